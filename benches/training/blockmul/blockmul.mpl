# blockmul.c translated by c2mpl.

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

var $ia fstatic <[48][48] i32>
var $ib fstatic <[48][48] i32>
var $ic fstatic <[48][48] i32>
var $ca fstatic <[48][48] u8>
var $cb fstatic <[48][48] u8>
var $fa fstatic <[2304] f32>
var $fb fstatic <[2304] f32>
var $fc fstatic <[2304] f32>
var $la fstatic <[48][48] i64>
var $lb fstatic <[48][48] i64>
var $lc fstatic <[48][48] i64>

func &multiply_int static used () void {
  var %i i32
  var %j i32
  var %k i32
  var %factor i32
  dassign %i 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i, constval i32 48)) {
    dassign %j 0 (constval i32 0)
    while (lt u1 i32 (dread i32 %j, constval i32 48)) {
      iassign <* i32> 0 (array 0 ptr <* <[48][48] i32>> (addrof ptr $ic, dread i32 %i, dread i32 %j), constval i32 0)
      dassign %j 0 (add i32 (dread i32 %j, constval i32 1))
    }
    dassign %k 0 (constval i32 0)
    while (lt u1 i32 (dread i32 %k, constval i32 48)) {
      dassign %factor 0 (iread i32 <* i32> 0 (array 0 ptr <* <[48][48] i32>> (addrof ptr $ia, dread i32 %i, dread i32 %k)))
      dassign %j 0 (constval i32 0)
      while (lt u1 i32 (dread i32 %j, constval i32 48)) {
        iassign <* i32> 0 (array 0 ptr <* <[48][48] i32>> (addrof ptr $ic, dread i32 %i, dread i32 %j), add i32 (iread i32 <* i32> 0 (array 0 ptr <* <[48][48] i32>> (addrof ptr $ic, dread i32 %i, dread i32 %j)), mul i32 (dread i32 %factor, iread i32 <* i32> 0 (array 0 ptr <* <[48][48] i32>> (addrof ptr $ib, dread i32 %k, dread i32 %j)))))
        dassign %j 0 (add i32 (dread i32 %j, constval i32 1))
      }
      dassign %k 0 (add i32 (dread i32 %k, constval i32 1))
    }
    dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
  }
  return ()
}

func &multiply_bytes static used () i32 {
  var %trace i32
  var %i i32
  var %j i32
  var %sum i32
  var %k i32
  dassign %trace 0 (constval i32 0)
  dassign %i 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i, constval i32 48)) {
    dassign %j 0 (constval i32 0)
    while (lt u1 i32 (dread i32 %j, constval i32 48)) {
      dassign %sum 0 (constval i32 0)
      dassign %k 0 (constval i32 0)
      while (lt u1 i32 (dread i32 %k, constval i32 48)) {
        dassign %sum 0 (add i32 (dread i32 %sum, mul i32 (iread u32 <* u8> 0 (array 0 ptr <* <[48][48] u8>> (addrof ptr $ca, dread i32 %i, dread i32 %k)), iread u32 <* u8> 0 (array 0 ptr <* <[48][48] u8>> (addrof ptr $cb, dread i32 %j, dread i32 %k)))))
        dassign %k 0 (add i32 (dread i32 %k, constval i32 1))
      }
      if (eq u1 i32 (dread i32 %i, dread i32 %j)) {
        dassign %trace 0 (add i32 (dread i32 %trace, dread i32 %sum))
      } else {
        dassign %trace 0 (bxor i32 (dread i32 %trace, band i32 (dread i32 %sum, constval i32 7)))
      }
      dassign %j 0 (add i32 (dread i32 %j, constval i32 1))
    }
    dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
  }
  return (dread i32 %trace)
}

