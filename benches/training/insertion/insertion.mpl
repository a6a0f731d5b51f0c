# insertion.c translated by c2mpl.

flavor 1
srclang 1
entryfunc &main

type $__va_list_tag <struct {
  @gp_offset u32,
  @fp_offset u32,
  @overflow_arg_area <* void>,
  @reg_save_area <* void>}>
type $unnamed_1 <struct {
  @id i32,
  @department i16,
  @grade u8,
  @name <[12] i8>,
  @salary f64}>
type $_IO_FILE <structincomplete {}>

func &printf public extern varargs (var %a0 <* i8>, ...) i32
func &fprintf public extern varargs (var %a0 <* <$_IO_FILE>>, var %a1 <* i8>, ...) i32
func &malloc public extern (var %a0 u64) <* void>
func &free public extern (var %a0 <* void>) void
func &atoi public extern (var %a0 <* i8>) i32
func &memset public extern (var %a0 <* void>, var %a1 i32, var %a2 u64) <* void>
func &strcat public extern (var %a0 <* i8>, var %a1 <* i8>) <* i8>

var $stderr extern <* <$_IO_FILE>>
var $seed fstatic u32 = 2024
var $syllables_27 fstatic <[8] <* i8>> = [conststr ptr "an", conststr ptr "be", conststr ptr "ro", conststr ptr "li", conststr ptr "mar", conststr ptr "ta", conststr ptr "ko", conststr ptr "su"]
var $orders_37 fstatic <[4] <* <func (<* <$unnamed_1>>, <* <$unnamed_1>>) i32>>> = [addroffunc ptr &by_name, addroffunc ptr &by_department, addroffunc ptr &by_salary, addroffunc ptr &by_id]

func &by_id static used (var %a <* <$unnamed_1>>, var %b <* <$unnamed_1>>) i32 {
  return (sub i32 (iread i32 <* <$unnamed_1>> 1 (dread ptr %a), iread i32 <* <$unnamed_1>> 1 (dread ptr %b)))
}

func &by_name static used (var %a <* <$unnamed_1>>, var %b <* <$unnamed_1>>) i32 {
  var %p <* i8>
  var %q <* i8>
  var %retVar_4 i32
  dassign %p 0 (iaddrof ptr <* <$unnamed_1>> 4 (dread ptr %a))
  dassign %q 0 (iaddrof ptr <* <$unnamed_1>> 4 (dread ptr %b))
  while (cand i32 (ne u1 i32 (iread i32 <* i8> 0 (dread ptr %p), constval i32 0), eq u1 i32 (iread i32 <* i8> 0 (dread ptr %p), iread i32 <* i8> 0 (dread ptr %q)))) {
    dassign %p 0 (add ptr (dread ptr %p, constval i64 1))
    dassign %q 0 (add ptr (dread ptr %q, constval i64 1))
  }
  if (ne u1 i32 (iread i32 <* i8> 0 (dread ptr %p), iread i32 <* i8> 0 (dread ptr %q))) {
    return (select i32 (lt u1 i32 (iread i32 <* i8> 0 (dread ptr %p), iread i32 <* i8> 0 (dread ptr %q)), constval i32 -1, constval i32 1))
  }
  callassigned &by_id (dread ptr %a, dread ptr %b) { dassign %retVar_4 0 }
  return (dread i32 %retVar_4)
}

func &by_department static used (var %a <* <$unnamed_1>>, var %b <* <$unnamed_1>>) i32 {
  var %retVar_5 i32
  if (ne u1 i32 (iread i32 <* <$unnamed_1>> 2 (dread ptr %a), iread i32 <* <$unnamed_1>> 2 (dread ptr %b))) {
    return (select i32 (lt u1 i32 (iread i32 <* <$unnamed_1>> 2 (dread ptr %a), iread i32 <* <$unnamed_1>> 2 (dread ptr %b)), constval i32 -1, constval i32 1))
  }
  if (ne u1 i32 (iread u32 <* <$unnamed_1>> 3 (dread ptr %a), iread u32 <* <$unnamed_1>> 3 (dread ptr %b))) {
    return (sub i32 (iread u32 <* <$unnamed_1>> 3 (dread ptr %b), iread u32 <* <$unnamed_1>> 3 (dread ptr %a)))
  }
  callassigned &by_id (dread ptr %a, dread ptr %b) { dassign %retVar_5 0 }
  return (dread i32 %retVar_5)
}

