flavor 1
srclang 3
id 65535
numfuncs 16
import "library.mplt"
import "SharedObjects.mplt"
entryfunc &LSharedObjects_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V
fileinfo {
  @INFO_filename "SharedObjects.class",
  @INFO_filename "SharedObjects$1.class",
  @INFO_filename "SharedObjects$2.class",
  @INFO_filename "SharedObjects$3.class",
  @INFO_filename "SharedObjects$BadInit.class",
  @INFO_filename "SharedObjects$Box.class",
  @INFO_filename "SharedObjects$LazyInit.class"}
srcfileinfo {
  1 "SharedObjects.java"}
javaclass $LSharedObjects_3B <$LSharedObjects_3B> public
javaclass $LSharedObjects_241_3B <$LSharedObjects_241_3B>
javaclass $LSharedObjects_242_3B <$LSharedObjects_242_3B>
javaclass $LSharedObjects_243_3B <$LSharedObjects_243_3B>
javaclass $LSharedObjects_24BadInit_3B <$LSharedObjects_24BadInit_3B>
javaclass $LSharedObjects_24Box_3B <$LSharedObjects_24Box_3B>
javaclass $LSharedObjects_24LazyInit_3B <$LSharedObjects_24LazyInit_3B>
func &LSharedObjects_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$LSharedObjects_3B>>) void
func &LSharedObjects_3B_7Ccount_7C_28Z_29V static synchronized (var %Reg2_Z u1) void
func &LSharedObjects_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V public static (var %Reg13_R115 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>) void
func &LSharedObjects_241_3B_7C_3Cinit_3E_7C_28I_29V constructor (var %_this <* <$LSharedObjects_241_3B>>, var %Reg3_I i32) void
func &LSharedObjects_241_3B_7Crun_7C_28_29V public virtual (var %_this <* <$LSharedObjects_241_3B>>) void
func &LSharedObjects_242_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LSharedObjects_242_3B>>) void
func &LSharedObjects_242_3B_7Crun_7C_28_29V public virtual (var %_this <* <$LSharedObjects_242_3B>>) void
func &LSharedObjects_243_3B_7C_3Cinit_3E_7C_28LSharedObjects_24Box_3B_29V constructor (var %_this <* <$LSharedObjects_243_3B>>, var %Reg3_R124 <* <$LSharedObjects_24Box_3B>>) void
func &LSharedObjects_243_3B_7Crun_7C_28_29V public virtual (var %_this <* <$LSharedObjects_243_3B>>) void
func &LSharedObjects_24BadInit_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LSharedObjects_24BadInit_3B>>) void
func &LSharedObjects_24BadInit_3B_7Cfail_7C_28_29I static () i32
func &LSharedObjects_24BadInit_3B_7C_3Cclinit_3E_7C_28_29V static constructor () void
func &LSharedObjects_24Box_3B_7C_3Cinit_3E_7C_28I_29V constructor (var %_this <* <$LSharedObjects_24Box_3B>>, var %Reg3_I i32) void
func &LSharedObjects_24LazyInit_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LSharedObjects_24LazyInit_3B>>) void
func &LSharedObjects_24LazyInit_3B_7Cmk_7C_28_29LSharedObjects_24Box_3B static () <* <$LSharedObjects_24Box_3B>>
func &LSharedObjects_24LazyInit_3B_7C_3Cclinit_3E_7C_28_29V static constructor () void
var $_C_STR_2000 fstatic <[3] u64> readonly = [0, 0x300000000, 0x2000000020]
var $_C_STR_620061006400 fstatic <[3] u64> readonly = [0, 0x700000000, 0x64616200017c05]
var $LSharedObjects_3B_7Cshared <* <$LSharedObjects_24Box_3B>> static volatile = 0
var $LSharedObjects_3B_7Cok i32 static = 0
var $LSharedObjects_3B_7Cbad i32 static = 0
var $LSharedObjects_24BadInit_3B_7Cx i32 static = 0
var $LSharedObjects_24LazyInit_3B_7Cinits i32 static = 0
var $LSharedObjects_24LazyInit_3B_7Cb <* <$LSharedObjects_24Box_3B>> final static = 0
var $Ljava_2Flang_2FSystem_3B_7Cout extern <* <$Ljava_2Fio_2FPrintStream_3B>>
func &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FObject_3B>>) void
func &Ljava_2Flang_2FThread_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FRunnable_3B_29V public constructor (var %_this <* <$Ljava_2Flang_2FThread_3B>>, var %Reg1_R119 <* <$Ljava_2Flang_2FRunnable_3B>>) void
func &Ljava_2Flang_2FThread_3B_7Cstart_7C_28_29V public native virtual (var %_this <* <$Ljava_2Flang_2FThread_3B>>) void
func &Ljava_2Flang_2FThread_3B_7Cjoin_7C_28_29V final public native virtual (var %_this <* <$Ljava_2Flang_2FThread_3B>>) void
func &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>) void
func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg1_I i32) <* <$Ljava_2Flang_2FStringBuilder_3B>>
func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg1_R122 <* <$Ljava_2Flang_2FString_3B>>) <* <$Ljava_2Flang_2FStringBuilder_3B>>
func &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V public virtual (var %_this <* <$Ljava_2Fio_2FPrintStream_3B>>, var %Reg1_R122 <* <$Ljava_2Flang_2FString_3B>>) void
func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28J_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg1_J i64) <* <$Ljava_2Flang_2FStringBuilder_3B>>
func &Ljava_2Flang_2FExceptionInInitializerError_3B_7CgetCause_7C_28_29Ljava_2Flang_2FThrowable_3B public virtual (var %_this <* <$Ljava_2Flang_2FExceptionInInitializerError_3B>>) <* <$Ljava_2Flang_2FThrowable_3B>>
func &Ljava_2Flang_2FThrowable_3B_7CgetMessage_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$Ljava_2Flang_2FThrowable_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &Ljava_2Flang_2FString_3B_7Cequals_7C_28Ljava_2Flang_2FObject_3B_29Z public virtual (var %_this <* <$Ljava_2Flang_2FString_3B>>, var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>) u1
func &Ljava_2Flang_2FThread_3B_7Cyield_7C_28_29V public static native () void
func &Ljava_2Flang_2FIllegalStateException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V public constructor (var %_this <* <$Ljava_2Flang_2FIllegalStateException_3B>>, var %Reg1_R122 <* <$Ljava_2Flang_2FString_3B>>) void
var $__cinf_Ljava_2Flang_2FString_3B <$__class_meta__>
func &MCC_GetOrInsertLiteral () <* <$Ljava_2Flang_2FString_3B>>
func &LSharedObjects_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$LSharedObjects_3B>>) void {
  funcid 1
  var %Reg1_R112 <* <$LSharedObjects_3B>>
  var %Reg0_R112 <* <$LSharedObjects_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>

  dassign %Reg1_R112 0 (dread ref %_this)
LOC 1 1
  dassign %Reg0_R112 0 (dread ref %Reg1_R112)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R112))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
  return ()
}
func &LSharedObjects_3B_7Ccount_7C_28Z_29V static synchronized (var %Reg2_Z u1) void {
  funcid 2
  var %Reg2_I i32
  var %Reg0_R114 <* <$Ljava_2Flang_2FClass_3B>>
  var %Reg0_I i32
  var %Reg1_I i32

ALIAS %b %Reg2_Z u1
  intrinsiccallwithtype <$LSharedObjects_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg2_I 0 (cvt i32 u1 (dread u1 %Reg2_Z))
LOC 1 32
  dassign %Reg0_R114 0 (intrinsicopwithtype ref <* <$LSharedObjects_3B>> JAVA_CONST_CLASS ())
  syncenter (dread ref %Reg0_R114)
  dassign %Reg0_I 0 (dread i32 %Reg2_I)
  brtrue @label0 (eq i32 i32 (dread i32 %Reg0_I, constval i32 0))
  intrinsiccallwithtype <$LSharedObjects_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_I 0 (dread i32 $LSharedObjects_3B_7Cok)
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  intrinsiccallwithtype <$LSharedObjects_3B> JAVA_CLINIT_CHECK ()
  dassign $LSharedObjects_3B_7Cok 0 (dread i32 %Reg0_I)
  goto @label1
@label0
LOC 1 33
  intrinsiccallwithtype <$LSharedObjects_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_I 0 (dread i32 $LSharedObjects_3B_7Cbad)
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  intrinsiccallwithtype <$LSharedObjects_3B> JAVA_CLINIT_CHECK ()
  dassign $LSharedObjects_3B_7Cbad 0 (dread i32 %Reg0_I)
@label1
LOC 1 34
  dassign %Reg0_R114 0 (intrinsicopwithtype ref <* <$LSharedObjects_3B>> JAVA_CONST_CLASS ())
  syncexit (dread ref %Reg0_R114)
  return ()
}
func &LSharedObjects_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V public static (var %Reg13_R115 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>) void {
  funcid 3
  var %Reg0_I i32
  var %Reg0_R116 <* <[] <* <$Ljava_2Flang_2FThread_3B>>>>
  var %Reg7_R116 <* <[] <* <$Ljava_2Flang_2FThread_3B>>>>
  var %Reg8_I i32
  var %Reg1_I i32
  var %Reg9_I i32
  var %Reg2_R117 <* <$Ljava_2Flang_2FThread_3B>>
  var %Reg3_R118 <* <$LSharedObjects_241_3B>>
  var %Reg4_I i32
  var %Reg3_R119 <* <$Ljava_2Flang_2FRunnable_3B>>
  var %Reg8_R116 <* <[] <* <$Ljava_2Flang_2FThread_3B>>>>
  var %Reg8_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg10_I i32
  var %Reg11_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg11_R117 <* <$Ljava_2Flang_2FThread_3B>>
  var %Reg0_R117 <* <$Ljava_2Flang_2FThread_3B>>
  var %Reg0_R120 <* <$Ljava_2Fio_2FPrintStream_3B>>
  var %Reg1_R121 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg2_I i32
  var %Reg2_R122 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_10 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_R122 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg3_R123 <* <$LSharedObjects_242_3B>>
  var %Reg0_R124 <* <$LSharedObjects_24Box_3B>>
  var %Reg8_R124 <* <$LSharedObjects_24Box_3B>>
  var %Reg3_R125 <* <$LSharedObjects_243_3B>>
  var %Reg4_R124 <* <$LSharedObjects_24Box_3B>>
  var %Reg0_J i64
  var %Reg10_J i64
  var %Reg12_R124 <* <$LSharedObjects_24Box_3B>>
  var %Reg1_R124 <* <$LSharedObjects_24Box_3B>>
  var %Reg1_J i64
  var %Reg2_J i64
  var %Reg2_R124 <* <$LSharedObjects_24Box_3B>>

ALIAS %id %Reg9_I i32
ALIAS %k %Reg9_I i32
ALIAS %x %Reg11_R117 <* <$Ljava_2Flang_2FThread_3B>>
ALIAS %b %Reg12_R124 <* <$LSharedObjects_24Box_3B>>
ALIAS %args %Reg13_R115 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>
ALIAS %t %Reg7_R116 <* <[] <* <$Ljava_2Flang_2FThread_3B>>>>
ALIAS %root %Reg8_R124 <* <$LSharedObjects_24Box_3B>>
ALIAS %n %Reg9_I i32
ALIAS %s %Reg10_J i64
  intrinsiccallwithtype <$LSharedObjects_3B> JAVA_CLINIT_CHECK ()
LOC 1 37
  dassign %Reg0_I 0 (constval i32 8)
  dassign %Reg0_R116 0 (gcmallocjarray ref <[] <* <$Ljava_2Flang_2FThread_3B>>> (dread i32 %Reg0_I))
  dassign %Reg7_R116 0 (dread ref %Reg0_R116)
LOC 1 38
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg8_I 0 (dread i32 %Reg0_I)
@label2
  dassign %Reg0_I 0 (dread i32 %Reg8_I)
  dassign %Reg1_I 0 (constval i32 8)
  brtrue @label3 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
LOC 1 39
  dassign %Reg0_I 0 (dread i32 %Reg8_I)
  dassign %Reg9_I 0 (dread i32 %Reg0_I)
LOC 1 40
  dassign %Reg0_R116 0 (dread ref %Reg7_R116)
  dassign %Reg1_I 0 (dread i32 %Reg8_I)
  intrinsiccallwithtype <$Ljava_2Flang_2FThread_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg2_R117 0 (gcmalloc ref <$Ljava_2Flang_2FThread_3B>)
  intrinsiccallwithtype <$LSharedObjects_241_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg3_R118 0 (gcmalloc ref <$LSharedObjects_241_3B>)
  dassign %Reg4_I 0 (dread i32 %Reg9_I)
  callassigned &LSharedObjects_241_3B_7C_3Cinit_3E_7C_28I_29V (dread ref %Reg3_R118, dread i32 %Reg4_I) {}
  dassign %Reg3_R119 0 (retype ref <* <$Ljava_2Flang_2FRunnable_3B>> (dread ref %Reg3_R118))
  callassigned &Ljava_2Flang_2FThread_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FRunnable_3B_29V (dread ref %Reg2_R117, dread ref %Reg3_R119) {}
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R116, dread i32 %Reg1_I), 
    dread ref %Reg2_R117)
