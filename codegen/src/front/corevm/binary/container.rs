//! Object container files with one object.

use super::avro::{Bytes, Cursor, Items};
use super::inflate::inflate;
use super::{MAGIC, Read, fail, schema};

/// Keys of the metadata.
const SCHEMA: &str = "avro.schema";
const CODEC: &str = "avro.codec";

/// Bytes of a marker.
const SYNC: usize = 16;

/// Where the only object of a container is.
pub(super) enum Datum {
    /// From here to there in the file.
    Plain(usize, usize),
    /// What the block at this offset is inflated to.
    Inflated(usize, Vec<u8>),
}

/// Finds the only object of a container.
pub(super) fn open(bytes: &[u8]) -> Read<Datum> {
    let mut cursor = Cursor::new(bytes, MAGIC.len());
    let deflated = metadata(&mut cursor)?;
    let sync: [u8; SYNC] = cursor.array("the sync marker")?;

    let at = cursor.at();
    if cursor.left() == 0 {
        return fail(at, "the file has no block", "a module is one object in one block");
    }
    let count = cursor.long("the number of objects")?;
    if count != 1 {
        let message = format!("the block has {count} objects");
        return fail(at, message, "a module is one object in one block");
    }
    let length = cursor.length("the block")?;
    let start = cursor.at();
    let data = cursor.take(length, "the block")?;
    let end = cursor.at();
    if cursor.array::<SYNC>("the sync marker")? != sync {
        return fail(
            end,
            "the marker after the block is not that of the file",
            "the length of the block is wrong, or the file is damaged",
        );
    }
    if cursor.left() > 0 {
        let message = format!("{} bytes follow the first block", cursor.left());
        return fail(cursor.at(), message, "a module is one object in one block");
    }
    Ok(match deflated {
        false => Datum::Plain(start, end),
        true => Datum::Inflated(start, inflate(data, start)?),
    })
}

/// Reads the metadata; returns whether blocks are deflated.
fn metadata(cursor: &mut Cursor<'_>) -> Read<bool> {
    let start = cursor.at();
    let (mut deflated, mut known) = (None, false);
    let mut items = Items::new("entries of metadata", 2);
    while cursor.next(&mut items)? {
        let at = cursor.at();
        let key = cursor.bytes("a key of the metadata")?;
        let value = cursor.bytes("a value of the metadata")?;
        let place = cursor.at() - value.len();
        let twice = match key {
            key if key == SCHEMA.as_bytes() => {
                schema::check(value, place)?;
                std::mem::replace(&mut known, true)
            }
            key if key == CODEC.as_bytes() => {
                let deflate = match value {
                    b"null" => false,
                    b"deflate" => true,
                    _ => {
                        let message = format!("the codec is `{}`", value.escape_ascii());
                        return fail(place, message, "the codecs `null` and `deflate` are understood");
                    }
                };
                deflated.replace(deflate).is_some()
            }
            _ => false,
        };
        if twice {
            let message = format!("`{}` is there twice", key.escape_ascii());
            return fail(at, message, "the file may be damaged");
        }
    }
    if !known {
        return fail(
            start,
            format!("the metadata has no `{SCHEMA}`"),
            "it is no coreVM IR, or the file is damaged",
        );
    }
    Ok(deflated.unwrap_or(false))
}

/// A container of one object.
pub(super) fn pack(datum: &[u8]) -> Vec<u8> {
    let schema = schema::text();
    let sync = marker(datum);
    let mut bytes = Bytes(MAGIC.to_vec());
    bytes.long(2);
    for (key, value) in [(CODEC, "null"), (SCHEMA, &schema)] {
        bytes.bytes(key.as_bytes());
        bytes.bytes(value.as_bytes());
    }
    bytes.long(0);
    bytes.0.extend(sync);
    bytes.long(1);
    bytes.bytes(datum);
    bytes.0.extend(sync);
    bytes.0
}

/// A marker that depends on nothing but the data: its FNV-1a of 128 bits.
fn marker(data: &[u8]) -> [u8; SYNC] {
    const BASIS: u128 = 0x6c62_272e_07bb_0142_62b8_2175_6295_c58d;
    const PRIME: u128 = 0x0100_0000_0000_0000_0000_013b;
    let hash = data
        .iter()
        .fold(BASIS, |hash, &byte| (hash ^ u128::from(byte)).wrapping_mul(PRIME));
    hash.to_be_bytes()
}
