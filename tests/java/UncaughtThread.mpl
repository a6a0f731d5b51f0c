flavor 1
srclang 3
id 65535
numfuncs 4
import "library.mplt"
import "UncaughtThread.mplt"
entryfunc &LUncaughtThread_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V
fileinfo {
  @INFO_filename "UncaughtThread.class",
  @INFO_filename "UncaughtThread$1.class"}
srcfileinfo {
  1 "UncaughtThread.java"}
javaclass $LUncaughtThread_3B <$LUncaughtThread_3B> public
javaclass $LUncaughtThread_241_3B <$LUncaughtThread_241_3B>
func &LUncaughtThread_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$LUncaughtThread_3B>>) void
func &LUncaughtThread_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V public static (var %Reg5_R114 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>) void
func &LUncaughtThread_241_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LUncaughtThread_241_3B>>) void
func &LUncaughtThread_241_3B_7Crun_7C_28_29V public virtual (var %_this <* <$LUncaughtThread_241_3B>>) void
var $_C_STR_56a9acb304a52c209d0f9eacb1a61f71 fstatic <[4] u64> readonly = [0, 0x1900000000, 0x6e69616da0c7af42, 0x6e6f2073656f6720]
var $_C_STR_63666e7bd342f69364788abd5de80914 fstatic <[4] u64> readonly = [0, 0x1300000000, 0x74206e69db7b4565, 0x6461657268]
var $_C_STR_6400690065007300 fstatic <[3] u64> readonly = [0, 0x900000000, 0x73656964002f0bf3]
var $Ljava_2Flang_2FSystem_3B_7Cout extern <* <$Ljava_2Fio_2FPrintStream_3B>>
func &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FObject_3B>>) void
func &Ljava_2Flang_2FThread_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FRunnable_3B_29V public constructor (var %_this <* <$Ljava_2Flang_2FThread_3B>>, var %Reg1_R117 <* <$Ljava_2Flang_2FRunnable_3B>>) void
func &Ljava_2Flang_2FThread_3B_7Cstart_7C_28_29V public native virtual (var %_this <* <$Ljava_2Flang_2FThread_3B>>) void
func &Ljava_2Flang_2FThread_3B_7Cjoin_7C_28_29V final public native virtual (var %_this <* <$Ljava_2Flang_2FThread_3B>>) void
func &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V public virtual (var %_this <* <$Ljava_2Fio_2FPrintStream_3B>>, var %Reg1_R119 <* <$Ljava_2Flang_2FString_3B>>) void
func &Ljava_2Flang_2FIllegalArgumentException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V public constructor (var %_this <* <$Ljava_2Flang_2FIllegalArgumentException_3B>>, var %Reg1_R119 <* <$Ljava_2Flang_2FString_3B>>) void
var $__cinf_Ljava_2Flang_2FString_3B <$__class_meta__>
func &MCC_GetOrInsertLiteral () <* <$Ljava_2Flang_2FString_3B>>
func &LUncaughtThread_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$LUncaughtThread_3B>>) void {
  funcid 1
  var %Reg1_R112 <* <$LUncaughtThread_3B>>
  var %Reg0_R112 <* <$LUncaughtThread_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>

  dassign %Reg1_R112 0 (dread ref %_this)
LOC 1 1
  dassign %Reg0_R112 0 (dread ref %Reg1_R112)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R112))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
  return ()
}
func &LUncaughtThread_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V public static (var %Reg5_R114 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>) void {
  funcid 2
  var %Reg0_R115 <* <$Ljava_2Flang_2FThread_3B>>
  var %Reg1_R116 <* <$LUncaughtThread_241_3B>>
  var %Reg1_R117 <* <$Ljava_2Flang_2FRunnable_3B>>
  var %Reg4_R115 <* <$Ljava_2Flang_2FThread_3B>>
  var %Reg0_R118 <* <$Ljava_2Fio_2FPrintStream_3B>>
  var %Reg1_R119 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_10 <* <$Ljava_2Flang_2FString_3B>>

ALIAS %args %Reg5_R114 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>
ALIAS %t %Reg4_R115 <* <$Ljava_2Flang_2FThread_3B>>
  intrinsiccallwithtype <$LUncaughtThread_3B> JAVA_CLINIT_CHECK ()
LOC 1 3
  intrinsiccallwithtype <$Ljava_2Flang_2FThread_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (gcmalloc ref <$Ljava_2Flang_2FThread_3B>)
  intrinsiccallwithtype <$LUncaughtThread_241_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R116 0 (gcmalloc ref <$LUncaughtThread_241_3B>)
  callassigned &LUncaughtThread_241_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R116) {}
  dassign %Reg1_R117 0 (retype ref <* <$Ljava_2Flang_2FRunnable_3B>> (dread ref %Reg1_R116))
  callassigned &Ljava_2Flang_2FThread_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FRunnable_3B_29V (dread ref %Reg0_R115, dread ref %Reg1_R117) {}
  dassign %Reg4_R115 0 (dread ref %Reg0_R115)
