//! `mplsh`: runs images, and sources by compiling them in memory.

use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::{Arc, Mutex};

use clap::error::ErrorKind;
use clap::{CommandFactory, Parser, ValueEnum};
use maple_codegen::Stage;
use maple_codegen::diag::SourceFile;
use maple_loader::Image;
use maple_mirbin::Note;
use maple_vm::{
    Config, Error, ExecutorKind, Func, InterruptHandle, Jit, Main, NoMain, Prim, Program, StoppedThread,
    TextCompiler, TraceFlags, Trap, TrapKind, Uncaught, Value, Vm,
};

use crate::compile::{self, Compiler};
use crate::entry::{self, Script};
use crate::input::{Input, image_of, is_pipe, is_source, open_image};
use crate::libraries::{Images, Library, LibraryOptions};
use crate::output::Destination;
use crate::report::{ReportOptions, Reporter};
use crate::{interrupt, languages, machine_code, managed, perf_map, process, profile, size, split, status};

/// Runs images and sources.
#[derive(Parser, Debug)]
#[command(
    name = "mplsh",
    version = crate::VERSION,
    about = about(),
    long_about = long_about(),
    after_long_help = long_help(),
    override_usage = "mplsh [OPTIONS] <PROGRAM> [IMAGE]... [ARGS]..."
)]
pub struct Options {
    /// An image, or a source file; `-` is standard input. With --class-path, the name of a class
    #[arg(value_name = "PROGRAM")]
    program: PathBuf,
    /// Further images that symbols are looked up in.
    #[arg(skip)]
    images: Vec<PathBuf>,
    /// Words for the program, which finds them after its own name in argv
    #[arg(value_name = "ARGS")]
    args: Vec<OsString>,
    /// Call this function instead of `main`, with ARGS as its arguments, and print its result
    #[arg(long, value_name = "FUNC")]
    invoke: Option<String>,
    /// As --invoke, but prints each trap of the program with its values, `%name: value value ...`, and answers it with zero; and each
    /// call of a function that nobody defines. Further programs may stand before the arguments, and `--` between
    #[arg(long, value_name = "FUNC", conflicts_with_all = ["invoke", "register_code"])]
    entry: Option<String>,
    /// Answer traps as this file says: lines of a trap's name and `return VALUE`, `throw VALUE`, `exit`, `collect`, `enable N`, `disable N`, `stack`,
    /// `load FILE`, with `;` between. A value may be the name of one that the trap keeps
    #[arg(long, value_name = "FILE", requires = "entry")]
    trap_script: Option<PathBuf>,
    /// Print the register code that this function is translated into, and stop there
    #[arg(long, value_name = "FUNC", conflicts_with = "invoke")]
    register_code: Option<String>,
    /// Print the machine code that this function is compiled to when it is called often, with the instructions it was made of, and stop there
    #[arg(long, value_name = "FUNC", conflicts_with_all = ["invoke", "entry", "register_code"])]
    machine_code: Option<String>,
    /// What executes the code
    #[arg(long, value_name = "ENGINE", default_value = "threaded")]
    engine: Engine,
    /// Whether hot code is compiled to machine code
    #[arg(long, value_name = "WHEN", default_value = "on")]
    jit: When,
    /// Memory for machine code, such as 16M
    #[arg(long, value_name = "SIZE", value_parser = size::parse)]
    jit_memory: Option<usize>,
    /// Let perf find the names of machine code: write its map, /tmp/perf-PID.map
    #[arg(long)]
    perf_map: bool,
    /// Load these images or MAPLE IR files, a list with colons; PROGRAM is the class whose main is run. Also spelt `-cp`
    #[arg(long, value_name = "PATH", conflicts_with_all = ["invoke", "entry", "register_code", "machine_code"])]
    class_path: Option<OsString>,
    /// Images of the class library, a list with colons; also spelt `-Xbootclasspath:PATH`
    #[arg(long, value_name = "PATH", requires = "class_path")]
    boot_class_path: Option<OsString>,
    #[command(flatten)]
    libraries: LibraryOptions,
    /// Let functions of coreVM IR see the variables of their parents, where PROGRAM is a source file
    #[arg(long)]
    parent_variables: bool,
    /// Memory for calls, such as 512K, 64M, 1G
    #[arg(long, value_name = "SIZE", value_parser = size::parse)]
    max_stack: Option<usize>,
    /// Memory for objects, such as 64M; beyond it the program gets an OutOfMemoryError. A quarter of the machine's if not given
    #[arg(long, value_name = "SIZE", value_parser = size::parse)]
    max_heap: Option<usize>,
    /// At the end, release static fields, collect cycles, and fail if objects are left
    #[arg(long)]
    check_leaks: bool,
    /// Collect cycles at every N-th allocation
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    heap_stress: Option<u64>,
    /// Stop with a trap after this many instructions
    #[arg(long, value_name = "N")]
    fuel: Option<u64>,
    /// At the end, report on standard error where the program spent its processor time: functions and source lines. With FILE, write the stacks
    /// of calls to it instead, collapsed, as scripts for flame graphs read them
    #[arg(long, value_name = "FILE", num_args = 0..=1, require_equals = true, conflicts_with_all = ["register_code", "machine_code"])]
    profile: Option<Option<PathBuf>>,
    #[command(flatten)]
    report: ReportOptions,
}

