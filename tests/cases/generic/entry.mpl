# test error
# Nor can one that names its entry function.

srclang 1
entryfunc &start
func &start (var %x <!T>) i32 {
  return (constval i32 0)
}

# error: 6:6: the entry function &start is generic
