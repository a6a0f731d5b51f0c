# eventsim.c translated by c2mpl.

flavor 1
srclang 1
entryfunc &main

type $__va_list_tag <struct {
  @gp_offset u32,
  @fp_offset u32,
  @overflow_arg_area <* void>,
  @reg_save_area <* void>}>
type $event <struct {
  @time i64,
  @order u32,
  @station i32,
  @customer i32,
  @handle <* <func (<* <$shop>>, <* <$event>>) void>>}>
type $station <struct {
  @busy i32,
  @first i32,
  @waiting i32,
  @queue <[64] i32>,
  @since <[64] i64>,
  @waited i64,
  @served i32,
  @refused i32}>
type $shop <struct {
  @heap <* <$event>>,
  @events i32,
  @space i32,
  @order u32,
  @random u64,
  @now i64,
  @customers i32,
  @left i32,
  @stations <[12] <$station>>}>
type $_IO_FILE <structincomplete {}>

func &printf public extern varargs (var %a0 <* i8>, ...) i32
func &malloc public extern (var %a0 u64) <* void>
func &realloc public extern (var %a0 <* void>, var %a1 u64) <* void>
func &free public extern (var %a0 <* void>) void
func &atoi public extern (var %a0 <* i8>) i32
func &memset public extern (var %a0 <* void>, var %a1 i32, var %a2 u64) <* void>


func &before static used (var %a <* <$event>>, var %b <* <$event>>) i32 {
  var %cond_1 i32
  if (ne u1 i64 (iread i64 <* <$event>> 1 (dread ptr %a), iread i64 <* <$event>> 1 (dread ptr %b))) {
    dassign %cond_1 0 (lt i32 i64 (iread i64 <* <$event>> 1 (dread ptr %a), iread i64 <* <$event>> 1 (dread ptr %b)))
  } else {
    dassign %cond_1 0 (lt i32 u32 (iread u32 <* <$event>> 2 (dread ptr %a), iread u32 <* <$event>> 2 (dread ptr %b)))
  }
  return (dread i32 %cond_1)
}

func &schedule static used (var %s <* <$shop>>, var %delay i64, var %handle <* <func (<* <$shop>>, <* <$event>>) void>>, var %station i32, var %customer i32) void {
  var %retVar_2 <* void>
  var %e <$event>
  var %post_3 u32
  var %at i32
  var %post_4 i32
  var %retVar_5 i32
  var %logic_6 i32
  if (eq u1 i32 (iread i32 <* <$shop>> 2 (dread ptr %s), iread i32 <* <$shop>> 3 (dread ptr %s))) {
    iassign <* <$shop>> 3 (dread ptr %s, add i32 (mul i32 (iread i32 <* <$shop>> 3 (dread ptr %s), constval i32 2), constval i32 16))
    callassigned &realloc (iread ptr <* <$shop>> 1 (dread ptr %s), mul u64 (constval u64 32, cvt u64 i32 (iread i32 <* <$shop>> 3 (dread ptr %s)))) { dassign %retVar_2 0 }
    iassign <* <$shop>> 1 (dread ptr %s, dread ptr %retVar_2)
  }
  dassign %e 1 (add i64 (iread i64 <* <$shop>> 6 (dread ptr %s), dread i64 %delay))
  dassign %post_3 0 (iread u32 <* <$shop>> 4 (dread ptr %s))
  iassign <* <$shop>> 4 (dread ptr %s, add u32 (dread u32 %post_3, constval u32 1))
  dassign %e 2 (dread u32 %post_3)
  dassign %e 3 (dread i32 %station)
  dassign %e 4 (dread i32 %customer)
  dassign %e 5 (dread ptr %handle)
  dassign %post_4 0 (iread i32 <* <$shop>> 2 (dread ptr %s))
  iassign <* <$shop>> 2 (dread ptr %s, add i32 (dread i32 %post_4, constval i32 1))
  dassign %at 0 (dread i32 %post_4)
  dassign %logic_6 0 (constval i32 0)
  if (gt u1 i32 (dread i32 %at, constval i32 0)) {
  callassigned &before (addrof ptr %e, add ptr (iread ptr <* <$shop>> 1 (dread ptr %s), mul i64 (cvt i64 i32 (div i32 (sub i32 (dread i32 %at, constval i32 1), constval i32 2)), constval i64 32))) { dassign %retVar_5 0 }
  dassign %logic_6 0 (ne i32 i32 (ne u1 i32 (dread i32 %retVar_5, constval i32 0), constval i32 0))
  }
  while (dread i32 %logic_6) {
    iassign <* <$event>> 0 (add ptr (iread ptr <* <$shop>> 1 (dread ptr %s), mul i64 (cvt i64 i32 (dread i32 %at), constval i64 32)), iread agg <* <$event>> 0 (add ptr (iread ptr <* <$shop>> 1 (dread ptr %s), mul i64 (cvt i64 i32 (div i32 (sub i32 (dread i32 %at, constval i32 1), constval i32 2)), constval i64 32))))
    dassign %at 0 (div i32 (sub i32 (dread i32 %at, constval i32 1), constval i32 2))
    dassign %logic_6 0 (constval i32 0)
    if (gt u1 i32 (dread i32 %at, constval i32 0)) {
    callassigned &before (addrof ptr %e, add ptr (iread ptr <* <$shop>> 1 (dread ptr %s), mul i64 (cvt i64 i32 (div i32 (sub i32 (dread i32 %at, constval i32 1), constval i32 2)), constval i64 32))) { dassign %retVar_5 0 }
    dassign %logic_6 0 (ne i32 i32 (ne u1 i32 (dread i32 %retVar_5, constval i32 0), constval i32 0))
    }
  }
  iassign <* <$event>> 0 (add ptr (iread ptr <* <$shop>> 1 (dread ptr %s), mul i64 (cvt i64 i32 (dread i32 %at), constval i64 32)), dread agg %e)
  return ()
}

