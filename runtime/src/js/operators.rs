//! Operators (ECMAScript 5.1 §11).

use super::bigint::Numeric;
use super::context::Js;
use super::convert::Hint;
use super::key::Key;
use super::kinds::Kind;
use super::number;
use super::value::{Kind as ValueKind, Object, Value};
use crate::TrapKind;
use crate::managed::Raise;
use maple_mirbin::Op;
use std::cmp::Ordering;

/// An operator on numbers.
fn of_numbers(op: Op, a: f64, b: f64) -> Value {
    let of_words =
        |compute: fn(i32, u32) -> i32| Value::int(compute(number::to_int32(a), number::to_uint32(b)));
    match op {
        Op::Sub => Value::number(a - b),
        Op::Mul => Value::number(a * b),
        Op::Div => Value::number(a / b),
        Op::Rem => Value::number(number::remainder(a, b)),
        Op::Shl => of_words(i32::wrapping_shl),
        Op::Ashr => of_words(i32::wrapping_shr),
        Op::Lshr => {
            let shifted = number::to_uint32(a).wrapping_shr(number::to_uint32(b));
            Value::number(shifted.into())
        }
        Op::Band => of_words(|a, b| a & b as i32),
        Op::Bior => of_words(|a, b| a | b as i32),
        _ => of_words(|a, b| a ^ b as i32),
    }
}

