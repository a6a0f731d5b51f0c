flavor 1
srclang 3
id 65535
numfuncs 10
import "library.mplt"
import "MemoryChurn.mplt"
entryfunc &LMemoryChurn_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V
fileinfo {
  @INFO_filename "MemoryChurn.class",
  @INFO_filename "MemoryChurn$Cyc.class",
  @INFO_filename "MemoryChurn$Leaf.class",
  @INFO_filename "MemoryChurn$Tree.class"}
srcfileinfo {
  1 "MemoryChurn.java"}
javaclass $LMemoryChurn_3B <$LMemoryChurn_3B> public
javaclass $LMemoryChurn_24Cyc_3B <$LMemoryChurn_24Cyc_3B>
javaclass $LMemoryChurn_24Leaf_3B <$LMemoryChurn_24Leaf_3B>
javaclass $LMemoryChurn_24Tree_3B <$LMemoryChurn_24Tree_3B>
func &LMemoryChurn_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$LMemoryChurn_3B>>) void
func &LMemoryChurn_3B_7Cpass_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FObject_3B static (var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>) <* <$Ljava_2Flang_2FObject_3B>>
func &LMemoryChurn_3B_7Cchoose_7C_28ZLjava_2Flang_2FObject_3BLjava_2Flang_2FObject_3B_29Ljava_2Flang_2FObject_3B static (var %Reg3_Z u1, var %Reg4_R113 <* <$Ljava_2Flang_2FObject_3B>>, var %Reg5_R113 <* <$Ljava_2Flang_2FObject_3B>>) <* <$Ljava_2Flang_2FObject_3B>>
func &LMemoryChurn_3B_7Cthrower_7C_28I_29Ljava_2Flang_2FObject_3B static (var %Reg6_I i32) <* <$Ljava_2Flang_2FObject_3B>>
func &LMemoryChurn_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V public static (var %Reg20_R119 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>) void
func &LMemoryChurn_3B_7C_3Cclinit_3E_7C_28_29V static constructor () void
func &LMemoryChurn_24Cyc_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LMemoryChurn_24Cyc_3B>>) void
func &LMemoryChurn_24Leaf_3B_7C_3Cinit_3E_7C_28I_29V constructor (var %_this <* <$LMemoryChurn_24Leaf_3B>>, var %Reg3_I i32) void
func &LMemoryChurn_24Tree_3B_7C_3Cinit_3E_7C_28I_29V constructor (var %_this <* <$LMemoryChurn_24Tree_3B>>, var %Reg6_I i32) void
func &LMemoryChurn_24Tree_3B_7Ccount_7C_28_29I virtual (var %_this <* <$LMemoryChurn_24Tree_3B>>) i32
var $_C_STR_7400 fstatic <[3] u64> readonly = [0, 0x300000000, 0x7400000074]
var $_C_STR_2000 fstatic <[3] u64> readonly = [0, 0x300000000, 0x2000000020]
var $_C_STR_ fstatic <[3] u64> readonly = [0, 0x100000000, 0]
var $_C_STR_7800 fstatic <[3] u64> readonly = [0, 0x300000000, 0x7800000078]
var $LMemoryChurn_3B_7Cring <* <[] <* <$Ljava_2Flang_2FObject_3B>>>> static = 0
var $LMemoryChurn_3B_7Cglobal <* <$Ljava_2Flang_2FObject_3B>> static = 0
var $Ljava_2Flang_2FSystem_3B_7Cout extern <* <$Ljava_2Fio_2FPrintStream_3B>>
func &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FObject_3B>>) void
func &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>) void
func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg1_R117 <* <$Ljava_2Flang_2FString_3B>>) <* <$Ljava_2Flang_2FStringBuilder_3B>>
func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg1_I i32) <* <$Ljava_2Flang_2FStringBuilder_3B>>
func &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &Ljava_2Flang_2FRuntimeException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V public constructor (var %_this <* <$Ljava_2Flang_2FRuntimeException_3B>>, var %Reg1_R117 <* <$Ljava_2Flang_2FString_3B>>) void
func &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28I_29V public virtual (var %_this <* <$Ljava_2Fio_2FPrintStream_3B>>, var %Reg1_I i32) void
func &Ljava_2Flang_2FRuntimeException_3B_7CgetMessage_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$Ljava_2Flang_2FRuntimeException_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V public virtual (var %_this <* <$Ljava_2Fio_2FPrintStream_3B>>, var %Reg1_R117 <* <$Ljava_2Flang_2FString_3B>>) void
func &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Z_29V public virtual (var %_this <* <$Ljava_2Fio_2FPrintStream_3B>>, var %Reg1_Z u1) void
func &Ljava_2Flang_2FString_3B_7Clength_7C_28_29I public virtual (var %_this <* <$Ljava_2Flang_2FString_3B>>) i32
func &Ljava_2Flang_2FString_3B_7Csubstring_7C_28I_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$Ljava_2Flang_2FString_3B>>, var %Reg1_I i32) <* <$Ljava_2Flang_2FString_3B>>
var $__cinf_Ljava_2Flang_2FString_3B <$__class_meta__>
func &MCC_GetOrInsertLiteral () <* <$Ljava_2Flang_2FString_3B>>
func &LMemoryChurn_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$LMemoryChurn_3B>>) void {
  funcid 1
  var %Reg1_R112 <* <$LMemoryChurn_3B>>
  var %Reg0_R112 <* <$LMemoryChurn_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>

  dassign %Reg1_R112 0 (dread ref %_this)
LOC 1 1
  dassign %Reg0_R112 0 (dread ref %Reg1_R112)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R112))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
  return ()
}
func &LMemoryChurn_3B_7Cpass_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FObject_3B static (var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>) <* <$Ljava_2Flang_2FObject_3B>> {
  funcid 2
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>

ALIAS %o %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>
  intrinsiccallwithtype <$LMemoryChurn_3B> JAVA_CLINIT_CHECK ()
LOC 1 28
  dassign %Reg0_R113 0 (dread ref %Reg1_R113)
  return (dread ref %Reg0_R113)
}
func &LMemoryChurn_3B_7Cchoose_7C_28ZLjava_2Flang_2FObject_3BLjava_2Flang_2FObject_3B_29Ljava_2Flang_2FObject_3B static (var %Reg3_Z u1, var %Reg4_R113 <* <$Ljava_2Flang_2FObject_3B>>, var %Reg5_R113 <* <$Ljava_2Flang_2FObject_3B>>) <* <$Ljava_2Flang_2FObject_3B>> {
  funcid 3
  var %Reg3_I i32
  var %Reg0_I i32
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg2_R113 <* <$Ljava_2Flang_2FObject_3B>>

ALIAS %b %Reg3_Z u1
ALIAS %x %Reg4_R113 <* <$Ljava_2Flang_2FObject_3B>>
ALIAS %y %Reg5_R113 <* <$Ljava_2Flang_2FObject_3B>>
ALIAS %r %Reg2_R113 <* <$Ljava_2Flang_2FObject_3B>>
  intrinsiccallwithtype <$LMemoryChurn_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg3_I 0 (cvt i32 u1 (dread u1 %Reg3_Z))
LOC 1 32
  dassign %Reg0_I 0 (dread i32 %Reg3_I)
  brtrue @label0 (eq i32 i32 (dread i32 %Reg0_I, constval i32 0))
  dassign %Reg0_R113 0 (dread ref %Reg4_R113)
  dassign %Reg1_R113 0 (dread ref %Reg0_R113)
  goto @label1
@label0
  dassign %Reg0_R113 0 (dread ref %Reg5_R113)
  dassign %Reg1_R113 0 (dread ref %Reg0_R113)
@label1
  dassign %Reg0_R113 0 (dread ref %Reg1_R113)
  dassign %Reg2_R113 0 (dread ref %Reg0_R113)
LOC 1 33
  dassign %Reg2_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg2_R113))
  dassign %Reg0_R113 0 (dread ref %Reg2_R113)
  return (dread ref %Reg0_R113)
}
func &LMemoryChurn_3B_7Cthrower_7C_28I_29Ljava_2Flang_2FObject_3B static (var %Reg6_I i32) <* <$Ljava_2Flang_2FObject_3B>> {
  funcid 4
  var %Reg0_I i32
  var %Reg1_I i32
  var %Reg0_R114 <* <[] i32>>
  var %Reg4_R114 <* <[] i32>>
  var %Reg4_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg5_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_R115 <* <$Ljava_2Flang_2FRuntimeException_3B>>
  var %Reg1_R116 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg2_R117 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_10 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg2_I i32
  var %Reg1_R117 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R118 <* <$Ljava_2Flang_2FThrowable_3B>>

ALIAS %i %Reg6_I i32
ALIAS %local %Reg4_R113 <* <$Ljava_2Flang_2FObject_3B>>
ALIAS %other %Reg5_R113 <* <$Ljava_2Flang_2FObject_3B>>
  intrinsiccallwithtype <$LMemoryChurn_3B> JAVA_CLINIT_CHECK ()
LOC 1 37
  dassign %Reg0_I 0 (dread i32 %Reg6_I)
  dassign %Reg1_I 0 (constval i32 10)
  dassign %Reg0_I 0 (rem i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg0_R114 0 (gcmallocjarray ref <[] i32> (dread i32 %Reg0_I))
  dassign %Reg4_R114 0 (dread ref %Reg0_R114)
LOC 1 38
  dassign %Reg4_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg4_R114))
  dassign %Reg0_R113 0 (dread ref %Reg4_R113)
  dassign %Reg5_R113 0 (dread ref %Reg0_R113)
