# bmpfilter.c translated by c2mpl.

flavor 1
srclang 1
entryfunc &main

type $__va_list_tag <struct {
  @gp_offset u32,
  @fp_offset u32,
  @overflow_arg_area <* void>,
  @reg_save_area <* void>}>
type $unnamed_1 <struct {
  @width i32,
  @height i32,
  @pixels <* u8>}>
type $_IO_FILE <structincomplete {}>

func &printf public extern varargs (var %a0 <* i8>, ...) i32
func &malloc public extern (var %a0 u64) <* void>
func &calloc public extern (var %a0 u64, var %a1 u64) <* void>
func &free public extern (var %a0 <* void>) void
func &atoi public extern (var %a0 <* i8>) i32
func &memset public extern (var %a0 <* void>, var %a1 i32, var %a2 u64) <* void>

var $sharpen_48 fstatic <[3][3] i32> = [[0, -1, 0], [-1, 6, -1], [0, -1, 0]]
var $edges_49 fstatic <[3][3] i32> = [[-1, -2, -1], [0, 0, 0], [1, 2, 1]]

func &clamp static used (var %v i32, var %low i32, var %high i32) i32 {
  if (lt u1 i32 (dread i32 %v, dread i32 %low)) {
    return (dread i32 %low)
  }
  if (gt u1 i32 (dread i32 %v, dread i32 %high)) {
    return (dread i32 %high)
  }
  return (dread i32 %v)
}

func &create static used (var %image <* <$unnamed_1>>, var %width i32, var %height i32) i32 {
  var %retVar_2 <* void>
  iassign <* <$unnamed_1>> 1 (dread ptr %image, dread i32 %width)
  iassign <* <$unnamed_1>> 2 (dread ptr %image, dread i32 %height)
  callassigned &calloc (mul u64 (cvt u64 i32 (dread i32 %width), cvt u64 i32 (dread i32 %height)), constval u64 1) { dassign %retVar_2 0 }
  iassign <* <$unnamed_1>> 3 (dread ptr %image, dread ptr %retVar_2)
  return (ne i32 ptr (iread ptr <* <$unnamed_1>> 3 (dread ptr %image), constval ptr 0))
}

func &draw static used (var %image <* <$unnamed_1>>) void {
  var %y i32
  var %row <* u8>
  var %x i32
  var %v i32
  dassign %y 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %y, iread i32 <* <$unnamed_1>> 2 (dread ptr %image))) {
    dassign %row 0 (add ptr (iread ptr <* <$unnamed_1>> 3 (dread ptr %image), cvt i64 i32 (mul i32 (dread i32 %y, iread i32 <* <$unnamed_1>> 1 (dread ptr %image)))))
    dassign %x 0 (constval i32 0)
    while (lt u1 i32 (dread i32 %x, iread i32 <* <$unnamed_1>> 1 (dread ptr %image))) {
      dassign %v 0 (band i32 (add i32 (div i32 (mul i32 (dread i32 %x, dread i32 %x), constval i32 64), mul i32 (dread i32 %y, constval i32 3)), constval i32 127))
      if (eq u1 i32 (rem i32 (add i32 (div i32 (dread i32 %x, constval i32 16), div i32 (dread i32 %y, constval i32 16)), constval i32 2), constval i32 0)) {
        dassign %v 0 (add i32 (dread i32 %v, constval i32 60))
      }
      iassign <* u8> 0 (add ptr (dread ptr %row, cvt i64 i32 (dread i32 %x)), zext u32 8 (bxor i32 (dread i32 %v, band i32 (mul i32 (dread i32 %x, dread i32 %y), constval i32 7))))
      dassign %x 0 (add i32 (dread i32 %x, constval i32 1))
    }
    dassign %y 0 (add i32 (dread i32 %y, constval i32 1))
  }
  return ()
}

