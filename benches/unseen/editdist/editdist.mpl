# editdist.c translated by c2mpl.

flavor 1
srclang 1
entryfunc &main

type $__va_list_tag <struct {
  @gp_offset u32,
  @fp_offset u32,
  @overflow_arg_area <* void>,
  @reg_save_area <* void>}>
type $_IO_FILE <structincomplete {}>

func &printf public extern varargs (var %a0 <* i8>, ...) i32
func &atoi public extern (var %a0 <* i8>) i32
func &memset public extern (var %a0 <* void>, var %a1 i32, var %a2 u64) <* void>
func &strlen public extern (var %a0 <* i8>) u64

var $cost fstatic <[241][241] u16>
var $seed fstatic u32 = 42

func &next static used (var %below u32) u32 {
  dassign $seed 0 (add u32 (mul u32 (dread u32 $seed, constval u32 1664525), constval u32 1013904223))
  return (rem u32 (lshr u32 (dread u32 $seed, constval i32 8), dread u32 %below))
}

func &write_text static used (var %text <* i8>) void {
  var %length i32
  var %retVar_1 u32
  var %i i32
  var %retVar_4 u32
  callassigned &next (constval u32 60) { dassign %retVar_1 0 }
  dassign %length 0 (add i32 (constval i32 120, cvt i32 u32 (dread u32 %retVar_1)))
  dassign %i 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i, dread i32 %length)) {
    callassigned &next (constval u32 12) { dassign %retVar_4 0 }
    iassign <* i8> 0 (add ptr (dread ptr %text, cvt i64 i32 (dread i32 %i)), sext i32 8 (add u32 (constval u32 97, dread u32 %retVar_4)))
    dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
  }
  iassign <* i8> 0 (add ptr (dread ptr %text, cvt i64 i32 (dread i32 %length)), constval i32 0)
  return ()
}

func &spoil static used (var %to <* i8>, var %from <* i8>) void {
  var %start <* i8>
  var %retVar_7 u32
  var %post_14 <* i8>
  var %post_15 <* i8>
  var %post_16 <* i8>
  var %retVar_17 u32
  var %post_18 <* i8>
  var %post_19 <* i8>
  var %post_20 <* i8>
  var %post_21 <* i8>
  var %post_22 <* i8>
  dassign %start 0 (dread ptr %to)
  while (cand i32 (ne u1 i32 (iread i32 <* i8> 0 (dread ptr %from), constval i32 0), lt u1 ptr (dread ptr %to, sub ptr (add ptr (dread ptr %start, constval i64 240), constval i64 2)))) {
    callassigned &next (constval u32 12) { dassign %retVar_7 0 }
    switch (dread u32 %retVar_7) @default_13 {
      0: goto @case_9
      1: goto @case_10
      2: goto @case_11
      3: goto @case_12
    }
    @case_9
    dassign %from 0 (add ptr (dread ptr %from, constval i64 1))
    goto @break_8
    @case_10
    dassign %post_14 0 (dread ptr %to)
    dassign %to 0 (add ptr (dread ptr %post_14, constval i64 1))
    iassign <* i8> 0 (dread ptr %post_14, iread i32 <* i8> 0 (dread ptr %from))
    dassign %post_15 0 (dread ptr %from)
    dassign %from 0 (add ptr (dread ptr %post_15, constval i64 1))
    dassign %post_16 0 (dread ptr %to)
    dassign %to 0 (add ptr (dread ptr %post_16, constval i64 1))
    iassign <* i8> 0 (dread ptr %post_16, iread i32 <* i8> 0 (dread ptr %post_15))
    goto @break_8
    @case_11
    callassigned &next (constval u32 12) { dassign %retVar_17 0 }
    dassign %post_18 0 (dread ptr %to)
    dassign %to 0 (add ptr (dread ptr %post_18, constval i64 1))
    iassign <* i8> 0 (dread ptr %post_18, sext i32 8 (add u32 (constval u32 97, dread u32 %retVar_17)))
    dassign %from 0 (add ptr (dread ptr %from, constval i64 1))
    goto @break_8
    @case_12
    if (ne u1 i32 (iread i32 <* i8> 0 (add ptr (dread ptr %from, constval i64 1)), constval i32 0)) {
      dassign %post_19 0 (dread ptr %to)
      dassign %to 0 (add ptr (dread ptr %post_19, constval i64 1))
      iassign <* i8> 0 (dread ptr %post_19, iread i32 <* i8> 0 (add ptr (dread ptr %from, constval i64 1)))
      dassign %post_20 0 (dread ptr %to)
      dassign %to 0 (add ptr (dread ptr %post_20, constval i64 1))
      iassign <* i8> 0 (dread ptr %post_20, iread i32 <* i8> 0 (dread ptr %from))
      dassign %from 0 (add ptr (dread ptr %from, constval i64 2))
      goto @break_8
    }
    @default_13
    dassign %post_21 0 (dread ptr %from)
    dassign %from 0 (add ptr (dread ptr %post_21, constval i64 1))
    dassign %post_22 0 (dread ptr %to)
    dassign %to 0 (add ptr (dread ptr %post_22, constval i64 1))
    iassign <* i8> 0 (dread ptr %post_22, iread i32 <* i8> 0 (dread ptr %post_21))
    @break_8
  }
  iassign <* i8> 0 (dread ptr %to, constval i32 0)
  return ()
}

