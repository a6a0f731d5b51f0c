# particles.c translated by c2mpl.

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
  @y f64}>
type $unnamed_2 <struct {
  @position <$unnamed_1>,
  @velocity <$unnamed_1>,
  @radius f64,
  @mass f64,
  @next i32,
  @hits i32}>
type $_IO_FILE <structincomplete {}>

func &floor public extern (var %a0 f64) f64
func &printf public extern varargs (var %a0 <* i8>, ...) i32
func &atoi public extern (var %a0 <* i8>) i32

var $particles fstatic <[200] <$unnamed_2>>
var $cells fstatic <[20][20] i32>
var $collisions fstatic i32 = 0
var $bounces fstatic i32 = 0
var $seed_3 fstatic u32 = 77

func &dot static used (var %a <* <$unnamed_1>>, var %b <* <$unnamed_1>>) f64 {
  return (add f64 (mul f64 (iread f64 <* <$unnamed_1>> 1 (dread ptr %a), iread f64 <* <$unnamed_1>> 1 (dread ptr %b)), mul f64 (iread f64 <* <$unnamed_1>> 2 (dread ptr %a), iread f64 <* <$unnamed_1>> 2 (dread ptr %b))))
}

func &minus static used (var %a <$unnamed_1>, var %b <$unnamed_1>) <$unnamed_1> {
  var %v <$unnamed_1>
  dassign %v 1 (sub f64 (dread f64 %a 1, dread f64 %b 1))
  dassign %v 2 (sub f64 (dread f64 %a 2, dread f64 %b 2))
  return (dread agg %v)
}

func &frand static used () f64 {
  dassign $seed_3 0 (add u32 (mul u32 (dread u32 $seed_3, constval u32 1103515245), constval u32 12345))
  return (div f64 (cvt f64 u32 (band u32 (lshr u32 (dread u32 $seed_3, constval i32 16), constval u32 32767)), constval f64 32768.0))
}

func &setup static used () void {
  var %i i32
  var %p <* <$unnamed_2>>
  var %retVar_6 f64
  var %retVar_7 f64
  var %retVar_8 f64
  var %retVar_9 f64
  var %retVar_10 f64
  dassign %i 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i, constval i32 200)) {
    dassign %p 0 (array 0 ptr <* <[200] <$unnamed_2>>> (addrof ptr $particles, dread i32 %i))
    callassigned &frand () { dassign %retVar_6 0 }
    iassign <* <$unnamed_2>> 2 (dread ptr %p, add f64 (add f64 (constval f64 2.0, mul f64 (cvt f64 i32 (rem i32 (dread i32 %i, constval i32 15)), constval f64 2.5)), mul f64 (dread f64 %retVar_6, constval f64 0.2)))
    callassigned &frand () { dassign %retVar_7 0 }
    iassign <* <$unnamed_2>> 3 (dread ptr %p, add f64 (add f64 (constval f64 2.0, mul f64 (cvt f64 i32 (div i32 (dread i32 %i, constval i32 15)), constval f64 2.5)), mul f64 (dread f64 %retVar_7, constval f64 0.2)))
    callassigned &frand () { dassign %retVar_8 0 }
    iassign <* <$unnamed_2>> 5 (dread ptr %p, sub f64 (mul f64 (dread f64 %retVar_8, constval f64 8.0), constval f64 4.0))
    callassigned &frand () { dassign %retVar_9 0 }
    iassign <* <$unnamed_2>> 6 (dread ptr %p, sub f64 (mul f64 (dread f64 %retVar_9, constval f64 8.0), constval f64 4.0))
    callassigned &frand () { dassign %retVar_10 0 }
    iassign <* <$unnamed_2>> 7 (dread ptr %p, add f64 (constval f64 0.4, mul f64 (dread f64 %retVar_10, constval f64 0.5)))
    iassign <* <$unnamed_2>> 8 (dread ptr %p, mul f64 (iread f64 <* <$unnamed_2>> 7 (dread ptr %p), iread f64 <* <$unnamed_2>> 7 (dread ptr %p)))
    iassign <* <$unnamed_2>> 10 (dread ptr %p, constval i32 0)
    dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
  }
  return ()
}

