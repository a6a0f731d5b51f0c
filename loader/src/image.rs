//! [`Image`]: a mapped shared object with Maple functions in it.

use std::borrow::Cow;
use std::fs::File;
use std::ops::Range;
use std::path::{Path, PathBuf};
use std::sync::OnceLock;

use maple_mirbin::note::{self, NoteError};
use maple_mirbin::{NativeTables, Note};
use rustc_hash::FxHashMap;

use crate::elf::{Elf, string};
use crate::error::{LoadError, LoadErrorKind};
use crate::file::ImageFile;
use crate::functions::{Finder, FunctionRef, Functions};
use crate::map::Mapping;
use crate::relocs::Relocs;
use crate::symbols::{RawSymbol, Symbol, Symbols, View};

/// Section that holds the functions of an image written by `mplc` (DESIGN §4).
const CODE_SECTION: &str = ".mirbin";

/// A loaded image.
///
/// [`Image::open`] maps the segments and reads headers; [`Image::link`] binds undefined symbols and applies data relocations. From then on
/// an image does not change, but for the program's own writes to its data, and may be shared between threads.
///
/// Virtual addresses are those of the file, host addresses those of this process: host = [`Image::base`] + virtual. What is
/// read through the image (code, sections, names) comes from the file and is never what a program has written.
pub struct Image {
    name: String,
    path: Option<PathBuf>,
    pub(crate) file: ImageFile,
    pub(crate) elf: Elf,
    pub(crate) symbols: Symbols,
    pub(crate) relocs: Relocs,
    pub(crate) mapping: Mapping,
    note: Option<Note>,
    /// Addresses of the code section.
    code: Option<Range<u64>>,
    functions: OnceLock<Functions>,
    /// Addresses of undefined dynamic symbols by their number, once the image is linked.
    pub(crate) bound: Option<FxHashMap<u32, u64>>,
}

impl Image {
    /// Opens the image in the file at `path`. The cost does not depend on the size of the file.
    ///
    /// # Errors
    /// If the file cannot be read or mapped, is no image, is damaged, or needs features this engine does not have.
    pub fn open(path: &Path) -> Result<Image, LoadError> {
        let shown = path.display().to_string();
        let fail = |kind| LoadError::new(&shown, kind);
        let read = |error| fail(LoadErrorKind::Read(error));
        // Asked before opening, which would wait for the other end of a named pipe.
        let metadata = std::fs::metadata(path).map_err(read)?;
        if !metadata.is_file() {
            return Err(fail(LoadErrorKind::NotAFile));
        }
        if metadata.len() == 0 {
            return Err(fail(LoadErrorKind::NotElf));
        }
        let file = File::open(path).map_err(read)?;
        let bytes = ImageFile::map(&file).map_err(|error| fail(LoadErrorKind::Map(error)))?;
        let name = path
            .file_name()
            .map_or_else(|| shown.clone(), |name| name.to_string_lossy().into_owned());
        Image::load(name, Some(path), bytes, Some(&file)).map_err(fail)
    }

    /// Opens an image that lies in memory; `name` stands for it in messages. The bytes are copied.
    ///
    /// # Errors
    /// As [`Image::open`], but for reading the file.
    pub fn from_bytes(name: &str, bytes: &[u8]) -> Result<Image, LoadError> {
        let file = ImageFile::copy(bytes);
        Image::load(name.to_owned(), None, file, None).map_err(|kind| LoadError::new(name, kind))
    }

