# bytecode.c translated by c2mpl.

flavor 1
srclang 1
entryfunc &main

type $__va_list_tag <struct {
  @gp_offset u32,
  @fp_offset u32,
  @overflow_arg_area <* void>,
  @reg_save_area <* void>}>
type $line <struct {
  @op u32,
  @operand i32}>
type $machine <struct {
  @stack <[64] i32>,
  @calls <[64] i32>,
  @variables <[5] i32>,
  @executed u32,
  @code <[219] u8>}>
type $_IO_FILE <structincomplete {}>

func &printf public extern varargs (var %a0 <* i8>, ...) i32
func &abort public extern () void
func &atoi public extern (var %a0 <* i8>) i32
func &memset public extern (var %a0 <* void>, var %a1 i32, var %a2 u64) <* void>

var $source fstatic <[73] <$line>> = [[1 = 1, 2 = 1], [1 = 3, 2 = 1], [1 = 17, 2 = 0], [1 = 2, 2 = 1], [1 = 2, 2 = 0], [1 = 9, 2 = 0], [1 = 13, 2 = 1], [1 = 2, 2 = 2], [1 = 1, 2 = 3], [1 = 6, 2 = 0], [1 = 2, 2 = 0], [1 = 2, 2 = 1], [1 = 15, 2 = 2], [1 = 4, 2 = 0], [1 = 1, 2 = 30011], [1 = 7, 2 = 0], [1 = 3, 2 = 2], [1 = 2, 2 = 1], [1 = 1, 2 = 500], [1 = 7, 2 = 0], [1 = 1, 2 = 1], [1 = 4, 2 = 0], [1 = 15, 2 = 4], [1 = 2, 2 = 3], [1 = 4, 2 = 0], [1 = 3, 2 = 3], [1 = 2, 2 = 1], [1 = 1, 2 = 1], [1 = 4, 2 = 0], [1 = 3, 2 = 1], [1 = 14, 2 = 0], [1 = 17, 2 = 1], [1 = 0, 2 = 0], [1 = 17, 2 = 2], [1 = 10, 2 = 0], [1 = 13, 2 = 3], [1 = 10, 2 = 0], [1 = 3, 2 = 4], [1 = 7, 2 = 0], [1 = 2, 2 = 4], [1 = 11, 2 = 0], [1 = 14, 2 = 2], [1 = 17, 2 = 3], [1 = 12, 2 = 0], [1 = 16, 2 = 0], [1 = 17, 2 = 4], [1 = 1, 2 = 0], [1 = 11, 2 = 0], [1 = 17, 2 = 5], [1 = 10, 2 = 0], [1 = 1, 2 = 1], [1 = 5, 2 = 0], [1 = 13, 2 = 8], [1 = 10, 2 = 0], [1 = 1, 2 = 2], [1 = 7, 2 = 0], [1 = 13, 2 = 6], [1 = 1, 2 = 3], [1 = 6, 2 = 0], [1 = 1, 2 = 1], [1 = 4, 2 = 0], [1 = 14, 2 = 7], [1 = 17, 2 = 6], [1 = 8, 2 = 0], [1 = 17, 2 = 7], [1 = 11, 2 = 0], [1 = 1, 2 = 1], [1 = 4, 2 = 0], [1 = 11, 2 = 0], [1 = 14, 2 = 5], [1 = 17, 2 = 8], [1 = 12, 2 = 0], [1 = 16, 2 = 0]]

func &operand_bytes static used (var %op u32) i32 {
  switch (dread u32 %op) @default_8 {
    1: goto @case_2
    13: goto @case_3
    14: goto @case_4
    15: goto @case_5
    2: goto @case_6
    3: goto @case_7
  }
  @case_2
  @case_3
  @case_4
  @case_5
  return (constval i32 2)
  @case_6
  @case_7
  return (constval i32 1)
  @default_8
  return (constval i32 0)
}

