//! Prototypes of common functions of the C library, for images that carry none (seed 2's listings, hand-written assembly).
//!
//! A line reads as a C declaration with MAPLE types and without parameter names. An aggregate is written `{i32 i32}`. Types are those of
//! 64-bit Linux: `size_t` is u64, `long` and `time_t` i64, `char` in a parameter list i32.

use std::sync::Arc;

use maple_mirbin::Prim;

use crate::native::{AggregateLayout, NativePrototype, NativeType};

mod declarations;

/// The prototype of the C library function `name`, if it is a common one.
pub fn lookup(name: &str) -> Option<NativePrototype> {
    declarations()
        .find(|declaration| declared_name(declaration) == Some(name))
        .and_then(parse)
        .map(|(_, prototype)| prototype)
}

/// Whether the C library function `name` only computes: it returns soon, calls nothing back, and takes or gives no address of a function.
pub fn only_computes(name: &str) -> bool {
    declarations::COMPUTING
        .split_whitespace()
        .any(|known| known == name)
}

/// What a function of the C library does that a few instructions can do as well.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Operation {
    /// `floor`.
    Floor,
    /// `ceil`.
    Ceil,
    /// `trunc`.
    Trunc,
    /// `copysign`.
    CopySign,
    /// `memcpy` and `memmove`.
    Move,
    /// `memset`.
    Fill,
}

/// The operation that the C library function `name` is.
pub fn operation(name: &str) -> Option<Operation> {
    Some(match name {
        "floor" => Operation::Floor,
        "ceil" => Operation::Ceil,
        "trunc" => Operation::Trunc,
        "copysign" => Operation::CopySign,
        "memcpy" | "memmove" => Operation::Move,
        "memset" => Operation::Fill,
        _ => return None,
    })
}

/// Names of all functions known here, in no particular order.
pub fn names() -> impl Iterator<Item = &'static str> {
    declarations().filter_map(declared_name)
}

fn declarations() -> impl Iterator<Item = &'static str> {
    declarations::DECLARATIONS
        .lines()
        .map(str::trim)
        .filter(|line| !line.is_empty() && !line.starts_with('#'))
}

fn declared_name(declaration: &str) -> Option<&str> {
    let (head, _) = declaration.split_once('(')?;
    Some(head.rsplit_once(' ')?.1)
}

/// Reads a line such as `i32 printf(ptr, ...)` into the name and the prototype.
fn parse(declaration: &str) -> Option<(&str, NativePrototype)> {
    let (head, params) = declaration.split_once('(')?;
    let (ret, name) = head.rsplit_once(' ')?;
    let params = params.strip_suffix(')')?;
    let ret = parse_type(ret)?;
    let (params, variadic) = match params.strip_suffix("...") {
        Some(fixed) => (fixed.trim_end().strip_suffix(',').unwrap_or(""), true),
        None => (params, false),
    };
    let args: Option<Vec<NativeType>> = match params.trim() {
        "" => Some(Vec::new()),
        params => params.split(',').map(|param| parse_type(param.trim())).collect(),
    };
    let make = if variadic {
        NativePrototype::variadic
    } else {
        NativePrototype::new
    };
    Some((name, make(args?, ret)))
}

fn parse_type(text: &str) -> Option<NativeType> {
    let Some(fields) = text.strip_prefix('{') else {
        return Prim::from_name(text).map(NativeType::Scalar);
    };
    let fields: Option<Vec<Prim>> = fields
        .strip_suffix('}')?
        .split(' ')
        .map(Prim::from_name)
        .collect();
    Some(NativeType::Aggregate(Arc::new(
        AggregateLayout::of_fields(&fields?).ok()?,
    )))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_only_computes_is_declared() {
        for name in declarations::COMPUTING.split_whitespace() {
            assert!(lookup(name).is_some(), "{name} is not declared");
        }
        assert!(only_computes("strlen") && !only_computes("qsort"));
    }

    #[test]
    fn every_declaration_parses() {
        let mut count = 0;
        for declaration in declarations() {
            let (name, prototype) = parse(declaration).unwrap_or_else(|| panic!("{declaration}"));
            assert_eq!(
                lookup(name).as_ref(),
                Some(&prototype),
                "{name} is declared twice"
            );
            assert!(!prototype.args.contains(&Prim::Void.into()), "{declaration}");
            count += 1;
        }
        assert!(count > 300, "{count}");
        assert_eq!(names().count(), count);
    }

    #[test]
    fn prototypes() {
        let shown = |name| lookup(name).map(|prototype| prototype.to_string());
        assert_eq!(shown("printf").as_deref(), Some("i32 (ptr, ...)"));
        assert_eq!(shown("pow").as_deref(), Some("f64 (f64, f64)"));
        assert_eq!(shown("abort").as_deref(), Some("void ()"));
        assert_eq!(shown("div").as_deref(), Some("aggregate of 8 bytes (i32, i32)"));
        assert_eq!(shown("print"), None);
        assert_eq!(shown(""), None);
    }

    /// Functions that glibc links into each program instead of exporting them, in this or an older version.
    const STATIC: &[&str] = &["atexit", "at_quick_exit", "stat", "fstat", "lstat"];

    /// A misspelt name would never be found.
    #[test]
    #[cfg(all(target_os = "linux", target_env = "gnu"))]
    fn every_function_exists() {
        // SAFETY: the C and mathematics libraries run no code of interest when they are opened; the names are NUL-terminated.
        unsafe {
            assert!(!libc::dlopen(c"libm.so.6".as_ptr(), libc::RTLD_NOW | libc::RTLD_GLOBAL).is_null());
            for name in names().filter(|name| !STATIC.contains(name)) {
                let symbol = std::ffi::CString::new(name).unwrap();
                assert!(
                    !libc::dlsym(libc::RTLD_DEFAULT, symbol.as_ptr()).is_null(),
                    "{name}"
                );
            }
        }
    }
}
