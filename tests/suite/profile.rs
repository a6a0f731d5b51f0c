//! `mplsh --profile`: the report names the functions and lines where a program spends its time, however the program ends. How many samples
//! there are depends on the machine; which lines have most of them does not. With a file, it has the stacks of calls.

use std::path::Path;
use std::process::ExitCode;

use libtest_mimic::{Arguments, Failed, Trial};
use maple_tests::machine;
use maple_tests::programs::{self, Ended};

const SHARD: &str = "\
@spin = function int32(int32) {
  @L0:
    %1 = alloc int32
    %2 = alloc int32
    branch @L1

  @L1:
    %3 = load int32 %1
    %4 = cmp lt int32 %3, %0
    branch %4, @L2, @L3

  @L2:
    %5 = load int32 %2
    %6 = div int32 1000000007, 7
    %7 = add int32 %3, 1
    store int32 %1, %7
    branch @L1

  @L3:
    %8 = load int32 %2
    return int32 %8
}
";

/// The hot line is the eighth. It does so much more than the seventh, the condition of the loop, that the order is the same on every processor.
const HEAD: &str = "\
func &exit public extern (var %status i32) void
func &usleep public extern (var %microseconds u32) i32
func &system public extern (var %command <* i8>) i32
func &memset public extern (var %place <* i8>, var %value i32, var %count u64) <* i8>
func &qsort public extern (var %place <* i8>, var %count u64, var %size u64, var %order <* <func (<* i32>, <* i32>) i32>>) void
func &spin (var %rounds i32) i32 { var %i i32 var %x i32
  while (lt u1 i32 (dread i32 %i, dread i32 %rounds)) {
    dassign %x 0 (rem i32 (add i32 (mul i32 (rem i32 (add i32 (mul i32 (rem i32 (add i32 (mul i32 (rem i32 (add i32 (mul i32 (dread i32 %x, constval i32 31), dread i32 %i), constval i32 1000003), constval i32 37), dread i32 %i), constval i32 1000033), constval i32 41), dread i32 %i), constval i32 1000037), constval i32 43), dread i32 %i), constval i32 1000039))
    dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
  }
  return (dread i32 %x)
}
";

const ROUNDS: i32 = 20_000_000;

/// A row of a table of the report.
#[derive(Debug)]
struct Row {
    samples: u64,
    native: u64,
    engine: u64,
    name: String,
}

/// The rows of one table of the report.
fn table(ended: &Ended, what: &str) -> Result<Vec<Row>, Failed> {
    let mut rows = Vec::new();
    let lines = ended.stderr.lines();
    for line in lines
        .skip_while(|line| {
            !(line.trim_start().starts_with("share") && line.ends_with(&format!("engine  {what}")))
        })
        .skip(1)
        .take_while(|line| line.contains('%'))
    {
        let words: Vec<&str> = line.split_whitespace().collect();
        let number = |index: usize| words.get(index).and_then(|word| word.parse().ok());
        let row = || {
            Some(Row {
                samples: number(1)?,
                native: number(2)?,
                engine: number(3)?,
                name: words.get(4..)?.join(" "),
            })
        };
        rows.push(row().ok_or_else(|| format!("`{line}` is no row"))?);
    }
    if rows.is_empty() {
        return Err(format!("no table `{what}` in\n{}", ended.stderr).into());
    }
    Ok(rows)
}

/// Runs programs of a folder with a profile.
struct Folder(tempfile::TempDir);

impl Folder {
    fn new() -> Result<Folder, Failed> {
        Ok(Folder(tempfile::tempdir()?))
    }

    /// Without machine code: of a program that ends soon there would be few samples.
    fn run(&self, name: &str, text: &str, status: i32) -> Result<Ended, Failed> {
        self.run_with("--jit=off", name, text, status)
    }

    fn run_with(&self, option: &str, name: &str, text: &str, status: i32) -> Result<Ended, Failed> {
        let path = self.0.path().join(name);
        std::fs::write(&path, text)?;
        let ended = programs::run(&["--profile", option, &path.display().to_string()], &[])?;
        if ended.status != Ok(status) {
            return Err(format!("ended with {:?}\n{}", ended.status, ended.stderr).into());
        }
        Ok(ended)
    }

    /// Runs a program in MAPLE IR: these lines after [`HEAD`].
    fn maple(&self, rest: &str, status: i32) -> Result<Ended, Failed> {
        self.run("program.mpl", &format!("{HEAD}{rest}"), status)
    }
}

fn expect(holds: bool, rows: &[Row]) -> Result<(), Failed> {
    if holds {
        Ok(())
    } else {
        Err(format!("{rows:#?}").into())
    }
}