/// The executors.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum, Debug)]
enum Engine {
    /// Register code with threaded dispatch
    Threaded,
    /// One instruction of the image at a time; what traces run on
    Stepper,
}

/// When code is compiled to machine code.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum, Debug)]
enum When {
    /// Never
    Off,
    /// When it is hot
    On,
    /// At once, all that can be: for tests
    Eager,
}

/// The part of the machine's memory that objects may take if nothing is said, as with other machines for managed languages: one of so many.
const HEAP_SHARE: u64 = 4;

fn about() -> String {
    format!(
        "Run a Maple Engine image, or compile a source file in {} in memory and run it",
        languages::names()
    )
}

fn long_about() -> String {
    format!(
        "{}\n\nOptions before the program belong to mplsh, everything after it to the program. But images directly after it, files named *.so \
         with Maple functions, are loaded with it, unless `--` stands before the program: then they are arguments like others. {}.",
        about(),
        languages::files()
    )
}

fn long_help() -> String {
    let others = languages::examples(36, |name, forms| {
        let form = forms.iter().take(1);
        form.map(|form| {
            [
                format!("mplsh hello.{}", form.extension),
                format!("the same with {name}"),
            ]
        })
        .collect()
    });
    format!("{EXAMPLES}{others}{LONG_HELP}")
}

const EXAMPLES: &str = "\
Examples:
  mplsh app.so one two                 run main with argv = app.so, one, two
  mplsh app.so geometry.so one         symbols come from both images, then from native libraries
  mplsh -L lib -l geometry app.so one  the same with lib/libgeometry.so
  mplsh -- app.so geometry.so          run main with argv = app.so, geometry.so
  mplsh hello.mpl                      compile in memory and run
";

const LONG_HELP: &str = "  mplsh -cp app.so a.b.Main one        run main(String[]) of class a.b.Main
  mplsh -Xbootclasspath:core.so -cp app.so Main
                                       the same with the class library in another image
  mplsh --invoke add app.so 10 2.5     call a function, print its result
  mplsh --entry @add app.so -- 10 2.5d  the same, and print the program's traps
  mplsh --profile app.so one           run, then report functions and lines by processor time
  mplsh --profile=app.folded app.so    run, then write the stacks of calls for a flame graph
  MAPLE_ENGINE_DEBUG=all mplsh app.so  trace to standard error

MAPLE_ENGINE_DEBUG is a list of `instruction`, `method` and `all` with colons between.

Exit status:
  N    the program's own, its low eight bits
  1    compile, load or link error; uncaught exception
  2    usage
  130  interrupted (Ctrl-C)
  134  trap: null access, division by zero, stack overflow, ...";

/// How a run ends before the program's own end.
enum Stop {
    /// The message is to be reported.
    Error(String),
    /// Everything is reported.
    Reported,
    /// The command line does not fit the function.
    Usage(String),
    /// The program trapped; other threads that were interrupted with it.
    Trap(Box<Trap>, Vec<StoppedThread>),
}

