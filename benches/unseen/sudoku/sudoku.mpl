# sudoku.c translated by c2mpl.

flavor 1
srclang 1
entryfunc &main

type $__va_list_tag <struct {
  @gp_offset u32,
  @fp_offset u32,
  @overflow_arg_area <* void>,
  @reg_save_area <* void>}>
type $grid <struct {
  @digits <[81] u8>,
  @rows <[9] u16>,
  @columns <[9] u16>,
  @boxes <[9] u16>}>
type $_IO_FILE <structincomplete {}>

func &printf public extern varargs (var %a0 <* i8>, ...) i32
func &atoi public extern (var %a0 <* i8>) i32
func &memset public extern (var %a0 <* void>, var %a1 i32, var %a2 u64) <* void>

var $seed fstatic u32 = 42
var $guesses fstatic u32

func &next static used (var %below i32) i32 {
  dassign $seed 0 (add u32 (mul u32 (dread u32 $seed, constval u32 1664525), constval u32 1013904223))
  return (cvt i32 u32 (rem u32 (lshr u32 (dread u32 $seed, constval i32 8), cvt u32 i32 (dread i32 %below))))
}

func &box_of static used (var %row i32, var %column i32) i32 {
  return (add i32 (mul i32 (div i32 (dread i32 %row, constval i32 3), constval i32 3), div i32 (dread i32 %column, constval i32 3)))
}

func &count_bits static used (var %x u32) i32 {
  var %n i32
  dassign %n 0 (constval i32 0)
  while (ne u1 u32 (dread u32 %x, constval u32 0)) {
    dassign %n 0 (add i32 (dread i32 %n, constval i32 1))
    dassign %x 0 (band u32 (dread u32 %x, sub u32 (dread u32 %x, constval u32 1)))
  }
  return (dread i32 %n)
}

func &flip static used (var %g <* <$grid>>, var %cell i32, var %bit u32) void {
  var %row i32
  var %column i32
  var %retVar_3 i32
  dassign %row 0 (div i32 (dread i32 %cell, constval i32 9))
  dassign %column 0 (rem i32 (dread i32 %cell, constval i32 9))
  iassign <* u16> 0 (array 0 ptr <* <[9] u16>> (iaddrof ptr <* <$grid>> 2 (dread ptr %g), dread i32 %row), zext u32 16 (bxor i32 (iread u32 <* u16> 0 (array 0 ptr <* <[9] u16>> (iaddrof ptr <* <$grid>> 2 (dread ptr %g), dread i32 %row)), zext u32 16 (dread u32 %bit))))
  iassign <* u16> 0 (array 0 ptr <* <[9] u16>> (iaddrof ptr <* <$grid>> 3 (dread ptr %g), dread i32 %column), zext u32 16 (bxor i32 (iread u32 <* u16> 0 (array 0 ptr <* <[9] u16>> (iaddrof ptr <* <$grid>> 3 (dread ptr %g), dread i32 %column)), zext u32 16 (dread u32 %bit))))
  callassigned &box_of (dread i32 %row, dread i32 %column) { dassign %retVar_3 0 }
  iassign <* u16> 0 (array 0 ptr <* <[9] u16>> (iaddrof ptr <* <$grid>> 4 (dread ptr %g), dread i32 %retVar_3), zext u32 16 (bxor i32 (iread u32 <* u16> 0 (array 0 ptr <* <[9] u16>> (iaddrof ptr <* <$grid>> 4 (dread ptr %g), dread i32 %retVar_3)), zext u32 16 (dread u32 %bit))))
  return ()
}

func &choices static used (var %g <* <$grid>>, var %cell i32) u32 {
  var %row i32
  var %column i32
  var %retVar_4 i32
  dassign %row 0 (div i32 (dread i32 %cell, constval i32 9))
  dassign %column 0 (rem i32 (dread i32 %cell, constval i32 9))
  callassigned &box_of (dread i32 %row, dread i32 %column) { dassign %retVar_4 0 }
  return (band u32 (constval u32 511, bnot u32 (cvt u32 i32 (bior i32 (bior i32 (iread u32 <* u16> 0 (array 0 ptr <* <[9] u16>> (iaddrof ptr <* <$grid>> 2 (dread ptr %g), dread i32 %row)), iread u32 <* u16> 0 (array 0 ptr <* <[9] u16>> (iaddrof ptr <* <$grid>> 3 (dread ptr %g), dread i32 %column))), iread u32 <* u16> 0 (array 0 ptr <* <[9] u16>> (iaddrof ptr <* <$grid>> 4 (dread ptr %g), dread i32 %retVar_4)))))))
}

