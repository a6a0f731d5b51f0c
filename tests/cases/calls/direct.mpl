# test run
# test regcode seven assigned_to_nothing
# Direct calls: results through %%retval0 or assigned to variables, fields and pseudo-registers; prototypes; either sigil.

type $pair <struct {@a i32, @b i64}>
func &declared_first (var %a i32) i32
var $global i32

func &seven () i32 {
  return (constval i32 7)
}

func &subtract (var %a i32, var %b i32) i32 {
  return (sub i32 (dread i32 %a, dread i32 %b))
}

func $dollar (var %a i32) i32 {
  return (add i32 (dread i32 %a, constval i32 1))
}

func &nothing (var %v i32) void {
  dassign $global (dread i32 %v)
}

func &retval (var %a i32, var %b i32) i32 {
  call &subtract (dread i32 %a, dread i32 %b)
  return (regread i32 %%retval0)
}

func &retval_alias (var %a i32, var %b i32) i32 {
  call &subtract (dread i32 %a, dread i32 %b)
  return (neg i32 (regread i32 %%retval))
}

func &assigned_variable (var %a i32, var %b i32) i32 {
  var %r i64
  callassigned &subtract (dread i32 %a, dread i32 %b) { dassign %r 0 }
  return (cvt i32 i64 (dread i64 %r))
}

func &assigned_without_field (var %a i32) i32 {
  callassigned &dollar (dread i32 %a) { dassign %a }
  return (dread i32 %a)
}

func &assigned_field (var %a i32) i64 {
  var %p <$pair>
  callassigned &dollar (dread i32 %a) { dassign %p 1 }
  callassigned &dollar (dread i32 %p 1) { dassign %p 2 }
  return (add i64 (dread i64 %p 2, cvt i64 i32 (dread i32 %p 1)))
}

func &assigned_global (var %a i32) i32 {
  callassigned &dollar (dread i32 %a) { dassign $global 0 }
  return (dread i32 $global)
}

func &assigned_preg (var %a i32) i32 {
  callassigned &dollar (dread i32 %a) { regassign i32 %3 }
  return (regread i32 %3)
}

func &assigned_to_nothing (var %a i32) i32 {
  callassigned &dollar (dread i32 %a) {}
  return (dread i32 %a)
}

func &sigils (var %a i32) i32 {
  call $dollar (dread i32 %a)
  call &dollar (regread i32 %%retval0)
  return (regread i32 %%retval0)
}

func &no_result (var %v i32) i32 {
  call &nothing (dread i32 %v)
  return (dread i32 $global)
}

func &uses_prototype (var %a i32) i32 {
  callassigned &declared_first (dread i32 %a) { dassign %a 0 }
  return (dread i32 %a)
}

func &declared_first (var %a i32) i32 {
  return (mul i32 (dread i32 %a, constval i32 2))
}

# The arguments of a call are evaluated before any of them becomes a formal of the callee.
func &arguments_first (var %a i32, var %b i32) i32 {
  if (gt i32 i32 (dread i32 %a, constval i32 3)) {
    return (add i32 (mul i32 (dread i32 %a, constval i32 10), dread i32 %b))
  }
  callassigned &arguments_first (
    add i32 (dread i32 %b, constval i32 1),
    add i32 (dread i32 %a, constval i32 1)) { dassign %a 0 }
  return (dread i32 %a)
}

# A formal is a variable: assigning to it does not change the caller's.
func &spoil (var %a i32) void {
  dassign %a (constval i32 0)
  return ()
}

func &unspoiled (var %a i32) i32 {
  call &spoil (dread i32 %a)
  return (dread i32 %a)
}

# Narrow arguments and results are extended by the callee's types.
func &narrow (var %a i8, var %b u16) i8 {
  return (add i8 (dread i8 %a, cvt i8 u16 (dread u16 %b)))
}

func &narrow_caller (var %v i32) i32 {
  callassigned &narrow (dread i32 %v, constval i32 65537) { dassign %v 0 }
  return (dread i32 %v)
}

# run: &retval(i32 10, i32 3) == i32 7
# run: &retval_alias(i32 10, i32 3) == i32 -7
# run: &assigned_variable(i32 3, i32 10) == i32 -7
# run: &assigned_without_field(i32 1) == i32 2
# run: &assigned_field(i32 1) == i64 5
# run: &assigned_global(i32 8) == i32 9
# run: &assigned_preg(i32 8) == i32 9
# run: &assigned_to_nothing(i32 8) == i32 8
# run: &sigils(i32 5) == i32 7
# run: &no_result(i32 44) == i32 44
# run: &uses_prototype(i32 21) == i32 42
# run: &arguments_first(i32 1, i32 2) == i32 54
# run: &unspoiled(i32 6) == i32 6
# run: &narrow_caller(i32 127) == i32 -128
# run: &dollar(i32 1) == i32 2
# run: &seven() == i32 7

# regcode:
# &seven
#     0  0016  ReturnImm                     7, 0, 0, 0
# &assigned_to_nothing
#     0  0024  Add32                    Psi  5, 0, 1, 0
#     1  002c  ReturnS32                s    0, 0, 0, 0
