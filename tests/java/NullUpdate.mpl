flavor 1
srclang 3
id 65535
numfuncs 6
import "library.mplt"
import "NullUpdate.mplt"
entryfunc &LNullUpdate_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V
fileinfo {
  @INFO_filename "NullUpdate.class"}
srcfileinfo {
  1 "NullUpdate.java"}
javaclass $LNullUpdate_3B <$LNullUpdate_3B> public
func &LNullUpdate_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$LNullUpdate_3B>>) void
func &LNullUpdate_3B_7Cmake_7C_28I_29Ljava_2Flang_2FObject_3B static (var %Reg3_I i32) <* <$Ljava_2Flang_2FObject_3B>>
func &LNullUpdate_3B_7Cload_7C_28LNullUpdate_3B_29I static (var %Reg6_R112 <* <$LNullUpdate_3B>>) i32
func &LNullUpdate_3B_7Cdec_7C_28LNullUpdate_3B_29I static (var %Reg6_R112 <* <$LNullUpdate_3B>>) i32
func &LNullUpdate_3B_7Crec_7C_28ILNullUpdate_3BI_29I static (var %Reg4_I i32, var %Reg5_R112 <* <$LNullUpdate_3B>>, var %Reg6_I i32) i32
func &LNullUpdate_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V public static (var %Reg6_R114 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>) void
var $_C_STR_2000 fstatic <[3] u64> readonly = [0, 0x300000000, 0x2000000020]
var $_C_STR_65006e006400 fstatic <[3] u64> readonly = [0, 0x700000000, 0x646e65000188db]
var $Ljava_2Flang_2FSystem_3B_7Cout extern <* <$Ljava_2Fio_2FPrintStream_3B>>
func &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FObject_3B>>) void
func &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>) void
func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg1_I i32) <* <$Ljava_2Flang_2FStringBuilder_3B>>
func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg1_R118 <* <$Ljava_2Flang_2FString_3B>>) <* <$Ljava_2Flang_2FStringBuilder_3B>>
func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>) <* <$Ljava_2Flang_2FStringBuilder_3B>>
func &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V public virtual (var %_this <* <$Ljava_2Fio_2FPrintStream_3B>>, var %Reg1_R118 <* <$Ljava_2Flang_2FString_3B>>) void
var $__cinf_Ljava_2Flang_2FString_3B <$__class_meta__>
func &MCC_GetOrInsertLiteral () <* <$Ljava_2Flang_2FString_3B>>
func &LNullUpdate_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$LNullUpdate_3B>>) void {
  funcid 1
  var %Reg1_R112 <* <$LNullUpdate_3B>>
  var %Reg0_R112 <* <$LNullUpdate_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>

  dassign %Reg1_R112 0 (dread ref %_this)
LOC 1 1
  dassign %Reg0_R112 0 (dread ref %Reg1_R112)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R112))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
  return ()
}
func &LNullUpdate_3B_7Cmake_7C_28I_29Ljava_2Flang_2FObject_3B static (var %Reg3_I i32) <* <$Ljava_2Flang_2FObject_3B>> {
  funcid 2
  var %Reg0_I i32
  var %Reg1_I i32
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg2_R113 <* <$Ljava_2Flang_2FObject_3B>>

ALIAS %n %Reg3_I i32
  intrinsiccallwithtype <$LNullUpdate_3B> JAVA_CLINIT_CHECK ()
LOC 1 3
  dassign %Reg0_I 0 (dread i32 %Reg3_I)
  dassign %Reg1_I 0 (constval i32 1000)
  brtrue @label0 (le i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg0_R113 0 (constval ref 0)
  dassign %Reg2_R113 0 (dread ref %Reg0_R113)
  goto @label1
@label0
  intrinsiccallwithtype <$Ljava_2Flang_2FObject_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R113 0 (gcmalloc ref <$Ljava_2Flang_2FObject_3B>)
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
  dassign %Reg2_R113 0 (dread ref %Reg0_R113)
@label1
  dassign %Reg0_R113 0 (dread ref %Reg2_R113)
  return (dread ref %Reg0_R113)
}
func &LNullUpdate_3B_7Cload_7C_28LNullUpdate_3B_29I static (var %Reg6_R112 <* <$LNullUpdate_3B>>) i32 {
  funcid 3
  var %Reg0_R112 <* <$LNullUpdate_3B>>
  var %Reg0_I i32
  var %Reg2_I i32
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg3_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg4_R112 <* <$LNullUpdate_3B>>
  var %Reg5_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg4_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_I i32

ALIAS %s %Reg6_R112 <* <$LNullUpdate_3B>>
ALIAS %at %Reg2_I i32
ALIAS %k %Reg3_R113 <* <$Ljava_2Flang_2FObject_3B>>
ALIAS %m %Reg4_R113 <* <$Ljava_2Flang_2FObject_3B>>
ALIAS %r %Reg5_R113 <* <$Ljava_2Flang_2FObject_3B>>
  intrinsiccallwithtype <$LNullUpdate_3B> JAVA_CLINIT_CHECK ()
LOC 1 5
  dassign %Reg0_R112 0 (dread ref %Reg6_R112)
  dassign %Reg0_I 0 (iread i32 <* <$LNullUpdate_3B>> 2 (dread ref %Reg0_R112))
  dassign %Reg2_I 0 (dread i32 %Reg0_I)
LOC 1 6
  dassign %Reg0_R112 0 (dread ref %Reg6_R112)
  dassign %Reg0_R113 0 (iread ref <* <$LNullUpdate_3B>> 3 (dread ref %Reg0_R112))
  dassign %Reg3_R113 0 (dread ref %Reg0_R113)
LOC 1 7
  dassign %Reg0_R112 0 (dread ref %Reg6_R112)
  dassign %Reg0_R112 0 (iread ref <* <$LNullUpdate_3B>> 4 (dread ref %Reg0_R112))
  dassign %Reg4_R112 0 (dread ref %Reg0_R112)
LOC 1 8
  intrinsiccallwithtype <$Ljava_2Flang_2FObject_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R113 0 (gcmalloc ref <$Ljava_2Flang_2FObject_3B>)
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
  dassign %Reg5_R113 0 (dread ref %Reg0_R113)
LOC 1 9
  dassign %Reg0_I 0 (dread i32 %Reg2_I)
  intrinsiccallwithtype <$LNullUpdate_3B> JAVA_CLINIT_CHECK ()
  callassigned &LNullUpdate_3B_7Cmake_7C_28I_29Ljava_2Flang_2FObject_3B (dread i32 %Reg0_I) { dassign %Reg0_R113 0 }
LOC 1 10
  dassign %Reg0_R113 0 (dread ref %Reg3_R113)
  dassign %Reg1_R113 0 (dread ref %Reg5_R113)
  brtrue @label2 (eq i32 ref (dread ref %Reg0_R113, dread ref %Reg1_R113))
  dassign %Reg4_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg4_R112))
  dassign %Reg0_R113 0 (dread ref %Reg4_R113)
  dassign %Reg1_R113 0 (dread ref %Reg5_R113)
  brtrue @label3 (ne i32 ref (dread ref %Reg0_R113, dread ref %Reg1_R113))
