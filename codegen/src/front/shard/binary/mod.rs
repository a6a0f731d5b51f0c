//! The binary form `.shrd` (seed 3, "Binary format"; shard-binary.md). Numbers are little-endian.
//!
//! ```text
//! module   = "SHRD" major minor  u16 n, n x struct   u16 n, n x function
//! struct   = u16 n, n x type
//! function = name  return-type  u16 n, n x type  u16 n, n x block
//! block    = u16 n, n x instruction
//! name     = u16 length, bytes
//! type     = 01..07 | E0 type | F0 u16     (00 = void, for return types)
//! ```
//!
//! Instructions are an opcode and the slots of its form ([`super::table`]). Values are u16 ids, parameters 1 to n, results by the id that
//! their instruction gives; text `%k` is id `k+1`. Blocks are u16 positions. Version 0.1 is the seed's; 0.2 has structs, null, and more
//! forms, and is written only for programs that use them.

mod read;
mod write;

use crate::front::binary::{BinaryError, WriteError};

pub use read::read_binary;
pub use write::{write_binary, write_plain};

/// The first bytes of every binary.
pub const GUARD: [u8; 4] = *b"SHRD";

/// Major version.
const MAJOR: u8 = 0;
/// Minor version of files without extensions.
const PLAIN: u8 = 1;
/// Minor version of files with extensions.
const EXTENDED: u8 = 2;
