//! Text files that linkers read in place of a library: which libraries they stand for, such as `GROUP ( libm.so.6 AS_NEEDED ( libmvec.so.1 ) )`.

use std::fs::File;
use std::io::Read;
use std::path::Path;

/// No script that stands for libraries is longer.
const LONGEST: u64 = 64 * 1024;

/// What a script names, in order. `-lNAME` stands as it is written. What it asks for only where some symbol is needed (`AS_NEEDED`) and archives, which
/// have no code for images, are left out.
///
/// None for a file that is no script, and for one that names nothing.
pub fn inputs(path: &Path) -> Option<Vec<String>> {
    let mut bytes = Vec::new();
    let file = File::open(path).ok()?;
    file.take(LONGEST + 1).read_to_end(&mut bytes).ok()?;
    if bytes.len() as u64 > LONGEST {
        return None;
    }
    let names = named_in(std::str::from_utf8(&bytes).ok()?)?;
    (!names.is_empty()).then_some(names)
}

/// As [`inputs`], of a text. None for what has no form of a script.
fn named_in(text: &str) -> Option<Vec<String>> {
    let words = words(text)?;
    let mut words = words.iter().map(String::as_str).peekable();
    // What is open: whether the names in it count.
    let mut open: Vec<bool> = Vec::new();
    let mut names = Vec::new();
    while let Some(word) = words.next() {
        let counts = open.last().copied();
        match word {
            "(" => return None,
            ")" => _ = open.pop()?,
            _ if words.next_if_eq(&"(").is_some() => open.push(match word {
                "GROUP" | "INPUT" => counts.unwrap_or(true),
                _ => false,
            }),
            _ if counts == Some(true) && !word.ends_with(".a") => names.push(word.to_owned()),
            _ => {}
        }
    }
    open.is_empty().then_some(names)
}

/// Parentheses, and what blanks, commas and semicolons separate. None if a comment or a quoted name does not end.
fn words(text: &str) -> Option<Vec<String>> {
    let mut words = Vec::new();
    let mut rest = text.trim_start();
    while let Some(first) = rest.chars().next() {
        let length = match first {
            '/' if rest.starts_with("/*") => {
                rest = rest.get(2 + rest.get(2..)?.find("*/")? + 2..)?.trim_start();
                continue;
            }
            '"' => {
                let (name, after) = rest.get(1..)?.split_once('"')?;
                words.push(name.to_owned());
                rest = after.trim_start();
                continue;
            }
            '(' | ')' => 1,
            ',' | ';' => {
                rest = rest.get(1..)?.trim_start();
                continue;
            }
            _ => rest
                .find(|c: char| c.is_whitespace() || matches!(c, '(' | ')' | ',' | ';' | '"'))
                .unwrap_or(rest.len()),
        };
        let (word, after) = rest.split_at_checked(length)?;
        words.push(word.to_owned());
        rest = after.trim_start();
    }
    Some(words)
}

#[cfg(test)]
mod tests {
    use super::named_in;

    #[test]
    fn scripts_name_libraries() {
        let names = |text| named_in(text).map(|names| names.join(" "));
        let libc = "/* GNU ld script\n ( */\nOUTPUT_FORMAT(elf64-x86-64)\n\
                    GROUP ( /lib/libc.so.6 /usr/lib/libc_nonshared.a  AS_NEEDED ( /lib64/ld.so.2 ) )\n";
        assert_eq!(names(libc).as_deref(), Some("/lib/libc.so.6"));
        let several = "INPUT(libncurses.so.6 -ltinfo,\"a b.so\");";
        assert_eq!(names(several).as_deref(), Some("libncurses.so.6 -ltinfo a b.so"));
        assert_eq!(names("GROUP(AS_NEEDED(a.so))").as_deref(), Some(""));
        assert_eq!(names("some words").as_deref(), Some(""));
        for wrong in [
            "GROUP ( a.so",
            "a )",
            "( a )",
            "GROUP ( a ) /* no end",
            "GROUP(\"a)",
        ] {
            assert_eq!(names(wrong), None, "{wrong}");
        }
    }
}
