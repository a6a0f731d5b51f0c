# test run
# setjmp gives 0, and once more what longjmp gives, in the frame that called it; locals have what they were given last.

type $jmp_buf <[1] <struct {@words <[25] i64>}>>
var $buffer <$jmp_buf>
var $other <$jmp_buf>
var $log i32
func &setjmp (var %b <* void>) i32
func &_setjmp public extern (var %b <* void>) i32
func &longjmp public extern (var %b <* void>, var %v i32) void
func &__sigsetjmp public extern (var %b <* void>, var %mask i32) i32
func &siglongjmp public extern (var %b <* void>, var %v i32) void
func &qsort (var %base <* void>, var %n u64, var %size u64, var %less <* <func (<* void>, <* void>) i32>>) void

func &deep (var %n i32, var %v i32) void {
  var %p <* i64>
  dassign %p (alloca ptr (cvt u64 i32 (mul i32 (dread i32 %n, constval i32 16))))
  iassign <* i64> (dread ptr %p, constval i64 1)
  if (gt u1 i32 (dread i32 %n, constval i32 1)) {
    call &deep (sub i32 (dread i32 %n, constval i32 1), dread i32 %v)
  } else {
    call &longjmp (addrof ptr $buffer, dread i32 %v)
  }
  dassign $log (constval i32 -1)
}

func &simple (var %n i32, var %v i32) i32 {
  var %r i32
  var %before i32
  var %turns i32 volatile
  dassign %before (add i32 (dread i32 %n, constval i32 7))
  callassigned &_setjmp (addrof ptr $buffer) { dassign %r 0 }
  dassign %turns (add i32 (dread i32 %turns, constval i32 1))
  if (eq u1 i32 (dread i32 %r, constval i32 0)) {
    call &deep (dread i32 %n, dread i32 %v)
    return (constval i32 -1)
  }
  return (add i32 (dread i32 %r, mul i32 (constval i32 1000, add i32 (dread i32 %turns, mul i32 (dread i32 %before, constval i32 10)))))
}

# The same buffer again and again: a retry loop.
func &retry (var %times i32) i32 {
  var %r i32
  callassigned &_setjmp (addrof ptr $buffer) { dassign %r 0 }
  if (lt u1 i32 (dread i32 %r, dread i32 %times)) {
    call &deep (constval i32 3, add i32 (dread i32 %r, constval i32 1))
  }
  return (dread i32 %r)
}

# Two buffers, and results in the register of results.
func &two (var %which i32) i32 {
  var %state i32
  call &_setjmp (addrof ptr $buffer)
  if (ne u1 i32 (regread i32 %%retval0, constval i32 0)) {
    return (add i32 (dread i32 %state, constval i32 100))
  }
  callassigned &__sigsetjmp (addrof ptr $other, constval i32 1) { regassign i32 %5 }
  if (ne u1 i32 (regread i32 %5, constval i32 0)) {
    return (add i32 (dread i32 %state, regread i32 %5))
  }
  dassign %state (constval i32 40)
  if (eq u1 i32 (dread i32 %which, constval i32 0)) {
    call &longjmp (addrof ptr $buffer, constval i32 5)
  }
  call &siglongjmp (addrof ptr $other, dread i32 %which)
  return (constval i32 -1)
}

# Frames of one function are told apart.
func &nested (var %n i32) i32 {
  var %mine <$jmp_buf>
  var %r i32
  callassigned &_setjmp (addrof ptr %mine) { dassign %r 0 }
  if (ne u1 i32 (dread i32 %r, constval i32 0)) {
    return (add i32 (dread i32 %r, mul i32 (dread i32 %n, constval i32 10)))
  }
  if (eq u1 i32 (dread i32 %n, constval i32 2)) {
    call &keep (addrof ptr %mine)
  }
  if (eq u1 i32 (dread i32 %n, constval i32 0)) {
    call &jump (constval i32 3)
  }
  callassigned &nested (sub i32 (dread i32 %n, constval i32 1)) { dassign %r 0 }
  return (dread i32 %r)
}
var $kept <* void>
func &keep (var %b <* void>) void {
  dassign $kept (dread ptr %b)
}
func &jump (var %v i32) void {
  call &longjmp (dread ptr $kept, dread i32 %v)
}

