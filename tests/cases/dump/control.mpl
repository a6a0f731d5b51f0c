# test dump control
# Structured statements as jumps.

func &f (var %n i32) i32 {
  var %i i32
  var %s i32
  dassign %s (constval i32 0)
  doloop %i (constval i32 0, lt i32 i32 (dread i32 %i, dread i32 %n), constval i32 1) {
    if (rem i32 (dread i32 %i, constval i32 2)) {
      dassign %s (add i32 (dread i32 %s, dread i32 %i))
    } else {
      while (gt i32 i32 (dread i32 %s, constval i32 100)) {
        dassign %s (sub i32 (dread i32 %s, constval i32 10))
      }
    }
  }
  dowhile {
    dassign %s (add i32 (dread i32 %s, constval i32 1))
  } (lt i32 i32 (dread i32 %s, constval i32 5))
  return (dread i32 %s)
}

# dump:
# # test dump control
# # Structured statements as jumps.
# func &f (var %n i32) i32 {
#   var %i i32
#   var %s i32
#   dassign %s (constval i32 0)
#   dassign %i (constval i32 0)
#   brfalse @_l1 (
#     lt i32 i32 (dread i32 %i, dread i32 %n))
# @_l0
#   brfalse @_l2 (
#     rem i32 (dread i32 %i, constval i32 2))
#   dassign %s (
#     add i32 (dread i32 %s, dread i32 %i))
#   goto @_l3
# @_l2
#   brfalse @_l5 (
#     gt i32 i32 (dread i32 %s, constval i32 100))
# @_l4
#   dassign %s (
#     sub i32 (dread i32 %s, constval i32 10))
#   brtrue @_l4 (
#     gt i32 i32 (dread i32 %s, constval i32 100))
# @_l5
# @_l3
#   dassign %i (
#     add i32 (dread i32 %i, constval i32 1))
#   brtrue @_l0 (
#     lt i32 i32 (dread i32 %i, dread i32 %n))
# @_l1
# @_l6
#   dassign %s (
#     add i32 (dread i32 %s, constval i32 1))
#   brtrue @_l6 (
#     lt i32 i32 (dread i32 %s, constval i32 5))
#   return (dread i32 %s)
# }
