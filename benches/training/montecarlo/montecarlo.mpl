# montecarlo.c translated by c2mpl.

flavor 1
srclang 1
entryfunc &main

type $__va_list_tag <struct {
  @gp_offset u32,
  @fp_offset u32,
  @overflow_arg_area <* void>,
  @reg_save_area <* void>}>
type $unnamed_1 <struct {
  @state u64,
  @draws u64}>
type $_IO_FILE <structincomplete {}>

func &printf public extern varargs (var %a0 <* i8>, ...) i32
func &atoi public extern (var %a0 <* i8>) i32

var $small_state fstatic u32 = 1
var $dice fstatic <[19] i32>
var $cards fstatic <[52] i32>
var $visits fstatic <[64][64] i32>
var $dx_12 fstatic <[4] i32> = [1, 0, -1, 0]
var $dy_13 fstatic <[4] i32> = [0, 1, 0, -1]

func &park_miller static used (var %seed i32) i32 {
  var %high i32
  var %low i32
  dassign %high 0 (div i32 (dread i32 %seed, constval i32 127773))
  dassign %low 0 (rem i32 (dread i32 %seed, constval i32 127773))
  dassign %seed 0 (sub i32 (mul i32 (constval i32 16807, dread i32 %low), mul i32 (constval i32 2836, dread i32 %high)))
  if (le u1 i32 (dread i32 %seed, constval i32 0)) {
    dassign %seed 0 (add i32 (dread i32 %seed, constval i32 2147483647))
  }
  return (dread i32 %seed)
}

func &xorshift32 static used () u32 {
  var %x u32
  dassign %x 0 (dread u32 $small_state)
  dassign %x 0 (bxor u32 (dread u32 %x, shl u32 (dread u32 %x, constval i32 13)))
  dassign %x 0 (bxor u32 (dread u32 %x, lshr u32 (dread u32 %x, constval i32 17)))
  dassign %x 0 (bxor u32 (dread u32 %x, shl u32 (dread u32 %x, constval i32 5)))
  dassign $small_state 0 (dread u32 %x)
  return (dread u32 %x)
}

func &xorshift64 static used (var %g <* <$unnamed_1>>) u64 {
  iassign <* <$unnamed_1>> 1 (dread ptr %g, bxor u64 (iread u64 <* <$unnamed_1>> 1 (dread ptr %g), lshr u64 (iread u64 <* <$unnamed_1>> 1 (dread ptr %g), constval i32 12)))
  iassign <* <$unnamed_1>> 1 (dread ptr %g, bxor u64 (iread u64 <* <$unnamed_1>> 1 (dread ptr %g), shl u64 (iread u64 <* <$unnamed_1>> 1 (dread ptr %g), constval i32 25)))
  iassign <* <$unnamed_1>> 1 (dread ptr %g, bxor u64 (iread u64 <* <$unnamed_1>> 1 (dread ptr %g), lshr u64 (iread u64 <* <$unnamed_1>> 1 (dread ptr %g), constval i32 27)))
  iassign <* <$unnamed_1>> 2 (dread ptr %g, add u64 (iread u64 <* <$unnamed_1>> 2 (dread ptr %g), constval u64 1))
  return (mul u64 (iread u64 <* <$unnamed_1>> 1 (dread ptr %g), constval u64 2685821657736338717))
}

func &uniform static used (var %g <* <$unnamed_1>>) f64 {
  var %retVar_2 u64
  callassigned &xorshift64 (dread ptr %g) { dassign %retVar_2 0 }
  return (div f64 (cvt f64 u64 (lshr u64 (dread u64 %retVar_2, constval i32 11)), constval f64 9007199254740992.0))
}

func &circle static used (var %g <* <$unnamed_1>>, var %n i32) i32 {
  var %inside i32
  var %i i32
  var %x f64
  var %retVar_5 f64
  var %y f64
  var %retVar_6 f64
  dassign %inside 0 (constval i32 0)
  dassign %i 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i, dread i32 %n)) {
    callassigned &uniform (dread ptr %g) { dassign %retVar_5 0 }
    dassign %x 0 (dread f64 %retVar_5)
    callassigned &uniform (dread ptr %g) { dassign %retVar_6 0 }
    dassign %y 0 (dread f64 %retVar_6)
    if (le u1 f64 (add f64 (mul f64 (dread f64 %x, dread f64 %x), mul f64 (dread f64 %y, dread f64 %y)), constval f64 1.0)) {
      dassign %inside 0 (add i32 (dread i32 %inside, constval i32 1))
    }
    dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
  }
  return (dread i32 %inside)
}

