# life.c translated by c2mpl.

flavor 1
srclang 1
entryfunc &main

type $__va_list_tag <struct {
  @gp_offset u32,
  @fp_offset u32,
  @overflow_arg_area <* void>,
  @reg_save_area <* void>}>
type $pattern <struct {
  @x i32,
  @y i32,
  @rows <[4] <* i8>>}>
type $_IO_FILE <structincomplete {}>

func &printf public extern varargs (var %a0 <* i8>, ...) i32
func &atoi public extern (var %a0 <* i8>) i32
func &strlen public extern (var %a0 <* i8>) u64

var $rules fstatic <[2][9] u8> = [[0, 0, 0, 1, 0, 0, 0, 0, 0], [0, 0, 1, 1, 0, 0, 0, 0, 0]]
var $patterns fstatic <[4] <$pattern>> = [[1 = 2, 2 = 2, 3 = [conststr ptr ".#.", conststr ptr "..#", conststr ptr "###", 0]], [1 = 40, 2 = 40, 3 = [conststr ptr ".##", conststr ptr "##.", conststr ptr ".#.", 0]], [1 = 70, 2 = 20, 3 = [conststr ptr ".#.....", conststr ptr "...#...", conststr ptr "##..###", 0]], [1 = 15, 2 = 70, 3 = [conststr ptr "......#.", conststr ptr "##......", conststr ptr ".#...###", 0]]]
var $boards fstatic <[2][96][96] u8>

func &draw static used (var %cells <* <[96] u8>>, var %p <* <$pattern>>) void {
  var %y i32
  var %row <* i8>
  var %x u64
  var %retVar_3 u64
  dassign %y 0 (constval i32 0)
  while (ne u1 ptr (iread ptr <* <* i8>> 0 (array 0 ptr <* <[4] <* i8>>> (iaddrof ptr <* <$pattern>> 3 (dread ptr %p), dread i32 %y)), constval ptr 0)) {
    dassign %row 0 (iread ptr <* <* i8>> 0 (array 0 ptr <* <[4] <* i8>>> (iaddrof ptr <* <$pattern>> 3 (dread ptr %p), dread i32 %y)))
    dassign %x 0 (constval u64 0)
    callassigned &strlen (dread ptr %row) { dassign %retVar_3 0 }
    while (lt u1 u64 (dread u64 %x, dread u64 %retVar_3)) {
      iassign <* u8> 0 (array 0 ptr <* <[96] u8>> (add ptr (dread ptr %cells, mul i64 (cvt i64 i32 (add i32 (iread i32 <* <$pattern>> 2 (dread ptr %p), dread i32 %y)), constval i64 96)), add i32 (iread i32 <* <$pattern>> 1 (dread ptr %p), cvt i32 u64 (dread u64 %x))), zext u32 8 (eq i32 i32 (iread i32 <* i8> 0 (add ptr (dread ptr %row, dread u64 %x)), constval i32 35)))
      dassign %x 0 (add u64 (dread u64 %x, constval u64 1))
      callassigned &strlen (dread ptr %row) { dassign %retVar_3 0 }
    }
    dassign %y 0 (add i32 (dread i32 %y, constval i32 1))
  }
  return ()
}

func &neighbours static used (var %cells <* <[96] u8>>, var %y i32, var %x i32) i32 {
  var %up i32
  var %cond_6 i32
  var %down i32
  var %cond_7 i32
  var %left i32
  var %cond_8 i32
  var %right i32
  var %cond_9 i32
  if (eq u1 i32 (dread i32 %y, constval i32 0)) {
    dassign %cond_6 0 (constval i32 95)
  } else {
    dassign %cond_6 0 (sub i32 (dread i32 %y, constval i32 1))
  }
  dassign %up 0 (dread i32 %cond_6)
  if (eq u1 i32 (dread i32 %y, constval i32 95)) {
    dassign %cond_7 0 (constval i32 0)
  } else {
    dassign %cond_7 0 (add i32 (dread i32 %y, constval i32 1))
  }
  dassign %down 0 (dread i32 %cond_7)
  if (eq u1 i32 (dread i32 %x, constval i32 0)) {
    dassign %cond_8 0 (constval i32 95)
  } else {
    dassign %cond_8 0 (sub i32 (dread i32 %x, constval i32 1))
  }
  dassign %left 0 (dread i32 %cond_8)
  if (eq u1 i32 (dread i32 %x, constval i32 95)) {
    dassign %cond_9 0 (constval i32 0)
  } else {
    dassign %cond_9 0 (add i32 (dread i32 %x, constval i32 1))
  }
  dassign %right 0 (dread i32 %cond_9)
  return (add i32 (add i32 (add i32 (add i32 (add i32 (add i32 (add i32 (iread u32 <* u8> 0 (array 0 ptr <* <[96] u8>> (add ptr (dread ptr %cells, mul i64 (cvt i64 i32 (dread i32 %up), constval i64 96)), dread i32 %left)), iread u32 <* u8> 0 (array 0 ptr <* <[96] u8>> (add ptr (dread ptr %cells, mul i64 (cvt i64 i32 (dread i32 %up), constval i64 96)), dread i32 %x))), iread u32 <* u8> 0 (array 0 ptr <* <[96] u8>> (add ptr (dread ptr %cells, mul i64 (cvt i64 i32 (dread i32 %up), constval i64 96)), dread i32 %right))), iread u32 <* u8> 0 (array 0 ptr <* <[96] u8>> (add ptr (dread ptr %cells, mul i64 (cvt i64 i32 (dread i32 %y), constval i64 96)), dread i32 %left))), iread u32 <* u8> 0 (array 0 ptr <* <[96] u8>> (add ptr (dread ptr %cells, mul i64 (cvt i64 i32 (dread i32 %y), constval i64 96)), dread i32 %right))), iread u32 <* u8> 0 (array 0 ptr <* <[96] u8>> (add ptr (dread ptr %cells, mul i64 (cvt i64 i32 (dread i32 %down), constval i64 96)), dread i32 %left))), iread u32 <* u8> 0 (array 0 ptr <* <[96] u8>> (add ptr (dread ptr %cells, mul i64 (cvt i64 i32 (dread i32 %down), constval i64 96)), dread i32 %x))), iread u32 <* u8> 0 (array 0 ptr <* <[96] u8>> (add ptr (dread ptr %cells, mul i64 (cvt i64 i32 (dread i32 %down), constval i64 96)), dread i32 %right))))
}

