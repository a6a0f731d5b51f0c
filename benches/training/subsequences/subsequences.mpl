# subsequences.c translated by c2mpl.

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

var $common fstatic <[151][151] i16>
var $rising fstatic <[150] i32>
var $previous fstatic <[150] i32>
var $palindrome fstatic <[150][150] u8>
var $ways fstatic <[401] u64>
var $a fstatic <[151] i8>
var $b fstatic <[151] i8>
var $numbers fstatic <[150] i32>
var $seed fstatic u32 = 31
var $row_17 fstatic <[151] i32>

func &draw static used (var %range i32) i32 {
  dassign $seed 0 (add u32 (mul u32 (dread u32 $seed, constval u32 22695477), constval u32 1))
  return (rem i32 (cvt i32 u32 (lshr u32 (dread u32 $seed, constval i32 16)), dread i32 %range))
}

func &max static used (var %x i32, var %y i32) i32 {
  return (select i32 (gt u1 i32 (dread i32 %x, dread i32 %y), dread i32 %x, dread i32 %y))
}

func &longest_common static used (var %n i32, var %m i32, var %letters <* u32>) i32 {
  var %i i32
  var %j i32
  var %i_5 i32
  var %j_8 i32
  var %retVar_11 i32
  var %cond_12 i32
  var %i_13 i32
  var %j_14 i32
  dassign %i 0 (constval i32 0)
  while (le u1 i32 (dread i32 %i, dread i32 %n)) {
    iassign <* i16> 0 (array 0 ptr <* <[151][151] i16>> (addrof ptr $common, dread i32 %i, constval i32 0), constval i32 0)
    dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
  }
  dassign %j 0 (constval i32 0)
  while (le u1 i32 (dread i32 %j, dread i32 %m)) {
    iassign <* i16> 0 (array 0 ptr <* <[151][151] i16>> (addrof ptr $common, constval i32 0, dread i32 %j), constval i32 0)
    dassign %j 0 (add i32 (dread i32 %j, constval i32 1))
  }
  dassign %i_5 0 (constval i32 1)
  while (le u1 i32 (dread i32 %i_5, dread i32 %n)) {
    dassign %j_8 0 (constval i32 1)
    while (le u1 i32 (dread i32 %j_8, dread i32 %m)) {
      if (eq u1 i32 (iread i32 <* i8> 0 (array 0 ptr <* <[151] i8>> (addrof ptr $a, sub i32 (dread i32 %i_5, constval i32 1))), iread i32 <* i8> 0 (array 0 ptr <* <[151] i8>> (addrof ptr $b, sub i32 (dread i32 %j_8, constval i32 1))))) {
        dassign %cond_12 0 (add i32 (iread i32 <* i16> 0 (array 0 ptr <* <[151][151] i16>> (addrof ptr $common, sub i32 (dread i32 %i_5, constval i32 1), sub i32 (dread i32 %j_8, constval i32 1))), constval i32 1))
      } else {
        callassigned &max (iread i32 <* i16> 0 (array 0 ptr <* <[151][151] i16>> (addrof ptr $common, sub i32 (dread i32 %i_5, constval i32 1), dread i32 %j_8)), iread i32 <* i16> 0 (array 0 ptr <* <[151][151] i16>> (addrof ptr $common, dread i32 %i_5, sub i32 (dread i32 %j_8, constval i32 1)))) { dassign %retVar_11 0 }
        dassign %cond_12 0 (dread i32 %retVar_11)
      }
      iassign <* i16> 0 (array 0 ptr <* <[151][151] i16>> (addrof ptr $common, dread i32 %i_5, dread i32 %j_8), sext i32 16 (dread i32 %cond_12))
      dassign %j_8 0 (add i32 (dread i32 %j_8, constval i32 1))
    }
    dassign %i_5 0 (add i32 (dread i32 %i_5, constval i32 1))
  }
  dassign %i_13 0 (dread i32 %n)
  dassign %j_14 0 (dread i32 %m)
  while (cand i32 (gt u1 i32 (dread i32 %i_13, constval i32 0), gt u1 i32 (dread i32 %j_14, constval i32 0))) {
    if (eq u1 i32 (iread i32 <* i8> 0 (array 0 ptr <* <[151] i8>> (addrof ptr $a, sub i32 (dread i32 %i_13, constval i32 1))), iread i32 <* i8> 0 (array 0 ptr <* <[151] i8>> (addrof ptr $b, sub i32 (dread i32 %j_14, constval i32 1))))) {
      iassign <* u32> 0 (dread ptr %letters, add u32 (mul u32 (iread u32 <* u32> 0 (dread ptr %letters), constval u32 29), cvt u32 i32 (sub i32 (iread i32 <* i8> 0 (array 0 ptr <* <[151] i8>> (addrof ptr $a, sub i32 (dread i32 %i_13, constval i32 1))), constval i32 97))))
      dassign %i_13 0 (sub i32 (dread i32 %i_13, constval i32 1))
      dassign %j_14 0 (sub i32 (dread i32 %j_14, constval i32 1))
    } else {
      if (ge u1 i32 (iread i32 <* i16> 0 (array 0 ptr <* <[151][151] i16>> (addrof ptr $common, sub i32 (dread i32 %i_13, constval i32 1), dread i32 %j_14)), iread i32 <* i16> 0 (array 0 ptr <* <[151][151] i16>> (addrof ptr $common, dread i32 %i_13, sub i32 (dread i32 %j_14, constval i32 1))))) {
        dassign %i_13 0 (sub i32 (dread i32 %i_13, constval i32 1))
      } else {
        dassign %j_14 0 (sub i32 (dread i32 %j_14, constval i32 1))
      }
    }
  }
  return (iread i32 <* i16> 0 (array 0 ptr <* <[151][151] i16>> (addrof ptr $common, dread i32 %n, dread i32 %m)))
}

