# test run
# test regcode sign without shallow deeper_below
# Small leaf functions, which the threaded executor translates as part of their callers: nobody can tell.

type $pair <struct {@a i32, @b i64}>
var $global i32
var $table <[4] i32> = [10, 20, 30, 40]

# Callees that need more of the evaluation stack than their callers.
func &remember () void { dassign $global (add i32 (constval i32 3, mul i32 (dread i32 $global, dread i32 $global))) }
func &shallow () void { call &remember () }
func &sum_of_three (var %a i32) i32 {
  return (add i32 (dread i32 %a, mul i32 (dread i32 %a, add i32 (dread i32 %a, dread i32 $global))))
}
func &deeper_below (var %a i32) i32 {
  call &sum_of_three (dread i32 %a)
  return (regread i32 %%retval0)
}

# Branches, loops, several returns.
func &sign (var %n i32) i32 {
  brfalse @not_less (lt u1 i32 (dread i32 %n, constval i32 0))
  return (constval i32 -1)
@not_less
  brfalse @zero (gt u1 i32 (dread i32 %n, constval i32 0))
  return (constval i32 1)
@zero
  return (constval i32 0)
}
func &sum_to (var %n i32) i32 {
  var %i i32
  var %sum i32
  dassign %i (constval i32 0)
  dassign %sum (constval i32 0)
@again
  dassign %i (add i32 (dread i32 %i, constval i32 1))
  dassign %sum (add i32 (dread i32 %sum, dread i32 %i))
  brtrue @again (lt u1 i32 (dread i32 %i, dread i32 %n))
  return (dread i32 %sum)
}
func &signs (var %a i32, var %b i32) i32 {
  var %x i32
  callassigned &sign (dread i32 %a) { dassign %x 0 }
  callassigned &sign (dread i32 %b) { dassign %b 0 }
  return (add i32 (mul i32 (dread i32 %x, constval i32 10), dread i32 %b))
}
func &sums (var %n i32) i32 {
  var %i i32
  var %x i32
  var %all i32
  dassign %i (constval i32 1)
  dassign %all (constval i32 0)
@again
  callassigned &sum_to (dread i32 %i) { dassign %x 0 }
  dassign %all (add i32 (dread i32 %all, dread i32 %x))
  dassign %i (add i32 (dread i32 %i, constval i32 1))
  brtrue @again (le u1 i32 (dread i32 %i, dread i32 %n))
  return (dread i32 %all)
}

# Types: arguments become those of the formals, results that of the function.
func &narrow (var %a i8, var %b u16) i32 {
  return (sub i32 (dread i8 %a, dread u16 %b))
}
func &low (var %n i32) u8 {
  return (dread i32 %n)
}
func &low_signed (var %n i32) i8 {
  brtrue @add (gt u1 i32 (dread i32 %n, constval i32 1000))
  return (dread i32 %n)
@add
  return (add i32 (dread i32 %n, constval i32 1))
}
func &truth (var %n i32) u1 {
  return (dread i32 %n)
}
func &wide (var %n i64) i64 {
  return (dread i64 %n)
}
func &middle (var %a f64, var %b f64) f64 {
  return (div f64 (add f64 (dread f64 %a, dread f64 %b), constval f64 2.0))
}
func &single (var %a f32) f32 {
  return (mul f32 (dread f32 %a, dread f32 %a))
}
func &narrowed (var %a i32, var %b i32) i32 {
  callassigned &narrow (dread i32 %a, dread i32 %b) { dassign %a 0 }
  return (dread i32 %a)
}
func &constants () i32 {
  var %x i32
  callassigned &narrow (constval i32 384, constval i32 -1) { dassign %x 0 }
  return (dread i32 %x)
}
func &lows (var %n i32) i32 {
  var %x u8
  var %y i8
  callassigned &low (dread i32 %n) { dassign %x 0 }
  callassigned &low_signed (dread i32 %n) { dassign %y 0 }
  return (add i32 (mul i32 (dread u8 %x, constval i32 1000), dread i8 %y))
}
func &truths (var %n i32) i32 {
  var %x u1
  callassigned &truth (dread i32 %n) { dassign %x 0 }
  return (cvt i32 u1 (dread u1 %x))
}
func &widened (var %n i32) i64 {
  var %x i64
  callassigned &wide (dread i32 %n) { dassign %x 0 }
  return (dread i64 %x)
}
func &middles (var %a f64, var %b i32) f64 {
  callassigned &middle (dread f64 %a, cvt f64 i32 (dread i32 %b)) { dassign %a 0 }
  callassigned &middle (dread f64 %a, dread f64 %a) { dassign %a 0 }
  return (dread f64 %a)
}
func &singles (var %a f32) f32 {
  call &single (dread f32 %a)
  return (regread f32 %%retval0)
}

