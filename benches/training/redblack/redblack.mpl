# redblack.c translated by c2mpl.

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
  @parent <* <$node>>,
  @key u32,
  @value i32,
  @color u32}>
type $unnamed_1 <struct {
  @root <* <$node>>,
  @pool <* <$node>>,
  @used i32,
  @rotations i32}>
type $_IO_FILE <structincomplete {}>

func &printf public extern varargs (var %a0 <* i8>, ...) i32
func &malloc public extern (var %a0 u64) <* void>
func &free public extern (var %a0 <* void>) void
func &atoi public extern (var %a0 <* i8>) i32


func &replace_child static used (var %t <* <$unnamed_1>>, var %old <* <$node>>, var %new <* <$node>>) void {
  iassign <* <$node>> 3 (dread ptr %new, iread ptr <* <$node>> 3 (dread ptr %old))
  if (eq u1 ptr (iread ptr <* <$node>> 3 (dread ptr %old), constval ptr 0)) {
    iassign <* <$unnamed_1>> 1 (dread ptr %t, dread ptr %new)
  } else {
    if (eq u1 ptr (dread ptr %old, iread ptr <* <$node>> 1 (iread ptr <* <$node>> 3 (dread ptr %old)))) {
      iassign <* <$node>> 1 (iread ptr <* <$node>> 3 (dread ptr %old), dread ptr %new)
    } else {
      iassign <* <$node>> 2 (iread ptr <* <$node>> 3 (dread ptr %old), dread ptr %new)
    }
  }
  return ()
}

func &rotate_left static used (var %t <* <$unnamed_1>>, var %x <* <$node>>) void {
  var %y <* <$node>>
  dassign %y 0 (iread ptr <* <$node>> 2 (dread ptr %x))
  iassign <* <$node>> 2 (dread ptr %x, iread ptr <* <$node>> 1 (dread ptr %y))
  if (ne u1 ptr (iread ptr <* <$node>> 1 (dread ptr %y), constval ptr 0)) {
    iassign <* <$node>> 3 (iread ptr <* <$node>> 1 (dread ptr %y), dread ptr %x)
  }
  callassigned &replace_child (dread ptr %t, dread ptr %x, dread ptr %y) {}
  iassign <* <$node>> 1 (dread ptr %y, dread ptr %x)
  iassign <* <$node>> 3 (dread ptr %x, dread ptr %y)
  iassign <* <$unnamed_1>> 4 (dread ptr %t, add i32 (iread i32 <* <$unnamed_1>> 4 (dread ptr %t), constval i32 1))
  return ()
}

func &rotate_right static used (var %t <* <$unnamed_1>>, var %x <* <$node>>) void {
  var %y <* <$node>>
  dassign %y 0 (iread ptr <* <$node>> 1 (dread ptr %x))
  iassign <* <$node>> 1 (dread ptr %x, iread ptr <* <$node>> 2 (dread ptr %y))
  if (ne u1 ptr (iread ptr <* <$node>> 2 (dread ptr %y), constval ptr 0)) {
    iassign <* <$node>> 3 (iread ptr <* <$node>> 2 (dread ptr %y), dread ptr %x)
  }
  callassigned &replace_child (dread ptr %t, dread ptr %x, dread ptr %y) {}
  iassign <* <$node>> 2 (dread ptr %y, dread ptr %x)
  iassign <* <$node>> 3 (dread ptr %x, dread ptr %y)
  iassign <* <$unnamed_1>> 4 (dread ptr %t, add i32 (iread i32 <* <$unnamed_1>> 4 (dread ptr %t), constval i32 1))
  return ()
}

