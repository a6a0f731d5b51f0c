//! What becomes of copies.

use crate::passes::Pass;
use crate::passes::refcount::tests::lowered_to;

#[track_caller]
fn same(text: &str, expected: &[&str]) {
    let head = "flavor 1\nsrclang 3\ntype $D <class {@m i64}>\ntype $C <class <$D> {@f <* <$C>>, @n i32}>\nvar $s <* <$C>>\n\
        func &v (var %a <* <$D>>, var %n i32) void\n";
    let found = lowered_to(Pass::Copies, &format!("{head}{text}"));
    assert_eq!(found, expected, "\n{}", found.join("\n"));
}

#[test]
fn registers_of_a_stack_machine_go() {
    same(
        "func &f (var %this <* <$C>>, var %n i32) void {\n\
          var %r1 <* <$C>>\n\
          var %r0 <* <$D>>\n\
          var %i i32\n\
          var %j i32\n\
          dassign %r1 (dread ref %this)\n\
          dassign %r0 (retype ref <* <$D>> (dread ref %r1))\n\
          dassign %i (dread i32 %n)\n\
          dassign %j (constval i32 1)\n\
          dassign %i (add i32 (dread i32 %i, dread i32 %j))\n\
          dassign %n (dread i32 %i)\n\
          call &v (dread ref %r0, dread i32 %n)\n\
          return ()\n\
         }",
        &[
            "icall (addroffunc a64 &v, dread ref %this, add i32 (dread i32 %n, constval i32 1))",
            "return ()",
        ],
    );
}

#[test]
fn an_object_is_made_in_its_variable() {
    same(
        "func &f () void {\n\
          var %r0 <* <$C>>\n\
          var %x <* <$C>>\n\
          dassign %r0 (intrinsicop ref MCCNewObjFixedClass (addrof ptr $s))\n\
          call &v (dread ref %r0, constval i32 1)\n\
          dassign %x (dread ref %r0)\n\
          call &v (dread ref %x, constval i32 2)\n\
          return ()\n\
         }",
        &[
            "dassign %x (intrinsicop ref MCCNewObjFixedClass (addrof a64 $s))",
            "icall (addroffunc a64 &v, dread ref %x, constval i32 1)",
            "icall (addroffunc a64 &v, dread ref %x, constval i32 2)",
            "return ()",
        ],
    );
}

#[test]
fn handlers_keep_the_old_value() {
    same(
        "func &f (var %n i32) i32 {\n\
          var %r0 i32\n\
          var %x i32\n\
          dassign %x (constval i32 1)\n\
          javatry { @h }\n\
          dassign %r0 (add i32 (dread i32 %n, constval i32 1))\n\
          call &v (constval ref 0, dread i32 %r0)\n\
          dassign %x (dread i32 %r0)\n\
          call &v (constval ref 0, constval i32 2)\n\
          endtry\n\
          return (dread i32 %n)\n\
         @h javacatch { <* void> }\n\
          return (dread i32 %x)\n\
         }",
        &[
            "dassign %x (constval i32 1)",
            "javatry { @h }",
            "dassign %r0 (add i32 (dread i32 %n, constval i32 1))",
            "icall (addroffunc a64 &v, constval ref 0, dread i32 %r0)",
            "dassign %x (dread i32 %r0)",
            "icall (addroffunc a64 &v, constval ref 0, constval i32 2)",
            "endtry",
            "return (dread i32 %n)",
            "@h",
            "javacatch { <* void> }",
            "return (dread i32 %x)",
        ],
    );
}

#[test]
fn copies_of_changed_variables_stay() {
    same(
        "func &f (var %n i32) i32 {\n\
          var %old i32\n\
          dassign %old (dread i32 %n)\n\
         @l dassign %n (sub i32 (dread i32 %n, constval i32 1))\n\
          brtrue @l (dread i32 %n)\n\
          return (dread i32 %old)\n\
         }",
        &[
            "dassign %old (dread i32 %n)",
            "@l",
            "dassign %n (sub i32 (dread i32 %n, constval i32 1))",
            "brtrue @l (dread i32 %n)",
            "return (dread i32 %old)",
        ],
    );
}

#[test]
fn paths_must_agree() {
    same(
        "func &f (var %n i32, var %m i32) i32 {\n\
          var %x i32\n\
          var %y i32\n\
          dassign %y (dread i32 %n)\n\
          dassign %x (dread i32 %n)\n\
          brtrue @l (dread i32 %m)\n\
          dassign %x (dread i32 %m)\n\
         @l return (add i32 (dread i32 %x, dread i32 %y))\n\
         }",
        &[
            "dassign %x (dread i32 %n)",
            "brtrue @l (dread i32 %m)",
            "dassign %x (dread i32 %m)",
            "@l",
            "return (add i32 (dread i32 %x, dread i32 %n))",
        ],
    );
}

