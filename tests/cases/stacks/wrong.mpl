# test run
# What cannot be done with stacks is a trap, and the machine goes on.

type $cells <struct {@a i64, @b i64, @c i64}>

func &swap (var %stack u64) i64 {
  var %v i64
  xintrinsiccallassigned 26 (dread u64 %stack, constval i64 0) { dassign %v }
  return (dread i64 %v)
}
func &self () i64 {
  var %me u64
  var %v i64
  xintrinsiccallassigned 28 () { dassign %me }
  callassigned &swap (dread u64 %me) { dassign %v }
  return (dread i64 %v)
}
func &kill (var %stack u64) void {
  xintrinsiccall 27 (dread u64 %stack)
}
func &kill_self () void {
  var %me u64
  xintrinsiccallassigned 28 () { dassign %me }
  call &kill (dread u64 %me)
}
func &state (var %stack u64) u64 {
  var %v u64
  xintrinsiccallassigned 29 (dread u64 %stack) { dassign %v }
  return (dread u64 %v)
}
# The first stack of a call is named no more when the call has ended.
func &me () u64 {
  var %me u64
  xintrinsiccallassigned 28 () { dassign %me }
  dassign $kept (dread u64 %me)
  return (constval u64 1)
}
func &old () u64 {
  var %v u64
  callassigned &state (dread u64 $kept) { dassign %v }
  return (dread u64 %v)
}
var $kept u64

func &divides (var %a i64, var %b i64) i64 {
  return (div i64 (dread i64 %a, dread i64 %b))
}
func &new (var %count u64, var %cells u64) u64 {
  var %stack u64
  xintrinsiccallassigned 25 (addroffunc ptr &divides, dread u64 %count, dread u64 %cells) { dassign %stack }
  return (dread u64 %stack)
}
func &of_number (var %address u64) u64 {
  var %stack u64
  xintrinsiccallassigned 25 (dread u64 %address, constval u64 0, constval u64 0) { dassign %stack }
  return (dread u64 %stack)
}

# A trap that no frame of a stack handles ends the stack and the call.
func &run (var %a i64, var %b i64) i64 {
  var %cells <$cells>
  var %stack u64
  var %v i64
  dassign %cells 1 (dread i64 %a)
  dassign %cells 2 (dread i64 %b)
  callassigned &new (constval u64 2, addrof u64 %cells) { dassign %stack }
  dassign $kept (dread u64 %stack)
  callassigned &swap (dread u64 %stack) { dassign %v }
  return (dread i64 %v)
}

# run: &swap(u64 0) traps "stack 0x0 has ended, or never was"
# run: &swap(u64 0xffffffffffffffff) traps "has ended, or never was"
# run: &swap(u64 0x100000000) traps "has ended, or never was"
# run: &self() traps "is running already"
# run: &kill(u64 12345) traps "has ended, or never was"
# run: &kill_self() traps "is running already"
# run: &me() == u64 1
# run: &old() == u64 0
# run: &new(u64 1, u64 0) traps "1 arguments of a function that takes 2"
# run: &new(u64 0xffffffffffff, u64 0) traps "a function that takes 2"
# run: &new(u64 2, u64 0x6000) traps "invalid memory access at address 0x6000"
# run: &new(u64 2, u64 0) traps "null"
# run: &of_number(u64 0x1234567) traps "not a function"
# run: &run(i64 91, i64 7) == i64 13
# run: &run(i64 1, i64 0) traps "division by zero"
# run: &old() == u64 0
# run: &run(i64 91, i64 13) == i64 7
