# binarytree.c translated by c2mpl.

flavor 1
srclang 1
entryfunc &main

type $__va_list_tag <struct {
  @gp_offset u32,
  @fp_offset u32,
  @overflow_arg_area <* void>,
  @reg_save_area <* void>}>
type $tree <struct {
  @key i32,
  @count i32,
  @left <* <$tree>>,
  @right <* <$tree>>}>
type $_IO_FILE <structincomplete {}>

func &printf public extern varargs (var %a0 <* i8>, ...) i32
func &malloc public extern (var %a0 u64) <* void>
func &free public extern (var %a0 <* void>) void
func &exit public extern (var %a0 i32) void
func &atoi public extern (var %a0 <* i8>) i32

var $root fstatic <* <$tree>> = 0
var $nodes fstatic i32 = 0

func &make_node static used (var %key i32) <* <$tree>> {
  var %t <* <$tree>>
  var %retVar_1 <* void>
  var %retVar_2 i32
  callassigned &malloc (constval u64 24) { dassign %retVar_1 0 }
  dassign %t 0 (dread ptr %retVar_1)
  if (eq u1 ptr (dread ptr %t, constval ptr 0)) {
    callassigned &printf (conststr ptr "out of memory\x0a") { dassign %retVar_2 0 }
    callassigned &exit (constval i32 1) {}
  }
  iassign <* <$tree>> 1 (dread ptr %t, dread i32 %key)
  iassign <* <$tree>> 2 (dread ptr %t, constval i32 1)
  iassign <* <$tree>> 3 (dread ptr %t, constval ptr 0)
  iassign <* <$tree>> 4 (dread ptr %t, constval ptr 0)
  dassign $nodes 0 (add i32 (dread i32 $nodes, constval i32 1))
  return (dread ptr %t)
}

func &insert static used (var %t <* <$tree>>, var %key i32) <* <$tree>> {
  var %retVar_3 <* <$tree>>
  var %retVar_4 <* <$tree>>
  var %retVar_5 <* <$tree>>
  if (eq u1 ptr (dread ptr %t, constval ptr 0)) {
    callassigned &make_node (dread i32 %key) { dassign %retVar_3 0 }
    return (dread ptr %retVar_3)
  }
  if (lt u1 i32 (dread i32 %key, iread i32 <* <$tree>> 1 (dread ptr %t))) {
    callassigned &insert (iread ptr <* <$tree>> 3 (dread ptr %t), dread i32 %key) { dassign %retVar_4 0 }
    iassign <* <$tree>> 3 (dread ptr %t, dread ptr %retVar_4)
  } else {
    if (gt u1 i32 (dread i32 %key, iread i32 <* <$tree>> 1 (dread ptr %t))) {
      callassigned &insert (iread ptr <* <$tree>> 4 (dread ptr %t), dread i32 %key) { dassign %retVar_5 0 }
      iassign <* <$tree>> 4 (dread ptr %t, dread ptr %retVar_5)
    } else {
      iassign <* <$tree>> 2 (dread ptr %t, add i32 (iread i32 <* <$tree>> 2 (dread ptr %t), constval i32 1))
    }
  }
  return (dread ptr %t)
}

func &insert_loop static used (var %key i32) void {
  var %link <* <* <$tree>>>
  var %t <* <$tree>>
  var %cond_8 <* <* <$tree>>>
  var %retVar_9 <* <$tree>>
  dassign %link 0 (addrof ptr $root)
  while (ne u1 ptr (iread ptr <* <* <$tree>>> 0 (dread ptr %link), constval ptr 0)) {
    dassign %t 0 (iread ptr <* <* <$tree>>> 0 (dread ptr %link))
    if (eq u1 i32 (dread i32 %key, iread i32 <* <$tree>> 1 (dread ptr %t))) {
      iassign <* <$tree>> 2 (dread ptr %t, add i32 (iread i32 <* <$tree>> 2 (dread ptr %t), constval i32 1))
      return ()
    }
    if (lt u1 i32 (dread i32 %key, iread i32 <* <$tree>> 1 (dread ptr %t))) {
      dassign %cond_8 0 (iaddrof ptr <* <$tree>> 3 (dread ptr %t))
    } else {
      dassign %cond_8 0 (iaddrof ptr <* <$tree>> 4 (dread ptr %t))
    }
    dassign %link 0 (dread ptr %cond_8)
  }
  callassigned &make_node (dread i32 %key) { dassign %retVar_9 0 }
  iassign <* <* <$tree>>> 0 (dread ptr %link, dread ptr %retVar_9)
  return ()
}

