# test run
# test regcode store_i8 store_f32
# Loads and stores at a byte offset, of every width, with offsets that fit 16 bits and offsets that do not.

var $buffer <[300000] u8>

func &store_i8 (var %v i32) i32 {
  iassignoff i8 3 (addrof ptr $buffer, dread i32 %v)
  return (ireadoff i8 3 (addrof ptr $buffer))
}

func &store_u16 (var %v i32) u32 {
  iassignoff u16 32766 (addrof ptr $buffer, dread i32 %v)
  return (ireadoff u16 32766 (addrof ptr $buffer))
}

func &store_i32 (var %v i32) i32 {
  iassignoff i32 32768 (addrof ptr $buffer, dread i32 %v)
  return (ireadoff i32 32768 (addrof ptr $buffer))
}

func &store_u64 (var %v u64) u64 {
  iassignoff u64 200000 (addrof ptr $buffer, dread u64 %v)
  return (ireadoff u64 200000 (addrof ptr $buffer))
}

func &store_f32 (var %v f32) f32 {
  iassignoff f32 128 (addrof ptr $buffer, dread f32 %v)
  return (ireadoff f32 128 (addrof ptr $buffer))
}

func &store_f64 (var %v f64) f64 {
  iassignoff f64 65536 (addrof ptr $buffer, dread f64 %v)
  return (ireadoff f64 65536 (addrof ptr $buffer))
}

func &negative (var %v i32) i32 {
  var %p <* void>
  dassign %p (add ptr (addrof ptr $buffer, constval i64 100000))
  iassignoff i32 -4 (dread ptr %p, dread i32 %v)
  iassignoff i32 -65540 (dread ptr %p, constval i32 1)
  return (add i32 (ireadoff i32 -4 (dread ptr %p), ireadoff i32 -65540 (dread ptr %p)))
}

func &element_add (var %i i64) i32 {
  iassignoff i32 40 (addrof ptr $buffer, constval i32 1234)
  return (iread i32 <* i32> (CG_array_elem_add a64 (addrof a64 $buffer, dread i64 %i)))
}

# run: &store_i8(i32 200) == i32 -56
# run: &store_u16(i32 -1) == u32 65535
# run: &store_i32(i32 -2147483648) == i32 -2147483648
# run: &store_u64(u64 0xfedcba9876543210) == u64 18364758544493064720
# run: &store_f32(f32 -1.5) == f32 -1.5
# run: &store_f64(f64 1e300) == f64 1e300
# run: &negative(i32 41) == i32 42
# run: &element_add(i64 40) == i32 1234

# regcode:
# &store_i8
#     0  0020  StoreAbsoluteMem8        s    0, 0, 0, 0 [$buffer+0x3 0x0]
#     2  002c  LoadAbsoluteMemS8        p    5, 0, 0, 0 [$buffer+0x3 0x0]
#     4  0030  ReturnS32                s    5, 0, 0, 0
# &store_f32
#     0  0020  StoreAbsoluteMem32       s    0, 0, 0, 0 [$buffer+0x80 0x0]
#     2  0030  ReturnU32                s    0, 0, 0, 0
