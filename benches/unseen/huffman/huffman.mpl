# huffman.c translated by c2mpl.

flavor 1
srclang 1
entryfunc &main

type $__va_list_tag <struct {
  @gp_offset u32,
  @fp_offset u32,
  @overflow_arg_area <* void>,
  @reg_save_area <* void>}>
type $tree <struct {
  @weight <[512] u32>,
  @child <[512][2] i16>,
  @nodes i32,
  @root i32}>
type $code <struct {
  @bits u32,
  @length u8}>
type $bits <struct {
  @bytes <* u8>,
  @position u64}>
type $heap <struct {
  @items <[256] i16>,
  @count i32,
  @weight <* u32>}>
type $_IO_FILE <structincomplete {}>

func &printf public extern varargs (var %a0 <* i8>, ...) i32
func &malloc public extern (var %a0 u64) <* void>
func &calloc public extern (var %a0 u64, var %a1 u64) <* void>
func &free public extern (var %a0 <* void>) void
func &atoi public extern (var %a0 <* i8>) i32
func &memset public extern (var %a0 <* void>, var %a1 i32, var %a2 u64) <* void>


func &lighter static used (var %h <* <$heap>>, var %a i32, var %b i32) i32 {
  return (cior i32 (lt u1 u32 (iread u32 <* u32> 0 (add ptr (iread ptr <* <$heap>> 3 (dread ptr %h), mul i64 (cvt i64 i32 (dread i32 %a), constval i64 4))), iread u32 <* u32> 0 (add ptr (iread ptr <* <$heap>> 3 (dread ptr %h), mul i64 (cvt i64 i32 (dread i32 %b), constval i64 4)))), cand i32 (eq u1 u32 (iread u32 <* u32> 0 (add ptr (iread ptr <* <$heap>> 3 (dread ptr %h), mul i64 (cvt i64 i32 (dread i32 %a), constval i64 4))), iread u32 <* u32> 0 (add ptr (iread ptr <* <$heap>> 3 (dread ptr %h), mul i64 (cvt i64 i32 (dread i32 %b), constval i64 4)))), lt u1 i32 (dread i32 %a, dread i32 %b))))
}

func &heap_put static used (var %h <* <$heap>>, var %item i32) void {
  var %at i32
  var %post_1 i32
  var %retVar_2 i32
  var %logic_3 i32
  dassign %post_1 0 (iread i32 <* <$heap>> 2 (dread ptr %h))
  iassign <* <$heap>> 2 (dread ptr %h, add i32 (dread i32 %post_1, constval i32 1))
  dassign %at 0 (dread i32 %post_1)
  dassign %logic_3 0 (constval i32 0)
  if (gt u1 i32 (dread i32 %at, constval i32 0)) {
  callassigned &lighter (dread ptr %h, dread i32 %item, iread i32 <* i16> 0 (array 0 ptr <* <[256] i16>> (iaddrof ptr <* <$heap>> 1 (dread ptr %h), div i32 (sub i32 (dread i32 %at, constval i32 1), constval i32 2)))) { dassign %retVar_2 0 }
  dassign %logic_3 0 (ne i32 i32 (ne u1 i32 (dread i32 %retVar_2, constval i32 0), constval i32 0))
  }
  while (dread i32 %logic_3) {
    iassign <* i16> 0 (array 0 ptr <* <[256] i16>> (iaddrof ptr <* <$heap>> 1 (dread ptr %h), dread i32 %at), iread i32 <* i16> 0 (array 0 ptr <* <[256] i16>> (iaddrof ptr <* <$heap>> 1 (dread ptr %h), div i32 (sub i32 (dread i32 %at, constval i32 1), constval i32 2))))
    dassign %at 0 (div i32 (sub i32 (dread i32 %at, constval i32 1), constval i32 2))
    dassign %logic_3 0 (constval i32 0)
    if (gt u1 i32 (dread i32 %at, constval i32 0)) {
    callassigned &lighter (dread ptr %h, dread i32 %item, iread i32 <* i16> 0 (array 0 ptr <* <[256] i16>> (iaddrof ptr <* <$heap>> 1 (dread ptr %h), div i32 (sub i32 (dread i32 %at, constval i32 1), constval i32 2)))) { dassign %retVar_2 0 }
    dassign %logic_3 0 (ne i32 i32 (ne u1 i32 (dread i32 %retVar_2, constval i32 0), constval i32 0))
    }
  }
  iassign <* i16> 0 (array 0 ptr <* <[256] i16>> (iaddrof ptr <* <$heap>> 1 (dread ptr %h), dread i32 %at), sext i32 16 (dread i32 %item))
  return ()
}

