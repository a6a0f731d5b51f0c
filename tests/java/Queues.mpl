flavor 1
srclang 3
id 65535
numfuncs 11
import "library.mplt"
import "Queues.mplt"
entryfunc &LQueues_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V
fileinfo {
  @INFO_filename "Queues.class",
  @INFO_filename "Queues$Buffer.class",
  @INFO_filename "Queues$Consumer.class",
  @INFO_filename "Queues$Item.class",
  @INFO_filename "Queues$Producer.class"}
srcfileinfo {
  1 "Queues.java"}
javaclass $LQueues_3B <$LQueues_3B> public
javaclass $LQueues_24Buffer_3B <$LQueues_24Buffer_3B>
javaclass $LQueues_24Consumer_3B <$LQueues_24Consumer_3B>
javaclass $LQueues_24Item_3B <$LQueues_24Item_3B>
javaclass $LQueues_24Producer_3B <$LQueues_24Producer_3B>
func &LQueues_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$LQueues_3B>>) void
func &LQueues_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V public static (var %Reg16_R114 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>) void
func &LQueues_24Buffer_3B_7C_3Cinit_3E_7C_28I_29V constructor (var %_this <* <$LQueues_24Buffer_3B>>, var %Reg3_I i32) void
func &LQueues_24Buffer_3B_7Cput_7C_28LQueues_24Item_3B_29V virtual synchronized (var %_this <* <$LQueues_24Buffer_3B>>, var %Reg7_R124 <* <$LQueues_24Item_3B>>) void
func &LQueues_24Buffer_3B_7Ctake_7C_28_29LQueues_24Item_3B virtual synchronized (var %_this <* <$LQueues_24Buffer_3B>>) <* <$LQueues_24Item_3B>>
func &LQueues_24Buffer_3B_7Cclose_7C_28_29V virtual synchronized (var %_this <* <$LQueues_24Buffer_3B>>) void
func &LQueues_24Consumer_3B_7C_3Cinit_3E_7C_28LQueues_24Buffer_3B_29V constructor (var %_this <* <$LQueues_24Consumer_3B>>, var %Reg3_R115 <* <$LQueues_24Buffer_3B>>) void
func &LQueues_24Consumer_3B_7Crun_7C_28_29V public virtual (var %_this <* <$LQueues_24Consumer_3B>>) void
func &LQueues_24Item_3B_7C_3Cinit_3E_7C_28ILQueues_24Item_3B_29V constructor (var %_this <* <$LQueues_24Item_3B>>, var %Reg3_I i32, var %Reg4_R124 <* <$LQueues_24Item_3B>>) void
func &LQueues_24Producer_3B_7C_3Cinit_3E_7C_28LQueues_24Buffer_3BII_29V constructor (var %_this <* <$LQueues_24Producer_3B>>, var %Reg3_R115 <* <$LQueues_24Buffer_3B>>, var %Reg4_I i32, var %Reg5_I i32) void
func &LQueues_24Producer_3B_7Crun_7C_28_29V public virtual (var %_this <* <$LQueues_24Producer_3B>>) void
var $_C_STR_6900740065006d0073002000 fstatic <[4] u64> readonly = [0, 0xd00000000, 0x6d657469b9bf1060, 0x2073]
var $_C_STR_2000730075006d002000 fstatic <[4] u64> readonly = [0, 0xb00000000, 0x6d75732001f8fb55, 32]
var $_C_STR_ba3dd5069a129089c48796e482e72692 fstatic <[4] u64> readonly = [0, 0x1100000000, 0x61686320282ed46e, 0x20736e69]
var $_C_STR_4a92db320200e7931606f240c2e8d010 fstatic <[4] u64> readonly = [0, 0x1700000000, 0x65746e698be92e42, 0x64657470757272]
var $Ljava_2Flang_2FSystem_3B_7Cout extern <* <$Ljava_2Fio_2FPrintStream_3B>>
func &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FObject_3B>>) void
func &LQueues_24Consumer_3B_7Cstart_7C_28_29V public native virtual (var %_this <* <$LQueues_24Consumer_3B>>) void
func &LQueues_24Producer_3B_7Cstart_7C_28_29V public native virtual (var %_this <* <$LQueues_24Producer_3B>>) void
func &LQueues_24Producer_3B_7Cjoin_7C_28_29V final public native virtual (var %_this <* <$LQueues_24Producer_3B>>) void
func &LQueues_24Consumer_3B_7Cjoin_7C_28_29V final public native virtual (var %_this <* <$LQueues_24Consumer_3B>>) void
func &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>) void
func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg1_R122 <* <$Ljava_2Flang_2FString_3B>>) <* <$Ljava_2Flang_2FStringBuilder_3B>>
func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg1_I i32) <* <$Ljava_2Flang_2FStringBuilder_3B>>
func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28J_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg1_J i64) <* <$Ljava_2Flang_2FStringBuilder_3B>>
func &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V public virtual (var %_this <* <$Ljava_2Fio_2FPrintStream_3B>>, var %Reg1_R122 <* <$Ljava_2Flang_2FString_3B>>) void
func &Ljava_2Flang_2FObject_3B_7Cwait_7C_28_29V final public native virtual (var %_this <* <$Ljava_2Flang_2FObject_3B>>) void
func &Ljava_2Flang_2FObject_3B_7CnotifyAll_7C_28_29V final public native virtual (var %_this <* <$Ljava_2Flang_2FObject_3B>>) void
func &Ljava_2Flang_2FThread_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FThread_3B>>) void
var $__cinf_Ljava_2Flang_2FString_3B <$__class_meta__>
func &MCC_GetOrInsertLiteral () <* <$Ljava_2Flang_2FString_3B>>
func &LQueues_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$LQueues_3B>>) void {
  funcid 1
  var %Reg1_R112 <* <$LQueues_3B>>
  var %Reg0_R112 <* <$LQueues_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>

  dassign %Reg1_R112 0 (dread ref %_this)
LOC 1 2
  dassign %Reg0_R112 0 (dread ref %Reg1_R112)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R112))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
  return ()
}
func &LQueues_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V public static (var %Reg16_R114 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>) void {
  funcid 2
  var %Reg0_R115 <* <$LQueues_24Buffer_3B>>
  var %Reg1_I i32
  var %Reg8_R115 <* <$LQueues_24Buffer_3B>>
  var %Reg0_I i32
  var %Reg0_R116 <* <[] <* <$LQueues_24Consumer_3B>>>>
  var %Reg9_R116 <* <[] <* <$LQueues_24Consumer_3B>>>>
  var %Reg0_R117 <* <[] <* <$LQueues_24Producer_3B>>>>
  var %Reg10_R117 <* <[] <* <$LQueues_24Producer_3B>>>>
  var %Reg11_I i32
  var %Reg2_R118 <* <$LQueues_24Consumer_3B>>
  var %Reg3_R115 <* <$LQueues_24Buffer_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_R118 <* <$LQueues_24Consumer_3B>>
  var %Reg2_R119 <* <$LQueues_24Producer_3B>>
  var %Reg4_I i32
  var %Reg5_I i32
  var %Reg6_I i32
  var %Reg0_R119 <* <$LQueues_24Producer_3B>>
  var %Reg0_J i64
  var %Reg11_J i64
  var %Reg13_I i32
  var %Reg14_I i32
  var %Reg15_I i32
  var %Reg1_R116 <* <[] <* <$LQueues_24Consumer_3B>>>>
  var %Reg2_I i32
  var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_R118 <* <$LQueues_24Consumer_3B>>
  var %Reg1_J i64
  var %Reg0_R120 <* <$Ljava_2Fio_2FPrintStream_3B>>
  var %Reg1_R121 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg2_R122 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_10 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_11 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg2_J i64
  var %L_STR_12 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_R122 <* <$Ljava_2Flang_2FString_3B>>

ALIAS %i %Reg15_I i32
ALIAS %args %Reg16_R114 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>
ALIAS %buffer %Reg8_R115 <* <$LQueues_24Buffer_3B>>
ALIAS %consumers %Reg9_R116 <* <[] <* <$LQueues_24Consumer_3B>>>>
ALIAS %producers %Reg10_R117 <* <[] <* <$LQueues_24Producer_3B>>>>
ALIAS %sum %Reg11_J i64
ALIAS %count %Reg13_I i32
ALIAS %chains %Reg14_I i32
  intrinsiccallwithtype <$LQueues_3B> JAVA_CLINIT_CHECK ()
LOC 1 62
  intrinsiccallwithtype <$LQueues_24Buffer_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (gcmalloc ref <$LQueues_24Buffer_3B>)
  dassign %Reg1_I 0 (constval i32 3)
  callassigned &LQueues_24Buffer_3B_7C_3Cinit_3E_7C_28I_29V (dread ref %Reg0_R115, dread i32 %Reg1_I) {}
  dassign %Reg8_R115 0 (dread ref %Reg0_R115)
LOC 1 63
  dassign %Reg0_I 0 (constval i32 3)
  dassign %Reg0_R116 0 (gcmallocjarray ref <[] <* <$LQueues_24Consumer_3B>>> (dread i32 %Reg0_I))
  dassign %Reg9_R116 0 (dread ref %Reg0_R116)
LOC 1 64
  dassign %Reg0_I 0 (constval i32 3)
  dassign %Reg0_R117 0 (gcmallocjarray ref <[] <* <$LQueues_24Producer_3B>>> (dread i32 %Reg0_I))
  dassign %Reg10_R117 0 (dread ref %Reg0_R117)
LOC 1 65
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg11_I 0 (dread i32 %Reg0_I)
@label0
  dassign %Reg0_I 0 (dread i32 %Reg11_I)
  dassign %Reg1_I 0 (constval i32 3)
  brtrue @label1 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
LOC 1 66
  dassign %Reg0_R116 0 (dread ref %Reg9_R116)
  dassign %Reg1_I 0 (dread i32 %Reg11_I)
  intrinsiccallwithtype <$LQueues_24Consumer_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg2_R118 0 (gcmalloc ref <$LQueues_24Consumer_3B>)
  dassign %Reg3_R115 0 (dread ref %Reg8_R115)
  callassigned &LQueues_24Consumer_3B_7C_3Cinit_3E_7C_28LQueues_24Buffer_3B_29V (dread ref %Reg2_R118, dread ref %Reg3_R115) {}
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R116, dread i32 %Reg1_I), 
    dread ref %Reg2_R118)
