flavor 1
srclang 3
id 65535
numfuncs 34
import "library.mplt"
import "Comparators.mplt"
entryfunc &LComparators_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V
fileinfo {
  @INFO_filename "Comparators.class",
  @INFO_filename "Comparators$1.class",
  @INFO_filename "Comparators$2.class",
  @INFO_filename "Comparators$3.class",
  @INFO_filename "Comparators$4.class",
  @INFO_filename "Comparators$5.class",
  @INFO_filename "Comparators$6.class",
  @INFO_filename "Comparators$7.class",
  @INFO_filename "Comparators$Fold.class",
  @INFO_filename "Comparators$Person.class"}
srcfileinfo {
  1 "Comparators.java"}
javaclass $LComparators_3B <$LComparators_3B> public
javaclass $LComparators_241_3B <$LComparators_241_3B>
javaclass $LComparators_242_3B <$LComparators_242_3B>
javaclass $LComparators_243_3B <$LComparators_243_3B>
javaclass $LComparators_244_3B <$LComparators_244_3B>
javaclass $LComparators_245_3B <$LComparators_245_3B>
javaclass $LComparators_246_3B <$LComparators_246_3B>
javaclass $LComparators_247_3B <$LComparators_247_3B>
javainterface $LComparators_24Fold_3B <$LComparators_24Fold_3B> abstract
javaclass $LComparators_24Person_3B <$LComparators_24Person_3B>
func &LComparators_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$LComparators_3B>>) void
func &LComparators_3B_7Cinsertion_7C_28ALjava_2Flang_2FComparable_3B_29V static (var %Reg7_R114 <* <[] <* <$Ljava_2Flang_2FComparable_3B>>>>) void
func &LComparators_3B_7Cmerge_7C_28ALjava_2Flang_2FObject_3BALjava_2Flang_2FObject_3BIILjava_2Futil_2FComparator_3B_29V static (var %Reg13_R116 <* <[] <* <$Ljava_2Flang_2FObject_3B>>>>, var %Reg14_R116 <* <[] <* <$Ljava_2Flang_2FObject_3B>>>>, var %Reg15_I i32, var %Reg16_I i32, var %Reg17_R117 <* <$Ljava_2Futil_2FComparator_3B>>) void
func &LComparators_3B_7Creversed_7C_28Ljava_2Futil_2FComparator_3B_29Ljava_2Futil_2FComparator_3B static (var %Reg3_R117 <* <$Ljava_2Futil_2FComparator_3B>>) <* <$Ljava_2Futil_2FComparator_3B>>
func &LComparators_3B_7Cthen_7C_28Ljava_2Futil_2FComparator_3BLjava_2Futil_2FComparator_3B_29Ljava_2Futil_2FComparator_3B static (var %Reg4_R117 <* <$Ljava_2Futil_2FComparator_3B>>, var %Reg5_R117 <* <$Ljava_2Futil_2FComparator_3B>>) <* <$Ljava_2Futil_2FComparator_3B>>
func &LComparators_3B_7Cjoin_7C_28ALjava_2Flang_2FObject_3B_29Ljava_2Flang_2FString_3B static (var %Reg7_R116 <* <[] <* <$Ljava_2Flang_2FObject_3B>>>>) <* <$Ljava_2Flang_2FString_3B>>
func &LComparators_3B_7Cfilter_7C_28Ljava_2Futil_2FArrayList_3BLjava_2Futil_2Ffunction_2FPredicate_3B_29Ljava_2Futil_2FArrayList_3B static (var %Reg5_R122 <* <$Ljava_2Futil_2FArrayList_3B>>, var %Reg6_R123 <* <$Ljava_2Futil_2Ffunction_2FPredicate_3B>>) <* <$Ljava_2Futil_2FArrayList_3B>>
func &LComparators_3B_7Cfold_7C_28Ljava_2Futil_2FArrayList_3BLjava_2Flang_2FObject_3BLComparators_24Fold_3B_29Ljava_2Flang_2FObject_3B static (var %Reg5_R122 <* <$Ljava_2Futil_2FArrayList_3B>>, var %Reg6_R113 <* <$Ljava_2Flang_2FObject_3B>>, var %Reg7_R125 <* <$LComparators_24Fold_3B>>) <* <$Ljava_2Flang_2FObject_3B>>
func &LComparators_3B_7Cmax_7C_28Ljava_2Flang_2FComparable_3BLjava_2Flang_2FComparable_3B_29Ljava_2Flang_2FComparable_3B static (var %Reg3_R115 <* <$Ljava_2Flang_2FComparable_3B>>, var %Reg4_R115 <* <$Ljava_2Flang_2FComparable_3B>>) <* <$Ljava_2Flang_2FComparable_3B>>
func &LComparators_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V public static (var %Reg22_R126 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>) void
func &LComparators_241_3B_7C_3Cinit_3E_7C_28Ljava_2Futil_2FComparator_3B_29V constructor (var %_this <* <$LComparators_241_3B>>, var %Reg3_R117 <* <$Ljava_2Futil_2FComparator_3B>>) void
func &LComparators_241_3B_7Ccompare_7C_28Ljava_2Flang_2FObject_3BLjava_2Flang_2FObject_3B_29I public virtual (var %_this <* <$LComparators_241_3B>>, var %Reg4_R113 <* <$Ljava_2Flang_2FObject_3B>>, var %Reg5_R113 <* <$Ljava_2Flang_2FObject_3B>>) i32
func &LComparators_242_3B_7C_3Cinit_3E_7C_28Ljava_2Futil_2FComparator_3BLjava_2Futil_2FComparator_3B_29V constructor (var %_this <* <$LComparators_242_3B>>, var %Reg3_R117 <* <$Ljava_2Futil_2FComparator_3B>>, var %Reg4_R117 <* <$Ljava_2Futil_2FComparator_3B>>) void
func &LComparators_242_3B_7Ccompare_7C_28Ljava_2Flang_2FObject_3BLjava_2Flang_2FObject_3B_29I public virtual (var %_this <* <$LComparators_242_3B>>, var %Reg6_R113 <* <$Ljava_2Flang_2FObject_3B>>, var %Reg7_R113 <* <$Ljava_2Flang_2FObject_3B>>) i32
func &LComparators_243_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LComparators_243_3B>>) void
func &LComparators_243_3B_7Ccompare_7C_28LComparators_24Person_3BLComparators_24Person_3B_29I public virtual (var %_this <* <$LComparators_243_3B>>, var %Reg3_R128 <* <$LComparators_24Person_3B>>, var %Reg4_R128 <* <$LComparators_24Person_3B>>) i32
func &LComparators_243_3B_7Ccompare_7C_28Ljava_2Flang_2FObject_3BLjava_2Flang_2FObject_3B_29I public synthetic bridge virtual (var %_this <* <$LComparators_243_3B>>, var %Reg4_R113 <* <$Ljava_2Flang_2FObject_3B>>, var %Reg5_R113 <* <$Ljava_2Flang_2FObject_3B>>) i32
func &LComparators_244_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LComparators_244_3B>>) void
func &LComparators_244_3B_7Ccompare_7C_28LComparators_24Person_3BLComparators_24Person_3B_29I public virtual (var %_this <* <$LComparators_244_3B>>, var %Reg4_R128 <* <$LComparators_24Person_3B>>, var %Reg5_R128 <* <$LComparators_24Person_3B>>) i32
func &LComparators_244_3B_7Ccompare_7C_28Ljava_2Flang_2FObject_3BLjava_2Flang_2FObject_3B_29I public synthetic bridge virtual (var %_this <* <$LComparators_244_3B>>, var %Reg4_R113 <* <$Ljava_2Flang_2FObject_3B>>, var %Reg5_R113 <* <$Ljava_2Flang_2FObject_3B>>) i32
func &LComparators_245_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LComparators_245_3B>>) void
func &LComparators_245_3B_7Ccompare_7C_28Ljava_2Flang_2FString_3BLjava_2Flang_2FString_3B_29I public virtual (var %_this <* <$LComparators_245_3B>>, var %Reg3_R121 <* <$Ljava_2Flang_2FString_3B>>, var %Reg4_R121 <* <$Ljava_2Flang_2FString_3B>>) i32
func &LComparators_245_3B_7Ccompare_7C_28Ljava_2Flang_2FObject_3BLjava_2Flang_2FObject_3B_29I public synthetic bridge virtual (var %_this <* <$LComparators_245_3B>>, var %Reg4_R113 <* <$Ljava_2Flang_2FObject_3B>>, var %Reg5_R113 <* <$Ljava_2Flang_2FObject_3B>>) i32
func &LComparators_246_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LComparators_246_3B>>) void
func &LComparators_246_3B_7Capply_7C_28Ljava_2Flang_2FString_3BLjava_2Flang_2FInteger_3B_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$LComparators_246_3B>>, var %Reg3_R121 <* <$Ljava_2Flang_2FString_3B>>, var %Reg4_R133 <* <$Ljava_2Flang_2FInteger_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &LComparators_246_3B_7Capply_7C_28Ljava_2Flang_2FObject_3BLjava_2Flang_2FObject_3B_29Ljava_2Flang_2FObject_3B public synthetic bridge virtual (var %_this <* <$LComparators_246_3B>>, var %Reg4_R113 <* <$Ljava_2Flang_2FObject_3B>>, var %Reg5_R113 <* <$Ljava_2Flang_2FObject_3B>>) <* <$Ljava_2Flang_2FObject_3B>>
func &LComparators_247_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LComparators_247_3B>>) void
func &LComparators_247_3B_7Ctest_7C_28Ljava_2Flang_2FInteger_3B_29Z public virtual (var %_this <* <$LComparators_247_3B>>, var %Reg4_R133 <* <$Ljava_2Flang_2FInteger_3B>>) u1
func &LComparators_247_3B_7Ctest_7C_28Ljava_2Flang_2FObject_3B_29Z public synthetic bridge virtual (var %_this <* <$LComparators_247_3B>>, var %Reg3_R113 <* <$Ljava_2Flang_2FObject_3B>>) u1
func &LComparators_24Fold_3B_7Capply_7C_28Ljava_2Flang_2FObject_3BLjava_2Flang_2FObject_3B_29Ljava_2Flang_2FObject_3B public virtual abstract (var %_this <* <$LComparators_24Fold_3B>>, var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>, var %Reg2_R113 <* <$Ljava_2Flang_2FObject_3B>>) <* <$Ljava_2Flang_2FObject_3B>>
func &LComparators_24Person_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3BI_29V constructor (var %_this <* <$LComparators_24Person_3B>>, var %Reg3_R121 <* <$Ljava_2Flang_2FString_3B>>, var %Reg4_I i32) void
func &LComparators_24Person_3B_7CcompareTo_7C_28LComparators_24Person_3B_29I public virtual (var %_this <* <$LComparators_24Person_3B>>, var %Reg4_R128 <* <$LComparators_24Person_3B>>) i32
func &LComparators_24Person_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$LComparators_24Person_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &LComparators_24Person_3B_7CcompareTo_7C_28Ljava_2Flang_2FObject_3B_29I public synthetic bridge virtual (var %_this <* <$LComparators_24Person_3B>>, var %Reg3_R113 <* <$Ljava_2Flang_2FObject_3B>>) i32
var $_C_STR_62006f006200 fstatic <[3] u64> readonly = [0, 0x700000000, 0x626f6200017db5]
var $_C_STR_61006c00 fstatic <[3] u64> readonly = [0, 0x500000000, 0x6c6100000c2b]
var $_C_STR_63007900 fstatic <[3] u64> readonly = [0, 0x500000000, 0x796300000c76]
var $_C_STR_64006900 fstatic <[3] u64> readonly = [0, 0x500000000, 0x696400000c85]
var $_C_STR_65006400 fstatic <[3] u64> readonly = [0, 0x500000000, 0x646500000c9f]
var $_C_STR_7000650061007200 fstatic <[3] u64> readonly = [0, 0x900000000, 0x72616570003470e6]
var $_C_STR_660069006700 fstatic <[3] u64> readonly = [0, 0x700000000, 0x67696600018c04]
var $_C_STR_6100700070006c006500 fstatic <[4] u64> readonly = [0, 0xb00000000, 0x6c707061058b835a, 101]
var $_C_STR_6b00690077006900 fstatic <[3] u64> readonly = [0, 0x900000000, 0x6977696b00323cb0]
var $_C_STR_6100 fstatic <[3] u64> readonly = [0, 0x300000000, 0x6100000061]
var $_C_STR_6200 fstatic <[3] u64> readonly = [0, 0x300000000, 0x6200000062]
var $_C_STR_2000 fstatic <[3] u64> readonly = [0, 0x300000000, 0x2000000020]
var $_C_STR_ fstatic <[3] u64> readonly = [0, 0x100000000, 0]
var $_C_STR_c9344c67e4428cd49694a51cd39c8dfa fstatic <[5] u64> readonly = [0, 0x1d00000000, 0x20746f6e5ed8c447, 0x62617261706d6f63, 0x656c]
var $_C_STR_7300 fstatic <[3] u64> readonly = [0, 0x300000000, 0x7300000073]
var $_C_STR_131b1c6148f082e7315d0b2fff3ccd48 fstatic <[4] u64> readonly = [0, 0x1500000000, 0x64697262854346ce, 0x454343206567]
var $_C_STR_a73b689af68653111c40d30f3ae30c66 fstatic <[4] u64> readonly = [0, 0x1700000000, 0x2045504edfe09488, 0x657261706d6f63]
var $_C_STR_2c00 fstatic <[3] u64> readonly = [0, 0x300000000, 0x2c0000002c]
var $Ljava_2Flang_2FSystem_3B_7Cout extern <* <$Ljava_2Fio_2FPrintStream_3B>>
func &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FObject_3B>>) void
func &Ljava_2Flang_2FComparable_3B_7CcompareTo_7C_28Ljava_2Flang_2FObject_3B_29I public virtual abstract (var %_this <* <$Ljava_2Flang_2FComparable_3B>>, var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>) i32
func &Ljava_2Futil_2FComparator_3B_7Ccompare_7C_28Ljava_2Flang_2FObject_3BLjava_2Flang_2FObject_3B_29I public virtual abstract (var %_this <* <$Ljava_2Futil_2FComparator_3B>>, var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>, var %Reg2_R113 <* <$Ljava_2Flang_2FObject_3B>>) i32
func &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>) void
func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>) <* <$Ljava_2Flang_2FStringBuilder_3B>>
func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28C_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg1_C u16) <* <$Ljava_2Flang_2FStringBuilder_3B>>
func &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &Ljava_2Futil_2FArrayList_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Futil_2FArrayList_3B>>) void
func &Ljava_2Futil_2FArrayList_3B_7Citerator_7C_28_29Ljava_2Futil_2FIterator_3B public virtual (var %_this <* <$Ljava_2Futil_2FArrayList_3B>>) <* <$Ljava_2Futil_2FIterator_3B>>
func &Ljava_2Futil_2FIterator_3B_7ChasNext_7C_28_29Z public virtual abstract (var %_this <* <$Ljava_2Futil_2FIterator_3B>>) u1
func &Ljava_2Futil_2FIterator_3B_7Cnext_7C_28_29Ljava_2Flang_2FObject_3B public virtual abstract (var %_this <* <$Ljava_2Futil_2FIterator_3B>>) <* <$Ljava_2Flang_2FObject_3B>>
func &Ljava_2Futil_2Ffunction_2FPredicate_3B_7Ctest_7C_28Ljava_2Flang_2FObject_3B_29Z public virtual abstract (var %_this <* <$Ljava_2Futil_2Ffunction_2FPredicate_3B>>, var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>) u1
func &Ljava_2Futil_2FArrayList_3B_7Cadd_7C_28Ljava_2Flang_2FObject_3B_29Z public virtual (var %_this <* <$Ljava_2Futil_2FArrayList_3B>>, var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>) u1
func &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V public virtual (var %_this <* <$Ljava_2Fio_2FPrintStream_3B>>, var %Reg1_R121 <* <$Ljava_2Flang_2FString_3B>>) void
func &Ljava_2Flang_2FInteger_3B_7CvalueOf_7C_28I_29Ljava_2Flang_2FInteger_3B public static (var %Reg0_I i32) <* <$Ljava_2Flang_2FInteger_3B>>
func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg1_R121 <* <$Ljava_2Flang_2FString_3B>>) <* <$Ljava_2Flang_2FStringBuilder_3B>>
func &Ljava_2Flang_2FLong_3B_7CvalueOf_7C_28J_29Ljava_2Flang_2FLong_3B public static (var %Reg0_J i64) <* <$Ljava_2Flang_2FLong_3B>>
func &Ljava_2Futil_2FArrays_3B_7Csort_7C_28AI_29V public static (var %Reg0_R136 <* <[] i32>>) void
func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Z_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg1_Z u1) <* <$Ljava_2Flang_2FStringBuilder_3B>>
func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg1_I i32) <* <$Ljava_2Flang_2FStringBuilder_3B>>
func &Ljava_2Futil_2FArrays_3B_7CcopyOf_7C_28AII_29AI public static (var %Reg0_R136 <* <[] i32>>, var %Reg1_I i32) <* <[] i32>>
func &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FObject_3B_29V public virtual (var %_this <* <$Ljava_2Fio_2FPrintStream_3B>>, var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>) void
func &Ljava_2Flang_2FString_3B_7CcompareTo_7C_28Ljava_2Flang_2FString_3B_29I public virtual (var %_this <* <$Ljava_2Flang_2FString_3B>>, var %Reg1_R121 <* <$Ljava_2Flang_2FString_3B>>) i32
func &Ljava_2Flang_2FString_3B_7Clength_7C_28_29I public virtual (var %_this <* <$Ljava_2Flang_2FString_3B>>) i32
func &Ljava_2Flang_2FInteger_3B_7CintValue_7C_28_29I public virtual (var %_this <* <$Ljava_2Flang_2FInteger_3B>>) i32
var $__cinf_Ljava_2Flang_2FString_3B <$__class_meta__>
func &MCC_GetOrInsertLiteral () <* <$Ljava_2Flang_2FString_3B>>
func &LComparators_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$LComparators_3B>>) void {
  funcid 1
  var %Reg1_R112 <* <$LComparators_3B>>
  var %Reg0_R112 <* <$LComparators_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>

  dassign %Reg1_R112 0 (dread ref %_this)
LOC 1 3
  dassign %Reg0_R112 0 (dread ref %Reg1_R112)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R112))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
  return ()
}
func &LComparators_3B_7Cinsertion_7C_28ALjava_2Flang_2FComparable_3B_29V static (var %Reg7_R114 <* <[] <* <$Ljava_2Flang_2FComparable_3B>>>>) void {
  funcid 2
  var %Reg0_I i32
  var %Reg4_I i32
  var %Reg1_R114 <* <[] <* <$Ljava_2Flang_2FComparable_3B>>>>
  var %Reg1_I i32
  var %Reg0_R114 <* <[] <* <$Ljava_2Flang_2FComparable_3B>>>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg5_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg6_I i32
  var %Reg5_R115 <* <$Ljava_2Flang_2FComparable_3B>>
  var %Reg1_R115 <* <$Ljava_2Flang_2FComparable_3B>>
  var %Reg0_R115 <* <$Ljava_2Flang_2FComparable_3B>>
  var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg2_I i32
  var %Reg2_R114 <* <[] <* <$Ljava_2Flang_2FComparable_3B>>>>
  var %Reg3_I i32
  var %Reg2_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg2_R115 <* <$Ljava_2Flang_2FComparable_3B>>

ALIAS %x %Reg5_R115 <* <$Ljava_2Flang_2FComparable_3B>> "TT;"
ALIAS %j %Reg6_I i32
ALIAS %i %Reg4_I i32
ALIAS %a %Reg7_R114 <* <[] <* <$Ljava_2Flang_2FComparable_3B>>>> "[TT;"
  intrinsiccallwithtype <$LComparators_3B> JAVA_CLINIT_CHECK ()
LOC 1 22
  dassign %Reg0_I 0 (constval i32 1)
  dassign %Reg4_I 0 (dread i32 %Reg0_I)
@label0
  dassign %Reg0_I 0 (dread i32 %Reg4_I)
  dassign %Reg1_R114 0 (dread ref %Reg7_R114)
  dassign %Reg1_I 0 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %Reg1_R114))
  brtrue @label3 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