func &next_event static used (var %s <* <$shop>>) <$event> {
  var %first <$event>
  var %last <$event>
  var %at i32
  var %child i32
  var %retVar_11 i32
  var %logic_12 i32
  var %retVar_13 i32
  dassign %first 0 (iread agg <* <$event>> 0 (iread ptr <* <$shop>> 1 (dread ptr %s)))
  iassign <* <$shop>> 2 (dread ptr %s, sub i32 (iread i32 <* <$shop>> 2 (dread ptr %s), constval i32 1))
  dassign %last 0 (iread agg <* <$event>> 0 (add ptr (iread ptr <* <$shop>> 1 (dread ptr %s), mul i64 (cvt i64 i32 (iread i32 <* <$shop>> 2 (dread ptr %s)), constval i64 32))))
  dassign %at 0 (constval i32 0)
  while (constval i32 1) {
    dassign %child 0 (add i32 (mul i32 (constval i32 2, dread i32 %at), constval i32 1))
    if (ge u1 i32 (dread i32 %child, iread i32 <* <$shop>> 2 (dread ptr %s))) {
      goto @break_9
    }
    dassign %logic_12 0 (constval i32 0)
    if (lt u1 i32 (add i32 (dread i32 %child, constval i32 1), iread i32 <* <$shop>> 2 (dread ptr %s))) {
      callassigned &before (add ptr (iread ptr <* <$shop>> 1 (dread ptr %s), mul i64 (cvt i64 i32 (add i32 (dread i32 %child, constval i32 1)), constval i64 32)), add ptr (iread ptr <* <$shop>> 1 (dread ptr %s), mul i64 (cvt i64 i32 (dread i32 %child), constval i64 32))) { dassign %retVar_11 0 }
      dassign %logic_12 0 (ne i32 i32 (ne u1 i32 (dread i32 %retVar_11, constval i32 0), constval i32 0))
    }
    if (dread i32 %logic_12) {
      dassign %child 0 (add i32 (dread i32 %child, constval i32 1))
    }
    callassigned &before (add ptr (iread ptr <* <$shop>> 1 (dread ptr %s), mul i64 (cvt i64 i32 (dread i32 %child), constval i64 32)), addrof ptr %last) { dassign %retVar_13 0 }
    if (eq u1 i32 (dread i32 %retVar_13, constval i32 0)) {
      goto @break_9
    }
    iassign <* <$event>> 0 (add ptr (iread ptr <* <$shop>> 1 (dread ptr %s), mul i64 (cvt i64 i32 (dread i32 %at), constval i64 32)), iread agg <* <$event>> 0 (add ptr (iread ptr <* <$shop>> 1 (dread ptr %s), mul i64 (cvt i64 i32 (dread i32 %child), constval i64 32))))
    dassign %at 0 (dread i32 %child)
  }
  @break_9
  iassign <* <$event>> 0 (add ptr (iread ptr <* <$shop>> 1 (dread ptr %s), mul i64 (cvt i64 i32 (dread i32 %at), constval i64 32)), dread agg %last)
  return (dread agg %first)
}

func &draw static used (var %s <* <$shop>>, var %below u32) u32 {
  var %x u64
  dassign %x 0 (iread u64 <* <$shop>> 5 (dread ptr %s))
  dassign %x 0 (bxor u64 (dread u64 %x, lshr u64 (dread u64 %x, constval i32 12)))
  dassign %x 0 (bxor u64 (dread u64 %x, shl u64 (dread u64 %x, constval i32 25)))
  dassign %x 0 (bxor u64 (dread u64 %x, lshr u64 (dread u64 %x, constval i32 27)))
  iassign <* <$shop>> 5 (dread ptr %s, dread u64 %x)
  return (rem u32 (cvt u32 u64 (lshr u64 (mul u64 (dread u64 %x, constval u64 2685821657736338717), constval i32 40)), dread u32 %below))
}

