flavor 1
srclang 3
id 65535
numfuncs 6
import "library.mplt"
import "HeapFull.mplt"
entryfunc &LHeapFull_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V
fileinfo {
  @INFO_filename "HeapFull.class",
  @INFO_filename "HeapFull$Node.class"}
srcfileinfo {
  1 "HeapFull.java"}
javaclass $LHeapFull_3B <$LHeapFull_3B> public
javaclass $LHeapFull_24Node_3B <$LHeapFull_24Node_3B>
func &LHeapFull_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$LHeapFull_3B>>) void
func &LHeapFull_3B_7Cdeep_7C_28LHeapFull_24Node_3B_29I static (var %Reg4_R114 <* <$LHeapFull_24Node_3B>>) i32
func &LHeapFull_3B_7Cfill_7C_28_29V static () void
func &LHeapFull_3B_7Cdrop_7C_28_29V static () void
func &LHeapFull_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V public static (var %Reg9_R115 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>) void
func &LHeapFull_24Node_3B_7C_3Cinit_3E_7C_28LHeapFull_24Node_3B_29V constructor (var %_this <* <$LHeapFull_24Node_3B>>, var %Reg3_R114 <* <$LHeapFull_24Node_3B>>) void
var $_C_STR_2000 fstatic <[3] u64> readonly = [0, 0x300000000, 0x2000000020]
var $_C_STR_64006500650070002000 fstatic <[4] u64> readonly = [0, 0xb00000000, 0x7065656405b0a0b4, 32]
var $LHeapFull_3B_7Call <* <$LHeapFull_24Node_3B>> static = 0
var $LHeapFull_3B_7Ckept <* <$Ljava_2Flang_2FThrowable_3B>> static = 0
var $Ljava_2Flang_2FSystem_3B_7Cout extern <* <$Ljava_2Fio_2FPrintStream_3B>>
func &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FObject_3B>>) void
func &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>) void
func &Ljava_2Flang_2FOutOfMemoryError_3B_7CgetMessage_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$Ljava_2Flang_2FOutOfMemoryError_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg1_R119 <* <$Ljava_2Flang_2FString_3B>>) <* <$Ljava_2Flang_2FStringBuilder_3B>>
func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Z_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg1_Z u1) <* <$Ljava_2Flang_2FStringBuilder_3B>>
func &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V public virtual (var %_this <* <$Ljava_2Fio_2FPrintStream_3B>>, var %Reg1_R119 <* <$Ljava_2Flang_2FString_3B>>) void
func &Ljava_2Flang_2FString_3B_7Clength_7C_28_29I public virtual (var %_this <* <$Ljava_2Flang_2FString_3B>>) i32
func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg1_I i32) <* <$Ljava_2Flang_2FStringBuilder_3B>>
var $__cinf_Ljava_2Flang_2FString_3B <$__class_meta__>
func &MCC_GetOrInsertLiteral () <* <$Ljava_2Flang_2FString_3B>>
func &LHeapFull_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$LHeapFull_3B>>) void {
  funcid 1
  var %Reg1_R112 <* <$LHeapFull_3B>>
  var %Reg0_R112 <* <$LHeapFull_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>

  dassign %Reg1_R112 0 (dread ref %_this)
LOC 1 2
  dassign %Reg0_R112 0 (dread ref %Reg1_R112)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R112))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
  return ()
}
func &LHeapFull_3B_7Cdeep_7C_28LHeapFull_24Node_3B_29I static (var %Reg4_R114 <* <$LHeapFull_24Node_3B>>) i32 {
  funcid 2
  var %Reg0_R114 <* <$LHeapFull_24Node_3B>>
  var %Reg0_I i32
  var %Reg3_I i32
  var %Reg1_R114 <* <$LHeapFull_24Node_3B>>
  var %Reg1_I i32

ALIAS %node %Reg4_R114 <* <$LHeapFull_24Node_3B>>
  intrinsiccallwithtype <$LHeapFull_3B> JAVA_CLINIT_CHECK ()
LOC 1 16
  dassign %Reg0_R114 0 (dread ref %Reg4_R114)
  brtrue @label0 (ne i32 ref (dread ref %Reg0_R114, constval ref 0))
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg3_I 0 (dread i32 %Reg0_I)
  goto @label1
@label0
  intrinsiccallwithtype <$LHeapFull_24Node_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R114 0 (gcmalloc ref <$LHeapFull_24Node_3B>)
  dassign %Reg1_R114 0 (dread ref %Reg4_R114)
  callassigned &LHeapFull_24Node_3B_7C_3Cinit_3E_7C_28LHeapFull_24Node_3B_29V (dread ref %Reg0_R114, dread ref %Reg1_R114) {}
  intrinsiccallwithtype <$LHeapFull_3B> JAVA_CLINIT_CHECK ()
  callassigned &LHeapFull_3B_7Cdeep_7C_28LHeapFull_24Node_3B_29I (dread ref %Reg0_R114) { dassign %Reg0_I 0 }
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg3_I 0 (dread i32 %Reg0_I)
@label1
  dassign %Reg0_I 0 (dread i32 %Reg3_I)
  return (dread i32 %Reg0_I)
}
func &LHeapFull_3B_7Cfill_7C_28_29V static () void {
  funcid 3
  var %Reg0_R114 <* <$LHeapFull_24Node_3B>>
  var %Reg1_R114 <* <$LHeapFull_24Node_3B>>

  intrinsiccallwithtype <$LHeapFull_3B> JAVA_CLINIT_CHECK ()
@label2
LOC 1 21
  intrinsiccallwithtype <$LHeapFull_24Node_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R114 0 (gcmalloc ref <$LHeapFull_24Node_3B>)
  intrinsiccallwithtype <$LHeapFull_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R114 0 (dread ref $LHeapFull_3B_7Call)
  callassigned &LHeapFull_24Node_3B_7C_3Cinit_3E_7C_28LHeapFull_24Node_3B_29V (dread ref %Reg0_R114, dread ref %Reg1_R114) {}
  intrinsiccallwithtype <$LHeapFull_3B> JAVA_CLINIT_CHECK ()
  dassign $LHeapFull_3B_7Call 0 (dread ref %Reg0_R114)
  goto @label2
}
func &LHeapFull_3B_7Cdrop_7C_28_29V static () void {
  funcid 4
  var %Reg0_R114 <* <$LHeapFull_24Node_3B>>
  var %Reg1_R114 <* <$LHeapFull_24Node_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>

ALIAS %node %Reg1_R114 <* <$LHeapFull_24Node_3B>>
  intrinsiccallwithtype <$LHeapFull_3B> JAVA_CLINIT_CHECK ()
LOC 1 26
  intrinsiccallwithtype <$LHeapFull_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R114 0 (dread ref $LHeapFull_3B_7Call)
  dassign %Reg1_R114 0 (dread ref %Reg0_R114)
LOC 1 27
  dassign %Reg0_R113 0 (constval ref 0)
  intrinsiccallwithtype <$LHeapFull_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R114 0 (retype ref <* <$LHeapFull_24Node_3B>> (dread ref %Reg0_R113))
  dassign $LHeapFull_3B_7Call 0 (dread ref %Reg0_R114)
@label3
LOC 1 28
  dassign %Reg0_R114 0 (dread ref %Reg1_R114)
  brtrue @label4 (eq i32 ref (dread ref %Reg0_R114, constval ref 0))
LOC 1 29
  dassign %Reg0_R114 0 (dread ref %Reg1_R114)
  dassign %Reg0_R114 0 (iread ref <* <$LHeapFull_24Node_3B>> 2 (dread ref %Reg0_R114))
  dassign %Reg1_R114 0 (dread ref %Reg0_R114)
  goto @label3
@label4
LOC 1 31
  return ()
}
func &LHeapFull_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V public static (var %Reg9_R115 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>) void {
  funcid 5
  var %Reg0_I i32
  var %Reg6_I i32
  var %Reg1_I i32
  var %Reg0_R116 <* <$Ljava_2Flang_2FOutOfMemoryError_3B>>
  var %Reg7_R116 <* <$Ljava_2Flang_2FOutOfMemoryError_3B>>
  var %Reg0_R114 <* <$LHeapFull_24Node_3B>>
  var %Reg3_I i32
  var %Reg8_I i32
  var %Reg0_R117 <* <$Ljava_2Fio_2FPrintStream_3B>>
  var %Reg1_R118 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg2_R116 <* <$Ljava_2Flang_2FOutOfMemoryError_3B>>
  var %Reg2_R119 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_10 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg2_I i32
  var %Reg2_Z u1
  var %Reg1_R119 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_R114 <* <$LHeapFull_24Node_3B>>
  var %Reg6_R116 <* <$Ljava_2Flang_2FOutOfMemoryError_3B>>
  var %L_STR_11 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg7_I i32
  var %Reg8_R116 <* <$Ljava_2Flang_2FOutOfMemoryError_3B>>
  var %Reg0_R120 <* <$Ljava_2Flang_2FThrowable_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg7_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg7_R119 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R119 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R121 <* <$Ljava_2Flang_2FNullPointerException_3B>>
  var %Reg8_R121 <* <$Ljava_2Flang_2FNullPointerException_3B>>
  var %Reg2_R120 <* <$Ljava_2Flang_2FThrowable_3B>>
  var %Reg3_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg4_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg5_R113 <* <$Ljava_2Flang_2FObject_3B>>

ALIAS %some %Reg8_Z u1
ALIAS %error %Reg8_R116 <* <$Ljava_2Flang_2FOutOfMemoryError_3B>>
ALIAS %round %Reg7_I i32
ALIAS %exception %Reg8_R121 <* <$Ljava_2Flang_2FNullPointerException_3B>>
ALIAS %args %Reg9_R115 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>
ALIAS %caught %Reg6_I i32
ALIAS %text %Reg7_R119 <* <$Ljava_2Flang_2FString_3B>>
  intrinsiccallwithtype <$LHeapFull_3B> JAVA_CLINIT_CHECK ()
LOC 1 34
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg6_I 0 (dread i32 %Reg0_I)
@label5
  dassign %Reg0_I 0 (dread i32 %Reg6_I)
  dassign %Reg1_I 0 (constval i32 5)
  brtrue @label10 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  try { @label6 }
LOC 1 36
  intrinsiccallwithtype <$LHeapFull_3B> JAVA_CLINIT_CHECK ()
  callassigned &LHeapFull_3B_7Cfill_7C_28_29V () {}
  endtry
LOC 1 41
  goto @label9
@label6
  catch { <* <$Ljava_2Flang_2FOutOfMemoryError_3B>> }
  dassign %Reg0_R116 0 (regread ptr %%thrownval)
LOC 1 37
  dassign %Reg7_R116 0 (dread ref %Reg0_R116)
LOC 1 38
  intrinsiccallwithtype <$LHeapFull_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R114 0 (dread ref $LHeapFull_3B_7Call)
  dassign %Reg0_R114 0 (iread ref <* <$LHeapFull_24Node_3B>> 2 (dread ref %Reg0_R114))
  dassign %Reg0_R114 0 (iread ref <* <$LHeapFull_24Node_3B>> 2 (dread ref %Reg0_R114))
  brtrue @label7 (eq i32 ref (dread ref %Reg0_R114, constval ref 0))
  dassign %Reg0_I 0 (constval i32 1)
  dassign %Reg3_I 0 (dread i32 %Reg0_I)
  goto @label8
@label7
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg3_I 0 (dread i32 %Reg0_I)
@label8
  dassign %Reg0_I 0 (dread i32 %Reg3_I)
  dassign %Reg8_I 0 (dread i32 %Reg0_I)
LOC 1 39
  intrinsiccallwithtype <$LHeapFull_3B> JAVA_CLINIT_CHECK ()
  callassigned &LHeapFull_3B_7Cdrop_7C_28_29V () {}
LOC 1 40
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R117 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R118 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R118) {}
  dassign %Reg2_R116 0 (dread ref %Reg7_R116)
  virtualcallassigned &Ljava_2Flang_2FOutOfMemoryError_3B_7CgetMessage_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg2_R116) { dassign %Reg2_R119 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R118, dread ref %Reg2_R119) { dassign %Reg1_R118 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_10 0 }
  dassign %Reg2_R119 0 (dread ptr %L_STR_10)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R118, dread ref %Reg2_R119) { dassign %Reg1_R118 0 }
  dassign %Reg2_I 0 (dread i32 %Reg8_I)
  dassign %Reg2_Z 0 (cvt u1 i32 (dread i32 %Reg2_I))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Z_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R118, dread u1 %Reg2_Z) { dassign %Reg1_R118 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R118) { dassign %Reg1_R119 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R117, dread ref %Reg1_R119) {}
