//! Tokens of MAPLE IR text (mpl-syntax.md §1).
//!
//! Works on bytes: names and strings may hold any byte from 0x80 on. Whether a token is the first of its line is kept, because
//! recovery after an error resumes at such a token; comments are set aside for the statement parser.

use super::keyword::{self, WordId};
use super::{Name, Names, Reg};

/// A token without its place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Tok {
    /// End of the text.
    Eof,
    /// `$name`
    Global(Name),
    /// `%name`
    Local(Name),
    /// `&name`
    Func(Name),
    /// `@name`
    At(Name),
    /// `^name`
    Caret(Name),
    /// `!name`
    Param(Name),
    /// `%N` or `%%name`
    Reg(Reg),
    /// A bare word.
    Word(WordId),
    /// A string literal, escapes resolved.
    Str(Name),
    /// An integer or character, wrapped to 64 bits.
    Int(u64),
    /// A floating point literal; true with the suffix f. Its value is read from the text when its type is known.
    Float(bool),
    /// `...`
    Ellipsis,
    /// One of `( ) { } [ ] < > = , : *`.
    Punct(u8),
    /// Not a token; the reason.
    Bad(&'static &'static str),
}

const _: () = assert!(size_of::<Tok>() <= 16 && size_of::<Token>() <= 32);

/// A token and its place.
#[derive(Clone, Copy, Debug)]
pub(super) struct Token {
    pub(super) tok: Tok,
    pub(super) start: u32,
    pub(super) end: u32,
    /// Nothing but blanks lies between it and the start of its line.
    pub(super) first: bool,
}

/// Cuts a text into tokens.
#[derive(Debug)]
pub(super) struct Lexer<'t> {
    text: &'t [u8],
    at: usize,
    /// Nothing was read yet.
    fresh: bool,
    /// Ranges of the comments passed since they were last taken, without `#` and line end.
    pub(super) comments: Vec<(u32, u32)>,
}

const TAIL: u8 = 1;
const DIGIT: u8 = 2;
const ALPHA: u8 = 4;
const BLANK: u8 = 8;

/// Class bits of every byte: may continue a name, is a digit, is a letter or underscore, separates tokens.
const CLASSES: [u8; 256] = {
    let mut classes = [0; 256];
    let mut b = 0;
    while b < 256 {
        let byte = b as u8;
        classes[b] = match byte {
            b'0'..=b'9' => TAIL | DIGIT,
            b'a'..=b'z' | b'A'..=b'Z' | b'_' => TAIL | ALPHA,
            b'$' | b';' | b'/' | b'|' | b'.' | b'?' | b'@' | 0x80.. => TAIL,
            b' ' | b'\t' | b'\n' | b'\r' | 0x0b | 0x0c => BLANK,
            _ => 0,
        };
        b += 1;
    }
    classes
};

/// How many of eight bytes, from the lowest on, are letters, digits and underscores before another one comes.
fn word_length(eight: u64) -> usize {
    const ONES: u64 = u64::from_le_bytes([1; 8]);
    const TOPS: u64 = u64::from_le_bytes([0x80; 8]);
    // The upper bit of each byte, seven bits of it being given: whether it is at least `least`.
    let from = |bytes: u64, least: u8| bytes + ONES * u64::from(0x80 - least);
    let low = eight & !TOPS;
    let lower = low | (ONES * 0x20);
    let letter = from(lower, b'a') & !from(lower, b'z' + 1);
    let digit = from(low, b'0') & !from(low, b'9' + 1);
    let underscore = !from(low ^ (ONES * u64::from(b'_')), 1);
    let other = !(letter | digit | underscore) | eight;
    ((other & TOPS).trailing_zeros() / 8) as usize
}

/// Whether text can have these bytes as a name after a sigil.
pub(crate) fn is_name(bytes: &[u8]) -> bool {
    !bytes.is_empty() && bytes.iter().all(|&byte| class(Some(byte)) & TAIL != 0)
}

fn class(byte: Option<u8>) -> u8 {
    byte.map_or(0, |b| CLASSES[b as usize])
}

impl<'t> Lexer<'t> {
    /// Starts at the beginning of `text`, which must be shorter than 4 GiB.
    pub(super) fn new(text: &'t [u8]) -> Lexer<'t> {
        let at = if text.starts_with(b"\xef\xbb\xbf") { 3 } else { 0 };
        Lexer {
            text,
            at,
            fresh: true,
            comments: Vec::new(),
        }
    }

    /// The bytes of a token.
    pub(super) fn text(&self, token: &Token) -> &'t [u8] {
        self.text
            .get(token.start as usize..token.end as usize)
            .unwrap_or(&[])
    }

