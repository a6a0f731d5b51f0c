# poker.c translated by c2mpl.

flavor 1
srclang 1
entryfunc &main

type $__va_list_tag <struct {
  @gp_offset u32,
  @fp_offset u32,
  @overflow_arg_area <* void>,
  @reg_save_area <* void>}>
type $unnamed_1 <struct {
  @value :4 u8,
  @suit :2 u8,
  @dealt :1 u8}>
type $unnamed_2 <struct {
  @cards <[5] <$unnamed_1>>}>
type $_IO_FILE <structincomplete {}>

func &printf public extern varargs (var %a0 <* i8>, ...) i32
func &atoi public extern (var %a0 <* i8>) i32
func &memcpy public extern (var %a0 <* void>, var %a1 <* void>, var %a2 u64) <* void>
func &memset public extern (var %a0 <* void>, var %a1 i32, var %a2 u64) <* void>

var $deck fstatic <[52] <$unnamed_1>>
var $seed fstatic u32 = 52
var $nodes fstatic i64
var $lines_28 fstatic <[8][3] i8> = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]]

func &fresh_deck static used () void {
  var %i i32
  dassign %i 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i, constval i32 52)) {
    iassign <* <$unnamed_1>> 1 (array 0 ptr <* <[52] <$unnamed_1>>> (addrof ptr $deck, dread i32 %i), zext u32 8 (rem i32 (dread i32 %i, constval i32 13)))
    iassign <* <$unnamed_1>> 2 (array 0 ptr <* <[52] <$unnamed_1>>> (addrof ptr $deck, dread i32 %i), zext u32 8 (div i32 (dread i32 %i, constval i32 13)))
    iassign <* <$unnamed_1>> 3 (array 0 ptr <* <[52] <$unnamed_1>>> (addrof ptr $deck, dread i32 %i), constval u32 0)
    dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
  }
  return ()
}

func &shuffle static used () void {
  var %i i32
  var %k i32
  var %t <$unnamed_1>
  dassign %i 0 (constval i32 51)
  while (gt u1 i32 (dread i32 %i, constval i32 0)) {
    dassign $seed 0 (add u32 (mul u32 (dread u32 $seed, constval u32 1103515245), constval u32 12345))
    dassign %k 0 (cvt i32 u32 (rem u32 (lshr u32 (dread u32 $seed, constval i32 16), cvt u32 i32 (add i32 (dread i32 %i, constval i32 1)))))
    dassign %t 0 (iread agg <* <$unnamed_1>> 0 (array 0 ptr <* <[52] <$unnamed_1>>> (addrof ptr $deck, dread i32 %i)))
    iassign <* <$unnamed_1>> 0 (array 0 ptr <* <[52] <$unnamed_1>>> (addrof ptr $deck, dread i32 %i), iread agg <* <$unnamed_1>> 0 (array 0 ptr <* <[52] <$unnamed_1>>> (addrof ptr $deck, dread i32 %k)))
    iassign <* <$unnamed_1>> 0 (array 0 ptr <* <[52] <$unnamed_1>>> (addrof ptr $deck, dread i32 %k), dread agg %t)
    dassign %i 0 (sub i32 (dread i32 %i, constval i32 1))
  }
  return ()
}

func &deal static used (var %at <* i32>) <$unnamed_2> {
  var %h <$unnamed_2>
  var %i i32
  var %post_9 i32
  dassign %i 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i, constval i32 5)) {
    iassign <* <$unnamed_1>> 3 (array 0 ptr <* <[52] <$unnamed_1>>> (addrof ptr $deck, iread i32 <* i32> 0 (dread ptr %at)), constval u32 1)
    dassign %post_9 0 (iread i32 <* i32> 0 (dread ptr %at))
    iassign <* i32> 0 (dread ptr %at, add i32 (dread i32 %post_9, constval i32 1))
    iassign <* <$unnamed_1>> 0 (array 0 ptr <* <[5] <$unnamed_1>>> (addrof ptr %h 1, dread i32 %i), iread agg <* <$unnamed_1>> 0 (array 0 ptr <* <[52] <$unnamed_1>>> (addrof ptr $deck, dread i32 %post_9)))
    dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
  }
  return (dread agg %h)
}

