//! `setjmp` and `longjmp` of C between Maple functions.
//!
//! A call of `setjmp` fills its buffer and has the result 0; a label behind it is where a `longjmp` arrives, which is an exception for this frame
//! only. It is caught by one handler for all calls in the function, which has the number of the call and the result from the buffer. The
//! handler stands before its region, so that it does not cover itself; the region is the outermost one and reaches to the end of the function.
//!
//! A buffer has 32 bytes, which the runtime fills. That is no more than any compiler or C library has for it. Signal masks are not kept.

use maple_mirbin::{Op, Prim, Xintrinsic};

use super::build::Emitter;
use super::{Facts, Unit};
use crate::mir::{
    Call, Callee, CatchDialect, ExprData, ExprId, Function, IntrinsicRef, LabelId, LocalId, Reg, RetTarget,
    StmtData, StmtId, Switch, Sym, TypeTable, Variable,
};

/// What a call is.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Jump {
    Set,
    Long,
}

/// Lowers the calls of `setjmp` and `longjmp` in a flat body.
pub fn jumps(unit: &mut Unit<'_>, func: &mut Function, _facts: &mut Facts) {
    if unit.srclang.is_managed() {
        return;
    }
    let is = |id: StmtId, wanted: Jump| jump(unit, func, id) == Some(wanted);
    let body = func.body.map_or(&[][..], |body| func.block(body));
    let sets = body.iter().filter(|&&id| is(id, Jump::Set)).count();
    if sets == 0 && !body.iter().any(|&id| is(id, Jump::Long)) {
        return;
    }
    let mut e = Emitter::new(func);
    let body = e.body();
    if let Some(&first) = body.first() {
        e.at(first);
    }
    let mut arrivals = (sets > 0).then(|| Arrivals::place(unit, &mut e, sets));
    for id in body {
        e.at(id);
        match (jump(unit, e.func, id), &mut arrivals) {
            (Some(Jump::Set), Some(arrivals)) => arrivals.set(&mut e, id),
            (Some(Jump::Long), _) => long(&mut e, id),
            _ => e.push(id),
        }
    }
    e.finish();
}

/// What the statement calls. What the module defines itself is a function like others.
fn jump(unit: &Unit<'_>, func: &Function, id: StmtId) -> Option<Jump> {
    let stmt = func.stmt(id);
    let (Op::Call | Op::CallAssigned, StmtData::Call(call)) = (stmt.op, &stmt.data) else {
        return None;
    };
    let Callee::Func(callee) = call.callee else {
        return None;
    };
    let callee = unit.signature(callee).filter(|callee| !callee.is_defined)?;
    let (jump, count) = match unit.names.bytes(callee.name) {
        b"setjmp" | b"_setjmp" | b"__builtin_setjmp" => (Jump::Set, 1),
        b"sigsetjmp" | b"__sigsetjmp" => (Jump::Set, 2),
        b"longjmp" | b"_longjmp" | b"siglongjmp" | b"__longjmp_chk" | b"__builtin_longjmp" => (Jump::Long, 2),
        _ => return None,
    };
    (stmt.args.len() == count).then_some(jump)
}

/// The address of the buffer in a register, and the second operand.
fn operands(e: &mut Emitter<'_>, id: StmtId) -> Option<(ExprId, Option<ExprId>)> {
    let list = e.func.stmt(id).args;
    let (buffer, second) = match *e.func.args(list) {
        [buffer] => (buffer, None),
        [buffer, second, ..] => (buffer, Some(second)),
        [] => return None,
    };
    let buffer = match e.func.expr(buffer) {
        read if read.prim == Prim::Agg => super::calls::address_of(e, buffer),
        _ => buffer,
    };
    // A label may follow, so it is no temporary.
    let reg = e.preg(Prim::A64);
    let buffer = e.brought(buffer, Prim::A64);
    e.regassign(Prim::A64, reg, buffer);
    Some((e.regread(Prim::A64, reg), second))
}

/// `longjmp`.
fn long(e: &mut Emitter<'_>, id: StmtId) {
    let Some((buffer, Some(value))) = operands(e, id) else {
        return;
    };
    let value = e.brought(value, Prim::I32);
    emit(e, Xintrinsic::LongJump, &[buffer, value]);
}

fn emit(e: &mut Emitter<'_>, what: Xintrinsic, args: &[ExprId]) {
    let call = Call::new(Callee::Intrinsic(IntrinsicRef::Ext(what)));
    e.emit(Op::IntrinsicCall, args, StmtData::Call(Box::new(call)));
}

