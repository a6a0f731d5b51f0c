# test run
# test regcode sign float_condition
# Two-way statements, with and without else, nested, with conditions of any scalar type.

func &sign (var %n i32) i32 {
  if (lt i32 i32 (dread i32 %n, constval i32 0)) {
    return (constval i32 -1)
  } else {
    if (eq i32 i32 (dread i32 %n, constval i32 0)) {
      return (constval i32 0)
    }
  }
  return (constval i32 1)
}

func &without_else (var %n i32) i32 {
  var %r i32
  dassign %r (constval i32 10)
  if (dread i32 %n) {
    dassign %r (constval i32 20)
  }
  return (dread i32 %r)
}

# All bits of the condition count.
func &wide_condition (var %n i64) i32 {
  if (dread i64 %n) {
    return (constval i32 1)
  }
  return (constval i32 0)
}

func &float_condition (var %x f64) i32 {
  if (dread f64 %x) {
    return (constval i32 1)
  }
  else {
    return (constval i32 0)
  }
}

func &pointer_condition (var %p <* i32>) i32 {
  if (dread ptr %p) {
    return (iread i32 <* i32> (dread ptr %p))
  }
  return (constval i32 -1)
}

func &empty_blocks (var %n i32) i32 {
  if (dread i32 %n) {
  } else {
    dassign %n (constval i32 5)
  }
  if (dread i32 %n) {
  }
  return (dread i32 %n)
}

# run: &sign(i32 -7) == i32 -1
# run: &sign(i32 0) == i32 0
# run: &sign(i32 7) == i32 1
# run: &without_else(i32 0) == i32 10
# run: &without_else(i32 256) == i32 20
# run: &wide_condition(i64 4294967296) == i32 1
# run: &wide_condition(i64 0) == i32 0
# run: &float_condition(f64 0.25) == i32 1
# run: &float_condition(f64 -0.0) == i32 0
# run: &float_condition(f64 nan) == i32 1
# run: &pointer_condition(ptr 0) == i32 -1
# run: &empty_blocks(i32 0) == i32 5
# run: &empty_blocks(i32 9) == i32 9

# regcode:
# &sign
#     0  0020  ReturnS32IfLtS32         sii  0, 0, 65535, 0
#     1  003c  ReturnS32IfEq32          sii  0, 0, 0, 0
#     2  0050  ReturnImm                     1, 0, 0, 0
# &float_condition
#     0  0018  Generic                  sss  5, 0, 0, 0 [0x51001100a5f 0x0]
#     2  0018  ReturnS32IfNe32          sii  5, 0, 1, 0
#     3  002c  ReturnImm                     0, 0, 0, 0
