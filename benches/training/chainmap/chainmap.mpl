# chainmap.c translated by c2mpl.

flavor 1
srclang 1
entryfunc &main

type $__va_list_tag <struct {
  @gp_offset u32,
  @fp_offset u32,
  @overflow_arg_area <* void>,
  @reg_save_area <* void>}>
type $entry <struct {
  @next <* <$entry>>,
  @hash u32,
  @count i32,
  @key <[16] i8>}>
type $unnamed_1 <struct {
  @buckets <* <* <$entry>>>,
  @size u32,
  @used u32,
  @grown u32}>
type $_IO_FILE <structincomplete {}>

func &printf public extern varargs (var %a0 <* i8>, ...) i32
func &malloc public extern (var %a0 u64) <* void>
func &calloc public extern (var %a0 u64, var %a1 u64) <* void>
func &free public extern (var %a0 <* void>) void
func &exit public extern (var %a0 i32) void
func &atoi public extern (var %a0 <* i8>) i32
func &strcmp public extern (var %a0 <* i8>, var %a1 <* i8>) i32
func &strncpy public extern (var %a0 <* i8>, var %a1 <* i8>, var %a2 u64) <* i8>

var $syllables_25 fstatic <[8] <* i8>> = [conststr ptr "ba", conststr ptr "ko", conststr ptr "ri", conststr ptr "tu", conststr ptr "ne", conststr ptr "sal", conststr ptr "mor", conststr ptr "x"]

func &hash_text static used (var %s <* i8>) u32 {
  var %h u32
  var %post_4 <* i8>
  dassign %h 0 (constval u32 0)
  while (ne u1 i32 (iread i32 <* i8> 0 (dread ptr %s), constval i32 0)) {
    dassign %post_4 0 (dread ptr %s)
    dassign %s 0 (add ptr (dread ptr %post_4, constval i64 1))
    dassign %h 0 (add u32 (dread u32 %h, zext u32 8 (iread i32 <* i8> 0 (dread ptr %post_4))))
    dassign %h 0 (add u32 (dread u32 %h, shl u32 (dread u32 %h, constval i32 10)))
    dassign %h 0 (bxor u32 (dread u32 %h, lshr u32 (dread u32 %h, constval i32 6)))
  }
  dassign %h 0 (add u32 (dread u32 %h, shl u32 (dread u32 %h, constval i32 3)))
  dassign %h 0 (bxor u32 (dread u32 %h, lshr u32 (dread u32 %h, constval i32 11)))
  dassign %h 0 (add u32 (dread u32 %h, shl u32 (dread u32 %h, constval i32 15)))
  return (dread u32 %h)
}

func &map_init static used (var %map <* <$unnamed_1>>, var %size u32) void {
  var %retVar_5 <* void>
  callassigned &calloc (cvt u64 u32 (dread u32 %size), constval u64 8) { dassign %retVar_5 0 }
  iassign <* <$unnamed_1>> 1 (dread ptr %map, dread ptr %retVar_5)
  if (eq u1 ptr (iread ptr <* <$unnamed_1>> 1 (dread ptr %map), constval ptr 0)) {
    callassigned &exit (constval i32 1) {}
  }
  iassign <* <$unnamed_1>> 2 (dread ptr %map, dread u32 %size)
  iassign <* <$unnamed_1>> 3 (dread ptr %map, constval u32 0)
  iassign <* <$unnamed_1>> 4 (dread ptr %map, constval u32 0)
  return ()
}