LOC 1 38
  dassign %Reg8_I 0 (add i32 (dread i32 %Reg8_I, constval i32 1))
  goto @label2
@label3
LOC 1 55
  dassign %Reg0_R116 0 (dread ref %Reg7_R116)
  dassign %Reg8_R116 0 (dread ref %Reg0_R116)
  dassign %Reg8_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg8_R116))
  dassign %Reg0_R113 0 (dread ref %Reg8_R113)
  dassign %Reg0_I 0 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %Reg0_R113))
  dassign %Reg9_I 0 (dread i32 %Reg0_I)
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg10_I 0 (dread i32 %Reg0_I)
@label4
  dassign %Reg0_I 0 (dread i32 %Reg10_I)
  dassign %Reg1_I 0 (dread i32 %Reg9_I)
  brtrue @label5 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg8_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg8_R116))
  dassign %Reg0_R113 0 (dread ref %Reg8_R113)
  dassign %Reg1_I 0 (dread i32 %Reg10_I)
  dassign %Reg0_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg0_R113, dread i32 %Reg1_I)))
  dassign %Reg11_R113 0 (dread ref %Reg0_R113)
  dassign %Reg11_R117 0 (retype ref <* <$Ljava_2Flang_2FThread_3B>> (dread ref %Reg11_R113))
  dassign %Reg0_R117 0 (dread ref %Reg11_R117)
  virtualcallassigned &Ljava_2Flang_2FThread_3B_7Cstart_7C_28_29V (dread ref %Reg0_R117) {}
  dassign %Reg10_I 0 (add i32 (dread i32 %Reg10_I, constval i32 1))
  goto @label4
