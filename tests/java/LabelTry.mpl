flavor 1
srclang 3
id 65535
numfuncs 14
import "library.mplt"
import "LabelTry.mplt"
entryfunc &LLabelTry_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V
fileinfo {
  @INFO_filename "LabelTry.class",
  @INFO_filename "LabelTry$E1.class",
  @INFO_filename "LabelTry$E2.class"}
srcfileinfo {
  1 "LabelTry.java"}
javaclass $LLabelTry_3B <$LLabelTry_3B> public
javaclass $LLabelTry_24E1_3B <$LLabelTry_24E1_3B>
javaclass $LLabelTry_24E2_3B <$LLabelTry_24E2_3B>
func &LLabelTry_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$LLabelTry_3B>>) void
func &LLabelTry_3B_7Cmaybe_7C_28I_29V static (var %Reg4_I i32) void
func &LLabelTry_3B_7Crun_7C_28I_29I static (var %Reg9_I i32) i32
func &LLabelTry_3B_7ChandlerLoop_7C_28_29I static () i32
func &LLabelTry_3B_7CnestedHandlers_7C_28I_29I static (var %Reg9_I i32) i32
func &LLabelTry_3B_7CswapInTry_7C_28Ljava_2Flang_2FObject_3BLjava_2Flang_2FObject_3B_29Ljava_2Flang_2FObject_3B static (var %Reg6_R113 <* <$Ljava_2Flang_2FObject_3B>>, var %Reg7_R113 <* <$Ljava_2Flang_2FObject_3B>>) <* <$Ljava_2Flang_2FObject_3B>>
func &LLabelTry_3B_7Cacc_7C_28I_29Ljava_2Flang_2FString_3B static (var %Reg5_I i32) <* <$Ljava_2Flang_2FString_3B>>
func &LLabelTry_3B_7Cdiv_7C_28I_29I static (var %Reg2_I i32) i32
func &LLabelTry_3B_7Cmany_7C_28I_29I static (var %Reg6_I i32) i32
func &LLabelTry_3B_7Cwide_7C_28I_29J static (var %Reg11_I i32) i64
func &LLabelTry_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V public static (var %Reg6_R122 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>) void
func &LLabelTry_3B_7C_3Cclinit_3E_7C_28_29V static constructor () void
func &LLabelTry_24E1_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V constructor (var %_this <* <$LLabelTry_24E1_3B>>, var %Reg3_R116 <* <$Ljava_2Flang_2FString_3B>>) void
func &LLabelTry_24E2_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V constructor (var %_this <* <$LLabelTry_24E2_3B>>, var %Reg3_R116 <* <$Ljava_2Flang_2FString_3B>>) void
var $_C_STR_6500 fstatic <[3] u64> readonly = [0, 0x300000000, 0x6500000065]
var $_C_STR_4500 fstatic <[3] u64> readonly = [0, 0x300000000, 0x4500000045]
var $_C_STR_7200 fstatic <[3] u64> readonly = [0, 0x300000000, 0x7200000072]
var $_C_STR_3100 fstatic <[3] u64> readonly = [0, 0x300000000, 0x3100000031]
var $_C_STR_3200 fstatic <[3] u64> readonly = [0, 0x300000000, 0x3200000032]
var $_C_STR_7100 fstatic <[3] u64> readonly = [0, 0x300000000, 0x7100000071]
var $_C_STR_2f00 fstatic <[3] u64> readonly = [0, 0x300000000, 0x2f0000002f]
var $_C_STR_7300 fstatic <[3] u64> readonly = [0, 0x300000000, 0x7300000073]
var $_C_STR_6100 fstatic <[3] u64> readonly = [0, 0x300000000, 0x6100000061]
var $_C_STR_6200 fstatic <[3] u64> readonly = [0, 0x300000000, 0x6200000062]
var $_C_STR_6600 fstatic <[3] u64> readonly = [0, 0x300000000, 0x6600000066]
var $_C_STR_6300 fstatic <[3] u64> readonly = [0, 0x300000000, 0x6300000063]
var $_C_STR_2000 fstatic <[3] u64> readonly = [0, 0x300000000, 0x2000000020]
var $LLabelTry_3B_7Clog <* <$Ljava_2Flang_2FStringBuilder_3B>> static = 0
var $LLabelTry_3B_7Cn i32 static = 0
var $Ljava_2Flang_2FSystem_3B_7Cout extern <* <$Ljava_2Fio_2FPrintStream_3B>>
func &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FObject_3B>>) void
func &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>) void
func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg1_R116 <* <$Ljava_2Flang_2FString_3B>>) <* <$Ljava_2Flang_2FStringBuilder_3B>>
func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg1_I i32) <* <$Ljava_2Flang_2FStringBuilder_3B>>
func &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &Ljava_2Flang_2FRuntimeException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V public constructor (var %_this <* <$Ljava_2Flang_2FRuntimeException_3B>>, var %Reg1_R116 <* <$Ljava_2Flang_2FString_3B>>) void
func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28C_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg1_C u16) <* <$Ljava_2Flang_2FStringBuilder_3B>>
func &LLabelTry_24E2_3B_7CgetMessage_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$LLabelTry_24E2_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &LLabelTry_24E1_3B_7CgetMessage_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$LLabelTry_24E1_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &Ljava_2Flang_2FRuntimeException_3B_7CgetMessage_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$Ljava_2Flang_2FRuntimeException_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &Ljava_2Flang_2FIllegalStateException_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FIllegalStateException_3B>>) void
func &Ljava_2Flang_2FRuntimeException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FThrowable_3B_29V public constructor (var %_this <* <$Ljava_2Flang_2FRuntimeException_3B>>, var %Reg1_R117 <* <$Ljava_2Flang_2FThrowable_3B>>) void
func &Ljava_2Flang_2FRuntimeException_3B_7CgetCause_7C_28_29Ljava_2Flang_2FThrowable_3B public virtual (var %_this <* <$Ljava_2Flang_2FRuntimeException_3B>>) <* <$Ljava_2Flang_2FThrowable_3B>>
func &Ljava_2Flang_2FObject_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$Ljava_2Flang_2FObject_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>) <* <$Ljava_2Flang_2FStringBuilder_3B>>
func &Ljava_2Flang_2FArithmeticException_3B_7CgetMessage_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$Ljava_2Flang_2FArithmeticException_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28I_29V public virtual (var %_this <* <$Ljava_2Fio_2FPrintStream_3B>>, var %Reg1_I i32) void
func &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V public virtual (var %_this <* <$Ljava_2Fio_2FPrintStream_3B>>, var %Reg1_R116 <* <$Ljava_2Flang_2FString_3B>>) void
func &Ljava_2Flang_2FInteger_3B_7CvalueOf_7C_28I_29Ljava_2Flang_2FInteger_3B public static (var %Reg0_I i32) <* <$Ljava_2Flang_2FInteger_3B>>
func &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FObject_3B_29V public virtual (var %_this <* <$Ljava_2Fio_2FPrintStream_3B>>, var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>) void
func &Ljava_2Fio_2FPrintStream_3B_7Cprint_7C_28Ljava_2Flang_2FString_3B_29V public virtual (var %_this <* <$Ljava_2Fio_2FPrintStream_3B>>, var %Reg1_R116 <* <$Ljava_2Flang_2FString_3B>>) void
func &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28_29V public virtual (var %_this <* <$Ljava_2Fio_2FPrintStream_3B>>) void
func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28J_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg1_J i64) <* <$Ljava_2Flang_2FStringBuilder_3B>>
func &Ljava_2Flang_2FException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V public constructor (var %_this <* <$Ljava_2Flang_2FException_3B>>, var %Reg1_R116 <* <$Ljava_2Flang_2FString_3B>>) void
var $__cinf_Ljava_2Flang_2FString_3B <$__class_meta__>
func &MCC_GetOrInsertLiteral () <* <$Ljava_2Flang_2FString_3B>>
func &LLabelTry_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$LLabelTry_3B>>) void {
  funcid 1
  var %Reg1_R112 <* <$LLabelTry_3B>>
  var %Reg0_R112 <* <$LLabelTry_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>

  dassign %Reg1_R112 0 (dread ref %_this)
LOC 1 1
  dassign %Reg0_R112 0 (dread ref %Reg1_R112)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R112))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
  return ()
}
func &LLabelTry_3B_7Cmaybe_7C_28I_29V static (var %Reg4_I i32) void {
  funcid 2
  var %Reg0_I i32
  var %Reg1_I i32
  var %Reg0_R114 <* <$LLabelTry_24E1_3B>>
  var %Reg1_R115 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg2_R116 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_10 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg2_I i32
  var %Reg1_R116 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R117 <* <$Ljava_2Flang_2FThrowable_3B>>
  var %Reg0_R118 <* <$LLabelTry_24E2_3B>>
  var %L_STR_11 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R119 <* <$Ljava_2Flang_2FRuntimeException_3B>>
  var %L_STR_12 <* <$Ljava_2Flang_2FString_3B>>

ALIAS %k %Reg4_I i32
  intrinsiccallwithtype <$LLabelTry_3B> JAVA_CLINIT_CHECK ()
LOC 1 4
  intrinsiccallwithtype <$LLabelTry_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_I 0 (dread i32 $LLabelTry_3B_7Cn)
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  intrinsiccallwithtype <$LLabelTry_3B> JAVA_CLINIT_CHECK ()
  dassign $LLabelTry_3B_7Cn 0 (dread i32 %Reg0_I)
  intrinsiccallwithtype <$LLabelTry_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_I 0 (dread i32 $LLabelTry_3B_7Cn)
  dassign %Reg1_I 0 (constval i32 7)
  dassign %Reg0_I 0 (rem i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_I 0 (dread i32 %Reg4_I)
  brtrue @label0 (ne i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  intrinsiccallwithtype <$LLabelTry_24E1_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R114 0 (gcmalloc ref <$LLabelTry_24E1_3B>)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R115 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R115) {}
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_6500) { dassign %L_STR_10 0 }
  dassign %Reg2_R116 0 (dread ptr %L_STR_10)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R115, dread ref %Reg2_R116) { dassign %Reg1_R115 0 }
  intrinsiccallwithtype <$LLabelTry_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg2_I 0 (dread i32 $LLabelTry_3B_7Cn)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R115, dread i32 %Reg2_I) { dassign %Reg1_R115 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R115) { dassign %Reg1_R116 0 }
  callassigned &LLabelTry_24E1_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R114, dread ref %Reg1_R116) {}
  dassign %Reg0_R117 0 (retype ref <* <$Ljava_2Flang_2FThrowable_3B>> (dread ref %Reg0_R114))
  throw (dread ref %Reg0_R117)
@label0
  intrinsiccallwithtype <$LLabelTry_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_I 0 (dread i32 $LLabelTry_3B_7Cn)
  dassign %Reg1_I 0 (constval i32 11)
  dassign %Reg0_I 0 (rem i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_I 0 (dread i32 %Reg4_I)
  brtrue @label1 (ne i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  intrinsiccallwithtype <$LLabelTry_24E2_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R118 0 (gcmalloc ref <$LLabelTry_24E2_3B>)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R115 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R115) {}
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_4500) { dassign %L_STR_11 0 }
  dassign %Reg2_R116 0 (dread ptr %L_STR_11)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R115, dread ref %Reg2_R116) { dassign %Reg1_R115 0 }
  intrinsiccallwithtype <$LLabelTry_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg2_I 0 (dread i32 $LLabelTry_3B_7Cn)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R115, dread i32 %Reg2_I) { dassign %Reg1_R115 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R115) { dassign %Reg1_R116 0 }
  callassigned &LLabelTry_24E2_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R118, dread ref %Reg1_R116) {}
  dassign %Reg0_R117 0 (retype ref <* <$Ljava_2Flang_2FThrowable_3B>> (dread ref %Reg0_R118))
  throw (dread ref %Reg0_R117)
