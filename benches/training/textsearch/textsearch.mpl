# textsearch.c translated by c2mpl.

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
func &malloc public extern (var %a0 u64) <* void>
func &free public extern (var %a0 <* void>) void
func &exit public extern (var %a0 i32) void
func &atoi public extern (var %a0 <* i8>) i32
func &memcmp public extern (var %a0 <* void>, var %a1 <* void>, var %a2 u64) i32
func &strlen public extern (var %a0 <* i8>) u64
func &strncmp public extern (var %a0 <* i8>, var %a1 <* i8>, var %a2 u64) i32

var $words_29 fstatic <[12] <* i8>> = [conststr ptr "the ", conststr ptr "river ", conststr ptr "runs ", conststr ptr "rivers ", conststr ptr "and ", conststr ptr "an ", conststr ptr "abab ", conststr ptr "ababab", conststr ptr "aabaa", conststr ptr "stone ", conststr ptr "stony\x0a", conststr ptr "run"]
var $patterns_37 fstatic <[6] <* i8>> = [conststr ptr "river", conststr ptr "ababab", conststr ptr "aabaab", conststr ptr "stone and stone", conststr ptr "the rivers run", conststr ptr "nowhere"]
var $searchers_38 fstatic <[4] <* <func (<* i8>, i32, <* i8>, i32) i32>>> = [addroffunc ptr &naive, addroffunc ptr &by_failure, addroffunc ptr &horspool, addroffunc ptr &by_hash]

func &naive static used (var %text <* i8>, var %n i32, var %word <* i8>, var %m i32) i32 {
  var %count i32
  var %i i32
  var %j i32
  dassign %count 0 (constval i32 0)
  dassign %i 0 (constval i32 0)
  while (le u1 i32 (add i32 (dread i32 %i, dread i32 %m), dread i32 %n)) {
    dassign %j 0 (constval i32 0)
    while (cand i32 (lt u1 i32 (dread i32 %j, dread i32 %m), eq u1 i32 (iread i32 <* i8> 0 (add ptr (dread ptr %text, cvt i64 i32 (add i32 (dread i32 %i, dread i32 %j)))), iread i32 <* i8> 0 (add ptr (dread ptr %word, cvt i64 i32 (dread i32 %j)))))) {
      dassign %j 0 (add i32 (dread i32 %j, constval i32 1))
    }
    if (eq u1 i32 (dread i32 %j, dread i32 %m)) {
      dassign %count 0 (add i32 (dread i32 %count, constval i32 1))
    }
    dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
  }
  return (dread i32 %count)
}

func &by_failure static used (var %text <* i8>, var %n i32, var %word <* i8>, var %m i32) i32 {
  var %fail <[65] i32>
  var %i i32
  var %k i32
  var %count i32
  dassign %k 0 (constval i32 0)
  dassign %count 0 (constval i32 0)
  iassign <* i32> 0 (array 0 ptr <* <[65] i32>> (addrof ptr %fail, constval i32 0), constval i32 0)
  dassign %i 0 (constval i32 1)
  while (lt u1 i32 (dread i32 %i, dread i32 %m)) {
    while (cand i32 (gt u1 i32 (dread i32 %k, constval i32 0), ne u1 i32 (iread i32 <* i8> 0 (add ptr (dread ptr %word, cvt i64 i32 (dread i32 %k))), iread i32 <* i8> 0 (add ptr (dread ptr %word, cvt i64 i32 (dread i32 %i)))))) {
      dassign %k 0 (iread i32 <* i32> 0 (array 0 ptr <* <[65] i32>> (addrof ptr %fail, sub i32 (dread i32 %k, constval i32 1))))
    }
    if (eq u1 i32 (iread i32 <* i8> 0 (add ptr (dread ptr %word, cvt i64 i32 (dread i32 %k))), iread i32 <* i8> 0 (add ptr (dread ptr %word, cvt i64 i32 (dread i32 %i))))) {
      dassign %k 0 (add i32 (dread i32 %k, constval i32 1))
    }
    iassign <* i32> 0 (array 0 ptr <* <[65] i32>> (addrof ptr %fail, dread i32 %i), dread i32 %k)
    dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
  }
  dassign %i 0 (constval i32 0)
  dassign %k 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i, dread i32 %n)) {
    while (cand i32 (gt u1 i32 (dread i32 %k, constval i32 0), ne u1 i32 (iread i32 <* i8> 0 (add ptr (dread ptr %word, cvt i64 i32 (dread i32 %k))), iread i32 <* i8> 0 (add ptr (dread ptr %text, cvt i64 i32 (dread i32 %i)))))) {
      dassign %k 0 (iread i32 <* i32> 0 (array 0 ptr <* <[65] i32>> (addrof ptr %fail, sub i32 (dread i32 %k, constval i32 1))))
    }
    if (eq u1 i32 (iread i32 <* i8> 0 (add ptr (dread ptr %word, cvt i64 i32 (dread i32 %k))), iread i32 <* i8> 0 (add ptr (dread ptr %text, cvt i64 i32 (dread i32 %i))))) {
      dassign %k 0 (add i32 (dread i32 %k, constval i32 1))
    }
    if (eq u1 i32 (dread i32 %k, dread i32 %m)) {
      dassign %count 0 (add i32 (dread i32 %count, constval i32 1))
      dassign %k 0 (iread i32 <* i32> 0 (array 0 ptr <* <[65] i32>> (addrof ptr %fail, sub i32 (dread i32 %k, constval i32 1))))
    }
    dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
  }
  return (dread i32 %count)
}

