//! Constants that programs are likely to go wrong with.

use maple_mirbin::Prim;

use super::Gen;
use crate::random::tree::Init;
use crate::random::types::Ty;

impl Gen {
    /// Bits of a value of a scalar type, canonical.
    pub(super) fn bits(&mut self, prim: Prim) -> u64 {
        match prim {
            Prim::U1 => self.random.below(2) as u64,
            Prim::F32 => u64::from(self.single().to_bits()),
            Prim::F64 => self.double().to_bits(),
            _ => {
                let width = prim.bits();
                let bits = match self.random.below(10) {
                    0..=3 => self.random.below(20) as u64,
                    4 => (self.random.below(20) as u64).wrapping_neg(),
                    5 => {
                        let edge = 1u64 << self.random.below(width as usize);
                        edge.wrapping_add(self.pick(&[0, 1, u64::MAX]))
                    }
                    6 => self.pick(&[
                        i64::MAX as u64,
                        1 << 63,
                        u64::MAX,
                        i32::MAX as u64,
                        1 << 31,
                        u32::MAX.into(),
                    ]),
                    7 => (1u64 << (width - 1)).wrapping_sub(self.random.below(2) as u64),
                    8 => self.random.below(70_000) as u64,
                    _ => self.random.number(),
                };
                prim.canonical(bits)
            }
        }
    }

    fn double(&mut self) -> f64 {
        match self.random.below(10) {
            0..=2 => self.random.below(16) as f64 - 4.0,
            3 | 4 => (self.random.below(4000) as f64 - 2000.0) / 16.0,
            5 => self.pick(&[
                0.0,
                -0.0,
                0.5,
                -0.5,
                1.5,
                -2.5,
                0.1,
                f64::MIN_POSITIVE,
                f64::EPSILON,
            ]),
            6 => self.pick(&[
                f64::INFINITY,
                f64::NEG_INFINITY,
                f64::NAN,
                f64::MAX,
                f64::MIN,
                5e-324,
                1e300,
            ]),
            7 => {
                let edge = self.pick(&[7, 8, 15, 16, 31, 32, 52, 53, 63, 64]);
                let edge = 2f64.powi(edge) + self.random.below(3) as f64 - 1.0;
                if self.random.below(2) == 0 { edge } else { -edge }
            }
            8 => (self.random.number() as i64) as f64,
            _ => Some(f64::from_bits(self.random.number()))
                .filter(|x| !x.is_nan())
                .unwrap_or(1.0),
        }
    }

    fn single(&mut self) -> f32 {
        match self.random.below(8) {
            0 => Some(f32::from_bits(self.random.number() as u32))
                .filter(|x| !x.is_nan())
                .unwrap_or(1.0),
            1 => self.pick(&[
                f32::MAX,
                f32::MIN,
                f32::MIN_POSITIVE,
                1e-45,
                16_777_216.0,
                0.1,
                f32::EPSILON,
            ]),
            _ => self.double() as f32,
        }
    }

    /// An initial value of a type without pointers.
    pub(super) fn initial(&mut self, ty: &Ty) -> Init {
        match ty {
            Ty::Array(dims, _) => {
                let row = ty.row().unwrap_or(Ty::Scalar(Prim::I32));
                let count = if self.chance(70) {
                    dims[0] as usize
                } else {
                    self.range(1, dims[0] as usize)
                };
                Init::List((0..count).map(|_| self.initial(&row)).collect())
            }
            Ty::Record(record) => {
                let record = self.tree.records[*record].clone();
                let fields = if record.union {
                    vec![self.random.below(record.fields.len())]
                } else {
                    let mut fields: Vec<usize> = (0..record.fields.len()).collect();
                    if fields.len() > 1 && self.chance(30) {
                        let gone = self.random.below(fields.len());
                        fields.remove(gone);
                    }
                    fields
                };
                let fields = fields.into_iter().map(|index| {
                    let field = &record.fields[index];
                    let init = match (field.bits, self.initial(&field.ty)) {
                        (Some(bits), Init::Bits(value)) => Init::Bits(value & ((1 << (bits - 1)) - 1)),
                        (_, init) => init,
                    };
                    (index, init)
                });
                Init::Fields(fields.collect())
            }
            ty => Init::Bits(self.bits(ty.prim())),
        }
    }
}
