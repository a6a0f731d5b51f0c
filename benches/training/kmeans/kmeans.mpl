# kmeans.c translated by c2mpl.

flavor 1
srclang 1
entryfunc &main

type $__va_list_tag <struct {
  @gp_offset u32,
  @fp_offset u32,
  @overflow_arg_area <* void>,
  @reg_save_area <* void>}>
type $unnamed_1 <struct {
  @x f32,
  @y f32,
  @cluster i32}>
type $_IO_FILE <structincomplete {}>

func &printf public extern varargs (var %a0 <* i8>, ...) i32
func &malloc public extern (var %a0 u64) <* void>
func &free public extern (var %a0 <* void>) void
func &atoi public extern (var %a0 <* i8>) i32
func &memset public extern (var %a0 <* void>, var %a1 i32, var %a2 u64) <* void>

var $points fstatic <* <$unnamed_1>>
var $centre_x fstatic <[12] f32>
var $centre_y fstatic <[12] f32>
var $members fstatic <[12] i32>
var $seed fstatic u32 = 2024

func &draw static used () f32 {
  dassign $seed 0 (add u32 (mul u32 (dread u32 $seed, constval u32 1664525), constval u32 1013904223))
  return (div f32 (cvt f32 u32 (band u32 (lshr u32 (dread u32 $seed, constval i32 12), constval u32 4095)), constval f32 16.0f))
}

func &assign static used (var %n i32) i32 {
  var %moved i32
  var %i i32
  var %p <* <$unnamed_1>>
  var %least f32
  var %best i32
  var %c i32
  var %dx f32
  var %dy f32
  var %d f32
  dassign %moved 0 (constval i32 0)
  dassign %i 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i, dread i32 %n)) {
    dassign %p 0 (add ptr (dread ptr $points, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 12)))
    dassign %least 0 (constval f32 3.4028234663852886e+38f)
    dassign %best 0 (constval i32 0)
    dassign %c 0 (constval i32 0)
    while (lt u1 i32 (dread i32 %c, constval i32 12)) {
      dassign %dx 0 (sub f32 (iread f32 <* <$unnamed_1>> 1 (dread ptr %p), iread f32 <* f32> 0 (array 0 ptr <* <[12] f32>> (addrof ptr $centre_x, dread i32 %c))))
      dassign %dy 0 (sub f32 (iread f32 <* <$unnamed_1>> 2 (dread ptr %p), iread f32 <* f32> 0 (array 0 ptr <* <[12] f32>> (addrof ptr $centre_y, dread i32 %c))))
      dassign %d 0 (add f32 (mul f32 (dread f32 %dx, dread f32 %dx), mul f32 (dread f32 %dy, dread f32 %dy)))
      if (lt u1 f32 (dread f32 %d, dread f32 %least)) {
        dassign %least 0 (dread f32 %d)
        dassign %best 0 (dread i32 %c)
      }
      dassign %c 0 (add i32 (dread i32 %c, constval i32 1))
    }
    if (ne u1 i32 (iread i32 <* <$unnamed_1>> 3 (dread ptr %p), dread i32 %best)) {
      iassign <* <$unnamed_1>> 3 (dread ptr %p, dread i32 %best)
      dassign %moved 0 (add i32 (dread i32 %moved, constval i32 1))
    }
    dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
  }
  return (dread i32 %moved)
}

