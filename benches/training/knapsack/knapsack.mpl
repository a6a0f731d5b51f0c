# knapsack.c translated by c2mpl.

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
func &calloc public extern (var %a0 u64, var %a1 u64) <* void>
func &free public extern (var %a0 <* void>) void
func &atoi public extern (var %a0 <* i8>) i32
func &memset public extern (var %a0 <* void>, var %a1 i32, var %a2 u64) <* void>
func &strlen public extern (var %a0 <* i8>) u64

var $best fstatic <[501] i32>
var $lengths fstatic <[2][201] i32>
var $costs fstatic <[201] i32>
var $coins_37 fstatic <[8] i32> = [1, 5, 7, 20, 50, 120, 200, 500]

func &knapsack static used (var %weight <* i32>, var %value <* i32>, var %n i32) i32 {
  var %retVar_1 <* void>
  var %i i32
  var %c i32
  var %with i32
  callassigned &memset (addrof ptr $best, constval i32 0, constval u64 2004) { dassign %retVar_1 0 }
  dassign %i 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i, dread i32 %n)) {
    dassign %c 0 (constval i32 500)
    while (ge u1 i32 (dread i32 %c, iread i32 <* i32> 0 (add ptr (dread ptr %weight, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 4))))) {
      dassign %with 0 (add i32 (iread i32 <* i32> 0 (array 0 ptr <* <[501] i32>> (addrof ptr $best, sub i32 (dread i32 %c, iread i32 <* i32> 0 (add ptr (dread ptr %weight, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 4)))))), iread i32 <* i32> 0 (add ptr (dread ptr %value, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 4)))))
      if (gt u1 i32 (dread i32 %with, iread i32 <* i32> 0 (array 0 ptr <* <[501] i32>> (addrof ptr $best, dread i32 %c)))) {
        iassign <* i32> 0 (array 0 ptr <* <[501] i32>> (addrof ptr $best, dread i32 %c), dread i32 %with)
      }
      dassign %c 0 (sub i32 (dread i32 %c, constval i32 1))
    }
    dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
  }
  return (iread i32 <* i32> 0 (array 0 ptr <* <[501] i32>> (addrof ptr $best, constval i32 500)))
}

func &common_subsequence static used (var %a <* i8>, var %n i32, var %b <* i8>, var %m i32) i32 {
  var %i i32
  var %j i32
  var %retVar_6 <* void>
  var %now <* i32>
  var %before <* i32>
  var %cond_11 i32
  callassigned &memset (addrof ptr $lengths, constval i32 0, constval u64 1608) { dassign %retVar_6 0 }
  dassign %i 0 (constval i32 1)
  while (le u1 i32 (dread i32 %i, dread i32 %n)) {
    dassign %now 0 (array 0 ptr <* <[2][201] i32>> (addrof ptr $lengths, band i32 (dread i32 %i, constval i32 1)))
    dassign %before 0 (array 0 ptr <* <[2][201] i32>> (addrof ptr $lengths, band i32 (sub i32 (dread i32 %i, constval i32 1), constval i32 1)))
    dassign %j 0 (constval i32 1)
    while (le u1 i32 (dread i32 %j, dread i32 %m)) {
      if (eq u1 i32 (iread i32 <* i8> 0 (add ptr (dread ptr %a, cvt i64 i32 (sub i32 (dread i32 %i, constval i32 1)))), iread i32 <* i8> 0 (add ptr (dread ptr %b, cvt i64 i32 (sub i32 (dread i32 %j, constval i32 1)))))) {
        iassign <* i32> 0 (add ptr (dread ptr %now, mul i64 (cvt i64 i32 (dread i32 %j), constval i64 4)), add i32 (iread i32 <* i32> 0 (add ptr (dread ptr %before, mul i64 (cvt i64 i32 (sub i32 (dread i32 %j, constval i32 1)), constval i64 4))), constval i32 1))
      } else {
        if (gt u1 i32 (iread i32 <* i32> 0 (add ptr (dread ptr %before, mul i64 (cvt i64 i32 (dread i32 %j), constval i64 4))), iread i32 <* i32> 0 (add ptr (dread ptr %now, mul i64 (cvt i64 i32 (sub i32 (dread i32 %j, constval i32 1)), constval i64 4))))) {
          dassign %cond_11 0 (iread i32 <* i32> 0 (add ptr (dread ptr %before, mul i64 (cvt i64 i32 (dread i32 %j), constval i64 4))))
        } else {
          dassign %cond_11 0 (iread i32 <* i32> 0 (add ptr (dread ptr %now, mul i64 (cvt i64 i32 (sub i32 (dread i32 %j, constval i32 1)), constval i64 4))))
        }
        iassign <* i32> 0 (add ptr (dread ptr %now, mul i64 (cvt i64 i32 (dread i32 %j), constval i64 4)), dread i32 %cond_11)
      }
      dassign %j 0 (add i32 (dread i32 %j, constval i32 1))
    }
    dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
  }
  return (iread i32 <* i32> 0 (array 0 ptr <* <[2][201] i32>> (addrof ptr $lengths, band i32 (dread i32 %n, constval i32 1), dread i32 %m)))
}

