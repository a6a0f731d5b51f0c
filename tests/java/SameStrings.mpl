flavor 1
srclang 3
id 65535
numfuncs 2
import "library.mplt"
import "SameStrings.mplt"
entryfunc &LSameStrings_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V
fileinfo {
  @INFO_filename "SameStrings.class"}
srcfileinfo {
  1 "SameStrings.java"}
javaclass $LSameStrings_3B <$LSameStrings_3B> public
func &LSameStrings_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$LSameStrings_3B>>) void
func &LSameStrings_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V public static (var %Reg20_R114 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>) void
var $_C_STR_7400650078007400 fstatic <[3] u64> readonly = [0, 0x900000000, 0x747865740036452d]
var $_C_STR_ fstatic <[3] u64> readonly = [0, 0x100000000, 0]
var $_C_STR_2000 fstatic <[3] u64> readonly = [0, 0x300000000, 0x2000000020]
var $_C_STR_7c00 fstatic <[3] u64> readonly = [0, 0x300000000, 0x7c0000007c]
var $_C_STR_6100 fstatic <[3] u64> readonly = [0, 0x300000000, 0x6100000061]
var $_C_STR_6200 fstatic <[3] u64> readonly = [0, 0x300000000, 0x6200000062]
var $_C_STR_61006200 fstatic <[3] u64> readonly = [0, 0x500000000, 0x626100000c21]
var $_C_STR_61006300 fstatic <[3] u64> readonly = [0, 0x500000000, 0x636100000c22]
var $_C_STR_610062006100 fstatic <[3] u64> readonly = [0, 0x700000000, 0x61626100017860]
var $_C_STR_e400 fstatic <[3] u64> readonly = [0, 0x300000000, 0xe4000000e4]
var $_C_STR_2d4e fstatic <[3] u64> readonly = [0, 0x200000000, 0x4e2d00004e2d]
var $_C_STR_2d4e6100 fstatic <[3] u64> readonly = [0, 0x400000000, 0x614e2d000977d4]
var $_C_STR_7400650078007300 fstatic <[3] u64> readonly = [0, 0x900000000, 0x737865740036452c]
var $_C_STR_7300650078007400 fstatic <[3] u64> readonly = [0, 0x900000000, 0x747865730035d0ce]
var $_C_STR_610062006300 fstatic <[3] u64> readonly = [0, 0x700000000, 0x63626100017862]
var $_C_STR_7800e400 fstatic <[3] u64> readonly = [0, 0x500000000, 0xe47800000f6c]
var $_C_STR_6300610075006700680074002000 fstatic <[4] u64> readonly = [0, 0xf00000000, 0x6775616321302324, 0x207468]
var $Ljava_2Flang_2FSystem_3B_7Cout extern <* <$Ljava_2Fio_2FPrintStream_3B>>
func &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FObject_3B>>) void
func &Ljava_2Flang_2FString_3B_7CtoCharArray_7C_28_29AC public virtual (var %_this <* <$Ljava_2Flang_2FString_3B>>) <* <[] u16>>
func &Ljava_2Flang_2FString_3B_7C_3Cinit_3E_7C_28AC_29V public constructor (var %_this <* <$Ljava_2Flang_2FString_3B>>, var %Reg1_R116 <* <[] u16>>) void
func &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>) void
func &Ljava_2Flang_2FString_3B_7Cconcat_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$Ljava_2Flang_2FString_3B>>, var %Reg1_R115 <* <$Ljava_2Flang_2FString_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Z_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg1_Z u1) <* <$Ljava_2Flang_2FStringBuilder_3B>>
func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg1_R115 <* <$Ljava_2Flang_2FString_3B>>) <* <$Ljava_2Flang_2FStringBuilder_3B>>
func &Ljava_2Flang_2FString_3B_7Csubstring_7C_28I_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$Ljava_2Flang_2FString_3B>>, var %Reg1_I i32) <* <$Ljava_2Flang_2FString_3B>>
func &Ljava_2Flang_2FString_3B_7Csubstring_7C_28II_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$Ljava_2Flang_2FString_3B>>, var %Reg1_I i32, var %Reg2_I i32) <* <$Ljava_2Flang_2FString_3B>>
func &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V public virtual (var %_this <* <$Ljava_2Fio_2FPrintStream_3B>>, var %Reg1_R115 <* <$Ljava_2Flang_2FString_3B>>) void
func &Ljava_2Flang_2FString_3B_7Cequals_7C_28Ljava_2Flang_2FObject_3B_29Z public virtual (var %_this <* <$Ljava_2Flang_2FString_3B>>, var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>) u1
func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28C_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg1_C u16) <* <$Ljava_2Flang_2FStringBuilder_3B>>
func &Ljava_2Flang_2FString_3B_7CcompareTo_7C_28Ljava_2Flang_2FString_3B_29I public virtual (var %_this <* <$Ljava_2Flang_2FString_3B>>, var %Reg1_R115 <* <$Ljava_2Flang_2FString_3B>>) i32
func &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FObject_3B_29V public virtual (var %_this <* <$Ljava_2Fio_2FPrintStream_3B>>, var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>) void
func &Ljava_2Flang_2FString_3B_7Clength_7C_28_29I public virtual (var %_this <* <$Ljava_2Flang_2FString_3B>>) i32
func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg1_I i32) <* <$Ljava_2Flang_2FStringBuilder_3B>>
func &Ljava_2Flang_2FStringIndexOutOfBoundsException_3B_7CgetMessage_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringIndexOutOfBoundsException_3B>>) <* <$Ljava_2Flang_2FString_3B>>
var $__cinf_Ljava_2Flang_2FString_3B <$__class_meta__>
func &MCC_GetOrInsertLiteral () <* <$Ljava_2Flang_2FString_3B>>
func &LSameStrings_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$LSameStrings_3B>>) void {
  funcid 1
  var %Reg1_R112 <* <$LSameStrings_3B>>
  var %Reg0_R112 <* <$LSameStrings_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>

  dassign %Reg1_R112 0 (dread ref %_this)
LOC 1 2
  dassign %Reg0_R112 0 (dread ref %Reg1_R112)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R112))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
  return ()
}
func &LSameStrings_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V public static (var %Reg20_R114 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>) void {
  funcid 2
  var %Reg0_R115 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_R115 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_10 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_R116 <* <[] u16>>
  var %Reg8_R115 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R117 <* <$Ljava_2Fio_2FPrintStream_3B>>
  var %Reg1_R118 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg2_R115 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg3_R115 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_11 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg5_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg6_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg2_I i32
  var %Reg5_I i32
  var %Reg7_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg2_Z u1
  var %L_STR_12 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg3_I i32
  var %Reg4_I i32
  var %L_STR_13 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_I i32
  var %Reg0_R114 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>
  var %Reg1_I i32
  var %L_STR_14 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_15 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_16 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_17 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_18 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_19 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_20 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_21 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_22 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_23 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg9_R114 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>
  var %Reg10_R114 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>
  var %Reg10_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg11_I i32
  var %Reg12_I i32
  var %Reg13_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_R118 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg14_R118 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg15_R114 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>
  var %Reg15_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg16_I i32
  var %Reg17_I i32
  var %Reg18_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg18_R115 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg19_R115 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg13_R115 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg2_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_Z u1
  var %Reg1_C u16
  var %Reg0_Z u1
  var %Reg6_I i32
  var %Reg3_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %L_STR_24 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_25 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R119 <* <$Ljava_2Flang_2FStringIndexOutOfBoundsException_3B>>
  var %Reg10_R119 <* <$Ljava_2Flang_2FStringIndexOutOfBoundsException_3B>>
  var %L_STR_26 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg2_R119 <* <$Ljava_2Flang_2FStringIndexOutOfBoundsException_3B>>

ALIAS %copy %Reg19_R115 <* <$Ljava_2Flang_2FString_3B>>
ALIAS %other %Reg18_R115 <* <$Ljava_2Flang_2FString_3B>>
ALIAS %line %Reg14_R118 <* <$Ljava_2Flang_2FStringBuilder_3B>>
ALIAS %one %Reg13_R115 <* <$Ljava_2Flang_2FString_3B>>
ALIAS %e %Reg10_R119 <* <$Ljava_2Flang_2FStringIndexOutOfBoundsException_3B>>
ALIAS %args %Reg20_R114 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>
ALIAS %text %Reg8_R115 <* <$Ljava_2Flang_2FString_3B>>
ALIAS %all %Reg9_R114 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>
  intrinsiccallwithtype <$LSameStrings_3B> JAVA_CLINIT_CHECK ()
LOC 1 4
  intrinsiccallwithtype <$Ljava_2Flang_2FString_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (gcmalloc ref <$Ljava_2Flang_2FString_3B>)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_7400650078007400) { dassign %L_STR_10 0 }
  dassign %Reg1_R115 0 (dread ptr %L_STR_10)
  virtualcallassigned &Ljava_2Flang_2FString_3B_7CtoCharArray_7C_28_29AC (dread ref %Reg1_R115) { dassign %Reg1_R116 0 }
  callassigned &Ljava_2Flang_2FString_3B_7C_3Cinit_3E_7C_28AC_29V (dread ref %Reg0_R115, dread ref %Reg1_R116) {}
  dassign %Reg8_R115 0 (dread ref %Reg0_R115)
