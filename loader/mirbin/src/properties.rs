//! What is true of every instruction with an opcode: a column of the opcode table. Who asks "which opcodes do this" asks here, so that a new
//! opcode has its answers in its row.

/// One property.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[repr(u8)]
pub enum Property {
    /// It is arithmetic on one or two operands: what it computes says `arith::evaluate` of the runtime. The first of the properties in a row,
    /// with its group of [`Operator`](crate::operator::Operator).
    Computes,
    /// It computes from its operands and cells: it raises nothing, reads no memory and writes nothing.
    Pure,
    /// It reads the cell that it names.
    ReadsCell,
    /// It writes the cell that it names.
    WritesCell,
    /// Its value is in the instruction.
    Constant,
    /// Its operands may change places.
    Commutes,
    /// It reads memory at an address among its operands.
    Loads,
    /// It writes memory at an address among its operands.
    Stores,
    /// It reads or writes memory at an offset from the frame pointer.
    InFrame,
    /// It jumps, or goes on, by the truth of its operand.
    Tests,
    /// Control goes to its targets by a jump, and in no other way.
    Jumps,
    /// Control does not go on after it.
    Ends,
    /// It takes part in control flow that code does not show: to addresses of labels, through records of composites, back from a `gosub`.
    Detours,
    /// It calls what may be Maple code.
    Calls,
    /// It leaves a result in `%%retval0`.
    SetsResult,
}

/// A set of properties.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Properties(u16);

impl Properties {
    /// No property.
    pub const NONE: Properties = Properties(0);

    /// The set with one more.
    pub const fn with(self, property: Property) -> Properties {
        Properties(self.0 | 1 << property as u8)
    }

    /// Whether it has a property.
    #[inline]
    pub const fn has(self, property: Property) -> bool {
        self.0 & 1 << property as u8 != 0
    }
}

#[cfg(test)]
mod tests {
    use super::Property;
    use crate::ops::{Class, Form, Op};

    #[test]
    fn properties_agree_with_the_other_columns() {
        for &op in Op::ALL {
            let info = op.info();
            let implies = |property, holds: bool| assert!(!op.has(property) || holds, "{op} {property:?}");
            let (value, statement) = (info.pushes == 1, info.class == Class::Stmt);
            implies(
                Property::Computes,
                value && matches!(info.pops, 1 | 2) && matches!(info.form, Form::B | Form::T | Form::X),
            );
            implies(Property::Pure, value);
            implies(
                Property::ReadsCell,
                op.has(Property::Pure) && info.form == Form::F,
            );
            implies(Property::WritesCell, statement && info.form == Form::F);
            implies(
                Property::Constant,
                op.has(Property::Pure) && info.class == Class::Leaf,
            );
            implies(Property::InFrame, matches!(info.form, Form::O | Form::O32));
            implies(Property::Jumps, matches!(info.form, Form::L32 | Form::Rg));
            implies(Property::Commutes, op.has(Property::Pure) && info.pops == 2);
            implies(Property::Loads, value && info.pops == 1);
            implies(Property::Stores, statement && info.pops == 2);
            implies(
                Property::Tests,
                statement && info.form == Form::L32 && info.pops == 1,
            );
            implies(Property::Ends, statement);
            implies(Property::Calls, op.has(Property::SetsResult));
            implies(Property::SetsResult, statement);
        }
    }
}
