//! Several threads. What the engine does with its gate, a lock does here: threads hold it shared while they work, a collection exclusively.

use std::sync::atomic::{AtomicBool, AtomicU64};
use std::time::{Duration, Instant};

use parking_lot::RwLock;

use super::*;
use crate::heap::shared::WAITING;

/// Written into each object after its references, so that a reader notices another one in its place.
const MAGIC: u64 = 0x6d61_706c_6521_0001;

struct Game {
    world: World,
    heap: std::sync::Arc<Heap>,
    fields: Vec<AtomicU64>,
    gate: RwLock<()>,
    until: Instant,
    rounds: AtomicU64,
}

impl Game {
    fn place(&self, index: usize) -> u64 {
        std::ptr::from_ref(&self.fields[index]) as u64
    }

    /// A thread that overwrites and reads the fields.
    fn play(&self, seed: usize, cycles: bool) {
        let mut thread = {
            let _working = self.gate.read();
            self.heap.attach()
        };
        let t = thread.as_ptr();
        let mut rounds = 0;
        while Instant::now() < self.until {
            let working = self.gate.read();
            for step in 0..64 {
                let place = self.place((seed + step) % self.fields.len());
                let object = new(t, &self.world.tree, 0);
                // SAFETY: fresh, 24 bytes of payload; its third field is no reference in this game's class.
                unsafe { ((object + 16) as *mut u64).write(MAGIC ^ object) };
                if cycles {
                    set(t, object, 0, keep(t, object));
                }
                set(t, object, 1, new(t, &self.world.leaf, 0));
                // SAFETY: a static of the heap.
                unsafe { store_owned(t, place, object) };
                // SAFETY: as above. A load without a count, then a count, as handlers do it.
                let seen = unsafe { &*(place as *const AtomicU64) }.load(Ordering::Acquire);
                if seen != 0 {
                    keep(t, seen);
                    // SAFETY: counted.
                    unsafe {
                        assert_eq!(((seen + 16) as *const u64).read(), MAGIC ^ seen);
                        assert_eq!(class_of(seen).name(), "LTree;");
                        let leaf = ((seen + 8) as *const u64).read();
                        assert_eq!(class_of(leaf).name(), "LLeaf;");
                    }
                    free(t, seen);
                }
            }
            rounds += 1;
            thread.safepoint();
            drop(working);
            if self.heap.collection_wanted() {
                let _stopped = self.gate.write();
                if self.heap.collection_wanted() {
                    collect(t);
                }
            }
        }
        self.rounds.fetch_add(rounds, Ordering::Relaxed);
        let _working = self.gate.read();
        drop(thread);
    }
}

fn game(threads: usize, fields: usize, time: Duration, cycles: bool) {
    let mut world = world();
    world.tree = plain("LTree;", 24, &[0, 8], flags::PUBLIC);
    let heap = Heap::new(HeapConfig::default());
    let mut main = heap.attach();
    // SAFETY: the only thread so far.
    unsafe { heap.share() };
    main.leave();
    let game = Game {
        world,
        heap: std::sync::Arc::clone(&heap),
        fields: (0..fields).map(|_| AtomicU64::new(0)).collect(),
        gate: RwLock::new(()),
        until: Instant::now() + time,
        rounds: AtomicU64::new(0),
    };
    std::thread::scope(|scope| {
        for seed in 0..threads {
            let game = &game;
            scope.spawn(move || game.play(seed, cycles));
        }
    });
    main.enter();
    for index in 0..fields {
        // SAFETY: statics of the heap.
        unsafe { store_owned(main.as_ptr(), game.place(index), 0) };
    }
    // SAFETY: the other threads have ended.
    unsafe { heap.unshare(main.as_ptr()) };
    collect(main.as_ptr());
    let figures = main.statistics();
    let made = game.rounds.load(Ordering::Relaxed) * 64 * 2;
    assert_eq!((figures.net_objects(), figures.net_bytes()), (0, 0));
    assert_eq!(figures.allocated_objects, made);
    // Objects must not pile up, though each is at zero for a while. With cycles, growth until a collection comes on top.
    assert!(figures.high_watermark < 24 << 20, "{figures:?}");
    println!("{made} objects, {figures:?}");
}

