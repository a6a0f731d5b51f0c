# stackvm.c translated by c2mpl.

flavor 1
srclang 1
entryfunc &main

type $__va_list_tag <struct {
  @gp_offset u32,
  @fp_offset u32,
  @overflow_arg_area <* void>,
  @reg_save_area <* void>}>
type $unnamed_1 <struct {
  @op u8,
  @a u8,
  @b u8,
  @c u8,
  @value i32}>
type $unnamed_2 <struct {
  @reg <[16] i32>,
  @memory <[256] i32>,
  @stack <[32] i32>,
  @sp i32,
  @pc i32,
  @executed i64,
  @error <* i8>}>
type $_IO_FILE <structincomplete {}>

func &printf public extern varargs (var %a0 <* i8>, ...) i32
func &atoi public extern (var %a0 <* i8>) i32
func &memset public extern (var %a0 <* void>, var %a1 i32, var %a2 u64) <* void>

var $code fstatic <[512] <$unnamed_1>>
var $code_length fstatic i32 = 0
var $machine_84 fstatic <$unnamed_2>

func &emit static used (var %op u32, var %a i32, var %b i32, var %c i32, var %value i32) i32 {
  var %in <* <$unnamed_1>>
  var %post_3 i32
  dassign %in 0 (array 0 ptr <* <[512] <$unnamed_1>>> (addrof ptr $code, dread i32 $code_length))
  iassign <* <$unnamed_1>> 1 (dread ptr %in, zext u32 8 (dread u32 %op))
  iassign <* <$unnamed_1>> 2 (dread ptr %in, zext u32 8 (dread i32 %a))
  iassign <* <$unnamed_1>> 3 (dread ptr %in, zext u32 8 (dread i32 %b))
  iassign <* <$unnamed_1>> 4 (dread ptr %in, zext u32 8 (dread i32 %c))
  iassign <* <$unnamed_1>> 5 (dread ptr %in, dread i32 %value)
  dassign %post_3 0 (dread i32 $code_length)
  dassign $code_length 0 (add i32 (dread i32 %post_3, constval i32 1))
  return (dread i32 %post_3)
}

