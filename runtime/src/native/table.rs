//! From an image's native prototype table to the prototypes of this crate.

use std::sync::Arc;

use maple_mirbin::Prim;
use maple_mirbin::native::{self as image, NativeTable};

use super::{AggregateLayout, Leaf, NativeError, NativePrototype, NativeType};

/// Most scalars, and most steps to find them, for one aggregate: overlapping members can repeat each other without end.
const MAX_STEPS: usize = 1 << 19;

impl NativePrototype {
    /// Takes over a prototype that `table` gave, with the layouts it names.
    ///
    /// # Errors
    /// [`NativeError`] if a type has no C counterpart here or an aggregate cannot be passed by value.
    pub fn from_table(
        table: &NativeTable<'_>,
        prototype: &image::NativePrototype,
    ) -> Result<NativePrototype, NativeError> {
        let args: Result<Vec<_>, _> = prototype
            .params
            .iter()
            .map(|&ty| native_type(table, ty))
            .collect();
        Ok(NativePrototype {
            args: args?,
            fixed: prototype.fixed as usize,
            variadic: prototype.variadic,
            ret: native_type(table, prototype.result)?,
        })
    }
}

fn native_type(table: &NativeTable<'_>, ty: image::NativeType) -> Result<NativeType, NativeError> {
    match ty {
        // The parts of a double complex are passed as two doubles; its cell is an address.
        image::NativeType::Prim(Prim::C128) => {
            let layout = AggregateLayout::of_fields(&[Prim::F64, Prim::F64])?;
            Ok(NativeType::Aggregate(Arc::new(layout)))
        }
        image::NativeType::Prim(ty) => Ok(NativeType::Scalar(ty)),
        image::NativeType::Struct(index) => {
            let layout = table.layout(index).ok_or(NativeError::Layout {
                cause: "the image does not describe it",
            })?;
            let leaves = leaves(table, &layout)?;
            Ok(NativeType::Aggregate(Arc::new(AggregateLayout::new(
                layout.size,
                layout.align,
                leaves,
            )?)))
        }
    }
}

/// All scalars of a layout, those of nested layouts and of arrays included.
fn leaves(table: &NativeTable<'_>, layout: &image::NativeLayout) -> Result<Vec<Leaf>, NativeError> {
    let too_many = NativeError::Layout {
        cause: "it has too many parts",
    };
    let unknown = NativeError::Layout {
        cause: "the image does not describe a part of it",
    };
    let mut found = Vec::new();
    // Fields still to visit, each with the offset of its structure.
    let mut pending: Vec<(u32, image::NativeField)> = layout.fields.iter().map(|&field| (0, field)).collect();
    let mut steps = 0usize;
    while let Some((base, field)) = pending.pop() {
        let nested = match field.ty {
            image::NativeType::Struct(index) => Some(table.layout(index).ok_or_else(|| unknown.clone())?),
            image::NativeType::Prim(_) => None,
        };
        for element in 0..field.count {
            steps += 1 + nested.as_ref().map_or(0, |nested| nested.fields.len());
            if steps > MAX_STEPS {
                return Err(too_many);
            }
            // Sizes were checked when the table was parsed; a wrong sum is noticed by the check of the leaves.
            let at = |size: u32| {
                base.saturating_add(field.offset)
                    .saturating_add(size.saturating_mul(element))
            };
            match (&nested, field.ty) {
                (Some(nested), _) => {
                    pending.extend(nested.fields.iter().map(|&field| (at(nested.size), field)))
                }
                (None, image::NativeType::Prim(ty)) => {
                    let (part, parts) = match ty {
                        Prim::C64 => (Prim::F32, 2),
                        Prim::C128 => (Prim::F64, 2),
                        other => (other, 1),
                    };
                    let first = at(ty.size());
                    found.extend((0..parts).map(|i| Leaf {
                        offset: first.saturating_add(i * part.size()),
                        ty: part,
                    }));
                }
                (None, image::NativeType::Struct(_)) => return Err(unknown),
            }
        }
    }
    Ok(found)
}

#[cfg(test)]
mod tests {
    use super::*;
    use maple_mirbin::native::{NativeField, NativeLayout, NativeTableBuilder};

    fn field(offset: u32, ty: image::NativeType, count: u32) -> NativeField {
        NativeField { offset, ty, count }
    }

    fn layout_of(builder: &NativeTableBuilder, ty: image::NativeType) -> Result<NativeType, NativeError> {
        let bytes = builder.encode();
        let table = NativeTable::parse(&bytes).unwrap();
        native_type(&table, ty)
    }

    #[test]
    fn nested_arrays_are_spelled_out() {
        let prim = image::NativeType::Prim;
        let mut builder = NativeTableBuilder::new();
        let point = NativeLayout {
            size: 8,
            align: 4,
            fields: vec![field(0, prim(Prim::F32), 1), field(4, prim(Prim::I16), 2)],
        };
        let point = builder.layout(point).unwrap();
        let path = NativeLayout {
            size: 24,
            align: 8,
            fields: vec![field(0, point, 2), field(16, prim(Prim::C64), 1)],
        };
        let path = builder.layout(path).unwrap();
        let Ok(NativeType::Aggregate(layout)) = layout_of(&builder, path) else {
            panic!("not an aggregate")
        };
        let offsets: Vec<_> = layout
            .leaves()
            .iter()
            .map(|leaf| (leaf.offset, leaf.ty))
            .collect();
        let expected = [
            (0, Prim::F32),
            (4, Prim::I16),
            (6, Prim::I16),
            (8, Prim::F32),
            (12, Prim::I16),
            (14, Prim::I16),
            (16, Prim::F32),
            (20, Prim::F32),
        ];
        assert_eq!(offsets, expected);
    }

    #[test]
    fn layouts_that_double_at_each_level_are_refused() {
        let mut builder = NativeTableBuilder::new();
        let mut ty = image::NativeType::Prim(Prim::I32);
        for _ in 0..64 {
            ty = builder
                .layout(NativeLayout {
                    size: 4,
                    align: 4,
                    fields: vec![field(0, ty, 1), field(0, ty, 1)],
                })
                .unwrap();
        }
        let error = layout_of(&builder, ty).unwrap_err();
        assert_eq!(
            error,
            NativeError::Layout {
                cause: "it has too many parts"
            }
        );
    }

    #[test]
    fn deep_nesting_does_not_recurse() {
        let mut builder = NativeTableBuilder::new();
        let mut ty = image::NativeType::Prim(Prim::I32);
        for _ in 0..50_000 {
            ty = builder
                .layout(NativeLayout {
                    size: 4,
                    align: 4,
                    fields: vec![field(0, ty, 1)],
                })
                .unwrap_or(ty);
        }
        assert!(layout_of(&builder, ty).is_ok());
    }

    #[test]
    fn prototypes_keep_their_variable_arguments() {
        let prim = image::NativeType::Prim;
        let builder = NativeTableBuilder::new();
        let bytes = builder.encode();
        let table = NativeTable::parse(&bytes).unwrap();
        let call =
            image::NativePrototype::variadic(1, vec![prim(Prim::Ptr), prim(Prim::F64)], prim(Prim::I32));
        let prototype = NativePrototype::from_table(&table, &call).unwrap();
        assert_eq!(
            (prototype.fixed, prototype.variadic, prototype.args.len()),
            (1, true, 2)
        );
        assert_eq!(prototype.to_string(), "i32 (ptr, ...)");
    }
}
