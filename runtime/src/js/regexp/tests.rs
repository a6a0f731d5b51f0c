use super::*;
use crate::js::node;

fn units(text: &str) -> Vec<u16> {
    text.encode_utf16().collect()
}

fn compiled(pattern: &str, flags: &str) -> Program {
    compile(&units(pattern), &units(flags)).unwrap()
}

/// Start, end and groups, or the error, as text; the searches begin at `from`.
fn result(pattern: &[u16], flags: &[u16], text: &[u16], from: usize) -> String {
    let program = match compile(pattern, flags) {
        Ok(program) => program,
        Err(_) => return "error".to_owned(),
    };
    let Some(found) = exec(&program, text, from) else {
        return "null".to_owned();
    };
    let range = |range: &Option<Range<usize>>| {
        range
            .as_ref()
            .map_or("-".to_owned(), |range| format!("{},{}", range.start, range.end))
    };
    let groups = found
        .groups
        .iter()
        .map(|group| format!(" {}", range(group)))
        .collect::<String>();
    let named = found
        .names
        .iter()
        .map(|name| format!(" {}:{}", name.name, range(&found.groups[name.index])));
    format!(
        "{},{}{groups}{}",
        found.start,
        found.end,
        named.collect::<String>()
    )
}

const SCRIPT: &str = "const [p, f, t, from] = line.split(':'), s = unhex(t);
    let r;
    try { r = new RegExp(unhex(p), [...new Set(unhex(f) + 'd' + (unhex(f).includes('y') ? '' : 'g'))].join('')); } catch { return 'error'; }
    r.lastIndex = +from;
    const m = r.exec(s), range = i => i ? i.join() : '-';
    if (!m) return 'null';
    const names = Object.entries(m.indices.groups ?? {}).map(([n, i]) => ' ' + n + ':' + range(i));
    return m.indices.map(range).join(' ') + names.join('')";

#[test]
fn values_of_node() {
    let found = exec(&compiled("(a)|(?<year>b+)", ""), &units("xbbb"), 0).unwrap();
    assert_eq!((found.start, found.end), (1, 4));
    assert_eq!(found.groups, [None, Some(1..4)]);
    assert_eq!(
        found.names[0],
        GroupName {
            name: "year".to_owned(),
            index: 1
        }
    );
    assert_eq!(exec(&compiled("b", "y"), &units("abb"), 0), None);
    assert_eq!(exec(&compiled("b", "y"), &units("abb"), 2).unwrap().start, 2);
    assert_eq!(exec(&compiled("", ""), &units("ab"), 3), None);
    // The halves of a pair are characters without the flag.
    assert_eq!(exec(&compiled("^.$", "u"), &units("😀"), 0).unwrap().end, 2);
    assert_eq!(exec(&compiled("^.$", ""), &units("😀"), 0), None);
    assert_eq!(exec(&compiled(".", "gu"), &units("😀"), 1).unwrap().start, 0);
    assert_eq!(exec(&compiled("\\ud83d", ""), &units("😀"), 0).unwrap().end, 1);
    assert_eq!(exec(&compiled("\\ud83d", "u"), &units("😀"), 0), None);
    assert_eq!(exec(&compiled("^a", "g"), &units("aa"), 1), None);
    assert_eq!(exec(&compiled("^a", "gm"), &units("a\na"), 1).unwrap().start, 2);
}

/// Messages that node printed.
#[test]
fn errors_have_the_words_of_node() {
    let errors = [
        ("(", "", "Unterminated group"),
        ("a)", "g", "Unmatched ')'"),
        ("[a", "", "Unterminated character class"),
        ("\\", "", "\\ at end of pattern"),
        ("[\\", "", "\\ at end of pattern"),
        ("*", "", "Nothing to repeat"),
        ("a**", "", "Nothing to repeat"),
        ("{1}", "", "Nothing to repeat"),
        ("\\b+", "", "Nothing to repeat"),
        ("(?<=a)*", "", "Invalid quantifier"),
        ("a{2,1}", "", "numbers out of order in {} quantifier"),
        ("a{1", "u", "Incomplete quantifier"),
        ("[b-a]", "", "Range out of order in character class"),
        ("[\\w-a]", "u", "Invalid character class"),
        ("\\q", "u", "Invalid escape"),
        ("\\u", "u", "Invalid Unicode escape"),
        ("(?<1>a)", "", "Invalid capture group name"),
        ("(?<a>x)(?<a>y)", "", "Duplicate capture group name"),
        ("(?<a>x)|(?<a>y)", "", "Duplicate capture group name"),
        ("(?i:a)", "", "Invalid group"),
        ("(?<a>x)\\k<b>", "", "Invalid named capture referenced"),
        ("(?<a>x)\\k", "", "Invalid named reference"),
        ("\\p{Foo}", "u", "Invalid property name"),
    ];
    for (pattern, flags, cause) in errors {
        let message = format!("Invalid regular expression: /{pattern}/{flags}: {cause}");
        assert_eq!(compile(&units(pattern), &units(flags)).map(|_| ()), Err(message));
    }
    for flags in ["gg", "x", "uv"] {
        let message = format!("Invalid flags supplied to RegExp constructor '{flags}'");
        assert_eq!(compile(&[], &units(flags)).map(|_| ()), Err(message));
    }
}

