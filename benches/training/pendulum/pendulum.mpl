# pendulum.c translated by c2mpl.

flavor 1
srclang 1
entryfunc &main

type $__va_list_tag <struct {
  @gp_offset u32,
  @fp_offset u32,
  @overflow_arg_area <* void>,
  @reg_save_area <* void>}>
type $unnamed_1 <struct {
  @angle f64,
  @speed f64}>
type $unnamed_2 <struct {
  @prey f64,
  @hunters f64}>
type $_IO_FILE <structincomplete {}>

func &printf public extern varargs (var %a0 <* i8>, ...) i32
func &atoi public extern (var %a0 <* i8>) i32

var $damping fstatic f64 = 0.02
var $pi fstatic f64 = 3.141592653589793
var $crossings fstatic i32 = 0

func &sine static used (var %x f64) f64 {
  var %square f64
  var %term f64
  var %sum f64
  var %k i32
  dassign %square 0 (mul f64 (dread f64 %x, dread f64 %x))
  dassign %term 0 (dread f64 %x)
  dassign %sum 0 (dread f64 %x)
  dassign %k 0 (constval i32 2)
  while (lt u1 i32 (dread i32 %k, constval i32 18)) {
    dassign %term 0 (div f64 (mul f64 (neg f64 (dread f64 %term), dread f64 %square), cvt f64 i32 (mul i32 (dread i32 %k, add i32 (dread i32 %k, constval i32 1)))))
    dassign %sum 0 (add f64 (dread f64 %sum, dread f64 %term))
    dassign %k 0 (add i32 (dread i32 %k, constval i32 2))
  }
  return (dread f64 %sum)
}

func &slope static used (var %s <$unnamed_1>) <$unnamed_1> {
  var %d <$unnamed_1>
  var %retVar_5 f64
  dassign %d 1 (dread f64 %s 2)
  callassigned &sine (dread f64 %s 1) { dassign %retVar_5 0 }
  dassign %d 2 (sub f64 (neg f64 (dread f64 %retVar_5), mul f64 (dread f64 $damping, dread f64 %s 2)))
  return (dread agg %d)
}

func &along static used (var %s <$unnamed_1>, var %d <$unnamed_1>, var %h f64) <$unnamed_1> {
  dassign %s 1 (add f64 (dread f64 %s 1, mul f64 (dread f64 %d 1, dread f64 %h)))
  dassign %s 2 (add f64 (dread f64 %s 2, mul f64 (dread f64 %d 2, dread f64 %h)))
  return (dread agg %s)
}

func &runge_kutta static used (var %s <* <$unnamed_1>>, var %h f64) void {
  var %k1 <$unnamed_1>
  var %retVar_6 <$unnamed_1>
  var %k2 <$unnamed_1>
  var %retVar_7 <$unnamed_1>
  var %retVar_8 <$unnamed_1>
  var %k3 <$unnamed_1>
  var %retVar_9 <$unnamed_1>
  var %retVar_10 <$unnamed_1>
  var %k4 <$unnamed_1>
  var %retVar_11 <$unnamed_1>
  var %retVar_12 <$unnamed_1>
  var %before f64
  callassigned &slope (iread agg <* <$unnamed_1>> 0 (dread ptr %s)) { dassign %retVar_6 0 }
  dassign %k1 0 (dread agg %retVar_6)
  callassigned &along (iread agg <* <$unnamed_1>> 0 (dread ptr %s), dread agg %k1, mul f64 (dread f64 %h, constval f64 0.5)) { dassign %retVar_7 0 }
  callassigned &slope (dread agg %retVar_7) { dassign %retVar_8 0 }
  dassign %k2 0 (dread agg %retVar_8)
  callassigned &along (iread agg <* <$unnamed_1>> 0 (dread ptr %s), dread agg %k2, mul f64 (dread f64 %h, constval f64 0.5)) { dassign %retVar_9 0 }
  callassigned &slope (dread agg %retVar_9) { dassign %retVar_10 0 }
  dassign %k3 0 (dread agg %retVar_10)
  callassigned &along (iread agg <* <$unnamed_1>> 0 (dread ptr %s), dread agg %k3, dread f64 %h) { dassign %retVar_11 0 }
  callassigned &slope (dread agg %retVar_11) { dassign %retVar_12 0 }
  dassign %k4 0 (dread agg %retVar_12)
  dassign %before 0 (iread f64 <* <$unnamed_1>> 1 (dread ptr %s))
  iassign <* <$unnamed_1>> 1 (dread ptr %s, add f64 (iread f64 <* <$unnamed_1>> 1 (dread ptr %s), mul f64 (div f64 (dread f64 %h, constval f64 6.0), add f64 (add f64 (add f64 (dread f64 %k1 1, mul f64 (constval f64 2.0, dread f64 %k2 1)), mul f64 (constval f64 2.0, dread f64 %k3 1)), dread f64 %k4 1))))
  iassign <* <$unnamed_1>> 2 (dread ptr %s, add f64 (iread f64 <* <$unnamed_1>> 2 (dread ptr %s), mul f64 (div f64 (dread f64 %h, constval f64 6.0), add f64 (add f64 (add f64 (dread f64 %k1 2, mul f64 (constval f64 2.0, dread f64 %k2 2)), mul f64 (constval f64 2.0, dread f64 %k3 2)), dread f64 %k4 2))))
  if (gt u1 f64 (iread f64 <* <$unnamed_1>> 1 (dread ptr %s), dread f64 $pi)) {
    iassign <* <$unnamed_1>> 1 (dread ptr %s, sub f64 (iread f64 <* <$unnamed_1>> 1 (dread ptr %s), mul f64 (constval f64 2.0, dread f64 $pi)))
  } else {
    if (lt u1 f64 (iread f64 <* <$unnamed_1>> 1 (dread ptr %s), neg f64 (dread f64 $pi))) {
      iassign <* <$unnamed_1>> 1 (dread ptr %s, add f64 (iread f64 <* <$unnamed_1>> 1 (dread ptr %s), mul f64 (constval f64 2.0, dread f64 $pi)))
    }
  }
  if (ne u1 i32 (lt i32 f64 (dread f64 %before, constval f64 0.0), lt i32 f64 (iread f64 <* <$unnamed_1>> 1 (dread ptr %s), constval f64 0.0))) {
    dassign $crossings 0 (add i32 (dread i32 $crossings, constval i32 1))
  }
  return ()
}

