//! Linking: binding an image's undefined symbols and applying its relocations.
//!
//! Relocations in data are applied to the mapping, whose pages are private. Relocations inside function code never are: code pages stay as
//! they are in the file and shared between processes, and whoever decodes code asks [`Image::code_reloc`] for each operand.

mod error;

use std::io;
use std::sync::Arc;

use maple_mirbin::note::Features;
use rustc_hash::{FxHashMap, FxHashSet};

pub use error::{ImagePlace, LinkError, LinkErrorKind};

use crate::Image;
use crate::nearest::nearest;
use crate::relocs::{Record, RelocationKind, UnknownKind};
use crate::resolve::{Chain, Resolve, Want};
use crate::symbols::{Binding, RawSymbol, SymbolKind, View};

/// Errors reported by one [`Image::link`]; a damaged image may have one per relocation.
const MAX_ERRORS: usize = 100;
/// Errors that get suggestions, which cost a look at every known name.
const MAX_SUGGESTIONS: usize = 20;

/// An undefined symbol of an image.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Undefined {
    /// Its name.
    pub name: String,
    /// May stay undefined; its address is then 0.
    pub weak: bool,
    /// What the image expects it to be.
    pub want: Want,
    /// The first place that wants it; none if the image lists the symbol without using it.
    pub place: Option<ImagePlace>,
}

/// A relocation as a disassembler shows it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Relocation<'a> {
    /// What it stores.
    pub kind: RelocationKind,
    /// Name of its symbol, if it has one.
    pub symbol: Option<&'a str>,
    /// The addend.
    pub addend: i64,
    /// Value of [`Image::code_reloc`].
    pub target: Option<u64>,
}

/// Links `images` together: each finds its symbols in itself, then in those `before`, which are linked, then in the others in order, then in
/// `others`.
///
/// # Errors
/// Those of all images.
pub fn link_all(
    before: &[Arc<Image>],
    images: &mut [Image],
    others: &mut dyn Resolve,
) -> Result<(), Vec<LinkError>> {
    let mut errors = Vec::new();
    for index in 0..images.len() {
        let (earlier, rest) = images.split_at_mut(index);
        let Some((image, later)) = rest.split_first_mut() else {
            break;
        };
        let chain = before
            .iter()
            .map(Arc::as_ref)
            .chain(earlier.iter())
            .chain(later.iter())
            .fold(Chain::new(), Chain::image);
        errors.extend(image.link(&mut chain.then(others)).err().unwrap_or_default());
    }
    if errors.is_empty() { Ok(()) } else { Err(errors) }
}

/// One pass over the relocations: checks them, finds their symbols, and collects what is to be stored where.
struct Binder<'a> {
    image: &'a Image,
    view: View<'a>,
    resolver: &'a mut dyn Resolve,
    bound: FxHashMap<u32, u64>,
    /// Undefined symbols that were complained about.
    failed: FxHashSet<u32>,
    writes: Vec<Write>,
    errors: Vec<LinkError>,
    /// Names to suggest, collected at the first need.
    names: Option<Vec<String>>,
}

/// A value to be stored in data.
struct Write {
    place: u64,
    value: u64,
    size: u8,
}

