//! Parts of dates.

use super::super::super::context::Js;
use super::super::super::native::Call;
use super::super::super::value::Value;
use super::this;
use crate::managed::Raise;

/// What a function makes of the time value.
pub(super) fn utc(js: &mut Js<'_>, call: &Call<'_>, part: fn(f64) -> f64) -> Result<Value, Raise> {
    let (_, time) = this(js, call)?;
    Ok(Value::number(part(time)))
}

/// As [`utc`], of local time.
pub(super) fn local(js: &mut Js<'_>, call: &Call<'_>, part: fn(f64) -> f64) -> Result<Value, Raise> {
    let (_, time) = this(js, call)?;
    Ok(Value::number(part(js.zone().local(time))))
}

pub(super) fn zone_offset(js: &mut Js<'_>, call: &Call<'_>) -> Result<Value, Raise> {
    let (_, time) = this(js, call)?;
    Ok(Value::number(js.zone().behind_utc(time)))
}