func &move static used (var %dt f64) void {
  var %i i32
  var %p <* <$unnamed_2>>
  dassign %i 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i, constval i32 200)) {
    dassign %p 0 (array 0 ptr <* <[200] <$unnamed_2>>> (addrof ptr $particles, dread i32 %i))
    iassign <* <$unnamed_2>> 6 (dread ptr %p, sub f64 (iread f64 <* <$unnamed_2>> 6 (dread ptr %p), mul f64 (constval f64 0.5, dread f64 %dt)))
    iassign <* <$unnamed_2>> 2 (dread ptr %p, add f64 (iread f64 <* <$unnamed_2>> 2 (dread ptr %p), mul f64 (iread f64 <* <$unnamed_2>> 5 (dread ptr %p), dread f64 %dt)))
    iassign <* <$unnamed_2>> 3 (dread ptr %p, add f64 (iread f64 <* <$unnamed_2>> 3 (dread ptr %p), mul f64 (iread f64 <* <$unnamed_2>> 6 (dread ptr %p), dread f64 %dt)))
    if (lt u1 f64 (iread f64 <* <$unnamed_2>> 2 (dread ptr %p), iread f64 <* <$unnamed_2>> 7 (dread ptr %p))) {
      iassign <* <$unnamed_2>> 2 (dread ptr %p, iread f64 <* <$unnamed_2>> 7 (dread ptr %p))
      iassign <* <$unnamed_2>> 5 (dread ptr %p, neg f64 (iread f64 <* <$unnamed_2>> 5 (dread ptr %p)))
      dassign $bounces 0 (add i32 (dread i32 $bounces, constval i32 1))
    } else {
      if (gt u1 f64 (iread f64 <* <$unnamed_2>> 2 (dread ptr %p), sub f64 (constval f64 40.0, iread f64 <* <$unnamed_2>> 7 (dread ptr %p)))) {
        iassign <* <$unnamed_2>> 2 (dread ptr %p, sub f64 (constval f64 40.0, iread f64 <* <$unnamed_2>> 7 (dread ptr %p)))
        iassign <* <$unnamed_2>> 5 (dread ptr %p, neg f64 (iread f64 <* <$unnamed_2>> 5 (dread ptr %p)))
        dassign $bounces 0 (add i32 (dread i32 $bounces, constval i32 1))
      }
    }
    if (lt u1 f64 (iread f64 <* <$unnamed_2>> 3 (dread ptr %p), iread f64 <* <$unnamed_2>> 7 (dread ptr %p))) {
      iassign <* <$unnamed_2>> 3 (dread ptr %p, iread f64 <* <$unnamed_2>> 7 (dread ptr %p))
      iassign <* <$unnamed_2>> 6 (dread ptr %p, mul f64 (iread f64 <* <$unnamed_2>> 6 (dread ptr %p), constval f64 -0.95))
      dassign $bounces 0 (add i32 (dread i32 $bounces, constval i32 1))
    } else {
      if (gt u1 f64 (iread f64 <* <$unnamed_2>> 3 (dread ptr %p), sub f64 (constval f64 40.0, iread f64 <* <$unnamed_2>> 7 (dread ptr %p)))) {
        iassign <* <$unnamed_2>> 3 (dread ptr %p, sub f64 (constval f64 40.0, iread f64 <* <$unnamed_2>> 7 (dread ptr %p)))
        iassign <* <$unnamed_2>> 6 (dread ptr %p, mul f64 (iread f64 <* <$unnamed_2>> 6 (dread ptr %p), constval f64 -1.0))
        dassign $bounces 0 (add i32 (dread i32 $bounces, constval i32 1))
      }
    }
    dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
  }
  return ()
}

func &cell_of static used (var %coordinate f64) i32 {
  var %c i32
  var %retVar_13 f64
  var %cond_14 i32
  callassigned &floor (div f64 (dread f64 %coordinate, constval f64 2.0)) { dassign %retVar_13 0 }
  dassign %c 0 (trunc i32 f64 (dread f64 %retVar_13))
  if (lt u1 i32 (dread i32 %c, constval i32 0)) {
    dassign %cond_14 0 (constval i32 0)
  } else {
    dassign %cond_14 0 (select i32 (ge u1 i32 (dread i32 %c, constval i32 20), constval i32 19, dread i32 %c))
  }
  return (dread i32 %cond_14)
}

