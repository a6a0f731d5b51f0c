//! Samples as tables of functions and lines.

use crate::state::trap::FrameInfo;
use std::collections::BTreeMap;
use std::fmt;
use std::time::Duration;

/// Functions that a report shows.
const FUNCTIONS: usize = 40;
/// Lines that it shows.
const LINES: usize = 20;

/// What a sample met.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Part {
    /// Instructions.
    Code,
    /// Native and host functions that they called.
    Native,
    /// What the engine does for them: translation, allocation, collection of cycles.
    Engine,
}

/// Samples of one kind.
pub struct Sample {
    /// The innermost Maple function, as backtraces show it.
    pub place: Option<FrameInfo>,
    /// Whether the thread ran no Maple code.
    pub outside: bool,
    /// What was met.
    pub part: Part,
    /// How often.
    pub count: u64,
}

/// A row of a [`Profile`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Share {
    /// A function with its image, or a line with its function.
    pub name: String,
    /// Samples.
    pub samples: u64,
    /// Those of them in native and host functions.
    pub native: u64,
    /// Those of them in the engine: translation, allocation, collection of cycles.
    pub engine: u64,
}

/// Where a program spent its time. Displayed, it is the report of `mplsh --profile`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Profile {
    /// Samples of the program.
    pub samples: u64,
    /// Samples for which there was no room.
    pub lost: u64,
    /// Processor time of the process while it was profiled.
    pub time: Duration,
    /// Functions, those with most samples first.
    pub functions: Vec<Share>,
    /// Source lines of the samples with a function, those with most samples first; offsets of instructions where an image has no lines.
    pub lines: Vec<Share>,
}

#[derive(Default)]
struct Tally(BTreeMap<String, Share>);

impl Tally {
    fn add(&mut self, name: String, part: Part, count: u64) {
        let row = self.0.entry(name).or_insert_with_key(|name| Share {
            name: name.clone(),
            samples: 0,
            native: 0,
            engine: 0,
        });
        row.samples += count;
        match part {
            Part::Code => {}
            Part::Native => row.native += count,
            Part::Engine => row.engine += count,
        }
    }

    /// The rows; those with as many samples by name.
    fn ranked(self) -> Vec<Share> {
        let mut rows: Vec<Share> = self.0.into_values().collect();
        rows.sort_by_key(|row| std::cmp::Reverse(row.samples));
        rows
    }
}

/// How many samples there are, and how many were lost, in how much time, in words.
pub(super) fn summary(samples: u64, lost: u64, time: Duration) -> String {
    let plural = if samples == 1 { "" } else { "s" };
    let lost = match lost {
        0 => String::new(),
        lost => format!(", {lost} more lost,"),
    };
    format!(
        "{samples} sample{plural}{lost} in {:.2} s of processor time",
        time.as_secs_f64()
    )
}

impl Profile {
    pub(super) fn new(samples: Vec<Sample>, lost: u64, time: Duration) -> Profile {
        let (mut functions, mut lines) = (Tally::default(), Tally::default());
        let mut total = 0;
        for sample in samples {
            total += sample.count;
            let Some(frame) = &sample.place else {
                let (name, part) = if sample.outside {
                    ("(no Maple code)", Part::Code)
                } else {
                    ("(between functions)", sample.part)
                };
                functions.add(name.to_owned(), part, sample.count);
                continue;
            };
            let method = frame.method();
            let line = frame.line();
            lines.add(format!("{line} ({method})"), sample.part, sample.count);
            functions.add(format!("{method} ({})", frame.image), sample.part, sample.count);
        }
        Profile {
            samples: total,
            lost,
            time,
            functions: functions.ranked(),
            lines: lines.ranked(),
        }
    }