# Results: dropped, read twice, and of a function without one.
func &count (var %n i32) i32 {
  dassign $global (add i32 (dread i32 $global, dread i32 %n))
  return (dread i32 $global)
}
func &dropped (var %n i32) i32 {
  dassign $global (constval i32 0)
  call &count (dread i32 %n)
  call &count (constval i32 5)
  return (dread i32 $global)
}
func &twice (var %n i32) i32 {
  dassign $global (constval i32 0)
  call &count (dread i32 %n)
  return (mul i32 (regread i32 %%retval0, regread i32 %%retval0))
}
func &set (var %n i32) void {
  dassign $global (dread i32 %n)
}
func &without (var %n i32) i32 {
  call &set (mul i32 (dread i32 %n, constval i32 3))
  return (dread i32 $global)
}

# Formals: assigned, the same variable twice, a variable that is assigned afterwards, one whose address is taken, one that nobody reads.
func &halves (var %n i32) i32 {
  var %count i32
  dassign %count (constval i32 0)
@again
  dassign %n (div i32 (dread i32 %n, constval i32 2))
  dassign %count (add i32 (dread i32 %count, constval i32 1))
  brtrue @again (gt u1 i32 (dread i32 %n, constval i32 0))
  return (dread i32 %count)
}
func &subtract (var %a i32, var %b i32) i32 {
  return (sub i32 (dread i32 %a, dread i32 %b))
}
func &store_and_read (var %p <* i32>, var %v i32) i32 {
  iassign <* i32> 0 (dread ptr %p, constval i32 99)
  return (dread i32 %v)
}
func &second (var %a i32, var %b i32) i32 {
  return (dread i32 %b)
}
func &assigned (var %n i32) i32 {
  var %x i32
  callassigned &halves (dread i32 %n) { dassign %x 0 }
  return (add i32 (mul i32 (dread i32 %x, constval i32 1000), dread i32 %n))
}
func &same (var %n i32) i32 {
  callassigned &subtract (dread i32 %n, dread i32 %n) { dassign %n 0 }
  return (dread i32 %n)
}
func &swapped (var %a i32, var %b i32) i32 {
  callassigned &subtract (dread i32 %b, dread i32 %a) { dassign %a 0 }
  dassign %b (constval i32 7)
  return (add i32 (mul i32 (dread i32 %a, constval i32 100), dread i32 %b))
}
func &addressed (var %n i32) i32 {
  var %v i32
  dassign %v (dread i32 %n)
  callassigned &store_and_read (addrof ptr %v, dread i32 %v) { dassign %n 0 }
  return (add i32 (mul i32 (dread i32 %n, constval i32 100), dread i32 %v))
}
func &unread (var %n i32) i32 {
  callassigned &second (div i32 (constval i32 100, dread i32 %n), dread i32 %n) { dassign %n 0 }
  return (dread i32 %n)
}
func &into_argument (var %n i32) i32 {
  callassigned &halves (dread i32 %n) { dassign %n 0 }
  callassigned &sign (dread i32 %n) { dassign %n 0 }
  return (dread i32 %n)
}

# A variable that may be read before it is assigned is 0 at every call.
func &unset (var %n i32) i32 {
  var %x i32
  brfalse @read (band i32 (dread i32 %n, constval i32 1))
  dassign %x (dread i32 %n)
@read
  dassign %x (add i32 (dread i32 %x, constval i32 100))
  return (dread i32 %x)
}
func &unsets (var %n i32) i32 {
  var %i i32
  var %x i32
  var %all i32
  dassign %all (constval i32 0)
  dassign %i (constval i32 0)
@again
  callassigned &unset (dread i32 %i) { dassign %x 0 }
  dassign %all (add i32 (mul i32 (dread i32 %all, constval i32 3), dread i32 %x))
  dassign %i (add i32 (dread i32 %i, constval i32 1))
  brtrue @again (lt u1 i32 (dread i32 %i, dread i32 %n))
  return (dread i32 %all)
}

