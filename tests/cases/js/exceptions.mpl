# test program
# Blocks of composites, a stack that overflows, arrays, and a value that is thrown and is no object.

flavor 1
srclang 2
entryfunc &main
func &deep (var %this dynany, var %n dynany) dynany {
  var %g dynany
  var %f dynany
  var %r dynany
  intrinsiccallassigned JSOP_THIS () { dassign %g 0 }
  intrinsiccallassigned JSOP_GETPROP (dread dynany %g, conststr simplestr "deep") { dassign %f 0 }
  brfalse @more (eq u1 dynany (dread dynany %n, constval dyni32 0))
  return (constval dyni32 0)
@more
  intrinsiccallassigned JSOP_CALL (dread dynany %f, constval dynundef 0, sub dynany (dread dynany %n, constval dyni32 1)) { dassign %r 0 }
  return (add dynany (dread dynany %r, constval dyni32 1))
}
func &try_it (var %this dynany, var %n dynany) dynany {
  var %r dynany
  var %g dynany
  var %f dynany
  jstry @h @f
  intrinsiccallassigned JSOP_THIS () { dassign %g 0 }
  intrinsiccallassigned JSOP_GETPROP (dread dynany %g, conststr simplestr "deep") { dassign %f 0 }
  intrinsiccallassigned JSOP_CALL (dread dynany %f, constval dynundef 0, dread dynany %n) { dassign %r 0 }
  gosub @f
  goto @e
@h jscatch
  dassign %r 0 (regread dynany %%thrownval)
  gosub @f
  goto @e
@f finally
  intrinsiccall JS_PRINT (conststr simplestr "finally")
  retsub
@e endtry
  return (dread dynany %r)
}
func &main () dynany {
  var %f dynany
  var %r dynany
  var %g dynany
  var %i dynany
  intrinsiccallassigned JSOP_THIS () { dassign %g 0 }
  intrinsiccallassigned JS_NEW_FUNCTION (addroffunc ptr &deep, constval dynnull 0, constval u32 0x104) { dassign %f 0 }
  intrinsiccall JSOP_SETPROP (dread dynany %g, conststr simplestr "deep", dread dynany %f)
  intrinsiccallassigned JS_NEW_FUNCTION (addroffunc ptr &try_it, constval dynnull 0, constval u32 0x104) { dassign %f 0 }
  intrinsiccallassigned JSOP_CALL (dread dynany %f, constval dynundef 0, constval dyni32 5000) { dassign %r 0 }
  intrinsiccall JS_PRINT (dread dynany %r)
  intrinsiccallassigned JSOP_CALL (dread dynany %f, constval dynundef 0, constval dynf64 1.0e9) { dassign %r 0 }
  intrinsiccall JS_PRINT (dread dynany %r)
  intrinsiccallassigned JSOP_NEW (intrinsicop dynany JSOP_GETPROP (dread dynany %g, conststr simplestr "Array"), constval dynundef 0, constval dyni32 1, constval dyni32 2, constval dynbool 1) { dassign %r 0 }
  intrinsiccall JS_PRINT (dread dynany %r, intrinsicop dynany JSOP_LENGTH (dread dynany %r))
  intrinsiccallassigned JSOP_NEW_ITERATOR (intrinsicop dynany JSOP_GETPROP (dread dynany %g, conststr simplestr "Math"), constval u32 0) { dassign %i 0 }
  dassign %i 0 (constval dyni32 0)
  dowhile {
    intrinsiccallassigned JSOP_CALL (intrinsicop dynany JSOP_GETPROP (dread dynany %r, conststr simplestr "push"), dread dynany %r, mul dynany (dread dynany %i, constval dynf64 0.5)) { }
    dassign %i 0 (add dynany (dread dynany %i, constval dyni32 1))
  } (lt u1 dynany (dread dynany %i, constval dyni32 5))
  intrinsiccall JS_PRINT (dread dynany %r)
  throw (conststr simplestr "bye")
  return (constval dynundef 0)
}

# stdout: finally
# stdout: 5000
# stdout: finally
# stdout: RangeError: Maximum call stack size exceeded
# stdout: 1,2,true 3
# stdout: 1,2,true,0,0.5,1,1.5,2
# stderr: uncaught exception: bye
# status: 3
