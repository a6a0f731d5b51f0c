flavor 1
srclang 3
id 65535
numfuncs 61
import "../../../tests/java/library.mplt"
import "DeltaBlue.mplt"
entryfunc &LDeltaBlue_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V
fileinfo {
  @INFO_filename "DeltaBlue.class",
  @INFO_filename "DeltaBlue$Binary.class",
  @INFO_filename "DeltaBlue$Constraint.class",
  @INFO_filename "DeltaBlue$Edit.class",
  @INFO_filename "DeltaBlue$Equal.class",
  @INFO_filename "DeltaBlue$Linear.class",
  @INFO_filename "DeltaBlue$Planner.class",
  @INFO_filename "DeltaBlue$Stay.class",
  @INFO_filename "DeltaBlue$Unary.class",
  @INFO_filename "DeltaBlue$Variable.class"}
srcfileinfo {
  1 "DeltaBlue.java"}
javaclass $LDeltaBlue_3B <$LDeltaBlue_3B> final public
javaclass $LDeltaBlue_24Binary_3B <$LDeltaBlue_24Binary_3B> abstract
javaclass $LDeltaBlue_24Constraint_3B <$LDeltaBlue_24Constraint_3B> abstract
javaclass $LDeltaBlue_24Edit_3B <$LDeltaBlue_24Edit_3B> final
javaclass $LDeltaBlue_24Equal_3B <$LDeltaBlue_24Equal_3B> final
javaclass $LDeltaBlue_24Linear_3B <$LDeltaBlue_24Linear_3B> final
javaclass $LDeltaBlue_24Planner_3B <$LDeltaBlue_24Planner_3B> final
javaclass $LDeltaBlue_24Stay_3B <$LDeltaBlue_24Stay_3B> final
javaclass $LDeltaBlue_24Unary_3B <$LDeltaBlue_24Unary_3B> abstract
javaclass $LDeltaBlue_24Variable_3B <$LDeltaBlue_24Variable_3B> final
func &LDeltaBlue_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$LDeltaBlue_3B>>) void
func &LDeltaBlue_3B_7Cchain_7C_28I_29I static (var %Reg11_I i32) i32
func &LDeltaBlue_3B_7Cpairs_7C_28I_29I static (var %Reg14_I i32) i32
func &LDeltaBlue_3B_7Ctotal_7C_28ALDeltaBlue_24Variable_3B_29I static (var %Reg5_R119 <* <[] <* <$LDeltaBlue_24Variable_3B>>>>) i32
func &LDeltaBlue_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V public static (var %Reg5_R121 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>) void
func &LDeltaBlue_24Binary_3B_7C_3Cinit_3E_7C_28LDeltaBlue_24Variable_3BLDeltaBlue_24Variable_3BI_29V constructor (var %_this <* <$LDeltaBlue_24Binary_3B>>, var %Reg3_R115 <* <$LDeltaBlue_24Variable_3B>>, var %Reg4_R115 <* <$LDeltaBlue_24Variable_3B>>, var %Reg5_I i32) void
func &LDeltaBlue_24Binary_3B_7CisSatisfied_7C_28_29Z virtual (var %_this <* <$LDeltaBlue_24Binary_3B>>) u1
func &LDeltaBlue_24Binary_3B_7Crelease_7C_28_29V virtual (var %_this <* <$LDeltaBlue_24Binary_3B>>) void
func &LDeltaBlue_24Binary_3B_7Cattach_7C_28_29V virtual (var %_this <* <$LDeltaBlue_24Binary_3B>>) void
func &LDeltaBlue_24Binary_3B_7Cdetach_7C_28_29V virtual (var %_this <* <$LDeltaBlue_24Binary_3B>>) void
func &LDeltaBlue_24Binary_3B_7Cchoose_7C_28I_29V virtual (var %_this <* <$LDeltaBlue_24Binary_3B>>, var %Reg7_I i32) void
func &LDeltaBlue_24Binary_3B_7Cinput_7C_28_29LDeltaBlue_24Variable_3B virtual (var %_this <* <$LDeltaBlue_24Binary_3B>>) <* <$LDeltaBlue_24Variable_3B>>
func &LDeltaBlue_24Binary_3B_7Coutput_7C_28_29LDeltaBlue_24Variable_3B virtual (var %_this <* <$LDeltaBlue_24Binary_3B>>) <* <$LDeltaBlue_24Variable_3B>>
func &LDeltaBlue_24Binary_3B_7CmarkInputs_7C_28I_29V virtual (var %_this <* <$LDeltaBlue_24Binary_3B>>, var %Reg3_I i32) void
func &LDeltaBlue_24Binary_3B_7CinputsKnown_7C_28I_29Z virtual (var %_this <* <$LDeltaBlue_24Binary_3B>>, var %Reg5_I i32) u1
func &LDeltaBlue_24Binary_3B_7Crecalculate_7C_28_29V virtual (var %_this <* <$LDeltaBlue_24Binary_3B>>) void
func &LDeltaBlue_24Constraint_3B_7C_3Cinit_3E_7C_28I_29V constructor (var %_this <* <$LDeltaBlue_24Constraint_3B>>, var %Reg3_I i32) void
func &LDeltaBlue_24Constraint_3B_7CisInput_7C_28_29Z virtual (var %_this <* <$LDeltaBlue_24Constraint_3B>>) u1
func &LDeltaBlue_24Constraint_3B_7CisSatisfied_7C_28_29Z virtual abstract (var %_this <* <$LDeltaBlue_24Constraint_3B>>) u1
func &LDeltaBlue_24Constraint_3B_7Crelease_7C_28_29V virtual abstract (var %_this <* <$LDeltaBlue_24Constraint_3B>>) void
func &LDeltaBlue_24Constraint_3B_7Cattach_7C_28_29V virtual abstract (var %_this <* <$LDeltaBlue_24Constraint_3B>>) void
func &LDeltaBlue_24Constraint_3B_7Cdetach_7C_28_29V virtual abstract (var %_this <* <$LDeltaBlue_24Constraint_3B>>) void
func &LDeltaBlue_24Constraint_3B_7Cchoose_7C_28I_29V virtual abstract (var %_this <* <$LDeltaBlue_24Constraint_3B>>, var %Reg1_I i32) void
func &LDeltaBlue_24Constraint_3B_7CmarkInputs_7C_28I_29V virtual abstract (var %_this <* <$LDeltaBlue_24Constraint_3B>>, var %Reg1_I i32) void
func &LDeltaBlue_24Constraint_3B_7CinputsKnown_7C_28I_29Z virtual abstract (var %_this <* <$LDeltaBlue_24Constraint_3B>>, var %Reg1_I i32) u1
func &LDeltaBlue_24Constraint_3B_7Coutput_7C_28_29LDeltaBlue_24Variable_3B virtual abstract (var %_this <* <$LDeltaBlue_24Constraint_3B>>) <* <$LDeltaBlue_24Variable_3B>>
func &LDeltaBlue_24Constraint_3B_7Cexecute_7C_28_29V virtual abstract (var %_this <* <$LDeltaBlue_24Constraint_3B>>) void
func &LDeltaBlue_24Constraint_3B_7Crecalculate_7C_28_29V virtual abstract (var %_this <* <$LDeltaBlue_24Constraint_3B>>) void
func &LDeltaBlue_24Edit_3B_7C_3Cinit_3E_7C_28LDeltaBlue_24Variable_3BI_29V constructor (var %_this <* <$LDeltaBlue_24Edit_3B>>, var %Reg4_R115 <* <$LDeltaBlue_24Variable_3B>>, var %Reg5_I i32) void
func &LDeltaBlue_24Edit_3B_7CisInput_7C_28_29Z virtual (var %_this <* <$LDeltaBlue_24Edit_3B>>) u1
func &LDeltaBlue_24Equal_3B_7C_3Cinit_3E_7C_28LDeltaBlue_24Variable_3BLDeltaBlue_24Variable_3BI_29V constructor (var %_this <* <$LDeltaBlue_24Equal_3B>>, var %Reg5_R115 <* <$LDeltaBlue_24Variable_3B>>, var %Reg6_R115 <* <$LDeltaBlue_24Variable_3B>>, var %Reg7_I i32) void
func &LDeltaBlue_24Equal_3B_7Cexecute_7C_28_29V virtual (var %_this <* <$LDeltaBlue_24Equal_3B>>) void
func &LDeltaBlue_24Linear_3B_7C_3Cinit_3E_7C_28LDeltaBlue_24Variable_3BLDeltaBlue_24Variable_3BLDeltaBlue_24Variable_3BLDeltaBlue_24Variable_3BI_29V constructor (var %_this <* <$LDeltaBlue_24Linear_3B>>, var %Reg5_R115 <* <$LDeltaBlue_24Variable_3B>>, var %Reg6_R115 <* <$LDeltaBlue_24Variable_3B>>, var %Reg7_R115 <* <$LDeltaBlue_24Variable_3B>>, var %Reg8_R115 <* <$LDeltaBlue_24Variable_3B>>, var %Reg9_I i32) void
func &LDeltaBlue_24Linear_3B_7Cattach_7C_28_29V virtual (var %_this <* <$LDeltaBlue_24Linear_3B>>) void
func &LDeltaBlue_24Linear_3B_7Cdetach_7C_28_29V virtual (var %_this <* <$LDeltaBlue_24Linear_3B>>) void
func &LDeltaBlue_24Linear_3B_7CmarkInputs_7C_28I_29V virtual (var %_this <* <$LDeltaBlue_24Linear_3B>>, var %Reg3_I i32) void
func &LDeltaBlue_24Linear_3B_7Cexecute_7C_28_29V virtual (var %_this <* <$LDeltaBlue_24Linear_3B>>) void
func &LDeltaBlue_24Linear_3B_7Crecalculate_7C_28_29V virtual (var %_this <* <$LDeltaBlue_24Linear_3B>>) void
func &LDeltaBlue_24Planner_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LDeltaBlue_24Planner_3B>>) void
func &LDeltaBlue_24Planner_3B_7Cadd_7C_28LDeltaBlue_24Constraint_3B_29V virtual (var %_this <* <$LDeltaBlue_24Planner_3B>>, var %Reg3_R117 <* <$LDeltaBlue_24Constraint_3B>>) void
func &LDeltaBlue_24Planner_3B_7Csatisfy_7C_28LDeltaBlue_24Constraint_3B_29V virtual (var %_this <* <$LDeltaBlue_24Planner_3B>>, var %Reg6_R117 <* <$LDeltaBlue_24Constraint_3B>>) void
func &LDeltaBlue_24Planner_3B_7Cpropagate_7C_28LDeltaBlue_24Constraint_3B_29V virtual (var %_this <* <$LDeltaBlue_24Planner_3B>>, var %Reg7_R117 <* <$LDeltaBlue_24Constraint_3B>>) void
func &LDeltaBlue_24Planner_3B_7Cremove_7C_28LDeltaBlue_24Constraint_3B_29V virtual (var %_this <* <$LDeltaBlue_24Planner_3B>>, var %Reg8_R117 <* <$LDeltaBlue_24Constraint_3B>>) void
func &LDeltaBlue_24Planner_3B_7Cfree_7C_28LDeltaBlue_24Variable_3B_29Ljava_2Futil_2FArrayList_3B virtual (var %_this <* <$LDeltaBlue_24Planner_3B>>, var %Reg9_R115 <* <$LDeltaBlue_24Variable_3B>>) <* <$Ljava_2Futil_2FArrayList_3B>>
func &LDeltaBlue_24Planner_3B_7Cplan_7C_28LDeltaBlue_24Constraint_3B_29Ljava_2Futil_2FArrayList_3B virtual (var %_this <* <$LDeltaBlue_24Planner_3B>>, var %Reg8_R117 <* <$LDeltaBlue_24Constraint_3B>>) <* <$Ljava_2Futil_2FArrayList_3B>>
func &LDeltaBlue_24Planner_3B_7Cchange_7C_28LDeltaBlue_24Variable_3BII_29V virtual (var %_this <* <$LDeltaBlue_24Planner_3B>>, var %Reg9_R115 <* <$LDeltaBlue_24Variable_3B>>, var %Reg10_I i32, var %Reg11_I i32) void
func &LDeltaBlue_24Stay_3B_7C_3Cinit_3E_7C_28LDeltaBlue_24Variable_3BI_29V constructor (var %_this <* <$LDeltaBlue_24Stay_3B>>, var %Reg4_R115 <* <$LDeltaBlue_24Variable_3B>>, var %Reg5_I i32) void
func &LDeltaBlue_24Unary_3B_7C_3Cinit_3E_7C_28LDeltaBlue_24Variable_3BI_29V constructor (var %_this <* <$LDeltaBlue_24Unary_3B>>, var %Reg3_R115 <* <$LDeltaBlue_24Variable_3B>>, var %Reg4_I i32) void
func &LDeltaBlue_24Unary_3B_7CisSatisfied_7C_28_29Z virtual (var %_this <* <$LDeltaBlue_24Unary_3B>>) u1
func &LDeltaBlue_24Unary_3B_7Crelease_7C_28_29V virtual (var %_this <* <$LDeltaBlue_24Unary_3B>>) void
func &LDeltaBlue_24Unary_3B_7Cattach_7C_28_29V virtual (var %_this <* <$LDeltaBlue_24Unary_3B>>) void
func &LDeltaBlue_24Unary_3B_7Cdetach_7C_28_29V virtual (var %_this <* <$LDeltaBlue_24Unary_3B>>) void
func &LDeltaBlue_24Unary_3B_7Cchoose_7C_28I_29V virtual (var %_this <* <$LDeltaBlue_24Unary_3B>>, var %Reg6_I i32) void
func &LDeltaBlue_24Unary_3B_7CmarkInputs_7C_28I_29V virtual (var %_this <* <$LDeltaBlue_24Unary_3B>>, var %Reg1_I i32) void
func &LDeltaBlue_24Unary_3B_7CinputsKnown_7C_28I_29Z virtual (var %_this <* <$LDeltaBlue_24Unary_3B>>, var %Reg2_I i32) u1
func &LDeltaBlue_24Unary_3B_7Coutput_7C_28_29LDeltaBlue_24Variable_3B virtual (var %_this <* <$LDeltaBlue_24Unary_3B>>) <* <$LDeltaBlue_24Variable_3B>>
func &LDeltaBlue_24Unary_3B_7Cexecute_7C_28_29V virtual (var %_this <* <$LDeltaBlue_24Unary_3B>>) void
func &LDeltaBlue_24Unary_3B_7Crecalculate_7C_28_29V virtual (var %_this <* <$LDeltaBlue_24Unary_3B>>) void
func &LDeltaBlue_24Variable_3B_7C_3Cinit_3E_7C_28I_29V constructor (var %_this <* <$LDeltaBlue_24Variable_3B>>, var %Reg4_I i32) void
func &LDeltaBlue_24Variable_3B_7Cconsumers_7C_28Ljava_2Futil_2FArrayList_3B_29V virtual (var %_this <* <$LDeltaBlue_24Variable_3B>>, var %Reg5_R126 <* <$Ljava_2Futil_2FArrayList_3B>>) void
func &LDeltaBlue_24Variable_3B_7Cremove_7C_28LDeltaBlue_24Constraint_3B_29V virtual (var %_this <* <$LDeltaBlue_24Variable_3B>>, var %Reg4_R117 <* <$LDeltaBlue_24Constraint_3B>>) void
var $_C_STR_4e9f492ba4ed5024c0e1ced70893d2ff fstatic <[4] u64> readonly = [0, 0x1500000000, 0x746c6544d72e9e4e, 0x2065756c4261]
var $_C_STR_2000 fstatic <[3] u64> readonly = [0, 0x300000000, 0x2000000020]
var $_C_STR_52b4afc0c0280a47dcf2c24edae2b7b0 fstatic <[8] u64> readonly = [0, 0x5300000000, 0x65722061d67061b1, 0x6320646572697571, 0x6e69617274736e6f, 0x746f6e6e61632074, 0x6974617320656220, 0x6465696673]
var $_C_STR_106d71ef8f35f1ccd0250568194c8fe4 fstatic <[6] u64> readonly = [0, 0x2d00000000, 0x7963206128c5c246, 0x6320666f20656c63, 0x6e69617274736e6f, 0x7374]
var $LDeltaBlue_3B_7CREQUIRED i32 final static = 0
var $LDeltaBlue_3B_7CPREFERRED i32 final static = 2
var $LDeltaBlue_3B_7CSTRONG__DEFAULT i32 final static = 3
var $LDeltaBlue_3B_7CNORMAL i32 final static = 4
var $LDeltaBlue_3B_7CWEAKEST i32 final static = 6
var $Ljava_2Flang_2FSystem_3B_7Cout extern <* <$Ljava_2Fio_2FPrintStream_3B>>
func &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FObject_3B>>) void
func &Ljava_2Flang_2FInteger_3B_7CparseInt_7C_28Ljava_2Flang_2FString_3B_29I public static (var %Reg0_R122 <* <$Ljava_2Flang_2FString_3B>>) i32
func &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>) void
func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg1_R122 <* <$Ljava_2Flang_2FString_3B>>) <* <$Ljava_2Flang_2FStringBuilder_3B>>
func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg1_I i32) <* <$Ljava_2Flang_2FStringBuilder_3B>>
func &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V public virtual (var %_this <* <$Ljava_2Fio_2FPrintStream_3B>>, var %Reg1_R122 <* <$Ljava_2Flang_2FString_3B>>) void
func &Ljava_2Futil_2FArrayList_3B_7Cadd_7C_28Ljava_2Flang_2FObject_3B_29Z public virtual (var %_this <* <$Ljava_2Futil_2FArrayList_3B>>, var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>) u1
func &LDeltaBlue_24Binary_3B_7Cexecute_7C_28_29V virtual abstract (var %_this <* <$LDeltaBlue_24Binary_3B>>) void
func &LDeltaBlue_24Equal_3B_7Coutput_7C_28_29LDeltaBlue_24Variable_3B virtual (var %_this <* <$LDeltaBlue_24Equal_3B>>) <* <$LDeltaBlue_24Variable_3B>>
func &LDeltaBlue_24Equal_3B_7Cinput_7C_28_29LDeltaBlue_24Variable_3B virtual (var %_this <* <$LDeltaBlue_24Equal_3B>>) <* <$LDeltaBlue_24Variable_3B>>
func &LDeltaBlue_24Linear_3B_7Cinput_7C_28_29LDeltaBlue_24Variable_3B virtual (var %_this <* <$LDeltaBlue_24Linear_3B>>) <* <$LDeltaBlue_24Variable_3B>>
func &LDeltaBlue_24Linear_3B_7Coutput_7C_28_29LDeltaBlue_24Variable_3B virtual (var %_this <* <$LDeltaBlue_24Linear_3B>>) <* <$LDeltaBlue_24Variable_3B>>
func &Ljava_2Flang_2FIllegalStateException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V public constructor (var %_this <* <$Ljava_2Flang_2FIllegalStateException_3B>>, var %Reg1_R122 <* <$Ljava_2Flang_2FString_3B>>) void
func &Ljava_2Futil_2FArrayList_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Futil_2FArrayList_3B>>) void
func &Ljava_2Futil_2FArrayList_3B_7Csize_7C_28_29I public virtual (var %_this <* <$Ljava_2Futil_2FArrayList_3B>>) i32
func &Ljava_2Futil_2FArrayList_3B_7Cremove_7C_28I_29Ljava_2Flang_2FObject_3B public virtual (var %_this <* <$Ljava_2Futil_2FArrayList_3B>>, var %Reg1_I i32) <* <$Ljava_2Flang_2FObject_3B>>
func &Ljava_2Futil_2FArrayList_3B_7Cget_7C_28I_29Ljava_2Flang_2FObject_3B public virtual (var %_this <* <$Ljava_2Futil_2FArrayList_3B>>, var %Reg1_I i32) <* <$Ljava_2Flang_2FObject_3B>>
func &LDeltaBlue_24Unary_3B_7CisInput_7C_28_29Z virtual (var %_this <* <$LDeltaBlue_24Unary_3B>>) u1
var $__cinf_Ljava_2Flang_2FString_3B <$__class_meta__>
func &MCC_GetOrInsertLiteral () <* <$Ljava_2Flang_2FString_3B>>
func &LDeltaBlue_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$LDeltaBlue_3B>>) void {
  funcid 1
  var %Reg1_R112 <* <$LDeltaBlue_3B>>
  var %Reg0_R112 <* <$LDeltaBlue_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>

  dassign %Reg1_R112 0 (dread ref %_this)
LOC 1 8
  dassign %Reg0_R112 0 (dread ref %Reg1_R112)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R112))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
  return ()
}
func &LDeltaBlue_3B_7Cchain_7C_28I_29I static (var %Reg11_I i32) i32 {
  funcid 2
  var %Reg0_R114 <* <$LDeltaBlue_24Planner_3B>>
  var %Reg6_R114 <* <$LDeltaBlue_24Planner_3B>>
  var %Reg0_R115 <* <$LDeltaBlue_24Variable_3B>>
  var %Reg1_I i32
  var %Reg7_R115 <* <$LDeltaBlue_24Variable_3B>>
  var %Reg8_R115 <* <$LDeltaBlue_24Variable_3B>>
  var %Reg0_I i32
  var %Reg9_I i32
  var %Reg10_R115 <* <$LDeltaBlue_24Variable_3B>>
  var %Reg1_R116 <* <$LDeltaBlue_24Equal_3B>>
  var %Reg2_R115 <* <$LDeltaBlue_24Variable_3B>>
  var %Reg3_R115 <* <$LDeltaBlue_24Variable_3B>>
  var %Reg4_I i32
  var %Reg1_R117 <* <$LDeltaBlue_24Constraint_3B>>
  var %Reg1_R118 <* <$LDeltaBlue_24Stay_3B>>
  var %Reg3_I i32
  var %Reg1_R115 <* <$LDeltaBlue_24Variable_3B>>
  var %Reg2_I i32

ALIAS %next %Reg10_R115 <* <$LDeltaBlue_24Variable_3B>>
ALIAS %i %Reg9_I i32
ALIAS %length %Reg11_I i32
ALIAS %planner %Reg6_R114 <* <$LDeltaBlue_24Planner_3B>>
ALIAS %first %Reg7_R115 <* <$LDeltaBlue_24Variable_3B>>
ALIAS %last %Reg8_R115 <* <$LDeltaBlue_24Variable_3B>>
ALIAS %sum %Reg9_I i32
  intrinsiccallwithtype <$LDeltaBlue_3B> JAVA_CLINIT_CHECK ()
LOC 1 399
  intrinsiccallwithtype <$LDeltaBlue_24Planner_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R114 0 (gcmalloc ref <$LDeltaBlue_24Planner_3B>)
  callassigned &LDeltaBlue_24Planner_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R114) {}
  dassign %Reg6_R114 0 (dread ref %Reg0_R114)
