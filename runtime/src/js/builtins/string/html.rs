//! Methods that put a text between tags of HTML (ECMAScript 2015, Annex B.2.3).

use super::super::super::context::Js;
use super::super::super::native::Call;
use super::super::super::value::Value;
use super::this::this;
use crate::managed::Raise;

/// The text between tags; the first one has an attribute with the argument, if the attribute has a name.
pub(super) fn tagged(js: &mut Js<'_>, call: &Call<'_>, tag: &str, attribute: &str) -> Result<Value, Raise> {
    let text = this(js, call)?;
    let mut units: Vec<u16> = format!("<{tag}").encode_utf16().collect();
    if !attribute.is_empty() {
        let value = js.to_string(call.arg(0))?;
        units.extend(format!(" {attribute}=\"").encode_utf16());
        for unit in js.units(value)?.iter() {
            match unit == u16::from(b'"') {
                true => units.extend("&quot;".encode_utf16()),
                false => units.push(unit),
            }
        }
        units.push(b'"'.into());
    }
    units.push(b'>'.into());
    units.extend(js.units(text)?.iter());
    units.extend(format!("</{tag}>").encode_utf16());
    Ok(Value::string(js.string_of_units(&units)?))
}