func &by_salary static used (var %a <* <$unnamed_1>>, var %b <* <$unnamed_1>>) i32 {
  var %retVar_6 i32
  if (lt u1 f64 (iread f64 <* <$unnamed_1>> 5 (dread ptr %a), iread f64 <* <$unnamed_1>> 5 (dread ptr %b))) {
    return (constval i32 -1)
  }
  if (gt u1 f64 (iread f64 <* <$unnamed_1>> 5 (dread ptr %a), iread f64 <* <$unnamed_1>> 5 (dread ptr %b))) {
    return (constval i32 1)
  }
  callassigned &by_id (dread ptr %a, dread ptr %b) { dassign %retVar_6 0 }
  return (dread i32 %retVar_6)
}

func &insertion_sort static used (var %a <* <$unnamed_1>>, var %n i32, var %compare <* <func (<* <$unnamed_1>>, <* <$unnamed_1>>) i32>>) void {
  var %i i32
  var %current <$unnamed_1>
  var %j i32
  var %retVar_9 i32
  var %logic_10 i32
  dassign %i 0 (constval i32 1)
  while (lt u1 i32 (dread i32 %i, dread i32 %n)) {
    dassign %current 0 (iread agg <* <$unnamed_1>> 0 (add ptr (dread ptr %a, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 32))))
    dassign %j 0 (sub i32 (dread i32 %i, constval i32 1))
    dassign %logic_10 0 (constval i32 0)
    if (ge u1 i32 (dread i32 %j, constval i32 0)) {
    icallassigned (dread ptr %compare, add ptr (dread ptr %a, mul i64 (cvt i64 i32 (dread i32 %j), constval i64 32)), addrof ptr %current) { dassign %retVar_9 0 }
    dassign %logic_10 0 (ne i32 i32 (gt u1 i32 (dread i32 %retVar_9, constval i32 0), constval i32 0))
    }
    while (dread i32 %logic_10) {
      iassign <* <$unnamed_1>> 0 (add ptr (dread ptr %a, mul i64 (cvt i64 i32 (add i32 (dread i32 %j, constval i32 1)), constval i64 32)), iread agg <* <$unnamed_1>> 0 (add ptr (dread ptr %a, mul i64 (cvt i64 i32 (dread i32 %j), constval i64 32))))
      dassign %j 0 (sub i32 (dread i32 %j, constval i32 1))
      dassign %logic_10 0 (constval i32 0)
      if (ge u1 i32 (dread i32 %j, constval i32 0)) {
      icallassigned (dread ptr %compare, add ptr (dread ptr %a, mul i64 (cvt i64 i32 (dread i32 %j), constval i64 32)), addrof ptr %current) { dassign %retVar_9 0 }
      dassign %logic_10 0 (ne i32 i32 (gt u1 i32 (dread i32 %retVar_9, constval i32 0), constval i32 0))
      }
    }
    iassign <* <$unnamed_1>> 0 (add ptr (dread ptr %a, mul i64 (cvt i64 i32 (add i32 (dread i32 %j, constval i32 1)), constval i64 32)), dread agg %current)
    dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
  }
  return ()
}

