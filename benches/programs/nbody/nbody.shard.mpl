# nbody.shard in MAPLE IR: fields are arrays of their own, roots are Newton's.

flavor 1
srclang 1
entryfunc &main

func &printf public extern varargs (var %format <* i8>, ...) i32

func &root static used (var %square f64) f64 {
  var %bits f64
  var %g f64
  var %n i32
  dassign %bits 0 (dread f64 %square)
  iassign <* i64> 0 (addrof ptr %bits, add i64 (
    div i64 (iread i64 <* i64> 0 (addrof ptr %bits), constval i64 2),
    constval i64 2303591209400008704))
  dassign %g 0 (dread f64 %bits)
  dassign %n 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %n, constval i32 5)) {
    dassign %g 0 (mul f64 (
      add f64 (dread f64 %g, div f64 (dread f64 %square, dread f64 %g)),
      constval f64 0.5))
    dassign %n 0 (add i32 (dread i32 %n, constval i32 1))
  }
  return (dread f64 %g)
}

func &offset_momentum static used (var %vx <* f64>, var %vy <* f64>, var %vz <* f64>, var %mass <* f64>) void {
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
        iread f64 <* f64> 0 (add ptr (dread ptr %vx, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 8))),
        iread f64 <* f64> 0 (add ptr (dread ptr %mass, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 8))))))
    dassign %py 0 (add f64 (
      dread f64 %py,
      mul f64 (
        iread f64 <* f64> 0 (add ptr (dread ptr %vy, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 8))),
        iread f64 <* f64> 0 (add ptr (dread ptr %mass, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 8))))))
    dassign %pz 0 (add f64 (
      dread f64 %pz,
      mul f64 (
        iread f64 <* f64> 0 (add ptr (dread ptr %vz, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 8))),
        iread f64 <* f64> 0 (add ptr (dread ptr %mass, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 8))))))
    dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
  }
  iassign <* f64> 0 (dread ptr %vx, div f64 (
    sub f64 (constval f64 0.0, dread f64 %px),
    constval f64 39.47841760435743))
  iassign <* f64> 0 (dread ptr %vy, div f64 (
    sub f64 (constval f64 0.0, dread f64 %py),
    constval f64 39.47841760435743))
  iassign <* f64> 0 (dread ptr %vz, div f64 (
    sub f64 (constval f64 0.0, dread f64 %pz),
    constval f64 39.47841760435743))
  return ()
}

