# bitset.c translated by c2mpl.

flavor 1
srclang 1
entryfunc &main

type $__va_list_tag <struct {
  @gp_offset u32,
  @fp_offset u32,
  @overflow_arg_area <* void>,
  @reg_save_area <* void>}>
type $unnamed_1 <struct {
  @words <[64] u64>}>
type $_IO_FILE <structincomplete {}>

func &printf public extern varargs (var %a0 <* i8>, ...) i32
func &atoi public extern (var %a0 <* i8>) i32
func &memset public extern (var %a0 <* void>, var %a1 i32, var %a2 u64) <* void>

var $sets fstatic <[6] <$unnamed_1>>
var $counts fstatic <[256] u8>
var $state fstatic u64 = 88172645463325252

func &init_counts static used () void {
  var %i i32
  dassign %i 0 (constval i32 1)
  while (lt u1 i32 (dread i32 %i, constval i32 256)) {
    iassign <* u8> 0 (array 0 ptr <* <[256] u8>> (addrof ptr $counts, dread i32 %i), zext u32 8 (add i32 (iread u32 <* u8> 0 (array 0 ptr <* <[256] u8>> (addrof ptr $counts, ashr i32 (dread i32 %i, constval i32 1))), band i32 (dread i32 %i, constval i32 1))))
    dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
  }
  return ()
}

func &set_bit static used (var %s <* <$unnamed_1>>, var %i u32) void {
  iassign <* u64> 0 (array 0 ptr <* <[64] u64>> (iaddrof ptr <* <$unnamed_1>> 1 (dread ptr %s), lshr u32 (dread u32 %i, constval i32 6)), bior u64 (iread u64 <* u64> 0 (array 0 ptr <* <[64] u64>> (iaddrof ptr <* <$unnamed_1>> 1 (dread ptr %s), lshr u32 (dread u32 %i, constval i32 6))), shl u64 (constval u64 1, band u32 (dread u32 %i, constval u32 63))))
  return ()
}

func &clear_bit static used (var %s <* <$unnamed_1>>, var %i u32) void {
  iassign <* u64> 0 (array 0 ptr <* <[64] u64>> (iaddrof ptr <* <$unnamed_1>> 1 (dread ptr %s), lshr u32 (dread u32 %i, constval i32 6)), band u64 (iread u64 <* u64> 0 (array 0 ptr <* <[64] u64>> (iaddrof ptr <* <$unnamed_1>> 1 (dread ptr %s), lshr u32 (dread u32 %i, constval i32 6))), bnot u64 (shl u64 (constval u64 1, band u32 (dread u32 %i, constval u32 63)))))
  return ()
}

func &test_bit static used (var %s <* <$unnamed_1>>, var %i u32) u8 {
  return (ne u32 u64 (band u64 (lshr u64 (iread u64 <* u64> 0 (array 0 ptr <* <[64] u64>> (iaddrof ptr <* <$unnamed_1>> 1 (dread ptr %s), lshr u32 (dread u32 %i, constval i32 6))), band u32 (dread u32 %i, constval u32 63)), constval u64 1), constval u64 0))
}

func &unite static used (var %to <* <$unnamed_1>>, var %a <* <$unnamed_1>>, var %b <* <$unnamed_1>>) void {
  var %i i32
  dassign %i 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i, constval i32 64)) {
    iassign <* u64> 0 (array 0 ptr <* <[64] u64>> (iaddrof ptr <* <$unnamed_1>> 1 (dread ptr %to), dread i32 %i), bior u64 (iread u64 <* u64> 0 (array 0 ptr <* <[64] u64>> (iaddrof ptr <* <$unnamed_1>> 1 (dread ptr %a), dread i32 %i)), iread u64 <* u64> 0 (array 0 ptr <* <[64] u64>> (iaddrof ptr <* <$unnamed_1>> 1 (dread ptr %b), dread i32 %i))))
    dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
  }
  return ()
}

func &intersect static used (var %to <* <$unnamed_1>>, var %a <* <$unnamed_1>>, var %b <* <$unnamed_1>>) void {
  var %i i32
  dassign %i 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i, constval i32 64)) {
    iassign <* u64> 0 (array 0 ptr <* <[64] u64>> (iaddrof ptr <* <$unnamed_1>> 1 (dread ptr %to), dread i32 %i), band u64 (iread u64 <* u64> 0 (array 0 ptr <* <[64] u64>> (iaddrof ptr <* <$unnamed_1>> 1 (dread ptr %a), dread i32 %i)), iread u64 <* u64> 0 (array 0 ptr <* <[64] u64>> (iaddrof ptr <* <$unnamed_1>> 1 (dread ptr %b), dread i32 %i))))
    dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
  }
  return ()
}