func &generation static used (var %to <* <[96] u8>>, var %from <* <[96] u8>>) i32 {
  var %changes i32
  var %y i32
  var %x i32
  var %retVar_14 i32
  dassign %changes 0 (constval i32 0)
  dassign %y 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %y, constval i32 96)) {
    dassign %x 0 (constval i32 0)
    while (lt u1 i32 (dread i32 %x, constval i32 96)) {
      callassigned &neighbours (dread ptr %from, dread i32 %y, dread i32 %x) { dassign %retVar_14 0 }
      iassign <* u8> 0 (array 0 ptr <* <[96] u8>> (add ptr (dread ptr %to, mul i64 (cvt i64 i32 (dread i32 %y), constval i64 96)), dread i32 %x), iread u32 <* u8> 0 (array 0 ptr <* <[2][9] u8>> (addrof ptr $rules, iread u32 <* u8> 0 (array 0 ptr <* <[96] u8>> (add ptr (dread ptr %from, mul i64 (cvt i64 i32 (dread i32 %y), constval i64 96)), dread i32 %x)), dread i32 %retVar_14)))
      dassign %changes 0 (add i32 (dread i32 %changes, ne i32 i32 (iread u32 <* u8> 0 (array 0 ptr <* <[96] u8>> (add ptr (dread ptr %to, mul i64 (cvt i64 i32 (dread i32 %y), constval i64 96)), dread i32 %x)), iread u32 <* u8> 0 (array 0 ptr <* <[96] u8>> (add ptr (dread ptr %from, mul i64 (cvt i64 i32 (dread i32 %y), constval i64 96)), dread i32 %x)))))
      dassign %x 0 (add i32 (dread i32 %x, constval i32 1))
    }
    dassign %y 0 (add i32 (dread i32 %y, constval i32 1))
  }
  return (dread i32 %changes)
}

func &main public used (var %argc i32, var %argv <* <* i8>>) i32 {
  var %n i32
  var %retVar_15 i32
  var %cond_16 i32
  var %now i32
  var %changes i32
  var %living i32
  var %sum u32
  var %i u64
  var %i_19 i32
  var %retVar_22 i32
  var %cell <* u8>
  var %i_23 i32
  var %retVar_26 i32
  if (gt u1 i32 (dread i32 %argc, constval i32 1)) {
    callassigned &atoi (iread ptr <* <* i8>> 0 (add ptr (dread ptr %argv, constval i64 8))) { dassign %retVar_15 0 }
    dassign %cond_16 0 (dread i32 %retVar_15)
  } else {
    dassign %cond_16 0 (constval i32 2200)
  }
  dassign %n 0 (dread i32 %cond_16)
  dassign %now 0 (constval i32 0)
  dassign %changes 0 (constval i32 0)
  dassign %living 0 (constval i32 0)
  dassign %sum 0 (constval u32 0)
  dassign %i 0 (constval u64 0)
  while (lt u1 u64 (dread u64 %i, constval u64 4)) {
    callassigned &draw (array 0 ptr <* <[2][96][96] u8>> (addrof ptr $boards, constval i32 0), array 0 ptr <* <[4] <$pattern>>> (addrof ptr $patterns, dread u64 %i)) {}
    dassign %i 0 (add u64 (dread u64 %i, constval u64 1))
  }
  dassign %i_19 0 (constval i32 1)
  while (lt u1 i32 (dread i32 %i_19, dread i32 %n)) {
    callassigned &generation (array 0 ptr <* <[2][96][96] u8>> (addrof ptr $boards, eq i32 i32 (dread i32 %now, constval i32 0)), array 0 ptr <* <[2][96][96] u8>> (addrof ptr $boards, dread i32 %now)) { dassign %retVar_22 0 }
    dassign %changes 0 (add i32 (dread i32 %changes, dread i32 %retVar_22))
    dassign %now 0 (eq i32 i32 (dread i32 %now, constval i32 0))
    dassign %i_19 0 (add i32 (dread i32 %i_19, constval i32 1))
  }
  dassign %cell 0 (array 0 ptr <* <[2][96][96] u8>> (addrof ptr $boards, dread i32 %now, constval i32 0, constval i32 0))
  dassign %i_23 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i_23, constval i32 9216)) {
    dassign %living 0 (add i32 (dread i32 %living, iread u32 <* u8> 0 (add ptr (dread ptr %cell, cvt i64 i32 (dread i32 %i_23)))))
    dassign %sum 0 (add u32 (mul u32 (dread u32 %sum, constval u32 31), iread u32 <* u8> 0 (add ptr (dread ptr %cell, cvt i64 i32 (dread i32 %i_23)))))
    dassign %i_23 0 (add i32 (dread i32 %i_23, constval i32 1))
  }
  callassigned &printf (conststr ptr "life %u %d %d\x0a", dread u32 %sum, dread i32 %changes, dread i32 %living) { dassign %retVar_26 0 }
  return (constval i32 0)
}