LOC 1 23
  dassign %Reg0_R114 0 (dread ref %Reg7_R114)
  dassign %Reg1_I 0 (dread i32 %Reg4_I)
  dassign %Reg0_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg0_R114, dread i32 %Reg1_I)))
  dassign %Reg5_R113 0 (dread ref %Reg0_R113)
LOC 1 24
  dassign %Reg0_I 0 (dread i32 %Reg4_I)
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg0_I 0 (sub i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg6_I 0 (dread i32 %Reg0_I)
@label1
LOC 1 25
  dassign %Reg0_I 0 (dread i32 %Reg6_I)
  brtrue @label2 (lt i32 i32 (dread i32 %Reg0_I, constval i32 0))
  dassign %Reg0_R114 0 (dread ref %Reg7_R114)
  dassign %Reg1_I 0 (dread i32 %Reg6_I)
  dassign %Reg0_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg0_R114, dread i32 %Reg1_I)))
  dassign %Reg5_R115 0 (retype ref <* <$Ljava_2Flang_2FComparable_3B>> (dread ref %Reg5_R113))
  dassign %Reg1_R115 0 (dread ref %Reg5_R115)
  dassign %Reg0_R115 0 (retype ref <* <$Ljava_2Flang_2FComparable_3B>> (dread ref %Reg0_R113))
  dassign %Reg1_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg1_R115))
  interfacecallassigned &Ljava_2Flang_2FComparable_3B_7CcompareTo_7C_28Ljava_2Flang_2FObject_3B_29I (dread ref %Reg0_R115, dread ref %Reg1_R113) { dassign %Reg0_I 0 }
  brtrue @label2 (le i32 i32 (dread i32 %Reg0_I, constval i32 0))
LOC 1 26
  dassign %Reg0_R114 0 (dread ref %Reg7_R114)
  dassign %Reg1_I 0 (dread i32 %Reg6_I)
  dassign %Reg2_I 0 (constval i32 1)
  dassign %Reg1_I 0 (add i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  dassign %Reg2_R114 0 (dread ref %Reg7_R114)
  dassign %Reg3_I 0 (dread i32 %Reg6_I)
  dassign %Reg2_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg2_R114, dread i32 %Reg3_I)))
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R114, dread i32 %Reg1_I), 
    dread ref %Reg2_R113)
LOC 1 27
  dassign %Reg6_I 0 (add i32 (dread i32 %Reg6_I, constval i32 -1))
  goto @label1
@label2
LOC 1 29
  dassign %Reg0_R114 0 (dread ref %Reg7_R114)
  dassign %Reg1_I 0 (dread i32 %Reg6_I)
  dassign %Reg2_I 0 (constval i32 1)
  dassign %Reg1_I 0 (add i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  dassign %Reg5_R115 0 (retype ref <* <$Ljava_2Flang_2FComparable_3B>> (dread ref %Reg5_R113))
  dassign %Reg2_R115 0 (dread ref %Reg5_R115)
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R114, dread i32 %Reg1_I), 
    dread ref %Reg2_R115)
LOC 1 22
  dassign %Reg4_I 0 (add i32 (dread i32 %Reg4_I, constval i32 1))
  goto @label0
@label3
LOC 1 31
  return ()
}
func &LComparators_3B_7Cmerge_7C_28ALjava_2Flang_2FObject_3BALjava_2Flang_2FObject_3BIILjava_2Futil_2FComparator_3B_29V static (var %Reg13_R116 <* <[] <* <$Ljava_2Flang_2FObject_3B>>>>, var %Reg14_R116 <* <[] <* <$Ljava_2Flang_2FObject_3B>>>>, var %Reg15_I i32, var %Reg16_I i32, var %Reg17_R117 <* <$Ljava_2Futil_2FComparator_3B>>) void {
  funcid 3
  var %Reg0_I i32
  var %Reg1_I i32
  var %Reg9_I i32
  var %Reg0_R116 <* <[] <* <$Ljava_2Flang_2FObject_3B>>>>
  var %Reg1_R116 <* <[] <* <$Ljava_2Flang_2FObject_3B>>>>
  var %Reg2_I i32
  var %Reg3_I i32
  var %Reg4_R117 <* <$Ljava_2Futil_2FComparator_3B>>
  var %Reg10_I i32
  var %Reg11_I i32
  var %Reg12_I i32
  var %Reg2_R117 <* <$Ljava_2Futil_2FComparator_3B>>
  var %Reg3_R116 <* <[] <* <$Ljava_2Flang_2FObject_3B>>>>
  var %Reg4_I i32
  var %Reg3_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg4_R116 <* <[] <* <$Ljava_2Flang_2FObject_3B>>>>
  var %Reg5_I i32
  var %Reg4_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg6_I i32
  var %Reg7_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg2_R116 <* <[] <* <$Ljava_2Flang_2FObject_3B>>>>
  var %Reg2_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg6_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg7_I i32
  var %Reg8_R113 <* <$Ljava_2Flang_2FObject_3B>>

ALIAS %a %Reg13_R116 <* <[] <* <$Ljava_2Flang_2FObject_3B>>>> "[TT;"
ALIAS %tmp %Reg14_R116 <* <[] <* <$Ljava_2Flang_2FObject_3B>>>> "[TT;"
ALIAS %lo %Reg15_I i32
ALIAS %hi %Reg16_I i32
ALIAS %c %Reg17_R117 <* <$Ljava_2Futil_2FComparator_3B>> "Ljava/util/Comparator<-TT;>;"
ALIAS %mid %Reg9_I i32
ALIAS %i %Reg10_I i32
ALIAS %j %Reg11_I i32
ALIAS %k %Reg12_I i32
  intrinsiccallwithtype <$LComparators_3B> JAVA_CLINIT_CHECK ()
LOC 1 34
  dassign %Reg0_I 0 (dread i32 %Reg16_I)
  dassign %Reg1_I 0 (dread i32 %Reg15_I)
  dassign %Reg0_I 0 (sub i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_I 0 (constval i32 2)
  brtrue @label4 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  return ()
@label4
LOC 1 35
  dassign %Reg0_I 0 (dread i32 %Reg15_I)
  dassign %Reg1_I 0 (dread i32 %Reg16_I)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg0_I 0 (lshr i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg9_I 0 (dread i32 %Reg0_I)
LOC 1 36
  dassign %Reg0_R116 0 (dread ref %Reg13_R116)
  dassign %Reg1_R116 0 (dread ref %Reg14_R116)
  dassign %Reg2_I 0 (dread i32 %Reg15_I)
  dassign %Reg3_I 0 (dread i32 %Reg9_I)
  dassign %Reg4_R117 0 (dread ref %Reg17_R117)
  intrinsiccallwithtype <$LComparators_3B> JAVA_CLINIT_CHECK ()
  callassigned &LComparators_3B_7Cmerge_7C_28ALjava_2Flang_2FObject_3BALjava_2Flang_2FObject_3BIILjava_2Futil_2FComparator_3B_29V (dread ref %Reg0_R116, dread ref %Reg1_R116, dread i32 %Reg2_I, dread i32 %Reg3_I, dread ref %Reg4_R117) {}
LOC 1 37
  dassign %Reg0_R116 0 (dread ref %Reg13_R116)
  dassign %Reg1_R116 0 (dread ref %Reg14_R116)
  dassign %Reg2_I 0 (dread i32 %Reg9_I)
  dassign %Reg3_I 0 (dread i32 %Reg16_I)
  dassign %Reg4_R117 0 (dread ref %Reg17_R117)
  intrinsiccallwithtype <$LComparators_3B> JAVA_CLINIT_CHECK ()
  callassigned &LComparators_3B_7Cmerge_7C_28ALjava_2Flang_2FObject_3BALjava_2Flang_2FObject_3BIILjava_2Futil_2FComparator_3B_29V (dread ref %Reg0_R116, dread ref %Reg1_R116, dread i32 %Reg2_I, dread i32 %Reg3_I, dread ref %Reg4_R117) {}
LOC 1 38
  dassign %Reg0_I 0 (dread i32 %Reg15_I)
  dassign %Reg10_I 0 (dread i32 %Reg0_I)
  dassign %Reg0_I 0 (dread i32 %Reg9_I)
  dassign %Reg11_I 0 (dread i32 %Reg0_I)
  dassign %Reg0_I 0 (dread i32 %Reg15_I)
  dassign %Reg12_I 0 (dread i32 %Reg0_I)
@label5
LOC 1 39
  dassign %Reg0_I 0 (dread i32 %Reg10_I)
  dassign %Reg1_I 0 (dread i32 %Reg9_I)
  brtrue @label8 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg0_I 0 (dread i32 %Reg11_I)
  dassign %Reg1_I 0 (dread i32 %Reg16_I)
  brtrue @label8 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg0_R116 0 (dread ref %Reg14_R116)
  dassign %Reg1_I 0 (dread i32 %Reg12_I)
  dassign %Reg12_I 0 (add i32 (dread i32 %Reg12_I, constval i32 1))
  dassign %Reg2_R117 0 (dread ref %Reg17_R117)
  dassign %Reg3_R116 0 (dread ref %Reg13_R116)
  dassign %Reg4_I 0 (dread i32 %Reg10_I)
  dassign %Reg3_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg3_R116, dread i32 %Reg4_I)))
  dassign %Reg4_R116 0 (dread ref %Reg13_R116)
  dassign %Reg5_I 0 (dread i32 %Reg11_I)
  dassign %Reg4_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg4_R116, dread i32 %Reg5_I)))
  dassign %Reg3_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg3_R113))
  dassign %Reg4_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg4_R113))
  interfacecallassigned &Ljava_2Futil_2FComparator_3B_7Ccompare_7C_28Ljava_2Flang_2FObject_3BLjava_2Flang_2FObject_3B_29I (dread ref %Reg2_R117, dread ref %Reg3_R113, dread ref %Reg4_R113) { dassign %Reg2_I 0 }
  dassign %Reg6_I 0 (dread i32 %Reg1_I)
  dassign %Reg7_R113 0 (dread ref %Reg0_R116)
  brtrue @label6 (gt i32 i32 (dread i32 %Reg2_I, constval i32 0))
  dassign %Reg0_R113 0 (dread ref %Reg7_R113)
  dassign %Reg1_I 0 (dread i32 %Reg6_I)
  dassign %Reg2_R116 0 (dread ref %Reg13_R116)
  dassign %Reg3_I 0 (dread i32 %Reg10_I)
  dassign %Reg10_I 0 (add i32 (dread i32 %Reg10_I, constval i32 1))
  dassign %Reg2_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg2_R116, dread i32 %Reg3_I)))
  dassign %Reg6_R113 0 (dread ref %Reg2_R113)
  dassign %Reg7_I 0 (dread i32 %Reg1_I)
  dassign %Reg8_R113 0 (dread ref %Reg0_R113)
  goto @label7
@label6
  dassign %Reg0_R113 0 (dread ref %Reg7_R113)
  dassign %Reg1_I 0 (dread i32 %Reg6_I)
  dassign %Reg2_R116 0 (dread ref %Reg13_R116)
  dassign %Reg3_I 0 (dread i32 %Reg11_I)
  dassign %Reg11_I 0 (add i32 (dread i32 %Reg11_I, constval i32 1))
  dassign %Reg2_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg2_R116, dread i32 %Reg3_I)))
  dassign %Reg6_R113 0 (dread ref %Reg2_R113)
  dassign %Reg7_I 0 (dread i32 %Reg1_I)
  dassign %Reg8_R113 0 (dread ref %Reg0_R113)
@label7
  dassign %Reg0_R113 0 (dread ref %Reg8_R113)
  dassign %Reg1_I 0 (dread i32 %Reg7_I)
  dassign %Reg2_R113 0 (dread ref %Reg6_R113)
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R113, dread i32 %Reg1_I), 
    dread ref %Reg2_R113)
  goto @label5
@label8
LOC 1 40
  dassign %Reg0_I 0 (dread i32 %Reg10_I)
  dassign %Reg1_I 0 (dread i32 %Reg9_I)
  brtrue @label9 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg0_R116 0 (dread ref %Reg14_R116)
  dassign %Reg1_I 0 (dread i32 %Reg12_I)
  dassign %Reg12_I 0 (add i32 (dread i32 %Reg12_I, constval i32 1))
  dassign %Reg2_R116 0 (dread ref %Reg13_R116)
  dassign %Reg3_I 0 (dread i32 %Reg10_I)
  dassign %Reg10_I 0 (add i32 (dread i32 %Reg10_I, constval i32 1))
  dassign %Reg2_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg2_R116, dread i32 %Reg3_I)))
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R116, dread i32 %Reg1_I), 
    dread ref %Reg2_R113)
  goto @label8
