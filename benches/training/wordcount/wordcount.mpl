# wordcount.c translated by c2mpl.

flavor 1
srclang 1
entryfunc &main

type $__va_list_tag <struct {
  @gp_offset u32,
  @fp_offset u32,
  @overflow_arg_area <* void>,
  @reg_save_area <* void>}>
type $node <struct {
  @word <* i8>,
  @count i32,
  @first_line i32,
  @next <* <$node>>}>
type $_IO_FILE <structincomplete {}>

func &toupper public extern (var %a0 i32) i32
func &printf public extern varargs (var %a0 <* i8>, ...) i32
func &malloc public extern (var %a0 u64) <* void>
func &free public extern (var %a0 <* void>) void
func &exit public extern (var %a0 i32) void
func &atoi public extern (var %a0 <* i8>) i32
func &qsort public extern (var %a0 <* void>, var %a1 u64, var %a2 u64, var %a3 <* <func (<* void>, <* void>) i32>>) void
func &strlen public extern (var %a0 <* i8>) u64
func &strcmp public extern (var %a0 <* i8>, var %a1 <* i8>) i32
func &strcpy public extern (var %a0 <* i8>, var %a1 <* i8>) <* i8>

var $table fstatic <[1021] <* <$node>>>
var $distinct fstatic i32 = 0
var $total fstatic i64 = 0
var $lines fstatic i32 = 1
var $sentences fstatic i32 = 0
var $syllables_22 fstatic <[16] <* i8>> = [conststr ptr "the", conststr ptr "of", conststr ptr "in", conststr ptr "er", conststr ptr "con", conststr ptr "tion", conststr ptr "ly", conststr ptr "re", conststr ptr "a", conststr ptr "pro", conststr ptr "st", conststr ptr "al", conststr ptr "'s", conststr ptr "mo", conststr ptr "ex", conststr ptr "un"]

func &hash static used (var %s <* i8>) u32 {
  var %h u32
  dassign %h 0 (constval u32 0)
  while (ne u1 i32 (iread i32 <* i8> 0 (dread ptr %s), constval i32 0)) {
    dassign %h 0 (add u32 (cvt u32 i32 (iread i32 <* i8> 0 (dread ptr %s)), mul u32 (constval u32 31, dread u32 %h)))
    dassign %s 0 (add ptr (dread ptr %s, constval i64 1))
  }
  return (rem u32 (dread u32 %h, constval u32 1021))
}

func &lookup static used (var %word <* i8>) <* <$node>> {
  var %p <* <$node>>
  var %retVar_3 u32
  var %retVar_6 i32
  callassigned &hash (dread ptr %word) { dassign %retVar_3 0 }
  dassign %p 0 (iread ptr <* <* <$node>>> 0 (array 0 ptr <* <[1021] <* <$node>>>> (addrof ptr $table, dread u32 %retVar_3)))
  while (ne u1 ptr (dread ptr %p, constval ptr 0)) {
    callassigned &strcmp (iread ptr <* <$node>> 1 (dread ptr %p), dread ptr %word) { dassign %retVar_6 0 }
    if (eq u1 i32 (dread i32 %retVar_6, constval i32 0)) {
      return (dread ptr %p)
    }
    dassign %p 0 (iread ptr <* <$node>> 4 (dread ptr %p))
  }
  return (constval ptr 0)
}

func &duplicate static used (var %s <* i8>) <* i8> {
  var %copy <* i8>
  var %retVar_7 u64
  var %retVar_8 <* void>
  var %retVar_9 <* i8>
  callassigned &strlen (dread ptr %s) { dassign %retVar_7 0 }
  callassigned &malloc (add u64 (dread u64 %retVar_7, constval u64 1)) { dassign %retVar_8 0 }
  dassign %copy 0 (dread ptr %retVar_8)
  if (ne u1 ptr (dread ptr %copy, constval ptr 0)) {
    callassigned &strcpy (dread ptr %copy, dread ptr %s) { dassign %retVar_9 0 }
  }
  return (dread ptr %copy)
}