func &sort_into_cells static used () void {
  var %y i32
  var %x i32
  var %i i32
  var %x_21 i32
  var %retVar_22 i32
  var %y_23 i32
  var %retVar_24 i32
  dassign %y 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %y, constval i32 20)) {
    dassign %x 0 (constval i32 0)
    while (lt u1 i32 (dread i32 %x, constval i32 20)) {
      iassign <* i32> 0 (array 0 ptr <* <[20][20] i32>> (addrof ptr $cells, dread i32 %y, dread i32 %x), constval i32 -1)
      dassign %x 0 (add i32 (dread i32 %x, constval i32 1))
    }
    dassign %y 0 (add i32 (dread i32 %y, constval i32 1))
  }
  dassign %i 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i, constval i32 200)) {
    callassigned &cell_of (iread f64 <* <$unnamed_2>> 2 (array 0 ptr <* <[200] <$unnamed_2>>> (addrof ptr $particles, dread i32 %i))) { dassign %retVar_22 0 }
    dassign %x_21 0 (dread i32 %retVar_22)
    callassigned &cell_of (iread f64 <* <$unnamed_2>> 3 (array 0 ptr <* <[200] <$unnamed_2>>> (addrof ptr $particles, dread i32 %i))) { dassign %retVar_24 0 }
    dassign %y_23 0 (dread i32 %retVar_24)
    iassign <* <$unnamed_2>> 9 (array 0 ptr <* <[200] <$unnamed_2>>> (addrof ptr $particles, dread i32 %i), iread i32 <* i32> 0 (array 0 ptr <* <[20][20] i32>> (addrof ptr $cells, dread i32 %y_23, dread i32 %x_21)))
    iassign <* i32> 0 (array 0 ptr <* <[20][20] i32>> (addrof ptr $cells, dread i32 %y_23, dread i32 %x_21), dread i32 %i)
    dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
  }
  return ()
}

