# generic.c translated by c2mpl.

flavor 1
srclang 1
entryfunc &main

type $__va_list_tag <struct {
  @gp_offset u32,
  @fp_offset u32,
  @overflow_arg_area <* void>,
  @reg_save_area <* void>}>
type $unnamed_1 <struct {
  @data <* i8>,
  @count u64,
  @room u64,
  @width u64}>
type $unnamed_2 <struct {
  @name <[12] i8>,
  @age i16,
  @height f32,
  @id u32}>
type $_IO_FILE <structincomplete {}>

func &printf public extern varargs (var %a0 <* i8>, ...) i32
func &malloc public extern (var %a0 u64) <* void>
func &realloc public extern (var %a0 <* void>, var %a1 u64) <* void>
func &free public extern (var %a0 <* void>) void
func &exit public extern (var %a0 i32) void
func &atoi public extern (var %a0 <* i8>) i32
func &memcpy public extern (var %a0 <* void>, var %a1 <* void>, var %a2 u64) <* void>
func &memset public extern (var %a0 <* void>, var %a1 i32, var %a2 u64) <* void>
func &strcmp public extern (var %a0 <* i8>, var %a1 <* i8>) i32

var $orders_34 fstatic <[3] <* <func (<* void>, <* void>) i32>>> = [addroffunc ptr &by_name, addroffunc ptr &by_age, addroffunc ptr &by_height]

func &swap_bytes static used (var %a <* i8>, var %b <* i8>, var %width u64) void {
  var %post_3 u64
  var %t i8
  var %post_6 <* i8>
  var %post_7 <* i8>
  dassign %post_3 0 (dread u64 %width)
  dassign %width 0 (sub u64 (dread u64 %post_3, constval u64 1))
  while (gt u1 u64 (dread u64 %post_3, constval u64 0)) {
    dassign %t 0 (iread i32 <* i8> 0 (dread ptr %a))
    dassign %post_6 0 (dread ptr %a)
    dassign %a 0 (add ptr (dread ptr %post_6, constval i64 1))
    iassign <* i8> 0 (dread ptr %post_6, iread i32 <* i8> 0 (dread ptr %b))
    dassign %post_7 0 (dread ptr %b)
    dassign %b 0 (add ptr (dread ptr %post_7, constval i64 1))
    iassign <* i8> 0 (dread ptr %post_7, dread i32 %t)
    dassign %post_3 0 (dread u64 %width)
    dassign %width 0 (sub u64 (dread u64 %post_3, constval u64 1))
  }
  return ()
}

func &quick_sort static used (var %base <* void>, var %count u64, var %width u64, var %compare <* <func (<* void>, <* void>) i32>>) void {
  var %a <* i8>
  var %last u64
  var %i u64
  var %retVar_12 i32
  dassign %a 0 (dread ptr %base)
  while (gt u1 u64 (dread u64 %count, constval u64 1)) {
    dassign %last 0 (constval u64 0)
    callassigned &swap_bytes (dread ptr %a, add ptr (dread ptr %a, mul u64 (div u64 (dread u64 %count, constval u64 2), dread u64 %width)), dread u64 %width) {}
    dassign %i 0 (constval u64 1)
    while (lt u1 u64 (dread u64 %i, dread u64 %count)) {
      icallassigned (dread ptr %compare, add ptr (dread ptr %a, mul u64 (dread u64 %i, dread u64 %width)), dread ptr %a) { dassign %retVar_12 0 }
      if (lt u1 i32 (dread i32 %retVar_12, constval i32 0)) {
        dassign %last 0 (add u64 (dread u64 %last, constval u64 1))
        if (ne u1 u64 (dread u64 %last, dread u64 %i)) {
          callassigned &swap_bytes (add ptr (dread ptr %a, mul u64 (dread u64 %last, dread u64 %width)), add ptr (dread ptr %a, mul u64 (dread u64 %i, dread u64 %width)), dread u64 %width) {}
        }
      }
      dassign %i 0 (add u64 (dread u64 %i, constval u64 1))
    }
    callassigned &swap_bytes (dread ptr %a, add ptr (dread ptr %a, mul u64 (dread u64 %last, dread u64 %width)), dread u64 %width) {}
    callassigned &quick_sort (dread ptr %a, dread u64 %last, dread u64 %width, dread ptr %compare) {}
    dassign %a 0 (add ptr (dread ptr %a, mul u64 (add u64 (dread u64 %last, constval u64 1), dread u64 %width)))
    dassign %count 0 (sub u64 (dread u64 %count, add u64 (dread u64 %last, constval u64 1)))
  }
  return ()
}

