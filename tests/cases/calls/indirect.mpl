# test run
# test regcode double by_choice
# Calls through function addresses: from addroffunc, variables, arrays, and as arguments.

func &double (var %a i32) i32 { return (mul i32 (dread i32 %a, constval i32 2)) }
func &negate (var %a i32) i32 { return (neg i32 (dread i32 %a)) }
func &half (var %a f64) f64 { return (div f64 (dread f64 %a, constval f64 2.0)) }
func &apply (var %f <* <func (i32) i32>>, var %a i32) i32 {
  icall (dread ptr %f, dread i32 %a)
  return (regread i32 %%retval0)
}

func &direct (var %a i32) i32 {
  icallassigned (addroffunc ptr &double, dread i32 %a) { dassign %a 0 }
  return (dread i32 %a)
}

func &by_choice (var %which i32, var %a i32) i32 {
  var %f <* <func (i32) i32>>
  dassign %f (select ptr (dread i32 %which, addroffunc ptr &double, addroffunc ptr &negate))
  icallassigned (dread ptr %f, dread i32 %a) { regassign i32 %1 }
  return (regread i32 %1)
}

func &float_result (var %a f64) f64 {
  var %f <* <func (f64) f64>>
  dassign %f (addroffunc ptr &half)
  icallassigned (dread ptr %f, dread f64 %a) { dassign %a 0 }
  return (dread f64 %a)
}

func &as_argument (var %a i32) i32 {
  call &apply (addroffunc a64 &negate, dread i32 %a)
  return (regread i32 %%retval0)
}

func &equal () u1 {
  var %f <* <func (i32) i32>>
  dassign %f (addroffunc ptr &double)
  return (eq u1 ptr (dread ptr %f, addroffunc ptr &double))
}

# The same place calls different functions in turn.
func &alternating (var %n i32) i32 {
  var %s i32
  dassign %s (constval i32 0)
  while (gt i32 i32 (dread i32 %n, constval i32 0)) {
    call &by_choice (band i32 (dread i32 %n, constval i32 1), dread i32 %n)
    dassign %s (add i32 (dread i32 %s, regread i32 %%retval0))
    dassign %n (sub i32 (dread i32 %n, constval i32 1))
  }
  return (dread i32 %s)
}

# run: &direct(i32 21) == i32 42
# run: &by_choice(i32 1, i32 5) == i32 10
# run: &by_choice(i32 0, i32 5) == i32 -5
# run: &float_result(f64 5.0) == f64 2.5
# run: &as_argument(i32 3) == i32 -3
# run: &equal() == u1 1
# run: &alternating(i32 4) == i32 2

# regcode:
# &double
#     0  0020  ReturnMul32              si   0, 0, 2, 0
# &by_choice
#     0  0032  Const64                  s    10, 0, 0, 0 [&negate 0x0]
#     2  0032  Const64                  s    9, 0, 0, 0 [&double 0x0]
#     4  0032  SignExtend32             ps   8, 0, 0, 0
#     5  0032  Select                   ssss 4, 8, 9, 10
#     6  0042  Copy                     Qs   9, 1, 0, 0
#     7  0042  SignExtend32             pq   9, 9, 0, 0
#     8  0042  CallIndirect             s    9, 4, 1, 0 [nothing nothing] [call 0x0]
#    11  0052  ReturnS32                s    9, 0, 0, 0