func &advance static used (var %x <* f64>, var %y <* f64>, var %z <* f64>, var %vx <* f64>, var %vy <* f64>, var %vz <* f64>, var %mass <* f64>, var %dt f64) void {
  var %i i32
  var %j i32
  var %dx f64
  var %dy f64
  var %dz f64
  var %square f64
  var %mag f64
  var %root f64
  dassign %i 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i, constval i32 5)) {
    dassign %j 0 (add i32 (dread i32 %i, constval i32 1))
    while (lt u1 i32 (dread i32 %j, constval i32 5)) {
      dassign %dx 0 (sub f64 (
        iread f64 <* f64> 0 (add ptr (dread ptr %x, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 8))),
        iread f64 <* f64> 0 (add ptr (dread ptr %x, mul i64 (cvt i64 i32 (dread i32 %j), constval i64 8)))))
      dassign %dy 0 (sub f64 (
        iread f64 <* f64> 0 (add ptr (dread ptr %y, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 8))),
        iread f64 <* f64> 0 (add ptr (dread ptr %y, mul i64 (cvt i64 i32 (dread i32 %j), constval i64 8)))))
      dassign %dz 0 (sub f64 (
        iread f64 <* f64> 0 (add ptr (dread ptr %z, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 8))),
        iread f64 <* f64> 0 (add ptr (dread ptr %z, mul i64 (cvt i64 i32 (dread i32 %j), constval i64 8)))))
      dassign %square 0 (add f64 (
        add f64 (mul f64 (dread f64 %dx, dread f64 %dx), mul f64 (dread f64 %dy, dread f64 %dy)),
        mul f64 (dread f64 %dz, dread f64 %dz)))
      callassigned &root (dread f64 %square) { dassign %root 0 }
      dassign %mag 0 (div f64 (dread f64 %dt, mul f64 (dread f64 %square, dread f64 %root)))
      iassign <* f64> 0 (add ptr (dread ptr %vx, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 8)), sub f64 (
        iread f64 <* f64> 0 (add ptr (dread ptr %vx, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 8))),
        mul f64 (
          mul f64 (dread f64 %dx, iread f64 <* f64> 0 (add ptr (dread ptr %mass, mul i64 (cvt i64 i32 (dread i32 %j), constval i64 8)))),
          dread f64 %mag)))
      iassign <* f64> 0 (add ptr (dread ptr %vy, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 8)), sub f64 (
        iread f64 <* f64> 0 (add ptr (dread ptr %vy, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 8))),
        mul f64 (
          mul f64 (dread f64 %dy, iread f64 <* f64> 0 (add ptr (dread ptr %mass, mul i64 (cvt i64 i32 (dread i32 %j), constval i64 8)))),
          dread f64 %mag)))
      iassign <* f64> 0 (add ptr (dread ptr %vz, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 8)), sub f64 (
        iread f64 <* f64> 0 (add ptr (dread ptr %vz, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 8))),
        mul f64 (
          mul f64 (dread f64 %dz, iread f64 <* f64> 0 (add ptr (dread ptr %mass, mul i64 (cvt i64 i32 (dread i32 %j), constval i64 8)))),
          dread f64 %mag)))
      iassign <* f64> 0 (add ptr (dread ptr %vx, mul i64 (cvt i64 i32 (dread i32 %j), constval i64 8)), add f64 (
        iread f64 <* f64> 0 (add ptr (dread ptr %vx, mul i64 (cvt i64 i32 (dread i32 %j), constval i64 8))),
        mul f64 (
          mul f64 (dread f64 %dx, iread f64 <* f64> 0 (add ptr (dread ptr %mass, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 8)))),
          dread f64 %mag)))
      iassign <* f64> 0 (add ptr (dread ptr %vy, mul i64 (cvt i64 i32 (dread i32 %j), constval i64 8)), add f64 (
        iread f64 <* f64> 0 (add ptr (dread ptr %vy, mul i64 (cvt i64 i32 (dread i32 %j), constval i64 8))),
        mul f64 (
          mul f64 (dread f64 %dy, iread f64 <* f64> 0 (add ptr (dread ptr %mass, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 8)))),
          dread f64 %mag)))
      iassign <* f64> 0 (add ptr (dread ptr %vz, mul i64 (cvt i64 i32 (dread i32 %j), constval i64 8)), add f64 (
        iread f64 <* f64> 0 (add ptr (dread ptr %vz, mul i64 (cvt i64 i32 (dread i32 %j), constval i64 8))),
        mul f64 (
          mul f64 (dread f64 %dz, iread f64 <* f64> 0 (add ptr (dread ptr %mass, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 8)))),
          dread f64 %mag)))
      dassign %j 0 (add i32 (dread i32 %j, constval i32 1))
    }
    dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
  }
  dassign %i 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i, constval i32 5)) {
    iassign <* f64> 0 (add ptr (dread ptr %x, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 8)), add f64 (
      iread f64 <* f64> 0 (add ptr (dread ptr %x, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 8))),
      mul f64 (dread f64 %dt, iread f64 <* f64> 0 (add ptr (dread ptr %vx, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 8))))))
    iassign <* f64> 0 (add ptr (dread ptr %y, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 8)), add f64 (
      iread f64 <* f64> 0 (add ptr (dread ptr %y, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 8))),
      mul f64 (dread f64 %dt, iread f64 <* f64> 0 (add ptr (dread ptr %vy, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 8))))))
    iassign <* f64> 0 (add ptr (dread ptr %z, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 8)), add f64 (
      iread f64 <* f64> 0 (add ptr (dread ptr %z, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 8))),
      mul f64 (dread f64 %dt, iread f64 <* f64> 0 (add ptr (dread ptr %vz, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 8))))))
    dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
  }
  return ()
}

