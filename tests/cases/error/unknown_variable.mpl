# test error
# Variables without a declaration, global and local, with the nearest name as a hint.

var $counter i32
func &f (var %value i32) i32 {
  dassign $countr (dread i32 %value)
  return (dread i32 %vale)
}

# error: 6:11: variable $countr is not declared
# error: 7:21: local variable %vale is not declared
