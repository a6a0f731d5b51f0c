//! JavaScript's numbers: conversions from and to text and integers, arithmetic that is not the processor's, and [`math`].

mod decimal;
mod format;
mod integer;
pub mod math;
mod parse;

pub use decimal::{to_exponential, to_fixed, to_precision};
pub use format::{to_string, to_string_radix};
pub use integer::{
    remainder, to_int8, to_int16, to_int32, to_integer, to_uint8, to_uint8_clamp, to_uint16, to_uint32,
};
pub use math::power;
pub use parse::{from_string, parse_float, parse_int};

#[cfg(test)]
mod tests;