LOC 1 400
  intrinsiccallwithtype <$LDeltaBlue_24Variable_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (gcmalloc ref <$LDeltaBlue_24Variable_3B>)
  dassign %Reg1_I 0 (constval i32 0)
  callassigned &LDeltaBlue_24Variable_3B_7C_3Cinit_3E_7C_28I_29V (dread ref %Reg0_R115, dread i32 %Reg1_I) {}
  dassign %Reg7_R115 0 (dread ref %Reg0_R115)
LOC 1 401
  dassign %Reg0_R115 0 (dread ref %Reg7_R115)
  dassign %Reg8_R115 0 (dread ref %Reg0_R115)
LOC 1 402
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg9_I 0 (dread i32 %Reg0_I)
@label0
  dassign %Reg0_I 0 (dread i32 %Reg9_I)
  dassign %Reg1_I 0 (dread i32 %Reg11_I)
  brtrue @label1 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
LOC 1 403
  intrinsiccallwithtype <$LDeltaBlue_24Variable_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (gcmalloc ref <$LDeltaBlue_24Variable_3B>)
  dassign %Reg1_I 0 (constval i32 0)
  callassigned &LDeltaBlue_24Variable_3B_7C_3Cinit_3E_7C_28I_29V (dread ref %Reg0_R115, dread i32 %Reg1_I) {}
  dassign %Reg10_R115 0 (dread ref %Reg0_R115)
LOC 1 404
  dassign %Reg0_R114 0 (dread ref %Reg6_R114)
  intrinsiccallwithtype <$LDeltaBlue_24Equal_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R116 0 (gcmalloc ref <$LDeltaBlue_24Equal_3B>)
  dassign %Reg2_R115 0 (dread ref %Reg8_R115)
  dassign %Reg3_R115 0 (dread ref %Reg10_R115)
  dassign %Reg4_I 0 (constval i32 0)
  callassigned &LDeltaBlue_24Equal_3B_7C_3Cinit_3E_7C_28LDeltaBlue_24Variable_3BLDeltaBlue_24Variable_3BI_29V (dread ref %Reg1_R116, dread ref %Reg2_R115, dread ref %Reg3_R115, dread i32 %Reg4_I) {}
  dassign %Reg1_R117 0 (retype ref <* <$LDeltaBlue_24Constraint_3B>> (dread ref %Reg1_R116))
  virtualcallassigned &LDeltaBlue_24Planner_3B_7Cadd_7C_28LDeltaBlue_24Constraint_3B_29V (dread ref %Reg0_R114, dread ref %Reg1_R117) {}
LOC 1 405
  dassign %Reg0_R115 0 (dread ref %Reg10_R115)
  dassign %Reg8_R115 0 (dread ref %Reg0_R115)
LOC 1 402
  dassign %Reg9_I 0 (add i32 (dread i32 %Reg9_I, constval i32 1))
  goto @label0
@label1
LOC 1 407
  dassign %Reg0_R114 0 (dread ref %Reg6_R114)
  intrinsiccallwithtype <$LDeltaBlue_24Stay_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R118 0 (gcmalloc ref <$LDeltaBlue_24Stay_3B>)
  dassign %Reg2_R115 0 (dread ref %Reg8_R115)
  dassign %Reg3_I 0 (constval i32 3)
  callassigned &LDeltaBlue_24Stay_3B_7C_3Cinit_3E_7C_28LDeltaBlue_24Variable_3BI_29V (dread ref %Reg1_R118, dread ref %Reg2_R115, dread i32 %Reg3_I) {}
  dassign %Reg1_R117 0 (retype ref <* <$LDeltaBlue_24Constraint_3B>> (dread ref %Reg1_R118))
  virtualcallassigned &LDeltaBlue_24Planner_3B_7Cadd_7C_28LDeltaBlue_24Constraint_3B_29V (dread ref %Reg0_R114, dread ref %Reg1_R117) {}
LOC 1 408
  dassign %Reg0_R114 0 (dread ref %Reg6_R114)
  dassign %Reg1_R115 0 (dread ref %Reg7_R115)
  dassign %Reg2_I 0 (constval i32 42)
  dassign %Reg3_I 0 (constval i32 100)
  virtualcallassigned &LDeltaBlue_24Planner_3B_7Cchange_7C_28LDeltaBlue_24Variable_3BII_29V (dread ref %Reg0_R114, dread ref %Reg1_R115, dread i32 %Reg2_I, dread i32 %Reg3_I) {}
LOC 1 409
  dassign %Reg0_R115 0 (dread ref %Reg8_R115)
  dassign %Reg0_I 0 (iread i32 <* <$LDeltaBlue_24Variable_3B>> 3 (dread ref %Reg0_R115))
  dassign %Reg9_I 0 (dread i32 %Reg0_I)
LOC 1 410
  dassign %Reg0_R114 0 (dread ref %Reg6_R114)
  dassign %Reg1_R115 0 (dread ref %Reg8_R115)
  dassign %Reg2_I 0 (constval i32 7)
  dassign %Reg3_I 0 (constval i32 10)
  virtualcallassigned &LDeltaBlue_24Planner_3B_7Cchange_7C_28LDeltaBlue_24Variable_3BII_29V (dread ref %Reg0_R114, dread ref %Reg1_R115, dread i32 %Reg2_I, dread i32 %Reg3_I) {}
LOC 1 411
  dassign %Reg0_I 0 (dread i32 %Reg9_I)
  dassign %Reg1_I 0 (constval i32 100)
  dassign %Reg0_I 0 (mul i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_R115 0 (dread ref %Reg7_R115)
  dassign %Reg1_I 0 (iread i32 <* <$LDeltaBlue_24Variable_3B>> 3 (dread ref %Reg1_R115))
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  return (dread i32 %Reg0_I)
}
func &LDeltaBlue_3B_7Cpairs_7C_28I_29I static (var %Reg14_I i32) i32 {
  funcid 3
  var %Reg0_R114 <* <$LDeltaBlue_24Planner_3B>>
  var %Reg8_R114 <* <$LDeltaBlue_24Planner_3B>>
  var %Reg0_R115 <* <$LDeltaBlue_24Variable_3B>>
  var %Reg1_I i32
  var %Reg9_R115 <* <$LDeltaBlue_24Variable_3B>>
  var %Reg10_R115 <* <$LDeltaBlue_24Variable_3B>>
  var %Reg0_I i32
  var %Reg0_R119 <* <[] <* <$LDeltaBlue_24Variable_3B>>>>
  var %Reg11_R119 <* <[] <* <$LDeltaBlue_24Variable_3B>>>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg12_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg12_R115 <* <$LDeltaBlue_24Variable_3B>>
  var %Reg13_I i32
  var %Reg2_R115 <* <$LDeltaBlue_24Variable_3B>>
  var %Reg3_I i32
  var %Reg1_R118 <* <$LDeltaBlue_24Stay_3B>>
  var %Reg1_R117 <* <$LDeltaBlue_24Constraint_3B>>
  var %Reg1_R120 <* <$LDeltaBlue_24Linear_3B>>
  var %Reg3_R115 <* <$LDeltaBlue_24Variable_3B>>
  var %Reg4_R115 <* <$LDeltaBlue_24Variable_3B>>
  var %Reg5_R119 <* <[] <* <$LDeltaBlue_24Variable_3B>>>>
  var %Reg6_I i32
  var %Reg5_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg5_R115 <* <$LDeltaBlue_24Variable_3B>>
  var %Reg1_R115 <* <$LDeltaBlue_24Variable_3B>>
  var %Reg2_I i32
  var %Reg1_R119 <* <[] <* <$LDeltaBlue_24Variable_3B>>>>
  var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>

ALIAS %i %Reg13_I i32
ALIAS %count %Reg14_I i32
ALIAS %planner %Reg8_R114 <* <$LDeltaBlue_24Planner_3B>>
ALIAS %factor %Reg9_R115 <* <$LDeltaBlue_24Variable_3B>>
ALIAS %offset %Reg10_R115 <* <$LDeltaBlue_24Variable_3B>>
ALIAS %results %Reg11_R119 <* <[] <* <$LDeltaBlue_24Variable_3B>>>>
ALIAS %from %Reg12_R115 <* <$LDeltaBlue_24Variable_3B>>
ALIAS %sum %Reg13_I i32
  intrinsiccallwithtype <$LDeltaBlue_3B> JAVA_CLINIT_CHECK ()
LOC 1 415
  intrinsiccallwithtype <$LDeltaBlue_24Planner_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R114 0 (gcmalloc ref <$LDeltaBlue_24Planner_3B>)
  callassigned &LDeltaBlue_24Planner_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R114) {}
  dassign %Reg8_R114 0 (dread ref %Reg0_R114)
LOC 1 416
  intrinsiccallwithtype <$LDeltaBlue_24Variable_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (gcmalloc ref <$LDeltaBlue_24Variable_3B>)
  dassign %Reg1_I 0 (constval i32 10)
  callassigned &LDeltaBlue_24Variable_3B_7C_3Cinit_3E_7C_28I_29V (dread ref %Reg0_R115, dread i32 %Reg1_I) {}
  dassign %Reg9_R115 0 (dread ref %Reg0_R115)
LOC 1 417
  intrinsiccallwithtype <$LDeltaBlue_24Variable_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (gcmalloc ref <$LDeltaBlue_24Variable_3B>)
  dassign %Reg1_I 0 (constval i32 1000)
  callassigned &LDeltaBlue_24Variable_3B_7C_3Cinit_3E_7C_28I_29V (dread ref %Reg0_R115, dread i32 %Reg1_I) {}
  dassign %Reg10_R115 0 (dread ref %Reg0_R115)
LOC 1 418
  dassign %Reg0_I 0 (dread i32 %Reg14_I)
  dassign %Reg0_R119 0 (gcmallocjarray ref <[] <* <$LDeltaBlue_24Variable_3B>>> (dread i32 %Reg0_I))
  dassign %Reg11_R119 0 (dread ref %Reg0_R119)
LOC 1 419
  dassign %Reg0_R113 0 (constval ref 0)
  dassign %Reg12_R113 0 (dread ref %Reg0_R113)
  dassign %Reg12_R115 0 (retype ref <* <$LDeltaBlue_24Variable_3B>> (dread ref %Reg12_R113))
LOC 1 420
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg13_I 0 (dread i32 %Reg0_I)
@label2
  dassign %Reg0_I 0 (dread i32 %Reg13_I)
  dassign %Reg1_I 0 (dread i32 %Reg14_I)
  brtrue @label3 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
LOC 1 421
  intrinsiccallwithtype <$LDeltaBlue_24Variable_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (gcmalloc ref <$LDeltaBlue_24Variable_3B>)
  dassign %Reg1_I 0 (dread i32 %Reg13_I)
  callassigned &LDeltaBlue_24Variable_3B_7C_3Cinit_3E_7C_28I_29V (dread ref %Reg0_R115, dread i32 %Reg1_I) {}
  dassign %Reg12_R115 0 (dread ref %Reg0_R115)
LOC 1 422
  dassign %Reg0_R119 0 (dread ref %Reg11_R119)
  dassign %Reg1_I 0 (dread i32 %Reg13_I)
  intrinsiccallwithtype <$LDeltaBlue_24Variable_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg2_R115 0 (gcmalloc ref <$LDeltaBlue_24Variable_3B>)
  dassign %Reg3_I 0 (dread i32 %Reg13_I)
  callassigned &LDeltaBlue_24Variable_3B_7C_3Cinit_3E_7C_28I_29V (dread ref %Reg2_R115, dread i32 %Reg3_I) {}
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R119, dread i32 %Reg1_I), 
    dread ref %Reg2_R115)
LOC 1 423
  dassign %Reg0_R114 0 (dread ref %Reg8_R114)
  intrinsiccallwithtype <$LDeltaBlue_24Stay_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R118 0 (gcmalloc ref <$LDeltaBlue_24Stay_3B>)
  dassign %Reg2_R115 0 (dread ref %Reg12_R115)
  dassign %Reg3_I 0 (constval i32 4)
  callassigned &LDeltaBlue_24Stay_3B_7C_3Cinit_3E_7C_28LDeltaBlue_24Variable_3BI_29V (dread ref %Reg1_R118, dread ref %Reg2_R115, dread i32 %Reg3_I) {}
  dassign %Reg1_R117 0 (retype ref <* <$LDeltaBlue_24Constraint_3B>> (dread ref %Reg1_R118))
  virtualcallassigned &LDeltaBlue_24Planner_3B_7Cadd_7C_28LDeltaBlue_24Constraint_3B_29V (dread ref %Reg0_R114, dread ref %Reg1_R117) {}
LOC 1 424
  dassign %Reg0_R114 0 (dread ref %Reg8_R114)
  intrinsiccallwithtype <$LDeltaBlue_24Linear_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R120 0 (gcmalloc ref <$LDeltaBlue_24Linear_3B>)
  dassign %Reg2_R115 0 (dread ref %Reg12_R115)
  dassign %Reg3_R115 0 (dread ref %Reg9_R115)
  dassign %Reg4_R115 0 (dread ref %Reg10_R115)
  dassign %Reg5_R119 0 (dread ref %Reg11_R119)
  dassign %Reg6_I 0 (dread i32 %Reg13_I)
  dassign %Reg5_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg5_R119, dread i32 %Reg6_I)))
  dassign %Reg6_I 0 (constval i32 0)
  dassign %Reg5_R115 0 (retype ref <* <$LDeltaBlue_24Variable_3B>> (dread ref %Reg5_R113))
  callassigned &LDeltaBlue_24Linear_3B_7C_3Cinit_3E_7C_28LDeltaBlue_24Variable_3BLDeltaBlue_24Variable_3BLDeltaBlue_24Variable_3BLDeltaBlue_24Variable_3BI_29V (dread ref %Reg1_R120, dread ref %Reg2_R115, dread ref %Reg3_R115, dread ref %Reg4_R115, dread ref %Reg5_R115, dread i32 %Reg6_I) {}
  dassign %Reg1_R117 0 (retype ref <* <$LDeltaBlue_24Constraint_3B>> (dread ref %Reg1_R120))
  virtualcallassigned &LDeltaBlue_24Planner_3B_7Cadd_7C_28LDeltaBlue_24Constraint_3B_29V (dread ref %Reg0_R114, dread ref %Reg1_R117) {}
LOC 1 420
  dassign %Reg13_I 0 (add i32 (dread i32 %Reg13_I, constval i32 1))
  goto @label2
@label3
LOC 1 426
  dassign %Reg0_R114 0 (dread ref %Reg8_R114)
  dassign %Reg1_R115 0 (dread ref %Reg12_R115)
  dassign %Reg2_I 0 (constval i32 17)
  dassign %Reg3_I 0 (constval i32 10)
  virtualcallassigned &LDeltaBlue_24Planner_3B_7Cchange_7C_28LDeltaBlue_24Variable_3BII_29V (dread ref %Reg0_R114, dread ref %Reg1_R115, dread i32 %Reg2_I, dread i32 %Reg3_I) {}
LOC 1 427
  dassign %Reg0_R119 0 (dread ref %Reg11_R119)
  dassign %Reg1_I 0 (dread i32 %Reg14_I)
  dassign %Reg2_I 0 (constval i32 1)
  dassign %Reg1_I 0 (sub i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  dassign %Reg0_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg0_R119, dread i32 %Reg1_I)))
  dassign %Reg0_R115 0 (retype ref <* <$LDeltaBlue_24Variable_3B>> (dread ref %Reg0_R113))
  dassign %Reg0_I 0 (iread i32 <* <$LDeltaBlue_24Variable_3B>> 3 (dread ref %Reg0_R115))
  dassign %Reg13_I 0 (dread i32 %Reg0_I)
LOC 1 428
  dassign %Reg0_R114 0 (dread ref %Reg8_R114)
  dassign %Reg1_R119 0 (dread ref %Reg11_R119)
  dassign %Reg2_I 0 (dread i32 %Reg14_I)
  dassign %Reg3_I 0 (constval i32 1)
  dassign %Reg2_I 0 (sub i32 (dread i32 %Reg2_I, dread i32 %Reg3_I))
  dassign %Reg1_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg1_R119, dread i32 %Reg2_I)))
  dassign %Reg2_I 0 (constval i32 0x41a)
  dassign %Reg3_I 0 (constval i32 10)
  dassign %Reg1_R115 0 (retype ref <* <$LDeltaBlue_24Variable_3B>> (dread ref %Reg1_R113))
  virtualcallassigned &LDeltaBlue_24Planner_3B_7Cchange_7C_28LDeltaBlue_24Variable_3BII_29V (dread ref %Reg0_R114, dread ref %Reg1_R115, dread i32 %Reg2_I, dread i32 %Reg3_I) {}
LOC 1 429
  dassign %Reg0_I 0 (dread i32 %Reg13_I)
  dassign %Reg1_R115 0 (dread ref %Reg12_R115)
  dassign %Reg1_I 0 (iread i32 <* <$LDeltaBlue_24Variable_3B>> 3 (dread ref %Reg1_R115))
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg13_I 0 (dread i32 %Reg0_I)
LOC 1 430
  dassign %Reg0_R114 0 (dread ref %Reg8_R114)
  dassign %Reg1_R115 0 (dread ref %Reg9_R115)
  dassign %Reg2_I 0 (constval i32 5)
  dassign %Reg3_I 0 (constval i32 10)
  virtualcallassigned &LDeltaBlue_24Planner_3B_7Cchange_7C_28LDeltaBlue_24Variable_3BII_29V (dread ref %Reg0_R114, dread ref %Reg1_R115, dread i32 %Reg2_I, dread i32 %Reg3_I) {}
LOC 1 431
  dassign %Reg0_I 0 (dread i32 %Reg13_I)
  dassign %Reg1_R119 0 (dread ref %Reg11_R119)
  intrinsiccallwithtype <$LDeltaBlue_3B> JAVA_CLINIT_CHECK ()
  callassigned &LDeltaBlue_3B_7Ctotal_7C_28ALDeltaBlue_24Variable_3B_29I (dread ref %Reg1_R119) { dassign %Reg1_I 0 }
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg13_I 0 (dread i32 %Reg0_I)
LOC 1 432
  dassign %Reg0_R114 0 (dread ref %Reg8_R114)
  dassign %Reg1_R115 0 (dread ref %Reg10_R115)
  dassign %Reg2_I 0 (constval i32 0x7d0)
  dassign %Reg3_I 0 (constval i32 10)
  virtualcallassigned &LDeltaBlue_24Planner_3B_7Cchange_7C_28LDeltaBlue_24Variable_3BII_29V (dread ref %Reg0_R114, dread ref %Reg1_R115, dread i32 %Reg2_I, dread i32 %Reg3_I) {}
LOC 1 433
  dassign %Reg0_I 0 (dread i32 %Reg13_I)
  dassign %Reg1_R119 0 (dread ref %Reg11_R119)
  intrinsiccallwithtype <$LDeltaBlue_3B> JAVA_CLINIT_CHECK ()
  callassigned &LDeltaBlue_3B_7Ctotal_7C_28ALDeltaBlue_24Variable_3B_29I (dread ref %Reg1_R119) { dassign %Reg1_I 0 }
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_I 0 (constval i32 0xf4243)
  dassign %Reg0_I 0 (rem i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  return (dread i32 %Reg0_I)
}
func &LDeltaBlue_3B_7Ctotal_7C_28ALDeltaBlue_24Variable_3B_29I static (var %Reg5_R119 <* <[] <* <$LDeltaBlue_24Variable_3B>>>>) i32 {
  funcid 4
  var %Reg0_I i32
  var %Reg3_I i32
  var %Reg4_I i32
  var %Reg1_R119 <* <[] <* <$LDeltaBlue_24Variable_3B>>>>
  var %Reg1_I i32
  var %Reg2_I i32
  var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_R115 <* <$LDeltaBlue_24Variable_3B>>

ALIAS %i %Reg4_I i32
ALIAS %variables %Reg5_R119 <* <[] <* <$LDeltaBlue_24Variable_3B>>>>
ALIAS %sum %Reg3_I i32
  intrinsiccallwithtype <$LDeltaBlue_3B> JAVA_CLINIT_CHECK ()
LOC 1 437
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg3_I 0 (dread i32 %Reg0_I)
LOC 1 438
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg4_I 0 (dread i32 %Reg0_I)
@label4
  dassign %Reg0_I 0 (dread i32 %Reg4_I)
  dassign %Reg1_R119 0 (dread ref %Reg5_R119)
  dassign %Reg1_I 0 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %Reg1_R119))
  brtrue @label5 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
LOC 1 439
  dassign %Reg0_I 0 (dread i32 %Reg3_I)
  dassign %Reg1_I 0 (constval i32 31)
  dassign %Reg0_I 0 (mul i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_R119 0 (dread ref %Reg5_R119)
  dassign %Reg2_I 0 (dread i32 %Reg4_I)
  dassign %Reg1_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg1_R119, dread i32 %Reg2_I)))
  dassign %Reg1_R115 0 (retype ref <* <$LDeltaBlue_24Variable_3B>> (dread ref %Reg1_R113))
  dassign %Reg1_I 0 (iread i32 <* <$LDeltaBlue_24Variable_3B>> 3 (dread ref %Reg1_R115))
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_I 0 (constval i32 0xf4243)
  dassign %Reg0_I 0 (rem i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg3_I 0 (dread i32 %Reg0_I)
LOC 1 438
  dassign %Reg4_I 0 (add i32 (dread i32 %Reg4_I, constval i32 1))
  goto @label4
@label5
LOC 1 441
  dassign %Reg0_I 0 (dread i32 %Reg3_I)
  return (dread i32 %Reg0_I)
}
func &LDeltaBlue_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V public static (var %Reg5_R121 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>) void {
  funcid 5
  var %Reg0_R121 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>
  var %Reg0_I i32
  var %Reg1_I i32
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_R122 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg3_I i32
  var %Reg4_I i32
  var %Reg0_R123 <* <$Ljava_2Fio_2FPrintStream_3B>>
  var %Reg1_R124 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg2_R122 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_10 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg2_I i32
  var %L_STR_11 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_R122 <* <$Ljava_2Flang_2FString_3B>>

ALIAS %args %Reg5_R121 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>
ALIAS %size %Reg4_I i32
  intrinsiccallwithtype <$LDeltaBlue_3B> JAVA_CLINIT_CHECK ()
LOC 1 445
  dassign %Reg0_R121 0 (dread ref %Reg5_R121)
  dassign %Reg0_I 0 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %Reg0_R121))
  brtrue @label6 (le i32 i32 (dread i32 %Reg0_I, constval i32 0))
  dassign %Reg0_R121 0 (dread ref %Reg5_R121)
  dassign %Reg1_I 0 (constval i32 0)
  dassign %Reg0_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg0_R121, dread i32 %Reg1_I)))
  intrinsiccallwithtype <$Ljava_2Flang_2FInteger_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R122 0 (retype ref <* <$Ljava_2Flang_2FString_3B>> (dread ref %Reg0_R113))
  callassigned &Ljava_2Flang_2FInteger_3B_7CparseInt_7C_28Ljava_2Flang_2FString_3B_29I (dread ref %Reg0_R122) { dassign %Reg0_I 0 }
  dassign %Reg3_I 0 (dread i32 %Reg0_I)
  goto @label7