func &hardest static used (var %g <* <$grid>>) i32 {
  var %best i32
  var %fewest i32
  var %cell i32
  var %count i32
  var %retVar_7 u32
  var %retVar_8 i32
  dassign %best 0 (constval i32 -1)
  dassign %fewest 0 (constval i32 10)
  dassign %cell 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %cell, constval i32 81)) {
    if (ne u1 i32 (iread u32 <* u8> 0 (array 0 ptr <* <[81] u8>> (iaddrof ptr <* <$grid>> 1 (dread ptr %g), dread i32 %cell)), constval i32 0)) {
      goto @continue_6
    }
    callassigned &choices (dread ptr %g, dread i32 %cell) { dassign %retVar_7 0 }
    callassigned &count_bits (dread u32 %retVar_7) { dassign %retVar_8 0 }
    dassign %count 0 (dread i32 %retVar_8)
    if (lt u1 i32 (dread i32 %count, dread i32 %fewest)) {
      dassign %best 0 (dread i32 %cell)
      dassign %fewest 0 (dread i32 %count)
      if (le u1 i32 (dread i32 %count, constval i32 1)) {
        goto @break_5
      }
    }
  @continue_6
    dassign %cell 0 (add i32 (dread i32 %cell, constval i32 1))
  }
  @break_5
  return (dread i32 %best)
}

func &solve static used (var %g <* <$grid>>, var %limit i32, var %sum <* u32>) i32 {
  var %cell i32
  var %retVar_9 i32
  var %found i32
  var %i i32
  var %open u32
  var %retVar_12 u32
  var %digit i32
  var %bit u32
  var %retVar_15 i32
  callassigned &hardest (dread ptr %g) { dassign %retVar_9 0 }
  dassign %cell 0 (dread i32 %retVar_9)
  dassign %found 0 (constval i32 0)
  if (lt u1 i32 (dread i32 %cell, constval i32 0)) {
    dassign %i 0 (constval i32 0)
    while (lt u1 i32 (dread i32 %i, constval i32 81)) {
      iassign <* u32> 0 (dread ptr %sum, add u32 (mul u32 (iread u32 <* u32> 0 (dread ptr %sum), constval u32 31), iread u32 <* u8> 0 (array 0 ptr <* <[81] u8>> (iaddrof ptr <* <$grid>> 1 (dread ptr %g), dread i32 %i))))
      dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
    }
    return (constval i32 1)
  }
  callassigned &choices (dread ptr %g, dread i32 %cell) { dassign %retVar_12 0 }
  dassign %open 0 (dread u32 %retVar_12)
  dassign %digit 0 (constval i32 1)
  while (cand i32 (le u1 i32 (dread i32 %digit, constval i32 9), lt u1 i32 (dread i32 %found, dread i32 %limit))) {
    dassign %bit 0 (shl u32 (constval u32 1, sub i32 (dread i32 %digit, constval i32 1)))
    if (ne u1 u32 (band u32 (dread u32 %open, dread u32 %bit), constval u32 0)) {
      dassign $guesses 0 (add u32 (dread u32 $guesses, constval u32 1))
      iassign <* u8> 0 (array 0 ptr <* <[81] u8>> (iaddrof ptr <* <$grid>> 1 (dread ptr %g), dread i32 %cell), zext u32 8 (dread i32 %digit))
      callassigned &flip (dread ptr %g, dread i32 %cell, dread u32 %bit) {}
      callassigned &solve (dread ptr %g, sub i32 (dread i32 %limit, dread i32 %found), dread ptr %sum) { dassign %retVar_15 0 }
      dassign %found 0 (add i32 (dread i32 %found, dread i32 %retVar_15))
      callassigned &flip (dread ptr %g, dread i32 %cell, dread u32 %bit) {}
      iassign <* u8> 0 (array 0 ptr <* <[81] u8>> (iaddrof ptr <* <$grid>> 1 (dread ptr %g), dread i32 %cell), constval u32 0)
    }
    dassign %digit 0 (add i32 (dread i32 %digit, constval i32 1))
  }
  return (dread i32 %found)
}

func &shuffle static used (var %p <* i32>, var %whole i32) void {
  var %i i32
  var %i_18 i32
  var %j i32
  var %retVar_21 i32
  var %retVar_22 i32
  var %cond_23 i32
  var %swap i32
  dassign %i 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i, constval i32 9)) {
    iassign <* i32> 0 (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 4)), dread i32 %i)
    dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
  }
  dassign %i_18 0 (constval i32 8)
  while (gt u1 i32 (dread i32 %i_18, constval i32 0)) {
    if (ne u1 i32 (dread i32 %whole, constval i32 0)) {
      callassigned &next (add i32 (rem i32 (dread i32 %i_18, constval i32 3), constval i32 1)) { dassign %retVar_21 0 }
      dassign %cond_23 0 (add i32 (mul i32 (div i32 (dread i32 %i_18, constval i32 3), constval i32 3), dread i32 %retVar_21))
    } else {
      callassigned &next (add i32 (dread i32 %i_18, constval i32 1)) { dassign %retVar_22 0 }
      dassign %cond_23 0 (dread i32 %retVar_22)
    }
    dassign %j 0 (dread i32 %cond_23)
    dassign %swap 0 (iread i32 <* i32> 0 (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i_18), constval i64 4))))
    iassign <* i32> 0 (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i_18), constval i64 4)), iread i32 <* i32> 0 (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %j), constval i64 4))))
    iassign <* i32> 0 (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %j), constval i64 4)), dread i32 %swap)
    dassign %i_18 0 (sub i32 (dread i32 %i_18, constval i32 1))
  }
  return ()
}