func &min3 static used (var %a i32, var %b i32, var %c i32) i32 {
  var %m i32
  dassign %m 0 (dread i32 %a)
  if (lt u1 i32 (dread i32 %b, dread i32 %m)) {
    dassign %m 0 (dread i32 %b)
  }
  if (lt u1 i32 (dread i32 %c, dread i32 %m)) {
    dassign %m 0 (dread i32 %c)
  }
  return (dread i32 %m)
}

func &edit_distance static used (var %a <* i8>, var %b <* i8>) i32 {
  var %m i32
  var %retVar_12 u64
  var %j i32
  var %i i32
  var %corner i32
  var %j_17 i32
  var %above i32
  var %retVar_20 i32
  callassigned &strlen (dread ptr %b) { dassign %retVar_12 0 }
  dassign %m 0 (cvt i32 u64 (dread u64 %retVar_12))
  dassign %j 0 (constval i32 0)
  while (le u1 i32 (dread i32 %j, dread i32 %m)) {
    iassign <* i32> 0 (array 0 ptr <* <[201] i32>> (addrof ptr $costs, dread i32 %j), dread i32 %j)
    dassign %j 0 (add i32 (dread i32 %j, constval i32 1))
  }
  dassign %i 0 (constval i32 1)
  while (ne u1 i32 (iread i32 <* i8> 0 (add ptr (dread ptr %a, cvt i64 i32 (sub i32 (dread i32 %i, constval i32 1)))), constval i32 0)) {
    dassign %corner 0 (iread i32 <* i32> 0 (array 0 ptr <* <[201] i32>> (addrof ptr $costs, constval i32 0)))
    iassign <* i32> 0 (array 0 ptr <* <[201] i32>> (addrof ptr $costs, constval i32 0), dread i32 %i)
    dassign %j_17 0 (constval i32 1)
    while (le u1 i32 (dread i32 %j_17, dread i32 %m)) {
      dassign %above 0 (iread i32 <* i32> 0 (array 0 ptr <* <[201] i32>> (addrof ptr $costs, dread i32 %j_17)))
      callassigned &min3 (add i32 (dread i32 %above, constval i32 1), add i32 (iread i32 <* i32> 0 (array 0 ptr <* <[201] i32>> (addrof ptr $costs, sub i32 (dread i32 %j_17, constval i32 1))), constval i32 1), add i32 (dread i32 %corner, select i32 (eq u1 i32 (iread i32 <* i8> 0 (add ptr (dread ptr %a, cvt i64 i32 (sub i32 (dread i32 %i, constval i32 1)))), iread i32 <* i8> 0 (add ptr (dread ptr %b, cvt i64 i32 (sub i32 (dread i32 %j_17, constval i32 1))))), constval i32 0, constval i32 1))) { dassign %retVar_20 0 }
      iassign <* i32> 0 (array 0 ptr <* <[201] i32>> (addrof ptr $costs, dread i32 %j_17), dread i32 %retVar_20)
      dassign %corner 0 (dread i32 %above)
      dassign %j_17 0 (add i32 (dread i32 %j_17, constval i32 1))
    }
    dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
  }
  return (iread i32 <* i32> 0 (array 0 ptr <* <[201] i32>> (addrof ptr $costs, dread i32 %m)))
}

