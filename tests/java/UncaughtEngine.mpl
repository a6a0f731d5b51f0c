flavor 1
srclang 3
id 65535
numfuncs 3
import "library.mplt"
import "UncaughtEngine.mplt"
entryfunc &LUncaughtEngine_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V
fileinfo {
  @INFO_filename "UncaughtEngine.class"}
srcfileinfo {
  1 "UncaughtEngine.java"}
javaclass $LUncaughtEngine_3B <$LUncaughtEngine_3B> public
func &LUncaughtEngine_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$LUncaughtEngine_3B>>) void
func &LUncaughtEngine_3B_7Cd_7C_28II_29I static (var %Reg2_I i32, var %Reg3_I i32) i32
func &LUncaughtEngine_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V public static (var %Reg3_R114 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>) void
var $_C_STR_6200650066006f0072006500 fstatic <[4] u64> readonly = [0, 0xd00000000, 0x6f666562acfa3f7f, 0x6572]
var $Ljava_2Flang_2FSystem_3B_7Cout extern <* <$Ljava_2Fio_2FPrintStream_3B>>
func &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FObject_3B>>) void
func &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V public virtual (var %_this <* <$Ljava_2Fio_2FPrintStream_3B>>, var %Reg1_R116 <* <$Ljava_2Flang_2FString_3B>>) void
func &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28I_29V public virtual (var %_this <* <$Ljava_2Fio_2FPrintStream_3B>>, var %Reg1_I i32) void
var $__cinf_Ljava_2Flang_2FString_3B <$__class_meta__>
func &MCC_GetOrInsertLiteral () <* <$Ljava_2Flang_2FString_3B>>
func &LUncaughtEngine_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$LUncaughtEngine_3B>>) void {
  funcid 1
  var %Reg1_R112 <* <$LUncaughtEngine_3B>>
  var %Reg0_R112 <* <$LUncaughtEngine_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>

  dassign %Reg1_R112 0 (dread ref %_this)
LOC 1 1
  dassign %Reg0_R112 0 (dread ref %Reg1_R112)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R112))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
  return ()
}
func &LUncaughtEngine_3B_7Cd_7C_28II_29I static (var %Reg2_I i32, var %Reg3_I i32) i32 {
  funcid 2
  var %Reg0_I i32
  var %Reg1_I i32

ALIAS %a %Reg2_I i32
ALIAS %b %Reg3_I i32
  intrinsiccallwithtype <$LUncaughtEngine_3B> JAVA_CLINIT_CHECK ()
LOC 1 3
  dassign %Reg0_I 0 (dread i32 %Reg2_I)
  dassign %Reg1_I 0 (dread i32 %Reg3_I)
  dassign %Reg0_I 0 (div i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  return (dread i32 %Reg0_I)
}
func &LUncaughtEngine_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V public static (var %Reg3_R114 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>) void {
  funcid 3
  var %Reg0_R115 <* <$Ljava_2Fio_2FPrintStream_3B>>
  var %Reg1_R116 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_10 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_I i32
  var %Reg2_R114 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>
  var %Reg2_I i32

ALIAS %args %Reg3_R114 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>
  intrinsiccallwithtype <$LUncaughtEngine_3B> JAVA_CLINIT_CHECK ()
LOC 1 7
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_6200650066006f0072006500) { dassign %L_STR_10 0 }
  dassign %Reg1_R116 0 (dread ptr %L_STR_10)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R115, dread ref %Reg1_R116) {}
LOC 1 8
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg2_R114 0 (dread ref %Reg3_R114)
  dassign %Reg2_I 0 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %Reg2_R114))
  intrinsiccallwithtype <$LUncaughtEngine_3B> JAVA_CLINIT_CHECK ()
  callassigned &LUncaughtEngine_3B_7Cd_7C_28II_29I (dread i32 %Reg1_I, dread i32 %Reg2_I) { dassign %Reg1_I 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28I_29V (dread ref %Reg0_R115, dread i32 %Reg1_I) {}
LOC 1 9
  return ()
}