@label5
LOC 1 56
  dassign %Reg0_R116 0 (dread ref %Reg7_R116)
  dassign %Reg8_R116 0 (dread ref %Reg0_R116)
  dassign %Reg8_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg8_R116))
  dassign %Reg0_R113 0 (dread ref %Reg8_R113)
  dassign %Reg0_I 0 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %Reg0_R113))
  dassign %Reg9_I 0 (dread i32 %Reg0_I)
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg10_I 0 (dread i32 %Reg0_I)
@label6
  dassign %Reg0_I 0 (dread i32 %Reg10_I)
  dassign %Reg1_I 0 (dread i32 %Reg9_I)
  brtrue @label7 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg8_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg8_R116))
  dassign %Reg0_R113 0 (dread ref %Reg8_R113)
  dassign %Reg1_I 0 (dread i32 %Reg10_I)
  dassign %Reg0_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg0_R113, dread i32 %Reg1_I)))
  dassign %Reg11_R113 0 (dread ref %Reg0_R113)
  dassign %Reg11_R117 0 (retype ref <* <$Ljava_2Flang_2FThread_3B>> (dread ref %Reg11_R113))
  dassign %Reg0_R117 0 (dread ref %Reg11_R117)
  virtualcallassigned &Ljava_2Flang_2FThread_3B_7Cjoin_7C_28_29V (dread ref %Reg0_R117) {}
  dassign %Reg10_I 0 (add i32 (dread i32 %Reg10_I, constval i32 1))
  goto @label6
@label7
LOC 1 57
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R120 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R121 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R121) {}
  intrinsiccallwithtype <$LSharedObjects_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg2_I 0 (dread i32 $LSharedObjects_3B_7Cok)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R121, dread i32 %Reg2_I) { dassign %Reg1_R121 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_10 0 }
  dassign %Reg2_R122 0 (dread ptr %L_STR_10)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R121, dread ref %Reg2_R122) { dassign %Reg1_R121 0 }
  intrinsiccallwithtype <$LSharedObjects_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg2_I 0 (dread i32 $LSharedObjects_3B_7Cbad)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R121, dread i32 %Reg2_I) { dassign %Reg1_R121 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R121) { dassign %Reg1_R122 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R120, dread ref %Reg1_R122) {}
LOC 1 58
  dassign %Reg0_I 0 (constval i32 0)
  intrinsiccallwithtype <$LSharedObjects_3B> JAVA_CLINIT_CHECK ()
  dassign $LSharedObjects_3B_7Cok 0 (dread i32 %Reg0_I)
LOC 1 59
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg8_I 0 (dread i32 %Reg0_I)
@label8
  dassign %Reg0_I 0 (dread i32 %Reg8_I)
  dassign %Reg1_I 0 (constval i32 8)
  brtrue @label9 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
LOC 1 60
  dassign %Reg0_R116 0 (dread ref %Reg7_R116)
  dassign %Reg1_I 0 (dread i32 %Reg8_I)
  intrinsiccallwithtype <$Ljava_2Flang_2FThread_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg2_R117 0 (gcmalloc ref <$Ljava_2Flang_2FThread_3B>)
  intrinsiccallwithtype <$LSharedObjects_242_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg3_R123 0 (gcmalloc ref <$LSharedObjects_242_3B>)
  callassigned &LSharedObjects_242_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg3_R123) {}
  dassign %Reg3_R119 0 (retype ref <* <$Ljava_2Flang_2FRunnable_3B>> (dread ref %Reg3_R123))
  callassigned &Ljava_2Flang_2FThread_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FRunnable_3B_29V (dread ref %Reg2_R117, dread ref %Reg3_R119) {}
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R116, dread i32 %Reg1_I), 
    dread ref %Reg2_R117)
LOC 1 59
  dassign %Reg8_I 0 (add i32 (dread i32 %Reg8_I, constval i32 1))
  goto @label8
@label9
LOC 1 73
  dassign %Reg0_R116 0 (dread ref %Reg7_R116)
  dassign %Reg8_R116 0 (dread ref %Reg0_R116)
  dassign %Reg8_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg8_R116))
  dassign %Reg0_R113 0 (dread ref %Reg8_R113)
  dassign %Reg0_I 0 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %Reg0_R113))
  dassign %Reg9_I 0 (dread i32 %Reg0_I)
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg10_I 0 (dread i32 %Reg0_I)
@label10
  dassign %Reg0_I 0 (dread i32 %Reg10_I)
  dassign %Reg1_I 0 (dread i32 %Reg9_I)
  brtrue @label11 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg8_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg8_R116))
  dassign %Reg0_R113 0 (dread ref %Reg8_R113)
  dassign %Reg1_I 0 (dread i32 %Reg10_I)
  dassign %Reg0_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg0_R113, dread i32 %Reg1_I)))
  dassign %Reg11_R113 0 (dread ref %Reg0_R113)
  dassign %Reg11_R117 0 (retype ref <* <$Ljava_2Flang_2FThread_3B>> (dread ref %Reg11_R113))
  dassign %Reg0_R117 0 (dread ref %Reg11_R117)
  virtualcallassigned &Ljava_2Flang_2FThread_3B_7Cstart_7C_28_29V (dread ref %Reg0_R117) {}
  dassign %Reg10_I 0 (add i32 (dread i32 %Reg10_I, constval i32 1))
  goto @label10