# Out of a callback of C.
func &less (var %a <* i32>, var %b <* i32>) i32 {
  dassign $log (add i32 (dread i32 $log, constval i32 1))
  if (eq u1 i32 (dread i32 $log, constval i32 3)) {
    call &longjmp (addrof ptr $buffer, constval i32 9)
  }
  return (constval i32 1)
}
var $numbers <[8] i32> = [5, -3, 9, 0, 7, -8, 2, 1]
func &callback () i32 {
  var %r i32
  dassign $log (constval i32 0)
  callassigned &_setjmp (addrof ptr $buffer) { dassign %r 0 }
  if (eq u1 i32 (dread i32 %r, constval i32 0)) {
    call &qsort (addrof ptr $numbers, constval u64 8, constval u64 4, addroffunc ptr &less)
  }
  return (add i32 (dread i32 %r, mul i32 (dread i32 $log, constval i32 10)))
}

# Handlers of others let a jump pass, and setjmp lets their exceptions pass.
func &between (var %v i32) i32 {
  javatry { @handler }
  call &deep (constval i32 2, dread i32 %v)
  endtry
  return (constval i32 0)
@handler
  javacatch { <* void> }
  return (constval i32 -2)
}
func &past () i32 {
  var %r i32
  callassigned &_setjmp (addrof ptr $buffer) { dassign %r 0 }
  if (ne u1 i32 (dread i32 %r, constval i32 0)) {
    return (dread i32 %r)
  }
  callassigned &between (constval i32 77) { dassign %r 0 }
  return (dread i32 %r)
}
func &throwing () i32 {
  var %r i32
  callassigned &_setjmp (addrof ptr $buffer) { dassign %r 0 }
  throw (constval i32 31)
  return (dread i32 %r)
}
func &caught () i32 {
  javatry { @handler }
  call &throwing ()
  endtry
  return (constval i32 0)
@handler
  javacatch { <* void> }
  return (regread i32 %%thrownval)
}
func &own () i32 {
  var %r i32
  javatry { @handler }
  callassigned &_setjmp (addrof ptr $buffer) { dassign %r 0 }
  if (eq u1 i32 (dread i32 %r, constval i32 0)) {
    call &deep (constval i32 2, constval i32 6)
  }
  throw (add i32 (dread i32 %r, constval i32 1))
  endtry
@handler
  javacatch { <* void> }
  return (add i32 (regread i32 %%thrownval, constval i32 100))
}

# The memory that callees took with alloca is free again.
func &many (var %times i32) i32 {
  var %r i32
  var %i i32
  while (lt u1 i32 (dread i32 %i, dread i32 %times)) {
    dassign %i (add i32 (dread i32 %i, constval i32 1))
    callassigned &_setjmp (addrof ptr $buffer) { dassign %r 0 }
    if (eq u1 i32 (dread i32 %r, constval i32 0)) {
      call &deep (constval i32 60, constval i32 1)
    }
  }
  return (dread i32 %i)
}

# Buffers at an address that is the same for all executors, since messages name it.
func &mmap (var %at <* void>, var %n u64, var %prot i32, var %flags i32, var %fd i32, var %from i64) <* void>
func &fixed () <* void> {
  callassigned &mmap (
    constval ptr 0x6a0000000000, constval u64 4096, constval i32 3, constval i32 0x32, constval i32 -1, constval i64 0) { regassign ptr %1 }
  return (regread ptr %1)
}
func &fill (var %b <* void>) i32 {
  var %r i32
  callassigned &_setjmp (dread ptr %b) { dassign %r 0 }
  return (dread i32 %r)
}
func &gone () void {
  var %b <* void>
  callassigned &fixed () { dassign %b 0 }
  call &fill (dread ptr %b)
  call &longjmp (dread ptr %b, constval i32 1)
}
func &gone_past_others () i32 {
  var %r i32
  var %b <* void>
  callassigned &fixed () { dassign %b 0 }
  call &fill (dread ptr %b)
  callassigned &_setjmp (addrof ptr $other) { dassign %r 0 }
  call &longjmp (dread ptr %b, constval i32 1)
  return (dread i32 %r)
}