func &least static used (var %a i32, var %b i32, var %c i32) i32 {
  var %m i32
  dassign %m 0 (select i32 (lt u1 i32 (dread i32 %a, dread i32 %b), dread i32 %a, dread i32 %b))
  return (select i32 (lt u1 i32 (dread i32 %m, dread i32 %c), dread i32 %m, dread i32 %c))
}

func &distance static used (var %a <* i8>, var %b <* i8>, var %la i32, var %lb i32) i32 {
  var %i i32
  var %j i32
  var %i_27 i32
  var %j_30 i32
  var %best i32
  var %retVar_33 i32
  dassign %i 0 (constval i32 0)
  while (le u1 i32 (dread i32 %i, dread i32 %la)) {
    iassign <* u16> 0 (array 0 ptr <* <[241][241] u16>> (addrof ptr $cost, dread i32 %i, constval i32 0), zext u32 16 (dread i32 %i))
    dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
  }
  dassign %j 0 (constval i32 0)
  while (le u1 i32 (dread i32 %j, dread i32 %lb)) {
    iassign <* u16> 0 (array 0 ptr <* <[241][241] u16>> (addrof ptr $cost, constval i32 0, dread i32 %j), zext u32 16 (dread i32 %j))
    dassign %j 0 (add i32 (dread i32 %j, constval i32 1))
  }
  dassign %i_27 0 (constval i32 1)
  while (le u1 i32 (dread i32 %i_27, dread i32 %la)) {
    dassign %j_30 0 (constval i32 1)
    while (le u1 i32 (dread i32 %j_30, dread i32 %lb)) {
      callassigned &least (add i32 (iread u32 <* u16> 0 (array 0 ptr <* <[241][241] u16>> (addrof ptr $cost, sub i32 (dread i32 %i_27, constval i32 1), dread i32 %j_30)), constval i32 1), add i32 (iread u32 <* u16> 0 (array 0 ptr <* <[241][241] u16>> (addrof ptr $cost, dread i32 %i_27, sub i32 (dread i32 %j_30, constval i32 1))), constval i32 1), add i32 (iread u32 <* u16> 0 (array 0 ptr <* <[241][241] u16>> (addrof ptr $cost, sub i32 (dread i32 %i_27, constval i32 1), sub i32 (dread i32 %j_30, constval i32 1))), ne i32 i32 (iread i32 <* i8> 0 (add ptr (dread ptr %a, cvt i64 i32 (sub i32 (dread i32 %i_27, constval i32 1)))), iread i32 <* i8> 0 (add ptr (dread ptr %b, cvt i64 i32 (sub i32 (dread i32 %j_30, constval i32 1))))))) { dassign %retVar_33 0 }
      dassign %best 0 (dread i32 %retVar_33)
      if (cand i32 (cand i32 (cand i32 (cand i32 (gt u1 i32 (dread i32 %i_27, constval i32 1), gt u1 i32 (dread i32 %j_30, constval i32 1)), eq u1 i32 (iread i32 <* i8> 0 (add ptr (dread ptr %a, cvt i64 i32 (sub i32 (dread i32 %i_27, constval i32 1)))), iread i32 <* i8> 0 (add ptr (dread ptr %b, cvt i64 i32 (sub i32 (dread i32 %j_30, constval i32 2)))))), eq u1 i32 (iread i32 <* i8> 0 (add ptr (dread ptr %a, cvt i64 i32 (sub i32 (dread i32 %i_27, constval i32 2)))), iread i32 <* i8> 0 (add ptr (dread ptr %b, cvt i64 i32 (sub i32 (dread i32 %j_30, constval i32 1)))))), lt u1 i32 (add i32 (iread u32 <* u16> 0 (array 0 ptr <* <[241][241] u16>> (addrof ptr $cost, sub i32 (dread i32 %i_27, constval i32 2), sub i32 (dread i32 %j_30, constval i32 2))), constval i32 1), dread i32 %best))) {
        dassign %best 0 (add i32 (iread u32 <* u16> 0 (array 0 ptr <* <[241][241] u16>> (addrof ptr $cost, sub i32 (dread i32 %i_27, constval i32 2), sub i32 (dread i32 %j_30, constval i32 2))), constval i32 1))
      }
      iassign <* u16> 0 (array 0 ptr <* <[241][241] u16>> (addrof ptr $cost, dread i32 %i_27, dread i32 %j_30), zext u32 16 (dread i32 %best))
      dassign %j_30 0 (add i32 (dread i32 %j_30, constval i32 1))
    }
    dassign %i_27 0 (add i32 (dread i32 %i_27, constval i32 1))
  }
  return (iread u32 <* u16> 0 (array 0 ptr <* <[241][241] u16>> (addrof ptr $cost, dread i32 %la, dread i32 %lb)))
}

