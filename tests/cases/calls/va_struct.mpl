# test run
# test regcode word mixed
# Structures among variable arguments lie with their bytes where va_arg looks: in as many slots as they need, further arguments behind them.

type $__va_list_tag <struct {@gp_offset u32, @fp_offset u32, @overflow_arg_area <* void>, @reg_save_area <* void>}>
type $Small <struct {@c i8, @s i16, @x i8}>
type $Two <struct {@i i32, @j i64}>
type $Big <struct {@a f64, @b i64, @c f32}>
type $Odd <struct {@c <[11] i8>}>
var $big <$Big> = [1 = 0.5, 2 = -3, 3 = 2.5]


# The arguments are read while the callee runs: words of the list, as f64 bits or integers.
func &word varargs (var %k i32, ...) i64 {
  var %ap <[1] <$__va_list_tag>>
  intrinsiccall C_va_start (addrof ptr %ap, dread i32 %k)
  return (iread i64 <* i64> 0 (add ptr (iread ptr <* <$__va_list_tag>> 3 (addrof ptr %ap), mul i64 (dread i32 %k, constval i64 8))))
}

func &two (var %k i32) i64 {
  var %t <$Two>
  var %r i64
  dassign %t 1 (constval i32 10)
  dassign %t 2 (constval i64 20)
  callassigned &word (dread i32 %k, dread agg %t, constval i32 30) { dassign %r }
  if (eq u1 i32 (dread i32 %k, constval i32 0)) { return (cvt i64 i32 (dread i64 %r)) }
  return (dread i64 %r)
}

func &mixed (var %k i32) i64 {
  var %s <$Small>
  var %r i64
  dassign %s 1 (constval i32 1)
  dassign %s 2 (constval i32 2)
  dassign %s 3 (constval i32 3)
  callassigned &word (dread i32 %k, constval i64 7, dread agg $big, dread agg %s, constval i64 9) { dassign %r }
  if (eq u1 i32 (dread i32 %k, constval i32 3)) { return (band i64 (dread i64 %r, constval i64 0xffffffff)) }
  if (eq u1 i32 (dread i32 %k, constval i32 4)) { return (band i64 (dread i64 %r, constval i64 0xffff00ff)) }
  return (dread i64 %r)
}

func &pointer (var %k i32) i64 {
  var %f <* <func (i32, ...) i64>>
  var %o <$Odd>
  var %r i64
  dassign %f (addroffunc ptr &word)
  iassign <* i8> 0 (add ptr (addrof ptr %o, constval i64 10), constval i32 5)
  icallassigned (dread ptr %f, dread i32 %k, dread agg %o, dread agg $big) { dassign %r }
  if (eq u1 i32 (dread i32 %k, constval i32 1)) { return (band i64 (lshr i64 (dread i64 %r, constval i32 16), constval i64 255)) }
  return (dread i64 %r)
}

# run: &two(i32 0) == i64 10
# run: &two(i32 1) == i64 20
# run: &two(i32 2) == i64 30
# run: &mixed(i32 0) == i64 7
# run: &mixed(i32 1) == i64 4602678819172646912
# run: &mixed(i32 2) == i64 -3
# run: &mixed(i32 3) == i64 1075838976
# run: &mixed(i32 4) == i64 131073
# run: &mixed(i32 5) == i64 9
# run: &pointer(i32 1) == i64 5
# run: &pointer(i32 3) == i64 -3

# regcode:
# &word
#     0  002a  Const32                  s    5, 0, 48, 0
#     1  0036  Const32                  s    6, 0, 176, 0
#     2  0042  Copy                     ps   7, 1, 0, 0
#     3  004e  Const32                  s    8, 0, 0, 0
#     4  006a  LoadIndexedMem64Signed32 qss  11, 7, 0, 0
#     5  006e  Return64                 s    11, 0, 0, 0
# &mixed
#     0  0016  Const32                  s    7, 0, 0, 0
#     1  0016  Const32                  s    10, 0, 0, 0
#     2  001a  SlotAddress16            s    4, 12, 0, 0
#     3  0036  Const32                  s    6, 0, 1, 0
#     4  0042  Const32                  s    8, 0, 2, 0
#     5  004e  Const32                  s    9, 0, 3, 0
#     6  0062  Const64                  s    20, 0, 0, 0 [$big 0x0]
#     8  0062  CopyBlock24              ss   4, 0, 20, 0
#     9  007e  Add64                    psi  11, 4, 24, 0
#    10  007e  StoreMem8                ps   11, 6, 0, 0
#    11  007e  StoreMem8                ps   11, 7, 1, 0
#    12  007e  StoreMem16               ps   11, 8, 2, 0
#    13  007e  StoreMem8                ps   11, 9, 4, 0
#    14  007e  StoreMem8                ps   11, 10, 5, 0
#    15  009e  LoadMem64                qs   22, 4, 0, 0
#    16  00a6  LoadMem64                ps   23, 4, 8, 0
#    17  00ae  LoadMem64                qs   24, 4, 16, 0
#    18  00b6  LoadMem64                ps   25, 4, 24, 0
#    19  00be  Const32                  s    26, 0, 9, 0
#    20  00be  Const32                  s    21, 0, 7, 0
#    21  00be  Copy                     qs   20, 0, 0, 0
#    22  00be  Copy                     ss   27, 20, 0, 0
#    23  00be  SlotAddress              s    28, 21, 0, 0
#    24  00be  Call                          27, 0, 0, 0 [&word 0x0]
#    26  00be  Copy                     ss   20, 27, 0, 0
#    27  00c6  Copy                     ps   3, 20, 0, 0
#    28  00d6  BranchNe32               si   0, 3, 80, 0
#    29  00ee  Const64                  s    20, 0, 0, 0 [0xffffffff 0x0]
#    31  00ee  And64                    qps  19, 3, 20, 0
#    32  00f2  Return64                 s    19, 0, 0, 0
#    33  0102  BranchNe32               si   0, 4, 80, 0
#    34  011a  Const64                  s    20, 0, 0, 0 [0xffff00ff 0x0]
#    36  011a  And64                    qps  19, 3, 20, 0
#    37  011e  Return64                 s    19, 0, 0, 0
#    38  0126  Return64                 s    3, 0, 0, 0
