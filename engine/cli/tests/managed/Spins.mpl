flavor 1
srclang 3
id 65535
numfuncs 8
import "library.mplt"
import "Spins.mplt"
entryfunc &LSpins_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V
fileinfo {
  @INFO_filename "Spins.class"}
srcfileinfo {
  1 "Spins.java"}
javaclass $LSpins_3B <$LSpins_3B>
func &LSpins_3B_7C_3Cinit_3E_7C_28I_29V constructor (var %_this <* <$LSpins_3B>>, var %Reg3_I i32) void
func &LSpins_3B_7Cforever_7C_28_29V static () void
func &LSpins_3B_7Cwaits_7C_28_29V virtual (var %_this <* <$LSpins_3B>>) void
func &LSpins_3B_7Csleeps_7C_28_29V virtual (var %_this <* <$LSpins_3B>>) void
func &LSpins_3B_7Crun_7C_28_29V public virtual (var %_this <* <$LSpins_3B>>) void
func &LSpins_3B_7Ckept_7C_28_29V static () void
func &LSpins_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V public static (var %Reg4_R120 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>) void
func &LSpins_3B_7C_3Cclinit_3E_7C_28_29V static constructor () void
var $_C_STR_481f442167bf112e34c7bb02df9de577 fstatic <[4] u64> readonly = [0, 0x1900000000, 0x20746f6e6075bc91, 0x656e6f2073696874]
var $_C_STR_660069006e0061006c006c007900 fstatic <[4] u64> readonly = [0, 0xf00000000, 0x616e6966cd244983, 0x796c6c]
var $_C_STR_720075006e007300 fstatic <[3] u64> readonly = [0, 0x900000000, 0x736e757200359748]
var $LSpins_3B_7Clock <* <$Ljava_2Flang_2FObject_3B>> final static = 0
var $LSpins_3B_7Cready i32 static volatile = 0
var $Ljava_2Flang_2FSystem_3B_7Cout extern <* <$Ljava_2Fio_2FPrintStream_3B>>
func &Ljava_2Flang_2FThread_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FThread_3B>>) void
func &Ljava_2Flang_2FObject_3B_7Cwait_7C_28_29V final public native virtual (var %_this <* <$Ljava_2Flang_2FObject_3B>>) void
func &Ljava_2Flang_2FThread_3B_7Csleep_7C_28J_29V public static native (var %Reg0_J i64) void
func &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V public virtual (var %_this <* <$Ljava_2Fio_2FPrintStream_3B>>, var %Reg1_R119 <* <$Ljava_2Flang_2FString_3B>>) void
func &LSpins_3B_7Cstart_7C_28_29V public native virtual (var %_this <* <$LSpins_3B>>) void
func &Ljava_2Flang_2FThread_3B_7Cyield_7C_28_29V public static native () void
func &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FObject_3B>>) void
var $__cinf_Ljava_2Flang_2FString_3B <$__class_meta__>
func &MCC_GetOrInsertLiteral () <* <$Ljava_2Flang_2FString_3B>>
func &LSpins_3B_7C_3Cinit_3E_7C_28I_29V constructor (var %_this <* <$LSpins_3B>>, var %Reg3_I i32) void {
  funcid 1
  var %Reg2_R112 <* <$LSpins_3B>>
  var %Reg0_R112 <* <$LSpins_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FThread_3B>>
  var %Reg1_I i32

ALIAS %kind %Reg3_I i32
  dassign %Reg2_R112 0 (dread ref %_this)
LOC 1 7
  dassign %Reg0_R112 0 (dread ref %Reg2_R112)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FThread_3B>> (dread ref %Reg0_R112))
  callassigned &Ljava_2Flang_2FThread_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
LOC 1 8
  dassign %Reg0_R112 0 (dread ref %Reg2_R112)
  dassign %Reg1_I 0 (dread i32 %Reg3_I)
  iassign <* <$LSpins_3B>> 4 (dread ref %Reg0_R112, dread i32 %Reg1_I)
