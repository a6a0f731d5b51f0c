# raytrace.c translated by c2mpl.

flavor 1
srclang 1
entryfunc &main

type $__va_list_tag <struct {
  @gp_offset u32,
  @fp_offset u32,
  @overflow_arg_area <* void>,
  @reg_save_area <* void>}>
type $vector <struct {
  @x f32,
  @y f32,
  @z f32}>
type $ray <struct {
  @from <$vector>,
  @direction <$vector>}>
type $ball <struct {
  @center <$vector>,
  @radius f32,
  @mirror f32,
  @color <$vector>}>
type $hit <struct {
  @distance f32,
  @mirror f32,
  @at <$vector>,
  @normal <$vector>,
  @color <$vector>}>
type $_IO_FILE <structincomplete {}>

func &printf public extern varargs (var %a0 <* i8>, ...) i32
func &atoi public extern (var %a0 <* i8>) i32

var $balls fstatic <[5] <$ball>> = [[1 = [1 = 0.0f, 2 = 1.0f, 3 = 6.0f], 2 = 1.0f, 3 = 0.5f, 4 = [1 = 0.8999999761581421f, 2 = 0.20000000298023224f, 3 = 0.20000000298023224f]], [1 = [1 = -2.0f, 2 = 0.75f, 3 = 5.0f], 2 = 0.75f, 3 = 0.25f, 4 = [1 = 0.20000000298023224f, 2 = 0.8999999761581421f, 3 = 0.30000001192092896f]], [1 = [1 = 1.75f, 2 = 0.5f, 3 = 4.5f], 2 = 0.5f, 3 = 0.125f, 4 = [1 = 0.30000001192092896f, 2 = 0.30000001192092896f, 3 = 0.8999999761581421f]], [1 = [1 = 0.5f, 2 = 0.25f, 3 = 3.5f], 2 = 0.25f, 3 = 0.0f, 4 = [1 = 0.8999999761581421f, 2 = 0.8999999761581421f, 3 = 0.20000000298023224f]], [1 = [1 = -0.5f, 2 = 2.75f, 3 = 7.5f], 2 = 1.25f, 3 = 0.75f, 4 = [1 = 0.800000011920929f, 2 = 0.800000011920929f, 3 = 0.800000011920929f]]]

func &vector static used (var %x f32, var %y f32, var %z f32) <$vector> {
  var %v <$vector>
  dassign %v 1 (dread f32 %x)
  dassign %v 2 (dread f32 %y)
  dassign %v 3 (dread f32 %z)
  return (dread agg %v)
}

func &add static used (var %a <$vector>, var %b <$vector>) <$vector> {
  var %retVar_1 <$vector>
  callassigned &vector (add f32 (dread f32 %a 1, dread f32 %b 1), add f32 (dread f32 %a 2, dread f32 %b 2), add f32 (dread f32 %a 3, dread f32 %b 3)) { dassign %retVar_1 0 }
  return (dread agg %retVar_1)
}

func &sub static used (var %a <$vector>, var %b <$vector>) <$vector> {
  var %retVar_2 <$vector>
  callassigned &vector (sub f32 (dread f32 %a 1, dread f32 %b 1), sub f32 (dread f32 %a 2, dread f32 %b 2), sub f32 (dread f32 %a 3, dread f32 %b 3)) { dassign %retVar_2 0 }
  return (dread agg %retVar_2)
}

func &scale static used (var %a <$vector>, var %by f32) <$vector> {
  var %retVar_3 <$vector>
  callassigned &vector (mul f32 (dread f32 %a 1, dread f32 %by), mul f32 (dread f32 %a 2, dread f32 %by), mul f32 (dread f32 %a 3, dread f32 %by)) { dassign %retVar_3 0 }
  return (dread agg %retVar_3)
}

func &dot static used (var %a <$vector>, var %b <$vector>) f32 {
  return (add f32 (add f32 (mul f32 (dread f32 %a 1, dread f32 %b 1), mul f32 (dread f32 %a 2, dread f32 %b 2)), mul f32 (dread f32 %a 3, dread f32 %b 3)))
}