func &longest_piece static used (var %n i32, var %m i32) i32 {
  var %best i32
  var %j i32
  var %i i32
  var %j_22 i32
  dassign %best 0 (constval i32 0)
  dassign %j 0 (constval i32 0)
  while (le u1 i32 (dread i32 %j, dread i32 %m)) {
    iassign <* i32> 0 (array 0 ptr <* <[151] i32>> (addrof ptr $row_17, dread i32 %j), constval i32 0)
    dassign %j 0 (add i32 (dread i32 %j, constval i32 1))
  }
  dassign %i 0 (constval i32 1)
  while (le u1 i32 (dread i32 %i, dread i32 %n)) {
    dassign %j_22 0 (dread i32 %m)
    while (ge u1 i32 (dread i32 %j_22, constval i32 1)) {
      if (ne u1 i32 (iread i32 <* i8> 0 (array 0 ptr <* <[151] i8>> (addrof ptr $a, sub i32 (dread i32 %i, constval i32 1))), iread i32 <* i8> 0 (array 0 ptr <* <[151] i8>> (addrof ptr $b, sub i32 (dread i32 %j_22, constval i32 1))))) {
        iassign <* i32> 0 (array 0 ptr <* <[151] i32>> (addrof ptr $row_17, dread i32 %j_22), constval i32 0)
        goto @continue_24
      }
      iassign <* i32> 0 (array 0 ptr <* <[151] i32>> (addrof ptr $row_17, dread i32 %j_22), add i32 (iread i32 <* i32> 0 (array 0 ptr <* <[151] i32>> (addrof ptr $row_17, sub i32 (dread i32 %j_22, constval i32 1))), constval i32 1))
      if (gt u1 i32 (iread i32 <* i32> 0 (array 0 ptr <* <[151] i32>> (addrof ptr $row_17, dread i32 %j_22)), dread i32 %best)) {
        dassign %best 0 (iread i32 <* i32> 0 (array 0 ptr <* <[151] i32>> (addrof ptr $row_17, dread i32 %j_22)))
      }
    @continue_24
      dassign %j_22 0 (sub i32 (dread i32 %j_22, constval i32 1))
    }
    dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
  }
  return (dread i32 %best)
}