    /// The text from a place on.
    pub(super) fn text_from(&self, start: u32) -> &'t [u8] {
        self.text.get(start as usize..).unwrap_or(&[])
    }

    /// Bytes of a range that [`Lexer::comments`] gave.
    pub(super) fn slice(&self, range: (u32, u32)) -> &'t [u8] {
        self.text.get(range.0 as usize..range.1 as usize).unwrap_or(&[])
    }

    fn peek(&self, ahead: usize) -> Option<u8> {
        self.text.get(self.at + ahead).copied()
    }

    fn skip(&mut self, class_bits: u8) -> usize {
        let (text, mut at) = (self.text, self.at);
        while let Some(&byte) = text.get(at)
            && CLASSES[byte as usize] & class_bits != 0
        {
            at += 1;
        }
        let length = at - self.at;
        self.at = at;
        length
    }

    /// The next token; at the end of the text, [`Tok::Eof`] again and again.
    pub(super) fn next(&mut self, names: &mut Names) -> Token {
        let text = self.text;
        let mut first = std::mem::replace(&mut self.fresh, false);
        let mut at = self.at;
        let byte = loop {
            let Some(&byte) = text.get(at) else { break b'\0' };
            if CLASSES[byte as usize] & BLANK != 0 {
                first |= byte == b'\n';
                at += 1;
            } else if byte == b'#' {
                at = self.comment(at);
            } else {
                break byte;
            }
        };
        self.at = at;
        // Nearly all tokens are words and punctuation.
        let tok = match byte {
            b'a'..=b'z' | b'A'..=b'Z' | b'_' => self.word(),
            b'(' | b')' | b'{' | b'}' | b'[' | b']' | b'<' | b'>' | b'=' | b',' | b':' | b'*' => {
                self.at = at + 1;
                Tok::Punct(byte)
            }
            _ => self.other(names),
        };
        Token {
            tok,
            start: at as u32,
            end: self.at as u32,
            first,
        }
    }

    /// Sets the comment at `at` aside; gives the place after it.
    #[inline(never)]
    fn comment(&mut self, at: usize) -> usize {
        let rest = &self.text[at..];
        let length = rest.iter().position(|&b| b == b'\n').unwrap_or(rest.len());
        let body = rest[1..length].strip_suffix(b"\r").unwrap_or(&rest[1..length]);
        let start = at as u32 + 1;
        self.comments.push((start, start + body.len() as u32));
        at + length
    }

    #[inline]
    fn word(&mut self) -> Tok {
        let (text, start) = (self.text, self.at);
        let eight = text.get(start..).and_then(|rest| rest.first_chunk());
        let (length, first) = match eight.map(|eight| u64::from_le_bytes(*eight)) {
            Some(eight) => match word_length(eight) {
                length @ 0..8 => (length, eight & ((1 << (8 * length)) - 1)),
                _ => (8, eight),
            },
            None => (0, 0),
        };
        self.at = start + length;
        if length == 8 || eight.is_none() {
            self.skip(ALPHA | DIGIT);
        }
        let word = &text[start..self.at];
        let first = if eight.is_none() {
            keyword::start(word)
        } else {
            first
        };
        match word {
            b"nan" | b"inf" => Tok::Float(false),
            b"nanf" | b"inff" => Tok::Float(true),
            word => Tok::Word(keyword::lookup(word, first)),
        }
    }

    #[inline(never)]
    fn other(&mut self, names: &mut Names) -> Tok {
        let Some(byte) = self.peek(0) else { return Tok::Eof };
        match byte {
            b'0'..=b'9' => self.number(),
            b'-' => self.negative(),
            b'.' if class(self.peek(1)) & DIGIT != 0 => self.number(),
            b'.' if self.peek(1) == Some(b'.') => {
                self.at += if self.peek(2) == Some(b'.') { 3 } else { 2 };
                Tok::Ellipsis
            }
            b'$' => self.name(names, Tok::Global),
            b'&' => self.name(names, Tok::Func),
            b'@' => self.name(names, Tok::At),
            b'^' => self.name(names, Tok::Caret),
            b'!' => self.name(names, Tok::Param),
            b'%' => self.percent(names),
            b'"' => self.string(names),
            b'\'' => self.character(),
            _ => {
                self.at += 1;
                self.skip_garbage();
                Tok::Bad(&"no token of MAPLE IR starts with this character")
            }
        }
    }

    /// Steps over bytes that cannot start a token either, so that one run of garbage is one error.
    fn skip_garbage(&mut self) {
        while self.peek(0).is_some_and(|b| {
            b >= 0x80 || (b < 0x20 && !b.is_ascii_whitespace()) || matches!(b, b';' | b'~' | b'`')
        }) {
            self.at += 1;
        }
    }

    fn name(&mut self, names: &mut Names, make: impl FnOnce(Name) -> Tok) -> Tok {
        self.at += 1;
        let start = self.at;
        if self.skip(TAIL) == 0 {
            return Tok::Bad(&"a sigil must be followed by a name");
        }
        make(names.intern(&self.text[start..self.at]))
    }

    fn percent(&mut self, names: &mut Names) -> Tok {
        if self.peek(1) == Some(b'%') {
            self.at += 2;
            let start = self.at;
            self.skip(ALPHA | DIGIT);
            let reg = match &self.text[start..self.at] {
                b"SP" => Reg::Sp,
                b"FP" => Reg::Fp,
                b"GP" => Reg::Gp,
                b"thrownval" => Reg::ThrownVal,
                b"retval" => Reg::RetVal(0),
                name => match name.strip_prefix(b"retval").and_then(small_number) {
                    Some(number) => Reg::RetVal(number),
                    None => {
                        return Tok::Bad(
                            &"special registers are %%SP, %%FP, %%GP, %%thrownval and %%retval0, %%retval1, ..",
                        );
                    }
                },
            };
            return Tok::Reg(reg);
        }
        if class(self.peek(1)) & DIGIT == 0 {
            return self.name(names, Tok::Local);
        }
        self.at += 1;
        let start = self.at;
        self.skip(TAIL);
        match small_number(&self.text[start..self.at]) {
            Some(number) => Tok::Reg(Reg::Preg(number)),
            None => Tok::Bad(
                &"a pseudo-register is % and a number up to 65535; a variable's name cannot start with a digit",
            ),
        }
    }

    fn negative(&mut self) -> Tok {
        match (self.peek(1), class(self.peek(1)) & DIGIT != 0) {
            (_, true) | (Some(b'.'), _) => {
                self.at += 1;
                match self.number() {
                    Tok::Int(value) => Tok::Int(value.wrapping_neg()),
                    other => other,
                }
            }
            (Some(b'n' | b'i'), _) => {
                self.at += 1;
                let start = self.at;
                self.skip(ALPHA | DIGIT);
                match &self.text[start..self.at] {
                    b"nan" | b"inf" => Tok::Float(false),
                    b"nanf" | b"inff" => Tok::Float(true),
                    _ => Tok::Bad(&"a minus sign must be followed by a number"),
                }
            }
            _ => {
                self.at += 1;
                Tok::Bad(&"a minus sign must be followed by a number")
            }
        }
    }

    fn number(&mut self) -> Tok {
        let start = self.at;
        if self.peek(0) == Some(b'0') && matches!(self.peek(1), Some(b'x' | b'X')) {
            self.at += 2;
            let digits = self.at;
            while self.peek(0).is_some_and(|b| b.is_ascii_hexdigit()) {
                self.at += 1;
            }
            if self.at == digits {
                return Tok::Bad(&"0x must be followed by hexadecimal digits");
            }
            let value = self.text[digits..self.at]
                .iter()
                .fold(0u64, |v, &b| v << 4 | hex(b));
            return self.end_of_integer(value);
        }
        self.skip(DIGIT);
        let whole = self.at;
        let mut float = false;
        if self.peek(0) == Some(b'.') && self.peek(1) != Some(b'.') {
            float = true;
            self.at += 1;
            self.skip(DIGIT);
        }
        let sign = usize::from(matches!(self.peek(1), Some(b'+' | b'-')));
        if matches!(self.peek(0), Some(b'e' | b'E')) && class(self.peek(1 + sign)) & DIGIT != 0 {
            float = true;
            self.at += 1 + sign;
            self.skip(DIGIT);
        }
        if float && self.at == start + 1 {
            return Tok::Bad(&"a lone point is no number");
        }
        let single = matches!(self.peek(0), Some(b'f' | b'F'));
        if single || (float && matches!(self.peek(0), Some(b'l' | b'L'))) {
            float = true;
            self.at += 1;
        }
        if float {
            return if class(self.peek(0)) & (ALPHA | DIGIT) == 0 {
                Tok::Float(single)
            } else {
                self.bad_number()
            };
        }
        let digits = &self.text[start..whole];
        let value = if digits.len() > 1 && digits[0] == b'0' {
            if digits.iter().any(|&b| b > b'7') {
                return Tok::Bad(&"a number with a leading 0 is octal and has digits up to 7");
            }
            digits.iter().fold(0u64, |v, &b| v << 3 | u64::from(b - b'0'))
        } else {
            digits
                .iter()
                .fold(0u64, |v, &b| v.wrapping_mul(10).wrapping_add(u64::from(b - b'0')))
        };
        self.end_of_integer(value)
    }

    fn end_of_integer(&mut self, value: u64) -> Tok {
        for _ in 0..3 {
            if matches!(self.peek(0), Some(b'u' | b'U' | b'l' | b'L')) {
                self.at += 1;
            }
        }
        if class(self.peek(0)) & (ALPHA | DIGIT) == 0 {
            Tok::Int(value)
        } else {
            self.bad_number()
        }
    }

    fn bad_number(&mut self) -> Tok {
        self.skip(ALPHA | DIGIT);
        Tok::Bad(&"letters follow the digits of this number")
    }

    fn character(&mut self) -> Tok {
        match (self.peek(1), self.peek(2)) {
            (Some(value), Some(b'\'')) if value != b'\n' => {
                self.at += 3;
                Tok::Int(u64::from(value))
            }
            _ => {
                self.at += 1;
                Tok::Bad(&"a character constant is one byte between single quotes, without escapes")
            }
        }
    }

    fn string(&mut self, names: &mut Names) -> Tok {
        let body = self.at + 1;
        let rest = &self.text[body..];
        // Strings without escapes are interned straight from the text.
        let plain = rest
            .iter()
            .position(|&b| matches!(b, b'"' | b'\\' | b'\n'))
            .unwrap_or(rest.len());
        if rest.get(plain) == Some(&b'"') {
            self.at = body + plain + 1;
            return Tok::Str(names.intern(&rest[..plain]));
        }
        let mut bytes = rest[..plain].to_vec();
        self.at = body + plain;
        loop {
            match self.peek(0) {
                None | Some(b'\n') => return Tok::Bad(&"the string does not end on its line"),
                Some(b'"') => break,
                Some(b'\\') => self.escape(&mut bytes),
                Some(b) => {
                    bytes.push(b);
                    self.at += 1;
                }
            }
        }
        self.at += 1;
        Tok::Str(names.intern(&bytes))
    }

    /// One escape sequence. The original reads octal as a marker 0 and three more digits; C's one to three digits work too.
    fn escape(&mut self, bytes: &mut Vec<u8>) {
        self.at += 1;
        let octal = |b: Option<u8>| {
            b.filter(|b| matches!(b, b'0'..=b'7'))
                .map(|b| u32::from(b - b'0'))
        };
        let (byte, length) = match self.peek(0) {
            Some(b @ (b'"' | b'\\')) => (b, 1),
            Some(b'a') => (0x07, 1),
            Some(b'b') => (0x08, 1),
            Some(b't') => (b'\t', 1),
            Some(b'n') => (b'\n', 1),
            Some(b'v') => (0x0b, 1),
            Some(b'f') => (0x0c, 1),
            Some(b'r') => (b'\r', 1),
            Some(b'x') => {
                let digits = (1..3)
                    .take_while(|&i| self.peek(i).is_some_and(|b| b.is_ascii_hexdigit()))
                    .count();
                let value = (1..=digits)
                    .filter_map(|i| self.peek(i))
                    .fold(0, |v, b| v << 4 | hex(b));
                if digits == 0 {
                    (b'\\', 0)
                } else {
                    (value as u8, 1 + digits)
                }
            }
            Some(b'0'..=b'7') => {
                let digits = (0..4).take_while(|&i| octal(self.peek(i)).is_some()).count();
                let digits = if digits == 4 && self.peek(0) != Some(b'0') {
                    3
                } else {
                    digits
                };
                let value = (0..digits)
                    .filter_map(|i| octal(self.peek(i)))
                    .fold(0, |v, d| v << 3 | d);
                (value as u8, digits)
            }
            _ => (b'\\', 0),
        };
        bytes.push(byte);
        self.at += length;
    }
}

