//! Types of random programs, their spelling in MAPLE IR and their layout.
//!
//! The layout is worked out here a second time, so that byte offsets in random programs check those of the compiler and those of gcc.

use std::fmt::Write;

use maple_mirbin::Prim;

/// Integer types, `u1` not among them.
pub const INTEGERS: [Prim; 8] = [
    Prim::I32,
    Prim::I64,
    Prim::U32,
    Prim::U64,
    Prim::I8,
    Prim::I16,
    Prim::U8,
    Prim::U16,
];

/// The type of a place.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Ty {
    /// An integer, `u1`, `f32` or `f64`.
    Scalar(Prim),
    /// Address of a place of this type.
    Ptr(Box<Ty>),
    /// Dimensions, outermost first, and element.
    Array(Vec<u32>, Box<Ty>),
    /// A struct or union: position in [`Tree::records`](super::tree::Tree::records).
    Record(usize),
    /// A function with this signature: position in [`Tree::sigs`](super::tree::Tree::sigs).
    Func(usize),
}

impl Ty {
    /// The primitive type of a value of this type.
    pub fn prim(&self) -> Prim {
        match self {
            Ty::Scalar(prim) => *prim,
            Ty::Ptr(_) => Prim::Ptr,
            _ => Prim::Agg,
        }
    }

    /// A pointer to this type.
    pub fn pointer(self) -> Ty {
        Ty::Ptr(Box::new(self))
    }

    /// The type without one dimension, for arrays.
    pub fn row(&self) -> Option<Ty> {
        let Ty::Array(dims, elem) = self else { return None };
        Some(match dims.len() {
            1 => (**elem).clone(),
            _ => Ty::Array(dims[1..].to_vec(), elem.clone()),
        })
    }
}

/// A member of a struct or union.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Field {
    /// Its type; of a bitfield the type of its container.
    pub ty: Ty,
    /// Width, for bitfields.
    pub bits: Option<u8>,
}

/// A struct or union.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record {
    /// All members at the start.
    pub union: bool,
    /// In order of declaration.
    pub fields: Vec<Field>,
}

/// Parameters and results of functions.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sig {
    /// Types of the parameters.
    pub params: Vec<Ty>,
    /// Types of the results; none for `void`.
    pub rets: Vec<Ty>,
    /// Types of the variable arguments, as they arrive; `None` for functions of a fixed number.
    pub extra: Option<Vec<Prim>>,
}

/// Member numbers from an aggregate down to the place meant; empty for the aggregate itself.
pub type Path = Vec<usize>;

/// Size and alignment in bytes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Size {
    /// A multiple of the alignment.
    pub size: u32,
    /// A power of two.
    pub align: u32,
}

/// The structs, unions and signatures of a program.
#[derive(Clone, Copy)]
pub struct Types<'t> {
    /// Structs and unions; members are of records that stand before.
    pub records: &'t [Record],
    /// Signatures that pointers to functions have.
    pub sigs: &'t [Sig],
    /// Ends the names of records.
    pub seed: u64,
}

