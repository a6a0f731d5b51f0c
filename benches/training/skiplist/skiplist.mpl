# skiplist.c translated by c2mpl.

flavor 1
srclang 1
entryfunc &main

type $__va_list_tag <struct {
  @gp_offset u32,
  @fp_offset u32,
  @overflow_arg_area <* void>,
  @reg_save_area <* void>}>
type $node <struct {
  @key i64,
  @value i64,
  @level i32,
  @next <[1] <* <$node>>>}>
type $skiplist <struct {
  @head <* <$node>>,
  @level i32,
  @count i32}>
type $_IO_FILE <structincomplete {}>

func &printf public extern varargs (var %a0 <* i8>, ...) i32
func &malloc public extern (var %a0 u64) <* void>
func &free public extern (var %a0 <* void>) void
func &abort public extern () void
func &atoi public extern (var %a0 <* i8>) i32

var $random_state fstatic u64 = 88172645463325252

func &next_random static used () u32 {
  dassign $random_state 0 (bxor u64 (dread u64 $random_state, shl u64 (dread u64 $random_state, constval i32 13)))
  dassign $random_state 0 (bxor u64 (dread u64 $random_state, lshr u64 (dread u64 $random_state, constval i32 7)))
  dassign $random_state 0 (bxor u64 (dread u64 $random_state, shl u64 (dread u64 $random_state, constval i32 17)))
  return (cvt u32 u64 (lshr u64 (dread u64 $random_state, constval i32 20)))
}

func &make_node static used (var %key i64, var %value i64, var %level i32) <* <$node>> {
  var %p <* <$node>>
  var %retVar_1 <* void>
  var %i i32
  callassigned &malloc (add u64 (constval u64 32, mul u64 (cvt u64 i32 (sub i32 (dread i32 %level, constval i32 1)), constval u64 8))) { dassign %retVar_1 0 }
  dassign %p 0 (dread ptr %retVar_1)
  if (eq u1 ptr (dread ptr %p, constval ptr 0)) {
    callassigned &abort () {}
  }
  iassign <* <$node>> 1 (dread ptr %p, dread i64 %key)
  iassign <* <$node>> 2 (dread ptr %p, dread i64 %value)
  iassign <* <$node>> 3 (dread ptr %p, dread i32 %level)
  dassign %i 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i, dread i32 %level)) {
    iassign <* <* <$node>>> 0 (array 0 ptr <* <[1] <* <$node>>>> (iaddrof ptr <* <$node>> 4 (dread ptr %p), dread i32 %i), constval ptr 0)
    dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
  }
  return (dread ptr %p)
}

func &random_level static used () i32 {
  var %level i32
  var %r u32
  var %retVar_4 u32
  dassign %level 0 (constval i32 1)
  callassigned &next_random () { dassign %retVar_4 0 }
  dassign %r 0 (dread u32 %retVar_4)
  while (cand i32 (eq u1 u32 (band u32 (dread u32 %r, constval u32 3), constval u32 0), lt u1 i32 (dread i32 %level, constval i32 12))) {
    dassign %level 0 (add i32 (dread i32 %level, constval i32 1))
    dassign %r 0 (lshr u32 (dread u32 %r, constval i32 2))
  }
  return (dread i32 %level)
}

func &search static used (var %list <* <$skiplist>>, var %key i64, var %before <* <* <$node>>>) <* <$node>> {
  var %p <* <$node>>
  var %i i32
  dassign %p 0 (iread ptr <* <$skiplist>> 1 (dread ptr %list))
  dassign %i 0 (sub i32 (iread i32 <* <$skiplist>> 2 (dread ptr %list), constval i32 1))
  while (ge u1 i32 (dread i32 %i, constval i32 0)) {
    while (cand i32 (ne u1 ptr (iread ptr <* <* <$node>>> 0 (array 0 ptr <* <[1] <* <$node>>>> (iaddrof ptr <* <$node>> 4 (dread ptr %p), dread i32 %i)), constval ptr 0), lt u1 i64 (iread i64 <* <$node>> 1 (iread ptr <* <* <$node>>> 0 (array 0 ptr <* <[1] <* <$node>>>> (iaddrof ptr <* <$node>> 4 (dread ptr %p), dread i32 %i))), dread i64 %key))) {
      dassign %p 0 (iread ptr <* <* <$node>>> 0 (array 0 ptr <* <[1] <* <$node>>>> (iaddrof ptr <* <$node>> 4 (dread ptr %p), dread i32 %i)))
    }
    if (ne u1 ptr (dread ptr %before, constval ptr 0)) {
      iassign <* <* <$node>>> 0 (add ptr (dread ptr %before, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 8)), dread ptr %p)
    }
    dassign %i 0 (sub i32 (dread i32 %i, constval i32 1))
  }
  dassign %p 0 (iread ptr <* <* <$node>>> 0 (array 0 ptr <* <[1] <* <$node>>>> (iaddrof ptr <* <$node>> 4 (dread ptr %p), constval i32 0)))
  return (select ptr (cand i32 (ne u1 ptr (dread ptr %p, constval ptr 0), eq u1 i64 (iread i64 <* <$node>> 1 (dread ptr %p), dread i64 %key)), dread ptr %p, constval ptr 0))
}