func &heap_take static used (var %h <* <$heap>>) i32 {
  var %first i32
  var %last i32
  var %at i32
  var %child i32
  var %retVar_8 i32
  var %logic_9 i32
  var %retVar_10 i32
  dassign %first 0 (iread i32 <* i16> 0 (array 0 ptr <* <[256] i16>> (iaddrof ptr <* <$heap>> 1 (dread ptr %h), constval i32 0)))
  iassign <* <$heap>> 2 (dread ptr %h, sub i32 (iread i32 <* <$heap>> 2 (dread ptr %h), constval i32 1))
  dassign %last 0 (iread i32 <* i16> 0 (array 0 ptr <* <[256] i16>> (iaddrof ptr <* <$heap>> 1 (dread ptr %h), iread i32 <* <$heap>> 2 (dread ptr %h))))
  dassign %at 0 (constval i32 0)
  dassign %child 0 (add i32 (mul i32 (constval i32 2, dread i32 %at), constval i32 1))
  while (lt u1 i32 (dread i32 %child, iread i32 <* <$heap>> 2 (dread ptr %h))) {
    dassign %logic_9 0 (constval i32 0)
    if (lt u1 i32 (add i32 (dread i32 %child, constval i32 1), iread i32 <* <$heap>> 2 (dread ptr %h))) {
      callassigned &lighter (dread ptr %h, iread i32 <* i16> 0 (array 0 ptr <* <[256] i16>> (iaddrof ptr <* <$heap>> 1 (dread ptr %h), add i32 (dread i32 %child, constval i32 1))), iread i32 <* i16> 0 (array 0 ptr <* <[256] i16>> (iaddrof ptr <* <$heap>> 1 (dread ptr %h), dread i32 %child))) { dassign %retVar_8 0 }
      dassign %logic_9 0 (ne i32 i32 (ne u1 i32 (dread i32 %retVar_8, constval i32 0), constval i32 0))
    }
    if (dread i32 %logic_9) {
      dassign %child 0 (add i32 (dread i32 %child, constval i32 1))
    }
    callassigned &lighter (dread ptr %h, iread i32 <* i16> 0 (array 0 ptr <* <[256] i16>> (iaddrof ptr <* <$heap>> 1 (dread ptr %h), dread i32 %child)), dread i32 %last) { dassign %retVar_10 0 }
    if (eq u1 i32 (dread i32 %retVar_10, constval i32 0)) {
      goto @break_6
    }
    iassign <* i16> 0 (array 0 ptr <* <[256] i16>> (iaddrof ptr <* <$heap>> 1 (dread ptr %h), dread i32 %at), iread i32 <* i16> 0 (array 0 ptr <* <[256] i16>> (iaddrof ptr <* <$heap>> 1 (dread ptr %h), dread i32 %child)))
    dassign %at 0 (dread i32 %child)
    dassign %child 0 (add i32 (mul i32 (constval i32 2, dread i32 %at), constval i32 1))
  }
  @break_6
  iassign <* i16> 0 (array 0 ptr <* <[256] i16>> (iaddrof ptr <* <$heap>> 1 (dread ptr %h), dread i32 %at), sext i32 16 (dread i32 %last))
  return (dread i32 %first)
}