func &collide static used (var %a <* <$unnamed_2>>, var %b <* <$unnamed_2>>) void {
  var %dx f64
  var %dy f64
  var %reach f64
  var %square f64
  var %distance f64
  var %normal <$unnamed_1>
  var %relative <$unnamed_1>
  var %retVar_25 <$unnamed_1>
  var %speed f64
  var %retVar_26 f64
  var %overlap f64
  var %impulse f64
  dassign %dx 0 (sub f64 (iread f64 <* <$unnamed_2>> 2 (dread ptr %b), iread f64 <* <$unnamed_2>> 2 (dread ptr %a)))
  dassign %dy 0 (sub f64 (iread f64 <* <$unnamed_2>> 3 (dread ptr %b), iread f64 <* <$unnamed_2>> 3 (dread ptr %a)))
  dassign %reach 0 (add f64 (iread f64 <* <$unnamed_2>> 7 (dread ptr %a), iread f64 <* <$unnamed_2>> 7 (dread ptr %b)))
  dassign %square 0 (add f64 (mul f64 (dread f64 %dx, dread f64 %dx), mul f64 (dread f64 %dy, dread f64 %dy)))
  if (cior i32 (ge u1 f64 (dread f64 %square, mul f64 (dread f64 %reach, dread f64 %reach)), eq u1 f64 (dread f64 %square, constval f64 0.0))) {
    return ()
  }
  dassign %distance 0 (sqrt f64 (dread f64 %square))
  dassign %normal 1 (div f64 (dread f64 %dx, dread f64 %distance))
  dassign %normal 2 (div f64 (dread f64 %dy, dread f64 %distance))
  callassigned &minus (iread agg <* <$unnamed_2>> 4 (dread ptr %a), iread agg <* <$unnamed_2>> 4 (dread ptr %b)) { dassign %retVar_25 0 }
  dassign %relative 0 (dread agg %retVar_25)
  callassigned &dot (addrof ptr %relative, addrof ptr %normal) { dassign %retVar_26 0 }
  dassign %speed 0 (dread f64 %retVar_26)
  dassign %overlap 0 (mul f64 (sub f64 (dread f64 %reach, dread f64 %distance), constval f64 0.5))
  iassign <* <$unnamed_2>> 2 (dread ptr %a, sub f64 (iread f64 <* <$unnamed_2>> 2 (dread ptr %a), mul f64 (dread f64 %normal 1, dread f64 %overlap)))
  iassign <* <$unnamed_2>> 3 (dread ptr %a, sub f64 (iread f64 <* <$unnamed_2>> 3 (dread ptr %a), mul f64 (dread f64 %normal 2, dread f64 %overlap)))
  iassign <* <$unnamed_2>> 2 (dread ptr %b, add f64 (iread f64 <* <$unnamed_2>> 2 (dread ptr %b), mul f64 (dread f64 %normal 1, dread f64 %overlap)))
  iassign <* <$unnamed_2>> 3 (dread ptr %b, add f64 (iread f64 <* <$unnamed_2>> 3 (dread ptr %b), mul f64 (dread f64 %normal 2, dread f64 %overlap)))
  if (le u1 f64 (dread f64 %speed, constval f64 0.0)) {
    return ()
  }
  dassign %impulse 0 (div f64 (mul f64 (constval f64 2.0, dread f64 %speed), add f64 (iread f64 <* <$unnamed_2>> 8 (dread ptr %a), iread f64 <* <$unnamed_2>> 8 (dread ptr %b))))
  iassign <* <$unnamed_2>> 5 (dread ptr %a, sub f64 (iread f64 <* <$unnamed_2>> 5 (dread ptr %a), mul f64 (mul f64 (dread f64 %impulse, iread f64 <* <$unnamed_2>> 8 (dread ptr %b)), dread f64 %normal 1)))
  iassign <* <$unnamed_2>> 6 (dread ptr %a, sub f64 (iread f64 <* <$unnamed_2>> 6 (dread ptr %a), mul f64 (mul f64 (dread f64 %impulse, iread f64 <* <$unnamed_2>> 8 (dread ptr %b)), dread f64 %normal 2)))
  iassign <* <$unnamed_2>> 5 (dread ptr %b, add f64 (iread f64 <* <$unnamed_2>> 5 (dread ptr %b), mul f64 (mul f64 (dread f64 %impulse, iread f64 <* <$unnamed_2>> 8 (dread ptr %a)), dread f64 %normal 1)))
  iassign <* <$unnamed_2>> 6 (dread ptr %b, add f64 (iread f64 <* <$unnamed_2>> 6 (dread ptr %b), mul f64 (mul f64 (dread f64 %impulse, iread f64 <* <$unnamed_2>> 8 (dread ptr %a)), dread f64 %normal 2)))
  iassign <* <$unnamed_2>> 10 (dread ptr %a, add i32 (iread i32 <* <$unnamed_2>> 10 (dread ptr %a), constval i32 1))
  iassign <* <$unnamed_2>> 10 (dread ptr %b, add i32 (iread i32 <* <$unnamed_2>> 10 (dread ptr %b), constval i32 1))
  dassign $collisions 0 (add i32 (dread i32 $collisions, constval i32 1))
  return ()
}

