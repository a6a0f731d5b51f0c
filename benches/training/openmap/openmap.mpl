# openmap.c translated by c2mpl.

flavor 1
srclang 1
entryfunc &main

type $__va_list_tag <struct {
  @gp_offset u32,
  @fp_offset u32,
  @overflow_arg_area <* void>,
  @reg_save_area <* void>}>
type $slot <struct {
  @key u64,
  @value i32,
  @state u8}>
type $linear <struct {
  @keys <[8192] u32>,
  @values <[8192] u16>,
  @used i32}>
type $_IO_FILE <structincomplete {}>

func &printf public extern varargs (var %a0 <* i8>, ...) i32
func &atoi public extern (var %a0 <* i8>) i32
func &memcpy public extern (var %a0 <* void>, var %a1 <* void>, var %a2 u64) <* void>
func &memset public extern (var %a0 <* void>, var %a1 i32, var %a2 u64) <* void>

var $table fstatic <$linear>
var $slots fstatic <[8192] <$slot>>
var $live fstatic i32
var $tombs fstatic i32
var $rebuilt fstatic i32
var $old_19 fstatic <[8192] <$slot>>

func &mix32 static used (var %h u32) u32 {
  dassign %h 0 (bxor u32 (dread u32 %h, lshr u32 (dread u32 %h, constval i32 16)))
  dassign %h 0 (mul u32 (dread u32 %h, constval u32 2246822507))
  dassign %h 0 (bxor u32 (dread u32 %h, lshr u32 (dread u32 %h, constval i32 13)))
  dassign %h 0 (mul u32 (dread u32 %h, constval u32 3266489909))
  dassign %h 0 (bxor u32 (dread u32 %h, lshr u32 (dread u32 %h, constval i32 16)))
  return (dread u32 %h)
}

func &fnv static used (var %data <* void>, var %length u64) u32 {
  var %p <* u8>
  var %h u32
  var %post_1 u64
  var %post_4 <* u8>
  dassign %p 0 (dread ptr %data)
  dassign %h 0 (constval u32 2166136261)
  dassign %post_1 0 (dread u64 %length)
  dassign %length 0 (sub u64 (dread u64 %post_1, constval u64 1))
  while (ne u1 u64 (dread u64 %post_1, constval u64 0)) {
    dassign %post_4 0 (dread ptr %p)
    dassign %p 0 (add ptr (dread ptr %post_4, constval i64 1))
    dassign %h 0 (mul u32 (bxor u32 (dread u32 %h, iread u32 <* u8> 0 (dread ptr %post_4)), constval u32 16777619))
    dassign %post_1 0 (dread u64 %length)
    dassign %length 0 (sub u64 (dread u64 %post_1, constval u64 1))
  }
  return (dread u32 %h)
}

func &linear_get static used (var %t <* <$linear>>, var %key u32, var %create i32) <* u16> {
  var %i u32
  var %retVar_5 u32
  callassigned &mix32 (dread u32 %key) { dassign %retVar_5 0 }
  dassign %i 0 (band u32 (dread u32 %retVar_5, constval u32 8191))
  while (ne u1 u32 (iread u32 <* u32> 0 (array 0 ptr <* <[8192] u32>> (iaddrof ptr <* <$linear>> 1 (dread ptr %t), dread u32 %i)), constval u32 0)) {
    if (eq u1 u32 (iread u32 <* u32> 0 (array 0 ptr <* <[8192] u32>> (iaddrof ptr <* <$linear>> 1 (dread ptr %t), dread u32 %i)), dread u32 %key)) {
      return (array 0 ptr <* <[8192] u16>> (iaddrof ptr <* <$linear>> 2 (dread ptr %t), dread u32 %i))
    }
    dassign %i 0 (band u32 (add u32 (dread u32 %i, constval u32 1), constval u32 8191))
  }
  if (cior i32 (eq u1 i32 (dread i32 %create, constval i32 0), ge u1 i32 (iread i32 <* <$linear>> 3 (dread ptr %t), constval i32 6144))) {
    return (constval ptr 0)
  }
  iassign <* u32> 0 (array 0 ptr <* <[8192] u32>> (iaddrof ptr <* <$linear>> 1 (dread ptr %t), dread u32 %i), dread u32 %key)
  iassign <* u16> 0 (array 0 ptr <* <[8192] u16>> (iaddrof ptr <* <$linear>> 2 (dread ptr %t), dread u32 %i), constval u32 0)
  iassign <* <$linear>> 3 (dread ptr %t, add i32 (iread i32 <* <$linear>> 3 (dread ptr %t), constval i32 1))
  return (array 0 ptr <* <[8192] u16>> (iaddrof ptr <* <$linear>> 2 (dread ptr %t), dread u32 %i))
}

