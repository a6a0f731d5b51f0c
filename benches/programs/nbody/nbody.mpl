# nbody.c as a C front end translates it: its constants folded, sqrt as the operation of that name.

flavor 1
srclang 1
entryfunc &main

type $body <struct {
  @x f64,
  @y f64,
  @z f64,
  @vx f64,
  @vy f64,
  @vz f64,
  @mass f64}>

func &printf public extern varargs (var %format <* i8>, ...) i32
func &atoi public extern (var %text <* i8>) i32

var $bodies fstatic <[5] <$body>> = [
  [1 = 0.0, 2 = 0.0, 3 = 0.0,
   4 = 0.0, 5 = 0.0, 6 = 0.0, 7 = 39.47841760435743],
  [1 = 4.841431442464721, 2 = -1.1603200440274284, 3 = -0.10362204447112311,
   4 = 0.606326392995832, 5 = 2.81198684491626, 6 = -0.02521836165988763, 7 = 0.03769367487038949],
  [1 = 8.34336671824458, 2 = 4.124798564124305, 3 = -0.4035234171143214,
   4 = -1.0107743461771435, 5 = 1.8256623712304119, 6 = 0.008415761376584154, 7 = 0.011286326131968767],
  [1 = 12.894369562139131, 2 = -15.111151401698631, 3 = -0.22330757889265573,
   4 = 1.0827910064415354, 5 = 0.8687130181696082, 6 = -0.010832637401363636, 7 = 0.0017237240570597112],
  [1 = 15.379697114850917, 2 = -25.919314609987964, 3 = 0.17925877295037118,
   4 = 0.979090732243898, 5 = 0.5946989986476762, 6 = -0.034755955504078104, 7 = 0.0020336868699246304]]

func &offset_momentum static used () void {
  var %px f64
  var %py f64
  var %pz f64
  var %i i32
  dassign %px 0 (constval f64 0.0)
  dassign %py 0 (constval f64 0.0)
  dassign %pz 0 (constval f64 0.0)
  dassign %i 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i, constval i32 5)) {
    dassign %px 0 (add f64 (
      dread f64 %px,
      mul f64 (
        iread f64 <* <$body>> 4 (array 0 ptr <* <[5] <$body>>> (addrof ptr $bodies, dread i32 %i)),
        iread f64 <* <$body>> 7 (array 0 ptr <* <[5] <$body>>> (addrof ptr $bodies, dread i32 %i)))))
    dassign %py 0 (add f64 (
      dread f64 %py,
      mul f64 (
        iread f64 <* <$body>> 5 (array 0 ptr <* <[5] <$body>>> (addrof ptr $bodies, dread i32 %i)),
        iread f64 <* <$body>> 7 (array 0 ptr <* <[5] <$body>>> (addrof ptr $bodies, dread i32 %i)))))
    dassign %pz 0 (add f64 (
      dread f64 %pz,
      mul f64 (
        iread f64 <* <$body>> 6 (array 0 ptr <* <[5] <$body>>> (addrof ptr $bodies, dread i32 %i)),
        iread f64 <* <$body>> 7 (array 0 ptr <* <[5] <$body>>> (addrof ptr $bodies, dread i32 %i)))))
    dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
  }
  iassign <* <$body>> 4 (
    array 0 ptr <* <[5] <$body>>> (addrof ptr $bodies, constval i32 0),
    div f64 (neg f64 (dread f64 %px), constval f64 39.47841760435743))
  iassign <* <$body>> 5 (
    array 0 ptr <* <[5] <$body>>> (addrof ptr $bodies, constval i32 0),
    div f64 (neg f64 (dread f64 %py), constval f64 39.47841760435743))
  iassign <* <$body>> 6 (
    array 0 ptr <* <[5] <$body>>> (addrof ptr $bodies, constval i32 0),
    div f64 (neg f64 (dread f64 %pz), constval f64 39.47841760435743))
  return ()
}