func &map_grow static used (var %map <* <$unnamed_1>>) void {
  var %size u32
  var %buckets <* <* <$entry>>>
  var %retVar_6 <* void>
  var %i u32
  var %e <* <$entry>>
  var %next <* <$entry>>
  var %slot <* <* <$entry>>>
  dassign %size 0 (mul u32 (iread u32 <* <$unnamed_1>> 2 (dread ptr %map), constval u32 2))
  callassigned &calloc (cvt u64 u32 (dread u32 %size), constval u64 8) { dassign %retVar_6 0 }
  dassign %buckets 0 (dread ptr %retVar_6)
  if (eq u1 ptr (dread ptr %buckets, constval ptr 0)) {
    callassigned &exit (constval i32 1) {}
  }
  dassign %i 0 (constval u32 0)
  while (lt u1 u32 (dread u32 %i, iread u32 <* <$unnamed_1>> 2 (dread ptr %map))) {
    dassign %e 0 (iread ptr <* <* <$entry>>> 0 (add ptr (iread ptr <* <$unnamed_1>> 1 (dread ptr %map), mul i64 (cvt i64 u32 (dread u32 %i), constval i64 8))))
    while (ne u1 ptr (dread ptr %e, constval ptr 0)) {
      dassign %next 0 (iread ptr <* <$entry>> 1 (dread ptr %e))
      dassign %slot 0 (add ptr (dread ptr %buckets, mul i64 (cvt i64 u32 (band u32 (iread u32 <* <$entry>> 2 (dread ptr %e), sub u32 (dread u32 %size, constval u32 1))), constval i64 8)))
      iassign <* <$entry>> 1 (dread ptr %e, iread ptr <* <* <$entry>>> 0 (dread ptr %slot))
      iassign <* <* <$entry>>> 0 (dread ptr %slot, dread ptr %e)
      dassign %e 0 (dread ptr %next)
    }
    dassign %i 0 (add u32 (dread u32 %i, constval u32 1))
  }
  callassigned &free (iread ptr <* <$unnamed_1>> 1 (dread ptr %map)) {}
  iassign <* <$unnamed_1>> 1 (dread ptr %map, dread ptr %buckets)
  iassign <* <$unnamed_1>> 2 (dread ptr %map, dread u32 %size)
  iassign <* <$unnamed_1>> 4 (dread ptr %map, add u32 (iread u32 <* <$unnamed_1>> 4 (dread ptr %map), constval u32 1))
  return ()
}

func &map_find static used (var %map <* <$unnamed_1>>, var %key <* i8>) <* <$entry>> {
  var %h u32
  var %retVar_11 u32
  var %e <* <$entry>>
  var %retVar_14 i32
  var %logic_15 i32
  callassigned &hash_text (dread ptr %key) { dassign %retVar_11 0 }
  dassign %h 0 (dread u32 %retVar_11)
  dassign %e 0 (iread ptr <* <* <$entry>>> 0 (add ptr (iread ptr <* <$unnamed_1>> 1 (dread ptr %map), mul i64 (cvt i64 u32 (band u32 (dread u32 %h, sub u32 (iread u32 <* <$unnamed_1>> 2 (dread ptr %map), constval u32 1))), constval i64 8))))
  while (ne u1 ptr (dread ptr %e, constval ptr 0)) {
    dassign %logic_15 0 (constval i32 0)
    if (eq u1 u32 (iread u32 <* <$entry>> 2 (dread ptr %e), dread u32 %h)) {
      callassigned &strcmp (iaddrof ptr <* <$entry>> 4 (dread ptr %e), dread ptr %key) { dassign %retVar_14 0 }
      dassign %logic_15 0 (ne i32 i32 (eq u1 i32 (dread i32 %retVar_14, constval i32 0), constval i32 0))
    }
    if (dread i32 %logic_15) {
      return (dread ptr %e)
    }
    dassign %e 0 (iread ptr <* <$entry>> 1 (dread ptr %e))
  }
  return (constval ptr 0)
}

func &map_add static used (var %map <* <$unnamed_1>>, var %key <* i8>) <* <$entry>> {
  var %e <* <$entry>>
  var %retVar_16 <* <$entry>>
  var %retVar_17 <* void>
  var %retVar_18 <* i8>
  var %retVar_19 u32
  callassigned &map_find (dread ptr %map, dread ptr %key) { dassign %retVar_16 0 }
  dassign %e 0 (dread ptr %retVar_16)
  if (ne u1 ptr (dread ptr %e, constval ptr 0)) {
    return (dread ptr %e)
  }
  if (ge u1 u32 (iread u32 <* <$unnamed_1>> 3 (dread ptr %map), iread u32 <* <$unnamed_1>> 2 (dread ptr %map))) {
    callassigned &map_grow (dread ptr %map) {}
  }
  callassigned &malloc (constval u64 32) { dassign %retVar_17 0 }
  dassign %e 0 (dread ptr %retVar_17)
  if (eq u1 ptr (dread ptr %e, constval ptr 0)) {
    callassigned &exit (constval i32 1) {}
  }
  callassigned &strncpy (iaddrof ptr <* <$entry>> 4 (dread ptr %e), dread ptr %key, constval u64 15) { dassign %retVar_18 0 }
  iassign <* i8> 0 (array 0 ptr <* <[16] i8>> (iaddrof ptr <* <$entry>> 4 (dread ptr %e), constval i32 15), constval i32 0)
  callassigned &hash_text (dread ptr %key) { dassign %retVar_19 0 }
  iassign <* <$entry>> 2 (dread ptr %e, dread u32 %retVar_19)
  iassign <* <$entry>> 3 (dread ptr %e, constval i32 0)
  iassign <* <$entry>> 1 (dread ptr %e, iread ptr <* <* <$entry>>> 0 (add ptr (iread ptr <* <$unnamed_1>> 1 (dread ptr %map), mul i64 (cvt i64 u32 (band u32 (iread u32 <* <$entry>> 2 (dread ptr %e), sub u32 (iread u32 <* <$unnamed_1>> 2 (dread ptr %map), constval u32 1))), constval i64 8))))
  iassign <* <* <$entry>>> 0 (add ptr (iread ptr <* <$unnamed_1>> 1 (dread ptr %map), mul i64 (cvt i64 u32 (band u32 (iread u32 <* <$entry>> 2 (dread ptr %e), sub u32 (iread u32 <* <$unnamed_1>> 2 (dread ptr %map), constval u32 1))), constval i64 8)), dread ptr %e)
  iassign <* <$unnamed_1>> 3 (dread ptr %map, add u32 (iread u32 <* <$unnamed_1>> 3 (dread ptr %map), constval u32 1))
  return (dread ptr %e)
}

