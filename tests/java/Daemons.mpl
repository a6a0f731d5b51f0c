flavor 1
srclang 3
id 65535
numfuncs 10
import "library.mplt"
import "Daemons.mplt"
entryfunc &LDaemons_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V
fileinfo {
  @INFO_filename "Daemons.class",
  @INFO_filename "Daemons$1.class",
  @INFO_filename "Daemons$2.class",
  @INFO_filename "Daemons$Endless.class"}
srcfileinfo {
  1 "Daemons.java"}
javaclass $LDaemons_3B <$LDaemons_3B> public
javaclass $LDaemons_241_3B <$LDaemons_241_3B>
javaclass $LDaemons_242_3B <$LDaemons_242_3B>
javaclass $LDaemons_24Endless_3B <$LDaemons_24Endless_3B>
func &LDaemons_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$LDaemons_3B>>) void
func &LDaemons_3B_7Cshow_7C_28Ljava_2Flang_2FString_3BZ_29V static (var %Reg6_R114 <* <$Ljava_2Flang_2FString_3B>>, var %Reg7_Z u1) void
func &LDaemons_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V public static (var %Reg9_R117 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>) void
func &LDaemons_3B_7C_3Cclinit_3E_7C_28_29V static constructor () void
func &LDaemons_241_3B_7C_3Cinit_3E_7C_28AZ_29V constructor (var %_this <* <$LDaemons_241_3B>>, var %Reg3_R121 <* <[] u1>>) void
func &LDaemons_241_3B_7Crun_7C_28_29V public virtual (var %_this <* <$LDaemons_241_3B>>) void
func &LDaemons_242_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LDaemons_242_3B>>) void
func &LDaemons_242_3B_7Crun_7C_28_29V public virtual (var %_this <* <$LDaemons_242_3B>>) void
func &LDaemons_24Endless_3B_7C_3Cinit_3E_7C_28I_29V constructor (var %_this <* <$LDaemons_24Endless_3B>>, var %Reg3_I i32) void
func &LDaemons_24Endless_3B_7Crun_7C_28_29V public virtual (var %_this <* <$LDaemons_24Endless_3B>>) void
var $_C_STR_2000790065007300 fstatic <[3] u64> readonly = [0, 0x900000000, 0x7365792000105ec7]
var $_C_STR_20006e006f00 fstatic <[3] u64> readonly = [0, 0x700000000, 0x6f6e20000085e1]
var $_C_STR_6d00610069006e00 fstatic <[3] u64> readonly = [0, 0x900000000, 0x6e69616d003305b9]
var $_C_STR_6200650066006f0072006500 fstatic <[4] u64> readonly = [0, 0xd00000000, 0x6f666562acfa3f7f, 0x6572]
var $_C_STR_61006600740065007200 fstatic <[4] u64> readonly = [0, 0xb00000000, 0x65746661058705dc, 114]
var $_C_STR_69e33db27a6d347eaa2c5e82e5b1c18d fstatic <[4] u64> readonly = [0, 0x1100000000, 0x206f6f74c13b75f2, 0x6574616c]
var $_C_STR_e8beb56f0c8fcba7cdf2a52386250b05 fstatic <[4] u64> readonly = [0, 0x1500000000, 0x7320736957ee1f8b, 0x646574726174]
var $_C_STR_fde85ea1c687cc65a4ad7e52a37ce89a fstatic <[4] u64> readonly = [0, 0x1300000000, 0x65686e69a32c4ada, 0x6465746972]
var $_C_STR_d0c6ae7a6a053cfb80feb20d8e7a4a56 fstatic <[4] u64> readonly = [0, 0x1300000000, 0x6e69616ded8b28ff, 0x73646e6520]
var $_C_STR_c4d3169f74b21ff1b2c87462ccbef092 fstatic <[4] u64> readonly = [0, 0x1100000000, 0x20746f6e5a7ae11d, 0x65726568]
var $_C_STR_873a64b3609708a2d96c94baba68ce9a fstatic <[4] u64> readonly = [0, 0x1100000000, 0x206568743ddf60e5, 0x7473616c]
var $_C_STR_0e6b71da0607a9a04192116a048f7baa fstatic <[4] u64> readonly = [0, 0x1100000000, 0x20726f6e57112fdf, 0x65726568]
var $LDaemons_3B_7Clock <* <$Ljava_2Flang_2FObject_3B>> final static = 0
var $LDaemons_3B_7Cready i32 static = 0
var $Ljava_2Flang_2FSystem_3B_7Cout extern <* <$Ljava_2Fio_2FPrintStream_3B>>
func &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FObject_3B>>) void
func &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>) void
func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg1_R114 <* <$Ljava_2Flang_2FString_3B>>) <* <$Ljava_2Flang_2FStringBuilder_3B>>
func &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V public virtual (var %_this <* <$Ljava_2Fio_2FPrintStream_3B>>, var %Reg1_R114 <* <$Ljava_2Flang_2FString_3B>>) void
func &Ljava_2Flang_2FThread_3B_7CcurrentThread_7C_28_29Ljava_2Flang_2FThread_3B public static native () <* <$Ljava_2Flang_2FThread_3B>>
func &Ljava_2Flang_2FThread_3B_7CisDaemon_7C_28_29Z final public virtual (var %_this <* <$Ljava_2Flang_2FThread_3B>>) u1
func &Ljava_2Flang_2FThread_3B_7CsetDaemon_7C_28Z_29V final public virtual (var %_this <* <$Ljava_2Flang_2FThread_3B>>, var %Reg1_Z u1) void
func &Ljava_2Flang_2FThread_3B_7Cstart_7C_28_29V public native virtual (var %_this <* <$Ljava_2Flang_2FThread_3B>>) void
func &Ljava_2Flang_2FThread_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FRunnable_3B_29V public constructor (var %_this <* <$Ljava_2Flang_2FThread_3B>>, var %Reg1_R123 <* <$Ljava_2Flang_2FRunnable_3B>>) void
func &Ljava_2Flang_2FThread_3B_7Cjoin_7C_28_29V final public native virtual (var %_this <* <$Ljava_2Flang_2FThread_3B>>) void
func &Ljava_2Flang_2FObject_3B_7Cwait_7C_28_29V final public native virtual (var %_this <* <$Ljava_2Flang_2FObject_3B>>) void
func &Ljava_2Flang_2FThread_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FThread_3B>>) void
func &Ljava_2Flang_2FThread_3B_7Csleep_7C_28J_29V public static native (var %Reg0_J i64) void
func &Ljava_2Flang_2FObject_3B_7CnotifyAll_7C_28_29V final public native virtual (var %_this <* <$Ljava_2Flang_2FObject_3B>>) void
var $__cinf_Ljava_2Flang_2FString_3B <$__class_meta__>
func &MCC_GetOrInsertLiteral () <* <$Ljava_2Flang_2FString_3B>>
func &LDaemons_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$LDaemons_3B>>) void {
  funcid 1
  var %Reg1_R112 <* <$LDaemons_3B>>
  var %Reg0_R112 <* <$LDaemons_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>

  dassign %Reg1_R112 0 (dread ref %_this)
LOC 1 1
  dassign %Reg0_R112 0 (dread ref %Reg1_R112)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R112))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
  return ()
}
func &LDaemons_3B_7Cshow_7C_28Ljava_2Flang_2FString_3BZ_29V static (var %Reg6_R114 <* <$Ljava_2Flang_2FString_3B>>, var %Reg7_Z u1) void {
  funcid 2
  var %Reg7_I i32
  var %Reg0_R115 <* <$Ljava_2Fio_2FPrintStream_3B>>
  var %Reg1_R116 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg2_R114 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg2_I i32
  var %Reg3_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg4_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %L_STR_10 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg5_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %L_STR_11 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg2_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_R114 <* <$Ljava_2Flang_2FString_3B>>

ALIAS %what %Reg6_R114 <* <$Ljava_2Flang_2FString_3B>>
ALIAS %is %Reg7_Z u1
  intrinsiccallwithtype <$LDaemons_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg7_I 0 (cvt i32 u1 (dread u1 %Reg7_Z))
LOC 1 38
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R116 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R116) {}
  dassign %Reg2_R114 0 (dread ref %Reg6_R114)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread ref %Reg2_R114) { dassign %Reg1_R116 0 }
  dassign %Reg2_I 0 (dread i32 %Reg7_I)
  dassign %Reg3_R113 0 (dread ref %Reg1_R116)
  dassign %Reg4_R113 0 (dread ref %Reg0_R115)
  brtrue @label0 (eq i32 i32 (dread i32 %Reg2_I, constval i32 0))
  dassign %Reg0_R113 0 (dread ref %Reg4_R113)
  dassign %Reg1_R113 0 (dread ref %Reg3_R113)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000790065007300) { dassign %L_STR_10 0 }
  dassign %Reg2_R114 0 (dread ptr %L_STR_10)
  dassign %Reg3_R113 0 (dread ref %Reg2_R114)
  dassign %Reg4_R113 0 (dread ref %Reg1_R113)
  dassign %Reg5_R113 0 (dread ref %Reg0_R113)
  goto @label1
