//! Small functions, each showing one rule; every one is checked by [`super::check`], too.

use std::path::{Path, PathBuf};

use maple_mirbin::Op;

use crate::compile::{Options, Stage, lower};
use crate::diag::{Diagnostic, SourceFile};
use crate::mir::class::Classes;
use crate::mir::{self, Importer, Module, NoImports, SymbolId};
use crate::passes::{Facts, Pass, is_compiled};

use super::check::{check, operations};

const CLASS: &str = "flavor 1\nsrclang 3\ntype $C <class {@f <* <$C>>, @n i32}>\nvar $s <* <$C>>\n\
    var $k <* <$C>> final static\nfunc &g (var %a <* <$C>>) <* <$C>>\nfunc &v (var %a <* <$C>>) void\n\
    func &w (var %a <* <$C>>, var %b <* <$C>>, var %n i32) void\n";

/// A module after a pass, and what the passes know of its functions.
fn lowered(pass: Pass, text: &str) -> (Module, Vec<Facts>) {
    let (mut module, mut warnings) = read(text);
    let options = Options {
        stage: Stage::After(pass),
        ..Options::default()
    };
    let classes = Classes::new(&module);
    let lowered = lower(&mut module, &classes, &options, &mut warnings);
    let facts = lowered.unwrap_or_else(|errors| panic!("{}\n{text}", errors[0]));
    (module, facts)
}

fn read(text: &str) -> (Module, Vec<Diagnostic>) {
    let file = SourceFile::new("t.mpl", text.as_bytes());
    let read = mir::read(file, &mut NoImports, mir::Options::default());
    read.unwrap_or_else(|errors| panic!("{}\n{text}", errors[0]))
}

/// Checks every function; gives the number of operations.
pub(super) fn checked(module: &Module, facts: &[Facts]) -> usize {
    let mut count = 0;
    for (id, func) in module
        .funcs
        .iter()
        .filter(|(_, func)| is_compiled(func, module.srclang))
    {
        let problems = check(module, func, &facts[id.index()]);
        assert!(
            problems.is_empty(),
            "{}\n{}",
            problems.join("\n"),
            mir::print_function(module, id)
        );
        count += operations(func);
    }
    count
}

/// The statements of `func &f` after a pass, one a line, with the declarations that the pass made or marked. What is printed is
/// accepted again.
pub(in crate::passes) fn lowered_to(pass: Pass, text: &str) -> Vec<String> {
    let (module, facts) = lowered(pass, text);
    if pass == Pass::RefCount {
        checked(&module, &facts);
    }
    read(&mir::print(&module));
    let name = module.names.get("f").and_then(|name| module.funcs.lookup(name));
    let printed = mir::print_function(&module, name.unwrap_or_else(|| panic!("no &f")));
    let mut lines: Vec<String> = Vec::new();
    for line in printed.lines().skip(1) {
        match lines.last_mut() {
            Some(last) if line.starts_with("    ") => {
                if !last.ends_with('(') {
                    last.push(' ');
                }
                last.push_str(line.trim());
            }
            _ => lines.push(line.trim().to_owned()),
        }
    }
    lines.retain(|line| line != "}" && (!line.starts_with("var ") || line.ends_with("localrefvar")));
    lines
}

#[track_caller]
fn same(text: &str, expected: &[&str]) {
    let found = lowered_to(Pass::RefCount, &format!("{CLASS}{text}"));
    assert_eq!(found, expected, "\n{}", found.join("\n"));
}

#[test]
fn a_linked_list_is_walked_with_one_pair_a_step() {
    same(
        "func &f (var %a <* <$C>>) i32 {\n\
          var %x <* <$C>>\n\
          var %n i32\n\
          dassign %x (dread ref %a)\n\
         @l brfalse @e (ne u1 ref (dread ref %x, constval ref 0))\n\
          dassign %n (add i32 (dread i32 %n, ireadoff i32 8 (dread ref %x)))\n\
          dassign %x (ireadoff ref 0 (dread ref %x))\n\
          goto @l\n\
         @e return (dread i32 %n)\n\
         }",
        &[
            "var %x <* <$C>> localrefvar",
            "dassign %x (intrinsicop ref MCCIncRef (dread ref %a))",
            "@l",
            "brfalse @e (ne u1 ref (dread ref %x, constval ref 0))",
            "@_l2",
            "dassign %n (add i32 (dread i32 %n, ireadoff i32 8 (dread ref %x)))",
            "dassign %x (intrinsicop ref replace (dread ref %x, intrinsicop ref MCCIncRef (ireadoff ref 0 (dread ref %x))))",
            "brtrue @_l2 (ne u1 ref (dread ref %x, constval ref 0))",
            "@e",
            "intrinsiccall MPL_CLEANUP_LOCALREFVARS (dread ref %x)",
            "return (dread i32 %n)",
        ],
    );
}