impl Stop {
    /// The trap that ended a call.
    fn trap(vm: &mut Vm, trap: Trap) -> Stop {
        Stop::Trap(Box::new(trap), vm.stopped_threads())
    }
}

impl From<String> for Stop {
    fn from(message: String) -> Stop {
        Stop::Error(message)
    }
}

/// Runs the tool.
pub fn main() -> ExitCode {
    process::restore_sigpipe();
    let mut words = std::env::args_os();
    let name = words.next().unwrap_or_else(|| "mplsh".into());
    let split = split::at_program(&Options::command(), words.collect());
    let mut options = Options::parse_from(std::iter::once(name).chain(split.own));
    options.args = split.program;
    if !split.marked && options.class_path.is_none() {
        let of_entry = options.entry.is_some();
        let further = options
            .args
            .iter()
            .take_while(|word| names_image(Path::new(word)) || of_entry && is_source(Path::new(word)));
        let count = further.count();
        options.images = options.args.drain(..count).map(PathBuf::from).collect();
        if of_entry && options.args.first().is_some_and(|word| word == "--") {
            options.args.remove(0);
        }
    }
    let mut reporter = Reporter::new(options.report);
    let result = run(&options, &mut reporter);
    interrupt::over();
    match result {
        Ok(code) => code,
        Err(Stop::Reported) => {
            reporter.summary();
            ExitCode::from(status::FAILURE)
        }
        Err(Stop::Error(message)) => {
            reporter.error(message);
            ExitCode::from(status::FAILURE)
        }
        Err(Stop::Usage(message)) => Options::command().error(ErrorKind::InvalidValue, message).exit(),
        Err(Stop::Trap(trap, threads)) => {
            process::flush_c_streams();
            reporter.trap(&trap);
            threads.iter().for_each(|thread| reporter.stopped(thread));
            ExitCode::from(match trap.kind {
                TrapKind::Exception { .. } => status::FAILURE,
                TrapKind::Interrupted => status::INTERRUPTED,
                _ => status::TRAP,
            })
        }
    }
}

fn run(options: &Options, reporter: &mut Reporter) -> Result<ExitCode, Stop> {
    let mut images = Images::default();
    let mut compiler = Compiler::default();
    compiler.reading.parent_variables = options.parent_variables;
    compiler.reading.raise = true;
    let is_file = |path: &&Path| *path != Path::new("-");
    match &options.class_path {
        None => {
            let program = Some(options.program.as_path()).filter(is_file);
            images.add(open(&options.program, &mut compiler, reporter)?, program);
        }
        Some(list) => {
            let boot = options.boot_class_path.as_deref().map(std::env::split_paths);
            for path in std::env::split_paths(list).chain(boot.into_iter().flatten()) {
                images.add(
                    open(&path, &mut compiler, reporter)?,
                    Some(path.as_path()).filter(is_file),
                );
            }
        }
    }
    for path in &options.images {
        images.add(open(path, &mut compiler, reporter)?, Some(path));
    }
    let mut config = config(options, reporter);
    if options.perf_map {
        config.compiled = Some(perf_map::open()?);
    }
    let mut vm = Vm::new(config).map_err(|e| e.to_string())?;
    for library in options.libraries.classify() {
        match library {
            Library::Image(path, image) => images.add(*image, Some(&path)),
            Library::Native(name) => {
                vm.libraries()
                    .open(&name, &options.libraries.directories)
                    .map_err(|e| e.to_string())?;
            }
        }
    }
    for library in images.needed(&options.libraries.directories)? {
        // A library that is in no directory of files is the dynamic linker's to find.
        let opened = vm.libraries().open(&library.name, &library.directories);
        opened.map_err(|error| library.missing(&error.reason))?;
    }
    if options.entry.is_some() {
        let script = options
            .trap_script
            .as_deref()
            .map_or_else(|| Ok(Script::default()), Script::open)?;
        let (compiler, report) = (Mutex::new(compiler), options.report);
        let load = move |path: &Path| {
            let mut compiler = compiler.lock().map_err(|error| error.to_string())?;
            open(path, &mut compiler, &mut Reporter::new(report)).map_err(|stop| match stop {
                Stop::Error(message) | Stop::Usage(message) => message,
                Stop::Reported | Stop::Trap(..) => format!("{}: not compiled", path.display()),
            })
        };
        entry::listen(&mut vm, script, Box::new(load)).map_err(|e| e.to_string())?;
    }
    let mut images = images.into_list();
    let has_signs = |image: &Image| image.note().is_some_and(Note::has_signs);
    let unsigned = images.iter().any(has_signs);
    let later = match options.entry {
        Some(_) => entry::later(&mut images),
        None => Vec::new(),
    };
    loaded(vm.load(images), reporter)?;
    for image in later {
        loaded(vm.extend(vec![image]), reporter)?;
    }
    if let Some(list) = &options.class_path {
        if !vm.is_managed() {
            let list = list.to_string_lossy();
            return Err(Stop::Error(format!(
                "{list}: no image has classes; run C programs without -cp"
            )));
        }
        let main = vm
            .main_named(&options.program.to_string_lossy())
            .map_err(|error| error.to_string())?;
        begin(&vm, options)?;
        return managed::run(&mut vm, main, &options.args, options.check_leaks, reporter)
            .map_err(|trap| Stop::trap(&mut vm, trap));
    }
    if let Some(function) = &options.entry {
        return enter(&mut vm, function, unsigned, options, reporter);
    }
    if let Some(function) = &options.machine_code {
        return machine_code(&vm, function, options);
    }
    match (&options.register_code, &options.invoke) {
        (Some(function), _) => register_code(&vm, function, options),
        (None, Some(function)) => invoke(&mut vm, function, options, reporter),
        (None, None) => {
            let main = start_of(&vm, options)?;
            begin(&vm, options)?;
            if main.is_managed() {
                managed::run(&mut vm, main, &options.args, options.check_leaks, reporter)
                    .map_err(|trap| Stop::trap(&mut vm, trap))
            } else {
                run_main(&mut vm, main, options)
            }
        }
    }
}

