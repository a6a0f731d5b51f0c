flavor 1
srclang 3
id 65535
numfuncs 5
import "library.mplt"
import "DeepThrow.mplt"
entryfunc &LDeepThrow_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V
fileinfo {
  @INFO_filename "DeepThrow.class",
  @INFO_filename "DeepThrow$Marked.class"}
srcfileinfo {
  1 "DeepThrow.java"}
javaclass $LDeepThrow_3B <$LDeepThrow_3B> public
javaclass $LDeepThrow_24Marked_3B <$LDeepThrow_24Marked_3B>
func &LDeepThrow_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$LDeepThrow_3B>>) void
func &LDeepThrow_3B_7Cdown_7C_28II_29I static (var %Reg5_I i32, var %Reg6_I i32) i32
func &LDeepThrow_3B_7Crethrow_7C_28I_29I static (var %Reg6_I i32) i32
func &LDeepThrow_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V public static (var %Reg5_R116 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>) void
func &LDeepThrow_24Marked_3B_7C_3Cinit_3E_7C_28I_29V constructor (var %_this <* <$LDeepThrow_24Marked_3B>>, var %Reg4_I i32) void
var $_C_STR_2c002000 fstatic <[3] u64> readonly = [0, 0x500000000, 0x202c00000574]
var $_C_STR_610074002000 fstatic <[3] u64> readonly = [0, 0x700000000, 0x20746100017a4d]
var $LDeepThrow_3B_7Cfinals i32 static = 0
var $Ljava_2Flang_2FSystem_3B_7Cout extern <* <$Ljava_2Fio_2FPrintStream_3B>>
func &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FObject_3B>>) void
func &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>) void
func &LDeepThrow_24Marked_3B_7CgetMessage_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$LDeepThrow_24Marked_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg1_R119 <* <$Ljava_2Flang_2FString_3B>>) <* <$Ljava_2Flang_2FStringBuilder_3B>>
func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg1_I i32) <* <$Ljava_2Flang_2FStringBuilder_3B>>
func &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V public virtual (var %_this <* <$Ljava_2Fio_2FPrintStream_3B>>, var %Reg1_R119 <* <$Ljava_2Flang_2FString_3B>>) void
func &Ljava_2Flang_2FException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V public constructor (var %_this <* <$Ljava_2Flang_2FException_3B>>, var %Reg1_R119 <* <$Ljava_2Flang_2FString_3B>>) void
var $__cinf_Ljava_2Flang_2FString_3B <$__class_meta__>
func &MCC_GetOrInsertLiteral () <* <$Ljava_2Flang_2FString_3B>>
func &LDeepThrow_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$LDeepThrow_3B>>) void {
  funcid 1
  var %Reg1_R112 <* <$LDeepThrow_3B>>
  var %Reg0_R112 <* <$LDeepThrow_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>

  dassign %Reg1_R112 0 (dread ref %_this)
LOC 1 2
  dassign %Reg0_R112 0 (dread ref %Reg1_R112)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R112))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
  return ()
}
func &LDeepThrow_3B_7Cdown_7C_28II_29I static (var %Reg5_I i32, var %Reg6_I i32) i32 {
  funcid 2
  var %Reg0_I i32
  var %Reg1_I i32
  var %Reg0_R114 <* <$LDeepThrow_24Marked_3B>>
  var %Reg0_R115 <* <$Ljava_2Flang_2FThrowable_3B>>
  var %Reg3_I i32
  var %Reg4_R115 <* <$Ljava_2Flang_2FThrowable_3B>>
  var %Reg4_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>

ALIAS %depth %Reg5_I i32
ALIAS %stop %Reg6_I i32
  intrinsiccallwithtype <$LDeepThrow_3B> JAVA_CLINIT_CHECK ()
LOC 1 15
  dassign %Reg0_I 0 (dread i32 %Reg5_I)
  dassign %Reg1_I 0 (dread i32 %Reg6_I)
  brtrue @label0 (ne i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
LOC 1 16
  intrinsiccallwithtype <$LDeepThrow_24Marked_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R114 0 (gcmalloc ref <$LDeepThrow_24Marked_3B>)
  dassign %Reg1_I 0 (dread i32 %Reg5_I)
  callassigned &LDeepThrow_24Marked_3B_7C_3Cinit_3E_7C_28I_29V (dread ref %Reg0_R114, dread i32 %Reg1_I) {}
  dassign %Reg0_R115 0 (retype ref <* <$Ljava_2Flang_2FThrowable_3B>> (dread ref %Reg0_R114))
  throw (dread ref %Reg0_R115)
@label0
  try { @label1 }
LOC 1 19
  dassign %Reg0_I 0 (dread i32 %Reg5_I)
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_I 0 (dread i32 %Reg6_I)
  intrinsiccallwithtype <$LDeepThrow_3B> JAVA_CLINIT_CHECK ()
  callassigned &LDeepThrow_3B_7Cdown_7C_28II_29I (dread i32 %Reg0_I, dread i32 %Reg1_I) { dassign %Reg0_I 0 }
  dassign %Reg3_I 0 (dread i32 %Reg0_I)
  endtry
LOC 1 21
  intrinsiccallwithtype <$LDeepThrow_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_I 0 (dread i32 $LDeepThrow_3B_7Cfinals)
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  intrinsiccallwithtype <$LDeepThrow_3B> JAVA_CLINIT_CHECK ()
  dassign $LDeepThrow_3B_7Cfinals 0 (dread i32 %Reg0_I)
LOC 1 19
  dassign %Reg0_I 0 (dread i32 %Reg3_I)
  return (dread i32 %Reg0_I)
@label1
  catch { <* void> }
  dassign %Reg0_R115 0 (regread ptr %%thrownval)
LOC 1 21
  dassign %Reg4_R115 0 (dread ref %Reg0_R115)
  intrinsiccallwithtype <$LDeepThrow_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_I 0 (dread i32 $LDeepThrow_3B_7Cfinals)
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  intrinsiccallwithtype <$LDeepThrow_3B> JAVA_CLINIT_CHECK ()
  dassign $LDeepThrow_3B_7Cfinals 0 (dread i32 %Reg0_I)
LOC 1 22
  dassign %Reg4_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg4_R115))
  dassign %Reg0_R113 0 (dread ref %Reg4_R113)
  dassign %Reg0_R115 0 (retype ref <* <$Ljava_2Flang_2FThrowable_3B>> (dread ref %Reg0_R113))
  throw (dread ref %Reg0_R115)
}
func &LDeepThrow_3B_7Crethrow_7C_28I_29I static (var %Reg6_I i32) i32 {
  funcid 3
  var %Reg0_I i32
  var %Reg1_I i32
  var %Reg4_I i32
  var %Reg0_R114 <* <$LDeepThrow_24Marked_3B>>
  var %Reg5_R114 <* <$LDeepThrow_24Marked_3B>>
  var %Reg1_R114 <* <$LDeepThrow_24Marked_3B>>
  var %Reg2_I i32
  var %Reg0_R115 <* <$Ljava_2Flang_2FThrowable_3B>>

ALIAS %marked %Reg5_R114 <* <$LDeepThrow_24Marked_3B>>
ALIAS %depth %Reg6_I i32
  intrinsiccallwithtype <$LDeepThrow_3B> JAVA_CLINIT_CHECK ()
  try { @label4 }
LOC 1 27
  dassign %Reg0_I 0 (dread i32 %Reg6_I)
  brtrue @label2 (ne i32 i32 (dread i32 %Reg0_I, constval i32 0))
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg1_I 0 (constval i32 50)
  intrinsiccallwithtype <$LDeepThrow_3B> JAVA_CLINIT_CHECK ()
  callassigned &LDeepThrow_3B_7Cdown_7C_28II_29I (dread i32 %Reg0_I, dread i32 %Reg1_I) { dassign %Reg0_I 0 }
  dassign %Reg4_I 0 (dread i32 %Reg0_I)
  goto @label3
  endtry
@label2
  try { @label4 }
  dassign %Reg0_I 0 (dread i32 %Reg6_I)
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg0_I 0 (sub i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  intrinsiccallwithtype <$LDeepThrow_3B> JAVA_CLINIT_CHECK ()
  callassigned &LDeepThrow_3B_7Crethrow_7C_28I_29I (dread i32 %Reg0_I) { dassign %Reg0_I 0 }
  dassign %Reg4_I 0 (dread i32 %Reg0_I)
  endtry
@label3
  dassign %Reg0_I 0 (dread i32 %Reg4_I)
  return (dread i32 %Reg0_I)
@label4
  catch { <* <$LDeepThrow_24Marked_3B>> }
  dassign %Reg0_R114 0 (regread ptr %%thrownval)
LOC 1 28
  dassign %Reg5_R114 0 (dread ref %Reg0_R114)
LOC 1 29
  dassign %Reg0_I 0 (dread i32 %Reg6_I)
  dassign %Reg1_I 0 (constval i32 100)
  dassign %Reg0_I 0 (rem i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  brtrue @label5 (ne i32 i32 (dread i32 %Reg0_I, constval i32 0))
LOC 1 30
  intrinsiccallwithtype <$LDeepThrow_24Marked_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R114 0 (gcmalloc ref <$LDeepThrow_24Marked_3B>)
  dassign %Reg1_R114 0 (dread ref %Reg5_R114)
  dassign %Reg1_I 0 (iread i32 <* <$LDeepThrow_24Marked_3B>> 6 (dread ref %Reg1_R114))
  dassign %Reg2_I 0 (constval i32 1)
  dassign %Reg1_I 0 (add i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  callassigned &LDeepThrow_24Marked_3B_7C_3Cinit_3E_7C_28I_29V (dread ref %Reg0_R114, dread i32 %Reg1_I) {}
  dassign %Reg0_R115 0 (retype ref <* <$Ljava_2Flang_2FThrowable_3B>> (dread ref %Reg0_R114))
  throw (dread ref %Reg0_R115)
@label5
LOC 1 32
  dassign %Reg0_R114 0 (dread ref %Reg5_R114)
  dassign %Reg0_R115 0 (retype ref <* <$Ljava_2Flang_2FThrowable_3B>> (dread ref %Reg0_R114))
  throw (dread ref %Reg0_R115)
}
func &LDeepThrow_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V public static (var %Reg5_R116 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>) void {
  funcid 4
  var %Reg0_I i32
  var %Reg3_I i32
  var %Reg1_I i32
  var %Reg0_R114 <* <$LDeepThrow_24Marked_3B>>
  var %Reg4_R114 <* <$LDeepThrow_24Marked_3B>>
  var %Reg0_R117 <* <$Ljava_2Fio_2FPrintStream_3B>>
  var %Reg1_R118 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg2_R114 <* <$LDeepThrow_24Marked_3B>>
  var %Reg2_R119 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_10 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg2_I i32
  var %Reg1_R119 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg3_R114 <* <$LDeepThrow_24Marked_3B>>

ALIAS %marked %Reg3_R114 <* <$LDeepThrow_24Marked_3B>>
ALIAS %stop %Reg3_I i32
ALIAS %args %Reg5_R116 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>
  intrinsiccallwithtype <$LDeepThrow_3B> JAVA_CLINIT_CHECK ()
LOC 1 37
  dassign %Reg0_I 0 (constval i32 1)
  dassign %Reg3_I 0 (dread i32 %Reg0_I)
@label6
  dassign %Reg0_I 0 (dread i32 %Reg3_I)
  dassign %Reg1_I 0 (constval i32 0x1000)
  brtrue @label9 (gt i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  try { @label7 }
LOC 1 39
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg1_I 0 (dread i32 %Reg3_I)
  intrinsiccallwithtype <$LDeepThrow_3B> JAVA_CLINIT_CHECK ()
  callassigned &LDeepThrow_3B_7Cdown_7C_28II_29I (dread i32 %Reg0_I, dread i32 %Reg1_I) { dassign %Reg0_I 0 }
  endtry
LOC 1 42
  goto @label8
@label7
  catch { <* <$LDeepThrow_24Marked_3B>> }
  dassign %Reg0_R114 0 (regread ptr %%thrownval)
LOC 1 40
  dassign %Reg4_R114 0 (dread ref %Reg0_R114)
LOC 1 41
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R117 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R118 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R118) {}
  dassign %Reg2_R114 0 (dread ref %Reg4_R114)
  virtualcallassigned &LDeepThrow_24Marked_3B_7CgetMessage_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg2_R114) { dassign %Reg2_R119 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R118, dread ref %Reg2_R119) { dassign %Reg1_R118 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2c002000) { dassign %L_STR_10 0 }
  dassign %Reg2_R119 0 (dread ptr %L_STR_10)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R118, dread ref %Reg2_R119) { dassign %Reg1_R118 0 }
  intrinsiccallwithtype <$LDeepThrow_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg2_I 0 (dread i32 $LDeepThrow_3B_7Cfinals)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R118, dread i32 %Reg2_I) { dassign %Reg1_R118 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R118) { dassign %Reg1_R119 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R117, dread ref %Reg1_R119) {}
@label8
LOC 1 37
  dassign %Reg0_I 0 (dread i32 %Reg3_I)
  dassign %Reg1_I 0 (constval i32 8)
  dassign %Reg0_I 0 (mul i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg3_I 0 (dread i32 %Reg0_I)
  goto @label6
@label9
  try { @label10 }
LOC 1 45
  dassign %Reg0_I 0 (constval i32 0x7d0)
  intrinsiccallwithtype <$LDeepThrow_3B> JAVA_CLINIT_CHECK ()
  callassigned &LDeepThrow_3B_7Crethrow_7C_28I_29I (dread i32 %Reg0_I) { dassign %Reg0_I 0 }
  endtry
LOC 1 48
  goto @label11
@label10
  catch { <* <$LDeepThrow_24Marked_3B>> }
  dassign %Reg0_R114 0 (regread ptr %%thrownval)
LOC 1 46
  dassign %Reg3_R114 0 (dread ref %Reg0_R114)
LOC 1 47
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R117 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R118 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R118) {}
  dassign %Reg2_R114 0 (dread ref %Reg3_R114)
  dassign %Reg2_I 0 (iread i32 <* <$LDeepThrow_24Marked_3B>> 6 (dread ref %Reg2_R114))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R118, dread i32 %Reg2_I) { dassign %Reg1_R118 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2c002000) { dassign %L_STR_10 0 }
  dassign %Reg2_R119 0 (dread ptr %L_STR_10)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R118, dread ref %Reg2_R119) { dassign %Reg1_R118 0 }
  intrinsiccallwithtype <$LDeepThrow_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg2_I 0 (dread i32 $LDeepThrow_3B_7Cfinals)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R118, dread i32 %Reg2_I) { dassign %Reg1_R118 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R118) { dassign %Reg1_R119 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R117, dread ref %Reg1_R119) {}
