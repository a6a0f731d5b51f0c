# radixsort.c translated by c2mpl.

flavor 1
srclang 1
entryfunc &main

type $__va_list_tag <struct {
  @gp_offset u32,
  @fp_offset u32,
  @overflow_arg_area <* void>,
  @reg_save_area <* void>}>
type $number <union {
  @f f32,
  @u u32}>
type $record <struct {
  @weight f32,
  @group i16,
  @id u16}>
type $_IO_FILE <structincomplete {}>

func &printf public extern varargs (var %a0 <* i8>, ...) i32
func &malloc public extern (var %a0 u64) <* void>
func &free public extern (var %a0 <* void>) void
func &atoi public extern (var %a0 <* i8>) i32
func &memset public extern (var %a0 <* void>, var %a1 i32, var %a2 u64) <* void>


func &weight_key static used (var %r <* <$record>>) u32 {
  var %n <$number>
  var %cond_1 u32
  dassign %n 1 (iread f32 <* <$record>> 1 (dread ptr %r))
  if (ne u1 u32 (band u32 (dread u32 %n 2, constval u32 2147483648), constval u32 0)) {
    dassign %cond_1 0 (bnot u32 (dread u32 %n 2))
  } else {
    dassign %cond_1 0 (bior u32 (dread u32 %n 2, constval u32 2147483648))
  }
  return (dread u32 %cond_1)
}

func &group_key static used (var %r <* <$record>>) u32 {
  return (bxor u32 (zext u32 16 (iread i32 <* <$record>> 2 (dread ptr %r)), constval u32 32768))
}

func &sort static used (var %from <* <$record>>, var %to <* <$record>>, var %n i32, var %key <* <func (<* <$record>>) u32>>, var %bytes i32) <* <$record>> {
  var %shift i32
  var %start <[256] i32>
  var %at i32
  var %i i32
  var %retVar_6 u32
  var %d i32
  var %count i32
  var %i_9 i32
  var %retVar_12 u32
  var %post_13 i32
  var %swap <* <$record>>
  dassign %shift 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %shift, mul i32 (constval i32 8, dread i32 %bytes))) {
    callassigned &memset (addrof ptr %start, constval i32 0, constval u64 1024) {}
    iassign <* i32> 0 (array 0 ptr <* <[256] i32>> (addrof ptr %start, constval i32 0), constval i32 0)
    dassign %at 0 (constval i32 0)
    dassign %i 0 (constval i32 0)
    while (lt u1 i32 (dread i32 %i, dread i32 %n)) {
      icallassigned (dread ptr %key, add ptr (dread ptr %from, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 8))) { dassign %retVar_6 0 }
      iassign <* i32> 0 (array 0 ptr <* <[256] i32>> (addrof ptr %start, band u32 (lshr u32 (dread u32 %retVar_6, dread i32 %shift), constval u32 255)), add i32 (iread i32 <* i32> 0 (array 0 ptr <* <[256] i32>> (addrof ptr %start, band u32 (lshr u32 (dread u32 %retVar_6, dread i32 %shift), constval u32 255))), constval i32 1))
      dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
    }
    dassign %d 0 (constval i32 0)
    while (lt u1 i32 (dread i32 %d, constval i32 256)) {
      dassign %count 0 (iread i32 <* i32> 0 (array 0 ptr <* <[256] i32>> (addrof ptr %start, dread i32 %d)))
      iassign <* i32> 0 (array 0 ptr <* <[256] i32>> (addrof ptr %start, dread i32 %d), dread i32 %at)
      dassign %at 0 (add i32 (dread i32 %at, dread i32 %count))
      dassign %d 0 (add i32 (dread i32 %d, constval i32 1))
    }
    dassign %i_9 0 (constval i32 0)
    while (lt u1 i32 (dread i32 %i_9, dread i32 %n)) {
      icallassigned (dread ptr %key, add ptr (dread ptr %from, mul i64 (cvt i64 i32 (dread i32 %i_9), constval i64 8))) { dassign %retVar_12 0 }
      dassign %post_13 0 (iread i32 <* i32> 0 (array 0 ptr <* <[256] i32>> (addrof ptr %start, band u32 (lshr u32 (dread u32 %retVar_12, dread i32 %shift), constval u32 255))))
      iassign <* i32> 0 (array 0 ptr <* <[256] i32>> (addrof ptr %start, band u32 (lshr u32 (dread u32 %retVar_12, dread i32 %shift), constval u32 255)), add i32 (dread i32 %post_13, constval i32 1))
      iassign <* <$record>> 0 (add ptr (dread ptr %to, mul i64 (cvt i64 i32 (dread i32 %post_13), constval i64 8)), iread agg <* <$record>> 0 (add ptr (dread ptr %from, mul i64 (cvt i64 i32 (dread i32 %i_9), constval i64 8))))
      dassign %i_9 0 (add i32 (dread i32 %i_9, constval i32 1))
    }
    dassign %swap 0 (dread ptr %from)
    dassign %from 0 (dread ptr %to)
    dassign %to 0 (dread ptr %swap)
    dassign %shift 0 (add i32 (dread i32 %shift, constval i32 8))
  }
  return (dread ptr %from)
}

