# test program
# test print
# A language that has no number here: the module has the rules of C, and keeps what it says.
srclang 99
func &main () i32 {
  return (constval i32 7)
}

# status: 7
# print:
# # test program
# # test print
# # A language that has no number here: the module has the rules of C, and keeps what it says.
# srclang 99
# func &main () i32 {
#   return (constval i32 7)
# }