func &assemble static used (var %code <* u8>) void {
  var %addresses <[9] i32>
  var %pass i32
  var %at i32
  var %i i32
  var %op u32
  var %operand i32
  var %bytes i32
  var %retVar_13 i32
  dassign %pass 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %pass, constval i32 2)) {
    dassign %at 0 (constval i32 0)
    dassign %i 0 (constval i32 0)
    while (lt u1 i32 (dread i32 %i, constval i32 73)) {
      dassign %op 0 (iread u32 <* <$line>> 1 (array 0 ptr <* <[73] <$line>>> (addrof ptr $source, dread i32 %i)))
      dassign %operand 0 (iread i32 <* <$line>> 2 (array 0 ptr <* <[73] <$line>>> (addrof ptr $source, dread i32 %i)))
      callassigned &operand_bytes (dread u32 %op) { dassign %retVar_13 0 }
      dassign %bytes 0 (dread i32 %retVar_13)
      if (eq u1 u32 (dread u32 %op, constval u32 17)) {
        iassign <* i32> 0 (array 0 ptr <* <[9] i32>> (addrof ptr %addresses, dread i32 %operand), dread i32 %at)
        goto @continue_12
      }
      if (eq u1 i32 (dread i32 %pass, constval i32 1)) {
        if (cior i32 (cior i32 (eq u1 u32 (dread u32 %op, constval u32 13), eq u1 u32 (dread u32 %op, constval u32 14)), eq u1 u32 (dread u32 %op, constval u32 15))) {
          dassign %operand 0 (iread i32 <* i32> 0 (array 0 ptr <* <[9] i32>> (addrof ptr %addresses, dread i32 %operand)))
        }
        iassign <* u8> 0 (add ptr (dread ptr %code, cvt i64 i32 (dread i32 %at)), zext u32 8 (dread u32 %op))
        if (gt u1 i32 (dread i32 %bytes, constval i32 0)) {
          iassign <* u8> 0 (add ptr (dread ptr %code, cvt i64 i32 (add i32 (dread i32 %at, constval i32 1))), zext u32 8 (dread i32 %operand))
        }
        if (gt u1 i32 (dread i32 %bytes, constval i32 1)) {
          iassign <* u8> 0 (add ptr (dread ptr %code, cvt i64 i32 (add i32 (dread i32 %at, constval i32 2))), zext u32 8 (ashr i32 (dread i32 %operand, constval i32 8)))
        }
      }
      dassign %at 0 (add i32 (dread i32 %at, add i32 (constval i32 1, dread i32 %bytes)))
    @continue_12
      dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
    }
    dassign %pass 0 (add i32 (dread i32 %pass, constval i32 1))
  }
  return ()
}

func &pair static used (var %p <* u8>) i32 {
  return (bior i32 (iread u32 <* u8> 0 (dread ptr %p), shl i32 (iread u32 <* u8> 0 (add ptr (dread ptr %p, constval i64 1)), constval i32 8)))
}

