# test run
# test regcode eq_i32_formal call_eq_u32_const lt_i64_const
# Calls of functions that begin with a conditional return: each comparison, formals and constants as results. The first call of a
# function translates it, the later ones execute its first instruction at the call.

func &eq_i32_formal (var %a i32, var %b i32) i32 {
  if (eq u1 i32 (dread i32 %a, constval i32 3)) { return (dread i32 %b) }
  return (mul i32 (dread i32 %b, constval i32 3))
}
func &call_eq_i32_formal (var %a i32, var %b i32) i32 {
  var %r i32
  var %s i32
  callassigned &eq_i32_formal (dread i32 %a, dread i32 %b) { dassign %r 0 }
  dassign %s (dread i32 %r)
  callassigned &eq_i32_formal (dread i32 %a, add i32 (dread i32 %b, constval i32 1)) { dassign %r 0 }
  dassign %s (add i32 (mul i32 (dread i32 %s, constval i32 10), dread i32 %r))
  callassigned &eq_i32_formal (dread i32 %a, sub i32 (dread i32 %s, constval i32 1)) { dassign %r 0 }
  return (add i32 (dread i32 %s, dread i32 %r))
}
func &eq_i32_const (var %a i32, var %b i32) i32 {
  if (eq u1 i32 (dread i32 %a, constval i32 3)) { return (constval i32 -7) }
  return (mul i32 (dread i32 %b, constval i32 3))
}
func &call_eq_i32_const (var %a i32, var %b i32) i32 {
  var %r i32
  var %s i32
  callassigned &eq_i32_const (dread i32 %a, dread i32 %b) { dassign %r 0 }
  dassign %s (dread i32 %r)
  callassigned &eq_i32_const (dread i32 %a, add i32 (dread i32 %b, constval i32 1)) { dassign %r 0 }
  dassign %s (add i32 (mul i32 (dread i32 %s, constval i32 10), dread i32 %r))
  callassigned &eq_i32_const (dread i32 %a, sub i32 (dread i32 %s, constval i32 1)) { dassign %r 0 }
  return (add i32 (dread i32 %s, dread i32 %r))
}
func &ne_i32_formal (var %a i32, var %b i32) i32 {
  if (ne u1 i32 (dread i32 %a, constval i32 3)) { return (dread i32 %b) }
  return (mul i32 (dread i32 %b, constval i32 3))
}
func &call_ne_i32_formal (var %a i32, var %b i32) i32 {
  var %r i32
  var %s i32
  callassigned &ne_i32_formal (dread i32 %a, dread i32 %b) { dassign %r 0 }
  dassign %s (dread i32 %r)
  callassigned &ne_i32_formal (dread i32 %a, add i32 (dread i32 %b, constval i32 1)) { dassign %r 0 }
  dassign %s (add i32 (mul i32 (dread i32 %s, constval i32 10), dread i32 %r))
  callassigned &ne_i32_formal (dread i32 %a, sub i32 (dread i32 %s, constval i32 1)) { dassign %r 0 }
  return (add i32 (dread i32 %s, dread i32 %r))
}
func &ne_i32_const (var %a i32, var %b i32) i32 {
  if (ne u1 i32 (dread i32 %a, constval i32 3)) { return (constval i32 -7) }
  return (mul i32 (dread i32 %b, constval i32 3))
}
func &call_ne_i32_const (var %a i32, var %b i32) i32 {
  var %r i32
  var %s i32
  callassigned &ne_i32_const (dread i32 %a, dread i32 %b) { dassign %r 0 }
  dassign %s (dread i32 %r)
  callassigned &ne_i32_const (dread i32 %a, add i32 (dread i32 %b, constval i32 1)) { dassign %r 0 }
  dassign %s (add i32 (mul i32 (dread i32 %s, constval i32 10), dread i32 %r))
  callassigned &ne_i32_const (dread i32 %a, sub i32 (dread i32 %s, constval i32 1)) { dassign %r 0 }
  return (add i32 (dread i32 %s, dread i32 %r))
}
func &lt_i32_formal (var %a i32, var %b i32) i32 {
  if (lt u1 i32 (dread i32 %a, constval i32 3)) { return (dread i32 %b) }
  return (mul i32 (dread i32 %b, constval i32 3))
}
func &call_lt_i32_formal (var %a i32, var %b i32) i32 {
  var %r i32
  var %s i32
  callassigned &lt_i32_formal (dread i32 %a, dread i32 %b) { dassign %r 0 }
  dassign %s (dread i32 %r)
  callassigned &lt_i32_formal (dread i32 %a, add i32 (dread i32 %b, constval i32 1)) { dassign %r 0 }
  dassign %s (add i32 (mul i32 (dread i32 %s, constval i32 10), dread i32 %r))
  callassigned &lt_i32_formal (dread i32 %a, sub i32 (dread i32 %s, constval i32 1)) { dassign %r 0 }
  return (add i32 (dread i32 %s, dread i32 %r))
}
func &lt_i32_const (var %a i32, var %b i32) i32 {
  if (lt u1 i32 (dread i32 %a, constval i32 3)) { return (constval i32 -7) }
  return (mul i32 (dread i32 %b, constval i32 3))
}
func &call_lt_i32_const (var %a i32, var %b i32) i32 {
  var %r i32
  var %s i32
  callassigned &lt_i32_const (dread i32 %a, dread i32 %b) { dassign %r 0 }
  dassign %s (dread i32 %r)
  callassigned &lt_i32_const (dread i32 %a, add i32 (dread i32 %b, constval i32 1)) { dassign %r 0 }
  dassign %s (add i32 (mul i32 (dread i32 %s, constval i32 10), dread i32 %r))
  callassigned &lt_i32_const (dread i32 %a, sub i32 (dread i32 %s, constval i32 1)) { dassign %r 0 }
  return (add i32 (dread i32 %s, dread i32 %r))
}
func &le_i32_formal (var %a i32, var %b i32) i32 {
  if (le u1 i32 (dread i32 %a, constval i32 3)) { return (dread i32 %b) }
  return (mul i32 (dread i32 %b, constval i32 3))
}
func &call_le_i32_formal (var %a i32, var %b i32) i32 {
  var %r i32
  var %s i32
  callassigned &le_i32_formal (dread i32 %a, dread i32 %b) { dassign %r 0 }
  dassign %s (dread i32 %r)
  callassigned &le_i32_formal (dread i32 %a, add i32 (dread i32 %b, constval i32 1)) { dassign %r 0 }
  dassign %s (add i32 (mul i32 (dread i32 %s, constval i32 10), dread i32 %r))
  callassigned &le_i32_formal (dread i32 %a, sub i32 (dread i32 %s, constval i32 1)) { dassign %r 0 }
  return (add i32 (dread i32 %s, dread i32 %r))
}
func &le_i32_const (var %a i32, var %b i32) i32 {
  if (le u1 i32 (dread i32 %a, constval i32 3)) { return (constval i32 -7) }
  return (mul i32 (dread i32 %b, constval i32 3))
}
func &call_le_i32_const (var %a i32, var %b i32) i32 {
  var %r i32
  var %s i32
  callassigned &le_i32_const (dread i32 %a, dread i32 %b) { dassign %r 0 }
  dassign %s (dread i32 %r)
  callassigned &le_i32_const (dread i32 %a, add i32 (dread i32 %b, constval i32 1)) { dassign %r 0 }
  dassign %s (add i32 (mul i32 (dread i32 %s, constval i32 10), dread i32 %r))
  callassigned &le_i32_const (dread i32 %a, sub i32 (dread i32 %s, constval i32 1)) { dassign %r 0 }
  return (add i32 (dread i32 %s, dread i32 %r))
}
func &gt_i32_const (var %a i32, var %b i32) i32 {
  if (gt u1 i32 (dread i32 %a, constval i32 3)) { return (constval i32 -7) }
  return (mul i32 (dread i32 %b, constval i32 3))
}
func &call_gt_i32_const (var %a i32, var %b i32) i32 {
  var %r i32
  var %s i32
  callassigned &gt_i32_const (dread i32 %a, dread i32 %b) { dassign %r 0 }
  dassign %s (dread i32 %r)
  callassigned &gt_i32_const (dread i32 %a, add i32 (dread i32 %b, constval i32 1)) { dassign %r 0 }
  dassign %s (add i32 (mul i32 (dread i32 %s, constval i32 10), dread i32 %r))
  callassigned &gt_i32_const (dread i32 %a, sub i32 (dread i32 %s, constval i32 1)) { dassign %r 0 }
  return (add i32 (dread i32 %s, dread i32 %r))
}
func &ge_i32_const (var %a i32, var %b i32) i32 {
  if (ge u1 i32 (dread i32 %a, constval i32 3)) { return (constval i32 -7) }
  return (mul i32 (dread i32 %b, constval i32 3))
}
func &call_ge_i32_const (var %a i32, var %b i32) i32 {
  var %r i32
  var %s i32
  callassigned &ge_i32_const (dread i32 %a, dread i32 %b) { dassign %r 0 }
  dassign %s (dread i32 %r)
  callassigned &ge_i32_const (dread i32 %a, add i32 (dread i32 %b, constval i32 1)) { dassign %r 0 }
  dassign %s (add i32 (mul i32 (dread i32 %s, constval i32 10), dread i32 %r))
  callassigned &ge_i32_const (dread i32 %a, sub i32 (dread i32 %s, constval i32 1)) { dassign %r 0 }
  return (add i32 (dread i32 %s, dread i32 %r))
}
func &eq_u32_const (var %a u32, var %b i32) i32 {
  if (eq u1 u32 (dread u32 %a, constval u32 3)) { return (constval i32 -7) }
  return (mul i32 (dread i32 %b, constval i32 3))
}
func &call_eq_u32_const (var %a u32, var %b i32) i32 {
  var %r i32
  var %s i32
  callassigned &eq_u32_const (dread u32 %a, dread i32 %b) { dassign %r 0 }
  dassign %s (dread i32 %r)
  callassigned &eq_u32_const (dread u32 %a, add i32 (dread i32 %b, constval i32 1)) { dassign %r 0 }
  dassign %s (add i32 (mul i32 (dread i32 %s, constval i32 10), dread i32 %r))
  callassigned &eq_u32_const (dread u32 %a, sub i32 (dread i32 %s, constval i32 1)) { dassign %r 0 }
  return (add i32 (dread i32 %s, dread i32 %r))
}
func &ne_u32_const (var %a u32, var %b i32) i32 {
  if (ne u1 u32 (dread u32 %a, constval u32 3)) { return (constval i32 -7) }
  return (mul i32 (dread i32 %b, constval i32 3))
}
func &call_ne_u32_const (var %a u32, var %b i32) i32 {
  var %r i32
  var %s i32
  callassigned &ne_u32_const (dread u32 %a, dread i32 %b) { dassign %r 0 }
  dassign %s (dread i32 %r)
  callassigned &ne_u32_const (dread u32 %a, add i32 (dread i32 %b, constval i32 1)) { dassign %r 0 }
  dassign %s (add i32 (mul i32 (dread i32 %s, constval i32 10), dread i32 %r))
  callassigned &ne_u32_const (dread u32 %a, sub i32 (dread i32 %s, constval i32 1)) { dassign %r 0 }
  return (add i32 (dread i32 %s, dread i32 %r))
}
func &lt_u32_const (var %a u32, var %b i32) i32 {
  if (lt u1 u32 (dread u32 %a, constval u32 3)) { return (constval i32 -7) }
  return (mul i32 (dread i32 %b, constval i32 3))
}
func &call_lt_u32_const (var %a u32, var %b i32) i32 {
  var %r i32
  var %s i32
  callassigned &lt_u32_const (dread u32 %a, dread i32 %b) { dassign %r 0 }
  dassign %s (dread i32 %r)
  callassigned &lt_u32_const (dread u32 %a, add i32 (dread i32 %b, constval i32 1)) { dassign %r 0 }
  dassign %s (add i32 (mul i32 (dread i32 %s, constval i32 10), dread i32 %r))
  callassigned &lt_u32_const (dread u32 %a, sub i32 (dread i32 %s, constval i32 1)) { dassign %r 0 }
  return (add i32 (dread i32 %s, dread i32 %r))
}
func &le_u32_const (var %a u32, var %b i32) i32 {
  if (le u1 u32 (dread u32 %a, constval u32 3)) { return (constval i32 -7) }
  return (mul i32 (dread i32 %b, constval i32 3))
}
func &call_le_u32_const (var %a u32, var %b i32) i32 {
  var %r i32
  var %s i32
  callassigned &le_u32_const (dread u32 %a, dread i32 %b) { dassign %r 0 }
  dassign %s (dread i32 %r)
  callassigned &le_u32_const (dread u32 %a, add i32 (dread i32 %b, constval i32 1)) { dassign %r 0 }
  dassign %s (add i32 (mul i32 (dread i32 %s, constval i32 10), dread i32 %r))
  callassigned &le_u32_const (dread u32 %a, sub i32 (dread i32 %s, constval i32 1)) { dassign %r 0 }
  return (add i32 (dread i32 %s, dread i32 %r))
}
func &gt_u32_const (var %a u32, var %b i32) i32 {
  if (gt u1 u32 (dread u32 %a, constval u32 3)) { return (constval i32 -7) }
  return (mul i32 (dread i32 %b, constval i32 3))
}
func &call_gt_u32_const (var %a u32, var %b i32) i32 {
  var %r i32
  var %s i32
  callassigned &gt_u32_const (dread u32 %a, dread i32 %b) { dassign %r 0 }
  dassign %s (dread i32 %r)
  callassigned &gt_u32_const (dread u32 %a, add i32 (dread i32 %b, constval i32 1)) { dassign %r 0 }
  dassign %s (add i32 (mul i32 (dread i32 %s, constval i32 10), dread i32 %r))
  callassigned &gt_u32_const (dread u32 %a, sub i32 (dread i32 %s, constval i32 1)) { dassign %r 0 }
  return (add i32 (dread i32 %s, dread i32 %r))
}
func &ge_u32_const (var %a u32, var %b i32) i32 {
  if (ge u1 u32 (dread u32 %a, constval u32 3)) { return (constval i32 -7) }
  return (mul i32 (dread i32 %b, constval i32 3))
}
func &call_ge_u32_const (var %a u32, var %b i32) i32 {
  var %r i32
  var %s i32
  callassigned &ge_u32_const (dread u32 %a, dread i32 %b) { dassign %r 0 }
  dassign %s (dread i32 %r)
  callassigned &ge_u32_const (dread u32 %a, add i32 (dread i32 %b, constval i32 1)) { dassign %r 0 }
  dassign %s (add i32 (mul i32 (dread i32 %s, constval i32 10), dread i32 %r))
  callassigned &ge_u32_const (dread u32 %a, sub i32 (dread i32 %s, constval i32 1)) { dassign %r 0 }
  return (add i32 (dread i32 %s, dread i32 %r))
}
func &eq_i64_formal (var %a i64, var %b i64) i64 {
  if (eq u1 i64 (dread i64 %a, constval i64 3)) { return (dread i64 %b) }
  return (mul i64 (dread i64 %b, constval i64 3))
}
func &call_eq_i64_formal (var %a i64, var %b i64) i64 {
  var %r i64
  var %s i64
  callassigned &eq_i64_formal (dread i64 %a, dread i64 %b) { dassign %r 0 }
  dassign %s (dread i64 %r)
  callassigned &eq_i64_formal (dread i64 %a, add i64 (dread i64 %b, constval i64 1)) { dassign %r 0 }
  dassign %s (add i64 (mul i64 (dread i64 %s, constval i64 10), dread i64 %r))
  callassigned &eq_i64_formal (dread i64 %a, sub i64 (dread i64 %s, constval i64 1)) { dassign %r 0 }
  return (add i64 (dread i64 %s, dread i64 %r))
}
func &eq_i64_const (var %a i64, var %b i64) i64 {
  if (eq u1 i64 (dread i64 %a, constval i64 3)) { return (constval i64 -7) }
  return (mul i64 (dread i64 %b, constval i64 3))
}
func &call_eq_i64_const (var %a i64, var %b i64) i64 {
  var %r i64
  var %s i64
  callassigned &eq_i64_const (dread i64 %a, dread i64 %b) { dassign %r 0 }
  dassign %s (dread i64 %r)
  callassigned &eq_i64_const (dread i64 %a, add i64 (dread i64 %b, constval i64 1)) { dassign %r 0 }
  dassign %s (add i64 (mul i64 (dread i64 %s, constval i64 10), dread i64 %r))
  callassigned &eq_i64_const (dread i64 %a, sub i64 (dread i64 %s, constval i64 1)) { dassign %r 0 }
  return (add i64 (dread i64 %s, dread i64 %r))
}
func &ne_i64_formal (var %a i64, var %b i64) i64 {
  if (ne u1 i64 (dread i64 %a, constval i64 3)) { return (dread i64 %b) }
  return (mul i64 (dread i64 %b, constval i64 3))
}
func &call_ne_i64_formal (var %a i64, var %b i64) i64 {
  var %r i64
  var %s i64
  callassigned &ne_i64_formal (dread i64 %a, dread i64 %b) { dassign %r 0 }
  dassign %s (dread i64 %r)
  callassigned &ne_i64_formal (dread i64 %a, add i64 (dread i64 %b, constval i64 1)) { dassign %r 0 }
  dassign %s (add i64 (mul i64 (dread i64 %s, constval i64 10), dread i64 %r))
  callassigned &ne_i64_formal (dread i64 %a, sub i64 (dread i64 %s, constval i64 1)) { dassign %r 0 }
  return (add i64 (dread i64 %s, dread i64 %r))
}
func &ne_i64_const (var %a i64, var %b i64) i64 {
  if (ne u1 i64 (dread i64 %a, constval i64 3)) { return (constval i64 -7) }
  return (mul i64 (dread i64 %b, constval i64 3))
}
func &call_ne_i64_const (var %a i64, var %b i64) i64 {
  var %r i64
  var %s i64
  callassigned &ne_i64_const (dread i64 %a, dread i64 %b) { dassign %r 0 }
  dassign %s (dread i64 %r)
  callassigned &ne_i64_const (dread i64 %a, add i64 (dread i64 %b, constval i64 1)) { dassign %r 0 }
  dassign %s (add i64 (mul i64 (dread i64 %s, constval i64 10), dread i64 %r))
  callassigned &ne_i64_const (dread i64 %a, sub i64 (dread i64 %s, constval i64 1)) { dassign %r 0 }
  return (add i64 (dread i64 %s, dread i64 %r))
}
func &lt_i64_formal (var %a i64, var %b i64) i64 {
  if (lt u1 i64 (dread i64 %a, constval i64 3)) { return (dread i64 %b) }
  return (mul i64 (dread i64 %b, constval i64 3))
}
func &call_lt_i64_formal (var %a i64, var %b i64) i64 {
  var %r i64
  var %s i64
  callassigned &lt_i64_formal (dread i64 %a, dread i64 %b) { dassign %r 0 }
  dassign %s (dread i64 %r)
  callassigned &lt_i64_formal (dread i64 %a, add i64 (dread i64 %b, constval i64 1)) { dassign %r 0 }
  dassign %s (add i64 (mul i64 (dread i64 %s, constval i64 10), dread i64 %r))
  callassigned &lt_i64_formal (dread i64 %a, sub i64 (dread i64 %s, constval i64 1)) { dassign %r 0 }
  return (add i64 (dread i64 %s, dread i64 %r))
}
func &lt_i64_const (var %a i64, var %b i64) i64 {
  if (lt u1 i64 (dread i64 %a, constval i64 3)) { return (constval i64 -7) }
  return (mul i64 (dread i64 %b, constval i64 3))
}
func &call_lt_i64_const (var %a i64, var %b i64) i64 {
  var %r i64
  var %s i64
  callassigned &lt_i64_const (dread i64 %a, dread i64 %b) { dassign %r 0 }
  dassign %s (dread i64 %r)
  callassigned &lt_i64_const (dread i64 %a, add i64 (dread i64 %b, constval i64 1)) { dassign %r 0 }
  dassign %s (add i64 (mul i64 (dread i64 %s, constval i64 10), dread i64 %r))
  callassigned &lt_i64_const (dread i64 %a, sub i64 (dread i64 %s, constval i64 1)) { dassign %r 0 }
  return (add i64 (dread i64 %s, dread i64 %r))
}
func &le_i64_formal (var %a i64, var %b i64) i64 {
  if (le u1 i64 (dread i64 %a, constval i64 3)) { return (dread i64 %b) }
  return (mul i64 (dread i64 %b, constval i64 3))
}
func &call_le_i64_formal (var %a i64, var %b i64) i64 {
  var %r i64
  var %s i64
  callassigned &le_i64_formal (dread i64 %a, dread i64 %b) { dassign %r 0 }
  dassign %s (dread i64 %r)
  callassigned &le_i64_formal (dread i64 %a, add i64 (dread i64 %b, constval i64 1)) { dassign %r 0 }
  dassign %s (add i64 (mul i64 (dread i64 %s, constval i64 10), dread i64 %r))
  callassigned &le_i64_formal (dread i64 %a, sub i64 (dread i64 %s, constval i64 1)) { dassign %r 0 }
  return (add i64 (dread i64 %s, dread i64 %r))
}
func &le_i64_const (var %a i64, var %b i64) i64 {
  if (le u1 i64 (dread i64 %a, constval i64 3)) { return (constval i64 -7) }
  return (mul i64 (dread i64 %b, constval i64 3))
}
func &call_le_i64_const (var %a i64, var %b i64) i64 {
  var %r i64
  var %s i64
  callassigned &le_i64_const (dread i64 %a, dread i64 %b) { dassign %r 0 }
  dassign %s (dread i64 %r)
  callassigned &le_i64_const (dread i64 %a, add i64 (dread i64 %b, constval i64 1)) { dassign %r 0 }
  dassign %s (add i64 (mul i64 (dread i64 %s, constval i64 10), dread i64 %r))
  callassigned &le_i64_const (dread i64 %a, sub i64 (dread i64 %s, constval i64 1)) { dassign %r 0 }
  return (add i64 (dread i64 %s, dread i64 %r))
}
func &gt_i64_const (var %a i64, var %b i64) i64 {
  if (gt u1 i64 (dread i64 %a, constval i64 3)) { return (constval i64 -7) }
  return (mul i64 (dread i64 %b, constval i64 3))
}
func &call_gt_i64_const (var %a i64, var %b i64) i64 {
  var %r i64
  var %s i64
  callassigned &gt_i64_const (dread i64 %a, dread i64 %b) { dassign %r 0 }
  dassign %s (dread i64 %r)
  callassigned &gt_i64_const (dread i64 %a, add i64 (dread i64 %b, constval i64 1)) { dassign %r 0 }
  dassign %s (add i64 (mul i64 (dread i64 %s, constval i64 10), dread i64 %r))
  callassigned &gt_i64_const (dread i64 %a, sub i64 (dread i64 %s, constval i64 1)) { dassign %r 0 }
  return (add i64 (dread i64 %s, dread i64 %r))
}
func &ge_i64_const (var %a i64, var %b i64) i64 {
  if (ge u1 i64 (dread i64 %a, constval i64 3)) { return (constval i64 -7) }
  return (mul i64 (dread i64 %b, constval i64 3))
}
func &call_ge_i64_const (var %a i64, var %b i64) i64 {
  var %r i64
  var %s i64
  callassigned &ge_i64_const (dread i64 %a, dread i64 %b) { dassign %r 0 }
  dassign %s (dread i64 %r)
  callassigned &ge_i64_const (dread i64 %a, add i64 (dread i64 %b, constval i64 1)) { dassign %r 0 }
  dassign %s (add i64 (mul i64 (dread i64 %s, constval i64 10), dread i64 %r))
  callassigned &ge_i64_const (dread i64 %a, sub i64 (dread i64 %s, constval i64 1)) { dassign %r 0 }
  return (add i64 (dread i64 %s, dread i64 %r))
}
func &eq_u64_const (var %a u64, var %b u64) u64 {
  if (eq u1 u64 (dread u64 %a, constval u64 3)) { return (constval u64 7) }
  return (mul u64 (dread u64 %b, constval u64 3))
}
func &call_eq_u64_const (var %a u64, var %b u64) u64 {
  var %r u64
  var %s u64
  callassigned &eq_u64_const (dread u64 %a, dread u64 %b) { dassign %r 0 }
  dassign %s (dread u64 %r)
  callassigned &eq_u64_const (dread u64 %a, add u64 (dread u64 %b, constval u64 1)) { dassign %r 0 }
  dassign %s (add u64 (mul u64 (dread u64 %s, constval u64 10), dread u64 %r))
  callassigned &eq_u64_const (dread u64 %a, sub u64 (dread u64 %s, constval u64 1)) { dassign %r 0 }
  return (add u64 (dread u64 %s, dread u64 %r))
}
func &ne_u64_const (var %a u64, var %b u64) u64 {
  if (ne u1 u64 (dread u64 %a, constval u64 3)) { return (constval u64 7) }
  return (mul u64 (dread u64 %b, constval u64 3))
}
func &call_ne_u64_const (var %a u64, var %b u64) u64 {
  var %r u64
  var %s u64
  callassigned &ne_u64_const (dread u64 %a, dread u64 %b) { dassign %r 0 }
  dassign %s (dread u64 %r)
  callassigned &ne_u64_const (dread u64 %a, add u64 (dread u64 %b, constval u64 1)) { dassign %r 0 }
  dassign %s (add u64 (mul u64 (dread u64 %s, constval u64 10), dread u64 %r))
  callassigned &ne_u64_const (dread u64 %a, sub u64 (dread u64 %s, constval u64 1)) { dassign %r 0 }
  return (add u64 (dread u64 %s, dread u64 %r))
}
func &lt_u64_const (var %a u64, var %b u64) u64 {
  if (lt u1 u64 (dread u64 %a, constval u64 3)) { return (constval u64 7) }
  return (mul u64 (dread u64 %b, constval u64 3))
}
func &call_lt_u64_const (var %a u64, var %b u64) u64 {
  var %r u64
  var %s u64
  callassigned &lt_u64_const (dread u64 %a, dread u64 %b) { dassign %r 0 }
  dassign %s (dread u64 %r)
  callassigned &lt_u64_const (dread u64 %a, add u64 (dread u64 %b, constval u64 1)) { dassign %r 0 }
  dassign %s (add u64 (mul u64 (dread u64 %s, constval u64 10), dread u64 %r))
  callassigned &lt_u64_const (dread u64 %a, sub u64 (dread u64 %s, constval u64 1)) { dassign %r 0 }
  return (add u64 (dread u64 %s, dread u64 %r))
}
func &le_u64_const (var %a u64, var %b u64) u64 {
  if (le u1 u64 (dread u64 %a, constval u64 3)) { return (constval u64 7) }
  return (mul u64 (dread u64 %b, constval u64 3))
}
func &call_le_u64_const (var %a u64, var %b u64) u64 {
  var %r u64
  var %s u64
  callassigned &le_u64_const (dread u64 %a, dread u64 %b) { dassign %r 0 }
  dassign %s (dread u64 %r)
  callassigned &le_u64_const (dread u64 %a, add u64 (dread u64 %b, constval u64 1)) { dassign %r 0 }
  dassign %s (add u64 (mul u64 (dread u64 %s, constval u64 10), dread u64 %r))
  callassigned &le_u64_const (dread u64 %a, sub u64 (dread u64 %s, constval u64 1)) { dassign %r 0 }
  return (add u64 (dread u64 %s, dread u64 %r))
}
func &gt_u64_const (var %a u64, var %b u64) u64 {
  if (gt u1 u64 (dread u64 %a, constval u64 3)) { return (constval u64 7) }
  return (mul u64 (dread u64 %b, constval u64 3))
}
func &call_gt_u64_const (var %a u64, var %b u64) u64 {
  var %r u64
  var %s u64
  callassigned &gt_u64_const (dread u64 %a, dread u64 %b) { dassign %r 0 }
  dassign %s (dread u64 %r)
  callassigned &gt_u64_const (dread u64 %a, add u64 (dread u64 %b, constval u64 1)) { dassign %r 0 }
  dassign %s (add u64 (mul u64 (dread u64 %s, constval u64 10), dread u64 %r))
  callassigned &gt_u64_const (dread u64 %a, sub u64 (dread u64 %s, constval u64 1)) { dassign %r 0 }
  return (add u64 (dread u64 %s, dread u64 %r))
}
func &ge_u64_const (var %a u64, var %b u64) u64 {
  if (ge u1 u64 (dread u64 %a, constval u64 3)) { return (constval u64 7) }
  return (mul u64 (dread u64 %b, constval u64 3))
}
func &call_ge_u64_const (var %a u64, var %b u64) u64 {
  var %r u64
  var %s u64
  callassigned &ge_u64_const (dread u64 %a, dread u64 %b) { dassign %r 0 }
  dassign %s (dread u64 %r)
  callassigned &ge_u64_const (dread u64 %a, add u64 (dread u64 %b, constval u64 1)) { dassign %r 0 }
  dassign %s (add u64 (mul u64 (dread u64 %s, constval u64 10), dread u64 %r))
  callassigned &ge_u64_const (dread u64 %a, sub u64 (dread u64 %s, constval u64 1)) { dassign %r 0 }
  return (add u64 (dread u64 %s, dread u64 %r))
}