func &map_delete static used (var %map <* <$unnamed_1>>, var %key <* i8>) i32 {
  var %h u32
  var %retVar_20 u32
  var %link <* <* <$entry>>>
  var %e <* <$entry>>
  var %retVar_23 i32
  var %logic_24 i32
  var %count i32
  callassigned &hash_text (dread ptr %key) { dassign %retVar_20 0 }
  dassign %h 0 (dread u32 %retVar_20)
  dassign %link 0 (add ptr (iread ptr <* <$unnamed_1>> 1 (dread ptr %map), mul i64 (cvt i64 u32 (band u32 (dread u32 %h, sub u32 (iread u32 <* <$unnamed_1>> 2 (dread ptr %map), constval u32 1))), constval i64 8)))
  while (ne u1 ptr (iread ptr <* <* <$entry>>> 0 (dread ptr %link), constval ptr 0)) {
    dassign %e 0 (iread ptr <* <* <$entry>>> 0 (dread ptr %link))
    dassign %logic_24 0 (constval i32 0)
    if (eq u1 u32 (iread u32 <* <$entry>> 2 (dread ptr %e), dread u32 %h)) {
      callassigned &strcmp (iaddrof ptr <* <$entry>> 4 (dread ptr %e), dread ptr %key) { dassign %retVar_23 0 }
      dassign %logic_24 0 (ne i32 i32 (eq u1 i32 (dread i32 %retVar_23, constval i32 0), constval i32 0))
    }
    if (dread i32 %logic_24) {
      dassign %count 0 (iread i32 <* <$entry>> 3 (dread ptr %e))
      iassign <* <* <$entry>>> 0 (dread ptr %link, iread ptr <* <$entry>> 1 (dread ptr %e))
      callassigned &free (dread ptr %e) {}
      iassign <* <$unnamed_1>> 3 (dread ptr %map, sub u32 (iread u32 <* <$unnamed_1>> 3 (dread ptr %map), constval u32 1))
      return (dread i32 %count)
    }
    dassign %link 0 (iaddrof ptr <* <$entry>> 1 (dread ptr %e))
  }
  return (constval i32 -1)
}

func &make_key static used (var %key <* i8>, var %n u32) void {
  var %length i32
  var %s <* i8>
  var %post_30 <* i8>
  var %post_31 i32
  dassign %length 0 (constval i32 0)
  dowhile {
    dassign %s 0 (iread ptr <* <* i8>> 0 (array 0 ptr <* <[8] <* i8>>> (addrof ptr $syllables_25, band u32 (dread u32 %n, constval u32 7))))
    while (ne u1 i32 (iread i32 <* i8> 0 (dread ptr %s), constval i32 0)) {
      dassign %post_30 0 (dread ptr %s)
      dassign %s 0 (add ptr (dread ptr %post_30, constval i64 1))
      dassign %post_31 0 (dread i32 %length)
      dassign %length 0 (add i32 (dread i32 %post_31, constval i32 1))
      iassign <* i8> 0 (add ptr (dread ptr %key, cvt i64 i32 (dread i32 %post_31)), iread i32 <* i8> 0 (dread ptr %post_30))
    }
    dassign %n 0 (lshr u32 (dread u32 %n, constval i32 3))
  } (ne u1 u32 (dread u32 %n, constval u32 0))
  iassign <* i8> 0 (add ptr (dread ptr %key, cvt i64 i32 (dread i32 %length)), constval i32 0)
  return ()
}

