# marksweep.c translated by c2mpl.

flavor 1
srclang 1
entryfunc &main

type $__va_list_tag <struct {
  @gp_offset u32,
  @fp_offset u32,
  @overflow_arg_area <* void>,
  @reg_save_area <* void>}>
type $unnamed_2 <struct {
  @head <* <$cell>>,
  @tail <* <$cell>>}>
type $unnamed_1 <union {
  @pair <$unnamed_2>,
  @number f64,
  @name <[12] i8>,
  @next_free <* <$cell>>}>
type $cell <struct {
  @type u8,
  @marked u8,
  @uses i16,
  @u <$unnamed_1>}>
type $_IO_FILE <structincomplete {}>

func &printf public extern varargs (var %a0 <* i8>, ...) i32
func &exit public extern (var %a0 i32) void
func &atoi public extern (var %a0 <* i8>) i32
func &strlen public extern (var %a0 <* i8>) u64
func &strcmp public extern (var %a0 <* i8>, var %a1 <* i8>) i32
func &strcpy public extern (var %a0 <* i8>, var %a1 <* i8>) <* i8>

var $arena fstatic <[20000] <$cell>>
var $free_list fstatic <* <$cell>>
var $roots fstatic <[64] <* <$cell>>>
var $root_count fstatic i32
var $globals fstatic <[32] <* <$cell>>>
var $symbols fstatic <[16] <* <$cell>>>
var $collections fstatic i32
var $freed fstatic i32
var $names_40 fstatic <[5] <* i8>> = [conststr ptr "car", conststr ptr "lambda", conststr ptr "quote", conststr ptr "t", conststr ptr "define"]

func &mark static used (var %c <* <$cell>>) void {
  while (cand i32 (ne u1 ptr (dread ptr %c, constval ptr 0), eq u1 u32 (iread u32 <* <$cell>> 2 (dread ptr %c), constval u32 0))) {
    iassign <* <$cell>> 2 (dread ptr %c, constval u32 1)
    if (ne u1 i32 (iread u32 <* <$cell>> 1 (dread ptr %c), constval i32 1)) {
      return ()
    }
    callassigned &mark (iread ptr <* <$cell>> 6 (dread ptr %c)) {}
    dassign %c 0 (iread ptr <* <$cell>> 7 (dread ptr %c))
  }
  return ()
}

func &sweep static used () void {
  var %c <* <$cell>>
  dassign $free_list 0 (constval ptr 0)
  dassign %c 0 (sub ptr (add ptr (addrof ptr $arena, constval i64 480000), constval i64 24))
  while (ge u1 ptr (dread ptr %c, addrof ptr $arena)) {
    if (ne u1 u32 (iread u32 <* <$cell>> 2 (dread ptr %c), constval u32 0)) {
      iassign <* <$cell>> 2 (dread ptr %c, constval u32 0)
      goto @continue_6
    }
    if (ne u1 i32 (iread u32 <* <$cell>> 1 (dread ptr %c), constval i32 0)) {
      dassign $freed 0 (add i32 (dread i32 $freed, constval i32 1))
    }
    iassign <* <$cell>> 1 (dread ptr %c, constval u32 0)
    iassign <* <$cell>> 10 (dread ptr %c, dread ptr $free_list)
    dassign $free_list 0 (dread ptr %c)
  @continue_6
    dassign %c 0 (sub ptr (dread ptr %c, constval i64 24))
  }
  return ()
}

func &collect static used () void {
  var %i i32
  dassign %i 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i, dread i32 $root_count)) {
    callassigned &mark (iread ptr <* <* <$cell>>> 0 (array 0 ptr <* <[64] <* <$cell>>>> (addrof ptr $roots, dread i32 %i))) {}
    dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
  }
  dassign %i 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i, constval i32 32)) {
    callassigned &mark (iread ptr <* <* <$cell>>> 0 (array 0 ptr <* <[32] <* <$cell>>>> (addrof ptr $globals, dread i32 %i))) {}
    dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
  }
  dassign %i 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i, constval i32 16)) {
    callassigned &mark (iread ptr <* <* <$cell>>> 0 (array 0 ptr <* <[16] <* <$cell>>>> (addrof ptr $symbols, dread i32 %i))) {}
    dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
  }
  callassigned &sweep () {}
  dassign $collections 0 (add i32 (dread i32 $collections, constval i32 1))
  return ()
}

