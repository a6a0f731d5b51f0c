//! Which calls are replaced.

use crate::environment::{Body, Environment, FunctionId};
use crate::flow::{self, FlowFacts};
use crate::policy::Policy;
use maple_mirbin::header::Frame;
use maple_mirbin::verify::{Before, Options, Verified};
use maple_mirbin::{Form, Inst, Intrinsic, Op, Prim, Property, Xintrinsic};
use rustc_hash::FxHashMap;
use std::ops::{Range, RangeInclusive};
use std::rc::Rc;

/// Instructions a callee may have that has branches.
const BRANCHING: usize = 48;
/// Instructions a callee may have that has none.
const STRAIGHT: usize = 64;
/// Instructions a callee may have whose call is in a loop.
const LOOPED: usize = 160;
/// Bytes per instruction above which the rest of a function's extent is not looked at.
const BYTES: usize = 12;
/// Bytes of the largest object that a callee may have in its frame, and of all that are added to a function.
const OBJECT: u64 = 256;
const OBJECTS: u64 = 4096;
/// Calls within calls that are replaced.
pub const DEPTH: usize = 4;
/// Instructions that may be added to a function.
const GROWTH: usize = 1000;

/// A function and those of its calls that are replaced.
pub(super) struct Plan<'a> {
    pub id: FunctionId,
    pub frame: &'a Frame,
    /// Host address of its code.
    pub base: u64,
    pub options: Options,
    /// Calls to be replaced, in code order.
    pub calls: Vec<InlineSite<'a>>,
    /// The code; none for the function that is being translated, whose code its caller has.
    pub code: Option<Verified<'a>>,
    /// By formal, from 0: how it may be passed.
    pub formals: Vec<Passing>,
    /// Cells that must be cleared, because they may be read before they are written.
    pub cleared: Vec<i16>,
    /// Instructions, replaced calls included.
    pub size: usize,
    /// Bytes of its `alloca`s, those of replaced calls included; 0 for the function that is being translated.
    pub bytes: u64,
}

/// How a formal may be passed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Passing {
    /// Nobody reads it.
    Unused,
    /// It is read only: another variable may stand for it.
    Read,
    /// As [`Passing::Read`], in its own type: a constant may stand for it as well.
    ReadAsDeclared,
    /// It is assigned.
    Assigned,
}

/// A call to be replaced; all numbers are indices of instructions of the caller.
pub(super) struct InlineSite<'a> {
    /// The push of the callee's address, the first instruction of the call.
    pub start: usize,
    /// The call itself.
    pub at: usize,
    /// The instructions of each argument.
    pub args: Vec<Range<usize>>,
    /// The instruction that reads the result: the next one, or one after others that only push.
    pub reader: Option<usize>,
    pub callee: Rc<Plan<'a>>,
}

pub(super) struct Planner<'a> {
    env: &'a dyn Environment,
    /// Callees that were looked at, for calls in loops or not; none for those that stay calls.
    known: FxHashMap<(FunctionId, bool), Option<Rc<Plan<'a>>>>,
    /// Functions that are being looked at, the one that is translated first.
    within: Vec<FunctionId>,
    /// Of the function that is translated: callees of another keep frames of their own.
    policy: Policy,
}

