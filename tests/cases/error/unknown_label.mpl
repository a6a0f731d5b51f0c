# test error
# Jumps to labels that are not there.

func &f (var %n i32) void {
  goto @nowhere
  brtrue @somewhere (dread i32 %n)
@sumewhere
  switch (dread i32 %n) @missing {
    1: goto @gone
  }
}

# error: 5:3: label @nowhere is not defined
# error: 6:3: label @somewhere is not defined
# error: 8:3: label @gone is not defined
# error: 8:3: label @missing is not defined
