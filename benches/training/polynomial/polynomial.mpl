# polynomial.c translated by c2mpl.

flavor 1
srclang 1
entryfunc &main

type $__va_list_tag <struct {
  @gp_offset u32,
  @fp_offset u32,
  @overflow_arg_area <* void>,
  @reg_save_area <* void>}>
type $term <struct {
  @next <* <$term>>,
  @power i32,
  @factor i32}>
type $element <struct {
  @column i32,
  @value f64,
  @right <* <$element>>}>
type $_IO_FILE <structincomplete {}>

func &printf public extern varargs (var %a0 <* i8>, ...) i32
func &malloc public extern (var %a0 u64) <* void>
func &exit public extern (var %a0 i32) void
func &atoi public extern (var %a0 <* i8>) i32

var $spare fstatic <* <$term>> = 0
var $terms_made fstatic i32 = 0
var $terms_live fstatic i32 = 0
var $rows fstatic <[60] <* <$element>>>

func &new_term static used (var %power i32, var %factor i32, var %next <* <$term>>) <* <$term>> {
  var %t <* <$term>>
  var %retVar_1 <* void>
  dassign %t 0 (dread ptr $spare)
  if (ne u1 ptr (dread ptr %t, constval ptr 0)) {
    dassign $spare 0 (iread ptr <* <$term>> 1 (dread ptr %t))
  } else {
    callassigned &malloc (constval u64 16) { dassign %retVar_1 0 }
    dassign %t 0 (dread ptr %retVar_1)
    if (eq u1 ptr (dread ptr %t, constval ptr 0)) {
      callassigned &exit (constval i32 1) {}
    }
    dassign $terms_made 0 (add i32 (dread i32 $terms_made, constval i32 1))
  }
  dassign $terms_live 0 (add i32 (dread i32 $terms_live, constval i32 1))
  iassign <* <$term>> 2 (dread ptr %t, dread i32 %power)
  iassign <* <$term>> 3 (dread ptr %t, dread i32 %factor)
  iassign <* <$term>> 1 (dread ptr %t, dread ptr %next)
  return (dread ptr %t)
}

func &discard static used (var %p <* <$term>>) void {
  var %next <* <$term>>
  while (ne u1 ptr (dread ptr %p, constval ptr 0)) {
    dassign %next 0 (iread ptr <* <$term>> 1 (dread ptr %p))
    iassign <* <$term>> 1 (dread ptr %p, dread ptr $spare)
    dassign $spare 0 (dread ptr %p)
    dassign $terms_live 0 (sub i32 (dread i32 $terms_live, constval i32 1))
    dassign %p 0 (dread ptr %next)
  }
  return ()
}

func &add_scaled static used (var %p <* <* <$term>>>, var %q <* <$term>>, var %factor i32, var %power i32) void {
  var %at i32
  var %value i32
  var %retVar_8 <* <$term>>
  var %gone <* <$term>>
  while (ne u1 ptr (dread ptr %q, constval ptr 0)) {
    dassign %at 0 (add i32 (iread i32 <* <$term>> 2 (dread ptr %q), dread i32 %power))
    dassign %value 0 (rem i32 (mul i32 (iread i32 <* <$term>> 3 (dread ptr %q), dread i32 %factor), constval i32 10007))
    while (cand i32 (ne u1 ptr (iread ptr <* <* <$term>>> 0 (dread ptr %p), constval ptr 0), gt u1 i32 (iread i32 <* <$term>> 2 (iread ptr <* <* <$term>>> 0 (dread ptr %p)), dread i32 %at))) {
      dassign %p 0 (iaddrof ptr <* <$term>> 1 (iread ptr <* <* <$term>>> 0 (dread ptr %p)))
    }
    if (cior i32 (eq u1 ptr (iread ptr <* <* <$term>>> 0 (dread ptr %p), constval ptr 0), ne u1 i32 (iread i32 <* <$term>> 2 (iread ptr <* <* <$term>>> 0 (dread ptr %p)), dread i32 %at))) {
      if (ne u1 i32 (dread i32 %value, constval i32 0)) {
        callassigned &new_term (dread i32 %at, dread i32 %value, iread ptr <* <* <$term>>> 0 (dread ptr %p)) { dassign %retVar_8 0 }
        iassign <* <* <$term>>> 0 (dread ptr %p, dread ptr %retVar_8)
      }
      goto @continue_5
    }
    iassign <* <$term>> 3 (iread ptr <* <* <$term>>> 0 (dread ptr %p), rem i32 (add i32 (iread i32 <* <$term>> 3 (iread ptr <* <* <$term>>> 0 (dread ptr %p)), dread i32 %value), constval i32 10007))
    if (eq u1 i32 (iread i32 <* <$term>> 3 (iread ptr <* <* <$term>>> 0 (dread ptr %p)), constval i32 0)) {
      dassign %gone 0 (iread ptr <* <* <$term>>> 0 (dread ptr %p))
      iassign <* <* <$term>>> 0 (dread ptr %p, iread ptr <* <$term>> 1 (dread ptr %gone))
      iassign <* <$term>> 1 (dread ptr %gone, constval ptr 0)
      callassigned &discard (dread ptr %gone) {}
    }
  @continue_5
    dassign %q 0 (iread ptr <* <$term>> 1 (dread ptr %q))
  }
  return ()
}