func &sort_hand static used (var %h <* <$unnamed_2>>) void {
  var %i i32
  var %c <$unnamed_1>
  var %j i32
  dassign %i 0 (constval i32 1)
  while (lt u1 i32 (dread i32 %i, constval i32 5)) {
    dassign %c 0 (iread agg <* <$unnamed_1>> 0 (array 0 ptr <* <[5] <$unnamed_1>>> (iaddrof ptr <* <$unnamed_2>> 1 (dread ptr %h), dread i32 %i)))
    dassign %j 0 (dread i32 %i)
    while (cand i32 (gt u1 i32 (dread i32 %j, constval i32 0), lt u1 i32 (iread u32 <* <$unnamed_1>> 1 (array 0 ptr <* <[5] <$unnamed_1>>> (iaddrof ptr <* <$unnamed_2>> 1 (dread ptr %h), sub i32 (dread i32 %j, constval i32 1))), dread u32 %c 1))) {
      iassign <* <$unnamed_1>> 0 (array 0 ptr <* <[5] <$unnamed_1>>> (iaddrof ptr <* <$unnamed_2>> 1 (dread ptr %h), dread i32 %j), iread agg <* <$unnamed_1>> 0 (array 0 ptr <* <[5] <$unnamed_1>>> (iaddrof ptr <* <$unnamed_2>> 1 (dread ptr %h), sub i32 (dread i32 %j, constval i32 1))))
      dassign %j 0 (sub i32 (dread i32 %j, constval i32 1))
    }
    iassign <* <$unnamed_1>> 0 (array 0 ptr <* <[5] <$unnamed_1>>> (iaddrof ptr <* <$unnamed_2>> 1 (dread ptr %h), dread i32 %j), dread agg %c)
    dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
  }
  return ()
}

