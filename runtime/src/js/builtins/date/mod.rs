//! `Date` (ECMAScript 5.1 §15.9, Annex B.2.4; 2015 §20.3). An object keeps its time value.

mod get;
mod set;
mod show;

use super::super::context::Js;
use super::super::convert::Hint;
use super::super::date::{self, Zone};
use super::super::kinds::{Kind, Traits};
use super::super::native::{Call, Native};
use super::super::realm::WellKnown;
use super::super::value::{Object, Value};
use crate::managed::Raise;
use set::Field;

const TABLE: usize = 13;

pub(super) const FUNCTIONS: &[Native] = &[
    Native::new("Date", 7, construct),
    Native::new("now", 0, |_, _| Ok(Value::number(date::now()))),
    Native::new("parse", 1, parse),
    Native::new("UTC", 7, |js, call| {
        Ok(Value::number(date::time_clip(set::of_parts(js, call.args)?)))
    }),
    Native::new("toString", 0, |js, call| show::shown(js, call, date::to_string)),
    Native::new("toDateString", 0, |js, call| {
        show::shown(js, call, date::to_date_string)
    }),
    Native::new("toTimeString", 0, |js, call| {
        show::shown(js, call, date::to_time_string)
    }),
    Native::new("toISOString", 0, show::to_iso_string),
    Native::new("toUTCString", 0, |js, call| {
        show::shown(js, call, |t, _| date::to_utc_string(t))
    }),
    Native::new("getDate", 0, |js, call| {
        get::local(js, call, date::date_from_time)
    }),
    Native::new("setDate", 1, |js, call| set::local(js, call, Field::Date, 1)),
    Native::new("getDay", 0, |js, call| get::local(js, call, date::week_day)),
    Native::new("getFullYear", 0, |js, call| {
        get::local(js, call, date::year_from_time)
    }),
    Native::new("setFullYear", 3, |js, call| set::local(js, call, Field::Year, 3)),
    Native::new("getHours", 0, |js, call| {
        get::local(js, call, date::hour_from_time)
    }),
    Native::new("setHours", 4, |js, call| set::local(js, call, Field::Hour, 4)),
    Native::new("getMilliseconds", 0, |js, call| {
        get::local(js, call, date::ms_from_time)
    }),
    Native::new("setMilliseconds", 1, |js, call| {
        set::local(js, call, Field::Ms, 1)
    }),
    Native::new("getMinutes", 0, |js, call| {
        get::local(js, call, date::min_from_time)
    }),
    Native::new("setMinutes", 3, |js, call| set::local(js, call, Field::Minute, 3)),
    Native::new("getMonth", 0, |js, call| {
        get::local(js, call, date::month_from_time)
    }),
    Native::new("setMonth", 2, |js, call| set::local(js, call, Field::Month, 2)),
    Native::new("getSeconds", 0, |js, call| {
        get::local(js, call, date::sec_from_time)
    }),
    Native::new("setSeconds", 2, |js, call| set::local(js, call, Field::Second, 2)),
    Native::new("getTime", 0, |js, call| get::utc(js, call, |t| t)),
    Native::new("setTime", 1, set::set_time),
    Native::new("getTimezoneOffset", 0, get::zone_offset),
    Native::new("getUTCDate", 0, |js, call| {
        get::utc(js, call, date::date_from_time)
    }),
    Native::new("setUTCDate", 1, |js, call| set::utc(js, call, Field::Date, 1)),
    Native::new("getUTCDay", 0, |js, call| get::utc(js, call, date::week_day)),
    Native::new("getUTCFullYear", 0, |js, call| {
        get::utc(js, call, date::year_from_time)
    }),
    Native::new("setUTCFullYear", 3, |js, call| set::utc(js, call, Field::Year, 3)),
    Native::new("getUTCHours", 0, |js, call| {
        get::utc(js, call, date::hour_from_time)
    }),
    Native::new("setUTCHours", 4, |js, call| set::utc(js, call, Field::Hour, 4)),
    Native::new("getUTCMilliseconds", 0, |js, call| {
        get::utc(js, call, date::ms_from_time)
    }),
    Native::new("setUTCMilliseconds", 1, |js, call| {
        set::utc(js, call, Field::Ms, 1)
    }),
    Native::new("getUTCMinutes", 0, |js, call| {
        get::utc(js, call, date::min_from_time)
    }),
    Native::new("setUTCMinutes", 3, |js, call| {
        set::utc(js, call, Field::Minute, 3)
    }),
    Native::new("getUTCMonth", 0, |js, call| {
        get::utc(js, call, date::month_from_time)
    }),
    Native::new("setUTCMonth", 2, |js, call| set::utc(js, call, Field::Month, 2)),
    Native::new("getUTCSeconds", 0, |js, call| {
        get::utc(js, call, date::sec_from_time)
    }),
    Native::new("setUTCSeconds", 2, |js, call| {
        set::utc(js, call, Field::Second, 2)
    }),
    Native::new("valueOf", 0, |js, call| get::utc(js, call, |t| t)),
    Native::new("getYear", 0, |js, call| {
        get::local(js, call, |t| date::year_from_time(t) - 1900.0)
    }),
    Native::new("setYear", 1, set::set_year),
    Native::new("toJSON", 1, show::to_json),
    Native::new("toLocaleString", 0, |js, call| {
        show::shown(js, call, date::to_locale_string)
    }),
    Native::new("toLocaleDateString", 0, |js, call| {
        show::shown(js, call, date::to_locale_date_string)
    }),
    Native::new("toLocaleTimeString", 0, |js, call| {
        show::shown(js, call, date::to_locale_time_string)
    }),
    Native::new("[Symbol.toPrimitive]", 1, show::to_primitive),
];
/// Places of the first method, and of that with a symbol for its name.
const METHODS: usize = 4;
const TO_PRIMITIVE: usize = FUNCTIONS.len() - 1;

