# sorts.c translated by c2mpl.

flavor 1
srclang 1
entryfunc &main

type $__va_list_tag <struct {
  @gp_offset u32,
  @fp_offset u32,
  @overflow_arg_area <* void>,
  @reg_save_area <* void>}>
type $unnamed_1 <struct {
  @key i32,
  @order i16,
  @kind i8}>
type $_IO_FILE <structincomplete {}>

func &printf public extern varargs (var %a0 <* i8>, ...) i32
func &atoi public extern (var %a0 <* i8>) i32

var $seed fstatic u32 = 1
var $bytes_30 fstatic <[300] u8>
var $shorts_31 fstatic <[300] i16>
var $doubles_32 fstatic <[300] f64>
var $items_33 fstatic <[300] <$unnamed_1>>
var $longs_34 fstatic <[300] i64>

func &draw static used (var %range u32) u32 {
  dassign $seed 0 (add u32 (mul u32 (dread u32 $seed, constval u32 1664525), constval u32 1013904223))
  return (rem u32 (lshr u32 (dread u32 $seed, constval i32 8), dread u32 %range))
}

func &bubble static used (var %a <* u8>, var %n i32) i32 {
  var %swaps i32
  var %swapped i32
  var %i i32
  var %t u8
  dassign %swaps 0 (constval i32 0)
  dassign %swapped 0 (constval i32 1)
  while (ne u1 i32 (dread i32 %swapped, constval i32 0)) {
    dassign %swapped 0 (constval i32 0)
    dassign %i 0 (constval i32 1)
    while (lt u1 i32 (dread i32 %i, dread i32 %n)) {
      if (gt u1 i32 (iread u32 <* u8> 0 (add ptr (dread ptr %a, cvt i64 i32 (sub i32 (dread i32 %i, constval i32 1)))), iread u32 <* u8> 0 (add ptr (dread ptr %a, cvt i64 i32 (dread i32 %i))))) {
        dassign %t 0 (iread u32 <* u8> 0 (add ptr (dread ptr %a, cvt i64 i32 (dread i32 %i))))
        iassign <* u8> 0 (add ptr (dread ptr %a, cvt i64 i32 (dread i32 %i)), iread u32 <* u8> 0 (add ptr (dread ptr %a, cvt i64 i32 (sub i32 (dread i32 %i, constval i32 1)))))
        iassign <* u8> 0 (add ptr (dread ptr %a, cvt i64 i32 (sub i32 (dread i32 %i, constval i32 1))), dread u32 %t)
        dassign %swapped 0 (constval i32 1)
        dassign %swaps 0 (add i32 (dread i32 %swaps, constval i32 1))
      }
      dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
    }
    dassign %n 0 (sub i32 (dread i32 %n, constval i32 1))
  }
  return (dread i32 %swaps)
}

func &selection static used (var %a <* i16>, var %n i32) void {
  var %i i32
  var %least i32
  var %j i32
  var %t i16
  dassign %i 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i, sub i32 (dread i32 %n, constval i32 1))) {
    dassign %least 0 (dread i32 %i)
    dassign %j 0 (add i32 (dread i32 %i, constval i32 1))
    while (lt u1 i32 (dread i32 %j, dread i32 %n)) {
      if (lt u1 i32 (iread i32 <* i16> 0 (add ptr (dread ptr %a, mul i64 (cvt i64 i32 (dread i32 %j), constval i64 2))), iread i32 <* i16> 0 (add ptr (dread ptr %a, mul i64 (cvt i64 i32 (dread i32 %least), constval i64 2))))) {
        dassign %least 0 (dread i32 %j)
      }
      dassign %j 0 (add i32 (dread i32 %j, constval i32 1))
    }
    dassign %t 0 (iread i32 <* i16> 0 (add ptr (dread ptr %a, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 2))))
    iassign <* i16> 0 (add ptr (dread ptr %a, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 2)), iread i32 <* i16> 0 (add ptr (dread ptr %a, mul i64 (cvt i64 i32 (dread i32 %least), constval i64 2))))
    iassign <* i16> 0 (add ptr (dread ptr %a, mul i64 (cvt i64 i32 (dread i32 %least), constval i64 2)), dread i32 %t)
    dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
  }
  return ()
}