func &repair static used (var %t <* <$unnamed_1>>, var %z <* <$node>>) void {
  var %grand <* <$node>>
  var %on_left u8
  var %uncle <* <$node>>
  var %cond_4 <* <$node>>
  while (cand i32 (ne u1 ptr (iread ptr <* <$node>> 3 (dread ptr %z), constval ptr 0), eq u1 u32 (iread u32 <* <$node>> 6 (iread ptr <* <$node>> 3 (dread ptr %z)), constval u32 0))) {
    dassign %grand 0 (iread ptr <* <$node>> 3 (iread ptr <* <$node>> 3 (dread ptr %z)))
    dassign %on_left 0 (ne u32 i32 (eq i32 ptr (iread ptr <* <$node>> 3 (dread ptr %z), iread ptr <* <$node>> 1 (dread ptr %grand)), constval i32 0))
    if (ne u1 u32 (dread u32 %on_left, constval u32 0)) {
      dassign %cond_4 0 (iread ptr <* <$node>> 2 (dread ptr %grand))
    } else {
      dassign %cond_4 0 (iread ptr <* <$node>> 1 (dread ptr %grand))
    }
    dassign %uncle 0 (dread ptr %cond_4)
    if (cand i32 (ne u1 ptr (dread ptr %uncle, constval ptr 0), eq u1 u32 (iread u32 <* <$node>> 6 (dread ptr %uncle), constval u32 0))) {
      iassign <* <$node>> 6 (iread ptr <* <$node>> 3 (dread ptr %z), constval u32 1)
      iassign <* <$node>> 6 (dread ptr %uncle, constval u32 1)
      iassign <* <$node>> 6 (dread ptr %grand, constval u32 0)
      dassign %z 0 (dread ptr %grand)
    } else {
      if (ne u1 u32 (dread u32 %on_left, constval u32 0)) {
        if (eq u1 ptr (dread ptr %z, iread ptr <* <$node>> 2 (iread ptr <* <$node>> 3 (dread ptr %z)))) {
          dassign %z 0 (iread ptr <* <$node>> 3 (dread ptr %z))
          callassigned &rotate_left (dread ptr %t, dread ptr %z) {}
        }
        iassign <* <$node>> 6 (iread ptr <* <$node>> 3 (dread ptr %z), constval u32 1)
        iassign <* <$node>> 6 (dread ptr %grand, constval u32 0)
        callassigned &rotate_right (dread ptr %t, dread ptr %grand) {}
      } else {
        if (eq u1 ptr (dread ptr %z, iread ptr <* <$node>> 1 (iread ptr <* <$node>> 3 (dread ptr %z)))) {
          dassign %z 0 (iread ptr <* <$node>> 3 (dread ptr %z))
          callassigned &rotate_right (dread ptr %t, dread ptr %z) {}
        }
        iassign <* <$node>> 6 (iread ptr <* <$node>> 3 (dread ptr %z), constval u32 1)
        iassign <* <$node>> 6 (dread ptr %grand, constval u32 0)
        callassigned &rotate_left (dread ptr %t, dread ptr %grand) {}
      }
    }
  }
  iassign <* <$node>> 6 (iread ptr <* <$unnamed_1>> 1 (dread ptr %t), constval u32 1)
  return ()
}

func &insert static used (var %t <* <$unnamed_1>>, var %key u32, var %value i32) u8 {
  var %link <* <* <$node>>>
  var %parent <* <$node>>
  var %node <* <$node>>
  var %cond_7 <* <* <$node>>>
  var %post_8 i32
  dassign %link 0 (iaddrof ptr <* <$unnamed_1>> 1 (dread ptr %t))
  dassign %parent 0 (constval ptr 0)
  while (ne u1 ptr (iread ptr <* <* <$node>>> 0 (dread ptr %link), constval ptr 0)) {
    dassign %parent 0 (iread ptr <* <* <$node>>> 0 (dread ptr %link))
    if (eq u1 u32 (dread u32 %key, iread u32 <* <$node>> 4 (dread ptr %parent))) {
      iassign <* <$node>> 5 (dread ptr %parent, add i32 (iread i32 <* <$node>> 5 (dread ptr %parent), dread i32 %value))
      return (constval u32 0)
    }
    if (lt u1 u32 (dread u32 %key, iread u32 <* <$node>> 4 (dread ptr %parent))) {
      dassign %cond_7 0 (iaddrof ptr <* <$node>> 1 (dread ptr %parent))
    } else {
      dassign %cond_7 0 (iaddrof ptr <* <$node>> 2 (dread ptr %parent))
    }
    dassign %link 0 (dread ptr %cond_7)
  }
  dassign %post_8 0 (iread i32 <* <$unnamed_1>> 3 (dread ptr %t))
  iassign <* <$unnamed_1>> 3 (dread ptr %t, add i32 (dread i32 %post_8, constval i32 1))
  dassign %node 0 (add ptr (iread ptr <* <$unnamed_1>> 2 (dread ptr %t), mul i64 (cvt i64 i32 (dread i32 %post_8), constval i64 40)))
  iassign <* <$node>> 2 (dread ptr %node, constval ptr 0)
  iassign <* <$node>> 1 (dread ptr %node, iread ptr <* <$node>> 2 (dread ptr %node))
  iassign <* <$node>> 3 (dread ptr %node, dread ptr %parent)
  iassign <* <$node>> 4 (dread ptr %node, dread u32 %key)
  iassign <* <$node>> 5 (dread ptr %node, dread i32 %value)
  iassign <* <$node>> 6 (dread ptr %node, constval u32 0)
  iassign <* <* <$node>>> 0 (dread ptr %link, dread ptr %node)
  callassigned &repair (dread ptr %t, dread ptr %node) {}
  return (constval u32 1)
}

