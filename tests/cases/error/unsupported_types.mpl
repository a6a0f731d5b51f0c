# test error
# Wide and dynamic values: one error a line.

func &vector (var %a v4i32, var %b dynf64) void {
  eval (ireadfpoff v4i32 8)
  intrinsiccall C_strlen (dread v4i32 %a)
}
func &tagged (var %a dynf64) void {
}

# error: 5:9: ireadfpoff of values of type v4i32 is not supported by this version
# error: 6:27: an operand of type v4i32 of intrinsiccall is not supported by this version