func &shell static used (var %a <* f64>, var %n i32) void {
  var %gap i32
  var %i i32
  var %j i32
  var %v f64
  dassign %gap 0 (constval i32 1)
  while (lt u1 i32 (dread i32 %gap, div i32 (dread i32 %n, constval i32 3))) {
    dassign %gap 0 (add i32 (mul i32 (dread i32 %gap, constval i32 3), constval i32 1))
  }
  while (gt u1 i32 (dread i32 %gap, constval i32 0)) {
    dassign %i 0 (dread i32 %gap)
    while (lt u1 i32 (dread i32 %i, dread i32 %n)) {
      dassign %v 0 (iread f64 <* f64> 0 (add ptr (dread ptr %a, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 8))))
      dassign %j 0 (dread i32 %i)
      while (cand i32 (ge u1 i32 (dread i32 %j, dread i32 %gap), gt u1 f64 (iread f64 <* f64> 0 (add ptr (dread ptr %a, mul i64 (cvt i64 i32 (sub i32 (dread i32 %j, dread i32 %gap)), constval i64 8))), dread f64 %v))) {
        iassign <* f64> 0 (add ptr (dread ptr %a, mul i64 (cvt i64 i32 (dread i32 %j), constval i64 8)), iread f64 <* f64> 0 (add ptr (dread ptr %a, mul i64 (cvt i64 i32 (sub i32 (dread i32 %j, dread i32 %gap)), constval i64 8))))
        dassign %j 0 (sub i32 (dread i32 %j, dread i32 %gap))
      }
      iassign <* f64> 0 (add ptr (dread ptr %a, mul i64 (cvt i64 i32 (dread i32 %j), constval i64 8)), dread f64 %v)
      dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
    }
    dassign %gap 0 (div i32 (dread i32 %gap, constval i32 3))
  }
  return ()
}

func &comb static used (var %a <* <$unnamed_1>>, var %n i32) void {
  var %gap i32
  var %again i32
  var %i i32
  var %p <* <$unnamed_1>>
  var %q <* <$unnamed_1>>
  var %t <$unnamed_1>
  dassign %gap 0 (dread i32 %n)
  dassign %again 0 (constval i32 1)
  while (cior i32 (gt u1 i32 (dread i32 %gap, constval i32 1), ne u1 i32 (dread i32 %again, constval i32 0))) {
    dassign %gap 0 (div i32 (mul i32 (dread i32 %gap, constval i32 10), constval i32 13))
    if (lt u1 i32 (dread i32 %gap, constval i32 1)) {
      dassign %gap 0 (constval i32 1)
    }
    dassign %again 0 (constval i32 0)
    dassign %i 0 (constval i32 0)
    while (lt u1 i32 (add i32 (dread i32 %i, dread i32 %gap), dread i32 %n)) {
      dassign %p 0 (add ptr (dread ptr %a, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 8)))
      dassign %q 0 (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %gap), constval i64 8)))
      if (cior i32 (gt u1 i32 (iread i32 <* <$unnamed_1>> 1 (dread ptr %p), iread i32 <* <$unnamed_1>> 1 (dread ptr %q)), cand i32 (eq u1 i32 (iread i32 <* <$unnamed_1>> 1 (dread ptr %p), iread i32 <* <$unnamed_1>> 1 (dread ptr %q)), gt u1 i32 (iread i32 <* <$unnamed_1>> 2 (dread ptr %p), iread i32 <* <$unnamed_1>> 2 (dread ptr %q))))) {
        dassign %t 0 (iread agg <* <$unnamed_1>> 0 (dread ptr %p))
        iassign <* <$unnamed_1>> 0 (dread ptr %p, iread agg <* <$unnamed_1>> 0 (dread ptr %q))
        iassign <* <$unnamed_1>> 0 (dread ptr %q, dread agg %t)
        dassign %again 0 (constval i32 1)
      }
      dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
    }
  }
  return ()
}

