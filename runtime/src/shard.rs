//! Host functions of Shard programs: printing, numbers as text, memory (seed 3 leaves them to the host).
//!
//! A row of the table is a function under the symbol that Shard's front end gives it: its name and parameter types. Numbers print in
//! decimal, floating point in the shortest form that reads back as the same value, `int1` as `true` and `false`, each on a line of its
//! own, through the streams of the C library, so that the output of C functions keeps its place.

use std::ffi::CString;

use maple_mirbin::Prim;
use parking_lot::Mutex;
use rustc_hash::FxHashMap;

use crate::arith::Cell;
use crate::host::{self, Memory};
use std::sync::Arc;

/// Bytes that are surely accessible or not as one.
const PAGE: u64 = 4096;

/// Blocks that a program has from `malloc` and `to_string`. They end with this.
#[derive(Default, Debug)]
struct Blocks {
    /// In units that give every type its alignment.
    blocks: Mutex<FxHashMap<u64, Vec<u128>>>,
}

impl Blocks {
    /// A zeroed block of at least this size; 0 if there is no such memory.
    fn take(&self, size: u64) -> u64 {
        let units = size.div_ceil(16).max(1);
        let mut block: Vec<u128> = Vec::new();
        let Ok(units) = usize::try_from(units) else {
            return 0;
        };
        if block.try_reserve_exact(units).is_err() {
            return 0;
        }
        block.resize(units, 0);
        let address = block.as_mut_ptr().expose_provenance() as u64;
        self.blocks.lock().insert(address, block);
        address
    }

    /// A block with these bytes and a zero after.
    fn text(&self, text: &str) -> u64 {
        let mut block = vec![0; text.len() / 16 + 1];
        for (unit, bytes) in block.iter_mut().zip(text.as_bytes().chunks(16)) {
            let mut whole = [0; 16];
            whole[..bytes.len()].copy_from_slice(bytes);
            *unit = u128::from_ne_bytes(whole);
        }
        let address = block.as_mut_ptr().expose_provenance() as u64;
        self.blocks.lock().insert(address, block);
        address
    }

    /// Gives a block back; false if there is none at the address.
    fn give(&self, address: u64) -> bool {
        address == 0 || self.blocks.lock().remove(&address).is_some()
    }
}

/// What a host function works with.
struct Host<'h> {
    /// Memory of the program.
    memory: &'h dyn Memory,
    /// Its blocks.
    blocks: &'h Blocks,
}

impl Host<'_> {
    /// The bytes at an address up to the first zero.
    fn string(&self, address: u64) -> Result<CString, String> {
        let mut text = Vec::new();
        let mut at = address;
        loop {
            let length = PAGE - at % PAGE;
            let start = text.len();
            text.resize(start + length as usize, 0);
            if !self.memory.read(at, &mut text[start..]) {
                return Err(format!(
                    "no string ends at address {address:#x}: memory cannot be read"
                ));
            }
            if let Some(end) = text[start..].iter().position(|&byte| byte == 0) {
                text.truncate(start + end);
                return CString::new(text).map_err(|error| error.to_string());
            }
            at = at.wrapping_add(length);
        }
    }
}

/// Writes a line to the C library's standard output.
fn line(text: &CString) -> Result<(), String> {
    // SAFETY: the string is terminated and outlives the call.
    if unsafe { libc::puts(text.as_ptr()) } < 0 {
        return Err(format!(
            "cannot write to standard output: {}",
            std::io::Error::last_os_error()
        ));
    }
    Ok(())
}

fn shown(text: impl std::fmt::Debug) -> Result<(), String> {
    line(&CString::new(format!("{text:?}")).map_err(|error| error.to_string())?)
}

/// A host function.
struct Row {
    /// Symbol: name and parameter types.
    symbol: &'static str,
    params: &'static [Prim],
    result: Prim,
    /// Takes and gives cells; fails with a reason.
    body: fn(&Host<'_>, &[u64]) -> Result<u64, String>,
}

/// The host functions of one program, which share its blocks.
#[derive(Default, Debug)]
pub struct Library {
    blocks: Arc<Blocks>,
}

impl host::Library for Library {
    fn symbols(&self) -> Vec<&'static str> {
        FUNCTIONS.iter().map(|row| row.symbol).collect()
    }

    fn function(&self, symbol: &str) -> Option<host::Function> {
        let row = FUNCTIONS.iter().find(|row| row.symbol == symbol)?;
        let blocks = self.blocks.clone();
        Some(host::Function {
            symbol: row.symbol,
            params: row.params,
            result: row.result,
            body: Box::new(move |memory, args| {
                let host = Host {
                    memory,
                    blocks: &blocks,
                };
                (row.body)(&host, args)
            }),
        })
    }
}

/// Rows are symbol, parameter with its type as a cell and in Rust, result, body.
macro_rules! functions {
    ($($symbol:literal |$host:pat_param, $arg:ident: $param:ident $ty:ty| -> $result:ident $body:block)*) => {
        /// All host functions.
        static FUNCTIONS: &[Row] = &[$(Row {
            symbol: $symbol,
            params: &[Prim::$param],
            result: Prim::$result,
            body: |$host, args| {
                let &[$arg] = args else {
                    return Err("it takes one argument".to_owned());
                };
                let $arg = <$ty>::from_cell($arg);
                $body
            },
        },)*];
    };
}

