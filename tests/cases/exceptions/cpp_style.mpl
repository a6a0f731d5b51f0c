# test run
# cpptry and cppcatch: as javatry and javacatch. What is thrown is an address.

srclang 1
var $thrown <[2] i32> = [3, 4]

func &thrower (var %n i32) i32 {
  if (gt u1 i32 (dread i32 %n, constval i32 1)) {
    throw (addrof ptr $thrown)
  }
  return (dread i32 %n)
}
func &caught (var %n i32) i32 {
  var %r i32
  cpptry { @handler }
  callassigned &thrower (dread i32 %n) { dassign %r 0 }
  endtry
  return (dread i32 %r)
@handler cppcatch { <* void> }
  return (add i32 (constval i32 100, iread i32 <* i32> 0 (add ptr (regread ptr %%thrownval, constval i64 4))))
}

# run: &caught(i32 1) == i32 1
# run: &caught(i32 2) == i32 104
