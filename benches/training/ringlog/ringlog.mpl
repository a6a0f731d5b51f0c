# ringlog.c translated by c2mpl.

flavor 1
srclang 1
entryfunc &main

type $__va_list_tag <struct {
  @gp_offset u32,
  @fp_offset u32,
  @overflow_arg_area <* void>,
  @reg_save_area <* void>}>
type $unnamed_1 <struct {
  @kind u8,
  @length u8,
  @check u16}>
type $unnamed_2 <struct {
  @bytes <[4096] u8>,
  @read u32,
  @write u32,
  @dropped u32}>
type $_IO_FILE <structincomplete {}>

func &printf public extern varargs (var %a0 <* i8>, ...) i32
func &atoi public extern (var %a0 <* i8>) i32
func &memcpy public extern (var %a0 <* void>, var %a1 <* void>, var %a2 u64) <* void>

var $ring fstatic <$unnamed_2>

func &ring_put static used (var %r <* <$unnamed_2>>, var %data <* void>, var %length u32) void {
  var %at u32
  var %first u32
  var %retVar_3 <* void>
  var %retVar_4 <* void>
  dassign %at 0 (rem u32 (iread u32 <* <$unnamed_2>> 3 (dread ptr %r), constval u32 4096))
  dassign %first 0 (sub u32 (constval u32 4096, dread u32 %at))
  if (gt u1 u32 (dread u32 %first, dread u32 %length)) {
    dassign %first 0 (dread u32 %length)
  }
  callassigned &memcpy (add ptr (iaddrof ptr <* <$unnamed_2>> 1 (dread ptr %r), cvt i64 u32 (dread u32 %at)), dread ptr %data, cvt u64 u32 (dread u32 %first)) { dassign %retVar_3 0 }
  callassigned &memcpy (iaddrof ptr <* <$unnamed_2>> 1 (dread ptr %r), add ptr (dread ptr %data, cvt i64 u32 (dread u32 %first)), cvt u64 u32 (sub u32 (dread u32 %length, dread u32 %first))) { dassign %retVar_4 0 }
  iassign <* <$unnamed_2>> 3 (dread ptr %r, add u32 (iread u32 <* <$unnamed_2>> 3 (dread ptr %r), dread u32 %length))
  return ()
}

func &ring_copy static used (var %r <* <$unnamed_2>>, var %from u32, var %data <* void>, var %length u32) void {
  var %to <* u8>
  var %post_5 u32
  var %post_8 u32
  var %post_9 <* u8>
  dassign %to 0 (dread ptr %data)
  dassign %post_5 0 (dread u32 %length)
  dassign %length 0 (sub u32 (dread u32 %post_5, constval u32 1))
  while (gt u1 u32 (dread u32 %post_5, constval u32 0)) {
    dassign %post_8 0 (dread u32 %from)
    dassign %from 0 (add u32 (dread u32 %post_8, constval u32 1))
    dassign %post_9 0 (dread ptr %to)
    dassign %to 0 (add ptr (dread ptr %post_9, constval i64 1))
    iassign <* u8> 0 (dread ptr %post_9, iread u32 <* u8> 0 (array 0 ptr <* <[4096] u8>> (iaddrof ptr <* <$unnamed_2>> 1 (dread ptr %r), band u32 (dread u32 %post_8, constval u32 4095))))
    dassign %post_5 0 (dread u32 %length)
    dassign %length 0 (sub u32 (dread u32 %post_5, constval u32 1))
  }
  return ()
}