#[test]
fn a_cast_object_is_the_object() {
    same(
        "func &f (var %o <* <$D>>) i32 {\n\
          var %x <* <$C>>\n\
          dassign %x (intrinsicop ref JAVA_CHECK_CAST (dread ref %o, addrof ptr $s))\n\
          return (ireadoff i32 8 (dread ref %x))\n\
         }",
        &[
            "intrinsiccall JAVA_CHECK_CAST (dread ref %o, addrof a64 $s)",
            "return (ireadoff i32 8 (dread ref %o))",
        ],
    );
}

#[test]
fn values_of_other_types_are_no_copies() {
    same(
        "func &f (var %n i32) i32 {\n\
          var %c u16\n\
          var %x i32\n\
          dassign %c (dread i32 %n)\n\
          dassign %x (dread u16 %c)\n\
          return (dread i32 %x)\n\
         }",
        &[
            "dassign %c (dread i32 %n)",
            "dassign %x (dread u16 %c)",
            "return (dread i32 %x)",
        ],
    );
}

#[test]
fn a_value_is_computed_at_its_only_use() {
    same(
        "func &f (var %a i64, var %b i64) i32 {\n\
          var %r i32\n\
          var %x i64\n\
          dassign %x (add i64 (dread i64 %a, constval i64 1))\n\
          dassign %r (cmp i32 i64 (dread i64 %x, dread i64 %b))\n\
          brtrue @l (lt i32 i32 (dread i32 %r, constval i32 0))\n\
          return (dread i32 %r)\n\
         @l dassign %r (cmp i32 i64 (dread i64 %a, dread i64 %b))\n\
          brtrue @l (lt i32 i32 (dread i32 %r, constval i32 0))\n\
          return (constval i32 1)\n\
         }",
        &[
            "dassign %r (cmp i32 i64 (add i64 (dread i64 %a, constval i64 1), dread i64 %b))",
            "brtrue @l (lt i32 i32 (dread i32 %r, constval i32 0))",
            "return (dread i32 %r)",
            "@l",
            "brtrue @l (lt i32 i32 (cmp i32 i64 (dread i64 %a, dread i64 %b), constval i32 0))",
            "return (constval i32 1)",
        ],
    );
}

#[test]
fn what_raises_stays_in_order() {
    // The load of the second field would come before that of the first, which may raise; a store stands between a load and its use.
    same(
        "func &f (var %a <* <$C>>, var %b <* <$C>>) i32 {\n\
          var %x i32\n\
          var %y i32\n\
          dassign %x (iread i32 <* <$C>> 4 (dread ref %a))\n\
          dassign %y (iread i32 <* <$C>> 4 (dread ref %b))\n\
          dassign %x (sub i32 (dread i32 %y, dread i32 %x))\n\
          dassign %y (iread i32 <* <$C>> 4 (dread ref %b))\n\
          iassign <* <$C>> 4 (dread ref %a, constval i32 3)\n\
          return (sub i32 (dread i32 %x, dread i32 %y))\n\
         }",
        &[
            "dassign %x (ireadoff i32 16 (dread ref %a))",
            "dassign %x (sub i32 (ireadoff i32 16 (dread ref %b), dread i32 %x))",
            "dassign %y (ireadoff i32 16 (dread ref %b))",
            "iassignoff i32 16 (dread ref %a, constval i32 3)",
            "return (sub i32 (dread i32 %x, dread i32 %y))",
        ],
    );
}

#[test]
fn a_loop_tests_at_its_end() {
    // Two jumps back, one of them out of a region in which a test that raises would find another handler.
    same(
        "func &f (var %n i32, var %a <* <$C>>) void {\n\
         @l brtrue @e (le i32 i32 (iread i32 <* <$C>> 4 (dread ref %a), constval i32 0))\n\
          call &v (constval ref 0, dread i32 %n)\n\
          brtrue @m (dread i32 %n)\n\
          goto @l\n\
         @m javatry {@h}\n\
          call &v (constval ref 0, dread i32 %n)\n\
          goto @l\n\
          endtry\n\
         @h javacatch {<* void>}\n\
         @e return ()\n\
         }",
        &[
            "@l",
            "brtrue @e (le i32 i32 (ireadoff i32 16 (dread ref %a), constval i32 0))",
            "@_l4",
            "icall (addroffunc a64 &v, constval ref 0, dread i32 %n)",
            "brtrue @m (dread i32 %n)",
            "brfalse @_l4 (le i32 i32 (ireadoff i32 16 (dread ref %a), constval i32 0))",
            "goto @e",
            "@m",
            "javatry { @h }",
            "icall (addroffunc a64 &v, constval ref 0, dread i32 %n)",
            "goto @l",
            "endtry",
            "@h",
            "javacatch { <* void> }",
            "@e",
            "return ()",
        ],
    );
}
