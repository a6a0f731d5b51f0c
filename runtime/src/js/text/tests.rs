use super::*;
use crate::js::node;

fn units(text: &str) -> Vec<u16> {
    text.encode_utf16().collect()
}

fn text(units: &[u16]) -> String {
    String::from_utf16(units).unwrap()
}

/// Texts of letters, marks, escapes, and surrogates with and without partners.
fn random_text(random: &mut node::Random, length: u64) -> Vec<u16> {
    const PIECES: [&str; 24] = [
        "a",
        "B",
        "Σ",
        "σ",
        "ß",
        "İ",
        "ŉ",
        "'",
        "%",
        "%41",
        "%u0041",
        "%C3%A9",
        "%2F",
        "%ED%A0%80",
        "%F0%9F%98%80",
        "\"",
        "\\",
        "\n",
        "\u{1}",
        "é",
        "😀",
        "ﬁ",
        "\u{345}",
        " ",
    ];
    let mut text = Vec::new();
    for _ in 0..random.below(length) {
        match random.below(12) {
            0 => text.push(0xd800 + random.below(0x800) as u16),
            1 => text.push(random.bits() as u16),
            2 => text.push(random.below(0x100) as u16),
            _ => text.extend(PIECES[random.below(24) as usize].encode_utf16()),
        }
    }
    text
}

/// Values that node printed.
#[test]
fn values_of_node() {
    assert_eq!(text(&to_upper(&units("Straße ŉ ﬁ"))), "STRASSE ʼN FI");
    assert_eq!(text(&to_lower(&units("ΟΔΟΣ Σ ΣΑΣ. İ"))), "οδος σ σας. i\u{307}");
    assert_eq!(
        text(&encode_uri(&units("a b/é😀#")).unwrap()),
        "a%20b/%C3%A9%F0%9F%98%80#"
    );
    assert_eq!(text(&encode_uri_component(&units("a/b?")).unwrap()), "a%2Fb%3F");
    assert_eq!(text(&decode_uri(&units("%2F%20%23")).unwrap()), "%2F %23");
    assert_eq!(encode_uri(&[0xd800]), Err(MalformedUri));
    for malformed in [
        "%",
        "%4",
        "%zz",
        "%C3",
        "%C3%",
        "%80",
        "%C0%80",
        "%ED%A0%80",
        "%F8%80%80%80%80",
    ] {
        assert_eq!(
            decode_uri_component(&units(malformed)),
            Err(MalformedUri),
            "{malformed}"
        );
    }
    assert_eq!(text(&escape(&units("ä +/☃"))), "%E4%20+/%u2603");
    assert_eq!(text(&unescape(&units("%E4%u2603%u26%%4"))), "ä☃%u26%%4");
    let mut lone = units("\"a\\\u{7f}\n\u{b}");
    lone.push(0xdead);
    assert_eq!(text(&quote_json(&lone)), "\"\\\"a\\\\\u{7f}\\n\\u000b\\udead\"");
    let indices = [
        ("0", Some(0)),
        ("4294967294", Some(4294967294)),
        ("4294967295", None),
        ("01", None),
        ("", None),
        ("-1", None),
        ("1e3", None),
    ];
    for (name, index) in indices {
        assert_eq!(array_index(&units(name)), index, "{name}");
    }
    assert_eq!(code_point_at(&units("a😀"), 1), Some(0x1f600));
    assert_eq!(code_point_at(&units("a😀"), 2), Some(0xde00));
    assert_eq!(code_point_at(&units("a😀"), 3), None);
}

#[test]
fn surrogates_survive_wtf8() {
    let mut random = node::Random(6);
    for _ in 0..2000 {
        let text = random_text(&mut random, 12);
        assert_eq!(from_wtf8(&to_wtf8(&text)), text);
        let mut points = Vec::new();
        code_points(&text).for_each(|point| push_code_point(&mut points, point));
        assert_eq!(points, text);
    }
    assert_eq!(to_wtf8(&[0xd800]), [0xed, 0xa0, 0x80]);
    assert_eq!(
        from_wtf8(b"a\xff\xe2\x82b\xf0\x9f"),
        units("a\u{fffd}\u{fffd}b\u{fffd}")
    );
    assert_eq!(to_utf8_lossy(&[0x61, 0xd800]), "a\u{fffd}");
}