func &throw_dice static used (var %n i32) void {
  var %i i32
  var %sum i32
  var %k i32
  var %retVar_11 u32
  dassign %i 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i, dread i32 %n)) {
    dassign %sum 0 (constval i32 3)
    dassign %k 0 (constval i32 0)
    while (lt u1 i32 (dread i32 %k, constval i32 3)) {
      callassigned &xorshift32 () { dassign %retVar_11 0 }
      dassign %sum 0 (cvt i32 u32 (add u32 (cvt u32 i32 (dread i32 %sum), rem u32 (dread u32 %retVar_11, constval u32 6))))
      dassign %k 0 (add i32 (dread i32 %k, constval i32 1))
    }
    iassign <* i32> 0 (array 0 ptr <* <[19] i32>> (addrof ptr $dice, dread i32 %sum), add i32 (iread i32 <* i32> 0 (array 0 ptr <* <[19] i32>> (addrof ptr $dice, dread i32 %sum)), constval i32 1))
    dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
  }
  return ()
}

func &walk static used (var %n i32, var %seed <* i32>) i32 {
  var %x i32
  var %y i32
  var %home i32
  var %s i32
  var %i i32
  var %retVar_16 i32
  var %direction i32
  dassign %x 0 (constval i32 32)
  dassign %y 0 (constval i32 32)
  dassign %home 0 (constval i32 0)
  dassign %s 0 (iread i32 <* i32> 0 (dread ptr %seed))
  dassign %i 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i, dread i32 %n)) {
    callassigned &park_miller (dread i32 %s) { dassign %retVar_16 0 }
    dassign %s 0 (dread i32 %retVar_16)
    dassign %direction 0 (band i32 (ashr i32 (dread i32 %s, constval i32 8), constval i32 3))
    dassign %x 0 (band i32 (add i32 (dread i32 %x, iread i32 <* i32> 0 (array 0 ptr <* <[4] i32>> (addrof ptr $dx_12, dread i32 %direction))), constval i32 63))
    dassign %y 0 (band i32 (add i32 (dread i32 %y, iread i32 <* i32> 0 (array 0 ptr <* <[4] i32>> (addrof ptr $dy_13, dread i32 %direction))), constval i32 63))
    iassign <* i32> 0 (array 0 ptr <* <[64][64] i32>> (addrof ptr $visits, dread i32 %y, dread i32 %x), add i32 (iread i32 <* i32> 0 (array 0 ptr <* <[64][64] i32>> (addrof ptr $visits, dread i32 %y, dread i32 %x)), constval i32 1))
    if (cand i32 (eq u1 i32 (dread i32 %x, constval i32 32), eq u1 i32 (dread i32 %y, constval i32 32))) {
      dassign %home 0 (add i32 (dread i32 %home, constval i32 1))
    }
    dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
  }
  iassign <* i32> 0 (dread ptr %seed, dread i32 %s)
  return (dread i32 %home)
}

func &fixed_points static used (var %g <* <$unnamed_1>>) i32 {
  var %i i32
  var %fixed i32
  var %j i32
  var %retVar_21 u64
  var %t i32
  dassign %fixed 0 (constval i32 0)
  dassign %i 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i, constval i32 52)) {
    iassign <* i32> 0 (array 0 ptr <* <[52] i32>> (addrof ptr $cards, dread i32 %i), dread i32 %i)
    dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
  }
  dassign %i 0 (constval i32 51)
  while (gt u1 i32 (dread i32 %i, constval i32 0)) {
    callassigned &xorshift64 (dread ptr %g) { dassign %retVar_21 0 }
    dassign %j 0 (cvt i32 u64 (rem u64 (dread u64 %retVar_21, cvt u64 i32 (add i32 (dread i32 %i, constval i32 1)))))
    dassign %t 0 (iread i32 <* i32> 0 (array 0 ptr <* <[52] i32>> (addrof ptr $cards, dread i32 %i)))
    iassign <* i32> 0 (array 0 ptr <* <[52] i32>> (addrof ptr $cards, dread i32 %i), iread i32 <* i32> 0 (array 0 ptr <* <[52] i32>> (addrof ptr $cards, dread i32 %j)))
    iassign <* i32> 0 (array 0 ptr <* <[52] i32>> (addrof ptr $cards, dread i32 %j), dread i32 %t)
    dassign %i 0 (sub i32 (dread i32 %i, constval i32 1))
  }
  dassign %i 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i, constval i32 52)) {
    dassign %fixed 0 (add i32 (dread i32 %fixed, eq i32 i32 (iread i32 <* i32> 0 (array 0 ptr <* <[52] i32>> (addrof ptr $cards, dread i32 %i)), dread i32 %i)))
    dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
  }
  return (dread i32 %fixed)
}

