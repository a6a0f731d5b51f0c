//! Errors that the parser's library reports and that are none.

use oxc_ast::ast::{Expression, Program};
use oxc_ast_visit::{Visit, walk};
use oxc_diagnostics::OxcDiagnostic;
use rustc_hash::FxHashSet;

use super::given::{Mark, Surroundings};

/// What the library says in strict code of `eval` and `arguments` anywhere in a pattern, values included.
const TARGET: &str = "Cannot assign to '";

/// Leaves out what is allowed.
pub fn retain_errors(
    found: &mut Vec<OxcDiagnostic>,
    text: &str,
    program: &Program<'_>,
    around: &Surroundings,
) {
    let mut values = Values::default();
    if found.iter().any(|problem| problem.message.starts_with(TARGET)) {
        values.visit_program(program);
    }
    found.retain(|problem| {
        let (start, end) = place(problem);
        let is_value = problem.message.starts_with(TARGET) && values.starts.contains(&(start as u32));
        !is_value && !is_around(&problem.message, text.get(start..end), around)
    });
}

/// Where a problem begins and ends.
pub fn place(problem: &OxcDiagnostic) -> (usize, usize) {
    problem.labels.first().map_or((0, 0), |label| {
        let start = label.offset() as usize;
        (start, start + label.len() as usize)
    })
}

/// Whether the code that evaluates this one has what the library misses in a place: what that code sees, this one sees as well.
fn is_around(message: &str, place: Option<&str>, around: &Surroundings) -> bool {
    let allowed = [
        ("'super' can only be referenced in members of", Mark::Super),
        ("Super calls are not permitted outside", Mark::SuperCall),
        ("Unexpected new.target expression", Mark::Target),
    ];
    allowed
        .into_iter()
        .any(|(start, mark)| message.starts_with(start) && around.marks.contains(&mark))
        || place.is_some_and(|name| name.starts_with('#') && around.has(name))
}

/// Where names are values: not what is assigned to.
#[derive(Default)]
struct Values {
    starts: FxHashSet<u32>,
}

impl<'a> Visit<'a> for Values {
    fn visit_expression(&mut self, it: &Expression<'a>) {
        if let Expression::Identifier(name) = it {
            self.starts.insert(name.span.start);
        }
        walk::walk_expression(self, it);
    }
}
