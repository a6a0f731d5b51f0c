# test run
# test regcode scalars text
# Initial values of variables that live in the frame are assigned each time the function is entered; what they leave out is 0.

type $In <struct {@p i32, @q i32}>
type $Bits <struct {@a :3 i32, @b :7 u32, @c i8}>
type $Both <union {@i i64, @b <[8] u8>}>
type $Links <struct {@n i32, @to <* i32>, @more <[2] <* i32>>}>
var $global i32 = 7

func &scalars () f64 {
  var %i i32 = 5
  var %n i8 = -3
  var %f f32 = 2
  var %d f64 = 0.5
  var %h u16 = 0xffff
  var %x f64 = 0x4000000000000000
  var %r f64
  dassign %r (add f64 (cvt f64 i32 (dread i32 %i), cvt f64 i8 (dread i8 %n)))
  dassign %r (add f64 (dread f64 %r, add f64 (cvt f64 f32 (dread f32 %f), dread f64 %d)))
  dassign %i (constval i32 100)
  return (add f64 (add f64 (dread f64 %r, dread f64 %x), cvt f64 u16 (dread u16 %h)))
}

func &each_time (var %depth i32) i32 {
  var %a <[4] i32> = [1, 2, 3]
  var %n i32 = 10
  var %r i32
  dassign %n (add i32 (dread i32 %n, dread i32 %depth))
  iassign <* i32> 0 (array 0 ptr <* <[4] i32>> (addrof ptr %a, constval i32 3), add i32 (iread i32 <* i32> 0 (array 0 ptr <* <[4] i32>> (addrof ptr %a, constval i32 3)), dread i32 %n))
  if (gt u1 i32 (dread i32 %depth, constval i32 0)) {
    callassigned &each_time (sub i32 (dread i32 %depth, constval i32 1)) { dassign %r }
  }
  return (add i32 (mul i32 (dread i32 %r, constval i32 100), iread i32 <* i32> 0 (array 0 ptr <* <[4] i32>> (addrof ptr %a, constval i32 3))))
}

func &matrix (var %i i32, var %j i32) i32 {
  var %m <[2][3] i32> = [[1, 2, 3], [4]]
  return (iread i32 <* i32> 0 (array 1 ptr <* <[2][3] i32>> (addrof ptr %m, dread i32 %i, dread i32 %j)))
}

func &nested (var %f i32) i32 {
  var %s <struct {@x i8, @in <[2] <$In>>, @y i16}> = [1 = 1, 2 = [[1 = 2, 2 = 3], [2 = 5]], 3 = 6]
  return (add i32 (add i32 (mul i32 (dread i32 %s 1, constval i32 1000), dread i32 %s 3),
    mul i32 (constval i32 10, iread i32 <* <$In>> 2 (add ptr (addrof ptr %s 2, constval i64 8)))))
}

func &bits () i32 {
  var %b <$Bits> = [1 = -2, 2 = 60, 3 = 9]
  return (add i32 (mul i32 (dread i32 %b 1, constval i32 1000), add i32 (dread i32 %b 2, dread i32 %b 3)))
}

func &union () i64 {
  var %u <$Both> = [1 = 0x0102030405060708]
  return (dread i64 %u 1)
}

func &text (var %i i32) i32 {
  var %s <[8] i8> = conststr ptr "hello"
  var %full <[3] i8> = conststr ptr "abc"
  var %p <* i8> = conststr ptr "xyz"
  return (add i32 (mul i32 (iread i32 <* i8> 0 (array 0 ptr <* <[8] i8>> (addrof ptr %s, dread i32 %i)), constval i32 1000),
    add i32 (iread i32 <* i8> 0 (array 0 ptr <* <[3] i8>> (addrof ptr %full, constval i32 2)),
      mul i32 (constval i32 0, iread i32 <* i8> 0 (dread ptr %p)))))
}

func &addresses () i32 {
  var %x i32 = 1
  var %y i32 = 20
  var %px <* i32> = addrof ptr %x
  var %l <$Links> = [1 = 3, 2 = addrof ptr %y, 3 = [addrof ptr $global, addrof ptr %x]]
  var %in <$In> = [1 = 5, 2 = 6]
  var %pq <[1] <* i32>> = [addrof ptr %in 2]
  iassign <* i32> 0 (dread ptr %px, constval i32 400)
  return (add i32 (add i32 (iread i32 <* i32> 0 (dread ptr %l 2), iread i32 <* i32> 0 (iread ptr <* <* i32>> 0 (addrof ptr %l 3))),
    add i32 (iread i32 <* i32> 0 (iread ptr <* <* i32>> 0 (add ptr (addrof ptr %l 3, constval i64 8))),
      iread i32 <* i32> 0 (iread ptr <* <* i32>> 0 (addrof ptr %pq)))))
}

