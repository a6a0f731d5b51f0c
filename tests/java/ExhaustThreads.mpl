flavor 1
srclang 3
id 65535
numfuncs 7
import "library.mplt"
import "ExhaustThreads.mplt"
entryfunc &LExhaustThreads_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V
fileinfo {
  @INFO_filename "ExhaustThreads.class",
  @INFO_filename "ExhaustThreads$Hog.class",
  @INFO_filename "ExhaustThreads$Node.class",
  @INFO_filename "ExhaustThreads$Worker.class"}
srcfileinfo {
  1 "ExhaustThreads.java"}
javaclass $LExhaustThreads_3B <$LExhaustThreads_3B> public
javaclass $LExhaustThreads_24Hog_3B <$LExhaustThreads_24Hog_3B>
javaclass $LExhaustThreads_24Node_3B <$LExhaustThreads_24Node_3B>
javaclass $LExhaustThreads_24Worker_3B <$LExhaustThreads_24Worker_3B>
func &LExhaustThreads_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$LExhaustThreads_3B>>) void
func &LExhaustThreads_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V public static (var %Reg13_R114 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>) void
func &LExhaustThreads_24Hog_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LExhaustThreads_24Hog_3B>>) void
func &LExhaustThreads_24Hog_3B_7Crun_7C_28_29V public virtual (var %_this <* <$LExhaustThreads_24Hog_3B>>) void
func &LExhaustThreads_24Node_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LExhaustThreads_24Node_3B>>) void
func &LExhaustThreads_24Worker_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LExhaustThreads_24Worker_3B>>) void
func &LExhaustThreads_24Worker_3B_7Crun_7C_28_29V public virtual (var %_this <* <$LExhaustThreads_24Worker_3B>>) void
var $_C_STR_6300610075006700680074002000 fstatic <[4] u64> readonly = [0, 0xf00000000, 0x6775616321302324, 0x207468]
var $_C_STR_20006200610064002000 fstatic <[4] u64> readonly = [0, 0xb00000000, 0x6461622001f0f4db, 32]
var $_C_STR_2000720061006e002000 fstatic <[4] u64> readonly = [0, 0xb00000000, 0x6e61722001f83c01, 32]
var $LExhaustThreads_3B_7Cstop u1 static volatile = 0
var $Ljava_2Flang_2FSystem_3B_7Cout extern <* <$Ljava_2Fio_2FPrintStream_3B>>
func &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FObject_3B>>) void
func &LExhaustThreads_24Worker_3B_7Cstart_7C_28_29V public native virtual (var %_this <* <$LExhaustThreads_24Worker_3B>>) void
func &Ljava_2Flang_2FThread_3B_7Csleep_7C_28J_29V public static native (var %Reg0_J i64) void
func &LExhaustThreads_24Hog_3B_7Cstart_7C_28_29V public native virtual (var %_this <* <$LExhaustThreads_24Hog_3B>>) void
func &LExhaustThreads_24Hog_3B_7Cjoin_7C_28_29V final public native virtual (var %_this <* <$LExhaustThreads_24Hog_3B>>) void
func &LExhaustThreads_24Worker_3B_7Cjoin_7C_28_29V final public native virtual (var %_this <* <$LExhaustThreads_24Worker_3B>>) void
func &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>) void
func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg1_R120 <* <$Ljava_2Flang_2FString_3B>>) <* <$Ljava_2Flang_2FStringBuilder_3B>>
func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg1_I i32) <* <$Ljava_2Flang_2FStringBuilder_3B>>
func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Z_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg1_Z u1) <* <$Ljava_2Flang_2FStringBuilder_3B>>
func &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V public virtual (var %_this <* <$Ljava_2Fio_2FPrintStream_3B>>, var %Reg1_R120 <* <$Ljava_2Flang_2FString_3B>>) void
func &Ljava_2Flang_2FThread_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FThread_3B>>) void
var $__cinf_Ljava_2Flang_2FString_3B <$__class_meta__>
func &MCC_GetOrInsertLiteral () <* <$Ljava_2Flang_2FString_3B>>
func &LExhaustThreads_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$LExhaustThreads_3B>>) void {
  funcid 1
  var %Reg1_R112 <* <$LExhaustThreads_3B>>
  var %Reg0_R112 <* <$LExhaustThreads_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>

  dassign %Reg1_R112 0 (dread ref %_this)
LOC 1 2
  dassign %Reg0_R112 0 (dread ref %Reg1_R112)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R112))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
  return ()
}
func &LExhaustThreads_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V public static (var %Reg13_R114 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>) void {
  funcid 2
  var %Reg0_I i32
  var %Reg0_R115 <* <[] <* <$LExhaustThreads_24Worker_3B>>>>
  var %Reg1_I i32
  var %Reg2_R116 <* <$LExhaustThreads_24Worker_3B>>
  var %Reg9_R115 <* <[] <* <$LExhaustThreads_24Worker_3B>>>>
  var %Reg10_I i32
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_R116 <* <$LExhaustThreads_24Worker_3B>>
  var %Reg0_J i64
  var %Reg1_J i64
  var %Reg0_R117 <* <$LExhaustThreads_24Hog_3B>>
  var %Reg10_R117 <* <$LExhaustThreads_24Hog_3B>>
  var %Reg0_Z u1
  var %Reg11_I i32
  var %Reg12_I i32
  var %Reg1_R115 <* <[] <* <$LExhaustThreads_24Worker_3B>>>>
  var %Reg2_I i32
  var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_R116 <* <$LExhaustThreads_24Worker_3B>>
  var %Reg0_R118 <* <$Ljava_2Fio_2FPrintStream_3B>>
  var %Reg1_R119 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg2_R120 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_10 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg2_R117 <* <$LExhaustThreads_24Hog_3B>>
  var %L_STR_11 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_12 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg2_R115 <* <[] <* <$LExhaustThreads_24Worker_3B>>>>
  var %Reg3_I i32
  var %Reg2_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg2_J i64
  var %Reg3_J i64
  var %Reg6_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg7_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg6_I i32
  var %Reg8_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg2_Z u1
  var %Reg1_R120 <* <$Ljava_2Flang_2FString_3B>>

ALIAS %i %Reg12_I i32
ALIAS %args %Reg13_R114 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>
ALIAS %workers %Reg9_R115 <* <[] <* <$LExhaustThreads_24Worker_3B>>>>
ALIAS %hog %Reg10_R117 <* <$LExhaustThreads_24Hog_3B>>
ALIAS %bad %Reg11_I i32
  intrinsiccallwithtype <$LExhaustThreads_3B> JAVA_CLINIT_CHECK ()
LOC 1 38
  dassign %Reg0_I 0 (constval i32 2)
  dassign %Reg0_R115 0 (gcmallocjarray ref <[] <* <$LExhaustThreads_24Worker_3B>>> (dread i32 %Reg0_I))
  dassign %Reg1_I 0 (constval i32 0)
  intrinsiccallwithtype <$LExhaustThreads_24Worker_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg2_R116 0 (gcmalloc ref <$LExhaustThreads_24Worker_3B>)
  callassigned &LExhaustThreads_24Worker_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg2_R116) {}
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R115, dread i32 %Reg1_I), 
    dread ref %Reg2_R116)
  dassign %Reg1_I 0 (constval i32 1)
  intrinsiccallwithtype <$LExhaustThreads_24Worker_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg2_R116 0 (gcmalloc ref <$LExhaustThreads_24Worker_3B>)
  callassigned &LExhaustThreads_24Worker_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg2_R116) {}
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R115, dread i32 %Reg1_I), 
    dread ref %Reg2_R116)
  dassign %Reg9_R115 0 (dread ref %Reg0_R115)