pub(super) fn install(js: &mut Js<'_>) -> Result<(), Raise> {
    let prototype = js.make_plain_prototype(Kind::Date)?;
    let constructor = js.add_constructor(TABLE, 0, prototype)?;
    js.add_functions(constructor, TABLE, 1..METHODS)?;
    js.add_functions(prototype, TABLE, METHODS..TO_PRIMITIVE)?;
    js.add_alias(prototype, "toGMTString", "toUTCString")?;
    let symbol = WellKnown::ToPrimitive;
    js.add_by_symbol(prototype, TABLE, TO_PRIMITIVE, symbol, Traits::CONFIGURABLE)
}

/// The date that `this` is, and its time value.
fn this(js: &mut Js<'_>, call: &Call<'_>) -> Result<(Object, f64), Raise> {
    let object = call.this.as_object();
    match object.filter(|object| object.kind() == Kind::Date) {
        Some(object) => Ok((object, object.data().as_number().unwrap_or(f64::NAN))),
        None => Err(js.type_error("this is not a Date object.")),
    }
}

impl Js<'_> {
    /// The time zone of the system.
    fn zone(&mut self) -> Zone {
        let zone = self.realm().zone.get_or_insert_with(Zone::system);
        zone.clone()
    }

    /// What `new Date` gives.
    ///
    /// # Errors
    /// What conversions throw.
    pub(in super::super) fn new_date(&mut self, args: &[Value]) -> Result<Value, Raise> {
        let time = match *args {
            [] => date::now(),
            [value] => match value.as_object().filter(|object| object.kind() == Kind::Date) {
                Some(object) => object.data().as_number().unwrap_or(f64::NAN),
                None => {
                    let primitive = self.to_primitive(value, Hint::Default)?;
                    match primitive.as_string() {
                        Some(text) => date::parse_in(&self.text_of(text)?, &self.zone()),
                        None => date::time_clip(self.to_number(primitive)?),
                    }
                }
            },
            _ => {
                let local = set::of_parts(self, args)?;
                date::time_clip(self.zone().utc_of_local(local))
            }
        };
        let prototype = self.realm().prototype(Kind::Date);
        let made = self.make_object(prototype, Kind::Date)?;
        self.set_data(made, Value::number(time));
        Ok(Value::object(made))
    }
}

fn construct(js: &mut Js<'_>, call: &Call<'_>) -> Result<Value, Raise> {
    if call.is_new {
        return js.new_date(call.args);
    }
    let zone = js.zone();
    js.string(&date::to_string(date::now(), &zone))
}

fn parse(js: &mut Js<'_>, call: &Call<'_>) -> Result<Value, Raise> {
    let text = js.to_text(call.arg(0))?;
    Ok(Value::number(date::parse_in(&text, &js.zone())))
}