LOC 1 39
  dassign %Reg0_I 0 (dread i32 %Reg6_I)
  dassign %Reg1_I 0 (constval i32 3)
  dassign %Reg0_I 0 (rem i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  brtrue @label2 (ne i32 i32 (dread i32 %Reg0_I, constval i32 0))
  intrinsiccallwithtype <$Ljava_2Flang_2FRuntimeException_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (gcmalloc ref <$Ljava_2Flang_2FRuntimeException_3B>)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R116 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R116) {}
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_7400) { dassign %L_STR_10 0 }
  dassign %Reg2_R117 0 (dread ptr %L_STR_10)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread ref %Reg2_R117) { dassign %Reg1_R116 0 }
  dassign %Reg2_I 0 (dread i32 %Reg6_I)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread i32 %Reg2_I) { dassign %Reg1_R116 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R116) { dassign %Reg1_R117 0 }
  callassigned &Ljava_2Flang_2FRuntimeException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R115, dread ref %Reg1_R117) {}
  dassign %Reg0_R118 0 (retype ref <* <$Ljava_2Flang_2FThrowable_3B>> (dread ref %Reg0_R115))
  throw (dread ref %Reg0_R118)
@label2
LOC 1 40
  dassign %Reg0_R113 0 (dread ref %Reg5_R113)
  return (dread ref %Reg0_R113)
}
func &LMemoryChurn_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V public static (var %Reg20_R119 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>) void {
  funcid 5
  var %Reg0_I i32
  var %Reg7_I i32
  var %Reg8_I i32
  var %Reg1_I i32
  var %Reg1_R120 <* <$LMemoryChurn_24Tree_3B>>
  var %Reg2_I i32
  var %Reg0_R121 <* <$Ljava_2Fio_2FPrintStream_3B>>
  var %Reg0_R122 <* <[] <* <$Ljava_2Flang_2FObject_3B>>>>
  var %Reg3_I i32
  var %Reg2_R114 <* <[] i32>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg9_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_R114 <* <[] i32>>
  var %Reg4_I i32
  var %Reg2_R122 <* <[] <* <$Ljava_2Flang_2FObject_3B>>>>
  var %Reg0_Z u1
  var %Reg2_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg9_I i32
  var %Reg0_R123 <* <$LMemoryChurn_24Leaf_3B>>
  var %Reg10_R123 <* <$LMemoryChurn_24Leaf_3B>>
  var %Reg11_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_R114 <* <[] i32>>
  var %Reg0_R115 <* <$Ljava_2Flang_2FRuntimeException_3B>>
  var %Reg11_R115 <* <$Ljava_2Flang_2FRuntimeException_3B>>
  var %Reg10_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_R117 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_R116 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg2_R117 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_11 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_R117 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R124 <* <$LMemoryChurn_24Cyc_3B>>
  var %Reg10_R124 <* <$LMemoryChurn_24Cyc_3B>>
  var %Reg11_R124 <* <$LMemoryChurn_24Cyc_3B>>
  var %Reg12_R124 <* <$LMemoryChurn_24Cyc_3B>>
  var %Reg1_R124 <* <$LMemoryChurn_24Cyc_3B>>
  var %Reg1_R125 <* <[] i8>>
  var %Reg4_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg5_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_Z u1
  var %L_STR_12 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg9_R117 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg10_I i32
  var %Reg0_R116 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg0_R126 <* <[] <* <[] <* <$Ljava_2Flang_2FObject_3B>>>>>>
  var %Reg10_R126 <* <[] <* <[] <* <$Ljava_2Flang_2FObject_3B>>>>>>
  var %Reg11_I i32
  var %Reg12_I i32
  var %Reg1_R126 <* <[] <* <[] <* <$Ljava_2Flang_2FObject_3B>>>>>>
  var %Reg2_R126 <* <[] <* <[] <* <$Ljava_2Flang_2FObject_3B>>>>>>
  var %Reg5_I i32
  var %Reg6_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg2_R116 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg3_R117 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_13 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg12_R126 <* <[] <* <[] <* <$Ljava_2Flang_2FObject_3B>>>>>>
  var %Reg12_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg13_I i32
  var %Reg14_I i32
  var %Reg15_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg15_R122 <* <[] <* <$Ljava_2Flang_2FObject_3B>>>>
  var %Reg16_R122 <* <[] <* <$Ljava_2Flang_2FObject_3B>>>>
  var %Reg16_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg17_I i32
  var %Reg18_I i32
  var %Reg19_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg13_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg13_R124 <* <$LMemoryChurn_24Cyc_3B>>
  var %Reg2_R124 <* <$LMemoryChurn_24Cyc_3B>>
  var %Reg14_R122 <* <[] <* <$Ljava_2Flang_2FObject_3B>>>>
  var %Reg1_R122 <* <[] <* <$Ljava_2Flang_2FObject_3B>>>>

ALIAS %i %Reg12_I i32
ALIAS %o %Reg19_R113 <* <$Ljava_2Flang_2FObject_3B>>
ALIAS %r %Reg15_R122 <* <[] <* <$Ljava_2Flang_2FObject_3B>>>>
ALIAS %e %Reg11_R115 <* <$Ljava_2Flang_2FRuntimeException_3B>>
ALIAS %keep %Reg10_R113 <* <$Ljava_2Flang_2FObject_3B>>
ALIAS %x %Reg10_R124 <* <$LMemoryChurn_24Cyc_3B>>
ALIAS %y %Reg11_R124 <* <$LMemoryChurn_24Cyc_3B>>
ALIAS %z %Reg12_R124 <* <$LMemoryChurn_24Cyc_3B>>
ALIAS %args %Reg20_R119 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>
ALIAS %n %Reg7_I i32
ALIAS %caught %Reg8_I i32
ALIAS %s %Reg9_R117 <* <$Ljava_2Flang_2FString_3B>>
ALIAS %jag %Reg10_R126 <* <[] <* <[] <* <$Ljava_2Flang_2FObject_3B>>>>>>
ALIAS %c %Reg11_I i32
ALIAS %a %Reg12_R113 <* <$Ljava_2Flang_2FObject_3B>>
ALIAS %b %Reg13_R113 <* <$Ljava_2Flang_2FObject_3B>>
ALIAS %self %Reg14_R122 <* <[] <* <$Ljava_2Flang_2FObject_3B>>>>
  intrinsiccallwithtype <$LMemoryChurn_3B> JAVA_CLINIT_CHECK ()
LOC 1 49
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg7_I 0 (dread i32 %Reg0_I)
LOC 1 50
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg8_I 0 (dread i32 %Reg0_I)
@label3
  dassign %Reg0_I 0 (dread i32 %Reg8_I)
  dassign %Reg1_I 0 (constval i32 30)
  brtrue @label4 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg0_I 0 (dread i32 %Reg7_I)
  intrinsiccallwithtype <$LMemoryChurn_24Tree_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R120 0 (gcmalloc ref <$LMemoryChurn_24Tree_3B>)
  dassign %Reg2_I 0 (constval i32 8)
  callassigned &LMemoryChurn_24Tree_3B_7C_3Cinit_3E_7C_28I_29V (dread ref %Reg1_R120, dread i32 %Reg2_I) {}
  virtualcallassigned &LMemoryChurn_24Tree_3B_7Ccount_7C_28_29I (dread ref %Reg1_R120) { dassign %Reg1_I 0 }
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg7_I 0 (dread i32 %Reg0_I)
  dassign %Reg8_I 0 (add i32 (dread i32 %Reg8_I, constval i32 1))
  goto @label3
@label4
LOC 1 51
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R121 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_I 0 (dread i32 %Reg7_I)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28I_29V (dread ref %Reg0_R121, dread i32 %Reg1_I) {}
LOC 1 52
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg8_I 0 (dread i32 %Reg0_I)
@label5
  dassign %Reg0_I 0 (dread i32 %Reg8_I)
  dassign %Reg1_I 0 (constval i32 0xc350)
  brtrue @label9 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
LOC 1 53
  intrinsiccallwithtype <$LMemoryChurn_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R122 0 (dread ref $LMemoryChurn_3B_7Cring)
  dassign %Reg1_I 0 (dread i32 %Reg8_I)
  dassign %Reg2_I 0 (constval i32 63)
  dassign %Reg1_I 0 (band i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  dassign %Reg2_I 0 (dread i32 %Reg8_I)
  dassign %Reg3_I 0 (constval i32 17)
  dassign %Reg2_I 0 (rem i32 (dread i32 %Reg2_I, dread i32 %Reg3_I))
  dassign %Reg2_R114 0 (gcmallocjarray ref <[] i32> (dread i32 %Reg2_I))
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R122, dread i32 %Reg1_I), 
    dread ref %Reg2_R114)
