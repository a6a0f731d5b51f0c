# test program
# test regcode dump main
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

# regcode:
# &dump
#     0  0016  Const32                  s    4, 0, 0, 0
#     1  0022  BranchGeU64              ss   4, 1, 144, 0
#     2  004a  Add64                    Pss  9, 0, 4, 0
#     3  004e  LoadMem8                 Qp   9, 9, 0, 0
#     4  0052  ZeroExtend32             pq   9, 9, 0, 0
#     5  0052  Const64                  s    8, 0, 0, 0 [$__Ustr_0 0x0]
#     7  0052  CallNative                    8, 0, 0, 0 [native printf 0x0]
#     9  0076  StepLtU64Back            sis  4, 1, 1, 65522
#    10  0096  Const64                  s    8, 0, 0, 0 [$__Ustr_1 0x0]
#    12  0096  CallNative                    8, 0, 0, 0 [native printf 0x0]
#    14  009a  ReturnVoid                    0, 0, 0, 0
# &main
#     0  0018  SlotAddress16            s    2, 3, 0, 0
#     1  002c  Const32                  s    49, 0, 32, 0
#     2  002c  Const32                  s    48, 0, 170, 0
#     3  002c  Copy                     ps   47, 2, 0, 0
#     4  002c  CallIntrinsic            s    47, 0, 0, 0 [C_memset 0x0]
#     6  0058  Const32                  s    50, 0, 8, 0
#     7  0058  Const32                  s    49, 0, 16, 0
#     8  0058  Const64                  s    48, 0, 0, 0 [$__Ustr_2 0x0]
#    10  0058  CallNative                    48, 0, 0, 0 [native printf 0x0]
#    12  0064  StoreMem8                si   2, 86, 0, 0
#    13  0084  Const32                  s    49, 0, 17, 0
#    14  0084  Copy                     ps   48, 2, 0, 0
#    15  0084  Call                          48, 0, 0, 0 [&dump 0x0]
#    17  00a4  LoadMemS8                ps   49, 2, 0, 0
#    18  00ac  Const64                  s    48, 0, 0, 0 [$__Ustr_3 0x0]
#    20  00ac  CallNative                    48, 0, 0, 0 [native printf 0x0]
#    22  00b8  LoadMemS16               ps   48, 2, 1, 0
#    23  00c0  Const32                  s    49, 0, 426, 0
#    24  00c0  Generic                  sss  48, 48, 49, 0 [0x4030b000395 0x0]
#    26  00c4  StoreMem16               ss   2, 48, 1, 0
#    27  00e4  Const32                  s    49, 0, 17, 0
#    28  00e4  Copy                     qs   48, 2, 0, 0
#    29  00e4  Call                          48, 0, 0, 0 [&dump 0x0]
#    31  0104  LoadMemS16               ps   49, 2, 1, 0
#    32  0108  Generic                  sss  49, 49, 49, 0 [0x5030b000494 0x0]
#    34  0110  SignExtend32             qs   49, 49, 0, 0
#    35  0110  Const64                  s    48, 0, 0, 0 [$__Ustr_3 0x0]
#    37  0110  CallNative                    48, 0, 0, 0 [native printf 0x0]
#    39  011c  LoadMemS8                ps   48, 2, 2, 0
#    40  0124  Const32                  s    49, 0, 65535, 65535
#    41  0124  Generic                  sss  48, 48, 49, 0 [0x30204030295 0x0]
#    43  0128  StoreMem8                ss   2, 48, 2, 0
#    44  0148  Const32                  s    49, 0, 17, 0
#    45  0148  Copy                     qs   48, 2, 0, 0
#    46  0148  Call                          48, 0, 0, 0 [&dump 0x0]
#    48  0168  LoadMemS8                ps   49, 2, 2, 0
#    49  016c  Generic                  sss  49, 49, 49, 0 [0x50204030394 0x0]
#    51  0174  SignExtend32             qs   49, 49, 0, 0
#    52  0174  Const64                  s    48, 0, 0, 0 [$__Ustr_3 0x0]
#    54  0174  CallNative                    48, 0, 0, 0 [native printf 0x0]
#    56  0180  LoadMem16                ps   48, 2, 2, 0
#    57  0188  Const32                  s    49, 0, 7731, 0
#    58  0188  Generic                  sss  48, 48, 49, 0 [0x30709070795 0x0]
#    60  018c  StoreMem16               ss   2, 48, 2, 0
#    61  0198  LoadMem8                 qs   48, 2, 4, 0
#    62  01a8  Const32                  s    49, 0, 15, 0
#    63  01a8  Generic                  sss  48, 48, 49, 0 [0x50605000695 0x0]
#    65  01ac  StoreMem8                ss   2, 48, 4, 0
#    66  01cc  Const32                  s    49, 0, 17, 0
#    67  01cc  Copy                     ps   48, 2, 0, 0
#    68  01cc  Call                          48, 0, 0, 0 [&dump 0x0]
#    70  01ec  LoadMem16                ps   49, 2, 2, 0
#    71  01f0  Generic                  sss  49, 49, 49, 0 [0x50709070994 0x0]
#    73  01f8  LoadMem8                 qs   50, 2, 4, 0
#    74  01fc  Generic                  sss  50, 50, 50, 0 [0x50605000994 0x0]
#    76  0208  Or64Shl64                pss  49, 49, 50, 9
#    77  020c  Generic                  sss  49, 49, 49, 0 [0x5090e000594 0x0]
#    79  0210  SignExtend16             Qs   49, 49, 0, 0
#    80  0218  SignExtend32             pq   49, 49, 0, 0
#    81  0218  Const64                  s    48, 0, 0, 0 [$__Ustr_3 0x0]
#    83  0218  CallNative                    48, 0, 0, 0 [native printf 0x0]
#    85  022c  Const64                  s    48, 0, 0, 0 [0xffcb84a34180d566 0x0]
#    87  022c  StoreMem64               ss   2, 48, 8, 0
#    88  024c  Const32                  s    49, 0, 17, 0
#    89  024c  Copy                     ps   48, 2, 0, 0
#    90  024c  Call                          48, 0, 0, 0 [&dump 0x0]
#    92  026c  LoadMem64                ps   49, 2, 8, 0
#    93  0270  Const64                  s    48, 0, 0, 0 [$__Ustr_3 0x0]
#    95  0270  CallNative                    48, 0, 0, 0 [native printf 0x0]
#    97  0288  Const32                  s    49, 0, 32, 0
#    98  0288  Const32                  s    48, 0, 170, 0
#    99  0288  Add64                    psi  47, 2, 32, 0
#   100  0288  CallIntrinsic            s    47, 0, 0, 0 [C_memset 0x0]
#   102  02b4  Const32                  s    50, 0, 8, 0
#   103  02b4  Const32                  s    49, 0, 16, 0
#   104  02b4  Const64                  s    48, 0, 0, 0 [$__Ustr_4 0x0]
#   106  02b4  CallNative                    48, 0, 0, 0 [native printf 0x0]
#   108  02c8  Const32                  s    48, 0, 59725, 38545
#   109  02c8  StoreMem32               ss   2, 48, 32, 0
#   110  02f0  Const32                  s    49, 0, 17, 0
#   111  02f0  Add64                    psi  48, 2, 32, 0
#   112  02f0  Call                          48, 0, 0, 0 [&dump 0x0]
#   114  0310  LoadMemS32               ps   49, 2, 32, 0
#   115  0318  Const64                  s    48, 0, 0, 0 [$__Ustr_3 0x0]
#   117  0318  CallNative                    48, 0, 0, 0 [native printf 0x0]
#   119  0324  StoreMem8                si   2, 104, 36, 0
#   120  034c  Const32                  s    49, 0, 17, 0
#   121  034c  Add64                    psi  48, 2, 32, 0
#   122  034c  Call                          48, 0, 0, 0 [&dump 0x0]
#   124  036c  LoadMem8                 ps   49, 2, 36, 0
#   125  0374  Const64                  s    48, 0, 0, 0 [$__Ustr_3 0x0]
#   127  0374  CallNative                    48, 0, 0, 0 [native printf 0x0]
#   129  0380  StoreMem16               si   2, 26068, 40, 0
#   130  03a8  Const32                  s    49, 0, 17, 0
#   131  03a8  Add64                    psi  48, 2, 32, 0
#   132  03a8  Call                          48, 0, 0, 0 [&dump 0x0]
#   134  03c8  LoadMemS16               ps   49, 2, 40, 0
#   135  03d0  Const64                  s    48, 0, 0, 0 [$__Ustr_3 0x0]
#   137  03d0  CallNative                    48, 0, 0, 0 [native printf 0x0]
#   139  03e8  Const32                  s    49, 0, 52, 0
#   140  03e8  Const32                  s    48, 0, 170, 0
#   141  03e8  Add64                    psi  47, 2, 64, 0
#   142  03e8  CallIntrinsic            s    47, 0, 0, 0 [C_memset 0x0]
#   144  0414  Const32                  s    50, 0, 4, 0
#   145  0414  Const32                  s    49, 0, 36, 0
#   146  0414  Const64                  s    48, 0, 0, 0 [$__Ustr_5 0x0]
#   148  0414  CallNative                    48, 0, 0, 0 [native printf 0x0]
#   150  0428  Const64                  s    48, 0, 0, 0 [0xd62dde1c756592d5 0x0]
#   152  0428  StoreMem64               ss   2, 48, 64, 0
#   153  0450  Const32                  s    49, 0, 37, 0
#   154  0450  Add64                    psi  48, 2, 64, 0
#   155  0450  Call                          48, 0, 0, 0 [&dump 0x0]
#   157  0470  LoadMem64                ps   49, 2, 64, 0
#   158  0474  Const64                  s    48, 0, 0, 0 [$__Ustr_3 0x0]
#   160  0474  CallNative                    48, 0, 0, 0 [native printf 0x0]
#   162  0480  LoadMem8                 ps   48, 2, 72, 0
#   163  0488  Const32                  s    49, 0, 53, 0
#   164  0488  Generic                  sss  48, 48, 49, 0 [0x60607000695 0x0]
#   166  048c  StoreMem8                ss   2, 48, 72, 0
#   167  04b4  Const32                  s    49, 0, 37, 0
#   168  04b4  Add64                    qsi  48, 2, 64, 0
#   169  04b4  Call                          48, 0, 0, 0 [&dump 0x0]
#   171  04d4  LoadMem8                 ps   49, 2, 72, 0
#   172  04d8  Generic                  sss  49, 49, 49, 0 [0x50607000694 0x0]
#   174  04dc  ZeroExtend32             qs   49, 49, 0, 0
#   175  04e0  Const64                  s    48, 0, 0, 0 [$__Ustr_3 0x0]
#   177  04e0  CallNative                    48, 0, 0, 0 [native printf 0x0]
#   179  04ec  StoreMem8                si   2, 65414, 76, 0
#   180  0514  Const32                  s    49, 0, 37, 0
#   181  0514  Add64                    psi  48, 2, 64, 0
#   182  0514  Call                          48, 0, 0, 0 [&dump 0x0]
#   184  0534  LoadMemS8                ps   49, 2, 76, 0
#   185  053c  Const64                  s    48, 0, 0, 0 [$__Ustr_3 0x0]
#   187  053c  CallNative                    48, 0, 0, 0 [native printf 0x0]
#   189  0548  LoadMemS16               ps   48, 2, 77, 0
#   190  0550  Const32                  s    49, 0, 661, 0
#   191  0550  Generic                  sss  48, 48, 49, 0 [0x4030b000395 0x0]
#   193  0554  StoreMem16               ss   2, 48, 77, 0
#   194  057c  Const32                  s    49, 0, 37, 0
#   195  057c  Add64                    qsi  48, 2, 64, 0
#   196  057c  Call                          48, 0, 0, 0 [&dump 0x0]
#   198  059c  LoadMemS16               ps   49, 2, 77, 0
#   199  05a0  Generic                  sss  49, 49, 49, 0 [0x5030b000494 0x0]
#   201  05a8  SignExtend32             qs   49, 49, 0, 0
#   202  05a8  Const64                  s    48, 0, 0, 0 [$__Ustr_3 0x0]
#   204  05a8  CallNative                    48, 0, 0, 0 [native printf 0x0]
#   206  05b4  LoadMemS8                ps   48, 2, 78, 0
#   207  05bc  Const32                  s    49, 0, 65533, 65535
#   208  05bc  Generic                  sss  48, 48, 49, 0 [0x30204030295 0x0]
#   210  05c0  StoreMem8                ss   2, 48, 78, 0
#   211  05e8  Const32                  s    49, 0, 37, 0
#   212  05e8  Add64                    qsi  48, 2, 64, 0
#   213  05e8  Call                          48, 0, 0, 0 [&dump 0x0]
#   215  0608  LoadMemS8                ps   49, 2, 78, 0
#   216  060c  Generic                  sss  49, 49, 49, 0 [0x50204030394 0x0]
#   218  0614  SignExtend32             qs   49, 49, 0, 0
#   219  0614  Const64                  s    48, 0, 0, 0 [$__Ustr_3 0x0]
#   221  0614  CallNative                    48, 0, 0, 0 [native printf 0x0]
#   223  0620  LoadMem16                ps   48, 2, 78, 0
#   224  0628  Const32                  s    49, 0, 5254, 0
#   225  0628  Generic                  sss  48, 48, 49, 0 [0x30709070795 0x0]
#   227  062c  StoreMem16               ss   2, 48, 78, 0
#   228  0638  LoadMem8                 qs   48, 2, 80, 0
#   229  0648  Const32                  s    49, 0, 10, 0
#   230  0648  Generic                  sss  48, 48, 49, 0 [0x50605000695 0x0]
#   232  064c  StoreMem8                ss   2, 48, 80, 0
#   233  0674  Const32                  s    49, 0, 37, 0
#   234  0674  Add64                    psi  48, 2, 64, 0
#   235  0674  Call                          48, 0, 0, 0 [&dump 0x0]
#   237  0694  LoadMem16                ps   49, 2, 78, 0
#   238  0698  Generic                  sss  49, 49, 49, 0 [0x50709070994 0x0]
#   240  06a0  LoadMem8                 qs   50, 2, 80, 0
#   241  06a4  Generic                  sss  50, 50, 50, 0 [0x50605000994 0x0]
#   243  06b0  Or64Shl64                pss  49, 49, 50, 9
#   244  06b4  Generic                  sss  49, 49, 49, 0 [0x5090e000594 0x0]
#   246  06b8  SignExtend16             Qs   49, 49, 0, 0
#   247  06c0  SignExtend32             pq   49, 49, 0, 0
#   248  06c0  Const64                  s    48, 0, 0, 0 [$__Ustr_3 0x0]
#   250  06c0  CallNative                    48, 0, 0, 0 [native printf 0x0]
#   252  06d4  Const64                  s    48, 0, 0, 0 [0xd63e0b6b134343ff 0x0]
#   254  06d4  StoreMem64               ss   2, 48, 84, 0
#   255  06fc  Const32                  s    49, 0, 37, 0
#   256  06fc  Add64                    psi  48, 2, 64, 0
#   257  06fc  Call                          48, 0, 0, 0 [&dump 0x0]
#   259  071c  LoadMem64                ps   49, 2, 84, 0
#   260  0720  Const64                  s    48, 0, 0, 0 [$__Ustr_3 0x0]
#   262  0720  CallNative                    48, 0, 0, 0 [native printf 0x0]
#   264  072c  LoadMem32                ps   48, 2, 92, 0
#   265  073c  Const64                  s    49, 0, 0, 0 [0xf19c5d87a6 0x0]
#   267  073c  Generic                  sss  48, 48, 49, 0 [0x50820000895 0x0]
#   269  0740  StoreMem32               ss   2, 48, 92, 0
#   270  074c  LoadMem16                qs   48, 2, 96, 0
#   271  0764  Const32                  s    49, 0, 241, 0
#   272  0764  Generic                  sss  48, 48, 49, 0 [0x5070e000795 0x0]
#   274  0768  StoreMem16               ss   2, 48, 96, 0
#   275  0790  Const32                  s    49, 0, 37, 0
#   276  0790  Add64                    psi  48, 2, 64, 0
#   277  0790  Call                          48, 0, 0, 0 [&dump 0x0]
#   279  07b0  LoadMem32                ps   49, 2, 92, 0
#   280  07b4  Generic                  sss  49, 49, 49, 0 [0x50820000994 0x0]
#   282  07bc  LoadMem16                qs   50, 2, 96, 0
#   283  07c0  Generic                  sss  50, 50, 50, 0 [0x5070e000994 0x0]
#   285  07c8  Or64Shl64                pss  49, 49, 50, 32
#   286  07d0  Generic                  sss  49, 49, 49, 0 [0x5092e000594 0x0]
#   288  07d4  Const64                  s    48, 0, 0, 0 [$__Ustr_3 0x0]
#   290  07d4  CallNative                    48, 0, 0, 0 [native printf 0x0]
#   292  07e0  LoadMemS16               ps   48, 2, 97, 0
#   293  07e8  Const32                  s    49, 0, 3, 0
#   294  07e8  Generic                  sss  48, 48, 49, 0 [0x20304060395 0x0]
#   296  07ec  StoreMem16               ss   2, 48, 97, 0
#   297  0814  Const32                  s    49, 0, 37, 0
#   298  0814  Add64                    qsi  48, 2, 64, 0
#   299  0814  Call                          48, 0, 0, 0 [&dump 0x0]
#   301  0834  LoadMemS16               ps   49, 2, 97, 0
#   302  0838  Generic                  sss  49, 49, 49, 0 [0x50304060394 0x0]
#   304  083c  SignExtend8              Qs   49, 49, 0, 0
#   305  0844  SignExtend32             pq   49, 49, 0, 0
#   306  0844  Const64                  s    48, 0, 0, 0 [$__Ustr_3 0x0]
#   308  0844  CallNative                    48, 0, 0, 0 [native printf 0x0]
#   310  085c  Const32                  s    49, 0, 32, 0
#   311  085c  Const32                  s    48, 0, 170, 0
#   312  085c  Add64                    psi  47, 2, 120, 0
#   313  085c  CallIntrinsic            s    47, 0, 0, 0 [C_memset 0x0]
#   315  0888  Const32                  s    50, 0, 8, 0
#   316  0888  Const32                  s    49, 0, 16, 0
#   317  0888  Const64                  s    48, 0, 0, 0 [$__Ustr_6 0x0]
#   319  0888  CallNative                    48, 0, 0, 0 [native printf 0x0]
#   321  089c  Const64                  s    48, 0, 0, 0 [0x4d5747ae10fe06df 0x0]
#   323  089c  StoreMem64               ss   2, 48, 120, 0
#   324  08c4  Const32                  s    49, 0, 17, 0
#   325  08c4  Add64                    psi  48, 2, 120, 0
#   326  08c4  Call                          48, 0, 0, 0 [&dump 0x0]
#   328  08e4  LoadMem64                ps   49, 2, 120, 0
#   329  08e8  Const64                  s    48, 0, 0, 0 [$__Ustr_3 0x0]
#   331  08e8  CallNative                    48, 0, 0, 0 [native printf 0x0]
#   333  08f4  LoadMemS8                ps   48, 2, 128, 0
#   334  08fc  Const32                  s    49, 0, 65535, 65535
#   335  08fc  Generic                  sss  48, 48, 49, 0 [0x30202000295 0x0]
#   337  0900  StoreMem8                ss   2, 48, 128, 0
#   338  0928  Const32                  s    49, 0, 17, 0
#   339  0928  Add64                    qsi  48, 2, 120, 0
#   340  0928  Call                          48, 0, 0, 0 [&dump 0x0]
#   342  0948  LoadMemS8                ps   49, 2, 128, 0
#   343  094c  Generic                  sss  49, 49, 49, 0 [0x50202000394 0x0]
#   345  0954  SignExtend32             qs   49, 49, 0, 0
#   346  0954  Const64                  s    48, 0, 0, 0 [$__Ustr_3 0x0]
#   348  0954  CallNative                    48, 0, 0, 0 [native printf 0x0]
#   350  0960  LoadMem32                ps   48, 2, 128, 0
#   351  0970  Const32                  s    49, 0, 29519, 12
#   352  0970  Generic                  sss  48, 48, 49, 0 [0x80814020895 0x0]
#   354  0974  StoreMem32               ss   2, 48, 128, 0
#   355  099c  Const32                  s    49, 0, 17, 0
#   356  099c  Add64                    qsi  48, 2, 120, 0
#   357  099c  Call                          48, 0, 0, 0 [&dump 0x0]
#   359  09bc  LoadMem32                ps   49, 2, 128, 0
#   360  09c0  Generic                  sss  49, 49, 49, 0 [0x50814020894 0x0]
#   362  09c4  ZeroExtend32             qs   49, 49, 0, 0
#   363  09c8  Const64                  s    48, 0, 0, 0 [$__Ustr_3 0x0]
#   365  09c8  CallNative                    48, 0, 0, 0 [native printf 0x0]
#   367  09e0  Const32                  s    49, 0, 19, 0
#   368  09e0  Const32                  s    48, 0, 170, 0
#   369  09e0  Add64                    psi  47, 2, 152, 0
#   370  09e0  CallIntrinsic            s    47, 0, 0, 0 [C_memset 0x0]
#   372  0a0c  Const32                  s    50, 0, 1, 0
#   373  0a0c  Const32                  s    49, 0, 3, 0
#   374  0a0c  Const64                  s    48, 0, 0, 0 [$__Ustr_7 0x0]
#   376  0a0c  CallNative                    48, 0, 0, 0 [native printf 0x0]
#   378  0a18  LoadMem8                 ps   48, 2, 152, 0
#   379  0a20  Const32                  s    49, 0, 2, 0
#   380  0a20  Generic                  sss  48, 48, 49, 0 [0x60602000695 0x0]
#   382  0a24  StoreMem8                ss   2, 48, 152, 0
#   383  0a4c  Const32                  s    49, 0, 4, 0
#   384  0a4c  Add64                    qsi  48, 2, 152, 0
#   385  0a4c  Call                          48, 0, 0, 0 [&dump 0x0]
#   387  0a6c  LoadMem8                 ps   49, 2, 152, 0
#   388  0a70  Generic                  sss  49, 49, 49, 0 [0x50602000694 0x0]
#   390  0a74  ZeroExtend32             qs   49, 49, 0, 0
#   391  0a78  Const64                  s    48, 0, 0, 0 [$__Ustr_3 0x0]
#   393  0a78  CallNative                    48, 0, 0, 0 [native printf 0x0]
#   395  0a84  LoadMem8                 ps   48, 2, 152, 0
#   396  0a8c  Const32                  s    49, 0, 62, 0
#   397  0a8c  Generic                  sss  48, 48, 49, 0 [0x80606020695 0x0]
#   399  0a90  StoreMem8                ss   2, 48, 152, 0
#   400  0ab8  Const32                  s    49, 0, 4, 0
#   401  0ab8  Add64                    qsi  48, 2, 152, 0
#   402  0ab8  Call                          48, 0, 0, 0 [&dump 0x0]
#   404  0ad8  LoadMem8                 ps   49, 2, 152, 0
#   405  0adc  Generic                  sss  49, 49, 49, 0 [0x50606020894 0x0]
#   407  0ae0  ZeroExtend32             qs   49, 49, 0, 0
#   408  0ae4  Const64                  s    48, 0, 0, 0 [$__Ustr_3 0x0]
#   410  0ae4  CallNative                    48, 0, 0, 0 [native printf 0x0]
#   412  0af0  LoadMem8                 ps   48, 2, 154, 0
#   413  0af8  Const32                  s    49, 0, 27, 0
#   414  0af8  Generic                  sss  48, 48, 49, 0 [0x60606000695 0x0]
#   416  0afc  StoreMem8                ss   2, 48, 154, 0
#   417  0b24  Const32                  s    49, 0, 4, 0
#   418  0b24  Add64                    qsi  48, 2, 152, 0
#   419  0b24  Call                          48, 0, 0, 0 [&dump 0x0]
#   421  0b44  LoadMem8                 ps   49, 2, 154, 0
#   422  0b48  Generic                  sss  49, 49, 49, 0 [0x50606000694 0x0]
#   424  0b4c  ZeroExtend32             qs   49, 49, 0, 0
#   425  0b50  Const64                  s    48, 0, 0, 0 [$__Ustr_3 0x0]
#   427  0b50  CallNative                    48, 0, 0, 0 [native printf 0x0]
#   429  0b68  Const32                  s    49, 0, 24, 0
#   430  0b68  Const32                  s    48, 0, 170, 0
#   431  0b68  Add64                    psi  47, 2, 172, 0
#   432  0b68  CallIntrinsic            s    47, 0, 0, 0 [C_memset 0x0]
#   434  0b94  Const32                  s    50, 0, 4, 0
#   435  0b94  Const32                  s    49, 0, 8, 0
#   436  0b94  Const64                  s    48, 0, 0, 0 [$__Ustr_8 0x0]
#   438  0b94  CallNative                    48, 0, 0, 0 [native printf 0x0]
#   440  0ba8  Const32                  s    48, 0, 27917, 24930
#   441  0ba8  StoreMem32               ss   2, 48, 172, 0
#   442  0bd0  Const32                  s    49, 0, 9, 0
#   443  0bd0  Add64                    psi  48, 2, 172, 0
#   444  0bd0  Call                          48, 0, 0, 0 [&dump 0x0]
#   446  0bf0  LoadMemS32               ps   49, 2, 172, 0
#   447  0bf8  Const64                  s    48, 0, 0, 0 [$__Ustr_3 0x0]
#   449  0bf8  CallNative                    48, 0, 0, 0 [native printf 0x0]
#   451  0c04  LoadMem8                 ps   48, 2, 176, 0
#   452  0c0c  Const32                  s    49, 0, 1, 0
#   453  0c0c  Generic                  sss  48, 48, 49, 0 [0x90602000695 0x0]
#   455  0c10  StoreMem8                ss   2, 48, 176, 0
#   456  0c38  Const32                  s    49, 0, 9, 0
#   457  0c38  Add64                    qsi  48, 2, 172, 0
#   458  0c38  Call                          48, 0, 0, 0 [&dump 0x0]
#   460  0c58  LoadMem8                 ps   49, 2, 176, 0
#   461  0c5c  Generic                  sss  49, 49, 49, 0 [0x50602000994 0x0]
#   463  0c60  Const64                  s    48, 0, 0, 0 [$__Ustr_3 0x0]
#   465  0c60  CallNative                    48, 0, 0, 0 [native printf 0x0]
#   467  0c78  Const32                  s    49, 0, 40, 0
#   468  0c78  Const32                  s    48, 0, 170, 0
#   469  0c78  Add64                    psi  47, 2, 200, 0
#   470  0c78  CallIntrinsic            s    47, 0, 0, 0 [C_memset 0x0]
#   472  0ca4  Const32                  s    50, 0, 8, 0
#   473  0ca4  Const32                  s    49, 0, 24, 0
#   474  0ca4  Const64                  s    48, 0, 0, 0 [$__Ustr_9 0x0]
#   476  0ca4  CallNative                    48, 0, 0, 0 [native printf 0x0]
#   478  0cb0  LoadMemS8                ps   48, 2, 200, 0
#   479  0cb8  Const32                  s    49, 0, 65503, 65535
#   480  0cb8  Generic                  sss  48, 48, 49, 0 [0x20208000295 0x0]
#   482  0cbc  StoreMem8                ss   2, 48, 200, 0
#   483  0ce4  Const32                  s    49, 0, 25, 0
#   484  0ce4  Add64                    qsi  48, 2, 200, 0
#   485  0ce4  Call                          48, 0, 0, 0 [&dump 0x0]
#   487  0d04  LoadMemS8                ps   49, 2, 200, 0
#   488  0d08  Generic                  sss  49, 49, 49, 0 [0x50208000294 0x0]
#   490  0d10  SignExtend32             qs   49, 49, 0, 0
#   491  0d10  Const64                  s    48, 0, 0, 0 [$__Ustr_3 0x0]
#   493  0d10  CallNative                    48, 0, 0, 0 [native printf 0x0]
#   495  0d1c  StoreMem16               si   2, 30991, 208, 0
#   496  0d44  Const32                  s    49, 0, 25, 0
#   497  0d44  Add64                    psi  48, 2, 200, 0
#   498  0d44  Call                          48, 0, 0, 0 [&dump 0x0]
#   500  0d64  LoadMem16                ps   49, 2, 208, 0
#   501  0d6c  Const64                  s    48, 0, 0, 0 [$__Ustr_3 0x0]
#   503  0d6c  CallNative                    48, 0, 0, 0 [native printf 0x0]
#   505  0d78  LoadMemS8                ps   48, 2, 210, 0
#   506  0d80  Const32                  s    49, 0, 65532, 65535
#   507  0d80  Generic                  sss  48, 48, 49, 0 [0x20204000295 0x0]
#   509  0d84  StoreMem8                ss   2, 48, 210, 0
#   510  0dac  Const32                  s    49, 0, 25, 0
#   511  0dac  Add64                    qsi  48, 2, 200, 0
#   512  0dac  Call                          48, 0, 0, 0 [&dump 0x0]
#   514  0dcc  LoadMemS8                ps   49, 2, 210, 0
#   515  0dd0  Generic                  sss  49, 49, 49, 0 [0x50204000294 0x0]
#   517  0dd8  SignExtend32             qs   49, 49, 0, 0
#   518  0dd8  Const64                  s    48, 0, 0, 0 [$__Ustr_3 0x0]
#   520  0dd8  CallNative                    48, 0, 0, 0 [native printf 0x0]
#   522  0de4  LoadMem8                 ps   48, 2, 210, 0
#   523  0dec  Const32                  s    49, 0, 4, 0
#   524  0dec  Generic                  sss  48, 48, 49, 0 [0x60604040695 0x0]
#   526  0df0  StoreMem8                ss   2, 48, 210, 0
#   527  0e18  Const32                  s    49, 0, 25, 0
#   528  0e18  Add64                    qsi  48, 2, 200, 0
#   529  0e18  Call                          48, 0, 0, 0 [&dump 0x0]
#   531  0e38  LoadMem8                 ps   49, 2, 210, 0
#   532  0e3c  Generic                  sss  49, 49, 49, 0 [0x50604040694 0x0]
#   534  0e40  ZeroExtend32             qs   49, 49, 0, 0
#   535  0e44  Const64                  s    48, 0, 0, 0 [$__Ustr_3 0x0]
#   537  0e44  CallNative                    48, 0, 0, 0 [native printf 0x0]
#   539  0e58  Const32                  s    48, 0, 21362, 45718
#   540  0e58  StoreMem32               ss   2, 48, 212, 0
#   541  0e80  Const32                  s    49, 0, 25, 0
#   542  0e80  Add64                    psi  48, 2, 200, 0
#   543  0e80  Call                          48, 0, 0, 0 [&dump 0x0]
#   545  0ea0  LoadMemS32               ps   49, 2, 212, 0
#   546  0ea8  Const64                  s    48, 0, 0, 0 [$__Ustr_3 0x0]
#   548  0ea8  CallNative                    48, 0, 0, 0 [native printf 0x0]
#   550  0eb4  StoreMem8                si   2, 111, 216, 0
#   551  0edc  Const32                  s    49, 0, 25, 0
#   552  0edc  Add64                    psi  48, 2, 200, 0
#   553  0edc  Call                          48, 0, 0, 0 [&dump 0x0]
#   555  0efc  LoadMemS8                ps   49, 2, 216, 0
#   556  0f04  Const64                  s    48, 0, 0, 0 [$__Ustr_3 0x0]
#   558  0f04  CallNative                    48, 0, 0, 0 [native printf 0x0]
#   560  0f1c  Const32                  s    49, 0, 40, 0
#   561  0f1c  Const32                  s    48, 0, 170, 0
#   562  0f1c  Add64                    psi  47, 2, 240, 0
#   563  0f1c  CallIntrinsic            s    47, 0, 0, 0 [C_memset 0x0]
#   565  0f48  Const32                  s    50, 0, 2, 0
#   566  0f48  Const32                  s    49, 0, 24, 0
#   567  0f48  Const64                  s    48, 0, 0, 0 [$__Ustr_10 0x0]
#   569  0f48  CallNative                    48, 0, 0, 0 [native printf 0x0]
#   571  0f5c  Const64                  s    48, 0, 0, 0 [0x5b3a6d17bdcdd53f 0x0]
#   573  0f5c  StoreMem64               ss   2, 48, 240, 0
#   574  0f84  Const32                  s    49, 0, 25, 0
#   575  0f84  Add64                    psi  48, 2, 240, 0
#   576  0f84  Call                          48, 0, 0, 0 [&dump 0x0]
#   578  0fa4  LoadMem64                ps   49, 2, 240, 0
#   579  0fa8  Const64                  s    48, 0, 0, 0 [$__Ustr_3 0x0]
#   581  0fa8  CallNative                    48, 0, 0, 0 [native printf 0x0]
#   583  0fb4  LoadMem8                 ps   48, 2, 248, 0
#   584  0fbc  Const32                  s    49, 0, 1, 0
#   585  0fbc  Generic                  sss  48, 48, 49, 0 [0x90601000695 0x0]
#   587  0fc0  StoreMem8                ss   2, 48, 248, 0
#   588  0fe8  Const32                  s    49, 0, 25, 0
#   589  0fe8  Add64                    qsi  48, 2, 240, 0
#   590  0fe8  Call                          48, 0, 0, 0 [&dump 0x0]
#   592  1008  LoadMem8                 ps   49, 2, 248, 0
#   593  100c  Generic                  sss  49, 49, 49, 0 [0x50601000994 0x0]
#   595  1010  Const64                  s    48, 0, 0, 0 [$__Ustr_3 0x0]
#   597  1010  CallNative                    48, 0, 0, 0 [native printf 0x0]
#   599  1024  Const32                  s    48, 0, 54188, 38756
#   600  1024  StoreMem32               ss   2, 48, 249, 0
#   601  104c  Const32                  s    49, 0, 25, 0
#   602  104c  Add64                    psi  48, 2, 240, 0
#   603  104c  Call                          48, 0, 0, 0 [&dump 0x0]
#   605  106c  LoadMemS32               ps   49, 2, 249, 0
#   606  1074  Const64                  s    48, 0, 0, 0 [$__Ustr_3 0x0]
#   608  1074  CallNative                    48, 0, 0, 0 [native printf 0x0]
#   610  1080  LoadMem8                 ps   48, 2, 253, 0
#   611  1088  Const32                  s    49, 0, 6, 0
#   612  1088  Generic                  sss  48, 48, 49, 0 [0x70603000695 0x0]
#   614  108c  StoreMem8                ss   2, 48, 253, 0
#   615  10b4  Const32                  s    49, 0, 25, 0
#   616  10b4  Add64                    qsi  48, 2, 240, 0
#   617  10b4  Call                          48, 0, 0, 0 [&dump 0x0]
#   619  10d4  LoadMem8                 ps   49, 2, 253, 0
#   620  10d8  Generic                  sss  49, 49, 49, 0 [0x50603000794 0x0]
#   622  10dc  ZeroExtend32             qs   49, 49, 0, 0
#   623  10e0  Const64                  s    48, 0, 0, 0 [$__Ustr_3 0x0]
#   625  10e0  CallNative                    48, 0, 0, 0 [native printf 0x0]
#   627  10ec  LoadMemS8                ps   48, 2, 253, 0
#   628  10f4  Const32                  s    49, 0, 10, 0
#   629  10f4  Generic                  sss  48, 48, 49, 0 [0x50205030295 0x0]
#   631  10f8  StoreMem8                ss   2, 48, 253, 0
#   632  1120  Const32                  s    49, 0, 25, 0
#   633  1120  Add64                    qsi  48, 2, 240, 0
#   634  1120  Call                          48, 0, 0, 0 [&dump 0x0]
#   636  1140  LoadMemS8                ps   49, 2, 253, 0
#   637  1144  Generic                  sss  49, 49, 49, 0 [0x50205030594 0x0]
#   639  1148  Const64                  s    48, 0, 0, 0 [$__Ustr_3 0x0]
#   641  1148  CallNative                    48, 0, 0, 0 [native printf 0x0]
#   643  115c  Const64                  s    48, 0, 0, 0 [0x96baf9b8e00adbbb 0x0]
#   645  115c  StoreMem64               ss   2, 48, 256, 0
#   646  1184  Const32                  s    49, 0, 25, 0
#   647  1184  Add64                    psi  48, 2, 240, 0
#   648  1184  Call                          48, 0, 0, 0 [&dump 0x0]
#   650  11a4  LoadMem64                ps   49, 2, 256, 0
#   651  11a8  Const64                  s    48, 0, 0, 0 [$__Ustr_3 0x0]
#   653  11a8  CallNative                    48, 0, 0, 0 [native printf 0x0]
#   655  11c0  Const32                  s    49, 0, 48, 0
#   656  11c0  Const32                  s    48, 0, 170, 0
#   657  11c0  Add64                    psi  47, 2, 280, 0
#   658  11c0  CallIntrinsic            s    47, 0, 0, 0 [C_memset 0x0]
#   660  11ec  Const32                  s    50, 0, 8, 0
#   661  11ec  Const32                  s    49, 0, 32, 0
#   662  11ec  Const64                  s    48, 0, 0, 0 [$__Ustr_11 0x0]
#   664  11ec  CallNative                    48, 0, 0, 0 [native printf 0x0]
#   666  11f8  LoadMem16                ps   48, 2, 280, 0
#   667  1200  Const32                  s    49, 0, 7201, 0
#   668  1200  Generic                  sss  48, 48, 49, 0 [0x9070d000795 0x0]
#   670  1204  StoreMem16               ss   2, 48, 280, 0
#   671  122c  Const32                  s    49, 0, 33, 0
#   672  122c  Add64                    qsi  48, 2, 280, 0
#   673  122c  Call                          48, 0, 0, 0 [&dump 0x0]
#   675  124c  LoadMem16                ps   49, 2, 280, 0
#   676  1250  Generic                  sss  49, 49, 49, 0 [0x5070d000994 0x0]
#   678  1254  Const64                  s    48, 0, 0, 0 [$__Ustr_3 0x0]
#   680  1254  CallNative                    48, 0, 0, 0 [native printf 0x0]
#   682  1260  LoadMemS8                ps   48, 2, 281, 0
#   683  1268  Const32                  s    49, 0, 0, 0
#   684  1268  Generic                  sss  48, 48, 49, 0 [0x20202050295 0x0]
#   686  126c  StoreMem8                ss   2, 48, 281, 0
#   687  1294  Const32                  s    49, 0, 33, 0
#   688  1294  Add64                    qsi  48, 2, 280, 0
#   689  1294  Call                          48, 0, 0, 0 [&dump 0x0]
#   691  12b4  LoadMemS8                ps   49, 2, 281, 0
#   692  12b8  Generic                  sss  49, 49, 49, 0 [0x50202050294 0x0]
#   694  12c0  SignExtend32             qs   49, 49, 0, 0
#   695  12c0  Const64                  s    48, 0, 0, 0 [$__Ustr_3 0x0]
#   697  12c0  CallNative                    48, 0, 0, 0 [native printf 0x0]
#   699  12cc  LoadMem8                 ps   48, 2, 281, 0
#   700  12d4  Const32                  s    49, 0, 0, 0
#   701  12d4  Generic                  sss  48, 48, 49, 0 [0x60601070695 0x0]
#   703  12d8  StoreMem8                ss   2, 48, 281, 0
#   704  1300  Const32                  s    49, 0, 33, 0
#   705  1300  Add64                    qsi  48, 2, 280, 0
#   706  1300  Call                          48, 0, 0, 0 [&dump 0x0]
#   708  1320  LoadMem8                 ps   49, 2, 281, 0
#   709  1324  Generic                  sss  49, 49, 49, 0 [0x50601070694 0x0]
#   711  1328  ZeroExtend32             qs   49, 49, 0, 0
#   712  132c  Const64                  s    48, 0, 0, 0 [$__Ustr_3 0x0]
#   714  132c  CallNative                    48, 0, 0, 0 [native printf 0x0]
#   716  1338  LoadMem16                ps   48, 2, 282, 0
#   717  1340  Const32                  s    49, 0, 62686, 65535
#   718  1340  Generic                  sss  48, 48, 49, 0 [0x40710000795 0x0]
#   720  1344  StoreMem16               ss   2, 48, 282, 0
#   721  1350  LoadMem8                 qs   48, 2, 284, 0
#   722  1360  Const32                  s    49, 0, 65535, 65535
#   723  1360  Generic                  sss  48, 48, 49, 0 [0x50602000695 0x0]
#   725  1364  StoreMem8                ss   2, 48, 284, 0
#   726  138c  Const32                  s    49, 0, 33, 0
#   727  138c  Add64                    psi  48, 2, 280, 0
#   728  138c  Call                          48, 0, 0, 0 [&dump 0x0]
#   730  13ac  LoadMem16                ps   49, 2, 282, 0
#   731  13b0  Generic                  sss  49, 49, 49, 0 [0x50710000994 0x0]
#   733  13b8  LoadMem8                 qs   50, 2, 284, 0
#   734  13bc  Generic                  sss  50, 50, 50, 0 [0x50602000994 0x0]
#   736  13c4  Or64Shl64                pss  49, 49, 50, 16
#   737  13cc  Generic                  sss  49, 49, 49, 0 [0x50912000594 0x0]
#   739  13d8  SignExtend32             qs   49, 49, 0, 0
#   740  13d8  Const64                  s    48, 0, 0, 0 [$__Ustr_3 0x0]
#   742  13d8  CallNative                    48, 0, 0, 0 [native printf 0x0]
#   744  13e4  LoadMem32                ps   48, 2, 284, 0
#   745  13f4  Const32                  s    49, 0, 15956, 61
#   746  13f4  Generic                  sss  48, 48, 49, 0 [0x90817020895 0x0]
#   748  13f8  StoreMem32               ss   2, 48, 284, 0
#   749  1420  Const32                  s    49, 0, 33, 0
#   750  1420  Add64                    qsi  48, 2, 280, 0
#   751  1420  Call                          48, 0, 0, 0 [&dump 0x0]
#   753  1440  LoadMem32                ps   49, 2, 284, 0
#   754  1444  Generic                  sss  49, 49, 49, 0 [0x50817020994 0x0]
#   756  1448  Const64                  s    48, 0, 0, 0 [$__Ustr_3 0x0]
#   758  1448  CallNative                    48, 0, 0, 0 [native printf 0x0]
#   760  145c  Const64                  s    48, 0, 0, 0 [0xc473ce2d0358a709 0x0]
#   762  145c  StoreMem64               ss   2, 48, 288, 0
#   763  1484  Const32                  s    49, 0, 33, 0
#   764  1484  Add64                    psi  48, 2, 280, 0
#   765  1484  Call                          48, 0, 0, 0 [&dump 0x0]
#   767  14a4  LoadMem64                ps   49, 2, 288, 0
#   768  14a8  Const64                  s    48, 0, 0, 0 [$__Ustr_3 0x0]
#   770  14a8  CallNative                    48, 0, 0, 0 [native printf 0x0]
#   772  14b4  LoadMemS8                ps   48, 2, 296, 0
#   773  14bc  Const32                  s    49, 0, 1, 0
#   774  14bc  Generic                  sss  48, 48, 49, 0 [0x30202000295 0x0]
#   776  14c0  StoreMem8                ss   2, 48, 296, 0
#   777  14e8  Const32                  s    49, 0, 33, 0
#   778  14e8  Add64                    qsi  48, 2, 280, 0
#   779  14e8  Call                          48, 0, 0, 0 [&dump 0x0]
#   781  1508  LoadMemS8                ps   49, 2, 296, 0
#   782  150c  Generic                  sss  49, 49, 49, 0 [0x50202000394 0x0]
#   784  1514  SignExtend32             qs   49, 49, 0, 0
#   785  1514  Const64                  s    48, 0, 0, 0 [$__Ustr_3 0x0]
#   787  1514  CallNative                    48, 0, 0, 0 [native printf 0x0]
#   789  1520  LoadMem32                ps   48, 2, 296, 0
#   790  1530  Const32                  s    49, 0, 58369, 14
#   791  1530  Generic                  sss  48, 48, 49, 0 [0x80814020895 0x0]
#   793  1534  StoreMem32               ss   2, 48, 296, 0
#   794  155c  Const32                  s    49, 0, 33, 0
#   795  155c  Add64                    qsi  48, 2, 280, 0
#   796  155c  Call                          48, 0, 0, 0 [&dump 0x0]
#   798  157c  LoadMem32                ps   49, 2, 296, 0
#   799  1580  Generic                  sss  49, 49, 49, 0 [0x50814020894 0x0]
#   801  1584  ZeroExtend32             qs   49, 49, 0, 0
#   802  1588  Const64                  s    48, 0, 0, 0 [$__Ustr_3 0x0]
#   804  1588  CallNative                    48, 0, 0, 0 [native printf 0x0]
#   806  1594  LoadMem16                ps   48, 2, 304, 0
#   807  15a4  Const32                  s    49, 0, 5045, 24
#   808  15a4  Generic                  sss  48, 48, 49, 0 [0x40710000795 0x0]
#   810  15a8  StoreMem16               ss   2, 48, 304, 0
#   811  15b4  LoadMem8                 qs   48, 2, 306, 0
#   812  15cc  Const32                  s    49, 0, 24, 0
#   813  15cc  Generic                  sss  48, 48, 49, 0 [0x50606000695 0x0]
#   815  15d0  StoreMem8                ss   2, 48, 306, 0
#   816  15f8  Const32                  s    49, 0, 33, 0
#   817  15f8  Add64                    psi  48, 2, 280, 0
#   818  15f8  Call                          48, 0, 0, 0 [&dump 0x0]
#   820  1618  LoadMem16                ps   49, 2, 304, 0
#   821  161c  Generic                  sss  49, 49, 49, 0 [0x50710000994 0x0]
#   823  1624  LoadMem8                 qs   50, 2, 306, 0
#   824  1628  Generic                  sss  50, 50, 50, 0 [0x50606000994 0x0]
#   826  1630  Or64Shl64                pss  49, 49, 50, 16
#   827  1638  Generic                  sss  49, 49, 49, 0 [0x50916000594 0x0]
#   829  1644  SignExtend32             qs   49, 49, 0, 0
#   830  1644  Const64                  s    48, 0, 0, 0 [$__Ustr_3 0x0]
#   832  1644  CallNative                    48, 0, 0, 0 [native printf 0x0]
#   834  164c  ReturnImm                     0, 0, 0, 0
