//! JavaScript's runtime.
//!
//! `date`, `number`, `regexp` and `text` are functions over doubles and UTF-16 that know nothing of objects, the heap or the engine. `value`,
//! `strings`, `object` and `function` are values and objects in the heap; `operators`, `convert` and `bigint` what the
//! language does with them;
//! `builtins` the objects that every program has. A program asks for all of it by [`operate()`].

mod arguments;
mod bigint;
mod builtins;
mod context;
mod convert;
pub mod date;
mod declared;
pub mod embed;
mod error;
mod function;
mod globals;
mod heap;
mod inspect;
mod iterate;
mod jobs;
mod key;
mod kinds;
mod modules;
mod native;
pub mod number;
mod object;
mod operate;
mod operators;
mod output;
mod pattern;
mod promise;
mod realm;
pub mod regexp;
mod start;
mod strings;
mod suspend;
mod table;
pub mod text;
mod typed;
mod value;

pub use context::Js;
pub use operate::{fault, look, operate};
pub use realm::Realm;
pub use value::Value;

#[cfg(test)]
mod node;