func &generate static used (var %rounds i32) void {
  var %seed u32
  var %calls <[512] i32>
  var %count i32
  var %retVar_4 i32
  var %retVar_5 i32
  var %r i32
  var %retVar_8 i32
  var %loop i32
  var %i i32
  var %a i32
  var %b i32
  var %c i32
  var %retVar_22 i32
  var %retVar_23 i32
  var %retVar_24 i32
  var %retVar_25 i32
  var %retVar_26 i32
  var %retVar_27 i32
  var %retVar_28 i32
  var %retVar_29 i32
  var %retVar_30 i32
  var %retVar_31 i32
  var %retVar_32 i32
  var %post_33 i32
  var %retVar_34 i32
  var %retVar_35 i32
  var %retVar_36 i32
  var %functions <[2] i32>
  var %retVar_37 i32
  var %retVar_38 i32
  var %inner i32
  var %retVar_39 i32
  var %retVar_40 i32
  var %retVar_41 i32
  var %retVar_42 i32
  var %retVar_43 i32
  var %retVar_44 i32
  var %retVar_45 i32
  var %retVar_46 i32
  var %retVar_47 i32
  var %retVar_48 i32
  var %retVar_49 i32
  var %i_50 i32
  dassign %seed 0 (constval u32 99)
  dassign %count 0 (constval i32 0)
  callassigned &emit (constval u32 1, constval i32 0, constval i32 0, constval i32 0, constval i32 0) { dassign %retVar_4 0 }
  callassigned &emit (constval u32 1, constval i32 1, constval i32 0, constval i32 0, dread i32 %rounds) { dassign %retVar_5 0 }
  dassign %r 0 (constval i32 2)
  while (lt u1 i32 (dread i32 %r, constval i32 16)) {
    callassigned &emit (constval u32 1, dread i32 %r, constval i32 0, constval i32 0, mul i32 (dread i32 %r, constval i32 1001)) { dassign %retVar_8 0 }
    dassign %r 0 (add i32 (dread i32 %r, constval i32 1))
  }
  dassign %loop 0 (dread i32 $code_length)
  dassign %i 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i, constval i32 40)) {
    dassign %seed 0 (add u32 (mul u32 (dread u32 %seed, constval u32 1103515245), constval u32 12345))
    dassign %a 0 (cvt i32 u32 (add u32 (constval u32 2, rem u32 (lshr u32 (dread u32 %seed, constval i32 8), constval u32 10))))
    dassign %b 0 (cvt i32 u32 (add u32 (constval u32 2, rem u32 (lshr u32 (dread u32 %seed, constval i32 16), constval u32 14))))
    dassign %c 0 (cvt i32 u32 (add u32 (constval u32 2, rem u32 (lshr u32 (dread u32 %seed, constval i32 24), constval u32 14))))
    switch (rem u32 (lshr u32 (dread u32 %seed, constval i32 20), constval u32 10)) @default_21 {
      0: goto @case_12
      1: goto @case_13
      2: goto @case_14
      3: goto @case_15
      4: goto @case_16
      5: goto @case_17
      6: goto @case_18
      7: goto @case_19
      8: goto @case_20
    }
    @case_12
    callassigned &emit (constval u32 3, dread i32 %a, dread i32 %b, dread i32 %c, constval i32 0) { dassign %retVar_22 0 }
    goto @break_11
    @case_13
    callassigned &emit (constval u32 4, dread i32 %a, dread i32 %b, dread i32 %c, constval i32 0) { dassign %retVar_23 0 }
    goto @break_11
    @case_14
    callassigned &emit (constval u32 5, dread i32 %a, dread i32 %b, dread i32 %c, constval i32 0) { dassign %retVar_24 0 }
    goto @break_11
    @case_15
    callassigned &emit (constval u32 9, dread i32 %a, dread i32 %b, dread i32 %c, constval i32 0) { dassign %retVar_25 0 }
    goto @break_11
    @case_16
    callassigned &emit (constval u32 16, dread i32 %a, dread i32 %b, constval i32 0, cvt i32 u32 (rem u32 (dread u32 %seed, constval u32 100))) { dassign %retVar_26 0 }
    goto @break_11
    @case_17
    callassigned &emit (constval u32 12, constval i32 0, dread i32 %b, dread i32 %c, cvt i32 u32 (rem u32 (dread u32 %seed, constval u32 50))) { dassign %retVar_27 0 }
    goto @break_11
    @case_18
    callassigned &emit (constval u32 11, dread i32 %a, constval i32 0, dread i32 %c, cvt i32 u32 (rem u32 (dread u32 %seed, constval u32 50))) { dassign %retVar_28 0 }
    goto @break_11
    @case_19
    callassigned &emit (constval u32 10, dread i32 %a, dread i32 %b, constval i32 0, cvt i32 u32 (rem u32 (dread u32 %seed, constval u32 31))) { dassign %retVar_29 0 }
    goto @break_11
    @case_20
    callassigned &emit (constval u32 14, constval i32 0, dread i32 %b, dread i32 %c, add i32 (dread i32 $code_length, constval i32 2)) { dassign %retVar_30 0 }
    callassigned &emit (constval u32 2, dread i32 %a, dread i32 %b, constval i32 0, constval i32 0) { dassign %retVar_31 0 }
    goto @break_11
    @default_21
    callassigned &emit (constval u32 17, constval i32 0, constval i32 0, constval i32 0, cvt i32 u32 (band u32 (lshr u32 (dread u32 %seed, constval i32 12), constval u32 1))) { dassign %retVar_32 0 }
    dassign %post_33 0 (dread i32 %count)
    dassign %count 0 (add i32 (dread i32 %post_33, constval i32 1))
    iassign <* i32> 0 (array 0 ptr <* <[512] i32>> (addrof ptr %calls, dread i32 %post_33), dread i32 %retVar_32)
    goto @break_11
    @break_11
    dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
  }
  callassigned &emit (constval u32 16, constval i32 0, constval i32 0, constval i32 0, constval i32 1) { dassign %retVar_34 0 }
  callassigned &emit (constval u32 14, constval i32 0, constval i32 0, constval i32 1, dread i32 %loop) { dassign %retVar_35 0 }
  callassigned &emit (constval u32 0, constval i32 0, constval i32 0, constval i32 0, constval i32 0) { dassign %retVar_36 0 }
  iassign <* i32> 0 (array 0 ptr <* <[2] i32>> (addrof ptr %functions, constval i32 0), dread i32 $code_length)
  callassigned &emit (constval u32 19, constval i32 2, constval i32 0, constval i32 0, constval i32 0) { dassign %retVar_37 0 }
  callassigned &emit (constval u32 1, constval i32 2, constval i32 0, constval i32 0, constval i32 3) { dassign %retVar_38 0 }
  callassigned &emit (constval u32 3, constval i32 3, constval i32 3, constval i32 2, constval i32 0) { dassign %retVar_39 0 }
  dassign %inner 0 (dread i32 %retVar_39)
  callassigned &emit (constval u32 16, constval i32 2, constval i32 2, constval i32 0, constval i32 -1) { dassign %retVar_40 0 }
  callassigned &emit (constval u32 15, constval i32 2, constval i32 0, constval i32 0, add i32 (dread i32 $code_length, constval i32 2)) { dassign %retVar_41 0 }
  callassigned &emit (constval u32 13, constval i32 0, constval i32 0, constval i32 0, dread i32 %inner) { dassign %retVar_42 0 }
  callassigned &emit (constval u32 20, constval i32 2, constval i32 0, constval i32 0, constval i32 0) { dassign %retVar_43 0 }
  callassigned &emit (constval u32 18, constval i32 0, constval i32 0, constval i32 0, constval i32 0) { dassign %retVar_44 0 }
  iassign <* i32> 0 (array 0 ptr <* <[2] i32>> (addrof ptr %functions, constval i32 1), dread i32 $code_length)
  callassigned &emit (constval u32 6, constval i32 5, constval i32 3, constval i32 4, constval i32 0) { dassign %retVar_45 0 }
  callassigned &emit (constval u32 7, constval i32 6, constval i32 4, constval i32 7, constval i32 0) { dassign %retVar_46 0 }
  callassigned &emit (constval u32 21, constval i32 4, constval i32 4, constval i32 0, constval i32 0) { dassign %retVar_47 0 }
  callassigned &emit (constval u32 8, constval i32 7, constval i32 5, constval i32 6, constval i32 0) { dassign %retVar_48 0 }
  callassigned &emit (constval u32 18, constval i32 0, constval i32 0, constval i32 0, constval i32 0) { dassign %retVar_49 0 }
  dassign %i_50 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i_50, dread i32 %count)) {
    iassign <* <$unnamed_1>> 5 (array 0 ptr <* <[512] <$unnamed_1>>> (addrof ptr $code, iread i32 <* i32> 0 (array 0 ptr <* <[512] i32>> (addrof ptr %calls, dread i32 %i_50))), iread i32 <* i32> 0 (array 0 ptr <* <[2] i32>> (addrof ptr %functions, iread i32 <* <$unnamed_1>> 5 (array 0 ptr <* <[512] <$unnamed_1>>> (addrof ptr $code, iread i32 <* i32> 0 (array 0 ptr <* <[512] i32>> (addrof ptr %calls, dread i32 %i_50)))))))
    dassign %i_50 0 (add i32 (dread i32 %i_50, constval i32 1))
  }
  return ()
}

