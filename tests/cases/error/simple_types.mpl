# test error
# Types that only memory has.

flavor 1
srclang JavaScript
type $record <struct { @name simplestr }>
func &unused () dynany {
  var %s simplestr
  var %r <$record>
  return (constval dynundef 0)
}
func &assigned (var %o simpleobj) dynany {
  var %s simplestr
  dassign %s (constval i32 3)
  intrinsiccall JS_PRINT (dread dynstr %s)
  regassign simplestr %1 (conststr simplestr "x")
  return (constval dynundef 0)
}

# help: 8:7: use dynstr, dynobj or dynany
# error: 8:7: %s is of type simplestr, which only fields and other memory have
# error: 12:17: %o is of type simpleobj, which only fields and other memory have
# error: 13:7: %s is of type simplestr, which only fields and other memory have
# error: 16:23: %1 is of type simplestr, which only fields and other memory have