@label9
LOC 1 41
  dassign %Reg0_I 0 (dread i32 %Reg11_I)
  dassign %Reg1_I 0 (dread i32 %Reg16_I)
  brtrue @label10 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg0_R116 0 (dread ref %Reg14_R116)
  dassign %Reg1_I 0 (dread i32 %Reg12_I)
  dassign %Reg12_I 0 (add i32 (dread i32 %Reg12_I, constval i32 1))
  dassign %Reg2_R116 0 (dread ref %Reg13_R116)
  dassign %Reg3_I 0 (dread i32 %Reg11_I)
  dassign %Reg11_I 0 (add i32 (dread i32 %Reg11_I, constval i32 1))
  dassign %Reg2_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg2_R116, dread i32 %Reg3_I)))
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R116, dread i32 %Reg1_I), 
    dread ref %Reg2_R113)
  goto @label9
@label10
LOC 1 42
  dassign %Reg0_I 0 (dread i32 %Reg15_I)
  dassign %Reg12_I 0 (dread i32 %Reg0_I)
@label11
  dassign %Reg0_I 0 (dread i32 %Reg12_I)
  dassign %Reg1_I 0 (dread i32 %Reg16_I)
  brtrue @label12 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg0_R116 0 (dread ref %Reg13_R116)
  dassign %Reg1_I 0 (dread i32 %Reg12_I)
  dassign %Reg2_R116 0 (dread ref %Reg14_R116)
  dassign %Reg3_I 0 (dread i32 %Reg12_I)
  dassign %Reg2_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg2_R116, dread i32 %Reg3_I)))
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R116, dread i32 %Reg1_I), 
    dread ref %Reg2_R113)
  dassign %Reg12_I 0 (add i32 (dread i32 %Reg12_I, constval i32 1))
  goto @label11
@label12
LOC 1 43
  return ()
}
func &LComparators_3B_7Creversed_7C_28Ljava_2Futil_2FComparator_3B_29Ljava_2Futil_2FComparator_3B static (var %Reg3_R117 <* <$Ljava_2Futil_2FComparator_3B>>) <* <$Ljava_2Futil_2FComparator_3B>> {
  funcid 4
  var %Reg0_R118 <* <$LComparators_241_3B>>
  var %Reg1_R117 <* <$Ljava_2Futil_2FComparator_3B>>

ALIAS %c %Reg3_R117 <* <$Ljava_2Futil_2FComparator_3B>> "Ljava/util/Comparator<TT;>;"
  intrinsiccallwithtype <$LComparators_3B> JAVA_CLINIT_CHECK ()
LOC 1 46
  intrinsiccallwithtype <$LComparators_241_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R118 0 (gcmalloc ref <$LComparators_241_3B>)
  dassign %Reg1_R117 0 (dread ref %Reg3_R117)
  callassigned &LComparators_241_3B_7C_3Cinit_3E_7C_28Ljava_2Futil_2FComparator_3B_29V (dread ref %Reg0_R118, dread ref %Reg1_R117) {}
  return (dread ref %Reg0_R118)
}
func &LComparators_3B_7Cthen_7C_28Ljava_2Futil_2FComparator_3BLjava_2Futil_2FComparator_3B_29Ljava_2Futil_2FComparator_3B static (var %Reg4_R117 <* <$Ljava_2Futil_2FComparator_3B>>, var %Reg5_R117 <* <$Ljava_2Futil_2FComparator_3B>>) <* <$Ljava_2Futil_2FComparator_3B>> {
  funcid 5
  var %Reg0_R119 <* <$LComparators_242_3B>>
  var %Reg1_R117 <* <$Ljava_2Futil_2FComparator_3B>>
  var %Reg2_R117 <* <$Ljava_2Futil_2FComparator_3B>>

ALIAS %c %Reg4_R117 <* <$Ljava_2Futil_2FComparator_3B>> "Ljava/util/Comparator<TT;>;"
ALIAS %d %Reg5_R117 <* <$Ljava_2Futil_2FComparator_3B>> "Ljava/util/Comparator<TT;>;"
  intrinsiccallwithtype <$LComparators_3B> JAVA_CLINIT_CHECK ()
LOC 1 54
  intrinsiccallwithtype <$LComparators_242_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R119 0 (gcmalloc ref <$LComparators_242_3B>)
  dassign %Reg1_R117 0 (dread ref %Reg4_R117)
  dassign %Reg2_R117 0 (dread ref %Reg5_R117)
  callassigned &LComparators_242_3B_7C_3Cinit_3E_7C_28Ljava_2Futil_2FComparator_3BLjava_2Futil_2FComparator_3B_29V (dread ref %Reg0_R119, dread ref %Reg1_R117, dread ref %Reg2_R117) {}
  return (dread ref %Reg0_R119)
}
func &LComparators_3B_7Cjoin_7C_28ALjava_2Flang_2FObject_3B_29Ljava_2Flang_2FString_3B static (var %Reg7_R116 <* <[] <* <$Ljava_2Flang_2FObject_3B>>>>) <* <$Ljava_2Flang_2FString_3B>> {
  funcid 6
  var %Reg0_R120 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg2_R120 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg0_R116 <* <[] <* <$Ljava_2Flang_2FObject_3B>>>>
  var %Reg3_R116 <* <[] <* <$Ljava_2Flang_2FObject_3B>>>>
  var %Reg3_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_I i32
  var %Reg4_I i32
  var %Reg5_I i32
  var %Reg1_I i32
  var %Reg6_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_C u16
  var %Reg0_R121 <* <$Ljava_2Flang_2FString_3B>>

ALIAS %t %Reg6_R113 <* <$Ljava_2Flang_2FObject_3B>> "TT;"
ALIAS %a %Reg7_R116 <* <[] <* <$Ljava_2Flang_2FObject_3B>>>> "[TT;"
ALIAS %s %Reg2_R120 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  intrinsiccallwithtype <$LComparators_3B> JAVA_CLINIT_CHECK ()
LOC 1 63
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R120 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R120) {}
  dassign %Reg2_R120 0 (dread ref %Reg0_R120)
LOC 1 64
  dassign %Reg0_R116 0 (dread ref %Reg7_R116)
  dassign %Reg3_R116 0 (dread ref %Reg0_R116)
  dassign %Reg3_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg3_R116))
  dassign %Reg0_R113 0 (dread ref %Reg3_R113)
  dassign %Reg0_I 0 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %Reg0_R113))
  dassign %Reg4_I 0 (dread i32 %Reg0_I)
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg5_I 0 (dread i32 %Reg0_I)
@label13
  dassign %Reg0_I 0 (dread i32 %Reg5_I)
  dassign %Reg1_I 0 (dread i32 %Reg4_I)
  brtrue @label14 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg3_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg3_R116))
  dassign %Reg0_R113 0 (dread ref %Reg3_R113)
  dassign %Reg1_I 0 (dread i32 %Reg5_I)
  dassign %Reg0_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg0_R113, dread i32 %Reg1_I)))
  dassign %Reg6_R113 0 (dread ref %Reg0_R113)
  dassign %Reg0_R120 0 (dread ref %Reg2_R120)
  dassign %Reg6_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg6_R113))
  dassign %Reg1_R113 0 (dread ref %Reg6_R113)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R120, dread ref %Reg1_R113) { dassign %Reg0_R120 0 }
  dassign %Reg1_I 0 (constval i32 32)
  dassign %Reg1_C 0 (cvt u16 i32 (dread i32 %Reg1_I))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28C_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R120, dread u16 %Reg1_C) { dassign %Reg0_R120 0 }
  dassign %Reg5_I 0 (add i32 (dread i32 %Reg5_I, constval i32 1))
  goto @label13
@label14
LOC 1 65
  dassign %Reg0_R120 0 (dread ref %Reg2_R120)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg0_R120) { dassign %Reg0_R121 0 }
  return (dread ref %Reg0_R121)
}
func &LComparators_3B_7Cfilter_7C_28Ljava_2Futil_2FArrayList_3BLjava_2Futil_2Ffunction_2FPredicate_3B_29Ljava_2Futil_2FArrayList_3B static (var %Reg5_R122 <* <$Ljava_2Futil_2FArrayList_3B>>, var %Reg6_R123 <* <$Ljava_2Futil_2Ffunction_2FPredicate_3B>>) <* <$Ljava_2Futil_2FArrayList_3B>> {
  funcid 7
  var %Reg0_R122 <* <$Ljava_2Futil_2FArrayList_3B>>
  var %Reg2_R122 <* <$Ljava_2Futil_2FArrayList_3B>>
  var %Reg0_R124 <* <$Ljava_2Futil_2FIterator_3B>>
  var %Reg3_R124 <* <$Ljava_2Futil_2FIterator_3B>>
  var %Reg3_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_Z u1
  var %Reg4_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_R123 <* <$Ljava_2Futil_2Ffunction_2FPredicate_3B>>
  var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>

ALIAS %t %Reg4_R113 <* <$Ljava_2Flang_2FObject_3B>> "TT;"
ALIAS %l %Reg5_R122 <* <$Ljava_2Futil_2FArrayList_3B>> "Ljava/util/ArrayList<TT;>;"
ALIAS %p %Reg6_R123 <* <$Ljava_2Futil_2Ffunction_2FPredicate_3B>> "Ljava/util/function/Predicate<TT;>;"
ALIAS %r %Reg2_R122 <* <$Ljava_2Futil_2FArrayList_3B>> "Ljava/util/ArrayList<TT;>;"
  intrinsiccallwithtype <$LComparators_3B> JAVA_CLINIT_CHECK ()
LOC 1 69
  intrinsiccallwithtype <$Ljava_2Futil_2FArrayList_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R122 0 (gcmalloc ref <$Ljava_2Futil_2FArrayList_3B>)
  callassigned &Ljava_2Futil_2FArrayList_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R122) {}
  dassign %Reg2_R122 0 (dread ref %Reg0_R122)
LOC 1 70
  dassign %Reg0_R122 0 (dread ref %Reg5_R122)
  virtualcallassigned &Ljava_2Futil_2FArrayList_3B_7Citerator_7C_28_29Ljava_2Futil_2FIterator_3B (dread ref %Reg0_R122) { dassign %Reg0_R124 0 }
  dassign %Reg3_R124 0 (dread ref %Reg0_R124)
@label15
  dassign %Reg3_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg3_R124))
  dassign %Reg0_R113 0 (dread ref %Reg3_R113)
  dassign %Reg0_R124 0 (retype ref <* <$Ljava_2Futil_2FIterator_3B>> (dread ref %Reg0_R113))
  interfacecallassigned &Ljava_2Futil_2FIterator_3B_7ChasNext_7C_28_29Z (dread ref %Reg0_R124) { dassign %Reg0_Z 0 }
  brtrue @label17 (eq i32 i32 (
    cvt i32 u1 (dread u1 %Reg0_Z),
    constval i32 0))
  dassign %Reg3_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg3_R124))
  dassign %Reg0_R113 0 (dread ref %Reg3_R113)
  dassign %Reg0_R124 0 (retype ref <* <$Ljava_2Futil_2FIterator_3B>> (dread ref %Reg0_R113))
  interfacecallassigned &Ljava_2Futil_2FIterator_3B_7Cnext_7C_28_29Ljava_2Flang_2FObject_3B (dread ref %Reg0_R124) { dassign %Reg0_R113 0 }
  dassign %Reg4_R113 0 (dread ref %Reg0_R113)
  dassign %Reg0_R123 0 (dread ref %Reg6_R123)
  dassign %Reg1_R113 0 (dread ref %Reg4_R113)
  interfacecallassigned &Ljava_2Futil_2Ffunction_2FPredicate_3B_7Ctest_7C_28Ljava_2Flang_2FObject_3B_29Z (dread ref %Reg0_R123, dread ref %Reg1_R113) { dassign %Reg0_Z 0 }
  brtrue @label16 (eq i32 i32 (
    cvt i32 u1 (dread u1 %Reg0_Z),
    constval i32 0))
  dassign %Reg0_R122 0 (dread ref %Reg2_R122)
  dassign %Reg1_R113 0 (dread ref %Reg4_R113)
  virtualcallassigned &Ljava_2Futil_2FArrayList_3B_7Cadd_7C_28Ljava_2Flang_2FObject_3B_29Z (dread ref %Reg0_R122, dread ref %Reg1_R113) { dassign %Reg0_Z 0 }
@label16
  goto @label15
@label17
LOC 1 71
  dassign %Reg0_R122 0 (dread ref %Reg2_R122)
  return (dread ref %Reg0_R122)
}
func &LComparators_3B_7Cfold_7C_28Ljava_2Futil_2FArrayList_3BLjava_2Flang_2FObject_3BLComparators_24Fold_3B_29Ljava_2Flang_2FObject_3B static (var %Reg5_R122 <* <$Ljava_2Futil_2FArrayList_3B>>, var %Reg6_R113 <* <$Ljava_2Flang_2FObject_3B>>, var %Reg7_R125 <* <$LComparators_24Fold_3B>>) <* <$Ljava_2Flang_2FObject_3B>> {
  funcid 8
  var %Reg0_R122 <* <$Ljava_2Futil_2FArrayList_3B>>
  var %Reg0_R124 <* <$Ljava_2Futil_2FIterator_3B>>
  var %Reg3_R124 <* <$Ljava_2Futil_2FIterator_3B>>
  var %Reg3_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_Z u1
  var %Reg4_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_R125 <* <$LComparators_24Fold_3B>>
  var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg2_R113 <* <$Ljava_2Flang_2FObject_3B>>

ALIAS %a %Reg4_R113 <* <$Ljava_2Flang_2FObject_3B>> "TA;"
ALIAS %l %Reg5_R122 <* <$Ljava_2Futil_2FArrayList_3B>> "Ljava/util/ArrayList<TA;>;"
ALIAS %init %Reg6_R113 <* <$Ljava_2Flang_2FObject_3B>> "TR;"
ALIAS %f %Reg7_R125 <* <$LComparators_24Fold_3B>> "LComparators$Fold<TA;TR;>;"
  intrinsiccallwithtype <$LComparators_3B> JAVA_CLINIT_CHECK ()
LOC 1 75
  dassign %Reg0_R122 0 (dread ref %Reg5_R122)
  virtualcallassigned &Ljava_2Futil_2FArrayList_3B_7Citerator_7C_28_29Ljava_2Futil_2FIterator_3B (dread ref %Reg0_R122) { dassign %Reg0_R124 0 }
  dassign %Reg3_R124 0 (dread ref %Reg0_R124)
@label18
  dassign %Reg3_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg3_R124))
  dassign %Reg0_R113 0 (dread ref %Reg3_R113)
  dassign %Reg0_R124 0 (retype ref <* <$Ljava_2Futil_2FIterator_3B>> (dread ref %Reg0_R113))
  interfacecallassigned &Ljava_2Futil_2FIterator_3B_7ChasNext_7C_28_29Z (dread ref %Reg0_R124) { dassign %Reg0_Z 0 }
  brtrue @label19 (eq i32 i32 (
    cvt i32 u1 (dread u1 %Reg0_Z),
    constval i32 0))
  dassign %Reg3_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg3_R124))
  dassign %Reg0_R113 0 (dread ref %Reg3_R113)
  dassign %Reg0_R124 0 (retype ref <* <$Ljava_2Futil_2FIterator_3B>> (dread ref %Reg0_R113))
  interfacecallassigned &Ljava_2Futil_2FIterator_3B_7Cnext_7C_28_29Ljava_2Flang_2FObject_3B (dread ref %Reg0_R124) { dassign %Reg0_R113 0 }
  dassign %Reg4_R113 0 (dread ref %Reg0_R113)
  dassign %Reg0_R125 0 (dread ref %Reg7_R125)
  dassign %Reg1_R113 0 (dread ref %Reg6_R113)
  dassign %Reg2_R113 0 (dread ref %Reg4_R113)
  interfacecallassigned &LComparators_24Fold_3B_7Capply_7C_28Ljava_2Flang_2FObject_3BLjava_2Flang_2FObject_3B_29Ljava_2Flang_2FObject_3B (dread ref %Reg0_R125, dread ref %Reg1_R113, dread ref %Reg2_R113) { dassign %Reg0_R113 0 }
  dassign %Reg6_R113 0 (dread ref %Reg0_R113)
  goto @label18
