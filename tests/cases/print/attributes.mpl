# test print
# Attributes behind types, fields, functions and parameters, in their order.

type $s <struct {@a i32 volatile, @b <* i8> const align(16)}>
var $x f64 volatile align(16)
var $p <* f32> const volatile
var $t extern i32 used
var $u fstatic i32
func &f public static inline (var %a i32 const, var %b <* i8> restrict) i32 {
  return (dread i32 %a)
}
func &g extern noreturn_or_unknown () void

# print:
# # test print
# # Attributes behind types, fields, functions and parameters, in their order.
# type $s <struct {
#   @a i32 volatile,
#   @b <* i8> const align(16)}>
# var $x f64 volatile align(16)
# var $p <* f32> const volatile
# var $t extern i32 used
# var $u fstatic i32
# func &f public static inline (var %a i32 const, var %b <* i8> restrict) i32 {
#   return (dread i32 %a)
# }
# func &g extern () void
