# test error
# A local variable declared twice.

func &f (var %a i32) void {
  var %b i32
  var %b i64
  var %a i32
}

# error: 6:7: variable %b is declared twice with different types