func &shell_sort static used (var %a <* <* <$unnamed_1>>>, var %n i32, var %compare <* <func (<* <$unnamed_1>>, <* <$unnamed_1>>) i32>>) void {
  var %gap i32
  var %i i32
  var %current <* <$unnamed_1>>
  var %j i32
  var %retVar_19 i32
  var %logic_20 i32
  dassign %gap 0 (constval i32 1)
  while (lt u1 i32 (dread i32 %gap, div i32 (dread i32 %n, constval i32 3))) {
    dassign %gap 0 (add i32 (mul i32 (dread i32 %gap, constval i32 3), constval i32 1))
  }
  while (gt u1 i32 (dread i32 %gap, constval i32 0)) {
    dassign %i 0 (dread i32 %gap)
    while (lt u1 i32 (dread i32 %i, dread i32 %n)) {
      dassign %current 0 (iread ptr <* <* <$unnamed_1>>> 0 (add ptr (dread ptr %a, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 8))))
      dassign %j 0 (dread i32 %i)
      dassign %logic_20 0 (constval i32 0)
      if (ge u1 i32 (dread i32 %j, dread i32 %gap)) {
      icallassigned (dread ptr %compare, iread ptr <* <* <$unnamed_1>>> 0 (add ptr (dread ptr %a, mul i64 (cvt i64 i32 (sub i32 (dread i32 %j, dread i32 %gap)), constval i64 8))), dread ptr %current) { dassign %retVar_19 0 }
      dassign %logic_20 0 (ne i32 i32 (gt u1 i32 (dread i32 %retVar_19, constval i32 0), constval i32 0))
      }
      while (dread i32 %logic_20) {
        iassign <* <* <$unnamed_1>>> 0 (add ptr (dread ptr %a, mul i64 (cvt i64 i32 (dread i32 %j), constval i64 8)), iread ptr <* <* <$unnamed_1>>> 0 (add ptr (dread ptr %a, mul i64 (cvt i64 i32 (sub i32 (dread i32 %j, dread i32 %gap)), constval i64 8))))
        dassign %j 0 (sub i32 (dread i32 %j, dread i32 %gap))
        dassign %logic_20 0 (constval i32 0)
        if (ge u1 i32 (dread i32 %j, dread i32 %gap)) {
        icallassigned (dread ptr %compare, iread ptr <* <* <$unnamed_1>>> 0 (add ptr (dread ptr %a, mul i64 (cvt i64 i32 (sub i32 (dread i32 %j, dread i32 %gap)), constval i64 8))), dread ptr %current) { dassign %retVar_19 0 }
        dassign %logic_20 0 (ne i32 i32 (gt u1 i32 (dread i32 %retVar_19, constval i32 0), constval i32 0))
        }
      }
      iassign <* <* <$unnamed_1>>> 0 (add ptr (dread ptr %a, mul i64 (cvt i64 i32 (dread i32 %j), constval i64 8)), dread ptr %current)
      dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
    }
    dassign %gap 0 (div i32 (dread i32 %gap, constval i32 3))
  }
  return ()
}

func &sort_keys static used (var %keys <* i32>, var %n i32) void {
  var %i i32
  var %j i32
  var %key i32
  dassign %i 0 (constval i32 1)
  while (lt u1 i32 (dread i32 %i, dread i32 %n)) {
    dassign %key 0 (iread i32 <* i32> 0 (add ptr (dread ptr %keys, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 4))))
    dassign %j 0 (sub i32 (dread i32 %i, constval i32 1))
    while (cand i32 (ge u1 i32 (dread i32 %j, constval i32 0), gt u1 i32 (iread i32 <* i32> 0 (add ptr (dread ptr %keys, mul i64 (cvt i64 i32 (dread i32 %j), constval i64 4))), dread i32 %key))) {
      iassign <* i32> 0 (add ptr (dread ptr %keys, mul i64 (cvt i64 i32 (add i32 (dread i32 %j, constval i32 1)), constval i64 4)), iread i32 <* i32> 0 (add ptr (dread ptr %keys, mul i64 (cvt i64 i32 (dread i32 %j), constval i64 4))))
      dassign %j 0 (sub i32 (dread i32 %j, constval i32 1))
    }
    iassign <* i32> 0 (add ptr (dread ptr %keys, mul i64 (cvt i64 i32 (add i32 (dread i32 %j, constval i32 1)), constval i64 4)), dread i32 %key)
    dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
  }
  return ()
}

func &next_random static used (var %limit i32) i32 {
  dassign $seed 0 (add u32 (mul u32 (dread u32 $seed, constval u32 1103515245), constval u32 12345))
  return (rem i32 (cvt i32 u32 (band u32 (lshr u32 (dread u32 $seed, constval i32 16), constval u32 32767)), dread i32 %limit))
}

