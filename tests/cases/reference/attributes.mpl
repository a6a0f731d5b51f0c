# test run
# Attributes of a module of C: of functions, variables, types and fields.

srclang 1
type $fields <struct {
  @seen i32 volatile,
  @set i32 restrict,
  @skipped i32 transient,
  @kind i32 enum,
  @relaxed i32 memory_order_relaxed,
  @consumed i32 memory_order_consume,
  @acquired i32 memory_order_acquire,
  @released i32 memory_order_release,
  @both i32 memory_order_acq_rel,
  @ordered i32 memory_order_seq_cst,
  @unowned i32 rcunowned,
  @weak_one i32 rcweak,
  @tight i64 packed,
  @last i8 align(16) }>
type $packed_pair <struct { @tag u8, @value i64 } packed>
type $packed_to_two <struct { @tag u8, @value i64 } pack(2)>
var $constant i32 const = 1
var $used_by_none i32 used
var $aligned i32 align(64) = 2
var $of_unknown_size <[1] i32> incomplete_array
var $frozen i32 readonly
var $proved i32 verified
var $note i32 annotation
var $counted ptr localrefvar
var $receiver ptr rcunownedthis

func &weak_one weak (var %x i32) i32 {
  return (dread i32 %x)
}

func &local_one local (var %x i32) i32 {
  return (dread i32 %x)
}

func &static_one static (var %x i32) i32 {
  return (dread i32 %x)
}

func &missing extern weak (var %x i32) i32

func &plain public (var %x i32) i32 {
  callassigned &weak_one (dread i32 %x) { dassign %x }
  callassigned &local_one (dread i32 %x) { dassign %x }
  callassigned &static_one (dread i32 %x) { dassign %x }
  if (ne u1 ptr (addroffunc ptr &missing, constval ptr 0)) {
    callassigned &missing (dread i32 %x) { dassign %x }
  }
  return (add i32 (dread i32 %x, dread i32 $aligned))
}

# What front ends say of functions. Nothing of this changes what the code does.
func &f1 inline () void
func &f2 always_inline () void
func &f3 gnu_inline () void
func &f4 noinline () void
func &f5 pure () i32
func &f6 nosideeffect () i32
func &f7 noexcept () void
func &f8 nothrow_exception () void
func &f9 nodefargeffect () void
func &f10 nodefeffect () void
func &f11 noretglobal () ptr
func &f12 noretarg () ptr
func &f13 noprivate_defeffect () void
func &f14 ipaseen () void
func &f15 called_once () void
func &f16 firstarg_return (var %x ptr) ptr
func &f17 implicit () i32
func &f18 generic () void
func &f19 optimized () void
func &f20 varargs (...) void
func &f21 destructor () void
func &f22 delete () void
func &f23 default () void
func &f24 private () void
func &f25 protected () void
func &f26 constructor () void
func &f27 late_bound () i32

# run: &plain(i32 40) == i32 42