impl Js<'_> {
    /// `a + b` (§11.6.1).
    ///
    /// # Errors
    /// What conversions throw.
    pub fn plus(&mut self, a: Value, b: Value) -> Result<Value, Raise> {
        if let (Some(a), Some(b)) = (a.as_number(), b.as_number()) {
            return Ok(Value::number(a + b));
        }
        let a = self.to_primitive(a, Hint::Default)?;
        let b = self.to_primitive(b, Hint::Default)?;
        if a.as_string().is_some() || b.as_string().is_some() {
            let (a, b) = (self.to_string(a)?, self.to_string(b)?);
            return Ok(Value::string(self.concat(a, b)?));
        }
        match (self.numeric_of(a)?, self.numeric_of(b)?) {
            (Numeric::Number(a), Numeric::Number(b)) => Ok(Value::number(a + b)),
            (Numeric::Big(a), Numeric::Big(b)) => self.big_operator(Op::Add, a, b),
            _ => Err(self.mixed()),
        }
    }

    /// `a ** b`
    ///
    /// # Errors
    /// What conversions throw.
    pub fn power(&mut self, a: Value, b: Value) -> Result<Value, Raise> {
        match (self.numeric_of(a)?, self.numeric_of(b)?) {
            (Numeric::Number(a), Numeric::Number(b)) => Ok(Value::number(number::math::power(a, b))),
            (Numeric::Big(a), Numeric::Big(b)) => self.big_power(a, b),
            _ => Err(self.mixed()),
        }
    }

    /// An operator of MAPLE IR on values; that on one value gets undefined for the second.
    ///
    /// # Errors
    /// What conversions throw; a trap for what is no operator.
    pub fn operator(&mut self, op: Op, a: Value, b: Value) -> Result<Value, Raise> {
        Ok(match op {
            Op::Add => return self.plus(a, b),
            Op::Sub
            | Op::Mul
            | Op::Div
            | Op::Rem
            | Op::Shl
            | Op::Ashr
            | Op::Lshr
            | Op::Band
            | Op::Bior
            | Op::Bxor => match (self.numeric_of(a)?, self.numeric_of(b)?) {
                (Numeric::Number(a), Numeric::Number(b)) => of_numbers(op, a, b),
                (Numeric::Big(a), Numeric::Big(b)) => return self.big_operator(op, a, b),
                _ => return Err(self.mixed()),
            },
            Op::Neg => match self.numeric_of(a)? {
                Numeric::Number(a) => Value::number(-a),
                Numeric::Big(a) => return self.big_negated(a),
            },
            Op::Bnot => match self.numeric_of(a)? {
                Numeric::Number(a) => Value::int(!number::to_int32(a)),
                Numeric::Big(a) => return self.big_not(a),
            },
            Op::Lnot => Value::boolean(!self.to_boolean(a)),
            Op::Eq => Value::boolean(self.equals(a, b)?),
            Op::Ne => Value::boolean(!self.equals(a, b)?),
            Op::Lt => Value::boolean(self.order(a, b, true)? == Some(Ordering::Less)),
            Op::Gt => Value::boolean(self.order(a, b, true)? == Some(Ordering::Greater)),
            Op::Le => Value::boolean(self.order(a, b, true)?.is_some_and(Ordering::is_le)),
            Op::Ge => Value::boolean(self.order(a, b, true)?.is_some_and(Ordering::is_ge)),
            _ => return Err(Raise::Trap(TrapKind::BadSignature)),
        })
    }

    /// The number or the big integer that arithmetic takes a value for.
    ///
    /// # Errors
    /// What conversions throw.
    pub fn arithmetic_value(&mut self, value: Value) -> Result<Value, Raise> {
        Ok(match self.numeric_of(value)? {
            Numeric::Number(number) => Value::number(number),
            Numeric::Big(big) => Value::big(big),
        })
    }

    /// What `++` and `--` assign: so much more than a number or a big integer.
    ///
    /// # Errors
    /// What conversions throw.
    pub fn moved(&mut self, value: Value, by: i32) -> Result<Value, Raise> {
        match self.numeric_of(value)? {
            Numeric::Number(number) => Ok(Value::number(number + f64::from(by))),
            Numeric::Big(big) => self.big_moved(big, by),
        }
    }

    /// The order of two values (§11.8.5), none if one is no number; conversions happen from left to right if that is asked for.
    ///
    /// # Errors
    /// What conversions throw.
    pub fn order(&mut self, a: Value, b: Value, left_first: bool) -> Result<Option<Ordering>, Raise> {
        if let (Some(a), Some(b)) = (a.as_number(), b.as_number()) {
            return Ok(a.partial_cmp(&b));
        }
        let (a, b) = match left_first {
            true => {
                let a = self.to_primitive(a, Hint::Number)?;
                (a, self.to_primitive(b, Hint::Number)?)
            }
            false => {
                let b = self.to_primitive(b, Hint::Number)?;
                (self.to_primitive(a, Hint::Number)?, b)
            }
        };
        if let (Some(a), Some(b)) = (a.as_string(), b.as_string()) {
            return Ok(Some(self.string_order(a, b)?));
        }
        // A text beside a big integer says one, or has no place.
        let beside = |js: &mut Self, value: Value, other: Value| match (value.as_string(), other.kind()) {
            (Some(text), ValueKind::BigInt(_)) => {
                let units = js.units_of(text)?;
                js.text_to_big(&units)
            }
            _ => Ok(Some(value)),
        };
        let (Some(a), Some(b)) = (beside(self, a, b)?, beside(self, b, a)?) else {
            return Ok(None);
        };
        Ok(match (self.numeric_of(a)?, self.numeric_of(b)?) {
            (Numeric::Number(a), Numeric::Number(b)) => a.partial_cmp(&b),
            (Numeric::Big(a), Numeric::Big(b)) => Some(self.big_order(a, b)),
            (Numeric::Big(a), Numeric::Number(b)) => self.big_number_order(a, b),
            (Numeric::Number(a), Numeric::Big(b)) => self.big_number_order(b, a).map(Ordering::reverse),
        })
    }

    /// `a == b` (§11.9.3).
    ///
    /// # Errors
    /// What conversions throw.
    pub fn equals(&mut self, a: Value, b: Value) -> Result<bool, Raise> {
        use ValueKind as K;
        Ok(match (a.kind(), b.kind()) {
            (K::Undefined | K::Null, K::Undefined | K::Null) => true,
            (K::Undefined | K::Null, _) | (_, K::Undefined | K::Null) => false,
            (K::Object(_), K::Object(_)) => a == b,
            (K::Number(_), K::Number(_))
            | (K::String(_), K::String(_))
            | (K::Boolean(_), K::Boolean(_))
            | (K::BigInt(_), K::BigInt(_))
            | (K::Symbol(_), K::Symbol(_)) => self.strictly_equals(a, b)?,
            (K::BigInt(_), K::Number(_) | K::String(_)) | (K::Number(_) | K::String(_), K::BigInt(_)) => {
                self.order(a, b, true)? == Some(Ordering::Equal)
            }
            (K::Boolean(a), _) => return self.equals(Value::int(a.into()), b),
            (_, K::Boolean(b)) => return self.equals(a, Value::int(b.into())),
            (K::Number(_), K::String(_)) | (K::String(_), K::Number(_)) => {
                self.to_number(a)? == self.to_number(b)?
            }
            (K::Object(_), _) => {
                let a = self.to_primitive(a, Hint::Default)?;
                return self.equals(a, b);
            }
            (_, K::Object(_)) => {
                let b = self.to_primitive(b, Hint::Default)?;
                return self.equals(a, b);
            }
            (K::Symbol(_), _) | (_, K::Symbol(_)) => false,
        })
    }

    /// `a === b` (§11.9.6).
    ///
    /// # Errors
    /// No memory.
    pub fn strictly_equals(&mut self, a: Value, b: Value) -> Result<bool, Raise> {
        if let (Some(a), Some(b)) = (a.as_number(), b.as_number()) {
            return Ok(a == b);
        }
        Ok(match (a.kind(), b.kind()) {
            (ValueKind::String(a), ValueKind::String(b)) => self.same_string(a, b)?,
            (ValueKind::BigInt(a), ValueKind::BigInt(b)) => self.same_big(a, b),
            (is, other) => a == b || a.is_nullish() && b.is_nullish() && is == other,
        })
    }

    /// Whether two values are the same (§9.12).
    ///
    /// # Errors
    /// No memory.
    pub fn same_value(&mut self, a: Value, b: Value) -> Result<bool, Raise> {
        match (a.as_number(), b.as_number()) {
            (Some(a), Some(b)) => Ok(a.to_bits() == b.to_bits() || a.is_nan() && b.is_nan()),
            _ => self.strictly_equals(a, b),
        }
    }

    /// `typeof a` (§11.4.3).
    pub fn type_of(&mut self, value: Value) -> &'static str {
        match value.kind() {
            ValueKind::Undefined => "undefined",
            ValueKind::Boolean(_) => "boolean",
            ValueKind::Number(_) => "number",
            ValueKind::String(_) => "string",
            ValueKind::Symbol(_) => "symbol",
            ValueKind::BigInt(_) => "bigint",
            ValueKind::Object(object) if object.is_callable() => "function",
            ValueKind::Null | ValueKind::Object(_) => "object",
        }
    }

    /// `a instanceof b` (§11.8.6).
    ///
    /// # Errors
    /// `TypeError` if the second is no function.
    pub fn instance_of(&mut self, value: Value, function: Value) -> Result<bool, Raise> {
        let Some(function) = function.as_object() else {
            return Err(self.type_error("Right-hand side of 'instanceof' is not an object"));
        };
        if self.is_usual_function(function) {
            return self.is_instance(value, Value::object(function));
        }
        if let Some(key) = self.well_known(super::realm::WellKnown::HasInstance) {
            let method = self.get(function, key)?;
            let tells = |function: Object| {
                function.is(super::kinds::NATIVE) && function.length() == super::native::HAS_INSTANCE
            };
            let is_usual = method.as_object().is_some_and(tells);
            if !method.is_nullish() && !is_usual {
                let result = self.call(method, Value::object(function), &[value])?;
                return Ok(self.to_boolean(result));
            }
        }
        if !function.is_callable() {
            return Err(self.type_error("Right-hand side of 'instanceof' is not callable"));
        }
        self.is_instance(value, Value::object(function))
    }

    /// Whether a function says nothing about its instances: nobody has given it or another one a method for that.
    fn is_usual_function(&mut self, function: Object) -> bool {
        let usual = self.realm().prototype(Kind::Function);
        function.is_callable()
            && !function.is(super::kinds::BOUND)
            && function.prototype() == usual
            && !self.realm().names_instances
    }

    /// Whether an object has the `prototype` of a function among its prototypes (ECMAScript, OrdinaryHasInstance).
    ///
    /// # Errors
    /// `TypeError` if the function has none.
    pub(super) fn is_instance(&mut self, value: Value, function: Value) -> Result<bool, Raise> {
        let Some(mut function) = function.as_object().filter(|object| object.is_callable()) else {
            return Ok(false);
        };
        while function.is(super::kinds::BOUND)
            && let Some(target) = self.bound_target(function)
        {
            function = target;
        }
        let Some(object) = value.as_object() else {
            return Ok(false);
        };
        let name = self.realm().names.prototype;
        let prototype = self.get(function, Key::Name(name))?;
        if prototype.as_object().is_none() {
            return Err(self.type_error("Function has non-object prototype in instanceof check"));
        }
        let mut at = object.prototype();
        while let Some(next) = at.as_object() {
            if at == prototype {
                return Ok(true);
            }
            at = next.prototype();
        }
        Ok(false)
    }

    /// `a in b` (§11.8.7).
    ///
    /// # Errors
    /// `TypeError` if the second is no object.
    pub fn is_in(&mut self, name: Value, object: Value) -> Result<bool, Raise> {
        let Some(object) = object.as_object() else {
            let (name, shown) = (self.to_text(name)?, self.to_text(object)?);
            let message = format!("Cannot use 'in' operator to search for '{name}' in {shown}");
            return Err(self.type_error(&message));
        };
        let key = self.to_key(name)?;
        self.has(object, key)
    }

    /// The function that a bound one calls.
    pub(super) fn bound_target(&mut self, function: Object) -> Option<Object> {
        let bound = function.data().as_object()?;
        (bound.kind() == Kind::Array).then(|| super::heap::value(bound.elements(), 0).as_object())?
    }
}
