//! What each pass makes of small functions. The file tests of the workspace show whole modules; here are the corners.

use crate::compile::{Options, Product, Stage, compile};
use crate::mir::NoImports;
use crate::passes::Pass;

/// The functions of `text` after a pass, without indentation.
fn after(pass: Pass, text: &str) -> Vec<String> {
    let options = Options {
        stage: Stage::After(pass),
        ..Options::default()
    };
    let text = format!("srclang 1\n{text}");
    match compile(text.as_bytes(), "t.mpl", &mut NoImports, &options).map(|output| output.product) {
        Ok(Product::Text(bytes)) => {
            let text = String::from_utf8(bytes).expect("printed text is UTF-8");
            let start = text.find("func &f").unwrap_or(0);
            joined(&text[start..])
        }
        Ok(other) => panic!("{other:?}"),
        Err(problems) => problems.iter().map(ToString::to_string).collect(),
    }
}

/// One line for each statement: continuation lines are deeper and joined.
fn joined(text: &str) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for line in text.lines() {
        let deep = line.starts_with("    ");
        match lines.last_mut() {
            Some(last) if deep => {
                if !last.ends_with('(') {
                    last.push(' ');
                }
                last.push_str(line.trim());
            }
            _ => lines.push(line.trim().to_owned()),
        }
    }
    lines
}

#[track_caller]
fn check(pass: Pass, text: &str, expected: &[&str]) {
    let found = after(pass, text);
    let body: Vec<&str> = found.iter().skip(1).map(String::as_str).collect();
    let body = body.strip_suffix(&["}"]).unwrap_or(&body);
    assert_eq!(body, expected, "{}", found.join("\n"));
}

#[test]
fn names_are_unique_and_found() {
    for &pass in Pass::ALL {
        assert_eq!(Pass::from_name(pass.name()), Some(pass));
    }
    assert_eq!(Pass::from_name("none"), None);
}

#[test]
fn generated_labels_avoid_those_of_the_program() {
    check(
        Pass::Control,
        "func &f (var %a i32) void {\n@_l1 if (dread i32 %a) { goto @_l1 }\n return ()\n}",
        &[
            "@_l1",
            "brfalse @_l2 (dread i32 %a)",
            "goto @_l1",
            "@_l2",
            "return ()",
        ],
    );
}

#[test]
fn a_loop_over_an_array_copies_its_elements() {
    check(
        Pass::Control,
        "func &f () void {\n var %l <[3] i16>\n var %e i16\n foreachelem %e %l { eval (dread i32 %e) }\n return ()\n}",
        &[
            "reg %1 i64 0",
            "var %l <[3] i16>",
            "var %e i16",
            "regassign i64 %1 (constval i64 0)",
            "brfalse @_l1 (lt u1 i64 (regread i64 %1, constval i64 3))",
            "@_l0",
            "dassign %e (iread i16 <* i16> (array 0 ptr <* <[3] i16>> (addrof ptr %l, regread i64 %1)))",
            "eval (dread i32 %e)",
            "regassign i64 %1 (add i64 (regread i64 %1, constval i64 1))",
            "brtrue @_l0 (lt u1 i64 (regread i64 %1, constval i64 3))",
            "@_l1",
            "return ()",
        ],
    );
}

#[test]
fn variadic_functions_get_a_formal_and_their_callers_promote() {
    let text = "func &v (var %n i32, ...) void\nfunc &f (var %c i8, var %x f32) void {\n \
                call &v (constval i32 1, dread i32 %c, dread f32 %x)\n return ()\n}";
    check(
        Pass::Calls,
        text,
        &[
            "icall (addroffunc a64 &v, constval i32 1, dread i32 %c, cvt f64 f32 (dread f32 %x))",
            "return ()",
        ],
    );
    let found = after(
        Pass::Calls,
        "func &f (var %n i32, ...) void {\n var %ap <* i8>\n intrinsiccall C_va_start (addrof ptr %ap, dread i32 %n)\n return ()\n}",
    );
    assert_eq!(
        found.first().map(String::as_str),
        Some("func &f (var %n i32, reg %1 a64, ...) void {")
    );
    assert!(
        found
            .iter()
            .any(|line| line == "iassignoff a64 0 (addrof ptr %ap, regread a64 %1)"),
        "{found:?}"
    );
}