func &sift static used (var %heap <* i64>, var %root i32, var %n i32) void {
  var %v i64
  var %child i32
  dassign %v 0 (iread i64 <* i64> 0 (add ptr (dread ptr %heap, mul i64 (cvt i64 i32 (dread i32 %root), constval i64 8))))
  dassign %child 0 (add i32 (mul i32 (constval i32 2, dread i32 %root), constval i32 1))
  while (lt u1 i32 (dread i32 %child, dread i32 %n)) {
    if (cand i32 (lt u1 i32 (add i32 (dread i32 %child, constval i32 1), dread i32 %n), gt u1 i64 (iread i64 <* i64> 0 (add ptr (dread ptr %heap, mul i64 (cvt i64 i32 (add i32 (dread i32 %child, constval i32 1)), constval i64 8))), iread i64 <* i64> 0 (add ptr (dread ptr %heap, mul i64 (cvt i64 i32 (dread i32 %child), constval i64 8)))))) {
      dassign %child 0 (add i32 (dread i32 %child, constval i32 1))
    }
    if (le u1 i64 (iread i64 <* i64> 0 (add ptr (dread ptr %heap, mul i64 (cvt i64 i32 (dread i32 %child), constval i64 8))), dread i64 %v)) {
      goto @break_22
    }
    iassign <* i64> 0 (add ptr (dread ptr %heap, mul i64 (cvt i64 i32 (dread i32 %root), constval i64 8)), iread i64 <* i64> 0 (add ptr (dread ptr %heap, mul i64 (cvt i64 i32 (dread i32 %child), constval i64 8))))
    dassign %root 0 (dread i32 %child)
    dassign %child 0 (add i32 (mul i32 (constval i32 2, dread i32 %root), constval i32 1))
  }
  @break_22
  iassign <* i64> 0 (add ptr (dread ptr %heap, mul i64 (cvt i64 i32 (dread i32 %root), constval i64 8)), dread i64 %v)
  return ()
}

func &heap_sort static used (var %a <* i64>, var %n i32) void {
  var %i i32
  var %end i32
  var %t i64
  dassign %i 0 (sub i32 (div i32 (dread i32 %n, constval i32 2), constval i32 1))
  while (ge u1 i32 (dread i32 %i, constval i32 0)) {
    callassigned &sift (dread ptr %a, dread i32 %i, dread i32 %n) {}
    dassign %i 0 (sub i32 (dread i32 %i, constval i32 1))
  }
  dassign %end 0 (sub i32 (dread i32 %n, constval i32 1))
  while (gt u1 i32 (dread i32 %end, constval i32 0)) {
    dassign %t 0 (iread i64 <* i64> 0 (dread ptr %a))
    iassign <* i64> 0 (dread ptr %a, iread i64 <* i64> 0 (add ptr (dread ptr %a, mul i64 (cvt i64 i32 (dread i32 %end), constval i64 8))))
    iassign <* i64> 0 (add ptr (dread ptr %a, mul i64 (cvt i64 i32 (dread i32 %end), constval i64 8)), dread i64 %t)
    callassigned &sift (dread ptr %a, constval i32 0, dread i32 %end) {}
    dassign %end 0 (sub i32 (dread i32 %end, constval i32 1))
  }
  return ()
}

func &lower_bound static used (var %a <* f64>, var %n i32, var %v f64) i32 {
  var %low i32
  var %half i32
  dassign %low 0 (constval i32 0)
  while (gt u1 i32 (dread i32 %n, constval i32 0)) {
    dassign %half 0 (ashr i32 (dread i32 %n, constval i32 1))
    if (lt u1 f64 (iread f64 <* f64> 0 (add ptr (dread ptr %a, mul i64 (cvt i64 i32 (add i32 (dread i32 %low, dread i32 %half)), constval i64 8))), dread f64 %v)) {
      dassign %low 0 (add i32 (dread i32 %low, add i32 (dread i32 %half, constval i32 1)))
      dassign %n 0 (sub i32 (dread i32 %n, add i32 (dread i32 %half, constval i32 1)))
    } else {
      dassign %n 0 (dread i32 %half)
    }
  }
  return (dread i32 %low)
}

