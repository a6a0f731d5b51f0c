# test error
# Endless instances that double at each step: found soon, and told of the type that they begin with.

srclang 1
type $pair <struct { @a <!A>, @b <!B> }>
type $d <struct { @x <* <$d{!T=<$pair{!A=<!T>, !B=<!T>}>}>>, @y <* <$d{!T=<[2] <!T>>}>> }>
var $v <$d{!T=i32}>
func &main () i32 {
  return (constval i32 0)
}

# error: 6:6: the instances of d have no end
