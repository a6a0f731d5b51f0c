//! Maple code on threads of C, VMs on threads of Rust.

#[path = "common/text.rs"]
mod text;

use maple_vm::{Config, TrapKind, Value, Vm};
use std::time::Duration;
use text::{EXECUTORS, Library, call, config, functions, vm_of};

const THREADS_C: &str = r"
#include <pthread.h>
#include <unistd.h>
struct job { void *(*run)(void *); void *arg; };
/* Starts n threads with a function pointer that C finds in memory, and waits for them. */
long crowd(struct job *job, int n) {
  pthread_t t[64]; long sum = 0; void *r;
  for (int i = 0; i < n; i++) if (pthread_create(&t[i], 0, job->run, job->arg)) return -1;
  for (int i = 0; i < n; i++) { pthread_join(t[i], &r); sum += (long)r; }
  return sum;
}
static void *loop(void *f) { for (;;) { ((void (*)(void))f)(); usleep(100); } return 0; }
void detached(void (*f)(void)) { pthread_t t; pthread_create(&t, 0, loop, (void *)f); pthread_detach(t); }
void nap(int us) { usleep(us); }
";

const THREADS: &str = r"
type $job <struct {@run <* <func (<* void>) <* void>>>, @arg <* void>}>
func &pthread_create (var %t <* u64>, var %attr <* void>, var %f <* <func (<* void>) <* void>>>, var %arg <* void>) i32
func &pthread_join (var %t u64, var %result <* <* void>>) i32
func &crowd (var %job <* <$job>>, var %n i32) i64
func &detached (var %f <* <func () void>>) void
func &nap (var %us i32) void
var $job <$job> = [1= addroffunc ptr &worker, 2= 0]
var $count i64
var $ticks i64

func &worker (var %arg <* void>) <* void> {
  var %i i32
  dassign %i (constval i32 0)
  while (lt u1 i32 (dread i32 %i, constval i32 100)) {
    dassign $count (add i64 (dread i64 $count, constval i64 1))
    call &nap (constval i32 0)
    dassign %i (add i32 (dread i32 %i, constval i32 1))
  }
  return (constval ptr 7)
}
func &fails (var %arg <* void>) <* void> {
  return (iread ptr <* <* void>> (dread ptr %arg))
}
func &start (var %arg u64) u64 {
  var %t u64
  var %r <* void>
  call &pthread_create (addrof ptr %t, constval ptr 0, addroffunc ptr &worker, constval ptr 0)
  call &pthread_join (dread u64 %t, addrof ptr %r)
  return (cvt u64 ptr (dread ptr %r))
}
func &start_failing (var %arg <* void>) i32 {
  var %t u64
  var %r <* void>
  call &pthread_create (addrof ptr %t, constval ptr 0, addroffunc ptr &fails, dread ptr %arg)
  call &pthread_join (dread u64 %t, addrof ptr %r)
  return (constval i32 5)
}
func &many (var %n i32) i64 {
  dassign $count (constval i64 0)
  call &crowd (addrof ptr $job, dread i32 %n)
  return (regread i64 %%retval0)
}
func &get () i64 { return (dread i64 $count) }
func &tick () void { dassign $ticks (add i64 (dread i64 $ticks, constval i64 1)) }
func &ticking () void { call &detached (addroffunc ptr &tick) }
func &fib (var %n i32) i32 {
  var %a i32
  if (lt u1 i32 (dread i32 %n, constval i32 2)) { return (dread i32 %n) }
  callassigned &fib (sub i32 (dread i32 %n, constval i32 1)) { dassign %a 0 }
  call &fib (sub i32 (dread i32 %n, constval i32 2))
  return (add i32 (dread i32 %a, regread i32 %%retval0))
}
";

#[test]
fn start_routines_in_maple() {
    let library = Library::build(THREADS_C);
    for executor in EXECUTORS {
        let mut vm = vm_of(THREADS, Some(&library), config(executor));
        assert_eq!(
            call(&mut vm, "start", &[Value::u64(0)]),
            Ok(Value::u64(7)),
            "{executor:?}"
        );
        for threads in [1, 2, 16] {
            assert_eq!(
                call(&mut vm, "many", &[Value::i32(threads)]),
                Ok(Value::i64(7 * i64::from(threads)))
            );
            // The gate is given up in native calls only, so that the increments do not get lost.
            assert_eq!(
                call(&mut vm, "get", &[]),
                Ok(Value::i64(100 * i64::from(threads)))
            );
        }
    }
}