fn starts(row: Option<&Row>, name: &str) -> bool {
    row.is_some_and(|row| row.samples > 5 && row.name.starts_with(name))
}

fn ends_by_return() -> Result<(), Failed> {
    let main = format!(
        "func &main () i32 {{ callassigned &spin (constval i32 {ROUNDS}) {{ }} return (constval i32 0) }}\n"
    );
    let ended = Folder::new()?.maple(&main, 0)?;
    let (functions, lines) = (table(&ended, "function")?, table(&ended, "line")?);
    expect(starts(functions.first(), "spin (program.mpl)"), &functions)?;
    let line = lines.first().map_or("", |row| &row.name);
    expect(
        starts(lines.first(), "") && line.ends_with("program.mpl:8 (spin)"),
        &lines,
    )?;
    let most = lines
        .iter()
        .all(|row| row.native == 0 && row.samples <= lines[0].samples);
    expect(most, &lines)
}

/// Samples of machine code have its function and line; what the thread that compiles takes counts as well, so there are many rounds.
fn machine_code() -> Result<(), Failed> {
    let rounds = 10 * ROUNDS;
    let main = format!(
        "func &main () i32 {{ callassigned &spin (constval i32 {rounds}) {{ }} return (constval i32 0) }}\n"
    );
    let text = format!("{HEAD}{main}");
    let ended = Folder::new()?.run_with("--jit=on", "program.mpl", &text, 0)?;
    let (functions, lines) = (table(&ended, "function")?, table(&ended, "line")?);
    expect(starts(functions.first(), "spin (program.mpl)"), &functions)?;
    let line = lines.first().map_or("", |row| &row.name);
    expect(line.ends_with("program.mpl:8 (spin)"), &lines)
}

fn ends_by_exit() -> Result<(), Failed> {
    let main = format!(
        "func &leave () void {{ call &exit (constval i32 7) }}\nfunc &main () i32 {{ callassigned &spin (constval i32 {ROUNDS}) {{ }} call &leave () return (constval i32 0) }}\n"
    );
    let ended = Folder::new()?.maple(&main, 7)?;
    let functions = table(&ended, "function")?;
    expect(starts(functions.first(), "spin (program.mpl)"), &functions)
}

fn ends_by_trap() -> Result<(), Failed> {
    let main = format!(
        "func &main () i32 {{ callassigned &spin (constval i32 {ROUNDS}) {{ }} return (div i32 (constval i32 1, constval i32 0)) }}\n"
    );
    let ended = Folder::new()?.maple(&main, 134)?;
    if !ended
        .stderr
        .starts_with("trap: integer division by zero\n  at main+")
    {
        return Err(ended.stderr.into());
    }
    let functions = table(&ended, "function")?;
    expect(starts(functions.first(), "spin (program.mpl)"), &functions)
}

/// Time in native functions is that of their callers; callbacks are functions of their own.
fn native_calls() -> Result<(), Failed> {
    let main = "
var $block <[1000000] i8>
var $numbers <[100000] i32>
func &order (var %a <* i32>, var %b <* i32>) i32 { var %i i32
  while (lt u1 i32 (dread i32 %i, constval i32 20)) {
    dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
  }
  return (sub i32 (iread i32 <* i32> 0 (dread ptr %a), iread i32 <* i32> 0 (dread ptr %b)))
}
func &fill (var %rounds i32) void { var %i i32
  while (lt u1 i32 (dread i32 %i, dread i32 %rounds)) {
    call &memset (addrof ptr $block, dread i32 %i, constval u64 1000000)
    dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
  }
}
func &main () i32 { var %i i32
  call &fill (constval i32 30000)
  while (lt u1 i32 (dread i32 %i, constval i32 10)) {
    call &qsort (addrof ptr $numbers, constval u64 100000, constval u64 4, addroffunc ptr &order)
    dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
  }
  return (constval i32 0)
}
";
    let ended = Folder::new()?.maple(main, 0)?;
    let functions = table(&ended, "function")?;
    let find = |name: &str| functions.iter().find(|row| row.name.starts_with(name));
    let fill = find("fill (").is_some_and(|row| row.samples > 5 && row.native > row.samples / 2);
    let order = find("order (").is_some_and(|row| row.samples > 5);
    let main = find("main (").is_some_and(|row| row.native > 0);
    expect(fill && order && main, &functions)
}