impl<'a> Planner<'a> {
    pub fn new(env: &'a dyn Environment, id: FunctionId) -> Planner<'a> {
        Planner {
            env,
            known: FxHashMap::default(),
            within: Vec::new(),
            policy: env.policy(id),
        }
    }

    /// The plan for the function that is being translated; none if no call is replaced.
    pub fn root(mut self, id: FunctionId, frame: &'a Frame, code: &Verified<'_>) -> Option<Plan<'a>> {
        let fixed = |inst: &Inst<'_>| {
            // Offsets of these are known elsewhere: to records of composites and to values.
            inst.op.has(Property::Detours) || inst.op == Op::Call
        };
        let calls = code.insts.iter().any(|inst| inst.op == Op::Icall);
        let objects = !self.policy.counted && has_objects(code);
        // Unreachable code is not copied, and with it went the regions that it opens.
        let opened = code
            .regions
            .iter()
            .all(|region| code.index_at(region.offset).is_some());
        if !(calls || objects) || !opened || code.insts.iter().any(fixed) || !results_are_read_at_once(code) {
            return None;
        }
        self.within.push(id);
        let Body { base, options, .. } = self.env.body(id)?;
        let mut plan = Plan {
            id,
            frame,
            base,
            options,
            calls: Vec::new(),
            code: None,
            formals: Vec::new(),
            cleared: Vec::new(),
            size: 0,
            bytes: 0,
        };
        let (mut room, mut bytes) = (GROWTH, OBJECTS);
        let loops = loops_of(code);
        for at in calls_of(code) {
            let fits = |site: &InlineSite<'_>| site.callee.size <= room && site.callee.bytes <= bytes;
            let looped = loops.iter().any(|all| all.contains(&at));
            if let Some(site) = self.site(&plan, code, at, looped).filter(fits) {
                room -= site.callee.size;
                bytes -= site.callee.bytes;
                plan.calls.push(site);
            }
        }
        (objects || !plan.calls.is_empty()).then_some(plan)
    }

    /// The call at instruction `at` of a function, if it can be replaced; in a loop, more can.
    fn site(
        &mut self,
        caller: &Plan<'a>,
        code: &Verified<'_>,
        at: usize,
        looped: bool,
    ) -> Option<InlineSite<'a>> {
        let inst = &code.insts[at];
        let count = (inst.operand_count() as usize).checked_sub(1)?;
        let (start, args) = operands(&code.before, at, count)?;
        let target = code.insts.get(start).filter(|inst| inst.op == Op::AddrOfFunc)?;
        let place = caller.base + u64::from(target.word_offset(0));
        let address = self.env.code_constant(place, target.quad());
        let id = self.env.function_at(address)?;
        let callee = self.callee(id, looped)?;
        let fits = |(formal, arg): (&Prim, &Range<usize>)| {
            // An operand's type is what is on top after it.
            let given = code
                .before
                .get(arg.end)
                .map_or(Prim::Invalid, |before| before.top);
            given == *formal || given.is_integral() && formal.is_integral()
        };
        let formals = &callee.frame.formals;
        if formals.len() != count || !formals.iter().zip(&args).all(fits) {
            return None;
        }
        let reader = reader_of(code, at);
        let result = callee.frame.result();
        let valued = result.is_scalar() && inst.ty == result;
        if reader.is_some_and(|reader| !valued || code.insts[reader].ty != result) {
            return None;
        }
        Some(InlineSite {
            start,
            at,
            args,
            reader,
            callee,
        })
    }

    /// The plan for a callee, if its calls can be replaced.
    fn callee(&mut self, id: FunctionId, looped: bool) -> Option<Rc<Plan<'a>>> {
        if let Some(known) = self.known.get(&(id, looped)) {
            return known.clone();
        }
        if self.within.contains(&id) || self.within.len() > DEPTH {
            return None;
        }
        self.within.push(id);
        let plan = self.look_at(id, looped).map(Rc::new);
        self.within.pop();
        self.known.insert((id, looped), plan.clone());
        plan
    }

    fn look_at(&mut self, id: FunctionId, looped: bool) -> Option<Plan<'a>> {
        if self.env.policy(id) != self.policy {
            return None;
        }
        let body = self.env.body(id)?;
        let code = candidate(&body, self.policy, looped)?;
        let Body {
            frame, base, options, ..
        } = body;
        let flow = FlowFacts::analyse(frame, &code, options.range_goto, false);
        let cleared = (2..frame.cells.len())
            .filter(|cell| flow.cleared(*cell))
            .filter_map(|cell| i16::try_from(-(cell as i64)).ok())
            .collect();
        let mut plan = Plan {
            id,
            formals: passing(frame, &code.insts),
            frame,
            base,
            options,
            calls: Vec::new(),
            code: None,
            cleared,
            size: code.insts.len(),
            bytes: 0,
        };
        for size in (0..code.insts.len()).filter_map(|at| object(&code, at)) {
            plan.bytes += size;
            // Its address needs no instruction that counts.
            plan.size = plan.size.saturating_sub(3);
        }
        let loops = loops_of(&code);
        for at in calls_of(&code) {
            let looped = looped || loops.iter().any(|all| all.contains(&at));
            let site = self.site(&plan, &code, at, looped)?;
            plan.size += site.callee.size;
            plan.bytes += site.callee.bytes;
            plan.calls.push(site);
        }
        if plan.size > most(looped) || plan.bytes > OBJECTS {
            return None;
        }
        plan.code = Some(code);
        Some(plan)
    }
}

/// Instructions a callee may have, by whether its call is in a loop.
fn most(looped: bool) -> usize {
    if looped { LOOPED } else { STRAIGHT }
}

