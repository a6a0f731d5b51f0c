flavor 1
srclang 3
id 65535
numfuncs 3
import "library.mplt"
import "UncaughtError.mplt"
entryfunc &LUncaughtError_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V
fileinfo {
  @INFO_filename "UncaughtError.class"}
srcfileinfo {
  1 "UncaughtError.java"}
javaclass $LUncaughtError_3B <$LUncaughtError_3B> public
func &LUncaughtError_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$LUncaughtError_3B>>) void
func &LUncaughtError_3B_7Cf_7C_28I_29I static (var %Reg2_I i32) i32
func &LUncaughtError_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V public static (var %Reg2_R114 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>) void
var $_C_STR_67006f00 fstatic <[3] u64> readonly = [0, 0x500000000, 0x6f6700000ce8]
var $Ljava_2Flang_2FSystem_3B_7Cout extern <* <$Ljava_2Fio_2FPrintStream_3B>>
func &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FObject_3B>>) void
func &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V public virtual (var %_this <* <$Ljava_2Fio_2FPrintStream_3B>>, var %Reg1_R116 <* <$Ljava_2Flang_2FString_3B>>) void
var $__cinf_Ljava_2Flang_2FString_3B <$__class_meta__>
func &MCC_GetOrInsertLiteral () <* <$Ljava_2Flang_2FString_3B>>
func &LUncaughtError_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$LUncaughtError_3B>>) void {
  funcid 1
  var %Reg1_R112 <* <$LUncaughtError_3B>>
  var %Reg0_R112 <* <$LUncaughtError_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>

  dassign %Reg1_R112 0 (dread ref %_this)
LOC 1 1
  dassign %Reg0_R112 0 (dread ref %Reg1_R112)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R112))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
  return ()
}
func &LUncaughtError_3B_7Cf_7C_28I_29I static (var %Reg2_I i32) i32 {
  funcid 2
  var %Reg0_I i32
  var %Reg1_I i32

ALIAS %n %Reg2_I i32
  intrinsiccallwithtype <$LUncaughtError_3B> JAVA_CLINIT_CHECK ()
LOC 1 3
  dassign %Reg0_I 0 (dread i32 %Reg2_I)
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  intrinsiccallwithtype <$LUncaughtError_3B> JAVA_CLINIT_CHECK ()
  callassigned &LUncaughtError_3B_7Cf_7C_28I_29I (dread i32 %Reg0_I) { dassign %Reg0_I 0 }
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  return (dread i32 %Reg0_I)
}
func &LUncaughtError_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V public static (var %Reg2_R114 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>) void {
  funcid 3
  var %Reg0_R115 <* <$Ljava_2Fio_2FPrintStream_3B>>
  var %Reg1_R116 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_10 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_I i32

ALIAS %args %Reg2_R114 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>
  intrinsiccallwithtype <$LUncaughtError_3B> JAVA_CLINIT_CHECK ()
LOC 1 7
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_67006f00) { dassign %L_STR_10 0 }
  dassign %Reg1_R116 0 (dread ptr %L_STR_10)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R115, dread ref %Reg1_R116) {}
LOC 1 8
  dassign %Reg0_I 0 (constval i32 0)
  intrinsiccallwithtype <$LUncaughtError_3B> JAVA_CLINIT_CHECK ()
  callassigned &LUncaughtError_3B_7Cf_7C_28I_29I (dread i32 %Reg0_I) { dassign %Reg0_I 0 }
LOC 1 9
  return ()
}
