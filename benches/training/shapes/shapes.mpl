# shapes.c translated by c2mpl.

flavor 1
srclang 1
entryfunc &main

type $__va_list_tag <struct {
  @gp_offset u32,
  @fp_offset u32,
  @overflow_arg_area <* void>,
  @reg_save_area <* void>}>
type $methods <struct {
  @name <* i8>,
  @area <* <func (<* <$shape>>) f64>>,
  @move <* <func (<* <$shape>>, f64, f64) void>>,
  @scale <* <func (<* <$shape>>, f64) void>>}>
type $unnamed_2 <struct {
  @x f64,
  @y f64,
  @r f64}>
type $unnamed_3 <struct {
  @left f64,
  @top f64,
  @right f64,
  @bottom f64}>
type $unnamed_4 <struct {
  @x <[2] f64>,
  @y <[2] f64>}>
type $unnamed_1 <union {
  @circle <$unnamed_2>,
  @rect <$unnamed_3>,
  @line <$unnamed_4>}>
type $shape <struct {
  @methods <* <$methods>>,
  @kind u32,
  @refs i32,
  @u <$unnamed_1>}>
type $_IO_FILE <structincomplete {}>

func &printf public extern varargs (var %a0 <* i8>, ...) i32
func &malloc public extern (var %a0 u64) <* void>
func &free public extern (var %a0 <* void>) void
func &exit public extern (var %a0 i32) void
func &atoi public extern (var %a0 <* i8>) i32
func &memset public extern (var %a0 <* void>, var %a1 i32, var %a2 u64) <* void>

var $made fstatic i32
var $died fstatic i32
var $table fstatic <[3] <$methods>> = [[1 = conststr ptr "circle", 2 = addroffunc ptr &circle_area, 3 = addroffunc ptr &circle_move, 4 = addroffunc ptr &circle_scale], [1 = conststr ptr "rectangle", 2 = addroffunc ptr &rect_area, 3 = addroffunc ptr &rect_move, 4 = addroffunc ptr &rect_scale], [1 = conststr ptr "line", 2 = addroffunc ptr &line_area, 3 = addroffunc ptr &line_move, 4 = 0]]
var $contact fstatic <[3][3] <* <func (<* <$shape>>, <* <$shape>>) i32>>> = [[addroffunc ptr &hit_circles, addroffunc ptr &hit_circle_rect, addroffunc ptr &miss], [addroffunc ptr &hit_rect_circle, addroffunc ptr &hit_rects, addroffunc ptr &miss], [addroffunc ptr &miss, addroffunc ptr &miss, addroffunc ptr &miss]]

func &circle_area static used (var %s <* <$shape>>) f64 {
  return (mul f64 (mul f64 (constval f64 3.14159, iread f64 <* <$shape>> 8 (dread ptr %s)), iread f64 <* <$shape>> 8 (dread ptr %s)))
}

func &rect_area static used (var %s <* <$shape>>) f64 {
  return (mul f64 (sub f64 (iread f64 <* <$shape>> 12 (dread ptr %s), iread f64 <* <$shape>> 10 (dread ptr %s)), sub f64 (iread f64 <* <$shape>> 13 (dread ptr %s), iread f64 <* <$shape>> 11 (dread ptr %s))))
}

func &line_area static used (var %s <* <$shape>>) f64 {
  return (constval f64 0.0)
}

func &circle_move static used (var %s <* <$shape>>, var %dx f64, var %dy f64) void {
  iassign <* <$shape>> 6 (dread ptr %s, add f64 (iread f64 <* <$shape>> 6 (dread ptr %s), dread f64 %dx))
  iassign <* <$shape>> 7 (dread ptr %s, add f64 (iread f64 <* <$shape>> 7 (dread ptr %s), dread f64 %dy))
  return ()
}

func &rect_move static used (var %s <* <$shape>>, var %dx f64, var %dy f64) void {
  iassign <* <$shape>> 10 (dread ptr %s, add f64 (iread f64 <* <$shape>> 10 (dread ptr %s), dread f64 %dx))
  iassign <* <$shape>> 12 (dread ptr %s, add f64 (iread f64 <* <$shape>> 12 (dread ptr %s), dread f64 %dx))
  iassign <* <$shape>> 11 (dread ptr %s, add f64 (iread f64 <* <$shape>> 11 (dread ptr %s), dread f64 %dy))
  iassign <* <$shape>> 13 (dread ptr %s, add f64 (iread f64 <* <$shape>> 13 (dread ptr %s), dread f64 %dy))
  return ()
}