func &insert static used (var %list <* <$skiplist>>, var %key i64, var %value i64) void {
  var %before <[12] <* <$node>>>
  var %p <* <$node>>
  var %retVar_11 <* <$node>>
  var %i i32
  var %level i32
  var %retVar_12 i32
  var %post_15 i32
  var %retVar_16 <* <$node>>
  callassigned &search (dread ptr %list, dread i64 %key, addrof ptr %before) { dassign %retVar_11 0 }
  dassign %p 0 (dread ptr %retVar_11)
  if (ne u1 ptr (dread ptr %p, constval ptr 0)) {
    iassign <* <$node>> 2 (dread ptr %p, dread i64 %value)
    return ()
  }
  callassigned &random_level () { dassign %retVar_12 0 }
  dassign %level 0 (dread i32 %retVar_12)
  while (lt u1 i32 (iread i32 <* <$skiplist>> 2 (dread ptr %list), dread i32 %level)) {
    dassign %post_15 0 (iread i32 <* <$skiplist>> 2 (dread ptr %list))
    iassign <* <$skiplist>> 2 (dread ptr %list, add i32 (dread i32 %post_15, constval i32 1))
    iassign <* <* <$node>>> 0 (array 0 ptr <* <[12] <* <$node>>>> (addrof ptr %before, dread i32 %post_15), iread ptr <* <$skiplist>> 1 (dread ptr %list))
  }
  callassigned &make_node (dread i64 %key, dread i64 %value, dread i32 %level) { dassign %retVar_16 0 }
  dassign %p 0 (dread ptr %retVar_16)
  dassign %i 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i, dread i32 %level)) {
    iassign <* <* <$node>>> 0 (array 0 ptr <* <[1] <* <$node>>>> (iaddrof ptr <* <$node>> 4 (dread ptr %p), dread i32 %i), iread ptr <* <* <$node>>> 0 (array 0 ptr <* <[1] <* <$node>>>> (iaddrof ptr <* <$node>> 4 (iread ptr <* <* <$node>>> 0 (array 0 ptr <* <[12] <* <$node>>>> (addrof ptr %before, dread i32 %i))), dread i32 %i)))
    iassign <* <* <$node>>> 0 (array 0 ptr <* <[1] <* <$node>>>> (iaddrof ptr <* <$node>> 4 (iread ptr <* <* <$node>>> 0 (array 0 ptr <* <[12] <* <$node>>>> (addrof ptr %before, dread i32 %i))), dread i32 %i), dread ptr %p)
    dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
  }
  iassign <* <$skiplist>> 3 (dread ptr %list, add i32 (iread i32 <* <$skiplist>> 3 (dread ptr %list), constval i32 1))
  return ()
}

