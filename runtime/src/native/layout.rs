//! Aggregates by value: from a memory layout to a libffi type that every ABI treats in the same way.

use libffi::middle::Type;
use maple_mirbin::Prim;

use super::NativeError;

/// Largest aggregate that is passed by value, in bytes; the copy lies on the host stack.
const MAX_SIZE: u32 = 1 << 18;

/// A scalar inside an aggregate.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Leaf {
    /// Distance from the start of the aggregate in bytes.
    pub offset: u32,
    /// Its type: an integer, address or floating type. A bit field is given as its storage unit.
    pub ty: Prim,
}

/// Size, alignment and scalars of a struct or union. Leaves of a union's members overlap.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct AggregateLayout {
    size: u32,
    align: u32,
    leaves: Vec<Leaf>,
}

impl AggregateLayout {
    /// Checks and stores a layout; sizes in bytes, leaves in any order, arrays spelled out.
    ///
    /// # Errors
    /// [`NativeError::Layout`] if the size is 0 or above 256 KiB, the alignment is not 1, 2, 4 or 8 or does not divide the size, or a leaf
    /// is not naturally aligned or lies outside; [`NativeError::Type`] for a leaf that is no scalar.
    pub fn new(size: u32, align: u32, mut leaves: Vec<Leaf>) -> Result<AggregateLayout, NativeError> {
        let invalid = |cause| Err(NativeError::Layout { cause });
        if size == 0 {
            return invalid("it has no size");
        }
        if size > MAX_SIZE {
            return invalid("it is larger than 256 KiB");
        }
        if !matches!(align, 1 | 2 | 4 | 8) {
            return invalid("its alignment is not 1, 2, 4 or 8 bytes");
        }
        if !size.is_multiple_of(align) {
            return invalid("its size is not a multiple of its alignment");
        }
        for leaf in &leaves {
            if !leaf.ty.is_scalar() {
                return Err(NativeError::Type(leaf.ty));
            }
            if leaf.ty.align() > align || !leaf.offset.is_multiple_of(leaf.ty.align()) {
                return invalid("it is packed so that a field is not naturally aligned");
            }
            if leaf
                .offset
                .checked_add(leaf.ty.size())
                .is_none_or(|end| end > size)
            {
                return invalid("a field lies outside of it");
            }
        }
        leaves.sort_unstable();
        leaves.dedup();
        Ok(AggregateLayout { size, align, leaves })
    }

    /// A struct whose fields follow one another as in C.
    ///
    /// # Errors
    /// As for [`AggregateLayout::new`].
    pub fn of_fields(fields: &[Prim]) -> Result<AggregateLayout, NativeError> {
        let mut leaves = Vec::with_capacity(fields.len());
        let (mut end, mut align) = (0u32, 1u32);
        for &ty in fields {
            let offset = end.next_multiple_of(ty.align());
            leaves.push(Leaf { offset, ty });
            end = offset.saturating_add(ty.size());
            if end > MAX_SIZE {
                break;
            }
            align = align.max(ty.align());
        }
        AggregateLayout::new(end.next_multiple_of(align), align, leaves)
    }

    /// Size in bytes.
    pub const fn size(&self) -> u32 {
        self.size
    }

    /// Alignment in bytes.
    pub const fn align(&self) -> u32 {
        self.align
    }

    /// Scalars in ascending order of offset, each once.
    pub fn leaves(&self) -> &[Leaf] {
        &self.leaves
    }

    /// A libffi struct that is passed as this aggregate is.
    ///
    /// libffi lays fields out itself and knows no unions. Where the leaves are not what it would lay out, the struct is rebuilt from
    /// elements of the same size and alignment and of the classes that the ABIs look at: whether all parts are of one floating type (AAPCS64),
    /// and per 8 bytes whether there is an integer among them (System V x86-64).
    pub(crate) fn ffi_type(&self) -> Result<Type, NativeError> {
        let elements = if self.is_sequence() {
            self.leaves.iter().map(|leaf| leaf.ty).collect()
        } else if let Some(ty) = self.common_float() {
            vec![ty; (self.size / ty.size()) as usize]
        } else {
            self.equivalent()?
        };
        let fields: Result<Vec<Type>, _> = elements
            .into_iter()
            .map(|ty| super::ffi_type(&ty.into()))
            .collect();
        Ok(Type::structure(fields?))
    }

    /// Whether laying the leaves out one after another gives this layout.
    fn is_sequence(&self) -> bool {
        let (mut end, mut align) = (0, 1);
        for leaf in &self.leaves {
            if leaf.offset != u32::next_multiple_of(end, leaf.ty.align()) {
                return false;
            }
            end = leaf.offset + leaf.ty.size();
            align = align.max(leaf.ty.align());
        }
        align == self.align && end.next_multiple_of(align) == self.size
    }