@label19
LOC 1 76
  dassign %Reg0_R113 0 (dread ref %Reg6_R113)
  return (dread ref %Reg0_R113)
}
func &LComparators_3B_7Cmax_7C_28Ljava_2Flang_2FComparable_3BLjava_2Flang_2FComparable_3B_29Ljava_2Flang_2FComparable_3B static (var %Reg3_R115 <* <$Ljava_2Flang_2FComparable_3B>>, var %Reg4_R115 <* <$Ljava_2Flang_2FComparable_3B>>) <* <$Ljava_2Flang_2FComparable_3B>> {
  funcid 9
  var %Reg0_R115 <* <$Ljava_2Flang_2FComparable_3B>>
  var %Reg1_R115 <* <$Ljava_2Flang_2FComparable_3B>>
  var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_I i32
  var %Reg2_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>

ALIAS %a %Reg3_R115 <* <$Ljava_2Flang_2FComparable_3B>> "TT;"
ALIAS %b %Reg4_R115 <* <$Ljava_2Flang_2FComparable_3B>> "TT;"
  intrinsiccallwithtype <$LComparators_3B> JAVA_CLINIT_CHECK ()
LOC 1 84
  dassign %Reg0_R115 0 (dread ref %Reg3_R115)
  dassign %Reg1_R115 0 (dread ref %Reg4_R115)
  dassign %Reg1_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg1_R115))
  interfacecallassigned &Ljava_2Flang_2FComparable_3B_7CcompareTo_7C_28Ljava_2Flang_2FObject_3B_29I (dread ref %Reg0_R115, dread ref %Reg1_R113) { dassign %Reg0_I 0 }
  brtrue @label20 (lt i32 i32 (dread i32 %Reg0_I, constval i32 0))
  dassign %Reg0_R115 0 (dread ref %Reg3_R115)
  dassign %Reg2_R113 0 (dread ref %Reg0_R115)
  goto @label21
@label20
  dassign %Reg0_R115 0 (dread ref %Reg4_R115)
  dassign %Reg2_R113 0 (dread ref %Reg0_R115)
@label21
  dassign %Reg0_R113 0 (dread ref %Reg2_R113)
  return (dread ref %Reg0_R113)
}
func &LComparators_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V public static (var %Reg22_R126 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>) void {
  funcid 10
  var %Reg0_I i32
  var %Reg0_R127 <* <[] <* <$LComparators_24Person_3B>>>>
  var %Reg1_I i32
  var %Reg2_R128 <* <$LComparators_24Person_3B>>
  var %Reg3_R121 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_10 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg4_I i32
  var %L_STR_11 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_12 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_13 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_14 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg10_R127 <* <[] <* <$LComparators_24Person_3B>>>>
  var %Reg0_R114 <* <[] <* <$Ljava_2Flang_2FComparable_3B>>>>
  var %Reg0_R129 <* <$Ljava_2Fio_2FPrintStream_3B>>
  var %Reg1_R127 <* <[] <* <$LComparators_24Person_3B>>>>
  var %Reg1_R116 <* <[] <* <$Ljava_2Flang_2FObject_3B>>>>
  var %Reg1_R121 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R130 <* <$LComparators_243_3B>>
  var %Reg11_R130 <* <$LComparators_243_3B>>
  var %Reg0_R131 <* <$LComparators_244_3B>>
  var %Reg12_R131 <* <$LComparators_244_3B>>
  var %Reg2_I i32
  var %Reg3_I i32
  var %Reg11_R117 <* <$Ljava_2Futil_2FComparator_3B>>
  var %Reg4_R117 <* <$Ljava_2Futil_2FComparator_3B>>
  var %Reg0_R116 <* <[] <* <$Ljava_2Flang_2FObject_3B>>>>
  var %Reg12_R117 <* <$Ljava_2Futil_2FComparator_3B>>
  var %Reg5_R117 <* <$Ljava_2Futil_2FComparator_3B>>
  var %Reg0_R132 <* <[] <* <$Ljava_2Flang_2FInteger_3B>>>>
  var %Reg13_R132 <* <[] <* <$Ljava_2Flang_2FInteger_3B>>>>
  var %Reg14_I i32
  var %Reg2_R133 <* <$Ljava_2Flang_2FInteger_3B>>
  var %Reg1_R132 <* <[] <* <$Ljava_2Flang_2FInteger_3B>>>>
  var %Reg0_R126 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>
  var %Reg2_R121 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_15 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_16 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_17 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_18 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg14_R126 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>
  var %Reg1_R126 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>
  var %Reg4_R134 <* <$LComparators_245_3B>>
  var %Reg1_R120 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %L_STR_19 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_20 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg2_R115 <* <$Ljava_2Flang_2FComparable_3B>>
  var %Reg3_R115 <* <$Ljava_2Flang_2FComparable_3B>>
  var %Reg3_R133 <* <$Ljava_2Flang_2FInteger_3B>>
  var %Reg2_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg2_J i64
  var %Reg2_R135 <* <$Ljava_2Flang_2FLong_3B>>
  var %Reg3_J i64
  var %Reg3_R135 <* <$Ljava_2Flang_2FLong_3B>>
  var %Reg0_R136 <* <[] i32>>
  var %Reg15_R136 <* <[] i32>>
  var %Reg16_I i32
  var %Reg17_I i32
  var %Reg18_I i32
  var %Reg1_R136 <* <[] i32>>
  var %Reg2_R136 <* <[] i32>>
  var %Reg7_I i32
  var %Reg8_I i32
  var %Reg2_Z u1
  var %L_STR_21 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg18_R136 <* <[] i32>>
  var %Reg3_R136 <* <[] i32>>
  var %Reg7_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg8_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg9_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_R122 <* <$Ljava_2Futil_2FArrayList_3B>>
  var %Reg19_R122 <* <$Ljava_2Futil_2FArrayList_3B>>
  var %Reg20_I i32
  var %Reg1_R133 <* <$Ljava_2Flang_2FInteger_3B>>
  var %Reg0_Z u1
  var %Reg1_R122 <* <$Ljava_2Futil_2FArrayList_3B>>
  var %Reg2_R137 <* <$LComparators_247_3B>>
  var %Reg2_R123 <* <$Ljava_2Futil_2Ffunction_2FPredicate_3B>>
  var %L_STR_22 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg3_R138 <* <$LComparators_246_3B>>
  var %Reg3_R125 <* <$LComparators_24Fold_3B>>
  var %Reg20_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_R115 <* <$Ljava_2Flang_2FComparable_3B>>
  var %Reg21_R115 <* <$Ljava_2Flang_2FComparable_3B>>
  var %Reg1_R115 <* <$Ljava_2Flang_2FComparable_3B>>
  var %Reg0_R139 <* <$Ljava_2Flang_2FClassCastException_3B>>
  var %Reg20_R139 <* <$Ljava_2Flang_2FClassCastException_3B>>
  var %L_STR_23 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R121 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_24 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_25 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg20_R132 <* <[] <* <$Ljava_2Flang_2FInteger_3B>>>>
  var %Reg0_R140 <* <$Ljava_2Flang_2FNullPointerException_3B>>
  var %Reg21_R140 <* <$Ljava_2Flang_2FNullPointerException_3B>>
  var %L_STR_26 <* <$Ljava_2Flang_2FString_3B>>

ALIAS %i %Reg20_I i32
ALIAS %o %Reg20_R113 <* <$Ljava_2Flang_2FObject_3B>>
ALIAS %c %Reg21_R115 <* <$Ljava_2Flang_2FComparable_3B>> "Ljava/lang/Comparable<Ljava/lang/Object;>;"
ALIAS %e %Reg21_R140 <* <$Ljava_2Flang_2FNullPointerException_3B>>
ALIAS %args %Reg22_R126 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>
ALIAS %p %Reg10_R127 <* <[] <* <$LComparators_24Person_3B>>>>
ALIAS %byName %Reg11_R117 <* <$Ljava_2Futil_2FComparator_3B>> "Ljava/util/Comparator<LComparators$Person;>;"
ALIAS %byAge %Reg12_R117 <* <$Ljava_2Futil_2FComparator_3B>> "Ljava/util/Comparator<LComparators$Person;>;"
ALIAS %n %Reg13_R132 <* <[] <* <$Ljava_2Flang_2FInteger_3B>>>>
ALIAS %s %Reg14_R126 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>
ALIAS %q %Reg15_R136 <* <[] i32>>
ALIAS %x %Reg16_I i32
ALIAS %ok %Reg17_Z u1
ALIAS %cp %Reg18_R136 <* <[] i32>>
ALIAS %l %Reg19_R122 <* <$Ljava_2Futil_2FArrayList_3B>> "Ljava/util/ArrayList<Ljava/lang/Integer;>;"
ALIAS %nul %Reg20_R132 <* <[] <* <$Ljava_2Flang_2FInteger_3B>>>>
  intrinsiccallwithtype <$LComparators_3B> JAVA_CLINIT_CHECK ()
LOC 1 88
  dassign %Reg0_I 0 (constval i32 5)
  dassign %Reg0_R127 0 (gcmallocjarray ref <[] <* <$LComparators_24Person_3B>>> (dread i32 %Reg0_I))
  dassign %Reg1_I 0 (constval i32 0)
  intrinsiccallwithtype <$LComparators_24Person_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg2_R128 0 (gcmalloc ref <$LComparators_24Person_3B>)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_62006f006200) { dassign %L_STR_10 0 }
  dassign %Reg3_R121 0 (dread ptr %L_STR_10)
  dassign %Reg4_I 0 (constval i32 30)
  callassigned &LComparators_24Person_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3BI_29V (dread ref %Reg2_R128, dread ref %Reg3_R121, dread i32 %Reg4_I) {}
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R127, dread i32 %Reg1_I), 
    dread ref %Reg2_R128)
  dassign %Reg1_I 0 (constval i32 1)
  intrinsiccallwithtype <$LComparators_24Person_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg2_R128 0 (gcmalloc ref <$LComparators_24Person_3B>)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_61006c00) { dassign %L_STR_11 0 }
  dassign %Reg3_R121 0 (dread ptr %L_STR_11)
  dassign %Reg4_I 0 (constval i32 25)
  callassigned &LComparators_24Person_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3BI_29V (dread ref %Reg2_R128, dread ref %Reg3_R121, dread i32 %Reg4_I) {}
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R127, dread i32 %Reg1_I), 
    dread ref %Reg2_R128)
  dassign %Reg1_I 0 (constval i32 2)
  intrinsiccallwithtype <$LComparators_24Person_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg2_R128 0 (gcmalloc ref <$LComparators_24Person_3B>)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_63007900) { dassign %L_STR_12 0 }
  dassign %Reg3_R121 0 (dread ptr %L_STR_12)
  dassign %Reg4_I 0 (constval i32 30)
  callassigned &LComparators_24Person_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3BI_29V (dread ref %Reg2_R128, dread ref %Reg3_R121, dread i32 %Reg4_I) {}
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R127, dread i32 %Reg1_I), 
    dread ref %Reg2_R128)
  dassign %Reg1_I 0 (constval i32 3)
  intrinsiccallwithtype <$LComparators_24Person_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg2_R128 0 (gcmalloc ref <$LComparators_24Person_3B>)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_64006900) { dassign %L_STR_13 0 }
  dassign %Reg3_R121 0 (dread ptr %L_STR_13)
  dassign %Reg4_I 0 (constval i32 19)
  callassigned &LComparators_24Person_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3BI_29V (dread ref %Reg2_R128, dread ref %Reg3_R121, dread i32 %Reg4_I) {}
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R127, dread i32 %Reg1_I), 
    dread ref %Reg2_R128)
  dassign %Reg1_I 0 (constval i32 4)
  intrinsiccallwithtype <$LComparators_24Person_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg2_R128 0 (gcmalloc ref <$LComparators_24Person_3B>)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_65006400) { dassign %L_STR_14 0 }
  dassign %Reg3_R121 0 (dread ptr %L_STR_14)
  dassign %Reg4_I 0 (constval i32 25)
  callassigned &LComparators_24Person_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3BI_29V (dread ref %Reg2_R128, dread ref %Reg3_R121, dread i32 %Reg4_I) {}
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R127, dread i32 %Reg1_I), 
    dread ref %Reg2_R128)
  dassign %Reg10_R127 0 (dread ref %Reg0_R127)
LOC 1 90
  dassign %Reg0_R127 0 (dread ref %Reg10_R127)
  intrinsiccallwithtype <$LComparators_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R114 0 (retype ref <* <[] <* <$Ljava_2Flang_2FComparable_3B>>>> (dread ref %Reg0_R127))
  callassigned &LComparators_3B_7Cinsertion_7C_28ALjava_2Flang_2FComparable_3B_29V (dread ref %Reg0_R114) {}
LOC 1 91
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R129 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_R127 0 (dread ref %Reg10_R127)
  intrinsiccallwithtype <$LComparators_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R116 0 (retype ref <* <[] <* <$Ljava_2Flang_2FObject_3B>>>> (dread ref %Reg1_R127))
  callassigned &LComparators_3B_7Cjoin_7C_28ALjava_2Flang_2FObject_3B_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R116) { dassign %Reg1_R121 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R129, dread ref %Reg1_R121) {}
LOC 1 92
  intrinsiccallwithtype <$LComparators_243_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R130 0 (gcmalloc ref <$LComparators_243_3B>)
  callassigned &LComparators_243_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R130) {}
  dassign %Reg11_R130 0 (dread ref %Reg0_R130)
LOC 1 97
  intrinsiccallwithtype <$LComparators_244_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R131 0 (gcmalloc ref <$LComparators_244_3B>)
  callassigned &LComparators_244_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R131) {}
  dassign %Reg12_R131 0 (dread ref %Reg0_R131)
LOC 1 102
  dassign %Reg0_R127 0 (dread ref %Reg10_R127)
  dassign %Reg1_I 0 (constval i32 5)
  dassign %Reg1_R127 0 (gcmallocjarray ref <[] <* <$LComparators_24Person_3B>>> (dread i32 %Reg1_I))
  dassign %Reg2_I 0 (constval i32 0)
  dassign %Reg3_I 0 (constval i32 5)
  dassign %Reg11_R117 0 (retype ref <* <$Ljava_2Futil_2FComparator_3B>> (dread ref %Reg11_R130))
  dassign %Reg4_R117 0 (dread ref %Reg11_R117)
  intrinsiccallwithtype <$LComparators_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R116 0 (retype ref <* <[] <* <$Ljava_2Flang_2FObject_3B>>>> (dread ref %Reg0_R127))
  dassign %Reg1_R116 0 (retype ref <* <[] <* <$Ljava_2Flang_2FObject_3B>>>> (dread ref %Reg1_R127))
  callassigned &LComparators_3B_7Cmerge_7C_28ALjava_2Flang_2FObject_3BALjava_2Flang_2FObject_3BIILjava_2Futil_2FComparator_3B_29V (dread ref %Reg0_R116, dread ref %Reg1_R116, dread i32 %Reg2_I, dread i32 %Reg3_I, dread ref %Reg4_R117) {}
LOC 1 103
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R129 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_R127 0 (dread ref %Reg10_R127)
  intrinsiccallwithtype <$LComparators_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R116 0 (retype ref <* <[] <* <$Ljava_2Flang_2FObject_3B>>>> (dread ref %Reg1_R127))
  callassigned &LComparators_3B_7Cjoin_7C_28ALjava_2Flang_2FObject_3B_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R116) { dassign %Reg1_R121 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R129, dread ref %Reg1_R121) {}