/// Neither calls that wait nor children notice the timer, and their time is none of the program's.
fn waiting_and_children() -> Result<(), Failed> {
    let main = format!(
        "func &main () i32 {{ var %failed i32\n\
         callassigned &spin (constval i32 {ROUNDS}) {{ }}\n\
         callassigned &usleep (constval u32 300000) {{ dassign %failed 0 }}\n\
         if (ne u1 i32 (dread i32 %failed, constval i32 0)) {{ return (constval i32 9) }}\n\
         callassigned &system (conststr ptr \"i=0; while [ $i -lt 200000 ]; do i=$((i+1)); done; exit 3\") {{ dassign %failed 0 }}\n\
         return (lshr i32 (dread i32 %failed, constval i32 8)) }}\n"
    );
    let ended = Folder::new()?.maple(&main, 3)?;
    let functions = table(&ended, "function")?;
    expect(starts(functions.first(), "spin (program.mpl)"), &functions)
}

fn shard() -> Result<(), Failed> {
    let text = SHARD.to_owned()
        + "@main = function int32() {\n  @L0:\n    %0 = call int32(int32) @spin (60000000)\n    return int32 %0\n}\n";
    let ended = Folder::new()?.run("hot.shard", &text, 0)?;
    let (functions, lines) = (table(&ended, "function")?, table(&ended, "line")?);
    expect(starts(functions.first(), "spin|int32 ("), &functions)?;
    // The loop is in lines 7 to 15.
    let in_loop = |row: &Row| {
        let line = row.name.split("hot.shard:").nth(1)?.split(' ').next()?;
        Some((7..=15).contains(&line.parse::<u32>().ok()?))
    };
    let hot: u64 = lines
        .iter()
        .filter(|row| in_loop(row) == Some(true))
        .map(|row| row.samples)
        .sum();
    let all: u64 = lines.iter().map(|row| row.samples).sum();
    expect(in_loop(&lines[0]) == Some(true) && hot > all / 2, &lines)
}

fn managed() -> Result<(), Failed> {
    let folder = tempfile::tempdir()?;
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("../benches/larger/BinaryTrees/BinaryTrees.mpl");
    let program = programs::build_file(&source, folder.path())?
        .display()
        .to_string();
    let library = programs::build("library", folder.path())?.display().to_string();
    let ended = programs::run(&["--profile", &program, &library, "16"], &[])?;
    let (functions, lines) = (table(&ended, "function")?, table(&ended, "line")?);
    let grows = functions
        .iter()
        .any(|row| row.samples > 0 && row.name == "BinaryTrees.grow (BinaryTrees.so)");
    expect(grows, &functions)?;
    expect(functions.iter().any(|row| row.engine > 0), &functions)?;
    expect(lines[0].name.starts_with("BinaryTrees.java:"), &lines)
}

/// Threads that compute at once are sampled wherever they run; the uncaught exception of one changes nothing.
fn threads() -> Result<(), Failed> {
    let folder = tempfile::tempdir()?;
    let program = programs::build("ThreadCounters", folder.path())?
        .display()
        .to_string();
    let library = programs::build("library", folder.path())?.display().to_string();
    let plain = programs::run(&[&program, &library], &[])?;
    let profiled = programs::run(&["--profile", &program, &library], &[])?;
    if (&plain.stdout, &plain.status) != (&profiled.stdout, &profiled.status) {
        return Err(format!("{plain:?}\n{profiled:?}").into());
    }
    if !profiled.stderr.contains("profile: ") {
        return Err(profiled.stderr.into());
    }
    Ok(())
}

/// Runs a program in MAPLE IR whose stacks go to a file; gives them with their samples, and how it ended.
fn stacks(option: &str, text: &str, status: i32) -> Result<(Vec<(String, u64)>, Ended), Failed> {
    let folder = tempfile::tempdir()?;
    let (program, file) = (
        folder.path().join("program.mpl"),
        folder.path().join("out.folded"),
    );
    std::fs::write(&program, text)?;
    let profile = format!("--profile={}", file.display());
    let ended = programs::run(&[&profile, option, &program.display().to_string()], &[])?;
    if ended.status != Ok(status) || !ended.stderr.contains("; stacks in ") || ended.stderr.contains("lost") {
        return Err(format!("{ended:?}").into());
    }
    let files: Vec<_> = std::fs::read_dir(folder.path())?.collect::<Result<_, _>>()?;
    if files.len() != 2 {
        return Err(format!("a temporary file is left: {files:?}").into());
    }
    let read = |line: &str| {
        let (stack, samples) = line.rsplit_once(' ')?;
        Some((stack.to_owned(), samples.parse().ok()?))
    };
    let text = std::fs::read_to_string(file)?;
    let lines = text
        .lines()
        .map(|line| read(line).ok_or_else(|| format!("`{line}` is no stack")));
    Ok((lines.collect::<Result<_, _>>()?, ended))
}

