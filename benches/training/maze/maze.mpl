# maze.c translated by c2mpl.

flavor 1
srclang 1
entryfunc &main

type $__va_list_tag <struct {
  @gp_offset u32,
  @fp_offset u32,
  @overflow_arg_area <* void>,
  @reg_save_area <* void>}>
type $point <struct {
  @x i16,
  @y i16}>
type $robot <struct {
  @x i32,
  @y i32,
  @facing u32,
  @state u32,
  @coins i32,
  @energy i32}>
type $_IO_FILE <structincomplete {}>

func &printf public extern varargs (var %a0 <* i8>, ...) i32
func &atoi public extern (var %a0 <* i8>) i32
func &memset public extern (var %a0 <* void>, var %a1 i32, var %a2 u64) <* void>

var $grid fstatic <[31][64] i8>
var $distance fstatic <[31][63] i32>
var $stack fstatic <[1953] <$point>>
var $dx fstatic <[4] i32> = [0, 1, 0, -1]
var $dy fstatic <[4] i32> = [-1, 0, 1, 0]
var $seed fstatic u32 = 11

func &roll static used (var %sides i32) i32 {
  dassign $seed 0 (add u32 (mul u32 (dread u32 $seed, constval u32 214013), constval u32 2531011))
  return (rem i32 (cvt i32 u32 (band u32 (lshr u32 (dread u32 $seed, constval i32 16), constval u32 32767)), dread i32 %sides))
}

func &inside static used (var %x i32, var %y i32) i32 {
  return (cand i32 (cand i32 (cand i32 (gt u1 i32 (dread i32 %x, constval i32 0), gt u1 i32 (dread i32 %y, constval i32 0)), lt u1 i32 (dread i32 %x, constval i32 62)), lt u1 i32 (dread i32 %y, constval i32 30)))
}

