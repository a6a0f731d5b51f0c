//! What the writers rely on, checked once.

use maple_mirbin::RelocKind;
use rustc_hash::FxHashSet;

use super::{Area, Plan};
use crate::emit::EmitError;
use crate::program::{Alias, DataObject, DataSection, Definition, FunctionCode, Linkage, Program, Reloc};

impl Plan<'_> {
    /// Checks that symbols and definitions agree, and all names.
    pub(super) fn check_symbols(&self) -> Result<(), EmitError> {
        let program = self.program;
        let functions = program.functions.iter().enumerate().map(|(index, function)| {
            let exported = function.linkage != Linkage::Local;
            (
                function.symbol,
                Definition::Function(index as u32),
                &function.name,
                exported,
            )
        });
        let data = program.data.iter().enumerate().map(|(index, object)| {
            let exported = object.linkage != Linkage::Local;
            (
                object.symbol,
                Definition::Data(index as u32),
                &object.name,
                exported,
            )
        });
        let externs = program.externs.iter().enumerate();
        let externs =
            externs.map(|(index, item)| (item.symbol, Definition::Extern(index as u32), &item.name, true));
        let aliases = program.aliases.iter().enumerate();
        let aliases =
            aliases.map(|(index, item)| (item.symbol, Definition::Alias(index as u32), &item.name, true));
        let mut exported_names = FxHashSet::default();
        let mut count = 0;
        for (symbol, definition, name, exported) in functions.chain(data).chain(externs).chain(aliases) {
            count += 1;
            if program.definition(symbol) != Some(definition) {
                return Err(EmitError::Symbol {
                    owner: name.clone(),
                    symbol: symbol.0,
                });
            }
            if name.is_empty() || name.contains('\0') {
                return Err(EmitError::Name { name: name.clone() });
            }
            if exported && !exported_names.insert(name.as_str()) {
                return Err(EmitError::Duplicate { name: name.clone() });
            }
        }
        if count != program.symbols.len() {
            return Err(EmitError::Symbol {
                owner: program.name.clone(),
                symbol: count as u32,
            });
        }
        let homeless = |alias: &&Alias| alias.function as usize >= program.functions.len();
        if let Some(alias) = program.aliases.iter().find(homeless) {
            return Err(EmitError::Symbol {
                owner: alias.name.clone(),
                symbol: alias.symbol.0,
            });
        }
        let texts = program.files.iter().map(|file| &file.path).chain([&program.name]);
        match texts.into_iter().find(|text| text.contains('\0')) {
            Some(text) => Err(EmitError::Name { name: text.clone() }),
            None => Ok(()),
        }
    }

    /// Checks the symbols of all fields and finds out which weak definitions others may replace.
    pub(super) fn check_fields(&mut self) -> Result<(), EmitError> {
        let functions = self
            .program
            .functions
            .iter()
            .map(|item| (item.symbol, item.linkage));
        let data = self.program.data.iter().map(|item| (item.symbol, item.linkage));
        for (symbol, linkage) in functions.chain(data) {
            if let Some(preemptible) = self.preemptible.get_mut(symbol.0 as usize) {
                *preemptible = linkage == Linkage::Weak;
            }
        }
        let mut reached = Vec::new();
        for field in self.fields() {
            let symbol = field.reloc.symbol;
            if self.program.definition(symbol).is_none() {
                return Err(EmitError::Symbol {
                    owner: field.owner.to_owned(),
                    symbol: symbol.0,
                });
            }
            if field.reloc.kind == RelocKind::Pc32 {
                if self.place(symbol).is_none() || field.place.area != Area::Code {
                    return Err(EmitError::Distance {
                        owner: field.owner.to_owned(),
                        offset: field.reloc.offset,
                        target: self.name(symbol).to_owned(),
                    });
                }
                reached.push(symbol);
            }
        }
        for symbol in reached {
            if let Some(preemptible) = self.preemptible.get_mut(symbol.0 as usize) {
                *preemptible = false;
            }
        }
        Ok(())
    }
}

/// Checks that each of `relocs` lies inside `size` bytes.
fn check_relocs(name: &str, relocs: &[Reloc], size: u64) -> Result<(), EmitError> {
    let outside = |reloc: &&Reloc| u64::from(reloc.offset) + reloc.kind.size() as u64 > size;
    match relocs.iter().find(outside) {
        Some(reloc) => Err(position(name, "field", reloc.offset)),
        None => Ok(()),
    }
}

fn position(name: &str, what: &'static str, offset: u32) -> EmitError {
    EmitError::Position {
        name: name.to_owned(),
        what,
        offset,
    }
}

/// Checks the fields and positions of a function.
pub(super) fn check_function(program: &Program, function: &FunctionCode) -> Result<(), EmitError> {
    let name = &function.name;
    let size = function.bytes.len() as u64;
    let inside = |offset: u32| u64::from(offset) < size;
    check_relocs(name, &function.relocs, size)?;
    if u64::from(function.code_offset) > size {
        return Err(position(name, "code", function.code_offset));
    }
    if let Some((call, _)) = function.native_sites.iter().find(|(call, _)| !inside(*call)) {
        return Err(position(name, "call", *call));
    }
    let mut last = 0;
    for row in &function.lines {
        if !inside(row.offset) {
            return Err(position(name, "line", row.offset));
        }
        if row.offset < last {
            return Err(EmitError::LineOrder {
                name: name.clone(),
                offset: row.offset,
            });
        }
        last = row.offset;
    }
    let files = function.lines.iter().map(|row| row.file);
    let mut files = files.chain(function.declared.map(|(file, _)| file));
    match files.find(|&file| file as usize >= program.files.len()) {
        Some(file) => Err(position(name, "file", file)),
        None => Ok(()),
    }
}

/// Checks the shape and the fields of an object.
pub(super) fn check_object(object: &DataObject) -> Result<(), EmitError> {
    if !object.align.is_power_of_two() || object.align > EmitError::MAX_ALIGN {
        return Err(EmitError::Align {
            name: object.name.clone(),
            align: object.align,
        });
    }
    let stored = match object.section {
        DataSection::Bss => 0,
        _ => object.size,
    };
    if object.bytes.len() as u64 != stored {
        return Err(EmitError::Contents {
            name: object.name.clone(),
            size: stored,
            found: object.bytes.len() as u64,
        });
    }
    // Fields of a zero-filled object have no bytes to lie in.
    check_relocs(&object.name, &object.relocs, stored)
}