@label0
  dassign %Reg0_R113 0 (dread ref %Reg4_R113)
  dassign %Reg1_R113 0 (dread ref %Reg3_R113)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_20006e006f00) { dassign %L_STR_11 0 }
  dassign %Reg2_R114 0 (dread ptr %L_STR_11)
  dassign %Reg3_R113 0 (dread ref %Reg2_R114)
  dassign %Reg4_R113 0 (dread ref %Reg1_R113)
  dassign %Reg5_R113 0 (dread ref %Reg0_R113)
@label1
  dassign %Reg0_R113 0 (dread ref %Reg5_R113)
  dassign %Reg1_R113 0 (dread ref %Reg4_R113)
  dassign %Reg2_R113 0 (dread ref %Reg3_R113)
  dassign %Reg1_R116 0 (retype ref <* <$Ljava_2Flang_2FStringBuilder_3B>> (dread ref %Reg1_R113))
  dassign %Reg2_R114 0 (retype ref <* <$Ljava_2Flang_2FString_3B>> (dread ref %Reg2_R113))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread ref %Reg2_R114) { dassign %Reg1_R116 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R116) { dassign %Reg1_R114 0 }
  dassign %Reg0_R115 0 (retype ref <* <$Ljava_2Fio_2FPrintStream_3B>> (dread ref %Reg0_R113))
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R115, dread ref %Reg1_R114) {}
LOC 1 39
  return ()
}
func &LDaemons_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V public static (var %Reg9_R117 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>) void {
  funcid 3
  var %Reg0_R114 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_12 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_R118 <* <$Ljava_2Flang_2FThread_3B>>
  var %Reg1_Z u1
  var %Reg0_I i32
  var %Reg5_I i32
  var %Reg1_I i32
  var %Reg0_R119 <* <$LDaemons_24Endless_3B>>
  var %Reg6_R119 <* <$LDaemons_24Endless_3B>>
  var %L_STR_13 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg6_R118 <* <$Ljava_2Flang_2FThread_3B>>
  var %Reg0_R118 <* <$Ljava_2Flang_2FThread_3B>>
  var %L_STR_14 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R115 <* <$Ljava_2Fio_2FPrintStream_3B>>
  var %Reg1_R114 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_15 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R120 <* <$Ljava_2Flang_2FIllegalThreadStateException_3B>>
  var %Reg7_R120 <* <$Ljava_2Flang_2FIllegalThreadStateException_3B>>
  var %L_STR_16 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R121 <* <[] u1>>
  var %Reg5_R121 <* <[] u1>>
  var %Reg1_R122 <* <$LDaemons_241_3B>>
  var %Reg2_R121 <* <[] u1>>
  var %Reg1_R123 <* <$Ljava_2Flang_2FRunnable_3B>>
  var %L_STR_17 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_R121 <* <[] u1>>
  var %Reg2_I i32
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg7_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_R124 <* <$Ljava_2Flang_2FThrowable_3B>>
  var %Reg8_R124 <* <$Ljava_2Flang_2FThrowable_3B>>
  var %Reg8_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_R125 <* <$LDaemons_242_3B>>
  var %Reg7_R118 <* <$Ljava_2Flang_2FThread_3B>>
  var %L_STR_18 <* <$Ljava_2Flang_2FString_3B>>

ALIAS %e %Reg7_R120 <* <$Ljava_2Flang_2FIllegalThreadStateException_3B>>
ALIAS %t %Reg6_R118 <* <$Ljava_2Flang_2FThread_3B>>
ALIAS %i %Reg5_I i32
ALIAS %args %Reg9_R117 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>
ALIAS %inherited %Reg5_R121 <* <[] u1>>
ALIAS %parent %Reg6_R118 <* <$Ljava_2Flang_2FThread_3B>>
ALIAS %last %Reg7_R118 <* <$Ljava_2Flang_2FThread_3B>>
  intrinsiccallwithtype <$LDaemons_3B> JAVA_CLINIT_CHECK ()
LOC 1 42
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_6d00610069006e00) { dassign %L_STR_12 0 }
  dassign %Reg0_R114 0 (dread ptr %L_STR_12)
  intrinsiccallwithtype <$Ljava_2Flang_2FThread_3B> JAVA_CLINIT_CHECK ()
  callassigned &Ljava_2Flang_2FThread_3B_7CcurrentThread_7C_28_29Ljava_2Flang_2FThread_3B () { dassign %Reg1_R118 0 }
  virtualcallassigned &Ljava_2Flang_2FThread_3B_7CisDaemon_7C_28_29Z (dread ref %Reg1_R118) { dassign %Reg1_Z 0 }
  intrinsiccallwithtype <$LDaemons_3B> JAVA_CLINIT_CHECK ()
  callassigned &LDaemons_3B_7Cshow_7C_28Ljava_2Flang_2FString_3BZ_29V (dread ref %Reg0_R114, dread u1 %Reg1_Z) {}
