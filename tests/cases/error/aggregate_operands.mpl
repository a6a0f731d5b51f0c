# test error
# Operations look at no whole aggregate: they would see its address. Registers hold none, and of two only one of the same size is chosen.

type $S <struct {@a i32}>
type $T <struct {@a i32, @b i64}>
func &f (var %s <$S>, var %t <$T>, var %c i32) i32 {
  var %o <$S>
  eval (eq i32 agg (dread agg %s, dread agg %s))
  eval (lt u1 agg (dread agg %s, dread agg %s))
  eval (cmp i32 agg (dread agg %s, dread agg %s))
  eval (retype i32 <i32> (dread agg %s))
  eval (retype agg <$S> (dread i32 %c))
  eval (retype agg <$S> (dread agg %t))
  eval (neg agg (dread agg %s))
  eval (add i64 (dread agg %s, constval i64 1))
  eval (cvt i64 agg (dread agg %s))
  eval (lnot u1 (dread agg %s))
  eval (intrinsicop i32 C_ffs (dread agg %s))
  regassign agg %1 (dread agg %s)
  dassign %o (select agg (dread i32 %c, dread agg %s, dread agg %t))
  brtrue @end (dread agg %s)
  multiway (dread agg %s) @end { (dread agg %s): goto @end }
@end
  return (dread i32 %s 1)
}

# error: 8:9: eq cannot work on whole aggregates
# error: 9:9: lt cannot work on whole aggregates
# error: 10:9: cmp cannot work on whole aggregates
# error: 11:9: retype cannot give i32: its operand is agg
# error: 12:9: retype cannot give agg: its operand is i32
# error: 13:26: <$T> (16 bytes) goes to <$S> (4 bytes)
# error: 14:9: neg cannot give agg: it needs a number
# error: 15:18: operand 1 of add is agg, not i64
# error: 16:9: cvt cannot give i64: it needs a conversion between numbers
# error: 17:18: operand 1 of lnot is agg, not an integer, address or floating point value
# error: 18:32: an aggregate is an operand of C_ffs
# error: 19:3: pseudo-register %1 holds an aggregate
# error: 20:55: <$T> (16 bytes) goes to <$S> (4 bytes)
# error: 21:16: operand 1 of brtrue is agg, not an integer, address or floating point value
# error: 22:13: operand 1 of multiway is agg, not an integer, address, f32 or f64
# error: 22:35: operand 2 of multiway is agg, not an integer, address, f32 or f64
