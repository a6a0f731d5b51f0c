# test program
# An unhandled trap prints its message and the calls that led to it, innermost first, and ends with status 134.
# What was printed before appears.

func &printf (var %format <* i8>, ...) i32

func &divide (var %a i32, var %b i32) i32 {
  LOC 1 10
  return (div i32 (dread i32 %a, dread i32 %b))
}

func &middle (var %n i32) i32 {
  LOC 1 20
  callassigned &divide (constval i32 1, dread i32 %n) { dassign %n 0 }
  return (dread i32 %n)
}

func &main () i32 {
  call &printf (conststr ptr "before\n")
  call &middle (constval i32 0)
  call &printf (conststr ptr "after\n")
  return (constval i32 0)
}

# stdout: before
# stderr: integer division by zero
# stderr: divide
# stderr: middle
# stderr: main
# status: 134
