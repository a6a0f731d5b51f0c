//! Front ends: each is a folder here that reads a language and lowers it to [`crate::mir`].
//!
//! A front end owns its syntax, its checks and its lowering. It shares [`crate::diag`] with the others, so that problems look alike in
//! every language, and knows nothing of passes, selection or images.

pub mod shard;
