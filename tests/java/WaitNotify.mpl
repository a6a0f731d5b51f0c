flavor 1
srclang 3
id 65535
numfuncs 17
import "library.mplt"
import "WaitNotify.mplt"
entryfunc &LWaitNotify_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V
fileinfo {
  @INFO_filename "WaitNotify.class",
  @INFO_filename "WaitNotify$1.class",
  @INFO_filename "WaitNotify$2.class",
  @INFO_filename "WaitNotify$Consumer.class",
  @INFO_filename "WaitNotify$Queue.class"}
srcfileinfo {
  1 "WaitNotify.java"}
javaclass $LWaitNotify_3B <$LWaitNotify_3B> public
javaclass $LWaitNotify_241_3B <$LWaitNotify_241_3B>
javaclass $LWaitNotify_242_3B <$LWaitNotify_242_3B>
javaclass $LWaitNotify_24Consumer_3B <$LWaitNotify_24Consumer_3B>
javaclass $LWaitNotify_24Queue_3B <$LWaitNotify_24Queue_3B>
func &LWaitNotify_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$LWaitNotify_3B>>) void
func &LWaitNotify_3B_7Cboom_7C_28I_29I static synchronized (var %Reg5_I i32) i32
func &LWaitNotify_3B_7Cinst_7C_28I_29V virtual synchronized (var %_this <* <$LWaitNotify_3B>>, var %Reg10_I i32) void
func &LWaitNotify_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V public static (var %Reg18_R120 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>) void
func &LWaitNotify_3B_7Cnone_7C_28_29Ljava_2Flang_2FObject_3B static () <* <$Ljava_2Flang_2FObject_3B>>
func &LWaitNotify_3B_7Cnest_7C_28Ljava_2Flang_2FObject_3BI_29I static (var %Reg7_R113 <* <$Ljava_2Flang_2FObject_3B>>, var %Reg8_I i32) i32
func &LWaitNotify_3B_7C_3Cclinit_3E_7C_28_29V static constructor () void
func &LWaitNotify_241_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LWaitNotify_241_3B>>) void
func &LWaitNotify_241_3B_7Crun_7C_28_29V public virtual (var %_this <* <$LWaitNotify_241_3B>>) void
func &LWaitNotify_242_3B_7C_3Cinit_3E_7C_28AI_29V constructor (var %_this <* <$LWaitNotify_242_3B>>, var %Reg3_R130 <* <[] i32>>) void
func &LWaitNotify_242_3B_7Crun_7C_28_29V public virtual (var %_this <* <$LWaitNotify_242_3B>>) void
func &LWaitNotify_24Consumer_3B_7C_3Cinit_3E_7C_28LWaitNotify_24Queue_3B_29V constructor (var %_this <* <$LWaitNotify_24Consumer_3B>>, var %Reg3_R121 <* <$LWaitNotify_24Queue_3B>>) void
func &LWaitNotify_24Consumer_3B_7Crun_7C_28_29V public virtual (var %_this <* <$LWaitNotify_24Consumer_3B>>) void
func &LWaitNotify_24Queue_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LWaitNotify_24Queue_3B>>) void
func &LWaitNotify_24Queue_3B_7Cput_7C_28Ljava_2Flang_2FObject_3B_29V virtual synchronized (var %_this <* <$LWaitNotify_24Queue_3B>>, var %Reg6_R113 <* <$Ljava_2Flang_2FObject_3B>>) void
func &LWaitNotify_24Queue_3B_7Ctake_7C_28_29Ljava_2Flang_2FObject_3B virtual synchronized (var %_this <* <$LWaitNotify_24Queue_3B>>) <* <$Ljava_2Flang_2FObject_3B>>
func &LWaitNotify_24Queue_3B_7Cfinish_7C_28_29V virtual synchronized (var %_this <* <$LWaitNotify_24Queue_3B>>) void
var $_C_STR_62006f006f006d00 fstatic <[3] u64> readonly = [0, 0x900000000, 0x6d6f6f62002e3aeb]
var $_C_STR_6b00 fstatic <[3] u64> readonly = [0, 0x300000000, 0x6b0000006b]
var $_C_STR_2000 fstatic <[3] u64> readonly = [0, 0x300000000, 0x2000000020]
var $_C_STR_69006d0073006500 fstatic <[3] u64> readonly = [0, 0x900000000, 0x65736d6900316276]
var $_C_STR_8d4a563b17630b5c690385504d83b352 fstatic <[4] u64> readonly = [0, 0x1300000000, 0x656d6974024fcee5, 0x74756f2064]
var $_C_STR_6e006500760065007200 fstatic <[4] u64> readonly = [0, 0xb00000000, 0x6576656e063dca8c, 114]
var $_C_STR_6e0070006500 fstatic <[3] u64> readonly = [0, 0x700000000, 0x65706e0001aae3]
var $_C_STR_6f4b1390718820348c71fbdb24003947 fstatic <[4] u64> readonly = [0, 0x1500000000, 0x61727261b43fd292, 0x6b636f6c2079]
var $_C_STR_6c0069007400 fstatic <[3] u64> readonly = [0, 0x700000000, 0x74696c0001a297]
var $_C_STR_64006f006e006500 fstatic <[3] u64> readonly = [0, 0x900000000, 0x656e6f64002f2382]
var $_C_STR_6600720065006500 fstatic <[3] u64> readonly = [0, 0x900000000, 0x656572660030166c]
var $_C_STR_4a92db320200e7931606f240c2e8d010 fstatic <[4] u64> readonly = [0, 0x1700000000, 0x65746e698be92e42, 0x64657470757272]
var $LWaitNotify_3B_7Csum i32 static = 0
var $LWaitNotify_3B_7Ccount i32 static = 0
var $LWaitNotify_3B_7Clock <* <$Ljava_2Flang_2FObject_3B>> final static = 0
var $LWaitNotify_3B_7Cturn u1 static = 0
var $Ljava_2Flang_2FSystem_3B_7Cout extern <* <$Ljava_2Fio_2FPrintStream_3B>>
func &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FObject_3B>>) void
func &Ljava_2Flang_2FIllegalStateException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V public constructor (var %_this <* <$Ljava_2Flang_2FIllegalStateException_3B>>, var %Reg1_R116 <* <$Ljava_2Flang_2FString_3B>>) void
func &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>) void
func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg1_R116 <* <$Ljava_2Flang_2FString_3B>>) <* <$Ljava_2Flang_2FStringBuilder_3B>>
func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg1_I i32) <* <$Ljava_2Flang_2FStringBuilder_3B>>
func &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &Ljava_2Flang_2FException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V public constructor (var %_this <* <$Ljava_2Flang_2FException_3B>>, var %Reg1_R116 <* <$Ljava_2Flang_2FString_3B>>) void
func &LWaitNotify_24Consumer_3B_7Cstart_7C_28_29V public native virtual (var %_this <* <$LWaitNotify_24Consumer_3B>>) void
func &Ljava_2Flang_2FInteger_3B_7CvalueOf_7C_28I_29Ljava_2Flang_2FInteger_3B public static (var %Reg0_I i32) <* <$Ljava_2Flang_2FInteger_3B>>
func &LWaitNotify_24Consumer_3B_7Cjoin_7C_28_29V final public native virtual (var %_this <* <$LWaitNotify_24Consumer_3B>>) void
func &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V public virtual (var %_this <* <$Ljava_2Fio_2FPrintStream_3B>>, var %Reg1_R116 <* <$Ljava_2Flang_2FString_3B>>) void
func &Ljava_2Flang_2FIllegalStateException_3B_7CgetMessage_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$Ljava_2Flang_2FIllegalStateException_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &Ljava_2Flang_2FThread_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FRunnable_3B_29V public constructor (var %_this <* <$Ljava_2Flang_2FThread_3B>>, var %Reg1_R128 <* <$Ljava_2Flang_2FRunnable_3B>>) void
func &Ljava_2Flang_2FThread_3B_7Cstart_7C_28_29V public native virtual (var %_this <* <$Ljava_2Flang_2FThread_3B>>) void
func &Ljava_2Flang_2FThread_3B_7Cjoin_7C_28_29V final public native virtual (var %_this <* <$Ljava_2Flang_2FThread_3B>>) void
func &Ljava_2Flang_2FException_3B_7CgetMessage_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$Ljava_2Flang_2FException_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &Ljava_2Flang_2FObject_3B_7Cnotify_7C_28_29V final public native virtual (var %_this <* <$Ljava_2Flang_2FObject_3B>>) void
func &Ljava_2Flang_2FObject_3B_7Cwait_7C_28J_29V final public native virtual (var %_this <* <$Ljava_2Flang_2FObject_3B>>, var %Reg1_J i64) void
func &Ljava_2Flang_2FObject_3B_7Cwait_7C_28_29V final public native virtual (var %_this <* <$Ljava_2Flang_2FObject_3B>>) void
func &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28I_29V public virtual (var %_this <* <$Ljava_2Fio_2FPrintStream_3B>>, var %Reg1_I i32) void
func &Ljava_2Flang_2FThread_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FThread_3B>>) void
func &Ljava_2Flang_2FInteger_3B_7CintValue_7C_28_29I public virtual (var %_this <* <$Ljava_2Flang_2FInteger_3B>>) i32
func &Ljava_2Flang_2FObject_3B_7CnotifyAll_7C_28_29V final public native virtual (var %_this <* <$Ljava_2Flang_2FObject_3B>>) void
func &Ljava_2Flang_2FSystem_3B_7Carraycopy_7C_28Ljava_2Flang_2FObject_3BILjava_2Flang_2FObject_3BII_29V public static native (var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>, var %Reg1_I i32, var %Reg2_R113 <* <$Ljava_2Flang_2FObject_3B>>, var %Reg3_I i32, var %Reg4_I i32) void
var $__cinf_Ljava_2Flang_2FString_3B <$__class_meta__>
func &MCC_GetOrInsertLiteral () <* <$Ljava_2Flang_2FString_3B>>
func &LWaitNotify_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$LWaitNotify_3B>>) void {
  funcid 1
  var %Reg1_R112 <* <$LWaitNotify_3B>>
  var %Reg0_R112 <* <$LWaitNotify_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>

  dassign %Reg1_R112 0 (dread ref %_this)
LOC 1 1
  dassign %Reg0_R112 0 (dread ref %Reg1_R112)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R112))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
  return ()
}
func &LWaitNotify_3B_7Cboom_7C_28I_29I static synchronized (var %Reg5_I i32) i32 {
  funcid 2
  var %Reg0_R114 <* <$Ljava_2Flang_2FClass_3B>>
  var %Reg0_I i32
  var %Reg0_R115 <* <$Ljava_2Flang_2FIllegalStateException_3B>>
  var %Reg1_R116 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_10 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R117 <* <$Ljava_2Flang_2FThrowable_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg3_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_I i32
  var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_R114 <* <$Ljava_2Flang_2FClass_3B>>
  var %Reg4_R117 <* <$Ljava_2Flang_2FThrowable_3B>>
  var %Reg4_R113 <* <$Ljava_2Flang_2FObject_3B>>

ALIAS %k %Reg5_I i32
  intrinsiccallwithtype <$LWaitNotify_3B> JAVA_CLINIT_CHECK ()
LOC 1 9
  dassign %Reg0_R114 0 (intrinsicopwithtype ref <* <$LWaitNotify_3B>> JAVA_CONST_CLASS ())
  syncenter (dread ref %Reg0_R114)
  dassign %Reg0_I 0 (dread i32 %Reg5_I)
  brtrue @label0 (ne i32 i32 (dread i32 %Reg0_I, constval i32 0))
  intrinsiccallwithtype <$Ljava_2Flang_2FIllegalStateException_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (gcmalloc ref <$Ljava_2Flang_2FIllegalStateException_3B>)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_62006f006f006d00) { dassign %L_STR_10 0 }
  dassign %Reg1_R116 0 (dread ptr %L_STR_10)
  callassigned &Ljava_2Flang_2FIllegalStateException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R115, dread ref %Reg1_R116) {}
  dassign %Reg0_R117 0 (retype ref <* <$Ljava_2Flang_2FThrowable_3B>> (dread ref %Reg0_R115))
  throw (dread ref %Reg0_R117)