func &new_cell static used (var %type u32) <* <$cell>> {
  var %c <* <$cell>>
  if (eq u1 ptr (dread ptr $free_list, constval ptr 0)) {
    callassigned &collect () {}
    if (eq u1 ptr (dread ptr $free_list, constval ptr 0)) {
      callassigned &exit (constval i32 2) {}
    }
  }
  dassign %c 0 (dread ptr $free_list)
  dassign $free_list 0 (iread ptr <* <$cell>> 10 (dread ptr %c))
  iassign <* <$cell>> 1 (dread ptr %c, zext u32 8 (dread u32 %type))
  iassign <* <$cell>> 3 (dread ptr %c, constval i32 0)
  return (dread ptr %c)
}

func &push static used (var %c <* <$cell>>) <* <$cell>> {
  var %post_13 i32
  if (lt u1 i32 (dread i32 $root_count, constval i32 64)) {
    dassign %post_13 0 (dread i32 $root_count)
    dassign $root_count 0 (add i32 (dread i32 %post_13, constval i32 1))
    iassign <* <* <$cell>>> 0 (array 0 ptr <* <[64] <* <$cell>>>> (addrof ptr $roots, dread i32 %post_13), dread ptr %c)
  }
  return (dread ptr %c)
}

func &cons static used (var %head <* <$cell>>, var %tail <* <$cell>>) <* <$cell>> {
  var %c <* <$cell>>
  var %retVar_14 <* <$cell>>
  var %retVar_15 <* <$cell>>
  var %retVar_16 <* <$cell>>
  callassigned &push (dread ptr %head) { dassign %retVar_14 0 }
  callassigned &push (dread ptr %tail) { dassign %retVar_15 0 }
  callassigned &new_cell (constval u32 1) { dassign %retVar_16 0 }
  dassign %c 0 (dread ptr %retVar_16)
  dassign $root_count 0 (sub i32 (dread i32 $root_count, constval i32 2))
  iassign <* <$cell>> 6 (dread ptr %c, dread ptr %head)
  iassign <* <$cell>> 7 (dread ptr %c, dread ptr %tail)
  return (dread ptr %c)
}

func &number static used (var %value f64) <* <$cell>> {
  var %c <* <$cell>>
  var %retVar_17 <* <$cell>>
  callassigned &new_cell (constval u32 2) { dassign %retVar_17 0 }
  dassign %c 0 (dread ptr %retVar_17)
  iassign <* <$cell>> 8 (dread ptr %c, dread f64 %value)
  return (dread ptr %c)
}

func &intern static used (var %name <* i8>) <* <$cell>> {
  var %i i32
  var %retVar_20 i32
  var %retVar_21 <* <$cell>>
  var %retVar_22 <* i8>
  dassign %i 0 (constval i32 0)
  while (cand i32 (lt u1 i32 (dread i32 %i, constval i32 16), ne u1 ptr (iread ptr <* <* <$cell>>> 0 (array 0 ptr <* <[16] <* <$cell>>>> (addrof ptr $symbols, dread i32 %i)), constval ptr 0))) {
    callassigned &strcmp (iaddrof ptr <* <$cell>> 9 (iread ptr <* <* <$cell>>> 0 (array 0 ptr <* <[16] <* <$cell>>>> (addrof ptr $symbols, dread i32 %i))), dread ptr %name) { dassign %retVar_20 0 }
    if (eq u1 i32 (dread i32 %retVar_20, constval i32 0)) {
      return (iread ptr <* <* <$cell>>> 0 (array 0 ptr <* <[16] <* <$cell>>>> (addrof ptr $symbols, dread i32 %i)))
    }
    dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
  }
  if (eq u1 i32 (dread i32 %i, constval i32 16)) {
    return (constval ptr 0)
  }
  callassigned &new_cell (constval u32 3) { dassign %retVar_21 0 }
  iassign <* <* <$cell>>> 0 (array 0 ptr <* <[16] <* <$cell>>>> (addrof ptr $symbols, dread i32 %i), dread ptr %retVar_21)
  callassigned &strcpy (iaddrof ptr <* <$cell>> 9 (iread ptr <* <* <$cell>>> 0 (array 0 ptr <* <[16] <* <$cell>>>> (addrof ptr $symbols, dread i32 %i))), dread ptr %name) { dassign %retVar_22 0 }
  return (iread ptr <* <* <$cell>>> 0 (array 0 ptr <* <[16] <* <$cell>>>> (addrof ptr $symbols, dread i32 %i)))
}

