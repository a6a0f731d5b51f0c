//! Faults: in Maple code they are traps, in native code they end the process with a backtrace. The latter run in a process of their own.

#[path = "common/text.rs"]
mod text;

use maple_vm::{Config, ExecutorKind, Trap, TrapKind, Value, Vm};
use std::process::{Command, Output};
use std::time::{Duration, Instant};
use text::{EXECUTORS, Library, call, config, functions, vm_of};

const ACCESSES: &str = r"
func &load8 (var %p <* u8>) u8 { return (iread u32 <* u8> (dread ptr %p)) }
func &load32 (var %p <* i32>) i32 { return (iread i32 <* i32> (dread ptr %p)) }
func &load64 (var %p <* i64>) i64 { return (iread i64 <* i64> (dread ptr %p)) }
func &load_float (var %p <* f32>) f32 { return (iread f32 <* f32> (dread ptr %p)) }
func &load_double (var %p <* f64>) f64 { return (iread f64 <* f64> (dread ptr %p)) }
func &load_offset (var %p <* i64>) i64 { return (ireadoff i64 24 (dread ptr %p)) }
func &load_index (var %p <* i64>, var %i i64) i64 {
  return (iread i64 <* i64> (add ptr (dread ptr %p, mul i64 (dread i64 %i, constval i64 8))))
}
func &store8 (var %p <* u8>) void { iassign <* u8> 0 (dread ptr %p, constval u32 1) }
func &store64 (var %p <* i64>) void { iassign <* i64> 0 (dread ptr %p, constval i64 -1) }
func &store_double (var %p <* f64>, var %x f64) void { iassign <* f64> 0 (dread ptr %p, dread f64 %x) }
func &jump (var %f <* <func (i32) i32>>) i32 {
  icall (dread ptr %f, constval i32 1)
  return (regread i32 %%retval0)
}
type $big <struct {@a <[100] i64>}>
func &copy (var %to <* <$big>>, var %from <* <$big>>) void {
  iassign <* <$big>> 0 (dread ptr %to, iread agg <* <$big>> 0 (dread ptr %from))
}
func &divide (var %a i32, var %b i32) i32 { return (rem i32 (dread i32 %a, dread i32 %b)) }
func &recurse (var %n i64) i64 {
  call &recurse (add i64 (dread i64 %n, constval i64 1))
  return (regread i64 %%retval0)
}
";

/// Both executors give the same trap.
fn both(name: &str, args: &[Value]) -> Trap {
    let traps: Vec<Trap> = EXECUTORS
        .iter()
        .map(|executor| {
            let mut vm = vm_of(ACCESSES, None, config(*executor));
            call(&mut vm, name, args).expect_err(name)
        })
        .collect();
    assert_eq!(traps[0], traps[1], "{name}{args:?}");
    traps[0].clone()
}

/// Addresses that are not mapped, not canonical, in the kernel's half, read-only, and null with an offset.
#[test]
fn wild_accesses() {
    static CONSTANT: [i64; 200] = [1; 200];
    let wild = [
        0x7777_0000_0000u64,
        0x8000_0000_0000,
        0xdead_beef_dead_beef,
        0xffff_8000_0000_0000,
        u64::MAX - 64,
    ];
    for address in wild {
        let arg = [Value::u64(address)];
        for name in [
            "load8",
            "load32",
            "load64",
            "load_float",
            "load_double",
            "store8",
            "store64",
        ] {
            assert_eq!(
                both(name, &arg).kind,
                TrapKind::MemoryFault { address },
                "{name} {address:#x}"
            );
        }
        let offset = both("load_offset", &[Value::u64(address.wrapping_sub(24))]).kind;
        assert_eq!(offset, TrapKind::MemoryFault { address });
        let index = [Value::u64(address.wrapping_sub(8 * 1000)), Value::i64(1000)];
        assert_eq!(both("load_index", &index).kind, TrapKind::MemoryFault { address });
        let store = [Value::u64(address), Value::f64(1.0)];
        assert_eq!(
            both("store_double", &store).kind,
            TrapKind::MemoryFault { address }
        );
    }
    assert_eq!(both("load32", &[Value::u64(8)]).kind, TrapKind::NullPointer);
    assert_eq!(both("store8", &[Value::u64(0xfff)]).kind, TrapKind::NullPointer);
    let constant = CONSTANT.as_ptr() as u64;
    assert_eq!(
        both("store64", &[Value::u64(constant)]).kind,
        TrapKind::MemoryFault { address: constant }
    );
    let from = Value::u64(constant);
    for address in [0x7777_0000_0000, 0xdead_beef_dead_beef] {
        assert_eq!(
            both("copy", &[Value::u64(address), from]).kind,
            TrapKind::MemoryFault { address }
        );
        assert_eq!(
            both("copy", &[from, Value::u64(address)]).kind,
            TrapKind::MemoryFault { address }
        );
    }
}