LOC 1 5
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R117 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R118 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R118) {}
  dassign %Reg2_R115 0 (dread ref %Reg8_R115)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_) { dassign %L_STR_11 0 }
  dassign %Reg3_R115 0 (dread ptr %L_STR_11)
  virtualcallassigned &Ljava_2Flang_2FString_3B_7Cconcat_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FString_3B (dread ref %Reg2_R115, dread ref %Reg3_R115) { dassign %Reg2_R115 0 }
  dassign %Reg3_R115 0 (dread ref %Reg8_R115)
  dassign %Reg5_R113 0 (dread ref %Reg1_R118)
  dassign %Reg6_R113 0 (dread ref %Reg0_R117)
  brtrue @label0 (ne i32 ref (dread ref %Reg2_R115, dread ref %Reg3_R115))
  dassign %Reg0_R113 0 (dread ref %Reg6_R113)
  dassign %Reg1_R113 0 (dread ref %Reg5_R113)
  dassign %Reg2_I 0 (constval i32 1)
  dassign %Reg5_I 0 (dread i32 %Reg2_I)
  dassign %Reg6_R113 0 (dread ref %Reg1_R113)
  dassign %Reg7_R113 0 (dread ref %Reg0_R113)
  goto @label1
@label0
  dassign %Reg0_R113 0 (dread ref %Reg6_R113)
  dassign %Reg1_R113 0 (dread ref %Reg5_R113)
  dassign %Reg2_I 0 (constval i32 0)
  dassign %Reg5_I 0 (dread i32 %Reg2_I)
  dassign %Reg6_R113 0 (dread ref %Reg1_R113)
  dassign %Reg7_R113 0 (dread ref %Reg0_R113)
