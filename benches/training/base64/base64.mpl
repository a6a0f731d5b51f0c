# base64.c translated by c2mpl.

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
func &memcpy public extern (var %a0 <* void>, var %a1 <* void>, var %a2 u64) <* void>
func &memset public extern (var %a0 <* void>, var %a1 i32, var %a2 u64) <* void>
func &memcmp public extern (var %a0 <* void>, var %a1 <* void>, var %a2 u64) i32

var $alphabet fstatic <[65] i8> = [65, 66, 67, 68, 69, 70, 71, 72, 73, 74, 75, 76, 77, 78, 79, 80, 81, 82, 83, 84, 85, 86, 87, 88, 89, 90, 97, 98, 99, 100, 101, 102, 103, 104, 105, 106, 107, 108, 109, 110, 111, 112, 113, 114, 115, 116, 117, 118, 119, 120, 121, 122, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 43, 47, 0]
var $hex fstatic <[17] i8> = [48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 97, 98, 99, 100, 101, 102, 0]
var $reverse fstatic <[256] i8>
var $data_64 fstatic <[4096] u8>
var $back_65 fstatic <[4100] u8>
var $packed_66 fstatic <[8192] u8>
var $text_67 fstatic <[24576] i8>

func &init_reverse static used () void {
  var %retVar_1 <* void>
  var %i i32
  callassigned &memset (addrof ptr $reverse, constval i32 -1, constval u64 256) { dassign %retVar_1 0 }
  dassign %i 0 (constval i32 0)
  while (ne u1 i32 (iread i32 <* i8> 0 (array 0 ptr <* <[65] i8>> (addrof ptr $alphabet, dread i32 %i)), constval i32 0)) {
    iassign <* i8> 0 (array 0 ptr <* <[256] i8>> (addrof ptr $reverse, zext u32 8 (iread i32 <* i8> 0 (array 0 ptr <* <[65] i8>> (addrof ptr $alphabet, dread i32 %i)))), sext i32 8 (dread i32 %i))
    dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
  }
  return ()
}