LOC 1 67
  dassign %Reg0_R116 0 (dread ref %Reg9_R116)
  dassign %Reg1_I 0 (dread i32 %Reg11_I)
  dassign %Reg0_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg0_R116, dread i32 %Reg1_I)))
  dassign %Reg0_R118 0 (retype ref <* <$LQueues_24Consumer_3B>> (dread ref %Reg0_R113))
  virtualcallassigned &LQueues_24Consumer_3B_7Cstart_7C_28_29V (dread ref %Reg0_R118) {}
LOC 1 68
  dassign %Reg0_R117 0 (dread ref %Reg10_R117)
  dassign %Reg1_I 0 (dread i32 %Reg11_I)
  intrinsiccallwithtype <$LQueues_24Producer_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg2_R119 0 (gcmalloc ref <$LQueues_24Producer_3B>)
  dassign %Reg3_R115 0 (dread ref %Reg8_R115)
  dassign %Reg4_I 0 (dread i32 %Reg11_I)
  dassign %Reg5_I 0 (constval i32 1000)
  dassign %Reg4_I 0 (mul i32 (dread i32 %Reg4_I, dread i32 %Reg5_I))
  dassign %Reg5_I 0 (dread i32 %Reg11_I)
  dassign %Reg6_I 0 (constval i32 1000)
  dassign %Reg5_I 0 (mul i32 (dread i32 %Reg5_I, dread i32 %Reg6_I))
  dassign %Reg6_I 0 (constval i32 1000)
  dassign %Reg5_I 0 (add i32 (dread i32 %Reg5_I, dread i32 %Reg6_I))
  callassigned &LQueues_24Producer_3B_7C_3Cinit_3E_7C_28LQueues_24Buffer_3BII_29V (dread ref %Reg2_R119, dread ref %Reg3_R115, dread i32 %Reg4_I, dread i32 %Reg5_I) {}
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R117, dread i32 %Reg1_I), 
    dread ref %Reg2_R119)