func &serve static used (var %s <* <$shop>>, var %station i32, var %customer i32) void {
  var %retVar_14 u32
  callassigned &draw (dread ptr %s, constval u32 1000) { dassign %retVar_14 0 }
  callassigned &schedule (dread ptr %s, cvt i64 u32 (add u32 (constval u32 300, dread u32 %retVar_14)), addroffunc ptr &finish, dread i32 %station, dread i32 %customer) {}
  return ()
}

func &arrive static used (var %s <* <$shop>>, var %e <* <$event>>) void {
  var %t <* <$station>>
  var %place i32
  var %post_15 i32
  dassign %t 0 (array 0 ptr <* <[12] <$station>>> (iaddrof ptr <* <$shop>> 9 (dread ptr %s), iread i32 <* <$event>> 3 (dread ptr %e)))
  if (lt u1 i32 (iread i32 <* <$station>> 1 (dread ptr %t), constval i32 3)) {
    iassign <* <$station>> 1 (dread ptr %t, add i32 (iread i32 <* <$station>> 1 (dread ptr %t), constval i32 1))
    callassigned &serve (dread ptr %s, iread i32 <* <$event>> 3 (dread ptr %e), iread i32 <* <$event>> 4 (dread ptr %e)) {}
  } else {
    if (lt u1 i32 (iread i32 <* <$station>> 3 (dread ptr %t), constval i32 64)) {
      dassign %post_15 0 (iread i32 <* <$station>> 3 (dread ptr %t))
      iassign <* <$station>> 3 (dread ptr %t, add i32 (dread i32 %post_15, constval i32 1))
      dassign %place 0 (rem i32 (add i32 (iread i32 <* <$station>> 2 (dread ptr %t), dread i32 %post_15), constval i32 64))
      iassign <* i32> 0 (array 0 ptr <* <[64] i32>> (iaddrof ptr <* <$station>> 4 (dread ptr %t), dread i32 %place), iread i32 <* <$event>> 4 (dread ptr %e))
      iassign <* i64> 0 (array 0 ptr <* <[64] i64>> (iaddrof ptr <* <$station>> 5 (dread ptr %t), dread i32 %place), iread i64 <* <$shop>> 6 (dread ptr %s))
    } else {
      iassign <* <$station>> 8 (dread ptr %t, add i32 (iread i32 <* <$station>> 8 (dread ptr %t), constval i32 1))
    }
  }
  return ()
}

func &finish static used (var %s <* <$shop>>, var %e <* <$event>>) void {
  var %t <* <$station>>
  var %retVar_16 u32
  var %other i32
  var %retVar_17 u32
  var %retVar_18 u32
  var %customer i32
  dassign %t 0 (array 0 ptr <* <[12] <$station>>> (iaddrof ptr <* <$shop>> 9 (dread ptr %s), iread i32 <* <$event>> 3 (dread ptr %e)))
  iassign <* <$station>> 7 (dread ptr %t, add i32 (iread i32 <* <$station>> 7 (dread ptr %t), constval i32 1))
  callassigned &draw (dread ptr %s, constval u32 4) { dassign %retVar_16 0 }
  if (ne u1 u32 (dread u32 %retVar_16, constval u32 0)) {
    callassigned &draw (dread ptr %s, constval u32 12) { dassign %retVar_17 0 }
    dassign %other 0 (cvt i32 u32 (dread u32 %retVar_17))
    callassigned &draw (dread ptr %s, constval u32 200) { dassign %retVar_18 0 }
    callassigned &schedule (dread ptr %s, cvt i64 u32 (dread u32 %retVar_18), addroffunc ptr &arrive, dread i32 %other, iread i32 <* <$event>> 4 (dread ptr %e)) {}
  } else {
    iassign <* <$shop>> 8 (dread ptr %s, add i32 (iread i32 <* <$shop>> 8 (dread ptr %s), constval i32 1))
  }
  if (gt u1 i32 (iread i32 <* <$station>> 3 (dread ptr %t), constval i32 0)) {
    dassign %customer 0 (iread i32 <* i32> 0 (array 0 ptr <* <[64] i32>> (iaddrof ptr <* <$station>> 4 (dread ptr %t), iread i32 <* <$station>> 2 (dread ptr %t))))
    iassign <* <$station>> 6 (dread ptr %t, add i64 (iread i64 <* <$station>> 6 (dread ptr %t), sub i64 (iread i64 <* <$shop>> 6 (dread ptr %s), iread i64 <* i64> 0 (array 0 ptr <* <[64] i64>> (iaddrof ptr <* <$station>> 5 (dread ptr %t), iread i32 <* <$station>> 2 (dread ptr %t))))))
    iassign <* <$station>> 2 (dread ptr %t, rem i32 (add i32 (iread i32 <* <$station>> 2 (dread ptr %t), constval i32 1), constval i32 64))
    iassign <* <$station>> 3 (dread ptr %t, sub i32 (iread i32 <* <$station>> 3 (dread ptr %t), constval i32 1))
    callassigned &serve (dread ptr %s, iread i32 <* <$event>> 3 (dread ptr %e), dread i32 %customer) {}
  } else {
    iassign <* <$station>> 1 (dread ptr %t, sub i32 (iread i32 <* <$station>> 1 (dread ptr %t), constval i32 1))
  }
  return ()
}

