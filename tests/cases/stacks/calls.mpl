# test run
# Where segments of a stack meet: results of all kinds, variable arguments, structures, callbacks, guarded and last calls.

type $one <struct {@a i64, @b i64}>
type $three <struct {@x f64, @y i64, @z i32}>
var $numbers <[4] i32> = [5, -3, 9, 0]
func &qsort (var %base <* void>, var %n u64, var %size u64, var %less <* <func (<* void>, <* void>) i32>>) void

func &on_stack (var %f ptr, var %n i64) i64 {
  var %cells <$one>
  var %stack u64
  var %v i64
  dassign %cells 1 (dread i64 %n)
  xintrinsiccallassigned 25 (dread ptr %f, constval u64 1, addrof ptr %cells) { dassign %stack }
  xintrinsiccallassigned 26 (dread u64 %stack, constval i64 0) { dassign %v }
  return (dread i64 %v)
}

func &variadic (var %n i64, ...) i64 {
  var %list <* i64>
  var %v i64
  var %own i64
  intrinsiccall C_va_start (addrof ptr %list, dread i64 %n)
  dassign %own (iread i64 <* i64> (add ptr (dread ptr %list, constval i64 16)))
  brfalse @zero (gt u1 i64 (dread i64 %n, constval i64 0))
  callassigned &variadic (sub i64 (dread i64 %n, constval i64 1), constval i64 7, constval i64 8, dread i64 %n) { dassign %v }
  return (add i64 (dread i64 %v, dread i64 %own))
@zero
  return (dread i64 %own)
}
func &variadics (var %n i64) i64 {
  var %v i64
  callassigned &variadic (dread i64 %n, constval i64 1, constval i64 2, constval i64 3) { dassign %v }
  return (dread i64 %v)
}
var $f <* <func (i64, ...) i64>>
func &by_pointer (var %n i64, ...) i64 {
  var %list <* i64>
  var %v i64
  var %own i64
  intrinsiccall C_va_start (addrof ptr %list, dread i64 %n)
  dassign %own (iread i64 <* i64> (dread ptr %list))
  brfalse @zero (gt u1 i64 (dread i64 %n, constval i64 0))
  icallassigned (dread ptr $f, sub i64 (dread i64 %n, constval i64 1), dread i64 %n) { dassign %v }
  return (add i64 (dread i64 %v, dread i64 %own))
@zero
  return (dread i64 %own)
}
func &by_pointers (var %n i64) i64 {
  var %v i64
  dassign $f (addroffunc ptr &by_pointer)
  icallassigned (dread ptr $f, dread i64 %n, constval i64 5) { dassign %v }
  return (dread i64 %v)
}

func &half (var %n i64) f64 {
  var %v f64
  brfalse @zero (gt u1 i64 (dread i64 %n, constval i64 0))
  callassigned &half (sub i64 (dread i64 %n, constval i64 1)) { dassign %v }
  return (add f64 (dread f64 %v, constval f64 0.5))
@zero
  return (constval f64 0.25)
}
func &halves (var %n i64) i64 {
  var %v f64
  callassigned &half (dread i64 %n) { dassign %v }
  return (trunc i64 f64 (mul f64 (dread f64 %v, constval f64 4.0)))
}

func &structure (var %n i64) <$three> {
  var %r <$three>
  brfalse @zero (gt u1 i64 (dread i64 %n, constval i64 0))
  callassigned &structure (sub i64 (dread i64 %n, constval i64 1)) { dassign %r }
  dassign %r 1 (add f64 (dread f64 %r 1, constval f64 1.5))
  dassign %r 2 (add i64 (dread i64 %r 2, constval i64 2))
  dassign %r 3 (sub i32 (dread i32 %r 3, constval i32 1))
  return (dread agg %r)
@zero
  dassign %r 1 (constval f64 0.0)
  dassign %r 2 (constval i64 0)
  dassign %r 3 (constval i32 0)
  return (dread agg %r)
}
func &structures (var %n i64) i64 {
  var %r <$three>
  callassigned &structure (dread i64 %n) { dassign %r }
  return (add i64 (trunc i64 f64 (dread f64 %r 1), add i64 (dread i64 %r 2, cvt i64 i32 (dread i32 %r 3))))
}

func &less (var %a <* i32>, var %b <* i32>) i32 {
  return (cmp i32 i32 (iread i32 <* i32> (dread ptr %a), iread i32 <* i32> (dread ptr %b)))
}
# Sorts at every depth, through native code that calls back.
func &sorts (var %n i64) i64 {
  var %v i64
  call &qsort (addrof ptr $numbers, constval u64 4, constval u64 4, addroffunc ptr &less)
  brfalse @zero (gt u1 i64 (dread i64 %n, constval i64 0))
  callassigned &sorts (sub i64 (dread i64 %n, constval i64 1)) { dassign %v }
  return (add i64 (dread i64 %v, cvt i64 i32 (iread i32 <* i32> (addrof ptr $numbers))))
@zero
  return (constval i64 0)
}

# A stack that makes the next one, each with a few frames.
func &nested (var %n i64) i64 {
  var %v i64
  brfalse @zero (gt u1 i64 (dread i64 %n, constval i64 0))
  callassigned &on_stack (addroffunc ptr &nested, sub i64 (dread i64 %n, constval i64 1)) { dassign %v }
  return (add i64 (dread i64 %v, dread i64 %n))
@zero
  return (constval i64 0)
}

func &narrow (var %n i8) i8 {
  var %v i8
  brfalse @zero (ne u1 i8 (dread i8 %n, constval i8 0))
  callassigned &narrow (sub i8 (dread i8 %n, constval i8 1)) { dassign %v }
  return (add i8 (dread i8 %v, constval i8 3))
@zero
  return (constval i8 -100)
}
func &narrows (var %n i64) i64 {
  var %v i8
  callassigned &narrow (cvt i8 i64 (dread i64 %n)) { dassign %v }
  return (cvt i64 i8 (dread i8 %v))
}

func &run (var %which i32, var %n i64) i64 {
  var %f ptr
  var %v i64
  switch (dread i32 %which) @other { 0: goto @s0 1: goto @s1 2: goto @s2 3: goto @s3 4: goto @s4 5: goto @s5 6: goto @s6 }
@s0
  dassign %f (addroffunc ptr &variadics)
  goto @go
@s1
  dassign %f (addroffunc ptr &by_pointers)
  goto @go
@s2
  dassign %f (addroffunc ptr &halves)
  goto @go
@s3
  dassign %f (addroffunc ptr &structures)
  goto @go
@s4
  dassign %f (addroffunc ptr &sorts)
  goto @go
@s5
  dassign %f (addroffunc ptr &nested)
  goto @go
@s6
  dassign %f (addroffunc ptr &narrows)
  goto @go
@other
  return (constval i64 0)
@go
  callassigned &on_stack (dread ptr %f, dread i64 %n) { dassign %v }
  return (dread i64 %v)
}

# run: &run(i32 0, i64 2000) == i64 2001003
# run: &run(i32 1, i64 2000) == i64 2001005
# run: &run(i32 2, i64 3000) == i64 6001
# run: &run(i32 3, i64 1000) == i64 2500
# run: &run(i32 4, i64 300) == i64 -900
# run: &run(i32 5, i64 500) == i64 125250
# run: &run(i32 6, i64 200) == i64 -12
