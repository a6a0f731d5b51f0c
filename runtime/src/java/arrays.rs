//! Copies of arrays and of other objects, and the elements of arrays as Rust slices.

use std::ptr;
use std::sync::atomic::{AtomicU64, Ordering};

use maple_mirbin::class::TAGGED;

use super::messages;
use crate::class::class_name;
use crate::managed::{ClassId, ClassKind, ManagedVm, Raise};

/// What copying needs to know of an array.
struct Array {
    class: ClassId,
    component: ClassId,
    length: u32,
    /// Bytes of an element.
    size: u32,
    /// Whether elements are references.
    references: bool,
    /// Whether elements are tagged values.
    tagged: bool,
}

impl Array {
    fn of(vm: &mut dyn ManagedVm, object: u64) -> Option<Array> {
        let class = vm.class_of(object);
        let info = vm.class_info(class);
        let (component, size) = (info.component?, info.size);
        Some(Array {
            class,
            component,
            length: vm.array_length(object),
            size,
            references: vm.class_info(component).kind != ClassKind::Primitive,
            tagged: vm.class_info(component).descriptor == TAGGED,
        })
    }

    /// As the messages of `arraycopy` call such an array: `int[10]` or, without a length, `int[]`.
    fn kind(&self, vm: &dyn ManagedVm, length: &str) -> String {
        if self.references {
            return format!("object array[{length}]");
        }
        let component = class_name(vm.class_info(self.component).descriptor);
        format!("{component}[{length}]")
    }
}

/// `System.arraycopy`: all of its checks, in Java's order and words.
///
/// # Errors
/// `NullPointerException`, `ArrayStoreException`, `ArrayIndexOutOfBoundsException`. If an element does not fit, those before it are copied.
pub fn copy(
    vm: &mut dyn ManagedVm,
    from: u64,
    from_index: i32,
    to: u64,
    to_index: i32,
    count: i32,
) -> Result<(), Raise> {
    if from == 0 || to == 0 {
        return Err(messages::null_pointer());
    }
    let Some(source) = Array::of(vm, from) else {
        return Err(not_an_array(vm, "source", from));
    };
    let Some(target) = Array::of(vm, to) else {
        return Err(not_an_array(vm, "destination", to));
    };
    let mismatch = if source.references {
        !target.references
    } else {
        source.class != target.class
    };
    if mismatch {
        let (source, target) = (source.kind(vm, ""), target.kind(vm, ""));
        return Err(messages::array_copy_store(format!(
            "type mismatch: can not copy {source} into {target}"
        )));
    }
    check_ranges(vm, (&source, from_index), (&target, to_index), count)?;
    let size = u64::from(source.size);
    let (start, end) = (from + from_index as u64 * size, to + to_index as u64 * size);
    if source.references {
        copy_references(vm, (&source, start), (to, &target, end), count as u64)
    } else if source.tagged {
        copy_tagged(vm, start, (to, end), count as u64);
        Ok(())
    } else {
        // SAFETY: both ranges lie in arrays of this element size, as just checked; they may overlap.
        unsafe {
            ptr::copy(
                ptr::with_exposed_provenance::<u8>(start as usize),
                ptr::with_exposed_provenance_mut(end as usize),
                count as usize * size as usize,
            );
        }
        Ok(())
    }
}

fn not_an_array(vm: &mut dyn ManagedVm, which: &str, object: u64) -> Raise {
    let class = vm.class_of(object);
    let name = class_name(vm.class_info(class).descriptor);
    messages::array_copy_store(format!("{which} type {name} is not an array"))
}

fn check_ranges(vm: &dyn ManagedVm, from: (&Array, i32), to: (&Array, i32), count: i32) -> Result<(), Raise> {
    let sides = [("source", from), ("destination", to)];
    for (which, (array, index)) in sides {
        if index < 0 {
            let array = array.kind(vm, &array.length.to_string());
            return Err(messages::array_copy_index(format!(
                "{which} index {index} out of bounds for {array}"
            )));
        }
    }
    if count < 0 {
        return Err(messages::array_copy_index(format!("length {count} is negative")));
    }
    for (which, (array, index)) in sides {
        // Neither is negative: no overflow.
        let last = index as u32 + count as u32;
        if last > array.length {
            let array = array.kind(vm, &array.length.to_string());
            return Err(messages::array_copy_index(format!(
                "last {which} index {last} out of bounds for {array}"
            )));
        }
    }
    Ok(())
}

