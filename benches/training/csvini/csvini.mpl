# csvini.c translated by c2mpl.

flavor 1
srclang 1
entryfunc &main

type $__va_list_tag <struct {
  @gp_offset u32,
  @fp_offset u32,
  @overflow_arg_area <* void>,
  @reg_save_area <* void>}>
type $step <struct {
  @next u8,
  @action u8}>
type $record <struct {
  @fields <[8][40] i8>,
  @count i32}>
type $total <struct {
  @amount i64,
  @records i32,
  @wide i32,
  @longest i32}>
type $setting <struct {
  @section <[16] i8>,
  @name <[16] i8>,
  @value <[32] i8>}>
type $_IO_FILE <structincomplete {}>

func &isdigit public extern (var %a0 i32) i32
func &isspace public extern (var %a0 i32) i32
func &tolower public extern (var %a0 i32) i32
func &printf public extern varargs (var %a0 <* i8>, ...) i32
func &sprintf public extern varargs (var %a0 <* i8>, var %a1 <* i8>, ...) i32
func &atoi public extern (var %a0 <* i8>) i32
func &strtol public extern (var %a0 <* i8>, var %a1 <* <* i8>>, var %a2 i32) i64
func &memcpy public extern (var %a0 <* void>, var %a1 <* void>, var %a2 u64) <* void>
func &memset public extern (var %a0 <* void>, var %a1 i32, var %a2 u64) <* void>
func &memchr public extern (var %a0 <* void>, var %a1 i32, var %a2 u64) <* void>
func &strlen public extern (var %a0 <* i8>) u64
func &strcmp public extern (var %a0 <* i8>, var %a1 <* i8>) i32
func &strchr public extern (var %a0 <* i8>, var %a1 i32) <* i8>

var $steps fstatic <[4][4] <$step>> = [[[1 = 1, 2 = 1], [1 = 0, 2 = 2], [1 = 2, 2 = 0], [1 = 0, 2 = 6]], [[1 = 1, 2 = 1], [1 = 0, 2 = 2], [1 = 1, 2 = 1], [1 = 0, 2 = 6]], [[1 = 2, 2 = 1], [1 = 2, 2 = 1], [1 = 3, 2 = 0], [1 = 2, 2 = 1]], [[1 = 1, 2 = 1], [1 = 0, 2 = 2], [1 = 2, 2 = 1], [1 = 0, 2 = 6]]]
var $table fstatic <[64000] i8>
var $ini fstatic <[64000] i8>
var $r_11 fstatic <$record>
var $names_42 fstatic <[6] <* i8>> = [conststr ptr "bolt", conststr ptr "\"nut, hex\"", conststr ptr "\"2\"\" pipe\"", conststr ptr "washer M8", conststr ptr "\"two\x0alines\"", conststr ptr ""]
var $sections_43 fstatic <[4] <* i8>> = [conststr ptr "[network]", conststr ptr "[Disk 1]", conststr ptr "; remark = none", conststr ptr "[paths]"]

func &class_of static used (var %c i32) u32 {
  switch (dread i32 %c) @default_5 {
    44: goto @case_2
    34: goto @case_3
    10: goto @case_4
  }
  @case_2
  return (constval u32 1)
  @case_3
  return (constval u32 2)
  @case_4
  return (constval u32 3)
  @default_5
  return (constval u32 0)
}