/// Samples of the stacks that match.
fn matching(stacks: &[(String, u64)], matches: impl Fn(&str) -> bool) -> u64 {
    let matching = stacks.iter().filter(|(stack, _)| matches(stack));
    matching.map(|(_, samples)| samples).sum()
}

/// Two ways to the same function are told apart, whatever executes them; the calls of a callback lead through the native function.
fn whole_stacks() -> Result<(), Failed> {
    let text = format!(
        "{HEAD}
var $numbers <[20000] i32>
func &left (var %n i32) i32 {{ var %x i32
  if (eq u1 i32 (dread i32 %n, constval i32 0)) {{ callassigned &spin (constval i32 {ROUNDS}) {{ dassign %x 0 }} return (dread i32 %x) }}
  callassigned &right (sub i32 (dread i32 %n, constval i32 1)) {{ dassign %x 0 }}
  return (add i32 (dread i32 %x, constval i32 1))
}}
func &right (var %n i32) i32 {{ var %x i32
  if (eq u1 i32 (dread i32 %n, constval i32 0)) {{ callassigned &spin (constval i32 {ROUNDS}) {{ dassign %x 0 }} return (dread i32 %x) }}
  callassigned &left (sub i32 (dread i32 %n, constval i32 1)) {{ dassign %x 0 }}
  return (add i32 (dread i32 %x, constval i32 1))
}}
func &order (var %a <* i32>, var %b <* i32>) i32 {{
  callassigned &spin (constval i32 200) {{ }}
  return (sub i32 (iread i32 <* i32> 0 (dread ptr %a), iread i32 <* i32> 0 (dread ptr %b)))
}}
func &main () i32 {{
  callassigned &left (constval i32 2) {{ }}
  callassigned &right (constval i32 2) {{ }}
  call &qsort (addrof ptr $numbers, constval u64 20000, constval u64 4, addroffunc ptr &order)
  return (constval i32 0)
}}
"
    );
    for option in ["--jit=off", "--jit=eager"] {
        let (found, _) = stacks(option, &text, 0)?;
        for stack in [
            "main;left;right;left;spin",
            "main;right;left;right;spin",
            "main;qsort;order;spin",
        ] {
            let samples = matching(&found, |found| found == stack);
            if samples <= 5 {
                return Err(format!("{option}: `{stack}`: {found:#?}").into());
            }
        }
        // No function is called by one that does not call it.
        let calls = |stack: &str| {
            let names: Vec<&str> = stack.split(';').collect();
            names.windows(2).all(|pair| {
                pair[1].starts_with('[')
                    || matches!(
                        (pair[0], pair[1]),
                        ("main", "left" | "right" | "qsort")
                            | ("left", "right" | "spin")
                            | ("right", "left" | "spin")
                            | ("qsort", "order")
                            | ("order", "spin")
                    )
            })
        };
        // A sample may come between two instructions of a call.
        if 10 * matching(&found, |stack| !calls(stack)) > matching(&found, |_| true) {
            return Err(format!("{option}: {found:#?}").into());
        }
    }
    Ok(())
}

/// Recursion that is deeper than stacks are kept, which a trap ends.
fn deep_stacks() -> Result<(), Failed> {
    let text = format!(
        "{HEAD}
func &down (var %n i32) i32 {{ var %x i32
  if (eq u1 i32 (dread i32 %n, constval i32 0)) {{ callassigned &spin (constval i32 {ROUNDS}) {{ dassign %x 0 }} return (dread i32 %x) }}
  callassigned &down (sub i32 (dread i32 %n, constval i32 1)) {{ dassign %x 0 }}
  return (add i32 (dread i32 %x, constval i32 1))
}}
func &main () i32 {{ var %x i32
  callassigned &down (constval i32 2000) {{ dassign %x 0 }}
  return (div i32 (dread i32 %x, constval i32 0))
}}
"
    );
    for option in ["--jit=off", "--jit=eager"] {
        let (found, ended) = stacks(option, &text, 134)?;
        let is_deep = |stack: &str| {
            stack.starts_with("[truncated];down;down;")
                && stack.ends_with(";down;down;spin")
                // The innermost frame may be in a call that was replaced by what it does.
                && (512..=513).contains(&stack.split(';').count())
        };
        if matching(&found, is_deep) <= 5 || !ended.stderr.starts_with("trap: integer division by zero") {
            return Err(format!("{option}: {found:#?}").into());
        }
    }
    Ok(())
}