    fn load(
        name: String,
        path: Option<&Path>,
        mut file: ImageFile,
        source: Option<&File>,
    ) -> Result<Image, LoadErrorKind> {
        let elf = Elf::parse(file.bytes())?;
        let note = read_note(&elf, file.bytes())?;
        let section = |name: &str| elf.sections.find(file.bytes(), name);
        let code = section(CODE_SECTION).map(|section| section.addresses.clone());
        if let Some(range) = section(maple_mirbin::native::SECTION).map(|section| section.file.clone()) {
            let offset = range.start as u64;
            file.read_natives(range)
                .map_err(|error| LoadErrorKind::NativeTable {
                    offset,
                    reason: error.to_string(),
                })?;
        }
        let mapping = Mapping::new(&elf.segments, file.bytes(), source).map_err(LoadErrorKind::Map)?;
        Ok(Image {
            name,
            path: path.map(Path::to_owned),
            symbols: Symbols::new(&elf),
            relocs: Relocs::new(elf.machine, &elf.dynamic),
            file,
            elf,
            mapping,
            note,
            code,
            functions: OnceLock::new(),
            bound: None,
        })
    }

    /// The name used in messages and traces: the file's, without its directory.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The path the image was opened from; none for [`Image::from_bytes`].
    pub fn path(&self) -> Option<&Path> {
        self.path.as_deref()
    }

    /// Host address of virtual address 0. May have wrapped around below 0: add with [`u64::wrapping_add`].
    pub fn base(&self) -> u64 {
        self.mapping.base()
    }

    /// The build note. Images from seed-style listings have none and are as [`Note::default`] says.
    pub fn note(&self) -> Option<&Note> {
        self.note.as_ref()
    }

