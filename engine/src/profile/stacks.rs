//! Samples as collapsed stacks: the lines that scripts for flame graphs read.

use super::calls_native;
use super::contexts::Frame;
use super::report::summary;
use crate::fault::frames::Special;
use crate::machine::lines::Lines;
use crate::state::function::{FunctionId, NO_FUNCTION};
use crate::state::machine::Machine;
use crate::state::site::CallSite;
use maple_dispatch::regcode::Ins;
use rustc_hash::{FxHashMap, FxHashSet};
use std::collections::BTreeMap;
use std::fmt;
use std::time::Duration;

/// Samples by whole stack. Displayed, it is a line for each stack: the functions, outermost first, with semicolons between, a space, the samples.
/// That is what `flamegraph.pl` and `inferno-flamegraph` read.
///
/// Functions have the names that backtraces have, inlined ones too. What is no function of the program is in brackets: `[native]` and
/// `[engine]` are called by the function before them, `[unknown]` and `[truncated]` stand for callers. If several threads were met, each
/// stack begins with its thread.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Stacks {
    /// Samples by stack.
    pub lines: BTreeMap<String, u64>,
    /// Samples for which there was no room.
    pub lost: u64,
    /// Processor time of the process while it was profiled.
    pub time: Duration,
}

impl Stacks {
    /// Samples of all stacks.
    pub fn samples(&self) -> u64 {
        self.lines.values().sum()
    }

    /// How many samples there are, and how many were lost, in how much time, in words.
    pub fn summary(&self) -> String {
        summary(self.samples(), self.lost, self.time)
    }
}

impl fmt::Display for Stacks {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.lines
            .iter()
            .try_for_each(|(stack, samples)| writeln!(f, "{stack} {samples}"))
    }
}

/// What a name may not have in it is a question mark.
fn frame(name: &str) -> String {
    let plain = |character: char| match character {
        ';' => '?',
        other if other.is_control() => '?',
        other => other,
    };
    name.chars().map(plain).collect()
}

/// What frames are called.
pub struct Names<'m> {
    machine: &'m Machine,
    lines: Lines<'m>,
    sites: FxHashSet<u64>,
    known: FxHashMap<u64, Vec<String>>,
    threads: &'m [(u32, String)],
}

impl<'m> Names<'m> {
    /// The names in a machine, and of threads by the system's numbers.
    pub fn new(machine: &'m Machine, threads: &'m [(u32, String)]) -> Names<'m> {
        let sites = machine.sites.iter().map(|site| &raw const **site as u64);
        Names {
            machine,
            lines: Lines::new(&machine.images),
            sites: sites.collect(),
            known: FxHashMap::default(),
            threads,
        }
    }

    /// The samples of stacks, outermost frame first.
    pub fn stacks(&mut self, samples: Vec<(Vec<Frame>, u64)>) -> BTreeMap<String, u64> {
        let mut threads: Vec<Frame> = Vec::new();
        for (stack, _) in &samples {
            // A thread that runs no Maple code is the engine's.
            let is_own = !stack.iter().any(|frame| frame.is(Special::Outside));
            let thread = stack.first().filter(|thread| is_own && !threads.contains(thread));
            threads.extend(thread);
        }
        let mut lines: BTreeMap<String, u64> = BTreeMap::new();
        for (stack, count) in samples {
            let line = self.line(&stack, threads.len() > 1);
            *lines.entry(line).or_default() += count;
        }
        lines
    }

    fn line(&mut self, stack: &[Frame], with_thread: bool) -> String {
        let mut names: Vec<String> = Vec::new();
        let is_outside = stack.iter().any(|frame| frame.is(Special::Outside));
        let mut before = None;
        let mut frames = stack.iter().copied().peekable();
        while let Some(frame) = frames.next() {
            match frame {
                Frame::Thread(number) if with_thread && !is_outside => names.push(self.thread(number)),
                Frame::Thread(_) => {}
                Frame::Word(word) => {
                    let is_next = frames.peek().is_some_and(|frame| frame.is(Special::Next));
                    if !(is_next && self.begins(word)) {
                        names.extend(self.word(word).iter().cloned());
                    }
                    before = Some(word);
                }
                special if special.is(Special::Called) => names.push(self.called(before)),
                special if special.is(Special::Engine) => names.push("[engine]".to_owned()),
                special if special.is(Special::Outside) => names.push("[no Maple code]".to_owned()),
                special if special.is(Special::Unknown) => names.push("[unknown]".to_owned()),
                special if special.is(Special::Truncated) => names.push("[truncated]".to_owned()),
                Frame::Special(_) => {}
            }
        }
        if names.is_empty() {
            return "[between functions]".to_owned();
        }
        names.join(";")
    }

    fn thread(&self, number: u32) -> String {
        let known = self.threads.iter().rev().find(|(of, _)| *of == number);
        known.map_or_else(
            || "thread 1".to_owned(),
            |(_, name)| frame(&format!("thread {name}")),
        )
    }

    /// Whether a function begins at a word.
    fn begins(&self, word: u64) -> bool {
        let found = self.machine.published_at(word as *const Ins);
        found.is_some_and(|(_, word)| word == 0)
    }

    /// The function of a word, and those that are inlined there.
    fn word(&mut self, word: u64) -> &[String] {
        if !self.known.contains_key(&word) {
            let pc = word as *const Ins;
            let machine = self.machine;
            let mut found: Vec<(FunctionId, u32)> = machine.frameless(pc).collect();
            found.extend(machine.origin(pc).filter(|(id, _)| *id != NO_FUNCTION));
            let shown = found.into_iter().rev().filter(|(id, _)| machine.is_shown(*id));
            let names = shown
                .map(|(id, offset)| frame(&machine.describe(id, offset, &mut self.lines).method()))
                .collect();
            self.known.insert(word, names);
        }
        &self.known[&word]
    }

    /// What a word has called.
    fn called(&self, word: Option<u64>) -> String {
        let pc = word.map(|word| word as *const Ins);
        // SAFETY: the arena held the word when it was counted, and keeps it.
        let Some(pc) = pc.filter(|pc| unsafe { calls_native(self.machine, *pc) }) else {
            return "[engine]".to_owned();
        };
        // SAFETY: a data word follows. Sites are kept as long as the code.
        let site = unsafe {
            let address = (*pc.add(1)).low();
            self.sites.get(&address).map(|site| &*(*site as *const CallSite))
        };
        let name = site.and_then(|site| self.machine.called_natively(site));
        name.map_or_else(|| "[native]".to_owned(), |name| frame(&name))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_stay_on_their_line_and_in_their_frame() {
        assert_eq!(frame("Ljava/lang/Object;\n a"), "Ljava/lang/Object?? a");
    }

    #[test]
    fn stacks_are_lines() {
        let lines = [("main;f;[native]".to_owned(), 12), ("main".to_owned(), 3)];
        let stacks = Stacks {
            lines: BTreeMap::from(lines),
            lost: 1,
            time: Duration::from_millis(20),
        };
        assert_eq!(stacks.to_string(), "main 3\nmain;f;[native] 12\n");
        assert_eq!(
            stacks.summary(),
            "15 samples, 1 more lost, in 0.02 s of processor time"
        );
    }
}