func &update static used (var %n i32) void {
  var %sum_x <[12] f32>
  var %sum_y <[12] f32>
  var %c i32
  var %i i32
  var %c_10 i32
  var %c_11 i32
  callassigned &memset (addrof ptr %sum_x, constval i32 0, constval u64 48) {}
  iassign <* f32> 0 (array 0 ptr <* <[12] f32>> (addrof ptr %sum_x, constval i32 0), constval f32 0.0f)
  callassigned &memset (addrof ptr %sum_y, constval i32 0, constval u64 48) {}
  iassign <* f32> 0 (array 0 ptr <* <[12] f32>> (addrof ptr %sum_y, constval i32 0), constval f32 0.0f)
  dassign %c 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %c, constval i32 12)) {
    iassign <* i32> 0 (array 0 ptr <* <[12] i32>> (addrof ptr $members, dread i32 %c), constval i32 0)
    dassign %c 0 (add i32 (dread i32 %c, constval i32 1))
  }
  dassign %i 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i, dread i32 %n)) {
    dassign %c_10 0 (iread i32 <* <$unnamed_1>> 3 (add ptr (dread ptr $points, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 12))))
    iassign <* f32> 0 (array 0 ptr <* <[12] f32>> (addrof ptr %sum_x, dread i32 %c_10), add f32 (iread f32 <* f32> 0 (array 0 ptr <* <[12] f32>> (addrof ptr %sum_x, dread i32 %c_10)), iread f32 <* <$unnamed_1>> 1 (add ptr (dread ptr $points, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 12)))))
    iassign <* f32> 0 (array 0 ptr <* <[12] f32>> (addrof ptr %sum_y, dread i32 %c_10), add f32 (iread f32 <* f32> 0 (array 0 ptr <* <[12] f32>> (addrof ptr %sum_y, dread i32 %c_10)), iread f32 <* <$unnamed_1>> 2 (add ptr (dread ptr $points, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 12)))))
    iassign <* i32> 0 (array 0 ptr <* <[12] i32>> (addrof ptr $members, dread i32 %c_10), add i32 (iread i32 <* i32> 0 (array 0 ptr <* <[12] i32>> (addrof ptr $members, dread i32 %c_10)), constval i32 1))
    dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
  }
  dassign %c_11 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %c_11, constval i32 12)) {
    if (gt u1 i32 (iread i32 <* i32> 0 (array 0 ptr <* <[12] i32>> (addrof ptr $members, dread i32 %c_11)), constval i32 0)) {
      iassign <* f32> 0 (array 0 ptr <* <[12] f32>> (addrof ptr $centre_x, dread i32 %c_11), div f32 (iread f32 <* f32> 0 (array 0 ptr <* <[12] f32>> (addrof ptr %sum_x, dread i32 %c_11)), cvt f32 i32 (iread i32 <* i32> 0 (array 0 ptr <* <[12] i32>> (addrof ptr $members, dread i32 %c_11)))))
      iassign <* f32> 0 (array 0 ptr <* <[12] f32>> (addrof ptr $centre_y, dread i32 %c_11), div f32 (iread f32 <* f32> 0 (array 0 ptr <* <[12] f32>> (addrof ptr %sum_y, dread i32 %c_11)), cvt f32 i32 (iread i32 <* i32> 0 (array 0 ptr <* <[12] i32>> (addrof ptr $members, dread i32 %c_11)))))
    }
    dassign %c_11 0 (add i32 (dread i32 %c_11, constval i32 1))
  }
  return ()
}

func &neighbours static used (var %n i32) u32 {
  var %hash u32
  var %i i32
  var %least f32
  var %nearest i32
  var %j i32
  var %dx f32
  var %dy f32
  var %d f32
  dassign %hash 0 (constval u32 0)
  dassign %i 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i, dread i32 %n)) {
    dassign %least 0 (constval f32 3.4028234663852886e+38f)
    dassign %nearest 0 (dread i32 %i)
    dassign %j 0 (constval i32 0)
    while (lt u1 i32 (dread i32 %j, dread i32 %n)) {
      dassign %dx 0 (sub f32 (iread f32 <* <$unnamed_1>> 1 (add ptr (dread ptr $points, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 12))), iread f32 <* <$unnamed_1>> 1 (add ptr (dread ptr $points, mul i64 (cvt i64 i32 (dread i32 %j), constval i64 12)))))
      dassign %dy 0 (sub f32 (iread f32 <* <$unnamed_1>> 2 (add ptr (dread ptr $points, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 12))), iread f32 <* <$unnamed_1>> 2 (add ptr (dread ptr $points, mul i64 (cvt i64 i32 (dread i32 %j), constval i64 12)))))
      dassign %d 0 (add f32 (mul f32 (dread f32 %dx, dread f32 %dx), mul f32 (dread f32 %dy, dread f32 %dy)))
      if (cand i32 (lt u1 f32 (dread f32 %d, dread f32 %least), ne u1 i32 (dread i32 %j, dread i32 %i))) {
        dassign %least 0 (dread f32 %d)
        dassign %nearest 0 (dread i32 %j)
      }
      dassign %j 0 (add i32 (dread i32 %j, constval i32 1))
    }
    dassign %hash 0 (add u32 (mul u32 (dread u32 %hash, constval u32 3), cvt u32 i32 (dread i32 %nearest)))
    dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
  }
  return (dread u32 %hash)
}

