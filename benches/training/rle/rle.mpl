# rle.c translated by c2mpl.

flavor 1
srclang 1
entryfunc &main

type $__va_list_tag <struct {
  @gp_offset u32,
  @fp_offset u32,
  @overflow_arg_area <* void>,
  @reg_save_area <* void>}>
type $unnamed_1 <struct {
  @data <* u8>,
  @length u64,
  @capacity u64}>
type $_IO_FILE <structincomplete {}>

func &printf public extern varargs (var %a0 <* i8>, ...) i32
func &malloc public extern (var %a0 u64) <* void>
func &realloc public extern (var %a0 <* void>, var %a1 u64) <* void>
func &free public extern (var %a0 <* void>) void
func &exit public extern (var %a0 i32) void
func &atoi public extern (var %a0 <* i8>) i32
func &memcpy public extern (var %a0 <* void>, var %a1 <* void>, var %a2 u64) <* void>
func &memcmp public extern (var %a0 <* void>, var %a1 <* void>, var %a2 u64) i32


func &put_byte static used (var %b <* <$unnamed_1>>, var %c u8) void {
  var %cond_2 u64
  var %retVar_3 <* void>
  var %post_4 u64
  if (eq u1 u64 (iread u64 <* <$unnamed_1>> 2 (dread ptr %b), iread u64 <* <$unnamed_1>> 3 (dread ptr %b))) {
    if (ne u1 u64 (iread u64 <* <$unnamed_1>> 3 (dread ptr %b), constval u64 0)) {
      dassign %cond_2 0 (mul u64 (iread u64 <* <$unnamed_1>> 3 (dread ptr %b), constval u64 2))
    } else {
      dassign %cond_2 0 (constval u64 64)
    }
    iassign <* <$unnamed_1>> 3 (dread ptr %b, dread u64 %cond_2)
    callassigned &realloc (iread ptr <* <$unnamed_1>> 1 (dread ptr %b), iread u64 <* <$unnamed_1>> 3 (dread ptr %b)) { dassign %retVar_3 0 }
    iassign <* <$unnamed_1>> 1 (dread ptr %b, dread ptr %retVar_3)
    if (eq u1 ptr (iread ptr <* <$unnamed_1>> 1 (dread ptr %b), constval ptr 0)) {
      callassigned &exit (constval i32 1) {}
    }
  }
  dassign %post_4 0 (iread u64 <* <$unnamed_1>> 2 (dread ptr %b))
  iassign <* <$unnamed_1>> 2 (dread ptr %b, add u64 (dread u64 %post_4, constval u64 1))
  iassign <* u8> 0 (add ptr (iread ptr <* <$unnamed_1>> 1 (dread ptr %b), dread u64 %post_4), dread u32 %c)
  return ()
}

func &put_varint static used (var %b <* <$unnamed_1>>, var %v u32) void {
  while (ge u1 u32 (dread u32 %v, constval u32 128)) {
    callassigned &put_byte (dread ptr %b, zext u32 8 (bior u32 (dread u32 %v, constval u32 128))) {}
    dassign %v 0 (lshr u32 (dread u32 %v, constval i32 7))
  }
  callassigned &put_byte (dread ptr %b, zext u32 8 (dread u32 %v)) {}
  return ()
}

func &get_varint static used (var %p <* <* u8>>) u32 {
  var %v u32
  var %shift i32
  var %c u8
  var %post_9 <* u8>
  dassign %v 0 (constval u32 0)
  dassign %shift 0 (constval i32 0)
  dowhile {
    dassign %post_9 0 (iread ptr <* <* u8>> 0 (dread ptr %p))
    iassign <* <* u8>> 0 (dread ptr %p, add ptr (dread ptr %post_9, constval i64 1))
    dassign %c 0 (iread u32 <* u8> 0 (dread ptr %post_9))
    dassign %v 0 (bior u32 (dread u32 %v, shl u32 (cvt u32 i32 (band i32 (dread u32 %c, constval i32 127)), dread i32 %shift)))
    dassign %shift 0 (add i32 (dread i32 %shift, constval i32 7))
  } (ne u1 i32 (band i32 (dread u32 %c, constval i32 128), constval i32 0))
  return (dread u32 %v)
}

