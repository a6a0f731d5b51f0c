flavor 1
srclang 3
id 65535
numfuncs 4
import "library.mplt"
import "NullExtend.mplt"
entryfunc &LNullExtend_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V
fileinfo {
  @INFO_filename "NullExtend.class"}
srcfileinfo {
  1 "NullExtend.java"}
javaclass $LNullExtend_3B <$LNullExtend_3B> public
func &LNullExtend_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$LNullExtend_3B>>) void
func &LNullExtend_3B_7Cextend_7C_28LNullExtend_3BI_29I static (var %Reg8_R112 <* <$LNullExtend_3B>>, var %Reg9_I i32) i32
func &LNullExtend_3B_7Couter_7C_28LNullExtend_3B_29I static (var %Reg4_R112 <* <$LNullExtend_3B>>) i32
func &LNullExtend_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V public static (var %Reg6_R118 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>) void
var $_C_STR_660069006e0061006c006c007900 fstatic <[4] u64> readonly = [0, 0xf00000000, 0x616e6966cd244983, 0x796c6c]
var $_C_STR_630061007500670068007400 fstatic <[4] u64> readonly = [0, 0xd00000000, 0x67756163ae7d6c7c, 0x7468]
var $_C_STR_65006e006400 fstatic <[3] u64> readonly = [0, 0x700000000, 0x646e65000188db]
var $Ljava_2Flang_2FSystem_3B_7Cout extern <* <$Ljava_2Fio_2FPrintStream_3B>>
func &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FObject_3B>>) void
func &Ljava_2Flang_2FMath_3B_7Cmax_7C_28II_29I public static (var %Reg0_I i32, var %Reg1_I i32) i32
func &Ljava_2Flang_2FSystem_3B_7Carraycopy_7C_28Ljava_2Flang_2FObject_3BILjava_2Flang_2FObject_3BII_29V public static native (var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>, var %Reg1_I i32, var %Reg2_R113 <* <$Ljava_2Flang_2FObject_3B>>, var %Reg3_I i32, var %Reg4_I i32) void
func &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V public virtual (var %_this <* <$Ljava_2Fio_2FPrintStream_3B>>, var %Reg1_R116 <* <$Ljava_2Flang_2FString_3B>>) void
func &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28I_29V public virtual (var %_this <* <$Ljava_2Fio_2FPrintStream_3B>>, var %Reg1_I i32) void
var $__cinf_Ljava_2Flang_2FString_3B <$__class_meta__>
func &MCC_GetOrInsertLiteral () <* <$Ljava_2Flang_2FString_3B>>
func &LNullExtend_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$LNullExtend_3B>>) void {
  funcid 1
  var %Reg2_R112 <* <$LNullExtend_3B>>
  var %Reg0_R112 <* <$LNullExtend_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_I i32
  var %Reg1_R114 <* <[] u16>>

  dassign %Reg2_R112 0 (dread ref %_this)
LOC 1 1
  dassign %Reg0_R112 0 (dread ref %Reg2_R112)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R112))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
