//! What programs of coreVM IR mean: walks the tree of a module, one instruction after the other.
//!
//! [`value`] is what names and cells hold, [`memory`] is cells, [`convert`] is what happens when an operand is not of the type that is
//! wanted. Static types are not worked out: values and places know theirs. A module that was verified never gives [`Fault::Malformed`].

mod attribute;
mod call;
mod compare;
mod convert;
mod fault;
mod intrinsic;
mod memory;
mod number;
mod step;
#[cfg(test)]
mod tests;
pub mod value;

use std::collections::HashMap;

use maple_codegen::front::corevm::ast::{Function, Module, Type};
use maple_codegen::mir::Name;

pub use fault::Fault;
pub use number::convert;
pub use value::Value;

use fault::malformed;
use memory::Types;
use value::{Dynamic, Item};

/// Calls that may be under way.
const DEPTH: usize = 10_000;

/// How evaluation ended.
#[derive(Clone, PartialEq, Debug)]
pub struct Outcome {
    /// What the function returned, or why it did not.
    pub result: Result<Value, Fault>,
    /// What was printed.
    pub output: Vec<u8>,
}

/// Calls a function of a module; at most so many instructions are executed.
///
/// # Errors
/// Why it did not return.
pub fn evaluate(module: &Module, function: &str, args: &[Value], fuel: u64) -> Result<Value, Fault> {
    run(module, function, args, fuel).result
}

/// Calls a function of a module; at most so many instructions are executed.
pub fn run(module: &Module, function: &str, args: &[Value], fuel: u64) -> Outcome {
    let mut machine = Machine {
        types: Types(module),
        frames: Vec::new(),
        fuel,
        descriptors: HashMap::new(),
        output: Vec::new(),
    };
    Outcome {
        result: machine.start(function, args),
        output: machine.output,
    }
}

/// The state of an evaluation.
struct Machine<'m> {
    types: Types<'m>,
    /// Calls under way.
    frames: Vec<Frame<'m>>,
    /// Instructions that may still be executed.
    fuel: u64,
    /// What `gettype` has given, by kind and name.
    descriptors: HashMap<(&'static str, Vec<u8>), Dynamic>,
    output: Vec<u8>,
}

/// A call under way.
struct Frame<'m> {
    function: &'m Function,
    block: usize,
    /// The next instruction of the block.
    inst: usize,
    names: HashMap<Name, Item>,
    /// What gets the result in the frame below.
    target: Option<Name>,
    /// The type of the result there.
    ty: Type,
}

impl<'m> Machine<'m> {
    fn start(&mut self, function: &str, args: &[Value]) -> Result<Value, Fault> {
        let Some(function) = self.function(function.as_bytes()) else {
            return Err(Fault::NoSuchFunction);
        };
        let args: Vec<Item> = args.iter().cloned().map(Item::Value).collect();
        self.enter(function, &args, &[], None, function.ret, false)?;
        self.run()
    }

    /// Goes on until the first call returns.
    fn run(&mut self) -> Result<Value, Fault> {
        loop {
            let Some(frame) = self.frames.last_mut() else {
                return malformed("nothing is called");
            };
            let function = frame.function;
            let Some(block) = function.blocks.get(frame.block) else {
                if function.ret != Type::VOID {
                    return match function.blocks.is_empty() {
                        true => Err(Fault::NoBody),
                        false => malformed("the end of a function that returns something"),
                    };
                }
                if self.leave(Value::Void)? {
                    return Ok(Value::Void);
                }
                continue;
            };
            let Some(inst) = block.insts.get(frame.inst) else {
                frame.block += 1;
                frame.inst = 0;
                continue;
            };
            frame.inst += 1;
            self.fuel = self.fuel.checked_sub(1).ok_or(Fault::OutOfFuel)?;
            if let Some(result) = self.step(inst)? {
                return Ok(result);
            }
        }
    }

    /// Ends the call on top; whether it was the first one.
    fn leave(&mut self, result: Value) -> Result<bool, Fault> {
        let ended = self.frames.pop();
        let (Some(ended), Some(below)) = (ended, self.frames.last_mut()) else {
            return Ok(true);
        };
        if ended.ty != Type::VOID {
            let result = self
                .types
                .coerce(&Item::Value(result), ended.ty, convert::Numbers::Same)?;
            below
                .names
                .extend(ended.target.map(|name| (name, Item::Value(result))));
        }
        Ok(false)
    }
}
