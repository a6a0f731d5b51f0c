//! Random graphs: after a collection exactly what roots reach is alive, and each count is the number of references.

use std::collections::BTreeMap;

use super::*;

/// xorshift64*
struct Random(u64);

impl Random {
    fn below(&mut self, n: usize) -> usize {
        self.0 ^= self.0 >> 12;
        self.0 ^= self.0 << 25;
        self.0 ^= self.0 >> 27;
        (self.0.wrapping_mul(0x2545_f491_4f6c_dd1d) >> 33) as usize % n
    }
}

/// Random operations on objects that `roots` own a count of.
struct Graph<'w> {
    heap: *mut ThreadHeap,
    world: &'w World,
    /// Acyclic, refers to nodes by its second field; the first is no reference.
    holder: Box<Class>,
    roots: Vec<u64>,
}

impl Graph<'_> {
    fn class_name(&self, r: u64) -> &str {
        // SAFETY: roots are live.
        unsafe { class_of(r) }.name()
    }

    /// Whether the one object may refer to the other.
    fn may_refer(&self, from: u64, to: u64) -> bool {
        match self.class_name(from) {
            "LNode;" | "[LNode;" | "LHolder;" => self.class_name(to) == "LNode;",
            "LTree;" => true,
            _ => false,
        }
    }

    fn slots(&self, r: u64) -> usize {
        // SAFETY: roots are live.
        unsafe { references(r) }.count()
    }

    fn step(&mut self, random: &mut Random) {
        let heap = self.heap;
        let kind = random.below(10);
        if self.roots.is_empty() || kind < 2 {
            let (class, length) = match random.below(8) {
                0 => (&self.world.leaf, 0),
                1 => (&self.world.nodes, 1 + random.below(10) as u32),
                2 if random.below(20) == 0 => (&self.world.nodes, 1100),
                3 => (&self.holder, 0),
                4 | 5 => (&self.world.tree, 0),
                _ => (&self.world.node, 0),
            };
            let r = new(heap, class, length);
            self.roots.push(r);
            return;
        }
        let (a, b) = (
            self.roots[random.below(self.roots.len())],
            self.roots[random.below(self.roots.len())],
        );
        let slots = self.slots(a);
        let first = if self.class_name(a) == "LHolder;" { 1 } else { 0 };
        let place = |index: usize| a + (first + index as u64) * 8;
        match kind {
            2..5 if slots > 0 && self.may_refer(a, b) => {
                let index = random.below(slots);
                // SAFETY: live objects with such a slot.
                unsafe { store(heap, place(index), b) };
            }
            5 if slots > 0 => set(heap, a, first + random.below(slots) as u64, 0),
            6 if slots > 0 => {
                // SAFETY: a live object with such a slot.
                let child = unsafe { references(a).nth(random.below(slots)) }.unwrap();
                if child != 0 {
                    keep(heap, child);
                    self.roots.push(child);
                }
            }
            _ if kind > 6 || self.roots.len() > 300 => {
                let r = self.roots.swap_remove(random.below(self.roots.len()));
                free(heap, r);
            }
            _ => {}
        }
    }

    /// Live objects and how many references each has.
    fn reachable(&self) -> BTreeMap<u64, u32> {
        let mut counts = BTreeMap::new();
        let mut stack = self.roots.clone();
        while let Some(r) = stack.pop() {
            let count = counts.entry(r).or_insert(0);
            *count += 1;
            if *count == 1 {
                // SAFETY: reachable objects are live.
                stack.extend(unsafe { references(r) }.filter(|&child| child != 0));
            }
        }
        counts
    }

    fn check(&self) {
        collect(self.heap);
        let live = self.reachable();
        for (&r, &count) in &live {
            // SAFETY: reachable objects are live.
            let word = unsafe { header(r) }.count.load(Ordering::Relaxed);
            assert_eq!(word / ONE, count, "count of a {}", self.class_name(r));
            assert_eq!(
                word & !OBJECT_ACYCLIC & (ONE - 1),
                0,
                "flags of a {}",
                self.class_name(r)
            );
        }
        // SAFETY: one thread.
        let figures = unsafe { (*self.heap).statistics() };
        assert_eq!(figures.net_objects(), live.len() as u64);
        // SAFETY: live objects.
        let bytes: u64 = live.keys().map(|&r| unsafe { object::bytes_of(r) }).sum();
        assert_eq!(figures.net_bytes(), bytes);
    }
}

fn run(config: HeapConfig, shared: bool, seed: u64, steps: usize) {
    let world = world();
    let heap = Heap::new(config);
    let thread = heap.attach();
    if shared {
        // SAFETY: this is the only thread.
        unsafe { heap.share() };
    }
    let mut graph = Graph {
        heap: thread.as_ptr(),
        world: &world,
        holder: plain("LHolder;", 16, &[8], flags::ACYCLIC | flags::FINAL),
        roots: Vec::new(),
    };
    let mut random = Random(seed * 0x9e37_79b9 + 1);
    for step in 0..steps {
        graph.step(&mut random);
        if shared && random.below(4) == 0 {
            // SAFETY: one thread.
            unsafe { (*graph.heap).safepoint() };
        }
        if step % 500 == 0 {
            graph.check();
        }
    }
    graph.check();
    for r in std::mem::take(&mut graph.roots) {
        free(graph.heap, r);
    }
    graph.check();
    // SAFETY: one thread.
    assert_eq!(unsafe { (*graph.heap).statistics() }.net_objects(), 0);
}

#[test]
fn only_what_is_reachable_is_alive() {
    for seed in 0..40 {
        run(HeapConfig::default(), false, seed, 5000);
    }
}

#[test]
fn only_what_is_reachable_is_alive_when_the_heap_is_shared() {
    for seed in 100..140 {
        run(HeapConfig::default(), true, seed, 5000);
    }
}

#[test]
fn only_what_is_reachable_is_alive_under_stress() {
    for seed in 200..220 {
        run(
            HeapConfig {
                stress: Some(1 + seed % 5),
                ..HeapConfig::default()
            },
            false,
            seed,
            5000,
        );
    }
}
