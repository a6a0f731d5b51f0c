# queens.c translated by c2mpl.

flavor 1
srclang 1
entryfunc &main

type $__va_list_tag <struct {
  @gp_offset u32,
  @fp_offset u32,
  @overflow_arg_area <* void>,
  @reg_save_area <* void>}>
type $search <struct {
  @size i32,
  @all u32,
  @solutions u64,
  @nodes u64,
  @sum u32,
  @column <[16] u8>}>
type $_IO_FILE <structincomplete {}>

func &printf public extern varargs (var %a0 <* i8>, ...) i32
func &atoi public extern (var %a0 <* i8>) i32
func &memset public extern (var %a0 <* void>, var %a1 i32, var %a2 u64) <* void>


func &index_of static used (var %bit u32) i32 {
  var %index i32
  dassign %index 0 (constval i32 0)
  if (ne u1 u32 (band u32 (dread u32 %bit, constval u32 65280), constval u32 0)) {
    dassign %index 0 (add i32 (dread i32 %index, constval i32 8))
    dassign %bit 0 (lshr u32 (dread u32 %bit, constval i32 8))
  }
  if (ne u1 u32 (band u32 (dread u32 %bit, constval u32 240), constval u32 0)) {
    dassign %index 0 (add i32 (dread i32 %index, constval i32 4))
    dassign %bit 0 (lshr u32 (dread u32 %bit, constval i32 4))
  }
  if (ne u1 u32 (band u32 (dread u32 %bit, constval u32 12), constval u32 0)) {
    dassign %index 0 (add i32 (dread i32 %index, constval i32 2))
    dassign %bit 0 (lshr u32 (dread u32 %bit, constval i32 2))
  }
  return (add i32 (dread i32 %index, cvt i32 u32 (lshr u32 (dread u32 %bit, constval i32 1))))
}

func &found static used (var %s <* <$search>>) void {
  var %hash u32
  var %i i32
  dassign %hash 0 (constval u32 0)
  dassign %i 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i, iread i32 <* <$search>> 1 (dread ptr %s))) {
    dassign %hash 0 (add u32 (mul u32 (dread u32 %hash, constval u32 17), iread u32 <* u8> 0 (array 0 ptr <* <[16] u8>> (iaddrof ptr <* <$search>> 6 (dread ptr %s), dread i32 %i))))
    dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
  }
  iassign <* <$search>> 3 (dread ptr %s, add u64 (iread u64 <* <$search>> 3 (dread ptr %s), constval u64 1))
  iassign <* <$search>> 5 (dread ptr %s, add u32 (iread u32 <* <$search>> 5 (dread ptr %s), bxor u32 (dread u32 %hash, lshr u32 (dread u32 %hash, constval i32 15))))
  return ()
}

func &place static used (var %s <* <$search>>, var %row i32, var %columns u32, var %left u32, var %right u32) void {
  var %open u32
  var %bit u32
  var %retVar_5 i32
  if (eq u1 i32 (dread i32 %row, iread i32 <* <$search>> 1 (dread ptr %s))) {
    callassigned &found (dread ptr %s) {}
    return ()
  }
  dassign %open 0 (band u32 (iread u32 <* <$search>> 2 (dread ptr %s), bnot u32 (bior u32 (bior u32 (dread u32 %columns, dread u32 %left), dread u32 %right))))
  while (ne u1 u32 (dread u32 %open, constval u32 0)) {
    dassign %bit 0 (band u32 (dread u32 %open, neg u32 (dread u32 %open)))
    dassign %open 0 (band u32 (dread u32 %open, sub u32 (dread u32 %open, constval u32 1)))
    iassign <* <$search>> 4 (dread ptr %s, add u64 (iread u64 <* <$search>> 4 (dread ptr %s), constval u64 1))
    callassigned &index_of (dread u32 %bit) { dassign %retVar_5 0 }
    iassign <* u8> 0 (array 0 ptr <* <[16] u8>> (iaddrof ptr <* <$search>> 6 (dread ptr %s), dread i32 %row), zext u32 8 (dread i32 %retVar_5))
    callassigned &place (dread ptr %s, add i32 (dread i32 %row, constval i32 1), bior u32 (dread u32 %columns, dread u32 %bit), shl u32 (bior u32 (dread u32 %left, dread u32 %bit), constval i32 1), lshr u32 (bior u32 (dread u32 %right, dread u32 %bit), constval i32 1)) {}
  }
  return ()
}

func &main public used (var %argc i32, var %argv <* <* i8>>) i32 {
  var %n i32
  var %retVar_6 i32
  var %cond_7 i32
  var %s <$search>
  var %retVar_8 i32
  if (gt u1 i32 (dread i32 %argc, constval i32 1)) {
    callassigned &atoi (iread ptr <* <* i8>> 0 (add ptr (dread ptr %argv, constval i64 8))) { dassign %retVar_6 0 }
    dassign %cond_7 0 (dread i32 %retVar_6)
  } else {
    dassign %cond_7 0 (constval i32 13)
  }
  dassign %n 0 (dread i32 %cond_7)
  callassigned &memset (addrof ptr %s, constval i32 0, constval u64 48) {}
  dassign %s 1 (dread i32 %n)
  dassign %s 2 (sub u32 (shl u32 (constval u32 1, dread i32 %n), constval u32 1))
  callassigned &place (addrof ptr %s, constval i32 0, constval u32 0, constval u32 0, constval u32 0) {}
  callassigned &printf (conststr ptr "queens %llu %llu %u\x0a", dread u64 %s 3, dread u64 %s 4, dread u32 %s 5) { dassign %retVar_8 0 }
  return (constval i32 0)
}