func &dig static used () void {
  var %top i32
  var %y i32
  var %retVar_3 <* void>
  var %post_4 i32
  var %x i32
  var %y_7 i32
  var %choices <[4] i32>
  var %count i32
  var %d i32
  var %nx i32
  var %ny i32
  var %retVar_10 i32
  var %post_11 i32
  var %d_12 i32
  var %retVar_13 i32
  var %retVar_14 i32
  var %i i32
  var %x_17 i32
  var %retVar_18 i32
  var %y_19 i32
  var %retVar_20 i32
  dassign %top 0 (constval i32 0)
  dassign %y 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %y, constval i32 31)) {
    callassigned &memset (array 0 ptr <* <[31][64] i8>> (addrof ptr $grid, dread i32 %y), constval i32 35, constval u64 63) { dassign %retVar_3 0 }
    iassign <* i8> 0 (array 0 ptr <* <[31][64] i8>> (addrof ptr $grid, dread i32 %y, constval i32 63), constval i32 0)
    dassign %y 0 (add i32 (dread i32 %y, constval i32 1))
  }
  iassign <* <$point>> 1 (array 0 ptr <* <[1953] <$point>>> (addrof ptr $stack, dread i32 %top), constval i32 1)
  dassign %post_4 0 (dread i32 %top)
  dassign %top 0 (add i32 (dread i32 %post_4, constval i32 1))
  iassign <* <$point>> 2 (array 0 ptr <* <[1953] <$point>>> (addrof ptr $stack, dread i32 %post_4), constval i32 1)
  iassign <* i8> 0 (array 0 ptr <* <[31][64] i8>> (addrof ptr $grid, constval i32 1, constval i32 1), constval i32 32)
  while (gt u1 i32 (dread i32 %top, constval i32 0)) {
    dassign %x 0 (iread i32 <* <$point>> 1 (array 0 ptr <* <[1953] <$point>>> (addrof ptr $stack, sub i32 (dread i32 %top, constval i32 1))))
    dassign %y_7 0 (iread i32 <* <$point>> 2 (array 0 ptr <* <[1953] <$point>>> (addrof ptr $stack, sub i32 (dread i32 %top, constval i32 1))))
    dassign %count 0 (constval i32 0)
    dassign %d 0 (constval i32 0)
    while (lt u1 i32 (dread i32 %d, constval i32 4)) {
      dassign %nx 0 (add i32 (dread i32 %x, mul i32 (constval i32 2, iread i32 <* i32> 0 (array 0 ptr <* <[4] i32>> (addrof ptr $dx, dread i32 %d)))))
      dassign %ny 0 (add i32 (dread i32 %y_7, mul i32 (constval i32 2, iread i32 <* i32> 0 (array 0 ptr <* <[4] i32>> (addrof ptr $dy, dread i32 %d)))))
      callassigned &inside (dread i32 %nx, dread i32 %ny) { dassign %retVar_10 0 }
      if (cand i32 (ne u1 i32 (dread i32 %retVar_10, constval i32 0), eq u1 i32 (iread i32 <* i8> 0 (array 0 ptr <* <[31][64] i8>> (addrof ptr $grid, dread i32 %ny, dread i32 %nx)), constval i32 35))) {
        dassign %post_11 0 (dread i32 %count)
        dassign %count 0 (add i32 (dread i32 %post_11, constval i32 1))
        iassign <* i32> 0 (array 0 ptr <* <[4] i32>> (addrof ptr %choices, dread i32 %post_11), dread i32 %d)
      }
      dassign %d 0 (add i32 (dread i32 %d, constval i32 1))
    }
    if (eq u1 i32 (dread i32 %count, constval i32 0)) {
      dassign %top 0 (sub i32 (dread i32 %top, constval i32 1))
      goto @continue_6
    }
    callassigned &roll (dread i32 %count) { dassign %retVar_13 0 }
    dassign %d_12 0 (iread i32 <* i32> 0 (array 0 ptr <* <[4] i32>> (addrof ptr %choices, dread i32 %retVar_13)))
    iassign <* i8> 0 (array 0 ptr <* <[31][64] i8>> (addrof ptr $grid, add i32 (dread i32 %y_7, iread i32 <* i32> 0 (array 0 ptr <* <[4] i32>> (addrof ptr $dy, dread i32 %d_12))), add i32 (dread i32 %x, iread i32 <* i32> 0 (array 0 ptr <* <[4] i32>> (addrof ptr $dx, dread i32 %d_12)))), constval i32 32)
    dassign %x 0 (add i32 (dread i32 %x, mul i32 (constval i32 2, iread i32 <* i32> 0 (array 0 ptr <* <[4] i32>> (addrof ptr $dx, dread i32 %d_12)))))
    dassign %y_7 0 (add i32 (dread i32 %y_7, mul i32 (constval i32 2, iread i32 <* i32> 0 (array 0 ptr <* <[4] i32>> (addrof ptr $dy, dread i32 %d_12)))))
    callassigned &roll (constval i32 12) { dassign %retVar_14 0 }
    iassign <* i8> 0 (array 0 ptr <* <[31][64] i8>> (addrof ptr $grid, dread i32 %y_7, dread i32 %x), sext i32 8 (select i32 (eq u1 i32 (dread i32 %retVar_14, constval i32 0), constval i32 36, constval i32 32)))
    iassign <* <$point>> 1 (array 0 ptr <* <[1953] <$point>>> (addrof ptr $stack, dread i32 %top), sext i32 16 (dread i32 %x))
    iassign <* <$point>> 2 (array 0 ptr <* <[1953] <$point>>> (addrof ptr $stack, dread i32 %top), sext i32 16 (dread i32 %y_7))
    dassign %top 0 (add i32 (dread i32 %top, constval i32 1))
  @continue_6
  }
  dassign %i 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i, constval i32 20)) {
    callassigned &roll (constval i32 61) { dassign %retVar_18 0 }
    dassign %x_17 0 (add i32 (constval i32 1, dread i32 %retVar_18))
    callassigned &roll (constval i32 29) { dassign %retVar_20 0 }
    dassign %y_19 0 (add i32 (constval i32 1, dread i32 %retVar_20))
    if (eq u1 i32 (iread i32 <* i8> 0 (array 0 ptr <* <[31][64] i8>> (addrof ptr $grid, dread i32 %y_19, dread i32 %x_17)), constval i32 35)) {
      iassign <* i8> 0 (array 0 ptr <* <[31][64] i8>> (addrof ptr $grid, dread i32 %y_19, dread i32 %x_17), constval i32 32)
    }
    dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
  }
  return ()
}