func &rank_of static used (var %h <* <$unnamed_2>>) u32 {
  var %counts <[13] i32>
  var %pairs i32
  var %threes i32
  var %fours i32
  var %flush i32
  var %straight i32
  var %i i32
  var %v i32
  var %cond_22 i32
  callassigned &memset (addrof ptr %counts, constval i32 0, constval u64 52) {}
  iassign <* i32> 0 (array 0 ptr <* <[13] i32>> (addrof ptr %counts, constval i32 0), constval i32 0)
  dassign %pairs 0 (constval i32 0)
  dassign %threes 0 (constval i32 0)
  dassign %fours 0 (constval i32 0)
  dassign %flush 0 (constval i32 1)
  dassign %i 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i, constval i32 5)) {
    iassign <* i32> 0 (array 0 ptr <* <[13] i32>> (addrof ptr %counts, iread u32 <* <$unnamed_1>> 1 (array 0 ptr <* <[5] <$unnamed_1>>> (iaddrof ptr <* <$unnamed_2>> 1 (dread ptr %h), dread i32 %i))), add i32 (iread i32 <* i32> 0 (array 0 ptr <* <[13] i32>> (addrof ptr %counts, iread u32 <* <$unnamed_1>> 1 (array 0 ptr <* <[5] <$unnamed_1>>> (iaddrof ptr <* <$unnamed_2>> 1 (dread ptr %h), dread i32 %i)))), constval i32 1))
    if (ne u1 i32 (iread u32 <* <$unnamed_1>> 2 (array 0 ptr <* <[5] <$unnamed_1>>> (iaddrof ptr <* <$unnamed_2>> 1 (dread ptr %h), dread i32 %i)), iread u32 <* <$unnamed_1>> 2 (array 0 ptr <* <[5] <$unnamed_1>>> (iaddrof ptr <* <$unnamed_2>> 1 (dread ptr %h), constval i32 0)))) {
      dassign %flush 0 (constval i32 0)
    }
    dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
  }
  dassign %v 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %v, constval i32 13)) {
    switch (iread i32 <* i32> 0 (array 0 ptr <* <[13] i32>> (addrof ptr %counts, dread i32 %v))) @break_18 {
      2: goto @case_19
      3: goto @case_20
      4: goto @case_21
    }
    @case_19
    dassign %pairs 0 (add i32 (dread i32 %pairs, constval i32 1))
    goto @break_18
    @case_20
    dassign %threes 0 (add i32 (dread i32 %threes, constval i32 1))
    goto @break_18
    @case_21
    dassign %fours 0 (add i32 (dread i32 %fours, constval i32 1))
    goto @break_18
    @break_18
    dassign %v 0 (add i32 (dread i32 %v, constval i32 1))
  }
  dassign %straight 0 (cand i32 (cand i32 (cand i32 (eq u1 i32 (dread i32 %pairs, constval i32 0), eq u1 i32 (dread i32 %threes, constval i32 0)), eq u1 i32 (dread i32 %fours, constval i32 0)), cior i32 (eq u1 i32 (sub i32 (iread u32 <* <$unnamed_1>> 1 (array 0 ptr <* <[5] <$unnamed_1>>> (iaddrof ptr <* <$unnamed_2>> 1 (dread ptr %h), constval i32 0)), iread u32 <* <$unnamed_1>> 1 (array 0 ptr <* <[5] <$unnamed_1>>> (iaddrof ptr <* <$unnamed_2>> 1 (dread ptr %h), constval i32 4))), constval i32 4), cand i32 (eq u1 i32 (iread u32 <* <$unnamed_1>> 1 (array 0 ptr <* <[5] <$unnamed_1>>> (iaddrof ptr <* <$unnamed_2>> 1 (dread ptr %h), constval i32 0)), constval i32 12), eq u1 i32 (iread u32 <* <$unnamed_1>> 1 (array 0 ptr <* <[5] <$unnamed_1>>> (iaddrof ptr <* <$unnamed_2>> 1 (dread ptr %h), constval i32 1)), constval i32 3)))))
  if (cand i32 (ne u1 i32 (dread i32 %straight, constval i32 0), ne u1 i32 (dread i32 %flush, constval i32 0))) {
    return (constval u32 8)
  }
  if (ne u1 i32 (dread i32 %fours, constval i32 0)) {
    return (constval u32 7)
  }
  if (ne u1 i32 (dread i32 %threes, constval i32 0)) {
    return (cvt u32 i32 (select i32 (ne u1 i32 (dread i32 %pairs, constval i32 0), constval i32 6, constval i32 3)))
  }
  if (ne u1 i32 (dread i32 %flush, constval i32 0)) {
    return (constval u32 5)
  }
  if (ne u1 i32 (dread i32 %straight, constval i32 0)) {
    return (constval u32 4)
  }
  if (eq u1 i32 (dread i32 %pairs, constval i32 2)) {
    dassign %cond_22 0 (constval i32 2)
  } else {
    dassign %cond_22 0 (select i32 (eq u1 i32 (dread i32 %pairs, constval i32 1), constval i32 1, constval i32 0))
  }
  return (cvt u32 i32 (dread i32 %cond_22))
}

