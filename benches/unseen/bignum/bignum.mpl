# bignum.c translated by c2mpl.

flavor 1
srclang 1
entryfunc &main

type $__va_list_tag <struct {
  @gp_offset u32,
  @fp_offset u32,
  @overflow_arg_area <* void>,
  @reg_save_area <* void>}>
type $big <struct {
  @length i32,
  @space i32,
  @limbs <* u32>}>
type $_IO_FILE <structincomplete {}>

func &printf public extern varargs (var %a0 <* i8>, ...) i32
func &malloc public extern (var %a0 u64) <* void>
func &free public extern (var %a0 <* void>) void
func &atoi public extern (var %a0 <* i8>) i32
func &memset public extern (var %a0 <* void>, var %a1 i32, var %a2 u64) <* void>


func &big_new static used (var %space i32) <$big> {
  var %b <$big>
  var %retVar_1 <* void>
  dassign %b 1 (constval i32 0)
  dassign %b 2 (dread i32 %space)
  dassign %b 3 (constval ptr 0)
  callassigned &malloc (mul u64 (constval u64 4, cvt u64 i32 (dread i32 %space))) { dassign %retVar_1 0 }
  dassign %b 3 (dread ptr %retVar_1)
  return (dread agg %b)
}

func &trim static used (var %b <* <$big>>) void {
  while (cand i32 (gt u1 i32 (iread i32 <* <$big>> 1 (dread ptr %b), constval i32 0), eq u1 u32 (iread u32 <* u32> 0 (add ptr (iread ptr <* <$big>> 3 (dread ptr %b), mul i64 (cvt i64 i32 (sub i32 (iread i32 <* <$big>> 1 (dread ptr %b), constval i32 1)), constval i64 4))), constval u32 0))) {
    iassign <* <$big>> 1 (dread ptr %b, sub i32 (iread i32 <* <$big>> 1 (dread ptr %b), constval i32 1))
  }
  return ()
}

func &big_set static used (var %b <* <$big>>, var %value u32) void {
  iassign <* u32> 0 (iread ptr <* <$big>> 3 (dread ptr %b), dread u32 %value)
  iassign <* <$big>> 1 (dread ptr %b, ne i32 u32 (dread u32 %value, constval u32 0))
  return ()
}

func &big_mul static used (var %to <* <$big>>, var %a <* <$big>>, var %b <* <$big>>) void {
  var %retVar_4 <* void>
  var %i i32
  var %factor u64
  var %carry u64
  var %row <* u32>
  var %j i32
  callassigned &memset (iread ptr <* <$big>> 3 (dread ptr %to), constval i32 0, mul u64 (constval u64 4, cvt u64 i32 (add i32 (iread i32 <* <$big>> 1 (dread ptr %a), iread i32 <* <$big>> 1 (dread ptr %b))))) { dassign %retVar_4 0 }
  dassign %i 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i, iread i32 <* <$big>> 1 (dread ptr %a))) {
    dassign %factor 0 (cvt u64 u32 (iread u32 <* u32> 0 (add ptr (iread ptr <* <$big>> 3 (dread ptr %a), mul i64 (cvt i64 i32 (dread i32 %i), constval i64 4)))))
    dassign %carry 0 (constval u64 0)
    dassign %row 0 (add ptr (iread ptr <* <$big>> 3 (dread ptr %to), mul i64 (cvt i64 i32 (dread i32 %i), constval i64 4)))
    dassign %j 0 (constval i32 0)
    while (lt u1 i32 (dread i32 %j, iread i32 <* <$big>> 1 (dread ptr %b))) {
      dassign %carry 0 (add u64 (dread u64 %carry, add u64 (mul u64 (dread u64 %factor, cvt u64 u32 (iread u32 <* u32> 0 (add ptr (iread ptr <* <$big>> 3 (dread ptr %b), mul i64 (cvt i64 i32 (dread i32 %j), constval i64 4))))), cvt u64 u32 (iread u32 <* u32> 0 (add ptr (dread ptr %row, mul i64 (cvt i64 i32 (dread i32 %j), constval i64 4)))))))
      iassign <* u32> 0 (add ptr (dread ptr %row, mul i64 (cvt i64 i32 (dread i32 %j), constval i64 4)), cvt u32 u64 (dread u64 %carry))
      dassign %carry 0 (lshr u64 (dread u64 %carry, constval i32 32))
      dassign %j 0 (add i32 (dread i32 %j, constval i32 1))
    }
    iassign <* u32> 0 (add ptr (dread ptr %row, mul i64 (cvt i64 i32 (iread i32 <* <$big>> 1 (dread ptr %b)), constval i64 4)), cvt u32 u64 (dread u64 %carry))
    dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
  }
  iassign <* <$big>> 1 (dread ptr %to, add i32 (iread i32 <* <$big>> 1 (dread ptr %a), iread i32 <* <$big>> 1 (dread ptr %b)))
  callassigned &trim (dread ptr %to) {}
  return ()
}