func &count_change static used (var %coins <* i32>, var %kinds i32, var %amount i32) i64 {
  var %ways <* i64>
  var %retVar_21 <* void>
  var %k i32
  var %a i32
  var %result i64
  callassigned &calloc (cvt u64 i32 (add i32 (dread i32 %amount, constval i32 1)), constval u64 8) { dassign %retVar_21 0 }
  dassign %ways 0 (dread ptr %retVar_21)
  iassign <* i64> 0 (dread ptr %ways, constval i64 1)
  dassign %k 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %k, dread i32 %kinds)) {
    dassign %a 0 (iread i32 <* i32> 0 (add ptr (dread ptr %coins, mul i64 (cvt i64 i32 (dread i32 %k), constval i64 4))))
    while (le u1 i32 (dread i32 %a, dread i32 %amount)) {
      iassign <* i64> 0 (add ptr (dread ptr %ways, mul i64 (cvt i64 i32 (dread i32 %a), constval i64 8)), rem i64 (add i64 (iread i64 <* i64> 0 (add ptr (dread ptr %ways, mul i64 (cvt i64 i32 (dread i32 %a), constval i64 8))), iread i64 <* i64> 0 (add ptr (dread ptr %ways, mul i64 (cvt i64 i32 (sub i32 (dread i32 %a, iread i32 <* i32> 0 (add ptr (dread ptr %coins, mul i64 (cvt i64 i32 (dread i32 %k), constval i64 4))))), constval i64 8)))), constval i64 1000000007))
      dassign %a 0 (add i32 (dread i32 %a, constval i32 1))
    }
    dassign %k 0 (add i32 (dread i32 %k, constval i32 1))
  }
  dassign %result 0 (iread i64 <* i64> 0 (add ptr (dread ptr %ways, mul i64 (cvt i64 i32 (dread i32 %amount), constval i64 8))))
  callassigned &free (dread ptr %ways) {}
  return (dread i64 %result)
}

func &fewest_coins static used (var %coins <* i32>, var %kinds i32, var %amount i32) i32 {
  var %fewest <* i32>
  var %retVar_26 <* void>
  var %a i32
  var %k i32
  var %result i32
  var %cond_31 i32
  callassigned &malloc (mul u64 (cvt u64 i32 (add i32 (dread i32 %amount, constval i32 1)), constval u64 4)) { dassign %retVar_26 0 }
  dassign %fewest 0 (dread ptr %retVar_26)
  iassign <* i32> 0 (dread ptr %fewest, constval i32 0)
  dassign %a 0 (constval i32 1)
  while (le u1 i32 (dread i32 %a, dread i32 %amount)) {
    iassign <* i32> 0 (add ptr (dread ptr %fewest, mul i64 (cvt i64 i32 (dread i32 %a), constval i64 4)), add i32 (dread i32 %amount, constval i32 1))
    dassign %k 0 (constval i32 0)
    while (cand i32 (lt u1 i32 (dread i32 %k, dread i32 %kinds), le u1 i32 (iread i32 <* i32> 0 (add ptr (dread ptr %coins, mul i64 (cvt i64 i32 (dread i32 %k), constval i64 4))), dread i32 %a))) {
      if (lt u1 i32 (add i32 (iread i32 <* i32> 0 (add ptr (dread ptr %fewest, mul i64 (cvt i64 i32 (sub i32 (dread i32 %a, iread i32 <* i32> 0 (add ptr (dread ptr %coins, mul i64 (cvt i64 i32 (dread i32 %k), constval i64 4))))), constval i64 4))), constval i32 1), iread i32 <* i32> 0 (add ptr (dread ptr %fewest, mul i64 (cvt i64 i32 (dread i32 %a), constval i64 4))))) {
        iassign <* i32> 0 (add ptr (dread ptr %fewest, mul i64 (cvt i64 i32 (dread i32 %a), constval i64 4)), add i32 (iread i32 <* i32> 0 (add ptr (dread ptr %fewest, mul i64 (cvt i64 i32 (sub i32 (dread i32 %a, iread i32 <* i32> 0 (add ptr (dread ptr %coins, mul i64 (cvt i64 i32 (dread i32 %k), constval i64 4))))), constval i64 4))), constval i32 1))
      }
      dassign %k 0 (add i32 (dread i32 %k, constval i32 1))
    }
    dassign %a 0 (add i32 (dread i32 %a, constval i32 1))
  }
  if (gt u1 i32 (iread i32 <* i32> 0 (add ptr (dread ptr %fewest, mul i64 (cvt i64 i32 (dread i32 %amount), constval i64 4))), dread i32 %amount)) {
    dassign %cond_31 0 (constval i32 -1)
  } else {
    dassign %cond_31 0 (iread i32 <* i32> 0 (add ptr (dread ptr %fewest, mul i64 (cvt i64 i32 (dread i32 %amount), constval i64 4))))
  }
  dassign %result 0 (dread i32 %cond_31)
  callassigned &free (dread ptr %fewest) {}
  return (dread i32 %result)
}

