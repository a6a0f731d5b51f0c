//! How evaluation ends without a result.

/// Why there is no result.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Fault {
    /// An integer was divided by 0.
    DivisionByZero,
    /// What a null pointer or object leads to was used.
    Null,
    /// An index is not below the length, or bytes beyond the end of a block were used.
    Bounds,
    /// There is no attribute of this name.
    AttributeNotFound,
    /// An object holds something else, or a function that was found by name has other types.
    TypeMismatch,
    /// There is no function of a computed name.
    NoSuchFunction,
    /// A declared intrinsic function is not known.
    NoIntrinsic,
    /// A function that was found by name takes other arguments.
    Arguments,
    /// The count of a shift is negative.
    NegativeShift,
    /// A function that returns something has no body.
    NoBody,
    /// Bytes of a cell that holds a reference were used.
    References,
    /// Too many calls are under way.
    StackOverflow,
    /// Too many instructions were executed.
    OutOfFuel,
    /// The module breaks the rules, which it says.
    Malformed(String),
}

impl Fault {
    /// Whether it is something that a verified module may do.
    pub const fn is_trap(&self) -> bool {
        !matches!(self, Fault::OutOfFuel | Fault::Malformed(_))
    }
}

/// The fault of a module that breaks a rule.
pub(super) fn malformed<T>(rule: impl Into<String>) -> Result<T, Fault> {
    Err(Fault::Malformed(rule.into()))
}
