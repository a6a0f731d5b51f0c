# test run
# test regcode thrower fill
# What frames hold is given back when an exception leaves them, and is intact in those it reaches.

func &thrower (var %n i32) i32 {
  brfalse @fine (dread i32 %n)
  throw (dread i32 %n)
@fine
  return (constval i32 1)
}

# Blocks of dynamic size: those of the functions left are free again, that of the function that catches is its own.
func &with_block (var %size i32, var %n i32) i32 {
  var %p ptr
  dassign %p (alloca ptr (dread i32 %size))
  iassign <* i32> 0 (dread ptr %p, dread i32 %n)
  callassigned &thrower (iread i32 <* i32> (dread ptr %p)) { dassign %n 0 }
  return (dread i32 %n)
}
func &blocks (var %times i32) i32 {
  var %p <* i32>
  var %first <* i32>
  var %i i32
  dassign %i (constval i32 0)
  dassign %p (alloca ptr (add i32 (dread i32 %times, constval i32 16)))
  iassign <* i32> 0 (dread ptr %p, constval i32 1234)
@again
  javatry { @handler }
  dassign %i (add i32 (dread i32 %i, constval i32 1))
  call &with_block (constval i32 1000000, dread i32 %i)
  endtry
  return (constval i32 -1)
@handler
  javacatch { <* void> }
  brtrue @again (lt u1 i32 (regread i32 %%thrownval, dread i32 %times))
  return (iread i32 <* i32> (dread ptr %p))
}

# Through a variadic function and a call through a pointer.
func &sum (var %count i32, ...) i32 {
  callassigned &thrower (dread i32 %count) { dassign %count 0 }
  return (dread i32 %count)
}
func &variadic (var %f <* <func (i32, ...) i32>>, var %n i32) i32 {
  var %kept i32
  dassign %kept (constval i32 5)
  javatry { @handler }
  icallassigned (dread ptr %f, dread i32 %n, constval i32 3, constval i32 4) { dassign %kept 0 }
  callassigned &sum (dread i32 %n, constval i64 3) { dassign %kept 0 }
  endtry
  return (dread i32 %kept)
@handler
  javacatch { <* void> }
  return (add i32 (mul i32 (dread i32 %kept, constval i32 100), regread i32 %%thrownval))
}
func &through_variadic (var %n i32) i32 {
  callassigned &variadic (addroffunc ptr &sum, dread i32 %n) { dassign %n 0 }
  return (dread i32 %n)
}

# Arguments that wait on the evaluation stack for the call that throws are dropped.
func &three (var %a i32, var %b i32, var %c i32) i32 {
  return (add i32 (add i32 (dread i32 %a, dread i32 %b), dread i32 %c))
}
func &arguments (var %n i32, var %zero i32) i32 {
  var %x f64
  dassign %x (constval f64 2.5)
  javatry { @handler }
  callassigned &thrower (dread i32 %n) { dassign %n 0 }
  callassigned &three (dread i32 %n, add i32 (dread i32 %n, constval i32 1), dread i32 %n) { dassign %n 0 }
  dassign %x (add f64 (dread f64 %x, constval f64 1.0))
  callassigned &thrower (dread i32 %n) { dassign %n 0 }
  endtry
  return (constval i32 -1)
@handler
  javacatch { <* void> }
  return (add i32 (mul i32 (dread i32 %n, constval i32 100), cvt i32 f64 (mul f64 (dread f64 %x, constval f64 2.0))))
}

# An aggregate and a variable whose address is known lie in the frame.
type $pair <struct {@a i32, @b i64}>
func &fill (var %p <* <$pair>>, var %q <* i32>) void {
  iassign <* <$pair>> 1 (dread ptr %p, constval i32 40)
  iassign <* i32> 0 (dread ptr %q, constval i32 2)
  throw (constval i32 1)
}
func &in_frame () i32 {
  var %pair <$pair>
  var %x i32
  dassign %x (constval i32 0)
  dassign %pair 1 (constval i32 0)
  javatry { @handler }
  call &fill (addrof ptr %pair, addrof ptr %x)
  endtry
@handler_skipped
  return (constval i32 -1)
@handler
  javacatch { <* void> }
  return (add i32 (dread i32 %pair 1, dread i32 %x))
}

# A hundred thousand frames between throw and handler.
func &down (var %n i32) i32 {
  brfalse @bottom (dread i32 %n)
  callassigned &down (sub i32 (dread i32 %n, constval i32 1)) { dassign %n 0 }
  return (add i32 (dread i32 %n, constval i32 1))
@bottom
  throw (constval i32 12345)
}
func &far (var %n i32) i32 {
  javatry { @handler }
  callassigned &down (dread i32 %n) { dassign %n 0 }
  endtry
  return (constval i32 -1)
@handler
  javacatch { <* void> }
  return (regread i32 %%thrownval)
}

# Every frame catches and throws again.
func &relay (var %n i32) i32 {
  brfalse @bottom (dread i32 %n)
  javatry { @handler }
  callassigned &relay (sub i32 (dread i32 %n, constval i32 1)) { dassign %n 0 }
  endtry
  return (dread i32 %n)
@handler
  javacatch { <* void> }
  throw (add i32 (regread i32 %%thrownval, constval i32 1))
@bottom
  throw (constval i32 1)
}
func &relayed (var %n i32) i32 {
  javatry { @handler }
  callassigned &relay (dread i32 %n) { dassign %n 0 }
  endtry
  return (constval i32 -1)
@handler
  javacatch { <* void> }
  return (regread i32 %%thrownval)
}

# What a module without managed objects traps with cannot be caught.
func &traps (var %n i32) i32 {
  javatry { @handler }
  dassign %n (div i32 (constval i32 1, dread i32 %n))
  callassigned &down_for_ever (dread i32 %n) { dassign %n 0 }
  endtry
  return (dread i32 %n)
@handler
  javacatch { <* void> }
  return (constval i32 -2)
}
func &down_for_ever (var %n i32) i32 {
  callassigned &down_for_ever (add i32 (dread i32 %n, constval i32 1)) { dassign %n 0 }
  return (add i32 (dread i32 %n, constval i32 1))
}

# run: &blocks(i32 1000) == i32 1234
# run: &through_variadic(i32 9) == i32 509
# run: &through_variadic(i32 0) == i32 1
# run: &arguments(i32 0, i32 0) == i32 407
# run: &arguments(i32 3, i32 0) == i32 305
# run: &in_frame() == i32 42
# run: &far(i32 100000) == i32 12345
# run: &relayed(i32 1000) == i32 1001
# run: &traps(i32 0) traps "division by zero"
# run: &traps(i32 1) traps "stack overflow"

# regcode:
# &thrower
#     0  0018  BranchEq32               si   0, 0, 64, 0
#     1  0024  SignExtend32             ps   5, 0, 0, 0
#     2  0024  Throw                    s    5, 0, 0, 0 [0x0 0x0]
#     4  002c  ReturnImm                     1, 0, 0, 0
# &fill
#     0  001c  StoreMem32               si   0, 40, 0, 0
#     1  0028  StoreMem32               si   1, 2, 0, 0
#     2  0030  Const32                  s    6, 0, 1, 0
#     3  0030  Throw                    s    6, 0, 0, 0 [0x0 0x0]
