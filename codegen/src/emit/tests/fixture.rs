//! Programs made by hand.

use maple_mirbin::note::{Note, language};
use maple_mirbin::{
    CodeBuilder, Frame, NativePrototype, NativeType, Op, Prim, RelocKind, header::write_mpli,
};

use crate::program::{
    DataObject, DataSection, Definition, Extern, ExternKind, FunctionCode, LineRow, Linkage, Program, Reloc,
    SourceFileRef, SymbolId,
};

/// Adds symbols and what they name together.
#[derive(Default)]
pub struct Builder {
    pub program: Program,
}

impl Builder {
    pub fn new() -> Builder {
        let mut builder = Builder::default();
        builder.program.name = "sample.mpl".into();
        builder.program.note = Note::new(language::C, 0);
        builder.program.files = ["sample.c", "lib/util.h"]
            .map(|path| SourceFileRef { path: path.into() })
            .to_vec();
        builder
    }

    fn symbol(&mut self, definition: Definition) -> SymbolId {
        self.program.symbols.push(definition);
        SymbolId(self.program.symbols.len() as u32 - 1)
    }

    /// A native function or variable.
    pub fn external(&mut self, name: &str, kind: ExternKind, weak: bool) -> SymbolId {
        let symbol = self.symbol(Definition::Extern(self.program.externs.len() as u32));
        let name = name.into();
        self.program.externs.push(Extern {
            symbol,
            name,
            kind,
            weak,
        });
        symbol
    }

    /// Data with 8-byte address fields at the given offsets.
    pub fn data(
        &mut self,
        name: &str,
        section: DataSection,
        bytes: &[u8],
        relocs: &[(u32, SymbolId)],
    ) -> SymbolId {
        let symbol = self.symbol(Definition::Data(self.program.data.len() as u32));
        let relocs = relocs.iter().map(|&(offset, symbol)| Reloc {
            offset,
            kind: RelocKind::Abs64,
            symbol,
            addend: 0,
        });
        self.program.data.push(DataObject {
            symbol,
            name: name.into(),
            linkage: Linkage::Global,
            section,
            align: 8,
            size: bytes.len() as u64,
            bytes: bytes.to_vec(),
            relocs: relocs.collect(),
        });
        symbol
    }

    /// Zeroed data.
    pub fn bss(&mut self, name: &str, size: u64) -> SymbolId {
        let symbol = self.data(name, DataSection::Bss, &[], &[]);
        if let Some(object) = self.program.data.last_mut() {
            object.size = size;
        }
        symbol
    }

    /// Declares a function whose code comes later.
    pub fn function(&mut self, name: &str, linkage: Linkage) -> SymbolId {
        let symbol = self.symbol(Definition::Function(self.program.functions.len() as u32));
        let frame = Frame {
            cells: vec![Prim::I32, Prim::Unknown],
            depth: 8,
            ..Frame::default()
        };
        let bytes = write_mpli(&frame).unwrap();
        self.program.functions.push(FunctionCode {
            symbol,
            name: name.into(),
            linkage,
            code_offset: bytes.len() as u32,
            bytes,
            relocs: Vec::new(),
            lines: Vec::new(),
            declared: None,
            labels: Vec::new(),
            native_sites: Vec::new(),
        });
        symbol
    }

    /// Gives the function `symbol` its code: each part is on the next line of `file`, from `line` on.
    pub fn code(&mut self, symbol: SymbolId, file: u32, line: u32, parts: &[&dyn Fn(&mut CodeBuilder)]) {
        let function = self
            .program
            .functions
            .iter_mut()
            .find(|function| function.symbol == symbol)
            .unwrap();
        let mut code = CodeBuilder::new();
        for (index, part) in parts.iter().enumerate() {
            function.lines.push(LineRow {
                offset: function.code_offset + code.offset(),
                file,
                line: line + index as u32,
                column: 0,
            });
            part(&mut code);
        }
        let code = code.finish().unwrap();
        function.bytes.extend_from_slice(&code.bytes);
        function.declared = Some((file, line.saturating_sub(1).max(1)));
        function.relocs.extend(code.relocs.iter().map(|reloc| Reloc {
            offset: function.code_offset + reloc.offset,
            kind: reloc.kind,
            symbol: SymbolId(reloc.symbol),
            addend: reloc.addend,
        }));
    }
}

/// Calls, strings, variables of every kind, a table of functions, slots for foreign variables.
pub fn sample() -> Program {
    let mut b = Builder::new();
    let printf = b.external("printf", ExternKind::Function, false);
    let stdout = b.external("stdout", ExternKind::Object, false);
    let optional = b.external("optional_hook", ExternKind::Function, true);
    let main = b.function("main", Linkage::Global);
    let twice = b.function("twice", Linkage::Local);
    let hook = b.function("hook", Linkage::Weak);
    let text = b.data("str$0", DataSection::Rodata, b"sum %d\n\0", &[]);
    b.program.data.last_mut().unwrap().linkage = Linkage::Local;
    b.program.data.last_mut().unwrap().align = 1;
    b.data(
        "handlers",
        DataSection::Rodata,
        &[0; 32],
        &[(0, main), (8, hook), (16, twice), (24, optional)],
    );
    let counter = b.data("counter", DataSection::Data, &7u64.to_le_bytes(), &[]);
    b.data("_PTRstdout", DataSection::Data, &[0; 8], &[(0, stdout)]);
    b.data("here", DataSection::Data, &[0; 16], &[(8, counter)]);
    b.program.data.last_mut().unwrap().relocs[0].addend = 4;
    let buffer = b.bss("buffer", 4096);
    b.data("empty", DataSection::Data, &[], &[]);
    b.code(
        main,
        0,
        10,
        &[
            &|code| {
                code.abs(Op::AddrOfFunc, Prim::A64, printf.0, 0);
                code.pcrel(Op::AddrOffPc, Prim::A64, text.0, 0);
                code.pcrel(Op::AddrOffPc, Prim::A64, counter.0, 4);
                code.op(Op::Icall, Prim::I32, 3);
            },
            &|code| {
                code.abs(Op::AddrOfFunc, Prim::A64, twice.0, 0);
                code.pcrel(Op::AddrOffPc, Prim::A64, buffer.0, 16);
                code.op(Op::Icall, Prim::I32, 2);
            },
            &|code| code.op(Op::Return, Prim::I32, 0),
        ],
    );
    let call = b.program.functions[0].code_offset + 12 + 8 + 8;
    let int = NativeType::Prim(Prim::I32);
    let pointer = NativeType::Prim(Prim::A64);
    let prototype = NativePrototype::variadic(1, vec![pointer, int], int);
    b.program.functions[0].native_sites.push((call, prototype));
    b.program
        .natives
        .symbol("printf", NativePrototype::variadic(1, vec![pointer], int))
        .unwrap();
    b.code(twice, 1, 3, &[&|code| code.op(Op::Return, Prim::I32, 0)]);
    b.code(
        hook,
        0,
        30,
        &[&|code| code.abs(Op::AddrOfFunc, Prim::A64, hook.0, 0), &|code| {
            code.op(Op::Return, Prim::I32, 0);
        }],
    );
    b.program
}
