//! Calls that name methods: through the vtable, by name, or directly.

use maple_mirbin::class::method_hash;
use maple_mirbin::{Intrinsic, Op, Prim};

use super::super::Unit;
use super::super::build::Emitter;
use super::super::shortcircuit::may_raise;
use crate::mir::class::Dispatch;
use crate::mir::{Attr, ExprData, ExprId, FuncId, IntrinsicRef, StmtData};

/// How an opcode chooses the method.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Choice {
    /// By the class of the receiver.
    Receiver,
    /// The one that the named class has or inherits.
    Named,
    /// Operand 0 is its address.
    Resolved,
}

/// How a call statement that names a method chooses it; `None` for other opcodes.
pub(super) const fn choice(op: Op) -> Option<Choice> {
    Some(match op {
        Op::VirtualCall
        | Op::VirtualCallAssigned
        | Op::VirtualCallInstant
        | Op::VirtualCallInstantAssigned
        | Op::InterfaceCall
        | Op::InterfaceCallAssigned
        | Op::InterfaceCallInstant
        | Op::InterfaceCallInstantAssigned => Choice::Receiver,
        Op::SuperclassCall
        | Op::SuperclassCallAssigned
        | Op::SuperclassCallInstant
        | Op::SuperclassCallInstantAssigned
        | Op::CallInstant
        | Op::CallInstantAssigned => Choice::Named,
        Op::VirtualIcall | Op::VirtualIcallAssigned | Op::InterfaceIcall | Op::InterfaceIcallAssigned => {
            Choice::Resolved
        }
        _ => return None,
    })
}

/// Whether a call says which function is called.
pub(super) const fn names_function(op: Op) -> bool {
    let is_plain = matches!(op, Op::PolymorphicCall | Op::PolymorphicCallAssigned);
    is_plain || matches!(choice(op), Some(Choice::Receiver | Choice::Named))
}

/// Puts the address of the method before the arguments; gives the function whose prototype describes the call.
pub(super) fn target(
    unit: &mut Unit<'_>,
    e: &mut Emitter<'_>,
    choice: Choice,
    named: FuncId,
    args: &mut Vec<ExprId>,
) -> FuncId {
    let classes = unit.classes;
    let name = unit.signature(named).map(|signature| signature.name);
    let Some((class, method)) = name.and_then(|name| classes.method_name(unit.names, name)) else {
        if choice != Choice::Resolved {
            args.insert(0, address(e, named));
        }
        return named;
    };
    let inherited = classes
        .method(class, &method)
        .and_then(|found| classes.declared(found));
    // The prototype of the name as it is called comes first: the module may know nothing else.
    let declared = unit
        .signature(named)
        .is_some_and(|signature| signature.has_signature);
    let described = if declared {
        named
    } else {
        inherited.and_then(|m| m.func).unwrap_or(named)
    };
    match choice {
        Choice::Resolved => {}
        Choice::Named => {
            // Constructors are not inherited.
            let found = inherited.filter(|_| !method.starts_with('<'));
            if found.is_some_and(|method| !method.attrs.has(Attr::Static)) {
                keep_receiver(e, args);
                if let Some(&receiver) = args.first() {
                    let again = e.copy_leaf(receiver);
                    e.emit(Op::AssertNonNull, &[again], StmtData::None);
                }
            }
            let found = found.and_then(|method| method.func);
            args.insert(0, address(e, found.unwrap_or(named)));
        }
        Choice::Receiver => {
            keep_receiver(e, args);
            let Some(&receiver) = args.first() else {
                return described;
            };
            let again = e.copy_leaf(receiver);
            let found = match classes.dispatch(class, &method) {
                Dispatch::Direct(owner, index) => {
                    e.emit(Op::AssertNonNull, &[again], StmtData::None);
                    let func = classes.declared((owner, index)).and_then(|method| method.func);
                    address(e, func.unwrap_or(named))
                }
                Dispatch::Slot(slot) => through_vtable(e, again, slot),
                Dispatch::Interface => by_name(unit, e, again, &method),
            };
            args.insert(0, found);
        }
    }
    described
}

/// The address that `resolvevirtualfunc` and `resolveinterfacefunc` give: that of a method of the object `receiver`.
pub(super) fn resolved(unit: &mut Unit<'_>, e: &mut Emitter<'_>, named: FuncId, receiver: ExprId) -> ExprId {
    let classes = unit.classes;
    let name = unit.signature(named).map(|signature| signature.name);
    let Some((class, method)) = name.and_then(|name| classes.method_name(unit.names, name)) else {
        return address(e, named);
    };
    match classes.dispatch(class, &method) {
        Dispatch::Slot(slot) => through_vtable(e, receiver, slot),
        Dispatch::Interface => by_name(unit, e, receiver, &method),
        Dispatch::Direct(owner, index) => {
            let func = classes.declared((owner, index)).and_then(|method| method.func);
            address(e, func.unwrap_or(named))
        }
    }
}

/// Makes the receiver a leaf that can be read twice. The lookup raises if it is null, which Java does once all arguments are evaluated: if
/// evaluating one may raise, all go to registers first.
fn keep_receiver(e: &mut Emitter<'_>, args: &mut [ExprId]) {
    let last = args.iter().rposition(|&arg| may_raise(e.func, arg));
    for (index, arg) in args.iter_mut().enumerate() {
        let needed = index == 0 || last.is_some_and(|last| index <= last);
        if needed && !e.is_stable(*arg) {
            *arg = e.spill(*arg);
        }
    }
}

fn address(e: &mut Emitter<'_>, func: FuncId) -> ExprId {
    e.expr(Op::AddrOfFunc, Prim::A64, &[], ExprData::Func(func))
}

fn through_vtable(e: &mut Emitter<'_>, receiver: ExprId, slot: u32) -> ExprId {
    let offset = e.constant(Prim::U32, u64::from(slot) * 8);
    let lookup = ExprData::Intrinsic(IntrinsicRef::Std(Intrinsic::MplGetVtabFunc));
    e.expr(Op::IntrinsicOp, Prim::A64, &[receiver, offset], lookup)
}

fn by_name(unit: &mut Unit<'_>, e: &mut Emitter<'_>, receiver: ExprId, method: &str) -> ExprId {
    let hash = e.constant(Prim::U32, method_hash(method).into());
    let text = ExprData::Str(unit.names.intern(method));
    let text = e.expr(Op::ConstStr, Prim::Ptr, &[], text);
    let lookup = ExprData::Intrinsic(IntrinsicRef::Std(Intrinsic::MccGetFuncPtrFromItabSecondHash64));
    e.expr(Op::IntrinsicOp, Prim::A64, &[receiver, hash, text], lookup)
}
