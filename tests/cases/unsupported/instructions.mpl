# test run
# Instructions that images may hold and this version does not execute: the trap says which.

func &exceptions () i32 {
  jstry @handler 0
@handler
  jscatch
  return (constval i32 0)
}

func &monitor (var %p ptr) i32 {
  syncenter (dread ptr %p)
  syncexit (dread ptr %p)
  return (constval i32 0)
}

func &finally () i32 {
  gosub @f
  return (constval i32 0)
@f
  finally
  retsub
}

# run: &exceptions() traps "jstry is not supported by this version"
# run: &monitor(ptr 0x1000) traps "syncenter is not supported by this version"
# run: &finally() traps "gosub is not supported by this version"
