# avltree.c translated by c2mpl.

flavor 1
srclang 1
entryfunc &main

type $__va_list_tag <struct {
  @gp_offset u32,
  @fp_offset u32,
  @overflow_arg_area <* void>,
  @reg_save_area <* void>}>
type $node <struct {
  @left <* <$node>>,
  @right <* <$node>>,
  @key i32,
  @height i16,
  @count u16}>
type $_IO_FILE <structincomplete {}>

func &printf public extern varargs (var %a0 <* i8>, ...) i32
func &malloc public extern (var %a0 u64) <* void>
func &free public extern (var %a0 <* void>) void
func &atoi public extern (var %a0 <* i8>) i32

var $nodes fstatic i32
var $rotations fstatic i32

func &height static used (var %t <* <$node>>) i32 {
  var %cond_1 i32
  if (ne u1 ptr (dread ptr %t, constval ptr 0)) {
    dassign %cond_1 0 (iread i32 <* <$node>> 4 (dread ptr %t))
  } else {
    dassign %cond_1 0 (constval i32 0)
  }
  return (dread i32 %cond_1)
}

func &update static used (var %t <* <$node>>) void {
  var %l i32
  var %retVar_2 i32
  var %r i32
  var %retVar_3 i32
  callassigned &height (iread ptr <* <$node>> 1 (dread ptr %t)) { dassign %retVar_2 0 }
  dassign %l 0 (dread i32 %retVar_2)
  callassigned &height (iread ptr <* <$node>> 2 (dread ptr %t)) { dassign %retVar_3 0 }
  dassign %r 0 (dread i32 %retVar_3)
  iassign <* <$node>> 4 (dread ptr %t, sext i32 16 (add i32 (select i32 (gt u1 i32 (dread i32 %l, dread i32 %r), dread i32 %l, dread i32 %r), constval i32 1)))
  return ()
}

func &rotate_right static used (var %t <* <$node>>) <* <$node>> {
  var %top <* <$node>>
  dassign %top 0 (iread ptr <* <$node>> 1 (dread ptr %t))
  iassign <* <$node>> 1 (dread ptr %t, iread ptr <* <$node>> 2 (dread ptr %top))
  iassign <* <$node>> 2 (dread ptr %top, dread ptr %t)
  callassigned &update (dread ptr %t) {}
  callassigned &update (dread ptr %top) {}
  dassign $rotations 0 (add i32 (dread i32 $rotations, constval i32 1))
  return (dread ptr %top)
}

func &rotate_left static used (var %t <* <$node>>) <* <$node>> {
  var %top <* <$node>>
  dassign %top 0 (iread ptr <* <$node>> 2 (dread ptr %t))
  iassign <* <$node>> 2 (dread ptr %t, iread ptr <* <$node>> 1 (dread ptr %top))
  iassign <* <$node>> 1 (dread ptr %top, dread ptr %t)
  callassigned &update (dread ptr %t) {}
  callassigned &update (dread ptr %top) {}
  dassign $rotations 0 (add i32 (dread i32 $rotations, constval i32 1))
  return (dread ptr %top)
}

