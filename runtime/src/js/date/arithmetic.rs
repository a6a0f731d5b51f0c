//! Days, months and years of time values.

use std::time::{SystemTime, UNIX_EPOCH};

use crate::js::number::to_integer;

/// Milliseconds of a day (ECMAScript 5.1 §15.9.1.2).
pub const MS_PER_DAY: f64 = 86_400_000.0;
/// Milliseconds of an hour (ECMAScript 5.1 §15.9.1.10).
pub const MS_PER_HOUR: f64 = 3_600_000.0;
/// Milliseconds of a minute (ECMAScript 5.1 §15.9.1.10).
pub const MS_PER_MINUTE: f64 = 60_000.0;
/// Milliseconds of a second (ECMAScript 5.1 §15.9.1.10).
pub const MS_PER_SECOND: f64 = 1000.0;
/// The latest time value, and the earliest one without its sign: a hundred million days (ECMAScript 5.1 §15.9.1.1).
pub const MAX_TIME: f64 = 8.64e15;

/// The present as a time value (ECMAScript 5.1 §15.9.4.4).
#[must_use]
pub fn now() -> f64 {
    match SystemTime::now().duration_since(UNIX_EPOCH) {
        Ok(since) => since.as_millis() as f64,
        Err(before) => -(before.duration().as_millis() as f64),
    }
}

/// Day: days since 1970 (ECMAScript 5.1 §15.9.1.2).
#[must_use]
pub fn day(t: f64) -> f64 {
    (t / MS_PER_DAY).floor()
}

/// TimeWithinDay: milliseconds since midnight (ECMAScript 5.1 §15.9.1.2).
#[must_use]
pub fn time_within_day(t: f64) -> f64 {
    modulo(t, MS_PER_DAY)
}

/// DaysInYear (ECMAScript 5.1 §15.9.1.3).
#[must_use]
pub fn days_in_year(year: f64) -> f64 {
    day_from_year(year + 1.0) - day_from_year(year)
}

/// DayFromYear: the day that a year begins with (ECMAScript 5.1 §15.9.1.3).
#[must_use]
pub fn day_from_year(year: f64) -> f64 {
    365.0 * (year - 1970.0) + ((year - 1969.0) / 4.0).floor() - ((year - 1901.0) / 100.0).floor()
        + ((year - 1601.0) / 400.0).floor()
}

/// TimeFromYear: when a year begins (ECMAScript 5.1 §15.9.1.3).
#[must_use]
pub fn time_from_year(year: f64) -> f64 {
    MS_PER_DAY * day_from_year(year)
}

/// YearFromTime (ECMAScript 5.1 §15.9.1.3).
#[must_use]
pub fn year_from_time(t: f64) -> f64 {
    civil(t).map_or(f64::NAN, |civil| civil.year as f64)
}

/// InLeapYear: 1 if a time is in a leap year, else 0 (ECMAScript 5.1 §15.9.1.3).
#[must_use]
pub fn in_leap_year(t: f64) -> f64 {
    days_in_year(year_from_time(t)) - 365.0
}

/// DayWithinYear, from 0 (ECMAScript 5.1 §15.9.1.4).
#[must_use]
pub fn day_within_year(t: f64) -> f64 {
    day(t) - day_from_year(year_from_time(t))
}

/// MonthFromTime, from 0 (ECMAScript 5.1 §15.9.1.4).
#[must_use]
pub fn month_from_time(t: f64) -> f64 {
    civil(t).map_or(f64::NAN, |civil| civil.month as f64)
}

/// DateFromTime: the day of the month, from 1 (ECMAScript 5.1 §15.9.1.5).
#[must_use]
pub fn date_from_time(t: f64) -> f64 {
    civil(t).map_or(f64::NAN, |civil| civil.day as f64)
}

/// WeekDay, from 0, which is Sunday (ECMAScript 5.1 §15.9.1.6).
#[must_use]
pub fn week_day(t: f64) -> f64 {
    modulo(day(t) + 4.0, 7.0)
}

/// HourFromTime (ECMAScript 5.1 §15.9.1.10).
#[must_use]
pub fn hour_from_time(t: f64) -> f64 {
    modulo((t / MS_PER_HOUR).floor(), 24.0)
}

/// MinFromTime (ECMAScript 5.1 §15.9.1.10).
#[must_use]
pub fn min_from_time(t: f64) -> f64 {
    modulo((t / MS_PER_MINUTE).floor(), 60.0)
}