func &find static used (var %t <* <$unnamed_1>>, var %key u32) <* <$node>> {
  var %p <* <$node>>
  var %cond_11 <* <$node>>
  dassign %p 0 (iread ptr <* <$unnamed_1>> 1 (dread ptr %t))
  while (cand i32 (ne u1 ptr (dread ptr %p, constval ptr 0), ne u1 u32 (iread u32 <* <$node>> 4 (dread ptr %p), dread u32 %key))) {
    if (lt u1 u32 (dread u32 %key, iread u32 <* <$node>> 4 (dread ptr %p))) {
      dassign %cond_11 0 (iread ptr <* <$node>> 1 (dread ptr %p))
    } else {
      dassign %cond_11 0 (iread ptr <* <$node>> 2 (dread ptr %p))
    }
    dassign %p 0 (dread ptr %cond_11)
  }
  return (dread ptr %p)
}

func &lower_bound static used (var %t <* <$unnamed_1>>, var %key u32) <* <$node>> {
  var %best <* <$node>>
  var %p <* <$node>>
  dassign %best 0 (constval ptr 0)
  dassign %p 0 (iread ptr <* <$unnamed_1>> 1 (dread ptr %t))
  while (ne u1 ptr (dread ptr %p, constval ptr 0)) {
    if (ge u1 u32 (iread u32 <* <$node>> 4 (dread ptr %p), dread u32 %key)) {
      dassign %best 0 (dread ptr %p)
      dassign %p 0 (iread ptr <* <$node>> 1 (dread ptr %p))
    } else {
      dassign %p 0 (iread ptr <* <$node>> 2 (dread ptr %p))
    }
  }
  return (dread ptr %best)
}

func &successor static used (var %p <* <$node>>) <* <$node>> {
  if (ne u1 ptr (iread ptr <* <$node>> 2 (dread ptr %p), constval ptr 0)) {
    dassign %p 0 (iread ptr <* <$node>> 2 (dread ptr %p))
    while (ne u1 ptr (iread ptr <* <$node>> 1 (dread ptr %p), constval ptr 0)) {
      dassign %p 0 (iread ptr <* <$node>> 1 (dread ptr %p))
    }
    return (dread ptr %p)
  }
  while (cand i32 (ne u1 ptr (iread ptr <* <$node>> 3 (dread ptr %p), constval ptr 0), eq u1 ptr (dread ptr %p, iread ptr <* <$node>> 2 (iread ptr <* <$node>> 3 (dread ptr %p))))) {
    dassign %p 0 (iread ptr <* <$node>> 3 (dread ptr %p))
  }
  return (iread ptr <* <$node>> 3 (dread ptr %p))
}

func &black_height static used (var %p <* <$node>>) i32 {
  var %left i32
  var %retVar_18 i32
  var %right i32
  var %retVar_19 i32
  if (eq u1 ptr (dread ptr %p, constval ptr 0)) {
    return (constval i32 1)
  }
  callassigned &black_height (iread ptr <* <$node>> 1 (dread ptr %p)) { dassign %retVar_18 0 }
  dassign %left 0 (dread i32 %retVar_18)
  callassigned &black_height (iread ptr <* <$node>> 2 (dread ptr %p)) { dassign %retVar_19 0 }
  dassign %right 0 (dread i32 %retVar_19)
  if (cior i32 (ne u1 i32 (dread i32 %left, dread i32 %right), lt u1 i32 (dread i32 %left, constval i32 0))) {
    return (constval i32 -1)
  }
  return (add i32 (dread i32 %left, eq i32 u32 (iread u32 <* <$node>> 6 (dread ptr %p), constval u32 1)))
}