func &run static used (var %m <* <$machine>>) void {
  var %pc <* u8>
  var %sp <* i32>
  var %call <* i32>
  var %post_16 <* u8>
  var %retVar_36 i32
  var %post_37 <* i32>
  var %post_38 <* u8>
  var %post_39 <* i32>
  var %post_40 <* u8>
  var %top i32
  var %retVar_41 i32
  var %cond_42 <* u8>
  var %retVar_43 i32
  var %post_44 <* i32>
  var %retVar_45 i32
  dassign %pc 0 (iaddrof ptr <* <$machine>> 5 (dread ptr %m))
  dassign %sp 0 (iaddrof ptr <* <$machine>> 1 (dread ptr %m))
  dassign %call 0 (iaddrof ptr <* <$machine>> 2 (dread ptr %m))
  while (constval i32 1) {
    iassign <* <$machine>> 4 (dread ptr %m, add u32 (iread u32 <* <$machine>> 4 (dread ptr %m), constval u32 1))
    dassign %post_16 0 (dread ptr %pc)
    dassign %pc 0 (add ptr (dread ptr %post_16, constval i64 1))
    switch (iread u32 <* u8> 0 (dread ptr %post_16)) @default_35 {
      1: goto @case_18
      2: goto @case_19
      3: goto @case_20
      4: goto @case_21
      5: goto @case_22
      6: goto @case_23
      7: goto @case_24
      8: goto @case_25
      9: goto @case_26
      10: goto @case_27
      11: goto @case_28
      12: goto @case_29
      13: goto @case_30
      14: goto @case_31
      15: goto @case_32
      16: goto @case_33
      0: goto @case_34
    }
    @case_18
    callassigned &pair (dread ptr %pc) { dassign %retVar_36 0 }
    dassign %post_37 0 (dread ptr %sp)
    dassign %sp 0 (add ptr (dread ptr %post_37, constval i64 4))
    iassign <* i32> 0 (dread ptr %post_37, dread i32 %retVar_36)
    dassign %pc 0 (add ptr (dread ptr %pc, constval i64 2))
    goto @break_17
    @case_19
    dassign %post_38 0 (dread ptr %pc)
    dassign %pc 0 (add ptr (dread ptr %post_38, constval i64 1))
    dassign %post_39 0 (dread ptr %sp)
    dassign %sp 0 (add ptr (dread ptr %post_39, constval i64 4))
    iassign <* i32> 0 (dread ptr %post_39, iread i32 <* i32> 0 (array 0 ptr <* <[5] i32>> (iaddrof ptr <* <$machine>> 3 (dread ptr %m), iread u32 <* u8> 0 (dread ptr %post_38))))
    goto @break_17
    @case_20
    dassign %sp 0 (sub ptr (dread ptr %sp, constval i64 4))
    dassign %post_40 0 (dread ptr %pc)
    dassign %pc 0 (add ptr (dread ptr %post_40, constval i64 1))
    iassign <* i32> 0 (array 0 ptr <* <[5] i32>> (iaddrof ptr <* <$machine>> 3 (dread ptr %m), iread u32 <* u8> 0 (dread ptr %post_40)), iread i32 <* i32> 0 (dread ptr %sp))
    goto @break_17
    @case_21
    dassign %sp 0 (sub ptr (dread ptr %sp, constval i64 4))
    iassign <* i32> 0 (add ptr (dread ptr %sp, constval i64 -4), add i32 (iread i32 <* i32> 0 (add ptr (dread ptr %sp, constval i64 -4)), iread i32 <* i32> 0 (dread ptr %sp)))
    goto @break_17
    @case_22
    dassign %sp 0 (sub ptr (dread ptr %sp, constval i64 4))
    iassign <* i32> 0 (add ptr (dread ptr %sp, constval i64 -4), sub i32 (iread i32 <* i32> 0 (add ptr (dread ptr %sp, constval i64 -4)), iread i32 <* i32> 0 (dread ptr %sp)))
    goto @break_17
    @case_23
    dassign %sp 0 (sub ptr (dread ptr %sp, constval i64 4))
    iassign <* i32> 0 (add ptr (dread ptr %sp, constval i64 -4), mul i32 (iread i32 <* i32> 0 (add ptr (dread ptr %sp, constval i64 -4)), iread i32 <* i32> 0 (dread ptr %sp)))
    goto @break_17
    @case_24
    dassign %sp 0 (sub ptr (dread ptr %sp, constval i64 4))
    iassign <* i32> 0 (add ptr (dread ptr %sp, constval i64 -4), rem i32 (iread i32 <* i32> 0 (add ptr (dread ptr %sp, constval i64 -4)), iread i32 <* i32> 0 (dread ptr %sp)))
    goto @break_17
    @case_25
    iassign <* i32> 0 (add ptr (dread ptr %sp, constval i64 -4), div i32 (iread i32 <* i32> 0 (add ptr (dread ptr %sp, constval i64 -4)), constval i32 2))
    goto @break_17
    @case_26
    dassign %sp 0 (sub ptr (dread ptr %sp, constval i64 4))
    iassign <* i32> 0 (add ptr (dread ptr %sp, constval i64 -4), lt i32 i32 (iread i32 <* i32> 0 (add ptr (dread ptr %sp, constval i64 -4)), iread i32 <* i32> 0 (dread ptr %sp)))
    goto @break_17
    @case_27
    iassign <* i32> 0 (dread ptr %sp, iread i32 <* i32> 0 (add ptr (dread ptr %sp, constval i64 -4)))
    dassign %sp 0 (add ptr (dread ptr %sp, constval i64 4))
    goto @break_17
    @case_28
    dassign %top 0 (iread i32 <* i32> 0 (add ptr (dread ptr %sp, constval i64 -4)))
    iassign <* i32> 0 (add ptr (dread ptr %sp, constval i64 -4), iread i32 <* i32> 0 (add ptr (dread ptr %sp, constval i64 -8)))
    iassign <* i32> 0 (add ptr (dread ptr %sp, constval i64 -8), dread i32 %top)
    goto @break_17
    @case_29
    dassign %sp 0 (sub ptr (dread ptr %sp, constval i64 4))
    goto @break_17
    @case_30
    dassign %sp 0 (sub ptr (dread ptr %sp, constval i64 4))
    if (eq u1 i32 (iread i32 <* i32> 0 (dread ptr %sp), constval i32 0)) {
      callassigned &pair (dread ptr %pc) { dassign %retVar_41 0 }
      dassign %cond_42 0 (add ptr (iaddrof ptr <* <$machine>> 5 (dread ptr %m), cvt i64 i32 (dread i32 %retVar_41)))
    } else {
      dassign %cond_42 0 (add ptr (dread ptr %pc, constval i64 2))
    }
    dassign %pc 0 (dread ptr %cond_42)
    goto @break_17
    @case_31
    callassigned &pair (dread ptr %pc) { dassign %retVar_43 0 }
    dassign %pc 0 (add ptr (iaddrof ptr <* <$machine>> 5 (dread ptr %m), cvt i64 i32 (dread i32 %retVar_43)))
    goto @break_17
    @case_32
    dassign %post_44 0 (dread ptr %call)
    dassign %call 0 (add ptr (dread ptr %post_44, constval i64 4))
    iassign <* i32> 0 (dread ptr %post_44, cvt i32 i64 (sub i64 (cvt i64 ptr (add ptr (dread ptr %pc, constval i64 2)), cvt i64 ptr (iaddrof ptr <* <$machine>> 5 (dread ptr %m)))))
    callassigned &pair (dread ptr %pc) { dassign %retVar_45 0 }
    dassign %pc 0 (add ptr (iaddrof ptr <* <$machine>> 5 (dread ptr %m), cvt i64 i32 (dread i32 %retVar_45)))
    goto @break_17
    @case_33
    dassign %call 0 (sub ptr (dread ptr %call, constval i64 4))
    dassign %pc 0 (add ptr (iaddrof ptr <* <$machine>> 5 (dread ptr %m), cvt i64 i32 (iread i32 <* i32> 0 (dread ptr %call))))
    goto @break_17
    @case_34
    return ()
    @default_35
    callassigned &abort () {}
    @break_17
  }
  return ()
}

