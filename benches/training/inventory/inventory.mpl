# inventory.c translated by c2mpl.

flavor 1
srclang 1
entryfunc &main

type $__va_list_tag <struct {
  @gp_offset u32,
  @fp_offset u32,
  @overflow_arg_area <* void>,
  @reg_save_area <* void>}>
type $ring <struct {
  @next <* <$ring>>,
  @prev <* <$ring>>}>
type $item <struct {
  @by_shelf <$ring>,
  @by_age <$ring>,
  @price :20 u32,
  @shelf :4 u32,
  @fragile :1 u32,
  @reserved :1 u32,
  @stock :16 i32,
  @code <[6] i8>}>
type $order <struct {
  @urgency i32,
  @item i16,
  @amount i16}>
type $lift <struct {
  @state u32,
  @floor i32,
  @target i32,
  @timer i32,
  @wanted u32}>
type $_IO_FILE <structincomplete {}>

func &printf public extern varargs (var %a0 <* i8>, ...) i32
func &atoi public extern (var %a0 <* i8>) i32
func &memcpy public extern (var %a0 <* void>, var %a1 <* void>, var %a2 u64) <* void>

var $items fstatic <[400] <$item>>
var $shelves fstatic <[16] <$ring>>
var $ages fstatic <$ring>
var $orders fstatic <[256] <$order>>
var $order_count fstatic i32
var $refused fstatic i32
var $lifts fstatic <[4] <$lift>>
var $seed fstatic u32 = 1001

func &rnd static used (var %limit u32) u32 {
  dassign $seed 0 (add u32 (mul u32 (dread u32 $seed, constval u32 69069), constval u32 12345))
  return (rem u32 (lshr u32 (dread u32 $seed, constval i32 9), dread u32 %limit))
}

func &ring_init static used (var %r <* <$ring>>) void {
  iassign <* <$ring>> 2 (dread ptr %r, dread ptr %r)
  iassign <* <$ring>> 1 (dread ptr %r, iread ptr <* <$ring>> 2 (dread ptr %r))
  return ()
}

func &ring_remove static used (var %r <* <$ring>>) void {
  iassign <* <$ring>> 1 (iread ptr <* <$ring>> 2 (dread ptr %r), iread ptr <* <$ring>> 1 (dread ptr %r))
  iassign <* <$ring>> 2 (iread ptr <* <$ring>> 1 (dread ptr %r), iread ptr <* <$ring>> 2 (dread ptr %r))
  return ()
}

func &ring_append static used (var %head <* <$ring>>, var %r <* <$ring>>) void {
  iassign <* <$ring>> 2 (dread ptr %r, iread ptr <* <$ring>> 2 (dread ptr %head))
  iassign <* <$ring>> 1 (dread ptr %r, dread ptr %head)
  iassign <* <$ring>> 1 (iread ptr <* <$ring>> 2 (dread ptr %head), dread ptr %r)
  iassign <* <$ring>> 2 (dread ptr %head, dread ptr %r)
  return ()
}