@label6
  dassign %Reg0_I 0 (constval i32 0xfa0)
  dassign %Reg3_I 0 (dread i32 %Reg0_I)
@label7
  dassign %Reg0_I 0 (dread i32 %Reg3_I)
  dassign %Reg4_I 0 (dread i32 %Reg0_I)
LOC 1 446
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R123 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R124 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R124) {}
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_4e9f492ba4ed5024c0e1ced70893d2ff) { dassign %L_STR_10 0 }
  dassign %Reg2_R122 0 (dread ptr %L_STR_10)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R124, dread ref %Reg2_R122) { dassign %Reg1_R124 0 }
  dassign %Reg2_I 0 (dread i32 %Reg4_I)
  intrinsiccallwithtype <$LDeltaBlue_3B> JAVA_CLINIT_CHECK ()
  callassigned &LDeltaBlue_3B_7Cchain_7C_28I_29I (dread i32 %Reg2_I) { dassign %Reg2_I 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R124, dread i32 %Reg2_I) { dassign %Reg1_R124 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_11 0 }
  dassign %Reg2_R122 0 (dread ptr %L_STR_11)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R124, dread ref %Reg2_R122) { dassign %Reg1_R124 0 }
  dassign %Reg2_I 0 (dread i32 %Reg4_I)
  intrinsiccallwithtype <$LDeltaBlue_3B> JAVA_CLINIT_CHECK ()
  callassigned &LDeltaBlue_3B_7Cpairs_7C_28I_29I (dread i32 %Reg2_I) { dassign %Reg2_I 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R124, dread i32 %Reg2_I) { dassign %Reg1_R124 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R124) { dassign %Reg1_R122 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R123, dread ref %Reg1_R122) {}
LOC 1 447
  return ()
}
func &LDeltaBlue_24Binary_3B_7C_3Cinit_3E_7C_28LDeltaBlue_24Variable_3BLDeltaBlue_24Variable_3BI_29V constructor (var %_this <* <$LDeltaBlue_24Binary_3B>>, var %Reg3_R115 <* <$LDeltaBlue_24Variable_3B>>, var %Reg4_R115 <* <$LDeltaBlue_24Variable_3B>>, var %Reg5_I i32) void {
  funcid 6
  var %Reg2_R125 <* <$LDeltaBlue_24Binary_3B>>
  var %Reg0_R125 <* <$LDeltaBlue_24Binary_3B>>
  var %Reg1_I i32
  var %Reg0_R117 <* <$LDeltaBlue_24Constraint_3B>>
  var %Reg1_R115 <* <$LDeltaBlue_24Variable_3B>>

ALIAS %left %Reg3_R115 <* <$LDeltaBlue_24Variable_3B>>
ALIAS %right %Reg4_R115 <* <$LDeltaBlue_24Variable_3B>>
ALIAS %strength %Reg5_I i32
  dassign %Reg2_R125 0 (dread ref %_this)
LOC 1 154
  dassign %Reg0_R125 0 (dread ref %Reg2_R125)
  dassign %Reg1_I 0 (dread i32 %Reg5_I)
  dassign %Reg0_R117 0 (retype ref <* <$LDeltaBlue_24Constraint_3B>> (dread ref %Reg0_R125))
  callassigned &LDeltaBlue_24Constraint_3B_7C_3Cinit_3E_7C_28I_29V (dread ref %Reg0_R117, dread i32 %Reg1_I) {}
LOC 1 155
  dassign %Reg0_R125 0 (dread ref %Reg2_R125)
  dassign %Reg1_R115 0 (dread ref %Reg3_R115)
  iassign <* <$LDeltaBlue_24Binary_3B>> 4 (dread ref %Reg0_R125, dread ref %Reg1_R115)
LOC 1 156
  dassign %Reg0_R125 0 (dread ref %Reg2_R125)
  dassign %Reg1_R115 0 (dread ref %Reg4_R115)
  iassign <* <$LDeltaBlue_24Binary_3B>> 5 (dread ref %Reg0_R125, dread ref %Reg1_R115)
LOC 1 157
  return ()
}
func &LDeltaBlue_24Binary_3B_7CisSatisfied_7C_28_29Z virtual (var %_this <* <$LDeltaBlue_24Binary_3B>>) u1 {
  funcid 7
  var %Reg1_R125 <* <$LDeltaBlue_24Binary_3B>>
  var %Reg0_R125 <* <$LDeltaBlue_24Binary_3B>>
  var %Reg0_Z u1
  var %Reg0_I i32

  dassign %Reg1_R125 0 (dread ref %_this)
LOC 1 160
  dassign %Reg0_R125 0 (dread ref %Reg1_R125)
  dassign %Reg0_Z 0 (iread u1 <* <$LDeltaBlue_24Binary_3B>> 6 (dread ref %Reg0_R125))
  dassign %Reg0_I 0 (cvt i32 u1 (dread u1 %Reg0_Z))
  return (dread i32 %Reg0_I)
}
func &LDeltaBlue_24Binary_3B_7Crelease_7C_28_29V virtual (var %_this <* <$LDeltaBlue_24Binary_3B>>) void {
  funcid 8
  var %Reg2_R125 <* <$LDeltaBlue_24Binary_3B>>
  var %Reg0_R125 <* <$LDeltaBlue_24Binary_3B>>
  var %Reg1_I i32
  var %Reg1_Z u1

  dassign %Reg2_R125 0 (dread ref %_this)
LOC 1 164
  dassign %Reg0_R125 0 (dread ref %Reg2_R125)
  dassign %Reg1_I 0 (constval i32 0)
  dassign %Reg1_Z 0 (intrinsicop u1 JAVA_MERGE (dread i32 %Reg1_I))
  iassign <* <$LDeltaBlue_24Binary_3B>> 6 (dread ref %Reg0_R125, dread u1 %Reg1_Z)
LOC 1 165
  return ()
}
func &LDeltaBlue_24Binary_3B_7Cattach_7C_28_29V virtual (var %_this <* <$LDeltaBlue_24Binary_3B>>) void {
  funcid 9
  var %Reg2_R125 <* <$LDeltaBlue_24Binary_3B>>
  var %Reg0_R125 <* <$LDeltaBlue_24Binary_3B>>
  var %Reg0_R115 <* <$LDeltaBlue_24Variable_3B>>
  var %Reg0_R126 <* <$Ljava_2Futil_2FArrayList_3B>>
  var %Reg1_R125 <* <$LDeltaBlue_24Binary_3B>>
  var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_Z u1

  dassign %Reg2_R125 0 (dread ref %_this)
LOC 1 168
  dassign %Reg0_R125 0 (dread ref %Reg2_R125)
  dassign %Reg0_R115 0 (iread ref <* <$LDeltaBlue_24Binary_3B>> 4 (dread ref %Reg0_R125))
  dassign %Reg0_R126 0 (iread ref <* <$LDeltaBlue_24Variable_3B>> 2 (dread ref %Reg0_R115))
  dassign %Reg1_R125 0 (dread ref %Reg2_R125)
  dassign %Reg1_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg1_R125))
  virtualcallassigned &Ljava_2Futil_2FArrayList_3B_7Cadd_7C_28Ljava_2Flang_2FObject_3B_29Z (dread ref %Reg0_R126, dread ref %Reg1_R113) { dassign %Reg0_Z 0 }
LOC 1 169
  dassign %Reg0_R125 0 (dread ref %Reg2_R125)
  dassign %Reg0_R115 0 (iread ref <* <$LDeltaBlue_24Binary_3B>> 5 (dread ref %Reg0_R125))
  dassign %Reg0_R126 0 (iread ref <* <$LDeltaBlue_24Variable_3B>> 2 (dread ref %Reg0_R115))
  dassign %Reg1_R125 0 (dread ref %Reg2_R125)
  dassign %Reg1_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg1_R125))
  virtualcallassigned &Ljava_2Futil_2FArrayList_3B_7Cadd_7C_28Ljava_2Flang_2FObject_3B_29Z (dread ref %Reg0_R126, dread ref %Reg1_R113) { dassign %Reg0_Z 0 }