func &merge_sort static used (var %a <* i8>, var %count u64, var %width u64, var %compare <* <func (<* void>, <* void>) i32>>, var %spare <* i8>) void {
  var %half u64
  var %left <* i8>
  var %right <* i8>
  var %to <* i8>
  var %left_end <* i8>
  var %right_end <* i8>
  var %retVar_13 <* void>
  var %retVar_16 i32
  var %logic_17 i32
  var %retVar_18 <* void>
  var %retVar_19 <* void>
  dassign %half 0 (div u64 (dread u64 %count, constval u64 2))
  if (lt u1 u64 (dread u64 %count, constval u64 2)) {
    return ()
  }
  callassigned &merge_sort (dread ptr %a, dread u64 %half, dread u64 %width, dread ptr %compare, dread ptr %spare) {}
  callassigned &merge_sort (add ptr (dread ptr %a, mul u64 (dread u64 %half, dread u64 %width)), sub u64 (dread u64 %count, dread u64 %half), dread u64 %width, dread ptr %compare, dread ptr %spare) {}
  dassign %left 0 (dread ptr %spare)
  dassign %right 0 (add ptr (dread ptr %a, mul u64 (dread u64 %half, dread u64 %width)))
  dassign %to 0 (dread ptr %a)
  dassign %left_end 0 (add ptr (dread ptr %spare, mul u64 (dread u64 %half, dread u64 %width)))
  dassign %right_end 0 (add ptr (dread ptr %a, mul u64 (dread u64 %count, dread u64 %width)))
  callassigned &memcpy (dread ptr %spare, dread ptr %a, mul u64 (dread u64 %half, dread u64 %width)) { dassign %retVar_13 0 }
  while (lt u1 ptr (dread ptr %left, dread ptr %left_end)) {
    dassign %logic_17 0 (constval i32 0)
    if (lt u1 ptr (dread ptr %right, dread ptr %right_end)) {
      icallassigned (dread ptr %compare, dread ptr %right, dread ptr %left) { dassign %retVar_16 0 }
      dassign %logic_17 0 (ne i32 i32 (lt u1 i32 (dread i32 %retVar_16, constval i32 0), constval i32 0))
    }
    if (dread i32 %logic_17) {
      callassigned &memcpy (dread ptr %to, dread ptr %right, dread u64 %width) { dassign %retVar_18 0 }
      dassign %right 0 (add ptr (dread ptr %right, dread u64 %width))
    } else {
      callassigned &memcpy (dread ptr %to, dread ptr %left, dread u64 %width) { dassign %retVar_19 0 }
      dassign %left 0 (add ptr (dread ptr %left, dread u64 %width))
    }
    dassign %to 0 (add ptr (dread ptr %to, dread u64 %width))
  }
  return ()
}

func &search static used (var %key <* void>, var %base <* void>, var %count u64, var %width u64, var %compare <* <func (<* void>, <* void>) i32>>) <* void> {
  var %low u64
  var %high u64
  var %middle u64
  var %p <* i8>
  var %c i32
  var %retVar_22 i32
  dassign %low 0 (constval u64 0)
  dassign %high 0 (dread u64 %count)
  while (lt u1 u64 (dread u64 %low, dread u64 %high)) {
    dassign %middle 0 (add u64 (dread u64 %low, div u64 (sub u64 (dread u64 %high, dread u64 %low), constval u64 2)))
    dassign %p 0 (add ptr (dread ptr %base, mul u64 (dread u64 %middle, dread u64 %width)))
    icallassigned (dread ptr %compare, dread ptr %key, dread ptr %p) { dassign %retVar_22 0 }
    dassign %c 0 (dread i32 %retVar_22)
    if (eq u1 i32 (dread i32 %c, constval i32 0)) {
      return (dread ptr %p)
    }
    if (lt u1 i32 (dread i32 %c, constval i32 0)) {
      dassign %high 0 (dread u64 %middle)
    } else {
      dassign %low 0 (add u64 (dread u64 %middle, constval u64 1))
    }
  }
  return (constval ptr 0)
}

