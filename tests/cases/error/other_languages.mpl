# test error
# What other languages have and MAPLE IR says in another way: the advice tells how.

func &twice (var %x i32) i32 {
  return (dread i32 %x)
}
func &calls (var %n i32) i32 {
  var %x i32
  dassign %x (call &twice (dread i32 %n))
  return (dread i32 %x)
}
func &loops (var %n i32) void {
  for (dread i32 %n) {
  }
}
func &local (var %x i32) void {
  %x = 5
}
func &named (var %x i32) void {
  x = 5;
}
func &choices (var %n i32) i32 {
  var %x i32
  if (dread i32 %n) {
    dassign %x (constval i32 1)
  } else if (dread i32 %x) {
    dassign %x (constval i32 2)
  }
  dassign %x (add i32 (dread i32 %x,
    constval i32 1)
  return (dread i32 %x)
}

# help: 9:15: callassigned
# help: 13:3: loops are while
# help: 17:3: assigned with dassign
# help: 20:3: assigned with dassign
# help: 26:10: stands in a block
# error: 9:15: expected an expression, but call is a statement
# error: 13:3: expected a statement, found `for`
# error: 17:3: expected a statement, found `%x`
# error: 20:3: expected a statement, found `x`
# error: 26:10: expected `{` before a block, found `if`
# error: 30:20: expected `,` or `)` after an operand, found `return`
