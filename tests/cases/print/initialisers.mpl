# test print
# Initial values: numbers in decimal up to 1024 and in hexadecimal beyond, floats with the digits that read back, brackets, addresses.

type $pair <struct {@a i32, @b f32}>
func &f () void
var $small i32 = 1024
var $large i32 = 1025
var $negative i64 = -5000
var $char i8 = 'x'
var $single f32 = 0.1f
var $double f64 = 0.1
var $special <[3] f64> = [nan, inf, -inf]
var $pair <$pair> = [1= 3, 2= 1.5f]
var $pairs <[2] <$pair>> = [[1= 1], [2= 2.5f]]
var $grid <[2][2] u8> = [[1, 2], [3, 4]]
var $address <* <$pair>> = addrof ptr $pair
var $field <* f32> = addrof ptr $pair 2
var $offset <* f32> = addrof ptr $pair (4)
var $function <* <func () void>> = addroffunc ptr &f
var $string <* i8> = conststr ptr "tab\tquote\"é"

# print:
# # test print
# # Initial values: numbers in decimal up to 1024 and in hexadecimal beyond, floats with the digits that read back, brackets, addresses.
# type $pair <struct {
#   @a i32,
#   @b f32}>
# func &f () void
# var $small i32 = 1024
# var $large i32 = 0x401
# var $negative i64 = -5000
# var $char i8 = 120
# var $single f32 = 0.1f
# var $double f64 = 0.1
# var $special <[3] f64> = [nan, inf, -inf]
# var $pair <$pair> = [1 = 3, 2 = 1.5f]
# var $pairs <[2] <$pair>> = [
#   [1 = 1],
#   [2 = 2.5f]]
# var $grid <[2][2] u8> = [
#   [1, 2],
#   [3, 4]]
# var $address <* <$pair>> = addrof ptr $pair
# var $field <* f32> = addrof ptr $pair 2
# var $offset <* f32> = addrof ptr $pair 0 (4)
# var $function <* <func () void>> = addroffunc ptr &f
# var $string <* i8> = conststr ptr "tab\x09quote\"\xc3\xa9"