LOC 1 43
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg5_I 0 (dread i32 %Reg0_I)
@label2
  dassign %Reg0_I 0 (dread i32 %Reg5_I)
  dassign %Reg1_I 0 (constval i32 3)
  brtrue @label5 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
LOC 1 44
  intrinsiccallwithtype <$LDaemons_24Endless_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R119 0 (gcmalloc ref <$LDaemons_24Endless_3B>)
  dassign %Reg1_I 0 (dread i32 %Reg5_I)
  callassigned &LDaemons_24Endless_3B_7C_3Cinit_3E_7C_28I_29V (dread ref %Reg0_R119, dread i32 %Reg1_I) {}
  dassign %Reg6_R119 0 (dread ref %Reg0_R119)
LOC 1 45
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_6200650066006f0072006500) { dassign %L_STR_13 0 }
  dassign %Reg0_R114 0 (dread ptr %L_STR_13)
  dassign %Reg6_R118 0 (retype ref <* <$Ljava_2Flang_2FThread_3B>> (dread ref %Reg6_R119))
  dassign %Reg1_R118 0 (dread ref %Reg6_R118)
  virtualcallassigned &Ljava_2Flang_2FThread_3B_7CisDaemon_7C_28_29Z (dread ref %Reg1_R118) { dassign %Reg1_Z 0 }
  intrinsiccallwithtype <$LDaemons_3B> JAVA_CLINIT_CHECK ()
  callassigned &LDaemons_3B_7Cshow_7C_28Ljava_2Flang_2FString_3BZ_29V (dread ref %Reg0_R114, dread u1 %Reg1_Z) {}
