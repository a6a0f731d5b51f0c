# test run
# test regcode make by_value
# Whole structures as values: assignment, parameters and results copy; the original does not change with the copy.

type $pair <struct {@a i32, @b i64}>
type $line <struct {@from <$pair>, @to <$pair>}>
var $g <$pair>

func &make (var %a i32, var %b i64) <$pair> {
  var %p <$pair>
  dassign %p 1 (dread i32 %a)
  dassign %p 2 (dread i64 %b)
  return (dread agg %p)
}

func &total (var %p <$pair>) i64 {
  return (add i64 (cvt i64 i32 (dread i32 %p 1), dread i64 %p 2))
}

# Changes its own copy.
func &spoil (var %p <$pair>) i64 {
  dassign %p 1 (constval i32 -1)
  dassign %p 2 (constval i64 -1)
  return (dread i64 %p 2)
}

func &assign (var %a i32, var %b i64) i64 {
  var %x <$pair>
  var %y <$pair>
  dassign %x 1 (dread i32 %a)
  dassign %x 2 (dread i64 %b)
  dassign %y (dread agg %x)
  dassign %x 1 (constval i32 0)
  return (add i64 (cvt i64 i32 (dread i32 %y 1), dread i64 %y 2))
}

func &by_value (var %a i32, var %b i64) i64 {
  var %x <$pair>
  callassigned &make (dread i32 %a, dread i64 %b) { dassign %x 0 }
  call &spoil (dread agg %x)
  callassigned &total (dread agg %x) { dassign %b 0 }
  return (dread i64 %b)
}

func &through_pointers (var %a i32, var %b i64) i64 {
  var %x <$pair>
  var %p <* <$pair>>
  callassigned &make (dread i32 %a, dread i64 %b) { dassign %x 0 }
  dassign %p (addrof ptr $g)
  iassign <* <$pair>> (dread ptr %p, dread agg %x)
  dassign %x 2 (constval i64 0)
  callassigned &total (iread agg <* <$pair>> (dread ptr %p)) { dassign %b 0 }
  return (dread i64 %b)
}

func &field_of_struct (var %a i32, var %b i64) i64 {
  var %l <$line>
  var %x <$pair>
  callassigned &make (dread i32 %a, dread i64 %b) { dassign %x 0 }
  dassign %l 4 (dread agg %x)
  dassign %l 1 (dread agg %l 4)
  callassigned &total (dread agg %l 1) { dassign %b 0 }
  return (add i64 (dread i64 %b, dread i64 %l 6))
}

func &nested_call (var %a i32) i64 {
  var %x <$pair>
  var %y <$pair>
  var %r i64
  callassigned &make (dread i32 %a, constval i64 10) { dassign %x 0 }
  callassigned &make (dread i32 %x 1, dread i64 %x 2) { dassign %y 0 }
  callassigned &total (dread agg %y) { dassign %r 0 }
  return (dread i64 %r)
}

# run: &assign(i32 3, i64 4) == i64 7
# run: &by_value(i32 3, i64 4) == i64 7
# run: &through_pointers(i32 3, i64 4) == i64 7
# run: &field_of_struct(i32 3, i64 4) == i64 11
# run: &nested_call(i32 5) == i64 15

# regcode:
# &make
#     0  0026  Const32                  s    7, 0, 0, 0
#     1  002a  Copy                     Ps   6, 1, 0, 0
#     2  0036  Copy                     qs   8, 2, 0, 0
#     3  0046  Copy                     Qs   9, 0, 0, 0
#     4  0046  StoreMem32               qp   9, 6, 0, 0
#     5  0046  StoreMem32               qs   9, 7, 4, 0
#     6  0046  StoreMem64               qs   9, 8, 8, 0
#     7  004e  ReturnVoid                    0, 0, 0, 0
# &by_value
#     0  0054  Copy                     ps   11, 0, 0, 0
#     1  0054  Copy                     qs   12, 1, 0, 0
#     2  0064  Copy                     Pq   14, 12, 0, 0
#     3  007c  Const32                  s    13, 0, 65535, 65535
#     4  007c  Const32                  s    14, 0, 65535, 65535
#     5  00ac  ScaledSigned32           qss  1, 11, 12, 1
#     6  00b4  Return64                 s    1, 0, 0, 0