func &horspool static used (var %text <* i8>, var %n i32, var %word <* i8>, var %m i32) i32 {
  var %skip <[256] i32>
  var %count i32
  var %last i32
  var %c i32
  var %j i32
  var %p <* i8>
  var %end <* i8>
  var %c_19 u8
  var %retVar_20 i32
  var %logic_21 i32
  dassign %count 0 (constval i32 0)
  dassign %last 0 (sub i32 (dread i32 %m, constval i32 1))
  dassign %c 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %c, constval i32 256)) {
    iassign <* i32> 0 (array 0 ptr <* <[256] i32>> (addrof ptr %skip, dread i32 %c), dread i32 %m)
    dassign %c 0 (add i32 (dread i32 %c, constval i32 1))
  }
  dassign %j 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %j, dread i32 %last)) {
    iassign <* i32> 0 (array 0 ptr <* <[256] i32>> (addrof ptr %skip, zext u32 8 (iread i32 <* i8> 0 (add ptr (dread ptr %word, cvt i64 i32 (dread i32 %j))))), sub i32 (dread i32 %last, dread i32 %j))
    dassign %j 0 (add i32 (dread i32 %j, constval i32 1))
  }
  dassign %p 0 (dread ptr %text)
  dassign %end 0 (sub ptr (add ptr (dread ptr %text, cvt i64 i32 (dread i32 %n)), cvt i64 i32 (dread i32 %m)))
  while (le u1 ptr (dread ptr %p, dread ptr %end)) {
    dassign %c_19 0 (zext u32 8 (iread i32 <* i8> 0 (add ptr (dread ptr %p, cvt i64 i32 (dread i32 %last)))))
    dassign %logic_21 0 (constval i32 0)
    if (eq u1 i32 (dread u32 %c_19, zext u32 8 (iread i32 <* i8> 0 (add ptr (dread ptr %word, cvt i64 i32 (dread i32 %last)))))) {
      callassigned &memcmp (dread ptr %p, dread ptr %word, cvt u64 i32 (dread i32 %last)) { dassign %retVar_20 0 }
      dassign %logic_21 0 (ne i32 i32 (eq u1 i32 (dread i32 %retVar_20, constval i32 0), constval i32 0))
    }
    if (dread i32 %logic_21) {
      dassign %count 0 (add i32 (dread i32 %count, constval i32 1))
    }
    dassign %p 0 (add ptr (dread ptr %p, cvt i64 i32 (iread i32 <* i32> 0 (array 0 ptr <* <[256] i32>> (addrof ptr %skip, dread u32 %c_19)))))
  }
  return (dread i32 %count)
}

