# test error
# Calls that are parsed and printed, and that no code is made for.

func &calls (var %p ptr) i32 {
  var %x i32
  customcall &calls (dread ptr %p)
  customcallassigned &calls (dread ptr %p) { dassign %x 0 }
  interfaceicall &calls (dread ptr %p)
  interfaceicallassigned &calls (dread ptr %p) { dassign %x 0 }
  virtualicall &calls (dread ptr %p)
  virtualicallassigned &calls (dread ptr %p) { dassign %x 0 }
  return (constval i32 0)
}

# error: 6:3: customcall is not supported by this version
# error: 7:3: customcallassigned is not supported by this version
# error: 8:3: interfaceicall is not supported by this version
# error: 9:3: interfaceicallassigned is not supported by this version
# error: 10:3: virtualicall is not supported by this version
# error: 11:3: virtualicallassigned is not supported by this version
