# listsort.c translated by c2mpl.

flavor 1
srclang 1
entryfunc &main

type $__va_list_tag <struct {
  @gp_offset u32,
  @fp_offset u32,
  @overflow_arg_area <* void>,
  @reg_save_area <* void>}>
type $person <struct {
  @next <* <$person>>,
  @number u32,
  @year i16,
  @name <[10] i8>}>
type $_IO_FILE <structincomplete {}>

func &printf public extern varargs (var %a0 <* i8>, ...) i32
func &malloc public extern (var %a0 u64) <* void>
func &free public extern (var %a0 <* void>) void
func &atoi public extern (var %a0 <* i8>) i32
func &strcmp public extern (var %a0 <* i8>, var %a1 <* i8>) i32

var $orders_26 fstatic <[3] <* <func (<* <$person>>, <* <$person>>) i32>>> = [addroffunc ptr &by_number, addroffunc ptr &by_name, addroffunc ptr &by_year]

func &by_name static used (var %a <* <$person>>, var %b <* <$person>>) i32 {
  var %retVar_1 i32
  callassigned &strcmp (iaddrof ptr <* <$person>> 4 (dread ptr %a), iaddrof ptr <* <$person>> 4 (dread ptr %b)) { dassign %retVar_1 0 }
  return (dread i32 %retVar_1)
}

func &by_year static used (var %a <* <$person>>, var %b <* <$person>>) i32 {
  return (sub i32 (iread i32 <* <$person>> 3 (dread ptr %a), iread i32 <* <$person>> 3 (dread ptr %b)))
}

func &by_number static used (var %a <* <$person>>, var %b <* <$person>>) i32 {
  return (sub i32 (gt i32 u32 (iread u32 <* <$person>> 2 (dread ptr %a), iread u32 <* <$person>> 2 (dread ptr %b)), lt i32 u32 (iread u32 <* <$person>> 2 (dread ptr %a), iread u32 <* <$person>> 2 (dread ptr %b))))
}

func &merge static used (var %a <* <$person>>, var %b <* <$person>>, var %order <* <func (<* <$person>>, <* <$person>>) i32>>) <* <$person>> {
  var %first <* <$person>>
  var %end <* <* <$person>>>
  var %least <* <* <$person>>>
  var %retVar_4 i32
  var %cond_5 <* <* <$person>>>
  dassign %first 0 (constval ptr 0)
  dassign %end 0 (addrof ptr %first)
  while (cand i32 (ne u1 ptr (dread ptr %a, constval ptr 0), ne u1 ptr (dread ptr %b, constval ptr 0))) {
    icallassigned (dread ptr %order, dread ptr %a, dread ptr %b) { dassign %retVar_4 0 }
    if (le u1 i32 (dread i32 %retVar_4, constval i32 0)) {
      dassign %cond_5 0 (addrof ptr %a)
    } else {
      dassign %cond_5 0 (addrof ptr %b)
    }
    dassign %least 0 (dread ptr %cond_5)
    iassign <* <* <$person>>> 0 (dread ptr %end, iread ptr <* <* <$person>>> 0 (dread ptr %least))
    dassign %end 0 (iaddrof ptr <* <$person>> 1 (iread ptr <* <* <$person>>> 0 (dread ptr %least)))
    iassign <* <* <$person>>> 0 (dread ptr %least, iread ptr <* <* <$person>>> 0 (dread ptr %end))
  }
  iassign <* <* <$person>>> 0 (dread ptr %end, select ptr (ne u1 ptr (dread ptr %a, constval ptr 0), dread ptr %a, dread ptr %b))
  return (dread ptr %first)
}

func &sort static used (var %list <* <$person>>, var %order <* <func (<* <$person>>, <* <$person>>) i32>>) <* <$person>> {
  var %middle <* <$person>>
  var %fast <* <$person>>
  var %second <* <$person>>
  var %retVar_8 <* <$person>>
  var %retVar_9 <* <$person>>
  var %retVar_10 <* <$person>>
  if (cior i32 (eq u1 ptr (dread ptr %list, constval ptr 0), eq u1 ptr (iread ptr <* <$person>> 1 (dread ptr %list), constval ptr 0))) {
    return (dread ptr %list)
  }
  dassign %middle 0 (dread ptr %list)
  dassign %fast 0 (iread ptr <* <$person>> 1 (dread ptr %list))
  while (cand i32 (ne u1 ptr (dread ptr %fast, constval ptr 0), ne u1 ptr (iread ptr <* <$person>> 1 (dread ptr %fast), constval ptr 0))) {
    dassign %middle 0 (iread ptr <* <$person>> 1 (dread ptr %middle))
    dassign %fast 0 (iread ptr <* <$person>> 1 (iread ptr <* <$person>> 1 (dread ptr %fast)))
  }
  dassign %second 0 (iread ptr <* <$person>> 1 (dread ptr %middle))
  iassign <* <$person>> 1 (dread ptr %middle, constval ptr 0)
  callassigned &sort (dread ptr %list, dread ptr %order) { dassign %retVar_8 0 }
  callassigned &sort (dread ptr %second, dread ptr %order) { dassign %retVar_9 0 }
  callassigned &merge (dread ptr %retVar_8, dread ptr %retVar_9, dread ptr %order) { dassign %retVar_10 0 }
  return (dread ptr %retVar_10)
}