LOC 1 69
  dassign %Reg0_R117 0 (dread ref %Reg10_R117)
  dassign %Reg1_I 0 (dread i32 %Reg11_I)
  dassign %Reg0_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg0_R117, dread i32 %Reg1_I)))
  dassign %Reg0_R119 0 (retype ref <* <$LQueues_24Producer_3B>> (dread ref %Reg0_R113))
  virtualcallassigned &LQueues_24Producer_3B_7Cstart_7C_28_29V (dread ref %Reg0_R119) {}
LOC 1 65
  dassign %Reg11_I 0 (add i32 (dread i32 %Reg11_I, constval i32 1))
  goto @label0
@label1
LOC 1 71
  dassign %Reg0_J 0 (constval i64 0)
  dassign %Reg11_J 0 (dread i64 %Reg0_J)
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg13_I 0 (dread i32 %Reg0_I)
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg14_I 0 (dread i32 %Reg0_I)
LOC 1 72
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg15_I 0 (dread i32 %Reg0_I)
@label2
  dassign %Reg0_I 0 (dread i32 %Reg15_I)
  dassign %Reg1_I 0 (constval i32 3)
  brtrue @label3 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
LOC 1 73
  dassign %Reg0_R117 0 (dread ref %Reg10_R117)
  dassign %Reg1_I 0 (dread i32 %Reg15_I)
  dassign %Reg0_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg0_R117, dread i32 %Reg1_I)))
  dassign %Reg0_R119 0 (retype ref <* <$LQueues_24Producer_3B>> (dread ref %Reg0_R113))
  virtualcallassigned &LQueues_24Producer_3B_7Cjoin_7C_28_29V (dread ref %Reg0_R119) {}
LOC 1 74
  dassign %Reg0_R116 0 (dread ref %Reg9_R116)
  dassign %Reg1_I 0 (dread i32 %Reg15_I)
  dassign %Reg0_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg0_R116, dread i32 %Reg1_I)))
  dassign %Reg0_R118 0 (retype ref <* <$LQueues_24Consumer_3B>> (dread ref %Reg0_R113))
  virtualcallassigned &LQueues_24Consumer_3B_7Cjoin_7C_28_29V (dread ref %Reg0_R118) {}
LOC 1 75
  dassign %Reg0_J 0 (dread i64 %Reg11_J)
  dassign %Reg1_R116 0 (dread ref %Reg9_R116)
  dassign %Reg2_I 0 (dread i32 %Reg15_I)
  dassign %Reg1_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg1_R116, dread i32 %Reg2_I)))
  dassign %Reg1_R118 0 (retype ref <* <$LQueues_24Consumer_3B>> (dread ref %Reg1_R113))
  dassign %Reg1_J 0 (iread i64 <* <$LQueues_24Consumer_3B>> 6 (dread ref %Reg1_R118))
  dassign %Reg0_J 0 (add i64 (dread i64 %Reg0_J, dread i64 %Reg1_J))
  dassign %Reg11_J 0 (dread i64 %Reg0_J)
LOC 1 76
  dassign %Reg0_I 0 (dread i32 %Reg13_I)
  dassign %Reg1_R116 0 (dread ref %Reg9_R116)
  dassign %Reg2_I 0 (dread i32 %Reg15_I)
  dassign %Reg1_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg1_R116, dread i32 %Reg2_I)))
  dassign %Reg1_R118 0 (retype ref <* <$LQueues_24Consumer_3B>> (dread ref %Reg1_R113))
  dassign %Reg1_I 0 (iread i32 <* <$LQueues_24Consumer_3B>> 7 (dread ref %Reg1_R118))
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg13_I 0 (dread i32 %Reg0_I)
LOC 1 77
  dassign %Reg0_I 0 (dread i32 %Reg14_I)
  dassign %Reg1_R116 0 (dread ref %Reg9_R116)
  dassign %Reg2_I 0 (dread i32 %Reg15_I)
  dassign %Reg1_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg1_R116, dread i32 %Reg2_I)))
  dassign %Reg1_R118 0 (retype ref <* <$LQueues_24Consumer_3B>> (dread ref %Reg1_R113))
  dassign %Reg1_I 0 (iread i32 <* <$LQueues_24Consumer_3B>> 8 (dread ref %Reg1_R118))
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg14_I 0 (dread i32 %Reg0_I)
LOC 1 72
  dassign %Reg15_I 0 (add i32 (dread i32 %Reg15_I, constval i32 1))
  goto @label2
@label3
LOC 1 79
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R120 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R121 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R121) {}
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_6900740065006d0073002000) { dassign %L_STR_10 0 }
  dassign %Reg2_R122 0 (dread ptr %L_STR_10)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R121, dread ref %Reg2_R122) { dassign %Reg1_R121 0 }
  dassign %Reg2_I 0 (dread i32 %Reg13_I)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R121, dread i32 %Reg2_I) { dassign %Reg1_R121 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000730075006d002000) { dassign %L_STR_11 0 }
  dassign %Reg2_R122 0 (dread ptr %L_STR_11)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R121, dread ref %Reg2_R122) { dassign %Reg1_R121 0 }
  dassign %Reg2_J 0 (dread i64 %Reg11_J)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28J_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R121, dread i64 %Reg2_J) { dassign %Reg1_R121 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_ba3dd5069a129089c48796e482e72692) { dassign %L_STR_12 0 }
  dassign %Reg2_R122 0 (dread ptr %L_STR_12)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R121, dread ref %Reg2_R122) { dassign %Reg1_R121 0 }
  dassign %Reg2_I 0 (dread i32 %Reg14_I)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R121, dread i32 %Reg2_I) { dassign %Reg1_R121 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R121) { dassign %Reg1_R122 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R120, dread ref %Reg1_R122) {}