#[test]
fn matches_agree_with_node() {
    const PIECES: [&str; 59] = [
        "a",
        "b",
        "a",
        "b",
        "A",
        "1",
        ".",
        "^",
        "$",
        "|",
        "(",
        ")",
        "(",
        ")",
        "(?:",
        "(?=",
        "(?!",
        "(?<=",
        "(?<!",
        "(?<n>",
        "*",
        "+",
        "?",
        "*?",
        "{2}",
        "{1,}",
        "{0,2}?",
        "{",
        "}",
        "[",
        "]",
        "[ab]",
        "[^a]",
        "[\\W_]",
        "[^\\W1]",
        "[a-\\W-b]",
        "[a-c1]",
        "[\\d-x]",
        "\\1",
        "\\2",
        "\\b",
        "\\B",
        "\\d",
        "\\W",
        "\\s",
        "\\w+",
        "\\n",
        "\\x61",
        "\\u0062",
        "\\0",
        "\\07",
        "\\cA",
        "\\c",
        "\\k<n>",
        "😀",
        "\\-",
        "é",
        "É",
        "[é-ý]",
    ];
    const LETTERS: [&str; 20] = [
        "a", "b", "a", "b", "A", "B", "1", " ", "\n", "c", "x", "😀", "é", "É", "ſ", "k", "\u{212a}", "ı",
        "i", "s",
    ];
    const FLAGS: [&str; 10] = ["", "", "i", "m", "s", "u", "iu", "y", "im", "uy"];
    let mut random = node::Random(13);
    let mut input = Vec::new();
    let mut shown = Vec::new();
    let mut ours = Vec::new();
    let mut some = |pieces: &[&str], limit: u64| {
        let count = random.below(limit);
        (0..count)
            .map(|_| pieces[random.below(pieces.len() as u64) as usize])
            .collect::<String>()
    };
    for index in 0..20_000 {
        let (pattern, mut text, flags) = (some(&PIECES, 8), some(&LETTERS, 8), FLAGS[index % 10]);
        // These letters are told from ASCII only if the pattern is ASCII.
        if !pattern.is_ascii() || pattern.contains("\\u") {
            text = text.replace(['ſ', 'ı', '\u{212a}'], "x");
        }
        // Node finds this between the halves of a pair, against the standard.
        if pattern.contains("\\B") && flags.contains('u') {
            text = text.replace('😀', "x");
        }
        let t = units(&text);
        // Between the halves of a pair node goes back for some patterns only, against the standard.
        let from = if in_pair(&t, index % 3) { 0 } else { index % 3 };
        let [p, f] = [&pattern, flags].map(units);
        input.push(format!(
            "{}:{}:{}:{from}",
            node::hex(&p),
            node::hex(&f),
            node::hex(&t)
        ));
        shown.push(format!("/{pattern}/{flags} {text:?} {from}"));
        ours.push(result(&p, &f, &t, from));
    }
    if let Some(node) = node::lines(SCRIPT, &input) {
        assert_eq!(node::differences(&shown, &ours, &node), None);
    }
}

#[test]
fn case_agrees_with_node() {
    // All units that have another case.
    let cased = (0..=0xffffu16).filter(|&unit| {
        let text = [unit];
        crate::js::text::to_upper(&text) != text || crate::js::text::to_lower(&text) != text
    });
    let cased = cased.collect::<Vec<_>>();
    for flags in ["gi", "giu"] {
        let mut input = Vec::new();
        let mut ours = Vec::new();
        // All patterns take long.
        for &unit in cased.iter().filter(|&&unit| unit < 0x250 || unit % 7 == 0) {
            let pattern = format!("\\u{unit:04x}");
            // Letters that are written as they are, if they are ASCII, are told from others.
            let plain = u8::try_from(unit)
                .ok()
                .filter(u8::is_ascii)
                .map(|byte| char::from(byte).to_string());
            let program = compiled(plain.as_ref().unwrap_or(&pattern), flags);
            let mut found = Vec::new();
            let mut from = 0;
            while let Some(next) = exec(&program, &cased, from) {
                found.push(cased[next.start]);
                from = next.end;
            }
            input.push(format!("{pattern}:{flags}:{}", node::hex(&cased)));
            ours.push(node::hex(&found));
        }
        let script = "const [p, f, t] = line.split(':'); return hex([...unhex(t).matchAll(new RegExp(p, f))].join(''))";
        if let Some(node) = node::lines(script, &input) {
            for line in &mut input {
                line.truncate(10);
            }
            // The crate maps a letter to one letter, where node maps it to two and then leaves it.
            let known = |line: &str| {
                let point = u32::from_str_radix(&line[2..6], 16).unwrap();
                !flags.contains('u') && (matches!(point, 0x131 | 0x17f | 0x1f80..=0x1fff))
            };
            let kept = (0..input.len())
                .filter(|&index| !known(&input[index]))
                .collect::<Vec<_>>();
            let of = |lines: &[String]| kept.iter().map(|&index| lines[index].clone()).collect::<Vec<_>>();
            assert_eq!(
                node::differences(&of(&input), &of(&ours), &of(&node)),
                None,
                "{flags}"
            );
        }
    }
}

/// On the stack of a test's thread, which is not large.
#[test]
fn large_patterns_are_compiled_or_refused() {
    let nested = |before: &str, after: &str, count: usize| before.repeat(count) + &after.repeat(count);
    let compiled = [
        "((a{1000}){1000}){1000}".to_owned(),
        "a{100000000}".to_owned(),
        "a|".repeat(2000),
        nested("(", ")", 250),
        nested("(a|b|", ")", 250),
        nested("(?:(?:a*(", ")b*)*?)+", 84),
    ];
    for pattern in compiled {
        assert!(compile(&units(&pattern), &[]).is_ok(), "{pattern}");
    }
    for pattern in ["a|".repeat(100_000), nested("(", ")", 1000), "(".repeat(100_000)] {
        let message = compile(&units(&pattern), &[]).unwrap_err();
        assert!(message.ends_with(": Regular expression too large"));
    }
}