func &make_tree static used (var %t <* <$tree>>, var %text <* u8>, var %n i32) void {
  var %heap <$heap>
  var %retVar_11 <* void>
  var %i i32
  var %i_14 i32
  var %a i32
  var %retVar_19 i32
  var %b i32
  var %retVar_20 i32
  var %cond_21 i32
  var %node i32
  var %post_22 i32
  var %retVar_23 i32
  callassigned &memset (addrof ptr %heap, constval i32 0, constval u64 528) {}
  dassign %heap 2 (constval i32 0)
  dassign %heap 3 (iaddrof ptr <* <$tree>> 1 (dread ptr %t))
  callassigned &memset (dread ptr %t, constval i32 0, constval u64 4104) { dassign %retVar_11 0 }
  dassign %i 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i, dread i32 %n)) {
    iassign <* u32> 0 (array 0 ptr <* <[512] u32>> (iaddrof ptr <* <$tree>> 1 (dread ptr %t), iread u32 <* u8> 0 (add ptr (dread ptr %text, cvt i64 i32 (dread i32 %i)))), add u32 (iread u32 <* u32> 0 (array 0 ptr <* <[512] u32>> (iaddrof ptr <* <$tree>> 1 (dread ptr %t), iread u32 <* u8> 0 (add ptr (dread ptr %text, cvt i64 i32 (dread i32 %i))))), constval u32 1))
    dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
  }
  dassign %i_14 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i_14, constval i32 256)) {
    if (gt u1 u32 (iread u32 <* u32> 0 (array 0 ptr <* <[512] u32>> (iaddrof ptr <* <$tree>> 1 (dread ptr %t), dread i32 %i_14)), constval u32 0)) {
      callassigned &heap_put (addrof ptr %heap, dread i32 %i_14) {}
    }
    dassign %i_14 0 (add i32 (dread i32 %i_14, constval i32 1))
  }
  iassign <* <$tree>> 3 (dread ptr %t, constval i32 256)
  dowhile {
    callassigned &heap_take (addrof ptr %heap) { dassign %retVar_19 0 }
    dassign %a 0 (dread i32 %retVar_19)
    if (gt u1 i32 (dread i32 %heap 2, constval i32 0)) {
      callassigned &heap_take (addrof ptr %heap) { dassign %retVar_20 0 }
      dassign %cond_21 0 (dread i32 %retVar_20)
    } else {
      dassign %cond_21 0 (dread i32 %a)
    }
    dassign %b 0 (dread i32 %cond_21)
    dassign %post_22 0 (iread i32 <* <$tree>> 3 (dread ptr %t))
    iassign <* <$tree>> 3 (dread ptr %t, add i32 (dread i32 %post_22, constval i32 1))
    dassign %node 0 (dread i32 %post_22)
    iassign <* i16> 0 (array 0 ptr <* <[512][2] i16>> (iaddrof ptr <* <$tree>> 2 (dread ptr %t), dread i32 %node, constval i32 0), sext i32 16 (dread i32 %a))
    iassign <* i16> 0 (array 0 ptr <* <[512][2] i16>> (iaddrof ptr <* <$tree>> 2 (dread ptr %t), dread i32 %node, constval i32 1), sext i32 16 (dread i32 %b))
    iassign <* u32> 0 (array 0 ptr <* <[512] u32>> (iaddrof ptr <* <$tree>> 1 (dread ptr %t), dread i32 %node), add u32 (iread u32 <* u32> 0 (array 0 ptr <* <[512] u32>> (iaddrof ptr <* <$tree>> 1 (dread ptr %t), dread i32 %a)), iread u32 <* u32> 0 (array 0 ptr <* <[512] u32>> (iaddrof ptr <* <$tree>> 1 (dread ptr %t), dread i32 %b))))
    callassigned &heap_put (addrof ptr %heap, dread i32 %node) {}
  } (gt u1 i32 (dread i32 %heap 2, constval i32 1))
  callassigned &heap_take (addrof ptr %heap) { dassign %retVar_23 0 }
  iassign <* <$tree>> 4 (dread ptr %t, dread i32 %retVar_23)
  return ()
}