func &setup static used () void {
  var %i i32
  var %i_3 i32
  var %p <* <$item>>
  var %retVar_6 u32
  var %retVar_7 u32
  var %retVar_8 u32
  var %retVar_9 u32
  var %retVar_10 <* void>
  callassigned &ring_init (addrof ptr $ages) {}
  dassign %i 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i, constval i32 16)) {
    callassigned &ring_init (array 0 ptr <* <[16] <$ring>>> (addrof ptr $shelves, dread i32 %i)) {}
    dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
  }
  dassign %i_3 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i_3, constval i32 400)) {
    dassign %p 0 (array 0 ptr <* <[400] <$item>>> (addrof ptr $items, dread i32 %i_3))
    callassigned &rnd (constval u32 90000) { dassign %retVar_6 0 }
    iassign <* <$item>> 7 (dread ptr %p, add u32 (constval u32 100, dread u32 %retVar_6))
    callassigned &rnd (constval u32 16) { dassign %retVar_7 0 }
    iassign <* <$item>> 8 (dread ptr %p, dread u32 %retVar_7)
    callassigned &rnd (constval u32 5) { dassign %retVar_8 0 }
    iassign <* <$item>> 9 (dread ptr %p, cvt u32 i32 (eq i32 u32 (dread u32 %retVar_8, constval u32 0)))
    callassigned &rnd (constval u32 50) { dassign %retVar_9 0 }
    iassign <* <$item>> 11 (dread ptr %p, cvt i32 u32 (dread u32 %retVar_9))
    callassigned &memcpy (iaddrof ptr <* <$item>> 12 (dread ptr %p), conststr ptr "AB", constval u64 2) { dassign %retVar_10 0 }
    iassign <* i8> 0 (array 0 ptr <* <[6] i8>> (iaddrof ptr <* <$item>> 12 (dread ptr %p), constval i32 2), sext i32 8 (add i32 (constval i32 48, div i32 (dread i32 %i_3, constval i32 100))))
    iassign <* i8> 0 (array 0 ptr <* <[6] i8>> (iaddrof ptr <* <$item>> 12 (dread ptr %p), constval i32 3), sext i32 8 (add i32 (constval i32 48, rem i32 (dread i32 %i_3, constval i32 10))))
    iassign <* i8> 0 (array 0 ptr <* <[6] i8>> (iaddrof ptr <* <$item>> 12 (dread ptr %p), constval i32 4), constval i32 0)
    callassigned &ring_append (array 0 ptr <* <[16] <$ring>>> (addrof ptr $shelves, iread u32 <* <$item>> 8 (dread ptr %p)), iaddrof ptr <* <$item>> 1 (dread ptr %p)) {}
    callassigned &ring_append (addrof ptr $ages, iaddrof ptr <* <$item>> 4 (dread ptr %p)) {}
    dassign %i_3 0 (add i32 (dread i32 %i_3, constval i32 1))
  }
  return ()
}

func &add_order static used (var %o <$order>) void {
  var %i i32
  dassign %i 0 (dread i32 $order_count)
  if (eq u1 i32 (dread i32 %i, constval i32 256)) {
    dassign $refused 0 (add i32 (dread i32 $refused, constval i32 1))
    return ()
  }
  dassign $order_count 0 (add i32 (dread i32 $order_count, constval i32 1))
  while (cand i32 (gt u1 i32 (dread i32 %i, constval i32 0), lt u1 i32 (iread i32 <* <$order>> 1 (array 0 ptr <* <[256] <$order>>> (addrof ptr $orders, div i32 (sub i32 (dread i32 %i, constval i32 1), constval i32 2))), dread i32 %o 1))) {
    iassign <* <$order>> 0 (array 0 ptr <* <[256] <$order>>> (addrof ptr $orders, dread i32 %i), iread agg <* <$order>> 0 (array 0 ptr <* <[256] <$order>>> (addrof ptr $orders, div i32 (sub i32 (dread i32 %i, constval i32 1), constval i32 2))))
    dassign %i 0 (div i32 (sub i32 (dread i32 %i, constval i32 1), constval i32 2))
  }
  iassign <* <$order>> 0 (array 0 ptr <* <[256] <$order>>> (addrof ptr $orders, dread i32 %i), dread agg %o)
  return ()
}