func &convolve static used (var %from <* <$unnamed_1>>, var %to <* <$unnamed_1>>, var %kernel <* <[3] i32>>, var %divisor i32, var %offset i32) void {
  var %width i32
  var %height i32
  var %y i32
  var %x i32
  var %sum i32
  var %dy i32
  var %sy i32
  var %retVar_13 i32
  var %dx i32
  var %sx i32
  var %retVar_16 i32
  var %retVar_17 i32
  dassign %width 0 (iread i32 <* <$unnamed_1>> 1 (dread ptr %from))
  dassign %height 0 (iread i32 <* <$unnamed_1>> 2 (dread ptr %from))
  dassign %y 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %y, dread i32 %height)) {
    dassign %x 0 (constval i32 0)
    while (lt u1 i32 (dread i32 %x, dread i32 %width)) {
      dassign %sum 0 (constval i32 0)
      dassign %dy 0 (constval i32 -1)
      while (le u1 i32 (dread i32 %dy, constval i32 1)) {
        callassigned &clamp (add i32 (dread i32 %y, dread i32 %dy), constval i32 0, sub i32 (dread i32 %height, constval i32 1)) { dassign %retVar_13 0 }
        dassign %sy 0 (dread i32 %retVar_13)
        dassign %dx 0 (constval i32 -1)
        while (le u1 i32 (dread i32 %dx, constval i32 1)) {
          callassigned &clamp (add i32 (dread i32 %x, dread i32 %dx), constval i32 0, sub i32 (dread i32 %width, constval i32 1)) { dassign %retVar_16 0 }
          dassign %sx 0 (dread i32 %retVar_16)
          dassign %sum 0 (add i32 (dread i32 %sum, mul i32 (iread u32 <* u8> 0 (add ptr (iread ptr <* <$unnamed_1>> 3 (dread ptr %from), cvt i64 i32 (add i32 (mul i32 (dread i32 %sy, dread i32 %width), dread i32 %sx)))), iread i32 <* i32> 0 (array 0 ptr <* <[3] i32>> (add ptr (dread ptr %kernel, mul i64 (cvt i64 i32 (add i32 (dread i32 %dy, constval i32 1)), constval i64 12)), add i32 (dread i32 %dx, constval i32 1))))))
          dassign %dx 0 (add i32 (dread i32 %dx, constval i32 1))
        }
        dassign %dy 0 (add i32 (dread i32 %dy, constval i32 1))
      }
      callassigned &clamp (add i32 (div i32 (dread i32 %sum, dread i32 %divisor), dread i32 %offset), constval i32 0, constval i32 255) { dassign %retVar_17 0 }
      iassign <* u8> 0 (add ptr (iread ptr <* <$unnamed_1>> 3 (dread ptr %to), cvt i64 i32 (add i32 (mul i32 (dread i32 %y, dread i32 %width), dread i32 %x))), zext u32 8 (dread i32 %retVar_17))
      dassign %x 0 (add i32 (dread i32 %x, constval i32 1))
    }
    dassign %y 0 (add i32 (dread i32 %y, constval i32 1))
  }
  return ()
}

