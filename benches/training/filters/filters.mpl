# filters.c translated by c2mpl.

flavor 1
srclang 1
entryfunc &main

type $__va_list_tag <struct {
  @gp_offset u32,
  @fp_offset u32,
  @overflow_arg_area <* void>,
  @reg_save_area <* void>}>
type $unnamed_1 <struct {
  @b0 f64,
  @b1 f64,
  @b2 f64,
  @a1 f64,
  @a2 f64,
  @z1 f64,
  @z2 f64}>
type $unnamed_2 <struct {
  @line <[32] i16>,
  @at i32,
  @sum i32}>
type $_IO_FILE <structincomplete {}>

func &printf public extern varargs (var %a0 <* i8>, ...) i32
func &atoi public extern (var %a0 <* i8>) i32
func &memset public extern (var %a0 <* void>, var %a1 i32, var %a2 u64) <* void>
func &memmove public extern (var %a0 <* void>, var %a1 <* void>, var %a2 u64) <* void>

var $input fstatic <[4112] i16>
var $output fstatic <[4096] i16>
var $wave fstatic <[4096] f32>
var $taps fstatic <[16] i16> = [-40, -90, 60, 420, 980, 1900, 3000, 4100, 4100, 3000, 1900, 980, 420, 60, -90, -40]
var $noise fstatic u32 = 1
var $phase fstatic i32 = 0

func &make_input static used () void {
  var %retVar_3 <* void>
  var %i i32
  var %triangle i32
  var %cond_6 i32
  callassigned &memmove (addrof ptr $input, add ptr (addrof ptr $input, constval i64 8192), constval u64 32) { dassign %retVar_3 0 }
  dassign %i 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i, constval i32 4096)) {
    dassign $noise 0 (add u32 (mul u32 (dread u32 $noise, constval u32 1103515245), constval u32 12345))
    dassign $phase 0 (band i32 (add i32 (dread i32 $phase, constval i32 97), constval i32 8191))
    if (lt u1 i32 (dread i32 $phase, constval i32 4096)) {
      dassign %cond_6 0 (sub i32 (dread i32 $phase, constval i32 2048))
    } else {
      dassign %cond_6 0 (sub i32 (constval i32 6143, dread i32 $phase))
    }
    dassign %triangle 0 (dread i32 %cond_6)
    iassign <* i16> 0 (array 0 ptr <* <[4112] i16>> (addrof ptr $input, add i32 (constval i32 16, dread i32 %i)), sext i32 16 (sub i32 (add i32 (mul i32 (dread i32 %triangle, constval i32 4), cvt i32 u32 (band u32 (lshr u32 (dread u32 $noise, constval i32 20), constval u32 2047))), constval i32 1024)))
    dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
  }
  return ()
}

func &saturate static used (var %v i32) i16 {
  if (gt u1 i32 (dread i32 %v, constval i32 32767)) {
    return (constval i32 32767)
  }
  if (lt u1 i32 (dread i32 %v, constval i32 -32768)) {
    return (constval i32 -32768)
  }
  return (sext i32 16 (dread i32 %v))
}

func &fir static used (var %in <* i16>, var %out <* i16>, var %n i32) void {
  var %i i32
  var %sum i32
  var %k i32
  var %retVar_11 i16
  dassign %i 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i, dread i32 %n)) {
    dassign %sum 0 (constval i32 8192)
    dassign %k 0 (constval i32 0)
    while (lt u1 i32 (dread i32 %k, constval i32 16)) {
      dassign %sum 0 (add i32 (dread i32 %sum, mul i32 (iread i32 <* i16> 0 (array 0 ptr <* <[16] i16>> (addrof ptr $taps, dread i32 %k)), iread i32 <* i16> 0 (add ptr (dread ptr %in, mul i64 (cvt i64 i32 (add i32 (dread i32 %i, dread i32 %k)), constval i64 2))))))
      dassign %k 0 (add i32 (dread i32 %k, constval i32 1))
    }
    callassigned &saturate (ashr i32 (dread i32 %sum, constval i32 14)) { dassign %retVar_11 0 }
    iassign <* i16> 0 (add ptr (dread ptr %out, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 2)), dread i32 %retVar_11)
    dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
  }
  return ()
}

