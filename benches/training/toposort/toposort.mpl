# toposort.c translated by c2mpl.

flavor 1
srclang 1
entryfunc &main

type $__va_list_tag <struct {
  @gp_offset u32,
  @fp_offset u32,
  @overflow_arg_area <* void>,
  @reg_save_area <* void>}>
type $link <struct {
  @task <* <$task>>,
  @next <* <$link>>}>
type $task <struct {
  @users <* <$link>>,
  @queue_next <* <$task>>,
  @cost i32,
  @missing i32,
  @start i32,
  @mark u32,
  @number i32}>
type $unnamed_1 <struct {
  @first <* <$task>>,
  @last <* <$task>>,
  @length i32}>
type $_IO_FILE <structincomplete {}>

func &printf public extern varargs (var %a0 <* i8>, ...) i32
func &atoi public extern (var %a0 <* i8>) i32
func &memset public extern (var %a0 <* void>, var %a1 i32, var %a2 u64) <* void>

var $tasks fstatic <[3000] <$task>>
var $links fstatic <[12000] <$link>>
var $link_count fstatic i32
var $order fstatic <[3000] <* <$task>>>
var $order_count fstatic i32
var $cycles fstatic i32
var $seed fstatic u32 = 31337

func &rnd static used () u32 {
  dassign $seed 0 (bxor u32 (dread u32 $seed, shl u32 (dread u32 $seed, constval i32 13)))
  dassign $seed 0 (bxor u32 (dread u32 $seed, lshr u32 (dread u32 $seed, constval i32 17)))
  dassign $seed 0 (bxor u32 (dread u32 $seed, shl u32 (dread u32 $seed, constval i32 5)))
  return (dread u32 $seed)
}

func &need static used (var %task <* <$task>>, var %needed <* <$task>>) void {
  var %l <* <$link>>
  var %post_2 i32
  dassign %post_2 0 (dread i32 $link_count)
  dassign $link_count 0 (add i32 (dread i32 %post_2, constval i32 1))
  dassign %l 0 (add ptr (addrof ptr $links, mul i64 (cvt i64 i32 (dread i32 %post_2), constval i64 16)))
  iassign <* <$link>> 1 (dread ptr %l, dread ptr %task)
  iassign <* <$link>> 2 (dread ptr %l, iread ptr <* <$task>> 1 (dread ptr %needed))
  iassign <* <$task>> 1 (dread ptr %needed, dread ptr %l)
  iassign <* <$task>> 4 (dread ptr %task, add i32 (iread i32 <* <$task>> 4 (dread ptr %task), constval i32 1))
  return ()
}

func &make_plan static used (var %with_cycle i32) void {
  var %retVar_3 <* void>
  var %i i32
  var %t <* <$task>>
  var %retVar_6 u32
  var %needs i32
  var %retVar_7 u32
  var %cond_8 i32
  var %post_9 i32
  var %back i32
  var %retVar_12 u32
  var %cond_13 i32
  dassign $link_count 0 (constval i32 0)
  callassigned &memset (addrof ptr $tasks, constval i32 0, constval u64 120000) { dassign %retVar_3 0 }
  dassign %i 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i, constval i32 3000)) {
    dassign %t 0 (add ptr (addrof ptr $tasks, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 40)))
    iassign <* <$task>> 7 (dread ptr %t, dread i32 %i)
    callassigned &rnd () { dassign %retVar_6 0 }
    iassign <* <$task>> 3 (dread ptr %t, add i32 (constval i32 1, cvt i32 u32 (rem u32 (dread u32 %retVar_6, constval u32 9))))
    if (eq u1 i32 (dread i32 %i, constval i32 0)) {
      dassign %cond_8 0 (constval i32 0)
    } else {
      callassigned &rnd () { dassign %retVar_7 0 }
      dassign %cond_8 0 (band i32 (cvt i32 u32 (lshr u32 (dread u32 %retVar_7, constval i32 8)), constval i32 3))
    }
    dassign %needs 0 (dread i32 %cond_8)
    dassign %post_9 0 (dread i32 %needs)
    dassign %needs 0 (sub i32 (dread i32 %post_9, constval i32 1))
    while (gt u1 i32 (dread i32 %post_9, constval i32 0)) {
      callassigned &rnd () { dassign %retVar_12 0 }
      dassign %back 0 (add i32 (constval i32 1, cvt i32 u32 (rem u32 (dread u32 %retVar_12, constval u32 200))))
      if (gt u1 i32 (dread i32 %back, dread i32 %i)) {
        dassign %cond_13 0 (constval i32 0)
      } else {
        dassign %cond_13 0 (sub i32 (dread i32 %i, dread i32 %back))
      }
      callassigned &need (dread ptr %t, array 0 ptr <* <[3000] <$task>>> (addrof ptr $tasks, dread i32 %cond_13)) {}
      dassign %post_9 0 (dread i32 %needs)
      dassign %needs 0 (sub i32 (dread i32 %post_9, constval i32 1))
    }
    dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
  }
  if (ne u1 i32 (dread i32 %with_cycle, constval i32 0)) {
    callassigned &need (array 0 ptr <* <[3000] <$task>>> (addrof ptr $tasks, constval i32 1500), array 0 ptr <* <[3000] <$task>>> (addrof ptr $tasks, constval i32 1501)) {}
    callassigned &need (array 0 ptr <* <[3000] <$task>>> (addrof ptr $tasks, constval i32 1501), array 0 ptr <* <[3000] <$task>>> (addrof ptr $tasks, constval i32 1500)) {}
  }
  return ()
}