func &rle_encode static used (var %in <* u8>, var %n u64, var %out <* <$unnamed_1>>) void {
  var %i u64
  var %literal u64
  var %run u64
  var %post_16 u64
  var %post_19 u64
  dassign %i 0 (constval u64 0)
  dassign %literal 0 (constval u64 0)
  while (lt u1 u64 (dread u64 %i, dread u64 %n)) {
    dassign %run 0 (constval u64 1)
    while (cand i32 (lt u1 u64 (add u64 (dread u64 %i, dread u64 %run), dread u64 %n), eq u1 i32 (iread u32 <* u8> 0 (add ptr (dread ptr %in, add u64 (dread u64 %i, dread u64 %run))), iread u32 <* u8> 0 (add ptr (dread ptr %in, dread u64 %i))))) {
      dassign %run 0 (add u64 (dread u64 %run, constval u64 1))
    }
    if (ge u1 u64 (dread u64 %run, constval u64 3)) {
      if (gt u1 u64 (dread u64 %i, dread u64 %literal)) {
        callassigned &put_varint (dread ptr %out, shl u32 (cvt u32 u64 (sub u64 (dread u64 %i, dread u64 %literal)), constval i32 1)) {}
        while (lt u1 u64 (dread u64 %literal, dread u64 %i)) {
          dassign %post_16 0 (dread u64 %literal)
          dassign %literal 0 (add u64 (dread u64 %post_16, constval u64 1))
          callassigned &put_byte (dread ptr %out, iread u32 <* u8> 0 (add ptr (dread ptr %in, dread u64 %post_16))) {}
        }
      }
      callassigned &put_varint (dread ptr %out, bior u32 (shl u32 (cvt u32 u64 (dread u64 %run), constval i32 1), constval u32 1)) {}
      callassigned &put_byte (dread ptr %out, iread u32 <* u8> 0 (add ptr (dread ptr %in, dread u64 %i))) {}
      dassign %literal 0 (add u64 (dread u64 %i, dread u64 %run))
    }
    dassign %i 0 (add u64 (dread u64 %i, dread u64 %run))
  }
  if (gt u1 u64 (dread u64 %n, dread u64 %literal)) {
    callassigned &put_varint (dread ptr %out, shl u32 (cvt u32 u64 (sub u64 (dread u64 %n, dread u64 %literal)), constval i32 1)) {}
    while (lt u1 u64 (dread u64 %literal, dread u64 %n)) {
      dassign %post_19 0 (dread u64 %literal)
      dassign %literal 0 (add u64 (dread u64 %post_19, constval u64 1))
      callassigned &put_byte (dread ptr %out, iread u32 <* u8> 0 (add ptr (dread ptr %in, dread u64 %post_19))) {}
    }
  }
  return ()
}