func &moving_average static used (var %a <* <$unnamed_2>>, var %sample i16) i32 {
  iassign <* <$unnamed_2>> 3 (dread ptr %a, add i32 (iread i32 <* <$unnamed_2>> 3 (dread ptr %a), sub i32 (dread i32 %sample, iread i32 <* i16> 0 (array 0 ptr <* <[32] i16>> (iaddrof ptr <* <$unnamed_2>> 1 (dread ptr %a), iread i32 <* <$unnamed_2>> 2 (dread ptr %a))))))
  iassign <* i16> 0 (array 0 ptr <* <[32] i16>> (iaddrof ptr <* <$unnamed_2>> 1 (dread ptr %a), iread i32 <* <$unnamed_2>> 2 (dread ptr %a)), dread i32 %sample)
  iassign <* <$unnamed_2>> 2 (dread ptr %a, rem i32 (add i32 (iread i32 <* <$unnamed_2>> 2 (dread ptr %a), constval i32 1), constval i32 32))
  return (div i32 (iread i32 <* <$unnamed_2>> 3 (dread ptr %a), constval i32 32))
}

func &biquad static used (var %f <* <$unnamed_1>>, var %samples <* f32>, var %n i32) void {
  var %i i32
  var %x f64
  var %y f64
  dassign %i 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i, dread i32 %n)) {
    dassign %x 0 (cvt f64 f32 (iread f32 <* f32> 0 (add ptr (dread ptr %samples, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 4)))))
    dassign %y 0 (add f64 (mul f64 (iread f64 <* <$unnamed_1>> 1 (dread ptr %f), dread f64 %x), iread f64 <* <$unnamed_1>> 6 (dread ptr %f)))
    iassign <* <$unnamed_1>> 6 (dread ptr %f, add f64 (sub f64 (mul f64 (iread f64 <* <$unnamed_1>> 2 (dread ptr %f), dread f64 %x), mul f64 (iread f64 <* <$unnamed_1>> 4 (dread ptr %f), dread f64 %y)), iread f64 <* <$unnamed_1>> 7 (dread ptr %f)))
    iassign <* <$unnamed_1>> 7 (dread ptr %f, sub f64 (mul f64 (iread f64 <* <$unnamed_1>> 3 (dread ptr %f), dread f64 %x), mul f64 (iread f64 <* <$unnamed_1>> 5 (dread ptr %f), dread f64 %y)))
    iassign <* f32> 0 (add ptr (dread ptr %samples, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 4)), cvt f32 f64 (dread f64 %y))
    dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
  }
  return ()
}

func &smooth static used (var %level i32, var %in <* i16>, var %n i32, var %crossings <* i32>) i32 {
  var %above i32
  var %p <* i16>
  var %now i32
  dassign %above 0 (constval i32 0)
  dassign %p 0 (dread ptr %in)
  while (lt u1 ptr (dread ptr %p, add ptr (dread ptr %in, mul i64 (cvt i64 i32 (dread i32 %n), constval i64 2)))) {
    dassign %level 0 (add i32 (dread i32 %level, div i32 (sub i32 (mul i32 (iread i32 <* i16> 0 (dread ptr %p), constval i32 256), dread i32 %level), constval i32 64)))
    dassign %now 0 (gt i32 i32 (iread i32 <* i16> 0 (dread ptr %p), div i32 (dread i32 %level, constval i32 256)))
    if (ne u1 i32 (dread i32 %now, dread i32 %above)) {
      iassign <* i32> 0 (dread ptr %crossings, add i32 (iread i32 <* i32> 0 (dread ptr %crossings), constval i32 1))
    }
    dassign %above 0 (dread i32 %now)
    dassign %p 0 (add ptr (dread ptr %p, constval i64 2))
  }
  return (dread i32 %level)
}