func &subtract static used (var %to <* <$unnamed_1>>, var %other <* <$unnamed_1>>) void {
  var %i i32
  dassign %i 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i, constval i32 64)) {
    iassign <* u64> 0 (array 0 ptr <* <[64] u64>> (iaddrof ptr <* <$unnamed_1>> 1 (dread ptr %to), dread i32 %i), band u64 (iread u64 <* u64> 0 (array 0 ptr <* <[64] u64>> (iaddrof ptr <* <$unnamed_1>> 1 (dread ptr %to), dread i32 %i)), bnot u64 (iread u64 <* u64> 0 (array 0 ptr <* <[64] u64>> (iaddrof ptr <* <$unnamed_1>> 1 (dread ptr %other), dread i32 %i)))))
    dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
  }
  return ()
}

func &is_subset static used (var %a <* <$unnamed_1>>, var %b <* <$unnamed_1>>) u8 {
  var %i i32
  dassign %i 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i, constval i32 64)) {
    if (ne u1 u64 (band u64 (iread u64 <* u64> 0 (array 0 ptr <* <[64] u64>> (iaddrof ptr <* <$unnamed_1>> 1 (dread ptr %a), dread i32 %i)), bnot u64 (iread u64 <* u64> 0 (array 0 ptr <* <[64] u64>> (iaddrof ptr <* <$unnamed_1>> 1 (dread ptr %b), dread i32 %i)))), constval u64 0)) {
      return (constval u32 0)
    }
    dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
  }
  return (constval u32 1)
}

func &cardinality static used (var %s <* <$unnamed_1>>) i32 {
  var %count i32
  var %i i32
  var %w u64
  dassign %count 0 (constval i32 0)
  dassign %i 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i, constval i32 64)) {
    dassign %w 0 (iread u64 <* u64> 0 (array 0 ptr <* <[64] u64>> (iaddrof ptr <* <$unnamed_1>> 1 (dread ptr %s), dread i32 %i)))
    while (ne u1 u64 (dread u64 %w, constval u64 0)) {
      dassign %count 0 (add i32 (dread i32 %count, iread u32 <* u8> 0 (array 0 ptr <* <[256] u8>> (addrof ptr $counts, band u64 (dread u64 %w, constval u64 255)))))
      dassign %w 0 (lshr u64 (dread u64 %w, constval i32 8))
    }
    dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
  }
  return (dread i32 %count)
}

func &lowest static used (var %w u64) i32 {
  var %n i32
  dassign %n 0 (constval i32 0)
  if (eq u1 u64 (band u64 (dread u64 %w, constval u64 4294967295), constval u64 0)) {
    dassign %n 0 (add i32 (dread i32 %n, constval i32 32))
    dassign %w 0 (lshr u64 (dread u64 %w, constval i32 32))
  }
  if (eq u1 u64 (band u64 (dread u64 %w, constval u64 65535), constval u64 0)) {
    dassign %n 0 (add i32 (dread i32 %n, constval i32 16))
    dassign %w 0 (lshr u64 (dread u64 %w, constval i32 16))
  }
  if (eq u1 u64 (band u64 (dread u64 %w, constval u64 255), constval u64 0)) {
    dassign %n 0 (add i32 (dread i32 %n, constval i32 8))
    dassign %w 0 (lshr u64 (dread u64 %w, constval i32 8))
  }
  while (eq u1 u64 (band u64 (dread u64 %w, constval u64 1), constval u64 0)) {
    dassign %w 0 (lshr u64 (dread u64 %w, constval i32 1))
    dassign %n 0 (add i32 (dread i32 %n, constval i32 1))
  }
  return (dread i32 %n)
}

