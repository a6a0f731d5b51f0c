//! Which field each entry of a struct initialiser means.
//!
//! The seed numbers fields by field id, real files by position; the two differ after a nested struct (mpl-syntax.md §4). A list is
//! read by position unless that makes no sense: a plain value for a struct, a list for a scalar, or a position that does not exist.

use crate::mir::{Init, InitElem, Type, TypeId, TypeTable};

use super::{FieldPlace, LayoutError, Layouts};

impl Layouts {
    /// The place of every entry of a list that initialises an aggregate. Entries without a number follow the one before.
    ///
    /// # Errors
    /// If the type is no aggregate or a number fits neither reading.
    pub fn init_places(
        &mut self,
        types: &TypeTable,
        inits: &[Init],
        ty: TypeId,
        elems: &[InitElem],
    ) -> Result<Vec<FieldPlace>, LayoutError> {
        let layout = self.aggregate(types, ty)?;
        let mut position = 0u32;
        let mut positions = Vec::with_capacity(elems.len());
        for elem in elems {
            // Bitfields without bits are counted, but have no value.
            let index = match elem.field {
                Some(number) => layout.members.binary_search_by_key(&number, |m| m.position).ok(),
                None => Some(layout.members.partition_point(|m| m.position <= position)),
            };
            let member = index.and_then(|index| layout.members.get(index));
            position = member.map_or(position, |member| member.position);
            let list = matches!(inits.get(elem.value.0 as usize), Some(Init::List(_)));
            let fits = member.is_some_and(|m| match types.structure(m.place.ty) {
                Type::Aggregate(_) | Type::Array { .. } | Type::FlexArray(_) => {
                    list || is_string(inits, elem)
                        && !matches!(types.structure(m.place.ty), Type::Aggregate(_))
                }
                _ => !list || m.place.bits.is_none() && types.prim_of(m.place.ty).size() > 8,
            });
            match member {
                Some(member) if fits => positions.push(member.place),
                _ => return self.by_field_id(types, ty, elems),
            }
        }
        Ok(positions)
    }

    fn by_field_id(
        &mut self,
        types: &TypeTable,
        ty: TypeId,
        elems: &[InitElem],
    ) -> Result<Vec<FieldPlace>, LayoutError> {
        let mut id = 0u32;
        let mut places = Vec::with_capacity(elems.len());
        for elem in elems {
            id = elem.field.unwrap_or(id + 1);
            let signed = i32::try_from(id).map_err(|_| LayoutError::NoField(ty, i32::MAX))?;
            if signed == 0 {
                return Err(LayoutError::NoField(ty, 0));
            }
            places.push(self.field(types, ty, signed)?);
        }
        Ok(places)
    }
}

fn is_string(inits: &[Init], elem: &InitElem) -> bool {
    matches!(inits.get(elem.value.0 as usize), Some(Init::Str(..)))
}