@label9
LOC 1 34
  dassign %Reg6_I 0 (add i32 (dread i32 %Reg6_I, constval i32 1))
  goto @label5
@label10
  try { @label11 }
LOC 1 44
  intrinsiccallwithtype <$LHeapFull_24Node_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R114 0 (gcmalloc ref <$LHeapFull_24Node_3B>)
  dassign %Reg1_R113 0 (constval ref 0)
  dassign %Reg1_R114 0 (retype ref <* <$LHeapFull_24Node_3B>> (dread ref %Reg1_R113))
  callassigned &LHeapFull_24Node_3B_7C_3Cinit_3E_7C_28LHeapFull_24Node_3B_29V (dread ref %Reg0_R114, dread ref %Reg1_R114) {}
  intrinsiccallwithtype <$LHeapFull_3B> JAVA_CLINIT_CHECK ()
  callassigned &LHeapFull_3B_7Cdeep_7C_28LHeapFull_24Node_3B_29I (dread ref %Reg0_R114) { dassign %Reg0_I 0 }
  endtry
LOC 1 47
  goto @label12
@label11
  catch { <* <$Ljava_2Flang_2FOutOfMemoryError_3B>> }
  dassign %Reg0_R116 0 (regread ptr %%thrownval)
LOC 1 45
  dassign %Reg6_R116 0 (dread ref %Reg0_R116)