func &main public used (var %argc i32, var %argv <* <* i8>>) i32 {
  var %n i32
  var %retVar_46 i32
  var %cond_47 i32
  var %m <$machine>
  var %retVar_48 <* void>
  var %retVar_49 i32
  if (gt u1 i32 (dread i32 %argc, constval i32 1)) {
    callassigned &atoi (iread ptr <* <* i8>> 0 (add ptr (dread ptr %argv, constval i64 8))) { dassign %retVar_46 0 }
    dassign %cond_47 0 (dread i32 %retVar_46)
  } else {
    dassign %cond_47 0 (constval i32 50000)
  }
  dassign %n 0 (dread i32 %cond_47)
  callassigned &memset (addrof ptr %m, constval i32 0, constval u64 756) { dassign %retVar_48 0 }
  callassigned &assemble (addrof ptr %m 5) {}
  iassign <* i32> 0 (array 0 ptr <* <[5] i32>> (addrof ptr %m 3, constval i32 0), dread i32 %n)
  callassigned &run (addrof ptr %m) {}
  callassigned &printf (conststr ptr "bytecode %d %d %u\x0a", iread i32 <* i32> 0 (array 0 ptr <* <[5] i32>> (addrof ptr %m 3, constval i32 2)), iread i32 <* i32> 0 (array 0 ptr <* <[5] i32>> (addrof ptr %m 3, constval i32 3)), dread u32 %m 4) { dassign %retVar_49 0 }
  return (constval i32 0)
}