LOC 1 80
  return ()
}
func &LQueues_24Buffer_3B_7C_3Cinit_3E_7C_28I_29V constructor (var %_this <* <$LQueues_24Buffer_3B>>, var %Reg3_I i32) void {
  funcid 3
  var %Reg2_R115 <* <$LQueues_24Buffer_3B>>
  var %Reg0_R115 <* <$LQueues_24Buffer_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_I i32
  var %Reg1_R123 <* <[] <* <$LQueues_24Item_3B>>>>

ALIAS %producers %Reg3_I i32
  dassign %Reg2_R115 0 (dread ref %_this)
LOC 1 8
  dassign %Reg0_R115 0 (dread ref %Reg2_R115)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R115))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
LOC 1 5
  dassign %Reg0_R115 0 (dread ref %Reg2_R115)
  dassign %Reg1_I 0 (constval i32 4)
  dassign %Reg1_R123 0 (gcmallocjarray ref <[] <* <$LQueues_24Item_3B>>> (dread i32 %Reg1_I))
  iassign <* <$LQueues_24Buffer_3B>> 2 (dread ref %Reg0_R115, dread ref %Reg1_R123)
LOC 1 8
  dassign %Reg0_R115 0 (dread ref %Reg2_R115)
  dassign %Reg1_I 0 (dread i32 %Reg3_I)
  iassign <* <$LQueues_24Buffer_3B>> 5 (dread ref %Reg0_R115, dread i32 %Reg1_I)
  return ()
}
func &LQueues_24Buffer_3B_7Cput_7C_28LQueues_24Item_3B_29V virtual synchronized (var %_this <* <$LQueues_24Buffer_3B>>, var %Reg7_R124 <* <$LQueues_24Item_3B>>) void {
  funcid 4
  var %Reg6_R115 <* <$LQueues_24Buffer_3B>>
  var %Reg0_R115 <* <$LQueues_24Buffer_3B>>
  var %Reg0_I i32
  var %Reg1_R115 <* <$LQueues_24Buffer_3B>>
  var %Reg1_R123 <* <[] <* <$LQueues_24Item_3B>>>>
  var %Reg1_I i32
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_R123 <* <[] <* <$LQueues_24Item_3B>>>>
  var %Reg2_R115 <* <$LQueues_24Buffer_3B>>
  var %Reg3_I i32
  var %Reg4_I i32
  var %Reg2_R123 <* <[] <* <$LQueues_24Item_3B>>>>
  var %Reg2_I i32
  var %Reg2_R124 <* <$LQueues_24Item_3B>>

ALIAS %item %Reg7_R124 <* <$LQueues_24Item_3B>>
  dassign %Reg6_R115 0 (dread ref %_this)
LOC 1 10
  syncenter (dread ref %Reg6_R115)
@label4
  dassign %Reg0_R115 0 (dread ref %Reg6_R115)
  dassign %Reg0_I 0 (iread i32 <* <$LQueues_24Buffer_3B>> 4 (dread ref %Reg0_R115))
  dassign %Reg1_R115 0 (dread ref %Reg6_R115)
  dassign %Reg1_R123 0 (iread ref <* <$LQueues_24Buffer_3B>> 2 (dread ref %Reg1_R115))
  dassign %Reg1_I 0 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %Reg1_R123))
  brtrue @label5 (ne i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg0_R115 0 (dread ref %Reg6_R115)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R115))
  virtualcallassigned &Ljava_2Flang_2FObject_3B_7Cwait_7C_28_29V (dread ref %Reg0_R113) {}
  goto @label4
@label5
LOC 1 11
  dassign %Reg0_R115 0 (dread ref %Reg6_R115)
  dassign %Reg0_R123 0 (iread ref <* <$LQueues_24Buffer_3B>> 2 (dread ref %Reg0_R115))
  dassign %Reg1_R115 0 (dread ref %Reg6_R115)
  dassign %Reg1_I 0 (iread i32 <* <$LQueues_24Buffer_3B>> 3 (dread ref %Reg1_R115))
  dassign %Reg2_R115 0 (dread ref %Reg6_R115)
  dassign %Reg3_I 0 (iread i32 <* <$LQueues_24Buffer_3B>> 4 (dread ref %Reg2_R115))
  dassign %Reg4_I 0 (constval i32 1)
  dassign %Reg4_I 0 (add i32 (dread i32 %Reg3_I, dread i32 %Reg4_I))
  iassign <* <$LQueues_24Buffer_3B>> 4 (dread ref %Reg2_R115, dread i32 %Reg4_I)
  dassign %Reg1_I 0 (add i32 (dread i32 %Reg1_I, dread i32 %Reg3_I))
  dassign %Reg2_R115 0 (dread ref %Reg6_R115)
  dassign %Reg2_R123 0 (iread ref <* <$LQueues_24Buffer_3B>> 2 (dread ref %Reg2_R115))
  dassign %Reg2_I 0 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %Reg2_R123))
  dassign %Reg1_I 0 (rem i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  dassign %Reg2_R124 0 (dread ref %Reg7_R124)
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R123, dread i32 %Reg1_I), 
    dread ref %Reg2_R124)
LOC 1 12
  dassign %Reg0_R115 0 (dread ref %Reg6_R115)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R115))
  virtualcallassigned &Ljava_2Flang_2FObject_3B_7CnotifyAll_7C_28_29V (dread ref %Reg0_R113) {}
