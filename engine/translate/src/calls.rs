//! Calls: arguments into the callee's window, which begins at the temporary of the first argument.

use super::environment::Callee;
use super::inline::{Combined, OWN};
use super::model::{Location, StackValue};
use super::symbols::{CallKind, SiteFacts, Symbol};
use super::{Translator, reads_result};
use maple_dispatch::ops::table::guarded_call;
use maple_lir::code::{Half, Values};
use maple_lir::{Class, FloatUnary, Inst as Lir, Operand, Reg, Register, Shape, Single, Unary};
use maple_mirbin::{Inst, Op, Prim, Property};
use maple_rt::trap::TrapKind;

impl Translator<'_> {
    /// `icall`: the callee's address lies below the arguments.
    pub(super) fn icall(&mut self, index: usize, inst: &Inst<'_>) {
        let count = inst.operand_count() as usize - 1;
        let depth = self.stack.depth() - count - 1;
        let types: Vec<Prim> = (0..count).map(|i| self.stack.at(depth + 1 + i).ty).collect();
        self.save_addressed();
        let callee = self.stack.at(depth);
        let known = match callee.place {
            Location::Const(address) => self.env.function_at(address).and_then(|id| self.env.callee(id)),
            _ => None,
        };
        let returned = known.map(|callee| callee.frame.result());
        let tail = self.tail.take().filter(|_| self.may_end(inst));
        let address = tail.map(|_| self.callee_address(depth));
        let result = self.fresh(depth + 1, result_type(inst));
        let window = Operand::number(i32::from(self.slot(result)));
        if let (Some(keeper), Some(address)) = (tail, address) {
            self.tail_call(inst, (depth, &types), (window, address), keeper);
        }
        if let Some(callee) = known {
            self.call_known(callee, depth, &types, result);
        } else if self.call_method(depth, &types, result) {
        } else if let Location::Const(address) = callee.place
            && self.env.is_square_root(address)
            && types == [Prim::F64]
        {
            let from = self.reg_as(depth + 1, Prim::F64);
            self.stack.truncate(depth);
            let root = Shape::FloatUnary(FloatUnary::SqrtF64);
            self.produce(result, root, &[Operand::of(from)]);
            return self.received(index, inst, result, Some(Prim::F64));
        } else if let Location::Const(address) = callee.place
            && !self.env.may_be_function(address)
        {
            let arguments = self.arguments(depth + 1, &types);
            let site = self.site(inst, CallKind::Address(address), &types);
            self.emit_call(Lir::single(Single::CallNative, &[window]), arguments, result);
            self.out.data(site, 0);
        } else {
            let address = address.unwrap_or_else(|| self.callee_address(depth));
            let arguments = self.arguments(depth + 1, &types);
            let site = self.site(inst, CallKind::Indirect, &types);
            let operands = [window, Operand::of(address), Operand::number(count as i32)];
            self.emit_call(Lir::single(Single::CallIndirect, &operands), arguments, result);
            // An empty cache holds an address that no program knows; 0 would match a call of null.
            let nowhere = self.env.nowhere();
            self.out.data(nowhere, nowhere);
            self.out.data(site, 0);
        }
        self.stack.truncate(depth);
        self.received(index, inst, result, returned);
    }

    /// The callee's address at a depth. It must not lie in the window, which the arguments are about to fill.
    fn callee_address(&mut self, depth: usize) -> Reg {
        let place = self.stack.at(depth).place;
        let address = self.reg_as(depth, Prim::A64);
        if self.slot(address) < self.temp(depth + 1) {
            return address;
        }
        let address = self.materialise(depth);
        if let Location::Const(_) = place {
            // Calls of functions that are known want to see which.
            self.stack.moved(depth, place);
        }
        address
    }

    /// Whether a call may end the function: not in code that was inlined.
    fn may_end(&self, inst: &Inst<'_>) -> bool {
        let inlined = |combined: &Combined| combined.place(inst.offset).call != OWN;
        !self.input.combined.is_some_and(inlined)
    }

    /// Tries to end the function with the call of what is at `depth`; where that cannot be done, the call itself follows.
    fn tail_call(
        &mut self,
        inst: &Inst<'_>,
        (depth, types): (usize, &[Prim]),
        (window, address): (Operand, Reg),
        keeper: u64,
    ) {
        self.arguments(depth + 1, types);
        let site = self.site(inst, CallKind::Tail(keeper), types);
        let count = Operand::number(types.len() as i32);
        self.emit_inst(Lir::single(
            Single::TailCall,
            &[window, Operand::of(address), count],
        ));
        let nowhere = self.env.nowhere();
        self.out.data(nowhere, nowhere);
        self.out.data(site, 0);
    }

    /// Appends a call that takes these arguments and gives this result.
    pub(super) fn emit_call(&mut self, call: Lir, arguments: Vec<Reg>, result: Reg) {
        self.emit_inst(call);
        let result = Some(result);
        self.out.passes(Values { arguments, result });
    }

    /// A direct call: arguments are converted to the types of the formals.
    fn call_known(&mut self, callee: Callee<'_>, depth: usize, types: &[Prim], result: Reg) {
        let (formals, variadic) = (&callee.frame.formals, callee.frame.is_variadic());
        let fixed = if variadic {
            formals.len().saturating_sub(1)
        } else {
            formals.len()
        };
        // A function without formals may be called with any number of arguments: the stub of a missing native (exec.md §3).
        let fits =
            types.len() == fixed || (variadic && types.len() > fixed) || (formals.is_empty() && !variadic);
        if !fits {
            let _ = self.arguments(depth + 1, types);
            return self.raise(TrapKind::BadArity {
                expected: fixed as u32,
                given: types.len() as u32,
            });
        }
        let wanted: Vec<Prim> = types
            .iter()
            .enumerate()
            .map(|(i, ty)| {
                formals
                    .get(i)
                    .copied()
                    .filter(|formal| i < fixed && formal.is_scalar())
                    .unwrap_or(*ty)
            })
            .collect();
        let arguments = self.arguments_as(depth + 1, types, &wanted, fixed);
        if !variadic {
            return self.call_direct(arguments, result, callee);
        }
        // The variable arguments stay where they are; the callee's frame begins after them and gets their address.
        let window = self.slot(result);
        let frame = window + types.len() as u16;
        let mut passed = Vec::with_capacity(fixed + 1);
        for (slot, from) in (frame..).zip(&arguments[..fixed]) {
            let copy = self.out.registers.get(*from);
            let copy = self.out.registers.add(Register { slot, ..copy });
            self.copy_spilled(copy, *from);
            passed.push(copy);
        }
        let hidden = self.temporary(frame + fixed as u16, Prim::A64);
        let first = Operand::number(i32::from(window + fixed as u16));
        self.emit_single(Single::SlotAddress, &[Operand::spilled(hidden), first]);
        passed.push(hidden);
        let given = self.temporary(frame, callee.frame.result());
        self.call_direct(passed, given, callee);
        self.copy_spilled(result, given);
    }

    /// A direct call, guarded if the callee begins with a conditional return.
    fn call_direct(&mut self, arguments: Vec<Reg>, result: Reg, callee: Callee<'_>) {
        let window = Operand::number(i32::from(self.slot(result)));
        let call = Lir::single(Single::Call, &[window]);
        let formals = callee.frame.formals.len();
        let guarded = callee
            .first
            .and_then(|(id, first)| guarded_call(&call, (id, &first), formals));
        let (call, high) = guarded.unwrap_or((call, 0));
        self.last = None;
        if callee.frame.is_variadic() {
            // Variable arguments lie before the window.
            self.out.push_opaque(call);
        } else {
            self.out.push(call);
        }
        let result = Some(result);
        self.out.passes(Values { arguments, result });
        self.out.data(callee.entry, high);
    }

    fn copy_spilled(&mut self, to: Reg, from: Reg) {
        let [to, from] = [to, from].map(Operand::spilled);
        self.emit_inst(Lir::copy(Class::Int, to, from));
    }

    /// Moves the values from `depth` on to their temporaries, brought into canonical form: the callee's formals are not known.
    pub(super) fn arguments(&mut self, depth: usize, types: &[Prim]) -> Vec<Reg> {
        self.arguments_as(depth, types, types, 0)
    }

    /// Moves the values from `depth` on to their temporaries, and gives those. The first `known` ones become `wanted` types, the others
    /// canonical cells.
    pub(super) fn arguments_as(
        &mut self,
        depth: usize,
        types: &[Prim],
        wanted: &[Prim],
        known: usize,
    ) -> Vec<Reg> {
        let mut copied = None;
        let mut arguments = Vec::with_capacity(types.len());
        for (i, ty) in types.iter().enumerate().rev() {
            let at = depth + i;
            if i < known && wanted[i] != *ty && ty.is_integral() == wanted[i].is_integral() {
                let reg = self.reg_as(at, wanted[i]);
                self.stack.moved(at, Location::Reg(reg));
            }
            let constant = matches!(
                self.stack.at(at).place,
                Location::Const(_) | Location::Compare(..) | Location::Order(..)
            );
            let (given, words) = (self.stack.at(at).place, self.out.words());
            let mut reg = self.materialise(at);
            copied = match given {
                Location::Reg(from) if self.out.words() == words + 1 => self.copy_with(copied, reg, from),
                _ => None,
            };
            if i >= known && !constant && ty.size() <= 4 && ty.is_integral() {
                let op = if ty.is_signed() {
                    Unary::SignExtend32
                } else {
                    Unary::ZeroExtend32
                };
                let extended = self.fresh(at, *ty);
                self.produce(extended, Shape::Unary(op), &[Operand::of(reg)]);
                self.stack.moved(at, Location::Reg(extended));
                reg = extended;
            }
            arguments.push(reg);
        }
        self.last = None;
        arguments.reverse();
        arguments
    }

    /// The copy that was just appended becomes one instruction with the one before it, if that is given. Gives the copy if it is still
    /// alone: its position, and where it copies to and from.
    fn copy_with(
        &mut self,
        before: Option<(usize, Reg, Reg)>,
        to: Reg,
        from: Reg,
    ) -> Option<(usize, Reg, Reg)> {
        let index = self.out.words() - 1;
        let Some((_, first, source)) = before.filter(|(at, ..)| at + 1 == index) else {
            return Some((index, to, from));
        };
        self.out.take_back();
        self.out.take_back();
        self.emit_single(Single::CopyTwo, &[first, source, to, from].map(Operand::spilled));
        None
    }

    pub(super) fn site(&mut self, inst: &Inst<'_>, kind: CallKind, types: &[Prim]) -> Half {
        let own = (self.input.function, inst.offset);
        let (function, offset) = self
            .input
            .combined
            .map_or(own, |combined| combined.instruction(own.0, own.1));
        self.symbol(Symbol::Site(SiteFacts {
            kind,
            function,
            offset,
            args: types.to_vec(),
            result: inst.ty,
        }))
    }

    /// What a call gave. If the next instruction reads it, it is taken from there.
    pub(super) fn received(&mut self, index: usize, inst: &Inst<'_>, given: Reg, returned: Option<Prim>) {
        self.last = None;
        let ty = result_type(inst);
        let mut given = given;
        // Callees return canonical cells of their own type, which need not be the one that the call names.
        if ty.size() < 4 && returned != Some(ty) {
            let narrow = self.temporary(self.slot(given), ty);
            let extension = Shape::Unary(super::operations::extension(ty));
            self.produce(narrow, extension, &[Operand::spilled(given)]);
            self.last = None;
            given = narrow;
        }
        let kept = self.flow.result_kept(index) || self.input.observed && inst.ty.is_cell();
        if kept && self.read_behind(index, ty) {
            self.forwarded = Some((index + 2, given, ty));
        } else if kept {
            let home = self.variable(0);
            let place = Location::Reg(given);
            self.put(home, StackValue { place, ty });
            self.last = None;
        } else if self.input.code.insts.get(index + 1).is_some_and(reads_result) {
            self.pending = Some((given, ty));
        }
    }

    /// Whether the only read of the result of the call at `index` comes after a read of a variable: where it goes to a variable whose old value
    /// is released.
    fn read_behind(&self, index: usize, ty: Prim) -> bool {
        let (insts, before) = (&self.input.code.insts, &self.input.code.before);
        let at = |at: usize| insts.get(at).filter(|_| !before[at].is_target);
        let variable =
            |next: &&Inst<'_>| next.op.has(Property::ReadsCell) && !matches!(next.frame_index(), 0 | -1);
        at(index + 1).filter(variable).is_some()
            && at(index + 2).is_some_and(|next| reads_result(next) && next.ty == ty)
            && !self.flow.is_addressed(0)
            && self.flow.is_last_read(insts, 0, index + 2)
    }

    /// Leaves out the assignment of a call's result to a variable if the only read of what is assigned is the next instruction, or the one
    /// after a read of another variable: the value is then taken from the call's window. That is the temporary of the next depth, which neither
    /// read writes.
    pub(super) fn forward(&mut self, index: usize, inst: &Inst<'_>) -> bool {
        let (insts, before) = (&self.input.code.insts, &self.input.code.before);
        let depth = self.stack.depth() - 1;
        let value = self.stack.at(depth);
        let variable = inst.frame_index();
        let Location::Reg(given) = value.place else {
            return false;
        };
        let declared = self.input.frame.slot_type(variable);
        let fits = self.is_at(given, depth + 1)
            && !matches!(variable, 0 | -1)
            && !self.flow.is_addressed(variable)
            && inst.ty.is_scalar()
            && inst.ty != Prim::Ref
            && declared == Some(inst.ty)
            && value.ty.is_integral() == inst.ty.is_integral()
            && super::operations::adjustment(value.ty, inst.ty).is_none();
        let read = |at: usize| {
            let next = insts.get(at).filter(|_| !before[at].is_target);
            next.filter(|next| next.op.has(Property::ReadsCell))
        };
        let of_variable = |next: &Inst<'_>| next.frame_index() == variable && next.ty == inst.ty;
        let at = match (read(index + 1), read(index + 2)) {
            _ if !fits => return false,
            (Some(next), _) if of_variable(next) => index + 1,
            (Some(_), Some(next)) if of_variable(next) => index + 2,
            _ => return false,
        };
        if !self.flow.read_once(self.slot(self.variable(variable)))
            && !self.flow.is_last_read(insts, variable, at)
        {
            return false;
        }
        self.stack.pop();
        self.forwarded = Some((at, given, inst.ty));
        true
    }

    /// `intrinsiccall` and `intrinsicop`.
    pub(super) fn intrinsic(&mut self, index: usize, inst: &Inst<'_>) {
        if inst
            .intrinsic()
            .is_some_and(|id| self.object_intrinsic(index, inst, id))
        {
            return;
        }
        let kind = inst.intrinsic().map_or(CallKind::Address(0), CallKind::Intrinsic);
        self.routine(kind, index, inst);
    }

    /// A runtime routine whose result is pushed or goes to `%%retval0`, as the opcode says.
    pub(super) fn routine(&mut self, kind: CallKind, index: usize, inst: &Inst<'_>) {
        let given = self.runtime_call(kind, inst);
        self.routine_result(index, inst, given);
    }

    /// `swap_stack`: an instruction of its own, with a result as a runtime routine has it.
    pub(super) fn swap_stack(&mut self, index: usize, inst: &Inst<'_>) {
        let depth = self.stack.depth() - 2;
        let number = match self.stack.at(depth + 1).place {
            Location::Const(value) => i32::try_from(value as i64).ok(),
            _ => None,
        };
        let value = match number {
            Some(value) => Operand::number(value),
            None => Operand::of(self.reg_as(depth + 1, Prim::I64)),
        };
        let handle = Operand::of(self.reg_as(depth, Prim::I64));
        self.claim(depth);
        self.stack.truncate(depth);
        self.save_addressed();
        let single = match number {
            Some(_) => Single::SwapStackImm,
            None => Single::SwapStack,
        };
        let given = self.own(depth, result_type(inst));
        let window = Operand::number(i32::from(self.slot(given)));
        self.emit_call(Lir::single(single, &[window, handle, value]), Vec::new(), given);
        self.routine_result(index, inst, given);
    }

    fn routine_result(&mut self, index: usize, inst: &Inst<'_>, given: Reg) {
        if matches!(inst.op, Op::IntrinsicCall | Op::XintrinsicDo) {
            self.received(index, inst, given, Some(inst.ty));
        } else {
            self.stack.push(Location::Reg(given), inst.ty);
        }
    }

    /// `malloc` and `free`, the C library's.
    pub(super) fn heap_block(&mut self, inst: &Inst<'_>) {
        let allocates = inst.op == Op::Malloc;
        let given = self.runtime_call(CallKind::HeapBlock { allocates }, inst);
        if allocates {
            self.stack.push(Location::Reg(given), Prim::A64);
        }
    }

    /// A call of a runtime routine: arguments and result at the temporary of the first operand. Gives the result.
    fn runtime_call(&mut self, kind: CallKind, inst: &Inst<'_>) -> Reg {
        let (types, arguments) = self.runtime_arguments(inst);
        let given = self.own(self.stack.depth(), result_type(inst));
        let site = self.site(inst, kind, &types);
        self.emit_routine(Single::CallIntrinsic, &[Operand::spilled(given)], arguments);
        self.out.data(site, 0);
        given
    }

    /// The arguments of a runtime routine, which go, in their window, and their types.
    fn runtime_arguments(&mut self, inst: &Inst<'_>) -> (Vec<Prim>, Vec<Reg>) {
        let count = inst.operand_count() as usize;
        let depth = self.stack.depth() - count;
        let types: Vec<Prim> = (0..count).map(|i| self.stack.at(depth + i).ty).collect();
        let arguments = self.arguments(depth, &types);
        self.claim(depth);
        self.stack.truncate(depth);
        self.save_addressed();
        (types, arguments)
    }

    /// Appends a call of a routine, whose result is its first operand.
    pub(super) fn emit_routine(&mut self, single: Single, operands: &[Operand], arguments: Vec<Reg>) {
        self.emit_single(single, operands);
        self.out.passes(Values {
            arguments,
            result: None,
        });
    }
}

/// The type of the result of a call.
fn result_type(inst: &Inst<'_>) -> Prim {
    if inst.ty.is_cell() { inst.ty } else { Prim::I64 }
}