LOC 1 46
  dassign %Reg6_R118 0 (retype ref <* <$Ljava_2Flang_2FThread_3B>> (dread ref %Reg6_R119))
  dassign %Reg0_R118 0 (dread ref %Reg6_R118)
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg1_Z 0 (cvt u1 i32 (dread i32 %Reg1_I))
  virtualcallassigned &Ljava_2Flang_2FThread_3B_7CsetDaemon_7C_28Z_29V (dread ref %Reg0_R118, dread u1 %Reg1_Z) {}
LOC 1 47
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_61006600740065007200) { dassign %L_STR_14 0 }
  dassign %Reg0_R114 0 (dread ptr %L_STR_14)
  dassign %Reg6_R118 0 (retype ref <* <$Ljava_2Flang_2FThread_3B>> (dread ref %Reg6_R119))
  dassign %Reg1_R118 0 (dread ref %Reg6_R118)
  virtualcallassigned &Ljava_2Flang_2FThread_3B_7CisDaemon_7C_28_29Z (dread ref %Reg1_R118) { dassign %Reg1_Z 0 }
  intrinsiccallwithtype <$LDaemons_3B> JAVA_CLINIT_CHECK ()
  callassigned &LDaemons_3B_7Cshow_7C_28Ljava_2Flang_2FString_3BZ_29V (dread ref %Reg0_R114, dread u1 %Reg1_Z) {}
LOC 1 48
  dassign %Reg6_R118 0 (retype ref <* <$Ljava_2Flang_2FThread_3B>> (dread ref %Reg6_R119))
  dassign %Reg0_R118 0 (dread ref %Reg6_R118)
  virtualcallassigned &Ljava_2Flang_2FThread_3B_7Cstart_7C_28_29V (dread ref %Reg0_R118) {}
  try { @label3 }
LOC 1 50
  dassign %Reg6_R118 0 (retype ref <* <$Ljava_2Flang_2FThread_3B>> (dread ref %Reg6_R119))
  dassign %Reg0_R118 0 (dread ref %Reg6_R118)
  dassign %Reg1_I 0 (constval i32 0)
  dassign %Reg1_Z 0 (cvt u1 i32 (dread i32 %Reg1_I))
  virtualcallassigned &Ljava_2Flang_2FThread_3B_7CsetDaemon_7C_28Z_29V (dread ref %Reg0_R118, dread u1 %Reg1_Z) {}
LOC 1 51
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_69e33db27a6d347eaa2c5e82e5b1c18d) { dassign %L_STR_15 0 }
  dassign %Reg1_R114 0 (dread ptr %L_STR_15)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R115, dread ref %Reg1_R114) {}
  endtry
LOC 1 54
  goto @label4
@label3
  catch { <* <$Ljava_2Flang_2FIllegalThreadStateException_3B>> }
  dassign %Reg0_R120 0 (regread ptr %%thrownval)
LOC 1 52
  dassign %Reg7_R120 0 (dread ref %Reg0_R120)
LOC 1 53
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_e8beb56f0c8fcba7cdf2a52386250b05) { dassign %L_STR_16 0 }
  dassign %Reg1_R114 0 (dread ptr %L_STR_16)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R115, dread ref %Reg1_R114) {}
@label4
LOC 1 43
  dassign %Reg5_I 0 (add i32 (dread i32 %Reg5_I, constval i32 1))
  goto @label2
@label5
LOC 1 56
  dassign %Reg0_I 0 (constval i32 1)
  dassign %Reg0_R121 0 (gcmallocjarray ref <[] u1> (dread i32 %Reg0_I))
  dassign %Reg5_R121 0 (dread ref %Reg0_R121)
LOC 1 57
  intrinsiccallwithtype <$Ljava_2Flang_2FThread_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R118 0 (gcmalloc ref <$Ljava_2Flang_2FThread_3B>)
  intrinsiccallwithtype <$LDaemons_241_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R122 0 (gcmalloc ref <$LDaemons_241_3B>)
  dassign %Reg2_R121 0 (dread ref %Reg5_R121)
  callassigned &LDaemons_241_3B_7C_3Cinit_3E_7C_28AZ_29V (dread ref %Reg1_R122, dread ref %Reg2_R121) {}
  dassign %Reg1_R123 0 (retype ref <* <$Ljava_2Flang_2FRunnable_3B>> (dread ref %Reg1_R122))
  callassigned &Ljava_2Flang_2FThread_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FRunnable_3B_29V (dread ref %Reg0_R118, dread ref %Reg1_R123) {}
  dassign %Reg6_R118 0 (dread ref %Reg0_R118)
