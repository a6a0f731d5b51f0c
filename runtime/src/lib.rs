//! What running Maple code needs besides code: arithmetic, values, traps, intrinsics in Rust, and the C ABI in both directions.
//!
//! The crate knows primitive types and opcodes (`maple-mirbin`) but no images, frames or instructions; the executors of
//! `maple-vm` call into it. `unsafe` occurs in [`native`], [`callback`], [`class`], [`heap`], [`intrinsics`],
//! [`java`], [`managed`], [`monitor`] and `shard` only.

mod angle;
pub mod arith;
pub mod callback;
pub mod class;
pub mod dynamic;
pub mod heap;
pub mod host;
pub mod intrinsics;
pub mod java;
pub mod js;
pub mod libc_proto;
pub mod managed;
pub mod monitor;
pub mod native;
pub mod operations;
mod shard;
pub mod trap;
pub mod value;

pub use trap::TrapKind;
pub use value::{Value, ValueError};