func &take static used (var %total <* <$total>>, var %r <* <$record>>) void {
  var %cents i32
  var %seen i32
  var %p <* i8>
  var %retVar_8 i32
  var %cond_9 i32
  var %length i32
  var %retVar_10 u64
  dassign %cents 0 (constval i32 0)
  dassign %seen 0 (constval i32 0)
  iassign <* <$total>> 2 (dread ptr %total, add i32 (iread i32 <* <$total>> 2 (dread ptr %total), constval i32 1))
  if (gt u1 i32 (iread i32 <* <$record>> 2 (dread ptr %r), constval i32 4)) {
    iassign <* <$total>> 3 (dread ptr %total, add i32 (iread i32 <* <$total>> 3 (dread ptr %total), constval i32 1))
  }
  dassign %p 0 (array 0 ptr <* <[8][40] i8>> (iaddrof ptr <* <$record>> 1 (dread ptr %r), constval i32 1))
  while (ne u1 i32 (iread i32 <* i8> 0 (dread ptr %p), constval i32 0)) {
    if (eq u1 i32 (iread i32 <* i8> 0 (dread ptr %p), constval i32 46)) {
      dassign %seen 0 (constval i32 1)
    } else {
      callassigned &isdigit (zext u32 8 (iread i32 <* i8> 0 (dread ptr %p))) { dassign %retVar_8 0 }
      if (ne u1 i32 (dread i32 %retVar_8, constval i32 0)) {
        dassign %cents 0 (add i32 (mul i32 (dread i32 %cents, constval i32 10), sub i32 (iread i32 <* i8> 0 (dread ptr %p), constval i32 48)))
      }
    }
    dassign %p 0 (add ptr (dread ptr %p, constval i64 1))
  }
  if (ne u1 i32 (dread i32 %seen, constval i32 0)) {
    dassign %cond_9 0 (dread i32 %cents)
  } else {
    dassign %cond_9 0 (mul i32 (dread i32 %cents, constval i32 100))
  }
  iassign <* <$total>> 1 (dread ptr %total, add i64 (iread i64 <* <$total>> 1 (dread ptr %total), cvt i64 i32 (dread i32 %cond_9)))
  callassigned &strlen (array 0 ptr <* <[8][40] i8>> (iaddrof ptr <* <$record>> 1 (dread ptr %r), constval i32 2)) { dassign %retVar_10 0 }
  dassign %length 0 (cvt i32 u64 (dread u64 %retVar_10))
  if (gt u1 i32 (dread i32 %length, iread i32 <* <$total>> 4 (dread ptr %total))) {
    iassign <* <$total>> 4 (dread ptr %total, dread i32 %length)
  }
  return ()
}

func &read_table static used (var %text <* i8>, var %total <* <$total>>) void {
  var %state u32
  var %used i32
  var %s <* <$step>>
  var %retVar_14 u32
  var %post_15 i32
  dassign %state 0 (constval u32 0)
  dassign %used 0 (constval i32 0)
  dassign $r_11 2 (constval i32 0)
  while (ne u1 i32 (iread i32 <* i8> 0 (dread ptr %text), constval i32 0)) {
    callassigned &class_of (iread i32 <* i8> 0 (dread ptr %text)) { dassign %retVar_14 0 }
    dassign %s 0 (array 0 ptr <* <[4][4] <$step>>> (addrof ptr $steps, dread u32 %state, dread u32 %retVar_14))
    if (cand i32 (ne u1 i32 (band i32 (iread u32 <* <$step>> 2 (dread ptr %s), constval i32 1), constval i32 0), lt u1 i32 (dread i32 %used, constval i32 39))) {
      dassign %post_15 0 (dread i32 %used)
      dassign %used 0 (add i32 (dread i32 %post_15, constval i32 1))
      iassign <* i8> 0 (array 0 ptr <* <[8][40] i8>> (addrof ptr $r_11 1, dread i32 $r_11 2, dread i32 %post_15), iread i32 <* i8> 0 (dread ptr %text))
    }
    if (ne u1 i32 (band i32 (iread u32 <* <$step>> 2 (dread ptr %s), constval i32 2), constval i32 0)) {
      iassign <* i8> 0 (array 0 ptr <* <[8][40] i8>> (addrof ptr $r_11 1, dread i32 $r_11 2, dread i32 %used), constval i32 0)
      dassign %used 0 (constval i32 0)
      if (lt u1 i32 (dread i32 $r_11 2, constval i32 7)) {
        dassign $r_11 2 (add i32 (dread i32 $r_11 2, constval i32 1))
      }
    }
    if (ne u1 i32 (band i32 (iread u32 <* <$step>> 2 (dread ptr %s), constval i32 4), constval i32 0)) {
      callassigned &take (dread ptr %total, addrof ptr $r_11) {}
      dassign $r_11 2 (constval i32 0)
    }
    dassign %state 0 (iread u32 <* <$step>> 1 (dread ptr %s))
    dassign %text 0 (add ptr (dread ptr %text, constval i64 1))
  }
  return ()
}

