# test error
# Where the brace before a block is missing at the end of a line, reading goes on as if it were there; where the head of a block is wrong,
# it goes on in the block.

func &f (var %i i32) i32 {
  if (dread i32 %i)
    dassign %k (constval i32 1)
  } else {
    goto @nowhere
  }
  whlie (dread i32 %i) {
    dassign %l (constval i32 1)
  }
  while (dread %i) {
    dassign %m (constval i32 1)
  }
  if (dread %i) {
    dassign %n (constval i32 1)
  }
  else {
    dassign %o (constval i32 1)
  }
  dowhile
    dassign %p (constval i32 1)
  } (dread i32 %i)
  swich (dread i32 %i) @x {
    0: goto @x
    1: goto @y
  }
  return (dread i32 %i)
}
func main () i32 {
  dassign %q (constval i32 1)
  return (constval i32 0)
}
func &h () void {
  call &main ()
entryfunc &main
func &last () void {
  return (constval i32 1)
}

# error: 6:20: expected `{` before a block, found `dassign`
# error: 7:13: local variable %k is not declared
# error: 9:5: label @nowhere is not defined
# error: 11:3: expected a statement, found `whlie`
# error: 12:13: local variable %l is not declared
# error: 14:16: expected a type, found `%i`
# error: 15:13: local variable %m is not declared
# error: 17:13: expected a type, found `%i`
# error: 18:13: local variable %n is not declared
# error: 21:13: local variable %o is not declared
# error: 23:10: expected `{` before a block, found `dassign`
# error: 24:13: local variable %p is not declared
# error: 26:3: expected a statement, found `swich`
# error: 32:6: expected a function name, found `main`
# error: 33:11: local variable %q is not declared
# error: 38:1: expected `}` at the end of the function, found `entryfunc`
# error: 40:3: this return gives 1 value(s), the function has 0