func &longest_rising static used (var %v <* i32>, var %n i32) i32 {
  var %end i32
  var %sum i32
  var %i i32
  var %j i32
  var %i_29 i32
  dassign %end 0 (constval i32 0)
  dassign %sum 0 (constval i32 0)
  dassign %i 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i, dread i32 %n)) {
    iassign <* i32> 0 (array 0 ptr <* <[150] i32>> (addrof ptr $rising, dread i32 %i), constval i32 1)
    iassign <* i32> 0 (array 0 ptr <* <[150] i32>> (addrof ptr $previous, dread i32 %i), constval i32 -1)
    dassign %j 0 (constval i32 0)
    while (lt u1 i32 (dread i32 %j, dread i32 %i)) {
      if (cand i32 (lt u1 i32 (iread i32 <* i32> 0 (add ptr (dread ptr %v, mul i64 (cvt i64 i32 (dread i32 %j), constval i64 4))), iread i32 <* i32> 0 (add ptr (dread ptr %v, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 4)))), gt u1 i32 (add i32 (iread i32 <* i32> 0 (array 0 ptr <* <[150] i32>> (addrof ptr $rising, dread i32 %j)), constval i32 1), iread i32 <* i32> 0 (array 0 ptr <* <[150] i32>> (addrof ptr $rising, dread i32 %i))))) {
        iassign <* i32> 0 (array 0 ptr <* <[150] i32>> (addrof ptr $rising, dread i32 %i), add i32 (iread i32 <* i32> 0 (array 0 ptr <* <[150] i32>> (addrof ptr $rising, dread i32 %j)), constval i32 1))
        iassign <* i32> 0 (array 0 ptr <* <[150] i32>> (addrof ptr $previous, dread i32 %i), dread i32 %j)
      }
      dassign %j 0 (add i32 (dread i32 %j, constval i32 1))
    }
    if (gt u1 i32 (iread i32 <* i32> 0 (array 0 ptr <* <[150] i32>> (addrof ptr $rising, dread i32 %i)), iread i32 <* i32> 0 (array 0 ptr <* <[150] i32>> (addrof ptr $rising, dread i32 %end)))) {
      dassign %end 0 (dread i32 %i)
    }
    dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
  }
  dassign %i_29 0 (dread i32 %end)
  while (ge u1 i32 (dread i32 %i_29, constval i32 0)) {
    dassign %sum 0 (add i32 (dread i32 %sum, iread i32 <* i32> 0 (add ptr (dread ptr %v, mul i64 (cvt i64 i32 (dread i32 %i_29), constval i64 4)))))
    dassign %i_29 0 (iread i32 <* i32> 0 (array 0 ptr <* <[150] i32>> (addrof ptr $previous, dread i32 %i_29)))
  }
  return (dread i32 %sum)
}

func &largest_sum static used (var %v <* i32>, var %n i32) i32 {
  var %best i32
  var %here i32
  var %end <* i32>
  var %cond_34 i32
  dassign %best 0 (iread i32 <* i32> 0 (dread ptr %v))
  dassign %here 0 (constval i32 0)
  dassign %end 0 (add ptr (dread ptr %v, mul i64 (cvt i64 i32 (dread i32 %n), constval i64 4)))
  while (lt u1 ptr (dread ptr %v, dread ptr %end)) {
    if (gt u1 i32 (dread i32 %here, constval i32 0)) {
      dassign %cond_34 0 (add i32 (dread i32 %here, iread i32 <* i32> 0 (dread ptr %v)))
    } else {
      dassign %cond_34 0 (iread i32 <* i32> 0 (dread ptr %v))
    }
    dassign %here 0 (dread i32 %cond_34)
    if (gt u1 i32 (dread i32 %here, dread i32 %best)) {
      dassign %best 0 (dread i32 %here)
    }
    dassign %v 0 (add ptr (dread ptr %v, constval i64 4))
  }
  return (dread i32 %best)
}

