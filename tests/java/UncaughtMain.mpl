flavor 1
srclang 3
id 65535
numfuncs 5
import "library.mplt"
import "UncaughtMain.mplt"
entryfunc &LUncaughtMain_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V
fileinfo {
  @INFO_filename "UncaughtMain.class",
  @INFO_filename "UncaughtMain$Custom.class"}
srcfileinfo {
  1 "UncaughtMain.java"}
javaclass $LUncaughtMain_3B <$LUncaughtMain_3B> public
javaclass $LUncaughtMain_24Custom_3B <$LUncaughtMain_24Custom_3B>
func &LUncaughtMain_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$LUncaughtMain_3B>>) void
func &LUncaughtMain_3B_7Clevel_7C_28I_29V static (var %Reg4_I i32) void
func &LUncaughtMain_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V public static (var %Reg4_R119 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>) void
func &LUncaughtMain_24Custom_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V constructor (var %_this <* <$LUncaughtMain_24Custom_3B>>, var %Reg3_R115 <* <$Ljava_2Flang_2FString_3B>>) void
func &LUncaughtMain_24Custom_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$LUncaughtMain_24Custom_3B>>) <* <$Ljava_2Flang_2FString_3B>>
var $_C_STR_62006f006f006d00 fstatic <[3] u64> readonly = [0, 0x900000000, 0x6d6f6f62002e3aeb]
var $_C_STR_75006e00770069006e0064002000 fstatic <[4] u64> readonly = [0, 0xf00000000, 0x69776e75efac7a1f, 0x20646e]
var $_C_STR_73007400610072007400 fstatic <[4] u64> readonly = [0, 0xb00000000, 0x72617473068ac462, 116]
var $_C_STR_69006e006e0065007200 fstatic <[4] u64> readonly = [0, 0xb00000000, 0x656e6e6905fb4e56, 114]
var $_C_STR_6e006500760065007200 fstatic <[4] u64> readonly = [0, 0xb00000000, 0x6576656e063dca8c, 114]
var $_C_STR_63007500730074006f006d003c00 fstatic <[4] u64> readonly = [0, 0xf00000000, 0x74737563433ae2eb, 0x3c6d6f]
var $_C_STR_3e00 fstatic <[3] u64> readonly = [0, 0x300000000, 0x3e0000003e]
var $Ljava_2Flang_2FSystem_3B_7Cout extern <* <$Ljava_2Fio_2FPrintStream_3B>>
func &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FObject_3B>>) void
func &Ljava_2Flang_2FIllegalStateException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V public constructor (var %_this <* <$Ljava_2Flang_2FIllegalStateException_3B>>, var %Reg1_R115 <* <$Ljava_2Flang_2FString_3B>>) void
func &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>) void
func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg1_R115 <* <$Ljava_2Flang_2FString_3B>>) <* <$Ljava_2Flang_2FStringBuilder_3B>>
func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg1_I i32) <* <$Ljava_2Flang_2FStringBuilder_3B>>
func &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V public virtual (var %_this <* <$Ljava_2Fio_2FPrintStream_3B>>, var %Reg1_R115 <* <$Ljava_2Flang_2FString_3B>>) void
func &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FObject_3B_29V public virtual (var %_this <* <$Ljava_2Fio_2FPrintStream_3B>>, var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>) void
func &Ljava_2Flang_2FRuntimeException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V public constructor (var %_this <* <$Ljava_2Flang_2FRuntimeException_3B>>, var %Reg1_R115 <* <$Ljava_2Flang_2FString_3B>>) void
func &LUncaughtMain_24Custom_3B_7CgetMessage_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$LUncaughtMain_24Custom_3B>>) <* <$Ljava_2Flang_2FString_3B>>
var $__cinf_Ljava_2Flang_2FString_3B <$__class_meta__>
func &MCC_GetOrInsertLiteral () <* <$Ljava_2Flang_2FString_3B>>
func &LUncaughtMain_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$LUncaughtMain_3B>>) void {
  funcid 1
  var %Reg1_R112 <* <$LUncaughtMain_3B>>
  var %Reg0_R112 <* <$LUncaughtMain_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>

  dassign %Reg1_R112 0 (dread ref %_this)
LOC 1 1
  dassign %Reg0_R112 0 (dread ref %Reg1_R112)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R112))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
  return ()
}
func &LUncaughtMain_3B_7Clevel_7C_28I_29V static (var %Reg4_I i32) void {
  funcid 2
  var %Reg0_I i32
  var %Reg0_R114 <* <$Ljava_2Flang_2FIllegalStateException_3B>>
  var %Reg1_R115 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_10 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R116 <* <$Ljava_2Flang_2FThrowable_3B>>
  var %Reg1_I i32
  var %Reg0_R117 <* <$Ljava_2Fio_2FPrintStream_3B>>
  var %Reg1_R118 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg2_R115 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_11 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg2_I i32
  var %Reg3_R116 <* <$Ljava_2Flang_2FThrowable_3B>>
  var %Reg3_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>

ALIAS %n %Reg4_I i32
  intrinsiccallwithtype <$LUncaughtMain_3B> JAVA_CLINIT_CHECK ()
  try { @label1 }
LOC 1 14
  dassign %Reg0_I 0 (dread i32 %Reg4_I)
  brtrue @label0 (ne i32 i32 (dread i32 %Reg0_I, constval i32 0))
  intrinsiccallwithtype <$Ljava_2Flang_2FIllegalStateException_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R114 0 (gcmalloc ref <$Ljava_2Flang_2FIllegalStateException_3B>)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_62006f006f006d00) { dassign %L_STR_10 0 }
  dassign %Reg1_R115 0 (dread ptr %L_STR_10)
  callassigned &Ljava_2Flang_2FIllegalStateException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R114, dread ref %Reg1_R115) {}
  dassign %Reg0_R116 0 (retype ref <* <$Ljava_2Flang_2FThrowable_3B>> (dread ref %Reg0_R114))
  throw (dread ref %Reg0_R116)
  endtry