func &find static used (var %key i32) <* <$tree>> {
  var %t <* <$tree>>
  dassign %t 0 (dread ptr $root)
  while (cand i32 (ne u1 ptr (dread ptr %t, constval ptr 0), ne u1 i32 (iread i32 <* <$tree>> 1 (dread ptr %t), dread i32 %key))) {
    if (lt u1 i32 (dread i32 %key, iread i32 <* <$tree>> 1 (dread ptr %t))) {
      dassign %t 0 (iread ptr <* <$tree>> 3 (dread ptr %t))
    } else {
      dassign %t 0 (iread ptr <* <$tree>> 4 (dread ptr %t))
    }
  }
  return (dread ptr %t)
}

func &find_recursive static used (var %t <* <$tree>>, var %key i32) <* <$tree>> {
  var %cond_12 <* <$tree>>
  var %retVar_13 <* <$tree>>
  if (cior i32 (eq u1 ptr (dread ptr %t, constval ptr 0), eq u1 i32 (iread i32 <* <$tree>> 1 (dread ptr %t), dread i32 %key))) {
    return (dread ptr %t)
  }
  if (lt u1 i32 (dread i32 %key, iread i32 <* <$tree>> 1 (dread ptr %t))) {
    dassign %cond_12 0 (iread ptr <* <$tree>> 3 (dread ptr %t))
  } else {
    dassign %cond_12 0 (iread ptr <* <$tree>> 4 (dread ptr %t))
  }
  callassigned &find_recursive (dread ptr %cond_12, dread i32 %key) { dassign %retVar_13 0 }
  return (dread ptr %retVar_13)
}

func &minimum static used (var %t <* <$tree>>) <* <$tree>> {
  while (ne u1 ptr (iread ptr <* <$tree>> 3 (dread ptr %t), constval ptr 0)) {
    dassign %t 0 (iread ptr <* <$tree>> 3 (dread ptr %t))
  }
  return (dread ptr %t)
}

func &delete_key static used (var %t <* <$tree>>, var %key i32, var %deleted <* u8>) <* <$tree>> {
  var %retVar_16 <* <$tree>>
  var %retVar_17 <* <$tree>>
  var %child <* <$tree>>
  var %cond_18 <* <$tree>>
  var %next <* <$tree>>
  var %retVar_19 <* <$tree>>
  var %ignored u8
  var %retVar_20 <* <$tree>>
  if (eq u1 ptr (dread ptr %t, constval ptr 0)) {
    return (constval ptr 0)
  }
  if (lt u1 i32 (dread i32 %key, iread i32 <* <$tree>> 1 (dread ptr %t))) {
    callassigned &delete_key (iread ptr <* <$tree>> 3 (dread ptr %t), dread i32 %key, dread ptr %deleted) { dassign %retVar_16 0 }
    iassign <* <$tree>> 3 (dread ptr %t, dread ptr %retVar_16)
  } else {
    if (gt u1 i32 (dread i32 %key, iread i32 <* <$tree>> 1 (dread ptr %t))) {
      callassigned &delete_key (iread ptr <* <$tree>> 4 (dread ptr %t), dread i32 %key, dread ptr %deleted) { dassign %retVar_17 0 }
      iassign <* <$tree>> 4 (dread ptr %t, dread ptr %retVar_17)
    } else {
      iassign <* u8> 0 (dread ptr %deleted, constval u32 1)
      if (cior i32 (eq u1 ptr (iread ptr <* <$tree>> 3 (dread ptr %t), constval ptr 0), eq u1 ptr (iread ptr <* <$tree>> 4 (dread ptr %t), constval ptr 0))) {
        if (ne u1 ptr (iread ptr <* <$tree>> 3 (dread ptr %t), constval ptr 0)) {
          dassign %cond_18 0 (iread ptr <* <$tree>> 3 (dread ptr %t))
        } else {
          dassign %cond_18 0 (iread ptr <* <$tree>> 4 (dread ptr %t))
        }
        dassign %child 0 (dread ptr %cond_18)
        callassigned &free (dread ptr %t) {}
        dassign $nodes 0 (sub i32 (dread i32 $nodes, constval i32 1))
        return (dread ptr %child)
      }
      callassigned &minimum (iread ptr <* <$tree>> 4 (dread ptr %t)) { dassign %retVar_19 0 }
      dassign %next 0 (dread ptr %retVar_19)
      dassign %ignored 0 (constval u32 0)
      iassign <* <$tree>> 1 (dread ptr %t, iread i32 <* <$tree>> 1 (dread ptr %next))
      iassign <* <$tree>> 2 (dread ptr %t, iread i32 <* <$tree>> 2 (dread ptr %next))
      callassigned &delete_key (iread ptr <* <$tree>> 4 (dread ptr %t), iread i32 <* <$tree>> 1 (dread ptr %next), addrof ptr %ignored) { dassign %retVar_20 0 }
      iassign <* <$tree>> 4 (dread ptr %t, dread ptr %retVar_20)
    }
  }
  return (dread ptr %t)
}