LOC 1 170
  return ()
}
func &LDeltaBlue_24Binary_3B_7Cdetach_7C_28_29V virtual (var %_this <* <$LDeltaBlue_24Binary_3B>>) void {
  funcid 10
  var %Reg2_R125 <* <$LDeltaBlue_24Binary_3B>>
  var %Reg0_R125 <* <$LDeltaBlue_24Binary_3B>>
  var %Reg0_R115 <* <$LDeltaBlue_24Variable_3B>>
  var %Reg1_R125 <* <$LDeltaBlue_24Binary_3B>>
  var %Reg1_R117 <* <$LDeltaBlue_24Constraint_3B>>
  var %Reg1_I i32
  var %Reg1_Z u1

  dassign %Reg2_R125 0 (dread ref %_this)
LOC 1 173
  dassign %Reg0_R125 0 (dread ref %Reg2_R125)
  dassign %Reg0_R115 0 (iread ref <* <$LDeltaBlue_24Binary_3B>> 4 (dread ref %Reg0_R125))
  dassign %Reg1_R125 0 (dread ref %Reg2_R125)
  dassign %Reg1_R117 0 (retype ref <* <$LDeltaBlue_24Constraint_3B>> (dread ref %Reg1_R125))
  virtualcallassigned &LDeltaBlue_24Variable_3B_7Cremove_7C_28LDeltaBlue_24Constraint_3B_29V (dread ref %Reg0_R115, dread ref %Reg1_R117) {}
LOC 1 174
  dassign %Reg0_R125 0 (dread ref %Reg2_R125)
  dassign %Reg0_R115 0 (iread ref <* <$LDeltaBlue_24Binary_3B>> 5 (dread ref %Reg0_R125))
  dassign %Reg1_R125 0 (dread ref %Reg2_R125)
  dassign %Reg1_R117 0 (retype ref <* <$LDeltaBlue_24Constraint_3B>> (dread ref %Reg1_R125))
  virtualcallassigned &LDeltaBlue_24Variable_3B_7Cremove_7C_28LDeltaBlue_24Constraint_3B_29V (dread ref %Reg0_R115, dread ref %Reg1_R117) {}
LOC 1 175
  dassign %Reg0_R125 0 (dread ref %Reg2_R125)
  dassign %Reg1_I 0 (constval i32 0)
  dassign %Reg1_Z 0 (intrinsicop u1 JAVA_MERGE (dread i32 %Reg1_I))
  iassign <* <$LDeltaBlue_24Binary_3B>> 6 (dread ref %Reg0_R125, dread u1 %Reg1_Z)
LOC 1 176
  return ()
}
func &LDeltaBlue_24Binary_3B_7Cchoose_7C_28I_29V virtual (var %_this <* <$LDeltaBlue_24Binary_3B>>, var %Reg7_I i32) void {
  funcid 11
  var %Reg6_R125 <* <$LDeltaBlue_24Binary_3B>>
  var %Reg0_R125 <* <$LDeltaBlue_24Binary_3B>>
  var %Reg0_R115 <* <$LDeltaBlue_24Variable_3B>>
  var %Reg0_I i32
  var %Reg1_I i32
  var %Reg1_Z u1
  var %Reg1_R125 <* <$LDeltaBlue_24Binary_3B>>
  var %Reg1_R115 <* <$LDeltaBlue_24Variable_3B>>
  var %Reg2_R125 <* <$LDeltaBlue_24Binary_3B>>
  var %Reg2_R115 <* <$LDeltaBlue_24Variable_3B>>
  var %Reg2_I i32
  var %Reg3_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg3_I i32
  var %Reg4_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg5_R115 <* <$LDeltaBlue_24Variable_3B>>

ALIAS %mark %Reg7_I i32
ALIAS %output %Reg5_R115 <* <$LDeltaBlue_24Variable_3B>>
  dassign %Reg6_R125 0 (dread ref %_this)
LOC 1 179
  dassign %Reg0_R125 0 (dread ref %Reg6_R125)
  dassign %Reg0_R115 0 (iread ref <* <$LDeltaBlue_24Binary_3B>> 4 (dread ref %Reg0_R125))
  dassign %Reg0_I 0 (iread i32 <* <$LDeltaBlue_24Variable_3B>> 5 (dread ref %Reg0_R115))
  dassign %Reg1_I 0 (dread i32 %Reg7_I)
  brtrue @label8 (ne i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
LOC 1 180
  dassign %Reg0_R125 0 (dread ref %Reg6_R125)
  dassign %Reg1_I 0 (constval i32 0)
  dassign %Reg1_Z 0 (intrinsicop u1 JAVA_MERGE (dread i32 %Reg1_I))
  iassign <* <$LDeltaBlue_24Binary_3B>> 7 (dread ref %Reg0_R125, dread u1 %Reg1_Z)
  goto @label12
@label8
LOC 1 181
  dassign %Reg0_R125 0 (dread ref %Reg6_R125)
  dassign %Reg0_R115 0 (iread ref <* <$LDeltaBlue_24Binary_3B>> 5 (dread ref %Reg0_R125))
  dassign %Reg0_I 0 (iread i32 <* <$LDeltaBlue_24Variable_3B>> 5 (dread ref %Reg0_R115))
  dassign %Reg1_I 0 (dread i32 %Reg7_I)
  brtrue @label9 (ne i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
LOC 1 182
  dassign %Reg0_R125 0 (dread ref %Reg6_R125)
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg1_Z 0 (intrinsicop u1 JAVA_MERGE (dread i32 %Reg1_I))
  iassign <* <$LDeltaBlue_24Binary_3B>> 7 (dread ref %Reg0_R125, dread u1 %Reg1_Z)
  goto @label12
@label9
LOC 1 184
  dassign %Reg0_R125 0 (dread ref %Reg6_R125)
  dassign %Reg1_R125 0 (dread ref %Reg6_R125)
  dassign %Reg1_R115 0 (iread ref <* <$LDeltaBlue_24Binary_3B>> 4 (dread ref %Reg1_R125))
  dassign %Reg1_I 0 (iread i32 <* <$LDeltaBlue_24Variable_3B>> 6 (dread ref %Reg1_R115))
  dassign %Reg2_R125 0 (dread ref %Reg6_R125)
  dassign %Reg2_R115 0 (iread ref <* <$LDeltaBlue_24Binary_3B>> 5 (dread ref %Reg2_R125))
  dassign %Reg2_I 0 (iread i32 <* <$LDeltaBlue_24Variable_3B>> 6 (dread ref %Reg2_R115))
  dassign %Reg3_R113 0 (dread ref %Reg0_R125)
  brtrue @label10 (le i32 i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  dassign %Reg0_R113 0 (dread ref %Reg3_R113)
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg3_I 0 (dread i32 %Reg1_I)
  dassign %Reg4_R113 0 (dread ref %Reg0_R113)
  goto @label11
@label10
  dassign %Reg0_R113 0 (dread ref %Reg3_R113)
  dassign %Reg1_I 0 (constval i32 0)
  dassign %Reg3_I 0 (dread i32 %Reg1_I)
  dassign %Reg4_R113 0 (dread ref %Reg0_R113)
@label11
  dassign %Reg0_R113 0 (dread ref %Reg4_R113)
  dassign %Reg1_I 0 (dread i32 %Reg3_I)
  dassign %Reg0_R125 0 (retype ref <* <$LDeltaBlue_24Binary_3B>> (dread ref %Reg0_R113))
  dassign %Reg1_Z 0 (intrinsicop u1 JAVA_MERGE (dread i32 %Reg1_I))
  iassign <* <$LDeltaBlue_24Binary_3B>> 7 (dread ref %Reg0_R125, dread u1 %Reg1_Z)
@label12
LOC 1 186
  dassign %Reg0_R125 0 (dread ref %Reg6_R125)
  virtualcallassigned &LDeltaBlue_24Binary_3B_7Coutput_7C_28_29LDeltaBlue_24Variable_3B (dread ref %Reg0_R125) { dassign %Reg0_R115 0 }
  dassign %Reg5_R115 0 (dread ref %Reg0_R115)
LOC 1 187
  dassign %Reg0_R125 0 (dread ref %Reg6_R125)
  dassign %Reg1_R115 0 (dread ref %Reg5_R115)
  dassign %Reg1_I 0 (iread i32 <* <$LDeltaBlue_24Variable_3B>> 5 (dread ref %Reg1_R115))
  dassign %Reg2_I 0 (dread i32 %Reg7_I)
  dassign %Reg3_R113 0 (dread ref %Reg0_R125)
  brtrue @label13 (eq i32 i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  dassign %Reg0_R113 0 (dread ref %Reg3_R113)
  dassign %Reg1_R125 0 (dread ref %Reg6_R125)
  dassign %Reg1_I 0 (iread i32 <* <$LDeltaBlue_24Binary_3B>> 3 (dread ref %Reg1_R125))
  dassign %Reg2_R115 0 (dread ref %Reg5_R115)
  dassign %Reg2_I 0 (iread i32 <* <$LDeltaBlue_24Variable_3B>> 6 (dread ref %Reg2_R115))
  dassign %Reg3_R113 0 (dread ref %Reg0_R113)
  brtrue @label13 (ge i32 i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  dassign %Reg0_R113 0 (dread ref %Reg3_R113)
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg3_I 0 (dread i32 %Reg1_I)
  dassign %Reg4_R113 0 (dread ref %Reg0_R113)
  goto @label14
@label13
  dassign %Reg0_R113 0 (dread ref %Reg3_R113)
  dassign %Reg1_I 0 (constval i32 0)
  dassign %Reg3_I 0 (dread i32 %Reg1_I)
  dassign %Reg4_R113 0 (dread ref %Reg0_R113)
@label14
  dassign %Reg0_R113 0 (dread ref %Reg4_R113)
  dassign %Reg1_I 0 (dread i32 %Reg3_I)
  dassign %Reg0_R125 0 (retype ref <* <$LDeltaBlue_24Binary_3B>> (dread ref %Reg0_R113))
  dassign %Reg1_Z 0 (intrinsicop u1 JAVA_MERGE (dread i32 %Reg1_I))
  iassign <* <$LDeltaBlue_24Binary_3B>> 6 (dread ref %Reg0_R125, dread u1 %Reg1_Z)
LOC 1 188
  return ()
}
func &LDeltaBlue_24Binary_3B_7Cinput_7C_28_29LDeltaBlue_24Variable_3B virtual (var %_this <* <$LDeltaBlue_24Binary_3B>>) <* <$LDeltaBlue_24Variable_3B>> {
  funcid 12
  var %Reg2_R125 <* <$LDeltaBlue_24Binary_3B>>
  var %Reg0_R125 <* <$LDeltaBlue_24Binary_3B>>
  var %Reg0_Z u1
  var %Reg0_I i32
  var %Reg0_R115 <* <$LDeltaBlue_24Variable_3B>>
  var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>

  dassign %Reg2_R125 0 (dread ref %_this)
LOC 1 191
  dassign %Reg0_R125 0 (dread ref %Reg2_R125)
  dassign %Reg0_Z 0 (iread u1 <* <$LDeltaBlue_24Binary_3B>> 7 (dread ref %Reg0_R125))
  dassign %Reg0_I 0 (cvt i32 u1 (dread u1 %Reg0_Z))
  brtrue @label15 (eq i32 i32 (dread i32 %Reg0_I, constval i32 0))
  dassign %Reg0_R125 0 (dread ref %Reg2_R125)
  dassign %Reg0_R115 0 (iread ref <* <$LDeltaBlue_24Binary_3B>> 5 (dread ref %Reg0_R125))
  dassign %Reg1_R113 0 (dread ref %Reg0_R115)
  goto @label16
@label15
  dassign %Reg0_R125 0 (dread ref %Reg2_R125)
  dassign %Reg0_R115 0 (iread ref <* <$LDeltaBlue_24Binary_3B>> 4 (dread ref %Reg0_R125))
  dassign %Reg1_R113 0 (dread ref %Reg0_R115)
@label16
  dassign %Reg0_R113 0 (dread ref %Reg1_R113)
  return (dread ref %Reg0_R113)
}
func &LDeltaBlue_24Binary_3B_7Coutput_7C_28_29LDeltaBlue_24Variable_3B virtual (var %_this <* <$LDeltaBlue_24Binary_3B>>) <* <$LDeltaBlue_24Variable_3B>> {
  funcid 13
  var %Reg2_R125 <* <$LDeltaBlue_24Binary_3B>>
  var %Reg0_R125 <* <$LDeltaBlue_24Binary_3B>>
  var %Reg0_Z u1
  var %Reg0_I i32
  var %Reg0_R115 <* <$LDeltaBlue_24Variable_3B>>
  var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>

  dassign %Reg2_R125 0 (dread ref %_this)
LOC 1 195
  dassign %Reg0_R125 0 (dread ref %Reg2_R125)
  dassign %Reg0_Z 0 (iread u1 <* <$LDeltaBlue_24Binary_3B>> 7 (dread ref %Reg0_R125))
  dassign %Reg0_I 0 (cvt i32 u1 (dread u1 %Reg0_Z))
  brtrue @label17 (eq i32 i32 (dread i32 %Reg0_I, constval i32 0))
  dassign %Reg0_R125 0 (dread ref %Reg2_R125)
  dassign %Reg0_R115 0 (iread ref <* <$LDeltaBlue_24Binary_3B>> 4 (dread ref %Reg0_R125))
  dassign %Reg1_R113 0 (dread ref %Reg0_R115)
  goto @label18
@label17
  dassign %Reg0_R125 0 (dread ref %Reg2_R125)
  dassign %Reg0_R115 0 (iread ref <* <$LDeltaBlue_24Binary_3B>> 5 (dread ref %Reg0_R125))
  dassign %Reg1_R113 0 (dread ref %Reg0_R115)
@label18
  dassign %Reg0_R113 0 (dread ref %Reg1_R113)
  return (dread ref %Reg0_R113)
}
func &LDeltaBlue_24Binary_3B_7CmarkInputs_7C_28I_29V virtual (var %_this <* <$LDeltaBlue_24Binary_3B>>, var %Reg3_I i32) void {
  funcid 14
  var %Reg2_R125 <* <$LDeltaBlue_24Binary_3B>>
  var %Reg0_R125 <* <$LDeltaBlue_24Binary_3B>>
  var %Reg0_R115 <* <$LDeltaBlue_24Variable_3B>>
  var %Reg1_I i32

ALIAS %mark %Reg3_I i32
  dassign %Reg2_R125 0 (dread ref %_this)
LOC 1 199
  dassign %Reg0_R125 0 (dread ref %Reg2_R125)
  virtualcallassigned &LDeltaBlue_24Binary_3B_7Cinput_7C_28_29LDeltaBlue_24Variable_3B (dread ref %Reg0_R125) { dassign %Reg0_R115 0 }
  dassign %Reg1_I 0 (dread i32 %Reg3_I)
  iassign <* <$LDeltaBlue_24Variable_3B>> 5 (dread ref %Reg0_R115, dread i32 %Reg1_I)
LOC 1 200
  return ()
}
func &LDeltaBlue_24Binary_3B_7CinputsKnown_7C_28I_29Z virtual (var %_this <* <$LDeltaBlue_24Binary_3B>>, var %Reg5_I i32) u1 {
  funcid 15
  var %Reg4_R125 <* <$LDeltaBlue_24Binary_3B>>
  var %Reg0_R125 <* <$LDeltaBlue_24Binary_3B>>
  var %Reg0_R115 <* <$LDeltaBlue_24Variable_3B>>
  var %Reg3_R115 <* <$LDeltaBlue_24Variable_3B>>
  var %Reg0_I i32
  var %Reg1_I i32
  var %Reg0_Z u1
  var %Reg0_R117 <* <$LDeltaBlue_24Constraint_3B>>
  var %Reg2_I i32

ALIAS %mark %Reg5_I i32
ALIAS %input %Reg3_R115 <* <$LDeltaBlue_24Variable_3B>>
  dassign %Reg4_R125 0 (dread ref %_this)
LOC 1 203
  dassign %Reg0_R125 0 (dread ref %Reg4_R125)
  virtualcallassigned &LDeltaBlue_24Binary_3B_7Cinput_7C_28_29LDeltaBlue_24Variable_3B (dread ref %Reg0_R125) { dassign %Reg0_R115 0 }
  dassign %Reg3_R115 0 (dread ref %Reg0_R115)
LOC 1 204
  dassign %Reg0_R115 0 (dread ref %Reg3_R115)
  dassign %Reg0_I 0 (iread i32 <* <$LDeltaBlue_24Variable_3B>> 5 (dread ref %Reg0_R115))
  dassign %Reg1_I 0 (dread i32 %Reg5_I)
  brtrue @label19 (eq i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg0_R115 0 (dread ref %Reg3_R115)
  dassign %Reg0_Z 0 (iread u1 <* <$LDeltaBlue_24Variable_3B>> 7 (dread ref %Reg0_R115))
  dassign %Reg0_I 0 (cvt i32 u1 (dread u1 %Reg0_Z))
  brtrue @label19 (ne i32 i32 (dread i32 %Reg0_I, constval i32 0))
  dassign %Reg0_R115 0 (dread ref %Reg3_R115)
  dassign %Reg0_R117 0 (iread ref <* <$LDeltaBlue_24Variable_3B>> 4 (dread ref %Reg0_R115))
  brtrue @label20 (ne i32 ref (dread ref %Reg0_R117, constval ref 0))
@label19
  dassign %Reg0_I 0 (constval i32 1)
  dassign %Reg2_I 0 (dread i32 %Reg0_I)
  goto @label21
@label20
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg2_I 0 (dread i32 %Reg0_I)
@label21
  dassign %Reg0_I 0 (dread i32 %Reg2_I)
  return (dread i32 %Reg0_I)
}
func &LDeltaBlue_24Binary_3B_7Crecalculate_7C_28_29V virtual (var %_this <* <$LDeltaBlue_24Binary_3B>>) void {
  funcid 16
  var %Reg7_R125 <* <$LDeltaBlue_24Binary_3B>>
  var %Reg0_R125 <* <$LDeltaBlue_24Binary_3B>>
  var %Reg0_R115 <* <$LDeltaBlue_24Variable_3B>>
  var %Reg5_R115 <* <$LDeltaBlue_24Variable_3B>>
  var %Reg6_R115 <* <$LDeltaBlue_24Variable_3B>>
  var %Reg1_R125 <* <$LDeltaBlue_24Binary_3B>>
  var %Reg1_I i32
  var %Reg2_R115 <* <$LDeltaBlue_24Variable_3B>>
  var %Reg2_I i32
  var %Reg3_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg3_I i32
  var %Reg4_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_R115 <* <$LDeltaBlue_24Variable_3B>>
  var %Reg1_Z u1
  var %Reg0_Z u1
  var %Reg0_I i32

ALIAS %input %Reg5_R115 <* <$LDeltaBlue_24Variable_3B>>
ALIAS %output %Reg6_R115 <* <$LDeltaBlue_24Variable_3B>>
  dassign %Reg7_R125 0 (dread ref %_this)
LOC 1 208
  dassign %Reg0_R125 0 (dread ref %Reg7_R125)
  virtualcallassigned &LDeltaBlue_24Binary_3B_7Cinput_7C_28_29LDeltaBlue_24Variable_3B (dread ref %Reg0_R125) { dassign %Reg0_R115 0 }
  dassign %Reg5_R115 0 (dread ref %Reg0_R115)
LOC 1 209
  dassign %Reg0_R125 0 (dread ref %Reg7_R125)
  virtualcallassigned &LDeltaBlue_24Binary_3B_7Coutput_7C_28_29LDeltaBlue_24Variable_3B (dread ref %Reg0_R125) { dassign %Reg0_R115 0 }
  dassign %Reg6_R115 0 (dread ref %Reg0_R115)
LOC 1 210
  dassign %Reg0_R115 0 (dread ref %Reg6_R115)
  dassign %Reg1_R125 0 (dread ref %Reg7_R125)
  dassign %Reg1_I 0 (iread i32 <* <$LDeltaBlue_24Binary_3B>> 3 (dread ref %Reg1_R125))
  dassign %Reg2_R115 0 (dread ref %Reg5_R115)
  dassign %Reg2_I 0 (iread i32 <* <$LDeltaBlue_24Variable_3B>> 6 (dread ref %Reg2_R115))
  dassign %Reg3_R113 0 (dread ref %Reg0_R115)
  brtrue @label22 (le i32 i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  dassign %Reg0_R113 0 (dread ref %Reg3_R113)
  dassign %Reg1_R125 0 (dread ref %Reg7_R125)
  dassign %Reg1_I 0 (iread i32 <* <$LDeltaBlue_24Binary_3B>> 3 (dread ref %Reg1_R125))
  dassign %Reg3_I 0 (dread i32 %Reg1_I)
  dassign %Reg4_R113 0 (dread ref %Reg0_R113)
  goto @label23
@label22
  dassign %Reg0_R113 0 (dread ref %Reg3_R113)
  dassign %Reg1_R115 0 (dread ref %Reg5_R115)
  dassign %Reg1_I 0 (iread i32 <* <$LDeltaBlue_24Variable_3B>> 6 (dread ref %Reg1_R115))
  dassign %Reg3_I 0 (dread i32 %Reg1_I)
  dassign %Reg4_R113 0 (dread ref %Reg0_R113)
@label23
  dassign %Reg0_R113 0 (dread ref %Reg4_R113)
  dassign %Reg1_I 0 (dread i32 %Reg3_I)
  dassign %Reg0_R115 0 (retype ref <* <$LDeltaBlue_24Variable_3B>> (dread ref %Reg0_R113))
  iassign <* <$LDeltaBlue_24Variable_3B>> 6 (dread ref %Reg0_R115, dread i32 %Reg1_I)
LOC 1 211
  dassign %Reg0_R115 0 (dread ref %Reg6_R115)
  dassign %Reg1_R115 0 (dread ref %Reg5_R115)
  dassign %Reg1_Z 0 (iread u1 <* <$LDeltaBlue_24Variable_3B>> 7 (dread ref %Reg1_R115))
  dassign %Reg1_I 0 (cvt i32 u1 (dread u1 %Reg1_Z))
  dassign %Reg1_Z 0 (intrinsicop u1 JAVA_MERGE (dread i32 %Reg1_I))
  iassign <* <$LDeltaBlue_24Variable_3B>> 7 (dread ref %Reg0_R115, dread u1 %Reg1_Z)
LOC 1 212
  dassign %Reg0_R115 0 (dread ref %Reg6_R115)
  dassign %Reg0_Z 0 (iread u1 <* <$LDeltaBlue_24Variable_3B>> 7 (dread ref %Reg0_R115))
  dassign %Reg0_I 0 (cvt i32 u1 (dread u1 %Reg0_Z))
  brtrue @label24 (eq i32 i32 (dread i32 %Reg0_I, constval i32 0))
LOC 1 213
  dassign %Reg0_R125 0 (dread ref %Reg7_R125)
  virtualcallassigned &LDeltaBlue_24Binary_3B_7Cexecute_7C_28_29V (dread ref %Reg0_R125) {}
@label24
LOC 1 215
  return ()
}
func &LDeltaBlue_24Constraint_3B_7C_3Cinit_3E_7C_28I_29V constructor (var %_this <* <$LDeltaBlue_24Constraint_3B>>, var %Reg3_I i32) void {
  funcid 17
  var %Reg2_R117 <* <$LDeltaBlue_24Constraint_3B>>
  var %Reg0_R117 <* <$LDeltaBlue_24Constraint_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_I i32

ALIAS %strength %Reg3_I i32
  dassign %Reg2_R117 0 (dread ref %_this)
LOC 1 52
  dassign %Reg0_R117 0 (dread ref %Reg2_R117)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R117))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
LOC 1 53
  dassign %Reg0_R117 0 (dread ref %Reg2_R117)
  dassign %Reg1_I 0 (dread i32 %Reg3_I)
  iassign <* <$LDeltaBlue_24Constraint_3B>> 2 (dread ref %Reg0_R117, dread i32 %Reg1_I)
LOC 1 54
  return ()
}
func &LDeltaBlue_24Constraint_3B_7CisInput_7C_28_29Z virtual (var %_this <* <$LDeltaBlue_24Constraint_3B>>) u1 {
  funcid 18
  var %Reg1_R117 <* <$LDeltaBlue_24Constraint_3B>>
  var %Reg0_I i32

  dassign %Reg1_R117 0 (dread ref %_this)
LOC 1 57
  dassign %Reg0_I 0 (constval i32 0)
  return (dread i32 %Reg0_I)
}
func &LDeltaBlue_24Constraint_3B_7CisSatisfied_7C_28_29Z virtual abstract (var %_this <* <$LDeltaBlue_24Constraint_3B>>) u1
func &LDeltaBlue_24Constraint_3B_7Crelease_7C_28_29V virtual abstract (var %_this <* <$LDeltaBlue_24Constraint_3B>>) void
func &LDeltaBlue_24Constraint_3B_7Cattach_7C_28_29V virtual abstract (var %_this <* <$LDeltaBlue_24Constraint_3B>>) void
func &LDeltaBlue_24Constraint_3B_7Cdetach_7C_28_29V virtual abstract (var %_this <* <$LDeltaBlue_24Constraint_3B>>) void
func &LDeltaBlue_24Constraint_3B_7Cchoose_7C_28I_29V virtual abstract (var %_this <* <$LDeltaBlue_24Constraint_3B>>, var %Reg1_I i32) void
func &LDeltaBlue_24Constraint_3B_7CmarkInputs_7C_28I_29V virtual abstract (var %_this <* <$LDeltaBlue_24Constraint_3B>>, var %Reg1_I i32) void
func &LDeltaBlue_24Constraint_3B_7CinputsKnown_7C_28I_29Z virtual abstract (var %_this <* <$LDeltaBlue_24Constraint_3B>>, var %Reg1_I i32) u1
func &LDeltaBlue_24Constraint_3B_7Coutput_7C_28_29LDeltaBlue_24Variable_3B virtual abstract (var %_this <* <$LDeltaBlue_24Constraint_3B>>) <* <$LDeltaBlue_24Variable_3B>>
func &LDeltaBlue_24Constraint_3B_7Cexecute_7C_28_29V virtual abstract (var %_this <* <$LDeltaBlue_24Constraint_3B>>) void
func &LDeltaBlue_24Constraint_3B_7Crecalculate_7C_28_29V virtual abstract (var %_this <* <$LDeltaBlue_24Constraint_3B>>) void
func &LDeltaBlue_24Edit_3B_7C_3Cinit_3E_7C_28LDeltaBlue_24Variable_3BI_29V constructor (var %_this <* <$LDeltaBlue_24Edit_3B>>, var %Reg4_R115 <* <$LDeltaBlue_24Variable_3B>>, var %Reg5_I i32) void {
  funcid 29
  var %Reg3_R127 <* <$LDeltaBlue_24Edit_3B>>
  var %Reg0_R127 <* <$LDeltaBlue_24Edit_3B>>
  var %Reg1_R115 <* <$LDeltaBlue_24Variable_3B>>
  var %Reg2_I i32
  var %Reg0_R128 <* <$LDeltaBlue_24Unary_3B>>

ALIAS %variable %Reg4_R115 <* <$LDeltaBlue_24Variable_3B>>
ALIAS %strength %Reg5_I i32
  dassign %Reg3_R127 0 (dread ref %_this)
LOC 1 140
  dassign %Reg0_R127 0 (dread ref %Reg3_R127)
  dassign %Reg1_R115 0 (dread ref %Reg4_R115)
  dassign %Reg2_I 0 (dread i32 %Reg5_I)
  dassign %Reg0_R128 0 (retype ref <* <$LDeltaBlue_24Unary_3B>> (dread ref %Reg0_R127))
  callassigned &LDeltaBlue_24Unary_3B_7C_3Cinit_3E_7C_28LDeltaBlue_24Variable_3BI_29V (dread ref %Reg0_R128, dread ref %Reg1_R115, dread i32 %Reg2_I) {}
LOC 1 141
  return ()
}
func &LDeltaBlue_24Edit_3B_7CisInput_7C_28_29Z virtual (var %_this <* <$LDeltaBlue_24Edit_3B>>) u1 {
  funcid 30
  var %Reg1_R127 <* <$LDeltaBlue_24Edit_3B>>
  var %Reg0_I i32

  dassign %Reg1_R127 0 (dread ref %_this)
LOC 1 144
  dassign %Reg0_I 0 (constval i32 1)
  return (dread i32 %Reg0_I)
}
func &LDeltaBlue_24Equal_3B_7C_3Cinit_3E_7C_28LDeltaBlue_24Variable_3BLDeltaBlue_24Variable_3BI_29V constructor (var %_this <* <$LDeltaBlue_24Equal_3B>>, var %Reg5_R115 <* <$LDeltaBlue_24Variable_3B>>, var %Reg6_R115 <* <$LDeltaBlue_24Variable_3B>>, var %Reg7_I i32) void {
  funcid 31
  var %Reg4_R116 <* <$LDeltaBlue_24Equal_3B>>
  var %Reg0_R116 <* <$LDeltaBlue_24Equal_3B>>
  var %Reg1_R115 <* <$LDeltaBlue_24Variable_3B>>
  var %Reg2_R115 <* <$LDeltaBlue_24Variable_3B>>
  var %Reg3_I i32
  var %Reg0_R125 <* <$LDeltaBlue_24Binary_3B>>

ALIAS %left %Reg5_R115 <* <$LDeltaBlue_24Variable_3B>>
ALIAS %right %Reg6_R115 <* <$LDeltaBlue_24Variable_3B>>
ALIAS %strength %Reg7_I i32
  dassign %Reg4_R116 0 (dread ref %_this)
LOC 1 220
  dassign %Reg0_R116 0 (dread ref %Reg4_R116)
  dassign %Reg1_R115 0 (dread ref %Reg5_R115)
  dassign %Reg2_R115 0 (dread ref %Reg6_R115)
  dassign %Reg3_I 0 (dread i32 %Reg7_I)
  dassign %Reg0_R125 0 (retype ref <* <$LDeltaBlue_24Binary_3B>> (dread ref %Reg0_R116))
  callassigned &LDeltaBlue_24Binary_3B_7C_3Cinit_3E_7C_28LDeltaBlue_24Variable_3BLDeltaBlue_24Variable_3BI_29V (dread ref %Reg0_R125, dread ref %Reg1_R115, dread ref %Reg2_R115, dread i32 %Reg3_I) {}
LOC 1 221
  return ()
}
func &LDeltaBlue_24Equal_3B_7Cexecute_7C_28_29V virtual (var %_this <* <$LDeltaBlue_24Equal_3B>>) void {
  funcid 32
  var %Reg2_R116 <* <$LDeltaBlue_24Equal_3B>>
  var %Reg0_R116 <* <$LDeltaBlue_24Equal_3B>>
  var %Reg0_R115 <* <$LDeltaBlue_24Variable_3B>>
  var %Reg1_R116 <* <$LDeltaBlue_24Equal_3B>>
  var %Reg1_R115 <* <$LDeltaBlue_24Variable_3B>>
  var %Reg1_I i32

  dassign %Reg2_R116 0 (dread ref %_this)
LOC 1 224
  dassign %Reg0_R116 0 (dread ref %Reg2_R116)
  virtualcallassigned &LDeltaBlue_24Equal_3B_7Coutput_7C_28_29LDeltaBlue_24Variable_3B (dread ref %Reg0_R116) { dassign %Reg0_R115 0 }
  dassign %Reg1_R116 0 (dread ref %Reg2_R116)
  virtualcallassigned &LDeltaBlue_24Equal_3B_7Cinput_7C_28_29LDeltaBlue_24Variable_3B (dread ref %Reg1_R116) { dassign %Reg1_R115 0 }
  dassign %Reg1_I 0 (iread i32 <* <$LDeltaBlue_24Variable_3B>> 3 (dread ref %Reg1_R115))
  iassign <* <$LDeltaBlue_24Variable_3B>> 3 (dread ref %Reg0_R115, dread i32 %Reg1_I)
LOC 1 225
  return ()
}
func &LDeltaBlue_24Linear_3B_7C_3Cinit_3E_7C_28LDeltaBlue_24Variable_3BLDeltaBlue_24Variable_3BLDeltaBlue_24Variable_3BLDeltaBlue_24Variable_3BI_29V constructor (var %_this <* <$LDeltaBlue_24Linear_3B>>, var %Reg5_R115 <* <$LDeltaBlue_24Variable_3B>>, var %Reg6_R115 <* <$LDeltaBlue_24Variable_3B>>, var %Reg7_R115 <* <$LDeltaBlue_24Variable_3B>>, var %Reg8_R115 <* <$LDeltaBlue_24Variable_3B>>, var %Reg9_I i32) void {
  funcid 33
  var %Reg4_R120 <* <$LDeltaBlue_24Linear_3B>>
  var %Reg0_R120 <* <$LDeltaBlue_24Linear_3B>>
  var %Reg1_R115 <* <$LDeltaBlue_24Variable_3B>>
  var %Reg2_R115 <* <$LDeltaBlue_24Variable_3B>>
  var %Reg3_I i32
  var %Reg0_R125 <* <$LDeltaBlue_24Binary_3B>>

ALIAS %left %Reg5_R115 <* <$LDeltaBlue_24Variable_3B>>
ALIAS %factor %Reg6_R115 <* <$LDeltaBlue_24Variable_3B>>
ALIAS %offset %Reg7_R115 <* <$LDeltaBlue_24Variable_3B>>
ALIAS %right %Reg8_R115 <* <$LDeltaBlue_24Variable_3B>>
ALIAS %strength %Reg9_I i32
  dassign %Reg4_R120 0 (dread ref %_this)
LOC 1 233
  dassign %Reg0_R120 0 (dread ref %Reg4_R120)
  dassign %Reg1_R115 0 (dread ref %Reg5_R115)
  dassign %Reg2_R115 0 (dread ref %Reg8_R115)
  dassign %Reg3_I 0 (dread i32 %Reg9_I)
  dassign %Reg0_R125 0 (retype ref <* <$LDeltaBlue_24Binary_3B>> (dread ref %Reg0_R120))
  callassigned &LDeltaBlue_24Binary_3B_7C_3Cinit_3E_7C_28LDeltaBlue_24Variable_3BLDeltaBlue_24Variable_3BI_29V (dread ref %Reg0_R125, dread ref %Reg1_R115, dread ref %Reg2_R115, dread i32 %Reg3_I) {}
LOC 1 234
  dassign %Reg0_R120 0 (dread ref %Reg4_R120)
  dassign %Reg1_R115 0 (dread ref %Reg6_R115)
  iassign <* <$LDeltaBlue_24Linear_3B>> 9 (dread ref %Reg0_R120, dread ref %Reg1_R115)
LOC 1 235
  dassign %Reg0_R120 0 (dread ref %Reg4_R120)
  dassign %Reg1_R115 0 (dread ref %Reg7_R115)
  iassign <* <$LDeltaBlue_24Linear_3B>> 10 (dread ref %Reg0_R120, dread ref %Reg1_R115)
LOC 1 236
  return ()
}
func &LDeltaBlue_24Linear_3B_7Cattach_7C_28_29V virtual (var %_this <* <$LDeltaBlue_24Linear_3B>>) void {
  funcid 34
  var %Reg2_R120 <* <$LDeltaBlue_24Linear_3B>>
  var %Reg0_R120 <* <$LDeltaBlue_24Linear_3B>>
  var %Reg0_R125 <* <$LDeltaBlue_24Binary_3B>>
  var %Reg0_R115 <* <$LDeltaBlue_24Variable_3B>>
  var %Reg0_R126 <* <$Ljava_2Futil_2FArrayList_3B>>
  var %Reg1_R120 <* <$LDeltaBlue_24Linear_3B>>
  var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_Z u1

  dassign %Reg2_R120 0 (dread ref %_this)
LOC 1 239
  dassign %Reg0_R120 0 (dread ref %Reg2_R120)
  dassign %Reg0_R125 0 (retype ref <* <$LDeltaBlue_24Binary_3B>> (dread ref %Reg0_R120))
  callassigned &LDeltaBlue_24Binary_3B_7Cattach_7C_28_29V (dread ref %Reg0_R125) {}
LOC 1 240
  dassign %Reg0_R120 0 (dread ref %Reg2_R120)
  dassign %Reg0_R115 0 (iread ref <* <$LDeltaBlue_24Linear_3B>> 9 (dread ref %Reg0_R120))
  dassign %Reg0_R126 0 (iread ref <* <$LDeltaBlue_24Variable_3B>> 2 (dread ref %Reg0_R115))
  dassign %Reg1_R120 0 (dread ref %Reg2_R120)
  dassign %Reg1_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg1_R120))
  virtualcallassigned &Ljava_2Futil_2FArrayList_3B_7Cadd_7C_28Ljava_2Flang_2FObject_3B_29Z (dread ref %Reg0_R126, dread ref %Reg1_R113) { dassign %Reg0_Z 0 }
LOC 1 241
  dassign %Reg0_R120 0 (dread ref %Reg2_R120)
  dassign %Reg0_R115 0 (iread ref <* <$LDeltaBlue_24Linear_3B>> 10 (dread ref %Reg0_R120))
  dassign %Reg0_R126 0 (iread ref <* <$LDeltaBlue_24Variable_3B>> 2 (dread ref %Reg0_R115))
  dassign %Reg1_R120 0 (dread ref %Reg2_R120)
  dassign %Reg1_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg1_R120))
  virtualcallassigned &Ljava_2Futil_2FArrayList_3B_7Cadd_7C_28Ljava_2Flang_2FObject_3B_29Z (dread ref %Reg0_R126, dread ref %Reg1_R113) { dassign %Reg0_Z 0 }
LOC 1 242
  return ()
}
func &LDeltaBlue_24Linear_3B_7Cdetach_7C_28_29V virtual (var %_this <* <$LDeltaBlue_24Linear_3B>>) void {
  funcid 35
  var %Reg2_R120 <* <$LDeltaBlue_24Linear_3B>>
  var %Reg0_R120 <* <$LDeltaBlue_24Linear_3B>>
  var %Reg0_R125 <* <$LDeltaBlue_24Binary_3B>>
  var %Reg0_R115 <* <$LDeltaBlue_24Variable_3B>>
  var %Reg1_R120 <* <$LDeltaBlue_24Linear_3B>>
  var %Reg1_R117 <* <$LDeltaBlue_24Constraint_3B>>

  dassign %Reg2_R120 0 (dread ref %_this)
LOC 1 245
  dassign %Reg0_R120 0 (dread ref %Reg2_R120)
  dassign %Reg0_R125 0 (retype ref <* <$LDeltaBlue_24Binary_3B>> (dread ref %Reg0_R120))
  callassigned &LDeltaBlue_24Binary_3B_7Cdetach_7C_28_29V (dread ref %Reg0_R125) {}
LOC 1 246
  dassign %Reg0_R120 0 (dread ref %Reg2_R120)
  dassign %Reg0_R115 0 (iread ref <* <$LDeltaBlue_24Linear_3B>> 9 (dread ref %Reg0_R120))
  dassign %Reg1_R120 0 (dread ref %Reg2_R120)
  dassign %Reg1_R117 0 (retype ref <* <$LDeltaBlue_24Constraint_3B>> (dread ref %Reg1_R120))
  virtualcallassigned &LDeltaBlue_24Variable_3B_7Cremove_7C_28LDeltaBlue_24Constraint_3B_29V (dread ref %Reg0_R115, dread ref %Reg1_R117) {}
LOC 1 247
  dassign %Reg0_R120 0 (dread ref %Reg2_R120)
  dassign %Reg0_R115 0 (iread ref <* <$LDeltaBlue_24Linear_3B>> 10 (dread ref %Reg0_R120))
  dassign %Reg1_R120 0 (dread ref %Reg2_R120)
  dassign %Reg1_R117 0 (retype ref <* <$LDeltaBlue_24Constraint_3B>> (dread ref %Reg1_R120))
  virtualcallassigned &LDeltaBlue_24Variable_3B_7Cremove_7C_28LDeltaBlue_24Constraint_3B_29V (dread ref %Reg0_R115, dread ref %Reg1_R117) {}
LOC 1 248
  return ()
}
func &LDeltaBlue_24Linear_3B_7CmarkInputs_7C_28I_29V virtual (var %_this <* <$LDeltaBlue_24Linear_3B>>, var %Reg3_I i32) void {
  funcid 36
  var %Reg2_R120 <* <$LDeltaBlue_24Linear_3B>>
  var %Reg0_R120 <* <$LDeltaBlue_24Linear_3B>>
  var %Reg1_I i32
  var %Reg0_R125 <* <$LDeltaBlue_24Binary_3B>>
  var %Reg0_R115 <* <$LDeltaBlue_24Variable_3B>>

ALIAS %mark %Reg3_I i32
  dassign %Reg2_R120 0 (dread ref %_this)
LOC 1 251
  dassign %Reg0_R120 0 (dread ref %Reg2_R120)
  dassign %Reg1_I 0 (dread i32 %Reg3_I)
  dassign %Reg0_R125 0 (retype ref <* <$LDeltaBlue_24Binary_3B>> (dread ref %Reg0_R120))
  callassigned &LDeltaBlue_24Binary_3B_7CmarkInputs_7C_28I_29V (dread ref %Reg0_R125, dread i32 %Reg1_I) {}
LOC 1 252
  dassign %Reg0_R120 0 (dread ref %Reg2_R120)
  dassign %Reg0_R115 0 (iread ref <* <$LDeltaBlue_24Linear_3B>> 9 (dread ref %Reg0_R120))
  dassign %Reg1_I 0 (dread i32 %Reg3_I)
  iassign <* <$LDeltaBlue_24Variable_3B>> 5 (dread ref %Reg0_R115, dread i32 %Reg1_I)
LOC 1 253
  dassign %Reg0_R120 0 (dread ref %Reg2_R120)
  dassign %Reg0_R115 0 (iread ref <* <$LDeltaBlue_24Linear_3B>> 10 (dread ref %Reg0_R120))
  dassign %Reg1_I 0 (dread i32 %Reg3_I)
  iassign <* <$LDeltaBlue_24Variable_3B>> 5 (dread ref %Reg0_R115, dread i32 %Reg1_I)
LOC 1 254
  return ()
}
func &LDeltaBlue_24Linear_3B_7Cexecute_7C_28_29V virtual (var %_this <* <$LDeltaBlue_24Linear_3B>>) void {
  funcid 37
  var %Reg3_R120 <* <$LDeltaBlue_24Linear_3B>>
  var %Reg0_R120 <* <$LDeltaBlue_24Linear_3B>>
  var %Reg0_Z u1
  var %Reg0_I i32
  var %Reg0_R115 <* <$LDeltaBlue_24Variable_3B>>
  var %Reg1_R120 <* <$LDeltaBlue_24Linear_3B>>
  var %Reg1_R115 <* <$LDeltaBlue_24Variable_3B>>
  var %Reg1_I i32
  var %Reg2_R120 <* <$LDeltaBlue_24Linear_3B>>
  var %Reg2_R115 <* <$LDeltaBlue_24Variable_3B>>
  var %Reg2_I i32

  dassign %Reg3_R120 0 (dread ref %_this)
LOC 1 257
  dassign %Reg0_R120 0 (dread ref %Reg3_R120)
  dassign %Reg0_Z 0 (iread u1 <* <$LDeltaBlue_24Linear_3B>> 8 (dread ref %Reg0_R120))
  dassign %Reg0_I 0 (cvt i32 u1 (dread u1 %Reg0_Z))
  brtrue @label25 (eq i32 i32 (dread i32 %Reg0_I, constval i32 0))
LOC 1 258
  dassign %Reg0_R120 0 (dread ref %Reg3_R120)
  dassign %Reg0_R115 0 (iread ref <* <$LDeltaBlue_24Linear_3B>> 5 (dread ref %Reg0_R120))
  dassign %Reg1_R120 0 (dread ref %Reg3_R120)
  dassign %Reg1_R115 0 (iread ref <* <$LDeltaBlue_24Linear_3B>> 6 (dread ref %Reg1_R120))
  dassign %Reg1_I 0 (iread i32 <* <$LDeltaBlue_24Variable_3B>> 3 (dread ref %Reg1_R115))
  dassign %Reg2_R120 0 (dread ref %Reg3_R120)
  dassign %Reg2_R115 0 (iread ref <* <$LDeltaBlue_24Linear_3B>> 10 (dread ref %Reg2_R120))
  dassign %Reg2_I 0 (iread i32 <* <$LDeltaBlue_24Variable_3B>> 3 (dread ref %Reg2_R115))
  dassign %Reg1_I 0 (sub i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  dassign %Reg2_R120 0 (dread ref %Reg3_R120)
  dassign %Reg2_R115 0 (iread ref <* <$LDeltaBlue_24Linear_3B>> 9 (dread ref %Reg2_R120))
  dassign %Reg2_I 0 (iread i32 <* <$LDeltaBlue_24Variable_3B>> 3 (dread ref %Reg2_R115))
  dassign %Reg1_I 0 (div i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  iassign <* <$LDeltaBlue_24Variable_3B>> 3 (dread ref %Reg0_R115, dread i32 %Reg1_I)
  goto @label26
@label25
LOC 1 260
  dassign %Reg0_R120 0 (dread ref %Reg3_R120)
  dassign %Reg0_R115 0 (iread ref <* <$LDeltaBlue_24Linear_3B>> 6 (dread ref %Reg0_R120))
  dassign %Reg1_R120 0 (dread ref %Reg3_R120)
  dassign %Reg1_R115 0 (iread ref <* <$LDeltaBlue_24Linear_3B>> 5 (dread ref %Reg1_R120))
  dassign %Reg1_I 0 (iread i32 <* <$LDeltaBlue_24Variable_3B>> 3 (dread ref %Reg1_R115))
  dassign %Reg2_R120 0 (dread ref %Reg3_R120)
  dassign %Reg2_R115 0 (iread ref <* <$LDeltaBlue_24Linear_3B>> 9 (dread ref %Reg2_R120))
  dassign %Reg2_I 0 (iread i32 <* <$LDeltaBlue_24Variable_3B>> 3 (dread ref %Reg2_R115))
  dassign %Reg1_I 0 (mul i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  dassign %Reg2_R120 0 (dread ref %Reg3_R120)
  dassign %Reg2_R115 0 (iread ref <* <$LDeltaBlue_24Linear_3B>> 10 (dread ref %Reg2_R120))
  dassign %Reg2_I 0 (iread i32 <* <$LDeltaBlue_24Variable_3B>> 3 (dread ref %Reg2_R115))
  dassign %Reg1_I 0 (add i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  iassign <* <$LDeltaBlue_24Variable_3B>> 3 (dread ref %Reg0_R115, dread i32 %Reg1_I)
@label26
LOC 1 262
  return ()
}
func &LDeltaBlue_24Linear_3B_7Crecalculate_7C_28_29V virtual (var %_this <* <$LDeltaBlue_24Linear_3B>>) void {
  funcid 38
  var %Reg7_R120 <* <$LDeltaBlue_24Linear_3B>>
  var %Reg0_R120 <* <$LDeltaBlue_24Linear_3B>>
  var %Reg0_R115 <* <$LDeltaBlue_24Variable_3B>>
  var %Reg5_R115 <* <$LDeltaBlue_24Variable_3B>>
  var %Reg6_R115 <* <$LDeltaBlue_24Variable_3B>>
  var %Reg1_R120 <* <$LDeltaBlue_24Linear_3B>>
  var %Reg1_I i32
  var %Reg2_R115 <* <$LDeltaBlue_24Variable_3B>>
  var %Reg2_I i32
  var %Reg3_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg3_I i32
  var %Reg4_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_R115 <* <$LDeltaBlue_24Variable_3B>>
  var %Reg1_Z u1
  var %Reg0_Z u1
  var %Reg0_I i32

ALIAS %input %Reg5_R115 <* <$LDeltaBlue_24Variable_3B>>
ALIAS %output %Reg6_R115 <* <$LDeltaBlue_24Variable_3B>>
  dassign %Reg7_R120 0 (dread ref %_this)
LOC 1 265
  dassign %Reg0_R120 0 (dread ref %Reg7_R120)
  virtualcallassigned &LDeltaBlue_24Linear_3B_7Cinput_7C_28_29LDeltaBlue_24Variable_3B (dread ref %Reg0_R120) { dassign %Reg0_R115 0 }
  dassign %Reg5_R115 0 (dread ref %Reg0_R115)
LOC 1 266
  dassign %Reg0_R120 0 (dread ref %Reg7_R120)
  virtualcallassigned &LDeltaBlue_24Linear_3B_7Coutput_7C_28_29LDeltaBlue_24Variable_3B (dread ref %Reg0_R120) { dassign %Reg0_R115 0 }
  dassign %Reg6_R115 0 (dread ref %Reg0_R115)
LOC 1 267
  dassign %Reg0_R115 0 (dread ref %Reg6_R115)
  dassign %Reg1_R120 0 (dread ref %Reg7_R120)
  dassign %Reg1_I 0 (iread i32 <* <$LDeltaBlue_24Linear_3B>> 4 (dread ref %Reg1_R120))
  dassign %Reg2_R115 0 (dread ref %Reg5_R115)
  dassign %Reg2_I 0 (iread i32 <* <$LDeltaBlue_24Variable_3B>> 6 (dread ref %Reg2_R115))
  dassign %Reg3_R113 0 (dread ref %Reg0_R115)
  brtrue @label27 (le i32 i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  dassign %Reg0_R113 0 (dread ref %Reg3_R113)
  dassign %Reg1_R120 0 (dread ref %Reg7_R120)
  dassign %Reg1_I 0 (iread i32 <* <$LDeltaBlue_24Linear_3B>> 4 (dread ref %Reg1_R120))
  dassign %Reg3_I 0 (dread i32 %Reg1_I)
  dassign %Reg4_R113 0 (dread ref %Reg0_R113)
  goto @label28
@label27
  dassign %Reg0_R113 0 (dread ref %Reg3_R113)
  dassign %Reg1_R115 0 (dread ref %Reg5_R115)
  dassign %Reg1_I 0 (iread i32 <* <$LDeltaBlue_24Variable_3B>> 6 (dread ref %Reg1_R115))
  dassign %Reg3_I 0 (dread i32 %Reg1_I)
  dassign %Reg4_R113 0 (dread ref %Reg0_R113)
@label28
  dassign %Reg0_R113 0 (dread ref %Reg4_R113)
  dassign %Reg1_I 0 (dread i32 %Reg3_I)
  dassign %Reg0_R115 0 (retype ref <* <$LDeltaBlue_24Variable_3B>> (dread ref %Reg0_R113))
  iassign <* <$LDeltaBlue_24Variable_3B>> 6 (dread ref %Reg0_R115, dread i32 %Reg1_I)
LOC 1 268
  dassign %Reg0_R115 0 (dread ref %Reg6_R115)
  dassign %Reg1_R115 0 (dread ref %Reg5_R115)
  dassign %Reg1_Z 0 (iread u1 <* <$LDeltaBlue_24Variable_3B>> 7 (dread ref %Reg1_R115))
  dassign %Reg1_I 0 (cvt i32 u1 (dread u1 %Reg1_Z))
  dassign %Reg3_R113 0 (dread ref %Reg0_R115)
  brtrue @label29 (eq i32 i32 (dread i32 %Reg1_I, constval i32 0))
  dassign %Reg0_R113 0 (dread ref %Reg3_R113)
  dassign %Reg1_R120 0 (dread ref %Reg7_R120)
  dassign %Reg1_R115 0 (iread ref <* <$LDeltaBlue_24Linear_3B>> 9 (dread ref %Reg1_R120))
  dassign %Reg1_Z 0 (iread u1 <* <$LDeltaBlue_24Variable_3B>> 7 (dread ref %Reg1_R115))
  dassign %Reg1_I 0 (cvt i32 u1 (dread u1 %Reg1_Z))
  dassign %Reg3_R113 0 (dread ref %Reg0_R113)
  brtrue @label29 (eq i32 i32 (dread i32 %Reg1_I, constval i32 0))
  dassign %Reg0_R113 0 (dread ref %Reg3_R113)
  dassign %Reg1_R120 0 (dread ref %Reg7_R120)
  dassign %Reg1_R115 0 (iread ref <* <$LDeltaBlue_24Linear_3B>> 10 (dread ref %Reg1_R120))
  dassign %Reg1_Z 0 (iread u1 <* <$LDeltaBlue_24Variable_3B>> 7 (dread ref %Reg1_R115))
  dassign %Reg1_I 0 (cvt i32 u1 (dread u1 %Reg1_Z))
  dassign %Reg3_R113 0 (dread ref %Reg0_R113)
  brtrue @label29 (eq i32 i32 (dread i32 %Reg1_I, constval i32 0))
  dassign %Reg0_R113 0 (dread ref %Reg3_R113)
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg3_I 0 (dread i32 %Reg1_I)
  dassign %Reg4_R113 0 (dread ref %Reg0_R113)
  goto @label30
@label29
  dassign %Reg0_R113 0 (dread ref %Reg3_R113)
  dassign %Reg1_I 0 (constval i32 0)
  dassign %Reg3_I 0 (dread i32 %Reg1_I)
  dassign %Reg4_R113 0 (dread ref %Reg0_R113)
@label30
  dassign %Reg0_R113 0 (dread ref %Reg4_R113)
  dassign %Reg1_I 0 (dread i32 %Reg3_I)
  dassign %Reg0_R115 0 (retype ref <* <$LDeltaBlue_24Variable_3B>> (dread ref %Reg0_R113))
  dassign %Reg1_Z 0 (intrinsicop u1 JAVA_MERGE (dread i32 %Reg1_I))
  iassign <* <$LDeltaBlue_24Variable_3B>> 7 (dread ref %Reg0_R115, dread u1 %Reg1_Z)
LOC 1 269
  dassign %Reg0_R115 0 (dread ref %Reg6_R115)
  dassign %Reg0_Z 0 (iread u1 <* <$LDeltaBlue_24Variable_3B>> 7 (dread ref %Reg0_R115))
  dassign %Reg0_I 0 (cvt i32 u1 (dread u1 %Reg0_Z))
  brtrue @label31 (eq i32 i32 (dread i32 %Reg0_I, constval i32 0))
LOC 1 270
  dassign %Reg0_R120 0 (dread ref %Reg7_R120)
  virtualcallassigned &LDeltaBlue_24Linear_3B_7Cexecute_7C_28_29V (dread ref %Reg0_R120) {}
@label31
LOC 1 272
  return ()
}
func &LDeltaBlue_24Planner_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LDeltaBlue_24Planner_3B>>) void {
  funcid 39
  var %Reg1_R114 <* <$LDeltaBlue_24Planner_3B>>
  var %Reg0_R114 <* <$LDeltaBlue_24Planner_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>

  dassign %Reg1_R114 0 (dread ref %_this)
LOC 1 275
  dassign %Reg0_R114 0 (dread ref %Reg1_R114)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R114))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
  return ()
}
func &LDeltaBlue_24Planner_3B_7Cadd_7C_28LDeltaBlue_24Constraint_3B_29V virtual (var %_this <* <$LDeltaBlue_24Planner_3B>>, var %Reg3_R117 <* <$LDeltaBlue_24Constraint_3B>>) void {
  funcid 40
  var %Reg2_R114 <* <$LDeltaBlue_24Planner_3B>>
  var %Reg0_R117 <* <$LDeltaBlue_24Constraint_3B>>
  var %Reg0_R114 <* <$LDeltaBlue_24Planner_3B>>
  var %Reg1_R117 <* <$LDeltaBlue_24Constraint_3B>>

ALIAS %constraint %Reg3_R117 <* <$LDeltaBlue_24Constraint_3B>>
  dassign %Reg2_R114 0 (dread ref %_this)
LOC 1 279
  dassign %Reg0_R117 0 (dread ref %Reg3_R117)
  virtualcallassigned &LDeltaBlue_24Constraint_3B_7Cattach_7C_28_29V (dread ref %Reg0_R117) {}
LOC 1 280
  dassign %Reg0_R114 0 (dread ref %Reg2_R114)
  dassign %Reg1_R117 0 (dread ref %Reg3_R117)
  virtualcallassigned &LDeltaBlue_24Planner_3B_7Csatisfy_7C_28LDeltaBlue_24Constraint_3B_29V (dread ref %Reg0_R114, dread ref %Reg1_R117) {}
LOC 1 281
  return ()
}
func &LDeltaBlue_24Planner_3B_7Csatisfy_7C_28LDeltaBlue_24Constraint_3B_29V virtual (var %_this <* <$LDeltaBlue_24Planner_3B>>, var %Reg6_R117 <* <$LDeltaBlue_24Constraint_3B>>) void {
  funcid 41
  var %Reg5_R114 <* <$LDeltaBlue_24Planner_3B>>
  var %Reg0_R114 <* <$LDeltaBlue_24Planner_3B>>
  var %Reg1_I i32
  var %Reg2_I i32
  var %Reg0_R117 <* <$LDeltaBlue_24Constraint_3B>>
  var %Reg1_R114 <* <$LDeltaBlue_24Planner_3B>>
  var %Reg0_Z u1
  var %Reg0_I i32
  var %Reg0_R129 <* <$Ljava_2Flang_2FIllegalStateException_3B>>
  var %Reg1_R122 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_12 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R130 <* <$Ljava_2Flang_2FThrowable_3B>>
  var %Reg0_R115 <* <$LDeltaBlue_24Variable_3B>>
  var %Reg3_R115 <* <$LDeltaBlue_24Variable_3B>>
  var %Reg4_R117 <* <$LDeltaBlue_24Constraint_3B>>
  var %Reg1_R117 <* <$LDeltaBlue_24Constraint_3B>>

ALIAS %output %Reg3_R115 <* <$LDeltaBlue_24Variable_3B>>
ALIAS %overridden %Reg4_R117 <* <$LDeltaBlue_24Constraint_3B>>
ALIAS %constraint %Reg6_R117 <* <$LDeltaBlue_24Constraint_3B>>
  dassign %Reg5_R114 0 (dread ref %_this)
LOC 1 285
  dassign %Reg0_R114 0 (dread ref %Reg5_R114)
  dassign %Reg1_I 0 (iread i32 <* <$LDeltaBlue_24Planner_3B>> 2 (dread ref %Reg0_R114))
  dassign %Reg2_I 0 (constval i32 1)
  dassign %Reg1_I 0 (add i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  iassign <* <$LDeltaBlue_24Planner_3B>> 2 (dread ref %Reg0_R114, dread i32 %Reg1_I)
@label32
LOC 1 286
  dassign %Reg0_R117 0 (dread ref %Reg6_R117)
  brtrue @label36 (eq i32 ref (dread ref %Reg0_R117, constval ref 0))
LOC 1 287
  dassign %Reg0_R117 0 (dread ref %Reg6_R117)
  dassign %Reg1_R114 0 (dread ref %Reg5_R114)
  dassign %Reg1_I 0 (iread i32 <* <$LDeltaBlue_24Planner_3B>> 2 (dread ref %Reg1_R114))
  virtualcallassigned &LDeltaBlue_24Constraint_3B_7Cchoose_7C_28I_29V (dread ref %Reg0_R117, dread i32 %Reg1_I) {}
LOC 1 288
  dassign %Reg0_R117 0 (dread ref %Reg6_R117)
  virtualcallassigned &LDeltaBlue_24Constraint_3B_7CisSatisfied_7C_28_29Z (dread ref %Reg0_R117) { dassign %Reg0_Z 0 }
  brtrue @label34 (ne i32 i32 (
    cvt i32 u1 (dread u1 %Reg0_Z),
    constval i32 0))
LOC 1 289
  dassign %Reg0_R117 0 (dread ref %Reg6_R117)
  dassign %Reg0_I 0 (iread i32 <* <$LDeltaBlue_24Constraint_3B>> 2 (dread ref %Reg0_R117))
  brtrue @label33 (ne i32 i32 (dread i32 %Reg0_I, constval i32 0))
LOC 1 290
  intrinsiccallwithtype <$Ljava_2Flang_2FIllegalStateException_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R129 0 (gcmalloc ref <$Ljava_2Flang_2FIllegalStateException_3B>)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_52b4afc0c0280a47dcf2c24edae2b7b0) { dassign %L_STR_12 0 }
  dassign %Reg1_R122 0 (dread ptr %L_STR_12)
  callassigned &Ljava_2Flang_2FIllegalStateException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R129, dread ref %Reg1_R122) {}
  dassign %Reg0_R130 0 (retype ref <* <$Ljava_2Flang_2FThrowable_3B>> (dread ref %Reg0_R129))
  throw (dread ref %Reg0_R130)
@label33
LOC 1 292
  return ()
@label34
LOC 1 294
  dassign %Reg0_R117 0 (dread ref %Reg6_R117)
  dassign %Reg1_R114 0 (dread ref %Reg5_R114)
  dassign %Reg1_I 0 (iread i32 <* <$LDeltaBlue_24Planner_3B>> 2 (dread ref %Reg1_R114))
  virtualcallassigned &LDeltaBlue_24Constraint_3B_7CmarkInputs_7C_28I_29V (dread ref %Reg0_R117, dread i32 %Reg1_I) {}
LOC 1 295
  dassign %Reg0_R117 0 (dread ref %Reg6_R117)
  virtualcallassigned &LDeltaBlue_24Constraint_3B_7Coutput_7C_28_29LDeltaBlue_24Variable_3B (dread ref %Reg0_R117) { dassign %Reg0_R115 0 }
  dassign %Reg3_R115 0 (dread ref %Reg0_R115)
LOC 1 296
  dassign %Reg0_R115 0 (dread ref %Reg3_R115)
  dassign %Reg0_R117 0 (iread ref <* <$LDeltaBlue_24Variable_3B>> 4 (dread ref %Reg0_R115))
  dassign %Reg4_R117 0 (dread ref %Reg0_R117)
LOC 1 297
  dassign %Reg0_R117 0 (dread ref %Reg4_R117)
  brtrue @label35 (eq i32 ref (dread ref %Reg0_R117, constval ref 0))
LOC 1 298
  dassign %Reg0_R117 0 (dread ref %Reg4_R117)
  virtualcallassigned &LDeltaBlue_24Constraint_3B_7Crelease_7C_28_29V (dread ref %Reg0_R117) {}
@label35
LOC 1 300
  dassign %Reg0_R115 0 (dread ref %Reg3_R115)
  dassign %Reg1_R117 0 (dread ref %Reg6_R117)
  iassign <* <$LDeltaBlue_24Variable_3B>> 4 (dread ref %Reg0_R115, dread ref %Reg1_R117)
LOC 1 301
  dassign %Reg0_R114 0 (dread ref %Reg5_R114)
  dassign %Reg1_R117 0 (dread ref %Reg6_R117)
  virtualcallassigned &LDeltaBlue_24Planner_3B_7Cpropagate_7C_28LDeltaBlue_24Constraint_3B_29V (dread ref %Reg0_R114, dread ref %Reg1_R117) {}
LOC 1 302
  dassign %Reg0_R115 0 (dread ref %Reg3_R115)
  dassign %Reg1_R114 0 (dread ref %Reg5_R114)
  dassign %Reg1_I 0 (iread i32 <* <$LDeltaBlue_24Planner_3B>> 2 (dread ref %Reg1_R114))
  iassign <* <$LDeltaBlue_24Variable_3B>> 5 (dread ref %Reg0_R115, dread i32 %Reg1_I)
LOC 1 303
  dassign %Reg0_R117 0 (dread ref %Reg4_R117)
  dassign %Reg6_R117 0 (dread ref %Reg0_R117)
LOC 1 304
  goto @label32
@label36
LOC 1 305
  return ()
}
func &LDeltaBlue_24Planner_3B_7Cpropagate_7C_28LDeltaBlue_24Constraint_3B_29V virtual (var %_this <* <$LDeltaBlue_24Planner_3B>>, var %Reg7_R117 <* <$LDeltaBlue_24Constraint_3B>>) void {
  funcid 42
  var %Reg6_R114 <* <$LDeltaBlue_24Planner_3B>>
  var %Reg0_R126 <* <$Ljava_2Futil_2FArrayList_3B>>
  var %Reg3_R126 <* <$Ljava_2Futil_2FArrayList_3B>>
  var %Reg1_R117 <* <$LDeltaBlue_24Constraint_3B>>
  var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_Z u1
  var %Reg0_I i32
  var %Reg1_R126 <* <$Ljava_2Futil_2FArrayList_3B>>
  var %Reg1_I i32
  var %Reg2_I i32
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_R117 <* <$LDeltaBlue_24Constraint_3B>>
  var %Reg4_R117 <* <$LDeltaBlue_24Constraint_3B>>
  var %Reg0_R115 <* <$LDeltaBlue_24Variable_3B>>
  var %Reg5_R115 <* <$LDeltaBlue_24Variable_3B>>
  var %Reg1_R114 <* <$LDeltaBlue_24Planner_3B>>
  var %Reg0_R129 <* <$Ljava_2Flang_2FIllegalStateException_3B>>
  var %Reg1_R122 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_13 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R130 <* <$Ljava_2Flang_2FThrowable_3B>>

ALIAS %constraint %Reg4_R117 <* <$LDeltaBlue_24Constraint_3B>>
ALIAS %output %Reg5_R115 <* <$LDeltaBlue_24Variable_3B>>
ALIAS %start %Reg7_R117 <* <$LDeltaBlue_24Constraint_3B>>
ALIAS %todo %Reg3_R126 <* <$Ljava_2Futil_2FArrayList_3B>> "Ljava/util/ArrayList<LDeltaBlue$Constraint;>;"
  dassign %Reg6_R114 0 (dread ref %_this)
LOC 1 308
  intrinsiccallwithtype <$Ljava_2Futil_2FArrayList_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R126 0 (gcmalloc ref <$Ljava_2Futil_2FArrayList_3B>)
  callassigned &Ljava_2Futil_2FArrayList_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R126) {}
  dassign %Reg3_R126 0 (dread ref %Reg0_R126)
LOC 1 309
  dassign %Reg0_R126 0 (dread ref %Reg3_R126)
  dassign %Reg1_R117 0 (dread ref %Reg7_R117)
  dassign %Reg1_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg1_R117))
  virtualcallassigned &Ljava_2Futil_2FArrayList_3B_7Cadd_7C_28Ljava_2Flang_2FObject_3B_29Z (dread ref %Reg0_R126, dread ref %Reg1_R113) { dassign %Reg0_Z 0 }
