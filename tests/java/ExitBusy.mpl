flavor 1
srclang 3
id 65535
numfuncs 6
import "library.mplt"
import "ExitBusy.mplt"
entryfunc &LExitBusy_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V
fileinfo {
  @INFO_filename "ExitBusy.class",
  @INFO_filename "ExitBusy$Node.class",
  @INFO_filename "ExitBusy$W.class"}
srcfileinfo {
  1 "ExitBusy.java"}
javaclass $LExitBusy_3B <$LExitBusy_3B> public
javaclass $LExitBusy_24Node_3B <$LExitBusy_24Node_3B>
javaclass $LExitBusy_24W_3B <$LExitBusy_24W_3B>
func &LExitBusy_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$LExitBusy_3B>>) void
func &LExitBusy_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V public static (var %Reg5_R114 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>) void
func &LExitBusy_3B_7C_3Cclinit_3E_7C_28_29V static constructor () void
func &LExitBusy_24Node_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LExitBusy_24Node_3B>>) void
func &LExitBusy_24W_3B_7C_3Cinit_3E_7C_28I_29V constructor (var %_this <* <$LExitBusy_24W_3B>>, var %Reg3_I i32) void
func &LExitBusy_24W_3B_7Crun_7C_28_29V public virtual (var %_this <* <$LExitBusy_24W_3B>>) void
var $_C_STR_61006c006c002000720075006e00 fstatic <[4] u64> readonly = [0, 0xf00000000, 0x206c6c61c98a078c, 0x6e7572]
var $LExitBusy_3B_7Crunning i32 static volatile = 0
var $LExitBusy_3B_7Cnever <* <$Ljava_2Flang_2FObject_3B>> final static = 0
var $Ljava_2Flang_2FSystem_3B_7Cout extern <* <$Ljava_2Fio_2FPrintStream_3B>>
func &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FObject_3B>>) void
func &LExitBusy_24W_3B_7Cstart_7C_28_29V public native virtual (var %_this <* <$LExitBusy_24W_3B>>) void
func &Ljava_2Flang_2FThread_3B_7Csleep_7C_28J_29V public static native (var %Reg0_J i64) void
func &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V public virtual (var %_this <* <$Ljava_2Fio_2FPrintStream_3B>>, var %Reg1_R117 <* <$Ljava_2Flang_2FString_3B>>) void
func &Ljava_2Flang_2FSystem_3B_7Cexit_7C_28I_29V public static native (var %Reg0_I i32) void
func &Ljava_2Flang_2FThread_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FThread_3B>>) void
func &Ljava_2Flang_2FObject_3B_7Cwait_7C_28_29V final public native virtual (var %_this <* <$Ljava_2Flang_2FObject_3B>>) void
var $__cinf_Ljava_2Flang_2FString_3B <$__class_meta__>
func &MCC_GetOrInsertLiteral () <* <$Ljava_2Flang_2FString_3B>>
func &LExitBusy_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$LExitBusy_3B>>) void {
  funcid 1
  var %Reg1_R112 <* <$LExitBusy_3B>>
  var %Reg0_R112 <* <$LExitBusy_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>

  dassign %Reg1_R112 0 (dread ref %_this)
LOC 1 2
  dassign %Reg0_R112 0 (dread ref %Reg1_R112)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R112))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
  return ()
}
func &LExitBusy_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V public static (var %Reg5_R114 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>) void {
  funcid 2
  var %Reg0_I i32
  var %Reg4_I i32
  var %Reg1_I i32
  var %Reg0_R115 <* <$LExitBusy_24W_3B>>
  var %Reg2_I i32
  var %Reg0_J i64
  var %Reg0_R116 <* <$Ljava_2Fio_2FPrintStream_3B>>
  var %Reg1_R117 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_10 <* <$Ljava_2Flang_2FString_3B>>

ALIAS %i %Reg4_I i32
ALIAS %args %Reg5_R114 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>
  intrinsiccallwithtype <$LExitBusy_3B> JAVA_CLINIT_CHECK ()
LOC 1 21
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg4_I 0 (dread i32 %Reg0_I)
@label0
  dassign %Reg0_I 0 (dread i32 %Reg4_I)
  dassign %Reg1_I 0 (constval i32 6)
  brtrue @label1 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  intrinsiccallwithtype <$LExitBusy_24W_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (gcmalloc ref <$LExitBusy_24W_3B>)
  dassign %Reg1_I 0 (dread i32 %Reg4_I)
  dassign %Reg2_I 0 (constval i32 3)
  dassign %Reg1_I 0 (rem i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  callassigned &LExitBusy_24W_3B_7C_3Cinit_3E_7C_28I_29V (dread ref %Reg0_R115, dread i32 %Reg1_I) {}
  virtualcallassigned &LExitBusy_24W_3B_7Cstart_7C_28_29V (dread ref %Reg0_R115) {}
  dassign %Reg4_I 0 (add i32 (dread i32 %Reg4_I, constval i32 1))
  goto @label0
@label1
LOC 1 22
  intrinsiccallwithtype <$LExitBusy_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_I 0 (dread i32 $LExitBusy_3B_7Crunning)
  dassign %Reg1_I 0 (constval i32 6)
  brtrue @label2 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg0_J 0 (constval i64 1)
  intrinsiccallwithtype <$Ljava_2Flang_2FThread_3B> JAVA_CLINIT_CHECK ()
  callassigned &Ljava_2Flang_2FThread_3B_7Csleep_7C_28J_29V (dread i64 %Reg0_J) {}
  goto @label1
@label2
LOC 1 23
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R116 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_61006c006c002000720075006e00) { dassign %L_STR_10 0 }
  dassign %Reg1_R117 0 (dread ptr %L_STR_10)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R116, dread ref %Reg1_R117) {}