@label11
LOC 1 74
  dassign %Reg0_R116 0 (dread ref %Reg7_R116)
  dassign %Reg8_R116 0 (dread ref %Reg0_R116)
  dassign %Reg8_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg8_R116))
  dassign %Reg0_R113 0 (dread ref %Reg8_R113)
  dassign %Reg0_I 0 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %Reg0_R113))
  dassign %Reg9_I 0 (dread i32 %Reg0_I)
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg10_I 0 (dread i32 %Reg0_I)
@label12
  dassign %Reg0_I 0 (dread i32 %Reg10_I)
  dassign %Reg1_I 0 (dread i32 %Reg9_I)
  brtrue @label13 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg8_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg8_R116))
  dassign %Reg0_R113 0 (dread ref %Reg8_R113)
  dassign %Reg1_I 0 (dread i32 %Reg10_I)
  dassign %Reg0_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg0_R113, dread i32 %Reg1_I)))
  dassign %Reg11_R113 0 (dread ref %Reg0_R113)
  dassign %Reg11_R117 0 (retype ref <* <$Ljava_2Flang_2FThread_3B>> (dread ref %Reg11_R113))
  dassign %Reg0_R117 0 (dread ref %Reg11_R117)
  virtualcallassigned &Ljava_2Flang_2FThread_3B_7Cjoin_7C_28_29V (dread ref %Reg0_R117) {}
  dassign %Reg10_I 0 (add i32 (dread i32 %Reg10_I, constval i32 1))
  goto @label12
@label13
LOC 1 75
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R120 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R121 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R121) {}
  intrinsiccallwithtype <$LSharedObjects_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg2_I 0 (dread i32 $LSharedObjects_3B_7Cok)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R121, dread i32 %Reg2_I) { dassign %Reg1_R121 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_10 0 }
  dassign %Reg2_R122 0 (dread ptr %L_STR_10)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R121, dread ref %Reg2_R122) { dassign %Reg1_R121 0 }
  intrinsiccallwithtype <$LSharedObjects_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg2_I 0 (dread i32 $LSharedObjects_3B_7Cbad)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R121, dread i32 %Reg2_I) { dassign %Reg1_R121 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_10 0 }
  dassign %Reg2_R122 0 (dread ptr %L_STR_10)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R121, dread ref %Reg2_R122) { dassign %Reg1_R121 0 }
  intrinsiccallwithtype <$LSharedObjects_24LazyInit_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg2_I 0 (dread i32 $LSharedObjects_24LazyInit_3B_7Cinits)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R121, dread i32 %Reg2_I) { dassign %Reg1_R121 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R121) { dassign %Reg1_R122 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R120, dread ref %Reg1_R122) {}
LOC 1 76
  intrinsiccallwithtype <$LSharedObjects_24Box_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R124 0 (gcmalloc ref <$LSharedObjects_24Box_3B>)
  dassign %Reg1_I 0 (constval i32 0)
  callassigned &LSharedObjects_24Box_3B_7C_3Cinit_3E_7C_28I_29V (dread ref %Reg0_R124, dread i32 %Reg1_I) {}
  dassign %Reg8_R124 0 (dread ref %Reg0_R124)
LOC 1 77
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg9_I 0 (dread i32 %Reg0_I)
@label14
  dassign %Reg0_I 0 (dread i32 %Reg9_I)
  dassign %Reg1_I 0 (constval i32 4)
  brtrue @label15 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
LOC 1 78
  dassign %Reg0_R116 0 (dread ref %Reg7_R116)
  dassign %Reg1_I 0 (dread i32 %Reg9_I)
  intrinsiccallwithtype <$Ljava_2Flang_2FThread_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg2_R117 0 (gcmalloc ref <$Ljava_2Flang_2FThread_3B>)
  intrinsiccallwithtype <$LSharedObjects_243_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg3_R125 0 (gcmalloc ref <$LSharedObjects_243_3B>)
  dassign %Reg4_R124 0 (dread ref %Reg8_R124)
  callassigned &LSharedObjects_243_3B_7C_3Cinit_3E_7C_28LSharedObjects_24Box_3B_29V (dread ref %Reg3_R125, dread ref %Reg4_R124) {}
  dassign %Reg3_R119 0 (retype ref <* <$Ljava_2Flang_2FRunnable_3B>> (dread ref %Reg3_R125))
  callassigned &Ljava_2Flang_2FThread_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FRunnable_3B_29V (dread ref %Reg2_R117, dread ref %Reg3_R119) {}
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R116, dread i32 %Reg1_I), 
    dread ref %Reg2_R117)
LOC 1 90
  dassign %Reg0_R116 0 (dread ref %Reg7_R116)
  dassign %Reg1_I 0 (dread i32 %Reg9_I)
  dassign %Reg0_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg0_R116, dread i32 %Reg1_I)))
  dassign %Reg0_R117 0 (retype ref <* <$Ljava_2Flang_2FThread_3B>> (dread ref %Reg0_R113))
  virtualcallassigned &Ljava_2Flang_2FThread_3B_7Cstart_7C_28_29V (dread ref %Reg0_R117) {}
LOC 1 77
  dassign %Reg9_I 0 (add i32 (dread i32 %Reg9_I, constval i32 1))
  goto @label14
@label15
LOC 1 92
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg9_I 0 (dread i32 %Reg0_I)
@label16
  dassign %Reg0_I 0 (dread i32 %Reg9_I)
  dassign %Reg1_I 0 (constval i32 4)
  brtrue @label17 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg0_R116 0 (dread ref %Reg7_R116)
  dassign %Reg1_I 0 (dread i32 %Reg9_I)
  dassign %Reg0_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg0_R116, dread i32 %Reg1_I)))
  dassign %Reg0_R117 0 (retype ref <* <$Ljava_2Flang_2FThread_3B>> (dread ref %Reg0_R113))
  virtualcallassigned &Ljava_2Flang_2FThread_3B_7Cjoin_7C_28_29V (dread ref %Reg0_R117) {}
  dassign %Reg9_I 0 (add i32 (dread i32 %Reg9_I, constval i32 1))
  goto @label16
@label17
LOC 1 93
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg9_I 0 (dread i32 %Reg0_I)
LOC 1 94
  dassign %Reg0_J 0 (constval i64 0)
  dassign %Reg10_J 0 (dread i64 %Reg0_J)
LOC 1 95
  dassign %Reg0_R124 0 (dread ref %Reg8_R124)
  dassign %Reg0_R124 0 (iread ref <* <$LSharedObjects_24Box_3B>> 3 (dread ref %Reg0_R124))
  dassign %Reg12_R124 0 (dread ref %Reg0_R124)
@label18
  dassign %Reg0_R124 0 (dread ref %Reg12_R124)
  brtrue @label19 (eq i32 ref (dread ref %Reg0_R124, constval ref 0))
LOC 1 96
  dassign %Reg9_I 0 (add i32 (dread i32 %Reg9_I, constval i32 1))
LOC 1 97
  dassign %Reg0_J 0 (dread i64 %Reg10_J)
  dassign %Reg1_R124 0 (dread ref %Reg12_R124)
  dassign %Reg1_I 0 (iread i32 <* <$LSharedObjects_24Box_3B>> 4 (dread ref %Reg1_R124))
  dassign %Reg1_J 0 (cvt i64 i32 (dread i32 %Reg1_I))
  dassign %Reg0_J 0 (add i64 (dread i64 %Reg0_J, dread i64 %Reg1_J))
  dassign %Reg10_J 0 (dread i64 %Reg0_J)
LOC 1 95
  dassign %Reg0_R124 0 (dread ref %Reg12_R124)
  dassign %Reg0_R124 0 (iread ref <* <$LSharedObjects_24Box_3B>> 3 (dread ref %Reg0_R124))
  dassign %Reg12_R124 0 (dread ref %Reg0_R124)
  goto @label18