func &reverse static used (var %list <* <$person>>) <* <$person>> {
  var %turned <* <$person>>
  var %next <* <$person>>
  dassign %turned 0 (constval ptr 0)
  while (ne u1 ptr (dread ptr %list, constval ptr 0)) {
    dassign %next 0 (iread ptr <* <$person>> 1 (dread ptr %list))
    iassign <* <$person>> 1 (dread ptr %list, dread ptr %turned)
    dassign %turned 0 (dread ptr %list)
    dassign %list 0 (dread ptr %next)
  }
  return (dread ptr %turned)
}

func &make static used (var %n i32) <* <$person>> {
  var %list <* <$person>>
  var %seed u32
  var %i i32
  var %p <* <$person>>
  var %retVar_15 <* void>
  var %length i32
  var %j i32
  dassign %list 0 (constval ptr 0)
  dassign %seed 0 (constval u32 42)
  dassign %i 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i, dread i32 %n)) {
    callassigned &malloc (constval u64 24) { dassign %retVar_15 0 }
    dassign %p 0 (dread ptr %retVar_15)
    dassign %seed 0 (add u32 (mul u32 (dread u32 %seed, constval u32 1664525), constval u32 1013904223))
    iassign <* <$person>> 2 (dread ptr %p, lshr u32 (dread u32 %seed, constval i32 4))
    iassign <* <$person>> 3 (dread ptr %p, sext i32 16 (add u32 (constval u32 1900, rem u32 (lshr u32 (dread u32 %seed, constval i32 20), constval u32 120))))
    dassign %length 0 (add i32 (constval i32 2, rem i32 (cvt i32 u32 (lshr u32 (dread u32 %seed, constval i32 24)), constval i32 7)))
    dassign %j 0 (constval i32 0)
    while (lt u1 i32 (dread i32 %j, dread i32 %length)) {
      dassign %seed 0 (add u32 (mul u32 (dread u32 %seed, constval u32 1664525), constval u32 1013904223))
      iassign <* i8> 0 (array 0 ptr <* <[10] i8>> (iaddrof ptr <* <$person>> 4 (dread ptr %p), dread i32 %j), sext i32 8 (add u32 (constval u32 97, rem u32 (lshr u32 (dread u32 %seed, constval i32 24), constval u32 5))))
      dassign %j 0 (add i32 (dread i32 %j, constval i32 1))
    }
    iassign <* i8> 0 (array 0 ptr <* <[10] i8>> (iaddrof ptr <* <$person>> 4 (dread ptr %p), dread i32 %length), constval i32 0)
    iassign <* <$person>> 1 (dread ptr %p, dread ptr %list)
    dassign %list 0 (dread ptr %p)
    dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
  }
  return (dread ptr %list)
}

func &checksum static used (var %list <* <$person>>) u32 {
  var %sum u32
  dassign %sum 0 (constval u32 0)
  while (ne u1 ptr (dread ptr %list, constval ptr 0)) {
    dassign %sum 0 (add u32 (mul u32 (dread u32 %sum, constval u32 31), iread u32 <* <$person>> 2 (dread ptr %list)))
    dassign %list 0 (iread ptr <* <$person>> 1 (dread ptr %list))
  }
  return (dread u32 %sum)
}