func &box_blur static used (var %from <* <$unnamed_1>>, var %to <* u16>, var %radius i32) void {
  var %width i32
  var %height i32
  var %y i32
  var %row <* u8>
  var %sum i32
  var %x i32
  var %y_22 i32
  var %x_25 i32
  var %above u32
  var %here u32
  dassign %width 0 (iread i32 <* <$unnamed_1>> 1 (dread ptr %from))
  dassign %height 0 (iread i32 <* <$unnamed_1>> 2 (dread ptr %from))
  dassign %y 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %y, dread i32 %height)) {
    dassign %row 0 (add ptr (iread ptr <* <$unnamed_1>> 3 (dread ptr %from), cvt i64 i32 (mul i32 (dread i32 %y, dread i32 %width))))
    dassign %sum 0 (constval i32 0)
    dassign %x 0 (neg i32 (dread i32 %radius))
    while (lt u1 i32 (dread i32 %x, dread i32 %width)) {
      if (lt u1 i32 (add i32 (dread i32 %x, dread i32 %radius), dread i32 %width)) {
        dassign %sum 0 (add i32 (dread i32 %sum, iread u32 <* u8> 0 (add ptr (dread ptr %row, cvt i64 i32 (add i32 (dread i32 %x, dread i32 %radius))))))
      }
      if (ge u1 i32 (sub i32 (sub i32 (dread i32 %x, dread i32 %radius), constval i32 1), constval i32 0)) {
        dassign %sum 0 (sub i32 (dread i32 %sum, iread u32 <* u8> 0 (add ptr (dread ptr %row, cvt i64 i32 (sub i32 (sub i32 (dread i32 %x, dread i32 %radius), constval i32 1))))))
      }
      if (ge u1 i32 (dread i32 %x, constval i32 0)) {
        iassign <* u16> 0 (add ptr (dread ptr %to, mul i64 (cvt i64 i32 (add i32 (mul i32 (dread i32 %y, dread i32 %width), dread i32 %x)), constval i64 2)), zext u32 16 (div i32 (mul i32 (dread i32 %sum, constval i32 256), add i32 (mul i32 (constval i32 2, dread i32 %radius), constval i32 1))))
      }
      dassign %x 0 (add i32 (dread i32 %x, constval i32 1))
    }
    dassign %y 0 (add i32 (dread i32 %y, constval i32 1))
  }
  dassign %y_22 0 (constval i32 1)
  while (lt u1 i32 (dread i32 %y_22, dread i32 %height)) {
    dassign %x_25 0 (constval i32 0)
    while (lt u1 i32 (dread i32 %x_25, dread i32 %width)) {
      dassign %above 0 (iread u32 <* u16> 0 (add ptr (dread ptr %to, mul i64 (cvt i64 i32 (add i32 (mul i32 (sub i32 (dread i32 %y_22, constval i32 1), dread i32 %width), dread i32 %x_25)), constval i64 2))))
      dassign %here 0 (iread u32 <* u16> 0 (add ptr (dread ptr %to, mul i64 (cvt i64 i32 (add i32 (mul i32 (dread i32 %y_22, dread i32 %width), dread i32 %x_25)), constval i64 2))))
      iassign <* u16> 0 (add ptr (dread ptr %to, mul i64 (cvt i64 i32 (add i32 (mul i32 (dread i32 %y_22, dread i32 %width), dread i32 %x_25)), constval i64 2)), zext u32 16 (lshr u32 (add u32 (add u32 (mul u32 (dread u32 %above, constval u32 3), dread u32 %here), constval u32 2), constval i32 2)))
      dassign %x_25 0 (add i32 (dread i32 %x_25, constval i32 1))
    }
    dassign %y_22 0 (add i32 (dread i32 %y_22, constval i32 1))
  }
  return ()
}

func &equalise static used (var %image <* <$unnamed_1>>) void {
  var %histogram <[256] u32>
  var %map <[256] u8>
  var %size i32
  var %p <* u8>
  var %end <* u8>
  var %post_30 <* u8>
  var %total u32
  var %i i32
  callassigned &memset (addrof ptr %histogram, constval i32 0, constval u64 1024) {}
  iassign <* u32> 0 (array 0 ptr <* <[256] u32>> (addrof ptr %histogram, constval i32 0), constval u32 0)
  dassign %size 0 (mul i32 (iread i32 <* <$unnamed_1>> 1 (dread ptr %image), iread i32 <* <$unnamed_1>> 2 (dread ptr %image)))
  dassign %p 0 (iread ptr <* <$unnamed_1>> 3 (dread ptr %image))
  dassign %end 0 (add ptr (dread ptr %p, cvt i64 i32 (dread i32 %size)))
  while (lt u1 ptr (dread ptr %p, dread ptr %end)) {
    dassign %post_30 0 (dread ptr %p)
    dassign %p 0 (add ptr (dread ptr %post_30, constval i64 1))
    iassign <* u32> 0 (array 0 ptr <* <[256] u32>> (addrof ptr %histogram, iread u32 <* u8> 0 (dread ptr %post_30)), add u32 (iread u32 <* u32> 0 (array 0 ptr <* <[256] u32>> (addrof ptr %histogram, iread u32 <* u8> 0 (dread ptr %post_30))), constval u32 1))
  }
  dassign %total 0 (constval u32 0)
  dassign %i 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i, constval i32 256)) {
    dassign %total 0 (add u32 (dread u32 %total, iread u32 <* u32> 0 (array 0 ptr <* <[256] u32>> (addrof ptr %histogram, dread i32 %i))))
    iassign <* u8> 0 (array 0 ptr <* <[256] u8>> (addrof ptr %map, dread i32 %i), zext u32 8 (cvt u32 u64 (div u64 (mul u64 (cvt u64 u32 (dread u32 %total), constval u64 255), cvt u64 u32 (cvt u32 i32 (dread i32 %size))))))
    dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
  }
  dassign %p 0 (iread ptr <* <$unnamed_1>> 3 (dread ptr %image))
  while (ne u1 ptr (dread ptr %p, dread ptr %end)) {
    iassign <* u8> 0 (dread ptr %p, iread u32 <* u8> 0 (array 0 ptr <* <[256] u8>> (addrof ptr %map, iread u32 <* u8> 0 (dread ptr %p))))
    dassign %p 0 (add ptr (dread ptr %p, constval i64 1))
  }
  return ()
}