func &rle_decode static used (var %in <* u8>, var %n u64, var %out <* u8>) u64 {
  var %p <* u8>
  var %end <* u8>
  var %start <* u8>
  var %head u32
  var %retVar_22 u32
  var %count u32
  var %c u8
  var %post_23 <* u8>
  var %post_24 u32
  var %post_27 <* u8>
  var %retVar_28 <* void>
  dassign %p 0 (dread ptr %in)
  dassign %end 0 (add ptr (dread ptr %in, dread u64 %n))
  dassign %start 0 (dread ptr %out)
  while (lt u1 ptr (dread ptr %p, dread ptr %end)) {
    callassigned &get_varint (addrof ptr %p) { dassign %retVar_22 0 }
    dassign %head 0 (dread u32 %retVar_22)
    dassign %count 0 (lshr u32 (dread u32 %head, constval i32 1))
    if (ne u1 u32 (band u32 (dread u32 %head, constval u32 1), constval u32 0)) {
      dassign %post_23 0 (dread ptr %p)
      dassign %p 0 (add ptr (dread ptr %post_23, constval i64 1))
      dassign %c 0 (iread u32 <* u8> 0 (dread ptr %post_23))
      dassign %post_24 0 (dread u32 %count)
      dassign %count 0 (sub u32 (dread u32 %post_24, constval u32 1))
      while (gt u1 u32 (dread u32 %post_24, constval u32 0)) {
        dassign %post_27 0 (dread ptr %out)
        dassign %out 0 (add ptr (dread ptr %post_27, constval i64 1))
        iassign <* u8> 0 (dread ptr %post_27, dread u32 %c)
        dassign %post_24 0 (dread u32 %count)
        dassign %count 0 (sub u32 (dread u32 %post_24, constval u32 1))
      }
    } else {
      callassigned &memcpy (dread ptr %out, dread ptr %p, cvt u64 u32 (dread u32 %count)) { dassign %retVar_28 0 }
      dassign %out 0 (add ptr (dread ptr %out, cvt i64 u32 (dread u32 %count)))
      dassign %p 0 (add ptr (dread ptr %p, cvt i64 u32 (dread u32 %count)))
    }
  }
  return (cvt u64 i64 (sub i64 (cvt i64 ptr (dread ptr %out), cvt i64 ptr (dread ptr %start))))
}

func &delta_encode static used (var %values <* i32>, var %n i32, var %out <* <$unnamed_1>>) void {
  var %last i32
  var %i i32
  var %d i32
  var %cond_31 u32
  dassign %last 0 (constval i32 0)
  dassign %i 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i, dread i32 %n)) {
    dassign %d 0 (sub i32 (iread i32 <* i32> 0 (add ptr (dread ptr %values, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 4))), dread i32 %last))
    if (lt u1 i32 (dread i32 %d, constval i32 0)) {
      dassign %cond_31 0 (sub u32 (mul u32 (cvt u32 i32 (neg i32 (dread i32 %d)), constval u32 2), constval u32 1))
    } else {
      dassign %cond_31 0 (mul u32 (cvt u32 i32 (dread i32 %d), constval u32 2))
    }
    callassigned &put_varint (dread ptr %out, dread u32 %cond_31) {}
    dassign %last 0 (iread i32 <* i32> 0 (add ptr (dread ptr %values, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 4))))
    dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
  }
  return ()
}

func &delta_check static used (var %in <* <$unnamed_1>>, var %values <* i32>, var %n i32) i32 {
  var %p <* u8>
  var %value i32
  var %i i32
  var %z u32
  var %retVar_34 u32
  var %cond_35 i32
  dassign %p 0 (iread ptr <* <$unnamed_1>> 1 (dread ptr %in))
  dassign %value 0 (constval i32 0)
  dassign %i 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i, dread i32 %n)) {
    callassigned &get_varint (addrof ptr %p) { dassign %retVar_34 0 }
    dassign %z 0 (dread u32 %retVar_34)
    if (ne u1 u32 (band u32 (dread u32 %z, constval u32 1), constval u32 0)) {
      dassign %cond_35 0 (neg i32 (cvt i32 u32 (div u32 (add u32 (dread u32 %z, constval u32 1), constval u32 2))))
    } else {
      dassign %cond_35 0 (cvt i32 u32 (div u32 (dread u32 %z, constval u32 2)))
    }
    dassign %value 0 (add i32 (dread i32 %value, dread i32 %cond_35))
    if (ne u1 i32 (dread i32 %value, iread i32 <* i32> 0 (add ptr (dread ptr %values, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 4))))) {
      return (constval i32 0)
    }
    dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
  }
  return (eq i32 ptr (dread ptr %p, add ptr (iread ptr <* <$unnamed_1>> 1 (dread ptr %in), iread u64 <* <$unnamed_1>> 2 (dread ptr %in))))
}