func &fill static used (var %r <* <$unnamed_1>>, var %id i32) void {
  var %retVar_28 <* void>
  var %retVar_29 i32
  var %retVar_30 i32
  var %retVar_31 i32
  var %parts i32
  var %retVar_32 i32
  var %i i32
  var %retVar_35 i32
  var %retVar_36 <* i8>
  callassigned &memset (dread ptr %r, constval i32 0, constval u64 32) { dassign %retVar_28 0 }
  iassign <* <$unnamed_1>> 1 (dread ptr %r, dread i32 %id)
  callassigned &next_random (constval i32 40) { dassign %retVar_29 0 }
  iassign <* <$unnamed_1>> 2 (dread ptr %r, sext i32 16 (sub i32 (dread i32 %retVar_29, constval i32 5)))
  callassigned &next_random (constval i32 12) { dassign %retVar_30 0 }
  iassign <* <$unnamed_1>> 3 (dread ptr %r, zext u32 8 (dread i32 %retVar_30))
  callassigned &next_random (constval i32 30000) { dassign %retVar_31 0 }
  iassign <* <$unnamed_1>> 5 (dread ptr %r, add f64 (constval f64 1000.0, mul f64 (cvt f64 i32 (dread i32 %retVar_31), constval f64 0.25)))
  callassigned &next_random (constval i32 2) { dassign %retVar_32 0 }
  dassign %parts 0 (add i32 (constval i32 2, dread i32 %retVar_32))
  dassign %i 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i, dread i32 %parts)) {
    callassigned &next_random (constval i32 8) { dassign %retVar_35 0 }
    callassigned &strcat (iaddrof ptr <* <$unnamed_1>> 4 (dread ptr %r), iread ptr <* <* i8>> 0 (array 0 ptr <* <[8] <* i8>>> (addrof ptr $syllables_27, dread i32 %retVar_35))) { dassign %retVar_36 0 }
    dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
  }
  iassign <* i8> 0 (array 0 ptr <* <[12] i8>> (iaddrof ptr <* <$unnamed_1>> 4 (dread ptr %r), constval i32 0), sext i32 8 (add i32 (sub i32 (iread i32 <* i8> 0 (array 0 ptr <* <[12] i8>> (iaddrof ptr <* <$unnamed_1>> 4 (dread ptr %r), constval i32 0)), constval i32 97), constval i32 65)))
  return ()
}

