# test program
# Bitfields, zero-width ones among them, `packed`, `pack(N)` and `align(N)` as GCC lays them out on x86-64: sizes, alignments, and after
# each store the bytes of the structure and one behind it.

type $S0 <struct {@f0 i8, @f1 :11 i32, @f2 :4 i16, @f3 :14 i16, @f4 u64 align(8)} packed>
type $S1 <struct {@f0 i32, @f1 u8, @f2 i16 align(16)} pack(8)>
type $S2 <struct {@f0 u64 align(4), @f1 :7 u8, @f2 <$S0>, @f3 :46 i64, @f4 :4 i8} pack(4)>
type $S3 <struct {@f0 i64, @f1 :2 i16 packed, @f2 :20 u32}>
type $S4 <struct {@f0 :2 u8, @f1 :6 u32, @f2 :0 u16, @f3 :6 u8} packed>
type $S5 <struct {@f0 i32, @f1 :2 u64} pack(4)>
type $S6 <struct {@f0 :8 i8, @f1 u16 align(8), @f2 :4 i8, @f3 :4 u8, @f4 i32, @f5 i8 packed align(8), @f6 :0 u8}>
type $S7 <struct {@f0 u64, @f1 :1 u64 packed, @f2 i32, @f3 :3 u16, @f4 :5 i64, @f5 :0 u64, @f6 u64 packed align(2)} packed>
type $S8 <struct {@f0 :13 u64, @f1 :2 i8, @f2 :1 u8, @f3 :18 i32, @f4 :23 u64, @f5 <$S3>, @f6 :22 i32 packed} pack(8)>
func &printf (var %f <* i8>, ...) i32
func &putchar (var %c i32) i32
func &dump (var %p <* u8>, var %n u64) void {
  var %i u64
  while (lt u1 u64 (dread u64 %i, dread u64 %n)) {
    call &printf (conststr ptr "%02x", iread u32 <* u8> 0 (add ptr (dread ptr %p, dread u64 %i)))
    dassign %i (add u64 (dread u64 %i, constval u64 1))
  }
  call &printf (conststr ptr "\n")
}
type $G0 <struct {@s <$S0>, @guard <[16] u8>}>
type $G1 <struct {@s <$S1>, @guard <[16] u8>}>
type $G2 <struct {@s <$S2>, @guard <[16] u8>}>
type $G3 <struct {@s <$S3>, @guard <[16] u8>}>
type $G4 <struct {@s <$S4>, @guard <[16] u8>}>
type $G5 <struct {@s <$S5>, @guard <[16] u8>}>
type $G6 <struct {@s <$S6>, @guard <[16] u8>}>
type $G7 <struct {@s <$S7>, @guard <[16] u8>}>
type $G8 <struct {@s <$S8>, @guard <[16] u8>}>
func &main () i32 {
  var %g0 <$G0>

  var %g1 <$G1>

  var %g2 <$G2>

  var %g3 <$G3>

  var %g4 <$G4>

  var %g5 <$G5>

  var %g6 <$G6>

  var %g7 <$G7>

  var %g8 <$G8>

  intrinsiccall C_memset (addrof ptr %g0, constval i32 170, sizeoftype u64 <$G0>)
  call &printf (conststr ptr "S0 %lu %lu\n", sizeoftype u64 <$S0>, sub u64 (sizeoftype u64 <struct {@c <$S0>, @d i8}>, sizeoftype u64 <$S0>))
  dassign %g0 2 (constval i8 86)
  call &dump (addrof ptr %g0, add u64 (sizeoftype u64 <$S0>, constval u64 1))
  call &printf (conststr ptr "%ld\n", cvt i64 i8 (dread i8 %g0 2))
  dassign %g0 3 (constval i32 426)
  call &dump (addrof ptr %g0, add u64 (sizeoftype u64 <$S0>, constval u64 1))
  call &printf (conststr ptr "%ld\n", cvt i64 i32 (dread i32 %g0 3))
  dassign %g0 4 (constval i16 -1)
  call &dump (addrof ptr %g0, add u64 (sizeoftype u64 <$S0>, constval u64 1))
  call &printf (conststr ptr "%ld\n", cvt i64 i16 (dread i16 %g0 4))
  dassign %g0 5 (constval i16 7731)
  call &dump (addrof ptr %g0, add u64 (sizeoftype u64 <$S0>, constval u64 1))
  call &printf (conststr ptr "%ld\n", cvt i64 i16 (dread i16 %g0 5))
  dassign %g0 6 (constval u64 -14772337052166810)
  call &dump (addrof ptr %g0, add u64 (sizeoftype u64 <$S0>, constval u64 1))
  call &printf (conststr ptr "%ld\n", dread u64 %g0 6)
  intrinsiccall C_memset (addrof ptr %g1, constval i32 170, sizeoftype u64 <$G1>)
  call &printf (conststr ptr "S1 %lu %lu\n", sizeoftype u64 <$S1>, sub u64 (sizeoftype u64 <struct {@c <$S1>, @d i8}>, sizeoftype u64 <$S1>))
  dassign %g1 2 (constval i32 -1768822451)
  call &dump (addrof ptr %g1, add u64 (sizeoftype u64 <$S1>, constval u64 1))
  call &printf (conststr ptr "%ld\n", cvt i64 i32 (dread i32 %g1 2))
  dassign %g1 3 (constval u8 104)
  call &dump (addrof ptr %g1, add u64 (sizeoftype u64 <$S1>, constval u64 1))
  call &printf (conststr ptr "%ld\n", cvt i64 u8 (dread u8 %g1 3))
  dassign %g1 4 (constval i16 26068)
  call &dump (addrof ptr %g1, add u64 (sizeoftype u64 <$S1>, constval u64 1))
  call &printf (conststr ptr "%ld\n", cvt i64 i16 (dread i16 %g1 4))
  intrinsiccall C_memset (addrof ptr %g2, constval i32 170, sizeoftype u64 <$G2>)
  call &printf (conststr ptr "S2 %lu %lu\n", sizeoftype u64 <$S2>, sub u64 (sizeoftype u64 <struct {@c <$S2>, @d i8}>, sizeoftype u64 <$S2>))
  dassign %g2 2 (constval u64 -3013508361830952235)
  call &dump (addrof ptr %g2, add u64 (sizeoftype u64 <$S2>, constval u64 1))
  call &printf (conststr ptr "%ld\n", dread u64 %g2 2)
  dassign %g2 3 (constval u8 53)
  call &dump (addrof ptr %g2, add u64 (sizeoftype u64 <$S2>, constval u64 1))
  call &printf (conststr ptr "%ld\n", cvt i64 u8 (dread u8 %g2 3))
  dassign %g2 5 (constval i8 -122)
  call &dump (addrof ptr %g2, add u64 (sizeoftype u64 <$S2>, constval u64 1))
  call &printf (conststr ptr "%ld\n", cvt i64 i8 (dread i8 %g2 5))
  dassign %g2 6 (constval i32 661)
  call &dump (addrof ptr %g2, add u64 (sizeoftype u64 <$S2>, constval u64 1))
  call &printf (conststr ptr "%ld\n", cvt i64 i32 (dread i32 %g2 6))
  dassign %g2 7 (constval i16 -3)
  call &dump (addrof ptr %g2, add u64 (sizeoftype u64 <$S2>, constval u64 1))
  call &printf (conststr ptr "%ld\n", cvt i64 i16 (dread i16 %g2 7))
  dassign %g2 8 (constval i16 5254)
  call &dump (addrof ptr %g2, add u64 (sizeoftype u64 <$S2>, constval u64 1))
  call &printf (conststr ptr "%ld\n", cvt i64 i16 (dread i16 %g2 8))
  dassign %g2 9 (constval u64 -3008954946524331009)
  call &dump (addrof ptr %g2, add u64 (sizeoftype u64 <$S2>, constval u64 1))
  call &printf (conststr ptr "%ld\n", dread u64 %g2 9)
  dassign %g2 10 (constval i64 1037710493606)
  call &dump (addrof ptr %g2, add u64 (sizeoftype u64 <$S2>, constval u64 1))
  call &printf (conststr ptr "%ld\n", dread i64 %g2 10)
  dassign %g2 11 (constval i8 3)
  call &dump (addrof ptr %g2, add u64 (sizeoftype u64 <$S2>, constval u64 1))
  call &printf (conststr ptr "%ld\n", cvt i64 i8 (dread i8 %g2 11))
  intrinsiccall C_memset (addrof ptr %g3, constval i32 170, sizeoftype u64 <$G3>)
  call &printf (conststr ptr "S3 %lu %lu\n", sizeoftype u64 <$S3>, sub u64 (sizeoftype u64 <struct {@c <$S3>, @d i8}>, sizeoftype u64 <$S3>))
  dassign %g3 2 (constval i64 5573001876829243103)
  call &dump (addrof ptr %g3, add u64 (sizeoftype u64 <$S3>, constval u64 1))
  call &printf (conststr ptr "%ld\n", dread i64 %g3 2)
  dassign %g3 3 (constval i16 -1)
  call &dump (addrof ptr %g3, add u64 (sizeoftype u64 <$S3>, constval u64 1))
  call &printf (conststr ptr "%ld\n", cvt i64 i16 (dread i16 %g3 3))
  dassign %g3 4 (constval u32 815951)
  call &dump (addrof ptr %g3, add u64 (sizeoftype u64 <$S3>, constval u64 1))
  call &printf (conststr ptr "%ld\n", cvt i64 u32 (dread u32 %g3 4))
  intrinsiccall C_memset (addrof ptr %g4, constval i32 170, sizeoftype u64 <$G4>)
  call &printf (conststr ptr "S4 %lu %lu\n", sizeoftype u64 <$S4>, sub u64 (sizeoftype u64 <struct {@c <$S4>, @d i8}>, sizeoftype u64 <$S4>))
  dassign %g4 2 (constval u8 2)
  call &dump (addrof ptr %g4, add u64 (sizeoftype u64 <$S4>, constval u64 1))
  call &printf (conststr ptr "%ld\n", cvt i64 u8 (dread u8 %g4 2))
  dassign %g4 3 (constval u32 62)
  call &dump (addrof ptr %g4, add u64 (sizeoftype u64 <$S4>, constval u64 1))
  call &printf (conststr ptr "%ld\n", cvt i64 u32 (dread u32 %g4 3))
  dassign %g4 5 (constval u8 27)
  call &dump (addrof ptr %g4, add u64 (sizeoftype u64 <$S4>, constval u64 1))
  call &printf (conststr ptr "%ld\n", cvt i64 u8 (dread u8 %g4 5))
  intrinsiccall C_memset (addrof ptr %g5, constval i32 170, sizeoftype u64 <$G5>)
  call &printf (conststr ptr "S5 %lu %lu\n", sizeoftype u64 <$S5>, sub u64 (sizeoftype u64 <struct {@c <$S5>, @d i8}>, sizeoftype u64 <$S5>))
  dassign %g5 2 (constval i32 1633840397)
  call &dump (addrof ptr %g5, add u64 (sizeoftype u64 <$S5>, constval u64 1))
  call &printf (conststr ptr "%ld\n", cvt i64 i32 (dread i32 %g5 2))
  dassign %g5 3 (constval u64 1)
  call &dump (addrof ptr %g5, add u64 (sizeoftype u64 <$S5>, constval u64 1))
  call &printf (conststr ptr "%ld\n", dread u64 %g5 3)
  intrinsiccall C_memset (addrof ptr %g6, constval i32 170, sizeoftype u64 <$G6>)
  call &printf (conststr ptr "S6 %lu %lu\n", sizeoftype u64 <$S6>, sub u64 (sizeoftype u64 <struct {@c <$S6>, @d i8}>, sizeoftype u64 <$S6>))
  dassign %g6 2 (constval i8 -33)
  call &dump (addrof ptr %g6, add u64 (sizeoftype u64 <$S6>, constval u64 1))
  call &printf (conststr ptr "%ld\n", cvt i64 i8 (dread i8 %g6 2))
  dassign %g6 3 (constval u16 30991)
  call &dump (addrof ptr %g6, add u64 (sizeoftype u64 <$S6>, constval u64 1))
  call &printf (conststr ptr "%ld\n", cvt i64 u16 (dread u16 %g6 3))
  dassign %g6 4 (constval i8 -4)
  call &dump (addrof ptr %g6, add u64 (sizeoftype u64 <$S6>, constval u64 1))
  call &printf (conststr ptr "%ld\n", cvt i64 i8 (dread i8 %g6 4))
  dassign %g6 5 (constval u8 4)
  call &dump (addrof ptr %g6, add u64 (sizeoftype u64 <$S6>, constval u64 1))
  call &printf (conststr ptr "%ld\n", cvt i64 u8 (dread u8 %g6 5))
  dassign %g6 6 (constval i32 -1298771086)
  call &dump (addrof ptr %g6, add u64 (sizeoftype u64 <$S6>, constval u64 1))
  call &printf (conststr ptr "%ld\n", cvt i64 i32 (dread i32 %g6 6))
  dassign %g6 7 (constval i8 111)
  call &dump (addrof ptr %g6, add u64 (sizeoftype u64 <$S6>, constval u64 1))
  call &printf (conststr ptr "%ld\n", cvt i64 i8 (dread i8 %g6 7))
  intrinsiccall C_memset (addrof ptr %g7, constval i32 170, sizeoftype u64 <$G7>)
  call &printf (conststr ptr "S7 %lu %lu\n", sizeoftype u64 <$S7>, sub u64 (sizeoftype u64 <struct {@c <$S7>, @d i8}>, sizeoftype u64 <$S7>))
  dassign %g7 2 (constval u64 6573686554836718911)
  call &dump (addrof ptr %g7, add u64 (sizeoftype u64 <$S7>, constval u64 1))
  call &printf (conststr ptr "%ld\n", dread u64 %g7 2)
  dassign %g7 3 (constval u64 1)
  call &dump (addrof ptr %g7, add u64 (sizeoftype u64 <$S7>, constval u64 1))
  call &printf (conststr ptr "%ld\n", dread u64 %g7 3)
  dassign %g7 4 (constval i32 -1754999892)
  call &dump (addrof ptr %g7, add u64 (sizeoftype u64 <$S7>, constval u64 1))
  call &printf (conststr ptr "%ld\n", cvt i64 i32 (dread i32 %g7 4))
  dassign %g7 5 (constval u16 6)
  call &dump (addrof ptr %g7, add u64 (sizeoftype u64 <$S7>, constval u64 1))
  call &printf (conststr ptr "%ld\n", cvt i64 u16 (dread u16 %g7 5))
  dassign %g7 6 (constval i64 10)
  call &dump (addrof ptr %g7, add u64 (sizeoftype u64 <$S7>, constval u64 1))
  call &printf (conststr ptr "%ld\n", dread i64 %g7 6)
  dassign %g7 8 (constval u64 -7585476049924072517)
  call &dump (addrof ptr %g7, add u64 (sizeoftype u64 <$S7>, constval u64 1))
  call &printf (conststr ptr "%ld\n", dread u64 %g7 8)
  intrinsiccall C_memset (addrof ptr %g8, constval i32 170, sizeoftype u64 <$G8>)
  call &printf (conststr ptr "S8 %lu %lu\n", sizeoftype u64 <$S8>, sub u64 (sizeoftype u64 <struct {@c <$S8>, @d i8}>, sizeoftype u64 <$S8>))
  dassign %g8 2 (constval u64 7201)
  call &dump (addrof ptr %g8, add u64 (sizeoftype u64 <$S8>, constval u64 1))
  call &printf (conststr ptr "%ld\n", dread u64 %g8 2)
  dassign %g8 3 (constval i8 0)
  call &dump (addrof ptr %g8, add u64 (sizeoftype u64 <$S8>, constval u64 1))
  call &printf (conststr ptr "%ld\n", cvt i64 i8 (dread i8 %g8 3))
  dassign %g8 4 (constval u8 0)
  call &dump (addrof ptr %g8, add u64 (sizeoftype u64 <$S8>, constval u64 1))
  call &printf (conststr ptr "%ld\n", cvt i64 u8 (dread u8 %g8 4))
  dassign %g8 5 (constval i32 -2850)
  call &dump (addrof ptr %g8, add u64 (sizeoftype u64 <$S8>, constval u64 1))
  call &printf (conststr ptr "%ld\n", cvt i64 i32 (dread i32 %g8 5))
  dassign %g8 6 (constval u64 4013652)
  call &dump (addrof ptr %g8, add u64 (sizeoftype u64 <$S8>, constval u64 1))
  call &printf (conststr ptr "%ld\n", dread u64 %g8 6)
  dassign %g8 8 (constval i64 -4290859327228958967)
  call &dump (addrof ptr %g8, add u64 (sizeoftype u64 <$S8>, constval u64 1))
  call &printf (conststr ptr "%ld\n", dread i64 %g8 8)
  dassign %g8 9 (constval i16 1)
  call &dump (addrof ptr %g8, add u64 (sizeoftype u64 <$S8>, constval u64 1))
  call &printf (conststr ptr "%ld\n", cvt i64 i16 (dread i16 %g8 9))
  dassign %g8 10 (constval u32 975873)
  call &dump (addrof ptr %g8, add u64 (sizeoftype u64 <$S8>, constval u64 1))
  call &printf (conststr ptr "%ld\n", cvt i64 u32 (dread u32 %g8 10))
  dassign %g8 11 (constval i32 1577909)
  call &dump (addrof ptr %g8, add u64 (sizeoftype u64 <$S8>, constval u64 1))
  call &printf (conststr ptr "%ld\n", cvt i64 i32 (dread i32 %g8 11))
  return (constval i32 0)
}
# stdout: S0 16 8
# stdout: 56aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa
# stdout: 86
# stdout: 56aaa9aaaaaaaaaaaaaaaaaaaaaaaaaaaa
# stdout: 426
# stdout: 56aaf9aaaaaaaaaaaaaaaaaaaaaaaaaaaa
# stdout: -1
# stdout: 56aaf919afaaaaaaaaaaaaaaaaaaaaaaaa
# stdout: 7731
# stdout: 56aaf919afaaaaaa66d58041a384cbffaa
# stdout: -14772337052166810
# stdout: S1 16 8
# stdout: 4de99196aaaaaaaaaaaaaaaaaaaaaaaaaa
# stdout: -1768822451
# stdout: 4de9919668aaaaaaaaaaaaaaaaaaaaaaaa
# stdout: 104
# stdout: 4de9919668aaaaaad465aaaaaaaaaaaaaa
# stdout: 26068
# stdout: S2 36 4
# stdout: d59265751cde2dd6aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa
# stdout: -3013508361830952235
# stdout: d59265751cde2dd6b5aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa
# stdout: 53
# stdout: d59265751cde2dd6b5aaaaaa86aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa
# stdout: -122
# stdout: d59265751cde2dd6b5aaaaaa8695aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa
# stdout: 661
# stdout: d59265751cde2dd6b5aaaaaa8695eaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa
# stdout: -3
# stdout: d59265751cde2dd6b5aaaaaa86956a43aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa
# stdout: 5254
# stdout: d59265751cde2dd6b5aaaaaa86956a43aaaaaaaaff4343136b0b3ed6aaaaaaaaaaaaaaaaaa
# stdout: -3008954946524331009
# stdout: d59265751cde2dd6b5aaaaaa86956a43aaaaaaaaff4343136b0b3ed6a6875d9cf180aaaaaa
# stdout: 1037710493606
# stdout: d59265751cde2dd6b5aaaaaa86956a43aaaaaaaaff4343136b0b3ed6a6875d9cf1c0a8aaaa
# stdout: 3
# stdout: S3 16 8
# stdout: df06fe10ae47574daaaaaaaaaaaaaaaaaa
# stdout: 5573001876829243103
# stdout: df06fe10ae47574dabaaaaaaaaaaaaaaaa
# stdout: -1
# stdout: df06fe10ae47574d3fcdb1aaaaaaaaaaaa
# stdout: 815951
# stdout: S4 3 1
# stdout: aaaaaaaa
# stdout: 2
# stdout: faaaaaaa
# stdout: 62
# stdout: faaa9baa
# stdout: 27
# stdout: S5 8 4
# stdout: 0d6d6261aaaaaaaaaa
# stdout: 1633840397
# stdout: 0d6d6261a9aaaaaaaa
# stdout: 1
# stdout: S6 24 8
# stdout: dfaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa
# stdout: -33
# stdout: dfaaaaaaaaaaaaaa0f79aaaaaaaaaaaaaaaaaaaaaaaaaaaaaa
# stdout: 30991
# stdout: dfaaaaaaaaaaaaaa0f79acaaaaaaaaaaaaaaaaaaaaaaaaaaaa
# stdout: -4
# stdout: dfaaaaaaaaaaaaaa0f794caaaaaaaaaaaaaaaaaaaaaaaaaaaa
# stdout: 4
# stdout: dfaaaaaaaaaaaaaa0f794caa725396b2aaaaaaaaaaaaaaaaaa
# stdout: -1298771086
# stdout: dfaaaaaaaaaaaaaa0f794caa725396b26faaaaaaaaaaaaaaaa
# stdout: 111
# stdout: S7 24 2
# stdout: 3fd5cdbd176d3a5baaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa
# stdout: 6573686554836718911
# stdout: 3fd5cdbd176d3a5babaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa
# stdout: 1
# stdout: 3fd5cdbd176d3a5babacd36497aaaaaaaaaaaaaaaaaaaaaaaa
# stdout: -1754999892
# stdout: 3fd5cdbd176d3a5babacd36497aeaaaaaaaaaaaaaaaaaaaaaa
# stdout: 6
# stdout: 3fd5cdbd176d3a5babacd3649756aaaaaaaaaaaaaaaaaaaaaa
# stdout: 10
# stdout: 3fd5cdbd176d3a5babacd3649756aaaabbdb0ae0b8f9ba96aa
# stdout: -7585476049924072517
# stdout: S8 32 8
# stdout: 21bcaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa
# stdout: 7201
# stdout: 219caaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa
# stdout: 0
# stdout: 211caaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa
# stdout: 0
# stdout: 211cdef4abaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa
# stdout: -2850
# stdout: 211cdef453f9f4aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa
# stdout: 4013652
# stdout: 211cdef453f9f4aa09a758032dce73c4aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa
# stdout: -4290859327228958967
# stdout: 211cdef453f9f4aa09a758032dce73c4a9aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa
# stdout: 1
# stdout: 211cdef453f9f4aa09a758032dce73c40590bbaaaaaaaaaaaaaaaaaaaaaaaaaaaa
# stdout: 975873
# stdout: 211cdef453f9f4aa09a758032dce73c40590bbaaaaaaaaaab51398aaaaaaaaaaaa
# stdout: 1577909
# status: 0