LOC 1 13
  syncexit (dread ref %Reg6_R115)
  return ()
}
func &LQueues_24Buffer_3B_7Ctake_7C_28_29LQueues_24Item_3B virtual synchronized (var %_this <* <$LQueues_24Buffer_3B>>) <* <$LQueues_24Item_3B>> {
  funcid 5
  var %Reg4_R115 <* <$LQueues_24Buffer_3B>>
  var %Reg0_R115 <* <$LQueues_24Buffer_3B>>
  var %Reg0_I i32
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_R123 <* <[] <* <$LQueues_24Item_3B>>>>
  var %Reg1_R115 <* <$LQueues_24Buffer_3B>>
  var %Reg1_I i32
  var %Reg3_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg2_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg2_I i32
  var %Reg2_R115 <* <$LQueues_24Buffer_3B>>
  var %Reg2_R123 <* <[] <* <$LQueues_24Item_3B>>>>
  var %Reg3_R124 <* <$LQueues_24Item_3B>>
  var %Reg0_R124 <* <$LQueues_24Item_3B>>

ALIAS %item %Reg3_R124 <* <$LQueues_24Item_3B>>
  dassign %Reg4_R115 0 (dread ref %_this)
LOC 1 15
  syncenter (dread ref %Reg4_R115)
@label6
  dassign %Reg0_R115 0 (dread ref %Reg4_R115)
  dassign %Reg0_I 0 (iread i32 <* <$LQueues_24Buffer_3B>> 4 (dread ref %Reg0_R115))
  brtrue @label8 (ne i32 i32 (dread i32 %Reg0_I, constval i32 0))
LOC 1 16
  dassign %Reg0_R115 0 (dread ref %Reg4_R115)
  dassign %Reg0_I 0 (iread i32 <* <$LQueues_24Buffer_3B>> 5 (dread ref %Reg0_R115))
  brtrue @label7 (ne i32 i32 (dread i32 %Reg0_I, constval i32 0))
  dassign %Reg0_R113 0 (constval ref 0)
  syncexit (dread ref %Reg4_R115)
  return (dread ref %Reg0_R113)
@label7
LOC 1 17
  dassign %Reg0_R115 0 (dread ref %Reg4_R115)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R115))
  virtualcallassigned &Ljava_2Flang_2FObject_3B_7Cwait_7C_28_29V (dread ref %Reg0_R113) {}
  goto @label6
@label8
LOC 1 19
  dassign %Reg0_R115 0 (dread ref %Reg4_R115)
  dassign %Reg0_R123 0 (iread ref <* <$LQueues_24Buffer_3B>> 2 (dread ref %Reg0_R115))
  dassign %Reg1_R115 0 (dread ref %Reg4_R115)
  dassign %Reg1_I 0 (iread i32 <* <$LQueues_24Buffer_3B>> 3 (dread ref %Reg1_R115))
  dassign %Reg0_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg0_R123, dread i32 %Reg1_I)))
  dassign %Reg3_R113 0 (dread ref %Reg0_R113)
LOC 1 20
  dassign %Reg0_R115 0 (dread ref %Reg4_R115)
  dassign %Reg0_R123 0 (iread ref <* <$LQueues_24Buffer_3B>> 2 (dread ref %Reg0_R115))
  dassign %Reg1_R115 0 (dread ref %Reg4_R115)
  dassign %Reg1_I 0 (iread i32 <* <$LQueues_24Buffer_3B>> 3 (dread ref %Reg1_R115))
  dassign %Reg2_R113 0 (constval ref 0)
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R123, dread i32 %Reg1_I), 
    dread ref %Reg2_R113)
LOC 1 21
  dassign %Reg0_R115 0 (dread ref %Reg4_R115)
  dassign %Reg1_R115 0 (dread ref %Reg4_R115)
  dassign %Reg1_I 0 (iread i32 <* <$LQueues_24Buffer_3B>> 3 (dread ref %Reg1_R115))
  dassign %Reg2_I 0 (constval i32 1)
  dassign %Reg1_I 0 (add i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  dassign %Reg2_R115 0 (dread ref %Reg4_R115)
  dassign %Reg2_R123 0 (iread ref <* <$LQueues_24Buffer_3B>> 2 (dread ref %Reg2_R115))
  dassign %Reg2_I 0 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %Reg2_R123))
  dassign %Reg1_I 0 (rem i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  iassign <* <$LQueues_24Buffer_3B>> 3 (dread ref %Reg0_R115, dread i32 %Reg1_I)
LOC 1 22
  dassign %Reg0_R115 0 (dread ref %Reg4_R115)
  dassign %Reg1_I 0 (iread i32 <* <$LQueues_24Buffer_3B>> 4 (dread ref %Reg0_R115))
  dassign %Reg2_I 0 (constval i32 1)
  dassign %Reg1_I 0 (sub i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  iassign <* <$LQueues_24Buffer_3B>> 4 (dread ref %Reg0_R115, dread i32 %Reg1_I)
LOC 1 23
  dassign %Reg0_R115 0 (dread ref %Reg4_R115)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R115))
  virtualcallassigned &Ljava_2Flang_2FObject_3B_7CnotifyAll_7C_28_29V (dread ref %Reg0_R113) {}