func &encode static used (var %from <* u8>, var %n i32, var %to <* i8>) i32 {
  var %start <* i8>
  var %v u32
  var %post_6 <* i8>
  var %post_7 <* i8>
  var %post_8 <* i8>
  var %post_9 <* i8>
  var %v_10 u32
  var %cond_11 u32
  var %post_12 <* i8>
  var %post_13 <* i8>
  var %cond_14 i32
  var %post_15 <* i8>
  var %post_16 <* i8>
  dassign %start 0 (dread ptr %to)
  while (ge u1 i32 (dread i32 %n, constval i32 3)) {
    dassign %v 0 (bior u32 (bior u32 (shl u32 (iread u32 <* u8> 0 (dread ptr %from), constval i32 16), shl u32 (iread u32 <* u8> 0 (add ptr (dread ptr %from, constval i64 1)), constval i32 8)), iread u32 <* u8> 0 (add ptr (dread ptr %from, constval i64 2))))
    dassign %post_6 0 (dread ptr %to)
    dassign %to 0 (add ptr (dread ptr %post_6, constval i64 1))
    iassign <* i8> 0 (dread ptr %post_6, iread i32 <* i8> 0 (array 0 ptr <* <[65] i8>> (addrof ptr $alphabet, lshr u32 (dread u32 %v, constval i32 18))))
    dassign %post_7 0 (dread ptr %to)
    dassign %to 0 (add ptr (dread ptr %post_7, constval i64 1))
    iassign <* i8> 0 (dread ptr %post_7, iread i32 <* i8> 0 (array 0 ptr <* <[65] i8>> (addrof ptr $alphabet, band u32 (lshr u32 (dread u32 %v, constval i32 12), constval u32 63))))
    dassign %post_8 0 (dread ptr %to)
    dassign %to 0 (add ptr (dread ptr %post_8, constval i64 1))
    iassign <* i8> 0 (dread ptr %post_8, iread i32 <* i8> 0 (array 0 ptr <* <[65] i8>> (addrof ptr $alphabet, band u32 (lshr u32 (dread u32 %v, constval i32 6), constval u32 63))))
    dassign %post_9 0 (dread ptr %to)
    dassign %to 0 (add ptr (dread ptr %post_9, constval i64 1))
    iassign <* i8> 0 (dread ptr %post_9, iread i32 <* i8> 0 (array 0 ptr <* <[65] i8>> (addrof ptr $alphabet, band u32 (dread u32 %v, constval u32 63))))
    dassign %n 0 (sub i32 (dread i32 %n, constval i32 3))
    dassign %from 0 (add ptr (dread ptr %from, constval i64 3))
  }
  if (gt u1 i32 (dread i32 %n, constval i32 0)) {
    if (gt u1 i32 (dread i32 %n, constval i32 1)) {
      dassign %cond_11 0 (shl u32 (iread u32 <* u8> 0 (add ptr (dread ptr %from, constval i64 1)), constval i32 8))
    } else {
      dassign %cond_11 0 (constval u32 0)
    }
    dassign %v_10 0 (bior u32 (shl u32 (iread u32 <* u8> 0 (dread ptr %from), constval i32 16), dread u32 %cond_11))
    dassign %post_12 0 (dread ptr %to)
    dassign %to 0 (add ptr (dread ptr %post_12, constval i64 1))
    iassign <* i8> 0 (dread ptr %post_12, iread i32 <* i8> 0 (array 0 ptr <* <[65] i8>> (addrof ptr $alphabet, lshr u32 (dread u32 %v_10, constval i32 18))))
    dassign %post_13 0 (dread ptr %to)
    dassign %to 0 (add ptr (dread ptr %post_13, constval i64 1))
    iassign <* i8> 0 (dread ptr %post_13, iread i32 <* i8> 0 (array 0 ptr <* <[65] i8>> (addrof ptr $alphabet, band u32 (lshr u32 (dread u32 %v_10, constval i32 12), constval u32 63))))
    if (gt u1 i32 (dread i32 %n, constval i32 1)) {
      dassign %cond_14 0 (iread i32 <* i8> 0 (array 0 ptr <* <[65] i8>> (addrof ptr $alphabet, band u32 (lshr u32 (dread u32 %v_10, constval i32 6), constval u32 63))))
    } else {
      dassign %cond_14 0 (constval i32 61)
    }
    dassign %post_15 0 (dread ptr %to)
    dassign %to 0 (add ptr (dread ptr %post_15, constval i64 1))
    iassign <* i8> 0 (dread ptr %post_15, sext i32 8 (dread i32 %cond_14))
    dassign %post_16 0 (dread ptr %to)
    dassign %to 0 (add ptr (dread ptr %post_16, constval i64 1))
    iassign <* i8> 0 (dread ptr %post_16, constval i32 61)
  }
  iassign <* i8> 0 (dread ptr %to, constval i32 0)
  return (cvt i32 i64 (sub i64 (cvt i64 ptr (dread ptr %to), cvt i64 ptr (dread ptr %start))))
}

func &decode static used (var %from <* i8>, var %to <* u8>) i32 {
  var %bits u32
  var %have i32
  var %n i32
  var %v i32
  var %post_19 i32
  dassign %bits 0 (constval u32 0)
  dassign %have 0 (constval i32 0)
  dassign %n 0 (constval i32 0)
  while (cand i32 (ne u1 i32 (iread i32 <* i8> 0 (dread ptr %from), constval i32 0), ne u1 i32 (iread i32 <* i8> 0 (dread ptr %from), constval i32 61))) {
    dassign %v 0 (iread i32 <* i8> 0 (array 0 ptr <* <[256] i8>> (addrof ptr $reverse, zext u32 8 (iread i32 <* i8> 0 (dread ptr %from)))))
    if (lt u1 i32 (dread i32 %v, constval i32 0)) {
      return (constval i32 -1)
    }
    dassign %bits 0 (band u32 (bior u32 (shl u32 (dread u32 %bits, constval i32 6), cvt u32 i32 (dread i32 %v)), constval u32 16777215))
    dassign %have 0 (add i32 (dread i32 %have, constval i32 6))
    if (ge u1 i32 (dread i32 %have, constval i32 8)) {
      dassign %have 0 (sub i32 (dread i32 %have, constval i32 8))
      dassign %post_19 0 (dread i32 %n)
      dassign %n 0 (add i32 (dread i32 %post_19, constval i32 1))
      iassign <* u8> 0 (add ptr (dread ptr %to, cvt i64 i32 (dread i32 %post_19)), zext u32 8 (lshr u32 (dread u32 %bits, dread i32 %have)))
    }
    dassign %from 0 (add ptr (dread ptr %from, constval i64 1))
  }
  return (dread i32 %n)
}

