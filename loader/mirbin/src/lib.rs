//! The image format of Maple Engine: opcodes, primitive types, intrinsics, instruction forms, function headers, class records, the build
//! note and the native prototype table; decoding, encoding, verification and disassembly of function code.
//!
//! This crate depends on nothing and contains no `unsafe` code. Everything that reads images goes through its safe decoder; the engine
//! relies on [`verify()`] having accepted a function.

// The table of opcodes is walked row by row.
#![recursion_limit = "256"]
#![forbid(unsafe_code)]

pub mod class;
pub mod disasm;
pub mod dynamic;
pub mod encode;
pub mod header;
pub mod inst;
pub mod intrinsics;
pub mod js;
pub mod module;
pub mod native;
pub mod note;
pub mod operation;
pub mod operator;
#[macro_use]
pub mod ops;
pub mod prim;
pub mod properties;
pub mod tagged;
pub mod verify;

pub use class::{ClassError, ClassInfo, ClassKind, ClassRecord};
pub use disasm::disassemble;
pub use encode::{Code, CodeBuilder, CodeReloc, EncodeError, Label, RelocKind};
pub use header::{Frame, Function, Header, HeaderError, HeaderForm, JsFrame};
pub use inst::{DecodeError, Inst};
pub use intrinsics::{Intrinsic, Xintrinsic};
pub use module::{Globals, GlobalsError};
pub use native::{
    NativeError, NativeField, NativeLayout, NativePrototype, NativeTable, NativeTableBuilder, NativeTables,
    NativeType,
};
pub use note::{Features, Note, NoteError, RangeGotoForm};
pub use operation::Operation;
pub use operator::Operator;
pub use ops::{Class, Form, Level, Op, OpInfo};
pub use prim::{Kind, Prim};
pub use properties::{Properties, Property};
pub use verify::{Verified, VerifyError, verify, verify_js};