LOC 1 24
  dassign %Reg3_R124 0 (retype ref <* <$LQueues_24Item_3B>> (dread ref %Reg3_R113))
  dassign %Reg0_R124 0 (dread ref %Reg3_R124)
  syncexit (dread ref %Reg4_R115)
  return (dread ref %Reg0_R124)
}
func &LQueues_24Buffer_3B_7Cclose_7C_28_29V virtual synchronized (var %_this <* <$LQueues_24Buffer_3B>>) void {
  funcid 6
  var %Reg3_R115 <* <$LQueues_24Buffer_3B>>
  var %Reg0_R115 <* <$LQueues_24Buffer_3B>>
  var %Reg1_I i32
  var %Reg2_I i32
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>

  dassign %Reg3_R115 0 (dread ref %_this)
LOC 1 26
  syncenter (dread ref %Reg3_R115)
  dassign %Reg0_R115 0 (dread ref %Reg3_R115)
  dassign %Reg1_I 0 (iread i32 <* <$LQueues_24Buffer_3B>> 5 (dread ref %Reg0_R115))
  dassign %Reg2_I 0 (constval i32 1)
  dassign %Reg1_I 0 (sub i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  iassign <* <$LQueues_24Buffer_3B>> 5 (dread ref %Reg0_R115, dread i32 %Reg1_I)
  dassign %Reg0_R115 0 (dread ref %Reg3_R115)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R115))
  virtualcallassigned &Ljava_2Flang_2FObject_3B_7CnotifyAll_7C_28_29V (dread ref %Reg0_R113) {}
  syncexit (dread ref %Reg3_R115)
  return ()
}
func &LQueues_24Consumer_3B_7C_3Cinit_3E_7C_28LQueues_24Buffer_3B_29V constructor (var %_this <* <$LQueues_24Consumer_3B>>, var %Reg3_R115 <* <$LQueues_24Buffer_3B>>) void {
  funcid 7
  var %Reg2_R118 <* <$LQueues_24Consumer_3B>>
  var %Reg0_R118 <* <$LQueues_24Consumer_3B>>
  var %Reg0_R125 <* <$Ljava_2Flang_2FThread_3B>>
  var %Reg1_R115 <* <$LQueues_24Buffer_3B>>

ALIAS %buffer %Reg3_R115 <* <$LQueues_24Buffer_3B>>
  dassign %Reg2_R118 0 (dread ref %_this)
LOC 1 48
  dassign %Reg0_R118 0 (dread ref %Reg2_R118)
  dassign %Reg0_R125 0 (retype ref <* <$Ljava_2Flang_2FThread_3B>> (dread ref %Reg0_R118))
  callassigned &Ljava_2Flang_2FThread_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R125) {}
  dassign %Reg0_R118 0 (dread ref %Reg2_R118)
  dassign %Reg1_R115 0 (dread ref %Reg3_R115)
  iassign <* <$LQueues_24Consumer_3B>> 5 (dread ref %Reg0_R118, dread ref %Reg1_R115)
  return ()
}
func &LQueues_24Consumer_3B_7Crun_7C_28_29V public virtual (var %_this <* <$LQueues_24Consumer_3B>>) void {
  funcid 8
  var %Reg7_R118 <* <$LQueues_24Consumer_3B>>
  var %Reg0_R118 <* <$LQueues_24Consumer_3B>>
  var %Reg0_R115 <* <$LQueues_24Buffer_3B>>
  var %Reg0_R124 <* <$LQueues_24Item_3B>>
  var %Reg5_R124 <* <$LQueues_24Item_3B>>
  var %Reg1_J i64
  var %Reg2_R124 <* <$LQueues_24Item_3B>>
  var %Reg2_I i32
  var %Reg2_J i64
  var %Reg1_I i32
  var %Reg6_R124 <* <$LQueues_24Item_3B>>
  var %Reg0_R126 <* <$Ljava_2Flang_2FInterruptedException_3B>>
  var %Reg5_R126 <* <$Ljava_2Flang_2FInterruptedException_3B>>
  var %Reg0_R120 <* <$Ljava_2Fio_2FPrintStream_3B>>
  var %Reg1_R122 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_13 <* <$Ljava_2Flang_2FString_3B>>

ALIAS %i %Reg6_R124 <* <$LQueues_24Item_3B>>
ALIAS %item %Reg5_R124 <* <$LQueues_24Item_3B>>
ALIAS %e %Reg5_R126 <* <$Ljava_2Flang_2FInterruptedException_3B>>
  dassign %Reg7_R118 0 (dread ref %_this)
  try { @label13 }
LOC 1 51
  dassign %Reg0_R118 0 (dread ref %Reg7_R118)
  dassign %Reg0_R115 0 (iread ref <* <$LQueues_24Consumer_3B>> 5 (dread ref %Reg0_R118))
  virtualcallassigned &LQueues_24Buffer_3B_7Ctake_7C_28_29LQueues_24Item_3B (dread ref %Reg0_R115) { dassign %Reg0_R124 0 }
  dassign %Reg5_R124 0 (dread ref %Reg0_R124)
  endtry
@label9
  try { @label13 }
  dassign %Reg0_R124 0 (dread ref %Reg5_R124)
  brtrue @label12 (eq i32 ref (dread ref %Reg0_R124, constval ref 0))
LOC 1 52
  dassign %Reg0_R118 0 (dread ref %Reg7_R118)
  dassign %Reg1_J 0 (iread i64 <* <$LQueues_24Consumer_3B>> 6 (dread ref %Reg0_R118))
  dassign %Reg2_R124 0 (dread ref %Reg5_R124)
  dassign %Reg2_I 0 (iread i32 <* <$LQueues_24Item_3B>> 2 (dread ref %Reg2_R124))
  dassign %Reg2_J 0 (cvt i64 i32 (dread i32 %Reg2_I))
  dassign %Reg1_J 0 (add i64 (dread i64 %Reg1_J, dread i64 %Reg2_J))
  iassign <* <$LQueues_24Consumer_3B>> 6 (dread ref %Reg0_R118, dread i64 %Reg1_J)
LOC 1 53
  dassign %Reg0_R118 0 (dread ref %Reg7_R118)
  dassign %Reg1_I 0 (iread i32 <* <$LQueues_24Consumer_3B>> 7 (dread ref %Reg0_R118))
  dassign %Reg2_I 0 (constval i32 1)
  dassign %Reg1_I 0 (add i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  iassign <* <$LQueues_24Consumer_3B>> 7 (dread ref %Reg0_R118, dread i32 %Reg1_I)
LOC 1 54
  dassign %Reg0_R124 0 (dread ref %Reg5_R124)
  dassign %Reg0_R124 0 (iread ref <* <$LQueues_24Item_3B>> 3 (dread ref %Reg0_R124))
  dassign %Reg6_R124 0 (dread ref %Reg0_R124)
  endtry
@label10
  try { @label13 }
  dassign %Reg0_R124 0 (dread ref %Reg6_R124)
  brtrue @label11 (eq i32 ref (dread ref %Reg0_R124, constval ref 0))
  dassign %Reg0_R118 0 (dread ref %Reg7_R118)
  dassign %Reg1_I 0 (iread i32 <* <$LQueues_24Consumer_3B>> 8 (dread ref %Reg0_R118))
  dassign %Reg2_I 0 (constval i32 1)
  dassign %Reg1_I 0 (add i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  iassign <* <$LQueues_24Consumer_3B>> 8 (dread ref %Reg0_R118, dread i32 %Reg1_I)
  dassign %Reg0_R124 0 (dread ref %Reg6_R124)
  dassign %Reg0_R124 0 (iread ref <* <$LQueues_24Item_3B>> 3 (dread ref %Reg0_R124))
  dassign %Reg6_R124 0 (dread ref %Reg0_R124)
  goto @label10
  endtry
@label11
  try { @label13 }
LOC 1 51
  dassign %Reg0_R118 0 (dread ref %Reg7_R118)
  dassign %Reg0_R115 0 (iread ref <* <$LQueues_24Consumer_3B>> 5 (dread ref %Reg0_R118))
  virtualcallassigned &LQueues_24Buffer_3B_7Ctake_7C_28_29LQueues_24Item_3B (dread ref %Reg0_R115) { dassign %Reg0_R124 0 }
  dassign %Reg5_R124 0 (dread ref %Reg0_R124)
  goto @label9
  endtry
@label12
LOC 1 58
  goto @label14
@label13
  catch { <* <$Ljava_2Flang_2FInterruptedException_3B>> }
  dassign %Reg0_R126 0 (regread ptr %%thrownval)
LOC 1 56
  dassign %Reg5_R126 0 (dread ref %Reg0_R126)
LOC 1 57
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R120 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_4a92db320200e7931606f240c2e8d010) { dassign %L_STR_13 0 }
  dassign %Reg1_R122 0 (dread ptr %L_STR_13)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R120, dread ref %Reg1_R122) {}
@label14
LOC 1 59
  return ()
}
func &LQueues_24Item_3B_7C_3Cinit_3E_7C_28ILQueues_24Item_3B_29V constructor (var %_this <* <$LQueues_24Item_3B>>, var %Reg3_I i32, var %Reg4_R124 <* <$LQueues_24Item_3B>>) void {
  funcid 9
  var %Reg2_R124 <* <$LQueues_24Item_3B>>
  var %Reg0_R124 <* <$LQueues_24Item_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_I i32
  var %Reg1_R124 <* <$LQueues_24Item_3B>>

ALIAS %value %Reg3_I i32
ALIAS %other %Reg4_R124 <* <$LQueues_24Item_3B>>
  dassign %Reg2_R124 0 (dread ref %_this)
LOC 1 3
  dassign %Reg0_R124 0 (dread ref %Reg2_R124)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R124))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
  dassign %Reg0_R124 0 (dread ref %Reg2_R124)
  dassign %Reg1_I 0 (dread i32 %Reg3_I)
  iassign <* <$LQueues_24Item_3B>> 2 (dread ref %Reg0_R124, dread i32 %Reg1_I)
  dassign %Reg0_R124 0 (dread ref %Reg2_R124)
  dassign %Reg1_R124 0 (dread ref %Reg4_R124)
  iassign <* <$LQueues_24Item_3B>> 3 (dread ref %Reg0_R124, dread ref %Reg1_R124)
  return ()
}
func &LQueues_24Producer_3B_7C_3Cinit_3E_7C_28LQueues_24Buffer_3BII_29V constructor (var %_this <* <$LQueues_24Producer_3B>>, var %Reg3_R115 <* <$LQueues_24Buffer_3B>>, var %Reg4_I i32, var %Reg5_I i32) void {
  funcid 10
  var %Reg2_R119 <* <$LQueues_24Producer_3B>>
  var %Reg0_R119 <* <$LQueues_24Producer_3B>>
  var %Reg0_R125 <* <$Ljava_2Flang_2FThread_3B>>
  var %Reg1_R115 <* <$LQueues_24Buffer_3B>>
  var %Reg1_I i32

ALIAS %buffer %Reg3_R115 <* <$LQueues_24Buffer_3B>>
ALIAS %from %Reg4_I i32
ALIAS %to %Reg5_I i32
  dassign %Reg2_R119 0 (dread ref %_this)
LOC 1 30
  dassign %Reg0_R119 0 (dread ref %Reg2_R119)
  dassign %Reg0_R125 0 (retype ref <* <$Ljava_2Flang_2FThread_3B>> (dread ref %Reg0_R119))
  callassigned &Ljava_2Flang_2FThread_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R125) {}
  dassign %Reg0_R119 0 (dread ref %Reg2_R119)
  dassign %Reg1_R115 0 (dread ref %Reg3_R115)
  iassign <* <$LQueues_24Producer_3B>> 5 (dread ref %Reg0_R119, dread ref %Reg1_R115)
  dassign %Reg0_R119 0 (dread ref %Reg2_R119)
  dassign %Reg1_I 0 (dread i32 %Reg4_I)
  iassign <* <$LQueues_24Producer_3B>> 6 (dread ref %Reg0_R119, dread i32 %Reg1_I)
  dassign %Reg0_R119 0 (dread ref %Reg2_R119)
  dassign %Reg1_I 0 (dread i32 %Reg5_I)
  iassign <* <$LQueues_24Producer_3B>> 7 (dread ref %Reg0_R119, dread i32 %Reg1_I)
  return ()
}
func &LQueues_24Producer_3B_7Crun_7C_28_29V public virtual (var %_this <* <$LQueues_24Producer_3B>>) void {
  funcid 11
  var %Reg9_R119 <* <$LQueues_24Producer_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg5_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg5_R124 <* <$LQueues_24Item_3B>>
  var %Reg0_R119 <* <$LQueues_24Producer_3B>>
  var %Reg0_I i32
  var %Reg6_I i32
  var %Reg1_R119 <* <$LQueues_24Producer_3B>>
  var %Reg1_I i32
  var %Reg0_R124 <* <$LQueues_24Item_3B>>
  var %Reg2_R124 <* <$LQueues_24Item_3B>>
  var %Reg7_R124 <* <$LQueues_24Item_3B>>
  var %Reg0_R115 <* <$LQueues_24Buffer_3B>>
  var %Reg1_R124 <* <$LQueues_24Item_3B>>
  var %Reg4_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_R126 <* <$Ljava_2Flang_2FInterruptedException_3B>>
  var %Reg5_R126 <* <$Ljava_2Flang_2FInterruptedException_3B>>
  var %Reg0_R120 <* <$Ljava_2Fio_2FPrintStream_3B>>
  var %Reg1_R122 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_13 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R127 <* <$Ljava_2Flang_2FThrowable_3B>>
  var %Reg8_R127 <* <$Ljava_2Flang_2FThrowable_3B>>
  var %Reg8_R113 <* <$Ljava_2Flang_2FObject_3B>>

ALIAS %item %Reg7_R124 <* <$LQueues_24Item_3B>>
ALIAS %i %Reg6_I i32
ALIAS %last %Reg5_R124 <* <$LQueues_24Item_3B>>
ALIAS %e %Reg5_R126 <* <$Ljava_2Flang_2FInterruptedException_3B>>
  dassign %Reg9_R119 0 (dread ref %_this)
  try { @label19 @label20 }
LOC 1 33
  dassign %Reg0_R113 0 (constval ref 0)
  dassign %Reg5_R113 0 (dread ref %Reg0_R113)
  dassign %Reg5_R124 0 (retype ref <* <$LQueues_24Item_3B>> (dread ref %Reg5_R113))
LOC 1 34
  dassign %Reg0_R119 0 (dread ref %Reg9_R119)
  dassign %Reg0_I 0 (iread i32 <* <$LQueues_24Producer_3B>> 6 (dread ref %Reg0_R119))
  dassign %Reg6_I 0 (dread i32 %Reg0_I)
  endtry
@label15
  try { @label19 @label20 }
  dassign %Reg0_I 0 (dread i32 %Reg6_I)
  dassign %Reg1_R119 0 (dread ref %Reg9_R119)
  dassign %Reg1_I 0 (iread i32 <* <$LQueues_24Producer_3B>> 7 (dread ref %Reg1_R119))
  brtrue @label18 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
LOC 1 35
  intrinsiccallwithtype <$LQueues_24Item_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R124 0 (gcmalloc ref <$LQueues_24Item_3B>)
  dassign %Reg1_I 0 (dread i32 %Reg6_I)
  dassign %Reg2_R124 0 (dread ref %Reg5_R124)
  callassigned &LQueues_24Item_3B_7C_3Cinit_3E_7C_28ILQueues_24Item_3B_29V (dread ref %Reg0_R124, dread i32 %Reg1_I, dread ref %Reg2_R124) {}
  dassign %Reg7_R124 0 (dread ref %Reg0_R124)
LOC 1 36
  dassign %Reg0_R119 0 (dread ref %Reg9_R119)
  dassign %Reg0_R115 0 (iread ref <* <$LQueues_24Producer_3B>> 5 (dread ref %Reg0_R119))
  dassign %Reg1_R124 0 (dread ref %Reg7_R124)
  virtualcallassigned &LQueues_24Buffer_3B_7Cput_7C_28LQueues_24Item_3B_29V (dread ref %Reg0_R115, dread ref %Reg1_R124) {}
LOC 1 37
  dassign %Reg0_I 0 (dread i32 %Reg6_I)
  dassign %Reg1_I 0 (constval i32 3)
  dassign %Reg0_I 0 (band i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  brtrue @label16 (ne i32 i32 (dread i32 %Reg0_I, constval i32 0))
  dassign %Reg0_R113 0 (constval ref 0)
  dassign %Reg4_R113 0 (dread ref %Reg0_R113)
  goto @label17
  endtry
@label16
  try { @label19 @label20 }
  dassign %Reg0_R124 0 (dread ref %Reg7_R124)
  dassign %Reg4_R113 0 (dread ref %Reg0_R124)
  endtry
@label17
  try { @label19 @label20 }
  dassign %Reg0_R113 0 (dread ref %Reg4_R113)
  dassign %Reg5_R113 0 (dread ref %Reg0_R113)
  dassign %Reg5_R124 0 (retype ref <* <$LQueues_24Item_3B>> (dread ref %Reg5_R113))
LOC 1 34
  dassign %Reg6_I 0 (add i32 (dread i32 %Reg6_I, constval i32 1))
  goto @label15
  endtry
@label18
LOC 1 42
  dassign %Reg0_R119 0 (dread ref %Reg9_R119)
  dassign %Reg0_R115 0 (iread ref <* <$LQueues_24Producer_3B>> 5 (dread ref %Reg0_R119))
  virtualcallassigned &LQueues_24Buffer_3B_7Cclose_7C_28_29V (dread ref %Reg0_R115) {}
LOC 1 43
  goto @label21
@label19
  catch { <* <$Ljava_2Flang_2FInterruptedException_3B>> }
  dassign %Reg0_R126 0 (regread ptr %%thrownval)
  try { @label20 }
LOC 1 39
  dassign %Reg5_R126 0 (dread ref %Reg0_R126)
LOC 1 40
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R120 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_4a92db320200e7931606f240c2e8d010) { dassign %L_STR_13 0 }
  dassign %Reg1_R122 0 (dread ptr %L_STR_13)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R120, dread ref %Reg1_R122) {}
  endtry
