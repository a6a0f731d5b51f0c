# test run
# test print
# Checks as later front ends write them: with the functions that their messages would name.

srclang 1
func &check (var %p ptr, var %x i32) i32 {
  assertnonnull <&check> (dread ptr %p)
  callassertnonnull <&other, 0, &check> (dread ptr %p)
  returnassertnonnull <&check> (dread ptr %p)
  assignassertnonnull <&check> (dread ptr %p)
  assertge <&check> (dread i32 %x, constval i32 0)
  calcassertge <&check> (dread i32 %x, constval i32 0)
  assertlt <&check> (dread i32 %x, constval i32 8)
  callassertle <&other, 1, &check> (dread i32 %x, constval i32 7)
  returnassertle <&check> (dread i32 %x, constval i32 6)
  assignassertle <&check> (dread i32 %x, constval i32 5)
  return (dread i32 %x)
}

func &other (var %p ptr) i32 {
  return (constval i32 0)
}

# run: &check(ptr 8, i32 5) == i32 5
# run: &check(ptr 8, i32 6) traps "out of bounds"
# run: &check(ptr 8, i32 -1) traps "out of bounds"
# run: &check(ptr 0, i32 5) traps "null"

# print:
# # test run
# # test print
# # Checks as later front ends write them: with the functions that their messages would name.
# srclang 1
# func &check (var %p ptr, var %x i32) i32 {
#   assertnonnull (dread ptr %p)
#   assertnonnull (dread ptr %p)
#   assertnonnull (dread ptr %p)
#   assertnonnull (dread ptr %p)
#   assertge (dread i32 %x, constval i32 0)
#   assertge (dread i32 %x, constval i32 0)
#   assertlt (dread i32 %x, constval i32 8)
#   assertge (constval i32 7, dread i32 %x)
#   assertge (constval i32 6, dread i32 %x)
#   assertge (constval i32 5, dread i32 %x)
#   return (dread i32 %x)
# }
# func &other (var %p ptr) i32 {
#   return (constval i32 0)
# }