func &beats static used (var %a <* <$unnamed_2>>, var %b <* <$unnamed_2>>) i32 {
  var %x i32
  var %retVar_23 u32
  var %y i32
  var %retVar_24 u32
  var %i i32
  var %cond_27 i32
  callassigned &rank_of (dread ptr %a) { dassign %retVar_23 0 }
  dassign %x 0 (cvt i32 u32 (dread u32 %retVar_23))
  callassigned &rank_of (dread ptr %b) { dassign %retVar_24 0 }
  dassign %y 0 (cvt i32 u32 (dread u32 %retVar_24))
  dassign %i 0 (constval i32 0)
  while (cand i32 (eq u1 i32 (dread i32 %x, dread i32 %y), lt u1 i32 (dread i32 %i, constval i32 5))) {
    dassign %x 0 (iread u32 <* <$unnamed_1>> 1 (array 0 ptr <* <[5] <$unnamed_1>>> (iaddrof ptr <* <$unnamed_2>> 1 (dread ptr %a), dread i32 %i)))
    dassign %y 0 (iread u32 <* <$unnamed_1>> 1 (array 0 ptr <* <[5] <$unnamed_1>>> (iaddrof ptr <* <$unnamed_2>> 1 (dread ptr %b), dread i32 %i)))
    dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
  }
  if (gt u1 i32 (dread i32 %x, dread i32 %y)) {
    dassign %cond_27 0 (constval i32 1)
  } else {
    dassign %cond_27 0 (select i32 (lt u1 i32 (dread i32 %x, dread i32 %y), constval i32 -1, constval i32 0))
  }
  return (dread i32 %cond_27)
}

func &winner static used (var %board <* i8>) i32 {
  var %i i32
  var %c i8
  dassign %i 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i, constval i32 8)) {
    dassign %c 0 (iread i32 <* i8> 0 (add ptr (dread ptr %board, cvt i64 i32 (iread i32 <* i8> 0 (array 0 ptr <* <[8][3] i8>> (addrof ptr $lines_28, dread i32 %i, constval i32 0))))))
    if (cand i32 (cand i32 (ne u1 i32 (dread i32 %c, constval i32 32), eq u1 i32 (dread i32 %c, iread i32 <* i8> 0 (add ptr (dread ptr %board, cvt i64 i32 (iread i32 <* i8> 0 (array 0 ptr <* <[8][3] i8>> (addrof ptr $lines_28, dread i32 %i, constval i32 1))))))), eq u1 i32 (dread i32 %c, iread i32 <* i8> 0 (add ptr (dread ptr %board, cvt i64 i32 (iread i32 <* i8> 0 (array 0 ptr <* <[8][3] i8>> (addrof ptr $lines_28, dread i32 %i, constval i32 2)))))))) {
      return (dread i32 %c)
    }
    dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
  }
  return (constval i32 0)
}

func &minimax static used (var %board <* i8>, var %player i8, var %alpha i32, var %beta i32, var %depth i32, var %move <* i32>) i32 {
  var %win i32
  var %retVar_31 i32
  var %best i32
  var %cond_32 i32
  var %i i32
  var %score i32
  var %retVar_35 i32
  callassigned &winner (dread ptr %board) { dassign %retVar_31 0 }
  dassign %win 0 (dread i32 %retVar_31)
  dassign %best 0 (constval i32 -100)
  dassign $nodes 0 (add i64 (dread i64 $nodes, constval i64 1))
  if (ne u1 i32 (dread i32 %win, constval i32 0)) {
    if (eq u1 i32 (dread i32 %win, dread i32 %player)) {
      dassign %cond_32 0 (sub i32 (constval i32 10, dread i32 %depth))
    } else {
      dassign %cond_32 0 (sub i32 (dread i32 %depth, constval i32 10))
    }
    return (dread i32 %cond_32)
  }
  dassign %i 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i, constval i32 9)) {
    if (ne u1 i32 (iread i32 <* i8> 0 (add ptr (dread ptr %board, cvt i64 i32 (dread i32 %i))), constval i32 32)) {
      goto @continue_34
    }
    iassign <* i8> 0 (add ptr (dread ptr %board, cvt i64 i32 (dread i32 %i)), dread i32 %player)
    callassigned &minimax (dread ptr %board, sext i32 8 (select i32 (eq u1 i32 (dread i32 %player, constval i32 88), constval i32 79, constval i32 88)), neg i32 (dread i32 %beta), neg i32 (dread i32 %alpha), add i32 (dread i32 %depth, constval i32 1), constval ptr 0) { dassign %retVar_35 0 }
    dassign %score 0 (neg i32 (dread i32 %retVar_35))
    iassign <* i8> 0 (add ptr (dread ptr %board, cvt i64 i32 (dread i32 %i)), constval i32 32)
    if (gt u1 i32 (dread i32 %score, dread i32 %best)) {
      dassign %best 0 (dread i32 %score)
      if (ne u1 ptr (dread ptr %move, constval ptr 0)) {
        iassign <* i32> 0 (dread ptr %move, dread i32 %i)
      }
    }
    if (gt u1 i32 (dread i32 %best, dread i32 %alpha)) {
      dassign %alpha 0 (dread i32 %best)
    }
    if (ge u1 i32 (dread i32 %alpha, dread i32 %beta)) {
      goto @break_33
    }
  @continue_34
    dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
  }
  @break_33
  return (select i32 (eq u1 i32 (dread i32 %best, constval i32 -100), constval i32 0, dread i32 %best))
}

