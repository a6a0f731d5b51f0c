//! Operators on dynamic values of JavaScript: all pairs of values, compared with node where there is one.

mod support;

use std::fmt::Write;
use std::fs;
use std::process::Command;

use support::{Project, run, tool};

/// Values: in MAPLE IR, and in JavaScript.
const VALUES: &[(&str, &str)] = &[
    ("constval dynundef 0", "undefined"),
    ("constval dynnull 0", "null"),
    ("constval dynbool 0", "false"),
    ("constval dynbool 1", "true"),
    ("constval dyni32 0", "0"),
    ("constval dynf64 -0.0", "-0"),
    ("constval dyni32 1", "1"),
    ("constval dyni32 -1", "-1"),
    ("constval dyni32 2", "2"),
    ("constval dyni32 3", "3"),
    ("constval dyni32 7", "7"),
    ("constval dyni32 -7", "-7"),
    ("constval dyni32 31", "31"),
    ("constval dyni32 32", "32"),
    ("constval dyni32 33", "33"),
    ("constval dyni32 255", "255"),
    ("constval dyni32 65536", "65536"),
    ("constval dyni32 2147483647", "2147483647"),
    ("constval dyni32 -2147483648", "-2147483648"),
    ("constval dynf64 2147483648.0", "2147483648"),
    ("constval dynf64 -2147483649.0", "-2147483649"),
    ("constval dynf64 4294967295.0", "4294967295"),
    ("constval dynf64 4294967296.0", "4294967296"),
    ("constval dynf64 4503599627370496.0", "4503599627370496"),
    ("constval dynf64 9007199254740991.0", "9007199254740991"),
    ("constval dynf64 9007199254740992.0", "9007199254740992"),
    ("constval dynf64 1.0e21", "1e21"),
    ("constval dynf64 1.0e300", "1e300"),
    ("constval dynf64 5.0e-324", "5e-324"),
    ("constval dynf64 0.1", "0.1"),
    ("constval dynf64 0.2", "0.2"),
    ("constval dynf64 0.5", "0.5"),
    ("constval dynf64 -0.5", "-0.5"),
    ("constval dynf64 1.5", "1.5"),
    ("constval dynf64 2.5", "2.5"),
    ("constval dynf64 -3.75", "-3.75"),
    ("constval dynf64 1.0e10", "1e10"),
    ("constval dynf64 123456.789", "123456.789"),
    ("constval dynany 0xa00000000", "NaN"),
    ("constval dynany 0xb00000000", "Infinity"),
    ("constval dynany 0xb00000001", "-Infinity"),
    ("conststr dynstr \"\"", "''"),
    ("conststr dynstr \" \"", "' '"),
    ("conststr dynstr \"0\"", "'0'"),
    ("conststr dynstr \"1\"", "'1'"),
    ("conststr dynstr \"-1\"", "'-1'"),
    ("conststr dynstr \" 12 \"", "' 12 '"),
    ("conststr dynstr \"0x10\"", "'0x10'"),
    ("conststr dynstr \"1e3\"", "'1e3'"),
    ("conststr dynstr \".5\"", "'.5'"),
    ("conststr dynstr \"abc\"", "'abc'"),
    ("conststr dynstr \"abd\"", "'abd'"),
    ("conststr dynstr \"NaN\"", "'NaN'"),
    ("conststr dynstr \"Infinity\"", "'Infinity'"),
    ("conststr dynstr \"true\"", "'true'"),
    ("conststr dynstr \"null\"", "'null'"),
    ("conststr dynstr \"ü\"", "'ü'"),
    ("intrinsicop dynany JS_NEW_OBJECT_0 ()", "{}"),
    ("intrinsicop dynany JS_NEW_ARR_LENGTH (constval dyni32 0)", "[]"),
    (
        "intrinsicop dynany JS_NEW_OBJECT_1 (constval dyni32 5)",
        "Object(5)",
    ),
    (
        "intrinsicop dynany JS_NEW_OBJECT_1 (conststr dynstr \"7\")",
        "Object('7')",
    ),
];

/// Operators on two values: in MAPLE IR before the operands, and in JavaScript between them.
const OPERATORS: &[(&str, &str)] = &[
    ("add dynany", "+"),
    ("sub dynany", "-"),
    ("mul dynany", "*"),
    ("div dynany", "/"),
    ("rem dynany", "%"),
    ("shl dynany", "<<"),
    ("ashr dynany", ">>"),
    ("lshr dynany", ">>>"),
    ("band dynany", "&"),
    ("bior dynany", "|"),
    ("bxor dynany", "^"),
    ("eq dynany dynany", "=="),
    ("ne dynany dynany", "!="),
    ("lt dynany dynany", "<"),
    ("le dynany dynany", "<="),
    ("gt dynany dynany", ">"),
    ("ge dynany dynany", ">="),
    ("intrinsicop dynany JSOP_STRICTEQ", "==="),
    ("intrinsicop dynany JSOP_STRICTNE", "!=="),
    ("intrinsicop dynany JSOP_ADD", "+"),
    ("intrinsicop dynany JSOP_AND", "&&"),
    ("intrinsicop dynany JSOP_OR", "||"),
];

/// Operators on one value.
const UNARY: &[(&str, &str)] = &[
    ("neg dynany", "-"),
    ("bnot dynany", "~"),
    ("lnot dynany", "!"),
    ("intrinsicop dynany JSOP_TYPEOF", "typeof "),
    ("intrinsicop dynany JS_NUMBER", "+"),
    ("intrinsicop dynany JS_STRING", "''+"),
    ("intrinsicop dynany JS_BOOLEAN", "!!"),
    ("intrinsicop dynany JS_INT32", "0|"),
];

