# test run
# test regcode signed_byte local_byte_unsigned
# Stores to narrow places truncate; loads extend by the signedness of the type that the instruction names, not that of the place.

var $b i8
var $h u16

func &signed_byte (var %v i32) i32 {
  dassign $b (dread i32 %v)
  return (dread i32 $b)
}

func &unsigned_byte (var %v i32) u32 {
  dassign $b (dread i32 %v)
  return (dread u32 $b)
}

func &signed_half (var %v i32) i32 {
  dassign $h (dread i32 %v)
  return (dread i32 $h)
}

func &unsigned_half (var %v i32) u32 {
  dassign $h (dread i32 %v)
  return (dread u32 $h)
}

func &local_byte (var %v i32) i32 {
  var %c i8
  dassign %c (dread i32 %v)
  return (dread i32 %c)
}

func &local_byte_unsigned (var %v i32) u32 {
  var %c i8
  dassign %c (dread i32 %v)
  return (dread u32 %c)
}

func &through_pointer (var %v i64) i64 {
  var %c i16
  iassign <* i16> (addrof ptr %c, dread i64 %v)
  return (iread i64 <* i16> (addrof ptr %c))
}

func &through_pointer_unsigned (var %v i64) u64 {
  var %c i16
  iassign <* i16> (addrof ptr %c, dread i64 %v)
  return (iread u64 <* i16> (addrof ptr %c))
}

# A formal is a narrow place too.
func &formal (var %c u8) i32 {
  return (dread i32 %c)
}

# The neighbours of a narrow store stay as they are.
func &neighbours () u64 {
  var %w u64
  dassign %w (constval u64 0x1122334455667788)
  iassignoff u8 2 (addrof ptr %w, constval u32 0xff)
  iassignoff u16 4 (addrof ptr %w, constval u32 0)
  return (dread u64 %w)
}

# run: &signed_byte(i32 300) == i32 44
# run: &signed_byte(i32 200) == i32 -56
# run: &unsigned_byte(i32 200) == u32 200
# run: &unsigned_byte(i32 -1) == u32 255
# run: &signed_half(i32 65535) == i32 -1
# run: &signed_half(i32 70000) == i32 4464
# run: &unsigned_half(i32 -1) == u32 65535
# run: &local_byte(i32 384) == i32 -128
# run: &local_byte_unsigned(i32 384) == u32 128
# run: &through_pointer(i64 98304) == i64 -32768
# run: &through_pointer_unsigned(i64 98304) == u64 32768
# run: &formal(u8 255) == i32 -1
# run: &neighbours() == u64 1234549249295742856

# regcode:
# &signed_byte
#     0  0020  StoreAbsoluteMem8        s    0, 0, 0, 0 [$b 0x0]
#     2  002c  LoadAbsoluteMemS8        p    5, 0, 0, 0 [$b 0x0]
#     4  0030  ReturnS32                s    5, 0, 0, 0
# &local_byte_unsigned
#     0  0018  SignExtend8              Ps   3, 0, 0, 0
#     1  001c  ZeroExtend8              qp   6, 3, 0, 0
#     2  0020  ReturnU32                s    6, 0, 0, 0