func &play static used (var %first i32) u32 {
  var %board <[10] i8>
  var %player i8
  var %moves u32
  var %count i32
  var %retVar_36 i32
  var %logic_37 i32
  var %move i32
  var %retVar_40 i32
  var %retVar_41 i32
  callassigned &memcpy (addrof ptr %board, conststr ptr "         ", constval u64 10) {}
  dassign %player 0 (constval i32 79)
  dassign %moves 0 (cvt u32 i32 (dread i32 %first))
  iassign <* i8> 0 (array 0 ptr <* <[10] i8>> (addrof ptr %board, dread i32 %first), constval i32 88)
  dassign %count 0 (constval i32 1)
  dassign %logic_37 0 (constval i32 0)
  if (lt u1 i32 (dread i32 %count, constval i32 9)) {
  callassigned &winner (addrof ptr %board) { dassign %retVar_36 0 }
  dassign %logic_37 0 (ne i32 i32 (eq u1 i32 (dread i32 %retVar_36, constval i32 0), constval i32 0))
  }
  while (dread i32 %logic_37) {
    dassign %move 0 (constval i32 -1)
    callassigned &minimax (addrof ptr %board, dread i32 %player, constval i32 -100, constval i32 100, constval i32 0, addrof ptr %move) { dassign %retVar_40 0 }
    iassign <* i8> 0 (array 0 ptr <* <[10] i8>> (addrof ptr %board, dread i32 %move), dread i32 %player)
    dassign %moves 0 (add u32 (mul u32 (dread u32 %moves, constval u32 9), cvt u32 i32 (dread i32 %move)))
    dassign %player 0 (sext i32 8 (select i32 (eq u1 i32 (dread i32 %player, constval i32 88), constval i32 79, constval i32 88)))
    dassign %count 0 (add i32 (dread i32 %count, constval i32 1))
    dassign %logic_37 0 (constval i32 0)
    if (lt u1 i32 (dread i32 %count, constval i32 9)) {
    callassigned &winner (addrof ptr %board) { dassign %retVar_36 0 }
    dassign %logic_37 0 (ne i32 i32 (eq u1 i32 (dread i32 %retVar_36, constval i32 0), constval i32 0))
    }
  }
  callassigned &winner (addrof ptr %board) { dassign %retVar_41 0 }
  return (bxor u32 (dread u32 %moves, cvt u32 i32 (dread i32 %retVar_41)))
}