func &multiply_blocks static used (var %a <* f32>, var %b <* f32>, var %c <* f32>, var %n i32) void {
  var %i i32
  var %i0 i32
  var %k0 i32
  var %j0 i32
  var %i_23 i32
  var %j i32
  var %sum f32
  var %k i32
  dassign %i 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i, mul i32 (dread i32 %n, dread i32 %n))) {
    iassign <* f32> 0 (add ptr (dread ptr %c, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 4)), constval f32 0.0f)
    dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
  }
  dassign %i0 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i0, dread i32 %n)) {
    dassign %k0 0 (constval i32 0)
    while (lt u1 i32 (dread i32 %k0, dread i32 %n)) {
      dassign %j0 0 (constval i32 0)
      while (lt u1 i32 (dread i32 %j0, dread i32 %n)) {
        dassign %i_23 0 (dread i32 %i0)
        while (lt u1 i32 (dread i32 %i_23, add i32 (dread i32 %i0, constval i32 16))) {
          dassign %j 0 (dread i32 %j0)
          while (lt u1 i32 (dread i32 %j, add i32 (dread i32 %j0, constval i32 16))) {
            dassign %sum 0 (iread f32 <* f32> 0 (add ptr (dread ptr %c, mul i64 (cvt i64 i32 (add i32 (mul i32 (dread i32 %i_23, dread i32 %n), dread i32 %j)), constval i64 4))))
            dassign %k 0 (dread i32 %k0)
            while (lt u1 i32 (dread i32 %k, add i32 (dread i32 %k0, constval i32 16))) {
              dassign %sum 0 (add f32 (dread f32 %sum, mul f32 (iread f32 <* f32> 0 (add ptr (dread ptr %a, mul i64 (cvt i64 i32 (add i32 (mul i32 (dread i32 %i_23, dread i32 %n), dread i32 %k)), constval i64 4))), iread f32 <* f32> 0 (add ptr (dread ptr %b, mul i64 (cvt i64 i32 (add i32 (mul i32 (dread i32 %k, dread i32 %n), dread i32 %j)), constval i64 4))))))
              dassign %k 0 (add i32 (dread i32 %k, constval i32 1))
            }
            iassign <* f32> 0 (add ptr (dread ptr %c, mul i64 (cvt i64 i32 (add i32 (mul i32 (dread i32 %i_23, dread i32 %n), dread i32 %j)), constval i64 4)), dread f32 %sum)
            dassign %j 0 (add i32 (dread i32 %j, constval i32 1))
          }
          dassign %i_23 0 (add i32 (dread i32 %i_23, constval i32 1))
        }
        dassign %j0 0 (add i32 (dread i32 %j0, constval i32 16))
      }
      dassign %k0 0 (add i32 (dread i32 %k0, constval i32 16))
    }
    dassign %i0 0 (add i32 (dread i32 %i0, constval i32 16))
  }
  return ()
}

func &multiply_modulo static used (var %a <* <[48] i64>>, var %b <* <[48] i64>>, var %c <* <[48] i64>>, var %n i32) void {
  var %j i32
  var %i i32
  var %sum i64
  var %k i32
  dassign %j 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %j, dread i32 %n)) {
    dassign %i 0 (constval i32 0)
    while (lt u1 i32 (dread i32 %i, dread i32 %n)) {
      dassign %sum 0 (constval i64 0)
      dassign %k 0 (constval i32 0)
      while (lt u1 i32 (dread i32 %k, dread i32 %n)) {
        dassign %sum 0 (rem i64 (add i64 (dread i64 %sum, mul i64 (iread i64 <* i64> 0 (array 0 ptr <* <[48] i64>> (add ptr (dread ptr %a, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 384)), dread i32 %k)), iread i64 <* i64> 0 (array 0 ptr <* <[48] i64>> (add ptr (dread ptr %b, mul i64 (cvt i64 i32 (dread i32 %k), constval i64 384)), dread i32 %j)))), constval i64 998244353))
        dassign %k 0 (add i32 (dread i32 %k, constval i32 1))
      }
      iassign <* i64> 0 (array 0 ptr <* <[48] i64>> (add ptr (dread ptr %c, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 384)), dread i32 %j), dread i64 %sum)
      dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
    }
    dassign %j 0 (add i32 (dread i32 %j, constval i32 1))
  }
  return ()
}