func &trimmed static used (var %to <* i8>, var %room i32, var %from <* i8>, var %end <* i8>) void {
  var %retVar_16 i32
  var %logic_17 i32
  var %retVar_20 i32
  var %logic_21 i32
  var %logic_24 i32
  var %post_27 <* i8>
  var %retVar_28 i32
  var %post_29 <* i8>
  dassign %logic_17 0 (constval i32 0)
  if (lt u1 ptr (dread ptr %from, dread ptr %end)) {
  callassigned &isspace (zext u32 8 (iread i32 <* i8> 0 (dread ptr %from))) { dassign %retVar_16 0 }
  dassign %logic_17 0 (ne i32 i32 (ne u1 i32 (dread i32 %retVar_16, constval i32 0), constval i32 0))
  }
  while (dread i32 %logic_17) {
    dassign %from 0 (add ptr (dread ptr %from, constval i64 1))
    dassign %logic_17 0 (constval i32 0)
    if (lt u1 ptr (dread ptr %from, dread ptr %end)) {
    callassigned &isspace (zext u32 8 (iread i32 <* i8> 0 (dread ptr %from))) { dassign %retVar_16 0 }
    dassign %logic_17 0 (ne i32 i32 (ne u1 i32 (dread i32 %retVar_16, constval i32 0), constval i32 0))
    }
  }
  dassign %logic_21 0 (constval i32 0)
  if (gt u1 ptr (dread ptr %end, dread ptr %from)) {
  callassigned &isspace (zext u32 8 (iread i32 <* i8> 0 (add ptr (dread ptr %end, constval i64 -1)))) { dassign %retVar_20 0 }
  dassign %logic_21 0 (ne i32 i32 (ne u1 i32 (dread i32 %retVar_20, constval i32 0), constval i32 0))
  }
  while (dread i32 %logic_21) {
    dassign %end 0 (sub ptr (dread ptr %end, constval i64 1))
    dassign %logic_21 0 (constval i32 0)
    if (gt u1 ptr (dread ptr %end, dread ptr %from)) {
    callassigned &isspace (zext u32 8 (iread i32 <* i8> 0 (add ptr (dread ptr %end, constval i64 -1)))) { dassign %retVar_20 0 }
    dassign %logic_21 0 (ne i32 i32 (ne u1 i32 (dread i32 %retVar_20, constval i32 0), constval i32 0))
    }
  }
  dassign %logic_24 0 (constval i32 0)
  if (lt u1 ptr (dread ptr %from, dread ptr %end)) {
  dassign %room 0 (sub i32 (dread i32 %room, constval i32 1))
  dassign %logic_24 0 (ne i32 i32 (gt u1 i32 (dread i32 %room, constval i32 0), constval i32 0))
  }
  while (dread i32 %logic_24) {
    dassign %post_27 0 (dread ptr %from)
    dassign %from 0 (add ptr (dread ptr %post_27, constval i64 1))
    callassigned &tolower (zext u32 8 (iread i32 <* i8> 0 (dread ptr %post_27))) { dassign %retVar_28 0 }
    dassign %post_29 0 (dread ptr %to)
    dassign %to 0 (add ptr (dread ptr %post_29, constval i64 1))
    iassign <* i8> 0 (dread ptr %post_29, sext i32 8 (dread i32 %retVar_28))
    dassign %logic_24 0 (constval i32 0)
    if (lt u1 ptr (dread ptr %from, dread ptr %end)) {
    dassign %room 0 (sub i32 (dread i32 %room, constval i32 1))
    dassign %logic_24 0 (ne i32 i32 (gt u1 i32 (dread i32 %room, constval i32 0), constval i32 0))
    }
  }
  iassign <* i8> 0 (dread ptr %to, constval i32 0)
  return ()
}

