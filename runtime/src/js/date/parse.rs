//! Dates from text, as node reads them: the standard's format, and else whatever looks like a date.

use super::token::{Token, Tokens, Word};
use super::{Zone, make_date, make_day, make_time, time_clip};

/// `Date.parse` in the zone of the system.
///
/// The standard's format, expanded years included, is UTC if it is a date only, and local time if it has a time without zone (ECMAScript 2015
/// §20.3.1.16; in 5.1 §15.9.1.15 this was UTC). What else is read is what node takes: the texts of `toString` and `toUTCString`, RFC 2822, and
/// forms like `Jan 1 2000 10:00 PM` and `1/2/2000`. NaN if it is nothing of this.
#[must_use]
pub fn parse(text: &str) -> f64 {
    parse_in(text, &Zone::system())
}

/// [`parse`] in a zone.
#[must_use]
pub fn parse_in(text: &str, zone: &Zone) -> f64 {
    let mut parser = Parser {
        tokens: Tokens::new(text),
        day: Day::default(),
        time: Time::default(),
        offset: Offset::default(),
    };
    parser.run().and_then(|()| parser.value(zone)).unwrap_or(f64::NAN)
}

struct Parser {
    tokens: Tokens,
    day: Day,
    time: Time,
    offset: Offset,
}

/// Up to three numbers, and a month by name.
#[derive(Default)]
struct Day {
    numbers: Vec<i64>,
    month: Option<i64>,
    standard: bool,
}

/// Hour, minute, second, millisecond.
#[derive(Default)]
struct Time {
    numbers: Vec<i64>,
    half: Option<i64>,
}

/// A distance to UTC.
#[derive(Default)]
struct Offset {
    sign: Option<i64>,
    hour: Option<i64>,
    minute: Option<i64>,
}

impl Parser {
    /// `None` if the text is no date.
    fn run(&mut self) -> Option<()> {
        let mut token = self.standard()?;
        let mut number_seen = !self.day.numbers.is_empty();
        while token != Token::End {
            match token {
                Token::Number(value, _) => {
                    number_seen = true;
                    self.number(value)?;
                }
                Token::Word(Word::Half(hours), _) if !self.time.numbers.is_empty() => {
                    self.time.half = Some(hours)
                }
                Token::Word(Word::Month(month), _) => {
                    self.day.month = Some(month);
                    self.tokens.skip('-');
                }
                Token::Word(Word::Zone(hours), _) if number_seen => self.offset.set(hours),
                Token::Word(..) => {
                    // Other words only before all numbers, and not directly.
                    if number_seen || matches!(self.tokens.peek(), Token::Number(..)) {
                        return None;
                    }
                }
                Token::Symbol(_) => match token.sign() {
                    Some(sign) if self.offset.is_utc() || !self.time.numbers.is_empty() => {
                        number_seen = true;
                        self.offset_after(sign)?;
                    }
                    Some(_) if number_seen => return None,
                    None if token == Token::Symbol(')') && number_seen => return None,
                    _ => {}
                },
                Token::Space | Token::Other | Token::End => {}
            }
            token = self.tokens.next();
        }
        Some(())
    }

    /// A number outside of the standard's format.
    fn number(&mut self, value: i64) -> Option<()> {
        if self.tokens.skip(':') {
            if self.tokens.skip(':') {
                if !self.time.numbers.is_empty() {
                    return None;
                }
                self.time.add(value)?;
                return self.time.add(0);
            }
            self.time.add(value)?;
            self.tokens.skip('.');
            return Some(());
        }
        if self.tokens.peek() == Token::Symbol('.') && self.time.expects(value) {
            self.tokens.next();
            let Token::Number(fraction, length) = self.tokens.next() else {
                return None;
            };
            // As in node, what is too much does not count here.
            let _ = self.time.add(value);
            self.time.finish(milliseconds(fraction, length));
            return Some(());
        }
        // The point is skipped even if it is no decimal one.
        self.tokens.skip('.');
        if self.offset.expects(value) {
            self.offset.minute = Some(value);
            return Some(());
        }
        if self.time.expects(value) {
            self.time.finish(value);
            let peek = self.tokens.peek();
            let ends = matches!(peek, Token::End | Token::Space) || peek.is_z() || peek.sign().is_some();
            return ends.then_some(());
        }
        self.day.add(value)?;
        self.tokens.skip('-');
        Some(())
    }

