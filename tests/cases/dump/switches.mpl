# test dump switches
# Multi-way jumps as jump tables and comparisons.

func &f (var %n i32, var %s <* i8>) i32 {
  switch (dread i32 %n) @other {
    0: goto @a
    1: goto @b
    2: goto @a
    3: goto @b
    4: goto @a
    5: goto @b
    6: goto @a
    8: goto @b
    1000: goto @a
  }
@a
  multiway (dread ptr %s) @other {
    (conststr ptr "one"): goto @b
  }
@b
  return (constval i32 2)
@other
  return (constval i32 0)
}

# dump:
# # test dump switches
# # Multi-way jumps as jump tables and comparisons.
# func &f (var %n i32, var %s <* i8>) i32 {
#   brtrue @_l3 (
#     gt u1 u32 (dread i32 %n, constval u32 8))
#   rangegoto (dread i32 %n) 0 {
#     0: goto @a
#     1: goto @b
#     2: goto @a
#     3: goto @b
#     4: goto @a
#     5: goto @b
#     6: goto @a
#     7: goto @other
#     8: goto @b}
# @_l3
#   brtrue @a (
#     eq u1 i32 (dread i32 %n, constval i32 1000))
#   goto @other
# @a
#   brtrue @b (
#     eq u1 i32 (
#       intrinsicop i32 C_strcmp (dread ptr %s, conststr ptr "one"),
#       constval i32 0))
#   goto @other
# @b
#   return (constval i32 2)
# @other
#   return (constval i32 0)
# }
