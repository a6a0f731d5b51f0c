# heatplate.c translated by c2mpl.

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

var $plate fstatic <[64][64] f64>
var $other fstatic <[64][64] f64>
var $source fstatic <[64][64] f64>
var $rod fstatic <[4096] f32>
var $rod_next fstatic <[4096] f32>

func &reset static used (var %grid <* <[64] f64>>) void {
  var %i i32
  var %j i32
  dassign %i 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i, constval i32 64)) {
    dassign %j 0 (constval i32 0)
    while (lt u1 i32 (dread i32 %j, constval i32 64)) {
      iassign <* f64> 0 (array 0 ptr <* <[64] f64>> (add ptr (dread ptr %grid, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 512)), dread i32 %j), constval f64 0.0)
      dassign %j 0 (add i32 (dread i32 %j, constval i32 1))
    }
    dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
  }
  dassign %j 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %j, constval i32 64)) {
    iassign <* f64> 0 (array 0 ptr <* <[64] f64>> (dread ptr %grid, dread i32 %j), constval f64 100.0)
    iassign <* f64> 0 (array 0 ptr <* <[64] f64>> (add ptr (dread ptr %grid, constval i64 32256), dread i32 %j), div f64 (mul f64 (constval f64 50.0, cvt f64 i32 (dread i32 %j)), constval f64 63.0))
    dassign %j 0 (add i32 (dread i32 %j, constval i32 1))
  }
  return ()
}

func &jacobi static used (var %from <* <[64] f64>>, var %to <* <[64] f64>>) f64 {
  var %change f64
  var %i i32
  var %j i32
  var %v f64
  dassign %change 0 (constval f64 0.0)
  dassign %i 0 (constval i32 1)
  while (lt u1 i32 (dread i32 %i, constval i32 63)) {
    dassign %j 0 (constval i32 1)
    while (lt u1 i32 (dread i32 %j, constval i32 63)) {
      dassign %v 0 (mul f64 (constval f64 0.25, add f64 (add f64 (add f64 (add f64 (iread f64 <* f64> 0 (array 0 ptr <* <[64] f64>> (add ptr (dread ptr %from, mul i64 (cvt i64 i32 (sub i32 (dread i32 %i, constval i32 1)), constval i64 512)), dread i32 %j)), iread f64 <* f64> 0 (array 0 ptr <* <[64] f64>> (add ptr (dread ptr %from, mul i64 (cvt i64 i32 (add i32 (dread i32 %i, constval i32 1)), constval i64 512)), dread i32 %j))), iread f64 <* f64> 0 (array 0 ptr <* <[64] f64>> (add ptr (dread ptr %from, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 512)), sub i32 (dread i32 %j, constval i32 1)))), iread f64 <* f64> 0 (array 0 ptr <* <[64] f64>> (add ptr (dread ptr %from, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 512)), add i32 (dread i32 %j, constval i32 1)))), iread f64 <* f64> 0 (array 0 ptr <* <[64][64] f64>> (addrof ptr $source, dread i32 %i, dread i32 %j)))))
      dassign %change 0 (add f64 (dread f64 %change, abs f64 (sub f64 (dread f64 %v, iread f64 <* f64> 0 (array 0 ptr <* <[64] f64>> (add ptr (dread ptr %from, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 512)), dread i32 %j))))))
      iassign <* f64> 0 (array 0 ptr <* <[64] f64>> (add ptr (dread ptr %to, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 512)), dread i32 %j), dread f64 %v)
      dassign %j 0 (add i32 (dread i32 %j, constval i32 1))
    }
    dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
  }
  return (dread f64 %change)
}

