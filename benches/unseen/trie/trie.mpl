# trie.c translated by c2mpl.

flavor 1
srclang 1
entryfunc &main

type $__va_list_tag <struct {
  @gp_offset u32,
  @fp_offset u32,
  @overflow_arg_area <* void>,
  @reg_save_area <* void>}>
type $trie <struct {
  @next <[26] <* <$trie>>>,
  @count i32,
  @through i32}>
type $_IO_FILE <structincomplete {}>

func &printf public extern varargs (var %a0 <* i8>, ...) i32
func &calloc public extern (var %a0 u64, var %a1 u64) <* void>
func &free public extern (var %a0 <* void>) void
func &atoi public extern (var %a0 <* i8>) i32
func &strlen public extern (var %a0 <* i8>) u64
func &strcat public extern (var %a0 <* i8>, var %a1 <* i8>) <* i8>

var $nodes fstatic i32
var $syllables_21 fstatic <[16] <* i8>> = [conststr ptr "ba", conststr ptr "con", conststr ptr "de", conststr ptr "er", conststr ptr "fi", conststr ptr "ga", conststr ptr "ing", conststr ptr "jo", conststr ptr "ki", conststr ptr "lo", conststr ptr "men", conststr ptr "na", conststr ptr "or", conststr ptr "per", conststr ptr "re", conststr ptr "tion"]
var $patterns_25 fstatic <[6] <* i8>> = [conststr ptr "ba...", conststr ptr ".e..e", conststr ptr "...tion", conststr ptr "con...ing", conststr ptr "....", conststr ptr "..o.e....r"]

func &new_node static used () <* <$trie>> {
  var %t <* <$trie>>
  var %retVar_1 <* void>
  callassigned &calloc (constval u64 1, constval u64 216) { dassign %retVar_1 0 }
  dassign %t 0 (dread ptr %retVar_1)
  dassign $nodes 0 (add i32 (dread i32 $nodes, constval i32 1))
  return (dread ptr %t)
}

func &add static used (var %t <* <$trie>>, var %word <* i8>) void {
  var %branch <* <* <$trie>>>
  var %retVar_4 <* <$trie>>
  while (ne u1 i32 (iread i32 <* i8> 0 (dread ptr %word), constval i32 0)) {
    dassign %branch 0 (array 0 ptr <* <[26] <* <$trie>>>> (iaddrof ptr <* <$trie>> 1 (dread ptr %t), sub i32 (iread i32 <* i8> 0 (dread ptr %word), constval i32 97)))
    iassign <* <$trie>> 3 (dread ptr %t, add i32 (iread i32 <* <$trie>> 3 (dread ptr %t), constval i32 1))
    if (eq u1 ptr (iread ptr <* <* <$trie>>> 0 (dread ptr %branch), constval ptr 0)) {
      callassigned &new_node () { dassign %retVar_4 0 }
      iassign <* <* <$trie>>> 0 (dread ptr %branch, dread ptr %retVar_4)
    }
    dassign %t 0 (iread ptr <* <* <$trie>>> 0 (dread ptr %branch))
    dassign %word 0 (add ptr (dread ptr %word, constval i64 1))
  }
  iassign <* <$trie>> 3 (dread ptr %t, add i32 (iread i32 <* <$trie>> 3 (dread ptr %t), constval i32 1))
  iassign <* <$trie>> 2 (dread ptr %t, add i32 (iread i32 <* <$trie>> 2 (dread ptr %t), constval i32 1))
  return ()
}

func &find static used (var %t <* <$trie>>, var %prefix <* i8>) <* <$trie>> {
  var %post_7 <* i8>
  while (cand i32 (ne u1 ptr (dread ptr %t, constval ptr 0), ne u1 i32 (iread i32 <* i8> 0 (dread ptr %prefix), constval i32 0))) {
    dassign %post_7 0 (dread ptr %prefix)
    dassign %prefix 0 (add ptr (dread ptr %post_7, constval i64 1))
    dassign %t 0 (iread ptr <* <* <$trie>>> 0 (array 0 ptr <* <[26] <* <$trie>>>> (iaddrof ptr <* <$trie>> 1 (dread ptr %t), sub i32 (iread i32 <* i8> 0 (dread ptr %post_7), constval i32 97))))
  }
  return (dread ptr %t)
}