LOC 1 42
  dassign %Reg0_R119 0 (dread ref %Reg9_R119)
  dassign %Reg0_R115 0 (iread ref <* <$LQueues_24Producer_3B>> 5 (dread ref %Reg0_R119))
  virtualcallassigned &LQueues_24Buffer_3B_7Cclose_7C_28_29V (dread ref %Reg0_R115) {}
LOC 1 43
  goto @label21
@label20
  catch { <* void> }
  dassign %Reg0_R127 0 (regread ptr %%thrownval)
  try { @label20 }
LOC 1 42
  dassign %Reg8_R127 0 (dread ref %Reg0_R127)
  endtry
  dassign %Reg0_R119 0 (dread ref %Reg9_R119)
  dassign %Reg0_R115 0 (iread ref <* <$LQueues_24Producer_3B>> 5 (dread ref %Reg0_R119))
  virtualcallassigned &LQueues_24Buffer_3B_7Cclose_7C_28_29V (dread ref %Reg0_R115) {}
LOC 1 43
  dassign %Reg8_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg8_R127))
  dassign %Reg0_R113 0 (dread ref %Reg8_R113)
  dassign %Reg0_R127 0 (retype ref <* <$Ljava_2Flang_2FThrowable_3B>> (dread ref %Reg0_R113))
  throw (dread ref %Reg0_R127)
@label21
LOC 1 44
  return ()
}