@label1
  dassign %Reg0_R113 0 (dread ref %Reg7_R113)
  dassign %Reg1_R113 0 (dread ref %Reg6_R113)
  dassign %Reg2_I 0 (dread i32 %Reg5_I)
  dassign %Reg1_R118 0 (retype ref <* <$Ljava_2Flang_2FStringBuilder_3B>> (dread ref %Reg1_R113))
  dassign %Reg2_Z 0 (cvt u1 i32 (dread i32 %Reg2_I))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Z_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R118, dread u1 %Reg2_Z) { dassign %Reg1_R118 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_12 0 }
  dassign %Reg2_R115 0 (dread ptr %L_STR_12)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R118, dread ref %Reg2_R115) { dassign %Reg1_R118 0 }
  dassign %Reg2_R115 0 (dread ref %Reg8_R115)
  dassign %Reg3_I 0 (constval i32 0)
  virtualcallassigned &Ljava_2Flang_2FString_3B_7Csubstring_7C_28I_29Ljava_2Flang_2FString_3B (dread ref %Reg2_R115, dread i32 %Reg3_I) { dassign %Reg2_R115 0 }
  dassign %Reg3_R115 0 (dread ref %Reg8_R115)
  dassign %Reg5_R113 0 (dread ref %Reg1_R118)
  dassign %Reg6_R113 0 (dread ref %Reg0_R113)
  brtrue @label2 (ne i32 ref (dread ref %Reg2_R115, dread ref %Reg3_R115))
  dassign %Reg0_R113 0 (dread ref %Reg6_R113)
  dassign %Reg1_R113 0 (dread ref %Reg5_R113)
  dassign %Reg2_I 0 (constval i32 1)
  dassign %Reg5_I 0 (dread i32 %Reg2_I)
  dassign %Reg6_R113 0 (dread ref %Reg1_R113)
  dassign %Reg7_R113 0 (dread ref %Reg0_R113)
  goto @label3
@label2
  dassign %Reg0_R113 0 (dread ref %Reg6_R113)
  dassign %Reg1_R113 0 (dread ref %Reg5_R113)
  dassign %Reg2_I 0 (constval i32 0)
  dassign %Reg5_I 0 (dread i32 %Reg2_I)
  dassign %Reg6_R113 0 (dread ref %Reg1_R113)
  dassign %Reg7_R113 0 (dread ref %Reg0_R113)