func &multiply static used (var %a <* <$term>>, var %b <* <$term>>) <* <$term>> {
  var %result <* <$term>>
  dassign %result 0 (constval ptr 0)
  while (ne u1 ptr (dread ptr %a, constval ptr 0)) {
    callassigned &add_scaled (addrof ptr %result, dread ptr %b, iread i32 <* <$term>> 3 (dread ptr %a), iread i32 <* <$term>> 2 (dread ptr %a)) {}
    dassign %a 0 (iread ptr <* <$term>> 1 (dread ptr %a))
  }
  return (dread ptr %result)
}

func &derivative static used (var %p <* <$term>>) <* <$term>> {
  var %first <* <$term>>
  var %last <* <* <$term>>>
  var %factor i32
  var %retVar_13 <* <$term>>
  dassign %first 0 (constval ptr 0)
  dassign %last 0 (addrof ptr %first)
  while (cand i32 (ne u1 ptr (dread ptr %p, constval ptr 0), gt u1 i32 (iread i32 <* <$term>> 2 (dread ptr %p), constval i32 0))) {
    dassign %factor 0 (rem i32 (mul i32 (iread i32 <* <$term>> 3 (dread ptr %p), iread i32 <* <$term>> 2 (dread ptr %p)), constval i32 10007))
    if (ne u1 i32 (dread i32 %factor, constval i32 0)) {
      callassigned &new_term (sub i32 (iread i32 <* <$term>> 2 (dread ptr %p), constval i32 1), dread i32 %factor, constval ptr 0) { dassign %retVar_13 0 }
      iassign <* <* <$term>>> 0 (dread ptr %last, dread ptr %retVar_13)
      dassign %last 0 (iaddrof ptr <* <$term>> 1 (iread ptr <* <* <$term>>> 0 (dread ptr %last)))
    }
    dassign %p 0 (iread ptr <* <$term>> 1 (dread ptr %p))
  }
  return (dread ptr %first)
}

func &value_at static used (var %p <* <$term>>, var %x i32) i32 {
  var %sum i32
  var %down i32
  var %cond_16 i32
  var %post_17 i32
  dassign %sum 0 (constval i32 0)
  while (ne u1 ptr (dread ptr %p, constval ptr 0)) {
    if (ne u1 ptr (iread ptr <* <$term>> 1 (dread ptr %p), constval ptr 0)) {
      dassign %cond_16 0 (iread i32 <* <$term>> 2 (iread ptr <* <$term>> 1 (dread ptr %p)))
    } else {
      dassign %cond_16 0 (constval i32 0)
    }
    dassign %down 0 (sub i32 (iread i32 <* <$term>> 2 (dread ptr %p), dread i32 %cond_16))
    dassign %sum 0 (rem i32 (add i32 (dread i32 %sum, iread i32 <* <$term>> 3 (dread ptr %p)), constval i32 10007))
    dassign %post_17 0 (dread i32 %down)
    dassign %down 0 (sub i32 (dread i32 %post_17, constval i32 1))
    while (gt u1 i32 (dread i32 %post_17, constval i32 0)) {
      dassign %sum 0 (rem i32 (mul i32 (dread i32 %sum, dread i32 %x), constval i32 10007))
      dassign %post_17 0 (dread i32 %down)
      dassign %down 0 (sub i32 (dread i32 %post_17, constval i32 1))
    }
    dassign %p 0 (iread ptr <* <$term>> 1 (dread ptr %p))
  }
  return (dread i32 %sum)
}

