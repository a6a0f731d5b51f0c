//! Rule 7: initial values.

use maple_mirbin::Kind;

use crate::diag::{FileId, Severity};
use crate::mir::layout::LayoutError;
use crate::mir::typing::{cut, lanes_of};
use crate::mir::{Function, Init, InitElem, InitId, Name, Pos, Storage, Sym, Type, TypeId, Variable};

use super::Checker;

/// A value still to be checked against the type it is for; arrays carry the dimensions left.
enum Work<'m> {
    Value(InitId, TypeId),
    Dims(InitId, &'m [u64], TypeId),
}

/// What to do about an address in a place that cannot hold one.
const NARROW: &str =
    "an address has 8 bytes: declare the place as ptr, a64 or u64, or assign the low part in code, with cvt";

/// Where the variable lives.
#[derive(Clone, Copy)]
pub(super) enum Scope<'f> {
    /// In the module.
    Module,
    /// In a function, for good.
    Static(&'f Function),
    /// In a function's frame: the value is assigned at entry.
    Frame,
}

impl Checker<'_> {
    /// Checks a value for a variable of type `ty`; gives the labels whose addresses it takes.
    pub(super) fn initializer(
        &mut self,
        init: InitId,
        ty: TypeId,
        file: FileId,
        var: &Variable,
        scope: Scope<'_>,
    ) -> Vec<Name> {
        let (m, pos) = (self.m, var.pos);
        let mut labels = Vec::new();
        let mut work = vec![Work::Value(init, ty)];
        // A tree has no more nodes than the arena, and a node is met as a value, as an array and as an element at most.
        let mut steps = m.inits.len().saturating_mul(3);
        while let Some(item) = work.pop() {
            let Some(left) = steps.checked_sub(1) else {
                self.error("initializer", file, pos, "an initial value contains itself", "");
                break;
            };
            steps = left;
            let wrong = match item {
                Work::Value(id, ty) => match (m.inits.get(id.0 as usize), m.types.structure(ty)) {
                    (None, _) => Some("an initial value does not exist".to_owned()),
                    (Some(Init::List(_)), Type::Array { dims, elem }) => {
                        work.push(Work::Dims(id, dims, *elem));
                        None
                    }
                    (Some(Init::List(elems)), Type::FlexArray(elem)) => {
                        work.extend(elems.iter().map(|e| Work::Value(e.value, *elem)));
                        None
                    }
                    (Some(Init::List(elems)), Type::Aggregate(_)) => self.struct_elems(ty, elems, &mut work),
                    (Some(Init::List(elems)), Type::Prim(prim)) if lanes_of(*prim).is_some() => {
                        let count = lanes_of(*prim).map_or(0, |l| l.1);
                        (elems.len() != count as usize)
                            .then(|| format!("a {prim} has {count} parts, not {}", elems.len()))
                    }
                    (Some(Init::List(_)), Type::Named(_) | Type::Instance { .. } | Type::Param(_)) => None,
                    (Some(Init::List(_)), _) => Some(format!("a list initialises a {}", self.type_text(ty))),
                    (
                        Some(Init::AddrOf {
                            sym: Sym::Global(id), ..
                        }),
                        _,
                    ) if self.is_undeclared(*id) => {
                        self.undeclared(*id, file, pos);
                        break;
                    }
                    (Some(Init::AddrOfLabel(_, label)), _) => {
                        labels.push(*label);
                        let narrow = matches!(m.types.prim_of(ty).size(), 1..8);
                        narrow.then(|| format!("an address does not fit into a {}", self.type_text(ty)))
                    }
                    (Some(leaf), _) => {
                        if let Some(message) = self.literal_init(leaf, var.name, id == init, scope) {
                            self.error("literal", file, pos, message, "assign it in code");
                            break;
                        }
                        self.cut_value(leaf, ty, file, pos);
                        self.init_leaf(leaf, ty, scope)
                    }
                },
                Work::Dims(id, [], elem) => {
                    work.push(Work::Value(id, elem));
                    None
                }
                Work::Dims(id, [dim, rest @ ..], elem) => match m.inits.get(id.0 as usize) {
                    Some(Init::List(elems)) if elems.len() as u64 > *dim && *dim > 0 => {
                        Some(format!("an array of {dim} gets {} initial values", elems.len()))
                    }
                    Some(Init::List(elems)) => {
                        work.extend(elems.iter().map(|e| Work::Dims(e.value, rest, elem)));
                        None
                    }
                    Some(Init::Str(..)) => None,
                    _ => Some("an array dimension needs a list of initial values".to_owned()),
                },
            };
            if let Some(message) = wrong {
                let hint = match item {
                    Work::Value(id, ty) if self.is_narrow_address(id, ty) => NARROW,
                    _ => "",
                };
                self.error("initializer", file, pos, message, hint);
                break;
            }
        }
        labels
    }

    fn is_narrow_address(&self, id: InitId, ty: TypeId) -> bool {
        let address = matches!(
            self.m.inits.get(id.0 as usize),
            Some(Init::AddrOf { .. } | Init::AddrOfFunc(..) | Init::AddrOfLabel(..) | Init::Str(..))
        );
        address && matches!(self.m.types.prim_of(ty).size(), 1..8)
    }

    /// Warns about an integer that is [`cut`].
    fn cut_value(&mut self, leaf: &Init, ty: TypeId, file: FileId, pos: Pos) {
        let prim = self.m.types.prim_of(ty);
        if let Init::Int(value) = *leaf
            && prim.is_integral()
            && let Some(kept) = cut(value as i64, prim)
        {
            let value = value as i64;
            let message = format!("the initial value {value} does not fit {prim}, {kept} is left of it");
            let hint = "name a wider type";
            self.report(Severity::Warning, "constant-cut", file, pos, message, hint);
        }
    }

    fn struct_elems<'m>(
        &mut self,
        ty: TypeId,
        elems: &[InitElem],
        work: &mut Vec<Work<'m>>,
    ) -> Option<String> {
        match self.layouts.init_places(&self.m.types, &self.m.inits, ty, elems) {
            Err(LayoutError::Undefined(part)) if self.hides_type(part) => None,
            Ok(places) => {
                work.extend(
                    places
                        .iter()
                        .zip(elems)
                        .map(|(place, elem)| Work::Value(elem.value, place.ty)),
                );
                None
            }
            Err(error) => Some(format!("{error} in {}", self.type_text(ty))),
        }
    }

    fn init_leaf(&self, leaf: &Init, ty: TypeId, scope: Scope<'_>) -> Option<String> {
        let m = self.m;
        let prim = m.types.prim_of(ty);
        let scalar = prim.is_scalar() || matches!(prim.kind(), Kind::Wide | Kind::Dyn);
        let units = match m.types.structure(ty) {
            Type::Array { dims, elem } if dims.len() == 1 => m.types.prim_of(*elem).size(),
            _ => 0,
        };
        let open = matches!(
            m.types.structure(ty),
            Type::Named(_) | Type::Instance { .. } | Type::Param(_)
        );
        match leaf {
            Init::Str(_, _, wide) if units == 1 + u32::from(*wide) => None,
            Init::Str(..) if matches!(units, 1 | 2) => Some(format!(
                "the characters of a string do not fit the elements of a {}: u8 and i8 take conststr, u16 and i16 conststr16",
                self.type_text(ty)
            )),
            _ if !scalar && !open => Some(format!("a single value initialises a {}", self.type_text(ty))),
            Init::Float(..) if prim.is_integral() => Some(format!(
                "a floating point value initialises a {}",
                self.type_text(ty)
            )),
            Init::AddrOf { .. } | Init::AddrOfFunc(..) | Init::Str(..)
                if !open && prim.size() != 8 && !prim.is_dynamic() =>
            {
                Some(format!("an address does not fit into a {}", self.type_text(ty)))
            }
            Init::AddrOf {
                sym: Sym::Local(id), ..
            } => {
                let fixed = match scope {
                    Scope::Frame => true,
                    Scope::Module => false,
                    Scope::Static(f) => f.locals.get(*id).is_some_and(|v| v.storage != Storage::Default),
                };
                (!fixed).then(|| "the address of a local variable is no constant".to_owned())
            }
            _ => None,
        }
    }
}
