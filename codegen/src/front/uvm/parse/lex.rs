//! Tokens of µVM text (lang.md §1). Commas are white space.

/// A token without its place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Tok {
    /// End of the text.
    Eof,
    /// `.typedef` and the like.
    Directive,
    /// An opcode or another keyword.
    Word,
    /// `@name`
    Global,
    /// `%name`
    Local,
    /// A number with its sign and suffix.
    Number,
    /// One of `< > ( ) { } [ ] = : ;`
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

/// Whether a byte may stand in a name.
pub(in crate::front::uvm) const fn is_name_byte(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'-' | b'.')
}

/// All tokens of a text of less than 4 GiB. The last one is [`Tok::Eof`].
pub(super) fn tokens(text: &[u8]) -> Vec<Token> {
    let mut lexer = Lexer {
        text,
        at: if text.starts_with(b"\xef\xbb\xbf") { 3 } else { 0 },
        tokens: Vec::new(),
    };
    while let Some(byte) = lexer.peek() {
        lexer.token(byte);
    }
    lexer.push(Tok::Eof, text.len());
    lexer.tokens
}

struct Lexer<'t> {
    text: &'t [u8],
    at: usize,
    tokens: Vec<Token>,
}

impl Lexer<'_> {
    fn peek(&self) -> Option<u8> {
        self.text.get(self.at).copied()
    }

    fn push(&mut self, tok: Tok, start: usize) {
        self.tokens.push(Token {
            tok,
            start: start as u32,
            end: self.at as u32,
        });
    }

    fn skip_while(&mut self, class: impl Fn(u8) -> bool) {
        while self.peek().is_some_and(&class) {
            self.at += 1;
        }
    }

    fn token(&mut self, byte: u8) {
        let start = self.at;
        self.at += 1;
        let tok = match byte {
            b' ' | b'\t' | b'\r' | b'\n' | 0x0b | 0x0c | b',' => return,
            b'/' if self.peek() == Some(b'/') => return self.skip_while(|b| b != b'\n'),
            b'@' | b'%' => {
                self.skip_while(is_name_byte);
                match (byte, self.at - start) {
                    (_, 1) => Tok::Bad("a name must follow this sign"),
                    (b'@', _) => Tok::Global,
                    _ => Tok::Local,
                }
            }
            b'0'..=b'9' => self.number(),
            b'+' | b'-' if self.peek().is_some_and(|b| b.is_ascii_digit()) => self.number(),
            // The sign of an infinity.
            b'+' | b'-' if self.peek() == Some(b'i') => self.number(),
            b'.' if self.peek().is_some_and(|b| b.is_ascii_alphabetic()) => {
                self.skip_while(|b| b.is_ascii_alphabetic());
                Tok::Directive
            }
            b'<' | b'>' | b'(' | b')' | b'{' | b'}' | b'[' | b']' | b'=' | b':' | b';' => Tok::Punct(byte),
            b'#' if self.peek().is_some_and(|b| b.is_ascii_alphabetic()) => {
                self.skip_while(|b| b.is_ascii_alphanumeric() || b == b'_');
                Tok::Word
            }
            b if b.is_ascii_alphabetic() => {
                self.skip_while(|b| b.is_ascii_alphanumeric() || b == b'_');
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

    /// Everything that may belong to a number; its form is checked when the type is known.
    fn number(&mut self) -> Tok {
        while let Some(byte) = self.peek() {
            let after_exponent = self.at.checked_sub(1).and_then(|i| self.text.get(i));
            let sign = matches!(byte, b'+' | b'-') && matches!(after_exponent, Some(b'e' | b'E'));
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
    fn names_numbers_and_directives() {
        assert_eq!(
            shown(".const @a.b-1 <int<64>> = -0x1F, // c\n%x:"),
            [
                ".const", "@a.b-1", "<", "int", "<", "64", ">", ">", "=", "-0x1F", "%x", ":", "Eof"
            ]
        );
        assert_eq!(
            shown("1.5e-3f +inff -infd nanf bitsd(0x1)"),
            [
                "1.5e-3f", "+inff", "-infd", "nanf", "bitsd", "(", "0x1", ")", "Eof"
            ]
        );
        for bad in ["@", "%", "~", "\u{e9}"] {
            assert!(shown(bad)[0].starts_with("Bad"), "{bad}");
        }
    }
}