@label0
  try { @label1 }
LOC 1 15
  dassign %Reg0_I 0 (dread i32 %Reg4_I)
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg0_I 0 (sub i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  intrinsiccallwithtype <$LUncaughtMain_3B> JAVA_CLINIT_CHECK ()
  callassigned &LUncaughtMain_3B_7Clevel_7C_28I_29V (dread i32 %Reg0_I) {}
  endtry
LOC 1 17
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R117 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R118 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R118) {}
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_75006e00770069006e0064002000) { dassign %L_STR_11 0 }
  dassign %Reg2_R115 0 (dread ptr %L_STR_11)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R118, dread ref %Reg2_R115) { dassign %Reg1_R118 0 }
  dassign %Reg2_I 0 (dread i32 %Reg4_I)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R118, dread i32 %Reg2_I) { dassign %Reg1_R118 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R118) { dassign %Reg1_R115 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R117, dread ref %Reg1_R115) {}
LOC 1 18
  goto @label2
@label1
  catch { <* void> }
  dassign %Reg0_R116 0 (regread ptr %%thrownval)
LOC 1 17
  dassign %Reg3_R116 0 (dread ref %Reg0_R116)
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R117 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R118 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R118) {}
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_75006e00770069006e0064002000) { dassign %L_STR_11 0 }
  dassign %Reg2_R115 0 (dread ptr %L_STR_11)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R118, dread ref %Reg2_R115) { dassign %Reg1_R118 0 }
  dassign %Reg2_I 0 (dread i32 %Reg4_I)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R118, dread i32 %Reg2_I) { dassign %Reg1_R118 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R118) { dassign %Reg1_R115 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R117, dread ref %Reg1_R115) {}
LOC 1 18
  dassign %Reg3_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg3_R116))
  dassign %Reg0_R113 0 (dread ref %Reg3_R113)
  dassign %Reg0_R116 0 (retype ref <* <$Ljava_2Flang_2FThrowable_3B>> (dread ref %Reg0_R113))
  throw (dread ref %Reg0_R116)
@label2
LOC 1 19
  return ()
}
func &LUncaughtMain_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V public static (var %Reg4_R119 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>) void {
  funcid 3
  var %Reg0_R117 <* <$Ljava_2Fio_2FPrintStream_3B>>
  var %Reg1_R115 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_12 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R120 <* <$LUncaughtMain_24Custom_3B>>
  var %L_STR_13 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R116 <* <$Ljava_2Flang_2FThrowable_3B>>
  var %Reg3_R120 <* <$LUncaughtMain_24Custom_3B>>
  var %Reg1_R120 <* <$LUncaughtMain_24Custom_3B>>
  var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_I i32
  var %L_STR_14 <* <$Ljava_2Flang_2FString_3B>>

ALIAS %c %Reg3_R120 <* <$LUncaughtMain_24Custom_3B>>
ALIAS %args %Reg4_R119 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>
  intrinsiccallwithtype <$LUncaughtMain_3B> JAVA_CLINIT_CHECK ()
LOC 1 22
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R117 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_73007400610072007400) { dassign %L_STR_12 0 }
  dassign %Reg1_R115 0 (dread ptr %L_STR_12)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R117, dread ref %Reg1_R115) {}
  try { @label3 }
