# test run
# test regcode throwing sorted
# Exceptions under native functions: the callback returns zero to C, further callbacks return zero at once, and the exception goes on when C
# returns.

var $numbers <[8] i32> = [5, -3, 9, 0, 7, -8, 2, 1]
var $calls i32
var $after i32
func &qsort (var %base <* void>, var %n u64, var %size u64, var %less <* <func (<* void>, <* void>) i32>>) void

func &throwing (var %a <* i32>, var %b <* i32>) i32 {
  dassign $calls (add i32 (dread i32 $calls, constval i32 1))
  brfalse @fine (eq u1 i32 (dread i32 $calls, constval i32 4))
  throw (constval i32 77)
@fine
  return (constval i32 0)
}

func &sort (var %less ptr) void {
  call &qsort (addrof ptr $numbers, constval u64 8, constval u64 4, dread ptr %less)
  dassign $after (constval i32 1)
}

func &sort_caught () i32 {
  dassign $calls (constval i32 0)
  dassign $after (constval i32 0)
  javatry { @handler }
  call &sort (addroffunc ptr &throwing)
  endtry
  return (constval i32 -1)
@handler
  javacatch { <* void> }
  return (add i32 (add i32 (regread i32 %%thrownval, mul i32 (dread i32 $calls, constval i32 100)), dread i32 $after))
}

func &sort_uncaught () void {
  dassign $calls (constval i32 0)
  call &sort (addroffunc ptr &throwing)
}

# Caught inside the callback, nothing is pending.
func &catching (var %a <* i32>, var %b <* i32>) i32 {
  dassign $calls (add i32 (dread i32 $calls, constval i32 1))
  javatry { @handler }
  throw (cmp i32 i32 (iread i32 <* i32> (dread ptr %a), iread i32 <* i32> (dread ptr %b)))
  endtry
@handler
  javacatch { <* void> }
  return (regread i32 %%thrownval)
}

func &sorted (var %at i32) i32 {
  call &sort (addroffunc ptr &catching)
  return (iread i32 <* i32> (array 1 ptr <* <[8] i32>> (addrof ptr $numbers, dread i32 %at)))
}

# The callback sorts as well, and lets an exception from there pass.
func &sorting (var %a <* i32>, var %b <* i32>) i32 {
  call &sort (addroffunc ptr &throwing)
  return (constval i32 0)
}

func &two_levels () i32 {
  dassign $calls (constval i32 0)
  javatry { @handler }
  call &sort (addroffunc ptr &sorting)
  endtry
  return (constval i32 -1)
@handler
  javacatch { <* void> }
  return (add i32 (regread i32 %%thrownval, mul i32 (dread i32 $calls, constval i32 100)))
}

# A trap in a callback is no exception.
func &dividing (var %a <* i32>, var %b <* i32>) i32 {
  return (div i32 (constval i32 1, sub i32 (iread i32 <* i32> (dread ptr %a), iread i32 <* i32> (dread ptr %a))))
}

func &trap_in_callback () i32 {
  javatry { @handler }
  call &sort (addroffunc ptr &dividing)
  endtry
  return (constval i32 0)
@handler
  javacatch { <* void> }
  return (constval i32 1)
}

# The finally block of a function that calls C runs behind the call.
func &concluded () i32 {
  dassign $calls (constval i32 0)
  javatry { @handler }
  jstry 0 @f@conclusion
  call &sort (addroffunc ptr &throwing)
  gosub @f@conclusion
  goto @end
@f@conclusion
  finally
  dassign $calls (add i32 (dread i32 $calls, constval i32 10))
  call &sort (addroffunc ptr &catching)
  retsub
@end
  endtry
  endtry
  return (constval i32 -1)
@handler
  javacatch { <* void> }
  return (regread i32 %%thrownval)
}

# run: &sort_caught() == i32 477
# run: &sort_uncaught() traps "uncaught exception: 0x4d"
# run: &sort_caught() == i32 477
# run: &two_levels() == i32 477
# run: &trap_in_callback() traps "integer division by zero"
# run: &concluded() == i32 77
# run: &sorted(i32 0) == i32 -8
# run: &sorted(i32 7) == i32 9

# regcode:
# &throwing
#     0  0024  UpdateAdd32Mem32Absolute i    0, 0, 1, 0 [$calls 0x0]
#     2  003c  LoadAbsoluteMem32        P    6, 0, 0, 0 [$calls 0x0]
#     4  0048  BranchNe32               pi   6, 4, 64, 0
#     5  0054  Const32                  s    6, 0, 77, 0
#     6  0054  Throw                    s    6, 0, 0, 0 [0x0 0x0]
#     8  005c  ReturnImm                     0, 0, 0, 0
# &sorted
#     0  002c  Const64                  s    6, 0, 0, 0 [&catching 0x0]
#     2  002c  Call                          6, 0, 0, 0 [&sort 0x0]
#     4  0040  Const32                  s    7, 0, 8, 0
#     5  0040  SignExtend32             ps   6, 0, 0, 0
#     6  0040  CheckIndex               ss   0, 6, 7, 0
#     7  0054  LoadIndexedMem32Full     qkp  5, 0, 6, 0 [$numbers 0x0]
#     9  0058  ReturnS32                s    5, 0, 0, 0