func &take_order static used (var %o <* <$order>>) i32 {
  var %last <* <$order>>
  var %i i32
  var %child i32
  if (eq u1 i32 (dread i32 $order_count, constval i32 0)) {
    return (constval i32 0)
  }
  iassign <* <$order>> 0 (dread ptr %o, iread agg <* <$order>> 0 (array 0 ptr <* <[256] <$order>>> (addrof ptr $orders, constval i32 0)))
  dassign $order_count 0 (sub i32 (dread i32 $order_count, constval i32 1))
  dassign %last 0 (array 0 ptr <* <[256] <$order>>> (addrof ptr $orders, dread i32 $order_count))
  dassign %i 0 (constval i32 0)
  dassign %child 0 (add i32 (mul i32 (dread i32 %i, constval i32 2), constval i32 1))
  while (lt u1 i32 (dread i32 %child, dread i32 $order_count)) {
    if (cand i32 (lt u1 i32 (add i32 (dread i32 %child, constval i32 1), dread i32 $order_count), lt u1 i32 (iread i32 <* <$order>> 1 (array 0 ptr <* <[256] <$order>>> (addrof ptr $orders, dread i32 %child)), iread i32 <* <$order>> 1 (array 0 ptr <* <[256] <$order>>> (addrof ptr $orders, add i32 (dread i32 %child, constval i32 1)))))) {
      dassign %child 0 (add i32 (dread i32 %child, constval i32 1))
    }
    if (ge u1 i32 (iread i32 <* <$order>> 1 (dread ptr %last), iread i32 <* <$order>> 1 (array 0 ptr <* <[256] <$order>>> (addrof ptr $orders, dread i32 %child)))) {
      goto @break_13
    }
    iassign <* <$order>> 0 (array 0 ptr <* <[256] <$order>>> (addrof ptr $orders, dread i32 %i), iread agg <* <$order>> 0 (array 0 ptr <* <[256] <$order>>> (addrof ptr $orders, dread i32 %child)))
    dassign %i 0 (dread i32 %child)
    dassign %child 0 (add i32 (mul i32 (dread i32 %i, constval i32 2), constval i32 1))
  }
  @break_13
  iassign <* <$order>> 0 (array 0 ptr <* <[256] <$order>>> (addrof ptr $orders, dread i32 %i), iread agg <* <$order>> 0 (dread ptr %last))
  return (constval i32 1)
}

func &serve static used (var %o <* <$order>>) i64 {
  var %p <* <$item>>
  dassign %p 0 (array 0 ptr <* <[400] <$item>>> (addrof ptr $items, iread i32 <* <$order>> 2 (dread ptr %o)))
  if (lt u1 i32 (iread i32 <* <$item>> 11 (dread ptr %p), iread i32 <* <$order>> 3 (dread ptr %o))) {
    iassign <* <$item>> 10 (dread ptr %p, constval u32 1)
    iassign <* <$item>> 11 (dread ptr %p, add i32 (iread i32 <* <$item>> 11 (dread ptr %p), constval i32 40))
    return (constval i64 -1)
  }
  iassign <* <$item>> 11 (dread ptr %p, sub i32 (iread i32 <* <$item>> 11 (dread ptr %p), iread i32 <* <$order>> 3 (dread ptr %o)))
  callassigned &ring_remove (iaddrof ptr <* <$item>> 4 (dread ptr %p)) {}
  callassigned &ring_append (addrof ptr $ages, iaddrof ptr <* <$item>> 4 (dread ptr %p)) {}
  iassign <* <$lift>> 5 (array 0 ptr <* <[4] <$lift>>> (addrof ptr $lifts, rem i32 (iread i32 <* <$order>> 2 (dread ptr %o), constval i32 4)), bior u32 (iread u32 <* <$lift>> 5 (array 0 ptr <* <[4] <$lift>>> (addrof ptr $lifts, rem i32 (iread i32 <* <$order>> 2 (dread ptr %o), constval i32 4))), shl u32 (constval u32 1, iread u32 <* <$item>> 8 (dread ptr %p))))
  if (cand i32 (ne u1 i32 (iread u32 <* <$item>> 10 (dread ptr %p), constval i32 0), gt u1 i32 (iread i32 <* <$item>> 11 (dread ptr %p), constval i32 30))) {
    callassigned &ring_remove (iaddrof ptr <* <$item>> 1 (dread ptr %p)) {}
    iassign <* <$item>> 8 (dread ptr %p, cvt u32 i32 (add i32 (iread u32 <* <$item>> 8 (dread ptr %p), constval i32 3)))
    callassigned &ring_append (array 0 ptr <* <[16] <$ring>>> (addrof ptr $shelves, iread u32 <* <$item>> 8 (dread ptr %p)), iaddrof ptr <* <$item>> 1 (dread ptr %p)) {}
    iassign <* <$item>> 10 (dread ptr %p, constval u32 0)
  }
  return (add i64 (mul i64 (cvt i64 i32 (iread u32 <* <$item>> 7 (dread ptr %p)), cvt i64 i32 (iread i32 <* <$order>> 3 (dread ptr %o))), cvt i64 i32 (select i32 (ne u1 i32 (iread u32 <* <$item>> 9 (dread ptr %p), constval i32 0), constval i32 250, constval i32 0))))
}

