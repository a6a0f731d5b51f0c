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
#     0  001a  SlotAddress16            s    4, 5, 0, 0
#     1  002a  StoreMem32               si   4, 48, 0, 0
#     2  0036  StoreMem32               si   4, 176, 4, 0
#     3  0042  StoreMem64               ss   4, 1, 8, 0
#     4  004e  StoreMem64               si   4, 0, 16, 0
#     5  006a  LoadIndexedMem64Signed32 pss  11, 1, 0, 0
#     6  006e  Return64                 s    11, 0, 0, 0
# &mixed
#     0  001a  SlotAddress16            s    4, 5, 0, 0
#     1  002a  StoreMem8                si   4, 1, 32, 0
#     2  0036  StoreMem16               si   4, 2, 34, 0
#     3  0042  StoreMem8                si   4, 3, 36, 0
#     4  0056  Const64                  s    14, 0, 0, 0 [$big 0x0]
#     6  0056  CopyBlock24              ss   4, 0, 14, 0
#     7  007a  Add64                    psi  14, 4, 32, 0
#     8  007a  Add64                    qsi  13, 4, 24, 0
#     9  007a  CopyConst                ss   13, 14, 6, 0
#    10  009a  LoadMem64                ps   16, 4, 0, 0
#    11  00a2  LoadMem64                qs   17, 4, 8, 0
#    12  00aa  LoadMem64                ps   18, 4, 16, 0
#    13  00b2  LoadMem64                qs   19, 4, 24, 0
#    14  00ba  Const32                  s    20, 0, 9, 0
#    15  00ba  Const32                  s    15, 0, 7, 0
#    16  00ba  Copy                     ps   14, 0, 0, 0
#    17  00ba  Copy                     ss   21, 14, 0, 0
#    18  00ba  SlotAddress              s    22, 15, 0, 0
#    19  00ba  Call                          21, 0, 0, 0 [&word 0x0]
#    21  00ba  Copy                     ss   14, 21, 0, 0
#    22  00c2  Copy                     ps   3, 14, 0, 0
#    23  00d2  BranchNe32               si   0, 3, 80, 0
#    24  00ea  Const64                  s    14, 0, 0, 0 [0xffffffff 0x0]
#    26  00ea  And64                    qps  13, 3, 14, 0
#    27  00ee  Return64                 s    13, 0, 0, 0
#    28  00fe  BranchNe32               si   0, 4, 80, 0
#    29  0116  Const64                  s    14, 0, 0, 0 [0xffff00ff 0x0]
#    31  0116  And64                    qps  13, 3, 14, 0
#    32  011a  Return64                 s    13, 0, 0, 0
#    33  0122  Return64                 s    3, 0, 0, 0