@label19
LOC 1 99
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R120 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R121 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R121) {}
  dassign %Reg2_I 0 (dread i32 %Reg9_I)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R121, dread i32 %Reg2_I) { dassign %Reg1_R121 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_10 0 }
  dassign %Reg2_R122 0 (dread ptr %L_STR_10)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R121, dread ref %Reg2_R122) { dassign %Reg1_R121 0 }
  dassign %Reg2_J 0 (dread i64 %Reg10_J)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28J_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R121, dread i64 %Reg2_J) { dassign %Reg1_R121 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_10 0 }
  dassign %Reg2_R122 0 (dread ptr %L_STR_10)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R121, dread ref %Reg2_R122) { dassign %Reg1_R121 0 }
  dassign %Reg2_R124 0 (dread ref %Reg8_R124)
  dassign %Reg2_I 0 (iread i32 <* <$LSharedObjects_24Box_3B>> 4 (dread ref %Reg2_R124))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R121, dread i32 %Reg2_I) { dassign %Reg1_R121 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R121) { dassign %Reg1_R122 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R120, dread ref %Reg1_R122) {}
LOC 1 100
  return ()
}
func &LSharedObjects_241_3B_7C_3Cinit_3E_7C_28I_29V constructor (var %_this <* <$LSharedObjects_241_3B>>, var %Reg3_I i32) void {
  funcid 4
  var %Reg2_R118 <* <$LSharedObjects_241_3B>>
  var %Reg0_R118 <* <$LSharedObjects_241_3B>>
  var %Reg1_I i32
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>

  dassign %Reg2_R118 0 (dread ref %_this)
LOC 1 40
  dassign %Reg0_R118 0 (dread ref %Reg2_R118)
  dassign %Reg1_I 0 (dread i32 %Reg3_I)
  iassign <* <$LSharedObjects_241_3B>> 2 (dread ref %Reg0_R118, dread i32 %Reg1_I)
  dassign %Reg0_R118 0 (dread ref %Reg2_R118)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R118))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
  return ()
}
func &LSharedObjects_241_3B_7Crun_7C_28_29V public virtual (var %_this <* <$LSharedObjects_241_3B>>) void {
  funcid 5
  var %Reg11_R118 <* <$LSharedObjects_241_3B>>
  var %Reg0_I i32
  var %Reg7_I i32
  var %Reg1_I i32
  var %Reg0_R124 <* <$LSharedObjects_24Box_3B>>
  var %Reg8_R124 <* <$LSharedObjects_24Box_3B>>
  var %Reg1_R126 <* <[] i32>>
  var %Reg2_I i32
  var %Reg3_R118 <* <$LSharedObjects_241_3B>>
  var %Reg3_I i32
  var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_R118 <* <$LSharedObjects_241_3B>>
  var %Reg5_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_R124 <* <$LSharedObjects_24Box_3B>>
  var %Reg6_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg9_R124 <* <$LSharedObjects_24Box_3B>>
  var %Reg0_R126 <* <[] i32>>
  var %Reg10_R126 <* <[] i32>>
  var %Reg0_Z u1

ALIAS %b %Reg8_R124 <* <$LSharedObjects_24Box_3B>>
ALIAS %g %Reg9_R124 <* <$LSharedObjects_24Box_3B>>
ALIAS %a %Reg10_R126 <* <[] i32>>
ALIAS %i %Reg7_I i32
  dassign %Reg11_R118 0 (dread ref %_this)
LOC 1 42
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg7_I 0 (dread i32 %Reg0_I)
@label20
  dassign %Reg0_I 0 (dread i32 %Reg7_I)
  dassign %Reg1_I 0 (constval i32 0x1388)
  brtrue @label24 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
LOC 1 43
  intrinsiccallwithtype <$LSharedObjects_24Box_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R124 0 (gcmalloc ref <$LSharedObjects_24Box_3B>)
  dassign %Reg1_I 0 (dread i32 %Reg7_I)
  callassigned &LSharedObjects_24Box_3B_7C_3Cinit_3E_7C_28I_29V (dread ref %Reg0_R124, dread i32 %Reg1_I) {}
  dassign %Reg8_R124 0 (dread ref %Reg0_R124)
LOC 1 44
  dassign %Reg0_R124 0 (dread ref %Reg8_R124)
  dassign %Reg1_I 0 (constval i32 2)
  dassign %Reg1_R126 0 (gcmallocjarray ref <[] i32> (dread i32 %Reg1_I))
  dassign %Reg2_I 0 (constval i32 0)
  dassign %Reg3_R118 0 (dread ref %Reg11_R118)
  dassign %Reg3_I 0 (iread i32 <* <$LSharedObjects_241_3B>> 2 (dread ref %Reg3_R118))
  iassign <* i32> 0 (
    array 1 ptr <* <[] i32>> (dread ref %Reg1_R126, dread i32 %Reg2_I), 
    dread i32 %Reg3_I)
  dassign %Reg2_I 0 (constval i32 1)
  dassign %Reg3_I 0 (dread i32 %Reg7_I)
  iassign <* i32> 0 (
    array 1 ptr <* <[] i32>> (dread ref %Reg1_R126, dread i32 %Reg2_I), 
    dread i32 %Reg3_I)
  dassign %Reg1_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg1_R126))
  iassign <* <$LSharedObjects_24Box_3B>> 2 (dread ref %Reg0_R124, dread ref %Reg1_R113)
