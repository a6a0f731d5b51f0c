# test run
# test regcode divide by_register
# Several results: bound in order to the destinations of an assigned call, or read from %%retval0, %%retval1, ...

type $pair <struct {@a i32, @b i64}>

func &divide (var %a i32, var %b i32) i32, i32 {
  return (div i32 (dread i32 %a, dread i32 %b), rem i32 (dread i32 %a, dread i32 %b))
}

func &three (var %a i32) i32, f64, u8 {
  return (dread i32 %a, cvt f64 i32 (dread i32 %a), cvt u8 i32 (dread i32 %a))
}

func &both (var %a i32, var %b i32) i32 {
  var %q i32
  var %r i32
  callassigned &divide (dread i32 %a, dread i32 %b) { dassign %q 0 dassign %r 0 }
  return (add i32 (mul i32 (dread i32 %q, constval i32 100), dread i32 %r))
}

func &by_register (var %a i32, var %b i32) i32 {
  var %r i32
  call &divide (dread i32 %a, dread i32 %b)
  dassign %r (regread i32 %%retval1)
  return (add i32 (mul i32 (regread i32 %%retval0, constval i32 100), dread i32 %r))
}

func &mixed (var %a i32) f64 {
  var %p <$pair>
  var %x f64
  callassigned &three (dread i32 %a) { dassign %p 2 dassign %x 0 regassign u8 %1 }
  return (add f64 (
    dread f64 %x,
    add f64 (cvt f64 i64 (dread i64 %p 2), cvt f64 u8 (regread u8 %1))))
}

func &first_only (var %a i32) i32 {
  callassigned &three (dread i32 %a) { dassign %a 0 }
  return (dread i32 %a)
}

# run: &both(i32 17, i32 5) == i32 302
# run: &by_register(i32 17, i32 5) == i32 302
# run: &mixed(i32 257) == f64 515.0
# run: &first_only(i32 9) == i32 9

# regcode:
# &divide
#     0  0022  RemS32                   Pss  8, 1, 2, 0
#     1  0026  StoreMem32               sp   0, 8, 0, 0
#     2  0032  DivS32                   qss  7, 1, 2, 0
#     3  0036  ReturnS32                s    7, 0, 0, 0
# &by_register
#     0  001a  SlotAddress              s    5, 6, 0, 0
#     1  003a  CopyTwo                  ssss 12, 1, 11, 0
#     2  003a  Copy                     ps   10, 5, 0, 0
#     3  003a  Call                          10, 0, 0, 0 [&divide 0x0]
#     5  0042  LoadMem32                Qs   4, 5, 0, 0
#     6  0052  MulAdd32                 ppiq 9, 2, 100, 4
#     7  005e  ReturnS32                s    9, 0, 0, 0