#[test]
fn eight_threads_overwrite_and_read_one_field() {
    game(8, 1, Duration::from_millis(1500), false);
}

#[test]
fn eight_threads_make_cycles() {
    game(8, 3, Duration::from_millis(1500), true);
}

#[test]
#[ignore = "ten seconds each"]
fn eight_threads_for_a_while() {
    for cycles in [false, true] {
        game(8, 1, Duration::from_secs(10), cycles);
    }
}

#[test]
fn an_object_at_zero_that_is_found_again_lives() {
    let world = world();
    let heap = Heap::new(HeapConfig::default());
    let (mut a, mut b) = (heap.attach(), heap.attach());
    // SAFETY: one thread plays both.
    unsafe { heap.share() };
    let net = |a: &mut Attached, b: &mut Attached| {
        b.statistics();
        a.statistics().net_objects()
    };
    let node = new(a.as_ptr(), &world.node, 0);
    // b has loaded it from somewhere; a takes the last count.
    free(a.as_ptr(), node);
    a.safepoint();
    a.safepoint();
    assert_eq!(net(&mut a, &mut b), 1);
    keep(b.as_ptr(), node);
    b.safepoint();
    for _ in 0..4 {
        a.safepoint();
        b.safepoint();
    }
    assert_eq!(net(&mut a, &mut b), 1);
    // To zero again, twice, while it waits: the time starts again.
    free(b.as_ptr(), node);
    free(b.as_ptr(), keep(b.as_ptr(), node));
    b.safepoint();
    assert_eq!(net(&mut a, &mut b), 1);
    // A thread that is away does not hold it up.
    a.leave();
    for _ in 0..4 {
        b.safepoint();
    }
    assert_eq!(net(&mut a, &mut b), 0);
}

#[test]
fn a_thread_that_works_holds_up_what_it_may_have_loaded() {
    let world = world();
    let heap = Heap::new(HeapConfig::default());
    let (mut a, b) = (heap.attach(), heap.attach());
    // SAFETY: one thread plays both.
    unsafe { heap.share() };
    free(a.as_ptr(), new(a.as_ptr(), &world.node, 0));
    for _ in 0..10 {
        a.safepoint();
    }
    assert_eq!(a.statistics().net_objects(), 1);
    drop(b);
    for _ in 0..4 {
        a.safepoint();
    }
    assert_eq!(a.statistics().net_objects(), 0);
}

#[test]
fn what_ended_threads_left_is_freed() {
    let world = world();
    let heap = Heap::new(HeapConfig::default());
    let mut main = heap.attach();
    // SAFETY: the only thread so far.
    unsafe { heap.share() };
    let asked = std::sync::Arc::new(AtomicBool::new(false));
    let flag = std::sync::Arc::clone(&asked);
    heap.set_hook(move || flag.store(true, Ordering::Relaxed));
    std::thread::scope(|scope| {
        scope.spawn(|| {
            let thread = heap.attach();
            for _ in 0..WAITING {
                free(thread.as_ptr(), new(thread.as_ptr(), &world.tree, 0));
            }
            let ring = ring(thread.as_ptr(), &world, 10);
            free(thread.as_ptr(), ring);
        });
    });
    assert!(asked.load(Ordering::Relaxed));
    assert_eq!(main.statistics().net_objects(), WAITING as u64 + 10);
    // SAFETY: the other thread has ended.
    unsafe { heap.unshare(main.as_ptr()) };
    assert_eq!(main.statistics().net_objects(), 10);
    assert_eq!(collect(main.as_ptr()), 10);
}