func &erase static used (var %list <* <$skiplist>>, var %key i64) i32 {
  var %before <[12] <* <$node>>>
  var %p <* <$node>>
  var %retVar_19 <* <$node>>
  var %i i32
  callassigned &search (dread ptr %list, dread i64 %key, addrof ptr %before) { dassign %retVar_19 0 }
  dassign %p 0 (dread ptr %retVar_19)
  if (eq u1 ptr (dread ptr %p, constval ptr 0)) {
    return (constval i32 0)
  }
  dassign %i 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i, iread i32 <* <$node>> 3 (dread ptr %p))) {
    if (eq u1 ptr (iread ptr <* <* <$node>>> 0 (array 0 ptr <* <[1] <* <$node>>>> (iaddrof ptr <* <$node>> 4 (iread ptr <* <* <$node>>> 0 (array 0 ptr <* <[12] <* <$node>>>> (addrof ptr %before, dread i32 %i))), dread i32 %i)), dread ptr %p)) {
      iassign <* <* <$node>>> 0 (array 0 ptr <* <[1] <* <$node>>>> (iaddrof ptr <* <$node>> 4 (iread ptr <* <* <$node>>> 0 (array 0 ptr <* <[12] <* <$node>>>> (addrof ptr %before, dread i32 %i))), dread i32 %i), iread ptr <* <* <$node>>> 0 (array 0 ptr <* <[1] <* <$node>>>> (iaddrof ptr <* <$node>> 4 (dread ptr %p), dread i32 %i)))
    }
    dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
  }
  callassigned &free (dread ptr %p) {}
  while (cand i32 (gt u1 i32 (iread i32 <* <$skiplist>> 2 (dread ptr %list), constval i32 1), eq u1 ptr (iread ptr <* <* <$node>>> 0 (array 0 ptr <* <[1] <* <$node>>>> (iaddrof ptr <* <$node>> 4 (iread ptr <* <$skiplist>> 1 (dread ptr %list)), sub i32 (iread i32 <* <$skiplist>> 2 (dread ptr %list), constval i32 1))), constval ptr 0))) {
    iassign <* <$skiplist>> 2 (dread ptr %list, sub i32 (iread i32 <* <$skiplist>> 2 (dread ptr %list), constval i32 1))
  }
  iassign <* <$skiplist>> 3 (dread ptr %list, sub i32 (iread i32 <* <$skiplist>> 3 (dread ptr %list), constval i32 1))
  return (constval i32 1)
}

func &range_sum static used (var %list <* <$skiplist>>, var %from i64, var %to i64) i64 {
  var %p <* <$node>>
  var %sum i64
  var %i i32
  dassign %p 0 (iread ptr <* <$skiplist>> 1 (dread ptr %list))
  dassign %sum 0 (constval i64 0)
  dassign %i 0 (sub i32 (iread i32 <* <$skiplist>> 2 (dread ptr %list), constval i32 1))
  while (ge u1 i32 (dread i32 %i, constval i32 0)) {
    while (cand i32 (ne u1 ptr (iread ptr <* <* <$node>>> 0 (array 0 ptr <* <[1] <* <$node>>>> (iaddrof ptr <* <$node>> 4 (dread ptr %p), dread i32 %i)), constval ptr 0), lt u1 i64 (iread i64 <* <$node>> 1 (iread ptr <* <* <$node>>> 0 (array 0 ptr <* <[1] <* <$node>>>> (iaddrof ptr <* <$node>> 4 (dread ptr %p), dread i32 %i))), dread i64 %from))) {
      dassign %p 0 (iread ptr <* <* <$node>>> 0 (array 0 ptr <* <[1] <* <$node>>>> (iaddrof ptr <* <$node>> 4 (dread ptr %p), dread i32 %i)))
    }
    dassign %i 0 (sub i32 (dread i32 %i, constval i32 1))
  }
  dassign %p 0 (iread ptr <* <* <$node>>> 0 (array 0 ptr <* <[1] <* <$node>>>> (iaddrof ptr <* <$node>> 4 (dread ptr %p), constval i32 0)))
  while (cand i32 (ne u1 ptr (dread ptr %p, constval ptr 0), le u1 i64 (iread i64 <* <$node>> 1 (dread ptr %p), dread i64 %to))) {
    dassign %sum 0 (add i64 (dread i64 %sum, iread i64 <* <$node>> 2 (dread ptr %p)))
    dassign %p 0 (iread ptr <* <* <$node>>> 0 (array 0 ptr <* <[1] <* <$node>>>> (iaddrof ptr <* <$node>> 4 (dread ptr %p), constval i32 0)))
  }
  return (dread i64 %sum)
}