# A later call of the same function has the same place, and is another one.
func &again (var %b <* void>, var %first i32) i32 {
  var %r i32
  if (ne u1 i32 (dread i32 %first, constval i32 0)) {
    callassigned &_setjmp (dread ptr %b) { dassign %r 0 }
  } else {
    callassigned &_setjmp (addrof ptr $other) { dassign %r 0 }
    call &longjmp (dread ptr %b, constval i32 1)
  }
  return (dread i32 %r)
}
func &gone_before () i32 {
  var %r i32
  var %b <* void>
  callassigned &fixed () { dassign %b 0 }
  callassigned &again (dread ptr %b, constval i32 1) { dassign %r 0 }
  callassigned &again (dread ptr %b, constval i32 0) { dassign %r 0 }
  return (dread i32 %r)
}

# By its address, from here and from a callback, and out of a loop into a loop.
var $leave <* <func (<* void>, i32) void>> = addroffunc ptr &longjmp
func &pointed (var %times i32) i32 {
  var %r i32
  var %i i32
  var %sum i32
  while (lt u1 i32 (dread i32 %i, dread i32 %times)) {
    dassign %i (add i32 (dread i32 %i, constval i32 1))
    callassigned &setjmp (addrof ptr $buffer) { dassign %r 0 }
    dassign %sum (add i32 (dread i32 %sum, dread i32 %r))
    while (eq u1 i32 (dread i32 %r, constval i32 0)) {
      icall (dread ptr $leave, addrof ptr $buffer, dread i32 %i)
    }
  }
  return (dread i32 %sum)
}
func &leaving (var %a <* i32>, var %b <* i32>) i32 {
  icall (dread ptr $leave, addrof ptr $buffer, constval i32 0)
  return (constval i32 1)
}
func &callback_by_pointer () i32 {
  var %r i32
  callassigned &_setjmp (addrof ptr $buffer) { dassign %r 0 }
  if (eq u1 i32 (dread i32 %r, constval i32 0)) {
    call &qsort (addrof ptr $numbers, constval u64 8, constval u64 4, addroffunc ptr &leaving)
  }
  return (dread i32 %r)
}

# Memory that is not there.
func &null () void {
  call &longjmp (constval ptr 0, constval i32 1)
}
func &set_null () void {
  call &_setjmp (constval ptr 0)
}

func &unfilled () void {
  var %b <* void>
  callassigned &fixed () { dassign %b 0 }
  call &longjmp (dread ptr %b, constval i32 1)
}

# run: &simple(i32 1, i32 5) == i32 82005
# run: &simple(i32 40, i32 0) == i32 472001
# run: &retry(i32 1000) == i32 1000
# run: &two(i32 0) == i32 140
# run: &two(i32 2) == i32 42
# run: &nested(i32 5) == i32 23
# run: &callback() == i32 39
# run: &past() == i32 77
# run: &caught() == i32 31
# run: &own() == i32 107
# run: &many(i32 20000) == i32 20000
# run: &gone() traps "longjmp to a function that has returned"
# run: &gone_past_others() traps "longjmp to a function that has returned"
# run: &unfilled() traps "where no setjmp of a Maple function has left a buffer"
# run: &gone_before() traps "longjmp to a function that has returned"
# run: &pointed(i32 100) == i32 5050
# run: &callback_by_pointer() == i32 1
# run: &null() traps "null"
# run: &set_null() traps "null"