@label0
  intrinsiccallwithtype <$LWaitNotify_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R113 0 (dread ref $LWaitNotify_3B_7Clock)
  dassign %Reg3_R113 0 (dread ref %Reg0_R113)
  syncenter (dread ref %Reg0_R113)
  try { @label1 }
  dassign %Reg0_I 0 (dread i32 %Reg5_I)
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg0_I 0 (sub i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  intrinsiccallwithtype <$LWaitNotify_3B> JAVA_CLINIT_CHECK ()
  callassigned &LWaitNotify_3B_7Cboom_7C_28I_29I (dread i32 %Reg0_I) { dassign %Reg0_I 0 }
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg3_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg3_R113))
  dassign %Reg1_R113 0 (dread ref %Reg3_R113)
  syncexit (dread ref %Reg1_R113)
  endtry
  dassign %Reg1_R114 0 (intrinsicopwithtype ref <* <$LWaitNotify_3B>> JAVA_CONST_CLASS ())
  syncexit (dread ref %Reg1_R114)
  return (dread i32 %Reg0_I)
@label1
  catch { <* void> }
  dassign %Reg0_R117 0 (regread ptr %%thrownval)
  try { @label1 }
  dassign %Reg4_R117 0 (dread ref %Reg0_R117)
  dassign %Reg3_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg3_R113))
  dassign %Reg0_R113 0 (dread ref %Reg3_R113)
  syncexit (dread ref %Reg0_R113)
  endtry
  dassign %Reg4_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg4_R117))
  dassign %Reg0_R113 0 (dread ref %Reg4_R113)
  dassign %Reg0_R117 0 (retype ref <* <$Ljava_2Flang_2FThrowable_3B>> (dread ref %Reg0_R113))
  throw (dread ref %Reg0_R117)
}
func &LWaitNotify_3B_7Cinst_7C_28I_29V virtual synchronized (var %_this <* <$LWaitNotify_3B>>, var %Reg10_I i32) void {
  funcid 3
  var %Reg9_R112 <* <$LWaitNotify_3B>>
  var %Reg0_I i32
  var %Reg1_I i32
  var %Reg0_R118 <* <$Ljava_2Flang_2FException_3B>>
  var %Reg1_R119 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg2_R116 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_11 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg2_I i32
  var %Reg1_R116 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R117 <* <$Ljava_2Flang_2FThrowable_3B>>
  var %Reg0_R112 <* <$LWaitNotify_3B>>
  var %Reg4_R112 <* <$LWaitNotify_3B>>
  var %Reg4_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg5_R117 <* <$Ljava_2Flang_2FThrowable_3B>>
  var %Reg5_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg6_R117 <* <$Ljava_2Flang_2FThrowable_3B>>
  var %Reg7_R112 <* <$LWaitNotify_3B>>
  var %Reg7_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg8_R117 <* <$Ljava_2Flang_2FThrowable_3B>>
  var %Reg8_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg6_R113 <* <$Ljava_2Flang_2FObject_3B>>

ALIAS %k %Reg10_I i32
  dassign %Reg9_R112 0 (dread ref %_this)
LOC 1 10
  syncenter (dread ref %Reg9_R112)
  try { @label5 }
  dassign %Reg0_I 0 (dread i32 %Reg10_I)
  dassign %Reg1_I 0 (constval i32 2)
  brtrue @label2 (le i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  intrinsiccallwithtype <$Ljava_2Flang_2FException_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R118 0 (gcmalloc ref <$Ljava_2Flang_2FException_3B>)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R119 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R119) {}
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_6b00) { dassign %L_STR_11 0 }
  dassign %Reg2_R116 0 (dread ptr %L_STR_11)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R119, dread ref %Reg2_R116) { dassign %Reg1_R119 0 }
  dassign %Reg2_I 0 (dread i32 %Reg10_I)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R119, dread i32 %Reg2_I) { dassign %Reg1_R119 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R119) { dassign %Reg1_R116 0 }
  callassigned &Ljava_2Flang_2FException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R118, dread ref %Reg1_R116) {}
  dassign %Reg0_R117 0 (retype ref <* <$Ljava_2Flang_2FThrowable_3B>> (dread ref %Reg0_R118))
  throw (dread ref %Reg0_R117)
  endtry
@label2
  try { @label5 }
  dassign %Reg0_R112 0 (dread ref %Reg9_R112)
  dassign %Reg1_I 0 (dread i32 %Reg10_I)
  dassign %Reg2_I 0 (constval i32 1)
  dassign %Reg1_I 0 (add i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  virtualcallassigned &LWaitNotify_3B_7Cinst_7C_28I_29V (dread ref %Reg0_R112, dread i32 %Reg1_I) {}
  endtry
  dassign %Reg0_R112 0 (dread ref %Reg9_R112)
  dassign %Reg4_R112 0 (dread ref %Reg0_R112)
  syncenter (dread ref %Reg0_R112)
  try { @label3 }
  dassign %Reg0_R112 0 (dread ref %Reg9_R112)
  dassign %Reg1_I 0 (iread i32 <* <$LWaitNotify_3B>> 2 (dread ref %Reg0_R112))
  dassign %Reg2_I 0 (dread i32 %Reg10_I)
  dassign %Reg1_I 0 (add i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  iassign <* <$LWaitNotify_3B>> 2 (dread ref %Reg0_R112, dread i32 %Reg1_I)
  dassign %Reg4_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg4_R112))
  dassign %Reg0_R113 0 (dread ref %Reg4_R113)
  syncexit (dread ref %Reg0_R113)
  endtry
  goto @label4
@label3
  catch { <* void> }
  dassign %Reg0_R117 0 (regread ptr %%thrownval)
  try { @label3 }
  dassign %Reg5_R117 0 (dread ref %Reg0_R117)
  dassign %Reg4_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg4_R112))
  dassign %Reg0_R113 0 (dread ref %Reg4_R113)
  syncexit (dread ref %Reg0_R113)
  endtry
  dassign %Reg5_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg5_R117))
  dassign %Reg0_R113 0 (dread ref %Reg5_R113)
  dassign %Reg0_R117 0 (retype ref <* <$Ljava_2Flang_2FThrowable_3B>> (dread ref %Reg0_R113))
  throw (dread ref %Reg0_R117)
@label4
  goto @label8
@label5
  catch { <* void> }
  dassign %Reg0_R117 0 (regread ptr %%thrownval)
  try { @label5 }
  dassign %Reg6_R117 0 (dread ref %Reg0_R117)
  endtry
  dassign %Reg0_R112 0 (dread ref %Reg9_R112)
  dassign %Reg7_R112 0 (dread ref %Reg0_R112)
  syncenter (dread ref %Reg0_R112)
  try { @label6 }
  dassign %Reg0_R112 0 (dread ref %Reg9_R112)
  dassign %Reg1_I 0 (iread i32 <* <$LWaitNotify_3B>> 2 (dread ref %Reg0_R112))
  dassign %Reg2_I 0 (dread i32 %Reg10_I)
  dassign %Reg1_I 0 (add i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  iassign <* <$LWaitNotify_3B>> 2 (dread ref %Reg0_R112, dread i32 %Reg1_I)
  dassign %Reg7_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg7_R112))
  dassign %Reg0_R113 0 (dread ref %Reg7_R113)
  syncexit (dread ref %Reg0_R113)
  endtry
  goto @label7
@label6
  catch { <* void> }
  dassign %Reg0_R117 0 (regread ptr %%thrownval)
  try { @label6 }
  dassign %Reg8_R117 0 (dread ref %Reg0_R117)
  dassign %Reg7_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg7_R112))
  dassign %Reg0_R113 0 (dread ref %Reg7_R113)
  syncexit (dread ref %Reg0_R113)
  endtry
  dassign %Reg8_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg8_R117))
  dassign %Reg0_R113 0 (dread ref %Reg8_R113)
  dassign %Reg0_R117 0 (retype ref <* <$Ljava_2Flang_2FThrowable_3B>> (dread ref %Reg0_R113))
  throw (dread ref %Reg0_R117)
@label7
  dassign %Reg6_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg6_R117))
  dassign %Reg0_R113 0 (dread ref %Reg6_R113)
  dassign %Reg0_R117 0 (retype ref <* <$Ljava_2Flang_2FThrowable_3B>> (dread ref %Reg0_R113))
  throw (dread ref %Reg0_R117)