#[test]
fn bad_function_pointers() {
    static DATA: [u8; 16] = [0xc3; 16];
    let data = DATA.as_ptr() as u64;
    let stack = &raw const data as u64;
    // SAFETY: a look-up by a constant name.
    let variable = unsafe { libc::dlsym(libc::RTLD_DEFAULT, c"stdout".as_ptr()) } as u64;
    assert_ne!(variable, 0);
    for address in [0, 8, 0x1234_5678, data, stack, variable, 0xdead_beef_dead_beef] {
        assert_eq!(
            both("jump", &[Value::u64(address)]).kind,
            TrapKind::BadCall { address }
        );
    }
    for executor in EXECUTORS {
        let mut vm = vm_of(ACCESSES, None, config(executor));
        let inside = vm.symbol("jump").expect("function").address + 4;
        let trap = call(&mut vm, "jump", &[Value::u64(inside)]).expect_err("trap");
        assert_eq!(trap.kind, TrapKind::BadCall { address: inside });
    }
}

/// A file that becomes shorter than its mapping.
#[test]
fn truncated_mappings() {
    let file = tempfile::tempfile().expect("file");
    file.set_len(16384).expect("size");
    // SAFETY: a new mapping of a file that stays open.
    let memory = unsafe {
        use std::os::fd::AsRawFd;
        libc::mmap(
            std::ptr::null_mut(),
            16384,
            libc::PROT_READ,
            libc::MAP_SHARED,
            file.as_raw_fd(),
            0,
        )
    };
    assert_ne!(memory, libc::MAP_FAILED);
    file.set_len(4096).expect("size");
    let address = memory as u64 + 8192;
    assert_eq!(
        both("load64", &[Value::u64(address)]).kind,
        TrapKind::MemoryFault { address }
    );
    assert_eq!(
        both("load8", &[Value::u64(address + 5)]).kind,
        TrapKind::MemoryFault { address: address + 5 }
    );
    // SAFETY: the mapping from above.
    unsafe { libc::munmap(memory, 16384) };
}

#[test]
fn traps_name_their_place() {
    let trap = both("divide", &[Value::i32(1), Value::i32(0)]);
    assert_eq!(
        (trap.kind, functions(&trap)),
        (TrapKind::DivideByZero, vec!["divide"])
    );
    let line = 1 + ACCESSES
        .lines()
        .position(|l| l.starts_with("func &divide"))
        .expect("line") as u32;
    assert_eq!(trap.frames[0].source, Some(("test.mpl".to_owned(), line)));
    let text = trap.to_string();
    assert!(
        text.starts_with("integer division by zero\n  at divide+0x"),
        "{text}"
    );
}

// ---- faults in native code ----

const NATIVE_C: &str = r#"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <pthread.h>
int deref(int *p) { return *p; }
int quotient(int a, int b) { return a / b; }
void trap(void) { __builtin_trap(); }
int deep(int (*f)(int), int n) { return f(n); }
void says(const char *s) { printf("%s", s); }
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
void overflow_heap(void) { char *p = malloc(24); memset(p, 0x41, 4096); p = malloc(5000); memset(p, 0x41, 65536); ((int *)8)[0] = 1; }
int overflow(int n) { volatile char big[1000]; big[n % 1000] = n; return n == 0 ? 0 : overflow(n - 1) + big[(n + 1) % 1000]; }
static void *thread(void *p) { return (void *)(long)*(int *)p; }
void on_thread(void) { pthread_t t; pthread_create(&t, 0, thread, (void *)16); pthread_join(t, 0); }
"#;

const NATIVE: &str = r"
func &deref (var %p <* i32>) i32
func &quotient (var %a i32, var %b i32) i32
func &trap () void
func &deep (var %f <* <func (i32) i32>>, var %n i32) i32
func &says (var %s <* i8>) void
func &overflow (var %n i32) i32
func &overflow_heap () void
func &strlen (var %p <* i8>) u64
func &exit (var %n i32) void
func &atexit (var %f <* <func () void>>) i32
func &wild_strlen () u64 {
  call &says (conststr ptr |before |)
  call &strlen (constval ptr 0x7777_0000)
  return (regread u64 %%retval0)
}
func &divide () i32 {
  call &quotient (constval i32 1, constval i32 0)
  return (regread i32 %%retval0)
}
func &illegal () void { call &trap () }
func &down (var %n i32) i32 {
  if (eq u1 i32 (dread i32 %n, constval i32 0)) {
    callassigned &deref (constval ptr 16) { dassign %n 0 }
    return (dread i32 %n)
  }
  callassigned &deep (addroffunc ptr &down, sub i32 (dread i32 %n, constval i32 1)) { dassign %n 0 }
  return (dread i32 %n)
}
func &nested () i32 { call &down (constval i32 3)  return (regread i32 %%retval0) }
func &long () i32 { call &down (constval i32 60)  return (regread i32 %%retval0) }
func &host_stack () i32 { call &overflow (constval i32 100000000)  return (regread i32 %%retval0) }
func &heap () void { call &overflow_heap () }
func &handler () void { call &says (conststr ptr |bye|) }
func &leave () void {
  call &atexit (addroffunc ptr &handler)
  call &exit (constval i32 3)
}
func &bad_handler () void { assertnonnull (constval ptr 0) }
func &leave_badly () void {
  call &atexit (addroffunc ptr &bad_handler)
  call &exit (constval i32 3)
}
";

