# test run
# test regcode through_variable threaded
# Jumps to computed places: label addresses in variables, and jump tables in static arrays.

func &through_variable (var %n i32) i32 {
  var %target <* void>
  dassign %target (select ptr (dread i32 %n, addroflabel ptr @yes, addroflabel ptr @no))
  igoto (dread ptr %target)
@yes
  return (constval i32 1)
@no
  return (constval i32 0)
}

# The inner loop of a threaded interpreter: 1 adds, 2 doubles, 0 stops.
func &threaded (var %program u32) i32 {
  var %labels <[3] <* void>>
  var %acc i32
  iassignoff ptr 0 (addrof ptr %labels, addroflabel ptr @stop)
  iassignoff ptr 8 (addrof ptr %labels, addroflabel ptr @increment)
  iassignoff ptr 16 (addrof ptr %labels, addroflabel ptr @double)
  dassign %acc (constval i32 0)
@next
  regassign i32 %1 (cvt i32 u32 (band u32 (dread u32 %program, constval u32 3)))
  dassign %program (lshr u32 (dread u32 %program, constval u32 2))
  igoto (iread ptr <* <* void>> (
    array 0 ptr <* <[3] <* void>>> (addrof ptr %labels, regread i32 %1)))
@increment
  dassign %acc (add i32 (dread i32 %acc, constval i32 1))
  goto @next
@double
  dassign %acc (mul i32 (dread i32 %acc, constval i32 2))
  goto @next
@stop
  return (dread i32 %acc)
}

func &table (var %n i32) i32 {
  var %jumps pstatic <[3] <* void>> = [addroflabel ptr @zero, addroflabel ptr @one, addroflabel ptr @two]
  indexgoto (dread i32 %n) %jumps
@zero
  return (constval i32 10)
@one
  return (constval i32 11)
@two
  return (constval i32 12)
}

# run: &through_variable(i32 1) == i32 1
# run: &through_variable(i32 0) == i32 0
# run: &threaded(u32 0) == i32 0
# run: &threaded(u32 0x199) == i32 7
# run: &table(i32 0) == i32 10
# run: &table(i32 2) == i32 12

# regcode:
# &through_variable
#     0  0014  Clear                    s    1, 0, 3, 0
#     1  0028  Const64                  s    8, 0, 0, 0 [$through_variable+0x44 0x0]
#     3  0028  Const64                  s    7, 0, 0, 0 [$through_variable+0x3c 0x0]
#     5  0028  SignExtend32             ps   6, 0, 0, 0
#     6  0028  Select                   ssss 3, 6, 7, 8
#     7  0038  JumpIndirect             s    3, 0, 0, 0 [0x0 0x0]
#     9  0040  ReturnImm                     1, 0, 0, 0
#    10  0048  ReturnImm                     0, 0, 0, 0
# &threaded
#     0  0016  Clear                    s    1, 0, 5, 0
#     1  001a  SlotAddress16            s    5, 6, 0, 0
#     2  002e  Const64                  s    13, 0, 0, 0 [$threaded+0xd6 0x0]
#     4  002e  StoreMem64               ss   5, 13, 0, 0
#     5  003e  Const64                  s    13, 0, 0, 0 [$threaded+0x9e 0x0]
#     7  003e  StoreMem64               ss   5, 13, 8, 0
#     8  004e  Const64                  s    13, 0, 0, 0 [$threaded+0xba 0x0]
#    10  004e  StoreMem64               ss   5, 13, 16, 0
#    11  0056  Const32                  s    3, 0, 0, 0
#    12  0062  And32                    psi  4, 0, 3, 0
#    13  0076  Shr32                    qsi  0, 0, 2, 0
#    14  0096  LoadIndexedMem64Signed32 psp  12, 5, 4, 0
#    15  009a  JumpIndirect             s    12, 0, 0, 0 [0x0 0x0]
#    17  00a6  Add32                    qsi  3, 3, 1, 0
#    18  00b2  Jump                          0, 0, 65440, 65535
#    19  00c2  Mul32                    psi  3, 3, 2, 0
#    20  00ce  Jump                          0, 0, 65408, 65535
#    21  00da  ReturnS32                s    3, 0, 0, 0