    /// A distance to UTC outside of the standard's format: `+h`, `+hh`, `+hmm`, `+hhmm`, `+hh:`, or a sign alone.
    fn offset_after(&mut self, sign: i64) -> Option<()> {
        self.offset.sign = Some(sign);
        let (value, length) = match self.tokens.peek() {
            Token::Number(value, length) => {
                self.tokens.next();
                (value, length)
            }
            _ => (0, 0),
        };
        if self.tokens.peek() == Token::Symbol(':') {
            self.offset.hour = Some(value);
            self.offset.minute = None;
            return Some(());
        }
        let (hour, minute) = match length {
            1 | 2 => (value, 0),
            3 | 4 => (value / 100, value % 100),
            _ => return None,
        };
        self.offset.hour = Some(hour);
        self.offset.minute = Some(minute);
        Some(())
    }

    /// The standard's format. The token after what is in this format, with which the free format continues; `None` if the text is no date.
    fn standard(&mut self) -> Option<Token> {
        let tokens = &mut self.tokens;
        if let Some(sign) = tokens.peek().sign() {
            let token = tokens.next();
            match tokens.peek().fixed(6) {
                // -000000 is no year.
                Some(0) if sign < 0 => {
                    tokens.next();
                    return Some(token);
                }
                Some(year) => {
                    tokens.next();
                    self.day.add(sign * year)?;
                }
                None => return Some(token),
            }
        } else if let Some(year) = tokens.peek().fixed(4) {
            tokens.next();
            self.day.add(year)?;
        } else {
            return Some(tokens.next());
        }
        for limit in [12, 31] {
            if !tokens.skip('-') {
                break;
            }
            match tokens.peek().fixed(2).filter(|value| (1..=limit).contains(value)) {
                Some(value) => self.day.add(value)?,
                None => return Some(tokens.next()),
            }
            tokens.next();
        }
        if matches!(tokens.peek(), Token::Word(Word::Separator, _)) {
            tokens.next();
            self.standard_time()?;
        } else if tokens.peek() != Token::End {
            return Some(tokens.next());
        }
        if self.offset.hour.is_none() && self.time.numbers.is_empty() {
            self.offset.set(0);
        }
        self.day.standard = true;
        Some(Token::End)
    }

    /// `HH:mm`, `HH:mm:ss` or `HH:mm:ss.s`, and a zone. From here on there is no way back to the free format.
    fn standard_time(&mut self) -> Option<()> {
        let hour = self.fixed(2, 24)?;
        let limit = |limit| if hour == 24 { 0 } else { limit };
        self.time.add(hour)?;
        self.expect(':')?;
        let minute = self.fixed(2, limit(59))?;
        self.time.add(minute)?;
        if self.tokens.skip(':') {
            let second = self.fixed(2, limit(59))?;
            self.time.add(second)?;
            if self.tokens.skip('.') {
                match self.tokens.next() {
                    Token::Number(value, length) if hour < 24 || value == 0 => {
                        self.time.add(milliseconds(value, length))?
                    }
                    _ => return None,
                }
            }
        }
        if self.tokens.peek().is_z() {
            self.tokens.next();
            self.offset.set(0);
        } else if let Some(sign) = self.tokens.peek().sign() {
            self.tokens.next();
            let (hour, minute) = match self.tokens.peek().fixed(4) {
                Some(value) => {
                    self.tokens.next();
                    (value / 100, value % 100)
                }
                None => {
                    let hour = self.fixed(2, 23)?;
                    self.expect(':')?;
                    (hour, self.fixed(2, 59)?)
                }
            };
            if hour > 23 || minute > 59 {
                return None;
            }
            self.offset = Offset {
                sign: Some(sign),
                hour: Some(hour),
                minute: Some(minute),
            };
        }
        (self.tokens.peek() == Token::End).then_some(())
    }

    /// A number of so many digits, up to a limit.
    fn fixed(&mut self, digits: usize, limit: i64) -> Option<i64> {
        self.tokens.next().fixed(digits).filter(|&value| value <= limit)
    }

    fn expect(&mut self, symbol: char) -> Option<()> {
        self.tokens.skip(symbol).then_some(())
    }