@label3
  dassign %Reg0_R113 0 (dread ref %Reg7_R113)
  dassign %Reg1_R113 0 (dread ref %Reg6_R113)
  dassign %Reg2_I 0 (dread i32 %Reg5_I)
  dassign %Reg1_R118 0 (retype ref <* <$Ljava_2Flang_2FStringBuilder_3B>> (dread ref %Reg1_R113))
  dassign %Reg2_Z 0 (cvt u1 i32 (dread i32 %Reg2_I))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Z_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R118, dread u1 %Reg2_Z) { dassign %Reg1_R118 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_12 0 }
  dassign %Reg2_R115 0 (dread ptr %L_STR_12)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R118, dread ref %Reg2_R115) { dassign %Reg1_R118 0 }
  dassign %Reg2_R115 0 (dread ref %Reg8_R115)
  dassign %Reg3_I 0 (constval i32 0)
  dassign %Reg4_I 0 (constval i32 4)
  virtualcallassigned &Ljava_2Flang_2FString_3B_7Csubstring_7C_28II_29Ljava_2Flang_2FString_3B (dread ref %Reg2_R115, dread i32 %Reg3_I, dread i32 %Reg4_I) { dassign %Reg2_R115 0 }
  dassign %Reg3_R115 0 (dread ref %Reg8_R115)
  dassign %Reg5_R113 0 (dread ref %Reg1_R118)
  dassign %Reg6_R113 0 (dread ref %Reg0_R113)
  brtrue @label4 (ne i32 ref (dread ref %Reg2_R115, dread ref %Reg3_R115))
  dassign %Reg0_R113 0 (dread ref %Reg6_R113)
  dassign %Reg1_R113 0 (dread ref %Reg5_R113)
  dassign %Reg2_I 0 (constval i32 1)
  dassign %Reg5_I 0 (dread i32 %Reg2_I)
  dassign %Reg6_R113 0 (dread ref %Reg1_R113)
  dassign %Reg7_R113 0 (dread ref %Reg0_R113)
  goto @label5
@label4
  dassign %Reg0_R113 0 (dread ref %Reg6_R113)
  dassign %Reg1_R113 0 (dread ref %Reg5_R113)
  dassign %Reg2_I 0 (constval i32 0)
  dassign %Reg5_I 0 (dread i32 %Reg2_I)
  dassign %Reg6_R113 0 (dread ref %Reg1_R113)
  dassign %Reg7_R113 0 (dread ref %Reg0_R113)
@label5
  dassign %Reg0_R113 0 (dread ref %Reg7_R113)
  dassign %Reg1_R113 0 (dread ref %Reg6_R113)
  dassign %Reg2_I 0 (dread i32 %Reg5_I)
  dassign %Reg1_R118 0 (retype ref <* <$Ljava_2Flang_2FStringBuilder_3B>> (dread ref %Reg1_R113))
  dassign %Reg2_Z 0 (cvt u1 i32 (dread i32 %Reg2_I))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Z_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R118, dread u1 %Reg2_Z) { dassign %Reg1_R118 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R118) { dassign %Reg1_R115 0 }
  dassign %Reg0_R117 0 (retype ref <* <$Ljava_2Fio_2FPrintStream_3B>> (dread ref %Reg0_R113))
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R117, dread ref %Reg1_R115) {}
LOC 1 6
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R117 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R118 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R118) {}
  dassign %Reg2_R115 0 (dread ref %Reg8_R115)
  dassign %Reg3_I 0 (constval i32 1)
  dassign %Reg4_I 0 (constval i32 4)
  virtualcallassigned &Ljava_2Flang_2FString_3B_7Csubstring_7C_28II_29Ljava_2Flang_2FString_3B (dread ref %Reg2_R115, dread i32 %Reg3_I, dread i32 %Reg4_I) { dassign %Reg2_R115 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R118, dread ref %Reg2_R115) { dassign %Reg1_R118 0 }
  dassign %Reg2_R115 0 (dread ref %Reg8_R115)
  dassign %Reg3_I 0 (constval i32 2)
  dassign %Reg4_I 0 (constval i32 3)
  virtualcallassigned &Ljava_2Flang_2FString_3B_7Csubstring_7C_28II_29Ljava_2Flang_2FString_3B (dread ref %Reg2_R115, dread i32 %Reg3_I, dread i32 %Reg4_I) { dassign %Reg2_R115 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R118, dread ref %Reg2_R115) { dassign %Reg1_R118 0 }
  dassign %Reg2_R115 0 (dread ref %Reg8_R115)
  dassign %Reg3_I 0 (constval i32 4)
  virtualcallassigned &Ljava_2Flang_2FString_3B_7Csubstring_7C_28I_29Ljava_2Flang_2FString_3B (dread ref %Reg2_R115, dread i32 %Reg3_I) { dassign %Reg2_R115 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R118, dread ref %Reg2_R115) { dassign %Reg1_R118 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_7c00) { dassign %L_STR_13 0 }
  dassign %Reg2_R115 0 (dread ptr %L_STR_13)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R118, dread ref %Reg2_R115) { dassign %Reg1_R118 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R118) { dassign %Reg1_R115 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R117, dread ref %Reg1_R115) {}
