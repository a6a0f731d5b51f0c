# lrucache.c translated by c2mpl.

flavor 1
srclang 1
entryfunc &main

type $__va_list_tag <struct {
  @gp_offset u32,
  @fp_offset u32,
  @overflow_arg_area <* void>,
  @reg_save_area <* void>}>
type $link <struct {
  @before <* <$link>>,
  @after <* <$link>>}>
type $entry <struct {
  @use <$link>,
  @chain <* <$entry>>,
  @key u64,
  @value u32,
  @hits u32}>
type $cache <struct {
  @uses <$link>,
  @buckets <[2048] <* <$entry>>>,
  @count i32,
  @hits u32,
  @misses u32,
  @evictions u32,
  @steps u32}>
type $_IO_FILE <structincomplete {}>

func &printf public extern varargs (var %a0 <* i8>, ...) i32
func &malloc public extern (var %a0 u64) <* void>
func &calloc public extern (var %a0 u64, var %a1 u64) <* void>
func &free public extern (var %a0 <* void>) void
func &atoi public extern (var %a0 <* i8>) i32


func &unlink_use static used (var %l <* <$link>>) void {
  iassign <* <$link>> 2 (iread ptr <* <$link>> 1 (dread ptr %l), iread ptr <* <$link>> 2 (dread ptr %l))
  iassign <* <$link>> 1 (iread ptr <* <$link>> 2 (dread ptr %l), iread ptr <* <$link>> 1 (dread ptr %l))
  return ()
}

func &link_behind static used (var %head <* <$link>>, var %l <* <$link>>) void {
  iassign <* <$link>> 1 (dread ptr %l, dread ptr %head)
  iassign <* <$link>> 2 (dread ptr %l, iread ptr <* <$link>> 2 (dread ptr %head))
  iassign <* <$link>> 1 (iread ptr <* <$link>> 2 (dread ptr %head), dread ptr %l)
  iassign <* <$link>> 2 (dread ptr %head, dread ptr %l)
  return ()
}

func &bucket_of static used (var %c <* <$cache>>, var %key u64) <* <* <$entry>>> {
  return (array 0 ptr <* <[2048] <* <$entry>>>> (iaddrof ptr <* <$cache>> 4 (dread ptr %c), lshr u64 (mul u64 (dread u64 %key, constval u64 11400714819323198485), constval i32 53)))
}

func &find static used (var %c <* <$cache>>, var %key u64) <* <$entry>> {
  var %e <* <$entry>>
  var %retVar_1 <* <* <$entry>>>
  callassigned &bucket_of (dread ptr %c, dread u64 %key) { dassign %retVar_1 0 }
  dassign %e 0 (iread ptr <* <* <$entry>>> 0 (dread ptr %retVar_1))
  while (cand i32 (ne u1 ptr (dread ptr %e, constval ptr 0), ne u1 u64 (iread u64 <* <$entry>> 5 (dread ptr %e), dread u64 %key))) {
    dassign %e 0 (iread ptr <* <$entry>> 4 (dread ptr %e))
    iassign <* <$cache>> 9 (dread ptr %c, add u32 (iread u32 <* <$cache>> 9 (dread ptr %c), constval u32 1))
  }
  return (dread ptr %e)
}

func &evict static used (var %c <* <$cache>>) void {
  var %oldest <* <$entry>>
  var %from <* <* <$entry>>>
  var %retVar_4 <* <* <$entry>>>
  dassign %oldest 0 (iread ptr <* <$cache>> 2 (dread ptr %c))
  callassigned &bucket_of (dread ptr %c, iread u64 <* <$entry>> 5 (dread ptr %oldest)) { dassign %retVar_4 0 }
  dassign %from 0 (dread ptr %retVar_4)
  while (ne u1 ptr (iread ptr <* <* <$entry>>> 0 (dread ptr %from), dread ptr %oldest)) {
    dassign %from 0 (iaddrof ptr <* <$entry>> 4 (iread ptr <* <* <$entry>>> 0 (dread ptr %from)))
  }
  iassign <* <* <$entry>>> 0 (dread ptr %from, iread ptr <* <$entry>> 4 (dread ptr %oldest))
  callassigned &unlink_use (iaddrof ptr <* <$entry>> 1 (dread ptr %oldest)) {}
  callassigned &free (dread ptr %oldest) {}
  iassign <* <$cache>> 5 (dread ptr %c, sub i32 (iread i32 <* <$cache>> 5 (dread ptr %c), constval i32 1))
  iassign <* <$cache>> 8 (dread ptr %c, add u32 (iread u32 <* <$cache>> 8 (dread ptr %c), constval u32 1))
  return ()
}

