# Loops of %n calls: of a function that is compiled whole, and of one that machine code leaves, since it ends in a tail call.

flavor 1
srclang 1

func &twice (var %x i32) i32 {
  return (add i32 (dread i32 %x, dread i32 %x))
}

func &plain (var %x i32) i32 {
  var %y i32
  callassigned &twice (dread i32 %x) { dassign %y 0 }
  return (dread i32 %y)
}

func &through (var %x i32) i32 {
  var %y i32
  intrinsiccall tail_call (constval ptr 0)
  callassigned &twice (dread i32 %x) { dassign %y 0 }
  return (dread i32 %y)
}

func &calls public (var %n i32) i32 {
  var %i i32
  var %y i32
  dassign %i 0 (constval i32 0)
  dassign %y 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i, dread i32 %n)) {
    callassigned &plain (dread i32 %y) { dassign %y 0 }
    dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
  }
  return (dread i32 %y)
}

func &leaves public (var %n i32) i32 {
  var %i i32
  var %y i32
  dassign %i 0 (constval i32 0)
  dassign %y 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i, dread i32 %n)) {
    callassigned &through (dread i32 %y) { dassign %y 0 }
    dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
  }
  return (dread i32 %y)
}
