//! What is in an image, as text: the text is an assembler listing whose comments hold everything that is no code.

use std::borrow::Cow;
use std::fmt::{self, Write};

use maple_loader::{FunctionRef, Image, SymbolKind, Undefined, Want};
use maple_mirbin::disasm::{NameKind, preamble, quoted};
use maple_mirbin::{Features, NativePrototype, NativeType, Note, header, note::language};

/// What to show.
#[derive(Clone, Debug)]
pub struct Selection {
    /// Only these functions; all if empty.
    pub functions: Vec<String>,
    /// Whether to show code.
    pub code: bool,
    /// Whether to define the opcodes, so that the listing assembles.
    pub preamble: bool,
}

/// Lists an image.
///
/// # Errors
/// If one of the selected functions is not in the image.
pub fn listing(image: &Image, selection: &Selection) -> Result<String, String> {
    let mut functions = image.functions();
    if !selection.functions.is_empty() {
        let find = |name: &String| image.function(name).ok_or_else(|| unknown_function(image, name));
        functions = selection.functions.iter().map(find).collect::<Result<_, _>>()?;
    }
    let names = Names::of(image);
    let mut out = String::new();
    // Writing to a String cannot fail.
    let _ = Listing {
        image,
        names: &names,
        out: &mut out,
    }
    .write(&functions, selection);
    Ok(out)
}

fn unknown_function(image: &Image, name: &str) -> String {
    let known: Vec<String> = image
        .functions()
        .iter()
        .take(5)
        .map(|f| image.shown_name(f).into_owned())
        .collect();
    let more = if known.is_empty() {
        "it has no Maple functions".to_owned()
    } else {
        format!("it has {}, ...", known.join(", "))
    };
    format!("{}: no function `{name}`; {more}", image.name())
}

/// Symbols by address.
struct Names<'i> {
    image: &'i Image,
    symbols: Vec<(u64, u64, Cow<'i, str>)>,
}

impl<'i> Names<'i> {
    fn of(image: &'i Image) -> Names<'i> {
        let named = image
            .symbols()
            .filter(|s| !s.absolute && s.kind != SymbolKind::Other);
        let mut symbols: Vec<_> = named.map(|s| (s.vaddr, s.size, Cow::Borrowed(s.name))).collect();
        let functions = image.functions();
        let unnamed = functions
            .iter()
            .filter(|function| image.function_name(function).is_empty());
        symbols.extend(unnamed.map(|f| (f.vaddr, f.size, Cow::Owned(image.shown_name(f).into_owned()))));
        symbols.sort();
        Names { image, symbols }
    }

    /// The symbol at an address, or the one whose extent holds it with the distance from its start.
    fn at(&self, vaddr: u64) -> Option<String> {
        let behind = self.symbols.partition_point(|&(start, ..)| start <= vaddr);
        let (start, size, name) = self.symbols.get(behind.checked_sub(1)?)?;
        match vaddr - start {
            0 => Some(quoted(name).into_owned()),
            distance if distance < *size => Some(format!("{}+{distance:#x}", quoted(name))),
            _ => None,
        }
    }

    /// The symbol that an operand at `place` refers to.
    fn operand(&self, place: u64, kind: NameKind) -> Option<String> {
        if let Some(relocation) = self.image.relocation(place) {
            return match (relocation.symbol, relocation.addend) {
                (Some(symbol), 0) => Some(quoted(symbol).into_owned()),
                (Some(symbol), addend) => Some(format!("{}{addend:+#x}", quoted(symbol))),
                (None, addend) => self.at(addend as u64),
            };
        }
        match kind {
            NameKind::Relative => {
                let bytes = self.image.stored(place, 4)?.first_chunk()?;
                // A field that leads to itself names nothing: 0 stands for every class in a table of types.
                let distance = Some(i32::from_le_bytes(*bytes)).filter(|&distance| distance != 0)?;
                self.at(place.wrapping_add_signed(distance.into()))
            }
            _ => None,
        }
    }
}

struct Listing<'l> {
    image: &'l Image,
    names: &'l Names<'l>,
    out: &'l mut String,
}