func &check_neighbours static used (var %index i32) void {
  var %p <* <$unnamed_2>>
  var %cx i32
  var %retVar_27 i32
  var %cy i32
  var %retVar_28 i32
  var %y i32
  var %x i32
  var %j i32
  dassign %p 0 (array 0 ptr <* <[200] <$unnamed_2>>> (addrof ptr $particles, dread i32 %index))
  callassigned &cell_of (iread f64 <* <$unnamed_2>> 2 (dread ptr %p)) { dassign %retVar_27 0 }
  dassign %cx 0 (dread i32 %retVar_27)
  callassigned &cell_of (iread f64 <* <$unnamed_2>> 3 (dread ptr %p)) { dassign %retVar_28 0 }
  dassign %cy 0 (dread i32 %retVar_28)
  dassign %y 0 (sub i32 (dread i32 %cy, constval i32 1))
  while (le u1 i32 (dread i32 %y, add i32 (dread i32 %cy, constval i32 1))) {
    if (cior i32 (lt u1 i32 (dread i32 %y, constval i32 0), ge u1 i32 (dread i32 %y, constval i32 20))) {
      goto @continue_30
    }
    dassign %x 0 (sub i32 (dread i32 %cx, constval i32 1))
    while (le u1 i32 (dread i32 %x, add i32 (dread i32 %cx, constval i32 1))) {
      if (cior i32 (lt u1 i32 (dread i32 %x, constval i32 0), ge u1 i32 (dread i32 %x, constval i32 20))) {
        goto @continue_32
      }
      dassign %j 0 (iread i32 <* i32> 0 (array 0 ptr <* <[20][20] i32>> (addrof ptr $cells, dread i32 %y, dread i32 %x)))
      while (ge u1 i32 (dread i32 %j, constval i32 0)) {
        if (gt u1 i32 (dread i32 %j, dread i32 %index)) {
          callassigned &collide (dread ptr %p, array 0 ptr <* <[200] <$unnamed_2>>> (addrof ptr $particles, dread i32 %j)) {}
        }
        dassign %j 0 (iread i32 <* <$unnamed_2>> 9 (array 0 ptr <* <[200] <$unnamed_2>>> (addrof ptr $particles, dread i32 %j)))
      }
    @continue_32
      dassign %x 0 (add i32 (dread i32 %x, constval i32 1))
    }
  @continue_30
    dassign %y 0 (add i32 (dread i32 %y, constval i32 1))
  }
  return ()
}

func &main public used (var %argc i32, var %argv <* <* i8>>) i32 {
  var %n i32
  var %retVar_35 i32
  var %cond_36 i32
  var %step i32
  var %i i32
  var %energy f64
  var %height f64
  var %most i32
  var %i_41 i32
  var %p <* <$unnamed_2>>
  var %retVar_44 f64
  var %retVar_45 i32
  if (gt u1 i32 (dread i32 %argc, constval i32 1)) {
    callassigned &atoi (iread ptr <* <* i8>> 0 (add ptr (dread ptr %argv, constval i64 8))) { dassign %retVar_35 0 }
    dassign %cond_36 0 (dread i32 %retVar_35)
  } else {
    dassign %cond_36 0 (constval i32 8000)
  }
  dassign %n 0 (dread i32 %cond_36)
  callassigned &setup () {}
  dassign %step 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %step, dread i32 %n)) {
    callassigned &move (constval f64 0.01) {}
    callassigned &sort_into_cells () {}
    dassign %i 0 (constval i32 0)
    while (lt u1 i32 (dread i32 %i, constval i32 200)) {
      callassigned &check_neighbours (dread i32 %i) {}
      dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
    }
    dassign %step 0 (add i32 (dread i32 %step, constval i32 1))
  }
  dassign %energy 0 (constval f64 0.0)
  dassign %height 0 (constval f64 0.0)
  dassign %most 0 (constval i32 0)
  dassign %i_41 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i_41, constval i32 200)) {
    dassign %p 0 (array 0 ptr <* <[200] <$unnamed_2>>> (addrof ptr $particles, dread i32 %i_41))
    callassigned &dot (iaddrof ptr <* <$unnamed_2>> 4 (dread ptr %p), iaddrof ptr <* <$unnamed_2>> 4 (dread ptr %p)) { dassign %retVar_44 0 }
    dassign %energy 0 (add f64 (dread f64 %energy, mul f64 (mul f64 (constval f64 0.5, iread f64 <* <$unnamed_2>> 8 (dread ptr %p)), dread f64 %retVar_44)))
    dassign %height 0 (add f64 (dread f64 %height, iread f64 <* <$unnamed_2>> 3 (dread ptr %p)))
    if (gt u1 i32 (iread i32 <* <$unnamed_2>> 10 (dread ptr %p), dread i32 %most)) {
      dassign %most 0 (iread i32 <* <$unnamed_2>> 10 (dread ptr %p))
    }
    dassign %i_41 0 (add i32 (dread i32 %i_41, constval i32 1))
  }
  callassigned &printf (conststr ptr "particles %d %d %d %.6f %.6f\x0a", dread i32 $collisions, dread i32 $bounces, dread i32 %most, dread f64 %energy, div f64 (dread f64 %height, constval f64 200.0)) { dassign %retVar_45 0 }
  return (constval i32 0)
}