LOC 1 46
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R117 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R118 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R118) {}
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_64006500650070002000) { dassign %L_STR_11 0 }
  dassign %Reg2_R119 0 (dread ptr %L_STR_11)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R118, dread ref %Reg2_R119) { dassign %Reg1_R118 0 }
  dassign %Reg2_R116 0 (dread ref %Reg6_R116)
  virtualcallassigned &Ljava_2Flang_2FOutOfMemoryError_3B_7CgetMessage_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg2_R116) { dassign %Reg2_R119 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R118, dread ref %Reg2_R119) { dassign %Reg1_R118 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R118) { dassign %Reg1_R119 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R117, dread ref %Reg1_R119) {}
@label12
LOC 1 48
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg6_I 0 (dread i32 %Reg0_I)
LOC 1 49
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg7_I 0 (dread i32 %Reg0_I)
@label13
  dassign %Reg0_I 0 (dread i32 %Reg7_I)
  dassign %Reg1_I 0 (constval i32 3)
  brtrue @label16 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  try { @label14 }
LOC 1 51
  intrinsiccallwithtype <$LHeapFull_3B> JAVA_CLINIT_CHECK ()
  callassigned &LHeapFull_3B_7Cfill_7C_28_29V () {}
  endtry
LOC 1 56
  goto @label15