func &step_lift static used (var %l <* <$lift>>) i32 {
  var %cond_23 i32
  switch (iread u32 <* <$lift>> 1 (dread ptr %l)) @default_20 {
    0: goto @case_16
    1: goto @case_17
    2: goto @case_18
    3: goto @case_19
  }
  @case_16
  if (eq u1 u32 (iread u32 <* <$lift>> 5 (dread ptr %l), constval u32 0)) {
    return (constval i32 0)
  }
  while (eq u1 u32 (band u32 (lshr u32 (iread u32 <* <$lift>> 5 (dread ptr %l), iread i32 <* <$lift>> 3 (dread ptr %l)), constval u32 1), constval u32 0)) {
    iassign <* <$lift>> 3 (dread ptr %l, rem i32 (add i32 (iread i32 <* <$lift>> 3 (dread ptr %l), constval i32 1), constval i32 16))
  }
  if (gt u1 i32 (iread i32 <* <$lift>> 3 (dread ptr %l), iread i32 <* <$lift>> 2 (dread ptr %l))) {
    dassign %cond_23 0 (constval i32 1)
  } else {
    dassign %cond_23 0 (select i32 (lt u1 i32 (iread i32 <* <$lift>> 3 (dread ptr %l), iread i32 <* <$lift>> 2 (dread ptr %l)), constval i32 2, constval i32 3))
  }
  iassign <* <$lift>> 1 (dread ptr %l, cvt u32 i32 (dread i32 %cond_23))
  goto @break_15
  @case_17
  @case_18
  iassign <* <$lift>> 2 (dread ptr %l, add i32 (iread i32 <* <$lift>> 2 (dread ptr %l), select i32 (eq u1 u32 (iread u32 <* <$lift>> 1 (dread ptr %l), constval u32 1), constval i32 1, constval i32 -1)))
  if (cior i32 (eq u1 i32 (iread i32 <* <$lift>> 2 (dread ptr %l), iread i32 <* <$lift>> 3 (dread ptr %l)), ne u1 u32 (band u32 (iread u32 <* <$lift>> 5 (dread ptr %l), shl u32 (constval u32 1, iread i32 <* <$lift>> 2 (dread ptr %l))), constval u32 0))) {
    iassign <* <$lift>> 1 (dread ptr %l, constval u32 3)
    iassign <* <$lift>> 4 (dread ptr %l, constval i32 3)
  }
  return (constval i32 1)
  @case_19
  iassign <* <$lift>> 5 (dread ptr %l, band u32 (iread u32 <* <$lift>> 5 (dread ptr %l), bnot u32 (shl u32 (constval u32 1, iread i32 <* <$lift>> 2 (dread ptr %l)))))
  iassign <* <$lift>> 4 (dread ptr %l, sub i32 (iread i32 <* <$lift>> 4 (dread ptr %l), constval i32 1))
  if (le u1 i32 (iread i32 <* <$lift>> 4 (dread ptr %l), constval i32 0)) {
    iassign <* <$lift>> 1 (dread ptr %l, constval u32 4)
  }
  goto @break_15
  @default_20
  iassign <* <$lift>> 1 (dread ptr %l, constval u32 0)
  goto @break_15
  @break_15
  return (constval i32 0)
}

