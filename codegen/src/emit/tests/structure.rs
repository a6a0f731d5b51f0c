//! Images against the rules of the format.

use maple_mirbin::header::parse;
use maple_mirbin::{NativeTable, Note};

use super::elf::{Elf, number};
use super::fixture::{Builder, sample};
use crate::emit::{Machine, write_for};
use crate::program::{DataSection, ExternKind, Linkage, Program};

const PT_LOAD: u32 = 1;
const PT_GNU_RELRO: u32 = 0x6474_e552;
const PF_X: u32 = 1;
const PF_W: u32 = 2;
const SHF_WAX: u64 = 7;
const SHT_NOBITS: u32 = 8;
const RELATIVE: u32 = 8;
const ABS64: u32 = 1;

fn image(program: &Program) -> Elf {
    let elf = Elf::parse(write_for(program, Machine::X86_64).unwrap());
    check(&elf);
    elf
}

/// What holds for every image.
fn check(elf: &Elf) {
    assert_eq!(elf.kind(), 3, "a shared object");
    let loads: Vec<_> = elf
        .segments
        .iter()
        .filter(|segment| segment.kind == PT_LOAD)
        .collect();
    let page = if elf.machine() == 183 { 0x1_0000 } else { 0x1000 };
    for segment in &elf.segments {
        assert_eq!(segment.flags & PF_X, 0, "{segment:?}");
        assert!(segment.file_size <= segment.memory_size);
        assert!(segment.offset + segment.file_size <= elf.bytes.len() as u64);
        if segment.align > 1 && segment.file_size != 0 {
            assert_eq!(
                segment.address % segment.align,
                segment.offset % segment.align,
                "{segment:?}"
            );
        }
    }
    assert_eq!(loads.len(), 2);
    assert_eq!((loads[0].flags & PF_W, loads[1].flags & PF_W), (0, PF_W));
    let last = |address: u64| address / page;
    assert!(
        last(loads[0].address + loads[0].memory_size - 1) < last(loads[1].address),
        "no shared page"
    );
    let relro = elf
        .segments
        .iter()
        .find(|segment| segment.kind == PT_GNU_RELRO)
        .unwrap();
    assert_eq!(relro.address, loads[1].address);
    assert_eq!((relro.address + relro.memory_size) % page, 0);
    assert!(relro.memory_size <= loads[1].memory_size);

    let mut end = 0;
    for section in elf.sections.iter().skip(1) {
        assert!(section.align.is_power_of_two());
        assert_eq!(section.address % section.align, 0, "{section:?}");
        if section.kind != SHT_NOBITS {
            assert!(section.offset >= end, "sections ascend: {section:?}");
            end = section.offset + section.size;
        }
        if section.flags & 2 != 0 {
            let inside = |segment: &&&super::elf::Segment| {
                section.address >= segment.address
                    && section.address + section.size <= segment.address + segment.memory_size
            };
            let segment = loads
                .iter()
                .find(inside)
                .unwrap_or_else(|| panic!("not loaded: {section:?}"));
            assert_eq!(section.flags & 1 != 0, segment.flags & PF_W != 0, "{section:?}");
            if section.kind != SHT_NOBITS {
                assert_eq!(section.address - segment.address, section.offset - segment.offset);
            }
        }
    }
    if let Some(table) = elf.find(".rela.dyn") {
        let relocs = elf.relocs(&table.name);
        assert!(
            relocs.windows(2).all(|pair| pair[0].place < pair[1].place),
            "relocations ascend"
        );
    }
    for (index, symbol) in elf.symbols(".dynsym").iter().enumerate().skip(1) {
        let found = elf.lookup(&symbol.name);
        assert_eq!(found, (symbol.section != 0).then_some(index as u32), "{symbol:?}");
    }
    assert_eq!(elf.lookup("no such symbol"), None);
    let locals = elf
        .symbols(".symtab")
        .iter()
        .take_while(|symbol| symbol.info >> 4 == 0)
        .count();
    assert_eq!(elf.section(".symtab").info as usize, locals);
    assert!(
        elf.symbols(".symtab")
            .iter()
            .skip(locals)
            .all(|symbol| symbol.info >> 4 != 0)
    );
}

