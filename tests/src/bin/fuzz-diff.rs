//! Compares the executors, and gcc, on random programs. See `scripts/fuzz-diff.sh`.

use std::path::Path;
use std::process::ExitCode;

use maple_tests::random::fuzz::{Settings, fuzz, share};
use maple_tests::random::{Avoid, Kind, Program, judge, native, run};

const USAGE: &str = "usage: fuzz-diff [options]

  --count N     number of programs (1000)
  --seed S      seed of the first (1)
  --jobs N      processes at a time (1)
  --c-every N   one of N is also compiled with gcc; 0 for none (20)
  --print       print `seed checksum trap` for each
  --no-reduce   keep failing programs as they are
  --keep DIR    write failing programs there as file tests, not to the output
  --most N      stop after N failures (5)
  --size N      statements in a function, about (4)
  --traps N     percentage of programs that may trap (20)
  --throws N    percentage of programs that may throw (15)
  --avoid LIST  leave these things out
  --show FORM   print the program of the seed as c or in its language, and do nothing else

kinds of programs:
";

/// What the process is for.
enum Task {
    /// Everything; processes are started for the work.
    Lead,
    /// Some of the seeds.
    Share,
    /// Printing a program in this form.
    Show(String),
}

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let result = match args.as_slice() {
        [judge, source, answer, seed, kind] if judge == "--judge" => {
            let seed = seed.parse().unwrap_or(0);
            let kind = Kind::from_name(kind).unwrap_or(Kind::Plain);
            judge::serve(Path::new(source), Path::new(answer), seed, kind)
                .map(|()| 0)
                .map_err(|error| error.to_string())
        }
        _ => match parse(args.into_iter()) {
            Ok((settings, task)) => work(&settings, task),
            Err(message) => Err(format!("{message}\n{}", usage())),
        },
    };
    match result {
        Ok(0) => ExitCode::SUCCESS,
        Ok(_) => ExitCode::FAILURE,
        Err(message) => {
            eprintln!("fuzz-diff: {message}");
            ExitCode::from(2)
        }
    }
}

/// Gives the number of failures.
fn work(settings: &Settings, task: Task) -> Result<usize, String> {
    let mut out = std::io::stdout();
    match task {
        Task::Lead => {
            let exe = std::env::current_exe().map_err(|error| error.to_string())?;
            fuzz(settings, exe, &arguments, &mut out)
        }
        Task::Share => {
            if let Err(message) = share(settings, &mut out) {
                println!("error {}", message.replace('\n', " "));
            }
            Ok(0)
        }
        Task::Show(form) => {
            let program = Program::generate(settings.seed, &settings.options);
            match form.as_str() {
                "c" => print!("{}", native::file(&[program])),
                _ => print!("{}", run::text(&[program])),
            }
            Ok(0)
        }
    }
}

fn usage() -> String {
    let kinds = Kind::ALL.map(|kind| format!("\n  {:14}{}", format!("--{}", kind.name()), kind.about()));
    format!("{}{}", USAGE.trim_end(), kinds.concat())
}

fn parse(mut args: impl Iterator<Item = String>) -> Result<(Settings, Task), String> {
    let (mut settings, mut task) = (Settings::default(), Task::Lead);
    while let Some(arg) = args.next() {
        let mut text = || args.next().ok_or_else(|| format!("{arg} needs a value"));
        let number = |text: String| {
            text.parse::<u64>()
                .map_err(|_| format!("{arg}: `{text}` is no number"))
        };
        match arg.as_str() {
            "--count" => settings.count = number(text()?)?,
            "--seed" => settings.seed = number(text()?)?,
            "--jobs" => settings.jobs = number(text()?)? as usize,
            "--c-every" => settings.c_every = number(text()?)?,
            "--most" => settings.most = number(text()?)? as usize,
            "--size" => settings.options.size = number(text()?)?.clamp(1, 1000) as u32,
            "--throws" => settings.options.throws = number(text()?)?.min(100) as u32,
            "--traps" => settings.options.traps = number(text()?)?.min(100) as u32,
            "--avoid" => {
                for name in text()?.split(',').filter(|name| !name.is_empty()) {
                    let known = || format!("{arg}: `{name}` is none of {}", Avoid::NAMES.join(", "));
                    settings.options.avoid = settings.options.avoid.with(name).ok_or_else(known)?;
                }
            }
            "--keep" => settings.keep = Some(text()?.into()),
            "--show" => task = Task::Show(text()?),
            "--share" => task = Task::Share,
            "--print" => settings.print = true,
            "--no-reduce" => settings.reduce = false,
            _ => match arg.strip_prefix("--").and_then(Kind::from_name) {
                Some(kind) => settings.options.kind = kind,
                None => return Err(format!("unknown option {arg}")),
            },
        }
    }
    Ok((settings, task))
}

/// The arguments that [`parse`] reads as these settings, as far as a share of the work needs them.
fn arguments(settings: &Settings) -> Vec<String> {
    let numbers = [
        ("--count", settings.count),
        ("--seed", settings.seed),
        ("--c-every", settings.c_every),
        ("--size", settings.options.size.into()),
        ("--traps", settings.options.traps.into()),
        ("--throws", settings.options.throws.into()),
    ];
    let mut args: Vec<String> = numbers
        .iter()
        .flat_map(|(name, value)| [(*name).to_owned(), value.to_string()])
        .collect();
    args.extend(["--avoid".to_owned(), settings.options.avoid.to_string()]);
    if settings.options.kind != Kind::Plain {
        args.push(format!("--{}", settings.options.kind.name()));
    }
    if settings.print {
        args.push("--print".to_owned());
    }
    args
}