func &next_byte static used (var %state <* u32>) u8 {
  iassign <* u32> 0 (dread ptr %state, bxor u32 (iread u32 <* u32> 0 (dread ptr %state), shl u32 (iread u32 <* u32> 0 (dread ptr %state), constval i32 13)))
  iassign <* u32> 0 (dread ptr %state, bxor u32 (iread u32 <* u32> 0 (dread ptr %state), lshr u32 (iread u32 <* u32> 0 (dread ptr %state), constval i32 17)))
  iassign <* u32> 0 (dread ptr %state, bxor u32 (iread u32 <* u32> 0 (dread ptr %state), shl u32 (iread u32 <* u32> 0 (dread ptr %state), constval i32 5)))
  return (zext u32 8 (lshr u32 (iread u32 <* u32> 0 (dread ptr %state), constval i32 11)))
}

func &fletcher static used (var %p <* u8>, var %n u64) u32 {
  var %a u32
  var %b u32
  var %post_36 u64
  var %post_39 <* u8>
  dassign %a 0 (constval u32 0)
  dassign %b 0 (constval u32 0)
  dassign %post_36 0 (dread u64 %n)
  dassign %n 0 (sub u64 (dread u64 %post_36, constval u64 1))
  while (ne u1 u64 (dread u64 %post_36, constval u64 0)) {
    dassign %post_39 0 (dread ptr %p)
    dassign %p 0 (add ptr (dread ptr %post_39, constval i64 1))
    dassign %a 0 (add u32 (dread u32 %a, iread u32 <* u8> 0 (dread ptr %post_39)))
    dassign %b 0 (add u32 (dread u32 %b, dread u32 %a))
    dassign %post_36 0 (dread u64 %n)
    dassign %n 0 (sub u64 (dread u64 %post_36, constval u64 1))
  }
  return (bxor u32 (dread u32 %a, dread u32 %b))
}