func &add_word static used (var %word <* i8>) void {
  var %p <* <$node>>
  var %retVar_10 <* <$node>>
  var %retVar_11 <* void>
  var %h u32
  var %retVar_12 u32
  var %retVar_13 <* i8>
  callassigned &lookup (dread ptr %word) { dassign %retVar_10 0 }
  dassign %p 0 (dread ptr %retVar_10)
  dassign $total 0 (add i64 (dread i64 $total, constval i64 1))
  if (ne u1 ptr (dread ptr %p, constval ptr 0)) {
    iassign <* <$node>> 2 (dread ptr %p, add i32 (iread i32 <* <$node>> 2 (dread ptr %p), constval i32 1))
    return ()
  }
  callassigned &malloc (constval u64 24) { dassign %retVar_11 0 }
  dassign %p 0 (dread ptr %retVar_11)
  if (eq u1 ptr (dread ptr %p, constval ptr 0)) {
    callassigned &exit (constval i32 1) {}
  }
  callassigned &hash (dread ptr %word) { dassign %retVar_12 0 }
  dassign %h 0 (dread u32 %retVar_12)
  callassigned &duplicate (dread ptr %word) { dassign %retVar_13 0 }
  iassign <* <$node>> 1 (dread ptr %p, dread ptr %retVar_13)
  iassign <* <$node>> 2 (dread ptr %p, constval i32 1)
  iassign <* <$node>> 3 (dread ptr %p, dread i32 $lines)
  iassign <* <$node>> 4 (dread ptr %p, iread ptr <* <* <$node>>> 0 (array 0 ptr <* <[1021] <* <$node>>>> (addrof ptr $table, dread u32 %h)))
  iassign <* <* <$node>>> 0 (array 0 ptr <* <[1021] <* <$node>>>> (addrof ptr $table, dread u32 %h), dread ptr %p)
  dassign $distinct 0 (add i32 (dread i32 $distinct, constval i32 1))
  return ()
}

func &is_letter static used (var %c i32) i32 {
  return (cior i32 (cior i32 (cand i32 (ge u1 i32 (dread i32 %c, constval i32 97), le u1 i32 (dread i32 %c, constval i32 122)), cand i32 (ge u1 i32 (dread i32 %c, constval i32 65), le u1 i32 (dread i32 %c, constval i32 90))), eq u1 i32 (dread i32 %c, constval i32 39)))
}

func &lower static used (var %c i32) i32 {
  var %cond_14 i32
  if (cand i32 (ge u1 i32 (dread i32 %c, constval i32 65), le u1 i32 (dread i32 %c, constval i32 90))) {
    dassign %cond_14 0 (add i32 (sub i32 (dread i32 %c, constval i32 65), constval i32 97))
  } else {
    dassign %cond_14 0 (dread i32 %c)
  }
  return (dread i32 %cond_14)
}

func &split static used (var %text <* i8>) void {
  var %word <[32] i8>
  var %length i32
  var %c i32
  var %post_15 <* i8>
  var %retVar_18 i32
  var %retVar_19 i32
  var %post_20 i32
  dassign %length 0 (constval i32 0)
  dassign %post_15 0 (dread ptr %text)
  dassign %text 0 (add ptr (dread ptr %post_15, constval i64 1))
  dassign %c 0 (iread i32 <* i8> 0 (dread ptr %post_15))
  while (ne u1 i32 (dread i32 %c, constval i32 0)) {
    callassigned &is_letter (dread i32 %c) { dassign %retVar_18 0 }
    if (ne u1 i32 (dread i32 %retVar_18, constval i32 0)) {
      if (lt u1 i32 (dread i32 %length, constval i32 31)) {
        callassigned &lower (dread i32 %c) { dassign %retVar_19 0 }
        dassign %post_20 0 (dread i32 %length)
        dassign %length 0 (add i32 (dread i32 %post_20, constval i32 1))
        iassign <* i8> 0 (array 0 ptr <* <[32] i8>> (addrof ptr %word, dread i32 %post_20), sext i32 8 (dread i32 %retVar_19))
      }
      goto @continue_17
    }
    if (gt u1 i32 (dread i32 %length, constval i32 0)) {
      iassign <* i8> 0 (array 0 ptr <* <[32] i8>> (addrof ptr %word, dread i32 %length), constval i32 0)
      callassigned &add_word (addrof ptr %word) {}
      dassign %length 0 (constval i32 0)
    }
    if (eq u1 i32 (dread i32 %c, constval i32 10)) {
      dassign $lines 0 (add i32 (dread i32 $lines, constval i32 1))
    } else {
      if (cior i32 (eq u1 i32 (dread i32 %c, constval i32 46), eq u1 i32 (dread i32 %c, constval i32 63))) {
        dassign $sentences 0 (add i32 (dread i32 $sentences, constval i32 1))
      }
    }
  @continue_17
    dassign %post_15 0 (dread ptr %text)
    dassign %text 0 (add ptr (dread ptr %post_15, constval i64 1))
    dassign %c 0 (iread i32 <* i8> 0 (dread ptr %post_15))
  }
  if (gt u1 i32 (dread i32 %length, constval i32 0)) {
    iassign <* i8> 0 (array 0 ptr <* <[32] i8>> (addrof ptr %word, dread i32 %length), constval i32 0)
    callassigned &add_word (addrof ptr %word) {}
  }
  return ()
}

