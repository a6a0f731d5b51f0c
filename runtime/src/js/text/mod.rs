//! JavaScript's strings: sequences of 16-bit units that are UTF-16 mostly, and may have surrogates without partners.

mod space;

pub use space::{is_space, trim, trim_end, trim_start};
