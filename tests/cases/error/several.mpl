# test error
# All errors of a file are reported, not only the first.

var $x <$one>
func &f () void {
  dassign $two (constval i32 1)
  call &three ()
  goto @four
}
func &g () i32 {
  return (dread i32 %five)
}
var $y <$six>

# error: 4:5: variable $x: the type is not defined: <$one>
# error: 6:11: variable $two is not declared
# error: 7:3: function &three is not declared
# error: 8:3: label @four is not defined
# error: 11:21: local variable %five is not declared
# error: 13:5: variable $y: the type is not defined: <$six>