func &flood static used (var %from i8, var %to i8) i32 {
  var %top i32
  var %filled i32
  var %lit_21 <$point>
  var %post_22 i32
  var %p <$point>
  var %d i32
  var %x i32
  var %y i32
  var %lit_27 <$point>
  var %post_28 i32
  dassign %top 0 (constval i32 0)
  dassign %filled 0 (constval i32 0)
  dassign %lit_21 1 (constval i32 1)
  dassign %lit_21 2 (constval i32 1)
  dassign %post_22 0 (dread i32 %top)
  dassign %top 0 (add i32 (dread i32 %post_22, constval i32 1))
  iassign <* <$point>> 0 (array 0 ptr <* <[1953] <$point>>> (addrof ptr $stack, dread i32 %post_22), dread agg %lit_21)
  iassign <* i8> 0 (array 0 ptr <* <[31][64] i8>> (addrof ptr $grid, constval i32 1, constval i32 1), dread i32 %to)
  while (gt u1 i32 (dread i32 %top, constval i32 0)) {
    dassign %top 0 (sub i32 (dread i32 %top, constval i32 1))
    dassign %p 0 (iread agg <* <$point>> 0 (array 0 ptr <* <[1953] <$point>>> (addrof ptr $stack, dread i32 %top)))
    dassign %filled 0 (add i32 (dread i32 %filled, constval i32 1))
    dassign %d 0 (constval i32 0)
    while (lt u1 i32 (dread i32 %d, constval i32 4)) {
      dassign %x 0 (add i32 (dread i32 %p 1, iread i32 <* i32> 0 (array 0 ptr <* <[4] i32>> (addrof ptr $dx, dread i32 %d))))
      dassign %y 0 (add i32 (dread i32 %p 2, iread i32 <* i32> 0 (array 0 ptr <* <[4] i32>> (addrof ptr $dy, dread i32 %d))))
      if (eq u1 i32 (iread i32 <* i8> 0 (array 0 ptr <* <[31][64] i8>> (addrof ptr $grid, dread i32 %y, dread i32 %x)), dread i32 %from)) {
        iassign <* i8> 0 (array 0 ptr <* <[31][64] i8>> (addrof ptr $grid, dread i32 %y, dread i32 %x), dread i32 %to)
        dassign %lit_27 1 (sext i32 16 (dread i32 %x))
        dassign %lit_27 2 (sext i32 16 (dread i32 %y))
        dassign %post_28 0 (dread i32 %top)
        dassign %top 0 (add i32 (dread i32 %post_28, constval i32 1))
        iassign <* <$point>> 0 (array 0 ptr <* <[1953] <$point>>> (addrof ptr $stack, dread i32 %post_28), dread agg %lit_27)
      }
      dassign %d 0 (add i32 (dread i32 %d, constval i32 1))
    }
  }
  return (dread i32 %filled)
}

