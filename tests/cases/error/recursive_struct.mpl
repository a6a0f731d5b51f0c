# test error
# A structure that contains itself has no size.

type $a <struct {@x i32, @inner <$b>}>
type $b <struct {@y i32, @back <$a>}>
var $v <$a>

# error: 4:6: type $a: the type contains itself: <struct {..
# error: 5:6: type $b: the type contains itself: <struct {..
# error: 6:5: variable $v: the type contains itself: <struct {..
