//! LIR: what instructions of register code are, as data.
//!
//! An [`Inst`] is a [`Shape`] and its operands. The table of shapes says what each operand is for and what the instruction does besides, so
//! that an analysis asks the table and never lists instructions. Handlers are no part of this crate: the engine finds the one for an
//! instruction when all else is decided.
//!
//! | module | |
//! |--|--|
//! | [`operation`] | the operations on values, by list |
//! | [`single`] | instructions that are no members of a family, and operations on objects |
//! | [`rows`] | the combinations of operations that one instruction executes |
//! | [`shape`] | the shapes: a family and its operation |
//! | [`form`] | what the operands of a shape are for, and its effects |
//! | [`register`] | virtual registers: type, ownership, slot |
//! | [`inst`] | instructions and operands |
//! | [`code`] | code under construction: words, labels, jump tables |
//! | [`finish`] | the last passes: fusion, slots, [`accumulators`], stores that nobody needs |
//! | [`text`] | printer, and parser for tests |
//! | [`dataflow`] | graphs, and the solver of all analyses |

#![forbid(unsafe_code)]

pub mod accumulators;
mod coalesce;
pub mod code;
pub mod dataflow;
mod dead_stores;
pub mod finish;
pub mod form;
mod fusion;
pub mod inst;
mod jump_threading;
mod lookahead;
pub mod operation;
mod region;
pub mod register;
pub mod rows;
pub mod shape;
pub mod single;
mod slots;
pub mod text;
mod values;
mod verify;
mod zeros;

pub use code::Code;
pub use form::{Class, Effect, Form, Meanwhile, Role};
pub use inst::{Inst, Kind, Operand};
pub use operation::{
    Binary, Compare, Divide, FloatBinary, FloatCompare, FloatFromInt, FloatOrder, FloatTernary, FloatUnary,
    IntFromFloat, Order, Quick, Ternary, Unary, Width,
};
pub use region::{Region, Surroundings};
pub use register::{Ownership, Reg, Register, Registers, Type};
pub use shape::{AddressMode, Argument, Base, Mode, Operation, Shape, Updated};
pub use single::{ObjectOp, Single};