func &big_add static used (var %to <* <$big>>, var %a <* <$big>>, var %b <* <$big>>) void {
  var %length i32
  var %cond_9 i32
  var %carry u64
  var %i i32
  if (gt u1 i32 (iread i32 <* <$big>> 1 (dread ptr %a), iread i32 <* <$big>> 1 (dread ptr %b))) {
    dassign %cond_9 0 (iread i32 <* <$big>> 1 (dread ptr %a))
  } else {
    dassign %cond_9 0 (iread i32 <* <$big>> 1 (dread ptr %b))
  }
  dassign %length 0 (dread i32 %cond_9)
  dassign %carry 0 (constval u64 0)
  dassign %i 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i, dread i32 %length)) {
    if (lt u1 i32 (dread i32 %i, iread i32 <* <$big>> 1 (dread ptr %a))) {
      dassign %carry 0 (add u64 (dread u64 %carry, cvt u64 u32 (iread u32 <* u32> 0 (add ptr (iread ptr <* <$big>> 3 (dread ptr %a), mul i64 (cvt i64 i32 (dread i32 %i), constval i64 4))))))
    }
    if (lt u1 i32 (dread i32 %i, iread i32 <* <$big>> 1 (dread ptr %b))) {
      dassign %carry 0 (add u64 (dread u64 %carry, cvt u64 u32 (iread u32 <* u32> 0 (add ptr (iread ptr <* <$big>> 3 (dread ptr %b), mul i64 (cvt i64 i32 (dread i32 %i), constval i64 4))))))
    }
    iassign <* u32> 0 (add ptr (iread ptr <* <$big>> 3 (dread ptr %to), mul i64 (cvt i64 i32 (dread i32 %i), constval i64 4)), cvt u32 u64 (dread u64 %carry))
    dassign %carry 0 (lshr u64 (dread u64 %carry, constval i32 32))
    dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
  }
  iassign <* u32> 0 (add ptr (iread ptr <* <$big>> 3 (dread ptr %to), mul i64 (cvt i64 i32 (dread i32 %length), constval i64 4)), cvt u32 u64 (dread u64 %carry))
  iassign <* <$big>> 1 (dread ptr %to, add i32 (dread i32 %length, constval i32 1))
  callassigned &trim (dread ptr %to) {}
  return ()
}

