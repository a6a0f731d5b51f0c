//! Dates as text.

use super::Zone;
use super::arithmetic::{self, hour_from_time, min_from_time, ms_from_time, sec_from_time, week_day};

/// The text of a date without time, in all forms but that of the standard, for which it is an error.
pub const INVALID_DATE: &str = "Invalid Date";

const DAYS: [&str; 7] = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"];
const MONTHS: [&str; 12] = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
];

/// `Date.prototype.toISOString`; `None` for NaN, which is an error of type RangeError, "Invalid time value" in node (ECMAScript 5.1
/// §15.9.5.43).
#[must_use]
pub fn to_iso_string(t: f64) -> Option<String> {
    let date = arithmetic::civil(t)?;
    let year = match date.year {
        0..=9999 => format!("{:04}", date.year),
        year => format!("{year:+07}"),
    };
    Some(format!(
        "{year}-{:02}-{:02}T{}.{:03}Z",
        date.month + 1,
        date.day,
        clock(t),
        ms_from_time(t)
    ))
}

/// `Date.prototype.toString`, like `Sat Jan 01 2000 10:00:00 GMT+0100 (Central European Standard Time)` (ECMAScript 5.1 §15.9.5.2, 2018
/// §20.3.4.41).
#[must_use]
pub fn to_string(t: f64, zone: &Zone) -> String {
    valid(t, || {
        format!("{} {}", to_date_string(t, zone), to_time_string(t, zone))
    })
}

/// `Date.prototype.toDateString`, like `Sat Jan 01 2000` (ECMAScript 5.1 §15.9.5.3, 2018 §20.3.4.35).
#[must_use]
pub fn to_date_string(t: f64, zone: &Zone) -> String {
    let local = zone.local(t);
    valid(t, || {
        let (week_day, day, month, year) = date_parts(local);
        format!("{week_day} {month} {day:02} {year}")
    })
}

/// `Date.prototype.toTimeString`, like `10:00:00 GMT+0100 (Central European Standard Time)` (ECMAScript 5.1 §15.9.5.4, 2018 §20.3.4.42).
#[must_use]
pub fn to_time_string(t: f64, zone: &Zone) -> String {
    valid(t, || {
        let minutes = -zone.behind_utc(t);
        let sign = if minutes < 0.0 { '-' } else { '+' };
        let (hours, minutes) = ((minutes.abs() / 60.0).floor(), minutes.abs() % 60.0);
        let name = zone.long_name(t);
        format!(
            "{} GMT{sign}{hours:02}{minutes:02} ({name})",
            clock(zone.local(t))
        )
    })
}

/// `Date.prototype.toUTCString`, like `Sat, 01 Jan 2000 09:00:00 GMT` (ECMAScript 5.1 §15.9.5.42, 2018 §20.3.4.43).
#[must_use]
pub fn to_utc_string(t: f64) -> String {
    valid(t, || {
        let (week_day, day, month, year) = date_parts(t);
        format!("{week_day}, {day:02} {month} {year} {} GMT", clock(t))
    })
}

/// `Date.prototype.toLocaleString` in American English, like `1/2/2000, 3:04:05 AM` (ECMAScript 5.1 §15.9.5.5).
#[must_use]
pub fn to_locale_string(t: f64, zone: &Zone) -> String {
    valid(t, || {
        format!(
            "{}, {}",
            to_locale_date_string(t, zone),
            to_locale_time_string(t, zone)
        )
    })
}

/// `Date.prototype.toLocaleDateString` in American English, like `1/2/2000`; years before the first are counted backwards (ECMAScript 5.1
/// §15.9.5.6).
#[must_use]
pub fn to_locale_date_string(t: f64, zone: &Zone) -> String {
    let Some(date) = arithmetic::civil(zone.local(t)) else {
        return INVALID_DATE.to_owned();
    };
    let year = if date.year > 0 { date.year } else { 1 - date.year };
    format!("{}/{}/{year}", date.month + 1, date.day)
}

/// `Date.prototype.toLocaleTimeString` in American English, like `3:04:05 AM` (ECMAScript 5.1 §15.9.5.7).
#[must_use]
pub fn to_locale_time_string(t: f64, zone: &Zone) -> String {
    let local = zone.local(t);
    valid(t, || {
        let hour = hour_from_time(local) as u32;
        let half = if hour < 12 { "AM" } else { "PM" };
        let (min, sec) = (min_from_time(local), sec_from_time(local));
        format!("{}:{min:02}:{sec:02} {half}", (hour + 11) % 12 + 1)
    })
}

fn valid(t: f64, text: impl FnOnce() -> String) -> String {
    if t.is_finite() {
        text()
    } else {
        INVALID_DATE.to_owned()
    }
}

fn clock(t: f64) -> String {
    format!(
        "{:02}:{:02}:{:02}",
        hour_from_time(t),
        min_from_time(t),
        sec_from_time(t)
    )
}

/// Day of the week, day, month, and year with at least four digits.
fn date_parts(t: f64) -> (&'static str, i64, &'static str, String) {
    let Some(date) = arithmetic::civil(t) else {
        return ("", 0, "", String::new());
    };
    let name = |names: &[&'static str], index: usize| names.get(index).copied().unwrap_or("");
    let year = if date.year < 0 {
        format!("-{:04}", -date.year)
    } else {
        format!("{:04}", date.year)
    };
    (
        name(&DAYS, week_day(t) as usize),
        date.day,
        name(&MONTHS, date.month as usize),
        year,
    )
}
