//! Fields and elements that hold tagged values.

use maple_mirbin::tagged;

use super::*;
use crate::class::TAGGED_SLOT;

/// An owned reference as tagged value.
fn boxed(r: u64, tag: u32) -> u64 {
    tagged::from_reference(r, tag)
}

/// Stores tagged bits whose count moves there.
fn put(heap: *mut ThreadHeap, object: u64, index: u64, bits: u64) {
    // SAFETY: the tests' objects have a tagged slot there.
    unsafe { store_tagged_owned(heap, object + index * 8, bits) }
}

fn net_objects(heap: *mut ThreadHeap) -> u64 {
    // SAFETY: one thread.
    unsafe { (*heap).statistics() }.net_objects()
}

/// A class with a reference and two tagged fields, the class of arrays of tagged values, and its component.
fn classes() -> (Box<Class>, Box<Class>, Box<Class>) {
    let value = primitive("T", 8);
    let mixed = plain("LMixed;", 24, &[TAGGED_SLOT, 8, 16 | TAGGED_SLOT], flags::PUBLIC);
    (mixed, array(&value), value)
}

#[test]
fn what_is_no_object_is_not_counted() {
    let world = world();
    let (mixed, values, _value) = classes();
    let heap = Heap::new(HeapConfig::default());
    let thread = heap.attach();
    let t = thread.as_ptr();
    assert_ne!(values.flags & flags::TAGGED_ARRAY, 0);
    assert_eq!(values.flags & (flags::ACYCLIC | flags::REFERENCE_ARRAY), 0);
    // The second looks like an address if it is taken for a reference.
    let plain = [
        0,
        8,
        tagged::NAN,
        (-0.0f64).to_bits(),
        1.5f64.to_bits(),
        boxed(0, 5),
        tagged::from_integer(-7),
    ];
    for bits in plain {
        let (object, array) = (new(t, &mixed, 0), new(t, &values, 3));
        put(t, object, 0, bits);
        put(t, object, 2, bits);
        put(t, array, 1, bits);
        // SAFETY: live objects with such slots.
        unsafe {
            assert_eq!(references(object).collect::<Vec<_>>(), [0, 0, 0]);
            assert_eq!(references(array).collect::<Vec<_>>(), [0, 0, 0]);
            retain_tagged(t, bits);
            release_tagged(t, bits);
        }
        free(t, object);
        free(t, array);
        assert_eq!(net_objects(t), 0);
    }
    free(t, new(t, &world.leaf, 0));
}

#[test]
fn objects_in_tagged_slots_are_released() {
    let world = world();
    let (mixed, values, _value) = classes();
    let one = plain("LOne;", 8, &[TAGGED_SLOT], flags::PUBLIC);
    let heap = Heap::new(HeapConfig::default());
    let thread = heap.attach();
    let t = thread.as_ptr();
    for shared in [false, true] {
        if shared {
            // SAFETY: this is the only thread.
            unsafe { heap.share() };
        }
        let leaf = || new(t, &world.leaf, 0);
        let object = new(t, &mixed, 0);
        put(t, object, 0, boxed(leaf(), 63));
        set(t, object, 1, leaf());
        put(t, object, 2, boxed(leaf(), 1));
        let (array, single) = (new(t, &values, 2000), new(t, &one, 0));
        put(t, array, 0, boxed(object, 0));
        put(t, array, 1999, boxed(leaf(), 32));
        put(t, single, 0, boxed(array, 7));
        assert_eq!(net_objects(t), 7);
        // What is replaced is released, what replaces it counted; a slot may get what it has.
        // SAFETY: live objects with such slots.
        unsafe {
            let own = *((object + 16) as *const u64);
            store_tagged(t, object + 16, own);
            store_tagged(t, object + 16, own);
            store_tagged(t, object, own);
        }
        collect(t);
        assert_eq!(net_objects(t), 6);
        free(t, single);
        collect(t);
        assert_eq!(net_objects(t), 0);
    }
}

#[test]
fn cycles_through_tagged_slots_are_collected() {
    let (mixed, values, _value) = classes();
    let heap = Heap::new(HeapConfig::default());
    let thread = heap.attach();
    let t = thread.as_ptr();
    // An object that owns itself, and a cycle of both slots of an object and an array.
    let object = new(t, &mixed, 0);
    put(t, object, 0, boxed(keep(t, object), 9));
    free(t, object);
    let (a, b, array) = (new(t, &mixed, 0), new(t, &mixed, 0), new(t, &values, 4));
    put(t, a, 2, boxed(keep(t, b), 1));
    set(t, b, 1, keep(t, array));
    put(t, array, 3, boxed(keep(t, a), 2));
    put(t, array, 2, tagged::from_integer(1));
    free(t, b);
    free(t, array);
    assert_eq!((collect(t), net_objects(t)), (1, 3));
    free(t, a);
    assert_eq!((collect(t), net_objects(t)), (3, 0));
}

#[test]
fn long_lists_of_tagged_values_are_freed_without_recursion() {
    let (mixed, values, _value) = classes();
    let heap = Heap::new(HeapConfig::default());
    let thread = heap.attach();
    let t = thread.as_ptr();
    for (class, length, index) in [(&mixed, 0, 0), (&mixed, 0, 2), (&values, 1, 0), (&values, 3, 2)] {
        let mut list = 0;
        for _ in 0..100_000 {
            let object = new(t, class, length);
            put(t, object, index, boxed(list, 3));
            list = object;
        }
        free(t, list);
        assert_eq!(net_objects(t), 0);
    }
}