func &main public used (var %argc i32, var %argv <* <* i8>>) i32 {
  var %blocks i32
  var %retVar_16 i32
  var %cond_17 i32
  var %low <$unnamed_1>
  var %high <$unnamed_1>
  var %average <$unnamed_2>
  var %level i32
  var %crossings i32
  var %hash u32
  var %power f64
  var %peak f32
  var %retVar_18 <* void>
  var %b i32
  var %i i32
  var %retVar_23 i32
  var %i_24 i32
  var %retVar_27 i32
  var %retVar_28 i32
  if (gt u1 i32 (dread i32 %argc, constval i32 1)) {
    callassigned &atoi (iread ptr <* <* i8>> 0 (add ptr (dread ptr %argv, constval i64 8))) { dassign %retVar_16 0 }
    dassign %cond_17 0 (dread i32 %retVar_16)
  } else {
    dassign %cond_17 0 (constval i32 1200)
  }
  dassign %blocks 0 (dread i32 %cond_17)
  dassign %low 1 (constval f64 0.0675)
  dassign %low 2 (constval f64 0.135)
  dassign %low 3 (constval f64 0.0675)
  dassign %low 4 (constval f64 -1.143)
  dassign %low 5 (constval f64 0.4128)
  dassign %low 6 (constval f64 0.0)
  dassign %low 7 (constval f64 0.0)
  dassign %high 1 (constval f64 0.8)
  dassign %high 2 (constval f64 -1.6)
  dassign %high 3 (constval f64 0.8)
  dassign %high 4 (constval f64 -1.56)
  dassign %high 5 (constval f64 0.64)
  dassign %high 6 (constval f64 0.0)
  dassign %high 7 (constval f64 0.0)
  dassign %level 0 (constval i32 0)
  dassign %crossings 0 (constval i32 0)
  dassign %hash 0 (constval u32 0)
  dassign %power 0 (constval f64 0.0)
  dassign %peak 0 (constval f32 0.0f)
  callassigned &memset (addrof ptr %average, constval i32 0, constval u64 72) { dassign %retVar_18 0 }
  dassign %b 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %b, dread i32 %blocks)) {
    callassigned &make_input () {}
    callassigned &fir (addrof ptr $input, addrof ptr $output, constval i32 4096) {}
    dassign %i 0 (constval i32 0)
    while (lt u1 i32 (dread i32 %i, constval i32 4096)) {
      callassigned &moving_average (addrof ptr %average, iread i32 <* i16> 0 (array 0 ptr <* <[4096] i16>> (addrof ptr $output, dread i32 %i))) { dassign %retVar_23 0 }
      dassign %hash 0 (add u32 (mul u32 (dread u32 %hash, constval u32 9), cvt u32 i32 (dread i32 %retVar_23)))
      iassign <* f32> 0 (array 0 ptr <* <[4096] f32>> (addrof ptr $wave, dread i32 %i), div f32 (cvt f32 i32 (iread i32 <* i16> 0 (array 0 ptr <* <[4096] i16>> (addrof ptr $output, dread i32 %i))), constval f32 32768.0f))
      dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
    }
    callassigned &biquad (addrof ptr %low, addrof ptr $wave, constval i32 4096) {}
    callassigned &biquad (addrof ptr %high, addrof ptr $wave, constval i32 4096) {}
    dassign %i_24 0 (constval i32 0)
    while (lt u1 i32 (dread i32 %i_24, constval i32 4096)) {
      dassign %power 0 (add f64 (dread f64 %power, cvt f64 f32 (mul f32 (iread f32 <* f32> 0 (array 0 ptr <* <[4096] f32>> (addrof ptr $wave, dread i32 %i_24)), iread f32 <* f32> 0 (array 0 ptr <* <[4096] f32>> (addrof ptr $wave, dread i32 %i_24))))))
      if (gt u1 f32 (abs f32 (iread f32 <* f32> 0 (array 0 ptr <* <[4096] f32>> (addrof ptr $wave, dread i32 %i_24))), dread f32 %peak)) {
        dassign %peak 0 (abs f32 (iread f32 <* f32> 0 (array 0 ptr <* <[4096] f32>> (addrof ptr $wave, dread i32 %i_24))))
      }
      dassign %i_24 0 (add i32 (dread i32 %i_24, constval i32 1))
    }
    callassigned &smooth (dread i32 %level, addrof ptr $output, constval i32 4096, addrof ptr %crossings) { dassign %retVar_27 0 }
    dassign %level 0 (dread i32 %retVar_27)
    dassign %b 0 (add i32 (dread i32 %b, constval i32 1))
  }
  callassigned &printf (conststr ptr "filters %u %.4f %.4f %d %d\x0a", dread u32 %hash, div f64 (dread f64 %power, cvt f64 i32 (dread i32 %blocks)), cvt f64 f32 (dread f32 %peak), dread i32 %level, dread i32 %crossings) { dassign %retVar_28 0 }
  return (constval i32 0)
}