func &line_move static used (var %s <* <$shape>>, var %dx f64, var %dy f64) void {
  var %i i32
  dassign %i 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i, constval i32 2)) {
    iassign <* f64> 0 (array 0 ptr <* <[2] f64>> (iaddrof ptr <* <$shape>> 15 (dread ptr %s), dread i32 %i), add f64 (iread f64 <* f64> 0 (array 0 ptr <* <[2] f64>> (iaddrof ptr <* <$shape>> 15 (dread ptr %s), dread i32 %i)), dread f64 %dx))
    iassign <* f64> 0 (array 0 ptr <* <[2] f64>> (iaddrof ptr <* <$shape>> 16 (dread ptr %s), dread i32 %i), add f64 (iread f64 <* f64> 0 (array 0 ptr <* <[2] f64>> (iaddrof ptr <* <$shape>> 16 (dread ptr %s), dread i32 %i)), dread f64 %dy))
    dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
  }
  return ()
}

func &circle_scale static used (var %s <* <$shape>>, var %f f64) void {
  iassign <* <$shape>> 8 (dread ptr %s, mul f64 (iread f64 <* <$shape>> 8 (dread ptr %s), dread f64 %f))
  return ()
}

func &rect_scale static used (var %s <* <$shape>>, var %f f64) void {
  iassign <* <$shape>> 12 (dread ptr %s, add f64 (iread f64 <* <$shape>> 10 (dread ptr %s), mul f64 (sub f64 (iread f64 <* <$shape>> 12 (dread ptr %s), iread f64 <* <$shape>> 10 (dread ptr %s)), dread f64 %f)))
  iassign <* <$shape>> 13 (dread ptr %s, add f64 (iread f64 <* <$shape>> 11 (dread ptr %s), mul f64 (sub f64 (iread f64 <* <$shape>> 13 (dread ptr %s), iread f64 <* <$shape>> 11 (dread ptr %s)), dread f64 %f)))
  return ()
}

func &make static used (var %kind u32, var %x f64, var %y f64, var %size f64) <* <$shape>> {
  var %s <* <$shape>>
  var %retVar_7 <* void>
  callassigned &malloc (constval u64 48) { dassign %retVar_7 0 }
  dassign %s 0 (dread ptr %retVar_7)
  if (eq u1 ptr (dread ptr %s, constval ptr 0)) {
    callassigned &exit (constval i32 1) {}
  }
  iassign <* <$shape>> 1 (dread ptr %s, array 0 ptr <* <[3] <$methods>>> (addrof ptr $table, dread u32 %kind))
  iassign <* <$shape>> 2 (dread ptr %s, dread u32 %kind)
  iassign <* <$shape>> 3 (dread ptr %s, constval i32 1)
  switch (dread u32 %kind) @default_11 {
    0: goto @case_9
    1: goto @case_10
  }
  @case_9
  iassign <* <$shape>> 6 (dread ptr %s, dread f64 %x)
  iassign <* <$shape>> 7 (dread ptr %s, dread f64 %y)
  iassign <* <$shape>> 8 (dread ptr %s, dread f64 %size)
  goto @break_8
  @case_10
  iassign <* <$shape>> 10 (dread ptr %s, dread f64 %x)
  iassign <* <$shape>> 11 (dread ptr %s, dread f64 %y)
  iassign <* <$shape>> 12 (dread ptr %s, add f64 (dread f64 %x, dread f64 %size))
  iassign <* <$shape>> 13 (dread ptr %s, add f64 (dread f64 %y, div f64 (dread f64 %size, constval f64 2.0)))
  goto @break_8
  @default_11
  iassign <* f64> 0 (array 0 ptr <* <[2] f64>> (iaddrof ptr <* <$shape>> 15 (dread ptr %s), constval i32 1), dread f64 %x)
  iassign <* f64> 0 (array 0 ptr <* <[2] f64>> (iaddrof ptr <* <$shape>> 15 (dread ptr %s), constval i32 0), iread f64 <* f64> 0 (array 0 ptr <* <[2] f64>> (iaddrof ptr <* <$shape>> 15 (dread ptr %s), constval i32 1)))
  iassign <* f64> 0 (array 0 ptr <* <[2] f64>> (iaddrof ptr <* <$shape>> 16 (dread ptr %s), constval i32 0), dread f64 %y)
  iassign <* f64> 0 (array 0 ptr <* <[2] f64>> (iaddrof ptr <* <$shape>> 16 (dread ptr %s), constval i32 1), add f64 (dread f64 %y, dread f64 %size))
  goto @break_8
  @break_8
  dassign $made 0 (add i32 (dread i32 $made, constval i32 1))
  return (dread ptr %s)
}

