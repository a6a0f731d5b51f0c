# test error
# Addresses in data that cannot hold them.

var $x i32
type $s <struct { @a i16, @b i32, @p u64 }>
func &f () void {
}
var $a i32 = addrof ptr $x
var $b u16 = addroffunc ptr &f
var $c <[2] u32> = [1, addrof ptr $x]
var $d <$s> = [1 = 1, 2 = conststr ptr "text", 3 = addrof ptr $x]

# error: 8:5: an address does not fit into a i32
# error: 9:5: an address does not fit into a u16
# error: 10:5: an address does not fit into a u32
# error: 11:5: an address does not fit into a i32
