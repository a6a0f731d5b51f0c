//! Host functions of languages with dynamic values: output, and errors that programs find out themselves.
//!
//! Numbers print in decimal, floating point in the shortest form that reads back as the same value, all through the streams of the C
//! library, so that the output of C functions keeps its place. The last argument of what writes says whether a line end follows.

use maple_mirbin::Prim;
use std::cell::RefCell;

use crate::arith::Cell;
use crate::host::{self, Memory};

/// Bytes that are written at a time.
const PIECE: u64 = 4096;

/// Writes bytes to the C library's standard output, and a line end.
fn write(bytes: &[u8], line: u64) -> Result<u64, String> {
    put(bytes)?;
    put(if line == 0 { b"" } else { b"\n" })?;
    Ok(0)
}

/// Writes bytes to the C library's standard output.
///
/// # Errors
/// Why that cannot be done.
pub fn put(bytes: &[u8]) -> Result<(), String> {
    for byte in bytes {
        // SAFETY: it takes a byte and touches nothing of ours.
        if unsafe { libc::putchar(i32::from(*byte)) } < 0 {
            let error = std::io::Error::last_os_error();
            return Err(format!("cannot write to standard output: {error}"));
        }
    }
    Ok(())
}

/// Writes what the C library's streams still have, as far as that can be done.
pub fn flush() {
    // SAFETY: it touches nothing of ours.
    unsafe { libc::fflush(std::ptr::null_mut()) };
}

/// Writes bytes to standard error, after what went to standard output before, as far as that can be done.
pub fn put_error(bytes: &[u8]) {
    flush();
    let mut rest = bytes;
    while !rest.is_empty() {
        // SAFETY: the bytes are there, and nothing keeps them.
        let done = unsafe { libc::write(libc::STDERR_FILENO, rest.as_ptr().cast(), rest.len()) };
        match usize::try_from(done) {
            Ok(done) if done > 0 => rest = rest.get(done..).unwrap_or_default(),
            _ => return,
        }
    }
}

fn shown(value: impl std::fmt::Debug, line: u64) -> Result<u64, String> {
    write(format!("{value:?}").as_bytes(), line)
}

/// Writes so many bytes of the program's memory.
fn write_memory(memory: &dyn Memory, address: u64, length: u64, line: u64) -> Result<u64, String> {
    let mut done = 0;
    let mut piece = Vec::new();
    while done < length {
        piece.resize((length - done).min(PIECE) as usize, 0);
        let at = address.wrapping_add(done);
        if !memory.read(at, &mut piece) {
            return Err(format!("memory at address {at:#x} cannot be read"));
        }
        write(&piece, 0)?;
        done += piece.len() as u64;
    }
    write(b"", line)
}

thread_local! {
    /// The line that this thread has read last, which stays where it is until the next one.
    static LINE: RefCell<Vec<u8>> = const { RefCell::new(Vec::new()) };
}

/// Reads a line from the C library's standard input, without its end: the address of its bytes, or 0 if there is nothing more.
fn read_line() -> Result<u64, String> {
    LINE.with_borrow_mut(|line| {
        line.clear();
        let mut any = false;
        loop {
            // SAFETY: it gives a byte, and touches nothing of ours.
            match unsafe { libc::getchar() } {
                END if !any => return Ok(0),
                END => break,
                byte if byte == i32::from(b'\n') => break,
                byte => {
                    any = true;
                    if line.try_reserve(1).is_err() {
                        return Err("a line is too long for the memory".to_owned());
                    }
                    line.push(byte as u8);
                }
            }
        }
        // The address of an empty line is none of memory, but no null either.
        Ok(line.as_ptr().expose_provenance() as u64)
    })
}

/// What `getchar` gives at the end, or if reading fails.
const END: libc::c_int = -1;

