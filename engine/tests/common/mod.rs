//! Images of hand-encoded functions for engine tests.

use maple_codegen::emit;
use maple_codegen::program::{
    Definition, Extern, ExternKind, FunctionCode, Linkage, Program, Reloc, SymbolId,
};
use maple_loader::Image;
use maple_mirbin::encode::CodeBuilder;
use maple_mirbin::header::{self, Frame};
use maple_mirbin::note::Features;
use maple_vm::{Config, ExecutorKind, Jit, Prim, Trap, Value, Vm};

/// A function to be put into an image; symbol numbers are positions in the list, externs follow.
pub struct Source {
    /// Symbol.
    pub name: &'static str,
    /// Types of the formals.
    pub formals: Vec<Prim>,
    /// Result type.
    pub result: Prim,
    /// Types of the locals, indices -2, -3, ...
    pub locals: Vec<Prim>,
    /// Code.
    pub code: CodeBuilder,
}

/// An image of these functions and external symbols.
pub fn image(sources: Vec<Source>, externs: &[&str]) -> Image {
    let mut program = Program {
        name: "test".to_owned(),
        ..Program::default()
    };
    program.note.features = Features::KNOWN;
    program.note.source_language = 1;
    let count = sources.len();
    for (index, source) in sources.into_iter().enumerate() {
        let mut cells = vec![source.result, Prim::Unknown];
        cells.extend(source.locals);
        let frame = Frame {
            formals: source.formals,
            cells,
            depth: source.code.max_depth() as u16,
            flags: 0,
        };
        let mut bytes = header::write_mpli(&frame).expect("header");
        let code_offset = bytes.len() as u32;
        let code = source.code.finish().expect("code");
        bytes.extend(code.bytes);
        let relocs = code.relocs.iter().map(|r| Reloc {
            offset: code_offset + r.offset,
            kind: r.kind,
            symbol: SymbolId(r.symbol),
            addend: r.addend,
        });
        program.functions.push(FunctionCode {
            symbol: SymbolId(index as u32),
            name: source.name.to_owned(),
            linkage: Linkage::Global,
            bytes,
            code_offset,
            relocs: relocs.collect(),
            lines: Vec::new(),
            declared: None,
            labels: Vec::new(),
            native_sites: Vec::new(),
        });
        program.symbols.push(Definition::Function(index as u32));
    }
    for (index, name) in externs.iter().enumerate() {
        program.externs.push(Extern {
            symbol: SymbolId((count + index) as u32),
            name: (*name).to_owned(),
            kind: ExternKind::Function,
            weak: false,
        });
        program.symbols.push(Definition::Extern(index as u32));
    }
    let bytes = emit::write(&program).expect("image");
    Image::from_bytes("test.so", &bytes).expect("load")
}

/// Calls `name` in fresh VMs with both executors; results must agree.
pub fn both(make: impl Fn() -> Image, name: &str, args: &[Value]) -> Result<Value, Trap> {
    let run = |executor, jit| {
        let mut vm = Vm::new(Config {
            executor,
            jit,
            ..Config::default()
        })
        .expect("vm");
        vm.load(vec![make()]).expect("link");
        let func = vm.func(name).expect("function");
        vm.call(func, args)
    };
    let threaded = run(ExecutorKind::Threaded, Jit::Off);
    for other in [
        run(ExecutorKind::Stepper, Jit::Off),
        run(ExecutorKind::Threaded, Jit::Eager),
    ] {
        match (&threaded, &other) {
            (Ok(t), Ok(s)) => assert_eq!(t, s, "{name}{args:?}"),
            (Err(t), Err(s)) => {
                assert_eq!(t.kind, s.kind, "{name}{args:?}");
                assert_eq!(t.frames, s.frames, "{name}{args:?}");
            }
            _ => panic!("{name}{args:?}: threaded {threaded:?}, another {other:?}"),
        }
    }
    threaded
}
