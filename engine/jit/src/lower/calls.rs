//! Calls.

use super::leave::{End, Pending};
use super::{Lower, signature, trusted};
use crate::input::Known;
use crate::step::Step;
use crate::webs::Type;
use cranelift_codegen::ir::condcodes::IntCC;
use cranelift_codegen::ir::{
    AbiParam, Block, ExtFuncData, ExternalName, FuncRef, InstBuilder, SigRef, Signature, UserExternalName,
    Value, types,
};
use cranelift_codegen::isa::CallConv;
use fixedbitset::FixedBitSet;
use maple_dispatch::Link;
use maple_dispatch::tier::PASSED;
use maple_lir::{Argument, Binary, Shape, Single};
use std::mem::offset_of;

impl Lower<'_, '_> {
    /// A call of a function that is known. Its link is written, so that whoever walks the stack finds this frame; variables are written back when the
    /// callee does not return here.
    pub(super) fn call(&mut self, step: &Step, after: &FixedBitSet) {
        let word = self.flow.words.word(self.at);
        let window = u32::from(word.a);
        let callee = self.input.callees.get(&self.at);
        let formals = match step.inst.shape {
            Shape::Single(Single::CallInterface) => word.b,
            _ => callee.map_or(word.c, |callee| callee.formals),
        };
        let recurs = self.input.is_called && callee.is_some_and(|callee| callee.cell == self.input.cell);
        let (method, getter) = match step.inst.shape {
            Shape::Single(single @ (Single::CallVirtual | Single::CallInterface)) => {
                let (code, getter) = self.method(single, step);
                (Some(code), getter)
            }
            _ => (None, None),
        };
        // The cell with the address of the callee's machine code.
        let code = (!recurs && method.is_none()).then(|| {
            let cell = match callee {
                Some(callee) => self.number(callee.cell),
                None => self.known_callee(step, word.c),
            };
            let code = self.b.ins().load(types::I64, trusted(), cell, 0);
            self.or_leave(code);
            code
        });
        let links = self.links;
        let computed = match step.inst.shape {
            Shape::CallAdd => true,
            Shape::GuardedCall { argument, .. } => argument != Argument::Passed,
            _ => false,
        };
        let sum = computed.then(|| {
            let value = self.cell(step, 1);
            let by = self.number(word.c as i16 as i64 as u64);
            (u32::from(word.d), self.binary(Binary::Add32, value, by))
        });
        let arguments: Vec<Value> = (window..window + u32::from(formals))
            .map(|place| match sum {
                Some((of, value)) if of == place => value,
                _ => self.read(place, Type::Cell),
            })
            .collect();
        let code = code.or(method);
        let done = getter.or_else(|| self.guard(step, &arguments));
        let offset = self.number(8 * u64::from(window));
        let frame = self.b.ins().iadd(self.frame, offset);
        let size = self.number(size_of::<Link>() as u64);
        let callee_links = self.b.ins().isub(links, size);
        let back = self.number(self.word_address(self.flow.words.after(self.at).unwrap_or(self.at)));
        let own = self.frame;
        self.b
            .ins()
            .store(trusted(), back, callee_links, offset_of!(Link, return_pc) as i32);
        self.b
            .ins()
            .store(trusted(), own, callee_links, offset_of!(Link, frame) as i32);
        let mut passed = vec![frame, self.context, callee_links];
        for (place, value) in (window..).zip(arguments) {
            if ((place - window) as usize) < PASSED {
                passed.push(value);
            } else {
                self.store_slot(place, value);
            }
        }
        let signature = self.b.import_signature(signature(formals));
        let call = match code {
            Some(code) => self.b.ins().call_indirect(signature, code, &passed),
            None => {
                let own = self.own(signature);
                self.b.ins().call(own, &passed)
            }
        };
        let [status, value] = [0, 1].map(|result| self.b.inst_results(call)[result]);
        let (ended, go) = (self.b.create_block(), self.b.create_block());
        self.b.set_cold_block(ended);
        let back = self.back_after(step, after);
        self.pending.push(Pending {
            block: ended,
            back,
            end: End::Return {
                status,
                frame,
                links: callee_links,
            },
        });
        self.b.ins().brif(status, ended, &[], go, &[]);
        self.enter(go);
        let value = match done {
            Some((done, result)) => {
                self.b.ins().jump(done, &[value.into()]);
                self.enter(done);
                result
            }
            None => value,
        };
        self.put_call(step, value);
    }