@label1
  intrinsiccallwithtype <$LLabelTry_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_I 0 (dread i32 $LLabelTry_3B_7Cn)
  dassign %Reg1_I 0 (constval i32 13)
  dassign %Reg0_I 0 (rem i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_I 0 (dread i32 %Reg4_I)
  brtrue @label2 (ne i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  intrinsiccallwithtype <$Ljava_2Flang_2FRuntimeException_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R119 0 (gcmalloc ref <$Ljava_2Flang_2FRuntimeException_3B>)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R115 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R115) {}
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_7200) { dassign %L_STR_12 0 }
  dassign %Reg2_R116 0 (dread ptr %L_STR_12)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R115, dread ref %Reg2_R116) { dassign %Reg1_R115 0 }
  intrinsiccallwithtype <$LLabelTry_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg2_I 0 (dread i32 $LLabelTry_3B_7Cn)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R115, dread i32 %Reg2_I) { dassign %Reg1_R115 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R115) { dassign %Reg1_R116 0 }
  callassigned &Ljava_2Flang_2FRuntimeException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R119, dread ref %Reg1_R116) {}
  dassign %Reg0_R117 0 (retype ref <* <$Ljava_2Flang_2FThrowable_3B>> (dread ref %Reg0_R119))
  throw (dread ref %Reg0_R117)
@label2
  return ()
}
func &LLabelTry_3B_7Crun_7C_28I_29I static (var %Reg9_I i32) i32 {
  funcid 3
  var %Reg0_I i32
  var %Reg2_I i32
  var %Reg3_I i32
  var %Reg1_I i32
  var %Reg4_I i32
  var %Reg0_R115 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg1_C u16
  var %Reg0_R118 <* <$LLabelTry_24E2_3B>>
  var %Reg5_R118 <* <$LLabelTry_24E2_3B>>
  var %Reg1_R118 <* <$LLabelTry_24E2_3B>>
  var %Reg1_R116 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R117 <* <$Ljava_2Flang_2FThrowable_3B>>
  var %Reg6_R117 <* <$Ljava_2Flang_2FThrowable_3B>>
  var %Reg6_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_R114 <* <$LLabelTry_24E1_3B>>
  var %Reg5_R114 <* <$LLabelTry_24E1_3B>>
  var %Reg1_R114 <* <$LLabelTry_24E1_3B>>
  var %Reg7_R117 <* <$Ljava_2Flang_2FThrowable_3B>>
  var %Reg7_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_R119 <* <$Ljava_2Flang_2FRuntimeException_3B>>
  var %Reg4_R119 <* <$Ljava_2Flang_2FRuntimeException_3B>>
  var %Reg1_R119 <* <$Ljava_2Flang_2FRuntimeException_3B>>
  var %Reg5_I i32
  var %Reg8_R117 <* <$Ljava_2Flang_2FThrowable_3B>>
  var %Reg8_R113 <* <$Ljava_2Flang_2FObject_3B>>

ALIAS %e %Reg4_R119 <* <$Ljava_2Flang_2FRuntimeException_3B>>
ALIAS %j %Reg4_I i32
ALIAS %i %Reg3_I i32
ALIAS %k %Reg9_I i32
ALIAS %r %Reg2_I i32
  intrinsiccallwithtype <$LLabelTry_3B> JAVA_CLINIT_CHECK ()
LOC 1 6
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg2_I 0 (dread i32 %Reg0_I)
LOC 1 7
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg3_I 0 (dread i32 %Reg0_I)
@label3
  dassign %Reg0_I 0 (dread i32 %Reg3_I)
  dassign %Reg1_I 0 (constval i32 6)
  brtrue @label29 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  try { @label25 @label27 }
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg4_I 0 (dread i32 %Reg0_I)
  endtry
@label4
  try { @label25 @label27 }
  dassign %Reg0_I 0 (dread i32 %Reg4_I)
  dassign %Reg1_I 0 (constval i32 4)
  brtrue @label24 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  endtry
@label5
  try { @label13 @label15 @label19 @label22 @label25 @label27 }
  dassign %Reg0_I 0 (dread i32 %Reg9_I)
  intrinsiccallwithtype <$LLabelTry_3B> JAVA_CLINIT_CHECK ()
  callassigned &LLabelTry_3B_7Cmaybe_7C_28I_29V (dread i32 %Reg0_I) {}
  dassign %Reg2_I 0 (add i32 (dread i32 %Reg2_I, constval i32 1))
  dassign %Reg0_I 0 (dread i32 %Reg2_I)
  dassign %Reg1_I 0 (constval i32 5)
  dassign %Reg0_I 0 (rem i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_I 0 (constval i32 4)
  brtrue @label7 (ne i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  endtry
  try { @label19 @label22 @label25 @label27 }
  intrinsiccallwithtype <$LLabelTry_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (dread ref $LLabelTry_3B_7Clog)
  dassign %Reg1_I 0 (constval i32 46)
  dassign %Reg1_C 0 (cvt u16 i32 (dread i32 %Reg1_I))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28C_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R115, dread u16 %Reg1_C) { dassign %Reg0_R115 0 }
  dassign %Reg2_I 0 (add i32 (dread i32 %Reg2_I, constval i32 1))
  dassign %Reg0_I 0 (dread i32 %Reg2_I)
  dassign %Reg1_I 0 (constval i32 29)
  dassign %Reg0_I 0 (rem i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_I 0 (constval i32 28)
  brtrue @label6 (ne i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  endtry
  try { @label25 @label27 }
  intrinsiccallwithtype <$LLabelTry_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (dread ref $LLabelTry_3B_7Clog)
  dassign %Reg1_I 0 (constval i32 44)
  dassign %Reg1_C 0 (cvt u16 i32 (dread i32 %Reg1_I))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28C_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R115, dread u16 %Reg1_C) { dassign %Reg0_R115 0 }
  endtry
  intrinsiccallwithtype <$LLabelTry_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (dread ref $LLabelTry_3B_7Clog)
  dassign %Reg1_I 0 (constval i32 124)
  dassign %Reg1_C 0 (cvt u16 i32 (dread i32 %Reg1_I))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28C_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R115, dread u16 %Reg1_C) { dassign %Reg0_R115 0 }
  goto @label28
@label6
  try { @label25 @label27 }
  intrinsiccallwithtype <$LLabelTry_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (dread ref $LLabelTry_3B_7Clog)
  dassign %Reg1_I 0 (constval i32 44)
  dassign %Reg1_C 0 (cvt u16 i32 (dread i32 %Reg1_I))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28C_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R115, dread u16 %Reg1_C) { dassign %Reg0_R115 0 }
  goto @label23
  endtry
@label7
  try { @label13 @label15 @label19 @label22 @label25 @label27 }
  dassign %Reg0_I 0 (dread i32 %Reg2_I)
  dassign %Reg1_I 0 (constval i32 9)
  dassign %Reg0_I 0 (rem i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_I 0 (constval i32 8)
  brtrue @label8 (ne i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  endtry
  try { @label19 @label22 @label25 @label27 }
  intrinsiccallwithtype <$LLabelTry_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (dread ref $LLabelTry_3B_7Clog)
  dassign %Reg1_I 0 (constval i32 46)
  dassign %Reg1_C 0 (cvt u16 i32 (dread i32 %Reg1_I))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28C_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R115, dread u16 %Reg1_C) { dassign %Reg0_R115 0 }
  dassign %Reg2_I 0 (add i32 (dread i32 %Reg2_I, constval i32 1))
  dassign %Reg0_I 0 (dread i32 %Reg2_I)
  dassign %Reg1_I 0 (constval i32 29)
  dassign %Reg0_I 0 (rem i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_I 0 (constval i32 28)
  brtrue @label18 (ne i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  endtry
  try { @label25 @label27 }
  intrinsiccallwithtype <$LLabelTry_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (dread ref $LLabelTry_3B_7Clog)
  dassign %Reg1_I 0 (constval i32 44)
  dassign %Reg1_C 0 (cvt u16 i32 (dread i32 %Reg1_I))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28C_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R115, dread u16 %Reg1_C) { dassign %Reg0_R115 0 }
  endtry
  intrinsiccallwithtype <$LLabelTry_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (dread ref $LLabelTry_3B_7Clog)
  dassign %Reg1_I 0 (constval i32 124)
  dassign %Reg1_C 0 (cvt u16 i32 (dread i32 %Reg1_I))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28C_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R115, dread u16 %Reg1_C) { dassign %Reg0_R115 0 }
  goto @label28
@label8
  try { @label13 @label15 @label19 @label22 @label25 @label27 }
  dassign %Reg0_I 0 (dread i32 %Reg2_I)
  dassign %Reg1_I 0 (constval i32 17)
  dassign %Reg0_I 0 (rem i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_I 0 (constval i32 16)
  brtrue @label10 (ne i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  endtry
  try { @label19 @label22 @label25 @label27 }
  intrinsiccallwithtype <$LLabelTry_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (dread ref $LLabelTry_3B_7Clog)
  dassign %Reg1_I 0 (constval i32 46)
  dassign %Reg1_C 0 (cvt u16 i32 (dread i32 %Reg1_I))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28C_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R115, dread u16 %Reg1_C) { dassign %Reg0_R115 0 }
  dassign %Reg2_I 0 (add i32 (dread i32 %Reg2_I, constval i32 1))
  dassign %Reg0_I 0 (dread i32 %Reg2_I)
  dassign %Reg1_I 0 (constval i32 29)
  dassign %Reg0_I 0 (rem i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_I 0 (constval i32 28)
  brtrue @label9 (ne i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  endtry
  try { @label25 @label27 }
  intrinsiccallwithtype <$LLabelTry_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (dread ref $LLabelTry_3B_7Clog)
  dassign %Reg1_I 0 (constval i32 44)
  dassign %Reg1_C 0 (cvt u16 i32 (dread i32 %Reg1_I))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28C_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R115, dread u16 %Reg1_C) { dassign %Reg0_R115 0 }
  endtry
  intrinsiccallwithtype <$LLabelTry_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (dread ref $LLabelTry_3B_7Clog)
  dassign %Reg1_I 0 (constval i32 124)
  dassign %Reg1_C 0 (cvt u16 i32 (dread i32 %Reg1_I))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28C_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R115, dread u16 %Reg1_C) { dassign %Reg0_R115 0 }
  goto @label28
@label9
  try { @label25 @label27 }
  intrinsiccallwithtype <$LLabelTry_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (dread ref $LLabelTry_3B_7Clog)
  dassign %Reg1_I 0 (constval i32 44)
  dassign %Reg1_C 0 (cvt u16 i32 (dread i32 %Reg1_I))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28C_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R115, dread u16 %Reg1_C) { dassign %Reg0_R115 0 }
  endtry
  intrinsiccallwithtype <$LLabelTry_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (dread ref $LLabelTry_3B_7Clog)
  dassign %Reg1_I 0 (constval i32 124)
  dassign %Reg1_C 0 (cvt u16 i32 (dread i32 %Reg1_I))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28C_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R115, dread u16 %Reg1_C) { dassign %Reg0_R115 0 }
  goto @label28
@label10
  try { @label13 @label15 @label19 @label22 @label25 @label27 }
  dassign %Reg0_I 0 (dread i32 %Reg2_I)
  dassign %Reg1_I 0 (constval i32 23)
  dassign %Reg0_I 0 (rem i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_I 0 (constval i32 22)
  brtrue @label12 (ne i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  endtry
  try { @label19 @label22 @label25 @label27 }
  intrinsiccallwithtype <$LLabelTry_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (dread ref $LLabelTry_3B_7Clog)
  dassign %Reg1_I 0 (constval i32 46)
  dassign %Reg1_C 0 (cvt u16 i32 (dread i32 %Reg1_I))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28C_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R115, dread u16 %Reg1_C) { dassign %Reg0_R115 0 }
  dassign %Reg2_I 0 (add i32 (dread i32 %Reg2_I, constval i32 1))
  dassign %Reg0_I 0 (dread i32 %Reg2_I)
  dassign %Reg1_I 0 (constval i32 29)
  dassign %Reg0_I 0 (rem i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_I 0 (constval i32 28)
  brtrue @label11 (ne i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  endtry
  try { @label25 @label27 }
  intrinsiccallwithtype <$LLabelTry_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (dread ref $LLabelTry_3B_7Clog)
  dassign %Reg1_I 0 (constval i32 44)
  dassign %Reg1_C 0 (cvt u16 i32 (dread i32 %Reg1_I))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28C_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R115, dread u16 %Reg1_C) { dassign %Reg0_R115 0 }
  endtry
  intrinsiccallwithtype <$LLabelTry_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (dread ref $LLabelTry_3B_7Clog)
  dassign %Reg1_I 0 (constval i32 124)
  dassign %Reg1_C 0 (cvt u16 i32 (dread i32 %Reg1_I))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28C_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R115, dread u16 %Reg1_C) { dassign %Reg0_R115 0 }
  goto @label28
@label11
  try { @label25 @label27 }
  intrinsiccallwithtype <$LLabelTry_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (dread ref $LLabelTry_3B_7Clog)
  dassign %Reg1_I 0 (constval i32 44)
  dassign %Reg1_C 0 (cvt u16 i32 (dread i32 %Reg1_I))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28C_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R115, dread u16 %Reg1_C) { dassign %Reg0_R115 0 }
  endtry
  intrinsiccallwithtype <$LLabelTry_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (dread ref $LLabelTry_3B_7Clog)
  dassign %Reg1_I 0 (constval i32 124)
  dassign %Reg1_C 0 (cvt u16 i32 (dread i32 %Reg1_I))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28C_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R115, dread u16 %Reg1_C) { dassign %Reg0_R115 0 }
  goto @label29
