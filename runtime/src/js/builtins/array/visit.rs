//! Methods that call a function for each element.

use super::super::super::context::Js;
use super::super::super::native::Call;
use super::super::super::value::{Object, Value};
use super::species::Other;
use super::{append, element, lengthen, new_array, present, step, this_of};
use crate::managed::Raise;

/// What goes through the elements of an object.
pub(super) struct Visitor {
    object: Object,
    length: f64,
    function: Value,
    this: Value,
}

impl Visitor {
    fn new(js: &mut Js<'_>, call: &Call<'_>, method: &str) -> Result<Visitor, Raise> {
        let (object, length) = this_of(js, call, method)?;
        Visitor::of(js, object, length, call)
    }

    /// Goes through an object with what a call's arguments say.
    pub(super) fn of(
        js: &mut Js<'_>,
        object: Object,
        length: f64,
        call: &Call<'_>,
    ) -> Result<Visitor, Raise> {
        let function = call.arg(0);
        if !function.as_object().is_some_and(Object::is_callable) {
            return Err(js.not_callable(function));
        }
        Ok(Visitor {
            object,
            length,
            function,
            this: call.arg(1),
        })
    }

    /// Calls the function.
    pub(super) fn visit(&self, js: &mut Js<'_>, value: Value, at: f64) -> Result<Value, Raise> {
        let args = [value, Value::number(at), Value::object(self.object)];
        js.call(self.function, self.this, &args)
    }

    /// Calls it for each element that is there until what is done with its result says that this is enough: the element and its place.
    fn until(
        &self,
        js: &mut Js<'_>,
        mut enough: impl FnMut(&mut Js<'_>, f64, Value, Value) -> Result<bool, Raise>,
    ) -> Result<bool, Raise> {
        let (mut at, mut done) = (0.0, false);
        while at < self.length && !done {
            step(js, |js| {
                if let Some(value) = present(js, self.object, at)? {
                    let result = self.visit(js, value, at)?;
                    done = enough(js, at, value, result)?;
                }
                Ok(())
            })?;
            at += 1.0;
        }
        Ok(done)
    }

    /// The first or last place for which the function says yes; what is not there is undefined.
    fn search(&self, js: &mut Js<'_>, from_end: bool) -> Result<Option<(f64, Value)>, Raise> {
        let mut done = 0.0;
        while done < self.length {
            let at = match from_end {
                true => self.length - 1.0 - done,
                false => done,
            };
            let mut is = false;
            let value = js.within(|js| {
                let value = element(js, self.object, at)?;
                let result = self.visit(js, value, at)?;
                is = js.to_boolean(result);
                Ok(if is { value } else { Value::UNDEFINED })
            })?;
            if is {
                return Ok(Some((at, value)));
            }
            done += 1.0;
        }
        Ok(None)
    }
}

pub(super) fn for_each(js: &mut Js<'_>, call: &Call<'_>) -> Result<Value, Raise> {
    Visitor::new(js, call, "forEach")?.until(js, |_, _, _, _| Ok(false))?;
    Ok(Value::UNDEFINED)
}

pub(super) fn every(js: &mut Js<'_>, call: &Call<'_>) -> Result<Value, Raise> {
    let visitor = Visitor::new(js, call, "every")?;
    let failed = visitor.until(js, |js, _, _, result| Ok(!js.to_boolean(result)))?;
    Ok(Value::boolean(!failed))
}

pub(super) fn some(js: &mut Js<'_>, call: &Call<'_>) -> Result<Value, Raise> {
    let visitor = Visitor::new(js, call, "some")?;
    let found = visitor.until(js, |js, _, _, result| Ok(js.to_boolean(result)))?;
    Ok(Value::boolean(found))
}

pub(super) fn map(js: &mut Js<'_>, call: &Call<'_>) -> Result<Value, Raise> {
    let visitor = Visitor::new(js, call, "map")?;
    let other = Other::of(js, visitor.object, visitor.length)?;
    let (array, result) = new_array(js)?;
    if visitor.length > f64::from(u32::MAX) {
        return Err(js.range_error("Invalid array length"));
    }
    visitor.until(js, |js, at, _, result| {
        lengthen(js, array, at)?;
        append(js, array, result)?;
        Ok(false)
    })?;
    lengthen(js, array, visitor.length)?;
    other.filled_only(js, result)
}

pub(super) fn filter(js: &mut Js<'_>, call: &Call<'_>) -> Result<Value, Raise> {
    let visitor = Visitor::new(js, call, "filter")?;
    let other = Other::of(js, visitor.object, 0.0)?;
    let (array, result) = new_array(js)?;
    visitor.until(js, |js, _, value, result| {
        if js.to_boolean(result) {
            append(js, array, value)?;
        }
        Ok(false)
    })?;
    other.filled_only(js, result)
}

fn place(found: Option<(f64, Value)>) -> Value {
    Value::number(found.map_or(-1.0, |(at, _)| at))
}

fn value(found: Option<(f64, Value)>) -> Value {
    found.map_or(Value::UNDEFINED, |(_, value)| value)
}

pub(super) fn find(js: &mut Js<'_>, call: &Call<'_>) -> Result<Value, Raise> {
    Visitor::new(js, call, "find")?.search(js, false).map(value)
}

pub(super) fn find_index(js: &mut Js<'_>, call: &Call<'_>) -> Result<Value, Raise> {
    Visitor::new(js, call, "findIndex")?.search(js, false).map(place)
}

pub(super) fn find_last(js: &mut Js<'_>, call: &Call<'_>) -> Result<Value, Raise> {
    Visitor::new(js, call, "findLast")?.search(js, true).map(value)
}

pub(super) fn find_last_index(js: &mut Js<'_>, call: &Call<'_>) -> Result<Value, Raise> {
    Visitor::new(js, call, "findLastIndex")?
        .search(js, true)
        .map(place)
}

/// `reduce`, or `reduceRight`.
pub(super) fn reduce(js: &mut Js<'_>, call: &Call<'_>, from_end: bool) -> Result<Value, Raise> {
    let method = if from_end { "reduceRight" } else { "reduce" };
    let visitor = Visitor::new(js, call, method)?;
    let mut so_far = call.args.get(1).copied();
    let mut done = 0.0;
    while done < visitor.length {
        let at = match from_end {
            true => visitor.length - 1.0 - done,
            false => done,
        };
        let before = so_far;
        let mut there = false;
        let after = js.within(|js| {
            let Some(value) = present(js, visitor.object, at)? else {
                return Ok(Value::UNDEFINED);
            };
            there = true;
            let Some(before) = before else {
                return Ok(value);
            };
            let args = [before, value, Value::number(at), Value::object(visitor.object)];
            js.call(visitor.function, Value::UNDEFINED, &args)
        })?;
        if there {
            so_far = Some(after);
        }
        done += 1.0;
    }
    match so_far {
        Some(value) => Ok(value),
        None => Err(js.type_error("Reduce of empty array with no initial value")),
    }
}