LOC 1 62
  dassign %Reg0_R118 0 (dread ref %Reg6_R118)
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg1_Z 0 (cvt u1 i32 (dread i32 %Reg1_I))
  virtualcallassigned &Ljava_2Flang_2FThread_3B_7CsetDaemon_7C_28Z_29V (dread ref %Reg0_R118, dread u1 %Reg1_Z) {}
LOC 1 63
  dassign %Reg0_R118 0 (dread ref %Reg6_R118)
  virtualcallassigned &Ljava_2Flang_2FThread_3B_7Cstart_7C_28_29V (dread ref %Reg0_R118) {}
LOC 1 64
  dassign %Reg0_R118 0 (dread ref %Reg6_R118)
  virtualcallassigned &Ljava_2Flang_2FThread_3B_7Cjoin_7C_28_29V (dread ref %Reg0_R118) {}
LOC 1 65
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_fde85ea1c687cc65a4ad7e52a37ce89a) { dassign %L_STR_17 0 }
  dassign %Reg0_R114 0 (dread ptr %L_STR_17)
  dassign %Reg1_R121 0 (dread ref %Reg5_R121)
  dassign %Reg2_I 0 (constval i32 0)
  dassign %Reg1_I 0 (sext i32 8 (iread i8 <* i8> 0 (array 1 ptr <* <[] i8>> (dread ref %Reg1_R121, dread i32 %Reg2_I))))
  intrinsiccallwithtype <$LDaemons_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_Z 0 (cvt u1 i32 (dread i32 %Reg1_I))
  callassigned &LDaemons_3B_7Cshow_7C_28Ljava_2Flang_2FString_3BZ_29V (dread ref %Reg0_R114, dread u1 %Reg1_Z) {}
LOC 1 66
  intrinsiccallwithtype <$LDaemons_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R113 0 (dread ref $LDaemons_3B_7Clock)
  dassign %Reg7_R113 0 (dread ref %Reg0_R113)
  syncenter (dread ref %Reg0_R113)
@label6
  try { @label8 }
LOC 1 67
  intrinsiccallwithtype <$LDaemons_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_I 0 (dread i32 $LDaemons_3B_7Cready)
  dassign %Reg1_I 0 (constval i32 3)
  brtrue @label7 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
LOC 1 68
  intrinsiccallwithtype <$LDaemons_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R113 0 (dread ref $LDaemons_3B_7Clock)
  virtualcallassigned &Ljava_2Flang_2FObject_3B_7Cwait_7C_28_29V (dread ref %Reg0_R113) {}
  goto @label6
  endtry
@label7
  try { @label8 }
LOC 1 70
  dassign %Reg7_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg7_R113))
  dassign %Reg0_R113 0 (dread ref %Reg7_R113)
  syncexit (dread ref %Reg0_R113)
  endtry
  goto @label9
@label8
  catch { <* void> }
  dassign %Reg0_R124 0 (regread ptr %%thrownval)
  try { @label8 }
  dassign %Reg8_R124 0 (dread ref %Reg0_R124)
  dassign %Reg7_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg7_R113))
  dassign %Reg0_R113 0 (dread ref %Reg7_R113)
  syncexit (dread ref %Reg0_R113)
  endtry
  dassign %Reg8_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg8_R124))
  dassign %Reg0_R113 0 (dread ref %Reg8_R113)
  dassign %Reg0_R124 0 (retype ref <* <$Ljava_2Flang_2FThrowable_3B>> (dread ref %Reg0_R113))
  throw (dread ref %Reg0_R124)
@label9
LOC 1 71
  intrinsiccallwithtype <$Ljava_2Flang_2FThread_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R118 0 (gcmalloc ref <$Ljava_2Flang_2FThread_3B>)
  intrinsiccallwithtype <$LDaemons_242_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R125 0 (gcmalloc ref <$LDaemons_242_3B>)
  callassigned &LDaemons_242_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R125) {}
  dassign %Reg1_R123 0 (retype ref <* <$Ljava_2Flang_2FRunnable_3B>> (dread ref %Reg1_R125))
  callassigned &Ljava_2Flang_2FThread_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FRunnable_3B_29V (dread ref %Reg0_R118, dread ref %Reg1_R123) {}
  dassign %Reg7_R118 0 (dread ref %Reg0_R118)
LOC 1 81
  dassign %Reg0_R118 0 (dread ref %Reg7_R118)
  virtualcallassigned &Ljava_2Flang_2FThread_3B_7Cstart_7C_28_29V (dread ref %Reg0_R118) {}
