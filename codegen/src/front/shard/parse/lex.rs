//! Tokens of Shard text (shard-lang.md §1). Line ends are tokens, because they end instructions.

/// A token without its place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Tok {
    /// End of the text.
    Eof,
    /// End of a line that has tokens.
    Line,
    /// A bare word; its text is the token's.
    Word,
    /// `@name`
    At,
    /// `%name` or `%digits`
    Value,
    /// A number with its sign, of any form.
    Number,
    /// A line that is nothing but the comment `// @L<digits>` with or without a colon; the token is the name with its `@`.
    CommentLabel,
    /// One of `= ( ) { } , : * ;`
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

pub(super) const fn is_name_start(byte: u8) -> bool {
    byte.is_ascii_alphabetic() || matches!(byte, b'_' | b'$' | b'.')
}

pub(super) const fn is_name_tail(byte: u8) -> bool {
    is_name_start(byte) || byte.is_ascii_digit()
}

/// Whether text can spell this name after a sigil.
pub(in crate::front::shard) fn is_name(bytes: &[u8]) -> bool {
    bytes.first().is_some_and(|&b| is_name_start(b)) && bytes.iter().all(|&b| is_name_tail(b))
}

/// All tokens of a text of less than 4 GiB. The last one is [`Tok::Eof`], and a [`Tok::Line`] is before it unless the text is empty.
pub(super) fn tokens(text: &[u8]) -> Vec<Token> {
    let mut lexer = Lexer {
        text,
        at: if text.starts_with(b"\xef\xbb\xbf") { 3 } else { 0 },
        tokens: Vec::new(),
    };
    while let Some(byte) = lexer.peek(0) {
        lexer.token(byte);
    }
    lexer.end_line(text.len());
    lexer.push(Tok::Eof, text.len());
    lexer.tokens
}

struct Lexer<'t> {
    text: &'t [u8],
    at: usize,
    tokens: Vec<Token>,
}

impl Lexer<'_> {
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

    fn at_line_start(&self) -> bool {
        self.tokens.last().is_none_or(|last| last.tok == Tok::Line)
    }

    fn end_line(&mut self, start: usize) {
        if !self.at_line_start() {
            self.push(Tok::Line, start);
        }
    }

    fn skip_while(&mut self, class: impl Fn(u8) -> bool) {
        while self.peek(0).is_some_and(&class) {
            self.at += 1;
        }
    }

    fn token(&mut self, byte: u8) {
        let start = self.at;
        self.at += 1;
        let tok = match byte {
            b' ' | b'\t' | b'\r' | 0x0b | 0x0c => return,
            b'\n' => return self.end_line(start),
            b'/' if self.peek(0) == Some(b'/') => return self.comment(start),
            b'@' | b'%' => self.sigil(byte),
            b'0'..=b'9' => self.number(),
            b'-' if self.peek(0).is_some_and(|b| b.is_ascii_digit() || b == b'.') => self.number(),
            b'.' if self.peek(0).is_some_and(|b| b.is_ascii_digit()) => self.number(),
            // The sign of `-inf`.
            b'-' if self.peek(0) == Some(b'i') => self.number(),
            b'=' | b'(' | b')' | b'{' | b'}' | b',' | b':' | b'*' | b';' => Tok::Punct(byte),
            b if is_name_start(b) => {
                self.skip_while(is_name_tail);
                Tok::Word
            }
            _ => {
                // A run of such bytes is one problem.
                self.skip_while(|b| b >= 0x80);
                Tok::Bad("no token starts with this character")
            }
        };
        self.push(tok, start);
    }

    fn sigil(&mut self, sigil: u8) -> Tok {
        let start = self.at;
        self.skip_while(is_name_tail);
        let name = self.text.get(start..self.at).unwrap_or(&[]);
        if is_name(name) || (sigil == b'%' && !name.is_empty() && name.iter().all(u8::is_ascii_digit)) {
            return if sigil == b'@' { Tok::At } else { Tok::Value };
        }
        match (sigil, name.is_empty()) {
            (_, true) => Tok::Bad("a name must follow this sign"),
            (b'%', _) => Tok::Bad("a value is a number, or a name that does not start with a digit"),
            _ => Tok::Bad("a name does not start with a digit"),
        }
    }

    /// Everything that may belong to a number; its form is checked when the type is known.
    fn number(&mut self) -> Tok {
        while let Some(byte) = self.peek(0) {
            let after_exponent = self.at.checked_sub(1).and_then(|i| self.text.get(i));
            let sign = matches!(byte, b'+' | b'-') && matches!(after_exponent, Some(b'e' | b'E'));
            if !byte.is_ascii_alphanumeric() && byte != b'.' && byte != b'_' && !sign {
                break;
            }
            self.at += 1;
        }
        Tok::Number
    }

    fn comment(&mut self, start: usize) {
        let rest = self.text.get(start..).unwrap_or(&[]);
        let length = rest.iter().position(|&b| b == b'\n').unwrap_or(rest.len());
        let body = rest.get(2..length).unwrap_or(&[]).trim_ascii();
        self.at = start + length;
        if self.at_line_start() && is_label(body.strip_suffix(b":").unwrap_or(body)) {
            let body = body.strip_suffix(b":").unwrap_or(body);
            let offset = rest.iter().position(|&b| b == b'@').unwrap_or(0);
            let name = start + offset;
            self.tokens.push(Token {
                tok: Tok::CommentLabel,
                start: name as u32,
                end: (name + body.len()) as u32,
            });
            // The line's own end makes the line token.
        }
    }
}

fn is_label(body: &[u8]) -> bool {
    body.strip_prefix(b"@L")
        .is_some_and(|digits| !digits.is_empty() && digits.iter().all(u8::is_ascii_digit))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shown(text: &str) -> Vec<String> {
        tokens(text.as_bytes())
            .iter()
            .map(|t| match t.tok {
                Tok::Word | Tok::At | Tok::Value | Tok::Number => {
                    text[t.start as usize..t.end as usize].to_owned()
                }
                Tok::CommentLabel => format!("//{}", &text[t.start as usize..t.end as usize]),
                Tok::Punct(b) => (b as char).to_string(),
                Tok::Line => "|".to_owned(),
                other => format!("{other:?}"),
            })
            .collect()
    }

    #[test]
    fn lines_end_instructions_and_empty_ones_are_no_token() {
        assert_eq!(
            shown("\n\n a // c\n\n// d\n%1 = b\r\n"),
            ["a", "|", "%1", "=", "b", "|", "Eof"]
        );
        assert_eq!(shown("a"), ["a", "|", "Eof"]);
        assert_eq!(shown(""), ["Eof"]);
    }

    #[test]
    fn names_and_numbers() {
        assert_eq!(
            shown("@a.b$_1 %x %12 int32*"),
            ["@a.b$_1", "%x", "%12", "int32", "*", "|", "Eof"]
        );
        assert_eq!(
            shown("-1 0x1F -0.5e-3 1E+5, .5 -inf"),
            ["-1", "0x1F", "-0.5e-3", "1E+5", ",", ".5", "-inf", "|", "Eof"]
        );
        for bad in ["@", "%", "@1", "%1a", "<", "\u{e9}"] {
            assert!(shown(bad)[0].starts_with("Bad"), "{bad}");
        }
    }

    #[test]
    fn comments_may_be_labels() {
        assert_eq!(shown("// @L0:\n//@L12\n"), ["//@L0", "|", "//@L12", "|", "Eof"]);
        assert_eq!(shown("a // @L0:\n// @L:\n// @L1 x\n// @x:\n"), ["a", "|", "Eof"]);
    }
}
