# test error
# Reading goes on behind a syntax error: with the next statement, function or declaration.

func &f () void {
  dasign $two (constval i32 1)
  call &three (
  goto four
}
func &g () i32 {
  return (five i32 (constval i32 1))
}
var $y i6 = [
type $t <strct {@a i32}>
func &h (var %a i32 i32 {
  return ()
}

# error: 5:3: expected a statement, found `dasign`
# error: 7:3: expected an expression, but goto is a statement
# error: 7:8: expected a label, found `four`
# error: 10:11: expected an expression, found `five`
# error: 12:8: expected a type, found `i6`
# error: 13:10: expected a type, found `strct`
# error: 14:21: expected `,` or `)` after a parameter, found `i32`