func &palindromes static used (var %s <* i8>, var %n i32) i32 {
  var %count i32
  var %length i32
  var %i i32
  var %j i32
  dassign %count 0 (constval i32 0)
  dassign %length 0 (constval i32 1)
  while (le u1 i32 (dread i32 %length, dread i32 %n)) {
    dassign %i 0 (constval i32 0)
    while (le u1 i32 (add i32 (dread i32 %i, dread i32 %length), dread i32 %n)) {
      dassign %j 0 (sub i32 (add i32 (dread i32 %i, dread i32 %length), constval i32 1))
      iassign <* u8> 0 (array 0 ptr <* <[150][150] u8>> (addrof ptr $palindrome, dread i32 %i, dread i32 %j), zext u32 8 (cand i32 (eq u1 i32 (iread i32 <* i8> 0 (add ptr (dread ptr %s, cvt i64 i32 (dread i32 %i))), iread i32 <* i8> 0 (add ptr (dread ptr %s, cvt i64 i32 (dread i32 %j)))), cior i32 (lt u1 i32 (dread i32 %length, constval i32 3), ne u1 u32 (iread u32 <* u8> 0 (array 0 ptr <* <[150][150] u8>> (addrof ptr $palindrome, add i32 (dread i32 %i, constval i32 1), sub i32 (dread i32 %j, constval i32 1))), constval u32 0)))))
      dassign %count 0 (add i32 (dread i32 %count, iread u32 <* u8> 0 (array 0 ptr <* <[150][150] u8>> (addrof ptr $palindrome, dread i32 %i, dread i32 %j))))
      dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
    }
    dassign %length 0 (add i32 (dread i32 %length, constval i32 1))
  }
  return (dread i32 %count)
}

func &partitions static used (var %amount i32, var %largest i32) u64 {
  var %i i32
  var %part i32
  var %i_43 i32
  iassign <* u64> 0 (array 0 ptr <* <[401] u64>> (addrof ptr $ways, constval i32 0), constval u64 1)
  dassign %i 0 (constval i32 1)
  while (le u1 i32 (dread i32 %i, dread i32 %amount)) {
    iassign <* u64> 0 (array 0 ptr <* <[401] u64>> (addrof ptr $ways, dread i32 %i), constval u64 0)
    dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
  }
  dassign %part 0 (constval i32 1)
  while (le u1 i32 (dread i32 %part, dread i32 %largest)) {
    dassign %i_43 0 (dread i32 %part)
    while (le u1 i32 (dread i32 %i_43, dread i32 %amount)) {
      iassign <* u64> 0 (array 0 ptr <* <[401] u64>> (addrof ptr $ways, dread i32 %i_43), add u64 (iread u64 <* u64> 0 (array 0 ptr <* <[401] u64>> (addrof ptr $ways, dread i32 %i_43)), iread u64 <* u64> 0 (array 0 ptr <* <[401] u64>> (addrof ptr $ways, sub i32 (dread i32 %i_43, dread i32 %part)))))
      dassign %i_43 0 (add i32 (dread i32 %i_43, constval i32 1))
    }
    dassign %part 0 (add i32 (dread i32 %part, constval i32 1))
  }
  return (iread u64 <* u64> 0 (array 0 ptr <* <[401] u64>> (addrof ptr $ways, dread i32 %amount)))
}