func &main public used (var %argc i32, var %argv <* <* i8>>) i32 {
  var %n i32
  var %retVar_38 i32
  var %cond_39 i32
  var %records <* <$unnamed_1>>
  var %retVar_40 <* void>
  var %index <* <* <$unnamed_1>>>
  var %retVar_41 <* void>
  var %keys <* i32>
  var %retVar_42 <* void>
  var %retVar_43 i32
  var %i i32
  var %sum u32
  var %start i32
  var %count i32
  var %cond_48 i32
  var %i_49 i32
  var %k i32
  var %i_54 i32
  var %retVar_57 i32
  if (gt u1 i32 (dread i32 %argc, constval i32 1)) {
    callassigned &atoi (iread ptr <* <* i8>> 0 (add ptr (dread ptr %argv, constval i64 8))) { dassign %retVar_38 0 }
    dassign %cond_39 0 (dread i32 %retVar_38)
  } else {
    dassign %cond_39 0 (constval i32 60000)
  }
  dassign %n 0 (dread i32 %cond_39)
  callassigned &malloc (mul u64 (cvt u64 i32 (dread i32 %n), constval u64 32)) { dassign %retVar_40 0 }
  dassign %records 0 (dread ptr %retVar_40)
  callassigned &malloc (mul u64 (cvt u64 i32 (dread i32 %n), constval u64 8)) { dassign %retVar_41 0 }
  dassign %index 0 (dread ptr %retVar_41)
  callassigned &malloc (mul u64 (cvt u64 i32 (dread i32 %n), constval u64 4)) { dassign %retVar_42 0 }
  dassign %keys 0 (dread ptr %retVar_42)
  if (cior i32 (cior i32 (eq u1 ptr (dread ptr %records, constval ptr 0), eq u1 ptr (dread ptr %index, constval ptr 0)), eq u1 ptr (dread ptr %keys, constval ptr 0))) {
    callassigned &fprintf (dread ptr $stderr, conststr ptr "out of memory\x0a") { dassign %retVar_43 0 }
    return (constval i32 1)
  }
  dassign %i 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i, dread i32 %n)) {
    callassigned &fill (add ptr (dread ptr %records, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 32)), cvt i32 i64 (rem i64 (mul i64 (cvt i64 i32 (dread i32 %i), constval i64 7919), cvt i64 i32 (dread i32 %n)))) {}
    iassign <* <* <$unnamed_1>>> 0 (add ptr (dread ptr %index, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 8)), add ptr (dread ptr %records, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 32)))
    iassign <* i32> 0 (add ptr (dread ptr %keys, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 4)), add i32 (mul i32 (iread u32 <* <$unnamed_1>> 3 (add ptr (dread ptr %records, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 32))), constval i32 1000), iread i32 <* <$unnamed_1>> 2 (add ptr (dread ptr %records, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 32)))))
    dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
  }
  dassign %sum 0 (constval u32 0)
  dassign %start 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %start, dread i32 %n)) {
    if (lt u1 i32 (sub i32 (dread i32 %n, dread i32 %start), constval i32 32)) {
      dassign %cond_48 0 (sub i32 (dread i32 %n, dread i32 %start))
    } else {
      dassign %cond_48 0 (constval i32 32)
    }
    dassign %count 0 (dread i32 %cond_48)
    callassigned &insertion_sort (add ptr (dread ptr %records, mul i64 (cvt i64 i32 (dread i32 %start), constval i64 32)), dread i32 %count, iread ptr <* <* <func (<* <$unnamed_1>>, <* <$unnamed_1>>) i32>>> 0 (array 0 ptr <* <[4] <* <func (<* <$unnamed_1>>, <* <$unnamed_1>>) i32>>>> (addrof ptr $orders_37, rem i32 (div i32 (dread i32 %start, constval i32 32), constval i32 4)))) {}
    callassigned &sort_keys (add ptr (dread ptr %keys, mul i64 (cvt i64 i32 (dread i32 %start), constval i64 4)), dread i32 %count) {}
    dassign %start 0 (add i32 (dread i32 %start, constval i32 32))
  }
  dassign %i_49 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i_49, dread i32 %n)) {
    dassign %sum 0 (add u32 (mul u32 (dread u32 %sum, constval u32 31), cvt u32 i32 (bxor i32 (iread i32 <* <$unnamed_1>> 1 (add ptr (dread ptr %records, mul i64 (cvt i64 i32 (dread i32 %i_49), constval i64 32))), iread i32 <* i32> 0 (add ptr (dread ptr %keys, mul i64 (cvt i64 i32 (dread i32 %i_49), constval i64 4)))))))
    dassign %i_49 0 (add i32 (dread i32 %i_49, constval i32 1))
  }
  dassign %k 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %k, constval i32 4)) {
    callassigned &shell_sort (dread ptr %index, dread i32 %n, iread ptr <* <* <func (<* <$unnamed_1>>, <* <$unnamed_1>>) i32>>> 0 (array 0 ptr <* <[4] <* <func (<* <$unnamed_1>>, <* <$unnamed_1>>) i32>>>> (addrof ptr $orders_37, dread i32 %k))) {}
    dassign %i_54 0 (constval i32 0)
    while (lt u1 i32 (dread i32 %i_54, dread i32 %n)) {
      dassign %sum 0 (add u32 (add u32 (mul u32 (dread u32 %sum, constval u32 33), cvt u32 i32 (iread i32 <* <$unnamed_1>> 1 (iread ptr <* <* <$unnamed_1>>> 0 (add ptr (dread ptr %index, mul i64 (cvt i64 i32 (dread i32 %i_54), constval i64 8)))))), iread u32 <* <$unnamed_1>> 3 (iread ptr <* <* <$unnamed_1>>> 0 (add ptr (dread ptr %index, mul i64 (cvt i64 i32 (dread i32 %i_54), constval i64 8))))))
      dassign %i_54 0 (add i32 (dread i32 %i_54, constval i32 1))
    }
    dassign %k 0 (add i32 (dread i32 %k, constval i32 1))
  }
  callassigned &printf (conststr ptr "insertion %u\x0a", dread u32 %sum) { dassign %retVar_57 0 }
  callassigned &free (dread ptr %keys) {}
  callassigned &free (dread ptr %index) {}
  callassigned &free (dread ptr %records) {}
  return (constval i32 0)
}
