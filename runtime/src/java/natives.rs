//! The native methods of the class library.
//!
//! One table: a row has the method's name and signature, its arguments as Rust values, and its body. Symbols and types follow from that.

use std::time::{Duration, SystemTime, UNIX_EPOCH};

use super::{arrays, math, messages, number, strings};
use crate::arith::Cell;
use crate::class::class_name;
use crate::managed::{ClassId, ClassKind, ManagedVm, Native, Raise};

mod print;

/// What bodies return: a number, a truth value, a reference as `u64`, or nothing.
trait Output {
    fn into_cell(self) -> u64;
}

macro_rules! outputs {
    ($($t:ty)*) => {
        $(impl Output for $t {
            fn into_cell(self) -> u64 {
                Cell::into_cell(self)
            }
        })*
    };
}
outputs!(i32 i64 u64 f32 f64);

impl Output for bool {
    fn into_cell(self) -> u64 {
        u64::from(self)
    }
}

impl Output for () {
    fn into_cell(self) -> u64 {
        0
    }
}

macro_rules! receiver {
    (method) => {
        true
    };
    (function) => {
        false
    };
}

/// Rows are `method` (with a receiver) or `function`, name, signature, arguments, result, body. Bodies may use `?`.
macro_rules! natives {
    ($($class:literal { $($how:ident $name:literal $signature:literal |$vm:pat_param $(, $arg:ident: $ty:ty)*| -> $ret:ty $body:block)* })*) => {
        /// All native methods.
        pub static NATIVES: &[Native] = &[$($(
            Native {
                class: $class,
                name: $name,
                signature: $signature,
                receiver: receiver!($how),
                arity: <[&str]>::len(&[$(stringify!($arg)),*]),
                body: |vm, cells| {
                    let mut _cells = cells.iter().copied();
                    $(let $arg = <$ty as Cell>::from_cell(_cells.next().unwrap_or(0));)*
                    #[allow(clippy::redundant_closure_call)]
                    let result: Result<$ret, Raise> = (|$vm: &mut dyn ManagedVm| Ok($body))(vm);
                    result.map(Output::into_cell)
                },
            },
        )*)*];

        /// The Rust types of each row, for the test that compares them with the signature.
        #[cfg(test)]
        const TYPES: &[(&[&str], &str)] = &[$($((&[$(stringify!($ty)),*], stringify!($ret)),)*)*];
    };
}