functions! {
    "print|int1" |_, value: U1 u64| -> Void { shown(value & 1 != 0).map(|()| 0) }
    "print|int8" |_, value: I8 i8| -> Void { shown(value).map(|()| 0) }
    "print|int16" |_, value: I16 i16| -> Void { shown(value).map(|()| 0) }
    "print|int32" |_, value: I32 i32| -> Void { shown(value).map(|()| 0) }
    "print|int64" |_, value: I64 i64| -> Void { shown(value).map(|()| 0) }
    "print|float32" |_, value: F32 f32| -> Void { shown(value).map(|()| 0) }
    "print|float64" |_, value: F64 f64| -> Void { shown(value).map(|()| 0) }
    "print|int8?" |host, text: Ptr u64| -> Void { line(&host.string(text)?).map(|()| 0) }
    "to_string|int8" |host, value: I8 i8| -> Ptr { Ok(host.blocks.text(&value.to_string())) }
    "to_string|int16" |host, value: I16 i16| -> Ptr { Ok(host.blocks.text(&value.to_string())) }
    "to_string|int32" |host, value: I32 i32| -> Ptr { Ok(host.blocks.text(&value.to_string())) }
    "to_string|int64" |host, value: I64 i64| -> Ptr { Ok(host.blocks.text(&value.to_string())) }
    "to_string|float32" |host, value: F32 f32| -> Ptr { Ok(host.blocks.text(&format!("{value:?}"))) }
    "to_string|float64" |host, value: F64 f64| -> Ptr { Ok(host.blocks.text(&format!("{value:?}"))) }
    "malloc|int64" |host, size: I64 i64| -> Ptr { Ok(u64::try_from(size).map_or(0, |size| host.blocks.take(size))) }
    "free|int8?" |host, address: Ptr u64| -> Void {
        match host.blocks.give(address) {
            true => Ok(0),
            false => Err("this is no block of malloc or to_string, or it was freed before".to_owned()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    struct Nothing;

    impl Memory for Nothing {
        fn read(&self, _: u64, _: &mut [u8]) -> bool {
            false
        }
    }

    fn call(blocks: &Blocks, symbol: &str, arg: u64) -> Result<u64, String> {
        let host = Host {
            memory: &Nothing,
            blocks,
        };
        let function = FUNCTIONS
            .iter()
            .find(|row| row.symbol == symbol)
            .ok_or("no such function")?;
        (function.body)(&host, &[arg])
    }

    #[test]
    fn symbols_are_distinct_and_tell_the_parameters() {
        for (at, function) in FUNCTIONS.iter().enumerate() {
            assert!(FUNCTIONS[..at].iter().all(|f| f.symbol != function.symbol));
            assert_eq!(function.symbol.matches('|').count(), function.params.len());
        }
    }

    #[test]
    fn blocks_are_aligned_zeroed_and_given_back_once() {
        let blocks = Blocks::default();
        let block = call(&blocks, "malloc|int64", 40).unwrap();
        assert!(block != 0 && block.is_multiple_of(16));
        assert_eq!(blocks.blocks.lock()[&block], [0; 3]);
        assert_ne!(call(&blocks, "malloc|int64", 0).unwrap(), 0);
        assert_eq!(call(&blocks, "malloc|int64", -1i64 as u64), Ok(0));
        assert_eq!(call(&blocks, "malloc|int64", i64::MAX as u64), Ok(0));
        assert_eq!(call(&blocks, "free|int8?", block), Ok(0));
        assert!(call(&blocks, "free|int8?", block).is_err());
        assert_eq!(call(&blocks, "free|int8?", 0), Ok(0));
    }

    #[test]
    fn texts_of_numbers_end_with_a_zero() {
        let blocks = Blocks::default();
        for (symbol, bits, text) in [
            ("to_string|int64", i64::MIN as u64, "-9223372036854775808"),
            ("to_string|int8", -1i64 as u64, "-1"),
            ("to_string|int64", 1_234_567_890_123_456, "1234567890123456"),
            ("to_string|float64", 0.1f64.to_bits(), "0.1"),
            ("to_string|float64", 1e300f64.to_bits(), "1e300"),
            ("to_string|float32", u64::from(1.0f32.to_bits()), "1.0"),
        ] {
            let address = call(&blocks, symbol, bits).unwrap();
            let held = blocks.blocks.lock();
            let bytes: Vec<u8> = held[&address]
                .iter()
                .flat_map(|unit| unit.to_ne_bytes())
                .collect();
            assert_eq!(bytes.split(|&b| b == 0).next(), Some(text.as_bytes()));
            assert!(bytes.len() > text.len());
        }
    }

    #[test]
    fn strings_that_cannot_be_read_are_errors() {
        assert!(call(&Blocks::default(), "print|int8?", 16).is_err());
    }
}