LOC 1 9
  return ()
}
func &LSpins_3B_7Cforever_7C_28_29V static () void {
  funcid 2
  var %Reg0_I i32
  var %Reg1_I i32

ALIAS %n %Reg1_I i32
  intrinsiccallwithtype <$LSpins_3B> JAVA_CLINIT_CHECK ()
LOC 1 12
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg1_I 0 (dread i32 %Reg0_I)
@label0
LOC 1 14
  dassign %Reg1_I 0 (add i32 (dread i32 %Reg1_I, constval i32 3))
  goto @label0
}
func &LSpins_3B_7Cwaits_7C_28_29V virtual (var %_this <* <$LSpins_3B>>) void {
  funcid 3
  var %Reg4_R112 <* <$LSpins_3B>>
  var %Reg0_R114 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg2_R114 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_R115 <* <$Ljava_2Flang_2FThrowable_3B>>
  var %Reg3_R115 <* <$Ljava_2Flang_2FThrowable_3B>>
  var %Reg3_R114 <* <$Ljava_2Flang_2FObject_3B>>

  dassign %Reg4_R112 0 (dread ref %_this)
LOC 1 19
  intrinsiccallwithtype <$LSpins_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R114 0 (dread ref $LSpins_3B_7Clock)
  dassign %Reg2_R114 0 (dread ref %Reg0_R114)
  syncenter (dread ref %Reg0_R114)
  try { @label1 }
LOC 1 20
  intrinsiccallwithtype <$LSpins_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R114 0 (dread ref $LSpins_3B_7Clock)
  virtualcallassigned &Ljava_2Flang_2FObject_3B_7Cwait_7C_28_29V (dread ref %Reg0_R114) {}
LOC 1 21
  dassign %Reg2_R114 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg2_R114))
  dassign %Reg0_R114 0 (dread ref %Reg2_R114)
  syncexit (dread ref %Reg0_R114)
  endtry
  goto @label2
@label1
  catch { <* void> }
  dassign %Reg0_R115 0 (regread ptr %%thrownval)
  try { @label1 }
  dassign %Reg3_R115 0 (dread ref %Reg0_R115)
  dassign %Reg2_R114 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg2_R114))
  dassign %Reg0_R114 0 (dread ref %Reg2_R114)
  syncexit (dread ref %Reg0_R114)
  endtry
  dassign %Reg3_R114 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg3_R115))
  dassign %Reg0_R114 0 (dread ref %Reg3_R114)
  dassign %Reg0_R115 0 (retype ref <* <$Ljava_2Flang_2FThrowable_3B>> (dread ref %Reg0_R114))
  throw (dread ref %Reg0_R115)
@label2
LOC 1 22
  return ()
}
func &LSpins_3B_7Csleeps_7C_28_29V virtual (var %_this <* <$LSpins_3B>>) void {
  funcid 4
  var %Reg2_R112 <* <$LSpins_3B>>
  var %Reg0_J i64

  dassign %Reg2_R112 0 (dread ref %_this)
LOC 1 25
  dassign %Reg0_J 0 (constval i64 0xf4240)
  intrinsiccallwithtype <$Ljava_2Flang_2FThread_3B> JAVA_CLINIT_CHECK ()
  callassigned &Ljava_2Flang_2FThread_3B_7Csleep_7C_28J_29V (dread i64 %Reg0_J) {}
LOC 1 26
  return ()
}
func &LSpins_3B_7Crun_7C_28_29V public virtual (var %_this <* <$LSpins_3B>>) void {
  funcid 5
  var %Reg5_R112 <* <$LSpins_3B>>
  var %Reg0_R116 <* <$Ljava_2Flang_2FClass_3B>>
  var %Reg2_R116 <* <$Ljava_2Flang_2FClass_3B>>
  var %Reg0_I i32
  var %Reg1_I i32
  var %Reg2_R114 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_R114 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_R115 <* <$Ljava_2Flang_2FThrowable_3B>>
  var %Reg3_R115 <* <$Ljava_2Flang_2FThrowable_3B>>
  var %Reg3_R114 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_R112 <* <$LSpins_3B>>
  var %Reg0_R117 <* <$Ljava_2Flang_2FInterruptedException_3B>>
  var %Reg2_R117 <* <$Ljava_2Flang_2FInterruptedException_3B>>
  var %Reg0_R118 <* <$Ljava_2Fio_2FPrintStream_3B>>
  var %Reg1_R119 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_10 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg4_R115 <* <$Ljava_2Flang_2FThrowable_3B>>
  var %Reg4_R114 <* <$Ljava_2Flang_2FObject_3B>>

ALIAS %e %Reg2_R117 <* <$Ljava_2Flang_2FInterruptedException_3B>>
  dassign %Reg5_R112 0 (dread ref %_this)
LOC 1 29
  dassign %Reg0_R116 0 (intrinsicopwithtype ref <* <$LSpins_3B>> JAVA_CONST_CLASS ())
  dassign %Reg2_R116 0 (dread ref %Reg0_R116)
  syncenter (dread ref %Reg0_R116)
  try { @label3 }
LOC 1 30
  intrinsiccallwithtype <$LSpins_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_I 0 (dread i32 $LSpins_3B_7Cready)
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  intrinsiccallwithtype <$LSpins_3B> JAVA_CLINIT_CHECK ()
  dassign $LSpins_3B_7Cready 0 (dread i32 %Reg0_I)
LOC 1 31
  dassign %Reg2_R114 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg2_R116))
  dassign %Reg0_R114 0 (dread ref %Reg2_R114)
  syncexit (dread ref %Reg0_R114)
  endtry
  goto @label4