func &enqueue static used (var %q <* <$unnamed_1>>, var %t <* <$task>>) void {
  iassign <* <$task>> 2 (dread ptr %t, constval ptr 0)
  if (ne u1 ptr (iread ptr <* <$unnamed_1>> 2 (dread ptr %q), constval ptr 0)) {
    iassign <* <$task>> 2 (iread ptr <* <$unnamed_1>> 2 (dread ptr %q), dread ptr %t)
  } else {
    iassign <* <$unnamed_1>> 1 (dread ptr %q, dread ptr %t)
  }
  iassign <* <$unnamed_1>> 2 (dread ptr %q, dread ptr %t)
  iassign <* <$unnamed_1>> 3 (dread ptr %q, add i32 (iread i32 <* <$unnamed_1>> 3 (dread ptr %q), constval i32 1))
  return ()
}

func &dequeue static used (var %q <* <$unnamed_1>>) <* <$task>> {
  var %t <* <$task>>
  dassign %t 0 (iread ptr <* <$unnamed_1>> 1 (dread ptr %q))
  if (eq u1 ptr (dread ptr %t, constval ptr 0)) {
    return (constval ptr 0)
  }
  iassign <* <$unnamed_1>> 1 (dread ptr %q, iread ptr <* <$task>> 2 (dread ptr %t))
  if (eq u1 ptr (iread ptr <* <$unnamed_1>> 1 (dread ptr %q), constval ptr 0)) {
    iassign <* <$unnamed_1>> 2 (dread ptr %q, constval ptr 0)
  }
  iassign <* <$unnamed_1>> 3 (dread ptr %q, sub i32 (iread i32 <* <$unnamed_1>> 3 (dread ptr %q), constval i32 1))
  return (dread ptr %t)
}

func &schedule static used (var %longest_queue <* i32>) i32 {
  var %ready <$unnamed_1>
  var %t <* <$task>>
  var %finish i32
  var %i i32
  var %retVar_16 <* <$task>>
  var %end i32
  var %l <* <$link>>
  var %user <* <$task>>
  dassign %ready 1 (constval ptr 0)
  dassign %ready 2 (constval ptr 0)
  dassign %ready 3 (constval i32 0)
  dassign %finish 0 (constval i32 0)
  dassign %i 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i, constval i32 3000)) {
    if (eq u1 i32 (iread i32 <* <$task>> 4 (array 0 ptr <* <[3000] <$task>>> (addrof ptr $tasks, dread i32 %i)), constval i32 0)) {
      callassigned &enqueue (addrof ptr %ready, array 0 ptr <* <[3000] <$task>>> (addrof ptr $tasks, dread i32 %i)) {}
    }
    dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
  }
  callassigned &dequeue (addrof ptr %ready) { dassign %retVar_16 0 }
  dassign %t 0 (dread ptr %retVar_16)
  while (ne u1 ptr (dread ptr %t, constval ptr 0)) {
    dassign %end 0 (add i32 (iread i32 <* <$task>> 5 (dread ptr %t), iread i32 <* <$task>> 3 (dread ptr %t)))
    if (gt u1 i32 (dread i32 %end, dread i32 %finish)) {
      dassign %finish 0 (dread i32 %end)
    }
    dassign %l 0 (iread ptr <* <$task>> 1 (dread ptr %t))
    while (ne u1 ptr (dread ptr %l, constval ptr 0)) {
      dassign %user 0 (iread ptr <* <$link>> 1 (dread ptr %l))
      if (lt u1 i32 (iread i32 <* <$task>> 5 (dread ptr %user), dread i32 %end)) {
        iassign <* <$task>> 5 (dread ptr %user, dread i32 %end)
      }
      iassign <* <$task>> 4 (dread ptr %user, sub i32 (iread i32 <* <$task>> 4 (dread ptr %user), constval i32 1))
      if (eq u1 i32 (iread i32 <* <$task>> 4 (dread ptr %user), constval i32 0)) {
        callassigned &enqueue (addrof ptr %ready, dread ptr %user) {}
      }
      dassign %l 0 (iread ptr <* <$link>> 2 (dread ptr %l))
    }
    if (gt u1 i32 (dread i32 %ready 3, iread i32 <* i32> 0 (dread ptr %longest_queue))) {
      iassign <* i32> 0 (dread ptr %longest_queue, dread i32 %ready 3)
    }
    callassigned &dequeue (addrof ptr %ready) { dassign %retVar_16 0 }
    dassign %t 0 (dread ptr %retVar_16)
  }
  return (dread i32 %finish)
}

