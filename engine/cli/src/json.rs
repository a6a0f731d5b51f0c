//! Messages as JSON, an object a line, with the members that rustc gives its own (`--error-format=json`): editors and build tools read those.

use maple_codegen::diag::Diagnostic;
use serde_json::{Value, json};

/// A problem in a text; `rendered` is what people would see.
pub fn diagnostic(d: &Diagnostic, rendered: &str) -> String {
    let code = json!({ "code": d.code, "explanation": maple_codegen::explain(d.code) });
    let related = d.related.as_deref().and_then(span).map(|mut related| {
        related["is_primary"] = json!(false);
        related
    });
    let spans: Vec<Value> = span(d).into_iter().chain(related).collect();
    let helps = Some(d.hint.as_str()).filter(|hint| !hint.is_empty());
    let children = helps.map(|help| child("help", help)).into_iter().collect();
    let level = d.severity.to_string();
    line((&level, &d.message, code), spans, children, rendered)
}

/// A message about no text. Its first line is what it says, the others are notes.
pub fn message(level: &str, rendered: &str) -> String {
    let mut lines = rendered.lines();
    let first = lines.next().unwrap_or_default();
    // The level is a member of its own.
    let said = first.strip_prefix(level).and_then(|rest| rest.strip_prefix(": "));
    let children = lines.map(|line| child("note", line.trim())).collect();
    line(
        (level, said.unwrap_or(first), Value::Null),
        Vec::new(),
        children,
        rendered,
    )
}

fn line(
    (level, message, code): (&str, &str, Value),
    spans: Vec<Value>,
    children: Vec<Value>,
    rendered: &str,
) -> String {
    let object = json!({
        "$message_type": "diagnostic",
        "message": message,
        "code": code,
        "level": level,
        "spans": spans,
        "children": children,
        "rendered": rendered,
    });
    format!("{object}\n")
}

fn child(level: &str, message: &str) -> Value {
    json!({
        "message": message,
        "code": null,
        "level": level,
        "spans": [],
        "children": [],
        "rendered": null,
    })
}

/// Where a problem is. Lines and columns count from 1, columns characters, bytes from 0; ends are exclusive. What is about a whole file, or a binary,
/// is in its first line.
fn span(d: &Diagnostic) -> Option<Value> {
    if d.file.is_empty() {
        return None;
    }
    let is_whole = d.span.start == u32::MAX;
    let bytes = if is_whole {
        0..0
    } else {
        d.span.start..d.span.end.max(d.span.start)
    };
    let (start, end) = match d.line {
        0 => (
            (1, bytes.start.saturating_add(1)),
            (1, bytes.end.saturating_add(1)),
        ),
        _ => (d.place, d.end),
    };
    let characters = |range: &str| range.chars().count() + 1;
    let before = |at: usize| d.excerpt.get(..at).map_or(1, characters);
    let text = json!([{
        "text": d.excerpt,
        "highlight_start": before(d.excerpt_span.start),
        "highlight_end": before(d.excerpt_span.end),
    }]);
    Some(json!({
        "file_name": d.file,
        "byte_start": bytes.start,
        "byte_end": bytes.end,
        "line_start": start.0,
        "line_end": end.0,
        "column_start": start.1,
        "column_end": end.1,
        "is_primary": true,
        "text": if d.line == 0 { json!([]) } else { text },
        "label": Some(d.label.as_str()).filter(|label| !label.is_empty()),
        "suggested_replacement": null,
        "suggestion_applicability": null,
        "expansion": null,
    }))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_level_is_no_part_of_the_message() {
        let text = message("error", "error: a.so: \"x\"\n  at f\n\tat g\n");
        let value: Value = serde_json::from_str(&text).expect("JSON");
        assert_eq!(value["message"], "a.so: \"x\"");
        let notes: Vec<_> = value["children"].as_array().expect("notes").iter().collect();
        assert_eq!((notes.len(), &notes[1]["message"]), (2, &json!("at g")));
        assert_eq!((text.lines().count(), &value["level"]), (1, &json!("error")));
        let trap: Value = serde_json::from_str(&message("error", "trap: x\n")).expect("JSON");
        assert_eq!(trap["message"], "trap: x");
    }

    #[test]
    fn what_is_about_a_file_is_in_its_first_line() {
        let whole = Diagnostic::unplaced("emit", "a.mpl", "m".to_owned());
        let value = span(&whole).expect("a place");
        assert_eq!((&value["line_start"], &value["byte_end"]), (&json!(1), &json!(0)));
        let binary = Diagnostic::at_offset("magic", "a.uirb", 4, "m");
        let value = span(&binary).expect("a place");
        assert_eq!(
            (&value["column_start"], &value["byte_end"]),
            (&json!(5), &json!(5))
        );
        assert_eq!(span(&Diagnostic::unplaced("emit", "", "m".to_owned())), None);
    }
}
