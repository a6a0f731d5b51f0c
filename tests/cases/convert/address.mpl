# test run
# Addresses are unsigned integers of 64 bits; signed sources are sign-extended.

func &cvt_i32_ptr (var %a i32) ptr {
  return (cvt ptr i32 (dread i32 %a))
}

func &cvt_u32_ptr (var %a u32) ptr {
  return (cvt ptr u32 (dread u32 %a))
}

func &cvt_i64_ptr (var %a i64) ptr {
  return (cvt ptr i64 (dread i64 %a))
}

func &cvt_u64_ptr (var %a u64) ptr {
  return (cvt ptr u64 (dread u64 %a))
}

func &cvt_ptr_i32 (var %a ptr) i32 {
  return (cvt i32 ptr (dread ptr %a))
}

func &cvt_ptr_u64 (var %a ptr) u64 {
  return (cvt u64 ptr (dread ptr %a))
}

func &cvt_ptr_i8 (var %a ptr) i8 {
  return (cvt i8 ptr (dread ptr %a))
}

# run: &cvt_i32_ptr(i32 4096) == ptr 0x1000
# run: &cvt_i32_ptr(i32 -16) == ptr 0xfffffffffffffff0
# run: &cvt_u32_ptr(u32 4096) == ptr 0x1000
# run: &cvt_u32_ptr(u32 4294967280) == ptr 0xfffffff0
# run: &cvt_i64_ptr(i64 4096) == ptr 0x1000
# run: &cvt_i64_ptr(i64 -16) == ptr 0xfffffffffffffff0
# run: &cvt_u64_ptr(u64 4096) == ptr 0x1000
# run: &cvt_u64_ptr(u64 18446744073709551600) == ptr 0xfffffffffffffff0
# run: &cvt_ptr_i32(ptr 0x1000) == i32 4096
# run: &cvt_ptr_i32(ptr 0xffffffffffffff80) == i32 -128
# run: &cvt_ptr_u64(ptr 0x1000) == u64 4096
# run: &cvt_ptr_u64(ptr 0xffffffffffffff80) == u64 18446744073709551488
# run: &cvt_ptr_i8(ptr 0x1000) == i8 0
# run: &cvt_ptr_i8(ptr 0xffffffffffffff80) == i8 -128
