//! The declaration of the module: its global memory (image.md §3), and where the program begins (image.md §10).

use maple_mirbin::{Globals, module};

use crate::diag::FileId;
use crate::mir::Pos;
use crate::program::{Alias, DataObject, DataSection, Definition, Linkage, SymbolId};

use super::super::symbols::Symbols;

/// Adds the declaration, and the name under which an image's entry function is looked up.
pub(in crate::select) fn globals(symbols: &mut Symbols<'_>) {
    let m = symbols.module;
    let size = u16::try_from(m.globalmemsize.unwrap_or(0)).unwrap_or(u16::MAX);
    let mut memory: Vec<u8> = m
        .globalmemmap
        .iter()
        .flat_map(|word| word.to_le_bytes())
        .collect();
    memory.resize(size.into(), 0);
    let globals = Globals {
        memory,
        words_type_tagged: module::bit_vector(&m.globalwordstypetagged, size),
        words_ref_counted: module::bit_vector(&m.globalwordsrefcounted, size),
    };
    match globals.encode() {
        Ok(bytes) => {
            symbols.data(DataObject {
                symbol: SymbolId(0),
                name: module::DECLARATION.to_owned(),
                linkage: Linkage::Global,
                section: DataSection::Rodata,
                align: module::ALIGN,
                size: bytes.len() as u64,
                bytes,
                relocs: Vec::new(),
            });
        }
        Err(error) => {
            symbols.error(
                FileId::MAIN,
                Pos::NONE,
                "global-memory",
                error.to_string(),
                "make it smaller",
            );
        }
    }
    entry(symbols);
}

fn entry(symbols: &mut Symbols<'_>) {
    let ids = (0..symbols.program.symbols.len() as u32).map(SymbolId);
    if ids
        .into_iter()
        .any(|id| symbols.program.symbol_name(id) == Some(module::ENTRY))
    {
        return;
    }
    let Some(id) = symbols.module.entry.filter(|&id| symbols.is_defined(id)) else {
        return;
    };
    let target = symbols.function(id);
    if let Some(Definition::Function(function)) = symbols.program.definition(target) {
        let symbol = SymbolId(symbols.program.symbols.len() as u32);
        let number = symbols.program.aliases.len() as u32;
        symbols.program.symbols.push(Definition::Alias(number));
        symbols.program.aliases.push(Alias {
            symbol,
            name: module::ENTRY.to_owned(),
            function,
        });
    }
}