#[test]
fn arguments_are_cut_to_narrow_parameters() {
    check(
        Pass::Calls,
        "func &g (var %a u8, var %b i64, var %c u32) void\nfunc &f (var %n i32) void {\n \
         call &g (dread i32 %n, dread i32 %n, dread i32 %n)\n return ()\n}",
        &[
            "icall (addroffunc a64 &g, cvt u8 i32 (dread i32 %n), dread i32 %n, cvt u32 i32 (dread i32 %n))",
            "return ()",
        ],
    );
}

#[test]
fn branches_on_short_circuits_make_no_value() {
    check(
        Pass::ShortCircuit,
        "func &f (var %a i32, var %b i32, var %c i32) void {\n \
         brtrue @l (cand i32 (dread i32 %a, lnot i32 (cior i32 (dread i32 %b, dread i32 %c))))\n@l return ()\n}",
        &[
            "brfalse @_l1 (dread i32 %a)",
            "brtrue @_l2 (dread i32 %b)",
            "brfalse @l (dread i32 %c)",
            "@_l2",
            "@_l1",
            "@l",
            "return ()",
        ],
    );
}

#[test]
fn operands_that_may_raise_are_kept_in_order() {
    check(
        Pass::ShortCircuit,
        "func &f (var %p <* i32>, var %b i32) i32 {\n return (add i32 (\n iread i32 <* i32> (dread ptr %p),\n \
         cand i32 (dread i32 %b, iread i32 <* i32> (dread ptr %p))))\n}",
        &[
            "reg %1 i32 0",
            "reg %2 i32 0",
            "regassign i32 %1 (iread i32 <* i32> (dread ptr %p))",
            "regassign i32 %2 (constval i32 0)",
            "brfalse @_l0 (dread i32 %b)",
            "brfalse @_l0 (iread i32 <* i32> (dread ptr %p))",
            "regassign i32 %2 (constval i32 1)",
            "@_l0",
            "return (add i32 (regread i32 %1, regread i32 %2))",
        ],
    );
}

#[test]
fn a_select_whose_arms_cannot_raise_stays() {
    check(
        Pass::ShortCircuit,
        "func &f (var %a i32) i32 {\n return (select i32 (dread i32 %a, constval i32 1, neg i32 (dread i32 %a)))\n}",
        &["return (select i32 (dread i32 %a, constval i32 1, neg i32 (dread i32 %a)))"],
    );
}

#[test]
fn temporaries_are_shared_between_statements() {
    let statement = "dassign %a (cand i32 (dread i32 %a, dread i32 %b))\n";
    let text = format!(
        "func &f (var %a i32, var %b i32) void {{\n{}return ()\n}}",
        statement.repeat(50)
    );
    let regs = after(Pass::ShortCircuit, &text)
        .iter()
        .filter(|line| line.starts_with("reg "))
        .count();
    assert_eq!(regs, 1);
}

#[test]
fn sparse_switches_search() {
    let cases: String = (0..20).map(|n| format!(" {}: goto @l\n", n * 1000)).collect();
    let text = format!(
        "func &f (var %a i32) void {{\nswitch (dread i32 %a) @d {{\n{cases}}}\n@l return ()\n@d return ()\n}}"
    );
    let found = after(Pass::Switches, &text);
    let count = |op: &str| found.iter().filter(|line| line.contains(op)).count();
    assert_eq!(
        (count("eq u1 i32"), count("ge u1 i32"), count("rangegoto")),
        (20, 3, 0),
        "{found:?}"
    );
}

#[test]
fn switches_on_wide_and_unsigned_tags_rebase() {
    let cases: String = (0..8)
        .map(|n| format!(" {}: goto @l\n", 5_000_000_000i64 + n))
        .collect();
    let text = format!(
        "func &f (var %a u64) void {{\nswitch (dread u64 %a) @d {{\n{cases}}}\n@l return ()\n@d return ()\n}}"
    );
    let found = after(Pass::Switches, &text).join("\n");
    assert!(
        found.contains("gt u1 u64 (sub u64 (dread u64 %a, constval u64 0x12a05f200), constval u64 7)"),
        "{found}"
    );
    assert!(
        found.contains("rangegoto (sub u64 (dread u64 %a, constval u64 0x12a05f200)) 0 {"),
        "{found}"
    );
}

const PAIR: &str = "type $P <struct {@a i32, @n <struct {@b i8, @c i16}>, @d f64}>\n";