func &narrow static used (var %from <* u16>, var %to <* <$unnamed_1>>) void {
  var %size i32
  var %low u16
  var %high u16
  var %i i32
  var %range i32
  var %cond_37 i32
  var %i_38 i32
  dassign %size 0 (mul i32 (iread i32 <* <$unnamed_1>> 1 (dread ptr %to), iread i32 <* <$unnamed_1>> 2 (dread ptr %to)))
  dassign %low 0 (constval u32 65535)
  dassign %high 0 (constval u32 0)
  dassign %i 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i, dread i32 %size)) {
    if (lt u1 i32 (iread u32 <* u16> 0 (add ptr (dread ptr %from, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 2))), dread u32 %low)) {
      dassign %low 0 (iread u32 <* u16> 0 (add ptr (dread ptr %from, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 2))))
    }
    if (gt u1 i32 (iread u32 <* u16> 0 (add ptr (dread ptr %from, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 2))), dread u32 %high)) {
      dassign %high 0 (iread u32 <* u16> 0 (add ptr (dread ptr %from, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 2))))
    }
    dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
  }
  if (gt u1 i32 (dread u32 %high, dread u32 %low)) {
    dassign %cond_37 0 (sub i32 (dread u32 %high, dread u32 %low))
  } else {
    dassign %cond_37 0 (constval i32 1)
  }
  dassign %range 0 (dread i32 %cond_37)
  dassign %i_38 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i_38, dread i32 %size)) {
    iassign <* u8> 0 (add ptr (iread ptr <* <$unnamed_1>> 3 (dread ptr %to), cvt i64 i32 (dread i32 %i_38)), zext u32 8 (div i32 (mul i32 (sub i32 (iread u32 <* u16> 0 (add ptr (dread ptr %from, mul i64 (cvt i64 i32 (dread i32 %i_38), constval i64 2))), dread u32 %low), constval i32 255), dread i32 %range)))
    dassign %i_38 0 (add i32 (dread i32 %i_38, constval i32 1))
  }
  return ()
}

func &threshold static used (var %image <* <$unnamed_1>>, var %level u8) i32 {
  var %white i32
  var %y i32
  var %x i32
  var %pixel <* u8>
  var %cond_45 i32
  dassign %white 0 (constval i32 0)
  dassign %y 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %y, iread i32 <* <$unnamed_1>> 2 (dread ptr %image))) {
    dassign %x 0 (constval i32 0)
    while (lt u1 i32 (dread i32 %x, iread i32 <* <$unnamed_1>> 1 (dread ptr %image))) {
      dassign %pixel 0 (add ptr (iread ptr <* <$unnamed_1>> 3 (dread ptr %image), cvt i64 i32 (add i32 (mul i32 (dread i32 %y, iread i32 <* <$unnamed_1>> 1 (dread ptr %image)), dread i32 %x))))
      if (ge u1 i32 (iread u32 <* u8> 0 (dread ptr %pixel), dread u32 %level)) {
        dassign %cond_45 0 (constval i32 255)
      } else {
        dassign %cond_45 0 (div i32 (iread u32 <* u8> 0 (dread ptr %pixel), constval i32 2))
      }
      iassign <* u8> 0 (dread ptr %pixel, zext u32 8 (dread i32 %cond_45))
      dassign %white 0 (add i32 (dread i32 %white, eq i32 i32 (iread u32 <* u8> 0 (dread ptr %pixel), constval i32 255)))
      dassign %x 0 (add i32 (dread i32 %x, constval i32 1))
    }
    dassign %y 0 (add i32 (dread i32 %y, constval i32 1))
  }
  return (dread i32 %white)
}

func &checksum static used (var %image <* <$unnamed_1>>) u32 {
  var %a u32
  var %b u32
  var %i i32
  dassign %a 0 (constval u32 1)
  dassign %b 0 (constval u32 0)
  dassign %i 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i, mul i32 (iread i32 <* <$unnamed_1>> 1 (dread ptr %image), iread i32 <* <$unnamed_1>> 2 (dread ptr %image)))) {
    dassign %a 0 (rem u32 (add u32 (dread u32 %a, iread u32 <* u8> 0 (add ptr (iread ptr <* <$unnamed_1>> 3 (dread ptr %image), cvt i64 i32 (dread i32 %i)))), constval u32 65521))
    dassign %b 0 (rem u32 (add u32 (dread u32 %b, dread u32 %a), constval u32 65521))
    dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
  }
  return (bior u32 (shl u32 (dread u32 %b, constval i32 16), dread u32 %a))
}

