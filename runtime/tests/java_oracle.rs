//! Numbers as a real Java sees them. The tests need a Java 17 for x86-64 in the path, so they run on request:
//! `cargo test -p maple-rt --test java_oracle -- --ignored`. `MAPLE_ORACLE_ROUNDS` makes them longer.

use std::io::{BufRead, BufReader};
use std::process::{Command, Stdio};

use maple_rt::java::{math, number};

fn double(bits: &str) -> f64 {
    f64::from_bits(u64::from_str_radix(bits, 16).expect("bits of a double"))
}

fn hex(x: f64) -> String {
    // NaN has one form in Java.
    format!("{:x}", if x.is_nan() { 0x7ff8 << 48 } else { x.to_bits() })
}

/// What this crate has to say to a line's question.
fn answer(kind: &str, question: &[&str]) -> String {
    match (kind, question) {
        ("d", [x]) => number::double_to_string(double(x)),
        ("f", [x]) => number::float_to_string(f32::from_bits(
            u32::from_str_radix(x, 16).expect("bits of a float"),
        )),
        ("s", [x]) => hex(math::sin(double(x))),
        ("c", [x]) => hex(math::cos(double(x))),
        ("p", [x, y]) => hex(math::pow(double(x), double(y))),
        ("n", [text, _]) => {
            let double = number::parse_double(text).expect("a number");
            format!("{:x}", double.to_bits())
        }
        _ => panic!("no question: {kind} {question:?}"),
    }
}

#[test]
#[ignore = "needs a Java 17"]
fn numbers_are_those_of_java() {
    let rounds = std::env::var("MAPLE_ORACLE_ROUNDS").unwrap_or_else(|_| "100000".to_owned());
    let source = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/oracle/Oracle.java");
    let mut java = Command::new("java")
        .args([source, "1", &rounds])
        .stdout(Stdio::piped())
        .spawn()
        .expect("java starts");
    let output = java.stdout.take().expect("a pipe");
    let (mut asked, mut wrong) = (0u64, Vec::new());
    let (mut powers, mut other_powers) = (0u64, 0u64);
    for line in BufReader::new(output).lines() {
        let line = line.expect("text");
        let parts: Vec<&str> = line.split(' ').collect();
        let [kind, question @ .., java] = parts.as_slice() else {
            panic!("no answer: {line}");
        };
        let equal = if *kind == "n" {
            let float = number::parse_float(question[0]).expect("a number");
            answer(kind, question) == question[1] && format!("{:x}", float.to_bits()) == *java
        } else {
            answer(kind, question) == *java
        };
        asked += 1;
        if *kind == "p" {
            powers += 1;
            other_powers += u64::from(!equal);
        } else if !equal {
            wrong.push(line);
        }
    }
    assert!(java.wait().expect("java ends").success());
    println!(
        "{asked} answers compared, {} differ; {other_powers} of {powers} powers differ",
        wrong.len()
    );
    assert!(wrong.is_empty(), "{:?}", &wrong[..wrong.len().min(20)]);
    assert!(
        other_powers * 500 < powers,
        "{other_powers} of {powers} powers differ"
    );
}