LOC 1 7
  dassign %Reg0_I 0 (constval i32 12)
  dassign %Reg0_R114 0 (gcmallocjarray ref <[] <* <$Ljava_2Flang_2FString_3B>>> (dread i32 %Reg0_I))
  dassign %Reg1_I 0 (constval i32 0)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_) { dassign %L_STR_11 0 }
  dassign %Reg2_R115 0 (dread ptr %L_STR_11)
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R114, dread i32 %Reg1_I), 
    dread ref %Reg2_R115)
  dassign %Reg1_I 0 (constval i32 1)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_6100) { dassign %L_STR_14 0 }
  dassign %Reg2_R115 0 (dread ptr %L_STR_14)
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R114, dread i32 %Reg1_I), 
    dread ref %Reg2_R115)
  dassign %Reg1_I 0 (constval i32 2)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_6200) { dassign %L_STR_15 0 }
  dassign %Reg2_R115 0 (dread ptr %L_STR_15)
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R114, dread i32 %Reg1_I), 
    dread ref %Reg2_R115)
  dassign %Reg1_I 0 (constval i32 3)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_61006200) { dassign %L_STR_16 0 }
  dassign %Reg2_R115 0 (dread ptr %L_STR_16)
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R114, dread i32 %Reg1_I), 
    dread ref %Reg2_R115)
  dassign %Reg1_I 0 (constval i32 4)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_61006300) { dassign %L_STR_17 0 }
  dassign %Reg2_R115 0 (dread ptr %L_STR_17)
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R114, dread i32 %Reg1_I), 
    dread ref %Reg2_R115)
  dassign %Reg1_I 0 (constval i32 5)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_610062006100) { dassign %L_STR_18 0 }
  dassign %Reg2_R115 0 (dread ptr %L_STR_18)
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R114, dread i32 %Reg1_I), 
    dread ref %Reg2_R115)
  dassign %Reg1_I 0 (constval i32 6)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_e400) { dassign %L_STR_19 0 }
  dassign %Reg2_R115 0 (dread ptr %L_STR_19)
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R114, dread i32 %Reg1_I), 
    dread ref %Reg2_R115)
  dassign %Reg1_I 0 (constval i32 7)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2d4e) { dassign %L_STR_20 0 }
  dassign %Reg2_R115 0 (dread ptr %L_STR_20)
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R114, dread i32 %Reg1_I), 
    dread ref %Reg2_R115)
  dassign %Reg1_I 0 (constval i32 8)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2d4e6100) { dassign %L_STR_21 0 }
  dassign %Reg2_R115 0 (dread ptr %L_STR_21)
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R114, dread i32 %Reg1_I), 
    dread ref %Reg2_R115)
  dassign %Reg1_I 0 (constval i32 9)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_7400650078007400) { dassign %L_STR_10 0 }
  dassign %Reg2_R115 0 (dread ptr %L_STR_10)
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R114, dread i32 %Reg1_I), 
    dread ref %Reg2_R115)
  dassign %Reg1_I 0 (constval i32 10)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_7400650078007300) { dassign %L_STR_22 0 }
  dassign %Reg2_R115 0 (dread ptr %L_STR_22)
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R114, dread i32 %Reg1_I), 
    dread ref %Reg2_R115)
  dassign %Reg1_I 0 (constval i32 11)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_7300650078007400) { dassign %L_STR_23 0 }
  dassign %Reg2_R115 0 (dread ptr %L_STR_23)
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R114, dread i32 %Reg1_I), 
    dread ref %Reg2_R115)
  dassign %Reg9_R114 0 (dread ref %Reg0_R114)
LOC 1 8
  dassign %Reg0_R114 0 (dread ref %Reg9_R114)
  dassign %Reg10_R114 0 (dread ref %Reg0_R114)
  dassign %Reg10_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg10_R114))
  dassign %Reg0_R113 0 (dread ref %Reg10_R113)
  dassign %Reg0_I 0 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %Reg0_R113))
  dassign %Reg11_I 0 (dread i32 %Reg0_I)
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg12_I 0 (dread i32 %Reg0_I)
@label6
  dassign %Reg0_I 0 (dread i32 %Reg12_I)
  dassign %Reg1_I 0 (dread i32 %Reg11_I)
  brtrue @label14 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg10_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg10_R114))
  dassign %Reg0_R113 0 (dread ref %Reg10_R113)
  dassign %Reg1_I 0 (dread i32 %Reg12_I)
  dassign %Reg0_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg0_R113, dread i32 %Reg1_I)))
  dassign %Reg13_R113 0 (dread ref %Reg0_R113)
LOC 1 9
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R118 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R118) {}
  dassign %Reg14_R118 0 (dread ref %Reg0_R118)
LOC 1 10
  dassign %Reg0_R114 0 (dread ref %Reg9_R114)
  dassign %Reg15_R114 0 (dread ref %Reg0_R114)
  dassign %Reg15_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg15_R114))
  dassign %Reg0_R113 0 (dread ref %Reg15_R113)
  dassign %Reg0_I 0 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %Reg0_R113))
  dassign %Reg16_I 0 (dread i32 %Reg0_I)
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg17_I 0 (dread i32 %Reg0_I)
@label7
  dassign %Reg0_I 0 (dread i32 %Reg17_I)
  dassign %Reg1_I 0 (dread i32 %Reg16_I)
  brtrue @label13 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg15_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg15_R114))
  dassign %Reg0_R113 0 (dread ref %Reg15_R113)
  dassign %Reg1_I 0 (dread i32 %Reg17_I)
  dassign %Reg0_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg0_R113, dread i32 %Reg1_I)))
  dassign %Reg18_R113 0 (dread ref %Reg0_R113)
