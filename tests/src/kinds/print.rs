//! `# test print`: the module as the printer writes it.

use crate::case::{Case, Comparison};
use crate::{kinds, pipeline};

pub(super) fn check(case: &Case) -> Result<Vec<Comparison>, String> {
    let printed = pipeline::print(&case.name, case.source())?;
    Ok(vec![kinds::block(case, "print", &printed)])
}
