# test run
# test regcode eq_i8 ge_i16 gt_u32
# Branches on a value in memory: comparisons, widths, either side, displaced and indexed, forwards and back.

type $node <struct {@next <* <$node>>, @value i32}>
var $third fstatic <$node> = [2 = 30]
var $second fstatic <$node> = [1 = addrof ptr $third, 2 = 20]
var $first fstatic <$node> = [1 = addrof ptr $second, 2 = 10]
var $list fstatic ptr = addrof ptr $first
var $v_i8 fstatic <[6] i8> = [5, -3, 120, -128, 0, 77]
func &eq_i8 (var %x i32, var %n i32) i32 {
  var %p ptr
  var %i i32
  var %r i32
  dassign %p (addrof ptr $v_i8)
  dassign %r (constval i32 0)
  if (eq u1 i32 (iread i8 <* i8> 0 (add ptr (dread ptr %p, mul i64 (constval i64 2, constval i64 1))), dread i32 %x)) { dassign %r (add i32 (dread i32 %r, constval i32 100)) }
  if (eq u1 i32 (dread i32 %x, iread i8 <* i8> 0 (add ptr (dread ptr %p, mul i64 (constval i64 3, constval i64 1))))) { dassign %r (add i32 (dread i32 %r, constval i32 1000)) }
  if (eq u1 i32 (iread i8 <* i8> 0 (add ptr (dread ptr %p, mul i64 (constval i64 1, constval i64 1))), constval i32 5)) { dassign %r (add i32 (dread i32 %r, constval i32 10000)) }
  dassign %i (constval i32 0)
  while (eq u1 i32 (iread i8 <* i8> 0 (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 1))), dread i32 %x)) {
    dassign %i (add i32 (dread i32 %i, constval i32 1))
    if (ge u1 i32 (dread i32 %i, dread i32 %n)) { return (add i32 (dread i32 %r, constval i32 50)) }
  }
  return (add i32 (dread i32 %r, dread i32 %i))
}
func &ne_i8 (var %x i32, var %n i32) i32 {
  var %p ptr
  var %i i32
  var %r i32
  dassign %p (addrof ptr $v_i8)
  dassign %r (constval i32 0)
  if (ne u1 i32 (iread i8 <* i8> 0 (add ptr (dread ptr %p, mul i64 (constval i64 2, constval i64 1))), dread i32 %x)) { dassign %r (add i32 (dread i32 %r, constval i32 100)) }
  if (ne u1 i32 (dread i32 %x, iread i8 <* i8> 0 (add ptr (dread ptr %p, mul i64 (constval i64 3, constval i64 1))))) { dassign %r (add i32 (dread i32 %r, constval i32 1000)) }
  if (ne u1 i32 (iread i8 <* i8> 0 (add ptr (dread ptr %p, mul i64 (constval i64 1, constval i64 1))), constval i32 5)) { dassign %r (add i32 (dread i32 %r, constval i32 10000)) }
  dassign %i (constval i32 0)
  while (ne u1 i32 (iread i8 <* i8> 0 (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 1))), dread i32 %x)) {
    dassign %i (add i32 (dread i32 %i, constval i32 1))
    if (ge u1 i32 (dread i32 %i, dread i32 %n)) { return (add i32 (dread i32 %r, constval i32 50)) }
  }
  return (add i32 (dread i32 %r, dread i32 %i))
}
func &lt_i8 (var %x i32, var %n i32) i32 {
  var %p ptr
  var %i i32
  var %r i32
  dassign %p (addrof ptr $v_i8)
  dassign %r (constval i32 0)
  if (lt u1 i32 (iread i8 <* i8> 0 (add ptr (dread ptr %p, mul i64 (constval i64 2, constval i64 1))), dread i32 %x)) { dassign %r (add i32 (dread i32 %r, constval i32 100)) }
  if (lt u1 i32 (dread i32 %x, iread i8 <* i8> 0 (add ptr (dread ptr %p, mul i64 (constval i64 3, constval i64 1))))) { dassign %r (add i32 (dread i32 %r, constval i32 1000)) }
  if (lt u1 i32 (iread i8 <* i8> 0 (add ptr (dread ptr %p, mul i64 (constval i64 1, constval i64 1))), constval i32 5)) { dassign %r (add i32 (dread i32 %r, constval i32 10000)) }
  dassign %i (constval i32 0)
  while (lt u1 i32 (iread i8 <* i8> 0 (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 1))), dread i32 %x)) {
    dassign %i (add i32 (dread i32 %i, constval i32 1))
    if (ge u1 i32 (dread i32 %i, dread i32 %n)) { return (add i32 (dread i32 %r, constval i32 50)) }
  }
  return (add i32 (dread i32 %r, dread i32 %i))
}
func &le_i8 (var %x i32, var %n i32) i32 {
  var %p ptr
  var %i i32
  var %r i32
  dassign %p (addrof ptr $v_i8)
  dassign %r (constval i32 0)
  if (le u1 i32 (iread i8 <* i8> 0 (add ptr (dread ptr %p, mul i64 (constval i64 2, constval i64 1))), dread i32 %x)) { dassign %r (add i32 (dread i32 %r, constval i32 100)) }
  if (le u1 i32 (dread i32 %x, iread i8 <* i8> 0 (add ptr (dread ptr %p, mul i64 (constval i64 3, constval i64 1))))) { dassign %r (add i32 (dread i32 %r, constval i32 1000)) }
  if (le u1 i32 (iread i8 <* i8> 0 (add ptr (dread ptr %p, mul i64 (constval i64 1, constval i64 1))), constval i32 5)) { dassign %r (add i32 (dread i32 %r, constval i32 10000)) }
  dassign %i (constval i32 0)
  while (le u1 i32 (iread i8 <* i8> 0 (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 1))), dread i32 %x)) {
    dassign %i (add i32 (dread i32 %i, constval i32 1))
    if (ge u1 i32 (dread i32 %i, dread i32 %n)) { return (add i32 (dread i32 %r, constval i32 50)) }
  }
  return (add i32 (dread i32 %r, dread i32 %i))
}
func &gt_i8 (var %x i32, var %n i32) i32 {
  var %p ptr
  var %i i32
  var %r i32
  dassign %p (addrof ptr $v_i8)
  dassign %r (constval i32 0)
  if (gt u1 i32 (iread i8 <* i8> 0 (add ptr (dread ptr %p, mul i64 (constval i64 2, constval i64 1))), dread i32 %x)) { dassign %r (add i32 (dread i32 %r, constval i32 100)) }
  if (gt u1 i32 (dread i32 %x, iread i8 <* i8> 0 (add ptr (dread ptr %p, mul i64 (constval i64 3, constval i64 1))))) { dassign %r (add i32 (dread i32 %r, constval i32 1000)) }
  if (gt u1 i32 (iread i8 <* i8> 0 (add ptr (dread ptr %p, mul i64 (constval i64 1, constval i64 1))), constval i32 5)) { dassign %r (add i32 (dread i32 %r, constval i32 10000)) }
  dassign %i (constval i32 0)
  while (gt u1 i32 (iread i8 <* i8> 0 (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 1))), dread i32 %x)) {
    dassign %i (add i32 (dread i32 %i, constval i32 1))
    if (ge u1 i32 (dread i32 %i, dread i32 %n)) { return (add i32 (dread i32 %r, constval i32 50)) }
  }
  return (add i32 (dread i32 %r, dread i32 %i))
}
func &ge_i8 (var %x i32, var %n i32) i32 {
  var %p ptr
  var %i i32
  var %r i32
  dassign %p (addrof ptr $v_i8)
  dassign %r (constval i32 0)
  if (ge u1 i32 (iread i8 <* i8> 0 (add ptr (dread ptr %p, mul i64 (constval i64 2, constval i64 1))), dread i32 %x)) { dassign %r (add i32 (dread i32 %r, constval i32 100)) }
  if (ge u1 i32 (dread i32 %x, iread i8 <* i8> 0 (add ptr (dread ptr %p, mul i64 (constval i64 3, constval i64 1))))) { dassign %r (add i32 (dread i32 %r, constval i32 1000)) }
  if (ge u1 i32 (iread i8 <* i8> 0 (add ptr (dread ptr %p, mul i64 (constval i64 1, constval i64 1))), constval i32 5)) { dassign %r (add i32 (dread i32 %r, constval i32 10000)) }
  dassign %i (constval i32 0)
  while (ge u1 i32 (iread i8 <* i8> 0 (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 1))), dread i32 %x)) {
    dassign %i (add i32 (dread i32 %i, constval i32 1))
    if (ge u1 i32 (dread i32 %i, dread i32 %n)) { return (add i32 (dread i32 %r, constval i32 50)) }
  }
  return (add i32 (dread i32 %r, dread i32 %i))
}
var $v_u8 fstatic <[6] u8> = [5, 253, 120, 128, 0, 77]
func &eq_u8 (var %x i32, var %n i32) i32 {
  var %p ptr
  var %i i32
  var %r i32
  dassign %p (addrof ptr $v_u8)
  dassign %r (constval i32 0)
  if (eq u1 i32 (iread u8 <* u8> 0 (add ptr (dread ptr %p, mul i64 (constval i64 2, constval i64 1))), dread i32 %x)) { dassign %r (add i32 (dread i32 %r, constval i32 100)) }
  if (eq u1 i32 (dread i32 %x, iread u8 <* u8> 0 (add ptr (dread ptr %p, mul i64 (constval i64 3, constval i64 1))))) { dassign %r (add i32 (dread i32 %r, constval i32 1000)) }
  if (eq u1 i32 (iread u8 <* u8> 0 (add ptr (dread ptr %p, mul i64 (constval i64 1, constval i64 1))), constval i32 5)) { dassign %r (add i32 (dread i32 %r, constval i32 10000)) }
  dassign %i (constval i32 0)
  while (eq u1 i32 (iread u8 <* u8> 0 (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 1))), dread i32 %x)) {
    dassign %i (add i32 (dread i32 %i, constval i32 1))
    if (ge u1 i32 (dread i32 %i, dread i32 %n)) { return (add i32 (dread i32 %r, constval i32 50)) }
  }
  return (add i32 (dread i32 %r, dread i32 %i))
}
func &ne_u8 (var %x i32, var %n i32) i32 {
  var %p ptr
  var %i i32
  var %r i32
  dassign %p (addrof ptr $v_u8)
  dassign %r (constval i32 0)
  if (ne u1 i32 (iread u8 <* u8> 0 (add ptr (dread ptr %p, mul i64 (constval i64 2, constval i64 1))), dread i32 %x)) { dassign %r (add i32 (dread i32 %r, constval i32 100)) }
  if (ne u1 i32 (dread i32 %x, iread u8 <* u8> 0 (add ptr (dread ptr %p, mul i64 (constval i64 3, constval i64 1))))) { dassign %r (add i32 (dread i32 %r, constval i32 1000)) }
  if (ne u1 i32 (iread u8 <* u8> 0 (add ptr (dread ptr %p, mul i64 (constval i64 1, constval i64 1))), constval i32 5)) { dassign %r (add i32 (dread i32 %r, constval i32 10000)) }
  dassign %i (constval i32 0)
  while (ne u1 i32 (iread u8 <* u8> 0 (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 1))), dread i32 %x)) {
    dassign %i (add i32 (dread i32 %i, constval i32 1))
    if (ge u1 i32 (dread i32 %i, dread i32 %n)) { return (add i32 (dread i32 %r, constval i32 50)) }
  }
  return (add i32 (dread i32 %r, dread i32 %i))
}
func &lt_u8 (var %x i32, var %n i32) i32 {
  var %p ptr
  var %i i32
  var %r i32
  dassign %p (addrof ptr $v_u8)
  dassign %r (constval i32 0)
  if (lt u1 i32 (iread u8 <* u8> 0 (add ptr (dread ptr %p, mul i64 (constval i64 2, constval i64 1))), dread i32 %x)) { dassign %r (add i32 (dread i32 %r, constval i32 100)) }
  if (lt u1 i32 (dread i32 %x, iread u8 <* u8> 0 (add ptr (dread ptr %p, mul i64 (constval i64 3, constval i64 1))))) { dassign %r (add i32 (dread i32 %r, constval i32 1000)) }
  if (lt u1 i32 (iread u8 <* u8> 0 (add ptr (dread ptr %p, mul i64 (constval i64 1, constval i64 1))), constval i32 5)) { dassign %r (add i32 (dread i32 %r, constval i32 10000)) }
  dassign %i (constval i32 0)
  while (lt u1 i32 (iread u8 <* u8> 0 (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 1))), dread i32 %x)) {
    dassign %i (add i32 (dread i32 %i, constval i32 1))
    if (ge u1 i32 (dread i32 %i, dread i32 %n)) { return (add i32 (dread i32 %r, constval i32 50)) }
  }
  return (add i32 (dread i32 %r, dread i32 %i))
}
func &le_u8 (var %x i32, var %n i32) i32 {
  var %p ptr
  var %i i32
  var %r i32
  dassign %p (addrof ptr $v_u8)
  dassign %r (constval i32 0)
  if (le u1 i32 (iread u8 <* u8> 0 (add ptr (dread ptr %p, mul i64 (constval i64 2, constval i64 1))), dread i32 %x)) { dassign %r (add i32 (dread i32 %r, constval i32 100)) }
  if (le u1 i32 (dread i32 %x, iread u8 <* u8> 0 (add ptr (dread ptr %p, mul i64 (constval i64 3, constval i64 1))))) { dassign %r (add i32 (dread i32 %r, constval i32 1000)) }
  if (le u1 i32 (iread u8 <* u8> 0 (add ptr (dread ptr %p, mul i64 (constval i64 1, constval i64 1))), constval i32 5)) { dassign %r (add i32 (dread i32 %r, constval i32 10000)) }
  dassign %i (constval i32 0)
  while (le u1 i32 (iread u8 <* u8> 0 (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 1))), dread i32 %x)) {
    dassign %i (add i32 (dread i32 %i, constval i32 1))
    if (ge u1 i32 (dread i32 %i, dread i32 %n)) { return (add i32 (dread i32 %r, constval i32 50)) }
  }
  return (add i32 (dread i32 %r, dread i32 %i))
}
func &gt_u8 (var %x i32, var %n i32) i32 {
  var %p ptr
  var %i i32
  var %r i32
  dassign %p (addrof ptr $v_u8)
  dassign %r (constval i32 0)
  if (gt u1 i32 (iread u8 <* u8> 0 (add ptr (dread ptr %p, mul i64 (constval i64 2, constval i64 1))), dread i32 %x)) { dassign %r (add i32 (dread i32 %r, constval i32 100)) }
  if (gt u1 i32 (dread i32 %x, iread u8 <* u8> 0 (add ptr (dread ptr %p, mul i64 (constval i64 3, constval i64 1))))) { dassign %r (add i32 (dread i32 %r, constval i32 1000)) }
  if (gt u1 i32 (iread u8 <* u8> 0 (add ptr (dread ptr %p, mul i64 (constval i64 1, constval i64 1))), constval i32 5)) { dassign %r (add i32 (dread i32 %r, constval i32 10000)) }
  dassign %i (constval i32 0)
  while (gt u1 i32 (iread u8 <* u8> 0 (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 1))), dread i32 %x)) {
    dassign %i (add i32 (dread i32 %i, constval i32 1))
    if (ge u1 i32 (dread i32 %i, dread i32 %n)) { return (add i32 (dread i32 %r, constval i32 50)) }
  }
  return (add i32 (dread i32 %r, dread i32 %i))
}
func &ge_u8 (var %x i32, var %n i32) i32 {
  var %p ptr
  var %i i32
  var %r i32
  dassign %p (addrof ptr $v_u8)
  dassign %r (constval i32 0)
  if (ge u1 i32 (iread u8 <* u8> 0 (add ptr (dread ptr %p, mul i64 (constval i64 2, constval i64 1))), dread i32 %x)) { dassign %r (add i32 (dread i32 %r, constval i32 100)) }
  if (ge u1 i32 (dread i32 %x, iread u8 <* u8> 0 (add ptr (dread ptr %p, mul i64 (constval i64 3, constval i64 1))))) { dassign %r (add i32 (dread i32 %r, constval i32 1000)) }
  if (ge u1 i32 (iread u8 <* u8> 0 (add ptr (dread ptr %p, mul i64 (constval i64 1, constval i64 1))), constval i32 5)) { dassign %r (add i32 (dread i32 %r, constval i32 10000)) }
  dassign %i (constval i32 0)
  while (ge u1 i32 (iread u8 <* u8> 0 (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 1))), dread i32 %x)) {
    dassign %i (add i32 (dread i32 %i, constval i32 1))
    if (ge u1 i32 (dread i32 %i, dread i32 %n)) { return (add i32 (dread i32 %r, constval i32 50)) }
  }
  return (add i32 (dread i32 %r, dread i32 %i))
}
var $v_i16 fstatic <[6] i16> = [5, -3, 120, -128, 0, 77]
func &eq_i16 (var %x i32, var %n i32) i32 {
  var %p ptr
  var %i i32
  var %r i32
  dassign %p (addrof ptr $v_i16)
  dassign %r (constval i32 0)
  if (eq u1 i32 (iread i16 <* i16> 0 (add ptr (dread ptr %p, mul i64 (constval i64 2, constval i64 2))), dread i32 %x)) { dassign %r (add i32 (dread i32 %r, constval i32 100)) }
  if (eq u1 i32 (dread i32 %x, iread i16 <* i16> 0 (add ptr (dread ptr %p, mul i64 (constval i64 3, constval i64 2))))) { dassign %r (add i32 (dread i32 %r, constval i32 1000)) }
  if (eq u1 i32 (iread i16 <* i16> 0 (add ptr (dread ptr %p, mul i64 (constval i64 1, constval i64 2))), constval i32 5)) { dassign %r (add i32 (dread i32 %r, constval i32 10000)) }
  dassign %i (constval i32 0)
  while (eq u1 i32 (iread i16 <* i16> 0 (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 2))), dread i32 %x)) {
    dassign %i (add i32 (dread i32 %i, constval i32 1))
    if (ge u1 i32 (dread i32 %i, dread i32 %n)) { return (add i32 (dread i32 %r, constval i32 50)) }
  }
  return (add i32 (dread i32 %r, dread i32 %i))
}
func &ne_i16 (var %x i32, var %n i32) i32 {
  var %p ptr
  var %i i32
  var %r i32
  dassign %p (addrof ptr $v_i16)
  dassign %r (constval i32 0)
  if (ne u1 i32 (iread i16 <* i16> 0 (add ptr (dread ptr %p, mul i64 (constval i64 2, constval i64 2))), dread i32 %x)) { dassign %r (add i32 (dread i32 %r, constval i32 100)) }
  if (ne u1 i32 (dread i32 %x, iread i16 <* i16> 0 (add ptr (dread ptr %p, mul i64 (constval i64 3, constval i64 2))))) { dassign %r (add i32 (dread i32 %r, constval i32 1000)) }
  if (ne u1 i32 (iread i16 <* i16> 0 (add ptr (dread ptr %p, mul i64 (constval i64 1, constval i64 2))), constval i32 5)) { dassign %r (add i32 (dread i32 %r, constval i32 10000)) }
  dassign %i (constval i32 0)
  while (ne u1 i32 (iread i16 <* i16> 0 (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 2))), dread i32 %x)) {
    dassign %i (add i32 (dread i32 %i, constval i32 1))
    if (ge u1 i32 (dread i32 %i, dread i32 %n)) { return (add i32 (dread i32 %r, constval i32 50)) }
  }
  return (add i32 (dread i32 %r, dread i32 %i))
}
func &lt_i16 (var %x i32, var %n i32) i32 {
  var %p ptr
  var %i i32
  var %r i32
  dassign %p (addrof ptr $v_i16)
  dassign %r (constval i32 0)
  if (lt u1 i32 (iread i16 <* i16> 0 (add ptr (dread ptr %p, mul i64 (constval i64 2, constval i64 2))), dread i32 %x)) { dassign %r (add i32 (dread i32 %r, constval i32 100)) }
  if (lt u1 i32 (dread i32 %x, iread i16 <* i16> 0 (add ptr (dread ptr %p, mul i64 (constval i64 3, constval i64 2))))) { dassign %r (add i32 (dread i32 %r, constval i32 1000)) }
  if (lt u1 i32 (iread i16 <* i16> 0 (add ptr (dread ptr %p, mul i64 (constval i64 1, constval i64 2))), constval i32 5)) { dassign %r (add i32 (dread i32 %r, constval i32 10000)) }
  dassign %i (constval i32 0)
  while (lt u1 i32 (iread i16 <* i16> 0 (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 2))), dread i32 %x)) {
    dassign %i (add i32 (dread i32 %i, constval i32 1))
    if (ge u1 i32 (dread i32 %i, dread i32 %n)) { return (add i32 (dread i32 %r, constval i32 50)) }
  }
  return (add i32 (dread i32 %r, dread i32 %i))
}
func &le_i16 (var %x i32, var %n i32) i32 {
  var %p ptr
  var %i i32
  var %r i32
  dassign %p (addrof ptr $v_i16)
  dassign %r (constval i32 0)
  if (le u1 i32 (iread i16 <* i16> 0 (add ptr (dread ptr %p, mul i64 (constval i64 2, constval i64 2))), dread i32 %x)) { dassign %r (add i32 (dread i32 %r, constval i32 100)) }
  if (le u1 i32 (dread i32 %x, iread i16 <* i16> 0 (add ptr (dread ptr %p, mul i64 (constval i64 3, constval i64 2))))) { dassign %r (add i32 (dread i32 %r, constval i32 1000)) }
  if (le u1 i32 (iread i16 <* i16> 0 (add ptr (dread ptr %p, mul i64 (constval i64 1, constval i64 2))), constval i32 5)) { dassign %r (add i32 (dread i32 %r, constval i32 10000)) }
  dassign %i (constval i32 0)
  while (le u1 i32 (iread i16 <* i16> 0 (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 2))), dread i32 %x)) {
    dassign %i (add i32 (dread i32 %i, constval i32 1))
    if (ge u1 i32 (dread i32 %i, dread i32 %n)) { return (add i32 (dread i32 %r, constval i32 50)) }
  }
  return (add i32 (dread i32 %r, dread i32 %i))
}
func &gt_i16 (var %x i32, var %n i32) i32 {
  var %p ptr
  var %i i32
  var %r i32
  dassign %p (addrof ptr $v_i16)
  dassign %r (constval i32 0)
  if (gt u1 i32 (iread i16 <* i16> 0 (add ptr (dread ptr %p, mul i64 (constval i64 2, constval i64 2))), dread i32 %x)) { dassign %r (add i32 (dread i32 %r, constval i32 100)) }
  if (gt u1 i32 (dread i32 %x, iread i16 <* i16> 0 (add ptr (dread ptr %p, mul i64 (constval i64 3, constval i64 2))))) { dassign %r (add i32 (dread i32 %r, constval i32 1000)) }
  if (gt u1 i32 (iread i16 <* i16> 0 (add ptr (dread ptr %p, mul i64 (constval i64 1, constval i64 2))), constval i32 5)) { dassign %r (add i32 (dread i32 %r, constval i32 10000)) }
  dassign %i (constval i32 0)
  while (gt u1 i32 (iread i16 <* i16> 0 (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 2))), dread i32 %x)) {
    dassign %i (add i32 (dread i32 %i, constval i32 1))
    if (ge u1 i32 (dread i32 %i, dread i32 %n)) { return (add i32 (dread i32 %r, constval i32 50)) }
  }
  return (add i32 (dread i32 %r, dread i32 %i))
}
func &ge_i16 (var %x i32, var %n i32) i32 {
  var %p ptr
  var %i i32
  var %r i32
  dassign %p (addrof ptr $v_i16)
  dassign %r (constval i32 0)
  if (ge u1 i32 (iread i16 <* i16> 0 (add ptr (dread ptr %p, mul i64 (constval i64 2, constval i64 2))), dread i32 %x)) { dassign %r (add i32 (dread i32 %r, constval i32 100)) }
  if (ge u1 i32 (dread i32 %x, iread i16 <* i16> 0 (add ptr (dread ptr %p, mul i64 (constval i64 3, constval i64 2))))) { dassign %r (add i32 (dread i32 %r, constval i32 1000)) }
  if (ge u1 i32 (iread i16 <* i16> 0 (add ptr (dread ptr %p, mul i64 (constval i64 1, constval i64 2))), constval i32 5)) { dassign %r (add i32 (dread i32 %r, constval i32 10000)) }
  dassign %i (constval i32 0)
  while (ge u1 i32 (iread i16 <* i16> 0 (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 2))), dread i32 %x)) {
    dassign %i (add i32 (dread i32 %i, constval i32 1))
    if (ge u1 i32 (dread i32 %i, dread i32 %n)) { return (add i32 (dread i32 %r, constval i32 50)) }
  }
  return (add i32 (dread i32 %r, dread i32 %i))
}
var $v_u16 fstatic <[6] u16> = [5, 65533, 120, 65408, 0, 77]
func &eq_u16 (var %x i32, var %n i32) i32 {
  var %p ptr
  var %i i32
  var %r i32
  dassign %p (addrof ptr $v_u16)
  dassign %r (constval i32 0)
  if (eq u1 i32 (iread u16 <* u16> 0 (add ptr (dread ptr %p, mul i64 (constval i64 2, constval i64 2))), dread i32 %x)) { dassign %r (add i32 (dread i32 %r, constval i32 100)) }
  if (eq u1 i32 (dread i32 %x, iread u16 <* u16> 0 (add ptr (dread ptr %p, mul i64 (constval i64 3, constval i64 2))))) { dassign %r (add i32 (dread i32 %r, constval i32 1000)) }
  if (eq u1 i32 (iread u16 <* u16> 0 (add ptr (dread ptr %p, mul i64 (constval i64 1, constval i64 2))), constval i32 5)) { dassign %r (add i32 (dread i32 %r, constval i32 10000)) }
  dassign %i (constval i32 0)
  while (eq u1 i32 (iread u16 <* u16> 0 (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 2))), dread i32 %x)) {
    dassign %i (add i32 (dread i32 %i, constval i32 1))
    if (ge u1 i32 (dread i32 %i, dread i32 %n)) { return (add i32 (dread i32 %r, constval i32 50)) }
  }
  return (add i32 (dread i32 %r, dread i32 %i))
}
func &ne_u16 (var %x i32, var %n i32) i32 {
  var %p ptr
  var %i i32
  var %r i32
  dassign %p (addrof ptr $v_u16)
  dassign %r (constval i32 0)
  if (ne u1 i32 (iread u16 <* u16> 0 (add ptr (dread ptr %p, mul i64 (constval i64 2, constval i64 2))), dread i32 %x)) { dassign %r (add i32 (dread i32 %r, constval i32 100)) }
  if (ne u1 i32 (dread i32 %x, iread u16 <* u16> 0 (add ptr (dread ptr %p, mul i64 (constval i64 3, constval i64 2))))) { dassign %r (add i32 (dread i32 %r, constval i32 1000)) }
  if (ne u1 i32 (iread u16 <* u16> 0 (add ptr (dread ptr %p, mul i64 (constval i64 1, constval i64 2))), constval i32 5)) { dassign %r (add i32 (dread i32 %r, constval i32 10000)) }
  dassign %i (constval i32 0)
  while (ne u1 i32 (iread u16 <* u16> 0 (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 2))), dread i32 %x)) {
    dassign %i (add i32 (dread i32 %i, constval i32 1))
    if (ge u1 i32 (dread i32 %i, dread i32 %n)) { return (add i32 (dread i32 %r, constval i32 50)) }
  }
  return (add i32 (dread i32 %r, dread i32 %i))
}
func &lt_u16 (var %x i32, var %n i32) i32 {
  var %p ptr
  var %i i32
  var %r i32
  dassign %p (addrof ptr $v_u16)
  dassign %r (constval i32 0)
  if (lt u1 i32 (iread u16 <* u16> 0 (add ptr (dread ptr %p, mul i64 (constval i64 2, constval i64 2))), dread i32 %x)) { dassign %r (add i32 (dread i32 %r, constval i32 100)) }
  if (lt u1 i32 (dread i32 %x, iread u16 <* u16> 0 (add ptr (dread ptr %p, mul i64 (constval i64 3, constval i64 2))))) { dassign %r (add i32 (dread i32 %r, constval i32 1000)) }
  if (lt u1 i32 (iread u16 <* u16> 0 (add ptr (dread ptr %p, mul i64 (constval i64 1, constval i64 2))), constval i32 5)) { dassign %r (add i32 (dread i32 %r, constval i32 10000)) }
  dassign %i (constval i32 0)
  while (lt u1 i32 (iread u16 <* u16> 0 (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 2))), dread i32 %x)) {
    dassign %i (add i32 (dread i32 %i, constval i32 1))
    if (ge u1 i32 (dread i32 %i, dread i32 %n)) { return (add i32 (dread i32 %r, constval i32 50)) }
  }
  return (add i32 (dread i32 %r, dread i32 %i))
}
func &le_u16 (var %x i32, var %n i32) i32 {
  var %p ptr
  var %i i32
  var %r i32
  dassign %p (addrof ptr $v_u16)
  dassign %r (constval i32 0)
  if (le u1 i32 (iread u16 <* u16> 0 (add ptr (dread ptr %p, mul i64 (constval i64 2, constval i64 2))), dread i32 %x)) { dassign %r (add i32 (dread i32 %r, constval i32 100)) }
  if (le u1 i32 (dread i32 %x, iread u16 <* u16> 0 (add ptr (dread ptr %p, mul i64 (constval i64 3, constval i64 2))))) { dassign %r (add i32 (dread i32 %r, constval i32 1000)) }
  if (le u1 i32 (iread u16 <* u16> 0 (add ptr (dread ptr %p, mul i64 (constval i64 1, constval i64 2))), constval i32 5)) { dassign %r (add i32 (dread i32 %r, constval i32 10000)) }
  dassign %i (constval i32 0)
  while (le u1 i32 (iread u16 <* u16> 0 (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 2))), dread i32 %x)) {
    dassign %i (add i32 (dread i32 %i, constval i32 1))
    if (ge u1 i32 (dread i32 %i, dread i32 %n)) { return (add i32 (dread i32 %r, constval i32 50)) }
  }
  return (add i32 (dread i32 %r, dread i32 %i))
}
func &gt_u16 (var %x i32, var %n i32) i32 {
  var %p ptr
  var %i i32
  var %r i32
  dassign %p (addrof ptr $v_u16)
  dassign %r (constval i32 0)
  if (gt u1 i32 (iread u16 <* u16> 0 (add ptr (dread ptr %p, mul i64 (constval i64 2, constval i64 2))), dread i32 %x)) { dassign %r (add i32 (dread i32 %r, constval i32 100)) }
  if (gt u1 i32 (dread i32 %x, iread u16 <* u16> 0 (add ptr (dread ptr %p, mul i64 (constval i64 3, constval i64 2))))) { dassign %r (add i32 (dread i32 %r, constval i32 1000)) }
  if (gt u1 i32 (iread u16 <* u16> 0 (add ptr (dread ptr %p, mul i64 (constval i64 1, constval i64 2))), constval i32 5)) { dassign %r (add i32 (dread i32 %r, constval i32 10000)) }
  dassign %i (constval i32 0)
  while (gt u1 i32 (iread u16 <* u16> 0 (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 2))), dread i32 %x)) {
    dassign %i (add i32 (dread i32 %i, constval i32 1))
    if (ge u1 i32 (dread i32 %i, dread i32 %n)) { return (add i32 (dread i32 %r, constval i32 50)) }
  }
  return (add i32 (dread i32 %r, dread i32 %i))
}
func &ge_u16 (var %x i32, var %n i32) i32 {
  var %p ptr
  var %i i32
  var %r i32
  dassign %p (addrof ptr $v_u16)
  dassign %r (constval i32 0)
  if (ge u1 i32 (iread u16 <* u16> 0 (add ptr (dread ptr %p, mul i64 (constval i64 2, constval i64 2))), dread i32 %x)) { dassign %r (add i32 (dread i32 %r, constval i32 100)) }
  if (ge u1 i32 (dread i32 %x, iread u16 <* u16> 0 (add ptr (dread ptr %p, mul i64 (constval i64 3, constval i64 2))))) { dassign %r (add i32 (dread i32 %r, constval i32 1000)) }
  if (ge u1 i32 (iread u16 <* u16> 0 (add ptr (dread ptr %p, mul i64 (constval i64 1, constval i64 2))), constval i32 5)) { dassign %r (add i32 (dread i32 %r, constval i32 10000)) }
  dassign %i (constval i32 0)
  while (ge u1 i32 (iread u16 <* u16> 0 (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 2))), dread i32 %x)) {
    dassign %i (add i32 (dread i32 %i, constval i32 1))
    if (ge u1 i32 (dread i32 %i, dread i32 %n)) { return (add i32 (dread i32 %r, constval i32 50)) }
  }
  return (add i32 (dread i32 %r, dread i32 %i))
}
var $v_i32 fstatic <[6] i32> = [5, -3, 120, -128, 0, 77]
func &eq_i32 (var %x i32, var %n i32) i32 {
  var %p ptr
  var %i i32
  var %r i32
  dassign %p (addrof ptr $v_i32)
  dassign %r (constval i32 0)
  if (eq u1 i32 (iread i32 <* i32> 0 (add ptr (dread ptr %p, mul i64 (constval i64 2, constval i64 4))), dread i32 %x)) { dassign %r (add i32 (dread i32 %r, constval i32 100)) }
  if (eq u1 i32 (dread i32 %x, iread i32 <* i32> 0 (add ptr (dread ptr %p, mul i64 (constval i64 3, constval i64 4))))) { dassign %r (add i32 (dread i32 %r, constval i32 1000)) }
  if (eq u1 i32 (iread i32 <* i32> 0 (add ptr (dread ptr %p, mul i64 (constval i64 1, constval i64 4))), constval i32 5)) { dassign %r (add i32 (dread i32 %r, constval i32 10000)) }
  dassign %i (constval i32 0)
  while (eq u1 i32 (iread i32 <* i32> 0 (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 4))), dread i32 %x)) {
    dassign %i (add i32 (dread i32 %i, constval i32 1))
    if (ge u1 i32 (dread i32 %i, dread i32 %n)) { return (add i32 (dread i32 %r, constval i32 50)) }
  }
  return (add i32 (dread i32 %r, dread i32 %i))
}
func &ne_i32 (var %x i32, var %n i32) i32 {
  var %p ptr
  var %i i32
  var %r i32
  dassign %p (addrof ptr $v_i32)
  dassign %r (constval i32 0)
  if (ne u1 i32 (iread i32 <* i32> 0 (add ptr (dread ptr %p, mul i64 (constval i64 2, constval i64 4))), dread i32 %x)) { dassign %r (add i32 (dread i32 %r, constval i32 100)) }
  if (ne u1 i32 (dread i32 %x, iread i32 <* i32> 0 (add ptr (dread ptr %p, mul i64 (constval i64 3, constval i64 4))))) { dassign %r (add i32 (dread i32 %r, constval i32 1000)) }
  if (ne u1 i32 (iread i32 <* i32> 0 (add ptr (dread ptr %p, mul i64 (constval i64 1, constval i64 4))), constval i32 5)) { dassign %r (add i32 (dread i32 %r, constval i32 10000)) }
  dassign %i (constval i32 0)
  while (ne u1 i32 (iread i32 <* i32> 0 (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 4))), dread i32 %x)) {
    dassign %i (add i32 (dread i32 %i, constval i32 1))
    if (ge u1 i32 (dread i32 %i, dread i32 %n)) { return (add i32 (dread i32 %r, constval i32 50)) }
  }
  return (add i32 (dread i32 %r, dread i32 %i))
}
func &lt_i32 (var %x i32, var %n i32) i32 {
  var %p ptr
  var %i i32
  var %r i32
  dassign %p (addrof ptr $v_i32)
  dassign %r (constval i32 0)
  if (lt u1 i32 (iread i32 <* i32> 0 (add ptr (dread ptr %p, mul i64 (constval i64 2, constval i64 4))), dread i32 %x)) { dassign %r (add i32 (dread i32 %r, constval i32 100)) }
  if (lt u1 i32 (dread i32 %x, iread i32 <* i32> 0 (add ptr (dread ptr %p, mul i64 (constval i64 3, constval i64 4))))) { dassign %r (add i32 (dread i32 %r, constval i32 1000)) }
  if (lt u1 i32 (iread i32 <* i32> 0 (add ptr (dread ptr %p, mul i64 (constval i64 1, constval i64 4))), constval i32 5)) { dassign %r (add i32 (dread i32 %r, constval i32 10000)) }
  dassign %i (constval i32 0)
  while (lt u1 i32 (iread i32 <* i32> 0 (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 4))), dread i32 %x)) {
    dassign %i (add i32 (dread i32 %i, constval i32 1))
    if (ge u1 i32 (dread i32 %i, dread i32 %n)) { return (add i32 (dread i32 %r, constval i32 50)) }
  }
  return (add i32 (dread i32 %r, dread i32 %i))
}
func &le_i32 (var %x i32, var %n i32) i32 {
  var %p ptr
  var %i i32
  var %r i32
  dassign %p (addrof ptr $v_i32)
  dassign %r (constval i32 0)
  if (le u1 i32 (iread i32 <* i32> 0 (add ptr (dread ptr %p, mul i64 (constval i64 2, constval i64 4))), dread i32 %x)) { dassign %r (add i32 (dread i32 %r, constval i32 100)) }
  if (le u1 i32 (dread i32 %x, iread i32 <* i32> 0 (add ptr (dread ptr %p, mul i64 (constval i64 3, constval i64 4))))) { dassign %r (add i32 (dread i32 %r, constval i32 1000)) }
  if (le u1 i32 (iread i32 <* i32> 0 (add ptr (dread ptr %p, mul i64 (constval i64 1, constval i64 4))), constval i32 5)) { dassign %r (add i32 (dread i32 %r, constval i32 10000)) }
  dassign %i (constval i32 0)
  while (le u1 i32 (iread i32 <* i32> 0 (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 4))), dread i32 %x)) {
    dassign %i (add i32 (dread i32 %i, constval i32 1))
    if (ge u1 i32 (dread i32 %i, dread i32 %n)) { return (add i32 (dread i32 %r, constval i32 50)) }
  }
  return (add i32 (dread i32 %r, dread i32 %i))
}
func &gt_i32 (var %x i32, var %n i32) i32 {
  var %p ptr
  var %i i32
  var %r i32
  dassign %p (addrof ptr $v_i32)
  dassign %r (constval i32 0)
  if (gt u1 i32 (iread i32 <* i32> 0 (add ptr (dread ptr %p, mul i64 (constval i64 2, constval i64 4))), dread i32 %x)) { dassign %r (add i32 (dread i32 %r, constval i32 100)) }
  if (gt u1 i32 (dread i32 %x, iread i32 <* i32> 0 (add ptr (dread ptr %p, mul i64 (constval i64 3, constval i64 4))))) { dassign %r (add i32 (dread i32 %r, constval i32 1000)) }
  if (gt u1 i32 (iread i32 <* i32> 0 (add ptr (dread ptr %p, mul i64 (constval i64 1, constval i64 4))), constval i32 5)) { dassign %r (add i32 (dread i32 %r, constval i32 10000)) }
  dassign %i (constval i32 0)
  while (gt u1 i32 (iread i32 <* i32> 0 (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 4))), dread i32 %x)) {
    dassign %i (add i32 (dread i32 %i, constval i32 1))
    if (ge u1 i32 (dread i32 %i, dread i32 %n)) { return (add i32 (dread i32 %r, constval i32 50)) }
  }
  return (add i32 (dread i32 %r, dread i32 %i))
}
func &ge_i32 (var %x i32, var %n i32) i32 {
  var %p ptr
  var %i i32
  var %r i32
  dassign %p (addrof ptr $v_i32)
  dassign %r (constval i32 0)
  if (ge u1 i32 (iread i32 <* i32> 0 (add ptr (dread ptr %p, mul i64 (constval i64 2, constval i64 4))), dread i32 %x)) { dassign %r (add i32 (dread i32 %r, constval i32 100)) }
  if (ge u1 i32 (dread i32 %x, iread i32 <* i32> 0 (add ptr (dread ptr %p, mul i64 (constval i64 3, constval i64 4))))) { dassign %r (add i32 (dread i32 %r, constval i32 1000)) }
  if (ge u1 i32 (iread i32 <* i32> 0 (add ptr (dread ptr %p, mul i64 (constval i64 1, constval i64 4))), constval i32 5)) { dassign %r (add i32 (dread i32 %r, constval i32 10000)) }
  dassign %i (constval i32 0)
  while (ge u1 i32 (iread i32 <* i32> 0 (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 4))), dread i32 %x)) {
    dassign %i (add i32 (dread i32 %i, constval i32 1))
    if (ge u1 i32 (dread i32 %i, dread i32 %n)) { return (add i32 (dread i32 %r, constval i32 50)) }
  }
  return (add i32 (dread i32 %r, dread i32 %i))
}
var $v_u32 fstatic <[6] u32> = [5, 4294967293, 120, 4294967168, 0, 77]
func &eq_u32 (var %x u32, var %n i32) i32 {
  var %p ptr
  var %i i32
  var %r i32
  dassign %p (addrof ptr $v_u32)
  dassign %r (constval i32 0)
  if (eq u1 u32 (iread u32 <* u32> 0 (add ptr (dread ptr %p, mul i64 (constval i64 2, constval i64 4))), dread u32 %x)) { dassign %r (add i32 (dread i32 %r, constval i32 100)) }
  if (eq u1 u32 (dread u32 %x, iread u32 <* u32> 0 (add ptr (dread ptr %p, mul i64 (constval i64 3, constval i64 4))))) { dassign %r (add i32 (dread i32 %r, constval i32 1000)) }
  if (eq u1 u32 (iread u32 <* u32> 0 (add ptr (dread ptr %p, mul i64 (constval i64 1, constval i64 4))), constval u32 5)) { dassign %r (add i32 (dread i32 %r, constval i32 10000)) }
  dassign %i (constval i32 0)
  while (eq u1 u32 (iread u32 <* u32> 0 (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 4))), dread u32 %x)) {
    dassign %i (add i32 (dread i32 %i, constval i32 1))
    if (ge u1 i32 (dread i32 %i, dread i32 %n)) { return (add i32 (dread i32 %r, constval i32 50)) }
  }
  return (add i32 (dread i32 %r, dread i32 %i))
}
func &ne_u32 (var %x u32, var %n i32) i32 {
  var %p ptr
  var %i i32
  var %r i32
  dassign %p (addrof ptr $v_u32)
  dassign %r (constval i32 0)
  if (ne u1 u32 (iread u32 <* u32> 0 (add ptr (dread ptr %p, mul i64 (constval i64 2, constval i64 4))), dread u32 %x)) { dassign %r (add i32 (dread i32 %r, constval i32 100)) }
  if (ne u1 u32 (dread u32 %x, iread u32 <* u32> 0 (add ptr (dread ptr %p, mul i64 (constval i64 3, constval i64 4))))) { dassign %r (add i32 (dread i32 %r, constval i32 1000)) }
  if (ne u1 u32 (iread u32 <* u32> 0 (add ptr (dread ptr %p, mul i64 (constval i64 1, constval i64 4))), constval u32 5)) { dassign %r (add i32 (dread i32 %r, constval i32 10000)) }
  dassign %i (constval i32 0)
  while (ne u1 u32 (iread u32 <* u32> 0 (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 4))), dread u32 %x)) {
    dassign %i (add i32 (dread i32 %i, constval i32 1))
    if (ge u1 i32 (dread i32 %i, dread i32 %n)) { return (add i32 (dread i32 %r, constval i32 50)) }
  }
  return (add i32 (dread i32 %r, dread i32 %i))
}
func &lt_u32 (var %x u32, var %n i32) i32 {
  var %p ptr
  var %i i32
  var %r i32
  dassign %p (addrof ptr $v_u32)
  dassign %r (constval i32 0)
  if (lt u1 u32 (iread u32 <* u32> 0 (add ptr (dread ptr %p, mul i64 (constval i64 2, constval i64 4))), dread u32 %x)) { dassign %r (add i32 (dread i32 %r, constval i32 100)) }
  if (lt u1 u32 (dread u32 %x, iread u32 <* u32> 0 (add ptr (dread ptr %p, mul i64 (constval i64 3, constval i64 4))))) { dassign %r (add i32 (dread i32 %r, constval i32 1000)) }
  if (lt u1 u32 (iread u32 <* u32> 0 (add ptr (dread ptr %p, mul i64 (constval i64 1, constval i64 4))), constval u32 5)) { dassign %r (add i32 (dread i32 %r, constval i32 10000)) }
  dassign %i (constval i32 0)
  while (lt u1 u32 (iread u32 <* u32> 0 (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 4))), dread u32 %x)) {
    dassign %i (add i32 (dread i32 %i, constval i32 1))
    if (ge u1 i32 (dread i32 %i, dread i32 %n)) { return (add i32 (dread i32 %r, constval i32 50)) }
  }
  return (add i32 (dread i32 %r, dread i32 %i))
}
func &le_u32 (var %x u32, var %n i32) i32 {
  var %p ptr
  var %i i32
  var %r i32
  dassign %p (addrof ptr $v_u32)
  dassign %r (constval i32 0)
  if (le u1 u32 (iread u32 <* u32> 0 (add ptr (dread ptr %p, mul i64 (constval i64 2, constval i64 4))), dread u32 %x)) { dassign %r (add i32 (dread i32 %r, constval i32 100)) }
  if (le u1 u32 (dread u32 %x, iread u32 <* u32> 0 (add ptr (dread ptr %p, mul i64 (constval i64 3, constval i64 4))))) { dassign %r (add i32 (dread i32 %r, constval i32 1000)) }
  if (le u1 u32 (iread u32 <* u32> 0 (add ptr (dread ptr %p, mul i64 (constval i64 1, constval i64 4))), constval u32 5)) { dassign %r (add i32 (dread i32 %r, constval i32 10000)) }
  dassign %i (constval i32 0)
  while (le u1 u32 (iread u32 <* u32> 0 (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 4))), dread u32 %x)) {
    dassign %i (add i32 (dread i32 %i, constval i32 1))
    if (ge u1 i32 (dread i32 %i, dread i32 %n)) { return (add i32 (dread i32 %r, constval i32 50)) }
  }
  return (add i32 (dread i32 %r, dread i32 %i))
}
func &gt_u32 (var %x u32, var %n i32) i32 {
  var %p ptr
  var %i i32
  var %r i32
  dassign %p (addrof ptr $v_u32)
  dassign %r (constval i32 0)
  if (gt u1 u32 (iread u32 <* u32> 0 (add ptr (dread ptr %p, mul i64 (constval i64 2, constval i64 4))), dread u32 %x)) { dassign %r (add i32 (dread i32 %r, constval i32 100)) }
  if (gt u1 u32 (dread u32 %x, iread u32 <* u32> 0 (add ptr (dread ptr %p, mul i64 (constval i64 3, constval i64 4))))) { dassign %r (add i32 (dread i32 %r, constval i32 1000)) }
  if (gt u1 u32 (iread u32 <* u32> 0 (add ptr (dread ptr %p, mul i64 (constval i64 1, constval i64 4))), constval u32 5)) { dassign %r (add i32 (dread i32 %r, constval i32 10000)) }
  dassign %i (constval i32 0)
  while (gt u1 u32 (iread u32 <* u32> 0 (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 4))), dread u32 %x)) {
    dassign %i (add i32 (dread i32 %i, constval i32 1))
    if (ge u1 i32 (dread i32 %i, dread i32 %n)) { return (add i32 (dread i32 %r, constval i32 50)) }
  }
  return (add i32 (dread i32 %r, dread i32 %i))
}
func &ge_u32 (var %x u32, var %n i32) i32 {
  var %p ptr
  var %i i32
  var %r i32
  dassign %p (addrof ptr $v_u32)
  dassign %r (constval i32 0)
  if (ge u1 u32 (iread u32 <* u32> 0 (add ptr (dread ptr %p, mul i64 (constval i64 2, constval i64 4))), dread u32 %x)) { dassign %r (add i32 (dread i32 %r, constval i32 100)) }
  if (ge u1 u32 (dread u32 %x, iread u32 <* u32> 0 (add ptr (dread ptr %p, mul i64 (constval i64 3, constval i64 4))))) { dassign %r (add i32 (dread i32 %r, constval i32 1000)) }
  if (ge u1 u32 (iread u32 <* u32> 0 (add ptr (dread ptr %p, mul i64 (constval i64 1, constval i64 4))), constval u32 5)) { dassign %r (add i32 (dread i32 %r, constval i32 10000)) }
  dassign %i (constval i32 0)
  while (ge u1 u32 (iread u32 <* u32> 0 (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 4))), dread u32 %x)) {
    dassign %i (add i32 (dread i32 %i, constval i32 1))
    if (ge u1 i32 (dread i32 %i, dread i32 %n)) { return (add i32 (dread i32 %r, constval i32 50)) }
  }
  return (add i32 (dread i32 %r, dread i32 %i))
}
var $v_i64 fstatic <[6] i64> = [5, -3, 120, -128, 0, 77]
func &eq_i64 (var %x i64, var %n i32) i32 {
  var %p ptr
  var %i i32
  var %r i32
  dassign %p (addrof ptr $v_i64)
  dassign %r (constval i32 0)
  if (eq u1 i64 (iread i64 <* i64> 0 (add ptr (dread ptr %p, mul i64 (constval i64 2, constval i64 8))), dread i64 %x)) { dassign %r (add i32 (dread i32 %r, constval i32 100)) }
  if (eq u1 i64 (dread i64 %x, iread i64 <* i64> 0 (add ptr (dread ptr %p, mul i64 (constval i64 3, constval i64 8))))) { dassign %r (add i32 (dread i32 %r, constval i32 1000)) }
  if (eq u1 i64 (iread i64 <* i64> 0 (add ptr (dread ptr %p, mul i64 (constval i64 1, constval i64 8))), constval i64 5)) { dassign %r (add i32 (dread i32 %r, constval i32 10000)) }
  dassign %i (constval i32 0)
  while (eq u1 i64 (iread i64 <* i64> 0 (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 8))), dread i64 %x)) {
    dassign %i (add i32 (dread i32 %i, constval i32 1))
    if (ge u1 i32 (dread i32 %i, dread i32 %n)) { return (add i32 (dread i32 %r, constval i32 50)) }
  }
  return (add i32 (dread i32 %r, dread i32 %i))
}
func &ne_i64 (var %x i64, var %n i32) i32 {
  var %p ptr
  var %i i32
  var %r i32
  dassign %p (addrof ptr $v_i64)
  dassign %r (constval i32 0)
  if (ne u1 i64 (iread i64 <* i64> 0 (add ptr (dread ptr %p, mul i64 (constval i64 2, constval i64 8))), dread i64 %x)) { dassign %r (add i32 (dread i32 %r, constval i32 100)) }
  if (ne u1 i64 (dread i64 %x, iread i64 <* i64> 0 (add ptr (dread ptr %p, mul i64 (constval i64 3, constval i64 8))))) { dassign %r (add i32 (dread i32 %r, constval i32 1000)) }
  if (ne u1 i64 (iread i64 <* i64> 0 (add ptr (dread ptr %p, mul i64 (constval i64 1, constval i64 8))), constval i64 5)) { dassign %r (add i32 (dread i32 %r, constval i32 10000)) }
  dassign %i (constval i32 0)
  while (ne u1 i64 (iread i64 <* i64> 0 (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 8))), dread i64 %x)) {
    dassign %i (add i32 (dread i32 %i, constval i32 1))
    if (ge u1 i32 (dread i32 %i, dread i32 %n)) { return (add i32 (dread i32 %r, constval i32 50)) }
  }
  return (add i32 (dread i32 %r, dread i32 %i))
}
func &lt_i64 (var %x i64, var %n i32) i32 {
  var %p ptr
  var %i i32
  var %r i32
  dassign %p (addrof ptr $v_i64)
  dassign %r (constval i32 0)
  if (lt u1 i64 (iread i64 <* i64> 0 (add ptr (dread ptr %p, mul i64 (constval i64 2, constval i64 8))), dread i64 %x)) { dassign %r (add i32 (dread i32 %r, constval i32 100)) }
  if (lt u1 i64 (dread i64 %x, iread i64 <* i64> 0 (add ptr (dread ptr %p, mul i64 (constval i64 3, constval i64 8))))) { dassign %r (add i32 (dread i32 %r, constval i32 1000)) }
  if (lt u1 i64 (iread i64 <* i64> 0 (add ptr (dread ptr %p, mul i64 (constval i64 1, constval i64 8))), constval i64 5)) { dassign %r (add i32 (dread i32 %r, constval i32 10000)) }
  dassign %i (constval i32 0)
  while (lt u1 i64 (iread i64 <* i64> 0 (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 8))), dread i64 %x)) {
    dassign %i (add i32 (dread i32 %i, constval i32 1))
    if (ge u1 i32 (dread i32 %i, dread i32 %n)) { return (add i32 (dread i32 %r, constval i32 50)) }
  }
  return (add i32 (dread i32 %r, dread i32 %i))
}
func &le_i64 (var %x i64, var %n i32) i32 {
  var %p ptr
  var %i i32
  var %r i32
  dassign %p (addrof ptr $v_i64)
  dassign %r (constval i32 0)
  if (le u1 i64 (iread i64 <* i64> 0 (add ptr (dread ptr %p, mul i64 (constval i64 2, constval i64 8))), dread i64 %x)) { dassign %r (add i32 (dread i32 %r, constval i32 100)) }
  if (le u1 i64 (dread i64 %x, iread i64 <* i64> 0 (add ptr (dread ptr %p, mul i64 (constval i64 3, constval i64 8))))) { dassign %r (add i32 (dread i32 %r, constval i32 1000)) }
  if (le u1 i64 (iread i64 <* i64> 0 (add ptr (dread ptr %p, mul i64 (constval i64 1, constval i64 8))), constval i64 5)) { dassign %r (add i32 (dread i32 %r, constval i32 10000)) }
  dassign %i (constval i32 0)
  while (le u1 i64 (iread i64 <* i64> 0 (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 8))), dread i64 %x)) {
    dassign %i (add i32 (dread i32 %i, constval i32 1))
    if (ge u1 i32 (dread i32 %i, dread i32 %n)) { return (add i32 (dread i32 %r, constval i32 50)) }
  }
  return (add i32 (dread i32 %r, dread i32 %i))
}
func &gt_i64 (var %x i64, var %n i32) i32 {
  var %p ptr
  var %i i32
  var %r i32
  dassign %p (addrof ptr $v_i64)
  dassign %r (constval i32 0)
  if (gt u1 i64 (iread i64 <* i64> 0 (add ptr (dread ptr %p, mul i64 (constval i64 2, constval i64 8))), dread i64 %x)) { dassign %r (add i32 (dread i32 %r, constval i32 100)) }
  if (gt u1 i64 (dread i64 %x, iread i64 <* i64> 0 (add ptr (dread ptr %p, mul i64 (constval i64 3, constval i64 8))))) { dassign %r (add i32 (dread i32 %r, constval i32 1000)) }
  if (gt u1 i64 (iread i64 <* i64> 0 (add ptr (dread ptr %p, mul i64 (constval i64 1, constval i64 8))), constval i64 5)) { dassign %r (add i32 (dread i32 %r, constval i32 10000)) }
  dassign %i (constval i32 0)
  while (gt u1 i64 (iread i64 <* i64> 0 (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 8))), dread i64 %x)) {
    dassign %i (add i32 (dread i32 %i, constval i32 1))
    if (ge u1 i32 (dread i32 %i, dread i32 %n)) { return (add i32 (dread i32 %r, constval i32 50)) }
  }
  return (add i32 (dread i32 %r, dread i32 %i))
}
func &ge_i64 (var %x i64, var %n i32) i32 {
  var %p ptr
  var %i i32
  var %r i32
  dassign %p (addrof ptr $v_i64)
  dassign %r (constval i32 0)
  if (ge u1 i64 (iread i64 <* i64> 0 (add ptr (dread ptr %p, mul i64 (constval i64 2, constval i64 8))), dread i64 %x)) { dassign %r (add i32 (dread i32 %r, constval i32 100)) }
  if (ge u1 i64 (dread i64 %x, iread i64 <* i64> 0 (add ptr (dread ptr %p, mul i64 (constval i64 3, constval i64 8))))) { dassign %r (add i32 (dread i32 %r, constval i32 1000)) }
  if (ge u1 i64 (iread i64 <* i64> 0 (add ptr (dread ptr %p, mul i64 (constval i64 1, constval i64 8))), constval i64 5)) { dassign %r (add i32 (dread i32 %r, constval i32 10000)) }
  dassign %i (constval i32 0)
  while (ge u1 i64 (iread i64 <* i64> 0 (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 8))), dread i64 %x)) {
    dassign %i (add i32 (dread i32 %i, constval i32 1))
    if (ge u1 i32 (dread i32 %i, dread i32 %n)) { return (add i32 (dread i32 %r, constval i32 50)) }
  }
  return (add i32 (dread i32 %r, dread i32 %i))
}
var $v_u64 fstatic <[6] u64> = [5, 18446744073709551613, 120, 18446744073709551488, 0, 77]
func &eq_u64 (var %x u64, var %n i32) i32 {
  var %p ptr
  var %i i32
  var %r i32
  dassign %p (addrof ptr $v_u64)
  dassign %r (constval i32 0)
  if (eq u1 u64 (iread u64 <* u64> 0 (add ptr (dread ptr %p, mul i64 (constval i64 2, constval i64 8))), dread u64 %x)) { dassign %r (add i32 (dread i32 %r, constval i32 100)) }
  if (eq u1 u64 (dread u64 %x, iread u64 <* u64> 0 (add ptr (dread ptr %p, mul i64 (constval i64 3, constval i64 8))))) { dassign %r (add i32 (dread i32 %r, constval i32 1000)) }
  if (eq u1 u64 (iread u64 <* u64> 0 (add ptr (dread ptr %p, mul i64 (constval i64 1, constval i64 8))), constval u64 5)) { dassign %r (add i32 (dread i32 %r, constval i32 10000)) }
  dassign %i (constval i32 0)
  while (eq u1 u64 (iread u64 <* u64> 0 (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 8))), dread u64 %x)) {
    dassign %i (add i32 (dread i32 %i, constval i32 1))
    if (ge u1 i32 (dread i32 %i, dread i32 %n)) { return (add i32 (dread i32 %r, constval i32 50)) }
  }
  return (add i32 (dread i32 %r, dread i32 %i))
}
func &ne_u64 (var %x u64, var %n i32) i32 {
  var %p ptr
  var %i i32
  var %r i32
  dassign %p (addrof ptr $v_u64)
  dassign %r (constval i32 0)
  if (ne u1 u64 (iread u64 <* u64> 0 (add ptr (dread ptr %p, mul i64 (constval i64 2, constval i64 8))), dread u64 %x)) { dassign %r (add i32 (dread i32 %r, constval i32 100)) }
  if (ne u1 u64 (dread u64 %x, iread u64 <* u64> 0 (add ptr (dread ptr %p, mul i64 (constval i64 3, constval i64 8))))) { dassign %r (add i32 (dread i32 %r, constval i32 1000)) }
  if (ne u1 u64 (iread u64 <* u64> 0 (add ptr (dread ptr %p, mul i64 (constval i64 1, constval i64 8))), constval u64 5)) { dassign %r (add i32 (dread i32 %r, constval i32 10000)) }
  dassign %i (constval i32 0)
  while (ne u1 u64 (iread u64 <* u64> 0 (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 8))), dread u64 %x)) {
    dassign %i (add i32 (dread i32 %i, constval i32 1))
    if (ge u1 i32 (dread i32 %i, dread i32 %n)) { return (add i32 (dread i32 %r, constval i32 50)) }
  }
  return (add i32 (dread i32 %r, dread i32 %i))
}
func &lt_u64 (var %x u64, var %n i32) i32 {
  var %p ptr
  var %i i32
  var %r i32
  dassign %p (addrof ptr $v_u64)
  dassign %r (constval i32 0)
  if (lt u1 u64 (iread u64 <* u64> 0 (add ptr (dread ptr %p, mul i64 (constval i64 2, constval i64 8))), dread u64 %x)) { dassign %r (add i32 (dread i32 %r, constval i32 100)) }
  if (lt u1 u64 (dread u64 %x, iread u64 <* u64> 0 (add ptr (dread ptr %p, mul i64 (constval i64 3, constval i64 8))))) { dassign %r (add i32 (dread i32 %r, constval i32 1000)) }
  if (lt u1 u64 (iread u64 <* u64> 0 (add ptr (dread ptr %p, mul i64 (constval i64 1, constval i64 8))), constval u64 5)) { dassign %r (add i32 (dread i32 %r, constval i32 10000)) }
  dassign %i (constval i32 0)
  while (lt u1 u64 (iread u64 <* u64> 0 (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 8))), dread u64 %x)) {
    dassign %i (add i32 (dread i32 %i, constval i32 1))
    if (ge u1 i32 (dread i32 %i, dread i32 %n)) { return (add i32 (dread i32 %r, constval i32 50)) }
  }
  return (add i32 (dread i32 %r, dread i32 %i))
}
func &le_u64 (var %x u64, var %n i32) i32 {
  var %p ptr
  var %i i32
  var %r i32
  dassign %p (addrof ptr $v_u64)
  dassign %r (constval i32 0)
  if (le u1 u64 (iread u64 <* u64> 0 (add ptr (dread ptr %p, mul i64 (constval i64 2, constval i64 8))), dread u64 %x)) { dassign %r (add i32 (dread i32 %r, constval i32 100)) }
  if (le u1 u64 (dread u64 %x, iread u64 <* u64> 0 (add ptr (dread ptr %p, mul i64 (constval i64 3, constval i64 8))))) { dassign %r (add i32 (dread i32 %r, constval i32 1000)) }
  if (le u1 u64 (iread u64 <* u64> 0 (add ptr (dread ptr %p, mul i64 (constval i64 1, constval i64 8))), constval u64 5)) { dassign %r (add i32 (dread i32 %r, constval i32 10000)) }
  dassign %i (constval i32 0)
  while (le u1 u64 (iread u64 <* u64> 0 (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 8))), dread u64 %x)) {
    dassign %i (add i32 (dread i32 %i, constval i32 1))
    if (ge u1 i32 (dread i32 %i, dread i32 %n)) { return (add i32 (dread i32 %r, constval i32 50)) }
  }
  return (add i32 (dread i32 %r, dread i32 %i))
}
func &gt_u64 (var %x u64, var %n i32) i32 {
  var %p ptr
  var %i i32
  var %r i32
  dassign %p (addrof ptr $v_u64)
  dassign %r (constval i32 0)
  if (gt u1 u64 (iread u64 <* u64> 0 (add ptr (dread ptr %p, mul i64 (constval i64 2, constval i64 8))), dread u64 %x)) { dassign %r (add i32 (dread i32 %r, constval i32 100)) }
  if (gt u1 u64 (dread u64 %x, iread u64 <* u64> 0 (add ptr (dread ptr %p, mul i64 (constval i64 3, constval i64 8))))) { dassign %r (add i32 (dread i32 %r, constval i32 1000)) }
  if (gt u1 u64 (iread u64 <* u64> 0 (add ptr (dread ptr %p, mul i64 (constval i64 1, constval i64 8))), constval u64 5)) { dassign %r (add i32 (dread i32 %r, constval i32 10000)) }
  dassign %i (constval i32 0)
  while (gt u1 u64 (iread u64 <* u64> 0 (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 8))), dread u64 %x)) {
    dassign %i (add i32 (dread i32 %i, constval i32 1))
    if (ge u1 i32 (dread i32 %i, dread i32 %n)) { return (add i32 (dread i32 %r, constval i32 50)) }
  }
  return (add i32 (dread i32 %r, dread i32 %i))
}
func &ge_u64 (var %x u64, var %n i32) i32 {
  var %p ptr
  var %i i32
  var %r i32
  dassign %p (addrof ptr $v_u64)
  dassign %r (constval i32 0)
  if (ge u1 u64 (iread u64 <* u64> 0 (add ptr (dread ptr %p, mul i64 (constval i64 2, constval i64 8))), dread u64 %x)) { dassign %r (add i32 (dread i32 %r, constval i32 100)) }
  if (ge u1 u64 (dread u64 %x, iread u64 <* u64> 0 (add ptr (dread ptr %p, mul i64 (constval i64 3, constval i64 8))))) { dassign %r (add i32 (dread i32 %r, constval i32 1000)) }
  if (ge u1 u64 (iread u64 <* u64> 0 (add ptr (dread ptr %p, mul i64 (constval i64 1, constval i64 8))), constval u64 5)) { dassign %r (add i32 (dread i32 %r, constval i32 10000)) }
  dassign %i (constval i32 0)
  while (ge u1 u64 (iread u64 <* u64> 0 (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 8))), dread u64 %x)) {
    dassign %i (add i32 (dread i32 %i, constval i32 1))
    if (ge u1 i32 (dread i32 %i, dread i32 %n)) { return (add i32 (dread i32 %r, constval i32 50)) }
  }
  return (add i32 (dread i32 %r, dread i32 %i))
}
# A list: the loop ends with a null in memory.
func &length () i32 {
  var %p ptr
  var %n i32
  dassign %n (constval i32 0)
  dassign %p (addrof ptr $list)
  while (ne u1 ptr (iread ptr <* ptr> 0 (dread ptr %p), constval ptr 0)) {
    dassign %p (iread ptr <* ptr> 0 (dread ptr %p))
    dassign %n (add i32 (dread i32 %n, constval i32 1))
  }
  return (dread i32 %n)
}
# Two elements against each other; a wild one.
func &pair (var %i i32, var %j i32) i32 {
  var %p ptr
  dassign %p (addrof ptr $v_i32)
  if (lt u1 i32 (iread i32 <* i32> 0 (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 4))),
      iread i32 <* i32> 0 (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %j), constval i64 4))))) {
    return (constval i32 1)
  }
  return (constval i32 0)
}
func &wild (var %p ptr) i32 {
  var %n i32
  dassign %n (constval i32 0)
  if (eq u1 i32 (ireadoff i32 8 (dread ptr %p), constval i32 3)) { dassign %n (constval i32 1) }
  return (dread i32 %n)
}
# run: &eq_i8(i32 5, i32 6) == i32 1
# run: &eq_i8(i32 0, i32 6) == i32 0
# run: &eq_i8(i32 -3, i32 6) == i32 0
# run: &eq_i8(i32 200, i32 6) == i32 0
# run: &ne_i8(i32 5, i32 6) == i32 11100
# run: &ne_i8(i32 0, i32 6) == i32 11104
# run: &ne_i8(i32 -3, i32 6) == i32 11101
# run: &ne_i8(i32 200, i32 6) == i32 11150
# run: &lt_i8(i32 5, i32 6) == i32 10000
# run: &lt_i8(i32 0, i32 6) == i32 10000
# run: &lt_i8(i32 -3, i32 6) == i32 10000
# run: &lt_i8(i32 200, i32 6) == i32 10150
# run: &le_i8(i32 5, i32 6) == i32 10002
# run: &le_i8(i32 0, i32 6) == i32 10000
# run: &le_i8(i32 -3, i32 6) == i32 10000
# run: &le_i8(i32 200, i32 6) == i32 10150
# run: &gt_i8(i32 5, i32 6) == i32 1100
# run: &gt_i8(i32 0, i32 6) == i32 1101
# run: &gt_i8(i32 -3, i32 6) == i32 1101
# run: &gt_i8(i32 200, i32 6) == i32 1000
# run: &ge_i8(i32 5, i32 6) == i32 1101
# run: &ge_i8(i32 0, i32 6) == i32 1101
# run: &ge_i8(i32 -3, i32 6) == i32 1103
# run: &ge_i8(i32 200, i32 6) == i32 1000
# run: &eq_u8(i32 5, i32 6) == i32 1
# run: &eq_u8(i32 0, i32 6) == i32 0
# run: &eq_u8(i32 -3, i32 6) == i32 0
# run: &eq_u8(i32 200, i32 6) == i32 0
# run: &ne_u8(i32 5, i32 6) == i32 11100
# run: &ne_u8(i32 0, i32 6) == i32 11104
# run: &ne_u8(i32 -3, i32 6) == i32 11150
# run: &ne_u8(i32 200, i32 6) == i32 11150
# run: &lt_u8(i32 5, i32 6) == i32 1000
# run: &lt_u8(i32 0, i32 6) == i32 1000
# run: &lt_u8(i32 -3, i32 6) == i32 1000
# run: &lt_u8(i32 200, i32 6) == i32 101
# run: &le_u8(i32 5, i32 6) == i32 1001
# run: &le_u8(i32 0, i32 6) == i32 1000
# run: &le_u8(i32 -3, i32 6) == i32 1000
# run: &le_u8(i32 200, i32 6) == i32 101
# run: &gt_u8(i32 5, i32 6) == i32 10100
# run: &gt_u8(i32 0, i32 6) == i32 10104
# run: &gt_u8(i32 -3, i32 6) == i32 10150
# run: &gt_u8(i32 200, i32 6) == i32 11000
# run: &ge_u8(i32 5, i32 6) == i32 10104
# run: &ge_u8(i32 0, i32 6) == i32 10150
# run: &ge_u8(i32 -3, i32 6) == i32 10150
# run: &ge_u8(i32 200, i32 6) == i32 11000
# run: &eq_i16(i32 5, i32 6) == i32 1
# run: &eq_i16(i32 0, i32 6) == i32 0
# run: &eq_i16(i32 -3, i32 6) == i32 0
# run: &eq_i16(i32 200, i32 6) == i32 0
# run: &ne_i16(i32 5, i32 6) == i32 11100
# run: &ne_i16(i32 0, i32 6) == i32 11104
# run: &ne_i16(i32 -3, i32 6) == i32 11101
# run: &ne_i16(i32 200, i32 6) == i32 11150
# run: &lt_i16(i32 5, i32 6) == i32 10000
# run: &lt_i16(i32 0, i32 6) == i32 10000
# run: &lt_i16(i32 -3, i32 6) == i32 10000
# run: &lt_i16(i32 200, i32 6) == i32 10150
# run: &le_i16(i32 5, i32 6) == i32 10002
# run: &le_i16(i32 0, i32 6) == i32 10000
# run: &le_i16(i32 -3, i32 6) == i32 10000
# run: &le_i16(i32 200, i32 6) == i32 10150
# run: &gt_i16(i32 5, i32 6) == i32 1100
# run: &gt_i16(i32 0, i32 6) == i32 1101
# run: &gt_i16(i32 -3, i32 6) == i32 1101
# run: &gt_i16(i32 200, i32 6) == i32 1000
# run: &ge_i16(i32 5, i32 6) == i32 1101
# run: &ge_i16(i32 0, i32 6) == i32 1101
# run: &ge_i16(i32 -3, i32 6) == i32 1103
# run: &ge_i16(i32 200, i32 6) == i32 1000
# run: &eq_u16(i32 5, i32 6) == i32 1
# run: &eq_u16(i32 0, i32 6) == i32 0
# run: &eq_u16(i32 -3, i32 6) == i32 0
# run: &eq_u16(i32 200, i32 6) == i32 0
# run: &ne_u16(i32 5, i32 6) == i32 11100
# run: &ne_u16(i32 0, i32 6) == i32 11104
# run: &ne_u16(i32 -3, i32 6) == i32 11150
# run: &ne_u16(i32 200, i32 6) == i32 11150
# run: &lt_u16(i32 5, i32 6) == i32 1000
# run: &lt_u16(i32 0, i32 6) == i32 1000
# run: &lt_u16(i32 -3, i32 6) == i32 1000
# run: &lt_u16(i32 200, i32 6) == i32 1101
# run: &le_u16(i32 5, i32 6) == i32 1001
# run: &le_u16(i32 0, i32 6) == i32 1000
# run: &le_u16(i32 -3, i32 6) == i32 1000
# run: &le_u16(i32 200, i32 6) == i32 1101
# run: &gt_u16(i32 5, i32 6) == i32 10100
# run: &gt_u16(i32 0, i32 6) == i32 10104
# run: &gt_u16(i32 -3, i32 6) == i32 10150
# run: &gt_u16(i32 200, i32 6) == i32 10000
# run: &ge_u16(i32 5, i32 6) == i32 10104
# run: &ge_u16(i32 0, i32 6) == i32 10150
# run: &ge_u16(i32 -3, i32 6) == i32 10150
# run: &ge_u16(i32 200, i32 6) == i32 10000
# run: &eq_i32(i32 5, i32 6) == i32 1
# run: &eq_i32(i32 0, i32 6) == i32 0
# run: &eq_i32(i32 -3, i32 6) == i32 0
# run: &eq_i32(i32 200, i32 6) == i32 0
# run: &ne_i32(i32 5, i32 6) == i32 11100
# run: &ne_i32(i32 0, i32 6) == i32 11104
# run: &ne_i32(i32 -3, i32 6) == i32 11101
# run: &ne_i32(i32 200, i32 6) == i32 11150
# run: &lt_i32(i32 5, i32 6) == i32 10000
# run: &lt_i32(i32 0, i32 6) == i32 10000
# run: &lt_i32(i32 -3, i32 6) == i32 10000
# run: &lt_i32(i32 200, i32 6) == i32 10150
# run: &le_i32(i32 5, i32 6) == i32 10002
# run: &le_i32(i32 0, i32 6) == i32 10000
# run: &le_i32(i32 -3, i32 6) == i32 10000
# run: &le_i32(i32 200, i32 6) == i32 10150
# run: &gt_i32(i32 5, i32 6) == i32 1100
# run: &gt_i32(i32 0, i32 6) == i32 1101
# run: &gt_i32(i32 -3, i32 6) == i32 1101
# run: &gt_i32(i32 200, i32 6) == i32 1000
# run: &ge_i32(i32 5, i32 6) == i32 1101
# run: &ge_i32(i32 0, i32 6) == i32 1101
# run: &ge_i32(i32 -3, i32 6) == i32 1103
# run: &ge_i32(i32 200, i32 6) == i32 1000
# run: &eq_u32(u32 5, i32 6) == i32 1
# run: &eq_u32(u32 0, i32 6) == i32 0
# run: &eq_u32(u32 4294967293, i32 6) == i32 0
# run: &eq_u32(u32 200, i32 6) == i32 0
# run: &ne_u32(u32 5, i32 6) == i32 11100
# run: &ne_u32(u32 0, i32 6) == i32 11104
# run: &ne_u32(u32 4294967293, i32 6) == i32 11101
# run: &ne_u32(u32 200, i32 6) == i32 11150
# run: &lt_u32(u32 5, i32 6) == i32 1000
# run: &lt_u32(u32 0, i32 6) == i32 1000
# run: &lt_u32(u32 4294967293, i32 6) == i32 101
# run: &lt_u32(u32 200, i32 6) == i32 1101
# run: &le_u32(u32 5, i32 6) == i32 1001
# run: &le_u32(u32 0, i32 6) == i32 1000
# run: &le_u32(u32 4294967293, i32 6) == i32 150
# run: &le_u32(u32 200, i32 6) == i32 1101
# run: &gt_u32(u32 5, i32 6) == i32 10100
# run: &gt_u32(u32 0, i32 6) == i32 10104
# run: &gt_u32(u32 4294967293, i32 6) == i32 11000
# run: &gt_u32(u32 200, i32 6) == i32 10000
# run: &ge_u32(u32 5, i32 6) == i32 10104
# run: &ge_u32(u32 0, i32 6) == i32 10150
# run: &ge_u32(u32 4294967293, i32 6) == i32 11000
# run: &ge_u32(u32 200, i32 6) == i32 10000
# run: &eq_i64(i64 5, i32 6) == i32 1
# run: &eq_i64(i64 0, i32 6) == i32 0
# run: &eq_i64(i64 -3, i32 6) == i32 0
# run: &eq_i64(i64 200, i32 6) == i32 0
# run: &ne_i64(i64 5, i32 6) == i32 11100
# run: &ne_i64(i64 0, i32 6) == i32 11104
# run: &ne_i64(i64 -3, i32 6) == i32 11101
# run: &ne_i64(i64 200, i32 6) == i32 11150
# run: &lt_i64(i64 5, i32 6) == i32 10000
# run: &lt_i64(i64 0, i32 6) == i32 10000
# run: &lt_i64(i64 -3, i32 6) == i32 10000
# run: &lt_i64(i64 200, i32 6) == i32 10150
# run: &le_i64(i64 5, i32 6) == i32 10002
# run: &le_i64(i64 0, i32 6) == i32 10000
# run: &le_i64(i64 -3, i32 6) == i32 10000
# run: &le_i64(i64 200, i32 6) == i32 10150
# run: &gt_i64(i64 5, i32 6) == i32 1100
# run: &gt_i64(i64 0, i32 6) == i32 1101
# run: &gt_i64(i64 -3, i32 6) == i32 1101
# run: &gt_i64(i64 200, i32 6) == i32 1000
# run: &ge_i64(i64 5, i32 6) == i32 1101
# run: &ge_i64(i64 0, i32 6) == i32 1101
# run: &ge_i64(i64 -3, i32 6) == i32 1103
# run: &ge_i64(i64 200, i32 6) == i32 1000
# run: &eq_u64(u64 5, i32 6) == i32 1
# run: &eq_u64(u64 0, i32 6) == i32 0
# run: &eq_u64(u64 18446744073709551613, i32 6) == i32 0
# run: &eq_u64(u64 200, i32 6) == i32 0
# run: &ne_u64(u64 5, i32 6) == i32 11100
# run: &ne_u64(u64 0, i32 6) == i32 11104
# run: &ne_u64(u64 18446744073709551613, i32 6) == i32 11101
# run: &ne_u64(u64 200, i32 6) == i32 11150
# run: &lt_u64(u64 5, i32 6) == i32 1000
# run: &lt_u64(u64 0, i32 6) == i32 1000
# run: &lt_u64(u64 18446744073709551613, i32 6) == i32 101
# run: &lt_u64(u64 200, i32 6) == i32 1101
# run: &le_u64(u64 5, i32 6) == i32 1001
# run: &le_u64(u64 0, i32 6) == i32 1000
# run: &le_u64(u64 18446744073709551613, i32 6) == i32 150
# run: &le_u64(u64 200, i32 6) == i32 1101
# run: &gt_u64(u64 5, i32 6) == i32 10100
# run: &gt_u64(u64 0, i32 6) == i32 10104
# run: &gt_u64(u64 18446744073709551613, i32 6) == i32 11000
# run: &gt_u64(u64 200, i32 6) == i32 10000
# run: &ge_u64(u64 5, i32 6) == i32 10104
# run: &ge_u64(u64 0, i32 6) == i32 10150
# run: &ge_u64(u64 18446744073709551613, i32 6) == i32 11000
# run: &ge_u64(u64 200, i32 6) == i32 10000
# run: &length() == i32 3
# run: &pair(i32 1, i32 0) == i32 1
# run: &pair(i32 0, i32 1) == i32 0
# run: &pair(i32 2, i32 2) == i32 0
# run: &wild(ptr 0) traps "null pointer"