@label8
  syncexit (dread ref %Reg9_R112)
  return ()
}
func &LWaitNotify_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V public static (var %Reg18_R120 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>) void {
  funcid 4
  var %Reg0_R121 <* <$LWaitNotify_24Queue_3B>>
  var %Reg5_R121 <* <$LWaitNotify_24Queue_3B>>
  var %Reg0_I i32
  var %Reg0_R122 <* <[] <* <$LWaitNotify_24Consumer_3B>>>>
  var %Reg6_R122 <* <[] <* <$LWaitNotify_24Consumer_3B>>>>
  var %Reg7_I i32
  var %Reg1_I i32
  var %Reg2_R123 <* <$LWaitNotify_24Consumer_3B>>
  var %Reg3_R121 <* <$LWaitNotify_24Queue_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_R123 <* <$LWaitNotify_24Consumer_3B>>
  var %Reg1_R124 <* <$Ljava_2Flang_2FInteger_3B>>
  var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg7_R122 <* <[] <* <$LWaitNotify_24Consumer_3B>>>>
  var %Reg7_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg8_I i32
  var %Reg9_I i32
  var %Reg10_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg10_R123 <* <$LWaitNotify_24Consumer_3B>>
  var %Reg0_R125 <* <$Ljava_2Fio_2FPrintStream_3B>>
  var %Reg1_R119 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg2_I i32
  var %Reg2_R116 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_12 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_R116 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R115 <* <$Ljava_2Flang_2FIllegalStateException_3B>>
  var %Reg7_R115 <* <$Ljava_2Flang_2FIllegalStateException_3B>>
  var %Reg1_R115 <* <$Ljava_2Flang_2FIllegalStateException_3B>>
  var %Reg0_R126 <* <$Ljava_2Flang_2FThread_3B>>
  var %Reg1_R127 <* <$LWaitNotify_241_3B>>
  var %Reg1_R128 <* <$Ljava_2Flang_2FRunnable_3B>>
  var %Reg7_R126 <* <$Ljava_2Flang_2FThread_3B>>
  var %Reg0_R112 <* <$LWaitNotify_3B>>
  var %Reg8_R112 <* <$LWaitNotify_3B>>
  var %Reg0_R118 <* <$Ljava_2Flang_2FException_3B>>
  var %Reg9_R118 <* <$Ljava_2Flang_2FException_3B>>
  var %Reg2_R118 <* <$Ljava_2Flang_2FException_3B>>
  var %Reg2_R112 <* <$LWaitNotify_3B>>
  var %Reg0_R129 <* <$Ljava_2Flang_2FIllegalMonitorStateException_3B>>
  var %Reg9_R129 <* <$Ljava_2Flang_2FIllegalMonitorStateException_3B>>
  var %L_STR_13 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_J i64
  var %Reg9_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %L_STR_14 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R117 <* <$Ljava_2Flang_2FThrowable_3B>>
  var %Reg11_R117 <* <$Ljava_2Flang_2FThrowable_3B>>
  var %Reg11_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_R130 <* <[] i32>>
  var %Reg9_R130 <* <[] i32>>
  var %Reg0_R131 <* <$LWaitNotify_242_3B>>
  var %Reg1_R130 <* <[] i32>>
  var %Reg10_R131 <* <$LWaitNotify_242_3B>>
  var %Reg10_R126 <* <$Ljava_2Flang_2FThread_3B>>
  var %Reg12_I i32
  var %Reg0_Z u1
  var %Reg3_I i32
  var %Reg13_R117 <* <$Ljava_2Flang_2FThrowable_3B>>
  var %Reg13_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %L_STR_15 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg14_R117 <* <$Ljava_2Flang_2FThrowable_3B>>
  var %Reg14_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_R132 <* <$Ljava_2Flang_2FNullPointerException_3B>>
  var %Reg11_R132 <* <$Ljava_2Flang_2FNullPointerException_3B>>
  var %L_STR_16 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg11_R130 <* <[] i32>>
  var %Reg12_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %L_STR_17 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg15_R117 <* <$Ljava_2Flang_2FThrowable_3B>>
  var %Reg15_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg16_R117 <* <$Ljava_2Flang_2FThrowable_3B>>
  var %Reg16_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_R116 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_18 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg12_R116 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg13_R116 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg17_R117 <* <$Ljava_2Flang_2FThrowable_3B>>
  var %Reg17_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %L_STR_19 <* <$Ljava_2Flang_2FString_3B>>

ALIAS %i %Reg12_I i32
ALIAS %c %Reg10_R123 <* <$LWaitNotify_24Consumer_3B>>
ALIAS %e %Reg11_R132 <* <$Ljava_2Flang_2FNullPointerException_3B>>
ALIAS %args %Reg18_R120 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>
ALIAS %q %Reg5_R121 <* <$LWaitNotify_24Queue_3B>>
ALIAS %cs %Reg6_R122 <* <[] <* <$LWaitNotify_24Consumer_3B>>>>
ALIAS %t %Reg7_R126 <* <$Ljava_2Flang_2FThread_3B>>
ALIAS %w %Reg8_R112 <* <$LWaitNotify_3B>>
ALIAS %rounds %Reg9_R130 <* <[] i32>>
ALIAS %p %Reg10_R126 <* <$Ljava_2Flang_2FThread_3B>>
ALIAS %o %Reg11_R113 <* <$Ljava_2Flang_2FObject_3B>>
ALIAS %s %Reg12_R116 <* <$Ljava_2Flang_2FString_3B>>
  intrinsiccallwithtype <$LWaitNotify_3B> JAVA_CLINIT_CHECK ()
LOC 1 13
  intrinsiccallwithtype <$LWaitNotify_24Queue_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R121 0 (gcmalloc ref <$LWaitNotify_24Queue_3B>)
  callassigned &LWaitNotify_24Queue_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R121) {}
  dassign %Reg5_R121 0 (dread ref %Reg0_R121)
  dassign %Reg0_I 0 (constval i32 3)
  dassign %Reg0_R122 0 (gcmallocjarray ref <[] <* <$LWaitNotify_24Consumer_3B>>> (dread i32 %Reg0_I))
  dassign %Reg6_R122 0 (dread ref %Reg0_R122)
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg7_I 0 (dread i32 %Reg0_I)
@label9
  dassign %Reg0_I 0 (dread i32 %Reg7_I)
  dassign %Reg1_I 0 (constval i32 3)
  brtrue @label10 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg0_R122 0 (dread ref %Reg6_R122)
  dassign %Reg1_I 0 (dread i32 %Reg7_I)
  intrinsiccallwithtype <$LWaitNotify_24Consumer_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg2_R123 0 (gcmalloc ref <$LWaitNotify_24Consumer_3B>)
  dassign %Reg3_R121 0 (dread ref %Reg5_R121)
  callassigned &LWaitNotify_24Consumer_3B_7C_3Cinit_3E_7C_28LWaitNotify_24Queue_3B_29V (dread ref %Reg2_R123, dread ref %Reg3_R121) {}
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R122, dread i32 %Reg1_I), 
    dread ref %Reg2_R123)
  dassign %Reg0_R122 0 (dread ref %Reg6_R122)
  dassign %Reg1_I 0 (dread i32 %Reg7_I)
  dassign %Reg0_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg0_R122, dread i32 %Reg1_I)))
  dassign %Reg0_R123 0 (retype ref <* <$LWaitNotify_24Consumer_3B>> (dread ref %Reg0_R113))
  virtualcallassigned &LWaitNotify_24Consumer_3B_7Cstart_7C_28_29V (dread ref %Reg0_R123) {}
  dassign %Reg7_I 0 (add i32 (dread i32 %Reg7_I, constval i32 1))
  goto @label9
@label10
LOC 1 14
  dassign %Reg0_I 0 (constval i32 1)
  dassign %Reg7_I 0 (dread i32 %Reg0_I)
@label11
  dassign %Reg0_I 0 (dread i32 %Reg7_I)
  dassign %Reg1_I 0 (constval i32 300)
  brtrue @label12 (gt i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg0_R121 0 (dread ref %Reg5_R121)
  dassign %Reg1_I 0 (dread i32 %Reg7_I)
  intrinsiccallwithtype <$Ljava_2Flang_2FInteger_3B> JAVA_CLINIT_CHECK ()
  callassigned &Ljava_2Flang_2FInteger_3B_7CvalueOf_7C_28I_29Ljava_2Flang_2FInteger_3B (dread i32 %Reg1_I) { dassign %Reg1_R124 0 }
  dassign %Reg1_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg1_R124))
  virtualcallassigned &LWaitNotify_24Queue_3B_7Cput_7C_28Ljava_2Flang_2FObject_3B_29V (dread ref %Reg0_R121, dread ref %Reg1_R113) {}
  dassign %Reg7_I 0 (add i32 (dread i32 %Reg7_I, constval i32 1))
  goto @label11
@label12
  dassign %Reg0_R121 0 (dread ref %Reg5_R121)
  virtualcallassigned &LWaitNotify_24Queue_3B_7Cfinish_7C_28_29V (dread ref %Reg0_R121) {}
  dassign %Reg0_R122 0 (dread ref %Reg6_R122)
  dassign %Reg7_R122 0 (dread ref %Reg0_R122)
  dassign %Reg7_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg7_R122))
  dassign %Reg0_R113 0 (dread ref %Reg7_R113)
  dassign %Reg0_I 0 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %Reg0_R113))
  dassign %Reg8_I 0 (dread i32 %Reg0_I)
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg9_I 0 (dread i32 %Reg0_I)
@label13
  dassign %Reg0_I 0 (dread i32 %Reg9_I)
  dassign %Reg1_I 0 (dread i32 %Reg8_I)
  brtrue @label14 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg7_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg7_R122))
  dassign %Reg0_R113 0 (dread ref %Reg7_R113)
  dassign %Reg1_I 0 (dread i32 %Reg9_I)
  dassign %Reg0_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg0_R113, dread i32 %Reg1_I)))
  dassign %Reg10_R113 0 (dread ref %Reg0_R113)
  dassign %Reg10_R123 0 (retype ref <* <$LWaitNotify_24Consumer_3B>> (dread ref %Reg10_R113))
  dassign %Reg0_R123 0 (dread ref %Reg10_R123)
  virtualcallassigned &LWaitNotify_24Consumer_3B_7Cjoin_7C_28_29V (dread ref %Reg0_R123) {}
  dassign %Reg9_I 0 (add i32 (dread i32 %Reg9_I, constval i32 1))
  goto @label13
@label14
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R125 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R119 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R119) {}
  intrinsiccallwithtype <$LWaitNotify_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg2_I 0 (dread i32 $LWaitNotify_3B_7Csum)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R119, dread i32 %Reg2_I) { dassign %Reg1_R119 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_12 0 }
  dassign %Reg2_R116 0 (dread ptr %L_STR_12)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R119, dread ref %Reg2_R116) { dassign %Reg1_R119 0 }
  intrinsiccallwithtype <$LWaitNotify_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg2_I 0 (dread i32 $LWaitNotify_3B_7Ccount)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R119, dread i32 %Reg2_I) { dassign %Reg1_R119 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R119) { dassign %Reg1_R116 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R125, dread ref %Reg1_R116) {}
  try { @label15 }
LOC 1 15
  dassign %Reg0_I 0 (constval i32 3)
  intrinsiccallwithtype <$LWaitNotify_3B> JAVA_CLINIT_CHECK ()
  callassigned &LWaitNotify_3B_7Cboom_7C_28I_29I (dread i32 %Reg0_I) { dassign %Reg0_I 0 }
  endtry
  goto @label16
