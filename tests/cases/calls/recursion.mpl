# test run
# test regcode depth fibonacci
# Recursion is bounded by the VM's stack alone: 200,000 calls deep is fine, 5,000,000 is a trap, and the machine works on.

func &depth (var %n i32) i32 {
  if (eq i32 i32 (dread i32 %n, constval i32 0)) {
    return (constval i32 0)
  }
  call &depth (sub i32 (dread i32 %n, constval i32 1))
  return (add i32 (regread i32 %%retval0, constval i32 1))
}

func &is_even (var %n i32) i32
func &is_odd (var %n i32) i32 {
  if (eq i32 i32 (dread i32 %n, constval i32 0)) {
    return (constval i32 0)
  }
  callassigned &is_even (sub i32 (dread i32 %n, constval i32 1)) { dassign %n 0 }
  return (dread i32 %n)
}
func &is_even (var %n i32) i32 {
  if (eq i32 i32 (dread i32 %n, constval i32 0)) {
    return (constval i32 1)
  }
  callassigned &is_odd (sub i32 (dread i32 %n, constval i32 1)) { dassign %n 0 }
  return (dread i32 %n)
}

func &fibonacci (var %n i32) i32 {
  var %a i32
  var %b i32
  if (lt i32 i32 (dread i32 %n, constval i32 2)) {
    return (dread i32 %n)
  }
  callassigned &fibonacci (sub i32 (dread i32 %n, constval i32 1)) { dassign %a 0 }
  callassigned &fibonacci (sub i32 (dread i32 %n, constval i32 2)) { dassign %b 0 }
  return (add i32 (dread i32 %a, dread i32 %b))
}

func &ackermann (var %m i32, var %n i32) i32 {
  var %r i32
  if (eq i32 i32 (dread i32 %m, constval i32 0)) {
    return (add i32 (dread i32 %n, constval i32 1))
  }
  if (eq i32 i32 (dread i32 %n, constval i32 0)) {
    callassigned &ackermann (sub i32 (dread i32 %m, constval i32 1), constval i32 1) { dassign %r 0 }
    return (dread i32 %r)
  }
  callassigned &ackermann (dread i32 %m, sub i32 (dread i32 %n, constval i32 1)) { dassign %r 0 }
  callassigned &ackermann (sub i32 (dread i32 %m, constval i32 1), dread i32 %r) { dassign %r 0 }
  return (dread i32 %r)
}

func &endless (var %n i64) i64 {
  call &endless (add i64 (dread i64 %n, constval i64 1))
  return (regread i64 %%retval0)
}

# run: &depth(i32 1000) == i32 1000
# run: &depth(i32 200000) == i32 200000
# run: &depth(i32 5000000) traps "stack overflow"
# run: &depth(i32 200000) == i32 200000
# run: &is_even(i32 100001) == i32 0
# run: &is_odd(i32 100001) == i32 1
# run: &fibonacci(i32 20) == i32 6765
# run: &ackermann(i32 2, i32 9) == i32 21
# run: &endless(i64 0) traps "stack overflow"

# regcode:
# &depth
#     0  0020  ReturnS32IfEq32          sii  0, 0, 0, 0
#     1  0048  CallAdd                  s    6, 0, 65535, 6 [&depth 0x0]
#     3  0058  ReturnAdd32              pi   0, 6, 1, 0
# &fibonacci
#     0  0022  ReturnS32IfLtS32         sis  0, 2, 0, 0
#     1  004a  CallAdd                  s    8, 0, 65535, 8 [&fibonacci 0x0]
#     3  0052  Copy                     pp   3, 8, 0, 0
#     4  006e  CallAdd                  s    8, 0, 65534, 8 [&fibonacci 0x0]
#     6  0086  ReturnAdd32              sp   0, 3, 8, 0
