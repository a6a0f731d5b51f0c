# test error
# Calls whose meaning only another engine knows.

func &m (var %t ptr) i32
func &calls (var %p ptr) i32 {
  virtualcall &m (dread ptr %p)
  interfacecall &m (dread ptr %p)
  customcall &m (dread ptr %p)
  polymorphiccall <func (ptr) i32> &m (dread ptr %p)
  callinstant &m <{!T=<* i32>}> (dread ptr %p)
  xintrinsiccall 99 (dread ptr %p)
  return (constval i32 0)
}

# error: 8:3: customcall is not supported by this version
# error: 11:3: no user intrinsic has the number 99