@label15
  catch { <* <$Ljava_2Flang_2FIllegalStateException_3B>> }
  dassign %Reg0_R115 0 (regread ptr %%thrownval)
  dassign %Reg7_R115 0 (dread ref %Reg0_R115)
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R125 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_R115 0 (dread ref %Reg7_R115)
  virtualcallassigned &Ljava_2Flang_2FIllegalStateException_3B_7CgetMessage_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R115) { dassign %Reg1_R116 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R125, dread ref %Reg1_R116) {}
@label16
LOC 1 16
  intrinsiccallwithtype <$Ljava_2Flang_2FThread_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R126 0 (gcmalloc ref <$Ljava_2Flang_2FThread_3B>)
  intrinsiccallwithtype <$LWaitNotify_241_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R127 0 (gcmalloc ref <$LWaitNotify_241_3B>)
  callassigned &LWaitNotify_241_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R127) {}
  dassign %Reg1_R128 0 (retype ref <* <$Ljava_2Flang_2FRunnable_3B>> (dread ref %Reg1_R127))
  callassigned &Ljava_2Flang_2FThread_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FRunnable_3B_29V (dread ref %Reg0_R126, dread ref %Reg1_R128) {}
  dassign %Reg7_R126 0 (dread ref %Reg0_R126)
  dassign %Reg0_R126 0 (dread ref %Reg7_R126)
  virtualcallassigned &Ljava_2Flang_2FThread_3B_7Cstart_7C_28_29V (dread ref %Reg0_R126) {}
  dassign %Reg0_R126 0 (dread ref %Reg7_R126)
  virtualcallassigned &Ljava_2Flang_2FThread_3B_7Cjoin_7C_28_29V (dread ref %Reg0_R126) {}
LOC 1 17
  intrinsiccallwithtype <$LWaitNotify_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R112 0 (gcmalloc ref <$LWaitNotify_3B>)
  callassigned &LWaitNotify_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R112) {}
  dassign %Reg8_R112 0 (dread ref %Reg0_R112)
  try { @label17 }
  dassign %Reg0_R112 0 (dread ref %Reg8_R112)
  dassign %Reg1_I 0 (constval i32 0)
  virtualcallassigned &LWaitNotify_3B_7Cinst_7C_28I_29V (dread ref %Reg0_R112, dread i32 %Reg1_I) {}
  endtry
  goto @label18
@label17
  catch { <* <$Ljava_2Flang_2FException_3B>> }
  dassign %Reg0_R118 0 (regread ptr %%thrownval)
  dassign %Reg9_R118 0 (dread ref %Reg0_R118)
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R125 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R119 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R119) {}
  dassign %Reg2_R118 0 (dread ref %Reg9_R118)
  virtualcallassigned &Ljava_2Flang_2FException_3B_7CgetMessage_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg2_R118) { dassign %Reg2_R116 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R119, dread ref %Reg2_R116) { dassign %Reg1_R119 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_12 0 }
  dassign %Reg2_R116 0 (dread ptr %L_STR_12)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R119, dread ref %Reg2_R116) { dassign %Reg1_R119 0 }
  dassign %Reg2_R112 0 (dread ref %Reg8_R112)
  dassign %Reg2_I 0 (iread i32 <* <$LWaitNotify_3B>> 2 (dread ref %Reg2_R112))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R119, dread i32 %Reg2_I) { dassign %Reg1_R119 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R119) { dassign %Reg1_R116 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R125, dread ref %Reg1_R116) {}
@label18
  try { @label19 }
LOC 1 18
  intrinsiccallwithtype <$LWaitNotify_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R113 0 (dread ref $LWaitNotify_3B_7Clock)
  virtualcallassigned &Ljava_2Flang_2FObject_3B_7Cnotify_7C_28_29V (dread ref %Reg0_R113) {}
  endtry
  goto @label20
@label19
  catch { <* <$Ljava_2Flang_2FIllegalMonitorStateException_3B>> }
  dassign %Reg0_R129 0 (regread ptr %%thrownval)
  dassign %Reg9_R129 0 (dread ref %Reg0_R129)
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R125 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_69006d0073006500) { dassign %L_STR_13 0 }
  dassign %Reg1_R116 0 (dread ptr %L_STR_13)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R125, dread ref %Reg1_R116) {}
@label20
  try { @label21 }
LOC 1 19
  intrinsiccallwithtype <$LWaitNotify_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R113 0 (dread ref $LWaitNotify_3B_7Clock)
  dassign %Reg1_J 0 (constval i64 5)
  virtualcallassigned &Ljava_2Flang_2FObject_3B_7Cwait_7C_28J_29V (dread ref %Reg0_R113, dread i64 %Reg1_J) {}
  endtry
  goto @label22
@label21
  catch { <* <$Ljava_2Flang_2FIllegalMonitorStateException_3B>> }
  dassign %Reg0_R129 0 (regread ptr %%thrownval)
  dassign %Reg9_R129 0 (dread ref %Reg0_R129)
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R125 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_69006d0073006500) { dassign %L_STR_13 0 }
  dassign %Reg1_R116 0 (dread ptr %L_STR_13)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R125, dread ref %Reg1_R116) {}
@label22
LOC 1 20
  intrinsiccallwithtype <$LWaitNotify_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R113 0 (dread ref $LWaitNotify_3B_7Clock)
  dassign %Reg9_R113 0 (dread ref %Reg0_R113)
  syncenter (dread ref %Reg0_R113)
  try { @label23 }
  intrinsiccallwithtype <$LWaitNotify_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R113 0 (dread ref $LWaitNotify_3B_7Clock)
  dassign %Reg1_J 0 (constval i64 5)
  virtualcallassigned &Ljava_2Flang_2FObject_3B_7Cwait_7C_28J_29V (dread ref %Reg0_R113, dread i64 %Reg1_J) {}
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R125 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_8d4a563b17630b5c690385504d83b352) { dassign %L_STR_14 0 }
  dassign %Reg1_R116 0 (dread ptr %L_STR_14)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R125, dread ref %Reg1_R116) {}
  dassign %Reg9_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg9_R113))
  dassign %Reg0_R113 0 (dread ref %Reg9_R113)
  syncexit (dread ref %Reg0_R113)
  endtry
  goto @label24
@label23
  catch { <* void> }
  dassign %Reg0_R117 0 (regread ptr %%thrownval)
  try { @label23 }
  dassign %Reg11_R117 0 (dread ref %Reg0_R117)
  dassign %Reg9_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg9_R113))
  dassign %Reg0_R113 0 (dread ref %Reg9_R113)
  syncexit (dread ref %Reg0_R113)
  endtry
  dassign %Reg11_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg11_R117))
  dassign %Reg0_R113 0 (dread ref %Reg11_R113)
  dassign %Reg0_R117 0 (retype ref <* <$Ljava_2Flang_2FThrowable_3B>> (dread ref %Reg0_R113))
  throw (dread ref %Reg0_R117)
@label24
LOC 1 21
  dassign %Reg0_I 0 (constval i32 1)
  dassign %Reg0_R130 0 (gcmallocjarray ref <[] i32> (dread i32 %Reg0_I))
  dassign %Reg9_R130 0 (dread ref %Reg0_R130)
LOC 1 22
  intrinsiccallwithtype <$LWaitNotify_242_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R131 0 (gcmalloc ref <$LWaitNotify_242_3B>)
  dassign %Reg1_R130 0 (dread ref %Reg9_R130)
  callassigned &LWaitNotify_242_3B_7C_3Cinit_3E_7C_28AI_29V (dread ref %Reg0_R131, dread ref %Reg1_R130) {}
  dassign %Reg10_R131 0 (dread ref %Reg0_R131)
LOC 1 23
  dassign %Reg10_R126 0 (retype ref <* <$Ljava_2Flang_2FThread_3B>> (dread ref %Reg10_R131))
  dassign %Reg0_R126 0 (dread ref %Reg10_R126)
  virtualcallassigned &Ljava_2Flang_2FThread_3B_7Cstart_7C_28_29V (dread ref %Reg0_R126) {}
  intrinsiccallwithtype <$LWaitNotify_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R113 0 (dread ref $LWaitNotify_3B_7Clock)
  dassign %Reg11_R113 0 (dread ref %Reg0_R113)
  syncenter (dread ref %Reg0_R113)
  try { @label29 }
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg12_I 0 (dread i32 %Reg0_I)
  endtry
@label25
  try { @label29 }
  dassign %Reg0_I 0 (dread i32 %Reg12_I)
  dassign %Reg1_I 0 (constval i32 50)
  brtrue @label28 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  endtry
@label26
  try { @label29 }
  intrinsiccallwithtype <$LWaitNotify_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_Z 0 (dread u1 $LWaitNotify_3B_7Cturn)
  dassign %Reg0_I 0 (cvt i32 u1 (dread u1 %Reg0_Z))
  brtrue @label27 (eq i32 i32 (dread i32 %Reg0_I, constval i32 0))
  intrinsiccallwithtype <$LWaitNotify_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R113 0 (dread ref $LWaitNotify_3B_7Clock)
  virtualcallassigned &Ljava_2Flang_2FObject_3B_7Cwait_7C_28_29V (dread ref %Reg0_R113) {}
  goto @label26
  endtry
@label27
  try { @label29 }
  dassign %Reg0_R130 0 (dread ref %Reg9_R130)
  dassign %Reg1_I 0 (constval i32 0)
  dassign %Reg2_I 0 (iread i32 <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %Reg0_R130, dread i32 %Reg1_I)))
  dassign %Reg3_I 0 (constval i32 100)
  dassign %Reg2_I 0 (add i32 (dread i32 %Reg2_I, dread i32 %Reg3_I))
  iassign <* i32> 0 (
    array 1 ptr <* <[] i32>> (dread ref %Reg0_R130, dread i32 %Reg1_I), 
    dread i32 %Reg2_I)
  dassign %Reg0_I 0 (constval i32 1)
  intrinsiccallwithtype <$LWaitNotify_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_Z 0 (intrinsicop u1 JAVA_MERGE (dread i32 %Reg0_I))
  dassign $LWaitNotify_3B_7Cturn 0 (dread u1 %Reg0_Z)
  intrinsiccallwithtype <$LWaitNotify_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R113 0 (dread ref $LWaitNotify_3B_7Clock)
  virtualcallassigned &Ljava_2Flang_2FObject_3B_7Cnotify_7C_28_29V (dread ref %Reg0_R113) {}
  dassign %Reg12_I 0 (add i32 (dread i32 %Reg12_I, constval i32 1))
  goto @label25
  endtry
@label28
  try { @label29 }
  dassign %Reg11_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg11_R113))
  dassign %Reg0_R113 0 (dread ref %Reg11_R113)
  syncexit (dread ref %Reg0_R113)
  endtry
  goto @label30