func &add static used (var %c <* <$cache>>, var %key u64, var %value u32) <* <$entry>> {
  var %bucket <* <* <$entry>>>
  var %retVar_7 <* <* <$entry>>>
  var %e <* <$entry>>
  var %retVar_8 <* void>
  callassigned &bucket_of (dread ptr %c, dread u64 %key) { dassign %retVar_7 0 }
  dassign %bucket 0 (dread ptr %retVar_7)
  if (eq u1 i32 (iread i32 <* <$cache>> 5 (dread ptr %c), constval i32 3000)) {
    callassigned &evict (dread ptr %c) {}
  }
  callassigned &malloc (constval u64 40) { dassign %retVar_8 0 }
  dassign %e 0 (dread ptr %retVar_8)
  iassign <* <$entry>> 5 (dread ptr %e, dread u64 %key)
  iassign <* <$entry>> 6 (dread ptr %e, dread u32 %value)
  iassign <* <$entry>> 7 (dread ptr %e, constval u32 0)
  iassign <* <$entry>> 4 (dread ptr %e, iread ptr <* <* <$entry>>> 0 (dread ptr %bucket))
  iassign <* <* <$entry>>> 0 (dread ptr %bucket, dread ptr %e)
  callassigned &link_behind (iaddrof ptr <* <$cache>> 1 (dread ptr %c), iaddrof ptr <* <$entry>> 1 (dread ptr %e)) {}
  iassign <* <$cache>> 5 (dread ptr %c, add i32 (iread i32 <* <$cache>> 5 (dread ptr %c), constval i32 1))
  return (dread ptr %e)
}

func &compute static used (var %key u64) u32 {
  var %x u32
  var %i i32
  dassign %x 0 (cvt u32 u64 (bxor u64 (dread u64 %key, lshr u64 (dread u64 %key, constval i32 32))))
  dassign %i 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i, constval i32 8)) {
    dassign %x 0 (add u32 (mul u32 (bxor u32 (dread u32 %x, lshr u32 (dread u32 %x, constval i32 15)), constval u32 739982445), cvt u32 i32 (dread i32 %i)))
    dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
  }
  return (dread u32 %x)
}

func &get static used (var %c <* <$cache>>, var %key u64) u32 {
  var %e <* <$entry>>
  var %retVar_11 <* <$entry>>
  var %retVar_12 u32
  var %retVar_13 <* <$entry>>
  callassigned &find (dread ptr %c, dread u64 %key) { dassign %retVar_11 0 }
  dassign %e 0 (dread ptr %retVar_11)
  if (ne u1 ptr (dread ptr %e, constval ptr 0)) {
    iassign <* <$cache>> 6 (dread ptr %c, add u32 (iread u32 <* <$cache>> 6 (dread ptr %c), constval u32 1))
    iassign <* <$entry>> 7 (dread ptr %e, add u32 (iread u32 <* <$entry>> 7 (dread ptr %e), constval u32 1))
    callassigned &unlink_use (iaddrof ptr <* <$entry>> 1 (dread ptr %e)) {}
    callassigned &link_behind (iaddrof ptr <* <$cache>> 1 (dread ptr %c), iaddrof ptr <* <$entry>> 1 (dread ptr %e)) {}
  } else {
    iassign <* <$cache>> 7 (dread ptr %c, add u32 (iread u32 <* <$cache>> 7 (dread ptr %c), constval u32 1))
    callassigned &compute (dread u64 %key) { dassign %retVar_12 0 }
    callassigned &add (dread ptr %c, dread u64 %key, dread u32 %retVar_12) { dassign %retVar_13 0 }
    dassign %e 0 (dread ptr %retVar_13)
  }
  return (iread u32 <* <$entry>> 6 (dread ptr %e))
}