    /// This unit as a function that is called.
    fn own(&mut self, signature: SigRef) -> FuncRef {
        let name = self
            .b
            .func
            .declare_imported_user_function(UserExternalName::new(0, 0));
        self.b.import_function(ExtFuncData {
            name: ExternalName::user(name),
            signature,
            colocated: true,
            patchable: false,
        })
    }

    /// For a call that knows when the callee returns at once: does that, and gives the block after the call, which gets its result.
    fn guard(&mut self, step: &Step, arguments: &[Value]) -> Option<(Block, Value)> {
        let Shape::GuardedCall {
            op, wide, constant, ..
        } = step.inst.shape
        else {
            return None;
        };
        let guard = self.flow.words.word(self.at + 1);
        let formal = |field: u16| arguments.get(usize::from(field)).copied();
        let left = formal(guard.a)?;
        let right = self.number(guard.b as i16 as i64 as u64);
        let value = match constant {
            true => self.number(guard.c as i16 as i64 as u64),
            false => formal(guard.c)?,
        };
        let holds = self.holds(op, left, right);
        let value = match wide {
            true => value,
            false => {
                let low = self.b.ins().ireduce(types::I32, value);
                self.b.ins().sextend(types::I64, low)
            }
        };
        let (done, go) = (self.b.create_block(), self.b.create_block());
        let result = self.b.append_block_param(done, types::I64);
        self.b.ins().brif(holds, done, &[value.into()], go, &[]);
        self.enter(go);
        Some((done, result))
    }

    /// The cell for the function at an address, which takes so many arguments; or the code is left.
    fn known_callee(&mut self, step: &Step, arguments: u16) -> Value {
        let address = self.cell(step, 1);
        let place = self.b.ins().ushr_imm_u(address, 4);
        let mask = self.number(Known::COUNT as u64 - 1);
        let place = self.b.ins().band(place, mask);
        let offset = self
            .b
            .ins()
            .ishl_imm_u(place, i64::from(size_of::<Known>().trailing_zeros()));
        let table = self.number(self.input.known);
        let known = self.b.ins().iadd(table, offset);
        let key = self
            .b
            .ins()
            .load(types::I64, trusted(), known, offset_of!(Known, key) as i32);
        let formals = self.number(Known::key(0, arguments));
        let wanted = self.b.ins().bxor(address, formals);
        let same = self.b.ins().icmp(IntCC::Equal, key, wanted);
        self.or_leave(same);
        let code = self.number(offset_of!(Known, code) as u64);
        self.b.ins().iadd(known, code)
    }

    /// What is to be written back when a callee has left: what is live after the call, but for its result and for its frame.
    fn back_after(&self, step: &Step, after: &FixedBitSet) -> Vec<(u32, u32)> {
        let slots = self.flow.words.slots;
        let window = step.kills.map_or(slots, u32::from);
        let mut back = self.out_of_date(after);
        back.retain(|(place, _)| *place < window.min(slots) && !step.writes.contains(place));
        back
    }

    fn put_call(&mut self, step: &Step, value: Value) {
        if let Some(window) = step.kills {
            let slots = self.flow.words.slots as usize;
            self.current[usize::from(window).min(slots)..slots].fill(None);
        }
        let window = step.kills.map_or(0, u32::from);
        for place in [window, self.flow.words.accumulator(0)] {
            if step.writes.contains(&place) {
                self.write(place, value, Type::Cell);
            }
        }
    }