@label29
  catch { <* void> }
  dassign %Reg0_R117 0 (regread ptr %%thrownval)
  try { @label29 }
  dassign %Reg13_R117 0 (dread ref %Reg0_R117)
  dassign %Reg11_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg11_R113))
  dassign %Reg0_R113 0 (dread ref %Reg11_R113)
  syncexit (dread ref %Reg0_R113)
  endtry
  dassign %Reg13_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg13_R117))
  dassign %Reg0_R113 0 (dread ref %Reg13_R113)
  dassign %Reg0_R117 0 (retype ref <* <$Ljava_2Flang_2FThrowable_3B>> (dread ref %Reg0_R113))
  throw (dread ref %Reg0_R117)
@label30
  dassign %Reg10_R126 0 (retype ref <* <$Ljava_2Flang_2FThread_3B>> (dread ref %Reg10_R131))
  dassign %Reg0_R126 0 (dread ref %Reg10_R126)
  virtualcallassigned &Ljava_2Flang_2FThread_3B_7Cjoin_7C_28_29V (dread ref %Reg0_R126) {}
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R125 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_R130 0 (dread ref %Reg9_R130)
  dassign %Reg2_I 0 (constval i32 0)
  dassign %Reg1_I 0 (iread i32 <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %Reg1_R130, dread i32 %Reg2_I)))
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28I_29V (dread ref %Reg0_R125, dread i32 %Reg1_I) {}
  try { @label33 }
LOC 1 24
  intrinsiccallwithtype <$LWaitNotify_3B> JAVA_CLINIT_CHECK ()
  callassigned &LWaitNotify_3B_7Cnone_7C_28_29Ljava_2Flang_2FObject_3B () { dassign %Reg0_R113 0 }
  dassign %Reg11_R113 0 (dread ref %Reg0_R113)
  syncenter (dread ref %Reg0_R113)
  endtry
  try { @label31 @label33 }
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R125 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_6e006500760065007200) { dassign %L_STR_15 0 }
  dassign %Reg1_R116 0 (dread ptr %L_STR_15)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R125, dread ref %Reg1_R116) {}
  dassign %Reg11_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg11_R113))
  dassign %Reg0_R113 0 (dread ref %Reg11_R113)
  syncexit (dread ref %Reg0_R113)
  endtry
  try { @label33 }
  goto @label32
  endtry
@label31
  catch { <* void> }
  dassign %Reg0_R117 0 (regread ptr %%thrownval)
  try { @label31 @label33 }
  dassign %Reg14_R117 0 (dread ref %Reg0_R117)
  dassign %Reg11_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg11_R113))
  dassign %Reg0_R113 0 (dread ref %Reg11_R113)
  syncexit (dread ref %Reg0_R113)
  endtry
  try { @label33 }
  dassign %Reg14_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg14_R117))
  dassign %Reg0_R113 0 (dread ref %Reg14_R113)
  dassign %Reg0_R117 0 (retype ref <* <$Ljava_2Flang_2FThrowable_3B>> (dread ref %Reg0_R113))
  throw (dread ref %Reg0_R117)
  endtry
@label32
  goto @label34
@label33
  catch { <* <$Ljava_2Flang_2FNullPointerException_3B>> }
  dassign %Reg0_R132 0 (regread ptr %%thrownval)
  dassign %Reg11_R132 0 (dread ref %Reg0_R132)
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R125 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_6e0070006500) { dassign %L_STR_16 0 }
  dassign %Reg1_R116 0 (dread ptr %L_STR_16)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R125, dread ref %Reg1_R116) {}
@label34
LOC 1 25
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R125 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$LWaitNotify_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R113 0 (dread ref $LWaitNotify_3B_7Clock)
  dassign %Reg2_I 0 (constval i32 100)
  intrinsiccallwithtype <$LWaitNotify_3B> JAVA_CLINIT_CHECK ()
  callassigned &LWaitNotify_3B_7Cnest_7C_28Ljava_2Flang_2FObject_3BI_29I (dread ref %Reg1_R113, dread i32 %Reg2_I) { dassign %Reg1_I 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28I_29V (dread ref %Reg0_R125, dread i32 %Reg1_I) {}
  dassign %Reg0_I 0 (constval i32 2)
  dassign %Reg0_R130 0 (gcmallocjarray ref <[] i32> (dread i32 %Reg0_I))
  dassign %Reg11_R130 0 (dread ref %Reg0_R130)
  dassign %Reg11_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg11_R130))
  dassign %Reg0_R113 0 (dread ref %Reg11_R113)
  dassign %Reg12_R113 0 (dread ref %Reg0_R113)
  syncenter (dread ref %Reg0_R113)
  try { @label37 }
  dassign %Reg11_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg11_R130))
  dassign %Reg0_R113 0 (dread ref %Reg11_R113)
  dassign %Reg13_R113 0 (dread ref %Reg0_R113)
  syncenter (dread ref %Reg0_R113)
  endtry
  try { @label35 @label37 }
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R125 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_6f4b1390718820348c71fbdb24003947) { dassign %L_STR_17 0 }
  dassign %Reg1_R116 0 (dread ptr %L_STR_17)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R125, dread ref %Reg1_R116) {}
  dassign %Reg13_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg13_R113))
  dassign %Reg0_R113 0 (dread ref %Reg13_R113)
  syncexit (dread ref %Reg0_R113)
  endtry
  try { @label37 }
  goto @label36
  endtry
@label35
  catch { <* void> }
  dassign %Reg0_R117 0 (regread ptr %%thrownval)
  try { @label35 @label37 }
  dassign %Reg15_R117 0 (dread ref %Reg0_R117)
  dassign %Reg13_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg13_R113))
  dassign %Reg0_R113 0 (dread ref %Reg13_R113)
  syncexit (dread ref %Reg0_R113)
  endtry
  try { @label37 }
  dassign %Reg15_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg15_R117))
  dassign %Reg0_R113 0 (dread ref %Reg15_R113)
  dassign %Reg0_R117 0 (retype ref <* <$Ljava_2Flang_2FThrowable_3B>> (dread ref %Reg0_R113))
  throw (dread ref %Reg0_R117)
  endtry
@label36
  try { @label37 }
  dassign %Reg12_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg12_R113))
  dassign %Reg0_R113 0 (dread ref %Reg12_R113)
  syncexit (dread ref %Reg0_R113)
  endtry
  goto @label38
@label37
  catch { <* void> }
  dassign %Reg0_R117 0 (regread ptr %%thrownval)
  try { @label37 }
  dassign %Reg16_R117 0 (dread ref %Reg0_R117)
  dassign %Reg12_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg12_R113))
  dassign %Reg0_R113 0 (dread ref %Reg12_R113)
  syncexit (dread ref %Reg0_R113)
  endtry
  dassign %Reg16_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg16_R117))
  dassign %Reg0_R113 0 (dread ref %Reg16_R113)
  dassign %Reg0_R117 0 (retype ref <* <$Ljava_2Flang_2FThrowable_3B>> (dread ref %Reg0_R113))
  throw (dread ref %Reg0_R117)
@label38
LOC 1 26
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_6c0069007400) { dassign %L_STR_18 0 }
  dassign %Reg0_R116 0 (dread ptr %L_STR_18)
  dassign %Reg12_R116 0 (dread ref %Reg0_R116)
  dassign %Reg0_R116 0 (dread ref %Reg12_R116)
  dassign %Reg13_R116 0 (dread ref %Reg0_R116)
  syncenter (dread ref %Reg0_R116)
  try { @label39 }
  dassign %Reg0_R113 0 (constval ref 0)
  dassign %Reg12_R113 0 (dread ref %Reg0_R113)
  dassign %Reg13_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg13_R116))
  dassign %Reg0_R113 0 (dread ref %Reg13_R113)
  syncexit (dread ref %Reg0_R113)
  endtry
  goto @label40
@label39
  catch { <* void> }
  dassign %Reg0_R117 0 (regread ptr %%thrownval)
  try { @label39 }
  dassign %Reg17_R117 0 (dread ref %Reg0_R117)
  dassign %Reg13_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg13_R116))
  dassign %Reg0_R113 0 (dread ref %Reg13_R113)
  syncexit (dread ref %Reg0_R113)
  endtry
  dassign %Reg17_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg17_R117))
  dassign %Reg0_R113 0 (dread ref %Reg17_R113)
  dassign %Reg0_R117 0 (retype ref <* <$Ljava_2Flang_2FThrowable_3B>> (dread ref %Reg0_R113))
  throw (dread ref %Reg0_R117)
@label40
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R125 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_64006f006e006500) { dassign %L_STR_19 0 }
  dassign %Reg1_R116 0 (dread ptr %L_STR_19)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R125, dread ref %Reg1_R116) {}
LOC 1 27
  return ()
}
func &LWaitNotify_3B_7Cnone_7C_28_29Ljava_2Flang_2FObject_3B static () <* <$Ljava_2Flang_2FObject_3B>> {
  funcid 5
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>

  intrinsiccallwithtype <$LWaitNotify_3B> JAVA_CLINIT_CHECK ()
LOC 1 28
  dassign %Reg0_R113 0 (constval ref 0)
  return (dread ref %Reg0_R113)
}
func &LWaitNotify_3B_7Cnest_7C_28Ljava_2Flang_2FObject_3BI_29I static (var %Reg7_R113 <* <$Ljava_2Flang_2FObject_3B>>, var %Reg8_I i32) i32 {
  funcid 6
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg5_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_I i32
  var %Reg4_I i32
  var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg2_I i32
  var %Reg3_I i32
  var %Reg1_I i32
  var %Reg0_R117 <* <$Ljava_2Flang_2FThrowable_3B>>
  var %Reg6_R117 <* <$Ljava_2Flang_2FThrowable_3B>>
  var %Reg6_R113 <* <$Ljava_2Flang_2FObject_3B>>

ALIAS %o %Reg7_R113 <* <$Ljava_2Flang_2FObject_3B>>
ALIAS %k %Reg8_I i32
  intrinsiccallwithtype <$LWaitNotify_3B> JAVA_CLINIT_CHECK ()
LOC 1 29
  dassign %Reg0_R113 0 (dread ref %Reg7_R113)
  dassign %Reg5_R113 0 (dread ref %Reg0_R113)
  syncenter (dread ref %Reg0_R113)
  try { @label43 }
  dassign %Reg0_I 0 (dread i32 %Reg8_I)
  brtrue @label41 (ne i32 i32 (dread i32 %Reg0_I, constval i32 0))
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg4_I 0 (dread i32 %Reg0_I)
  goto @label42
  endtry
@label41
  try { @label43 }
  dassign %Reg0_I 0 (constval i32 1)
  dassign %Reg1_R113 0 (dread ref %Reg7_R113)
  dassign %Reg2_I 0 (dread i32 %Reg8_I)
  dassign %Reg3_I 0 (constval i32 1)
  dassign %Reg2_I 0 (sub i32 (dread i32 %Reg2_I, dread i32 %Reg3_I))
  intrinsiccallwithtype <$LWaitNotify_3B> JAVA_CLINIT_CHECK ()
  callassigned &LWaitNotify_3B_7Cnest_7C_28Ljava_2Flang_2FObject_3BI_29I (dread ref %Reg1_R113, dread i32 %Reg2_I) { dassign %Reg1_I 0 }
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg4_I 0 (dread i32 %Reg0_I)
  endtry
@label42
  try { @label43 }
  dassign %Reg0_I 0 (dread i32 %Reg4_I)
  dassign %Reg5_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg5_R113))
  dassign %Reg1_R113 0 (dread ref %Reg5_R113)
  syncexit (dread ref %Reg1_R113)
  endtry
  return (dread i32 %Reg0_I)