const CHILD: &str = "MAPLE_ENGINE_TEST_CHILD";

fn executor_of(name: &str) -> ExecutorKind {
    if name == "stepper" {
        ExecutorKind::Stepper
    } else {
        ExecutorKind::Threaded
    }
}

/// What the processes of the tests below do: call the function named in the environment.
#[test]
fn child() {
    let Ok(order) = std::env::var(CHILD) else { return };
    let (executor, name) = order.split_once(':').expect("order");
    let library = Library::build(NATIVE_C);
    let text = NATIVE.replace('|', "\"").replace("0x7777_0000", "0x77770000");
    let mut vm: Vm = vm_of(
        &text,
        Some(&library),
        Config {
            ..config(executor_of(executor))
        },
    );
    if name == "rust_overflow" {
        call(&mut vm, "handler", &[]).expect("usable");
        fn recurse(n: u64) -> u64 {
            let buffer = std::hint::black_box([n; 100]);
            if n == 0 {
                0
            } else {
                recurse(n - 1) + buffer[(n % 100) as usize]
            }
        }
        std::process::exit(recurse(std::hint::black_box(1 << 40)) as i32);
    }
    call(&mut vm, name, &[]).expect("returned");
}

fn run(executor: &str, name: &str) -> Output {
    let program = std::env::current_exe().expect("this program");
    Command::new(program)
        .args(["child", "--exact", "--nocapture", "--test-threads=1"])
        .env(CHILD, format!("{executor}:{name}"))
        .output()
        .expect("process")
}

/// Runs a function whose native callee faults. Gives what it wrote to standard error.
fn fault(name: &str) -> String {
    let mut reports = Vec::new();
    for executor in ["threaded", "stepper"] {
        let start = Instant::now();
        let output = run(executor, name);
        let report = String::from_utf8_lossy(&output.stderr).into_owned();
        assert_eq!(
            output.status.code(),
            Some(134),
            "{executor} {name}: {:?} {report}",
            output.status
        );
        assert!(start.elapsed() < Duration::from_secs(20));
        let printed = String::from_utf8_lossy(&output.stdout).into_owned();
        assert_eq!(printed.contains("before "), name == "wild_strlen", "{printed}");
        reports.push(report);
    }
    let frames = |report: &str| report.lines().skip(1).map(str::to_owned).collect::<Vec<_>>();
    assert_eq!(frames(&reports[0]), frames(&reports[1]));
    reports.swap_remove(0)
}

#[test]
fn native_faults_end_the_process_with_a_backtrace() {
    let report = fault("wild_strlen");
    let mut lines = report.lines();
    let first = lines.next().unwrap_or_default();
    assert!(
        first.starts_with("trap: a native function faulted at address 0x77770000: SIGSEGV in "),
        "{report}"
    );
    let second = lines.next().unwrap_or_default();
    assert!(
        second.starts_with("  at wild_strlen+0x") && second.ends_with(", test.mpl:14)"),
        "{report}"
    );
    assert_eq!(lines.next(), None, "{report}");
    let report = fault("divide");
    assert!(
        report.contains(": SIGFPE in quotient+0x") && report.contains("  at divide+0x"),
        "{report}"
    );
    assert!(fault("illegal").contains(": SIGILL in trap+0x"));
}

#[test]
fn reports_cross_callbacks() {
    let report = fault("nested");
    let functions: Vec<&str> = report
        .lines()
        .filter_map(|line| line.strip_prefix("  at ")?.split('+').next())
        .collect();
    assert_eq!(functions, ["down", "down", "down", "down", "nested"], "{report}");
    let report = fault("long");
    assert!(report.contains("\n  ... 14 frames ...\n"), "{report}");
    assert_eq!(report.lines().count(), 1 + 32 + 1 + 16, "{report}");
}

/// The report needs neither the thread's stack nor a sound heap.
#[test]
fn reports_from_ruins() {
    assert!(fault("host_stack").contains("  at host_stack+0x"));
    assert!(fault("heap").contains("  at heap+0x"));
}

/// What is none of ours goes to the handlers that were there before.
#[test]
fn rusts_own_stack_overflow_is_reported_by_rust() {
    let output = run("threaded", "rust_overflow");
    let report = String::from_utf8_lossy(&output.stderr);
    assert!(report.contains("has overflowed its stack"), "{report}");
    assert_eq!(output.status.code(), None, "{report}");
}

#[test]
fn exit_runs_the_handlers() {
    for executor in ["threaded", "stepper"] {
        let output = run(executor, "leave");
        assert_eq!(output.status.code(), Some(3), "{output:?}");
        assert!(
            String::from_utf8_lossy(&output.stdout).ends_with("bye"),
            "{output:?}"
        );
        let output = run(executor, "leave_badly");
        let report = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(134), "{output:?}");
        assert!(
            report.starts_with("trap: null pointer access\n  at bad_handler+0x"),
            "{report}"
        );
        assert!(report.contains("  at leave_badly+0x"), "{report}");
    }
}
