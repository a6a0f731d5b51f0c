# test error
# A primitive type that does not exist.

var $x i33
func &f () i32 {
  return (constval int32 1)
}

# error: 4:8: expected a type, found `i33`