#[test]
fn sections_and_symbols() {
    let elf = image(&sample());
    assert_eq!(elf.section(".mirbin").flags, SHF_WAX);
    assert_eq!(Note::parse(elf.contents(".note.maple")).unwrap(), sample().note);
    let section = |name: &str| {
        elf.sections
            .iter()
            .position(|section| section.name == name)
            .unwrap() as u16
    };
    for (name, info, home) in [
        ("main", 0x12, ".mirbin"),
        ("hook", 0x22, ".mirbin"),
        ("counter", 0x11, ".data"),
        ("handlers", 0x11, ".data.rel.ro"),
        ("buffer", 0x11, ".bss"),
    ] {
        for table in [".dynsym", ".symtab"] {
            let symbol = elf.symbol(table, name);
            assert_eq!(
                (symbol.info, symbol.section),
                (info, section(home)),
                "{name} in {table}"
            );
        }
    }
    for (name, info) in [("printf", 0x12), ("stdout", 0x11), ("optional_hook", 0x22)] {
        let symbol = elf.symbol(".dynsym", name);
        assert_eq!(
            (symbol.info, symbol.section, symbol.value),
            (info, 0, 0),
            "{name}"
        );
    }
    assert_eq!(elf.symbol(".symtab", "twice").info, 0x02);
    assert_eq!(elf.symbol(".symtab", "str$0").section, section(".rodata"));
    assert!(elf.symbols(".dynsym").iter().all(|symbol| symbol.name != "twice"));
    assert_eq!(elf.symbol(".dynsym", "buffer").size, 4096);
}

#[test]
fn functions_can_be_read() {
    let program = sample();
    let elf = image(&program);
    for function in &program.functions {
        let symbol = elf.symbol(".symtab", &function.name);
        assert_eq!(symbol.value % 8, 0);
        assert_eq!(symbol.size, function.bytes.len() as u64);
        let start = elf.offset(symbol.value) as usize;
        let parsed = parse(&elf.bytes[start..start + symbol.size as usize]).unwrap();
        assert_eq!(parsed.code_offset, function.code_offset);
    }
}

#[test]
fn distances_are_filled_in_and_addresses_are_relocated() {
    let program = sample();
    let elf = image(&program);
    let address = |name: &str| elf.symbol(".symtab", name).value;
    let relocs = elf.relocs(".rela.dyn");
    let dynamic = elf.symbols(".dynsym");
    let at = |place: u64| {
        let reloc = relocs.iter().find(|reloc| reloc.place == place).unwrap();
        let name = dynamic[reloc.symbol as usize].name.as_str();
        (reloc.kind, name, reloc.addend)
    };
    let main = &program.functions[0];
    let fields: Vec<u64> = main
        .relocs
        .iter()
        .map(|reloc| address("main") + u64::from(reloc.offset))
        .collect();
    let distance = |field: u64| number(&elf.bytes, elf.offset(field), 4) as i32;
    let target = |field: u64| field.wrapping_add_signed(distance(field).into());
    assert_eq!(at(fields[0]), (ABS64, "printf", 0));
    assert_eq!(target(fields[1]), address("str$0"));
    assert_eq!(target(fields[2]), address("counter") + 4);
    assert_eq!(at(fields[3]), (RELATIVE, "", address("twice") as i64));
    assert_eq!(target(fields[4]), address("buffer") + 16);

    let handlers = address("handlers");
    assert_eq!(at(handlers), (RELATIVE, "", address("main") as i64));
    assert_eq!(at(handlers + 8), (ABS64, "hook", 0));
    assert_eq!(at(handlers + 16), (RELATIVE, "", address("twice") as i64));
    assert_eq!(at(handlers + 24), (ABS64, "optional_hook", 0));
    assert_eq!(at(address("_PTRstdout")), (ABS64, "stdout", 0));
    assert_eq!(
        at(address("here") + 8),
        (RELATIVE, "", address("counter") as i64 + 4)
    );
    assert_eq!(relocs.len(), 9);
}

/// A weak variable that code reaches by distance is this image's own, wherever else its address is used.
#[test]
fn weak_symbols_are_bound_in_one_way() {
    use maple_mirbin::{Op, Prim};
    let mut b = Builder::new();
    let own = b.data("own", DataSection::Data, &[0; 8], &[]);
    let open = b.data("open", DataSection::Data, &[0; 8], &[]);
    b.program
        .data
        .iter_mut()
        .for_each(|object| object.linkage = Linkage::Weak);
    let table = b.data("table", DataSection::Data, &[0; 16], &[(0, own), (8, open)]);
    let main = b.function("main", Linkage::Global);
    b.code(
        main,
        0,
        1,
        &[&|code| code.pcrel(Op::AddrOffPc, Prim::A64, own.0, 0)],
    );
    let elf = image(&b.program);
    assert_eq!(table.0, 2);
    let kinds: Vec<u32> = elf.relocs(".rela.dyn").iter().map(|reloc| reloc.kind).collect();
    assert_eq!(kinds, [RELATIVE, ABS64]);
}