func &advance static used (var %dt f64) void {
  var %i i32
  var %j i32
  var %a <* <$body>>
  var %b <* <$body>>
  var %dx f64
  var %dy f64
  var %dz f64
  var %square f64
  var %mag f64
  dassign %i 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i, constval i32 5)) {
    dassign %a 0 (array 0 ptr <* <[5] <$body>>> (addrof ptr $bodies, dread i32 %i))
    dassign %j 0 (add i32 (dread i32 %i, constval i32 1))
    while (lt u1 i32 (dread i32 %j, constval i32 5)) {
      dassign %b 0 (array 0 ptr <* <[5] <$body>>> (addrof ptr $bodies, dread i32 %j))
      dassign %dx 0 (sub f64 (iread f64 <* <$body>> 1 (dread ptr %a), iread f64 <* <$body>> 1 (dread ptr %b)))
      dassign %dy 0 (sub f64 (iread f64 <* <$body>> 2 (dread ptr %a), iread f64 <* <$body>> 2 (dread ptr %b)))
      dassign %dz 0 (sub f64 (iread f64 <* <$body>> 3 (dread ptr %a), iread f64 <* <$body>> 3 (dread ptr %b)))
      dassign %square 0 (add f64 (
        add f64 (mul f64 (dread f64 %dx, dread f64 %dx), mul f64 (dread f64 %dy, dread f64 %dy)),
        mul f64 (dread f64 %dz, dread f64 %dz)))
      dassign %mag 0 (div f64 (
        dread f64 %dt,
        mul f64 (dread f64 %square, sqrt f64 (dread f64 %square))))
      iassign <* <$body>> 4 (dread ptr %a, sub f64 (
        iread f64 <* <$body>> 4 (dread ptr %a),
        mul f64 (mul f64 (dread f64 %dx, iread f64 <* <$body>> 7 (dread ptr %b)), dread f64 %mag)))
      iassign <* <$body>> 5 (dread ptr %a, sub f64 (
        iread f64 <* <$body>> 5 (dread ptr %a),
        mul f64 (mul f64 (dread f64 %dy, iread f64 <* <$body>> 7 (dread ptr %b)), dread f64 %mag)))
      iassign <* <$body>> 6 (dread ptr %a, sub f64 (
        iread f64 <* <$body>> 6 (dread ptr %a),
        mul f64 (mul f64 (dread f64 %dz, iread f64 <* <$body>> 7 (dread ptr %b)), dread f64 %mag)))
      iassign <* <$body>> 4 (dread ptr %b, add f64 (
        iread f64 <* <$body>> 4 (dread ptr %b),
        mul f64 (mul f64 (dread f64 %dx, iread f64 <* <$body>> 7 (dread ptr %a)), dread f64 %mag)))
      iassign <* <$body>> 5 (dread ptr %b, add f64 (
        iread f64 <* <$body>> 5 (dread ptr %b),
        mul f64 (mul f64 (dread f64 %dy, iread f64 <* <$body>> 7 (dread ptr %a)), dread f64 %mag)))
      iassign <* <$body>> 6 (dread ptr %b, add f64 (
        iread f64 <* <$body>> 6 (dread ptr %b),
        mul f64 (mul f64 (dread f64 %dz, iread f64 <* <$body>> 7 (dread ptr %a)), dread f64 %mag)))
      dassign %j 0 (add i32 (dread i32 %j, constval i32 1))
    }
    dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
  }
  dassign %i 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i, constval i32 5)) {
    dassign %a 0 (array 0 ptr <* <[5] <$body>>> (addrof ptr $bodies, dread i32 %i))
    iassign <* <$body>> 1 (dread ptr %a, add f64 (
      iread f64 <* <$body>> 1 (dread ptr %a),
      mul f64 (dread f64 %dt, iread f64 <* <$body>> 4 (dread ptr %a))))
    iassign <* <$body>> 2 (dread ptr %a, add f64 (
      iread f64 <* <$body>> 2 (dread ptr %a),
      mul f64 (dread f64 %dt, iread f64 <* <$body>> 5 (dread ptr %a))))
    iassign <* <$body>> 3 (dread ptr %a, add f64 (
      iread f64 <* <$body>> 3 (dread ptr %a),
      mul f64 (dread f64 %dt, iread f64 <* <$body>> 6 (dread ptr %a))))
    dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
  }
  return ()
}