LOC 1 54
  intrinsiccallwithtype <$LMemoryChurn_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R122 0 (dread ref $LMemoryChurn_3B_7Cring)
  dassign %Reg1_I 0 (dread i32 %Reg8_I)
  dassign %Reg2_I 0 (constval i32 7)
  dassign %Reg1_I 0 (mul i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  dassign %Reg2_I 0 (constval i32 63)
  dassign %Reg1_I 0 (band i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  dassign %Reg0_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg0_R122, dread i32 %Reg1_I)))
  intrinsiccallwithtype <$LMemoryChurn_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R113))
  callassigned &LMemoryChurn_3B_7Cpass_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FObject_3B (dread ref %Reg0_R113) { dassign %Reg0_R113 0 }
  dassign %Reg9_R113 0 (dread ref %Reg0_R113)
LOC 1 55
  dassign %Reg0_R113 0 (dread ref %Reg9_R113)
  brtrue @label6 (eq i32 ref (dread ref %Reg0_R113, constval ref 0))
  dassign %Reg0_I 0 (dread i32 %Reg7_I)
  dassign %Reg1_R113 0 (dread ref %Reg9_R113)
  intrinsiccallwithtypeassigned <* <[] i32>> JAVA_CHECK_CAST (dread ref %Reg1_R113) { dassign %Reg1_R114 0 }
  dassign %Reg1_I 0 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %Reg1_R114))
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg7_I 0 (dread i32 %Reg0_I)
@label6
LOC 1 56
  dassign %Reg0_I 0 (dread i32 %Reg8_I)
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg0_I 0 (band i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  brtrue @label7 (ne i32 i32 (dread i32 %Reg0_I, constval i32 0))
  dassign %Reg0_I 0 (constval i32 1)
  dassign %Reg4_I 0 (dread i32 %Reg0_I)
  goto @label8
@label7
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg4_I 0 (dread i32 %Reg0_I)
@label8
  dassign %Reg0_I 0 (dread i32 %Reg4_I)
  dassign %Reg1_R113 0 (dread ref %Reg9_R113)
  intrinsiccallwithtype <$LMemoryChurn_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg2_R122 0 (dread ref $LMemoryChurn_3B_7Cring)
  intrinsiccallwithtype <$LMemoryChurn_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_Z 0 (cvt u1 i32 (dread i32 %Reg0_I))
  dassign %Reg2_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg2_R122))
  callassigned &LMemoryChurn_3B_7Cchoose_7C_28ZLjava_2Flang_2FObject_3BLjava_2Flang_2FObject_3B_29Ljava_2Flang_2FObject_3B (dread u1 %Reg0_Z, dread ref %Reg1_R113, dread ref %Reg2_R113) { dassign %Reg0_R113 0 }
  intrinsiccallwithtype <$LMemoryChurn_3B> JAVA_CLINIT_CHECK ()
  dassign $LMemoryChurn_3B_7Cglobal 0 (dread ref %Reg0_R113)