impl Binder<'_> {
    fn run(&mut self) {
        let image = self.image;
        for record in image.relocs.records(image.file.bytes()) {
            if self.errors.len() >= MAX_ERRORS {
                return;
            }
            if let Err((symbol, kind)) = self.record(&record) {
                self.errors.push(image.link_error(record.place, symbol, kind));
            }
        }
    }

    fn record(&mut self, record: &Record) -> Result<(), (String, LinkErrorKind)> {
        let image = self.image;
        let kind = match RelocationKind::decode(image.relocs.machine(), record.number) {
            Ok(Some(kind)) => kind,
            Ok(None) => return Ok(()),
            Err(UnknownKind { name }) => {
                return Err((
                    self.name(record.symbol),
                    LinkErrorKind::UnsupportedRelocation { name },
                ));
            }
        };
        if image.elf.segments.load_at(record.place, kind.size()).is_none() {
            return Err((self.name(record.symbol), LinkErrorKind::BadPlace));
        }
        if kind != RelocationKind::Relative && record.symbol != 0 {
            self.bind(record.symbol)?;
        }
        let Some(target) = image.target(&self.view, record, kind, Some(&self.bound)) else {
            // The symbol is undefined and was complained about before.
            return Ok(());
        };
        if image.in_code(record.place) {
            return Ok(());
        }
        let distance = target.wrapping_sub(image.base().wrapping_add(record.place));
        if kind == RelocationKind::Pc32 && i32::try_from(distance as i64).is_err() {
            let distance = distance as i64;
            return Err((self.name(record.symbol), LinkErrorKind::OutOfRange { distance }));
        }
        self.writes.push(Write {
            place: record.place,
            value: if kind.is_pc_relative() { distance } else { target },
            size: kind.size() as u8,
        });
        Ok(())
    }

    /// Finds the address of dynamic symbol `number` if it is undefined and has none yet.
    fn bind(&mut self, number: u32) -> Result<(), (String, LinkErrorKind)> {
        let Some(symbol) = self.view.dynamic(number) else {
            return Err((String::new(), LinkErrorKind::BadSymbol { number }));
        };
        if let Some(kind) = symbol.unsupported() {
            return Err((self.name(number), LinkErrorKind::UnsupportedSymbol { kind }));
        }
        let image = self.image;
        if symbol.is_defined() || self.bound.contains_key(&number) || self.failed.contains(&number) {
            return Ok(());
        }
        let Some(name) = self.view.name(&symbol) else {
            return Err((String::new(), LinkErrorKind::BadSymbol { number }));
        };
        let address = match self.resolver.resolve(name, want(&symbol)) {
            Some(found) => found.address,
            None if symbol.binding() == Binding::Weak => {
                let found = self.resolver.resolve_weak(name, image.want(&symbol));
                found.map_or(0, |found| found.address)
            }
            None => {
                self.failed.insert(number);
                let nearest = self.suggestions(name);
                return Err((name.to_owned(), LinkErrorKind::Undefined { nearest }));
            }
        };
        self.bound.insert(number, address);
        Ok(())
    }

    fn suggestions(&mut self, name: &str) -> Vec<String> {
        if self.failed.len() > MAX_SUGGESTIONS {
            return Vec::new();
        }
        let (image, resolver) = (self.image, &*self.resolver);
        let names = self.names.get_or_insert_with(|| {
            let own = image.symbols().map(|symbol| symbol.name.to_owned());
            own.chain(resolver.names()).collect()
        });
        nearest(name, names.iter().map(String::as_str))
    }

    fn name(&self, number: u32) -> String {
        let symbol = self.view.dynamic(number).filter(|_| number != 0);
        let name = symbol.and_then(|symbol| self.view.name(&symbol));
        name.unwrap_or_default().to_owned()
    }
}

impl Image {
    /// Binds the undefined symbols through `resolver` and applies the relocations in data. Does nothing to an image that is linked already.
    ///
    /// # Errors
    /// All of them at once, one per undefined symbol and per bad relocation, up to a hundred. The image may then be linked again with
    /// another resolver, unless memory could not be written.
    pub fn link(&mut self, resolver: &mut dyn Resolve) -> Result<(), Vec<LinkError>> {
        if self.bound.is_some() {
            return Ok(());
        }
        let mut binder = Binder {
            image: self,
            view: self.view(),
            resolver,
            bound: FxHashMap::default(),
            failed: FxHashSet::default(),
            writes: Vec::new(),
            errors: Vec::new(),
            names: None,
        };
        binder.run();
        let Binder {
            bound,
            writes,
            errors,
            ..
        } = binder;
        if !errors.is_empty() {
            return Err(errors);
        }
        self.apply(&writes).map_err(|(place, error)| {
            let reason = error.to_string();
            vec![self.link_error(place, String::new(), LinkErrorKind::Protect { reason })]
        })?;
        self.bound = Some(bound);
        Ok(())
    }

    fn apply(&mut self, writes: &[Write]) -> Result<(), (u64, io::Error)> {
        for &Write { place, value, size } in writes {
            let bytes = value.to_le_bytes();
            let stored = bytes.get(..usize::from(size)).unwrap_or_default();
            self.mapping
                .write(place, stored)
                .map_err(|error| (place, error))?;
        }
        let relro = self.elf.segments.relro.clone();
        self.mapping.seal(relro).map_err(|error| (0, error))
    }

    /// The address that the operand at virtual address `vaddr`, inside function code, refers to: S + A in the notation of
    /// [`RelocationKind`], or B + A without a symbol. None if there is no relocation, or its symbol is undefined and the image is not
    /// linked yet.
    ///
    /// The bytes of code are never relocated, so a decoder asks for every operand that may be relocated:
    /// - `addroffunc`, `conststr` and the like, whose operand is an 8-byte address: the value is the operand.
    /// - PC-relative operands (`addroffpc`, `ireadpcoff`), whose displacement base is the place itself: the value is the address
    ///   that the operand designates, already absolute; what a linker would have stored is the value minus the host address of the
    ///   place. Without a relocation that address is [`Image::base`] + `vaddr` + the displacement in the code.
    pub fn code_reloc(&self, vaddr: u64) -> Option<u64> {
        let record = self.relocs.at(self.file.bytes(), vaddr)?;
        let kind = RelocationKind::decode(self.relocs.machine(), record.number).ok()??;
        self.target(&self.view(), &record, kind, self.bound.as_ref())
    }

