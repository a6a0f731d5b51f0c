//! `java.lang.String` objects: from and to Rust text, interned literals, program arguments.
//!
//! A string is an instance of the program's own class with a field `value` of type `char[]`; all other fields start at zero.

use std::collections::hash_map::Entry;
use std::ptr;

use super::messages;
use crate::TrapKind;
use crate::class::names::push_utf16;
use crate::managed::{ManagedVm, Raise, Read, StringLayout};

/// Descriptor of the class of strings.
pub const STRING: &str = "Ljava/lang/String;";

/// Byte at which the characters of a literal start.
const LITERAL_TEXT: u64 = 20;

fn layout(vm: &mut dyn ManagedVm) -> Result<StringLayout, Raise> {
    if let Some(layout) = vm.state().strings {
        return Ok(layout);
    }
    let string = vm.find_class(STRING).ok_or_else(|| messages::no_class(STRING))?;
    let chars = vm.find_class("[C").ok_or_else(|| messages::no_class("[C"))?;
    let value = vm
        .field_offset(string, "value", "[C")
        .ok_or_else(|| messages::no_field("value"))?;
    let layout = StringLayout {
        string,
        units: chars,
        field: value,
    };
    vm.state().strings = Some(layout);
    Ok(layout)
}

/// A new string of these UTF-16 units, owned.
///
/// # Errors
/// `OutOfMemoryError`; `NoClassDefFoundError` or `NoSuchFieldError` if the program has no `String` with a `char[] value`.
pub fn new_string(vm: &mut dyn ManagedVm, text: &[u16]) -> Result<u64, Raise> {
    let layout = layout(vm)?;
    let length = u32::try_from(text.len()).map_err(|_| messages::out_of_memory())?;
    let chars = vm.new_array(layout.units, length)?;
    // SAFETY: `chars` is a new `char[]` of `length` elements, which no other thread knows.
    unsafe {
        ptr::copy_nonoverlapping(
            text.as_ptr(),
            ptr::with_exposed_provenance_mut(chars as usize),
            text.len(),
        )
    };
    let string = match vm.new_object(layout.string) {
        Ok(string) => string,
        Err(raise) => {
            vm.release(chars);
            return Err(raise);
        }
    };
    vm.store_reference(string, string + u64::from(layout.field), chars);
    vm.release(chars);
    Ok(string)
}

/// A new string of this text, owned.
///
/// # Errors
/// As [`new_string`].
pub fn from_str(vm: &mut dyn ManagedVm, text: &str) -> Result<u64, Raise> {
    let units: Vec<u16> = text.encode_utf16().collect();
    new_string(vm, &units)
}

/// The UTF-16 units of a string.
///
/// # Errors
/// `NullPointerException` for null or a string without a text, `ClassCastException` for an object that is no string.
pub fn units(vm: &mut dyn ManagedVm, string: u64) -> Result<Vec<u16>, Raise> {
    let layout = layout(vm)?;
    if string == 0 {
        return Err(messages::null_pointer());
    }
    let class = vm.class_of(string);
    if class != layout.string {
        let (from, to) = (vm.class_info(class), vm.class_info(layout.string));
        return Err(messages::class_cast(from.descriptor, to.descriptor));
    }
    // SAFETY: an instance of the class whose field of type `char[]` lies at this offset; the gate is held.
    let chars =
        unsafe { ptr::with_exposed_provenance::<u64>((string + u64::from(layout.field)) as usize).read() };
    if chars == 0 {
        return Err(messages::null_pointer());
    }
    super::arrays::with_chars(vm, chars, <[u16]>::to_vec)
}

/// The text of a string for a message; unpaired surrogates become `?`.
///
/// # Errors
/// As [`units`].
pub fn to_string(vm: &mut dyn ManagedVm, string: u64) -> Result<String, Raise> {
    let units = units(vm, string)?;
    let mut text = String::with_capacity(units.len());
    push_utf16(&mut text, &units);
    Ok(text)
}

/// The string object of a literal, borrowed: interned by its text, for as long as the machine lives.
///
/// `read` gives `len` bytes of the image at an address, or nothing if they are not all there.
///
/// # Errors
/// A trap if the literal does not lie in memory; else as [`new_string`].
pub fn literal(vm: &mut dyn ManagedVm, address: u64, read: &Read) -> Result<u64, Raise> {
    if let Some(&string) = vm.state().by_address.get(&address) {
        return Ok(string);
    }
    let text = decode_literal(address, read).ok_or(Raise::Trap(TrapKind::MemoryFault { address }))?;
    let string = intern(vm, &text)?;
    // Who asks for the literal of a string gets the string.
    let known = &mut vm.state().by_address;
    known.insert(address, string);
    known.insert(string, string);
    Ok(string)
}

/// The interned string of this text, borrowed.
///
/// # Errors
/// As [`new_string`].
pub fn intern(vm: &mut dyn ManagedVm, text: &[u16]) -> Result<u64, Raise> {
    if let Some(&string) = vm.state().by_text.get(text) {
        return Ok(string);
    }
    let string = new_string(vm, text)?;
    // The allocation may have let another thread intern the same text.
    let other = match vm.state().by_text.entry(text.into()) {
        Entry::Occupied(entry) => *entry.get(),
        Entry::Vacant(entry) => return Ok(*entry.insert(string)),
    };
    vm.release(string);
    Ok(other)
}

