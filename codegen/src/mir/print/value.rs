//! Literals and initial values.

use maple_mirbin::{Kind, Prim};

use crate::mir::parse::lanes_of;
use crate::mir::{Function, Init, InitId, Name};

use super::Printer;

enum Piece {
    Init(InitId),
    Field(u32),
    Text(&'static str),
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

    pub(super) fn init(&mut self, id: InitId, f: Option<&Function>) {
        let mut work = vec![Piece::Init(id)];
        while let Some(piece) = work.pop() {
            let init = match piece {
                Piece::Text(text) => {
                    self.text(text);
                    continue;
                }
                Piece::Field(number) => {
                    self.text(&format!("{number} = "));
                    continue;
                }
                Piece::Init(id) => self.m.inits.get(id.0 as usize),
            };
            match init {
                Some(Init::List(elems)) => {
                    work.push(Piece::Text("]"));
                    for (i, elem) in elems.iter().enumerate().rev() {
                        work.push(Piece::Init(elem.value));
                        work.extend(elem.field.map(Piece::Field));
                        work.extend((i > 0).then_some(Piece::Text(", ")));
                    }
                    self.text("[");
                }
                Some(init) => self.init_leaf(init, f),
                None => self.text("0"),
            }
        }
    }

    fn init_leaf(&mut self, init: &Init, f: Option<&Function>) {
        match *init {
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