#[test]
fn field_loads_are_borrowed_up_to_the_next_call() {
    same(
        "func &f (var %a <* <$C>>) i32 {\n\
          var %x <* <$C>>\n\
          var %n i32\n\
          dassign %x (ireadoff ref 0 (dread ref %a))\n\
          dassign %x (ireadoff ref 0 (dread ref %x))\n\
          dassign %n (ireadoff i32 8 (dread ref %x))\n\
          call &v (dread ref %a)\n\
          return (dread i32 %n)\n\
         }",
        &[
            "dassign %x (ireadoff ref 0 (dread ref %a))",
            "dassign %x (ireadoff ref 0 (dread ref %x))",
            "dassign %n (ireadoff i32 8 (dread ref %x))",
            "icall (addroffunc a64 &v, dread ref %a)",
            "return (dread i32 %n)",
        ],
    );
}

#[test]
fn numbers_are_passed_without_what_they_come_from() {
    same(
        "func &f (var %a <* <$C>>) void {\n\
          var %x <* <$C>>\n\
          dassign %x (ireadoff ref 0 (dread ref %a))\n\
          call &w (dread ref %a, dread ref %a, ireadoff i32 8 (dread ref %x))\n\
          return ()\n\
         }",
        &[
            "dassign %x (ireadoff ref 0 (dread ref %a))",
            "icall (addroffunc a64 &w, dread ref %a, dread ref %a, ireadoff i32 8 (dread ref %x))",
            "return ()",
        ],
    );
}

#[test]
fn what_is_used_behind_a_call_is_owned() {
    same(
        "func &f (var %a <* <$C>>) i32 {\n\
          var %x <* <$C>>\n\
          dassign %x (ireadoff ref 0 (dread ref %a))\n\
          call &v (dread ref %a)\n\
          return (ireadoff i32 8 (dread ref %x))\n\
         }",
        &[
            "reg %1 i32 0",
            "var %x <* <$C>> localrefvar",
            "dassign %x (intrinsicop ref MCCIncRef (ireadoff ref 0 (dread ref %a)))",
            "icall (addroffunc a64 &v, dread ref %a)",
            "regassign i32 %1 (ireadoff i32 8 (dread ref %x))",
            "intrinsiccall MPL_CLEANUP_LOCALREFVARS (dread ref %x)",
            "return (regread i32 %1)",
        ],
    );
}

#[test]
fn results_that_nobody_wants_are_released() {
    same(
        "func &f (var %a <* <$C>>) void {\n\
          call &g (dread ref %a)\n\
          callassigned &g (dread ref %a) { }\n\
          eval (intrinsicop ref MCCNewObjFixedClass (addrof ptr $s))\n\
          return ()\n\
         }",
        &[
            "icall (addroffunc a64 &g, dread ref %a)",
            "intrinsiccall MCCDecRef (regread ref %%retval0)",
            "icall (addroffunc a64 &g, dread ref %a)",
            "intrinsiccall MCCDecRef (regread ref %%retval0)",
            "intrinsiccall MCCDecRef (intrinsicop ref MCCNewObjFixedClass (addrof a64 $s))",
            "return ()",
        ],
    );
}

