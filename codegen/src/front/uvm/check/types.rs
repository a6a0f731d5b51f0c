//! Checks of types, signatures, constants and global cells.

use super::Checker;
use crate::front::uvm::ast::{ConstId, Constant, Literal};
use crate::front::uvm::types::{Type, TypeId, Types};
use crate::mir::Pos;

/// Whether values have this type: it can be that of a parameter, an instruction, a constant.
pub(super) fn is_value(types: &Types, id: TypeId) -> bool {
    // Types that contain themselves are errors of their own.
    let mut work = vec![id];
    let mut steps = 0;
    while let Some(id) = work.pop() {
        steps += 1;
        match types.ty(id) {
            Type::Struct(fields) if steps < types.types.len() * 8 => work.extend(fields),
            Type::Struct(_) => {}
            Type::WeakRef(_) | Type::Array(..) | Type::Hybrid(..) | Type::Void => return false,
            _ => {}
        }
    }
    true
}

pub(super) fn check(checker: &mut Checker<'_>) {
    let bundle = checker.bundle;
    let types = &bundle.types;
    contained(checker);
    for node in &types.types {
        let wrong = match &node.ty {
            Type::Struct(fields) => fields.iter().find(|field| !is_part(types, **field)).copied(),
            Type::Array(element, _) => Some(*element).filter(|element| !is_part(types, *element)),
            Type::Hybrid(fixed, var) => {
                let fixed = Some(*fixed).filter(|fixed| matches!(types.ty(*fixed), Type::Hybrid(..)));
                fixed.or(Some(*var).filter(|var| !is_part(types, *var)))
            }
            _ => None,
        };
        if let Some(part) = wrong {
            let message = format!("a type cannot have {} for a part", checker.shown(part));
            checker.error(
                "type",
                node.pos,
                message,
                "void and hybrid types have no fixed size; refer to them",
            );
        }
    }
    for node in &types.sigs {
        let params = node.sig.params.iter().filter(|param| !is_value(types, **param));
        let result = Some(&node.sig.result)
            .filter(|result| !is_value(types, **result) && *types.ty(**result) != Type::Void);
        if let Some(wrong) = params.chain(result).next() {
            let message = format!("no value has the type {}", checker.shown(*wrong));
            checker.error(
                "type",
                node.pos,
                message,
                "parameters and results are values; pass a reference to memory",
            );
        }
    }
    for global in &bundle.globals {
        if matches!(types.ty(global.ty), Type::Hybrid(..)) {
            checker.error(
                "type",
                global.pos,
                "a global cell has a fixed size",
                "hybrid types are for the heap and for ALLOCAHYBRID",
            );
        }
    }
    for constant in &bundle.consts {
        let is_weak = matches!(types.ty(constant.ty), Type::WeakRef(_));
        if !is_value(types, constant.ty) && !is_weak {
            let message = format!("no constant has the type {}", checker.shown(constant.ty));
            checker.error(
                "literal",
                constant.pos,
                message,
                "constants are integers, floating point numbers, structs and NULL",
            );
            continue;
        }
        parts(checker, &constant.value, constant.ty, constant.pos);
    }
    consts_within_themselves(checker);
}

/// Whether memory of this type can be a part of other memory.
fn is_part(types: &Types, id: TypeId) -> bool {
    !matches!(types.ty(id), Type::Hybrid(..) | Type::Void)
}

/// No type contains itself but through a reference. A walk with a stack: types may be nested deeply.
fn contained(checker: &mut Checker<'_>) {
    #[derive(Clone, Copy, PartialEq)]
    enum Mark {
        New,
        Open,
        Done,
    }
    let types = &checker.bundle.types;
    let mut marks = vec![Mark::New; types.types.len()];
    let mut wrong = Vec::new();
    for start in 0..types.types.len() {
        let mut work = vec![(start, false)];
        while let Some((at, leave)) = work.pop() {
            if leave {
                marks[at] = Mark::Done;
                continue;
            }
            match marks[at] {
                Mark::Done => continue,
                Mark::Open => {
                    wrong.push(at);
                    continue;
                }
                Mark::New => {}
            }
            marks[at] = Mark::Open;
            work.push((at, true));
            let parts: Vec<TypeId> = match &types.types[at].ty {
                Type::Struct(fields) => fields.to_vec(),
                Type::Array(element, _) => vec![*element],
                Type::Hybrid(fixed, var) => vec![*fixed, *var],
                _ => Vec::new(),
            };
            work.extend(
                parts
                    .iter()
                    .map(|part| part.0 as usize)
                    .filter(|part| *part < marks.len())
                    .map(|part| (part, false)),
            );
        }
    }
    wrong.sort_unstable();
    wrong.dedup();
    for at in wrong {
        let node = &checker.bundle.types.types[at];
        let message = format!("the type {} contains itself", checker.shown(TypeId(at as u32)));
        checker.error("type", node.pos, message, "refer to it: ref, iref or weakref");
    }
}

