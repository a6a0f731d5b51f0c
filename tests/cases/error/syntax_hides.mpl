# test error
# What a syntax error leaves unknown causes no further errors: names in text that was given up, labels and registers of such a function,
# parameters and results of a function whose head could not be read.

var $array <[3 i32>
type $point <struct {@x i32 @y i32}>
func &head (var %a i32, %b i32) <$point> {
  dassign %b (constval i32 1)
  return (dread i32 %b, dread i32 %c)
}
func &labels (var %p <* <$point>>) void {
  reg %1 i3
  regassign i64 %1 (constval i64 1)
  regassign f64 %1 (constval f64 1)
  dassign %p 1 (constval i32 1)
  var %gone i32 i32 i32
  dassign %gone (iread i32 <* <$point>> 1 (dread ptr %p))
  dassign $array 2 (constval i32 1)
  foreachelem %gone $array {
  }
  jstry @handler 0
  brtrue @inner (eq u1 i32 (call &head ()))
  { dassign %gone (regread i32 %2) @inner
  }
@handler dassign %gone (constval)
  goto @inner
}
func &user () i32 {
  call &head (constval i32 1)
  call &labels (addrof ptr $array, constval i32 1)
  call &unknown ()
  return (dread i32 $array 1)
}

# error: 5:16: expected `]` after the array length, found `i32`
# error: 6:29: expected `,` or `}` after a member, found `@y`
# error: 7:28: expected `,` or `)` after a parameter, found `i32`
# error: 9:35: local variable %c is not declared
# error: 12:10: expected a type, found `i3`
# error: 15:3: <* <$point>> has no field 1
# error: 16:17: expected a statement, found `i32`
# error: 22:29: expected an expression, but call is a statement
# error: 25:33: expected a type, found `)`
# error: 30:3: &labels takes 1 argument(s), not 2
# error: 31:3: function &unknown is not declared