natives! {
    "Ljava/lang/Object;" {
        method "hashCode" "()I" |vm, this: u64| -> i32 { vm.identity_hash(this) }
        method "getClass" "()Ljava/lang/Class;" |vm, this: u64| -> u64 {
            let class = vm.class_of(this);
            owned_class(vm, class)?
        }
        method "clone" "()Ljava/lang/Object;" |vm, this: u64| -> u64 { arrays::clone(vm, this)? }
        method "notify" "()V" |vm, this: u64| -> () { notify(vm, this, false)? }
        method "notifyAll" "()V" |vm, this: u64| -> () { notify(vm, this, true)? }
        method "wait" "()V" |vm, this: u64| -> () { wait(vm, this, 0)? }
        method "wait" "(J)V" |vm, this: u64, limit: i64| -> () { wait(vm, this, limit)? }
    }
    "Ljava/lang/Class;" {
        method "getName" "()Ljava/lang/String;" |vm, this: u64| -> u64 {
            let class = vm.class_represented(this).ok_or_else(messages::null_pointer)?;
            let name = class_name(vm.class_info(class).descriptor);
            let name = strings::intern(vm, &name.encode_utf16().collect::<Vec<_>>())?;
            vm.retain(name);
            name
        }
        method "isInstance" "(Ljava/lang/Object;)Z" |vm, this: u64, object: u64| -> bool {
            let class = vm.class_represented(this).ok_or_else(messages::null_pointer)?;
            object != 0 && vm.is_subclass(vm.class_of(object), class)
        }
        method "isAssignableFrom" "(Ljava/lang/Class;)Z" |vm, this: u64, other: u64| -> bool {
            let class = vm.class_represented(this).ok_or_else(messages::null_pointer)?;
            if other == 0 {
                return Err(messages::null_pointer());
            }
            let other = vm.class_represented(other).ok_or_else(messages::null_pointer)?;
            vm.is_subclass(other, class)
        }
        method "getSuperclass" "()Ljava/lang/Class;" |vm, this: u64| -> u64 {
            let class = vm.class_represented(this).ok_or_else(messages::null_pointer)?;
            let info = vm.class_info(class);
            match info.superclass {
                Some(superclass) if matches!(info.kind, ClassKind::Class | ClassKind::Array) => owned_class(vm, superclass)?,
                _ => 0,
            }
        }
        method "getComponentType" "()Ljava/lang/Class;" |vm, this: u64| -> u64 {
            let class = vm.class_represented(this).ok_or_else(messages::null_pointer)?;
            match vm.class_info(class).component {
                Some(component) => owned_class(vm, component)?,
                None => 0,
            }
        }
        method "isInterface" "()Z" |vm, this: u64| -> bool { is_kind(vm, this, ClassKind::Interface)? }
        method "isArray" "()Z" |vm, this: u64| -> bool { is_kind(vm, this, ClassKind::Array)? }
        method "isPrimitive" "()Z" |vm, this: u64| -> bool { is_kind(vm, this, ClassKind::Primitive)? }
        method "desiredAssertionStatus" "()Z" |_, _this: u64| -> bool { false }
    }
    "Ljava/lang/String;" {
        method "intern" "()Ljava/lang/String;" |vm, this: u64| -> u64 {
            let text = strings::units(vm, this)?;
            let string = strings::intern(vm, &text)?;
            vm.retain(string);
            string
        }
    }
    "Ljava/lang/Double;" {
        function "toString" "(D)Ljava/lang/String;" |vm, d: f64| -> u64 { strings::from_str(vm, &number::double_to_string(d))? }
        function "parseDouble" "(Ljava/lang/String;)D" |vm, text: u64| -> f64 { parse(vm, text, number::parse_double)? }
        function "doubleToLongBits" "(D)J" |_, d: f64| -> u64 { if d.is_nan() { 0x7ff8 << 48 } else { d.to_bits() } }
        function "doubleToRawLongBits" "(D)J" |_, d: f64| -> u64 { d.to_bits() }
        function "longBitsToDouble" "(J)D" |_, bits: u64| -> f64 { f64::from_bits(bits) }
    }
    "Ljava/lang/Float;" {
        function "toString" "(F)Ljava/lang/String;" |vm, f: f32| -> u64 { strings::from_str(vm, &number::float_to_string(f))? }
        function "parseFloat" "(Ljava/lang/String;)F" |vm, text: u64| -> f32 { parse(vm, text, number::parse_float)? }
        function "floatToIntBits" "(F)I" |_, f: f32| -> i32 { if f.is_nan() { 0x7fc0_0000 } else { f.to_bits() as i32 } }
        function "floatToRawIntBits" "(F)I" |_, f: f32| -> i32 { f.to_bits() as i32 }
        function "intBitsToFloat" "(I)F" |_, bits: i32| -> f32 { f32::from_bits(bits as u32) }
    }
    "Ljava/lang/Math;" {
        function "sqrt" "(D)D" |_, x: f64| -> f64 { x.sqrt() }
        function "sin" "(D)D" |_, x: f64| -> f64 { math::sin(x) }
        function "cos" "(D)D" |_, x: f64| -> f64 { math::cos(x) }
        function "pow" "(DD)D" |_, x: f64, y: f64| -> f64 { math::pow(x, y) }
        function "floor" "(D)D" |_, x: f64| -> f64 { x.floor() }
        function "ceil" "(D)D" |_, x: f64| -> f64 { x.ceil() }
        function "rint" "(D)D" |_, x: f64| -> f64 { x.round_ties_even() }
        function "round" "(D)J" |_, x: f64| -> i64 { math::round(x) as i64 }
        function "round" "(F)I" |_, x: f32| -> i32 { math::round(x.into()) as i32 }
        function "IEEEremainder" "(DD)D" |_, x: f64, y: f64| -> f64 { math::remainder(x, y) }
        function "tan" "(D)D" |_, x: f64| -> f64 { x.tan() }
        function "asin" "(D)D" |_, x: f64| -> f64 { x.asin() }
        function "acos" "(D)D" |_, x: f64| -> f64 { x.acos() }
        function "atan" "(D)D" |_, x: f64| -> f64 { x.atan() }
        function "atan2" "(DD)D" |_, y: f64, x: f64| -> f64 { y.atan2(x) }
        function "sinh" "(D)D" |_, x: f64| -> f64 { x.sinh() }
        function "cosh" "(D)D" |_, x: f64| -> f64 { x.cosh() }
        function "tanh" "(D)D" |_, x: f64| -> f64 { x.tanh() }
        function "exp" "(D)D" |_, x: f64| -> f64 { x.exp() }
        function "expm1" "(D)D" |_, x: f64| -> f64 { x.exp_m1() }
        function "log" "(D)D" |_, x: f64| -> f64 { x.ln() }
        function "log10" "(D)D" |_, x: f64| -> f64 { x.log10() }
        function "log1p" "(D)D" |_, x: f64| -> f64 { x.ln_1p() }
        function "cbrt" "(D)D" |_, x: f64| -> f64 { x.cbrt() }
        function "hypot" "(DD)D" |_, x: f64, y: f64| -> f64 { x.hypot(y) }
    }
    "Ljava/lang/System;" {
        function "nanoTime" "()J" |vm| -> i64 { vm.state().started.elapsed().as_nanos() as i64 }
        function "currentTimeMillis" "()J" |_| -> i64 {
            SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_millis() as i64)
        }
        function "arraycopy" "(Ljava/lang/Object;ILjava/lang/Object;II)V"
            |vm, from: u64, from_index: i32, to: u64, to_index: i32, count: i32| -> () {
                arrays::copy(vm, from, from_index, to, to_index, count)?
            }
        function "exit" "(I)V" |_, status: i32| -> () { Err(Raise::Exit(status))? }
        function "identityHashCode" "(Ljava/lang/Object;)I" |vm, object: u64| -> i32 {
            if object == 0 { 0 } else { vm.identity_hash(object) }
        }
        function "gc" "()V" |vm| -> () { vm.collect() }
    }
    "Ljava/lang/Runtime;" {
        method "totalMemory" "()J" |vm, _this: u64| -> i64 { vm.memory().total as i64 }
        method "freeMemory" "()J" |vm, _this: u64| -> i64 { vm.memory().free as i64 }
        method "maxMemory" "()J" |vm, _this: u64| -> i64 { vm.memory().max as i64 }
        method "availableProcessors" "()I" |_, _this: u64| -> i32 {
            std::thread::available_parallelism().map_or(1, |count| count.get() as i32)
        }
        method "gc" "()V" |vm, _this: u64| -> () { vm.collect() }
    }
    "Ljava/lang/Thread;" {
        method "start" "()V" |vm, this: u64| -> () { vm.start(this)? }
        method "join" "()V" |vm, this: u64| -> () { vm.join(this, None)? }
        method "join" "(J)V" |vm, this: u64, limit: i64| -> () {
            let limit = time(limit)?;
            vm.join(this, limit)?
        }
        method "isAlive" "()Z" |vm, this: u64| -> bool { vm.is_alive(this) }
        function "currentThread" "()Ljava/lang/Thread;" |vm| -> u64 {
            let thread = vm.current_thread()?;
            vm.retain(thread);
            thread
        }
        function "yield" "()V" |vm| -> () { vm.yield_now() }
        function "onSpinWait" "()V" |vm| -> () { vm.yield_now() }
        function "sleep" "(J)V" |vm, limit: i64| -> () {
            let limit = time(limit)?.unwrap_or_default();
            vm.sleep(limit)?
        }
        function "holdsLock" "(Ljava/lang/Object;)Z" |vm, object: u64| -> bool {
            if object == 0 {
                return Err(messages::null_pointer());
            }
            vm.holds_monitor(object)
        }
    }
    "Ljava/lang/reflect/Array;" {
        function "newInstance" "(Ljava/lang/Class;[I)Ljava/lang/Object;" |vm, class: u64, lengths: u64| -> u64 {
            arrays::new_nested(vm, class, lengths)?
        }
        function "newInstance" "(Ljava/lang/Class;I)Ljava/lang/Object;" |vm, class: u64, length: i32| -> u64 {
            arrays::new_of(vm, class, &[length])?
        }
        function "getLength" "(Ljava/lang/Object;)I" |vm, array: u64| -> i32 { arrays::length(vm, array)? as i32 }
    }
    "Ljava/io/PrintStream;" {
        function "write" "(I[CI)V" |vm, fd: i32, text: u64, count: i32| -> () { print::write(vm, fd, text, count)? }
    }
}