func &dump static used (var %from <* u8>, var %n i32, var %to <* i8>) i32 {
  var %p <* i8>
  var %at i32
  var %shift i32
  var %post_24 <* i8>
  var %post_25 <* i8>
  var %i i32
  var %post_28 <* i8>
  var %post_29 <* i8>
  var %post_30 <* i8>
  var %post_31 <* i8>
  var %post_32 <* i8>
  var %post_33 <* i8>
  var %i_34 i32
  var %cond_37 i32
  var %post_38 <* i8>
  var %post_39 <* i8>
  dassign %p 0 (dread ptr %to)
  dassign %at 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %at, dread i32 %n)) {
    dassign %shift 0 (constval i32 12)
    while (ge u1 i32 (dread i32 %shift, constval i32 0)) {
      dassign %post_24 0 (dread ptr %p)
      dassign %p 0 (add ptr (dread ptr %post_24, constval i64 1))
      iassign <* i8> 0 (dread ptr %post_24, iread i32 <* i8> 0 (array 0 ptr <* <[17] i8>> (addrof ptr $hex, band i32 (ashr i32 (dread i32 %at, dread i32 %shift), constval i32 15))))
      dassign %shift 0 (sub i32 (dread i32 %shift, constval i32 4))
    }
    dassign %post_25 0 (dread ptr %p)
    dassign %p 0 (add ptr (dread ptr %post_25, constval i64 1))
    iassign <* i8> 0 (dread ptr %post_25, constval i32 58)
    dassign %i 0 (constval i32 0)
    while (lt u1 i32 (dread i32 %i, constval i32 16)) {
      dassign %post_28 0 (dread ptr %p)
      dassign %p 0 (add ptr (dread ptr %post_28, constval i64 1))
      iassign <* i8> 0 (dread ptr %post_28, constval i32 32)
      if (lt u1 i32 (add i32 (dread i32 %at, dread i32 %i), dread i32 %n)) {
        dassign %post_29 0 (dread ptr %p)
        dassign %p 0 (add ptr (dread ptr %post_29, constval i64 1))
        iassign <* i8> 0 (dread ptr %post_29, iread i32 <* i8> 0 (array 0 ptr <* <[17] i8>> (addrof ptr $hex, ashr i32 (iread u32 <* u8> 0 (add ptr (dread ptr %from, cvt i64 i32 (add i32 (dread i32 %at, dread i32 %i)))), constval i32 4))))
        dassign %post_30 0 (dread ptr %p)
        dassign %p 0 (add ptr (dread ptr %post_30, constval i64 1))
        iassign <* i8> 0 (dread ptr %post_30, iread i32 <* i8> 0 (array 0 ptr <* <[17] i8>> (addrof ptr $hex, band i32 (iread u32 <* u8> 0 (add ptr (dread ptr %from, cvt i64 i32 (add i32 (dread i32 %at, dread i32 %i)))), constval i32 15))))
      } else {
        dassign %post_31 0 (dread ptr %p)
        dassign %p 0 (add ptr (dread ptr %post_31, constval i64 1))
        iassign <* i8> 0 (dread ptr %post_31, constval i32 32)
        dassign %post_32 0 (dread ptr %p)
        dassign %p 0 (add ptr (dread ptr %post_32, constval i64 1))
        iassign <* i8> 0 (dread ptr %post_32, constval i32 32)
      }
      dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
    }
    dassign %post_33 0 (dread ptr %p)
    dassign %p 0 (add ptr (dread ptr %post_33, constval i64 1))
    iassign <* i8> 0 (dread ptr %post_33, constval i32 32)
    dassign %i_34 0 (dread i32 %at)
    while (cand i32 (lt u1 i32 (dread i32 %i_34, add i32 (dread i32 %at, constval i32 16)), lt u1 i32 (dread i32 %i_34, dread i32 %n))) {
      if (cand i32 (ge u1 i32 (iread u32 <* u8> 0 (add ptr (dread ptr %from, cvt i64 i32 (dread i32 %i_34))), constval i32 32), lt u1 i32 (iread u32 <* u8> 0 (add ptr (dread ptr %from, cvt i64 i32 (dread i32 %i_34))), constval i32 127))) {
        dassign %cond_37 0 (sext i32 8 (iread u32 <* u8> 0 (add ptr (dread ptr %from, cvt i64 i32 (dread i32 %i_34)))))
      } else {
        dassign %cond_37 0 (constval i32 46)
      }
      dassign %post_38 0 (dread ptr %p)
      dassign %p 0 (add ptr (dread ptr %post_38, constval i64 1))
      iassign <* i8> 0 (dread ptr %post_38, sext i32 8 (dread i32 %cond_37))
      dassign %i_34 0 (add i32 (dread i32 %i_34, constval i32 1))
    }
    dassign %post_39 0 (dread ptr %p)
    dassign %p 0 (add ptr (dread ptr %post_39, constval i64 1))
    iassign <* i8> 0 (dread ptr %post_39, constval i32 10)
    dassign %at 0 (add i32 (dread i32 %at, constval i32 16))
  }
  iassign <* i8> 0 (dread ptr %p, constval i32 0)
  return (cvt i32 i64 (sub i64 (cvt i64 ptr (dread ptr %p), cvt i64 ptr (dread ptr %to))))
}

