//! Figures, on demand: `cargo test --release -p maple-rt --lib heap::tests::speed -- --ignored --nocapture --test-threads 1`.

use std::alloc::{Layout, alloc, dealloc};
use std::hint::black_box;
use std::time::Instant;

use super::*;

fn per_second(what: &str, n: u64, work: impl FnOnce()) -> f64 {
    let start = Instant::now();
    work();
    let seconds = start.elapsed().as_secs_f64();
    println!(
        "{what:<44} {:7.2} ns  {:7.1} M/s",
        seconds * 1e9 / n as f64,
        n as f64 / seconds / 1e6
    );
    n as f64 / seconds
}

fn instance(t: *mut ThreadHeap, class: &Class) -> u64 {
    // SAFETY: the class outlives the heap.
    let r = unsafe { allocate_instance(t, class) };
    if r == 0 { new(t, class, 0) } else { r }
}

/// malloc after the same header: what a kept allocator would cost.
fn malloc_instance(class: &Class) -> u64 {
    let layout = Layout::from_size_align(class.size as usize + 16, 16).unwrap();
    // SAFETY: the size is not 0; the payload is cleared as ours is.
    unsafe {
        let block = alloc(layout);
        block.cast::<*const Class>().write(class);
        block.add(8).cast::<u64>().write(u64::from(ONE));
        block.add(16).write_bytes(0, class.size as usize);
        block as u64 + 16
    }
}

fn malloc_free(r: u64, class: &Class) {
    let layout = Layout::from_size_align(class.size as usize + 16, 16).unwrap();
    // SAFETY: made by `malloc_instance`.
    unsafe { dealloc((r - 16) as *mut u8, layout) };
}

#[test]
#[ignore = "speed"]
fn allocation_against_malloc() {
    const N: u64 = 50_000_000;
    let world = world();
    let heap = Heap::new(HeapConfig::default());
    let thread = heap.attach();
    let t = thread.as_ptr();
    for (name, class) in [
        ("32 bytes, one at a time", &world.node),
        ("56 bytes, one at a time", &world.leaf),
    ] {
        per_second(&format!("own, {name}"), N, || {
            for _ in 0..N {
                free(t, black_box(instance(t, class)));
            }
        });
        per_second(&format!("malloc, {name}"), N, || {
            for _ in 0..N {
                malloc_free(black_box(malloc_instance(class)), class);
            }
        });
    }
    let rounds = 50;
    let many = 200_000;
    let mut held = vec![0; many as usize];
    per_second("own, 200,000 held, then freed", many * rounds, || {
        for _ in 0..rounds {
            held.fill_with(|| instance(t, &world.leaf));
            held.iter().for_each(|&r| free(t, r));
        }
    });
    per_second("malloc, 200,000 held, then freed", many * rounds, || {
        for _ in 0..rounds {
            held.fill_with(|| malloc_instance(&world.leaf));
            held.iter().for_each(|&r| malloc_free(r, &world.leaf));
        }
    });
    // Random lifetimes and five sizes.
    let sizes: Vec<Box<Class>> = [8, 24, 40, 72, 136]
        .iter()
        .map(|&size| plain("LSize;", size, &[], flags::ACYCLIC))
        .collect();
    let mixed = |make: &dyn Fn(&Class) -> u64, drop: &dyn Fn(u64, &Class)| {
        let mut held = vec![(0, 0); 65536];
        let mut seed = 1_u64;
        for _ in 0..20_000_000 {
            seed = seed
                .wrapping_mul(6364136223846793005)
                .wrapping_add(1442695040888963407);
            let (at, size) = ((seed >> 48) as usize, (seed >> 33) as usize % 5);
            let (old, old_size) = held[at];
            if old != 0 {
                drop(old, &sizes[old_size]);
            }
            held[at] = (make(&sizes[size]), size);
        }
        held.iter()
            .filter(|(r, _)| *r != 0)
            .for_each(|&(r, size)| drop(r, &sizes[size]));
    };
    per_second("own, mixed", 20_000_000, || {
        mixed(&|class| instance(t, class), &|r, _| free(t, r))
    });
    per_second("malloc, mixed", 20_000_000, || {
        mixed(&malloc_instance, &malloc_free)
    });
}

#[test]
#[ignore = "speed"]
fn counts_and_stores() {
    const N: u64 = 200_000_000;
    let world = world();
    let heap = Heap::new(HeapConfig::default());
    let thread = heap.attach();
    let t = thread.as_ptr();
    let (node, array) = (new(t, &world.node, 0), new(t, &world.nodes, 2));
    set(t, array, 0, keep(t, node));
    for shared in [false, true] {
        let mode = if shared { "shared" } else { "plain" };
        if shared {
            // SAFETY: one thread.
            unsafe { heap.share() };
        }
        per_second(&format!("count pair, {mode}"), N, || {
            for _ in 0..N {
                free(t, keep(t, black_box(node)));
            }
        });
        per_second(&format!("store of a field, {mode}"), N, || {
            for _ in 0..N {
                // SAFETY: a live array.
                unsafe { store(t, black_box(array), black_box(node)) };
            }
        });
    }
}

#[test]
#[ignore = "speed"]
fn cycles_of_two() {
    const N: u64 = 5_000_000;
    let world = world();
    let heap = Heap::new(HeapConfig::default());
    let thread = heap.attach();
    let t = thread.as_ptr();
    let rate = per_second("cycles of two objects", N, || {
        for _ in 0..N {
            let a = instance(t, &world.node);
            let b = instance(t, &world.node);
            set(t, a, 0, keep(t, b));
            set(t, b, 0, keep(t, a));
            free(t, a);
            free(t, b);
        }
        collect(t);
    });
    // SAFETY: one thread.
    println!("{:?}", unsafe { (*t).statistics() });
    assert!(rate > 1e6);
}

#[test]
#[ignore = "ten million objects"]
fn a_list_of_ten_million() {
    const N: u64 = 10_000_000;
    let world = world();
    for (class, index) in [(&world.node, 0), (&world.tree, 2)] {
        // A small host stack: freeing must not recurse.
        let work = || {
            let heap = Heap::new(HeapConfig::default());
            let thread = heap.attach();
            let t = thread.as_ptr();
            let mut list = 0;
            per_second(&format!("append to a list of {}", class.name()), N, || {
                for _ in 0..N {
                    let object = instance(t, class);
                    set(t, object, index, list);
                    list = object;
                }
            });
            per_second("free it", N, || free(t, list));
            // SAFETY: one thread.
            assert_eq!(unsafe { (*t).statistics() }.net_objects(), 0);
        };
        std::thread::scope(|scope| {
            let small = std::thread::Builder::new().stack_size(64 << 10);
            small.spawn_scoped(scope, work).unwrap();
        });
    }
}