func &make static used (var %g <* <$grid>>, var %empty i32) void {
  var %rows <[9] i32>
  var %columns <[9] i32>
  var %digits <[9] i32>
  var %retVar_24 <* void>
  var %cell i32
  var %row i32
  var %column i32
  var %cell_29 i32
  var %retVar_30 i32
  callassigned &shuffle (addrof ptr %rows, constval i32 1) {}
  callassigned &shuffle (addrof ptr %columns, constval i32 1) {}
  callassigned &shuffle (addrof ptr %digits, constval i32 0) {}
  callassigned &memset (dread ptr %g, constval i32 0, constval u64 136) { dassign %retVar_24 0 }
  dassign %cell 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %cell, constval i32 81)) {
    dassign %row 0 (iread i32 <* i32> 0 (array 0 ptr <* <[9] i32>> (addrof ptr %rows, div i32 (dread i32 %cell, constval i32 9))))
    dassign %column 0 (iread i32 <* i32> 0 (array 0 ptr <* <[9] i32>> (addrof ptr %columns, rem i32 (dread i32 %cell, constval i32 9))))
    iassign <* u8> 0 (array 0 ptr <* <[81] u8>> (iaddrof ptr <* <$grid>> 1 (dread ptr %g), dread i32 %cell), zext u32 8 (add i32 (iread i32 <* i32> 0 (array 0 ptr <* <[9] i32>> (addrof ptr %digits, rem i32 (add i32 (add i32 (mul i32 (dread i32 %row, constval i32 3), div i32 (dread i32 %row, constval i32 3)), dread i32 %column), constval i32 9))), constval i32 1)))
    callassigned &flip (dread ptr %g, dread i32 %cell, shl u32 (constval u32 1, sub i32 (iread u32 <* u8> 0 (array 0 ptr <* <[81] u8>> (iaddrof ptr <* <$grid>> 1 (dread ptr %g), dread i32 %cell)), constval i32 1))) {}
    dassign %cell 0 (add i32 (dread i32 %cell, constval i32 1))
  }
  while (gt u1 i32 (dread i32 %empty, constval i32 0)) {
    callassigned &next (constval i32 81) { dassign %retVar_30 0 }
    dassign %cell_29 0 (dread i32 %retVar_30)
    if (ne u1 i32 (iread u32 <* u8> 0 (array 0 ptr <* <[81] u8>> (iaddrof ptr <* <$grid>> 1 (dread ptr %g), dread i32 %cell_29)), constval i32 0)) {
      callassigned &flip (dread ptr %g, dread i32 %cell_29, shl u32 (constval u32 1, sub i32 (iread u32 <* u8> 0 (array 0 ptr <* <[81] u8>> (iaddrof ptr <* <$grid>> 1 (dread ptr %g), dread i32 %cell_29)), constval i32 1))) {}
      iassign <* u8> 0 (array 0 ptr <* <[81] u8>> (iaddrof ptr <* <$grid>> 1 (dread ptr %g), dread i32 %cell_29), constval u32 0)
      dassign %empty 0 (sub i32 (dread i32 %empty, constval i32 1))
    }
  }
  return ()
}

func &main public used (var %argc i32, var %argv <* <* i8>>) i32 {
  var %n i32
  var %retVar_31 i32
  var %cond_32 i32
  var %grid <$grid>
  var %sum u32
  var %unique i32
  var %solutions i32
  var %i i32
  var %found i32
  var %retVar_35 i32
  var %retVar_36 i32
  if (gt u1 i32 (dread i32 %argc, constval i32 1)) {
    callassigned &atoi (iread ptr <* <* i8>> 0 (add ptr (dread ptr %argv, constval i64 8))) { dassign %retVar_31 0 }
    dassign %cond_32 0 (dread i32 %retVar_31)
  } else {
    dassign %cond_32 0 (constval i32 1000)
  }
  dassign %n 0 (dread i32 %cond_32)
  dassign %sum 0 (constval u32 0)
  dassign %unique 0 (constval i32 0)
  dassign %solutions 0 (constval i32 0)
  dassign %i 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i, dread i32 %n)) {
    callassigned &make (addrof ptr %grid, add i32 (constval i32 48, rem i32 (dread i32 %i, constval i32 9))) {}
    callassigned &solve (addrof ptr %grid, constval i32 20, addrof ptr %sum) { dassign %retVar_35 0 }
    dassign %found 0 (dread i32 %retVar_35)
    dassign %unique 0 (add i32 (dread i32 %unique, eq i32 i32 (dread i32 %found, constval i32 1)))
    dassign %solutions 0 (add i32 (dread i32 %solutions, dread i32 %found))
    dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
  }
  callassigned &printf (conststr ptr "sudoku %u %d %d %u\x0a", dread u32 %sum, dread i32 %unique, dread i32 %solutions, dread u32 $guesses) { dassign %retVar_36 0 }
  return (constval i32 0)
}