func &quote static used (var %from <* u8>, var %n i32, var %to <* i8>) i32 {
  var %used i32
  var %column i32
  var %post_40 i32
  var %c u8
  var %post_43 <* u8>
  var %plain i32
  var %post_44 i32
  var %post_45 i32
  var %post_46 i32
  var %post_47 i32
  var %post_48 i32
  var %post_49 i32
  dassign %used 0 (constval i32 0)
  dassign %column 0 (constval i32 0)
  dassign %post_40 0 (dread i32 %n)
  dassign %n 0 (sub i32 (dread i32 %post_40, constval i32 1))
  while (gt u1 i32 (dread i32 %post_40, constval i32 0)) {
    dassign %post_43 0 (dread ptr %from)
    dassign %from 0 (add ptr (dread ptr %post_43, constval i64 1))
    dassign %c 0 (iread u32 <* u8> 0 (dread ptr %post_43))
    dassign %plain 0 (cior i32 (cand i32 (cand i32 (ge u1 i32 (dread u32 %c, constval i32 33), le u1 i32 (dread u32 %c, constval i32 126)), ne u1 i32 (dread u32 %c, constval i32 61)), eq u1 i32 (dread u32 %c, constval i32 32)))
    if (gt u1 i32 (add i32 (dread i32 %column, select i32 (ne u1 i32 (dread i32 %plain, constval i32 0), constval i32 1, constval i32 3)), constval i32 75)) {
      dassign %post_44 0 (dread i32 %used)
      dassign %used 0 (add i32 (dread i32 %post_44, constval i32 1))
      iassign <* i8> 0 (add ptr (dread ptr %to, cvt i64 i32 (dread i32 %post_44)), constval i32 61)
      dassign %post_45 0 (dread i32 %used)
      dassign %used 0 (add i32 (dread i32 %post_45, constval i32 1))
      iassign <* i8> 0 (add ptr (dread ptr %to, cvt i64 i32 (dread i32 %post_45)), constval i32 10)
      dassign %column 0 (constval i32 0)
    }
    if (ne u1 i32 (dread i32 %plain, constval i32 0)) {
      dassign %post_46 0 (dread i32 %used)
      dassign %used 0 (add i32 (dread i32 %post_46, constval i32 1))
      iassign <* i8> 0 (add ptr (dread ptr %to, cvt i64 i32 (dread i32 %post_46)), sext i32 8 (dread u32 %c))
      dassign %column 0 (add i32 (dread i32 %column, constval i32 1))
    } else {
      dassign %post_47 0 (dread i32 %used)
      dassign %used 0 (add i32 (dread i32 %post_47, constval i32 1))
      iassign <* i8> 0 (add ptr (dread ptr %to, cvt i64 i32 (dread i32 %post_47)), constval i32 61)
      dassign %post_48 0 (dread i32 %used)
      dassign %used 0 (add i32 (dread i32 %post_48, constval i32 1))
      iassign <* i8> 0 (add ptr (dread ptr %to, cvt i64 i32 (dread i32 %post_48)), iread i32 <* i8> 0 (add ptr (conststr ptr "0123456789ABCDEF", cvt i64 i32 (ashr i32 (dread u32 %c, constval i32 4)))))
      dassign %post_49 0 (dread i32 %used)
      dassign %used 0 (add i32 (dread i32 %post_49, constval i32 1))
      iassign <* i8> 0 (add ptr (dread ptr %to, cvt i64 i32 (dread i32 %post_49)), iread i32 <* i8> 0 (add ptr (conststr ptr "0123456789ABCDEF", cvt i64 i32 (band i32 (dread u32 %c, constval i32 15)))))
      dassign %column 0 (add i32 (dread i32 %column, constval i32 3))
    }
    dassign %post_40 0 (dread i32 %n)
    dassign %n 0 (sub i32 (dread i32 %post_40, constval i32 1))
  }
  iassign <* i8> 0 (add ptr (dread ptr %to, cvt i64 i32 (dread i32 %used)), constval i32 0)
  return (dread i32 %used)
}