/// The text of a `_C_STR_` object: words of u64, of which word 0 is free for the class, the high half of word 1 is
/// `length << 1 | latin1`, the low half of word 2 is Java's hash, and the characters follow: a byte each if `latin1`, else UTF-16LE.
pub fn decode_literal(address: u64, read: &Read) -> Option<Vec<u16>> {
    let length = read(address.checked_add(12)?, 4)?;
    let length = u32::from_le_bytes(length.try_into().ok()?);
    let (units, latin1) = ((length >> 1) as usize, length & 1 == 1);
    let start = address.checked_add(LITERAL_TEXT)?;
    if latin1 {
        return Some(read(start, units)?.iter().map(|&byte| u16::from(byte)).collect());
    }
    let bytes = read(start, units.checked_mul(2)?)?;
    Some(
        bytes
            .chunks_exact(2)
            .map(|unit| u16::from_le_bytes([unit[0], unit[1]]))
            .collect(),
    )
}

/// The `String[]` of a program's arguments, owned. Bytes that are not UTF-8 become U+FFFD.
///
/// # Errors
/// As [`new_string`].
pub fn arguments(vm: &mut dyn ManagedVm, arguments: &[&[u8]]) -> Result<u64, Raise> {
    let class = "[Ljava/lang/String;";
    let class = vm.find_class(class).ok_or_else(|| messages::no_class(class))?;
    let length = u32::try_from(arguments.len()).map_err(|_| messages::out_of_memory())?;
    let array = vm.new_array(class, length)?;
    for (index, argument) in arguments.iter().enumerate() {
        let string = match from_str(vm, &String::from_utf8_lossy(argument)) {
            Ok(string) => string,
            Err(raise) => {
                vm.release(array);
                return Err(raise);
            }
        };
        vm.store_reference(array, array + 8 * index as u64, string);
        vm.release(string);
    }
    Ok(array)
}

#[cfg(test)]
mod tests {
    use super::super::fake::Fake;
    use super::*;

    /// The words of a literal, of which the runtime sees addresses only.
    fn bytes(words: &[u64]) -> Vec<u8> {
        words.iter().flat_map(|word| word.to_le_bytes()).collect()
    }

    const BASE: u64 = 0x1000;

    fn reader<'m>(bytes: &'m [u8]) -> impl Fn(u64, usize) -> Option<&'m [u8]> {
        move |address, length| {
            bytes
                .get(usize::try_from(address.checked_sub(BASE)?).ok()?..)?
                .get(..length)
        }
    }

    #[test]
    fn literals_are_latin1_or_utf16() {
        let clinit = bytes(&[0, 0xd_0000_0000, 0x6e69_6c63_af13_14f9, 0x7469]);
        let text = decode_literal(BASE, &reader(&clinit)).expect("a literal");
        assert_eq!(String::from_utf16_lossy(&text), "clinit");
        let euro = bytes(&[0, 0x4_0000_0000, 0x20ac_0000_1234, 0xd800]);
        let euro = [&euro[..20], &[0xac, 0x20, 0x00, 0xd8]].concat();
        assert_eq!(decode_literal(BASE, &reader(&euro)), Some(vec![0x20ac, 0xd800]));
        assert_eq!(decode_literal(BASE, &reader(&clinit[..24])), None);
        assert_eq!(decode_literal(BASE, &reader(&[0xff; 24])), None);
        assert_eq!(decode_literal(u64::MAX, &reader(&clinit)), None);
    }

    #[test]
    fn equal_literals_are_one_object() {
        let mut vm = Fake::new();
        let words = bytes(&[0, 0x3_0000_0000, 0x6b_0000_006b, 0, 0x3_0000_0000, 0x6b_0000_006b]);
        let read = reader(&words);
        let first = literal(&mut vm, BASE, &read).expect("a string");
        assert_eq!(literal(&mut vm, BASE + 24, &read), Ok(first));
        assert_eq!(
            literal(&mut vm, BASE, &reader(&[])),
            Ok(first),
            "known by its address"
        );
        assert_eq!(intern(&mut vm, &[0x6b]), Ok(first));
        assert_eq!(to_string(&mut vm, first).as_deref(), Ok("k"));
        assert_eq!(literal(&mut vm, first, &read), Ok(first), "asked for twice");
        let address = BASE + 100;
        assert_eq!(
            literal(&mut vm, address, &read),
            Err(Raise::Trap(TrapKind::MemoryFault { address }))
        );
        for string in vm.state().take() {
            vm.release(string);
        }
        assert_eq!(vm.live(), 0);
    }

    #[test]
    fn arguments_are_an_array_of_strings() {
        let mut vm = Fake::new();
        let array = arguments(
            &mut vm,
            &[b"one", "zw\u{f6}lf \u{1f600}".as_bytes(), b"", b"\xff"],
        )
        .expect("an array");
        let texts = [0, 1, 2, 3].map(|index| {
            let string = vm.element(array, index);
            to_string(&mut vm, string).expect("a string")
        });
        assert_eq!(texts, ["one", "zw\u{f6}lf \u{1f600}", "", "\u{fffd}"]);
        vm.release(array);
        assert_eq!(vm.live(), 0);
    }

    #[test]
    fn nothing_is_left_when_memory_ends() {
        for room in 0..5 {
            let mut vm = Fake::new();
            vm.room = room;
            assert_eq!(arguments(&mut vm, &[b"a", b"b"]), Err(messages::out_of_memory()));
            assert_eq!(vm.live(), 0);
        }
    }

    #[test]
    fn other_objects_are_no_strings() {
        let mut vm = Fake::new();
        let object = vm.object("LA;");
        assert_eq!(units(&mut vm, 0), Err(messages::null_pointer()));
        assert_eq!(units(&mut vm, object), Err(messages::class_cast("LA;", STRING)));
    }
}
