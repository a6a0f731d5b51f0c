flavor 1
srclang 3
id 65535
numfuncs 24
import "../../../tests/java/library.mplt"
import "Richards.mplt"
entryfunc &LRichards_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V
fileinfo {
  @INFO_filename "Richards.class",
  @INFO_filename "Richards$Device.class",
  @INFO_filename "Richards$Handler.class",
  @INFO_filename "Richards$Idle.class",
  @INFO_filename "Richards$Packet.class",
  @INFO_filename "Richards$Scheduler.class",
  @INFO_filename "Richards$Task.class",
  @INFO_filename "Richards$Worker.class"}
srcfileinfo {
  1 "Richards.java"}
javaclass $LRichards_3B <$LRichards_3B> final public
javaclass $LRichards_24Device_3B <$LRichards_24Device_3B> final
javaclass $LRichards_24Handler_3B <$LRichards_24Handler_3B> final
javaclass $LRichards_24Idle_3B <$LRichards_24Idle_3B> final
javaclass $LRichards_24Packet_3B <$LRichards_24Packet_3B> final
javaclass $LRichards_24Scheduler_3B <$LRichards_24Scheduler_3B> final
javaclass $LRichards_24Task_3B <$LRichards_24Task_3B> abstract
javaclass $LRichards_24Worker_3B <$LRichards_24Worker_3B> final
func &LRichards_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$LRichards_3B>>) void
func &LRichards_3B_7Cpackets_7C_28IIZ_29LRichards_24Packet_3B static (var %Reg7_I i32, var %Reg8_I i32, var %Reg9_Z u1) <* <$LRichards_24Packet_3B>>
func &LRichards_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V public static (var %Reg11_R115 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>) void
func &LRichards_24Device_3B_7C_3Cinit_3E_7C_28LRichards_24Scheduler_3BII_29V constructor (var %_this <* <$LRichards_24Device_3B>>, var %Reg6_R117 <* <$LRichards_24Scheduler_3B>>, var %Reg7_I i32, var %Reg8_I i32) void
func &LRichards_24Device_3B_7Crun_7C_28LRichards_24Packet_3B_29LRichards_24Task_3B virtual (var %_this <* <$LRichards_24Device_3B>>, var %Reg4_R114 <* <$LRichards_24Packet_3B>>) <* <$LRichards_24Task_3B>>
func &LRichards_24Handler_3B_7C_3Cinit_3E_7C_28LRichards_24Scheduler_3BIILRichards_24Packet_3B_29V constructor (var %_this <* <$LRichards_24Handler_3B>>, var %Reg6_R117 <* <$LRichards_24Scheduler_3B>>, var %Reg7_I i32, var %Reg8_I i32, var %Reg9_R114 <* <$LRichards_24Packet_3B>>) void
func &LRichards_24Handler_3B_7Crun_7C_28LRichards_24Packet_3B_29LRichards_24Task_3B virtual (var %_this <* <$LRichards_24Handler_3B>>, var %Reg7_R114 <* <$LRichards_24Packet_3B>>) <* <$LRichards_24Task_3B>>
func &LRichards_24Idle_3B_7C_3Cinit_3E_7C_28LRichards_24Scheduler_3BI_29V constructor (var %_this <* <$LRichards_24Idle_3B>>, var %Reg6_R117 <* <$LRichards_24Scheduler_3B>>, var %Reg7_I i32) void
func &LRichards_24Idle_3B_7Crun_7C_28LRichards_24Packet_3B_29LRichards_24Task_3B virtual (var %_this <* <$LRichards_24Idle_3B>>, var %Reg4_R114 <* <$LRichards_24Packet_3B>>) <* <$LRichards_24Task_3B>>
func &LRichards_24Packet_3B_7C_3Cinit_3E_7C_28LRichards_24Packet_3BIZ_29V constructor (var %_this <* <$LRichards_24Packet_3B>>, var %Reg3_R114 <* <$LRichards_24Packet_3B>>, var %Reg4_I i32, var %Reg5_Z u1) void
func &LRichards_24Packet_3B_7Cbehind_7C_28LRichards_24Packet_3B_29LRichards_24Packet_3B virtual (var %_this <* <$LRichards_24Packet_3B>>, var %Reg4_R114 <* <$LRichards_24Packet_3B>>) <* <$LRichards_24Packet_3B>>
func &LRichards_24Scheduler_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LRichards_24Scheduler_3B>>) void
func &LRichards_24Scheduler_3B_7Crun_7C_28_29V virtual (var %_this <* <$LRichards_24Scheduler_3B>>) void
func &LRichards_24Scheduler_3B_7Crelease_7C_28I_29LRichards_24Task_3B virtual (var %_this <* <$LRichards_24Scheduler_3B>>, var %Reg5_I i32) <* <$LRichards_24Task_3B>>
func &LRichards_24Scheduler_3B_7Chold_7C_28_29LRichards_24Task_3B virtual (var %_this <* <$LRichards_24Scheduler_3B>>) <* <$LRichards_24Task_3B>>
func &LRichards_24Scheduler_3B_7Cpause_7C_28_29LRichards_24Task_3B virtual (var %_this <* <$LRichards_24Scheduler_3B>>) <* <$LRichards_24Task_3B>>
func &LRichards_24Scheduler_3B_7Csend_7C_28LRichards_24Packet_3B_29LRichards_24Task_3B virtual (var %_this <* <$LRichards_24Scheduler_3B>>, var %Reg5_R114 <* <$LRichards_24Packet_3B>>) <* <$LRichards_24Task_3B>>
func &LRichards_24Task_3B_7C_3Cinit_3E_7C_28LRichards_24Scheduler_3BIILRichards_24Packet_3B_29V constructor (var %_this <* <$LRichards_24Task_3B>>, var %Reg6_R117 <* <$LRichards_24Scheduler_3B>>, var %Reg7_I i32, var %Reg8_I i32, var %Reg9_R114 <* <$LRichards_24Packet_3B>>) void
func &LRichards_24Task_3B_7CcanRun_7C_28_29Z virtual (var %_this <* <$LRichards_24Task_3B>>) u1
func &LRichards_24Task_3B_7Cturn_7C_28_29LRichards_24Task_3B virtual (var %_this <* <$LRichards_24Task_3B>>) <* <$LRichards_24Task_3B>>
func &LRichards_24Task_3B_7Crun_7C_28LRichards_24Packet_3B_29LRichards_24Task_3B virtual abstract (var %_this <* <$LRichards_24Task_3B>>, var %Reg1_R114 <* <$LRichards_24Packet_3B>>) <* <$LRichards_24Task_3B>>
func &LRichards_24Task_3B_7Creceive_7C_28LRichards_24Task_3BLRichards_24Packet_3B_29LRichards_24Task_3B virtual (var %_this <* <$LRichards_24Task_3B>>, var %Reg5_R124 <* <$LRichards_24Task_3B>>, var %Reg6_R114 <* <$LRichards_24Packet_3B>>) <* <$LRichards_24Task_3B>>
func &LRichards_24Worker_3B_7C_3Cinit_3E_7C_28LRichards_24Scheduler_3BLRichards_24Packet_3B_29V constructor (var %_this <* <$LRichards_24Worker_3B>>, var %Reg6_R117 <* <$LRichards_24Scheduler_3B>>, var %Reg7_R114 <* <$LRichards_24Packet_3B>>) void
func &LRichards_24Worker_3B_7Crun_7C_28LRichards_24Packet_3B_29LRichards_24Task_3B virtual (var %_this <* <$LRichards_24Worker_3B>>, var %Reg5_R114 <* <$LRichards_24Packet_3B>>) <* <$LRichards_24Task_3B>>
var $_C_STR_2512c08919e5650dd8df4f37878315b3 fstatic <[4] u64> readonly = [0, 0x1300000000, 0x6863695245542024, 0x2073647261]
var $_C_STR_2000 fstatic <[3] u64> readonly = [0, 0x300000000, 0x2000000020]
var $LRichards_3B_7CIDLE i32 final static = 0
var $LRichards_3B_7CWORKER i32 final static = 1
var $LRichards_3B_7CHANDLER__A i32 final static = 2
var $LRichards_3B_7CHANDLER__B i32 final static = 3
var $LRichards_3B_7CDEVICE__A i32 final static = 4
var $LRichards_3B_7CDEVICE__B i32 final static = 5
var $LRichards_24Packet_3B_7CPLACES i32 final static = 4
var $Ljava_2Flang_2FSystem_3B_7Cout extern <* <$Ljava_2Fio_2FPrintStream_3B>>
func &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FObject_3B>>) void
func &Ljava_2Flang_2FInteger_3B_7CparseInt_7C_28Ljava_2Flang_2FString_3B_29I public static (var %Reg0_R116 <* <$Ljava_2Flang_2FString_3B>>) i32
func &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>) void
func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg1_R116 <* <$Ljava_2Flang_2FString_3B>>) <* <$Ljava_2Flang_2FStringBuilder_3B>>
func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg1_I i32) <* <$Ljava_2Flang_2FStringBuilder_3B>>
func &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V public virtual (var %_this <* <$Ljava_2Fio_2FPrintStream_3B>>, var %Reg1_R116 <* <$Ljava_2Flang_2FString_3B>>) void
var $__cinf_Ljava_2Flang_2FString_3B <$__class_meta__>
func &MCC_GetOrInsertLiteral () <* <$Ljava_2Flang_2FString_3B>>
func &LRichards_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$LRichards_3B>>) void {
  funcid 1
  var %Reg1_R112 <* <$LRichards_3B>>
  var %Reg0_R112 <* <$LRichards_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>

  dassign %Reg1_R112 0 (dread ref %_this)
LOC 1 6
  dassign %Reg0_R112 0 (dread ref %Reg1_R112)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R112))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
  return ()
}
func &LRichards_3B_7Cpackets_7C_28IIZ_29LRichards_24Packet_3B static (var %Reg7_I i32, var %Reg8_I i32, var %Reg9_Z u1) <* <$LRichards_24Packet_3B>> {
  funcid 2
  var %Reg9_I i32
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg5_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg5_R114 <* <$LRichards_24Packet_3B>>
  var %Reg0_I i32
  var %Reg6_I i32
  var %Reg1_I i32
  var %Reg0_R114 <* <$LRichards_24Packet_3B>>
  var %Reg1_R114 <* <$LRichards_24Packet_3B>>
  var %Reg2_I i32
  var %Reg3_I i32
  var %Reg3_Z u1

ALIAS %i %Reg6_I i32
ALIAS %count %Reg7_I i32
ALIAS %task %Reg8_I i32
ALIAS %isWork %Reg9_Z u1
ALIAS %queue %Reg5_R114 <* <$LRichards_24Packet_3B>>
  intrinsiccallwithtype <$LRichards_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg9_I 0 (cvt i32 u1 (dread u1 %Reg9_Z))
LOC 1 243
  dassign %Reg0_R113 0 (constval ref 0)
  dassign %Reg5_R113 0 (dread ref %Reg0_R113)
  dassign %Reg5_R114 0 (retype ref <* <$LRichards_24Packet_3B>> (dread ref %Reg5_R113))
LOC 1 244
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg6_I 0 (dread i32 %Reg0_I)
@label0
  dassign %Reg0_I 0 (dread i32 %Reg6_I)
  dassign %Reg1_I 0 (dread i32 %Reg7_I)
  brtrue @label1 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
LOC 1 245
  intrinsiccallwithtype <$LRichards_24Packet_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R114 0 (gcmalloc ref <$LRichards_24Packet_3B>)
  dassign %Reg1_R114 0 (dread ref %Reg5_R114)
  dassign %Reg2_I 0 (dread i32 %Reg8_I)
  dassign %Reg3_I 0 (dread i32 %Reg9_I)
  dassign %Reg3_Z 0 (cvt u1 i32 (dread i32 %Reg3_I))
  callassigned &LRichards_24Packet_3B_7C_3Cinit_3E_7C_28LRichards_24Packet_3BIZ_29V (dread ref %Reg0_R114, dread ref %Reg1_R114, dread i32 %Reg2_I, dread u1 %Reg3_Z) {}
  dassign %Reg5_R114 0 (dread ref %Reg0_R114)
LOC 1 244
  dassign %Reg6_I 0 (add i32 (dread i32 %Reg6_I, constval i32 1))
  goto @label0
@label1
LOC 1 247
  dassign %Reg0_R114 0 (dread ref %Reg5_R114)
  return (dread ref %Reg0_R114)
}
func &LRichards_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V public static (var %Reg11_R115 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>) void {
  funcid 3
  var %Reg0_R115 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>
  var %Reg0_I i32
  var %Reg1_I i32
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_R116 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg8_I i32
  var %Reg9_I i32
  var %Reg0_R117 <* <$LRichards_24Scheduler_3B>>
  var %Reg10_R117 <* <$LRichards_24Scheduler_3B>>
  var %Reg0_R118 <* <$LRichards_24Idle_3B>>
  var %Reg1_R117 <* <$LRichards_24Scheduler_3B>>
  var %Reg2_I i32
  var %Reg0_R119 <* <$LRichards_24Worker_3B>>
  var %Reg3_I i32
  var %Reg4_I i32
  var %Reg4_Z u1
  var %Reg2_R114 <* <$LRichards_24Packet_3B>>
  var %Reg0_R120 <* <$LRichards_24Handler_3B>>
  var %Reg5_I i32
  var %Reg6_I i32
  var %Reg6_Z u1
  var %Reg4_R114 <* <$LRichards_24Packet_3B>>
  var %Reg0_R121 <* <$LRichards_24Device_3B>>
  var %Reg0_R122 <* <$Ljava_2Fio_2FPrintStream_3B>>
  var %Reg1_R123 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg2_R116 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_10 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg2_R117 <* <$LRichards_24Scheduler_3B>>
  var %L_STR_11 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_R116 <* <$Ljava_2Flang_2FString_3B>>

ALIAS %args %Reg11_R115 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>
ALIAS %turns %Reg9_I i32
ALIAS %scheduler %Reg10_R117 <* <$LRichards_24Scheduler_3B>>
  intrinsiccallwithtype <$LRichards_3B> JAVA_CLINIT_CHECK ()
LOC 1 251
  dassign %Reg0_R115 0 (dread ref %Reg11_R115)
  dassign %Reg0_I 0 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %Reg0_R115))
  brtrue @label2 (le i32 i32 (dread i32 %Reg0_I, constval i32 0))
  dassign %Reg0_R115 0 (dread ref %Reg11_R115)
  dassign %Reg1_I 0 (constval i32 0)
  dassign %Reg0_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg0_R115, dread i32 %Reg1_I)))
  intrinsiccallwithtype <$Ljava_2Flang_2FInteger_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R116 0 (retype ref <* <$Ljava_2Flang_2FString_3B>> (dread ref %Reg0_R113))
  callassigned &Ljava_2Flang_2FInteger_3B_7CparseInt_7C_28Ljava_2Flang_2FString_3B_29I (dread ref %Reg0_R116) { dassign %Reg0_I 0 }
  dassign %Reg8_I 0 (dread i32 %Reg0_I)
  goto @label3