func &gauss_seidel static used (var %grid <* <[64] f64>>) f64 {
  var %largest f64
  var %i i32
  var %j i32
  var %old f64
  var %d f64
  dassign %largest 0 (constval f64 0.0)
  dassign %i 0 (constval i32 1)
  while (lt u1 i32 (dread i32 %i, constval i32 63)) {
    dassign %j 0 (constval i32 1)
    while (lt u1 i32 (dread i32 %j, constval i32 63)) {
      dassign %old 0 (iread f64 <* f64> 0 (array 0 ptr <* <[64] f64>> (add ptr (dread ptr %grid, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 512)), dread i32 %j)))
      iassign <* f64> 0 (array 0 ptr <* <[64] f64>> (add ptr (dread ptr %grid, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 512)), dread i32 %j), div f64 (add f64 (add f64 (add f64 (add f64 (iread f64 <* f64> 0 (array 0 ptr <* <[64] f64>> (add ptr (dread ptr %grid, mul i64 (cvt i64 i32 (sub i32 (dread i32 %i, constval i32 1)), constval i64 512)), dread i32 %j)), iread f64 <* f64> 0 (array 0 ptr <* <[64] f64>> (add ptr (dread ptr %grid, mul i64 (cvt i64 i32 (add i32 (dread i32 %i, constval i32 1)), constval i64 512)), dread i32 %j))), iread f64 <* f64> 0 (array 0 ptr <* <[64] f64>> (add ptr (dread ptr %grid, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 512)), sub i32 (dread i32 %j, constval i32 1)))), iread f64 <* f64> 0 (array 0 ptr <* <[64] f64>> (add ptr (dread ptr %grid, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 512)), add i32 (dread i32 %j, constval i32 1)))), iread f64 <* f64> 0 (array 0 ptr <* <[64][64] f64>> (addrof ptr $source, dread i32 %i, dread i32 %j))), constval f64 4.0))
      dassign %d 0 (sub f64 (iread f64 <* f64> 0 (array 0 ptr <* <[64] f64>> (add ptr (dread ptr %grid, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 512)), dread i32 %j)), dread f64 %old))
      if (lt u1 f64 (dread f64 %d, constval f64 0.0)) {
        dassign %d 0 (neg f64 (dread f64 %d))
      }
      if (gt u1 f64 (dread f64 %d, dread f64 %largest)) {
        dassign %largest 0 (dread f64 %d)
      }
      dassign %j 0 (add i32 (dread i32 %j, constval i32 1))
    }
    dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
  }
  return (dread f64 %largest)
}

func &relax static used (var %grid <* <[64] f64>>, var %omega f64) void {
  var %colour i32
  var %i i32
  var %row <* f64>
  var %above <* f64>
  var %below <* f64>
  var %j i32
  var %residue f64
  dassign %colour 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %colour, constval i32 2)) {
    dassign %i 0 (constval i32 1)
    while (lt u1 i32 (dread i32 %i, constval i32 63)) {
      dassign %row 0 (add ptr (dread ptr %grid, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 512)))
      dassign %above 0 (add ptr (dread ptr %grid, mul i64 (cvt i64 i32 (sub i32 (dread i32 %i, constval i32 1)), constval i64 512)))
      dassign %below 0 (add ptr (dread ptr %grid, mul i64 (cvt i64 i32 (add i32 (dread i32 %i, constval i32 1)), constval i64 512)))
      dassign %j 0 (add i32 (constval i32 1, band i32 (add i32 (dread i32 %i, dread i32 %colour), constval i32 1)))
      while (lt u1 i32 (dread i32 %j, constval i32 63)) {
        dassign %residue 0 (sub f64 (add f64 (add f64 (add f64 (iread f64 <* f64> 0 (add ptr (dread ptr %above, mul i64 (cvt i64 i32 (dread i32 %j), constval i64 8))), iread f64 <* f64> 0 (add ptr (dread ptr %below, mul i64 (cvt i64 i32 (dread i32 %j), constval i64 8)))), iread f64 <* f64> 0 (add ptr (dread ptr %row, mul i64 (cvt i64 i32 (sub i32 (dread i32 %j, constval i32 1)), constval i64 8)))), iread f64 <* f64> 0 (add ptr (dread ptr %row, mul i64 (cvt i64 i32 (add i32 (dread i32 %j, constval i32 1)), constval i64 8)))), mul f64 (constval f64 4.0, iread f64 <* f64> 0 (add ptr (dread ptr %row, mul i64 (cvt i64 i32 (dread i32 %j), constval i64 8))))))
        iassign <* f64> 0 (add ptr (dread ptr %row, mul i64 (cvt i64 i32 (dread i32 %j), constval i64 8)), add f64 (iread f64 <* f64> 0 (add ptr (dread ptr %row, mul i64 (cvt i64 i32 (dread i32 %j), constval i64 8))), mul f64 (mul f64 (dread f64 %omega, constval f64 0.25), dread f64 %residue)))
        dassign %j 0 (add i32 (dread i32 %j, constval i32 2))
      }
      dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
    }
    dassign %colour 0 (add i32 (dread i32 %colour, constval i32 1))
  }
  return ()
}