func &set static used (var %row i32, var %column i32, var %value f64) void {
  var %link <* <* <$element>>>
  var %e <* <$element>>
  var %retVar_22 <* void>
  dassign %link 0 (array 0 ptr <* <[60] <* <$element>>>> (addrof ptr $rows, dread i32 %row))
  while (cand i32 (ne u1 ptr (iread ptr <* <* <$element>>> 0 (dread ptr %link), constval ptr 0), lt u1 i32 (iread i32 <* <$element>> 1 (iread ptr <* <* <$element>>> 0 (dread ptr %link)), dread i32 %column))) {
    dassign %link 0 (iaddrof ptr <* <$element>> 3 (iread ptr <* <* <$element>>> 0 (dread ptr %link)))
  }
  dassign %e 0 (iread ptr <* <* <$element>>> 0 (dread ptr %link))
  if (cand i32 (ne u1 ptr (dread ptr %e, constval ptr 0), eq u1 i32 (iread i32 <* <$element>> 1 (dread ptr %e), dread i32 %column))) {
    iassign <* <$element>> 2 (dread ptr %e, add f64 (iread f64 <* <$element>> 2 (dread ptr %e), dread f64 %value))
    return ()
  }
  callassigned &malloc (constval u64 24) { dassign %retVar_22 0 }
  dassign %e 0 (dread ptr %retVar_22)
  iassign <* <$element>> 1 (dread ptr %e, dread i32 %column)
  iassign <* <$element>> 2 (dread ptr %e, dread f64 %value)
  iassign <* <$element>> 3 (dread ptr %e, iread ptr <* <* <$element>>> 0 (dread ptr %link))
  iassign <* <* <$element>>> 0 (dread ptr %link, dread ptr %e)
  return ()
}

func &times_vector static used (var %x <* f64>, var %y <* f64>) f64 {
  var %largest f64
  var %i i32
  var %sum f64
  var %e <* <$element>>
  dassign %largest 0 (constval f64 0.0)
  dassign %i 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i, constval i32 60)) {
    dassign %sum 0 (constval f64 0.0)
    dassign %e 0 (iread ptr <* <* <$element>>> 0 (array 0 ptr <* <[60] <* <$element>>>> (addrof ptr $rows, dread i32 %i)))
    while (ne u1 ptr (dread ptr %e, constval ptr 0)) {
      dassign %sum 0 (add f64 (dread f64 %sum, mul f64 (iread f64 <* <$element>> 2 (dread ptr %e), iread f64 <* f64> 0 (add ptr (dread ptr %x, mul i64 (cvt i64 i32 (iread i32 <* <$element>> 1 (dread ptr %e)), constval i64 8))))))
      dassign %e 0 (iread ptr <* <$element>> 3 (dread ptr %e))
    }
    iassign <* f64> 0 (add ptr (dread ptr %y, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 8)), dread f64 %sum)
    if (gt u1 f64 (dread f64 %sum, dread f64 %largest)) {
      dassign %largest 0 (dread f64 %sum)
    }
    dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
  }
  return (dread f64 %largest)
}