@label14
  catch { <* <$Ljava_2Flang_2FOutOfMemoryError_3B>> }
  dassign %Reg0_R116 0 (regread ptr %%thrownval)
LOC 1 52
  dassign %Reg8_R116 0 (dread ref %Reg0_R116)
LOC 1 54
  dassign %Reg0_R116 0 (dread ref %Reg8_R116)
  intrinsiccallwithtype <$LHeapFull_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R120 0 (retype ref <* <$Ljava_2Flang_2FThrowable_3B>> (dread ref %Reg0_R116))
  dassign $LHeapFull_3B_7Ckept 0 (dread ref %Reg0_R120)
LOC 1 55
  dassign %Reg6_I 0 (add i32 (dread i32 %Reg6_I, constval i32 1))
@label15
LOC 1 49
  dassign %Reg7_I 0 (add i32 (dread i32 %Reg7_I, constval i32 1))
  goto @label13
@label16
LOC 1 58
  dassign %Reg0_R113 0 (constval ref 0)
  dassign %Reg7_R113 0 (dread ref %Reg0_R113)
  try { @label17 @label18 }
LOC 1 60
  dassign %Reg7_R119 0 (retype ref <* <$Ljava_2Flang_2FString_3B>> (dread ref %Reg7_R113))
  dassign %Reg0_R119 0 (dread ref %Reg7_R119)
  virtualcallassigned &Ljava_2Flang_2FString_3B_7Clength_7C_28_29I (dread ref %Reg0_R119) { dassign %Reg0_I 0 }
  endtry
LOC 1 65
  goto @label19
@label17
  catch { <* <$Ljava_2Flang_2FOutOfMemoryError_3B>> }
  dassign %Reg0_R116 0 (regread ptr %%thrownval)
LOC 1 61
  dassign %Reg8_R116 0 (dread ref %Reg0_R116)
