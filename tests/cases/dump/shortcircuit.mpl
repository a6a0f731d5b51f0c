# test dump shortcircuit
# cand and cior as branches; operands to their left are kept in variables.

func &f (var %a i32, var %b i32) i32 {
  if (cand i32 (dread i32 %a, cior i32 (dread i32 %b, div i32 (dread i32 %a, dread i32 %b)))) {
    return (constval i32 1)
  }
  return (add i32 (mul i32 (dread i32 %a, constval i32 2), cand i32 (dread i32 %a, dread i32 %b)))
}

# dump:
# # test dump shortcircuit
# # cand and cior as branches; operands to their left are kept in variables.
# func &f (var %a i32, var %b i32) i32 {
#   reg %1 i32 0
#   brfalse @_l0 (dread i32 %a)
#   brtrue @_l1 (dread i32 %b)
#   brfalse @_l0 (
#     div i32 (dread i32 %a, dread i32 %b))
# @_l1
#   return (constval i32 1)
# @_l0
#   regassign i32 %1 (constval i32 0)
#   brfalse @_l2 (dread i32 %a)
#   brfalse @_l2 (dread i32 %b)
#   regassign i32 %1 (constval i32 1)
# @_l2
#   return (
#     add i32 (
#       mul i32 (dread i32 %a, constval i32 2),
#       regread i32 %1))
# }