/// The verified code of a function, if the function itself does not rule out that its calls are replaced.
pub fn candidate<'a>(body: &Body<'a>, policy: Policy, looped: bool) -> Option<Verified<'a>> {
    let (frame, bytes) = (body.frame, body.code);
    let most = most(looped);
    if bytes.len() > most * BYTES || frame.is_variadic() {
        return None;
    }
    // The unwinder does not know of the cells that stand for formals.
    if frame.formals.iter().chain(&frame.cells).any(|ty| ty.is_tagged()) {
        return None;
    }
    let code = maple_mirbin::verify(frame, bytes, &body.options).ok()?;
    let labels = code.before.iter().any(|before| before.is_target);
    let limit = match labels {
        false => most,
        true if looped && loops_of(&code).is_empty() => most,
        true => BRANCHING,
    };
    let objects = (0..code.insts.len())
        .filter(|at| object(&code, *at).is_some())
        .count();
    let plain = |(at, inst): (usize, &Inst<'_>)| match inst.op {
        Op::Alloca => !policy.counted && object(&code, at).is_some(),
        _ => is_plain(inst, frame),
    };
    let plain = code.insts.iter().enumerate().all(plain) && code.regions.is_empty();
    if code.insts.len() - 3 * objects.min(code.insts.len() / 3) > limit
        || !plain
        || !results_are_read_at_once(&code)
    {
        return None;
    }
    let valueless = |inst: &Inst<'_>| inst.op == Op::Return && inst.operand_count() == 0;
    let valued = frame.result().is_scalar();
    (!valued || !code.insts.iter().any(valueless)).then_some(code)
}

/// Whether a function has memory or variables whose address it takes.
pub(super) fn has_objects(code: &Verified<'_>) -> bool {
    let makes = |inst: &Inst<'_>| matches!(inst.op, Op::Alloca | Op::AddrOf);
    code.insts.iter().any(makes)
}

/// The size of the object that the instruction at `at` makes, if that is an `alloca` of a constant before the first jump or label.
pub(super) fn object(code: &Verified<'_>, at: usize) -> Option<u64> {
    let inst = code.insts.get(at).filter(|inst| inst.op == Op::Alloca)?;
    let size = code.insts.get(at.checked_sub(1)?)?;
    let straight = |index: usize| !code.before[index + 1].is_target && !flow::ends_block(&code.insts[index]);
    let constant = size.op.has(Property::Constant) && inst.operand_count() == 1;
    let size = size.constant();
    (constant && (1..=OBJECT).contains(&size) && (0..at).all(straight)).then_some(size)
}

/// The loops of a function: the instructions from the target of each jump back to the jump.
fn loops_of(code: &Verified<'_>) -> Vec<RangeInclusive<usize>> {
    let jumps = code
        .insts
        .iter()
        .enumerate()
        .filter(|(_, inst)| inst.op.form() == Form::L32);
    jumps
        .filter_map(|(at, inst)| Some(code.index_of(inst.target(0)).filter(|to| *to <= at)?..=at))
        .collect()
}

/// Calls that may be replaced: not those that end their function.
fn calls_of(code: &Verified<'_>) -> Vec<usize> {
    let mut calls = Vec::new();
    let mut tail = false;
    for (at, inst) in code.insts.iter().enumerate() {
        tail |= inst.op == Op::XintrinsicDo && inst.xintrinsic() == Some(Xintrinsic::TailCall);
        if inst.op == Op::Icall && !std::mem::take(&mut tail) {
            calls.push(at);
        }
    }
    calls
}

/// The single instruction that pushes the callee's address for the call at `at` with `count` arguments, and the instructions of each
/// argument: nothing is on the evaluation stack below the operands of a statement.
fn operands(before: &[Before], at: usize, count: usize) -> Option<(usize, Vec<Range<usize>>)> {
    let mut args = Vec::with_capacity(count);
    let mut end = at;
    for depth in (0..=count).rev() {
        let start = (0..end)
            .rev()
            .find(|index| usize::from(before[*index].depth) == depth)?;
        args.push(start..end);
        end = start;
    }
    let address = args.pop()?;
    args.reverse();
    (address.len() == 1).then_some((address.start, args))
}

/// Whether an instruction pushes a variable or a constant and does nothing else.
fn only_pushes(inst: &Inst<'_>) -> bool {
    inst.op.has(Property::Constant) || inst.op.has(Property::ReadsCell) && inst.frame_index() != Frame::RETVAL
}

/// The instruction that reads the result that the one at `at` sets: the next one, or one after others that only push.
fn reader_of(code: &Verified<'_>, at: usize) -> Option<usize> {
    let after = at + 1..code.insts.len();
    let reader = after.clone().find(|index| !only_pushes(&code.insts[*index]))?;
    let straight = (at + 1..=reader).all(|index| !code.before[index].is_target);
    (straight && crate::reads_result(&code.insts[reader])).then_some(reader)
}