func &match static used (var %t <* <$trie>>, var %pattern <* i8>) i32 {
  var %retVar_8 i32
  var %cond_9 i32
  var %sum i32
  var %i i32
  var %retVar_12 i32
  if (eq u1 i32 (iread i32 <* i8> 0 (dread ptr %pattern), constval i32 0)) {
    return (iread i32 <* <$trie>> 2 (dread ptr %t))
  }
  if (ne u1 i32 (iread i32 <* i8> 0 (dread ptr %pattern), constval i32 46)) {
    dassign %t 0 (iread ptr <* <* <$trie>>> 0 (array 0 ptr <* <[26] <* <$trie>>>> (iaddrof ptr <* <$trie>> 1 (dread ptr %t), sub i32 (iread i32 <* i8> 0 (dread ptr %pattern), constval i32 97))))
    if (ne u1 ptr (dread ptr %t, constval ptr 0)) {
      callassigned &match (dread ptr %t, add ptr (dread ptr %pattern, constval i64 1)) { dassign %retVar_8 0 }
      dassign %cond_9 0 (dread i32 %retVar_8)
    } else {
      dassign %cond_9 0 (constval i32 0)
    }
    return (dread i32 %cond_9)
  }
  dassign %sum 0 (constval i32 0)
  dassign %i 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i, constval i32 26)) {
    if (ne u1 ptr (iread ptr <* <* <$trie>>> 0 (array 0 ptr <* <[26] <* <$trie>>>> (iaddrof ptr <* <$trie>> 1 (dread ptr %t), dread i32 %i)), constval ptr 0)) {
      callassigned &match (iread ptr <* <* <$trie>>> 0 (array 0 ptr <* <[26] <* <$trie>>>> (iaddrof ptr <* <$trie>> 1 (dread ptr %t), dread i32 %i)), add ptr (dread ptr %pattern, constval i64 1)) { dassign %retVar_12 0 }
      dassign %sum 0 (add i32 (dread i32 %sum, dread i32 %retVar_12))
    }
    dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
  }
  return (dread i32 %sum)
}

func &list static used (var %t <* <$trie>>, var %prefix <* i8>, var %length i32, var %sum u32) u32 {
  var %i i32
  var %i_15 i32
  var %retVar_18 u32
  if (gt u1 i32 (iread i32 <* <$trie>> 2 (dread ptr %t), constval i32 0)) {
    dassign %i 0 (constval i32 0)
    while (lt u1 i32 (dread i32 %i, dread i32 %length)) {
      dassign %sum 0 (add u32 (mul u32 (dread u32 %sum, constval u32 31), zext u32 8 (iread i32 <* i8> 0 (add ptr (dread ptr %prefix, cvt i64 i32 (dread i32 %i))))))
      dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
    }
    dassign %sum 0 (add u32 (dread u32 %sum, cvt u32 i32 (iread i32 <* <$trie>> 2 (dread ptr %t))))
  }
  dassign %i_15 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i_15, constval i32 26)) {
    if (ne u1 ptr (iread ptr <* <* <$trie>>> 0 (array 0 ptr <* <[26] <* <$trie>>>> (iaddrof ptr <* <$trie>> 1 (dread ptr %t), dread i32 %i_15)), constval ptr 0)) {
      iassign <* i8> 0 (add ptr (dread ptr %prefix, cvt i64 i32 (dread i32 %length)), sext i32 8 (add i32 (constval i32 97, dread i32 %i_15)))
      callassigned &list (iread ptr <* <* <$trie>>> 0 (array 0 ptr <* <[26] <* <$trie>>>> (iaddrof ptr <* <$trie>> 1 (dread ptr %t), dread i32 %i_15)), dread ptr %prefix, add i32 (dread i32 %length, constval i32 1), dread u32 %sum) { dassign %retVar_18 0 }
      dassign %sum 0 (dread u32 %retVar_18)
    }
    dassign %i_15 0 (add i32 (dread i32 %i_15, constval i32 1))
  }
  return (dread u32 %sum)
}

func &destroy static used (var %t <* <$trie>>) void {
  var %i i32
  dassign %i 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i, constval i32 26)) {
    if (ne u1 ptr (iread ptr <* <* <$trie>>> 0 (array 0 ptr <* <[26] <* <$trie>>>> (iaddrof ptr <* <$trie>> 1 (dread ptr %t), dread i32 %i)), constval ptr 0)) {
      callassigned &destroy (iread ptr <* <* <$trie>>> 0 (array 0 ptr <* <[26] <* <$trie>>>> (iaddrof ptr <* <$trie>> 1 (dread ptr %t), dread i32 %i))) {}
    }
    dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
  }
  callassigned &free (dread ptr %t) {}
  return ()
}

