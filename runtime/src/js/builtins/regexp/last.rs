//! What the constructor tells about the last match: no standard has it, but programs ask for it.

use super::super::super::context::Js;
use super::super::super::native::Call;
use super::super::super::pattern::Last;
use super::super::super::value::Value;
use crate::managed::Raise;
use std::ops::Range;

/// The part of the last string that a function says, given its length; nothing if it says none.
fn part(js: &mut Js<'_>, range: impl FnOnce(&Last, usize) -> Option<Range<usize>>) -> Result<Value, Raise> {
    let Some(string) = js.realm().last_match.as_ref().map(|last| last.string) else {
        return js.string("");
    };
    let length = js.string_length(string) as usize;
    let last = js.realm().last_match.as_ref();
    let range = last.and_then(|last| range(last, length)).unwrap_or(0..0);
    js.hold(Value::string(string));
    js.part(string, range)
}

pub(super) fn input(js: &mut Js<'_>, _: &Call<'_>) -> Result<Value, Raise> {
    part(js, |_, length| Some(0..length))
}

/// A group by its number; 0 is all that was found.
pub(super) fn group(js: &mut Js<'_>, _: &Call<'_>, number: usize) -> Result<Value, Raise> {
    part(js, |last, _| match number.checked_sub(1) {
        Some(at) => last.groups.get(at).cloned().flatten(),
        None => Some(last.range.clone()),
    })
}

pub(super) fn last_group(js: &mut Js<'_>, _: &Call<'_>) -> Result<Value, Raise> {
    part(js, |last, _| last.groups.last().cloned().flatten())
}

pub(super) fn before(js: &mut Js<'_>, _: &Call<'_>) -> Result<Value, Raise> {
    part(js, |last, _| Some(0..last.range.start))
}

pub(super) fn after(js: &mut Js<'_>, _: &Call<'_>) -> Result<Value, Raise> {
    part(js, |last, length| Some(last.range.end..length))
}