# run: &call_eq_i32_formal(i32 2, i32 -1) == i32 -123
# run: &call_eq_i32_formal(i32 3, i32 2147483647) == i32 -21
# run: &call_eq_i32_formal(i32 4, i32 1000) == i32 132009
# run: &call_eq_i32_formal(i32 -1, i32 5) == i32 669
# run: &call_eq_i32_formal(i32 -2147483648, i32 5) == i32 669
# run: &call_eq_i32_const(i32 2, i32 5) == i32 669
# run: &call_eq_i32_const(i32 3, i32 -1) == i32 -84
# run: &call_eq_i32_const(i32 4, i32 5) == i32 669
# run: &call_eq_i32_const(i32 -1, i32 2147483647) == i32 -123
# run: &call_eq_i32_const(i32 -2147483648, i32 5) == i32 669
# run: &call_ne_i32_formal(i32 2, i32 5) == i32 111
# run: &call_ne_i32_formal(i32 3, i32 1000) == i32 132009
# run: &call_ne_i32_formal(i32 4, i32 1000) == i32 22001
# run: &call_ne_i32_formal(i32 -1, i32 5) == i32 111
# run: &call_ne_i32_formal(i32 -2147483648, i32 2147483647) == i32 -21
# run: &call_ne_i32_const(i32 2, i32 5) == i32 -84
# run: &call_ne_i32_const(i32 3, i32 1000) == i32 132009
# run: &call_ne_i32_const(i32 4, i32 5) == i32 -84
# run: &call_ne_i32_const(i32 -1, i32 5) == i32 -84
# run: &call_ne_i32_const(i32 -2147483648, i32 2147483647) == i32 -84
# run: &call_lt_i32_formal(i32 2, i32 5) == i32 111
# run: &call_lt_i32_formal(i32 3, i32 1000) == i32 132009
# run: &call_lt_i32_formal(i32 4, i32 5) == i32 669
# run: &call_lt_i32_formal(i32 -1, i32 2147483647) == i32 -21
# run: &call_lt_i32_formal(i32 -2147483648, i32 5) == i32 111
# run: &call_lt_i32_const(i32 2, i32 2147483647) == i32 -84
# run: &call_lt_i32_const(i32 3, i32 -1) == i32 -123
# run: &call_lt_i32_const(i32 4, i32 1000) == i32 132009
# run: &call_lt_i32_const(i32 -1, i32 2147483647) == i32 -84
# run: &call_lt_i32_const(i32 -2147483648, i32 5) == i32 -84
# run: &call_le_i32_formal(i32 2, i32 -1) == i32 -21
# run: &call_le_i32_formal(i32 3, i32 2147483647) == i32 -21
# run: &call_le_i32_formal(i32 4, i32 5) == i32 669
# run: &call_le_i32_formal(i32 -1, i32 2147483647) == i32 -21
# run: &call_le_i32_formal(i32 -2147483648, i32 -1) == i32 -21
# run: &call_le_i32_const(i32 2, i32 5) == i32 -84
# run: &call_le_i32_const(i32 3, i32 5) == i32 -84
# run: &call_le_i32_const(i32 4, i32 5) == i32 669
# run: &call_le_i32_const(i32 -1, i32 2147483647) == i32 -84
# run: &call_le_i32_const(i32 -2147483648, i32 1000) == i32 -84
# run: &call_gt_i32_const(i32 2, i32 1000) == i32 132009
# run: &call_gt_i32_const(i32 3, i32 -1) == i32 -123
# run: &call_gt_i32_const(i32 4, i32 1000) == i32 -84
# run: &call_gt_i32_const(i32 -1, i32 1000) == i32 132009
# run: &call_gt_i32_const(i32 -2147483648, i32 -1) == i32 -123
# run: &call_ge_i32_const(i32 2, i32 -1) == i32 -123
# run: &call_ge_i32_const(i32 3, i32 2147483647) == i32 -84
# run: &call_ge_i32_const(i32 4, i32 2147483647) == i32 -84
# run: &call_ge_i32_const(i32 -1, i32 2147483647) == i32 -123
# run: &call_ge_i32_const(i32 -2147483648, i32 5) == i32 669
# run: &call_eq_u32_const(u32 2, i32 -1) == i32 -123
# run: &call_eq_u32_const(u32 3, i32 1000) == i32 -84
# run: &call_eq_u32_const(u32 4, i32 -1) == i32 -123
# run: &call_eq_u32_const(u32 4294967295, i32 1000) == i32 132009
# run: &call_ne_u32_const(u32 2, i32 -1) == i32 -84
# run: &call_ne_u32_const(u32 3, i32 5) == i32 669
# run: &call_ne_u32_const(u32 4, i32 5) == i32 -84
# run: &call_ne_u32_const(u32 4294967295, i32 1000) == i32 -84
# run: &call_lt_u32_const(u32 2, i32 2147483647) == i32 -84
# run: &call_lt_u32_const(u32 3, i32 -1) == i32 -123
# run: &call_lt_u32_const(u32 4, i32 2147483647) == i32 -123
# run: &call_lt_u32_const(u32 4294967295, i32 1000) == i32 132009
# run: &call_le_u32_const(u32 2, i32 1000) == i32 -84
# run: &call_le_u32_const(u32 3, i32 5) == i32 -84
# run: &call_le_u32_const(u32 4, i32 5) == i32 669
# run: &call_le_u32_const(u32 4294967295, i32 -1) == i32 -123
# run: &call_gt_u32_const(u32 2, i32 -1) == i32 -123
# run: &call_gt_u32_const(u32 3, i32 -1) == i32 -123
# run: &call_gt_u32_const(u32 4, i32 1000) == i32 -84
# run: &call_gt_u32_const(u32 4294967295, i32 1000) == i32 -84
# run: &call_ge_u32_const(u32 2, i32 5) == i32 669
# run: &call_ge_u32_const(u32 3, i32 5) == i32 -84
# run: &call_ge_u32_const(u32 4, i32 -1) == i32 -84
# run: &call_ge_u32_const(u32 4294967295, i32 1000) == i32 -84
# run: &call_eq_i64_formal(i64 2, i64 5) == i64 669
# run: &call_eq_i64_formal(i64 3, i64 5) == i64 111
# run: &call_eq_i64_formal(i64 4, i64 -1) == i64 -123
# run: &call_eq_i64_formal(i64 -1, i64 1000) == i64 132009
# run: &call_eq_i64_formal(i64 -9223372036854775808, i64 -1) == i64 -123
# run: &call_eq_i64_const(i64 2, i64 1000) == i64 132009
# run: &call_eq_i64_const(i64 3, i64 -1) == i64 -84
# run: &call_eq_i64_const(i64 4, i64 5) == i64 669
# run: &call_eq_i64_const(i64 -1, i64 1000) == i64 132009
# run: &call_eq_i64_const(i64 -9223372036854775808, i64 -1) == i64 -123
# run: &call_ne_i64_formal(i64 2, i64 9223372036854775807) == i64 -21
# run: &call_ne_i64_formal(i64 3, i64 5) == i64 669
# run: &call_ne_i64_formal(i64 4, i64 1000) == i64 22001
# run: &call_ne_i64_formal(i64 -1, i64 5) == i64 111
# run: &call_ne_i64_formal(i64 -9223372036854775808, i64 9223372036854775807) == i64 -21
# run: &call_ne_i64_const(i64 2, i64 -1) == i64 -84
# run: &call_ne_i64_const(i64 3, i64 9223372036854775807) == i64 -123
# run: &call_ne_i64_const(i64 4, i64 9223372036854775807) == i64 -84
# run: &call_ne_i64_const(i64 -1, i64 1000) == i64 -84
# run: &call_ne_i64_const(i64 -9223372036854775808, i64 1000) == i64 -84
# run: &call_lt_i64_formal(i64 2, i64 1000) == i64 22001
# run: &call_lt_i64_formal(i64 3, i64 5) == i64 669
# run: &call_lt_i64_formal(i64 4, i64 9223372036854775807) == i64 -123
# run: &call_lt_i64_formal(i64 -1, i64 1000) == i64 22001
# run: &call_lt_i64_formal(i64 -9223372036854775808, i64 1000) == i64 22001
# run: &call_lt_i64_const(i64 2, i64 -1) == i64 -84
# run: &call_lt_i64_const(i64 3, i64 9223372036854775807) == i64 -123
# run: &call_lt_i64_const(i64 4, i64 1000) == i64 132009
# run: &call_lt_i64_const(i64 -1, i64 -1) == i64 -84
# run: &call_lt_i64_const(i64 -9223372036854775808, i64 1000) == i64 -84
# run: &call_le_i64_formal(i64 2, i64 -1) == i64 -21
# run: &call_le_i64_formal(i64 3, i64 1000) == i64 22001
# run: &call_le_i64_formal(i64 4, i64 9223372036854775807) == i64 -123
# run: &call_le_i64_formal(i64 -1, i64 9223372036854775807) == i64 -21
# run: &call_le_i64_formal(i64 -9223372036854775808, i64 5) == i64 111
# run: &call_le_i64_const(i64 2, i64 9223372036854775807) == i64 -84
# run: &call_le_i64_const(i64 3, i64 9223372036854775807) == i64 -84
# run: &call_le_i64_const(i64 4, i64 9223372036854775807) == i64 -123
# run: &call_le_i64_const(i64 -1, i64 9223372036854775807) == i64 -84
# run: &call_le_i64_const(i64 -9223372036854775808, i64 5) == i64 -84
# run: &call_gt_i64_const(i64 2, i64 1000) == i64 132009
# run: &call_gt_i64_const(i64 3, i64 9223372036854775807) == i64 -123
# run: &call_gt_i64_const(i64 4, i64 -1) == i64 -84
# run: &call_gt_i64_const(i64 -1, i64 -1) == i64 -123
# run: &call_gt_i64_const(i64 -9223372036854775808, i64 5) == i64 669
# run: &call_ge_i64_const(i64 2, i64 9223372036854775807) == i64 -123
# run: &call_ge_i64_const(i64 3, i64 1000) == i64 -84
# run: &call_ge_i64_const(i64 4, i64 -1) == i64 -84
# run: &call_ge_i64_const(i64 -1, i64 -1) == i64 -123
# run: &call_ge_i64_const(i64 -9223372036854775808, i64 9223372036854775807) == i64 -123
# run: &call_eq_u64_const(u64 2, u64 5) == u64 669
# run: &call_eq_u64_const(u64 3, u64 1000) == u64 84
# run: &call_eq_u64_const(u64 4, u64 1000) == u64 132009
# run: &call_eq_u64_const(u64 18446744073709551615, u64 1000) == u64 132009
# run: &call_ne_u64_const(u64 2, u64 1000) == u64 84
# run: &call_ne_u64_const(u64 3, u64 1000) == u64 132009
# run: &call_ne_u64_const(u64 4, u64 5) == u64 84
# run: &call_ne_u64_const(u64 18446744073709551615, u64 1000) == u64 84
# run: &call_lt_u64_const(u64 2, u64 1000) == u64 84
# run: &call_lt_u64_const(u64 3, u64 5) == u64 669
# run: &call_lt_u64_const(u64 4, u64 9223372036854775807) == u64 18446744073709551493
# run: &call_lt_u64_const(u64 18446744073709551615, u64 5) == u64 669
# run: &call_le_u64_const(u64 2, u64 9223372036854775807) == u64 84
# run: &call_le_u64_const(u64 3, u64 1000) == u64 84
# run: &call_le_u64_const(u64 4, u64 9223372036854775807) == u64 18446744073709551493
# run: &call_le_u64_const(u64 18446744073709551615, u64 5) == u64 669
# run: &call_gt_u64_const(u64 2, u64 18446744073709551615) == u64 18446744073709551493
# run: &call_gt_u64_const(u64 3, u64 5) == u64 669
# run: &call_gt_u64_const(u64 4, u64 5) == u64 84
# run: &call_gt_u64_const(u64 18446744073709551615, u64 5) == u64 84
# run: &call_ge_u64_const(u64 2, u64 9223372036854775807) == u64 18446744073709551493
# run: &call_ge_u64_const(u64 3, u64 5) == u64 84
# run: &call_ge_u64_const(u64 4, u64 18446744073709551615) == u64 84
# run: &call_ge_u64_const(u64 18446744073709551615, u64 5) == u64 84