func &height static used (var %t <* <$tree>>) i32 {
  var %l i32
  var %retVar_21 i32
  var %r i32
  var %retVar_22 i32
  if (eq u1 ptr (dread ptr %t, constval ptr 0)) {
    return (constval i32 0)
  }
  callassigned &height (iread ptr <* <$tree>> 3 (dread ptr %t)) { dassign %retVar_21 0 }
  dassign %l 0 (dread i32 %retVar_21)
  callassigned &height (iread ptr <* <$tree>> 4 (dread ptr %t)) { dassign %retVar_22 0 }
  dassign %r 0 (dread i32 %retVar_22)
  return (add i32 (select i32 (gt u1 i32 (dread i32 %l, dread i32 %r), dread i32 %l, dread i32 %r), constval i32 1))
}

func &walk static used (var %t <* <$tree>>, var %sum u32) u32 {
  var %retVar_23 u32
  var %retVar_24 u32
  if (eq u1 ptr (dread ptr %t, constval ptr 0)) {
    return (dread u32 %sum)
  }
  callassigned &walk (iread ptr <* <$tree>> 3 (dread ptr %t), dread u32 %sum) { dassign %retVar_23 0 }
  dassign %sum 0 (dread u32 %retVar_23)
  dassign %sum 0 (add u32 (mul u32 (dread u32 %sum, constval u32 31), cvt u32 i32 (mul i32 (iread i32 <* <$tree>> 1 (dread ptr %t), iread i32 <* <$tree>> 2 (dread ptr %t)))))
  callassigned &walk (iread ptr <* <$tree>> 4 (dread ptr %t), dread u32 %sum) { dassign %retVar_24 0 }
  return (dread u32 %retVar_24)
}

func &is_sorted static used (var %t <* <$tree>>) u8 {
  var %stack <[200] <* <$tree>>>
  var %top i32
  var %last i32
  var %post_29 i32
  dassign %top 0 (constval i32 0)
  dassign %last 0 (constval i32 -1)
  while (cior i32 (ne u1 ptr (dread ptr %t, constval ptr 0), gt u1 i32 (dread i32 %top, constval i32 0))) {
    while (ne u1 ptr (dread ptr %t, constval ptr 0)) {
      if (eq u1 i32 (dread i32 %top, constval i32 200)) {
        return (constval u32 0)
      }
      dassign %post_29 0 (dread i32 %top)
      dassign %top 0 (add i32 (dread i32 %post_29, constval i32 1))
      iassign <* <* <$tree>>> 0 (array 0 ptr <* <[200] <* <$tree>>>> (addrof ptr %stack, dread i32 %post_29), dread ptr %t)
      dassign %t 0 (iread ptr <* <$tree>> 3 (dread ptr %t))
    }
    dassign %top 0 (sub i32 (dread i32 %top, constval i32 1))
    dassign %t 0 (iread ptr <* <* <$tree>>> 0 (array 0 ptr <* <[200] <* <$tree>>>> (addrof ptr %stack, dread i32 %top)))
    if (le u1 i32 (iread i32 <* <$tree>> 1 (dread ptr %t), dread i32 %last)) {
      return (constval u32 0)
    }
    dassign %last 0 (iread i32 <* <$tree>> 1 (dread ptr %t))
    dassign %t 0 (iread ptr <* <$tree>> 4 (dread ptr %t))
  }
  return (constval u32 1)
}

func &destroy static used (var %t <* <$tree>>) void {
  if (ne u1 ptr (dread ptr %t, constval ptr 0)) {
    callassigned &destroy (iread ptr <* <$tree>> 3 (dread ptr %t)) {}
    callassigned &destroy (iread ptr <* <$tree>> 4 (dread ptr %t)) {}
    callassigned &free (dread ptr %t) {}
  }
  return ()
}

