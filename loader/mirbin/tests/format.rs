//! The tables of FORMAT.md are expansions of the Rust tables. `MAPLE_BLESS=1 cargo test -p maple-mirbin --test format` rewrites them.

use std::fmt::Write;

use maple_mirbin::intrinsics::{Args, Outcome, XintrinsicInfo};
use maple_mirbin::{Features, Intrinsic, Kind, Level, Op, OpInfo, Prim, Xintrinsic, class};

const PATH: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../FORMAT.md");

fn row(out: &mut String, cells: &[&str]) {
    let cells: Vec<String> = cells.iter().map(|cell| cell.replace('|', "\\|")).collect();
    let _ = writeln!(out, "| {} |", cells.join(" | "));
}

fn table(head: &[&str], rows: impl IntoIterator<Item = Vec<String>>) -> String {
    let mut out = String::new();
    row(&mut out, head);
    let _ = writeln!(out, "|{}", "--|".repeat(head.len()));
    for cells in rows {
        row(&mut out, &cells.iter().map(String::as_str).collect::<Vec<_>>());
    }
    out
}

fn code(text: &str) -> String {
    if text.is_empty() {
        String::new()
    } else {
        format!("`{text}`")
    }
}

fn ops() -> String {
    let rows = Op::ALL.iter().map(|&op| {
        let info = op.info();
        let stack = |n: u8| {
            if n == OpInfo::COUNTED {
                "n".to_owned()
            } else {
                n.to_string()
            }
        };
        let level = match info.level {
            Level::Ir => "IR",
            Level::Image => "image",
            Level::Ext => "extension",
        };
        let form = if op.is_encodable() {
            format!("{:?}", info.form).to_uppercase()
        } else {
            String::new()
        };
        let (pops, pushes) = match info.level {
            Level::Ir => (String::new(), String::new()),
            _ => (stack(info.pops), stack(info.pushes)),
        };
        let class = format!("{:?}", info.class).to_lowercase();
        // In code font, or brackets followed by parentheses become a link.
        let meaning = code(info.meaning);
        vec![
            format!("{:02x}", op as u8),
            code(info.name),
            class,
            form,
            pops,
            pushes,
            level.to_owned(),
            meaning,
        ]
    });
    table(
        &[
            "hex", "name", "class", "form", "pops", "pushes", "level", "meaning",
        ],
        rows,
    )
}

fn prims() -> String {
    let rows = Prim::ALL.iter().map(|&ty| {
        let size = if ty.size() == 0 {
            "-".to_owned()
        } else {
            ty.size().to_string()
        };
        let kind = match ty.kind() {
            Kind::None => "no value of its own",
            Kind::Int => "signed integer",
            Kind::Uint => "unsigned integer",
            Kind::Addr => "address",
            Kind::Float => "floating",
            Kind::Wide if ty == Prim::C64 => "complex, in one cell",
            Kind::Wide => "wide, in memory only",
            Kind::Dyn if ty.is_tagged() => "tagged value; in MPJS functions JavaScript value",
            Kind::Dyn => "JavaScript value",
        };
        vec![
            format!("{:02x}", ty as u8),
            code(ty.name()),
            size,
            kind.to_owned(),
        ]
    });
    table(&["hex", "name", "size", "kind"], rows)
}

fn outcome(outcome: Outcome) -> String {
    let text = match outcome {
        Outcome::Void => "none",
        Outcome::Plain => "plain",
        Outcome::Owned => "owned",
    };
    text.to_owned()
}

fn throws(throws: bool) -> String {
    if throws { "yes".to_owned() } else { String::new() }
}

fn borrows(ends: bool) -> String {
    if ends { "end".to_owned() } else { String::new() }
}

fn intrinsics() -> String {
    let rows = Intrinsic::ALL.iter().map(|&id| {
        let info = id.info();
        let args = match info.args {
            Args::Borrowed => "borrowed",
            Args::Consumed => "consumed",
            Args::LastConsumed => "last consumed",
            Args::LastBorrowed => "all but last consumed",
        };
        vec![
            format!("{:02x}", id as u8),
            code(info.name),
            code(info.entry),
            args.to_owned(),
            outcome(info.outcome),
            throws(info.throws),
            borrows(info.ends_borrows),
        ]
    });
    table(
        &[
            "hex",
            "name",
            "runtime entry",
            "arguments",
            "result",
            "throws",
            "borrows",
        ],
        rows,
    )
}

