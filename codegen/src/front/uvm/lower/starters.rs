//! How stacks and threads begin: functions of ours, which take the arguments out of a stack's object when it is first resumed.

use maple_mirbin::{Op, Prim, Xintrinsic};

use super::Lowering;
use super::swaps::{KIND, MAIL, THROWN};
use crate::front::build::Builder;
use crate::front::uvm::types::SigId;
use crate::mir::{self, Callee, IntrinsicRef, Pos, RetTarget, StmtData, TypeTable};

/// What the engine calls the function that says that a stack has no frame to return to.
const BOTTOM: &str = "__maple_stack_returned";

/// Where the function is in a stack's object, after what all of them have.
pub(super) const FUNCTION: i32 = 24;
/// Fields before those of arguments.
const BEFORE: usize = 4;

/// How stacks of functions with one signature begin.
#[derive(Clone)]
pub(super) struct Starter {
    /// What all have, function, and the leaves of the arguments.
    pub(super) structure: mir::TypeId,
    /// Offsets and types of the leaves.
    pub(super) leaves: Vec<(u64, Prim)>,
    pub(super) function: mir::FuncId,
}

impl Lowering<'_> {
    /// What all stacks' objects have: handle, mail and its kind.
    fn stack_fields() -> Vec<mir::TypeId> {
        [Prim::U64, Prim::Ref, Prim::U64].map(TypeTable::prim).to_vec()
    }

    /// The variable that stands for the record of the structure that is a stack without arguments.
    pub(super) fn stack_record(&mut self) -> mir::GlobalId {
        if let Some(known) = self.stack {
            return known;
        }
        let structure = self.structure(None, &Self::stack_fields(), Pos::NONE);
        let symbol = mir::class::Classes::record(&self.module.types, &self.module.names, structure);
        let symbol = self.module.names.intern(symbol.unwrap_or_default());
        let record = self.module.vars.mention(symbol, Pos::NONE);
        *self.stack.insert(record)
    }

    /// A structure without fields.
    pub(super) fn empty_structure(&mut self) -> mir::TypeId {
        match self.empty {
            Some(known) => known,
            None => {
                let made = self.structure(None, &[], Pos::NONE);
                *self.empty.insert(made)
            }
        }
    }

    /// The function that a thread begins with: it goes on on the stack that it is given.
    pub(super) fn thread_starter(&mut self, pos: Pos) -> mir::FuncId {
        if let Some(known) = self.thread {
            return known;
        }
        let (mut glue, [object]) = self.glue("thread|", [("object", Prim::Ref)], Prim::Void, pos);
        let base = glue.read_local(object, Prim::Ref);
        let handle = glue.load(base, 0, Prim::U64);
        // The stack is kept for whoever has its object's address.
        let value = glue.read_local(object, Prim::Ref);
        let ticket = glue.retyped(value, Prim::U64);
        let swap = Callee::Intrinsic(IntrinsicRef::Ext(Xintrinsic::SwapStack));
        glue.call(swap, &[handle, ticket], &[]);
        let id = self.add_glue(glue, None);
        *self.thread.insert(id)
    }

    pub(super) fn starter(&mut self, sig: SigId, pos: Pos) -> Starter {
        if let Some(known) = self.starters.get(&sig) {
            return known.clone();
        }
        let params = self
            .bundle
            .types
            .sig(sig)
            .map(|sig| sig.params.clone())
            .unwrap_or_default();
        let mut prims = Vec::new();
        for param in &params {
            prims.extend(self.leaves(*param, pos).iter().copied());
        }
        let mut fields = Self::stack_fields();
        fields.push(TypeTable::prim(Prim::Ptr));
        fields.extend(prims.iter().map(|prim| TypeTable::prim(in_memory(*prim))));
        let structure = self.structure(None, &fields, Pos::NONE);
        let layout = self.layouts.aggregate(&self.module.types, structure).ok();
        let offset = |field: usize| {
            let member = layout.as_ref().and_then(|layout| layout.members.get(field));
            member.map_or(0, |member| member.place.offset)
        };
        let leaves: Vec<(u64, Prim)> = prims
            .iter()
            .enumerate()
            .map(|(at, prim)| (offset(at + BEFORE), in_memory(*prim)))
            .collect();
        let returned = match self.result(Some(sig)) {
            Some(result) => self.returned(result, pos).prims().to_vec(),
            None => Vec::new(),
        };
        let function = self.starting_function(&leaves, &returned, pos);
        let starter = Starter {
            structure,
            leaves,
            function,
        };
        self.starters.insert(sig, starter.clone());
        starter
    }

    /// A function that takes a function and its arguments out of a stack's object, calls it, and must not get back.
    fn starting_function(&mut self, leaves: &[(u64, Prim)], returned: &[Prim], pos: Pos) -> mir::FuncId {
        let bottom = self.engine_function(BOTTOM, &[Prim::Ptr], Prim::Void);
        let name = format!("start|{}", self.starters.len());
        let (mut glue, [object]) = self.glue(&name, [("object", Prim::U64)], Prim::Void, pos);
        let load = |glue: &mut Builder, offset: i32, prim: Prim| {
            let base = glue.read_local(object, Prim::U64);
            glue.load(base, offset, prim)
        };
        let clear = |glue: &mut Builder, offset: i32, prim: Prim| {
            let (base, none) = (glue.read_local(object, Prim::U64), glue.constant(prim, 0));
            glue.store(base, offset, prim, none);
        };
        let prims: Vec<Prim> = leaves.iter().map(|(_, prim)| *prim).collect();
        let first = glue.registers(&prims);
        // The stack may begin with an exception. Other mail has nobody to take it.
        let [mail, kind] = [Prim::Ref, Prim::U64].map(|prim| glue.register(prim));
        let [empty, other] = ["empty", "other"].map(|name| {
            let name = self.module.names.intern(name);
            glue.label(name, Pos::NONE)
        });
        let value = load(&mut glue, KIND, Prim::U64);
        glue.assign(kind, Prim::U64, value);
        let value = glue.read(kind, Prim::U64);
        glue.flow(Op::BrFalse, &[value], empty);
        let value = load(&mut glue, MAIL, Prim::Ref);
        glue.assign(mail, Prim::Ref, value);
        clear(&mut glue, MAIL, Prim::Ref);
        clear(&mut glue, KIND, Prim::U64);
        let (found, thrown) = (glue.read(kind, Prim::U64), glue.constant(Prim::U64, THROWN));
        let is_thrown = glue.compare(Op::Eq, Prim::U64, found, thrown);
        glue.flow(Op::BrFalse, &[is_thrown], other);
        let value = glue.read(mail, Prim::Ref);
        glue.emit(Op::Throw, Prim::Void, &[value], StmtData::None);
        for label in [other, empty] {
            glue.flow(Op::Label, &[], label);
        }
        // The arguments are the function's from here on: the object keeps none of them.
        for (number, (offset, prim)) in (first..).zip(leaves) {
            let value = load(&mut glue, *offset as i32, *prim);
            glue.assign(number, *prim, value);
            if prim.is_counted() {
                clear(&mut glue, *offset as i32, *prim);
            }
        }
        let mut args = vec![load(&mut glue, FUNCTION, Prim::Ptr)];
        args.extend(glue.read_all(first, &prims));
        let rets = returned.iter().take(1).map(|_| RetTarget::Ignored).collect();
        glue.call_to(Callee::Indirect, &args, rets);
        let function = load(&mut glue, FUNCTION, Prim::Ptr);
        glue.call(Callee::Func(bottom), &[function], &[]);
        self.add_glue(glue, None)
    }
}

/// The type of a leaf in a stack's object.
const fn in_memory(prim: Prim) -> Prim {
    match prim {
        Prim::U1 => Prim::U8,
        prim => prim,
    }
}