@label37
LOC 1 310
  dassign %Reg0_R126 0 (dread ref %Reg3_R126)
  virtualcallassigned &Ljava_2Futil_2FArrayList_3B_7Csize_7C_28_29I (dread ref %Reg0_R126) { dassign %Reg0_I 0 }
  brtrue @label39 (le i32 i32 (dread i32 %Reg0_I, constval i32 0))
LOC 1 311
  dassign %Reg0_R126 0 (dread ref %Reg3_R126)
  dassign %Reg1_R126 0 (dread ref %Reg3_R126)
  virtualcallassigned &Ljava_2Futil_2FArrayList_3B_7Csize_7C_28_29I (dread ref %Reg1_R126) { dassign %Reg1_I 0 }
  dassign %Reg2_I 0 (constval i32 1)
  dassign %Reg1_I 0 (sub i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  virtualcallassigned &Ljava_2Futil_2FArrayList_3B_7Cremove_7C_28I_29Ljava_2Flang_2FObject_3B (dread ref %Reg0_R126, dread i32 %Reg1_I) { dassign %Reg0_R113 0 }
  intrinsiccallwithtypeassigned <* <$LDeltaBlue_24Constraint_3B>> JAVA_CHECK_CAST (dread ref %Reg0_R113) { dassign %Reg0_R117 0 }
  dassign %Reg4_R117 0 (dread ref %Reg0_R117)
LOC 1 312
  dassign %Reg0_R117 0 (dread ref %Reg4_R117)
  virtualcallassigned &LDeltaBlue_24Constraint_3B_7Coutput_7C_28_29LDeltaBlue_24Variable_3B (dread ref %Reg0_R117) { dassign %Reg0_R115 0 }
  dassign %Reg5_R115 0 (dread ref %Reg0_R115)
LOC 1 313
  dassign %Reg0_R115 0 (dread ref %Reg5_R115)
  dassign %Reg0_I 0 (iread i32 <* <$LDeltaBlue_24Variable_3B>> 5 (dread ref %Reg0_R115))
  dassign %Reg1_R114 0 (dread ref %Reg6_R114)
  dassign %Reg1_I 0 (iread i32 <* <$LDeltaBlue_24Planner_3B>> 2 (dread ref %Reg1_R114))
  brtrue @label38 (ne i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
LOC 1 314
  intrinsiccallwithtype <$Ljava_2Flang_2FIllegalStateException_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R129 0 (gcmalloc ref <$Ljava_2Flang_2FIllegalStateException_3B>)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_106d71ef8f35f1ccd0250568194c8fe4) { dassign %L_STR_13 0 }
  dassign %Reg1_R122 0 (dread ptr %L_STR_13)
  callassigned &Ljava_2Flang_2FIllegalStateException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R129, dread ref %Reg1_R122) {}
  dassign %Reg0_R130 0 (retype ref <* <$Ljava_2Flang_2FThrowable_3B>> (dread ref %Reg0_R129))
  throw (dread ref %Reg0_R130)
