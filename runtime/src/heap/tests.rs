//! Tests of the heap: what holds for single objects here, limits and figures, random graphs, several threads, and speed in files of their own.

mod graphs;
mod limits;
mod speed;
mod tagged;
mod threads;

use std::sync::atomic::Ordering;

use super::*;
use crate::class::tests::{array, plain, primitive};
use crate::class::{Class, flags};

/// Classes for tests: a list node with an `int`, a tree node, a leaf, arrays.
pub(super) struct World {
    pub(super) node: Box<Class>,
    pub(super) tree: Box<Class>,
    pub(super) leaf: Box<Class>,
    pub(super) bytes: Box<Class>,
    pub(super) nodes: Box<Class>,
    _byte: Box<Class>,
}

pub(super) fn world() -> World {
    let node = plain("LNode;", 16, &[0], flags::PUBLIC);
    let byte = primitive("B", 1);
    World {
        tree: plain("LTree;", 24, &[0, 8, 16], flags::PUBLIC),
        leaf: plain("LLeaf;", 40, &[], flags::FINAL | flags::ACYCLIC),
        bytes: array(&byte),
        nodes: array(&node),
        node,
        _byte: byte,
    }
}

pub(super) fn new(heap: *mut ThreadHeap, class: &Class, length: u32) -> u64 {
    // SAFETY: the class outlives the heap in all tests.
    unsafe { (*heap).allocate(class, length) }.unwrap()
}

/// Puts `value` into field `index`, its count moving there.
pub(super) fn set(heap: *mut ThreadHeap, object: u64, index: u64, value: u64) {
    // SAFETY: the tests' objects have that many references.
    unsafe { store_owned(heap, object + index * 8, value) }
}

pub(super) fn free(heap: *mut ThreadHeap, r: u64) {
    // SAFETY: the tests own the count.
    unsafe { release(heap, r) }
}

pub(super) fn keep(heap: *mut ThreadHeap, r: u64) -> u64 {
    // SAFETY: the tests keep the object alive.
    unsafe { retain(heap, r) };
    r
}

pub(super) fn collect(heap: *mut ThreadHeap) -> u64 {
    // SAFETY: one thread, or the others are joined.
    unsafe { (*heap).collect() }
}

#[test]
fn an_object_is_freed_with_its_last_count() {
    let world = world();
    let heap = Heap::new(HeapConfig::default());
    let thread = heap.attach();
    let t = thread.as_ptr();
    let leaf = new(t, &world.leaf, 0);
    keep(t, leaf);
    free(t, leaf);
    // SAFETY: one thread.
    let now = || unsafe { (*t).statistics() };
    assert_eq!((now().net_objects(), now().net_bytes()), (1, 56));
    free(t, leaf);
    assert_eq!((now().net_objects(), now().net_bytes()), (0, 0));
    assert_eq!((now().allocated_bytes, now().high_watermark), (56, 56));
    free(t, 0);
    keep(t, 0);
}

/// A ring of `n` nodes; the result owns a count of one of them.
pub(super) fn ring(heap: *mut ThreadHeap, world: &World, n: u32) -> u64 {
    let first = new(heap, &world.node, 0);
    let mut last = keep(heap, first);
    for _ in 1..n {
        let node = new(heap, &world.node, 0);
        set(heap, last, 0, keep(heap, node));
        free(heap, last);
        last = node;
    }
    set(heap, last, 0, keep(heap, first));
    free(heap, last);
    first
}

#[test]
fn rings_are_collected_when_nothing_refers_to_them() {
    let world = world();
    let heap = Heap::new(HeapConfig::default());
    let thread = heap.attach();
    let t = thread.as_ptr();
    let (a, b) = (ring(t, &world, 100), ring(t, &world, 1));
    assert_eq!(collect(t), 0);
    free(t, a);
    assert_eq!(collect(t), 100);
    free(t, b);
    assert_eq!(collect(t), 1);
    // SAFETY: one thread.
    assert_eq!(unsafe { (*t).statistics() }.net_objects(), 0);
}

#[test]
fn garbage_releases_what_it_refers_to() {
    let world = world();
    let heap = Heap::new(HeapConfig::default());
    let thread = heap.attach();
    let t = thread.as_ptr();
    // tree <-> tree, both with a leaf they share, one with a large array and a list.
    let (a, b) = (new(t, &world.tree, 0), new(t, &world.tree, 0));
    let (leaf, array, list) = (
        new(t, &world.leaf, 0),
        new(t, &world.nodes, 5000),
        ring(t, &world, 3),
    );
    set(t, array, 4999, list);
    set(t, a, 0, keep(t, b));
    set(t, b, 0, keep(t, a));
    set(t, a, 1, keep(t, leaf));
    set(t, b, 1, leaf);
    set(t, a, 2, array);
    set(t, b, 2, new(t, &world.bytes, 100_000));
    free(t, a);
    free(t, b);
    assert_eq!(collect(t), 6);
    // SAFETY: one thread.
    assert_eq!(unsafe { (*t).statistics() }.net_bytes(), 0);
}

#[test]
fn long_lists_are_freed_without_recursion() {
    let world = world();
    let heap = Heap::new(HeapConfig::default());
    let thread = heap.attach();
    let t = thread.as_ptr();
    // Nodes with one reference, and trees whose first, middle or last one goes on.
    for (class, index) in [
        (&world.node, 0),
        (&world.tree, 0),
        (&world.tree, 1),
        (&world.tree, 2),
    ] {
        let mut list = 0;
        for _ in 0..200_000 {
            let object = new(t, class, 0);
            set(t, object, index, list);
            list = object;
        }
        free(t, list);
        // SAFETY: one thread.
        assert_eq!(unsafe { (*t).statistics() }.net_objects(), 0);
    }
}