func &energy static used (var %x <* f64>, var %y <* f64>, var %z <* f64>, var %vx <* f64>, var %vy <* f64>, var %vz <* f64>, var %mass <* f64>) f64 {
  var %i i32
  var %j i32
  var %e f64
  var %dx f64
  var %dy f64
  var %dz f64
  var %root f64
  dassign %e 0 (constval f64 0.0)
  dassign %i 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i, constval i32 5)) {
    dassign %e 0 (add f64 (
      dread f64 %e,
      mul f64 (
        mul f64 (iread f64 <* f64> 0 (add ptr (dread ptr %mass, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 8))), constval f64 0.5),
        add f64 (
          add f64 (
            mul f64 (
              iread f64 <* f64> 0 (add ptr (dread ptr %vx, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 8))),
              iread f64 <* f64> 0 (add ptr (dread ptr %vx, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 8)))),
            mul f64 (
              iread f64 <* f64> 0 (add ptr (dread ptr %vy, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 8))),
              iread f64 <* f64> 0 (add ptr (dread ptr %vy, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 8))))),
          mul f64 (
              iread f64 <* f64> 0 (add ptr (dread ptr %vz, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 8))),
              iread f64 <* f64> 0 (add ptr (dread ptr %vz, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 8))))))))
    dassign %j 0 (add i32 (dread i32 %i, constval i32 1))
    while (lt u1 i32 (dread i32 %j, constval i32 5)) {
      dassign %dx 0 (sub f64 (
        iread f64 <* f64> 0 (add ptr (dread ptr %x, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 8))),
        iread f64 <* f64> 0 (add ptr (dread ptr %x, mul i64 (cvt i64 i32 (dread i32 %j), constval i64 8)))))
      dassign %dy 0 (sub f64 (
        iread f64 <* f64> 0 (add ptr (dread ptr %y, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 8))),
        iread f64 <* f64> 0 (add ptr (dread ptr %y, mul i64 (cvt i64 i32 (dread i32 %j), constval i64 8)))))
      dassign %dz 0 (sub f64 (
        iread f64 <* f64> 0 (add ptr (dread ptr %z, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 8))),
        iread f64 <* f64> 0 (add ptr (dread ptr %z, mul i64 (cvt i64 i32 (dread i32 %j), constval i64 8)))))
      callassigned &root (add f64 (
        add f64 (mul f64 (dread f64 %dx, dread f64 %dx), mul f64 (dread f64 %dy, dread f64 %dy)),
        mul f64 (dread f64 %dz, dread f64 %dz))) { dassign %root 0 }
      dassign %e 0 (sub f64 (
        dread f64 %e,
        div f64 (
          mul f64 (
            iread f64 <* f64> 0 (add ptr (dread ptr %mass, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 8))),
            iread f64 <* f64> 0 (add ptr (dread ptr %mass, mul i64 (cvt i64 i32 (dread i32 %j), constval i64 8)))),
          dread f64 %root)))
      dassign %j 0 (add i32 (dread i32 %j, constval i32 1))
    }
    dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
  }
  return (dread f64 %e)
}

