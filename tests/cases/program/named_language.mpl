# test program
# test print
# A language by a name that is not known.
flavor 1
srclang objective-c++
func &main () i32 {
  return (constval i32 8)
}

# status: 8
# print:
# # test program
# # test print
# # A language by a name that is not known.
# flavor 1
# srclang objective-c++
# func &main () i32 {
#   return (constval i32 8)
# }
