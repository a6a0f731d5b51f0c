# test print
# Statements: blocks indented by two, tables one entry a line, labels, positions and comments where they were.

var $table <[3] i32>
func &g (var %a i32) i32
func &f (var %i i32, var %p <* i32>) i32 {
  var %e i32
  LOC 1 10
  # a comment
  if (dread i32 %i) {
    goto @end
  } else {
    brtrue @end (eq u1 i32 (dread i32 %i, constval i32 3))
    brfalse @end (dread i32 %i)
  }
  LOC 1 11
  while (gt i32 i32 (dread i32 %i, constval i32 0)) { dassign %i (sub i32 (dread i32 %i, constval i32 1)) }
  dowhile {
    eval (dread i32 %i)
  } (constval i32 0)
  doloop %i (constval i32 0, lt i32 i32 (dread i32 %i, constval i32 9), constval i32 1) {
    foreachelem %e $table {
      iassign <* i32> (dread ptr %p, dread i32 %e)
    }
  }
  switch (dread i32 %i) @end { -1: goto @end 2: goto @end }
  multiway (dread i32 %i) @end { (dread i32 %e): goto @end (constval i32 2): goto @end }
  rangegoto (dread i32 %i) 10 { 0: goto @end 1: goto @end }
  call &g (dread i32 %i)
  callassigned &g (dread i32 %i) { dassign %i 0 }
  icallassigned (addroffunc ptr &g, dread i32 %i) { regassign i32 %1 }
  intrinsiccall C_memset (dread ptr %p, constval i32 0, constval u64 4)
  iassignoff i32 4 (dread ptr %p, dread i32 %i)
  assertnonnull (dread ptr %p)
  assertge (dread i32 %i, constval i32 0)
  assertlt (dread i32 %i, constval i32 10)
  membaracquire
  membarrelease
  membarstoreload
  membarstorestore
  free (dread ptr %p)
@end
  return (dread i32 %i)
}

# print:
# # test print
# # Statements: blocks indented by two, tables one entry a line, labels, positions and comments where they were.
# var $table <[3] i32>
# func &g (var %a i32) i32
# func &f (var %i i32, var %p <* i32>) i32 {
#   var %e i32
# LOC 1 10
#   # a comment
#   if (dread i32 %i) {
#     goto @end
#   } else {
#     brtrue @end (
#       eq u1 i32 (dread i32 %i, constval i32 3))
#     brfalse @end (dread i32 %i)
#   }
# LOC 1 11
#   while (
#     gt i32 i32 (dread i32 %i, constval i32 0)) {
#     dassign %i (
#       sub i32 (dread i32 %i, constval i32 1))
#   }
#   dowhile {
#     eval (dread i32 %i)
#   } (constval i32 0)
#   doloop %i (
#     constval i32 0,
#     lt i32 i32 (dread i32 %i, constval i32 9),
#     constval i32 1) {
#     foreachelem %e $table {
#       iassign <* i32> (dread ptr %p, dread i32 %e)
#     }
#   }
#   switch (dread i32 %i) @end {
#     -1: goto @end
#     2: goto @end}
#   multiway (dread i32 %i) @end {
#     (dread i32 %e): goto @end
#     (constval i32 2): goto @end}
#   rangegoto (dread i32 %i) 10 {
#     0: goto @end
#     1: goto @end}
#   call &g (dread i32 %i)
#   callassigned &g (dread i32 %i) { dassign %i 0 }
#   icallassigned (addroffunc ptr &g, dread i32 %i) { regassign i32 %1 }
#   intrinsiccall C_memset (dread ptr %p, constval i32 0, constval u64 4)
#   iassignoff i32 4 (dread ptr %p, dread i32 %i)
#   assertnonnull (dread ptr %p)
#   assertge (dread i32 %i, constval i32 0)
#   assertlt (dread i32 %i, constval i32 10)
#   membaracquire
#   membarrelease
#   membarstoreload
#   membarstorestore
#   free (dread ptr %p)
# @end
#   return (dread i32 %i)
# }