func &main public used (var %argc i32, var %argv <* <* i8>>) i32 {
  var %rounds i32
  var %retVar_35 i32
  var %cond_36 i32
  var %hash u32
  var %swaps i32
  var %r i32
  var %i i32
  var %retVar_41 u32
  var %retVar_42 u32
  var %retVar_43 u32
  var %retVar_44 u32
  var %retVar_45 u32
  var %retVar_46 u32
  var %retVar_47 i32
  var %i_48 i32
  var %retVar_51 i32
  var %retVar_52 i32
  if (gt u1 i32 (dread i32 %argc, constval i32 1)) {
    callassigned &atoi (iread ptr <* <* i8>> 0 (add ptr (dread ptr %argv, constval i64 8))) { dassign %retVar_35 0 }
    dassign %cond_36 0 (dread i32 %retVar_35)
  } else {
    dassign %cond_36 0 (constval i32 500)
  }
  dassign %rounds 0 (dread i32 %cond_36)
  dassign %hash 0 (constval u32 0)
  dassign %swaps 0 (constval i32 0)
  dassign %r 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %r, dread i32 %rounds)) {
    dassign %i 0 (constval i32 0)
    while (lt u1 i32 (dread i32 %i, constval i32 300)) {
      callassigned &draw (constval u32 256) { dassign %retVar_41 0 }
      iassign <* u8> 0 (array 0 ptr <* <[300] u8>> (addrof ptr $bytes_30, dread i32 %i), zext u32 8 (dread u32 %retVar_41))
      callassigned &draw (constval u32 5000) { dassign %retVar_42 0 }
      iassign <* i16> 0 (array 0 ptr <* <[300] i16>> (addrof ptr $shorts_31, dread i32 %i), sext i32 16 (sub i32 (cvt i32 u32 (dread u32 %retVar_42), constval i32 2500)))
      callassigned &draw (constval u32 100000) { dassign %retVar_43 0 }
      iassign <* f64> 0 (array 0 ptr <* <[300] f64>> (addrof ptr $doubles_32, dread i32 %i), mul f64 (cvt f64 u32 (dread u32 %retVar_43), constval f64 0.5))
      callassigned &draw (constval u32 1048576) { dassign %retVar_44 0 }
      callassigned &draw (constval u32 1073741824) { dassign %retVar_45 0 }
      iassign <* i64> 0 (array 0 ptr <* <[300] i64>> (addrof ptr $longs_34, dread i32 %i), sub i64 (shl i64 (cvt i64 u32 (dread u32 %retVar_44), constval i32 20), cvt i64 u32 (dread u32 %retVar_45)))
      callassigned &draw (constval u32 50) { dassign %retVar_46 0 }
      iassign <* <$unnamed_1>> 1 (array 0 ptr <* <[300] <$unnamed_1>>> (addrof ptr $items_33, dread i32 %i), cvt i32 u32 (dread u32 %retVar_46))
      iassign <* <$unnamed_1>> 2 (array 0 ptr <* <[300] <$unnamed_1>>> (addrof ptr $items_33, dread i32 %i), sext i32 16 (dread i32 %i))
      iassign <* <$unnamed_1>> 3 (array 0 ptr <* <[300] <$unnamed_1>>> (addrof ptr $items_33, dread i32 %i), sext i32 8 (add i32 (constval i32 97, rem i32 (dread i32 %i, constval i32 26))))
      dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
    }
    callassigned &bubble (addrof ptr $bytes_30, constval i32 300) { dassign %retVar_47 0 }
    dassign %swaps 0 (add i32 (dread i32 %swaps, dread i32 %retVar_47))
    callassigned &selection (addrof ptr $shorts_31, constval i32 300) {}
    callassigned &shell (addrof ptr $doubles_32, constval i32 300) {}
    callassigned &comb (addrof ptr $items_33, constval i32 300) {}
    callassigned &heap_sort (addrof ptr $longs_34, constval i32 300) {}
    dassign %i_48 0 (constval i32 0)
    while (lt u1 i32 (dread i32 %i_48, constval i32 300)) {
      callassigned &lower_bound (addrof ptr $doubles_32, constval i32 300, mul f64 (cvt f64 i32 (dread i32 %i_48), constval f64 166.0)) { dassign %retVar_51 0 }
      dassign %hash 0 (add u32 (mul u32 (dread u32 %hash, constval u32 13), cvt u32 i32 (dread i32 %retVar_51)))
      dassign %hash 0 (add u32 (dread u32 %hash, bxor u32 (iread u32 <* u8> 0 (array 0 ptr <* <[300] u8>> (addrof ptr $bytes_30, dread i32 %i_48)), cvt u32 i32 (iread i32 <* i16> 0 (array 0 ptr <* <[300] i16>> (addrof ptr $shorts_31, dread i32 %i_48))))))
      dassign %hash 0 (add u32 (dread u32 %hash, mul u32 (cvt u32 i64 (ashr i64 (iread i64 <* i64> 0 (array 0 ptr <* <[300] i64>> (addrof ptr $longs_34, dread i32 %i_48)), constval i32 7)), cvt u32 i32 (iread i32 <* <$unnamed_1>> 3 (array 0 ptr <* <[300] <$unnamed_1>>> (addrof ptr $items_33, dread i32 %i_48))))))
      dassign %i_48 0 (add i32 (dread i32 %i_48, constval i32 1))
    }
    dassign %r 0 (add i32 (dread i32 %r, constval i32 1))
  }
  callassigned &printf (conststr ptr "sorts %d %u\x0a", dread i32 %swaps, dread u32 %hash) { dassign %retVar_52 0 }
  return (constval i32 0)
}
