# test run
# Statements without a visible effect: evaluation for its own sake, fences, comments, source positions, directives, blocks.

func &evaluate (var %a i32, var %b i32) i32 {
  eval (add i32 (dread i32 %a, dread i32 %b))
  eval (dread i32 %a)
  eval (div i32 (dread i32 %a, dread i32 %b))
  return (dread i32 %a)
}

func &fences (var %p i32) i32 {
  dassign %p (add i32 (dread i32 %p, constval i32 1))
  membaracquire
  membarrelease
  membarstoreload
  membarstorestore
  membarfull
  return (dread i32 %p)
}

func &positions (var %a i32) i32 {
  LOC 1 10
  # a comment between two statements
  dassign %a (mul i32 (dread i32 %a, constval i32 3)) # and one behind a statement
  LOC 1 11 4
  return (
    # and one inside an expression
    dread i32 %a)
}

func &directives (var %a i32) i32 {
  funcid 7
  funcinfo {
    @INFO_fullname "directives",
    @INFO_line 12}
  var %early i32
  dassign %early (dread i32 %a)
  var %late i32
  dassign %late (add i32 (dread i32 %early, constval i32 1))
  return (dread i32 %late)
}

func &falls_off (var %a i32) void {
  dassign %a (constval i32 1)
}

func &uninitialised () i64 {
  var %x i64
  return (dread i64 %x)
}

func &bare_return () void {
  return
}

# run: &evaluate(i32 6, i32 3) == i32 6
# run: &evaluate(i32 6, i32 0) traps "integer division by zero"
# run: &fences(i32 41) == i32 42
# run: &positions(i32 14) == i32 42
# run: &directives(i32 41) == i32 42
# run: &falls_off(i32 0)
# run: &uninitialised() == i64 0
# run: &bare_return()
