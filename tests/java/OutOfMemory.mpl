flavor 1
srclang 3
id 65535
numfuncs 4
import "library.mplt"
import "OutOfMemory.mplt"
entryfunc &LOutOfMemory_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V
fileinfo {
  @INFO_filename "OutOfMemory.class",
  @INFO_filename "OutOfMemory$Block.class"}
srcfileinfo {
  1 "OutOfMemory.java"}
javaclass $LOutOfMemory_3B <$LOutOfMemory_3B> public
javaclass $LOutOfMemory_24Block_3B <$LOutOfMemory_24Block_3B>
func &LOutOfMemory_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$LOutOfMemory_3B>>) void
func &LOutOfMemory_3B_7Cfill_7C_28_29V static () void
func &LOutOfMemory_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V public static (var %Reg7_R115 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>) void
func &LOutOfMemory_24Block_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LOutOfMemory_24Block_3B>>) void
var $_C_STR_2000 fstatic <[3] u64> readonly = [0, 0x300000000, 0x2000000020]
var $LOutOfMemory_3B_7Call <* <$LOutOfMemory_24Block_3B>> static = 0
var $Ljava_2Flang_2FSystem_3B_7Cout extern <* <$Ljava_2Fio_2FPrintStream_3B>>
func &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FObject_3B>>) void
func &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>) void
func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>) <* <$Ljava_2Flang_2FStringBuilder_3B>>
func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg1_R119 <* <$Ljava_2Flang_2FString_3B>>) <* <$Ljava_2Flang_2FStringBuilder_3B>>
func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Z_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg1_Z u1) <* <$Ljava_2Flang_2FStringBuilder_3B>>
func &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V public virtual (var %_this <* <$Ljava_2Fio_2FPrintStream_3B>>, var %Reg1_R119 <* <$Ljava_2Flang_2FString_3B>>) void
func &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28I_29V public virtual (var %_this <* <$Ljava_2Fio_2FPrintStream_3B>>, var %Reg1_I i32) void
func &Ljava_2Flang_2FOutOfMemoryError_3B_7CgetMessage_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$Ljava_2Flang_2FOutOfMemoryError_3B>>) <* <$Ljava_2Flang_2FString_3B>>
var $__cinf_Ljava_2Flang_2FString_3B <$__class_meta__>
func &MCC_GetOrInsertLiteral () <* <$Ljava_2Flang_2FString_3B>>
func &LOutOfMemory_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$LOutOfMemory_3B>>) void {
  funcid 1
  var %Reg1_R112 <* <$LOutOfMemory_3B>>
  var %Reg0_R112 <* <$LOutOfMemory_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>

  dassign %Reg1_R112 0 (dread ref %_this)
LOC 1 2
  dassign %Reg0_R112 0 (dread ref %Reg1_R112)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R112))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
  return ()
}
func &LOutOfMemory_3B_7Cfill_7C_28_29V static () void {
  funcid 2
  var %Reg0_R114 <* <$LOutOfMemory_24Block_3B>>
  var %Reg2_R114 <* <$LOutOfMemory_24Block_3B>>
  var %Reg1_R114 <* <$LOutOfMemory_24Block_3B>>

ALIAS %block %Reg2_R114 <* <$LOutOfMemory_24Block_3B>>
  intrinsiccallwithtype <$LOutOfMemory_3B> JAVA_CLINIT_CHECK ()
@label0
LOC 1 12
  intrinsiccallwithtype <$LOutOfMemory_24Block_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R114 0 (gcmalloc ref <$LOutOfMemory_24Block_3B>)
  callassigned &LOutOfMemory_24Block_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R114) {}
  dassign %Reg2_R114 0 (dread ref %Reg0_R114)
LOC 1 13
  dassign %Reg0_R114 0 (dread ref %Reg2_R114)
  intrinsiccallwithtype <$LOutOfMemory_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R114 0 (dread ref $LOutOfMemory_3B_7Call)
  iassign <* <$LOutOfMemory_24Block_3B>> 3 (dread ref %Reg0_R114, dread ref %Reg1_R114)
LOC 1 14
  dassign %Reg0_R114 0 (dread ref %Reg2_R114)
  intrinsiccallwithtype <$LOutOfMemory_3B> JAVA_CLINIT_CHECK ()
  dassign $LOutOfMemory_3B_7Call 0 (dread ref %Reg0_R114)
