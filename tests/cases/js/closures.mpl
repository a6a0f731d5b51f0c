# test program
# A function with an environment, `new`, prototypes, accessors, `for`-`in`, bound functions and `apply`; expectations are node's.

flavor 1
srclang 2
entryfunc &main
func &count (var %this dynany, var %env dynany, var %by dynany) dynany {
  var %n dynany
  intrinsiccallassigned JSOP_GETPROP (dread dynany %env, conststr dynstr "n") { dassign %n 0 }
  intrinsiccall JSOP_SETPROP (dread dynany %env, conststr dynstr "n", add dynany (dread dynany %n, dread dynany %by))
  return (intrinsicop dynany JSOP_GETPROP (dread dynany %env, conststr dynstr "n"))
}
func &Point (var %this dynany, var %x dynany, var %y dynany) dynany {
  intrinsiccall JSOP_SETPROP (dread dynany %this, conststr dynstr "x", dread dynany %x)
  intrinsiccall JSOP_SETPROP (dread dynany %this, conststr dynstr "y", dread dynany %y)
  return (constval dynundef 0)
}
func &length (var %this dynany) dynany {
  var %x dynany
  var %y dynany
  intrinsiccallassigned JSOP_GETPROP (dread dynany %this, conststr dynstr "x") { dassign %x 0 }
  intrinsiccallassigned JSOP_GETPROP (dread dynany %this, conststr dynstr "y") { dassign %y 0 }
  return (add dynany (mul dynany (dread dynany %x, dread dynany %x), mul dynany (dread dynany %y, dread dynany %y)))
}
func &get (var %global dynany, var %name dynany) dynany {
  return (intrinsicop dynany JSOP_GETPROP (dread dynany %global, dread dynany %name))
}
func &main () dynany {
  var %g dynany
  var %env dynany
  var %f dynany
  var %r dynany
  var %p dynany
  var %proto dynany
  var %i dynany
  var %bound dynany
  intrinsiccallassigned JSOP_THIS () { dassign %g 0 }
  intrinsiccallassigned JS_NEW_OBJECT_0 () { dassign %env 0 }
  intrinsiccall JSOP_SETPROP (dread dynany %env, conststr dynstr "n", constval dyni32 10)
  intrinsiccallassigned JS_NEW_FUNCTION (addroffunc ptr &count, dread dynany %env, constval u32 0x104) { dassign %f 0 }
  intrinsiccallassigned JSOP_CALL (dread dynany %f, constval dynundef 0, constval dyni32 5) { dassign %r 0 }
  intrinsiccallassigned JSOP_CALL (dread dynany %f, constval dynundef 0, constval dyni32 7, constval dyni32 100) { dassign %r 0 }
  intrinsiccall JS_PRINT (dread dynany %r)
  intrinsiccallassigned JS_NEW_FUNCTION (addroffunc ptr &Point, constval dynnull 0, constval u32 0x214) { dassign %p 0 }
  dassign %proto 0 (intrinsicop dynany JSOP_GETPROP (dread dynany %p, conststr dynstr "prototype"))
  intrinsiccallassigned JS_NEW_FUNCTION (addroffunc ptr &length, constval dynnull 0, constval u32 4) { dassign %f 0 }
  intrinsiccall JSOP_INITPROP_GETTER (dread dynany %proto, conststr dynstr "square", dread dynany %f)
  intrinsiccallassigned JSOP_NEW (dread dynany %p, constval dynundef 0, constval dyni32 3, constval dynf64 0.5) { dassign %r 0 }
  intrinsiccall JS_PRINT (intrinsicop dynany JSOP_GETPROP (dread dynany %r, conststr dynstr "square"), intrinsicop dynany JSOP_INSTANCEOF (dread dynany %r, dread dynany %p), intrinsicop dynany JSOP_IN (conststr dynstr "square", dread dynany %r), intrinsicop dynany JSOP_IN (conststr dynstr "z", dread dynany %r))
  intrinsiccallassigned JSOP_NEW_ITERATOR (dread dynany %r, constval u32 0) { dassign %i 0 }
  while (intrinsicop u1 JSOP_MORE_ITERATOR (dread dynany %i)) {
    intrinsiccall JS_PRINT (intrinsicop dynany JSOP_NEXT_ITERATOR (dread dynany %i))
  }
  intrinsiccallassigned JSOP_CALL (intrinsicop dynany JSOP_GETPROP (dread dynany %p, conststr dynstr "bind"), dread dynany %p, dread dynany %env, constval dyni32 1) { dassign %bound 0 }
  intrinsiccallassigned JSOP_CALL (dread dynany %bound, constval dynundef 0, constval dyni32 2) { dassign %r 0 }
  intrinsiccall JS_PRINT (intrinsicop dynany JSOP_GETPROP (dread dynany %env, conststr dynstr "x"), intrinsicop dynany JSOP_GETPROP (dread dynany %env, conststr dynstr "y"), intrinsicop dynany JSOP_GETPROP (dread dynany %bound, conststr dynstr "length"))
  intrinsiccall JS_PRINT (intrinsicop dynany JSOP_DELPROP (dread dynany %env, conststr dynstr "x"), intrinsicop dynany JSOP_GETPROP (dread dynany %env, conststr dynstr "x"))
  return (constval dynundef 0)
}

# stdout: 22
# stdout: 9.25 true true false
# stdout: x
# stdout: y
# stdout: square
# stdout: 1 2 1
# stdout: true undefined
# status: 0
