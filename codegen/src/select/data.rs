//! Variables and their initial values (mpl-syntax.md §4).

use maple_mirbin::{Prim, RelocKind};

use super::symbols::{Symbols, Var, characters};
use crate::diag::FileId;
use crate::emit::EmitError;
use crate::mir::layout::{BitRange, LayoutError};
use crate::mir::typing::lanes_of;
use crate::mir::{
    Attr, FuncId, Init, InitElem, InitId, Name, Pos, Storage, Sym, Type, TypeId, TypeTable, Variable, widen,
};
use crate::passes::value_prim;
use crate::program::{DataSection, Reloc, SymbolId};

/// Largest variable with an initial value: its bytes are held in memory and in the file.
const MAX_INITIALISED: u64 = 1 << 30;

/// Lays out every variable that has a symbol.
pub(super) fn variables(symbols: &mut Symbols<'_>) {
    let mut room = EmitError::MAX_SIZE;
    let mut next = 0;
    while let Some(&(var, symbol)) = symbols.pending.get(next) {
        next += 1;
        if let Some(v) = symbols.declaration(var) {
            variable(symbols, var, symbol, v, &mut room);
        }
    }
}

/// Lays out a variable. `room` is what is left of an image for those without initial values.
fn variable(symbols: &mut Symbols<'_>, var: Var, symbol: SymbolId, v: &Variable, room: &mut u64) {
    let func = match var {
        Var::Global(_) => None,
        Var::Static(func, _) => Some(func),
    };
    let mut writer = Writer {
        func,
        file: v.file,
        pos: v.pos,
        bytes: Vec::new(),
        relocs: Vec::new(),
        end: 0,
        symbols,
    };
    let Some(ty) = v.ty else { return };
    let whole = match writer
        .symbols
        .layouts
        .size_align(&writer.symbols.module.types, ty)
    {
        Ok(whole) => whole,
        Err(error) => return writer.fail(&layout_problem(error)),
    };
    if let Some(init) = v.init {
        writer.value(ty, init);
    }
    let Writer {
        symbols,
        mut bytes,
        mut relocs,
        end,
        file,
        pos,
        ..
    } = writer;
    // Arrays of unknown length, and structures that end in one, are as large as their initial value.
    let size = whole.size.max(end);
    let zero = relocs.is_empty() && bytes.iter().all(|&byte| byte == 0);
    let types = &symbols.module.types;
    let constant = v.attrs.has(Attr::Const) || types.attrs(ty).has(Attr::Const);
    let section = match (constant && v.init.is_some(), zero) {
        (true, _) => DataSection::Rodata,
        (false, true) => DataSection::Bss,
        (false, false) => DataSection::Data,
    };
    if section != DataSection::Bss {
        if size > MAX_INITIALISED {
            let message = format!(
                "a variable of {size} bytes with an initial value, at most {MAX_INITIALISED} are possible"
            );
            return symbols.error(file, pos, "data-size", message, "set large variables at run time");
        }
        bytes.resize(size as usize, 0);
    } else {
        let Some(left) = room.checked_sub(size) else {
            let message = format!(
                "with this variable of {size} bytes those without initial values take more than {:#x}, the most an image can have",
                EmitError::MAX_SIZE
            );
            return symbols.error(
                file,
                pos,
                "data-size",
                message,
                "allocate large variables at run time",
            );
        };
        *room = left;
        bytes.clear();
    }
    relocs.sort_by_key(|reloc| reloc.offset);
    let align = whole.align.max(if v.attrs.align.is_power_of_two() {
        v.attrs.align
    } else {
        1
    });
    if let Some(object) = symbols.object_mut(symbol) {
        object.section = section;
        object.align = align.max(1);
        object.size = size;
        object.bytes = bytes;
        object.relocs = relocs;
    }
}

fn layout_problem(error: LayoutError) -> String {
    format!("the variable has no layout: {error}")
}

/// What an initial value is written into.
#[derive(Clone, Copy)]
struct InitTarget {
    offset: u64,
    ty: TypeId,
    bits: Option<BitRange>,
    /// Leading dimensions of the array type that enclosing lists have taken.
    rows: usize,
}