/// SecFromTime (ECMAScript 5.1 §15.9.1.10).
#[must_use]
pub fn sec_from_time(t: f64) -> f64 {
    modulo((t / MS_PER_SECOND).floor(), 60.0)
}

/// msFromTime (ECMAScript 5.1 §15.9.1.10).
#[must_use]
pub fn ms_from_time(t: f64) -> f64 {
    modulo(t, MS_PER_SECOND)
}

/// MakeTime: milliseconds of hours, minutes, seconds and milliseconds, each of any size; NaN if one is not finite (ECMAScript 5.1
/// §15.9.1.11).
#[must_use]
pub fn make_time(hour: f64, min: f64, sec: f64, ms: f64) -> f64 {
    if ![hour, min, sec, ms].iter().all(|part| part.is_finite()) {
        return f64::NAN;
    }
    to_integer(hour) * MS_PER_HOUR
        + to_integer(min) * MS_PER_MINUTE
        + to_integer(sec) * MS_PER_SECOND
        + to_integer(ms)
}

/// MakeDay: the day of a year, a month from 0 and a day of the month from 1, each of any size; NaN if one is not finite, or as far off as node
/// gives up (ECMAScript 5.1 §15.9.1.12).
#[must_use]
pub fn make_day(year: f64, month: f64, date: f64) -> f64 {
    if year.is_nan() || year.abs() > 1e6 || month.is_nan() || month.abs() > 1e7 || !date.is_finite() {
        return f64::NAN;
    }
    let month = to_integer(month);
    let year = to_integer(year) + (month / 12.0).floor();
    day_of_civil(year as i64, modulo(month, 12.0) as i64) as f64 + to_integer(date) - 1.0
}

/// MakeDate: the time of a day and of milliseconds in it (ECMAScript 5.1 §15.9.1.13).
#[must_use]
pub fn make_date(day: f64, time: f64) -> f64 {
    let t = day * MS_PER_DAY + time;
    if t.is_finite() { t } else { f64::NAN }
}

/// TimeClip: a time value, or NaN if it is too far off (ECMAScript 5.1 §15.9.1.14).
#[must_use]
pub fn time_clip(t: f64) -> f64 {
    // The sum makes a zero positive.
    if t.abs() <= MAX_TIME {
        to_integer(t) + 0.0
    } else {
        f64::NAN
    }
}

/// A date of the Gregorian calendar, also before it was introduced.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Civil {
    pub(super) year: i64,
    /// From 0.
    pub(super) month: i64,
    /// From 1.
    pub(super) day: i64,
}

/// Days of four centuries.
const CYCLE: i64 = 146_097;
/// From March 1st of the year 0 to 1970.
const EPOCH: i64 = 719_468;

/// The date of a time; `None` for NaN and what is far beyond all time values.
pub(super) fn civil(t: f64) -> Option<Civil> {
    let days = day(t);
    // Years begin with March here, so that what varies is at the end.
    let days = if days.abs() < 1e12 {
        days as i64 + EPOCH
    } else {
        return None;
    };
    let in_cycle = days.rem_euclid(CYCLE);
    let year = (in_cycle - in_cycle / 1460 + in_cycle / 36_524 - in_cycle / (CYCLE - 1)) / 365;
    let in_year = in_cycle - (365 * year + year / 4 - year / 100);
    let month = (5 * in_year + 2) / 153;
    Some(Civil {
        year: year + 400 * days.div_euclid(CYCLE) + i64::from(month >= 10),
        month: (month + 2) % 12,
        day: in_year - (153 * month + 2) / 5 + 1,
    })
}

/// The day that a month begins with. The month is from 0 to 11.
fn day_of_civil(year: i64, month: i64) -> i64 {
    let year = year - i64::from(month < 2);
    let in_cycle = year.rem_euclid(400);
    let in_year = (153 * ((month + 10) % 12) + 2) / 5;
    365 * in_cycle + in_cycle / 4 - in_cycle / 100 + in_year + year.div_euclid(400) * CYCLE - EPOCH
}

/// The remainder with the sign of the divisor, which is positive; never -0.
fn modulo(x: f64, y: f64) -> f64 {
    let rest = x % y;
    if rest < 0.0 { rest + y } else { rest + 0.0 }
}
