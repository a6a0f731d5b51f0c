# test error
# Returns that do not fit the function.

func &value () i32 {
  return ()
}
func &nothing () void {
  return (constval i32 1)
}

# error: 8:3: this return gives 1 value(s), the function has 0