LOC 1 39
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg10_I 0 (dread i32 %Reg0_I)
@label0
  dassign %Reg0_I 0 (dread i32 %Reg10_I)
  dassign %Reg1_I 0 (constval i32 2)
  brtrue @label1 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg0_R115 0 (dread ref %Reg9_R115)
  dassign %Reg1_I 0 (dread i32 %Reg10_I)
  dassign %Reg0_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg0_R115, dread i32 %Reg1_I)))
  dassign %Reg0_R116 0 (retype ref <* <$LExhaustThreads_24Worker_3B>> (dread ref %Reg0_R113))
  virtualcallassigned &LExhaustThreads_24Worker_3B_7Cstart_7C_28_29V (dread ref %Reg0_R116) {}
  dassign %Reg10_I 0 (add i32 (dread i32 %Reg10_I, constval i32 1))
  goto @label0
@label1
LOC 1 40
  dassign %Reg0_R115 0 (dread ref %Reg9_R115)
  dassign %Reg1_I 0 (constval i32 0)
  dassign %Reg0_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg0_R115, dread i32 %Reg1_I)))
  dassign %Reg0_R116 0 (retype ref <* <$LExhaustThreads_24Worker_3B>> (dread ref %Reg0_R113))
  dassign %Reg0_J 0 (iread i64 <* <$LExhaustThreads_24Worker_3B>> 5 (dread ref %Reg0_R116))
  dassign %Reg1_J 0 (constval i64 0)
  dassign %Reg0_I 0 (cmp i32 i64 (dread i64 %Reg0_J, dread i64 %Reg1_J))
  brtrue @label2 (eq i32 i32 (dread i32 %Reg0_I, constval i32 0))
  dassign %Reg0_R115 0 (dread ref %Reg9_R115)
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg0_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg0_R115, dread i32 %Reg1_I)))
  dassign %Reg0_R116 0 (retype ref <* <$LExhaustThreads_24Worker_3B>> (dread ref %Reg0_R113))
  dassign %Reg0_J 0 (iread i64 <* <$LExhaustThreads_24Worker_3B>> 5 (dread ref %Reg0_R116))
  dassign %Reg1_J 0 (constval i64 0)
  dassign %Reg0_I 0 (cmp i32 i64 (dread i64 %Reg0_J, dread i64 %Reg1_J))
  brtrue @label3 (ne i32 i32 (dread i32 %Reg0_I, constval i32 0))