func &unit static used (var %a <$vector>) <$vector> {
  var %retVar_4 f32
  var %retVar_5 <$vector>
  callassigned &dot (dread agg %a, dread agg %a) { dassign %retVar_4 0 }
  callassigned &scale (dread agg %a, div f32 (constval f32 1.0f, sqrt f32 (dread f32 %retVar_4))) { dassign %retVar_5 0 }
  return (dread agg %retVar_5)
}

func &meet static used (var %b <* <$ball>>, var %r <$ray>) f32 {
  var %to <$vector>
  var %retVar_6 <$vector>
  var %along f32
  var %retVar_7 f32
  var %root f32
  var %retVar_8 f32
  var %cond_9 f32
  callassigned &sub (iread agg <* <$ball>> 1 (dread ptr %b), dread agg %r 1) { dassign %retVar_6 0 }
  dassign %to 0 (dread agg %retVar_6)
  callassigned &dot (dread agg %to, dread agg %r 5) { dassign %retVar_7 0 }
  dassign %along 0 (dread f32 %retVar_7)
  callassigned &dot (dread agg %to, dread agg %to) { dassign %retVar_8 0 }
  dassign %root 0 (add f32 (sub f32 (mul f32 (dread f32 %along, dread f32 %along), dread f32 %retVar_8), mul f32 (iread f32 <* <$ball>> 5 (dread ptr %b), iread f32 <* <$ball>> 5 (dread ptr %b))))
  if (lt u1 f32 (dread f32 %root, constval f32 0.0f)) {
    return (constval f32 1000000000.0f)
  }
  dassign %root 0 (sqrt f32 (dread f32 %root))
  if (gt u1 f32 (sub f32 (dread f32 %along, dread f32 %root), constval f32 0.0010000000474974513f)) {
    return (sub f32 (dread f32 %along, dread f32 %root))
  }
  if (gt u1 f32 (add f32 (dread f32 %along, dread f32 %root), constval f32 0.0010000000474974513f)) {
    dassign %cond_9 0 (add f32 (dread f32 %along, dread f32 %root))
  } else {
    dassign %cond_9 0 (constval f32 1000000000.0f)
  }
  return (dread f32 %cond_9)
}