LOC 1 104
  dassign %Reg0_R127 0 (dread ref %Reg10_R127)
  dassign %Reg1_I 0 (constval i32 5)
  dassign %Reg1_R127 0 (gcmallocjarray ref <[] <* <$LComparators_24Person_3B>>> (dread i32 %Reg1_I))
  dassign %Reg2_I 0 (constval i32 0)
  dassign %Reg3_I 0 (constval i32 5)
  dassign %Reg12_R117 0 (retype ref <* <$Ljava_2Futil_2FComparator_3B>> (dread ref %Reg12_R131))
  dassign %Reg4_R117 0 (dread ref %Reg12_R117)
  intrinsiccallwithtype <$LComparators_3B> JAVA_CLINIT_CHECK ()
  callassigned &LComparators_3B_7Creversed_7C_28Ljava_2Futil_2FComparator_3B_29Ljava_2Futil_2FComparator_3B (dread ref %Reg4_R117) { dassign %Reg4_R117 0 }
  dassign %Reg11_R117 0 (retype ref <* <$Ljava_2Futil_2FComparator_3B>> (dread ref %Reg11_R130))
  dassign %Reg5_R117 0 (dread ref %Reg11_R117)
  intrinsiccallwithtype <$LComparators_3B> JAVA_CLINIT_CHECK ()
  callassigned &LComparators_3B_7Cthen_7C_28Ljava_2Futil_2FComparator_3BLjava_2Futil_2FComparator_3B_29Ljava_2Futil_2FComparator_3B (dread ref %Reg4_R117, dread ref %Reg5_R117) { dassign %Reg4_R117 0 }
  intrinsiccallwithtype <$LComparators_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R116 0 (retype ref <* <[] <* <$Ljava_2Flang_2FObject_3B>>>> (dread ref %Reg0_R127))
  dassign %Reg1_R116 0 (retype ref <* <[] <* <$Ljava_2Flang_2FObject_3B>>>> (dread ref %Reg1_R127))
  callassigned &LComparators_3B_7Cmerge_7C_28ALjava_2Flang_2FObject_3BALjava_2Flang_2FObject_3BIILjava_2Futil_2FComparator_3B_29V (dread ref %Reg0_R116, dread ref %Reg1_R116, dread i32 %Reg2_I, dread i32 %Reg3_I, dread ref %Reg4_R117) {}
LOC 1 105
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R129 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_R127 0 (dread ref %Reg10_R127)
  intrinsiccallwithtype <$LComparators_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R116 0 (retype ref <* <[] <* <$Ljava_2Flang_2FObject_3B>>>> (dread ref %Reg1_R127))
  callassigned &LComparators_3B_7Cjoin_7C_28ALjava_2Flang_2FObject_3B_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R116) { dassign %Reg1_R121 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R129, dread ref %Reg1_R121) {}
LOC 1 106
  dassign %Reg0_I 0 (constval i32 50)
  dassign %Reg0_R132 0 (gcmallocjarray ref <[] <* <$Ljava_2Flang_2FInteger_3B>>> (dread i32 %Reg0_I))
  dassign %Reg13_R132 0 (dread ref %Reg0_R132)
LOC 1 107
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg14_I 0 (dread i32 %Reg0_I)
@label22
  dassign %Reg0_I 0 (dread i32 %Reg14_I)
  dassign %Reg1_I 0 (constval i32 50)
  brtrue @label23 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg0_R132 0 (dread ref %Reg13_R132)
  dassign %Reg1_I 0 (dread i32 %Reg14_I)
  dassign %Reg2_I 0 (dread i32 %Reg14_I)
  dassign %Reg3_I 0 (constval i32 37)
  dassign %Reg2_I 0 (mul i32 (dread i32 %Reg2_I, dread i32 %Reg3_I))
  dassign %Reg3_I 0 (constval i32 53)
  dassign %Reg2_I 0 (rem i32 (dread i32 %Reg2_I, dread i32 %Reg3_I))
  intrinsiccallwithtype <$Ljava_2Flang_2FInteger_3B> JAVA_CLINIT_CHECK ()
  callassigned &Ljava_2Flang_2FInteger_3B_7CvalueOf_7C_28I_29Ljava_2Flang_2FInteger_3B (dread i32 %Reg2_I) { dassign %Reg2_R133 0 }
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R132, dread i32 %Reg1_I), 
    dread ref %Reg2_R133)
  dassign %Reg14_I 0 (add i32 (dread i32 %Reg14_I, constval i32 1))
  goto @label22
@label23
LOC 1 108
  dassign %Reg0_R132 0 (dread ref %Reg13_R132)
  intrinsiccallwithtype <$LComparators_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R114 0 (retype ref <* <[] <* <$Ljava_2Flang_2FComparable_3B>>>> (dread ref %Reg0_R132))
  callassigned &LComparators_3B_7Cinsertion_7C_28ALjava_2Flang_2FComparable_3B_29V (dread ref %Reg0_R114) {}
LOC 1 109
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R129 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_R132 0 (dread ref %Reg13_R132)
  intrinsiccallwithtype <$LComparators_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R116 0 (retype ref <* <[] <* <$Ljava_2Flang_2FObject_3B>>>> (dread ref %Reg1_R132))
  callassigned &LComparators_3B_7Cjoin_7C_28ALjava_2Flang_2FObject_3B_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R116) { dassign %Reg1_R121 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R129, dread ref %Reg1_R121) {}
LOC 1 110
  dassign %Reg0_I 0 (constval i32 4)
  dassign %Reg0_R126 0 (gcmallocjarray ref <[] <* <$Ljava_2Flang_2FString_3B>>> (dread i32 %Reg0_I))
  dassign %Reg1_I 0 (constval i32 0)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_7000650061007200) { dassign %L_STR_15 0 }
  dassign %Reg2_R121 0 (dread ptr %L_STR_15)
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R126, dread i32 %Reg1_I), 
    dread ref %Reg2_R121)
  dassign %Reg1_I 0 (constval i32 1)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_660069006700) { dassign %L_STR_16 0 }
  dassign %Reg2_R121 0 (dread ptr %L_STR_16)
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R126, dread i32 %Reg1_I), 
    dread ref %Reg2_R121)
  dassign %Reg1_I 0 (constval i32 2)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_6100700070006c006500) { dassign %L_STR_17 0 }
  dassign %Reg2_R121 0 (dread ptr %L_STR_17)
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R126, dread i32 %Reg1_I), 
    dread ref %Reg2_R121)
  dassign %Reg1_I 0 (constval i32 3)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_6b00690077006900) { dassign %L_STR_18 0 }
  dassign %Reg2_R121 0 (dread ptr %L_STR_18)
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R126, dread i32 %Reg1_I), 
    dread ref %Reg2_R121)
  dassign %Reg14_R126 0 (dread ref %Reg0_R126)
LOC 1 111
  dassign %Reg0_R126 0 (dread ref %Reg14_R126)
  intrinsiccallwithtype <$LComparators_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R114 0 (retype ref <* <[] <* <$Ljava_2Flang_2FComparable_3B>>>> (dread ref %Reg0_R126))
  callassigned &LComparators_3B_7Cinsertion_7C_28ALjava_2Flang_2FComparable_3B_29V (dread ref %Reg0_R114) {}
LOC 1 112
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R129 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_R126 0 (dread ref %Reg14_R126)
  intrinsiccallwithtype <$LComparators_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R116 0 (retype ref <* <[] <* <$Ljava_2Flang_2FObject_3B>>>> (dread ref %Reg1_R126))
  callassigned &LComparators_3B_7Cjoin_7C_28ALjava_2Flang_2FObject_3B_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R116) { dassign %Reg1_R121 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R129, dread ref %Reg1_R121) {}
LOC 1 113
  dassign %Reg0_R126 0 (dread ref %Reg14_R126)
  dassign %Reg1_I 0 (constval i32 4)
  dassign %Reg1_R126 0 (gcmallocjarray ref <[] <* <$Ljava_2Flang_2FString_3B>>> (dread i32 %Reg1_I))
  dassign %Reg2_I 0 (constval i32 0)
  dassign %Reg3_I 0 (constval i32 4)
  intrinsiccallwithtype <$LComparators_245_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg4_R134 0 (gcmalloc ref <$LComparators_245_3B>)
  callassigned &LComparators_245_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg4_R134) {}
  intrinsiccallwithtype <$LComparators_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R116 0 (retype ref <* <[] <* <$Ljava_2Flang_2FObject_3B>>>> (dread ref %Reg0_R126))
  dassign %Reg1_R116 0 (retype ref <* <[] <* <$Ljava_2Flang_2FObject_3B>>>> (dread ref %Reg1_R126))
  dassign %Reg4_R117 0 (retype ref <* <$Ljava_2Futil_2FComparator_3B>> (dread ref %Reg4_R134))
  callassigned &LComparators_3B_7Cmerge_7C_28ALjava_2Flang_2FObject_3BALjava_2Flang_2FObject_3BIILjava_2Futil_2FComparator_3B_29V (dread ref %Reg0_R116, dread ref %Reg1_R116, dread i32 %Reg2_I, dread i32 %Reg3_I, dread ref %Reg4_R117) {}
LOC 1 118
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R129 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_R126 0 (dread ref %Reg14_R126)
  intrinsiccallwithtype <$LComparators_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R116 0 (retype ref <* <[] <* <$Ljava_2Flang_2FObject_3B>>>> (dread ref %Reg1_R126))
  callassigned &LComparators_3B_7Cjoin_7C_28ALjava_2Flang_2FObject_3B_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R116) { dassign %Reg1_R121 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R129, dread ref %Reg1_R121) {}
LOC 1 119
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R129 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R120 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R120) {}
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_6100) { dassign %L_STR_19 0 }
  dassign %Reg2_R121 0 (dread ptr %L_STR_19)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_6200) { dassign %L_STR_20 0 }
  dassign %Reg3_R121 0 (dread ptr %L_STR_20)
  intrinsiccallwithtype <$LComparators_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg2_R115 0 (retype ref <* <$Ljava_2Flang_2FComparable_3B>> (dread ref %Reg2_R121))
  dassign %Reg3_R115 0 (retype ref <* <$Ljava_2Flang_2FComparable_3B>> (dread ref %Reg3_R121))
  callassigned &LComparators_3B_7Cmax_7C_28Ljava_2Flang_2FComparable_3BLjava_2Flang_2FComparable_3B_29Ljava_2Flang_2FComparable_3B (dread ref %Reg2_R115, dread ref %Reg3_R115) { dassign %Reg2_R115 0 }
  intrinsiccallwithtypeassigned <* <$Ljava_2Flang_2FString_3B>> JAVA_CHECK_CAST (dread ref %Reg2_R115) { dassign %Reg2_R121 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R120, dread ref %Reg2_R121) { dassign %Reg1_R120 0 }
  dassign %Reg2_I 0 (constval i32 3)
  intrinsiccallwithtype <$Ljava_2Flang_2FInteger_3B> JAVA_CLINIT_CHECK ()
  callassigned &Ljava_2Flang_2FInteger_3B_7CvalueOf_7C_28I_29Ljava_2Flang_2FInteger_3B (dread i32 %Reg2_I) { dassign %Reg2_R133 0 }
  dassign %Reg3_I 0 (constval i32 2)
  intrinsiccallwithtype <$Ljava_2Flang_2FInteger_3B> JAVA_CLINIT_CHECK ()
  callassigned &Ljava_2Flang_2FInteger_3B_7CvalueOf_7C_28I_29Ljava_2Flang_2FInteger_3B (dread i32 %Reg3_I) { dassign %Reg3_R133 0 }
  intrinsiccallwithtype <$LComparators_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg2_R115 0 (retype ref <* <$Ljava_2Flang_2FComparable_3B>> (dread ref %Reg2_R133))
  dassign %Reg3_R115 0 (retype ref <* <$Ljava_2Flang_2FComparable_3B>> (dread ref %Reg3_R133))
  callassigned &LComparators_3B_7Cmax_7C_28Ljava_2Flang_2FComparable_3BLjava_2Flang_2FComparable_3B_29Ljava_2Flang_2FComparable_3B (dread ref %Reg2_R115, dread ref %Reg3_R115) { dassign %Reg2_R115 0 }
  dassign %Reg2_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg2_R115))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R120, dread ref %Reg2_R113) { dassign %Reg1_R120 0 }
  dassign %Reg2_J 0 (constval i64 5)
  intrinsiccallwithtype <$Ljava_2Flang_2FLong_3B> JAVA_CLINIT_CHECK ()
  callassigned &Ljava_2Flang_2FLong_3B_7CvalueOf_7C_28J_29Ljava_2Flang_2FLong_3B (dread i64 %Reg2_J) { dassign %Reg2_R135 0 }
  dassign %Reg3_J 0 (constval i64 6)
  intrinsiccallwithtype <$Ljava_2Flang_2FLong_3B> JAVA_CLINIT_CHECK ()
  callassigned &Ljava_2Flang_2FLong_3B_7CvalueOf_7C_28J_29Ljava_2Flang_2FLong_3B (dread i64 %Reg3_J) { dassign %Reg3_R135 0 }
  intrinsiccallwithtype <$LComparators_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg2_R115 0 (retype ref <* <$Ljava_2Flang_2FComparable_3B>> (dread ref %Reg2_R135))
  dassign %Reg3_R115 0 (retype ref <* <$Ljava_2Flang_2FComparable_3B>> (dread ref %Reg3_R135))
  callassigned &LComparators_3B_7Cmax_7C_28Ljava_2Flang_2FComparable_3BLjava_2Flang_2FComparable_3B_29Ljava_2Flang_2FComparable_3B (dread ref %Reg2_R115, dread ref %Reg3_R115) { dassign %Reg2_R115 0 }
  dassign %Reg2_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg2_R115))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R120, dread ref %Reg2_R113) { dassign %Reg1_R120 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R120) { dassign %Reg1_R121 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R129, dread ref %Reg1_R121) {}
LOC 1 120
  dassign %Reg0_I 0 (constval i32 1000)
  dassign %Reg0_R136 0 (gcmallocjarray ref <[] i32> (dread i32 %Reg0_I))
  dassign %Reg15_R136 0 (dread ref %Reg0_R136)
LOC 1 121
  dassign %Reg0_I 0 (constval i32 1)
  dassign %Reg16_I 0 (dread i32 %Reg0_I)
LOC 1 122
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg17_I 0 (dread i32 %Reg0_I)
@label24
  dassign %Reg0_I 0 (dread i32 %Reg17_I)
  dassign %Reg1_I 0 (constval i32 1000)
  brtrue @label25 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
LOC 1 123
  dassign %Reg0_I 0 (dread i32 %Reg16_I)
  dassign %Reg1_I 0 (constval i32 0x19660d)
  dassign %Reg0_I 0 (mul i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_I 0 (constval i32 0x3c6ef35f)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg16_I 0 (dread i32 %Reg0_I)
LOC 1 124
  dassign %Reg0_R136 0 (dread ref %Reg15_R136)
  dassign %Reg1_I 0 (dread i32 %Reg17_I)
  dassign %Reg2_I 0 (dread i32 %Reg16_I)
  dassign %Reg3_I 0 (constval i32 8)
  dassign %Reg2_I 0 (ashr i32 (dread i32 %Reg2_I, dread i32 %Reg3_I))
  iassign <* i32> 0 (
    array 1 ptr <* <[] i32>> (dread ref %Reg0_R136, dread i32 %Reg1_I), 
    dread i32 %Reg2_I)
LOC 1 122
  dassign %Reg17_I 0 (add i32 (dread i32 %Reg17_I, constval i32 1))
  goto @label24
@label25
LOC 1 126
  dassign %Reg0_R136 0 (dread ref %Reg15_R136)
  intrinsiccallwithtype <$Ljava_2Futil_2FArrays_3B> JAVA_CLINIT_CHECK ()
  callassigned &Ljava_2Futil_2FArrays_3B_7Csort_7C_28AI_29V (dread ref %Reg0_R136) {}
LOC 1 127
  dassign %Reg0_I 0 (constval i32 1)
  dassign %Reg17_I 0 (dread i32 %Reg0_I)
LOC 1 128
  dassign %Reg0_I 0 (constval i32 1)
  dassign %Reg18_I 0 (dread i32 %Reg0_I)
@label26
  dassign %Reg0_I 0 (dread i32 %Reg18_I)
  dassign %Reg1_I 0 (constval i32 1000)
  brtrue @label29 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg0_I 0 (dread i32 %Reg17_I)
  dassign %Reg1_R136 0 (dread ref %Reg15_R136)
  dassign %Reg2_I 0 (dread i32 %Reg18_I)
  dassign %Reg3_I 0 (constval i32 1)
  dassign %Reg2_I 0 (sub i32 (dread i32 %Reg2_I, dread i32 %Reg3_I))
  dassign %Reg1_I 0 (iread i32 <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %Reg1_R136, dread i32 %Reg2_I)))
  dassign %Reg2_R136 0 (dread ref %Reg15_R136)
  dassign %Reg3_I 0 (dread i32 %Reg18_I)
  dassign %Reg2_I 0 (iread i32 <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %Reg2_R136, dread i32 %Reg3_I)))
  dassign %Reg7_I 0 (dread i32 %Reg0_I)
  brtrue @label27 (gt i32 i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  dassign %Reg0_I 0 (dread i32 %Reg7_I)
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg7_I 0 (dread i32 %Reg1_I)
  dassign %Reg8_I 0 (dread i32 %Reg0_I)
  goto @label28
@label27
  dassign %Reg0_I 0 (dread i32 %Reg7_I)
  dassign %Reg1_I 0 (constval i32 0)
  dassign %Reg7_I 0 (dread i32 %Reg1_I)
  dassign %Reg8_I 0 (dread i32 %Reg0_I)
@label28
  dassign %Reg0_I 0 (dread i32 %Reg8_I)
  dassign %Reg1_I 0 (dread i32 %Reg7_I)
  dassign %Reg0_I 0 (band i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg17_I 0 (dread i32 %Reg0_I)
  dassign %Reg18_I 0 (add i32 (dread i32 %Reg18_I, constval i32 1))
  goto @label26
@label29
LOC 1 129
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R129 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R120 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R120) {}
  dassign %Reg2_I 0 (dread i32 %Reg17_I)
  dassign %Reg2_Z 0 (cvt u1 i32 (dread i32 %Reg2_I))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Z_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R120, dread u1 %Reg2_Z) { dassign %Reg1_R120 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_21 0 }
  dassign %Reg2_R121 0 (dread ptr %L_STR_21)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R120, dread ref %Reg2_R121) { dassign %Reg1_R120 0 }
  dassign %Reg2_R136 0 (dread ref %Reg15_R136)
  dassign %Reg3_I 0 (constval i32 0)
  dassign %Reg2_I 0 (iread i32 <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %Reg2_R136, dread i32 %Reg3_I)))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R120, dread i32 %Reg2_I) { dassign %Reg1_R120 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_21 0 }
  dassign %Reg2_R121 0 (dread ptr %L_STR_21)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R120, dread ref %Reg2_R121) { dassign %Reg1_R120 0 }
  dassign %Reg2_R136 0 (dread ref %Reg15_R136)
  dassign %Reg3_I 0 (constval i32 999)
  dassign %Reg2_I 0 (iread i32 <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %Reg2_R136, dread i32 %Reg3_I)))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R120, dread i32 %Reg2_I) { dassign %Reg1_R120 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R120) { dassign %Reg1_R121 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R129, dread ref %Reg1_R121) {}
