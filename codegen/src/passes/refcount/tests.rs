//! Small functions, each showing one rule; every one is checked by [`super::check`], too.

use crate::compile::{Options, Stage, lower};
use crate::diag::SourceFile;
use crate::mir::class::Classes;
use crate::mir::{self, Module, NoImports, SymbolId};
use crate::passes::{Facts, Pass};

use super::check::{check, operations};

const CLASS: &str = "flavor 1\nsrclang 3\ntype $C <class {@f <* <$C>>, @n i32}>\nvar $s <* <$C>>\n\
    var $k <* <$C>> final static\nfunc &g (var %a <* <$C>>) <* <$C>>\nfunc &v (var %a <* <$C>>) void\n\
    func &w (var %a <* <$C>>, var %b <* <$C>>, var %n i32) void\n";

/// A module behind the pass.
fn lowered(text: &str) -> (Module, Vec<Facts>) {
    let read = mir::read(
        SourceFile::new("t.mpl", text.as_bytes()),
        &mut NoImports,
        mir::Options { max_errors: 20 },
    );
    let (mut module, mut warnings) = read.unwrap_or_else(|errors| panic!("{}\n{text}", errors[0]));
    let options = Options {
        stage: Stage::After(Pass::RefCount),
        ..Options::default()
    };
    let classes = Classes::new(&module);
    let facts = lower(&mut module, &classes, &options, &mut warnings)
        .unwrap_or_else(|errors| panic!("{}\n{text}", errors[0]));
    (module, facts)
}

/// Checks every function; gives the number of operations.
pub(super) fn checked(module: &Module, facts: &[Facts]) -> usize {
    let mut count = 0;
    for (id, func) in module
        .funcs
        .iter()
        .filter(|(_, func)| func.body.is_some() && !func.imported)
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

/// The statements of `func &f` made of `text`, one a line, without declarations.
fn after(text: &str) -> Vec<String> {
    let (module, facts) = lowered(&format!("{CLASS}{text}"));
    checked(&module, &facts);
    let printed = mir::print(&module);
    let again = mir::read(
        SourceFile::new("again.mpl", printed.as_bytes()),
        &mut NoImports,
        mir::Options { max_errors: 20 },
    );
    assert!(
        again.is_ok(),
        "{}\n{printed}",
        again.err().map_or(String::new(), |e| e[0].to_string())
    );
    let id = module
        .funcs
        .iter()
        .find(|(_, f)| &*module.names.text(f.name) == "f")
        .map(|(id, _)| id);
    let printed = mir::print_function(&module, id.unwrap_or_else(|| panic!("no &f")));
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
    lines.retain(|line| line != "}");
    lines
}

#[track_caller]
fn same(text: &str, expected: &[&str]) {
    let found = after(text);
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
            "var %n i32",
            "dassign %x (intrinsicop ref MCCIncRef (dread ref %a))",
            "@l",
            "brfalse @e (ne u1 ref (dread ref %x, constval ref 0))",
            "dassign %n (add i32 (dread i32 %n, ireadoff i32 8 (dread ref %x)))",
            "dassign %x (intrinsicop ref replace (dread ref %x, intrinsicop ref MCCIncRef (ireadoff ref 0 (dread ref %x))))",
            "goto @l",
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
            "var %x <* <$C>>",
            "var %n i32",
            "dassign %x (ireadoff ref 0 (dread ref %a))",
            "dassign %x (ireadoff ref 0 (dread ref %x))",
            "dassign %n (ireadoff i32 8 (dread ref %x))",
            "icall (addroffunc a64 &v, dread ref %a)",
            "return (dread i32 %n)",
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
          try { @h }\n\
          callassigned &g (dread ref %a) { dassign %x }\n\
          dassign %y (dread ref %x)\n\
          callassigned &g (dread ref %y) { dassign %x }\n\
          endtry\n\
          return (dread ref %x)\n\
         @h catch { <* void> }\n\
          dassign %e (regread ptr %%thrownval)\n\
          call &v (dread ref %x)\n\
          call &v (dread ref %e)\n\
          throw (dread ref %e)\n\
         }",
        &[
            "var %x <* <$C>> localrefvar",
            "var %y <* <$C>>",
            "var %e <* <$C>>",
            "javatry { @h }",
            "icall (addroffunc a64 &g, dread ref %a)",
            "dassign %x (regread ref %%retval0)",
            "dassign %y (dread ref %x)",
            "icall (addroffunc a64 &g, dread ref %y)",
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
          try { @h }\n\
          call &v (dread ref %a)\n\
          endtry\n\
          return (constval ref 0)\n\
         @h catch { <* void> }\n\
          dassign %e (regread ptr %%thrownval)\n\
          try { @i }\n\
          call &v (dread ref %e)\n\
          endtry\n\
          return (dread ref %e)\n\
         @i catch { <* void> }\n\
          dassign %d (regread ptr %%thrownval)\n\
          call &v (dread ref %d)\n\
          throw (dread ref %e)\n\
         }",
        &[
            "var %e <* <$C>> localrefvar",
            "var %d <* <$C>>",
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
          dassign $s (dread ref %y)\n\
          return (dread ref %x)\n\
         }",
        &[
            "var %x <* <$C>>",
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
            "reg %1 ref 0",
            "var %x <* <$C>> localrefvar",
            "var %y <* <$C>> localrefvar",
            "icall (addroffunc a64 &g, dread ref %a)",
            "dassign %x (regread ref %%retval0)",
            "regassign ref %1 (dread ref %x)",
            "icall (addroffunc a64 &v, regread ref %1)",
            "icall (addroffunc a64 &g, dread ref %a)",
            "dassign %x (intrinsicop ref replace (dread ref %x, regread ref %%retval0))",
            "dassign %y (dread ref %x)",
            "dassign %x (constval ref 0)",
            "icall (addroffunc a64 &g, dread ref %y)",
            "dassign %x (regread ref %%retval0)",
            "icall (addroffunc a64 &v, dread ref %y)",
            "intrinsiccall MPL_CLEANUP_LOCALREFVARS (dread ref %x, dread ref %y)",
            "return ()",
        ],
    );
}
