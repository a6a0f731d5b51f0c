//! Programs that contradict themselves, and those too large.

use maple_mirbin::{Op, Prim, RelocKind};

use super::fixture::{Builder, sample};
use crate::emit::{EmitError, write};
use crate::program::{DataSection, Definition, ExternKind, Linkage, Program, Reloc, SymbolId};

fn error(change: impl FnOnce(&mut Program)) -> EmitError {
    let mut program = sample();
    change(&mut program);
    let error = write(&program).unwrap_err();
    assert!(!error.to_string().is_empty());
    error
}

fn data<'a>(program: &'a mut Program, name: &str) -> &'a mut crate::program::DataObject {
    program
        .data
        .iter_mut()
        .find(|object| object.name == name)
        .unwrap()
}

#[test]
fn names() {
    assert!(matches!(
        error(|p| p.functions[0].name.clear()),
        EmitError::Name { .. }
    ));
    assert!(matches!(
        error(|p| p.data[0].name = "a\0b".into()),
        EmitError::Name { .. }
    ));
    assert!(matches!(
        error(|p| p.files[0].path = "\0".into()),
        EmitError::Name { .. }
    ));
    assert!(matches!(error(|p| p.name = "\0".into()), EmitError::Name { .. }));
    assert!(matches!(
        error(|p| p.functions[2].name = "main".into()),
        EmitError::Duplicate { .. }
    ));
    assert!(matches!(
        error(|p| p.externs[0].name = "main".into()),
        EmitError::Duplicate { .. }
    ));
    let mut program = sample();
    program.functions[1].name = "main".into();
    write(&program).expect("local names may repeat");
}

#[test]
fn symbols() {
    assert!(matches!(
        error(|p| p.functions[0].symbol = SymbolId(999)),
        EmitError::Symbol { .. }
    ));
    assert!(matches!(
        error(|p| p.externs[0].symbol = SymbolId(1)),
        EmitError::Symbol { .. }
    ));
    assert!(matches!(
        error(|p| p.symbols.push(Definition::Function(9))),
        EmitError::Symbol { .. }
    ));
    assert!(matches!(
        error(|p| p.functions[0].relocs[0].symbol = SymbolId(999)),
        EmitError::Symbol { .. }
    ));
}

#[test]
fn shapes() {
    for align in [0, 3, 1 << 25] {
        assert!(matches!(
            error(|p| data(p, "counter").align = align),
            EmitError::Align { .. }
        ));
    }
    assert!(matches!(
        error(|p| data(p, "counter").size = 9),
        EmitError::Contents { .. }
    ));
    assert!(matches!(
        error(|p| data(p, "buffer").bytes = vec![0]),
        EmitError::Contents { .. }
    ));
    assert!(matches!(
        error(|p| data(p, "buffer").size = u64::MAX),
        EmitError::Size { section: ".bss" }
    ));
    assert!(matches!(
        error(|p| data(p, "buffer").size = 64 << 30),
        EmitError::Size { section: ".bss" }
    ));
}

#[test]
fn positions() {
    let position = |change: fn(&mut Program), what: &str| {
        let error = error(change);
        assert!(
            matches!(&error, EmitError::Position { what: found, .. } if *found == what),
            "{error:?}"
        );
    };
    position(|p| p.functions[0].relocs[0].offset = u32::MAX, "field");
    position(|p| data(p, "here").relocs[0].offset = 9, "field");
    position(|p| p.functions[0].code_offset = 1000, "code");
    position(|p| p.functions[0].lines[2].offset = 1000, "line");
    position(|p| p.functions[0].lines[0].file = 2, "file");
    position(|p| p.functions[0].declared = Some((7, 1)), "file");
    position(|p| p.functions[0].native_sites[0].0 = 1000, "call");
    assert!(matches!(
        error(|p| p.functions[0].lines.reverse()),
        EmitError::LineOrder { .. }
    ));
    let zeroed = |p: &mut Program| {
        let reloc = p.data[1].relocs[0];
        data(p, "buffer").relocs.push(reloc);
    };
    position(zeroed, "field");
}

#[test]
fn distances() {
    let mut b = Builder::new();
    let puts = b.external("puts", ExternKind::Function, false);
    let main = b.function("main", Linkage::Global);
    b.code(
        main,
        0,
        1,
        &[&|code| code.pcrel(Op::AddrOffPc, Prim::A64, puts.0, 0)],
    );
    let error_text = write(&b.program).unwrap_err().to_string();
    assert!(
        error_text.contains("main+0x16") && error_text.contains("puts"),
        "{error_text}"
    );

    assert!(matches!(
        error(|p| data(p, "here").relocs[0].kind = RelocKind::Pc32),
        EmitError::Distance { .. }
    ));
    let far = |p: &mut Program| {
        data(p, "buffer").size = 3 << 30;
        let field = p.functions[0].relocs[4];
        p.functions[0].relocs[4] = Reloc {
            addend: 0x7fff_ffff,
            ..field
        };
    };
    assert!(matches!(
        error(far),
        EmitError::Reach {
            distance: 0x8000_0000..,
            ..
        }
    ));

    // One array of 3 GiB has all else in front of it, of two one is out of reach.
    let mut b = Builder::new();
    let arena = b.bss("arena", 3 << 30);
    let last = b.bss("last", 8);
    let main = b.function("main", Linkage::Global);
    for symbol in [arena, last] {
        b.code(
            main,
            0,
            1,
            &[&|code| code.pcrel(Op::AddrOffPc, Prim::A64, symbol.0, 0)],
        );
    }
    write(&b.program).expect("the start of everything is in reach");
    let more = b.bss("more", 3 << 30);
    b.data("pointer", DataSection::Data, &[0; 8], &[(0, more)]);
    write(&b.program).expect("addresses reach everywhere");
    b.code(
        main,
        0,
        1,
        &[&|code| code.pcrel(Op::AddrOffPc, Prim::A64, more.0, 0)],
    );
    assert!(matches!(write(&b.program), Err(EmitError::Reach { target, .. }) if target == "more"));
}
