//! Local time.
//!
//! `jiff` reads the system's zone files, so rules are as new as the system; it understands all forms of `TZ`; and it tells the offsets on both
//! sides of a change, which the standard asks for. Other crates bring rules of their own, or lack one of these.

use jiff::civil::DateTime;
use jiff::tz::{AmbiguousOffset, Dst, TimeZone};
use jiff::{Timestamp, civil};

use super::arithmetic::{self, MS_PER_DAY, MS_PER_MINUTE, day, day_from_year, days_in_year, time_within_day};

/// A time zone with its history.
#[derive(Clone, Debug)]
pub struct Zone {
    zone: TimeZone,
}

impl Zone {
    /// The zone of the system: of the variable `TZ`, or of `/etc/localtime`. UTC if there is none.
    #[must_use]
    pub fn system() -> Zone {
        Zone {
            zone: TimeZone::system(),
        }
    }

    /// Coordinated Universal Time.
    #[must_use]
    pub fn utc() -> Zone {
        Zone { zone: TimeZone::UTC }
    }

    /// A zone like `Europe/Berlin`, if the system knows it.
    #[must_use]
    pub fn named(name: &str) -> Option<Zone> {
        TimeZone::get(name).ok().map(|zone| Zone { zone })
    }

    /// LocalTime: the time value of what clocks show (ECMAScript 5.1 §15.9.1.9).
    #[must_use]
    pub fn local(&self, t: f64) -> f64 {
        t + self.offset(t)
    }

    /// UTC: when clocks show a time. If they never do, or do twice, the offset is that before the change (ECMAScript 2024 §21.4.1.26; 5.1
    /// §15.9.1.9 leaves it open).
    #[must_use]
    pub fn utc_of_local(&self, local: f64) -> f64 {
        let Some(parts) = parts(local) else {
            return f64::NAN;
        };
        let offset = match self.zone.to_ambiguous_timestamp(parts).offset() {
            AmbiguousOffset::Unambiguous { offset } => offset,
            AmbiguousOffset::Gap { before, .. } | AmbiguousOffset::Fold { before, .. } => before,
        };
        local - f64::from(offset.seconds()) * 1000.0
    }

    /// Milliseconds that clocks are ahead of UTC at a time.
    #[must_use]
    pub fn offset(&self, t: f64) -> f64 {
        timestamp(t).map_or(f64::NAN, |at| {
            f64::from(self.zone.to_offset(at).seconds()) * 1000.0
        })
    }

    /// `Date.prototype.getTimezoneOffset`: whole minutes that clocks are behind UTC, NaN for no time (ECMAScript 5.1 §15.9.5.26).
    #[must_use]
    pub fn behind_utc(&self, t: f64) -> f64 {
        (-self.offset(t) / MS_PER_MINUTE).trunc() + 0.0
    }

    /// The name of the zone in `Date.prototype.toString`: the standard wants none, node has a long English one. It is that of today, for
    /// daylight or standard time.
    ///
    /// Zones whose rules have no letters for them are like `GMT-03:00` here; node has names for these too.
    #[must_use]
    pub fn long_name(&self, t: f64) -> String {
        let Some(at) = timestamp(recent(t)) else {
            return String::new();
        };
        let info = self.zone.to_offset_info(at);
        let (dst, seconds) = (info.dst(), info.offset().seconds());
        if !self.zone.is_unknown() {
            let today = TODAY.iter().filter_map(|&t| timestamp(t));
            let today = today
                .map(|at| self.zone.to_offset_info(at))
                .find(|info| info.dst() == dst);
            let info = today.as_ref().unwrap_or(&info);
            if let Some(name) = name_of(info.abbreviation(), info.offset().seconds() / 60, dst) {
                return name;
            }
        }
        let (sign, minutes) = (if seconds < 0 { '-' } else { '+' }, seconds.abs() / 60);
        format!("GMT{sign}{:02}:{:02}", minutes / 60, minutes % 60)
    }
}

/// In January and in July of 2025.
const TODAY: [f64; 2] = [1_736_035_200_000.0, 1_751_673_600_000.0];