# regcode:
# &eq_i32_formal
#     0  0020  ReturnS32IfEq32          sis  0, 3, 1, 0
#     1  003c  ReturnMul32              si   0, 1, 3, 0
# &call_eq_u32_const
#     0  002a  BranchNe32               si   0, 3, 48, 0
#     1  002a  Const32                  s    4, 0, 65529, 65535
#     2  002a  Jump                          0, 0, 32, 0
#     3  002a  Mul32                    psi  4, 1, 3, 0
#     4  003a  Copy                     qs   5, 4, 0, 0
#     5  0056  Add32                    Psi  6, 1, 1, 0
#     6  005a  BranchNe32               si   0, 3, 48, 0
#     7  005a  Const32                  s    4, 0, 65529, 65535
#     8  005a  Jump                          0, 0, 32, 0
#     9  005a  Mul32                    qpi  4, 6, 3, 0
#    10  006e  MulAdd32                 psis 5, 5, 10, 4
#    11  0096  Sub32                    Qpi  6, 5, 1, 0
#    12  009a  BranchNe32               si   0, 3, 48, 0
#    13  009a  Const32                  s    4, 0, 65529, 65535
#    14  009a  Jump                          0, 0, 32, 0
#    15  009a  Mul32                    pqi  4, 6, 3, 0
#    16  00b2  ReturnAdd32              ss   0, 5, 4, 0
# &lt_i64_const
#     0  0020  ReturnS32IfLtS64         sii  0, 3, 65529, 0
#     1  003c  ReturnMul64              si   0, 1, 3, 0