func &big_sub static used (var %to <* <$big>>, var %a <* <$big>>, var %b <* <$big>>) void {
  var %borrow u32
  var %i i32
  var %minus u64
  var %cond_14 u32
  dassign %borrow 0 (constval u32 0)
  dassign %i 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i, iread i32 <* <$big>> 1 (dread ptr %a))) {
    if (lt u1 i32 (dread i32 %i, iread i32 <* <$big>> 1 (dread ptr %b))) {
      dassign %cond_14 0 (iread u32 <* u32> 0 (add ptr (iread ptr <* <$big>> 3 (dread ptr %b), mul i64 (cvt i64 i32 (dread i32 %i), constval i64 4))))
    } else {
      dassign %cond_14 0 (constval u32 0)
    }
    dassign %minus 0 (add u64 (cvt u64 u32 (dread u32 %borrow), cvt u64 u32 (dread u32 %cond_14)))
    dassign %borrow 0 (cvt u32 i32 (lt i32 u64 (cvt u64 u32 (iread u32 <* u32> 0 (add ptr (iread ptr <* <$big>> 3 (dread ptr %a), mul i64 (cvt i64 i32 (dread i32 %i), constval i64 4)))), dread u64 %minus)))
    iassign <* u32> 0 (add ptr (iread ptr <* <$big>> 3 (dread ptr %to), mul i64 (cvt i64 i32 (dread i32 %i), constval i64 4)), cvt u32 u64 (sub u64 (cvt u64 u32 (iread u32 <* u32> 0 (add ptr (iread ptr <* <$big>> 3 (dread ptr %a), mul i64 (cvt i64 i32 (dread i32 %i), constval i64 4)))), dread u64 %minus)))
    dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
  }
  iassign <* <$big>> 1 (dread ptr %to, iread i32 <* <$big>> 1 (dread ptr %a))
  callassigned &trim (dread ptr %to) {}
  return ()
}

func &big_divide static used (var %b <* <$big>>, var %by u32) u32 {
  var %rest u64
  var %i i32
  dassign %rest 0 (constval u64 0)
  dassign %i 0 (sub i32 (iread i32 <* <$big>> 1 (dread ptr %b), constval i32 1))
  while (ge u1 i32 (dread i32 %i, constval i32 0)) {
    dassign %rest 0 (bior u64 (shl u64 (dread u64 %rest, constval i32 32), cvt u64 u32 (iread u32 <* u32> 0 (add ptr (iread ptr <* <$big>> 3 (dread ptr %b), mul i64 (cvt i64 i32 (dread i32 %i), constval i64 4))))))
    iassign <* u32> 0 (add ptr (iread ptr <* <$big>> 3 (dread ptr %b), mul i64 (cvt i64 i32 (dread i32 %i), constval i64 4)), cvt u32 u64 (div u64 (dread u64 %rest, cvt u64 u32 (dread u32 %by))))
    dassign %rest 0 (rem u64 (dread u64 %rest, cvt u64 u32 (dread u32 %by)))
    dassign %i 0 (sub i32 (dread i32 %i, constval i32 1))
  }
  callassigned &trim (dread ptr %b) {}
  return (cvt u32 u64 (dread u64 %rest))
}

func &swap static used (var %a <* <$big>>, var %b <* <$big>>) void {
  var %old <$big>
  dassign %old 0 (iread agg <* <$big>> 0 (dread ptr %a))
  iassign <* <$big>> 0 (dread ptr %a, iread agg <* <$big>> 0 (dread ptr %b))
  iassign <* <$big>> 0 (dread ptr %b, dread agg %old)
  return ()
}