LOC 1 130
  dassign %Reg0_R136 0 (dread ref %Reg15_R136)
  dassign %Reg1_I 0 (constval i32 3)
  intrinsiccallwithtype <$Ljava_2Futil_2FArrays_3B> JAVA_CLINIT_CHECK ()
  callassigned &Ljava_2Futil_2FArrays_3B_7CcopyOf_7C_28AII_29AI (dread ref %Reg0_R136, dread i32 %Reg1_I) { dassign %Reg0_R136 0 }
  dassign %Reg18_R136 0 (dread ref %Reg0_R136)
LOC 1 131
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R129 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R120 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R120) {}
  dassign %Reg2_R136 0 (dread ref %Reg18_R136)
  dassign %Reg2_I 0 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %Reg2_R136))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R120, dread i32 %Reg2_I) { dassign %Reg1_R120 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_21 0 }
  dassign %Reg2_R121 0 (dread ptr %L_STR_21)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R120, dread ref %Reg2_R121) { dassign %Reg1_R120 0 }
  dassign %Reg2_R136 0 (dread ref %Reg18_R136)
  dassign %Reg3_I 0 (constval i32 2)
  dassign %Reg2_I 0 (iread i32 <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %Reg2_R136, dread i32 %Reg3_I)))
  dassign %Reg3_R136 0 (dread ref %Reg15_R136)
  dassign %Reg4_I 0 (constval i32 2)
  dassign %Reg3_I 0 (iread i32 <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %Reg3_R136, dread i32 %Reg4_I)))
  dassign %Reg7_R113 0 (dread ref %Reg1_R120)
  dassign %Reg8_R113 0 (dread ref %Reg0_R129)
  brtrue @label30 (ne i32 i32 (dread i32 %Reg2_I, dread i32 %Reg3_I))
  dassign %Reg0_R113 0 (dread ref %Reg8_R113)
  dassign %Reg1_R113 0 (dread ref %Reg7_R113)
  dassign %Reg2_I 0 (constval i32 1)
  dassign %Reg7_I 0 (dread i32 %Reg2_I)
  dassign %Reg8_R113 0 (dread ref %Reg1_R113)
  dassign %Reg9_R113 0 (dread ref %Reg0_R113)
  goto @label31
@label30
  dassign %Reg0_R113 0 (dread ref %Reg8_R113)
  dassign %Reg1_R113 0 (dread ref %Reg7_R113)
  dassign %Reg2_I 0 (constval i32 0)
  dassign %Reg7_I 0 (dread i32 %Reg2_I)
  dassign %Reg8_R113 0 (dread ref %Reg1_R113)
  dassign %Reg9_R113 0 (dread ref %Reg0_R113)
@label31
  dassign %Reg0_R113 0 (dread ref %Reg9_R113)
  dassign %Reg1_R113 0 (dread ref %Reg8_R113)
  dassign %Reg2_I 0 (dread i32 %Reg7_I)
  dassign %Reg1_R120 0 (retype ref <* <$Ljava_2Flang_2FStringBuilder_3B>> (dread ref %Reg1_R113))
  dassign %Reg2_Z 0 (cvt u1 i32 (dread i32 %Reg2_I))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Z_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R120, dread u1 %Reg2_Z) { dassign %Reg1_R120 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_21 0 }
  dassign %Reg2_R121 0 (dread ptr %L_STR_21)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R120, dread ref %Reg2_R121) { dassign %Reg1_R120 0 }
  dassign %Reg2_R136 0 (dread ref %Reg18_R136)
  dassign %Reg3_I 0 (constval i32 5)
  intrinsiccallwithtype <$Ljava_2Futil_2FArrays_3B> JAVA_CLINIT_CHECK ()
  callassigned &Ljava_2Futil_2FArrays_3B_7CcopyOf_7C_28AII_29AI (dread ref %Reg2_R136, dread i32 %Reg3_I) { dassign %Reg2_R136 0 }
  dassign %Reg3_I 0 (constval i32 4)
  dassign %Reg2_I 0 (iread i32 <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %Reg2_R136, dread i32 %Reg3_I)))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R120, dread i32 %Reg2_I) { dassign %Reg1_R120 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R120) { dassign %Reg1_R121 0 }
  dassign %Reg0_R129 0 (retype ref <* <$Ljava_2Fio_2FPrintStream_3B>> (dread ref %Reg0_R113))
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R129, dread ref %Reg1_R121) {}
LOC 1 132
  intrinsiccallwithtype <$Ljava_2Futil_2FArrayList_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R122 0 (gcmalloc ref <$Ljava_2Futil_2FArrayList_3B>)
  callassigned &Ljava_2Futil_2FArrayList_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R122) {}
  dassign %Reg19_R122 0 (dread ref %Reg0_R122)
LOC 1 133
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg20_I 0 (dread i32 %Reg0_I)
@label32
  dassign %Reg0_I 0 (dread i32 %Reg20_I)
  dassign %Reg1_I 0 (constval i32 20)
  brtrue @label33 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg0_R122 0 (dread ref %Reg19_R122)
  dassign %Reg1_I 0 (dread i32 %Reg20_I)
  intrinsiccallwithtype <$Ljava_2Flang_2FInteger_3B> JAVA_CLINIT_CHECK ()
  callassigned &Ljava_2Flang_2FInteger_3B_7CvalueOf_7C_28I_29Ljava_2Flang_2FInteger_3B (dread i32 %Reg1_I) { dassign %Reg1_R133 0 }
  dassign %Reg1_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg1_R133))
  virtualcallassigned &Ljava_2Futil_2FArrayList_3B_7Cadd_7C_28Ljava_2Flang_2FObject_3B_29Z (dread ref %Reg0_R122, dread ref %Reg1_R113) { dassign %Reg0_Z 0 }
  dassign %Reg20_I 0 (add i32 (dread i32 %Reg20_I, constval i32 1))
  goto @label32
@label33
LOC 1 134
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R129 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_R122 0 (dread ref %Reg19_R122)
  intrinsiccallwithtype <$LComparators_247_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg2_R137 0 (gcmalloc ref <$LComparators_247_3B>)
  callassigned &LComparators_247_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg2_R137) {}
  intrinsiccallwithtype <$LComparators_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg2_R123 0 (retype ref <* <$Ljava_2Futil_2Ffunction_2FPredicate_3B>> (dread ref %Reg2_R137))
  callassigned &LComparators_3B_7Cfilter_7C_28Ljava_2Futil_2FArrayList_3BLjava_2Futil_2Ffunction_2FPredicate_3B_29Ljava_2Futil_2FArrayList_3B (dread ref %Reg1_R122, dread ref %Reg2_R123) { dassign %Reg1_R122 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_) { dassign %L_STR_22 0 }
  dassign %Reg2_R121 0 (dread ptr %L_STR_22)
  intrinsiccallwithtype <$LComparators_246_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg3_R138 0 (gcmalloc ref <$LComparators_246_3B>)
  callassigned &LComparators_246_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg3_R138) {}
  intrinsiccallwithtype <$LComparators_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg2_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg2_R121))
  dassign %Reg3_R125 0 (retype ref <* <$LComparators_24Fold_3B>> (dread ref %Reg3_R138))
  callassigned &LComparators_3B_7Cfold_7C_28Ljava_2Futil_2FArrayList_3BLjava_2Flang_2FObject_3BLComparators_24Fold_3B_29Ljava_2Flang_2FObject_3B (dread ref %Reg1_R122, dread ref %Reg2_R113, dread ref %Reg3_R125) { dassign %Reg1_R113 0 }
  intrinsiccallwithtypeassigned <* <$Ljava_2Flang_2FString_3B>> JAVA_CHECK_CAST (dread ref %Reg1_R113) { dassign %Reg1_R121 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R129, dread ref %Reg1_R121) {}
  try { @label34 }
LOC 1 144
  intrinsiccallwithtype <$Ljava_2Flang_2FObject_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R113 0 (gcmalloc ref <$Ljava_2Flang_2FObject_3B>)
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
  dassign %Reg20_R113 0 (dread ref %Reg0_R113)
LOC 1 145
  dassign %Reg0_R113 0 (dread ref %Reg20_R113)
  intrinsiccallwithtypeassigned <* <$Ljava_2Flang_2FComparable_3B>> JAVA_CHECK_CAST (dread ref %Reg0_R113) { dassign %Reg0_R115 0 }
  dassign %Reg21_R115 0 (dread ref %Reg0_R115)
LOC 1 146
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R129 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_R115 0 (dread ref %Reg21_R115)
  dassign %Reg1_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg1_R115))
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FObject_3B_29V (dread ref %Reg0_R129, dread ref %Reg1_R113) {}
  endtry
LOC 1 149
  goto @label35
@label34
  catch { <* <$Ljava_2Flang_2FClassCastException_3B>> }
  dassign %Reg0_R139 0 (regread ptr %%thrownval)
LOC 1 147
  dassign %Reg20_R139 0 (dread ref %Reg0_R139)
LOC 1 148
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R129 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_c9344c67e4428cd49694a51cd39c8dfa) { dassign %L_STR_23 0 }
  dassign %Reg1_R121 0 (dread ptr %L_STR_23)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R129, dread ref %Reg1_R121) {}
@label35
  try { @label36 }
LOC 1 151
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_7300) { dassign %L_STR_24 0 }
  dassign %Reg0_R121 0 (dread ptr %L_STR_24)
  dassign %Reg1_I 0 (constval i32 5)
  intrinsiccallwithtype <$Ljava_2Flang_2FInteger_3B> JAVA_CLINIT_CHECK ()
  callassigned &Ljava_2Flang_2FInteger_3B_7CvalueOf_7C_28I_29Ljava_2Flang_2FInteger_3B (dread i32 %Reg1_I) { dassign %Reg1_R133 0 }
  dassign %Reg0_R115 0 (retype ref <* <$Ljava_2Flang_2FComparable_3B>> (dread ref %Reg0_R121))
  dassign %Reg1_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg1_R133))
  interfacecallassigned &Ljava_2Flang_2FComparable_3B_7CcompareTo_7C_28Ljava_2Flang_2FObject_3B_29I (dread ref %Reg0_R115, dread ref %Reg1_R113) { dassign %Reg0_I 0 }
  dassign %Reg20_I 0 (dread i32 %Reg0_I)
  endtry
LOC 1 154
  goto @label37
@label36
  catch { <* <$Ljava_2Flang_2FClassCastException_3B>> }
  dassign %Reg0_R139 0 (regread ptr %%thrownval)
LOC 1 152
  dassign %Reg20_R139 0 (dread ref %Reg0_R139)
LOC 1 153
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R129 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_131b1c6148f082e7315d0b2fff3ccd48) { dassign %L_STR_25 0 }
  dassign %Reg1_R121 0 (dread ptr %L_STR_25)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R129, dread ref %Reg1_R121) {}
@label37
LOC 1 155
  dassign %Reg0_I 0 (constval i32 3)
  dassign %Reg0_R132 0 (gcmallocjarray ref <[] <* <$Ljava_2Flang_2FInteger_3B>>> (dread i32 %Reg0_I))
  dassign %Reg1_I 0 (constval i32 0)
  dassign %Reg2_I 0 (constval i32 3)
  intrinsiccallwithtype <$Ljava_2Flang_2FInteger_3B> JAVA_CLINIT_CHECK ()
  callassigned &Ljava_2Flang_2FInteger_3B_7CvalueOf_7C_28I_29Ljava_2Flang_2FInteger_3B (dread i32 %Reg2_I) { dassign %Reg2_R133 0 }
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R132, dread i32 %Reg1_I), 
    dread ref %Reg2_R133)
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg2_R113 0 (constval ref 0)
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R132, dread i32 %Reg1_I), 
    dread ref %Reg2_R113)
  dassign %Reg1_I 0 (constval i32 2)
  dassign %Reg2_I 0 (constval i32 1)
  intrinsiccallwithtype <$Ljava_2Flang_2FInteger_3B> JAVA_CLINIT_CHECK ()
  callassigned &Ljava_2Flang_2FInteger_3B_7CvalueOf_7C_28I_29Ljava_2Flang_2FInteger_3B (dread i32 %Reg2_I) { dassign %Reg2_R133 0 }
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R132, dread i32 %Reg1_I), 
    dread ref %Reg2_R133)
  dassign %Reg20_R132 0 (dread ref %Reg0_R132)
  try { @label38 }
LOC 1 157
  dassign %Reg0_R132 0 (dread ref %Reg20_R132)
  intrinsiccallwithtype <$LComparators_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R114 0 (retype ref <* <[] <* <$Ljava_2Flang_2FComparable_3B>>>> (dread ref %Reg0_R132))
  callassigned &LComparators_3B_7Cinsertion_7C_28ALjava_2Flang_2FComparable_3B_29V (dread ref %Reg0_R114) {}
  endtry
LOC 1 160
  goto @label39
@label38
  catch { <* <$Ljava_2Flang_2FNullPointerException_3B>> }
  dassign %Reg0_R140 0 (regread ptr %%thrownval)
LOC 1 158
  dassign %Reg21_R140 0 (dread ref %Reg0_R140)
LOC 1 159
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R129 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_a73b689af68653111c40d30f3ae30c66) { dassign %L_STR_26 0 }
  dassign %Reg1_R121 0 (dread ptr %L_STR_26)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R129, dread ref %Reg1_R121) {}