/// Where the jumps to a function arrive.
struct Arrivals {
    /// Its cell has the number of the frame, and for a moment what arrives.
    frame: LocalId,
    result: Reg,
    /// One for each call, those of the calls still to come last.
    labels: Vec<LabelId>,
    next: usize,
}

impl Arrivals {
    /// Begins the body with the handler, which control passes by, and opens its region.
    fn place(unit: &mut Unit<'_>, e: &mut Emitter<'_>, sets: usize) -> Arrivals {
        let mut number = 0;
        let name = loop {
            let name = unit.names.numbered(b"setjmp", number);
            if e.func.locals.lookup(name).is_none() {
                break name;
            }
            number += 1;
        };
        let frame = Variable::new(name, TypeTable::prim(Prim::I64));
        let frame = e.func.locals.push(frame);
        let mut label = || e.label(unit.names);
        let (handler, arrived, start) = (label(), label(), label());
        let labels: Vec<LabelId> = (0..sets).map(|_| label()).collect();
        let (result, arrival) = (e.preg(Prim::I32), e.preg(Prim::I64));

        let all = unit.types.pointer(TypeTable::prim(Prim::Void));
        e.jump(Op::Goto, &[], start);
        e.place(handler);
        e.emit(
            Op::JavaCatch,
            &[],
            StmtData::Catch([all].into(), CatchDialect::Java),
        );
        let cell = e.expr(Op::Dread, Prim::I64, &[], ExprData::Var(Sym::Local(frame), 0));
        e.regassign(Prim::I64, arrival, cell);
        let (read, zero) = (e.regread(Prim::I64, arrival), e.constant(Prim::I64, 0));
        let arrives = e.compare(Op::Lt, Prim::I64, read, zero);
        e.jump(Op::BrTrue, &[arrives], arrived);
        // Another exception.
        let thrown = e.regread(Prim::A64, Reg::ThrownVal);
        e.emit(Op::Throw, &[thrown], StmtData::None);
        e.place(arrived);
        let number = e.regread(Prim::I64, Reg::ThrownVal);
        e.emit(Op::Dassign, &[number], StmtData::Var(Sym::Local(frame), 0));
        let value = e.regread(Prim::I64, arrival);
        let value = e.brought(value, Prim::I32);
        e.regassign(Prim::I32, result, value);
        let (read, bits) = (e.regread(Prim::U64, arrival), e.constant(Prim::U64, 32));
        let site = e.binary(Op::Lshr, Prim::U64, read, bits);
        let site = e.brought(site, Prim::I32);
        let (mask, cases) = (e.constant(Prim::I32, i32::MAX as u64), labels.iter().enumerate());
        let site = e.binary(Op::Band, Prim::I32, site, mask);
        let table = Switch {
            default: None,
            tag_offset: 0,
            cases: cases.map(|(tag, &label)| (tag as i64, label)).collect(),
        };
        e.emit(Op::RangeGoto, &[site], StmtData::Switch(Box::new(table)));
        e.place(start);
        e.emit(
            Op::JavaTry,
            &[],
            StmtData::Try([handler].into(), CatchDialect::Java),
        );
        Arrivals {
            frame,
            result,
            labels,
            next: 0,
        }
    }

    /// Replaces a call of `setjmp`.
    fn set(&mut self, e: &mut Emitter<'_>, id: StmtId) {
        let (Some((buffer, mask)), Some(&label)) = (operands(e, id), self.labels.get(self.next)) else {
            return;
        };
        if let Some(mask) = mask {
            e.emit(Op::Eval, &[mask], StmtData::None);
        }
        let frame = ExprData::Var(Sym::Local(self.frame), 0);
        let cell = e.expr(Op::AddrOf, Prim::A64, &[], frame);
        let number = e.constant(Prim::I32, self.next as u64);
        emit(e, Xintrinsic::SetJump, &[buffer, cell, number]);
        self.next += 1;
        let zero = e.constant(Prim::I32, 0);
        e.regassign(Prim::I32, self.result, zero);
        e.place(label);
        let result = e.regread(Prim::I32, self.result);
        let target = match &e.func.stmt(id).data {
            StmtData::Call(call) => call.rets.first().copied(),
            _ => None,
        };
        match target {
            Some(RetTarget::Var(sym, field)) => {
                e.emit(Op::Dassign, &[result], StmtData::Var(sym, field));
            }
            Some(RetTarget::Reg(prim, reg)) => {
                let result = e.brought(result, prim);
                e.regassign(prim, reg, result);
            }
            Some(RetTarget::Ignored) => {}
            // The result is read as that of a call.
            None => e.regassign(Prim::I32, Reg::RetVal(0), result),
        }
    }
}