func &make_codes static used (var %codes <* <$code>>, var %t <* <$tree>>, var %node i32, var %bits u32, var %length i32) void {
  if (lt u1 i32 (dread i32 %node, constval i32 256)) {
    iassign <* <$code>> 1 (add ptr (dread ptr %codes, mul i64 (cvt i64 i32 (dread i32 %node), constval i64 8)), dread u32 %bits)
    iassign <* <$code>> 2 (add ptr (dread ptr %codes, mul i64 (cvt i64 i32 (dread i32 %node), constval i64 8)), zext u32 8 (dread i32 %length))
  } else {
    callassigned &make_codes (dread ptr %codes, dread ptr %t, iread i32 <* i16> 0 (array 0 ptr <* <[512][2] i16>> (iaddrof ptr <* <$tree>> 2 (dread ptr %t), dread i32 %node, constval i32 0)), shl u32 (dread u32 %bits, constval i32 1), add i32 (dread i32 %length, constval i32 1)) {}
    callassigned &make_codes (dread ptr %codes, dread ptr %t, iread i32 <* i16> 0 (array 0 ptr <* <[512][2] i16>> (iaddrof ptr <* <$tree>> 2 (dread ptr %t), dread i32 %node, constval i32 1)), bior u32 (shl u32 (dread u32 %bits, constval i32 1), constval u32 1), add i32 (dread i32 %length, constval i32 1)) {}
  }
  return ()
}

func &put_code static used (var %b <* <$bits>>, var %code <$code>) void {
  var %i i32
  dassign %i 0 (sub i32 (dread u32 %code 2, constval i32 1))
  while (ge u1 i32 (dread i32 %i, constval i32 0)) {
    if (ne u1 u32 (band u32 (lshr u32 (dread u32 %code 1, dread i32 %i), constval u32 1), constval u32 0)) {
      iassign <* u8> 0 (add ptr (iread ptr <* <$bits>> 1 (dread ptr %b), lshr u64 (iread u64 <* <$bits>> 2 (dread ptr %b), constval i32 3)), zext u32 8 (bior i32 (iread u32 <* u8> 0 (add ptr (iread ptr <* <$bits>> 1 (dread ptr %b), lshr u64 (iread u64 <* <$bits>> 2 (dread ptr %b), constval i32 3))), zext u32 8 (ashr i32 (constval i32 128, band u64 (iread u64 <* <$bits>> 2 (dread ptr %b), constval u64 7))))))
    }
    iassign <* <$bits>> 2 (dread ptr %b, add u64 (iread u64 <* <$bits>> 2 (dread ptr %b), constval u64 1))
    dassign %i 0 (sub i32 (dread i32 %i, constval i32 1))
  }
  return ()
}

func &take_bit static used (var %b <* <$bits>>) i32 {
  var %bit i32
  dassign %bit 0 (band i32 (ashr i32 (iread u32 <* u8> 0 (add ptr (iread ptr <* <$bits>> 1 (dread ptr %b), lshr u64 (iread u64 <* <$bits>> 2 (dread ptr %b), constval i32 3))), sub u64 (constval u64 7, band u64 (iread u64 <* <$bits>> 2 (dread ptr %b), constval u64 7))), constval i32 1))
  iassign <* <$bits>> 2 (dread ptr %b, add u64 (iread u64 <* <$bits>> 2 (dread ptr %b), constval u64 1))
  return (dread i32 %bit)
}

func &write_text static used (var %text <* u8>, var %n i32) void {
  var %seed u32
  var %i i32
  var %a u32
  var %b u32
  var %c u32
  var %cond_28 i32
  dassign %seed 0 (constval u32 42)
  dassign %i 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i, dread i32 %n)) {
    dassign %seed 0 (add u32 (mul u32 (dread u32 %seed, constval u32 1664525), constval u32 1013904223))
    dassign %a 0 (band u32 (lshr u32 (dread u32 %seed, constval i32 12), constval u32 31))
    dassign %b 0 (band u32 (lshr u32 (dread u32 %seed, constval i32 17), constval u32 31))
    dassign %c 0 (band u32 (lshr u32 (dread u32 %seed, constval i32 22), constval u32 63))
    if (eq u1 u32 (dread u32 %c, constval u32 0)) {
      dassign %cond_28 0 (zext u32 8 (lshr u32 (dread u32 %seed, constval i32 8)))
    } else {
      dassign %cond_28 0 (zext u32 8 (add u32 (constval u32 97, div u32 (mul u32 (dread u32 %a, dread u32 %b), constval u32 37))))
    }
    iassign <* u8> 0 (add ptr (dread ptr %text, cvt i64 i32 (dread i32 %i)), zext u32 8 (dread i32 %cond_28))
    dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
  }
  return ()
}

