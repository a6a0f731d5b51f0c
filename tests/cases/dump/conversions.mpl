# test dump conversions
# Operands whose class (integer, f32, f64) or width differs from what their operation computes in.

func &f (var %n i32, var %c u8, var %x f32) i64 {
  var %wide i64
  dassign %wide (shl i64 (dread i64 %wide, dread i32 %n))
  dassign %wide (add i64 (dread i32 %n, dread u32 %c))
  if (dread f32 %x) {
    dassign %wide (select i64 (dread f32 %x, dread i32 %n, constval i32 -1))
  }
  return (dread i32 %n)
}

# dump:
# # test dump conversions
# # Operands whose class (integer, f32, f64) or width differs from what their operation computes in.
# func &f (var %n i32, var %c u8, var %x f32) i64 {
#   var %wide i64
#   dassign %wide (
#     shl i64 (dread i64 %wide, dread i32 %n))
#   dassign %wide (
#     add i64 (dread i32 %n, dread u8 %c))
#   brfalse @_l0 (dread f32 %x)
#   dassign %wide (
#     select i64 (
#       ne u1 f32 (dread f32 %x, constval f32 0.0f),
#       dread i32 %n,
#       constval i32 -1))
# @_l0
#   return (dread i32 %n)
# }