# regcode:
# &eq_i8
#     0  0020  Const64                  s    4, 0, 0, 0 [$v_i8 0x0]
#     2  0028  Const32                  s    6, 0, 0, 0
#     3  0040  BranchNe32WithMemS8      ss   4, 2, 0, 4
#     4  005c  Add32                    psi  6, 6, 100, 0
#     5  007c  BranchNe32WithMemS8      ss   4, 3, 0, 4
#     6  0094  Add32                    qsi  6, 6, 1000, 0
#     7  00b0  BranchNe32WithMemS8      si   4, 1, 5, 4
#     8  00cc  Add32                    psi  6, 6, 10000, 0
#     9  00d8  Const32                  s    5, 0, 0, 0
#    10  00f4  BranchNe32WithMemS8Signed32 sss  4, 5, 0, 14
#    11  0108  Copy                     Ps   5, 5, 0, 0
#    12  0110  Add32                    Ppi  5, 5, 1, 0
#    13  0124  BranchLtS32              ps   5, 1, 32, 0
#    14  0138  ReturnAdd32              si   0, 6, 50, 0
#    15  0158  BranchEq32WithMemS8Signed32 sps  4, 5, 0, 65530
#    16  016c  Copy                     pp   5, 5, 0, 0
#    17  0178  ReturnAdd32              ss   0, 6, 5, 0
# &ge_i16
#     0  0020  Const64                  s    4, 0, 0, 0 [$v_i16 0x0]
#     2  0028  Const32                  s    6, 0, 0, 0
#     3  0040  LoadMemS16               Ps   9, 4, 4, 0
#     4  004c  BranchLtS32              ps   9, 0, 32, 0
#     5  005c  Add32                    qsi  6, 6, 100, 0
#     6  007c  LoadMemS16               Ps   10, 4, 6, 0
#     7  0084  BranchLtS32              sp   0, 10, 32, 0
#     8  0094  Add32                    qsi  6, 6, 1000, 0
#     9  00b0  LoadMemS16               Ps   9, 4, 2, 0
#    10  00bc  BranchLtS32              pi   9, 5, 32, 0
#    11  00cc  Add32                    qsi  6, 6, 10000, 0
#    12  00d8  Const32                  s    5, 0, 0, 0
#    13  00f4  LoadIndexedMemS16Signed32 Pss  9, 4, 5, 0
#    14  0100  BranchLtS32              ps   9, 0, 128, 0
#    15  0108  Copy                     Ps   5, 5, 0, 0
#    16  0110  Add32                    Ppi  5, 5, 1, 0
#    17  0124  BranchLtS32              ps   5, 1, 32, 0
#    18  0138  ReturnAdd32              si   0, 6, 50, 0
#    19  0158  LoadIndexedMemS16Signed32 Qsp  9, 4, 5, 0
#    20  0164  BranchGeS32              qs   9, 0, 65472, 65535
#    21  016c  Copy                     pp   5, 5, 0, 0
#    22  0178  ReturnAdd32              ss   0, 6, 5, 0
# &gt_u32
#     0  0020  Const64                  s    4, 0, 0, 0 [$v_u32 0x0]
#     2  0028  Const32                  s    6, 0, 0, 0
#     3  0040  BranchLeU32WithMem32     ss   4, 8, 0, 4
#     4  005c  Add32                    psi  6, 6, 100, 0
#     5  007c  BranchGeU32WithMem32     ss   4, 12, 0, 4
#     6  0094  Add32                    qsi  6, 6, 1000, 0
#     7  00b0  BranchLeU32WithMem32     si   4, 4, 5, 4
#     8  00cc  Add32                    psi  6, 6, 10000, 0
#     9  00d8  Const32                  s    5, 0, 0, 0
#    10  00f4  BranchLeU32WithMem32Signed32 sss  4, 5, 0, 14
#    11  0108  Copy                     Ps   5, 5, 0, 0
#    12  0110  Add32                    Ppi  5, 5, 1, 0
#    13  0124  BranchLtS32              ps   5, 1, 32, 0
#    14  0138  ReturnAdd32              si   0, 6, 50, 0
#    15  0158  BranchGtU32WithMem32Signed32 sps  4, 5, 0, 65530
#    16  016c  Copy                     pp   5, 5, 0, 0
#    17  0178  ReturnAdd32              ss   0, 6, 5, 0