LOC 1 52
  dassign %Reg8_I 0 (add i32 (dread i32 %Reg8_I, constval i32 1))
  goto @label5
@label9
LOC 1 58
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R121 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_I 0 (dread i32 %Reg7_I)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28I_29V (dread ref %Reg0_R121, dread i32 %Reg1_I) {}
LOC 1 59
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg8_I 0 (dread i32 %Reg0_I)
LOC 1 60
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg9_I 0 (dread i32 %Reg0_I)
@label10
  dassign %Reg0_I 0 (dread i32 %Reg9_I)
  dassign %Reg1_I 0 (constval i32 0x2710)
  brtrue @label15 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
LOC 1 61
  intrinsiccallwithtype <$LMemoryChurn_24Leaf_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R123 0 (gcmalloc ref <$LMemoryChurn_24Leaf_3B>)
  dassign %Reg1_I 0 (constval i32 2)
  callassigned &LMemoryChurn_24Leaf_3B_7C_3Cinit_3E_7C_28I_29V (dread ref %Reg0_R123, dread i32 %Reg1_I) {}
  dassign %Reg10_R123 0 (dread ref %Reg0_R123)
  try { @label12 }
LOC 1 63
  dassign %Reg0_I 0 (dread i32 %Reg9_I)
  intrinsiccallwithtype <$LMemoryChurn_3B> JAVA_CLINIT_CHECK ()
  callassigned &LMemoryChurn_3B_7Cthrower_7C_28I_29Ljava_2Flang_2FObject_3B (dread i32 %Reg0_I) { dassign %Reg0_R113 0 }
  dassign %Reg11_R113 0 (dread ref %Reg0_R113)
LOC 1 64
  dassign %Reg0_R113 0 (dread ref %Reg11_R113)
  intrinsiccallwithtypeassigned <* <[] i32>> JAVA_CHECK_CAST (dread ref %Reg0_R113) { dassign %Reg0_R114 0 }
  dassign %Reg0_I 0 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %Reg0_R114))
  dassign %Reg1_I 0 (constval i32 20)
  brtrue @label11 (le i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg7_I 0 (add i32 (dread i32 %Reg7_I, constval i32 1))
  endtry
@label11
LOC 1 68
  goto @label14
@label12
  catch { <* <$Ljava_2Flang_2FRuntimeException_3B>> }
  dassign %Reg0_R115 0 (regread ptr %%thrownval)
LOC 1 65
  dassign %Reg11_R115 0 (dread ref %Reg0_R115)
LOC 1 66
  dassign %Reg8_I 0 (add i32 (dread i32 %Reg8_I, constval i32 1))
LOC 1 67
  dassign %Reg10_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg10_R123))
  dassign %Reg0_R113 0 (dread ref %Reg10_R113)
  brtrue @label13 (eq i32 ref (dread ref %Reg0_R113, constval ref 0))
  dassign %Reg0_R115 0 (dread ref %Reg11_R115)
  virtualcallassigned &Ljava_2Flang_2FRuntimeException_3B_7CgetMessage_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg0_R115) { dassign %Reg0_R117 0 }
  brtrue @label14 (ne i32 ref (dread ref %Reg0_R117, constval ref 0))
@label13
  dassign %Reg7_I 0 (add i32 (dread i32 %Reg7_I, constval i32 1))
@label14
LOC 1 60
  dassign %Reg9_I 0 (add i32 (dread i32 %Reg9_I, constval i32 1))
  goto @label10
@label15
LOC 1 70
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R121 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R116 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R116) {}
  dassign %Reg2_I 0 (dread i32 %Reg8_I)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread i32 %Reg2_I) { dassign %Reg1_R116 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_11 0 }
  dassign %Reg2_R117 0 (dread ptr %L_STR_11)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread ref %Reg2_R117) { dassign %Reg1_R116 0 }
  dassign %Reg2_I 0 (dread i32 %Reg7_I)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread i32 %Reg2_I) { dassign %Reg1_R116 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R116) { dassign %Reg1_R117 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R121, dread ref %Reg1_R117) {}
LOC 1 71
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg9_I 0 (dread i32 %Reg0_I)
@label16
  dassign %Reg0_I 0 (dread i32 %Reg9_I)
  dassign %Reg1_I 0 (constval i32 0x4e20)
  brtrue @label21 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
LOC 1 72
  intrinsiccallwithtype <$LMemoryChurn_24Cyc_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R124 0 (gcmalloc ref <$LMemoryChurn_24Cyc_3B>)
  callassigned &LMemoryChurn_24Cyc_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R124) {}
  dassign %Reg10_R124 0 (dread ref %Reg0_R124)
  intrinsiccallwithtype <$LMemoryChurn_24Cyc_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R124 0 (gcmalloc ref <$LMemoryChurn_24Cyc_3B>)
  callassigned &LMemoryChurn_24Cyc_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R124) {}
  dassign %Reg11_R124 0 (dread ref %Reg0_R124)
  intrinsiccallwithtype <$LMemoryChurn_24Cyc_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R124 0 (gcmalloc ref <$LMemoryChurn_24Cyc_3B>)
  callassigned &LMemoryChurn_24Cyc_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R124) {}
  dassign %Reg12_R124 0 (dread ref %Reg0_R124)
LOC 1 73
  dassign %Reg0_R124 0 (dread ref %Reg10_R124)
  dassign %Reg1_R124 0 (dread ref %Reg11_R124)
  iassign <* <$LMemoryChurn_24Cyc_3B>> 2 (dread ref %Reg0_R124, dread ref %Reg1_R124)
LOC 1 74
  dassign %Reg0_R124 0 (dread ref %Reg11_R124)
  dassign %Reg1_R124 0 (dread ref %Reg12_R124)
  iassign <* <$LMemoryChurn_24Cyc_3B>> 2 (dread ref %Reg0_R124, dread ref %Reg1_R124)
LOC 1 75
  dassign %Reg0_R124 0 (dread ref %Reg12_R124)
  dassign %Reg1_R124 0 (dread ref %Reg10_R124)
  iassign <* <$LMemoryChurn_24Cyc_3B>> 2 (dread ref %Reg0_R124, dread ref %Reg1_R124)
LOC 1 76
  dassign %Reg0_R124 0 (dread ref %Reg10_R124)
  dassign %Reg1_R124 0 (dread ref %Reg12_R124)
  iassign <* <$LMemoryChurn_24Cyc_3B>> 3 (dread ref %Reg0_R124, dread ref %Reg1_R124)
LOC 1 77
  dassign %Reg0_R124 0 (dread ref %Reg12_R124)
  dassign %Reg1_R124 0 (dread ref %Reg11_R124)
  iassign <* <$LMemoryChurn_24Cyc_3B>> 3 (dread ref %Reg0_R124, dread ref %Reg1_R124)
LOC 1 78
  dassign %Reg0_R124 0 (dread ref %Reg11_R124)
  dassign %Reg1_I 0 (constval i32 100)
  dassign %Reg1_R125 0 (gcmallocjarray ref <[] i8> (dread i32 %Reg1_I))
  dassign %Reg1_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg1_R125))
  iassign <* <$LMemoryChurn_24Cyc_3B>> 4 (dread ref %Reg0_R124, dread ref %Reg1_R113)