#[test]
fn a_count_that_overflows_makes_the_object_immortal() {
    let world = world();
    let heap = Heap::new(HeapConfig::default());
    let thread = heap.attach();
    let t = thread.as_ptr();
    for shared in [false, true] {
        let node = new(t, &world.node, 0);
        // SAFETY: a live object.
        let count = unsafe { &header(node).count };
        count.store((IMMORTAL - ONE) | OBJECT_BUFFERED, Ordering::Relaxed);
        if shared {
            // SAFETY: this is the only thread.
            unsafe { heap.share() };
        }
        for _ in 0..3 {
            keep(t, node);
        }
        for _ in 0..10 {
            free(t, node);
        }
        assert_ne!(count.load(Ordering::Relaxed) & IMMORTAL, 0);
    }
}

#[test]
fn new_objects_are_zeroed_and_blocks_are_used_again() {
    let world = world();
    let heap = Heap::new(HeapConfig::default());
    let thread = heap.attach();
    let t = thread.as_ptr();
    for length in [0, 1, 7, 100, 129, 1000, 8176, 8177, 100_000] {
        let mut places = Vec::new();
        for _ in 0..3 {
            let array = new(t, &world.bytes, length);
            // SAFETY: a live array of so many bytes.
            let bytes = unsafe { std::slice::from_raw_parts_mut(array as *mut u8, length as usize) };
            assert!(bytes.iter().all(|&byte| byte == 0), "{length}");
            bytes.fill(0xa5);
            // SAFETY: a live array.
            assert_eq!(unsafe { element_count(array) }, length);
            places.push(array);
            free(t, array);
        }
        if u64::from(length) + HEADER <= size_class::LARGEST {
            assert_eq!(places[1], places[2]);
        }
    }
}

#[test]
fn a_candidate_that_dies_leaves_its_flag_to_the_next_object() {
    let world = world();
    let heap = Heap::new(HeapConfig::default());
    let thread = heap.attach();
    let t = thread.as_ptr();
    let node = new(t, &world.node, 0);
    free(t, keep(t, node));
    free(t, node);
    let next = new(t, &world.node, 0);
    assert_eq!(node, next);
    // SAFETY: a live object.
    let flags = || unsafe { header(next) }.count.load(Ordering::Relaxed);
    assert_eq!(flags(), ONE | OBJECT_BUFFERED);
    // It is a candidate, and a right one.
    set(t, next, 0, next);
    assert_eq!(collect(t), 1);
    assert_eq!(flags(), 0);
}

#[test]
fn collection_leaves_counts_as_they_were() {
    let world = world();
    let heap = Heap::new(HeapConfig::default());
    let thread = heap.attach();
    let t = thread.as_ptr();
    let ring = ring(t, &world, 10);
    let array = new(t, &world.nodes, 3);
    for index in 0..3 {
        set(t, array, index, keep(t, ring));
    }
    free(t, keep(t, array));
    assert_eq!(collect(t), 0);
    // SAFETY: live objects.
    let count = |r| unsafe { header(r) }.count.load(Ordering::Relaxed);
    assert_eq!((count(ring), count(array)), (5 * ONE, ONE));
    free(t, array);
    assert_eq!(count(ring), (2 * ONE) | OBJECT_BUFFERED);
    free(t, ring);
    assert_eq!(collect(t), 10);
}

#[test]
fn weak_references_become_null() {
    let world = world();
    let heap = Heap::new(HeapConfig::default());
    let thread = heap.attach();
    let t = thread.as_ptr();
    let (node, array) = (new(t, &world.node, 0), new(t, &world.bytes, 3));
    let mut places = [node, node, array];
    let [a, b, c] = places.each_mut().map(|place| std::ptr::from_mut(place) as u64);
    // SAFETY: the places outlive the objects.
    unsafe {
        heap.register_weak(node, a);
        heap.register_weak(node, b);
        heap.register_weak(array, c);
    }
    heap.unregister_weak(node, b);
    free(t, node);
    free(t, array);
    // SAFETY: the places are on this stack.
    let now = [a, b, c].map(|place| unsafe { (place as *const u64).read_volatile() });
    assert_eq!(now, [0, node, 0]);
    assert_eq!(places[1], node);
}

#[test]
fn identity_hashes_stay_and_differ() {
    let world = world();
    let heap = Heap::new(HeapConfig::default());
    let thread = heap.attach();
    let t = thread.as_ptr();
    let objects: Vec<u64> = (0..100)
        .map(|n| {
            if n % 2 == 0 {
                new(t, &world.leaf, 0)
            } else {
                new(t, &world.nodes, n)
            }
        })
        .collect();
    let hash = |r: u64| {
        // SAFETY: a live object.
        unsafe { heap.identity_hash(r) }
    };
    let hashes = || -> Vec<u32> { objects.iter().map(|&r| hash(r)).collect() };
    let first = hashes();
    assert_eq!(first, hashes());
    let distinct: std::collections::BTreeSet<u32> = first.iter().copied().collect();
    assert_eq!(distinct.len(), 100);
    assert!(first.iter().all(|&hash| hash != 0 && hash < 1 << 30));
    for &r in &objects {
        free(t, r);
    }
    let again = new(t, &world.nodes, 1);
    // It lies in the block of one that had a hash.
    assert!(!distinct.contains(&hash(again)));
    free(t, again);
}