func &trace static used (var %a <* i8>, var %b <* i8>, var %i i32, var %j i32, var %counts <* i32>) void {
  var %here i32
  while (cior i32 (gt u1 i32 (dread i32 %i, constval i32 0), gt u1 i32 (dread i32 %j, constval i32 0))) {
    dassign %here 0 (iread u32 <* u16> 0 (array 0 ptr <* <[241][241] u16>> (addrof ptr $cost, dread i32 %i, dread i32 %j)))
    if (cand i32 (cand i32 (cand i32 (gt u1 i32 (dread i32 %i, constval i32 0), gt u1 i32 (dread i32 %j, constval i32 0)), eq u1 i32 (iread i32 <* i8> 0 (add ptr (dread ptr %a, cvt i64 i32 (sub i32 (dread i32 %i, constval i32 1)))), iread i32 <* i8> 0 (add ptr (dread ptr %b, cvt i64 i32 (sub i32 (dread i32 %j, constval i32 1)))))), eq u1 i32 (iread u32 <* u16> 0 (array 0 ptr <* <[241][241] u16>> (addrof ptr $cost, sub i32 (dread i32 %i, constval i32 1), sub i32 (dread i32 %j, constval i32 1))), dread i32 %here))) {
      iassign <* i32> 0 (dread ptr %counts, add i32 (iread i32 <* i32> 0 (dread ptr %counts), constval i32 1))
      dassign %i 0 (sub i32 (dread i32 %i, constval i32 1))
      dassign %j 0 (sub i32 (dread i32 %j, constval i32 1))
    } else {
      if (cand i32 (cand i32 (cand i32 (cand i32 (gt u1 i32 (dread i32 %i, constval i32 1), gt u1 i32 (dread i32 %j, constval i32 1)), eq u1 i32 (iread i32 <* i8> 0 (add ptr (dread ptr %a, cvt i64 i32 (sub i32 (dread i32 %i, constval i32 1)))), iread i32 <* i8> 0 (add ptr (dread ptr %b, cvt i64 i32 (sub i32 (dread i32 %j, constval i32 2)))))), eq u1 i32 (iread i32 <* i8> 0 (add ptr (dread ptr %a, cvt i64 i32 (sub i32 (dread i32 %i, constval i32 2)))), iread i32 <* i8> 0 (add ptr (dread ptr %b, cvt i64 i32 (sub i32 (dread i32 %j, constval i32 1)))))), eq u1 i32 (add i32 (iread u32 <* u16> 0 (array 0 ptr <* <[241][241] u16>> (addrof ptr $cost, sub i32 (dread i32 %i, constval i32 2), sub i32 (dread i32 %j, constval i32 2))), constval i32 1), dread i32 %here))) {
        iassign <* i32> 0 (add ptr (dread ptr %counts, constval i64 16), add i32 (iread i32 <* i32> 0 (add ptr (dread ptr %counts, constval i64 16)), constval i32 1))
        dassign %i 0 (sub i32 (dread i32 %i, constval i32 2))
        dassign %j 0 (sub i32 (dread i32 %j, constval i32 2))
      } else {
        if (cand i32 (cand i32 (gt u1 i32 (dread i32 %i, constval i32 0), gt u1 i32 (dread i32 %j, constval i32 0)), eq u1 i32 (add i32 (iread u32 <* u16> 0 (array 0 ptr <* <[241][241] u16>> (addrof ptr $cost, sub i32 (dread i32 %i, constval i32 1), sub i32 (dread i32 %j, constval i32 1))), constval i32 1), dread i32 %here))) {
          iassign <* i32> 0 (add ptr (dread ptr %counts, constval i64 4), add i32 (iread i32 <* i32> 0 (add ptr (dread ptr %counts, constval i64 4)), constval i32 1))
          dassign %i 0 (sub i32 (dread i32 %i, constval i32 1))
          dassign %j 0 (sub i32 (dread i32 %j, constval i32 1))
        } else {
          if (cand i32 (gt u1 i32 (dread i32 %i, constval i32 0), eq u1 i32 (add i32 (iread u32 <* u16> 0 (array 0 ptr <* <[241][241] u16>> (addrof ptr $cost, sub i32 (dread i32 %i, constval i32 1), dread i32 %j)), constval i32 1), dread i32 %here))) {
            iassign <* i32> 0 (add ptr (dread ptr %counts, constval i64 12), add i32 (iread i32 <* i32> 0 (add ptr (dread ptr %counts, constval i64 12)), constval i32 1))
            dassign %i 0 (sub i32 (dread i32 %i, constval i32 1))
          } else {
            iassign <* i32> 0 (add ptr (dread ptr %counts, constval i64 8), add i32 (iread i32 <* i32> 0 (add ptr (dread ptr %counts, constval i64 8)), constval i32 1))
            dassign %j 0 (sub i32 (dread i32 %j, constval i32 1))
          }
        }
      }
    }
  }
  return ()
}

