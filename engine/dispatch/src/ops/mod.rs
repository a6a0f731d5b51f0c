//! Bodies of the register code instructions.
//!
//! A family of instructions is one generic body; its members differ in an operation type and in operand kinds, and the tables of
//! [`table`] instantiate and name them all. Arithmetic itself comes from [`maple_rt::arith`].

/// The value of an address or an access, or out of the instruction with the trap.
macro_rules! found {
    ($found:expr) => {
        match $found {
            Ok(found) => found,
            Err(flow) => return flow,
        }
    };
}

pub mod call;
pub mod control;
pub mod dynamic;
pub mod fill;
pub mod fused;
pub mod memory;
pub mod object;
pub mod operand;
pub mod property;
pub mod quick;
pub mod read_modify_write;
pub mod retired;
pub mod scalar;
pub mod stacks;
pub mod table;
pub mod transfer;
pub mod unwinding;