func &pack static used (var %from <* u8>, var %n i32, var %to <* u8>) i32 {
  var %i i32
  var %used i32
  var %run i32
  var %start i32
  var %post_54 i32
  var %post_55 i32
  var %post_58 i32
  var %retVar_59 <* void>
  dassign %i 0 (constval i32 0)
  dassign %used 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i, dread i32 %n)) {
    dassign %run 0 (constval i32 1)
    dassign %start 0 (dread i32 %i)
    while (cand i32 (cand i32 (lt u1 i32 (add i32 (dread i32 %i, dread i32 %run), dread i32 %n), lt u1 i32 (dread i32 %run, constval i32 127)), eq u1 i32 (iread u32 <* u8> 0 (add ptr (dread ptr %from, cvt i64 i32 (add i32 (dread i32 %i, dread i32 %run)))), iread u32 <* u8> 0 (add ptr (dread ptr %from, cvt i64 i32 (dread i32 %i)))))) {
      dassign %run 0 (add i32 (dread i32 %run, constval i32 1))
    }
    if (ge u1 i32 (dread i32 %run, constval i32 3)) {
      dassign %post_54 0 (dread i32 %used)
      dassign %used 0 (add i32 (dread i32 %post_54, constval i32 1))
      iassign <* u8> 0 (add ptr (dread ptr %to, cvt i64 i32 (dread i32 %post_54)), zext u32 8 (add i32 (constval i32 128, dread i32 %run)))
      dassign %post_55 0 (dread i32 %used)
      dassign %used 0 (add i32 (dread i32 %post_55, constval i32 1))
      iassign <* u8> 0 (add ptr (dread ptr %to, cvt i64 i32 (dread i32 %post_55)), iread u32 <* u8> 0 (add ptr (dread ptr %from, cvt i64 i32 (dread i32 %i))))
      dassign %i 0 (add i32 (dread i32 %i, dread i32 %run))
      goto @continue_51
    }
    while (cand i32 (cand i32 (lt u1 i32 (dread i32 %i, dread i32 %n), lt u1 i32 (sub i32 (dread i32 %i, dread i32 %start), constval i32 127)), eq u1 i32 (cand i32 (cand i32 (lt u1 i32 (add i32 (dread i32 %i, constval i32 2), dread i32 %n), eq u1 i32 (iread u32 <* u8> 0 (add ptr (dread ptr %from, cvt i64 i32 (dread i32 %i))), iread u32 <* u8> 0 (add ptr (dread ptr %from, cvt i64 i32 (add i32 (dread i32 %i, constval i32 1)))))), eq u1 i32 (iread u32 <* u8> 0 (add ptr (dread ptr %from, cvt i64 i32 (dread i32 %i))), iread u32 <* u8> 0 (add ptr (dread ptr %from, cvt i64 i32 (add i32 (dread i32 %i, constval i32 2)))))), constval i32 0))) {
      dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
    }
    dassign %post_58 0 (dread i32 %used)
    dassign %used 0 (add i32 (dread i32 %post_58, constval i32 1))
    iassign <* u8> 0 (add ptr (dread ptr %to, cvt i64 i32 (dread i32 %post_58)), zext u32 8 (sub i32 (dread i32 %i, dread i32 %start)))
    callassigned &memcpy (add ptr (dread ptr %to, cvt i64 i32 (dread i32 %used)), add ptr (dread ptr %from, cvt i64 i32 (dread i32 %start)), cvt u64 i32 (sub i32 (dread i32 %i, dread i32 %start))) { dassign %retVar_59 0 }
    dassign %used 0 (add i32 (dread i32 %used, sub i32 (dread i32 %i, dread i32 %start)))
  @continue_51
  }
  return (dread i32 %used)
}

