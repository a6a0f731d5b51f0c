# vecvalue.c translated by c2mpl.

flavor 1
srclang 1
entryfunc &main

type $__va_list_tag <struct {
  @gp_offset u32,
  @fp_offset u32,
  @overflow_arg_area <* void>,
  @reg_save_area <* void>}>
type $unnamed_1 <struct {
  @x f64,
  @y f64,
  @z f64}>
type $unnamed_2 <struct {
  @re f64,
  @im f64}>
type $unnamed_3 <struct {
  @w f32,
  @x f32,
  @y f32,
  @z f32}>
type $unnamed_4 <struct {
  @r u8,
  @g u8,
  @b u8,
  @a u8}>
type $unnamed_5 <struct {
  @quotient i32,
  @rest i32}>
type $_IO_FILE <structincomplete {}>

func &printf public extern varargs (var %a0 <* i8>, ...) i32
func &atoi public extern (var %a0 <* i8>) i32


func &vec static used (var %x f64, var %y f64, var %z f64) <$unnamed_1> {
  var %v <$unnamed_1>
  dassign %v 1 (dread f64 %x)
  dassign %v 2 (dread f64 %y)
  dassign %v 3 (dread f64 %z)
  return (dread agg %v)
}

func &add static used (var %a <$unnamed_1>, var %b <$unnamed_1>) <$unnamed_1> {
  var %retVar_6 <$unnamed_1>
  callassigned &vec (add f64 (dread f64 %a 1, dread f64 %b 1), add f64 (dread f64 %a 2, dread f64 %b 2), add f64 (dread f64 %a 3, dread f64 %b 3)) { dassign %retVar_6 0 }
  return (dread agg %retVar_6)
}

func &sub static used (var %a <$unnamed_1>, var %b <$unnamed_1>) <$unnamed_1> {
  var %retVar_7 <$unnamed_1>
  callassigned &vec (sub f64 (dread f64 %a 1, dread f64 %b 1), sub f64 (dread f64 %a 2, dread f64 %b 2), sub f64 (dread f64 %a 3, dread f64 %b 3)) { dassign %retVar_7 0 }
  return (dread agg %retVar_7)
}

func &scale static used (var %a <$unnamed_1>, var %f f64) <$unnamed_1> {
  var %retVar_8 <$unnamed_1>
  callassigned &vec (mul f64 (dread f64 %a 1, dread f64 %f), mul f64 (dread f64 %a 2, dread f64 %f), mul f64 (dread f64 %a 3, dread f64 %f)) { dassign %retVar_8 0 }
  return (dread agg %retVar_8)
}

func &dot static used (var %a <$unnamed_1>, var %b <$unnamed_1>) f64 {
  return (add f64 (add f64 (mul f64 (dread f64 %a 1, dread f64 %b 1), mul f64 (dread f64 %a 2, dread f64 %b 2)), mul f64 (dread f64 %a 3, dread f64 %b 3)))
}

func &cross static used (var %a <$unnamed_1>, var %b <$unnamed_1>) <$unnamed_1> {
  var %retVar_9 <$unnamed_1>
  callassigned &vec (sub f64 (mul f64 (dread f64 %a 2, dread f64 %b 3), mul f64 (dread f64 %a 3, dread f64 %b 2)), sub f64 (mul f64 (dread f64 %a 3, dread f64 %b 1), mul f64 (dread f64 %a 1, dread f64 %b 3)), sub f64 (mul f64 (dread f64 %a 1, dread f64 %b 2), mul f64 (dread f64 %a 2, dread f64 %b 1))) { dassign %retVar_9 0 }
  return (dread agg %retVar_9)
}

func &unit static used (var %a <$unnamed_1>) <$unnamed_1> {
  var %length f64
  var %retVar_10 f64
  var %retVar_11 <$unnamed_1>
  var %retVar_12 <$unnamed_1>
  var %cond_13 <$unnamed_1>
  callassigned &dot (dread agg %a, dread agg %a) { dassign %retVar_10 0 }
  dassign %length 0 (sqrt f64 (dread f64 %retVar_10))
  if (gt u1 f64 (dread f64 %length, constval f64 1.0e-09)) {
    callassigned &scale (dread agg %a, div f64 (constval f64 1.0, dread f64 %length)) { dassign %retVar_11 0 }
    dassign %cond_13 0 (dread agg %retVar_11)
  } else {
    callassigned &vec (constval f64 1.0, constval f64 0.0, constval f64 0.0) { dassign %retVar_12 0 }
    dassign %cond_13 0 (dread agg %retVar_12)
  }
  return (dread agg %cond_13)
}