func &balance static used (var %t <* <$node>>) <* <$node>> {
  var %lean i32
  var %retVar_4 i32
  var %retVar_5 i32
  var %retVar_6 i32
  var %retVar_7 i32
  var %retVar_8 <* <$node>>
  var %retVar_9 <* <$node>>
  var %retVar_10 i32
  var %retVar_11 i32
  var %retVar_12 <* <$node>>
  var %retVar_13 <* <$node>>
  callassigned &height (iread ptr <* <$node>> 1 (dread ptr %t)) { dassign %retVar_4 0 }
  callassigned &height (iread ptr <* <$node>> 2 (dread ptr %t)) { dassign %retVar_5 0 }
  dassign %lean 0 (sub i32 (dread i32 %retVar_4, dread i32 %retVar_5))
  if (gt u1 i32 (dread i32 %lean, constval i32 1)) {
    callassigned &height (iread ptr <* <$node>> 1 (iread ptr <* <$node>> 1 (dread ptr %t))) { dassign %retVar_6 0 }
    callassigned &height (iread ptr <* <$node>> 2 (iread ptr <* <$node>> 1 (dread ptr %t))) { dassign %retVar_7 0 }
    if (lt u1 i32 (dread i32 %retVar_6, dread i32 %retVar_7)) {
      callassigned &rotate_left (iread ptr <* <$node>> 1 (dread ptr %t)) { dassign %retVar_8 0 }
      iassign <* <$node>> 1 (dread ptr %t, dread ptr %retVar_8)
    }
    callassigned &rotate_right (dread ptr %t) { dassign %retVar_9 0 }
    return (dread ptr %retVar_9)
  }
  if (lt u1 i32 (dread i32 %lean, constval i32 -1)) {
    callassigned &height (iread ptr <* <$node>> 2 (iread ptr <* <$node>> 2 (dread ptr %t))) { dassign %retVar_10 0 }
    callassigned &height (iread ptr <* <$node>> 1 (iread ptr <* <$node>> 2 (dread ptr %t))) { dassign %retVar_11 0 }
    if (lt u1 i32 (dread i32 %retVar_10, dread i32 %retVar_11)) {
      callassigned &rotate_right (iread ptr <* <$node>> 2 (dread ptr %t)) { dassign %retVar_12 0 }
      iassign <* <$node>> 2 (dread ptr %t, dread ptr %retVar_12)
    }
    callassigned &rotate_left (dread ptr %t) { dassign %retVar_13 0 }
    return (dread ptr %retVar_13)
  }
  callassigned &update (dread ptr %t) {}
  return (dread ptr %t)
}

func &insert static used (var %t <* <$node>>, var %key i32) <* <$node>> {
  var %new <* <$node>>
  var %retVar_14 <* void>
  var %retVar_15 <* <$node>>
  var %retVar_16 <* <$node>>
  var %retVar_17 <* <$node>>
  if (eq u1 ptr (dread ptr %t, constval ptr 0)) {
    callassigned &malloc (constval u64 24) { dassign %retVar_14 0 }
    dassign %new 0 (dread ptr %retVar_14)
    iassign <* <$node>> 2 (dread ptr %new, constval ptr 0)
    iassign <* <$node>> 1 (dread ptr %new, iread ptr <* <$node>> 2 (dread ptr %new))
    iassign <* <$node>> 3 (dread ptr %new, dread i32 %key)
    iassign <* <$node>> 4 (dread ptr %new, constval i32 1)
    iassign <* <$node>> 5 (dread ptr %new, constval u32 1)
    dassign $nodes 0 (add i32 (dread i32 $nodes, constval i32 1))
    return (dread ptr %new)
  }
  if (lt u1 i32 (dread i32 %key, iread i32 <* <$node>> 3 (dread ptr %t))) {
    callassigned &insert (iread ptr <* <$node>> 1 (dread ptr %t), dread i32 %key) { dassign %retVar_15 0 }
    iassign <* <$node>> 1 (dread ptr %t, dread ptr %retVar_15)
  } else {
    if (gt u1 i32 (dread i32 %key, iread i32 <* <$node>> 3 (dread ptr %t))) {
      callassigned &insert (iread ptr <* <$node>> 2 (dread ptr %t), dread i32 %key) { dassign %retVar_16 0 }
      iassign <* <$node>> 2 (dread ptr %t, dread ptr %retVar_16)
    } else {
      iassign <* <$node>> 5 (dread ptr %t, zext u32 16 (add i32 (iread u32 <* <$node>> 5 (dread ptr %t), constval i32 1)))
      return (dread ptr %t)
    }
  }
  callassigned &balance (dread ptr %t) { dassign %retVar_17 0 }
  return (dread ptr %retVar_17)
}