func &fletcher static used (var %data <* u8>, var %length i32) u16 {
  var %a u32
  var %b u32
  var %post_10 i32
  var %post_13 <* u8>
  dassign %a 0 (constval u32 255)
  dassign %b 0 (constval u32 255)
  dassign %post_10 0 (dread i32 %length)
  dassign %length 0 (sub i32 (dread i32 %post_10, constval i32 1))
  while (gt u1 i32 (dread i32 %post_10, constval i32 0)) {
    dassign %post_13 0 (dread ptr %data)
    dassign %data 0 (add ptr (dread ptr %post_13, constval i64 1))
    dassign %a 0 (add u32 (dread u32 %a, iread u32 <* u8> 0 (dread ptr %post_13)))
    dassign %b 0 (add u32 (dread u32 %b, dread u32 %a))
    if (ge u1 u32 (dread u32 %a, constval u32 32768)) {
      dassign %a 0 (add u32 (band u32 (dread u32 %a, constval u32 255), lshr u32 (dread u32 %a, constval i32 8)))
      dassign %b 0 (add u32 (band u32 (dread u32 %b, constval u32 255), lshr u32 (dread u32 %b, constval i32 8)))
    }
    dassign %post_10 0 (dread i32 %length)
    dassign %length 0 (sub i32 (dread i32 %post_10, constval i32 1))
  }
  return (zext u32 16 (bior u32 (shl u32 (rem u32 (dread u32 %b, constval u32 255), constval i32 8), rem u32 (dread u32 %a, constval u32 255))))
}

func &put_varint static used (var %to <* u8>, var %value u32) i32 {
  var %n i32
  var %post_16 i32
  var %post_17 i32
  dassign %n 0 (constval i32 0)
  while (ge u1 u32 (dread u32 %value, constval u32 128)) {
    dassign %post_16 0 (dread i32 %n)
    dassign %n 0 (add i32 (dread i32 %post_16, constval i32 1))
    iassign <* u8> 0 (add ptr (dread ptr %to, cvt i64 i32 (dread i32 %post_16)), zext u32 8 (bior u32 (dread u32 %value, constval u32 128)))
    dassign %value 0 (lshr u32 (dread u32 %value, constval i32 7))
  }
  dassign %post_17 0 (dread i32 %n)
  dassign %n 0 (add i32 (dread i32 %post_17, constval i32 1))
  iassign <* u8> 0 (add ptr (dread ptr %to, cvt i64 i32 (dread i32 %post_17)), zext u32 8 (dread u32 %value))
  return (dread i32 %n)
}

func &get_varint static used (var %from <* u8>, var %value <* u32>) <* u8> {
  var %shift i32
  var %result u32
  var %byte u8
  var %post_20 <* u8>
  dassign %shift 0 (constval i32 0)
  dassign %result 0 (constval u32 0)
  dowhile {
    dassign %post_20 0 (dread ptr %from)
    dassign %from 0 (add ptr (dread ptr %post_20, constval i64 1))
    dassign %byte 0 (iread u32 <* u8> 0 (dread ptr %post_20))
    dassign %result 0 (bior u32 (dread u32 %result, shl u32 (cvt u32 i32 (band i32 (dread u32 %byte, constval i32 127)), dread i32 %shift)))
    dassign %shift 0 (add i32 (dread i32 %shift, constval i32 7))
  } (ne u1 i32 (band i32 (dread u32 %byte, constval i32 128), constval i32 0))
  iassign <* u32> 0 (dread ptr %value, dread u32 %result)
  return (dread ptr %from)
}

func &append static used (var %r <* <$unnamed_2>>, var %kind u32, var %data <* u8>, var %length i32) void {
  var %head <$unnamed_1>
  var %retVar_21 u16
  var %old <$unnamed_1>
  dassign %head 1 (zext u32 8 (dread u32 %kind))
  dassign %head 2 (zext u32 8 (dread i32 %length))
  callassigned &fletcher (dread ptr %data, dread i32 %length) { dassign %retVar_21 0 }
  dassign %head 3 (dread u32 %retVar_21)
  while (gt u1 u64 (add u64 (add u64 (cvt u64 u32 (sub u32 (iread u32 <* <$unnamed_2>> 3 (dread ptr %r), iread u32 <* <$unnamed_2>> 2 (dread ptr %r))), constval u64 4), cvt u64 u32 (cvt u32 i32 (dread i32 %length))), constval u64 4096)) {
    callassigned &ring_copy (dread ptr %r, iread u32 <* <$unnamed_2>> 2 (dread ptr %r), addrof ptr %old, constval u32 4) {}
    iassign <* <$unnamed_2>> 2 (dread ptr %r, add u32 (iread u32 <* <$unnamed_2>> 2 (dread ptr %r), add u32 (constval u32 4, dread u32 %old 2)))
    iassign <* <$unnamed_2>> 4 (dread ptr %r, add u32 (iread u32 <* <$unnamed_2>> 4 (dread ptr %r), constval u32 1))
  }
  callassigned &ring_put (dread ptr %r, addrof ptr %head, constval u32 4) {}
  callassigned &ring_put (dread ptr %r, dread ptr %data, cvt u32 i32 (dread i32 %length)) {}
  return ()
}