@label2
  dassign %Reg0_I 0 (constval i32 3)
  return (dread i32 %Reg0_I)
@label3
LOC 1 11
  dassign %Reg0_I 0 (dread i32 %Reg2_I)
  dassign %Reg1_I 0 (constval i32 3)
  dassign %Reg0_I 0 (mul i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  return (dread i32 %Reg0_I)
}
func &LNullUpdate_3B_7Cdec_7C_28LNullUpdate_3B_29I static (var %Reg6_R112 <* <$LNullUpdate_3B>>) i32 {
  funcid 4
  var %Reg0_R112 <* <$LNullUpdate_3B>>
  var %Reg1_R112 <* <$LNullUpdate_3B>>
  var %Reg1_I i32
  var %Reg2_I i32
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg3_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg4_R112 <* <$LNullUpdate_3B>>
  var %Reg5_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_I i32
  var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg4_R113 <* <$Ljava_2Flang_2FObject_3B>>

ALIAS %s %Reg6_R112 <* <$LNullUpdate_3B>>
ALIAS %k %Reg3_R113 <* <$Ljava_2Flang_2FObject_3B>>
ALIAS %m %Reg4_R113 <* <$Ljava_2Flang_2FObject_3B>>
ALIAS %r %Reg5_R113 <* <$Ljava_2Flang_2FObject_3B>>
  intrinsiccallwithtype <$LNullUpdate_3B> JAVA_CLINIT_CHECK ()
LOC 1 14
  dassign %Reg0_R112 0 (dread ref %Reg6_R112)
  dassign %Reg1_R112 0 (dread ref %Reg6_R112)
  dassign %Reg1_I 0 (iread i32 <* <$LNullUpdate_3B>> 2 (dread ref %Reg1_R112))
  dassign %Reg2_I 0 (constval i32 1)
  dassign %Reg1_I 0 (sub i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  iassign <* <$LNullUpdate_3B>> 2 (dread ref %Reg0_R112, dread i32 %Reg1_I)
LOC 1 15
  dassign %Reg0_R112 0 (dread ref %Reg6_R112)
  dassign %Reg0_R113 0 (iread ref <* <$LNullUpdate_3B>> 3 (dread ref %Reg0_R112))
  dassign %Reg3_R113 0 (dread ref %Reg0_R113)
LOC 1 16
  dassign %Reg0_R112 0 (dread ref %Reg6_R112)
  dassign %Reg0_R112 0 (iread ref <* <$LNullUpdate_3B>> 4 (dread ref %Reg0_R112))
  dassign %Reg4_R112 0 (dread ref %Reg0_R112)
LOC 1 17
  intrinsiccallwithtype <$Ljava_2Flang_2FObject_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R113 0 (gcmalloc ref <$Ljava_2Flang_2FObject_3B>)
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
  dassign %Reg5_R113 0 (dread ref %Reg0_R113)
LOC 1 18
  dassign %Reg0_I 0 (constval i32 7)
  intrinsiccallwithtype <$LNullUpdate_3B> JAVA_CLINIT_CHECK ()
  callassigned &LNullUpdate_3B_7Cmake_7C_28I_29Ljava_2Flang_2FObject_3B (dread i32 %Reg0_I) { dassign %Reg0_R113 0 }
LOC 1 19
  dassign %Reg0_R113 0 (dread ref %Reg3_R113)
  dassign %Reg1_R113 0 (dread ref %Reg5_R113)
  brtrue @label4 (eq i32 ref (dread ref %Reg0_R113, dread ref %Reg1_R113))
  dassign %Reg4_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg4_R112))
  dassign %Reg0_R113 0 (dread ref %Reg4_R113)
  dassign %Reg1_R113 0 (dread ref %Reg5_R113)
  brtrue @label5 (ne i32 ref (dread ref %Reg0_R113, dread ref %Reg1_R113))
