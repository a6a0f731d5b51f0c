//! Changing dates.

use super::super::super::context::Js;
use super::super::super::date::{
    date_from_time, hour_from_time, make_date, make_day, make_time, min_from_time, month_from_time,
    ms_from_time, sec_from_time, time_clip, year_from_time,
};
use super::super::super::native::Call;
use super::super::super::value::{Object, Value};
use super::this;
use crate::managed::Raise;

/// A part of a date: its place among all.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Field {
    Year,
    Month,
    Date,
    Hour,
    Minute,
    Second,
    Ms,
}

/// Number of parts.
const FIELDS: usize = 7;

/// All parts of a time.
fn parts_of(time: f64) -> [f64; FIELDS] {
    [
        year_from_time,
        month_from_time,
        date_from_time,
        hour_from_time,
        min_from_time,
        sec_from_time,
        ms_from_time,
    ]
    .map(|part| part(time))
}

/// The time with all these parts.
fn time_of([year, month, date, hour, minute, second, ms]: [f64; FIELDS]) -> f64 {
    make_date(make_day(year, month, date), make_time(hour, minute, second, ms))
}

/// Years of two digits are of the twentieth century.
fn full_year(year: f64) -> f64 {
    let whole = year.trunc();
    match (0.0..=99.0).contains(&whole) {
        true => 1900.0 + whole,
        false => year,
    }
}

/// The time that arguments of `Date` and `Date.UTC` say.
pub(super) fn of_parts(js: &mut Js<'_>, args: &[Value]) -> Result<f64, Raise> {
    let mut parts = [f64::NAN, 0.0, 1.0, 0.0, 0.0, 0.0, 0.0];
    for (part, value) in parts.iter_mut().zip(args) {
        *part = js.to_number(*value)?;
    }
    parts[0] = full_year(parts[0]);
    Ok(time_of(parts))
}

/// Gives parts of a time, from one on and at most so many, the values of the arguments; the first one must be there.
fn changed(js: &mut Js<'_>, call: &Call<'_>, time: f64, first: Field, most: usize) -> Result<f64, Raise> {
    let count = call.args.len().clamp(1, most);
    // Without a time only the year can be set.
    let time = if first == Field::Year && time.is_nan() {
        0.0
    } else {
        time
    };
    let mut parts = parts_of(time);
    for at in 0..count {
        let value = js.to_number(call.arg(at))?;
        if let Some(part) = parts.get_mut(first as usize + at) {
            *part = value;
        }
    }
    Ok(time_of(parts))
}

/// The date's time value from now on.
fn set(js: &mut Js<'_>, object: Object, time: f64) -> Result<Value, Raise> {
    let time = Value::number(time_clip(time));
    js.set_data(object, time);
    Ok(time)
}

pub(super) fn utc(js: &mut Js<'_>, call: &Call<'_>, first: Field, most: usize) -> Result<Value, Raise> {
    let (object, time) = this(js, call)?;
    let time = changed(js, call, time, first, most)?;
    set(js, object, time)
}

pub(super) fn local(js: &mut Js<'_>, call: &Call<'_>, first: Field, most: usize) -> Result<Value, Raise> {
    let (object, time) = this(js, call)?;
    let zone = js.zone();
    let local = changed(js, call, zone.local(time), first, most)?;
    set(js, object, zone.utc_of_local(local))
}

pub(super) fn set_time(js: &mut Js<'_>, call: &Call<'_>) -> Result<Value, Raise> {
    let (object, _) = this(js, call)?;
    let time = js.to_number(call.arg(0))?;
    set(js, object, time)
}

pub(super) fn set_year(js: &mut Js<'_>, call: &Call<'_>) -> Result<Value, Raise> {
    let (object, time) = this(js, call)?;
    let year = full_year(js.to_number(call.arg(0))?);
    let zone = js.zone();
    let mut parts = parts_of(if time.is_nan() { 0.0 } else { zone.local(time) });
    parts[0] = year;
    set(js, object, zone.utc_of_local(time_of(parts)))
}