/// A program that prints a line for each operator and first value: results for all second values, with the sign of zeros.
fn module() -> String {
    let mut text = String::from("flavor 1\nsrclang 2\nentryfunc &main\n");
    let functions = OPERATORS.iter().chain(UNARY).enumerate();
    for (number, (operator, _)) in functions {
        let operands = match number < OPERATORS.len() {
            true => "(dread dynany %a, dread dynany %b)",
            false => "(dread dynany %a)",
        };
        let _ = write!(
            text,
            "func &op{number} (var %this dynany, var %a dynany, var %b dynany) dynany {{
  var %r dynany
  dassign %r 0 ({operator} {operands})
  if (intrinsicop u1 JSOP_STRICTEQ (dread dynany %r, constval dyni32 0)) {{
    return (intrinsicop dynany JSOP_ADD (conststr dynstr \"0/\", div dynany (constval dyni32 1, dread dynany %r)))
  }}
  return (intrinsicop dynany JSOP_ADD (intrinsicop dynany JSOP_ADD (intrinsicop dynany JSOP_TYPEOF (dread dynany %r), conststr dynstr \" \"), dread dynany %r))
}}
"
        );
    }
    text.push_str(
        "func &row (var %this dynany, var %f dynany, var %values dynany, var %a dynany, var %count dynany) dynany {
  var %line dynany
  var %i dynany
  var %r dynany
  dassign %line 0 (conststr dynstr \"\")
  dassign %i 0 (constval dyni32 0)
  while (lt u1 dynany (dread dynany %i, dread dynany %count)) {
    intrinsiccallassigned JSOP_CALL (dread dynany %f, constval dynundef 0, dread dynany %a, intrinsicop dynany JSOP_GETPROP (dread dynany %values, dread dynany %i)) { dassign %r 0 }
    dassign %line 0 (add dynany (add dynany (dread dynany %line, dread dynany %r), conststr dynstr \"|\"))
    dassign %i 0 (add dynany (dread dynany %i, constval dyni32 1))
  }
  intrinsiccall JS_PRINT (dread dynany %line)
  return (constval dynundef 0)
}
func &table (var %this dynany, var %f dynany, var %values dynany, var %count dynany) dynany {
  var %i dynany
  var %r dynany
  dassign %i 0 (constval dyni32 0)
  while (lt u1 dynany (dread dynany %i, intrinsicop dynany JSOP_LENGTH (dread dynany %values))) {
    callassigned &row (constval dynundef 0, dread dynany %f, dread dynany %values, intrinsicop dynany JSOP_GETPROP (dread dynany %values, dread dynany %i), dread dynany %count) { dassign %r 0 }
    dassign %i 0 (add dynany (dread dynany %i, constval dyni32 1))
  }
  return (constval dynundef 0)
}
func &main () dynany {
  var %values dynany
  var %f dynany
  var %r dynany
  intrinsiccallassigned JS_NEW_ARR_LENGTH (constval dyni32 0) { dassign %values 0 }
",
    );
    for (at, (value, _)) in VALUES.iter().enumerate() {
        let _ = writeln!(
            text,
            "  intrinsiccall JSOP_SETPROP (dread dynany %values, constval dyni32 {at}, {value})"
        );
    }
    for number in 0..OPERATORS.len() + UNARY.len() {
        let count = match number < OPERATORS.len() {
            true => VALUES.len(),
            false => 1,
        };
        let _ = write!(
            text,
            "  intrinsiccallassigned JS_NEW_FUNCTION (addroffunc ptr &op{number}, constval dynnull 0, constval u32 0x204) {{ dassign %f 0 }}
  callassigned &table (constval dynundef 0, dread dynany %f, dread dynany %values, constval dyni32 {count}) {{ dassign %r 0 }}
"
        );
    }
    text.push_str("  return (constval dynundef 0)\n}\n");
    text
}

/// The same in JavaScript.
fn script() -> String {
    let values: Vec<&str> = VALUES.iter().map(|(_, value)| *value).collect();
    let mut text = format!("const values = [{}];\n", values.join(", "));
    text.push_str("const show = r => r === 0 ? '0/' + 1 / r : typeof r + ' ' + r;\n");
    for (_, operator) in OPERATORS {
        let _ = writeln!(
            text,
            "for (const a of values) console.log(values.map(b => show(a {operator} b) + '|').join(''));"
        );
    }
    for (_, operator) in UNARY {
        let _ = writeln!(
            text,
            "for (const a of values) console.log(show({operator} a) + '|');"
        );
    }
    text
}

#[test]
fn operators_do_what_node_does() {
    let project = Project::with(&[]);
    let (program, script_path) = (project.path("operators.mpl"), project.path("operators.cjs"));
    fs::write(&program, module()).expect("a program");
    fs::write(&script_path, script()).expect("a script");
    let node = Command::new("node").arg(&script_path).output();
    let expected = node.ok().filter(|node| node.status.success());
    let expected = expected.map(|node| String::from_utf8_lossy(&node.stdout).into_owned());
    for engine in ["threaded", "stepper"] {
        let (status, found, errors) = run(tool("mplsh")
            .args(["--engine", engine, "--check-leaks"])
            .arg(&program));
        assert_eq!((status, errors.as_str()), (0, ""), "{engine}");
        assert_eq!(
            found.lines().count(),
            (OPERATORS.len() + UNARY.len()) * VALUES.len()
        );
        let Some(expected) = &expected else {
            continue;
        };
        for (line, (found, expected)) in found.lines().zip(expected.lines()).enumerate() {
            let (operator, value) = (line / VALUES.len(), line % VALUES.len());
            let (operator, _) = OPERATORS.iter().chain(UNARY).nth(operator).expect("an operator");
            assert_eq!(found, expected, "{engine}: {operator} on {}", VALUES[value].1);
        }
    }
}