    /// The floating type that all leaves have and that fills the aggregate.
    fn common_float(&self) -> Option<Prim> {
        let ty = self.leaves.first()?.ty;
        let fills = ty.size() == self.align && self.leaves.iter().all(|leaf| leaf.ty == ty);
        (ty.is_float() && fills).then_some(ty)
    }

    fn equivalent(&self) -> Result<Vec<Prim>, NativeError> {
        let mut elements = Vec::with_capacity(self.size.div_ceil(8) as usize);
        for start in (0..self.size).step_by(8) {
            let end = self.size.min(start + 8);
            let mut parts = self
                .leaves
                .iter()
                .filter(|leaf| leaf.offset < end && leaf.offset + leaf.ty.size() > start)
                .peekable();
            // An ABI may leave an eightbyte of padding in a small aggregate out of registers; no element can say that.
            if parts.peek().is_none() && self.size <= 16 {
                return Err(NativeError::Layout {
                    cause: "eight bytes of it are nothing but padding",
                });
            }
            let unit = match (parts.all(|leaf| leaf.ty.is_float()), self.align) {
                (true, 8) => Prim::F64,
                (true, 4) => Prim::F32,
                (_, 8) => Prim::U64,
                (_, 4) => Prim::U32,
                (_, 2) => Prim::U16,
                _ => Prim::U8,
            };
            elements.extend((start..end).step_by(unit.size() as usize).map(|_| unit));
        }
        Ok(elements)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn leaves(list: &[(u32, Prim)]) -> Vec<Leaf> {
        list.iter().map(|&(offset, ty)| Leaf { offset, ty }).collect()
    }

    fn equivalent(size: u32, align: u32, list: &[(u32, Prim)]) -> Result<Vec<Prim>, NativeError> {
        AggregateLayout::new(size, align, leaves(list))?.equivalent()
    }

    #[test]
    fn fields_in_sequence() {
        let layout = AggregateLayout::of_fields(&[Prim::U8, Prim::I64, Prim::I16]).unwrap();
        assert_eq!((layout.size(), layout.align()), (24, 8));
        assert_eq!(
            layout.leaves(),
            leaves(&[(0, Prim::U8), (8, Prim::I64), (16, Prim::I16)])
        );
        assert!(layout.is_sequence());
    }

    #[test]
    fn unions_become_their_classes() {
        use Prim::*;
        assert_eq!(equivalent(8, 8, &[(0, F64), (0, I64)]), Ok(vec![U64]));
        assert_eq!(equivalent(8, 8, &[(0, F64), (0, F32)]), Ok(vec![F64]));
        assert_eq!(
            equivalent(16, 8, &[(0, F64), (8, F64), (8, I32)]),
            Ok(vec![F64, U64])
        );
        assert_eq!(
            equivalent(12, 4, &[(0, F32), (4, F32), (8, F32), (8, I32)]),
            Ok(vec![F32, F32, U32])
        );
        assert_eq!(equivalent(3, 1, &[(0, U8), (1, U8), (2, U8)]), Ok(vec![U8; 3]));
        assert_eq!(equivalent(6, 2, &[(0, U16), (2, U8), (4, U16)]), Ok(vec![U16; 3]));
        let union = AggregateLayout::new(12, 4, leaves(&[(0, F32), (0, F32), (8, F32)])).unwrap();
        assert_eq!(union.common_float(), Some(F32));
    }

    #[test]
    fn bad_layouts_are_refused() {
        use Prim::*;
        let table = [
            (0, 1, vec![]),
            (MAX_SIZE + 8, 8, vec![(0, I64)]),
            (16, 16, vec![(0, I64)]),
            (12, 8, vec![(0, I64)]),
            (8, 3, vec![(0, I32)]),
            (8, 4, vec![(0, I64)]),
            (8, 4, vec![(2, I32)]),
            (8, 4, vec![(8, I32)]),
            (8, 4, vec![(u32::MAX - 3, I32)]),
            (16, 8, vec![(0, V2I64)]),
            (16, 8, vec![(0, Void)]),
        ];
        for (size, align, list) in table {
            assert!(
                AggregateLayout::new(size, align, leaves(&list)).is_err(),
                "{size} {align} {list:?}"
            );
        }
        assert!(equivalent(16, 8, &[(0, I64)]).is_err());
        assert!(AggregateLayout::of_fields(&[]).is_err());
        assert!(AggregateLayout::of_fields(&vec![I64; 1 << 20]).is_err());
    }
}