func &main public used (var %argc i32, var %argv <* <* i8>>) i32 {
  var %n i32
  var %retVar_27 i32
  var %cond_28 i32
  var %seed u32
  var %sum u32
  var %x <[60] f64>
  var %y <[60] f64>
  var %largest f64
  var %i i32
  var %k i32
  var %i_33 i32
  var %a <* <$term>>
  var %b <* <$term>>
  var %c <* <$term>>
  var %d <* <$term>>
  var %k_36 i32
  var %retVar_39 <* <$term>>
  var %retVar_40 <* <$term>>
  var %retVar_41 <* <$term>>
  var %retVar_42 <* <$term>>
  var %retVar_43 i32
  var %retVar_44 f64
  var %k_45 i32
  var %retVar_48 i32
  if (gt u1 i32 (dread i32 %argc, constval i32 1)) {
    callassigned &atoi (iread ptr <* <* i8>> 0 (add ptr (dread ptr %argv, constval i64 8))) { dassign %retVar_27 0 }
    dassign %cond_28 0 (dread i32 %retVar_27)
  } else {
    dassign %cond_28 0 (constval i32 50000)
  }
  dassign %n 0 (dread i32 %cond_28)
  dassign %seed 0 (constval u32 5)
  dassign %sum 0 (constval u32 0)
  dassign %largest 0 (constval f64 0.0)
  dassign %i 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i, constval i32 60)) {
    iassign <* f64> 0 (array 0 ptr <* <[60] f64>> (addrof ptr %x, dread i32 %i), constval f64 1.0)
    dassign %k 0 (constval i32 0)
    while (lt u1 i32 (dread i32 %k, constval i32 6)) {
      callassigned &set (dread i32 %i, rem i32 (add i32 (mul i32 (dread i32 %i, constval i32 7), mul i32 (mul i32 (dread i32 %k, dread i32 %k), constval i32 5)), constval i32 60), add f64 (constval f64 0.25, cvt f64 i32 (dread i32 %k))) {}
      dassign %k 0 (add i32 (dread i32 %k, constval i32 1))
    }
    dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
  }
  dassign %i_33 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i_33, dread i32 %n)) {
    dassign %a 0 (constval ptr 0)
    dassign %b 0 (constval ptr 0)
    dassign %k_36 0 (constval i32 0)
    while (lt u1 i32 (dread i32 %k_36, constval i32 12)) {
      dassign %seed 0 (add u32 (mul u32 (dread u32 %seed, constval u32 1664525), constval u32 1013904223))
      callassigned &new_term (add i32 (mul i32 (dread i32 %k_36, constval i32 2), cvt i32 u32 (lshr u32 (dread u32 %seed, constval i32 31))), add i32 (constval i32 1, cvt i32 u32 (lshr u32 (dread u32 %seed, constval i32 20))), dread ptr %a) { dassign %retVar_39 0 }
      dassign %a 0 (dread ptr %retVar_39)
      callassigned &new_term (mul i32 (dread i32 %k_36, constval i32 3), add i32 (constval i32 1, rem i32 (cvt i32 u32 (lshr u32 (dread u32 %seed, constval i32 22)), constval i32 9)), dread ptr %b) { dassign %retVar_40 0 }
      dassign %b 0 (dread ptr %retVar_40)
      dassign %k_36 0 (add i32 (dread i32 %k_36, constval i32 1))
    }
    callassigned &multiply (dread ptr %a, dread ptr %b) { dassign %retVar_41 0 }
    dassign %c 0 (dread ptr %retVar_41)
    callassigned &derivative (dread ptr %c) { dassign %retVar_42 0 }
    dassign %d 0 (dread ptr %retVar_42)
    callassigned &add_scaled (addrof ptr %d, dread ptr %c, constval i32 10006, constval i32 1) {}
    callassigned &value_at (dread ptr %d, add i32 (rem i32 (dread i32 %i_33, constval i32 50), constval i32 2)) { dassign %retVar_43 0 }
    dassign %sum 0 (add u32 (mul u32 (dread u32 %sum, constval u32 31), cvt u32 i32 (dread i32 %retVar_43)))
    callassigned &discard (dread ptr %a) {}
    callassigned &discard (dread ptr %b) {}
    callassigned &discard (dread ptr %c) {}
    callassigned &discard (dread ptr %d) {}
    callassigned &times_vector (addrof ptr %x, addrof ptr %y) { dassign %retVar_44 0 }
    dassign %largest 0 (dread f64 %retVar_44)
    dassign %k_45 0 (constval i32 0)
    while (lt u1 i32 (dread i32 %k_45, constval i32 60)) {
      iassign <* f64> 0 (array 0 ptr <* <[60] f64>> (addrof ptr %x, dread i32 %k_45), div f64 (iread f64 <* f64> 0 (array 0 ptr <* <[60] f64>> (addrof ptr %y, dread i32 %k_45)), dread f64 %largest))
      dassign %k_45 0 (add i32 (dread i32 %k_45, constval i32 1))
    }
    dassign %i_33 0 (add i32 (dread i32 %i_33, constval i32 1))
  }
  callassigned &printf (conststr ptr "polynomial %d %d %u %.6f\x0a", dread i32 $terms_made, dread i32 $terms_live, dread u32 %sum, dread f64 %largest) { dassign %retVar_48 0 }
  return (constval i32 0)
}