func &read_settings static used (var %text <* i8>) u32 {
  var %s <$setting>
  var %sum u32
  var %end <* i8>
  var %retVar_32 <* i8>
  var %equal <* i8>
  var %retVar_33 <* void>
  var %retVar_34 i32
  var %retVar_35 i32
  var %logic_36 i32
  var %retVar_37 i32
  var %logic_38 i32
  var %retVar_39 i64
  var %retVar_40 u64
  var %retVar_41 u64
  callassigned &memset (addrof ptr %s, constval i32 0, constval u64 64) {}
  callassigned &memcpy (addrof ptr %s 1, conststr ptr "", constval u64 1) {}
  callassigned &memcpy (addrof ptr %s 2, conststr ptr "", constval u64 1) {}
  callassigned &memcpy (addrof ptr %s 3, conststr ptr "", constval u64 1) {}
  dassign %sum 0 (constval u32 0)
  while (ne u1 i32 (iread i32 <* i8> 0 (dread ptr %text), constval i32 0)) {
    callassigned &strchr (dread ptr %text, constval i32 10) { dassign %retVar_32 0 }
    dassign %end 0 (dread ptr %retVar_32)
    callassigned &memchr (dread ptr %text, constval i32 61, cvt u64 i64 (sub i64 (cvt i64 ptr (dread ptr %end), cvt i64 ptr (dread ptr %text)))) { dassign %retVar_33 0 }
    dassign %equal 0 (dread ptr %retVar_33)
    if (eq u1 i32 (iread i32 <* i8> 0 (dread ptr %text), constval i32 91)) {
      callassigned &trimmed (addrof ptr %s 1, constval i32 16, add ptr (dread ptr %text, constval i64 1), sub ptr (dread ptr %end, constval i64 1)) {}
    } else {
      if (cand i32 (ne u1 i32 (iread i32 <* i8> 0 (dread ptr %text), constval i32 59), ne u1 ptr (dread ptr %equal, constval ptr 0))) {
        callassigned &trimmed (addrof ptr %s 2, constval i32 16, dread ptr %text, dread ptr %equal) {}
        callassigned &trimmed (addrof ptr %s 3, constval i32 32, add ptr (dread ptr %equal, constval i64 1), dread ptr %end) {}
        callassigned &strcmp (addrof ptr %s 3, conststr ptr "yes") { dassign %retVar_34 0 }
        dassign %logic_36 0 (constval i32 1)
        if (eq u1 i32 (eq u1 i32 (dread i32 %retVar_34, constval i32 0), constval i32 0)) {
          callassigned &strcmp (addrof ptr %s 3, conststr ptr "on") { dassign %retVar_35 0 }
          dassign %logic_36 0 (ne i32 i32 (eq u1 i32 (dread i32 %retVar_35, constval i32 0), constval i32 0))
        }
        if (dread i32 %logic_36) {
          dassign %sum 0 (add u32 (dread u32 %sum, constval u32 1))
        } else {
          dassign %logic_38 0 (constval i32 1)
          if (eq u1 i32 (eq u1 i32 (iread i32 <* i8> 0 (array 0 ptr <* <[32] i8>> (addrof ptr %s 3, constval i32 0)), constval i32 45), constval i32 0)) {
            callassigned &isdigit (zext u32 8 (iread i32 <* i8> 0 (array 0 ptr <* <[32] i8>> (addrof ptr %s 3, constval i32 0)))) { dassign %retVar_37 0 }
            dassign %logic_38 0 (ne i32 i32 (ne u1 i32 (dread i32 %retVar_37, constval i32 0), constval i32 0))
          }
          if (dread i32 %logic_38) {
            callassigned &strtol (addrof ptr %s 3, constval ptr 0, constval i32 10) { dassign %retVar_39 0 }
            dassign %sum 0 (add u32 (dread u32 %sum, cvt u32 i64 (dread i64 %retVar_39)))
          } else {
            callassigned &strlen (addrof ptr %s 3) { dassign %retVar_40 0 }
            dassign %sum 0 (bxor u32 (dread u32 %sum, shl u32 (cvt u32 u64 (dread u64 %retVar_40), constval i32 4)))
          }
        }
        callassigned &strlen (addrof ptr %s 2) { dassign %retVar_41 0 }
        dassign %sum 0 (add u32 (add u32 (mul u32 (dread u32 %sum, constval u32 5), zext u32 8 (iread i32 <* i8> 0 (array 0 ptr <* <[16] i8>> (addrof ptr %s 1, constval i32 0)))), zext u32 8 (iread i32 <* i8> 0 (array 0 ptr <* <[16] i8>> (addrof ptr %s 2, sub u64 (dread u64 %retVar_41, constval u64 1))))))
      }
    }
    dassign %text 0 (add ptr (dread ptr %end, constval i64 1))
  }
  return (dread u32 %sum)
}