#[test]
fn aggregate_results_and_further_results_go_through_hidden_formals() {
    let text = format!(
        "{PAIR}var $p <$P>\nfunc &f (var %x <$P>) <$P>, i32 {{\n return (dread agg %x, dread i32 %x 1)\n}}"
    );
    let found = after(Pass::Memory, &text);
    assert_eq!(
        found,
        [
            "func &f (reg %2 a64, reg %3 a64, reg %1 a64) void {",
            "var %x <$P>",
            "iassignoff i32 0 (regread a64 %3, ireadoff i32 0 (regread a64 %1))",
            "intrinsiccall copy_bytes (regread a64 %2, regread a64 %1, constval i64 16)",
            "return ()",
            "}",
        ]
    );
}

#[test]
fn callers_copy_aggregate_arguments() {
    let text = format!(
        "{PAIR}var $p <$P>\nfunc &g (var %x <$P>) void\nfunc &f () void {{\n call &g (dread agg $p)\n return ()\n}}"
    );
    check(
        Pass::Memory,
        &text,
        &[
            "reg %2 a64 0",
            "regassign a64 %2 (alloca a64 (constval i64 16))",
            "intrinsiccall copy_bytes (regread a64 %2, addrof a64 $p, constval i64 16)",
            "icall (addroffunc a64 &g, regread a64 %2)",
            "return ()",
        ],
    );
}

#[test]
fn nested_fields_and_narrow_loads() {
    let text = format!(
        "{PAIR}func &f (var %p <* <$P>>, var %b i8) u32 {{\n \
        iassign <* <$P>> 4 (dread ptr %p, dread i32 %b)\n return (iread u32 <* <$P>> 3 (dread ptr %p))\n}}"
    );
    check(
        Pass::Memory,
        &text,
        &[
            "iassignoff i16 6 (dread ptr %p, dread i8 %b)",
            "return (ireadoff u8 4 (dread ptr %p))",
        ],
    );
}

#[test]
fn trailing_indices_may_be_missing_and_constants_fold() {
    check(
        Pass::Memory,
        "var $m <[3][4] i32>\nfunc &f (var %i i32) ptr {\n \
         return (array 1 ptr <* <[3][4] i32>> (addrof ptr $m, dread i32 %i))\n}",
        &[
            "return (add a64 (addrof a64 $m, mul i64 (intrinsicop i64 check_index (dread i32 %i, constval i64 3), \
             constval i64 16)))",
        ],
    );
    check(
        Pass::Memory,
        "var $m <[3][4] i32>\nfunc &f () i32 {\n \
         return (iread i32 <* i32> (array 1 ptr <* <[3][4] i32>> (addrof ptr $m, constval i32 2, constval i32 1)))\n}",
        &["return (ireadoff i32 36 (addrof a64 $m))"],
    );
}

#[test]
fn over_aligned_locals_align_the_frame() {
    let found = after(
        Pass::Memory,
        "func &f () ptr {\n var %a <[4] i32> align(64)\n return (addrof ptr %a)\n}",
    )
    .join("\n");
    assert!(
        found.contains("band a64 (add a64 (alloca a64 (constval i64 80), constval i64 63)"),
        "{found}"
    );
}

#[test]
fn a_return_without_value_takes_the_register_or_zero() {
    check(
        Pass::Memory,
        "func &f () i32 {\n regassign i32 %%retval0 (constval i32 4)\n return ()\n}",
        &[
            "regassign i32 %%retval0 (constval i32 4)",
            "return (regread i32 %%retval0)",
        ],
    );
}

#[test]
fn floating_point_truth_values_are_compared() {
    check(
        Pass::Conversions,
        "func &f (var %x f64) i32 {\n return (land i32 (dread f64 %x, constval i32 1))\n}",
        &["return (land i32 (ne u1 f64 (dread f64 %x, constval f64 0.0), constval i32 1))"],
    );
}

#[test]
fn what_is_not_lowered_yet_is_said() {
    let cases = [
        (
            "func &f () void { eval (ireadfpoff v4i32 8)\n return () }",
            "ireadfpoff of values of type v4i32",
        ),
        (
            "func &f (var %x v4i32) void { intrinsiccall C_strlen (dread v4i32 %x)\n return () }",
            "an operand of type v4i32 of intrinsiccall",
        ),
        (
            "func &f (var %x dynf64) void { return () }",
            "a parameter or result of type dynf64",
        ),
        (
            "func &f () void { var %x <[] i32> = [5]\n return () }",
            "an initial value of a variable in the frame whose type has no fixed size",
        ),
    ];
    for (text, message) in cases {
        let found = after(Pass::Conversions, text).join("\n");
        assert!(found.contains(message), "{text}: {found}");
    }
}