/// Reports why images could not be loaded.
fn loaded(result: Result<(), Error>, reporter: &mut Reporter) -> Result<(), Stop> {
    match result {
        Ok(()) => Ok(()),
        Err(Error::Link(errors)) => {
            errors.iter().for_each(|error| reporter.error(error));
            Err(Stop::Reported)
        }
        Err(Error::Classes(errors)) => {
            errors.iter().for_each(|error| reporter.error(error));
            Err(Stop::Reported)
        }
        Err(error) => Err(Stop::Error(error.to_string())),
    }
}

/// Whether a word after the program names an image to load with it.
fn names_image(word: &Path) -> bool {
    word.extension().is_some_and(|extension| extension == "so") && open_image(word).is_ok()
}

fn config(options: &Options, reporter: &mut Reporter) -> Config {
    let setting = std::env::var("MAPLE_ENGINE_DEBUG").unwrap_or_default();
    let (trace, unknown) = TraceFlags::parse(&setting);
    unknown.iter().for_each(|word| reporter.warning(word));
    let defaults = Config::default();
    Config {
        executor: match options.engine {
            Engine::Threaded => ExecutorKind::Threaded,
            Engine::Stepper => ExecutorKind::Stepper,
        },
        jit: match options.jit {
            // The listing shows what the interpreter executes.
            _ if options.register_code.is_some() => Jit::Off,
            When::Off => Jit::Off,
            When::On => Jit::On,
            When::Eager => Jit::Eager,
        },
        jit_memory: options.jit_memory.unwrap_or(defaults.jit_memory),
        stack_bytes: options.max_stack.unwrap_or(defaults.stack_bytes),
        fuel: options.fuel,
        trace,
        max_heap: options
            .max_heap
            .map(|bytes| bytes as u64)
            .or_else(|| process::physical_memory().map(|bytes| bytes / HEAP_SHARE)),
        heap_stress: options.heap_stress,
        // Whoever looks at a program that never ends presses Ctrl-C and wants the profile. Otherwise plain code need not look, where it can be
        // stopped without; the stepper looks all the same.
        interruptible: options.profile.is_some()
            || options.engine == Engine::Stepper
            || !InterruptHandle::stops_all_code(),
        uncaught: Some(Uncaught(managed::reporter(options.report))),
        program: Program {
            arguments: std::iter::once(options.program.as_os_str())
                .chain(options.args.iter().map(OsString::as_os_str))
                .map(|word| word.to_string_lossy().into_owned())
                .collect(),
            files: true,
            is_bare: false,
        },
        compiler: Some(TextCompiler(Arc::new(compile::compile_text))),
        ..defaults
    }
}

