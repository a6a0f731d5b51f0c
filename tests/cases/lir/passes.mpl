# test run
# test lir sum choose apart fib
# test lir=fusion sum fib
# test lir=slots apart
# test lir=accumulators sum
# test lir=stores sum
# test lir=copies sum
# What each of the last passes makes of a loop over an array; switches and calls, which have tables and data.

var $numbers <[8] i32> = [3, 1, 4, 1, 5, 9, 2, 6]

func &sum (var %n i32) i32 {
  var %i i32
  var %s i32
  var %p ptr
  dassign %s (constval i32 0)
  dassign %i (constval i32 0)
  dassign %p (addrof ptr $numbers)
  while (lt u1 i32 (dread i32 %i, dread i32 %n)) {
    dassign %s (add i32 (dread i32 %s, iread i32 <* i32> (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 4)))))
    dassign %i (add i32 (dread i32 %i, constval i32 1))
  }
  return (dread i32 %s)
}
func &choose (var %n i32) i32 {
  switch (dread i32 %n) @other {
    0: goto @zero
    1: goto @one
    2: goto @zero
    3: goto @one
    4: goto @zero
    5: goto @zero
    6: goto @one
    7: goto @zero
    8: goto @zero
    9: goto @one
    10: goto @zero
    11: goto @zero
    12: goto @one
    13: goto @zero
  }
@zero
  return (constval i32 10)
@one
  return (constval i32 20)
@other
  return (constval i32 30)
}
func &apart (var %n i32, var %x f64) f64 {
  var %r i32
  callassigned &fib (dread i32 %n) { dassign %r }
  return (add f64 (dread f64 %x, cvt f64 i32 (dread i32 %r)))
}
func &fib (var %n i32) i32 {
  var %a i32
  var %b i32
  brtrue @more (ge u1 i32 (dread i32 %n, constval i32 2))
  return (dread i32 %n)
@more
  callassigned &fib (sub i32 (dread i32 %n, constval i32 1)) { dassign %a }
  callassigned &fib (sub i32 (dread i32 %n, constval i32 2)) { dassign %b }
  return (add i32 (dread i32 %a, dread i32 %b))
}

# run: &sum(i32 8) == i32 31
# run: &choose(i32 3) == i32 20
# run: &apart(i32 10, f64 0.5) == f64 55.5

# lir:
# &sum
# temps 8 formals 1 kept 17 until 23
# variables i0 i1 i2 i3 i4 i5 i6 i7
# temporaries i9 i8 i8
#   ~Const32 r4 @1a
#   ~Const32 r3 @22
#   ~Const64 r5 [$numbers 0x0] @2e
#   BranchGeS32 r3, r0 -> L29 @3e
# loop p3 {
# L10:
#   ~LoadIndexedMem32Signed32 r8, r5, r3 @62
#   ~Add32 r4, r4, r8 @66
#   ~Add32 r3, r3, 1 @76
#   BranchLtS32 r3, r0 -> L10 @8e
# }
# L29:
#   ReturnS32 s4 @9a
# &choose
# temps 5 formals 1 kept 12 until 18
# variables i0 i1 i2 i3 i4
#   Switch s0 0: L7 1: L9 2: L7 3: L9 4: L7 5: L7 6: L9 7: L7 8: L7 9: L9 10: L7 11: L7 12: L9 13: L7 14: L6 [0xe 0x0] [0x0 0x0] [0x0 0x0] [0x0 0x0] [0x0 0x0] @20
# L6:
#   Jump -> L11 @6c
# L7:
#   ReturnImm 10 @78
# L9:
#   ReturnImm 20 @80
# L11:
#   ReturnImm 30 @88
# &apart
# temps 7 formals 2 kept 16 until 22
# variables i0 d1 d2 i3 i4 i5 i6
# temporaries i8 i8 d8 d7
#   ~Copy r8, r0 @26
#   r7 := Call 8 (r8) [&fib 0x0] @26
#   ~F64FromS32 d9, r7 @3a
#   ~AddF64 d10, d1, d9 @3e
#   Return64 s10 @42
# &fib
# temps 7 formals 1 kept 17 until 23
# variables i0 i1 i2 i3 i4 i5 i6
# temporaries i8 i8 i8 i8 i7
#   BranchGeS32 r0, 2 -> L6 @22
#   ReturnS32 s0 @2e
# L6:
#   ~Sub32 r7, r0, 1 @46
#   r8 := Call 8 (r7) [&fib 0x0] @4a
#   ~Copy r3, r8 @52
#   ~Sub32 r9, r0, 2 @6a
#   r10 := Call 8 (r9) [&fib 0x0] @6e
#   ~Add32 r11, r3, r10 @82
#   ReturnS32 s11 @86