func &log_one static used (var %r <* <$unnamed_2>>, var %i i32, var %x u32) void {
  var %data <[64] u8>
  var %length i32
  var %k i32
  var %retVar_33 i32
  var %samples <[8] i16>
  var %k_34 i32
  var %retVar_37 <* void>
  var %post_38 i32
  dassign %length 0 (constval i32 0)
  switch (band u32 (dread u32 %x, constval u32 3)) @default_28 {
    0: goto @case_25
    1: goto @case_26
    2: goto @case_27
  }
  @case_25
  while (lt u1 i32 (dread i32 %length, cvt i32 u32 (band u32 (lshr u32 (dread u32 %x, constval i32 8), constval u32 31)))) {
    iassign <* u8> 0 (array 0 ptr <* <[64] u8>> (addrof ptr %data, dread i32 %length), zext u32 8 (add u32 (constval u32 97, rem u32 (lshr u32 (dread u32 %x, band i32 (dread i32 %length, constval i32 15)), constval u32 26))))
    dassign %length 0 (add i32 (dread i32 %length, constval i32 1))
  }
  goto @break_24
  @case_26
  dassign %k 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %k, constval i32 6)) {
    callassigned &put_varint (add ptr (addrof ptr %data, cvt i64 i32 (dread i32 %length)), lshr u32 (dread u32 %x, mul i32 (dread i32 %k, constval i32 5))) { dassign %retVar_33 0 }
    dassign %length 0 (add i32 (dread i32 %length, dread i32 %retVar_33))
    dassign %k 0 (add i32 (dread i32 %k, constval i32 1))
  }
  goto @break_24
  @case_27
  dassign %k_34 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %k_34, constval i32 8)) {
    iassign <* i16> 0 (array 0 ptr <* <[8] i16>> (addrof ptr %samples, dread i32 %k_34), sext i32 16 (sub i32 (mul i32 (dread i32 %i, dread i32 %k_34), constval i32 300)))
    dassign %k_34 0 (add i32 (dread i32 %k_34, constval i32 1))
  }
  callassigned &memcpy (addrof ptr %data, addrof ptr %samples, constval u64 16) { dassign %retVar_37 0 }
  dassign %length 0 (constval i32 16)
  goto @break_24
  @default_28
  dassign %post_38 0 (dread i32 %length)
  dassign %length 0 (add i32 (dread i32 %post_38, constval i32 1))
  iassign <* u8> 0 (array 0 ptr <* <[64] u8>> (addrof ptr %data, dread i32 %post_38), zext u32 8 (dread i32 %i))
  goto @break_24
  @break_24
  callassigned &append (dread ptr %r, band u32 (dread u32 %x, constval u32 3), addrof ptr %data, dread i32 %length) {}
  return ()
}

