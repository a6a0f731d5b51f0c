# permutations.c translated by c2mpl.

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

var $order fstatic <[10] i32>
var $weights fstatic <[16] i32>
var $hash fstatic u32
var $visited fstatic i64
var $pegs fstatic <[3] i32>
var $moves fstatic i32

func &visit static used (var %p <* i32>, var %n i32) void {
  var %v u32
  var %i i32
  dassign %v 0 (constval u32 0)
  dassign %i 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i, dread i32 %n)) {
    dassign %v 0 (add u32 (mul u32 (dread u32 %v, constval u32 10), cvt u32 i32 (iread i32 <* i32> 0 (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 4))))))
    dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
  }
  dassign $hash 0 (add u32 (mul u32 (dread u32 $hash, constval u32 7), dread u32 %v))
  dassign $visited 0 (add i64 (dread i64 $visited, constval i64 1))
  return ()
}

func &swap static used (var %a <* i32>, var %b <* i32>) void {
  var %t i32
  dassign %t 0 (iread i32 <* i32> 0 (dread ptr %a))
  iassign <* i32> 0 (dread ptr %a, iread i32 <* i32> 0 (dread ptr %b))
  iassign <* i32> 0 (dread ptr %b, dread i32 %t)
  return ()
}

func &exchange static used (var %p <* i32>, var %n i32) void {
  var %c <[10] i32>
  var %i i32
  var %retVar_3 <* void>
  dassign %i 0 (constval i32 0)
  callassigned &memset (addrof ptr %c, constval i32 0, constval u64 40) { dassign %retVar_3 0 }
  callassigned &visit (dread ptr %p, dread i32 %n) {}
  while (lt u1 i32 (dread i32 %i, dread i32 %n)) {
    if (lt u1 i32 (iread i32 <* i32> 0 (array 0 ptr <* <[10] i32>> (addrof ptr %c, dread i32 %i)), dread i32 %i)) {
      if (eq u1 i32 (rem i32 (dread i32 %i, constval i32 2), constval i32 0)) {
        callassigned &swap (dread ptr %p, add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 4))) {}
      } else {
        callassigned &swap (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (iread i32 <* i32> 0 (array 0 ptr <* <[10] i32>> (addrof ptr %c, dread i32 %i))), constval i64 4)), add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 4))) {}
      }
      callassigned &visit (dread ptr %p, dread i32 %n) {}
      iassign <* i32> 0 (array 0 ptr <* <[10] i32>> (addrof ptr %c, dread i32 %i), add i32 (iread i32 <* i32> 0 (array 0 ptr <* <[10] i32>> (addrof ptr %c, dread i32 %i)), constval i32 1))
      dassign %i 0 (constval i32 0)
    } else {
      iassign <* i32> 0 (array 0 ptr <* <[10] i32>> (addrof ptr %c, dread i32 %i), constval i32 0)
      dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
    }
  }
  return ()
}

func &next static used (var %p <* i32>, var %n i32) i32 {
  var %i i32
  var %j i32
  dassign %i 0 (sub i32 (dread i32 %n, constval i32 2))
  dassign %j 0 (sub i32 (dread i32 %n, constval i32 1))
  while (cand i32 (ge u1 i32 (dread i32 %i, constval i32 0), ge u1 i32 (iread i32 <* i32> 0 (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 4))), iread i32 <* i32> 0 (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (add i32 (dread i32 %i, constval i32 1)), constval i64 4)))))) {
    dassign %i 0 (sub i32 (dread i32 %i, constval i32 1))
  }
  if (lt u1 i32 (dread i32 %i, constval i32 0)) {
    return (constval i32 0)
  }
  while (le u1 i32 (iread i32 <* i32> 0 (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %j), constval i64 4))), iread i32 <* i32> 0 (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 4))))) {
    dassign %j 0 (sub i32 (dread i32 %j, constval i32 1))
  }
  callassigned &swap (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 4)), add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %j), constval i64 4))) {}
  dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
  dassign %j 0 (sub i32 (dread i32 %n, constval i32 1))
  while (lt u1 i32 (dread i32 %i, dread i32 %j)) {
    callassigned &swap (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 4)), add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %j), constval i64 4))) {}
    dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
    dassign %j 0 (sub i32 (dread i32 %j, constval i32 1))
  }
  return (constval i32 1)
}