# Calls in calls; a call as the target of a jump; memory of the callee's image; division by zero inside.
func &one (var %n i32) i32 {
  return (add i32 (dread i32 %n, constval i32 1))
}
func &two (var %n i32) i32 {
  callassigned &one (dread i32 %n) { dassign %n 0 }
  callassigned &one (dread i32 %n) { dassign %n 0 }
  return (dread i32 %n)
}
func &three (var %n i32) i32 {
  var %x i32
  callassigned &two (dread i32 %n) { dassign %x 0 }
  callassigned &one (dread i32 %x) { dassign %x 0 }
  return (add i32 (dread i32 %x, mul i32 (dread i32 %n, constval i32 1000)))
}
func &four (var %n i32) i32 {
  callassigned &three (dread i32 %n) { dassign %n 0 }
  return (dread i32 %n)
}
func &element (var %i i32) i32 {
  return (iread i32 <* i32> (array 1 ptr <* <[4] i32>> (addrof ptr $table, dread i32 %i)))
}
func &jumped (var %n i32) i32 {
  var %x i32
  brtrue @here (lt u1 i32 (dread i32 %n, constval i32 0))
  dassign %n (add i32 (dread i32 %n, constval i32 1))
@here
  callassigned &one (dread i32 %n) { dassign %n 0 }
  brtrue @here (lt u1 i32 (dread i32 %n, constval i32 0))
  callassigned &element (constval i32 2) { dassign %x 0 }
  return (add i32 (dread i32 %n, dread i32 %x))
}
func &quotient (var %a i32, var %b i32) i32 {
  return (div i32 (dread i32 %a, dread i32 %b))
}
func &quotients (var %n i32) i32 {
  var %x i32
  callassigned &quotient (constval i32 100, dread i32 %n) { dassign %x 0 }
  return (dread i32 %x)
}

# A handler of the caller begins with such a call.
func &thrower (var %n i32) i32 {
  brfalse @fine (dread i32 %n)
  throw (dread i32 %n)
@fine
  return (constval i32 1)
}
func &handled (var %n i32) i32 {
  var %x i32
  dassign %x (constval i32 5)
  javatry { @handler }
  callassigned &one (dread i32 %x) { dassign %x 0 }
  callassigned &thrower (dread i32 %n) { dassign %n 0 }
  callassigned &one (dread i32 %x) { dassign %x 0 }
  endtry
  return (dread i32 %x)
@handler
  javacatch { <* void> }
  callassigned &one (dread i32 %x) { dassign %x 0 }
  return (add i32 (mul i32 (dread i32 %x, constval i32 100), regread i32 %%thrownval))
}

# run: &shallow()
# run: &shallow()
# run: &deeper_below(i32 5) == i32 90
# run: &signs(i32 -5, i32 3) == i32 -9
# run: &signs(i32 0, i32 -1) == i32 -1
# run: &sums(i32 4) == i32 20
# run: &narrowed(i32 200, i32 65541) == i32 -61
# run: &constants() == i32 -65663
# run: &lows(i32 511) == i32 254999
# run: &lows(i32 1023) == i32 255000
# run: &truths(i32 2) == i32 2
# run: &widened(i32 -2) == i64 -2
# run: &middles(f64 1.5, i32 2) == f64 1.75
# run: &singles(f32 1.5) == f32 2.25
# run: &dropped(i32 4) == i32 9
# run: &twice(i32 4) == i32 16
# run: &without(i32 4) == i32 12
# run: &assigned(i32 20) == i32 5020
# run: &same(i32 20) == i32 0
# run: &swapped(i32 1, i32 4) == i32 307
# run: &addressed(i32 3) == i32 399
# run: &unread(i32 3) == i32 3
# run: &unread(i32 0) traps "division by zero"
# run: &into_argument(i32 9) == i32 1
# run: &unsets(i32 4) == i32 4012
# run: &four(i32 2) == i32 2005
# run: &jumped(i32 -3) == i32 30
# run: &jumped(i32 3) == i32 35
# run: &quotients(i32 7) == i32 14
# run: &quotients(i32 0) traps "division by zero"
# run: &handled(i32 0) == i32 7
# run: &handled(i32 9) == i32 709

# regcode:
# &sign
#     0  0020  ReturnS32IfLtS32         sii  0, 0, 65535, 0
#     1  003c  ReturnS32IfGtS32         sii  0, 0, 1, 0
#     2  0050  ReturnImm                     0, 0, 0, 0
# &without
#     0  0028  Mul32                    psi  3, 0, 3, 0
#     1  002c  StoreAbsoluteMem32       p    0, 3, 0, 0 [$global 0x0]
#     3  003c  ReturnS32                s    3, 0, 0, 0
# &shallow
#     0  001e  LoadAbsoluteMem32        P    13, 0, 0, 0 [$global 0x0]
#     2  001e  Mul32                    Qpp  6, 13, 13, 0
#     3  001e  Add32                    Pqi  5, 6, 3, 0
#     4  001e  StoreAbsoluteMem32       p    0, 5, 0, 0 [$global 0x0]
#     6  0022  ReturnVoid                    0, 0, 0, 0
# &deeper_below
#     0  0024  LoadAbsoluteMem32        P    8, 0, 0, 0 [$global 0x0]
#     2  0024  Add32                    qsp  7, 0, 8, 0
#     3  0024  MulAdd32                 psss 5, 0, 7, 0
#     4  002c  ReturnS32                s    5, 0, 0, 0