@label38
LOC 1 316
  dassign %Reg0_R117 0 (dread ref %Reg4_R117)
  virtualcallassigned &LDeltaBlue_24Constraint_3B_7Crecalculate_7C_28_29V (dread ref %Reg0_R117) {}
LOC 1 317
  dassign %Reg0_R115 0 (dread ref %Reg5_R115)
  dassign %Reg1_R126 0 (dread ref %Reg3_R126)
  virtualcallassigned &LDeltaBlue_24Variable_3B_7Cconsumers_7C_28Ljava_2Futil_2FArrayList_3B_29V (dread ref %Reg0_R115, dread ref %Reg1_R126) {}
LOC 1 318
  goto @label37
@label39
LOC 1 319
  return ()
}
func &LDeltaBlue_24Planner_3B_7Cremove_7C_28LDeltaBlue_24Constraint_3B_29V virtual (var %_this <* <$LDeltaBlue_24Planner_3B>>, var %Reg8_R117 <* <$LDeltaBlue_24Constraint_3B>>) void {
  funcid 43
  var %Reg7_R114 <* <$LDeltaBlue_24Planner_3B>>
  var %Reg0_R117 <* <$LDeltaBlue_24Constraint_3B>>
  var %Reg0_Z u1
  var %Reg0_R115 <* <$LDeltaBlue_24Variable_3B>>
  var %Reg2_R115 <* <$LDeltaBlue_24Variable_3B>>
  var %Reg0_R114 <* <$LDeltaBlue_24Planner_3B>>
  var %Reg1_R115 <* <$LDeltaBlue_24Variable_3B>>
  var %Reg0_R126 <* <$Ljava_2Futil_2FArrayList_3B>>
  var %Reg3_R126 <* <$Ljava_2Futil_2FArrayList_3B>>
  var %Reg0_I i32
  var %Reg4_I i32
  var %Reg1_I i32
  var %Reg5_I i32
  var %Reg1_R126 <* <$Ljava_2Futil_2FArrayList_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg6_R117 <* <$LDeltaBlue_24Constraint_3B>>
  var %Reg1_R117 <* <$LDeltaBlue_24Constraint_3B>>

ALIAS %other %Reg6_R117 <* <$LDeltaBlue_24Constraint_3B>>
ALIAS %i %Reg5_I i32
ALIAS %strength %Reg4_I i32
ALIAS %constraint %Reg8_R117 <* <$LDeltaBlue_24Constraint_3B>>
ALIAS %freed %Reg2_R115 <* <$LDeltaBlue_24Variable_3B>>
ALIAS %unsatisfied %Reg3_R126 <* <$Ljava_2Futil_2FArrayList_3B>> "Ljava/util/ArrayList<LDeltaBlue$Constraint;>;"
  dassign %Reg7_R114 0 (dread ref %_this)
LOC 1 322
  dassign %Reg0_R117 0 (dread ref %Reg8_R117)
  virtualcallassigned &LDeltaBlue_24Constraint_3B_7CisSatisfied_7C_28_29Z (dread ref %Reg0_R117) { dassign %Reg0_Z 0 }
  brtrue @label40 (ne i32 i32 (
    cvt i32 u1 (dread u1 %Reg0_Z),
    constval i32 0))
LOC 1 323
  dassign %Reg0_R117 0 (dread ref %Reg8_R117)
  virtualcallassigned &LDeltaBlue_24Constraint_3B_7Cdetach_7C_28_29V (dread ref %Reg0_R117) {}
LOC 1 324
  return ()
@label40
LOC 1 326
  dassign %Reg0_R117 0 (dread ref %Reg8_R117)
  virtualcallassigned &LDeltaBlue_24Constraint_3B_7Coutput_7C_28_29LDeltaBlue_24Variable_3B (dread ref %Reg0_R117) { dassign %Reg0_R115 0 }
  dassign %Reg2_R115 0 (dread ref %Reg0_R115)
LOC 1 327
  dassign %Reg0_R117 0 (dread ref %Reg8_R117)
  virtualcallassigned &LDeltaBlue_24Constraint_3B_7Cdetach_7C_28_29V (dread ref %Reg0_R117) {}
LOC 1 328
  dassign %Reg0_R114 0 (dread ref %Reg7_R114)
  dassign %Reg1_R115 0 (dread ref %Reg2_R115)
  virtualcallassigned &LDeltaBlue_24Planner_3B_7Cfree_7C_28LDeltaBlue_24Variable_3B_29Ljava_2Futil_2FArrayList_3B (dread ref %Reg0_R114, dread ref %Reg1_R115) { dassign %Reg0_R126 0 }
  dassign %Reg3_R126 0 (dread ref %Reg0_R126)
LOC 1 329
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg4_I 0 (dread i32 %Reg0_I)
@label41
  dassign %Reg0_I 0 (dread i32 %Reg4_I)
  dassign %Reg1_I 0 (constval i32 6)
  brtrue @label45 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
LOC 1 330
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg5_I 0 (dread i32 %Reg0_I)
@label42
  dassign %Reg0_I 0 (dread i32 %Reg5_I)
  dassign %Reg1_R126 0 (dread ref %Reg3_R126)
  virtualcallassigned &Ljava_2Futil_2FArrayList_3B_7Csize_7C_28_29I (dread ref %Reg1_R126) { dassign %Reg1_I 0 }
  brtrue @label44 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
LOC 1 331
  dassign %Reg0_R126 0 (dread ref %Reg3_R126)
  dassign %Reg1_I 0 (dread i32 %Reg5_I)
  virtualcallassigned &Ljava_2Futil_2FArrayList_3B_7Cget_7C_28I_29Ljava_2Flang_2FObject_3B (dread ref %Reg0_R126, dread i32 %Reg1_I) { dassign %Reg0_R113 0 }
  intrinsiccallwithtypeassigned <* <$LDeltaBlue_24Constraint_3B>> JAVA_CHECK_CAST (dread ref %Reg0_R113) { dassign %Reg0_R117 0 }
  dassign %Reg6_R117 0 (dread ref %Reg0_R117)
LOC 1 332
  dassign %Reg0_R117 0 (dread ref %Reg6_R117)
  dassign %Reg0_I 0 (iread i32 <* <$LDeltaBlue_24Constraint_3B>> 2 (dread ref %Reg0_R117))
  dassign %Reg1_I 0 (dread i32 %Reg4_I)
  brtrue @label43 (ne i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg0_R117 0 (dread ref %Reg6_R117)
  virtualcallassigned &LDeltaBlue_24Constraint_3B_7CisSatisfied_7C_28_29Z (dread ref %Reg0_R117) { dassign %Reg0_Z 0 }
  brtrue @label43 (ne i32 i32 (
    cvt i32 u1 (dread u1 %Reg0_Z),
    constval i32 0))
LOC 1 333
  dassign %Reg0_R114 0 (dread ref %Reg7_R114)
  dassign %Reg1_R117 0 (dread ref %Reg6_R117)
  virtualcallassigned &LDeltaBlue_24Planner_3B_7Csatisfy_7C_28LDeltaBlue_24Constraint_3B_29V (dread ref %Reg0_R114, dread ref %Reg1_R117) {}
@label43
LOC 1 330
  dassign %Reg5_I 0 (add i32 (dread i32 %Reg5_I, constval i32 1))
  goto @label42
@label44
LOC 1 329
  dassign %Reg4_I 0 (add i32 (dread i32 %Reg4_I, constval i32 1))
  goto @label41
@label45
LOC 1 337
  return ()
}
func &LDeltaBlue_24Planner_3B_7Cfree_7C_28LDeltaBlue_24Variable_3B_29Ljava_2Futil_2FArrayList_3B virtual (var %_this <* <$LDeltaBlue_24Planner_3B>>, var %Reg9_R115 <* <$LDeltaBlue_24Variable_3B>>) <* <$Ljava_2Futil_2FArrayList_3B>> {
  funcid 44
  var %Reg8_R114 <* <$LDeltaBlue_24Planner_3B>>
  var %Reg0_R115 <* <$LDeltaBlue_24Variable_3B>>
  var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_R117 <* <$LDeltaBlue_24Constraint_3B>>
  var %Reg1_I i32
  var %Reg1_Z u1
  var %Reg0_R126 <* <$Ljava_2Futil_2FArrayList_3B>>
  var %Reg3_R126 <* <$Ljava_2Futil_2FArrayList_3B>>
  var %Reg4_R126 <* <$Ljava_2Futil_2FArrayList_3B>>
  var %Reg1_R115 <* <$LDeltaBlue_24Variable_3B>>
  var %Reg0_Z u1
  var %Reg0_I i32
  var %Reg1_R126 <* <$Ljava_2Futil_2FArrayList_3B>>
  var %Reg2_I i32
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg5_R115 <* <$LDeltaBlue_24Variable_3B>>
  var %Reg6_I i32
  var %Reg0_R117 <* <$LDeltaBlue_24Constraint_3B>>
  var %Reg7_R117 <* <$LDeltaBlue_24Constraint_3B>>

ALIAS %constraint %Reg7_R117 <* <$LDeltaBlue_24Constraint_3B>>
ALIAS %i %Reg6_I i32
ALIAS %variable %Reg5_R115 <* <$LDeltaBlue_24Variable_3B>>
ALIAS %start %Reg9_R115 <* <$LDeltaBlue_24Variable_3B>>
ALIAS %unsatisfied %Reg3_R126 <* <$Ljava_2Futil_2FArrayList_3B>> "Ljava/util/ArrayList<LDeltaBlue$Constraint;>;"
ALIAS %todo %Reg4_R126 <* <$Ljava_2Futil_2FArrayList_3B>> "Ljava/util/ArrayList<LDeltaBlue$Variable;>;"
  dassign %Reg8_R114 0 (dread ref %_this)
LOC 1 341
  dassign %Reg0_R115 0 (dread ref %Reg9_R115)
  dassign %Reg1_R113 0 (constval ref 0)
  dassign %Reg1_R117 0 (retype ref <* <$LDeltaBlue_24Constraint_3B>> (dread ref %Reg1_R113))
  iassign <* <$LDeltaBlue_24Variable_3B>> 4 (dread ref %Reg0_R115, dread ref %Reg1_R117)
LOC 1 342
  dassign %Reg0_R115 0 (dread ref %Reg9_R115)
  dassign %Reg1_I 0 (constval i32 6)
  iassign <* <$LDeltaBlue_24Variable_3B>> 6 (dread ref %Reg0_R115, dread i32 %Reg1_I)
LOC 1 343
  dassign %Reg0_R115 0 (dread ref %Reg9_R115)
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg1_Z 0 (intrinsicop u1 JAVA_MERGE (dread i32 %Reg1_I))
  iassign <* <$LDeltaBlue_24Variable_3B>> 7 (dread ref %Reg0_R115, dread u1 %Reg1_Z)
LOC 1 344
  intrinsiccallwithtype <$Ljava_2Futil_2FArrayList_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R126 0 (gcmalloc ref <$Ljava_2Futil_2FArrayList_3B>)
  callassigned &Ljava_2Futil_2FArrayList_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R126) {}
  dassign %Reg3_R126 0 (dread ref %Reg0_R126)
LOC 1 345
  intrinsiccallwithtype <$Ljava_2Futil_2FArrayList_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R126 0 (gcmalloc ref <$Ljava_2Futil_2FArrayList_3B>)
  callassigned &Ljava_2Futil_2FArrayList_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R126) {}
  dassign %Reg4_R126 0 (dread ref %Reg0_R126)
LOC 1 346
  dassign %Reg0_R126 0 (dread ref %Reg4_R126)
  dassign %Reg1_R115 0 (dread ref %Reg9_R115)
  dassign %Reg1_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg1_R115))
  virtualcallassigned &Ljava_2Futil_2FArrayList_3B_7Cadd_7C_28Ljava_2Flang_2FObject_3B_29Z (dread ref %Reg0_R126, dread ref %Reg1_R113) { dassign %Reg0_Z 0 }
@label46
LOC 1 347
  dassign %Reg0_R126 0 (dread ref %Reg4_R126)
  virtualcallassigned &Ljava_2Futil_2FArrayList_3B_7Csize_7C_28_29I (dread ref %Reg0_R126) { dassign %Reg0_I 0 }
  brtrue @label51 (le i32 i32 (dread i32 %Reg0_I, constval i32 0))
