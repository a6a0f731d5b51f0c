# test error
# Errors of syntax and of meaning are reported together, in the order of the text.

var $before <$nothing>
func &f (var %a i32) i32 {
  dassign $missing (dread i32 %a)
  dasign $g (constval i32 1)
  return (add i32 (dread i32 %a, dread f64 %a))
}
var $g i3
func &g () i32 {
  call &absent ()
  call &f (constval i32 1, constval i32 2)
  return (dread i32 $g)
}

# error: 4:5: variable $before: the type is not defined: <$nothing>
# error: 6:11: variable $missing is not declared
# error: 7:3: expected a statement, found `dasign`
# error: 8:34: operand 2 of add is f64, not i32
# error: 8:34: dread of a i32 as f64
# error: 10:8: expected a type, found `i3`
# error: 12:3: function &absent is not declared
# error: 13:3: &f takes 1 argument(s), not 2