func &main public used (var %argc i32, var %argv <* <* i8>>) i32 {
  var %n i32
  var %retVar_20 i32
  var %cond_21 i32
  var %tree <$unnamed_1>
  var %seed u32
  var %sum u32
  var %found i32
  var %doubles i32
  var %retVar_22 <* void>
  var %i i32
  var %retVar_25 u8
  var %p <* <$node>>
  var %retVar_26 <* <$node>>
  var %retVar_27 <* <$node>>
  var %cond_28 u32
  var %p_29 <* <$node>>
  var %retVar_30 <* <$node>>
  var %retVar_33 <* <$node>>
  var %retVar_34 i32
  var %retVar_35 i32
  if (gt u1 i32 (dread i32 %argc, constval i32 1)) {
    callassigned &atoi (iread ptr <* <* i8>> 0 (add ptr (dread ptr %argv, constval i64 8))) { dassign %retVar_20 0 }
    dassign %cond_21 0 (dread i32 %retVar_20)
  } else {
    dassign %cond_21 0 (constval i32 400000)
  }
  dassign %n 0 (dread i32 %cond_21)
  dassign %tree 1 (constval ptr 0)
  dassign %tree 2 (constval ptr 0)
  dassign %tree 3 (constval i32 0)
  dassign %tree 4 (constval i32 0)
  dassign %seed 0 (constval u32 17)
  dassign %sum 0 (constval u32 0)
  dassign %found 0 (constval i32 0)
  dassign %doubles 0 (constval i32 0)
  callassigned &malloc (constval u64 2621440) { dassign %retVar_22 0 }
  dassign %tree 2 (dread ptr %retVar_22)
  dassign %i 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i, dread i32 %n)) {
    dassign %seed 0 (add u32 (mul u32 (dread u32 %seed, constval u32 1103515245), constval u32 12345))
    callassigned &insert (addrof ptr %tree, lshr u32 (dread u32 %seed, constval i32 16), rem i32 (dread i32 %i, constval i32 10)) { dassign %retVar_25 0 }
    if (eq u1 u32 (dread u32 %retVar_25, constval u32 0)) {
      dassign %doubles 0 (add i32 (dread i32 %doubles, constval i32 1))
    }
    callassigned &find (addrof ptr %tree, band u32 (lshr u32 (dread u32 %seed, constval i32 15), constval u32 65535)) { dassign %retVar_26 0 }
    dassign %p 0 (dread ptr %retVar_26)
    if (ne u1 ptr (dread ptr %p, constval ptr 0)) {
      dassign %found 0 (add i32 (dread i32 %found, band i32 (iread i32 <* <$node>> 5 (dread ptr %p), constval i32 1)))
    }
    callassigned &lower_bound (addrof ptr %tree, band u32 (lshr u32 (dread u32 %seed, constval i32 8), constval u32 65535)) { dassign %retVar_27 0 }
    dassign %p 0 (dread ptr %retVar_27)
    if (ne u1 ptr (dread ptr %p, constval ptr 0)) {
      dassign %cond_28 0 (iread u32 <* <$node>> 4 (dread ptr %p))
    } else {
      dassign %cond_28 0 (constval u32 7)
    }
    dassign %sum 0 (add u32 (dread u32 %sum, dread u32 %cond_28))
    dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
  }
  callassigned &lower_bound (addrof ptr %tree, constval u32 0) { dassign %retVar_30 0 }
  dassign %p_29 0 (dread ptr %retVar_30)
  while (ne u1 ptr (dread ptr %p_29, constval ptr 0)) {
    dassign %sum 0 (add u32 (mul u32 (dread u32 %sum, constval u32 33), bxor u32 (iread u32 <* <$node>> 4 (dread ptr %p_29), cvt u32 i32 (iread i32 <* <$node>> 5 (dread ptr %p_29)))))
    callassigned &successor (dread ptr %p_29) { dassign %retVar_33 0 }
    dassign %p_29 0 (dread ptr %retVar_33)
  }
  callassigned &black_height (dread ptr %tree 1) { dassign %retVar_34 0 }
  callassigned &printf (conststr ptr "redblack %d %d %d %d %d %u\x0a", dread i32 %tree 3, dread i32 %tree 4, dread i32 %doubles, dread i32 %found, dread i32 %retVar_34, dread u32 %sum) { dassign %retVar_35 0 }
  callassigned &free (dread ptr %tree 2) {}
  return (constval i32 0)
}
