//! Limits, figures, and when collections happen.

use super::*;

#[test]
fn the_limit_is_exact_and_not_final() {
    let world = world();
    let heap = Heap::new(HeapConfig {
        limit: 10_000,
        stress: None,
    });
    let thread = heap.attach();
    let t = thread.as_ptr();
    let most = 10_000 / 56;
    let mut held: Vec<u64> = (0..most).map(|_| new(t, &world.leaf, 0)).collect();
    // SAFETY: the class outlives the heap.
    let refused = unsafe { (*t).allocate(&raw const *world.leaf, 0) };
    assert_eq!(
        refused,
        Err(OutOfMemory {
            requested: 56,
            in_use: most * 56,
            limit: 10_000
        })
    );
    free(t, held.pop().unwrap());
    held.push(new(t, &world.leaf, 0));
    for length in [u32::MAX, 10_000] {
        // SAFETY: as above.
        assert!(unsafe { (*t).allocate(&raw const *world.nodes, length) }.is_err());
    }
    for r in held {
        free(t, r);
    }
    // SAFETY: one thread.
    let figures = unsafe { (*t).statistics() };
    assert_eq!((figures.net_bytes(), figures.high_watermark), (0, most * 56));
    // 9984 + 16 bytes.
    free(t, new(t, &world.bytes, 9984));
    // SAFETY: one thread.
    assert_eq!(unsafe { (*t).statistics() }.high_watermark, 10_000);
}

#[test]
fn garbage_cycles_make_room_below_the_limit() {
    let world = world();
    let heap = Heap::new(HeapConfig {
        limit: 64_000,
        stress: None,
    });
    let thread = heap.attach();
    let t = thread.as_ptr();
    for _ in 0..1000 {
        let garbage = ring(t, &world, 100);
        free(t, garbage);
    }
    collect(t);
    // SAFETY: one thread.
    let figures = unsafe { (*t).statistics() };
    assert_eq!((figures.net_objects(), figures.collected_objects), (0, 100_000));
    assert!(figures.high_watermark <= 64_000);
}

#[test]
fn garbage_cycles_stay_below_two_megabytes() {
    let world = world();
    let heap = Heap::new(HeapConfig::default());
    let thread = heap.attach();
    let t = thread.as_ptr();
    for _ in 0..2000 {
        let ring = ring(t, &world, 200);
        free(t, ring);
    }
    // SAFETY: one thread.
    let figures = unsafe { (*t).statistics() };
    assert!(figures.high_watermark < 1_200_000, "{figures:?}");
}

#[test]
fn a_large_live_structure_is_not_visited_again_and_again() {
    let world = world();
    let heap = Heap::new(HeapConfig::default());
    let thread = heap.attach();
    let t = thread.as_ptr();
    let (live, many) = (ring(t, &world, 100_000), 400_000);
    for _ in 0..many {
        // The live structure is a candidate all the time, and each object is garbage that only a collection finds.
        free(t, keep(t, live));
        let node = new(t, &world.node, 0);
        set(t, node, 0, keep(t, node));
        free(t, node);
    }
    // SAFETY: one thread.
    let figures = unsafe { (*t).statistics() };
    assert!(figures.visited_objects < 3 * (100_000 + many), "{figures:?}");
    assert!(figures.high_watermark < 4 * 100_000 * 32, "{figures:?}");
    free(t, live);
    collect(t);
}

#[test]
fn live_data_that_grows_is_visited_in_proportion() {
    let world = world();
    let heap = Heap::new(HeapConfig::default());
    let thread = heap.attach();
    let t = thread.as_ptr();
    let objects = 300_000;
    let mut list = 0;
    for _ in 0..objects {
        let node = new(t, &world.tree, 0);
        set(t, node, 1, list);
        free(t, keep(t, node));
        list = node;
    }
    // SAFETY: one thread.
    let figures = unsafe { (*t).statistics() };
    assert!(figures.visited_objects < 2 * objects, "{figures:?}");
    free(t, list);
}

#[test]
fn candidates_are_bounded_though_the_heap_does_not_grow() {
    let world = world();
    let heap = Heap::new(HeapConfig::default());
    let thread = heap.attach();
    let t = thread.as_ptr();
    let held: Vec<u64> = (0..1000).map(|_| new(t, &world.node, 0)).collect();
    for _ in 0..1000 {
        for &r in &held {
            free(t, keep(t, r));
        }
        free(t, new(t, &world.leaf, 0));
    }
    // SAFETY: one thread.
    assert!(unsafe { (*t).candidates.len() } <= 1001);
    for &r in &held {
        free(t, r);
    }
}

#[test]
fn stress_collects_at_each_nth_allocation() {
    let world = world();
    for (every, expected) in [(1, 100), (7, 14), (1000, 0)] {
        let heap = Heap::new(HeapConfig {
            stress: Some(every),
            ..HeapConfig::default()
        });
        let thread = heap.attach();
        let t = thread.as_ptr();
        for _ in 0..50 {
            let kept = new(t, &world.leaf, 0);
            free(t, new(t, &world.node, 0));
            free(t, kept);
        }
        // SAFETY: one thread.
        let figures = unsafe { (*t).statistics() };
        assert_eq!(figures.collections, expected);
        assert_eq!((figures.high_watermark, figures.net_bytes()), (88, 0));
    }
}

#[test]
fn figures_read_as_documented() {
    let figures = Statistics {
        high_watermark: 11426,
        allocated_objects: 275,
        freed_objects: 61,
        allocated_bytes: 15503,
        freed_bytes: 4563,
        ..Statistics::default()
    };
    let text = figures.report("Thu Mar  5 19:07:29 2020");
    let expected = "\
[STATS] [HEAPSTATS] Heap Usage: Thu Mar  5 19:07:29 2020
[STATS] [HEAPSTATS] High watermark (bytes):    11426
[STATS] [HEAPSTATS] Net # object bytes in use: 10940
[STATS] [HEAPSTATS] Net # objects in use:      214
[STATS] [HEAPSTATS] Running total # objects allocated:      275
[STATS] [HEAPSTATS] Running total # objects freed:          61
[STATS] [HEAPSTATS] Running total # object bytes allocated: 15503
[STATS] [HEAPSTATS] Running total # object bytes freed:     4563
";
    assert_eq!(text, expected);
}

#[test]
fn parts_of_a_heap_leave_nothing_behind() {
    let world = world();
    let heap = Heap::new(HeapConfig::default());
    let garbage = {
        let thread = heap.attach();
        ring(thread.as_ptr(), &world, 10)
    };
    for _ in 0..100 {
        let thread = heap.attach();
        free(thread.as_ptr(), new(thread.as_ptr(), &world.tree, 0));
    }
    let thread = heap.attach();
    free(thread.as_ptr(), garbage);
    assert_eq!(collect(thread.as_ptr()), 10);
    drop(thread);
    let figures = heap.statistics();
    assert_eq!((figures.net_objects(), figures.net_bytes()), (0, 0));
    assert_eq!(figures.system_bytes, 1 << 20);
}
