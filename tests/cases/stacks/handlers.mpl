# test run
# Handlers and composites belong to their stack: what is thrown on one stack is none of the others' business.

type $two <struct {@a i64, @b u64}>

# Waits within a try region, gets a number, throws it; outside of the region it adds one.
func &tries (var %n i64, var %to u64) i64 {
  var %got i64
  var %caught i64
  dassign %caught (constval i64 0)
@again
  javatry { @handler }
  xintrinsiccallassigned 26 (dread u64 %to, dread i64 %caught) { dassign %got }
  brfalse @no (gt u1 i64 (dread i64 %got, constval i64 0))
  throw (dread i64 %got)
@no
  endtry
  return (dread i64 %caught)
@handler
  javacatch { <* void> }
  dassign %caught (add i64 (dread i64 %caught, mul i64 (dread i64 %n, regread i64 %%thrownval)))
  goto @again
}
func &make (var %f ptr, var %n i64, var %me u64) u64 {
  var %cells <$two>
  var %stack u64
  dassign %cells 1 (dread i64 %n)
  dassign %cells 2 (dread u64 %me)
  xintrinsiccallassigned 25 (dread ptr %f, constval u64 2, addrof ptr %cells) { dassign %stack }
  xintrinsiccall 26 (dread u64 %stack, constval i64 0)
  return (dread u64 %stack)
}
func &both (var %f ptr) i64 {
  var %me u64
  var %a u64
  var %b u64
  var %x i64
  var %y i64
  xintrinsiccallassigned 28 () { dassign %me }
  callassigned &make (dread ptr %f, constval i64 1, dread u64 %me) { dassign %a }
  callassigned &make (dread ptr %f, constval i64 1000, dread u64 %me) { dassign %b }
  xintrinsiccallassigned 26 (dread u64 %a, constval i64 5) { dassign %x }
  xintrinsiccallassigned 26 (dread u64 %b, constval i64 7) { dassign %y }
  xintrinsiccallassigned 26 (dread u64 %a, constval i64 6) { dassign %x }
  xintrinsiccallassigned 26 (dread u64 %b, constval i64 0) { dassign %y }
  xintrinsiccallassigned 26 (dread u64 %a, constval i64 0) { dassign %x }
  return (add i64 (dread i64 %x, dread i64 %y))
}
func &regions () i64 {
  var %v i64
  callassigned &both (addroffunc ptr &tries) { dassign %v }
  return (dread i64 %v)
}

# The same with composites, each of which is left by its finally block.
func &composes (var %n i64, var %to u64) i64 {
  var %got i64
  var %caught i64
  dassign %caught (constval i64 0)
@again
  jstry @catch @finally
  xintrinsiccallassigned 26 (dread u64 %to, dread i64 %caught) { dassign %got }
  brfalse @no (gt u1 i64 (dread i64 %got, constval i64 0))
  throw (dread i64 %got)
@no
  gosub @finally
  goto @over
@catch
  jscatch
  dassign %caught (add i64 (dread i64 %caught, mul i64 (dread i64 %n, regread i64 %%thrownval)))
  gosub @finally
  goto @over
@finally
  finally
  dassign %caught (add i64 (dread i64 %caught, dread i64 %n))
  retsub
@over
  endtry
  brtrue @again (gt u1 i64 (dread i64 %got, constval i64 0))
  return (dread i64 %caught)
}
func &composites () i64 {
  var %v i64
  callassigned &both (addroffunc ptr &composes) { dassign %v }
  return (dread i64 %v)
}

# A handler of the root catches nothing of another stack.
func &throws (var %n i64, var %to u64) i64 {
  xintrinsiccall 26 (dread u64 %to, constval i64 0)
  throw (dread i64 %n)
}
func &not_caught () i64 {
  var %me u64
  var %a u64
  var %x i64
  xintrinsiccallassigned 28 () { dassign %me }
  callassigned &make (addroffunc ptr &throws, constval i64 5, dread u64 %me) { dassign %a }
  javatry { @handler }
  xintrinsiccallassigned 26 (dread u64 %a, constval i64 0) { dassign %x }
  endtry
  return (dread i64 %x)
@handler
  javacatch { <* void> }
  return (constval i64 -1)
}

# run: &regions() == i64 7011
# run: &composites() == i64 9014
# run: &not_caught() traps "uncaught exception: 0x5"
# run: &regions() == i64 7011