func &run static used (var %m <* <$unnamed_2>>) i32 {
  var %in <* <$unnamed_1>>
  var %post_55 i32
  var %reg <* i32>
  var %cond_80 i32
  var %post_81 i32
  while (constval i32 1) {
    dassign %post_55 0 (iread i32 <* <$unnamed_2>> 5 (dread ptr %m))
    iassign <* <$unnamed_2>> 5 (dread ptr %m, add i32 (dread i32 %post_55, constval i32 1))
    dassign %in 0 (array 0 ptr <* <[512] <$unnamed_1>>> (addrof ptr $code, dread i32 %post_55))
    dassign %reg 0 (iaddrof ptr <* <$unnamed_2>> 1 (dread ptr %m))
    iassign <* <$unnamed_2>> 6 (dread ptr %m, add i64 (iread i64 <* <$unnamed_2>> 6 (dread ptr %m), constval i64 1))
    switch (iread u32 <* <$unnamed_1>> 1 (dread ptr %in)) @default_79 {
      0: goto @case_57
      1: goto @case_58
      2: goto @case_59
      3: goto @case_60
      4: goto @case_61
      5: goto @case_62
      6: goto @case_63
      7: goto @case_64
      8: goto @case_65
      9: goto @case_66
      10: goto @case_67
      11: goto @case_68
      12: goto @case_69
      13: goto @case_70
      14: goto @case_71
      15: goto @case_72
      16: goto @case_73
      17: goto @case_74
      19: goto @case_75
      18: goto @case_76
      20: goto @case_77
      21: goto @case_78
    }
    @case_57
    return (constval i32 1)
    @case_58
    iassign <* i32> 0 (add ptr (dread ptr %reg, mul i64 (cvt i64 u32 (iread u32 <* <$unnamed_1>> 2 (dread ptr %in)), constval i64 4)), iread i32 <* <$unnamed_1>> 5 (dread ptr %in))
    goto @break_56
    @case_59
    iassign <* i32> 0 (add ptr (dread ptr %reg, mul i64 (cvt i64 u32 (iread u32 <* <$unnamed_1>> 2 (dread ptr %in)), constval i64 4)), iread i32 <* i32> 0 (add ptr (dread ptr %reg, mul i64 (cvt i64 u32 (iread u32 <* <$unnamed_1>> 3 (dread ptr %in)), constval i64 4))))
    goto @break_56
    @case_60
    iassign <* i32> 0 (add ptr (dread ptr %reg, mul i64 (cvt i64 u32 (iread u32 <* <$unnamed_1>> 2 (dread ptr %in)), constval i64 4)), cvt i32 u32 (add u32 (cvt u32 i32 (iread i32 <* i32> 0 (add ptr (dread ptr %reg, mul i64 (cvt i64 u32 (iread u32 <* <$unnamed_1>> 3 (dread ptr %in)), constval i64 4)))), cvt u32 i32 (iread i32 <* i32> 0 (add ptr (dread ptr %reg, mul i64 (cvt i64 u32 (iread u32 <* <$unnamed_1>> 4 (dread ptr %in)), constval i64 4)))))))
    goto @break_56
    @case_61
    iassign <* i32> 0 (add ptr (dread ptr %reg, mul i64 (cvt i64 u32 (iread u32 <* <$unnamed_1>> 2 (dread ptr %in)), constval i64 4)), cvt i32 u32 (sub u32 (cvt u32 i32 (iread i32 <* i32> 0 (add ptr (dread ptr %reg, mul i64 (cvt i64 u32 (iread u32 <* <$unnamed_1>> 3 (dread ptr %in)), constval i64 4)))), cvt u32 i32 (iread i32 <* i32> 0 (add ptr (dread ptr %reg, mul i64 (cvt i64 u32 (iread u32 <* <$unnamed_1>> 4 (dread ptr %in)), constval i64 4)))))))
    goto @break_56
    @case_62
    iassign <* i32> 0 (add ptr (dread ptr %reg, mul i64 (cvt i64 u32 (iread u32 <* <$unnamed_1>> 2 (dread ptr %in)), constval i64 4)), cvt i32 u32 (mul u32 (cvt u32 i32 (iread i32 <* i32> 0 (add ptr (dread ptr %reg, mul i64 (cvt i64 u32 (iread u32 <* <$unnamed_1>> 3 (dread ptr %in)), constval i64 4)))), cvt u32 i32 (iread i32 <* i32> 0 (add ptr (dread ptr %reg, mul i64 (cvt i64 u32 (iread u32 <* <$unnamed_1>> 4 (dread ptr %in)), constval i64 4)))))))
    goto @break_56
    @case_63
    @case_64
    if (cior i32 (eq u1 i32 (iread i32 <* i32> 0 (add ptr (dread ptr %reg, mul i64 (cvt i64 u32 (iread u32 <* <$unnamed_1>> 4 (dread ptr %in)), constval i64 4))), constval i32 0), eq u1 i32 (iread i32 <* i32> 0 (add ptr (dread ptr %reg, mul i64 (cvt i64 u32 (iread u32 <* <$unnamed_1>> 4 (dread ptr %in)), constval i64 4))), constval i32 -1))) {
      iassign <* i32> 0 (add ptr (dread ptr %reg, mul i64 (cvt i64 u32 (iread u32 <* <$unnamed_1>> 2 (dread ptr %in)), constval i64 4)), constval i32 0)
    } else {
      if (eq u1 i32 (iread u32 <* <$unnamed_1>> 1 (dread ptr %in), constval i32 6)) {
        iassign <* i32> 0 (add ptr (dread ptr %reg, mul i64 (cvt i64 u32 (iread u32 <* <$unnamed_1>> 2 (dread ptr %in)), constval i64 4)), div i32 (iread i32 <* i32> 0 (add ptr (dread ptr %reg, mul i64 (cvt i64 u32 (iread u32 <* <$unnamed_1>> 3 (dread ptr %in)), constval i64 4))), iread i32 <* i32> 0 (add ptr (dread ptr %reg, mul i64 (cvt i64 u32 (iread u32 <* <$unnamed_1>> 4 (dread ptr %in)), constval i64 4)))))
      } else {
        iassign <* i32> 0 (add ptr (dread ptr %reg, mul i64 (cvt i64 u32 (iread u32 <* <$unnamed_1>> 2 (dread ptr %in)), constval i64 4)), rem i32 (iread i32 <* i32> 0 (add ptr (dread ptr %reg, mul i64 (cvt i64 u32 (iread u32 <* <$unnamed_1>> 3 (dread ptr %in)), constval i64 4))), iread i32 <* i32> 0 (add ptr (dread ptr %reg, mul i64 (cvt i64 u32 (iread u32 <* <$unnamed_1>> 4 (dread ptr %in)), constval i64 4)))))
      }
    }
    goto @break_56
    @case_65
    iassign <* i32> 0 (add ptr (dread ptr %reg, mul i64 (cvt i64 u32 (iread u32 <* <$unnamed_1>> 2 (dread ptr %in)), constval i64 4)), band i32 (iread i32 <* i32> 0 (add ptr (dread ptr %reg, mul i64 (cvt i64 u32 (iread u32 <* <$unnamed_1>> 3 (dread ptr %in)), constval i64 4))), iread i32 <* i32> 0 (add ptr (dread ptr %reg, mul i64 (cvt i64 u32 (iread u32 <* <$unnamed_1>> 4 (dread ptr %in)), constval i64 4)))))
    goto @break_56
    @case_66
    iassign <* i32> 0 (add ptr (dread ptr %reg, mul i64 (cvt i64 u32 (iread u32 <* <$unnamed_1>> 2 (dread ptr %in)), constval i64 4)), bxor i32 (iread i32 <* i32> 0 (add ptr (dread ptr %reg, mul i64 (cvt i64 u32 (iread u32 <* <$unnamed_1>> 3 (dread ptr %in)), constval i64 4))), iread i32 <* i32> 0 (add ptr (dread ptr %reg, mul i64 (cvt i64 u32 (iread u32 <* <$unnamed_1>> 4 (dread ptr %in)), constval i64 4)))))
    goto @break_56
    @case_67
    iassign <* i32> 0 (add ptr (dread ptr %reg, mul i64 (cvt i64 u32 (iread u32 <* <$unnamed_1>> 2 (dread ptr %in)), constval i64 4)), ashr i32 (iread i32 <* i32> 0 (add ptr (dread ptr %reg, mul i64 (cvt i64 u32 (iread u32 <* <$unnamed_1>> 3 (dread ptr %in)), constval i64 4))), iread i32 <* <$unnamed_1>> 5 (dread ptr %in)))
    goto @break_56
    @case_68
    iassign <* i32> 0 (add ptr (dread ptr %reg, mul i64 (cvt i64 u32 (iread u32 <* <$unnamed_1>> 2 (dread ptr %in)), constval i64 4)), iread i32 <* i32> 0 (array 0 ptr <* <[256] i32>> (iaddrof ptr <* <$unnamed_2>> 2 (dread ptr %m), rem u32 (add u32 (cvt u32 i32 (iread i32 <* i32> 0 (add ptr (dread ptr %reg, mul i64 (cvt i64 u32 (iread u32 <* <$unnamed_1>> 4 (dread ptr %in)), constval i64 4)))), cvt u32 i32 (iread i32 <* <$unnamed_1>> 5 (dread ptr %in))), constval u32 256))))
    goto @break_56
    @case_69
    iassign <* i32> 0 (array 0 ptr <* <[256] i32>> (iaddrof ptr <* <$unnamed_2>> 2 (dread ptr %m), rem u32 (add u32 (cvt u32 i32 (iread i32 <* i32> 0 (add ptr (dread ptr %reg, mul i64 (cvt i64 u32 (iread u32 <* <$unnamed_1>> 4 (dread ptr %in)), constval i64 4)))), cvt u32 i32 (iread i32 <* <$unnamed_1>> 5 (dread ptr %in))), constval u32 256)), iread i32 <* i32> 0 (add ptr (dread ptr %reg, mul i64 (cvt i64 u32 (iread u32 <* <$unnamed_1>> 3 (dread ptr %in)), constval i64 4))))
    goto @break_56
    @case_70
    iassign <* <$unnamed_2>> 5 (dread ptr %m, iread i32 <* <$unnamed_1>> 5 (dread ptr %in))
    goto @break_56
    @case_71
    if (lt u1 i32 (iread i32 <* i32> 0 (add ptr (dread ptr %reg, mul i64 (cvt i64 u32 (iread u32 <* <$unnamed_1>> 3 (dread ptr %in)), constval i64 4))), iread i32 <* i32> 0 (add ptr (dread ptr %reg, mul i64 (cvt i64 u32 (iread u32 <* <$unnamed_1>> 4 (dread ptr %in)), constval i64 4))))) {
      iassign <* <$unnamed_2>> 5 (dread ptr %m, iread i32 <* <$unnamed_1>> 5 (dread ptr %in))
    }
    goto @break_56
    @case_72
    if (eq u1 i32 (iread i32 <* i32> 0 (add ptr (dread ptr %reg, mul i64 (cvt i64 u32 (iread u32 <* <$unnamed_1>> 2 (dread ptr %in)), constval i64 4))), constval i32 0)) {
      iassign <* <$unnamed_2>> 5 (dread ptr %m, iread i32 <* <$unnamed_1>> 5 (dread ptr %in))
    }
    goto @break_56
    @case_73
    iassign <* i32> 0 (add ptr (dread ptr %reg, mul i64 (cvt i64 u32 (iread u32 <* <$unnamed_1>> 2 (dread ptr %in)), constval i64 4)), cvt i32 u32 (add u32 (cvt u32 i32 (iread i32 <* i32> 0 (add ptr (dread ptr %reg, mul i64 (cvt i64 u32 (iread u32 <* <$unnamed_1>> 3 (dread ptr %in)), constval i64 4)))), cvt u32 i32 (iread i32 <* <$unnamed_1>> 5 (dread ptr %in)))))
    goto @break_56
    @case_74
    @case_75
    if (ge u1 i32 (iread i32 <* <$unnamed_2>> 4 (dread ptr %m), constval i32 32)) {
      iassign <* <$unnamed_2>> 7 (dread ptr %m, conststr ptr "stack overflow")
      return (constval i32 0)
    }
    if (eq u1 i32 (iread u32 <* <$unnamed_1>> 1 (dread ptr %in), constval i32 17)) {
      dassign %cond_80 0 (iread i32 <* <$unnamed_2>> 5 (dread ptr %m))
    } else {
      dassign %cond_80 0 (iread i32 <* i32> 0 (add ptr (dread ptr %reg, mul i64 (cvt i64 u32 (iread u32 <* <$unnamed_1>> 2 (dread ptr %in)), constval i64 4))))
    }
    dassign %post_81 0 (iread i32 <* <$unnamed_2>> 4 (dread ptr %m))
    iassign <* <$unnamed_2>> 4 (dread ptr %m, add i32 (dread i32 %post_81, constval i32 1))
    iassign <* i32> 0 (array 0 ptr <* <[32] i32>> (iaddrof ptr <* <$unnamed_2>> 3 (dread ptr %m), dread i32 %post_81), dread i32 %cond_80)
    if (eq u1 i32 (iread u32 <* <$unnamed_1>> 1 (dread ptr %in), constval i32 17)) {
      iassign <* <$unnamed_2>> 5 (dread ptr %m, iread i32 <* <$unnamed_1>> 5 (dread ptr %in))
    }
    goto @break_56
    @case_76
    iassign <* <$unnamed_2>> 4 (dread ptr %m, sub i32 (iread i32 <* <$unnamed_2>> 4 (dread ptr %m), constval i32 1))
    iassign <* <$unnamed_2>> 5 (dread ptr %m, iread i32 <* i32> 0 (array 0 ptr <* <[32] i32>> (iaddrof ptr <* <$unnamed_2>> 3 (dread ptr %m), iread i32 <* <$unnamed_2>> 4 (dread ptr %m))))
    goto @break_56
    @case_77
    iassign <* <$unnamed_2>> 4 (dread ptr %m, sub i32 (iread i32 <* <$unnamed_2>> 4 (dread ptr %m), constval i32 1))
    iassign <* i32> 0 (add ptr (dread ptr %reg, mul i64 (cvt i64 u32 (iread u32 <* <$unnamed_1>> 2 (dread ptr %in)), constval i64 4)), iread i32 <* i32> 0 (array 0 ptr <* <[32] i32>> (iaddrof ptr <* <$unnamed_2>> 3 (dread ptr %m), iread i32 <* <$unnamed_2>> 4 (dread ptr %m))))
    goto @break_56
    @case_78
    iassign <* i32> 0 (add ptr (dread ptr %reg, mul i64 (cvt i64 u32 (iread u32 <* <$unnamed_1>> 2 (dread ptr %in)), constval i64 4)), cvt i32 u32 (sub u32 (constval u32 0, cvt u32 i32 (iread i32 <* i32> 0 (add ptr (dread ptr %reg, mul i64 (cvt i64 u32 (iread u32 <* <$unnamed_1>> 3 (dread ptr %in)), constval i64 4)))))))
    goto @break_56
    @default_79
    iassign <* <$unnamed_2>> 7 (dread ptr %m, conststr ptr "bad instruction")
    return (constval i32 0)
    @break_56
  }
}