    /// The relocation at virtual address `vaddr`, in code or data, if there is one of a known kind. Needs no linking.
    pub fn relocation(&self, vaddr: u64) -> Option<Relocation<'_>> {
        let record = self.relocs.at(self.file.bytes(), vaddr)?;
        let kind = RelocationKind::decode(self.relocs.machine(), record.number).ok()??;
        let view = self.view();
        let symbol = view.dynamic(record.symbol).filter(|_| record.symbol != 0);
        Some(Relocation {
            kind,
            symbol: symbol.and_then(|symbol| view.name(&symbol)),
            addend: self.addend(&record, kind),
            target: self.target(&view, &record, kind, self.bound.as_ref()),
        })
    }

    /// The undefined symbols of the image and who wants them first. Needs no linking; looks at every relocation.
    pub fn undefined(&self) -> Vec<Undefined> {
        let view = self.view();
        let mut order: Vec<(RawSymbol, Option<u64>)> = Vec::new();
        let mut seen = FxHashSet::default();
        for record in self.relocs.records(self.file.bytes()) {
            if record.symbol == 0 || seen.contains(&record.symbol) {
                continue;
            }
            if let Some(symbol) = view.dynamic(record.symbol).filter(|symbol| !symbol.is_defined()) {
                seen.insert(record.symbol);
                order.push((symbol, Some(record.place)));
            }
        }
        let unused = view.undefined().filter(|symbol| !seen.contains(&symbol.index));
        order.extend(unused.map(|symbol| (symbol, None)));
        let listed = order.iter().filter_map(|(symbol, place)| {
            Some(Undefined {
                name: view.name(symbol)?.to_owned(),
                weak: symbol.binding() == Binding::Weak,
                want: self.want(symbol),
                place: place.map(|vaddr| self.place(vaddr)),
            })
        });
        listed.collect()
    }

    fn addend(&self, record: &Record, kind: RelocationKind) -> i64 {
        if let Some(addend) = record.addend {
            return addend;
        }
        // The addend stands at the place; after the end of the file's part of a segment everything is zero.
        let stored = self.stored(record.place, kind.size()).unwrap_or_default();
        match (kind, stored) {
            (RelocationKind::Slot, _) => 0,
            (_, &[a, b, c, d]) => i32::from_le_bytes([a, b, c, d]).into(),
            (_, stored) => stored.try_into().map_or(0, i64::from_le_bytes),
        }
    }

    /// S + A or B + A; none if the symbol is undefined and not among those `bound`.
    fn target(
        &self,
        view: &View<'_>,
        record: &Record,
        kind: RelocationKind,
        bound: Option<&FxHashMap<u32, u64>>,
    ) -> Option<u64> {
        let start = match (kind, record.symbol) {
            (RelocationKind::Relative, _) => self.base(),
            (_, 0) => 0,
            (_, number) => match view.dynamic(number)? {
                symbol if symbol.is_defined() => self.address_of(&symbol),
                _ => *bound?.get(&number)?,
            },
        };
        let addend = if kind == RelocationKind::Slot {
            0
        } else {
            self.addend(record, kind)
        };
        Some(start.wrapping_add_signed(addend))
    }

    fn place(&self, vaddr: u64) -> ImagePlace {
        let section = self.elf.sections.at(vaddr);
        let name = section.and_then(|section| self.elf.sections.name(self.file.bytes(), section));
        let function = self.index().containing(vaddr);
        let function = function.map(|function| self.function_name(&function));
        ImagePlace {
            section: name.unwrap_or_default().to_owned(),
            offset: vaddr - section.map_or(0, |section| section.addresses.start),
            vaddr,
            function: function.unwrap_or_default().to_owned(),
        }
    }

    fn link_error(&self, place: u64, symbol: String, kind: LinkErrorKind) -> LinkError {
        LinkError {
            image: self.name().to_owned(),
            place: self.place(place),
            symbol,
            kind,
        }
    }
}

impl Image {
    /// What the image expects an undefined symbol to be.
    fn want(&self, symbol: &RawSymbol) -> Want {
        let has_late = || {
            self.note()
                .is_some_and(|note| note.features & Features::LATE_FUNCTIONS != 0)
        };
        match want(symbol) {
            Want::Function | Want::Any if symbol.binding() == Binding::Weak && has_late() => Want::Late,
            want => want,
        }
    }
}

fn want(symbol: &RawSymbol) -> Want {
    match symbol.kind() {
        SymbolKind::Function => Want::Function,
        SymbolKind::Object => Want::Object,
        SymbolKind::Untyped | SymbolKind::Other => Want::Any,
    }
}