func &drop_namesakes static used (var %list <* <$person>>) i32 {
  var %dropped i32
  var %retVar_22 i32
  var %logic_23 i32
  var %gone <* <$person>>
  dassign %dropped 0 (constval i32 0)
  while (ne u1 ptr (dread ptr %list, constval ptr 0)) {
    dassign %logic_23 0 (constval i32 0)
    if (ne u1 ptr (iread ptr <* <$person>> 1 (dread ptr %list), constval ptr 0)) {
    callassigned &strcmp (iaddrof ptr <* <$person>> 4 (dread ptr %list), iaddrof ptr <* <$person>> 4 (iread ptr <* <$person>> 1 (dread ptr %list))) { dassign %retVar_22 0 }
    dassign %logic_23 0 (ne i32 i32 (eq u1 i32 (dread i32 %retVar_22, constval i32 0), constval i32 0))
    }
    while (dread i32 %logic_23) {
      dassign %gone 0 (iread ptr <* <$person>> 1 (dread ptr %list))
      iassign <* <$person>> 1 (dread ptr %list, iread ptr <* <$person>> 1 (dread ptr %gone))
      callassigned &free (dread ptr %gone) {}
      dassign %dropped 0 (add i32 (dread i32 %dropped, constval i32 1))
      dassign %logic_23 0 (constval i32 0)
      if (ne u1 ptr (iread ptr <* <$person>> 1 (dread ptr %list), constval ptr 0)) {
      callassigned &strcmp (iaddrof ptr <* <$person>> 4 (dread ptr %list), iaddrof ptr <* <$person>> 4 (iread ptr <* <$person>> 1 (dread ptr %list))) { dassign %retVar_22 0 }
      dassign %logic_23 0 (ne i32 i32 (eq u1 i32 (dread i32 %retVar_22, constval i32 0), constval i32 0))
      }
    }
    dassign %list 0 (iread ptr <* <$person>> 1 (dread ptr %list))
  }
  return (dread i32 %dropped)
}

func &main public used (var %argc i32, var %argv <* <* i8>>) i32 {
  var %n i32
  var %retVar_27 i32
  var %cond_28 i32
  var %list <* <$person>>
  var %retVar_29 <* <$person>>
  var %sum u32
  var %i u64
  var %retVar_32 <* <$person>>
  var %retVar_33 <* <$person>>
  var %retVar_34 u32
  var %retVar_35 <* <$person>>
  var %dropped i32
  var %retVar_36 i32
  var %retVar_37 u32
  var %retVar_38 i32
  var %next <* <$person>>
  if (gt u1 i32 (dread i32 %argc, constval i32 1)) {
    callassigned &atoi (iread ptr <* <* i8>> 0 (add ptr (dread ptr %argv, constval i64 8))) { dassign %retVar_27 0 }
    dassign %cond_28 0 (dread i32 %retVar_27)
  } else {
    dassign %cond_28 0 (constval i32 60000)
  }
  dassign %n 0 (dread i32 %cond_28)
  callassigned &make (dread i32 %n) { dassign %retVar_29 0 }
  dassign %list 0 (dread ptr %retVar_29)
  dassign %sum 0 (constval u32 0)
  dassign %i 0 (constval u64 0)
  while (lt u1 u64 (dread u64 %i, constval u64 3)) {
    callassigned &reverse (dread ptr %list) { dassign %retVar_32 0 }
    callassigned &sort (dread ptr %retVar_32, iread ptr <* <* <func (<* <$person>>, <* <$person>>) i32>>> 0 (array 0 ptr <* <[3] <* <func (<* <$person>>, <* <$person>>) i32>>>> (addrof ptr $orders_26, dread u64 %i))) { dassign %retVar_33 0 }
    dassign %list 0 (dread ptr %retVar_33)
    callassigned &checksum (dread ptr %list) { dassign %retVar_34 0 }
    dassign %sum 0 (add u32 (mul u32 (dread u32 %sum, constval u32 31), dread u32 %retVar_34))
    dassign %i 0 (add u64 (dread u64 %i, constval u64 1))
  }
  callassigned &sort (dread ptr %list, addroffunc ptr &by_name) { dassign %retVar_35 0 }
  dassign %list 0 (dread ptr %retVar_35)
  callassigned &drop_namesakes (dread ptr %list) { dassign %retVar_36 0 }
  dassign %dropped 0 (dread i32 %retVar_36)
  callassigned &checksum (dread ptr %list) { dassign %retVar_37 0 }
  dassign %sum 0 (add u32 (mul u32 (dread u32 %sum, constval u32 31), dread u32 %retVar_37))
  callassigned &printf (conststr ptr "listsort %u %d\x0a", dread u32 %sum, dread i32 %dropped) { dassign %retVar_38 0 }
  while (ne u1 ptr (dread ptr %list, constval ptr 0)) {
    dassign %next 0 (iread ptr <* <$person>> 1 (dread ptr %list))
    callassigned &free (dread ptr %list) {}
    dassign %list 0 (dread ptr %next)
  }
  return (constval i32 0)
}