@label2
  dassign %Reg0_J 0 (constval i64 1)
  intrinsiccallwithtype <$Ljava_2Flang_2FThread_3B> JAVA_CLINIT_CHECK ()
  callassigned &Ljava_2Flang_2FThread_3B_7Csleep_7C_28J_29V (dread i64 %Reg0_J) {}
  goto @label1
@label3
LOC 1 41
  intrinsiccallwithtype <$LExhaustThreads_24Hog_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R117 0 (gcmalloc ref <$LExhaustThreads_24Hog_3B>)
  callassigned &LExhaustThreads_24Hog_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R117) {}
  dassign %Reg10_R117 0 (dread ref %Reg0_R117)
LOC 1 42
  dassign %Reg0_R117 0 (dread ref %Reg10_R117)
  virtualcallassigned &LExhaustThreads_24Hog_3B_7Cstart_7C_28_29V (dread ref %Reg0_R117) {}
LOC 1 43
  dassign %Reg0_R117 0 (dread ref %Reg10_R117)
  virtualcallassigned &LExhaustThreads_24Hog_3B_7Cjoin_7C_28_29V (dread ref %Reg0_R117) {}
LOC 1 44
  dassign %Reg0_I 0 (constval i32 1)
  intrinsiccallwithtype <$LExhaustThreads_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_Z 0 (intrinsicop u1 JAVA_MERGE (dread i32 %Reg0_I))
  dassign $LExhaustThreads_3B_7Cstop 0 (dread u1 %Reg0_Z)
LOC 1 45
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg11_I 0 (dread i32 %Reg0_I)
LOC 1 46
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg12_I 0 (dread i32 %Reg0_I)
@label4
  dassign %Reg0_I 0 (dread i32 %Reg12_I)
  dassign %Reg1_I 0 (constval i32 2)
  brtrue @label5 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg0_R115 0 (dread ref %Reg9_R115)
  dassign %Reg1_I 0 (dread i32 %Reg12_I)
  dassign %Reg0_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg0_R115, dread i32 %Reg1_I)))
  dassign %Reg0_R116 0 (retype ref <* <$LExhaustThreads_24Worker_3B>> (dread ref %Reg0_R113))
  virtualcallassigned &LExhaustThreads_24Worker_3B_7Cjoin_7C_28_29V (dread ref %Reg0_R116) {}
  dassign %Reg0_I 0 (dread i32 %Reg11_I)
  dassign %Reg1_R115 0 (dread ref %Reg9_R115)
  dassign %Reg2_I 0 (dread i32 %Reg12_I)
  dassign %Reg1_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg1_R115, dread i32 %Reg2_I)))
  dassign %Reg1_R116 0 (retype ref <* <$LExhaustThreads_24Worker_3B>> (dread ref %Reg1_R113))
  dassign %Reg1_I 0 (iread i32 <* <$LExhaustThreads_24Worker_3B>> 6 (dread ref %Reg1_R116))
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg11_I 0 (dread i32 %Reg0_I)
  dassign %Reg12_I 0 (add i32 (dread i32 %Reg12_I, constval i32 1))
  goto @label4