impl Listing<'_> {
    fn write(&mut self, functions: &[FunctionRef], selection: &Selection) -> fmt::Result {
        if selection.functions.is_empty() {
            self.facts(functions.len())?;
        }
        if selection.code {
            if selection.preamble {
                write!(self.out, "{}\n\t.text\n", preamble())?;
            }
            for function in functions {
                self.function(function)?;
            }
        }
        Ok(())
    }

    fn facts(&mut self, functions: usize) -> fmt::Result {
        writeln!(self.out, "// image {}", self.image.name())?;
        match self.image.note() {
            Some(note) => self.note(note)?,
            None => writeln!(
                self.out,
                "// no build note: read as the seed's generator writes images"
            )?,
        }
        for needed in self.image.needed() {
            writeln!(self.out, "// needs {needed}")?;
        }
        writeln!(self.out, "// {functions} functions")?;
        for symbol in self.image.undefined() {
            self.undefined(&symbol)?;
        }
        self.natives()
    }

    fn note(&mut self, note: &Note) -> fmt::Result {
        let named = Features::NAMES
            .iter()
            .filter(|(bit, _)| note.features & bit != 0)
            .map(|(_, name)| *name);
        let features: Vec<&str> = named.collect();
        let features = if features.is_empty() {
            "none".to_owned()
        } else {
            features.join(" ")
        };
        writeln!(self.out, "// format {}, features {features}", note.version)?;
        let language = language::name(note.source_language);
        writeln!(
            self.out,
            "// source language {language}, pointers of {} bytes, rangegoto tables {:?}, headers {:?}",
            note.pointer_size, note.range_goto_form, note.header_form
        )
    }

    fn undefined(&mut self, symbol: &Undefined) -> fmt::Result {
        let want = match symbol.want {
            Want::Function => "function",
            Want::Object => "variable",
            Want::Any => "symbol",
            Want::Late => "function that may be defined later,",
        };
        let weak = if symbol.weak && symbol.want != Want::Late {
            "weak "
        } else {
            ""
        };
        write!(self.out, "// undefined {weak}{want} {}", symbol.name)?;
        match &symbol.place {
            Some(place) => writeln!(self.out, ", wanted at {place}"),
            None => writeln!(self.out),
        }
    }

    fn natives(&mut self) -> fmt::Result {
        let tables = self.image.natives().map_or(&[][..], |natives| natives.tables());
        for table in tables {
            for (name, prototype) in table.symbols() {
                writeln!(self.out, "// native {name}{}", Prototype(&prototype))?;
            }
            for (offset, prototype) in table.sites() {
                writeln!(
                    self.out,
                    "// native call at {offset:#x}: {}",
                    Prototype(&prototype)
                )?;
            }
        }
        Ok(())
    }

    fn function(&mut self, function: &FunctionRef) -> fmt::Result {
        let name = self.image.shown_name(function);
        writeln!(self.out)?;
        let parsed = match header::parse(self.image.bytes(function)) {
            Ok(parsed) => parsed,
            Err(error) => return writeln!(self.out, "// {name}: {error}"),
        };
        let code = function.vaddr.wrapping_add(parsed.code_offset.into());
        let shown = quoted(&name).into_owned();
        writeln!(
            self.out,
            "\t.p2align 2\n\t.globl {shown}\n\t.type {shown}, %function"
        )?;
        let names = |offset: u32, kind: NameKind| match kind {
            NameKind::Function => Some(shown.clone()),
            _ => self.names.operand(code.wrapping_add(offset.into()), kind),
        };
        let form = self
            .image
            .note()
            .map_or_else(Default::default, |note| note.range_goto_form);
        let text = maple_mirbin::disassemble(&parsed, form, &names);
        self.out.push_str(&text);
        writeln!(self.out, "\t.size {shown}, .-{shown}")
    }
}

/// A native prototype as people write them.
struct Prototype<'p>(&'p NativePrototype);

impl fmt::Display for Prototype<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let NativePrototype {
            variadic,
            fixed,
            params,
            result,
        } = self.0;
        f.write_char('(')?;
        for (at, ty) in params.iter().enumerate() {
            if *variadic && at == *fixed as usize {
                f.write_str(if at == 0 { "...; " } else { ", ...; " })?;
            } else if at > 0 {
                f.write_str(", ")?;
            }
            show_type(*ty, f)?;
        }
        if *variadic && params.len() <= *fixed as usize {
            f.write_str(if params.is_empty() { "..." } else { ", ..." })?;
        }
        f.write_str(") ")?;
        show_type(*result, f)
    }
}

fn show_type(ty: NativeType, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    match ty {
        NativeType::Prim(prim) => write!(f, "{prim}"),
        NativeType::Struct(index) => write!(f, "struct#{index}"),
    }
}
