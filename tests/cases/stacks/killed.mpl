# test run
# Killing a stack gives back its memory of alloca and leaves that of the running one alone.

var $size i64 = 48

func &holds (var %home u64) void {
  var %p ptr
  dassign %p (alloca ptr (dread i64 $size))
  iassignoff i64 0 (dread ptr %p, constval i64 1)
  xintrinsiccall 26 (dread u64 %home, constval i64 0)
  iassignoff i64 0 (dread ptr %p, constval i64 2)
}

func &distance (var %size i64) i64 {
  var %home u64
  var %stack u64
  var %p ptr
  var %q ptr
  dassign %p (alloca ptr (dread i64 %size))
  xintrinsiccallassigned 28 () { dassign %home }
  xintrinsiccallassigned 25 (addroffunc ptr &holds, constval u64 1, addrof ptr %home) { dassign %stack }
  xintrinsiccall 26 (dread u64 %stack, constval i64 0)
  xintrinsiccall 27 (dread u64 %stack)
  dassign %q (alloca ptr (dread i64 %size))
  iassignoff i64 0 (dread ptr %q, constval i64 3)
  return (sub i64 (dread ptr %q, dread ptr %p))
}

# run: &distance(i64 64) == i64 64
# run: &distance(i64 8) == i64 16
