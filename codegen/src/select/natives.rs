//! Prototypes of native functions, as C sees them (DESIGN §5, calls out).

use rustc_hash::{FxHashMap, FxHashSet};

use maple_mirbin::{
    NativeError, NativeField, NativeLayout, NativePrototype, NativeTableBuilder, NativeType, Prim,
};

use super::cell;
use crate::mir::layout::{Layouts, prim_align};
use crate::mir::{FuncId, Function, Type, TypeId, TypeTable};
use crate::passes::{CallType, Signature, value_prim};

/// The table under construction, and the layouts made so far.
#[derive(Default, Debug)]
pub(super) struct Natives {
    table: NativeTableBuilder,
    known: FxHashMap<TypeId, NativeType>,
    named: FxHashSet<FuncId>,
}

/// An alignment that no value has which the engine passes to C.
const UNPASSABLE: u32 = 16;

impl Natives {
    /// The finished table.
    pub fn finish(self) -> NativeTableBuilder {
        self.table
    }

    /// Records the prototype of a named function, once.
    ///
    /// # Errors
    /// If a parameter or the result has no C value.
    pub fn symbol(
        &mut self,
        types: &TypeTable,
        layouts: &mut Layouts,
        (id, name): (FuncId, &str),
        func: &Function,
    ) -> Result<(), String> {
        if !self.named.insert(id) {
            return Ok(());
        }
        let signature = Signature::of(func);
        let params = signature.params.iter().map(|&ty| self.ty(types, layouts, ty));
        let params = params.collect::<Result<Vec<_>, _>>()?;
        let result = self.result(types, layouts, &signature.returns)?;
        let fixed = params.len() as u32;
        let prototype = if signature.variadic || !signature.has_signature {
            NativePrototype::variadic(fixed, params, result)
        } else {
            NativePrototype::new(params, result)
        };
        self.table
            .symbol(name, prototype)
            .map_err(|error: NativeError| error.to_string())
    }

    /// The prototype of one call.
    ///
    /// # Errors
    /// If an argument or the result has no C value.
    pub fn call(
        &mut self,
        types: &TypeTable,
        layouts: &mut Layouts,
        call: &CallType,
        read: Prim,
    ) -> Result<NativePrototype, String> {
        let params = call.args.iter().map(|&ty| self.ty(types, layouts, ty));
        let params = params.collect::<Result<Vec<_>, _>>()?;
        let result = match (call.declared || !call.returns.is_empty(), read) {
            (false, prim) if prim != Prim::Void => NativeType::Prim(prim),
            _ => self.result(types, layouts, &call.returns)?,
        };
        Ok(match (call.variadic, call.declared || call.callee.is_some()) {
            (true, true) => NativePrototype::variadic(call.fixed as u32, params, result),
            _ => NativePrototype::new(params, result),
        })
    }

    fn result(
        &mut self,
        types: &TypeTable,
        layouts: &mut Layouts,
        returns: &[TypeId],
    ) -> Result<NativeType, String> {
        match returns.first() {
            Some(&ty) => self.ty(types, layouts, ty),
            None => Ok(NativeType::Prim(Prim::Void)),
        }
    }

    /// A complex number: C passes its parts as it passes the fields of a structure.
    fn pair(&mut self) -> Result<NativeType, String> {
        let part = NativeField {
            offset: 0,
            ty: NativeType::Prim(Prim::F64),
            count: 2,
        };
        let layout = NativeLayout {
            size: Prim::C128.size(),
            align: prim_align(Prim::C128),
            fields: vec![part],
        };
        self.table.layout(layout).map_err(|error| error.to_string())
    }

    /// A structure that is packed: Maple functions take it. The table has it as one that the engine passes to no C function, since it is aligned to
    /// more than 8 bytes.
    fn unpassable(&mut self, size: u64) -> Result<NativeType, String> {
        let layout = NativeLayout {
            size: size.next_multiple_of(UNPASSABLE.into()).min(u32::MAX.into()) as u32,
            align: UNPASSABLE,
            fields: Vec::new(),
        };
        self.table.layout(layout).map_err(|error| error.to_string())
    }

    /// The C type of a value; structures are laid out, those inside first.
    fn ty(&mut self, types: &TypeTable, layouts: &mut Layouts, root: TypeId) -> Result<NativeType, String> {
        let root = types.resolve(root);
        let mut stack = vec![root];
        while let Some(&ty) = stack.last() {
            if self.known.contains_key(&ty) {
                stack.pop();
                continue;
            }
            if types.aggregate(ty).is_none() {
                let native = match value_prim(types, ty) {
                    Prim::C128 => self.pair()?,
                    // Calls of C functions refuse f128 and vectors, functions of other images take them.
                    prim => NativeType::Prim(cell(prim)),
                };
                self.known.insert(ty, native);
                continue;
            }
            let whole = layouts.aggregate(types, ty).map_err(|error| error.to_string())?;
            let mut fields = Vec::with_capacity(whole.members.len());
            let mut complete = true;
            for member in &whole.members {
                let (mut inner, mut count) = (types.resolve(member.place.ty), 1u64);
                while let Type::Array { dims, elem } = types.get(inner) {
                    count = dims.iter().fold(count, |count, &dim| count.saturating_mul(dim));
                    inner = types.resolve(*elem);
                }
                if matches!(types.get(inner), Type::FlexArray(_)) || count == 0 {
                    continue;
                }
                match self.known.get(&inner) {
                    Some(&ty) => {
                        // In memory it is aligned as its parts are, unlike a value of 8 bytes.
                        let (ty, parts) = match ty {
                            NativeType::Prim(Prim::C64) => (NativeType::Prim(Prim::F32), 2),
                            ty => (ty, 1),
                        };
                        fields.push(NativeField {
                            offset: member.place.offset as u32,
                            ty,
                            count: count.saturating_mul(parts).min(u32::MAX.into()) as u32,
                        });
                    }
                    None => {
                        complete = false;
                        stack.push(inner);
                    }
                }
            }
            if !complete {
                continue;
            }
            // Bitfields of one container are one field for the ABI.
            fields.dedup();
            let layout = NativeLayout {
                size: whole.whole.size.min(u32::MAX.into()) as u32,
                align: whole.whole.align,
                fields,
            };
            let native = match self.table.layout(layout) {
                Err(_) if whole.whole.size > 0 => self.unpassable(whole.whole.size)?,
                native => native.map_err(|error| error.to_string())?,
            };
            self.known.insert(ty, native);
        }
        self.known
            .get(&root)
            .copied()
            .ok_or_else(|| "the type has no C layout".to_owned())
    }
}