/// Parts of a constant that are named have the types of their fields.
fn parts(checker: &mut Checker<'_>, value: &Literal, ty: TypeId, pos: Pos) {
    let (Literal::Struct(values), Type::Struct(fields)) = (value, checker.bundle.types.ty(ty)) else {
        return;
    };
    for (value, field) in values.iter().zip(fields) {
        match value {
            Constant::Literal(inner) => parts(checker, inner, *field, pos),
            other => {
                if let Some(found) = checker.mismatch(other, *field) {
                    let message = format!(
                        "the field has the type {}, the constant {found}",
                        checker.shown(*field)
                    );
                    checker.error("literal", pos, message, "name a constant of that type");
                }
            }
        }
    }
}

impl Checker<'_> {
    /// The type of a constant, shown, if it is not this one.
    pub(super) fn mismatch(&self, constant: &Constant, wanted: TypeId) -> Option<String> {
        let bundle = self.bundle;
        let equal = |found: TypeId| match self.strict {
            true => self.classes.equal(found, wanted),
            false => self.classes.alike(found, wanted),
        };
        match constant {
            // Read as of this type.
            Constant::Literal(_) => None,
            Constant::Const(id) => {
                let ty = bundle.consts.get(id.0 as usize)?.ty;
                (!equal(ty)).then(|| self.shown(ty))
            }
            Constant::Global(id) => {
                let cell = bundle.globals.get(id.0 as usize)?.ty;
                let fits = match bundle.types.ty(wanted) {
                    Type::IRef(to) => !self.strict || self.classes.equal(*to, cell),
                    _ => false,
                };
                (!fits).then(|| format!("iref<{}>", self.shown(cell)))
            }
            Constant::Func(id) => {
                let sig = bundle.funcs.get(id.0 as usize)?.sig;
                let fits = match bundle.types.ty(wanted) {
                    Type::Func(wanted) => !self.strict || self.classes.equal_sigs(*wanted, sig),
                    _ => false,
                };
                (!fits).then(|| "func of another signature".to_owned())
            }
        }
    }
}

/// No constant is a part of itself.
fn consts_within_themselves(checker: &mut Checker<'_>) {
    let bundle = checker.bundle;
    fn named(value: &Literal, found: &mut Vec<ConstId>) {
        if let Literal::Struct(values) = value {
            for value in values {
                match value {
                    Constant::Const(id) => found.push(*id),
                    Constant::Literal(inner) => named(inner, found),
                    _ => {}
                }
            }
        }
    }
    let uses: Vec<Vec<ConstId>> = bundle
        .consts
        .iter()
        .map(|constant| {
            let mut found = Vec::new();
            named(&constant.value, &mut found);
            found
        })
        .collect();
    // What uses nothing that is left is no part of a circle.
    let mut left: Vec<usize> = uses.iter().map(Vec::len).collect();
    let mut users = vec![Vec::new(); uses.len()];
    for (user, used) in uses.iter().enumerate() {
        for id in used {
            if let Some(list) = users.get_mut(id.0 as usize) {
                list.push(user);
            }
        }
    }
    let mut work: Vec<usize> = (0..left.len()).filter(|at| left[*at] == 0).collect();
    while let Some(done) = work.pop() {
        for user in &users[done] {
            left[*user] -= 1;
            if left[*user] == 0 {
                work.push(*user);
            }
        }
    }
    for (at, constant) in bundle.consts.iter().enumerate() {
        if left[at] > 0 {
            checker.error(
                "literal",
                constant.pos,
                "the constant is a part of itself",
                "constants are made of others that are known",
            );
        }
    }
}
