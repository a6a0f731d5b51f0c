# strhash.c as a C front end translates it.

flavor 1
srclang 1
entryfunc &main

type $entry <struct {
  @hash u32,
  @start i32,
  @length i32,
  @count i32}>

func &printf public extern varargs (var %format <* i8>, ...) i32
func &atoi public extern (var %text <* i8>) i32
func &malloc public extern (var %size u64) <* void>
func &free public extern (var %memory <* void>) void

var $table fstatic <[16384] <$entry>>
var $distinct fstatic i32

func &same static used (var %text <* i8>, var %a i32, var %b i32, var %length i32) i32 {
  var %i i32
  dassign %i 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i, dread i32 %length)) {
    if (ne u1 i32 (
      iread i32 <* i8> 0 (add ptr (dread ptr %text, cvt i64 i32 (add i32 (dread i32 %a, dread i32 %i)))),
      iread i32 <* i8> 0 (add ptr (dread ptr %text, cvt i64 i32 (add i32 (dread i32 %b, dread i32 %i)))))) {
      return (constval i32 0)
    }
    dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
  }
  return (constval i32 1)
}

func &count static used (var %text <* i8>, var %start i32, var %length i32) void {
  var %hash u32
  var %i i32
  var %slot u32
  var %entry <* <$entry>>
  var %retVar_1 i32
  dassign %hash 0 (constval u32 5381)
  dassign %i 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i, dread i32 %length)) {
    dassign %hash 0 (add u32 (
      mul u32 (dread u32 %hash, constval u32 33),
      zext u32 8 (
        iread i32 <* i8> 0 (add ptr (dread ptr %text, cvt i64 i32 (add i32 (dread i32 %start, dread i32 %i)))))))
    dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
  }
  dassign %slot 0 (rem u32 (dread u32 %hash, constval u32 16384))
  while (ne u1 i32 (
    iread i32 <* <$entry>> 4 (array 0 ptr <* <[16384] <$entry>>> (addrof ptr $table, dread u32 %slot)),
    constval i32 0)) {
    dassign %entry 0 (array 0 ptr <* <[16384] <$entry>>> (addrof ptr $table, dread u32 %slot))
    if (cand i32 (
      eq u1 u32 (iread u32 <* <$entry>> 1 (dread ptr %entry), dread u32 %hash),
      eq u1 i32 (iread i32 <* <$entry>> 3 (dread ptr %entry), dread i32 %length))) {
      callassigned &same (
        dread ptr %text,
        iread i32 <* <$entry>> 2 (dread ptr %entry),
        dread i32 %start,
        dread i32 %length) { dassign %retVar_1 0 }
      if (ne u1 i32 (dread i32 %retVar_1, constval i32 0)) {
        iassign <* <$entry>> 4 (
          dread ptr %entry,
          add i32 (iread i32 <* <$entry>> 4 (dread ptr %entry), constval i32 1))
        return ()
      }
    }
    dassign %slot 0 (rem u32 (add u32 (dread u32 %slot, constval u32 1), constval u32 16384))
  }
  iassign <* <$entry>> 1 (
    array 0 ptr <* <[16384] <$entry>>> (addrof ptr $table, dread u32 %slot),
    dread u32 %hash)
  iassign <* <$entry>> 2 (
    array 0 ptr <* <[16384] <$entry>>> (addrof ptr $table, dread u32 %slot),
    dread i32 %start)
  iassign <* <$entry>> 3 (
    array 0 ptr <* <[16384] <$entry>>> (addrof ptr $table, dread u32 %slot),
    dread i32 %length)
  iassign <* <$entry>> 4 (
    array 0 ptr <* <[16384] <$entry>>> (addrof ptr $table, dread u32 %slot),
    constval i32 1)
  dassign $distinct 0 (add i32 (dread i32 $distinct, constval i32 1))
  return ()
}

func &write_text static used (var %text <* i8>, var %n i32) void {
  var %seed u32
  var %left i32
  var %i i32
  dassign %seed 0 (constval u32 42)
  dassign %left 0 (constval i32 0)
  dassign %i 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i, dread i32 %n)) {
    dassign %seed 0 (add u32 (mul u32 (dread u32 %seed, constval u32 1664525), constval u32 1013904223))
    if (eq u1 i32 (dread i32 %left, constval i32 0)) {
      iassign <* i8> 0 (add ptr (dread ptr %text, cvt i64 i32 (dread i32 %i)), constval i32 32)
      dassign %left 0 (add i32 (
        rem i32 (cvt i32 u32 (lshr u32 (dread u32 %seed, constval i32 16)), constval i32 4),
        constval i32 1))
    } else {
      iassign <* i8> 0 (
        add ptr (dread ptr %text, cvt i64 i32 (dread i32 %i)),
        cvt i32 u32 (add u32 (
          constval u32 97,
          rem u32 (lshr u32 (dread u32 %seed, constval i32 16), constval u32 10))))
      dassign %left 0 (sub i32 (dread i32 %left, constval i32 1))
    }
    dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
  }
  iassign <* i8> 0 (add ptr (dread ptr %text, cvt i64 i32 (dread i32 %n)), constval i32 32)
  return ()
}

func &main public used (var %argc i32, var %argv <* <* i8>>) i32 {
  var %n i32
  var %text <* i8>
  var %start i32
  var %i i32
  var %sum u32
  var %retVar_2 i32
  if (gt u1 i32 (dread i32 %argc, constval i32 1)) {
    callassigned &atoi (iread ptr <* <* i8>> 0 (add ptr (dread ptr %argv, constval i64 8))) { dassign %n 0 }
  } else {
    dassign %n 0 (constval i32 6000000)
  }
  callassigned &malloc (cvt u64 i32 (add i32 (dread i32 %n, constval i32 1))) { dassign %text 0 }
  callassigned &write_text (dread ptr %text, dread i32 %n) {}
  dassign %start 0 (constval i32 0)
  dassign %i 0 (constval i32 0)
  while (le u1 i32 (dread i32 %i, dread i32 %n)) {
    if (eq u1 i32 (
      iread i32 <* i8> 0 (add ptr (dread ptr %text, cvt i64 i32 (dread i32 %i))),
      constval i32 32)) {
      if (gt u1 i32 (dread i32 %i, dread i32 %start)) {
        callassigned &count (dread ptr %text, dread i32 %start, sub i32 (dread i32 %i, dread i32 %start)) {}
      }
      dassign %start 0 (add i32 (dread i32 %i, constval i32 1))
    }
    dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
  }
  dassign %sum 0 (constval u32 0)
  dassign %i 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i, constval i32 16384)) {
    dassign %sum 0 (add u32 (
      add u32 (
        mul u32 (dread u32 %sum, constval u32 31),
        iread u32 <* <$entry>> 1 (array 0 ptr <* <[16384] <$entry>>> (addrof ptr $table, dread i32 %i))),
      cvt u32 i32 (
        iread i32 <* <$entry>> 4 (array 0 ptr <* <[16384] <$entry>>> (addrof ptr $table, dread i32 %i)))))
    dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
  }
  callassigned &printf (conststr ptr "strhash %d %u\n", dread i32 $distinct, dread u32 %sum) { dassign %retVar_2 0 }
  callassigned &free (dread ptr %text) {}
  return (constval i32 0)
}
