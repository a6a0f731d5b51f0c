# test run
# Without classes, calls on objects call the function that they name; so does a call that says with which types.

srclang 1
func &twice (var %x i32) i32 {
  return (add i32 (dread i32 %x, dread i32 %x))
}

func &first (var %x i32, ...) i32 {
  return (dread i32 %x)
}

func &all (var %x i32) i32 {
  var %a i32
  virtualcallassigned &twice (dread i32 %x) { dassign %a 0 }
  superclasscallassigned &twice (dread i32 %a) { dassign %a 0 }
  interfacecallassigned &twice (dread i32 %a) { dassign %a 0 }
  polymorphiccallassigned <func (i32, ...) i32> &first (dread i32 %a, constval f64 2.5) { dassign %a 0 }
  virtualcall &twice (dread i32 %a)
  superclasscall &twice (dread i32 %a)
  interfacecall &twice (dread i32 %a)
  polymorphiccall <func (i32, ...) i32> &first (dread i32 %a)
  return (dread i32 %a)
}

# The same with types for parameters, of which these functions have none, and of which this one has one.
func &kept (var %x <!T>) <!T> {
  return (dread agg %x)
}

func &typed (var %x i32) i32 {
  var %a i32
  virtualcallinstantassigned &twice<{!T=i32}> (dread i32 %x) { dassign %a 0 }
  superclasscallinstantassigned &kept<{!T=i32}> (dread i32 %a) { dassign %a 0 }
  interfacecallinstantassigned &twice<{!T=i32}> (dread i32 %a) { dassign %a 0 }
  callinstantassigned &kept<{!T=i32}> (dread i32 %a) { dassign %a 0 }
  virtualcallinstant &twice<{!T=i32}> (dread i32 %a)
  superclasscallinstant &twice<{!T=i32}> (dread i32 %a)
  interfacecallinstant &kept<{!T=i32}> (dread i32 %a)
  callinstant &kept<{!T=i32}> (dread i32 %a)
  return (dread i32 %a)
}

# run: &typed(i32 5) == i32 20
# run: &all(i32 3) == i32 24
