//! Tests of the heap with one thread. Those with several are in `threads`, random graphs in `graphs`.

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
