# components.c translated by c2mpl.

flavor 1
srclang 1
entryfunc &main

type $__va_list_tag <struct {
  @gp_offset u32,
  @fp_offset u32,
  @overflow_arg_area <* void>,
  @reg_save_area <* void>}>
type $box <struct {
  @left i16,
  @top i16,
  @right i16,
  @bottom i16,
  @area i32}>
type $point <struct {
  @x i16,
  @y i16}>
type $_IO_FILE <structincomplete {}>

func &printf public extern varargs (var %a0 <* i8>, ...) i32
func &atoi public extern (var %a0 <* i8>) i32
func &memset public extern (var %a0 <* void>, var %a1 i32, var %a2 u64) <* void>

var $image fstatic <[96][128] u8>
var $parent fstatic <[12288] i32>
var $rank fstatic <[12288] u8>
var $stack fstatic <[12288] <$point>>
var $boxes fstatic <[12288] <$box>>
var $lfsr fstatic u32 = 44257
var $dx_24 fstatic <[4] i8> = [1, 0, -1, 0]
var $dy_25 fstatic <[4] i8> = [0, 1, 0, -1]

func &next_bit static used () u32 {
  var %bit u32
  dassign %bit 0 (band u32 (dread u32 $lfsr, constval u32 1))
  dassign $lfsr 0 (lshr u32 (dread u32 $lfsr, constval i32 1))
  if (ne u1 u32 (dread u32 %bit, constval u32 0)) {
    dassign $lfsr 0 (bxor u32 (dread u32 $lfsr, constval u32 2734686208))
  }
  return (dread u32 %bit)
}

func &next_bits static used (var %n i32) u32 {
  var %bits u32
  var %post_1 i32
  var %retVar_4 u32
  dassign %bits 0 (constval u32 0)
  dassign %post_1 0 (dread i32 %n)
  dassign %n 0 (sub i32 (dread i32 %post_1, constval i32 1))
  while (gt u1 i32 (dread i32 %post_1, constval i32 0)) {
    callassigned &next_bit () { dassign %retVar_4 0 }
    dassign %bits 0 (bior u32 (shl u32 (dread u32 %bits, constval i32 1), dread u32 %retVar_4))
    dassign %post_1 0 (dread i32 %n)
    dassign %n 0 (sub i32 (dread i32 %post_1, constval i32 1))
  }
  return (dread u32 %bits)
}

func &draw static used (var %number i32) void {
  var %retVar_5 <* void>
  var %y i32
  var %x i32
  var %near i32
  var %cond_10 i32
  var %cond_11 i32
  var %r u32
  var %retVar_12 u32
  callassigned &memset (addrof ptr $image, constval i32 0, constval u64 12288) { dassign %retVar_5 0 }
  dassign %y 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %y, constval i32 96)) {
    dassign %x 0 (constval i32 0)
    while (lt u1 i32 (dread i32 %x, constval i32 128)) {
      if (gt u1 i32 (dread i32 %x, constval i32 0)) {
        dassign %cond_10 0 (iread u32 <* u8> 0 (array 0 ptr <* <[96][128] u8>> (addrof ptr $image, dread i32 %y, sub i32 (dread i32 %x, constval i32 1))))
      } else {
        dassign %cond_10 0 (constval i32 0)
      }
      if (gt u1 i32 (dread i32 %y, constval i32 0)) {
        dassign %cond_11 0 (iread u32 <* u8> 0 (array 0 ptr <* <[96][128] u8>> (addrof ptr $image, sub i32 (dread i32 %y, constval i32 1), dread i32 %x)))
      } else {
        dassign %cond_11 0 (constval i32 0)
      }
      dassign %near 0 (add i32 (dread i32 %cond_10, dread i32 %cond_11))
      callassigned &next_bits (constval i32 3) { dassign %retVar_12 0 }
      dassign %r 0 (dread u32 %retVar_12)
      if (eq u1 i32 (dread i32 %near, constval i32 2)) {
        iassign <* u8> 0 (array 0 ptr <* <[96][128] u8>> (addrof ptr $image, dread i32 %y, dread i32 %x), zext u32 8 (ne i32 u32 (dread u32 %r, constval u32 0)))
      } else {
        if (eq u1 i32 (dread i32 %near, constval i32 1)) {
          iassign <* u8> 0 (array 0 ptr <* <[96][128] u8>> (addrof ptr $image, dread i32 %y, dread i32 %x), zext u32 8 (lt i32 u32 (dread u32 %r, constval u32 4)))
        } else {
          iassign <* u8> 0 (array 0 ptr <* <[96][128] u8>> (addrof ptr $image, dread i32 %y, dread i32 %x), zext u32 8 (lt i32 u32 (dread u32 %r, add u32 (constval u32 1, rem u32 (cvt u32 i32 (dread i32 %number), constval u32 2)))))
        }
      }
      dassign %x 0 (add i32 (dread i32 %x, constval i32 1))
    }
    dassign %y 0 (add i32 (dread i32 %y, constval i32 1))
  }
  return ()
}