func &by_hash static used (var %text <* i8>, var %n i32, var %word <* i8>, var %m i32) i32 {
  var %base u32
  var %modulus u32
  var %want u32
  var %have u32
  var %high u32
  var %count i32
  var %i i32
  var %i_24 i32
  var %retVar_27 i32
  var %logic_28 i32
  dassign %base 0 (constval u32 257)
  dassign %modulus 0 (constval u32 1000003)
  dassign %want 0 (constval u32 0)
  dassign %have 0 (constval u32 0)
  dassign %high 0 (constval u32 1)
  dassign %count 0 (constval i32 0)
  if (gt u1 i32 (dread i32 %m, dread i32 %n)) {
    return (constval i32 0)
  }
  dassign %i 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i, dread i32 %m)) {
    dassign %want 0 (rem u32 (add u32 (mul u32 (dread u32 %want, dread u32 %base), zext u32 8 (iread i32 <* i8> 0 (add ptr (dread ptr %word, cvt i64 i32 (dread i32 %i))))), dread u32 %modulus))
    dassign %have 0 (rem u32 (add u32 (mul u32 (dread u32 %have, dread u32 %base), zext u32 8 (iread i32 <* i8> 0 (add ptr (dread ptr %text, cvt i64 i32 (dread i32 %i))))), dread u32 %modulus))
    if (gt u1 i32 (dread i32 %i, constval i32 0)) {
      dassign %high 0 (rem u32 (mul u32 (dread u32 %high, dread u32 %base), dread u32 %modulus))
    }
    dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
  }
  dassign %i_24 0 (constval i32 0)
  while (constval i32 1) {
    dassign %logic_28 0 (constval i32 0)
    if (eq u1 u32 (dread u32 %have, dread u32 %want)) {
      callassigned &strncmp (add ptr (dread ptr %text, cvt i64 i32 (dread i32 %i_24)), dread ptr %word, cvt u64 i32 (dread i32 %m)) { dassign %retVar_27 0 }
      dassign %logic_28 0 (ne i32 i32 (eq u1 i32 (dread i32 %retVar_27, constval i32 0), constval i32 0))
    }
    if (dread i32 %logic_28) {
      dassign %count 0 (add i32 (dread i32 %count, constval i32 1))
    }
    if (ge u1 i32 (add i32 (dread i32 %i_24, dread i32 %m), dread i32 %n)) {
      goto @break_25
    }
    dassign %have 0 (rem u32 (sub u32 (add u32 (dread u32 %have, dread u32 %modulus), rem u32 (mul u32 (zext u32 8 (iread i32 <* i8> 0 (add ptr (dread ptr %text, cvt i64 i32 (dread i32 %i_24)))), dread u32 %high), dread u32 %modulus)), dread u32 %modulus))
    dassign %have 0 (rem u32 (add u32 (mul u32 (dread u32 %have, dread u32 %base), zext u32 8 (iread i32 <* i8> 0 (add ptr (dread ptr %text, cvt i64 i32 (add i32 (dread i32 %i_24, dread i32 %m)))))), dread u32 %modulus))
    dassign %i_24 0 (add i32 (dread i32 %i_24, constval i32 1))
  }
  @break_25
  return (dread i32 %count)
}

func &make_text static used (var %n i32) <* i8> {
  var %text <* i8>
  var %retVar_30 <* void>
  var %seed u32
  var %used i32
  var %w <* i8>
  var %post_35 <* i8>
  var %post_36 i32
  callassigned &malloc (add u64 (cvt u64 i32 (dread i32 %n), constval u64 16)) { dassign %retVar_30 0 }
  dassign %text 0 (dread ptr %retVar_30)
  dassign %seed 0 (constval u32 1)
  dassign %used 0 (constval i32 0)
  if (eq u1 ptr (dread ptr %text, constval ptr 0)) {
    callassigned &exit (constval i32 1) {}
  }
  while (lt u1 i32 (dread i32 %used, dread i32 %n)) {
    dassign %seed 0 (add u32 (mul u32 (dread u32 %seed, constval u32 69069), constval u32 1))
    dassign %w 0 (iread ptr <* <* i8>> 0 (array 0 ptr <* <[12] <* i8>>> (addrof ptr $words_29, rem u32 (lshr u32 (dread u32 %seed, constval i32 20), constval u32 12))))
    while (cand i32 (ne u1 i32 (iread i32 <* i8> 0 (dread ptr %w), constval i32 0), lt u1 i32 (dread i32 %used, dread i32 %n))) {
      dassign %post_35 0 (dread ptr %w)
      dassign %w 0 (add ptr (dread ptr %post_35, constval i64 1))
      dassign %post_36 0 (dread i32 %used)
      dassign %used 0 (add i32 (dread i32 %post_36, constval i32 1))
      iassign <* i8> 0 (add ptr (dread ptr %text, cvt i64 i32 (dread i32 %post_36)), iread i32 <* i8> 0 (dread ptr %post_35))
    }
  }
  iassign <* i8> 0 (add ptr (dread ptr %text, cvt i64 i32 (dread i32 %used)), constval i32 0)
  return (dread ptr %text)
}