func &checksum static used (var %data <* void>, var %n i32) u32 {
  var %p <* u8>
  var %a u32
  var %b u32
  var %post_60 i32
  var %post_63 <* u8>
  dassign %p 0 (dread ptr %data)
  dassign %a 0 (constval u32 1)
  dassign %b 0 (constval u32 0)
  dassign %post_60 0 (dread i32 %n)
  dassign %n 0 (sub i32 (dread i32 %post_60, constval i32 1))
  while (gt u1 i32 (dread i32 %post_60, constval i32 0)) {
    dassign %post_63 0 (dread ptr %p)
    dassign %p 0 (add ptr (dread ptr %post_63, constval i64 1))
    dassign %a 0 (add u32 (dread u32 %a, iread u32 <* u8> 0 (dread ptr %post_63)))
    dassign %b 0 (add u32 (dread u32 %b, dread u32 %a))
    dassign %post_60 0 (dread i32 %n)
    dassign %n 0 (sub i32 (dread i32 %post_60, constval i32 1))
  }
  return (bxor u32 (shl u32 (dread u32 %b, constval i32 16), dread u32 %a))
}

func &main public used (var %argc i32, var %argv <* <* i8>>) i32 {
  var %n i32
  var %retVar_68 i32
  var %cond_69 i32
  var %sum u32
  var %seed u32
  var %wrong i32
  var %i i32
  var %length i32
  var %k i32
  var %cond_74 u32
  var %used i32
  var %retVar_75 i32
  var %retVar_76 u32
  var %retVar_77 i32
  var %retVar_78 i32
  var %logic_79 i32
  var %retVar_80 i32
  var %retVar_81 u32
  var %retVar_82 i32
  var %retVar_83 u32
  var %retVar_84 i32
  var %retVar_85 u32
  var %retVar_86 i32
  if (gt u1 i32 (dread i32 %argc, constval i32 1)) {
    callassigned &atoi (iread ptr <* <* i8>> 0 (add ptr (dread ptr %argv, constval i64 8))) { dassign %retVar_68 0 }
    dassign %cond_69 0 (dread i32 %retVar_68)
  } else {
    dassign %cond_69 0 (constval i32 2000)
  }
  dassign %n 0 (dread i32 %cond_69)
  dassign %sum 0 (constval u32 0)
  dassign %seed 0 (constval u32 3)
  dassign %wrong 0 (constval i32 0)
  callassigned &init_reverse () {}
  dassign %i 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i, dread i32 %n)) {
    dassign %length 0 (sub i32 (constval i32 4096, rem i32 (mul i32 (dread i32 %i, constval i32 7), constval i32 1000)))
    dassign %k 0 (constval i32 0)
    while (lt u1 i32 (dread i32 %k, dread i32 %length)) {
      if (eq u1 i32 (rem i32 (dread i32 %k, constval i32 16), constval i32 0)) {
        dassign %seed 0 (add u32 (mul u32 (dread u32 %seed, constval u32 1103515245), constval u32 12345))
      }
      if (ne u1 u32 (band u32 (dread u32 %seed, constval u32 65536), constval u32 0)) {
        dassign %cond_74 0 (lshr u32 (dread u32 %seed, band i32 (dread i32 %k, constval i32 15)))
      } else {
        dassign %cond_74 0 (lshr u32 (dread u32 %seed, constval i32 24))
      }
      iassign <* u8> 0 (array 0 ptr <* <[4096] u8>> (addrof ptr $data_64, dread i32 %k), zext u32 8 (dread u32 %cond_74))
      dassign %k 0 (add i32 (dread i32 %k, constval i32 1))
    }
    callassigned &encode (addrof ptr $data_64, dread i32 %length, addrof ptr $text_67) { dassign %retVar_75 0 }
    dassign %used 0 (dread i32 %retVar_75)
    callassigned &checksum (addrof ptr $text_67, dread i32 %used) { dassign %retVar_76 0 }
    dassign %sum 0 (add u32 (mul u32 (dread u32 %sum, constval u32 31), dread u32 %retVar_76))
    callassigned &decode (addrof ptr $text_67, addrof ptr $back_65) { dassign %retVar_77 0 }
    dassign %logic_79 0 (constval i32 1)
    if (eq u1 i32 (ne u1 i32 (dread i32 %retVar_77, dread i32 %length), constval i32 0)) {
      callassigned &memcmp (addrof ptr $back_65, addrof ptr $data_64, cvt u64 i32 (dread i32 %length)) { dassign %retVar_78 0 }
      dassign %logic_79 0 (ne i32 i32 (ne u1 i32 (dread i32 %retVar_78, constval i32 0), constval i32 0))
    }
    if (dread i32 %logic_79) {
      dassign %wrong 0 (add i32 (dread i32 %wrong, constval i32 1))
    }
    callassigned &dump (addrof ptr $data_64, dread i32 %length, addrof ptr $text_67) { dassign %retVar_80 0 }
    dassign %used 0 (dread i32 %retVar_80)
    callassigned &checksum (add ptr (addrof ptr $text_67, cvt i64 i32 (div i32 (dread i32 %used, constval i32 2))), div i32 (dread i32 %used, constval i32 2)) { dassign %retVar_81 0 }
    dassign %sum 0 (add u32 (mul u32 (dread u32 %sum, constval u32 31), dread u32 %retVar_81))
    callassigned &quote (addrof ptr $data_64, dread i32 %length, addrof ptr $text_67) { dassign %retVar_82 0 }
    dassign %used 0 (dread i32 %retVar_82)
    callassigned &checksum (addrof ptr $text_67, dread i32 %used) { dassign %retVar_83 0 }
    dassign %sum 0 (bxor u32 (dread u32 %sum, dread u32 %retVar_83))
    callassigned &pack (addrof ptr $data_64, dread i32 %length, addrof ptr $packed_66) { dassign %retVar_84 0 }
    dassign %used 0 (dread i32 %retVar_84)
    callassigned &checksum (addrof ptr $packed_66, dread i32 %used) { dassign %retVar_85 0 }
    dassign %sum 0 (add u32 (mul u32 (dread u32 %sum, constval u32 31), dread u32 %retVar_85))
    dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
  }
  callassigned &printf (conststr ptr "base64 %d %u\x0a", dread i32 %wrong, dread u32 %sum) { dassign %retVar_86 0 }
  return (constval i32 0)
}