func &find static used (var %i i32) i32 {
  while (ne u1 i32 (iread i32 <* i32> 0 (array 0 ptr <* <[12288] i32>> (addrof ptr $parent, dread i32 %i)), dread i32 %i)) {
    iassign <* i32> 0 (array 0 ptr <* <[12288] i32>> (addrof ptr $parent, dread i32 %i), iread i32 <* i32> 0 (array 0 ptr <* <[12288] i32>> (addrof ptr $parent, iread i32 <* i32> 0 (array 0 ptr <* <[12288] i32>> (addrof ptr $parent, dread i32 %i)))))
    dassign %i 0 (iread i32 <* i32> 0 (array 0 ptr <* <[12288] i32>> (addrof ptr $parent, dread i32 %i)))
  }
  return (dread i32 %i)
}

func &join static used (var %a i32, var %b i32) i32 {
  var %retVar_15 i32
  var %retVar_16 i32
  var %t i32
  callassigned &find (dread i32 %a) { dassign %retVar_15 0 }
  dassign %a 0 (dread i32 %retVar_15)
  callassigned &find (dread i32 %b) { dassign %retVar_16 0 }
  dassign %b 0 (dread i32 %retVar_16)
  if (eq u1 i32 (dread i32 %a, dread i32 %b)) {
    return (constval i32 0)
  }
  if (lt u1 i32 (iread u32 <* u8> 0 (array 0 ptr <* <[12288] u8>> (addrof ptr $rank, dread i32 %a)), iread u32 <* u8> 0 (array 0 ptr <* <[12288] u8>> (addrof ptr $rank, dread i32 %b)))) {
    dassign %t 0 (dread i32 %a)
    dassign %a 0 (dread i32 %b)
    dassign %b 0 (dread i32 %t)
  }
  iassign <* i32> 0 (array 0 ptr <* <[12288] i32>> (addrof ptr $parent, dread i32 %b), dread i32 %a)
  if (eq u1 i32 (iread u32 <* u8> 0 (array 0 ptr <* <[12288] u8>> (addrof ptr $rank, dread i32 %a)), iread u32 <* u8> 0 (array 0 ptr <* <[12288] u8>> (addrof ptr $rank, dread i32 %b)))) {
    iassign <* u8> 0 (array 0 ptr <* <[12288] u8>> (addrof ptr $rank, dread i32 %a), zext u32 8 (add i32 (iread u32 <* u8> 0 (array 0 ptr <* <[12288] u8>> (addrof ptr $rank, dread i32 %a)), constval i32 1)))
  }
  return (constval i32 1)
}

func &count_by_joining static used () i32 {
  var %count i32
  var %retVar_17 <* void>
  var %y i32
  var %x i32
  var %at i32
  var %retVar_22 i32
  var %retVar_23 i32
  dassign %count 0 (constval i32 0)
  callassigned &memset (addrof ptr $rank, constval i32 0, constval u64 12288) { dassign %retVar_17 0 }
  dassign %y 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %y, constval i32 96)) {
    dassign %x 0 (constval i32 0)
    while (lt u1 i32 (dread i32 %x, constval i32 128)) {
      dassign %at 0 (add i32 (mul i32 (dread i32 %y, constval i32 128), dread i32 %x))
      iassign <* i32> 0 (array 0 ptr <* <[12288] i32>> (addrof ptr $parent, dread i32 %at), dread i32 %at)
      if (eq u1 u32 (iread u32 <* u8> 0 (array 0 ptr <* <[96][128] u8>> (addrof ptr $image, dread i32 %y, dread i32 %x)), constval u32 0)) {
        goto @continue_21
      }
      dassign %count 0 (add i32 (dread i32 %count, constval i32 1))
      if (cand i32 (gt u1 i32 (dread i32 %x, constval i32 0), ne u1 u32 (iread u32 <* u8> 0 (array 0 ptr <* <[96][128] u8>> (addrof ptr $image, dread i32 %y, sub i32 (dread i32 %x, constval i32 1))), constval u32 0))) {
        callassigned &join (dread i32 %at, sub i32 (dread i32 %at, constval i32 1)) { dassign %retVar_22 0 }
        dassign %count 0 (sub i32 (dread i32 %count, dread i32 %retVar_22))
      }
      if (cand i32 (gt u1 i32 (dread i32 %y, constval i32 0), ne u1 u32 (iread u32 <* u8> 0 (array 0 ptr <* <[96][128] u8>> (addrof ptr $image, sub i32 (dread i32 %y, constval i32 1), dread i32 %x)), constval u32 0))) {
        callassigned &join (dread i32 %at, sub i32 (dread i32 %at, constval i32 128)) { dassign %retVar_23 0 }
        dassign %count 0 (sub i32 (dread i32 %count, dread i32 %retVar_23))
      }
    @continue_21
      dassign %x 0 (add i32 (dread i32 %x, constval i32 1))
    }
    dassign %y 0 (add i32 (dread i32 %y, constval i32 1))
  }
  return (dread i32 %count)
}