func &take_least static used (var %t <* <$node>>, var %least <* <* <$node>>>) <* <$node>> {
  var %retVar_18 <* <$node>>
  var %retVar_19 <* <$node>>
  if (eq u1 ptr (iread ptr <* <$node>> 1 (dread ptr %t), constval ptr 0)) {
    iassign <* <* <$node>>> 0 (dread ptr %least, dread ptr %t)
    return (iread ptr <* <$node>> 2 (dread ptr %t))
  }
  callassigned &take_least (iread ptr <* <$node>> 1 (dread ptr %t), dread ptr %least) { dassign %retVar_18 0 }
  iassign <* <$node>> 1 (dread ptr %t, dread ptr %retVar_18)
  callassigned &balance (dread ptr %t) { dassign %retVar_19 0 }
  return (dread ptr %retVar_19)
}

func &delete static used (var %t <* <$node>>, var %key i32) <* <$node>> {
  var %retVar_20 <* <$node>>
  var %retVar_21 <* <$node>>
  var %left <* <$node>>
  var %right <* <$node>>
  var %retVar_22 <* <$node>>
  var %retVar_23 <* <$node>>
  if (eq u1 ptr (dread ptr %t, constval ptr 0)) {
    return (constval ptr 0)
  }
  if (lt u1 i32 (dread i32 %key, iread i32 <* <$node>> 3 (dread ptr %t))) {
    callassigned &delete (iread ptr <* <$node>> 1 (dread ptr %t), dread i32 %key) { dassign %retVar_20 0 }
    iassign <* <$node>> 1 (dread ptr %t, dread ptr %retVar_20)
  } else {
    if (gt u1 i32 (dread i32 %key, iread i32 <* <$node>> 3 (dread ptr %t))) {
      callassigned &delete (iread ptr <* <$node>> 2 (dread ptr %t), dread i32 %key) { dassign %retVar_21 0 }
      iassign <* <$node>> 2 (dread ptr %t, dread ptr %retVar_21)
    } else {
      dassign %left 0 (iread ptr <* <$node>> 1 (dread ptr %t))
      dassign %right 0 (iread ptr <* <$node>> 2 (dread ptr %t))
      callassigned &free (dread ptr %t) {}
      dassign $nodes 0 (sub i32 (dread i32 $nodes, constval i32 1))
      if (eq u1 ptr (dread ptr %right, constval ptr 0)) {
        return (dread ptr %left)
      }
      callassigned &take_least (dread ptr %right, addrof ptr %t) { dassign %retVar_22 0 }
      dassign %right 0 (dread ptr %retVar_22)
      iassign <* <$node>> 1 (dread ptr %t, dread ptr %left)
      iassign <* <$node>> 2 (dread ptr %t, dread ptr %right)
    }
  }
  callassigned &balance (dread ptr %t) { dassign %retVar_23 0 }
  return (dread ptr %retVar_23)
}

func &search static used (var %t <* <$node>>, var %key i32) <* <$node>> {
  var %cond_26 <* <$node>>
  while (cand i32 (ne u1 ptr (dread ptr %t, constval ptr 0), ne u1 i32 (iread i32 <* <$node>> 3 (dread ptr %t), dread i32 %key))) {
    if (lt u1 i32 (dread i32 %key, iread i32 <* <$node>> 3 (dread ptr %t))) {
      dassign %cond_26 0 (iread ptr <* <$node>> 1 (dread ptr %t))
    } else {
      dassign %cond_26 0 (iread ptr <* <$node>> 2 (dread ptr %t))
    }
    dassign %t 0 (dread ptr %cond_26)
  }
  return (dread ptr %t)
}

func &sum_of static used (var %t <* <$node>>, var %sum u32) u32 {
  var %retVar_27 u32
  var %retVar_28 u32
  if (eq u1 ptr (dread ptr %t, constval ptr 0)) {
    return (dread u32 %sum)
  }
  callassigned &sum_of (iread ptr <* <$node>> 1 (dread ptr %t), dread u32 %sum) { dassign %retVar_27 0 }
  dassign %sum 0 (dread u32 %retVar_27)
  dassign %sum 0 (add u32 (add u32 (mul u32 (dread u32 %sum, constval u32 31), cvt u32 i32 (iread i32 <* <$node>> 3 (dread ptr %t))), iread u32 <* <$node>> 5 (dread ptr %t)))
  callassigned &sum_of (iread ptr <* <$node>> 2 (dread ptr %t), dread u32 %sum) { dassign %retVar_28 0 }
  return (dread u32 %retVar_28)
}

