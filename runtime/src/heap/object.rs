//! Access to one object.

use std::sync::atomic::{AtomicPtr, AtomicU32, Ordering};

use super::{HEADER, IMMORTAL, ONE};
use crate::class::{Class, TAGGED_SLOT, flags};
use maple_mirbin::tagged;

/// The 16 bytes before a payload. In a free block `class` is the next free block.
#[repr(C)]
#[derive(Debug)]
pub struct Header {
    /// The object's class.
    pub class: AtomicPtr<Class>,
    /// Count and flags, see [`ONE`](super::ONE), [`IMMORTAL`](super::IMMORTAL) and the `OBJECT_` constants.
    pub count: AtomicU32,
    /// Arrays: the number of elements. Others: thin lock or identity hash, see [`monitor`](crate::monitor).
    pub aux: AtomicU32,
}

/// The header of the object at `r`.
///
/// # Safety
/// `r` is the payload address of a block of a heap that outlives the result.
#[inline(always)]
pub(crate) unsafe fn header<'a>(r: u64) -> &'a Header {
    // SAFETY: by the caller's promise a header lies there; all of it is atomic.
    unsafe { &*((r - HEADER) as *const Header) }
}

/// Class of the object at `r`.
///
/// # Safety
/// `r` is a live object.
#[inline(always)]
pub unsafe fn class_of<'a>(r: u64) -> &'a Class {
    // SAFETY: live objects have a class, and classes outlive the heap.
    unsafe { &*header(r).class.load(Ordering::Relaxed) }
}

/// Whether nothing but the caller owns a count of the object at `r`.
///
/// # Safety
/// `r` is an object of which the caller owns a count.
pub unsafe fn is_sole_owner(r: u64) -> bool {
    // SAFETY: by the caller's promise.
    let count = unsafe { header(r).count.load(Ordering::Relaxed) };
    count & IMMORTAL == 0 && count / ONE == 1
}

/// Number of elements of the array at `r`.
///
/// # Safety
/// `r` is a live array.
#[inline(always)]
pub unsafe fn element_count(r: u64) -> u32 {
    // SAFETY: by the caller's promise.
    unsafe { header(r).aux.load(Ordering::Relaxed) }
}

/// Object bytes, header included.
///
/// # Safety
/// `r` is an object whose header is intact.
#[inline]
pub(crate) unsafe fn bytes_of(r: u64) -> u64 {
    // SAFETY: by the caller's promise.
    let class = unsafe { class_of(r) };
    let size = u64::from(class.size);
    if class.flags & flags::ARRAY == 0 {
        HEADER + size
    } else {
        // SAFETY: an array.
        HEADER + u64::from(class.fixed) + size * u64::from(unsafe { element_count(r) })
    }
}

/// Bytes of the payload of the object at `r`.
///
/// # Safety
/// `r` is a live object.
pub unsafe fn payload_bytes(r: u64) -> u64 {
    // SAFETY: by the caller's promise.
    unsafe { bytes_of(r) - HEADER }
}

/// Flags of classes whose objects have another number of slots than [`Class::reference_count`].
const ARRAYS: u32 = flags::REFERENCE_ARRAY | flags::TAGGED_ARRAY | flags::ELEMENTS;
/// Flags of classes some of whose slots hold tagged values.
const TAGGED: u32 = flags::TAGGED_ARRAY | flags::TAGGED_FIELDS;

/// Number of slots of the object at `r` that may own an object.
///
/// # Safety
/// `r` is an object whose header is intact.
#[inline(always)]
pub(crate) unsafe fn slot_count(r: u64, class: &Class) -> u32 {
    if class.flags & ARRAYS == 0 {
        class.reference_count
    } else {
        // SAFETY: an array.
        unsafe { element_slots(r, class) }
    }
}

/// As [`slot_count`], of what has elements.
///
/// # Safety
/// As there; the object has elements.
#[inline(never)]
unsafe fn element_slots(r: u64, class: &Class) -> u32 {
    // SAFETY: by the caller's promise.
    let count = unsafe { element_count(r) };
    if class.flags & flags::ELEMENTS == 0 {
        count
    } else {
        class.fixed_references + count * (class.reference_count - class.fixed_references)
    }
}