func &main public used (var %argc i32, var %argv <* <* i8>>) i32 {
  var %n i32
  var %retVar_29 i32
  var %cond_30 i32
  var %text <* u8>
  var %retVar_31 <* void>
  var %out <$bits>
  var %retVar_32 <* void>
  var %codes <[256] <$code>>
  var %tree <$tree>
  var %retVar_33 <* void>
  var %i i32
  var %length u64
  var %sum u32
  var %i_36 u64
  var %wrong i32
  var %i_39 i32
  var %node i32
  var %retVar_44 i32
  var %retVar_45 i32
  if (gt u1 i32 (dread i32 %argc, constval i32 1)) {
    callassigned &atoi (iread ptr <* <* i8>> 0 (add ptr (dread ptr %argv, constval i64 8))) { dassign %retVar_29 0 }
    dassign %cond_30 0 (dread i32 %retVar_29)
  } else {
    dassign %cond_30 0 (constval i32 1100000)
  }
  dassign %n 0 (dread i32 %cond_30)
  callassigned &malloc (cvt u64 i32 (dread i32 %n)) { dassign %retVar_31 0 }
  dassign %text 0 (dread ptr %retVar_31)
  callassigned &calloc (add u64 (mul u64 (cvt u64 i32 (dread i32 %n), constval u64 4), constval u64 1), constval u64 1) { dassign %retVar_32 0 }
  dassign %out 1 (dread ptr %retVar_32)
  dassign %out 2 (constval u64 0)
  callassigned &memset (addrof ptr %codes, constval i32 0, constval u64 2048) { dassign %retVar_33 0 }
  callassigned &write_text (dread ptr %text, dread i32 %n) {}
  callassigned &make_tree (addrof ptr %tree, dread ptr %text, dread i32 %n) {}
  callassigned &make_codes (addrof ptr %codes, addrof ptr %tree, dread i32 %tree 4, constval u32 0, constval i32 0) {}
  dassign %i 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i, dread i32 %n)) {
    callassigned &put_code (addrof ptr %out, iread agg <* <$code>> 0 (array 0 ptr <* <[256] <$code>>> (addrof ptr %codes, iread u32 <* u8> 0 (add ptr (dread ptr %text, cvt i64 i32 (dread i32 %i)))))) {}
    dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
  }
  dassign %length 0 (dread u64 %out 2)
  dassign %sum 0 (constval u32 0)
  dassign %i_36 0 (constval u64 0)
  while (le u1 u64 (dread u64 %i_36, lshr u64 (dread u64 %length, constval i32 3))) {
    dassign %sum 0 (add u32 (mul u32 (dread u32 %sum, constval u32 31), iread u32 <* u8> 0 (add ptr (dread ptr %out 1, dread u64 %i_36))))
    dassign %i_36 0 (add u64 (dread u64 %i_36, constval u64 1))
  }
  dassign %wrong 0 (constval i32 0)
  dassign %out 2 (constval u64 0)
  dassign %i_39 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i_39, dread i32 %n)) {
    dassign %node 0 (dread i32 %tree 4)
    while (ge u1 i32 (dread i32 %node, constval i32 256)) {
      callassigned &take_bit (addrof ptr %out) { dassign %retVar_44 0 }
      dassign %node 0 (iread i32 <* i16> 0 (array 0 ptr <* <[512][2] i16>> (addrof ptr %tree 2, dread i32 %node, dread i32 %retVar_44)))
    }
    dassign %wrong 0 (add i32 (dread i32 %wrong, ne i32 i32 (dread i32 %node, iread u32 <* u8> 0 (add ptr (dread ptr %text, cvt i64 i32 (dread i32 %i_39))))))
    dassign %i_39 0 (add i32 (dread i32 %i_39, constval i32 1))
  }
  callassigned &printf (conststr ptr "huffman %u %u %d\x0a", dread u32 %sum, cvt u32 u64 (dread u64 %length), dread i32 %wrong) { dassign %retVar_45 0 }
  callassigned &free (dread ptr %text) {}
  callassigned &free (dread ptr %out 1) {}
  return (constval i32 0)
}