#[test]
fn a_trap_on_a_thread_of_c_ends_the_embedders_call() {
    let library = Library::build(THREADS_C);
    for executor in EXECUTORS {
        let mut vm = vm_of(THREADS, Some(&library), config(executor));
        for _ in 0..3 {
            let trap = call(&mut vm, "start_failing", &[Value::u64(0x7777_0000_0000)]).expect_err("trap");
            assert_eq!(
                trap.kind,
                TrapKind::MemoryFault {
                    address: 0x7777_0000_0000
                },
                "{executor:?}"
            );
            assert_eq!(functions(&trap), ["fails"]);
            assert_eq!(call(&mut vm, "start", &[Value::u64(0)]), Ok(Value::u64(7)));
        }
    }
}

/// A thread of C goes on calling after its VM is gone: thunks outlive the VM and return zero.
#[test]
fn a_vm_may_be_dropped_while_c_goes_on() {
    let library = Library::build(THREADS_C);
    for executor in EXECUTORS {
        let mut vm = vm_of(THREADS, Some(&library), config(executor));
        call(&mut vm, "ticking", &[]).expect("started");
        let ticks = vm.symbol("ticks").expect("variable").address;
        let mut bytes = [0; 8];
        while i64::from_le_bytes(bytes) < 10 {
            std::thread::sleep(Duration::from_millis(1));
            vm.read(ticks, &mut bytes).expect("readable");
        }
        drop(vm);
        std::thread::sleep(Duration::from_millis(10));
    }
    // The library's thread is still running its code.
    std::mem::forget(library);
}

#[test]
fn vms_on_several_threads() {
    fn sendable<T: Send>(value: T) -> T {
        value
    }
    let library = Library::build(THREADS_C);
    let vms: Vec<Vm> = (0..8)
        .map(|i| sendable(vm_of(THREADS, Some(&library), config(EXECUTORS[i % 2]))))
        .collect();
    let threads: Vec<_> = vms
        .into_iter()
        .enumerate()
        .map(|(i, mut vm)| {
            std::thread::spawn(move || {
                for _ in 0..20 {
                    assert_eq!(call(&mut vm, "fib", &[Value::i32(12)]), Ok(Value::i32(144)));
                    let address = 0x1000_0000_0000 + i as u64 * 0x1000;
                    let trap = call(&mut vm, "fails", &[Value::u64(address)]).expect_err("trap");
                    assert_eq!(trap.kind, TrapKind::MemoryFault { address });
                    assert_eq!(call(&mut vm, "start", &[Value::u64(0)]), Ok(Value::u64(7)));
                }
                vm
            })
        })
        .collect();
    // A VM may be used on another thread than before.
    for thread in threads {
        let mut vm = thread.join().expect("thread");
        assert_eq!(call(&mut vm, "fib", &[Value::i32(10)]), Ok(Value::i32(55)));
    }
}

/// The budget is one for all threads of a VM.
#[test]
fn fuel_counts_on_all_threads() {
    let library = Library::build(THREADS_C);
    for executor in EXECUTORS {
        let settings = Config {
            fuel: Some(100_000),
            ..config(executor)
        };
        let mut vm = vm_of(THREADS, Some(&library), settings);
        call(&mut vm, "many", &[Value::i32(4)]).expect("enough");
        let left = vm.fuel().expect("limited");
        assert!((50_000..99_000).contains(&left), "{executor:?} {left}");
        vm.set_fuel(1000);
        let trap = call(&mut vm, "many", &[Value::i32(4)]).expect_err("spent");
        assert_eq!(trap.kind, TrapKind::InstructionLimit);
        vm.set_fuel(100_000);
        assert_eq!(call(&mut vm, "fib", &[Value::i32(10)]), Ok(Value::i32(55)));
    }
}
