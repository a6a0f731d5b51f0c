# test run
# test regcode swap_sum declared
# Pseudo-registers: declared by use or by reg, typed, formals among them.

func &swap_sum (reg %1 i32, reg %2 i32) i32 {
  regassign i32 %3 (regread i32 %1)
  regassign i32 %1 (regread i32 %2)
  regassign i32 %2 (regread i32 %3)
  return (sub i32 (regread i32 %1, regread i32 %2))
}

func &of_every_type (var %a i32) f64 {
  regassign i8 %1 (dread i32 %a)
  regassign u16 %2 (dread i32 %a)
  regassign i64 %3 (cvt i64 i32 (dread i32 %a))
  regassign f32 %4 (cvt f32 i32 (dread i32 %a))
  regassign f64 %5 (cvt f64 i32 (dread i32 %a))
  return (add f64 (
    add f64 (cvt f64 i8 (regread i8 %1), cvt f64 u16 (regread u16 %2)),
    add f64 (
      cvt f64 i64 (regread i64 %3),
      add f64 (cvt f64 f32 (regread f32 %4), regread f64 %5))))
}

func &declared (var %p <* i32>) i32 {
  reg %7 <* i32>
  reg %8 i32 0
  regassign ptr %7 (dread ptr %p)
  regassign i32 %8 (iread i32 <* i32> (regread ptr %7))
  return (regread i32 %8)
}

func &declared_caller (var %v i32) i32 {
  call &declared (addrof ptr %v)
  return (regread i32 %%retval0)
}

func &temporary (var %n i32) i32 {
  tempvar %t i32
  dassign %t (mul i32 (dread i32 %n, dread i32 %n))
  return (dread i32 %t)
}

# run: &swap_sum(i32 10, i32 3) == i32 -7
# run: &of_every_type(i32 -1) == f64 65531.0
# run: &of_every_type(i32 2) == f64 10.0
# run: &declared_caller(i32 -3) == i32 -3
# run: &temporary(i32 9) == i32 81

# regcode:
# &swap_sum
#     0  001a  Copy                     Ps   4, 0, 0, 0
#     1  0022  Copy                     Qs   0, 1, 0, 0
#     2  003a  ReturnSub32              qp   0, 0, 1, 0
# &declared
#     0  001a  Copy                     Ps   3, 0, 0, 0
#     1  0022  LoadMem32                qp   4, 3, 0, 0
#     2  002e  ReturnS32                s    4, 0, 0, 0
