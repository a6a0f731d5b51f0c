# test error
# Wide and dynamic values: one error a line.

func &wide (var %a f128) f128 {
  dassign %a (add f128 (dread f128 %a, dread f128 %a))
  return (dread f128 %a)
}
func &vector (var %a v4i32, var %b dynf64) void {
  eval (dread v4i32 %a)
}
func &complex (var %a c64) c64 {
  return (add c64 (dread c64 %a, dread c64 %a))
}


# error: 4:6: a parameter or result of type f128 is not supported by this version
# error: 5:25: a value of type f128 is not supported by this version
# error: 6:11: a value of type f128 is not supported by this version
# error: 8:6: a parameter or result of type v4i32 is not supported by this version
# error: 8:6: a parameter or result of type dynf64 is not supported by this version
# error: 9:9: a value of type v4i32 is not supported by this version
# error: 12:11: add of complex values is not supported by this version
