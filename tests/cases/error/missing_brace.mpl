# test error
# The file ends inside a function.

func &f () void {
  while (constval i32 1) {
    membarfull

# error: 7:1: expected `}` at the end of the function, found the end of the file
