# test run
# Structures that are passed and returned without copies, and those that are not: callees change them, or what they are a copy of.

flavor 1
srclang 1

type $unnamed_1 <struct {
  @x i32,
  @y i32,
  @z i32,
  @w i32}>
type $unnamed_2 <struct {
  @a <$unnamed_1>,
  @d f64}>


var $shared fstatic <$unnamed_1>
var $outside fstatic <* <$unnamed_1>>
var $pairs fstatic <[3] <$unnamed_2>>

func &sum static used (var %a <$unnamed_1>, var %b <$unnamed_1>) <$unnamed_1> {
  var %r <$unnamed_1>
  dassign %r 1 (add i32 (dread i32 %a 1, dread i32 %b 1))
  dassign %r 2 (add i32 (dread i32 %a 2, dread i32 %b 2))
  dassign %r 3 (add i32 (dread i32 %a 3, dread i32 %b 3))
  dassign %r 4 (add i32 (dread i32 %a 4, dread i32 %b 4))
  return (dread agg %r)
}

func &turn static used (var %a <$unnamed_1>) <$unnamed_1> {
  var %r <$unnamed_1>
  dassign %r 1 (dread i32 %a 2)
  dassign %r 2 (dread i32 %a 3)
  dassign %r 3 (dread i32 %a 4)
  dassign %r 4 (dread i32 %a 1)
  return (dread agg %r)
}

func &spoil static used (var %a <$unnamed_1>) i32 {
  dassign %a 1 (constval i32 100)
  dassign %a 2 (add i32 (dread i32 %a 2, dread i32 %a 1))
  return (add i32 (dread i32 %a 1, dread i32 %a 2))
}

func &behind static used (var %a <$unnamed_1>) i32 {
  var %p <* <$unnamed_1>>
  dassign %p 0 (addrof ptr %a)
  iassign <* <$unnamed_1>> 3 (dread ptr %p, constval i32 9)
  return (dread i32 %a 3)
}

func &late static used (var %a <$unnamed_1>) i32 {
  dassign $shared 1 (add i32 (dread i32 $shared 1, constval i32 10))
  return (dread i32 %a 1)
}

func &through static used (var %a <$unnamed_1>) i32 {
  iassign <* <$unnamed_1>> 1 (dread ptr $outside, add i32 (iread i32 <* <$unnamed_1>> 1 (dread ptr $outside), constval i32 1000))
  return (dread i32 %a 1)
}

func &change static used (var %a <$unnamed_1>) <$unnamed_1> {
  iassign <* <$unnamed_1>> 2 (dread ptr $outside, constval i32 77)
  dassign %a 4 (add i32 (dread i32 %a 4, constval i32 1))
  return (dread agg %a)
}

func &pass static used (var %a <$unnamed_1>) <$unnamed_1> {
  var %retVar_3 <$unnamed_1>
  var %retVar_4 <$unnamed_1>
  callassigned &sum (dread agg %a, dread agg %a) { dassign %retVar_3 0 }
  callassigned &turn (dread agg %retVar_3) { dassign %retVar_4 0 }
  return (dread agg %retVar_4)
}

func &pick static used (var %p <$unnamed_2>, var %n i32) i32 {
  var %cond_5 i32
  if (ne u1 i32 (dread i32 %n, constval i32 0)) {
    dassign %cond_5 0 (add i32 (dread i32 %p 2, trunc i32 f64 (dread f64 %p 6)))
  } else {
    dassign %cond_5 0 (dread i32 %p 5)
  }
  return (dread i32 %cond_5)
}