func &c_mul static used (var %a <$unnamed_2>, var %b <$unnamed_2>) <$unnamed_2> {
  var %lit_14 <$unnamed_2>
  dassign %lit_14 1 (sub f64 (mul f64 (dread f64 %a 1, dread f64 %b 1), mul f64 (dread f64 %a 2, dread f64 %b 2)))
  dassign %lit_14 2 (add f64 (mul f64 (dread f64 %a 1, dread f64 %b 2), mul f64 (dread f64 %a 2, dread f64 %b 1)))
  return (dread agg %lit_14)
}

func &c_add static used (var %a <$unnamed_2>, var %b <$unnamed_2>) <$unnamed_2> {
  dassign %a 1 (add f64 (dread f64 %a 1, dread f64 %b 1))
  dassign %a 2 (add f64 (dread f64 %a 2, dread f64 %b 2))
  return (dread agg %a)
}

func &c_div static used (var %a <$unnamed_2>, var %b <$unnamed_2>) <$unnamed_2> {
  var %d f64
  var %q <$unnamed_2>
  dassign %d 0 (add f64 (mul f64 (dread f64 %b 1, dread f64 %b 1), mul f64 (dread f64 %b 2, dread f64 %b 2)))
  dassign %q 1 (div f64 (add f64 (mul f64 (dread f64 %a 1, dread f64 %b 1), mul f64 (dread f64 %a 2, dread f64 %b 2)), dread f64 %d))
  dassign %q 2 (div f64 (sub f64 (mul f64 (dread f64 %a 2, dread f64 %b 1), mul f64 (dread f64 %a 1, dread f64 %b 2)), dread f64 %d))
  return (dread agg %q)
}

func &newton static used (var %z <$unnamed_2>) <$unnamed_2> {
  var %one <$unnamed_2>
  var %three <$unnamed_2>
  var %square <$unnamed_2>
  var %retVar_15 <$unnamed_2>
  var %top <$unnamed_2>
  var %retVar_16 <$unnamed_2>
  var %lit_17 <$unnamed_2>
  var %retVar_18 <$unnamed_2>
  var %step <$unnamed_2>
  var %retVar_19 <$unnamed_2>
  var %retVar_20 <$unnamed_2>
  var %lit_21 <$unnamed_2>
  var %retVar_22 <$unnamed_2>
  dassign %one 1 (constval f64 1.0)
  dassign %one 2 (constval f64 0.0)
  dassign %three 1 (constval f64 3.0)
  dassign %three 2 (constval f64 0.0)
  callassigned &c_mul (dread agg %z, dread agg %z) { dassign %retVar_15 0 }
  dassign %square 0 (dread agg %retVar_15)
  callassigned &c_mul (dread agg %square, dread agg %z) { dassign %retVar_16 0 }
  dassign %lit_17 1 (neg f64 (dread f64 %one 1))
  dassign %lit_17 2 (constval f64 0.0)
  callassigned &c_add (dread agg %retVar_16, dread agg %lit_17) { dassign %retVar_18 0 }
  dassign %top 0 (dread agg %retVar_18)
  callassigned &c_mul (dread agg %three, dread agg %square) { dassign %retVar_19 0 }
  callassigned &c_div (dread agg %top, dread agg %retVar_19) { dassign %retVar_20 0 }
  dassign %step 0 (dread agg %retVar_20)
  dassign %lit_21 1 (neg f64 (dread f64 %step 1))
  dassign %lit_21 2 (neg f64 (dread f64 %step 2))
  callassigned &c_add (dread agg %z, dread agg %lit_21) { dassign %retVar_22 0 }
  return (dread agg %retVar_22)
}

func &q_mul static used (var %a <$unnamed_3>, var %b <$unnamed_3>) <$unnamed_3> {
  var %r <$unnamed_3>
  dassign %r 1 (sub f32 (sub f32 (sub f32 (mul f32 (dread f32 %a 1, dread f32 %b 1), mul f32 (dread f32 %a 2, dread f32 %b 2)), mul f32 (dread f32 %a 3, dread f32 %b 3)), mul f32 (dread f32 %a 4, dread f32 %b 4)))
  dassign %r 2 (sub f32 (add f32 (add f32 (mul f32 (dread f32 %a 1, dread f32 %b 2), mul f32 (dread f32 %a 2, dread f32 %b 1)), mul f32 (dread f32 %a 3, dread f32 %b 4)), mul f32 (dread f32 %a 4, dread f32 %b 3)))
  dassign %r 3 (add f32 (add f32 (sub f32 (mul f32 (dread f32 %a 1, dread f32 %b 3), mul f32 (dread f32 %a 2, dread f32 %b 4)), mul f32 (dread f32 %a 3, dread f32 %b 1)), mul f32 (dread f32 %a 4, dread f32 %b 2)))
  dassign %r 4 (add f32 (sub f32 (add f32 (mul f32 (dread f32 %a 1, dread f32 %b 4), mul f32 (dread f32 %a 2, dread f32 %b 3)), mul f32 (dread f32 %a 3, dread f32 %b 2)), mul f32 (dread f32 %a 4, dread f32 %b 1)))
  return (dread agg %r)
}

