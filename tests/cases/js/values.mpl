# test program
# Functions that become values, calls with other numbers of arguments, attributes, strings; what nobody catches ends with status 3.

flavor 1
srclang 2
entryfunc &main
func &Add (var %this dynany, var %a dynany, var %b dynany) dynany {
  var %r dynany
  intrinsiccallassigned JSOP_ADD (dread dynany %a, dread dynany %b) { dassign %r 0 }
  return (dread dynany %r)
}
func &fib (var %this dynany, var %n dynany) dynany {
  var %f dynany
  var %a dynany
  var %b dynany
  if (lt u1 dynany (dread dynany %n, constval dyni32 2)) {
    return (dread dynany %n)
  }
  intrinsiccallassigned JSOP_THIS () { dassign %f 0 }
  intrinsiccallassigned JSOP_GETPROP (dread dynany %f, conststr simplestr "fib") { dassign %f 0 }
  intrinsiccallassigned JSOP_CALL (dread dynany %f, constval dynundef 0, sub dynany (dread dynany %n, constval dyni32 1)) { dassign %a 0 }
  intrinsiccallassigned JSOP_CALL (dread dynany %f, constval dynundef 0, sub dynany (dread dynany %n, constval dyni32 2)) { dassign %b 0 }
  return (add dynany (dread dynany %a, dread dynany %b))
}
func &main () dynany {
  var %f dynany
  var %r dynany
  var %g dynany
  var %o dynany
  intrinsiccallassigned JS_NEW_FUNCTION (addroffunc ptr &Add, constval dynnull 0, constval u32 0x204) { dassign %f 0 }
  intrinsiccallassigned JSOP_CALL (dread dynany %f, constval dynundef 0, constval dyni32 1, constval dyni32 2) { dassign %r 0 }
  intrinsiccall JS_PRINT (conststr simplestr "sum", dread dynany %r)
  intrinsiccallassigned JSOP_CALL (dread dynany %f, constval dynundef 0, conststr simplestr "a", constval dynf64 1.5) { dassign %r 0 }
  intrinsiccall JS_PRINT (dread dynany %r)
  intrinsiccallassigned JSOP_CALL (dread dynany %f, constval dynundef 0, constval dynbool 1) { dassign %r 0 }
  intrinsiccall JS_PRINT (dread dynany %r)
  intrinsiccallassigned JS_NEW_FUNCTION (addroffunc ptr &fib, constval dynnull 0, constval u32 0x104) { dassign %f 0 }
  intrinsiccallassigned JSOP_THIS () { dassign %g 0 }
  intrinsiccall JSOP_SETPROP (dread dynany %g, conststr simplestr "fib", dread dynany %f)
  intrinsiccallassigned JSOP_CALL (dread dynany %f, constval dynundef 0, constval dyni32 15) { dassign %r 0 }
  intrinsiccall JS_PRINT (dread dynany %r)
  intrinsiccallassigned JS_NEW_OBJECT_0 () { dassign %o 0 }
  intrinsiccall JSOP_SETPROP (dread dynany %o, conststr simplestr "x", conststr simplestr "ünïcode ☃")
  intrinsiccallassigned JSOP_GETPROP (dread dynany %o, conststr simplestr "x") { dassign %r 0 }
  intrinsiccall JS_PRINT (dread dynany %r, intrinsicop dynany JSOP_TYPEOF (dread dynany %o), dread dynany %o)
  intrinsiccallassigned JSOP_CALL (constval dyni32 5, constval dynundef 0) { dassign %r 0 }
  return (constval dynundef 0)
}

# stdout: sum 3
# stdout: a1.5
# stdout: NaN
# stdout: 610
# stdout: ünïcode ☃ object [object Object]
# stderr: TypeError: 5 is not a function
# stderr: at main
# status: 3