LOC 1 24
  dassign %Reg0_I 0 (constval i32 3)
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  callassigned &Ljava_2Flang_2FSystem_3B_7Cexit_7C_28I_29V (dread i32 %Reg0_I) {}
LOC 1 25
  return ()
}
func &LExitBusy_3B_7C_3Cclinit_3E_7C_28_29V static constructor () void {
  funcid 3
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>

LOC 1 5
  intrinsiccallwithtype <$Ljava_2Flang_2FObject_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R113 0 (gcmalloc ref <$Ljava_2Flang_2FObject_3B>)
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
  dassign $LExitBusy_3B_7Cnever 0 (dread ref %Reg0_R113)
  return ()
}
func &LExitBusy_24Node_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LExitBusy_24Node_3B>>) void {
  funcid 4
  var %Reg1_R118 <* <$LExitBusy_24Node_3B>>
  var %Reg0_R118 <* <$LExitBusy_24Node_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>

  dassign %Reg1_R118 0 (dread ref %_this)
LOC 1 3
  dassign %Reg0_R118 0 (dread ref %Reg1_R118)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R118))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
  return ()
}
func &LExitBusy_24W_3B_7C_3Cinit_3E_7C_28I_29V constructor (var %_this <* <$LExitBusy_24W_3B>>, var %Reg3_I i32) void {
  funcid 5
  var %Reg2_R115 <* <$LExitBusy_24W_3B>>
  var %Reg0_R115 <* <$LExitBusy_24W_3B>>
  var %Reg0_R119 <* <$Ljava_2Flang_2FThread_3B>>
  var %Reg1_I i32

ALIAS %kind %Reg3_I i32
  dassign %Reg2_R115 0 (dread ref %_this)
LOC 1 8
  dassign %Reg0_R115 0 (dread ref %Reg2_R115)
  dassign %Reg0_R119 0 (retype ref <* <$Ljava_2Flang_2FThread_3B>> (dread ref %Reg0_R115))
  callassigned &Ljava_2Flang_2FThread_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R119) {}
  dassign %Reg0_R115 0 (dread ref %Reg2_R115)
  dassign %Reg1_I 0 (dread i32 %Reg3_I)
  iassign <* <$LExitBusy_24W_3B>> 5 (dread ref %Reg0_R115, dread i32 %Reg1_I)
  return ()
}
func &LExitBusy_24W_3B_7Crun_7C_28_29V public virtual (var %_this <* <$LExitBusy_24W_3B>>) void {
  funcid 6
  var %Reg6_R115 <* <$LExitBusy_24W_3B>>
  var %Reg0_R120 <* <$Ljava_2Flang_2FClass_3B>>
  var %Reg3_R120 <* <$Ljava_2Flang_2FClass_3B>>
  var %Reg0_I i32
  var %Reg1_I i32
  var %Reg3_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_R121 <* <$Ljava_2Flang_2FThrowable_3B>>
  var %Reg4_R121 <* <$Ljava_2Flang_2FThrowable_3B>>
  var %Reg4_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_R115 <* <$LExitBusy_24W_3B>>
  var %Reg3_I i32
  var %Reg0_R118 <* <$LExitBusy_24Node_3B>>
  var %Reg3_R118 <* <$LExitBusy_24Node_3B>>
  var %Reg1_R118 <* <$LExitBusy_24Node_3B>>
  var %Reg0_R122 <* <$Ljava_2Flang_2FInterruptedException_3B>>
  var %Reg4_R122 <* <$Ljava_2Flang_2FInterruptedException_3B>>
  var %Reg5_R121 <* <$Ljava_2Flang_2FThrowable_3B>>
  var %Reg5_R113 <* <$Ljava_2Flang_2FObject_3B>>

ALIAS %i %Reg3_I i32
ALIAS %n %Reg3_R118 <* <$LExitBusy_24Node_3B>>
ALIAS %e %Reg4_R122 <* <$Ljava_2Flang_2FInterruptedException_3B>>
  dassign %Reg6_R115 0 (dread ref %_this)
LOC 1 10
  dassign %Reg0_R120 0 (intrinsicopwithtype ref <* <$LExitBusy_3B>> JAVA_CONST_CLASS ())
  dassign %Reg3_R120 0 (dread ref %Reg0_R120)
  syncenter (dread ref %Reg0_R120)
  try { @label3 }
  intrinsiccallwithtype <$LExitBusy_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_I 0 (dread i32 $LExitBusy_3B_7Crunning)
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  intrinsiccallwithtype <$LExitBusy_3B> JAVA_CLINIT_CHECK ()
  dassign $LExitBusy_3B_7Crunning 0 (dread i32 %Reg0_I)
  dassign %Reg3_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg3_R120))
  dassign %Reg0_R113 0 (dread ref %Reg3_R113)
  syncexit (dread ref %Reg0_R113)
  endtry
  goto @label4