@label5
LOC 1 47
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R118 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R119 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R119) {}
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_6300610075006700680074002000) { dassign %L_STR_10 0 }
  dassign %Reg2_R120 0 (dread ptr %L_STR_10)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R119, dread ref %Reg2_R120) { dassign %Reg1_R119 0 }
  dassign %Reg2_R117 0 (dread ref %Reg10_R117)
  dassign %Reg2_I 0 (iread i32 <* <$LExhaustThreads_24Hog_3B>> 5 (dread ref %Reg2_R117))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R119, dread i32 %Reg2_I) { dassign %Reg1_R119 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_20006200610064002000) { dassign %L_STR_11 0 }
  dassign %Reg2_R120 0 (dread ptr %L_STR_11)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R119, dread ref %Reg2_R120) { dassign %Reg1_R119 0 }
  dassign %Reg2_I 0 (dread i32 %Reg11_I)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R119, dread i32 %Reg2_I) { dassign %Reg1_R119 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000720061006e002000) { dassign %L_STR_12 0 }
  dassign %Reg2_R120 0 (dread ptr %L_STR_12)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R119, dread ref %Reg2_R120) { dassign %Reg1_R119 0 }
  dassign %Reg2_R115 0 (dread ref %Reg9_R115)
  dassign %Reg3_I 0 (constval i32 0)
  dassign %Reg2_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg2_R115, dread i32 %Reg3_I)))
  dassign %Reg2_R116 0 (retype ref <* <$LExhaustThreads_24Worker_3B>> (dread ref %Reg2_R113))
  dassign %Reg2_J 0 (iread i64 <* <$LExhaustThreads_24Worker_3B>> 5 (dread ref %Reg2_R116))
  dassign %Reg3_J 0 (constval i64 0)
  dassign %Reg2_I 0 (cmp i32 i64 (dread i64 %Reg2_J, dread i64 %Reg3_J))
  dassign %Reg6_R113 0 (dread ref %Reg1_R119)
  dassign %Reg7_R113 0 (dread ref %Reg0_R118)
  brtrue @label6 (le i32 i32 (dread i32 %Reg2_I, constval i32 0))
  dassign %Reg0_R113 0 (dread ref %Reg7_R113)
  dassign %Reg1_R113 0 (dread ref %Reg6_R113)
  dassign %Reg2_R115 0 (dread ref %Reg9_R115)
  dassign %Reg3_I 0 (constval i32 1)
  dassign %Reg2_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg2_R115, dread i32 %Reg3_I)))
  dassign %Reg2_R116 0 (retype ref <* <$LExhaustThreads_24Worker_3B>> (dread ref %Reg2_R113))
  dassign %Reg2_J 0 (iread i64 <* <$LExhaustThreads_24Worker_3B>> 5 (dread ref %Reg2_R116))
  dassign %Reg3_J 0 (constval i64 0)
  dassign %Reg2_I 0 (cmp i32 i64 (dread i64 %Reg2_J, dread i64 %Reg3_J))
  dassign %Reg6_R113 0 (dread ref %Reg1_R113)
  dassign %Reg7_R113 0 (dread ref %Reg0_R113)
  brtrue @label6 (le i32 i32 (dread i32 %Reg2_I, constval i32 0))
  dassign %Reg0_R113 0 (dread ref %Reg7_R113)
  dassign %Reg1_R113 0 (dread ref %Reg6_R113)
  dassign %Reg2_I 0 (constval i32 1)
  dassign %Reg6_I 0 (dread i32 %Reg2_I)
  dassign %Reg7_R113 0 (dread ref %Reg1_R113)
  dassign %Reg8_R113 0 (dread ref %Reg0_R113)
  goto @label7