LOC 1 2
  dassign %Reg0_R112 0 (dread ref %Reg2_R112)
  dassign %Reg1_I 0 (constval i32 4)
  dassign %Reg1_R114 0 (gcmallocjarray ref <[] u16> (dread i32 %Reg1_I))
  iassign <* <$LNullExtend_3B>> 2 (dread ref %Reg0_R112, dread ref %Reg1_R114)
  return ()
}
func &LNullExtend_3B_7Cextend_7C_28LNullExtend_3BI_29I static (var %Reg8_R112 <* <$LNullExtend_3B>>, var %Reg9_I i32) i32 {
  funcid 2
  var %Reg0_R112 <* <$LNullExtend_3B>>
  var %Reg0_I i32
  var %Reg5_I i32
  var %Reg1_I i32
  var %Reg6_I i32
  var %Reg1_R112 <* <$LNullExtend_3B>>
  var %Reg1_R114 <* <[] u16>>
  var %Reg0_R114 <* <[] u16>>
  var %Reg7_R114 <* <[] u16>>
  var %Reg2_R114 <* <[] u16>>
  var %Reg2_I i32
  var %Reg3_R114 <* <[] u16>>
  var %Reg3_I i32
  var %Reg4_I i32
  var %Reg2_R112 <* <$LNullExtend_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg2_R113 <* <$Ljava_2Flang_2FObject_3B>>

ALIAS %old %Reg7_R114 <* <[] u16>>
ALIAS %s %Reg8_R112 <* <$LNullExtend_3B>>
ALIAS %more %Reg9_I i32
ALIAS %at %Reg5_I i32
ALIAS %size %Reg6_I i32
  intrinsiccallwithtype <$LNullExtend_3B> JAVA_CLINIT_CHECK ()
LOC 1 4
  dassign %Reg0_R112 0 (dread ref %Reg8_R112)
  dassign %Reg0_I 0 (iread i32 <* <$LNullExtend_3B>> 3 (dread ref %Reg0_R112))
  dassign %Reg5_I 0 (dread i32 %Reg0_I)
LOC 1 5
  dassign %Reg0_I 0 (dread i32 %Reg5_I)
  dassign %Reg1_I 0 (dread i32 %Reg9_I)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg6_I 0 (dread i32 %Reg0_I)
LOC 1 6
  dassign %Reg0_I 0 (dread i32 %Reg6_I)
  dassign %Reg1_R112 0 (dread ref %Reg8_R112)
  dassign %Reg1_R114 0 (iread ref <* <$LNullExtend_3B>> 2 (dread ref %Reg1_R112))
  dassign %Reg1_I 0 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %Reg1_R114))
  brtrue @label0 (le i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
LOC 1 7
  dassign %Reg0_R112 0 (dread ref %Reg8_R112)
  dassign %Reg0_R114 0 (iread ref <* <$LNullExtend_3B>> 2 (dread ref %Reg0_R112))
  dassign %Reg7_R114 0 (dread ref %Reg0_R114)
LOC 1 8
  dassign %Reg0_R112 0 (dread ref %Reg8_R112)
  dassign %Reg1_I 0 (dread i32 %Reg6_I)
  dassign %Reg2_R114 0 (dread ref %Reg7_R114)
  dassign %Reg2_I 0 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %Reg2_R114))
  dassign %Reg3_R114 0 (dread ref %Reg7_R114)
  dassign %Reg3_I 0 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %Reg3_R114))
  dassign %Reg4_I 0 (constval i32 1)
  dassign %Reg3_I 0 (ashr i32 (dread i32 %Reg3_I, dread i32 %Reg4_I))
  dassign %Reg2_I 0 (add i32 (dread i32 %Reg2_I, dread i32 %Reg3_I))
  intrinsiccallwithtype <$Ljava_2Flang_2FMath_3B> JAVA_CLINIT_CHECK ()
  callassigned &Ljava_2Flang_2FMath_3B_7Cmax_7C_28II_29I (dread i32 %Reg1_I, dread i32 %Reg2_I) { dassign %Reg1_I 0 }
  dassign %Reg1_R114 0 (gcmallocjarray ref <[] u16> (dread i32 %Reg1_I))
  iassign <* <$LNullExtend_3B>> 2 (dread ref %Reg0_R112, dread ref %Reg1_R114)
LOC 1 9
  dassign %Reg0_R114 0 (dread ref %Reg7_R114)
  dassign %Reg1_I 0 (constval i32 0)
  dassign %Reg2_R112 0 (dread ref %Reg8_R112)
  dassign %Reg2_R114 0 (iread ref <* <$LNullExtend_3B>> 2 (dread ref %Reg2_R112))
  dassign %Reg3_I 0 (constval i32 0)
  dassign %Reg4_I 0 (dread i32 %Reg5_I)
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R114))
  dassign %Reg2_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg2_R114))
  callassigned &Ljava_2Flang_2FSystem_3B_7Carraycopy_7C_28Ljava_2Flang_2FObject_3BILjava_2Flang_2FObject_3BII_29V (dread ref %Reg0_R113, dread i32 %Reg1_I, dread ref %Reg2_R113, dread i32 %Reg3_I, dread i32 %Reg4_I) {}
@label0
LOC 1 11
  dassign %Reg0_R112 0 (dread ref %Reg8_R112)
  dassign %Reg1_I 0 (dread i32 %Reg6_I)
  iassign <* <$LNullExtend_3B>> 3 (dread ref %Reg0_R112, dread i32 %Reg1_I)
LOC 1 12
  dassign %Reg0_I 0 (dread i32 %Reg5_I)
  return (dread i32 %Reg0_I)
}
func &LNullExtend_3B_7Couter_7C_28LNullExtend_3B_29I static (var %Reg4_R112 <* <$LNullExtend_3B>>) i32 {
  funcid 3
  var %Reg0_R112 <* <$LNullExtend_3B>>
  var %Reg1_I i32
  var %Reg0_I i32
  var %Reg2_I i32
  var %Reg0_R115 <* <$Ljava_2Fio_2FPrintStream_3B>>
  var %Reg1_R116 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_10 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R117 <* <$Ljava_2Flang_2FThrowable_3B>>
  var %Reg3_R117 <* <$Ljava_2Flang_2FThrowable_3B>>
  var %Reg3_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>

ALIAS %s %Reg4_R112 <* <$LNullExtend_3B>>
  intrinsiccallwithtype <$LNullExtend_3B> JAVA_CLINIT_CHECK ()
  try { @label1 }
LOC 1 14
  dassign %Reg0_R112 0 (dread ref %Reg4_R112)
  dassign %Reg1_I 0 (constval i32 3)
  intrinsiccallwithtype <$LNullExtend_3B> JAVA_CLINIT_CHECK ()
  callassigned &LNullExtend_3B_7Cextend_7C_28LNullExtend_3BI_29I (dread ref %Reg0_R112, dread i32 %Reg1_I) { dassign %Reg0_I 0 }
  dassign %Reg2_I 0 (dread i32 %Reg0_I)
  endtry
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_660069006e0061006c006c007900) { dassign %L_STR_10 0 }
  dassign %Reg1_R116 0 (dread ptr %L_STR_10)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R115, dread ref %Reg1_R116) {}
  dassign %Reg0_I 0 (dread i32 %Reg2_I)
  return (dread i32 %Reg0_I)