    /// The prototypes of native functions that the image calls; none if it brings no table.
    pub fn natives(&self) -> Option<&NativeTables<'_>> {
        self.file.natives()
    }

    /// Whether host address `addr` lies in one of the image's segments.
    pub fn contains(&self, addr: u64) -> bool {
        self.elf
            .segments
            .load_at(addr.wrapping_sub(self.base()), 1)
            .is_some()
    }

    /// File names of shared objects that the image was linked against (`DT_NEEDED`), in order.
    pub fn needed(&self) -> impl Iterator<Item = &str> {
        let dynamic = &self.elf.dynamic;
        let strings = self.file.bytes().get(dynamic.strings.clone()).unwrap_or_default();
        dynamic
            .needed
            .iter()
            .filter_map(|&offset| string(strings, offset))
    }

    /// The name under which others need this one (`DT_SONAME`), if it has one.
    pub fn soname(&self) -> Option<&str> {
        let dynamic = &self.elf.dynamic;
        let strings = self.file.bytes().get(dynamic.strings.clone()).unwrap_or_default();
        string(strings, dynamic.soname?)
    }

    /// The bytes of the first section called `name` as they stand in the file, for example `.debug_line`; none if there is no such
    /// section or the file has no section headers.
    pub fn section(&self, name: &str) -> Option<&[u8]> {
        let section = self.elf.sections.find(self.file.bytes(), name)?;
        self.file.bytes().get(section.file.clone())
    }

    /// Host addresses of the first section called `name`; none as for [`Image::section`], or if the section is not in memory.
    pub fn section_addresses(&self, name: &str) -> Option<Range<u64>> {
        let section = self.elf.sections.find(self.file.bytes(), name)?;
        let Range { start, end } = section.addresses;
        self.elf.segments.load_at(start, end.checked_sub(start)?)?;
        Some(self.base().wrapping_add(start)..self.base().wrapping_add(end))
    }

    /// The `size` bytes at host address `address` as they stand in memory, relocated; none if they are not all the image's.
    ///
    /// # Safety
    /// The image is linked, and nobody writes to these bytes while the result is in use.
    pub unsafe fn memory(&self, address: u64, size: usize) -> Option<&[u8]> {
        let vaddr = address.wrapping_sub(self.base());
        self.elf.segments.load_at(vaddr, size as u64)?;
        // SAFETY: the segment is mapped and readable as long as the image lives; the rest is the caller's promise.
        Some(unsafe { std::slice::from_raw_parts(std::ptr::with_exposed_provenance(address as usize), size) })
    }

    /// Whether the program may write the `size` bytes at host address `address`, and they are all the image's.
    pub fn is_writable(&self, address: u64, size: u64) -> bool {
        let vaddr = address.wrapping_sub(self.base());
        let load = self.elf.segments.load_at(vaddr, size);
        let sealed = |relro: &Range<u64>| vaddr < relro.end && vaddr.saturating_add(size) > relro.start;
        load.is_some_and(|load| load.writable) && !self.elf.segments.relro.as_ref().is_some_and(sealed)
    }

    /// The `size` bytes at virtual address `vaddr` as they stand in the file, before relocation; none if the file does not hold them all.
    pub fn stored(&self, vaddr: u64, size: u64) -> Option<&[u8]> {
        self.file.bytes().get(self.elf.segments.file_at(vaddr, size)?)
    }

    pub(crate) fn view(&self) -> View<'_> {
        self.symbols.view(self.file.bytes())
    }

    /// Host address of a defined symbol.
    pub(crate) fn address_of(&self, symbol: &RawSymbol) -> u64 {
        if symbol.is_absolute() {
            symbol.value()
        } else {
            self.base().wrapping_add(symbol.value())
        }
    }

    fn public<'a>(&self, symbol: &RawSymbol, name: &'a str) -> Symbol<'a> {
        Symbol {
            name,
            vaddr: symbol.value(),
            address: self.address_of(symbol),
            size: symbol.size(),
            kind: symbol.kind(),
            binding: symbol.binding(),
            absolute: symbol.is_absolute(),
            index: symbol.index,
        }
    }

    /// The defined symbol called `name`; of several the one that other images see, else the first local one.
    pub fn symbol(&self, name: &str) -> Option<Symbol<'_>> {
        let view = self.view();
        let symbol = view.find(name)?;
        Some(self.public(&symbol, view.name(&symbol)?))
    }

    /// Host address of the symbol called `name` if other images may refer to it.
    pub fn exported(&self, name: &str) -> Option<u64> {
        self.view()
            .find_exported(name)
            .map(|symbol| self.address_of(&symbol))
    }

    /// Every defined symbol that has a name: those of `.dynsym`, then those of `.symtab` that are not among them.
    pub fn symbols(&self) -> impl Iterator<Item = Symbol<'_>> {
        self.view()
            .named()
            .map(|(symbol, name)| self.public(&symbol, name))
    }

    /// The Maple function called `name`.
    pub fn function(&self, name: &str) -> Option<FunctionRef> {
        let view = self.view();
        let symbol = view.find(name)?;
        let function = self.finder(&view).function(&symbol)?;
        match function.size {
            // The symbol does not say where the function ends; the index does.
            0 => self.index().at(function.vaddr).map(|found| FunctionRef {
                symbol: function.symbol,
                ..found
            }),
            _ => Some(function),
        }
    }

    /// The Maple function that a pointer with host address `addr` calls: the address of the magic, or on AArch64 of the stub before it.
    pub fn function_at(&self, addr: u64) -> Option<FunctionRef> {
        let vaddr = addr.wrapping_sub(self.base());
        self.elf.segments.load_at(vaddr, 1)?;
        let stub = self.elf.machine.stub();
        let index = self.index();
        let named = |vaddr| index.at(vaddr);
        if let Some(found) = named(vaddr).or_else(|| named(vaddr.checked_add(stub)?)) {
            return Some(found);
        }
        let view = self.view();
        let unnamed = |vaddr| index.unnamed_at(self.finder(&view), vaddr);
        unnamed(vaddr).or_else(|| unnamed(vaddr.checked_add(stub)?))
    }

    /// The Maple function with a symbol whose extent, from the magic to its end, holds host address `addr`.
    pub fn function_containing(&self, addr: u64) -> Option<FunctionRef> {
        let vaddr = addr.wrapping_sub(self.base());
        self.elf.segments.load_at(vaddr, 1)?;
        self.index().containing(vaddr)
    }

    /// All Maple functions by ascending address, one per address. Takes time by the size of the code that no symbol claims.
    pub fn functions(&self) -> Vec<FunctionRef> {
        self.index().all(self.finder(&self.view()))
    }

    /// Host addresses between which all functions lie, perhaps with other things among them; empty if there are none.
    pub fn function_range(&self) -> Range<u64> {
        let range = self.index().range(self.finder(&self.view()));
        let host = |vaddr: u64| self.base().wrapping_add(vaddr);
        host(range.start)..host(range.end)
    }

    /// The name that messages and listings have for a function: its symbol's, else its virtual address as in `<0x1a4>`.
    pub fn shown_name(&self, function: &FunctionRef) -> Cow<'_, str> {
        match self.function_name(function) {
            "" => Cow::Owned(format!("<{:#x}>", function.vaddr)),
            name => Cow::Borrowed(name),
        }
    }

    /// The name of a function of this image; empty if its symbol has none.
    pub fn function_name(&self, function: &FunctionRef) -> &str {
        let view = self.view();
        view.get(function.symbol)
            .and_then(|symbol| view.name(&symbol))
            .unwrap_or("")
    }

    /// The bytes of a function of this image, from the magic to the end of its extent, as they stand in the file: relocations are not
    /// applied to them, [`Image::code_reloc`] has their values. Empty for a function of another image.
    pub fn bytes(&self, function: &FunctionRef) -> &[u8] {
        self.stored(function.vaddr, function.size).unwrap_or_default()
    }

    /// The Maple function at the ELF entry address; shared objects commonly have none.
    pub fn entry(&self) -> Option<FunctionRef> {
        match self.elf.entry {
            0 => None,
            vaddr => self.function_at(self.base().wrapping_add(vaddr)),
        }
    }

    fn finder<'a>(&'a self, symbols: &'a View<'a>) -> Finder<'a> {
        Finder {
            elf: &self.elf,
            bytes: self.file.bytes(),
            symbols,
        }
    }

    /// The function index, built at first use: one pass over the symbol tables.
    pub(crate) fn index(&self) -> &Functions {
        self.functions
            .get_or_init(|| Functions::find(self.finder(&self.view())))
    }

    /// Whether virtual address `vaddr` lies in function code, where relocations are looked up instead of applied.
    ///
    /// Images of ours keep all functions in one section, which spares them the search for functions at start-up. Where that is not so (a
    /// listing's function in `.text` beside ours), the answer "no" costs only private pages: the code is read from the file anyway.
    pub(crate) fn in_code(&self, vaddr: u64) -> bool {
        match &self.code {
            Some(code) if code.contains(&vaddr) => true,
            Some(_) if self.note.is_some() => false,
            _ => self.index().containing(vaddr).is_some(),
        }
    }
}

impl std::fmt::Debug for Image {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Image")
            .field("name", &self.name)
            .field("base", &format_args!("{:#x}", self.base()))
            .field("note", &self.note)
            .field("linked", &self.bound.is_some())
            .finish_non_exhaustive()
    }
}

/// Reads the build note from its section, or from the note segments of a file whose section headers were stripped.
fn read_note(elf: &Elf, bytes: &[u8]) -> Result<Option<Note>, LoadErrorKind> {
    let section = elf.sections.find(bytes, note::SECTION);
    if let Some(range) = section.map(|section| section.file.clone()) {
        let offset = range.start as u64;
        let parsed = Note::parse(bytes.get(range).unwrap_or_default());
        return parsed.map(Some).map_err(|error| LoadErrorKind::Note {
            offset,
            reason: error.to_string(),
        });
    }
    for range in &elf.segments.notes {
        match Note::parse(bytes.get(range.clone()).unwrap_or_default()) {
            Ok(note) => return Ok(Some(note)),
            Err(NoteError::Missing) => {}
            Err(error) => {
                return Err(LoadErrorKind::Note {
                    offset: range.start as u64,
                    reason: error.to_string(),
                });
            }
        }
    }
    Ok(None)
}