@label12
  try { @label19 @label22 @label25 @label27 }
  intrinsiccallwithtype <$LLabelTry_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (dread ref $LLabelTry_3B_7Clog)
  dassign %Reg1_I 0 (constval i32 46)
  dassign %Reg1_C 0 (cvt u16 i32 (dread i32 %Reg1_I))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28C_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R115, dread u16 %Reg1_C) { dassign %Reg0_R115 0 }
  dassign %Reg2_I 0 (add i32 (dread i32 %Reg2_I, constval i32 1))
  dassign %Reg0_I 0 (dread i32 %Reg2_I)
  dassign %Reg1_I 0 (constval i32 29)
  dassign %Reg0_I 0 (rem i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_I 0 (constval i32 28)
  brtrue @label17 (ne i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  endtry
  try { @label25 @label27 }
  intrinsiccallwithtype <$LLabelTry_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (dread ref $LLabelTry_3B_7Clog)
  dassign %Reg1_I 0 (constval i32 44)
  dassign %Reg1_C 0 (cvt u16 i32 (dread i32 %Reg1_I))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28C_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R115, dread u16 %Reg1_C) { dassign %Reg0_R115 0 }
  endtry
  intrinsiccallwithtype <$LLabelTry_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (dread ref $LLabelTry_3B_7Clog)
  dassign %Reg1_I 0 (constval i32 124)
  dassign %Reg1_C 0 (cvt u16 i32 (dread i32 %Reg1_I))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28C_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R115, dread u16 %Reg1_C) { dassign %Reg0_R115 0 }
  goto @label28
@label13
  catch { <* <$LLabelTry_24E2_3B>> }
  dassign %Reg0_R118 0 (regread ptr %%thrownval)
  try { @label15 @label19 @label22 @label25 @label27 }
  dassign %Reg5_R118 0 (dread ref %Reg0_R118)
  intrinsiccallwithtype <$LLabelTry_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (dread ref $LLabelTry_3B_7Clog)
  dassign %Reg1_R118 0 (dread ref %Reg5_R118)
  virtualcallassigned &LLabelTry_24E2_3B_7CgetMessage_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R118) { dassign %Reg1_R116 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R115, dread ref %Reg1_R116) { dassign %Reg0_R115 0 }
  dassign %Reg1_I 0 (constval i32 32)
  dassign %Reg1_C 0 (cvt u16 i32 (dread i32 %Reg1_I))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28C_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R115, dread u16 %Reg1_C) { dassign %Reg0_R115 0 }
  dassign %Reg2_I 0 (add i32 (dread i32 %Reg2_I, constval i32 3))
  endtry
  try { @label19 @label22 @label25 @label27 }
  intrinsiccallwithtype <$LLabelTry_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (dread ref $LLabelTry_3B_7Clog)
  dassign %Reg1_I 0 (constval i32 46)
  dassign %Reg1_C 0 (cvt u16 i32 (dread i32 %Reg1_I))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28C_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R115, dread u16 %Reg1_C) { dassign %Reg0_R115 0 }
  dassign %Reg2_I 0 (add i32 (dread i32 %Reg2_I, constval i32 1))
  dassign %Reg0_I 0 (dread i32 %Reg2_I)
  dassign %Reg1_I 0 (constval i32 29)
  dassign %Reg0_I 0 (rem i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_I 0 (constval i32 28)
  brtrue @label14 (ne i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  endtry
  try { @label25 @label27 }
  intrinsiccallwithtype <$LLabelTry_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (dread ref $LLabelTry_3B_7Clog)
  dassign %Reg1_I 0 (constval i32 44)
  dassign %Reg1_C 0 (cvt u16 i32 (dread i32 %Reg1_I))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28C_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R115, dread u16 %Reg1_C) { dassign %Reg0_R115 0 }
  endtry
  intrinsiccallwithtype <$LLabelTry_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (dread ref $LLabelTry_3B_7Clog)
  dassign %Reg1_I 0 (constval i32 124)
  dassign %Reg1_C 0 (cvt u16 i32 (dread i32 %Reg1_I))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28C_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R115, dread u16 %Reg1_C) { dassign %Reg0_R115 0 }
  goto @label28
@label14
  try { @label25 @label27 }
  intrinsiccallwithtype <$LLabelTry_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (dread ref $LLabelTry_3B_7Clog)
  dassign %Reg1_I 0 (constval i32 44)
  dassign %Reg1_C 0 (cvt u16 i32 (dread i32 %Reg1_I))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28C_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R115, dread u16 %Reg1_C) { dassign %Reg0_R115 0 }
  goto @label23
  endtry
@label15
  catch { <* void> }
  dassign %Reg0_R117 0 (regread ptr %%thrownval)
  try { @label15 @label19 @label22 @label25 @label27 }
  dassign %Reg6_R117 0 (dread ref %Reg0_R117)
  endtry
  try { @label19 @label22 @label25 @label27 }
  intrinsiccallwithtype <$LLabelTry_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (dread ref $LLabelTry_3B_7Clog)
  dassign %Reg1_I 0 (constval i32 46)
  dassign %Reg1_C 0 (cvt u16 i32 (dread i32 %Reg1_I))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28C_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R115, dread u16 %Reg1_C) { dassign %Reg0_R115 0 }
  dassign %Reg2_I 0 (add i32 (dread i32 %Reg2_I, constval i32 1))
  dassign %Reg0_I 0 (dread i32 %Reg2_I)
  dassign %Reg1_I 0 (constval i32 29)
  dassign %Reg0_I 0 (rem i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_I 0 (constval i32 28)
  brtrue @label16 (ne i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  endtry
  try { @label25 @label27 }
  intrinsiccallwithtype <$LLabelTry_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (dread ref $LLabelTry_3B_7Clog)
  dassign %Reg1_I 0 (constval i32 44)
  dassign %Reg1_C 0 (cvt u16 i32 (dread i32 %Reg1_I))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28C_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R115, dread u16 %Reg1_C) { dassign %Reg0_R115 0 }
  endtry
  intrinsiccallwithtype <$LLabelTry_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (dread ref $LLabelTry_3B_7Clog)
  dassign %Reg1_I 0 (constval i32 124)
  dassign %Reg1_C 0 (cvt u16 i32 (dread i32 %Reg1_I))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28C_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R115, dread u16 %Reg1_C) { dassign %Reg0_R115 0 }
  goto @label28
@label16
  try { @label19 @label22 @label25 @label27 }
  dassign %Reg6_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg6_R117))
  dassign %Reg0_R113 0 (dread ref %Reg6_R113)
  dassign %Reg0_R117 0 (retype ref <* <$Ljava_2Flang_2FThrowable_3B>> (dread ref %Reg0_R113))
  throw (dread ref %Reg0_R117)
  endtry
@label17
  try { @label19 @label22 @label25 @label27 }
  dassign %Reg0_I 0 (dread i32 %Reg2_I)
  dassign %Reg1_I 0 (constval i32 3)
  dassign %Reg0_I 0 (rem i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  brtrue @label5 (ne i32 i32 (dread i32 %Reg0_I, constval i32 0))
  endtry
@label18
  try { @label25 @label27 }
  intrinsiccallwithtype <$LLabelTry_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (dread ref $LLabelTry_3B_7Clog)
  dassign %Reg1_I 0 (constval i32 44)
  dassign %Reg1_C 0 (cvt u16 i32 (dread i32 %Reg1_I))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28C_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R115, dread u16 %Reg1_C) { dassign %Reg0_R115 0 }
  goto @label23
  endtry
@label19
  catch { <* <$LLabelTry_24E1_3B>> }
  dassign %Reg0_R114 0 (regread ptr %%thrownval)
  try { @label22 @label25 @label27 }
  dassign %Reg5_R114 0 (dread ref %Reg0_R114)
  intrinsiccallwithtype <$LLabelTry_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (dread ref $LLabelTry_3B_7Clog)
  dassign %Reg1_R114 0 (dread ref %Reg5_R114)
  virtualcallassigned &LLabelTry_24E1_3B_7CgetMessage_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R114) { dassign %Reg1_R116 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R115, dread ref %Reg1_R116) { dassign %Reg0_R115 0 }
  dassign %Reg1_I 0 (constval i32 59)
  dassign %Reg1_C 0 (cvt u16 i32 (dread i32 %Reg1_I))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28C_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R115, dread u16 %Reg1_C) { dassign %Reg0_R115 0 }
  dassign %Reg0_I 0 (dread i32 %Reg3_I)
  dassign %Reg1_I 0 (constval i32 2)
  brtrue @label20 (ne i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  endtry
  try { @label25 @label27 }
  intrinsiccallwithtype <$LLabelTry_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (dread ref $LLabelTry_3B_7Clog)
  dassign %Reg1_I 0 (constval i32 44)
  dassign %Reg1_C 0 (cvt u16 i32 (dread i32 %Reg1_I))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28C_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R115, dread u16 %Reg1_C) { dassign %Reg0_R115 0 }
  endtry
  intrinsiccallwithtype <$LLabelTry_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (dread ref $LLabelTry_3B_7Clog)
  dassign %Reg1_I 0 (constval i32 124)
  dassign %Reg1_C 0 (cvt u16 i32 (dread i32 %Reg1_I))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28C_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R115, dread u16 %Reg1_C) { dassign %Reg0_R115 0 }
  goto @label28