func &heat_step static used (var %now <* f32>, var %next <* f32>, var %n i32, var %k f32) void {
  var %i i32
  iassign <* f32> 0 (dread ptr %next, iread f32 <* f32> 0 (dread ptr %now))
  iassign <* f32> 0 (add ptr (dread ptr %next, mul i64 (cvt i64 i32 (sub i32 (dread i32 %n, constval i32 1)), constval i64 4)), iread f32 <* f32> 0 (add ptr (dread ptr %now, mul i64 (cvt i64 i32 (sub i32 (dread i32 %n, constval i32 1)), constval i64 4))))
  dassign %i 0 (constval i32 1)
  while (lt u1 i32 (dread i32 %i, sub i32 (dread i32 %n, constval i32 1))) {
    iassign <* f32> 0 (add ptr (dread ptr %next, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 4)), add f32 (iread f32 <* f32> 0 (add ptr (dread ptr %now, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 4))), mul f32 (dread f32 %k, add f32 (sub f32 (iread f32 <* f32> 0 (add ptr (dread ptr %now, mul i64 (cvt i64 i32 (sub i32 (dread i32 %i, constval i32 1)), constval i64 4))), mul f32 (constval f32 2.0f, iread f32 <* f32> 0 (add ptr (dread ptr %now, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 4))))), iread f32 <* f32> 0 (add ptr (dread ptr %now, mul i64 (cvt i64 i32 (add i32 (dread i32 %i, constval i32 1)), constval i64 4)))))))
    dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
  }
  return ()
}

func &total static used (var %grid <* <[64] f64>>) f64 {
  var %sum f64
  var %i i32
  var %j i32
  dassign %sum 0 (constval f64 0.0)
  dassign %i 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i, constval i32 64)) {
    dassign %j 0 (constval i32 0)
    while (lt u1 i32 (dread i32 %j, constval i32 64)) {
      dassign %sum 0 (add f64 (dread f64 %sum, iread f64 <* f64> 0 (array 0 ptr <* <[64] f64>> (add ptr (dread ptr %grid, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 512)), dread i32 %j))))
      dassign %j 0 (add i32 (dread i32 %j, constval i32 1))
    }
    dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
  }
  return (dread f64 %sum)
}