func &main public used (var %argc i32, var %argv <* <* i8>>) i32 {
  var %n i32
  var %retVar_24 i32
  var %cond_25 i32
  var %income i64
  var %moves i64
  var %sum u32
  var %i i32
  var %o <$order>
  var %retVar_28 u32
  var %retVar_29 u32
  var %retVar_30 u32
  var %retVar_31 i32
  var %logic_32 i32
  var %paid i64
  var %retVar_33 i64
  var %lit_34 <$order>
  var %l <* <$lift>>
  var %retVar_37 i32
  var %oldest <* <$item>>
  var %r <* <$ring>>
  var %retVar_40 i32
  if (gt u1 i32 (dread i32 %argc, constval i32 1)) {
    callassigned &atoi (iread ptr <* <* i8>> 0 (add ptr (dread ptr %argv, constval i64 8))) { dassign %retVar_24 0 }
    dassign %cond_25 0 (dread i32 %retVar_24)
  } else {
    dassign %cond_25 0 (constval i32 1800000)
  }
  dassign %n 0 (dread i32 %cond_25)
  dassign %income 0 (constval i64 0)
  dassign %moves 0 (constval i64 0)
  dassign %sum 0 (constval u32 0)
  callassigned &setup () {}
  dassign %i 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i, dread i32 %n)) {
    if (lt u1 i32 (rem i32 (dread i32 %i, constval i32 512), constval i32 280)) {
      callassigned &rnd (constval u32 1000) { dassign %retVar_28 0 }
      dassign %o 1 (sub i32 (cvt i32 u32 (dread u32 %retVar_28), rem i32 (dread i32 %i, constval i32 100)))
      callassigned &rnd (constval u32 400) { dassign %retVar_29 0 }
      dassign %o 2 (sext i32 16 (dread u32 %retVar_29))
      callassigned &rnd (constval u32 6) { dassign %retVar_30 0 }
      dassign %o 3 (sext i32 16 (add u32 (constval u32 1, dread u32 %retVar_30)))
      callassigned &add_order (dread agg %o) {}
    }
    dassign %logic_32 0 (constval i32 0)
    if (lt u1 i32 (rem i32 (dread i32 %i, constval i32 7), constval i32 4)) {
      callassigned &take_order (addrof ptr %o) { dassign %retVar_31 0 }
      dassign %logic_32 0 (ne i32 i32 (ne u1 i32 (dread i32 %retVar_31, constval i32 0), constval i32 0))
    }
    if (dread i32 %logic_32) {
      callassigned &serve (addrof ptr %o) { dassign %retVar_33 0 }
      dassign %paid 0 (dread i64 %retVar_33)
      if (ge u1 i64 (dread i64 %paid, constval i64 0)) {
        dassign %income 0 (add i64 (dread i64 %income, dread i64 %paid))
      } else {
        dassign %lit_34 1 (sub i32 (dread i32 %o 1, constval i32 50))
        dassign %lit_34 2 (dread i32 %o 2)
        dassign %lit_34 3 (dread i32 %o 3)
        callassigned &add_order (dread agg %lit_34) {}
      }
    }
    dassign %l 0 (addrof ptr $lifts)
    while (lt u1 ptr (dread ptr %l, add ptr (addrof ptr $lifts, constval i64 80))) {
      callassigned &step_lift (dread ptr %l) { dassign %retVar_37 0 }
      dassign %moves 0 (add i64 (dread i64 %moves, cvt i64 i32 (dread i32 %retVar_37)))
      dassign %l 0 (add ptr (dread ptr %l, constval i64 20))
    }
    if (eq u1 i32 (rem i32 (dread i32 %i, constval i32 64), constval i32 0)) {
      dassign %oldest 0 (sub ptr (dread ptr $ages 1, constval i64 16))
      dassign %sum 0 (add u32 (add u32 (mul u32 (dread u32 %sum, constval u32 31), cvt u32 i32 (iread u32 <* <$item>> 7 (dread ptr %oldest))), zext u32 8 (iread i32 <* i8> 0 (array 0 ptr <* <[6] i8>> (iaddrof ptr <* <$item>> 12 (dread ptr %oldest), constval i32 3)))))
      dassign %r 0 (iread ptr <* <$ring>> 1 (array 0 ptr <* <[16] <$ring>>> (addrof ptr $shelves, rem i32 (div i32 (dread i32 %i, constval i32 64), constval i32 16))))
      while (ne u1 ptr (dread ptr %r, array 0 ptr <* <[16] <$ring>>> (addrof ptr $shelves, rem i32 (div i32 (dread i32 %i, constval i32 64), constval i32 16)))) {
        dassign %sum 0 (add u32 (dread u32 %sum, cvt u32 i32 (iread i32 <* <$item>> 11 (dread ptr %r))))
        dassign %r 0 (iread ptr <* <$ring>> 1 (dread ptr %r))
      }
    }
    dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
  }
  callassigned &printf (conststr ptr "inventory %ld %ld %d %d %u\x0a", dread i64 %income, dread i64 %moves, dread i32 $order_count, dread i32 $refused, dread u32 %sum) { dassign %retVar_40 0 }
  return (constval i32 0)
}