func &append static used (var %v <* <$unnamed_1>>, var %element <* void>) <* void> {
  var %cond_23 u64
  var %retVar_24 <* void>
  var %post_25 u64
  var %retVar_26 <* void>
  if (eq u1 u64 (iread u64 <* <$unnamed_1>> 2 (dread ptr %v), iread u64 <* <$unnamed_1>> 3 (dread ptr %v))) {
    if (ne u1 u64 (iread u64 <* <$unnamed_1>> 3 (dread ptr %v), constval u64 0)) {
      dassign %cond_23 0 (mul u64 (iread u64 <* <$unnamed_1>> 3 (dread ptr %v), constval u64 2))
    } else {
      dassign %cond_23 0 (constval u64 16)
    }
    iassign <* <$unnamed_1>> 3 (dread ptr %v, dread u64 %cond_23)
    callassigned &realloc (iread ptr <* <$unnamed_1>> 1 (dread ptr %v), mul u64 (iread u64 <* <$unnamed_1>> 3 (dread ptr %v), iread u64 <* <$unnamed_1>> 4 (dread ptr %v))) { dassign %retVar_24 0 }
    iassign <* <$unnamed_1>> 1 (dread ptr %v, dread ptr %retVar_24)
    if (eq u1 ptr (iread ptr <* <$unnamed_1>> 1 (dread ptr %v), constval ptr 0)) {
      callassigned &exit (constval i32 1) {}
    }
  }
  dassign %post_25 0 (iread u64 <* <$unnamed_1>> 2 (dread ptr %v))
  iassign <* <$unnamed_1>> 2 (dread ptr %v, add u64 (dread u64 %post_25, constval u64 1))
  callassigned &memcpy (add ptr (iread ptr <* <$unnamed_1>> 1 (dread ptr %v), mul u64 (dread u64 %post_25, iread u64 <* <$unnamed_1>> 4 (dread ptr %v))), dread ptr %element, iread u64 <* <$unnamed_1>> 4 (dread ptr %v)) { dassign %retVar_26 0 }
  return (dread ptr %retVar_26)
}

func &for_each static used (var %v <* <$unnamed_1>>, var %visit <* <func (<* void>, <* void>) void>>, var %context <* void>) void {
  var %i u64
  dassign %i 0 (constval u64 0)
  while (lt u1 u64 (dread u64 %i, iread u64 <* <$unnamed_1>> 2 (dread ptr %v))) {
    icallassigned (dread ptr %visit, add ptr (iread ptr <* <$unnamed_1>> 1 (dread ptr %v), mul u64 (dread u64 %i, iread u64 <* <$unnamed_1>> 4 (dread ptr %v))), dread ptr %context) {}
    dassign %i 0 (add u64 (dread u64 %i, constval u64 1))
  }
  return ()
}

func &by_name static used (var %a <* void>, var %b <* void>) i32 {
  var %retVar_29 i32
  callassigned &strcmp (iaddrof ptr <* <$unnamed_2>> 1 (dread ptr %a), iaddrof ptr <* <$unnamed_2>> 1 (dread ptr %b)) { dassign %retVar_29 0 }
  return (dread i32 %retVar_29)
}

func &by_age static used (var %a <* void>, var %b <* void>) i32 {
  var %p <* <$unnamed_2>>
  var %q <* <$unnamed_2>>
  var %cond_30 i32
  dassign %p 0 (dread ptr %a)
  dassign %q 0 (dread ptr %b)
  if (ne u1 i32 (iread i32 <* <$unnamed_2>> 2 (dread ptr %p), iread i32 <* <$unnamed_2>> 2 (dread ptr %q))) {
    dassign %cond_30 0 (sub i32 (iread i32 <* <$unnamed_2>> 2 (dread ptr %p), iread i32 <* <$unnamed_2>> 2 (dread ptr %q)))
  } else {
    dassign %cond_30 0 (sub i32 (gt i32 u32 (iread u32 <* <$unnamed_2>> 4 (dread ptr %p), iread u32 <* <$unnamed_2>> 4 (dread ptr %q)), lt i32 u32 (iread u32 <* <$unnamed_2>> 4 (dread ptr %p), iread u32 <* <$unnamed_2>> 4 (dread ptr %q))))
  }
  return (dread i32 %cond_30)
}