@label2
  dassign %Reg0_I 0 (constval i32 0x493e0)
  dassign %Reg8_I 0 (dread i32 %Reg0_I)
@label3
  dassign %Reg0_I 0 (dread i32 %Reg8_I)
  dassign %Reg9_I 0 (dread i32 %Reg0_I)
LOC 1 252
  intrinsiccallwithtype <$LRichards_24Scheduler_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R117 0 (gcmalloc ref <$LRichards_24Scheduler_3B>)
  callassigned &LRichards_24Scheduler_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R117) {}
  dassign %Reg10_R117 0 (dread ref %Reg0_R117)
LOC 1 253
  intrinsiccallwithtype <$LRichards_24Idle_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R118 0 (gcmalloc ref <$LRichards_24Idle_3B>)
  dassign %Reg1_R117 0 (dread ref %Reg10_R117)
  dassign %Reg2_I 0 (dread i32 %Reg9_I)
  callassigned &LRichards_24Idle_3B_7C_3Cinit_3E_7C_28LRichards_24Scheduler_3BI_29V (dread ref %Reg0_R118, dread ref %Reg1_R117, dread i32 %Reg2_I) {}
LOC 1 254
  intrinsiccallwithtype <$LRichards_24Worker_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R119 0 (gcmalloc ref <$LRichards_24Worker_3B>)
  dassign %Reg1_R117 0 (dread ref %Reg10_R117)
  dassign %Reg2_I 0 (constval i32 2)
  dassign %Reg3_I 0 (constval i32 1)
  dassign %Reg4_I 0 (constval i32 1)
  intrinsiccallwithtype <$LRichards_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg4_Z 0 (cvt u1 i32 (dread i32 %Reg4_I))
  callassigned &LRichards_3B_7Cpackets_7C_28IIZ_29LRichards_24Packet_3B (dread i32 %Reg2_I, dread i32 %Reg3_I, dread u1 %Reg4_Z) { dassign %Reg2_R114 0 }
  callassigned &LRichards_24Worker_3B_7C_3Cinit_3E_7C_28LRichards_24Scheduler_3BLRichards_24Packet_3B_29V (dread ref %Reg0_R119, dread ref %Reg1_R117, dread ref %Reg2_R114) {}
LOC 1 255
  intrinsiccallwithtype <$LRichards_24Handler_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R120 0 (gcmalloc ref <$LRichards_24Handler_3B>)
  dassign %Reg1_R117 0 (dread ref %Reg10_R117)
  dassign %Reg2_I 0 (constval i32 2)
  dassign %Reg3_I 0 (constval i32 0x7d0)
  dassign %Reg4_I 0 (constval i32 3)
  dassign %Reg5_I 0 (constval i32 4)
  dassign %Reg6_I 0 (constval i32 0)
  intrinsiccallwithtype <$LRichards_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg6_Z 0 (cvt u1 i32 (dread i32 %Reg6_I))
  callassigned &LRichards_3B_7Cpackets_7C_28IIZ_29LRichards_24Packet_3B (dread i32 %Reg4_I, dread i32 %Reg5_I, dread u1 %Reg6_Z) { dassign %Reg4_R114 0 }
  callassigned &LRichards_24Handler_3B_7C_3Cinit_3E_7C_28LRichards_24Scheduler_3BIILRichards_24Packet_3B_29V (dread ref %Reg0_R120, dread ref %Reg1_R117, dread i32 %Reg2_I, dread i32 %Reg3_I, dread ref %Reg4_R114) {}
LOC 1 256
  intrinsiccallwithtype <$LRichards_24Handler_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R120 0 (gcmalloc ref <$LRichards_24Handler_3B>)
  dassign %Reg1_R117 0 (dread ref %Reg10_R117)
  dassign %Reg2_I 0 (constval i32 3)
  dassign %Reg3_I 0 (constval i32 0xbb8)
  dassign %Reg4_I 0 (constval i32 3)
  dassign %Reg5_I 0 (constval i32 5)
  dassign %Reg6_I 0 (constval i32 0)
  intrinsiccallwithtype <$LRichards_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg6_Z 0 (cvt u1 i32 (dread i32 %Reg6_I))
  callassigned &LRichards_3B_7Cpackets_7C_28IIZ_29LRichards_24Packet_3B (dread i32 %Reg4_I, dread i32 %Reg5_I, dread u1 %Reg6_Z) { dassign %Reg4_R114 0 }
  callassigned &LRichards_24Handler_3B_7C_3Cinit_3E_7C_28LRichards_24Scheduler_3BIILRichards_24Packet_3B_29V (dread ref %Reg0_R120, dread ref %Reg1_R117, dread i32 %Reg2_I, dread i32 %Reg3_I, dread ref %Reg4_R114) {}
LOC 1 257
  intrinsiccallwithtype <$LRichards_24Device_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R121 0 (gcmalloc ref <$LRichards_24Device_3B>)
  dassign %Reg1_R117 0 (dread ref %Reg10_R117)
  dassign %Reg2_I 0 (constval i32 4)
  dassign %Reg3_I 0 (constval i32 0xfa0)
  callassigned &LRichards_24Device_3B_7C_3Cinit_3E_7C_28LRichards_24Scheduler_3BII_29V (dread ref %Reg0_R121, dread ref %Reg1_R117, dread i32 %Reg2_I, dread i32 %Reg3_I) {}
LOC 1 258
  intrinsiccallwithtype <$LRichards_24Device_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R121 0 (gcmalloc ref <$LRichards_24Device_3B>)
  dassign %Reg1_R117 0 (dread ref %Reg10_R117)
  dassign %Reg2_I 0 (constval i32 5)
  dassign %Reg3_I 0 (constval i32 0x1388)
  callassigned &LRichards_24Device_3B_7C_3Cinit_3E_7C_28LRichards_24Scheduler_3BII_29V (dread ref %Reg0_R121, dread ref %Reg1_R117, dread i32 %Reg2_I, dread i32 %Reg3_I) {}
LOC 1 259
  dassign %Reg0_R117 0 (dread ref %Reg10_R117)
  virtualcallassigned &LRichards_24Scheduler_3B_7Crun_7C_28_29V (dread ref %Reg0_R117) {}
LOC 1 260
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R122 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R123 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R123) {}
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2512c08919e5650dd8df4f37878315b3) { dassign %L_STR_10 0 }
  dassign %Reg2_R116 0 (dread ptr %L_STR_10)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R123, dread ref %Reg2_R116) { dassign %Reg1_R123 0 }
  dassign %Reg2_R117 0 (dread ref %Reg10_R117)
  dassign %Reg2_I 0 (iread i32 <* <$LRichards_24Scheduler_3B>> 5 (dread ref %Reg2_R117))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R123, dread i32 %Reg2_I) { dassign %Reg1_R123 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_11 0 }
  dassign %Reg2_R116 0 (dread ptr %L_STR_11)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R123, dread ref %Reg2_R116) { dassign %Reg1_R123 0 }
  dassign %Reg2_R117 0 (dread ref %Reg10_R117)
  dassign %Reg2_I 0 (iread i32 <* <$LRichards_24Scheduler_3B>> 6 (dread ref %Reg2_R117))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R123, dread i32 %Reg2_I) { dassign %Reg1_R123 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R123) { dassign %Reg1_R116 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R122, dread ref %Reg1_R116) {}