func &next_bit static used (var %s <* <$unnamed_1>>, var %from i32) i32 {
  var %i i32
  var %w u64
  var %retVar_20 i32
  if (ge u1 i32 (dread i32 %from, constval i32 4096)) {
    return (constval i32 -1)
  }
  dassign %i 0 (div i32 (dread i32 %from, constval i32 64))
  dassign %w 0 (band u64 (iread u64 <* u64> 0 (array 0 ptr <* <[64] u64>> (iaddrof ptr <* <$unnamed_1>> 1 (dread ptr %s), dread i32 %i)), shl u64 (constval u64 18446744073709551615, rem i32 (dread i32 %from, constval i32 64))))
  while (eq u1 u64 (dread u64 %w, constval u64 0)) {
    dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
    if (eq u1 i32 (dread i32 %i, constval i32 64)) {
      return (constval i32 -1)
    }
    dassign %w 0 (iread u64 <* u64> 0 (array 0 ptr <* <[64] u64>> (iaddrof ptr <* <$unnamed_1>> 1 (dread ptr %s), dread i32 %i)))
  }
  callassigned &lowest (dread u64 %w) { dassign %retVar_20 0 }
  return (add i32 (mul i32 (dread i32 %i, constval i32 64), dread i32 %retVar_20))
}

func &shift_left static used (var %s <* <$unnamed_1>>, var %n u32) void {
  var %i i32
  dassign %i 0 (constval i32 63)
  while (gt u1 i32 (dread i32 %i, constval i32 0)) {
    iassign <* u64> 0 (array 0 ptr <* <[64] u64>> (iaddrof ptr <* <$unnamed_1>> 1 (dread ptr %s), dread i32 %i), bior u64 (shl u64 (iread u64 <* u64> 0 (array 0 ptr <* <[64] u64>> (iaddrof ptr <* <$unnamed_1>> 1 (dread ptr %s), dread i32 %i)), dread u32 %n), lshr u64 (iread u64 <* u64> 0 (array 0 ptr <* <[64] u64>> (iaddrof ptr <* <$unnamed_1>> 1 (dread ptr %s), sub i32 (dread i32 %i, constval i32 1))), sub u32 (constval u32 64, dread u32 %n))))
    dassign %i 0 (sub i32 (dread i32 %i, constval i32 1))
  }
  iassign <* u64> 0 (array 0 ptr <* <[64] u64>> (iaddrof ptr <* <$unnamed_1>> 1 (dread ptr %s), constval i32 0), shl u64 (iread u64 <* u64> 0 (array 0 ptr <* <[64] u64>> (iaddrof ptr <* <$unnamed_1>> 1 (dread ptr %s), constval i32 0)), dread u32 %n))
  return ()
}

func &random_bit static used () u32 {
  dassign $state 0 (bxor u64 (dread u64 $state, shl u64 (dread u64 $state, constval i32 13)))
  dassign $state 0 (bxor u64 (dread u64 $state, lshr u64 (dread u64 $state, constval i32 7)))
  dassign $state 0 (bxor u64 (dread u64 $state, shl u64 (dread u64 $state, constval i32 17)))
  return (rem u32 (cvt u32 u64 (lshr u64 (dread u64 $state, constval i32 20)), constval u32 4096))
}