func &main public used (var %argc i32, var %argv <* <* i8>>) i32 {
  var %n i32
  var %retVar_39 i32
  var %cond_40 i32
  var %text <* i8>
  var %retVar_41 <* i8>
  var %differ i32
  var %sum u32
  var %p i32
  var %m i32
  var %retVar_44 u64
  var %part i32
  var %first i32
  var %k i32
  var %count i32
  var %retVar_47 i32
  var %retVar_48 i32
  if (gt u1 i32 (dread i32 %argc, constval i32 1)) {
    callassigned &atoi (iread ptr <* <* i8>> 0 (add ptr (dread ptr %argv, constval i64 8))) { dassign %retVar_39 0 }
    dassign %cond_40 0 (dread i32 %retVar_39)
  } else {
    dassign %cond_40 0 (constval i32 2500000)
  }
  dassign %n 0 (dread i32 %cond_40)
  callassigned &make_text (dread i32 %n) { dassign %retVar_41 0 }
  dassign %text 0 (dread ptr %retVar_41)
  dassign %differ 0 (constval i32 0)
  dassign %sum 0 (constval u32 0)
  dassign %p 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %p, constval i32 6)) {
    callassigned &strlen (iread ptr <* <* i8>> 0 (array 0 ptr <* <[6] <* i8>>> (addrof ptr $patterns_37, dread i32 %p))) { dassign %retVar_44 0 }
    dassign %m 0 (cvt i32 u64 (dread u64 %retVar_44))
    dassign %part 0 (div i32 (dread i32 %n, add i32 (rem i32 (dread i32 %p, constval i32 3), constval i32 1)))
    dassign %first 0 (constval i32 0)
    dassign %k 0 (constval i32 0)
    while (lt u1 i32 (dread i32 %k, constval i32 4)) {
      icallassigned (iread ptr <* <* <func (<* i8>, i32, <* i8>, i32) i32>>> 0 (array 0 ptr <* <[4] <* <func (<* i8>, i32, <* i8>, i32) i32>>>> (addrof ptr $searchers_38, dread i32 %k)), dread ptr %text, dread i32 %part, iread ptr <* <* i8>> 0 (array 0 ptr <* <[6] <* i8>>> (addrof ptr $patterns_37, dread i32 %p)), dread i32 %m) { dassign %retVar_47 0 }
      dassign %count 0 (dread i32 %retVar_47)
      if (eq u1 i32 (dread i32 %k, constval i32 0)) {
        dassign %first 0 (dread i32 %count)
      } else {
        if (ne u1 i32 (dread i32 %count, dread i32 %first)) {
          dassign %differ 0 (add i32 (dread i32 %differ, constval i32 1))
        }
      }
      dassign %sum 0 (add u32 (mul u32 (dread u32 %sum, constval u32 13), cvt u32 i32 (dread i32 %count)))
      dassign %k 0 (add i32 (dread i32 %k, constval i32 1))
    }
    dassign %p 0 (add i32 (dread i32 %p, constval i32 1))
  }
  callassigned &printf (conststr ptr "textsearch %d %u\x0a", dread i32 %differ, dread u32 %sum) { dassign %retVar_48 0 }
  callassigned &free (dread ptr %text) {}
  return (constval i32 0)
}
