# julia.c translated by c2mpl.

flavor 1
srclang 1
entryfunc &main

type $__va_list_tag <struct {
  @gp_offset u32,
  @fp_offset u32,
  @overflow_arg_area <* void>,
  @reg_save_area <* void>}>
type $_IO_FILE <structincomplete {}>

func &printf public extern varargs (var %a0 <* i8>, ...) i32
func &atoi public extern (var %a0 <* i8>) i32

var $levels fstatic <[61] i32>
var $row fstatic <[256] u8>
var $seen_8 fstatic <[100] u8>

func &julia static used (var %x f64, var %y f64, var %cx f64, var %cy f64) i32 {
  var %n i32
  var %t f64
  dassign %n 0 (constval i32 0)
  while (cand i32 (lt u1 i32 (dread i32 %n, constval i32 60), lt u1 f64 (add f64 (mul f64 (dread f64 %x, dread f64 %x), mul f64 (dread f64 %y, dread f64 %y)), constval f64 4.0))) {
    dassign %t 0 (add f64 (sub f64 (mul f64 (dread f64 %x, dread f64 %x), mul f64 (dread f64 %y, dread f64 %y)), dread f64 %cx))
    dassign %y 0 (add f64 (mul f64 (mul f64 (constval f64 2.0, dread f64 %x), dread f64 %y), dread f64 %cy))
    dassign %x 0 (dread f64 %t)
    dassign %n 0 (add i32 (dread i32 %n, constval i32 1))
  }
  return (dread i32 %n)
}

func &julia_fixed static used (var %x i32, var %y i32, var %cx i32, var %cy i32) i32 {
  var %n i32
  var %xx i64
  var %yy i64
  var %xy i64
  dassign %n 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %n, constval i32 60)) {
    dassign %xx 0 (ashr i64 (mul i64 (cvt i64 i32 (dread i32 %x), cvt i64 i32 (dread i32 %x)), constval i32 16))
    dassign %yy 0 (ashr i64 (mul i64 (cvt i64 i32 (dread i32 %y), cvt i64 i32 (dread i32 %y)), constval i32 16))
    if (gt u1 i64 (add i64 (dread i64 %xx, dread i64 %yy), constval i64 262144)) {
      goto @break_3
    }
    dassign %xy 0 (ashr i64 (mul i64 (cvt i64 i32 (dread i32 %x), cvt i64 i32 (dread i32 %y)), constval i32 16))
    dassign %x 0 (add i32 (cvt i32 i64 (sub i64 (dread i64 %xx, dread i64 %yy)), dread i32 %cx))
    dassign %y 0 (add i32 (cvt i32 i64 (mul i64 (constval i64 2, dread i64 %xy)), dread i32 %cy))
    dassign %n 0 (add i32 (dread i32 %n, constval i32 1))
  }
  @break_3
  return (dread i32 %n)
}

func &ship static used (var %cx f32, var %cy f32) i32 {
  var %x f32
  var %y f32
  var %xx f32
  var %yy f32
  var %n i32
  var %logic_5 i32
  var %product f32
  dassign %x 0 (constval f32 0.0f)
  dassign %y 0 (constval f32 0.0f)
  dassign %xx 0 (constval f32 0.0f)
  dassign %yy 0 (constval f32 0.0f)
  dassign %n 0 (constval i32 0)
  dowhile {
    dassign %product 0 (mul f32 (dread f32 %x, dread f32 %y))
    if (lt u1 f32 (dread f32 %product, constval f32 0.0f)) {
      dassign %product 0 (neg f32 (dread f32 %product))
    }
    dassign %x 0 (add f32 (sub f32 (dread f32 %xx, dread f32 %yy), dread f32 %cx))
    dassign %y 0 (add f32 (mul f32 (constval f32 2.0f, dread f32 %product), dread f32 %cy))
    dassign %xx 0 (mul f32 (dread f32 %x, dread f32 %x))
    dassign %yy 0 (mul f32 (dread f32 %y, dread f32 %y))
    dassign %logic_5 0 (constval i32 0)
    if (lt u1 f32 (add f32 (dread f32 %xx, dread f32 %yy), constval f32 4.0f)) {
    dassign %n 0 (add i32 (dread i32 %n, constval i32 1))
    dassign %logic_5 0 (ne i32 i32 (lt u1 i32 (dread i32 %n, constval i32 60), constval i32 0))
    }
  } (dread i32 %logic_5)
  return (dread i32 %n)
}

