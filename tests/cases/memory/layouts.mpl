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
#     0  0020  SlotAddress16            s    2, 11, 0, 0
#     1  002c  SlotAddress16            s    10, 18, 0, 0
#     2  0038  SlotAddress16            s    9, 24, 0, 0
#     3  0044  SlotAddress16            s    8, 30, 0, 0
#     4  0050  SlotAddress16            s    7, 34, 0, 0
#     5  005c  SlotAddress16            s    6, 38, 0, 0
#     6  0068  SlotAddress16            s    5, 43, 0, 0
#     7  0074  SlotAddress16            s    4, 51, 0, 0
#     8  0080  SlotAddress16            s    3, 56, 0, 0
#     9  0094  Const32                  s    65, 0, 32, 0
#    10  0094  Const32                  s    64, 0, 170, 0
#    11  0094  Copy                     ps   63, 3, 0, 0
#    12  0094  CallIntrinsic            s    63, 0, 0, 0 [C_memset 0x0]
#    14  00c0  Const32                  s    66, 0, 8, 0
#    15  00c0  Const32                  s    65, 0, 16, 0
#    16  00c0  Const64                  s    64, 0, 0, 0 [$__Ustr_2 0x0]
#    18  00c0  CallNative                    64, 0, 0, 0 [native printf 0x0]
#    20  00cc  StoreMem8                si   3, 86, 0, 0
#    21  00ec  Const32                  s    65, 0, 17, 0
#    22  00ec  Copy                     ps   64, 3, 0, 0
#    23  00ec  Call                          64, 0, 0, 0 [&dump 0x0]
#    25  010c  LoadMemS8                ps   65, 3, 0, 0
#    26  0114  Const64                  s    64, 0, 0, 0 [$__Ustr_3 0x0]
#    28  0114  CallNative                    64, 0, 0, 0 [native printf 0x0]
#    30  0120  LoadMemS16               ps   64, 3, 1, 0
#    31  0128  Const32                  s    65, 0, 426, 0
#    32  0128  Generic                  sss  64, 64, 65, 0 [0x4030b000395 0x0]
#    34  012c  StoreMem16               ss   3, 64, 1, 0
#    35  014c  Const32                  s    65, 0, 17, 0
#    36  014c  Copy                     qs   64, 3, 0, 0
#    37  014c  Call                          64, 0, 0, 0 [&dump 0x0]
#    39  016c  LoadMemS16               ps   65, 3, 1, 0
#    40  0170  Generic                  sss  65, 65, 65, 0 [0x5030b000494 0x0]
#    42  0178  SignExtend32             qs   65, 65, 0, 0
#    43  0178  Const64                  s    64, 0, 0, 0 [$__Ustr_3 0x0]
#    45  0178  CallNative                    64, 0, 0, 0 [native printf 0x0]
#    47  0184  LoadMemS8                ps   64, 3, 2, 0
#    48  018c  Const32                  s    65, 0, 65535, 65535
#    49  018c  Generic                  sss  64, 64, 65, 0 [0x30204030295 0x0]
#    51  0190  StoreMem8                ss   3, 64, 2, 0
#    52  01b0  Const32                  s    65, 0, 17, 0
#    53  01b0  Copy                     qs   64, 3, 0, 0
#    54  01b0  Call                          64, 0, 0, 0 [&dump 0x0]
#    56  01d0  LoadMemS8                ps   65, 3, 2, 0
#    57  01d4  Generic                  sss  65, 65, 65, 0 [0x50204030394 0x0]
#    59  01dc  SignExtend32             qs   65, 65, 0, 0
#    60  01dc  Const64                  s    64, 0, 0, 0 [$__Ustr_3 0x0]
#    62  01dc  CallNative                    64, 0, 0, 0 [native printf 0x0]
#    64  01e8  LoadMem16                ps   64, 3, 2, 0
#    65  01f0  Const32                  s    65, 0, 7731, 0
#    66  01f0  Generic                  sss  64, 64, 65, 0 [0x30709070795 0x0]
#    68  01f4  StoreMem16               ss   3, 64, 2, 0
#    69  0200  LoadMem8                 qs   64, 3, 4, 0
#    70  0210  Const32                  s    65, 0, 15, 0
#    71  0210  Generic                  sss  64, 64, 65, 0 [0x50605000695 0x0]
#    73  0214  StoreMem8                ss   3, 64, 4, 0
#    74  0234  Const32                  s    65, 0, 17, 0
#    75  0234  Copy                     ps   64, 3, 0, 0
#    76  0234  Call                          64, 0, 0, 0 [&dump 0x0]
#    78  0254  LoadMem16                ps   65, 3, 2, 0
#    79  0258  Generic                  sss  65, 65, 65, 0 [0x50709070994 0x0]
#    81  0260  LoadMem8                 qs   66, 3, 4, 0
#    82  0264  Generic                  sss  66, 66, 66, 0 [0x50605000994 0x0]
#    84  0270  Or64Shl64                pss  65, 65, 66, 9
#    85  0274  Generic                  sss  65, 65, 65, 0 [0x5090e000594 0x0]
#    87  0278  SignExtend16             Qs   65, 65, 0, 0
#    88  0280  SignExtend32             pq   65, 65, 0, 0
#    89  0280  Const64                  s    64, 0, 0, 0 [$__Ustr_3 0x0]
#    91  0280  CallNative                    64, 0, 0, 0 [native printf 0x0]
#    93  0294  Const64                  s    64, 0, 0, 0 [0xffcb84a34180d566 0x0]
#    95  0294  StoreMem64               ss   3, 64, 8, 0
#    96  02b4  Const32                  s    65, 0, 17, 0
#    97  02b4  Copy                     ps   64, 3, 0, 0
#    98  02b4  Call                          64, 0, 0, 0 [&dump 0x0]
#   100  02d4  LoadMem64                ps   65, 3, 8, 0
#   101  02d8  Const64                  s    64, 0, 0, 0 [$__Ustr_3 0x0]
#   103  02d8  CallNative                    64, 0, 0, 0 [native printf 0x0]
#   105  02e8  Const32                  s    65, 0, 32, 0
#   106  02e8  Const32                  s    64, 0, 170, 0
#   107  02e8  Copy                     ps   63, 4, 0, 0
#   108  02e8  CallIntrinsic            s    63, 0, 0, 0 [C_memset 0x0]
#   110  0314  Const32                  s    66, 0, 8, 0
#   111  0314  Const32                  s    65, 0, 16, 0
#   112  0314  Const64                  s    64, 0, 0, 0 [$__Ustr_4 0x0]
#   114  0314  CallNative                    64, 0, 0, 0 [native printf 0x0]
#   116  0328  Const32                  s    64, 0, 59725, 38545
#   117  0328  StoreMem32               ss   4, 64, 0, 0
#   118  0348  Const32                  s    65, 0, 17, 0
#   119  0348  Copy                     ps   64, 4, 0, 0
#   120  0348  Call                          64, 0, 0, 0 [&dump 0x0]
#   122  0368  LoadMemS32               ps   65, 4, 0, 0
#   123  0370  Const64                  s    64, 0, 0, 0 [$__Ustr_3 0x0]
#   125  0370  CallNative                    64, 0, 0, 0 [native printf 0x0]
#   127  037c  StoreMem8                si   4, 104, 4, 0
#   128  039c  Const32                  s    65, 0, 17, 0
#   129  039c  Copy                     ps   64, 4, 0, 0
#   130  039c  Call                          64, 0, 0, 0 [&dump 0x0]
#   132  03bc  LoadMem8                 ps   65, 4, 4, 0
#   133  03c4  Const64                  s    64, 0, 0, 0 [$__Ustr_3 0x0]
#   135  03c4  CallNative                    64, 0, 0, 0 [native printf 0x0]
#   137  03d0  StoreMem16               si   4, 26068, 8, 0
#   138  03f0  Const32                  s    65, 0, 17, 0
#   139  03f0  Copy                     ps   64, 4, 0, 0
#   140  03f0  Call                          64, 0, 0, 0 [&dump 0x0]
#   142  0410  LoadMemS16               ps   65, 4, 8, 0
#   143  0418  Const64                  s    64, 0, 0, 0 [$__Ustr_3 0x0]
#   145  0418  CallNative                    64, 0, 0, 0 [native printf 0x0]
#   147  0428  Const32                  s    65, 0, 52, 0
#   148  0428  Const32                  s    64, 0, 170, 0
#   149  0428  Copy                     ps   63, 5, 0, 0
#   150  0428  CallIntrinsic            s    63, 0, 0, 0 [C_memset 0x0]
#   152  0454  Const32                  s    66, 0, 4, 0
#   153  0454  Const32                  s    65, 0, 36, 0
#   154  0454  Const64                  s    64, 0, 0, 0 [$__Ustr_5 0x0]
#   156  0454  CallNative                    64, 0, 0, 0 [native printf 0x0]
#   158  0468  Const64                  s    64, 0, 0, 0 [0xd62dde1c756592d5 0x0]
#   160  0468  StoreMem64               ss   5, 64, 0, 0
#   161  0488  Const32                  s    65, 0, 37, 0
#   162  0488  Copy                     ps   64, 5, 0, 0
#   163  0488  Call                          64, 0, 0, 0 [&dump 0x0]
#   165  04a8  LoadMem64                ps   65, 5, 0, 0
#   166  04ac  Const64                  s    64, 0, 0, 0 [$__Ustr_3 0x0]
#   168  04ac  CallNative                    64, 0, 0, 0 [native printf 0x0]
#   170  04b8  LoadMem8                 ps   64, 5, 8, 0
#   171  04c0  Const32                  s    65, 0, 53, 0
#   172  04c0  Generic                  sss  64, 64, 65, 0 [0x60607000695 0x0]
#   174  04c4  StoreMem8                ss   5, 64, 8, 0
#   175  04e4  Const32                  s    65, 0, 37, 0
#   176  04e4  Copy                     qs   64, 5, 0, 0
#   177  04e4  Call                          64, 0, 0, 0 [&dump 0x0]
#   179  0504  LoadMem8                 ps   65, 5, 8, 0
#   180  0508  Generic                  sss  65, 65, 65, 0 [0x50607000694 0x0]
#   182  050c  ZeroExtend32             qs   65, 65, 0, 0
#   183  0510  Const64                  s    64, 0, 0, 0 [$__Ustr_3 0x0]
#   185  0510  CallNative                    64, 0, 0, 0 [native printf 0x0]
#   187  051c  StoreMem8                si   5, 65414, 12, 0
#   188  053c  Const32                  s    65, 0, 37, 0
#   189  053c  Copy                     ps   64, 5, 0, 0
#   190  053c  Call                          64, 0, 0, 0 [&dump 0x0]
#   192  055c  LoadMemS8                ps   65, 5, 12, 0
#   193  0564  Const64                  s    64, 0, 0, 0 [$__Ustr_3 0x0]
#   195  0564  CallNative                    64, 0, 0, 0 [native printf 0x0]
#   197  0570  LoadMemS16               ps   64, 5, 13, 0
#   198  0578  Const32                  s    65, 0, 661, 0
#   199  0578  Generic                  sss  64, 64, 65, 0 [0x4030b000395 0x0]
#   201  057c  StoreMem16               ss   5, 64, 13, 0
#   202  059c  Const32                  s    65, 0, 37, 0
#   203  059c  Copy                     qs   64, 5, 0, 0
#   204  059c  Call                          64, 0, 0, 0 [&dump 0x0]
#   206  05bc  LoadMemS16               ps   65, 5, 13, 0
#   207  05c0  Generic                  sss  65, 65, 65, 0 [0x5030b000494 0x0]
#   209  05c8  SignExtend32             qs   65, 65, 0, 0
#   210  05c8  Const64                  s    64, 0, 0, 0 [$__Ustr_3 0x0]
#   212  05c8  CallNative                    64, 0, 0, 0 [native printf 0x0]
#   214  05d4  LoadMemS8                ps   64, 5, 14, 0
#   215  05dc  Const32                  s    65, 0, 65533, 65535
#   216  05dc  Generic                  sss  64, 64, 65, 0 [0x30204030295 0x0]
#   218  05e0  StoreMem8                ss   5, 64, 14, 0
#   219  0600  Const32                  s    65, 0, 37, 0
#   220  0600  Copy                     qs   64, 5, 0, 0
#   221  0600  Call                          64, 0, 0, 0 [&dump 0x0]
#   223  0620  LoadMemS8                ps   65, 5, 14, 0
#   224  0624  Generic                  sss  65, 65, 65, 0 [0x50204030394 0x0]
#   226  062c  SignExtend32             qs   65, 65, 0, 0
#   227  062c  Const64                  s    64, 0, 0, 0 [$__Ustr_3 0x0]
#   229  062c  CallNative                    64, 0, 0, 0 [native printf 0x0]
#   231  0638  LoadMem16                ps   64, 5, 14, 0
#   232  0640  Const32                  s    65, 0, 5254, 0
#   233  0640  Generic                  sss  64, 64, 65, 0 [0x30709070795 0x0]
#   235  0644  StoreMem16               ss   5, 64, 14, 0
#   236  0650  LoadMem8                 qs   64, 5, 16, 0
#   237  0660  Const32                  s    65, 0, 10, 0
#   238  0660  Generic                  sss  64, 64, 65, 0 [0x50605000695 0x0]
#   240  0664  StoreMem8                ss   5, 64, 16, 0
#   241  0684  Const32                  s    65, 0, 37, 0
#   242  0684  Copy                     ps   64, 5, 0, 0
#   243  0684  Call                          64, 0, 0, 0 [&dump 0x0]
#   245  06a4  LoadMem16                ps   65, 5, 14, 0
#   246  06a8  Generic                  sss  65, 65, 65, 0 [0x50709070994 0x0]
#   248  06b0  LoadMem8                 qs   66, 5, 16, 0
#   249  06b4  Generic                  sss  66, 66, 66, 0 [0x50605000994 0x0]
#   251  06c0  Or64Shl64                pss  65, 65, 66, 9
#   252  06c4  Generic                  sss  65, 65, 65, 0 [0x5090e000594 0x0]
#   254  06c8  SignExtend16             Qs   65, 65, 0, 0
#   255  06d0  SignExtend32             pq   65, 65, 0, 0
#   256  06d0  Const64                  s    64, 0, 0, 0 [$__Ustr_3 0x0]
#   258  06d0  CallNative                    64, 0, 0, 0 [native printf 0x0]
#   260  06e4  Const64                  s    64, 0, 0, 0 [0xd63e0b6b134343ff 0x0]
#   262  06e4  StoreMem64               ss   5, 64, 20, 0
#   263  0704  Const32                  s    65, 0, 37, 0
#   264  0704  Copy                     ps   64, 5, 0, 0
#   265  0704  Call                          64, 0, 0, 0 [&dump 0x0]
#   267  0724  LoadMem64                ps   65, 5, 20, 0
#   268  0728  Const64                  s    64, 0, 0, 0 [$__Ustr_3 0x0]
#   270  0728  CallNative                    64, 0, 0, 0 [native printf 0x0]
#   272  0734  LoadMem32                ps   64, 5, 28, 0
#   273  0744  Const64                  s    65, 0, 0, 0 [0xf19c5d87a6 0x0]
#   275  0744  Generic                  sss  64, 64, 65, 0 [0x50820000895 0x0]
#   277  0748  StoreMem32               ss   5, 64, 28, 0
#   278  0754  LoadMem16                qs   64, 5, 32, 0
#   279  076c  Const32                  s    65, 0, 241, 0
#   280  076c  Generic                  sss  64, 64, 65, 0 [0x5070e000795 0x0]
#   282  0770  StoreMem16               ss   5, 64, 32, 0
#   283  0790  Const32                  s    65, 0, 37, 0
#   284  0790  Copy                     ps   64, 5, 0, 0
#   285  0790  Call                          64, 0, 0, 0 [&dump 0x0]
#   287  07b0  LoadMem32                ps   65, 5, 28, 0
#   288  07b4  Generic                  sss  65, 65, 65, 0 [0x50820000994 0x0]
#   290  07bc  LoadMem16                qs   66, 5, 32, 0
#   291  07c0  Generic                  sss  66, 66, 66, 0 [0x5070e000994 0x0]
#   293  07c8  Or64Shl64                pss  65, 65, 66, 32
#   294  07d0  Generic                  sss  65, 65, 65, 0 [0x5092e000594 0x0]
#   296  07d4  Const64                  s    64, 0, 0, 0 [$__Ustr_3 0x0]
#   298  07d4  CallNative                    64, 0, 0, 0 [native printf 0x0]
#   300  07e0  LoadMemS16               ps   64, 5, 33, 0
#   301  07e8  Const32                  s    65, 0, 3, 0
#   302  07e8  Generic                  sss  64, 64, 65, 0 [0x20304060395 0x0]
#   304  07ec  StoreMem16               ss   5, 64, 33, 0
#   305  080c  Const32                  s    65, 0, 37, 0
#   306  080c  Copy                     qs   64, 5, 0, 0
#   307  080c  Call                          64, 0, 0, 0 [&dump 0x0]
#   309  082c  LoadMemS16               ps   65, 5, 33, 0
#   310  0830  Generic                  sss  65, 65, 65, 0 [0x50304060394 0x0]
#   312  0834  SignExtend8              Qs   65, 65, 0, 0
#   313  083c  SignExtend32             pq   65, 65, 0, 0
#   314  083c  Const64                  s    64, 0, 0, 0 [$__Ustr_3 0x0]
#   316  083c  CallNative                    64, 0, 0, 0 [native printf 0x0]
#   318  084c  Const32                  s    65, 0, 32, 0
#   319  084c  Const32                  s    64, 0, 170, 0
#   320  084c  Copy                     ps   63, 6, 0, 0
#   321  084c  CallIntrinsic            s    63, 0, 0, 0 [C_memset 0x0]
#   323  0878  Const32                  s    66, 0, 8, 0
#   324  0878  Const32                  s    65, 0, 16, 0
#   325  0878  Const64                  s    64, 0, 0, 0 [$__Ustr_6 0x0]
#   327  0878  CallNative                    64, 0, 0, 0 [native printf 0x0]
#   329  088c  Const64                  s    64, 0, 0, 0 [0x4d5747ae10fe06df 0x0]
#   331  088c  StoreMem64               ss   6, 64, 0, 0
#   332  08ac  Const32                  s    65, 0, 17, 0
#   333  08ac  Copy                     ps   64, 6, 0, 0
#   334  08ac  Call                          64, 0, 0, 0 [&dump 0x0]
#   336  08cc  LoadMem64                ps   65, 6, 0, 0
#   337  08d0  Const64                  s    64, 0, 0, 0 [$__Ustr_3 0x0]
#   339  08d0  CallNative                    64, 0, 0, 0 [native printf 0x0]
#   341  08dc  LoadMemS8                ps   64, 6, 8, 0
#   342  08e4  Const32                  s    65, 0, 65535, 65535
#   343  08e4  Generic                  sss  64, 64, 65, 0 [0x30202000295 0x0]
#   345  08e8  StoreMem8                ss   6, 64, 8, 0
#   346  0908  Const32                  s    65, 0, 17, 0
#   347  0908  Copy                     qs   64, 6, 0, 0
#   348  0908  Call                          64, 0, 0, 0 [&dump 0x0]
#   350  0928  LoadMemS8                ps   65, 6, 8, 0
#   351  092c  Generic                  sss  65, 65, 65, 0 [0x50202000394 0x0]
#   353  0934  SignExtend32             qs   65, 65, 0, 0
#   354  0934  Const64                  s    64, 0, 0, 0 [$__Ustr_3 0x0]
#   356  0934  CallNative                    64, 0, 0, 0 [native printf 0x0]
#   358  0940  LoadMem32                ps   64, 6, 8, 0
#   359  0950  Const32                  s    65, 0, 29519, 12
#   360  0950  Generic                  sss  64, 64, 65, 0 [0x80814020895 0x0]
#   362  0954  StoreMem32               ss   6, 64, 8, 0
#   363  0974  Const32                  s    65, 0, 17, 0
#   364  0974  Copy                     qs   64, 6, 0, 0
#   365  0974  Call                          64, 0, 0, 0 [&dump 0x0]
#   367  0994  LoadMem32                ps   65, 6, 8, 0
#   368  0998  Generic                  sss  65, 65, 65, 0 [0x50814020894 0x0]
#   370  099c  ZeroExtend32             qs   65, 65, 0, 0
#   371  09a0  Const64                  s    64, 0, 0, 0 [$__Ustr_3 0x0]
#   373  09a0  CallNative                    64, 0, 0, 0 [native printf 0x0]
#   375  09b0  Const32                  s    65, 0, 19, 0
#   376  09b0  Const32                  s    64, 0, 170, 0
#   377  09b0  Copy                     ps   63, 7, 0, 0
#   378  09b0  CallIntrinsic            s    63, 0, 0, 0 [C_memset 0x0]
#   380  09dc  Const32                  s    66, 0, 1, 0
#   381  09dc  Const32                  s    65, 0, 3, 0
#   382  09dc  Const64                  s    64, 0, 0, 0 [$__Ustr_7 0x0]
#   384  09dc  CallNative                    64, 0, 0, 0 [native printf 0x0]
#   386  09e8  LoadMem8                 ps   64, 7, 0, 0
#   387  09f0  Const32                  s    65, 0, 2, 0
#   388  09f0  Generic                  sss  64, 64, 65, 0 [0x60602000695 0x0]
#   390  09f4  StoreMem8                ss   7, 64, 0, 0
#   391  0a14  Const32                  s    65, 0, 4, 0
#   392  0a14  Copy                     qs   64, 7, 0, 0
#   393  0a14  Call                          64, 0, 0, 0 [&dump 0x0]
#   395  0a34  LoadMem8                 ps   65, 7, 0, 0
#   396  0a38  Generic                  sss  65, 65, 65, 0 [0x50602000694 0x0]
#   398  0a3c  ZeroExtend32             qs   65, 65, 0, 0
#   399  0a40  Const64                  s    64, 0, 0, 0 [$__Ustr_3 0x0]
#   401  0a40  CallNative                    64, 0, 0, 0 [native printf 0x0]
#   403  0a4c  LoadMem8                 ps   64, 7, 0, 0
#   404  0a54  Const32                  s    65, 0, 62, 0
#   405  0a54  Generic                  sss  64, 64, 65, 0 [0x80606020695 0x0]
#   407  0a58  StoreMem8                ss   7, 64, 0, 0
#   408  0a78  Const32                  s    65, 0, 4, 0
#   409  0a78  Copy                     qs   64, 7, 0, 0
#   410  0a78  Call                          64, 0, 0, 0 [&dump 0x0]
#   412  0a98  LoadMem8                 ps   65, 7, 0, 0
#   413  0a9c  Generic                  sss  65, 65, 65, 0 [0x50606020894 0x0]
#   415  0aa0  ZeroExtend32             qs   65, 65, 0, 0
#   416  0aa4  Const64                  s    64, 0, 0, 0 [$__Ustr_3 0x0]
#   418  0aa4  CallNative                    64, 0, 0, 0 [native printf 0x0]
#   420  0ab0  LoadMem8                 ps   64, 7, 2, 0
#   421  0ab8  Const32                  s    65, 0, 27, 0
#   422  0ab8  Generic                  sss  64, 64, 65, 0 [0x60606000695 0x0]
#   424  0abc  StoreMem8                ss   7, 64, 2, 0
#   425  0adc  Const32                  s    65, 0, 4, 0
#   426  0adc  Copy                     qs   64, 7, 0, 0
#   427  0adc  Call                          64, 0, 0, 0 [&dump 0x0]
#   429  0afc  LoadMem8                 ps   65, 7, 2, 0
#   430  0b00  Generic                  sss  65, 65, 65, 0 [0x50606000694 0x0]
#   432  0b04  ZeroExtend32             qs   65, 65, 0, 0
#   433  0b08  Const64                  s    64, 0, 0, 0 [$__Ustr_3 0x0]
#   435  0b08  CallNative                    64, 0, 0, 0 [native printf 0x0]
#   437  0b18  Const32                  s    65, 0, 24, 0
#   438  0b18  Const32                  s    64, 0, 170, 0
#   439  0b18  Copy                     ps   63, 8, 0, 0
#   440  0b18  CallIntrinsic            s    63, 0, 0, 0 [C_memset 0x0]
#   442  0b44  Const32                  s    66, 0, 4, 0
#   443  0b44  Const32                  s    65, 0, 8, 0
#   444  0b44  Const64                  s    64, 0, 0, 0 [$__Ustr_8 0x0]
#   446  0b44  CallNative                    64, 0, 0, 0 [native printf 0x0]
#   448  0b58  Const32                  s    64, 0, 27917, 24930
#   449  0b58  StoreMem32               ss   8, 64, 0, 0
#   450  0b78  Const32                  s    65, 0, 9, 0
#   451  0b78  Copy                     ps   64, 8, 0, 0
#   452  0b78  Call                          64, 0, 0, 0 [&dump 0x0]
#   454  0b98  LoadMemS32               ps   65, 8, 0, 0
#   455  0ba0  Const64                  s    64, 0, 0, 0 [$__Ustr_3 0x0]
#   457  0ba0  CallNative                    64, 0, 0, 0 [native printf 0x0]
#   459  0bac  LoadMem8                 ps   64, 8, 4, 0
#   460  0bb4  Const32                  s    65, 0, 1, 0
#   461  0bb4  Generic                  sss  64, 64, 65, 0 [0x90602000695 0x0]
#   463  0bb8  StoreMem8                ss   8, 64, 4, 0
#   464  0bd8  Const32                  s    65, 0, 9, 0
#   465  0bd8  Copy                     qs   64, 8, 0, 0
#   466  0bd8  Call                          64, 0, 0, 0 [&dump 0x0]
#   468  0bf8  LoadMem8                 ps   65, 8, 4, 0
#   469  0bfc  Generic                  sss  65, 65, 65, 0 [0x50602000994 0x0]
#   471  0c00  Const64                  s    64, 0, 0, 0 [$__Ustr_3 0x0]
#   473  0c00  CallNative                    64, 0, 0, 0 [native printf 0x0]
#   475  0c10  Const32                  s    65, 0, 40, 0
#   476  0c10  Const32                  s    64, 0, 170, 0
#   477  0c10  Copy                     ps   63, 9, 0, 0
#   478  0c10  CallIntrinsic            s    63, 0, 0, 0 [C_memset 0x0]
#   480  0c3c  Const32                  s    66, 0, 8, 0
#   481  0c3c  Const32                  s    65, 0, 24, 0
#   482  0c3c  Const64                  s    64, 0, 0, 0 [$__Ustr_9 0x0]
#   484  0c3c  CallNative                    64, 0, 0, 0 [native printf 0x0]
#   486  0c48  LoadMemS8                ps   64, 9, 0, 0
#   487  0c50  Const32                  s    65, 0, 65503, 65535
#   488  0c50  Generic                  sss  64, 64, 65, 0 [0x20208000295 0x0]
#   490  0c54  StoreMem8                ss   9, 64, 0, 0
#   491  0c74  Const32                  s    65, 0, 25, 0
#   492  0c74  Copy                     qs   64, 9, 0, 0
#   493  0c74  Call                          64, 0, 0, 0 [&dump 0x0]
#   495  0c94  LoadMemS8                ps   65, 9, 0, 0
#   496  0c98  Generic                  sss  65, 65, 65, 0 [0x50208000294 0x0]
#   498  0ca0  SignExtend32             qs   65, 65, 0, 0
#   499  0ca0  Const64                  s    64, 0, 0, 0 [$__Ustr_3 0x0]
#   501  0ca0  CallNative                    64, 0, 0, 0 [native printf 0x0]
#   503  0cac  StoreMem16               si   9, 30991, 8, 0
#   504  0ccc  Const32                  s    65, 0, 25, 0
#   505  0ccc  Copy                     ps   64, 9, 0, 0
#   506  0ccc  Call                          64, 0, 0, 0 [&dump 0x0]
#   508  0cec  LoadMem16                ps   65, 9, 8, 0
#   509  0cf4  Const64                  s    64, 0, 0, 0 [$__Ustr_3 0x0]
#   511  0cf4  CallNative                    64, 0, 0, 0 [native printf 0x0]
#   513  0d00  LoadMemS8                ps   64, 9, 10, 0
#   514  0d08  Const32                  s    65, 0, 65532, 65535
#   515  0d08  Generic                  sss  64, 64, 65, 0 [0x20204000295 0x0]
#   517  0d0c  StoreMem8                ss   9, 64, 10, 0
#   518  0d2c  Const32                  s    65, 0, 25, 0
#   519  0d2c  Copy                     qs   64, 9, 0, 0
#   520  0d2c  Call                          64, 0, 0, 0 [&dump 0x0]
#   522  0d4c  LoadMemS8                ps   65, 9, 10, 0
#   523  0d50  Generic                  sss  65, 65, 65, 0 [0x50204000294 0x0]
#   525  0d58  SignExtend32             qs   65, 65, 0, 0
#   526  0d58  Const64                  s    64, 0, 0, 0 [$__Ustr_3 0x0]
#   528  0d58  CallNative                    64, 0, 0, 0 [native printf 0x0]
#   530  0d64  LoadMem8                 ps   64, 9, 10, 0
#   531  0d6c  Const32                  s    65, 0, 4, 0
#   532  0d6c  Generic                  sss  64, 64, 65, 0 [0x60604040695 0x0]
#   534  0d70  StoreMem8                ss   9, 64, 10, 0
#   535  0d90  Const32                  s    65, 0, 25, 0
#   536  0d90  Copy                     qs   64, 9, 0, 0
#   537  0d90  Call                          64, 0, 0, 0 [&dump 0x0]
#   539  0db0  LoadMem8                 ps   65, 9, 10, 0
#   540  0db4  Generic                  sss  65, 65, 65, 0 [0x50604040694 0x0]
#   542  0db8  ZeroExtend32             qs   65, 65, 0, 0
#   543  0dbc  Const64                  s    64, 0, 0, 0 [$__Ustr_3 0x0]
#   545  0dbc  CallNative                    64, 0, 0, 0 [native printf 0x0]
#   547  0dd0  Const32                  s    64, 0, 21362, 45718
#   548  0dd0  StoreMem32               ss   9, 64, 12, 0
#   549  0df0  Const32                  s    65, 0, 25, 0
#   550  0df0  Copy                     ps   64, 9, 0, 0
#   551  0df0  Call                          64, 0, 0, 0 [&dump 0x0]
#   553  0e10  LoadMemS32               ps   65, 9, 12, 0
#   554  0e18  Const64                  s    64, 0, 0, 0 [$__Ustr_3 0x0]
#   556  0e18  CallNative                    64, 0, 0, 0 [native printf 0x0]
#   558  0e24  StoreMem8                si   9, 111, 16, 0
#   559  0e44  Const32                  s    65, 0, 25, 0
#   560  0e44  Copy                     ps   64, 9, 0, 0
#   561  0e44  Call                          64, 0, 0, 0 [&dump 0x0]
#   563  0e64  LoadMemS8                ps   65, 9, 16, 0
#   564  0e6c  Const64                  s    64, 0, 0, 0 [$__Ustr_3 0x0]
#   566  0e6c  CallNative                    64, 0, 0, 0 [native printf 0x0]
#   568  0e7c  Const32                  s    65, 0, 40, 0
#   569  0e7c  Const32                  s    64, 0, 170, 0
#   570  0e7c  Copy                     ps   63, 10, 0, 0
#   571  0e7c  CallIntrinsic            s    63, 0, 0, 0 [C_memset 0x0]
#   573  0ea8  Const32                  s    66, 0, 2, 0
#   574  0ea8  Const32                  s    65, 0, 24, 0
#   575  0ea8  Const64                  s    64, 0, 0, 0 [$__Ustr_10 0x0]
#   577  0ea8  CallNative                    64, 0, 0, 0 [native printf 0x0]
#   579  0ebc  Const64                  s    64, 0, 0, 0 [0x5b3a6d17bdcdd53f 0x0]
#   581  0ebc  StoreMem64               ss   10, 64, 0, 0
#   582  0edc  Const32                  s    65, 0, 25, 0
#   583  0edc  Copy                     ps   64, 10, 0, 0
#   584  0edc  Call                          64, 0, 0, 0 [&dump 0x0]
#   586  0efc  LoadMem64                ps   65, 10, 0, 0
#   587  0f00  Const64                  s    64, 0, 0, 0 [$__Ustr_3 0x0]
#   589  0f00  CallNative                    64, 0, 0, 0 [native printf 0x0]
#   591  0f0c  LoadMem8                 ps   64, 10, 8, 0
#   592  0f14  Const32                  s    65, 0, 1, 0
#   593  0f14  Generic                  sss  64, 64, 65, 0 [0x90601000695 0x0]
#   595  0f18  StoreMem8                ss   10, 64, 8, 0
#   596  0f38  Const32                  s    65, 0, 25, 0
#   597  0f38  Copy                     qs   64, 10, 0, 0
#   598  0f38  Call                          64, 0, 0, 0 [&dump 0x0]
#   600  0f58  LoadMem8                 ps   65, 10, 8, 0
#   601  0f5c  Generic                  sss  65, 65, 65, 0 [0x50601000994 0x0]
#   603  0f60  Const64                  s    64, 0, 0, 0 [$__Ustr_3 0x0]
#   605  0f60  CallNative                    64, 0, 0, 0 [native printf 0x0]
#   607  0f74  Const32                  s    64, 0, 54188, 38756
#   608  0f74  StoreMem32               ss   10, 64, 9, 0
#   609  0f94  Const32                  s    65, 0, 25, 0
#   610  0f94  Copy                     ps   64, 10, 0, 0
#   611  0f94  Call                          64, 0, 0, 0 [&dump 0x0]
#   613  0fb4  LoadMemS32               ps   65, 10, 9, 0
#   614  0fbc  Const64                  s    64, 0, 0, 0 [$__Ustr_3 0x0]
#   616  0fbc  CallNative                    64, 0, 0, 0 [native printf 0x0]
#   618  0fc8  LoadMem8                 ps   64, 10, 13, 0
#   619  0fd0  Const32                  s    65, 0, 6, 0
#   620  0fd0  Generic                  sss  64, 64, 65, 0 [0x70603000695 0x0]
#   622  0fd4  StoreMem8                ss   10, 64, 13, 0
#   623  0ff4  Const32                  s    65, 0, 25, 0
#   624  0ff4  Copy                     qs   64, 10, 0, 0
#   625  0ff4  Call                          64, 0, 0, 0 [&dump 0x0]
#   627  1014  LoadMem8                 ps   65, 10, 13, 0
#   628  1018  Generic                  sss  65, 65, 65, 0 [0x50603000794 0x0]
#   630  101c  ZeroExtend32             qs   65, 65, 0, 0
#   631  1020  Const64                  s    64, 0, 0, 0 [$__Ustr_3 0x0]
#   633  1020  CallNative                    64, 0, 0, 0 [native printf 0x0]
#   635  102c  LoadMemS8                ps   64, 10, 13, 0
#   636  1034  Const32                  s    65, 0, 10, 0
#   637  1034  Generic                  sss  64, 64, 65, 0 [0x50205030295 0x0]
#   639  1038  StoreMem8                ss   10, 64, 13, 0
#   640  1058  Const32                  s    65, 0, 25, 0
#   641  1058  Copy                     qs   64, 10, 0, 0
#   642  1058  Call                          64, 0, 0, 0 [&dump 0x0]
#   644  1078  LoadMemS8                ps   65, 10, 13, 0
#   645  107c  Generic                  sss  65, 65, 65, 0 [0x50205030594 0x0]
#   647  1080  Const64                  s    64, 0, 0, 0 [$__Ustr_3 0x0]
#   649  1080  CallNative                    64, 0, 0, 0 [native printf 0x0]
#   651  1094  Const64                  s    64, 0, 0, 0 [0x96baf9b8e00adbbb 0x0]
#   653  1094  StoreMem64               ss   10, 64, 16, 0
#   654  10b4  Const32                  s    65, 0, 25, 0
#   655  10b4  Copy                     ps   64, 10, 0, 0
#   656  10b4  Call                          64, 0, 0, 0 [&dump 0x0]
#   658  10d4  LoadMem64                ps   65, 10, 16, 0
#   659  10d8  Const64                  s    64, 0, 0, 0 [$__Ustr_3 0x0]
#   661  10d8  CallNative                    64, 0, 0, 0 [native printf 0x0]
#   663  10e8  Const32                  s    65, 0, 48, 0
#   664  10e8  Const32                  s    64, 0, 170, 0
#   665  10e8  Copy                     ps   63, 2, 0, 0
#   666  10e8  CallIntrinsic            s    63, 0, 0, 0 [C_memset 0x0]
#   668  1114  Const32                  s    66, 0, 8, 0
#   669  1114  Const32                  s    65, 0, 32, 0
#   670  1114  Const64                  s    64, 0, 0, 0 [$__Ustr_11 0x0]
#   672  1114  CallNative                    64, 0, 0, 0 [native printf 0x0]
#   674  1120  LoadMem16                ps   64, 2, 0, 0
#   675  1128  Const32                  s    65, 0, 7201, 0
#   676  1128  Generic                  sss  64, 64, 65, 0 [0x9070d000795 0x0]
#   678  112c  StoreMem16               ss   2, 64, 0, 0
#   679  114c  Const32                  s    65, 0, 33, 0
#   680  114c  Copy                     qs   64, 2, 0, 0
#   681  114c  Call                          64, 0, 0, 0 [&dump 0x0]
#   683  116c  LoadMem16                ps   65, 2, 0, 0
#   684  1170  Generic                  sss  65, 65, 65, 0 [0x5070d000994 0x0]
#   686  1174  Const64                  s    64, 0, 0, 0 [$__Ustr_3 0x0]
#   688  1174  CallNative                    64, 0, 0, 0 [native printf 0x0]
#   690  1180  LoadMemS8                ps   64, 2, 1, 0
#   691  1188  Const32                  s    65, 0, 0, 0
#   692  1188  Generic                  sss  64, 64, 65, 0 [0x20202050295 0x0]
#   694  118c  StoreMem8                ss   2, 64, 1, 0
#   695  11ac  Const32                  s    65, 0, 33, 0
#   696  11ac  Copy                     qs   64, 2, 0, 0
#   697  11ac  Call                          64, 0, 0, 0 [&dump 0x0]
#   699  11cc  LoadMemS8                ps   65, 2, 1, 0
#   700  11d0  Generic                  sss  65, 65, 65, 0 [0x50202050294 0x0]
#   702  11d8  SignExtend32             qs   65, 65, 0, 0
#   703  11d8  Const64                  s    64, 0, 0, 0 [$__Ustr_3 0x0]
#   705  11d8  CallNative                    64, 0, 0, 0 [native printf 0x0]
#   707  11e4  LoadMem8                 ps   64, 2, 1, 0
#   708  11ec  Const32                  s    65, 0, 0, 0
#   709  11ec  Generic                  sss  64, 64, 65, 0 [0x60601070695 0x0]
#   711  11f0  StoreMem8                ss   2, 64, 1, 0
#   712  1210  Const32                  s    65, 0, 33, 0
#   713  1210  Copy                     qs   64, 2, 0, 0
#   714  1210  Call                          64, 0, 0, 0 [&dump 0x0]
#   716  1230  LoadMem8                 ps   65, 2, 1, 0
#   717  1234  Generic                  sss  65, 65, 65, 0 [0x50601070694 0x0]
#   719  1238  ZeroExtend32             qs   65, 65, 0, 0
#   720  123c  Const64                  s    64, 0, 0, 0 [$__Ustr_3 0x0]
#   722  123c  CallNative                    64, 0, 0, 0 [native printf 0x0]
#   724  1248  LoadMem16                ps   64, 2, 2, 0
#   725  1250  Const32                  s    65, 0, 62686, 65535
#   726  1250  Generic                  sss  64, 64, 65, 0 [0x40710000795 0x0]
#   728  1254  StoreMem16               ss   2, 64, 2, 0
#   729  1260  LoadMem8                 qs   64, 2, 4, 0
#   730  1270  Const32                  s    65, 0, 65535, 65535
#   731  1270  Generic                  sss  64, 64, 65, 0 [0x50602000695 0x0]
#   733  1274  StoreMem8                ss   2, 64, 4, 0
#   734  1294  Const32                  s    65, 0, 33, 0
#   735  1294  Copy                     ps   64, 2, 0, 0
#   736  1294  Call                          64, 0, 0, 0 [&dump 0x0]
#   738  12b4  LoadMem16                ps   65, 2, 2, 0
#   739  12b8  Generic                  sss  65, 65, 65, 0 [0x50710000994 0x0]
#   741  12c0  LoadMem8                 qs   66, 2, 4, 0
#   742  12c4  Generic                  sss  66, 66, 66, 0 [0x50602000994 0x0]
#   744  12cc  Or64Shl64                pss  65, 65, 66, 16
#   745  12d4  Generic                  sss  65, 65, 65, 0 [0x50912000594 0x0]
#   747  12e0  SignExtend32             qs   65, 65, 0, 0
#   748  12e0  Const64                  s    64, 0, 0, 0 [$__Ustr_3 0x0]
#   750  12e0  CallNative                    64, 0, 0, 0 [native printf 0x0]
#   752  12ec  LoadMem32                ps   64, 2, 4, 0
#   753  12fc  Const32                  s    65, 0, 15956, 61
#   754  12fc  Generic                  sss  64, 64, 65, 0 [0x90817020895 0x0]
#   756  1300  StoreMem32               ss   2, 64, 4, 0
#   757  1320  Const32                  s    65, 0, 33, 0
#   758  1320  Copy                     qs   64, 2, 0, 0
#   759  1320  Call                          64, 0, 0, 0 [&dump 0x0]
#   761  1340  LoadMem32                ps   65, 2, 4, 0
#   762  1344  Generic                  sss  65, 65, 65, 0 [0x50817020994 0x0]
#   764  1348  Const64                  s    64, 0, 0, 0 [$__Ustr_3 0x0]
#   766  1348  CallNative                    64, 0, 0, 0 [native printf 0x0]
#   768  135c  Const64                  s    64, 0, 0, 0 [0xc473ce2d0358a709 0x0]
#   770  135c  StoreMem64               ss   2, 64, 8, 0
#   771  137c  Const32                  s    65, 0, 33, 0
#   772  137c  Copy                     ps   64, 2, 0, 0
#   773  137c  Call                          64, 0, 0, 0 [&dump 0x0]
#   775  139c  LoadMem64                ps   65, 2, 8, 0
#   776  13a0  Const64                  s    64, 0, 0, 0 [$__Ustr_3 0x0]
#   778  13a0  CallNative                    64, 0, 0, 0 [native printf 0x0]
#   780  13ac  LoadMemS8                ps   64, 2, 16, 0
#   781  13b4  Const32                  s    65, 0, 1, 0
#   782  13b4  Generic                  sss  64, 64, 65, 0 [0x30202000295 0x0]
#   784  13b8  StoreMem8                ss   2, 64, 16, 0
#   785  13d8  Const32                  s    65, 0, 33, 0
#   786  13d8  Copy                     qs   64, 2, 0, 0
#   787  13d8  Call                          64, 0, 0, 0 [&dump 0x0]
#   789  13f8  LoadMemS8                ps   65, 2, 16, 0
#   790  13fc  Generic                  sss  65, 65, 65, 0 [0x50202000394 0x0]
#   792  1404  SignExtend32             qs   65, 65, 0, 0
#   793  1404  Const64                  s    64, 0, 0, 0 [$__Ustr_3 0x0]
#   795  1404  CallNative                    64, 0, 0, 0 [native printf 0x0]
#   797  1410  LoadMem32                ps   64, 2, 16, 0
#   798  1420  Const32                  s    65, 0, 58369, 14
#   799  1420  Generic                  sss  64, 64, 65, 0 [0x80814020895 0x0]
#   801  1424  StoreMem32               ss   2, 64, 16, 0
#   802  1444  Const32                  s    65, 0, 33, 0
#   803  1444  Copy                     qs   64, 2, 0, 0
#   804  1444  Call                          64, 0, 0, 0 [&dump 0x0]
#   806  1464  LoadMem32                ps   65, 2, 16, 0
#   807  1468  Generic                  sss  65, 65, 65, 0 [0x50814020894 0x0]
#   809  146c  ZeroExtend32             qs   65, 65, 0, 0
#   810  1470  Const64                  s    64, 0, 0, 0 [$__Ustr_3 0x0]
#   812  1470  CallNative                    64, 0, 0, 0 [native printf 0x0]
#   814  147c  LoadMem16                ps   64, 2, 24, 0
#   815  148c  Const32                  s    65, 0, 5045, 24
#   816  148c  Generic                  sss  64, 64, 65, 0 [0x40710000795 0x0]
#   818  1490  StoreMem16               ss   2, 64, 24, 0
#   819  149c  LoadMem8                 qs   64, 2, 26, 0
#   820  14b4  Const32                  s    65, 0, 24, 0
#   821  14b4  Generic                  sss  64, 64, 65, 0 [0x50606000695 0x0]
#   823  14b8  StoreMem8                ss   2, 64, 26, 0
#   824  14d8  Const32                  s    65, 0, 33, 0
#   825  14d8  Copy                     ps   64, 2, 0, 0
#   826  14d8  Call                          64, 0, 0, 0 [&dump 0x0]
#   828  14f8  LoadMem16                ps   65, 2, 24, 0
#   829  14fc  Generic                  sss  65, 65, 65, 0 [0x50710000994 0x0]
#   831  1504  LoadMem8                 qs   66, 2, 26, 0
#   832  1508  Generic                  sss  66, 66, 66, 0 [0x50606000994 0x0]
#   834  1510  Or64Shl64                pss  65, 65, 66, 16
#   835  1518  Generic                  sss  65, 65, 65, 0 [0x50916000594 0x0]
#   837  1524  SignExtend32             qs   65, 65, 0, 0
#   838  1524  Const64                  s    64, 0, 0, 0 [$__Ustr_3 0x0]
#   840  1524  CallNative                    64, 0, 0, 0 [native printf 0x0]
#   842  152c  ReturnImm                     0, 0, 0, 0