func &scan static used (var %r <* <$unnamed_2>>, var %bad <* i32>) u32 {
  var %sum u32
  var %at u32
  var %head <$unnamed_1>
  var %data <[256] u8>
  var %retVar_41 u16
  var %value u32
  var %p <* u8>
  var %retVar_44 <* u8>
  var %s i16
  var %retVar_45 <* void>
  dassign %sum 0 (constval u32 0)
  dassign %at 0 (iread u32 <* <$unnamed_2>> 2 (dread ptr %r))
  while (ne u1 u32 (dread u32 %at, iread u32 <* <$unnamed_2>> 3 (dread ptr %r))) {
    callassigned &ring_copy (dread ptr %r, dread u32 %at, addrof ptr %head, constval u32 4) {}
    callassigned &ring_copy (dread ptr %r, add u32 (dread u32 %at, constval u32 4), addrof ptr %data, dread u32 %head 2) {}
    dassign %at 0 (add u32 (dread u32 %at, add u32 (constval u32 4, dread u32 %head 2)))
    callassigned &fletcher (addrof ptr %data, dread u32 %head 2) { dassign %retVar_41 0 }
    if (ne u1 i32 (dread u32 %retVar_41, dread u32 %head 3)) {
      iassign <* i32> 0 (dread ptr %bad, add i32 (iread i32 <* i32> 0 (dread ptr %bad), constval i32 1))
    }
    if (eq u1 i32 (dread u32 %head 1, constval i32 1)) {
      dassign %p 0 (addrof ptr %data)
      while (lt u1 ptr (dread ptr %p, add ptr (addrof ptr %data, cvt i64 u32 (dread u32 %head 2)))) {
        callassigned &get_varint (dread ptr %p, addrof ptr %value) { dassign %retVar_44 0 }
        dassign %p 0 (dread ptr %retVar_44)
        dassign %sum 0 (add u32 (dread u32 %sum, dread u32 %value))
      }
    } else {
      if (eq u1 i32 (dread u32 %head 1, constval i32 2)) {
        callassigned &memcpy (addrof ptr %s, add ptr (addrof ptr %data, cvt i64 u32 (mul u32 (constval u32 2, band u32 (dread u32 %at, constval u32 7)))), constval u64 2) { dassign %retVar_45 0 }
        dassign %sum 0 (add u32 (mul u32 (dread u32 %sum, constval u32 3), cvt u32 i32 (dread i32 %s)))
      } else {
        dassign %sum 0 (bxor u32 (dread u32 %sum, dread u32 %head 3))
      }
    }
  }
  return (dread u32 %sum)
}

func &main public used (var %argc i32, var %argv <* <* i8>>) i32 {
  var %n i32
  var %retVar_46 i32
  var %cond_47 i32
  var %seed u32
  var %sum u32
  var %bad i32
  var %i i32
  var %retVar_50 u32
  var %retVar_51 i32
  if (gt u1 i32 (dread i32 %argc, constval i32 1)) {
    callassigned &atoi (iread ptr <* <* i8>> 0 (add ptr (dread ptr %argv, constval i64 8))) { dassign %retVar_46 0 }
    dassign %cond_47 0 (dread i32 %retVar_46)
  } else {
    dassign %cond_47 0 (constval i32 1500000)
  }
  dassign %n 0 (dread i32 %cond_47)
  dassign %seed 0 (constval u32 2463534242)
  dassign %sum 0 (constval u32 0)
  dassign %bad 0 (constval i32 0)
  dassign %i 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i, dread i32 %n)) {
    dassign %seed 0 (bxor u32 (dread u32 %seed, shl u32 (dread u32 %seed, constval i32 13)))
    dassign %seed 0 (bxor u32 (dread u32 %seed, lshr u32 (dread u32 %seed, constval i32 17)))
    dassign %seed 0 (bxor u32 (dread u32 %seed, shl u32 (dread u32 %seed, constval i32 5)))
    callassigned &log_one (addrof ptr $ring, dread i32 %i, dread u32 %seed) {}
    if (cior i32 (eq u1 i32 (rem i32 (dread i32 %i, constval i32 500), constval i32 0), eq u1 i32 (dread i32 %i, sub i32 (dread i32 %n, constval i32 1)))) {
      callassigned &scan (addrof ptr $ring, addrof ptr %bad) { dassign %retVar_50 0 }
      dassign %sum 0 (add u32 (mul u32 (dread u32 %sum, constval u32 31), dread u32 %retVar_50))
    }
    dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
  }
  callassigned &printf (conststr ptr "ringlog %u %u %d %u\x0a", dread u32 $ring 3, dread u32 $ring 4, dread i32 %bad, dread u32 %sum) { dassign %retVar_51 0 }
  return (constval i32 0)
}
