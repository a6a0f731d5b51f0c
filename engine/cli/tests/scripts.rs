//! Random scripts do the same on both executors and in node, where there is one, and leave nothing behind.
//!
//! `MAPLE_TEST_RANDOM` is the number of scripts, `MAPLE_TEST_SEED` the first seed.

#[path = "scripts/generate.rs"]
mod generate;
mod support;

use std::fmt::Write;
use std::process::Command;

use support::{Project, run, tool};

/// Scripts, unless the environment says otherwise.
const DEFAULT: u64 = if cfg!(debug_assertions) { 40 } else { 800 };

/// Scripts in one process.
const BATCH: u64 = 40;

const PRELUDE: &str = include_str!("scripts/prelude.js");

fn number(name: &str, default: u64) -> u64 {
    std::env::var(name).map_or(default, |text| text.parse().expect("a number"))
}

/// A program of the scripts with these seeds.
fn program(seeds: std::ops::Range<u64>) -> String {
    let mut text = PRELUDE.to_owned();
    for seed in seeds {
        let script = generate::script(seed);
        let _ = writeln!(
            text,
            "console.log('seed', {seed}); (function () {{\n{script}}})();"
        );
    }
    text
}

/// How they differ, if they do.
fn difference(seeds: std::ops::Range<u64>, node: bool) -> Option<String> {
    let project = Project::with(&[("script.js", &program(seeds))]);
    let [threaded, stepper] = ["--engine=threaded", "--engine=stepper"].map(|engine| {
        run(tool("mplsh")
            .args([engine, "--check-leaks", "script.js"])
            .current_dir(project.folder()))
    });
    if threaded != stepper {
        return Some(apart("threaded", &threaded, "stepper", &stepper));
    }
    let of_node = node.then(|| {
        run(Command::new("node")
            .arg("--stack-size=4000")
            .arg("script.js")
            .current_dir(project.folder()))
    });
    let of_node = of_node?;
    let same = (threaded.0, &threaded.1) == (of_node.0, &of_node.1);
    (!same).then(|| apart("mplsh", &threaded, "node", &of_node))
}

/// The first lines that differ.
fn apart(
    name: &str,
    (status, out, err): &(i32, String, String),
    other: &str,
    (status2, out2, err2): &(i32, String, String),
) -> String {
    let lines = |out: &str, err: &str| {
        format!("{out}{err}")
            .lines()
            .map(str::to_owned)
            .collect::<Vec<_>>()
    };
    let (ours, theirs) = (lines(out, err), lines(out2, err2));
    let at = ours.iter().zip(&theirs).take_while(|(a, b)| a == b).count();
    let shown = |lines: &[String]| {
        lines
            .get(at..(at + 3).min(lines.len()))
            .unwrap_or_default()
            .join("\n")
    };
    format!(
        "line {}: {name} (status {status}):\n{}\n{other} (status {status2}):\n{}",
        at + 1,
        shown(&ours),
        shown(&theirs)
    )
}

fn node_is_there() -> bool {
    let version = Command::new("node").arg("--version").output();
    version.is_ok_and(|output| output.stdout.starts_with(b"v20."))
}

#[test]
fn executors_and_node_agree() {
    let first = number("MAPLE_TEST_SEED", 0);
    let end = first + number("MAPLE_TEST_RANDOM", DEFAULT);
    let node = node_is_there();
    if !node {
        eprintln!("node 20 is not installed: the executors are compared with each other only");
    }
    let mut failures = Vec::new();
    for batch in (first..end).step_by(BATCH as usize) {
        let seeds = batch..(batch + BATCH).min(end);
        if difference(seeds.clone(), node).is_none() {
            continue;
        }
        let alone = seeds.clone().filter_map(|seed| {
            let apart = difference(seed..seed + 1, node)?;
            Some(format!("seed {seed}: {apart}"))
        });
        let before = failures.len();
        failures.extend(alone);
        if failures.len() == before {
            failures.push(format!("seeds {seeds:?}, together only"));
        }
    }
    assert!(failures.is_empty(), "{}", failures.join("\n\n"));
}

#[test]
fn equal_seeds_give_equal_scripts() {
    assert!((0..50).all(|seed| generate::script(seed) == generate::script(seed)));
}