func &main public used (var %argc i32, var %argv <* <* i8>>) i32 {
  var %n i32
  var %retVar_36 i32
  var %cond_37 i32
  var %a <[241] i8>
  var %b <[241] i8>
  var %counts <[5] i32>
  var %sum u32
  var %i i32
  var %la i32
  var %retVar_40 u64
  var %lb i32
  var %retVar_41 u64
  var %retVar_42 i32
  var %retVar_43 i32
  if (gt u1 i32 (dread i32 %argc, constval i32 1)) {
    callassigned &atoi (iread ptr <* <* i8>> 0 (add ptr (dread ptr %argv, constval i64 8))) { dassign %retVar_36 0 }
    dassign %cond_37 0 (dread i32 %retVar_36)
  } else {
    dassign %cond_37 0 (constval i32 1200)
  }
  dassign %n 0 (dread i32 %cond_37)
  callassigned &memset (addrof ptr %counts, constval i32 0, constval u64 20) {}
  iassign <* i32> 0 (array 0 ptr <* <[5] i32>> (addrof ptr %counts, constval i32 0), constval i32 0)
  dassign %sum 0 (constval u32 0)
  dassign %i 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i, dread i32 %n)) {
    callassigned &write_text (addrof ptr %a) {}
    callassigned &spoil (addrof ptr %b, addrof ptr %a) {}
    callassigned &strlen (addrof ptr %a) { dassign %retVar_40 0 }
    dassign %la 0 (cvt i32 u64 (dread u64 %retVar_40))
    callassigned &strlen (addrof ptr %b) { dassign %retVar_41 0 }
    dassign %lb 0 (cvt i32 u64 (dread u64 %retVar_41))
    callassigned &distance (addrof ptr %a, addrof ptr %b, dread i32 %la, dread i32 %lb) { dassign %retVar_42 0 }
    dassign %sum 0 (add u32 (mul u32 (dread u32 %sum, constval u32 31), cvt u32 i32 (dread i32 %retVar_42)))
    callassigned &trace (addrof ptr %a, addrof ptr %b, dread i32 %la, dread i32 %lb, addrof ptr %counts) {}
    dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
  }
  callassigned &printf (conststr ptr "editdist %u %d %d %d %d %d\x0a", dread u32 %sum, iread i32 <* i32> 0 (array 0 ptr <* <[5] i32>> (addrof ptr %counts, constval i32 0)), iread i32 <* i32> 0 (array 0 ptr <* <[5] i32>> (addrof ptr %counts, constval i32 1)), iread i32 <* i32> 0 (array 0 ptr <* <[5] i32>> (addrof ptr %counts, constval i32 2)), iread i32 <* i32> 0 (array 0 ptr <* <[5] i32>> (addrof ptr %counts, constval i32 3)), iread i32 <* i32> 0 (array 0 ptr <* <[5] i32>> (addrof ptr %counts, constval i32 4))) { dassign %retVar_43 0 }
  return (constval i32 0)
}