@label43
  catch { <* void> }
  dassign %Reg0_R117 0 (regread ptr %%thrownval)
  try { @label43 }
  dassign %Reg6_R117 0 (dread ref %Reg0_R117)
  dassign %Reg5_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg5_R113))
  dassign %Reg0_R113 0 (dread ref %Reg5_R113)
  syncexit (dread ref %Reg0_R113)
  endtry
  dassign %Reg6_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg6_R117))
  dassign %Reg0_R113 0 (dread ref %Reg6_R113)
  dassign %Reg0_R117 0 (retype ref <* <$Ljava_2Flang_2FThrowable_3B>> (dread ref %Reg0_R113))
  throw (dread ref %Reg0_R117)
}
func &LWaitNotify_3B_7C_3Cclinit_3E_7C_28_29V static constructor () void {
  funcid 7
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>

LOC 1 6
  intrinsiccallwithtype <$Ljava_2Flang_2FObject_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R113 0 (gcmalloc ref <$Ljava_2Flang_2FObject_3B>)
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
  dassign $LWaitNotify_3B_7Clock 0 (dread ref %Reg0_R113)
  return ()
}
func &LWaitNotify_241_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LWaitNotify_241_3B>>) void {
  funcid 8
  var %Reg1_R127 <* <$LWaitNotify_241_3B>>
  var %Reg0_R127 <* <$LWaitNotify_241_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>

  dassign %Reg1_R127 0 (dread ref %_this)
LOC 1 16
  dassign %Reg0_R127 0 (dread ref %Reg1_R127)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R127))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
  return ()
}
func &LWaitNotify_241_3B_7Crun_7C_28_29V public virtual (var %_this <* <$LWaitNotify_241_3B>>) void {
  funcid 9
  var %Reg6_R127 <* <$LWaitNotify_241_3B>>
  var %Reg0_R114 <* <$Ljava_2Flang_2FClass_3B>>
  var %Reg2_R114 <* <$Ljava_2Flang_2FClass_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg3_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_R125 <* <$Ljava_2Fio_2FPrintStream_3B>>
  var %Reg1_R116 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_20 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R117 <* <$Ljava_2Flang_2FThrowable_3B>>
  var %Reg4_R117 <* <$Ljava_2Flang_2FThrowable_3B>>
  var %Reg4_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg2_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg5_R117 <* <$Ljava_2Flang_2FThrowable_3B>>
  var %Reg5_R113 <* <$Ljava_2Flang_2FObject_3B>>

  dassign %Reg6_R127 0 (dread ref %_this)
  dassign %Reg0_R114 0 (intrinsicopwithtype ref <* <$LWaitNotify_3B>> JAVA_CONST_CLASS ())
  dassign %Reg2_R114 0 (dread ref %Reg0_R114)
  syncenter (dread ref %Reg0_R114)
  try { @label46 }
  intrinsiccallwithtype <$LWaitNotify_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R113 0 (dread ref $LWaitNotify_3B_7Clock)
  dassign %Reg3_R113 0 (dread ref %Reg0_R113)
  syncenter (dread ref %Reg0_R113)
  endtry
  try { @label44 @label46 }
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R125 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_6600720065006500) { dassign %L_STR_20 0 }
  dassign %Reg1_R116 0 (dread ptr %L_STR_20)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R125, dread ref %Reg1_R116) {}
  dassign %Reg3_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg3_R113))
  dassign %Reg0_R113 0 (dread ref %Reg3_R113)
  syncexit (dread ref %Reg0_R113)
  endtry
  try { @label46 }
  goto @label45
  endtry
@label44
  catch { <* void> }
  dassign %Reg0_R117 0 (regread ptr %%thrownval)
  try { @label44 @label46 }
  dassign %Reg4_R117 0 (dread ref %Reg0_R117)
  dassign %Reg3_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg3_R113))
  dassign %Reg0_R113 0 (dread ref %Reg3_R113)
  syncexit (dread ref %Reg0_R113)
  endtry
  try { @label46 }
  dassign %Reg4_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg4_R117))
  dassign %Reg0_R113 0 (dread ref %Reg4_R113)
  dassign %Reg0_R117 0 (retype ref <* <$Ljava_2Flang_2FThrowable_3B>> (dread ref %Reg0_R113))
  throw (dread ref %Reg0_R117)
  endtry
@label45
  try { @label46 }
  dassign %Reg2_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg2_R114))
  dassign %Reg0_R113 0 (dread ref %Reg2_R113)
  syncexit (dread ref %Reg0_R113)
  endtry
  goto @label47
@label46
  catch { <* void> }
  dassign %Reg0_R117 0 (regread ptr %%thrownval)
  try { @label46 }
  dassign %Reg5_R117 0 (dread ref %Reg0_R117)
  dassign %Reg2_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg2_R114))
  dassign %Reg0_R113 0 (dread ref %Reg2_R113)
  syncexit (dread ref %Reg0_R113)
  endtry
  dassign %Reg5_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg5_R117))
  dassign %Reg0_R113 0 (dread ref %Reg5_R113)
  dassign %Reg0_R117 0 (retype ref <* <$Ljava_2Flang_2FThrowable_3B>> (dread ref %Reg0_R113))
  throw (dread ref %Reg0_R117)
@label47
  return ()
}
func &LWaitNotify_242_3B_7C_3Cinit_3E_7C_28AI_29V constructor (var %_this <* <$LWaitNotify_242_3B>>, var %Reg3_R130 <* <[] i32>>) void {
  funcid 10
  var %Reg2_R131 <* <$LWaitNotify_242_3B>>
  var %Reg0_R131 <* <$LWaitNotify_242_3B>>
  var %Reg3_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_R130 <* <[] i32>>
  var %Reg0_R126 <* <$Ljava_2Flang_2FThread_3B>>

  dassign %Reg2_R131 0 (dread ref %_this)
LOC 1 22
  dassign %Reg0_R131 0 (dread ref %Reg2_R131)
  dassign %Reg3_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg3_R130))
  dassign %Reg1_R113 0 (dread ref %Reg3_R113)
  dassign %Reg1_R130 0 (retype ref <* <[] i32>> (dread ref %Reg1_R113))
  iassign <* <$LWaitNotify_242_3B>> 5 (dread ref %Reg0_R131, dread ref %Reg1_R130)
  dassign %Reg0_R131 0 (dread ref %Reg2_R131)
  dassign %Reg0_R126 0 (retype ref <* <$Ljava_2Flang_2FThread_3B>> (dread ref %Reg0_R131))
  callassigned &Ljava_2Flang_2FThread_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R126) {}
  return ()
}
func &LWaitNotify_242_3B_7Crun_7C_28_29V public virtual (var %_this <* <$LWaitNotify_242_3B>>) void {
  funcid 11
  var %Reg8_R131 <* <$LWaitNotify_242_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg4_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_I i32
  var %Reg5_I i32
  var %Reg1_I i32
  var %Reg0_Z u1
  var %Reg0_R133 <* <$Ljava_2Flang_2FInterruptedException_3B>>
  var %Reg6_R133 <* <$Ljava_2Flang_2FInterruptedException_3B>>
  var %Reg0_R131 <* <$LWaitNotify_242_3B>>
  var %Reg0_R130 <* <[] i32>>
  var %Reg2_I i32
  var %Reg3_I i32
  var %Reg0_R117 <* <$Ljava_2Flang_2FThrowable_3B>>
  var %Reg7_R117 <* <$Ljava_2Flang_2FThrowable_3B>>
  var %Reg7_R113 <* <$Ljava_2Flang_2FObject_3B>>

ALIAS %e %Reg6_R133 <* <$Ljava_2Flang_2FInterruptedException_3B>>
ALIAS %i %Reg5_I i32
  dassign %Reg8_R131 0 (dread ref %_this)
  intrinsiccallwithtype <$LWaitNotify_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R113 0 (dread ref $LWaitNotify_3B_7Clock)
  dassign %Reg4_R113 0 (dread ref %Reg0_R113)
  syncenter (dread ref %Reg0_R113)
  try { @label53 }
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg5_I 0 (dread i32 %Reg0_I)
  endtry
@label48
  try { @label53 }
  dassign %Reg0_I 0 (dread i32 %Reg5_I)
  dassign %Reg1_I 0 (constval i32 50)
  brtrue @label52 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  endtry
@label49
  try { @label53 }
  intrinsiccallwithtype <$LWaitNotify_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_Z 0 (dread u1 $LWaitNotify_3B_7Cturn)
  dassign %Reg0_I 0 (cvt i32 u1 (dread u1 %Reg0_Z))
  brtrue @label51 (ne i32 i32 (dread i32 %Reg0_I, constval i32 0))
  endtry
  try { @label50 @label53 }
  intrinsiccallwithtype <$LWaitNotify_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R113 0 (dread ref $LWaitNotify_3B_7Clock)
  virtualcallassigned &Ljava_2Flang_2FObject_3B_7Cwait_7C_28_29V (dread ref %Reg0_R113) {}
  endtry
  try { @label53 }
  goto @label49
  endtry
@label50
  catch { <* <$Ljava_2Flang_2FInterruptedException_3B>> }
  dassign %Reg0_R133 0 (regread ptr %%thrownval)
  try { @label53 }
  dassign %Reg6_R133 0 (dread ref %Reg0_R133)
  dassign %Reg4_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg4_R113))
  dassign %Reg0_R113 0 (dread ref %Reg4_R113)
  syncexit (dread ref %Reg0_R113)
  endtry
  return ()