LOC 1 24
  intrinsiccallwithtype <$LUncaughtMain_24Custom_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R120 0 (gcmalloc ref <$LUncaughtMain_24Custom_3B>)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_69006e006e0065007200) { dassign %L_STR_13 0 }
  dassign %Reg1_R115 0 (dread ptr %L_STR_13)
  callassigned &LUncaughtMain_24Custom_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R120, dread ref %Reg1_R115) {}
  dassign %Reg0_R116 0 (retype ref <* <$Ljava_2Flang_2FThrowable_3B>> (dread ref %Reg0_R120))
  throw (dread ref %Reg0_R116)
  endtry
@label3
  catch { <* <$LUncaughtMain_24Custom_3B>> }
  dassign %Reg0_R120 0 (regread ptr %%thrownval)
LOC 1 25
  dassign %Reg3_R120 0 (dread ref %Reg0_R120)
LOC 1 26
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R117 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_R120 0 (dread ref %Reg3_R120)
  dassign %Reg1_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg1_R120))
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FObject_3B_29V (dread ref %Reg0_R117, dread ref %Reg1_R113) {}
LOC 1 28
  dassign %Reg0_I 0 (constval i32 3)
  intrinsiccallwithtype <$LUncaughtMain_3B> JAVA_CLINIT_CHECK ()
  callassigned &LUncaughtMain_3B_7Clevel_7C_28I_29V (dread i32 %Reg0_I) {}
LOC 1 29
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R117 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_6e006500760065007200) { dassign %L_STR_14 0 }
  dassign %Reg1_R115 0 (dread ptr %L_STR_14)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R117, dread ref %Reg1_R115) {}
LOC 1 30
  return ()
}
func &LUncaughtMain_24Custom_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V constructor (var %_this <* <$LUncaughtMain_24Custom_3B>>, var %Reg3_R115 <* <$Ljava_2Flang_2FString_3B>>) void {
  funcid 4
  var %Reg2_R120 <* <$LUncaughtMain_24Custom_3B>>
  var %Reg0_R120 <* <$LUncaughtMain_24Custom_3B>>
  var %Reg1_R115 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R121 <* <$Ljava_2Flang_2FRuntimeException_3B>>

ALIAS %m %Reg3_R115 <* <$Ljava_2Flang_2FString_3B>>
  dassign %Reg2_R120 0 (dread ref %_this)
LOC 1 4
  dassign %Reg0_R120 0 (dread ref %Reg2_R120)
  dassign %Reg1_R115 0 (dread ref %Reg3_R115)
  dassign %Reg0_R121 0 (retype ref <* <$Ljava_2Flang_2FRuntimeException_3B>> (dread ref %Reg0_R120))
  callassigned &Ljava_2Flang_2FRuntimeException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R121, dread ref %Reg1_R115) {}
LOC 1 5
  return ()
}
func &LUncaughtMain_24Custom_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$LUncaughtMain_24Custom_3B>>) <* <$Ljava_2Flang_2FString_3B>> {
  funcid 5
  var %Reg2_R120 <* <$LUncaughtMain_24Custom_3B>>
  var %Reg0_R118 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg1_R115 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_15 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_R120 <* <$LUncaughtMain_24Custom_3B>>
  var %L_STR_16 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R115 <* <$Ljava_2Flang_2FString_3B>>

  dassign %Reg2_R120 0 (dread ref %_this)
LOC 1 8
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R118 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R118) {}
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_63007500730074006f006d003c00) { dassign %L_STR_15 0 }
  dassign %Reg1_R115 0 (dread ptr %L_STR_15)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R118, dread ref %Reg1_R115) { dassign %Reg0_R118 0 }
  dassign %Reg1_R120 0 (dread ref %Reg2_R120)
  virtualcallassigned &LUncaughtMain_24Custom_3B_7CgetMessage_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R120) { dassign %Reg1_R115 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R118, dread ref %Reg1_R115) { dassign %Reg0_R118 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_3e00) { dassign %L_STR_16 0 }
  dassign %Reg1_R115 0 (dread ptr %L_STR_16)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R118, dread ref %Reg1_R115) { dassign %Reg0_R118 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg0_R118) { dassign %Reg0_R115 0 }
  return (dread ref %Reg0_R115)
}
