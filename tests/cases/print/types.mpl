# test print
# Derived types in every nesting, with and without optional brackets, forward references, bit-fields, functions.

type $i32ptr <* i32>
type $matrix <[3][4] f64>
type $node <struct {@next <* <$node>>, @value i32}>
type $flags <struct {@a :3 u32, @b:5 i32, @rest <[2] u8>}>
type $either <union {@i i32, @f f32, @pair <struct {@x i16, @y i16}>}>
type $callback <* <func (i32, <* void>, ...) i32>>
type $hidden <structincomplete {}>
type $flexible <struct {@n i32, @tail <[] i64>}>
var $a <* <[10] i32>>
var $b <* [10] i32>
var $c < * < * i8 > >
var $d <$matrix>
var $e <[2] <$node>>
var $f <$callback>
var $g <* <func (void) void>>
var $h <* <$hidden>>
var $i <[2]<[3] i8>>

# print:
# # test print
# # Derived types in every nesting, with and without optional brackets, forward references, bit-fields, functions.
# type $i32ptr <* i32>
# type $matrix <[3][4] f64>
# type $node <struct {
#   @next <* <$node>>,
#   @value i32}>
# type $flags <struct {
#   @a :3 u32,
#   @b :5 i32,
#   @rest <[2] u8>}>
# type $either <union {
#   @i i32,
#   @f f32,
#   @pair <struct {
#     @x i16,
#     @y i16}>}>
# type $callback <* <func (i32, <* void>, ...) i32>>
# type $hidden <structincomplete {}>
# type $flexible <struct {
#   @n i32,
#   @tail <[] i64>}>
# var $a <* <[10] i32>>
# var $b <* <[10] i32>>
# var $c <* <* i8>>
# var $d <$matrix>
# var $e <[2] <$node>>
# var $f <$callback>
# var $g <* <func () void>>
# var $h <* <$hidden>>
# var $i <[2] <[3] i8>>
