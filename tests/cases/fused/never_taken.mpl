# test run
# test regcode less inlined counted
# A comparison of a value with itself: the branch is never taken, does nothing, and is dropped with the place it leads to.

func &less (var %v f64, var %x i16) u32 {
  if (ge u1 i16 (dread i16 %x, dread i16 %x)) { return (constval u32 5) }
  return (constval u32 6)
}
func &inlined () u64 {
  var %got u32
  var %kept u32
  callassigned &less (constval f64 0.0, bnot u8 (constval u8 0)) { dassign %got 0 }
  dassign %kept (dread u32 %got)
  return (cvt u64 u32 (dread u32 %kept))
}
func &counted (var %n i32) i32 {
  var %i i32
  var %sum i32
  dassign %i 0 (constval i32 0)
  dassign %sum 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i, dread i32 %n)) {
    dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
    if (lt u1 i32 (dread i32 %i, dread i32 %i)) { return (constval i32 -1) }
    if (ne u1 i32 (dread i32 %sum, dread i32 %sum)) { dassign %sum 0 (constval i32 0) }
    dassign %sum 0 (add i32 (dread i32 %sum, dread i32 %i))
  }
  return (dread i32 %sum)
}

# run: &inlined() == u64 5
# run: &counted(i32 10) == i32 55

# regcode:
# &less
#     0  0020  ReturnS32IfGeS32         ssi  1, 1, 5, 0
#     1  0034  ReturnImm                     6, 0, 0, 0
# &inlined
#     0  0030  Const32                  s    7, 0, 0, 0
#     1  0030  Not64                    Ps   7, 7, 0, 0
#     2  0030  ZeroExtend8              Qp   4, 7, 0, 0
#     3  0034  BranchLtS32              qq   4, 4, 48, 0
#     4  0034  Const32                  s    3, 0, 5, 0
#     5  0034  Jump                          0, 0, 32, 0
#     6  0034  Const32                  s    3, 0, 6, 0
#     7  004c  ZeroExtend32             ps   7, 3, 0, 0
#     8  0050  Return64                 s    7, 0, 0, 0
# &counted
#     0  001a  Const32                  s    3, 0, 0, 0
#     1  0022  Const32                  s    4, 0, 0, 0
#     2  0032  BranchGeS32              ss   3, 0, 176, 0
#     3  003a  Copy                     Ps   3, 3, 0, 0
#     4  003a  Copy                     Qs   4, 4, 0, 0
#     5  0042  Add32                    ppi  3, 3, 1, 0
#     6  0056  ReturnS32IfLtS32         ssi  3, 3, 65535, 0
#     7  0072  BranchEq32               qq   4, 4, 48, 0
#     8  007e  Const32                  s    4, 0, 0, 0
#     9  007e  Copy                     Qs   4, 4, 0, 0
#    10  008a  Add32                    Qqp  4, 4, 3, 0
#    11  00a2  BranchLtS32              ps   3, 0, 65440, 65535
#    12  00aa  Copy                     qq   4, 4, 0, 0
#    13  00ae  ReturnS32                s    4, 0, 0, 0
