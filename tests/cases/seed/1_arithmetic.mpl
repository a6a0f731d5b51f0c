# test run
# test regcode foo
# The seed's first example, function definitions and arithmetic expressions:
#
#   int foo(int i, int j) { return (i + j) * -998; }

func &foo (var %i i32, var %j i32) i32 {
  return (
    mul i32 (
      add i32 (dread i32 %i, dread i32 %j),
      constval i32 -998))}

# run: &foo(i32 1, i32 2) == i32 -2994
# run: &foo(i32 0, i32 0) == i32 0
# run: &foo(i32 2147483647, i32 1) == i32 0
# run: &foo(i32 1000000, i32 2000000) == i32 1300967296

# regcode:
# &foo
#     0  001c  Add32                    Pss  6, 0, 1, 0
#     1  0028  ReturnMul32              pi   0, 6, 64538, 65535
