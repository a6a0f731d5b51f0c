# test run
# A stack begins with a page and goes on in further segments: calls of all kinds, large frames, memory of alloca; exceptions leave them.

type $one <struct {@a i64, @b i64}>
type $large <[600] i64>

func &on_stack (var %f ptr, var %n i64) i64 {
  var %cells <$one>
  var %stack u64
  var %v i64
  dassign %cells 1 (dread i64 %n)
  xintrinsiccallassigned 25 (dread ptr %f, constval u64 1, addrof ptr %cells) { dassign %stack }
  xintrinsiccallassigned 26 (dread u64 %stack, constval i64 0) { dassign %v }
  return (dread i64 %v)
}

func &sum (var %n i64) i64 {
  var %v i64
  brfalse @zero (gt u1 i64 (dread i64 %n, constval i64 0))
  callassigned &sum (sub i64 (dread i64 %n, constval i64 1)) { dassign %v }
  return (add i64 (dread i64 %v, dread i64 %n))
@zero
  return (constval i64 0)
}

func &fib (var %n i32) i32 {
  var %a i32
  var %b i32
  brtrue @small (lt u1 i32 (dread i32 %n, constval i32 2))
  callassigned &fib (sub i32 (dread i32 %n, constval i32 1)) { dassign %a }
  callassigned &fib (sub i32 (dread i32 %n, constval i32 2)) { dassign %b }
  return (add i32 (dread i32 %a, dread i32 %b))
@small
  return (dread i32 %n)
}

# A loop of calls at every depth: some depth is where segments meet.
func &ladder (var %n i64) i64 {
  var %v i64
  var %w i64
  brfalse @zero (gt u1 i64 (dread i64 %n, constval i64 0))
  callassigned &fib (constval i32 10) { dassign %w }
  callassigned &ladder (sub i64 (dread i64 %n, constval i64 1)) { dassign %v }
  return (add i64 (dread i64 %v, dread i64 %w))
@zero
  return (constval i64 0)
}

func &indirect (var %f <* <func (i64, ptr) i64>>, var %n i64) i64 {
  var %v i64
  brfalse @zero (gt u1 i64 (dread i64 %n, constval i64 0))
  icallassigned (dread ptr %f, dread ptr %f, sub i64 (dread i64 %n, constval i64 1)) { dassign %v }
  return (add i64 (dread i64 %v, dread i64 %n))
@zero
  return (constval i64 0)
}
func &indirectly (var %n i64) i64 {
  var %v i64
  callassigned &indirect (addroffunc ptr &indirect, dread i64 %n) { dassign %v }
  return (dread i64 %v)
}

# Addresses of variables stay what they are, also where the frames between lie in other segments.
func &by_address (var %n i64, var %at <* i64>) void {
  var %own i64
  brfalse @zero (gt u1 i64 (dread i64 %n, constval i64 0))
  dassign %own (constval i64 0)
  call &by_address (sub i64 (dread i64 %n, constval i64 1), addrof ptr %own)
  iassign <* i64> 0 (dread ptr %at, add i64 (dread i64 %own, constval i64 1))
  return ()
@zero
  iassign <* i64> 0 (dread ptr %at, constval i64 1000)
}
func &addresses (var %n i64) i64 {
  var %v i64
  call &by_address (dread i64 %n, addrof ptr %v)
  return (dread i64 %v)
}

func &large (var %n i64) i64 {
  var %a <$large>
  var %v i64
  iassign <* i64> 0 (addrof ptr %a, dread i64 %n)
  iassign <* i64> 0 (add ptr (addrof ptr %a, constval i64 4792), dread i64 %n)
  brfalse @zero (gt u1 i64 (dread i64 %n, constval i64 0))
  callassigned &large (sub i64 (dread i64 %n, constval i64 1)) { dassign %v }
  return (add i64 (dread i64 %v, iread i64 <* i64> 0 (add ptr (addrof ptr %a, constval i64 4792))))
@zero
  return (constval i64 0)
}

