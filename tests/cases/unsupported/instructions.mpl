# test run
# Instructions that images may hold and this version does not execute: the trap says which.

func &monitor (var %p ptr) i32 {
  syncenter (dread ptr %p)
  syncexit (dread ptr %p)
  return (constval i32 0)
}

# run: &monitor(ptr 0x1000) traps "syncenter is not supported by this version"
