//! Counts of owners: a few instructions in place, the rest by calls of the heap.

use super::{Lower, trusted};
use cranelift_codegen::ir::condcodes::IntCC;
use cranelift_codegen::ir::{AbiParam, Block, InstBuilder, Signature, Type, Value, types};
use cranelift_codegen::isa::CallConv;
use maple_dispatch::Context;
use maple_dispatch::tier::slow;
use maple_rt::heap::{IMMORTAL, OBJECT_ACYCLIC, OBJECT_BUFFERED, ONE, layout};
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
    pub(super) fn routine(
        &mut self,
        address: usize,
        passed: &[Value],
        result: Option<Type>,
    ) -> Option<Value> {
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

    /// Calls a function for rare cases, which keeps all registers.
    pub(super) fn rarely(&mut self, function: usize, operands: &[Value]) {
        let passed: Vec<Value> = std::iter::once(self.context)
            .chain(operands.iter().copied())
            .collect();
        let mut signature = Signature::new(CallConv::PreserveAll);
        signature
            .params
            .extend(passed.iter().map(|_| AbiParam::new(types::I64)));
        let signature = self.b.import_signature(signature);
        let address = self.number(function as u64);
        self.b.ins().call_indirect(signature, address, &passed);
    }

    /// The count word of an object. Goes to a block if more than a plain count is to be done.
    fn count(&mut self, object: Value, slow: Block) -> Value {
        let count = self.b.ins().load(types::I32, trusted(), object, layout::COUNT);
        let plain = self.b.create_block();
        match self.input.shared {
            true => {
                let heap = self.heap();
                let careful = self.b.ins().load(types::I32, trusted(), heap, layout::CAREFUL);
                let careful = self.b.ins().band(count, careful);
                self.b.ins().brif(careful, slow, &[], plain, &[]);
            }
            // The immortal bit is the sign.
            false => {
                let none = self.b.ins().iconst(types::I32, 0);
                let immortal = self.b.ins().icmp(IntCC::SignedLessThan, count, none);
                self.b.ins().brif(immortal, slow, &[], plain, &[]);
            }
        }
        self.enter(plain);
        count
    }

    /// Gives an object, or null, one more owner.
    pub(super) fn retain(&mut self, object: Value) {
        let [some, slow, done] = [(); 3].map(|()| self.b.create_block());
        self.b.set_cold_block(slow);
        self.b.ins().brif(object, some, &[], done, &[]);
        self.enter(some);
        let count = self.count(object, slow);
        let one = self.b.ins().iconst(types::I32, i64::from(ONE));
        let count = self.b.ins().iadd(count, one);
        self.b.ins().store(trusted(), count, object, layout::COUNT);
        self.b.ins().jump(done, &[]);
        self.enter(slow);
        self.rarely(slow::retain as *const () as usize, &[object]);
        self.b.ins().jump(done, &[]);
        self.enter(done);
    }

    /// Takes an owner from an object, or null.
    pub(super) fn release(&mut self, object: Value) {
        let [some, slow, live, taken, done] = [(); 5].map(|()| self.b.create_block());
        self.b.set_cold_block(slow);
        self.b.set_cold_block(taken);
        self.b.ins().brif(object, some, &[], done, &[]);
        self.enter(some);
        let count = self.count(object, slow);
        let one = self.b.ins().iconst(types::I32, i64::from(ONE));
        let count = self.b.ins().isub(count, one);
        self.b.ins().store(trusted(), count, object, layout::COUNT);
        let gone = self.b.ins().icmp(IntCC::UnsignedLessThan, count, one);
        self.b.ins().brif(gone, taken, &[], live, &[]);
        self.enter(live);
        // A candidate that is not buffered yet.
        let flags = i64::from(OBJECT_ACYCLIC | OBJECT_BUFFERED);
        let flags = self.b.ins().iconst(types::I32, flags);
        let flags = self.b.ins().band(count, flags);
        self.b.ins().brif(flags, done, &[], taken, &[]);
        self.enter(slow);
        self.rarely(slow::release as *const () as usize, &[object]);
        self.b.ins().jump(done, &[]);
        self.enter(taken);
        self.rarely(slow::released as *const () as usize, &[object]);
        self.b.ins().jump(done, &[]);
        self.enter(done);
    }
}

// What code for one thread relies on.
const _: () = assert!(IMMORTAL == 1 << 31);