func &make_word static used (var %word <* i8>, var %seed <* u32>) void {
  var %count i32
  var %i i32
  var %retVar_24 <* i8>
  iassign <* u32> 0 (dread ptr %seed, add u32 (mul u32 (iread u32 <* u32> 0 (dread ptr %seed), constval u32 1664525), constval u32 1013904223))
  dassign %count 0 (add i32 (constval i32 1, cvt i32 u32 (lshr u32 (iread u32 <* u32> 0 (dread ptr %seed), constval i32 30))))
  iassign <* i8> 0 (dread ptr %word, constval i32 0)
  dassign %i 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i, dread i32 %count)) {
    callassigned &strcat (dread ptr %word, iread ptr <* <* i8>> 0 (array 0 ptr <* <[16] <* i8>>> (addrof ptr $syllables_21, band u32 (lshr u32 (iread u32 <* u32> 0 (dread ptr %seed), add i32 (constval i32 10, mul i32 (constval i32 5, dread i32 %i))), constval u32 15)))) { dassign %retVar_24 0 }
    dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
  }
  return ()
}

func &main public used (var %argc i32, var %argv <* <* i8>>) i32 {
  var %n i32
  var %retVar_26 i32
  var %cond_27 i32
  var %root <* <$trie>>
  var %retVar_28 <* <$trie>>
  var %word <[32] i8>
  var %seed u32
  var %sum u32
  var %known i32
  var %matches i32
  var %i i32
  var %i_31 i32
  var %t <* <$trie>>
  var %retVar_34 <* <$trie>>
  var %retVar_35 u64
  var %retVar_36 <* <$trie>>
  var %cond_37 i32
  var %retVar_38 i32
  var %retVar_39 u32
  var %retVar_40 i32
  if (gt u1 i32 (dread i32 %argc, constval i32 1)) {
    callassigned &atoi (iread ptr <* <* i8>> 0 (add ptr (dread ptr %argv, constval i64 8))) { dassign %retVar_26 0 }
    dassign %cond_27 0 (dread i32 %retVar_26)
  } else {
    dassign %cond_27 0 (constval i32 150000)
  }
  dassign %n 0 (dread i32 %cond_27)
  callassigned &new_node () { dassign %retVar_28 0 }
  dassign %root 0 (dread ptr %retVar_28)
  dassign %seed 0 (constval u32 42)
  dassign %sum 0 (constval u32 0)
  dassign %known 0 (constval i32 0)
  dassign %matches 0 (constval i32 0)
  dassign %i 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i, dread i32 %n)) {
    callassigned &make_word (addrof ptr %word, addrof ptr %seed) {}
    callassigned &add (dread ptr %root, addrof ptr %word) {}
    dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
  }
  dassign %i_31 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i_31, dread i32 %n)) {
    callassigned &make_word (addrof ptr %word, addrof ptr %seed) {}
    callassigned &find (dread ptr %root, addrof ptr %word) { dassign %retVar_34 0 }
    dassign %t 0 (dread ptr %retVar_34)
    if (cand i32 (ne u1 ptr (dread ptr %t, constval ptr 0), gt u1 i32 (iread i32 <* <$trie>> 2 (dread ptr %t), constval i32 0))) {
      dassign %known 0 (add i32 (dread i32 %known, constval i32 1))
    }
    callassigned &strlen (addrof ptr %word) { dassign %retVar_35 0 }
    iassign <* i8> 0 (array 0 ptr <* <[32] i8>> (addrof ptr %word, div u64 (dread u64 %retVar_35, constval u64 2)), constval i32 0)
    callassigned &find (dread ptr %root, addrof ptr %word) { dassign %retVar_36 0 }
    dassign %t 0 (dread ptr %retVar_36)
    if (ne u1 ptr (dread ptr %t, constval ptr 0)) {
      dassign %cond_37 0 (iread i32 <* <$trie>> 3 (dread ptr %t))
    } else {
      dassign %cond_37 0 (constval i32 -1)
    }
    dassign %sum 0 (add u32 (mul u32 (dread u32 %sum, constval u32 31), cvt u32 i32 (dread i32 %cond_37)))
    if (eq u1 i32 (rem i32 (dread i32 %i_31, constval i32 256), constval i32 255)) {
      callassigned &match (dread ptr %root, iread ptr <* <* i8>> 0 (array 0 ptr <* <[6] <* i8>>> (addrof ptr $patterns_25, rem i32 (div i32 (dread i32 %i_31, constval i32 256), constval i32 6)))) { dassign %retVar_38 0 }
      dassign %matches 0 (add i32 (dread i32 %matches, dread i32 %retVar_38))
    }
    dassign %i_31 0 (add i32 (dread i32 %i_31, constval i32 1))
  }
  callassigned &list (dread ptr %root, addrof ptr %word, constval i32 0, dread u32 %sum) { dassign %retVar_39 0 }
  dassign %sum 0 (dread u32 %retVar_39)
  callassigned &printf (conststr ptr "trie %u %d %d %d\x0a", dread u32 %sum, dread i32 $nodes, dread i32 %known, dread i32 %matches) { dassign %retVar_40 0 }
  callassigned &destroy (dread ptr %root) {}
  return (constval i32 0)
}
