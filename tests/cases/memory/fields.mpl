# test run
# test regcode direct_global offset_addrof
# Field-ids count depth first: a nested struct takes one id, then its fields follow; an array takes one.

type $inner <struct {@a i16, @b f64}>
type $outer <struct {@first i32, @nested <$inner>, @list <[3] i32>, @last u8}>
var $global <$outer>

# Ids: first 1, nested 2, a 3, b 4, list 5, last 6.

func &direct_global (var %v i32) i32 {
  dassign $global 1 (dread i32 %v)
  dassign $global 3 (add i32 (dread i32 %v, constval i32 1))
  dassign $global 6 (add i32 (dread i32 %v, constval i32 2))
  return (add i32 (
    mul i32 (dread i32 $global 1, constval i32 10000),
    add i32 (
      mul i32 (dread i32 $global 3, constval i32 100),
      dread i32 $global 6)))
}

func &direct_local (var %v f64) f64 {
  var %s <$outer>
  dassign %s 4 (dread f64 %v)
  return (dread f64 %s 4)
}

func &through_pointer (var %p <* <$outer>>, var %v i32) i32 {
  iassign <* <$outer>> 3 (dread ptr %p, dread i32 %v)
  return (iread i32 <* <$outer>> 3 (dread ptr %p))
}

func &call_through_pointer (var %v i32) i32 {
  callassigned &through_pointer (addrof ptr $global, dread i32 %v) { dassign %v 0 }
  return (add i32 (dread i32 %v, dread i32 $global 3))
}

# Offsets of the fields, as addrof and iaddrof give them.
func &offset_addrof () i64 {
  return (sub i64 (cvt i64 ptr (addrof ptr $global 4), cvt i64 ptr (addrof ptr $global)))
}

func &offset_iaddrof () i64 {
  return (sub i64 (
    cvt i64 ptr (iaddrof ptr <* <$outer>> 6 (addrof ptr $global)),
    cvt i64 ptr (addrof ptr $global)))
}

func &offset_of_array () i64 {
  var %s <$outer>
  return (sub i64 (cvt i64 ptr (addrof ptr %s 5), cvt i64 ptr (addrof ptr %s)))
}

func &element_of_field (var %i i32) i32 {
  var %s <$outer>
  iassign <* i32> (
    array 0 ptr <* <[3] i32>> (addrof ptr %s 5, dread i32 %i),
    constval i32 55)
  return (ireadoff i32 32 (addrof ptr %s))
}

# run: &direct_global(i32 5) == i32 50607
# run: &direct_local(f64 2.5) == f64 2.5
# run: &call_through_pointer(i32 21) == i32 42
# run: &offset_addrof() == i64 16
# run: &offset_iaddrof() == i64 36
# run: &offset_of_array() == i64 24
# run: &element_of_field(i32 2) == i32 55

# regcode:
# &direct_global
#     0  0020  StoreAbsoluteMem32       s    0, 0, 0, 0 [$global 0x0]
#     2  0034  Add32                    Psi  6, 0, 1, 0
#     3  0038  StoreAbsoluteMem16       p    0, 6, 0, 0 [$global+0x8 0x0]
#     5  004c  Add32                    Qsi  6, 0, 2, 0
#     6  0050  StoreAbsoluteMem8        q    0, 6, 0, 0 [$global+0x24 0x0]
#     8  005c  LoadAbsoluteMem32        P    5, 0, 0, 0 [$global 0x0]
#    10  0064  Mul32                    qpi  5, 5, 10000, 0
#    11  0070  LoadAbsoluteMemS16       P    6, 0, 0, 0 [$global+0x8 0x0]
#    13  0078  Mul32                    Ppi  6, 6, 100, 0
#    14  0084  LoadAbsoluteMemS8        Q    7, 0, 0, 0 [$global+0x24 0x0]
#    16  0088  Add32                    Ppq  6, 6, 7, 0
#    17  0090  ReturnAdd32              sp   0, 5, 6, 0
# &offset_addrof
#     0  0036  ReturnImm                     16, 0, 0, 0