/// Whether nobody reads `%%retval0` but in the statement after what sets it, before anything else is done.
fn results_are_read_at_once(code: &Verified<'_>) -> bool {
    code.insts.iter().enumerate().all(|(index, inst)| {
        if inst.op == Op::AddrOf {
            return inst.frame_index() != Frame::RETVAL;
        }
        let last = || (0..index).rev().find(|before| !only_pushes(&code.insts[*before]));
        !crate::reads_result(inst)
            || last().is_some_and(|last| {
                flow::sets_result(&code.insts[last]) && reader_of(code, last) == Some(index)
            })
    })
}

/// Whether an instruction means the same in another frame, if calls are replaced. Formals and cells are moved: no address of one is taken,
/// none owns a reference.
fn is_plain(inst: &Inst<'_>, frame: &Frame) -> bool {
    match inst.op {
        Op::Dread | Op::RegRead | Op::Dassign | Op::RegAssign => {
            let declared = frame.slot_type(inst.frame_index());
            match inst.frame_index() {
                Frame::RETVAL => true,
                Frame::THROWNVAL => false,
                1.. => declared.is_some_and(Prim::is_scalar),
                _ => declared.is_some_and(|ty| ty.is_scalar() && ty != Prim::Ref),
            }
        }
        Op::IntrinsicCall | Op::IntrinsicOp => inst.intrinsic().is_some_and(is_plain_intrinsic),
        Op::XintrinsicDo | Op::XintrinsicOp => inst.xintrinsic().is_some_and(|id| {
            !matches!(
                id,
                Xintrinsic::NewArray | Xintrinsic::TailCall | Xintrinsic::KeepAlive
            ) && !id.is_of_stacks()
        }),
        maple_mirbin::computing_ops!() | Op::Select => true,
        Op::ConstVal | Op::ConstVal64 | Op::ConstStr | Op::ConstStr16 => true,
        Op::AddrOfFunc | Op::AddrOffPc | Op::AddrOf32 | Op::IreadPcOff | Op::IassignPcOff => true,
        Op::Iread | Op::IreadOff | Op::IreadOff32 | Op::IassignOff | Op::IassignOff32 => true,
        Op::Icall | Op::Return | Op::Eval | Op::Checkpoint => true,
        Op::Goto32 | Op::BrTrue32 | Op::BrFalse32 => true,
        Op::AssertGe | Op::AssertLt | Op::AssertNonNull => true,
        Op::MembarAcquire | Op::MembarRelease | Op::MembarStoreLoad | Op::MembarStoreStore => true,
        Op::AddrOf | Op::AddrOfLabel | Op::Alloca | Op::Malloc | Op::Free => false,
        Op::IreadFpOff | Op::IreadFpOff32 | Op::IassignFpOff | Op::IassignFpOff32 => false,
        Op::RangeGoto | Op::Igoto | Op::Call | Op::SyncEnter | Op::SyncExit => false,
        Op::JavaTry | Op::JavaCatch | Op::JsTry | Op::JsCatch | Op::Finally | Op::EndTry => false,
        Op::CleanupTry | Op::Gosub | Op::Retsub | Op::Throw => false,
        maple_mirbin::ir_ops!() => false,
    }
}

/// Intrinsics on objects and classes, which know nothing of the frame.
fn is_plain_intrinsic(id: Intrinsic) -> bool {
    use Intrinsic as I;
    matches!(
        id,
        I::MplClinitCheck
            | I::MccIncRef
            | I::MccDecRef
            | I::MccIncDecRef
            | I::MccLoadRef
            | I::MccLoadRefS
            | I::MccLoadRefField
            | I::MccWrite
            | I::MccWriteNoInc
            | I::MccWriteNoDec
            | I::MccWriteNoRC
            | I::MccWriteS
            | I::MccWriteSNoInc
            | I::MccWriteSNoDec
            | I::MccWriteSNoRC
            | I::MplBoundaryCheck
            | I::MccArrayBoundaryCheck
            | I::JavaArrayLength
            | I::JavaInstanceOf
            | I::JavaCheckCast
    )
}

fn passing(frame: &Frame, insts: &[Inst<'_>]) -> Vec<Passing> {
    let mut formals = vec![Passing::Unused; frame.formals.len()];
    for inst in insts {
        let Some(formal) = usize::try_from(inst.frame_index())
            .ok()
            .and_then(|n| n.checked_sub(1))
        else {
            continue;
        };
        let Some(passing) = formals.get_mut(formal) else {
            continue;
        };
        let (reads, writes) = (
            inst.op.has(Property::ReadsCell),
            inst.op.has(Property::WritesCell),
        );
        *passing = match *passing {
            _ if writes => Passing::Assigned,
            Passing::Unused | Passing::ReadAsDeclared if reads && frame.formals[formal] == inst.ty => {
                Passing::ReadAsDeclared
            }
            Passing::Unused | Passing::ReadAsDeclared if reads => Passing::Read,
            passing => passing,
        };
    }
    formals
}