func &main public used (var %argc i32, var %argv <* <* i8>>) i32 {
  var %n i32
  var %retVar_23 i32
  var %cond_24 i32
  var %both <$unnamed_1>
  var %either <$unnamed_1>
  var %sum u32
  var %subsets i32
  var %hits i32
  var %round i32
  var %a <* <$unnamed_1>>
  var %b <* <$unnamed_1>>
  var %i i32
  var %retVar_29 u32
  var %i_30 i32
  var %retVar_33 u32
  var %i_34 i32
  var %bit u32
  var %retVar_37 u32
  var %retVar_38 u8
  var %retVar_39 u8
  var %logic_40 i32
  var %retVar_41 i32
  var %retVar_42 i32
  var %bit_43 i32
  var %retVar_44 i32
  var %retVar_47 i32
  var %retVar_48 u8
  var %retVar_49 u8
  var %retVar_50 <* void>
  var %retVar_51 i32
  if (gt u1 i32 (dread i32 %argc, constval i32 1)) {
    callassigned &atoi (iread ptr <* <* i8>> 0 (add ptr (dread ptr %argv, constval i64 8))) { dassign %retVar_23 0 }
    dassign %cond_24 0 (dread i32 %retVar_23)
  } else {
    dassign %cond_24 0 (constval i32 8000)
  }
  dassign %n 0 (dread i32 %cond_24)
  dassign %sum 0 (constval u32 0)
  dassign %subsets 0 (constval i32 0)
  dassign %hits 0 (constval i32 0)
  callassigned &init_counts () {}
  dassign %round 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %round, dread i32 %n)) {
    dassign %a 0 (array 0 ptr <* <[6] <$unnamed_1>>> (addrof ptr $sets, rem i32 (dread i32 %round, constval i32 6)))
    dassign %b 0 (array 0 ptr <* <[6] <$unnamed_1>>> (addrof ptr $sets, rem i32 (add i32 (mul i32 (dread i32 %round, constval i32 5), constval i32 1), constval i32 6)))
    dassign %i 0 (constval i32 0)
    while (lt u1 i32 (dread i32 %i, constval i32 200)) {
      callassigned &random_bit () { dassign %retVar_29 0 }
      callassigned &set_bit (dread ptr %a, dread u32 %retVar_29) {}
      dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
    }
    dassign %i_30 0 (constval i32 0)
    while (lt u1 i32 (dread i32 %i_30, constval i32 100)) {
      callassigned &random_bit () { dassign %retVar_33 0 }
      callassigned &clear_bit (dread ptr %b, dread u32 %retVar_33) {}
      dassign %i_30 0 (add i32 (dread i32 %i_30, constval i32 1))
    }
    dassign %i_34 0 (constval i32 0)
    while (lt u1 i32 (dread i32 %i_34, constval i32 100)) {
      callassigned &random_bit () { dassign %retVar_37 0 }
      dassign %bit 0 (dread u32 %retVar_37)
      callassigned &test_bit (dread ptr %a, dread u32 %bit) { dassign %retVar_38 0 }
      dassign %logic_40 0 (constval i32 0)
      if (ne u1 u32 (dread u32 %retVar_38, constval u32 0)) {
        callassigned &test_bit (dread ptr %b, dread u32 %bit) { dassign %retVar_39 0 }
        dassign %logic_40 0 (ne i32 i32 (eq u1 u32 (dread u32 %retVar_39, constval u32 0), constval i32 0))
      }
      if (dread i32 %logic_40) {
        dassign %hits 0 (add i32 (dread i32 %hits, constval i32 1))
      }
      dassign %i_34 0 (add i32 (dread i32 %i_34, constval i32 1))
    }
    callassigned &unite (addrof ptr %either, dread ptr %a, dread ptr %b) {}
    callassigned &intersect (addrof ptr %both, dread ptr %a, dread ptr %b) {}
    callassigned &cardinality (addrof ptr %either) { dassign %retVar_41 0 }
    callassigned &cardinality (addrof ptr %both) { dassign %retVar_42 0 }
    dassign %sum 0 (add u32 (mul u32 (dread u32 %sum, constval u32 31), cvt u32 i32 (sub i32 (dread i32 %retVar_41, dread i32 %retVar_42))))
    callassigned &next_bit (addrof ptr %both, constval i32 0) { dassign %retVar_44 0 }
    dassign %bit_43 0 (dread i32 %retVar_44)
    while (ge u1 i32 (dread i32 %bit_43, constval i32 0)) {
      dassign %sum 0 (add u32 (dread u32 %sum, bxor u32 (cvt u32 i32 (dread i32 %bit_43), shl u32 (dread u32 %sum, constval i32 1))))
      callassigned &next_bit (addrof ptr %both, add i32 (dread i32 %bit_43, constval i32 1)) { dassign %retVar_47 0 }
      dassign %bit_43 0 (dread i32 %retVar_47)
    }
    callassigned &is_subset (addrof ptr %both, dread ptr %a) { dassign %retVar_48 0 }
    if (ne u1 u32 (dread u32 %retVar_48, constval u32 0)) {
      dassign %subsets 0 (add i32 (dread i32 %subsets, constval i32 1))
    }
    callassigned &is_subset (dread ptr %a, dread ptr %b) { dassign %retVar_49 0 }
    if (ne u1 u32 (dread u32 %retVar_49, constval u32 0)) {
      dassign %subsets 0 (add i32 (dread i32 %subsets, constval i32 1))
    }
    if (eq u1 i32 (rem i32 (dread i32 %round, constval i32 4), constval i32 3)) {
      callassigned &subtract (dread ptr %a, addrof ptr %both) {}
    }
    if (eq u1 i32 (rem i32 (dread i32 %round, constval i32 16), constval i32 15)) {
      callassigned &memset (dread ptr %b, constval i32 0, constval u64 512) { dassign %retVar_50 0 }
    }
    callassigned &shift_left (dread ptr %a, cvt u32 i32 (add i32 (constval i32 1, rem i32 (dread i32 %round, constval i32 13)))) {}
    dassign %round 0 (add i32 (dread i32 %round, constval i32 1))
  }
  callassigned &printf (conststr ptr "bitset %d %d %u\x0a", dread i32 %subsets, dread i32 %hits, dread u32 %sum) { dassign %retVar_51 0 }
  return (constval i32 0)
}
