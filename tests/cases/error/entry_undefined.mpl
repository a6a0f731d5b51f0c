# test error
# A program cannot start at a function that another module has.

entryfunc &start
func &start () i32
func &main () i32 {
  return (constval i32 0)
}

# error: 5:6: the entry function &start is not defined in this module