func &main public used (var %argc i32, var %argv <* <* i8>>) i32 {
  var %n i32
  var %retVar_40 i32
  var %cond_41 i32
  var %numbers i32
  var %input <* u8>
  var %retVar_42 <* void>
  var %output <* u8>
  var %retVar_43 <* void>
  var %values <* i32>
  var %retVar_44 <* void>
  var %packed <$unnamed_1>
  var %deltas <$unnamed_1>
  var %state u32
  var %i i32
  var %kind u8
  var %retVar_47 u8
  var %length i32
  var %c u8
  var %retVar_48 u8
  var %retVar_51 u8
  var %cond_52 i32
  var %post_53 i32
  var %position i32
  var %retVar_56 u8
  var %length_57 u64
  var %retVar_58 u64
  var %same i32
  var %retVar_59 i32
  var %logic_60 i32
  var %retVar_61 i32
  var %sum u32
  var %retVar_62 u32
  var %retVar_63 u32
  var %retVar_64 i32
  if (gt u1 i32 (dread i32 %argc, constval i32 1)) {
    callassigned &atoi (iread ptr <* <* i8>> 0 (add ptr (dread ptr %argv, constval i64 8))) { dassign %retVar_40 0 }
    dassign %cond_41 0 (dread i32 %retVar_40)
  } else {
    dassign %cond_41 0 (constval i32 8000000)
  }
  dassign %n 0 (dread i32 %cond_41)
  dassign %numbers 0 (add i32 (div i32 (dread i32 %n, constval i32 8), constval i32 1))
  callassigned &malloc (cvt u64 i32 (dread i32 %n)) { dassign %retVar_42 0 }
  dassign %input 0 (dread ptr %retVar_42)
  callassigned &malloc (cvt u64 i32 (dread i32 %n)) { dassign %retVar_43 0 }
  dassign %output 0 (dread ptr %retVar_43)
  callassigned &malloc (mul u64 (cvt u64 i32 (dread i32 %numbers), constval u64 4)) { dassign %retVar_44 0 }
  dassign %values 0 (dread ptr %retVar_44)
  dassign %packed 1 (constval ptr 0)
  dassign %packed 2 (constval u64 0)
  dassign %packed 3 (constval u64 0)
  dassign %deltas 1 (constval ptr 0)
  dassign %deltas 2 (constval u64 0)
  dassign %deltas 3 (constval u64 0)
  dassign %state 0 (constval u32 2463534242)
  dassign %i 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i, dread i32 %n)) {
    callassigned &next_byte (addrof ptr %state) { dassign %retVar_47 0 }
    dassign %kind 0 (dread u32 %retVar_47)
    dassign %length 0 (add i32 (rem i32 (dread u32 %kind, constval i32 24), constval i32 1))
    callassigned &next_byte (addrof ptr %state) { dassign %retVar_48 0 }
    dassign %c 0 (dread u32 %retVar_48)
    while (cand i32 (gt u1 i32 (dread i32 %length, constval i32 0), lt u1 i32 (dread i32 %i, dread i32 %n))) {
      if (lt u1 i32 (dread u32 %kind, constval i32 170)) {
        dassign %cond_52 0 (dread u32 %c)
      } else {
        callassigned &next_byte (addrof ptr %state) { dassign %retVar_51 0 }
        dassign %cond_52 0 (dread u32 %retVar_51)
      }
      dassign %post_53 0 (dread i32 %i)
      dassign %i 0 (add i32 (dread i32 %post_53, constval i32 1))
      iassign <* u8> 0 (add ptr (dread ptr %input, cvt i64 i32 (dread i32 %post_53)), zext u32 8 (dread i32 %cond_52))
      dassign %length 0 (sub i32 (dread i32 %length, constval i32 1))
    }
  }
  dassign %position 0 (constval i32 0)
  dassign %i 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i, dread i32 %numbers)) {
    callassigned &next_byte (addrof ptr %state) { dassign %retVar_56 0 }
    dassign %position 0 (add i32 (dread i32 %position, mul i32 (sub i32 (dread u32 %retVar_56, constval i32 120), select i32 (eq u1 i32 (rem i32 (dread i32 %i, constval i32 10), constval i32 0), constval i32 500, constval i32 1))))
    iassign <* i32> 0 (add ptr (dread ptr %values, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 4)), dread i32 %position)
    dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
  }
  callassigned &rle_encode (dread ptr %input, cvt u64 i32 (dread i32 %n), addrof ptr %packed) {}
  callassigned &rle_decode (dread ptr %packed 1, dread u64 %packed 2, dread ptr %output) { dassign %retVar_58 0 }
  dassign %length_57 0 (dread u64 %retVar_58)
  dassign %logic_60 0 (constval i32 0)
  if (eq u1 u64 (dread u64 %length_57, cvt u64 i32 (dread i32 %n))) {
    callassigned &memcmp (dread ptr %input, dread ptr %output, cvt u64 i32 (dread i32 %n)) { dassign %retVar_59 0 }
    dassign %logic_60 0 (ne i32 i32 (eq u1 i32 (dread i32 %retVar_59, constval i32 0), constval i32 0))
  }
  dassign %same 0 (dread i32 %logic_60)
  callassigned &delta_encode (dread ptr %values, dread i32 %numbers, addrof ptr %deltas) {}
  callassigned &delta_check (addrof ptr %deltas, dread ptr %values, dread i32 %numbers) { dassign %retVar_61 0 }
  dassign %same 0 (add i32 (dread i32 %same, mul i32 (constval i32 2, dread i32 %retVar_61)))
  callassigned &fletcher (dread ptr %packed 1, dread u64 %packed 2) { dassign %retVar_62 0 }
  callassigned &fletcher (dread ptr %deltas 1, dread u64 %deltas 2) { dassign %retVar_63 0 }
  dassign %sum 0 (add u32 (mul u32 (dread u32 %retVar_62, constval u32 31), dread u32 %retVar_63))
  callassigned &printf (conststr ptr "rle %d %d %d %u\x0a", dread i32 %same, cvt i32 u64 (dread u64 %packed 2), cvt i32 u64 (dread u64 %deltas 2), dread u32 %sum) { dassign %retVar_64 0 }
  callassigned &free (dread ptr %packed 1) {}
  callassigned &free (dread ptr %deltas 1) {}
  callassigned &free (dread ptr %values) {}
  callassigned &free (dread ptr %output) {}
  callassigned &free (dread ptr %input) {}
  return (constval i32 0)
}