func &energy static used () f64 {
  var %e f64
  var %i i32
  var %j i32
  var %a <* <$body>>
  var %b <* <$body>>
  var %dx f64
  var %dy f64
  var %dz f64
  dassign %e 0 (constval f64 0.0)
  dassign %i 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i, constval i32 5)) {
    dassign %a 0 (array 0 ptr <* <[5] <$body>>> (addrof ptr $bodies, dread i32 %i))
    dassign %e 0 (add f64 (
      dread f64 %e,
      mul f64 (
        mul f64 (constval f64 0.5, iread f64 <* <$body>> 7 (dread ptr %a)),
        add f64 (
          add f64 (
            mul f64 (iread f64 <* <$body>> 4 (dread ptr %a), iread f64 <* <$body>> 4 (dread ptr %a)),
            mul f64 (iread f64 <* <$body>> 5 (dread ptr %a), iread f64 <* <$body>> 5 (dread ptr %a))),
          mul f64 (iread f64 <* <$body>> 6 (dread ptr %a), iread f64 <* <$body>> 6 (dread ptr %a))))))
    dassign %j 0 (add i32 (dread i32 %i, constval i32 1))
    while (lt u1 i32 (dread i32 %j, constval i32 5)) {
      dassign %b 0 (array 0 ptr <* <[5] <$body>>> (addrof ptr $bodies, dread i32 %j))
      dassign %dx 0 (sub f64 (iread f64 <* <$body>> 1 (dread ptr %a), iread f64 <* <$body>> 1 (dread ptr %b)))
      dassign %dy 0 (sub f64 (iread f64 <* <$body>> 2 (dread ptr %a), iread f64 <* <$body>> 2 (dread ptr %b)))
      dassign %dz 0 (sub f64 (iread f64 <* <$body>> 3 (dread ptr %a), iread f64 <* <$body>> 3 (dread ptr %b)))
      dassign %e 0 (sub f64 (
        dread f64 %e,
        div f64 (
          mul f64 (iread f64 <* <$body>> 7 (dread ptr %a), iread f64 <* <$body>> 7 (dread ptr %b)),
          sqrt f64 (add f64 (
            add f64 (mul f64 (dread f64 %dx, dread f64 %dx), mul f64 (dread f64 %dy, dread f64 %dy)),
            mul f64 (dread f64 %dz, dread f64 %dz))))))
      dassign %j 0 (add i32 (dread i32 %j, constval i32 1))
    }
    dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
  }
  return (dread f64 %e)
}

func &main public used (var %argc i32, var %argv <* <* i8>>) i32 {
  var %n i32
  var %i i32
  var %retVar_1 f64
  var %retVar_2 i32
  if (gt u1 i32 (dread i32 %argc, constval i32 1)) {
    callassigned &atoi (iread ptr <* <* i8>> 0 (add ptr (dread ptr %argv, constval i64 8))) { dassign %n 0 }
  } else {
    dassign %n 0 (constval i32 500000)
  }
  callassigned &offset_momentum () {}
  dassign %i 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i, dread i32 %n)) {
    callassigned &advance (constval f64 0.01) {}
    dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
  }
  callassigned &energy () { dassign %retVar_1 0 }
  callassigned &printf (conststr ptr "nbody %.9f\n", dread f64 %retVar_1) { dassign %retVar_2 0 }
  return (constval i32 0)
}