func &again (var %n i32) i32 {
  var %i i32 = 3
@top
  dassign %i (add i32 (dread i32 %i, constval i32 1))
  if (lt u1 i32 (dread i32 %i, dread i32 %n)) { goto @top }
  return (dread i32 %i)
}

func &callee (var %x i32) i32 { return (add i32 (dread i32 %x, constval i32 1)) }

func &pointers (var %x i32) i32 {
  var %f <* <func (i32) i32>> = addroffunc ptr &callee
  var %table <[2] <* <func (i32) i32>>> = [addroffunc ptr &callee, addroffunc ptr &callee]
  var %r i32
  icallassigned (dread ptr %f, dread i32 %x) { dassign %r }
  icallassigned (iread ptr <* <* <func (i32) i32>>> 0 (addrof ptr %table), dread i32 %r) { dassign %r }
  return (dread i32 %r)
}

func &aligned () i64 {
  var %v <[2] i64> align(64) = [3, 4]
  var %w i64 align(64) = 5
  return (add i64 (add i64 (band i64 (addrof ptr %v, constval i64 63), band i64 (addrof ptr %w, constval i64 63)), add i64 (dread i64 %w, iread i64 <* i64> 0 (addrof ptr %v))))
}

# run: &scalars() == f64 65541.5
# run: &each_time(i32 2) == i32 101112
# run: &matrix(i32 0, i32 2) == i32 3
# run: &matrix(i32 1, i32 0) == i32 4
# run: &matrix(i32 1, i32 2) == i32 0
# run: &nested(i32 0) == i32 1056
# run: &bits() == i32 -1931
# run: &union() == i64 72623859790382856
# run: &text(i32 4) == i32 111099
# run: &text(i32 5) == i32 99
# run: &addresses() == i32 433
# run: &again(i32 9) == i32 9
# run: &pointers(i32 1) == i32 3
# run: &aligned() == i64 8

# regcode:
# &scalars
#     0  001e  Const32                  s    2, 0, 5, 0
#     1  0026  Const32                  s    3, 0, 65533, 65535
#     2  0036  Const32                  s    4, 0, 0, 16384
#     3  0046  Const64                  s    5, 0, 0, 0 [0x3fe0000000000000 0x0]
#     5  004e  Const32                  s    6, 0, 65535, 0
#     6  005e  Const64                  s    7, 0, 0, 0 [0x4000000000000000 0x0]
#     8  0066  F64FromS32               Fs   11, 2, 0, 0
#     9  006e  F64FromS32               Gs   12, 3, 0, 0
#    10  0072  AddF64                   Hfg  8, 11, 12, 0
#    11  0082  F64FromF32               Js   12, 4, 0, 0
#    12  008a  AddF64                   Fjs  12, 12, 5, 0
#    13  008e  AddF64                   Ghf  8, 8, 12, 0
#    14  009a  Const32                  s    2, 0, 100, 0
#    15  00a6  AddF64                   Hgs  11, 8, 7, 0
#    16  00ae  F64FromU32               Js   12, 6, 0, 0
#    17  00b2  AddF64                   fhj  11, 11, 12, 0
#    18  00b6  Return64                 s    11, 0, 0, 0
# &text
#     0  0026  SlotAddress              s    4, 8, 0, 0
#     1  003a  LoadAbsoluteMem64        P    12, 0, 0, 0 [$text.s.init 0x0]
#     3  003e  StoreMem64               sp   4, 12, 0, 0
#     4  0052  Const64                  s    7, 0, 0, 0 [$text.full.init 0x0]
#     6  0052  LoadMemS8                qs   6, 7, 2, 0
#     7  0066  Const64                  s    3, 0, 0, 0 [$__Ustr_0 0x0]
#     9  0076  LoadIndexedMemS8Signed32 Pss  11, 4, 0, 0
#    10  007e  Mul32                    Ppi  11, 11, 1000, 0
#    11  0092  LoadMemS8                Qs   14, 3, 0, 0
#    12  0096  MulAdd32                 Qqis 12, 14, 0, 6
#    13  00a2  ReturnAdd32              pq   0, 11, 12, 0