LOC 1 45
  dassign %Reg0_R124 0 (dread ref %Reg8_R124)
  dassign %Reg1_R118 0 (dread ref %Reg11_R118)
  dassign %Reg1_I 0 (iread i32 <* <$LSharedObjects_241_3B>> 2 (dread ref %Reg1_R118))
  dassign %Reg2_I 0 (constval i32 2)
  dassign %Reg1_I 0 (rem i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  dassign %Reg5_R113 0 (dread ref %Reg0_R124)
  brtrue @label21 (ne i32 i32 (dread i32 %Reg1_I, constval i32 0))
  dassign %Reg0_R113 0 (dread ref %Reg5_R113)
  dassign %Reg1_R124 0 (dread ref %Reg8_R124)
  dassign %Reg5_R113 0 (dread ref %Reg1_R124)
  dassign %Reg6_R113 0 (dread ref %Reg0_R113)
  goto @label22
@label21
  dassign %Reg0_R113 0 (dread ref %Reg5_R113)
  dassign %Reg1_R113 0 (constval ref 0)
  dassign %Reg5_R113 0 (dread ref %Reg1_R113)
  dassign %Reg6_R113 0 (dread ref %Reg0_R113)
@label22
  dassign %Reg0_R113 0 (dread ref %Reg6_R113)
  dassign %Reg1_R113 0 (dread ref %Reg5_R113)
  dassign %Reg0_R124 0 (retype ref <* <$LSharedObjects_24Box_3B>> (dread ref %Reg0_R113))
  dassign %Reg1_R124 0 (retype ref <* <$LSharedObjects_24Box_3B>> (dread ref %Reg1_R113))
  iassign <* <$LSharedObjects_24Box_3B>> 3 (dread ref %Reg0_R124, dread ref %Reg1_R124)
LOC 1 46
  dassign %Reg0_R124 0 (dread ref %Reg8_R124)
  intrinsiccallwithtype <$LSharedObjects_3B> JAVA_CLINIT_CHECK ()
  dassign $LSharedObjects_3B_7Cshared 0 (dread ref %Reg0_R124)
LOC 1 47
  intrinsiccallwithtype <$LSharedObjects_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R124 0 (dread ref $LSharedObjects_3B_7Cshared)
  dassign %Reg9_R124 0 (dread ref %Reg0_R124)
LOC 1 48
  dassign %Reg0_R124 0 (dread ref %Reg9_R124)
  dassign %Reg0_R113 0 (iread ref <* <$LSharedObjects_24Box_3B>> 2 (dread ref %Reg0_R124))
  intrinsiccallwithtypeassigned <* <[] i32>> JAVA_CHECK_CAST (dread ref %Reg0_R113) { dassign %Reg0_R126 0 }
  dassign %Reg10_R126 0 (dread ref %Reg0_R126)
LOC 1 49
  dassign %Reg0_R126 0 (dread ref %Reg10_R126)
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg0_I 0 (iread i32 <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %Reg0_R126, dread i32 %Reg1_I)))
  dassign %Reg1_R124 0 (dread ref %Reg9_R124)
  dassign %Reg1_I 0 (iread i32 <* <$LSharedObjects_24Box_3B>> 4 (dread ref %Reg1_R124))
  brtrue @label23 (eq i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg0_I 0 (constval i32 0)
  intrinsiccallwithtype <$LSharedObjects_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_Z 0 (cvt u1 i32 (dread i32 %Reg0_I))
  callassigned &LSharedObjects_3B_7Ccount_7C_28Z_29V (dread u1 %Reg0_Z) {}
@label23
LOC 1 42
  dassign %Reg7_I 0 (add i32 (dread i32 %Reg7_I, constval i32 1))
  goto @label20
@label24
LOC 1 51
  dassign %Reg0_I 0 (constval i32 1)
  intrinsiccallwithtype <$LSharedObjects_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_Z 0 (cvt u1 i32 (dread i32 %Reg0_I))
  callassigned &LSharedObjects_3B_7Ccount_7C_28Z_29V (dread u1 %Reg0_Z) {}
LOC 1 52
  return ()
}
func &LSharedObjects_242_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LSharedObjects_242_3B>>) void {
  funcid 6
  var %Reg1_R123 <* <$LSharedObjects_242_3B>>
  var %Reg0_R123 <* <$LSharedObjects_242_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>

  dassign %Reg1_R123 0 (dread ref %_this)
LOC 1 60
  dassign %Reg0_R123 0 (dread ref %Reg1_R123)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R123))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
  return ()
}
func &LSharedObjects_242_3B_7Crun_7C_28_29V public virtual (var %_this <* <$LSharedObjects_242_3B>>) void {
  funcid 7
  var %Reg4_R123 <* <$LSharedObjects_242_3B>>
  var %Reg0_R124 <* <$LSharedObjects_24Box_3B>>
  var %Reg0_I i32
  var %Reg1_I i32
  var %Reg2_I i32
  var %Reg0_Z u1
  var %Reg0_R127 <* <$Ljava_2Flang_2FExceptionInInitializerError_3B>>
  var %Reg3_R127 <* <$Ljava_2Flang_2FExceptionInInitializerError_3B>>
  var %Reg0_R128 <* <$Ljava_2Flang_2FThrowable_3B>>
  var %Reg0_R122 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_R122 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_11 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_R129 <* <$Ljava_2Flang_2FNoClassDefFoundError_3B>>
  var %Reg3_R129 <* <$Ljava_2Flang_2FNoClassDefFoundError_3B>>

ALIAS %e %Reg3_R129 <* <$Ljava_2Flang_2FNoClassDefFoundError_3B>>
  dassign %Reg4_R123 0 (dread ref %_this)
LOC 1 62
  intrinsiccallwithtype <$LSharedObjects_24LazyInit_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R124 0 (dread ref $LSharedObjects_24LazyInit_3B_7Cb)
  dassign %Reg0_I 0 (iread i32 <* <$LSharedObjects_24Box_3B>> 4 (dread ref %Reg0_R124))
  dassign %Reg1_I 0 (constval i32 9)
  brtrue @label25 (ne i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  intrinsiccallwithtype <$LSharedObjects_24LazyInit_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_I 0 (dread i32 $LSharedObjects_24LazyInit_3B_7Cinits)
  dassign %Reg1_I 0 (constval i32 1)
  brtrue @label25 (ne i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg0_I 0 (constval i32 1)
  dassign %Reg2_I 0 (dread i32 %Reg0_I)
  goto @label26
@label25
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg2_I 0 (dread i32 %Reg0_I)
@label26
  dassign %Reg0_I 0 (dread i32 %Reg2_I)
  intrinsiccallwithtype <$LSharedObjects_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_Z 0 (cvt u1 i32 (dread i32 %Reg0_I))
  callassigned &LSharedObjects_3B_7Ccount_7C_28Z_29V (dread u1 %Reg0_Z) {}
  try { @label29 @label30 }
LOC 1 64
  intrinsiccallwithtype <$LSharedObjects_24BadInit_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_I 0 (dread i32 $LSharedObjects_24BadInit_3B_7Cx)
  dassign %Reg1_I 0 (constval i32 5)
  brtrue @label27 (ne i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg0_I 0 (constval i32 1)
  dassign %Reg2_I 0 (dread i32 %Reg0_I)
  goto @label28
  endtry
@label27
  try { @label29 @label30 }
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg2_I 0 (dread i32 %Reg0_I)
  endtry
@label28
  try { @label29 @label30 }
  dassign %Reg0_I 0 (dread i32 %Reg2_I)
  intrinsiccallwithtype <$LSharedObjects_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_Z 0 (cvt u1 i32 (dread i32 %Reg0_I))
  callassigned &LSharedObjects_3B_7Ccount_7C_28Z_29V (dread u1 %Reg0_Z) {}
  endtry
LOC 1 69
  goto @label31
@label29
  catch { <* <$Ljava_2Flang_2FExceptionInInitializerError_3B>> }
  dassign %Reg0_R127 0 (regread ptr %%thrownval)
LOC 1 65
  dassign %Reg3_R127 0 (dread ref %Reg0_R127)
LOC 1 66
  dassign %Reg0_R127 0 (dread ref %Reg3_R127)
  virtualcallassigned &Ljava_2Flang_2FExceptionInInitializerError_3B_7CgetCause_7C_28_29Ljava_2Flang_2FThrowable_3B (dread ref %Reg0_R127) { dassign %Reg0_R128 0 }
  virtualcallassigned &Ljava_2Flang_2FThrowable_3B_7CgetMessage_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg0_R128) { dassign %Reg0_R122 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_620061006400) { dassign %L_STR_11 0 }
  dassign %Reg1_R122 0 (dread ptr %L_STR_11)
  dassign %Reg1_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg1_R122))
  virtualcallassigned &Ljava_2Flang_2FString_3B_7Cequals_7C_28Ljava_2Flang_2FObject_3B_29Z (dread ref %Reg0_R122, dread ref %Reg1_R113) { dassign %Reg0_Z 0 }
  intrinsiccallwithtype <$LSharedObjects_3B> JAVA_CLINIT_CHECK ()
  callassigned &LSharedObjects_3B_7Ccount_7C_28Z_29V (dread u1 %Reg0_Z) {}
LOC 1 69
  goto @label31
@label30
  catch { <* <$Ljava_2Flang_2FNoClassDefFoundError_3B>> }
  dassign %Reg0_R129 0 (regread ptr %%thrownval)
LOC 1 67
  dassign %Reg3_R129 0 (dread ref %Reg0_R129)
LOC 1 68
  dassign %Reg0_I 0 (constval i32 1)
  intrinsiccallwithtype <$LSharedObjects_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_Z 0 (cvt u1 i32 (dread i32 %Reg0_I))
  callassigned &LSharedObjects_3B_7Ccount_7C_28Z_29V (dread u1 %Reg0_Z) {}
@label31
LOC 1 70
  return ()
}
func &LSharedObjects_243_3B_7C_3Cinit_3E_7C_28LSharedObjects_24Box_3B_29V constructor (var %_this <* <$LSharedObjects_243_3B>>, var %Reg3_R124 <* <$LSharedObjects_24Box_3B>>) void {
  funcid 8
  var %Reg2_R125 <* <$LSharedObjects_243_3B>>
  var %Reg0_R125 <* <$LSharedObjects_243_3B>>
  var %Reg3_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_R124 <* <$LSharedObjects_24Box_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>

  dassign %Reg2_R125 0 (dread ref %_this)
LOC 1 78
  dassign %Reg0_R125 0 (dread ref %Reg2_R125)
  dassign %Reg3_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg3_R124))
  dassign %Reg1_R113 0 (dread ref %Reg3_R113)
  dassign %Reg1_R124 0 (retype ref <* <$LSharedObjects_24Box_3B>> (dread ref %Reg1_R113))
  iassign <* <$LSharedObjects_243_3B>> 2 (dread ref %Reg0_R125, dread ref %Reg1_R124)
  dassign %Reg0_R125 0 (dread ref %Reg2_R125)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R125))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
  return ()
}
func &LSharedObjects_243_3B_7Crun_7C_28_29V public virtual (var %_this <* <$LSharedObjects_243_3B>>) void {
  funcid 9
  var %Reg7_R125 <* <$LSharedObjects_243_3B>>
  var %Reg0_I i32
  var %Reg3_I i32
  var %Reg1_I i32
  var %Reg0_R124 <* <$LSharedObjects_24Box_3B>>
  var %Reg4_R124 <* <$LSharedObjects_24Box_3B>>
  var %Reg0_R125 <* <$LSharedObjects_243_3B>>
  var %Reg5_R124 <* <$LSharedObjects_24Box_3B>>
  var %Reg1_R125 <* <$LSharedObjects_243_3B>>
  var %Reg1_R124 <* <$LSharedObjects_24Box_3B>>
  var %Reg2_I i32
  var %Reg5_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_R128 <* <$Ljava_2Flang_2FThrowable_3B>>
  var %Reg6_R128 <* <$Ljava_2Flang_2FThrowable_3B>>
  var %Reg6_R113 <* <$Ljava_2Flang_2FObject_3B>>

ALIAS %b %Reg4_R124 <* <$LSharedObjects_24Box_3B>>
ALIAS %i %Reg3_I i32
  dassign %Reg7_R125 0 (dread ref %_this)
LOC 1 80
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg3_I 0 (dread i32 %Reg0_I)
@label32
  dassign %Reg0_I 0 (dread i32 %Reg3_I)
  dassign %Reg1_I 0 (constval i32 500)
  brtrue @label35 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
LOC 1 81
  intrinsiccallwithtype <$LSharedObjects_24Box_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R124 0 (gcmalloc ref <$LSharedObjects_24Box_3B>)
  dassign %Reg1_I 0 (dread i32 %Reg3_I)
  callassigned &LSharedObjects_24Box_3B_7C_3Cinit_3E_7C_28I_29V (dread ref %Reg0_R124, dread i32 %Reg1_I) {}
  dassign %Reg4_R124 0 (dread ref %Reg0_R124)
LOC 1 82
  dassign %Reg0_R125 0 (dread ref %Reg7_R125)
  dassign %Reg0_R124 0 (iread ref <* <$LSharedObjects_243_3B>> 2 (dread ref %Reg0_R125))
  dassign %Reg5_R124 0 (dread ref %Reg0_R124)
  syncenter (dread ref %Reg0_R124)
  try { @label33 }
LOC 1 83
  dassign %Reg0_R124 0 (dread ref %Reg4_R124)
  dassign %Reg1_R125 0 (dread ref %Reg7_R125)
  dassign %Reg1_R124 0 (iread ref <* <$LSharedObjects_243_3B>> 2 (dread ref %Reg1_R125))
  dassign %Reg1_R124 0 (iread ref <* <$LSharedObjects_24Box_3B>> 3 (dread ref %Reg1_R124))
  iassign <* <$LSharedObjects_24Box_3B>> 3 (dread ref %Reg0_R124, dread ref %Reg1_R124)
LOC 1 84
  dassign %Reg0_R125 0 (dread ref %Reg7_R125)
  dassign %Reg0_R124 0 (iread ref <* <$LSharedObjects_243_3B>> 2 (dread ref %Reg0_R125))
  dassign %Reg1_R124 0 (dread ref %Reg4_R124)
  iassign <* <$LSharedObjects_24Box_3B>> 3 (dread ref %Reg0_R124, dread ref %Reg1_R124)
LOC 1 85
  dassign %Reg0_R125 0 (dread ref %Reg7_R125)
  dassign %Reg0_R124 0 (iread ref <* <$LSharedObjects_243_3B>> 2 (dread ref %Reg0_R125))
  dassign %Reg1_I 0 (iread i32 <* <$LSharedObjects_24Box_3B>> 4 (dread ref %Reg0_R124))
  dassign %Reg2_I 0 (constval i32 1)
  dassign %Reg1_I 0 (add i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  iassign <* <$LSharedObjects_24Box_3B>> 4 (dread ref %Reg0_R124, dread i32 %Reg1_I)
LOC 1 86
  dassign %Reg5_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg5_R124))
  dassign %Reg0_R113 0 (dread ref %Reg5_R113)
  syncexit (dread ref %Reg0_R113)
  endtry
  goto @label34
