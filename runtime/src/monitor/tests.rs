use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use super::*;
use crate::class::Class;
use crate::class::tests::{array, plain, primitive};
use crate::heap::{Attached, Heap, HeapConfig, release};

struct World {
    object: Box<Class>,
    array: Box<Class>,
    _int: Box<Class>,
}

fn world() -> World {
    let int = primitive("I", 4);
    World {
        object: plain("LObject;", 8, &[], 0),
        array: array(&int),
        _int: int,
    }
}

fn new(heap: &mut Attached, class: &Class) -> u64 {
    // SAFETY: the class outlives the heap.
    unsafe { heap.allocate(class, 1) }.unwrap()
}

fn thread(number: u16) -> ThreadId {
    ThreadId::new(number).unwrap()
}

/// Enters; false if another thread is in.
fn try_enter(heap: &Heap, r: u64, id: u16) -> bool {
    // SAFETY: the tests keep the object alive.
    matches!(unsafe { enter(heap, r, thread(id)) }, EnterOutcome::Entered)
}

fn leave(heap: &Heap, r: u64, id: u16) -> Result<(), NotOwner> {
    // SAFETY: as above.
    unsafe { exit(heap, r, thread(id)) }
}

fn lock_word(r: u64) -> u32 {
    // SAFETY: as above.
    unsafe { header(r) }.aux.load(Ordering::Relaxed)
}

#[test]
fn thread_ids_have_fifteen_bits() {
    assert_eq!(ThreadId::new(0), None);
    assert_eq!(ThreadId::new(0x8000), None);
    assert_eq!(thread(0x7fff).number(), 0x7fff);
}

#[test]
fn entries_and_exits_are_counted() {
    let world = world();
    let heap = Heap::new(HeapConfig::default());
    let mut part = heap.attach();
    for class in [&world.object, &world.array] {
        let r = new(&mut part, class);
        assert_eq!(leave(&heap, r, 1), Err(NotOwner));
        // Beyond what the word can count.
        let depth = 40_000;
        for _ in 0..depth {
            assert!(try_enter(&heap, r, 1));
        }
        assert_eq!(leave(&heap, r, 2), Err(NotOwner));
        for _ in 0..depth {
            // SAFETY: a live object.
            assert!(unsafe { is_owner(&heap, r, thread(1)) });
            assert!(!try_enter(&heap, r, 2));
            assert_eq!(leave(&heap, r, 1), Ok(()));
        }
        // SAFETY: a live object.
        assert!(!unsafe { is_owner(&heap, r, thread(1)) });
        assert_eq!(leave(&heap, r, 1), Err(NotOwner));
        assert!(try_enter(&heap, r, 2));
    }
}

#[test]
fn a_monitor_of_one_thread_stays_thin() {
    let world = world();
    let heap = Heap::new(HeapConfig::default());
    let mut part = heap.attach();
    let r = new(&mut part, &world.object);
    for _ in 0..3 {
        assert!(try_enter(&heap, r, 7));
    }
    assert_eq!(lock_word(r), word::thin(thread(7)) + 2);
    for _ in 0..3 {
        assert_eq!(leave(&heap, r, 7), Ok(()));
    }
    assert_eq!(lock_word(r), word::NEUTRAL);
}

#[test]
fn hashes_survive_locks() {
    let world = world();
    let heap = Heap::new(HeapConfig::default());
    let mut part = heap.attach();
    let hash = |r: u64| {
        // SAFETY: a live object.
        unsafe { heap.identity_hash(r) }
    };
    // Hashed, then locked; locked, then hashed; inflated, then hashed.
    let [a, b, c] = [(); 3].map(|()| new(&mut part, &world.object));
    let first = hash(a);
    assert!(try_enter(&heap, a, 1) && try_enter(&heap, b, 1) && try_enter(&heap, c, 1));
    assert!(!try_enter(&heap, c, 2));
    let others = [hash(b), hash(c)];
    assert_eq!(hash(a), first);
    for r in [a, b, c] {
        assert_eq!(leave(&heap, r, 1), Ok(()));
    }
    assert_eq!([hash(a), hash(b), hash(c)], [first, others[0], others[1]]);
    assert!(try_enter(&heap, a, 2));
    assert_eq!(hash(a), first);
}

#[test]
fn a_monitor_ends_with_its_object() {
    let world = world();
    let heap = Heap::new(HeapConfig::default());
    let mut part = heap.attach();
    for class in [&world.object, &world.array] {
        for _ in 0..100 {
            let r = new(&mut part, class);
            assert!(try_enter(&heap, r, 1) && !try_enter(&heap, r, 2));
            // Freed while it is locked: the next object in the block is not.
            // SAFETY: the count is ours.
            unsafe { release(part.as_ptr(), r) };
        }
    }
    // One monitor has served them all.
    assert_eq!(heap.side().monitors.count(), 1);
}

#[test]
fn threads_exclude_each_other() {
    let world = world();
    for class in [&world.object, &world.array] {
        let heap = Heap::new(HeapConfig::default());
        let mut part = heap.attach();
        let r = new(&mut part, class);
        let (counter, rounds) = (Arc::new(AtomicU64::new(0)), 20_000);
        std::thread::scope(|scope| {
            for id in 1..=4 {
                let (heap, counter) = (&heap, &counter);
                scope.spawn(move || {
                    for round in 0..rounds {
                        let depth = 1 + round % 3;
                        for _ in 0..depth {
                            // SAFETY: the object outlives the threads.
                            match unsafe { enter(heap, r, thread(id)) } {
                                EnterOutcome::Entered => {}
                                EnterOutcome::MustWait(handle) if round % 2 == 0 => handle.wait(),
                                EnterOutcome::MustWait(mut handle) => {
                                    while let Err(again) = handle.wait_for(Duration::from_micros(50)) {
                                        handle = again;
                                    }
                                }
                            }
                        }
                        // Not an atomic addition: the monitor makes it one.
                        let seen = counter.load(Ordering::Relaxed);
                        if round % 64 == 0 {
                            std::thread::yield_now();
                        }
                        counter.store(seen + 1, Ordering::Relaxed);
                        for _ in 0..depth {
                            assert_eq!(leave(heap, r, id), Ok(()));
                        }
                    }
                });
            }
        });
        assert_eq!(counter.load(Ordering::Relaxed), 4 * rounds);
    }
}
