# test run
# test regcode store_and_free free_null
# Memory of the heap: malloc and free as expression and statement of their own. Freeing 0 does nothing.

func &store_and_free (var %v i64) i64 {
  var %p <* i64>
  var %r i64
  dassign %p (malloc ptr (constval u64 8))
  iassign <* i64> (dread ptr %p, dread i64 %v)
  dassign %r (iread i64 <* i64> (dread ptr %p))
  free (dread ptr %p)
  return (dread i64 %r)
}

func &free_null () void {
  free (constval ptr 0)
  return ()
}

func &many (var %n i32) i32 {
  var %p <* i32>
  var %sum i32
  dassign %sum (constval i32 0)
  while (gt i32 i32 (dread i32 %n, constval i32 0)) {
    dassign %p (malloc ptr (constval u64 1024))
    iassignoff i32 1020 (dread ptr %p, dread i32 %n)
    dassign %sum (add i32 (dread i32 %sum, ireadoff i32 1020 (dread ptr %p)))
    free (dread ptr %p)
    dassign %n (sub i32 (dread i32 %n, constval i32 1))
  }
  return (dread i32 %sum)
}

# run: &store_and_free(i64 -5) == i64 -5
# run: &free_null()
# run: &many(i32 1000) == i32 500500

# regcode:
# &store_and_free
#     0  001a  Const32                  s    7, 0, 8, 0
#     1  001a  CallIntrinsic            s    7, 0, 0, 0 [malloc 0x0]
#     3  001e  Copy                     ps   3, 7, 0, 0
#     4  002a  StoreMem64               ps   3, 0, 0, 0
#     5  0032  Copy                     qs   4, 0, 0, 0
#     6  003e  Copy                     pp   7, 3, 0, 0
#     7  003e  CallIntrinsic            s    7, 0, 0, 0 [free 0x0]
#     9  0046  Return64                 s    4, 0, 0, 0
# &free_null
#     0  0016  Const32                  s    4, 0, 0, 0
#     1  0016  CallIntrinsic            s    4, 0, 0, 0 [free 0x0]
#     3  001a  ReturnVoid                    0, 0, 0, 0