LOC 1 79
  dassign %Reg0_R124 0 (dread ref %Reg10_R124)
  dassign %Reg1_R124 0 (dread ref %Reg11_R124)
  dassign %Reg1_R113 0 (iread ref <* <$LMemoryChurn_24Cyc_3B>> 4 (dread ref %Reg1_R124))
  iassign <* <$LMemoryChurn_24Cyc_3B>> 4 (dread ref %Reg0_R124, dread ref %Reg1_R113)
LOC 1 80
  dassign %Reg0_I 0 (dread i32 %Reg9_I)
  dassign %Reg1_I 0 (constval i32 2)
  dassign %Reg0_I 0 (rem i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  brtrue @label17 (ne i32 i32 (dread i32 %Reg0_I, constval i32 0))
LOC 1 81
  dassign %Reg0_R124 0 (dread ref %Reg10_R124)
  dassign %Reg1_R113 0 (constval ref 0)
  dassign %Reg1_R124 0 (retype ref <* <$LMemoryChurn_24Cyc_3B>> (dread ref %Reg1_R113))
  iassign <* <$LMemoryChurn_24Cyc_3B>> 2 (dread ref %Reg0_R124, dread ref %Reg1_R124)
@label17
LOC 1 83
  dassign %Reg0_I 0 (dread i32 %Reg9_I)
  dassign %Reg1_I 0 (constval i32 5)
  dassign %Reg0_I 0 (rem i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  brtrue @label18 (ne i32 i32 (dread i32 %Reg0_I, constval i32 0))
  dassign %Reg0_R124 0 (dread ref %Reg12_R124)
  dassign %Reg1_R124 0 (dread ref %Reg12_R124)
  iassign <* <$LMemoryChurn_24Cyc_3B>> 2 (dread ref %Reg0_R124, dread ref %Reg1_R124)
@label18
LOC 1 84
  dassign %Reg0_I 0 (dread i32 %Reg9_I)
  dassign %Reg1_I 0 (constval i32 100)
  dassign %Reg0_I 0 (rem i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  brtrue @label19 (ne i32 i32 (dread i32 %Reg0_I, constval i32 0))
  dassign %Reg0_R124 0 (dread ref %Reg10_R124)
  dassign %Reg4_R113 0 (dread ref %Reg0_R124)
  goto @label20
@label19
  dassign %Reg0_R113 0 (constval ref 0)
  dassign %Reg4_R113 0 (dread ref %Reg0_R113)
@label20
  dassign %Reg0_R113 0 (dread ref %Reg4_R113)
  intrinsiccallwithtype <$LMemoryChurn_3B> JAVA_CLINIT_CHECK ()
  dassign $LMemoryChurn_3B_7Cglobal 0 (dread ref %Reg0_R113)
LOC 1 71
  dassign %Reg9_I 0 (add i32 (dread i32 %Reg9_I, constval i32 1))
  goto @label16
@label21
LOC 1 86
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R121 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$LMemoryChurn_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R113 0 (dread ref $LMemoryChurn_3B_7Cglobal)
  dassign %Reg4_R113 0 (dread ref %Reg0_R121)
  brtrue @label22 (ne i32 ref (dread ref %Reg1_R113, constval ref 0))
  dassign %Reg0_R113 0 (dread ref %Reg4_R113)
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg4_I 0 (dread i32 %Reg1_I)
  dassign %Reg5_R113 0 (dread ref %Reg0_R113)
  goto @label23
@label22
  dassign %Reg0_R113 0 (dread ref %Reg4_R113)
  dassign %Reg1_I 0 (constval i32 0)
  dassign %Reg4_I 0 (dread i32 %Reg1_I)
  dassign %Reg5_R113 0 (dread ref %Reg0_R113)
@label23
  dassign %Reg0_R113 0 (dread ref %Reg5_R113)
  dassign %Reg1_I 0 (dread i32 %Reg4_I)
  dassign %Reg0_R121 0 (retype ref <* <$Ljava_2Fio_2FPrintStream_3B>> (dread ref %Reg0_R113))
  dassign %Reg1_Z 0 (cvt u1 i32 (dread i32 %Reg1_I))
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Z_29V (dread ref %Reg0_R121, dread u1 %Reg1_Z) {}
LOC 1 87
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_) { dassign %L_STR_12 0 }
  dassign %Reg0_R117 0 (dread ptr %L_STR_12)
  dassign %Reg9_R117 0 (dread ref %Reg0_R117)
LOC 1 88
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg10_I 0 (dread i32 %Reg0_I)
@label24
  dassign %Reg0_I 0 (dread i32 %Reg10_I)
  dassign %Reg1_I 0 (constval i32 500)
  brtrue @label26 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
LOC 1 89
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R116 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R116) {}
  dassign %Reg1_R117 0 (dread ref %Reg9_R117)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R116, dread ref %Reg1_R117) { dassign %Reg0_R116 0 }
  dassign %Reg1_I 0 (dread i32 %Reg10_I)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R116, dread i32 %Reg1_I) { dassign %Reg0_R116 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg0_R116) { dassign %Reg0_R117 0 }
  dassign %Reg9_R117 0 (dread ref %Reg0_R117)
LOC 1 90
  dassign %Reg0_R117 0 (dread ref %Reg9_R117)
  virtualcallassigned &Ljava_2Flang_2FString_3B_7Clength_7C_28_29I (dread ref %Reg0_R117) { dassign %Reg0_I 0 }
  dassign %Reg1_I 0 (constval i32 100)
  brtrue @label25 (le i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg0_R117 0 (dread ref %Reg9_R117)
  dassign %Reg1_I 0 (constval i32 50)
  virtualcallassigned &Ljava_2Flang_2FString_3B_7Csubstring_7C_28I_29Ljava_2Flang_2FString_3B (dread ref %Reg0_R117, dread i32 %Reg1_I) { dassign %Reg0_R117 0 }
  dassign %Reg9_R117 0 (dread ref %Reg0_R117)
@label25
LOC 1 88
  dassign %Reg10_I 0 (add i32 (dread i32 %Reg10_I, constval i32 1))
  goto @label24
@label26
LOC 1 92
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R121 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_R117 0 (dread ref %Reg9_R117)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R121, dread ref %Reg1_R117) {}
LOC 1 93
  dassign %Reg0_I 0 (constval i32 100)
  dassign %Reg0_R126 0 (gcmallocjarray ref <[] <* <[] <* <$Ljava_2Flang_2FObject_3B>>>>> (dread i32 %Reg0_I))
  dassign %Reg10_R126 0 (dread ref %Reg0_R126)
LOC 1 94
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg11_I 0 (dread i32 %Reg0_I)
@label27
  dassign %Reg0_I 0 (dread i32 %Reg11_I)
  dassign %Reg1_I 0 (constval i32 200)
  brtrue @label32 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