/// Letters of times, the minutes ahead of UTC, and the name less "Time".
#[rustfmt::skip]
const NAMES: [(&str, i32, &str); 50] = [
    ("UTC", 0, "Coordinated Universal"), ("GMT", 0, "Greenwich Mean"),
    ("WET", 0, "Western European Standard"), ("WEST", 60, "Western European Summer"),
    ("BST", 60, "British Summer"), ("IST", 60, "Irish Standard"),
    ("CET", 60, "Central European Standard"), ("CEST", 120, "Central European Summer"),
    ("EET", 120, "Eastern European Standard"), ("EEST", 180, "Eastern European Summer"),
    ("MSK", 180, "Moscow Standard"), ("IST", 120, "Israel Standard"), ("IDT", 180, "Israel Daylight"),
    ("WAT", 60, "West Africa"), ("CAT", 120, "Central Africa"), ("EAT", 180, "East Africa"),
    ("SAST", 120, "South Africa Standard"), ("PKT", 300, "Pakistan Standard"), ("IST", 330, "India Standard"),
    ("WIB", 420, "Western Indonesia"), ("WITA", 480, "Central Indonesia"), ("WIT", 540, "Eastern Indonesia"),
    ("CST", 480, "China Standard"), ("HKT", 480, "Hong Kong Standard"), ("PST", 480, "Philippine Standard"),
    ("JST", 540, "Japan Standard"), ("KST", 540, "Korean Standard"),
    ("AWST", 480, "Australian Western Standard"), ("ACST", 570, "Australian Central Standard"),
    ("ACDT", 630, "Australian Central Daylight"), ("AEST", 600, "Australian Eastern Standard"),
    ("AEDT", 660, "Australian Eastern Daylight"), ("NZST", 720, "New Zealand Standard"),
    ("NZDT", 780, "New Zealand Daylight"), ("ChST", 600, "Chamorro Standard"),
    ("NST", -210, "Newfoundland Standard"), ("NDT", -150, "Newfoundland Daylight"),
    ("AST", -240, "Atlantic Standard"), ("ADT", -180, "Atlantic Daylight"),
    ("EST", -300, "Eastern Standard"), ("EDT", -240, "Eastern Daylight"),
    ("CST", -360, "Central Standard"), ("CDT", -300, "Central Daylight"),
    ("MST", -420, "Mountain Standard"), ("MDT", -360, "Mountain Daylight"),
    ("PST", -480, "Pacific Standard"), ("PDT", -420, "Pacific Daylight"),
    ("AKST", -540, "Alaska Standard"), ("AKDT", -480, "Alaska Daylight"),
    ("HST", -600, "Hawaii-Aleutian Standard"),
];

fn name_of(letters: &str, minutes: i32, dst: Dst) -> Option<String> {
    // Cuba has the letters of North America, an hour off.
    if minutes == -300 && letters == "CST" {
        return Some("Cuba Standard Time".to_owned());
    }
    if minutes == -240 && letters == "CDT" && dst == Dst::Yes {
        return Some("Cuba Daylight Time".to_owned());
    }
    let mut names = NAMES.iter();
    let (.., name) = names.find(|row| (row.0, row.1) == (letters, minutes))?;
    Some(format!("{name} Time"))
}

/// The years that `jiff` knows. Rules are the same in all years beyond.
const COVERED: std::ops::RangeInclusive<i64> = -9998..=9998;

/// A time of the first or last years that are covered, for one that is not.
fn covered(t: f64) -> Option<f64> {
    let year = arithmetic::civil(t)?.year;
    if COVERED.contains(&year) {
        return Some(t);
    }
    let kind = |year: i64| {
        (
            day_from_year(year as f64).rem_euclid(7.0),
            days_in_year(year as f64),
        )
    };
    let mut years = if year > 0 { 9960..9988 } else { -9998..-9970 };
    in_year(t, years.find(|&like| kind(like) == kind(year))?)
}

/// The same day and time of another year, which has as many days and begins with the same day of the week.
fn in_year(t: f64, year: i64) -> Option<f64> {
    let within = day(t) - day_from_year(arithmetic::year_from_time(t));
    let t = (day_from_year(year as f64) + within) * MS_PER_DAY + time_within_day(t);
    t.is_finite().then_some(t)
}

/// For a time before 1970 or after 2037 one like it between 2008 and 2035. Rules have changed since 2008, so the choice is node's.
fn recent(t: f64) -> f64 {
    if (0.0..=2_147_483_647_000.0).contains(&t) {
        return t;
    }
    let year = arithmetic::year_from_time(t);
    let week_day = (day_from_year(year) + 4.0).rem_euclid(7.0) as i64;
    let like = if days_in_year(year) == 366.0 { 1956 } else { 1967 } + week_day * 12 % 28;
    in_year(t, 2008 + (like + 3 * 28 - 2008) % 28).unwrap_or(t)
}

fn timestamp(t: f64) -> Option<Timestamp> {
    Timestamp::from_millisecond(covered(t)?.floor() as i64).ok()
}

fn parts(local: f64) -> Option<DateTime> {
    let local = covered(local)?;
    let date = arithmetic::civil(local)?;
    let date = civil::Date::new(date.year as i16, date.month as i8 + 1, date.day as i8).ok()?;
    let time = civil::Time::new(
        arithmetic::hour_from_time(local) as i8,
        arithmetic::min_from_time(local) as i8,
        arithmetic::sec_from_time(local) as i8,
        arithmetic::ms_from_time(local) as i32 * 1_000_000,
    );
    Some(date.to_datetime(time.ok()?))
}