func &main public used (var %argc i32, var %argv <* <* i8>>) i32 {
  var %n i32
  var %retVar_42 i32
  var %cond_43 i32
  var %ranks <[9] i64>
  var %sum u32
  var %wins i32
  var %i i32
  var %at i32
  var %best <$unnamed_2>
  var %retVar_46 <$unnamed_2>
  var %player i32
  var %h <$unnamed_2>
  var %retVar_49 <$unnamed_2>
  var %retVar_50 u32
  var %retVar_51 i32
  var %retVar_52 u32
  var %retVar_53 i32
  if (gt u1 i32 (dread i32 %argc, constval i32 1)) {
    callassigned &atoi (iread ptr <* <* i8>> 0 (add ptr (dread ptr %argv, constval i64 8))) { dassign %retVar_42 0 }
    dassign %cond_43 0 (dread i32 %retVar_42)
  } else {
    dassign %cond_43 0 (constval i32 120000)
  }
  dassign %n 0 (dread i32 %cond_43)
  callassigned &memset (addrof ptr %ranks, constval i32 0, constval u64 72) {}
  iassign <* i64> 0 (array 0 ptr <* <[9] i64>> (addrof ptr %ranks, constval i32 0), constval i64 0)
  dassign %sum 0 (constval u32 0)
  dassign %wins 0 (constval i32 0)
  callassigned &fresh_deck () {}
  dassign %i 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i, dread i32 %n)) {
    dassign %at 0 (constval i32 0)
    callassigned &shuffle () {}
    callassigned &deal (addrof ptr %at) { dassign %retVar_46 0 }
    dassign %best 0 (dread agg %retVar_46)
    callassigned &sort_hand (addrof ptr %best) {}
    dassign %player 0 (constval i32 1)
    while (lt u1 i32 (dread i32 %player, constval i32 6)) {
      callassigned &deal (addrof ptr %at) { dassign %retVar_49 0 }
      dassign %h 0 (dread agg %retVar_49)
      callassigned &sort_hand (addrof ptr %h) {}
      callassigned &rank_of (addrof ptr %h) { dassign %retVar_50 0 }
      iassign <* i64> 0 (array 0 ptr <* <[9] i64>> (addrof ptr %ranks, dread u32 %retVar_50), add i64 (iread i64 <* i64> 0 (array 0 ptr <* <[9] i64>> (addrof ptr %ranks, dread u32 %retVar_50)), constval i64 1))
      callassigned &beats (addrof ptr %h, addrof ptr %best) { dassign %retVar_51 0 }
      if (gt u1 i32 (dread i32 %retVar_51, constval i32 0)) {
        dassign %best 0 (dread agg %h)
        dassign %wins 0 (add i32 (dread i32 %wins, dread i32 %player))
      }
      dassign %player 0 (add i32 (dread i32 %player, constval i32 1))
    }
    dassign %sum 0 (add u32 (add u32 (mul u32 (dread u32 %sum, constval u32 7), cvt u32 i32 (iread u32 <* <$unnamed_1>> 1 (array 0 ptr <* <[5] <$unnamed_1>>> (addrof ptr %best 1, constval i32 0)))), mul u32 (cvt u32 i32 (iread u32 <* <$unnamed_1>> 2 (array 0 ptr <* <[5] <$unnamed_1>>> (addrof ptr %best 1, constval i32 4))), constval u32 16)))
    if (eq u1 i32 (rem i32 (dread i32 %i, constval i32 3000), constval i32 100)) {
      callassigned &play (rem i32 (div i32 (dread i32 %i, constval i32 3000), constval i32 9)) { dassign %retVar_52 0 }
      dassign %sum 0 (bxor u32 (dread u32 %sum, dread u32 %retVar_52))
    }
    dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
  }
  callassigned &printf (conststr ptr "poker %d %ld %ld %ld %ld %ld %u\x0a", dread i32 %wins, iread i64 <* i64> 0 (array 0 ptr <* <[9] i64>> (addrof ptr %ranks, constval i32 1)), iread i64 <* i64> 0 (array 0 ptr <* <[9] i64>> (addrof ptr %ranks, constval i32 4)), iread i64 <* i64> 0 (array 0 ptr <* <[9] i64>> (addrof ptr %ranks, constval i32 5)), iread i64 <* i64> 0 (array 0 ptr <* <[9] i64>> (addrof ptr %ranks, constval i32 7)), dread i64 $nodes, dread u32 %sum) { dassign %retVar_53 0 }
  return (constval i32 0)
}
