# test error
# Operations that are parsed and printed, and that no code is made for: places that only the frames of lowered modules have.

srclang 1
func &places () i32 {
  iassignfpoff i32 16 (constval i32 1)
  return (ireadfpoff i32 16)
}

# error: 6:3: iassignfpoff is not supported by this version
# error: 7:11: ireadfpoff is not supported by this version