func &main public used (var %argc i32, var %argv <* <* i8>>) i32 {
  var %n i32
  var %retVar_44 i32
  var %cond_45 i32
  var %total <$total>
  var %sum u32
  var %t <* i8>
  var %s <* i8>
  var %lines i32
  var %cond_46 i32
  var %cond_47 i32
  var %i i32
  var %cond_50 <* i8>
  var %cond_51 <* i8>
  var %retVar_52 i32
  var %retVar_53 i32
  var %cond_54 <* i8>
  var %cond_55 <* i8>
  var %cond_56 i32
  var %retVar_57 i32
  var %i_58 i32
  var %retVar_61 u32
  var %retVar_62 i32
  if (gt u1 i32 (dread i32 %argc, constval i32 1)) {
    callassigned &atoi (iread ptr <* <* i8>> 0 (add ptr (dread ptr %argv, constval i64 8))) { dassign %retVar_44 0 }
    dassign %cond_45 0 (dread i32 %retVar_44)
  } else {
    dassign %cond_45 0 (constval i32 700)
  }
  dassign %n 0 (dread i32 %cond_45)
  dassign %total 1 (constval i64 0)
  dassign %total 2 (constval i32 0)
  dassign %total 3 (constval i32 0)
  dassign %total 4 (constval i32 0)
  dassign %sum 0 (constval u32 0)
  dassign %t 0 (addrof ptr $table)
  dassign %s 0 (addrof ptr $ini)
  if (lt u1 i32 (dread i32 %n, constval i32 1000)) {
    if (lt u1 i32 (mul i32 (dread i32 %n, constval i32 50), constval i32 1000)) {
    dassign %cond_46 0 (mul i32 (dread i32 %n, constval i32 50))
    } else {
    dassign %cond_46 0 (constval i32 1000)
    }
    dassign %cond_47 0 (dread i32 %cond_46)
  } else {
    dassign %cond_47 0 (constval i32 1000)
  }
  dassign %lines 0 (dread i32 %cond_47)
  dassign %i 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i, dread i32 %lines)) {
    if (ne u1 i32 (rem i32 (dread i32 %i, constval i32 4), constval i32 0)) {
      dassign %cond_50 0 (conststr ptr "in stock")
    } else {
      dassign %cond_50 0 (conststr ptr "\"no\"")
    }
    if (ne u1 i32 (rem i32 (dread i32 %i, constval i32 9), constval i32 0)) {
      dassign %cond_51 0 (conststr ptr "")
    } else {
      dassign %cond_51 0 (conststr ptr ",late")
    }
    callassigned &sprintf (dread ptr %t, conststr ptr "%d,%d.%02d,%s,%s%s\x0a", dread i32 %i, rem i32 (mul i32 (dread i32 %i, constval i32 7), constval i32 900), rem i32 (dread i32 %i, constval i32 100), iread ptr <* <* i8>> 0 (array 0 ptr <* <[6] <* i8>>> (addrof ptr $names_42, rem i32 (dread i32 %i, constval i32 6))), dread ptr %cond_50, dread ptr %cond_51) { dassign %retVar_52 0 }
    dassign %t 0 (add ptr (dread ptr %t, cvt i64 i32 (dread i32 %retVar_52)))
    if (eq u1 i32 (rem i32 (dread i32 %i, constval i32 10), constval i32 0)) {
      callassigned &sprintf (dread ptr %s, conststr ptr "%s\x0a", iread ptr <* <* i8>> 0 (array 0 ptr <* <[4] <* i8>>> (addrof ptr $sections_43, rem i32 (div i32 (dread i32 %i, constval i32 10), constval i32 4)))) { dassign %retVar_53 0 }
      dassign %s 0 (add ptr (dread ptr %s, cvt i64 i32 (dread i32 %retVar_53)))
    }
    if (ne u1 i32 (rem i32 (dread i32 %i, constval i32 3), constval i32 0)) {
      dassign %cond_55 0 (conststr ptr "Limit%d = %d \x0a")
    } else {
      if (ne u1 i32 (rem i32 (dread i32 %i, constval i32 2), constval i32 0)) {
      dassign %cond_54 0 (conststr ptr "  Use%d=%d yes\x0a")
      } else {
      dassign %cond_54 0 (conststr ptr "flag%d = On%.0d\x0a")
      }
      dassign %cond_55 0 (dread ptr %cond_54)
    }
    if (ne u1 i32 (rem i32 (dread i32 %i, constval i32 3), constval i32 0)) {
      dassign %cond_56 0 (sub i32 (mul i32 (dread i32 %i, constval i32 31), constval i32 400))
    } else {
      dassign %cond_56 0 (constval i32 0)
    }
    callassigned &sprintf (dread ptr %s, dread ptr %cond_55, rem i32 (dread i32 %i, constval i32 50), dread i32 %cond_56) { dassign %retVar_57 0 }
    dassign %s 0 (add ptr (dread ptr %s, cvt i64 i32 (dread i32 %retVar_57)))
    dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
  }
  dassign %i_58 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i_58, dread i32 %n)) {
    callassigned &read_table (addrof ptr $table, addrof ptr %total) {}
    callassigned &read_settings (addrof ptr $ini) { dassign %retVar_61 0 }
    dassign %sum 0 (add u32 (mul u32 (dread u32 %sum, constval u32 3), dread u32 %retVar_61))
    dassign %i_58 0 (add i32 (dread i32 %i_58, constval i32 1))
  }
  callassigned &printf (conststr ptr "csvini %ld %d %d %d %u\x0a", dread i64 %total 1, dread i32 %total 2, dread i32 %total 3, dread i32 %total 4, dread u32 %sum) { dassign %retVar_62 0 }
  return (constval i32 0)
}