func &main public used (var %argc i32, var %argv <* <* i8>>) i32 {
  var %rows i32
  var %retVar_50 i32
  var %cond_51 i32
  var %first <$unnamed_1>
  var %second <$unnamed_1>
  var %sum u32
  var %wide <* u16>
  var %retVar_52 <* void>
  var %retVar_53 i32
  var %retVar_54 i32
  var %logic_55 i32
  var %retVar_56 u32
  var %retVar_57 u32
  var %retVar_58 u32
  var %white i32
  var %retVar_59 i32
  var %retVar_60 u32
  var %retVar_61 i32
  if (gt u1 i32 (dread i32 %argc, constval i32 1)) {
    callassigned &atoi (iread ptr <* <* i8>> 0 (add ptr (dread ptr %argv, constval i64 8))) { dassign %retVar_50 0 }
    dassign %cond_51 0 (dread i32 %retVar_50)
  } else {
    dassign %cond_51 0 (constval i32 5000)
  }
  dassign %rows 0 (dread i32 %cond_51)
  dassign %sum 0 (constval u32 0)
  callassigned &malloc (mul u64 (constval u64 640, cvt u64 i32 (dread i32 %rows))) { dassign %retVar_52 0 }
  dassign %wide 0 (dread ptr %retVar_52)
  callassigned &create (addrof ptr %first, constval i32 320, dread i32 %rows) { dassign %retVar_53 0 }
  dassign %logic_55 0 (constval i32 1)
  if (eq u1 i32 (eq u1 i32 (dread i32 %retVar_53, constval i32 0), constval i32 0)) {
  callassigned &create (addrof ptr %second, constval i32 320, dread i32 %rows) { dassign %retVar_54 0 }
  dassign %logic_55 0 (ne i32 i32 (eq u1 i32 (dread i32 %retVar_54, constval i32 0), constval i32 0))
  }
  if (cior i32 (dread i32 %logic_55, eq u1 ptr (dread ptr %wide, constval ptr 0))) {
    return (constval i32 1)
  }
  callassigned &draw (addrof ptr %first) {}
  callassigned &convolve (addrof ptr %first, addrof ptr %second, addrof ptr $sharpen_48, constval i32 2, constval i32 0) {}
  callassigned &checksum (addrof ptr %second) { dassign %retVar_56 0 }
  dassign %sum 0 (bxor u32 (dread u32 %sum, dread u32 %retVar_56))
  callassigned &equalise (addrof ptr %second) {}
  callassigned &box_blur (addrof ptr %second, dread ptr %wide, constval i32 4) {}
  callassigned &narrow (dread ptr %wide, addrof ptr %first) {}
  callassigned &checksum (addrof ptr %first) { dassign %retVar_57 0 }
  dassign %sum 0 (add u32 (mul u32 (dread u32 %sum, constval u32 31), dread u32 %retVar_57))
  callassigned &convolve (addrof ptr %first, addrof ptr %second, addrof ptr $edges_49, constval i32 4, constval i32 128) {}
  callassigned &checksum (addrof ptr %second) { dassign %retVar_58 0 }
  dassign %sum 0 (add u32 (mul u32 (dread u32 %sum, constval u32 31), dread u32 %retVar_58))
  callassigned &threshold (addrof ptr %second, constval u32 130) { dassign %retVar_59 0 }
  dassign %white 0 (dread i32 %retVar_59)
  callassigned &checksum (addrof ptr %second) { dassign %retVar_60 0 }
  dassign %sum 0 (add u32 (mul u32 (dread u32 %sum, constval u32 31), dread u32 %retVar_60))
  callassigned &printf (conststr ptr "bmpfilter %d %u\x0a", dread i32 %white, dread u32 %sum) { dassign %retVar_61 0 }
  callassigned &free (dread ptr %wide) {}
  callassigned &free (dread ptr %first 3) {}
  callassigned &free (dread ptr %second 3) {}
  return (constval i32 0)
}
