# test program
# The dynamic types of JavaScript modules.

flavor 1
srclang 2
entryfunc &main
type $record <struct { @name simplestr, @object simpleobj }>
func &main () dynany {
  var %any dynany
  var %undefined dynundef
  var %null dynnull
  var %flag dynbool
  var %number dyni32
  var %double dynf64
  var %text dynstr
  var %object dynobj
  var %hole dynhole
  var %none dynnone
  var %single dynf32
  var %unsigned dynu32
  var %pointer dynptr
  dassign %undefined (constval dynundef 0)
  dassign %null (constval dynnull 0)
  dassign %flag (constval dynbool 1)
  dassign %number (constval dyni32 42)
  dassign %double (constval dynf64 1.5)
  dassign %text (conststr dynstr "text")
  intrinsiccall JS_PRINT (conststr simplestr "simple")
  intrinsiccall JS_PRINT (dread dynany %undefined, dread dynany %null, dread dynany %flag, dread dynany %number, dread dynany %double, dread dynany %text)
  return (constval dynundef 0)
}

# stdout: simple
# stdout: undefined null true 42 1.5 text
# status: 0
