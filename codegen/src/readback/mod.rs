//! Images read back: from the functions of lowered JavaScript in an image to the module that they were made of (image.md §2, §3).
//!
//! What an image does not say is gone: names of labels, comments, positions. What is compiled from the module has the same code, byte for
//! byte, if the image was made here; `switch` statements and ends without `return` were written out then, and stay so.
//!
//! Nothing in an image is trusted. Code is read after the engine's verifier has accepted it, and the module is verified like any other.

mod code;
mod elf;
mod function;
#[cfg(test)]
mod random;
#[cfg(test)]
mod tests;

use maple_mirbin::header::{MPJS, MPLI};
use maple_mirbin::{Globals, module};

use crate::diag::{Diagnostic, Severity, SourceFile};
use crate::mir::{self, FuncId, Function, Module, Pos, SourceLanguage};

use elf::{Elf, Symbol};

/// Whether these are the first bytes of an image.
pub fn is_image(bytes: &[u8]) -> bool {
    bytes.starts_with(b"\x7fELF")
}

/// Reads the module that an image was made of; with it come warnings. At most `max_errors` errors are listed.
///
/// # Errors
/// What is damaged, or has no text: functions of other languages, and instructions that no lowered module has.
pub fn read(file: &SourceFile, max_errors: usize) -> Result<(Module, Vec<Diagnostic>), Vec<Diagnostic>> {
    let problem = |problem: Problem| {
        let found = Diagnostic::unplaced("image", file.name(), problem.message);
        vec![found.hint(problem.hint)]
    };
    let module = module_of(file.text()).map_err(problem)?;
    let found = mir::verify(&module, max_errors);
    if found.iter().any(|found| found.severity == Severity::Error) {
        return Err(found);
    }
    Ok((module, found))
}

/// Why an image cannot be read back.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Problem {
    message: String,
    hint: &'static str,
}

impl From<String> for Problem {
    fn from(message: String) -> Problem {
        Problem {
            message,
            hint: "make the image anew",
        }
    }
}

/// A function in an image.
struct Place<'d> {
    symbol: Symbol,
    bytes: &'d [u8],
    id: FuncId,
}

fn module_of(bytes: &[u8]) -> Result<Module, Problem> {
    let elf = Elf::parse(bytes)?;
    let mut module = Module {
        flavor: 4,
        srclang: SourceLanguage::JAVASCRIPT,
        ..Module::default()
    };
    let declares = globals(&elf, &mut module)?;
    let (places, entry) = functions(&elf, &mut module)?;
    if places.is_empty() && !declares {
        return Err(Problem {
            message: "the image holds no lowered JavaScript".to_owned(),
            hint: "mplsh runs images, mpldis lists them",
        });
    }
    module.numfuncs = Some(places.len() as u64);
    module.entry = entry;
    let mut strings = code::Strings::new(bytes.len());
    for (number, place) in places.iter().enumerate() {
        let mut context = code::Context {
            elf: &elf,
            places: &places,
            module: &mut module,
            strings: &mut strings,
        };
        let read = function::read(&mut context, place, number as u64);
        let shown = String::from_utf8_lossy(&place.symbol.name).into_owned();
        let func = read.map_err(|problem| Problem {
            message: format!("function {shown}: {}", problem.message),
            hint: problem.hint,
        })?;
        module.funcs[place.id] = func;
        module.funcs.declare(place.id);
    }
    Ok(module)
}

/// Reads the declaration of the module; false if there is none.
fn globals(elf: &Elf<'_>, module: &mut Module) -> Result<bool, Problem> {
    let own = |symbol: &&Symbol| symbol.name == module::DECLARATION.as_bytes();
    let Some(symbol) = elf.symbols.iter().find(own) else {
        return Ok(false);
    };
    let bytes = elf.bytes_of(symbol);
    let bytes = bytes.ok_or_else(|| format!("{} lies outside the file", module::DECLARATION))?;
    let globals = Globals::parse(bytes).map_err(|error| error.to_string())?;
    module.globalmemsize = Some(globals.memory.len() as u64);
    let word = |bytes: &[u8]| {
        bytes
            .iter()
            .rev()
            .fold(0, |word, &byte| word << 8 | u32::from(byte))
    };
    module.globalmemmap = globals.memory.chunks(4).map(word).collect();
    module.globalwordstypetagged = module::bit_words(&globals.words_type_tagged);
    module.globalwordsrefcounted = module::bit_words(&globals.words_ref_counted);
    Ok(true)
}

/// Finds the functions, in the order of the image, and the one that the program begins with.
fn functions<'d>(elf: &Elf<'d>, module: &mut Module) -> Result<(Vec<Place<'d>>, Option<FuncId>), Problem> {
    let mut places: Vec<Place<'d>> = Vec::new();
    let mut entry = None;
    let is_entry = |symbol: &Symbol| symbol.name == module::ENTRY.as_bytes();
    // Of the names of one place the first counts that is its own.
    let mut symbols: Vec<&Symbol> = elf.symbols.iter().filter(|symbol| symbol.code).collect();
    symbols.sort_by_key(|symbol| (symbol.address, is_entry(symbol)));
    for symbol in symbols {
        let Some(start) = elf.at(symbol.address) else {
            continue;
        };
        let shown = String::from_utf8_lossy(&symbol.name);
        if start.starts_with(&MPLI) {
            return Err(Problem {
                message: format!("function {shown} is not JavaScript"),
                hint: "mplsh runs images, mpldis lists them",
            });
        }
        if !start.starts_with(&MPJS) {
            continue;
        }
        if let Some(last) = places.last() {
            let end = last.symbol.address + last.bytes.len() as u64;
            if last.symbol.address == symbol.address {
                if is_entry(symbol) {
                    entry = Some(last.id);
                }
                continue;
            }
            if symbol.address < end {
                return Err(format!("function {shown} lies within another one").into());
            }
        }
        let bytes = elf.bytes_of(symbol);
        let bytes = bytes.ok_or_else(|| format!("function {shown} ends outside the file"))?;
        if !mir::is_name(&symbol.name) {
            return Err(format!("the name {shown:?} is none of MAPLE IR").into());
        }
        let name = module.names.intern(&symbol.name);
        if module.funcs.lookup(name).is_some() {
            return Err(format!("there are two functions {shown}").into());
        }
        let id = module.funcs.mention(name, Pos::NONE);
        if is_entry(symbol) {
            entry = Some(id);
        }
        places.push(Place {
            symbol: symbol.clone(),
            bytes,
            id,
        });
    }
    let main = module
        .names
        .get("main")
        .and_then(|name| module.funcs.lookup(name));
    Ok((places, entry.or(main)))
}

/// A function that is called or whose address is taken, and that others define.
fn foreign(module: &mut Module, name: &[u8]) -> Result<FuncId, Problem> {
    if !mir::is_name(name) {
        return Err(format!("the name {:?} is none of MAPLE IR", String::from_utf8_lossy(name)).into());
    }
    let name = module.names.intern(name);
    Ok(module.funcs.mention(name, Pos::NONE))
}

/// A function of the module, without parameter list.
fn empty(name: mir::Name) -> Function {
    Function {
        has_signature: false,
        returns: vec![mir::TypeTable::prim(maple_mirbin::Prim::Void)],
        ..Function::new(name)
    }
}
