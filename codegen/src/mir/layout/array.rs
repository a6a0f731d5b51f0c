//! Shapes of arrays as the `array` operator sees them.

use std::rc::Rc;

use crate::mir::{Type, TypeId, TypeTable};

use super::{LayoutError, Layouts, MAX_SIZE};

/// Dimensions that are flattened; an element may still be an array.
const MAX_DIMS: usize = 64;

/// The dimensions of an array, nested arrays flattened (mpl-syntax.md §5).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ArrayShape {
    /// Length of each dimension, outermost first; `None` where the type does not tell.
    pub dims: Vec<Option<u64>>,
    /// Bytes between neighbours along each dimension.
    pub strides: Vec<u64>,
    /// The innermost element.
    pub elem: TypeId,
}

impl Layouts {
    /// The shape of the array that a pointer type points to.
    ///
    /// # Errors
    /// If `pointer` is no pointer to an array, or the element has no size.
    pub fn array_shape(&mut self, types: &TypeTable, pointer: TypeId) -> Result<Rc<ArrayShape>, LayoutError> {
        if let Some(known) = self.shapes.get(&pointer) {
            return Ok(known.clone());
        }
        let shape = Rc::new(self.shape(types, pointer)?);
        self.shapes.insert(pointer, shape.clone());
        Ok(shape)
    }

    fn shape(&mut self, types: &TypeTable, pointer: TypeId) -> Result<ArrayShape, LayoutError> {
        let Some(mut elem) = types.pointee(pointer) else {
            return Err(LayoutError::NotAggregate(pointer));
        };
        let mut dims = Vec::new();
        for _ in 0..MAX_DIMS {
            match types.structure(elem) {
                Type::Array { dims: more, elem: of } => {
                    dims.extend(more.iter().map(|&d| Some(d)));
                    elem = *of;
                }
                Type::FlexArray(of) => {
                    dims.push(None);
                    elem = *of;
                }
                _ => break,
            }
        }
        if dims.is_empty() {
            return Err(LayoutError::NotAggregate(pointer));
        }
        let mut stride = self.size(types, elem)?;
        let mut strides = vec![0; dims.len()];
        for (slot, dim) in strides.iter_mut().zip(&dims).rev() {
            *slot = stride;
            stride = stride
                .checked_mul(dim.unwrap_or(0))
                .filter(|&s| s <= MAX_SIZE)
                .ok_or(LayoutError::TooLarge(pointer))?;
        }
        Ok(ArrayShape { dims, strides, elem })
    }
}
