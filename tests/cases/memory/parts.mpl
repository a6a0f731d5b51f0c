# test run
# test regcode length2 turned
# Objects in the frame whose address goes nowhere are variables: structures by value, their copies, unions, variables that are passed by address.

type $pair <struct {@a f32, @b f32}>
type $odd <struct {@small i8, @wide i64, @flag u1, @word u16}>
type $bits <union {@word u32, @real f32, @bytes <[4] u8>}>
var $kept <* <$pair>>
var $memory <$odd>

func &pair static (var %a f32, var %b f32) <$pair> {
  var %p <$pair>
  dassign %p 1 (dread f32 %a)
  dassign %p 2 (dread f32 %b)
  return (dread agg %p)
}
func &turn static (var %p <$pair>) <$pair> {
  var %r <$pair>
  callassigned &pair (neg f32 (dread f32 %p 2), dread f32 %p 1) { dassign %r 0 }
  return (dread agg %r)
}
func &turned (var %a f32, var %b f32) f32 {
  var %p <$pair>
  var %q <$pair>
  callassigned &pair (dread f32 %a, dread f32 %b) { dassign %p 0 }
  callassigned &turn (dread agg %p) { dassign %q 0 }
  callassigned &turn (dread agg %q) { dassign %p 0 }
  return (sub f32 (dread f32 %p 1, dread f32 %p 2))
}
func &both static (var %first <* i32>, var %second <* i32>) void {
  iassign <* i32> 0 (dread ptr %first, add i32 (iread i32 <* i32> 0 (dread ptr %first), constval i32 1))
  iassign <* i32> 0 (dread ptr %second, mul i32 (iread i32 <* i32> 0 (dread ptr %second), iread i32 <* i32> 0 (dread ptr %first)))
}
func &length2 (var %a i32, var %b i32) i32 {
  call &both (addrof ptr %a, addrof ptr %b)
  return (sub i32 (dread i32 %b, dread i32 %a))
}
# One address or the other: both objects stay memory.
func &either (var %n i32) i32 {
  var %a i32
  var %b i32
  var %p <* i32>
  dassign %a 0 (constval i32 1)
  dassign %b 0 (constval i32 2)
  dassign %p 0 (addrof ptr %a)
  if (dread i32 %n) {
    dassign %p 0 (addrof ptr %b)
  }
  iassign <* i32> 0 (dread ptr %p, constval i32 40)
  return (add i32 (mul i32 (dread i32 %a, constval i32 100), dread i32 %b))
}
# The address is somewhere else: what is written there is seen.
func &escapes () f32 {
  var %p <$pair>
  dassign %p 1 (constval f32 1.0f)
  dassign $kept 0 (addrof ptr %p)
  iassign <* <$pair>> 1 (dread ptr $kept, constval f32 2.5f)
  return (dread f32 %p 1)
}
# Bytes of a float by themselves, and all of them.
func &bytes (var %x f32) u32 {
  var %u <$bits>
  dassign %u 2 (dread f32 %x)
  return (add u32 (dread u32 %u 1, iread u8 <* u8> 0 (add ptr (addrof ptr %u, constval u64 3))))
}
func &real (var %x u32) f32 {
  var %u <$bits>
  dassign %u 1 (dread u32 %x)
  return (dread f32 %u 2)
}
# Everything goes to memory and comes back, what was never written by name included.
func &copied (var %small i32, var %wide i64) i64 {
  var %o <$odd>
  var %p <$odd>
  dassign $memory 4 (constval u16 7)
  dassign %o 0 (dread agg $memory)
  dassign %o 1 (dread i32 %small)
  dassign %o 2 (dread i64 %wide)
  dassign %p 0 (dread agg %o)
  dassign %p 3 (constval u1 1)
  dassign $memory 0 (dread agg %p)
  return (add i64 (mul i64 (cvt i64 i8 (dread i8 $memory 1), constval i64 1000), add i64 (dread i64 %p 2, add i64 (cvt i64 u16 (dread u16 $memory 4), cvt i64 u1 (dread u1 $memory 3)))))
}

# run: &turned(f32 3.0, f32 0.5) == f32 -2.5
# run: &length2(i32 4, i32 6) == i32 25
# run: &either(i32 0) == i32 4002
# run: &either(i32 1) == i32 140
# run: &escapes() == f32 2.5
# run: &bytes(f32 1.0) == u32 1065353279
# run: &real(u32 1073741824) == f32 2.0
# run: &copied(i32 300, i64 5) == i64 44013
# run: &copied(i32 -1, i64 5) == i64 -987

# regcode:
# &length2
#     0  0028  Add32                    Psi  0, 0, 1, 0
#     1  0028  Mul32                    Qsp  1, 1, 0, 0
#     2  0038  ReturnSub32              qp   0, 1, 0, 0
# &turned
#     0  0046  FloatCopy                fs   15, 0, 0, 0
#     1  0046  FloatCopy                gs   16, 1, 0, 0
#     2  0046  ZeroExtend32             Ps   30, 15, 0, 0
#     3  0046  ZeroExtend32             Qs   31, 16, 0, 0
#     4  0046  Or64Shl64                ppq  25, 30, 31, 32
#     5  0046  Shr64                    qpi  26, 25, 32, 0
#     6  005e  NegF32                   hs   18, 26, 0, 0
#     7  005e  FloatCopy                js   19, 25, 0, 0
#     8  005e  ZeroExtend32             Ps   30, 18, 0, 0
#     9  005e  ZeroExtend32             Qs   31, 19, 0, 0
#    10  005e  Or64Shl64                Ppq  23, 30, 31, 32
#    11  005e  Copy                     Qp   25, 23, 0, 0
#    12  005e  Copy                     pq   23, 25, 0, 0
#    13  005e  Shr64                    qqi  24, 25, 32, 0
#    14  0076  NegF32                   Fs   18, 24, 0, 0
#    15  0076  FloatCopy                Gs   19, 23, 0, 0
#    16  0076  FloatCopy                hf   21, 18, 0, 0
#    17  0076  FloatCopy                jg   22, 19, 0, 0
#    18  0076  ZeroExtend32             Ps   30, 21, 0, 0
#    19  0076  ZeroExtend32             Qs   31, 22, 0, 0
#    20  0076  Or64Shl64                ppq  25, 30, 31, 32
#    21  0076  Shr64                    qpi  26, 25, 32, 0
#    22  008a  SubF32                   fss  30, 25, 26, 0
#    23  008e  ReturnU32                s    30, 0, 0, 0