LOC 1 261
  return ()
}
func &LRichards_24Device_3B_7C_3Cinit_3E_7C_28LRichards_24Scheduler_3BII_29V constructor (var %_this <* <$LRichards_24Device_3B>>, var %Reg6_R117 <* <$LRichards_24Scheduler_3B>>, var %Reg7_I i32, var %Reg8_I i32) void {
  funcid 4
  var %Reg5_R121 <* <$LRichards_24Device_3B>>
  var %Reg0_R121 <* <$LRichards_24Device_3B>>
  var %Reg1_R117 <* <$LRichards_24Scheduler_3B>>
  var %Reg2_I i32
  var %Reg3_I i32
  var %Reg4_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_R124 <* <$LRichards_24Task_3B>>
  var %Reg4_R114 <* <$LRichards_24Packet_3B>>

ALIAS %scheduler %Reg6_R117 <* <$LRichards_24Scheduler_3B>>
ALIAS %id %Reg7_I i32
ALIAS %priority %Reg8_I i32
  dassign %Reg5_R121 0 (dread ref %_this)
LOC 1 225
  dassign %Reg0_R121 0 (dread ref %Reg5_R121)
  dassign %Reg1_R117 0 (dread ref %Reg6_R117)
  dassign %Reg2_I 0 (dread i32 %Reg7_I)
  dassign %Reg3_I 0 (dread i32 %Reg8_I)
  dassign %Reg4_R113 0 (constval ref 0)
  dassign %Reg0_R124 0 (retype ref <* <$LRichards_24Task_3B>> (dread ref %Reg0_R121))
  dassign %Reg4_R114 0 (retype ref <* <$LRichards_24Packet_3B>> (dread ref %Reg4_R113))
  callassigned &LRichards_24Task_3B_7C_3Cinit_3E_7C_28LRichards_24Scheduler_3BIILRichards_24Packet_3B_29V (dread ref %Reg0_R124, dread ref %Reg1_R117, dread i32 %Reg2_I, dread i32 %Reg3_I, dread ref %Reg4_R114) {}
LOC 1 226
  return ()
}
func &LRichards_24Device_3B_7Crun_7C_28LRichards_24Packet_3B_29LRichards_24Task_3B virtual (var %_this <* <$LRichards_24Device_3B>>, var %Reg4_R114 <* <$LRichards_24Packet_3B>>) <* <$LRichards_24Task_3B>> {
  funcid 5
  var %Reg3_R121 <* <$LRichards_24Device_3B>>
  var %Reg0_R114 <* <$LRichards_24Packet_3B>>
  var %Reg0_R121 <* <$LRichards_24Device_3B>>
  var %Reg1_R114 <* <$LRichards_24Packet_3B>>
  var %Reg0_R117 <* <$LRichards_24Scheduler_3B>>
  var %Reg0_R124 <* <$LRichards_24Task_3B>>
  var %Reg2_R114 <* <$LRichards_24Packet_3B>>
  var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>

ALIAS %packet %Reg4_R114 <* <$LRichards_24Packet_3B>>
ALIAS %done %Reg2_R114 <* <$LRichards_24Packet_3B>>
  dassign %Reg3_R121 0 (dread ref %_this)
LOC 1 229
  dassign %Reg0_R114 0 (dread ref %Reg4_R114)
  brtrue @label4 (eq i32 ref (dread ref %Reg0_R114, constval ref 0))
LOC 1 230
  dassign %Reg0_R121 0 (dread ref %Reg3_R121)
  dassign %Reg1_R114 0 (dread ref %Reg4_R114)
  iassign <* <$LRichards_24Device_3B>> 11 (dread ref %Reg0_R121, dread ref %Reg1_R114)
LOC 1 231
  dassign %Reg0_R121 0 (dread ref %Reg3_R121)
  dassign %Reg0_R117 0 (iread ref <* <$LRichards_24Device_3B>> 3 (dread ref %Reg0_R121))
  virtualcallassigned &LRichards_24Scheduler_3B_7Chold_7C_28_29LRichards_24Task_3B (dread ref %Reg0_R117) { dassign %Reg0_R124 0 }
  return (dread ref %Reg0_R124)
@label4
LOC 1 233
  dassign %Reg0_R121 0 (dread ref %Reg3_R121)
  dassign %Reg0_R114 0 (iread ref <* <$LRichards_24Device_3B>> 11 (dread ref %Reg0_R121))
  brtrue @label5 (ne i32 ref (dread ref %Reg0_R114, constval ref 0))
LOC 1 234
  dassign %Reg0_R121 0 (dread ref %Reg3_R121)
  dassign %Reg0_R117 0 (iread ref <* <$LRichards_24Device_3B>> 3 (dread ref %Reg0_R121))
  virtualcallassigned &LRichards_24Scheduler_3B_7Cpause_7C_28_29LRichards_24Task_3B (dread ref %Reg0_R117) { dassign %Reg0_R124 0 }
  return (dread ref %Reg0_R124)
@label5
LOC 1 236
  dassign %Reg0_R121 0 (dread ref %Reg3_R121)
  dassign %Reg0_R114 0 (iread ref <* <$LRichards_24Device_3B>> 11 (dread ref %Reg0_R121))
  dassign %Reg2_R114 0 (dread ref %Reg0_R114)
LOC 1 237
  dassign %Reg0_R121 0 (dread ref %Reg3_R121)
  dassign %Reg1_R113 0 (constval ref 0)
  dassign %Reg1_R114 0 (retype ref <* <$LRichards_24Packet_3B>> (dread ref %Reg1_R113))
  iassign <* <$LRichards_24Device_3B>> 11 (dread ref %Reg0_R121, dread ref %Reg1_R114)
LOC 1 238
  dassign %Reg0_R121 0 (dread ref %Reg3_R121)
  dassign %Reg0_R117 0 (iread ref <* <$LRichards_24Device_3B>> 3 (dread ref %Reg0_R121))
  dassign %Reg1_R114 0 (dread ref %Reg2_R114)
  virtualcallassigned &LRichards_24Scheduler_3B_7Csend_7C_28LRichards_24Packet_3B_29LRichards_24Task_3B (dread ref %Reg0_R117, dread ref %Reg1_R114) { dassign %Reg0_R124 0 }
  return (dread ref %Reg0_R124)
}
func &LRichards_24Handler_3B_7C_3Cinit_3E_7C_28LRichards_24Scheduler_3BIILRichards_24Packet_3B_29V constructor (var %_this <* <$LRichards_24Handler_3B>>, var %Reg6_R117 <* <$LRichards_24Scheduler_3B>>, var %Reg7_I i32, var %Reg8_I i32, var %Reg9_R114 <* <$LRichards_24Packet_3B>>) void {
  funcid 6
  var %Reg5_R120 <* <$LRichards_24Handler_3B>>
  var %Reg0_R120 <* <$LRichards_24Handler_3B>>
  var %Reg1_R117 <* <$LRichards_24Scheduler_3B>>
  var %Reg2_I i32
  var %Reg3_I i32
  var %Reg4_R114 <* <$LRichards_24Packet_3B>>
  var %Reg0_R124 <* <$LRichards_24Task_3B>>

ALIAS %scheduler %Reg6_R117 <* <$LRichards_24Scheduler_3B>>
ALIAS %id %Reg7_I i32
ALIAS %priority %Reg8_I i32
ALIAS %queue %Reg9_R114 <* <$LRichards_24Packet_3B>>
  dassign %Reg5_R120 0 (dread ref %_this)
LOC 1 190
  dassign %Reg0_R120 0 (dread ref %Reg5_R120)
  dassign %Reg1_R117 0 (dread ref %Reg6_R117)
  dassign %Reg2_I 0 (dread i32 %Reg7_I)
  dassign %Reg3_I 0 (dread i32 %Reg8_I)
  dassign %Reg4_R114 0 (dread ref %Reg9_R114)
  dassign %Reg0_R124 0 (retype ref <* <$LRichards_24Task_3B>> (dread ref %Reg0_R120))
  callassigned &LRichards_24Task_3B_7C_3Cinit_3E_7C_28LRichards_24Scheduler_3BIILRichards_24Packet_3B_29V (dread ref %Reg0_R124, dread ref %Reg1_R117, dread i32 %Reg2_I, dread i32 %Reg3_I, dread ref %Reg4_R114) {}
LOC 1 191
  return ()
}
func &LRichards_24Handler_3B_7Crun_7C_28LRichards_24Packet_3B_29LRichards_24Task_3B virtual (var %_this <* <$LRichards_24Handler_3B>>, var %Reg7_R114 <* <$LRichards_24Packet_3B>>) <* <$LRichards_24Task_3B>> {
  funcid 7
  var %Reg6_R120 <* <$LRichards_24Handler_3B>>
  var %Reg0_R114 <* <$LRichards_24Packet_3B>>
  var %Reg0_Z u1
  var %Reg0_I i32
  var %Reg0_R120 <* <$LRichards_24Handler_3B>>
  var %Reg1_R114 <* <$LRichards_24Packet_3B>>
  var %Reg2_R120 <* <$LRichards_24Handler_3B>>
  var %Reg2_R114 <* <$LRichards_24Packet_3B>>
  var %Reg3_R114 <* <$LRichards_24Packet_3B>>
  var %Reg4_I i32
  var %Reg1_I i32
  var %Reg0_R117 <* <$LRichards_24Scheduler_3B>>
  var %Reg0_R124 <* <$LRichards_24Task_3B>>
  var %Reg5_R114 <* <$LRichards_24Packet_3B>>
  var %Reg1_R125 <* <[] i32>>
  var %Reg2_I i32

ALIAS %done %Reg4_I i32
ALIAS %to %Reg5_R114 <* <$LRichards_24Packet_3B>>
ALIAS %packet %Reg7_R114 <* <$LRichards_24Packet_3B>>
ALIAS %from %Reg3_R114 <* <$LRichards_24Packet_3B>>
  dassign %Reg6_R120 0 (dread ref %_this)
LOC 1 194
  dassign %Reg0_R114 0 (dread ref %Reg7_R114)
  brtrue @label7 (eq i32 ref (dread ref %Reg0_R114, constval ref 0))
LOC 1 195
  dassign %Reg0_R114 0 (dread ref %Reg7_R114)
  dassign %Reg0_Z 0 (iread u1 <* <$LRichards_24Packet_3B>> 4 (dread ref %Reg0_R114))
  dassign %Reg0_I 0 (cvt i32 u1 (dread u1 %Reg0_Z))
  brtrue @label6 (eq i32 i32 (dread i32 %Reg0_I, constval i32 0))
LOC 1 196
  dassign %Reg0_R120 0 (dread ref %Reg6_R120)
  dassign %Reg1_R114 0 (dread ref %Reg7_R114)
  dassign %Reg2_R120 0 (dread ref %Reg6_R120)
  dassign %Reg2_R114 0 (iread ref <* <$LRichards_24Handler_3B>> 11 (dread ref %Reg2_R120))
  virtualcallassigned &LRichards_24Packet_3B_7Cbehind_7C_28LRichards_24Packet_3B_29LRichards_24Packet_3B (dread ref %Reg1_R114, dread ref %Reg2_R114) { dassign %Reg1_R114 0 }
  iassign <* <$LRichards_24Handler_3B>> 11 (dread ref %Reg0_R120, dread ref %Reg1_R114)
  goto @label7
@label6
LOC 1 198
  dassign %Reg0_R120 0 (dread ref %Reg6_R120)
  dassign %Reg1_R114 0 (dread ref %Reg7_R114)
  dassign %Reg2_R120 0 (dread ref %Reg6_R120)
  dassign %Reg2_R114 0 (iread ref <* <$LRichards_24Handler_3B>> 12 (dread ref %Reg2_R120))
  virtualcallassigned &LRichards_24Packet_3B_7Cbehind_7C_28LRichards_24Packet_3B_29LRichards_24Packet_3B (dread ref %Reg1_R114, dread ref %Reg2_R114) { dassign %Reg1_R114 0 }
  iassign <* <$LRichards_24Handler_3B>> 12 (dread ref %Reg0_R120, dread ref %Reg1_R114)
@label7
LOC 1 201
  dassign %Reg0_R120 0 (dread ref %Reg6_R120)
  dassign %Reg0_R114 0 (iread ref <* <$LRichards_24Handler_3B>> 11 (dread ref %Reg0_R120))
  dassign %Reg3_R114 0 (dread ref %Reg0_R114)
LOC 1 202
  dassign %Reg0_R114 0 (dread ref %Reg3_R114)
  brtrue @label9 (eq i32 ref (dread ref %Reg0_R114, constval ref 0))
LOC 1 203
  dassign %Reg0_R114 0 (dread ref %Reg3_R114)
  dassign %Reg0_I 0 (iread i32 <* <$LRichards_24Packet_3B>> 5 (dread ref %Reg0_R114))
  dassign %Reg4_I 0 (dread i32 %Reg0_I)
LOC 1 204
  dassign %Reg0_I 0 (dread i32 %Reg4_I)
  dassign %Reg1_I 0 (constval i32 4)
  brtrue @label8 (ne i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
LOC 1 205
  dassign %Reg0_R120 0 (dread ref %Reg6_R120)
  dassign %Reg1_R114 0 (dread ref %Reg3_R114)
  dassign %Reg1_R114 0 (iread ref <* <$LRichards_24Packet_3B>> 2 (dread ref %Reg1_R114))
  iassign <* <$LRichards_24Handler_3B>> 11 (dread ref %Reg0_R120, dread ref %Reg1_R114)
LOC 1 206
  dassign %Reg0_R120 0 (dread ref %Reg6_R120)
  dassign %Reg0_R117 0 (iread ref <* <$LRichards_24Handler_3B>> 3 (dread ref %Reg0_R120))
  dassign %Reg1_R114 0 (dread ref %Reg3_R114)
  virtualcallassigned &LRichards_24Scheduler_3B_7Csend_7C_28LRichards_24Packet_3B_29LRichards_24Task_3B (dread ref %Reg0_R117, dread ref %Reg1_R114) { dassign %Reg0_R124 0 }
  return (dread ref %Reg0_R124)
@label8
LOC 1 208
  dassign %Reg0_R120 0 (dread ref %Reg6_R120)
  dassign %Reg0_R114 0 (iread ref <* <$LRichards_24Handler_3B>> 12 (dread ref %Reg0_R120))
  dassign %Reg5_R114 0 (dread ref %Reg0_R114)
LOC 1 209
  dassign %Reg0_R114 0 (dread ref %Reg5_R114)
  brtrue @label9 (eq i32 ref (dread ref %Reg0_R114, constval ref 0))
LOC 1 210
  dassign %Reg0_R120 0 (dread ref %Reg6_R120)
  dassign %Reg1_R114 0 (dread ref %Reg5_R114)
  dassign %Reg1_R114 0 (iread ref <* <$LRichards_24Packet_3B>> 2 (dread ref %Reg1_R114))
  iassign <* <$LRichards_24Handler_3B>> 12 (dread ref %Reg0_R120, dread ref %Reg1_R114)
LOC 1 211
  dassign %Reg0_R114 0 (dread ref %Reg5_R114)
  dassign %Reg1_R114 0 (dread ref %Reg3_R114)
  dassign %Reg1_R125 0 (iread ref <* <$LRichards_24Packet_3B>> 6 (dread ref %Reg1_R114))
  dassign %Reg2_I 0 (dread i32 %Reg4_I)
  dassign %Reg1_I 0 (iread i32 <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %Reg1_R125, dread i32 %Reg2_I)))
  iassign <* <$LRichards_24Packet_3B>> 5 (dread ref %Reg0_R114, dread i32 %Reg1_I)
