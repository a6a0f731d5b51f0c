//! The figures of `MAPLE_SHOW_HEAP_USAGE` (exec.md §10).

use std::fmt::Write;

/// Figures of a heap. Bytes are those of objects, headers included, without the slack of their blocks.
///
/// With several threads the watermark is a bound: bytes that a thread freed may be missing in it, up to what one thread keeps before it settles.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Statistics {
    /// Largest number of bytes that were in use at one time.
    pub high_watermark: u64,
    /// Objects allocated so far.
    pub allocated_objects: u64,
    /// Objects freed so far.
    pub freed_objects: u64,
    /// Bytes allocated so far.
    pub allocated_bytes: u64,
    /// Bytes freed so far.
    pub freed_bytes: u64,
    /// Cycle collections so far.
    pub collections: u64,
    /// Objects that cycle collections visited so far.
    pub visited_objects: u64,
    /// Objects that cycle collections freed so far.
    pub collected_objects: u64,
    /// Bytes obtained from the system.
    pub system_bytes: u64,
}

impl Statistics {
    /// Objects in use.
    pub const fn net_objects(&self) -> u64 {
        self.allocated_objects.wrapping_sub(self.freed_objects)
    }

    /// Bytes in use.
    pub const fn net_bytes(&self) -> u64 {
        self.allocated_bytes.wrapping_sub(self.freed_bytes)
    }

    /// The block that `MAPLE_SHOW_HEAP_USAGE=1` asks for; `time` as `ctime` writes it, without the line feed.
    pub fn report(&self, time: &str) -> String {
        const PREFIX: &str = "[STATS] [HEAPSTATS] ";
        // Figures of now and totals are columns of their own.
        let lines = [
            ("High watermark (bytes):", self.high_watermark),
            ("Net # object bytes in use:", self.net_bytes()),
            ("Net # objects in use:", self.net_objects()),
            ("Running total # objects allocated:", self.allocated_objects),
            ("Running total # objects freed:", self.freed_objects),
            ("Running total # object bytes allocated:", self.allocated_bytes),
            ("Running total # object bytes freed:", self.freed_bytes),
        ];
        let mut text = format!("{PREFIX}Heap Usage: {time}\n");
        for (label, value) in lines {
            let width = if label.starts_with("Running") { 40 } else { 27 };
            let _ = writeln!(text, "{PREFIX}{label:<width$}{value}");
        }
        text
    }
}