@label4
  dassign %Reg0_I 0 (constval i32 3)
  return (dread i32 %Reg0_I)
@label5
LOC 1 20
  dassign %Reg0_I 0 (constval i32 2)
  return (dread i32 %Reg0_I)
}
func &LNullUpdate_3B_7Crec_7C_28ILNullUpdate_3BI_29I static (var %Reg4_I i32, var %Reg5_R112 <* <$LNullUpdate_3B>>, var %Reg6_I i32) i32 {
  funcid 5
  var %Reg0_I i32
  var %Reg1_I i32
  var %Reg1_R112 <* <$LNullUpdate_3B>>
  var %Reg2_I i32
  var %Reg0_R112 <* <$LNullUpdate_3B>>
  var %Reg3_I i32

ALIAS %n %Reg4_I i32
ALIAS %s %Reg5_R112 <* <$LNullUpdate_3B>>
ALIAS %how %Reg6_I i32
  intrinsiccallwithtype <$LNullUpdate_3B> JAVA_CLINIT_CHECK ()
LOC 1 22
  dassign %Reg0_I 0 (dread i32 %Reg4_I)
  brtrue @label6 (le i32 i32 (dread i32 %Reg0_I, constval i32 0))
  dassign %Reg0_I 0 (dread i32 %Reg4_I)
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg0_I 0 (sub i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_R112 0 (dread ref %Reg5_R112)
  dassign %Reg2_I 0 (dread i32 %Reg6_I)
  intrinsiccallwithtype <$LNullUpdate_3B> JAVA_CLINIT_CHECK ()
  callassigned &LNullUpdate_3B_7Crec_7C_28ILNullUpdate_3BI_29I (dread i32 %Reg0_I, dread ref %Reg1_R112, dread i32 %Reg2_I) { dassign %Reg0_I 0 }
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  return (dread i32 %Reg0_I)
@label6
  dassign %Reg0_I 0 (dread i32 %Reg6_I)
  brtrue @label7 (ne i32 i32 (dread i32 %Reg0_I, constval i32 0))
  dassign %Reg0_R112 0 (dread ref %Reg5_R112)
  intrinsiccallwithtype <$LNullUpdate_3B> JAVA_CLINIT_CHECK ()
  callassigned &LNullUpdate_3B_7Cload_7C_28LNullUpdate_3B_29I (dread ref %Reg0_R112) { dassign %Reg0_I 0 }
  dassign %Reg3_I 0 (dread i32 %Reg0_I)
  goto @label8
@label7
  dassign %Reg0_R112 0 (dread ref %Reg5_R112)
  intrinsiccallwithtype <$LNullUpdate_3B> JAVA_CLINIT_CHECK ()
  callassigned &LNullUpdate_3B_7Cdec_7C_28LNullUpdate_3B_29I (dread ref %Reg0_R112) { dassign %Reg0_I 0 }
  dassign %Reg3_I 0 (dread i32 %Reg0_I)
@label8
  dassign %Reg0_I 0 (dread i32 %Reg3_I)
  return (dread i32 %Reg0_I)
}
func &LNullUpdate_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V public static (var %Reg6_R114 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>) void {
  funcid 6
  var %Reg0_R114 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>
  var %Reg0_I i32
  var %Reg3_I i32
  var %Reg1_I i32
  var %Reg4_I i32
  var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg2_I i32
  var %Reg1_R112 <* <$LNullUpdate_3B>>
  var %Reg0_R115 <* <$Ljava_2Flang_2FNullPointerException_3B>>
  var %Reg5_R115 <* <$Ljava_2Flang_2FNullPointerException_3B>>
  var %Reg0_R116 <* <$Ljava_2Fio_2FPrintStream_3B>>
  var %Reg1_R117 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg2_R118 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_10 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg2_R115 <* <$Ljava_2Flang_2FNullPointerException_3B>>
  var %Reg2_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_R118 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_11 <* <$Ljava_2Flang_2FString_3B>>

ALIAS %e %Reg5_R115 <* <$Ljava_2Flang_2FNullPointerException_3B>>
ALIAS %n %Reg4_I i32
ALIAS %how %Reg3_I i32
ALIAS %args %Reg6_R114 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>
  intrinsiccallwithtype <$LNullUpdate_3B> JAVA_CLINIT_CHECK ()
LOC 1 24
  dassign %Reg0_R114 0 (dread ref %Reg6_R114)
  dassign %Reg0_I 0 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %Reg0_R114))
  dassign %Reg3_I 0 (dread i32 %Reg0_I)