LOC 1 11
  intrinsiccallwithtype <$Ljava_2Flang_2FString_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (gcmalloc ref <$Ljava_2Flang_2FString_3B>)
  dassign %Reg18_R115 0 (retype ref <* <$Ljava_2Flang_2FString_3B>> (dread ref %Reg18_R113))
  dassign %Reg1_R115 0 (dread ref %Reg18_R115)
  virtualcallassigned &Ljava_2Flang_2FString_3B_7CtoCharArray_7C_28_29AC (dread ref %Reg1_R115) { dassign %Reg1_R116 0 }
  callassigned &Ljava_2Flang_2FString_3B_7C_3Cinit_3E_7C_28AC_29V (dread ref %Reg0_R115, dread ref %Reg1_R116) {}
  dassign %Reg19_R115 0 (dread ref %Reg0_R115)
LOC 1 12
  dassign %Reg0_R118 0 (dread ref %Reg14_R118)
  dassign %Reg13_R115 0 (retype ref <* <$Ljava_2Flang_2FString_3B>> (dread ref %Reg13_R113))
  dassign %Reg1_R115 0 (dread ref %Reg13_R115)
  dassign %Reg2_R115 0 (dread ref %Reg19_R115)
  dassign %Reg2_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg2_R115))
  virtualcallassigned &Ljava_2Flang_2FString_3B_7Cequals_7C_28Ljava_2Flang_2FObject_3B_29Z (dread ref %Reg1_R115, dread ref %Reg2_R113) { dassign %Reg1_Z 0 }
  dassign %Reg5_R113 0 (dread ref %Reg0_R118)
  brtrue @label8 (eq i32 i32 (
    cvt i32 u1 (dread u1 %Reg1_Z),
    constval i32 0))
  dassign %Reg0_R113 0 (dread ref %Reg5_R113)
  dassign %Reg1_I 0 (constval i32 120)
  dassign %Reg5_I 0 (dread i32 %Reg1_I)
  dassign %Reg6_R113 0 (dread ref %Reg0_R113)
  goto @label9
@label8
  dassign %Reg0_R113 0 (dread ref %Reg5_R113)
  dassign %Reg1_I 0 (constval i32 46)
  dassign %Reg5_I 0 (dread i32 %Reg1_I)
  dassign %Reg6_R113 0 (dread ref %Reg0_R113)
@label9
  dassign %Reg0_R113 0 (dread ref %Reg6_R113)
  dassign %Reg1_I 0 (dread i32 %Reg5_I)
  dassign %Reg0_R118 0 (retype ref <* <$Ljava_2Flang_2FStringBuilder_3B>> (dread ref %Reg0_R113))
  dassign %Reg1_C 0 (cvt u16 i32 (dread i32 %Reg1_I))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28C_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R118, dread u16 %Reg1_C) { dassign %Reg0_R118 0 }
LOC 1 13
  dassign %Reg13_R115 0 (retype ref <* <$Ljava_2Flang_2FString_3B>> (dread ref %Reg13_R113))
  dassign %Reg0_R115 0 (dread ref %Reg13_R115)
  dassign %Reg1_R115 0 (dread ref %Reg19_R115)
  dassign %Reg1_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg1_R115))
  virtualcallassigned &Ljava_2Flang_2FString_3B_7Cequals_7C_28Ljava_2Flang_2FObject_3B_29Z (dread ref %Reg0_R115, dread ref %Reg1_R113) { dassign %Reg0_Z 0 }
  dassign %Reg13_R115 0 (retype ref <* <$Ljava_2Flang_2FString_3B>> (dread ref %Reg13_R113))
  dassign %Reg1_R115 0 (dread ref %Reg13_R115)
  dassign %Reg2_R115 0 (dread ref %Reg19_R115)
  virtualcallassigned &Ljava_2Flang_2FString_3B_7CcompareTo_7C_28Ljava_2Flang_2FString_3B_29I (dread ref %Reg1_R115, dread ref %Reg2_R115) { dassign %Reg1_I 0 }
  dassign %Reg5_I 0 (cvt i32 u1 (dread u1 %Reg0_Z))
  brtrue @label10 (ne i32 i32 (dread i32 %Reg1_I, constval i32 0))
  dassign %Reg0_I 0 (dread i32 %Reg5_I)
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg5_I 0 (dread i32 %Reg1_I)
  dassign %Reg6_I 0 (dread i32 %Reg0_I)
  goto @label11
