# test error
# `packed` and `pack(N)` belong to a struct, a union or, the first one, a field; alignments are powers of two up to 16 MiB.

type $S <struct {@a i8, @b i32}>
type $P <$S> packed
type $C <class {@a i8} packed>
var $x <$S> packed
var $y i32 pack(2)
type $F <struct {@a i8, @b i32 pack(1)}>
type $Odd <struct {@a i8} pack(3)>
var $z i32 align(33554432)
func &f (var %p i32 packed) void {
  var %l <* <$S> packed>
}
func &g packed () void {
}

# error: 5:14: only a struct, a union or a field is packed
# error: 6:24: only a struct, a union or a field is packed
# error: 7:13: only a struct, a union or a field is packed
# error: 8:12: only a struct, a union or a field is packed
# error: 9:32: only a struct, a union or a field is packed
# error: 10:32: an alignment is a power of two
# error: 11:18: an alignment must lie between 1 and 16777216
# error: 12:21: only a struct, a union or a field is packed
# error: 13:18: only a struct, a union or a field is packed
# error: 15:9: only a struct, a union or a field is packed