func &grow static used (var %b <* <$box>>, var %x i32, var %y i32) void {
  if (lt u1 i32 (dread i32 %x, iread i32 <* <$box>> 1 (dread ptr %b))) {
    iassign <* <$box>> 1 (dread ptr %b, sext i32 16 (dread i32 %x))
  }
  if (gt u1 i32 (dread i32 %x, iread i32 <* <$box>> 3 (dread ptr %b))) {
    iassign <* <$box>> 3 (dread ptr %b, sext i32 16 (dread i32 %x))
  }
  if (lt u1 i32 (dread i32 %y, iread i32 <* <$box>> 2 (dread ptr %b))) {
    iassign <* <$box>> 2 (dread ptr %b, sext i32 16 (dread i32 %y))
  }
  if (gt u1 i32 (dread i32 %y, iread i32 <* <$box>> 4 (dread ptr %b))) {
    iassign <* <$box>> 4 (dread ptr %b, sext i32 16 (dread i32 %y))
  }
  iassign <* <$box>> 5 (dread ptr %b, add i32 (iread i32 <* <$box>> 5 (dread ptr %b), constval i32 1))
  return ()
}

func &fill static used (var %b <* <$box>>, var %x i32, var %y i32) void {
  var %top i32
  var %lit_26 <$point>
  var %post_27 i32
  var %p <$point>
  var %k i32
  var %nx i32
  var %ny i32
  dassign %top 0 (constval i32 0)
  iassign <* <$box>> 3 (dread ptr %b, sext i32 16 (dread i32 %x))
  iassign <* <$box>> 1 (dread ptr %b, iread i32 <* <$box>> 3 (dread ptr %b))
  iassign <* <$box>> 4 (dread ptr %b, sext i32 16 (dread i32 %y))
  iassign <* <$box>> 2 (dread ptr %b, iread i32 <* <$box>> 4 (dread ptr %b))
  iassign <* <$box>> 5 (dread ptr %b, constval i32 0)
  iassign <* u8> 0 (array 0 ptr <* <[96][128] u8>> (addrof ptr $image, dread i32 %y, dread i32 %x), constval u32 2)
  dassign %lit_26 1 (sext i32 16 (dread i32 %x))
  dassign %lit_26 2 (sext i32 16 (dread i32 %y))
  dassign %post_27 0 (dread i32 %top)
  dassign %top 0 (add i32 (dread i32 %post_27, constval i32 1))
  iassign <* <$point>> 0 (array 0 ptr <* <[12288] <$point>>> (addrof ptr $stack, dread i32 %post_27), dread agg %lit_26)
  while (gt u1 i32 (dread i32 %top, constval i32 0)) {
    dassign %top 0 (sub i32 (dread i32 %top, constval i32 1))
    dassign %p 0 (iread agg <* <$point>> 0 (array 0 ptr <* <[12288] <$point>>> (addrof ptr $stack, dread i32 %top)))
    callassigned &grow (dread ptr %b, dread i32 %p 1, dread i32 %p 2) {}
    dassign %k 0 (constval i32 0)
    while (lt u1 i32 (dread i32 %k, constval i32 4)) {
      dassign %nx 0 (add i32 (dread i32 %p 1, iread i32 <* i8> 0 (array 0 ptr <* <[4] i8>> (addrof ptr $dx_24, dread i32 %k))))
      dassign %ny 0 (add i32 (dread i32 %p 2, iread i32 <* i8> 0 (array 0 ptr <* <[4] i8>> (addrof ptr $dy_25, dread i32 %k))))
      if (cior i32 (cior i32 (cior i32 (cior i32 (lt u1 i32 (dread i32 %nx, constval i32 0), lt u1 i32 (dread i32 %ny, constval i32 0)), ge u1 i32 (dread i32 %nx, constval i32 128)), ge u1 i32 (dread i32 %ny, constval i32 96)), ne u1 i32 (iread u32 <* u8> 0 (array 0 ptr <* <[96][128] u8>> (addrof ptr $image, dread i32 %ny, dread i32 %nx)), constval i32 1))) {
        goto @continue_31
      }
      iassign <* u8> 0 (array 0 ptr <* <[96][128] u8>> (addrof ptr $image, dread i32 %ny, dread i32 %nx), constval u32 2)
      iassign <* <$point>> 1 (array 0 ptr <* <[12288] <$point>>> (addrof ptr $stack, dread i32 %top), sext i32 16 (dread i32 %nx))
      iassign <* <$point>> 2 (array 0 ptr <* <[12288] <$point>>> (addrof ptr $stack, dread i32 %top), sext i32 16 (dread i32 %ny))
      dassign %top 0 (add i32 (dread i32 %top, constval i32 1))
    @continue_31
      dassign %k 0 (add i32 (dread i32 %k, constval i32 1))
    }
  }
  return ()
}