func &main public used (var %argc i32, var %argv <* <* i8>>) i32 {
  var %n i32
  var %retVar_14 i32
  var %cond_15 i32
  var %c <* <$cache>>
  var %retVar_16 <* void>
  var %seed u32
  var %sum u32
  var %most u32
  var %i i32
  var %a u64
  var %b u64
  var %key u64
  var %retVar_19 u32
  var %e <* <$entry>>
  var %retVar_22 i32
  if (gt u1 i32 (dread i32 %argc, constval i32 1)) {
    callassigned &atoi (iread ptr <* <* i8>> 0 (add ptr (dread ptr %argv, constval i64 8))) { dassign %retVar_14 0 }
    dassign %cond_15 0 (dread i32 %retVar_14)
  } else {
    dassign %cond_15 0 (constval i32 1600000)
  }
  dassign %n 0 (dread i32 %cond_15)
  callassigned &calloc (constval u64 1, constval u64 16424) { dassign %retVar_16 0 }
  dassign %c 0 (dread ptr %retVar_16)
  dassign %seed 0 (constval u32 42)
  dassign %sum 0 (constval u32 0)
  dassign %most 0 (constval u32 0)
  iassign <* <$cache>> 3 (dread ptr %c, iaddrof ptr <* <$cache>> 1 (dread ptr %c))
  iassign <* <$cache>> 2 (dread ptr %c, iread ptr <* <$cache>> 3 (dread ptr %c))
  dassign %i 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i, dread i32 %n)) {
    dassign %seed 0 (add u32 (mul u32 (dread u32 %seed, constval u32 1664525), constval u32 1013904223))
    dassign %a 0 (cvt u64 u32 (lshr u32 (dread u32 %seed, constval i32 20)))
    dassign %b 0 (cvt u64 u32 (band u32 (lshr u32 (dread u32 %seed, constval i32 8), constval u32 4095)))
    dassign %key 0 (add u64 (lshr u64 (mul u64 (mul u64 (dread u64 %a, dread u64 %b), constval u64 3), constval i32 12), div u64 (cvt u64 i32 (dread i32 %i), constval u64 64)))
    callassigned &get (dread ptr %c, add u64 (mul u64 (dread u64 %key, dread u64 %key), constval u64 1)) { dassign %retVar_19 0 }
    dassign %sum 0 (add u32 (mul u32 (dread u32 %sum, constval u32 31), dread u32 %retVar_19))
    dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
  }
  while (gt u1 i32 (iread i32 <* <$cache>> 5 (dread ptr %c), constval i32 0)) {
    dassign %e 0 (iread ptr <* <$cache>> 2 (dread ptr %c))
    if (gt u1 u32 (iread u32 <* <$entry>> 7 (dread ptr %e), dread u32 %most)) {
      dassign %most 0 (iread u32 <* <$entry>> 7 (dread ptr %e))
    }
    callassigned &evict (dread ptr %c) {}
  }
  callassigned &printf (conststr ptr "lrucache %u %u %u %u %u %u\x0a", dread u32 %sum, iread u32 <* <$cache>> 6 (dread ptr %c), iread u32 <* <$cache>> 7 (dread ptr %c), iread u32 <* <$cache>> 8 (dread ptr %c), iread u32 <* <$cache>> 9 (dread ptr %c), dread u32 %most) { dassign %retVar_22 0 }
  callassigned &free (dread ptr %c) {}
  return (constval i32 0)
}
