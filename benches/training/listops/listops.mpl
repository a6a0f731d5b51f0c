# listops.c translated by c2mpl.

flavor 1
srclang 1
entryfunc &main

type $__va_list_tag <struct {
  @gp_offset u32,
  @fp_offset u32,
  @overflow_arg_area <* void>,
  @reg_save_area <* void>}>
type $node <struct {
  @next <* <$node>>,
  @prev <* <$node>>,
  @key i32,
  @value i32}>
type $unnamed_1 <struct {
  @head <$node>,
  @count i32}>
type $chunk <struct {
  @next <* <$chunk>>,
  @nodes <[256] <$node>>}>
type $job <struct {
  @next <* <$job>>,
  @time i32,
  @kind i32}>
type $_IO_FILE <structincomplete {}>

func &printf public extern varargs (var %a0 <* i8>, ...) i32
func &malloc public extern (var %a0 u64) <* void>
func &free public extern (var %a0 <* void>) void
func &exit public extern (var %a0 i32) void
func &atoi public extern (var %a0 <* i8>) i32

var $chunks fstatic <* <$chunk>> = 0
var $free_nodes fstatic <* <$node>> = 0
var $allocated fstatic i32 = 0
var $first_job fstatic <* <$job>> = 0
var $last_job fstatic <* <* <$job>>> = addrof ptr $first_job

func &new_node static used (var %key i32, var %value i32) <* <$node>> {
  var %chunk <* <$chunk>>
  var %retVar_2 <* void>
  var %i i32
  var %node <* <$node>>
  if (eq u1 ptr (dread ptr $free_nodes, constval ptr 0)) {
    callassigned &malloc (constval u64 6152) { dassign %retVar_2 0 }
    dassign %chunk 0 (dread ptr %retVar_2)
    if (eq u1 ptr (dread ptr %chunk, constval ptr 0)) {
      callassigned &exit (constval i32 1) {}
    }
    iassign <* <$chunk>> 1 (dread ptr %chunk, dread ptr $chunks)
    dassign $chunks 0 (dread ptr %chunk)
    dassign %i 0 (constval i32 0)
    while (lt u1 i32 (dread i32 %i, constval i32 256)) {
      iassign <* <$node>> 1 (array 0 ptr <* <[256] <$node>>> (iaddrof ptr <* <$chunk>> 2 (dread ptr %chunk), dread i32 %i), dread ptr $free_nodes)
      dassign $free_nodes 0 (array 0 ptr <* <[256] <$node>>> (iaddrof ptr <* <$chunk>> 2 (dread ptr %chunk), dread i32 %i))
      dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
    }
  }
  dassign %node 0 (dread ptr $free_nodes)
  dassign $free_nodes 0 (iread ptr <* <$node>> 1 (dread ptr %node))
  iassign <* <$node>> 3 (dread ptr %node, dread i32 %key)
  iassign <* <$node>> 4 (dread ptr %node, dread i32 %value)
  dassign $allocated 0 (add i32 (dread i32 $allocated, constval i32 1))
  return (dread ptr %node)
}

func &release static used (var %node <* <$node>>) void {
  iassign <* <$node>> 1 (dread ptr %node, dread ptr $free_nodes)
  dassign $free_nodes 0 (dread ptr %node)
  dassign $allocated 0 (sub i32 (dread i32 $allocated, constval i32 1))
  return ()
}

func &insert_before static used (var %list <* <$unnamed_1>>, var %where <* <$node>>, var %node <* <$node>>) void {
  iassign <* <$node>> 2 (dread ptr %node, iread ptr <* <$node>> 2 (dread ptr %where))
  iassign <* <$node>> 1 (dread ptr %node, dread ptr %where)
  iassign <* <$node>> 1 (iread ptr <* <$node>> 2 (dread ptr %where), dread ptr %node)
  iassign <* <$node>> 2 (dread ptr %where, dread ptr %node)
  iassign <* <$unnamed_1>> 6 (dread ptr %list, add i32 (iread i32 <* <$unnamed_1>> 6 (dread ptr %list), constval i32 1))
  return ()
}