func &main public used (var %argc i32, var %argv <* <* i8>>) i32 {
  var %n i32
  var %retVar_32 i32
  var %cond_33 i32
  var %map <$unnamed_1>
  var %key <[16] i8>
  var %seed u32
  var %sum u32
  var %longest u32
  var %i i32
  var %number u32
  var %count i32
  var %retVar_36 i32
  var %e <* <$entry>>
  var %retVar_37 <* <$entry>>
  var %cond_38 u32
  var %retVar_39 <* <$entry>>
  var %i_40 u32
  var %length u32
  var %e_43 <* <$entry>>
  var %retVar_46 i32
  if (gt u1 i32 (dread i32 %argc, constval i32 1)) {
    callassigned &atoi (iread ptr <* <* i8>> 0 (add ptr (dread ptr %argv, constval i64 8))) { dassign %retVar_32 0 }
    dassign %cond_33 0 (dread i32 %retVar_32)
  } else {
    dassign %cond_33 0 (constval i32 2500000)
  }
  dassign %n 0 (dread i32 %cond_33)
  dassign %seed 0 (constval u32 99)
  dassign %sum 0 (constval u32 0)
  dassign %longest 0 (constval u32 0)
  callassigned &map_init (addrof ptr %map, constval u32 8) {}
  dassign %i 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i, dread i32 %n)) {
    dassign %seed 0 (add u32 (mul u32 (dread u32 %seed, constval u32 1664525), constval u32 1013904223))
    dassign %number 0 (band u32 (lshr u32 (dread u32 %seed, constval i32 16), cvt u32 i32 (select i32 (ne u1 u32 (band u32 (lshr u32 (dread u32 %seed, constval i32 9), constval u32 1), constval u32 0), constval i32 4095, constval i32 255))))
    callassigned &make_key (addrof ptr %key, dread u32 %number) {}
    if (eq u1 u32 (lshr u32 (dread u32 %seed, constval i32 28), constval u32 3)) {
      callassigned &map_delete (addrof ptr %map, addrof ptr %key) { dassign %retVar_36 0 }
      dassign %count 0 (dread i32 %retVar_36)
      if (gt u1 i32 (dread i32 %count, constval i32 0)) {
        dassign %sum 0 (add u32 (mul u32 (dread u32 %sum, constval u32 7), cvt u32 i32 (dread i32 %count)))
      }
    } else {
      if (lt u1 u32 (lshr u32 (dread u32 %seed, constval i32 28), constval u32 3)) {
        callassigned &map_find (addrof ptr %map, addrof ptr %key) { dassign %retVar_37 0 }
        dassign %e 0 (dread ptr %retVar_37)
        if (ne u1 ptr (dread ptr %e, constval ptr 0)) {
          dassign %cond_38 0 (cvt u32 i32 (iread i32 <* <$entry>> 3 (dread ptr %e)))
        } else {
          dassign %cond_38 0 (constval u32 1)
        }
        dassign %sum 0 (add u32 (dread u32 %sum, dread u32 %cond_38))
      } else {
        callassigned &map_add (addrof ptr %map, addrof ptr %key) { dassign %retVar_39 0 }
        iassign <* <$entry>> 3 (dread ptr %retVar_39, add i32 (iread i32 <* <$entry>> 3 (dread ptr %retVar_39), constval i32 1))
      }
    }
    dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
  }
  dassign %i_40 0 (constval u32 0)
  while (lt u1 u32 (dread u32 %i_40, dread u32 %map 2)) {
    dassign %length 0 (constval u32 0)
    dassign %e_43 0 (iread ptr <* <* <$entry>>> 0 (add ptr (dread ptr %map 1, mul i64 (cvt i64 u32 (dread u32 %i_40), constval i64 8))))
    while (ne u1 ptr (dread ptr %e_43, constval ptr 0)) {
      dassign %sum 0 (add u32 (dread u32 %sum, bxor u32 (iread u32 <* <$entry>> 2 (dread ptr %e_43), cvt u32 i32 (iread i32 <* <$entry>> 3 (dread ptr %e_43)))))
      dassign %e_43 0 (iread ptr <* <$entry>> 1 (dread ptr %e_43))
      dassign %length 0 (add u32 (dread u32 %length, constval u32 1))
    }
    if (gt u1 u32 (dread u32 %length, dread u32 %longest)) {
      dassign %longest 0 (dread u32 %length)
    }
    dassign %i_40 0 (add u32 (dread u32 %i_40, constval u32 1))
  }
  callassigned &printf (conststr ptr "chainmap %u %u %u %u\x0a", dread u32 %map 3, dread u32 %map 4, dread u32 %longest, dread u32 %sum) { dassign %retVar_46 0 }
  return (constval i32 0)
}
