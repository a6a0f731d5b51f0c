# test error
# What generic code does with its types is checked with the types that it gets.

srclang 1
type $pair <struct { @a <!A>, @b <!B> }>
func &sum (var %p <* <$pair{!A=<!T>, !B=<!T>}>>) i32 {
  return (add i32 (iread i32 <* <$pair{!A=<!T>, !B=<!T>}>> 1 (dread ptr %p), constval i32 1))
}
var $p <$pair{!A=f64, !B=f64}>
func &main () i32 {
  var %r i32
  callinstantassigned &sum<{!T=f64}> (addrof ptr $p) { dassign %r }
  return (dread i32 %r)
}

# error: 7:20: iread of a f64 as i32
