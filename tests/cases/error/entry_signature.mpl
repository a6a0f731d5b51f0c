# test error
# A program starts at a function that could be main.

entryfunc &start
func &start (var %x f64) i32 {
  return (constval i32 0)
}

# error: 5:6: the entry function &start has a signature that main cannot have