func &remove_node static used (var %list <* <$unnamed_1>>, var %node <* <$node>>) i32 {
  var %value i32
  dassign %value 0 (iread i32 <* <$node>> 4 (dread ptr %node))
  iassign <* <$node>> 1 (iread ptr <* <$node>> 2 (dread ptr %node), iread ptr <* <$node>> 1 (dread ptr %node))
  iassign <* <$node>> 2 (iread ptr <* <$node>> 1 (dread ptr %node), iread ptr <* <$node>> 2 (dread ptr %node))
  iassign <* <$unnamed_1>> 6 (dread ptr %list, sub i32 (iread i32 <* <$unnamed_1>> 6 (dread ptr %list), constval i32 1))
  callassigned &release (dread ptr %node) {}
  return (dread i32 %value)
}

func &insert_sorted static used (var %list <* <$unnamed_1>>, var %key i32, var %value i32) void {
  var %p <* <$node>>
  var %retVar_7 <* <$node>>
  dassign %p 0 (iread ptr <* <$unnamed_1>> 2 (dread ptr %list))
  while (cand i32 (ne u1 ptr (dread ptr %p, iaddrof ptr <* <$unnamed_1>> 1 (dread ptr %list)), lt u1 i32 (iread i32 <* <$node>> 3 (dread ptr %p), dread i32 %key))) {
    dassign %p 0 (iread ptr <* <$node>> 1 (dread ptr %p))
  }
  callassigned &new_node (dread i32 %key, dread i32 %value) { dassign %retVar_7 0 }
  callassigned &insert_before (dread ptr %list, dread ptr %p, dread ptr %retVar_7) {}
  return ()
}

func &find static used (var %list <* <$unnamed_1>>, var %key i32) <* <$node>> {
  var %p <* <$node>>
  dassign %p 0 (iread ptr <* <$unnamed_1>> 2 (dread ptr %list))
  while (ne u1 ptr (dread ptr %p, iaddrof ptr <* <$unnamed_1>> 1 (dread ptr %list))) {
    if (eq u1 i32 (iread i32 <* <$node>> 3 (dread ptr %p), dread i32 %key)) {
      return (dread ptr %p)
    }
    dassign %p 0 (iread ptr <* <$node>> 1 (dread ptr %p))
  }
  return (constval ptr 0)
}

func &remove_if_odd static used (var %list <* <$unnamed_1>>) i32 {
  var %removed i32
  var %p <* <$node>>
  var %next <* <$node>>
  var %retVar_12 i32
  dassign %removed 0 (constval i32 0)
  dassign %p 0 (iread ptr <* <$unnamed_1>> 2 (dread ptr %list))
  while (ne u1 ptr (dread ptr %p, iaddrof ptr <* <$unnamed_1>> 1 (dread ptr %list))) {
    dassign %next 0 (iread ptr <* <$node>> 1 (dread ptr %p))
    if (ne u1 i32 (band i32 (iread i32 <* <$node>> 4 (dread ptr %p), constval i32 1), constval i32 0)) {
      callassigned &remove_node (dread ptr %list, dread ptr %p) { dassign %retVar_12 0 }
      dassign %removed 0 (add i32 (dread i32 %removed, constval i32 1))
    }
    dassign %p 0 (dread ptr %next)
  }
  return (dread i32 %removed)
}

func &enqueue static used (var %time i32, var %kind i32) void {
  var %job <* <$job>>
  var %retVar_13 <* void>
  callassigned &malloc (constval u64 16) { dassign %retVar_13 0 }
  dassign %job 0 (dread ptr %retVar_13)
  iassign <* <$job>> 2 (dread ptr %job, dread i32 %time)
  iassign <* <$job>> 3 (dread ptr %job, dread i32 %kind)
  iassign <* <$job>> 1 (dread ptr %job, constval ptr 0)
  iassign <* <* <$job>>> 0 (dread ptr $last_job, dread ptr %job)
  dassign $last_job 0 (iaddrof ptr <* <$job>> 1 (dread ptr %job))
  return ()
}

func &dequeue static used (var %kind <* i32>) i32 {
  var %job <* <$job>>
  var %time i32
  dassign %job 0 (dread ptr $first_job)
  if (eq u1 ptr (dread ptr %job, constval ptr 0)) {
    return (constval i32 -1)
  }
  dassign %time 0 (iread i32 <* <$job>> 2 (dread ptr %job))
  iassign <* i32> 0 (dread ptr %kind, iread i32 <* <$job>> 3 (dread ptr %job))
  dassign $first_job 0 (iread ptr <* <$job>> 1 (dread ptr %job))
  if (eq u1 ptr (dread ptr $first_job, constval ptr 0)) {
    dassign $last_job 0 (addrof ptr $first_job)
  }
  callassigned &free (dread ptr %job) {}
  return (dread i32 %time)
}