func &main public used (var %argc i32, var %argv <* <* i8>>) i32 {
  var %n i32
  var %retVar_82 i32
  var %cond_83 i32
  var %retVar_85 <* void>
  var %retVar_86 i32
  var %retVar_87 i32
  var %sum u32
  var %i i32
  var %i_90 i32
  var %retVar_93 i32
  if (gt u1 i32 (dread i32 %argc, constval i32 1)) {
    callassigned &atoi (iread ptr <* <* i8>> 0 (add ptr (dread ptr %argv, constval i64 8))) { dassign %retVar_82 0 }
    dassign %cond_83 0 (dread i32 %retVar_82)
  } else {
    dassign %cond_83 0 (constval i32 350000)
  }
  dassign %n 0 (dread i32 %cond_83)
  callassigned &memset (addrof ptr $machine_84, constval i32 0, constval u64 1240) { dassign %retVar_85 0 }
  callassigned &generate (dread i32 %n) {}
  callassigned &run (addrof ptr $machine_84) { dassign %retVar_86 0 }
  if (eq u1 i32 (dread i32 %retVar_86, constval i32 0)) {
    callassigned &printf (conststr ptr "stackvm %s at %d\x0a", dread ptr $machine_84 7, dread i32 $machine_84 5) { dassign %retVar_87 0 }
    return (constval i32 1)
  }
  dassign %sum 0 (constval u32 0)
  dassign %i 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i, constval i32 16)) {
    dassign %sum 0 (add u32 (mul u32 (dread u32 %sum, constval u32 31), cvt u32 i32 (iread i32 <* i32> 0 (array 0 ptr <* <[16] i32>> (addrof ptr $machine_84 1, dread i32 %i)))))
    dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
  }
  dassign %i_90 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i_90, constval i32 256)) {
    dassign %sum 0 (add u32 (mul u32 (dread u32 %sum, constval u32 31), cvt u32 i32 (iread i32 <* i32> 0 (array 0 ptr <* <[256] i32>> (addrof ptr $machine_84 2, dread i32 %i_90)))))
    dassign %i_90 0 (add i32 (dread i32 %i_90, constval i32 1))
  }
  callassigned &printf (conststr ptr "stackvm %ld %u\x0a", dread i64 $machine_84 6, dread u32 %sum) { dassign %retVar_93 0 }
  return (constval i32 0)
}