func &hull static used (var %n i32) i32 {
  var %start i32
  var %corners i32
  var %i i32
  var %at i32
  var %next i32
  var %cond_22 i32
  var %p <* <$unnamed_1>>
  var %i_23 i32
  var %q <* <$unnamed_1>>
  var %r <* <$unnamed_1>>
  dassign %start 0 (constval i32 0)
  dassign %corners 0 (constval i32 0)
  dassign %i 0 (constval i32 1)
  while (lt u1 i32 (dread i32 %i, dread i32 %n)) {
    if (cior i32 (lt u1 f32 (iread f32 <* <$unnamed_1>> 1 (add ptr (dread ptr $points, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 12))), iread f32 <* <$unnamed_1>> 1 (add ptr (dread ptr $points, mul i64 (cvt i64 i32 (dread i32 %start), constval i64 12)))), cand i32 (eq u1 f32 (iread f32 <* <$unnamed_1>> 1 (add ptr (dread ptr $points, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 12))), iread f32 <* <$unnamed_1>> 1 (add ptr (dread ptr $points, mul i64 (cvt i64 i32 (dread i32 %start), constval i64 12)))), lt u1 f32 (iread f32 <* <$unnamed_1>> 2 (add ptr (dread ptr $points, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 12))), iread f32 <* <$unnamed_1>> 2 (add ptr (dread ptr $points, mul i64 (cvt i64 i32 (dread i32 %start), constval i64 12))))))) {
      dassign %start 0 (dread i32 %i)
    }
    dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
  }
  dassign %at 0 (dread i32 %start)
  dowhile {
    if (eq u1 i32 (dread i32 %at, constval i32 0)) {
      dassign %cond_22 0 (sub i32 (dread i32 %n, constval i32 1))
    } else {
      dassign %cond_22 0 (constval i32 0)
    }
    dassign %next 0 (dread i32 %cond_22)
    dassign %p 0 (add ptr (dread ptr $points, mul i64 (cvt i64 i32 (dread i32 %at), constval i64 12)))
    dassign %i_23 0 (constval i32 0)
    while (lt u1 i32 (dread i32 %i_23, dread i32 %n)) {
      dassign %q 0 (add ptr (dread ptr $points, mul i64 (cvt i64 i32 (dread i32 %next), constval i64 12)))
      dassign %r 0 (add ptr (dread ptr $points, mul i64 (cvt i64 i32 (dread i32 %i_23), constval i64 12)))
      if (lt u1 f32 (sub f32 (mul f32 (sub f32 (iread f32 <* <$unnamed_1>> 1 (dread ptr %q), iread f32 <* <$unnamed_1>> 1 (dread ptr %p)), sub f32 (iread f32 <* <$unnamed_1>> 2 (dread ptr %r), iread f32 <* <$unnamed_1>> 2 (dread ptr %p))), mul f32 (sub f32 (iread f32 <* <$unnamed_1>> 2 (dread ptr %q), iread f32 <* <$unnamed_1>> 2 (dread ptr %p)), sub f32 (iread f32 <* <$unnamed_1>> 1 (dread ptr %r), iread f32 <* <$unnamed_1>> 1 (dread ptr %p)))), constval f32 0.0f)) {
        dassign %next 0 (dread i32 %i_23)
      }
      dassign %i_23 0 (add i32 (dread i32 %i_23, constval i32 1))
    }
    dassign %at 0 (dread i32 %next)
    dassign %corners 0 (add i32 (dread i32 %corners, constval i32 1))
  } (cand i32 (ne u1 i32 (dread i32 %at, dread i32 %start), lt u1 i32 (dread i32 %corners, dread i32 %n)))
  return (dread i32 %corners)
}