func &fill static used () void {
  var %seed u32
  var %i i32
  var %j i32
  var %v i32
  dassign %seed 0 (constval u32 7)
  dassign %i 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i, constval i32 48)) {
    dassign %j 0 (constval i32 0)
    while (lt u1 i32 (dread i32 %j, constval i32 48)) {
      dassign %seed 0 (add u32 (mul u32 (dread u32 %seed, constval u32 1103515245), constval u32 12345))
      dassign %v 0 (cvt i32 u32 (band u32 (lshr u32 (dread u32 %seed, constval i32 16), constval u32 255)))
      iassign <* i32> 0 (array 0 ptr <* <[48][48] i32>> (addrof ptr $ia, dread i32 %i, dread i32 %j), sub i32 (dread i32 %v, constval i32 128))
      iassign <* i32> 0 (array 0 ptr <* <[48][48] i32>> (addrof ptr $ib, dread i32 %i, dread i32 %j), rem i32 (add i32 (mul i32 (dread i32 %v, constval i32 7), dread i32 %i), constval i32 100))
      iassign <* u8> 0 (array 0 ptr <* <[48][48] u8>> (addrof ptr $ca, dread i32 %i, dread i32 %j), zext u32 8 (dread i32 %v))
      iassign <* u8> 0 (array 0 ptr <* <[48][48] u8>> (addrof ptr $cb, dread i32 %i, dread i32 %j), zext u32 8 (bxor i32 (dread i32 %v, dread i32 %j)))
      iassign <* f32> 0 (array 0 ptr <* <[2304] f32>> (addrof ptr $fa, add i32 (mul i32 (dread i32 %i, constval i32 48), dread i32 %j)), cvt f32 i32 (rem i32 (dread i32 %v, constval i32 16)))
      iassign <* f32> 0 (array 0 ptr <* <[2304] f32>> (addrof ptr $fb, add i32 (mul i32 (dread i32 %i, constval i32 48), dread i32 %j)), sub f32 (cvt f32 i32 (div i32 (dread i32 %v, constval i32 16)), constval f32 7.0f))
      iassign <* i64> 0 (array 0 ptr <* <[48][48] i64>> (addrof ptr $la, dread i32 %i, dread i32 %j), rem i64 (cvt i64 u32 (dread u32 %seed), constval i64 998244353))
      iassign <* i64> 0 (array 0 ptr <* <[48][48] i64>> (addrof ptr $lb, dread i32 %i, dread i32 %j), rem i64 (mul i64 (cvt i64 i32 (dread i32 %v), constval i64 1000003), constval i64 998244353))
      dassign %j 0 (add i32 (dread i32 %j, constval i32 1))
    }
    dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
  }
  return ()
}

