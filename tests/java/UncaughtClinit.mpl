flavor 1
srclang 3
id 65535
numfuncs 4
import "library.mplt"
import "UncaughtClinit.mplt"
entryfunc &LUncaughtClinit_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V
fileinfo {
  @INFO_filename "UncaughtClinit.class",
  @INFO_filename "UncaughtClinit$K.class"}
srcfileinfo {
  1 "UncaughtClinit.java"}
javaclass $LUncaughtClinit_3B <$LUncaughtClinit_3B> public
javaclass $LUncaughtClinit_24K_3B <$LUncaughtClinit_24K_3B>
func &LUncaughtClinit_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$LUncaughtClinit_3B>>) void
func &LUncaughtClinit_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V public static (var %Reg2_R114 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>) void
func &LUncaughtClinit_24K_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LUncaughtClinit_24K_3B>>) void
func &LUncaughtClinit_24K_3B_7C_3Cclinit_3E_7C_28_29V static constructor () void
var $_C_STR_6d00610069006e00 fstatic <[3] u64> readonly = [0, 0x900000000, 0x6e69616d003305b9]
var $_C_STR_7a007a00 fstatic <[3] u64> readonly = [0, 0x500000000, 0x7a7a00000f40]
var $LUncaughtClinit_24K_3B_7Cv i32 static = 0
var $Ljava_2Flang_2FSystem_3B_7Cout extern <* <$Ljava_2Fio_2FPrintStream_3B>>
func &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FObject_3B>>) void
func &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V public virtual (var %_this <* <$Ljava_2Fio_2FPrintStream_3B>>, var %Reg1_R116 <* <$Ljava_2Flang_2FString_3B>>) void
func &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28I_29V public virtual (var %_this <* <$Ljava_2Fio_2FPrintStream_3B>>, var %Reg1_I i32) void
func &Ljava_2Flang_2FInteger_3B_7CparseInt_7C_28Ljava_2Flang_2FString_3B_29I public static (var %Reg0_R116 <* <$Ljava_2Flang_2FString_3B>>) i32
var $__cinf_Ljava_2Flang_2FString_3B <$__class_meta__>
func &MCC_GetOrInsertLiteral () <* <$Ljava_2Flang_2FString_3B>>
func &LUncaughtClinit_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$LUncaughtClinit_3B>>) void {
  funcid 1
  var %Reg1_R112 <* <$LUncaughtClinit_3B>>
  var %Reg0_R112 <* <$LUncaughtClinit_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>

  dassign %Reg1_R112 0 (dread ref %_this)
LOC 1 1
  dassign %Reg0_R112 0 (dread ref %Reg1_R112)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R112))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
  return ()
}
func &LUncaughtClinit_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V public static (var %Reg2_R114 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>) void {
  funcid 2
  var %Reg0_R115 <* <$Ljava_2Fio_2FPrintStream_3B>>
  var %Reg1_R116 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_10 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_I i32

ALIAS %args %Reg2_R114 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>
  intrinsiccallwithtype <$LUncaughtClinit_3B> JAVA_CLINIT_CHECK ()
LOC 1 7
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_6d00610069006e00) { dassign %L_STR_10 0 }
  dassign %Reg1_R116 0 (dread ptr %L_STR_10)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R115, dread ref %Reg1_R116) {}
LOC 1 8
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$LUncaughtClinit_24K_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_I 0 (dread i32 $LUncaughtClinit_24K_3B_7Cv)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28I_29V (dread ref %Reg0_R115, dread i32 %Reg1_I) {}
LOC 1 9
  return ()
}
func &LUncaughtClinit_24K_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LUncaughtClinit_24K_3B>>) void {
  funcid 3
  var %Reg1_R117 <* <$LUncaughtClinit_24K_3B>>
  var %Reg0_R117 <* <$LUncaughtClinit_24K_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>

  dassign %Reg1_R117 0 (dread ref %_this)
LOC 1 2
  dassign %Reg0_R117 0 (dread ref %Reg1_R117)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R117))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
  return ()
}
func &LUncaughtClinit_24K_3B_7C_3Cclinit_3E_7C_28_29V static constructor () void {
  funcid 4
  var %Reg0_R116 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_11 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_I i32

LOC 1 3
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_7a007a00) { dassign %L_STR_11 0 }
  dassign %Reg0_R116 0 (dread ptr %L_STR_11)
  intrinsiccallwithtype <$Ljava_2Flang_2FInteger_3B> JAVA_CLINIT_CHECK ()
  callassigned &Ljava_2Flang_2FInteger_3B_7CparseInt_7C_28Ljava_2Flang_2FString_3B_29I (dread ref %Reg0_R116) { dassign %Reg0_I 0 }
  dassign $LUncaughtClinit_24K_3B_7Cv 0 (dread i32 %Reg0_I)
  return ()
}
