# test error
# A program cannot start at a generic function.

srclang 1
func &main () i32 {
  var %x <!T>
  return (constval i32 0)
}

# error: 5:6: a program cannot start at main: it is generic
