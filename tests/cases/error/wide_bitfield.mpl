# test error
# A bitfield that is wider than its type is one error, however many variables have it.

type $b <struct { @a :3 i32, @b :40 i32 }>
type $c <struct { @x <$b> }>
var $x <$b>
var $y <$c>
var $z <struct {@n :9 u8}>
var $w <struct {@n :9 u8}>
func &f (var %p <* <$b>>) i32 {
  var %z <$b>
  var %v <[3] <$b>>
  return (add i32 (dread i32 %z 1, iread i32 <* <$b>> 2 (dread ptr %p)))
}

# error: 4:6: field @b of $b is a bitfield of 40 bits in type i32
# error: 8:5: variable $z: a bitfield is wider than its type: <struct {..