LOC 1 212
  dassign %Reg0_R114 0 (dread ref %Reg3_R114)
  dassign %Reg1_I 0 (dread i32 %Reg4_I)
  dassign %Reg2_I 0 (constval i32 1)
  dassign %Reg1_I 0 (add i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  iassign <* <$LRichards_24Packet_3B>> 5 (dread ref %Reg0_R114, dread i32 %Reg1_I)
LOC 1 213
  dassign %Reg0_R120 0 (dread ref %Reg6_R120)
  dassign %Reg0_R117 0 (iread ref <* <$LRichards_24Handler_3B>> 3 (dread ref %Reg0_R120))
  dassign %Reg1_R114 0 (dread ref %Reg5_R114)
  virtualcallassigned &LRichards_24Scheduler_3B_7Csend_7C_28LRichards_24Packet_3B_29LRichards_24Task_3B (dread ref %Reg0_R117, dread ref %Reg1_R114) { dassign %Reg0_R124 0 }
  return (dread ref %Reg0_R124)
@label9
LOC 1 216
  dassign %Reg0_R120 0 (dread ref %Reg6_R120)
  dassign %Reg0_R117 0 (iread ref <* <$LRichards_24Handler_3B>> 3 (dread ref %Reg0_R120))
  virtualcallassigned &LRichards_24Scheduler_3B_7Cpause_7C_28_29LRichards_24Task_3B (dread ref %Reg0_R117) { dassign %Reg0_R124 0 }
  return (dread ref %Reg0_R124)
}
func &LRichards_24Idle_3B_7C_3Cinit_3E_7C_28LRichards_24Scheduler_3BI_29V constructor (var %_this <* <$LRichards_24Idle_3B>>, var %Reg6_R117 <* <$LRichards_24Scheduler_3B>>, var %Reg7_I i32) void {
  funcid 8
  var %Reg5_R118 <* <$LRichards_24Idle_3B>>
  var %Reg0_R118 <* <$LRichards_24Idle_3B>>
  var %Reg1_R117 <* <$LRichards_24Scheduler_3B>>
  var %Reg2_I i32
  var %Reg3_I i32
  var %Reg4_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_R124 <* <$LRichards_24Task_3B>>
  var %Reg4_R114 <* <$LRichards_24Packet_3B>>
  var %Reg1_I i32
  var %Reg1_Z u1

ALIAS %scheduler %Reg6_R117 <* <$LRichards_24Scheduler_3B>>
ALIAS %turns %Reg7_I i32
  dassign %Reg5_R118 0 (dread ref %_this)
LOC 1 142
  dassign %Reg0_R118 0 (dread ref %Reg5_R118)
  dassign %Reg1_R117 0 (dread ref %Reg6_R117)
  dassign %Reg2_I 0 (constval i32 0)
  dassign %Reg3_I 0 (constval i32 0)
  dassign %Reg4_R113 0 (constval ref 0)
  dassign %Reg0_R124 0 (retype ref <* <$LRichards_24Task_3B>> (dread ref %Reg0_R118))
  dassign %Reg4_R114 0 (retype ref <* <$LRichards_24Packet_3B>> (dread ref %Reg4_R113))
  callassigned &LRichards_24Task_3B_7C_3Cinit_3E_7C_28LRichards_24Scheduler_3BIILRichards_24Packet_3B_29V (dread ref %Reg0_R124, dread ref %Reg1_R117, dread i32 %Reg2_I, dread i32 %Reg3_I, dread ref %Reg4_R114) {}
LOC 1 138
  dassign %Reg0_R118 0 (dread ref %Reg5_R118)
  dassign %Reg1_I 0 (constval i32 1)
  iassign <* <$LRichards_24Idle_3B>> 11 (dread ref %Reg0_R118, dread i32 %Reg1_I)
LOC 1 143
  dassign %Reg0_R118 0 (dread ref %Reg5_R118)
  dassign %Reg1_I 0 (constval i32 0)
  dassign %Reg1_Z 0 (intrinsicop u1 JAVA_MERGE (dread i32 %Reg1_I))
  iassign <* <$LRichards_24Idle_3B>> 9 (dread ref %Reg0_R118, dread u1 %Reg1_Z)
LOC 1 144
  dassign %Reg0_R118 0 (dread ref %Reg5_R118)
  dassign %Reg1_I 0 (dread i32 %Reg7_I)
  iassign <* <$LRichards_24Idle_3B>> 12 (dread ref %Reg0_R118, dread i32 %Reg1_I)
LOC 1 145
  return ()
}
func &LRichards_24Idle_3B_7Crun_7C_28LRichards_24Packet_3B_29LRichards_24Task_3B virtual (var %_this <* <$LRichards_24Idle_3B>>, var %Reg4_R114 <* <$LRichards_24Packet_3B>>) <* <$LRichards_24Task_3B>> {
  funcid 9
  var %Reg3_R118 <* <$LRichards_24Idle_3B>>
  var %Reg0_R118 <* <$LRichards_24Idle_3B>>
  var %Reg1_I i32
  var %Reg2_I i32
  var %Reg0_I i32
  var %Reg0_R117 <* <$LRichards_24Scheduler_3B>>
  var %Reg0_R124 <* <$LRichards_24Task_3B>>
  var %Reg1_R118 <* <$LRichards_24Idle_3B>>

ALIAS %packet %Reg4_R114 <* <$LRichards_24Packet_3B>>
  dassign %Reg3_R118 0 (dread ref %_this)
LOC 1 148
  dassign %Reg0_R118 0 (dread ref %Reg3_R118)
  dassign %Reg1_I 0 (iread i32 <* <$LRichards_24Idle_3B>> 12 (dread ref %Reg0_R118))
  dassign %Reg2_I 0 (constval i32 1)
  dassign %Reg1_I 0 (sub i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  iassign <* <$LRichards_24Idle_3B>> 12 (dread ref %Reg0_R118, dread i32 %Reg1_I)
LOC 1 149
  dassign %Reg0_R118 0 (dread ref %Reg3_R118)
  dassign %Reg0_I 0 (iread i32 <* <$LRichards_24Idle_3B>> 12 (dread ref %Reg0_R118))
  brtrue @label10 (ne i32 i32 (dread i32 %Reg0_I, constval i32 0))
LOC 1 150
  dassign %Reg0_R118 0 (dread ref %Reg3_R118)
  dassign %Reg0_R117 0 (iread ref <* <$LRichards_24Idle_3B>> 3 (dread ref %Reg0_R118))
  virtualcallassigned &LRichards_24Scheduler_3B_7Chold_7C_28_29LRichards_24Task_3B (dread ref %Reg0_R117) { dassign %Reg0_R124 0 }
  return (dread ref %Reg0_R124)
@label10
LOC 1 152
  dassign %Reg0_R118 0 (dread ref %Reg3_R118)
  dassign %Reg0_I 0 (iread i32 <* <$LRichards_24Idle_3B>> 11 (dread ref %Reg0_R118))
  dassign %Reg1_I 0 (constval i32 2)
  dassign %Reg0_I 0 (rem i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  brtrue @label11 (ne i32 i32 (dread i32 %Reg0_I, constval i32 0))
LOC 1 153
  dassign %Reg0_R118 0 (dread ref %Reg3_R118)
  dassign %Reg1_R118 0 (dread ref %Reg3_R118)
  dassign %Reg1_I 0 (iread i32 <* <$LRichards_24Idle_3B>> 11 (dread ref %Reg1_R118))
  dassign %Reg2_I 0 (constval i32 2)
  dassign %Reg1_I 0 (div i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  iassign <* <$LRichards_24Idle_3B>> 11 (dread ref %Reg0_R118, dread i32 %Reg1_I)
LOC 1 154
  dassign %Reg0_R118 0 (dread ref %Reg3_R118)
  dassign %Reg0_R117 0 (iread ref <* <$LRichards_24Idle_3B>> 3 (dread ref %Reg0_R118))
  dassign %Reg1_I 0 (constval i32 4)
  virtualcallassigned &LRichards_24Scheduler_3B_7Crelease_7C_28I_29LRichards_24Task_3B (dread ref %Reg0_R117, dread i32 %Reg1_I) { dassign %Reg0_R124 0 }
  return (dread ref %Reg0_R124)
@label11
LOC 1 156
  dassign %Reg0_R118 0 (dread ref %Reg3_R118)
  dassign %Reg1_R118 0 (dread ref %Reg3_R118)
  dassign %Reg1_I 0 (iread i32 <* <$LRichards_24Idle_3B>> 11 (dread ref %Reg1_R118))
  dassign %Reg2_I 0 (constval i32 2)
  dassign %Reg1_I 0 (div i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  dassign %Reg2_I 0 (constval i32 0xd008)
  dassign %Reg1_I 0 (bxor i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  iassign <* <$LRichards_24Idle_3B>> 11 (dread ref %Reg0_R118, dread i32 %Reg1_I)
LOC 1 157
  dassign %Reg0_R118 0 (dread ref %Reg3_R118)
  dassign %Reg0_R117 0 (iread ref <* <$LRichards_24Idle_3B>> 3 (dread ref %Reg0_R118))
  dassign %Reg1_I 0 (constval i32 5)
  virtualcallassigned &LRichards_24Scheduler_3B_7Crelease_7C_28I_29LRichards_24Task_3B (dread ref %Reg0_R117, dread i32 %Reg1_I) { dassign %Reg0_R124 0 }
  return (dread ref %Reg0_R124)
}
func &LRichards_24Packet_3B_7C_3Cinit_3E_7C_28LRichards_24Packet_3BIZ_29V constructor (var %_this <* <$LRichards_24Packet_3B>>, var %Reg3_R114 <* <$LRichards_24Packet_3B>>, var %Reg4_I i32, var %Reg5_Z u1) void {
  funcid 10
  var %Reg2_R114 <* <$LRichards_24Packet_3B>>
  var %Reg5_I i32
  var %Reg0_R114 <* <$LRichards_24Packet_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_I i32
  var %Reg1_R125 <* <[] i32>>
  var %Reg1_R114 <* <$LRichards_24Packet_3B>>
  var %Reg1_Z u1

ALIAS %next %Reg3_R114 <* <$LRichards_24Packet_3B>>
ALIAS %task %Reg4_I i32
ALIAS %isWork %Reg5_Z u1
  dassign %Reg2_R114 0 (dread ref %_this)
  dassign %Reg5_I 0 (cvt i32 u1 (dread u1 %Reg5_Z))
LOC 1 24
  dassign %Reg0_R114 0 (dread ref %Reg2_R114)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R114))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
LOC 1 22
  dassign %Reg0_R114 0 (dread ref %Reg2_R114)
  dassign %Reg1_I 0 (constval i32 4)
  dassign %Reg1_R125 0 (gcmallocjarray ref <[] i32> (dread i32 %Reg1_I))
  iassign <* <$LRichards_24Packet_3B>> 6 (dread ref %Reg0_R114, dread ref %Reg1_R125)
LOC 1 25
  dassign %Reg0_R114 0 (dread ref %Reg2_R114)
  dassign %Reg1_R114 0 (dread ref %Reg3_R114)
  iassign <* <$LRichards_24Packet_3B>> 2 (dread ref %Reg0_R114, dread ref %Reg1_R114)
LOC 1 26
  dassign %Reg0_R114 0 (dread ref %Reg2_R114)
  dassign %Reg1_I 0 (dread i32 %Reg4_I)
  iassign <* <$LRichards_24Packet_3B>> 3 (dread ref %Reg0_R114, dread i32 %Reg1_I)
LOC 1 27
  dassign %Reg0_R114 0 (dread ref %Reg2_R114)
  dassign %Reg1_I 0 (dread i32 %Reg5_I)
  dassign %Reg1_Z 0 (intrinsicop u1 JAVA_MERGE (dread i32 %Reg1_I))
  iassign <* <$LRichards_24Packet_3B>> 4 (dread ref %Reg0_R114, dread u1 %Reg1_Z)
LOC 1 28
  return ()
}
func &LRichards_24Packet_3B_7Cbehind_7C_28LRichards_24Packet_3B_29LRichards_24Packet_3B virtual (var %_this <* <$LRichards_24Packet_3B>>, var %Reg4_R114 <* <$LRichards_24Packet_3B>>) <* <$LRichards_24Packet_3B>> {
  funcid 11
  var %Reg3_R114 <* <$LRichards_24Packet_3B>>
  var %Reg0_R114 <* <$LRichards_24Packet_3B>>
  var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_R114 <* <$LRichards_24Packet_3B>>
  var %Reg2_R114 <* <$LRichards_24Packet_3B>>

ALIAS %queue %Reg4_R114 <* <$LRichards_24Packet_3B>>
ALIAS %last %Reg2_R114 <* <$LRichards_24Packet_3B>>
  dassign %Reg3_R114 0 (dread ref %_this)
LOC 1 32
  dassign %Reg0_R114 0 (dread ref %Reg3_R114)
  dassign %Reg1_R113 0 (constval ref 0)
  dassign %Reg1_R114 0 (retype ref <* <$LRichards_24Packet_3B>> (dread ref %Reg1_R113))
  iassign <* <$LRichards_24Packet_3B>> 2 (dread ref %Reg0_R114, dread ref %Reg1_R114)
LOC 1 33
  dassign %Reg0_R114 0 (dread ref %Reg4_R114)
  brtrue @label12 (ne i32 ref (dread ref %Reg0_R114, constval ref 0))
LOC 1 34
  dassign %Reg0_R114 0 (dread ref %Reg3_R114)
  return (dread ref %Reg0_R114)
@label12
LOC 1 36
  dassign %Reg0_R114 0 (dread ref %Reg4_R114)
  dassign %Reg2_R114 0 (dread ref %Reg0_R114)
@label13
LOC 1 37
  dassign %Reg0_R114 0 (dread ref %Reg2_R114)
  dassign %Reg0_R114 0 (iread ref <* <$LRichards_24Packet_3B>> 2 (dread ref %Reg0_R114))
  brtrue @label14 (eq i32 ref (dread ref %Reg0_R114, constval ref 0))
LOC 1 38
  dassign %Reg0_R114 0 (dread ref %Reg2_R114)
  dassign %Reg0_R114 0 (iread ref <* <$LRichards_24Packet_3B>> 2 (dread ref %Reg0_R114))
  dassign %Reg2_R114 0 (dread ref %Reg0_R114)
  goto @label13
@label14
LOC 1 40
  dassign %Reg0_R114 0 (dread ref %Reg2_R114)
  dassign %Reg1_R114 0 (dread ref %Reg3_R114)
  iassign <* <$LRichards_24Packet_3B>> 2 (dread ref %Reg0_R114, dread ref %Reg1_R114)
LOC 1 41
  dassign %Reg0_R114 0 (dread ref %Reg4_R114)
  return (dread ref %Reg0_R114)
}
func &LRichards_24Scheduler_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LRichards_24Scheduler_3B>>) void {
  funcid 12
  var %Reg2_R117 <* <$LRichards_24Scheduler_3B>>
  var %Reg0_R117 <* <$LRichards_24Scheduler_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_I i32
  var %Reg1_R126 <* <[] <* <$LRichards_24Task_3B>>>>

  dassign %Reg2_R117 0 (dread ref %_this)
LOC 1 94
  dassign %Reg0_R117 0 (dread ref %Reg2_R117)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R117))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
LOC 1 95
  dassign %Reg0_R117 0 (dread ref %Reg2_R117)
  dassign %Reg1_I 0 (constval i32 6)
  dassign %Reg1_R126 0 (gcmallocjarray ref <[] <* <$LRichards_24Task_3B>>> (dread i32 %Reg1_I))
  iassign <* <$LRichards_24Scheduler_3B>> 2 (dread ref %Reg0_R117, dread ref %Reg1_R126)
  return ()
}
func &LRichards_24Scheduler_3B_7Crun_7C_28_29V virtual (var %_this <* <$LRichards_24Scheduler_3B>>) void {
  funcid 13
  var %Reg2_R117 <* <$LRichards_24Scheduler_3B>>
  var %Reg0_R117 <* <$LRichards_24Scheduler_3B>>
  var %Reg1_R117 <* <$LRichards_24Scheduler_3B>>
  var %Reg1_R124 <* <$LRichards_24Task_3B>>
  var %Reg0_R124 <* <$LRichards_24Task_3B>>
  var %Reg0_Z u1

  dassign %Reg2_R117 0 (dread ref %_this)
LOC 1 100
  dassign %Reg0_R117 0 (dread ref %Reg2_R117)
  dassign %Reg1_R117 0 (dread ref %Reg2_R117)
  dassign %Reg1_R124 0 (iread ref <* <$LRichards_24Scheduler_3B>> 3 (dread ref %Reg1_R117))
  iassign <* <$LRichards_24Scheduler_3B>> 4 (dread ref %Reg0_R117, dread ref %Reg1_R124)
@label15
LOC 1 101
  dassign %Reg0_R117 0 (dread ref %Reg2_R117)
  dassign %Reg0_R124 0 (iread ref <* <$LRichards_24Scheduler_3B>> 4 (dread ref %Reg0_R117))
  brtrue @label17 (eq i32 ref (dread ref %Reg0_R124, constval ref 0))
LOC 1 102
  dassign %Reg0_R117 0 (dread ref %Reg2_R117)
  dassign %Reg0_R124 0 (iread ref <* <$LRichards_24Scheduler_3B>> 4 (dread ref %Reg0_R117))
  virtualcallassigned &LRichards_24Task_3B_7CcanRun_7C_28_29Z (dread ref %Reg0_R124) { dassign %Reg0_Z 0 }
  brtrue @label16 (eq i32 i32 (
    cvt i32 u1 (dread u1 %Reg0_Z),
    constval i32 0))
LOC 1 103
  dassign %Reg0_R117 0 (dread ref %Reg2_R117)
  dassign %Reg1_R117 0 (dread ref %Reg2_R117)
  dassign %Reg1_R124 0 (iread ref <* <$LRichards_24Scheduler_3B>> 4 (dread ref %Reg1_R117))
  virtualcallassigned &LRichards_24Task_3B_7Cturn_7C_28_29LRichards_24Task_3B (dread ref %Reg1_R124) { dassign %Reg1_R124 0 }
  iassign <* <$LRichards_24Scheduler_3B>> 4 (dread ref %Reg0_R117, dread ref %Reg1_R124)
  goto @label15
@label16
LOC 1 105
  dassign %Reg0_R117 0 (dread ref %Reg2_R117)
  dassign %Reg1_R117 0 (dread ref %Reg2_R117)
  dassign %Reg1_R124 0 (iread ref <* <$LRichards_24Scheduler_3B>> 4 (dread ref %Reg1_R117))
  dassign %Reg1_R124 0 (iread ref <* <$LRichards_24Task_3B>> 3 (dread ref %Reg1_R124))
  iassign <* <$LRichards_24Scheduler_3B>> 4 (dread ref %Reg0_R117, dread ref %Reg1_R124)
  goto @label15
@label17
LOC 1 108
  return ()
}
func &LRichards_24Scheduler_3B_7Crelease_7C_28I_29LRichards_24Task_3B virtual (var %_this <* <$LRichards_24Scheduler_3B>>, var %Reg5_I i32) <* <$LRichards_24Task_3B>> {
  funcid 14
  var %Reg4_R117 <* <$LRichards_24Scheduler_3B>>
  var %Reg0_R117 <* <$LRichards_24Scheduler_3B>>
  var %Reg0_R126 <* <[] <* <$LRichards_24Task_3B>>>>
  var %Reg1_I i32
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg3_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg3_R124 <* <$LRichards_24Task_3B>>
  var %Reg0_R124 <* <$LRichards_24Task_3B>>
  var %Reg1_Z u1
  var %Reg0_I i32
  var %Reg1_R117 <* <$LRichards_24Scheduler_3B>>
  var %Reg1_R124 <* <$LRichards_24Task_3B>>
  var %Reg2_R113 <* <$Ljava_2Flang_2FObject_3B>>

ALIAS %id %Reg5_I i32
ALIAS %task %Reg3_R124 <* <$LRichards_24Task_3B>>
  dassign %Reg4_R117 0 (dread ref %_this)
LOC 1 111
  dassign %Reg0_R117 0 (dread ref %Reg4_R117)
  dassign %Reg0_R126 0 (iread ref <* <$LRichards_24Scheduler_3B>> 2 (dread ref %Reg0_R117))
  dassign %Reg1_I 0 (dread i32 %Reg5_I)
  dassign %Reg0_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg0_R126, dread i32 %Reg1_I)))
  dassign %Reg3_R113 0 (dread ref %Reg0_R113)