func &main public used (var %argc i32, var %argv <* <* i8>>) i32 {
  var %n i32
  var %retVar_30 i32
  var %cond_31 i32
  var %seed u32
  var %sum u32
  var %found i32
  var %removed i32
  var %i i32
  var %key i32
  var %retVar_34 <* <$tree>>
  var %t <* <$tree>>
  var %retVar_35 <* <$tree>>
  var %retVar_36 <* <$tree>>
  var %deleted u8
  var %retVar_37 <* <$tree>>
  var %retVar_38 u32
  var %retVar_39 i32
  var %retVar_40 u8
  var %retVar_41 i32
  var %retVar_42 u8
  var %retVar_43 u32
  var %retVar_44 i32
  if (gt u1 i32 (dread i32 %argc, constval i32 1)) {
    callassigned &atoi (iread ptr <* <* i8>> 0 (add ptr (dread ptr %argv, constval i64 8))) { dassign %retVar_30 0 }
    dassign %cond_31 0 (dread i32 %retVar_30)
  } else {
    dassign %cond_31 0 (constval i32 250000)
  }
  dassign %n 0 (dread i32 %cond_31)
  dassign %seed 0 (constval u32 31)
  dassign %sum 0 (constval u32 0)
  dassign %found 0 (constval i32 0)
  dassign %removed 0 (constval i32 0)
  dassign %i 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i, dread i32 %n)) {
    dassign %seed 0 (add u32 (mul u32 (dread u32 %seed, constval u32 69069), constval u32 5))
    dassign %key 0 (rem i32 (cvt i32 u32 (lshr u32 (dread u32 %seed, constval i32 12)), constval i32 5000))
    if (ne u1 i32 (band i32 (dread i32 %i, constval i32 1), constval i32 0)) {
      callassigned &insert (dread ptr $root, dread i32 %key) { dassign %retVar_34 0 }
      dassign $root 0 (dread ptr %retVar_34)
    } else {
      callassigned &insert_loop (dread i32 %key) {}
    }
    dassign %seed 0 (add u32 (mul u32 (dread u32 %seed, constval u32 69069), constval u32 5))
    callassigned &find (rem i32 (cvt i32 u32 (lshr u32 (dread u32 %seed, constval i32 12)), constval i32 5000)) { dassign %retVar_35 0 }
    dassign %t 0 (dread ptr %retVar_35)
    if (ne u1 ptr (dread ptr %t, constval ptr 0)) {
      dassign %found 0 (add i32 (dread i32 %found, constval i32 1))
      dassign %sum 0 (add u32 (dread u32 %sum, cvt u32 i32 (iread i32 <* <$tree>> 2 (dread ptr %t))))
    }
    callassigned &find_recursive (dread ptr $root, bxor i32 (dread i32 %key, constval i32 1)) { dassign %retVar_36 0 }
    if (ne u1 ptr (dread ptr %retVar_36, constval ptr 0)) {
      dassign %found 0 (add i32 (dread i32 %found, constval i32 1))
    }
    if (ge u1 i32 (rem i32 (dread i32 %i, constval i32 4), constval i32 2)) {
      dassign %deleted 0 (constval u32 0)
      callassigned &delete_key (dread ptr $root, rem i32 (cvt i32 u32 (lshr u32 (dread u32 %seed, constval i32 7)), constval i32 5000), addrof ptr %deleted) { dassign %retVar_37 0 }
      dassign $root 0 (dread ptr %retVar_37)
      dassign %removed 0 (add i32 (dread i32 %removed, dread u32 %deleted))
    }
    if (eq u1 i32 (rem i32 (dread i32 %i, constval i32 2000), constval i32 1999)) {
      callassigned &walk (dread ptr $root, dread u32 %sum) { dassign %retVar_38 0 }
      callassigned &height (dread ptr $root) { dassign %retVar_39 0 }
      callassigned &is_sorted (dread ptr $root) { dassign %retVar_40 0 }
      dassign %sum 0 (add u32 (add u32 (dread u32 %retVar_38, cvt u32 i32 (dread i32 %retVar_39)), cvt u32 i32 (select i32 (ne u1 u32 (dread u32 %retVar_40, constval u32 0), constval i32 1, constval i32 1000))))
    }
    dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
  }
  callassigned &height (dread ptr $root) { dassign %retVar_41 0 }
  callassigned &is_sorted (dread ptr $root) { dassign %retVar_42 0 }
  callassigned &walk (dread ptr $root, dread u32 %sum) { dassign %retVar_43 0 }
  callassigned &printf (conststr ptr "binarytree %d %d %d %d %d %u\x0a", dread i32 $nodes, dread i32 %retVar_41, dread i32 %found, dread i32 %removed, dread u32 %retVar_42, dread u32 %retVar_43) { dassign %retVar_44 0 }
  callassigned &destroy (dread ptr $root) {}
  return (constval i32 0)
}