func &gray_subsets static used (var %n i32, var %target i32) i32 {
  var %sum i32
  var %hits i32
  var %before u32
  var %i u32
  var %gray u32
  var %changed u32
  var %bit i32
  dassign %sum 0 (constval i32 0)
  dassign %hits 0 (constval i32 0)
  dassign %before 0 (constval u32 0)
  dassign %i 0 (constval u32 1)
  while (lt u1 u32 (dread u32 %i, shl u32 (constval u32 1, dread i32 %n))) {
    dassign %gray 0 (bxor u32 (dread u32 %i, lshr u32 (dread u32 %i, constval i32 1)))
    dassign %changed 0 (bxor u32 (dread u32 %gray, dread u32 %before))
    dassign %bit 0 (constval i32 0)
    while (eq u1 u32 (band u32 (lshr u32 (dread u32 %changed, dread i32 %bit), constval u32 1), constval u32 0)) {
      dassign %bit 0 (add i32 (dread i32 %bit, constval i32 1))
    }
    if (ne u1 u32 (band u32 (dread u32 %gray, dread u32 %changed), constval u32 0)) {
      dassign %sum 0 (add i32 (dread i32 %sum, iread i32 <* i32> 0 (array 0 ptr <* <[16] i32>> (addrof ptr $weights, dread i32 %bit))))
    } else {
      dassign %sum 0 (sub i32 (dread i32 %sum, iread i32 <* i32> 0 (array 0 ptr <* <[16] i32>> (addrof ptr $weights, dread i32 %bit))))
    }
    if (eq u1 i32 (dread i32 %sum, dread i32 %target)) {
      dassign %hits 0 (add i32 (dread i32 %hits, constval i32 1))
    }
    dassign %before 0 (dread u32 %gray)
    dassign %i 0 (add u32 (dread u32 %i, constval u32 1))
  }
  return (dread i32 %hits)
}

func &combinations static used (var %n i32, var %k i32) u32 {
  var %set u32
  var %sum u32
  var %low u32
  var %high u32
  dassign %set 0 (sub u32 (shl u32 (constval u32 1, dread i32 %k), constval u32 1))
  dassign %sum 0 (constval u32 0)
  while (lt u1 u32 (dread u32 %set, shl u32 (constval u32 1, dread i32 %n))) {
    dassign %sum 0 (add u32 (mul u32 (dread u32 %sum, constval u32 3), dread u32 %set))
    dassign %low 0 (band u32 (dread u32 %set, sub u32 (constval u32 0, dread u32 %set)))
    dassign %high 0 (add u32 (dread u32 %set, dread u32 %low))
    dassign %set 0 (bior u32 (dread u32 %high, lshr u32 (div u32 (bxor u32 (dread u32 %set, dread u32 %high), dread u32 %low), constval i32 2)))
  }
  return (dread u32 %sum)
}

func &hanoi static used (var %disks i32, var %from i32, var %to i32) void {
  var %by i32
  if (eq u1 i32 (dread i32 %disks, constval i32 0)) {
    return ()
  }
  dassign %by 0 (sub i32 (sub i32 (constval i32 3, dread i32 %from), dread i32 %to))
  callassigned &hanoi (sub i32 (dread i32 %disks, constval i32 1), dread i32 %from, dread i32 %by) {}
  iassign <* i32> 0 (array 0 ptr <* <[3] i32>> (addrof ptr $pegs, dread i32 %from), sub i32 (iread i32 <* i32> 0 (array 0 ptr <* <[3] i32>> (addrof ptr $pegs, dread i32 %from)), constval i32 1))
  iassign <* i32> 0 (array 0 ptr <* <[3] i32>> (addrof ptr $pegs, dread i32 %to), add i32 (iread i32 <* i32> 0 (array 0 ptr <* <[3] i32>> (addrof ptr $pegs, dread i32 %to)), constval i32 1))
  dassign $moves 0 (add i32 (dread i32 $moves, constval i32 1))
  dassign $hash 0 (add u32 (dread u32 $hash, cvt u32 i32 (mul i32 (iread i32 <* i32> 0 (array 0 ptr <* <[3] i32>> (addrof ptr $pegs, dread i32 %to)), dread i32 %disks))))
  callassigned &hanoi (sub i32 (dread i32 %disks, constval i32 1), dread i32 %by, dread i32 %to) {}
  return ()
}