LOC 1 95
  dassign %Reg0_R126 0 (dread ref %Reg10_R126)
  dassign %Reg1_I 0 (dread i32 %Reg11_I)
  dassign %Reg2_I 0 (constval i32 100)
  dassign %Reg1_I 0 (rem i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  dassign %Reg2_I 0 (dread i32 %Reg11_I)
  dassign %Reg3_I 0 (constval i32 10)
  dassign %Reg2_I 0 (rem i32 (dread i32 %Reg2_I, dread i32 %Reg3_I))
  dassign %Reg2_R122 0 (gcmallocjarray ref <[] <* <$Ljava_2Flang_2FObject_3B>>> (dread i32 %Reg2_I))
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R126, dread i32 %Reg1_I), 
    dread ref %Reg2_R122)
LOC 1 96
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg12_I 0 (dread i32 %Reg0_I)
@label28
  dassign %Reg0_I 0 (dread i32 %Reg12_I)
  dassign %Reg1_R126 0 (dread ref %Reg10_R126)
  dassign %Reg2_I 0 (dread i32 %Reg11_I)
  dassign %Reg3_I 0 (constval i32 100)
  dassign %Reg2_I 0 (rem i32 (dread i32 %Reg2_I, dread i32 %Reg3_I))
  dassign %Reg1_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg1_R126, dread i32 %Reg2_I)))
  dassign %Reg1_I 0 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %Reg1_R113))
  brtrue @label31 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg0_R126 0 (dread ref %Reg10_R126)
  dassign %Reg1_I 0 (dread i32 %Reg11_I)
  dassign %Reg2_I 0 (constval i32 100)
  dassign %Reg1_I 0 (rem i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  dassign %Reg0_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg0_R126, dread i32 %Reg1_I)))
  dassign %Reg1_I 0 (dread i32 %Reg12_I)
  dassign %Reg2_I 0 (dread i32 %Reg12_I)
  dassign %Reg4_I 0 (dread i32 %Reg1_I)
  dassign %Reg5_R113 0 (dread ref %Reg0_R113)
  brtrue @label29 (ne i32 i32 (dread i32 %Reg2_I, constval i32 0))
  dassign %Reg0_R113 0 (dread ref %Reg5_R113)
  dassign %Reg1_I 0 (dread i32 %Reg4_I)
  dassign %Reg2_R126 0 (dread ref %Reg10_R126)
  dassign %Reg4_R113 0 (dread ref %Reg2_R126)
  dassign %Reg5_I 0 (dread i32 %Reg1_I)
  dassign %Reg6_R113 0 (dread ref %Reg0_R113)
  goto @label30
@label29
  dassign %Reg0_R113 0 (dread ref %Reg5_R113)
  dassign %Reg1_I 0 (dread i32 %Reg4_I)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg2_R116 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg2_R116) {}
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_7800) { dassign %L_STR_13 0 }
  dassign %Reg3_R117 0 (dread ptr %L_STR_13)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg2_R116, dread ref %Reg3_R117) { dassign %Reg2_R116 0 }
  dassign %Reg3_I 0 (dread i32 %Reg12_I)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg2_R116, dread i32 %Reg3_I) { dassign %Reg2_R116 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg2_R116) { dassign %Reg2_R117 0 }
  dassign %Reg4_R113 0 (dread ref %Reg2_R117)
  dassign %Reg5_I 0 (dread i32 %Reg1_I)
  dassign %Reg6_R113 0 (dread ref %Reg0_R113)
@label30
  dassign %Reg0_R113 0 (dread ref %Reg6_R113)
  dassign %Reg1_I 0 (dread i32 %Reg5_I)
  dassign %Reg2_R113 0 (dread ref %Reg4_R113)
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R113, dread i32 %Reg1_I), 
    dread ref %Reg2_R113)
  dassign %Reg12_I 0 (add i32 (dread i32 %Reg12_I, constval i32 1))
  goto @label28
@label31
LOC 1 94
  dassign %Reg11_I 0 (add i32 (dread i32 %Reg11_I, constval i32 1))
  goto @label27
@label32
LOC 1 98
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg11_I 0 (dread i32 %Reg0_I)
LOC 1 99
  dassign %Reg0_R126 0 (dread ref %Reg10_R126)
  dassign %Reg12_R126 0 (dread ref %Reg0_R126)
  dassign %Reg12_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg12_R126))
  dassign %Reg0_R113 0 (dread ref %Reg12_R113)
  dassign %Reg0_I 0 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %Reg0_R113))
  dassign %Reg13_I 0 (dread i32 %Reg0_I)
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg14_I 0 (dread i32 %Reg0_I)
@label33
  dassign %Reg0_I 0 (dread i32 %Reg14_I)
  dassign %Reg1_I 0 (dread i32 %Reg13_I)
  brtrue @label37 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg12_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg12_R126))
  dassign %Reg0_R113 0 (dread ref %Reg12_R113)
  dassign %Reg1_I 0 (dread i32 %Reg14_I)
  dassign %Reg0_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg0_R113, dread i32 %Reg1_I)))
  dassign %Reg15_R113 0 (dread ref %Reg0_R113)
  dassign %Reg15_R122 0 (retype ref <* <[] <* <$Ljava_2Flang_2FObject_3B>>>> (dread ref %Reg15_R113))
  dassign %Reg0_R122 0 (dread ref %Reg15_R122)
  dassign %Reg16_R122 0 (dread ref %Reg0_R122)
  dassign %Reg16_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg16_R122))
  dassign %Reg0_R113 0 (dread ref %Reg16_R113)
  dassign %Reg0_I 0 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %Reg0_R113))
  dassign %Reg17_I 0 (dread i32 %Reg0_I)
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg18_I 0 (dread i32 %Reg0_I)
@label34
  dassign %Reg0_I 0 (dread i32 %Reg18_I)
  dassign %Reg1_I 0 (dread i32 %Reg17_I)
  brtrue @label36 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg16_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg16_R122))
  dassign %Reg0_R113 0 (dread ref %Reg16_R113)
  dassign %Reg1_I 0 (dread i32 %Reg18_I)
  dassign %Reg0_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg0_R113, dread i32 %Reg1_I)))
  dassign %Reg19_R113 0 (dread ref %Reg0_R113)
  dassign %Reg19_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg19_R113))
  dassign %Reg0_R113 0 (dread ref %Reg19_R113)
  dassign %Reg1_R126 0 (dread ref %Reg10_R126)
  brtrue @label35 (ne i32 ref (dread ref %Reg0_R113, dread ref %Reg1_R126))
  dassign %Reg11_I 0 (add i32 (dread i32 %Reg11_I, constval i32 1))
@label35
  dassign %Reg18_I 0 (add i32 (dread i32 %Reg18_I, constval i32 1))
  goto @label34
@label36
  dassign %Reg14_I 0 (add i32 (dread i32 %Reg14_I, constval i32 1))
  goto @label33
@label37
LOC 1 100
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R121 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_I 0 (dread i32 %Reg11_I)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28I_29V (dread ref %Reg0_R121, dread i32 %Reg1_I) {}
LOC 1 101
  dassign %Reg0_R113 0 (constval ref 0)
  dassign %Reg10_R113 0 (dread ref %Reg0_R113)