func &fibonacci static used (var %n i32) <$big> {
  var %space i32
  var %a <$big>
  var %retVar_17 <$big>
  var %b <$big>
  var %retVar_18 <$big>
  var %c <$big>
  var %retVar_19 <$big>
  var %d <$big>
  var %retVar_20 <$big>
  var %bit i32
  dassign %space 0 (add i32 (div i32 (dread i32 %n, constval i32 32), constval i32 16))
  callassigned &big_new (dread i32 %space) { dassign %retVar_17 0 }
  dassign %a 0 (dread agg %retVar_17)
  callassigned &big_new (dread i32 %space) { dassign %retVar_18 0 }
  dassign %b 0 (dread agg %retVar_18)
  callassigned &big_new (dread i32 %space) { dassign %retVar_19 0 }
  dassign %c 0 (dread agg %retVar_19)
  callassigned &big_new (dread i32 %space) { dassign %retVar_20 0 }
  dassign %d 0 (dread agg %retVar_20)
  dassign %bit 0 (constval i32 1)
  callassigned &big_set (addrof ptr %a, constval u32 0) {}
  callassigned &big_set (addrof ptr %b, constval u32 1) {}
  while (le u1 i32 (dread i32 %bit, div i32 (dread i32 %n, constval i32 2))) {
    dassign %bit 0 (mul i32 (dread i32 %bit, constval i32 2))
  }
  while (gt u1 i32 (dread i32 %bit, constval i32 0)) {
    callassigned &big_add (addrof ptr %d, addrof ptr %b, addrof ptr %b) {}
    callassigned &big_sub (addrof ptr %d, addrof ptr %d, addrof ptr %a) {}
    callassigned &big_mul (addrof ptr %c, addrof ptr %a, addrof ptr %d) {}
    callassigned &big_mul (addrof ptr %d, addrof ptr %a, addrof ptr %a) {}
    callassigned &big_mul (addrof ptr %a, addrof ptr %b, addrof ptr %b) {}
    callassigned &big_add (addrof ptr %b, addrof ptr %a, addrof ptr %d) {}
    callassigned &swap (addrof ptr %a, addrof ptr %c) {}
    if (ne u1 i32 (band i32 (dread i32 %n, dread i32 %bit), constval i32 0)) {
      callassigned &big_add (addrof ptr %a, addrof ptr %a, addrof ptr %b) {}
      callassigned &swap (addrof ptr %a, addrof ptr %b) {}
    }
    dassign %bit 0 (div i32 (dread i32 %bit, constval i32 2))
  }
  callassigned &free (dread ptr %b 3) {}
  callassigned &free (dread ptr %c 3) {}
  callassigned &free (dread ptr %d 3) {}
  return (dread agg %a)
}

func &main public used (var %argc i32, var %argv <* <* i8>>) i32 {
  var %n i32
  var %retVar_25 i32
  var %cond_26 i32
  var %f <$big>
  var %retVar_27 <$big>
  var %digits i32
  var %total i32
  var %sum u32
  var %group u32
  var %retVar_30 u32
  var %i i32
  var %retVar_33 i32
  if (gt u1 i32 (dread i32 %argc, constval i32 1)) {
    callassigned &atoi (iread ptr <* <* i8>> 0 (add ptr (dread ptr %argv, constval i64 8))) { dassign %retVar_25 0 }
    dassign %cond_26 0 (dread i32 %retVar_25)
  } else {
    dassign %cond_26 0 (constval i32 220000)
  }
  dassign %n 0 (dread i32 %cond_26)
  callassigned &fibonacci (dread i32 %n) { dassign %retVar_27 0 }
  dassign %f 0 (dread agg %retVar_27)
  dassign %digits 0 (constval i32 0)
  dassign %total 0 (constval i32 0)
  dassign %sum 0 (constval u32 0)
  while (gt u1 i32 (dread i32 %f 1, constval i32 0)) {
    callassigned &big_divide (addrof ptr %f, constval u32 1000000000) { dassign %retVar_30 0 }
    dassign %group 0 (dread u32 %retVar_30)
    dassign %sum 0 (add u32 (mul u32 (dread u32 %sum, constval u32 31), dread u32 %group))
    dassign %i 0 (constval i32 0)
    while (cand i32 (lt u1 i32 (dread i32 %i, constval i32 9), cior i32 (gt u1 i32 (dread i32 %f 1, constval i32 0), gt u1 u32 (dread u32 %group, constval u32 0)))) {
      dassign %total 0 (add i32 (dread i32 %total, cvt i32 u32 (rem u32 (dread u32 %group, constval u32 10))))
      dassign %group 0 (div u32 (dread u32 %group, constval u32 10))
      dassign %digits 0 (add i32 (dread i32 %digits, constval i32 1))
      dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
    }
  }
  callassigned &printf (conststr ptr "bignum %u %d %d\x0a", dread u32 %sum, dread i32 %digits, dread i32 %total) { dassign %retVar_33 0 }
  callassigned &free (dread ptr %f 3) {}
  return (constval i32 0)
}