LOC 1 9
  dassign %Reg0_R115 0 (dread ref %Reg4_R115)
  virtualcallassigned &Ljava_2Flang_2FThread_3B_7Cstart_7C_28_29V (dread ref %Reg0_R115) {}
LOC 1 10
  dassign %Reg0_R115 0 (dread ref %Reg4_R115)
  virtualcallassigned &Ljava_2Flang_2FThread_3B_7Cjoin_7C_28_29V (dread ref %Reg0_R115) {}
LOC 1 11
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R118 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_56a9acb304a52c209d0f9eacb1a61f71) { dassign %L_STR_10 0 }
  dassign %Reg1_R119 0 (dread ptr %L_STR_10)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R118, dread ref %Reg1_R119) {}
LOC 1 12
  return ()
}
func &LUncaughtThread_241_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LUncaughtThread_241_3B>>) void {
  funcid 3
  var %Reg1_R116 <* <$LUncaughtThread_241_3B>>
  var %Reg0_R116 <* <$LUncaughtThread_241_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>

  dassign %Reg1_R116 0 (dread ref %_this)
LOC 1 3
  dassign %Reg0_R116 0 (dread ref %Reg1_R116)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R116))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
  return ()
}
func &LUncaughtThread_241_3B_7Crun_7C_28_29V public virtual (var %_this <* <$LUncaughtThread_241_3B>>) void {
  funcid 4
  var %Reg3_R116 <* <$LUncaughtThread_241_3B>>
  var %Reg0_R118 <* <$Ljava_2Fio_2FPrintStream_3B>>
  var %Reg1_R119 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_11 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R120 <* <$Ljava_2Flang_2FIllegalArgumentException_3B>>
  var %L_STR_12 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R121 <* <$Ljava_2Flang_2FThrowable_3B>>

  dassign %Reg3_R116 0 (dread ref %_this)
LOC 1 5
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R118 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_63666e7bd342f69364788abd5de80914) { dassign %L_STR_11 0 }
  dassign %Reg1_R119 0 (dread ptr %L_STR_11)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R118, dread ref %Reg1_R119) {}
LOC 1 6
  intrinsiccallwithtype <$Ljava_2Flang_2FIllegalArgumentException_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R120 0 (gcmalloc ref <$Ljava_2Flang_2FIllegalArgumentException_3B>)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_6400690065007300) { dassign %L_STR_12 0 }
  dassign %Reg1_R119 0 (dread ptr %L_STR_12)
  callassigned &Ljava_2Flang_2FIllegalArgumentException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R120, dread ref %Reg1_R119) {}
  dassign %Reg0_R121 0 (retype ref <* <$Ljava_2Flang_2FThrowable_3B>> (dread ref %Reg0_R120))
  throw (dread ref %Reg0_R121)
}