fn xintrinsics() -> String {
    let rows = Xintrinsic::ALL.iter().map(|&id| {
        let info = id.info();
        vec![
            (id as u32).to_string(),
            code(info.name),
            match info.arity {
                XintrinsicInfo::ANY => "1 to 255".to_owned(),
                arity => arity.to_string(),
            },
            outcome(info.outcome),
            throws(info.throws),
            borrows(info.ends_borrows),
            info.meaning.to_owned(),
        ]
    });
    table(
        &["id", "name", "operands", "result", "throws", "borrows", "meaning"],
        rows,
    )
}

fn features() -> String {
    let rows = Features::NAMES.iter().map(|&(bit, name)| {
        let ops = Op::ALL
            .iter()
            .filter(|op| op.feature() == bit)
            .map(|op| code(op.name()));
        vec![
            bit.trailing_zeros().to_string(),
            name.to_owned(),
            ops.collect::<Vec<_>>().join(", "),
        ]
    });
    table(&["bit", "name", "opcodes"], rows)
}

/// The fields of a record of `.maple.class`.
fn layout(fields: &[(usize, usize, &str)]) -> String {
    let rows = fields
        .iter()
        .map(|&(offset, size, meaning)| vec![offset.to_string(), size.to_string(), meaning.to_owned()]);
    table(&["offset", "size", "field"], rows)
}

/// The verifier's rules as its module head states them.
fn rules() -> String {
    let mut out = String::new();
    let mut inside = false;
    for line in include_str!("../src/verify.rs").lines() {
        let Some(text) = line.strip_prefix("//! ") else {
            inside = false;
            continue;
        };
        let numbered = text
            .trim_start()
            .split_once(". `")
            .is_some_and(|(n, _)| n.parse::<u8>().is_ok());
        inside = numbered || inside && text.starts_with("    ");
        if inside {
            let _ = writeln!(out, "{}", text.trim_end());
        }
    }
    out
}

/// Replaces what stands between the markers of `name`.
fn replace(document: &str, name: &str, contents: &str) -> String {
    let begin = format!("<!-- begin generated: {name} -->\n");
    let end = "<!-- end -->";
    let start = document
        .find(&begin)
        .unwrap_or_else(|| panic!("FORMAT.md has no markers for {name}"))
        + begin.len();
    let stop = start
        + document[start..]
            .find(end)
            .unwrap_or_else(|| panic!("the table {name} has no end marker"));
    format!("{}{contents}{}", &document[..start], &document[stop..])
}

#[test]
fn the_tables_of_format_md_are_current() {
    let current = std::fs::read_to_string(PATH).expect("FORMAT.md is readable");
    let tables = [
        ("ops", ops()),
        ("prims", prims()),
        ("intrinsics", intrinsics()),
        ("xintrinsics", xintrinsics()),
        ("features", features()),
        ("class record", layout(class::record::FIELDS_OF_FORMAT)),
        ("class method", layout(class::method::FIELDS_OF_FORMAT)),
        ("class field", layout(class::field::FIELDS_OF_FORMAT)),
        ("rules", rules()),
    ];
    let expected = tables
        .iter()
        .fold(current.clone(), |text, (name, table)| replace(&text, name, table));
    if std::env::var_os("MAPLE_BLESS").is_some() {
        std::fs::write(PATH, &expected).expect("FORMAT.md is writable");
    } else if let Some((line, (old, new))) = current
        .lines()
        .zip(expected.lines())
        .enumerate()
        .find(|(_, (old, new))| old != new)
    {
        panic!(
            "FORMAT.md:{}: out of date; run this test with MAPLE_BLESS=1\n-{old}\n+{new}",
            line + 1
        );
    } else {
        assert_eq!(
            current, expected,
            "FORMAT.md is out of date; run this test with MAPLE_BLESS=1"
        );
    }
    assert_eq!(current.matches("<!-- begin generated: ").count(), tables.len());
}