@label10
  dassign %Reg0_I 0 (dread i32 %Reg5_I)
  dassign %Reg1_I 0 (constval i32 0)
  dassign %Reg5_I 0 (dread i32 %Reg1_I)
  dassign %Reg6_I 0 (dread i32 %Reg0_I)
@label11
  dassign %Reg0_I 0 (dread i32 %Reg6_I)
  dassign %Reg1_I 0 (dread i32 %Reg5_I)
  brtrue @label12 (eq i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
LOC 1 14
  dassign %Reg0_R118 0 (dread ref %Reg14_R118)
  dassign %Reg1_I 0 (constval i32 33)
  dassign %Reg1_C 0 (cvt u16 i32 (dread i32 %Reg1_I))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28C_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R118, dread u16 %Reg1_C) { dassign %Reg0_R118 0 }
@label12
LOC 1 10
  dassign %Reg17_I 0 (add i32 (dread i32 %Reg17_I, constval i32 1))
  goto @label7
@label13
LOC 1 17
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R117 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_R118 0 (dread ref %Reg14_R118)
  dassign %Reg1_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg1_R118))
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FObject_3B_29V (dread ref %Reg0_R117, dread ref %Reg1_R113) {}
LOC 1 8
  dassign %Reg12_I 0 (add i32 (dread i32 %Reg12_I, constval i32 1))
  goto @label6
@label14
LOC 1 19
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R117 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R118 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R118) {}
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_6100) { dassign %L_STR_14 0 }
  dassign %Reg2_R115 0 (dread ptr %L_STR_14)
  dassign %Reg3_R113 0 (constval ref 0)
  virtualcallassigned &Ljava_2Flang_2FString_3B_7Cequals_7C_28Ljava_2Flang_2FObject_3B_29Z (dread ref %Reg2_R115, dread ref %Reg3_R113) { dassign %Reg2_Z 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Z_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R118, dread u1 %Reg2_Z) { dassign %Reg1_R118 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_12 0 }
  dassign %Reg2_R115 0 (dread ptr %L_STR_12)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R118, dread ref %Reg2_R115) { dassign %Reg1_R118 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_6100) { dassign %L_STR_14 0 }
  dassign %Reg2_R115 0 (dread ptr %L_STR_14)
  intrinsiccallwithtype <$Ljava_2Flang_2FObject_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg3_R113 0 (gcmalloc ref <$Ljava_2Flang_2FObject_3B>)
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg3_R113) {}
  virtualcallassigned &Ljava_2Flang_2FString_3B_7Cequals_7C_28Ljava_2Flang_2FObject_3B_29Z (dread ref %Reg2_R115, dread ref %Reg3_R113) { dassign %Reg2_Z 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Z_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R118, dread u1 %Reg2_Z) { dassign %Reg1_R118 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_12 0 }
  dassign %Reg2_R115 0 (dread ptr %L_STR_12)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R118, dread ref %Reg2_R115) { dassign %Reg1_R118 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_610062006300) { dassign %L_STR_24 0 }
  dassign %Reg2_R115 0 (dread ptr %L_STR_24)
  dassign %Reg3_I 0 (constval i32 1)
  dassign %Reg4_I 0 (constval i32 2)
  virtualcallassigned &Ljava_2Flang_2FString_3B_7Csubstring_7C_28II_29Ljava_2Flang_2FString_3B (dread ref %Reg2_R115, dread i32 %Reg3_I, dread i32 %Reg4_I) { dassign %Reg2_R115 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_6200) { dassign %L_STR_15 0 }
  dassign %Reg3_R115 0 (dread ptr %L_STR_15)
  dassign %Reg3_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg3_R115))
  virtualcallassigned &Ljava_2Flang_2FString_3B_7Cequals_7C_28Ljava_2Flang_2FObject_3B_29Z (dread ref %Reg2_R115, dread ref %Reg3_R113) { dassign %Reg2_Z 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Z_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R118, dread u1 %Reg2_Z) { dassign %Reg1_R118 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R118) { dassign %Reg1_R115 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R117, dread ref %Reg1_R115) {}