LOC 1 112
  dassign %Reg3_R124 0 (retype ref <* <$LRichards_24Task_3B>> (dread ref %Reg3_R113))
  dassign %Reg0_R124 0 (dread ref %Reg3_R124)
  dassign %Reg1_I 0 (constval i32 0)
  dassign %Reg1_Z 0 (intrinsicop u1 JAVA_MERGE (dread i32 %Reg1_I))
  iassign <* <$LRichards_24Task_3B>> 9 (dread ref %Reg0_R124, dread u1 %Reg1_Z)
LOC 1 113
  dassign %Reg3_R124 0 (retype ref <* <$LRichards_24Task_3B>> (dread ref %Reg3_R113))
  dassign %Reg0_R124 0 (dread ref %Reg3_R124)
  dassign %Reg0_I 0 (iread i32 <* <$LRichards_24Task_3B>> 5 (dread ref %Reg0_R124))
  dassign %Reg1_R117 0 (dread ref %Reg4_R117)
  dassign %Reg1_R124 0 (iread ref <* <$LRichards_24Scheduler_3B>> 4 (dread ref %Reg1_R117))
  dassign %Reg1_I 0 (iread i32 <* <$LRichards_24Task_3B>> 5 (dread ref %Reg1_R124))
  brtrue @label18 (le i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg3_R124 0 (retype ref <* <$LRichards_24Task_3B>> (dread ref %Reg3_R113))
  dassign %Reg0_R124 0 (dread ref %Reg3_R124)
  dassign %Reg2_R113 0 (dread ref %Reg0_R124)
  goto @label19
@label18
  dassign %Reg0_R117 0 (dread ref %Reg4_R117)
  dassign %Reg0_R124 0 (iread ref <* <$LRichards_24Scheduler_3B>> 4 (dread ref %Reg0_R117))
  dassign %Reg2_R113 0 (dread ref %Reg0_R124)
@label19
  dassign %Reg0_R113 0 (dread ref %Reg2_R113)
  return (dread ref %Reg0_R113)
}
func &LRichards_24Scheduler_3B_7Chold_7C_28_29LRichards_24Task_3B virtual (var %_this <* <$LRichards_24Scheduler_3B>>) <* <$LRichards_24Task_3B>> {
  funcid 15
  var %Reg3_R117 <* <$LRichards_24Scheduler_3B>>
  var %Reg0_R117 <* <$LRichards_24Scheduler_3B>>
  var %Reg1_I i32
  var %Reg2_I i32
  var %Reg0_R124 <* <$LRichards_24Task_3B>>
  var %Reg1_Z u1

  dassign %Reg3_R117 0 (dread ref %_this)
LOC 1 117
  dassign %Reg0_R117 0 (dread ref %Reg3_R117)
  dassign %Reg1_I 0 (iread i32 <* <$LRichards_24Scheduler_3B>> 6 (dread ref %Reg0_R117))
  dassign %Reg2_I 0 (constval i32 1)
  dassign %Reg1_I 0 (add i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  iassign <* <$LRichards_24Scheduler_3B>> 6 (dread ref %Reg0_R117, dread i32 %Reg1_I)
LOC 1 118
  dassign %Reg0_R117 0 (dread ref %Reg3_R117)
  dassign %Reg0_R124 0 (iread ref <* <$LRichards_24Scheduler_3B>> 4 (dread ref %Reg0_R117))
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg1_Z 0 (intrinsicop u1 JAVA_MERGE (dread i32 %Reg1_I))
  iassign <* <$LRichards_24Task_3B>> 9 (dread ref %Reg0_R124, dread u1 %Reg1_Z)
LOC 1 119
  dassign %Reg0_R117 0 (dread ref %Reg3_R117)
  dassign %Reg0_R124 0 (iread ref <* <$LRichards_24Scheduler_3B>> 4 (dread ref %Reg0_R117))
  dassign %Reg0_R124 0 (iread ref <* <$LRichards_24Task_3B>> 3 (dread ref %Reg0_R124))
  return (dread ref %Reg0_R124)
}
func &LRichards_24Scheduler_3B_7Cpause_7C_28_29LRichards_24Task_3B virtual (var %_this <* <$LRichards_24Scheduler_3B>>) <* <$LRichards_24Task_3B>> {
  funcid 16
  var %Reg2_R117 <* <$LRichards_24Scheduler_3B>>
  var %Reg0_R117 <* <$LRichards_24Scheduler_3B>>
  var %Reg0_R124 <* <$LRichards_24Task_3B>>
  var %Reg1_I i32
  var %Reg1_Z u1

  dassign %Reg2_R117 0 (dread ref %_this)
LOC 1 123
  dassign %Reg0_R117 0 (dread ref %Reg2_R117)
  dassign %Reg0_R124 0 (iread ref <* <$LRichards_24Scheduler_3B>> 4 (dread ref %Reg0_R117))
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg1_Z 0 (intrinsicop u1 JAVA_MERGE (dread i32 %Reg1_I))
  iassign <* <$LRichards_24Task_3B>> 8 (dread ref %Reg0_R124, dread u1 %Reg1_Z)
LOC 1 124
  dassign %Reg0_R117 0 (dread ref %Reg2_R117)
  dassign %Reg0_R124 0 (iread ref <* <$LRichards_24Scheduler_3B>> 4 (dread ref %Reg0_R117))
  return (dread ref %Reg0_R124)
}
func &LRichards_24Scheduler_3B_7Csend_7C_28LRichards_24Packet_3B_29LRichards_24Task_3B virtual (var %_this <* <$LRichards_24Scheduler_3B>>, var %Reg5_R114 <* <$LRichards_24Packet_3B>>) <* <$LRichards_24Task_3B>> {
  funcid 17
  var %Reg4_R117 <* <$LRichards_24Scheduler_3B>>
  var %Reg0_R117 <* <$LRichards_24Scheduler_3B>>
  var %Reg1_I i32
  var %Reg2_I i32
  var %Reg0_R126 <* <[] <* <$LRichards_24Task_3B>>>>
  var %Reg1_R114 <* <$LRichards_24Packet_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg3_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_R114 <* <$LRichards_24Packet_3B>>
  var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_R117 <* <$LRichards_24Scheduler_3B>>
  var %Reg1_R124 <* <$LRichards_24Task_3B>>
  var %Reg3_R124 <* <$LRichards_24Task_3B>>
  var %Reg0_R124 <* <$LRichards_24Task_3B>>
  var %Reg2_R114 <* <$LRichards_24Packet_3B>>

ALIAS %packet %Reg5_R114 <* <$LRichards_24Packet_3B>>
ALIAS %receiver %Reg3_R124 <* <$LRichards_24Task_3B>>
  dassign %Reg4_R117 0 (dread ref %_this)
LOC 1 128
  dassign %Reg0_R117 0 (dread ref %Reg4_R117)
  dassign %Reg1_I 0 (iread i32 <* <$LRichards_24Scheduler_3B>> 5 (dread ref %Reg0_R117))
  dassign %Reg2_I 0 (constval i32 1)
  dassign %Reg1_I 0 (add i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  iassign <* <$LRichards_24Scheduler_3B>> 5 (dread ref %Reg0_R117, dread i32 %Reg1_I)
LOC 1 129
  dassign %Reg0_R117 0 (dread ref %Reg4_R117)
  dassign %Reg0_R126 0 (iread ref <* <$LRichards_24Scheduler_3B>> 2 (dread ref %Reg0_R117))
  dassign %Reg1_R114 0 (dread ref %Reg5_R114)
  dassign %Reg1_I 0 (iread i32 <* <$LRichards_24Packet_3B>> 3 (dread ref %Reg1_R114))
  dassign %Reg0_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg0_R126, dread i32 %Reg1_I)))
  dassign %Reg3_R113 0 (dread ref %Reg0_R113)