LOC 1 348
  dassign %Reg0_R126 0 (dread ref %Reg4_R126)
  dassign %Reg1_R126 0 (dread ref %Reg4_R126)
  virtualcallassigned &Ljava_2Futil_2FArrayList_3B_7Csize_7C_28_29I (dread ref %Reg1_R126) { dassign %Reg1_I 0 }
  dassign %Reg2_I 0 (constval i32 1)
  dassign %Reg1_I 0 (sub i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  virtualcallassigned &Ljava_2Futil_2FArrayList_3B_7Cremove_7C_28I_29Ljava_2Flang_2FObject_3B (dread ref %Reg0_R126, dread i32 %Reg1_I) { dassign %Reg0_R113 0 }
  intrinsiccallwithtypeassigned <* <$LDeltaBlue_24Variable_3B>> JAVA_CHECK_CAST (dread ref %Reg0_R113) { dassign %Reg0_R115 0 }
  dassign %Reg5_R115 0 (dread ref %Reg0_R115)
LOC 1 349
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg6_I 0 (dread i32 %Reg0_I)
@label47
  dassign %Reg0_I 0 (dread i32 %Reg6_I)
  dassign %Reg1_R115 0 (dread ref %Reg5_R115)
  dassign %Reg1_R126 0 (iread ref <* <$LDeltaBlue_24Variable_3B>> 2 (dread ref %Reg1_R115))
  virtualcallassigned &Ljava_2Futil_2FArrayList_3B_7Csize_7C_28_29I (dread ref %Reg1_R126) { dassign %Reg1_I 0 }
  brtrue @label50 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
LOC 1 350
  dassign %Reg0_R115 0 (dread ref %Reg5_R115)
  dassign %Reg0_R126 0 (iread ref <* <$LDeltaBlue_24Variable_3B>> 2 (dread ref %Reg0_R115))
  dassign %Reg1_I 0 (dread i32 %Reg6_I)
  virtualcallassigned &Ljava_2Futil_2FArrayList_3B_7Cget_7C_28I_29Ljava_2Flang_2FObject_3B (dread ref %Reg0_R126, dread i32 %Reg1_I) { dassign %Reg0_R113 0 }
  intrinsiccallwithtypeassigned <* <$LDeltaBlue_24Constraint_3B>> JAVA_CHECK_CAST (dread ref %Reg0_R113) { dassign %Reg0_R117 0 }
  dassign %Reg7_R117 0 (dread ref %Reg0_R117)
LOC 1 351
  dassign %Reg0_R117 0 (dread ref %Reg7_R117)
  virtualcallassigned &LDeltaBlue_24Constraint_3B_7CisSatisfied_7C_28_29Z (dread ref %Reg0_R117) { dassign %Reg0_Z 0 }
  brtrue @label48 (ne i32 i32 (
    cvt i32 u1 (dread u1 %Reg0_Z),
    constval i32 0))
LOC 1 352
  dassign %Reg0_R126 0 (dread ref %Reg3_R126)
  dassign %Reg1_R117 0 (dread ref %Reg7_R117)
  dassign %Reg1_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg1_R117))
  virtualcallassigned &Ljava_2Futil_2FArrayList_3B_7Cadd_7C_28Ljava_2Flang_2FObject_3B_29Z (dread ref %Reg0_R126, dread ref %Reg1_R113) { dassign %Reg0_Z 0 }
  goto @label49
@label48
LOC 1 353
  dassign %Reg0_R117 0 (dread ref %Reg7_R117)
  dassign %Reg1_R115 0 (dread ref %Reg5_R115)
  dassign %Reg1_R117 0 (iread ref <* <$LDeltaBlue_24Variable_3B>> 4 (dread ref %Reg1_R115))
  brtrue @label49 (eq i32 ref (dread ref %Reg0_R117, dread ref %Reg1_R117))
LOC 1 354
  dassign %Reg0_R117 0 (dread ref %Reg7_R117)
  virtualcallassigned &LDeltaBlue_24Constraint_3B_7Crecalculate_7C_28_29V (dread ref %Reg0_R117) {}
LOC 1 355
  dassign %Reg0_R126 0 (dread ref %Reg4_R126)
  dassign %Reg1_R117 0 (dread ref %Reg7_R117)
  virtualcallassigned &LDeltaBlue_24Constraint_3B_7Coutput_7C_28_29LDeltaBlue_24Variable_3B (dread ref %Reg1_R117) { dassign %Reg1_R115 0 }
  dassign %Reg1_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg1_R115))
  virtualcallassigned &Ljava_2Futil_2FArrayList_3B_7Cadd_7C_28Ljava_2Flang_2FObject_3B_29Z (dread ref %Reg0_R126, dread ref %Reg1_R113) { dassign %Reg0_Z 0 }
@label49
LOC 1 349
  dassign %Reg6_I 0 (add i32 (dread i32 %Reg6_I, constval i32 1))
  goto @label47
@label50
LOC 1 358
  goto @label46
@label51
LOC 1 359
  dassign %Reg0_R126 0 (dread ref %Reg3_R126)
  return (dread ref %Reg0_R126)
}
func &LDeltaBlue_24Planner_3B_7Cplan_7C_28LDeltaBlue_24Constraint_3B_29Ljava_2Futil_2FArrayList_3B virtual (var %_this <* <$LDeltaBlue_24Planner_3B>>, var %Reg8_R117 <* <$LDeltaBlue_24Constraint_3B>>) <* <$Ljava_2Futil_2FArrayList_3B>> {
  funcid 45
  var %Reg7_R114 <* <$LDeltaBlue_24Planner_3B>>
  var %Reg0_R114 <* <$LDeltaBlue_24Planner_3B>>
  var %Reg1_I i32
  var %Reg2_I i32
  var %Reg0_R126 <* <$Ljava_2Futil_2FArrayList_3B>>
  var %Reg3_R126 <* <$Ljava_2Futil_2FArrayList_3B>>
  var %Reg4_R126 <* <$Ljava_2Futil_2FArrayList_3B>>
  var %Reg0_R117 <* <$LDeltaBlue_24Constraint_3B>>
  var %Reg0_Z u1
  var %Reg1_R117 <* <$LDeltaBlue_24Constraint_3B>>
  var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_I i32
  var %Reg1_R126 <* <$Ljava_2Futil_2FArrayList_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg5_R117 <* <$LDeltaBlue_24Constraint_3B>>
  var %Reg0_R115 <* <$LDeltaBlue_24Variable_3B>>
  var %Reg6_R115 <* <$LDeltaBlue_24Variable_3B>>
  var %Reg1_R114 <* <$LDeltaBlue_24Planner_3B>>

ALIAS %constraint %Reg5_R117 <* <$LDeltaBlue_24Constraint_3B>>
ALIAS %output %Reg6_R115 <* <$LDeltaBlue_24Variable_3B>>
ALIAS %edit %Reg8_R117 <* <$LDeltaBlue_24Constraint_3B>>
ALIAS %plan %Reg3_R126 <* <$Ljava_2Futil_2FArrayList_3B>> "Ljava/util/ArrayList<LDeltaBlue$Constraint;>;"
ALIAS %todo %Reg4_R126 <* <$Ljava_2Futil_2FArrayList_3B>> "Ljava/util/ArrayList<LDeltaBlue$Constraint;>;"
  dassign %Reg7_R114 0 (dread ref %_this)
LOC 1 364
  dassign %Reg0_R114 0 (dread ref %Reg7_R114)
  dassign %Reg1_I 0 (iread i32 <* <$LDeltaBlue_24Planner_3B>> 2 (dread ref %Reg0_R114))
  dassign %Reg2_I 0 (constval i32 1)
  dassign %Reg1_I 0 (add i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  iassign <* <$LDeltaBlue_24Planner_3B>> 2 (dread ref %Reg0_R114, dread i32 %Reg1_I)
LOC 1 365
  intrinsiccallwithtype <$Ljava_2Futil_2FArrayList_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R126 0 (gcmalloc ref <$Ljava_2Futil_2FArrayList_3B>)
  callassigned &Ljava_2Futil_2FArrayList_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R126) {}
  dassign %Reg3_R126 0 (dread ref %Reg0_R126)
LOC 1 366
  intrinsiccallwithtype <$Ljava_2Futil_2FArrayList_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R126 0 (gcmalloc ref <$Ljava_2Futil_2FArrayList_3B>)
  callassigned &Ljava_2Futil_2FArrayList_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R126) {}
  dassign %Reg4_R126 0 (dread ref %Reg0_R126)
LOC 1 367
  dassign %Reg0_R117 0 (dread ref %Reg8_R117)
  virtualcallassigned &LDeltaBlue_24Constraint_3B_7CisSatisfied_7C_28_29Z (dread ref %Reg0_R117) { dassign %Reg0_Z 0 }
  brtrue @label52 (eq i32 i32 (
    cvt i32 u1 (dread u1 %Reg0_Z),
    constval i32 0))
LOC 1 368
  dassign %Reg0_R126 0 (dread ref %Reg4_R126)
  dassign %Reg1_R117 0 (dread ref %Reg8_R117)
  dassign %Reg1_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg1_R117))
  virtualcallassigned &Ljava_2Futil_2FArrayList_3B_7Cadd_7C_28Ljava_2Flang_2FObject_3B_29Z (dread ref %Reg0_R126, dread ref %Reg1_R113) { dassign %Reg0_Z 0 }
@label52
LOC 1 370
  dassign %Reg0_R126 0 (dread ref %Reg4_R126)
  virtualcallassigned &Ljava_2Futil_2FArrayList_3B_7Csize_7C_28_29I (dread ref %Reg0_R126) { dassign %Reg0_I 0 }
  brtrue @label54 (le i32 i32 (dread i32 %Reg0_I, constval i32 0))
LOC 1 371
  dassign %Reg0_R126 0 (dread ref %Reg4_R126)
  dassign %Reg1_R126 0 (dread ref %Reg4_R126)
  virtualcallassigned &Ljava_2Futil_2FArrayList_3B_7Csize_7C_28_29I (dread ref %Reg1_R126) { dassign %Reg1_I 0 }
  dassign %Reg2_I 0 (constval i32 1)
  dassign %Reg1_I 0 (sub i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  virtualcallassigned &Ljava_2Futil_2FArrayList_3B_7Cremove_7C_28I_29Ljava_2Flang_2FObject_3B (dread ref %Reg0_R126, dread i32 %Reg1_I) { dassign %Reg0_R113 0 }
  intrinsiccallwithtypeassigned <* <$LDeltaBlue_24Constraint_3B>> JAVA_CHECK_CAST (dread ref %Reg0_R113) { dassign %Reg0_R117 0 }
  dassign %Reg5_R117 0 (dread ref %Reg0_R117)
LOC 1 372
  dassign %Reg0_R117 0 (dread ref %Reg5_R117)
  virtualcallassigned &LDeltaBlue_24Constraint_3B_7Coutput_7C_28_29LDeltaBlue_24Variable_3B (dread ref %Reg0_R117) { dassign %Reg0_R115 0 }
  dassign %Reg6_R115 0 (dread ref %Reg0_R115)
LOC 1 373
  dassign %Reg0_R115 0 (dread ref %Reg6_R115)
  dassign %Reg0_I 0 (iread i32 <* <$LDeltaBlue_24Variable_3B>> 5 (dread ref %Reg0_R115))
  dassign %Reg1_R114 0 (dread ref %Reg7_R114)
  dassign %Reg1_I 0 (iread i32 <* <$LDeltaBlue_24Planner_3B>> 2 (dread ref %Reg1_R114))
  brtrue @label53 (eq i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg0_R117 0 (dread ref %Reg5_R117)
  dassign %Reg1_R114 0 (dread ref %Reg7_R114)
  dassign %Reg1_I 0 (iread i32 <* <$LDeltaBlue_24Planner_3B>> 2 (dread ref %Reg1_R114))
  virtualcallassigned &LDeltaBlue_24Constraint_3B_7CinputsKnown_7C_28I_29Z (dread ref %Reg0_R117, dread i32 %Reg1_I) { dassign %Reg0_Z 0 }
  brtrue @label53 (eq i32 i32 (
    cvt i32 u1 (dread u1 %Reg0_Z),
    constval i32 0))
LOC 1 374
  dassign %Reg0_R126 0 (dread ref %Reg3_R126)
  dassign %Reg1_R117 0 (dread ref %Reg5_R117)
  dassign %Reg1_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg1_R117))
  virtualcallassigned &Ljava_2Futil_2FArrayList_3B_7Cadd_7C_28Ljava_2Flang_2FObject_3B_29Z (dread ref %Reg0_R126, dread ref %Reg1_R113) { dassign %Reg0_Z 0 }
LOC 1 375
  dassign %Reg0_R115 0 (dread ref %Reg6_R115)
  dassign %Reg1_R114 0 (dread ref %Reg7_R114)
  dassign %Reg1_I 0 (iread i32 <* <$LDeltaBlue_24Planner_3B>> 2 (dread ref %Reg1_R114))
  iassign <* <$LDeltaBlue_24Variable_3B>> 5 (dread ref %Reg0_R115, dread i32 %Reg1_I)
LOC 1 376
  dassign %Reg0_R115 0 (dread ref %Reg6_R115)
  dassign %Reg1_R126 0 (dread ref %Reg4_R126)
  virtualcallassigned &LDeltaBlue_24Variable_3B_7Cconsumers_7C_28Ljava_2Futil_2FArrayList_3B_29V (dread ref %Reg0_R115, dread ref %Reg1_R126) {}
@label53
LOC 1 378
  goto @label52