func &visit static used (var %t <* <$task>>) void {
  var %l <* <$link>>
  if (eq u1 u32 (iread u32 <* <$task>> 6 (dread ptr %t), constval u32 2)) {
    return ()
  }
  if (eq u1 u32 (iread u32 <* <$task>> 6 (dread ptr %t), constval u32 1)) {
    dassign $cycles 0 (add i32 (dread i32 $cycles, constval i32 1))
    return ()
  }
  iassign <* <$task>> 6 (dread ptr %t, constval u32 1)
  dassign %l 0 (iread ptr <* <$task>> 1 (dread ptr %t))
  while (ne u1 ptr (dread ptr %l, constval ptr 0)) {
    callassigned &visit (iread ptr <* <$link>> 1 (dread ptr %l)) {}
    dassign %l 0 (iread ptr <* <$link>> 2 (dread ptr %l))
  }
  iassign <* <$task>> 6 (dread ptr %t, constval u32 2)
  dassign $order_count 0 (add i32 (dread i32 $order_count, constval i32 1))
  iassign <* <* <$task>>> 0 (array 0 ptr <* <[3000] <* <$task>>>> (addrof ptr $order, sub i32 (constval i32 3000, dread i32 $order_count)), dread ptr %t)
  return ()
}

func &main public used (var %argc i32, var %argv <* <* i8>>) i32 {
  var %n i32
  var %retVar_23 i32
  var %cond_24 i32
  var %sum u32
  var %stuck i32
  var %queue i32
  var %time i64
  var %i i32
  var %retVar_27 i32
  var %k i32
  var %k_30 i32
  var %retVar_33 i32
  if (gt u1 i32 (dread i32 %argc, constval i32 1)) {
    callassigned &atoi (iread ptr <* <* i8>> 0 (add ptr (dread ptr %argv, constval i64 8))) { dassign %retVar_23 0 }
    dassign %cond_24 0 (dread i32 %retVar_23)
  } else {
    dassign %cond_24 0 (constval i32 800)
  }
  dassign %n 0 (dread i32 %cond_24)
  dassign %sum 0 (constval u32 0)
  dassign %stuck 0 (constval i32 0)
  dassign %queue 0 (constval i32 0)
  dassign %time 0 (constval i64 0)
  dassign %i 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i, dread i32 %n)) {
    callassigned &make_plan (eq i32 i32 (rem i32 (dread i32 %i, constval i32 7), constval i32 3)) {}
    callassigned &schedule (addrof ptr %queue) { dassign %retVar_27 0 }
    dassign %time 0 (add i64 (dread i64 %time, cvt i64 i32 (dread i32 %retVar_27)))
    dassign $order_count 0 (constval i32 0)
    dassign %k 0 (constval i32 2999)
    while (ge u1 i32 (dread i32 %k, constval i32 0)) {
      callassigned &visit (array 0 ptr <* <[3000] <$task>>> (addrof ptr $tasks, dread i32 %k)) {}
      if (gt u1 i32 (iread i32 <* <$task>> 4 (array 0 ptr <* <[3000] <$task>>> (addrof ptr $tasks, dread i32 %k)), constval i32 0)) {
        dassign %stuck 0 (add i32 (dread i32 %stuck, constval i32 1))
      }
      dassign %k 0 (sub i32 (dread i32 %k, constval i32 1))
    }
    dassign %k_30 0 (constval i32 0)
    while (lt u1 i32 (dread i32 %k_30, constval i32 3000)) {
      dassign %sum 0 (add u32 (mul u32 (dread u32 %sum, constval u32 17), cvt u32 i32 (bxor i32 (iread i32 <* <$task>> 7 (iread ptr <* <* <$task>>> 0 (array 0 ptr <* <[3000] <* <$task>>>> (addrof ptr $order, dread i32 %k_30))), iread i32 <* <$task>> 5 (iread ptr <* <* <$task>>> 0 (array 0 ptr <* <[3000] <* <$task>>>> (addrof ptr $order, dread i32 %k_30)))))))
      dassign %k_30 0 (add i32 (dread i32 %k_30, constval i32 1))
    }
    dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
  }
  callassigned &printf (conststr ptr "toposort %ld %d %d %d %u\x0a", dread i64 %time, dread i32 $cycles, dread i32 %stuck, dread i32 %queue, dread u32 %sum) { dassign %retVar_33 0 }
  return (constval i32 0)
}
