# test program
# Intrinsics that no other case has; the comments are what they do in JavaScript, whose output node gives.

flavor 1
srclang 2
entryfunc &main
func &double (var %this dynany, var %a dynany) dynany {
  return (intrinsicop dynany JSOP_ADD (dread dynany %a, dread dynany %a))
}
func &keep (var %this dynany, var %a dynany) dynany {
  intrinsiccall JSOP_SETPROP_BY_NAME (dread dynany %this, conststr dynstr "kept", dread dynany %a)
  return (constval dynundef 0)
}
func &later (var %this dynany, var %a dynany) dynany {
  intrinsiccall JS_PRINT (conststr dynstr "later", dread dynany %a)
  return (constval dynundef 0)
}
func &main () dynany {
  var %o dynany
  var %f dynany
  var %r dynany
  intrinsiccall JS_INIT_CONTEXT (constval u1 0)
  # var o = { a: 1 }; o.b = 2; o[3] = 4; console.log(o.a, o.b, o[3])
  intrinsiccallassigned JS_NEW_OBJECT_0 () { dassign %o 0 }
  intrinsiccall JSOP_INITPROP (dread dynany %o, conststr dynstr "a", constval dyni32 1)
  intrinsiccall JSOP_INITPROP_BY_NAME (dread dynany %o, conststr dynstr "b", constval dyni32 0)
  intrinsiccall JSOP_SETPROP_BY_NAME (dread dynany %o, conststr dynstr "b", constval dyni32 2)
  intrinsiccall JSOP_SETPROP_BY_INDEX (dread dynany %o, constval dyni32 3, constval dyni32 4)
  intrinsiccall JS_PRINT (intrinsicop dynany JSOP_GETPROP_BY_NAME (dread dynany %o, conststr dynstr "a"), intrinsicop dynany JSOP_GETPROP_BY_NAME (dread dynany %o, conststr dynstr "b"), intrinsicop dynany JSOP_GETPROP_BY_INDEX (dread dynany %o, constval dyni32 3))
  # o = { set s(a) { this.kept = a } }; o.s = 7; console.log(o.kept)
  intrinsiccallassigned JS_NEW_FUNCTION (addroffunc ptr &keep, constval dynnull 0, constval u32 0x104) { dassign %f 0 }
  intrinsiccall JSOP_INITPROP_SETTER (dread dynany %o, conststr dynstr "s", dread dynany %f)
  intrinsiccall JSOP_SETPROP (dread dynany %o, conststr dynstr "s", constval dyni32 7)
  intrinsiccall JS_PRINT (intrinsicop dynany JSOP_GETPROP (dread dynany %o, conststr dynstr "kept"))
  # console.log(String(1) + true, String(null), isNaN('x'), NaN, 1 === 1)
  intrinsiccall JS_PRINT (intrinsicop dynany JSOP_CONCAT (constval dyni32 1, constval dynbool 1), intrinsicop dynany JS_STRING_VAL (constval dynnull 0), intrinsicop dynany JS_ISNAN (conststr dynstr "x"), intrinsicop dynany JS_NAN (), intrinsicop dynany JSOP_SWITCH_CMP (constval dyni32 1, constval dyni32 1))
  # double(21), new Date(5).getTime(), /a+/g, /a+/
  intrinsiccallassigned JS_NEW_FUNCTION (addroffunc ptr &double, constval dynnull 0, constval u32 0x104) { dassign %f 0 }
  intrinsiccallassigned JS_ICALL (dread dynany %f, constval dyni32 21) { dassign %r 0 }
  intrinsiccall JS_PRINT (dread dynany %r)
  intrinsiccallassigned JS_DATE (constval dyni32 5) { dassign %o 0 }
  intrinsiccallassigned JSOP_CALL (intrinsicop dynany JSOP_GETPROP (dread dynany %o, conststr dynstr "getTime"), dread dynany %o) { dassign %r 0 }
  intrinsiccall JS_PRINT (dread dynany %r, intrinsicop dynany JS_REGEXP (conststr dynstr "a+", conststr dynstr "g"), intrinsicop dynany JS_REGEXP (conststr dynstr "a+"))
  # console.log(new Array(3).length)
  intrinsiccallassigned JS_NEW (intrinsicop dynany JS_GET_BIOBJECT (constval u32 5), constval dyni32 3) { dassign %o 0 }
  intrinsiccall JS_PRINT (intrinsicop dynany JSOP_LENGTH (dread dynany %o))
  # The constructors of errors, by their names.
  intrinsiccall JS_PRINT (intrinsicop dynany JSOP_GETPROP (intrinsicop dynany JS_GET_ERROR_OBJECT (), conststr dynstr "name"), intrinsicop dynany JSOP_GETPROP (intrinsicop dynany JS_GET_EVALERROR_OBJECT (), conststr dynstr "name"), intrinsicop dynany JSOP_GETPROP (intrinsicop dynany JS_GET_REFERENCEERROR_OBJECT (), conststr dynstr "name"), intrinsicop dynany JSOP_GETPROP (intrinsicop dynany JS_GET_SYNTAXERROR_OBJECT (), conststr dynstr "name"), intrinsicop dynany JSOP_GETPROP (intrinsicop dynany JS_GET_TYPEERROR_OBJECT (), conststr dynstr "name"), intrinsicop dynany JSOP_GETPROP (intrinsicop dynany JS_GET_URIERROR_OBJECT (), conststr dynstr "name"))
  # var index; console.log(index); v = 1; delete v; console.log(typeof v)
  intrinsiccall JSOP_INIT_THIS_PROP_BY_BINAME (constval u32 20)
  intrinsiccall JS_PRINT (intrinsicop dynany JSOP_GET_THIS_PROP_BY_BINAME (constval u32 20))
  intrinsiccall JSOP_SET_THIS_PROP_BY_NAME (conststr dynstr "v", constval dyni32 1)
  intrinsiccallassigned JS_DELNAME (conststr dynstr "v") { dassign %r 0 }
  intrinsiccall JS_PRINT (dread dynany %r, intrinsicop dynany JSOP_TYPEOF (intrinsicop dynany JSOP_GETPROP (intrinsicop dynany JSOP_THIS (), conststr dynstr "v")))
  # console.log(eval('var e = 6; e * 7'), e); setTimeout(later, 0, 'on'); require('fs')
  intrinsiccallassigned JS_EVAL (conststr dynstr "var e = 6; e * 7") { dassign %r 0 }
  intrinsiccall JS_PRINT (dread dynany %r, intrinsicop dynany JSOP_GET_THIS_PROP_BY_NAME (conststr dynstr "e"))
  intrinsiccallassigned JS_NEW_FUNCTION (addroffunc ptr &later, constval dynnull 0, constval u32 0x104) { dassign %f 0 }
  intrinsiccallassigned JS_SETTIMEOUT (dread dynany %f, constval dyni32 0, conststr dynstr "on") { dassign %r 0 }
  intrinsiccallassigned JS_REQUIRE (conststr dynstr "fs") { dassign %r 0 }
  intrinsiccall JS_PRINT (intrinsicop dynany JSOP_TYPEOF (intrinsicop dynany JSOP_GETPROP (dread dynany %r, conststr dynstr "readFileSync")))
  intrinsiccall JSOP_ASSERTVALUE (dread dynany %r)
  return (constval dynundef 0)
}

# stdout: 1 2 4
# stdout: 7
# stdout: 1true null true NaN true
# stdout: 42
# stdout: 5 /a+/g /a+/
# stdout: 3
# stdout: Error EvalError ReferenceError SyntaxError TypeError URIError
# stdout: undefined
# stdout: true undefined
# stdout: 42 6
# stdout: function
# stdout: later on

# status: 0