/// Opens an image, compiling it first if it is a text.
fn open(path: &Path, compiler: &mut Compiler, reporter: &mut Reporter) -> Result<Image, Stop> {
    let stream = path == Path::new("-") || is_pipe(path);
    if !stream && !is_source(path) {
        let image = open_image(path)?;
        if !is_lowered(&image) {
            return Ok(image);
        }
    }
    let input = Input::read(path)?;
    if input.is_elf() {
        let image = image_of(&input)?;
        if !is_lowered(&image) {
            return Ok(image);
        }
    }
    let name = path
        .file_name()
        .map_or_else(|| input.name.clone(), |name| name.to_string_lossy().into_owned());
    let source = SourceFile::new(input.name.clone(), input.bytes.clone());
    let image = compiler
        .compile(input, Stage::Image, reporter)
        .ok_or(Stop::Reported)?;
    compiler.before.push(source);
    Ok(Image::from_bytes(&name, &image).map_err(|e| e.to_string())?)
}

/// Whether an image is a lowered module, which is compiled anew: its functions have frames of their own.
fn is_lowered(image: &Image) -> bool {
    image.symbol(maple_mirbin::module::DECLARATION).is_some()
}

/// What comes before the program: Ctrl-C, and the profiler if it is asked for.
fn begin(vm: &Vm, options: &Options) -> Result<(), Stop> {
    interrupt::listen(vm);
    if let Some(file) = &options.profile {
        profile::start(vm, file.as_deref())?;
    }
    Ok(())
}

/// Where the images say that the program starts.
fn start_of(vm: &Vm, options: &Options) -> Result<Main, Stop> {
    vm.main().map_err(|reason| {
        let message = match reason {
            NoMain::Missing { managed: false } if vm.functions().contains(&"main".to_owned()) => {
                format!(
                    "{}: no program can begin with its `main`",
                    options.program.display()
                )
            }
            NoMain::Missing { managed: false } => missing(vm, "main", options),
            reason => format!("{}: {reason}", options.program.display()),
        };
        Stop::Error(format!("{message}; call another function with --invoke"))
    })
}

fn run_main(vm: &mut Vm, main: Main, options: &Options) -> Result<ExitCode, Stop> {
    let argv: Vec<OsString> = std::iter::once(options.program.clone().into_os_string())
        .chain(options.args.iter().cloned())
        .collect();
    let result = vm
        .run_program_at(main, &argv)
        .map_err(|trap| Stop::trap(vm, trap))?;
    // What `main` returns goes to `exit`.
    vm.run_exit_handlers().map_err(|trap| Stop::trap(vm, trap))?;
    Ok(status::of_program(result))
}

fn missing(vm: &Vm, function: &str, options: &Options) -> String {
    let known = match vm.functions().as_slice() {
        [] => "it has no Maple functions".to_owned(),
        list if list.len() <= 5 => format!("it has {}", list.join(", ")),
        list => format!("it has {}, ...", list[..5].join(", ")),
    };
    format!("{}: no function `{function}`; {known}", options.program.display())
}

/// The function with a name that an option gives.
fn named(vm: &Vm, name: &str, options: &Options) -> Result<Func, Stop> {
    vm.func(name)
        .ok_or_else(|| Stop::Error(missing(vm, name, options)))
}

/// Prints the register code of a function.
fn register_code(vm: &Vm, name: &str, options: &Options) -> Result<ExitCode, Stop> {
    let function = named(vm, name, options)?;
    let listing = vm
        .register_code(function)
        .map_err(|kind| format!("{name}: {kind}"))?;
    Destination::Stdout.write_text(listing.as_bytes())?;
    Ok(ExitCode::from(status::SUCCESS))
}

