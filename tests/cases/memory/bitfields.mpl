# test run
# test regcode write_and_read size_of_split
# Bit-fields: packed from the low bit of a container of the declared type; a field that would cross its end opens the next one.
# A read extends by the signedness of the type read, a write leaves the neighbours alone.

type $flags <struct {@a :3 u32, @b :5 i32, @c :24 u32, @d i8}>
type $split <struct {@x :20 u32, @y :20 u32}>
type $tiny <struct {@f1 i32, @f2 :6 i8, @f3 :2 i8}>
type $wide <struct {@lo :40 u64, @hi :24 i64}>

func &write_and_read (var %v i32) i32 {
  var %s <$flags>
  dassign %s 1 (constval u32 7)
  dassign %s 3 (constval u32 0xffffff)
  dassign %s 2 (dread i32 %v)
  return (dread i32 %s 2)
}

func &neighbours_below (var %v i32) u32 {
  var %s <$flags>
  dassign %s 1 (constval u32 5)
  dassign %s 3 (constval u32 0)
  dassign %s 2 (dread i32 %v)
  return (dread u32 %s 1)
}

func &neighbours_above (var %v i32) u32 {
  var %s <$flags>
  dassign %s 3 (constval u32 0xabcdef)
  dassign %s 2 (dread i32 %v)
  return (dread u32 %s 3)
}

func &layout (var %v u32) u32 {
  var %s <$flags>
  iassignoff u32 0 (addrof ptr %s, dread u32 %v)
  return (dread u32 %s 3)
}

func &next_container () u32 {
  var %s <$split>
  dassign %s 1 (constval u32 1)
  dassign %s 2 (constval u32 0x12345)
  return (ireadoff u32 4 (addrof ptr %s))
}

func &size_of_split () i32 {
  return (sizeoftype i32 <$split>)
}

# The bit-field of the seed's third example: 33 in six signed bits is -31.
func &six_bits (var %v i32) i32 {
  var %s <$tiny>
  dassign %s 2 (dread i32 %v)
  return (dread i32 %s 2)
}

func &byte_container () u32 {
  var %s <$tiny>
  dassign %s 2 (constval i32 1)
  dassign %s 3 (constval i32 1)
  return (ireadoff u8 4 (addrof ptr %s))
}

func &through_pointer (var %v i64) i64 {
  var %s <$wide>
  iassign <* <$wide>> 1 (addrof ptr %s, constval u64 0xffffffffff)
  iassign <* <$wide>> 2 (addrof ptr %s, dread i64 %v)
  return (iread i64 <* <$wide>> 2 (addrof ptr %s))
}

func &through_pointer_below (var %v i64) u64 {
  var %s <$wide>
  iassign <* <$wide>> 1 (addrof ptr %s, constval u64 0x123456789a)
  iassign <* <$wide>> 2 (addrof ptr %s, dread i64 %v)
  return (iread u64 <* <$wide>> 1 (addrof ptr %s))
}

# run: &write_and_read(i32 15) == i32 15
# run: &write_and_read(i32 16) == i32 -16
# run: &write_and_read(i32 33) == i32 1
# run: &neighbours_below(i32 -1) == u32 5
# run: &neighbours_above(i32 -1) == u32 11259375
# run: &layout(u32 0x12345678) == u32 1193046
# run: &next_container() == u32 74565
# run: &size_of_split() == i32 8
# run: &six_bits(i32 33) == i32 -31
# run: &six_bits(i32 31) == i32 31
# run: &byte_container() == u32 65
# run: &through_pointer(i64 -1) == i64 -1
# run: &through_pointer(i64 8388607) == i64 8388607
# run: &through_pointer(i64 8388608) == i64 -8388608
# run: &through_pointer_below(i64 -1) == u64 78187493530

# regcode:
# &write_and_read
#     0  0028  Const32                  s    4, 0, 0, 0
#     1  0030  Const32                  s    8, 0, 7, 0
#     2  0030  Generic                  sss  4, 4, 8, 0 [0x80803000895 0x0]
#     4  0050  Const32                  s    8, 0, 65535, 255
#     5  0050  Generic                  sss  4, 4, 8, 0 [0x80818080895 0x0]
#     7  0068  Generic                  sss  4, 4, 0, 0 [0x40405030495 0x0]
#     9  0078  Generic                  sss  7, 4, 4, 0 [0x50405030494 0x0]
#    11  007c  ReturnS32                s    7, 0, 0, 0
# &size_of_split
#     0  0016  ReturnImm                     8, 0, 0, 0