LOC 1 130
  dassign %Reg0_R114 0 (dread ref %Reg5_R114)
  dassign %Reg1_R113 0 (constval ref 0)
  dassign %Reg1_R114 0 (retype ref <* <$LRichards_24Packet_3B>> (dread ref %Reg1_R113))
  iassign <* <$LRichards_24Packet_3B>> 2 (dread ref %Reg0_R114, dread ref %Reg1_R114)
LOC 1 131
  dassign %Reg0_R114 0 (dread ref %Reg5_R114)
  dassign %Reg1_R117 0 (dread ref %Reg4_R117)
  dassign %Reg1_R124 0 (iread ref <* <$LRichards_24Scheduler_3B>> 4 (dread ref %Reg1_R117))
  dassign %Reg1_I 0 (iread i32 <* <$LRichards_24Task_3B>> 4 (dread ref %Reg1_R124))
  iassign <* <$LRichards_24Packet_3B>> 3 (dread ref %Reg0_R114, dread i32 %Reg1_I)
LOC 1 132
  dassign %Reg3_R124 0 (retype ref <* <$LRichards_24Task_3B>> (dread ref %Reg3_R113))
  dassign %Reg0_R124 0 (dread ref %Reg3_R124)
  dassign %Reg1_R117 0 (dread ref %Reg4_R117)
  dassign %Reg1_R124 0 (iread ref <* <$LRichards_24Scheduler_3B>> 4 (dread ref %Reg1_R117))
  dassign %Reg2_R114 0 (dread ref %Reg5_R114)
  virtualcallassigned &LRichards_24Task_3B_7Creceive_7C_28LRichards_24Task_3BLRichards_24Packet_3B_29LRichards_24Task_3B (dread ref %Reg0_R124, dread ref %Reg1_R124, dread ref %Reg2_R114) { dassign %Reg0_R124 0 }
  return (dread ref %Reg0_R124)
}
func &LRichards_24Task_3B_7C_3Cinit_3E_7C_28LRichards_24Scheduler_3BIILRichards_24Packet_3B_29V constructor (var %_this <* <$LRichards_24Task_3B>>, var %Reg6_R117 <* <$LRichards_24Scheduler_3B>>, var %Reg7_I i32, var %Reg8_I i32, var %Reg9_R114 <* <$LRichards_24Packet_3B>>) void {
  funcid 18
  var %Reg5_R124 <* <$LRichards_24Task_3B>>
  var %Reg0_R124 <* <$LRichards_24Task_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_R117 <* <$LRichards_24Scheduler_3B>>
  var %Reg1_I i32
  var %Reg1_R114 <* <$LRichards_24Packet_3B>>
  var %Reg3_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg3_I i32
  var %Reg4_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_Z u1
  var %Reg1_R124 <* <$LRichards_24Task_3B>>
  var %Reg0_R117 <* <$LRichards_24Scheduler_3B>>
  var %Reg0_R126 <* <[] <* <$LRichards_24Task_3B>>>>
  var %Reg2_R124 <* <$LRichards_24Task_3B>>

ALIAS %scheduler %Reg6_R117 <* <$LRichards_24Scheduler_3B>>
ALIAS %id %Reg7_I i32
ALIAS %priority %Reg8_I i32
ALIAS %queue %Reg9_R114 <* <$LRichards_24Packet_3B>>
  dassign %Reg5_R124 0 (dread ref %_this)
LOC 1 52
  dassign %Reg0_R124 0 (dread ref %Reg5_R124)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R124))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
LOC 1 53
  dassign %Reg0_R124 0 (dread ref %Reg5_R124)
  dassign %Reg1_R117 0 (dread ref %Reg6_R117)
  iassign <* <$LRichards_24Task_3B>> 2 (dread ref %Reg0_R124, dread ref %Reg1_R117)