fn hex(byte: u8) -> u64 {
    u64::from((byte as char).to_digit(16).unwrap_or(0))
}

fn small_number(digits: &[u8]) -> Option<u32> {
    let text = std::str::from_utf8(digits)
        .ok()
        .filter(|t| t.bytes().all(|b| b.is_ascii_digit()))?;
    text.parse().ok().filter(|&n| n <= 65535)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shown(text: &[u8]) -> Vec<String> {
        let (mut names, mut lexer) = (Names::default(), Lexer::new(text));
        let mut all = Vec::new();
        loop {
            let token = lexer.next(&mut names);
            let name = |n| names.text(n).into_owned();
            all.push(match token.tok {
                Tok::Eof => return all,
                Tok::Global(n) => format!("${}", name(n)),
                Tok::Local(n) => format!("%{}", name(n)),
                Tok::Func(n) => format!("&{}", name(n)),
                Tok::At(n) => format!("@{}", name(n)),
                Tok::Caret(n) => format!("^{}", name(n)),
                Tok::Param(n) => format!("!{}", name(n)),
                Tok::Str(n) => format!("{:?}", name(n)),
                Tok::Word(w) => w.get().text.to_owned(),
                Tok::Int(v) => format!("{}", v as i64),
                Tok::Float(single) => format!(
                    "{}{}",
                    String::from_utf8_lossy(lexer.text(&token)),
                    if single { " f32" } else { "" }
                ),
                Tok::Punct(b) => (b as char).to_string(),
                other => format!("{other:?}"),
            });
        }
    }

    #[test]
    fn words_end_where_they_end() {
        for byte in 0..=255u8 {
            let tail = byte.is_ascii_alphanumeric() || byte == b'_';
            for at in 0..8 {
                let mut eight = *b"aZ_09zA5";
                eight[at] = byte;
                let length = word_length(u64::from_le_bytes(eight));
                assert_eq!(length, if tail { 8 } else { at }, "{byte} at {at}");
            }
        }
        assert_eq!(
            shown(b"constval superclasscall i8 dassign,i32"),
            ["constval", "superclasscall", "i8", "dassign", ",", "i32"]
        );
    }

    #[test]
    fn names_swallow_odd_characters() {
        assert_eq!(
            shown(b"%i; $$x %j|/ @h@x ^a.b !T &f?"),
            ["%i;", "$$x", "%j|/", "@h@x", "^a.b", "!T", "&f?"]
        );
        assert_eq!(shown("$é".as_bytes()), ["$é"]);
        assert_eq!(
            shown(b"%12 %%retval %%retval3 %%FP %70000"),
            [
                "Reg(Preg(12))",
                "Reg(RetVal(0))",
                "Reg(RetVal(3))",
                "Reg(Fp)",
                "Bad(\"a pseudo-register is % and a number up to 65535; a variable's name cannot start with a digit\")",
            ]
        );
    }

    #[test]
    fn numbers() {
        assert_eq!(
            shown(b"0113 0x1F -7 0 10ul -0x10 18446744073709551615"),
            ["75", "31", "-7", "0", "10", "-16", "-1"]
        );
        assert_eq!(
            shown(b".233 1.5e-3 273f 2.0f 1e5 -inf nanf -.5"),
            [
                ".233", "1.5e-3", "273f f32", "2.0f f32", "1e5", "-inf", "nanf f32", "-.5"
            ]
        );
        assert_eq!(shown(b"'a' 1 ..."), ["97", "1", "Ellipsis"]);
        assert!(
            shown(b"089")[0].starts_with("Bad")
                && shown(b"12ab")[0].starts_with("Bad")
                && shown(b"0x")[0].starts_with("Bad")
        );
    }

    #[test]
    fn strings_and_escapes() {
        assert_eq!(
            shown(br#""a\"b\\\n\x41\101\0101\q""#),
            ["\"a\\\"b\\\\\\nAAA\\\\q\""]
        );
        assert!(shown(b"\"open\nvar")[0].starts_with("Bad"));
    }

    #[test]
    fn comments_are_set_aside() {
        let (mut names, mut lexer) = (Names::default(), Lexer::new(b"var # one\r\n# two\nfunc"));
        assert!(lexer.next(&mut names).first && lexer.next(&mut names).first);
        let texts: Vec<_> = lexer.comments.iter().map(|&c| lexer.slice(c)).collect();
        assert_eq!(texts, [b" one", b" two"]);
    }

    #[test]
    fn any_bytes_give_tokens_that_advance() {
        let text: Vec<u8> = (0..=255).chain((0..=255).rev()).collect();
        assert!(shown(&text).len() < text.len() * 2);
    }
}