/// `to` is the array, what is known of it, and the address of the first element.
fn copy_references(
    vm: &mut dyn ManagedVm,
    from: (&Array, u64),
    to: (u64, &Array, u64),
    count: u64,
) -> Result<(), Raise> {
    let ((source, from), (array, target, to)) = (from, to);
    let checked = !vm.is_subclass(source.component, target.component);
    for offset in offsets(count, from < to && !checked) {
        // SAFETY: the address of an element, as the caller has checked.
        let value = unsafe { element(from + offset) };
        if checked && value != 0 && !vm.is_subclass(vm.class_of(value), target.component) {
            return Err(element_mismatch(vm, source, target));
        }
        vm.store_reference(array, to + offset, value);
    }
    Ok(())
}

/// `to` is the array and the address of the first element.
fn copy_tagged(vm: &mut dyn ManagedVm, from: u64, to: (u64, u64), count: u64) {
    let (array, to) = to;
    for offset in offsets(count, from < to) {
        // SAFETY: the address of an element, as the caller has checked.
        let bits = unsafe { element(from + offset) };
        vm.store_tagged(array, to + offset, bits);
    }
}

/// Offsets of elements of 8 bytes, backwards where those that are still to be read would be overwritten.
fn offsets(count: u64, backwards: bool) -> impl Iterator<Item = u64> {
    (0..count).map(move |step| 8 * if backwards { count - 1 - step } else { step })
}

/// The element at an address, which other threads may write.
///
/// # Safety
/// `address` is that of an element of 8 bytes of an array.
unsafe fn element(address: u64) -> u64 {
    // SAFETY: by the caller's promise.
    let place = unsafe { &*ptr::with_exposed_provenance::<AtomicU64>(address as usize) };
    place.load(Ordering::Acquire)
}

fn element_mismatch(vm: &dyn ManagedVm, source: &Array, target: &Array) -> Raise {
    let name = |class| class_name(vm.class_info(class).descriptor);
    let (from, to) = (name(source.component), name(target.component));
    messages::array_copy_store(if vm.is_subclass(target.component, source.component) {
        format!(
            "element type mismatch: can not cast one of the elements of {from}[] to the type of the destination array, {to}"
        )
    } else {
        format!("type mismatch: can not copy {from}[] into {to}[]")
    })
}

/// `Object.clone`, owned.
///
/// # Errors
/// `CloneNotSupportedException` for what is neither an array nor `Cloneable`, `OutOfMemoryError`.
pub fn clone(vm: &mut dyn ManagedVm, object: u64) -> Result<u64, Raise> {
    let Some(array) = Array::of(vm, object) else {
        let class = vm.class_of(object);
        let cloneable = vm.find_class("Ljava/lang/Cloneable;");
        if !cloneable.is_some_and(|cloneable| vm.is_subclass(class, cloneable)) {
            return Err(messages::clone_not_supported(vm.class_info(class).descriptor));
        }
        let copied = vm.new_object(class)?;
        vm.copy_fields(object, copied);
        return Ok(copied);
    };
    let copied = vm.new_array(array.class, array.length)?;
    // Lengths are those of Java, which are not negative as `int`.
    match copy(vm, object, 0, copied, 0, array.length as i32) {
        Ok(()) => Ok(copied),
        Err(raise) => {
            vm.release(copied);
            Err(raise)
        }
    }
}

/// The length of an array of any kind.
///
/// # Errors
/// `NullPointerException`, and `IllegalArgumentException` for what is no array.
pub fn length(vm: &mut dyn ManagedVm, array: u64) -> Result<u32, Raise> {
    if array == 0 {
        return Err(messages::null_pointer());
    }
    match Array::of(vm, array) {
        Some(array) => Ok(array.length),
        None => Err(messages::illegal_argument("Argument is not an array")),
    }
}