func &linear_remove static used (var %t <* <$linear>>, var %key u32) i32 {
  var %i u32
  var %retVar_8 u32
  var %j u32
  var %home u32
  var %retVar_13 u32
  callassigned &mix32 (dread u32 %key) { dassign %retVar_8 0 }
  dassign %i 0 (band u32 (dread u32 %retVar_8, constval u32 8191))
  while (ne u1 u32 (iread u32 <* u32> 0 (array 0 ptr <* <[8192] u32>> (iaddrof ptr <* <$linear>> 1 (dread ptr %t), dread u32 %i)), dread u32 %key)) {
    if (eq u1 u32 (iread u32 <* u32> 0 (array 0 ptr <* <[8192] u32>> (iaddrof ptr <* <$linear>> 1 (dread ptr %t), dread u32 %i)), constval u32 0)) {
      return (constval i32 0)
    }
    dassign %i 0 (band u32 (add u32 (dread u32 %i, constval u32 1), constval u32 8191))
  }
  dassign %j 0 (band u32 (add u32 (dread u32 %i, constval u32 1), constval u32 8191))
  while (ne u1 u32 (iread u32 <* u32> 0 (array 0 ptr <* <[8192] u32>> (iaddrof ptr <* <$linear>> 1 (dread ptr %t), dread u32 %j)), constval u32 0)) {
    callassigned &mix32 (iread u32 <* u32> 0 (array 0 ptr <* <[8192] u32>> (iaddrof ptr <* <$linear>> 1 (dread ptr %t), dread u32 %j))) { dassign %retVar_13 0 }
    dassign %home 0 (band u32 (dread u32 %retVar_13, constval u32 8191))
    if (ge u1 u32 (band u32 (sub u32 (dread u32 %j, dread u32 %home), constval u32 8191), band u32 (sub u32 (dread u32 %j, dread u32 %i), constval u32 8191))) {
      iassign <* u32> 0 (array 0 ptr <* <[8192] u32>> (iaddrof ptr <* <$linear>> 1 (dread ptr %t), dread u32 %i), iread u32 <* u32> 0 (array 0 ptr <* <[8192] u32>> (iaddrof ptr <* <$linear>> 1 (dread ptr %t), dread u32 %j)))
      iassign <* u16> 0 (array 0 ptr <* <[8192] u16>> (iaddrof ptr <* <$linear>> 2 (dread ptr %t), dread u32 %i), iread u32 <* u16> 0 (array 0 ptr <* <[8192] u16>> (iaddrof ptr <* <$linear>> 2 (dread ptr %t), dread u32 %j)))
      dassign %i 0 (dread u32 %j)
    }
    dassign %j 0 (band u32 (add u32 (dread u32 %j, constval u32 1), constval u32 8191))
  }
  iassign <* u32> 0 (array 0 ptr <* <[8192] u32>> (iaddrof ptr <* <$linear>> 1 (dread ptr %t), dread u32 %i), constval u32 0)
  iassign <* <$linear>> 3 (dread ptr %t, sub i32 (iread i32 <* <$linear>> 3 (dread ptr %t), constval i32 1))
  return (constval i32 1)
}

