//! The words of dates in text.

use crate::js::text::is_space;

/// A piece of a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Token {
    /// Decimal digits: their value, of at most nine that count, and how many there are.
    Number(i64, usize),
    /// One of `:`, `-`, `+`, `.` and `)`.
    Symbol(char),
    /// A word that is known by its first three letters, and its length.
    Word(Word, usize),
    Space,
    /// Anything else, also words in parentheses.
    Other,
    End,
}

/// What words mean.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Word {
    /// From 1.
    Month(i64),
    /// Hours to add to those from 1 to 12.
    Half(i64),
    /// A zone that is so many hours ahead of UTC.
    Zone(i64),
    /// The `T` between date and time.
    Separator,
    Unknown,
}

impl Token {
    /// The value of a number of so many digits.
    pub(super) fn fixed(self, digits: usize) -> Option<i64> {
        match self {
            Token::Number(value, length) if length == digits => Some(value),
            _ => None,
        }
    }

    /// ±1 for a sign.
    pub(super) fn sign(self) -> Option<i64> {
        match self {
            Token::Symbol('+') => Some(1),
            Token::Symbol('-') => Some(-1),
            _ => None,
        }
    }

    pub(super) fn is_z(self) -> bool {
        matches!(self, Token::Word(Word::Zone(_), 1))
    }
}

/// A text, token by token.
pub(super) struct Tokens {
    text: Vec<char>,
    place: usize,
    next: Token,
}

impl Tokens {
    pub(super) fn new(text: &str) -> Tokens {
        // In node a NUL is the end as well.
        let text = text.chars().take_while(|&character| character != '\0').collect();
        let mut tokens = Tokens {
            text,
            place: 0,
            next: Token::End,
        };
        tokens.next = tokens.scan();
        tokens
    }

    pub(super) fn peek(&self) -> Token {
        self.next
    }

    pub(super) fn next(&mut self) -> Token {
        let next = self.scan();
        std::mem::replace(&mut self.next, next)
    }

    /// Takes a symbol, if it is there.
    pub(super) fn skip(&mut self, symbol: char) -> bool {
        let found = self.next == Token::Symbol(symbol);
        if found {
            self.next();
        }
        found
    }

    fn scan(&mut self) -> Token {
        let Some(&first) = self.text.get(self.place) else {
            return Token::End;
        };
        let start = self.place;
        if first.is_ascii_digit() {
            self.take_while(|character| character.is_ascii_digit());
            let digits = &self.text[start..self.place];
            let values = digits.iter().filter_map(|digit| digit.to_digit(10));
            let values = values.skip_while(|&digit| digit == 0).take(9);
            return Token::Number(
                values.fold(0, |value, digit| 10 * value + i64::from(digit)),
                digits.len(),
            );
        }
        if is_letter(first) {
            self.take_while(is_letter);
            let word = &self.text[start..self.place];
            return Token::Word(meaning(word), word.len());
        }
        self.place += 1;
        match first {
            ':' | '-' | '+' | '.' | ')' => Token::Symbol(first),
            '(' => {
                self.skip_parentheses();
                Token::Other
            }
            _ if is_white(first) => Token::Space,
            _ => Token::Other,
        }
    }

    fn take_while(&mut self, wanted: impl Fn(char) -> bool) {
        let rest = &self.text[self.place..];
        self.place += rest.iter().take_while(|&&character| wanted(character)).count();
    }

    /// To the end of parentheses of which the first is read.
    fn skip_parentheses(&mut self) {
        let mut depth = 1;
        while depth > 0
            && let Some(&character) = self.text.get(self.place)
        {
            self.place += 1;
            match character {
                '(' => depth += 1,
                ')' => depth -= 1,
                _ => {}
            }
        }
    }
}

fn is_white(character: char) -> bool {
    u16::try_from(u32::from(character)).is_ok_and(is_space)
}

/// Letters, and all that is above them.
fn is_letter(character: char) -> bool {
    // Ends of lines are no white space in words.
    character >= 'A' && (!is_white(character) || matches!(character, '\u{2028}' | '\u{2029}'))
}

fn meaning(word: &[char]) -> Word {
    const MONTHS: [&str; 12] = [
        "jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec",
    ];
    const SHORT: [(&str, Word); 16] = [
        ("am", Word::Half(0)),
        ("pm", Word::Half(12)),
        ("ut", Word::Zone(0)),
        ("utc", Word::Zone(0)),
        ("z", Word::Zone(0)),
        ("gmt", Word::Zone(0)),
        ("cdt", Word::Zone(-5)),
        ("cst", Word::Zone(-6)),
        ("edt", Word::Zone(-4)),
        ("est", Word::Zone(-5)),
        ("mdt", Word::Zone(-6)),
        ("mst", Word::Zone(-7)),
        ("pdt", Word::Zone(-7)),
        ("pst", Word::Zone(-8)),
        ("t", Word::Separator),
        ("", Word::Unknown),
    ];
    let start = word
        .iter()
        .take(3)
        .map(char::to_ascii_lowercase)
        .collect::<String>();
    if let Some(month) = MONTHS.iter().position(|&month| month == start) {
        return Word::Month(month as i64 + 1);
    }
    // Only months may be longer.
    let known = SHORT.iter().find(|row| word.len() <= 3 && row.0 == start);
    known.map_or(Word::Unknown, |row| row.1)
}