func &find static used (var %r <$ray>, var %hit <* <$hit>>) i32 {
  var %ball <* <$ball>>
  var %i i32
  var %distance f32
  var %retVar_12 f32
  var %retVar_13 <$vector>
  var %retVar_14 <$vector>
  var %retVar_15 <$vector>
  var %odd i32
  var %retVar_16 <$vector>
  var %retVar_17 <$vector>
  var %cond_18 <$vector>
  var %retVar_19 <$vector>
  var %retVar_20 <$vector>
  var %retVar_21 <$vector>
  var %retVar_22 <$vector>
  dassign %ball 0 (constval ptr 0)
  iassign <* <$hit>> 1 (dread ptr %hit, constval f32 1000000000.0f)
  dassign %i 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i, constval i32 5)) {
    callassigned &meet (array 0 ptr <* <[5] <$ball>>> (addrof ptr $balls, dread i32 %i), dread agg %r) { dassign %retVar_12 0 }
    dassign %distance 0 (dread f32 %retVar_12)
    if (lt u1 f32 (dread f32 %distance, iread f32 <* <$hit>> 1 (dread ptr %hit))) {
      iassign <* <$hit>> 1 (dread ptr %hit, dread f32 %distance)
      dassign %ball 0 (array 0 ptr <* <[5] <$ball>>> (addrof ptr $balls, dread i32 %i))
    }
    dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
  }
  if (cand i32 (lt u1 f32 (dread f32 %r 7, constval f32 -0.0010000000474974513f), lt u1 f32 (div f32 (neg f32 (dread f32 %r 3), dread f32 %r 7), iread f32 <* <$hit>> 1 (dread ptr %hit)))) {
    iassign <* <$hit>> 1 (dread ptr %hit, div f32 (neg f32 (dread f32 %r 3), dread f32 %r 7))
    callassigned &scale (dread agg %r 5, iread f32 <* <$hit>> 1 (dread ptr %hit)) { dassign %retVar_13 0 }
    callassigned &add (dread agg %r 1, dread agg %retVar_13) { dassign %retVar_14 0 }
    iassign <* <$hit>> 3 (dread ptr %hit, dread agg %retVar_14)
    callassigned &vector (constval f32 0.0f, constval f32 1.0f, constval f32 0.0f) { dassign %retVar_15 0 }
    iassign <* <$hit>> 7 (dread ptr %hit, dread agg %retVar_15)
    dassign %odd 0 (band i32 (bxor i32 (trunc i32 f32 (add f32 (iread f32 <* <$hit>> 4 (dread ptr %hit), constval f32 1000.0f)), trunc i32 f32 (add f32 (iread f32 <* <$hit>> 6 (dread ptr %hit), constval f32 1000.0f))), constval i32 1))
    if (ne u1 i32 (dread i32 %odd, constval i32 0)) {
      callassigned &vector (constval f32 0.8999999761581421f, constval f32 0.8999999761581421f, constval f32 0.8999999761581421f) { dassign %retVar_16 0 }
      dassign %cond_18 0 (dread agg %retVar_16)
    } else {
      callassigned &vector (constval f32 0.10000000149011612f, constval f32 0.10000000149011612f, constval f32 0.10000000149011612f) { dassign %retVar_17 0 }
      dassign %cond_18 0 (dread agg %retVar_17)
    }
    iassign <* <$hit>> 11 (dread ptr %hit, dread agg %cond_18)
    iassign <* <$hit>> 2 (dread ptr %hit, constval f32 0.125f)
    return (lt i32 f32 (iread f32 <* <$hit>> 1 (dread ptr %hit), constval f32 100.0f))
  }
  if (eq u1 ptr (dread ptr %ball, constval ptr 0)) {
    return (constval i32 0)
  }
  callassigned &scale (dread agg %r 5, iread f32 <* <$hit>> 1 (dread ptr %hit)) { dassign %retVar_19 0 }
  callassigned &add (dread agg %r 1, dread agg %retVar_19) { dassign %retVar_20 0 }
  iassign <* <$hit>> 3 (dread ptr %hit, dread agg %retVar_20)
  callassigned &sub (iread agg <* <$hit>> 3 (dread ptr %hit), iread agg <* <$ball>> 1 (dread ptr %ball)) { dassign %retVar_21 0 }
  callassigned &unit (dread agg %retVar_21) { dassign %retVar_22 0 }
  iassign <* <$hit>> 7 (dread ptr %hit, dread agg %retVar_22)
  iassign <* <$hit>> 11 (dread ptr %hit, iread agg <* <$ball>> 7 (dread ptr %ball))
  iassign <* <$hit>> 2 (dread ptr %hit, iread f32 <* <$ball>> 6 (dread ptr %ball))
  return (constval i32 1)
}

func &shadowed static used (var %to_light <$ray>) i32 {
  var %i i32
  var %retVar_25 f32
  dassign %i 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i, constval i32 5)) {
    callassigned &meet (array 0 ptr <* <[5] <$ball>>> (addrof ptr $balls, dread i32 %i), dread agg %to_light) { dassign %retVar_25 0 }
    if (lt u1 f32 (dread f32 %retVar_25, constval f32 1000000000.0f)) {
      return (constval i32 1)
    }
    dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
  }
  return (constval i32 0)
}

