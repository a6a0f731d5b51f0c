//! Elements of arrays, maps and sets.

use super::super::builtins::{Of, place_of};
use super::super::heap;
use super::super::key::Key;
use super::super::kinds::Kind;
use super::super::table::{Place, Table};
use super::super::typed::{Bytes, View};
use super::super::value::{Object, Value};
use super::Inspector;
use super::layout::Parts;
use super::primitive::more;
use crate::managed::Raise;
use maple_mirbin::js::layout::object;

/// Elements that are shown at most.
pub(super) const MOST: usize = 100;
/// Bytes of a buffer that are shown at most.
const MOST_BYTES: u64 = 100;

/// What is between the brackets, and whether the last of it only says that there are more.
pub(super) type Entries = (Vec<String>, bool);

fn holes(count: u32) -> String {
    let ending = if count > 1 { "s" } else { "" };
    format!("<{count} empty item{ending}>")
}

impl Inspector<'_, '_> {
    /// The elements of an array.
    pub(super) fn array(&mut self, array: Object, depth: usize) -> Result<Entries, Raise> {
        let length = array.length();
        let most = MOST.min(length as usize);
        let (mut entries, mut at) = (Vec::new(), 0);
        for (index, _) in self.js.indices(array) {
            if entries.len() == most {
                break;
            }
            if index > at {
                entries.push(holes(index - at));
                at = index;
                if entries.len() == most {
                    break;
                }
            }
            entries.push(self.property_value(array, Key::Index(index), depth)?);
            at = index + 1;
        }
        let rest = length.saturating_sub(at);
        let is_full = entries.len() == most;
        match (is_full, rest) {
            (_, 0) => {}
            (true, rest) => entries.push(more(rest as usize, "item")),
            (false, rest) => entries.push(holes(rest)),
        }
        Ok((entries, length as usize > MOST && is_full && rest > 0))
    }

    /// The elements of an array of numbers.
    pub(super) fn numbers(&mut self, array: Object, depth: usize) -> Result<Entries, Raise> {
        let Some(view) = View::of(array) else {
            return Ok((Vec::new(), false));
        };
        let most = MOST.min(view.length as usize);
        let mut entries = Vec::with_capacity(most);
        for index in 0..most as u32 {
            let value = self.js.element_at(array, index)?;
            entries.push(self.value(value, depth)?);
        }
        let others = view.length as usize - most;
        if others > 0 {
            entries.push(more(others, "item"));
        }
        Ok((entries, others > 0))
    }

    /// The bytes of a buffer.
    pub(super) fn bytes(&mut self, buffer: Object) -> Vec<String> {
        let Some(bytes) = Bytes::of(buffer) else {
            return vec!["(detached)".to_owned(), "byteLength: 0".to_owned()];
        };
        let shown = bytes.copy(0, bytes.length.min(MOST_BYTES));
        let mut text: Vec<String> = shown.iter().map(|byte| format!("{byte:02x}")).collect();
        if bytes.length > MOST_BYTES {
            text.push(more((bytes.length - MOST_BYTES) as usize, "byte"));
        }
        vec![
            format!("[Uint8Contents]: <{}>", text.join(" ")),
            format!("byteLength: {}", bytes.length),
        ]
    }

    /// What a `DataView` is a view of.
    pub(super) fn view(&mut self, view: Object, depth: usize) -> Result<Entries, Raise> {
        let offset = heap::word(view.0, object::CODE);
        let buffer = self.js.hold(view.data());
        let buffer = self.within(|inspector| inspector.value(buffer, depth))?;
        Ok((
            vec![
                format!("byteLength: {}", view.length()),
                format!("byteOffset: {offset}"),
                format!("buffer: {buffer}"),
            ],
            false,
        ))
    }

    /// The entries of a table from a place on, at most as many as are shown, and the number of the others.
    fn table_entries(&mut self, table: Table, mut place: Place) -> (Vec<(Value, Value)>, usize) {
        let (mut shown, mut others) = (Vec::new(), 0);
        while let Some((key, value)) = table.next(&mut place) {
            if shown.len() == MOST {
                others += 1;
                continue;
            }
            shown.push((self.js.hold(key), self.js.hold(value)));
        }
        (shown, others)
    }

    /// What a map or a set has.
    pub(super) fn collection(&mut self, object: Object, depth: usize) -> Result<Entries, Raise> {
        let Some(table) = Table::of(object) else {
            return Ok((Vec::new(), false));
        };
        let (shown, others) = self.table_entries(table, Place::default());
        let is_map = object.kind() == Kind::Map;
        let mut entries = self.within(|inspector| {
            let one = |(key, value): (Value, Value)| {
                let key = inspector.value(key, depth)?;
                match is_map {
                    true => Ok(format!("{key} => {}", inspector.value(value, depth)?)),
                    false => Ok(key),
                }
            };
            shown.into_iter().map(one).collect::<Result<Vec<_>, Raise>>()
        })?;
        if others > 0 {
            entries.push(more(others, "item"));
        }
        Ok((entries, others > 0))
    }

    /// What an iterator of a map or a set still gives.
    pub(super) fn rest(&mut self, iterator: Object, depth: usize) -> Result<Entries, Raise> {
        let found = place_of(iterator).and_then(|(source, place)| Some((Table::of(source)?, place)));
        let Some((table, place)) = found else {
            return Ok((Vec::new(), false));
        };
        let of = Of::told_by(iterator);
        let is_set = iterator.kind() == Kind::SetIterator;
        let (shown, others) = self.table_entries(table, place);
        let mut entries = self.within(|inspector| {
            let one = |(key, value): (Value, Value)| {
                let value = if is_set { key } else { value };
                match of {
                    Of::Keys => inspector.value(key, depth),
                    Of::Values => inspector.value(value, depth),
                    Of::Entries => {
                        let entries = vec![inspector.value(key, depth)?, inspector.value(value, depth)?];
                        inspector.join(Parts::list(entries), depth)
                    }
                }
            };
            shown.into_iter().map(one).collect::<Result<Vec<_>, Raise>>()
        })?;
        if others > 0 {
            entries.push(more(others, "item"));
        }
        Ok((entries, others > 0))
    }
}