@label39
LOC 1 161
  return ()
}
func &LComparators_241_3B_7C_3Cinit_3E_7C_28Ljava_2Futil_2FComparator_3B_29V constructor (var %_this <* <$LComparators_241_3B>>, var %Reg3_R117 <* <$Ljava_2Futil_2FComparator_3B>>) void {
  funcid 11
  var %Reg2_R118 <* <$LComparators_241_3B>>
  var %Reg0_R118 <* <$LComparators_241_3B>>
  var %Reg3_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_R117 <* <$Ljava_2Futil_2FComparator_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>

  dassign %Reg2_R118 0 (dread ref %_this)
LOC 1 46
  dassign %Reg0_R118 0 (dread ref %Reg2_R118)
  dassign %Reg3_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg3_R117))
  dassign %Reg1_R113 0 (dread ref %Reg3_R113)
  dassign %Reg1_R117 0 (retype ref <* <$Ljava_2Futil_2FComparator_3B>> (dread ref %Reg1_R113))
  iassign <* <$LComparators_241_3B>> 2 (dread ref %Reg0_R118, dread ref %Reg1_R117)
  dassign %Reg0_R118 0 (dread ref %Reg2_R118)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R118))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
  return ()
}
func &LComparators_241_3B_7Ccompare_7C_28Ljava_2Flang_2FObject_3BLjava_2Flang_2FObject_3B_29I public virtual (var %_this <* <$LComparators_241_3B>>, var %Reg4_R113 <* <$Ljava_2Flang_2FObject_3B>>, var %Reg5_R113 <* <$Ljava_2Flang_2FObject_3B>>) i32 {
  funcid 12
  var %Reg3_R118 <* <$LComparators_241_3B>>
  var %Reg0_R118 <* <$LComparators_241_3B>>
  var %Reg0_R117 <* <$Ljava_2Futil_2FComparator_3B>>
  var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg2_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_I i32

ALIAS %a %Reg4_R113 <* <$Ljava_2Flang_2FObject_3B>> "TT;"
ALIAS %b %Reg5_R113 <* <$Ljava_2Flang_2FObject_3B>> "TT;"
  dassign %Reg3_R118 0 (dread ref %_this)
LOC 1 48
  dassign %Reg0_R118 0 (dread ref %Reg3_R118)
  dassign %Reg0_R117 0 (iread ref <* <$LComparators_241_3B>> 2 (dread ref %Reg0_R118))
  dassign %Reg1_R113 0 (dread ref %Reg5_R113)
  dassign %Reg2_R113 0 (dread ref %Reg4_R113)
  interfacecallassigned &Ljava_2Futil_2FComparator_3B_7Ccompare_7C_28Ljava_2Flang_2FObject_3BLjava_2Flang_2FObject_3B_29I (dread ref %Reg0_R117, dread ref %Reg1_R113, dread ref %Reg2_R113) { dassign %Reg0_I 0 }
  return (dread i32 %Reg0_I)
}
func &LComparators_242_3B_7C_3Cinit_3E_7C_28Ljava_2Futil_2FComparator_3BLjava_2Futil_2FComparator_3B_29V constructor (var %_this <* <$LComparators_242_3B>>, var %Reg3_R117 <* <$Ljava_2Futil_2FComparator_3B>>, var %Reg4_R117 <* <$Ljava_2Futil_2FComparator_3B>>) void {
  funcid 13
  var %Reg2_R119 <* <$LComparators_242_3B>>
  var %Reg0_R119 <* <$LComparators_242_3B>>
  var %Reg3_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_R117 <* <$Ljava_2Futil_2FComparator_3B>>
  var %Reg4_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>

  dassign %Reg2_R119 0 (dread ref %_this)
LOC 1 54
  dassign %Reg0_R119 0 (dread ref %Reg2_R119)
  dassign %Reg3_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg3_R117))
  dassign %Reg1_R113 0 (dread ref %Reg3_R113)
  dassign %Reg1_R117 0 (retype ref <* <$Ljava_2Futil_2FComparator_3B>> (dread ref %Reg1_R113))
  iassign <* <$LComparators_242_3B>> 2 (dread ref %Reg0_R119, dread ref %Reg1_R117)
  dassign %Reg0_R119 0 (dread ref %Reg2_R119)
  dassign %Reg4_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg4_R117))
  dassign %Reg1_R113 0 (dread ref %Reg4_R113)
  dassign %Reg1_R117 0 (retype ref <* <$Ljava_2Futil_2FComparator_3B>> (dread ref %Reg1_R113))
  iassign <* <$LComparators_242_3B>> 3 (dread ref %Reg0_R119, dread ref %Reg1_R117)
  dassign %Reg0_R119 0 (dread ref %Reg2_R119)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R119))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
  return ()
}
func &LComparators_242_3B_7Ccompare_7C_28Ljava_2Flang_2FObject_3BLjava_2Flang_2FObject_3B_29I public virtual (var %_this <* <$LComparators_242_3B>>, var %Reg6_R113 <* <$Ljava_2Flang_2FObject_3B>>, var %Reg7_R113 <* <$Ljava_2Flang_2FObject_3B>>) i32 {
  funcid 14
  var %Reg5_R119 <* <$LComparators_242_3B>>
  var %Reg0_R119 <* <$LComparators_242_3B>>
  var %Reg0_R117 <* <$Ljava_2Futil_2FComparator_3B>>
  var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg2_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_I i32
  var %Reg4_I i32
  var %Reg3_I i32

ALIAS %a %Reg6_R113 <* <$Ljava_2Flang_2FObject_3B>> "TT;"
ALIAS %b %Reg7_R113 <* <$Ljava_2Flang_2FObject_3B>> "TT;"
ALIAS %r %Reg4_I i32
  dassign %Reg5_R119 0 (dread ref %_this)
LOC 1 56
  dassign %Reg0_R119 0 (dread ref %Reg5_R119)
  dassign %Reg0_R117 0 (iread ref <* <$LComparators_242_3B>> 2 (dread ref %Reg0_R119))
  dassign %Reg1_R113 0 (dread ref %Reg6_R113)
  dassign %Reg2_R113 0 (dread ref %Reg7_R113)
  interfacecallassigned &Ljava_2Futil_2FComparator_3B_7Ccompare_7C_28Ljava_2Flang_2FObject_3BLjava_2Flang_2FObject_3B_29I (dread ref %Reg0_R117, dread ref %Reg1_R113, dread ref %Reg2_R113) { dassign %Reg0_I 0 }
  dassign %Reg4_I 0 (dread i32 %Reg0_I)
LOC 1 57
  dassign %Reg0_I 0 (dread i32 %Reg4_I)
  brtrue @label40 (eq i32 i32 (dread i32 %Reg0_I, constval i32 0))
  dassign %Reg0_I 0 (dread i32 %Reg4_I)
  dassign %Reg3_I 0 (dread i32 %Reg0_I)
  goto @label41
@label40
  dassign %Reg0_R119 0 (dread ref %Reg5_R119)
  dassign %Reg0_R117 0 (iread ref <* <$LComparators_242_3B>> 3 (dread ref %Reg0_R119))
  dassign %Reg1_R113 0 (dread ref %Reg6_R113)
  dassign %Reg2_R113 0 (dread ref %Reg7_R113)
  interfacecallassigned &Ljava_2Futil_2FComparator_3B_7Ccompare_7C_28Ljava_2Flang_2FObject_3BLjava_2Flang_2FObject_3B_29I (dread ref %Reg0_R117, dread ref %Reg1_R113, dread ref %Reg2_R113) { dassign %Reg0_I 0 }
  dassign %Reg3_I 0 (dread i32 %Reg0_I)
@label41
  dassign %Reg0_I 0 (dread i32 %Reg3_I)
  return (dread i32 %Reg0_I)
}
func &LComparators_243_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LComparators_243_3B>>) void {
  funcid 15
  var %Reg1_R130 <* <$LComparators_243_3B>>
  var %Reg0_R130 <* <$LComparators_243_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>

  dassign %Reg1_R130 0 (dread ref %_this)
LOC 1 92
  dassign %Reg0_R130 0 (dread ref %Reg1_R130)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R130))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
  return ()
}
func &LComparators_243_3B_7Ccompare_7C_28LComparators_24Person_3BLComparators_24Person_3B_29I public virtual (var %_this <* <$LComparators_243_3B>>, var %Reg3_R128 <* <$LComparators_24Person_3B>>, var %Reg4_R128 <* <$LComparators_24Person_3B>>) i32 {
  funcid 16
  var %Reg2_R130 <* <$LComparators_243_3B>>
  var %Reg0_R128 <* <$LComparators_24Person_3B>>
  var %Reg0_R121 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_R128 <* <$LComparators_24Person_3B>>
  var %Reg1_R121 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_I i32

ALIAS %a %Reg3_R128 <* <$LComparators_24Person_3B>>
ALIAS %b %Reg4_R128 <* <$LComparators_24Person_3B>>
  dassign %Reg2_R130 0 (dread ref %_this)
LOC 1 94
  dassign %Reg0_R128 0 (dread ref %Reg3_R128)
  dassign %Reg0_R121 0 (iread ref <* <$LComparators_24Person_3B>> 2 (dread ref %Reg0_R128))
  dassign %Reg1_R128 0 (dread ref %Reg4_R128)
  dassign %Reg1_R121 0 (iread ref <* <$LComparators_24Person_3B>> 2 (dread ref %Reg1_R128))
  virtualcallassigned &Ljava_2Flang_2FString_3B_7CcompareTo_7C_28Ljava_2Flang_2FString_3B_29I (dread ref %Reg0_R121, dread ref %Reg1_R121) { dassign %Reg0_I 0 }
  return (dread i32 %Reg0_I)
}
func &LComparators_243_3B_7Ccompare_7C_28Ljava_2Flang_2FObject_3BLjava_2Flang_2FObject_3B_29I public synthetic bridge virtual (var %_this <* <$LComparators_243_3B>>, var %Reg4_R113 <* <$Ljava_2Flang_2FObject_3B>>, var %Reg5_R113 <* <$Ljava_2Flang_2FObject_3B>>) i32 {
  funcid 17
  var %Reg3_R130 <* <$LComparators_243_3B>>
  var %Reg0_R130 <* <$LComparators_243_3B>>
  var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_R128 <* <$LComparators_24Person_3B>>
  var %Reg2_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg2_R128 <* <$LComparators_24Person_3B>>
  var %Reg0_I i32

  dassign %Reg3_R130 0 (dread ref %_this)
LOC 1 92
  dassign %Reg0_R130 0 (dread ref %Reg3_R130)
  dassign %Reg4_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg4_R113))
  dassign %Reg1_R113 0 (dread ref %Reg4_R113)
  intrinsiccallwithtypeassigned <* <$LComparators_24Person_3B>> JAVA_CHECK_CAST (dread ref %Reg1_R113) { dassign %Reg1_R128 0 }
  dassign %Reg5_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg5_R113))
  dassign %Reg2_R113 0 (dread ref %Reg5_R113)
  intrinsiccallwithtypeassigned <* <$LComparators_24Person_3B>> JAVA_CHECK_CAST (dread ref %Reg2_R113) { dassign %Reg2_R128 0 }
  virtualcallassigned &LComparators_243_3B_7Ccompare_7C_28LComparators_24Person_3BLComparators_24Person_3B_29I (dread ref %Reg0_R130, dread ref %Reg1_R128, dread ref %Reg2_R128) { dassign %Reg0_I 0 }
  return (dread i32 %Reg0_I)
}
func &LComparators_244_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LComparators_244_3B>>) void {
  funcid 18
  var %Reg1_R131 <* <$LComparators_244_3B>>
  var %Reg0_R131 <* <$LComparators_244_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>

  dassign %Reg1_R131 0 (dread ref %_this)
LOC 1 97
  dassign %Reg0_R131 0 (dread ref %Reg1_R131)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R131))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
  return ()
}
func &LComparators_244_3B_7Ccompare_7C_28LComparators_24Person_3BLComparators_24Person_3B_29I public virtual (var %_this <* <$LComparators_244_3B>>, var %Reg4_R128 <* <$LComparators_24Person_3B>>, var %Reg5_R128 <* <$LComparators_24Person_3B>>) i32 {
  funcid 19
  var %Reg3_R131 <* <$LComparators_244_3B>>
  var %Reg0_R128 <* <$LComparators_24Person_3B>>
  var %Reg0_I i32
  var %Reg1_R128 <* <$LComparators_24Person_3B>>
  var %Reg1_I i32
  var %Reg2_I i32

ALIAS %a %Reg4_R128 <* <$LComparators_24Person_3B>>
ALIAS %b %Reg5_R128 <* <$LComparators_24Person_3B>>
  dassign %Reg3_R131 0 (dread ref %_this)
LOC 1 99
  dassign %Reg0_R128 0 (dread ref %Reg4_R128)
  dassign %Reg0_I 0 (iread i32 <* <$LComparators_24Person_3B>> 3 (dread ref %Reg0_R128))
  dassign %Reg1_R128 0 (dread ref %Reg5_R128)
  dassign %Reg1_I 0 (iread i32 <* <$LComparators_24Person_3B>> 3 (dread ref %Reg1_R128))
  brtrue @label42 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg0_I 0 (constval i32 -1)
  dassign %Reg2_I 0 (dread i32 %Reg0_I)
  goto @label44
@label42
  dassign %Reg0_R128 0 (dread ref %Reg4_R128)
  dassign %Reg0_I 0 (iread i32 <* <$LComparators_24Person_3B>> 3 (dread ref %Reg0_R128))
  dassign %Reg1_R128 0 (dread ref %Reg5_R128)
  dassign %Reg1_I 0 (iread i32 <* <$LComparators_24Person_3B>> 3 (dread ref %Reg1_R128))
  brtrue @label43 (le i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg0_I 0 (constval i32 1)
  dassign %Reg2_I 0 (dread i32 %Reg0_I)
  goto @label44
@label43
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg2_I 0 (dread i32 %Reg0_I)
@label44
  dassign %Reg0_I 0 (dread i32 %Reg2_I)
  return (dread i32 %Reg0_I)
}
func &LComparators_244_3B_7Ccompare_7C_28Ljava_2Flang_2FObject_3BLjava_2Flang_2FObject_3B_29I public synthetic bridge virtual (var %_this <* <$LComparators_244_3B>>, var %Reg4_R113 <* <$Ljava_2Flang_2FObject_3B>>, var %Reg5_R113 <* <$Ljava_2Flang_2FObject_3B>>) i32 {
  funcid 20
  var %Reg3_R131 <* <$LComparators_244_3B>>
  var %Reg0_R131 <* <$LComparators_244_3B>>
  var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_R128 <* <$LComparators_24Person_3B>>
  var %Reg2_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg2_R128 <* <$LComparators_24Person_3B>>
  var %Reg0_I i32

  dassign %Reg3_R131 0 (dread ref %_this)
LOC 1 97
  dassign %Reg0_R131 0 (dread ref %Reg3_R131)
  dassign %Reg4_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg4_R113))
  dassign %Reg1_R113 0 (dread ref %Reg4_R113)
  intrinsiccallwithtypeassigned <* <$LComparators_24Person_3B>> JAVA_CHECK_CAST (dread ref %Reg1_R113) { dassign %Reg1_R128 0 }
  dassign %Reg5_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg5_R113))
  dassign %Reg2_R113 0 (dread ref %Reg5_R113)
  intrinsiccallwithtypeassigned <* <$LComparators_24Person_3B>> JAVA_CHECK_CAST (dread ref %Reg2_R113) { dassign %Reg2_R128 0 }
  virtualcallassigned &LComparators_244_3B_7Ccompare_7C_28LComparators_24Person_3BLComparators_24Person_3B_29I (dread ref %Reg0_R131, dread ref %Reg1_R128, dread ref %Reg2_R128) { dassign %Reg0_I 0 }
  return (dread i32 %Reg0_I)
}
func &LComparators_245_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LComparators_245_3B>>) void {
  funcid 21
  var %Reg1_R134 <* <$LComparators_245_3B>>
  var %Reg0_R134 <* <$LComparators_245_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>

  dassign %Reg1_R134 0 (dread ref %_this)
LOC 1 113
  dassign %Reg0_R134 0 (dread ref %Reg1_R134)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R134))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
  return ()
}
func &LComparators_245_3B_7Ccompare_7C_28Ljava_2Flang_2FString_3BLjava_2Flang_2FString_3B_29I public virtual (var %_this <* <$LComparators_245_3B>>, var %Reg3_R121 <* <$Ljava_2Flang_2FString_3B>>, var %Reg4_R121 <* <$Ljava_2Flang_2FString_3B>>) i32 {
  funcid 22
  var %Reg2_R134 <* <$LComparators_245_3B>>
  var %Reg0_R121 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_I i32
  var %Reg1_R121 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_I i32

ALIAS %a %Reg3_R121 <* <$Ljava_2Flang_2FString_3B>>
ALIAS %b %Reg4_R121 <* <$Ljava_2Flang_2FString_3B>>
  dassign %Reg2_R134 0 (dread ref %_this)
LOC 1 115
  dassign %Reg0_R121 0 (dread ref %Reg3_R121)
  virtualcallassigned &Ljava_2Flang_2FString_3B_7Clength_7C_28_29I (dread ref %Reg0_R121) { dassign %Reg0_I 0 }
  dassign %Reg1_R121 0 (dread ref %Reg4_R121)
  virtualcallassigned &Ljava_2Flang_2FString_3B_7Clength_7C_28_29I (dread ref %Reg1_R121) { dassign %Reg1_I 0 }
  dassign %Reg0_I 0 (sub i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  return (dread i32 %Reg0_I)
}
func &LComparators_245_3B_7Ccompare_7C_28Ljava_2Flang_2FObject_3BLjava_2Flang_2FObject_3B_29I public synthetic bridge virtual (var %_this <* <$LComparators_245_3B>>, var %Reg4_R113 <* <$Ljava_2Flang_2FObject_3B>>, var %Reg5_R113 <* <$Ljava_2Flang_2FObject_3B>>) i32 {
  funcid 23
  var %Reg3_R134 <* <$LComparators_245_3B>>
  var %Reg0_R134 <* <$LComparators_245_3B>>
  var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_R121 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg2_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg2_R121 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_I i32

  dassign %Reg3_R134 0 (dread ref %_this)
LOC 1 113
  dassign %Reg0_R134 0 (dread ref %Reg3_R134)
  dassign %Reg4_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg4_R113))
  dassign %Reg1_R113 0 (dread ref %Reg4_R113)
  intrinsiccallwithtypeassigned <* <$Ljava_2Flang_2FString_3B>> JAVA_CHECK_CAST (dread ref %Reg1_R113) { dassign %Reg1_R121 0 }
  dassign %Reg5_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg5_R113))
  dassign %Reg2_R113 0 (dread ref %Reg5_R113)
  intrinsiccallwithtypeassigned <* <$Ljava_2Flang_2FString_3B>> JAVA_CHECK_CAST (dread ref %Reg2_R113) { dassign %Reg2_R121 0 }
  virtualcallassigned &LComparators_245_3B_7Ccompare_7C_28Ljava_2Flang_2FString_3BLjava_2Flang_2FString_3B_29I (dread ref %Reg0_R134, dread ref %Reg1_R121, dread ref %Reg2_R121) { dassign %Reg0_I 0 }
  return (dread i32 %Reg0_I)
}
func &LComparators_246_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LComparators_246_3B>>) void {
  funcid 24
  var %Reg1_R138 <* <$LComparators_246_3B>>
  var %Reg0_R138 <* <$LComparators_246_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>

  dassign %Reg1_R138 0 (dread ref %_this)
LOC 1 138
  dassign %Reg0_R138 0 (dread ref %Reg1_R138)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R138))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
  return ()
}
func &LComparators_246_3B_7Capply_7C_28Ljava_2Flang_2FString_3BLjava_2Flang_2FInteger_3B_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$LComparators_246_3B>>, var %Reg3_R121 <* <$Ljava_2Flang_2FString_3B>>, var %Reg4_R133 <* <$Ljava_2Flang_2FInteger_3B>>) <* <$Ljava_2Flang_2FString_3B>> {
  funcid 25
  var %Reg2_R138 <* <$LComparators_246_3B>>
  var %Reg0_R120 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg1_R121 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_R133 <* <$Ljava_2Flang_2FInteger_3B>>
  var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %L_STR_27 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R121 <* <$Ljava_2Flang_2FString_3B>>

ALIAS %r %Reg3_R121 <* <$Ljava_2Flang_2FString_3B>>
ALIAS %a %Reg4_R133 <* <$Ljava_2Flang_2FInteger_3B>>
  dassign %Reg2_R138 0 (dread ref %_this)
LOC 1 140
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R120 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R120) {}
  dassign %Reg1_R121 0 (dread ref %Reg3_R121)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R120, dread ref %Reg1_R121) { dassign %Reg0_R120 0 }
  dassign %Reg1_R133 0 (dread ref %Reg4_R133)
  dassign %Reg1_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg1_R133))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R120, dread ref %Reg1_R113) { dassign %Reg0_R120 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2c00) { dassign %L_STR_27 0 }
  dassign %Reg1_R121 0 (dread ptr %L_STR_27)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R120, dread ref %Reg1_R121) { dassign %Reg0_R120 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg0_R120) { dassign %Reg0_R121 0 }
  return (dread ref %Reg0_R121)
}
func &LComparators_246_3B_7Capply_7C_28Ljava_2Flang_2FObject_3BLjava_2Flang_2FObject_3B_29Ljava_2Flang_2FObject_3B public synthetic bridge virtual (var %_this <* <$LComparators_246_3B>>, var %Reg4_R113 <* <$Ljava_2Flang_2FObject_3B>>, var %Reg5_R113 <* <$Ljava_2Flang_2FObject_3B>>) <* <$Ljava_2Flang_2FObject_3B>> {
  funcid 26
  var %Reg3_R138 <* <$LComparators_246_3B>>
  var %Reg0_R138 <* <$LComparators_246_3B>>
  var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_R121 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg2_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg2_R133 <* <$Ljava_2Flang_2FInteger_3B>>
  var %Reg0_R121 <* <$Ljava_2Flang_2FString_3B>>

  dassign %Reg3_R138 0 (dread ref %_this)
LOC 1 138
  dassign %Reg0_R138 0 (dread ref %Reg3_R138)
  dassign %Reg4_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg4_R113))
  dassign %Reg1_R113 0 (dread ref %Reg4_R113)
  intrinsiccallwithtypeassigned <* <$Ljava_2Flang_2FString_3B>> JAVA_CHECK_CAST (dread ref %Reg1_R113) { dassign %Reg1_R121 0 }
  dassign %Reg5_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg5_R113))
  dassign %Reg2_R113 0 (dread ref %Reg5_R113)
  intrinsiccallwithtypeassigned <* <$Ljava_2Flang_2FInteger_3B>> JAVA_CHECK_CAST (dread ref %Reg2_R113) { dassign %Reg2_R133 0 }
  virtualcallassigned &LComparators_246_3B_7Capply_7C_28Ljava_2Flang_2FString_3BLjava_2Flang_2FInteger_3B_29Ljava_2Flang_2FString_3B (dread ref %Reg0_R138, dread ref %Reg1_R121, dread ref %Reg2_R133) { dassign %Reg0_R121 0 }
  return (dread ref %Reg0_R121)
}
func &LComparators_247_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LComparators_247_3B>>) void {
  funcid 27
  var %Reg1_R137 <* <$LComparators_247_3B>>
  var %Reg0_R137 <* <$LComparators_247_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>

  dassign %Reg1_R137 0 (dread ref %_this)
LOC 1 134
  dassign %Reg0_R137 0 (dread ref %Reg1_R137)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R137))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
  return ()
}
func &LComparators_247_3B_7Ctest_7C_28Ljava_2Flang_2FInteger_3B_29Z public virtual (var %_this <* <$LComparators_247_3B>>, var %Reg4_R133 <* <$Ljava_2Flang_2FInteger_3B>>) u1 {
  funcid 28
  var %Reg3_R137 <* <$LComparators_247_3B>>
  var %Reg0_R133 <* <$Ljava_2Flang_2FInteger_3B>>
  var %Reg0_I i32
  var %Reg1_I i32
  var %Reg2_I i32

ALIAS %v %Reg4_R133 <* <$Ljava_2Flang_2FInteger_3B>>
  dassign %Reg3_R137 0 (dread ref %_this)
LOC 1 136
  dassign %Reg0_R133 0 (dread ref %Reg4_R133)
  virtualcallassigned &Ljava_2Flang_2FInteger_3B_7CintValue_7C_28_29I (dread ref %Reg0_R133) { dassign %Reg0_I 0 }
  dassign %Reg1_I 0 (constval i32 3)
  dassign %Reg0_I 0 (rem i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  brtrue @label45 (ne i32 i32 (dread i32 %Reg0_I, constval i32 0))
  dassign %Reg0_I 0 (constval i32 1)
  dassign %Reg2_I 0 (dread i32 %Reg0_I)
  goto @label46
@label45
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg2_I 0 (dread i32 %Reg0_I)
@label46
  dassign %Reg0_I 0 (dread i32 %Reg2_I)
  return (dread i32 %Reg0_I)
}
func &LComparators_247_3B_7Ctest_7C_28Ljava_2Flang_2FObject_3B_29Z public synthetic bridge virtual (var %_this <* <$LComparators_247_3B>>, var %Reg3_R113 <* <$Ljava_2Flang_2FObject_3B>>) u1 {
  funcid 29
  var %Reg2_R137 <* <$LComparators_247_3B>>
  var %Reg0_R137 <* <$LComparators_247_3B>>
  var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_R133 <* <$Ljava_2Flang_2FInteger_3B>>
  var %Reg0_Z u1

  dassign %Reg2_R137 0 (dread ref %_this)
LOC 1 134
  dassign %Reg0_R137 0 (dread ref %Reg2_R137)
  dassign %Reg3_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg3_R113))
  dassign %Reg1_R113 0 (dread ref %Reg3_R113)
  intrinsiccallwithtypeassigned <* <$Ljava_2Flang_2FInteger_3B>> JAVA_CHECK_CAST (dread ref %Reg1_R113) { dassign %Reg1_R133 0 }
  virtualcallassigned &LComparators_247_3B_7Ctest_7C_28Ljava_2Flang_2FInteger_3B_29Z (dread ref %Reg0_R137, dread ref %Reg1_R133) { dassign %Reg0_Z 0 }
  return (dread u1 %Reg0_Z)
}
func &LComparators_24Fold_3B_7Capply_7C_28Ljava_2Flang_2FObject_3BLjava_2Flang_2FObject_3B_29Ljava_2Flang_2FObject_3B public virtual abstract (var %_this <* <$LComparators_24Fold_3B>>, var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>, var %Reg2_R113 <* <$Ljava_2Flang_2FObject_3B>>) <* <$Ljava_2Flang_2FObject_3B>>
func &LComparators_24Person_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3BI_29V constructor (var %_this <* <$LComparators_24Person_3B>>, var %Reg3_R121 <* <$Ljava_2Flang_2FString_3B>>, var %Reg4_I i32) void {
  funcid 31
  var %Reg2_R128 <* <$LComparators_24Person_3B>>
  var %Reg0_R128 <* <$LComparators_24Person_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_R121 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_I i32

ALIAS %n %Reg3_R121 <* <$Ljava_2Flang_2FString_3B>>
ALIAS %a %Reg4_I i32
  dassign %Reg2_R128 0 (dread ref %_this)
LOC 1 7
  dassign %Reg0_R128 0 (dread ref %Reg2_R128)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R128))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