LOC 1 102
  intrinsiccallwithtype <$LMemoryChurn_24Cyc_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R124 0 (gcmalloc ref <$LMemoryChurn_24Cyc_3B>)
  callassigned &LMemoryChurn_24Cyc_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R124) {}
  dassign %Reg12_R124 0 (dread ref %Reg0_R124)
  dassign %Reg12_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg12_R124))
  dassign %Reg0_R113 0 (dread ref %Reg12_R113)
  dassign %Reg13_R113 0 (dread ref %Reg0_R113)
LOC 1 103
  dassign %Reg0_R113 0 (constval ref 0)
  dassign %Reg12_R113 0 (dread ref %Reg0_R113)
LOC 1 104
  dassign %Reg0_R113 0 (dread ref %Reg13_R113)
  intrinsiccallwithtypeassigned <* <$LMemoryChurn_24Cyc_3B>> JAVA_CHECK_CAST (dread ref %Reg0_R113) { dassign %Reg0_R124 0 }
  dassign %Reg1_R113 0 (dread ref %Reg13_R113)
  intrinsiccallwithtypeassigned <* <$LMemoryChurn_24Cyc_3B>> JAVA_CHECK_CAST (dread ref %Reg1_R113) { dassign %Reg1_R124 0 }
  iassign <* <$LMemoryChurn_24Cyc_3B>> 2 (dread ref %Reg0_R124, dread ref %Reg1_R124)
LOC 1 105
  dassign %Reg0_R113 0 (dread ref %Reg13_R113)
  intrinsiccallwithtypeassigned <* <$LMemoryChurn_24Cyc_3B>> JAVA_CHECK_CAST (dread ref %Reg0_R113) { dassign %Reg0_R124 0 }
  dassign %Reg0_R124 0 (iread ref <* <$LMemoryChurn_24Cyc_3B>> 2 (dread ref %Reg0_R124))
  dassign %Reg0_R124 0 (iread ref <* <$LMemoryChurn_24Cyc_3B>> 2 (dread ref %Reg0_R124))
  dassign %Reg13_R124 0 (dread ref %Reg0_R124)
LOC 1 106
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R121 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg13_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg13_R124))
  dassign %Reg1_R113 0 (dread ref %Reg13_R113)
  dassign %Reg13_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg13_R124))
  dassign %Reg2_R113 0 (dread ref %Reg13_R113)
  intrinsiccallwithtypeassigned <* <$LMemoryChurn_24Cyc_3B>> JAVA_CHECK_CAST (dread ref %Reg2_R113) { dassign %Reg2_R124 0 }
  dassign %Reg2_R124 0 (iread ref <* <$LMemoryChurn_24Cyc_3B>> 2 (dread ref %Reg2_R124))
  dassign %Reg4_R113 0 (dread ref %Reg0_R121)
  brtrue @label38 (ne i32 ref (dread ref %Reg1_R113, dread ref %Reg2_R124))
  dassign %Reg0_R113 0 (dread ref %Reg4_R113)
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg4_I 0 (dread i32 %Reg1_I)
  dassign %Reg5_R113 0 (dread ref %Reg0_R113)
  goto @label39
@label38
  dassign %Reg0_R113 0 (dread ref %Reg4_R113)
  dassign %Reg1_I 0 (constval i32 0)
  dassign %Reg4_I 0 (dread i32 %Reg1_I)
  dassign %Reg5_R113 0 (dread ref %Reg0_R113)
@label39
  dassign %Reg0_R113 0 (dread ref %Reg5_R113)
  dassign %Reg1_I 0 (dread i32 %Reg4_I)
  dassign %Reg0_R121 0 (retype ref <* <$Ljava_2Fio_2FPrintStream_3B>> (dread ref %Reg0_R113))
  dassign %Reg1_Z 0 (cvt u1 i32 (dread i32 %Reg1_I))
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Z_29V (dread ref %Reg0_R121, dread u1 %Reg1_Z) {}
LOC 1 107
  dassign %Reg0_I 0 (constval i32 1)
  dassign %Reg0_R122 0 (gcmallocjarray ref <[] <* <$Ljava_2Flang_2FObject_3B>>> (dread i32 %Reg0_I))
  dassign %Reg14_R122 0 (dread ref %Reg0_R122)
LOC 1 108
  dassign %Reg0_R122 0 (dread ref %Reg14_R122)
  dassign %Reg1_I 0 (constval i32 0)
  dassign %Reg2_R122 0 (dread ref %Reg14_R122)
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R122, dread i32 %Reg1_I), 
    dread ref %Reg2_R122)
LOC 1 109
  dassign %Reg0_R122 0 (dread ref %Reg14_R122)
  dassign %Reg1_I 0 (constval i32 0)
  dassign %Reg0_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg0_R122, dread i32 %Reg1_I)))
  intrinsiccallwithtypeassigned <* <[] <* <$Ljava_2Flang_2FObject_3B>>>> JAVA_CHECK_CAST (dread ref %Reg0_R113) { dassign %Reg0_R122 0 }
  dassign %Reg14_R122 0 (dread ref %Reg0_R122)
LOC 1 110
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R121 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_R122 0 (dread ref %Reg14_R122)
  dassign %Reg2_I 0 (constval i32 0)
  dassign %Reg1_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg1_R122, dread i32 %Reg2_I)))
  dassign %Reg2_R122 0 (dread ref %Reg14_R122)
  dassign %Reg4_R113 0 (dread ref %Reg0_R121)
  brtrue @label40 (ne i32 ref (dread ref %Reg1_R113, dread ref %Reg2_R122))
  dassign %Reg0_R113 0 (dread ref %Reg4_R113)
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg4_I 0 (dread i32 %Reg1_I)
  dassign %Reg5_R113 0 (dread ref %Reg0_R113)
  goto @label41
@label40
  dassign %Reg0_R113 0 (dread ref %Reg4_R113)
  dassign %Reg1_I 0 (constval i32 0)
  dassign %Reg4_I 0 (dread i32 %Reg1_I)
  dassign %Reg5_R113 0 (dread ref %Reg0_R113)
@label41
  dassign %Reg0_R113 0 (dread ref %Reg5_R113)
  dassign %Reg1_I 0 (dread i32 %Reg4_I)
  dassign %Reg0_R121 0 (retype ref <* <$Ljava_2Fio_2FPrintStream_3B>> (dread ref %Reg0_R113))
  dassign %Reg1_Z 0 (cvt u1 i32 (dread i32 %Reg1_I))
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Z_29V (dread ref %Reg0_R121, dread u1 %Reg1_Z) {}
LOC 1 111
  return ()
}
func &LMemoryChurn_3B_7C_3Cclinit_3E_7C_28_29V static constructor () void {
  funcid 6
  var %Reg0_I i32
  var %Reg0_R122 <* <[] <* <$Ljava_2Flang_2FObject_3B>>>>

LOC 1 25
  dassign %Reg0_I 0 (constval i32 64)
  dassign %Reg0_R122 0 (gcmallocjarray ref <[] <* <$Ljava_2Flang_2FObject_3B>>> (dread i32 %Reg0_I))
  dassign $LMemoryChurn_3B_7Cring 0 (dread ref %Reg0_R122)
  return ()
}
func &LMemoryChurn_24Cyc_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LMemoryChurn_24Cyc_3B>>) void {
  funcid 7
  var %Reg1_R124 <* <$LMemoryChurn_24Cyc_3B>>
  var %Reg0_R124 <* <$LMemoryChurn_24Cyc_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>

  dassign %Reg1_R124 0 (dread ref %_this)
LOC 1 43
  dassign %Reg0_R124 0 (dread ref %Reg1_R124)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R124))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
  return ()
}
func &LMemoryChurn_24Leaf_3B_7C_3Cinit_3E_7C_28I_29V constructor (var %_this <* <$LMemoryChurn_24Leaf_3B>>, var %Reg3_I i32) void {
  funcid 8
  var %Reg2_R123 <* <$LMemoryChurn_24Leaf_3B>>
  var %Reg0_R123 <* <$LMemoryChurn_24Leaf_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_I i32
  var %Reg1_R114 <* <[] i32>>

ALIAS %n %Reg3_I i32
  dassign %Reg2_R123 0 (dread ref %_this)
LOC 1 4
  dassign %Reg0_R123 0 (dread ref %Reg2_R123)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R123))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
