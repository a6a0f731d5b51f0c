# test run
# Blocks within blocks, named and bare; a maydassign assigns.

func &nested (var %n i32) i32 {
  {
    dassign %n (add i32 (dread i32 %n, constval i32 1))
    block {
      maydassign %n (mul i32 (dread i32 %n, constval i32 2))
    }
  }
  return (dread i32 %n)
}

# run: &nested(i32 4) == i32 10