LOC 1 8
  dassign %Reg0_R128 0 (dread ref %Reg2_R128)
  dassign %Reg1_R121 0 (dread ref %Reg3_R121)
  iassign <* <$LComparators_24Person_3B>> 2 (dread ref %Reg0_R128, dread ref %Reg1_R121)
LOC 1 9
  dassign %Reg0_R128 0 (dread ref %Reg2_R128)
  dassign %Reg1_I 0 (dread i32 %Reg4_I)
  iassign <* <$LComparators_24Person_3B>> 3 (dread ref %Reg0_R128, dread i32 %Reg1_I)
LOC 1 10
  return ()
}
func &LComparators_24Person_3B_7CcompareTo_7C_28LComparators_24Person_3B_29I public virtual (var %_this <* <$LComparators_24Person_3B>>, var %Reg4_R128 <* <$LComparators_24Person_3B>>) i32 {
  funcid 32
  var %Reg3_R128 <* <$LComparators_24Person_3B>>
  var %Reg0_R128 <* <$LComparators_24Person_3B>>
  var %Reg0_I i32
  var %Reg1_R128 <* <$LComparators_24Person_3B>>
  var %Reg1_I i32
  var %Reg2_I i32
  var %Reg0_R121 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_R121 <* <$Ljava_2Flang_2FString_3B>>

ALIAS %o %Reg4_R128 <* <$LComparators_24Person_3B>>
  dassign %Reg3_R128 0 (dread ref %_this)
LOC 1 13
  dassign %Reg0_R128 0 (dread ref %Reg3_R128)
  dassign %Reg0_I 0 (iread i32 <* <$LComparators_24Person_3B>> 3 (dread ref %Reg0_R128))
  dassign %Reg1_R128 0 (dread ref %Reg4_R128)
  dassign %Reg1_I 0 (iread i32 <* <$LComparators_24Person_3B>> 3 (dread ref %Reg1_R128))
  brtrue @label47 (eq i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg0_R128 0 (dread ref %Reg3_R128)
  dassign %Reg0_I 0 (iread i32 <* <$LComparators_24Person_3B>> 3 (dread ref %Reg0_R128))
  dassign %Reg1_R128 0 (dread ref %Reg4_R128)
  dassign %Reg1_I 0 (iread i32 <* <$LComparators_24Person_3B>> 3 (dread ref %Reg1_R128))
  dassign %Reg0_I 0 (sub i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg2_I 0 (dread i32 %Reg0_I)
  goto @label48
@label47
  dassign %Reg0_R128 0 (dread ref %Reg3_R128)
  dassign %Reg0_R121 0 (iread ref <* <$LComparators_24Person_3B>> 2 (dread ref %Reg0_R128))
  dassign %Reg1_R128 0 (dread ref %Reg4_R128)
  dassign %Reg1_R121 0 (iread ref <* <$LComparators_24Person_3B>> 2 (dread ref %Reg1_R128))
  virtualcallassigned &Ljava_2Flang_2FString_3B_7CcompareTo_7C_28Ljava_2Flang_2FString_3B_29I (dread ref %Reg0_R121, dread ref %Reg1_R121) { dassign %Reg0_I 0 }
  dassign %Reg2_I 0 (dread i32 %Reg0_I)
@label48
  dassign %Reg0_I 0 (dread i32 %Reg2_I)
  return (dread i32 %Reg0_I)
}
func &LComparators_24Person_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$LComparators_24Person_3B>>) <* <$Ljava_2Flang_2FString_3B>> {
  funcid 33
  var %Reg2_R128 <* <$LComparators_24Person_3B>>
  var %Reg0_R120 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg1_R128 <* <$LComparators_24Person_3B>>
  var %Reg1_R121 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_I i32
  var %Reg0_R121 <* <$Ljava_2Flang_2FString_3B>>

  dassign %Reg2_R128 0 (dread ref %_this)
LOC 1 17
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R120 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R120) {}
  dassign %Reg1_R128 0 (dread ref %Reg2_R128)
  dassign %Reg1_R121 0 (iread ref <* <$LComparators_24Person_3B>> 2 (dread ref %Reg1_R128))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R120, dread ref %Reg1_R121) { dassign %Reg0_R120 0 }
  dassign %Reg1_R128 0 (dread ref %Reg2_R128)
  dassign %Reg1_I 0 (iread i32 <* <$LComparators_24Person_3B>> 3 (dread ref %Reg1_R128))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R120, dread i32 %Reg1_I) { dassign %Reg0_R120 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg0_R120) { dassign %Reg0_R121 0 }
  return (dread ref %Reg0_R121)
}
func &LComparators_24Person_3B_7CcompareTo_7C_28Ljava_2Flang_2FObject_3B_29I public synthetic bridge virtual (var %_this <* <$LComparators_24Person_3B>>, var %Reg3_R113 <* <$Ljava_2Flang_2FObject_3B>>) i32 {
  funcid 34
  var %Reg2_R128 <* <$LComparators_24Person_3B>>
  var %Reg0_R128 <* <$LComparators_24Person_3B>>
  var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_R128 <* <$LComparators_24Person_3B>>
  var %Reg0_I i32

  dassign %Reg2_R128 0 (dread ref %_this)
LOC 1 4
  dassign %Reg0_R128 0 (dread ref %Reg2_R128)
  dassign %Reg3_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg3_R113))
  dassign %Reg1_R113 0 (dread ref %Reg3_R113)
  intrinsiccallwithtypeassigned <* <$LComparators_24Person_3B>> JAVA_CHECK_CAST (dread ref %Reg1_R113) { dassign %Reg1_R128 0 }
  virtualcallassigned &LComparators_24Person_3B_7CcompareTo_7C_28LComparators_24Person_3B_29I (dread ref %Reg0_R128, dread ref %Reg1_R128) { dassign %Reg0_I 0 }
  return (dread i32 %Reg0_I)
}