func &map static used (var %list <* <$cell>>, var %f <* <func (f64) f64>>) <* <$cell>> {
  var %head <* <$cell>>
  var %tail <* <$cell>>
  var %result <* <$cell>>
  var %retVar_23 <* <$cell>>
  var %retVar_24 f64
  var %retVar_25 <* <$cell>>
  var %retVar_26 <* <$cell>>
  var %retVar_27 <* <$cell>>
  var %retVar_28 <* <$cell>>
  if (eq u1 ptr (dread ptr %list, constval ptr 0)) {
    return (constval ptr 0)
  }
  callassigned &push (dread ptr %list) { dassign %retVar_23 0 }
  dassign %head 0 (iread ptr <* <$cell>> 6 (dread ptr %list))
  if (cand i32 (ne u1 ptr (dread ptr %head, constval ptr 0), eq u1 i32 (iread u32 <* <$cell>> 1 (dread ptr %head), constval i32 2))) {
    icallassigned (dread ptr %f, iread f64 <* <$cell>> 8 (dread ptr %head)) { dassign %retVar_24 0 }
    callassigned &number (dread f64 %retVar_24) { dassign %retVar_25 0 }
    dassign %head 0 (dread ptr %retVar_25)
  }
  callassigned &push (dread ptr %head) { dassign %retVar_26 0 }
  callassigned &map (iread ptr <* <$cell>> 7 (dread ptr %list), dread ptr %f) { dassign %retVar_27 0 }
  dassign %tail 0 (dread ptr %retVar_27)
  callassigned &cons (dread ptr %head, dread ptr %tail) { dassign %retVar_28 0 }
  dassign %result 0 (dread ptr %retVar_28)
  dassign $root_count 0 (sub i32 (dread i32 $root_count, constval i32 2))
  return (dread ptr %result)
}

func &reverse_in_place static used (var %list <* <$cell>>) <* <$cell>> {
  var %done <* <$cell>>
  var %next <* <$cell>>
  dassign %done 0 (constval ptr 0)
  while (ne u1 ptr (dread ptr %list, constval ptr 0)) {
    dassign %next 0 (iread ptr <* <$cell>> 7 (dread ptr %list))
    iassign <* <$cell>> 7 (dread ptr %list, dread ptr %done)
    dassign %done 0 (dread ptr %list)
    dassign %list 0 (dread ptr %next)
  }
  return (dread ptr %done)
}

func &total static used (var %c <* <$cell>>) f64 {
  var %cond_31 i32
  var %retVar_37 f64
  var %retVar_38 f64
  var %retVar_39 u64
  if (eq u1 ptr (dread ptr %c, constval ptr 0)) {
    dassign %cond_31 0 (constval i32 0)
  } else {
    dassign %cond_31 0 (iread u32 <* <$cell>> 1 (dread ptr %c))
  }
  switch (dread i32 %cond_31) @default_36 {
    1: goto @case_33
    2: goto @case_34
    3: goto @case_35
  }
  @case_33
  callassigned &total (iread ptr <* <$cell>> 6 (dread ptr %c)) { dassign %retVar_37 0 }
  callassigned &total (iread ptr <* <$cell>> 7 (dread ptr %c)) { dassign %retVar_38 0 }
  return (add f64 (dread f64 %retVar_37, dread f64 %retVar_38))
  @case_34
  return (iread f64 <* <$cell>> 8 (dread ptr %c))
  @case_35
  callassigned &strlen (iaddrof ptr <* <$cell>> 9 (dread ptr %c)) { dassign %retVar_39 0 }
  return (cvt f64 u64 (dread u64 %retVar_39))
  @default_36
  return (constval f64 0.0)
}

func &half static used (var %x f64) f64 {
  return (div f64 (dread f64 %x, constval f64 2.0))
}

func &add_one static used (var %x f64) f64 {
  return (add f64 (dread f64 %x, constval f64 1.0))
}