LOC 1 5
  dassign %Reg0_R123 0 (dread ref %Reg2_R123)
  dassign %Reg1_I 0 (dread i32 %Reg3_I)
  dassign %Reg1_R114 0 (gcmallocjarray ref <[] i32> (dread i32 %Reg1_I))
  iassign <* <$LMemoryChurn_24Leaf_3B>> 2 (dread ref %Reg0_R123, dread ref %Reg1_R114)
LOC 1 6
  return ()
}
func &LMemoryChurn_24Tree_3B_7C_3Cinit_3E_7C_28I_29V constructor (var %_this <* <$LMemoryChurn_24Tree_3B>>, var %Reg6_I i32) void {
  funcid 9
  var %Reg5_R120 <* <$LMemoryChurn_24Tree_3B>>
  var %Reg0_R120 <* <$LMemoryChurn_24Tree_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_I i32
  var %Reg1_R123 <* <$LMemoryChurn_24Leaf_3B>>
  var %Reg2_I i32
  var %Reg1_R120 <* <$LMemoryChurn_24Tree_3B>>
  var %Reg3_I i32

ALIAS %d %Reg6_I i32
  dassign %Reg5_R120 0 (dread ref %_this)
LOC 1 12
  dassign %Reg0_R120 0 (dread ref %Reg5_R120)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R120))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
LOC 1 13
  dassign %Reg0_I 0 (dread i32 %Reg6_I)
  brtrue @label42 (ne i32 i32 (dread i32 %Reg0_I, constval i32 0))
  dassign %Reg0_R120 0 (dread ref %Reg5_R120)
  intrinsiccallwithtype <$LMemoryChurn_24Leaf_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R123 0 (gcmalloc ref <$LMemoryChurn_24Leaf_3B>)
  dassign %Reg2_I 0 (constval i32 3)
  callassigned &LMemoryChurn_24Leaf_3B_7C_3Cinit_3E_7C_28I_29V (dread ref %Reg1_R123, dread i32 %Reg2_I) {}
  iassign <* <$LMemoryChurn_24Tree_3B>> 4 (dread ref %Reg0_R120, dread ref %Reg1_R123)
  goto @label43
@label42
LOC 1 15
  dassign %Reg0_R120 0 (dread ref %Reg5_R120)
  intrinsiccallwithtype <$LMemoryChurn_24Tree_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R120 0 (gcmalloc ref <$LMemoryChurn_24Tree_3B>)
  dassign %Reg2_I 0 (dread i32 %Reg6_I)
  dassign %Reg3_I 0 (constval i32 1)
  dassign %Reg2_I 0 (sub i32 (dread i32 %Reg2_I, dread i32 %Reg3_I))
  callassigned &LMemoryChurn_24Tree_3B_7C_3Cinit_3E_7C_28I_29V (dread ref %Reg1_R120, dread i32 %Reg2_I) {}
  iassign <* <$LMemoryChurn_24Tree_3B>> 2 (dread ref %Reg0_R120, dread ref %Reg1_R120)
LOC 1 16
  dassign %Reg0_R120 0 (dread ref %Reg5_R120)
  intrinsiccallwithtype <$LMemoryChurn_24Tree_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R120 0 (gcmalloc ref <$LMemoryChurn_24Tree_3B>)
  dassign %Reg2_I 0 (dread i32 %Reg6_I)
  dassign %Reg3_I 0 (constval i32 1)
  dassign %Reg2_I 0 (sub i32 (dread i32 %Reg2_I, dread i32 %Reg3_I))
  callassigned &LMemoryChurn_24Tree_3B_7C_3Cinit_3E_7C_28I_29V (dread ref %Reg1_R120, dread i32 %Reg2_I) {}
  iassign <* <$LMemoryChurn_24Tree_3B>> 3 (dread ref %Reg0_R120, dread ref %Reg1_R120)
@label43
LOC 1 18
  return ()
}
func &LMemoryChurn_24Tree_3B_7Ccount_7C_28_29I virtual (var %_this <* <$LMemoryChurn_24Tree_3B>>) i32 {
  funcid 10
  var %Reg3_R120 <* <$LMemoryChurn_24Tree_3B>>
  var %Reg0_R120 <* <$LMemoryChurn_24Tree_3B>>
  var %Reg0_R123 <* <$LMemoryChurn_24Leaf_3B>>
  var %Reg0_I i32
  var %Reg2_I i32
  var %Reg1_R120 <* <$LMemoryChurn_24Tree_3B>>
  var %Reg1_I i32

  dassign %Reg3_R120 0 (dread ref %_this)
LOC 1 21
  dassign %Reg0_R120 0 (dread ref %Reg3_R120)
  dassign %Reg0_R123 0 (iread ref <* <$LMemoryChurn_24Tree_3B>> 4 (dread ref %Reg0_R120))
  brtrue @label44 (eq i32 ref (dread ref %Reg0_R123, constval ref 0))
  dassign %Reg0_I 0 (constval i32 1)
  dassign %Reg2_I 0 (dread i32 %Reg0_I)
  goto @label45
@label44
  dassign %Reg0_R120 0 (dread ref %Reg3_R120)
  dassign %Reg0_R120 0 (iread ref <* <$LMemoryChurn_24Tree_3B>> 2 (dread ref %Reg0_R120))
  virtualcallassigned &LMemoryChurn_24Tree_3B_7Ccount_7C_28_29I (dread ref %Reg0_R120) { dassign %Reg0_I 0 }
  dassign %Reg1_R120 0 (dread ref %Reg3_R120)
  dassign %Reg1_R120 0 (iread ref <* <$LMemoryChurn_24Tree_3B>> 3 (dread ref %Reg1_R120))
  virtualcallassigned &LMemoryChurn_24Tree_3B_7Ccount_7C_28_29I (dread ref %Reg1_R120) { dassign %Reg1_I 0 }
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg2_I 0 (dread i32 %Reg0_I)
@label45
  dassign %Reg0_I 0 (dread i32 %Reg2_I)
  return (dread i32 %Reg0_I)
}