#[test]
fn an_allocation_is_stored_without_a_count() {
    same(
        "func &f (var %a <* <$C>>) void {\n\
          var %x <* <$C>>\n\
          dassign %x (intrinsicop ref MCCNewObjFixedClass (addrof ptr $s))\n\
          call &v (dread ref %x)\n\
          iassignoff ref 0 (dread ref %a, dread ref %x)\n\
          call &v (dread ref %a)\n\
          iassignoff ref 0 (dread ref %a, intrinsicop ref MCCNewObjFixedClass (addrof ptr $s))\n\
          iassignoff ref 0 (addrof ptr $s, dread ref %a)\n\
          return ()\n\
         }",
        &[
            "reg %1 ref 1",
            "var %x <* <$C>> localrefvar",
            "dassign %x (intrinsicop ref MCCNewObjFixedClass (addrof a64 $s))",
            "icall (addroffunc a64 &v, dread ref %x)",
            "intrinsiccall MCCWriteNoInc (dread ref %a, dread ref %a, dread ref %x)",
            "dassign %x (constval ref 0)",
            "icall (addroffunc a64 &v, dread ref %a)",
            "regassign ref %1 (intrinsicop ref MCCNewObjFixedClass (addrof a64 $s))",
            "intrinsiccall MCCWriteNoInc (dread ref %a, dread ref %a, regread ref %1)",
            "regassign ref %1 (constval ref 0)",
            "intrinsiccall MCCWriteS (addrof a64 $s, dread ref %a)",
            "return ()",
        ],
    );
}

/// A ring that only the variable kept must lose a count after the store: that makes it a candidate.
#[test]
fn a_variable_does_not_move_below_itself() {
    same(
        "func &f () void {\n\
          var %x <* <$C>>\n\
          dassign %x (intrinsicop ref MCCNewObjFixedClass (addrof ptr $s))\n\
          iassignoff ref 0 (dread ref %x, dread ref %x)\n\
          return ()\n\
         }",
        &[
            "var %x <* <$C>> localrefvar",
            "dassign %x (intrinsicop ref MCCNewObjFixedClass (addrof a64 $s))",
            "intrinsiccall MCCWrite (dread ref %x, dread ref %x, dread ref %x)",
            "intrinsiccall MPL_CLEANUP_LOCALREFVARS (dread ref %x)",
            "return ()",
        ],
    );
}

#[test]
fn results() {
    same(
        "func &f (var %a <* <$C>>) <* <$C>> {\n\
          var %x <* <$C>>\n\
          var %y <* <$C>>\n\
          callassigned &g (dread ref %a) { dassign %x }\n\
          callassigned &g (dread ref %x) { dassign %y }\n\
          brtrue @b (ireadoff i32 8 (dread ref %a))\n\
          return (dread ref %x)\n\
         @b brtrue @c (ireadoff i32 8 (dread ref %a))\n\
          return (ireadoff ref 0 (dread ref %y))\n\
         @c brtrue @d (ireadoff i32 8 (dread ref %a))\n\
          return (dread ref %a)\n\
         @d return (constval ref 0)\n\
         }",
        &[
            "reg %1 ref 0",
            "var %x <* <$C>> localrefvar",
            "var %y <* <$C>> localrefvar",
            "icall (addroffunc a64 &g, dread ref %a)",
            "dassign %x (regread ref %%retval0)",
            "icall (addroffunc a64 &g, dread ref %x)",
            "dassign %y (regread ref %%retval0)",
            "brtrue @b (ireadoff i32 8 (dread ref %a))",
            "intrinsiccall MPL_CLEANUP_LOCALREFVARS (dread ref %y)",
            "return (dread ref %x)",
            "@b",
            "brtrue @c (ireadoff i32 8 (dread ref %a))",
            "regassign ref %1 (intrinsicop ref MCCIncRef (ireadoff ref 0 (dread ref %y)))",
            "intrinsiccall MPL_CLEANUP_LOCALREFVARS (dread ref %x, dread ref %y)",
            "return (regread ref %1)",
            "@c",
            "brtrue @d (ireadoff i32 8 (dread ref %a))",
            "intrinsiccall MPL_CLEANUP_LOCALREFVARS (dread ref %x, dread ref %y)",
            "return (intrinsicop ref MCCIncRef (dread ref %a))",
            "@d",
            "intrinsiccall MPL_CLEANUP_LOCALREFVARS (dread ref %x, dread ref %y)",
            "return (constval ref 0)",
        ],
    );
}

