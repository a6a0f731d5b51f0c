//! Values and calls as `# run:` lines write them.

use maple_mirbin::Prim;
use maple_rt::Value;

/// Parses `type literal`: `i32 -7`, `u64 0xff`, `f64 2.5`, `f32 nan`.
///
/// # Errors
/// If the type is unknown or not scalar, or the literal is not of the type.
pub fn parse(text: &str) -> Result<Value, String> {
    let (ty, literal) = text
        .trim()
        .split_once(' ')
        .ok_or_else(|| format!("`{text}`: expected TYPE VALUE"))?;
    let ty = Prim::from_name(ty).ok_or_else(|| format!("`{ty}` is no primitive type"))?;
    Value::parse(ty, literal.trim()).map_err(|e| e.to_string())
}

/// The inverse of [`parse`].
pub fn show(value: Value) -> String {
    if is_nan(value) {
        format!("{} nan", value.ty())
    } else {
        format!("{} {value}", value.ty())
    }
}

/// Whether both are the same value. Every NaN equals every other of its type: which one an operation gives depends on the host. All
/// address types are one, since images have only a64.
pub fn same(a: Value, b: Value) -> bool {
    let address = a.as_address().is_some() && a.as_address() == b.as_address();
    a == b || address || a.ty() == b.ty() && is_nan(a) && is_nan(b)
}

fn is_nan(value: Value) -> bool {
    value.as_f32().is_some_and(f32::is_nan) || value.as_f64().is_some_and(f64::is_nan)
}

/// A `# run:` line.
#[derive(Debug)]
pub struct Invocation {
    /// Function name without its sigil.
    pub function: String,
    /// Arguments.
    pub args: Vec<Value>,
    /// What must come of it.
    pub expect: Expect,
}

/// What a call must do.
#[derive(Debug)]
pub enum Expect {
    /// Return, with or without a value.
    Return,
    /// Return this value.
    Value(Value),
    /// Trap with a message that contains this text.
    Trap(String),
}

impl Invocation {
    /// Parses `&f(i32 1, f64 2) == i32 3`, `&f() traps "text"` or `&f()`.
    ///
    /// # Errors
    /// What is wrong with the line.
    pub fn parse(text: &str) -> Result<Invocation, String> {
        let malformed =
            || format!("`{text}`: expected &NAME(TYPE VALUE, ...) [== TYPE VALUE | traps \"TEXT\"]");
        let rest = text.trim().strip_prefix('&').ok_or_else(malformed)?;
        let (function, rest) = rest.split_once('(').ok_or_else(malformed)?;
        let (args, rest) = rest.split_once(')').ok_or_else(malformed)?;
        let args = match args.trim() {
            "" => Vec::new(),
            args => args.split(',').map(parse).collect::<Result<_, _>>()?,
        };
        let rest = rest.trim();
        let expect = if rest.is_empty() {
            Expect::Return
        } else if let Some(value) = rest.strip_prefix("== ") {
            Expect::Value(parse(value)?)
        } else if let Some(message) = rest.strip_prefix("traps ") {
            let message = message.trim().strip_prefix('"').and_then(|m| m.strip_suffix('"'));
            Expect::Trap(message.ok_or_else(malformed)?.to_owned())
        } else {
            return Err(malformed());
        };
        Ok(Invocation {
            function: function.trim().to_owned(),
            args,
            expect,
        })
    }

    /// The call without its expectation.
    pub fn call(&self) -> String {
        let args: Vec<String> = self.args.iter().copied().map(show).collect();
        format!("&{}({})", self.function, args.join(", "))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_print_as_they_are_read() {
        for text in [
            "i64 -9223372036854775808",
            "u8 255",
            "f64 -0.0",
            "f32 nan",
            "f64 inf",
            "a64 0x10",
            "f32 1e-45",
        ] {
            assert_eq!(parse(text).map(show).as_deref(), Ok(text));
        }
        assert!(parse("u8 256").is_err() && parse("agg 1").is_err() && parse("i32").is_err());
    }

    #[test]
    fn one_nan_is_as_good_as_another() {
        let quiet = Value::new(Prim::F64, 0x7ff8_0000_0000_0001);
        assert!(same(Value::f64(f64::NAN), quiet) && !same(quiet, Value::f32(f32::NAN)));
        assert!(!same(Value::f64(0.0), Value::f64(-0.0)));
    }

    #[test]
    fn calls_parse() {
        let call = Invocation::parse("&f(i32 1, f64 -2.5) == u1 1").unwrap();
        assert_eq!(call.call(), "&f(i32 1, f64 -2.5)");
        assert!(matches!(call.expect, Expect::Value(v) if v.ty() == Prim::U1));
        assert!(matches!(Invocation::parse("&f() traps \"x\"").unwrap().expect, Expect::Trap(m) if m == "x"));
        assert!(Invocation::parse("f()").is_err());
        assert!(Invocation::parse("&f() = i32 1").is_err());
    }
}