func &spring static used (var %steps i32, var %h f32) f32 {
  var %x f32
  var %v f32
  var %energy f32
  var %a f32
  var %i i32
  var %e f32
  dassign %x 0 (constval f32 1.0f)
  dassign %v 0 (constval f32 0.0f)
  dassign %energy 0 (constval f32 0.0f)
  dassign %a 0 (neg f32 (dread f32 %x))
  dassign %i 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i, dread i32 %steps)) {
    dassign %v 0 (add f32 (dread f32 %v, mul f32 (mul f32 (constval f32 0.5f, dread f32 %h), dread f32 %a)))
    dassign %x 0 (add f32 (dread f32 %x, mul f32 (dread f32 %h, dread f32 %v)))
    dassign %a 0 (sub f32 (neg f32 (dread f32 %x), mul f32 (mul f32 (mul f32 (constval f32 0.125f, dread f32 %x), dread f32 %x), dread f32 %x)))
    dassign %v 0 (add f32 (dread f32 %v, mul f32 (mul f32 (constval f32 0.5f, dread f32 %h), dread f32 %a)))
    if (eq u1 i32 (rem i32 (dread i32 %i, constval i32 16), constval i32 0)) {
      dassign %e 0 (add f32 (mul f32 (mul f32 (constval f32 0.5f, dread f32 %v), dread f32 %v), mul f32 (mul f32 (constval f32 0.5f, dread f32 %x), dread f32 %x)))
      if (gt u1 f32 (dread f32 %e, dread f32 %energy)) {
        dassign %energy 0 (dread f32 %e)
      }
    }
    dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
  }
  return (dread f32 %energy)
}

func &change static used (var %f <* <$unnamed_2>>, var %prey <* f64>, var %hunters <* f64>) void {
  var %meetings f64
  dassign %meetings 0 (mul f64 (iread f64 <* <$unnamed_2>> 1 (dread ptr %f), iread f64 <* <$unnamed_2>> 2 (dread ptr %f)))
  iassign <* f64> 0 (dread ptr %prey, sub f64 (mul f64 (constval f64 1.1, iread f64 <* <$unnamed_2>> 1 (dread ptr %f)), mul f64 (constval f64 0.4, dread f64 %meetings)))
  iassign <* f64> 0 (dread ptr %hunters, sub f64 (mul f64 (constval f64 0.1, dread f64 %meetings), mul f64 (constval f64 0.4, iread f64 <* <$unnamed_2>> 2 (dread ptr %f))))
  return ()
}