@label6
  dassign %Reg0_R113 0 (dread ref %Reg7_R113)
  dassign %Reg1_R113 0 (dread ref %Reg6_R113)
  dassign %Reg2_I 0 (constval i32 0)
  dassign %Reg6_I 0 (dread i32 %Reg2_I)
  dassign %Reg7_R113 0 (dread ref %Reg1_R113)
  dassign %Reg8_R113 0 (dread ref %Reg0_R113)
@label7
  dassign %Reg0_R113 0 (dread ref %Reg8_R113)
  dassign %Reg1_R113 0 (dread ref %Reg7_R113)
  dassign %Reg2_I 0 (dread i32 %Reg6_I)
  dassign %Reg1_R119 0 (retype ref <* <$Ljava_2Flang_2FStringBuilder_3B>> (dread ref %Reg1_R113))
  dassign %Reg2_Z 0 (cvt u1 i32 (dread i32 %Reg2_I))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Z_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R119, dread u1 %Reg2_Z) { dassign %Reg1_R119 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R119) { dassign %Reg1_R120 0 }
  dassign %Reg0_R118 0 (retype ref <* <$Ljava_2Fio_2FPrintStream_3B>> (dread ref %Reg0_R113))
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R118, dread ref %Reg1_R120) {}
LOC 1 48
  return ()
}
func &LExhaustThreads_24Hog_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LExhaustThreads_24Hog_3B>>) void {
  funcid 3
  var %Reg1_R117 <* <$LExhaustThreads_24Hog_3B>>
  var %Reg0_R117 <* <$LExhaustThreads_24Hog_3B>>
  var %Reg0_R121 <* <$Ljava_2Flang_2FThread_3B>>

  dassign %Reg1_R117 0 (dread ref %_this)
LOC 1 19
  dassign %Reg0_R117 0 (dread ref %Reg1_R117)
  dassign %Reg0_R121 0 (retype ref <* <$Ljava_2Flang_2FThread_3B>> (dread ref %Reg0_R117))
  callassigned &Ljava_2Flang_2FThread_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R121) {}
  return ()
}
func &LExhaustThreads_24Hog_3B_7Crun_7C_28_29V public virtual (var %_this <* <$LExhaustThreads_24Hog_3B>>) void {
  funcid 4
  var %Reg6_R117 <* <$LExhaustThreads_24Hog_3B>>
  var %Reg0_I i32
  var %Reg3_I i32
  var %Reg1_I i32
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg4_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg4_R122 <* <$LExhaustThreads_24Node_3B>>
  var %Reg0_R122 <* <$LExhaustThreads_24Node_3B>>
  var %Reg5_R122 <* <$LExhaustThreads_24Node_3B>>
  var %Reg1_R123 <* <[] i32>>
  var %Reg1_R122 <* <$LExhaustThreads_24Node_3B>>
  var %Reg0_R124 <* <$Ljava_2Flang_2FOutOfMemoryError_3B>>
  var %Reg5_R124 <* <$Ljava_2Flang_2FOutOfMemoryError_3B>>
  var %Reg0_R117 <* <$LExhaustThreads_24Hog_3B>>
  var %Reg2_I i32

ALIAS %n %Reg5_R122 <* <$LExhaustThreads_24Node_3B>>
ALIAS %e %Reg5_R124 <* <$Ljava_2Flang_2FOutOfMemoryError_3B>>
ALIAS %list %Reg4_R122 <* <$LExhaustThreads_24Node_3B>>
ALIAS %i %Reg3_I i32
  dassign %Reg6_R117 0 (dread ref %_this)
LOC 1 22
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg3_I 0 (dread i32 %Reg0_I)
@label8
  dassign %Reg0_I 0 (dread i32 %Reg3_I)
  dassign %Reg1_I 0 (constval i32 3)
  brtrue @label11 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
LOC 1 23
  dassign %Reg0_R113 0 (constval ref 0)
  dassign %Reg4_R113 0 (dread ref %Reg0_R113)
  dassign %Reg4_R122 0 (retype ref <* <$LExhaustThreads_24Node_3B>> (dread ref %Reg4_R113))
@label9
  try { @label10 }
LOC 1 26
  intrinsiccallwithtype <$LExhaustThreads_24Node_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R122 0 (gcmalloc ref <$LExhaustThreads_24Node_3B>)
  callassigned &LExhaustThreads_24Node_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R122) {}
  dassign %Reg5_R122 0 (dread ref %Reg0_R122)
