# test error
# What is thrown is an integer or an address.

func &f (var %x f64) void {
  throw (dread f64 %x)
}


# error: 5:10: operand 1 of throw is f64, not an integer or address