func &hold static used (var %s <* <$shape>>) <* <$shape>> {
  iassign <* <$shape>> 3 (dread ptr %s, add i32 (iread i32 <* <$shape>> 3 (dread ptr %s), constval i32 1))
  return (dread ptr %s)
}

func &drop static used (var %place <* <* <$shape>>>) void {
  var %s <* <$shape>>
  var %logic_12 i32
  dassign %s 0 (iread ptr <* <* <$shape>>> 0 (dread ptr %place))
  iassign <* <* <$shape>>> 0 (dread ptr %place, constval ptr 0)
  dassign %logic_12 0 (constval i32 0)
  if (ne u1 ptr (dread ptr %s, constval ptr 0)) {
    iassign <* <$shape>> 3 (dread ptr %s, sub i32 (iread i32 <* <$shape>> 3 (dread ptr %s), constval i32 1))
    dassign %logic_12 0 (ne i32 i32 (eq u1 i32 (iread i32 <* <$shape>> 3 (dread ptr %s), constval i32 0), constval i32 0))
  }
  if (dread i32 %logic_12) {
    callassigned &free (dread ptr %s) {}
    dassign $died 0 (add i32 (dread i32 $died, constval i32 1))
  }
  return ()
}

func &hit_circles static used (var %a <* <$shape>>, var %b <* <$shape>>) i32 {
  var %dx f64
  var %dy f64
  var %r f64
  dassign %dx 0 (sub f64 (iread f64 <* <$shape>> 6 (dread ptr %a), iread f64 <* <$shape>> 6 (dread ptr %b)))
  dassign %dy 0 (sub f64 (iread f64 <* <$shape>> 7 (dread ptr %a), iread f64 <* <$shape>> 7 (dread ptr %b)))
  dassign %r 0 (add f64 (iread f64 <* <$shape>> 8 (dread ptr %a), iread f64 <* <$shape>> 8 (dread ptr %b)))
  return (le i32 f64 (add f64 (mul f64 (dread f64 %dx, dread f64 %dx), mul f64 (dread f64 %dy, dread f64 %dy)), mul f64 (dread f64 %r, dread f64 %r)))
}

func &hit_rects static used (var %a <* <$shape>>, var %b <* <$shape>>) i32 {
  return (cand i32 (cand i32 (cand i32 (le u1 f64 (iread f64 <* <$shape>> 10 (dread ptr %a), iread f64 <* <$shape>> 12 (dread ptr %b)), le u1 f64 (iread f64 <* <$shape>> 10 (dread ptr %b), iread f64 <* <$shape>> 12 (dread ptr %a))), le u1 f64 (iread f64 <* <$shape>> 11 (dread ptr %a), iread f64 <* <$shape>> 13 (dread ptr %b))), le u1 f64 (iread f64 <* <$shape>> 11 (dread ptr %b), iread f64 <* <$shape>> 13 (dread ptr %a))))
}

func &clamp static used (var %v f64, var %low f64, var %high f64) f64 {
  var %cond_13 f64
  if (lt u1 f64 (dread f64 %v, dread f64 %low)) {
    dassign %cond_13 0 (dread f64 %low)
  } else {
    dassign %cond_13 0 (select f64 (gt u1 f64 (dread f64 %v, dread f64 %high), dread f64 %high, dread f64 %v))
  }
  return (dread f64 %cond_13)
}

func &hit_circle_rect static used (var %c <* <$shape>>, var %r <* <$shape>>) i32 {
  var %dx f64
  var %retVar_14 f64
  var %dy f64
  var %retVar_15 f64
  callassigned &clamp (iread f64 <* <$shape>> 6 (dread ptr %c), iread f64 <* <$shape>> 10 (dread ptr %r), iread f64 <* <$shape>> 12 (dread ptr %r)) { dassign %retVar_14 0 }
  dassign %dx 0 (sub f64 (iread f64 <* <$shape>> 6 (dread ptr %c), dread f64 %retVar_14))
  callassigned &clamp (iread f64 <* <$shape>> 7 (dread ptr %c), iread f64 <* <$shape>> 11 (dread ptr %r), iread f64 <* <$shape>> 13 (dread ptr %r)) { dassign %retVar_15 0 }
  dassign %dy 0 (sub f64 (iread f64 <* <$shape>> 7 (dread ptr %c), dread f64 %retVar_15))
  return (le i32 f64 (add f64 (mul f64 (dread f64 %dx, dread f64 %dx), mul f64 (dread f64 %dy, dread f64 %dy)), mul f64 (iread f64 <* <$shape>> 8 (dread ptr %c), iread f64 <* <$shape>> 8 (dread ptr %c))))
}

