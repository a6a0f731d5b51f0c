//! Tokens of coreVM text (lang.md §1).

/// A token without its place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Tok {
    /// End of the text.
    Eof,
    /// A word; whether it is a name or has a meaning depends on where it stands.
    Word,
    /// A number with its sign, of any form.
    Number,
    /// A string with its quotes; escapes are not read yet.
    Str,
    /// One of `: [ ] , = { } ( ) * ; % # .`
    Punct(u8),
    /// Not a token; the reason.
    Bad(&'static str),
}

/// A token and its place.
#[derive(Clone, Copy, Debug)]
pub(super) struct Token {
    pub(super) tok: Tok,
    pub(super) start: u32,
    pub(super) end: u32,
}

/// All tokens of a text of less than 4 GiB. The last one is [`Tok::Eof`].
///
/// Strings may go over lines. Where a quote is missing, the next one closes the string and every later string is inside out; such a text has
/// an odd number of quotes, and its strings are taken to end on their lines, so that the error is found where it is.
pub(super) fn tokens(text: &[u8]) -> Vec<Token> {
    let mut lexer = Lexer::new(text, false);
    while let Some(byte) = lexer.peek(0) {
        lexer.token(byte);
        if lexer.at > text.len() {
            lexer = Lexer::new(text, true);
        }
    }
    lexer.push(Tok::Eof, text.len());
    lexer.tokens
}

struct Lexer<'t> {
    text: &'t [u8],
    /// Behind the end of the text when a string has no end.
    at: usize,
    tokens: Vec<Token>,
    /// Whether strings end on their lines.
    lines: bool,
}

impl<'t> Lexer<'t> {
    fn new(text: &'t [u8], lines: bool) -> Lexer<'t> {
        Lexer {
            text,
            at: if text.starts_with(b"\xef\xbb\xbf") { 3 } else { 0 },
            tokens: Vec::new(),
            lines,
        }
    }

    fn peek(&self, ahead: usize) -> Option<u8> {
        self.text.get(self.at + ahead).copied()
    }

    fn push(&mut self, tok: Tok, start: usize) {
        self.tokens.push(Token {
            tok,
            start: start as u32,
            end: self.at as u32,
        });
    }

    fn skip_while(&mut self, class: impl Fn(u8) -> bool) {
        while self.peek(0).is_some_and(&class) {
            self.at += 1;
        }
    }

    fn token(&mut self, byte: u8) {
        let start = self.at;
        self.at += 1;
        let next = self.peek(0).unwrap_or(0);
        let tok = match byte {
            b' ' | b'\t' | b'\r' | b'\n' | 0x0b | 0x0c => return,
            b'/' if next == b'/' => return self.skip_while(|b| b != b'\n'),
            b'/' => Tok::Bad("comments start with two slashes"),
            b'0'..=b'9' => self.number(),
            b'.' if next.is_ascii_digit() => self.number(),
            // The letters are those of `-inf` and `-nan`.
            b'+' | b'-' if next.is_ascii_digit() || matches!(next, b'.' | b'i' | b'n') => self.number(),
            b'"' => match self.string() {
                Some(tok) => tok,
                None => return self.at = self.text.len() + 1,
            },
            b':' | b'[' | b']' | b',' | b'=' | b'{' | b'}' | b'(' | b')' | b'*' | b';' | b'%' | b'#'
            | b'.' => Tok::Punct(byte),
            b if b.is_ascii_alphabetic() || b == b'_' => {
                self.skip_while(|b| b.is_ascii_alphanumeric() || b == b'_');
                Tok::Word
            }
            b'\'' => Tok::Bad("strings stand in double quotes"),
            _ => {
                // A run of such bytes is one problem.
                self.skip_while(|b| b >= 0x80);
                Tok::Bad("no token starts with this character")
            }
        };
        self.push(tok, start);
    }

    /// A string, whose quote is read. `None` if it has no end.
    fn string(&mut self) -> Option<Tok> {
        while let Some(byte) = self.peek(0) {
            match byte {
                b'\n' if self.lines => break,
                b'"' => {
                    self.at += 1;
                    return Some(Tok::Str);
                }
                b'\\' if self.peek(1).is_some_and(|next| next != b'\n') => self.at += 2,
                _ => self.at += 1,
            }
        }
        self.lines.then_some(Tok::Bad("the string is not closed"))
    }

    /// Everything that may belong to a number; its form is checked when the type is known.
    fn number(&mut self) -> Tok {
        let text = self.text.get(self.at.saturating_sub(1)..).unwrap_or(&[]);
        let magnitude = text
            .strip_prefix(b"-")
            .or(text.strip_prefix(b"+"))
            .unwrap_or(text);
        let hexadecimal = magnitude.starts_with(b"0x") || magnitude.starts_with(b"0X");
        while let Some(byte) = self.peek(0) {
            let after_exponent = self.at.checked_sub(1).and_then(|i| self.text.get(i));
            let sign =
                matches!(byte, b'+' | b'-') && matches!(after_exponent, Some(b'e' | b'E')) && !hexadecimal;
            if !byte.is_ascii_alphanumeric() && !matches!(byte, b'.' | b'_') && !sign {
                break;
            }
            self.at += 1;
        }
        Tok::Number
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shown(text: &str) -> Vec<String> {
        tokens(text.as_bytes())
            .iter()
            .map(|t| match t.tok {
                Tok::Eof | Tok::Bad(_) => format!("{:?}", t.tok),
                _ => text[t.start as usize..t.end as usize].to_owned(),
            })
            .collect()
    }

    #[test]
    fn names_numbers_and_strings() {
        assert_eq!(
            shown("%sum=add ui64 %1 // c\n#a.b [x]"),
            [
                "%", "sum", "=", "add", "ui64", "%", "1", "#", "a", ".", "b", "[", "x", "]", "Eof"
            ]
        );
        assert_eq!(
            shown("-1 0x1F -0.5e-3 1E+5, .5 -inf +nan 0x1e-2"),
            [
                "-1", "0x1F", "-0.5e-3", "1E+5", ",", ".5", "-inf", "+nan", "0x1e", "-2", "Eof"
            ]
        );
        assert_eq!(
            shown(r#""a b" "\"" "// no comment" "#),
            [r#""a b""#, r#""\"""#, r#""// no comment""#, "Eof"]
        );
        for bad in ["/", "'a'", "@", "~", "\u{e9}", "-", "+x"] {
            assert!(shown(bad)[0].starts_with("Bad"), "{bad}");
        }
    }

    #[test]
    fn a_string_without_end_ends_with_its_line() {
        const OPEN: &str = "Bad(\"the string is not closed\")";
        assert_eq!(shown("\"a\nb\" c"), ["\"a\nb\"", "c", "Eof"]);
        assert_eq!(
            shown("\"a\" : \"b\nc \"d\""),
            ["\"a\"", ":", OPEN, "c", "\"d\"", "Eof"]
        );
        for text in ["\"", "\"a\\\"", "\"\\", "\u{feff}\""] {
            assert_eq!(shown(text), [OPEN, "Eof"]);
        }
    }
}