LOC 1 20
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R117 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R118 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R118) {}
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2d4e6100) { dassign %L_STR_21 0 }
  dassign %Reg2_R115 0 (dread ptr %L_STR_21)
  dassign %Reg3_I 0 (constval i32 0)
  dassign %Reg4_I 0 (constval i32 1)
  virtualcallassigned &Ljava_2Flang_2FString_3B_7Csubstring_7C_28II_29Ljava_2Flang_2FString_3B (dread ref %Reg2_R115, dread i32 %Reg3_I, dread i32 %Reg4_I) { dassign %Reg2_R115 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2d4e) { dassign %L_STR_20 0 }
  dassign %Reg3_R115 0 (dread ptr %L_STR_20)
  dassign %Reg3_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg3_R115))
  virtualcallassigned &Ljava_2Flang_2FString_3B_7Cequals_7C_28Ljava_2Flang_2FObject_3B_29Z (dread ref %Reg2_R115, dread ref %Reg3_R113) { dassign %Reg2_Z 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Z_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R118, dread u1 %Reg2_Z) { dassign %Reg1_R118 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_12 0 }
  dassign %Reg2_R115 0 (dread ptr %L_STR_12)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R118, dread ref %Reg2_R115) { dassign %Reg1_R118 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_7800e400) { dassign %L_STR_25 0 }
  dassign %Reg2_R115 0 (dread ptr %L_STR_25)
  dassign %Reg3_I 0 (constval i32 1)
  dassign %Reg4_I 0 (constval i32 2)
  virtualcallassigned &Ljava_2Flang_2FString_3B_7Csubstring_7C_28II_29Ljava_2Flang_2FString_3B (dread ref %Reg2_R115, dread i32 %Reg3_I, dread i32 %Reg4_I) { dassign %Reg2_R115 0 }
  virtualcallassigned &Ljava_2Flang_2FString_3B_7Clength_7C_28_29I (dread ref %Reg2_R115) { dassign %Reg2_I 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R118, dread i32 %Reg2_I) { dassign %Reg1_R118 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R118) { dassign %Reg1_R115 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R117, dread ref %Reg1_R115) {}
  try { @label15 }
LOC 1 22
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_610062006300) { dassign %L_STR_24 0 }
  dassign %Reg0_R115 0 (dread ptr %L_STR_24)
  dassign %Reg1_I 0 (constval i32 2)
  dassign %Reg2_I 0 (constval i32 4)
  virtualcallassigned &Ljava_2Flang_2FString_3B_7Csubstring_7C_28II_29Ljava_2Flang_2FString_3B (dread ref %Reg0_R115, dread i32 %Reg1_I, dread i32 %Reg2_I) { dassign %Reg0_R115 0 }
  endtry
LOC 1 25
  goto @label18
@label15
  catch { <* <$Ljava_2Flang_2FStringIndexOutOfBoundsException_3B>> }
  dassign %Reg0_R119 0 (regread ptr %%thrownval)
LOC 1 23
  dassign %Reg10_R119 0 (dread ref %Reg0_R119)
LOC 1 24
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R117 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R118 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R118) {}
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_6300610075006700680074002000) { dassign %L_STR_26 0 }
  dassign %Reg2_R115 0 (dread ptr %L_STR_26)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R118, dread ref %Reg2_R115) { dassign %Reg1_R118 0 }
  dassign %Reg2_R119 0 (dread ref %Reg10_R119)
  virtualcallassigned &Ljava_2Flang_2FStringIndexOutOfBoundsException_3B_7CgetMessage_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg2_R119) { dassign %Reg2_R115 0 }
  dassign %Reg5_R113 0 (dread ref %Reg1_R118)
  dassign %Reg6_R113 0 (dread ref %Reg0_R117)
  brtrue @label16 (eq i32 ref (dread ref %Reg2_R115, constval ref 0))
  dassign %Reg0_R113 0 (dread ref %Reg6_R113)
  dassign %Reg1_R113 0 (dread ref %Reg5_R113)
  dassign %Reg2_I 0 (constval i32 1)
  dassign %Reg5_I 0 (dread i32 %Reg2_I)
  dassign %Reg6_R113 0 (dread ref %Reg1_R113)
  dassign %Reg7_R113 0 (dread ref %Reg0_R113)
  goto @label17
@label16
  dassign %Reg0_R113 0 (dread ref %Reg6_R113)
  dassign %Reg1_R113 0 (dread ref %Reg5_R113)
  dassign %Reg2_I 0 (constval i32 0)
  dassign %Reg5_I 0 (dread i32 %Reg2_I)
  dassign %Reg6_R113 0 (dread ref %Reg1_R113)
  dassign %Reg7_R113 0 (dread ref %Reg0_R113)
@label17
  dassign %Reg0_R113 0 (dread ref %Reg7_R113)
  dassign %Reg1_R113 0 (dread ref %Reg6_R113)
  dassign %Reg2_I 0 (dread i32 %Reg5_I)
  dassign %Reg1_R118 0 (retype ref <* <$Ljava_2Flang_2FStringBuilder_3B>> (dread ref %Reg1_R113))
  dassign %Reg2_Z 0 (cvt u1 i32 (dread i32 %Reg2_I))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Z_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R118, dread u1 %Reg2_Z) { dassign %Reg1_R118 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R118) { dassign %Reg1_R115 0 }
  dassign %Reg0_R117 0 (retype ref <* <$Ljava_2Fio_2FPrintStream_3B>> (dread ref %Reg0_R113))
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R117, dread ref %Reg1_R115) {}
@label18
LOC 1 26
  return ()
}
