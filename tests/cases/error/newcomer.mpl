# test error
# Slips of people who know other languages.

func &printf (var %f <* i8>, ...) i32
func &main () i32 {
  var %i i32
  dassign %i (constval i32 3);
  dassign %i (constval i32 3x)
  dassign %i (constval i32 1.5)
  dassign %i (constval i32 09)
  dassign %i (subb i32 (dread i32 %i, constval i32 1))
  dassign %i (sub i32 (dread i32 %i constval i32 1))
  dassign %i (sub i32 (dread i32 i, constval i32 1))
  dassign %i (sub i32 (dread i32 %i))
  call printf (conststr ptr "%d\n", dread i32 %i)
  call &printf (conststr ptr "%d\n, dread i32 %i)
  goto end
  goto @end
  return constval i32 0
}
func main () i32 {
  // a comment
  return (constval i32 1)
}


# error: 7:30: no token of MAPLE IR starts with this character
# error: 8:28: letters follow the digits of this number
# error: 9:28: a floating point constant cannot have type i32
# error: 10:28: a number with a leading 0 is octal and has digits up to 7
# error: 11:15: expected an expression, found `subb`
# error: 12:37: expected `,` or `)` after operand 1 of sub, found `constval`
# error: 13:34: expected a variable, found `i`
# error: 14:15: sub takes 2 operand(s), not 1
# error: 15:8: expected a function name, found `printf`
# error: 16:30: the string does not end on its line
# error: 17:8: expected a label, found `end`
# error: 19:10: expected `(` before the value that is returned, found `constval`
# error: 21:6: expected a function name, found `main`
# error: 21:6: function main is defined twice
# error: 22:3: no token of MAPLE IR starts with this character