func &main public used (var %argc i32, var %argv <* <* i8>>) i32 {
  var %n i32
  var %retVar_41 i32
  var %cond_42 i32
  var %seed u32
  var %sum f64
  var %i i32
  var %list <* <$cell>>
  var %slot i32
  var %length i32
  var %k i32
  var %retVar_47 <* <$cell>>
  var %retVar_48 <* <$cell>>
  var %retVar_49 <* <$cell>>
  var %cond_50 <* <$cell>>
  var %retVar_51 <* <$cell>>
  var %cond_52 <* <func (f64) f64>>
  var %retVar_53 <* <$cell>>
  var %retVar_54 <* <$cell>>
  var %retVar_55 <* <$cell>>
  var %retVar_56 f64
  var %retVar_57 i32
  if (gt u1 i32 (dread i32 %argc, constval i32 1)) {
    callassigned &atoi (iread ptr <* <* i8>> 0 (add ptr (dread ptr %argv, constval i64 8))) { dassign %retVar_41 0 }
    dassign %cond_42 0 (dread i32 %retVar_41)
  } else {
    dassign %cond_42 0 (constval i32 300000)
  }
  dassign %n 0 (dread i32 %cond_42)
  dassign %seed 0 (constval u32 1)
  dassign %sum 0 (constval f64 0.0)
  callassigned &sweep () {}
  dassign %i 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i, dread i32 %n)) {
    dassign %list 0 (constval ptr 0)
    dassign %seed 0 (add u32 (mul u32 (dread u32 %seed, constval u32 1664525), constval u32 1013904223))
    dassign %slot 0 (cvt i32 u32 (lshr u32 (dread u32 %seed, constval i32 27)))
    dassign %length 0 (add i32 (rem i32 (cvt i32 u32 (lshr u32 (dread u32 %seed, constval i32 20)), constval i32 24), constval i32 1))
    dassign %k 0 (constval i32 0)
    while (lt u1 i32 (dread i32 %k, dread i32 %length)) {
      callassigned &push (dread ptr %list) { dassign %retVar_47 0 }
      if (eq u1 i32 (rem i32 (dread i32 %k, constval i32 5), constval i32 4)) {
        callassigned &intern (iread ptr <* <* i8>> 0 (array 0 ptr <* <[5] <* i8>>> (addrof ptr $names_40, add i32 (rem i32 (dread i32 %k, constval i32 3), rem i32 (dread i32 %i, constval i32 3))))) { dassign %retVar_48 0 }
        dassign %cond_50 0 (dread ptr %retVar_48)
      } else {
        callassigned &number (cvt f64 i32 (rem i32 (mul i32 (dread i32 %k, dread i32 %i), constval i32 100))) { dassign %retVar_49 0 }
        dassign %cond_50 0 (dread ptr %retVar_49)
      }
      callassigned &cons (dread ptr %cond_50, dread ptr %list) { dassign %retVar_51 0 }
      dassign %list 0 (dread ptr %retVar_51)
      dassign $root_count 0 (sub i32 (dread i32 $root_count, constval i32 1))
      dassign %k 0 (add i32 (dread i32 %k, constval i32 1))
    }
    if (ne u1 i32 (band i32 (dread i32 %i, constval i32 1), constval i32 0)) {
      dassign %cond_52 0 (addroffunc ptr &half)
    } else {
      dassign %cond_52 0 (addroffunc ptr &add_one)
    }
    callassigned &map (dread ptr %list, dread ptr %cond_52) { dassign %retVar_53 0 }
    dassign %list 0 (dread ptr %retVar_53)
    if (eq u1 i32 (rem i32 (dread i32 %i, constval i32 3), constval i32 0)) {
      callassigned &reverse_in_place (dread ptr %list) { dassign %retVar_54 0 }
      dassign %list 0 (dread ptr %retVar_54)
    }
    if (cand i32 (ne u1 ptr (iread ptr <* <* <$cell>>> 0 (array 0 ptr <* <[32] <* <$cell>>>> (addrof ptr $globals, dread i32 %slot)), constval ptr 0), ne u1 i32 (rem i32 (dread i32 %i, constval i32 4), constval i32 0))) {
      callassigned &cons (iread ptr <* <* <$cell>>> 0 (array 0 ptr <* <[32] <* <$cell>>>> (addrof ptr $globals, dread i32 %slot)), dread ptr %list) { dassign %retVar_55 0 }
      dassign %list 0 (dread ptr %retVar_55)
    }
    iassign <* <* <$cell>>> 0 (array 0 ptr <* <[32] <* <$cell>>>> (addrof ptr $globals, dread i32 %slot), dread ptr %list)
    if (eq u1 i32 (rem i32 (dread i32 %i, constval i32 50), constval i32 0)) {
      iassign <* <* <$cell>>> 0 (array 0 ptr <* <[32] <* <$cell>>>> (addrof ptr $globals, band i32 (add i32 (dread i32 %slot, constval i32 7), constval i32 31)), constval ptr 0)
    }
    if (eq u1 i32 (rem i32 (dread i32 %i, constval i32 10), constval i32 0)) {
      callassigned &total (dread ptr %list) { dassign %retVar_56 0 }
      dassign %sum 0 (add f64 (dread f64 %sum, dread f64 %retVar_56))
    }
    dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
  }
  callassigned &printf (conststr ptr "marksweep %d %d %d %.3f\x0a", dread i32 $collections, dread i32 $freed, dread i32 $root_count, dread f64 %sum) { dassign %retVar_57 0 }
  return (constval i32 0)
}
