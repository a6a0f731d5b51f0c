# test print
# Both spellings of everything that has two (mpl-syntax.md §9): the printed form has one.

func $dollar (var %a i32) i32
type $u <union {@a i32}>
var $x extern i32
func &f (var %a i32) i32 {
  reg %1 i32
  reg %2 i32 0
  call $dollar (dread i32 %a)
  callassigned &dollar (dread i32 %a) { dassign %a }
  if (ne i32 (dread i32 %a, constval i32 1)) { membarfull }
  foreachelem %a $list { eval (dread i32 %a) }
  eval (array ptr <* <[3] i32>> (addrof ptr $list, dread i32 %a))
  eval (retype f32 f32 (dread i32 %a))
  eval (addroflabel @here)
  eval (addroflabel ptr @here)
@here
  return
}
var $list <[3] i32>

# print:
# # test print
# # Both spellings of everything that has two (mpl-syntax.md §9): the printed form has one.
# func &dollar (var %a i32) i32
# type $u <union {
#   @a i32}>
# var $x extern i32
# func &f (var %a i32) i32 {
#   reg %1 i32 0
#   reg %2 i32 0
#   call &dollar (dread i32 %a)
#   callassigned &dollar (dread i32 %a) { dassign %a 0 }
#   if (
#     ne i32 i32 (dread i32 %a, constval i32 1)) {
#     membarstoreload
#   }
#   foreachelem %a $list {
#     eval (dread i32 %a)
#   }
#   eval (
#     array 0 ptr <* <[3] i32>> (addrof ptr $list, dread i32 %a))
#   eval (
#     retype f32 <f32> (dread i32 %a))
#   eval (addroflabel ptr @here)
#   eval (addroflabel ptr @here)
# @here
#   return ()
# }
# var $list <[3] i32>
