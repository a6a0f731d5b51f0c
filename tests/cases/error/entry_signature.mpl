# test error
# A program starts at a function that could be main.

entryfunc &start
func &start (var %x f64) i32 {
  return (constval i32 0)
}