LOC 1 82
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_d0c6ae7a6a053cfb80feb20d8e7a4a56) { dassign %L_STR_18 0 }
  dassign %Reg1_R114 0 (dread ptr %L_STR_18)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R115, dread ref %Reg1_R114) {}
LOC 1 83
  return ()
}
func &LDaemons_3B_7C_3Cclinit_3E_7C_28_29V static constructor () void {
  funcid 4
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>

LOC 1 2
  intrinsiccallwithtype <$Ljava_2Flang_2FObject_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R113 0 (gcmalloc ref <$Ljava_2Flang_2FObject_3B>)
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
  dassign $LDaemons_3B_7Clock 0 (dread ref %Reg0_R113)
  return ()
}
func &LDaemons_241_3B_7C_3Cinit_3E_7C_28AZ_29V constructor (var %_this <* <$LDaemons_241_3B>>, var %Reg3_R121 <* <[] u1>>) void {
  funcid 5
  var %Reg2_R122 <* <$LDaemons_241_3B>>
  var %Reg0_R122 <* <$LDaemons_241_3B>>
  var %Reg3_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_R121 <* <[] u1>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>

  dassign %Reg2_R122 0 (dread ref %_this)
LOC 1 57
  dassign %Reg0_R122 0 (dread ref %Reg2_R122)
  dassign %Reg3_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg3_R121))
  dassign %Reg1_R113 0 (dread ref %Reg3_R113)
  dassign %Reg1_R121 0 (retype ref <* <[] u1>> (dread ref %Reg1_R113))
  iassign <* <$LDaemons_241_3B>> 2 (dread ref %Reg0_R122, dread ref %Reg1_R121)
  dassign %Reg0_R122 0 (dread ref %Reg2_R122)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R122))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
  return ()
}
func &LDaemons_241_3B_7Crun_7C_28_29V public virtual (var %_this <* <$LDaemons_241_3B>>) void {
  funcid 6
  var %Reg4_R122 <* <$LDaemons_241_3B>>
  var %Reg0_R122 <* <$LDaemons_241_3B>>
  var %Reg0_R121 <* <[] u1>>
  var %Reg1_I i32
  var %Reg2_R118 <* <$Ljava_2Flang_2FThread_3B>>
  var %Reg2_Z u1
  var %Reg2_I i32

  dassign %Reg4_R122 0 (dread ref %_this)
LOC 1 59
  dassign %Reg0_R122 0 (dread ref %Reg4_R122)
  dassign %Reg0_R121 0 (iread ref <* <$LDaemons_241_3B>> 2 (dread ref %Reg0_R122))
  dassign %Reg1_I 0 (constval i32 0)
  intrinsiccallwithtype <$Ljava_2Flang_2FThread_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg2_R118 0 (gcmalloc ref <$Ljava_2Flang_2FThread_3B>)
  callassigned &Ljava_2Flang_2FThread_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg2_R118) {}
  virtualcallassigned &Ljava_2Flang_2FThread_3B_7CisDaemon_7C_28_29Z (dread ref %Reg2_R118) { dassign %Reg2_Z 0 }
  dassign %Reg2_I 0 (cvt i32 u1 (dread u1 %Reg2_Z))
  iassign <* i8> 0 (
    array 1 ptr <* <[] i8>> (dread ref %Reg0_R121, dread i32 %Reg1_I), 
    cvt i8 i32 (dread i32 %Reg2_I))
LOC 1 60
  return ()
}
func &LDaemons_242_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LDaemons_242_3B>>) void {
  funcid 7
  var %Reg1_R125 <* <$LDaemons_242_3B>>
  var %Reg0_R125 <* <$LDaemons_242_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>

  dassign %Reg1_R125 0 (dread ref %_this)
LOC 1 71
  dassign %Reg0_R125 0 (dread ref %Reg1_R125)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R125))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
  return ()
}
func &LDaemons_242_3B_7Crun_7C_28_29V public virtual (var %_this <* <$LDaemons_242_3B>>) void {
  funcid 8
  var %Reg3_R125 <* <$LDaemons_242_3B>>
  var %Reg0_J i64
  var %Reg0_R126 <* <$Ljava_2Flang_2FInterruptedException_3B>>
  var %Reg2_R126 <* <$Ljava_2Flang_2FInterruptedException_3B>>
  var %Reg0_R115 <* <$Ljava_2Fio_2FPrintStream_3B>>
  var %Reg1_R114 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_19 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_20 <* <$Ljava_2Flang_2FString_3B>>

ALIAS %e %Reg2_R126 <* <$Ljava_2Flang_2FInterruptedException_3B>>
  dassign %Reg3_R125 0 (dread ref %_this)
  try { @label10 }
LOC 1 74
  dassign %Reg0_J 0 (constval i64 50)
  intrinsiccallwithtype <$Ljava_2Flang_2FThread_3B> JAVA_CLINIT_CHECK ()
  callassigned &Ljava_2Flang_2FThread_3B_7Csleep_7C_28J_29V (dread i64 %Reg0_J) {}
  endtry
LOC 1 77
  goto @label11
@label10
  catch { <* <$Ljava_2Flang_2FInterruptedException_3B>> }
  dassign %Reg0_R126 0 (regread ptr %%thrownval)
LOC 1 75
  dassign %Reg2_R126 0 (dread ref %Reg0_R126)
LOC 1 76
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_c4d3169f74b21ff1b2c87462ccbef092) { dassign %L_STR_19 0 }
  dassign %Reg1_R114 0 (dread ptr %L_STR_19)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R115, dread ref %Reg1_R114) {}
