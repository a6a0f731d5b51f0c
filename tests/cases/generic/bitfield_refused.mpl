# test error
# A bitfield of an instance whose type has no bits, or not enough.

srclang 1
type $bits <struct { @low :12 <!T> }>
var $a <$bits{!T=f64}>
var $b <$bits{!T=u8}>
var $c <$bits{!T=u16}>

# error: 5:6: field @low of $bits|1 is a bitfield of 12 bits in type f64
# error: 5:6: field @low of $bits|2 is a bitfield of 12 bits in type u8