#[test]
fn swapping_moves() {
    same(
        "func &f (var %a <* <$C>>) void {\n\
          var %x <* <$C>>\n\
          var %y <* <$C>>\n\
          var %t <* <$C>>\n\
          callassigned &g (dread ref %a) { dassign %x }\n\
          callassigned &g (dread ref %a) { dassign %y }\n\
         @l dassign %t (dread ref %x)\n\
          dassign %x (dread ref %y)\n\
          dassign %y (dread ref %t)\n\
          call &v (dread ref %x)\n\
          call &v (dread ref %y)\n\
          brtrue @l (ireadoff i32 8 (dread ref %x))\n\
          return ()\n\
         }",
        &[
            "var %x <* <$C>> localrefvar",
            "var %y <* <$C>> localrefvar",
            "var %t <* <$C>> localrefvar",
            "icall (addroffunc a64 &g, dread ref %a)",
            "dassign %x (regread ref %%retval0)",
            "icall (addroffunc a64 &g, dread ref %a)",
            "dassign %y (regread ref %%retval0)",
            "@l",
            "dassign %t (dread ref %x)",
            "dassign %x (dread ref %y)",
            "dassign %y (dread ref %t)",
            "dassign %t (constval ref 0)",
            "icall (addroffunc a64 &v, dread ref %x)",
            "icall (addroffunc a64 &v, dread ref %y)",
            "brtrue @l (ireadoff i32 8 (dread ref %x))",
            "intrinsiccall MPL_CLEANUP_LOCALREFVARS (dread ref %x, dread ref %y)",
            "return ()",
        ],
    );
}

#[test]
fn handlers_see_the_variables() {
    same(
        "func &f (var %a <* <$C>>) <* <$C>> {\n\
          var %x <* <$C>>\n\
          var %y <* <$C>>\n\
          var %e <* <$C>>\n\
          javatry { @h }\n\
          callassigned &g (dread ref %a) { dassign %x }\n\
          dassign %y (dread ref %x)\n\
          callassigned &g (dread ref %y) { dassign %x }\n\
          endtry\n\
          return (dread ref %x)\n\
         @h javacatch { <* void> }\n\
          dassign %e (regread ptr %%thrownval)\n\
          call &v (dread ref %x)\n\
          call &v (dread ref %e)\n\
          throw (dread ref %e)\n\
         }",
        &[
            "var %x <* <$C>> localrefvar",
            "javatry { @h }",
            "icall (addroffunc a64 &g, dread ref %a)",
            "dassign %x (regread ref %%retval0)",
            "icall (addroffunc a64 &g, dread ref %x)",
            "dassign %x (intrinsicop ref replace (dread ref %x, regread ref %%retval0))",
            "endtry",
            "return (dread ref %x)",
            "@h",
            "javacatch { <* void> }",
            "dassign %e (regread ptr %%thrownval)",
            "icall (addroffunc a64 &v, dread ref %x)",
            "icall (addroffunc a64 &v, dread ref %e)",
            "throw (dread ref %e)",
        ],
    );
}

#[test]
fn a_caught_exception_is_kept_into_the_next_handler() {
    same(
        "func &f (var %a <* <$C>>) <* <$C>> {\n\
          var %e <* <$C>>\n\
          var %d <* <$C>>\n\
          javatry { @h }\n\
          call &v (dread ref %a)\n\
          endtry\n\
          return (constval ref 0)\n\
         @h javacatch { <* void> }\n\
          dassign %e (regread ptr %%thrownval)\n\
          javatry { @i }\n\
          call &v (dread ref %e)\n\
          endtry\n\
          return (dread ref %e)\n\
         @i javacatch { <* void> }\n\
          dassign %d (regread ptr %%thrownval)\n\
          call &v (dread ref %d)\n\
          throw (dread ref %e)\n\
         }",
        &[
            "var %e <* <$C>> localrefvar",
            "javatry { @h }",
            "icall (addroffunc a64 &v, dread ref %a)",
            "endtry",
            "return (constval ref 0)",
            "@h",
            "javacatch { <* void> }",
            "dassign %e (intrinsicop ref MCCIncRef (regread ptr %%thrownval))",
            "javatry { @i }",
            "icall (addroffunc a64 &v, dread ref %e)",
            "endtry",
            "return (dread ref %e)",
            "@i",
            "javacatch { <* void> }",
            "dassign %d (regread ptr %%thrownval)",
            "icall (addroffunc a64 &v, dread ref %d)",
            "throw (dread ref %e)",
        ],
    );
}