func &ascending static used (var %a <* i32>, var %n i32) i32 {
  var %ends <* i32>
  var %retVar_32 <* void>
  var %length i32
  var %i i32
  var %low i32
  var %high i32
  var %middle i32
  callassigned &malloc (mul u64 (cvt u64 i32 (dread i32 %n), constval u64 4)) { dassign %retVar_32 0 }
  dassign %ends 0 (dread ptr %retVar_32)
  dassign %length 0 (constval i32 0)
  dassign %i 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i, dread i32 %n)) {
    dassign %low 0 (constval i32 0)
    dassign %high 0 (dread i32 %length)
    while (lt u1 i32 (dread i32 %low, dread i32 %high)) {
      dassign %middle 0 (div i32 (add i32 (dread i32 %low, dread i32 %high), constval i32 2))
      if (lt u1 i32 (iread i32 <* i32> 0 (add ptr (dread ptr %ends, mul i64 (cvt i64 i32 (dread i32 %middle), constval i64 4))), iread i32 <* i32> 0 (add ptr (dread ptr %a, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 4))))) {
        dassign %low 0 (add i32 (dread i32 %middle, constval i32 1))
      } else {
        dassign %high 0 (dread i32 %middle)
      }
    }
    iassign <* i32> 0 (add ptr (dread ptr %ends, mul i64 (cvt i64 i32 (dread i32 %low), constval i64 4)), iread i32 <* i32> 0 (add ptr (dread ptr %a, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 4))))
    if (eq u1 i32 (dread i32 %low, dread i32 %length)) {
      dassign %length 0 (add i32 (dread i32 %length, constval i32 1))
    }
    dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
  }
  callassigned &free (dread ptr %ends) {}
  return (dread i32 %length)
}

