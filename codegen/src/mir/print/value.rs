//! Literals and initial values.

use maple_mirbin::{Kind, Prim};

use crate::mir::typing::lanes_of;
use crate::mir::{Function, Init, InitElem, InitId, Name, Type, TypeId};

use super::Printer;

/// Where a line of an initial value ends.
const FULL_LINE: usize = 120;

enum Piece {
    /// A value, its type if known, and how many dimensions of that lists around it have taken.
    Init(InitId, Option<TypeId>, usize),
    Field(u32),
    /// Before every element but the first.
    Next {
        nested: bool,
    },
    /// Before the first element of a list of lists.
    Open,
    /// Behind the last one.
    Close,
    /// Behind the last element of another list.
    End,
}

impl Printer<'_> {
    /// Decimal up to 1024 and below 0, else hexadecimal.
    pub(super) fn integer(&mut self, value: u64) {
        let text = if value as i64 <= 1024 {
            format!("{}", value as i64)
        } else {
            format!("{value:#x}")
        };
        self.text(&text);
    }

    /// Only quotes, backslashes and what is not printable ASCII are escaped.
    pub(super) fn string(&mut self, name: Name) {
        self.out.push(b'"');
        for &byte in self.m.names.bytes(name) {
            match byte {
                b'"' | b'\\' => self.out.extend_from_slice(&[b'\\', byte]),
                0x20..=0x7e => self.out.push(byte),
                _ => self.text(&format!("\\x{byte:02x}")),
            }
        }
        self.out.push(b'"');
    }

    /// The value of a constant of at most 8 bytes.
    pub(super) fn constant(&mut self, prim: Prim, bits: u64) {
        match prim {
            Prim::F32 => self.text(&float32(bits as u32)),
            Prim::F64 => self.text(&float64(bits)),
            Prim::C64 => self.lanes(prim, [bits, 0]),
            _ if prim.kind() == Kind::Dyn => self.text(&format!("{bits:#x}")),
            _ => self.integer(bits),
        }
    }

    /// The value of a constant of 16 bytes.
    pub(super) fn lanes(&mut self, prim: Prim, halves: [u64; 2]) {
        let all = u128::from(halves[1]) << 64 | u128::from(halves[0]);
        let Some((lane, count)) = lanes_of(prim) else {
            self.text(&format!("0x{all:032x}"));
            return;
        };
        for i in 0..count {
            self.text(if i > 0 { ", " } else { "[" });
            let bits = (all >> (i * lane.bits())) as u64;
            let text = match lane {
                Prim::F32 => float32(bits as u32),
                Prim::F64 => float64(bits),
                _ => format!("{}", lane.canonical(bits) as i64),
            };
            self.text(&text);
        }
        self.text("]");
    }

    /// An initial value of type `ty`. Lists of lists have their elements on lines of their own, other lists go on as long as the line
    /// is not full.
    pub(super) fn init(&mut self, id: InitId, ty: Option<TypeId>, f: Option<&Function>) {
        let m = self.m;
        let mut work = vec![Piece::Init(id, ty, 0)];
        while let Some(piece) = work.pop() {
            let (init, ty, rows) = match piece {
                Piece::Field(number) => {
                    self.text(&format!("{number} = "));
                    continue;
                }
                Piece::Next { nested } => {
                    self.text(",");
                    if nested {
                        self.newline(self.level);
                    } else if self.column() >= FULL_LINE {
                        self.newline(self.level + 1);
                    } else {
                        self.text(" ");
                    }
                    continue;
                }
                Piece::Open => {
                    self.newline(self.level);
                    continue;
                }
                Piece::End => {
                    self.text("]");
                    continue;
                }
                Piece::Close => {
                    self.level -= 1;
                    self.text("]");
                    continue;
                }
                Piece::Init(id, ty, rows) => (m.inits.get(id.0 as usize), ty, rows),
            };
            match init {
                Some(Init::List(elems)) => {
                    let is_list =
                        |e: &InitElem| matches!(m.inits.get(e.value.0 as usize), Some(Init::List(_)));
                    let nested = elems.iter().any(is_list);
                    let types = self.elem_types(ty, rows, elems);
                    self.text("[");
                    self.level += usize::from(nested);
                    work.push(if nested { Piece::Close } else { Piece::End });
                    for (i, (elem, (ty, rows))) in elems.iter().zip(types).enumerate().rev() {
                        work.push(Piece::Init(elem.value, ty, rows));
                        work.extend(elem.field.map(Piece::Field));
                        work.extend((i > 0).then_some(Piece::Next { nested }));
                    }
                    work.extend(nested.then_some(Piece::Open));
                }
                Some(init) => self.init_leaf(init, ty, f),
                None => self.text("0"),
            }
        }
    }

    /// The types of the elements of a list for a value of type `ty`, of which `rows` leading dimensions are taken already.
    fn elem_types(
        &mut self,
        ty: Option<TypeId>,
        rows: usize,
        elems: &[InitElem],
    ) -> Vec<(Option<TypeId>, usize)> {
        let m = self.m;
        let each = match ty.map(|ty| m.types.structure(ty)) {
            Some(Type::Array { dims, .. }) if rows + 1 < dims.len() => (ty, rows + 1),
            Some(Type::Array { elem, .. } | Type::FlexArray(elem)) => (Some(*elem), 0),
            Some(Type::Aggregate(_)) => {
                let places = ty.and_then(|ty| self.layouts.init_places(&m.types, &m.inits, ty, elems).ok());
                if let Some(places) = places {
                    return places.iter().map(|place| (Some(place.ty), 0)).collect();
                }
                (None, 0)
            }
            _ => (None, 0),
        };
        vec![each; elems.len()]
    }

    /// Bytes since the start of the line.
    fn column(&self) -> usize {
        self.out
            .iter()
            .rev()
            .take_while(|&&b| b != b'\n')
            .take(FULL_LINE)
            .count()
    }

    fn init_leaf(&mut self, init: &Init, ty: Option<TypeId>, f: Option<&Function>) {
        let number = ty.is_some_and(|ty| self.m.types.prim_of(ty).is_integral());
        match *init {
            // Elsewhere a hexadecimal literal is a bit pattern.
            Init::Int(value) | Init::Pattern([value, 0]) if number => self.integer(value),
            Init::Int(value) => self.text(&format!("{}", value as i64)),
            Init::Pattern([low, 0]) => self.text(&format!("{low:#x}")),
            Init::Pattern([low, high]) => self.text(&format!("{high:#x}{low:016x}")),
            Init::Float(bits, true) => self.text(&float32((f64::from_bits(bits) as f32).to_bits())),
            Init::Float(bits, false) => self.text(&float64(bits)),
            Init::AddrOf {
                prim,
                sym,
                field,
                offset,
            } => {
                self.text(&format!("addrof {prim} "));
                self.sym(sym, f);
                if field != 0 || offset != 0 {
                    self.text(&format!(" {field}"));
                }
                if offset != 0 {
                    self.text(&format!(" ({offset})"));
                }
            }
            Init::AddrOfFunc(prim, func) => {
                self.text(&format!("addroffunc {prim} "));
                self.func_name(func);
            }
            Init::AddrOfLabel(prim, label) => {
                self.text(&format!("addroflabel {prim} "));
                self.name(b'@', label);
            }
            Init::Str(prim, text, wide) => {
                self.text(&format!(
                    "{} {prim} ",
                    if wide { "conststr16" } else { "conststr" }
                ));
                self.string(text);
            }
            Init::List(_) => {}
        }
    }
}

/// Shortest digits that read back to the same f32; a NaN with a payload as its pattern.
fn float32(bits: u32) -> String {
    let value = f32::from_bits(bits);
    match (value.is_nan(), bits) {
        (true, 0x7fc0_0000) => "nanf".to_owned(),
        (true, 0xffc0_0000) => "-nanf".to_owned(),
        (true, _) => format!("{bits:#x}"),
        _ => format!("{value:?}f"),
    }
}

/// Shortest digits that read back to the same f64; a NaN with a payload as its pattern.
pub(super) fn float64(bits: u64) -> String {
    let value = f64::from_bits(bits);
    match (value.is_nan(), bits) {
        (true, 0x7ff8_0000_0000_0000) => "nan".to_owned(),
        (true, 0xfff8_0000_0000_0000) => "-nan".to_owned(),
        (true, _) => format!("{bits:#x}"),
        _ => format!("{value:?}"),
    }
}
