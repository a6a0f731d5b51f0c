# test print
# Comments within a statement come to stand before it, those behind it stay.

func &f (var %a i32) i32 {
  dassign %a (add i32 ( # the sum
    dread i32 %a, # of a
    constval i32 1)) # behind
  if (gt u1 i32 (dread i32 %a, # the limit
      constval i32 9)) { # then
    return (
      # nothing
      constval i32 0)
  }
  switch (dread i32 %a) @end {
    1: goto @end # one
    2: goto @end
  }
@end # here
  return (dread i32 %a)
  # last
}

# print:
# # test print
# # Comments within a statement come to stand before it, those behind it stay.
# func &f (var %a i32) i32 {
#   # the sum
#   # of a
#   dassign %a (
#     add i32 (dread i32 %a, constval i32 1))
#   # behind
#   # the limit
#   if (
#     gt u1 i32 (dread i32 %a, constval i32 9)) {
#     # then
#     # nothing
#     return (constval i32 0)
#   }
#   # one
#   switch (dread i32 %a) @end {
#     1: goto @end
#     2: goto @end}
# @end
#   # here
#   return (dread i32 %a)
#   # last
# }
