//! What is asked of classes: new objects, tests, methods. What takes long is done by the runtime functions that handlers call.

use super::leave::{End, Pending};
use super::{Lower, trusted};
use crate::input::{CALLABLE, THUNK};
use crate::step::Step;
use crate::webs::Type;
use cranelift_codegen::ir::condcodes::IntCC;
use cranelift_codegen::ir::{Block, InstBuilder, Value, types};
use fixedbitset::FixedBitSet;
use maple_dispatch::Ins;
use maple_dispatch::ops::object::{Got, Monitor};
use maple_lir::Single;
use maple_rt::class::Class;
use maple_rt::heap::{self, layout};
use std::mem::offset_of;

impl Lower<'_, '_> {
    /// The class of an object.
    pub(super) fn class_of(&mut self, object: Value) -> Value {
        self.b.ins().load(types::I64, trusted(), object, layout::CLASS)
    }

    /// Whether a class is a subtype of another one.
    pub(super) fn is_subclass(&mut self, own: Value, class: Value) -> Value {
        let address = self.input.routines.is_subclass as usize;
        self.routine(address, &[own, class], Some(types::I8))
            .unwrap_or(own)
    }

    /// Brings the slots of operands up to date, for runtime functions that look there.
    pub(super) fn settle(&mut self, step: &Step) {
        for place in &step.reads {
            if self.stale.contains(*place as usize)
                && let Some(web) = self.current[*place as usize]
            {
                self.write_back(*place, web);
            }
        }
    }

    /// Calls a runtime function with where the thread stands. If it gives 0, a trap is in the context.
    fn run(&mut self, address: usize) -> Value {
        let pc = self.number(self.word_address(self.at));
        let passed = [self.context, pc, self.frame, self.links];
        let result = self.routine(address, &passed, Some(types::I64)).unwrap_or(pc);
        self.raise_unless(result);
        result
    }

    /// Ends with the trap in the context if a value is 0.
    pub(super) fn raise_unless(&mut self, went_well: Value) {
        let (raised, go) = (self.b.create_block(), self.b.create_block());
        self.b.set_cold_block(raised);
        self.pending.push(Pending {
            block: raised,
            back: Vec::new(),
            end: End::Raise { at: self.at },
        });
        self.b.ins().brif(went_well, go, &[], raised, &[]);
        self.enter(go);
    }

    /// The result is what a fast way gives, or if that is 0 a runtime function.
    fn or_run(&mut self, step: &Step, after: &FixedBitSet, fast: Value, address: usize) {
        let (slow, done) = (self.b.create_block(), self.b.create_block());
        self.b.set_cold_block(slow);
        let result = self.b.append_block_param(done, types::I64);
        self.b.ins().brif(fast, done, &[fast.into()], slow, &[]);
        self.enter(slow);
        self.settle(step);
        let found = self.run(address);
        self.put(step, found, Type::Cell);
        self.leave_if_retired(after);
        self.b.ins().jump(done, &[found.into()]);
        self.enter(done);
        self.put(step, result, Type::Cell);
    }

    pub(super) fn new_object(&mut self, step: &Step, after: &FixedBitSet) {
        let (heap, class) = (self.heap(), self.class_in_data());
        let allocate = heap::allocate_instance_by_call as *const () as usize;
        let fast = self
            .routine(allocate, &[heap, class], Some(types::I64))
            .unwrap_or(heap);
        self.or_run(step, after, fast, self.input.routines.new_object as usize);
    }

    pub(super) fn new_array(&mut self, step: &Step, after: &FixedBitSet) {
        let (heap, class, length) = (self.heap(), self.class_in_data(), self.low(step, 1));
        let allocate = heap::allocate_array_by_call as *const () as usize;
        let passed = [heap, class, length];
        let fast = self.routine(allocate, &passed, Some(types::I64)).unwrap_or(heap);
        self.or_run(step, after, fast, self.input.routines.new_array as usize);
    }

    fn class_in_data(&mut self) -> Value {
        self.number(self.flow.words.word(self.at + 1).low())
    }

    /// Goes to a block with a value if an object is null or of the very class in the data word. Gives otherwise whether it is of a subtype.
    fn is_instance(&mut self, object: Value, known: Block, [null, same]: [Option<Value>; 2]) -> Value {
        let (some, other) = (self.b.create_block(), self.b.create_block());
        let passed = |value: Option<Value>| value.map(Into::into).into_iter().collect::<Vec<_>>();
        self.b.ins().brif(object, some, &[], known, &passed(null));
        self.enter(some);
        let (own, class) = (self.class_of(object), self.class_in_data());
        let is_same = self.b.ins().icmp(IntCC::Equal, own, class);
        self.b.ins().brif(is_same, known, &passed(same), other, &[]);
        self.enter(other);
        self.is_subclass(own, class)
    }

    pub(super) fn instance_of(&mut self, step: &Step) {
        let object = self.cell(step, 1);
        let done = self.b.create_block();
        let result = self.b.append_block_param(done, types::I64);
        let (no, yes) = (self.number(0), self.number(1));
        let is = self.is_instance(object, done, [Some(no), Some(yes)]);
        let is = self.b.ins().uextend(types::I64, is);
        self.b.ins().jump(done, &[is.into()]);
        self.enter(done);
        self.put(step, result, Type::Cell);
    }

    pub(super) fn check_cast(&mut self, step: &Step) {
        let object = self.cell(step, 0);
        let done = self.b.create_block();
        let is = self.is_instance(object, done, [None, None]);
        self.or_leave(is);
        self.b.ins().jump(done, &[]);
        self.enter(done);
    }