@label11
LOC 1 78
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_873a64b3609708a2d96c94baba68ce9a) { dassign %L_STR_20 0 }
  dassign %Reg1_R114 0 (dread ptr %L_STR_20)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R115, dread ref %Reg1_R114) {}
LOC 1 79
  return ()
}
func &LDaemons_24Endless_3B_7C_3Cinit_3E_7C_28I_29V constructor (var %_this <* <$LDaemons_24Endless_3B>>, var %Reg3_I i32) void {
  funcid 9
  var %Reg2_R119 <* <$LDaemons_24Endless_3B>>
  var %Reg0_R119 <* <$LDaemons_24Endless_3B>>
  var %Reg0_R118 <* <$Ljava_2Flang_2FThread_3B>>
  var %Reg1_I i32

ALIAS %kind %Reg3_I i32
  dassign %Reg2_R119 0 (dread ref %_this)
LOC 1 8
  dassign %Reg0_R119 0 (dread ref %Reg2_R119)
  dassign %Reg0_R118 0 (retype ref <* <$Ljava_2Flang_2FThread_3B>> (dread ref %Reg0_R119))
  callassigned &Ljava_2Flang_2FThread_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R118) {}
LOC 1 9
  dassign %Reg0_R119 0 (dread ref %Reg2_R119)
  dassign %Reg1_I 0 (dread i32 %Reg3_I)
  iassign <* <$LDaemons_24Endless_3B>> 5 (dread ref %Reg0_R119, dread i32 %Reg1_I)
LOC 1 10
  return ()
}
func &LDaemons_24Endless_3B_7Crun_7C_28_29V public virtual (var %_this <* <$LDaemons_24Endless_3B>>) void {
  funcid 10
  var %Reg8_R119 <* <$LDaemons_24Endless_3B>>
  var %Reg0_I i32
  var %Reg0_R127 <* <[] i32>>
  var %Reg4_R127 <* <[] i32>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg5_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_I i32
  var %Reg0_R124 <* <$Ljava_2Flang_2FThrowable_3B>>
  var %Reg6_R124 <* <$Ljava_2Flang_2FThrowable_3B>>
  var %Reg6_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_R119 <* <$LDaemons_24Endless_3B>>
  var %Reg2_I i32
  var %Reg3_I i32
  var %Reg0_J i64
  var %Reg5_R127 <* <[] i32>>
  var %Reg7_R124 <* <$Ljava_2Flang_2FThrowable_3B>>
  var %Reg7_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_R126 <* <$Ljava_2Flang_2FInterruptedException_3B>>
  var %Reg5_R126 <* <$Ljava_2Flang_2FInterruptedException_3B>>
  var %Reg0_R115 <* <$Ljava_2Fio_2FPrintStream_3B>>
  var %Reg1_R114 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_19 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_21 <* <$Ljava_2Flang_2FString_3B>>

ALIAS %e %Reg5_R126 <* <$Ljava_2Flang_2FInterruptedException_3B>>
ALIAS %kept %Reg4_R127 <* <[] i32>>
  dassign %Reg8_R119 0 (dread ref %_this)
LOC 1 13
  dassign %Reg0_I 0 (constval i32 100)
  dassign %Reg0_R127 0 (gcmallocjarray ref <[] i32> (dread i32 %Reg0_I))
  dassign %Reg4_R127 0 (dread ref %Reg0_R127)
LOC 1 14
  intrinsiccallwithtype <$LDaemons_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R113 0 (dread ref $LDaemons_3B_7Clock)
  dassign %Reg5_R113 0 (dread ref %Reg0_R113)
  syncenter (dread ref %Reg0_R113)
  try { @label12 }
LOC 1 15
  intrinsiccallwithtype <$LDaemons_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_I 0 (dread i32 $LDaemons_3B_7Cready)
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  intrinsiccallwithtype <$LDaemons_3B> JAVA_CLINIT_CHECK ()
  dassign $LDaemons_3B_7Cready 0 (dread i32 %Reg0_I)
LOC 1 16
  intrinsiccallwithtype <$LDaemons_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R113 0 (dread ref $LDaemons_3B_7Clock)
  virtualcallassigned &Ljava_2Flang_2FObject_3B_7CnotifyAll_7C_28_29V (dread ref %Reg0_R113) {}
LOC 1 17
  dassign %Reg5_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg5_R113))
  dassign %Reg0_R113 0 (dread ref %Reg5_R113)
  syncexit (dread ref %Reg0_R113)
  endtry
  goto @label13
