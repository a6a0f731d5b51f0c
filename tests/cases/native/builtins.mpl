# test run
# Built-ins of C compilers that look at bits. Operands are brought to the type that C declares.

func &ones (var %x i64) i32 {
  return (add i32 (
    intrinsicop i32 C___builtin_popcount (dread i64 %x),
    mul i32 (intrinsicop i32 C___builtin_popcountll (dread i64 %x), constval i32 100)))
}

func &odd (var %x i64) i32 {
  var %low i32
  intrinsiccallassigned C___builtin_parity (dread i64 %x) { dassign %low 0 }
  return (add i32 (dread i32 %low, mul i32 (intrinsicop i32 C___builtin_parityl (dread i64 %x), constval i32 10)))
}

func &zeros (var %x u32) i32 {
  return (add i32 (
    intrinsicop i32 C___builtin_clz (dread u32 %x),
    mul i32 (intrinsicop i32 C___builtin_ctz (dread u32 %x), constval i32 100)))
}

func &longZeros (var %x u64) i32 {
  return (add i32 (
    intrinsicop i32 C___builtin_clzl (dread u64 %x),
    mul i32 (intrinsicop i32 C___builtin_ctzll (dread u64 %x), constval i32 100)))
}

func &first (var %x i64) i32 {
  return (add i32 (
    intrinsicop i32 C___builtin_ffs (dread i64 %x),
    mul i32 (intrinsicop i32 C___builtin_ffsll (dread i64 %x), constval i32 100)))
}

func &signs (var %x i64) i32 {
  return (add i32 (
    intrinsicop i32 C___builtin_clrsb (cvt i32 i64 (dread i64 %x)),
    mul i32 (intrinsicop i32 C___builtin_clrsbl (dread i64 %x), constval i32 100)))
}

func &swapped (var %x u64) u64 {
  return (bxor u64 (
    bxor u64 (
      intrinsicop u64 C___builtin_bswap64 (dread u64 %x),
      cvt u64 u32 (intrinsicop u32 C___builtin_bswap32 (dread u64 %x))),
    cvt u64 u16 (intrinsicop u16 C___builtin_bswap16 (dread u64 %x))))
}

# As other front ends call them.
func &others (var %x u64) u64 {
  return (add u64 (
    intrinsicop u64 C_rev_8 (dread u64 %x),
    cvt u64 i32 (add i32 (
      intrinsicop i32 C_popcount64 (dread u64 %x),
      add i32 (intrinsicop i32 C_parity32 (dread u64 %x), intrinsicop i32 C_clrsb64 (dread u64 %x))))))
}

# Nothing is known of objects: the greatest size, and the least if that is asked for.
func &size (var %p ptr) u64 {
  return (sub u64 (
    intrinsicop u64 C___builtin_object_size (dread ptr %p, constval i32 2),
    intrinsicop u64 C___builtin_object_size (dread ptr %p, constval i32 1)))
}

# run: &ones(i64 0x1f0000000f) == i32 904
# run: &ones(i64 -1) == i32 6432
# run: &odd(i64 0x100000007) == i32 1
# run: &odd(i64 0x100000000) == i32 10
# run: &zeros(u32 0x10) == i32 427
# run: &zeros(u32 0x80000000) == i32 3100
# run: &longZeros(u64 0x1000000000) == i32 3627
# run: &first(i64 0) == i32 0
# run: &first(i64 0x1000000000) == i32 3700
# run: &first(i64 12) == i32 303
# run: &signs(i64 0) == i32 6331
# run: &signs(i64 -1) == i32 6331
# run: &signs(i64 1) == i32 6230
# run: &signs(i64 0x80000000) == i32 3100
# run: &swapped(u64 72623859790382856) == u64 578437695886593027
# run: &others(u64 7) == u64 0x700000000000040
# run: &size(ptr 0) == u64 1