func &rotate static used (var %q <$unnamed_3>, var %v <$unnamed_1>) <$unnamed_1> {
  var %u <$unnamed_1>
  var %t <$unnamed_1>
  var %retVar_23 <$unnamed_1>
  var %retVar_24 <$unnamed_1>
  var %retVar_25 <$unnamed_1>
  var %retVar_26 <$unnamed_1>
  var %retVar_27 <$unnamed_1>
  var %retVar_28 <$unnamed_1>
  dassign %u 1 (cvt f64 f32 (dread f32 %q 2))
  dassign %u 2 (cvt f64 f32 (dread f32 %q 3))
  dassign %u 3 (cvt f64 f32 (dread f32 %q 4))
  callassigned &cross (dread agg %u, dread agg %v) { dassign %retVar_23 0 }
  callassigned &scale (dread agg %retVar_23, constval f64 2.0) { dassign %retVar_24 0 }
  dassign %t 0 (dread agg %retVar_24)
  callassigned &scale (dread agg %t, cvt f64 f32 (dread f32 %q 1)) { dassign %retVar_25 0 }
  callassigned &add (dread agg %v, dread agg %retVar_25) { dassign %retVar_26 0 }
  callassigned &cross (dread agg %u, dread agg %t) { dassign %retVar_27 0 }
  callassigned &add (dread agg %retVar_26, dread agg %retVar_27) { dassign %retVar_28 0 }
  return (dread agg %retVar_28)
}

func &blend static used (var %below <$unnamed_4>, var %above <$unnamed_4>) <$unnamed_4> {
  var %a i32
  var %c <$unnamed_4>
  dassign %a 0 (dread u32 %above 4)
  dassign %c 1 (zext u32 8 (div i32 (add i32 (mul i32 (dread u32 %below 1, sub i32 (constval i32 255, dread i32 %a)), mul i32 (dread u32 %above 1, dread i32 %a)), constval i32 255)))
  dassign %c 2 (zext u32 8 (div i32 (add i32 (mul i32 (dread u32 %below 2, sub i32 (constval i32 255, dread i32 %a)), mul i32 (dread u32 %above 2, dread i32 %a)), constval i32 255)))
  dassign %c 3 (zext u32 8 (div i32 (add i32 (mul i32 (dread u32 %below 3, sub i32 (constval i32 255, dread i32 %a)), mul i32 (dread u32 %above 3, dread i32 %a)), constval i32 255)))
  dassign %c 4 (zext u32 8 (add i32 (dread i32 %a, div i32 (mul i32 (dread u32 %below 4, sub i32 (constval i32 255, dread i32 %a)), constval i32 255))))
  return (dread agg %c)
}

func &pack static used (var %c <$unnamed_4>) u32 {
  return (bior u32 (bior u32 (bior u32 (shl u32 (dread u32 %c 1, constval i32 24), shl u32 (dread u32 %c 2, constval i32 16)), shl u32 (dread u32 %c 3, constval i32 8)), dread u32 %c 4))
}

func &unpack static used (var %v u32) <$unnamed_4> {
  var %lit_29 <$unnamed_4>
  dassign %lit_29 1 (zext u32 8 (lshr u32 (dread u32 %v, constval i32 24)))
  dassign %lit_29 2 (zext u32 8 (lshr u32 (dread u32 %v, constval i32 16)))
  dassign %lit_29 3 (zext u32 8 (lshr u32 (dread u32 %v, constval i32 8)))
  dassign %lit_29 4 (zext u32 8 (dread u32 %v))
  return (dread agg %lit_29)
}