@label3
  catch { <* void> }
  dassign %Reg0_R115 0 (regread ptr %%thrownval)
  try { @label3 }
  dassign %Reg3_R115 0 (dread ref %Reg0_R115)
  dassign %Reg2_R114 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg2_R116))
  dassign %Reg0_R114 0 (dread ref %Reg2_R114)
  syncexit (dread ref %Reg0_R114)
  endtry
  dassign %Reg3_R114 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg3_R115))
  dassign %Reg0_R114 0 (dread ref %Reg3_R114)
  dassign %Reg0_R115 0 (retype ref <* <$Ljava_2Flang_2FThrowable_3B>> (dread ref %Reg0_R114))
  throw (dread ref %Reg0_R115)
@label4
  try { @label8 @label9 }
LOC 1 33
  dassign %Reg0_R112 0 (dread ref %Reg5_R112)
  dassign %Reg0_I 0 (iread i32 <* <$LSpins_3B>> 4 (dread ref %Reg0_R112))
  brtrue @label5 (ne i32 i32 (dread i32 %Reg0_I, constval i32 0))
LOC 1 34
  intrinsiccallwithtype <$LSpins_3B> JAVA_CLINIT_CHECK ()
  callassigned &LSpins_3B_7Cforever_7C_28_29V () {}
  goto @label7
  endtry
@label5
  try { @label8 @label9 }
LOC 1 35
  dassign %Reg0_R112 0 (dread ref %Reg5_R112)
  dassign %Reg0_I 0 (iread i32 <* <$LSpins_3B>> 4 (dread ref %Reg0_R112))
  dassign %Reg1_I 0 (constval i32 1)
  brtrue @label6 (ne i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
LOC 1 36
  dassign %Reg0_R112 0 (dread ref %Reg5_R112)
  virtualcallassigned &LSpins_3B_7Cwaits_7C_28_29V (dread ref %Reg0_R112) {}
  goto @label7
  endtry
@label6
  try { @label8 @label9 }
LOC 1 38
  dassign %Reg0_R112 0 (dread ref %Reg5_R112)
  virtualcallassigned &LSpins_3B_7Csleeps_7C_28_29V (dread ref %Reg0_R112) {}
  endtry
@label7
LOC 1 43
  intrinsiccallwithtype <$LSpins_3B> JAVA_CLINIT_CHECK ()
  callassigned &LSpins_3B_7Ckept_7C_28_29V () {}
LOC 1 44
  goto @label10
@label8
  catch { <* <$Ljava_2Flang_2FInterruptedException_3B>> }
  dassign %Reg0_R117 0 (regread ptr %%thrownval)
  try { @label9 }
LOC 1 40
  dassign %Reg2_R117 0 (dread ref %Reg0_R117)
LOC 1 41
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R118 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_481f442167bf112e34c7bb02df9de577) { dassign %L_STR_10 0 }
  dassign %Reg1_R119 0 (dread ptr %L_STR_10)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R118, dread ref %Reg1_R119) {}
  endtry
LOC 1 43
  intrinsiccallwithtype <$LSpins_3B> JAVA_CLINIT_CHECK ()
  callassigned &LSpins_3B_7Ckept_7C_28_29V () {}
LOC 1 44
  goto @label10
@label9
  catch { <* void> }
  dassign %Reg0_R115 0 (regread ptr %%thrownval)