#[test]
fn call_sites_have_their_place_in_the_image() {
    let program = sample();
    let elf = image(&program);
    let table = NativeTable::parse(elf.contents(".maple.native")).unwrap();
    let (offset, prototype) = &program.functions[0].native_sites[0];
    let site = elf.symbol(".symtab", "main").value + u64::from(*offset);
    assert_eq!(table.site(site).as_ref(), Some(prototype));
    assert!(table.symbol("printf").is_some());
    assert_eq!(
        elf.bytes[elf.offset(site) as usize],
        maple_mirbin::Op::Icall as u8
    );
}

#[test]
fn the_same_program_gives_the_same_bytes() {
    let first = write_for(&sample(), Machine::X86_64).unwrap();
    assert!((0..10).all(|_| write_for(&sample(), Machine::X86_64).unwrap() == first));
}

#[test]
fn small_programs() {
    let elf = image(&Program::default());
    assert_eq!(elf.find(".debug_info").map(|section| section.size), None);
    assert_eq!(elf.find(".rela.dyn").map(|section| section.size), None);
    assert_eq!(elf.symbols(".dynsym").len(), 1);

    let mut b = Builder::new();
    b.external("malloc", ExternKind::Function, false);
    assert_eq!(image(&b.program).symbols(".dynsym").len(), 2);

    // No lines, no files, no name.
    let mut b = Builder::new();
    b.program.name.clear();
    b.program.files.clear();
    b.function("f", Linkage::Global);
    let elf = image(&b.program);
    assert!(elf.find(".debug_info").is_some() && elf.find(".debug_line").is_none());

    let mut b = Builder::new();
    b.bss("zeroes", 0);
    assert_eq!(image(&b.program).symbol(".dynsym", "zeroes").size, 0);
}

#[test]
fn alignment_beyond_a_page() {
    let mut b = Builder::new();
    for (name, section, align) in [
        ("table", DataSection::Rodata, 0x4000),
        ("pool", DataSection::Data, 0x2_0000),
        ("arena", DataSection::Bss, 0x10_0000),
    ] {
        let bytes: &[u8] = if section == DataSection::Bss { &[] } else { &[1; 8] };
        b.data(name, section, bytes, &[]);
        let object = b.program.data.last_mut().unwrap();
        (object.align, object.size) = (align, 8);
    }
    let elf = image(&b.program);
    for object in &b.program.data {
        assert_eq!(
            elf.symbol(".dynsym", &object.name).value % u64::from(object.align),
            0
        );
    }
}

#[test]
fn other_machines_have_their_own_numbers() {
    let elf = Elf::parse(write_for(&sample(), Machine::Aarch64).unwrap());
    check(&elf);
    assert_eq!(elf.machine(), 183);
    let relocs = elf.relocs(".rela.dyn");
    assert!(
        relocs
            .iter()
            .all(|reloc| matches!((reloc.kind, reloc.symbol), (1027, 0) | (257, 1..)))
    );
}

/// Time and memory are linear: this would not end in the time of a test run otherwise.
#[test]
fn large_programs() {
    use maple_mirbin::{Op, Prim};
    let mut b = Builder::new();
    let arena = b.bss("arena", 100 << 20);
    let pool = b.data("pool", DataSection::Data, &[], &[]);
    let bytes = vec![0xa5; 100 << 20];
    let object = b.program.data.last_mut().unwrap();
    (object.size, object.bytes) = (bytes.len() as u64, bytes);
    let functions: Vec<_> = (0..20_000)
        .map(|index| b.function(&format!("f{index}"), Linkage::Global))
        .collect();
    for (index, function) in b.program.functions.iter_mut().enumerate() {
        let next = functions[(index + 1) % functions.len()];
        let mut code = maple_mirbin::CodeBuilder::new();
        code.abs(Op::AddrOfFunc, Prim::A64, next.0, 0);
        code.pcrel(Op::AddrOffPc, Prim::A64, arena.0, 50 << 20);
        code.pcrel(Op::AddrOffPc, Prim::A64, pool.0, 0);
        let code = code.finish().unwrap();
        function.bytes.extend_from_slice(&code.bytes);
        function.relocs = code
            .relocs
            .iter()
            .map(|reloc| crate::program::Reloc {
                offset: function.code_offset + reloc.offset,
                kind: reloc.kind,
                symbol: crate::program::SymbolId(reloc.symbol),
                addend: reloc.addend,
            })
            .collect();
    }
    let bytes = write_for(&b.program, Machine::X86_64).unwrap();
    let elf = Elf::parse(bytes);
    assert_eq!(elf.symbols(".dynsym").len(), 20_003);
    assert_eq!(elf.relocs(".rela.dyn").len(), 20_000);
    assert!(elf.bytes.len() < 112 << 20);
    for name in ["f0", "f777", "f19999"] {
        assert!(elf.lookup(name).is_some());
    }
}
