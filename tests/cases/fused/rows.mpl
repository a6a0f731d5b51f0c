# test run
# test regcode load store
# Elements of rows, and stores whose addresses wait for values with addresses of their own.

var $table <[4][6] i32>
var $list <[16] i64>

func &store (var %i i32, var %j i32, var %v i32) void {
  iassign <* i32> 0 (array 0 ptr <* <[4][6] i32>> (addrof ptr $table, add i32 (dread i32 %i, constval i32 1), dread i32 %j), dread i32 %v)
  return ()
}

func &load (var %t <* <[4][6] i32>>, var %i i32, var %j i32) i32 {
  return (iread i32 <* i32> 0 (array 0 ptr <* <[4][6] i32>> (dread ptr %t, dread i32 %i, dread i32 %j)))
}

# An index before its row is an element of the one before.
func &before () i32 {
  call &store (constval i32 0, constval i32 5, constval i32 77)
  call &store (constval i32 1, constval i32 0, constval i32 88)
  callassigned &load (addrof ptr $table, constval i32 2, constval i32 -1) { regassign i32 %1 }
  callassigned &load (addrof ptr $table, constval i32 1, constval i32 6) { regassign i32 %2 }
  return (add i32 (mul i32 (regread i32 %1, constval i32 1000), regread i32 %2))
}

func &one (var %n i64) i64 {
  return (add i64 (dread i64 %n, constval i64 1))
}

# The index, the value's index and the value's own operands are all computed.
func &waits (var %i i32, var %j i32, var %k i64) i64 {
  dassign $list 0 (dread agg $list)
  iassign <* i64> 0 (array 0 ptr <* <[16] i64>> (addrof ptr $list, add i32 (dread i32 %i, constval i32 1)), add i64 (mul i64 (dread i64 %k, dread i64 %k), iread i64 <* i64> 0 (array 0 ptr <* <[16] i64>> (addrof ptr $list, sub i32 (mul i32 (dread i32 %j, constval i32 2), dread i32 %i)))))
  return (iread i64 <* i64> 0 (array 0 ptr <* <[16] i64>> (addrof ptr $list, add i32 (dread i32 %i, constval i32 1))))
}

# run: &before() == i32 77088
# run: &waits(i32 2, i32 2, i64 3) == i64 9
# run: &waits(i32 3, i32 3, i64 4) == i64 25
# run: &waits(i32 0, i32 2, i64 5) == i64 50

# regcode:
# &load
#     0  0036  ScaledSigned32           pss  7, 1, 0, 24
#     1  003a  LoadIndexedMem32Signed32 qss  7, 7, 2, 0
#     2  003e  ReturnS32                s    7, 0, 0, 0
# &store
#     0  0026  Add32                    Psi  8, 0, 1, 0
#     1  0042  ScaledSigned32           qpk  7, 8, 0, 24 [$table 0x0]
#     3  004a  StoreIndexedMem32Signed32 sss  2, 7, 1, 0
#     4  004e  ReturnVoid                    0, 0, 0, 0
