# test error
# Initial values of locals: the length is in the type, and there is one.

func &f () void {
  var %open <[] i8> = conststr ptr "open"
  var %static pstatic <* i32> = addrof ptr %a
  var %a i32
}

# error: 5:7: a single value initialises a <[] i8>
# error: 6:7: the address of a local variable is no constant