fn owned_class(vm: &mut dyn ManagedVm, class: ClassId) -> Result<u64, Raise> {
    let object = vm.class_object(class)?;
    vm.retain(object);
    Ok(object)
}

fn is_kind(vm: &mut dyn ManagedVm, this: u64, kind: ClassKind) -> Result<bool, Raise> {
    let class = vm.class_represented(this).ok_or_else(messages::null_pointer)?;
    Ok(vm.class_info(class).kind == kind)
}

/// Milliseconds as `wait`, `join` and `sleep` take them: 0 has no limit for the first two.
fn time(milliseconds: i64) -> Result<Option<Duration>, Raise> {
    let time =
        u64::try_from(milliseconds).map_err(|_| messages::illegal_argument("timeout value is negative"))?;
    Ok((time != 0).then(|| Duration::from_millis(time)))
}

fn wait(vm: &mut dyn ManagedVm, object: u64, limit: i64) -> Result<(), Raise> {
    let limit = time(limit)?;
    if !vm.holds_monitor(object) {
        return Err(messages::not_owner());
    }
    vm.wait(object, limit)
}

fn notify(vm: &mut dyn ManagedVm, object: u64, all: bool) -> Result<(), Raise> {
    if !vm.holds_monitor(object) {
        return Err(messages::not_owner());
    }
    vm.notify(object, all);
    Ok(())
}

fn parse<T>(vm: &mut dyn ManagedVm, text: u64, parse: fn(&str) -> Option<T>) -> Result<T, Raise> {
    let text = strings::to_string(vm, text)?;
    parse(&text).ok_or_else(|| messages::number_format(text.trim_matches(|c| c <= ' ')))
}

#[cfg(test)]
mod tests;