LOC 1 27
  dassign %Reg0_R122 0 (dread ref %Reg5_R122)
  dassign %Reg1_I 0 (constval i32 0x5f5e100)
  dassign %Reg1_R123 0 (gcmallocjarray ref <[] i32> (dread i32 %Reg1_I))
  iassign <* <$LExhaustThreads_24Node_3B>> 3 (dread ref %Reg0_R122, dread ref %Reg1_R123)
LOC 1 28
  dassign %Reg0_R122 0 (dread ref %Reg5_R122)
  dassign %Reg1_R122 0 (dread ref %Reg4_R122)
  iassign <* <$LExhaustThreads_24Node_3B>> 2 (dread ref %Reg0_R122, dread ref %Reg1_R122)
LOC 1 29
  dassign %Reg0_R122 0 (dread ref %Reg5_R122)
  dassign %Reg4_R122 0 (dread ref %Reg0_R122)
LOC 1 30
  goto @label9
  endtry
@label10
  catch { <* <$Ljava_2Flang_2FOutOfMemoryError_3B>> }
  dassign %Reg0_R124 0 (regread ptr %%thrownval)
LOC 1 31
  dassign %Reg5_R124 0 (dread ref %Reg0_R124)
LOC 1 32
  dassign %Reg0_R117 0 (dread ref %Reg6_R117)
  dassign %Reg1_I 0 (iread i32 <* <$LExhaustThreads_24Hog_3B>> 5 (dread ref %Reg0_R117))
  dassign %Reg2_I 0 (constval i32 1)
  dassign %Reg1_I 0 (add i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  iassign <* <$LExhaustThreads_24Hog_3B>> 5 (dread ref %Reg0_R117, dread i32 %Reg1_I)
LOC 1 22
  dassign %Reg3_I 0 (add i32 (dread i32 %Reg3_I, constval i32 1))
  goto @label8
@label11
LOC 1 35
  return ()
}
func &LExhaustThreads_24Node_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LExhaustThreads_24Node_3B>>) void {
  funcid 5
  var %Reg1_R122 <* <$LExhaustThreads_24Node_3B>>
  var %Reg0_R122 <* <$LExhaustThreads_24Node_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>

  dassign %Reg1_R122 0 (dread ref %_this)
LOC 1 3
  dassign %Reg0_R122 0 (dread ref %Reg1_R122)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R122))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
  return ()
}
func &LExhaustThreads_24Worker_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LExhaustThreads_24Worker_3B>>) void {
  funcid 6
  var %Reg1_R116 <* <$LExhaustThreads_24Worker_3B>>
  var %Reg0_R116 <* <$LExhaustThreads_24Worker_3B>>
  var %Reg0_R121 <* <$Ljava_2Flang_2FThread_3B>>

  dassign %Reg1_R116 0 (dread ref %_this)
LOC 1 5
  dassign %Reg0_R116 0 (dread ref %Reg1_R116)
  dassign %Reg0_R121 0 (retype ref <* <$Ljava_2Flang_2FThread_3B>> (dread ref %Reg0_R116))
  callassigned &Ljava_2Flang_2FThread_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R121) {}
  return ()
}
func &LExhaustThreads_24Worker_3B_7Crun_7C_28_29V public virtual (var %_this <* <$LExhaustThreads_24Worker_3B>>) void {
  funcid 7
  var %Reg6_R116 <* <$LExhaustThreads_24Worker_3B>>
  var %Reg0_Z u1
  var %Reg0_I i32
  var %Reg0_R122 <* <$LExhaustThreads_24Node_3B>>
  var %Reg5_R122 <* <$LExhaustThreads_24Node_3B>>
  var %Reg1_R122 <* <$LExhaustThreads_24Node_3B>>
  var %Reg1_I i32
  var %Reg1_R123 <* <[] i32>>
  var %Reg0_R123 <* <[] i32>>
  var %Reg2_I i32
  var %Reg0_R116 <* <$LExhaustThreads_24Worker_3B>>
  var %Reg1_J i64
  var %Reg2_J i64

ALIAS %a %Reg5_R122 <* <$LExhaustThreads_24Node_3B>>
  dassign %Reg6_R116 0 (dread ref %_this)
@label12
LOC 1 8
  intrinsiccallwithtype <$LExhaustThreads_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_Z 0 (dread u1 $LExhaustThreads_3B_7Cstop)
  dassign %Reg0_I 0 (cvt i32 u1 (dread u1 %Reg0_Z))
  brtrue @label14 (ne i32 i32 (dread i32 %Reg0_I, constval i32 0))
LOC 1 9
  intrinsiccallwithtype <$LExhaustThreads_24Node_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R122 0 (gcmalloc ref <$LExhaustThreads_24Node_3B>)
  callassigned &LExhaustThreads_24Node_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R122) {}
  dassign %Reg5_R122 0 (dread ref %Reg0_R122)