func &destroy static used (var %t <* <$node>>) void {
  if (ne u1 ptr (dread ptr %t, constval ptr 0)) {
    callassigned &destroy (iread ptr <* <$node>> 1 (dread ptr %t)) {}
    callassigned &destroy (iread ptr <* <$node>> 2 (dread ptr %t)) {}
    callassigned &free (dread ptr %t) {}
  }
  return ()
}

func &main public used (var %argc i32, var %argv <* <* i8>>) i32 {
  var %n i32
  var %retVar_29 i32
  var %cond_30 i32
  var %root <* <$node>>
  var %seed u32
  var %found i32
  var %i i32
  var %retVar_33 <* <$node>>
  var %key i32
  var %retVar_36 <* <$node>>
  var %key_37 i32
  var %retVar_40 <* <$node>>
  var %i_41 i32
  var %retVar_44 <* <$node>>
  var %retVar_45 u32
  var %retVar_46 i32
  var %retVar_47 i32
  if (gt u1 i32 (dread i32 %argc, constval i32 1)) {
    callassigned &atoi (iread ptr <* <* i8>> 0 (add ptr (dread ptr %argv, constval i64 8))) { dassign %retVar_29 0 }
    dassign %cond_30 0 (dread i32 %retVar_29)
  } else {
    dassign %cond_30 0 (constval i32 120000)
  }
  dassign %n 0 (dread i32 %cond_30)
  dassign %root 0 (constval ptr 0)
  dassign %seed 0 (constval u32 42)
  dassign %found 0 (constval i32 0)
  dassign %i 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i, dread i32 %n)) {
    dassign %seed 0 (add u32 (mul u32 (dread u32 %seed, constval u32 1664525), constval u32 1013904223))
    callassigned &insert (dread ptr %root, sub i32 (cvt i32 u32 (rem u32 (lshr u32 (dread u32 %seed, constval i32 8), cvt u32 i32 (mul i32 (constval i32 2, dread i32 %n)))), dread i32 %n)) { dassign %retVar_33 0 }
    dassign %root 0 (dread ptr %retVar_33)
    dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
  }
  dassign %key 0 (neg i32 (dread i32 %n))
  while (lt u1 i32 (dread i32 %key, dread i32 %n)) {
    callassigned &search (dread ptr %root, dread i32 %key) { dassign %retVar_36 0 }
    dassign %found 0 (add i32 (dread i32 %found, ne i32 ptr (dread ptr %retVar_36, constval ptr 0)))
    dassign %key 0 (add i32 (dread i32 %key, constval i32 1))
  }
  dassign %key_37 0 (neg i32 (dread i32 %n))
  while (lt u1 i32 (dread i32 %key_37, dread i32 %n)) {
    callassigned &delete (dread ptr %root, dread i32 %key_37) { dassign %retVar_40 0 }
    dassign %root 0 (dread ptr %retVar_40)
    dassign %key_37 0 (add i32 (dread i32 %key_37, constval i32 2))
  }
  dassign %i_41 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i_41, dread i32 %n)) {
    callassigned &insert (dread ptr %root, cvt i32 u32 (rem u32 (mul u32 (cvt u32 i32 (dread i32 %i_41), constval u32 7), cvt u32 i32 (dread i32 %n)))) { dassign %retVar_44 0 }
    dassign %root 0 (dread ptr %retVar_44)
    dassign %i_41 0 (add i32 (dread i32 %i_41, constval i32 1))
  }
  callassigned &sum_of (dread ptr %root, constval u32 0) { dassign %retVar_45 0 }
  callassigned &height (dread ptr %root) { dassign %retVar_46 0 }
  callassigned &printf (conststr ptr "avltree %u %d %d %d %d\x0a", dread u32 %retVar_45, dread i32 %found, dread i32 $nodes, dread i32 $rotations, dread i32 %retVar_46) { dassign %retVar_47 0 }
  callassigned &destroy (dread ptr %root) {}
  return (constval i32 0)
}
