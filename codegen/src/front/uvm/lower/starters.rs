//! How stacks and threads begin: functions of ours, which take the arguments out of a stack's object when it is first resumed.

use maple_mirbin::{Op, Prim, Xintrinsic};

use super::Lowering;
use super::swaps::{KIND, MAIL, THROWN};
use crate::front::uvm::types::SigId;
use crate::mir::{
    self, Attr, Call, Callee, ExprData, ExprId, Formal, Function, IntrinsicRef, Pos, Reg, RetTarget,
    StmtData, Sym, TypeTable, Variable,
};

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
        let loc = self.loc(pos);
        let name = self.module.names.intern("thread|");
        let mut func = Function::new(name);
        func.attrs.insert(Attr::Local);
        func.loc = loc;
        let parameter = self.module.names.intern("object");
        let object = func
            .locals
            .push(Variable::new(parameter, TypeTable::prim(Prim::Ref)));
        func.formals.push(Formal::Var(object));
        func.returns.push(TypeTable::prim(Prim::Void));
        let base = func.push_expr(
            Op::Dread,
            Prim::Ref,
            &[],
            ExprData::Var(Sym::Local(object), 0),
            Pos::NONE,
        );
        let handle = func.push_expr(Op::IreadOff, Prim::U64, &[base], ExprData::Offset(0), Pos::NONE);
        let nothing = func.push_const(Prim::U64, 0, Pos::NONE);
        let swap = ExprData::Intrinsic(IntrinsicRef::Ext(Xintrinsic::SwapStack));
        let got = func.push_expr(Op::IntrinsicOp, Prim::U64, &[handle, nothing], swap, Pos::NONE);
        let mut body = Vec::new();
        for (op, args) in [(Op::Eval, &[got][..]), (Op::Return, &[])] {
            let args = func.push_args(args);
            body.push(func.add_stmt(mir::Stmt {
                op,
                prim: Prim::Void,
                args,
                data: StmtData::None,
                pos: Pos::NONE,
                loc,
            }));
        }
        let block = func.push_block(&body);
        func.body = Some(block);
        let id = self.module.funcs.push(func);
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
        let loc = self.loc(pos);
        let bottom = self.engine_function(BOTTOM, &[], Prim::Void);
        let name = self.module.names.intern(format!("start|{}", self.starters.len()));
        let mut func = Function::new(name);
        func.attrs.insert(Attr::Local);
        func.loc = loc;
        let parameter = self.module.names.intern("object");
        let object = func
            .locals
            .push(Variable::new(parameter, TypeTable::prim(Prim::U64)));
        func.formals.push(Formal::Var(object));
        func.returns.push(TypeTable::prim(Prim::Void));
        let read_object = |func: &mut Function| {
            let data = ExprData::Var(Sym::Local(object), 0);
            func.push_expr(Op::Dread, Prim::U64, &[], data, Pos::NONE)
        };
        let read = |func: &mut Function, offset: u64, prim: Prim| {
            let base = read_object(func);
            func.push_expr(
                Op::IreadOff,
                prim,
                &[base],
                ExprData::Offset(offset as i32),
                Pos::NONE,
            )
        };
        let mut body = Vec::new();
        let mut emit = |func: &mut Function, op: Op, prim: Prim, args: &[ExprId], data: StmtData| {
            let args = func.push_args(args);
            body.push(func.add_stmt(mir::Stmt {
                op,
                prim,
                args,
                data,
                pos: Pos::NONE,
                loc,
            }));
        };
        // The stack may begin with an exception. Other mail has nobody to take it.
        let number = leaves.len() as u32 + 1;
        func.pregs.insert(number, register(Prim::Ref));
        func.pregs.insert(number + 1, register(Prim::U64));
        let [empty, other] = ["empty", "other"].map(|name| {
            let name = self.module.names.intern(name);
            func.labels.push(mir::Label {
                name,
                defined: true,
                pos: Pos::NONE,
            })
        });
        let kind = read(&mut func, KIND as u64, Prim::U64);
        emit(
            &mut func,
            Op::RegAssign,
            Prim::U64,
            &[kind],
            StmtData::Reg(Reg::Preg(number + 1)),
        );
        let read_kind = |func: &mut Function| {
            let data = ExprData::Reg(Reg::Preg(number + 1));
            func.push_expr(Op::RegRead, Prim::U64, &[], data, Pos::NONE)
        };
        let kind = read_kind(&mut func);
        emit(
            &mut func,
            Op::BrFalse,
            Prim::Void,
            &[kind],
            StmtData::Label(empty),
        );
        let mail = read(&mut func, MAIL as u64, Prim::Ref);
        emit(
            &mut func,
            Op::RegAssign,
            Prim::Ref,
            &[mail],
            StmtData::Reg(Reg::Preg(number)),
        );
        for (offset, prim) in [(MAIL, Prim::Ref), (KIND, Prim::U64)] {
            let (base, none) = (read_object(&mut func), func.push_const(prim, 0, Pos::NONE));
            emit(
                &mut func,
                Op::IassignOff,
                prim,
                &[base, none],
                StmtData::Offset(offset),
            );
        }
        let (kind, thrown) = (
            read_kind(&mut func),
            func.push_const(Prim::U64, THROWN, Pos::NONE),
        );
        let is_thrown = func.push_expr(
            Op::Eq,
            Prim::U1,
            &[kind, thrown],
            ExprData::Operand(Prim::U64),
            Pos::NONE,
        );
        emit(
            &mut func,
            Op::BrFalse,
            Prim::Void,
            &[is_thrown],
            StmtData::Label(other),
        );
        let data = ExprData::Reg(Reg::Preg(number));
        let mail = func.push_expr(Op::RegRead, Prim::Ref, &[], data, Pos::NONE);
        emit(&mut func, Op::Throw, Prim::Void, &[mail], StmtData::None);
        for label in [other, empty] {
            emit(&mut func, Op::Label, Prim::Void, &[], StmtData::Label(label));
        }
        // The arguments are the function's from here on: the object keeps none of them.
        for (number, (offset, prim)) in (1u32..).zip(leaves) {
            func.pregs.insert(number, register(*prim));
            let value = read(&mut func, *offset, *prim);
            emit(
                &mut func,
                Op::RegAssign,
                *prim,
                &[value],
                StmtData::Reg(Reg::Preg(number)),
            );
            if prim.is_counted() {
                let base = read_object(&mut func);
                let none = func.push_const(*prim, 0, Pos::NONE);
                emit(
                    &mut func,
                    Op::IassignOff,
                    *prim,
                    &[base, none],
                    StmtData::Offset(*offset as i32),
                );
            }
        }
        let mut args = vec![read(&mut func, FUNCTION as u64, Prim::Ptr)];
        for (number, (_, prim)) in (1u32..).zip(leaves) {
            args.push(func.push_expr(
                Op::RegRead,
                *prim,
                &[],
                ExprData::Reg(Reg::Preg(number)),
                Pos::NONE,
            ));
        }
        let mut call = Call::new(Callee::Indirect);
        call.rets = returned.iter().take(1).map(|_| RetTarget::Ignored).collect();
        emit(
            &mut func,
            Op::IcallAssigned,
            Prim::Void,
            &args,
            StmtData::Call(Box::new(call)),
        );
        let call = Call::new(Callee::Func(bottom));
        emit(
            &mut func,
            Op::CallAssigned,
            Prim::Void,
            &[],
            StmtData::Call(Box::new(call)),
        );
        emit(&mut func, Op::Return, Prim::Void, &[], StmtData::None);
        let block = func.push_block(&body);
        func.body = Some(block);
        self.module.funcs.push(func)
    }
}

fn register(prim: Prim) -> mir::Preg {
    mir::Preg {
        ty: TypeTable::prim(prim),
        declared: true,
        counted: false,
        pos: Pos::NONE,
    }
}

/// The type of a leaf in a stack's object.
const fn in_memory(prim: Prim) -> Prim {
    match prim {
        Prim::U1 => Prim::U8,
        prim => prim,
    }
}
