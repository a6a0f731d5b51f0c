# test print
# A variable that a block declares with an initial value is printed there.

func &f (var %n i32) i32 {
  var %r i32 = 1
  while (gt u1 i32 (dread i32 %n, constval i32 0)) {
    var %plain i32
    dassign %n 0 (sub i32 (dread i32 %n, constval i32 1))
    var %x <[2] i32> align(16) = [1, 2]
    var %once pstatic i32 = 3
  }
  var %last i32 = 2
  return (dread i32 %r)
}

# print:
# # test print
# # A variable that a block declares with an initial value is printed there.
# func &f (var %n i32) i32 {
#   var %r i32 = 1
#   var %plain i32
#   var %once pstatic i32 = 3
#   var %last i32 = 2
#   while (
#     gt u1 i32 (dread i32 %n, constval i32 0)) {
#     dassign %n (
#       sub i32 (dread i32 %n, constval i32 1))
#     var %x <[2] i32> align(16) = [1, 2]
#   }
#   return (dread i32 %r)
# }