impl Types<'_> {
    /// The place at the end of a path: its type, and its width if it is a bitfield.
    pub fn at(&self, ty: &Ty, path: &[usize]) -> (Ty, Option<u8>) {
        let (mut ty, mut bits) = (ty.clone(), None);
        for &index in path {
            let Ty::Record(record) = ty else { break };
            let Some(field) = self.records[record].fields.get(index) else {
                break;
            };
            (ty, bits) = (field.ty.clone(), field.bits);
        }
        (ty, bits)
    }

    /// The field id of a path: members are counted depth first.
    pub fn field_id(&self, ty: &Ty, path: &[usize]) -> u32 {
        let (Some((&index, rest)), Ty::Record(record)) = (path.split_first(), ty) else {
            return 0;
        };
        let fields = &self.records[*record].fields;
        let before: u32 = fields[..index].iter().map(|f| 1 + self.ids(&f.ty)).sum();
        before + 1 + self.field_id(&fields[index].ty, rest)
    }

    fn ids(&self, ty: &Ty) -> u32 {
        match ty {
            Ty::Record(record) => self.records[*record]
                .fields
                .iter()
                .map(|f| 1 + self.ids(&f.ty))
                .sum(),
            _ => 0,
        }
    }

    /// Size and alignment.
    pub fn size(&self, ty: &Ty) -> Size {
        match ty {
            Ty::Scalar(prim) => Size {
                size: prim.size(),
                align: prim.size(),
            },
            Ty::Ptr(_) | Ty::Func(_) => Size { size: 8, align: 8 },
            Ty::Array(dims, elem) => {
                let elem = self.size(elem);
                Size {
                    size: elem.size * dims.iter().product::<u32>(),
                    ..elem
                }
            }
            Ty::Record(record) => self.record(*record, usize::MAX).1,
        }
    }

    /// Offset of a path that does not end at a bitfield.
    pub fn offset(&self, ty: &Ty, path: &[usize]) -> u32 {
        match (path.split_first(), ty) {
            (Some((&index, rest)), Ty::Record(record)) => {
                let field = &self.records[*record].fields[index];
                self.record(*record, index).0 + self.offset(&field.ty, rest)
            }
            _ => 0,
        }
    }

    /// Offset of a member, and the size of the whole.
    fn record(&self, record: usize, wanted: usize) -> (u32, Size) {
        let record = &self.records[record];
        let (mut bit, mut align, mut end, mut found) = (0, 1, 0, 0);
        for (index, field) in record.fields.iter().enumerate() {
            let of = self.size(&field.ty);
            let container = of.size * 8;
            if record.union {
                bit = 0;
            }
            match field.bits {
                // A bitfield stays in the container that its first free bit lies in, or opens the next one.
                Some(bits) if bit % container + u32::from(bits) > container => {
                    bit = bit.next_multiple_of(container)
                }
                Some(_) => {}
                None => bit = bit.next_multiple_of(of.align * 8),
            }
            if index == wanted {
                found = bit / 8;
            }
            bit += field.bits.map_or(container, u32::from);
            align = align.max(of.align);
            end = end.max(bit);
        }
        (
            found,
            Size {
                size: end.div_ceil(8).next_multiple_of(align),
                align,
            },
        )
    }

    /// The type in MAPLE IR.
    pub fn spell(&self, ty: &Ty) -> String {
        match ty {
            Ty::Scalar(prim) => prim.name().to_owned(),
            Ty::Ptr(to) => format!("<* {}>", self.spell(to)),
            Ty::Array(dims, elem) => {
                let mut text = String::from("<");
                for dim in dims {
                    let _ = write!(text, "[{dim}]");
                }
                let _ = write!(text, " {}>", self.spell(elem));
                text
            }
            Ty::Record(record) => format!("<$R{record}_{}>", self.seed),
            Ty::Func(sig) => {
                let sig = &self.sigs[*sig];
                let mut params: Vec<String> = sig.params.iter().map(|ty| self.spell(ty)).collect();
                if sig.extra.is_some() {
                    params.push("...".to_owned());
                }
                let ret = sig.rets.first().map_or("void".to_owned(), |ty| self.spell(ty));
                format!("<func ({}) {ret}>", params.join(", "))
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn field(prim: Prim, bits: Option<u8>) -> Field {
        Field {
            ty: Ty::Scalar(prim),
            bits,
        }
    }

    #[test]
    fn members_lie_where_c_puts_them() {
        let inner = Record {
            union: false,
            fields: vec![field(Prim::I16, None), field(Prim::F64, None)],
        };
        let outer = Record {
            union: false,
            fields: vec![
                field(Prim::I32, None),
                Field {
                    ty: Ty::Record(0),
                    bits: None,
                },
                Field {
                    ty: Ty::Array(vec![3], Box::new(Ty::Scalar(Prim::I32))),
                    bits: None,
                },
                field(Prim::U8, None),
            ],
        };
        let bits = Record {
            union: false,
            fields: vec![
                field(Prim::I8, None),
                field(Prim::U32, Some(8)),
                field(Prim::U32, Some(20)),
            ],
        };
        let types = Types {
            records: &[inner, outer, bits],
            sigs: &[],
            seed: 0,
        };
        assert_eq!(types.size(&Ty::Record(1)), Size { size: 40, align: 8 });
        assert_eq!(types.offset(&Ty::Record(1), &[1, 1]), 16);
        assert_eq!(types.offset(&Ty::Record(1), &[3]), 36);
        assert_eq!(types.field_id(&Ty::Record(1), &[1, 1]), 4);
        assert_eq!(types.field_id(&Ty::Record(1), &[3]), 6);
        assert_eq!(types.size(&Ty::Record(2)), Size { size: 8, align: 4 });
    }
}