func &main public used (var %argc i32, var %argv <* <* i8>>) i32 {
  var %rounds i32
  var %retVar_46 i32
  var %cond_47 i32
  var %length i32
  var %piece i32
  var %sums i32
  var %mirrors i32
  var %letters u32
  var %counted u64
  var %r i32
  var %i i32
  var %retVar_52 i32
  var %retVar_53 i32
  var %retVar_54 i32
  var %retVar_55 i32
  var %retVar_56 i32
  var %retVar_57 i32
  var %retVar_58 i32
  var %retVar_59 i32
  var %retVar_60 u64
  var %retVar_61 i32
  if (gt u1 i32 (dread i32 %argc, constval i32 1)) {
    callassigned &atoi (iread ptr <* <* i8>> 0 (add ptr (dread ptr %argv, constval i64 8))) { dassign %retVar_46 0 }
    dassign %cond_47 0 (dread i32 %retVar_46)
  } else {
    dassign %cond_47 0 (constval i32 500)
  }
  dassign %rounds 0 (dread i32 %cond_47)
  dassign %length 0 (constval i32 0)
  dassign %piece 0 (constval i32 0)
  dassign %sums 0 (constval i32 0)
  dassign %mirrors 0 (constval i32 0)
  dassign %letters 0 (constval u32 0)
  dassign %counted 0 (constval u64 0)
  dassign %r 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %r, dread i32 %rounds)) {
    dassign %i 0 (constval i32 0)
    while (lt u1 i32 (dread i32 %i, constval i32 150)) {
      callassigned &draw (constval i32 4) { dassign %retVar_52 0 }
      iassign <* i8> 0 (array 0 ptr <* <[151] i8>> (addrof ptr $a, dread i32 %i), sext i32 8 (add i32 (constval i32 97, dread i32 %retVar_52)))
      callassigned &draw (add i32 (constval i32 4, rem i32 (dread i32 %r, constval i32 3))) { dassign %retVar_53 0 }
      iassign <* i8> 0 (array 0 ptr <* <[151] i8>> (addrof ptr $b, dread i32 %i), sext i32 8 (add i32 (constval i32 97, dread i32 %retVar_53)))
      callassigned &draw (constval i32 1000) { dassign %retVar_54 0 }
      iassign <* i32> 0 (array 0 ptr <* <[150] i32>> (addrof ptr $numbers, dread i32 %i), sub i32 (dread i32 %retVar_54, constval i32 480))
      dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
    }
    callassigned &longest_common (constval i32 150, sub i32 (constval i32 150, rem i32 (dread i32 %r, constval i32 9)), addrof ptr %letters) { dassign %retVar_55 0 }
    dassign %length 0 (add i32 (dread i32 %length, dread i32 %retVar_55))
    callassigned &longest_piece (constval i32 150, constval i32 150) { dassign %retVar_56 0 }
    dassign %piece 0 (add i32 (dread i32 %piece, dread i32 %retVar_56))
    callassigned &longest_rising (addrof ptr $numbers, constval i32 150) { dassign %retVar_57 0 }
    callassigned &largest_sum (addrof ptr $numbers, constval i32 150) { dassign %retVar_58 0 }
    dassign %sums 0 (add i32 (dread i32 %sums, add i32 (dread i32 %retVar_57, dread i32 %retVar_58)))
    callassigned &palindromes (addrof ptr $a, constval i32 150) { dassign %retVar_59 0 }
    dassign %mirrors 0 (add i32 (dread i32 %mirrors, dread i32 %retVar_59))
    callassigned &partitions (sub i32 (constval i32 400, rem i32 (dread i32 %r, constval i32 7)), add i32 (constval i32 20, rem i32 (dread i32 %r, constval i32 11))) { dassign %retVar_60 0 }
    dassign %counted 0 (bxor u64 (dread u64 %counted, dread u64 %retVar_60))
    dassign %r 0 (add i32 (dread i32 %r, constval i32 1))
  }
  callassigned &printf (conststr ptr "subsequences %d %d %d %d %u %llu\x0a", dread i32 %length, dread i32 %piece, dread i32 %sums, dread i32 %mirrors, dread u32 %letters, dread u64 %counted) { dassign %retVar_61 0 }
  return (constval i32 0)
}