@label20
  try { @label22 @label25 @label27 }
  dassign %Reg0_I 0 (dread i32 %Reg3_I)
  dassign %Reg1_I 0 (constval i32 4)
  brtrue @label21 (ne i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  endtry
  try { @label25 @label27 }
  intrinsiccallwithtype <$LLabelTry_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (dread ref $LLabelTry_3B_7Clog)
  dassign %Reg1_I 0 (constval i32 44)
  dassign %Reg1_C 0 (cvt u16 i32 (dread i32 %Reg1_I))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28C_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R115, dread u16 %Reg1_C) { dassign %Reg0_R115 0 }
  goto @label24
  endtry
@label21
  try { @label25 @label27 }
  intrinsiccallwithtype <$LLabelTry_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (dread ref $LLabelTry_3B_7Clog)
  dassign %Reg1_I 0 (constval i32 44)
  dassign %Reg1_C 0 (cvt u16 i32 (dread i32 %Reg1_I))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28C_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R115, dread u16 %Reg1_C) { dassign %Reg0_R115 0 }
  goto @label23
  endtry
@label22
  catch { <* void> }
  dassign %Reg0_R117 0 (regread ptr %%thrownval)
  try { @label22 @label25 @label27 }
  dassign %Reg7_R117 0 (dread ref %Reg0_R117)
  endtry
  try { @label25 @label27 }
  intrinsiccallwithtype <$LLabelTry_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (dread ref $LLabelTry_3B_7Clog)
  dassign %Reg1_I 0 (constval i32 44)
  dassign %Reg1_C 0 (cvt u16 i32 (dread i32 %Reg1_I))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28C_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R115, dread u16 %Reg1_C) { dassign %Reg0_R115 0 }
  dassign %Reg7_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg7_R117))
  dassign %Reg0_R113 0 (dread ref %Reg7_R113)
  dassign %Reg0_R117 0 (retype ref <* <$Ljava_2Flang_2FThrowable_3B>> (dread ref %Reg0_R113))
  throw (dread ref %Reg0_R117)
  endtry
@label23
  try { @label25 @label27 }
  dassign %Reg4_I 0 (add i32 (dread i32 %Reg4_I, constval i32 1))
  goto @label4
  endtry
@label24
  intrinsiccallwithtype <$LLabelTry_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (dread ref $LLabelTry_3B_7Clog)
  dassign %Reg1_I 0 (constval i32 124)
  dassign %Reg1_C 0 (cvt u16 i32 (dread i32 %Reg1_I))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28C_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R115, dread u16 %Reg1_C) { dassign %Reg0_R115 0 }
  goto @label28
@label25
  catch { <* <$Ljava_2Flang_2FRuntimeException_3B>> }
  dassign %Reg0_R119 0 (regread ptr %%thrownval)
  try { @label27 }
  dassign %Reg4_R119 0 (dread ref %Reg0_R119)
  intrinsiccallwithtype <$LLabelTry_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (dread ref $LLabelTry_3B_7Clog)
  dassign %Reg1_R119 0 (dread ref %Reg4_R119)
  virtualcallassigned &Ljava_2Flang_2FRuntimeException_3B_7CgetMessage_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R119) { dassign %Reg1_R116 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R115, dread ref %Reg1_R116) { dassign %Reg0_R115 0 }
  dassign %Reg1_I 0 (constval i32 33)
  dassign %Reg1_C 0 (cvt u16 i32 (dread i32 %Reg1_I))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28C_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R115, dread u16 %Reg1_C) { dassign %Reg0_R115 0 }
  dassign %Reg0_I 0 (dread i32 %Reg3_I)
  dassign %Reg1_I 0 (constval i32 5)
  brtrue @label26 (ne i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg0_I 0 (dread i32 %Reg2_I)
  dassign %Reg0_I 0 (neg i32 (dread i32 %Reg0_I))
  dassign %Reg5_I 0 (dread i32 %Reg0_I)
  endtry
  intrinsiccallwithtype <$LLabelTry_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (dread ref $LLabelTry_3B_7Clog)
  dassign %Reg1_I 0 (constval i32 124)
  dassign %Reg1_C 0 (cvt u16 i32 (dread i32 %Reg1_I))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28C_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R115, dread u16 %Reg1_C) { dassign %Reg0_R115 0 }
  dassign %Reg0_I 0 (dread i32 %Reg5_I)
  return (dread i32 %Reg0_I)
@label26
  intrinsiccallwithtype <$LLabelTry_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (dread ref $LLabelTry_3B_7Clog)
  dassign %Reg1_I 0 (constval i32 124)
  dassign %Reg1_C 0 (cvt u16 i32 (dread i32 %Reg1_I))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28C_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R115, dread u16 %Reg1_C) { dassign %Reg0_R115 0 }
  goto @label28
@label27
  catch { <* void> }
  dassign %Reg0_R117 0 (regread ptr %%thrownval)
  try { @label27 }
  dassign %Reg8_R117 0 (dread ref %Reg0_R117)
  endtry
  intrinsiccallwithtype <$LLabelTry_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (dread ref $LLabelTry_3B_7Clog)
  dassign %Reg1_I 0 (constval i32 124)
  dassign %Reg1_C 0 (cvt u16 i32 (dread i32 %Reg1_I))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28C_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R115, dread u16 %Reg1_C) { dassign %Reg0_R115 0 }
  dassign %Reg8_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg8_R117))
  dassign %Reg0_R113 0 (dread ref %Reg8_R113)
  dassign %Reg0_R117 0 (retype ref <* <$Ljava_2Flang_2FThrowable_3B>> (dread ref %Reg0_R113))
  throw (dread ref %Reg0_R117)
@label28
  dassign %Reg3_I 0 (add i32 (dread i32 %Reg3_I, constval i32 1))
  goto @label3
@label29
LOC 1 8
  dassign %Reg0_I 0 (dread i32 %Reg2_I)
  return (dread i32 %Reg0_I)
}
func &LLabelTry_3B_7ChandlerLoop_7C_28_29I static () i32 {
  funcid 4
  var %Reg0_I i32
  var %Reg2_I i32
  var %Reg1_I i32
  var %Reg0_R120 <* <$Ljava_2Flang_2FIllegalStateException_3B>>
  var %Reg0_R117 <* <$Ljava_2Flang_2FThrowable_3B>>
  var %Reg3_R120 <* <$Ljava_2Flang_2FIllegalStateException_3B>>

ALIAS %e %Reg3_R120 <* <$Ljava_2Flang_2FIllegalStateException_3B>>
ALIAS %tries %Reg2_I i32
  intrinsiccallwithtype <$LLabelTry_3B> JAVA_CLINIT_CHECK ()
LOC 1 10
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg2_I 0 (dread i32 %Reg0_I)
@label30
  try { @label32 }
  dassign %Reg2_I 0 (add i32 (dread i32 %Reg2_I, constval i32 1))
  dassign %Reg0_I 0 (dread i32 %Reg2_I)
  dassign %Reg1_I 0 (constval i32 5)
  brtrue @label31 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  intrinsiccallwithtype <$Ljava_2Flang_2FIllegalStateException_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R120 0 (gcmalloc ref <$Ljava_2Flang_2FIllegalStateException_3B>)
  callassigned &Ljava_2Flang_2FIllegalStateException_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R120) {}
  dassign %Reg0_R117 0 (retype ref <* <$Ljava_2Flang_2FThrowable_3B>> (dread ref %Reg0_R120))
  throw (dread ref %Reg0_R117)
  endtry
@label31
  try { @label32 }
  dassign %Reg0_I 0 (dread i32 %Reg2_I)
  endtry
  return (dread i32 %Reg0_I)
@label32
  catch { <* <$Ljava_2Flang_2FIllegalStateException_3B>> }
  dassign %Reg0_R120 0 (regread ptr %%thrownval)
  dassign %Reg3_R120 0 (dread ref %Reg0_R120)
  goto @label30
}
func &LLabelTry_3B_7CnestedHandlers_7C_28I_29I static (var %Reg9_I i32) i32 {
  funcid 5
  var %Reg0_R114 <* <$LLabelTry_24E1_3B>>
  var %Reg1_R116 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_13 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R117 <* <$Ljava_2Flang_2FThrowable_3B>>
  var %Reg4_R114 <* <$LLabelTry_24E1_3B>>
  var %Reg0_I i32
  var %Reg0_R118 <* <$LLabelTry_24E2_3B>>
  var %L_STR_14 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_I i32
  var %Reg0_R119 <* <$Ljava_2Flang_2FRuntimeException_3B>>
  var %Reg1_R114 <* <$LLabelTry_24E1_3B>>
  var %Reg1_R117 <* <$Ljava_2Flang_2FThrowable_3B>>
  var %Reg5_R118 <* <$LLabelTry_24E2_3B>>
  var %Reg3_I i32
  var %Reg6_I i32
  var %Reg7_R117 <* <$Ljava_2Flang_2FThrowable_3B>>
  var %Reg7_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg5_I i32
  var %Reg4_R119 <* <$Ljava_2Flang_2FRuntimeException_3B>>
  var %Reg8_R117 <* <$Ljava_2Flang_2FThrowable_3B>>
  var %Reg8_R113 <* <$Ljava_2Flang_2FObject_3B>>

ALIAS %f %Reg5_R118 <* <$LLabelTry_24E2_3B>>
ALIAS %e %Reg4_R119 <* <$Ljava_2Flang_2FRuntimeException_3B>>
ALIAS %k %Reg9_I i32
  intrinsiccallwithtype <$LLabelTry_3B> JAVA_CLINIT_CHECK ()
  try { @label33 @label42 @label43 @label46 }
LOC 1 11
  intrinsiccallwithtype <$LLabelTry_24E1_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R114 0 (gcmalloc ref <$LLabelTry_24E1_3B>)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_3100) { dassign %L_STR_13 0 }
  dassign %Reg1_R116 0 (dread ptr %L_STR_13)
  callassigned &LLabelTry_24E1_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R114, dread ref %Reg1_R116) {}
  dassign %Reg0_R117 0 (retype ref <* <$Ljava_2Flang_2FThrowable_3B>> (dread ref %Reg0_R114))
  throw (dread ref %Reg0_R117)
  endtry
@label33
  catch { <* <$LLabelTry_24E1_3B>> }
  dassign %Reg0_R114 0 (regread ptr %%thrownval)
  try { @label42 @label43 @label46 }
  dassign %Reg4_R114 0 (dread ref %Reg0_R114)
  endtry
  try { @label37 @label40 @label42 @label43 @label46 }
  dassign %Reg0_I 0 (dread i32 %Reg9_I)
  brtrue @label34 (ne i32 i32 (dread i32 %Reg0_I, constval i32 0))
  intrinsiccallwithtype <$LLabelTry_24E2_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R118 0 (gcmalloc ref <$LLabelTry_24E2_3B>)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_3200) { dassign %L_STR_14 0 }
  dassign %Reg1_R116 0 (dread ptr %L_STR_14)
  callassigned &LLabelTry_24E2_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R118, dread ref %Reg1_R116) {}
  dassign %Reg0_R117 0 (retype ref <* <$Ljava_2Flang_2FThrowable_3B>> (dread ref %Reg0_R118))
  throw (dread ref %Reg0_R117)
  endtry