#[test]
fn texts_are_found() {
    let mut random = node::Random(7);
    for _ in 0..20_000 {
        let letters = 1 + random.below(3);
        let mut word = |limit| {
            let length = random.below(limit);
            (0..length)
                .map(|_| random.below(letters) as u16)
                .collect::<Vec<_>>()
        };
        let (text, pattern) = (word(60), word(12));
        let from = text.len() / 3;
        let at = |place: usize| text[place..].starts_with(&pattern);
        assert_eq!(
            index_of(&text, &pattern, from),
            (from..=text.len()).find(|&place| at(place))
        );
        assert_eq!(
            last_index_of(&text, &pattern, from),
            (0..=from).rev().find(|&place| at(place))
        );
    }
    assert_eq!(index_of(&[1], &[], 1), Some(1));
    assert_eq!(index_of(&[1], &[], 2), None);
}

#[test]
fn searching_takes_linear_time() {
    let text = vec![7; 1 << 20];
    let mut pattern = vec![7; 1 << 19];
    pattern.push(8);
    assert_eq!(index_of(&text, &pattern, 0), None);
    pattern.rotate_right(1);
    assert_eq!(last_index_of(&text, &pattern, usize::MAX), None);
}

#[test]
fn texts_agree_with_node() {
    let mut random = node::Random(8);
    let mut input = Vec::new();
    let mut ours = Vec::new();
    for _ in 0..10_000 {
        let text = random_text(&mut random, 8);
        let uri = |result: Result<Vec<u16>, MalformedUri>| {
            result.map_or("error".to_owned(), |text| node::hex(&text))
        };
        input.push(node::hex(&text));
        let results = [
            node::hex(&to_upper(&text)),
            node::hex(&to_lower(&text)),
            uri(encode_uri(&text)),
            uri(encode_uri_component(&text)),
            uri(decode_uri(&text)),
            uri(decode_uri_component(&text)),
            node::hex(&escape(&text)),
            node::hex(&unescape(&text)),
            node::hex(&quote_json(&text)),
        ];
        ours.push(results.join(":"));
    }
    let script = "const s = unhex(line), or = f => { try { return hex(f(s)); } catch { return 'error'; } };
        return [hex(s.toUpperCase()), hex(s.toLowerCase()), or(encodeURI), or(encodeURIComponent), or(decodeURI), or(decodeURIComponent),
            hex(escape(s)), hex(unescape(s)), hex(JSON.stringify(s))].join(':')";
    if let Some(node) = node::lines(script, &input) {
        assert_eq!(node::differences(&input, &ours, &node), None);
    }
}

#[test]
fn all_letters_agree_with_node() {
    let mut input = Vec::new();
    let mut ours = Vec::new();
    for start in (0..0x11_0000u32).step_by(0x100) {
        let points = (start..start + 0x100).filter(|point| !(0xd800..0xe000).contains(point));
        let mut text = Vec::new();
        points.for_each(|point| push_code_point(&mut text, point));
        input.push(node::hex(&text));
        ours.push(format!(
            "{}:{}",
            node::hex(&to_upper(&text)),
            node::hex(&to_lower(&text))
        ));
    }
    let script = "const s = unhex(line); return hex(s.toUpperCase()) + ':' + hex(s.toLowerCase())";
    if let Some(node) = node::lines(script, &input) {
        assert_eq!(node::differences(&input, &ours, &node), None);
    }
}

#[test]
fn order_agrees_with_node() {
    const LETTERS: &str = "aAbBzZ019 _-,.'!/$áÁàâçÇéÈîñóÖöüÜšŠžŽ\u{1}\n";
    let letters = LETTERS.chars().collect::<Vec<_>>();
    let mut random = node::Random(9);
    let mut input = Vec::new();
    let mut ours = Vec::new();
    for _ in 0..10_000 {
        let mut word = || {
            let length = random.below(4);
            let text = (0..length)
                .map(|_| letters[random.below(letters.len() as u64) as usize])
                .collect::<String>();
            units(&text)
        };
        let (a, b) = (word(), word());
        input.push(format!("{}:{}", node::hex(&a), node::hex(&b)));
        ours.push((locale_compare(&a, &b) as i32).to_string());
        assert_eq!(compare(&a, &b), a.cmp(&b));
    }
    let script = "const [a, b] = line.split(':').map(unhex); return a.localeCompare(b)";
    if let Some(node) = node::lines(script, &input) {
        assert_eq!(node::differences(&input, &ours, &node), None);
    }
}