func &solve static used (var %goal_x i32, var %goal_y i32) i32 {
  var %head i32
  var %tail i32
  var %y i32
  var %x i32
  var %lit_33 <$point>
  var %post_34 i32
  var %p <$point>
  var %post_37 i32
  var %d i32
  var %x_40 i32
  var %y_41 i32
  dassign %head 0 (constval i32 0)
  dassign %tail 0 (constval i32 0)
  dassign %y 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %y, constval i32 31)) {
    dassign %x 0 (constval i32 0)
    while (lt u1 i32 (dread i32 %x, constval i32 63)) {
      iassign <* i32> 0 (array 0 ptr <* <[31][63] i32>> (addrof ptr $distance, dread i32 %y, dread i32 %x), constval i32 -1)
      dassign %x 0 (add i32 (dread i32 %x, constval i32 1))
    }
    dassign %y 0 (add i32 (dread i32 %y, constval i32 1))
  }
  iassign <* i32> 0 (array 0 ptr <* <[31][63] i32>> (addrof ptr $distance, constval i32 1, constval i32 1), constval i32 0)
  dassign %lit_33 1 (constval i32 1)
  dassign %lit_33 2 (constval i32 1)
  dassign %post_34 0 (dread i32 %tail)
  dassign %tail 0 (add i32 (dread i32 %post_34, constval i32 1))
  iassign <* <$point>> 0 (array 0 ptr <* <[1953] <$point>>> (addrof ptr $stack, dread i32 %post_34), dread agg %lit_33)
  while (ne u1 i32 (dread i32 %head, dread i32 %tail)) {
    dassign %post_37 0 (dread i32 %head)
    dassign %head 0 (add i32 (dread i32 %post_37, constval i32 1))
    dassign %p 0 (iread agg <* <$point>> 0 (array 0 ptr <* <[1953] <$point>>> (addrof ptr $stack, dread i32 %post_37)))
    if (cand i32 (eq u1 i32 (dread i32 %p 1, dread i32 %goal_x), eq u1 i32 (dread i32 %p 2, dread i32 %goal_y))) {
      return (iread i32 <* i32> 0 (array 0 ptr <* <[31][63] i32>> (addrof ptr $distance, dread i32 %goal_y, dread i32 %goal_x)))
    }
    dassign %d 0 (constval i32 0)
    while (lt u1 i32 (dread i32 %d, constval i32 4)) {
      dassign %x_40 0 (add i32 (dread i32 %p 1, iread i32 <* i32> 0 (array 0 ptr <* <[4] i32>> (addrof ptr $dx, dread i32 %d))))
      dassign %y_41 0 (add i32 (dread i32 %p 2, iread i32 <* i32> 0 (array 0 ptr <* <[4] i32>> (addrof ptr $dy, dread i32 %d))))
      if (cand i32 (ne u1 i32 (iread i32 <* i8> 0 (array 0 ptr <* <[31][64] i8>> (addrof ptr $grid, dread i32 %y_41, dread i32 %x_40)), constval i32 35), lt u1 i32 (iread i32 <* i32> 0 (array 0 ptr <* <[31][63] i32>> (addrof ptr $distance, dread i32 %y_41, dread i32 %x_40)), constval i32 0))) {
        iassign <* i32> 0 (array 0 ptr <* <[31][63] i32>> (addrof ptr $distance, dread i32 %y_41, dread i32 %x_40), add i32 (iread i32 <* i32> 0 (array 0 ptr <* <[31][63] i32>> (addrof ptr $distance, dread i32 %p 2, dread i32 %p 1)), constval i32 1))
        iassign <* <$point>> 1 (array 0 ptr <* <[1953] <$point>>> (addrof ptr $stack, dread i32 %tail), sext i32 16 (dread i32 %x_40))
        iassign <* <$point>> 2 (array 0 ptr <* <[1953] <$point>>> (addrof ptr $stack, dread i32 %tail), sext i32 16 (dread i32 %y_41))
        dassign %tail 0 (add i32 (dread i32 %tail, constval i32 1))
      }
      dassign %d 0 (add i32 (dread i32 %d, constval i32 1))
    }
  }
  return (constval i32 -1)
}

func &ahead static used (var %r <* <$robot>>, var %turn i32) i8 {
  var %d i32
  dassign %d 0 (cvt i32 u32 (band u32 (add u32 (iread u32 <* <$robot>> 3 (dread ptr %r), cvt u32 i32 (dread i32 %turn)), constval u32 3)))
  return (iread i32 <* i8> 0 (array 0 ptr <* <[31][64] i8>> (addrof ptr $grid, add i32 (iread i32 <* <$robot>> 2 (dread ptr %r), iread i32 <* i32> 0 (array 0 ptr <* <[4] i32>> (addrof ptr $dy, dread i32 %d))), add i32 (iread i32 <* <$robot>> 1 (dread ptr %r), iread i32 <* i32> 0 (array 0 ptr <* <[4] i32>> (addrof ptr $dx, dread i32 %d))))))
}