func &by_height static used (var %a <* void>, var %b <* void>) i32 {
  var %x f32
  var %y f32
  var %cond_31 i32
  dassign %x 0 (iread f32 <* <$unnamed_2>> 3 (dread ptr %a))
  dassign %y 0 (iread f32 <* <$unnamed_2>> 3 (dread ptr %b))
  if (lt u1 f32 (dread f32 %x, dread f32 %y)) {
    dassign %cond_31 0 (constval i32 -1)
  } else {
    dassign %cond_31 0 (gt i32 f32 (dread f32 %x, dread f32 %y))
  }
  return (dread i32 %cond_31)
}

func &by_number static used (var %a <* void>, var %b <* void>) i32 {
  var %x u32
  var %y u32
  var %cond_32 i32
  dassign %x 0 (iread u32 <* u32> 0 (dread ptr %a))
  dassign %y 0 (iread u32 <* u32> 0 (dread ptr %b))
  if (lt u1 u32 (dread u32 %x, dread u32 %y)) {
    dassign %cond_32 0 (constval i32 -1)
  } else {
    dassign %cond_32 0 (select i32 (gt u1 u32 (dread u32 %x, dread u32 %y), constval i32 1, constval i32 0))
  }
  return (dread i32 %cond_32)
}

func &collect_id static used (var %element <* void>, var %context <* void>) void {
  var %p <* <$unnamed_2>>
  var %retVar_33 <* void>
  dassign %p 0 (dread ptr %element)
  callassigned &append (dread ptr %context, iaddrof ptr <* <$unnamed_2>> 4 (dread ptr %p)) { dassign %retVar_33 0 }
  return ()
}

func &mix_number static used (var %element <* void>, var %context <* void>) void {
  var %sum <* u32>
  dassign %sum 0 (dread ptr %context)
  iassign <* u32> 0 (dread ptr %sum, add u32 (mul u32 (iread u32 <* u32> 0 (dread ptr %sum), constval u32 31), iread u32 <* u32> 0 (dread ptr %element)))
  return ()
}

func &grow_older static used (var %element <* void>, var %context <* void>) void {
  var %p <* <$unnamed_2>>
  dassign %p 0 (dread ptr %element)
  iassign <* <$unnamed_2>> 2 (dread ptr %p, sext i32 16 (add i32 (iread i32 <* <$unnamed_2>> 2 (dread ptr %p), constval i32 1)))
  if (gt u1 i32 (iread i32 <* <$unnamed_2>> 2 (dread ptr %p), constval i32 90)) {
    iassign <* <$unnamed_2>> 2 (dread ptr %p, constval i32 1)
    iassign <* i32> 0 (dread ptr %context, add i32 (iread i32 <* i32> 0 (dread ptr %context), constval i32 1))
  }
  return ()
}