/// Address of slot `index`. In a class with [`flags::TAGGED_FIELDS`] it has [`TAGGED_SLOT`] of tagged values.
///
/// # Safety
/// `index < slot_count(r, class)`.
#[inline(always)]
unsafe fn place(r: u64, class: &Class, index: u32) -> u64 {
    let offset = if class.flags & ARRAYS == 0 {
        // SAFETY: the class has that many offsets.
        u64::from(unsafe { *class.references.add(index as usize) })
    } else {
        // SAFETY: by the caller's promise.
        unsafe { place_in_elements(class, index) }
    };
    r + offset
}

/// Offset of slot `index` of what has elements. In a structure those of the fixed part come first, then those of each element.
///
/// # Safety
/// As for [`place`].
#[inline(never)]
unsafe fn place_in_elements(class: &Class, index: u32) -> u64 {
    if class.flags & flags::ELEMENTS == 0 {
        return u64::from(index) * 8;
    }
    let (entry, element) = match index.checked_sub(class.fixed_references) {
        None => (index, 0),
        Some(after) => {
            let each = class.reference_count - class.fixed_references;
            (class.fixed_references + after % each, after / each)
        }
    };
    // SAFETY: the class has that many offsets; there is a slot, so elements have some.
    let offset = unsafe { *class.references.add(entry as usize) };
    u64::from(offset) + u64::from(element) * u64::from(class.size)
}

/// Slot `index`.
///
/// # Safety
/// `index < slot_count(r, class)`.
#[inline(always)]
pub(crate) unsafe fn slot(r: u64, class: &Class, index: u32) -> *mut u64 {
    // SAFETY: by the caller's promise.
    let place = unsafe { place(r, class, index) };
    (place & !u64::from(TAGGED_SLOT)) as *mut u64
}

/// The object that slot `index` owns, 0 if there is none.
///
/// # Safety
/// `index < slot_count(r, class)`, and the slot holds what the class says.
#[inline(always)]
pub(crate) unsafe fn child(r: u64, class: &Class, index: u32) -> u64 {
    // SAFETY: by the caller's promise. Instances without tagged values take one test.
    unsafe {
        let place = match class.flags & (ARRAYS | TAGGED) {
            0 => r + u64::from(*class.references.add(index as usize)),
            flags::REFERENCE_ARRAY => r + u64::from(index) * 8,
            _ => return tagged_child(place(r, class, index), class.flags),
        };
        *(place as *const u64)
    }
}

/// What a slot of a class with tagged values owns.
///
/// # Safety
/// `place` is that of a slot, as [`place`] gives it.
#[cold]
#[inline(never)]
unsafe fn tagged_child(place: u64, class_flags: u32) -> u64 {
    let tag = u64::from(TAGGED_SLOT);
    // SAFETY: by the caller's promise.
    let bits = unsafe { *((place & !tag) as *const u64) };
    if place & tag != 0 || class_flags & flags::TAGGED_ARRAY != 0 {
        tagged::object(bits)
    } else {
        bits
    }
}

/// The objects that the object at `r` owns counts of, 0 for each slot that owns none.
///
/// # Safety
/// `r` is a live object, and no other thread writes to it while the iterator is in use.
pub unsafe fn references(r: u64) -> impl Iterator<Item = u64> {
    // SAFETY: by the caller's promise; slots are within the payload.
    unsafe {
        let class = class_of(r);
        // Whoever goes through them writes to headers: what is needed is read before.
        let (flags, offsets) = (class.flags, class.references);
        (0..slot_count(r, class) as usize).map(move |index| {
            let place = match flags & (ARRAYS | TAGGED) {
                0 => r + u64::from(*offsets.add(index)),
                flags::REFERENCE_ARRAY => r + index as u64 * 8,
                flags::TAGGED_ARRAY => return tagged_child(r + index as u64 * 8, flags),
                _ => return tagged_child(place(r, class, index as u32), flags),
            };
            *(place as *const u64)
        })
    }
}
