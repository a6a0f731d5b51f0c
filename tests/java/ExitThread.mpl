flavor 1
srclang 3
id 65535
numfuncs 4
import "library.mplt"
import "ExitThread.mplt"
entryfunc &LExitThread_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V
fileinfo {
  @INFO_filename "ExitThread.class",
  @INFO_filename "ExitThread$1.class"}
srcfileinfo {
  1 "ExitThread.java"}
javaclass $LExitThread_3B <$LExitThread_3B> public
javaclass $LExitThread_241_3B <$LExitThread_241_3B>
func &LExitThread_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$LExitThread_3B>>) void
func &LExitThread_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V public static (var %Reg5_R114 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>) void
func &LExitThread_241_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LExitThread_241_3B>>) void
func &LExitThread_241_3B_7Crun_7C_28_29V public virtual (var %_this <* <$LExitThread_241_3B>>) void
var $_C_STR_620079006500 fstatic <[3] u64> readonly = [0, 0x700000000, 0x65796200017eee]
var $Ljava_2Flang_2FSystem_3B_7Cout extern <* <$Ljava_2Fio_2FPrintStream_3B>>
func &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FObject_3B>>) void
func &Ljava_2Flang_2FThread_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FRunnable_3B_29V public constructor (var %_this <* <$Ljava_2Flang_2FThread_3B>>, var %Reg1_R117 <* <$Ljava_2Flang_2FRunnable_3B>>) void
func &Ljava_2Flang_2FThread_3B_7Cstart_7C_28_29V public native virtual (var %_this <* <$Ljava_2Flang_2FThread_3B>>) void
func &Ljava_2Flang_2FThread_3B_7Cjoin_7C_28_29V final public native virtual (var %_this <* <$Ljava_2Flang_2FThread_3B>>) void
func &Ljava_2Flang_2FThread_3B_7Csleep_7C_28J_29V public static native (var %Reg0_J i64) void
func &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V public virtual (var %_this <* <$Ljava_2Fio_2FPrintStream_3B>>, var %Reg1_R119 <* <$Ljava_2Flang_2FString_3B>>) void
func &Ljava_2Flang_2FSystem_3B_7Cexit_7C_28I_29V public static native (var %Reg0_I i32) void
var $__cinf_Ljava_2Flang_2FString_3B <$__class_meta__>
func &MCC_GetOrInsertLiteral () <* <$Ljava_2Flang_2FString_3B>>
func &LExitThread_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$LExitThread_3B>>) void {
  funcid 1
  var %Reg1_R112 <* <$LExitThread_3B>>
  var %Reg0_R112 <* <$LExitThread_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>

  dassign %Reg1_R112 0 (dread ref %_this)
LOC 1 1
  dassign %Reg0_R112 0 (dread ref %Reg1_R112)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R112))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
  return ()
}
func &LExitThread_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V public static (var %Reg5_R114 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>) void {
  funcid 2
  var %Reg0_R115 <* <$Ljava_2Flang_2FThread_3B>>
  var %Reg1_R116 <* <$LExitThread_241_3B>>
  var %Reg1_R117 <* <$Ljava_2Flang_2FRunnable_3B>>
  var %Reg4_R115 <* <$Ljava_2Flang_2FThread_3B>>
  var %Reg0_J i64

ALIAS %args %Reg5_R114 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>
ALIAS %t %Reg4_R115 <* <$Ljava_2Flang_2FThread_3B>>
  intrinsiccallwithtype <$LExitThread_3B> JAVA_CLINIT_CHECK ()
LOC 1 3
  intrinsiccallwithtype <$Ljava_2Flang_2FThread_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (gcmalloc ref <$Ljava_2Flang_2FThread_3B>)
  intrinsiccallwithtype <$LExitThread_241_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R116 0 (gcmalloc ref <$LExitThread_241_3B>)
  callassigned &LExitThread_241_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R116) {}
  dassign %Reg1_R117 0 (retype ref <* <$Ljava_2Flang_2FRunnable_3B>> (dread ref %Reg1_R116))
  callassigned &Ljava_2Flang_2FThread_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FRunnable_3B_29V (dread ref %Reg0_R115, dread ref %Reg1_R117) {}
  dassign %Reg4_R115 0 (dread ref %Reg0_R115)
LOC 1 9
  dassign %Reg0_R115 0 (dread ref %Reg4_R115)
  virtualcallassigned &Ljava_2Flang_2FThread_3B_7Cstart_7C_28_29V (dread ref %Reg0_R115) {}
LOC 1 10
  dassign %Reg0_R115 0 (dread ref %Reg4_R115)
  virtualcallassigned &Ljava_2Flang_2FThread_3B_7Cjoin_7C_28_29V (dread ref %Reg0_R115) {}
@label0
LOC 1 11
  dassign %Reg0_J 0 (constval i64 10)
  intrinsiccallwithtype <$Ljava_2Flang_2FThread_3B> JAVA_CLINIT_CHECK ()
  callassigned &Ljava_2Flang_2FThread_3B_7Csleep_7C_28J_29V (dread i64 %Reg0_J) {}
  goto @label0
}
func &LExitThread_241_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LExitThread_241_3B>>) void {
  funcid 3
  var %Reg1_R116 <* <$LExitThread_241_3B>>
  var %Reg0_R116 <* <$LExitThread_241_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>

  dassign %Reg1_R116 0 (dread ref %_this)
LOC 1 3
  dassign %Reg0_R116 0 (dread ref %Reg1_R116)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R116))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
  return ()
}
func &LExitThread_241_3B_7Crun_7C_28_29V public virtual (var %_this <* <$LExitThread_241_3B>>) void {
  funcid 4
  var %Reg2_R116 <* <$LExitThread_241_3B>>
  var %Reg0_R118 <* <$Ljava_2Fio_2FPrintStream_3B>>
  var %Reg1_R119 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_10 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_I i32

  dassign %Reg2_R116 0 (dread ref %_this)
LOC 1 5
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R118 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_620079006500) { dassign %L_STR_10 0 }
  dassign %Reg1_R119 0 (dread ptr %L_STR_10)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R118, dread ref %Reg1_R119) {}
LOC 1 6
  dassign %Reg0_I 0 (constval i32 7)
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  callassigned &Ljava_2Flang_2FSystem_3B_7Cexit_7C_28I_29V (dread i32 %Reg0_I) {}
LOC 1 7
  return ()
}
