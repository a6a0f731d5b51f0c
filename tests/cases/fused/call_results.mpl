# test run
# test regcode plus_i8 plus_i32 once_u64_i8
# Calls whose result is used once, at once or later, as every type; recursion, guards on other formals than the last, guards in loops,
# narrow and addressed formals, variable arguments, hidden formals.

func &plus_i8 (var %x i8) i8 {
  return (add i8 (dread i8 %x, constval i8 100))
}
func &once_i8_i8 (var %x i8, var %y i8) i8 {
  var %r i8
  callassigned &plus_i8 (dread i8 %x) { dassign %r 0 }
  return (add i8 (dread i8 %y, dread i8 %r))
}
func &first_i8_i8 (var %x i8, var %y i8) i8 {
  var %r i8
  callassigned &plus_i8 (dread i8 %x) { dassign %r 0 }
  return (sub i8 (dread i8 %r, dread i8 %y))
}
func &once_i8_i32 (var %x i8, var %y i32) i32 {
  var %r i32
  callassigned &plus_i8 (dread i8 %x) { dassign %r 0 }
  return (add i32 (dread i32 %y, dread i32 %r))
}
func &first_i8_i32 (var %x i8, var %y i32) i32 {
  var %r i32
  callassigned &plus_i8 (dread i8 %x) { dassign %r 0 }
  return (sub i32 (dread i32 %r, dread i32 %y))
}
func &once_i8_u32 (var %x i8, var %y u32) u32 {
  var %r u32
  callassigned &plus_i8 (dread i8 %x) { dassign %r 0 }
  return (add u32 (dread u32 %y, dread u32 %r))
}
func &first_i8_u32 (var %x i8, var %y u32) u32 {
  var %r u32
  callassigned &plus_i8 (dread i8 %x) { dassign %r 0 }
  return (sub u32 (dread u32 %r, dread u32 %y))
}
func &once_i8_i64 (var %x i8, var %y i64) i64 {
  var %r i64
  callassigned &plus_i8 (dread i8 %x) { dassign %r 0 }
  return (add i64 (dread i64 %y, dread i64 %r))
}
func &first_i8_i64 (var %x i8, var %y i64) i64 {
  var %r i64
  callassigned &plus_i8 (dread i8 %x) { dassign %r 0 }
  return (sub i64 (dread i64 %r, dread i64 %y))
}
func &once_i8_u64 (var %x i8, var %y u64) u64 {
  var %r u64
  callassigned &plus_i8 (dread i8 %x) { dassign %r 0 }
  return (add u64 (dread u64 %y, dread u64 %r))
}
func &first_i8_u64 (var %x i8, var %y u64) u64 {
  var %r u64
  callassigned &plus_i8 (dread i8 %x) { dassign %r 0 }
  return (sub u64 (dread u64 %r, dread u64 %y))
}
func &plus_u8 (var %x u8) u8 {
  return (add u8 (dread u8 %x, constval u8 100))
}
func &once_u8_i32 (var %x u8, var %y i32) i32 {
  var %r i32
  callassigned &plus_u8 (dread u8 %x) { dassign %r 0 }
  return (add i32 (dread i32 %y, dread i32 %r))
}
func &first_u8_i32 (var %x u8, var %y i32) i32 {
  var %r i32
  callassigned &plus_u8 (dread u8 %x) { dassign %r 0 }
  return (sub i32 (dread i32 %r, dread i32 %y))
}
func &once_u8_u32 (var %x u8, var %y u32) u32 {
  var %r u32
  callassigned &plus_u8 (dread u8 %x) { dassign %r 0 }
  return (add u32 (dread u32 %y, dread u32 %r))
}
func &first_u8_u32 (var %x u8, var %y u32) u32 {
  var %r u32
  callassigned &plus_u8 (dread u8 %x) { dassign %r 0 }
  return (sub u32 (dread u32 %r, dread u32 %y))
}
func &once_u8_i64 (var %x u8, var %y i64) i64 {
  var %r i64
  callassigned &plus_u8 (dread u8 %x) { dassign %r 0 }
  return (add i64 (dread i64 %y, dread i64 %r))
}
func &first_u8_i64 (var %x u8, var %y i64) i64 {
  var %r i64
  callassigned &plus_u8 (dread u8 %x) { dassign %r 0 }
  return (sub i64 (dread i64 %r, dread i64 %y))
}
func &once_u8_u64 (var %x u8, var %y u64) u64 {
  var %r u64
  callassigned &plus_u8 (dread u8 %x) { dassign %r 0 }
  return (add u64 (dread u64 %y, dread u64 %r))
}
func &first_u8_u64 (var %x u8, var %y u64) u64 {
  var %r u64
  callassigned &plus_u8 (dread u8 %x) { dassign %r 0 }
  return (sub u64 (dread u64 %r, dread u64 %y))
}
func &plus_i16 (var %x i16) i16 {
  return (add i16 (dread i16 %x, constval i16 100))
}
func &once_i16_i32 (var %x i16, var %y i32) i32 {
  var %r i32
  callassigned &plus_i16 (dread i16 %x) { dassign %r 0 }
  return (add i32 (dread i32 %y, dread i32 %r))
}
func &first_i16_i32 (var %x i16, var %y i32) i32 {
  var %r i32
  callassigned &plus_i16 (dread i16 %x) { dassign %r 0 }
  return (sub i32 (dread i32 %r, dread i32 %y))
}
func &once_i16_u32 (var %x i16, var %y u32) u32 {
  var %r u32
  callassigned &plus_i16 (dread i16 %x) { dassign %r 0 }
  return (add u32 (dread u32 %y, dread u32 %r))
}
func &first_i16_u32 (var %x i16, var %y u32) u32 {
  var %r u32
  callassigned &plus_i16 (dread i16 %x) { dassign %r 0 }
  return (sub u32 (dread u32 %r, dread u32 %y))
}
func &once_i16_i64 (var %x i16, var %y i64) i64 {
  var %r i64
  callassigned &plus_i16 (dread i16 %x) { dassign %r 0 }
  return (add i64 (dread i64 %y, dread i64 %r))
}
func &first_i16_i64 (var %x i16, var %y i64) i64 {
  var %r i64
  callassigned &plus_i16 (dread i16 %x) { dassign %r 0 }
  return (sub i64 (dread i64 %r, dread i64 %y))
}
func &once_i16_u64 (var %x i16, var %y u64) u64 {
  var %r u64
  callassigned &plus_i16 (dread i16 %x) { dassign %r 0 }
  return (add u64 (dread u64 %y, dread u64 %r))
}
func &first_i16_u64 (var %x i16, var %y u64) u64 {
  var %r u64
  callassigned &plus_i16 (dread i16 %x) { dassign %r 0 }
  return (sub u64 (dread u64 %r, dread u64 %y))
}
func &plus_u16 (var %x u16) u16 {
  return (add u16 (dread u16 %x, constval u16 100))
}
func &once_u16_u16 (var %x u16, var %y u16) u16 {
  var %r u16
  callassigned &plus_u16 (dread u16 %x) { dassign %r 0 }
  return (add u16 (dread u16 %y, dread u16 %r))
}
func &first_u16_u16 (var %x u16, var %y u16) u16 {
  var %r u16
  callassigned &plus_u16 (dread u16 %x) { dassign %r 0 }
  return (sub u16 (dread u16 %r, dread u16 %y))
}
func &once_u16_i32 (var %x u16, var %y i32) i32 {
  var %r i32
  callassigned &plus_u16 (dread u16 %x) { dassign %r 0 }
  return (add i32 (dread i32 %y, dread i32 %r))
}
func &first_u16_i32 (var %x u16, var %y i32) i32 {
  var %r i32
  callassigned &plus_u16 (dread u16 %x) { dassign %r 0 }
  return (sub i32 (dread i32 %r, dread i32 %y))
}
func &once_u16_u32 (var %x u16, var %y u32) u32 {
  var %r u32
  callassigned &plus_u16 (dread u16 %x) { dassign %r 0 }
  return (add u32 (dread u32 %y, dread u32 %r))
}
func &first_u16_u32 (var %x u16, var %y u32) u32 {
  var %r u32
  callassigned &plus_u16 (dread u16 %x) { dassign %r 0 }
  return (sub u32 (dread u32 %r, dread u32 %y))
}
func &once_u16_i64 (var %x u16, var %y i64) i64 {
  var %r i64
  callassigned &plus_u16 (dread u16 %x) { dassign %r 0 }
  return (add i64 (dread i64 %y, dread i64 %r))
}
func &first_u16_i64 (var %x u16, var %y i64) i64 {
  var %r i64
  callassigned &plus_u16 (dread u16 %x) { dassign %r 0 }
  return (sub i64 (dread i64 %r, dread i64 %y))
}
func &once_u16_u64 (var %x u16, var %y u64) u64 {
  var %r u64
  callassigned &plus_u16 (dread u16 %x) { dassign %r 0 }
  return (add u64 (dread u64 %y, dread u64 %r))
}
func &first_u16_u64 (var %x u16, var %y u64) u64 {
  var %r u64
  callassigned &plus_u16 (dread u16 %x) { dassign %r 0 }
  return (sub u64 (dread u64 %r, dread u64 %y))
}
func &plus_i32 (var %x i32) i32 {
  return (add i32 (dread i32 %x, constval i32 100))
}
func &once_i32_i8 (var %x i32, var %y i8) i8 {
  var %r i8
  callassigned &plus_i32 (dread i32 %x) { dassign %r 0 }
  return (add i8 (dread i8 %y, dread i8 %r))
}
func &first_i32_i8 (var %x i32, var %y i8) i8 {
  var %r i8
  callassigned &plus_i32 (dread i32 %x) { dassign %r 0 }
  return (sub i8 (dread i8 %r, dread i8 %y))
}
func &once_i32_u16 (var %x i32, var %y u16) u16 {
  var %r u16
  callassigned &plus_i32 (dread i32 %x) { dassign %r 0 }
  return (add u16 (dread u16 %y, dread u16 %r))
}
func &first_i32_u16 (var %x i32, var %y u16) u16 {
  var %r u16
  callassigned &plus_i32 (dread i32 %x) { dassign %r 0 }
  return (sub u16 (dread u16 %r, dread u16 %y))
}
func &once_i32_i32 (var %x i32, var %y i32) i32 {
  var %r i32
  callassigned &plus_i32 (dread i32 %x) { dassign %r 0 }
  return (add i32 (dread i32 %y, dread i32 %r))
}
func &first_i32_i32 (var %x i32, var %y i32) i32 {
  var %r i32
  callassigned &plus_i32 (dread i32 %x) { dassign %r 0 }
  return (sub i32 (dread i32 %r, dread i32 %y))
}
func &once_i32_u32 (var %x i32, var %y u32) u32 {
  var %r u32
  callassigned &plus_i32 (dread i32 %x) { dassign %r 0 }
  return (add u32 (dread u32 %y, dread u32 %r))
}
func &first_i32_u32 (var %x i32, var %y u32) u32 {
  var %r u32
  callassigned &plus_i32 (dread i32 %x) { dassign %r 0 }
  return (sub u32 (dread u32 %r, dread u32 %y))
}
func &once_i32_i64 (var %x i32, var %y i64) i64 {
  var %r i64
  callassigned &plus_i32 (dread i32 %x) { dassign %r 0 }
  return (add i64 (dread i64 %y, dread i64 %r))
}
func &first_i32_i64 (var %x i32, var %y i64) i64 {
  var %r i64
  callassigned &plus_i32 (dread i32 %x) { dassign %r 0 }
  return (sub i64 (dread i64 %r, dread i64 %y))
}
func &once_i32_u64 (var %x i32, var %y u64) u64 {
  var %r u64
  callassigned &plus_i32 (dread i32 %x) { dassign %r 0 }
  return (add u64 (dread u64 %y, dread u64 %r))
}
func &first_i32_u64 (var %x i32, var %y u64) u64 {
  var %r u64
  callassigned &plus_i32 (dread i32 %x) { dassign %r 0 }
  return (sub u64 (dread u64 %r, dread u64 %y))
}
func &plus_u32 (var %x u32) u32 {
  return (add u32 (dread u32 %x, constval u32 100))
}
func &once_u32_i8 (var %x u32, var %y i8) i8 {
  var %r i8
  callassigned &plus_u32 (dread u32 %x) { dassign %r 0 }
  return (add i8 (dread i8 %y, dread i8 %r))
}
func &first_u32_i8 (var %x u32, var %y i8) i8 {
  var %r i8
  callassigned &plus_u32 (dread u32 %x) { dassign %r 0 }
  return (sub i8 (dread i8 %r, dread i8 %y))
}
func &once_u32_u16 (var %x u32, var %y u16) u16 {
  var %r u16
  callassigned &plus_u32 (dread u32 %x) { dassign %r 0 }
  return (add u16 (dread u16 %y, dread u16 %r))
}
func &first_u32_u16 (var %x u32, var %y u16) u16 {
  var %r u16
  callassigned &plus_u32 (dread u32 %x) { dassign %r 0 }
  return (sub u16 (dread u16 %r, dread u16 %y))
}
func &once_u32_i32 (var %x u32, var %y i32) i32 {
  var %r i32
  callassigned &plus_u32 (dread u32 %x) { dassign %r 0 }
  return (add i32 (dread i32 %y, dread i32 %r))
}
func &first_u32_i32 (var %x u32, var %y i32) i32 {
  var %r i32
  callassigned &plus_u32 (dread u32 %x) { dassign %r 0 }
  return (sub i32 (dread i32 %r, dread i32 %y))
}
func &once_u32_u32 (var %x u32, var %y u32) u32 {
  var %r u32
  callassigned &plus_u32 (dread u32 %x) { dassign %r 0 }
  return (add u32 (dread u32 %y, dread u32 %r))
}
func &first_u32_u32 (var %x u32, var %y u32) u32 {
  var %r u32
  callassigned &plus_u32 (dread u32 %x) { dassign %r 0 }
  return (sub u32 (dread u32 %r, dread u32 %y))
}
func &once_u32_i64 (var %x u32, var %y i64) i64 {
  var %r i64
  callassigned &plus_u32 (dread u32 %x) { dassign %r 0 }
  return (add i64 (dread i64 %y, dread i64 %r))
}
func &first_u32_i64 (var %x u32, var %y i64) i64 {
  var %r i64
  callassigned &plus_u32 (dread u32 %x) { dassign %r 0 }
  return (sub i64 (dread i64 %r, dread i64 %y))
}
func &once_u32_u64 (var %x u32, var %y u64) u64 {
  var %r u64
  callassigned &plus_u32 (dread u32 %x) { dassign %r 0 }
  return (add u64 (dread u64 %y, dread u64 %r))
}
func &first_u32_u64 (var %x u32, var %y u64) u64 {
  var %r u64
  callassigned &plus_u32 (dread u32 %x) { dassign %r 0 }
  return (sub u64 (dread u64 %r, dread u64 %y))
}
func &plus_i64 (var %x i64) i64 {
  return (add i64 (dread i64 %x, constval i64 100))
}
func &once_i64_i8 (var %x i64, var %y i8) i8 {
  var %r i8
  callassigned &plus_i64 (dread i64 %x) { dassign %r 0 }
  return (add i8 (dread i8 %y, dread i8 %r))
}
func &first_i64_i8 (var %x i64, var %y i8) i8 {
  var %r i8
  callassigned &plus_i64 (dread i64 %x) { dassign %r 0 }
  return (sub i8 (dread i8 %r, dread i8 %y))
}
func &once_i64_u16 (var %x i64, var %y u16) u16 {
  var %r u16
  callassigned &plus_i64 (dread i64 %x) { dassign %r 0 }
  return (add u16 (dread u16 %y, dread u16 %r))
}
func &first_i64_u16 (var %x i64, var %y u16) u16 {
  var %r u16
  callassigned &plus_i64 (dread i64 %x) { dassign %r 0 }
  return (sub u16 (dread u16 %r, dread u16 %y))
}
func &once_i64_i32 (var %x i64, var %y i32) i32 {
  var %r i32
  callassigned &plus_i64 (dread i64 %x) { dassign %r 0 }
  return (add i32 (dread i32 %y, dread i32 %r))
}
func &first_i64_i32 (var %x i64, var %y i32) i32 {
  var %r i32
  callassigned &plus_i64 (dread i64 %x) { dassign %r 0 }
  return (sub i32 (dread i32 %r, dread i32 %y))
}
func &once_i64_u32 (var %x i64, var %y u32) u32 {
  var %r u32
  callassigned &plus_i64 (dread i64 %x) { dassign %r 0 }
  return (add u32 (dread u32 %y, dread u32 %r))
}
func &first_i64_u32 (var %x i64, var %y u32) u32 {
  var %r u32
  callassigned &plus_i64 (dread i64 %x) { dassign %r 0 }
  return (sub u32 (dread u32 %r, dread u32 %y))
}
func &once_i64_i64 (var %x i64, var %y i64) i64 {
  var %r i64
  callassigned &plus_i64 (dread i64 %x) { dassign %r 0 }
  return (add i64 (dread i64 %y, dread i64 %r))
}
func &first_i64_i64 (var %x i64, var %y i64) i64 {
  var %r i64
  callassigned &plus_i64 (dread i64 %x) { dassign %r 0 }
  return (sub i64 (dread i64 %r, dread i64 %y))
}
func &once_i64_u64 (var %x i64, var %y u64) u64 {
  var %r u64
  callassigned &plus_i64 (dread i64 %x) { dassign %r 0 }
  return (add u64 (dread u64 %y, dread u64 %r))
}
func &first_i64_u64 (var %x i64, var %y u64) u64 {
  var %r u64
  callassigned &plus_i64 (dread i64 %x) { dassign %r 0 }
  return (sub u64 (dread u64 %r, dread u64 %y))
}
func &plus_u64 (var %x u64) u64 {
  return (add u64 (dread u64 %x, constval u64 100))
}
func &once_u64_i8 (var %x u64, var %y i8) i8 {
  var %r i8
  callassigned &plus_u64 (dread u64 %x) { dassign %r 0 }
  return (add i8 (dread i8 %y, dread i8 %r))
}
func &first_u64_i8 (var %x u64, var %y i8) i8 {
  var %r i8
  callassigned &plus_u64 (dread u64 %x) { dassign %r 0 }
  return (sub i8 (dread i8 %r, dread i8 %y))
}
func &once_u64_u16 (var %x u64, var %y u16) u16 {
  var %r u16
  callassigned &plus_u64 (dread u64 %x) { dassign %r 0 }
  return (add u16 (dread u16 %y, dread u16 %r))
}
func &first_u64_u16 (var %x u64, var %y u16) u16 {
  var %r u16
  callassigned &plus_u64 (dread u64 %x) { dassign %r 0 }
  return (sub u16 (dread u16 %r, dread u16 %y))
}
func &once_u64_i32 (var %x u64, var %y i32) i32 {
  var %r i32
  callassigned &plus_u64 (dread u64 %x) { dassign %r 0 }
  return (add i32 (dread i32 %y, dread i32 %r))
}
func &first_u64_i32 (var %x u64, var %y i32) i32 {
  var %r i32
  callassigned &plus_u64 (dread u64 %x) { dassign %r 0 }
  return (sub i32 (dread i32 %r, dread i32 %y))
}
func &once_u64_u32 (var %x u64, var %y u32) u32 {
  var %r u32
  callassigned &plus_u64 (dread u64 %x) { dassign %r 0 }
  return (add u32 (dread u32 %y, dread u32 %r))
}
func &first_u64_u32 (var %x u64, var %y u32) u32 {
  var %r u32
  callassigned &plus_u64 (dread u64 %x) { dassign %r 0 }
  return (sub u32 (dread u32 %r, dread u32 %y))
}
func &once_u64_i64 (var %x u64, var %y i64) i64 {
  var %r i64
  callassigned &plus_u64 (dread u64 %x) { dassign %r 0 }
  return (add i64 (dread i64 %y, dread i64 %r))
}
func &first_u64_i64 (var %x u64, var %y i64) i64 {
  var %r i64
  callassigned &plus_u64 (dread u64 %x) { dassign %r 0 }
  return (sub i64 (dread i64 %r, dread i64 %y))
}
func &once_u64_u64 (var %x u64, var %y u64) u64 {
  var %r u64
  callassigned &plus_u64 (dread u64 %x) { dassign %r 0 }
  return (add u64 (dread u64 %y, dread u64 %r))
}
func &first_u64_u64 (var %x u64, var %y u64) u64 {
  var %r u64
  callassigned &plus_u64 (dread u64 %x) { dassign %r 0 }
  return (sub u64 (dread u64 %r, dread u64 %y))
}
func &plus_f32 (var %x f32) f32 {
  return (add f32 (dread f32 %x, constval f32 1.5f))
}
func &once_f32_f32 (var %x f32, var %y f32) f32 {
  var %r f32
  callassigned &plus_f32 (dread f32 %x) { dassign %r 0 }
  return (add f32 (dread f32 %y, dread f32 %r))
}
func &first_f32_f32 (var %x f32, var %y f32) f32 {
  var %r f32
  callassigned &plus_f32 (dread f32 %x) { dassign %r 0 }
  return (sub f32 (dread f32 %r, dread f32 %y))
}
func &plus_f64 (var %x f64) f64 {
  return (add f64 (dread f64 %x, constval f64 1.5))
}
func &once_f64_f64 (var %x f64, var %y f64) f64 {
  var %r f64
  callassigned &plus_f64 (dread f64 %x) { dassign %r 0 }
  return (add f64 (dread f64 %y, dread f64 %r))
}
func &first_f64_f64 (var %x f64, var %y f64) f64 {
  var %r f64
  callassigned &plus_f64 (dread f64 %x) { dassign %r 0 }
  return (sub f64 (dread f64 %r, dread f64 %y))
}
func &fib (var %n i32) i32 {
  var %a i32
  var %b i32
  if (lt u1 i32 (dread i32 %n, constval i32 2)) { return (dread i32 %n) }
  callassigned &fib (sub i32 (dread i32 %n, constval i32 1)) { dassign %a 0 }
  callassigned &fib (sub i32 (dread i32 %n, constval i32 2)) { dassign %b 0 }
  return (add i32 (dread i32 %a, dread i32 %b))
}
func &even (var %n i64) i64 {
  var %r i64
  if (eq u1 i64 (dread i64 %n, constval i64 0)) { return (constval i64 1) }
  callassigned &odd (sub i64 (dread i64 %n, constval i64 1)) { dassign %r 0 }
  return (dread i64 %r)
}
func &odd (var %n i64) i64 {
  var %r i64
  if (eq u1 i64 (dread i64 %n, constval i64 0)) { return (constval i64 0) }
  callassigned &even (sub i64 (dread i64 %n, constval i64 1)) { dassign %r 0 }
  return (dread i64 %r)
}
func &ackermann (var %m i32, var %n i32) i32 {
  var %r i32
  if (eq u1 i32 (dread i32 %m, constval i32 0)) { return (add i32 (dread i32 %n, constval i32 1)) }
  if (eq u1 i32 (dread i32 %n, constval i32 0)) {
    callassigned &ackermann (sub i32 (dread i32 %m, constval i32 1), constval i32 1) { dassign %r 0 }
    return (dread i32 %r)
  }
  callassigned &ackermann (dread i32 %m, sub i32 (dread i32 %n, constval i32 1)) { dassign %r 0 }
  callassigned &ackermann (sub i32 (dread i32 %m, constval i32 1), dread i32 %r) { dassign %r 0 }
  return (dread i32 %r)
}
# The guard looks at the first formal and returns the second; the last argument is a sum.
func &power (var %n i32, var %sum i32) i32 {
  var %r i32
  if (le u1 i32 (dread i32 %n, constval i32 0)) { return (dread i32 %sum) }
  callassigned &power (sub i32 (dread i32 %n, constval i32 1), add i32 (dread i32 %sum, constval i32 7)) { dassign %r 0 }
  return (dread i32 %r)
}
# The guard stands in a loop, and the formal that it looks at changes.
func &collatz (var %n i64, var %turns i64) i64 {
@next
  if (eq u1 i64 (dread i64 %n, constval i64 1)) { return (dread i64 %turns) }
  dassign %turns (add i64 (dread i64 %turns, constval i64 1))
  if (eq u1 i64 (band i64 (dread i64 %n, constval i64 1), constval i64 0)) {
    dassign %n (ashr i64 (dread i64 %n, constval i64 1))
    goto @next
  }
  dassign %n (add i64 (mul i64 (dread i64 %n, constval i64 3), constval i64 1))
  goto @next
}
func &all_collatz (var %n i64) i64 {
  var %sum i64
  var %r i64
  dassign %sum (constval i64 0)
@next
  callassigned &collatz (dread i64 %n, constval i64 0) { dassign %r 0 }
  dassign %sum (add i64 (dread i64 %sum, dread i64 %r))
  dassign %n (sub i64 (dread i64 %n, constval i64 1))
  brtrue @next (gt u1 i64 (dread i64 %n, constval i64 0))
  return (dread i64 %sum)
}
# Narrow formals: the argument is converted before the guard sees it.
func &narrow (var %n u8, var %m i8) i32 {
  if (lt u1 u8 (dread u8 %n, constval u8 3)) { return (constval i32 -1) }
  return (add i32 (dread u8 %n, dread i8 %m))
}
func &call_narrow (var %n i32) i32 {
  var %r i32
  var %s i32
  callassigned &narrow (dread i32 %n, add i32 (dread i32 %n, constval i32 1)) { dassign %r 0 }
  callassigned &narrow (dread i32 %n, add i32 (dread i32 %n, constval i32 1)) { dassign %s 0 }
  return (add i32 (mul i32 (dread i32 %r, constval i32 1000), dread i32 %s))
}
# A formal whose address is taken.
func &addressed (var %n i32, var %m i32) i32 {
  var %p <* i32>
  if (lt u1 i32 (dread i32 %n, constval i32 3)) { return (dread i32 %m) }
  dassign %p (addrof ptr %n)
  iassign <* i32> (dread ptr %p, add i32 (dread i32 %n, dread i32 %m))
  return (dread i32 %n)
}
func &call_addressed (var %n i32) i32 {
  var %r i32
  var %s i32
  callassigned &addressed (dread i32 %n, add i32 (dread i32 %n, constval i32 1)) { dassign %r 0 }
  callassigned &addressed (dread i32 %n, add i32 (dread i32 %r, constval i32 1)) { dassign %s 0 }
  return (add i32 (mul i32 (dread i32 %r, constval i32 1000), dread i32 %s))
}
# A variadic function with a guard, and one whose result lies behind a hidden formal.
func &variadic (var %n i32, ...) i32 {
  if (lt u1 i32 (dread i32 %n, constval i32 3)) { return (dread i32 %n) }
  return (mul i32 (dread i32 %n, constval i32 5))
}
func &call_variadic (var %n i32) i32 {
  var %r i32
  var %s i32
  callassigned &variadic (dread i32 %n, constval i64 9, constval f64 2.0) { dassign %r 0 }
  callassigned &variadic (add i32 (dread i32 %n, constval i32 1)) { dassign %s 0 }
  callassigned &variadic (add i32 (dread i32 %n, constval i32 1), constval i64 9) { dassign %n 0 }
  return (add i32 (mul i32 (dread i32 %r, constval i32 1000), add i32 (dread i32 %s, dread i32 %n)))
}
type $pair <struct {@a i64, @b i64, @c i64}>
func &both (var %n i64) <$pair> {
  var %p <$pair>
  dassign %p 1 (constval i64 1)
  if (lt u1 i64 (dread i64 %n, constval i64 3)) { return (dread agg %p) }
  dassign %p 1 (dread i64 %n)
  return (dread agg %p)
}
func &call_both (var %n i64) i64 {
  var %p <$pair>
  var %q <$pair>
  callassigned &both (dread i64 %n) { dassign %p 0 }
  callassigned &both (add i64 (dread i64 %n, constval i64 1)) { dassign %q 0 }
  return (add i64 (mul i64 (dread i64 %p 1, constval i64 1000), dread i64 %q 1))
}
# The result is read twice, later, in another block, or never.
func &twice (var %n i32) i32 {
  var %r i32
  callassigned &fib (dread i32 %n) { dassign %r 0 }
  return (mul i32 (dread i32 %r, dread i32 %r))
}
func &later (var %n i32) i32 {
  var %r i32
  var %s i32
  callassigned &fib (dread i32 %n) { dassign %r 0 }
  callassigned &fib (add i32 (dread i32 %n, constval i32 1)) { dassign %s 0 }
  return (sub i32 (mul i32 (dread i32 %s, constval i32 100), dread i32 %r))
}
func &elsewhere (var %n i32) i32 {
  var %r i32
  dassign %r (constval i32 77)
  brtrue @out (gt u1 i32 (dread i32 %n, constval i32 10))
  callassigned &fib (dread i32 %n) { dassign %r 0 }
@out
  return (add i32 (dread i32 %n, dread i32 %r))
}
func &never (var %n i32) i32 {
  var %r i32
  callassigned &fib (dread i32 %n) { dassign %r 0 }
  return (dread i32 %n)
}
func &into_condition (var %n i32) i32 {
  var %r i32
  callassigned &fib (dread i32 %n) { dassign %r 0 }
  if (gt u1 i32 (dread i32 %n, dread i32 %r)) { return (constval i32 1) }
  return (constval i32 2)
}
func &into_address (var %n i32) i32 {
  var %r i32
  var %a <[16] i32>
  dassign %r (constval i32 0)
  callassigned &fib (dread i32 %n) { dassign %r 0 }
  iassign <* i32> (array 0 ptr <* <[16] i32>> (addrof ptr %a, constval i32 0), constval i32 42)
  return (add i32 (iread i32 <* i32> (array 0 ptr <* <[16] i32>> (addrof ptr %a, constval i32 0)), dread i32 %r))
}
func &into_arguments (var %n i32) i32 {
  var %r i32
  callassigned &fib (dread i32 %n) { dassign %r 0 }
  callassigned &power (dread i32 %n, dread i32 %r) { dassign %n 0 }
  return (dread i32 %n)
}
func &through_pointer (var %f <* <func (i32) i32>>, var %n i32) i32 {
  var %r i32
  icallassigned (dread ptr %f, dread i32 %n) { dassign %r 0 }
  return (add i32 (dread i32 %n, dread i32 %r))
}
func &call_through_pointer (var %n i32) i32 {
  var %r i32
  callassigned &through_pointer (addroffunc ptr &fib, dread i32 %n) { dassign %r 0 }
  return (add i32 (dread i32 %r, constval i32 1))
}