LOC 1 54
  dassign %Reg0_R124 0 (dread ref %Reg5_R124)
  dassign %Reg1_I 0 (dread i32 %Reg7_I)
  iassign <* <$LRichards_24Task_3B>> 4 (dread ref %Reg0_R124, dread i32 %Reg1_I)
LOC 1 55
  dassign %Reg0_R124 0 (dread ref %Reg5_R124)
  dassign %Reg1_I 0 (dread i32 %Reg8_I)
  iassign <* <$LRichards_24Task_3B>> 5 (dread ref %Reg0_R124, dread i32 %Reg1_I)
LOC 1 56
  dassign %Reg0_R124 0 (dread ref %Reg5_R124)
  dassign %Reg1_R114 0 (dread ref %Reg9_R114)
  iassign <* <$LRichards_24Task_3B>> 6 (dread ref %Reg0_R124, dread ref %Reg1_R114)
LOC 1 57
  dassign %Reg0_R124 0 (dread ref %Reg5_R124)
  dassign %Reg1_R114 0 (dread ref %Reg9_R114)
  dassign %Reg3_R113 0 (dread ref %Reg0_R124)
  brtrue @label20 (eq i32 ref (dread ref %Reg1_R114, constval ref 0))
  dassign %Reg0_R113 0 (dread ref %Reg3_R113)
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg3_I 0 (dread i32 %Reg1_I)
  dassign %Reg4_R113 0 (dread ref %Reg0_R113)
  goto @label21
@label20
  dassign %Reg0_R113 0 (dread ref %Reg3_R113)
  dassign %Reg1_I 0 (constval i32 0)
  dassign %Reg3_I 0 (dread i32 %Reg1_I)
  dassign %Reg4_R113 0 (dread ref %Reg0_R113)
@label21
  dassign %Reg0_R113 0 (dread ref %Reg4_R113)
  dassign %Reg1_I 0 (dread i32 %Reg3_I)
  dassign %Reg0_R124 0 (retype ref <* <$LRichards_24Task_3B>> (dread ref %Reg0_R113))
  dassign %Reg1_Z 0 (intrinsicop u1 JAVA_MERGE (dread i32 %Reg1_I))
  iassign <* <$LRichards_24Task_3B>> 7 (dread ref %Reg0_R124, dread u1 %Reg1_Z)
LOC 1 58
  dassign %Reg0_R124 0 (dread ref %Reg5_R124)
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg1_Z 0 (intrinsicop u1 JAVA_MERGE (dread i32 %Reg1_I))
  iassign <* <$LRichards_24Task_3B>> 8 (dread ref %Reg0_R124, dread u1 %Reg1_Z)
LOC 1 59
  dassign %Reg0_R124 0 (dread ref %Reg5_R124)
  dassign %Reg1_R117 0 (dread ref %Reg6_R117)
  dassign %Reg1_R124 0 (iread ref <* <$LRichards_24Scheduler_3B>> 3 (dread ref %Reg1_R117))
  iassign <* <$LRichards_24Task_3B>> 3 (dread ref %Reg0_R124, dread ref %Reg1_R124)
LOC 1 60
  dassign %Reg0_R117 0 (dread ref %Reg6_R117)
  dassign %Reg1_R124 0 (dread ref %Reg5_R124)
  iassign <* <$LRichards_24Scheduler_3B>> 3 (dread ref %Reg0_R117, dread ref %Reg1_R124)
LOC 1 61
  dassign %Reg0_R117 0 (dread ref %Reg6_R117)
  dassign %Reg0_R126 0 (iread ref <* <$LRichards_24Scheduler_3B>> 2 (dread ref %Reg0_R117))
  dassign %Reg1_I 0 (dread i32 %Reg7_I)
  dassign %Reg2_R124 0 (dread ref %Reg5_R124)
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R126, dread i32 %Reg1_I), 
    dread ref %Reg2_R124)