func &divide static used (var %a i32, var %b i32) <$unnamed_5> {
  var %d <$unnamed_5>
  dassign %d 1 (div i32 (dread i32 %a, dread i32 %b))
  dassign %d 2 (rem i32 (dread i32 %a, dread i32 %b))
  if (lt u1 i32 (dread i32 %d 2, constval i32 0)) {
    dassign %d 2 (add i32 (dread i32 %d 2, dread i32 %b))
    dassign %d 1 (sub i32 (dread i32 %d 1, constval i32 1))
  }
  return (dread agg %d)
}

func &main public used (var %argc i32, var %argv <* <* i8>>) i32 {
  var %n i32
  var %retVar_30 i32
  var %cond_31 i32
  var %position <$unnamed_1>
  var %speed <$unnamed_1>
  var %turn <$unnamed_3>
  var %small <$unnamed_3>
  var %z <$unnamed_2>
  var %canvas <$unnamed_4>
  var %seed u32
  var %sum u32
  var %roots <[3] i32>
  var %i i32
  var %d <$unnamed_5>
  var %retVar_34 <$unnamed_5>
  var %retVar_35 <$unnamed_1>
  var %retVar_36 <$unnamed_1>
  var %retVar_37 <$unnamed_1>
  var %retVar_38 f64
  var %retVar_39 <$unnamed_1>
  var %retVar_40 <$unnamed_1>
  var %retVar_41 <$unnamed_1>
  var %retVar_42 <$unnamed_3>
  var %length f32
  var %lit_43 <$unnamed_3>
  var %retVar_44 <$unnamed_1>
  var %retVar_45 <$unnamed_2>
  var %cond_46 i32
  var %lit_47 <$unnamed_2>
  var %retVar_48 <$unnamed_4>
  var %retVar_49 <$unnamed_4>
  var %retVar_50 u32
  var %retVar_51 i32
  if (gt u1 i32 (dread i32 %argc, constval i32 1)) {
    callassigned &atoi (iread ptr <* <* i8>> 0 (add ptr (dread ptr %argv, constval i64 8))) { dassign %retVar_30 0 }
    dassign %cond_31 0 (dread i32 %retVar_30)
  } else {
    dassign %cond_31 0 (constval i32 3500000)
  }
  dassign %n 0 (dread i32 %cond_31)
  dassign %position 1 (constval f64 1.0)
  dassign %position 2 (constval f64 2.0)
  dassign %position 3 (constval f64 3.0)
  dassign %speed 1 (constval f64 0.5)
  dassign %speed 2 (constval f64 -0.25)
  dassign %speed 3 (constval f64 0.125)
  dassign %turn 1 (constval f32 1.0f)
  dassign %turn 2 (constval f32 0.0f)
  dassign %turn 3 (constval f32 0.0f)
  dassign %turn 4 (constval f32 0.0f)
  dassign %small 1 (constval f32 0.9998000264167786f)
  dassign %small 2 (constval f32 0.009999999776482582f)
  dassign %small 3 (constval f32 0.014999999664723873f)
  dassign %small 4 (constval f32 -0.00800000037997961f)
  dassign %z 1 (constval f64 0.5)
  dassign %z 2 (constval f64 0.7)
  dassign %canvas 1 (constval u32 10)
  dassign %canvas 2 (constval u32 20)
  dassign %canvas 3 (constval u32 30)
  dassign %canvas 4 (constval u32 255)
  dassign %seed 0 (constval u32 3)
  dassign %sum 0 (constval u32 0)
  iassign <* i32> 0 (array 0 ptr <* <[3] i32>> (addrof ptr %roots, constval i32 0), constval i32 0)
  iassign <* i32> 0 (array 0 ptr <* <[3] i32>> (addrof ptr %roots, constval i32 1), constval i32 0)
  iassign <* i32> 0 (array 0 ptr <* <[3] i32>> (addrof ptr %roots, constval i32 2), constval i32 0)
  dassign %i 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i, dread i32 %n)) {
    dassign %seed 0 (add u32 (mul u32 (dread u32 %seed, constval u32 1664525), constval u32 1013904223))
    callassigned &divide (sub i32 (cvt i32 u32 (lshr u32 (dread u32 %seed, constval i32 16)), constval i32 30000), add i32 (constval i32 17, rem i32 (dread i32 %i, constval i32 5))) { dassign %retVar_34 0 }
    dassign %d 0 (dread agg %retVar_34)
    dassign %sum 0 (add u32 (mul u32 (dread u32 %sum, constval u32 5), cvt u32 i32 (bxor i32 (dread i32 %d 1, dread i32 %d 2))))
    callassigned &rotate (dread agg %small, dread agg %speed) { dassign %retVar_35 0 }
    dassign %speed 0 (dread agg %retVar_35)
    callassigned &scale (dread agg %speed, constval f64 0.01) { dassign %retVar_36 0 }
    callassigned &add (dread agg %position, dread agg %retVar_36) { dassign %retVar_37 0 }
    dassign %position 0 (dread agg %retVar_37)
    callassigned &dot (dread agg %position, dread agg %position) { dassign %retVar_38 0 }
    if (gt u1 f64 (dread f64 %retVar_38, constval f64 100.0)) {
      callassigned &unit (dread agg %position) { dassign %retVar_39 0 }
      callassigned &scale (dread agg %retVar_39, constval f64 12.0) { dassign %retVar_40 0 }
      callassigned &sub (dread agg %position, dread agg %retVar_40) { dassign %retVar_41 0 }
      dassign %position 0 (dread agg %retVar_41)
    }
    callassigned &q_mul (dread agg %turn, dread agg %small) { dassign %retVar_42 0 }
    dassign %turn 0 (dread agg %retVar_42)
    if (eq u1 i32 (band i32 (dread i32 %i, constval i32 63), constval i32 0)) {
      dassign %length 0 (sqrt f32 (add f32 (add f32 (add f32 (mul f32 (dread f32 %turn 1, dread f32 %turn 1), mul f32 (dread f32 %turn 2, dread f32 %turn 2)), mul f32 (dread f32 %turn 3, dread f32 %turn 3)), mul f32 (dread f32 %turn 4, dread f32 %turn 4))))
      dassign %lit_43 1 (div f32 (dread f32 %turn 1, dread f32 %length))
      dassign %lit_43 2 (div f32 (dread f32 %turn 2, dread f32 %length))
      dassign %lit_43 3 (div f32 (dread f32 %turn 3, dread f32 %length))
      dassign %lit_43 4 (div f32 (dread f32 %turn 4, dread f32 %length))
      dassign %turn 0 (dread agg %lit_43)
      callassigned &unit (dread agg %speed) { dassign %retVar_44 0 }
      dassign %speed 0 (dread agg %retVar_44)
    }
    callassigned &newton (dread agg %z) { dassign %retVar_45 0 }
    dassign %z 0 (dread agg %retVar_45)
    if (eq u1 i32 (rem i32 (dread i32 %i, constval i32 12), constval i32 11)) {
      if (gt u1 f64 (dread f64 %z 1, constval f64 0.0)) {
        dassign %cond_46 0 (constval i32 0)
      } else {
        dassign %cond_46 0 (select i32 (gt u1 f64 (dread f64 %z 2, constval f64 0.0), constval i32 1, constval i32 2))
      }
      iassign <* i32> 0 (array 0 ptr <* <[3] i32>> (addrof ptr %roots, dread i32 %cond_46), add i32 (iread i32 <* i32> 0 (array 0 ptr <* <[3] i32>> (addrof ptr %roots, dread i32 %cond_46)), constval i32 1))
      dassign %lit_47 1 (sub f64 (div f64 (cvt f64 i32 (cvt i32 u32 (lshr u32 (dread u32 %seed, constval i32 20))), constval f64 1000.0), constval f64 2.0475))
      dassign %lit_47 2 (sub f64 (div f64 (cvt f64 i32 (cvt i32 u32 (band u32 (lshr u32 (dread u32 %seed, constval i32 18), constval u32 1023))), constval f64 300.0), constval f64 1.7))
      dassign %z 0 (dread agg %lit_47)
    }
    callassigned &unpack (dread u32 %seed) { dassign %retVar_48 0 }
    callassigned &blend (dread agg %canvas, dread agg %retVar_48) { dassign %retVar_49 0 }
    dassign %canvas 0 (dread agg %retVar_49)
    callassigned &pack (dread agg %canvas) { dassign %retVar_50 0 }
    dassign %sum 0 (bxor u32 (dread u32 %sum, dread u32 %retVar_50))
    dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
  }
  callassigned &printf (conststr ptr "vecvalue %.6f %.6f %.4f %d %d %d %u\x0a", dread f64 %position 1, dread f64 %position 3, cvt f64 f32 (dread f32 %turn 1), iread i32 <* i32> 0 (array 0 ptr <* <[3] i32>> (addrof ptr %roots, constval i32 0)), iread i32 <* i32> 0 (array 0 ptr <* <[3] i32>> (addrof ptr %roots, constval i32 1)), iread i32 <* i32> 0 (array 0 ptr <* <[3] i32>> (addrof ptr %roots, constval i32 2)), dread u32 %sum) { dassign %retVar_51 0 }
  return (constval i32 0)
}