struct Writer<'s, 'm> {
    symbols: &'s mut Symbols<'m>,
    /// The function that a static local belongs to.
    func: Option<FuncId>,
    file: FileId,
    pos: Pos,
    bytes: Vec<u8>,
    relocs: Vec<Reloc>,
    /// Behind the last byte that a value covers, zeros included.
    end: u64,
}

impl<'m> Writer<'_, 'm> {
    fn fail(&mut self, message: &str) {
        let hint = "write a value that its type can hold";
        self.symbols
            .error(self.file, self.pos, "initial-value", message, hint);
    }

    fn value(&mut self, ty: TypeId, init: InitId) {
        let start = InitTarget {
            offset: 0,
            ty,
            bits: None,
            rows: 0,
        };
        let mut work = vec![(start, init)];
        while let Some((target, init)) = work.pop() {
            let module = self.symbols.module;
            let Some(init) = module.inits.get(init.0 as usize) else {
                continue;
            };
            match init {
                Init::List(elems) => self.list(target, elems, &mut work),
                scalar => self.scalar(target, scalar),
            }
        }
    }

    fn list(&mut self, target: InitTarget, elems: &[InitElem], work: &mut Vec<(InitTarget, InitId)>) {
        let module = self.symbols.module;
        match module.types.structure(target.ty) {
            Type::Array { dims, elem } => {
                let Some((&count, inner)) = dims.get(target.rows..).and_then(<[u64]>::split_first) else {
                    return self.fail("a list where a single value is expected");
                };
                let Some(stride) = self.stride(*elem, inner) else {
                    return;
                };
                // A length of 0 is how C front ends write arrays of unknown length.
                if elems.len() as u64 > count && !(count == 0 && dims.len() == 1) {
                    return self.fail(&format!("{} values for an array of {count}", elems.len()));
                }
                let next = |offset| {
                    if inner.is_empty() {
                        InitTarget {
                            offset,
                            ty: *elem,
                            bits: None,
                            rows: 0,
                        }
                    } else {
                        InitTarget {
                            offset,
                            rows: target.rows + 1,
                            ..target
                        }
                    }
                };
                self.elements(target.offset, stride, elems, next, work);
            }
            Type::FlexArray(elem) => {
                let Some(stride) = self.stride(*elem, &[]) else {
                    return;
                };
                let next = |offset| InitTarget {
                    offset,
                    ty: *elem,
                    bits: None,
                    rows: 0,
                };
                self.elements(target.offset, stride, elems, next, work);
            }
            Type::Aggregate(_) | Type::Instance { .. } => {
                match self
                    .symbols
                    .layouts
                    .init_places(&module.types, &module.inits, target.ty, elems)
                {
                    Ok(places) => work.extend(places.iter().zip(elems).rev().map(|(place, elem)| {
                        let inner = InitTarget {
                            offset: target.offset.wrapping_add(place.offset),
                            ty: place.ty,
                            bits: place.bits,
                            rows: 0,
                        };
                        (inner, elem.value)
                    })),
                    Err(error) => self.fail(&format!(
                        "the fields of the initial value do not fit the type: {error}"
                    )),
                }
            }
            Type::Prim(prim) if lanes_of(*prim).is_some_and(|(_, count)| count as usize == elems.len()) => {
                let part = lanes_of(*prim).map_or(*prim, |(part, _)| part);
                let next = |offset| InitTarget {
                    offset,
                    ty: TypeTable::prim(part),
                    bits: None,
                    rows: 0,
                };
                self.elements(target.offset, part.size().into(), elems, next, work);
            }
            _ => match elems {
                [only] => work.push((target, only.value)),
                _ => self.fail("a list where a single value is expected"),
            },
        }
    }

    /// Bytes between elements that are rows of `inner` dimensions.
    fn stride(&mut self, elem: TypeId, inner: &[u64]) -> Option<u64> {
        match self.symbols.size_align(elem) {
            Some((size, _)) => Some(inner.iter().fold(size, |size, &dim| size.wrapping_mul(dim))),
            None => {
                self.fail("the type of the elements has no size");
                None
            }
        }
    }

    fn elements(
        &mut self,
        start: u64,
        stride: u64,
        elems: &[InitElem],
        target: impl Fn(u64) -> InitTarget,
        work: &mut Vec<(InitTarget, InitId)>,
    ) {
        let offset = |index: usize| start.wrapping_add(stride.wrapping_mul(index as u64));
        self.end = self.end.max(offset(elems.len()));
        work.extend(
            elems
                .iter()
                .enumerate()
                .map(|(index, elem)| (target(offset(index)), elem.value)),
        );
    }

    fn scalar(&mut self, target: InitTarget, init: &Init) {
        let module = self.symbols.module;
        let mut ty = target.ty;
        if let (Type::Array { elem, .. } | Type::FlexArray(elem), Init::Str(_, text, wide)) =
            (module.types.structure(ty), init)
        {
            if value_prim(&module.types, *elem).size() == 1 + u32::from(*wide) {
                return self.text(target, module.names.bytes(*text), *wide);
            }
            ty = *elem;
        }
        let prim = value_prim(&module.types, ty);
        let size = prim.size() as usize;
        // A single number is the real part of a complex one.
        if let (Some((part, _)), Init::Int(_) | Init::Float(..)) = (lanes_of(prim), init) {
            self.cover(target.offset, size);
            let ty = TypeTable::prim(part);
            return self.scalar(InitTarget { ty, ..target }, init);
        }
        match *init {
            Init::Int(0) | Init::Pattern([0, 0]) if prim == Prim::Agg => {}
            _ if prim == Prim::Agg => self.fail("a single value where a list is expected"),
            Init::Int(value) if prim == Prim::F128 => self.quad(target, value as i64 as f64),
            Init::Float(bits, _) if prim == Prim::F128 => self.quad(target, f64::from_bits(bits)),
            Init::Int(value) => {
                let value = match prim {
                    Prim::F32 => u64::from((value as i64 as f32).to_bits()),
                    Prim::F64 => (value as i64 as f64).to_bits(),
                    _ => value,
                };
                self.number(target, size, value);
            }
            Init::Float(bits, _) => {
                let value = f64::from_bits(bits);
                let value = match prim {
                    Prim::F32 => u64::from((value as f32).to_bits()),
                    Prim::F64 => bits,
                    _ => value as i64 as u64,
                };
                self.number(target, size, value);
            }
            Init::Pattern([low, _]) if size <= 8 => self.number(target, size, low),
            Init::Pattern([low, high]) => {
                let bytes = [low.to_le_bytes(), high.to_le_bytes()].concat();
                self.put(target.offset, bytes.get(..size).unwrap_or(&bytes));
            }
            Init::AddrOf {
                sym, field, offset, ..
            } => {
                // Variables of the frame have no address yet; the function assigns it (`passes::initial`).
                if let (Sym::Local(id), Some(func)) = (sym, self.func)
                    && let Some(v) = self.symbols.declaration(Var::Static(func, id))
                    && v.storage == Storage::Default
                {
                    self.cover(target.offset, size);
                    return;
                }
                let var = match (sym, self.func) {
                    (Sym::Global(id), _) => Var::Global(id),
                    (Sym::Local(id), Some(func)) => Var::Static(func, id),
                    (Sym::Local(_), None) => {
                        return self.fail("the address of a local variable in a global one");
                    }
                };
                let ty = self.symbols.declaration(var).and_then(|v| v.ty);
                let place = match ty {
                    Some(ty) if field != 0 => self.symbols.layouts.field(&module.types, ty, field),
                    _ => Ok(crate::mir::layout::FieldPlace {
                        offset: 0,
                        ty: target.ty,
                        bits: None,
                    }),
                };
                match place {
                    Ok(place) if place.bits.is_some() => {
                        let message = "addrof of a bitfield, which has no address";
                        let hint = "take the address of the structure, or declare the field without a width";
                        self.symbols
                            .error(self.file, self.pos, "bitfield-address", message, hint);
                    }
                    Ok(place) => {
                        let symbol = self.symbols.variable(var);
                        self.reloc(target, size, symbol, offset.wrapping_add(place.offset as i64));
                    }
                    Err(error) => {
                        let hint = "name a field of the variable, or none";
                        let message = format!("addrof: {error}");
                        self.symbols
                            .error(self.file, self.pos, "initial-value", message, hint);
                    }
                }
            }
            Init::AddrOfFunc(_, func) => {
                let symbol = self.symbols.function(func);
                self.reloc(target, size, symbol, 0);
            }
            Init::AddrOfLabel(_, name) => match self.label(name) {
                Some((func, offset)) => {
                    let symbol = self.symbols.function(func);
                    self.reloc(target, size, symbol, offset);
                }
                None => {
                    let hint = "make the variable a pstatic one of the function that has the label";
                    let message = "the label is in no function, or in several";
                    self.symbols
                        .error(self.file, self.pos, "initial-value", message, hint);
                }
            },
            Init::Str(_, text, wide) => {
                let symbol = self.symbols.string(text, wide);
                self.reloc(target, size, symbol, 0);
            }
            Init::List(_) => {}
        }
    }

    /// The characters of an array; the NUL after them is left out if the array has no room for it.
    fn text(&mut self, target: InitTarget, text: &[u8], wide: bool) {
        let length = match self.symbols.module.types.structure(target.ty) {
            Type::Array { dims, .. } => dims.get(target.rows..).map_or(0, |dims| dims.iter().product()),
            _ => 0,
        };
        let mut bytes = characters(text, wide);
        let size = 1 + usize::from(wide);
        let count = bytes.len() / size - 1;
        // A length of 0 is how C front ends write arrays of unknown length.
        if length > 0 && count as u64 > length {
            return self.fail(&format!("{count} characters for an array of {length}"));
        }
        if length > 0 {
            bytes.truncate(usize::try_from(length).map_or(bytes.len(), |length| length.saturating_mul(size)));
        }
        self.put(target.offset, &bytes);
    }

    /// The function that has a label, and the label's distance from its symbol.
    fn label(&self, name: Name) -> Option<(FuncId, i64)> {
        match self.func {
            Some(func) => self.symbols.label(func, name),
            None => self.symbols.only_label(name),
        }
    }

    /// An f128 with the value of an f64.
    fn quad(&mut self, target: InitTarget, value: f64) {
        let bytes = widen(value.to_bits()).map(u64::to_le_bytes).concat();
        self.put(target.offset, &bytes);
    }

    fn number(&mut self, target: InitTarget, size: usize, value: u64) {
        let Some(bits) = target.bits else {
            let bytes = value.to_le_bytes();
            return self.put(target.offset, bytes.get(..size).unwrap_or(&bytes));
        };
        let mask = u64::MAX.checked_shr(64 - u32::from(bits.width)).unwrap_or(0);
        let field = u128::from(value & mask) << bits.offset;
        let size = usize::from(bits.bytes);
        let bytes: Vec<u8> = field.to_le_bytes().into_iter().take(size).collect();
        if !self.cover(target.offset, size) {
            return;
        }
        if let Some(place) = self
            .bytes
            .get_mut(target.offset as usize..target.offset as usize + size)
        {
            place
                .iter_mut()
                .zip(bytes)
                .for_each(|(place, byte)| *place |= byte);
        }
    }

    fn put(&mut self, offset: u64, bytes: &[u8]) {
        if !self.cover(offset, bytes.len()) {
            return;
        }
        if let Some(place) = self.bytes.get_mut(offset as usize..offset as usize + bytes.len()) {
            place.copy_from_slice(bytes);
        }
    }

    /// Makes the bytes up to `offset + size` exist.
    fn cover(&mut self, offset: u64, size: usize) -> bool {
        let end = offset.saturating_add(size as u64);
        if end > MAX_INITIALISED {
            self.fail(&format!(
                "an initial value at byte {offset}, at most {MAX_INITIALISED} are possible"
            ));
            return false;
        }
        self.end = self.end.max(end);
        if self.bytes.len() < end as usize {
            self.bytes.resize(end as usize, 0);
        }
        true
    }

    fn reloc(&mut self, target: InitTarget, size: usize, symbol: SymbolId, addend: i64) {
        if size != 8 || target.bits.is_some() {
            return self.fail("an address needs a location of 8 bytes");
        }
        if self.cover(target.offset, 8) {
            self.relocs.push(Reloc {
                offset: target.offset as u32,
                kind: RelocKind::Abs64,
                symbol,
                addend,
            });
        }
    }
}