@label34
  try { @label37 @label40 @label42 @label43 @label46 }
  dassign %Reg0_I 0 (dread i32 %Reg9_I)
  dassign %Reg1_I 0 (constval i32 1)
  brtrue @label35 (ne i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg0_R114 0 (dread ref %Reg4_R114)
  dassign %Reg0_R117 0 (retype ref <* <$Ljava_2Flang_2FThrowable_3B>> (dread ref %Reg0_R114))
  throw (dread ref %Reg0_R117)
  endtry
@label35
  try { @label37 @label40 @label42 @label43 @label46 }
  dassign %Reg0_I 0 (dread i32 %Reg9_I)
  dassign %Reg1_I 0 (constval i32 2)
  brtrue @label36 (ne i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  intrinsiccallwithtype <$Ljava_2Flang_2FRuntimeException_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R119 0 (gcmalloc ref <$Ljava_2Flang_2FRuntimeException_3B>)
  dassign %Reg1_R114 0 (dread ref %Reg4_R114)
  dassign %Reg1_R117 0 (retype ref <* <$Ljava_2Flang_2FThrowable_3B>> (dread ref %Reg1_R114))
  callassigned &Ljava_2Flang_2FRuntimeException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FThrowable_3B_29V (dread ref %Reg0_R119, dread ref %Reg1_R117) {}
  dassign %Reg0_R117 0 (retype ref <* <$Ljava_2Flang_2FThrowable_3B>> (dread ref %Reg0_R119))
  throw (dread ref %Reg0_R117)
  endtry
@label36
  try { @label42 @label43 @label46 }
  intrinsiccallwithtype <$LLabelTry_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_I 0 (dread i32 $LLabelTry_3B_7Cn)
  dassign %Reg1_I 0 (constval i32 1000)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  intrinsiccallwithtype <$LLabelTry_3B> JAVA_CLINIT_CHECK ()
  dassign $LLabelTry_3B_7Cn 0 (dread i32 %Reg0_I)
  goto @label41
  endtry
@label37
  catch { <* <$LLabelTry_24E2_3B>> }
  dassign %Reg0_R118 0 (regread ptr %%thrownval)
  try { @label40 @label42 @label43 @label46 }
  dassign %Reg5_R118 0 (dread ref %Reg0_R118)
  dassign %Reg0_R118 0 (dread ref %Reg5_R118)
  dassign %Reg1_R114 0 (dread ref %Reg4_R114)
  brtrue @label38 (ne i32 ref (dread ref %Reg0_R118, dread ref %Reg1_R114))
  dassign %Reg0_I 0 (constval i32 1)
  dassign %Reg3_I 0 (dread i32 %Reg0_I)
  goto @label39
  endtry
@label38
  try { @label40 @label42 @label43 @label46 }
  dassign %Reg0_I 0 (constval i32 2)
  dassign %Reg3_I 0 (dread i32 %Reg0_I)
  endtry
@label39
  try { @label40 @label42 @label43 @label46 }
  dassign %Reg0_I 0 (dread i32 %Reg3_I)
  dassign %Reg6_I 0 (dread i32 %Reg0_I)
  endtry
  try { @label42 @label43 @label46 }
  intrinsiccallwithtype <$LLabelTry_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_I 0 (dread i32 $LLabelTry_3B_7Cn)
  dassign %Reg1_I 0 (constval i32 1000)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  intrinsiccallwithtype <$LLabelTry_3B> JAVA_CLINIT_CHECK ()
  dassign $LLabelTry_3B_7Cn 0 (dread i32 %Reg0_I)
  endtry
  intrinsiccallwithtype <$LLabelTry_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_I 0 (dread i32 $LLabelTry_3B_7Cn)
  dassign %Reg1_I 0 (constval i32 0x2710)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  intrinsiccallwithtype <$LLabelTry_3B> JAVA_CLINIT_CHECK ()
  dassign $LLabelTry_3B_7Cn 0 (dread i32 %Reg0_I)
  dassign %Reg0_I 0 (dread i32 %Reg6_I)
  return (dread i32 %Reg0_I)
@label40
  catch { <* void> }
  dassign %Reg0_R117 0 (regread ptr %%thrownval)
  try { @label40 @label42 @label43 @label46 }
  dassign %Reg7_R117 0 (dread ref %Reg0_R117)
  endtry
  try { @label42 @label43 @label46 }
  intrinsiccallwithtype <$LLabelTry_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_I 0 (dread i32 $LLabelTry_3B_7Cn)
  dassign %Reg1_I 0 (constval i32 1000)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  intrinsiccallwithtype <$LLabelTry_3B> JAVA_CLINIT_CHECK ()
  dassign $LLabelTry_3B_7Cn 0 (dread i32 %Reg0_I)
  dassign %Reg7_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg7_R117))
  dassign %Reg0_R113 0 (dread ref %Reg7_R113)
  dassign %Reg0_R117 0 (retype ref <* <$Ljava_2Flang_2FThrowable_3B>> (dread ref %Reg0_R113))
  throw (dread ref %Reg0_R117)
  endtry
@label41
  try { @label42 @label43 @label46 }
  dassign %Reg0_I 0 (constval i32 3)
  dassign %Reg5_I 0 (dread i32 %Reg0_I)
  endtry
  intrinsiccallwithtype <$LLabelTry_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_I 0 (dread i32 $LLabelTry_3B_7Cn)
  dassign %Reg1_I 0 (constval i32 0x2710)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  intrinsiccallwithtype <$LLabelTry_3B> JAVA_CLINIT_CHECK ()
  dassign $LLabelTry_3B_7Cn 0 (dread i32 %Reg0_I)
  dassign %Reg0_I 0 (dread i32 %Reg5_I)
  return (dread i32 %Reg0_I)
@label42
  catch { <* <$LLabelTry_24E1_3B>> }
  dassign %Reg0_R114 0 (regread ptr %%thrownval)
  try { @label46 }
  dassign %Reg4_R114 0 (dread ref %Reg0_R114)
  dassign %Reg0_I 0 (constval i32 4)
  dassign %Reg5_I 0 (dread i32 %Reg0_I)
  endtry
  intrinsiccallwithtype <$LLabelTry_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_I 0 (dread i32 $LLabelTry_3B_7Cn)
  dassign %Reg1_I 0 (constval i32 0x2710)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  intrinsiccallwithtype <$LLabelTry_3B> JAVA_CLINIT_CHECK ()
  dassign $LLabelTry_3B_7Cn 0 (dread i32 %Reg0_I)
  dassign %Reg0_I 0 (dread i32 %Reg5_I)
  return (dread i32 %Reg0_I)
@label43
  catch { <* <$Ljava_2Flang_2FRuntimeException_3B>> }
  dassign %Reg0_R119 0 (regread ptr %%thrownval)
  try { @label46 }
  dassign %Reg4_R119 0 (dread ref %Reg0_R119)
  dassign %Reg0_R119 0 (dread ref %Reg4_R119)
  virtualcallassigned &Ljava_2Flang_2FRuntimeException_3B_7CgetCause_7C_28_29Ljava_2Flang_2FThrowable_3B (dread ref %Reg0_R119) { dassign %Reg0_R117 0 }
  dassign %Reg0_I 0 (intrinsicopwithtype i32 <* <$LLabelTry_24E1_3B>> JAVA_INSTANCE_OF (dread ref %Reg0_R117))
  brtrue @label44 (eq i32 i32 (dread i32 %Reg0_I, constval i32 0))
  dassign %Reg0_I 0 (constval i32 5)
  dassign %Reg3_I 0 (dread i32 %Reg0_I)
  goto @label45
  endtry
@label44
  try { @label46 }
  dassign %Reg0_I 0 (constval i32 6)
  dassign %Reg3_I 0 (dread i32 %Reg0_I)
  endtry
@label45
  try { @label46 }
  dassign %Reg0_I 0 (dread i32 %Reg3_I)
  dassign %Reg5_I 0 (dread i32 %Reg0_I)
  endtry
  intrinsiccallwithtype <$LLabelTry_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_I 0 (dread i32 $LLabelTry_3B_7Cn)
  dassign %Reg1_I 0 (constval i32 0x2710)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  intrinsiccallwithtype <$LLabelTry_3B> JAVA_CLINIT_CHECK ()
  dassign $LLabelTry_3B_7Cn 0 (dread i32 %Reg0_I)
  dassign %Reg0_I 0 (dread i32 %Reg5_I)
  return (dread i32 %Reg0_I)
@label46
  catch { <* void> }
  dassign %Reg0_R117 0 (regread ptr %%thrownval)
  try { @label46 }
  dassign %Reg8_R117 0 (dread ref %Reg0_R117)
  endtry
  intrinsiccallwithtype <$LLabelTry_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_I 0 (dread i32 $LLabelTry_3B_7Cn)
  dassign %Reg1_I 0 (constval i32 0x2710)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  intrinsiccallwithtype <$LLabelTry_3B> JAVA_CLINIT_CHECK ()
  dassign $LLabelTry_3B_7Cn 0 (dread i32 %Reg0_I)
  dassign %Reg8_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg8_R117))
  dassign %Reg0_R113 0 (dread ref %Reg8_R113)
  dassign %Reg0_R117 0 (retype ref <* <$Ljava_2Flang_2FThrowable_3B>> (dread ref %Reg0_R113))
  throw (dread ref %Reg0_R117)
}
func &LLabelTry_3B_7CswapInTry_7C_28Ljava_2Flang_2FObject_3BLjava_2Flang_2FObject_3B_29Ljava_2Flang_2FObject_3B static (var %Reg6_R113 <* <$Ljava_2Flang_2FObject_3B>>, var %Reg7_R113 <* <$Ljava_2Flang_2FObject_3B>>) <* <$Ljava_2Flang_2FObject_3B>> {
  funcid 6
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg3_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_R119 <* <$Ljava_2Flang_2FRuntimeException_3B>>
  var %Reg1_R116 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_15 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R117 <* <$Ljava_2Flang_2FThrowable_3B>>
  var %Reg0_R116 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg6_R116 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg4_R119 <* <$Ljava_2Flang_2FRuntimeException_3B>>
  var %Reg3_R119 <* <$Ljava_2Flang_2FRuntimeException_3B>>
  var %Reg5_R117 <* <$Ljava_2Flang_2FThrowable_3B>>
  var %Reg5_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_R115 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %L_STR_16 <* <$Ljava_2Flang_2FString_3B>>

ALIAS %e %Reg4_R119 <* <$Ljava_2Flang_2FRuntimeException_3B>>
ALIAS %a %Reg6_R113 <* <$Ljava_2Flang_2FObject_3B>>
ALIAS %b %Reg7_R113 <* <$Ljava_2Flang_2FObject_3B>>
ALIAS %t %Reg3_R113 <* <$Ljava_2Flang_2FObject_3B>>
  intrinsiccallwithtype <$LLabelTry_3B> JAVA_CLINIT_CHECK ()
LOC 1 12
  dassign %Reg0_R113 0 (dread ref %Reg6_R113)
  dassign %Reg3_R113 0 (dread ref %Reg0_R113)
  try { @label48 @label49 }
  dassign %Reg0_R113 0 (dread ref %Reg7_R113)
  dassign %Reg3_R113 0 (dread ref %Reg0_R113)
  dassign %Reg0_R113 0 (dread ref %Reg7_R113)
  brtrue @label47 (ne i32 ref (dread ref %Reg0_R113, constval ref 0))
  intrinsiccallwithtype <$Ljava_2Flang_2FRuntimeException_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R119 0 (gcmalloc ref <$Ljava_2Flang_2FRuntimeException_3B>)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_7100) { dassign %L_STR_15 0 }
  dassign %Reg1_R116 0 (dread ptr %L_STR_15)
  callassigned &Ljava_2Flang_2FRuntimeException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R119, dread ref %Reg1_R116) {}
  dassign %Reg0_R117 0 (retype ref <* <$Ljava_2Flang_2FThrowable_3B>> (dread ref %Reg0_R119))
  throw (dread ref %Reg0_R117)
  endtry
