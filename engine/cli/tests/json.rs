//! `--message-format=json`: an object a line, for editors and build tools.

mod support;

use serde_json::{Value, json};

use support::{Project, run, tool};

/// What a tool says, each line an object.
fn messages(project: &Project, name: &str, words: &[&str]) -> (i32, Vec<Value>) {
    let (status, _, stderr) = run(tool(name)
        .arg("--message-format=json")
        .args(words)
        .current_dir(project.folder()));
    let objects = stderr.lines().map(|line| serde_json::from_str(line).expect(line));
    (status, objects.collect())
}

#[test]
fn problems_have_the_members_of_rustc() {
    let text = "func &f (var %x i32) i32 {\n  return (ad i32 (dread i32 %x))\n}\n";
    let project = Project::with(&[("a.mpl", text)]);
    let (status, found) = messages(&project, "mplc", &["--color=always", "a.mpl"]);
    let rendered = "\
a.mpl:2:11: error[syntax]: expected an expression, found `ad`
  |
2 |   return (ad i32 (dread i32 %x))
  |           ^^
  |
  = help: did you mean `add`?
";
    let expected = json!({
        "$message_type": "diagnostic",
        "message": "expected an expression, found `ad`",
        "code": { "code": "syntax", "explanation": maple_codegen::explain("syntax") },
        "level": "error",
        "spans": [{
            "file_name": "a.mpl",
            "byte_start": 37,
            "byte_end": 39,
            "line_start": 2,
            "line_end": 2,
            "column_start": 11,
            "column_end": 13,
            "is_primary": true,
            "text": [{
                "text": "  return (ad i32 (dread i32 %x))",
                "highlight_start": 11,
                "highlight_end": 13,
            }],
            "label": null,
            "suggested_replacement": null,
            "suggestion_applicability": null,
            "expansion": null,
        }],
        "children": [{
            "message": "did you mean `add`?",
            "code": null,
            "level": "help",
            "spans": [],
            "children": [],
            "rendered": null,
        }],
        "rendered": rendered,
    });
    assert_eq!((status, found), (1, vec![expected]));
    assert_eq!(&text[37..39], "ad");
}

#[test]
fn columns_count_characters_and_offsets_bytes() {
    // The error is behind quotes, a backslash, a tab and characters of two to four bytes.
    let line = "\tcall &puts (conststr ptr \"\\\"\\\\ ä€😀\", dread i32 %größe)";
    let text = format!("func &puts (var %s <* i8>, ...) i32\nfunc &f () void {{\n{line}\n}}\n");
    let project = Project::with(&[("a.mpl", &text)]);
    let (_, found) = messages(&project, "mplc", &["a.mpl"]);
    let span = &found[0]["spans"][0];
    let at = text.find("%größe").expect("the name");
    let column = line.chars().position(|c| c == '%').expect("the name") + 1;
    assert_eq!(span["byte_start"], at);
    assert_eq!(span["byte_end"], at + "%größe".len());
    assert_eq!(
        (&span["line_start"], &span["column_start"]),
        (&json!(3), &json!(column))
    );
    assert_eq!(
        (&span["line_end"], &span["column_end"]),
        (&json!(3), &json!(column + 6))
    );
    assert_eq!(span["text"][0]["text"], line);
    assert_eq!(span["text"][0]["highlight_start"], column);
    assert_eq!(span["text"][0]["highlight_end"], column + 6);
    assert_eq!(found[0]["message"], "local variable %größe is not declared");
}

#[test]
fn everything_that_people_see_is_there() {
    let text = "\
srclang nonesuch
func &f () i32 {
  return (dread i32 %x)
}
func &g () i32 {
  return (constval i32 1
}
";
    let project = Project::with(&[("a.mpl", text)]);
    let words = ["-k", "a.mpl", "missing.mpl"];
    let (status, found) = messages(&project, "mplc", &words);
    let (_, _, human) = run(tool("mplc").args(words).current_dir(project.folder()));
    assert_eq!(status, 1);
    let levels: Vec<_> = found
        .iter()
        .filter_map(|message| message["level"].as_str())
        .collect();
    let expected = ["warning", "error", "error", "warning", "error", "failure-note"];
    assert_eq!(levels, expected, "{found:#?}");
    let rendered: String = found
        .iter()
        .filter_map(|message| message["rendered"].as_str())
        .collect();
    assert_eq!(rendered, human);
    for message in &found {
        for child in message["children"].as_array().expect("children") {
            let text = child["message"].as_str().expect("a text");
            assert!(human.contains(&format!("= help: {text}")), "{child}");
        }
    }
    let helps = found.iter().filter(|message| message["children"] != json!([]));
    assert_eq!(helps.count(), human.matches("= help: ").count());
}

#[test]
fn traps_and_errors_of_the_other_tools_are_objects_too() {
    let text = "func &main () i32 {\n  return (div i32 (constval i32 1, constval i32 0))\n}\n";
    let project = Project::new(&[("a", text)]);
    let (status, found) = messages(&project, "mplsh", &["a.so"]);
    assert_eq!((status, found.len()), (134, 1));
    assert_eq!(found[0]["message"], "trap: integer division by zero");
    let frame = found[0]["children"][0]["message"].as_str().expect("a frame");
    assert!(frame.starts_with("at main+0x"), "{frame}");
    for name in ["mplsh", "mpldis"] {
        let (status, found) = messages(&project, name, &["missing.so"]);
        assert_eq!((status, found.len()), (1, 1));
        let message = found[0]["message"].as_str().expect("a message");
        assert!(message.starts_with("missing.so: "), "{message}");
        assert_eq!(
            (&found[0]["code"], &found[0]["spans"]),
            (&Value::Null, &json!([]))
        );
    }
}