@label33
  catch { <* void> }
  dassign %Reg0_R128 0 (regread ptr %%thrownval)
  try { @label33 }
  dassign %Reg6_R128 0 (dread ref %Reg0_R128)
  dassign %Reg5_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg5_R124))
  dassign %Reg0_R113 0 (dread ref %Reg5_R113)
  syncexit (dread ref %Reg0_R113)
  endtry
  dassign %Reg6_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg6_R128))
  dassign %Reg0_R113 0 (dread ref %Reg6_R113)
  dassign %Reg0_R128 0 (retype ref <* <$Ljava_2Flang_2FThrowable_3B>> (dread ref %Reg0_R113))
  throw (dread ref %Reg0_R128)
@label34
LOC 1 80
  dassign %Reg3_I 0 (add i32 (dread i32 %Reg3_I, constval i32 1))
  goto @label32
@label35
LOC 1 88
  return ()
}
func &LSharedObjects_24BadInit_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LSharedObjects_24BadInit_3B>>) void {
  funcid 10
  var %Reg1_R130 <* <$LSharedObjects_24BadInit_3B>>
  var %Reg0_R130 <* <$LSharedObjects_24BadInit_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>

  dassign %Reg1_R130 0 (dread ref %_this)
LOC 1 22
  dassign %Reg0_R130 0 (dread ref %Reg1_R130)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R130))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
  return ()
}
func &LSharedObjects_24BadInit_3B_7Cfail_7C_28_29I static () i32 {
  funcid 11
  var %Reg0_R131 <* <$Ljava_2Flang_2FIllegalStateException_3B>>
  var %Reg1_R122 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_11 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R128 <* <$Ljava_2Flang_2FThrowable_3B>>

  intrinsiccallwithtype <$LSharedObjects_24BadInit_3B> JAVA_CLINIT_CHECK ()
LOC 1 25
  intrinsiccallwithtype <$Ljava_2Flang_2FThread_3B> JAVA_CLINIT_CHECK ()
  callassigned &Ljava_2Flang_2FThread_3B_7Cyield_7C_28_29V () {}
LOC 1 26
  intrinsiccallwithtype <$Ljava_2Flang_2FIllegalStateException_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R131 0 (gcmalloc ref <$Ljava_2Flang_2FIllegalStateException_3B>)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_620061006400) { dassign %L_STR_11 0 }
  dassign %Reg1_R122 0 (dread ptr %L_STR_11)
  callassigned &Ljava_2Flang_2FIllegalStateException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R131, dread ref %Reg1_R122) {}
  dassign %Reg0_R128 0 (retype ref <* <$Ljava_2Flang_2FThrowable_3B>> (dread ref %Reg0_R131))
  throw (dread ref %Reg0_R128)
}
func &LSharedObjects_24BadInit_3B_7C_3Cclinit_3E_7C_28_29V static constructor () void {
  funcid 12
  var %Reg0_I i32

LOC 1 23
  callassigned &LSharedObjects_24BadInit_3B_7Cfail_7C_28_29I () { dassign %Reg0_I 0 }
  dassign $LSharedObjects_24BadInit_3B_7Cx 0 (dread i32 %Reg0_I)
  return ()
}
func &LSharedObjects_24Box_3B_7C_3Cinit_3E_7C_28I_29V constructor (var %_this <* <$LSharedObjects_24Box_3B>>, var %Reg3_I i32) void {
  funcid 13
  var %Reg2_R124 <* <$LSharedObjects_24Box_3B>>
  var %Reg0_R124 <* <$LSharedObjects_24Box_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_I i32

ALIAS %n %Reg3_I i32
  dassign %Reg2_R124 0 (dread ref %_this)
LOC 1 6
  dassign %Reg0_R124 0 (dread ref %Reg2_R124)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R124))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