@label47
  try { @label48 @label49 }
  dassign %Reg0_R113 0 (dread ref %Reg3_R113)
  virtualcallassigned &Ljava_2Flang_2FObject_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg0_R113) { dassign %Reg0_R116 0 }
  dassign %Reg6_R116 0 (dread ref %Reg0_R116)
  endtry
  dassign %Reg0_R113 0 (dread ref %Reg3_R113)
  dassign %Reg6_R113 0 (dread ref %Reg0_R113)
  goto @label50
@label48
  catch { <* <$Ljava_2Flang_2FRuntimeException_3B>> }
  dassign %Reg0_R119 0 (regread ptr %%thrownval)
  try { @label49 }
  dassign %Reg4_R119 0 (dread ref %Reg0_R119)
  dassign %Reg0_R119 0 (dread ref %Reg4_R119)
  dassign %Reg3_R119 0 (dread ref %Reg0_R119)
  dassign %Reg3_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg3_R119))
  dassign %Reg0_R113 0 (dread ref %Reg6_R113)
  dassign %Reg7_R113 0 (dread ref %Reg0_R113)
  endtry
  dassign %Reg3_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg3_R119))
  dassign %Reg0_R113 0 (dread ref %Reg3_R113)
  dassign %Reg6_R113 0 (dread ref %Reg0_R113)
  goto @label50
@label49
  catch { <* void> }
  dassign %Reg0_R117 0 (regread ptr %%thrownval)
  try { @label49 }
  dassign %Reg5_R117 0 (dread ref %Reg0_R117)
  endtry
  dassign %Reg0_R113 0 (dread ref %Reg3_R113)
  dassign %Reg6_R113 0 (dread ref %Reg0_R113)
  dassign %Reg5_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg5_R117))
  dassign %Reg0_R113 0 (dread ref %Reg5_R113)
  dassign %Reg0_R117 0 (retype ref <* <$Ljava_2Flang_2FThrowable_3B>> (dread ref %Reg0_R113))
  throw (dread ref %Reg0_R117)
@label50
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R115) {}
  dassign %Reg1_R113 0 (dread ref %Reg6_R113)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R115, dread ref %Reg1_R113) { dassign %Reg0_R115 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2f00) { dassign %L_STR_16 0 }
  dassign %Reg1_R116 0 (dread ptr %L_STR_16)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R115, dread ref %Reg1_R116) { dassign %Reg0_R115 0 }
  dassign %Reg1_R113 0 (dread ref %Reg7_R113)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R115, dread ref %Reg1_R113) { dassign %Reg0_R115 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg0_R115) { dassign %Reg0_R116 0 }
  return (dread ref %Reg0_R116)
}
func &LLabelTry_3B_7Cacc_7C_28I_29Ljava_2Flang_2FString_3B static (var %Reg5_I i32) <* <$Ljava_2Flang_2FString_3B>> {
  funcid 7
  var %Reg0_R116 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_17 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg2_R116 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R115 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg1_R116 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_18 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_I i32
  var %L_STR_19 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_20 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R121 <* <$Ljava_2Flang_2FArithmeticException_3B>>
  var %Reg3_R121 <* <$Ljava_2Flang_2FArithmeticException_3B>>
  var %L_STR_21 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_R121 <* <$Ljava_2Flang_2FArithmeticException_3B>>
  var %Reg0_R117 <* <$Ljava_2Flang_2FThrowable_3B>>
  var %Reg4_R117 <* <$Ljava_2Flang_2FThrowable_3B>>
  var %Reg4_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>

ALIAS %e %Reg3_R121 <* <$Ljava_2Flang_2FArithmeticException_3B>>
ALIAS %k %Reg5_I i32
ALIAS %s %Reg2_R116 <* <$Ljava_2Flang_2FString_3B>>
  intrinsiccallwithtype <$LLabelTry_3B> JAVA_CLINIT_CHECK ()
LOC 1 13
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_7300) { dassign %L_STR_17 0 }
  dassign %Reg0_R116 0 (dread ptr %L_STR_17)
  dassign %Reg2_R116 0 (dread ref %Reg0_R116)
  try { @label51 @label52 }
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R115) {}
  dassign %Reg1_R116 0 (dread ref %Reg2_R116)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R115, dread ref %Reg1_R116) { dassign %Reg0_R115 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_6100) { dassign %L_STR_18 0 }
  dassign %Reg1_R116 0 (dread ptr %L_STR_18)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R115, dread ref %Reg1_R116) { dassign %Reg0_R115 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg0_R115) { dassign %Reg0_R116 0 }
  dassign %Reg2_R116 0 (dread ref %Reg0_R116)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R115) {}
  dassign %Reg1_R116 0 (dread ref %Reg2_R116)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R115, dread ref %Reg1_R116) { dassign %Reg0_R115 0 }
  dassign %Reg1_I 0 (dread i32 %Reg5_I)
  intrinsiccallwithtype <$LLabelTry_3B> JAVA_CLINIT_CHECK ()
  callassigned &LLabelTry_3B_7Cdiv_7C_28I_29I (dread i32 %Reg1_I) { dassign %Reg1_I 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R115, dread i32 %Reg1_I) { dassign %Reg0_R115 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg0_R115) { dassign %Reg0_R116 0 }
  dassign %Reg2_R116 0 (dread ref %Reg0_R116)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R115) {}
  dassign %Reg1_R116 0 (dread ref %Reg2_R116)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R115, dread ref %Reg1_R116) { dassign %Reg0_R115 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_6200) { dassign %L_STR_19 0 }
  dassign %Reg1_R116 0 (dread ptr %L_STR_19)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R115, dread ref %Reg1_R116) { dassign %Reg0_R115 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg0_R115) { dassign %Reg0_R116 0 }
  dassign %Reg2_R116 0 (dread ref %Reg0_R116)
  endtry
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R115) {}
  dassign %Reg1_R116 0 (dread ref %Reg2_R116)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R115, dread ref %Reg1_R116) { dassign %Reg0_R115 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_6600) { dassign %L_STR_20 0 }
  dassign %Reg1_R116 0 (dread ptr %L_STR_20)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R115, dread ref %Reg1_R116) { dassign %Reg0_R115 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg0_R115) { dassign %Reg0_R116 0 }
  dassign %Reg2_R116 0 (dread ref %Reg0_R116)
  goto @label53
@label51
  catch { <* <$Ljava_2Flang_2FArithmeticException_3B>> }
  dassign %Reg0_R121 0 (regread ptr %%thrownval)
  try { @label52 }
  dassign %Reg3_R121 0 (dread ref %Reg0_R121)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R115) {}
  dassign %Reg1_R116 0 (dread ref %Reg2_R116)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R115, dread ref %Reg1_R116) { dassign %Reg0_R115 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_6300) { dassign %L_STR_21 0 }
  dassign %Reg1_R116 0 (dread ptr %L_STR_21)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R115, dread ref %Reg1_R116) { dassign %Reg0_R115 0 }
  dassign %Reg1_R121 0 (dread ref %Reg3_R121)
  virtualcallassigned &Ljava_2Flang_2FArithmeticException_3B_7CgetMessage_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R121) { dassign %Reg1_R116 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R115, dread ref %Reg1_R116) { dassign %Reg0_R115 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg0_R115) { dassign %Reg0_R116 0 }
  dassign %Reg2_R116 0 (dread ref %Reg0_R116)
  endtry
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R115) {}
  dassign %Reg1_R116 0 (dread ref %Reg2_R116)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R115, dread ref %Reg1_R116) { dassign %Reg0_R115 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_6600) { dassign %L_STR_20 0 }
  dassign %Reg1_R116 0 (dread ptr %L_STR_20)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R115, dread ref %Reg1_R116) { dassign %Reg0_R115 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg0_R115) { dassign %Reg0_R116 0 }
  dassign %Reg2_R116 0 (dread ref %Reg0_R116)
  goto @label53
@label52
  catch { <* void> }
  dassign %Reg0_R117 0 (regread ptr %%thrownval)
  dassign %Reg4_R117 0 (dread ref %Reg0_R117)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R115) {}
  dassign %Reg1_R116 0 (dread ref %Reg2_R116)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R115, dread ref %Reg1_R116) { dassign %Reg0_R115 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_6600) { dassign %L_STR_20 0 }
  dassign %Reg1_R116 0 (dread ptr %L_STR_20)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R115, dread ref %Reg1_R116) { dassign %Reg0_R115 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg0_R115) { dassign %Reg0_R116 0 }
  dassign %Reg2_R116 0 (dread ref %Reg0_R116)
  dassign %Reg4_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg4_R117))
  dassign %Reg0_R113 0 (dread ref %Reg4_R113)
  dassign %Reg0_R117 0 (retype ref <* <$Ljava_2Flang_2FThrowable_3B>> (dread ref %Reg0_R113))
  throw (dread ref %Reg0_R117)