func &trace static used (var %r <$ray>, var %depth i32) <$vector> {
  var %hit <$hit>
  var %retVar_26 i32
  var %height f32
  var %retVar_27 <$vector>
  var %to_light <$ray>
  var %retVar_30 <$vector>
  var %retVar_31 <$vector>
  var %light f32
  var %facing f32
  var %retVar_32 f32
  var %retVar_33 i32
  var %logic_34 i32
  var %color <$vector>
  var %retVar_35 <$vector>
  var %away <$ray>
  var %retVar_39 f32
  var %retVar_40 <$vector>
  var %retVar_41 <$vector>
  var %retVar_42 <$vector>
  var %retVar_43 <$vector>
  var %retVar_44 <$vector>
  var %retVar_45 <$vector>
  callassigned &find (dread agg %r, addrof ptr %hit) { dassign %retVar_26 0 }
  if (eq u1 i32 (dread i32 %retVar_26, constval i32 0)) {
    dassign %height 0 (add f32 (constval f32 0.5f, mul f32 (constval f32 0.5f, dread f32 %r 7)))
    callassigned &vector (mul f32 (constval f32 0.5f, dread f32 %height), mul f32 (constval f32 0.75f, dread f32 %height), dread f32 %height) { dassign %retVar_27 0 }
    return (dread agg %retVar_27)
  }
  dassign %to_light 1 (dread agg %hit 3)
  callassigned &vector (constval f32 -2.0f, constval f32 4.0f, constval f32 -3.0f) { dassign %retVar_30 0 }
  callassigned &unit (dread agg %retVar_30) { dassign %retVar_31 0 }
  dassign %to_light 5 (dread agg %retVar_31)
  dassign %light 0 (constval f32 0.125f)
  callassigned &dot (dread agg %hit 7, dread agg %to_light 5) { dassign %retVar_32 0 }
  dassign %facing 0 (dread f32 %retVar_32)
  dassign %logic_34 0 (constval i32 0)
  if (gt u1 f32 (dread f32 %facing, constval f32 0.0f)) {
    callassigned &shadowed (dread agg %to_light) { dassign %retVar_33 0 }
    dassign %logic_34 0 (ne i32 i32 (eq u1 i32 (dread i32 %retVar_33, constval i32 0), constval i32 0))
  }
  if (dread i32 %logic_34) {
    dassign %light 0 (add f32 (dread f32 %light, mul f32 (constval f32 0.875f, dread f32 %facing)))
  }
  callassigned &scale (dread agg %hit 11, dread f32 %light) { dassign %retVar_35 0 }
  dassign %color 0 (dread agg %retVar_35)
  if (cand i32 (gt u1 f32 (dread f32 %hit 2, constval f32 0.0f), gt u1 i32 (dread i32 %depth, constval i32 0))) {
    dassign %away 1 (dread agg %hit 3)
    callassigned &dot (dread agg %hit 7, dread agg %r 5) { dassign %retVar_39 0 }
    callassigned &scale (dread agg %hit 7, mul f32 (constval f32 2.0f, dread f32 %retVar_39)) { dassign %retVar_40 0 }
    callassigned &sub (dread agg %r 5, dread agg %retVar_40) { dassign %retVar_41 0 }
    dassign %away 5 (dread agg %retVar_41)
    callassigned &scale (dread agg %color, sub f32 (constval f32 1.0f, dread f32 %hit 2)) { dassign %retVar_42 0 }
    callassigned &trace (dread agg %away, sub i32 (dread i32 %depth, constval i32 1)) { dassign %retVar_43 0 }
    callassigned &scale (dread agg %retVar_43, dread f32 %hit 2) { dassign %retVar_44 0 }
    callassigned &add (dread agg %retVar_42, dread agg %retVar_44) { dassign %retVar_45 0 }
    dassign %color 0 (dread agg %retVar_45)
  }
  return (dread agg %color)
}

func &level static used (var %x f32) u8 {
  var %cond_46 i32
  if (ge u1 f32 (dread f32 %x, constval f32 1.0f)) {
    dassign %cond_46 0 (constval i32 255)
  } else {
    dassign %cond_46 0 (zext u32 8 (trunc u32 f32 (mul f32 (dread f32 %x, constval f32 255.0f))))
  }
  return (zext u32 8 (dread i32 %cond_46))
}