    fn table(&self, f: &mut fmt::Formatter<'_>, what: &str, rows: &[Share], most: usize) -> fmt::Result {
        if rows.is_empty() {
            return Ok(());
        }
        writeln!(f, "\n  share  samples   native   engine  {what}")?;
        for row in rows.iter().take(most) {
            // Thousandths, rounded: the same on every machine.
            let share = (row.samples * 1000 + self.samples / 2) / self.samples.max(1);
            let share = format!("{}.{}%", share / 10, share % 10);
            let Share {
                name,
                samples,
                native,
                engine,
            } = row;
            writeln!(f, "{share:>7} {samples:>8} {native:>8} {engine:>8}  {name}")?;
        }
        match rows.get(most..) {
            None | Some([]) => Ok(()),
            Some(more) => writeln!(f, "{:>35}  and {} more", "", more.len()),
        }
    }
}

impl fmt::Display for Profile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "profile: {}", summary(self.samples, self.lost, self.time))?;
        self.table(f, "function", &self.functions, FUNCTIONS)?;
        self.table(f, "line", &self.lines, LINES)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sample(function: &str, source: Option<(&str, u32)>, part: Part, count: u64) -> Sample {
        Sample {
            place: Some(FrameInfo {
                image: "a.so".to_owned(),
                function: function.to_owned(),
                offset: 16,
                source: source.map(|(file, line)| (file.to_owned(), line)),
                column: None,
            }),
            outside: false,
            part,
            count,
        }
    }

    fn nowhere(outside: bool, count: u64) -> Sample {
        Sample {
            place: None,
            outside,
            part: Part::Engine,
            count,
        }
    }

    #[test]
    fn shares_are_of_all_samples_and_ties_go_by_name() {
        let samples = vec![
            sample("b", Some(("x.mpl", 7)), Part::Code, 3),
            sample("hot", Some(("x.mpl", 2)), Part::Code, 500),
            sample("hot", Some(("x.mpl", 3)), Part::Native, 200),
            sample("hot", Some(("x.mpl", 2)), Part::Engine, 291),
            sample("a", None, Part::Code, 3),
            nowhere(true, 2),
            nowhere(false, 1),
        ];
        let profile = Profile::new(samples, 0, Duration::from_millis(1250));
        assert_eq!(
            profile.to_string(),
            "profile: 1000 samples in 1.25 s of processor time\n\
             \n  share  samples   native   engine  function\
             \n  99.1%      991      200      291  hot (a.so)\
             \n   0.3%        3        0        0  a (a.so)\
             \n   0.3%        3        0        0  b (a.so)\
             \n   0.2%        2        0        0  (no Maple code)\
             \n   0.1%        1        0        1  (between functions)\n\
             \n  share  samples   native   engine  line\
             \n  79.1%      791        0      291  x.mpl:2 (hot)\
             \n  20.0%      200      200        0  x.mpl:3 (hot)\
             \n   0.3%        3        0        0  a.so, a+0x0010 (a)\
             \n   0.3%        3        0        0  x.mpl:7 (b)\n"
        );
    }

    #[test]
    fn methods_have_the_names_that_programmers_gave_them() {
        let symbol = "Ljava_2Flang_2FString_3B_7Clength_7C_28_29I";
        let profile = Profile::new(vec![sample(symbol, None, Part::Code, 1)], 0, Duration::ZERO);
        assert_eq!(profile.functions[0].name, "java.lang.String.length (a.so)");
    }

    #[test]
    fn long_tables_end_in_a_count() {
        let samples = (0..50).map(|i| sample(&format!("f{i:02}"), Some(("x.mpl", i)), Part::Code, 1));
        let text = Profile::new(samples.collect(), 7, Duration::ZERO).to_string();
        assert!(text.starts_with("profile: 50 samples, 7 more lost, in 0.00 s of processor time\n"));
        assert!(
            text.contains("and 10 more\n") && text.ends_with("and 30 more\n"),
            "{text}"
        );
        let rows = text.lines().filter(|line| line.contains('%')).count();
        assert_eq!(rows, FUNCTIONS + LINES);
    }

    #[test]
    fn nothing_met_is_a_report_too() {
        let text = Profile::new(Vec::new(), 0, Duration::ZERO).to_string();
        assert_eq!(text, "profile: 0 samples in 0.00 s of processor time\n");
    }
}