    /// Goes on if a value is 0.
    pub(super) fn leave_if(&mut self, value: Value) {
        let leave = self.leave();
        let go = self.b.create_block();
        self.b.ins().brif(value, leave, &[], go, &[]);
        self.enter(go);
    }

    /// Goes on if a value is not 0.
    pub(super) fn or_leave(&mut self, value: Value) {
        let leave = self.leave();
        let go = self.b.create_block();
        self.b.ins().brif(value, go, &[], leave, &[]);
        self.enter(go);
    }

    /// A call of native code, by the runtime function that handlers call.
    pub(super) fn call_native(&mut self, step: &Step, after: &FixedBitSet) {
        let word = self.flow.words.word(self.at);
        let window = u32::from(word.a);
        if let Some(computed) = self.input.computed.get(&self.at).copied() {
            return self.call_computed(computed, window);
        }
        let count = self.input.natives.get(&self.at).copied().unwrap_or(0);
        for place in window..window + u32::from(count) {
            if self.stale.contains(place as usize)
                && let Some(web) = self.current[place as usize]
            {
                self.write_back(place, web);
            }
        }
        let routine = match step.inst.shape {
            Shape::Single(Single::CallIntrinsic) => self.input.routines.call_intrinsic,
            _ => self.input.routines.call_native,
        };
        let went_well = self.call_with_site(routine as usize, word.a);
        let (raised, go) = (self.b.create_block(), self.b.create_block());
        self.b.set_cold_block(raised);
        let back = self.back_after(step, after);
        self.pending.push(Pending {
            block: raised,
            back,
            end: End::Raise { at: self.at },
        });
        self.b.ins().brif(went_well, go, &[], raised, &[]);
        self.enter(go);
        if step.kills.is_some() {
            let slots = self.flow.words.slots as usize;
            self.current[(window as usize).min(slots)..slots].fill(None);
        }
        let value = self.load_place(window);
        self.write(window, value, Type::Cell);
        self.leave_if_retired(after);
    }

    /// Calls a runtime function for the call site in the data word, with the arguments in a window. Gives whether that went well.
    pub(super) fn call_with_site(&mut self, routine: usize, window: u16) -> Value {
        let mut signature = Signature::new(CallConv::SystemV);
        signature.params.extend([AbiParam::new(types::I64); 4]);
        signature.params.push(AbiParam::new(types::I16).uext());
        signature.params.push(AbiParam::new(types::I64));
        signature.returns.push(AbiParam::new(types::I8));
        let signature = self.b.import_signature(signature);
        let routine = self.number(routine as u64);
        let pc = self.number(self.word_address(self.at));
        let field = self.b.ins().iconst(types::I16, i64::from(window as i16));
        let site = self.number(self.flow.words.word(self.at + 1).low());
        let passed = [self.context, pc, self.frame, self.links, field, site];
        let call = self.b.ins().call_indirect(signature, routine, &passed);
        self.b.inst_results(call)[0]
    }

    /// How often code was taken out of use.
    pub(super) fn retired(&mut self) -> Value {
        let place = self.number(self.input.retired);
        self.b.ins().atomic_load(types::I64, trusted(), place)
    }

    /// Leaves the code after the current word if it has been taken out of use in the meantime.
    pub(super) fn leave_if_retired(&mut self, after: &FixedBitSet) {
        let Some(next) = self.flow.words.after(self.at) else {
            return;
        };
        let (count, was) = (self.retired(), self.retired);
        let same = self.b.ins().icmp(IntCC::Equal, count, was);
        let (out, go) = (self.b.create_block(), self.b.create_block());
        self.b.set_cold_block(out);
        self.flow.after(self.input, self.at, &mut self.stale);
        self.pending.push(Pending {
            block: out,
            back: self.out_of_date(after),
            end: End::Leave { at: next },
        });
        self.b.ins().brif(same, go, &[], out, &[]);
        self.enter(go);
    }
}