func &probe static used (var %key u64, var %for_insert i32) <* <$slot>> {
  var %h u32
  var %retVar_14 u32
  var %i u32
  var %step u32
  var %tomb <* <$slot>>
  var %tries i32
  var %s <* <$slot>>
  var %cond_17 <* <$slot>>
  callassigned &fnv (addrof ptr %key, constval u64 8) { dassign %retVar_14 0 }
  dassign %h 0 (dread u32 %retVar_14)
  dassign %i 0 (band u32 (dread u32 %h, constval u32 8191))
  dassign %step 0 (bior u32 (lshr u32 (dread u32 %h, constval i32 15), constval u32 1))
  dassign %tomb 0 (constval ptr 0)
  dassign %tries 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %tries, constval i32 8192)) {
    dassign %s 0 (array 0 ptr <* <[8192] <$slot>>> (addrof ptr $slots, dread u32 %i))
    if (eq u1 i32 (iread u32 <* <$slot>> 3 (dread ptr %s), constval i32 0)) {
      if (ne u1 i32 (dread i32 %for_insert, constval i32 0)) {
        dassign %cond_17 0 (select ptr (ne u1 ptr (dread ptr %tomb, constval ptr 0), dread ptr %tomb, dread ptr %s))
      } else {
        dassign %cond_17 0 (constval ptr 0)
      }
      return (dread ptr %cond_17)
    }
    if (eq u1 i32 (iread u32 <* <$slot>> 3 (dread ptr %s), constval i32 2)) {
      if (eq u1 ptr (dread ptr %tomb, constval ptr 0)) {
        dassign %tomb 0 (dread ptr %s)
      }
    } else {
      if (eq u1 u64 (iread u64 <* <$slot>> 1 (dread ptr %s), dread u64 %key)) {
        return (dread ptr %s)
      }
    }
    dassign %tries 0 (add i32 (dread i32 %tries, constval i32 1))
    dassign %i 0 (band u32 (add u32 (dread u32 %i, dread u32 %step), constval u32 8191))
  }
  return (select ptr (ne u1 i32 (dread i32 %for_insert, constval i32 0), dread ptr %tomb, constval ptr 0))
}

func &put static used (var %key u64, var %value i32) void {
  var %s <* <$slot>>
  var %retVar_18 <* <$slot>>
  callassigned &probe (dread u64 %key, constval i32 1) { dassign %retVar_18 0 }
  dassign %s 0 (dread ptr %retVar_18)
  if (eq u1 ptr (dread ptr %s, constval ptr 0)) {
    return ()
  }
  if (ne u1 i32 (iread u32 <* <$slot>> 3 (dread ptr %s), constval i32 1)) {
    if (eq u1 i32 (iread u32 <* <$slot>> 3 (dread ptr %s), constval i32 2)) {
      dassign $tombs 0 (sub i32 (dread i32 $tombs, constval i32 1))
    }
    iassign <* <$slot>> 3 (dread ptr %s, constval u32 1)
    iassign <* <$slot>> 1 (dread ptr %s, dread u64 %key)
    iassign <* <$slot>> 2 (dread ptr %s, constval i32 0)
    dassign $live 0 (add i32 (dread i32 $live, constval i32 1))
  }
  iassign <* <$slot>> 2 (dread ptr %s, add i32 (iread i32 <* <$slot>> 2 (dread ptr %s), dread i32 %value))
  return ()
}

func &rebuild static used () void {
  var %retVar_20 <* void>
  var %retVar_21 <* void>
  var %i i32
  callassigned &memcpy (addrof ptr $old_19, addrof ptr $slots, constval u64 131072) { dassign %retVar_20 0 }
  callassigned &memset (addrof ptr $slots, constval i32 0, constval u64 131072) { dassign %retVar_21 0 }
  dassign $tombs 0 (constval i32 0)
  dassign $live 0 (dread i32 $tombs)
  dassign %i 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i, constval i32 8192)) {
    if (eq u1 i32 (iread u32 <* <$slot>> 3 (array 0 ptr <* <[8192] <$slot>>> (addrof ptr $old_19, dread i32 %i)), constval i32 1)) {
      callassigned &put (iread u64 <* <$slot>> 1 (array 0 ptr <* <[8192] <$slot>>> (addrof ptr $old_19, dread i32 %i)), iread i32 <* <$slot>> 2 (array 0 ptr <* <[8192] <$slot>>> (addrof ptr $old_19, dread i32 %i))) {}
    }
    dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
  }
  dassign $rebuilt 0 (add i32 (dread i32 $rebuilt, constval i32 1))
  return ()
}