func &step static used (var %r <* <$robot>>) void {
  var %retVar_48 i8
  var %retVar_49 i8
  var %logic_50 i32
  var %retVar_51 i8
  var %retVar_52 i8
  switch (iread u32 <* <$robot>> 4 (dread ptr %r)) @default_47 {
    0: goto @case_43
    1: goto @case_44
    2: goto @case_45
    3: goto @case_46
  }
  @case_43
  callassigned &ahead (dread ptr %r, constval i32 1) { dassign %retVar_48 0 }
  dassign %logic_50 0 (constval i32 1)
  if (eq u1 i32 (ne u1 i32 (dread i32 %retVar_48, constval i32 35), constval i32 0)) {
    callassigned &ahead (dread ptr %r, constval i32 0) { dassign %retVar_49 0 }
    dassign %logic_50 0 (ne i32 i32 (eq u1 i32 (dread i32 %retVar_49, constval i32 35), constval i32 0))
  }
  iassign <* <$robot>> 4 (dread ptr %r, cvt u32 i32 (select i32 (dread i32 %logic_50, constval i32 1, constval i32 2)))
  goto @break_42
  @case_44
  callassigned &ahead (dread ptr %r, constval i32 1) { dassign %retVar_51 0 }
  if (ne u1 i32 (dread i32 %retVar_51, constval i32 35)) {
    iassign <* <$robot>> 3 (dread ptr %r, band u32 (add u32 (iread u32 <* <$robot>> 3 (dread ptr %r), constval u32 1), constval u32 3))
  } else {
    iassign <* <$robot>> 3 (dread ptr %r, band u32 (add u32 (iread u32 <* <$robot>> 3 (dread ptr %r), constval u32 3), constval u32 3))
  }
  callassigned &ahead (dread ptr %r, constval i32 0) { dassign %retVar_52 0 }
  iassign <* <$robot>> 4 (dread ptr %r, cvt u32 i32 (select i32 (ne u1 i32 (dread i32 %retVar_52, constval i32 35), constval i32 2, constval i32 1)))
  goto @break_42
  @case_45
  iassign <* <$robot>> 1 (dread ptr %r, add i32 (iread i32 <* <$robot>> 1 (dread ptr %r), iread i32 <* i32> 0 (array 0 ptr <* <[4] i32>> (addrof ptr $dx, iread u32 <* <$robot>> 3 (dread ptr %r)))))
  iassign <* <$robot>> 2 (dread ptr %r, add i32 (iread i32 <* <$robot>> 2 (dread ptr %r), iread i32 <* i32> 0 (array 0 ptr <* <[4] i32>> (addrof ptr $dy, iread u32 <* <$robot>> 3 (dread ptr %r)))))
  iassign <* <$robot>> 4 (dread ptr %r, cvt u32 i32 (select i32 (eq u1 i32 (iread i32 <* i8> 0 (array 0 ptr <* <[31][64] i8>> (addrof ptr $grid, iread i32 <* <$robot>> 2 (dread ptr %r), iread i32 <* <$robot>> 1 (dread ptr %r))), constval i32 36), constval i32 3, constval i32 0)))
  if (cand i32 (eq u1 i32 (iread i32 <* <$robot>> 1 (dread ptr %r), constval i32 61), eq u1 i32 (iread i32 <* <$robot>> 2 (dread ptr %r), constval i32 29))) {
    iassign <* <$robot>> 4 (dread ptr %r, constval u32 4)
  } else {
    iassign <* <$robot>> 6 (dread ptr %r, sub i32 (iread i32 <* <$robot>> 6 (dread ptr %r), constval i32 1))
    if (eq u1 i32 (iread i32 <* <$robot>> 6 (dread ptr %r), constval i32 0)) {
      iassign <* <$robot>> 4 (dread ptr %r, constval u32 5)
    }
  }
  goto @break_42
  @case_46
  iassign <* i8> 0 (array 0 ptr <* <[31][64] i8>> (addrof ptr $grid, iread i32 <* <$robot>> 2 (dread ptr %r), iread i32 <* <$robot>> 1 (dread ptr %r)), constval i32 32)
  iassign <* <$robot>> 5 (dread ptr %r, add i32 (iread i32 <* <$robot>> 5 (dread ptr %r), constval i32 1))
  iassign <* <$robot>> 6 (dread ptr %r, add i32 (iread i32 <* <$robot>> 6 (dread ptr %r), constval i32 5))
  iassign <* <$robot>> 4 (dread ptr %r, constval u32 0)
  goto @break_42
  @default_47
  goto @break_42
  @break_42
  return ()
}