/// A name in the program's memory, for a message.
fn text(memory: &dyn Memory, address: u64, length: u64) -> String {
    let mut name = vec![0; length.min(PIECE) as usize];
    match memory.read(address, &mut name) {
        true => String::from_utf8_lossy(&name).into_owned(),
        false => String::new(),
    }
}

/// A host function.
struct Row {
    symbol: &'static str,
    params: &'static [Prim],
    result: Prim,
    /// Takes and gives cells; fails with a reason.
    body: fn(&dyn Memory, &[u64]) -> Result<u64, String>,
}

macro_rules! result {
    () => {
        Prim::Void
    };
    ($prim:ident) => {
        Prim::$prim
    };
}

/// Rows are symbol, parameters with their types as cells and in Rust, type of the result, body.
macro_rules! functions {
    ($($symbol:literal |$memory:pat_param $(, $arg:ident: $param:ident $ty:ty)*| $(-> $result:ident)? $body:block)*) => {
        /// All host functions.
        static FUNCTIONS: &[Row] = &[$(Row {
            symbol: $symbol,
            params: &[$(Prim::$param),*],
            result: result!($($result)?),
            body: |$memory, args| {
                let mut _args = args.iter().copied();
                $(let $arg = <$ty>::from_cell(_args.next().unwrap_or(0));)*
                $body
            },
        },)*];
    };
}

functions! {
    "__maple_write_bool" |_, value: U32 u32, line: U32 u32| { shown(value != 0, line.into()) }
    "__maple_write_i64" |_, value: I64 i64, line: U32 u32| { shown(value, line.into()) }
    "__maple_write_u64" |_, value: U64 u64, line: U32 u32| { shown(value, line.into()) }
    "__maple_write_f32" |_, value: F32 f32, line: U32 u32| { shown(value, line.into()) }
    "__maple_write_f64" |_, value: F64 f64, line: U32 u32| { shown(value, line.into()) }
    "__maple_write_bytes" |memory, address: A64 u64, length: U64 u64, line: U32 u32| {
        write_memory(memory, address, length, line.into())
    }
    "__maple_write_null" |_, line: U32 u32| { write(b"null", line.into()) }
    "__maple_write_object" |_, line: U32 u32| { write(b"object", line.into()) }
    "__maple_read_line" |_| -> U64 { read_line() }
    "__maple_line_length" |_| -> U64 { Ok(LINE.with_borrow(|line| line.len() as u64)) }
    "__maple_no_attribute" |memory, address: A64 u64, length: U64 u64| {
        Err(format!("the object has no attribute {:?}", text(memory, address, length)))
    }
    "__maple_no_intrinsic" |memory, address: A64 u64, length: U64 u64| {
        Err(format!("there is no intrinsic function {}", text(memory, address, length)))
    }
    "__maple_type_mismatch" |_| { Err("the object is of another type".to_owned()) }
    "__maple_no_function" |memory, address: A64 u64, length: U64 u64| {
        let name = text(memory, address, length);
        Err(format!("there is no function {name:?} that takes these arguments"))
    }
    "__maple_no_variable" |memory, address: A64 u64, length: U64 u64| {
        let name = text(memory, address, length);
        Err(format!("there is no variable {name} now: the function that has it does not run, or has not come to it"))
    }
    "__maple_no_body" |_| { Err("the function has no body, and returns a value".to_owned()) }
    "__maple_negative_shift" |_| { Err("a shift by a negative number".to_owned()) }
}

/// The host functions, which keep nothing.
#[derive(Default, Debug)]
pub struct Library;

impl host::Library for Library {
    fn symbols(&self) -> Vec<&'static str> {
        FUNCTIONS.iter().map(|row| row.symbol).collect()
    }

    fn function(&self, symbol: &str) -> Option<host::Function> {
        let row = FUNCTIONS.iter().find(|row| row.symbol == symbol)?;
        Some(host::Function {
            symbol: row.symbol,
            params: row.params,
            result: row.result,
            body: Box::new(row.body),
        })
    }
}
