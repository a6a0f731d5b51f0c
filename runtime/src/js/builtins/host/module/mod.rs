//! Modules: those of ECMAScript, and files of CommonJS and JSON as node has them.
//!
//! [`resolve`] finds files. [`common`] has `require`. A module of ECMAScript is loaded with all that it asks for ([`load`]), linked ([`link`]), and
//! evaluated ([`evaluate`]); [`import`] begins that.

mod common;
mod evaluate;
mod import;
mod link;
mod load;
mod namespace;
mod resolve;

pub(in super::super) use common::{FUNCTIONS, install};
pub(in super::super) use import::FUNCTIONS as OF_MODULES;
