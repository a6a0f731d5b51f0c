# test error
# Aggregates are copied through pointers that say what they are, and only if that has a size.

type $S <struct {@a i32}>
type $later <structincomplete {}>
func &f (var %p ptr, var %s <$S>) void {
  icallassigned (dread ptr %p, iread agg ptr (dread ptr %p)) { dassign %s }
  dassign %s (iread agg <* void> (dread ptr %p))
  dassign %s (iread agg <* <$later>> (dread ptr %p))
  iassign ptr (dread ptr %p, dread agg %s)
}


# error: 7:32: iread of an aggregate through a pointer that does not say which
# error: 8:15: iread of a void as agg
# error: 9:15: iread of <$later>: the type is incomplete: <structincomplete {}>
# error: 10:30: iassign of an aggregate through a pointer that does not say which
