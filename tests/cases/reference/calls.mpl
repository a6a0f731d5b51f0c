# test run
# Calls of each form.

srclang 1

func &twice (var %x i32) i32 {
  return (add i32 (dread i32 %x, dread i32 %x))
}

func &first (var %x i32, ...) i32 {
  return (dread i32 %x)
}

func &kept (var %x <!T>) <!T> {
  return (dread agg %x)
}

func &both (var %x i32) i32, i32 {
  return (dread i32 %x, neg i32 (dread i32 %x))
}

func &calls (var %x i32) i32 {
  var %y i32
  call &twice (dread i32 %x)
  callassigned &twice (dread i32 %x) { dassign %x 0 }
  callassigned &both (dread i32 %x) { dassign %x 0 regassign i32 %1 }
  icall (addroffunc ptr &twice, dread i32 %x)
  icallassigned (addroffunc ptr &twice, dread i32 %x) { dassign %x 0 }
  virtualcall &twice (dread i32 %x)
  virtualcallassigned &twice (dread i32 %x) { dassign %y 0 }
  superclasscall &twice (dread i32 %x)
  superclasscallassigned &twice (dread i32 %x) { dassign %y 0 }
  interfacecall &twice (dread i32 %x)
  interfacecallassigned &twice (dread i32 %x) { dassign %y 0 }
  polymorphiccall <func (i32, ...) i32> &first (dread i32 %x)
  polymorphiccallassigned <func (i32, ...) i32> &first (dread i32 %x, constval f64 2.5) { dassign %y 0 }
  callinstant &kept<{!T=i32}> (dread i32 %x)
  callinstantassigned &kept<{!T=i32}> (dread i32 %x) { dassign %x 0 }
  virtualcallinstant &kept<{!T=i32}> (dread i32 %x)
  virtualcallinstantassigned &kept<{!T=i32}> (dread i32 %x) { dassign %x 0 }
  superclasscallinstant &kept<{!T=i32}> (dread i32 %x)
  superclasscallinstantassigned &kept<{!T=i32}> (dread i32 %x) { dassign %x 0 }
  interfacecallinstant &kept<{!T=i32}> (dread i32 %x)
  interfacecallinstantassigned &kept<{!T=i32}> (dread i32 %x) { dassign %x 0 }
  return (add i32 (dread i32 %x, regread i32 %1))
}

func &intrinsics (var %text <* i8>) i32 {
  var %n u64
  var %copy u64
  intrinsiccall C_strlen (dread ptr %text)
  intrinsiccallassigned C_strlen (dread ptr %text) { dassign %n 0 }
  intrinsiccallwithtype <i8> C_strlen (dread ptr %text)
  intrinsiccallwithtypeassigned <i8> C_strlen (dread ptr %text) { dassign %n 0 }
  xintrinsiccall 1 (addrof ptr %copy, addrof ptr %n, constval u64 8)
  xintrinsiccallassigned 3 (dread u64 %copy, constval i64 100) { dassign %n 0 }
  dassign %n (add u64 (dread u64 %n, intrinsicop u64 C_strlen (dread ptr %text)))
  return (add i32 (cvt i32 u64 (dread u64 %n), intrinsicopwithtype i32 <i8> C_strlen (dread ptr %text)))
}

func &length () i32 {
  var %n i32
  callassigned &intrinsics (conststr ptr "four") { dassign %n 0 }
  return (dread i32 %n)
}

# run: &calls(i32 3) == i32 6
# run: &length() == i32 12