@label1
  catch { <* void> }
  dassign %Reg0_R117 0 (regread ptr %%thrownval)
  dassign %Reg3_R117 0 (dread ref %Reg0_R117)
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_660069006e0061006c006c007900) { dassign %L_STR_10 0 }
  dassign %Reg1_R116 0 (dread ptr %L_STR_10)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R115, dread ref %Reg1_R116) {}
  dassign %Reg3_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg3_R117))
  dassign %Reg0_R113 0 (dread ref %Reg3_R113)
  dassign %Reg0_R117 0 (retype ref <* <$Ljava_2Flang_2FThrowable_3B>> (dread ref %Reg0_R113))
  throw (dread ref %Reg0_R117)
}
func &LNullExtend_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V public static (var %Reg6_R118 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>) void {
  funcid 4
  var %Reg0_R115 <* <$Ljava_2Fio_2FPrintStream_3B>>
  var %Reg1_R112 <* <$LNullExtend_3B>>
  var %Reg1_I i32
  var %Reg1_R118 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>
  var %Reg2_I i32
  var %Reg3_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg4_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_R119 <* <$Ljava_2Flang_2FNullPointerException_3B>>
  var %Reg5_R119 <* <$Ljava_2Flang_2FNullPointerException_3B>>
  var %Reg1_R116 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_11 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_12 <* <$Ljava_2Flang_2FString_3B>>

ALIAS %e %Reg5_R119 <* <$Ljava_2Flang_2FNullPointerException_3B>>
ALIAS %args %Reg6_R118 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>
  intrinsiccallwithtype <$LNullExtend_3B> JAVA_CLINIT_CHECK ()
LOC 1 16
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$LNullExtend_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R112 0 (gcmalloc ref <$LNullExtend_3B>)
  callassigned &LNullExtend_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R112) {}
  intrinsiccallwithtype <$LNullExtend_3B> JAVA_CLINIT_CHECK ()
  callassigned &LNullExtend_3B_7Couter_7C_28LNullExtend_3B_29I (dread ref %Reg1_R112) { dassign %Reg1_I 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28I_29V (dread ref %Reg0_R115, dread i32 %Reg1_I) {}
  try { @label4 }
LOC 1 17
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_R118 0 (dread ref %Reg6_R118)
  dassign %Reg1_I 0 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %Reg1_R118))
  dassign %Reg2_I 0 (constval i32 5)
  dassign %Reg3_R113 0 (dread ref %Reg0_R115)
  brtrue @label2 (le i32 i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  dassign %Reg0_R113 0 (dread ref %Reg3_R113)
  intrinsiccallwithtype <$LNullExtend_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R112 0 (gcmalloc ref <$LNullExtend_3B>)
  callassigned &LNullExtend_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R112) {}
  dassign %Reg3_R113 0 (dread ref %Reg1_R112)
  dassign %Reg4_R113 0 (dread ref %Reg0_R113)
  goto @label3
  endtry
@label2
  try { @label4 }
  dassign %Reg0_R113 0 (dread ref %Reg3_R113)
  dassign %Reg1_R113 0 (constval ref 0)
  dassign %Reg3_R113 0 (dread ref %Reg1_R113)
  dassign %Reg4_R113 0 (dread ref %Reg0_R113)
  endtry
@label3
  try { @label4 }
  dassign %Reg0_R113 0 (dread ref %Reg4_R113)
  dassign %Reg1_R113 0 (dread ref %Reg3_R113)
  intrinsiccallwithtype <$LNullExtend_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R112 0 (retype ref <* <$LNullExtend_3B>> (dread ref %Reg1_R113))
  callassigned &LNullExtend_3B_7Couter_7C_28LNullExtend_3B_29I (dread ref %Reg1_R112) { dassign %Reg1_I 0 }
  dassign %Reg0_R115 0 (retype ref <* <$Ljava_2Fio_2FPrintStream_3B>> (dread ref %Reg0_R113))
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28I_29V (dread ref %Reg0_R115, dread i32 %Reg1_I) {}
  endtry
  goto @label5
@label4
  catch { <* <$Ljava_2Flang_2FNullPointerException_3B>> }
  dassign %Reg0_R119 0 (regread ptr %%thrownval)
  dassign %Reg5_R119 0 (dread ref %Reg0_R119)
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_630061007500670068007400) { dassign %L_STR_11 0 }
  dassign %Reg1_R116 0 (dread ptr %L_STR_11)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R115, dread ref %Reg1_R116) {}
@label5
LOC 1 18
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_65006e006400) { dassign %L_STR_12 0 }
  dassign %Reg1_R116 0 (dread ptr %L_STR_12)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R115, dread ref %Reg1_R116) {}
LOC 1 19
  return ()
}