LOC 1 43
  dassign %Reg4_R115 0 (dread ref %Reg0_R115)
  intrinsiccallwithtype <$LSpins_3B> JAVA_CLINIT_CHECK ()
  callassigned &LSpins_3B_7Ckept_7C_28_29V () {}
LOC 1 44
  dassign %Reg4_R114 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg4_R115))
  dassign %Reg0_R114 0 (dread ref %Reg4_R114)
  dassign %Reg0_R115 0 (retype ref <* <$Ljava_2Flang_2FThrowable_3B>> (dread ref %Reg0_R114))
  throw (dread ref %Reg0_R115)
@label10
LOC 1 45
  return ()
}
func &LSpins_3B_7Ckept_7C_28_29V static () void {
  funcid 6
  var %Reg0_R118 <* <$Ljava_2Fio_2FPrintStream_3B>>
  var %Reg1_R119 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_11 <* <$Ljava_2Flang_2FString_3B>>

  intrinsiccallwithtype <$LSpins_3B> JAVA_CLINIT_CHECK ()
LOC 1 48
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R118 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_660069006e0061006c006c007900) { dassign %L_STR_11 0 }
  dassign %Reg1_R119 0 (dread ptr %L_STR_11)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R118, dread ref %Reg1_R119) {}
LOC 1 49
  return ()
}
func &LSpins_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V public static (var %Reg4_R120 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>) void {
  funcid 7
  var %Reg0_I i32
  var %Reg3_I i32
  var %Reg1_I i32
  var %Reg0_R112 <* <$LSpins_3B>>
  var %Reg0_R118 <* <$Ljava_2Fio_2FPrintStream_3B>>
  var %Reg1_R119 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_12 <* <$Ljava_2Flang_2FString_3B>>

ALIAS %i %Reg3_I i32
ALIAS %arguments %Reg4_R120 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>
  intrinsiccallwithtype <$LSpins_3B> JAVA_CLINIT_CHECK ()
LOC 1 52
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg3_I 0 (dread i32 %Reg0_I)
@label11
  dassign %Reg0_I 0 (dread i32 %Reg3_I)
  dassign %Reg1_I 0 (constval i32 3)
  brtrue @label12 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
LOC 1 53
  intrinsiccallwithtype <$LSpins_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R112 0 (gcmalloc ref <$LSpins_3B>)
  dassign %Reg1_I 0 (dread i32 %Reg3_I)
  callassigned &LSpins_3B_7C_3Cinit_3E_7C_28I_29V (dread ref %Reg0_R112, dread i32 %Reg1_I) {}
  virtualcallassigned &LSpins_3B_7Cstart_7C_28_29V (dread ref %Reg0_R112) {}
LOC 1 52
  dassign %Reg3_I 0 (add i32 (dread i32 %Reg3_I, constval i32 1))
  goto @label11
@label12
LOC 1 55
  intrinsiccallwithtype <$LSpins_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_I 0 (dread i32 $LSpins_3B_7Cready)
  dassign %Reg1_I 0 (constval i32 3)
  brtrue @label13 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
LOC 1 56
  intrinsiccallwithtype <$Ljava_2Flang_2FThread_3B> JAVA_CLINIT_CHECK ()
  callassigned &Ljava_2Flang_2FThread_3B_7Cyield_7C_28_29V () {}
  goto @label12
@label13
LOC 1 58
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R118 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_720075006e007300) { dassign %L_STR_12 0 }
  dassign %Reg1_R119 0 (dread ptr %L_STR_12)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R118, dread ref %Reg1_R119) {}
LOC 1 59
  intrinsiccallwithtype <$LSpins_3B> JAVA_CLINIT_CHECK ()
  callassigned &LSpins_3B_7Cforever_7C_28_29V () {}
LOC 1 60
  return ()
}
func &LSpins_3B_7C_3Cclinit_3E_7C_28_29V static constructor () void {
  funcid 8
  var %Reg0_R114 <* <$Ljava_2Flang_2FObject_3B>>

LOC 1 2
  intrinsiccallwithtype <$Ljava_2Flang_2FObject_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R114 0 (gcmalloc ref <$Ljava_2Flang_2FObject_3B>)
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R114) {}
  dassign $LSpins_3B_7Clock 0 (dread ref %Reg0_R114)
  return ()
}
