//! Where machine code finds what counting and arrays need.

use super::{HEADER, Header, ThreadHeap};
use std::mem::offset_of;

/// Bytes from a payload to the address of the object's class.
pub const CLASS: i32 = offset_of!(Header, class) as i32 - HEADER as i32;
/// Bytes from a payload to the count word, of 32 bits.
pub const COUNT: i32 = offset_of!(Header, count) as i32 - HEADER as i32;
/// Bytes from the payload of an array to its number of elements, of 32 bits.
pub const ELEMENTS: i32 = offset_of!(Header, aux) as i32 - HEADER as i32;
/// Bytes from a [`ThreadHeap`] to the bits of a count word that open the slow way, 32 of them.
pub const CAREFUL: i32 = offset_of!(ThreadHeap, careful) as i32;