LOC 1 62
  dassign %Reg6_I 0 (add i32 (dread i32 %Reg6_I, constval i32 10))
LOC 1 65
  goto @label19
@label18
  catch { <* <$Ljava_2Flang_2FNullPointerException_3B>> }
  dassign %Reg0_R121 0 (regread ptr %%thrownval)
LOC 1 63
  dassign %Reg8_R121 0 (dread ref %Reg0_R121)
LOC 1 64
  dassign %Reg6_I 0 (add i32 (dread i32 %Reg6_I, constval i32 100))
@label19
LOC 1 66
  intrinsiccallwithtype <$LHeapFull_3B> JAVA_CLINIT_CHECK ()
  callassigned &LHeapFull_3B_7Cdrop_7C_28_29V () {}
LOC 1 67
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R117 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R118 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R118) {}
  dassign %Reg2_I 0 (dread i32 %Reg6_I)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R118, dread i32 %Reg2_I) { dassign %Reg1_R118 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_10 0 }
  dassign %Reg2_R119 0 (dread ptr %L_STR_10)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R118, dread ref %Reg2_R119) { dassign %Reg1_R118 0 }
  intrinsiccallwithtype <$LHeapFull_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg2_R120 0 (dread ref $LHeapFull_3B_7Ckept)
  dassign %Reg3_R113 0 (dread ref %Reg1_R118)
  dassign %Reg4_R113 0 (dread ref %Reg0_R117)
  brtrue @label20 (eq i32 ref (dread ref %Reg2_R120, constval ref 0))
  dassign %Reg0_R113 0 (dread ref %Reg4_R113)
  dassign %Reg1_R113 0 (dread ref %Reg3_R113)
  dassign %Reg2_I 0 (constval i32 1)
  dassign %Reg3_I 0 (dread i32 %Reg2_I)
  dassign %Reg4_R113 0 (dread ref %Reg1_R113)
  dassign %Reg5_R113 0 (dread ref %Reg0_R113)
  goto @label21
@label20
  dassign %Reg0_R113 0 (dread ref %Reg4_R113)
  dassign %Reg1_R113 0 (dread ref %Reg3_R113)
  dassign %Reg2_I 0 (constval i32 0)
  dassign %Reg3_I 0 (dread i32 %Reg2_I)
  dassign %Reg4_R113 0 (dread ref %Reg1_R113)
  dassign %Reg5_R113 0 (dread ref %Reg0_R113)
@label21
  dassign %Reg0_R113 0 (dread ref %Reg5_R113)
  dassign %Reg1_R113 0 (dread ref %Reg4_R113)
  dassign %Reg2_I 0 (dread i32 %Reg3_I)
  dassign %Reg1_R118 0 (retype ref <* <$Ljava_2Flang_2FStringBuilder_3B>> (dread ref %Reg1_R113))
  dassign %Reg2_Z 0 (cvt u1 i32 (dread i32 %Reg2_I))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Z_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R118, dread u1 %Reg2_Z) { dassign %Reg1_R118 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R118) { dassign %Reg1_R119 0 }
  dassign %Reg0_R117 0 (retype ref <* <$Ljava_2Fio_2FPrintStream_3B>> (dread ref %Reg0_R113))
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R117, dread ref %Reg1_R119) {}
LOC 1 68
  return ()
}
func &LHeapFull_24Node_3B_7C_3Cinit_3E_7C_28LHeapFull_24Node_3B_29V constructor (var %_this <* <$LHeapFull_24Node_3B>>, var %Reg3_R114 <* <$LHeapFull_24Node_3B>>) void {
  funcid 6
  var %Reg2_R114 <* <$LHeapFull_24Node_3B>>
  var %Reg0_R114 <* <$LHeapFull_24Node_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_R114 <* <$LHeapFull_24Node_3B>>

ALIAS %next %Reg3_R114 <* <$LHeapFull_24Node_3B>>
  dassign %Reg2_R114 0 (dread ref %_this)
LOC 1 7
  dassign %Reg0_R114 0 (dread ref %Reg2_R114)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R114))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
LOC 1 8
  dassign %Reg0_R114 0 (dread ref %Reg2_R114)
  dassign %Reg1_R114 0 (dread ref %Reg3_R114)
  iassign <* <$LHeapFull_24Node_3B>> 2 (dread ref %Reg0_R114, dread ref %Reg1_R114)
LOC 1 9
  return ()
}