func &check public used () i32 {
  var %a <$unnamed_1>
  var %b <$unnamed_1>
  var %c <$unnamed_1>
  var %t i32
  var %retVar_6 <$unnamed_1>
  var %retVar_7 <$unnamed_1>
  var %retVar_8 <$unnamed_1>
  var %retVar_9 <$unnamed_1>
  var %retVar_10 <$unnamed_1>
  var %retVar_11 <$unnamed_1>
  var %retVar_12 <$unnamed_1>
  var %retVar_13 i32
  var %retVar_14 i32
  var %retVar_15 <$unnamed_1>
  var %retVar_16 i32
  var %d <$unnamed_1>
  var %retVar_17 i32
  var %retVar_18 <$unnamed_1>
  var %e <$unnamed_1>
  var %retVar_19 <$unnamed_1>
  var %retVar_20 <$unnamed_1>
  var %retVar_21 <$unnamed_1>
  var %i i32
  var %retVar_24 <$unnamed_1>
  var %i_25 i32
  var %retVar_28 i32
  var %p <* <$unnamed_2>>
  var %retVar_29 <$unnamed_1>
  var %retVar_30 i32
  var %f <$unnamed_1>
  var %retVar_31 <$unnamed_1>
  var %g <$unnamed_1>
  dassign %a 1 (constval i32 1)
  dassign %a 2 (constval i32 2)
  dassign %a 3 (constval i32 3)
  dassign %a 4 (constval i32 4)
  dassign %b 1 (constval i32 10)
  dassign %b 2 (constval i32 20)
  dassign %b 3 (constval i32 30)
  dassign %b 4 (constval i32 40)
  dassign %t 0 (constval i32 0)
  callassigned &sum (dread agg %a, dread agg %b) { dassign %retVar_6 0 }
  dassign %c 0 (dread agg %retVar_6)
  dassign %t 0 (add i32 (add i32 (mul i32 (dread i32 %t, constval i32 7), dread i32 %c 1), dread i32 %c 4))
  callassigned &sum (dread agg %a, dread agg %a) { dassign %retVar_7 0 }
  dassign %a 0 (dread agg %retVar_7)
  dassign %t 0 (add i32 (add i32 (mul i32 (dread i32 %t, constval i32 7), dread i32 %a 1), dread i32 %a 4))
  callassigned &turn (dread agg %a) { dassign %retVar_8 0 }
  dassign %a 0 (dread agg %retVar_8)
  dassign %t 0 (add i32 (add i32 (mul i32 (dread i32 %t, constval i32 7), dread i32 %a 1), dread i32 %a 4))
  callassigned &turn (dread agg %b) { dassign %retVar_9 0 }
  callassigned &turn (dread agg %a) { dassign %retVar_10 0 }
  callassigned &turn (dread agg %retVar_10) { dassign %retVar_11 0 }
  callassigned &sum (dread agg %retVar_9, dread agg %retVar_11) { dassign %retVar_12 0 }
  dassign %b 0 (dread agg %retVar_12)
  dassign %t 0 (sub i32 (add i32 (mul i32 (dread i32 %t, constval i32 7), dread i32 %b 1), dread i32 %b 4))
  callassigned &spoil (dread agg %a) { dassign %retVar_13 0 }
  dassign %t 0 (add i32 (add i32 (add i32 (mul i32 (dread i32 %t, constval i32 7), dread i32 %retVar_13), dread i32 %a 1), dread i32 %a 2))
  callassigned &behind (dread agg %b) { dassign %retVar_14 0 }
  dassign %t 0 (add i32 (add i32 (mul i32 (dread i32 %t, constval i32 7), dread i32 %retVar_14), dread i32 %b 3))
  callassigned &sum (dread agg %a, dread agg %b) { dassign %retVar_15 0 }
  dassign $shared 0 (dread agg %retVar_15)
  callassigned &late (dread agg $shared) { dassign %retVar_16 0 }
  dassign %t 0 (add i32 (add i32 (mul i32 (dread i32 %t, constval i32 7), dread i32 %retVar_16), dread i32 $shared 1))
  dassign %d 1 (constval i32 5)
  dassign %d 2 (constval i32 6)
  dassign %d 3 (constval i32 7)
  dassign %d 4 (constval i32 8)
  dassign $outside 0 (addrof ptr %d)
  callassigned &through (dread agg %d) { dassign %retVar_17 0 }
  dassign %t 0 (add i32 (add i32 (mul i32 (dread i32 %t, constval i32 7), dread i32 %retVar_17), dread i32 %d 1))
  callassigned &change (dread agg %d) { dassign %retVar_18 0 }
  dassign %d 0 (dread agg %retVar_18)
  dassign %t 0 (add i32 (add i32 (mul i32 (dread i32 %t, constval i32 7), dread i32 %d 2), dread i32 %d 4))
  dassign %e 0 (dread agg %d)
  dassign $outside 0 (addrof ptr $shared)
  callassigned &change (dread agg %e) { dassign %retVar_19 0 }
  dassign %e 0 (dread agg %retVar_19)
  dassign %t 0 (add i32 (add i32 (add i32 (mul i32 (dread i32 %t, constval i32 7), dread i32 %e 2), dread i32 %e 4), dread i32 $shared 2))
  callassigned &pass (dread agg %a) { dassign %retVar_20 0 }
  callassigned &pass (dread agg %retVar_20) { dassign %retVar_21 0 }
  dassign %c 0 (dread agg %retVar_21)
  dassign %t 0 (add i32 (add i32 (add i32 (add i32 (mul i32 (dread i32 %t, constval i32 7), dread i32 %c 1), dread i32 %c 2), dread i32 %c 3), dread i32 %c 4))
  dassign %i 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i, constval i32 3)) {
    callassigned &sum (dread agg %c, dread agg %a) { dassign %retVar_24 0 }
    iassign <* <$unnamed_2>> 1 (array 0 ptr <* <[3] <$unnamed_2>>> (addrof ptr $pairs, dread i32 %i), dread agg %retVar_24)
    iassign <* <$unnamed_2>> 6 (array 0 ptr <* <[3] <$unnamed_2>>> (addrof ptr $pairs, dread i32 %i), mul f64 (cvt f64 i32 (dread i32 %i), constval f64 1.5))
    dassign %c 0 (iread agg <* <$unnamed_2>> 1 (array 0 ptr <* <[3] <$unnamed_2>>> (addrof ptr $pairs, dread i32 %i)))
    dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
  }
  dassign %i_25 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i_25, constval i32 3)) {
    callassigned &pick (iread agg <* <$unnamed_2>> 0 (array 0 ptr <* <[3] <$unnamed_2>>> (addrof ptr $pairs, dread i32 %i_25)), band i32 (dread i32 %i_25, constval i32 1)) { dassign %retVar_28 0 }
    dassign %t 0 (add i32 (mul i32 (dread i32 %t, constval i32 7), dread i32 %retVar_28))
    dassign %i_25 0 (add i32 (dread i32 %i_25, constval i32 1))
  }
  dassign %p 0 (array 0 ptr <* <[3] <$unnamed_2>>> (addrof ptr $pairs, constval i32 1))
  callassigned &turn (iread agg <* <$unnamed_2>> 1 (dread ptr %p)) { dassign %retVar_29 0 }
  iassign <* <$unnamed_2>> 1 (dread ptr %p, dread agg %retVar_29)
  callassigned &pick (iread agg <* <$unnamed_2>> 0 (dread ptr %p), constval i32 1) { dassign %retVar_30 0 }
  dassign %t 0 (add i32 (mul i32 (dread i32 %t, constval i32 7), dread i32 %retVar_30))
  callassigned &turn (dread agg %a) { dassign %retVar_31 0 }
  dassign %f 0 (dread agg %retVar_31)
  dassign %g 0 (dread agg %f)
  dassign %f 1 (constval i32 -1)
  dassign %t 0 (add i32 (add i32 (add i32 (mul i32 (dread i32 %t, constval i32 7), dread i32 %g 1), dread i32 %f 1), dread i32 %f 2))
  return (dread i32 %t)
}

# run: &check() == i32 -430581581
