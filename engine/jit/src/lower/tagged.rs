//! Tagged values, as [`maple_mirbin::tagged`] has them.

use super::Lower;
use cranelift_codegen::ir::condcodes::IntCC;
use cranelift_codegen::ir::{InstBuilder, Value, types};
use maple_mirbin::tagged::{self, Around};

impl Lower<'_, '_> {
    /// Whether a value is of a kind.
    pub(super) fn is_around(&mut self, value: Value, kind: Around) -> Value {
        let by = self.b.ins().iconst(types::I64, i64::from(tagged::AROUND_SHIFT));
        let around = self.b.ins().rotl(value, by);
        let around = self.b.ins().ireduce(types::I32, around);
        let mask = self.b.ins().iconst(types::I32, i64::from(kind.mask));
        let bits = self.b.ins().band(around, mask);
        let wanted = self.b.ins().iconst(types::I32, i64::from(kind.bits));
        self.b.ins().icmp(IntCC::Equal, bits, wanted)
    }

    /// The object that a value owns, or null.
    pub(super) fn tagged_object(&mut self, value: Value) -> Value {
        let is_reference = self.is_around(value, tagged::IS_REFERENCE);
        let address = self.number(tagged::ADDRESS);
        let address = self.b.ins().band(value, address);
        let none = self.number(0);
        self.b.ins().select(is_reference, address, none)
    }
}
