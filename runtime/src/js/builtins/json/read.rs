//! The words of a JSON text, and what is said about one that is none.

use super::super::super::number;

/// Units that a message shows before and after a place.
const CONTEXT: usize = 10;

/// A value without parts.
pub(super) enum Scalar {
    Null,
    Truth(bool),
    Number(f64),
    Text(Vec<u16>),
}

/// What is wrong, and where.
pub(super) enum Bad {
    /// What is there cannot be there.
    Token(usize),
    /// A message, which ends with the text and the place.
    At(&'static str, usize),
}

/// Reads a text.
pub(super) struct Reader<'u> {
    units: &'u [u16],
    at: usize,
}

impl<'u> Reader<'u> {
    pub(super) fn new(units: &'u [u16]) -> Reader<'u> {
        Reader { units, at: 0 }
    }

    /// The unit at a place, if it is ASCII; 0 stands for others.
    fn byte(&self, at: usize) -> Option<u8> {
        let unit = self.units.get(at)?;
        Some(u8::try_from(*unit).unwrap_or(0))
    }

    fn skip_space(&mut self) {
        while matches!(self.byte(self.at), Some(b' ' | b'\t' | b'\n' | b'\r')) {
            self.at += 1;
        }
    }

    /// Takes a mark, after spaces.
    fn takes(&mut self, mark: u8) -> bool {
        self.skip_space();
        let is = self.byte(self.at) == Some(mark);
        self.at += usize::from(is);
        is
    }

    /// Takes the bracket that begins an array or object.
    pub(super) fn bracket(&mut self) -> Option<u8> {
        [b'[', b'{'].into_iter().find(|mark| self.takes(*mark))
    }

    /// Takes the bracket that ends one.
    pub(super) fn closes(&mut self, array: bool) -> bool {
        self.takes(if array { b']' } else { b'}' })
    }

    /// Goes on after an element or attribute: whether another one follows.
    pub(super) fn next_after_value(&mut self, array: bool) -> Result<bool, Bad> {
        if self.takes(b',') {
            return Ok(true);
        }
        if self.closes(array) {
            return Ok(false);
        }
        let message = match array {
            true => "Expected ',' or ']' after array element in",
            false => "Expected ',' or '}' after property value in",
        };
        Err(Bad::At(message, self.at))
    }

    /// The name of the first attribute of an object.
    pub(super) fn first_name(&mut self) -> Result<Vec<u16>, Bad> {
        if !self.takes(b'"') {
            return Err(Bad::At("Expected property name or '}' in", self.at));
        }
        let name = self.text()?;
        match self.takes(b':') {
            true => Ok(name),
            false => Err(Bad::At("Expected ':' after property name in", self.at)),
        }
    }

    /// The name of another attribute.
    pub(super) fn following_name(&mut self) -> Result<Vec<u16>, Bad> {
        if !self.takes(b'"') {
            return Err(Bad::At("Expected double-quoted property name in", self.at));
        }
        let name = self.text()?;
        match self.takes(b':') {
            true => Ok(name),
            false => Err(Bad::Token(self.at)),
        }
    }

    /// Nothing may follow but spaces.
    pub(super) fn end(&mut self) -> Result<(), Bad> {
        self.skip_space();
        match self.at == self.units.len() {
            true => Ok(()),
            false => Err(Bad::At("Unexpected non-whitespace character after", self.at)),
        }
    }

    pub(super) fn scalar(&mut self) -> Result<Scalar, Bad> {
        self.skip_space();
        match self.byte(self.at) {
            Some(b'"') => {
                self.at += 1;
                self.text().map(Scalar::Text)
            }
            Some(b'-' | b'0'..=b'9') => self.number().map(Scalar::Number),
            Some(b't') => self.word("true").map(|()| Scalar::Truth(true)),
            Some(b'f') => self.word("false").map(|()| Scalar::Truth(false)),
            Some(b'n') => self.word("null").map(|()| Scalar::Null),
            _ => Err(Bad::Token(self.at)),
        }
    }

    fn word(&mut self, word: &str) -> Result<(), Bad> {
        for byte in word.bytes() {
            if self.byte(self.at) != Some(byte) {
                return Err(Bad::Token(self.at));
            }
            self.at += 1;
        }
        Ok(())
    }

    fn skip_digits(&mut self) -> usize {
        let start = self.at;
        while self.byte(self.at).is_some_and(|byte| byte.is_ascii_digit()) {
            self.at += 1;
        }
        self.at - start
    }

    fn number(&mut self) -> Result<f64, Bad> {
        let start = self.at;
        self.at += usize::from(self.byte(self.at) == Some(b'-'));
        let leading_zero = self.byte(self.at) == Some(b'0');
        let first = self.at;
        match self.skip_digits() {
            0 => return Err(Bad::At("No number after minus sign in", self.at)),
            1 => {}
            _ if leading_zero => return Err(Bad::At("Unexpected number in", first + 1)),
            _ => {}
        }
        if self.byte(self.at) == Some(b'.') {
            self.at += 1;
            if self.skip_digits() == 0 {
                return Err(Bad::At("Unterminated fractional number in", self.at));
            }
        }
        if let Some(b'e' | b'E') = self.byte(self.at) {
            self.at += 1;
            self.at += usize::from(matches!(self.byte(self.at), Some(b'+' | b'-')));
            if self.skip_digits() == 0 {
                return Err(Bad::At("Exponent part is missing a number in", self.at));
            }
        }
        Ok(number::from_string(
            self.units.get(start..self.at).unwrap_or_default(),
        ))
    }

    /// A text, whose first quotation mark is taken.
    fn text(&mut self) -> Result<Vec<u16>, Bad> {
        let mut text = Vec::new();
        loop {
            let Some(&unit) = self.units.get(self.at) else {
                return Err(Bad::At("Unterminated string in", self.at));
            };
            self.at += 1;
            match self.byte(self.at - 1) {
                Some(b'"') => return Ok(text),
                Some(b'\\') => text.push(self.escape()?),
                _ if unit < 0x20 => {
                    return Err(Bad::At("Bad control character in string literal in", self.at - 1));
                }
                _ => text.push(unit),
            }
        }
    }

    fn escape(&mut self) -> Result<u16, Bad> {
        let Some(byte) = self.byte(self.at) else {
            return Err(Bad::Token(self.at));
        };
        self.at += 1;
        Ok(u16::from(match byte {
            b'"' | b'\\' | b'/' => byte,
            b'b' => 8,
            b'f' => 12,
            b'n' => b'\n',
            b'r' => b'\r',
            b't' => b'\t',
            b'u' => return self.hexadecimal(),
            _ => return Err(Bad::At("Bad escaped character in", self.at - 1)),
        }))
    }

    fn hexadecimal(&mut self) -> Result<u16, Bad> {
        let mut unit = 0;
        for _ in 0..4 {
            let digit = self.byte(self.at).and_then(|byte| char::from(byte).to_digit(16));
            let Some(digit) = digit else {
                return Err(Bad::At("Bad Unicode escape in", self.at));
            };
            unit = unit << 4 | digit as u16;
            self.at += 1;
        }
        Ok(unit)
    }

    /// What is said about something wrong.
    pub(super) fn message(&self, bad: Bad) -> String {
        let at = match bad {
            Bad::At(message, at) => return format!("{message} JSON at position {at}"),
            Bad::Token(at) => at,
        };
        let text =
            |from: usize, to: usize| String::from_utf16_lossy(self.units.get(from..to).unwrap_or_default());
        let length = self.units.len();
        match self.byte(at) {
            None => return "Unexpected end of JSON input".to_owned(),
            Some(b'"') => return format!("Unexpected string in JSON at position {at}"),
            Some(b'-' | b'0'..=b'9') => return format!("Unexpected number in JSON at position {at}"),
            Some(_) => {}
        }
        let whole = text(0, length);
        if matches!(
            whole.as_str(),
            "[object Object]" | "NaN" | "Infinity" | "undefined"
        ) {
            return format!("\"{whole}\" is not valid JSON");
        }
        let token = text(at, at + 1);
        let shown = if length <= 2 * CONTEXT {
            format!("\"{whole}\"")
        } else if at < CONTEXT {
            format!("\"{}\"...", text(0, at + CONTEXT))
        } else if at < length - CONTEXT {
            format!("...\"{}\"...", text(at - CONTEXT, at + CONTEXT))
        } else {
            format!("...\"{}\"", text(at - CONTEXT, length))
        };
        format!("Unexpected token '{token}', {shown} is not valid JSON")
    }
}
