# test run
# Stacks of a program: made with arguments, resumed with values, ended by the return of their function.

type $two <struct {@a i64, @b u64}>

# Gives the squares from %i on; what it gets is the step.
func &squares (var %i i64, var %to u64) i64 {
  var %step i64
  while (lt u1 i64 (dread i64 %i, constval i64 100)) {
    xintrinsiccallassigned 26 (dread u64 %to, mul i64 (dread i64 %i, dread i64 %i)) { dassign %step }
    dassign %i (add i64 (dread i64 %i, dread i64 %step))
  }
  return (neg i64 (dread i64 %i))
}

func &make (var %from i64) u64 {
  var %cells <$two>
  var %me u64
  var %stack u64
  xintrinsiccallassigned 28 () { dassign %me }
  dassign %cells 1 (dread i64 %from)
  dassign %cells 2 (dread u64 %me)
  xintrinsiccallassigned 25 (addroffunc ptr &squares, constval u64 2, addrof ptr %cells) { dassign %stack }
  return (dread u64 %stack)
}

func &sum (var %from i64, var %step i64, var %times i32) i64 {
  var %stack u64
  var %value i64
  var %sum i64
  callassigned &make (dread i64 %from) { dassign %stack }
  dassign %sum (constval i64 0)
  while (gt u1 i32 (dread i32 %times, constval i32 0)) {
    xintrinsiccallassigned 26 (dread u64 %stack, dread i64 %step) { dassign %value }
    dassign %sum (add i64 (dread i64 %sum, dread i64 %value))
    dassign %times (sub i32 (dread i32 %times, constval i32 1))
  }
  return (dread i64 %sum)
}

# States: suspended, running, ended. A stack that has ended is resumed no more.
func &states () i64 {
  var %stack u64
  var %me u64
  var %a i64
  var %b i64
  var %c i64
  var %d i64
  callassigned &make (constval i64 99) { dassign %stack }
  xintrinsiccallassigned 28 () { dassign %me }
  xintrinsiccallassigned 29 (dread u64 %me) { dassign %a }
  xintrinsiccallassigned 29 (dread u64 %stack) { dassign %b }
  xintrinsiccallassigned 26 (dread u64 %stack, constval i64 0) { dassign %c }
  xintrinsiccallassigned 26 (dread u64 %stack, constval i64 5) { dassign %c }
  xintrinsiccallassigned 29 (dread u64 %stack) { dassign %d }
  return (add i64 (mul i64 (dread i64 %a, constval i64 1000000),
    add i64 (mul i64 (dread i64 %b, constval i64 100000),
      add i64 (mul i64 (dread i64 %d, constval i64 10000), dread i64 %c))))
}

# A stack that was ended from outside.
func &killed () i64 {
  var %stack u64
  var %a i64
  callassigned &make (constval i64 3) { dassign %stack }
  xintrinsiccallassigned 26 (dread u64 %stack, constval i64 1) { dassign %a }
  xintrinsiccall 27 (dread u64 %stack)
  xintrinsiccallassigned 26 (dread u64 %stack, constval i64 1) { dassign %a }
  return (dread i64 %a)
}
func &killed_unused () i64 {
  var %stack u64
  var %a i64
  callassigned &make (constval i64 3) { dassign %stack }
  xintrinsiccall 27 (dread u64 %stack)
  xintrinsiccallassigned 29 (dread u64 %stack) { dassign %a }
  return (dread i64 %a)
}

# Two stacks that resume each other while the first waits.
func &pong (var %first u64, var %n i64) i64 {
  var %to u64
  xintrinsiccallassigned 26 (dread u64 %first, constval i64 0) { dassign %to }
  while (gt u1 i64 (dread i64 %n, constval i64 0)) {
    xintrinsiccall 26 (dread u64 %to, constval i64 7)
    dassign %n (sub i64 (dread i64 %n, constval i64 1))
  }
  return (constval i64 42)
}
func &table () i64 {
  var %cells <$two>
  var %me u64
  var %a u64
  var %b u64
  var %n i64
  var %m i64
  xintrinsiccallassigned 28 () { dassign %me }
  dassign %cells 1 (dread u64 %me)
  dassign %cells 2 (constval u64 1000)
  xintrinsiccallassigned 25 (addroffunc ptr &pong, constval u64 2, addrof ptr %cells) { dassign %a }
  xintrinsiccallassigned 25 (addroffunc ptr &pong, constval u64 2, addrof ptr %cells) { dassign %b }
  xintrinsiccall 26 (dread u64 %a, constval i64 0)
  xintrinsiccall 26 (dread u64 %b, constval i64 0)
  xintrinsiccallassigned 26 (dread u64 %a, dread u64 %b) { dassign %n }
  # The second gets a number for the stack that it shall resume.
  return (dread i64 %n)
}

# run: &sum(i64 1, i64 1, i32 4) == i64 30
# run: &sum(i64 2, i64 3, i32 3) == i64 93
# run: &sum(i64 99, i64 1, i32 2) == i64 9701
# run: &sum(i64 99, i64 1, i32 3) traps "has ended"
# run: &states() == i64 2099896
# run: &killed() traps "has ended"
# run: &killed_unused() == i64 0
# run: &table() traps "stack 0x7"
