//! JavaScript's dates: arithmetic on *time values*, which are milliseconds since 1970 in UTC as doubles, NaN for no time at all.

mod arithmetic;
mod format;
mod parse;
mod token;
mod zone;

pub use arithmetic::{
    MAX_TIME, MS_PER_DAY, MS_PER_HOUR, MS_PER_MINUTE, MS_PER_SECOND, date_from_time, day, day_from_year,
    day_within_year, days_in_year, hour_from_time, in_leap_year, make_date, make_day, make_time,
    min_from_time, month_from_time, ms_from_time, now, sec_from_time, time_clip, time_from_year,
    time_within_day, week_day, year_from_time,
};
pub use format::{
    INVALID_DATE, to_date_string, to_iso_string, to_locale_date_string, to_locale_string,
    to_locale_time_string, to_string, to_time_string, to_utc_string,
};
pub use parse::{parse, parse_in};
pub use zone::Zone;

#[cfg(test)]
mod tests;
