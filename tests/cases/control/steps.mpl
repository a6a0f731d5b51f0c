# test run
# test dump steps
# Values that variables had before they were stepped, as C's front ends save them: used next, twice, in a branch, with the variable, after a label.

var $bytes <[16] u8>

func &fill (var %n i32) void {
  var %p <* u8>
  var %old <* u8>
  dassign %p (addrof ptr $bytes)
  while (gt u1 i32 (dread i32 %n, constval i32 0)) {
    dassign %old (dread ptr %p)
    dassign %p (add ptr (dread ptr %old, constval i64 1))
    iassign <* u8> 0 (dread ptr %old, dread i32 %n)
    dassign %n (sub i32 (dread i32 %n, constval i32 1))
  }
  return ()
}

func &sum () i32 {
  var %p <* u8>
  var %old <* u8>
  var %sum i32
  call &fill (constval i32 5)
  dassign %p (addrof ptr $bytes)
@next
  dassign %old (dread ptr %p)
  dassign %p (add ptr (dread ptr %old, constval i64 1))
  dassign %sum (add i32 (dread i32 %sum, iread u32 <* u8> 0 (dread ptr %old)))
  brtrue @next (iread u32 <* u8> 0 (dread ptr %old))
  return (add i32 (dread i32 %sum, cvt i32 i64 (sub i64 (dread ptr %p, addrof ptr $bytes))))
}

# The variable wraps where the saved value does not, and the other way round.
func &narrow (var %n u8) i32 {
  var %old i32
  dassign %old (dread u32 %n)
  dassign %n (add i32 (dread i32 %old, constval i32 1))
  return (add i32 (mul i32 (dread i32 %old, constval i32 1000), dread u32 %n))
}

func &cut (var %n i32) i32 {
  var %old u8
  dassign %old (dread i32 %n)
  dassign %n (add i32 (dread u32 %old, constval i32 1))
  return (add i32 (mul i32 (dread u32 %old, constval i32 1000), dread i32 %n))
}

# The use reads or assigns the variable, or decides where control goes.
func &same (var %n i64) i64 {
  var %old i64
  dassign %old (dread i64 %n)
  dassign %n (sub i64 (dread i64 %old, constval i64 3))
  dassign %n (add i64 (mul i64 (dread i64 %old, constval i64 100), dread i64 %n))
  return (dread i64 %n)
}

func &count (var %n i32) i32 {
  var %old i32
  var %rounds i32
@next
  dassign %old (dread i32 %n)
  dassign %n (sub i32 (dread i32 %old, constval i32 1))
  brfalse @done (dread i32 %old)
  dassign %rounds (add i32 (dread i32 %rounds, constval i32 1))
  goto @next
@done
  return (add i32 (mul i32 (dread i32 %rounds, constval i32 10), dread i32 %n))
}

# Beyond a label the saved value is what it was.
func &kept (var %n i32) i32 {
  var %old i32
  dassign %old (dread i32 %n)
  dassign %n (add i32 (dread i32 %old, constval i32 1))
  if (gt u1 i32 (dread i32 %n, constval i32 10)) {
    dassign %n (constval i32 0)
  }
  return (add i32 (mul i32 (dread i32 %old, constval i32 1000), dread i32 %n))
}

# run: &sum() == i32 21
# run: &narrow(u8 255) == i32 255000
# run: &narrow(u8 7) == i32 7008
# run: &cut(i32 263) == i32 7008
# run: &same(i64 5) == i64 502
# run: &count(i32 3) == i32 29
# run: &kept(i32 10) == i32 10000
# run: &kept(i32 4) == i32 4005

# dump:
# # test run
# # test dump steps
# # Values that variables had before they were stepped, as C's front ends save them: used next, twice, in a branch, with the variable, after a label.
# var $bytes <[16] u8>
# func &fill (var %n i32) void {
#   var %p <* u8>
#   var %old <* u8>
#   dassign %p (addrof a64 $bytes)
#   brfalse @_l1 (
#     gt u1 i32 (dread i32 %n, constval i32 0))
# @_l0
#   iassignoff u8 0 (dread ptr %p, dread i32 %n)
#   dassign %p (
#     add ptr (dread ptr %p, constval i64 1))
#   dassign %n (
#     sub i32 (dread i32 %n, constval i32 1))
#   brtrue @_l0 (
#     gt u1 i32 (dread i32 %n, constval i32 0))
# @_l1
#   return ()
# }
# func &sum () i32 {
#   var %p <* u8>
#   var %old <* u8>
#   var %sum i32
#   icall (addroffunc a64 &fill, constval i32 5)
#   dassign %p (addrof a64 $bytes)
# @next
#   dassign %p (
#     add ptr (dread ptr %p, constval i64 1))
#   dassign %sum (
#     add i32 (
#       dread i32 %sum,
#       ireadoff u8 0 (
#         add ptr (dread ptr %p, constval i64 -1))))
#   brtrue @next (
#     ireadoff u8 0 (
#       add ptr (dread ptr %p, constval i64 -1)))
#   return (
#     add i32 (
#       dread i32 %sum,
#       cvt i32 i64 (
#         sub i64 (dread ptr %p, addrof a64 $bytes))))
# }
# # The variable wraps where the saved value does not, and the other way round.
# func &narrow (var %n u8) i32 {
#   var %old i32
#   dassign %old (dread u8 %n)
#   dassign %n (
#     add i32 (dread i32 %old, constval i32 1))
#   return (
#     add i32 (
#       mul i32 (dread i32 %old, constval i32 1000),
#       dread u8 %n))
# }
# func &cut (var %n i32) i32 {
#   var %old u8
#   dassign %old (dread i32 %n)
#   dassign %n (
#     add i32 (dread u8 %old, constval i32 1))
#   return (
#     add i32 (
#       mul i32 (dread u8 %old, constval i32 1000),
#       dread i32 %n))
# }
# # The use reads or assigns the variable, or decides where control goes.
# func &same (var %n i64) i64 {
#   var %old i64
#   dassign %n (
#     sub i64 (dread i64 %n, constval i64 3))
#   dassign %n (
#     add i64 (
#       mul i64 (
#         add i64 (dread i64 %n, constval i64 3),
#         constval i64 100),
#       dread i64 %n))
#   return (dread i64 %n)
# }
# func &count (var %n i32) i32 {
#   var %old i32
#   var %rounds i32
# @next
#   dassign %old (dread i32 %n)
#   dassign %n (
#     sub i32 (dread i32 %old, constval i32 1))
#   brfalse @done (dread i32 %old)
#   dassign %rounds (
#     add i32 (dread i32 %rounds, constval i32 1))
#   goto @next
# @done
#   return (
#     add i32 (
#       mul i32 (dread i32 %rounds, constval i32 10),
#       dread i32 %n))
# }
# # Beyond a label the saved value is what it was.
# func &kept (var %n i32) i32 {
#   var %old i32
#   dassign %old (dread i32 %n)
#   dassign %n (
#     add i32 (dread i32 %old, constval i32 1))
#   brfalse @_l0 (
#     gt u1 i32 (dread i32 %n, constval i32 10))
#   dassign %n (constval i32 0)
# @_l0
#   return (
#     add i32 (
#       mul i32 (dread i32 %old, constval i32 1000),
#       dread i32 %n))
# }