@label11
LOC 1 49
  return ()
}
func &LDeepThrow_24Marked_3B_7C_3Cinit_3E_7C_28I_29V constructor (var %_this <* <$LDeepThrow_24Marked_3B>>, var %Reg4_I i32) void {
  funcid 5
  var %Reg3_R114 <* <$LDeepThrow_24Marked_3B>>
  var %Reg0_R114 <* <$LDeepThrow_24Marked_3B>>
  var %Reg1_R118 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg2_R119 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_11 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg2_I i32
  var %Reg1_R119 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R120 <* <$Ljava_2Flang_2FException_3B>>
  var %Reg1_I i32

ALIAS %depth %Reg4_I i32
  dassign %Reg3_R114 0 (dread ref %_this)
LOC 1 7
  dassign %Reg0_R114 0 (dread ref %Reg3_R114)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R118 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R118) {}
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_610074002000) { dassign %L_STR_11 0 }
  dassign %Reg2_R119 0 (dread ptr %L_STR_11)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R118, dread ref %Reg2_R119) { dassign %Reg1_R118 0 }
  dassign %Reg2_I 0 (dread i32 %Reg4_I)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R118, dread i32 %Reg2_I) { dassign %Reg1_R118 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R118) { dassign %Reg1_R119 0 }
  dassign %Reg0_R120 0 (retype ref <* <$Ljava_2Flang_2FException_3B>> (dread ref %Reg0_R114))
  callassigned &Ljava_2Flang_2FException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R120, dread ref %Reg1_R119) {}
LOC 1 8
  dassign %Reg0_R114 0 (dread ref %Reg3_R114)
  dassign %Reg1_I 0 (dread i32 %Reg4_I)
  iassign <* <$LDeepThrow_24Marked_3B>> 6 (dread ref %Reg0_R114, dread i32 %Reg1_I)
LOC 1 9
  return ()
}
