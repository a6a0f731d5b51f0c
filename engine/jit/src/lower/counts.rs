//! Counts of owners: a few instructions in place, the rest by calls of the heap.

use super::{Lower, trusted};
use cranelift_codegen::ir::condcodes::IntCC;
use cranelift_codegen::ir::{AbiParam, InstBuilder, Signature, Type, Value, types};
use cranelift_codegen::isa::CallConv;
use maple_dispatch::Context;
use maple_rt::heap::{self, OBJECT_ACYCLIC, OBJECT_BUFFERED, ONE, layout};
use std::mem::offset_of;

/// What a cell holds that may own an object.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Counted {
    /// A reference.
    Plain,
    /// A tagged value.
    Tagged,
}

impl Lower<'_, '_> {
    /// The heap of the thread.
    pub(super) fn heap(&mut self) -> Value {
        let context = self.context;
        let offset = offset_of!(Context, heap) as i32;
        self.b.ins().load(types::I64, trusted(), context, offset)
    }

    /// Calls a function that neither raises nor executes Maple code.
    pub(super) fn routine(&mut self, address: usize, passed: &[Value], result: Option<Type>) -> Option<Value> {
        let mut signature = Signature::new(CallConv::SystemV);
        for value in passed {
            let ty = self.b.func.dfg.value_type(*value);
            signature.params.push(AbiParam::new(ty));
        }
        signature.returns.extend(result.map(AbiParam::new));
        let signature = self.b.import_signature(signature);
        let address = self.number(address as u64);
        let call = self.b.ins().call_indirect(signature, address, passed);
        self.b.inst_results(call).first().copied()
    }

    /// The object that a cell owns, or null.
    pub(super) fn object(&mut self, value: Value, counted: Counted) -> Value {
        match counted {
            Counted::Plain => value,
            Counted::Tagged => self.tagged_object(value),
        }
    }

    /// The count word of an object, and the bits of it that say that more is to be done.
    fn count(&mut self, object: Value) -> (Value, Value) {
        let heap = self.heap();
        let careful = self.b.ins().load(types::I32, trusted(), heap, layout::CAREFUL);
        let count = self.b.ins().load(types::I32, trusted(), object, layout::COUNT);
        let careful = self.b.ins().band(count, careful);
        (count, careful)
    }

    /// Gives an object, or null, one more owner.
    pub(super) fn retain(&mut self, object: Value) {
        let [some, plain, slow, done] = [(); 4].map(|()| self.b.create_block());
        self.b.set_cold_block(slow);
        self.b.ins().brif(object, some, &[], done, &[]);
        self.b.switch_to_block(some);
        let (count, careful) = self.count(object);
        self.b.ins().brif(careful, slow, &[], plain, &[]);
        self.b.switch_to_block(slow);
        self.routine(heap::retain_slowly as *const () as usize, &[object], None);
        self.b.ins().jump(done, &[]);
        self.b.switch_to_block(plain);
        let one = self.b.ins().iconst(types::I32, i64::from(ONE));
        let count = self.b.ins().iadd(count, one);
        self.b.ins().store(trusted(), count, object, layout::COUNT);
        self.b.ins().jump(done, &[]);
        self.b.switch_to_block(done);
    }

    /// Takes an owner from an object, or null.
    pub(super) fn release(&mut self, object: Value) {
        let [some, plain, slow, taken, done] = [(); 5].map(|()| self.b.create_block());
        self.b.set_cold_block(slow);
        self.b.ins().brif(object, some, &[], done, &[]);
        self.b.switch_to_block(some);
        let (count, careful) = self.count(object);
        self.b.ins().brif(careful, slow, &[], plain, &[]);
        self.b.switch_to_block(slow);
        let heap = self.heap();
        let slowly = heap::release_slowly as *const () as usize;
        self.routine(slowly, &[heap, object], None);
        self.b.ins().jump(done, &[]);
        self.b.switch_to_block(plain);
        let one = self.b.ins().iconst(types::I32, i64::from(ONE));
        let count = self.b.ins().isub(count, one);
        self.b.ins().store(trusted(), count, object, layout::COUNT);
        // Zero, or a candidate that is not buffered yet.
        let gone = self.b.ins().icmp(IntCC::UnsignedLessThan, count, one);
        let flags = i64::from(OBJECT_ACYCLIC | OBJECT_BUFFERED);
        let flags = self.b.ins().iconst(types::I32, flags);
        let flags = self.b.ins().band(count, flags);
        let none = self.b.ins().iconst(types::I32, 0);
        let candidate = self.b.ins().icmp(IntCC::Equal, flags, none);
        let more = self.b.ins().bor(gone, candidate);
        self.b.ins().brif(more, taken, &[], done, &[]);
        self.b.switch_to_block(taken);
        let heap = self.heap();
        let released = heap::released as *const () as usize;
        self.routine(released, &[heap, object], None);
        self.b.ins().jump(done, &[]);
        self.b.switch_to_block(done);
    }
}
