# test program
# Calls with fewer arguments than parameters, and with more, nest as deep as others; expectations are node's.

flavor 1
srclang 2
entryfunc &main
func &down (var %this dynany, var %n dynany, var %extra dynany) dynany {
  var %f dynany
  if (le u1 dynany (dread dynany %n, constval dyni32 0)) {
    return (dread dynany %extra)
  }
  dassign %f 0 (intrinsicop dynany JSOP_GETPROP (intrinsicop dynany JSOP_THIS (), conststr dynstr "down"))
  intrinsiccallassigned JSOP_CALL (dread dynany %f, constval dynundef 0, sub dynany (dread dynany %n, constval dyni32 1)) { dassign %f 0 }
  return (dread dynany %f)
}
func &more (var %this dynany, var %n dynany) dynany {
  var %f dynany
  if (le u1 dynany (dread dynany %n, constval dyni32 0)) {
    return (conststr dynstr "end")
  }
  dassign %f 0 (intrinsicop dynany JSOP_GETPROP (intrinsicop dynany JSOP_THIS (), conststr dynstr "more"))
  intrinsiccallassigned JSOP_CALL (dread dynany %f, constval dynundef 0, sub dynany (dread dynany %n, constval dyni32 1), conststr dynstr "x", dread dynany %f) { dassign %f 0 }
  return (dread dynany %f)
}
func &main () dynany {
  var %f dynany
  var %r dynany
  intrinsiccallassigned JS_NEW_FUNCTION (addroffunc ptr &down, constval dynnull 0, constval u32 0x204) { dassign %f 0 }
  intrinsiccall JSOP_SETPROP (intrinsicop dynany JSOP_THIS (), conststr dynstr "down", dread dynany %f)
  intrinsiccallassigned JSOP_CALL (dread dynany %f, constval dynundef 0, constval dyni32 2000) { dassign %r 0 }
  intrinsiccall JS_PRINT (dread dynany %r)
  intrinsiccallassigned JS_NEW_FUNCTION (addroffunc ptr &more, constval dynnull 0, constval u32 0x104) { dassign %f 0 }
  intrinsiccall JSOP_SETPROP (intrinsicop dynany JSOP_THIS (), conststr dynstr "more", dread dynany %f)
  intrinsiccallassigned JSOP_CALL (dread dynany %f, constval dynundef 0, constval dyni32 2000, constval dyni32 1) { dassign %r 0 }
  intrinsiccall JS_PRINT (dread dynany %r)
  return (constval dynundef 0)
}

# stdout: undefined
# stdout: end
# status: 0