LOC 1 7
  dassign %Reg0_R124 0 (dread ref %Reg2_R124)
  dassign %Reg1_I 0 (dread i32 %Reg3_I)
  iassign <* <$LSharedObjects_24Box_3B>> 4 (dread ref %Reg0_R124, dread i32 %Reg1_I)
LOC 1 8
  return ()
}
func &LSharedObjects_24LazyInit_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LSharedObjects_24LazyInit_3B>>) void {
  funcid 14
  var %Reg1_R132 <* <$LSharedObjects_24LazyInit_3B>>
  var %Reg0_R132 <* <$LSharedObjects_24LazyInit_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>

  dassign %Reg1_R132 0 (dread ref %_this)
LOC 1 12
  dassign %Reg0_R132 0 (dread ref %Reg1_R132)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R132))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
  return ()
}
func &LSharedObjects_24LazyInit_3B_7Cmk_7C_28_29LSharedObjects_24Box_3B static () <* <$LSharedObjects_24Box_3B>> {
  funcid 15
  var %Reg0_I i32
  var %Reg1_I i32
  var %Reg3_I i32
  var %Reg0_R124 <* <$LSharedObjects_24Box_3B>>

ALIAS %i %Reg3_I i32
  intrinsiccallwithtype <$LSharedObjects_24LazyInit_3B> JAVA_CLINIT_CHECK ()
LOC 1 16
  intrinsiccallwithtype <$LSharedObjects_24LazyInit_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_I 0 (dread i32 $LSharedObjects_24LazyInit_3B_7Cinits)
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  intrinsiccallwithtype <$LSharedObjects_24LazyInit_3B> JAVA_CLINIT_CHECK ()
  dassign $LSharedObjects_24LazyInit_3B_7Cinits 0 (dread i32 %Reg0_I)
LOC 1 17
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg3_I 0 (dread i32 %Reg0_I)
@label36
  dassign %Reg0_I 0 (dread i32 %Reg3_I)
  dassign %Reg1_I 0 (constval i32 1000)
  brtrue @label37 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  intrinsiccallwithtype <$Ljava_2Flang_2FThread_3B> JAVA_CLINIT_CHECK ()
  callassigned &Ljava_2Flang_2FThread_3B_7Cyield_7C_28_29V () {}
  dassign %Reg3_I 0 (add i32 (dread i32 %Reg3_I, constval i32 1))
  goto @label36
@label37
LOC 1 18
  intrinsiccallwithtype <$LSharedObjects_24Box_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R124 0 (gcmalloc ref <$LSharedObjects_24Box_3B>)
  dassign %Reg1_I 0 (constval i32 9)
  callassigned &LSharedObjects_24Box_3B_7C_3Cinit_3E_7C_28I_29V (dread ref %Reg0_R124, dread i32 %Reg1_I) {}
  return (dread ref %Reg0_R124)
}
func &LSharedObjects_24LazyInit_3B_7C_3Cclinit_3E_7C_28_29V static constructor () void {
  funcid 16
  var %Reg0_R124 <* <$LSharedObjects_24Box_3B>>

LOC 1 14
  callassigned &LSharedObjects_24LazyInit_3B_7Cmk_7C_28_29LSharedObjects_24Box_3B () { dassign %Reg0_R124 0 }
  dassign $LSharedObjects_24LazyInit_3B_7Cb 0 (dread ref %Reg0_R124)
  return ()
}