func &enter static used (var %s <* <$shop>>, var %e <* <$event>>) void {
  var %station i32
  var %retVar_19 u32
  var %retVar_20 u32
  callassigned &draw (dread ptr %s, constval u32 12) { dassign %retVar_19 0 }
  dassign %station 0 (cvt i32 u32 (dread u32 %retVar_19))
  callassigned &draw (dread ptr %s, constval u32 150) { dassign %retVar_20 0 }
  iassign <* <$shop>> 7 (dread ptr %s, add i32 (iread i32 <* <$shop>> 7 (dread ptr %s), constval i32 1))
  callassigned &schedule (dread ptr %s, cvt i64 u32 (add u32 (constval u32 20, dread u32 %retVar_20)), addroffunc ptr &enter, dread i32 %station, iread i32 <* <$shop>> 7 (dread ptr %s)) {}
  callassigned &arrive (dread ptr %s, dread ptr %e) {}
  return ()
}

func &main public used (var %argc i32, var %argv <* <* i8>>) i32 {
  var %n i32
  var %retVar_21 i32
  var %cond_22 i32
  var %s <* <$shop>>
  var %retVar_23 <* void>
  var %retVar_24 <* void>
  var %i i32
  var %e <$event>
  var %retVar_27 <$event>
  var %sum u32
  var %refused i32
  var %i_28 i32
  var %t <* <$station>>
  var %retVar_31 i32
  if (gt u1 i32 (dread i32 %argc, constval i32 1)) {
    callassigned &atoi (iread ptr <* <* i8>> 0 (add ptr (dread ptr %argv, constval i64 8))) { dassign %retVar_21 0 }
    dassign %cond_22 0 (dread i32 %retVar_21)
  } else {
    dassign %cond_22 0 (constval i32 1300000)
  }
  dassign %n 0 (dread i32 %cond_22)
  callassigned &malloc (constval u64 9648) { dassign %retVar_23 0 }
  dassign %s 0 (dread ptr %retVar_23)
  callassigned &memset (dread ptr %s, constval i32 0, constval u64 9648) { dassign %retVar_24 0 }
  iassign <* <$shop>> 5 (dread ptr %s, constval u64 88172645463325252)
  callassigned &schedule (dread ptr %s, constval i64 0, addroffunc ptr &enter, constval i32 0, constval i32 0) {}
  dassign %i 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i, dread i32 %n)) {
    callassigned &next_event (dread ptr %s) { dassign %retVar_27 0 }
    dassign %e 0 (dread agg %retVar_27)
    iassign <* <$shop>> 6 (dread ptr %s, dread i64 %e 1)
    icallassigned (dread ptr %e 5, dread ptr %s, addrof ptr %e) {}
    dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
  }
  dassign %sum 0 (constval u32 0)
  dassign %refused 0 (constval i32 0)
  dassign %i_28 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i_28, constval i32 12)) {
    dassign %t 0 (array 0 ptr <* <[12] <$station>>> (iaddrof ptr <* <$shop>> 9 (dread ptr %s), dread i32 %i_28))
    dassign %sum 0 (add u32 (mul u32 (add u32 (mul u32 (dread u32 %sum, constval u32 31), cvt u32 i32 (iread i32 <* <$station>> 7 (dread ptr %t))), constval u32 31), cvt u32 i64 (iread i64 <* <$station>> 6 (dread ptr %t))))
    dassign %refused 0 (add i32 (dread i32 %refused, iread i32 <* <$station>> 8 (dread ptr %t)))
    dassign %i_28 0 (add i32 (dread i32 %i_28, constval i32 1))
  }
  callassigned &printf (conststr ptr "eventsim %u %d %d %d %lld\x0a", dread u32 %sum, iread i32 <* <$shop>> 7 (dread ptr %s), iread i32 <* <$shop>> 8 (dread ptr %s), dread i32 %refused, iread i64 <* <$shop>> 6 (dread ptr %s)) { dassign %retVar_31 0 }
  callassigned &free (iread ptr <* <$shop>> 1 (dread ptr %s)) {}
  callassigned &free (dread ptr %s) {}
  return (constval i32 0)
}