func &logistic static used (var %r f64) i32 {
  var %x f64
  var %count i32
  var %i i32
  var %cell i32
  dassign %x 0 (constval f64 0.5)
  dassign %count 0 (constval i32 0)
  dassign %i 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i, constval i32 100)) {
    iassign <* u8> 0 (array 0 ptr <* <[100] u8>> (addrof ptr $seen_8, dread i32 %i), constval u32 0)
    dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
  }
  dassign %i 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i, constval i32 300)) {
    dassign %x 0 (mul f64 (mul f64 (dread f64 %r, dread f64 %x), sub f64 (constval f64 1.0, dread f64 %x)))
    dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
  }
  dassign %i 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i, constval i32 100)) {
    dassign %x 0 (mul f64 (mul f64 (dread f64 %r, dread f64 %x), sub f64 (constval f64 1.0, dread f64 %x)))
    dassign %cell 0 (trunc i32 f64 (mul f64 (dread f64 %x, constval f64 100.0)))
    if (eq u1 u32 (iread u32 <* u8> 0 (array 0 ptr <* <[100] u8>> (addrof ptr $seen_8, dread i32 %cell)), constval u32 0)) {
      iassign <* u8> 0 (array 0 ptr <* <[100] u8>> (addrof ptr $seen_8, dread i32 %cell), constval u32 1)
      dassign %count 0 (add i32 (dread i32 %count, constval i32 1))
    }
    dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
  }
  return (dread i32 %count)
}