func &main public used (var %argc i32, var %argv <* <* i8>>) i32 {
  var %rounds i32
  var %retVar_40 i32
  var %cond_41 i32
  var %traces i32
  var %hash u32
  var %corner f32
  var %r i32
  var %retVar_44 i32
  var %part i32
  var %i i32
  var %retVar_47 i32
  if (gt u1 i32 (dread i32 %argc, constval i32 1)) {
    callassigned &atoi (iread ptr <* <* i8>> 0 (add ptr (dread ptr %argv, constval i64 8))) { dassign %retVar_40 0 }
    dassign %cond_41 0 (dread i32 %retVar_40)
  } else {
    dassign %cond_41 0 (constval i32 400)
  }
  dassign %rounds 0 (dread i32 %cond_41)
  dassign %traces 0 (constval i32 0)
  dassign %hash 0 (constval u32 1)
  dassign %corner 0 (constval f32 0.0f)
  callassigned &fill () {}
  dassign %r 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %r, dread i32 %rounds)) {
    callassigned &multiply_int () {}
    callassigned &multiply_bytes () { dassign %retVar_44 0 }
    dassign %traces 0 (add i32 (dread i32 %traces, band i32 (dread i32 %retVar_44, constval i32 65535)))
    callassigned &multiply_blocks (addrof ptr $fa, addrof ptr $fb, addrof ptr $fc, constval i32 48) {}
    dassign %part 0 (select i32 (eq u1 i32 (rem i32 (dread i32 %r, constval i32 2), constval i32 0), constval i32 48, constval i32 24))
    callassigned &multiply_modulo (addrof ptr $la, addrof ptr $lb, addrof ptr $lc, dread i32 %part) {}
    dassign %i 0 (constval i32 0)
    while (lt u1 i32 (dread i32 %i, constval i32 48)) {
      dassign %hash 0 (add u32 (mul u32 (dread u32 %hash, constval u32 33), cvt u32 i32 (iread i32 <* i32> 0 (array 0 ptr <* <[48][48] i32>> (addrof ptr $ic, dread i32 %i, rem i32 (dread i32 %r, constval i32 48))))))
      iassign <* i32> 0 (array 0 ptr <* <[48][48] i32>> (addrof ptr $ia, dread i32 %i, rem i32 (dread i32 %r, constval i32 48)), rem i32 (iread i32 <* i32> 0 (array 0 ptr <* <[48][48] i32>> (addrof ptr $ic, dread i32 %i, dread i32 %i)), constval i32 100))
      iassign <* u8> 0 (array 0 ptr <* <[48][48] u8>> (addrof ptr $ca, dread i32 %i, rem i32 (add i32 (dread i32 %i, dread i32 %r), constval i32 48)), zext u32 8 (add i32 (iread u32 <* u8> 0 (array 0 ptr <* <[48][48] u8>> (addrof ptr $ca, dread i32 %i, rem i32 (add i32 (dread i32 %i, dread i32 %r), constval i32 48))), constval i32 5)))
      iassign <* i64> 0 (array 0 ptr <* <[48][48] i64>> (addrof ptr $la, rem i32 (dread i32 %i, dread i32 %part), rem i32 (dread i32 %r, dread i32 %part)), iread i64 <* i64> 0 (array 0 ptr <* <[48][48] i64>> (addrof ptr $lc, rem i32 (dread i32 %i, dread i32 %part), rem i32 (dread i32 %i, dread i32 %part))))
      dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
    }
    dassign %corner 0 (add f32 (dread f32 %corner, iread f32 <* f32> 0 (array 0 ptr <* <[2304] f32>> (addrof ptr $fc, add i32 (mul i32 (rem i32 (dread i32 %r, constval i32 48), constval i32 48), rem i32 (dread i32 %r, constval i32 7))))))
    iassign <* f32> 0 (array 0 ptr <* <[2304] f32>> (addrof ptr $fa, rem i32 (dread i32 %r, constval i32 2304)), add f32 (iread f32 <* f32> 0 (array 0 ptr <* <[2304] f32>> (addrof ptr $fa, rem i32 (dread i32 %r, constval i32 2304))), constval f32 1.0f))
    dassign %r 0 (add i32 (dread i32 %r, constval i32 1))
  }
  dassign %hash 0 (bxor u32 (dread u32 %hash, cvt u32 i64 (iread i64 <* i64> 0 (array 0 ptr <* <[48][48] i64>> (addrof ptr $lc, constval i32 1, constval i32 2)))))
  callassigned &printf (conststr ptr "blockmul %d %u %.0f\x0a", dread i32 %traces, dread u32 %hash, cvt f64 f32 (dread f32 %corner)) { dassign %retVar_47 0 }
  return (constval i32 0)
}