func &hit_rect_circle static used (var %r <* <$shape>>, var %c <* <$shape>>) i32 {
  var %retVar_16 i32
  callassigned &hit_circle_rect (dread ptr %c, dread ptr %r) { dassign %retVar_16 0 }
  return (dread i32 %retVar_16)
}

func &miss static used (var %a <* <$shape>>, var %b <* <$shape>>) i32 {
  return (cand i32 (gt u1 i32 (iread i32 <* <$shape>> 3 (dread ptr %a), constval i32 5), gt u1 i32 (iread i32 <* <$shape>> 3 (dread ptr %b), constval i32 5)))
}

func &main public used (var %argc i32, var %argv <* <* i8>>) i32 {
  var %n i32
  var %retVar_17 i32
  var %cond_18 i32
  var %shapes <[40] <* <$shape>>>
  var %seed u32
  var %hits i64
  var %letters i64
  var %areas f64
  var %i i32
  var %a i32
  var %b i32
  var %retVar_21 <* <$shape>>
  var %s <* <$shape>>
  var %retVar_22 <* <$shape>>
  var %retVar_23 f64
  var %retVar_24 i32
  var %i_25 i32
  var %p <* i8>
  var %retVar_30 i32
  if (gt u1 i32 (dread i32 %argc, constval i32 1)) {
    callassigned &atoi (iread ptr <* <* i8>> 0 (add ptr (dread ptr %argv, constval i64 8))) { dassign %retVar_17 0 }
    dassign %cond_18 0 (dread i32 %retVar_17)
  } else {
    dassign %cond_18 0 (constval i32 4000000)
  }
  dassign %n 0 (dread i32 %cond_18)
  callassigned &memset (addrof ptr %shapes, constval i32 0, constval u64 320) {}
  iassign <* <* <$shape>>> 0 (array 0 ptr <* <[40] <* <$shape>>>> (addrof ptr %shapes, constval i32 0), constval ptr 0)
  dassign %seed 0 (constval u32 8)
  dassign %hits 0 (constval i64 0)
  dassign %letters 0 (constval i64 0)
  dassign %areas 0 (constval f64 0.0)
  dassign %i 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i, dread i32 %n)) {
    dassign %seed 0 (add u32 (mul u32 (dread u32 %seed, constval u32 1664525), constval u32 1013904223))
    dassign %a 0 (rem i32 (cvt i32 u32 (lshr u32 (dread u32 %seed, constval i32 8)), constval i32 40))
    dassign %b 0 (rem i32 (cvt i32 u32 (lshr u32 (dread u32 %seed, constval i32 16)), constval i32 40))
    if (eq u1 ptr (iread ptr <* <* <$shape>>> 0 (array 0 ptr <* <[40] <* <$shape>>>> (addrof ptr %shapes, dread i32 %a)), constval ptr 0)) {
      callassigned &make (cvt u32 i32 (rem i32 (dread i32 %i, constval i32 3)), cvt f64 u32 (rem u32 (dread u32 %seed, constval u32 100)), cvt f64 i32 (rem i32 (dread i32 %i, constval i32 90)), cvt f64 i32 (add i32 (constval i32 2, rem i32 (dread i32 %i, constval i32 9)))) { dassign %retVar_21 0 }
      iassign <* <* <$shape>>> 0 (array 0 ptr <* <[40] <* <$shape>>>> (addrof ptr %shapes, dread i32 %a), dread ptr %retVar_21)
      goto @continue_20
    }
    dassign %s 0 (iread ptr <* <* <$shape>>> 0 (array 0 ptr <* <[40] <* <$shape>>>> (addrof ptr %shapes, dread i32 %a)))
    if (eq u1 u32 (lshr u32 (dread u32 %seed, constval i32 28), constval u32 0)) {
      callassigned &drop (array 0 ptr <* <[40] <* <$shape>>>> (addrof ptr %shapes, dread i32 %a)) {}
    } else {
      if (cand i32 (cand i32 (eq u1 u32 (lshr u32 (dread u32 %seed, constval i32 28), constval u32 1), ne u1 i32 (dread i32 %a, dread i32 %b)), ne u1 ptr (iread ptr <* <* <$shape>>> 0 (array 0 ptr <* <[40] <* <$shape>>>> (addrof ptr %shapes, dread i32 %b)), constval ptr 0))) {
        callassigned &drop (array 0 ptr <* <[40] <* <$shape>>>> (addrof ptr %shapes, dread i32 %b)) {}
        callassigned &hold (dread ptr %s) { dassign %retVar_22 0 }
        iassign <* <* <$shape>>> 0 (array 0 ptr <* <[40] <* <$shape>>>> (addrof ptr %shapes, dread i32 %b), dread ptr %retVar_22)
      } else {
        icallassigned (iread ptr <* <$methods>> 3 (iread ptr <* <$shape>> 1 (dread ptr %s)), dread ptr %s, sub f64 (cvt f64 i32 (band i32 (dread i32 %i, constval i32 7)), constval f64 3.5), sub f64 (cvt f64 i32 (band i32 (dread i32 %i, constval i32 3)), constval f64 1.5)) {}
        if (cand i32 (ne u1 ptr (iread ptr <* <$methods>> 4 (iread ptr <* <$shape>> 1 (dread ptr %s)), constval ptr 0), eq u1 u32 (lshr u32 (dread u32 %seed, constval i32 29), constval u32 3))) {
          icallassigned (iread ptr <* <$methods>> 4 (iread ptr <* <$shape>> 1 (dread ptr %s)), dread ptr %s, select f64 (ne u1 i32 (band i32 (dread i32 %i, constval i32 1), constval i32 0), constval f64 1.125, constval f64 0.875)) {}
        }
        icallassigned (iread ptr <* <$methods>> 2 (iread ptr <* <$shape>> 1 (dread ptr %s)), dread ptr %s) { dassign %retVar_23 0 }
        dassign %areas 0 (add f64 (dread f64 %areas, cvt f64 i32 (gt i32 f64 (dread f64 %retVar_23, constval f64 30.0))))
        if (ne u1 ptr (iread ptr <* <* <$shape>>> 0 (array 0 ptr <* <[40] <* <$shape>>>> (addrof ptr %shapes, dread i32 %b)), constval ptr 0)) {
          icallassigned (iread ptr <* <* <func (<* <$shape>>, <* <$shape>>) i32>>> 0 (array 0 ptr <* <[3][3] <* <func (<* <$shape>>, <* <$shape>>) i32>>>> (addrof ptr $contact, iread u32 <* <$shape>> 2 (dread ptr %s), iread u32 <* <$shape>> 2 (iread ptr <* <* <$shape>>> 0 (array 0 ptr <* <[40] <* <$shape>>>> (addrof ptr %shapes, dread i32 %b))))), dread ptr %s, iread ptr <* <* <$shape>>> 0 (array 0 ptr <* <[40] <* <$shape>>>> (addrof ptr %shapes, dread i32 %b))) { dassign %retVar_24 0 }
          dassign %hits 0 (add i64 (dread i64 %hits, cvt i64 i32 (dread i32 %retVar_24)))
        }
      }
    }
  @continue_20
    dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
  }
  dassign %i_25 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i_25, constval i32 40)) {
    if (ne u1 ptr (iread ptr <* <* <$shape>>> 0 (array 0 ptr <* <[40] <* <$shape>>>> (addrof ptr %shapes, dread i32 %i_25)), constval ptr 0)) {
      dassign %p 0 (iread ptr <* <$methods>> 1 (iread ptr <* <$shape>> 1 (iread ptr <* <* <$shape>>> 0 (array 0 ptr <* <[40] <* <$shape>>>> (addrof ptr %shapes, dread i32 %i_25)))))
      while (ne u1 i32 (iread i32 <* i8> 0 (dread ptr %p), constval i32 0)) {
        dassign %letters 0 (add i64 (dread i64 %letters, constval i64 1))
        dassign %p 0 (add ptr (dread ptr %p, constval i64 1))
      }
    }
    callassigned &drop (array 0 ptr <* <[40] <* <$shape>>>> (addrof ptr %shapes, dread i32 %i_25)) {}
    dassign %i_25 0 (add i32 (dread i32 %i_25, constval i32 1))
  }
  callassigned &printf (conststr ptr "shapes %d %d %ld %.0f %ld\x0a", dread i32 $made, dread i32 $died, dread i64 %hits, dread f64 %areas, dread i64 %letters) { dassign %retVar_30 0 }
  return (constval i32 0)
}
