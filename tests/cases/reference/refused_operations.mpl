# test error
# Operations that are parsed and printed, and that no code is made for: objects and references of managed languages in a module of C, handlers of
# C++, places that only the frames of lowered modules have.

srclang 1
func &references (var %p ptr) i32 {
  incref (dread ptr %p)
  decref (dread ptr %p)
  decrefreset (addrof ptr %p)
  decrefwithcheck (dread ptr %p)
  iassignfpoff i32 16 (constval i32 1)
  return (ireadfpoff i32 16)
}

func &handlers (var %p ptr) i32 {
  cpptry { @handler }
  endtry
  return (constval i32 0)
@handler
  cppcatch { <* void> }
  return (constval i32 1)
}

# error: 7:3: incref is not supported by this version
# error: 8:3: decref is not supported by this version
# error: 9:3: decrefreset is not supported by this version
# error: 10:3: decref is not supported by this version
# error: 11:3: iassignfpoff is not supported by this version
# error: 12:11: ireadfpoff is not supported by this version
# error: 16:3: try is not supported by this version
# error: 20:3: catch is not supported by this version
