# test error
# Instances that need one another without end, and generic functions that are called like others.

srclang 1
type $deeper <struct { @x <* <$deeper{!T=<* <!T>>}>> }>
var $v <$deeper{!T=i32}>
func &first (var %x <!T>) void {
}
func &main () i32 {
  call &first (constval i32 1)
  return (constval i32 0)
}

# error: 5:6: the instances of deeper have no end
# error: 10:3: a generic function is called without types
