//! `Symbol` (ECMAScript 2015 §19.4). A symbol is a pair: its description, and the number of the name that it is as a key.

use super::super::context::Js;
use super::super::heap;
use super::super::key::Key;
use super::super::kinds::{Kind, Traits};
use super::super::native::{Call, Native};
use super::super::realm::WellKnown;
use super::super::value::{Kind as ValueKind, Value, tag};
use super::primitive::this_value;
use crate::managed::Raise;
use maple_mirbin::js::layout::pair;

const TABLE: usize = 8;

pub(super) const FUNCTIONS: &[Native] = &[
    Native::new("Symbol", 0, construct),
    Native::new("for", 1, shared),
    Native::new("keyFor", 1, key_for),
    Native::new("toString", 0, to_string),
    Native::new("valueOf", 0, |js, call| this(js, call, "valueOf")),
    Native::new("get description", 0, description),
    Native::new("[Symbol.toPrimitive]", 1, |js, call| {
        this(js, call, "[Symbol.toPrimitive]")
    }),
];
/// Places of the getter and of what has a symbol for its name.
const DESCRIPTION: usize = 5;
const TO_PRIMITIVE: usize = 6;

pub(super) fn install(js: &mut Js<'_>) -> Result<(), Raise> {
    let prototype = js.make_plain_prototype(Kind::Symbol)?;
    let constructor = js.add_constructor(TABLE, 0, prototype)?;
    js.add_functions(constructor, TABLE, 1..3)?;
    js.add_functions(prototype, TABLE, 3..DESCRIPTION)?;
    js.add_getter(prototype, TABLE, DESCRIPTION)?;
    for known in WellKnown::ALL {
        let description = js.string(&format!("Symbol.{}", known.name()))?;
        let symbol = js.make_symbol(description)?;
        js.realm().well_known.push(symbol);
        js.set_own(constructor, known.name(), symbol, Traits::NONE)?;
    }
    if let Some(key) = js.well_known(WellKnown::ToPrimitive) {
        let function = js.make_native(super::super::native::number(TABLE, TO_PRIMITIVE), false)?;
        js.add(prototype, key, Value::object(function), Traits::CONFIGURABLE)?;
    }
    js.set_tag(prototype, "Symbol")
}

impl Js<'_> {
    /// A new symbol with a description, or undefined. The realm keeps it, since objects may have it as a key.
    pub(super) fn make_symbol(&mut self, description: Value) -> Result<Value, Raise> {
        let number = self.realm().symbol_of.len();
        let key = self.symbol_name(number)?;
        let symbol = self.make_pair(description, Value::int(key as i32), tag::SYMBOL)?;
        self.own_forever(symbol);
        self.realm().symbol_of.insert(key, symbol);
        Ok(symbol)
    }

    /// The key of a symbol that every program has; none while the program begins.
    pub(in super::super) fn well_known(&mut self, known: WellKnown) -> Option<Key> {
        let symbol = self
            .realm()
            .well_known
            .get(known as usize)?
            .address(tag::SYMBOL)?;
        let number = heap::value(symbol, pair::SECOND).as_int()?;
        Some(Key::Name(number as u32))
    }

    /// Says what `Object.prototype.toString` calls an object.
    pub(super) fn set_tag(&mut self, object: super::super::value::Object, name: &str) -> Result<(), Raise> {
        self.set_tag_as(object, name, Traits::CONFIGURABLE)
    }

    /// As [`Js::set_tag`], with other traits.
    pub(super) fn set_tag_as(
        &mut self,
        object: super::super::value::Object,
        name: &str,
        traits: Traits,
    ) -> Result<(), Raise> {
        let name = self.string(name)?;
        match self.well_known(WellKnown::ToStringTag) {
            Some(key) => self.add(object, key, name, traits),
            None => Ok(()),
        }
    }
}

fn construct(js: &mut Js<'_>, call: &Call<'_>) -> Result<Value, Raise> {
    if call.is_new {
        return Err(js.type_error("Symbol is not a constructor"));
    }
    let description = match call.arg(0) {
        Value::UNDEFINED => Value::UNDEFINED,
        description => Value::string(js.to_string(description)?),
    };
    js.make_symbol(description)
}

fn shared(js: &mut Js<'_>, call: &Call<'_>) -> Result<Value, Raise> {
    let text = js.to_string(call.arg(0))?;
    let units = js.units_of(text)?;
    if let Some(symbol) = js.realm().shared_symbols.get(&units).copied() {
        return Ok(symbol);
    }
    let symbol = js.make_symbol(Value::string(text))?;
    js.realm().shared_symbols.insert(units, symbol);
    Ok(symbol)
}

fn key_for(js: &mut Js<'_>, call: &Call<'_>) -> Result<Value, Raise> {
    let symbol = call.arg(0);
    let ValueKind::Symbol(address) = symbol.kind() else {
        let shown = js.shown(symbol);
        return Err(js.type_error(&format!("{shown} is not a symbol")));
    };
    let description = heap::value(address, pair::FIRST);
    let Some(text) = description.as_string() else {
        return Ok(Value::UNDEFINED);
    };
    let units = js.units_of(text)?;
    let is_shared = js.realm().shared_symbols.get(&units) == Some(&symbol);
    Ok(if is_shared { description } else { Value::UNDEFINED })
}

/// The symbol that `this` is, or is the object of.
fn this(js: &mut Js<'_>, call: &Call<'_>, method: &str) -> Result<Value, Raise> {
    this_value(js, call, Kind::Symbol, method)
}

fn to_string(js: &mut Js<'_>, call: &Call<'_>) -> Result<Value, Raise> {
    let symbol = this(js, call, "toString")?;
    let text = js.shown(symbol);
    js.string(&text)
}

fn description(js: &mut Js<'_>, call: &Call<'_>) -> Result<Value, Raise> {
    let symbol = this(js, call, "description")?;
    match symbol.kind() {
        ValueKind::Symbol(address) => Ok(heap::value(address, pair::FIRST)),
        _ => Ok(Value::UNDEFINED),
    }
}