func &count_by_filling static used () i32 {
  var %count i32
  var %y i32
  var %x i32
  var %post_36 i32
  dassign %count 0 (constval i32 0)
  dassign %y 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %y, constval i32 96)) {
    dassign %x 0 (constval i32 0)
    while (lt u1 i32 (dread i32 %x, constval i32 128)) {
      if (eq u1 i32 (iread u32 <* u8> 0 (array 0 ptr <* <[96][128] u8>> (addrof ptr $image, dread i32 %y, dread i32 %x)), constval i32 1)) {
        dassign %post_36 0 (dread i32 %count)
        dassign %count 0 (add i32 (dread i32 %post_36, constval i32 1))
        callassigned &fill (array 0 ptr <* <[12288] <$box>>> (addrof ptr $boxes, dread i32 %post_36), dread i32 %x, dread i32 %y) {}
      }
      dassign %x 0 (add i32 (dread i32 %x, constval i32 1))
    }
    dassign %y 0 (add i32 (dread i32 %y, constval i32 1))
  }
  return (dread i32 %count)
}

func &main public used (var %argc i32, var %argv <* <* i8>>) i32 {
  var %n i32
  var %retVar_37 i32
  var %cond_38 i32
  var %sum u32
  var %total i32
  var %largest i32
  var %differ i32
  var %i i32
  var %joined i32
  var %retVar_41 i32
  var %filled i32
  var %retVar_42 i32
  var %b <* <$box>>
  var %retVar_45 i32
  var %retVar_46 i32
  if (gt u1 i32 (dread i32 %argc, constval i32 1)) {
    callassigned &atoi (iread ptr <* <* i8>> 0 (add ptr (dread ptr %argv, constval i64 8))) { dassign %retVar_37 0 }
    dassign %cond_38 0 (dread i32 %retVar_37)
  } else {
    dassign %cond_38 0 (constval i32 400)
  }
  dassign %n 0 (dread i32 %cond_38)
  dassign %sum 0 (constval u32 1)
  dassign %total 0 (constval i32 0)
  dassign %largest 0 (constval i32 0)
  dassign %differ 0 (constval i32 0)
  dassign %i 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i, dread i32 %n)) {
    callassigned &draw (dread i32 %i) {}
    callassigned &count_by_joining () { dassign %retVar_41 0 }
    dassign %joined 0 (dread i32 %retVar_41)
    callassigned &count_by_filling () { dassign %retVar_42 0 }
    dassign %filled 0 (dread i32 %retVar_42)
    if (ne u1 i32 (dread i32 %joined, dread i32 %filled)) {
      dassign %differ 0 (add i32 (dread i32 %differ, constval i32 1))
    }
    dassign %total 0 (add i32 (dread i32 %total, dread i32 %filled))
    dassign %b 0 (addrof ptr $boxes)
    while (lt u1 ptr (dread ptr %b, add ptr (addrof ptr $boxes, mul i64 (cvt i64 i32 (dread i32 %filled), constval i64 12)))) {
      if (gt u1 i32 (iread i32 <* <$box>> 5 (dread ptr %b), dread i32 %largest)) {
        dassign %largest 0 (iread i32 <* <$box>> 5 (dread ptr %b))
      }
      dassign %sum 0 (add u32 (mul u32 (dread u32 %sum, constval u32 37), cvt u32 i32 (sub i32 (mul i32 (add i32 (sub i32 (iread i32 <* <$box>> 3 (dread ptr %b), iread i32 <* <$box>> 1 (dread ptr %b)), constval i32 1), add i32 (sub i32 (iread i32 <* <$box>> 4 (dread ptr %b), iread i32 <* <$box>> 2 (dread ptr %b)), constval i32 1)), iread i32 <* <$box>> 5 (dread ptr %b)))))
      dassign %b 0 (add ptr (dread ptr %b, constval i64 12))
    }
    callassigned &find (constval i32 6144) { dassign %retVar_45 0 }
    dassign %sum 0 (add u32 (dread u32 %sum, cvt u32 i32 (dread i32 %retVar_45)))
    dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
  }
  callassigned &printf (conststr ptr "components %d %d %d %u\x0a", dread i32 %total, dread i32 %largest, dread i32 %differ, dread u32 %sum) { dassign %retVar_46 0 }
  return (constval i32 0)
}