func &compare static used (var %a <* void>, var %b <* void>) i32 {
  var %p <* <$node>>
  var %q <* <$node>>
  var %retVar_21 i32
  dassign %p 0 (iread ptr <* <* <$node>>> 0 (dread ptr %a))
  dassign %q 0 (iread ptr <* <* <$node>>> 0 (dread ptr %b))
  if (ne u1 i32 (iread i32 <* <$node>> 2 (dread ptr %p), iread i32 <* <$node>> 2 (dread ptr %q))) {
    return (sub i32 (iread i32 <* <$node>> 2 (dread ptr %q), iread i32 <* <$node>> 2 (dread ptr %p)))
  }
  callassigned &strcmp (iread ptr <* <$node>> 1 (dread ptr %p), iread ptr <* <$node>> 1 (dread ptr %q)) { dassign %retVar_21 0 }
  return (dread i32 %retVar_21)
}

func &write_text static used (var %text <* i8>, var %n i32) void {
  var %seed u32
  var %column i32
  var %capital i32
  var %i i32
  var %count i32
  var %k i32
  var %s <* i8>
  var %retVar_29 i32
  var %cond_30 i32
  var %post_31 i32
  var %post_32 i32
  var %post_33 i32
  dassign %seed 0 (constval u32 12345)
  dassign %column 0 (constval i32 0)
  dassign %capital 0 (constval i32 1)
  dassign %i 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i, dread i32 %n)) {
    dassign %seed 0 (add u32 (mul u32 (dread u32 %seed, constval u32 69069), constval u32 1))
    dassign %count 0 (cvt i32 u32 (add u32 (constval u32 1, div u32 (lshr u32 (dread u32 %seed, constval i32 28), constval u32 5))))
    dassign %k 0 (constval i32 0)
    while (cand i32 (lt u1 i32 (dread i32 %k, dread i32 %count), lt u1 i32 (dread i32 %i, dread i32 %n))) {
      dassign %seed 0 (add u32 (mul u32 (dread u32 %seed, constval u32 69069), constval u32 1))
      dassign %s 0 (iread ptr <* <* i8>> 0 (array 0 ptr <* <[16] <* i8>>> (addrof ptr $syllables_22, rem u32 (lshr u32 (dread u32 %seed, constval i32 20), cvt u32 i32 (select i32 (eq u1 i32 (dread i32 %k, constval i32 0), constval i32 12, constval i32 16))))))
      while (cand i32 (ne u1 i32 (iread i32 <* i8> 0 (dread ptr %s), constval i32 0), lt u1 i32 (dread i32 %i, dread i32 %n))) {
        if (ne u1 i32 (dread i32 %capital, constval i32 0)) {
          callassigned &toupper (zext u32 8 (iread i32 <* i8> 0 (dread ptr %s))) { dassign %retVar_29 0 }
          dassign %cond_30 0 (sext i32 8 (dread i32 %retVar_29))
        } else {
          dassign %cond_30 0 (iread i32 <* i8> 0 (dread ptr %s))
        }
        dassign %post_31 0 (dread i32 %i)
        dassign %i 0 (add i32 (dread i32 %post_31, constval i32 1))
        iassign <* i8> 0 (add ptr (dread ptr %text, cvt i64 i32 (dread i32 %post_31)), sext i32 8 (dread i32 %cond_30))
        dassign %capital 0 (constval i32 0)
        dassign %s 0 (add ptr (dread ptr %s, constval i64 1))
        dassign %column 0 (add i32 (dread i32 %column, constval i32 1))
      }
      dassign %k 0 (add i32 (dread i32 %k, constval i32 1))
    }
    if (cand i32 (lt u1 i32 (dread i32 %i, dread i32 %n), eq u1 u32 (lshr u32 (dread u32 %seed, constval i32 29), constval u32 0))) {
      dassign %post_32 0 (dread i32 %i)
      dassign %i 0 (add i32 (dread i32 %post_32, constval i32 1))
      iassign <* i8> 0 (add ptr (dread ptr %text, cvt i64 i32 (dread i32 %post_32)), sext i32 8 (select i32 (ne u1 u32 (band u32 (dread u32 %seed, constval u32 1048576), constval u32 0), constval i32 46, constval i32 63)))
      dassign %capital 0 (constval i32 1)
    }
    if (lt u1 i32 (dread i32 %i, dread i32 %n)) {
      dassign %post_33 0 (dread i32 %i)
      dassign %i 0 (add i32 (dread i32 %post_33, constval i32 1))
      iassign <* i8> 0 (add ptr (dread ptr %text, cvt i64 i32 (dread i32 %post_33)), sext i32 8 (select i32 (gt u1 i32 (dread i32 %column, constval i32 60), constval i32 10, constval i32 32)))
      if (gt u1 i32 (dread i32 %column, constval i32 60)) {
        dassign %column 0 (constval i32 0)
      }
    }
  }
  iassign <* i8> 0 (add ptr (dread ptr %text, cvt i64 i32 (dread i32 %n)), constval i32 0)
  return ()
}