/// Where the stacks cannot go is said before the program runs.
fn no_folder() -> Result<(), Failed> {
    let folder = Folder::new()?;
    let path = folder.0.path().join("a.mpl");
    std::fs::write(&path, "func &main () i32 { return (constval i32 7) }\n")?;
    let profile = format!("--profile={}/none/out", folder.0.path().display());
    let ended = programs::run(&[&profile, &path.display().to_string()], &[])?;
    if ended.status != Ok(1) || !ended.stderr.contains("/none: no such folder; make it") {
        return Err(format!("{ended:?}").into());
    }
    Ok(())
}

/// Samples between the start of a thread and its first code: there is nothing to be found yet.
fn first_entries() -> Result<(), Failed> {
    let text = "
func &pthread_create public extern (var %t <* i64>, var %a <* void>, var %f <* <func (<* void>) <* void>>>, var %x <* void>) i32
func &pthread_join public extern (var %t i64, var %r <* void>) i32
func &work (var %x <* void>) <* void> { return (constval ptr 0) }
func &main () i32 { var %t i64 var %i i32
  dassign %i (constval i32 0)
  while (lt u1 i32 (dread i32 %i, constval i32 3000)) {
    call &pthread_create (addrof ptr %t, constval ptr 0, addroffunc ptr &work, constval ptr 0)
    call &pthread_join (dread i64 %t, constval ptr 0)
    dassign %i (add i32 (dread i32 %i, constval i32 1))
  }
  return (constval i32 0)
}
";
    for option in ["--jit=off", "--jit=eager"] {
        stacks(option, text, 0)?;
    }
    Ok(())
}

/// Threads have stacks of their own, which begin with their names.
fn stacks_of_threads() -> Result<(), Failed> {
    let text = format!(
        "{HEAD}
func &pthread_create public extern (var %t <* i64>, var %a <* void>, var %f <* <func (<* void>) <* void>>>, var %x <* void>) i32
func &pthread_join public extern (var %t i64, var %r <* void>) i32
func &work (var %x <* void>) <* void> {{
  callassigned &spin (constval i32 {ROUNDS}) {{ }}
  return (constval ptr 0)
}}
func &main () i32 {{ var %t i64
  call &pthread_create (addrof ptr %t, constval ptr 0, addroffunc ptr &work, constval ptr 0)
  callassigned &spin (constval i32 {ROUNDS}) {{ }}
  call &pthread_join (dread i64 %t, constval ptr 0)
  return (constval i32 0)
}}
"
    );
    for option in ["--jit=off", "--jit=eager"] {
        let (found, _) = stacks(option, &text, 0)?;
        for start in ["thread 1;main;spin", "thread 2;work;spin"] {
            if matching(&found, |stack| stack.starts_with(start)) <= 5 {
                return Err(format!("{option}: {found:#?}").into());
            }
        }
    }
    Ok(())
}

fn stepper() -> Result<(), Failed> {
    let folder = Folder::new()?;
    let path = folder.0.path().join("a.mpl");
    std::fs::write(&path, "func &main () i32 { return (constval i32 0) }\n")?;
    let ended = programs::run(
        &["--profile", "--engine=stepper", &path.display().to_string()],
        &[],
    )?;
    let expected = "error: cannot profile on the stepper; use the threaded executor, without traces\n";
    if (ended.status.clone(), ended.stderr.as_str()) != (Ok(1), expected) {
        return Err(format!("{ended:?}").into());
    }
    Ok(())
}

type Test = fn() -> Result<(), Failed>;

const TESTS: &[(&str, Test)] = &[
    ("ends by return", ends_by_return),
    ("machine code", machine_code),
    ("ends by exit", ends_by_exit),
    ("ends by trap", ends_by_trap),
    ("native calls", native_calls),
    ("waiting and children", waiting_and_children),
    ("shard", shard),
    ("managed", managed),
    ("threads", threads),
    ("whole stacks", whole_stacks),
    ("deep stacks", deep_stacks),
    ("no folder", no_folder),
    ("first entries", first_entries),
    ("stacks of threads", stacks_of_threads),
    ("stepper", stepper),
];

fn main() -> ExitCode {
    if let Some(status) = machine::program_main() {
        return status;
    }
    let supported = maple_vm::RECOVERS_FAULTS;
    let trials = TESTS
        .iter()
        .map(|(name, test)| Trial::test(*name, test).with_ignored_flag(!supported));
    libtest_mimic::run(&Arguments::from_args(), trials.collect()).exit_code()
}