@label51
  try { @label53 }
  dassign %Reg0_R131 0 (dread ref %Reg8_R131)
  dassign %Reg0_R130 0 (iread ref <* <$LWaitNotify_242_3B>> 5 (dread ref %Reg0_R131))
  dassign %Reg1_I 0 (constval i32 0)
  dassign %Reg2_I 0 (iread i32 <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %Reg0_R130, dread i32 %Reg1_I)))
  dassign %Reg3_I 0 (constval i32 1)
  dassign %Reg2_I 0 (add i32 (dread i32 %Reg2_I, dread i32 %Reg3_I))
  iassign <* i32> 0 (
    array 1 ptr <* <[] i32>> (dread ref %Reg0_R130, dread i32 %Reg1_I), 
    dread i32 %Reg2_I)
  dassign %Reg0_I 0 (constval i32 0)
  intrinsiccallwithtype <$LWaitNotify_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_Z 0 (intrinsicop u1 JAVA_MERGE (dread i32 %Reg0_I))
  dassign $LWaitNotify_3B_7Cturn 0 (dread u1 %Reg0_Z)
  intrinsiccallwithtype <$LWaitNotify_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R113 0 (dread ref $LWaitNotify_3B_7Clock)
  virtualcallassigned &Ljava_2Flang_2FObject_3B_7Cnotify_7C_28_29V (dread ref %Reg0_R113) {}
  dassign %Reg5_I 0 (add i32 (dread i32 %Reg5_I, constval i32 1))
  goto @label48
  endtry
@label52
  try { @label53 }
  dassign %Reg4_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg4_R113))
  dassign %Reg0_R113 0 (dread ref %Reg4_R113)
  syncexit (dread ref %Reg0_R113)
  endtry
  goto @label54
@label53
  catch { <* void> }
  dassign %Reg0_R117 0 (regread ptr %%thrownval)
  try { @label53 }
  dassign %Reg7_R117 0 (dread ref %Reg0_R117)
  dassign %Reg4_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg4_R113))
  dassign %Reg0_R113 0 (dread ref %Reg4_R113)
  syncexit (dread ref %Reg0_R113)
  endtry
  dassign %Reg7_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg7_R117))
  dassign %Reg0_R113 0 (dread ref %Reg7_R113)
  dassign %Reg0_R117 0 (retype ref <* <$Ljava_2Flang_2FThrowable_3B>> (dread ref %Reg0_R113))
  throw (dread ref %Reg0_R117)
@label54
  return ()
}
func &LWaitNotify_24Consumer_3B_7C_3Cinit_3E_7C_28LWaitNotify_24Queue_3B_29V constructor (var %_this <* <$LWaitNotify_24Consumer_3B>>, var %Reg3_R121 <* <$LWaitNotify_24Queue_3B>>) void {
  funcid 12
  var %Reg2_R123 <* <$LWaitNotify_24Consumer_3B>>
  var %Reg0_R123 <* <$LWaitNotify_24Consumer_3B>>
  var %Reg0_R126 <* <$Ljava_2Flang_2FThread_3B>>
  var %Reg1_R121 <* <$LWaitNotify_24Queue_3B>>

ALIAS %q %Reg3_R121 <* <$LWaitNotify_24Queue_3B>>
  dassign %Reg2_R123 0 (dread ref %_this)
LOC 1 7
  dassign %Reg0_R123 0 (dread ref %Reg2_R123)
  dassign %Reg0_R126 0 (retype ref <* <$Ljava_2Flang_2FThread_3B>> (dread ref %Reg0_R123))
  callassigned &Ljava_2Flang_2FThread_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R126) {}
  dassign %Reg0_R123 0 (dread ref %Reg2_R123)
  dassign %Reg1_R121 0 (dread ref %Reg3_R121)
  iassign <* <$LWaitNotify_24Consumer_3B>> 5 (dread ref %Reg0_R123, dread ref %Reg1_R121)
  return ()
}
func &LWaitNotify_24Consumer_3B_7Crun_7C_28_29V public virtual (var %_this <* <$LWaitNotify_24Consumer_3B>>) void {
  funcid 13
  var %Reg7_R123 <* <$LWaitNotify_24Consumer_3B>>
  var %Reg0_R123 <* <$LWaitNotify_24Consumer_3B>>
  var %Reg0_R121 <* <$LWaitNotify_24Queue_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg3_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_I i32
  var %Reg2_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg2_R124 <* <$Ljava_2Flang_2FInteger_3B>>
  var %Reg2_I i32
  var %Reg4_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_I i32
  var %Reg0_R117 <* <$Ljava_2Flang_2FThrowable_3B>>
  var %Reg5_R117 <* <$Ljava_2Flang_2FThrowable_3B>>
  var %Reg5_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_R133 <* <$Ljava_2Flang_2FInterruptedException_3B>>
  var %Reg3_R133 <* <$Ljava_2Flang_2FInterruptedException_3B>>
  var %Reg0_R125 <* <$Ljava_2Fio_2FPrintStream_3B>>
  var %Reg1_R116 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_21 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R114 <* <$Ljava_2Flang_2FClass_3B>>
  var %Reg3_R114 <* <$Ljava_2Flang_2FClass_3B>>
  var %Reg1_R123 <* <$LWaitNotify_24Consumer_3B>>
  var %Reg6_R117 <* <$Ljava_2Flang_2FThrowable_3B>>
  var %Reg6_R113 <* <$Ljava_2Flang_2FObject_3B>>

ALIAS %o %Reg3_R113 <* <$Ljava_2Flang_2FObject_3B>>
ALIAS %e %Reg3_R133 <* <$Ljava_2Flang_2FInterruptedException_3B>>
  dassign %Reg7_R123 0 (dread ref %_this)
@label55
  try { @label59 }
LOC 1 8
  dassign %Reg0_R123 0 (dread ref %Reg7_R123)
  dassign %Reg0_R121 0 (iread ref <* <$LWaitNotify_24Consumer_3B>> 5 (dread ref %Reg0_R123))
  virtualcallassigned &LWaitNotify_24Queue_3B_7Ctake_7C_28_29Ljava_2Flang_2FObject_3B (dread ref %Reg0_R121) { dassign %Reg0_R113 0 }
  dassign %Reg3_R113 0 (dread ref %Reg0_R113)
  brtrue @label58 (eq i32 ref (dread ref %Reg0_R113, constval ref 0))
  dassign %Reg0_R123 0 (dread ref %Reg7_R123)
  dassign %Reg1_I 0 (iread i32 <* <$LWaitNotify_24Consumer_3B>> 6 (dread ref %Reg0_R123))
  dassign %Reg2_R113 0 (dread ref %Reg3_R113)
  intrinsiccallwithtypeassigned <* <$Ljava_2Flang_2FInteger_3B>> JAVA_CHECK_CAST (dread ref %Reg2_R113) { dassign %Reg2_R124 0 }
  virtualcallassigned &Ljava_2Flang_2FInteger_3B_7CintValue_7C_28_29I (dread ref %Reg2_R124) { dassign %Reg2_I 0 }
  dassign %Reg1_I 0 (add i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  iassign <* <$LWaitNotify_24Consumer_3B>> 6 (dread ref %Reg0_R123, dread i32 %Reg1_I)
  intrinsiccallwithtype <$LWaitNotify_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R113 0 (dread ref $LWaitNotify_3B_7Clock)
  dassign %Reg4_R113 0 (dread ref %Reg0_R113)
  syncenter (dread ref %Reg0_R113)
  endtry
  try { @label56 @label59 }
  intrinsiccallwithtype <$LWaitNotify_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_I 0 (dread i32 $LWaitNotify_3B_7Ccount)
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  intrinsiccallwithtype <$LWaitNotify_3B> JAVA_CLINIT_CHECK ()
  dassign $LWaitNotify_3B_7Ccount 0 (dread i32 %Reg0_I)
  dassign %Reg4_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg4_R113))
  dassign %Reg0_R113 0 (dread ref %Reg4_R113)
  syncexit (dread ref %Reg0_R113)
  endtry
  try { @label59 }
  goto @label57
  endtry
@label56
  catch { <* void> }
  dassign %Reg0_R117 0 (regread ptr %%thrownval)
  try { @label56 @label59 }
  dassign %Reg5_R117 0 (dread ref %Reg0_R117)
  dassign %Reg4_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg4_R113))
  dassign %Reg0_R113 0 (dread ref %Reg4_R113)
  syncexit (dread ref %Reg0_R113)
  endtry
  try { @label59 }
  dassign %Reg5_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg5_R117))
  dassign %Reg0_R113 0 (dread ref %Reg5_R113)
  dassign %Reg0_R117 0 (retype ref <* <$Ljava_2Flang_2FThrowable_3B>> (dread ref %Reg0_R113))
  throw (dread ref %Reg0_R117)
  endtry
@label57
  try { @label59 }
  goto @label55
  endtry
@label58
  goto @label60
@label59
  catch { <* <$Ljava_2Flang_2FInterruptedException_3B>> }
  dassign %Reg0_R133 0 (regread ptr %%thrownval)
  dassign %Reg3_R133 0 (dread ref %Reg0_R133)
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R125 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_4a92db320200e7931606f240c2e8d010) { dassign %L_STR_21 0 }
  dassign %Reg1_R116 0 (dread ptr %L_STR_21)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R125, dread ref %Reg1_R116) {}
@label60
  dassign %Reg0_R114 0 (intrinsicopwithtype ref <* <$LWaitNotify_3B>> JAVA_CONST_CLASS ())
  dassign %Reg3_R114 0 (dread ref %Reg0_R114)
  syncenter (dread ref %Reg0_R114)
  try { @label61 }
  intrinsiccallwithtype <$LWaitNotify_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_I 0 (dread i32 $LWaitNotify_3B_7Csum)
  dassign %Reg1_R123 0 (dread ref %Reg7_R123)
  dassign %Reg1_I 0 (iread i32 <* <$LWaitNotify_24Consumer_3B>> 6 (dread ref %Reg1_R123))
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  intrinsiccallwithtype <$LWaitNotify_3B> JAVA_CLINIT_CHECK ()
  dassign $LWaitNotify_3B_7Csum 0 (dread i32 %Reg0_I)
  dassign %Reg3_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg3_R114))
  dassign %Reg0_R113 0 (dread ref %Reg3_R113)
  syncexit (dread ref %Reg0_R113)
  endtry
  goto @label62
@label61
  catch { <* void> }
  dassign %Reg0_R117 0 (regread ptr %%thrownval)
  try { @label61 }
  dassign %Reg6_R117 0 (dread ref %Reg0_R117)
  dassign %Reg3_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg3_R114))
  dassign %Reg0_R113 0 (dread ref %Reg3_R113)
  syncexit (dread ref %Reg0_R113)
  endtry
  dassign %Reg6_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg6_R117))
  dassign %Reg0_R113 0 (dread ref %Reg6_R113)
  dassign %Reg0_R117 0 (retype ref <* <$Ljava_2Flang_2FThrowable_3B>> (dread ref %Reg0_R113))
  throw (dread ref %Reg0_R117)