func &main public used (var %argc i32, var %argv <* <* i8>>) i32 {
  var %n i32
  var %retVar_34 i32
  var %cond_35 i32
  var %text <* i8>
  var %retVar_36 <* void>
  var %sorted <* <* <$node>>>
  var %retVar_37 <* void>
  var %used i32
  var %i i32
  var %p <* <$node>>
  var %post_42 i32
  var %sum u32
  var %i_43 i32
  var %retVar_46 u32
  var %retVar_47 i32
  if (gt u1 i32 (dread i32 %argc, constval i32 1)) {
    callassigned &atoi (iread ptr <* <* i8>> 0 (add ptr (dread ptr %argv, constval i64 8))) { dassign %retVar_34 0 }
    dassign %cond_35 0 (dread i32 %retVar_34)
  } else {
    dassign %cond_35 0 (constval i32 2500000)
  }
  dassign %n 0 (dread i32 %cond_35)
  callassigned &malloc (cvt u64 i32 (add i32 (dread i32 %n, constval i32 1))) { dassign %retVar_36 0 }
  dassign %text 0 (dread ptr %retVar_36)
  if (eq u1 ptr (dread ptr %text, constval ptr 0)) {
    return (constval i32 1)
  }
  callassigned &write_text (dread ptr %text, dread i32 %n) {}
  callassigned &split (dread ptr %text) {}
  callassigned &malloc (mul u64 (cvt u64 i32 (add i32 (dread i32 $distinct, constval i32 1)), constval u64 8)) { dassign %retVar_37 0 }
  dassign %sorted 0 (dread ptr %retVar_37)
  dassign %used 0 (constval i32 0)
  dassign %i 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i, constval i32 1021)) {
    dassign %p 0 (iread ptr <* <* <$node>>> 0 (array 0 ptr <* <[1021] <* <$node>>>> (addrof ptr $table, dread i32 %i)))
    while (ne u1 ptr (dread ptr %p, constval ptr 0)) {
      dassign %post_42 0 (dread i32 %used)
      dassign %used 0 (add i32 (dread i32 %post_42, constval i32 1))
      iassign <* <* <$node>>> 0 (add ptr (dread ptr %sorted, mul i64 (cvt i64 i32 (dread i32 %post_42), constval i64 8)), dread ptr %p)
      dassign %p 0 (iread ptr <* <$node>> 4 (dread ptr %p))
    }
    dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
  }
  callassigned &qsort (dread ptr %sorted, cvt u64 i32 (dread i32 %used), constval u64 8, addroffunc ptr &compare) {}
  dassign %sum 0 (constval u32 0)
  dassign %i_43 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i_43, dread i32 %used)) {
    callassigned &hash (iread ptr <* <$node>> 1 (iread ptr <* <* <$node>>> 0 (add ptr (dread ptr %sorted, mul i64 (cvt i64 i32 (dread i32 %i_43), constval i64 8))))) { dassign %retVar_46 0 }
    dassign %sum 0 (add u32 (add u32 (mul u32 (dread u32 %sum, constval u32 17), mul u32 (dread u32 %retVar_46, cvt u32 i32 (iread i32 <* <$node>> 2 (iread ptr <* <* <$node>>> 0 (add ptr (dread ptr %sorted, mul i64 (cvt i64 i32 (dread i32 %i_43), constval i64 8))))))), cvt u32 i32 (iread i32 <* <$node>> 3 (iread ptr <* <* <$node>>> 0 (add ptr (dread ptr %sorted, mul i64 (cvt i64 i32 (dread i32 %i_43), constval i64 8)))))))
    callassigned &free (iread ptr <* <$node>> 1 (iread ptr <* <* <$node>>> 0 (add ptr (dread ptr %sorted, mul i64 (cvt i64 i32 (dread i32 %i_43), constval i64 8))))) {}
    callassigned &free (iread ptr <* <* <$node>>> 0 (add ptr (dread ptr %sorted, mul i64 (cvt i64 i32 (dread i32 %i_43), constval i64 8)))) {}
    dassign %i_43 0 (add i32 (dread i32 %i_43, constval i32 1))
  }
  callassigned &printf (conststr ptr "wordcount %ld %d %d %d %u\x0a", dread i64 $total, dread i32 %used, dread i32 $lines, dread i32 $sentences, dread u32 %sum) { dassign %retVar_47 0 }
  callassigned &free (dread ptr %sorted) {}
  callassigned &free (dread ptr %text) {}
  return (constval i32 0)
}