fn machine_code(vm: &Vm, name: &str, options: &Options) -> Result<ExitCode, Stop> {
    let function = named(vm, name, options)?;
    let code = vm
        .machine_code(function)
        .map_err(|kind| format!("{name}: {kind}"))?;
    let code = code.ok_or_else(|| Stop::Error(format!("{name}: it is not compiled: {}", reason(options))))?;
    Destination::Stdout.write_text(machine_code::listing(&code).as_bytes())?;
    Ok(ExitCode::from(status::SUCCESS))
}

/// Why a function has no machine code.
fn reason(options: &Options) -> &'static str {
    match (options.jit, options.engine) {
        (When::Off, _) => "--jit=off says so",
        (_, Engine::Stepper) => "the stepper has no machine code",
        _ => "it is too large, or this build of mplsh does not compile",
    }
}

/// Calls a function whose traps are answered. `unsigned` says that unsigned integers are what their type says.
fn enter(
    vm: &mut Vm,
    name: &str,
    unsigned: bool,
    options: &Options,
    reporter: &mut Reporter,
) -> Result<ExitCode, Stop> {
    let symbol = entry::symbol(name);
    let (function, args) = function_and_arguments(vm, &symbol, options, entry::argument)?;
    begin(vm, options)?;
    let result = vm.call(function, &args);
    process::flush_c_streams();
    let shown = match result {
        Ok(value) => {
            let shown = entry::result(value, unsigned);
            // SAFETY: the result was of this call, and is not used any more.
            unsafe { vm.release(function, value) };
            shown
        }
        // The program's way to end.
        Err(trap) if matches!(trap.kind, TrapKind::Exit { .. }) => None,
        Err(trap) => return Err(Stop::trap(vm, trap)),
    };
    if let Some(text) = shown {
        Destination::Stdout.write_text(format!("{text}\n").as_bytes())?;
    }
    finish(vm, options, reporter)
}

/// Waits for the threads of the program.
fn finish(vm: &mut Vm, options: &Options, reporter: &mut Reporter) -> Result<ExitCode, Stop> {
    // What ended them was reported when it did.
    let traps = vm.join_threads();
    if !traps.is_empty() {
        let thrown = |trap: &Trap| matches!(trap.kind, TrapKind::Exception { .. });
        return Ok(match traps.iter().all(thrown) {
            true => code(false),
            false => ExitCode::from(status::TRAP),
        });
    }
    Ok(code(
        !options.check_leaks || managed::leaves_nothing(vm, reporter),
    ))
}

/// Calls a function with arguments from the command line; prints its result.
fn invoke(vm: &mut Vm, name: &str, options: &Options, reporter: &mut Reporter) -> Result<ExitCode, Stop> {
    let parse = |ty, text: &str| Value::parse(ty, text).map_err(|error| error.to_string());
    let (function, args) = function_and_arguments(vm, name, options, parse)?;
    begin(vm, options)?;
    let result = vm.call(function, &args).map_err(|trap| Stop::trap(vm, trap))?;
    process::flush_c_streams();
    if result != Value::VOID {
        Destination::Stdout.write_text(format!("{result}\n").as_bytes())?;
    }
    finish(vm, options, reporter)
}

fn code(fine: bool) -> ExitCode {
    ExitCode::from(if fine { status::SUCCESS } else { status::FAILURE })
}

/// The function of a name, and the command line's arguments for it.
fn function_and_arguments(
    vm: &Vm,
    name: &str,
    options: &Options,
    parse: impl Fn(Prim, &str) -> Result<Value, String>,
) -> Result<(Func, Vec<Value>), Stop> {
    let function = named(vm, name, options)?;
    let (formals, _) = vm.signature(function).map_err(|kind| kind.to_string())?;
    if formals.len() != options.args.len() {
        let types: Vec<&str> = formals.iter().map(|ty| ty.name()).collect();
        let given = options.args.len();
        return Err(Stop::Usage(format!(
            "{name}({}) called with {given} arguments",
            types.join(", ")
        )));
    }
    let mut args = Vec::new();
    for (text, ty) in options.args.iter().zip(formals) {
        args.push(parse(ty, &text.to_string_lossy()).map_err(Stop::Usage)?);
    }
    Ok((function, args))
}
