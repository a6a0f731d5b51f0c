//! Host libraries: functions that a VM has for the programs of a language, found by name where neither an image nor the embedder has one.

use maple_mirbin::Prim;

/// How host functions read the program's memory.
pub trait Memory {
    /// Fills `bytes` from `address`; false if some byte cannot be read.
    fn read(&self, address: u64, bytes: &mut [u8]) -> bool;
}

/// What a host function does: it takes and gives cells, of the types of its signature, and fails with a reason.
pub type Body = Box<dyn Fn(&dyn Memory, &[u64]) -> Result<u64, String> + Send + Sync>;

/// A host function.
pub struct Function {
    /// The symbol that images have for it.
    pub symbol: &'static str,
    /// Types of the parameters.
    pub params: &'static [Prim],
    /// Type of the result.
    pub result: Prim,
    /// What it does.
    pub body: Body,
}

/// The host functions of a language, made for one VM: they may share what they keep.
pub trait Library: Send + Sync {
    /// The symbols of all its functions.
    fn symbols(&self) -> Vec<&'static str>;

    /// The function with this symbol, if there is one.
    fn function(&self, symbol: &str) -> Option<Function>;
}

/// The libraries of a new VM, one row a language.
pub fn libraries() -> Vec<Box<dyn Library>> {
    vec![
        Box::<crate::shard::Library>::default(),
        Box::<crate::dynamic::Library>::default(),
    ]
}