func &main public used () i32 {
  var %x <[5] f64>
  var %y <[5] f64>
  var %z <[5] f64>
  var %vx <[5] f64>
  var %vy <[5] f64>
  var %vz <[5] f64>
  var %mass <[5] f64>
  var %i i32
  var %e f64
  iassign <* f64> 0 (addrof ptr %x, constval f64 0.0)
  iassign <* f64> 0 (addrof ptr %y, constval f64 0.0)
  iassign <* f64> 0 (addrof ptr %z, constval f64 0.0)
  iassign <* f64> 0 (addrof ptr %vx, constval f64 0.0)
  iassign <* f64> 0 (addrof ptr %vy, constval f64 0.0)
  iassign <* f64> 0 (addrof ptr %vz, constval f64 0.0)
  iassign <* f64> 0 (addrof ptr %mass, constval f64 39.47841760435743)
  iassign <* f64> 0 (add ptr (addrof ptr %x, constval i64 8), constval f64 4.841431442464721)
  iassign <* f64> 0 (add ptr (addrof ptr %y, constval i64 8), constval f64 -1.1603200440274284)
  iassign <* f64> 0 (add ptr (addrof ptr %z, constval i64 8), constval f64 -0.10362204447112311)
  iassign <* f64> 0 (add ptr (addrof ptr %vx, constval i64 8), constval f64 0.606326392995832)
  iassign <* f64> 0 (add ptr (addrof ptr %vy, constval i64 8), constval f64 2.81198684491626)
  iassign <* f64> 0 (add ptr (addrof ptr %vz, constval i64 8), constval f64 -0.02521836165988763)
  iassign <* f64> 0 (add ptr (addrof ptr %mass, constval i64 8), constval f64 0.03769367487038949)
  iassign <* f64> 0 (add ptr (addrof ptr %x, constval i64 16), constval f64 8.34336671824458)
  iassign <* f64> 0 (add ptr (addrof ptr %y, constval i64 16), constval f64 4.124798564124305)
  iassign <* f64> 0 (add ptr (addrof ptr %z, constval i64 16), constval f64 -0.4035234171143214)
  iassign <* f64> 0 (add ptr (addrof ptr %vx, constval i64 16), constval f64 -1.0107743461771435)
  iassign <* f64> 0 (add ptr (addrof ptr %vy, constval i64 16), constval f64 1.8256623712304119)
  iassign <* f64> 0 (add ptr (addrof ptr %vz, constval i64 16), constval f64 0.008415761376584154)
  iassign <* f64> 0 (add ptr (addrof ptr %mass, constval i64 16), constval f64 0.011286326131968767)
  iassign <* f64> 0 (add ptr (addrof ptr %x, constval i64 24), constval f64 12.894369562139131)
  iassign <* f64> 0 (add ptr (addrof ptr %y, constval i64 24), constval f64 -15.111151401698631)
  iassign <* f64> 0 (add ptr (addrof ptr %z, constval i64 24), constval f64 -0.22330757889265573)
  iassign <* f64> 0 (add ptr (addrof ptr %vx, constval i64 24), constval f64 1.0827910064415354)
  iassign <* f64> 0 (add ptr (addrof ptr %vy, constval i64 24), constval f64 0.8687130181696082)
  iassign <* f64> 0 (add ptr (addrof ptr %vz, constval i64 24), constval f64 -0.010832637401363636)
  iassign <* f64> 0 (add ptr (addrof ptr %mass, constval i64 24), constval f64 0.0017237240570597112)
  iassign <* f64> 0 (add ptr (addrof ptr %x, constval i64 32), constval f64 15.379697114850917)
  iassign <* f64> 0 (add ptr (addrof ptr %y, constval i64 32), constval f64 -25.919314609987964)
  iassign <* f64> 0 (add ptr (addrof ptr %z, constval i64 32), constval f64 0.17925877295037118)
  iassign <* f64> 0 (add ptr (addrof ptr %vx, constval i64 32), constval f64 0.979090732243898)
  iassign <* f64> 0 (add ptr (addrof ptr %vy, constval i64 32), constval f64 0.5946989986476762)
  iassign <* f64> 0 (add ptr (addrof ptr %vz, constval i64 32), constval f64 -0.034755955504078104)
  iassign <* f64> 0 (add ptr (addrof ptr %mass, constval i64 32), constval f64 0.0020336868699246304)
  callassigned &offset_momentum (addrof ptr %vx, addrof ptr %vy, addrof ptr %vz, addrof ptr %mass) {}
  dassign %i 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i, constval i32 500000)) {
    callassigned &advance (
      addrof ptr %x, addrof ptr %y, addrof ptr %z, addrof ptr %vx, addrof ptr %vy, addrof ptr %vz, addrof ptr %mass, constval f64 0.01) {}
    dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
  }
  callassigned &energy (
    addrof ptr %x, addrof ptr %y, addrof ptr %z, addrof ptr %vx, addrof ptr %vy, addrof ptr %vz, addrof ptr %mass) { dassign %e 0 }
  callassigned &printf (conststr ptr "%.16f\n", dread f64 %e) {}
  return (constval i32 0)
}