func &forest_years static used (var %f <* <$unnamed_2>>, var %steps i32, var %h f64, var %heun i32) i32 {
  var %peaks i32
  var %last f64
  var %post_15 i32
  var %dp f64
  var %dh f64
  var %guess <$unnamed_2>
  var %dp2 f64
  var %dh2 f64
  dassign %peaks 0 (constval i32 0)
  dassign %last 0 (constval f64 0.0)
  dassign %post_15 0 (dread i32 %steps)
  dassign %steps 0 (sub i32 (dread i32 %post_15, constval i32 1))
  while (gt u1 i32 (dread i32 %post_15, constval i32 0)) {
    callassigned &change (dread ptr %f, addrof ptr %dp, addrof ptr %dh) {}
    if (ne u1 i32 (dread i32 %heun, constval i32 0)) {
      dassign %guess 0 (iread agg <* <$unnamed_2>> 0 (dread ptr %f))
      dassign %guess 1 (add f64 (dread f64 %guess 1, mul f64 (dread f64 %h, dread f64 %dp)))
      dassign %guess 2 (add f64 (dread f64 %guess 2, mul f64 (dread f64 %h, dread f64 %dh)))
      callassigned &change (addrof ptr %guess, addrof ptr %dp2, addrof ptr %dh2) {}
      dassign %dp 0 (mul f64 (constval f64 0.5, add f64 (dread f64 %dp, dread f64 %dp2)))
      dassign %dh 0 (mul f64 (constval f64 0.5, add f64 (dread f64 %dh, dread f64 %dh2)))
    }
    iassign <* <$unnamed_2>> 1 (dread ptr %f, add f64 (iread f64 <* <$unnamed_2>> 1 (dread ptr %f), mul f64 (dread f64 %h, dread f64 %dp)))
    iassign <* <$unnamed_2>> 2 (dread ptr %f, add f64 (iread f64 <* <$unnamed_2>> 2 (dread ptr %f), mul f64 (dread f64 %h, dread f64 %dh)))
    if (cand i32 (gt u1 f64 (dread f64 %last, constval f64 0.0), le u1 f64 (dread f64 %dp, constval f64 0.0))) {
      dassign %peaks 0 (add i32 (dread i32 %peaks, constval i32 1))
    }
    dassign %last 0 (dread f64 %dp)
    dassign %post_15 0 (dread i32 %steps)
    dassign %steps 0 (sub i32 (dread i32 %post_15, constval i32 1))
  }
  return (dread i32 %peaks)
}

func &main public used (var %argc i32, var %argv <* <* i8>>) i32 {
  var %n i32
  var %retVar_18 i32
  var %cond_19 i32
  var %s <$unnamed_1>
  var %first <$unnamed_2>
  var %second <$unnamed_2>
  var %reach f64
  var %i i32
  var %energy f32
  var %retVar_22 f32
  var %peaks i32
  var %retVar_23 i32
  var %retVar_24 i32
  var %retVar_25 i32
  if (gt u1 i32 (dread i32 %argc, constval i32 1)) {
    callassigned &atoi (iread ptr <* <* i8>> 0 (add ptr (dread ptr %argv, constval i64 8))) { dassign %retVar_18 0 }
    dassign %cond_19 0 (dread i32 %retVar_18)
  } else {
    dassign %cond_19 0 (constval i32 1800000)
  }
  dassign %n 0 (dread i32 %cond_19)
  dassign %s 1 (constval f64 1.0)
  dassign %s 2 (constval f64 0.0)
  dassign %first 1 (constval f64 10.0)
  dassign %first 2 (constval f64 5.0)
  dassign %second 1 (constval f64 10.0)
  dassign %second 2 (constval f64 5.0)
  dassign %reach 0 (constval f64 0.0)
  dassign %i 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i, div i32 (dread i32 %n, constval i32 4))) {
    callassigned &runge_kutta (addrof ptr %s, constval f64 0.01) {}
    dassign %reach 0 (add f64 (dread f64 %reach, abs f64 (dread f64 %s 1)))
    if (eq u1 i32 (rem i32 (dread i32 %i, constval i32 2000), constval i32 1999)) {
      dassign %s 2 (add f64 (dread f64 %s 2, constval f64 1.0))
    }
    dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
  }
  callassigned &spring (dread i32 %n, constval f32 0.009999999776482582f) { dassign %retVar_22 0 }
  dassign %energy 0 (dread f32 %retVar_22)
  callassigned &forest_years (addrof ptr %first, dread i32 %n, constval f64 0.0001, constval i32 0) { dassign %retVar_23 0 }
  dassign %peaks 0 (dread i32 %retVar_23)
  callassigned &forest_years (addrof ptr %second, dread i32 %n, constval f64 0.001, constval i32 1) { dassign %retVar_24 0 }
  dassign %peaks 0 (add i32 (dread i32 %peaks, dread i32 %retVar_24))
  callassigned &printf (conststr ptr "pendulum %d %.2f %.3f %d %.3f %.3f\x0a", dread i32 $crossings, dread f64 %reach, cvt f64 f32 (dread f32 %energy), dread i32 %peaks, dread f64 %first 1, dread f64 %second 2) { dassign %retVar_25 0 }
  return (constval i32 0)
}