func &allocates (var %n i64) i64 {
  var %p <* i64>
  var %v i64
  dassign %v (constval i64 0)
  brfalse @zero (gt u1 i64 (dread i64 %n, constval i64 0))
  dassign %p (alloca ptr (constval i64 64))
  iassign <* i64> 0 (dread ptr %p, dread i64 %n)
  callassigned &allocates (sub i64 (dread i64 %n, constval i64 1)) { dassign %v }
  dassign %v (add i64 (dread i64 %v, iread i64 <* i64> 0 (dread ptr %p)))
@zero
  return (dread i64 %v)
}

func &thrower (var %n i64) i64 {
  var %v i64
  brfalse @zero (gt u1 i64 (dread i64 %n, constval i64 0))
  callassigned &thrower (sub i64 (dread i64 %n, constval i64 1)) { dassign %v }
  return (add i64 (dread i64 %v, constval i64 1))
@zero
  throw (constval i64 77)
}
func &catcher (var %n i64) i64 {
  var %v i64
  var %w i64
  javatry { @handler }
  callassigned &thrower (dread i64 %n) { dassign %v }
  endtry
  return (constval i64 0)
@handler
  javacatch { <* void> }
  callassigned &sum (dread i64 %n) { dassign %w }
  return (add i64 (dread i64 %w, regread i64 %%thrownval))
}
func &forever (var %n i64) i64 {
  var %v i64
  callassigned &forever (add i64 (dread i64 %n, constval i64 1)) { dassign %v }
  return (add i64 (dread i64 %v, constval i64 1))
}

func &t_sum (var %n i64) i64 { var %v i64
  callassigned &on_stack (addroffunc ptr &sum, dread i64 %n) { dassign %v }
  return (dread i64 %v) }
func &t_ladder (var %n i64) i64 { var %v i64
  callassigned &on_stack (addroffunc ptr &ladder, dread i64 %n) { dassign %v }
  return (dread i64 %v) }
func &t_indirect (var %n i64) i64 { var %v i64
  callassigned &on_stack (addroffunc ptr &indirectly, dread i64 %n) { dassign %v }
  return (dread i64 %v) }
func &t_addresses (var %n i64) i64 { var %v i64
  callassigned &on_stack (addroffunc ptr &addresses, dread i64 %n) { dassign %v }
  return (dread i64 %v) }
func &t_large (var %n i64) i64 { var %v i64
  callassigned &on_stack (addroffunc ptr &large, dread i64 %n) { dassign %v }
  return (dread i64 %v) }
func &t_alloca (var %n i64) i64 { var %v i64
  callassigned &on_stack (addroffunc ptr &allocates, dread i64 %n) { dassign %v }
  return (dread i64 %v) }
func &t_catch (var %n i64) i64 { var %v i64
  callassigned &on_stack (addroffunc ptr &catcher, dread i64 %n) { dassign %v }
  return (dread i64 %v) }
func &t_throw (var %n i64) i64 { var %v i64
  callassigned &on_stack (addroffunc ptr &thrower, dread i64 %n) { dassign %v }
  return (dread i64 %v) }
func &t_forever () i64 { var %v i64
  callassigned &on_stack (addroffunc ptr &forever, constval i64 0) { dassign %v }
  return (dread i64 %v) }

# run: &t_sum(i64 0) == i64 0
# run: &t_sum(i64 10000) == i64 50005000
# run: &t_sum(i64 10000) == i64 50005000
# run: &t_ladder(i64 60) == i64 3300
# run: &t_indirect(i64 5000) == i64 12502500
# run: &t_addresses(i64 3000) == i64 4000
# run: &t_large(i64 0) == i64 0
# run: &t_large(i64 100) == i64 5050
# run: &t_alloca(i64 50) == i64 1275
# run: &t_alloca(i64 50) == i64 1275
# run: &t_alloca(i64 100000) traps "stack overflow"
# run: &t_catch(i64 3000) == i64 4501577
# run: &t_throw(i64 3000) traps "uncaught exception: 0x4d"
# run: &t_forever() traps "stack overflow"
# run: &t_sum(i64 10000) == i64 50005000