func &main public used (var %argc i32, var %argv <* <* i8>>) i32 {
  var %n i32
  var %retVar_14 i32
  var %cond_15 i32
  var %space <* <$record>>
  var %retVar_16 <* void>
  var %sorted <* <$record>>
  var %seed u32
  var %sum u32
  var %wrong i32
  var %i i32
  var %retVar_19 <* <$record>>
  var %i_20 i32
  var %retVar_23 <* <$record>>
  var %i_24 i32
  var %r <* <$record>>
  var %retVar_27 i32
  if (gt u1 i32 (dread i32 %argc, constval i32 1)) {
    callassigned &atoi (iread ptr <* <* i8>> 0 (add ptr (dread ptr %argv, constval i64 8))) { dassign %retVar_14 0 }
    dassign %cond_15 0 (dread i32 %retVar_14)
  } else {
    dassign %cond_15 0 (constval i32 1200000)
  }
  dassign %n 0 (dread i32 %cond_15)
  callassigned &malloc (mul u64 (mul u64 (constval u64 8, cvt u64 i32 (dread i32 %n)), constval u64 2)) { dassign %retVar_16 0 }
  dassign %space 0 (dread ptr %retVar_16)
  dassign %seed 0 (constval u32 42)
  dassign %sum 0 (constval u32 0)
  dassign %wrong 0 (constval i32 0)
  dassign %i 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i, dread i32 %n)) {
    dassign %seed 0 (add u32 (mul u32 (dread u32 %seed, constval u32 1664525), constval u32 1013904223))
    iassign <* <$record>> 1 (add ptr (dread ptr %space, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 8)), div f32 (sub f32 (cvt f32 u32 (lshr u32 (dread u32 %seed, constval i32 8)), constval f32 8388608.0f), cvt f32 u32 (add u32 (constval u32 1, band u32 (lshr u32 (dread u32 %seed, constval i32 3), constval u32 1023)))))
    iassign <* <$record>> 2 (add ptr (dread ptr %space, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 8)), sext i32 16 (sub i32 (cvt i32 u32 (lshr u32 (dread u32 %seed, constval i32 22)), constval i32 512)))
    iassign <* <$record>> 3 (add ptr (dread ptr %space, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 8)), zext u32 16 (dread i32 %i))
    dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
  }
  callassigned &sort (dread ptr %space, add ptr (dread ptr %space, mul i64 (cvt i64 i32 (dread i32 %n), constval i64 8)), dread i32 %n, addroffunc ptr &weight_key, constval i32 4) { dassign %retVar_19 0 }
  dassign %sorted 0 (dread ptr %retVar_19)
  dassign %i_20 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i_20, dread i32 %n)) {
    dassign %wrong 0 (add i32 (dread i32 %wrong, cand i32 (gt u1 i32 (dread i32 %i_20, constval i32 0), gt u1 f32 (iread f32 <* <$record>> 1 (add ptr (dread ptr %sorted, mul i64 (cvt i64 i32 (sub i32 (dread i32 %i_20, constval i32 1)), constval i64 8))), iread f32 <* <$record>> 1 (add ptr (dread ptr %sorted, mul i64 (cvt i64 i32 (dread i32 %i_20), constval i64 8)))))))
    dassign %sum 0 (add u32 (mul u32 (dread u32 %sum, constval u32 31), iread u32 <* <$record>> 3 (add ptr (dread ptr %sorted, mul i64 (cvt i64 i32 (dread i32 %i_20), constval i64 8)))))
    dassign %i_20 0 (add i32 (dread i32 %i_20, constval i32 1))
  }
  callassigned &sort (dread ptr %sorted, add ptr (dread ptr %space, mul i64 (cvt i64 i32 (dread i32 %n), constval i64 8)), dread i32 %n, addroffunc ptr &group_key, constval i32 2) { dassign %retVar_23 0 }
  dassign %sorted 0 (dread ptr %retVar_23)
  dassign %i_24 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i_24, dread i32 %n)) {
    dassign %r 0 (add ptr (dread ptr %sorted, mul i64 (cvt i64 i32 (dread i32 %i_24), constval i64 8)))
    if (cand i32 (gt u1 i32 (dread i32 %i_24, constval i32 0), cior i32 (gt u1 i32 (iread i32 <* <$record>> 2 (add ptr (dread ptr %r, constval i64 -8)), iread i32 <* <$record>> 2 (dread ptr %r)), cand i32 (eq u1 i32 (iread i32 <* <$record>> 2 (add ptr (dread ptr %r, constval i64 -8)), iread i32 <* <$record>> 2 (dread ptr %r)), gt u1 f32 (iread f32 <* <$record>> 1 (add ptr (dread ptr %r, constval i64 -8)), iread f32 <* <$record>> 1 (dread ptr %r)))))) {
      dassign %wrong 0 (add i32 (dread i32 %wrong, constval i32 1))
    }
    dassign %sum 0 (add u32 (mul u32 (dread u32 %sum, constval u32 31), iread u32 <* <$record>> 3 (dread ptr %r)))
    dassign %i_24 0 (add i32 (dread i32 %i_24, constval i32 1))
  }
  callassigned &printf (conststr ptr "radixsort %u %d\x0a", dread u32 %sum, dread i32 %wrong) { dassign %retVar_27 0 }
  callassigned &free (dread ptr %space) {}
  return (constval i32 0)
}