func &main public used (var %argc i32, var %argv <* <* i8>>) i32 {
  var %n i32
  var %retVar_24 i32
  var %cond_25 i32
  var %seed u64
  var %sum u64
  var %i i32
  var %key u32
  var %wide u64
  var %v <* u16>
  var %retVar_37 <* u16>
  var %retVar_38 i32
  var %v_39 <* u16>
  var %retVar_40 <* u16>
  var %cond_41 i32
  var %s <* <$slot>>
  var %retVar_42 <* <$slot>>
  var %s_43 <* <$slot>>
  var %retVar_44 <* <$slot>>
  var %cond_45 u64
  var %retVar_46 i32
  if (gt u1 i32 (dread i32 %argc, constval i32 1)) {
    callassigned &atoi (iread ptr <* <* i8>> 0 (add ptr (dread ptr %argv, constval i64 8))) { dassign %retVar_24 0 }
    dassign %cond_25 0 (dread i32 %retVar_24)
  } else {
    dassign %cond_25 0 (constval i32 1500000)
  }
  dassign %n 0 (dread i32 %cond_25)
  dassign %seed 0 (constval u64 12345)
  dassign %sum 0 (constval u64 0)
  dassign %i 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i, dread i32 %n)) {
    dassign %seed 0 (add u64 (mul u64 (dread u64 %seed, constval u64 6364136223846793005), constval u64 1442695040888963407))
    dassign %key 0 (add u32 (rem u32 (cvt u32 u64 (lshr u64 (dread u64 %seed, constval i32 33)), constval u32 9000), constval u32 1))
    dassign %wide 0 (mul u64 (cvt u64 u32 (dread u32 %key), constval u64 4294967297))
    switch (band u64 (lshr u64 (dread u64 %seed, constval i32 20), constval u64 7)) @default_36 {
      0: goto @case_29
      1: goto @case_30
      2: goto @case_31
      3: goto @case_32
      4: goto @case_33
      5: goto @case_34
      6: goto @case_35
    }
    @case_29
    @case_30
    callassigned &linear_get (addrof ptr $table, dread u32 %key, constval i32 1) { dassign %retVar_37 0 }
    dassign %v 0 (dread ptr %retVar_37)
    if (ne u1 ptr (dread ptr %v, constval ptr 0)) {
      iassign <* u16> 0 (dread ptr %v, zext u32 16 (add i32 (iread u32 <* u16> 0 (dread ptr %v), constval i32 3)))
    }
    goto @break_28
    @case_31
    callassigned &linear_remove (addrof ptr $table, dread u32 %key) { dassign %retVar_38 0 }
    dassign %sum 0 (add u64 (dread u64 %sum, cvt u64 i32 (dread i32 %retVar_38)))
    goto @break_28
    @case_32
    callassigned &linear_get (addrof ptr $table, dread u32 %key, constval i32 0) { dassign %retVar_40 0 }
    dassign %v_39 0 (dread ptr %retVar_40)
    if (ne u1 ptr (dread ptr %v_39, constval ptr 0)) {
      dassign %cond_41 0 (iread u32 <* u16> 0 (dread ptr %v_39))
    } else {
      dassign %cond_41 0 (constval i32 1)
    }
    dassign %sum 0 (add u64 (mul u64 (dread u64 %sum, constval u64 3), cvt u64 i32 (dread i32 %cond_41)))
    goto @break_28
    @case_33
    @case_34
    callassigned &put (dread u64 %wide, band i32 (dread i32 %i, constval i32 15)) {}
    goto @break_28
    @case_35
    callassigned &probe (dread u64 %wide, constval i32 0) { dassign %retVar_42 0 }
    dassign %s 0 (dread ptr %retVar_42)
    if (ne u1 ptr (dread ptr %s, constval ptr 0)) {
      iassign <* <$slot>> 3 (dread ptr %s, constval u32 2)
      dassign $live 0 (sub i32 (dread i32 $live, constval i32 1))
      dassign $tombs 0 (add i32 (dread i32 $tombs, constval i32 1))
      if (gt u1 i32 (dread i32 $tombs, constval i32 2048)) {
        callassigned &rebuild () {}
      }
    }
    goto @break_28
    @default_36
    callassigned &probe (dread u64 %wide, constval i32 0) { dassign %retVar_44 0 }
    dassign %s_43 0 (dread ptr %retVar_44)
    if (ne u1 ptr (dread ptr %s_43, constval ptr 0)) {
      dassign %cond_45 0 (shl u64 (cvt u64 i32 (iread i32 <* <$slot>> 2 (dread ptr %s_43)), constval i32 7))
    } else {
      dassign %cond_45 0 (constval u64 5)
    }
    dassign %sum 0 (bxor u64 (dread u64 %sum, dread u64 %cond_45))
    goto @break_28
    @break_28
    dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
  }
  callassigned &printf (conststr ptr "openmap %d %d %d %d %llu\x0a", dread i32 $table 3, dread i32 $live, dread i32 $tombs, dread i32 $rebuilt, dread u64 %sum) { dassign %retVar_46 0 }
  return (constval i32 0)
}