@label12
  catch { <* void> }
  dassign %Reg0_R124 0 (regread ptr %%thrownval)
  try { @label12 }
  dassign %Reg6_R124 0 (dread ref %Reg0_R124)
  dassign %Reg5_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg5_R113))
  dassign %Reg0_R113 0 (dread ref %Reg5_R113)
  syncexit (dread ref %Reg0_R113)
  endtry
  dassign %Reg6_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg6_R124))
  dassign %Reg0_R113 0 (dread ref %Reg6_R113)
  dassign %Reg0_R124 0 (retype ref <* <$Ljava_2Flang_2FThrowable_3B>> (dread ref %Reg0_R113))
  throw (dread ref %Reg0_R124)
@label13
  try { @label19 }
LOC 1 19
  dassign %Reg0_R119 0 (dread ref %Reg8_R119)
  dassign %Reg0_I 0 (iread i32 <* <$LDaemons_24Endless_3B>> 5 (dread ref %Reg0_R119))
  brtrue @label15 (ne i32 i32 (dread i32 %Reg0_I, constval i32 0))
  endtry
@label14
  try { @label19 }
LOC 1 21
  dassign %Reg0_R127 0 (dread ref %Reg4_R127)
  intrinsiccallwithtype <$LDaemons_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_I 0 (dread i32 $LDaemons_3B_7Cready)
  dassign %Reg2_I 0 (iread i32 <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %Reg0_R127, dread i32 %Reg1_I)))
  dassign %Reg3_I 0 (constval i32 1)
  dassign %Reg2_I 0 (add i32 (dread i32 %Reg2_I, dread i32 %Reg3_I))
  iassign <* i32> 0 (
    array 1 ptr <* <[] i32>> (dread ref %Reg0_R127, dread i32 %Reg1_I), 
    dread i32 %Reg2_I)
  goto @label14
  endtry
@label15
  try { @label19 }
LOC 1 23
  dassign %Reg0_R119 0 (dread ref %Reg8_R119)
  dassign %Reg0_I 0 (iread i32 <* <$LDaemons_24Endless_3B>> 5 (dread ref %Reg0_R119))
  dassign %Reg1_I 0 (constval i32 1)
  brtrue @label16 (ne i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
LOC 1 24
  dassign %Reg0_J 0 (constval i64 0x5f5e100)
  intrinsiccallwithtype <$Ljava_2Flang_2FThread_3B> JAVA_CLINIT_CHECK ()
  callassigned &Ljava_2Flang_2FThread_3B_7Csleep_7C_28J_29V (dread i64 %Reg0_J) {}
  goto @label18
  endtry
@label16
  try { @label19 }
LOC 1 26
  dassign %Reg0_R127 0 (dread ref %Reg4_R127)
  dassign %Reg5_R127 0 (dread ref %Reg0_R127)
  syncenter (dread ref %Reg0_R127)
  endtry
  try { @label17 @label19 }
LOC 1 27
  dassign %Reg0_R127 0 (dread ref %Reg4_R127)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R127))
  virtualcallassigned &Ljava_2Flang_2FObject_3B_7Cwait_7C_28_29V (dread ref %Reg0_R113) {}
LOC 1 28
  dassign %Reg5_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg5_R127))
  dassign %Reg0_R113 0 (dread ref %Reg5_R113)
  syncexit (dread ref %Reg0_R113)
  endtry
  try { @label19 }
  goto @label18
  endtry
@label17
  catch { <* void> }
  dassign %Reg0_R124 0 (regread ptr %%thrownval)
  try { @label17 @label19 }
  dassign %Reg7_R124 0 (dread ref %Reg0_R124)
  dassign %Reg5_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg5_R127))
  dassign %Reg0_R113 0 (dread ref %Reg5_R113)
  syncexit (dread ref %Reg0_R113)
  endtry
  try { @label19 }
  dassign %Reg7_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg7_R124))
  dassign %Reg0_R113 0 (dread ref %Reg7_R113)
  dassign %Reg0_R124 0 (retype ref <* <$Ljava_2Flang_2FThrowable_3B>> (dread ref %Reg0_R113))
  throw (dread ref %Reg0_R124)
  endtry
@label18
LOC 1 32
  goto @label20
@label19
  catch { <* <$Ljava_2Flang_2FInterruptedException_3B>> }
  dassign %Reg0_R126 0 (regread ptr %%thrownval)
LOC 1 30
  dassign %Reg5_R126 0 (dread ref %Reg0_R126)
LOC 1 31
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_c4d3169f74b21ff1b2c87462ccbef092) { dassign %L_STR_19 0 }
  dassign %Reg1_R114 0 (dread ptr %L_STR_19)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R115, dread ref %Reg1_R114) {}
@label20
LOC 1 33
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_0e6b71da0607a9a04192116a048f7baa) { dassign %L_STR_21 0 }
  dassign %Reg1_R114 0 (dread ptr %L_STR_21)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R115, dread ref %Reg1_R114) {}
LOC 1 34
  return ()
}