@label9
  dassign %Reg0_I 0 (dread i32 %Reg3_I)
  dassign %Reg1_I 0 (constval i32 2)
  brtrue @label14 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
LOC 1 25
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg4_I 0 (dread i32 %Reg0_I)
@label10
  dassign %Reg0_I 0 (dread i32 %Reg4_I)
  dassign %Reg1_I 0 (constval i32 3)
  brtrue @label13 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  try { @label11 }
LOC 1 26
  dassign %Reg0_I 0 (dread i32 %Reg4_I)
  dassign %Reg1_I 0 (constval i32 7)
  dassign %Reg0_I 0 (mul i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_R113 0 (constval ref 0)
  dassign %Reg2_I 0 (dread i32 %Reg3_I)
  intrinsiccallwithtype <$LNullUpdate_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R112 0 (retype ref <* <$LNullUpdate_3B>> (dread ref %Reg1_R113))
  callassigned &LNullUpdate_3B_7Crec_7C_28ILNullUpdate_3BI_29I (dread i32 %Reg0_I, dread ref %Reg1_R112, dread i32 %Reg2_I) { dassign %Reg0_I 0 }
  endtry
  goto @label12
@label11
  catch { <* <$Ljava_2Flang_2FNullPointerException_3B>> }
  dassign %Reg0_R115 0 (regread ptr %%thrownval)
  dassign %Reg5_R115 0 (dread ref %Reg0_R115)
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R116 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R117 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R117) {}
  dassign %Reg2_I 0 (dread i32 %Reg3_I)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R117, dread i32 %Reg2_I) { dassign %Reg1_R117 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_10 0 }
  dassign %Reg2_R118 0 (dread ptr %L_STR_10)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R117, dread ref %Reg2_R118) { dassign %Reg1_R117 0 }
  dassign %Reg2_I 0 (dread i32 %Reg4_I)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R117, dread i32 %Reg2_I) { dassign %Reg1_R117 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_10 0 }
  dassign %Reg2_R118 0 (dread ptr %L_STR_10)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R117, dread ref %Reg2_R118) { dassign %Reg1_R117 0 }
  dassign %Reg2_R115 0 (dread ref %Reg5_R115)
  dassign %Reg2_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg2_R115))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R117, dread ref %Reg2_R113) { dassign %Reg1_R117 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R117) { dassign %Reg1_R118 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R116, dread ref %Reg1_R118) {}
@label12
LOC 1 25
  dassign %Reg4_I 0 (add i32 (dread i32 %Reg4_I, constval i32 1))
  goto @label10
@label13
LOC 1 24
  dassign %Reg3_I 0 (add i32 (dread i32 %Reg3_I, constval i32 1))
  goto @label9
@label14
LOC 1 27
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R116 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_65006e006400) { dassign %L_STR_11 0 }
  dassign %Reg1_R118 0 (dread ptr %L_STR_11)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R116, dread ref %Reg1_R118) {}
LOC 1 28
  return ()
}