func &main public used (var %argc i32, var %argv <* <* i8>>) i32 {
  var %n i32
  var %retVar_24 i32
  var %cond_25 i32
  var %g <$unnamed_1>
  var %seed i32
  var %inside i32
  var %retVar_26 i32
  var %home i32
  var %retVar_27 i32
  var %fixed i32
  var %most i32
  var %i i32
  var %retVar_30 i32
  var %y i32
  var %x i32
  var %hash u32
  var %i_35 i32
  var %retVar_38 i32
  if (gt u1 i32 (dread i32 %argc, constval i32 1)) {
    callassigned &atoi (iread ptr <* <* i8>> 0 (add ptr (dread ptr %argv, constval i64 8))) { dassign %retVar_24 0 }
    dassign %cond_25 0 (dread i32 %retVar_24)
  } else {
    dassign %cond_25 0 (constval i32 3000000)
  }
  dassign %n 0 (dread i32 %cond_25)
  dassign %g 1 (constval u64 88172645463325252)
  dassign %g 2 (constval u64 0)
  dassign %seed 0 (constval i32 42)
  callassigned &circle (addrof ptr %g, dread i32 %n) { dassign %retVar_26 0 }
  dassign %inside 0 (dread i32 %retVar_26)
  callassigned &throw_dice (dread i32 %n) {}
  callassigned &walk (dread i32 %n, addrof ptr %seed) { dassign %retVar_27 0 }
  dassign %home 0 (dread i32 %retVar_27)
  dassign %fixed 0 (constval i32 0)
  dassign %most 0 (constval i32 0)
  dassign %i 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i, div i32 (dread i32 %n, constval i32 50))) {
    callassigned &fixed_points (addrof ptr %g) { dassign %retVar_30 0 }
    dassign %fixed 0 (add i32 (dread i32 %fixed, dread i32 %retVar_30))
    dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
  }
  dassign %y 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %y, constval i32 64)) {
    dassign %x 0 (constval i32 0)
    while (lt u1 i32 (dread i32 %x, constval i32 64)) {
      if (gt u1 i32 (iread i32 <* i32> 0 (array 0 ptr <* <[64][64] i32>> (addrof ptr $visits, dread i32 %y, dread i32 %x)), dread i32 %most)) {
        dassign %most 0 (iread i32 <* i32> 0 (array 0 ptr <* <[64][64] i32>> (addrof ptr $visits, dread i32 %y, dread i32 %x)))
      }
      dassign %x 0 (add i32 (dread i32 %x, constval i32 1))
    }
    dassign %y 0 (add i32 (dread i32 %y, constval i32 1))
  }
  dassign %hash 0 (constval u32 0)
  dassign %i_35 0 (constval i32 3)
  while (le u1 i32 (dread i32 %i_35, constval i32 18)) {
    dassign %hash 0 (add u32 (mul u32 (dread u32 %hash, constval u32 7), cvt u32 i32 (iread i32 <* i32> 0 (array 0 ptr <* <[19] i32>> (addrof ptr $dice, dread i32 %i_35)))))
    dassign %i_35 0 (add i32 (dread i32 %i_35, constval i32 1))
  }
  callassigned &printf (conststr ptr "montecarlo %d %u %d %d %d %llu\x0a", dread i32 %inside, dread u32 %hash, dread i32 %home, dread i32 %most, dread i32 %fixed, dread u64 %g 2) { dassign %retVar_38 0 }
  return (constval i32 0)
}
