# test error
# Inline assembly belongs to a machine.

func &main () i32 {
  asm volatile "nop"
  return (constval i32 0)
}

# error: 5:3: inline assembly is of another machine than this one