func &main public used (var %argc i32, var %argv <* <* i8>>) i32 {
  var %n i32
  var %retVar_30 i32
  var %cond_31 i32
  var %list <$skiplist>
  var %p <* <$node>>
  var %sum u64
  var %i i32
  var %erased i32
  var %levels i32
  var %retVar_32 <* <$node>>
  var %r u32
  var %retVar_35 u32
  var %key i64
  var %retVar_44 i32
  var %retVar_45 i64
  var %retVar_46 <* <$node>>
  var %cond_47 u64
  var %retVar_50 i32
  if (gt u1 i32 (dread i32 %argc, constval i32 1)) {
    callassigned &atoi (iread ptr <* <* i8>> 0 (add ptr (dread ptr %argv, constval i64 8))) { dassign %retVar_30 0 }
    dassign %cond_31 0 (dread i32 %retVar_30)
  } else {
    dassign %cond_31 0 (constval i32 900000)
  }
  dassign %n 0 (dread i32 %cond_31)
  dassign %sum 0 (constval u64 0)
  dassign %erased 0 (constval i32 0)
  dassign %levels 0 (constval i32 0)
  callassigned &make_node (constval i64 -1, constval i64 0, constval i32 12) { dassign %retVar_32 0 }
  dassign %list 1 (dread ptr %retVar_32)
  dassign %list 2 (constval i32 1)
  dassign %list 3 (constval i32 0)
  dassign %i 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i, dread i32 %n)) {
    callassigned &next_random () { dassign %retVar_35 0 }
    dassign %r 0 (dread u32 %retVar_35)
    dassign %key 0 (mul i64 (cvt i64 u32 (rem u32 (lshr u32 (dread u32 %r, constval i32 4), constval u32 5000)), constval i64 3))
    switch (band u32 (dread u32 %r, constval u32 7)) @default_43 {
      0: goto @case_37
      1: goto @case_38
      2: goto @case_39
      3: goto @case_40
      4: goto @case_41
      5: goto @case_42
    }
    @case_37
    @case_38
    @case_39
    callassigned &insert (addrof ptr %list, dread i64 %key, cvt i64 i32 (rem i32 (dread i32 %i, constval i32 1000))) {}
    goto @break_36
    @case_40
    @case_41
    callassigned &erase (addrof ptr %list, dread i64 %key) { dassign %retVar_44 0 }
    dassign %erased 0 (add i32 (dread i32 %erased, dread i32 %retVar_44))
    goto @break_36
    @case_42
    callassigned &range_sum (addrof ptr %list, dread i64 %key, add i64 (dread i64 %key, constval i64 60)) { dassign %retVar_45 0 }
    dassign %sum 0 (add u64 (dread u64 %sum, cvt u64 i64 (dread i64 %retVar_45)))
    goto @break_36
    @default_43
    callassigned &search (addrof ptr %list, dread i64 %key, constval ptr 0) { dassign %retVar_46 0 }
    dassign %p 0 (dread ptr %retVar_46)
    if (ne u1 ptr (dread ptr %p, constval ptr 0)) {
      dassign %cond_47 0 (cvt u64 i64 (iread i64 <* <$node>> 2 (dread ptr %p)))
    } else {
      dassign %cond_47 0 (constval u64 1)
    }
    dassign %sum 0 (add u64 (mul u64 (dread u64 %sum, constval u64 5), dread u64 %cond_47))
    goto @break_36
    @break_36
    dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
  }
  dassign %p 0 (iread ptr <* <* <$node>>> 0 (array 0 ptr <* <[1] <* <$node>>>> (iaddrof ptr <* <$node>> 4 (dread ptr %list 1), constval i32 0)))
  while (ne u1 ptr (dread ptr %p, constval ptr 0)) {
    dassign %levels 0 (add i32 (dread i32 %levels, iread i32 <* <$node>> 3 (dread ptr %p)))
    dassign %p 0 (iread ptr <* <* <$node>>> 0 (array 0 ptr <* <[1] <* <$node>>>> (iaddrof ptr <* <$node>> 4 (dread ptr %p), constval i32 0)))
  }
  callassigned &printf (conststr ptr "skiplist %d %d %d %d %lu\x0a", dread i32 %list 3, dread i32 %list 2, dread i32 %levels, dread i32 %erased, dread u64 %sum) { dassign %retVar_50 0 }
  return (constval i32 0)
}