LOC 1 10
  dassign %Reg0_R122 0 (dread ref %Reg5_R122)
  intrinsiccallwithtype <$LExhaustThreads_24Node_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R122 0 (gcmalloc ref <$LExhaustThreads_24Node_3B>)
  callassigned &LExhaustThreads_24Node_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R122) {}
  iassign <* <$LExhaustThreads_24Node_3B>> 2 (dread ref %Reg0_R122, dread ref %Reg1_R122)
LOC 1 11
  dassign %Reg0_R122 0 (dread ref %Reg5_R122)
  dassign %Reg0_R122 0 (iread ref <* <$LExhaustThreads_24Node_3B>> 2 (dread ref %Reg0_R122))
  dassign %Reg1_R122 0 (dread ref %Reg5_R122)
  iassign <* <$LExhaustThreads_24Node_3B>> 2 (dread ref %Reg0_R122, dread ref %Reg1_R122)
LOC 1 12
  dassign %Reg0_R122 0 (dread ref %Reg5_R122)
  dassign %Reg1_I 0 (constval i32 3)
  dassign %Reg1_R123 0 (gcmallocjarray ref <[] i32> (dread i32 %Reg1_I))
  iassign <* <$LExhaustThreads_24Node_3B>> 3 (dread ref %Reg0_R122, dread ref %Reg1_R123)
LOC 1 13
  dassign %Reg0_R122 0 (dread ref %Reg5_R122)
  dassign %Reg0_R123 0 (iread ref <* <$LExhaustThreads_24Node_3B>> 3 (dread ref %Reg0_R122))
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg2_I 0 (constval i32 7)
  iassign <* i32> 0 (
    array 1 ptr <* <[] i32>> (dread ref %Reg0_R123, dread i32 %Reg1_I), 
    dread i32 %Reg2_I)
LOC 1 14
  dassign %Reg0_R122 0 (dread ref %Reg5_R122)
  dassign %Reg0_R122 0 (iread ref <* <$LExhaustThreads_24Node_3B>> 2 (dread ref %Reg0_R122))
  dassign %Reg0_R122 0 (iread ref <* <$LExhaustThreads_24Node_3B>> 2 (dread ref %Reg0_R122))
  dassign %Reg0_R123 0 (iread ref <* <$LExhaustThreads_24Node_3B>> 3 (dread ref %Reg0_R122))
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg0_I 0 (iread i32 <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %Reg0_R123, dread i32 %Reg1_I)))
  dassign %Reg1_I 0 (constval i32 7)
  brtrue @label13 (eq i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg0_R116 0 (dread ref %Reg6_R116)
  dassign %Reg1_I 0 (iread i32 <* <$LExhaustThreads_24Worker_3B>> 6 (dread ref %Reg0_R116))
  dassign %Reg2_I 0 (constval i32 1)
  dassign %Reg1_I 0 (add i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  iassign <* <$LExhaustThreads_24Worker_3B>> 6 (dread ref %Reg0_R116, dread i32 %Reg1_I)
@label13
LOC 1 15
  dassign %Reg0_R116 0 (dread ref %Reg6_R116)
  dassign %Reg1_J 0 (iread i64 <* <$LExhaustThreads_24Worker_3B>> 5 (dread ref %Reg0_R116))
  dassign %Reg2_J 0 (constval i64 1)
  dassign %Reg1_J 0 (add i64 (dread i64 %Reg1_J, dread i64 %Reg2_J))
  iassign <* <$LExhaustThreads_24Worker_3B>> 5 (dread ref %Reg0_R116, dread i64 %Reg1_J)
LOC 1 16
  goto @label12
@label14
LOC 1 17
  return ()
}