func &main public used (var %argc i32, var %argv <* <* i8>>) i32 {
  var %n i32
  var %retVar_47 i32
  var %cond_48 i32
  var %sum u32
  var %red u32
  var %green u32
  var %blue u32
  var %y i32
  var %x i32
  var %r <$ray>
  var %retVar_53 <$vector>
  var %color <$vector>
  var %retVar_54 <$vector>
  var %retVar_55 u8
  var %retVar_56 u8
  var %retVar_57 u8
  var %retVar_58 u8
  var %retVar_59 u8
  var %retVar_60 u8
  var %retVar_61 i32
  if (gt u1 i32 (dread i32 %argc, constval i32 1)) {
    callassigned &atoi (iread ptr <* <* i8>> 0 (add ptr (dread ptr %argv, constval i64 8))) { dassign %retVar_47 0 }
    dassign %cond_48 0 (dread i32 %retVar_47)
  } else {
    dassign %cond_48 0 (constval i32 800)
  }
  dassign %n 0 (dread i32 %cond_48)
  dassign %sum 0 (constval u32 0)
  dassign %red 0 (constval u32 0)
  dassign %green 0 (constval u32 0)
  dassign %blue 0 (constval u32 0)
  dassign %y 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %y, dread i32 %n)) {
    dassign %x 0 (constval i32 0)
    while (lt u1 i32 (dread i32 %x, dread i32 %n)) {
      dassign %r 2 (constval f32 0.0f)
      dassign %r 3 (constval f32 1.5f)
      dassign %r 4 (constval f32 0.0f)
      dassign %r 6 (constval f32 0.0f)
      dassign %r 7 (constval f32 0.0f)
      dassign %r 8 (constval f32 1.0f)
      dassign %r 6 (sub f32 (div f32 (add f32 (cvt f32 i32 (dread i32 %x), constval f32 0.5f), cvt f32 i32 (dread i32 %n)), constval f32 0.5f))
      dassign %r 7 (sub f32 (constval f32 0.5f, div f32 (add f32 (cvt f32 i32 (dread i32 %y), constval f32 0.5f), cvt f32 i32 (dread i32 %n))))
      callassigned &unit (dread agg %r 5) { dassign %retVar_53 0 }
      dassign %r 5 (dread agg %retVar_53)
      callassigned &trace (dread agg %r, constval i32 4) { dassign %retVar_54 0 }
      dassign %color 0 (dread agg %retVar_54)
      callassigned &level (dread f32 %color 1) { dassign %retVar_55 0 }
      dassign %red 0 (add u32 (dread u32 %red, dread u32 %retVar_55))
      callassigned &level (dread f32 %color 2) { dassign %retVar_56 0 }
      dassign %green 0 (add u32 (dread u32 %green, dread u32 %retVar_56))
      callassigned &level (dread f32 %color 3) { dassign %retVar_57 0 }
      dassign %blue 0 (add u32 (dread u32 %blue, dread u32 %retVar_57))
      callassigned &level (dread f32 %color 1) { dassign %retVar_58 0 }
      callassigned &level (dread f32 %color 2) { dassign %retVar_59 0 }
      callassigned &level (dread f32 %color 3) { dassign %retVar_60 0 }
      dassign %sum 0 (add u32 (mul u32 (add u32 (mul u32 (add u32 (mul u32 (dread u32 %sum, constval u32 31), dread u32 %retVar_58), constval u32 31), dread u32 %retVar_59), constval u32 31), dread u32 %retVar_60))
      dassign %x 0 (add i32 (dread i32 %x, constval i32 1))
    }
    dassign %y 0 (add i32 (dread i32 %y, constval i32 1))
  }
  callassigned &printf (conststr ptr "raytrace %u %u %u %u\x0a", dread u32 %sum, dread u32 %red, dread u32 %green, dread u32 %blue) { dassign %retVar_61 0 }
  return (constval i32 0)
}
