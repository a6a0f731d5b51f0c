flavor 1
srclang 3
id 65535
numfuncs 3
import "library.mplt"
import "UncaughtChecked.mplt"
entryfunc &LUncaughtChecked_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V
fileinfo {
  @INFO_filename "UncaughtChecked.class",
  @INFO_filename "UncaughtChecked$Bad.class"}
srcfileinfo {
  1 "UncaughtChecked.java"}
javaclass $LUncaughtChecked_3B <$LUncaughtChecked_3B> public
javaclass $LUncaughtChecked_24Bad_3B <$LUncaughtChecked_24Bad_3B>
func &LUncaughtChecked_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$LUncaughtChecked_3B>>) void
func &LUncaughtChecked_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V public static (var %Reg3_R114 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>) void
func &LUncaughtChecked_24Bad_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LUncaughtChecked_24Bad_3B>>) void
var $_C_STR_7800 fstatic <[3] u64> readonly = [0, 0x300000000, 0x7800000078]
var $_C_STR_660069006e00 fstatic <[3] u64> readonly = [0, 0x700000000, 0x6e696600018c0b]
var $Ljava_2Flang_2FSystem_3B_7Cout extern <* <$Ljava_2Fio_2FPrintStream_3B>>
func &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FObject_3B>>) void
func &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V public virtual (var %_this <* <$Ljava_2Fio_2FPrintStream_3B>>, var %Reg1_R116 <* <$Ljava_2Flang_2FString_3B>>) void
func &Ljava_2Flang_2FException_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FException_3B>>) void
var $__cinf_Ljava_2Flang_2FString_3B <$__class_meta__>
func &MCC_GetOrInsertLiteral () <* <$Ljava_2Flang_2FString_3B>>
func &LUncaughtChecked_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$LUncaughtChecked_3B>>) void {
  funcid 1
  var %Reg1_R112 <* <$LUncaughtChecked_3B>>
  var %Reg0_R112 <* <$LUncaughtChecked_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>

  dassign %Reg1_R112 0 (dread ref %_this)
LOC 1 1
  dassign %Reg0_R112 0 (dread ref %Reg1_R112)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R112))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
  return ()
}
func &LUncaughtChecked_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V public static (var %Reg3_R114 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>) void {
  funcid 2
  var %Reg0_R115 <* <$Ljava_2Fio_2FPrintStream_3B>>
  var %Reg1_R116 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_10 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R117 <* <$LUncaughtChecked_24Bad_3B>>
  var %Reg0_R118 <* <$Ljava_2Flang_2FThrowable_3B>>
  var %Reg2_R118 <* <$Ljava_2Flang_2FThrowable_3B>>
  var %L_STR_11 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg2_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>

ALIAS %args %Reg3_R114 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>
  intrinsiccallwithtype <$LUncaughtChecked_3B> JAVA_CLINIT_CHECK ()
LOC 1 9
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_7800) { dassign %L_STR_10 0 }
  dassign %Reg1_R116 0 (dread ptr %L_STR_10)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R115, dread ref %Reg1_R116) {}
  try { @label0 }
LOC 1 11
  intrinsiccallwithtype <$LUncaughtChecked_24Bad_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R117 0 (gcmalloc ref <$LUncaughtChecked_24Bad_3B>)
  callassigned &LUncaughtChecked_24Bad_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R117) {}
  dassign %Reg0_R118 0 (retype ref <* <$Ljava_2Flang_2FThrowable_3B>> (dread ref %Reg0_R117))
  throw (dread ref %Reg0_R118)
  endtry
@label0
  catch { <* void> }
  dassign %Reg0_R118 0 (regread ptr %%thrownval)
  try { @label0 }
LOC 1 13
  dassign %Reg2_R118 0 (dread ref %Reg0_R118)
  endtry
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_660069006e00) { dassign %L_STR_11 0 }
  dassign %Reg1_R116 0 (dread ptr %L_STR_11)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R115, dread ref %Reg1_R116) {}
LOC 1 14
  dassign %Reg2_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg2_R118))
  dassign %Reg0_R113 0 (dread ref %Reg2_R113)
  dassign %Reg0_R118 0 (retype ref <* <$Ljava_2Flang_2FThrowable_3B>> (dread ref %Reg0_R113))
  throw (dread ref %Reg0_R118)
}
func &LUncaughtChecked_24Bad_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LUncaughtChecked_24Bad_3B>>) void {
  funcid 3
  var %Reg1_R117 <* <$LUncaughtChecked_24Bad_3B>>
  var %Reg0_R117 <* <$LUncaughtChecked_24Bad_3B>>
  var %Reg0_R119 <* <$Ljava_2Flang_2FException_3B>>

  dassign %Reg1_R117 0 (dread ref %_this)
LOC 1 4
  dassign %Reg0_R117 0 (dread ref %Reg1_R117)
  dassign %Reg0_R119 0 (retype ref <* <$Ljava_2Flang_2FException_3B>> (dread ref %Reg0_R117))
  callassigned &Ljava_2Flang_2FException_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R119) {}
LOC 1 5
  return ()
}