func &main public used (var %argc i32, var %argv <* <* i8>>) i32 {
  var %n i32
  var %retVar_14 i32
  var %cond_15 i32
  var %lists <[8] <$unnamed_1>>
  var %seed u32
  var %sum u32
  var %kind i32
  var %found <* <$node>>
  var %i i32
  var %i_18 i32
  var %key i32
  var %list <* <$unnamed_1>>
  var %time i32
  var %retVar_21 i32
  var %retVar_30 i32
  var %retVar_31 <* <$node>>
  var %retVar_32 <* <$node>>
  var %retVar_33 <* <$node>>
  var %retVar_34 i32
  var %retVar_35 <* <$node>>
  var %retVar_36 i32
  var %i_37 i32
  var %p <* <$node>>
  var %retVar_42 i32
  var %retVar_43 i32
  var %chunk <* <$chunk>>
  if (gt u1 i32 (dread i32 %argc, constval i32 1)) {
    callassigned &atoi (iread ptr <* <* i8>> 0 (add ptr (dread ptr %argv, constval i64 8))) { dassign %retVar_14 0 }
    dassign %cond_15 0 (dread i32 %retVar_14)
  } else {
    dassign %cond_15 0 (constval i32 1500000)
  }
  dassign %n 0 (dread i32 %cond_15)
  dassign %seed 0 (constval u32 5)
  dassign %sum 0 (constval u32 0)
  dassign %kind 0 (constval i32 0)
  dassign %i 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i, constval i32 8)) {
    iassign <* <$unnamed_1>> 3 (array 0 ptr <* <[8] <$unnamed_1>>> (addrof ptr %lists, dread i32 %i), iaddrof ptr <* <$unnamed_1>> 1 (array 0 ptr <* <[8] <$unnamed_1>>> (addrof ptr %lists, dread i32 %i)))
    iassign <* <$unnamed_1>> 2 (array 0 ptr <* <[8] <$unnamed_1>>> (addrof ptr %lists, dread i32 %i), iread ptr <* <$unnamed_1>> 3 (array 0 ptr <* <[8] <$unnamed_1>>> (addrof ptr %lists, dread i32 %i)))
    iassign <* <$unnamed_1>> 6 (array 0 ptr <* <[8] <$unnamed_1>>> (addrof ptr %lists, dread i32 %i), constval i32 0)
    dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
  }
  dassign %i_18 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i_18, dread i32 %n)) {
    dassign %seed 0 (add u32 (mul u32 (dread u32 %seed, constval u32 1103515245), constval u32 12345))
    dassign %key 0 (rem i32 (cvt i32 u32 (lshr u32 (dread u32 %seed, constval i32 16)), constval i32 64))
    dassign %list 0 (array 0 ptr <* <[8] <$unnamed_1>>> (addrof ptr %lists, rem u32 (lshr u32 (dread u32 %seed, constval i32 24), constval u32 8)))
    callassigned &enqueue (dread i32 %i_18, rem i32 (dread i32 %key, constval i32 7)) {}
    if (eq u1 i32 (dread i32 %key, constval i32 0)) {
      callassigned &enqueue (add i32 (dread i32 %i_18, constval i32 1), constval i32 6) {}
    }
    callassigned &dequeue (addrof ptr %kind) { dassign %retVar_21 0 }
    dassign %time 0 (dread i32 %retVar_21)
    switch (dread i32 %kind) @default_29 {
      0: goto @case_23
      1: goto @case_24
      2: goto @case_25
      3: goto @case_26
      4: goto @case_27
      5: goto @case_28
    }
    @case_23
    callassigned &insert_sorted (dread ptr %list, dread i32 %key, band i32 (dread i32 %i_18, constval i32 255)) {}
    goto @break_22
    @case_24
    if (gt u1 i32 (iread i32 <* <$unnamed_1>> 6 (dread ptr %list), constval i32 0)) {
      callassigned &remove_node (dread ptr %list, iread ptr <* <$unnamed_1>> 2 (dread ptr %list)) { dassign %retVar_30 0 }
      dassign %sum 0 (add u32 (dread u32 %sum, cvt u32 i32 (dread i32 %retVar_30)))
    }
    goto @break_22
    @case_25
    callassigned &find (dread ptr %list, dread i32 %key) { dassign %retVar_31 0 }
    dassign %found 0 (dread ptr %retVar_31)
    if (ne u1 ptr (dread ptr %found, constval ptr 0)) {
      iassign <* <$node>> 4 (dread ptr %found, add i32 (iread i32 <* <$node>> 4 (dread ptr %found), dread i32 %key))
    } else {
      callassigned &new_node (dread i32 %key, constval i32 1) { dassign %retVar_32 0 }
      callassigned &insert_before (dread ptr %list, iaddrof ptr <* <$unnamed_1>> 1 (dread ptr %list), dread ptr %retVar_32) {}
    }
    goto @break_22
    @case_26
    if (lt u1 i32 (iread i32 <* <$unnamed_1>> 6 (dread ptr %list), constval i32 40)) {
      callassigned &new_node (dread i32 %key, mul i32 (dread i32 %key, constval i32 3)) { dassign %retVar_33 0 }
      callassigned &insert_before (dread ptr %list, iaddrof ptr <* <$unnamed_1>> 1 (dread ptr %list), dread ptr %retVar_33) {}
    }
    goto @break_22
    @case_27
    if (gt u1 i32 (iread i32 <* <$unnamed_1>> 6 (dread ptr %list), constval i32 20)) {
      callassigned &remove_if_odd (dread ptr %list) { dassign %retVar_34 0 }
      dassign %sum 0 (add u32 (dread u32 %sum, cvt u32 i32 (dread i32 %retVar_34)))
    }
    goto @break_22
    @case_28
    callassigned &find (dread ptr %list, dread i32 %key) { dassign %retVar_35 0 }
    dassign %found 0 (dread ptr %retVar_35)
    if (ne u1 ptr (dread ptr %found, constval ptr 0)) {
      callassigned &remove_node (dread ptr %list, dread ptr %found) { dassign %retVar_36 0 }
      dassign %sum 0 (bxor u32 (dread u32 %sum, cvt u32 i32 (dread i32 %retVar_36)))
    }
    goto @break_22
    @default_29
    dassign %sum 0 (add u32 (mul u32 (dread u32 %sum, constval u32 3), cvt u32 i32 (add i32 (dread i32 %time, iread i32 <* <$unnamed_1>> 6 (dread ptr %list)))))
    goto @break_22
    @break_22
    dassign %i_18 0 (add i32 (dread i32 %i_18, constval i32 1))
  }
  dassign %i_37 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i_37, constval i32 8)) {
    dassign %p 0 (iread ptr <* <$unnamed_1>> 3 (array 0 ptr <* <[8] <$unnamed_1>>> (addrof ptr %lists, dread i32 %i_37)))
    while (ne u1 ptr (dread ptr %p, iaddrof ptr <* <$unnamed_1>> 1 (array 0 ptr <* <[8] <$unnamed_1>>> (addrof ptr %lists, dread i32 %i_37)))) {
      dassign %sum 0 (add u32 (mul u32 (dread u32 %sum, constval u32 31), cvt u32 i32 (add i32 (iread i32 <* <$node>> 3 (dread ptr %p), iread i32 <* <$node>> 4 (dread ptr %p)))))
      dassign %p 0 (iread ptr <* <$node>> 2 (dread ptr %p))
    }
    dassign %i_37 0 (add i32 (dread i32 %i_37, constval i32 1))
  }
  callassigned &printf (conststr ptr "listops %d %u\x0a", dread i32 $allocated, dread u32 %sum) { dassign %retVar_42 0 }
  callassigned &dequeue (addrof ptr %kind) { dassign %retVar_43 0 }
  while (ge u1 i32 (dread i32 %retVar_43, constval i32 0)) {
    callassigned &dequeue (addrof ptr %kind) { dassign %retVar_43 0 }
  }
  while (ne u1 ptr (dread ptr $chunks, constval ptr 0)) {
    dassign %chunk 0 (dread ptr $chunks)
    dassign $chunks 0 (iread ptr <* <$chunk>> 1 (dread ptr %chunk))
    callassigned &free (dread ptr %chunk) {}
  }
  return (constval i32 0)
}