    /// A monitor: what is no step of a thin lock is done by the intrinsic of the call site in the data word.
    pub(super) fn monitor(&mut self, step: &Step, after: &FixedBitSet, enters: bool) {
        let object = self.cell(step, 1);
        let address = match enters {
            true => Monitor::<true>::step as *const () as usize,
            false => Monitor::<false>::step as *const () as usize,
        };
        let passed = [self.context, object];
        let done = self.routine(address, &passed, Some(types::I8)).unwrap_or(object);
        let (slow, go) = (self.b.create_block(), self.b.create_block());
        self.b.set_cold_block(slow);
        self.b.ins().brif(done, go, &[], slow, &[]);
        self.enter(slow);
        let window = self.flow.words.word(self.at).a;
        self.store_slot(window.into(), object);
        let went_well = self.call_with_site(self.input.routines.call_intrinsic as usize, window);
        self.raise_unless(went_well);
        self.put(step, object, Type::Cell);
        self.leave_if_retired(after);
        self.b.ins().jump(go, &[]);
        self.enter(go);
        self.put(step, object, Type::Cell);
    }

    /// The address of a method, which a runtime function finds.
    pub(super) fn method_address(&mut self, step: &Step, address: usize) {
        self.settle(step);
        let found = self.run(address);
        self.put(step, found, Type::Cell);
    }

    /// The machine code of the function whose register code begins at an address; or the code is left.
    fn code_at(&mut self, entry: Value) -> Value {
        let handler = self.b.ins().load(types::I64, trusted(), entry, 0);
        let (start, size) = self.input.memory_range;
        let start = self.number(start);
        let offset = self.b.ins().isub(handler, start);
        let size = self.number(size);
        let is_machine_code = self.b.ins().icmp(IntCC::UnsignedLessThan, offset, size);
        self.or_leave(is_machine_code);
        let callable = self.b.ins().load(types::I8, trusted(), handler, CALLABLE as i32);
        self.or_leave(callable);
        self.b.ins().iadd_imm_u(handler, THUNK as i64)
    }

    /// The machine code of the method that a call through the receiver's class leads to; and if a method that only returns a field is done here,
    /// the block after that and its result.
    pub(super) fn method(&mut self, single: Single, step: &Step) -> (Value, Option<(Block, Value)>) {
        let word = self.flow.words.word(self.at);
        let receiver = self.read(word.a.into(), Type::Cell);
        self.or_leave(receiver);
        let class = self.class_of(receiver);
        if single == Single::CallInterface {
            let entry = self.interface_entry(step, class);
            return (self.code_at(entry), None);
        }
        let entries = self
            .b
            .ins()
            .load(types::I64, trusted(), class, offset_of!(Class, entries) as i32);
        let entry = self
            .b
            .ins()
            .load(types::I64, trusted(), entries, 8 * i32::from(word.b));
        let [getter, other, done] = [(); 3].map(|()| self.b.create_block());
        let result = self.b.append_block_param(done, types::I64);
        let is_getter = self.b.ins().band_imm_u(entry, 1);
        self.b.ins().brif(is_getter, getter, &[], other, &[]);
        self.enter(getter);
        self.returned_field(entry, receiver, done);
        self.enter(other);
        (self.code_at(entry), Some((done, result)))
    }

    /// Does what a method does that only returns a field, and goes to a block with the result.
    fn returned_field(&mut self, word: Value, receiver: Value, done: Block) {
        let offset = self.b.ins().sshr_imm_u(word, 8);
        let field = self.b.ins().iadd(receiver, offset);
        let kind = self.b.ins().ireduce(types::I8, word);
        for got in Got::ALL {
            let [this, next] = [(); 2].map(|()| self.b.create_block());
            let tag = self.b.ins().iconst(types::I8, i64::from(got.tag()));
            let is = self.b.ins().icmp(IntCC::Equal, kind, tag);
            self.b.ins().brif(is, this, &[], next, &[]);
            self.enter(this);
            let value = match got {
                Got::S32 => self.b.ins().sload32(trusted(), field, 0),
                Got::U8 => self.b.ins().uload8(types::I64, trusted(), field, 0),
                Got::All | Got::Counted => self.b.ins().load(types::I64, trusted(), field, 0),
            };
            if *got == Got::Counted {
                self.retain(value);
            }
            self.b.ins().jump(done, &[value.into()]);
            self.enter(next);
        }
        // There are no others.
        let leave = self.leave();
        self.b.ins().jump(leave, &[]);
    }

    /// The entry of the interface's method in a class: what the call found last, if that is it.
    fn interface_entry(&mut self, step: &Step, class: Value) -> Value {
        let cache = self.number(self.word_address(self.at + 1));
        let last = self.b.ins().atomic_load(types::I64, trusted(), cache);
        let same = self.b.ins().icmp(IntCC::Equal, class, last);
        let [known, other, done] = [(); 3].map(|()| self.b.create_block());
        self.b.set_cold_block(other);
        let result = self.b.append_block_param(done, types::I64);
        self.b.ins().brif(same, known, &[], other, &[]);
        self.enter(known);
        let high = offset_of!(Ins, a) as i32;
        let entry = self.b.ins().load(types::I64, trusted(), cache, high);
        self.b.ins().jump(done, &[entry.into()]);
        self.enter(other);
        self.settle(step);
        let entry = self.run(self.input.routines.interface_entry as usize);
        self.b.ins().jump(done, &[entry.into()]);
        self.enter(done);
        result
    }

    /// The result of a runtime routine of a constant, if it has one by now.
    pub(super) fn call_once(&mut self, step: &Step) {
        let known = self.number(self.word_address(self.at + 1));
        let value = self.b.ins().atomic_load(types::I64, trusted(), known);
        self.or_leave(value);
        self.put(step, value, Type::Cell);
    }
}