func &main public used (var %argc i32, var %argv <* <* i8>>) i32 {
  var %n i32
  var %retVar_53 i32
  var %cond_54 i32
  var %sum u32
  var %finished i32
  var %coins i32
  var %i i32
  var %robot <$robot>
  var %length i32
  var %retVar_57 i32
  var %filled i32
  var %retVar_60 i32
  var %y i32
  var %p <* i8>
  var %cond_65 u32
  var %retVar_66 i32
  if (gt u1 i32 (dread i32 %argc, constval i32 1)) {
    callassigned &atoi (iread ptr <* <* i8>> 0 (add ptr (dread ptr %argv, constval i64 8))) { dassign %retVar_53 0 }
    dassign %cond_54 0 (dread i32 %retVar_53)
  } else {
    dassign %cond_54 0 (constval i32 1500)
  }
  dassign %n 0 (dread i32 %cond_54)
  dassign %sum 0 (constval u32 0)
  dassign %finished 0 (constval i32 0)
  dassign %coins 0 (constval i32 0)
  dassign %i 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i, dread i32 %n)) {
    dassign %robot 1 (constval i32 1)
    dassign %robot 2 (constval i32 1)
    dassign %robot 3 (constval u32 1)
    dassign %robot 4 (constval u32 0)
    dassign %robot 5 (constval i32 0)
    dassign %robot 6 (constval i32 700)
    callassigned &dig () {}
    callassigned &solve (constval i32 61, constval i32 29) { dassign %retVar_57 0 }
    dassign %length 0 (dread i32 %retVar_57)
    while (cand i32 (ne u1 u32 (dread u32 %robot 4, constval u32 4), ne u1 u32 (dread u32 %robot 4, constval u32 5))) {
      callassigned &step (addrof ptr %robot) {}
    }
    dassign %finished 0 (add i32 (dread i32 %finished, eq i32 u32 (dread u32 %robot 4, constval u32 4)))
    dassign %coins 0 (add i32 (dread i32 %coins, dread i32 %robot 5))
    callassigned &flood (constval i32 32, constval i32 46) { dassign %retVar_60 0 }
    dassign %filled 0 (dread i32 %retVar_60)
    dassign %sum 0 (add u32 (mul u32 (dread u32 %sum, constval u32 31), cvt u32 i32 (add i32 (add i32 (mul i32 (dread i32 %length, constval i32 7), mul i32 (dread i32 %robot 6, constval i32 3)), dread i32 %filled))))
    dassign %y 0 (constval i32 0)
    while (lt u1 i32 (dread i32 %y, constval i32 31)) {
      dassign %p 0 (array 0 ptr <* <[31][64] i8>> (addrof ptr $grid, dread i32 %y))
      while (ne u1 i32 (iread i32 <* i8> 0 (dread ptr %p), constval i32 0)) {
        if (eq u1 i32 (iread i32 <* i8> 0 (dread ptr %p), constval i32 46)) {
          dassign %cond_65 0 (constval u32 1)
        } else {
          dassign %cond_65 0 (select u32 (eq u1 i32 (iread i32 <* i8> 0 (dread ptr %p), constval i32 36), constval u32 5, constval u32 0))
        }
        dassign %sum 0 (add u32 (dread u32 %sum, dread u32 %cond_65))
        dassign %p 0 (add ptr (dread ptr %p, constval i64 1))
      }
      dassign %y 0 (add i32 (dread i32 %y, constval i32 1))
    }
    dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
  }
  callassigned &printf (conststr ptr "maze %d %d %u\x0a", dread i32 %finished, dread i32 %coins, dread u32 %sum) { dassign %retVar_66 0 }
  return (constval i32 0)
}
