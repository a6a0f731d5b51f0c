# test run
# test lir through shifted
# What machine code must know besides the instructions: formals, memory of the frame, and where exceptions lead.

type $Pair <struct { @a i32, @b i64, @c f64 }>

func &thrower (var %n i32) i32 {
  brfalse @no (gt u1 i32 (dread i32 %n, constval i32 10))
  throw (dread i32 %n)
@no
  return (add i32 (dread i32 %n, constval i32 1))
}
func &through (var %n i32, var %scale i32) i32 {
  var %x i32
  dassign %x (constval i32 7)
  javatry { @outer }
  callassigned &thrower (dread i32 %n) { dassign %x 0 }
  javatry { @inner }
  callassigned &thrower (dread i32 %x) { dassign %x 0 }
  endtry
  endtry
  return (dread i32 %x)
@inner
  javacatch { <* void> }
  return (mul i32 (dread i32 %scale, regread i32 %%thrownval))
@outer
  javacatch { <* void> }
  return (neg i32 (regread i32 %%thrownval))
}
func &shifted (var %p <* <$Pair>>, var %n i32) f64 {
  var %t <$Pair>
  iassign <* <$Pair>> 1 (addrof ptr %t, dread i32 %n)
  iassign <* <$Pair>> 3 (addrof ptr %t, iread f64 <* <$Pair>> 3 (dread ptr %p))
  iassign <* <$Pair>> 0 (dread ptr %p, iread agg <* <$Pair>> 0 (addrof ptr %t))
  return (iread f64 <* <$Pair>> 3 (addrof ptr %t))
}
func &shift () f64 {
  var %t <$Pair>
  var %x f64
  iassign <* <$Pair>> 3 (addrof ptr %t, constval f64 2.5)
  callassigned &shifted (addrof ptr %t, constval i32 3) { dassign %x }
  return (add f64 (dread f64 %x, cvt f64 i32 (iread i32 <* <$Pair>> 1 (addrof ptr %t))))
}

# run: &through(i32 3, i32 100) == i32 5
# run: &through(i32 10, i32 100) == i32 1100
# run: &through(i32 20, i32 100) == i32 -20
# run: &shift() == f64 5.5

# lir:
# &through
# temps 7 observes-all formals 2 kept 16 until 22 thrown 3
# variables i0 i1 i2 i3 i4 i5 i6
# temporaries i8 i8 i8 i8 i7 i7
# region 26 to 4a -> L24
# region 4a to 6a -> L19 L24
# region 6a to 6e -> L24
#   Const32 s3 @16
#   Const32 r4, 0, 7 @1a
#   Copy r8, r0 @36
#   r7 := Call 8 (r8) [&thrower 0x0] @36
#   Copy r4, r7 @3e
#   Copy r10, r4 @5a
#   r9 := Call 8 (r10) [&thrower 0x0] @5a
#   Copy r4, r9 @62
#   ReturnS32 s4 @72
# L18*:
#   Raise [trap reached_catch 0x0] @76
# L19*:
#   Mul32 r11, r1, r3 @86
#   ReturnS32 s11 @8a
# L23*:
#   Raise [trap reached_catch 0x0] @8e
# L24*:
#   Neg32 r12, r3 @9a
#   ReturnS32 s12 @9e
# &shifted
# temps 12 formals 2 kept 19 until 25
# variables i0 i1 d2 i3 i4 i5 i6 i7 d8 i9 i10 i11
# temporaries d12
#   Clear s6, 0, 2 @26
#   ~Copy r5, r1 @2a
#   ~LoadMem64 d8, r0, 16 @36
#   ~Copy r9, r0 @4a
#   StoreMem32 r9, r5 @4a
#   StoreMem32 r9, r6, 4 @4a
#   StoreMem64 r9, r7, 8 @4a
#   StoreMem64 r9, d8, 16 @4a
#   Return64 s8 @5a
