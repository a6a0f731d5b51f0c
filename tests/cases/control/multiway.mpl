# test run
# test regcode integers strings
# Tags are expressions, tried in order; strings compare by content.

func &integers (var %n i32, var %first i32) i32 {
  multiway (dread i32 %n) @default {
    (dread i32 %first): goto @a
    (add i32 (dread i32 %first, constval i32 1)): goto @b
    (constval i32 7): goto @c
  }
@a
  return (constval i32 1)
@b
  return (constval i32 2)
@c
  return (constval i32 3)
@default
  return (constval i32 0)
}

func &strings (var %which i32) i32 {
  var %s <* i8>
  var %buffer <[4] i8>
  iassignoff i8 0 (addrof ptr %buffer, constval i8 't')
  iassignoff i8 1 (addrof ptr %buffer, constval i8 'w')
  iassignoff i8 2 (addrof ptr %buffer, constval i8 'o')
  iassignoff i8 3 (addrof ptr %buffer, constval i8 0)
  dassign %s (select ptr (dread i32 %which, addrof ptr %buffer, conststr ptr "none"))
  multiway (dread ptr %s) @default {
    (conststr ptr "one"): goto @one
    (conststr ptr "two"): goto @two
  }
@one
  return (constval i32 1)
@two
  return (constval i32 2)
@default
  return (constval i32 0)
}

# run: &integers(i32 5, i32 5) == i32 1
# run: &integers(i32 6, i32 5) == i32 2
# run: &integers(i32 7, i32 5) == i32 3
# run: &integers(i32 7, i32 7) == i32 1
# run: &integers(i32 1, i32 5) == i32 0
# run: &strings(i32 1) == i32 2
# run: &strings(i32 0) == i32 0

# regcode:
# &integers
#     0  0020  BranchEq32               ss   0, 1, 80, 0
#     1  0034  Add32                    Psi  7, 1, 1, 0
#     2  003c  BranchEq32               sp   0, 7, 64, 0
#     3  0050  BranchEq32               si   0, 7, 64, 0
#     4  0058  Jump                          0, 0, 64, 0
#     5  0064  ReturnImm                     1, 0, 0, 0
#     6  006c  ReturnImm                     2, 0, 0, 0
#     7  0074  ReturnImm                     3, 0, 0, 0
#     8  007c  ReturnImm                     0, 0, 0, 0
# &strings
#     0  001a  SlotAddress              s    4, 5, 0, 0
#     1  002a  StoreMem8                si   4, 116, 0, 0
#     2  0036  StoreMem8                si   4, 119, 1, 0
#     3  0042  StoreMem8                si   4, 111, 2, 0
#     4  004e  StoreMem8                si   4, 0, 3, 0
#     5  0066  Const64                  s    10, 0, 0, 0 [$__Ustr_0 0x0]
#     7  0066  SignExtend32             ps   8, 0, 0, 0
#     8  0066  Select                   ssss 3, 8, 4, 10
#     9  007e  Const64                  s    9, 0, 0, 0 [$__Ustr_1 0x0]
#    11  007e  Copy                     qs   8, 3, 0, 0
#    12  007e  CallIntrinsic            s    8, 0, 0, 0 [C_strcmp 0x0]
#    14  008a  BranchEq32               si   8, 0, 128, 0
#    15  00a2  Const64                  s    9, 0, 0, 0 [$__Ustr_2 0x0]
#    17  00a2  Copy                     ps   8, 3, 0, 0
#    18  00a2  CallIntrinsic            s    8, 0, 0, 0 [C_strcmp 0x0]
#    20  00ae  BranchEq32               si   8, 0, 48, 0
#    21  00b6  Jump                          0, 0, 48, 0
#    22  00c2  ReturnImm                     1, 0, 0, 0
#    23  00ca  ReturnImm                     2, 0, 0, 0
#    24  00d2  ReturnImm                     0, 0, 0, 0