#[test]
fn an_assigned_formal_is_copied() {
    same(
        "func &f (var %a <* <$C>>, var %n i32) void {\n\
          brtrue @l (dread i32 %n)\n\
          callassigned &g (dread ref %a) { dassign %a }\n\
         @l call &v (dread ref %a)\n\
          return ()\n\
         }",
        &[
            "var %a_own <* <$C>> localrefvar",
            "dassign %a_own (intrinsicop ref MCCIncRef (dread ref %a))",
            "brtrue @l (dread i32 %n)",
            "icall (addroffunc a64 &g, dread ref %a_own)",
            "dassign %a_own (intrinsicop ref replace (dread ref %a_own, regread ref %%retval0))",
            "@l",
            "icall (addroffunc a64 &v, dread ref %a_own)",
            "intrinsiccall MPL_CLEANUP_LOCALREFVARS (dread ref %a_own)",
            "return ()",
        ],
    );
}

#[test]
fn assigned_on_some_paths() {
    same(
        "func &f (var %a <* <$C>>, var %n i32) <* <$C>> {\n\
          var %x <* <$C>>\n\
          brtrue @l (dread i32 %n)\n\
          callassigned &g (dread ref %a) { dassign %x }\n\
         @l dassign %x (select ref (dread i32 %n, dread ref %x, dread ref %a))\n\
          call &v (dread ref %x)\n\
          return (constval ref 0)\n\
         }",
        &[
            "reg %1 ref 0",
            "var %x <* <$C>> localrefvar",
            "brtrue @l (dread i32 %n)",
            "icall (addroffunc a64 &g, dread ref %a)",
            "dassign %x (regread ref %%retval0)",
            "@l",
            "regassign ref %1 (select ref (dread i32 %n, dread ref %x, dread ref %a))",
            "icall (addroffunc a64 &v, regread ref %1)",
            "intrinsiccall MPL_CLEANUP_LOCALREFVARS (dread ref %x)",
            "return (constval ref 0)",
        ],
    );
}

#[test]
fn nested_allocations_keep_their_order() {
    same(
        "func &f (var %a <* <$C>>) void {\n\
          call &w (ireadoff ref 0 (dread ref %a), intrinsicop ref MCCNewObjFixedClass (addrof ptr $s), ireadoff i32 8 (dread ref %a))\n\
          return ()\n\
         }",
        &[
            "reg %1 ref 1",
            "reg %2 ref 1",
            "regassign ref %1 (intrinsicop ref MCCIncRef (ireadoff ref 0 (dread ref %a)))",
            "regassign ref %2 (intrinsicop ref MCCNewObjFixedClass (addrof a64 $s))",
            "icall (addroffunc a64 &w, regread ref %1, regread ref %2, ireadoff i32 8 (dread ref %a))",
            "intrinsiccall MPL_CLEANUP_LOCALREFVARS (regread ref %1, regread ref %2)",
            "return ()",
        ],
    );
}

#[test]
fn statics() {
    same(
        "func &f () <* <$C>> {\n\
          var %x <* <$C>>\n\
          var %y <* <$C>>\n\
          dassign %x (dread ref $k)\n\
          dassign %y (dread ref $s)\n\
          call &v (dread ref %x)\n\
          call &v (dread ref %y)\n\
          iassignoff ref 0 (addrof ptr $s, dread ref %y)\n\
          return (dread ref %x)\n\
         }",
        &[
            "var %y <* <$C>> localrefvar",
            "dassign %x (ireadoff ref 0 (addrof a64 $k))",
            "dassign %y (intrinsicop ref MCCIncRef (ireadoff ref 0 (addrof a64 $s)))",
            "icall (addroffunc a64 &v, dread ref %x)",
            "icall (addroffunc a64 &v, dread ref %y)",
            "intrinsiccall MCCWriteSNoInc (addrof a64 $s, dread ref %y)",
            "return (intrinsicop ref MCCIncRef (dread ref %x))",
        ],
    );
}