    /// The time value of what was read.
    fn value(&self, zone: &Zone) -> Option<f64> {
        let (year, month, day) = self.day.value()?;
        let [hour, minute, second, ms] = self.time.value()?.map(|part| part as f64);
        let day = make_day(year as f64, month as f64 - 1.0, day as f64);
        let t = make_date(day, make_time(hour, minute, second, ms));
        Some(time_clip(match self.offset.seconds().ok()? {
            Some(seconds) => t - seconds as f64 * 1000.0,
            None => zone.utc_of_local(t),
        }))
    }
}

impl Day {
    fn add(&mut self, value: i64) -> Option<()> {
        add(&mut self.numbers, 3, value)
    }

    /// Year, month from 1, and day.
    fn value(&self) -> Option<(i64, i64, i64)> {
        let is_day = |value: i64| (1..=31).contains(&value);
        let at = |index: usize| self.numbers.get(index).copied().unwrap_or(1);
        if self.numbers.is_empty() {
            return None;
        }
        let (mut year, month, day) = match self.month {
            None if self.standard || !is_day(at(0)) => (at(0), at(1), at(2)),
            // A year that is missing is 1 as well, and so 2001.
            None => (at(2), at(0), at(1)),
            Some(month) if !is_day(at(0)) => (at(0), month, at(1)),
            Some(month) => (at(1), month, at(0)),
        };
        if !self.standard {
            year += match year {
                0..=49 => 2000,
                50..=99 => 1900,
                _ => 0,
            };
        }
        ((1..=12).contains(&month) && is_day(day)).then_some((year, month, day))
    }
}

impl Time {
    fn add(&mut self, value: i64) -> Option<()> {
        add(&mut self.numbers, 4, value)
    }

    /// Whether a number may follow.
    fn expects(&self, value: i64) -> bool {
        match self.numbers.len() {
            1 | 2 => value < 60,
            3 => value < 1000,
            _ => false,
        }
    }

    /// Adds the last number, if there is room.
    fn finish(&mut self, value: i64) {
        let _ = self.add(value);
        self.numbers.resize(4, 0);
    }

    fn value(&self) -> Option<[i64; 4]> {
        let mut parts = [0; 4];
        for (part, &number) in parts.iter_mut().zip(&self.numbers) {
            *part = number;
        }
        let [hour, minute, second, ms] = &mut parts;
        if let Some(half) = self.half {
            if *hour > 12 {
                return None;
            }
            *hour = *hour % 12 + half;
        }
        let usual = *hour < 24 && *minute < 60 && *second < 60 && *ms < 1000;
        let midnight = *hour == 24 && *minute == 0 && *second == 0 && *ms == 0;
        (usual || midnight).then_some(parts)
    }
}

impl Offset {
    fn set(&mut self, hours: i64) {
        *self = Offset {
            sign: Some(if hours < 0 { -1 } else { 1 }),
            hour: Some(hours.abs()),
            minute: Some(0),
        };
    }

    /// Whether minutes may follow.
    fn expects(&self, value: i64) -> bool {
        self.hour.is_some() && self.minute.is_none() && value < 60
    }

    fn is_utc(&self) -> bool {
        self.hour == Some(0) && self.minute == Some(0)
    }

    /// Seconds ahead of UTC, if that was said; an error if they are not less than 2^31, where node counts modulo 2^32.
    fn seconds(&self) -> Result<Option<i64>, TooLarge> {
        let Some(sign) = self.sign else {
            return Ok(None);
        };
        let seconds = (self.hour.unwrap_or(0) * 3600 + self.minute.unwrap_or(0) * 60) as u32;
        i32::try_from(seconds).map_or(Err(TooLarge), |seconds| Ok(Some(sign * i64::from(seconds))))
    }
}

/// Of the distance to UTC.
struct TooLarge;

/// Adds to a list of limited length.
fn add(numbers: &mut Vec<i64>, limit: usize, value: i64) -> Option<()> {
    let room = numbers.len() < limit;
    if room {
        numbers.push(value);
    }
    room.then_some(())
}

/// Digits after a point as thousandths, without rounding.
fn milliseconds(value: i64, length: usize) -> i64 {
    match length {
        1 => value * 100,
        2 => value * 10,
        // Of a number nine digits count.
        _ => value / 10i64.pow(length.clamp(3, 9) as u32 - 3),
    }
}
