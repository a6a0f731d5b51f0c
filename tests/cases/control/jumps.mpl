# test run
# test regcode countdown brfalse_float
# Flat control flow: goto, conditional branches on values of any width, labels on the line of a statement or before it.

func &countdown (var %n i32) i32 {
  var %s i32
  dassign %s (constval i32 0)
@top
  brfalse @end (dread i32 %n)
  dassign %s (add i32 (dread i32 %s, dread i32 %n))
  dassign %n (sub i32 (dread i32 %n, constval i32 1))
  goto @top
@end return (dread i32 %s)
}

func &brtrue_wide (var %n i64) i32 {
  brtrue @yes (dread i64 %n)
  return (constval i32 0)
@yes
  return (constval i32 1)
}

func &brtrue_byte (var %n i8) i32 {
  brtrue @yes (dread i32 %n)
  return (constval i32 0)
@yes
  return (constval i32 1)
}

func &brfalse_float (var %x f32) i32 {
  brfalse @zero (dread f32 %x)
  return (constval i32 1)
@zero
  return (constval i32 0)
}

func &compare_and_branch (var %a u32, var %b u32) i32 {
  brtrue @less (lt u1 u32 (dread u32 %a, dread u32 %b))
  brfalse @equal (ne u1 u32 (dread u32 %a, dread u32 %b))
  return (constval i32 1)
@less
  return (constval i32 -1)
@equal
  return (constval i32 0)
}

# Several labels on one place, a label nobody jumps to, a label before the end of the function.
func &labels (var %n i32) void {
@a
@b
@unused
  dassign %n (sub i32 (dread i32 %n, constval i32 1))
  brtrue @b (gt i32 i32 (dread i32 %n, constval i32 10))
  brtrue @a (gt i32 i32 (dread i32 %n, constval i32 0))
  goto @last
@last
}

func &into_block (var %n i32) i32 {
  if (gt i32 i32 (dread i32 %n, constval i32 0)) {
    goto @inside
  }
  if (constval i32 0) {
@inside
    return (constval i32 7)
  }
  return (constval i32 8)
}

# run: &countdown(i32 0) == i32 0
# run: &countdown(i32 10) == i32 55
# run: &brtrue_wide(i64 0) == i32 0
# run: &brtrue_wide(i64 256) == i32 1
# run: &brtrue_wide(i64 -9223372036854775808) == i32 1
# run: &brtrue_byte(i8 -128) == i32 1
# run: &brfalse_float(f32 -0.0) == i32 0
# run: &brfalse_float(f32 0.5) == i32 1
# run: &compare_and_branch(u32 1, u32 4294967295) == i32 -1
# run: &compare_and_branch(u32 5, u32 5) == i32 0
# run: &compare_and_branch(u32 4294967295, u32 1) == i32 1
# run: &labels(i32 20)
# run: &into_block(i32 1) == i32 7
# run: &into_block(i32 0) == i32 8

# regcode:
# &countdown
#     0  0018  Const32                  s    3, 0, 0, 0
#     1  001c  Copy                     Ps   0, 0, 0, 0
#     2  001c  Copy                     Qs   3, 3, 0, 0
#     3  0020  BranchEq32               pi   0, 0, 64, 0
#     4  0030  Add32                    qqp  3, 3, 0, 0
#     5  0040  Sub32                    Ppi  0, 0, 1, 0
#     6  004c  Jump                          0, 0, 65488, 65535
#     7  0058  ReturnS32                s    3, 0, 0, 0
# &brfalse_float
#     0  0018  Generic                  sss  5, 0, 0, 0 [0x50f010f0a5f 0x0]
#     2  0018  ReturnS32IfNe32          sii  5, 0, 1, 0
#     3  002c  ReturnImm                     0, 0, 0, 0
