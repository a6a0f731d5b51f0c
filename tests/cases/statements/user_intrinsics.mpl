# test run
# User intrinsics by number, which are the engine's own; intrinsics with a type operand, which changes nothing for those of C.

type $T <struct {@a i32}>

func &copied (var %v i64) i64 {
  var %from i64
  var %to i64
  dassign %from (dread i64 %v)
  xintrinsiccall 1 (addrof ptr %to, addrof ptr %from, constval u64 8)
  return (dread i64 %to)
}

func &cleared (var %v i64) i64 {
  xintrinsiccall 2 (addrof ptr %v, constval u64 4)
  return (dread i64 %v)
}

func &checked (var %index i64, var %length i64) i64 {
  xintrinsiccallassigned 3 (dread i64 %index, dread i64 %length) { dassign %index }
  return (dread i64 %index)
}

func &filled (var %value i32) i64 {
  var %b i64
  intrinsiccallwithtype <$T> C_memset (addrof ptr %b, dread i32 %value, constval u64 8)
  return (dread i64 %b)
}

func &length () u64 {
  var %n u64
  intrinsiccallwithtypeassigned <$T> C_strlen (conststr ptr "four") { dassign %n }
  return (dread u64 %n)
}

func &root (var %x f64) f64 {
  return (intrinsicopwithtype f64 <$T> C_sin (dread f64 %x))
}

# run: &copied(i64 -5) == i64 -5
# run: &cleared(i64 0x1234567800000001) == i64 1311768464867721216
# run: &checked(i64 3, i64 4) == i64 3
# run: &checked(i64 4, i64 4) traps "index 4"
# run: &checked(i64 -1, i64 4) traps "index -1"
# run: &filled(i32 1) == i64 72340172838076673
# run: &length() == u64 4
# run: &root(f64 0.0) == f64 0.0