#[test]
fn a_copy_of_a_variable_borrows_until_that_changes() {
    same(
        "func &f (var %a <* <$C>>) void {\n\
          var %x <* <$C>>\n\
          var %y <* <$C>>\n\
          callassigned &g (dread ref %a) { dassign %x }\n\
          dassign %y (dread ref %x)\n\
          call &v (dread ref %y)\n\
          callassigned &g (dread ref %a) { dassign %x }\n\
          dassign %y (dread ref %x)\n\
          callassigned &g (dread ref %y) { dassign %x }\n\
          call &v (dread ref %y)\n\
          return ()\n\
         }",
        &[
            "var %y <* <$C>> localrefvar",
            "icall (addroffunc a64 &g, dread ref %a)",
            "dassign %y (regread ref %%retval0)",
            "icall (addroffunc a64 &v, dread ref %y)",
            "icall (addroffunc a64 &g, dread ref %a)",
            "dassign %y (intrinsicop ref replace (dread ref %y, regread ref %%retval0))",
            "icall (addroffunc a64 &g, dread ref %y)",
            "intrinsiccall MCCDecRef (regread ref %%retval0)",
            "icall (addroffunc a64 &v, dread ref %y)",
            "intrinsiccall MPL_CLEANUP_LOCALREFVARS (dread ref %y)",
            "return ()",
        ],
    );
}

/// The problems that the checker finds in `&f` as it is written.
fn problems(text: &str) -> Vec<String> {
    let (module, _) = read(&format!("{CLASS}{text}"));
    let found = module.funcs.iter().find(|(_, func)| func.body.is_some());
    let (_, func) = found.unwrap_or_else(|| panic!("no function"));
    let facts = Facts::default();
    check(&module, func, &facts)
}

#[test]
fn the_checker_finds_mistakes() {
    let own = "%x (intrinsicop ref MCCIncRef (dread ref %a))\n";
    let cases = [
        ("return ()", ""),
        ("dassign OWN return ()", "still owns"),
        (
            "dassign OWN intrinsiccall MPL_CLEANUP_LOCALREFVARS (dread ref %x)\n return ()",
            "",
        ),
        (
            "dassign OWN dassign OWN intrinsiccall MCCDecRef (dread ref %x)\n return ()",
            "overwrites",
        ),
        (
            "dassign OWN intrinsiccall MCCDecRef (dread ref %x)\n call &v (dread ref %a)\n return ()",
            "may be thrown",
        ),
        (
            "dassign OWN intrinsiccall MCCDecRef (dread ref %x)\n eval (dread ref %x)\n return ()",
            "which is gone",
        ),
        ("dassign %x (dread ref %a)\n return ()", "gets a borrowed value"),
        (
            "eval (intrinsicop ref MCCIncRef (dread ref %a))\n return ()",
            "within the statement",
        ),
        (
            "dassign %y (ireadoff ref 0 (dread ref %a))\n icall (addroffunc ptr &v, dread ref %y)\n return ()",
            "may go",
        ),
        (
            "dassign %y (ireadoff ref 0 (dread ref %a))\n icall (addroffunc ptr &v, dread ref %a)\n eval (dread ref %y)\n return ()",
            "reads dead",
        ),
        (
            "dassign OWN brtrue @l (dread i32 %n)\n intrinsiccall MCCDecRef (dread ref %x)\n@l return ()",
            "still owns",
        ),
        (
            "iassignoff ref 0 (dread ref %a, dread ref %a)\n return ()",
            "without counting",
        ),
        (
            "intrinsiccall MCCWriteNoInc (dread ref %a, dread ref %a, dread ref %a)\n return ()",
            "does not own",
        ),
    ];
    for (body, expected) in cases {
        let body = body.replace("OWN", own);
        let text = format!(
            "func &f (var %a <* <$C>>, var %n i32) void {{\nvar %x <* <$C>> localrefvar\nvar %y <* <$C>>\n{body}\n}}"
        );
        let found = problems(&text).join("\n");
        let right = if expected.is_empty() {
            found.is_empty()
        } else {
            found.contains(expected)
        };
        assert!(right, "{text}\nfound: {found}");
    }
}

#[test]
fn modules_that_count_themselves_are_left_alone() {
    let text = "func &f (var %a <* <$C>>) void {
        var %x <* <$C>> localrefvar
        dassign %x (intrinsicop ref MCCIncRef (dread ref %a))
        intrinsiccall MCCDecRef (dread ref %x)
        return ()
        }";
    let found = lowered_to(Pass::Copies, &format!("{CLASS}{text}"));
    let (module, _) = lowered(Pass::RefCount, &format!("{CLASS}{text}"));
    let printed = mir::print(&module);
    assert!(!printed.contains("localrefvar"), "{printed}");
    assert!(
        found
            .iter()
            .any(|line| line == "intrinsiccall MCCDecRef (dread ref %x)"),
        "{found:?}"
    );
}