func &main public used (var %argc i32, var %argv <* <* i8>>) i32 {
  var %n i32
  var %retVar_35 i32
  var %cond_36 i32
  var %people i32
  var %cond_37 i32
  var %list <$unnamed_1>
  var %ids <$unnamed_1>
  var %spare <* i8>
  var %retVar_38 <* void>
  var %seed u32
  var %sum u32
  var %renewed i32
  var %found i32
  var %i i32
  var %p <$unnamed_2>
  var %retVar_41 <* void>
  var %k i32
  var %retVar_44 <* void>
  var %i_45 i32
  var %id u32
  var %retVar_50 <* void>
  var %retVar_51 i32
  if (gt u1 i32 (dread i32 %argc, constval i32 1)) {
    callassigned &atoi (iread ptr <* <* i8>> 0 (add ptr (dread ptr %argv, constval i64 8))) { dassign %retVar_35 0 }
    dassign %cond_36 0 (dread i32 %retVar_35)
  } else {
    dassign %cond_36 0 (constval i32 250)
  }
  dassign %n 0 (dread i32 %cond_36)
  if (lt u1 i32 (dread i32 %n, constval i32 10)) {
    dassign %cond_37 0 (div i32 (mul i32 (dread i32 %n, constval i32 2000), constval i32 10))
  } else {
    dassign %cond_37 0 (constval i32 2000)
  }
  dassign %people 0 (dread i32 %cond_37)
  dassign %list 1 (constval ptr 0)
  dassign %list 2 (constval u64 0)
  dassign %list 3 (constval u64 0)
  dassign %list 4 (constval u64 24)
  dassign %ids 1 (constval ptr 0)
  dassign %ids 2 (constval u64 0)
  dassign %ids 3 (constval u64 0)
  dassign %ids 4 (constval u64 4)
  callassigned &malloc (constval u64 48000) { dassign %retVar_38 0 }
  dassign %spare 0 (dread ptr %retVar_38)
  dassign %seed 0 (constval u32 77)
  dassign %sum 0 (constval u32 0)
  dassign %renewed 0 (constval i32 0)
  dassign %found 0 (constval i32 0)
  dassign %i 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i, dread i32 %people)) {
    dassign %seed 0 (add u32 (mul u32 (dread u32 %seed, constval u32 1103515245), constval u32 12345))
    callassigned &memset (addrof ptr %p, constval i32 0, constval u64 24) { dassign %retVar_41 0 }
    dassign %k 0 (constval i32 0)
    while (lt u1 i32 (dread i32 %k, add i32 (constval i32 4, rem i32 (cvt i32 u32 (lshr u32 (dread u32 %seed, constval i32 28)), constval i32 5)))) {
      iassign <* i8> 0 (array 0 ptr <* <[12] i8>> (addrof ptr %p 1, dread i32 %k), sext i32 8 (add u32 (constval u32 97, rem u32 (lshr u32 (dread u32 %seed, add i32 (mul i32 (dread i32 %k, constval i32 3), constval i32 4)), constval u32 26))))
      dassign %k 0 (add i32 (dread i32 %k, constval i32 1))
    }
    dassign %p 2 (sext i32 16 (band i32 (sext i32 16 (lshr u32 (dread u32 %seed, constval i32 16)), constval i32 63)))
    dassign %p 3 (add f32 (constval f32 1.0f, div f32 (cvt f32 u32 (lshr u32 (dread u32 %seed, constval i32 20)), constval f32 5000.0f)))
    dassign %p 4 (rem u32 (lshr u32 (dread u32 %seed, constval i32 12), constval u32 5000))
    callassigned &append (addrof ptr %list, addrof ptr %p) { dassign %retVar_44 0 }
    dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
  }
  dassign %i_45 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i_45, dread i32 %n)) {
    if (ne u1 i32 (band i32 (dread i32 %i_45, constval i32 1), constval i32 0)) {
      callassigned &merge_sort (dread ptr %list 1, dread u64 %list 2, dread u64 %list 4, iread ptr <* <* <func (<* void>, <* void>) i32>>> 0 (array 0 ptr <* <[3] <* <func (<* void>, <* void>) i32>>>> (addrof ptr $orders_34, rem i32 (div i32 (dread i32 %i_45, constval i32 2), constval i32 3))), dread ptr %spare) {}
    } else {
      callassigned &quick_sort (dread ptr %list 1, dread u64 %list 2, dread u64 %list 4, iread ptr <* <* <func (<* void>, <* void>) i32>>> 0 (array 0 ptr <* <[3] <* <func (<* void>, <* void>) i32>>>> (addrof ptr $orders_34, rem i32 (div i32 (dread i32 %i_45, constval i32 2), constval i32 3)))) {}
    }
    dassign %ids 2 (constval u64 0)
    callassigned &for_each (addrof ptr %list, addroffunc ptr &collect_id, addrof ptr %ids) {}
    callassigned &for_each (addrof ptr %ids, addroffunc ptr &mix_number, addrof ptr %sum) {}
    callassigned &quick_sort (dread ptr %ids 1, dread u64 %ids 2, dread u64 %ids 4, addroffunc ptr &by_number) {}
    dassign %id 0 (constval u32 0)
    while (lt u1 u32 (dread u32 %id, constval u32 1000)) {
      callassigned &search (addrof ptr %id, dread ptr %ids 1, dread u64 %ids 2, dread u64 %ids 4, addroffunc ptr &by_number) { dassign %retVar_50 0 }
      dassign %found 0 (add i32 (dread i32 %found, ne i32 ptr (dread ptr %retVar_50, constval ptr 0)))
      dassign %id 0 (add u32 (dread u32 %id, constval u32 1))
    }
    callassigned &for_each (addrof ptr %list, addroffunc ptr &grow_older, addrof ptr %renewed) {}
    dassign %i_45 0 (add i32 (dread i32 %i_45, constval i32 1))
  }
  callassigned &printf (conststr ptr "generic %d %d %d %u\x0a", cvt i32 u64 (dread u64 %list 2), dread i32 %found, dread i32 %renewed, dread u32 %sum) { dassign %retVar_51 0 }
  callassigned &free (dread ptr %list 1) {}
  callassigned &free (dread ptr %ids 1) {}
  callassigned &free (dread ptr %spare) {}
  return (constval i32 0)
}
