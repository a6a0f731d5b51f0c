# test error
# A program cannot start at a function that another module has.

entryfunc &start
func &start () i32
func &main () i32 {
  return (constval i32 0)
}
