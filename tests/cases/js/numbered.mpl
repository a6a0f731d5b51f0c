# test program
# Objects and texts by number, attributes of the global object, arguments of calls by name, and no memory.

flavor 1
srclang 2
entryfunc &main
func &all (var %this dynany, var %a dynany) dynany {
  var %o dynany
  intrinsiccallassigned JS_GET_ARGUMENTOBJECT () { dassign %o 0 }
  intrinsiccall JS_PRINT (dread dynany %a, intrinsicop dynany JSOP_LENGTH (dread dynany %o), intrinsicop dynany JSOP_GETPROP (intrinsicop dynany JS_GET_ARGUMENTOBJECT (), constval dyni32 2))
  return (dread dynany %o)
}
func &main () dynany {
  var %f dynany
  var %r dynany
  callassigned &all (constval dynundef 0, constval dyni32 7) { dassign %r 0 }
  intrinsiccall JS_PRINT (dread dynany %r)
  intrinsiccallassigned JS_NEW_FUNCTION (addroffunc ptr &all, constval dynnull 0, constval u32 0x104) { dassign %f 0 }
  intrinsiccallassigned JSOP_CALL (dread dynany %f, constval dynundef 0, conststr dynstr "a", conststr dynstr "b", conststr dynstr "c") { dassign %r 0 }
  intrinsiccallassigned JSOP_CALL (dread dynany %f, constval dynundef 0) { dassign %r 0 }
  intrinsiccall JS_SETCYCLEHEADER (dread dynany %r)
  intrinsiccallassigned JSOP_GETPROP (dread dynany %r, conststr dynstr "callee") { dassign %r 0 }
  intrinsiccall JS_PRINT (intrinsicop dynany JSOP_STRICTEQ (dread dynany %r, dread dynany %f))
  intrinsiccallassigned JS_GET_BIOBJECT (constval u32 5) { dassign %r 0 }
  intrinsiccall JS_PRINT (dread dynany %r, intrinsicop dynany JS_GET_BIOBJECT (constval u32 16))
  intrinsiccallassigned JS_GET_BISTRING (constval u32 14) { dassign %r 0 }
  intrinsiccall JS_PRINT (dread dynany %r)
  intrinsiccall JS_PRINT (intrinsicop dynany JSOP_STRICTEQ (intrinsicop dynany JS_GET_RANGEERROR_OBJECT (), intrinsicop dynany JSOP_GETPROP (intrinsicop dynany JSOP_THIS (), conststr dynstr "RangeError")))
  intrinsiccall JSOP_INIT_THIS_PROP_BY_NAME (conststr dynstr "v")
  intrinsiccall JS_PRINT (intrinsicop dynany JSOP_GET_THIS_PROP_BY_NAME (conststr dynstr "v"))
  intrinsiccall JSOP_SET_THIS_PROP_BY_NAME (conststr dynstr "v", constval dyni32 5)
  intrinsiccall JS_PRINT (intrinsicop dynany JSOP_GET_THIS_PROP_BY_NAME (conststr dynstr "v"))
  intrinsiccall JSOP_SET_THIS_PROP_BY_BINAME (constval u32 20, constval dyni32 6)
  intrinsiccall JS_PRINT (intrinsicop dynany JSOP_GETPROP (intrinsicop dynany JSOP_THIS (), conststr dynstr "index"), intrinsicop dynany JSOP_GET_THIS_PROP_BY_BINAME (constval u32 20))
  return (constval dynundef 0)
}

# stdout: 7 1 undefined
# stdout: [object Arguments]
# stdout: a 3 c
# stdout: undefined 0 undefined
# stdout: true
# stdout: function Array() { [native code] } [object JSON]
# stdout: function
# stdout: true
# stdout: undefined
# stdout: 5
# stdout: 6 6
# status: 0
