# test error
# The entry function does not exist.

entryfunc &main
func &mian () i32 {
  return (constval i32 0)
}

# error: 4:11: the entry function &main is not declared