LOC 1 15
  goto @label0
}
func &LOutOfMemory_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V public static (var %Reg7_R115 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>) void {
  funcid 3
  var %Reg0_I i32
  var %Reg4_I i32
  var %Reg1_I i32
  var %Reg0_R116 <* <$Ljava_2Flang_2FOutOfMemoryError_3B>>
  var %Reg5_R116 <* <$Ljava_2Flang_2FOutOfMemoryError_3B>>
  var %Reg0_R114 <* <$LOutOfMemory_24Block_3B>>
  var %Reg3_I i32
  var %Reg6_I i32
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_R117 <* <$Ljava_2Fio_2FPrintStream_3B>>
  var %Reg1_R118 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg2_R116 <* <$Ljava_2Flang_2FOutOfMemoryError_3B>>
  var %Reg2_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg2_R119 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_10 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg2_I i32
  var %Reg2_Z u1
  var %Reg1_R119 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_R120 <* <[] i64>>
  var %Reg4_R116 <* <$Ljava_2Flang_2FOutOfMemoryError_3B>>
  var %Reg1_R116 <* <$Ljava_2Flang_2FOutOfMemoryError_3B>>
  var %Reg0_R115 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>

ALIAS %some %Reg6_Z u1
ALIAS %error %Reg4_R116 <* <$Ljava_2Flang_2FOutOfMemoryError_3B>>
ALIAS %i %Reg4_I i32
ALIAS %args %Reg7_R115 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>
  intrinsiccallwithtype <$LOutOfMemory_3B> JAVA_CLINIT_CHECK ()
LOC 1 19
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg4_I 0 (dread i32 %Reg0_I)
@label1
  dassign %Reg0_I 0 (dread i32 %Reg4_I)
  dassign %Reg1_I 0 (constval i32 3)
  brtrue @label6 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  try { @label2 }
LOC 1 21
  intrinsiccallwithtype <$LOutOfMemory_3B> JAVA_CLINIT_CHECK ()
  callassigned &LOutOfMemory_3B_7Cfill_7C_28_29V () {}
  endtry
LOC 1 26
  goto @label5
@label2
  catch { <* <$Ljava_2Flang_2FOutOfMemoryError_3B>> }
  dassign %Reg0_R116 0 (regread ptr %%thrownval)
LOC 1 22
  dassign %Reg5_R116 0 (dread ref %Reg0_R116)
LOC 1 23
  intrinsiccallwithtype <$LOutOfMemory_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R114 0 (dread ref $LOutOfMemory_3B_7Call)
  dassign %Reg0_R114 0 (iread ref <* <$LOutOfMemory_24Block_3B>> 3 (dread ref %Reg0_R114))
  dassign %Reg0_R114 0 (iread ref <* <$LOutOfMemory_24Block_3B>> 3 (dread ref %Reg0_R114))
  brtrue @label3 (eq i32 ref (dread ref %Reg0_R114, constval ref 0))
  dassign %Reg0_I 0 (constval i32 1)
  dassign %Reg3_I 0 (dread i32 %Reg0_I)
  goto @label4
@label3
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg3_I 0 (dread i32 %Reg0_I)
@label4
  dassign %Reg0_I 0 (dread i32 %Reg3_I)
  dassign %Reg6_I 0 (dread i32 %Reg0_I)
LOC 1 24
  dassign %Reg0_R113 0 (constval ref 0)
  intrinsiccallwithtype <$LOutOfMemory_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R114 0 (retype ref <* <$LOutOfMemory_24Block_3B>> (dread ref %Reg0_R113))
  dassign $LOutOfMemory_3B_7Call 0 (dread ref %Reg0_R114)
LOC 1 25
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R117 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R118 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R118) {}
  dassign %Reg2_R116 0 (dread ref %Reg5_R116)
  dassign %Reg2_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg2_R116))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R118, dread ref %Reg2_R113) { dassign %Reg1_R118 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_10 0 }
  dassign %Reg2_R119 0 (dread ptr %L_STR_10)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R118, dread ref %Reg2_R119) { dassign %Reg1_R118 0 }
  dassign %Reg2_I 0 (dread i32 %Reg6_I)
  dassign %Reg2_Z 0 (cvt u1 i32 (dread i32 %Reg2_I))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Z_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R118, dread u1 %Reg2_Z) { dassign %Reg1_R118 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R118) { dassign %Reg1_R119 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R117, dread ref %Reg1_R119) {}
@label5
LOC 1 19
  dassign %Reg4_I 0 (add i32 (dread i32 %Reg4_I, constval i32 1))
  goto @label1
@label6
  try { @label7 }
LOC 1 29
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R117 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_I 0 (constval i32 0x10000000)
  dassign %Reg1_R120 0 (gcmallocjarray ref <[] i64> (dread i32 %Reg1_I))
  dassign %Reg1_I 0 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %Reg1_R120))
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28I_29V (dread ref %Reg0_R117, dread i32 %Reg1_I) {}
  endtry
LOC 1 32
  goto @label8
@label7
  catch { <* <$Ljava_2Flang_2FOutOfMemoryError_3B>> }
  dassign %Reg0_R116 0 (regread ptr %%thrownval)
LOC 1 30
  dassign %Reg4_R116 0 (dread ref %Reg0_R116)
LOC 1 31
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R117 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_R116 0 (dread ref %Reg4_R116)
  virtualcallassigned &Ljava_2Flang_2FOutOfMemoryError_3B_7CgetMessage_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R116) { dassign %Reg1_R119 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R117, dread ref %Reg1_R119) {}
@label8
LOC 1 33
  dassign %Reg0_R115 0 (dread ref %Reg7_R115)
  dassign %Reg0_I 0 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %Reg0_R115))
  brtrue @label9 (le i32 i32 (dread i32 %Reg0_I, constval i32 0))
LOC 1 34
  intrinsiccallwithtype <$LOutOfMemory_3B> JAVA_CLINIT_CHECK ()
  callassigned &LOutOfMemory_3B_7Cfill_7C_28_29V () {}
@label9
LOC 1 36
  return ()
}
func &LOutOfMemory_24Block_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LOutOfMemory_24Block_3B>>) void {
  funcid 4
  var %Reg2_R114 <* <$LOutOfMemory_24Block_3B>>
  var %Reg0_R114 <* <$LOutOfMemory_24Block_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_I i32
  var %Reg1_R121 <* <[] i32>>

  dassign %Reg2_R114 0 (dread ref %_this)
LOC 1 3
  dassign %Reg0_R114 0 (dread ref %Reg2_R114)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R114))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
LOC 1 4
  dassign %Reg0_R114 0 (dread ref %Reg2_R114)
  dassign %Reg1_I 0 (constval i32 1000)
  dassign %Reg1_R121 0 (gcmallocjarray ref <[] i32> (dread i32 %Reg1_I))
  iassign <* <$LOutOfMemory_24Block_3B>> 2 (dread ref %Reg0_R114, dread ref %Reg1_R121)
  return ()
}