func &main public used (var %argc i32, var %argv <* <* i8>>) i32 {
  var %sweeps i32
  var %retVar_27 i32
  var %cond_28 i32
  var %change f64
  var %largest f64
  var %sums <[3] f64>
  var %k i32
  var %retVar_31 f64
  var %retVar_32 f64
  var %cond_33 f64
  var %cond_34 <* <[64] f64>>
  var %retVar_35 f64
  var %k_36 i32
  var %retVar_39 f64
  var %retVar_40 f64
  var %k_41 i32
  var %retVar_44 f64
  var %i i32
  var %now <* f32>
  var %next <* f32>
  var %k_47 i32
  var %swap <* f32>
  var %warmth f64
  var %i_50 i32
  var %retVar_53 i32
  if (gt u1 i32 (dread i32 %argc, constval i32 1)) {
    callassigned &atoi (iread ptr <* <* i8>> 0 (add ptr (dread ptr %argv, constval i64 8))) { dassign %retVar_27 0 }
    dassign %cond_28 0 (dread i32 %retVar_27)
  } else {
    dassign %cond_28 0 (constval i32 3000)
  }
  dassign %sweeps 0 (dread i32 %cond_28)
  dassign %change 0 (constval f64 0.0)
  dassign %largest 0 (constval f64 0.0)
  iassign <* f64> 0 (array 0 ptr <* <[64][64] f64>> (addrof ptr $source, constval i32 20, constval i32 20), constval f64 30.0)
  iassign <* f64> 0 (array 0 ptr <* <[64][64] f64>> (addrof ptr $source, constval i32 40, constval i32 50), constval f64 -10.0)
  callassigned &reset (addrof ptr $plate) {}
  callassigned &reset (addrof ptr $other) {}
  dassign %k 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %k, dread i32 %sweeps)) {
    if (eq u1 i32 (rem i32 (dread i32 %k, constval i32 2), constval i32 0)) {
      callassigned &jacobi (addrof ptr $plate, addrof ptr $other) { dassign %retVar_31 0 }
      dassign %cond_33 0 (dread f64 %retVar_31)
    } else {
      callassigned &jacobi (addrof ptr $other, addrof ptr $plate) { dassign %retVar_32 0 }
      dassign %cond_33 0 (dread f64 %retVar_32)
    }
    dassign %change 0 (dread f64 %cond_33)
    dassign %k 0 (add i32 (dread i32 %k, constval i32 1))
  }
  if (eq u1 i32 (rem i32 (dread i32 %sweeps, constval i32 2), constval i32 0)) {
    dassign %cond_34 0 (addrof ptr $plate)
  } else {
    dassign %cond_34 0 (addrof ptr $other)
  }
  callassigned &total (dread ptr %cond_34) { dassign %retVar_35 0 }
  iassign <* f64> 0 (array 0 ptr <* <[3] f64>> (addrof ptr %sums, constval i32 0), dread f64 %retVar_35)
  callassigned &reset (addrof ptr $plate) {}
  dassign %k_36 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %k_36, dread i32 %sweeps)) {
    callassigned &gauss_seidel (addrof ptr $plate) { dassign %retVar_39 0 }
    dassign %largest 0 (dread f64 %retVar_39)
    dassign %k_36 0 (add i32 (dread i32 %k_36, constval i32 1))
  }
  callassigned &total (addrof ptr $plate) { dassign %retVar_40 0 }
  iassign <* f64> 0 (array 0 ptr <* <[3] f64>> (addrof ptr %sums, constval i32 1), dread f64 %retVar_40)
  callassigned &reset (addrof ptr $other) {}
  dassign %k_41 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %k_41, dread i32 %sweeps)) {
    callassigned &relax (addrof ptr $other, constval f64 1.8) {}
    dassign %k_41 0 (add i32 (dread i32 %k_41, constval i32 1))
  }
  callassigned &total (addrof ptr $other) { dassign %retVar_44 0 }
  iassign <* f64> 0 (array 0 ptr <* <[3] f64>> (addrof ptr %sums, constval i32 2), dread f64 %retVar_44)
  dassign %i 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i, constval i32 4096)) {
    iassign <* f32> 0 (array 0 ptr <* <[4096] f32>> (addrof ptr $rod, dread i32 %i), select f32 (lt u1 i32 (rem i32 (dread i32 %i, constval i32 512), constval i32 200), constval f32 80.0f, constval f32 20.0f))
    dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
  }
  dassign %now 0 (addrof ptr $rod)
  dassign %next 0 (addrof ptr $rod_next)
  dassign %k_47 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %k_47, dread i32 %sweeps)) {
    callassigned &heat_step (dread ptr %now, dread ptr %next, constval i32 4096, constval f32 0.20000000298023224f) {}
    dassign %swap 0 (dread ptr %now)
    dassign %now 0 (dread ptr %next)
    dassign %next 0 (dread ptr %swap)
    dassign %k_47 0 (add i32 (dread i32 %k_47, constval i32 1))
  }
  dassign %warmth 0 (constval f64 0.0)
  dassign %i_50 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i_50, constval i32 4096)) {
    dassign %warmth 0 (add f64 (dread f64 %warmth, cvt f64 f32 (mul f32 (iread f32 <* f32> 0 (add ptr (dread ptr %now, mul i64 (cvt i64 i32 (dread i32 %i_50), constval i64 4))), cvt f32 i32 (rem i32 (dread i32 %i_50, constval i32 7))))))
    dassign %i_50 0 (add i32 (dread i32 %i_50, constval i32 3))
  }
  callassigned &printf (conststr ptr "heatplate %.3f %.4f %.2f %.2f %.2f %.0f\x0a", dread f64 %change, dread f64 %largest, iread f64 <* f64> 0 (array 0 ptr <* <[3] f64>> (addrof ptr %sums, constval i32 0)), iread f64 <* f64> 0 (array 0 ptr <* <[3] f64>> (addrof ptr %sums, constval i32 1)), iread f64 <* f64> 0 (array 0 ptr <* <[3] f64>> (addrof ptr %sums, constval i32 2)), dread f64 %warmth) { dassign %retVar_53 0 }
  return (constval i32 0)
}