# run: &once_i8_i8(i8 1, i8 -1) == i8 100
# run: &first_i8_i8(i8 1, i8 -1) == i8 102
# run: &once_i8_i32(i8 -1, i32 -2147483648) == i32 -2147483549
# run: &first_i8_i32(i8 -1, i32 -2147483648) == i32 -2147483549
# run: &once_i8_u32(i8 1, u32 0) == u32 101
# run: &first_i8_u32(i8 1, u32 0) == u32 101
# run: &once_i8_i64(i8 127, i64 9223372036854775807) == i64 9223372036854775778
# run: &first_i8_i64(i8 127, i64 9223372036854775807) == i64 9223372036854775780
# run: &once_i8_u64(i8 127, u64 9223372036854775808) == u64 9223372036854775779
# run: &first_i8_u64(i8 127, u64 9223372036854775808) == u64 9223372036854775779
# run: &once_u8_i32(u8 1, i32 2147483647) == i32 -2147483548
# run: &first_u8_i32(u8 1, i32 2147483647) == i32 -2147483546
# run: &once_u8_u32(u8 255, u32 4294967295) == u32 98
# run: &first_u8_u32(u8 255, u32 4294967295) == u32 100
# run: &once_u8_i64(u8 0, i64 9223372036854775807) == i64 -9223372036854775709
# run: &first_u8_i64(u8 0, i64 9223372036854775807) == i64 -9223372036854775707
# run: &once_u8_u64(u8 255, u64 9223372036854775808) == u64 9223372036854775907
# run: &first_u8_u64(u8 255, u64 9223372036854775808) == u64 9223372036854775907
# run: &once_i16_i32(i16 -1, i32 1) == i32 100
# run: &first_i16_i32(i16 -1, i32 1) == i32 98
# run: &once_i16_u32(i16 -32768, u32 2147483648) == u32 2147450980
# run: &first_i16_u32(i16 -32768, u32 2147483648) == u32 2147450980
# run: &once_i16_i64(i16 1, i64 0) == i64 101
# run: &first_i16_i64(i16 1, i64 0) == i64 101
# run: &once_i16_u64(i16 -1, u64 1) == u64 100
# run: &first_i16_u64(i16 -1, u64 1) == u64 98
# run: &once_u16_u16(u16 32767, u16 32767) == u16 98
# run: &first_u16_u16(u16 32767, u16 32767) == u16 100
# run: &once_u16_i32(u16 32767, i32 2147483647) == i32 -2147450782
# run: &first_u16_i32(u16 32767, i32 2147483647) == i32 -2147450780
# run: &once_u16_u32(u16 65535, u32 0) == u32 99
# run: &first_u16_u32(u16 65535, u32 0) == u32 99
# run: &once_u16_i64(u16 1, i64 0) == i64 101
# run: &first_u16_i64(u16 1, i64 0) == i64 101
# run: &once_u16_u64(u16 32767, u64 9223372036854775807) == u64 9223372036854808674
# run: &first_u16_u64(u16 32767, u64 9223372036854775807) == u64 9223372036854808676
# run: &once_i32_i8(i32 -2147483648, i8 127) == i8 -29
# run: &first_i32_i8(i32 -2147483648, i8 127) == i8 -27
# run: &once_i32_u16(i32 0, u16 0) == u16 100
# run: &first_i32_u16(i32 0, u16 0) == u16 100
# run: &once_i32_i32(i32 2147483647, i32 -2147483648) == i32 99
# run: &first_i32_i32(i32 2147483647, i32 -2147483648) == i32 99
# run: &once_i32_u32(i32 2147483647, u32 2147483647) == u32 98
# run: &first_i32_u32(i32 2147483647, u32 2147483647) == u32 100
# run: &once_i32_i64(i32 1, i64 0) == i64 101
# run: &first_i32_i64(i32 1, i64 0) == i64 101
# run: &once_i32_u64(i32 1, u64 1) == u64 102
# run: &first_i32_u64(i32 1, u64 1) == u64 100
# run: &once_u32_i8(u32 1, i8 -128) == i8 -27
# run: &first_u32_i8(u32 1, i8 -128) == i8 -27
# run: &once_u32_u16(u32 0, u16 32767) == u16 32867
# run: &first_u32_u16(u32 0, u16 32767) == u16 32869
# run: &once_u32_i32(u32 0, i32 -2147483648) == i32 -2147483548
# run: &first_u32_i32(u32 0, i32 -2147483648) == i32 -2147483548
# run: &once_u32_u32(u32 0, u32 0) == u32 100
# run: &first_u32_u32(u32 0, u32 0) == u32 100
# run: &once_u32_i64(u32 1, i64 1) == i64 102
# run: &first_u32_i64(u32 1, i64 1) == i64 100
# run: &once_u32_u64(u32 2147483648, u64 0) == u64 2147483748
# run: &first_u32_u64(u32 2147483648, u64 0) == u64 2147483748
# run: &once_i64_i8(i64 -1, i8 1) == i8 100
# run: &first_i64_i8(i64 -1, i8 1) == i8 98
# run: &once_i64_u16(i64 -1, u16 32768) == u16 32867
# run: &first_i64_u16(i64 -1, u16 32768) == u16 32867
# run: &once_i64_i32(i64 9223372036854775807, i32 0) == i32 99
# run: &first_i64_i32(i64 9223372036854775807, i32 0) == i32 99
# run: &once_i64_u32(i64 0, u32 0) == u32 100
# run: &first_i64_u32(i64 0, u32 0) == u32 100
# run: &once_i64_i64(i64 -1, i64 -9223372036854775808) == i64 -9223372036854775709
# run: &first_i64_i64(i64 -1, i64 -9223372036854775808) == i64 -9223372036854775709
# run: &once_i64_u64(i64 -9223372036854775808, u64 1) == u64 9223372036854775909
# run: &first_i64_u64(i64 -9223372036854775808, u64 1) == u64 9223372036854775907
# run: &once_u64_i8(u64 9223372036854775807, i8 -1) == i8 98
# run: &first_u64_i8(u64 9223372036854775807, i8 -1) == i8 100
# run: &once_u64_u16(u64 1, u16 32768) == u16 32869
# run: &first_u64_u16(u64 1, u16 32768) == u16 32869
# run: &once_u64_i32(u64 0, i32 0) == i32 100
# run: &first_u64_i32(u64 0, i32 0) == i32 100
# run: &once_u64_u32(u64 9223372036854775808, u32 4294967295) == u32 99
# run: &first_u64_u32(u64 9223372036854775808, u32 4294967295) == u32 101
# run: &once_u64_i64(u64 9223372036854775807, i64 -1) == i64 -9223372036854775710
# run: &first_u64_i64(u64 9223372036854775807, i64 -1) == i64 -9223372036854775708
# run: &once_u64_u64(u64 18446744073709551615, u64 1) == u64 100
# run: &first_u64_u64(u64 18446744073709551615, u64 1) == u64 98
# run: &once_f32_f32(f32 2.25, f32 0.5) == f32 4.25
# run: &first_f32_f32(f32 2.25, f32 0.5) == f32 3.25
# run: &once_f32_f32(f32 -8.0, f32 3.0) == f32 -3.5
# run: &first_f32_f32(f32 -8.0, f32 3.0) == f32 -9.5
# run: &once_f64_f64(f64 2.25, f64 0.5) == f64 4.25
# run: &first_f64_f64(f64 2.25, f64 0.5) == f64 3.25
# run: &once_f64_f64(f64 -8.0, f64 3.0) == f64 -3.5
# run: &first_f64_f64(f64 -8.0, f64 3.0) == f64 -9.5
# run: &fib(i32 15) == i32 610
# run: &even(i64 1000) == i64 1
# run: &odd(i64 1000) == i64 0
# run: &odd(i64 77) == i64 1
# run: &ackermann(i32 2, i32 3) == i32 9
# run: &power(i32 0, i32 3) == i32 3
# run: &power(i32 9, i32 -3) == i32 60
# run: &all_collatz(i64 30) == i64 441
# run: &call_narrow(i32 258) == i32 -1001
# run: &call_narrow(i32 383) == i32 -1001
# run: &call_addressed(i32 1) == i32 2003
# run: &call_addressed(i32 10) == i32 21032
# run: &call_variadic(i32 1) == i32 1004
# run: &call_variadic(i32 2) == i32 2030
# run: &call_variadic(i32 5) == i32 25060
# run: &call_both(i64 2) == i64 1003
# run: &call_both(i64 1) == i64 1001
# run: &twice(i32 10) == i32 3025
# run: &later(i32 9) == i32 5466
# run: &elsewhere(i32 10) == i32 65
# run: &elsewhere(i32 11) == i32 88
# run: &never(i32 5) == i32 5
# run: &into_condition(i32 3) == i32 1
# run: &into_condition(i32 6) == i32 2
# run: &into_address(i32 7) == i32 55
# run: &into_arguments(i32 7) == i32 62
# run: &through_pointer(a64 0, i32 1) traps "call"
# run: &call_through_pointer(i32 8) == i32 30

# regcode:
# &plus_i8
#     0  001c  Add32                    Psi  5, 0, 100, 0
#     1  001c  SignExtend8              qp   5, 5, 0, 0
#     2  0020  ReturnS32                s    5, 0, 0, 0
# &plus_i32
#     0  0020  ReturnAdd32              si   0, 0, 100, 0
# &once_u64_i8
#     0  002e  Add64                    Psi  7, 0, 100, 0
#     1  002e  SignExtend8              Qp   4, 7, 0, 0
#     2  003a  Add32                    Psq  7, 1, 4, 0
#     3  003a  SignExtend8              qp   7, 7, 0, 0
#     4  003e  ReturnS32                s    7, 0, 0, 0