func &main public used (var %argc i32, var %argv <* <* i8>>) i32 {
  var %height i32
  var %retVar_15 i32
  var %cond_16 i32
  var %hash u32
  var %fixed_hash u32
  var %total i64
  var %edges i32
  var %cells i32
  var %j i32
  var %y f64
  var %fy i32
  var %i i32
  var %x f64
  var %n i32
  var %retVar_21 i32
  var %i_22 i32
  var %i_25 i32
  var %fx i32
  var %n_28 i32
  var %retVar_29 i32
  var %i_30 i32
  var %retVar_33 i32
  var %retVar_34 i32
  var %n_35 i32
  var %retVar_38 i32
  if (gt u1 i32 (dread i32 %argc, constval i32 1)) {
    callassigned &atoi (iread ptr <* <* i8>> 0 (add ptr (dread ptr %argv, constval i64 8))) { dassign %retVar_15 0 }
    dassign %cond_16 0 (dread i32 %retVar_15)
  } else {
    dassign %cond_16 0 (constval i32 1800)
  }
  dassign %height 0 (dread i32 %cond_16)
  dassign %hash 0 (constval u32 0)
  dassign %fixed_hash 0 (constval u32 0)
  dassign %total 0 (constval i64 0)
  dassign %edges 0 (constval i32 0)
  dassign %cells 0 (constval i32 0)
  dassign %j 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %j, dread i32 %height)) {
    dassign %y 0 (mul f64 (sub f64 (div f64 (mul f64 (constval f64 2.0, cvt f64 i32 (dread i32 %j)), cvt f64 i32 (dread i32 %height)), constval f64 1.0), constval f64 1.25))
    dassign %fy 0 (cvt i32 i64 (div i64 (mul i64 (cvt i64 i32 (sub i32 (mul i32 (constval i32 2, dread i32 %j), dread i32 %height)), constval i64 65536), cvt i64 i32 (dread i32 %height))))
    dassign %i 0 (constval i32 0)
    while (lt u1 i32 (dread i32 %i, constval i32 256)) {
      dassign %x 0 (sub f64 (div f64 (mul f64 (constval f64 3.0, cvt f64 i32 (dread i32 %i)), constval f64 256.0), constval f64 1.5))
      callassigned &julia (dread f64 %x, dread f64 %y, constval f64 -0.75, constval f64 0.125) { dassign %retVar_21 0 }
      dassign %n 0 (dread i32 %retVar_21)
      iassign <* i32> 0 (array 0 ptr <* <[61] i32>> (addrof ptr $levels, dread i32 %n), add i32 (iread i32 <* i32> 0 (array 0 ptr <* <[61] i32>> (addrof ptr $levels, dread i32 %n)), constval i32 1))
      iassign <* u8> 0 (array 0 ptr <* <[256] u8>> (addrof ptr $row, dread i32 %i), zext u32 8 (dread i32 %n))
      dassign %hash 0 (add u32 (mul u32 (dread u32 %hash, constval u32 31), cvt u32 i32 (dread i32 %n)))
      dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
    }
    dassign %i_22 0 (constval i32 1)
    while (lt u1 i32 (dread i32 %i_22, constval i32 256)) {
      if (ne u1 i32 (iread u32 <* u8> 0 (array 0 ptr <* <[256] u8>> (addrof ptr $row, dread i32 %i_22)), iread u32 <* u8> 0 (array 0 ptr <* <[256] u8>> (addrof ptr $row, sub i32 (dread i32 %i_22, constval i32 1))))) {
        dassign %edges 0 (add i32 (dread i32 %edges, constval i32 1))
      }
      dassign %i_22 0 (add i32 (dread i32 %i_22, constval i32 1))
    }
    dassign %i_25 0 (constval i32 0)
    while (lt u1 i32 (dread i32 %i_25, constval i32 256)) {
      dassign %fx 0 (mul i32 (sub i32 (mul i32 (constval i32 3, dread i32 %i_25), constval i32 384), constval i32 256))
      callassigned &julia_fixed (dread i32 %fx, dread i32 %fy, constval i32 -8192, constval i32 49152) { dassign %retVar_29 0 }
      dassign %n_28 0 (dread i32 %retVar_29)
      dassign %fixed_hash 0 (mul u32 (bxor u32 (dread u32 %fixed_hash, cvt u32 i32 (dread i32 %n_28)), constval u32 16777619))
      dassign %total 0 (add i64 (dread i64 %total, cvt i64 i32 (dread i32 %n_28)))
      dassign %i_25 0 (add i32 (dread i32 %i_25, constval i32 1))
    }
    dassign %i_30 0 (constval i32 0)
    while (lt u1 i32 (dread i32 %i_30, constval i32 256)) {
      callassigned &ship (add f32 (constval f32 -2.0f, mul f32 (cvt f32 i32 (dread i32 %i_30), constval f32 0.01171875f)), add f32 (constval f32 -1.75f, mul f32 (cvt f32 i32 (rem i32 (dread i32 %j, constval i32 448)), constval f32 0.0078125f))) { dassign %retVar_33 0 }
      dassign %total 0 (add i64 (dread i64 %total, cvt i64 i32 (dread i32 %retVar_33)))
      dassign %i_30 0 (add i32 (dread i32 %i_30, constval i32 2))
    }
    callassigned &logistic (add f64 (constval f64 2.5, mul f64 (cvt f64 i32 (rem i32 (dread i32 %j, constval i32 100)), constval f64 0.009))) { dassign %retVar_34 0 }
    dassign %cells 0 (add i32 (dread i32 %cells, dread i32 %retVar_34))
    dassign %j 0 (add i32 (dread i32 %j, constval i32 1))
  }
  dassign %n_35 0 (constval i32 0)
  while (le u1 i32 (dread i32 %n_35, constval i32 60)) {
    dassign %hash 0 (add u32 (dread u32 %hash, cvt u32 i32 (mul i32 (iread i32 <* i32> 0 (array 0 ptr <* <[61] i32>> (addrof ptr $levels, dread i32 %n_35)), dread i32 %n_35))))
    dassign %n_35 0 (add i32 (dread i32 %n_35, constval i32 1))
  }
  callassigned &printf (conststr ptr "julia %u %u %ld %d %d\x0a", dread u32 %hash, dread u32 %fixed_hash, dread i64 %total, dread i32 %edges, dread i32 %cells) { dassign %retVar_38 0 }
  return (constval i32 0)
}