@label54
LOC 1 379
  dassign %Reg0_R126 0 (dread ref %Reg3_R126)
  return (dread ref %Reg0_R126)
}
func &LDeltaBlue_24Planner_3B_7Cchange_7C_28LDeltaBlue_24Variable_3BII_29V virtual (var %_this <* <$LDeltaBlue_24Planner_3B>>, var %Reg9_R115 <* <$LDeltaBlue_24Variable_3B>>, var %Reg10_I i32, var %Reg11_I i32) void {
  funcid 46
  var %Reg8_R114 <* <$LDeltaBlue_24Planner_3B>>
  var %Reg0_R127 <* <$LDeltaBlue_24Edit_3B>>
  var %Reg1_R115 <* <$LDeltaBlue_24Variable_3B>>
  var %Reg2_I i32
  var %Reg4_R127 <* <$LDeltaBlue_24Edit_3B>>
  var %Reg0_R114 <* <$LDeltaBlue_24Planner_3B>>
  var %Reg1_R127 <* <$LDeltaBlue_24Edit_3B>>
  var %Reg1_R117 <* <$LDeltaBlue_24Constraint_3B>>
  var %Reg0_R126 <* <$Ljava_2Futil_2FArrayList_3B>>
  var %Reg5_R126 <* <$Ljava_2Futil_2FArrayList_3B>>
  var %Reg0_I i32
  var %Reg1_I i32
  var %Reg6_I i32
  var %Reg0_R115 <* <$LDeltaBlue_24Variable_3B>>
  var %Reg7_I i32
  var %Reg1_R126 <* <$Ljava_2Futil_2FArrayList_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_R117 <* <$LDeltaBlue_24Constraint_3B>>

ALIAS %i %Reg7_I i32
ALIAS %left %Reg6_I i32
ALIAS %variable %Reg9_R115 <* <$LDeltaBlue_24Variable_3B>>
ALIAS %value %Reg10_I i32
ALIAS %times %Reg11_I i32
ALIAS %edit %Reg4_R127 <* <$LDeltaBlue_24Edit_3B>>
ALIAS %plan %Reg5_R126 <* <$Ljava_2Futil_2FArrayList_3B>> "Ljava/util/ArrayList<LDeltaBlue$Constraint;>;"
  dassign %Reg8_R114 0 (dread ref %_this)
LOC 1 384
  intrinsiccallwithtype <$LDeltaBlue_24Edit_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R127 0 (gcmalloc ref <$LDeltaBlue_24Edit_3B>)
  dassign %Reg1_R115 0 (dread ref %Reg9_R115)
  dassign %Reg2_I 0 (constval i32 2)
  callassigned &LDeltaBlue_24Edit_3B_7C_3Cinit_3E_7C_28LDeltaBlue_24Variable_3BI_29V (dread ref %Reg0_R127, dread ref %Reg1_R115, dread i32 %Reg2_I) {}
  dassign %Reg4_R127 0 (dread ref %Reg0_R127)
LOC 1 385
  dassign %Reg0_R114 0 (dread ref %Reg8_R114)
  dassign %Reg1_R127 0 (dread ref %Reg4_R127)
  dassign %Reg1_R117 0 (retype ref <* <$LDeltaBlue_24Constraint_3B>> (dread ref %Reg1_R127))
  virtualcallassigned &LDeltaBlue_24Planner_3B_7Cadd_7C_28LDeltaBlue_24Constraint_3B_29V (dread ref %Reg0_R114, dread ref %Reg1_R117) {}
LOC 1 386
  dassign %Reg0_R114 0 (dread ref %Reg8_R114)
  dassign %Reg1_R127 0 (dread ref %Reg4_R127)
  dassign %Reg1_R117 0 (retype ref <* <$LDeltaBlue_24Constraint_3B>> (dread ref %Reg1_R127))
  virtualcallassigned &LDeltaBlue_24Planner_3B_7Cplan_7C_28LDeltaBlue_24Constraint_3B_29Ljava_2Futil_2FArrayList_3B (dread ref %Reg0_R114, dread ref %Reg1_R117) { dassign %Reg0_R126 0 }
  dassign %Reg5_R126 0 (dread ref %Reg0_R126)
LOC 1 387
  dassign %Reg0_I 0 (dread i32 %Reg11_I)
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg0_I 0 (sub i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg6_I 0 (dread i32 %Reg0_I)
@label55
  dassign %Reg0_I 0 (dread i32 %Reg6_I)
  brtrue @label58 (lt i32 i32 (dread i32 %Reg0_I, constval i32 0))
LOC 1 388
  dassign %Reg0_R115 0 (dread ref %Reg9_R115)
  dassign %Reg1_I 0 (dread i32 %Reg10_I)
  dassign %Reg2_I 0 (dread i32 %Reg6_I)
  dassign %Reg1_I 0 (add i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  iassign <* <$LDeltaBlue_24Variable_3B>> 3 (dread ref %Reg0_R115, dread i32 %Reg1_I)
LOC 1 389
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg7_I 0 (dread i32 %Reg0_I)
@label56
  dassign %Reg0_I 0 (dread i32 %Reg7_I)
  dassign %Reg1_R126 0 (dread ref %Reg5_R126)
  virtualcallassigned &Ljava_2Futil_2FArrayList_3B_7Csize_7C_28_29I (dread ref %Reg1_R126) { dassign %Reg1_I 0 }
  brtrue @label57 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
LOC 1 390
  dassign %Reg0_R126 0 (dread ref %Reg5_R126)
  dassign %Reg1_I 0 (dread i32 %Reg7_I)
  virtualcallassigned &Ljava_2Futil_2FArrayList_3B_7Cget_7C_28I_29Ljava_2Flang_2FObject_3B (dread ref %Reg0_R126, dread i32 %Reg1_I) { dassign %Reg0_R113 0 }
  intrinsiccallwithtypeassigned <* <$LDeltaBlue_24Constraint_3B>> JAVA_CHECK_CAST (dread ref %Reg0_R113) { dassign %Reg0_R117 0 }
  virtualcallassigned &LDeltaBlue_24Constraint_3B_7Cexecute_7C_28_29V (dread ref %Reg0_R117) {}
LOC 1 389
  dassign %Reg7_I 0 (add i32 (dread i32 %Reg7_I, constval i32 1))
  goto @label56
@label57
LOC 1 387
  dassign %Reg6_I 0 (add i32 (dread i32 %Reg6_I, constval i32 -1))
  goto @label55
@label58
LOC 1 393
  dassign %Reg0_R114 0 (dread ref %Reg8_R114)
  dassign %Reg1_R127 0 (dread ref %Reg4_R127)
  dassign %Reg1_R117 0 (retype ref <* <$LDeltaBlue_24Constraint_3B>> (dread ref %Reg1_R127))
  virtualcallassigned &LDeltaBlue_24Planner_3B_7Cremove_7C_28LDeltaBlue_24Constraint_3B_29V (dread ref %Reg0_R114, dread ref %Reg1_R117) {}
LOC 1 394
  return ()
}
func &LDeltaBlue_24Stay_3B_7C_3Cinit_3E_7C_28LDeltaBlue_24Variable_3BI_29V constructor (var %_this <* <$LDeltaBlue_24Stay_3B>>, var %Reg4_R115 <* <$LDeltaBlue_24Variable_3B>>, var %Reg5_I i32) void {
  funcid 47
  var %Reg3_R118 <* <$LDeltaBlue_24Stay_3B>>
  var %Reg0_R118 <* <$LDeltaBlue_24Stay_3B>>
  var %Reg1_R115 <* <$LDeltaBlue_24Variable_3B>>
  var %Reg2_I i32
  var %Reg0_R128 <* <$LDeltaBlue_24Unary_3B>>

ALIAS %variable %Reg4_R115 <* <$LDeltaBlue_24Variable_3B>>
ALIAS %strength %Reg5_I i32
  dassign %Reg3_R118 0 (dread ref %_this)
LOC 1 134
  dassign %Reg0_R118 0 (dread ref %Reg3_R118)
  dassign %Reg1_R115 0 (dread ref %Reg4_R115)
  dassign %Reg2_I 0 (dread i32 %Reg5_I)
  dassign %Reg0_R128 0 (retype ref <* <$LDeltaBlue_24Unary_3B>> (dread ref %Reg0_R118))
  callassigned &LDeltaBlue_24Unary_3B_7C_3Cinit_3E_7C_28LDeltaBlue_24Variable_3BI_29V (dread ref %Reg0_R128, dread ref %Reg1_R115, dread i32 %Reg2_I) {}
LOC 1 135
  return ()
}
func &LDeltaBlue_24Unary_3B_7C_3Cinit_3E_7C_28LDeltaBlue_24Variable_3BI_29V constructor (var %_this <* <$LDeltaBlue_24Unary_3B>>, var %Reg3_R115 <* <$LDeltaBlue_24Variable_3B>>, var %Reg4_I i32) void {
  funcid 48
  var %Reg2_R128 <* <$LDeltaBlue_24Unary_3B>>
  var %Reg0_R128 <* <$LDeltaBlue_24Unary_3B>>
  var %Reg1_I i32
  var %Reg0_R117 <* <$LDeltaBlue_24Constraint_3B>>
  var %Reg1_R115 <* <$LDeltaBlue_24Variable_3B>>

ALIAS %variable %Reg3_R115 <* <$LDeltaBlue_24Variable_3B>>
ALIAS %strength %Reg4_I i32
  dassign %Reg2_R128 0 (dread ref %_this)
LOC 1 89
  dassign %Reg0_R128 0 (dread ref %Reg2_R128)
  dassign %Reg1_I 0 (dread i32 %Reg4_I)
  dassign %Reg0_R117 0 (retype ref <* <$LDeltaBlue_24Constraint_3B>> (dread ref %Reg0_R128))
  callassigned &LDeltaBlue_24Constraint_3B_7C_3Cinit_3E_7C_28I_29V (dread ref %Reg0_R117, dread i32 %Reg1_I) {}
LOC 1 90
  dassign %Reg0_R128 0 (dread ref %Reg2_R128)
  dassign %Reg1_R115 0 (dread ref %Reg3_R115)
  iassign <* <$LDeltaBlue_24Unary_3B>> 4 (dread ref %Reg0_R128, dread ref %Reg1_R115)
LOC 1 91
  return ()
}
func &LDeltaBlue_24Unary_3B_7CisSatisfied_7C_28_29Z virtual (var %_this <* <$LDeltaBlue_24Unary_3B>>) u1 {
  funcid 49
  var %Reg1_R128 <* <$LDeltaBlue_24Unary_3B>>
  var %Reg0_R128 <* <$LDeltaBlue_24Unary_3B>>
  var %Reg0_Z u1
  var %Reg0_I i32

  dassign %Reg1_R128 0 (dread ref %_this)
LOC 1 94
  dassign %Reg0_R128 0 (dread ref %Reg1_R128)
  dassign %Reg0_Z 0 (iread u1 <* <$LDeltaBlue_24Unary_3B>> 5 (dread ref %Reg0_R128))
  dassign %Reg0_I 0 (cvt i32 u1 (dread u1 %Reg0_Z))
  return (dread i32 %Reg0_I)
}
func &LDeltaBlue_24Unary_3B_7Crelease_7C_28_29V virtual (var %_this <* <$LDeltaBlue_24Unary_3B>>) void {
  funcid 50
  var %Reg2_R128 <* <$LDeltaBlue_24Unary_3B>>
  var %Reg0_R128 <* <$LDeltaBlue_24Unary_3B>>
  var %Reg1_I i32
  var %Reg1_Z u1

  dassign %Reg2_R128 0 (dread ref %_this)
LOC 1 98
  dassign %Reg0_R128 0 (dread ref %Reg2_R128)
  dassign %Reg1_I 0 (constval i32 0)
  dassign %Reg1_Z 0 (intrinsicop u1 JAVA_MERGE (dread i32 %Reg1_I))
  iassign <* <$LDeltaBlue_24Unary_3B>> 5 (dread ref %Reg0_R128, dread u1 %Reg1_Z)
LOC 1 99
  return ()
}
func &LDeltaBlue_24Unary_3B_7Cattach_7C_28_29V virtual (var %_this <* <$LDeltaBlue_24Unary_3B>>) void {
  funcid 51
  var %Reg2_R128 <* <$LDeltaBlue_24Unary_3B>>
  var %Reg0_R128 <* <$LDeltaBlue_24Unary_3B>>
  var %Reg0_R115 <* <$LDeltaBlue_24Variable_3B>>
  var %Reg0_R126 <* <$Ljava_2Futil_2FArrayList_3B>>
  var %Reg1_R128 <* <$LDeltaBlue_24Unary_3B>>
  var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_Z u1

  dassign %Reg2_R128 0 (dread ref %_this)
LOC 1 102
  dassign %Reg0_R128 0 (dread ref %Reg2_R128)
  dassign %Reg0_R115 0 (iread ref <* <$LDeltaBlue_24Unary_3B>> 4 (dread ref %Reg0_R128))
  dassign %Reg0_R126 0 (iread ref <* <$LDeltaBlue_24Variable_3B>> 2 (dread ref %Reg0_R115))
  dassign %Reg1_R128 0 (dread ref %Reg2_R128)
  dassign %Reg1_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg1_R128))
  virtualcallassigned &Ljava_2Futil_2FArrayList_3B_7Cadd_7C_28Ljava_2Flang_2FObject_3B_29Z (dread ref %Reg0_R126, dread ref %Reg1_R113) { dassign %Reg0_Z 0 }
LOC 1 103
  return ()
}
func &LDeltaBlue_24Unary_3B_7Cdetach_7C_28_29V virtual (var %_this <* <$LDeltaBlue_24Unary_3B>>) void {
  funcid 52
  var %Reg2_R128 <* <$LDeltaBlue_24Unary_3B>>
  var %Reg0_R128 <* <$LDeltaBlue_24Unary_3B>>
  var %Reg0_R115 <* <$LDeltaBlue_24Variable_3B>>
  var %Reg1_R128 <* <$LDeltaBlue_24Unary_3B>>
  var %Reg1_R117 <* <$LDeltaBlue_24Constraint_3B>>
  var %Reg1_I i32
  var %Reg1_Z u1

  dassign %Reg2_R128 0 (dread ref %_this)
LOC 1 106
  dassign %Reg0_R128 0 (dread ref %Reg2_R128)
  dassign %Reg0_R115 0 (iread ref <* <$LDeltaBlue_24Unary_3B>> 4 (dread ref %Reg0_R128))
  dassign %Reg1_R128 0 (dread ref %Reg2_R128)
  dassign %Reg1_R117 0 (retype ref <* <$LDeltaBlue_24Constraint_3B>> (dread ref %Reg1_R128))
  virtualcallassigned &LDeltaBlue_24Variable_3B_7Cremove_7C_28LDeltaBlue_24Constraint_3B_29V (dread ref %Reg0_R115, dread ref %Reg1_R117) {}
LOC 1 107
  dassign %Reg0_R128 0 (dread ref %Reg2_R128)
  dassign %Reg1_I 0 (constval i32 0)
  dassign %Reg1_Z 0 (intrinsicop u1 JAVA_MERGE (dread i32 %Reg1_I))
  iassign <* <$LDeltaBlue_24Unary_3B>> 5 (dread ref %Reg0_R128, dread u1 %Reg1_Z)
LOC 1 108
  return ()
}
func &LDeltaBlue_24Unary_3B_7Cchoose_7C_28I_29V virtual (var %_this <* <$LDeltaBlue_24Unary_3B>>, var %Reg6_I i32) void {
  funcid 53
  var %Reg5_R128 <* <$LDeltaBlue_24Unary_3B>>
  var %Reg0_R128 <* <$LDeltaBlue_24Unary_3B>>
  var %Reg1_R128 <* <$LDeltaBlue_24Unary_3B>>
  var %Reg1_R115 <* <$LDeltaBlue_24Variable_3B>>
  var %Reg1_I i32
  var %Reg2_I i32
  var %Reg3_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg2_R128 <* <$LDeltaBlue_24Unary_3B>>
  var %Reg2_R115 <* <$LDeltaBlue_24Variable_3B>>
  var %Reg3_I i32
  var %Reg4_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_Z u1

ALIAS %mark %Reg6_I i32
  dassign %Reg5_R128 0 (dread ref %_this)
LOC 1 111
  dassign %Reg0_R128 0 (dread ref %Reg5_R128)
  dassign %Reg1_R128 0 (dread ref %Reg5_R128)
  dassign %Reg1_R115 0 (iread ref <* <$LDeltaBlue_24Unary_3B>> 4 (dread ref %Reg1_R128))
  dassign %Reg1_I 0 (iread i32 <* <$LDeltaBlue_24Variable_3B>> 5 (dread ref %Reg1_R115))
  dassign %Reg2_I 0 (dread i32 %Reg6_I)
  dassign %Reg3_R113 0 (dread ref %Reg0_R128)
  brtrue @label59 (eq i32 i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  dassign %Reg0_R113 0 (dread ref %Reg3_R113)
  dassign %Reg1_R128 0 (dread ref %Reg5_R128)
  dassign %Reg1_I 0 (iread i32 <* <$LDeltaBlue_24Unary_3B>> 3 (dread ref %Reg1_R128))
  dassign %Reg2_R128 0 (dread ref %Reg5_R128)
  dassign %Reg2_R115 0 (iread ref <* <$LDeltaBlue_24Unary_3B>> 4 (dread ref %Reg2_R128))
  dassign %Reg2_I 0 (iread i32 <* <$LDeltaBlue_24Variable_3B>> 6 (dread ref %Reg2_R115))
  dassign %Reg3_R113 0 (dread ref %Reg0_R113)
  brtrue @label59 (ge i32 i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  dassign %Reg0_R113 0 (dread ref %Reg3_R113)
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg3_I 0 (dread i32 %Reg1_I)
  dassign %Reg4_R113 0 (dread ref %Reg0_R113)
  goto @label60
@label59
  dassign %Reg0_R113 0 (dread ref %Reg3_R113)
  dassign %Reg1_I 0 (constval i32 0)
  dassign %Reg3_I 0 (dread i32 %Reg1_I)
  dassign %Reg4_R113 0 (dread ref %Reg0_R113)
@label60
  dassign %Reg0_R113 0 (dread ref %Reg4_R113)
  dassign %Reg1_I 0 (dread i32 %Reg3_I)
  dassign %Reg0_R128 0 (retype ref <* <$LDeltaBlue_24Unary_3B>> (dread ref %Reg0_R113))
  dassign %Reg1_Z 0 (intrinsicop u1 JAVA_MERGE (dread i32 %Reg1_I))
  iassign <* <$LDeltaBlue_24Unary_3B>> 5 (dread ref %Reg0_R128, dread u1 %Reg1_Z)
LOC 1 112
  return ()
}
func &LDeltaBlue_24Unary_3B_7CmarkInputs_7C_28I_29V virtual (var %_this <* <$LDeltaBlue_24Unary_3B>>, var %Reg1_I i32) void {
  funcid 54
  var %Reg0_R128 <* <$LDeltaBlue_24Unary_3B>>

ALIAS %mark %Reg1_I i32
  dassign %Reg0_R128 0 (dread ref %_this)
LOC 1 114
  return ()
}
func &LDeltaBlue_24Unary_3B_7CinputsKnown_7C_28I_29Z virtual (var %_this <* <$LDeltaBlue_24Unary_3B>>, var %Reg2_I i32) u1 {
  funcid 55
  var %Reg1_R128 <* <$LDeltaBlue_24Unary_3B>>
  var %Reg0_I i32

ALIAS %mark %Reg2_I i32
  dassign %Reg1_R128 0 (dread ref %_this)
LOC 1 117
  dassign %Reg0_I 0 (constval i32 1)
  return (dread i32 %Reg0_I)
}
func &LDeltaBlue_24Unary_3B_7Coutput_7C_28_29LDeltaBlue_24Variable_3B virtual (var %_this <* <$LDeltaBlue_24Unary_3B>>) <* <$LDeltaBlue_24Variable_3B>> {
  funcid 56
  var %Reg1_R128 <* <$LDeltaBlue_24Unary_3B>>
  var %Reg0_R128 <* <$LDeltaBlue_24Unary_3B>>
  var %Reg0_R115 <* <$LDeltaBlue_24Variable_3B>>

  dassign %Reg1_R128 0 (dread ref %_this)
LOC 1 121
  dassign %Reg0_R128 0 (dread ref %Reg1_R128)
  dassign %Reg0_R115 0 (iread ref <* <$LDeltaBlue_24Unary_3B>> 4 (dread ref %Reg0_R128))
  return (dread ref %Reg0_R115)
}
func &LDeltaBlue_24Unary_3B_7Cexecute_7C_28_29V virtual (var %_this <* <$LDeltaBlue_24Unary_3B>>) void {
  funcid 57
  var %Reg0_R128 <* <$LDeltaBlue_24Unary_3B>>

  dassign %Reg0_R128 0 (dread ref %_this)
LOC 1 124
  return ()
}
func &LDeltaBlue_24Unary_3B_7Crecalculate_7C_28_29V virtual (var %_this <* <$LDeltaBlue_24Unary_3B>>) void {
  funcid 58
  var %Reg4_R128 <* <$LDeltaBlue_24Unary_3B>>
  var %Reg0_R128 <* <$LDeltaBlue_24Unary_3B>>
  var %Reg0_R115 <* <$LDeltaBlue_24Variable_3B>>
  var %Reg1_R128 <* <$LDeltaBlue_24Unary_3B>>
  var %Reg1_I i32
  var %Reg1_Z u1
  var %Reg2_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg2_I i32
  var %Reg3_R113 <* <$Ljava_2Flang_2FObject_3B>>

  dassign %Reg4_R128 0 (dread ref %_this)
LOC 1 127
  dassign %Reg0_R128 0 (dread ref %Reg4_R128)
  dassign %Reg0_R115 0 (iread ref <* <$LDeltaBlue_24Unary_3B>> 4 (dread ref %Reg0_R128))
  dassign %Reg1_R128 0 (dread ref %Reg4_R128)
  dassign %Reg1_I 0 (iread i32 <* <$LDeltaBlue_24Unary_3B>> 3 (dread ref %Reg1_R128))
  iassign <* <$LDeltaBlue_24Variable_3B>> 6 (dread ref %Reg0_R115, dread i32 %Reg1_I)
LOC 1 128
  dassign %Reg0_R128 0 (dread ref %Reg4_R128)
  dassign %Reg0_R115 0 (iread ref <* <$LDeltaBlue_24Unary_3B>> 4 (dread ref %Reg0_R128))
  dassign %Reg1_R128 0 (dread ref %Reg4_R128)
  virtualcallassigned &LDeltaBlue_24Unary_3B_7CisInput_7C_28_29Z (dread ref %Reg1_R128) { dassign %Reg1_Z 0 }
  dassign %Reg2_R113 0 (dread ref %Reg0_R115)
  brtrue @label61 (ne i32 i32 (
    cvt i32 u1 (dread u1 %Reg1_Z),
    constval i32 0))
  dassign %Reg0_R113 0 (dread ref %Reg2_R113)
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg2_I 0 (dread i32 %Reg1_I)
  dassign %Reg3_R113 0 (dread ref %Reg0_R113)
  goto @label62
@label61
  dassign %Reg0_R113 0 (dread ref %Reg2_R113)
  dassign %Reg1_I 0 (constval i32 0)
  dassign %Reg2_I 0 (dread i32 %Reg1_I)
  dassign %Reg3_R113 0 (dread ref %Reg0_R113)
@label62
  dassign %Reg0_R113 0 (dread ref %Reg3_R113)
  dassign %Reg1_I 0 (dread i32 %Reg2_I)
  dassign %Reg0_R115 0 (retype ref <* <$LDeltaBlue_24Variable_3B>> (dread ref %Reg0_R113))
  dassign %Reg1_Z 0 (intrinsicop u1 JAVA_MERGE (dread i32 %Reg1_I))
  iassign <* <$LDeltaBlue_24Variable_3B>> 7 (dread ref %Reg0_R115, dread u1 %Reg1_Z)
LOC 1 129
  return ()
}
func &LDeltaBlue_24Variable_3B_7C_3Cinit_3E_7C_28I_29V constructor (var %_this <* <$LDeltaBlue_24Variable_3B>>, var %Reg4_I i32) void {
  funcid 59
  var %Reg3_R115 <* <$LDeltaBlue_24Variable_3B>>
  var %Reg0_R115 <* <$LDeltaBlue_24Variable_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_R126 <* <$Ljava_2Futil_2FArrayList_3B>>
  var %Reg1_I i32
  var %Reg1_Z u1

ALIAS %value %Reg4_I i32
  dassign %Reg3_R115 0 (dread ref %_this)
LOC 1 25
  dassign %Reg0_R115 0 (dread ref %Reg3_R115)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R115))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
LOC 1 17
  dassign %Reg0_R115 0 (dread ref %Reg3_R115)
  intrinsiccallwithtype <$Ljava_2Futil_2FArrayList_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R126 0 (gcmalloc ref <$Ljava_2Futil_2FArrayList_3B>)
  callassigned &Ljava_2Futil_2FArrayList_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R126) {}
  iassign <* <$LDeltaBlue_24Variable_3B>> 2 (dread ref %Reg0_R115, dread ref %Reg1_R126)
LOC 1 22
  dassign %Reg0_R115 0 (dread ref %Reg3_R115)
  dassign %Reg1_I 0 (constval i32 6)
  iassign <* <$LDeltaBlue_24Variable_3B>> 6 (dread ref %Reg0_R115, dread i32 %Reg1_I)
LOC 1 23
  dassign %Reg0_R115 0 (dread ref %Reg3_R115)
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg1_Z 0 (intrinsicop u1 JAVA_MERGE (dread i32 %Reg1_I))
  iassign <* <$LDeltaBlue_24Variable_3B>> 7 (dread ref %Reg0_R115, dread u1 %Reg1_Z)
LOC 1 26
  dassign %Reg0_R115 0 (dread ref %Reg3_R115)
  dassign %Reg1_I 0 (dread i32 %Reg4_I)
  iassign <* <$LDeltaBlue_24Variable_3B>> 3 (dread ref %Reg0_R115, dread i32 %Reg1_I)
LOC 1 27
  return ()
}
func &LDeltaBlue_24Variable_3B_7Cconsumers_7C_28Ljava_2Futil_2FArrayList_3B_29V virtual (var %_this <* <$LDeltaBlue_24Variable_3B>>, var %Reg5_R126 <* <$Ljava_2Futil_2FArrayList_3B>>) void {
  funcid 60
  var %Reg4_R115 <* <$LDeltaBlue_24Variable_3B>>
  var %Reg0_I i32
  var %Reg2_I i32
  var %Reg1_R115 <* <$LDeltaBlue_24Variable_3B>>
  var %Reg1_R126 <* <$Ljava_2Futil_2FArrayList_3B>>
  var %Reg1_I i32
  var %Reg0_R115 <* <$LDeltaBlue_24Variable_3B>>
  var %Reg0_R126 <* <$Ljava_2Futil_2FArrayList_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_R117 <* <$LDeltaBlue_24Constraint_3B>>
  var %Reg3_R117 <* <$LDeltaBlue_24Constraint_3B>>
  var %Reg1_R117 <* <$LDeltaBlue_24Constraint_3B>>
  var %Reg0_Z u1
  var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>

ALIAS %constraint %Reg3_R117 <* <$LDeltaBlue_24Constraint_3B>>
ALIAS %i %Reg2_I i32
ALIAS %list %Reg5_R126 <* <$Ljava_2Futil_2FArrayList_3B>> "Ljava/util/ArrayList<LDeltaBlue$Constraint;>;"
  dassign %Reg4_R115 0 (dread ref %_this)
LOC 1 31
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg2_I 0 (dread i32 %Reg0_I)
@label63
  dassign %Reg0_I 0 (dread i32 %Reg2_I)
  dassign %Reg1_R115 0 (dread ref %Reg4_R115)
  dassign %Reg1_R126 0 (iread ref <* <$LDeltaBlue_24Variable_3B>> 2 (dread ref %Reg1_R115))
  virtualcallassigned &Ljava_2Futil_2FArrayList_3B_7Csize_7C_28_29I (dread ref %Reg1_R126) { dassign %Reg1_I 0 }
  brtrue @label65 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
LOC 1 32
  dassign %Reg0_R115 0 (dread ref %Reg4_R115)
  dassign %Reg0_R126 0 (iread ref <* <$LDeltaBlue_24Variable_3B>> 2 (dread ref %Reg0_R115))
  dassign %Reg1_I 0 (dread i32 %Reg2_I)
  virtualcallassigned &Ljava_2Futil_2FArrayList_3B_7Cget_7C_28I_29Ljava_2Flang_2FObject_3B (dread ref %Reg0_R126, dread i32 %Reg1_I) { dassign %Reg0_R113 0 }
  intrinsiccallwithtypeassigned <* <$LDeltaBlue_24Constraint_3B>> JAVA_CHECK_CAST (dread ref %Reg0_R113) { dassign %Reg0_R117 0 }
  dassign %Reg3_R117 0 (dread ref %Reg0_R117)
LOC 1 33
  dassign %Reg0_R117 0 (dread ref %Reg3_R117)
  dassign %Reg1_R115 0 (dread ref %Reg4_R115)
  dassign %Reg1_R117 0 (iread ref <* <$LDeltaBlue_24Variable_3B>> 4 (dread ref %Reg1_R115))
  brtrue @label64 (eq i32 ref (dread ref %Reg0_R117, dread ref %Reg1_R117))
  dassign %Reg0_R117 0 (dread ref %Reg3_R117)
  virtualcallassigned &LDeltaBlue_24Constraint_3B_7CisSatisfied_7C_28_29Z (dread ref %Reg0_R117) { dassign %Reg0_Z 0 }
  brtrue @label64 (eq i32 i32 (
    cvt i32 u1 (dread u1 %Reg0_Z),
    constval i32 0))
LOC 1 34
  dassign %Reg0_R126 0 (dread ref %Reg5_R126)
  dassign %Reg1_R117 0 (dread ref %Reg3_R117)
  dassign %Reg1_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg1_R117))
  virtualcallassigned &Ljava_2Futil_2FArrayList_3B_7Cadd_7C_28Ljava_2Flang_2FObject_3B_29Z (dread ref %Reg0_R126, dread ref %Reg1_R113) { dassign %Reg0_Z 0 }
@label64
LOC 1 31
  dassign %Reg2_I 0 (add i32 (dread i32 %Reg2_I, constval i32 1))
  goto @label63
@label65
LOC 1 37
  return ()
}
func &LDeltaBlue_24Variable_3B_7Cremove_7C_28LDeltaBlue_24Constraint_3B_29V virtual (var %_this <* <$LDeltaBlue_24Variable_3B>>, var %Reg4_R117 <* <$LDeltaBlue_24Constraint_3B>>) void {
  funcid 61
  var %Reg3_R115 <* <$LDeltaBlue_24Variable_3B>>
  var %Reg0_R115 <* <$LDeltaBlue_24Variable_3B>>
  var %Reg0_R126 <* <$Ljava_2Futil_2FArrayList_3B>>
  var %Reg0_I i32
  var %Reg1_I i32
  var %Reg2_I i32
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_R117 <* <$LDeltaBlue_24Constraint_3B>>

ALIAS %i %Reg2_I i32
ALIAS %constraint %Reg4_R117 <* <$LDeltaBlue_24Constraint_3B>>
  dassign %Reg3_R115 0 (dread ref %_this)
LOC 1 40
  dassign %Reg0_R115 0 (dread ref %Reg3_R115)
  dassign %Reg0_R126 0 (iread ref <* <$LDeltaBlue_24Variable_3B>> 2 (dread ref %Reg0_R115))
  virtualcallassigned &Ljava_2Futil_2FArrayList_3B_7Csize_7C_28_29I (dread ref %Reg0_R126) { dassign %Reg0_I 0 }
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg0_I 0 (sub i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg2_I 0 (dread i32 %Reg0_I)
@label66
  dassign %Reg0_I 0 (dread i32 %Reg2_I)
  brtrue @label68 (lt i32 i32 (dread i32 %Reg0_I, constval i32 0))
LOC 1 41
  dassign %Reg0_R115 0 (dread ref %Reg3_R115)
  dassign %Reg0_R126 0 (iread ref <* <$LDeltaBlue_24Variable_3B>> 2 (dread ref %Reg0_R115))
  dassign %Reg1_I 0 (dread i32 %Reg2_I)
  virtualcallassigned &Ljava_2Futil_2FArrayList_3B_7Cget_7C_28I_29Ljava_2Flang_2FObject_3B (dread ref %Reg0_R126, dread i32 %Reg1_I) { dassign %Reg0_R113 0 }
  dassign %Reg1_R117 0 (dread ref %Reg4_R117)
  brtrue @label67 (ne i32 ref (dread ref %Reg0_R113, dread ref %Reg1_R117))
LOC 1 42
  dassign %Reg0_R115 0 (dread ref %Reg3_R115)
  dassign %Reg0_R126 0 (iread ref <* <$LDeltaBlue_24Variable_3B>> 2 (dread ref %Reg0_R115))
  dassign %Reg1_I 0 (dread i32 %Reg2_I)
  virtualcallassigned &Ljava_2Futil_2FArrayList_3B_7Cremove_7C_28I_29Ljava_2Flang_2FObject_3B (dread ref %Reg0_R126, dread i32 %Reg1_I) { dassign %Reg0_R113 0 }
LOC 1 43
  return ()
@label67
LOC 1 40
  dassign %Reg2_I 0 (add i32 (dread i32 %Reg2_I, constval i32 -1))
  goto @label66
@label68
LOC 1 46
  return ()
}
