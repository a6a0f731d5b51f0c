//! The client of random bundles: what traps show becomes a number, which decides the answer. `c/prelude.h` does the same.

use std::sync::Mutex;

use maple_vm::{Answer, Caller, Datum, HostError, Reference, Request, Type};

use super::types::mask;

/// What the traps of a program have shown so far.
#[derive(Default, Debug)]
pub struct Shown(Mutex<u64>);

impl Shown {
    /// The number, and starts anew.
    pub fn take(&self) -> u64 {
        self.0.lock().map_or(0, |mut shown| std::mem::take(&mut *shown))
    }

    /// Answers a trap. The letter of its name says whether it may throw; the second number there is that of a watchpoint.
    ///
    /// # Errors
    /// If the name is not one of a random program.
    pub fn answer(&self, caller: &mut Caller<'_>, request: &Request) -> Result<Answer, HostError> {
        let (letter, numbers) = request.name.split_at(2.min(request.name.len()));
        let mut numbers = numbers.split('.').map(str::parse);
        let Some(Ok(number)) = numbers.next() else {
            return Err(HostError::new("a trap of no random program"));
        };
        let shown = {
            let mut shown = self
                .0
                .lock()
                .map_err(|_| HostError::new("another answer panicked"))?;
            *shown = mix(*shown, number);
            for (_, value) in &request.values {
                show(value, &mut shown);
            }
            *shown
        };
        if shown >> 16 & 3 == 0 {
            caller.collect();
        }
        if let Some(Ok(number)) = numbers.next() {
            // A program need not have the watchpoints that it could have.
            caller.watch(number as u32, shown >> 32 & 1 == 0);
        }
        let mut objects = request.values.iter().filter_map(|(_, value)| match value {
            Datum::Ref(object) => Some(*object),
            _ => None,
        });
        let first = objects.next().unwrap_or_default();
        if letter == "%x" && (shown >> 24) % 3 == 0 {
            let null = shown >> 30 & 3 == 0;
            return Ok(Answer::Throw(if null { Reference::NULL } else { first }));
        }
        Ok(Answer::Return(match request.result {
            Type::Int(width) => Datum::Int {
                width,
                bits: shown >> 20 & mask(width),
            },
            Type::Float => Datum::Float((shown >> 40 & 0xff) as f32 - 100.0),
            Type::Double => Datum::Double((shown >> 40 & 0xfff) as f64 / 8.0 - 100.0),
            Type::Ref => Datum::Ref(first),
            _ => request.result.zero(),
        }))
    }
}

fn mix(shown: u64, bits: u64) -> u64 {
    let mixed = (shown ^ bits).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    mixed ^ mixed >> 29
}

/// Takes what a value is on every machine.
fn show(value: &Datum, shown: &mut u64) {
    *shown = match value {
        Datum::Int { bits, .. } => mix(*shown, *bits),
        Datum::Float(value) if value.is_nan() => mix(*shown, 0x7fc0_0000),
        Datum::Float(value) => mix(*shown, u64::from(value.to_bits())),
        Datum::Double(value) if value.is_nan() => mix(*shown, 0x7ff8 << 48),
        Datum::Double(value) => mix(*shown, value.to_bits()),
        Datum::Struct(fields) => return fields.iter().for_each(|field| show(field, shown)),
        Datum::IRef(object, offset) => mix(*shown, u64::from(!object.is_null() || *offset != 0)),
        Datum::Ref(object) => mix(*shown, u64::from(!object.is_null())),
        Datum::Func(bits) => mix(*shown, u64::from(*bits != 0)),
        _ => *shown,
    };
}