@label62
  return ()
}
func &LWaitNotify_24Queue_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LWaitNotify_24Queue_3B>>) void {
  funcid 14
  var %Reg2_R121 <* <$LWaitNotify_24Queue_3B>>
  var %Reg0_R121 <* <$LWaitNotify_24Queue_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_I i32
  var %Reg1_R134 <* <[] <* <$Ljava_2Flang_2FObject_3B>>>>

  dassign %Reg2_R121 0 (dread ref %_this)
LOC 1 2
  dassign %Reg0_R121 0 (dread ref %Reg2_R121)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R121))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
  dassign %Reg0_R121 0 (dread ref %Reg2_R121)
  dassign %Reg1_I 0 (constval i32 3)
  dassign %Reg1_R134 0 (gcmallocjarray ref <[] <* <$Ljava_2Flang_2FObject_3B>>> (dread i32 %Reg1_I))
  iassign <* <$LWaitNotify_24Queue_3B>> 2 (dread ref %Reg0_R121, dread ref %Reg1_R134)
  return ()
}
func &LWaitNotify_24Queue_3B_7Cput_7C_28Ljava_2Flang_2FObject_3B_29V virtual synchronized (var %_this <* <$LWaitNotify_24Queue_3B>>, var %Reg6_R113 <* <$Ljava_2Flang_2FObject_3B>>) void {
  funcid 15
  var %Reg5_R121 <* <$LWaitNotify_24Queue_3B>>
  var %Reg0_R121 <* <$LWaitNotify_24Queue_3B>>
  var %Reg0_I i32
  var %Reg1_R121 <* <$LWaitNotify_24Queue_3B>>
  var %Reg1_R134 <* <[] <* <$Ljava_2Flang_2FObject_3B>>>>
  var %Reg1_I i32
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_R134 <* <[] <* <$Ljava_2Flang_2FObject_3B>>>>
  var %Reg2_I i32
  var %Reg3_I i32
  var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>

ALIAS %o %Reg6_R113 <* <$Ljava_2Flang_2FObject_3B>>
  dassign %Reg5_R121 0 (dread ref %_this)
LOC 1 3
  syncenter (dread ref %Reg5_R121)
@label63
  dassign %Reg0_R121 0 (dread ref %Reg5_R121)
  dassign %Reg0_I 0 (iread i32 <* <$LWaitNotify_24Queue_3B>> 3 (dread ref %Reg0_R121))
  dassign %Reg1_R121 0 (dread ref %Reg5_R121)
  dassign %Reg1_R134 0 (iread ref <* <$LWaitNotify_24Queue_3B>> 2 (dread ref %Reg1_R121))
  dassign %Reg1_I 0 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %Reg1_R134))
  brtrue @label64 (ne i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg0_R121 0 (dread ref %Reg5_R121)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R121))
  virtualcallassigned &Ljava_2Flang_2FObject_3B_7Cwait_7C_28_29V (dread ref %Reg0_R113) {}
  goto @label63
@label64
  dassign %Reg0_R121 0 (dread ref %Reg5_R121)
  dassign %Reg0_R134 0 (iread ref <* <$LWaitNotify_24Queue_3B>> 2 (dread ref %Reg0_R121))
  dassign %Reg1_R121 0 (dread ref %Reg5_R121)
  dassign %Reg2_I 0 (iread i32 <* <$LWaitNotify_24Queue_3B>> 3 (dread ref %Reg1_R121))
  dassign %Reg3_I 0 (constval i32 1)
  dassign %Reg3_I 0 (add i32 (dread i32 %Reg2_I, dread i32 %Reg3_I))
  iassign <* <$LWaitNotify_24Queue_3B>> 3 (dread ref %Reg1_R121, dread i32 %Reg3_I)
  dassign %Reg1_R113 0 (dread ref %Reg6_R113)
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R134, dread i32 %Reg2_I), 
    dread ref %Reg1_R113)
  dassign %Reg0_R121 0 (dread ref %Reg5_R121)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R121))
  virtualcallassigned &Ljava_2Flang_2FObject_3B_7CnotifyAll_7C_28_29V (dread ref %Reg0_R113) {}
  syncexit (dread ref %Reg5_R121)
  return ()
}
func &LWaitNotify_24Queue_3B_7Ctake_7C_28_29Ljava_2Flang_2FObject_3B virtual synchronized (var %_this <* <$LWaitNotify_24Queue_3B>>) <* <$Ljava_2Flang_2FObject_3B>> {
  funcid 16
  var %Reg8_R121 <* <$LWaitNotify_24Queue_3B>>
  var %Reg0_R121 <* <$LWaitNotify_24Queue_3B>>
  var %Reg0_I i32
  var %Reg0_Z u1
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_R134 <* <[] <* <$Ljava_2Flang_2FObject_3B>>>>
  var %Reg1_I i32
  var %Reg7_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg2_R121 <* <$LWaitNotify_24Queue_3B>>
  var %Reg2_R134 <* <[] <* <$Ljava_2Flang_2FObject_3B>>>>
  var %Reg3_I i32
  var %Reg4_R121 <* <$LWaitNotify_24Queue_3B>>
  var %Reg5_I i32
  var %Reg6_I i32
  var %Reg2_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_R121 <* <$LWaitNotify_24Queue_3B>>

ALIAS %o %Reg7_R113 <* <$Ljava_2Flang_2FObject_3B>>
  dassign %Reg8_R121 0 (dread ref %_this)
LOC 1 4
  syncenter (dread ref %Reg8_R121)
@label65
  dassign %Reg0_R121 0 (dread ref %Reg8_R121)
  dassign %Reg0_I 0 (iread i32 <* <$LWaitNotify_24Queue_3B>> 3 (dread ref %Reg0_R121))
  brtrue @label67 (ne i32 i32 (dread i32 %Reg0_I, constval i32 0))
  dassign %Reg0_R121 0 (dread ref %Reg8_R121)
  dassign %Reg0_Z 0 (iread u1 <* <$LWaitNotify_24Queue_3B>> 4 (dread ref %Reg0_R121))
  dassign %Reg0_I 0 (cvt i32 u1 (dread u1 %Reg0_Z))
  brtrue @label66 (eq i32 i32 (dread i32 %Reg0_I, constval i32 0))
  dassign %Reg0_R113 0 (constval ref 0)
  syncexit (dread ref %Reg8_R121)
  return (dread ref %Reg0_R113)
@label66
  dassign %Reg0_R121 0 (dread ref %Reg8_R121)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R121))
  virtualcallassigned &Ljava_2Flang_2FObject_3B_7Cwait_7C_28_29V (dread ref %Reg0_R113) {}
  goto @label65
@label67
  dassign %Reg0_R121 0 (dread ref %Reg8_R121)
  dassign %Reg0_R134 0 (iread ref <* <$LWaitNotify_24Queue_3B>> 2 (dread ref %Reg0_R121))
  dassign %Reg1_I 0 (constval i32 0)
  dassign %Reg0_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg0_R134, dread i32 %Reg1_I)))
  dassign %Reg7_R113 0 (dread ref %Reg0_R113)
  dassign %Reg0_R121 0 (dread ref %Reg8_R121)
  dassign %Reg0_R134 0 (iread ref <* <$LWaitNotify_24Queue_3B>> 2 (dread ref %Reg0_R121))
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg2_R121 0 (dread ref %Reg8_R121)
  dassign %Reg2_R134 0 (iread ref <* <$LWaitNotify_24Queue_3B>> 2 (dread ref %Reg2_R121))
  dassign %Reg3_I 0 (constval i32 0)
  dassign %Reg4_R121 0 (dread ref %Reg8_R121)
  dassign %Reg5_I 0 (iread i32 <* <$LWaitNotify_24Queue_3B>> 3 (dread ref %Reg4_R121))
  dassign %Reg6_I 0 (constval i32 1)
  dassign %Reg5_I 0 (sub i32 (dread i32 %Reg5_I, dread i32 %Reg6_I))
  iassign <* <$LWaitNotify_24Queue_3B>> 3 (dread ref %Reg4_R121, dread i32 %Reg5_I)
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R134))
  dassign %Reg2_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg2_R134))
  callassigned &Ljava_2Flang_2FSystem_3B_7Carraycopy_7C_28Ljava_2Flang_2FObject_3BILjava_2Flang_2FObject_3BII_29V (dread ref %Reg0_R113, dread i32 %Reg1_I, dread ref %Reg2_R113, dread i32 %Reg3_I, dread i32 %Reg5_I) {}
  dassign %Reg0_R121 0 (dread ref %Reg8_R121)
  dassign %Reg0_R134 0 (iread ref <* <$LWaitNotify_24Queue_3B>> 2 (dread ref %Reg0_R121))
  dassign %Reg1_R121 0 (dread ref %Reg8_R121)
  dassign %Reg1_I 0 (iread i32 <* <$LWaitNotify_24Queue_3B>> 3 (dread ref %Reg1_R121))
  dassign %Reg2_R113 0 (constval ref 0)
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R134, dread i32 %Reg1_I), 
    dread ref %Reg2_R113)
  dassign %Reg0_R121 0 (dread ref %Reg8_R121)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R121))
  virtualcallassigned &Ljava_2Flang_2FObject_3B_7CnotifyAll_7C_28_29V (dread ref %Reg0_R113) {}
  dassign %Reg7_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg7_R113))
  dassign %Reg0_R113 0 (dread ref %Reg7_R113)
  syncexit (dread ref %Reg8_R121)
  return (dread ref %Reg0_R113)
}
func &LWaitNotify_24Queue_3B_7Cfinish_7C_28_29V virtual synchronized (var %_this <* <$LWaitNotify_24Queue_3B>>) void {
  funcid 17
  var %Reg2_R121 <* <$LWaitNotify_24Queue_3B>>
  var %Reg0_R121 <* <$LWaitNotify_24Queue_3B>>
  var %Reg1_I i32
  var %Reg1_Z u1
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>

  dassign %Reg2_R121 0 (dread ref %_this)
LOC 1 5
  syncenter (dread ref %Reg2_R121)
  dassign %Reg0_R121 0 (dread ref %Reg2_R121)
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg1_Z 0 (intrinsicop u1 JAVA_MERGE (dread i32 %Reg1_I))
  iassign <* <$LWaitNotify_24Queue_3B>> 4 (dread ref %Reg0_R121, dread u1 %Reg1_Z)
  dassign %Reg0_R121 0 (dread ref %Reg2_R121)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R121))
  virtualcallassigned &Ljava_2Flang_2FObject_3B_7CnotifyAll_7C_28_29V (dread ref %Reg0_R113) {}
  syncexit (dread ref %Reg2_R121)
  return ()
}