/// `new C[3][4]`, where `class` is the object of `C` and `lengths` an `int[]`: what front ends make of arrays of several dimensions. Owned.
///
/// # Errors
/// Those of Java's `Array.newInstance`.
pub fn new_nested(vm: &mut dyn ManagedVm, class: u64, lengths: u64) -> Result<u64, Raise> {
    if lengths == 0 {
        return Err(messages::null_pointer());
    }
    let array = vm.class_of(lengths);
    let descriptor = vm.class_info(array).descriptor;
    if descriptor != "[I" {
        return Err(messages::class_cast(descriptor, "[I"));
    }
    let count = vm.array_length(lengths) as usize;
    if count > MAX_DIMENSIONS {
        return Err(too_many_dimensions());
    }
    // SAFETY: an `int[]` of this length; the gate is held.
    let lengths = unsafe {
        std::slice::from_raw_parts(ptr::with_exposed_provenance::<i32>(lengths as usize), count).to_vec()
    };
    new_of(vm, class, &lengths)
}

/// As [`new_nested`], with the lengths themselves.
///
/// # Errors
/// As [`new_nested`].
pub fn new_of(vm: &mut dyn ManagedVm, class: u64, lengths: &[i32]) -> Result<u64, Raise> {
    let element = vm.class_represented(class).ok_or_else(messages::null_pointer)?;
    let descriptor = vm.class_info(element).descriptor.to_owned();
    if lengths.is_empty() {
        return Err(messages::illegal_argument("Empty dimensions array"));
    }
    if descriptor == "V" {
        return Err(messages::illegal_argument("void"));
    }
    let rank = descriptor.len() - descriptor.trim_start_matches('[').len();
    if rank + lengths.len() > MAX_DIMENSIONS {
        return Err(too_many_dimensions());
    }
    if let Some(&length) = lengths.iter().find(|&&length| length < 0) {
        return Err(messages::negative_array_size(length));
    }
    let classes: Result<Vec<_>, _> = (1..=lengths.len())
        .rev()
        .map(|rank| {
            let name = "[".repeat(rank) + &descriptor;
            vm.find_class(&name).ok_or_else(|| messages::no_class(&name))
        })
        .collect();
    new_rows(vm, &classes?, lengths)
}

/// Most dimensions of an array.
const MAX_DIMENSIONS: usize = 255;

fn too_many_dimensions() -> Raise {
    messages::illegal_argument("Requested array dimension exceeds the limit of 255")
}

/// An array of the first class and length, whose elements are such of the rest. Recursion ends at [`MAX_DIMENSIONS`].
fn new_rows(vm: &mut dyn ManagedVm, classes: &[ClassId], lengths: &[i32]) -> Result<u64, Raise> {
    let (Some((&class, classes)), Some((&length, lengths))) = (classes.split_first(), lengths.split_first())
    else {
        return Ok(0);
    };
    let array = vm.new_array(class, length as u32)?;
    if !classes.is_empty() {
        for index in 0..length as u64 {
            match new_rows(vm, classes, lengths) {
                Ok(row) => {
                    vm.store_reference(array, array + 8 * index, row);
                    vm.release(row);
                }
                Err(raise) => {
                    vm.release(array);
                    return Err(raise);
                }
            }
        }
    }
    Ok(array)
}

/// Gives the characters of a `char[]` to `read`, which cannot use the machine meanwhile.
///
/// # Errors
/// `ClassCastException` if the object is something else.
pub fn with_chars<T>(vm: &mut dyn ManagedVm, array: u64, read: impl FnOnce(&[u16]) -> T) -> Result<T, Raise> {
    let class = vm.class_of(array);
    let descriptor = vm.class_info(class).descriptor;
    if descriptor != "[C" {
        return Err(messages::class_cast(descriptor, "[C"));
    }
    let length = vm.array_length(array) as usize;
    // SAFETY: a `char[]` of this length; the gate is held, so nothing changes it while `read` runs.
    Ok(read(unsafe {
        std::slice::from_raw_parts(ptr::with_exposed_provenance(array as usize), length)
    }))
}