# lir=accumulators:
# &sum
# temps 8
#   ~Const32 s4 @1a
#   ~Const32 s3 @22
#   ~Const64 s5 [$numbers 0x0] @2e
#   BranchGeS32 s3, s0 -> L29 @3e
#   Copy P3, s3 @46
# L10:
#   ~Add32WithMem32Signed32 q4, s4, s5, p3 @62
#   ~StepLtS32Back p3, 1, s0 -> L10 @8e
#   ~Copy p3, p3 @96
# L29:
#   ReturnS32 s4 @9a

# lir=stores:
# &sum
# temps 8
#   ~Const32 s4 @1a
#   ~Const32 s3 @22
#   ~Const64 s5 [$numbers 0x0] @2e
#   BranchGeS32 s3, s0 -> L29 @3e
#   Copy P3, s3 @46
# L10:
#   ~Add32WithMem32Signed32 q4, s4, s5, p3 @62
#   ~StepLtS32Back P3, 1, s0 -> L10 @8e
#   ~Copy P3, p3 @96
# L29:
#   ReturnS32 s4 @9a

# lir=copies:
# &sum
# temps 8
#   ~Const32 s4 @1a
#   ~Const32 s3 @22
#   ~Const64 s5 [$numbers 0x0] @2e
#   BranchGeS32 s3, s0 -> L29 @3e
#   Copy P3, s3 @46
# L10:
#   ~Add32WithMem32Signed32 q4, s4, s5, p3 @62
#   ~StepLtS32Back P3, 1, s0 -> L10 @8e
# L29:
#   ReturnS32 s4 @9a

# lir=distances:
# &sum
# temps 8
#   ~Const32 s4 @1a
#   ~Const32 s3 @22
#   ~Const64 s5 [$numbers 0x0] @2e
#   BranchGeS32 s3, s0 -> L29 @3e
#   Copy P3, s3 @46
# L10:
#   ~Add32WithMem32Signed32 q4, s4, s5, p3 @62
#   ~StepLtS32Back1 P3, 1, s0 -> L10 @8e
# L29:
#   ReturnS32 s4 @9a

# lir=slots:
# &apart
# temps 7
#   ~Copy r8, r0 @26
#   Call 8 [&fib 0x0] @26
#   ~F64FromS32 d8, r8 @3a
#   ~AddF64 d7, d1, d8 @3e
#   Return64 s7 @42

# lir=fusion:
# &sum
# temps 8 formals 1 kept 17 until 23
# variables i0 i1 i2 i3 i4 i5 i6 i7
# temporaries i9 i8 i8
#   ~Const32 r4 @1a
#   ~Const32 r3 @22
#   ~Const64 r5 [$numbers 0x0] @2e
#   BranchGeS32 r3, r0 -> L29 @3e
# loop p3 {
# L10:
#   ~Add32WithMem32Signed32 r4, r4, r5, r3 @62
#   ~StepLtS32Back s3, 1, r0 -> L10 @8e
# }
# L29:
#   ReturnS32 s4 @9a
# &fib
# temps 7 formals 1 kept 17 until 23
# variables i0 i1 i2 i3 i4 i5 i6
# temporaries i8 i8 i8 i8 i7
#   ReturnS32IfLtS32 r0, 2, s0 @22
#   r8 := CallAdd 8, r0, -1, 8 () [&fib 0x0] @4a
#   ~Copy r3, r8 @52
#   r10 := CallAdd 8, r0, -2, 8 () [&fib 0x0] @6e
#   ReturnAdd32 0, r3, r10 @86