@label3
  catch { <* void> }
  dassign %Reg0_R121 0 (regread ptr %%thrownval)
  try { @label3 }
  dassign %Reg4_R121 0 (dread ref %Reg0_R121)
  dassign %Reg3_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg3_R120))
  dassign %Reg0_R113 0 (dread ref %Reg3_R113)
  syncexit (dread ref %Reg0_R113)
  endtry
  dassign %Reg4_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg4_R121))
  dassign %Reg0_R113 0 (dread ref %Reg4_R113)
  dassign %Reg0_R121 0 (retype ref <* <$Ljava_2Flang_2FThrowable_3B>> (dread ref %Reg0_R113))
  throw (dread ref %Reg0_R121)
@label4
LOC 1 11
  dassign %Reg0_R115 0 (dread ref %Reg6_R115)
  dassign %Reg0_I 0 (iread i32 <* <$LExitBusy_24W_3B>> 5 (dread ref %Reg0_R115))
  brtrue @label6 (ne i32 i32 (dread i32 %Reg0_I, constval i32 0))
  dassign %Reg0_I 0 (constval i32 1)
  dassign %Reg3_I 0 (dread i32 %Reg0_I)
@label5
  dassign %Reg0_I 0 (dread i32 %Reg3_I)
  brtrue @label6 (eq i32 i32 (dread i32 %Reg0_I, constval i32 0))
  dassign %Reg0_I 0 (dread i32 %Reg3_I)
  dassign %Reg1_I 0 (constval i32 5)
  dassign %Reg0_I 0 (mul i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg0_I 0 (bior i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg3_I 0 (dread i32 %Reg0_I)
  goto @label5
@label6
LOC 1 12
  dassign %Reg0_R115 0 (dread ref %Reg6_R115)
  dassign %Reg0_I 0 (iread i32 <* <$LExitBusy_24W_3B>> 5 (dread ref %Reg0_R115))
  dassign %Reg1_I 0 (constval i32 1)
  brtrue @label8 (ne i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
@label7
  intrinsiccallwithtype <$LExitBusy_24Node_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R118 0 (gcmalloc ref <$LExitBusy_24Node_3B>)
  callassigned &LExitBusy_24Node_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R118) {}
  dassign %Reg3_R118 0 (dread ref %Reg0_R118)
  dassign %Reg0_R118 0 (dread ref %Reg3_R118)
  intrinsiccallwithtype <$LExitBusy_24Node_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R118 0 (gcmalloc ref <$LExitBusy_24Node_3B>)
  callassigned &LExitBusy_24Node_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R118) {}
  iassign <* <$LExitBusy_24Node_3B>> 2 (dread ref %Reg0_R118, dread ref %Reg1_R118)
  dassign %Reg0_R118 0 (dread ref %Reg3_R118)
  dassign %Reg0_R118 0 (iread ref <* <$LExitBusy_24Node_3B>> 2 (dread ref %Reg0_R118))
  dassign %Reg1_R118 0 (dread ref %Reg3_R118)
  iassign <* <$LExitBusy_24Node_3B>> 2 (dread ref %Reg0_R118, dread ref %Reg1_R118)
  goto @label7
@label8
LOC 1 13
  intrinsiccallwithtype <$LExitBusy_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R113 0 (dread ref $LExitBusy_3B_7Cnever)
  dassign %Reg3_R113 0 (dread ref %Reg0_R113)
  syncenter (dread ref %Reg0_R113)
@label9
  try { @label10 @label11 }
LOC 1 15
  intrinsiccallwithtype <$LExitBusy_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R113 0 (dread ref $LExitBusy_3B_7Cnever)
  virtualcallassigned &Ljava_2Flang_2FObject_3B_7Cwait_7C_28_29V (dread ref %Reg0_R113) {}
  endtry
  try { @label11 }
  goto @label9
  endtry
@label10
  catch { <* <$Ljava_2Flang_2FInterruptedException_3B>> }
  dassign %Reg0_R122 0 (regread ptr %%thrownval)
  try { @label11 }
  dassign %Reg4_R122 0 (dread ref %Reg0_R122)
  dassign %Reg3_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg3_R113))
  dassign %Reg0_R113 0 (dread ref %Reg3_R113)
  syncexit (dread ref %Reg0_R113)
  endtry
  return ()
@label11
  catch { <* void> }
  dassign %Reg0_R121 0 (regread ptr %%thrownval)
  try { @label11 }
LOC 1 17
  dassign %Reg5_R121 0 (dread ref %Reg0_R121)
  dassign %Reg3_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg3_R113))
  dassign %Reg0_R113 0 (dread ref %Reg3_R113)
  syncexit (dread ref %Reg0_R113)
  endtry
  dassign %Reg5_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg5_R121))
  dassign %Reg0_R113 0 (dread ref %Reg5_R113)
  dassign %Reg0_R121 0 (retype ref <* <$Ljava_2Flang_2FThrowable_3B>> (dread ref %Reg0_R113))
  throw (dread ref %Reg0_R121)
}
