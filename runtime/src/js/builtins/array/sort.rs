//! `sort`: stable, with the comparisons that V8 makes where there are few elements.

use super::super::super::context::Js;
use super::super::super::native::Call;
use super::super::super::value::{Object, Value};
use super::{copy, present, put, remove, this};
use crate::managed::Raise;
use std::cmp::Ordering;

/// Elements that are sorted by insertion.
const FEW: usize = 32;

/// Compares two elements.
type Compare<'a> = &'a mut dyn FnMut(&mut Js<'_>, &Item, &Item) -> Result<Ordering, Raise>;

/// An element, and its text if it is sorted by that.
#[derive(Clone, Copy)]
struct Item {
    value: Value,
    text: Value,
}

pub(super) fn sort(js: &mut Js<'_>, call: &Call<'_>) -> Result<Value, Raise> {
    let function = comparison(js, call)?;
    let (object, length) = this(js, call)?;
    let mut found = Vec::new();
    let mut at = 0.0;
    while at < length {
        found.extend(present(js, object, at)?);
        at += 1.0;
    }
    let there = found.len() as f64;
    let sorted = sorted(js, found, function)?;
    let mut to = 0.0;
    for value in sorted {
        put(js, object, to, value)?;
        to += 1.0;
    }
    // What is not there comes last.
    let mut at = there;
    while at < length {
        if present(js, object, at)?.is_some() {
            remove(js, object, at)?;
        }
        at += 1.0;
    }
    Ok(Value::object(object))
}

pub(super) fn to_sorted(js: &mut Js<'_>, call: &Call<'_>) -> Result<Value, Raise> {
    let function = comparison(js, call)?;
    let (object, length) = this(js, call)?;
    let found = copy::values(js, object, 0.0, length)?;
    let sorted = sorted(js, found, function)?;
    js.array(&sorted)
}

/// The function that compares, if there is one.
fn comparison(js: &mut Js<'_>, call: &Call<'_>) -> Result<Option<Value>, Raise> {
    match call.arg(0) {
        Value::UNDEFINED => Ok(None),
        function if function.as_object().is_some_and(Object::is_callable) => Ok(Some(function)),
        _ => Err(js.type_error("The comparison function must be either a function or undefined")),
    }
}

/// Values in order; undefined comes last.
pub(in super::super) fn sorted(
    js: &mut Js<'_>,
    values: Vec<Value>,
    function: Option<Value>,
) -> Result<Vec<Value>, Raise> {
    let total = values.len();
    let mut items = Vec::with_capacity(total);
    for value in values {
        if value != Value::UNDEFINED {
            let text = match function {
                Some(_) => Value::UNDEFINED,
                None => Value::string(js.to_string(value)?),
            };
            items.push(Item { value, text });
        }
    }
    match function {
        Some(function) => merge_sort(js, &mut items, &mut |js, a, b| {
            let mut order = 0.0;
            super::step(js, |js| {
                let result = js.call(function, Value::UNDEFINED, &[a.value, b.value])?;
                order = js.to_number(result)?;
                Ok(())
            })?;
            Ok(order.partial_cmp(&0.0).unwrap_or(Ordering::Equal))
        })?,
        None => merge_sort(
            js,
            &mut items,
            &mut |js, a, b| match (a.text.as_string(), b.text.as_string()) {
                (Some(a), Some(b)) => js.string_order(a, b),
                _ => Ok(Ordering::Equal),
            },
        )?,
    }
    let mut sorted: Vec<Value> = items.into_iter().map(|item| item.value).collect();
    sorted.resize(total, Value::UNDEFINED);
    Ok(sorted)
}

/// Sorts short runs by insertion, and merges them.
fn merge_sort(js: &mut Js<'_>, items: &mut [Item], compare: Compare<'_>) -> Result<(), Raise> {
    for run in items.chunks_mut(FEW) {
        insert_all(js, run, compare)?;
    }
    let mut merged = items.to_vec();
    let mut width = FEW;
    while width < items.len() {
        for (from, to) in items.chunks(2 * width).zip(merged.chunks_mut(2 * width)) {
            let (left, right) = from.split_at(width.min(from.len()));
            merge(js, left, right, to, compare)?;
        }
        items.copy_from_slice(&merged);
        width *= 2;
    }
    Ok(())
}

/// Sorts a run: the part of it that is in order stays, or is reversed, and the others are inserted.
fn insert_all(js: &mut Js<'_>, run: &mut [Item], compare: Compare<'_>) -> Result<(), Raise> {
    let [first, second, ..] = *run else {
        return Ok(());
    };
    let descends = compare(js, &second, &first)?.is_lt();
    let mut sorted = 2;
    while let Some([last, next]) = run.get(sorted - 1..=sorted) {
        if compare(js, next, last)?.is_lt() != descends {
            break;
        }
        sorted += 1;
    }
    if descends && let Some(part) = run.get_mut(..sorted) {
        part.reverse();
    }
    for at in sorted..run.len() {
        let Some((before, [item, ..])) = run.split_at_checked(at) else {
            break;
        };
        let (mut low, mut high) = (0, at);
        while low < high {
            let middle = low + (high - low) / 2;
            let Some(other) = before.get(middle) else { break };
            match compare(js, item, other)?.is_lt() {
                true => high = middle,
                false => low = middle + 1,
            }
        }
        if let Some(part) = run.get_mut(low..=at) {
            part.rotate_right(1);
        }
    }
    Ok(())
}

/// Merges two runs; of equal elements the left one comes first.
fn merge<'a>(
    js: &mut Js<'_>,
    mut left: &'a [Item],
    mut right: &'a [Item],
    to: &mut [Item],
    compare: Compare<'_>,
) -> Result<(), Raise> {
    for place in to {
        let from_right = match (left.first(), right.first()) {
            (Some(a), Some(b)) => compare(js, b, a)?.is_lt(),
            (None, _) => true,
            (_, None) => false,
        };
        let from = if from_right { &mut right } else { &mut left };
        if let Some((item, rest)) = from.split_first() {
            *place = *item;
            *from = rest;
        }
    }
    Ok(())
}