func &main public used (var %argc i32, var %argv <* <* i8>>) i32 {
  var %rounds i32
  var %retVar_18 i32
  var %cond_19 i32
  var %hits i32
  var %r i32
  var %n i32
  var %i i32
  var %cond_24 i32
  var %i_25 i32
  var %retVar_28 i32
  var %i_31 i32
  var %retVar_34 i32
  var %retVar_35 u32
  var %retVar_36 i32
  if (gt u1 i32 (dread i32 %argc, constval i32 1)) {
    callassigned &atoi (iread ptr <* <* i8>> 0 (add ptr (dread ptr %argv, constval i64 8))) { dassign %retVar_18 0 }
    dassign %cond_19 0 (dread i32 %retVar_18)
  } else {
    dassign %cond_19 0 (constval i32 1500)
  }
  dassign %rounds 0 (dread i32 %cond_19)
  dassign %hits 0 (constval i32 0)
  dassign %r 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %r, dread i32 %rounds)) {
    dassign %n 0 (add i32 (constval i32 5, rem i32 (add i32 (dread i32 %r, constval i32 1), constval i32 3)))
    dassign %i 0 (constval i32 0)
    while (lt u1 i32 (dread i32 %i, constval i32 10)) {
      if (lt u1 i32 (dread i32 %i, dread i32 %n)) {
        dassign %cond_24 0 (add i32 (dread i32 %i, constval i32 1))
      } else {
        dassign %cond_24 0 (constval i32 0)
      }
      iassign <* i32> 0 (array 0 ptr <* <[10] i32>> (addrof ptr $order, dread i32 %i), dread i32 %cond_24)
      dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
    }
    callassigned &exchange (addrof ptr $order, dread i32 %n) {}
    dassign %i_25 0 (constval i32 0)
    while (lt u1 i32 (dread i32 %i_25, dread i32 %n)) {
      iassign <* i32> 0 (array 0 ptr <* <[10] i32>> (addrof ptr $order, dread i32 %i_25), div i32 (add i32 (dread i32 %i_25, rem i32 (dread i32 %r, constval i32 2)), constval i32 2))
      dassign %i_25 0 (add i32 (dread i32 %i_25, constval i32 1))
    }
    dowhile {
      callassigned &visit (addrof ptr $order, dread i32 %n) {}
      callassigned &next (addrof ptr $order, dread i32 %n) { dassign %retVar_28 0 }
    } (ne u1 i32 (dread i32 %retVar_28, constval i32 0))
    dassign %i_31 0 (constval i32 0)
    while (lt u1 i32 (dread i32 %i_31, constval i32 12)) {
      iassign <* i32> 0 (array 0 ptr <* <[16] i32>> (addrof ptr $weights, dread i32 %i_31), add i32 (rem i32 (add i32 (mul i32 (dread i32 %i_31, constval i32 7), dread i32 %r), constval i32 23), constval i32 1))
      dassign %i_31 0 (add i32 (dread i32 %i_31, constval i32 1))
    }
    callassigned &gray_subsets (constval i32 12, constval i32 60) { dassign %retVar_34 0 }
    dassign %hits 0 (add i32 (dread i32 %hits, dread i32 %retVar_34))
    callassigned &combinations (constval i32 13, add i32 (constval i32 5, rem i32 (dread i32 %r, constval i32 3))) { dassign %retVar_35 0 }
    dassign $hash 0 (add u32 (dread u32 $hash, dread u32 %retVar_35))
    iassign <* i32> 0 (array 0 ptr <* <[3] i32>> (addrof ptr $pegs, constval i32 0), constval i32 11)
    iassign <* i32> 0 (array 0 ptr <* <[3] i32>> (addrof ptr $pegs, constval i32 2), constval i32 0)
    iassign <* i32> 0 (array 0 ptr <* <[3] i32>> (addrof ptr $pegs, constval i32 1), iread i32 <* i32> 0 (array 0 ptr <* <[3] i32>> (addrof ptr $pegs, constval i32 2)))
    callassigned &hanoi (constval i32 11, constval i32 0, constval i32 2) {}
    dassign %r 0 (add i32 (dread i32 %r, constval i32 1))
  }
  callassigned &printf (conststr ptr "permutations %ld %u %d %d\x0a", dread i64 $visited, dread u32 $hash, dread i32 %hits, dread i32 $moves) { dassign %retVar_36 0 }
  return (constval i32 0)
}