@label53
  dassign %Reg0_R116 0 (dread ref %Reg2_R116)
  return (dread ref %Reg0_R116)
}
func &LLabelTry_3B_7Cdiv_7C_28I_29I static (var %Reg2_I i32) i32 {
  funcid 8
  var %Reg0_I i32
  var %Reg1_I i32

ALIAS %k %Reg2_I i32
  intrinsiccallwithtype <$LLabelTry_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_I 0 (constval i32 10)
  dassign %Reg1_I 0 (dread i32 %Reg2_I)
  dassign %Reg0_I 0 (div i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  return (dread i32 %Reg0_I)
}
func &LLabelTry_3B_7Cmany_7C_28I_29I static (var %Reg6_I i32) i32 {
  funcid 9
  var %Reg0_I i32
  var %Reg2_I i32
  var %Reg1_I i32
  var %Reg0_R117 <* <$Ljava_2Flang_2FThrowable_3B>>
  var %Reg3_R117 <* <$Ljava_2Flang_2FThrowable_3B>>
  var %Reg3_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg4_R117 <* <$Ljava_2Flang_2FThrowable_3B>>
  var %Reg4_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_R121 <* <$Ljava_2Flang_2FArithmeticException_3B>>
  var %Reg3_R121 <* <$Ljava_2Flang_2FArithmeticException_3B>>
  var %Reg5_R117 <* <$Ljava_2Flang_2FThrowable_3B>>
  var %Reg5_R113 <* <$Ljava_2Flang_2FObject_3B>>

ALIAS %e %Reg3_R121 <* <$Ljava_2Flang_2FArithmeticException_3B>>
ALIAS %k %Reg6_I i32
ALIAS %r %Reg2_I i32
  intrinsiccallwithtype <$LLabelTry_3B> JAVA_CLINIT_CHECK ()
LOC 1 14
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg2_I 0 (dread i32 %Reg0_I)
  try { @label58 @label59 }
  dassign %Reg0_I 0 (constval i32 1)
  dassign %Reg2_I 0 (dread i32 %Reg0_I)
  dassign %Reg0_I 0 (dread i32 %Reg6_I)
  intrinsiccallwithtype <$LLabelTry_3B> JAVA_CLINIT_CHECK ()
  callassigned &LLabelTry_3B_7Cdiv_7C_28I_29I (dread i32 %Reg0_I) { dassign %Reg0_I 0 }
  endtry
  try { @label56 @label58 @label59 }
  dassign %Reg0_I 0 (constval i32 2)
  dassign %Reg2_I 0 (dread i32 %Reg0_I)
  dassign %Reg0_I 0 (dread i32 %Reg6_I)
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg0_I 0 (sub i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  intrinsiccallwithtype <$LLabelTry_3B> JAVA_CLINIT_CHECK ()
  callassigned &LLabelTry_3B_7Cdiv_7C_28I_29I (dread i32 %Reg0_I) { dassign %Reg0_I 0 }
  endtry
  try { @label54 @label56 @label58 @label59 }
  dassign %Reg0_I 0 (constval i32 3)
  dassign %Reg2_I 0 (dread i32 %Reg0_I)
  dassign %Reg0_I 0 (dread i32 %Reg6_I)
  dassign %Reg1_I 0 (constval i32 2)
  dassign %Reg0_I 0 (sub i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  intrinsiccallwithtype <$LLabelTry_3B> JAVA_CLINIT_CHECK ()
  callassigned &LLabelTry_3B_7Cdiv_7C_28I_29I (dread i32 %Reg0_I) { dassign %Reg0_I 0 }
  endtry
  try { @label56 @label58 @label59 }
  dassign %Reg0_I 0 (dread i32 %Reg2_I)
  dassign %Reg1_I 0 (constval i32 10)
  dassign %Reg0_I 0 (mul i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg2_I 0 (dread i32 %Reg0_I)
  goto @label55
  endtry
@label54
  catch { <* void> }
  dassign %Reg0_R117 0 (regread ptr %%thrownval)
  try { @label56 @label58 @label59 }
  dassign %Reg3_R117 0 (dread ref %Reg0_R117)
  dassign %Reg0_I 0 (dread i32 %Reg2_I)
  dassign %Reg1_I 0 (constval i32 10)
  dassign %Reg0_I 0 (mul i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg2_I 0 (dread i32 %Reg0_I)
  dassign %Reg3_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg3_R117))
  dassign %Reg0_R113 0 (dread ref %Reg3_R113)
  dassign %Reg0_R117 0 (retype ref <* <$Ljava_2Flang_2FThrowable_3B>> (dread ref %Reg0_R113))
  throw (dread ref %Reg0_R117)
  endtry
@label55
  try { @label58 @label59 }
  dassign %Reg0_I 0 (dread i32 %Reg2_I)
  dassign %Reg1_I 0 (constval i32 10)
  dassign %Reg0_I 0 (mul i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg2_I 0 (dread i32 %Reg0_I)
  dassign %Reg0_I 0 (dread i32 %Reg6_I)
  dassign %Reg1_I 0 (constval i32 3)
  dassign %Reg0_I 0 (sub i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  intrinsiccallwithtype <$LLabelTry_3B> JAVA_CLINIT_CHECK ()
  callassigned &LLabelTry_3B_7Cdiv_7C_28I_29I (dread i32 %Reg0_I) { dassign %Reg0_I 0 }
  goto @label57
  endtry
@label56
  catch { <* void> }
  dassign %Reg0_R117 0 (regread ptr %%thrownval)
  try { @label58 @label59 }
  dassign %Reg4_R117 0 (dread ref %Reg0_R117)
  dassign %Reg0_I 0 (dread i32 %Reg2_I)
  dassign %Reg1_I 0 (constval i32 10)
  dassign %Reg0_I 0 (mul i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg2_I 0 (dread i32 %Reg0_I)
  dassign %Reg0_I 0 (dread i32 %Reg6_I)
  dassign %Reg1_I 0 (constval i32 3)
  dassign %Reg0_I 0 (sub i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  intrinsiccallwithtype <$LLabelTry_3B> JAVA_CLINIT_CHECK ()
  callassigned &LLabelTry_3B_7Cdiv_7C_28I_29I (dread i32 %Reg0_I) { dassign %Reg0_I 0 }
  dassign %Reg4_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg4_R117))
  dassign %Reg0_R113 0 (dread ref %Reg4_R113)
  dassign %Reg0_R117 0 (retype ref <* <$Ljava_2Flang_2FThrowable_3B>> (dread ref %Reg0_R113))
  throw (dread ref %Reg0_R117)
  endtry
@label57
  dassign %Reg0_I 0 (dread i32 %Reg2_I)
  dassign %Reg1_I 0 (constval i32 2)
  dassign %Reg0_I 0 (mul i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg2_I 0 (dread i32 %Reg0_I)
  goto @label60
@label58
  catch { <* <$Ljava_2Flang_2FArithmeticException_3B>> }
  dassign %Reg0_R121 0 (regread ptr %%thrownval)
  try { @label59 }
  dassign %Reg3_R121 0 (dread ref %Reg0_R121)
  dassign %Reg2_I 0 (add i32 (dread i32 %Reg2_I, constval i32 1))
  endtry
  dassign %Reg0_I 0 (dread i32 %Reg2_I)
  dassign %Reg1_I 0 (constval i32 2)
  dassign %Reg0_I 0 (mul i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg2_I 0 (dread i32 %Reg0_I)
  goto @label60
@label59
  catch { <* void> }
  dassign %Reg0_R117 0 (regread ptr %%thrownval)
  try { @label59 }
  dassign %Reg5_R117 0 (dread ref %Reg0_R117)
  endtry
  dassign %Reg0_I 0 (dread i32 %Reg2_I)
  dassign %Reg1_I 0 (constval i32 2)
  dassign %Reg0_I 0 (mul i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg2_I 0 (dread i32 %Reg0_I)
  dassign %Reg5_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg5_R117))
  dassign %Reg0_R113 0 (dread ref %Reg5_R113)
  dassign %Reg0_R117 0 (retype ref <* <$Ljava_2Flang_2FThrowable_3B>> (dread ref %Reg0_R113))
  throw (dread ref %Reg0_R117)
@label60
  dassign %Reg0_I 0 (dread i32 %Reg2_I)
  return (dread i32 %Reg0_I)
}
func &LLabelTry_3B_7Cwide_7C_28I_29J static (var %Reg11_I i32) i64 {
  funcid 10
  var %Reg0_J i64
  var %Reg6_J i64
  var %Reg0_D f64
  var %Reg8_D f64
  var %Reg1_I i32
  var %Reg1_J i64
  var %Reg1_D f64
  var %Reg0_R121 <* <$Ljava_2Flang_2FArithmeticException_3B>>
  var %Reg10_R121 <* <$Ljava_2Flang_2FArithmeticException_3B>>
  var %Reg2_D f64

ALIAS %e %Reg10_R121 <* <$Ljava_2Flang_2FArithmeticException_3B>>
ALIAS %k %Reg11_I i32
ALIAS %l %Reg6_J i64
ALIAS %d %Reg8_D f64
  intrinsiccallwithtype <$LLabelTry_3B> JAVA_CLINIT_CHECK ()
LOC 1 15
  dassign %Reg0_J 0 (constval i64 0x10000000000)
  dassign %Reg6_J 0 (dread i64 %Reg0_J)
  dassign %Reg0_D 0 (constval f64 0.5)
  dassign %Reg8_D 0 (dread f64 %Reg0_D)
  try { @label61 }
  dassign %Reg0_J 0 (dread i64 %Reg6_J)
  dassign %Reg1_I 0 (dread i32 %Reg11_I)
  dassign %Reg1_J 0 (cvt i64 i32 (dread i32 %Reg1_I))
  dassign %Reg0_J 0 (add i64 (dread i64 %Reg0_J, dread i64 %Reg1_J))
  dassign %Reg6_J 0 (dread i64 %Reg0_J)
  dassign %Reg0_D 0 (dread f64 %Reg8_D)
  dassign %Reg1_I 0 (dread i32 %Reg11_I)
  intrinsiccallwithtype <$LLabelTry_3B> JAVA_CLINIT_CHECK ()
  callassigned &LLabelTry_3B_7Cdiv_7C_28I_29I (dread i32 %Reg1_I) { dassign %Reg1_I 0 }
  dassign %Reg1_D 0 (cvt f64 i32 (dread i32 %Reg1_I))
  dassign %Reg0_D 0 (mul f64 (dread f64 %Reg0_D, dread f64 %Reg1_D))
  dassign %Reg8_D 0 (dread f64 %Reg0_D)
  dassign %Reg0_J 0 (dread i64 %Reg6_J)
  dassign %Reg1_J 0 (constval i64 1)
  dassign %Reg0_J 0 (add i64 (dread i64 %Reg0_J, dread i64 %Reg1_J))
  dassign %Reg6_J 0 (dread i64 %Reg0_J)
  endtry
  goto @label62
@label61
  catch { <* <$Ljava_2Flang_2FArithmeticException_3B>> }
  dassign %Reg0_R121 0 (regread ptr %%thrownval)
  dassign %Reg10_R121 0 (dread ref %Reg0_R121)
  dassign %Reg0_J 0 (dread i64 %Reg6_J)
  dassign %Reg0_J 0 (neg i64 (dread i64 %Reg0_J))
  dassign %Reg6_J 0 (dread i64 %Reg0_J)
  dassign %Reg0_D 0 (dread f64 %Reg8_D)
  dassign %Reg0_D 0 (neg f64 (dread f64 %Reg0_D))
  dassign %Reg8_D 0 (dread f64 %Reg0_D)
@label62
  dassign %Reg0_J 0 (dread i64 %Reg6_J)
  dassign %Reg1_D 0 (dread f64 %Reg8_D)
  dassign %Reg2_D 0 (constval f64 100)
  dassign %Reg1_D 0 (mul f64 (dread f64 %Reg1_D, dread f64 %Reg2_D))
  dassign %Reg1_J 0 (cvt i64 f64 (dread f64 %Reg1_D))
  dassign %Reg0_J 0 (add i64 (dread i64 %Reg0_J, dread i64 %Reg1_J))
  return (dread i64 %Reg0_J)
}
func &LLabelTry_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V public static (var %Reg6_R122 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>) void {
  funcid 11
  var %Reg0_I i32
  var %Reg4_I i32
  var %Reg1_I i32
  var %Reg0_R123 <* <$Ljava_2Fio_2FPrintStream_3B>>
  var %Reg1_R115 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg1_R116 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R115 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %L_STR_18 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg2_I i32
  var %Reg2_R124 <* <$Ljava_2Flang_2FInteger_3B>>
  var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg2_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg2_R116 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_22 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg2_J i64
  var %Reg0_R117 <* <$Ljava_2Flang_2FThrowable_3B>>
  var %Reg5_R117 <* <$Ljava_2Flang_2FThrowable_3B>>
  var %Reg5_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>

ALIAS %k %Reg4_I i32
ALIAS %args %Reg6_R122 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>
ALIAS %i %Reg4_I i32
  intrinsiccallwithtype <$LLabelTry_3B> JAVA_CLINIT_CHECK ()
LOC 1 17
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg4_I 0 (dread i32 %Reg0_I)
@label63
  dassign %Reg0_I 0 (dread i32 %Reg4_I)
  dassign %Reg1_I 0 (constval i32 5)
  brtrue @label64 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R123 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_I 0 (dread i32 %Reg4_I)
  intrinsiccallwithtype <$LLabelTry_3B> JAVA_CLINIT_CHECK ()
  callassigned &LLabelTry_3B_7Crun_7C_28I_29I (dread i32 %Reg1_I) { dassign %Reg1_I 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28I_29V (dread ref %Reg0_R123, dread i32 %Reg1_I) {}
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R123 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$LLabelTry_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R115 0 (dread ref $LLabelTry_3B_7Clog)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R115) { dassign %Reg1_R116 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R123, dread ref %Reg1_R116) {}
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R115) {}
  intrinsiccallwithtype <$LLabelTry_3B> JAVA_CLINIT_CHECK ()
  dassign $LLabelTry_3B_7Clog 0 (dread ref %Reg0_R115)
  dassign %Reg4_I 0 (add i32 (dread i32 %Reg4_I, constval i32 1))
  goto @label63
@label64
LOC 1 18
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R123 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$LLabelTry_3B> JAVA_CLINIT_CHECK ()
  callassigned &LLabelTry_3B_7ChandlerLoop_7C_28_29I () { dassign %Reg1_I 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28I_29V (dread ref %Reg0_R123, dread i32 %Reg1_I) {}
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg4_I 0 (dread i32 %Reg0_I)
@label65
  dassign %Reg0_I 0 (dread i32 %Reg4_I)
  dassign %Reg1_I 0 (constval i32 4)
  brtrue @label66 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R123 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_I 0 (dread i32 %Reg4_I)
  intrinsiccallwithtype <$LLabelTry_3B> JAVA_CLINIT_CHECK ()
  callassigned &LLabelTry_3B_7CnestedHandlers_7C_28I_29I (dread i32 %Reg1_I) { dassign %Reg1_I 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28I_29V (dread ref %Reg0_R123, dread i32 %Reg1_I) {}
  dassign %Reg4_I 0 (add i32 (dread i32 %Reg4_I, constval i32 1))
  goto @label65
@label66
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R123 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$LLabelTry_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_I 0 (dread i32 $LLabelTry_3B_7Cn)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28I_29V (dread ref %Reg0_R123, dread i32 %Reg1_I) {}
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R123 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_6100) { dassign %L_STR_18 0 }
  dassign %Reg1_R116 0 (dread ptr %L_STR_18)
  dassign %Reg2_I 0 (constval i32 5)
  intrinsiccallwithtype <$Ljava_2Flang_2FInteger_3B> JAVA_CLINIT_CHECK ()
  callassigned &Ljava_2Flang_2FInteger_3B_7CvalueOf_7C_28I_29Ljava_2Flang_2FInteger_3B (dread i32 %Reg2_I) { dassign %Reg2_R124 0 }
  intrinsiccallwithtype <$LLabelTry_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg1_R116))
  dassign %Reg2_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg2_R124))
  callassigned &LLabelTry_3B_7CswapInTry_7C_28Ljava_2Flang_2FObject_3BLjava_2Flang_2FObject_3B_29Ljava_2Flang_2FObject_3B (dread ref %Reg1_R113, dread ref %Reg2_R113) { dassign %Reg1_R113 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FObject_3B_29V (dread ref %Reg0_R123, dread ref %Reg1_R113) {}
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R123 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_6100) { dassign %L_STR_18 0 }
  dassign %Reg1_R116 0 (dread ptr %L_STR_18)
  dassign %Reg2_R113 0 (constval ref 0)
  intrinsiccallwithtype <$LLabelTry_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg1_R116))
  callassigned &LLabelTry_3B_7CswapInTry_7C_28Ljava_2Flang_2FObject_3BLjava_2Flang_2FObject_3B_29Ljava_2Flang_2FObject_3B (dread ref %Reg1_R113, dread ref %Reg2_R113) { dassign %Reg1_R113 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FObject_3B_29V (dread ref %Reg0_R123, dread ref %Reg1_R113) {}
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R123 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R115 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R115) {}
  dassign %Reg2_I 0 (constval i32 0)
  intrinsiccallwithtype <$LLabelTry_3B> JAVA_CLINIT_CHECK ()
  callassigned &LLabelTry_3B_7Cacc_7C_28I_29Ljava_2Flang_2FString_3B (dread i32 %Reg2_I) { dassign %Reg2_R116 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R115, dread ref %Reg2_R116) { dassign %Reg1_R115 0 }
  dassign %Reg2_I 0 (constval i32 3)
  intrinsiccallwithtype <$LLabelTry_3B> JAVA_CLINIT_CHECK ()
  callassigned &LLabelTry_3B_7Cacc_7C_28I_29Ljava_2Flang_2FString_3B (dread i32 %Reg2_I) { dassign %Reg2_R116 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R115, dread ref %Reg2_R116) { dassign %Reg1_R115 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R115) { dassign %Reg1_R116 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R123, dread ref %Reg1_R116) {}
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg4_I 0 (dread i32 %Reg0_I)
@label67
  dassign %Reg0_I 0 (dread i32 %Reg4_I)
  dassign %Reg1_I 0 (constval i32 5)
  brtrue @label68 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R123 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R115 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R115) {}
  dassign %Reg2_I 0 (dread i32 %Reg4_I)
  intrinsiccallwithtype <$LLabelTry_3B> JAVA_CLINIT_CHECK ()
  callassigned &LLabelTry_3B_7Cmany_7C_28I_29I (dread i32 %Reg2_I) { dassign %Reg2_I 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R115, dread i32 %Reg2_I) { dassign %Reg1_R115 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_22 0 }
  dassign %Reg2_R116 0 (dread ptr %L_STR_22)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R115, dread ref %Reg2_R116) { dassign %Reg1_R115 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R115) { dassign %Reg1_R116 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprint_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R123, dread ref %Reg1_R116) {}
  dassign %Reg4_I 0 (add i32 (dread i32 %Reg4_I, constval i32 1))
  goto @label67