func &main public used (var %argc i32, var %argv <* <* i8>>) i32 {
  var %kinds i32
  var %n i32
  var %retVar_38 i32
  var %cond_39 i32
  var %m i32
  var %weight <* i32>
  var %retVar_40 <* void>
  var %value <* i32>
  var %retVar_41 <* void>
  var %text <* i8>
  var %retVar_42 <* void>
  var %pattern <[201] i8>
  var %seed u32
  var %i i32
  var %j i32
  var %most i32
  var %retVar_47 i32
  var %common i32
  var %retVar_48 i32
  var %edits i32
  var %retVar_49 i32
  var %ways i64
  var %retVar_50 i64
  var %fewest i32
  var %retVar_51 i32
  var %longest i32
  var %retVar_52 i32
  var %retVar_53 i32
  dassign %kinds 0 (constval i32 8)
  if (gt u1 i32 (dread i32 %argc, constval i32 1)) {
    callassigned &atoi (iread ptr <* <* i8>> 0 (add ptr (dread ptr %argv, constval i64 8))) { dassign %retVar_38 0 }
    dassign %cond_39 0 (dread i32 %retVar_38)
  } else {
    dassign %cond_39 0 (constval i32 60000)
  }
  dassign %n 0 (dread i32 %cond_39)
  dassign %m 0 (select i32 (lt u1 i32 (dread i32 %n, constval i32 200), dread i32 %n, constval i32 200))
  callassigned &malloc (mul u64 (cvt u64 i32 (dread i32 %n), constval u64 4)) { dassign %retVar_40 0 }
  dassign %weight 0 (dread ptr %retVar_40)
  callassigned &malloc (mul u64 (cvt u64 i32 (dread i32 %n), constval u64 4)) { dassign %retVar_41 0 }
  dassign %value 0 (dread ptr %retVar_41)
  callassigned &malloc (cvt u64 i32 (add i32 (dread i32 %n, constval i32 1))) { dassign %retVar_42 0 }
  dassign %text 0 (dread ptr %retVar_42)
  dassign %seed 0 (constval u32 4711)
  dassign %i 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i, dread i32 %n)) {
    dassign %seed 0 (add u32 (mul u32 (dread u32 %seed, constval u32 1103515245), constval u32 12345))
    iassign <* i32> 0 (add ptr (dread ptr %weight, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 4)), cvt i32 u32 (add u32 (constval u32 10, rem u32 (lshr u32 (dread u32 %seed, constval i32 16), constval u32 300))))
    iassign <* i32> 0 (add ptr (dread ptr %value, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 4)), cvt i32 u32 (add u32 (cvt u32 i32 (mul i32 (iread i32 <* i32> 0 (add ptr (dread ptr %weight, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 4))), constval i32 3)), rem u32 (lshr u32 (dread u32 %seed, constval i32 10), constval u32 100))))
    iassign <* i8> 0 (add ptr (dread ptr %text, cvt i64 i32 (dread i32 %i)), sext i32 8 (add u32 (constval u32 97, rem u32 (lshr u32 (dread u32 %seed, constval i32 20), constval u32 6))))
    dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
  }
  iassign <* i8> 0 (add ptr (dread ptr %text, cvt i64 i32 (dread i32 %n)), constval i32 0)
  dassign %j 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %j, dread i32 %m)) {
    iassign <* i8> 0 (array 0 ptr <* <[201] i8>> (addrof ptr %pattern, dread i32 %j), iread i32 <* i8> 0 (add ptr (dread ptr %text, cvt i64 i32 (rem i32 (add i32 (mul i32 (dread i32 %j, constval i32 17), div i32 (dread i32 %j, constval i32 5)), dread i32 %n)))))
    dassign %j 0 (add i32 (dread i32 %j, constval i32 1))
  }
  iassign <* i8> 0 (array 0 ptr <* <[201] i8>> (addrof ptr %pattern, dread i32 %m), constval i32 0)
  callassigned &knapsack (dread ptr %weight, dread ptr %value, dread i32 %n) { dassign %retVar_47 0 }
  dassign %most 0 (dread i32 %retVar_47)
  callassigned &common_subsequence (dread ptr %text, dread i32 %n, addrof ptr %pattern, dread i32 %m) { dassign %retVar_48 0 }
  dassign %common 0 (dread i32 %retVar_48)
  callassigned &edit_distance (dread ptr %text, addrof ptr %pattern) { dassign %retVar_49 0 }
  dassign %edits 0 (dread i32 %retVar_49)
  callassigned &count_change (addrof ptr $coins_37, dread i32 %kinds, mul i32 (dread i32 %n, constval i32 10)) { dassign %retVar_50 0 }
  dassign %ways 0 (dread i64 %retVar_50)
  callassigned &fewest_coins (add ptr (addrof ptr $coins_37, constval i64 4), sub i32 (dread i32 %kinds, constval i32 1), add i32 (mul i32 (dread i32 %n, constval i32 10), constval i32 9)) { dassign %retVar_51 0 }
  dassign %fewest 0 (dread i32 %retVar_51)
  callassigned &ascending (dread ptr %value, dread i32 %n) { dassign %retVar_52 0 }
  dassign %longest 0 (dread i32 %retVar_52)
  callassigned &printf (conststr ptr "knapsack %d %d %d %d %d %d\x0a", dread i32 %most, dread i32 %common, dread i32 %edits, cvt i32 i64 (dread i64 %ways), dread i32 %fewest, dread i32 %longest) { dassign %retVar_53 0 }
  callassigned &free (dread ptr %text) {}
  callassigned &free (dread ptr %value) {}
  callassigned &free (dread ptr %weight) {}
  return (constval i32 0)
}
