//! Inflating: raw deflate (RFC 1951), as Avro's codec has it.

use miniz_oxide::inflate::TINFLStatus;
use miniz_oxide::inflate::core::inflate_flags::TINFL_FLAG_USING_NON_WRAPPING_OUTPUT_BUF;
use miniz_oxide::inflate::core::{DecompressorOxide, decompress};

use super::{Read, fail};

/// What data may be inflated to: so many times its length, and some more.
const FACTOR: usize = 64;
const MORE: usize = 1 << 20;

/// Bytes that may follow: libraries of Python leave part of the checksum of zlib behind the data.
const CHECKSUM: usize = 4;

/// Inflates `data`, which stands at `base` in the file.
pub(super) fn inflate(data: &[u8], base: usize) -> Read<Vec<u8>> {
    let limit = data.len().saturating_mul(FACTOR).saturating_add(MORE);
    let mut state = Box::<DecompressorOxide>::default();
    let (mut read, mut written) = (0, 0);
    let mut inflated = vec![0; limit.min(data.len().saturating_mul(4).saturating_add(64))];
    loop {
        let rest = data.get(read..).unwrap_or(&[]);
        let flags = TINFL_FLAG_USING_NON_WRAPPING_OUTPUT_BUF;
        let (status, taken, given) = decompress(&mut state, rest, &mut inflated, written, flags);
        read += taken;
        written += given;
        match status {
            TINFLStatus::Done if data.len().saturating_sub(read) > CHECKSUM => {
                let message = format!("{} bytes follow the deflated data", data.len() - read);
                return fail(base + read, message, "the size of the block is wrong");
            }
            TINFLStatus::Done => {
                inflated.truncate(written);
                return Ok(inflated);
            }
            TINFLStatus::HasMoreOutput if inflated.len() < limit => {
                inflated.resize(inflated.len().saturating_mul(2).min(limit), 0);
            }
            TINFLStatus::HasMoreOutput => {
                let message = format!("{} bytes inflate to more than {limit}", data.len());
                return fail(base, message, "write the file without a codec");
            }
            TINFLStatus::FailedCannotMakeProgress | TINFLStatus::NeedsMoreInput => {
                return fail(
                    base + read,
                    "the deflated data is cut off",
                    "the file may be damaged",
                );
            }
            _ => return fail(base + read, "the data is not deflated", "the file may be damaged"),
        }
    }
}