#[test]
fn self_assignment_in_a_chain() {
    same(
        "func &f (var %a <* <$C>>) void {\n\
          var %x <* <$C>>\n\
          callassigned &g (dread ref %a) { dassign %x }\n\
          dassign %x (ireadoff ref 0 (dread ref %x))\n\
          call &v (dread ref %x)\n\
          throw (dread ref %x)\n\
         }",
        &[
            "var %x <* <$C>> localrefvar",
            "icall (addroffunc a64 &g, dread ref %a)",
            "dassign %x (regread ref %%retval0)",
            "dassign %x (intrinsicop ref replace (dread ref %x, intrinsicop ref MCCIncRef (ireadoff ref 0 (dread ref %x))))",
            "icall (addroffunc a64 &v, dread ref %x)",
            "throw (dread ref %x)",
        ],
    );
}

#[test]
fn a_null_stays_without_counts() {
    same(
        "func &f (var %a <* <$C>>, var %n i32) <* <$C>> {\n\
          var %x <* <$C>>\n\
          dassign %x (constval ref 0)\n\
          brtrue @l (dread i32 %n)\n\
          dassign %x (dread ref %a)\n\
         @l return (dread ref %x)\n\
         }",
        &[
            "dassign %x (constval ref 0)",
            "brtrue @l (dread i32 %n)",
            "dassign %x (dread ref %a)",
            "@l",
            "return (intrinsicop ref MCCIncRef (dread ref %x))",
        ],
    );
}

#[test]
fn an_early_return_releases_what_is_there() {
    same(
        "func &f (var %a <* <$C>>, var %n i32) void {\n\
          var %x <* <$C>>\n\
          brtrue @e (dread i32 %n)\n\
          callassigned &g (dread ref %a) { dassign %x }\n\
          call &v (dread ref %x)\n\
          return ()\n\
         @e return ()\n\
         }",
        &[
            "var %x <* <$C>> localrefvar",
            "brtrue @e (dread i32 %n)",
            "icall (addroffunc a64 &g, dread ref %a)",
            "dassign %x (regread ref %%retval0)",
            "icall (addroffunc a64 &v, dread ref %x)",
            "intrinsiccall MPL_CLEANUP_LOCALREFVARS (dread ref %x)",
            "return ()",
            "@e",
            "return ()",
        ],
    );
}

struct Folder(PathBuf);

impl Importer for Folder {
    fn load(&mut self, name: &str) -> Result<Vec<u8>, String> {
        std::fs::read(self.0.join(name)).map_err(|error| error.to_string())
    }
}

/// Every function of whole programs keeps the invariants. `MAPLE_JAVA_SAMPLES` names a folder with other programs.
#[test]
fn java_samples_are_counted_right() {
    let own = Path::new(env!("CARGO_MANIFEST_DIR")).join("../tests/samples/java");
    let folder = std::env::var_os("MAPLE_JAVA_SAMPLES").map_or(own, PathBuf::from);
    let entries = std::fs::read_dir(&folder).unwrap();
    let mut paths: Vec<PathBuf> = entries
        .filter_map(|entry| Some(entry.ok()?.path()))
        .filter(|path| path.extension().is_some_and(|extension| extension == "mpl"))
        .collect();
    paths.sort();
    assert!(!paths.is_empty());
    for path in paths {
        let text = std::fs::read(&path).unwrap();
        let file = SourceFile::new(path.display().to_string(), text);
        let limits = mir::Options::default();
        let read = mir::read(file, &mut Folder(folder.clone()), limits);
        let (mut module, mut warnings) = read.unwrap_or_else(|errors| panic!("{}", errors[0]));
        let options = Options {
            stage: Stage::After(Pass::RefCount),
            ..Options::default()
        };
        let classes = Classes::new(&module);
        let facts = lower(&mut module, &classes, &options, &mut warnings)
            .unwrap_or_else(|errors| panic!("{}", errors[0]));
        let count = checked(&module, &facts);
        let statements: usize = module
            .funcs
            .iter()
            .filter(|(_, func)| is_compiled(func, module.srclang))
            .filter_map(|(_, func)| {
                Some(
                    func.block(func.body?)
                        .iter()
                        .filter(|&&id| func.stmt(id).op != Op::Comment)
                        .count(),
                )
            })
            .sum();
        println!("{}: {count} operations, {statements} statements", path.display());
    }
}