func &main public used (var %argc i32, var %argv <* <* i8>>) i32 {
  var %n i32
  var %retVar_26 i32
  var %cond_27 i32
  var %moves i32
  var %corners i32
  var %hash u32
  var %retVar_28 <* void>
  var %i i32
  var %retVar_31 f32
  var %retVar_32 f32
  var %c i32
  var %round i32
  var %moved i32
  var %retVar_37 i32
  var %c_38 i32
  var %retVar_41 u32
  var %k i32
  var %retVar_44 i32
  var %retVar_45 i32
  if (gt u1 i32 (dread i32 %argc, constval i32 1)) {
    callassigned &atoi (iread ptr <* <* i8>> 0 (add ptr (dread ptr %argv, constval i64 8))) { dassign %retVar_26 0 }
    dassign %cond_27 0 (dread i32 %retVar_26)
  } else {
    dassign %cond_27 0 (constval i32 7000)
  }
  dassign %n 0 (dread i32 %cond_27)
  dassign %moves 0 (constval i32 0)
  dassign %corners 0 (constval i32 0)
  dassign %hash 0 (constval u32 0)
  callassigned &malloc (mul u64 (cvt u64 i32 (dread i32 %n), constval u64 12)) { dassign %retVar_28 0 }
  dassign $points 0 (dread ptr %retVar_28)
  dassign %i 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i, dread i32 %n)) {
    callassigned &draw () { dassign %retVar_31 0 }
    iassign <* <$unnamed_1>> 1 (add ptr (dread ptr $points, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 12)), add f32 (dread f32 %retVar_31, mul f32 (cvt f32 i32 (rem i32 (dread i32 %i, constval i32 5)), constval f32 100.0f)))
    callassigned &draw () { dassign %retVar_32 0 }
    iassign <* <$unnamed_1>> 2 (add ptr (dread ptr $points, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 12)), add f32 (dread f32 %retVar_32, mul f32 (cvt f32 i32 (rem i32 (dread i32 %i, constval i32 3)), constval f32 150.0f)))
    iassign <* <$unnamed_1>> 3 (add ptr (dread ptr $points, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 12)), constval i32 -1)
    dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
  }
  dassign %c 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %c, constval i32 12)) {
    iassign <* f32> 0 (array 0 ptr <* <[12] f32>> (addrof ptr $centre_x, dread i32 %c), iread f32 <* <$unnamed_1>> 1 (add ptr (dread ptr $points, mul i64 (cvt i64 i32 (rem i32 (mul i32 (dread i32 %c, constval i32 7), dread i32 %n)), constval i64 12))))
    iassign <* f32> 0 (array 0 ptr <* <[12] f32>> (addrof ptr $centre_y, dread i32 %c), iread f32 <* <$unnamed_1>> 2 (add ptr (dread ptr $points, mul i64 (cvt i64 i32 (rem i32 (mul i32 (dread i32 %c, constval i32 7), dread i32 %n)), constval i64 12))))
    dassign %c 0 (add i32 (dread i32 %c, constval i32 1))
  }
  dassign %round 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %round, constval i32 40)) {
    callassigned &assign (dread i32 %n) { dassign %retVar_37 0 }
    dassign %moved 0 (dread i32 %retVar_37)
    callassigned &update (dread i32 %n) {}
    dassign %moves 0 (add i32 (dread i32 %moves, dread i32 %moved))
    if (eq u1 i32 (dread i32 %moved, constval i32 0)) {
      goto @break_35
    }
    dassign %round 0 (add i32 (dread i32 %round, constval i32 1))
  }
  @break_35
  dassign %c_38 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %c_38, constval i32 12)) {
    dassign %hash 0 (add u32 (mul u32 (dread u32 %hash, constval u32 11), cvt u32 i32 (iread i32 <* i32> 0 (array 0 ptr <* <[12] i32>> (addrof ptr $members, dread i32 %c_38)))))
    dassign %c_38 0 (add i32 (dread i32 %c_38, constval i32 1))
  }
  callassigned &neighbours (dread i32 %n) { dassign %retVar_41 0 }
  dassign %hash 0 (add u32 (dread u32 %hash, dread u32 %retVar_41))
  dassign %k 0 (dread i32 %n)
  while (gt u1 i32 (dread i32 %k, constval i32 2)) {
    callassigned &hull (dread i32 %k) { dassign %retVar_44 0 }
    dassign %corners 0 (add i32 (dread i32 %corners, dread i32 %retVar_44))
    dassign %k 0 (sub i32 (dread i32 %k, constval i32 200))
  }
  callassigned &printf (conststr ptr "kmeans %d %u %d\x0a", dread i32 %moves, dread u32 %hash, dread i32 %corners) { dassign %retVar_45 0 }
  callassigned &free (dread ptr $points) {}
  return (constval i32 0)
}