LOC 1 62
  return ()
}
func &LRichards_24Task_3B_7CcanRun_7C_28_29Z virtual (var %_this <* <$LRichards_24Task_3B>>) u1 {
  funcid 19
  var %Reg2_R124 <* <$LRichards_24Task_3B>>
  var %Reg0_R124 <* <$LRichards_24Task_3B>>
  var %Reg0_Z u1
  var %Reg0_I i32
  var %Reg1_I i32

  dassign %Reg2_R124 0 (dread ref %_this)
LOC 1 65
  dassign %Reg0_R124 0 (dread ref %Reg2_R124)
  dassign %Reg0_Z 0 (iread u1 <* <$LRichards_24Task_3B>> 9 (dread ref %Reg0_R124))
  dassign %Reg0_I 0 (cvt i32 u1 (dread u1 %Reg0_Z))
  brtrue @label23 (ne i32 i32 (dread i32 %Reg0_I, constval i32 0))
  dassign %Reg0_R124 0 (dread ref %Reg2_R124)
  dassign %Reg0_Z 0 (iread u1 <* <$LRichards_24Task_3B>> 7 (dread ref %Reg0_R124))
  dassign %Reg0_I 0 (cvt i32 u1 (dread u1 %Reg0_Z))
  brtrue @label22 (ne i32 i32 (dread i32 %Reg0_I, constval i32 0))
  dassign %Reg0_R124 0 (dread ref %Reg2_R124)
  dassign %Reg0_Z 0 (iread u1 <* <$LRichards_24Task_3B>> 8 (dread ref %Reg0_R124))
  dassign %Reg0_I 0 (cvt i32 u1 (dread u1 %Reg0_Z))
  brtrue @label23 (ne i32 i32 (dread i32 %Reg0_I, constval i32 0))
@label22
  dassign %Reg0_I 0 (constval i32 1)
  dassign %Reg1_I 0 (dread i32 %Reg0_I)
  goto @label24
@label23
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg1_I 0 (dread i32 %Reg0_I)
@label24
  dassign %Reg0_I 0 (dread i32 %Reg1_I)
  return (dread i32 %Reg0_I)
}
func &LRichards_24Task_3B_7Cturn_7C_28_29LRichards_24Task_3B virtual (var %_this <* <$LRichards_24Task_3B>>) <* <$LRichards_24Task_3B>> {
  funcid 20
  var %Reg5_R124 <* <$LRichards_24Task_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg4_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg4_R114 <* <$LRichards_24Packet_3B>>
  var %Reg0_R124 <* <$LRichards_24Task_3B>>
  var %Reg0_Z u1
  var %Reg0_I i32
  var %Reg0_R114 <* <$LRichards_24Packet_3B>>
  var %Reg1_R114 <* <$LRichards_24Packet_3B>>
  var %Reg1_I i32
  var %Reg1_Z u1
  var %Reg1_R124 <* <$LRichards_24Task_3B>>
  var %Reg2_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg2_I i32
  var %Reg3_R113 <* <$Ljava_2Flang_2FObject_3B>>

ALIAS %packet %Reg4_R114 <* <$LRichards_24Packet_3B>>
  dassign %Reg5_R124 0 (dread ref %_this)
LOC 1 70
  dassign %Reg0_R113 0 (constval ref 0)
  dassign %Reg4_R113 0 (dread ref %Reg0_R113)
  dassign %Reg4_R114 0 (retype ref <* <$LRichards_24Packet_3B>> (dread ref %Reg4_R113))
LOC 1 71
  dassign %Reg0_R124 0 (dread ref %Reg5_R124)
  dassign %Reg0_Z 0 (iread u1 <* <$LRichards_24Task_3B>> 8 (dread ref %Reg0_R124))
  dassign %Reg0_I 0 (cvt i32 u1 (dread u1 %Reg0_Z))
  brtrue @label27 (eq i32 i32 (dread i32 %Reg0_I, constval i32 0))
  dassign %Reg0_R124 0 (dread ref %Reg5_R124)
  dassign %Reg0_Z 0 (iread u1 <* <$LRichards_24Task_3B>> 7 (dread ref %Reg0_R124))
  dassign %Reg0_I 0 (cvt i32 u1 (dread u1 %Reg0_Z))
  brtrue @label27 (eq i32 i32 (dread i32 %Reg0_I, constval i32 0))
LOC 1 72
  dassign %Reg0_R124 0 (dread ref %Reg5_R124)
  dassign %Reg0_R114 0 (iread ref <* <$LRichards_24Task_3B>> 6 (dread ref %Reg0_R124))
  dassign %Reg4_R114 0 (dread ref %Reg0_R114)
LOC 1 73
  dassign %Reg0_R124 0 (dread ref %Reg5_R124)
  dassign %Reg1_R114 0 (dread ref %Reg4_R114)
  dassign %Reg1_R114 0 (iread ref <* <$LRichards_24Packet_3B>> 2 (dread ref %Reg1_R114))
  iassign <* <$LRichards_24Task_3B>> 6 (dread ref %Reg0_R124, dread ref %Reg1_R114)
LOC 1 74
  dassign %Reg0_R124 0 (dread ref %Reg5_R124)
  dassign %Reg1_I 0 (constval i32 0)
  dassign %Reg1_Z 0 (intrinsicop u1 JAVA_MERGE (dread i32 %Reg1_I))
  iassign <* <$LRichards_24Task_3B>> 8 (dread ref %Reg0_R124, dread u1 %Reg1_Z)
LOC 1 75
  dassign %Reg0_R124 0 (dread ref %Reg5_R124)
  dassign %Reg1_R124 0 (dread ref %Reg5_R124)
  dassign %Reg1_R114 0 (iread ref <* <$LRichards_24Task_3B>> 6 (dread ref %Reg1_R124))
  dassign %Reg2_R113 0 (dread ref %Reg0_R124)
  brtrue @label25 (eq i32 ref (dread ref %Reg1_R114, constval ref 0))
  dassign %Reg0_R113 0 (dread ref %Reg2_R113)
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg2_I 0 (dread i32 %Reg1_I)
  dassign %Reg3_R113 0 (dread ref %Reg0_R113)
  goto @label26
@label25
  dassign %Reg0_R113 0 (dread ref %Reg2_R113)
  dassign %Reg1_I 0 (constval i32 0)
  dassign %Reg2_I 0 (dread i32 %Reg1_I)
  dassign %Reg3_R113 0 (dread ref %Reg0_R113)
@label26
  dassign %Reg0_R113 0 (dread ref %Reg3_R113)
  dassign %Reg1_I 0 (dread i32 %Reg2_I)
  dassign %Reg0_R124 0 (retype ref <* <$LRichards_24Task_3B>> (dread ref %Reg0_R113))
  dassign %Reg1_Z 0 (intrinsicop u1 JAVA_MERGE (dread i32 %Reg1_I))
  iassign <* <$LRichards_24Task_3B>> 7 (dread ref %Reg0_R124, dread u1 %Reg1_Z)
@label27
LOC 1 77
  dassign %Reg0_R124 0 (dread ref %Reg5_R124)
  dassign %Reg1_R114 0 (dread ref %Reg4_R114)
  virtualcallassigned &LRichards_24Task_3B_7Crun_7C_28LRichards_24Packet_3B_29LRichards_24Task_3B (dread ref %Reg0_R124, dread ref %Reg1_R114) { dassign %Reg0_R124 0 }
  return (dread ref %Reg0_R124)
}
func &LRichards_24Task_3B_7Crun_7C_28LRichards_24Packet_3B_29LRichards_24Task_3B virtual abstract (var %_this <* <$LRichards_24Task_3B>>, var %Reg1_R114 <* <$LRichards_24Packet_3B>>) <* <$LRichards_24Task_3B>>
func &LRichards_24Task_3B_7Creceive_7C_28LRichards_24Task_3BLRichards_24Packet_3B_29LRichards_24Task_3B virtual (var %_this <* <$LRichards_24Task_3B>>, var %Reg5_R124 <* <$LRichards_24Task_3B>>, var %Reg6_R114 <* <$LRichards_24Packet_3B>>) <* <$LRichards_24Task_3B>> {
  funcid 22
  var %Reg4_R124 <* <$LRichards_24Task_3B>>
  var %Reg0_R124 <* <$LRichards_24Task_3B>>
  var %Reg0_R114 <* <$LRichards_24Packet_3B>>
  var %Reg1_R114 <* <$LRichards_24Packet_3B>>
  var %Reg2_R124 <* <$LRichards_24Task_3B>>
  var %Reg2_R114 <* <$LRichards_24Packet_3B>>
  var %Reg1_I i32
  var %Reg1_Z u1
  var %Reg0_I i32
  var %Reg1_R124 <* <$LRichards_24Task_3B>>
  var %Reg3_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>

ALIAS %sender %Reg5_R124 <* <$LRichards_24Task_3B>>
ALIAS %packet %Reg6_R114 <* <$LRichards_24Packet_3B>>
  dassign %Reg4_R124 0 (dread ref %_this)
LOC 1 84
  dassign %Reg0_R124 0 (dread ref %Reg4_R124)
  dassign %Reg0_R114 0 (iread ref <* <$LRichards_24Task_3B>> 6 (dread ref %Reg0_R124))
  brtrue @label28 (eq i32 ref (dread ref %Reg0_R114, constval ref 0))
LOC 1 85
  dassign %Reg0_R124 0 (dread ref %Reg4_R124)
  dassign %Reg1_R114 0 (dread ref %Reg6_R114)
  dassign %Reg2_R124 0 (dread ref %Reg4_R124)
  dassign %Reg2_R114 0 (iread ref <* <$LRichards_24Task_3B>> 6 (dread ref %Reg2_R124))
  virtualcallassigned &LRichards_24Packet_3B_7Cbehind_7C_28LRichards_24Packet_3B_29LRichards_24Packet_3B (dread ref %Reg1_R114, dread ref %Reg2_R114) { dassign %Reg1_R114 0 }
  iassign <* <$LRichards_24Task_3B>> 6 (dread ref %Reg0_R124, dread ref %Reg1_R114)
LOC 1 86
  dassign %Reg0_R124 0 (dread ref %Reg5_R124)
  return (dread ref %Reg0_R124)
@label28
LOC 1 88
  dassign %Reg0_R124 0 (dread ref %Reg4_R124)
  dassign %Reg1_R114 0 (dread ref %Reg6_R114)
  iassign <* <$LRichards_24Task_3B>> 6 (dread ref %Reg0_R124, dread ref %Reg1_R114)
LOC 1 89
  dassign %Reg0_R124 0 (dread ref %Reg4_R124)
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg1_Z 0 (intrinsicop u1 JAVA_MERGE (dread i32 %Reg1_I))
  iassign <* <$LRichards_24Task_3B>> 7 (dread ref %Reg0_R124, dread u1 %Reg1_Z)
LOC 1 90
  dassign %Reg0_R124 0 (dread ref %Reg4_R124)
  dassign %Reg0_I 0 (iread i32 <* <$LRichards_24Task_3B>> 5 (dread ref %Reg0_R124))
  dassign %Reg1_R124 0 (dread ref %Reg5_R124)
  dassign %Reg1_I 0 (iread i32 <* <$LRichards_24Task_3B>> 5 (dread ref %Reg1_R124))
  brtrue @label29 (le i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg0_R124 0 (dread ref %Reg4_R124)
  dassign %Reg3_R113 0 (dread ref %Reg0_R124)
  goto @label30
@label29
  dassign %Reg0_R124 0 (dread ref %Reg5_R124)
  dassign %Reg3_R113 0 (dread ref %Reg0_R124)
@label30
  dassign %Reg0_R113 0 (dread ref %Reg3_R113)
  return (dread ref %Reg0_R113)
}
func &LRichards_24Worker_3B_7C_3Cinit_3E_7C_28LRichards_24Scheduler_3BLRichards_24Packet_3B_29V constructor (var %_this <* <$LRichards_24Worker_3B>>, var %Reg6_R117 <* <$LRichards_24Scheduler_3B>>, var %Reg7_R114 <* <$LRichards_24Packet_3B>>) void {
  funcid 23
  var %Reg5_R119 <* <$LRichards_24Worker_3B>>
  var %Reg0_R119 <* <$LRichards_24Worker_3B>>
  var %Reg1_R117 <* <$LRichards_24Scheduler_3B>>
  var %Reg2_I i32
  var %Reg3_I i32
  var %Reg4_R114 <* <$LRichards_24Packet_3B>>
  var %Reg0_R124 <* <$LRichards_24Task_3B>>
  var %Reg1_I i32

ALIAS %scheduler %Reg6_R117 <* <$LRichards_24Scheduler_3B>>
ALIAS %queue %Reg7_R114 <* <$LRichards_24Packet_3B>>
  dassign %Reg5_R119 0 (dread ref %_this)
LOC 1 167
  dassign %Reg0_R119 0 (dread ref %Reg5_R119)
  dassign %Reg1_R117 0 (dread ref %Reg6_R117)
  dassign %Reg2_I 0 (constval i32 1)
  dassign %Reg3_I 0 (constval i32 1000)
  dassign %Reg4_R114 0 (dread ref %Reg7_R114)
  dassign %Reg0_R124 0 (retype ref <* <$LRichards_24Task_3B>> (dread ref %Reg0_R119))
  callassigned &LRichards_24Task_3B_7C_3Cinit_3E_7C_28LRichards_24Scheduler_3BIILRichards_24Packet_3B_29V (dread ref %Reg0_R124, dread ref %Reg1_R117, dread i32 %Reg2_I, dread i32 %Reg3_I, dread ref %Reg4_R114) {}
LOC 1 163
  dassign %Reg0_R119 0 (dread ref %Reg5_R119)
  dassign %Reg1_I 0 (constval i32 2)
  iassign <* <$LRichards_24Worker_3B>> 11 (dread ref %Reg0_R119, dread i32 %Reg1_I)
LOC 1 168
  return ()
}
func &LRichards_24Worker_3B_7Crun_7C_28LRichards_24Packet_3B_29LRichards_24Task_3B virtual (var %_this <* <$LRichards_24Worker_3B>>, var %Reg5_R114 <* <$LRichards_24Packet_3B>>) <* <$LRichards_24Task_3B>> {
  funcid 24
  var %Reg4_R119 <* <$LRichards_24Worker_3B>>
  var %Reg0_R114 <* <$LRichards_24Packet_3B>>
  var %Reg0_R119 <* <$LRichards_24Worker_3B>>
  var %Reg0_R117 <* <$LRichards_24Scheduler_3B>>
  var %Reg0_R124 <* <$LRichards_24Task_3B>>
  var %Reg1_I i32
  var %Reg2_R119 <* <$LRichards_24Worker_3B>>
  var %Reg2_I i32
  var %Reg1_R119 <* <$LRichards_24Worker_3B>>
  var %Reg0_I i32
  var %Reg3_I i32
  var %Reg0_R125 <* <[] i32>>
  var %Reg1_R114 <* <$LRichards_24Packet_3B>>

ALIAS %i %Reg3_I i32
ALIAS %packet %Reg5_R114 <* <$LRichards_24Packet_3B>>
  dassign %Reg4_R119 0 (dread ref %_this)
LOC 1 171
  dassign %Reg0_R114 0 (dread ref %Reg5_R114)
  brtrue @label31 (ne i32 ref (dread ref %Reg0_R114, constval ref 0))
LOC 1 172
  dassign %Reg0_R119 0 (dread ref %Reg4_R119)
  dassign %Reg0_R117 0 (iread ref <* <$LRichards_24Worker_3B>> 3 (dread ref %Reg0_R119))
  virtualcallassigned &LRichards_24Scheduler_3B_7Cpause_7C_28_29LRichards_24Task_3B (dread ref %Reg0_R117) { dassign %Reg0_R124 0 }
  return (dread ref %Reg0_R124)
@label31
LOC 1 174
  dassign %Reg0_R119 0 (dread ref %Reg4_R119)
  dassign %Reg1_I 0 (constval i32 5)
  dassign %Reg2_R119 0 (dread ref %Reg4_R119)
  dassign %Reg2_I 0 (iread i32 <* <$LRichards_24Worker_3B>> 11 (dread ref %Reg2_R119))
  dassign %Reg1_I 0 (sub i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  iassign <* <$LRichards_24Worker_3B>> 11 (dread ref %Reg0_R119, dread i32 %Reg1_I)
LOC 1 175
  dassign %Reg0_R114 0 (dread ref %Reg5_R114)
  dassign %Reg1_R119 0 (dread ref %Reg4_R119)
  dassign %Reg1_I 0 (iread i32 <* <$LRichards_24Worker_3B>> 11 (dread ref %Reg1_R119))
  iassign <* <$LRichards_24Packet_3B>> 3 (dread ref %Reg0_R114, dread i32 %Reg1_I)
LOC 1 176
  dassign %Reg0_R114 0 (dread ref %Reg5_R114)
  dassign %Reg1_I 0 (constval i32 0)
  iassign <* <$LRichards_24Packet_3B>> 5 (dread ref %Reg0_R114, dread i32 %Reg1_I)
LOC 1 177
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg3_I 0 (dread i32 %Reg0_I)
@label32
  dassign %Reg0_I 0 (dread i32 %Reg3_I)
  dassign %Reg1_I 0 (constval i32 4)
  brtrue @label33 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
LOC 1 178
  dassign %Reg0_R119 0 (dread ref %Reg4_R119)
  dassign %Reg1_R119 0 (dread ref %Reg4_R119)
  dassign %Reg1_I 0 (iread i32 <* <$LRichards_24Worker_3B>> 12 (dread ref %Reg1_R119))
  dassign %Reg2_I 0 (constval i32 26)
  dassign %Reg1_I 0 (rem i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  dassign %Reg2_I 0 (constval i32 1)
  dassign %Reg1_I 0 (add i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  iassign <* <$LRichards_24Worker_3B>> 12 (dread ref %Reg0_R119, dread i32 %Reg1_I)
LOC 1 179
  dassign %Reg0_R114 0 (dread ref %Reg5_R114)
  dassign %Reg0_R125 0 (iread ref <* <$LRichards_24Packet_3B>> 6 (dread ref %Reg0_R114))
  dassign %Reg1_I 0 (dread i32 %Reg3_I)
  dassign %Reg2_R119 0 (dread ref %Reg4_R119)
  dassign %Reg2_I 0 (iread i32 <* <$LRichards_24Worker_3B>> 12 (dread ref %Reg2_R119))
  iassign <* i32> 0 (
    array 1 ptr <* <[] i32>> (dread ref %Reg0_R125, dread i32 %Reg1_I), 
    dread i32 %Reg2_I)
LOC 1 177
  dassign %Reg3_I 0 (add i32 (dread i32 %Reg3_I, constval i32 1))
  goto @label32
@label33
LOC 1 181
  dassign %Reg0_R119 0 (dread ref %Reg4_R119)
  dassign %Reg0_R117 0 (iread ref <* <$LRichards_24Worker_3B>> 3 (dread ref %Reg0_R119))
  dassign %Reg1_R114 0 (dread ref %Reg5_R114)
  virtualcallassigned &LRichards_24Scheduler_3B_7Csend_7C_28LRichards_24Packet_3B_29LRichards_24Task_3B (dread ref %Reg0_R117, dread ref %Reg1_R114) { dassign %Reg0_R124 0 }
  return (dread ref %Reg0_R124)
}