@label68
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R123 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28_29V (dread ref %Reg0_R123) {}
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R123 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R115 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R115) {}
  dassign %Reg2_I 0 (constval i32 0)
  intrinsiccallwithtype <$LLabelTry_3B> JAVA_CLINIT_CHECK ()
  callassigned &LLabelTry_3B_7Cwide_7C_28I_29J (dread i32 %Reg2_I) { dassign %Reg2_J 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28J_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R115, dread i64 %Reg2_J) { dassign %Reg1_R115 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_22 0 }
  dassign %Reg2_R116 0 (dread ptr %L_STR_22)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R115, dread ref %Reg2_R116) { dassign %Reg1_R115 0 }
  dassign %Reg2_I 0 (constval i32 4)
  intrinsiccallwithtype <$LLabelTry_3B> JAVA_CLINIT_CHECK ()
  callassigned &LLabelTry_3B_7Cwide_7C_28I_29J (dread i32 %Reg2_I) { dassign %Reg2_J 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28J_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R115, dread i64 %Reg2_J) { dassign %Reg1_R115 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R115) { dassign %Reg1_R116 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R123, dread ref %Reg1_R116) {}
LOC 1 19
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg4_I 0 (dread i32 %Reg0_I)
@label69
  try { @label71 }
  dassign %Reg4_I 0 (add i32 (dread i32 %Reg4_I, constval i32 1))
  dassign %Reg0_I 0 (dread i32 %Reg4_I)
  dassign %Reg1_I 0 (constval i32 3)
  brtrue @label70 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  endtry
  dassign %Reg4_I 0 (add i32 (dread i32 %Reg4_I, constval i32 10))
  goto @label72
@label70
  dassign %Reg4_I 0 (add i32 (dread i32 %Reg4_I, constval i32 10))
  goto @label73
@label71
  catch { <* void> }
  dassign %Reg0_R117 0 (regread ptr %%thrownval)
  dassign %Reg5_R117 0 (dread ref %Reg0_R117)
  dassign %Reg4_I 0 (add i32 (dread i32 %Reg4_I, constval i32 10))
  dassign %Reg5_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg5_R117))
  dassign %Reg0_R113 0 (dread ref %Reg5_R113)
  dassign %Reg0_R117 0 (retype ref <* <$Ljava_2Flang_2FThrowable_3B>> (dread ref %Reg0_R113))
  throw (dread ref %Reg0_R117)
@label72
  dassign %Reg0_I 0 (dread i32 %Reg4_I)
  dassign %Reg1_I 0 (constval i32 50)
  brtrue @label69 (lt i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
@label73
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R123 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_I 0 (dread i32 %Reg4_I)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28I_29V (dread ref %Reg0_R123, dread i32 %Reg1_I) {}
LOC 1 20
  return ()
}
func &LLabelTry_3B_7C_3Cclinit_3E_7C_28_29V static constructor () void {
  funcid 12
  var %Reg0_R115 <* <$Ljava_2Flang_2FStringBuilder_3B>>

LOC 1 2
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R115) {}
  dassign $LLabelTry_3B_7Clog 0 (dread ref %Reg0_R115)
  return ()
}
func &LLabelTry_24E1_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V constructor (var %_this <* <$LLabelTry_24E1_3B>>, var %Reg3_R116 <* <$Ljava_2Flang_2FString_3B>>) void {
  funcid 13
  var %Reg2_R114 <* <$LLabelTry_24E1_3B>>
  var %Reg0_R114 <* <$LLabelTry_24E1_3B>>
  var %Reg1_R116 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R125 <* <$Ljava_2Flang_2FException_3B>>

ALIAS %s %Reg3_R116 <* <$Ljava_2Flang_2FString_3B>>
  dassign %Reg2_R114 0 (dread ref %_this)
LOC 1 3
  dassign %Reg0_R114 0 (dread ref %Reg2_R114)
  dassign %Reg1_R116 0 (dread ref %Reg3_R116)
  dassign %Reg0_R125 0 (retype ref <* <$Ljava_2Flang_2FException_3B>> (dread ref %Reg0_R114))
  callassigned &Ljava_2Flang_2FException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R125, dread ref %Reg1_R116) {}
  return ()
}
func &LLabelTry_24E2_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V constructor (var %_this <* <$LLabelTry_24E2_3B>>, var %Reg3_R116 <* <$Ljava_2Flang_2FString_3B>>) void {
  funcid 14
  var %Reg2_R118 <* <$LLabelTry_24E2_3B>>
  var %Reg0_R118 <* <$LLabelTry_24E2_3B>>
  var %Reg1_R116 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R114 <* <$LLabelTry_24E1_3B>>

ALIAS %s %Reg3_R116 <* <$Ljava_2Flang_2FString_3B>>
  dassign %Reg2_R118 0 (dread ref %_this)
  dassign %Reg0_R118 0 (dread ref %Reg2_R118)
  dassign %Reg1_R116 0 (dread ref %Reg3_R116)
  dassign %Reg0_R114 0 (retype ref <* <$LLabelTry_24E1_3B>> (dread ref %Reg0_R118))
  callassigned &LLabelTry_24E1_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R114, dread ref %Reg1_R116) {}
  return ()
}
