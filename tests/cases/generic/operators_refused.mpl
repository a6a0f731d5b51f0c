# test error
# An operation that the type of an instance does not have.

srclang 1
type $s <struct { @a i32 }>
func &add (var %x <!T>) <!T> {
  return (add agg (dread agg %x, dread agg %x))
}
func &bits (var %x <!T>) <!T> {
  return (band agg (dread agg %x, dread agg %x))
}
func &test (var %s <$s>) f64 {
  var %r f64
  callinstantassigned &add<{!T=<$s>}> (dread agg %s) { dassign %s 0 }
  callinstantassigned &bits<{!T=f64}> (constval f64 1.0) { dassign %r 0 }
  return (dread f64 %r)
}

# error: 7:11: add cannot give agg: it needs a number
# error: 10:11: band cannot give f64: it needs an integer
