flavor 1
srclang 3
id 65535
numfuncs 19
import "library.mplt"
import "Lists.mplt"
entryfunc &LLists_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V
fileinfo {
  @INFO_filename "Lists.class",
  @INFO_filename "Lists$Cons.class",
  @INFO_filename "Lists$DList$1.class",
  @INFO_filename "Lists$DList$Node.class",
  @INFO_filename "Lists$DList.class"}
srcfileinfo {
  1 "Lists.java"}
javaclass $LLists_3B <$LLists_3B> public
javaclass $LLists_24Cons_3B <$LLists_24Cons_3B>
javaclass $LLists_24DList_241_3B <$LLists_24DList_241_3B>
javaclass $LLists_24DList_24Node_3B <$LLists_24DList_24Node_3B>
javaclass $LLists_24DList_3B <$LLists_24DList_3B>
func &LLists_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$LLists_3B>>) void
func &LLists_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V public static (var %Reg18_R114 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>) void
func &LLists_24Cons_3B_7C_3Cinit_3E_7C_28ILLists_24Cons_3B_29V constructor (var %_this <* <$LLists_24Cons_3B>>, var %Reg3_I i32, var %Reg4_R121 <* <$LLists_24Cons_3B>>) void
func &LLists_24Cons_3B_7Crange_7C_28I_29LLists_24Cons_3B static (var %Reg6_I i32) <* <$LLists_24Cons_3B>>
func &LLists_24Cons_3B_7Csum_7C_28LLists_24Cons_3B_29J static (var %Reg6_R121 <* <$LLists_24Cons_3B>>) i64
func &LLists_24Cons_3B_7Crev_7C_28LLists_24Cons_3B_29LLists_24Cons_3B static (var %Reg5_R121 <* <$LLists_24Cons_3B>>) <* <$LLists_24Cons_3B>>
func &LLists_24Cons_3B_7Cmerge_7C_28LLists_24Cons_3BLLists_24Cons_3B_29LLists_24Cons_3B static (var %Reg6_R121 <* <$LLists_24Cons_3B>>, var %Reg7_R121 <* <$LLists_24Cons_3B>>) <* <$LLists_24Cons_3B>>
func &LLists_24DList_241_3B_7C_3Cinit_3E_7C_28LLists_24DList_3B_29V constructor (var %_this <* <$LLists_24DList_241_3B>>, var %Reg3_R115 <* <$LLists_24DList_3B>>) void
func &LLists_24DList_241_3B_7ChasNext_7C_28_29Z public virtual (var %_this <* <$LLists_24DList_241_3B>>) u1
func &LLists_24DList_241_3B_7Cnext_7C_28_29Ljava_2Flang_2FObject_3B public virtual (var %_this <* <$LLists_24DList_241_3B>>) <* <$Ljava_2Flang_2FObject_3B>>
func &LLists_24DList_24Node_3B_7C_3Cinit_3E_7C_28LLists_24DList_3BLjava_2Flang_2FObject_3B_29V constructor (var %_this <* <$LLists_24DList_24Node_3B>>, var %Reg3_R115 <* <$LLists_24DList_3B>>, var %Reg4_R113 <* <$Ljava_2Flang_2FObject_3B>>) void
func &LLists_24DList_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LLists_24DList_3B>>) void
func &LLists_24DList_3B_7CaddLast_7C_28Ljava_2Flang_2FObject_3B_29V virtual (var %_this <* <$LLists_24DList_3B>>, var %Reg6_R113 <* <$Ljava_2Flang_2FObject_3B>>) void
func &LLists_24DList_3B_7CaddFirst_7C_28Ljava_2Flang_2FObject_3B_29V virtual (var %_this <* <$LLists_24DList_3B>>, var %Reg6_R113 <* <$Ljava_2Flang_2FObject_3B>>) void
func &LLists_24DList_3B_7CremoveFirst_7C_28_29Ljava_2Flang_2FObject_3B virtual (var %_this <* <$LLists_24DList_3B>>) <* <$Ljava_2Flang_2FObject_3B>>
func &LLists_24DList_3B_7CremoveLast_7C_28_29Ljava_2Flang_2FObject_3B virtual (var %_this <* <$LLists_24DList_3B>>) <* <$Ljava_2Flang_2FObject_3B>>
func &LLists_24DList_3B_7Creverse_7C_28_29V virtual (var %_this <* <$LLists_24DList_3B>>) void
func &LLists_24DList_3B_7Citerator_7C_28_29Ljava_2Futil_2FIterator_3B public virtual (var %_this <* <$LLists_24DList_3B>>) <* <$Ljava_2Futil_2FIterator_3B>>
func &LLists_24DList_3B_7Caccess_24000_7C_28LLists_24DList_3B_29LLists_24DList_24Node_3B static synthetic (var %Reg1_R115 <* <$LLists_24DList_3B>>) <* <$LLists_24DList_24Node_3B>>
var $_C_STR_6e00 fstatic <[3] u64> readonly = [0, 0x300000000, 0x6e0000006e]
var $_C_STR_2000 fstatic <[3] u64> readonly = [0, 0x300000000, 0x2000000020]
var $_C_STR_6e0065006700 fstatic <[3] u64> readonly = [0, 0x700000000, 0x67656e0001a990]
var $_C_STR_4e00530045004500 fstatic <[3] u64> readonly = [0, 0x900000000, 0x4545534e0024b525]
var $_C_STR_ fstatic <[3] u64> readonly = [0, 0x100000000, 0]
var $_C_STR_7300 fstatic <[3] u64> readonly = [0, 0x300000000, 0x7300000073]
var $_C_STR_099fd0a3a18e8886f3158dd23873d401 fstatic <[5] u64> readonly = [0, 0x2500000000, 0x20454343025f5111, 0x6c6f702070616568, 0x6e6f6974756c]
var $_C_STR_65006d00700074007900 fstatic <[4] u64> readonly = [0, 0xb00000000, 0x74706d6505c2854d, 121]
var $Ljava_2Flang_2FSystem_3B_7Cout extern <* <$Ljava_2Fio_2FPrintStream_3B>>
func &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FObject_3B>>) void
func &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>) void
func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg1_R117 <* <$Ljava_2Flang_2FString_3B>>) <* <$Ljava_2Flang_2FStringBuilder_3B>>
func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg1_I i32) <* <$Ljava_2Flang_2FStringBuilder_3B>>
func &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &Ljava_2Futil_2FIterator_3B_7ChasNext_7C_28_29Z public virtual abstract (var %_this <* <$Ljava_2Futil_2FIterator_3B>>) u1
func &Ljava_2Futil_2FIterator_3B_7Cnext_7C_28_29Ljava_2Flang_2FObject_3B public virtual abstract (var %_this <* <$Ljava_2Futil_2FIterator_3B>>) <* <$Ljava_2Flang_2FObject_3B>>
func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28C_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg1_C u16) <* <$Ljava_2Flang_2FStringBuilder_3B>>
func &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FObject_3B_29V public virtual (var %_this <* <$Ljava_2Fio_2FPrintStream_3B>>, var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>) void
func &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V public virtual (var %_this <* <$Ljava_2Fio_2FPrintStream_3B>>, var %Reg1_R117 <* <$Ljava_2Flang_2FString_3B>>) void
func &Ljava_2Futil_2FNoSuchElementException_3B_7CgetMessage_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$Ljava_2Futil_2FNoSuchElementException_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28J_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg1_J i64) <* <$Ljava_2Flang_2FStringBuilder_3B>>
func &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28J_29V public virtual (var %_this <* <$Ljava_2Fio_2FPrintStream_3B>>, var %Reg1_J i64) void
func &Ljava_2Futil_2FArrayList_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Futil_2FArrayList_3B>>) void
func &Ljava_2Flang_2FInteger_3B_7CvalueOf_7C_28I_29Ljava_2Flang_2FInteger_3B public static (var %Reg0_I i32) <* <$Ljava_2Flang_2FInteger_3B>>
func &Ljava_2Futil_2FArrayList_3B_7Cadd_7C_28Ljava_2Flang_2FObject_3B_29Z public virtual (var %_this <* <$Ljava_2Futil_2FArrayList_3B>>, var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>) u1
func &Ljava_2Futil_2FArrayList_3B_7Csize_7C_28_29I public virtual (var %_this <* <$Ljava_2Futil_2FArrayList_3B>>) i32
func &Ljava_2Futil_2FArrayList_3B_7Cget_7C_28I_29Ljava_2Flang_2FObject_3B public virtual (var %_this <* <$Ljava_2Futil_2FArrayList_3B>>, var %Reg1_I i32) <* <$Ljava_2Flang_2FObject_3B>>
func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>) <* <$Ljava_2Flang_2FStringBuilder_3B>>
func &Ljava_2Futil_2FArrayList_3B_7CisEmpty_7C_28_29Z public virtual (var %_this <* <$Ljava_2Futil_2FArrayList_3B>>) u1
func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Z_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg1_Z u1) <* <$Ljava_2Flang_2FStringBuilder_3B>>
func &Ljava_2Futil_2FArrayList_3B_7Cset_7C_28ILjava_2Flang_2FObject_3B_29Ljava_2Flang_2FObject_3B public virtual (var %_this <* <$Ljava_2Futil_2FArrayList_3B>>, var %Reg1_I i32, var %Reg2_R113 <* <$Ljava_2Flang_2FObject_3B>>) <* <$Ljava_2Flang_2FObject_3B>>
func &Ljava_2Futil_2FArrayList_3B_7Cremove_7C_28I_29Ljava_2Flang_2FObject_3B public virtual (var %_this <* <$Ljava_2Futil_2FArrayList_3B>>, var %Reg1_I i32) <* <$Ljava_2Flang_2FObject_3B>>
func &Ljava_2Futil_2FArrayList_3B_7Citerator_7C_28_29Ljava_2Futil_2FIterator_3B public virtual (var %_this <* <$Ljava_2Futil_2FArrayList_3B>>) <* <$Ljava_2Futil_2FIterator_3B>>
func &Ljava_2Flang_2FInteger_3B_7CintValue_7C_28_29I public virtual (var %_this <* <$Ljava_2Flang_2FInteger_3B>>) i32
func &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28I_29V public virtual (var %_this <* <$Ljava_2Fio_2FPrintStream_3B>>, var %Reg1_I i32) void
func &Ljava_2Flang_2FIndexOutOfBoundsException_3B_7CgetMessage_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$Ljava_2Flang_2FIndexOutOfBoundsException_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &Ljava_2Futil_2FArrayList_3B_7Cclear_7C_28_29V public virtual (var %_this <* <$Ljava_2Futil_2FArrayList_3B>>) void
func &Ljava_2Fio_2FPrintStream_3B_7Cprint_7C_28Ljava_2Flang_2FString_3B_29V public virtual (var %_this <* <$Ljava_2Fio_2FPrintStream_3B>>, var %Reg1_R117 <* <$Ljava_2Flang_2FString_3B>>) void
func &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28_29V public virtual (var %_this <* <$Ljava_2Fio_2FPrintStream_3B>>) void
func &Ljava_2Flang_2FDouble_3B_7CvalueOf_7C_28D_29Ljava_2Flang_2FDouble_3B public static (var %Reg0_D f64) <* <$Ljava_2Flang_2FDouble_3B>>
func &Ljava_2Flang_2FCharacter_3B_7CvalueOf_7C_28C_29Ljava_2Flang_2FCharacter_3B public static (var %Reg0_C u16) <* <$Ljava_2Flang_2FCharacter_3B>>
func &Ljava_2Flang_2FLong_3B_7CvalueOf_7C_28J_29Ljava_2Flang_2FLong_3B public static (var %Reg0_J i64) <* <$Ljava_2Flang_2FLong_3B>>
func &Ljava_2Futil_2FNoSuchElementException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V public constructor (var %_this <* <$Ljava_2Futil_2FNoSuchElementException_3B>>, var %Reg1_R117 <* <$Ljava_2Flang_2FString_3B>>) void
var $__cinf_Ljava_2Flang_2FString_3B <$__class_meta__>
func &MCC_GetOrInsertLiteral () <* <$Ljava_2Flang_2FString_3B>>
func &LLists_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$LLists_3B>>) void {
  funcid 1
  var %Reg1_R112 <* <$LLists_3B>>
  var %Reg0_R112 <* <$LLists_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>

  dassign %Reg1_R112 0 (dread ref %_this)
LOC 1 2
  dassign %Reg0_R112 0 (dread ref %Reg1_R112)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R112))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
  return ()
}
func &LLists_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V public static (var %Reg18_R114 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>) void {
  funcid 2
  var %Reg0_R115 <* <$LLists_24DList_3B>>
  var %Reg5_R115 <* <$LLists_24DList_3B>>
  var %Reg0_I i32
  var %Reg6_I i32
  var %Reg1_I i32
  var %Reg1_R116 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg2_R117 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_10 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg2_I i32
  var %Reg1_R117 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_R116 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg6_R116 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg0_R118 <* <$Ljava_2Futil_2FIterator_3B>>
  var %Reg7_R118 <* <$Ljava_2Futil_2FIterator_3B>>
  var %Reg7_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_Z u1
  var %Reg0_R117 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg8_R117 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_C u16
  var %Reg0_R119 <* <$Ljava_2Fio_2FPrintStream_3B>>
  var %Reg2_R115 <* <$LLists_24DList_3B>>
  var %Reg2_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_R120 <* <$Ljava_2Futil_2FNoSuchElementException_3B>>
  var %Reg7_R120 <* <$Ljava_2Futil_2FNoSuchElementException_3B>>
  var %Reg1_R120 <* <$Ljava_2Futil_2FNoSuchElementException_3B>>
  var %Reg0_R121 <* <$LLists_24Cons_3B>>
  var %Reg7_R121 <* <$LLists_24Cons_3B>>
  var %Reg2_R121 <* <$LLists_24Cons_3B>>
  var %Reg2_J i64
  var %L_STR_11 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_R121 <* <$LLists_24Cons_3B>>
  var %Reg8_R121 <* <$LLists_24Cons_3B>>
  var %Reg1_J i64
  var %Reg0_R122 <* <$Ljava_2Futil_2FArrayList_3B>>
  var %Reg9_R122 <* <$Ljava_2Futil_2FArrayList_3B>>
  var %Reg10_I i32
  var %Reg1_R123 <* <$Ljava_2Flang_2FInteger_3B>>
  var %Reg2_R122 <* <$Ljava_2Futil_2FArrayList_3B>>
  var %Reg3_I i32
  var %Reg2_Z u1
  var %Reg2_R123 <* <$Ljava_2Flang_2FInteger_3B>>
  var %Reg11_R118 <* <$Ljava_2Futil_2FIterator_3B>>
  var %Reg11_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_R123 <* <$Ljava_2Flang_2FInteger_3B>>
  var %Reg12_I i32
  var %Reg11_I i32
  var %Reg1_R122 <* <$Ljava_2Futil_2FArrayList_3B>>
  var %Reg13_R123 <* <$Ljava_2Flang_2FInteger_3B>>
  var %Reg0_R124 <* <$Ljava_2Flang_2FIndexOutOfBoundsException_3B>>
  var %Reg11_R124 <* <$Ljava_2Flang_2FIndexOutOfBoundsException_3B>>
  var %Reg1_R124 <* <$Ljava_2Flang_2FIndexOutOfBoundsException_3B>>
  var %L_STR_12 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg11_R120 <* <$Ljava_2Futil_2FNoSuchElementException_3B>>
  var %L_STR_13 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg11_R122 <* <$Ljava_2Futil_2FArrayList_3B>>
  var %Reg13_R122 <* <$Ljava_2Futil_2FArrayList_3B>>
  var %Reg14_I i32
  var %L_STR_14 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg12_R118 <* <$Ljava_2Futil_2FIterator_3B>>
  var %Reg12_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg14_R118 <* <$Ljava_2Futil_2FIterator_3B>>
  var %Reg14_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg15_R117 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg12_R122 <* <$Ljava_2Futil_2FArrayList_3B>>
  var %L_STR_15 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_D f64
  var %Reg1_R125 <* <$Ljava_2Flang_2FDouble_3B>>
  var %Reg1_R126 <* <$Ljava_2Flang_2FCharacter_3B>>
  var %Reg1_R127 <* <$Ljava_2Flang_2FLong_3B>>
  var %Reg1_R128 <* <[] i32>>
  var %Reg13_R118 <* <$Ljava_2Futil_2FIterator_3B>>
  var %Reg13_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg14_R117 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R129 <* <$Ljava_2Flang_2FClassCastException_3B>>
  var %Reg14_R129 <* <$Ljava_2Flang_2FClassCastException_3B>>
  var %L_STR_16 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg14_R115 <* <$LLists_24DList_3B>>
  var %Reg15_I i32
  var %Reg16_R118 <* <$Ljava_2Futil_2FIterator_3B>>
  var %Reg16_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_R128 <* <[] i32>>
  var %Reg17_R128 <* <[] i32>>

ALIAS %i %Reg12_I i32
ALIAS %x %Reg17_R128 <* <[] i32>>
ALIAS %e %Reg14_R129 <* <$Ljava_2Flang_2FClassCastException_3B>>
ALIAS %v %Reg12_I i32
ALIAS %t %Reg13_R123 <* <$Ljava_2Flang_2FInteger_3B>>
ALIAS %j %Reg14_I i32
ALIAS %in %Reg13_R122 <* <$Ljava_2Futil_2FArrayList_3B>> "Ljava/util/ArrayList<Ljava/lang/String;>;"
ALIAS %o %Reg14_R113 <* <$Ljava_2Flang_2FObject_3B>>
ALIAS %bad %Reg14_R117 <* <$Ljava_2Flang_2FString_3B>>
ALIAS %r %Reg15_I i32
ALIAS %args %Reg18_R114 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>
ALIAS %d %Reg5_R115 <* <$LLists_24DList_3B>> "LLists$DList<Ljava/lang/String;>;"
ALIAS %s %Reg6_R116 <* <$Ljava_2Flang_2FStringBuilder_3B>>
ALIAS %c %Reg7_R121 <* <$LLists_24Cons_3B>>
ALIAS %m %Reg8_R121 <* <$LLists_24Cons_3B>>
ALIAS %l %Reg9_R122 <* <$Ljava_2Futil_2FArrayList_3B>> "Ljava/util/ArrayList<Ljava/lang/Integer;>;"
ALIAS %sum %Reg10_I i32
ALIAS %ll %Reg11_R122 <* <$Ljava_2Futil_2FArrayList_3B>> "Ljava/util/ArrayList<Ljava/util/ArrayList<Ljava/lang/String;>;>;"
ALIAS %mix %Reg12_R122 <* <$Ljava_2Futil_2FArrayList_3B>> "Ljava/util/ArrayList<Ljava/lang/Object;>;"
ALIAS %dirty %Reg13_R122 <* <$Ljava_2Futil_2FArrayList_3B>> "Ljava/util/ArrayList<Ljava/lang/String;>;"
ALIAS %ring %Reg14_R115 <* <$LLists_24DList_3B>> "LLists$DList<[I>;"
ALIAS %rs %Reg15_I i32
  intrinsiccallwithtype <$LLists_3B> JAVA_CLINIT_CHECK ()
LOC 1 119
  intrinsiccallwithtype <$LLists_24DList_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (gcmalloc ref <$LLists_24DList_3B>)
  callassigned &LLists_24DList_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R115) {}
  dassign %Reg5_R115 0 (dread ref %Reg0_R115)
LOC 1 120
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg6_I 0 (dread i32 %Reg0_I)
@label0
  dassign %Reg0_I 0 (dread i32 %Reg6_I)
  dassign %Reg1_I 0 (constval i32 10)
  brtrue @label3 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg0_I 0 (dread i32 %Reg6_I)
  dassign %Reg1_I 0 (constval i32 2)
  dassign %Reg0_I 0 (rem i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  brtrue @label1 (ne i32 i32 (dread i32 %Reg0_I, constval i32 0))
  dassign %Reg0_R115 0 (dread ref %Reg5_R115)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R116 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R116) {}
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_6e00) { dassign %L_STR_10 0 }
  dassign %Reg2_R117 0 (dread ptr %L_STR_10)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread ref %Reg2_R117) { dassign %Reg1_R116 0 }
  dassign %Reg2_I 0 (dread i32 %Reg6_I)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread i32 %Reg2_I) { dassign %Reg1_R116 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R116) { dassign %Reg1_R117 0 }
  dassign %Reg1_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg1_R117))
  virtualcallassigned &LLists_24DList_3B_7CaddLast_7C_28Ljava_2Flang_2FObject_3B_29V (dread ref %Reg0_R115, dread ref %Reg1_R113) {}
  goto @label2
@label1
LOC 1 121
  dassign %Reg0_R115 0 (dread ref %Reg5_R115)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R116 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R116) {}
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_6e00) { dassign %L_STR_10 0 }
  dassign %Reg2_R117 0 (dread ptr %L_STR_10)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread ref %Reg2_R117) { dassign %Reg1_R116 0 }
  dassign %Reg2_I 0 (dread i32 %Reg6_I)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread i32 %Reg2_I) { dassign %Reg1_R116 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R116) { dassign %Reg1_R117 0 }
  dassign %Reg1_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg1_R117))
  virtualcallassigned &LLists_24DList_3B_7CaddFirst_7C_28Ljava_2Flang_2FObject_3B_29V (dread ref %Reg0_R115, dread ref %Reg1_R113) {}
@label2
LOC 1 120
  dassign %Reg6_I 0 (add i32 (dread i32 %Reg6_I, constval i32 1))
  goto @label0
@label3
LOC 1 122
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R116 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R116) {}
  dassign %Reg6_R116 0 (dread ref %Reg0_R116)
LOC 1 123
  dassign %Reg0_R115 0 (dread ref %Reg5_R115)
  virtualcallassigned &LLists_24DList_3B_7Citerator_7C_28_29Ljava_2Futil_2FIterator_3B (dread ref %Reg0_R115) { dassign %Reg0_R118 0 }
  dassign %Reg7_R118 0 (dread ref %Reg0_R118)
@label4
  dassign %Reg7_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg7_R118))
  dassign %Reg0_R113 0 (dread ref %Reg7_R113)
  dassign %Reg0_R118 0 (retype ref <* <$Ljava_2Futil_2FIterator_3B>> (dread ref %Reg0_R113))
  interfacecallassigned &Ljava_2Futil_2FIterator_3B_7ChasNext_7C_28_29Z (dread ref %Reg0_R118) { dassign %Reg0_Z 0 }
  brtrue @label5 (eq i32 i32 (
    cvt i32 u1 (dread u1 %Reg0_Z),
    constval i32 0))
  dassign %Reg7_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg7_R118))
  dassign %Reg0_R113 0 (dread ref %Reg7_R113)
  dassign %Reg0_R118 0 (retype ref <* <$Ljava_2Futil_2FIterator_3B>> (dread ref %Reg0_R113))
  interfacecallassigned &Ljava_2Futil_2FIterator_3B_7Cnext_7C_28_29Ljava_2Flang_2FObject_3B (dread ref %Reg0_R118) { dassign %Reg0_R113 0 }
  intrinsiccallwithtypeassigned <* <$Ljava_2Flang_2FString_3B>> JAVA_CHECK_CAST (dread ref %Reg0_R113) { dassign %Reg0_R117 0 }
  dassign %Reg8_R117 0 (dread ref %Reg0_R117)
  dassign %Reg0_R116 0 (dread ref %Reg6_R116)
  dassign %Reg1_R117 0 (dread ref %Reg8_R117)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R116, dread ref %Reg1_R117) { dassign %Reg0_R116 0 }
  dassign %Reg1_I 0 (constval i32 32)
  dassign %Reg1_C 0 (cvt u16 i32 (dread i32 %Reg1_I))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28C_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R116, dread u16 %Reg1_C) { dassign %Reg0_R116 0 }
  goto @label4
@label5
LOC 1 124
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R119 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_R116 0 (dread ref %Reg6_R116)
  dassign %Reg1_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg1_R116))
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FObject_3B_29V (dread ref %Reg0_R119, dread ref %Reg1_R113) {}
LOC 1 125
  dassign %Reg0_R115 0 (dread ref %Reg5_R115)
  virtualcallassigned &LLists_24DList_3B_7Creverse_7C_28_29V (dread ref %Reg0_R115) {}
LOC 1 126
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R116 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R116) {}
  dassign %Reg6_R116 0 (dread ref %Reg0_R116)
LOC 1 127
  dassign %Reg0_R115 0 (dread ref %Reg5_R115)
  virtualcallassigned &LLists_24DList_3B_7Citerator_7C_28_29Ljava_2Futil_2FIterator_3B (dread ref %Reg0_R115) { dassign %Reg0_R118 0 }
  dassign %Reg7_R118 0 (dread ref %Reg0_R118)
@label6
  dassign %Reg7_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg7_R118))
  dassign %Reg0_R113 0 (dread ref %Reg7_R113)
  dassign %Reg0_R118 0 (retype ref <* <$Ljava_2Futil_2FIterator_3B>> (dread ref %Reg0_R113))
  interfacecallassigned &Ljava_2Futil_2FIterator_3B_7ChasNext_7C_28_29Z (dread ref %Reg0_R118) { dassign %Reg0_Z 0 }
  brtrue @label7 (eq i32 i32 (
    cvt i32 u1 (dread u1 %Reg0_Z),
    constval i32 0))
  dassign %Reg7_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg7_R118))
  dassign %Reg0_R113 0 (dread ref %Reg7_R113)
  dassign %Reg0_R118 0 (retype ref <* <$Ljava_2Futil_2FIterator_3B>> (dread ref %Reg0_R113))
  interfacecallassigned &Ljava_2Futil_2FIterator_3B_7Cnext_7C_28_29Ljava_2Flang_2FObject_3B (dread ref %Reg0_R118) { dassign %Reg0_R113 0 }
  intrinsiccallwithtypeassigned <* <$Ljava_2Flang_2FString_3B>> JAVA_CHECK_CAST (dread ref %Reg0_R113) { dassign %Reg0_R117 0 }
  dassign %Reg8_R117 0 (dread ref %Reg0_R117)
  dassign %Reg0_R116 0 (dread ref %Reg6_R116)
  dassign %Reg1_R117 0 (dread ref %Reg8_R117)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R116, dread ref %Reg1_R117) { dassign %Reg0_R116 0 }
  dassign %Reg1_I 0 (constval i32 32)
  dassign %Reg1_C 0 (cvt u16 i32 (dread i32 %Reg1_I))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28C_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R116, dread u16 %Reg1_C) { dassign %Reg0_R116 0 }
  goto @label6
@label7
LOC 1 128
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R119 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_R116 0 (dread ref %Reg6_R116)
  dassign %Reg1_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg1_R116))
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FObject_3B_29V (dread ref %Reg0_R119, dread ref %Reg1_R113) {}
LOC 1 129
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R119 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R116 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R116) {}
  dassign %Reg2_R115 0 (dread ref %Reg5_R115)
  virtualcallassigned &LLists_24DList_3B_7CremoveFirst_7C_28_29Ljava_2Flang_2FObject_3B (dread ref %Reg2_R115) { dassign %Reg2_R113 0 }
  intrinsiccallwithtypeassigned <* <$Ljava_2Flang_2FString_3B>> JAVA_CHECK_CAST (dread ref %Reg2_R113) { dassign %Reg2_R117 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread ref %Reg2_R117) { dassign %Reg1_R116 0 }
  dassign %Reg2_R115 0 (dread ref %Reg5_R115)
  virtualcallassigned &LLists_24DList_3B_7CremoveLast_7C_28_29Ljava_2Flang_2FObject_3B (dread ref %Reg2_R115) { dassign %Reg2_R113 0 }
  intrinsiccallwithtypeassigned <* <$Ljava_2Flang_2FString_3B>> JAVA_CHECK_CAST (dread ref %Reg2_R113) { dassign %Reg2_R117 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread ref %Reg2_R117) { dassign %Reg1_R116 0 }
  dassign %Reg2_R115 0 (dread ref %Reg5_R115)
  dassign %Reg2_I 0 (iread i32 <* <$LLists_24DList_3B>> 4 (dread ref %Reg2_R115))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread i32 %Reg2_I) { dassign %Reg1_R116 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R116) { dassign %Reg1_R117 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R119, dread ref %Reg1_R117) {}
@label8
LOC 1 130
  dassign %Reg0_R115 0 (dread ref %Reg5_R115)
  dassign %Reg0_I 0 (iread i32 <* <$LLists_24DList_3B>> 4 (dread ref %Reg0_R115))
  brtrue @label9 (le i32 i32 (dread i32 %Reg0_I, constval i32 0))
  dassign %Reg0_R115 0 (dread ref %Reg5_R115)
  virtualcallassigned &LLists_24DList_3B_7CremoveLast_7C_28_29Ljava_2Flang_2FObject_3B (dread ref %Reg0_R115) { dassign %Reg0_R113 0 }
  goto @label8
@label9
  try { @label10 }
LOC 1 132
  dassign %Reg0_R115 0 (dread ref %Reg5_R115)
  virtualcallassigned &LLists_24DList_3B_7CremoveFirst_7C_28_29Ljava_2Flang_2FObject_3B (dread ref %Reg0_R115) { dassign %Reg0_R113 0 }
  endtry
LOC 1 135
  goto @label11
@label10
  catch { <* <$Ljava_2Futil_2FNoSuchElementException_3B>> }
  dassign %Reg0_R120 0 (regread ptr %%thrownval)
LOC 1 133
  dassign %Reg7_R120 0 (dread ref %Reg0_R120)
LOC 1 134
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R119 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_R120 0 (dread ref %Reg7_R120)
  virtualcallassigned &Ljava_2Futil_2FNoSuchElementException_3B_7CgetMessage_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R120) { dassign %Reg1_R117 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R119, dread ref %Reg1_R117) {}
@label11
LOC 1 136
  dassign %Reg0_I 0 (constval i32 0x186a0)
  intrinsiccallwithtype <$LLists_24Cons_3B> JAVA_CLINIT_CHECK ()
  callassigned &LLists_24Cons_3B_7Crange_7C_28I_29LLists_24Cons_3B (dread i32 %Reg0_I) { dassign %Reg0_R121 0 }
  dassign %Reg7_R121 0 (dread ref %Reg0_R121)
LOC 1 137
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R119 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R116 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R116) {}
  dassign %Reg2_R121 0 (dread ref %Reg7_R121)
  intrinsiccallwithtype <$LLists_24Cons_3B> JAVA_CLINIT_CHECK ()
  callassigned &LLists_24Cons_3B_7Csum_7C_28LLists_24Cons_3B_29J (dread ref %Reg2_R121) { dassign %Reg2_J 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28J_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread i64 %Reg2_J) { dassign %Reg1_R116 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_11 0 }
  dassign %Reg2_R117 0 (dread ptr %L_STR_11)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread ref %Reg2_R117) { dassign %Reg1_R116 0 }
  dassign %Reg2_R121 0 (dread ref %Reg7_R121)
  intrinsiccallwithtype <$LLists_24Cons_3B> JAVA_CLINIT_CHECK ()
  callassigned &LLists_24Cons_3B_7Crev_7C_28LLists_24Cons_3B_29LLists_24Cons_3B (dread ref %Reg2_R121) { dassign %Reg2_R121 0 }
  dassign %Reg2_I 0 (iread i32 <* <$LLists_24Cons_3B>> 2 (dread ref %Reg2_R121))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread i32 %Reg2_I) { dassign %Reg1_R116 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R116) { dassign %Reg1_R117 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R119, dread ref %Reg1_R117) {}
LOC 1 138
  dassign %Reg0_R113 0 (constval ref 0)
  dassign %Reg7_R113 0 (dread ref %Reg0_R113)
LOC 1 139
  dassign %Reg0_I 0 (constval i32 50)
  intrinsiccallwithtype <$LLists_24Cons_3B> JAVA_CLINIT_CHECK ()
  callassigned &LLists_24Cons_3B_7Crange_7C_28I_29LLists_24Cons_3B (dread i32 %Reg0_I) { dassign %Reg0_R121 0 }
  dassign %Reg1_I 0 (constval i32 70)
  intrinsiccallwithtype <$LLists_24Cons_3B> JAVA_CLINIT_CHECK ()
  callassigned &LLists_24Cons_3B_7Crange_7C_28I_29LLists_24Cons_3B (dread i32 %Reg1_I) { dassign %Reg1_R121 0 }
  intrinsiccallwithtype <$LLists_24Cons_3B> JAVA_CLINIT_CHECK ()
  callassigned &LLists_24Cons_3B_7Cmerge_7C_28LLists_24Cons_3BLLists_24Cons_3B_29LLists_24Cons_3B (dread ref %Reg0_R121, dread ref %Reg1_R121) { dassign %Reg0_R121 0 }
  dassign %Reg8_R121 0 (dread ref %Reg0_R121)
LOC 1 140
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R119 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_R121 0 (dread ref %Reg8_R121)
  intrinsiccallwithtype <$LLists_24Cons_3B> JAVA_CLINIT_CHECK ()
  callassigned &LLists_24Cons_3B_7Csum_7C_28LLists_24Cons_3B_29J (dread ref %Reg1_R121) { dassign %Reg1_J 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28J_29V (dread ref %Reg0_R119, dread i64 %Reg1_J) {}
LOC 1 141
  intrinsiccallwithtype <$Ljava_2Futil_2FArrayList_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R122 0 (gcmalloc ref <$Ljava_2Futil_2FArrayList_3B>)
  callassigned &Ljava_2Futil_2FArrayList_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R122) {}
  dassign %Reg9_R122 0 (dread ref %Reg0_R122)
LOC 1 142
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg10_I 0 (dread i32 %Reg0_I)
@label12
  dassign %Reg0_I 0 (dread i32 %Reg10_I)
  dassign %Reg1_I 0 (constval i32 100)
  brtrue @label13 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg0_R122 0 (dread ref %Reg9_R122)
  dassign %Reg1_I 0 (dread i32 %Reg10_I)
  dassign %Reg2_I 0 (constval i32 37)
  dassign %Reg1_I 0 (mul i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  dassign %Reg2_I 0 (constval i32 101)
  dassign %Reg1_I 0 (rem i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  intrinsiccallwithtype <$Ljava_2Flang_2FInteger_3B> JAVA_CLINIT_CHECK ()
  callassigned &Ljava_2Flang_2FInteger_3B_7CvalueOf_7C_28I_29Ljava_2Flang_2FInteger_3B (dread i32 %Reg1_I) { dassign %Reg1_R123 0 }
  dassign %Reg1_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg1_R123))
  virtualcallassigned &Ljava_2Futil_2FArrayList_3B_7Cadd_7C_28Ljava_2Flang_2FObject_3B_29Z (dread ref %Reg0_R122, dread ref %Reg1_R113) { dassign %Reg0_Z 0 }
  dassign %Reg10_I 0 (add i32 (dread i32 %Reg10_I, constval i32 1))
  goto @label12
@label13
LOC 1 143
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R119 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R116 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R116) {}
  dassign %Reg2_R122 0 (dread ref %Reg9_R122)
  virtualcallassigned &Ljava_2Futil_2FArrayList_3B_7Csize_7C_28_29I (dread ref %Reg2_R122) { dassign %Reg2_I 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread i32 %Reg2_I) { dassign %Reg1_R116 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_11 0 }
  dassign %Reg2_R117 0 (dread ptr %L_STR_11)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread ref %Reg2_R117) { dassign %Reg1_R116 0 }
  dassign %Reg2_R122 0 (dread ref %Reg9_R122)
  dassign %Reg3_I 0 (constval i32 50)
  virtualcallassigned &Ljava_2Futil_2FArrayList_3B_7Cget_7C_28I_29Ljava_2Flang_2FObject_3B (dread ref %Reg2_R122, dread i32 %Reg3_I) { dassign %Reg2_R113 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread ref %Reg2_R113) { dassign %Reg1_R116 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_11 0 }
  dassign %Reg2_R117 0 (dread ptr %L_STR_11)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread ref %Reg2_R117) { dassign %Reg1_R116 0 }
  dassign %Reg2_R122 0 (dread ref %Reg9_R122)
  virtualcallassigned &Ljava_2Futil_2FArrayList_3B_7CisEmpty_7C_28_29Z (dread ref %Reg2_R122) { dassign %Reg2_Z 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Z_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread u1 %Reg2_Z) { dassign %Reg1_R116 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R116) { dassign %Reg1_R117 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R119, dread ref %Reg1_R117) {}
LOC 1 144
  dassign %Reg0_R122 0 (dread ref %Reg9_R122)
  dassign %Reg1_I 0 (constval i32 3)
  dassign %Reg2_I 0 (constval i32 -1)
  intrinsiccallwithtype <$Ljava_2Flang_2FInteger_3B> JAVA_CLINIT_CHECK ()
  callassigned &Ljava_2Flang_2FInteger_3B_7CvalueOf_7C_28I_29Ljava_2Flang_2FInteger_3B (dread i32 %Reg2_I) { dassign %Reg2_R123 0 }
  dassign %Reg2_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg2_R123))
  virtualcallassigned &Ljava_2Futil_2FArrayList_3B_7Cset_7C_28ILjava_2Flang_2FObject_3B_29Ljava_2Flang_2FObject_3B (dread ref %Reg0_R122, dread i32 %Reg1_I, dread ref %Reg2_R113) { dassign %Reg0_R113 0 }
LOC 1 145
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R119 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R116 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R116) {}
  dassign %Reg2_R122 0 (dread ref %Reg9_R122)
  dassign %Reg3_I 0 (constval i32 0)
  virtualcallassigned &Ljava_2Futil_2FArrayList_3B_7Cremove_7C_28I_29Ljava_2Flang_2FObject_3B (dread ref %Reg2_R122, dread i32 %Reg3_I) { dassign %Reg2_R113 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread ref %Reg2_R113) { dassign %Reg1_R116 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_11 0 }
  dassign %Reg2_R117 0 (dread ptr %L_STR_11)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread ref %Reg2_R117) { dassign %Reg1_R116 0 }
  dassign %Reg2_R122 0 (dread ref %Reg9_R122)
  dassign %Reg3_I 0 (constval i32 2)
  virtualcallassigned &Ljava_2Futil_2FArrayList_3B_7Cget_7C_28I_29Ljava_2Flang_2FObject_3B (dread ref %Reg2_R122, dread i32 %Reg3_I) { dassign %Reg2_R113 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread ref %Reg2_R113) { dassign %Reg1_R116 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_11 0 }
  dassign %Reg2_R117 0 (dread ptr %L_STR_11)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread ref %Reg2_R117) { dassign %Reg1_R116 0 }
  dassign %Reg2_R122 0 (dread ref %Reg9_R122)
  virtualcallassigned &Ljava_2Futil_2FArrayList_3B_7Csize_7C_28_29I (dread ref %Reg2_R122) { dassign %Reg2_I 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread i32 %Reg2_I) { dassign %Reg1_R116 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R116) { dassign %Reg1_R117 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R119, dread ref %Reg1_R117) {}
LOC 1 146
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg10_I 0 (dread i32 %Reg0_I)
LOC 1 147
  dassign %Reg0_R122 0 (dread ref %Reg9_R122)
  virtualcallassigned &Ljava_2Futil_2FArrayList_3B_7Citerator_7C_28_29Ljava_2Futil_2FIterator_3B (dread ref %Reg0_R122) { dassign %Reg0_R118 0 }
  dassign %Reg11_R118 0 (dread ref %Reg0_R118)
@label14
  dassign %Reg11_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg11_R118))
  dassign %Reg0_R113 0 (dread ref %Reg11_R113)
  dassign %Reg0_R118 0 (retype ref <* <$Ljava_2Futil_2FIterator_3B>> (dread ref %Reg0_R113))
  interfacecallassigned &Ljava_2Futil_2FIterator_3B_7ChasNext_7C_28_29Z (dread ref %Reg0_R118) { dassign %Reg0_Z 0 }
  brtrue @label15 (eq i32 i32 (
    cvt i32 u1 (dread u1 %Reg0_Z),
    constval i32 0))
  dassign %Reg11_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg11_R118))
  dassign %Reg0_R113 0 (dread ref %Reg11_R113)
  dassign %Reg0_R118 0 (retype ref <* <$Ljava_2Futil_2FIterator_3B>> (dread ref %Reg0_R113))
  interfacecallassigned &Ljava_2Futil_2FIterator_3B_7Cnext_7C_28_29Ljava_2Flang_2FObject_3B (dread ref %Reg0_R118) { dassign %Reg0_R113 0 }
  intrinsiccallwithtypeassigned <* <$Ljava_2Flang_2FInteger_3B>> JAVA_CHECK_CAST (dread ref %Reg0_R113) { dassign %Reg0_R123 0 }
  virtualcallassigned &Ljava_2Flang_2FInteger_3B_7CintValue_7C_28_29I (dread ref %Reg0_R123) { dassign %Reg0_I 0 }
  dassign %Reg12_I 0 (dread i32 %Reg0_I)
  dassign %Reg0_I 0 (dread i32 %Reg10_I)
  dassign %Reg1_I 0 (dread i32 %Reg12_I)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg10_I 0 (dread i32 %Reg0_I)
  goto @label14
@label15
LOC 1 148
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R119 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_I 0 (dread i32 %Reg10_I)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28I_29V (dread ref %Reg0_R119, dread i32 %Reg1_I) {}
LOC 1 149
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg11_I 0 (dread i32 %Reg0_I)
@label16
  dassign %Reg0_I 0 (dread i32 %Reg11_I)
  dassign %Reg1_R122 0 (dread ref %Reg9_R122)
  virtualcallassigned &Ljava_2Futil_2FArrayList_3B_7Csize_7C_28_29I (dread ref %Reg1_R122) { dassign %Reg1_I 0 }
  brtrue @label20 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg0_I 0 (dread i32 %Reg11_I)
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg12_I 0 (dread i32 %Reg0_I)
@label17
  dassign %Reg0_I 0 (dread i32 %Reg12_I)
  dassign %Reg1_R122 0 (dread ref %Reg9_R122)
  virtualcallassigned &Ljava_2Futil_2FArrayList_3B_7Csize_7C_28_29I (dread ref %Reg1_R122) { dassign %Reg1_I 0 }
  brtrue @label19 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg0_R122 0 (dread ref %Reg9_R122)
  dassign %Reg1_I 0 (dread i32 %Reg12_I)
  virtualcallassigned &Ljava_2Futil_2FArrayList_3B_7Cget_7C_28I_29Ljava_2Flang_2FObject_3B (dread ref %Reg0_R122, dread i32 %Reg1_I) { dassign %Reg0_R113 0 }
  intrinsiccallwithtypeassigned <* <$Ljava_2Flang_2FInteger_3B>> JAVA_CHECK_CAST (dread ref %Reg0_R113) { dassign %Reg0_R123 0 }
  virtualcallassigned &Ljava_2Flang_2FInteger_3B_7CintValue_7C_28_29I (dread ref %Reg0_R123) { dassign %Reg0_I 0 }
  dassign %Reg1_R122 0 (dread ref %Reg9_R122)
  dassign %Reg2_I 0 (dread i32 %Reg11_I)
  virtualcallassigned &Ljava_2Futil_2FArrayList_3B_7Cget_7C_28I_29Ljava_2Flang_2FObject_3B (dread ref %Reg1_R122, dread i32 %Reg2_I) { dassign %Reg1_R113 0 }
  intrinsiccallwithtypeassigned <* <$Ljava_2Flang_2FInteger_3B>> JAVA_CHECK_CAST (dread ref %Reg1_R113) { dassign %Reg1_R123 0 }
  virtualcallassigned &Ljava_2Flang_2FInteger_3B_7CintValue_7C_28_29I (dread ref %Reg1_R123) { dassign %Reg1_I 0 }
  brtrue @label18 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
LOC 1 150
  dassign %Reg0_R122 0 (dread ref %Reg9_R122)
  dassign %Reg1_I 0 (dread i32 %Reg11_I)
  virtualcallassigned &Ljava_2Futil_2FArrayList_3B_7Cget_7C_28I_29Ljava_2Flang_2FObject_3B (dread ref %Reg0_R122, dread i32 %Reg1_I) { dassign %Reg0_R113 0 }
  intrinsiccallwithtypeassigned <* <$Ljava_2Flang_2FInteger_3B>> JAVA_CHECK_CAST (dread ref %Reg0_R113) { dassign %Reg0_R123 0 }
  dassign %Reg13_R123 0 (dread ref %Reg0_R123)
LOC 1 151
  dassign %Reg0_R122 0 (dread ref %Reg9_R122)
  dassign %Reg1_I 0 (dread i32 %Reg11_I)
  dassign %Reg2_R122 0 (dread ref %Reg9_R122)
  dassign %Reg3_I 0 (dread i32 %Reg12_I)
  virtualcallassigned &Ljava_2Futil_2FArrayList_3B_7Cget_7C_28I_29Ljava_2Flang_2FObject_3B (dread ref %Reg2_R122, dread i32 %Reg3_I) { dassign %Reg2_R113 0 }
  intrinsiccallwithtypeassigned <* <$Ljava_2Flang_2FInteger_3B>> JAVA_CHECK_CAST (dread ref %Reg2_R113) { dassign %Reg2_R123 0 }
  dassign %Reg2_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg2_R123))
  virtualcallassigned &Ljava_2Futil_2FArrayList_3B_7Cset_7C_28ILjava_2Flang_2FObject_3B_29Ljava_2Flang_2FObject_3B (dread ref %Reg0_R122, dread i32 %Reg1_I, dread ref %Reg2_R113) { dassign %Reg0_R113 0 }
LOC 1 152
  dassign %Reg0_R122 0 (dread ref %Reg9_R122)
  dassign %Reg1_I 0 (dread i32 %Reg12_I)
  dassign %Reg2_R123 0 (dread ref %Reg13_R123)
  dassign %Reg2_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg2_R123))
  virtualcallassigned &Ljava_2Futil_2FArrayList_3B_7Cset_7C_28ILjava_2Flang_2FObject_3B_29Ljava_2Flang_2FObject_3B (dread ref %Reg0_R122, dread i32 %Reg1_I, dread ref %Reg2_R113) { dassign %Reg0_R113 0 }
@label18
LOC 1 149
  dassign %Reg12_I 0 (add i32 (dread i32 %Reg12_I, constval i32 1))
  goto @label17
@label19
  dassign %Reg11_I 0 (add i32 (dread i32 %Reg11_I, constval i32 1))
  goto @label16
@label20
LOC 1 154
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R119 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R116 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R116) {}
  dassign %Reg2_R122 0 (dread ref %Reg9_R122)
  dassign %Reg3_I 0 (constval i32 0)
  virtualcallassigned &Ljava_2Futil_2FArrayList_3B_7Cget_7C_28I_29Ljava_2Flang_2FObject_3B (dread ref %Reg2_R122, dread i32 %Reg3_I) { dassign %Reg2_R113 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread ref %Reg2_R113) { dassign %Reg1_R116 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_11 0 }
  dassign %Reg2_R117 0 (dread ptr %L_STR_11)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread ref %Reg2_R117) { dassign %Reg1_R116 0 }
  dassign %Reg2_R122 0 (dread ref %Reg9_R122)
  dassign %Reg3_I 0 (constval i32 1)
  virtualcallassigned &Ljava_2Futil_2FArrayList_3B_7Cget_7C_28I_29Ljava_2Flang_2FObject_3B (dread ref %Reg2_R122, dread i32 %Reg3_I) { dassign %Reg2_R113 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread ref %Reg2_R113) { dassign %Reg1_R116 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_11 0 }
  dassign %Reg2_R117 0 (dread ptr %L_STR_11)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread ref %Reg2_R117) { dassign %Reg1_R116 0 }
  dassign %Reg2_R122 0 (dread ref %Reg9_R122)
  dassign %Reg3_I 0 (constval i32 98)
  virtualcallassigned &Ljava_2Futil_2FArrayList_3B_7Cget_7C_28I_29Ljava_2Flang_2FObject_3B (dread ref %Reg2_R122, dread i32 %Reg3_I) { dassign %Reg2_R113 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread ref %Reg2_R113) { dassign %Reg1_R116 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R116) { dassign %Reg1_R117 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R119, dread ref %Reg1_R117) {}
  try { @label21 }
LOC 1 156
  dassign %Reg0_R122 0 (dread ref %Reg9_R122)
  dassign %Reg1_I 0 (constval i32 99)
  virtualcallassigned &Ljava_2Futil_2FArrayList_3B_7Cget_7C_28I_29Ljava_2Flang_2FObject_3B (dread ref %Reg0_R122, dread i32 %Reg1_I) { dassign %Reg0_R113 0 }
  endtry
LOC 1 159
  goto @label22
@label21
  catch { <* <$Ljava_2Flang_2FIndexOutOfBoundsException_3B>> }
  dassign %Reg0_R124 0 (regread ptr %%thrownval)
LOC 1 157
  dassign %Reg11_R124 0 (dread ref %Reg0_R124)
LOC 1 158
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R119 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_R124 0 (dread ref %Reg11_R124)
  virtualcallassigned &Ljava_2Flang_2FIndexOutOfBoundsException_3B_7CgetMessage_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R124) { dassign %Reg1_R117 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R119, dread ref %Reg1_R117) {}
@label22
  try { @label23 }
LOC 1 161
  dassign %Reg0_R122 0 (dread ref %Reg9_R122)
  dassign %Reg1_I 0 (constval i32 -1)
  virtualcallassigned &Ljava_2Futil_2FArrayList_3B_7Cget_7C_28I_29Ljava_2Flang_2FObject_3B (dread ref %Reg0_R122, dread i32 %Reg1_I) { dassign %Reg0_R113 0 }
  endtry
LOC 1 164
  goto @label24
@label23
  catch { <* <$Ljava_2Flang_2FIndexOutOfBoundsException_3B>> }
  dassign %Reg0_R124 0 (regread ptr %%thrownval)
LOC 1 162
  dassign %Reg11_R124 0 (dread ref %Reg0_R124)
LOC 1 163
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R119 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_6e0065006700) { dassign %L_STR_12 0 }
  dassign %Reg1_R117 0 (dread ptr %L_STR_12)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R119, dread ref %Reg1_R117) {}
@label24
LOC 1 165
  dassign %Reg0_R122 0 (dread ref %Reg9_R122)
  virtualcallassigned &Ljava_2Futil_2FArrayList_3B_7Cclear_7C_28_29V (dread ref %Reg0_R122) {}
LOC 1 166
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R119 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R116 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R116) {}
  dassign %Reg2_R122 0 (dread ref %Reg9_R122)
  virtualcallassigned &Ljava_2Futil_2FArrayList_3B_7Csize_7C_28_29I (dread ref %Reg2_R122) { dassign %Reg2_I 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread i32 %Reg2_I) { dassign %Reg1_R116 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_11 0 }
  dassign %Reg2_R117 0 (dread ptr %L_STR_11)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread ref %Reg2_R117) { dassign %Reg1_R116 0 }
  dassign %Reg2_R122 0 (dread ref %Reg9_R122)
  virtualcallassigned &Ljava_2Futil_2FArrayList_3B_7CisEmpty_7C_28_29Z (dread ref %Reg2_R122) { dassign %Reg2_Z 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Z_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread u1 %Reg2_Z) { dassign %Reg1_R116 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R116) { dassign %Reg1_R117 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R119, dread ref %Reg1_R117) {}
  try { @label25 }
LOC 1 168
  dassign %Reg0_R122 0 (dread ref %Reg9_R122)
  virtualcallassigned &Ljava_2Futil_2FArrayList_3B_7Citerator_7C_28_29Ljava_2Futil_2FIterator_3B (dread ref %Reg0_R122) { dassign %Reg0_R118 0 }
  interfacecallassigned &Ljava_2Futil_2FIterator_3B_7Cnext_7C_28_29Ljava_2Flang_2FObject_3B (dread ref %Reg0_R118) { dassign %Reg0_R113 0 }
  endtry
LOC 1 171
  goto @label26
@label25
  catch { <* <$Ljava_2Futil_2FNoSuchElementException_3B>> }
  dassign %Reg0_R120 0 (regread ptr %%thrownval)
LOC 1 169
  dassign %Reg11_R120 0 (dread ref %Reg0_R120)
LOC 1 170
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R119 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_4e00530045004500) { dassign %L_STR_13 0 }
  dassign %Reg1_R117 0 (dread ptr %L_STR_13)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R119, dread ref %Reg1_R117) {}
@label26
LOC 1 172
  intrinsiccallwithtype <$Ljava_2Futil_2FArrayList_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R122 0 (gcmalloc ref <$Ljava_2Futil_2FArrayList_3B>)
  callassigned &Ljava_2Futil_2FArrayList_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R122) {}
  dassign %Reg11_R122 0 (dread ref %Reg0_R122)
LOC 1 173
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg12_I 0 (dread i32 %Reg0_I)
@label27
  dassign %Reg0_I 0 (dread i32 %Reg12_I)
  dassign %Reg1_I 0 (constval i32 3)
  brtrue @label30 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
LOC 1 174
  intrinsiccallwithtype <$Ljava_2Futil_2FArrayList_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R122 0 (gcmalloc ref <$Ljava_2Futil_2FArrayList_3B>)
  callassigned &Ljava_2Futil_2FArrayList_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R122) {}
  dassign %Reg13_R122 0 (dread ref %Reg0_R122)
LOC 1 175
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg14_I 0 (dread i32 %Reg0_I)
@label28
  dassign %Reg0_I 0 (dread i32 %Reg14_I)
  dassign %Reg1_I 0 (dread i32 %Reg12_I)
  brtrue @label29 (gt i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg0_R122 0 (dread ref %Reg13_R122)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R116 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R116) {}
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_) { dassign %L_STR_14 0 }
  dassign %Reg2_R117 0 (dread ptr %L_STR_14)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread ref %Reg2_R117) { dassign %Reg1_R116 0 }
  dassign %Reg2_I 0 (dread i32 %Reg12_I)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread i32 %Reg2_I) { dassign %Reg1_R116 0 }
  dassign %Reg2_I 0 (dread i32 %Reg14_I)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread i32 %Reg2_I) { dassign %Reg1_R116 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R116) { dassign %Reg1_R117 0 }
  dassign %Reg1_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg1_R117))
  virtualcallassigned &Ljava_2Futil_2FArrayList_3B_7Cadd_7C_28Ljava_2Flang_2FObject_3B_29Z (dread ref %Reg0_R122, dread ref %Reg1_R113) { dassign %Reg0_Z 0 }
  dassign %Reg14_I 0 (add i32 (dread i32 %Reg14_I, constval i32 1))
  goto @label28
@label29
LOC 1 176
  dassign %Reg0_R122 0 (dread ref %Reg11_R122)
  dassign %Reg1_R122 0 (dread ref %Reg13_R122)
  dassign %Reg1_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg1_R122))
  virtualcallassigned &Ljava_2Futil_2FArrayList_3B_7Cadd_7C_28Ljava_2Flang_2FObject_3B_29Z (dread ref %Reg0_R122, dread ref %Reg1_R113) { dassign %Reg0_Z 0 }
LOC 1 173
  dassign %Reg12_I 0 (add i32 (dread i32 %Reg12_I, constval i32 1))
  goto @label27
@label30
LOC 1 178
  dassign %Reg0_R122 0 (dread ref %Reg11_R122)
  virtualcallassigned &Ljava_2Futil_2FArrayList_3B_7Citerator_7C_28_29Ljava_2Futil_2FIterator_3B (dread ref %Reg0_R122) { dassign %Reg0_R118 0 }
  dassign %Reg12_R118 0 (dread ref %Reg0_R118)
@label31
  dassign %Reg12_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg12_R118))
  dassign %Reg0_R113 0 (dread ref %Reg12_R113)
  dassign %Reg0_R118 0 (retype ref <* <$Ljava_2Futil_2FIterator_3B>> (dread ref %Reg0_R113))
  interfacecallassigned &Ljava_2Futil_2FIterator_3B_7ChasNext_7C_28_29Z (dread ref %Reg0_R118) { dassign %Reg0_Z 0 }
  brtrue @label34 (eq i32 i32 (
    cvt i32 u1 (dread u1 %Reg0_Z),
    constval i32 0))
  dassign %Reg12_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg12_R118))
  dassign %Reg0_R113 0 (dread ref %Reg12_R113)
  dassign %Reg0_R118 0 (retype ref <* <$Ljava_2Futil_2FIterator_3B>> (dread ref %Reg0_R113))
  interfacecallassigned &Ljava_2Futil_2FIterator_3B_7Cnext_7C_28_29Ljava_2Flang_2FObject_3B (dread ref %Reg0_R118) { dassign %Reg0_R113 0 }
  intrinsiccallwithtypeassigned <* <$Ljava_2Futil_2FArrayList_3B>> JAVA_CHECK_CAST (dread ref %Reg0_R113) { dassign %Reg0_R122 0 }
  dassign %Reg13_R122 0 (dread ref %Reg0_R122)
  dassign %Reg0_R122 0 (dread ref %Reg13_R122)
  virtualcallassigned &Ljava_2Futil_2FArrayList_3B_7Citerator_7C_28_29Ljava_2Futil_2FIterator_3B (dread ref %Reg0_R122) { dassign %Reg0_R118 0 }
  dassign %Reg14_R118 0 (dread ref %Reg0_R118)
@label32
  dassign %Reg14_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg14_R118))
  dassign %Reg0_R113 0 (dread ref %Reg14_R113)
  dassign %Reg0_R118 0 (retype ref <* <$Ljava_2Futil_2FIterator_3B>> (dread ref %Reg0_R113))
  interfacecallassigned &Ljava_2Futil_2FIterator_3B_7ChasNext_7C_28_29Z (dread ref %Reg0_R118) { dassign %Reg0_Z 0 }
  brtrue @label33 (eq i32 i32 (
    cvt i32 u1 (dread u1 %Reg0_Z),
    constval i32 0))
  dassign %Reg14_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg14_R118))
  dassign %Reg0_R113 0 (dread ref %Reg14_R113)
  dassign %Reg0_R118 0 (retype ref <* <$Ljava_2Futil_2FIterator_3B>> (dread ref %Reg0_R113))
  interfacecallassigned &Ljava_2Futil_2FIterator_3B_7Cnext_7C_28_29Ljava_2Flang_2FObject_3B (dread ref %Reg0_R118) { dassign %Reg0_R113 0 }
  intrinsiccallwithtypeassigned <* <$Ljava_2Flang_2FString_3B>> JAVA_CHECK_CAST (dread ref %Reg0_R113) { dassign %Reg0_R117 0 }
  dassign %Reg15_R117 0 (dread ref %Reg0_R117)
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R119 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R116 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R116) {}
  dassign %Reg2_R117 0 (dread ref %Reg15_R117)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread ref %Reg2_R117) { dassign %Reg1_R116 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_11 0 }
  dassign %Reg2_R117 0 (dread ptr %L_STR_11)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread ref %Reg2_R117) { dassign %Reg1_R116 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R116) { dassign %Reg1_R117 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprint_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R119, dread ref %Reg1_R117) {}
  goto @label32
@label33
  goto @label31
@label34
LOC 1 179
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R119 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28_29V (dread ref %Reg0_R119) {}
LOC 1 180
  intrinsiccallwithtype <$Ljava_2Futil_2FArrayList_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R122 0 (gcmalloc ref <$Ljava_2Futil_2FArrayList_3B>)
  callassigned &Ljava_2Futil_2FArrayList_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R122) {}
  dassign %Reg12_R122 0 (dread ref %Reg0_R122)
LOC 1 181
  dassign %Reg0_R122 0 (dread ref %Reg12_R122)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_7300) { dassign %L_STR_15 0 }
  dassign %Reg1_R117 0 (dread ptr %L_STR_15)
  dassign %Reg1_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg1_R117))
  virtualcallassigned &Ljava_2Futil_2FArrayList_3B_7Cadd_7C_28Ljava_2Flang_2FObject_3B_29Z (dread ref %Reg0_R122, dread ref %Reg1_R113) { dassign %Reg0_Z 0 }
LOC 1 182
  dassign %Reg0_R122 0 (dread ref %Reg12_R122)
  dassign %Reg1_I 0 (constval i32 1)
  intrinsiccallwithtype <$Ljava_2Flang_2FInteger_3B> JAVA_CLINIT_CHECK ()
  callassigned &Ljava_2Flang_2FInteger_3B_7CvalueOf_7C_28I_29Ljava_2Flang_2FInteger_3B (dread i32 %Reg1_I) { dassign %Reg1_R123 0 }
  dassign %Reg1_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg1_R123))
  virtualcallassigned &Ljava_2Futil_2FArrayList_3B_7Cadd_7C_28Ljava_2Flang_2FObject_3B_29Z (dread ref %Reg0_R122, dread ref %Reg1_R113) { dassign %Reg0_Z 0 }
LOC 1 183
  dassign %Reg0_R122 0 (dread ref %Reg12_R122)
  dassign %Reg1_D 0 (constval f64 2.5)
  intrinsiccallwithtype <$Ljava_2Flang_2FDouble_3B> JAVA_CLINIT_CHECK ()
  callassigned &Ljava_2Flang_2FDouble_3B_7CvalueOf_7C_28D_29Ljava_2Flang_2FDouble_3B (dread f64 %Reg1_D) { dassign %Reg1_R125 0 }
  dassign %Reg1_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg1_R125))
  virtualcallassigned &Ljava_2Futil_2FArrayList_3B_7Cadd_7C_28Ljava_2Flang_2FObject_3B_29Z (dread ref %Reg0_R122, dread ref %Reg1_R113) { dassign %Reg0_Z 0 }
LOC 1 184
  dassign %Reg0_R122 0 (dread ref %Reg12_R122)
  dassign %Reg1_R113 0 (constval ref 0)
  virtualcallassigned &Ljava_2Futil_2FArrayList_3B_7Cadd_7C_28Ljava_2Flang_2FObject_3B_29Z (dread ref %Reg0_R122, dread ref %Reg1_R113) { dassign %Reg0_Z 0 }
LOC 1 185
  dassign %Reg0_R122 0 (dread ref %Reg12_R122)
  dassign %Reg1_I 0 (constval i32 99)
  intrinsiccallwithtype <$Ljava_2Flang_2FCharacter_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_C 0 (cvt u16 i32 (dread i32 %Reg1_I))
  callassigned &Ljava_2Flang_2FCharacter_3B_7CvalueOf_7C_28C_29Ljava_2Flang_2FCharacter_3B (dread u16 %Reg1_C) { dassign %Reg1_R126 0 }
  dassign %Reg1_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg1_R126))
  virtualcallassigned &Ljava_2Futil_2FArrayList_3B_7Cadd_7C_28Ljava_2Flang_2FObject_3B_29Z (dread ref %Reg0_R122, dread ref %Reg1_R113) { dassign %Reg0_Z 0 }
LOC 1 186
  dassign %Reg0_R122 0 (dread ref %Reg12_R122)
  dassign %Reg1_J 0 (constval i64 5)
  intrinsiccallwithtype <$Ljava_2Flang_2FLong_3B> JAVA_CLINIT_CHECK ()
  callassigned &Ljava_2Flang_2FLong_3B_7CvalueOf_7C_28J_29Ljava_2Flang_2FLong_3B (dread i64 %Reg1_J) { dassign %Reg1_R127 0 }
  dassign %Reg1_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg1_R127))
  virtualcallassigned &Ljava_2Futil_2FArrayList_3B_7Cadd_7C_28Ljava_2Flang_2FObject_3B_29Z (dread ref %Reg0_R122, dread ref %Reg1_R113) { dassign %Reg0_Z 0 }
LOC 1 187
  dassign %Reg0_R122 0 (dread ref %Reg12_R122)
  dassign %Reg1_I 0 (constval i32 0)
  dassign %Reg1_R128 0 (gcmallocjarray ref <[] i32> (dread i32 %Reg1_I))
  dassign %Reg1_I 0 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %Reg1_R128))
  intrinsiccallwithtype <$Ljava_2Flang_2FInteger_3B> JAVA_CLINIT_CHECK ()
  callassigned &Ljava_2Flang_2FInteger_3B_7CvalueOf_7C_28I_29Ljava_2Flang_2FInteger_3B (dread i32 %Reg1_I) { dassign %Reg1_R123 0 }
  dassign %Reg1_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg1_R123))
  virtualcallassigned &Ljava_2Futil_2FArrayList_3B_7Cadd_7C_28Ljava_2Flang_2FObject_3B_29Z (dread ref %Reg0_R122, dread ref %Reg1_R113) { dassign %Reg0_Z 0 }
LOC 1 188
  dassign %Reg0_R122 0 (dread ref %Reg12_R122)
  virtualcallassigned &Ljava_2Futil_2FArrayList_3B_7Citerator_7C_28_29Ljava_2Futil_2FIterator_3B (dread ref %Reg0_R122) { dassign %Reg0_R118 0 }
  dassign %Reg13_R118 0 (dread ref %Reg0_R118)
@label35
  dassign %Reg13_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg13_R118))
  dassign %Reg0_R113 0 (dread ref %Reg13_R113)
  dassign %Reg0_R118 0 (retype ref <* <$Ljava_2Futil_2FIterator_3B>> (dread ref %Reg0_R113))
  interfacecallassigned &Ljava_2Futil_2FIterator_3B_7ChasNext_7C_28_29Z (dread ref %Reg0_R118) { dassign %Reg0_Z 0 }
  brtrue @label36 (eq i32 i32 (
    cvt i32 u1 (dread u1 %Reg0_Z),
    constval i32 0))
  dassign %Reg13_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg13_R118))
  dassign %Reg0_R113 0 (dread ref %Reg13_R113)
  dassign %Reg0_R118 0 (retype ref <* <$Ljava_2Futil_2FIterator_3B>> (dread ref %Reg0_R113))
  interfacecallassigned &Ljava_2Futil_2FIterator_3B_7Cnext_7C_28_29Ljava_2Flang_2FObject_3B (dread ref %Reg0_R118) { dassign %Reg0_R113 0 }
  dassign %Reg14_R113 0 (dread ref %Reg0_R113)
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R119 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R116 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R116) {}
  dassign %Reg2_R113 0 (dread ref %Reg14_R113)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread ref %Reg2_R113) { dassign %Reg1_R116 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_11 0 }
  dassign %Reg2_R117 0 (dread ptr %L_STR_11)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread ref %Reg2_R117) { dassign %Reg1_R116 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R116) { dassign %Reg1_R117 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprint_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R119, dread ref %Reg1_R117) {}
  goto @label35
@label36
LOC 1 189
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R119 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28_29V (dread ref %Reg0_R119) {}
LOC 1 190
  dassign %Reg0_R122 0 (dread ref %Reg12_R122)
  intrinsiccallwithtypeassigned <* <$Ljava_2Futil_2FArrayList_3B>> JAVA_CHECK_CAST (dread ref %Reg0_R122) { dassign %Reg0_R122 0 }
  dassign %Reg13_R122 0 (dread ref %Reg0_R122)
  try { @label37 }
LOC 1 192
  dassign %Reg0_R122 0 (dread ref %Reg13_R122)
  dassign %Reg1_I 0 (constval i32 1)
  virtualcallassigned &Ljava_2Futil_2FArrayList_3B_7Cget_7C_28I_29Ljava_2Flang_2FObject_3B (dread ref %Reg0_R122, dread i32 %Reg1_I) { dassign %Reg0_R113 0 }
  intrinsiccallwithtypeassigned <* <$Ljava_2Flang_2FString_3B>> JAVA_CHECK_CAST (dread ref %Reg0_R113) { dassign %Reg0_R117 0 }
  dassign %Reg14_R117 0 (dread ref %Reg0_R117)
LOC 1 193
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R119 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_R117 0 (dread ref %Reg14_R117)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R119, dread ref %Reg1_R117) {}
  endtry
LOC 1 196
  goto @label38
@label37
  catch { <* <$Ljava_2Flang_2FClassCastException_3B>> }
  dassign %Reg0_R129 0 (regread ptr %%thrownval)
LOC 1 194
  dassign %Reg14_R129 0 (dread ref %Reg0_R129)
LOC 1 195
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R119 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_099fd0a3a18e8886f3158dd23873d401) { dassign %L_STR_16 0 }
  dassign %Reg1_R117 0 (dread ptr %L_STR_16)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R119, dread ref %Reg1_R117) {}
@label38
LOC 1 197
  intrinsiccallwithtype <$LLists_24DList_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (gcmalloc ref <$LLists_24DList_3B>)
  callassigned &LLists_24DList_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R115) {}
  dassign %Reg14_R115 0 (dread ref %Reg0_R115)
LOC 1 198
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg15_I 0 (dread i32 %Reg0_I)
@label39
  dassign %Reg0_I 0 (dread i32 %Reg15_I)
  dassign %Reg1_I 0 (constval i32 200)
  brtrue @label41 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
LOC 1 199
  dassign %Reg0_R115 0 (dread ref %Reg14_R115)
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg1_R128 0 (gcmallocjarray ref <[] i32> (dread i32 %Reg1_I))
  dassign %Reg2_I 0 (constval i32 0)
  dassign %Reg3_I 0 (dread i32 %Reg15_I)
  iassign <* i32> 0 (
    array 1 ptr <* <[] i32>> (dread ref %Reg1_R128, dread i32 %Reg2_I), 
    dread i32 %Reg3_I)
  dassign %Reg1_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg1_R128))
  virtualcallassigned &LLists_24DList_3B_7CaddLast_7C_28Ljava_2Flang_2FObject_3B_29V (dread ref %Reg0_R115, dread ref %Reg1_R113) {}
LOC 1 200
  dassign %Reg0_R115 0 (dread ref %Reg14_R115)
  dassign %Reg0_I 0 (iread i32 <* <$LLists_24DList_3B>> 4 (dread ref %Reg0_R115))
  dassign %Reg1_I 0 (constval i32 10)
  brtrue @label40 (le i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg0_R115 0 (dread ref %Reg14_R115)
  virtualcallassigned &LLists_24DList_3B_7CremoveFirst_7C_28_29Ljava_2Flang_2FObject_3B (dread ref %Reg0_R115) { dassign %Reg0_R113 0 }
@label40
LOC 1 198
  dassign %Reg15_I 0 (add i32 (dread i32 %Reg15_I, constval i32 1))
  goto @label39
@label41
LOC 1 202
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg15_I 0 (dread i32 %Reg0_I)
LOC 1 203
  dassign %Reg0_R115 0 (dread ref %Reg14_R115)
  virtualcallassigned &LLists_24DList_3B_7Citerator_7C_28_29Ljava_2Futil_2FIterator_3B (dread ref %Reg0_R115) { dassign %Reg0_R118 0 }
  dassign %Reg16_R118 0 (dread ref %Reg0_R118)
@label42
  dassign %Reg16_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg16_R118))
  dassign %Reg0_R113 0 (dread ref %Reg16_R113)
  dassign %Reg0_R118 0 (retype ref <* <$Ljava_2Futil_2FIterator_3B>> (dread ref %Reg0_R113))
  interfacecallassigned &Ljava_2Futil_2FIterator_3B_7ChasNext_7C_28_29Z (dread ref %Reg0_R118) { dassign %Reg0_Z 0 }
  brtrue @label43 (eq i32 i32 (
    cvt i32 u1 (dread u1 %Reg0_Z),
    constval i32 0))
  dassign %Reg16_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg16_R118))
  dassign %Reg0_R113 0 (dread ref %Reg16_R113)
  dassign %Reg0_R118 0 (retype ref <* <$Ljava_2Futil_2FIterator_3B>> (dread ref %Reg0_R113))
  interfacecallassigned &Ljava_2Futil_2FIterator_3B_7Cnext_7C_28_29Ljava_2Flang_2FObject_3B (dread ref %Reg0_R118) { dassign %Reg0_R113 0 }
  intrinsiccallwithtypeassigned <* <[] i32>> JAVA_CHECK_CAST (dread ref %Reg0_R113) { dassign %Reg0_R128 0 }
  dassign %Reg17_R128 0 (dread ref %Reg0_R128)
  dassign %Reg0_I 0 (dread i32 %Reg15_I)
  dassign %Reg1_R128 0 (dread ref %Reg17_R128)
  dassign %Reg2_I 0 (constval i32 0)
  dassign %Reg1_I 0 (iread i32 <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %Reg1_R128, dread i32 %Reg2_I)))
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg15_I 0 (dread i32 %Reg0_I)
  goto @label42
@label43
LOC 1 204
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R119 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_I 0 (dread i32 %Reg15_I)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28I_29V (dread ref %Reg0_R119, dread i32 %Reg1_I) {}
LOC 1 205
  return ()
}
func &LLists_24Cons_3B_7C_3Cinit_3E_7C_28ILLists_24Cons_3B_29V constructor (var %_this <* <$LLists_24Cons_3B>>, var %Reg3_I i32, var %Reg4_R121 <* <$LLists_24Cons_3B>>) void {
  funcid 3
  var %Reg2_R121 <* <$LLists_24Cons_3B>>
  var %Reg0_R121 <* <$LLists_24Cons_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_I i32
  var %Reg1_R121 <* <$LLists_24Cons_3B>>

ALIAS %h %Reg3_I i32
ALIAS %t %Reg4_R121 <* <$LLists_24Cons_3B>>
  dassign %Reg2_R121 0 (dread ref %_this)
LOC 1 88
  dassign %Reg0_R121 0 (dread ref %Reg2_R121)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R121))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
LOC 1 89
  dassign %Reg0_R121 0 (dread ref %Reg2_R121)
  dassign %Reg1_I 0 (dread i32 %Reg3_I)
  iassign <* <$LLists_24Cons_3B>> 2 (dread ref %Reg0_R121, dread i32 %Reg1_I)
LOC 1 90
  dassign %Reg0_R121 0 (dread ref %Reg2_R121)
  dassign %Reg1_R121 0 (dread ref %Reg4_R121)
  iassign <* <$LLists_24Cons_3B>> 3 (dread ref %Reg0_R121, dread ref %Reg1_R121)
LOC 1 91
  return ()
}
func &LLists_24Cons_3B_7Crange_7C_28I_29LLists_24Cons_3B static (var %Reg6_I i32) <* <$LLists_24Cons_3B>> {
  funcid 4
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg4_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg4_R121 <* <$LLists_24Cons_3B>>
  var %Reg0_I i32
  var %Reg5_I i32
  var %Reg0_R121 <* <$LLists_24Cons_3B>>
  var %Reg1_I i32
  var %Reg2_R121 <* <$LLists_24Cons_3B>>

ALIAS %i %Reg5_I i32
ALIAS %n %Reg6_I i32
ALIAS %c %Reg4_R121 <* <$LLists_24Cons_3B>>
  intrinsiccallwithtype <$LLists_24Cons_3B> JAVA_CLINIT_CHECK ()
LOC 1 94
  dassign %Reg0_R113 0 (constval ref 0)
  dassign %Reg4_R113 0 (dread ref %Reg0_R113)
  dassign %Reg4_R121 0 (retype ref <* <$LLists_24Cons_3B>> (dread ref %Reg4_R113))
LOC 1 95
  dassign %Reg0_I 0 (dread i32 %Reg6_I)
  dassign %Reg5_I 0 (dread i32 %Reg0_I)
@label44
  dassign %Reg0_I 0 (dread i32 %Reg5_I)
  brtrue @label45 (le i32 i32 (dread i32 %Reg0_I, constval i32 0))
  intrinsiccallwithtype <$LLists_24Cons_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R121 0 (gcmalloc ref <$LLists_24Cons_3B>)
  dassign %Reg1_I 0 (dread i32 %Reg5_I)
  dassign %Reg2_R121 0 (dread ref %Reg4_R121)
  callassigned &LLists_24Cons_3B_7C_3Cinit_3E_7C_28ILLists_24Cons_3B_29V (dread ref %Reg0_R121, dread i32 %Reg1_I, dread ref %Reg2_R121) {}
  dassign %Reg4_R121 0 (dread ref %Reg0_R121)
  dassign %Reg5_I 0 (add i32 (dread i32 %Reg5_I, constval i32 -1))
  goto @label44
@label45
LOC 1 96
  dassign %Reg0_R121 0 (dread ref %Reg4_R121)
  return (dread ref %Reg0_R121)
}
func &LLists_24Cons_3B_7Csum_7C_28LLists_24Cons_3B_29J static (var %Reg6_R121 <* <$LLists_24Cons_3B>>) i64 {
  funcid 5
  var %Reg0_J i64
  var %Reg4_J i64
  var %Reg0_R121 <* <$LLists_24Cons_3B>>
  var %Reg1_R121 <* <$LLists_24Cons_3B>>
  var %Reg1_I i32
  var %Reg1_J i64

ALIAS %c %Reg6_R121 <* <$LLists_24Cons_3B>>
ALIAS %s %Reg4_J i64
  intrinsiccallwithtype <$LLists_24Cons_3B> JAVA_CLINIT_CHECK ()
LOC 1 100
  dassign %Reg0_J 0 (constval i64 0)
  dassign %Reg4_J 0 (dread i64 %Reg0_J)
@label46
LOC 1 101
  dassign %Reg0_R121 0 (dread ref %Reg6_R121)
  brtrue @label47 (eq i32 ref (dread ref %Reg0_R121, constval ref 0))
  dassign %Reg0_J 0 (dread i64 %Reg4_J)
  dassign %Reg1_R121 0 (dread ref %Reg6_R121)
  dassign %Reg1_I 0 (iread i32 <* <$LLists_24Cons_3B>> 2 (dread ref %Reg1_R121))
  dassign %Reg1_J 0 (cvt i64 i32 (dread i32 %Reg1_I))
  dassign %Reg0_J 0 (add i64 (dread i64 %Reg0_J, dread i64 %Reg1_J))
  dassign %Reg4_J 0 (dread i64 %Reg0_J)
  dassign %Reg0_R121 0 (dread ref %Reg6_R121)
  dassign %Reg0_R121 0 (iread ref <* <$LLists_24Cons_3B>> 3 (dread ref %Reg0_R121))
  dassign %Reg6_R121 0 (dread ref %Reg0_R121)
  goto @label46
@label47
LOC 1 102
  dassign %Reg0_J 0 (dread i64 %Reg4_J)
  return (dread i64 %Reg0_J)
}
func &LLists_24Cons_3B_7Crev_7C_28LLists_24Cons_3B_29LLists_24Cons_3B static (var %Reg5_R121 <* <$LLists_24Cons_3B>>) <* <$LLists_24Cons_3B>> {
  funcid 6
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg4_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg4_R121 <* <$LLists_24Cons_3B>>
  var %Reg0_R121 <* <$LLists_24Cons_3B>>
  var %Reg1_R121 <* <$LLists_24Cons_3B>>
  var %Reg1_I i32
  var %Reg2_R121 <* <$LLists_24Cons_3B>>

ALIAS %c %Reg5_R121 <* <$LLists_24Cons_3B>>
ALIAS %r %Reg4_R121 <* <$LLists_24Cons_3B>>
  intrinsiccallwithtype <$LLists_24Cons_3B> JAVA_CLINIT_CHECK ()
LOC 1 106
  dassign %Reg0_R113 0 (constval ref 0)
  dassign %Reg4_R113 0 (dread ref %Reg0_R113)
  dassign %Reg4_R121 0 (retype ref <* <$LLists_24Cons_3B>> (dread ref %Reg4_R113))
@label48
LOC 1 107
  dassign %Reg0_R121 0 (dread ref %Reg5_R121)
  brtrue @label49 (eq i32 ref (dread ref %Reg0_R121, constval ref 0))
  intrinsiccallwithtype <$LLists_24Cons_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R121 0 (gcmalloc ref <$LLists_24Cons_3B>)
  dassign %Reg1_R121 0 (dread ref %Reg5_R121)
  dassign %Reg1_I 0 (iread i32 <* <$LLists_24Cons_3B>> 2 (dread ref %Reg1_R121))
  dassign %Reg2_R121 0 (dread ref %Reg4_R121)
  callassigned &LLists_24Cons_3B_7C_3Cinit_3E_7C_28ILLists_24Cons_3B_29V (dread ref %Reg0_R121, dread i32 %Reg1_I, dread ref %Reg2_R121) {}
  dassign %Reg4_R121 0 (dread ref %Reg0_R121)
  dassign %Reg0_R121 0 (dread ref %Reg5_R121)
  dassign %Reg0_R121 0 (iread ref <* <$LLists_24Cons_3B>> 3 (dread ref %Reg0_R121))
  dassign %Reg5_R121 0 (dread ref %Reg0_R121)
  goto @label48
@label49
LOC 1 108
  dassign %Reg0_R121 0 (dread ref %Reg4_R121)
  return (dread ref %Reg0_R121)
}
func &LLists_24Cons_3B_7Cmerge_7C_28LLists_24Cons_3BLLists_24Cons_3B_29LLists_24Cons_3B static (var %Reg6_R121 <* <$LLists_24Cons_3B>>, var %Reg7_R121 <* <$LLists_24Cons_3B>>) <* <$LLists_24Cons_3B>> {
  funcid 7
  var %Reg0_R121 <* <$LLists_24Cons_3B>>
  var %Reg0_I i32
  var %Reg1_R121 <* <$LLists_24Cons_3B>>
  var %Reg1_I i32
  var %Reg2_R121 <* <$LLists_24Cons_3B>>
  var %Reg3_R121 <* <$LLists_24Cons_3B>>
  var %Reg5_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>

ALIAS %a %Reg6_R121 <* <$LLists_24Cons_3B>>
ALIAS %b %Reg7_R121 <* <$LLists_24Cons_3B>>
  intrinsiccallwithtype <$LLists_24Cons_3B> JAVA_CLINIT_CHECK ()
LOC 1 112
  dassign %Reg0_R121 0 (dread ref %Reg6_R121)
  brtrue @label50 (ne i32 ref (dread ref %Reg0_R121, constval ref 0))
  dassign %Reg0_R121 0 (dread ref %Reg7_R121)
  return (dread ref %Reg0_R121)
@label50
LOC 1 113
  dassign %Reg0_R121 0 (dread ref %Reg7_R121)
  brtrue @label51 (ne i32 ref (dread ref %Reg0_R121, constval ref 0))
  dassign %Reg0_R121 0 (dread ref %Reg6_R121)
  return (dread ref %Reg0_R121)
@label51
LOC 1 114
  dassign %Reg0_R121 0 (dread ref %Reg6_R121)
  dassign %Reg0_I 0 (iread i32 <* <$LLists_24Cons_3B>> 2 (dread ref %Reg0_R121))
  dassign %Reg1_R121 0 (dread ref %Reg7_R121)
  dassign %Reg1_I 0 (iread i32 <* <$LLists_24Cons_3B>> 2 (dread ref %Reg1_R121))
  brtrue @label52 (gt i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  intrinsiccallwithtype <$LLists_24Cons_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R121 0 (gcmalloc ref <$LLists_24Cons_3B>)
  dassign %Reg1_R121 0 (dread ref %Reg6_R121)
  dassign %Reg1_I 0 (iread i32 <* <$LLists_24Cons_3B>> 2 (dread ref %Reg1_R121))
  dassign %Reg2_R121 0 (dread ref %Reg6_R121)
  dassign %Reg2_R121 0 (iread ref <* <$LLists_24Cons_3B>> 3 (dread ref %Reg2_R121))
  dassign %Reg3_R121 0 (dread ref %Reg7_R121)
  intrinsiccallwithtype <$LLists_24Cons_3B> JAVA_CLINIT_CHECK ()
  callassigned &LLists_24Cons_3B_7Cmerge_7C_28LLists_24Cons_3BLLists_24Cons_3B_29LLists_24Cons_3B (dread ref %Reg2_R121, dread ref %Reg3_R121) { dassign %Reg2_R121 0 }
  callassigned &LLists_24Cons_3B_7C_3Cinit_3E_7C_28ILLists_24Cons_3B_29V (dread ref %Reg0_R121, dread i32 %Reg1_I, dread ref %Reg2_R121) {}
  dassign %Reg5_R113 0 (dread ref %Reg0_R121)
  goto @label53
@label52
  intrinsiccallwithtype <$LLists_24Cons_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R121 0 (gcmalloc ref <$LLists_24Cons_3B>)
  dassign %Reg1_R121 0 (dread ref %Reg7_R121)
  dassign %Reg1_I 0 (iread i32 <* <$LLists_24Cons_3B>> 2 (dread ref %Reg1_R121))
  dassign %Reg2_R121 0 (dread ref %Reg6_R121)
  dassign %Reg3_R121 0 (dread ref %Reg7_R121)
  dassign %Reg3_R121 0 (iread ref <* <$LLists_24Cons_3B>> 3 (dread ref %Reg3_R121))
  intrinsiccallwithtype <$LLists_24Cons_3B> JAVA_CLINIT_CHECK ()
  callassigned &LLists_24Cons_3B_7Cmerge_7C_28LLists_24Cons_3BLLists_24Cons_3B_29LLists_24Cons_3B (dread ref %Reg2_R121, dread ref %Reg3_R121) { dassign %Reg2_R121 0 }
  callassigned &LLists_24Cons_3B_7C_3Cinit_3E_7C_28ILLists_24Cons_3B_29V (dread ref %Reg0_R121, dread i32 %Reg1_I, dread ref %Reg2_R121) {}
  dassign %Reg5_R113 0 (dread ref %Reg0_R121)
@label53
  dassign %Reg0_R113 0 (dread ref %Reg5_R113)
  return (dread ref %Reg0_R113)
}
func &LLists_24DList_241_3B_7C_3Cinit_3E_7C_28LLists_24DList_3B_29V constructor (var %_this <* <$LLists_24DList_241_3B>>, var %Reg3_R115 <* <$LLists_24DList_3B>>) void {
  funcid 8
  var %Reg2_R130 <* <$LLists_24DList_241_3B>>
  var %Reg0_R130 <* <$LLists_24DList_241_3B>>
  var %Reg1_R115 <* <$LLists_24DList_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_R130 <* <$LLists_24DList_241_3B>>
  var %Reg1_R131 <* <$LLists_24DList_24Node_3B>>

ALIAS %this$0 %Reg3_R115 <* <$LLists_24DList_3B>>
  dassign %Reg2_R130 0 (dread ref %_this)
LOC 1 70
  dassign %Reg0_R130 0 (dread ref %Reg2_R130)
  dassign %Reg1_R115 0 (dread ref %Reg3_R115)
  iassign <* <$LLists_24DList_241_3B>> 3 (dread ref %Reg0_R130, dread ref %Reg1_R115)
  dassign %Reg0_R130 0 (dread ref %Reg2_R130)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R130))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
LOC 1 71
  dassign %Reg0_R130 0 (dread ref %Reg2_R130)
  dassign %Reg1_R130 0 (dread ref %Reg2_R130)
  dassign %Reg1_R115 0 (iread ref <* <$LLists_24DList_241_3B>> 3 (dread ref %Reg1_R130))
  intrinsiccallwithtype <$LLists_24DList_3B> JAVA_CLINIT_CHECK ()
  callassigned &LLists_24DList_3B_7Caccess_24000_7C_28LLists_24DList_3B_29LLists_24DList_24Node_3B (dread ref %Reg1_R115) { dassign %Reg1_R131 0 }
  iassign <* <$LLists_24DList_241_3B>> 2 (dread ref %Reg0_R130, dread ref %Reg1_R131)
  return ()
}
func &LLists_24DList_241_3B_7ChasNext_7C_28_29Z public virtual (var %_this <* <$LLists_24DList_241_3B>>) u1 {
  funcid 9
  var %Reg2_R130 <* <$LLists_24DList_241_3B>>
  var %Reg0_R130 <* <$LLists_24DList_241_3B>>
  var %Reg0_R131 <* <$LLists_24DList_24Node_3B>>
  var %Reg0_I i32
  var %Reg1_I i32

  dassign %Reg2_R130 0 (dread ref %_this)
LOC 1 73
  dassign %Reg0_R130 0 (dread ref %Reg2_R130)
  dassign %Reg0_R131 0 (iread ref <* <$LLists_24DList_241_3B>> 2 (dread ref %Reg0_R130))
  brtrue @label54 (eq i32 ref (dread ref %Reg0_R131, constval ref 0))
  dassign %Reg0_I 0 (constval i32 1)
  dassign %Reg1_I 0 (dread i32 %Reg0_I)
  goto @label55
@label54
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg1_I 0 (dread i32 %Reg0_I)
@label55
  dassign %Reg0_I 0 (dread i32 %Reg1_I)
  return (dread i32 %Reg0_I)
}
func &LLists_24DList_241_3B_7Cnext_7C_28_29Ljava_2Flang_2FObject_3B public virtual (var %_this <* <$LLists_24DList_241_3B>>) <* <$Ljava_2Flang_2FObject_3B>> {
  funcid 10
  var %Reg3_R130 <* <$LLists_24DList_241_3B>>
  var %Reg0_R130 <* <$LLists_24DList_241_3B>>
  var %Reg0_R131 <* <$LLists_24DList_24Node_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg2_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_R130 <* <$LLists_24DList_241_3B>>
  var %Reg1_R131 <* <$LLists_24DList_24Node_3B>>

ALIAS %v %Reg2_R113 <* <$Ljava_2Flang_2FObject_3B>> "TT;"
  dassign %Reg3_R130 0 (dread ref %_this)
LOC 1 77
  dassign %Reg0_R130 0 (dread ref %Reg3_R130)
  dassign %Reg0_R131 0 (iread ref <* <$LLists_24DList_241_3B>> 2 (dread ref %Reg0_R130))
  dassign %Reg0_R113 0 (iread ref <* <$LLists_24DList_24Node_3B>> 2 (dread ref %Reg0_R131))
  dassign %Reg2_R113 0 (dread ref %Reg0_R113)
LOC 1 78
  dassign %Reg0_R130 0 (dread ref %Reg3_R130)
  dassign %Reg1_R130 0 (dread ref %Reg3_R130)
  dassign %Reg1_R131 0 (iread ref <* <$LLists_24DList_241_3B>> 2 (dread ref %Reg1_R130))
  dassign %Reg1_R131 0 (iread ref <* <$LLists_24DList_24Node_3B>> 4 (dread ref %Reg1_R131))
  iassign <* <$LLists_24DList_241_3B>> 2 (dread ref %Reg0_R130, dread ref %Reg1_R131)
LOC 1 79
  dassign %Reg0_R113 0 (dread ref %Reg2_R113)
  return (dread ref %Reg0_R113)
}
func &LLists_24DList_24Node_3B_7C_3Cinit_3E_7C_28LLists_24DList_3BLjava_2Flang_2FObject_3B_29V constructor (var %_this <* <$LLists_24DList_24Node_3B>>, var %Reg3_R115 <* <$LLists_24DList_3B>>, var %Reg4_R113 <* <$Ljava_2Flang_2FObject_3B>>) void {
  funcid 11
  var %Reg2_R131 <* <$LLists_24DList_24Node_3B>>
  var %Reg0_R131 <* <$LLists_24DList_24Node_3B>>
  var %Reg3_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_R115 <* <$LLists_24DList_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>

ALIAS %v %Reg4_R113 <* <$Ljava_2Flang_2FObject_3B>> "TT;"
  dassign %Reg2_R131 0 (dread ref %_this)
LOC 1 7
  dassign %Reg0_R131 0 (dread ref %Reg2_R131)
  dassign %Reg3_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg3_R115))
  dassign %Reg1_R113 0 (dread ref %Reg3_R113)
  dassign %Reg1_R115 0 (retype ref <* <$LLists_24DList_3B>> (dread ref %Reg1_R113))
  iassign <* <$LLists_24DList_24Node_3B>> 5 (dread ref %Reg0_R131, dread ref %Reg1_R115)
  dassign %Reg0_R131 0 (dread ref %Reg2_R131)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R131))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
LOC 1 8
  dassign %Reg0_R131 0 (dread ref %Reg2_R131)
  dassign %Reg1_R113 0 (dread ref %Reg4_R113)
  iassign <* <$LLists_24DList_24Node_3B>> 2 (dread ref %Reg0_R131, dread ref %Reg1_R113)
LOC 1 9
  return ()
}
func &LLists_24DList_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LLists_24DList_3B>>) void {
  funcid 12
  var %Reg1_R115 <* <$LLists_24DList_3B>>
  var %Reg0_R115 <* <$LLists_24DList_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>

  dassign %Reg1_R115 0 (dread ref %_this)
LOC 1 3
  dassign %Reg0_R115 0 (dread ref %Reg1_R115)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R115))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
  return ()
}
func &LLists_24DList_3B_7CaddLast_7C_28Ljava_2Flang_2FObject_3B_29V virtual (var %_this <* <$LLists_24DList_3B>>, var %Reg6_R113 <* <$Ljava_2Flang_2FObject_3B>>) void {
  funcid 13
  var %Reg5_R115 <* <$LLists_24DList_3B>>
  var %Reg0_R131 <* <$LLists_24DList_24Node_3B>>
  var %Reg1_R115 <* <$LLists_24DList_3B>>
  var %Reg2_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg4_R131 <* <$LLists_24DList_24Node_3B>>
  var %Reg0_R115 <* <$LLists_24DList_3B>>
  var %Reg2_R131 <* <$LLists_24DList_24Node_3B>>
  var %Reg1_R131 <* <$LLists_24DList_24Node_3B>>
  var %Reg1_I i32
  var %Reg2_I i32

ALIAS %v %Reg6_R113 <* <$Ljava_2Flang_2FObject_3B>> "TT;"
ALIAS %n %Reg4_R131 <* <$LLists_24DList_24Node_3B>> "LLists$DList<TT;>.Node;"
  dassign %Reg5_R115 0 (dread ref %_this)
LOC 1 15
  intrinsiccallwithtype <$LLists_24DList_24Node_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R131 0 (gcmalloc ref <$LLists_24DList_24Node_3B>)
  dassign %Reg1_R115 0 (dread ref %Reg5_R115)
  dassign %Reg2_R113 0 (dread ref %Reg6_R113)
  callassigned &LLists_24DList_24Node_3B_7C_3Cinit_3E_7C_28LLists_24DList_3BLjava_2Flang_2FObject_3B_29V (dread ref %Reg0_R131, dread ref %Reg1_R115, dread ref %Reg2_R113) {}
  dassign %Reg4_R131 0 (dread ref %Reg0_R131)
LOC 1 16
  dassign %Reg0_R115 0 (dread ref %Reg5_R115)
  dassign %Reg0_R131 0 (iread ref <* <$LLists_24DList_3B>> 3 (dread ref %Reg0_R115))
  brtrue @label56 (ne i32 ref (dread ref %Reg0_R131, constval ref 0))
  dassign %Reg0_R115 0 (dread ref %Reg5_R115)
  dassign %Reg1_R115 0 (dread ref %Reg5_R115)
  dassign %Reg2_R131 0 (dread ref %Reg4_R131)
  iassign <* <$LLists_24DList_3B>> 3 (dread ref %Reg1_R115, dread ref %Reg2_R131)
  iassign <* <$LLists_24DList_3B>> 2 (dread ref %Reg0_R115, dread ref %Reg2_R131)
  goto @label57
@label56
LOC 1 18
  dassign %Reg0_R115 0 (dread ref %Reg5_R115)
  dassign %Reg0_R131 0 (iread ref <* <$LLists_24DList_3B>> 3 (dread ref %Reg0_R115))
  dassign %Reg1_R131 0 (dread ref %Reg4_R131)
  iassign <* <$LLists_24DList_24Node_3B>> 4 (dread ref %Reg0_R131, dread ref %Reg1_R131)
LOC 1 19
  dassign %Reg0_R131 0 (dread ref %Reg4_R131)
  dassign %Reg1_R115 0 (dread ref %Reg5_R115)
  dassign %Reg1_R131 0 (iread ref <* <$LLists_24DList_3B>> 3 (dread ref %Reg1_R115))
  iassign <* <$LLists_24DList_24Node_3B>> 3 (dread ref %Reg0_R131, dread ref %Reg1_R131)
LOC 1 20
  dassign %Reg0_R115 0 (dread ref %Reg5_R115)
  dassign %Reg1_R131 0 (dread ref %Reg4_R131)
  iassign <* <$LLists_24DList_3B>> 3 (dread ref %Reg0_R115, dread ref %Reg1_R131)
@label57
LOC 1 22
  dassign %Reg0_R115 0 (dread ref %Reg5_R115)
  dassign %Reg1_I 0 (iread i32 <* <$LLists_24DList_3B>> 4 (dread ref %Reg0_R115))
  dassign %Reg2_I 0 (constval i32 1)
  dassign %Reg1_I 0 (add i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  iassign <* <$LLists_24DList_3B>> 4 (dread ref %Reg0_R115, dread i32 %Reg1_I)
LOC 1 23
  return ()
}
func &LLists_24DList_3B_7CaddFirst_7C_28Ljava_2Flang_2FObject_3B_29V virtual (var %_this <* <$LLists_24DList_3B>>, var %Reg6_R113 <* <$Ljava_2Flang_2FObject_3B>>) void {
  funcid 14
  var %Reg5_R115 <* <$LLists_24DList_3B>>
  var %Reg0_R131 <* <$LLists_24DList_24Node_3B>>
  var %Reg1_R115 <* <$LLists_24DList_3B>>
  var %Reg2_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg4_R131 <* <$LLists_24DList_24Node_3B>>
  var %Reg0_R115 <* <$LLists_24DList_3B>>
  var %Reg2_R131 <* <$LLists_24DList_24Node_3B>>
  var %Reg1_R131 <* <$LLists_24DList_24Node_3B>>
  var %Reg1_I i32
  var %Reg2_I i32

ALIAS %v %Reg6_R113 <* <$Ljava_2Flang_2FObject_3B>> "TT;"
ALIAS %n %Reg4_R131 <* <$LLists_24DList_24Node_3B>> "LLists$DList<TT;>.Node;"
  dassign %Reg5_R115 0 (dread ref %_this)
LOC 1 26
  intrinsiccallwithtype <$LLists_24DList_24Node_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R131 0 (gcmalloc ref <$LLists_24DList_24Node_3B>)
  dassign %Reg1_R115 0 (dread ref %Reg5_R115)
  dassign %Reg2_R113 0 (dread ref %Reg6_R113)
  callassigned &LLists_24DList_24Node_3B_7C_3Cinit_3E_7C_28LLists_24DList_3BLjava_2Flang_2FObject_3B_29V (dread ref %Reg0_R131, dread ref %Reg1_R115, dread ref %Reg2_R113) {}
  dassign %Reg4_R131 0 (dread ref %Reg0_R131)
LOC 1 27
  dassign %Reg0_R115 0 (dread ref %Reg5_R115)
  dassign %Reg0_R131 0 (iread ref <* <$LLists_24DList_3B>> 2 (dread ref %Reg0_R115))
  brtrue @label58 (ne i32 ref (dread ref %Reg0_R131, constval ref 0))
  dassign %Reg0_R115 0 (dread ref %Reg5_R115)
  dassign %Reg1_R115 0 (dread ref %Reg5_R115)
  dassign %Reg2_R131 0 (dread ref %Reg4_R131)
  iassign <* <$LLists_24DList_3B>> 3 (dread ref %Reg1_R115, dread ref %Reg2_R131)
  iassign <* <$LLists_24DList_3B>> 2 (dread ref %Reg0_R115, dread ref %Reg2_R131)
  goto @label59
@label58
LOC 1 29
  dassign %Reg0_R115 0 (dread ref %Reg5_R115)
  dassign %Reg0_R131 0 (iread ref <* <$LLists_24DList_3B>> 2 (dread ref %Reg0_R115))
  dassign %Reg1_R131 0 (dread ref %Reg4_R131)
  iassign <* <$LLists_24DList_24Node_3B>> 3 (dread ref %Reg0_R131, dread ref %Reg1_R131)
LOC 1 30
  dassign %Reg0_R131 0 (dread ref %Reg4_R131)
  dassign %Reg1_R115 0 (dread ref %Reg5_R115)
  dassign %Reg1_R131 0 (iread ref <* <$LLists_24DList_3B>> 2 (dread ref %Reg1_R115))
  iassign <* <$LLists_24DList_24Node_3B>> 4 (dread ref %Reg0_R131, dread ref %Reg1_R131)
LOC 1 31
  dassign %Reg0_R115 0 (dread ref %Reg5_R115)
  dassign %Reg1_R131 0 (dread ref %Reg4_R131)
  iassign <* <$LLists_24DList_3B>> 2 (dread ref %Reg0_R115, dread ref %Reg1_R131)
@label59
LOC 1 33
  dassign %Reg0_R115 0 (dread ref %Reg5_R115)
  dassign %Reg1_I 0 (iread i32 <* <$LLists_24DList_3B>> 4 (dread ref %Reg0_R115))
  dassign %Reg2_I 0 (constval i32 1)
  dassign %Reg1_I 0 (add i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  iassign <* <$LLists_24DList_3B>> 4 (dread ref %Reg0_R115, dread i32 %Reg1_I)
LOC 1 34
  return ()
}
func &LLists_24DList_3B_7CremoveFirst_7C_28_29Ljava_2Flang_2FObject_3B virtual (var %_this <* <$LLists_24DList_3B>>) <* <$Ljava_2Flang_2FObject_3B>> {
  funcid 15
  var %Reg4_R115 <* <$LLists_24DList_3B>>
  var %Reg0_R115 <* <$LLists_24DList_3B>>
  var %Reg0_R131 <* <$LLists_24DList_24Node_3B>>
  var %Reg0_R120 <* <$Ljava_2Futil_2FNoSuchElementException_3B>>
  var %Reg1_R117 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_17 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R132 <* <$Ljava_2Flang_2FThrowable_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg3_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_R115 <* <$LLists_24DList_3B>>
  var %Reg1_R131 <* <$LLists_24DList_24Node_3B>>
  var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_I i32
  var %Reg2_I i32

ALIAS %v %Reg3_R113 <* <$Ljava_2Flang_2FObject_3B>> "TT;"
  dassign %Reg4_R115 0 (dread ref %_this)
LOC 1 37
  dassign %Reg0_R115 0 (dread ref %Reg4_R115)
  dassign %Reg0_R131 0 (iread ref <* <$LLists_24DList_3B>> 2 (dread ref %Reg0_R115))
  brtrue @label60 (ne i32 ref (dread ref %Reg0_R131, constval ref 0))
  intrinsiccallwithtype <$Ljava_2Futil_2FNoSuchElementException_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R120 0 (gcmalloc ref <$Ljava_2Futil_2FNoSuchElementException_3B>)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_65006d00700074007900) { dassign %L_STR_17 0 }
  dassign %Reg1_R117 0 (dread ptr %L_STR_17)
  callassigned &Ljava_2Futil_2FNoSuchElementException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R120, dread ref %Reg1_R117) {}
  dassign %Reg0_R132 0 (retype ref <* <$Ljava_2Flang_2FThrowable_3B>> (dread ref %Reg0_R120))
  throw (dread ref %Reg0_R132)
@label60
LOC 1 38
  dassign %Reg0_R115 0 (dread ref %Reg4_R115)
  dassign %Reg0_R131 0 (iread ref <* <$LLists_24DList_3B>> 2 (dread ref %Reg0_R115))
  dassign %Reg0_R113 0 (iread ref <* <$LLists_24DList_24Node_3B>> 2 (dread ref %Reg0_R131))
  dassign %Reg3_R113 0 (dread ref %Reg0_R113)
LOC 1 39
  dassign %Reg0_R115 0 (dread ref %Reg4_R115)
  dassign %Reg1_R115 0 (dread ref %Reg4_R115)
  dassign %Reg1_R131 0 (iread ref <* <$LLists_24DList_3B>> 2 (dread ref %Reg1_R115))
  dassign %Reg1_R131 0 (iread ref <* <$LLists_24DList_24Node_3B>> 4 (dread ref %Reg1_R131))
  iassign <* <$LLists_24DList_3B>> 2 (dread ref %Reg0_R115, dread ref %Reg1_R131)
LOC 1 40
  dassign %Reg0_R115 0 (dread ref %Reg4_R115)
  dassign %Reg0_R131 0 (iread ref <* <$LLists_24DList_3B>> 2 (dread ref %Reg0_R115))
  brtrue @label61 (ne i32 ref (dread ref %Reg0_R131, constval ref 0))
  dassign %Reg0_R115 0 (dread ref %Reg4_R115)
  dassign %Reg1_R113 0 (constval ref 0)
  dassign %Reg1_R131 0 (retype ref <* <$LLists_24DList_24Node_3B>> (dread ref %Reg1_R113))
  iassign <* <$LLists_24DList_3B>> 3 (dread ref %Reg0_R115, dread ref %Reg1_R131)
  goto @label62
@label61
LOC 1 41
  dassign %Reg0_R115 0 (dread ref %Reg4_R115)
  dassign %Reg0_R131 0 (iread ref <* <$LLists_24DList_3B>> 2 (dread ref %Reg0_R115))
  dassign %Reg1_R113 0 (constval ref 0)
  dassign %Reg1_R131 0 (retype ref <* <$LLists_24DList_24Node_3B>> (dread ref %Reg1_R113))
  iassign <* <$LLists_24DList_24Node_3B>> 3 (dread ref %Reg0_R131, dread ref %Reg1_R131)
@label62
LOC 1 42
  dassign %Reg0_R115 0 (dread ref %Reg4_R115)
  dassign %Reg1_I 0 (iread i32 <* <$LLists_24DList_3B>> 4 (dread ref %Reg0_R115))
  dassign %Reg2_I 0 (constval i32 1)
  dassign %Reg1_I 0 (sub i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  iassign <* <$LLists_24DList_3B>> 4 (dread ref %Reg0_R115, dread i32 %Reg1_I)
LOC 1 43
  dassign %Reg0_R113 0 (dread ref %Reg3_R113)
  return (dread ref %Reg0_R113)
}
func &LLists_24DList_3B_7CremoveLast_7C_28_29Ljava_2Flang_2FObject_3B virtual (var %_this <* <$LLists_24DList_3B>>) <* <$Ljava_2Flang_2FObject_3B>> {
  funcid 16
  var %Reg4_R115 <* <$LLists_24DList_3B>>
  var %Reg0_R115 <* <$LLists_24DList_3B>>
  var %Reg0_R131 <* <$LLists_24DList_24Node_3B>>
  var %Reg0_R120 <* <$Ljava_2Futil_2FNoSuchElementException_3B>>
  var %Reg1_R117 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_17 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R132 <* <$Ljava_2Flang_2FThrowable_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg3_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_R115 <* <$LLists_24DList_3B>>
  var %Reg1_R131 <* <$LLists_24DList_24Node_3B>>
  var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_I i32
  var %Reg2_I i32

ALIAS %v %Reg3_R113 <* <$Ljava_2Flang_2FObject_3B>> "TT;"
  dassign %Reg4_R115 0 (dread ref %_this)
LOC 1 47
  dassign %Reg0_R115 0 (dread ref %Reg4_R115)
  dassign %Reg0_R131 0 (iread ref <* <$LLists_24DList_3B>> 3 (dread ref %Reg0_R115))
  brtrue @label63 (ne i32 ref (dread ref %Reg0_R131, constval ref 0))
  intrinsiccallwithtype <$Ljava_2Futil_2FNoSuchElementException_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R120 0 (gcmalloc ref <$Ljava_2Futil_2FNoSuchElementException_3B>)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_65006d00700074007900) { dassign %L_STR_17 0 }
  dassign %Reg1_R117 0 (dread ptr %L_STR_17)
  callassigned &Ljava_2Futil_2FNoSuchElementException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R120, dread ref %Reg1_R117) {}
  dassign %Reg0_R132 0 (retype ref <* <$Ljava_2Flang_2FThrowable_3B>> (dread ref %Reg0_R120))
  throw (dread ref %Reg0_R132)
@label63
LOC 1 48
  dassign %Reg0_R115 0 (dread ref %Reg4_R115)
  dassign %Reg0_R131 0 (iread ref <* <$LLists_24DList_3B>> 3 (dread ref %Reg0_R115))
  dassign %Reg0_R113 0 (iread ref <* <$LLists_24DList_24Node_3B>> 2 (dread ref %Reg0_R131))
  dassign %Reg3_R113 0 (dread ref %Reg0_R113)
LOC 1 49
  dassign %Reg0_R115 0 (dread ref %Reg4_R115)
  dassign %Reg1_R115 0 (dread ref %Reg4_R115)
  dassign %Reg1_R131 0 (iread ref <* <$LLists_24DList_3B>> 3 (dread ref %Reg1_R115))
  dassign %Reg1_R131 0 (iread ref <* <$LLists_24DList_24Node_3B>> 3 (dread ref %Reg1_R131))
  iassign <* <$LLists_24DList_3B>> 3 (dread ref %Reg0_R115, dread ref %Reg1_R131)
LOC 1 50
  dassign %Reg0_R115 0 (dread ref %Reg4_R115)
  dassign %Reg0_R131 0 (iread ref <* <$LLists_24DList_3B>> 3 (dread ref %Reg0_R115))
  brtrue @label64 (ne i32 ref (dread ref %Reg0_R131, constval ref 0))
  dassign %Reg0_R115 0 (dread ref %Reg4_R115)
  dassign %Reg1_R113 0 (constval ref 0)
  dassign %Reg1_R131 0 (retype ref <* <$LLists_24DList_24Node_3B>> (dread ref %Reg1_R113))
  iassign <* <$LLists_24DList_3B>> 2 (dread ref %Reg0_R115, dread ref %Reg1_R131)
  goto @label65
@label64
LOC 1 51
  dassign %Reg0_R115 0 (dread ref %Reg4_R115)
  dassign %Reg0_R131 0 (iread ref <* <$LLists_24DList_3B>> 3 (dread ref %Reg0_R115))
  dassign %Reg1_R113 0 (constval ref 0)
  dassign %Reg1_R131 0 (retype ref <* <$LLists_24DList_24Node_3B>> (dread ref %Reg1_R113))
  iassign <* <$LLists_24DList_24Node_3B>> 4 (dread ref %Reg0_R131, dread ref %Reg1_R131)
@label65
LOC 1 52
  dassign %Reg0_R115 0 (dread ref %Reg4_R115)
  dassign %Reg1_I 0 (iread i32 <* <$LLists_24DList_3B>> 4 (dread ref %Reg0_R115))
  dassign %Reg2_I 0 (constval i32 1)
  dassign %Reg1_I 0 (sub i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  iassign <* <$LLists_24DList_3B>> 4 (dread ref %Reg0_R115, dread i32 %Reg1_I)
LOC 1 53
  dassign %Reg0_R113 0 (dread ref %Reg3_R113)
  return (dread ref %Reg0_R113)
}
func &LLists_24DList_3B_7Creverse_7C_28_29V virtual (var %_this <* <$LLists_24DList_3B>>) void {
  funcid 17
  var %Reg4_R115 <* <$LLists_24DList_3B>>
  var %Reg0_R115 <* <$LLists_24DList_3B>>
  var %Reg0_R131 <* <$LLists_24DList_24Node_3B>>
  var %Reg2_R131 <* <$LLists_24DList_24Node_3B>>
  var %Reg3_R131 <* <$LLists_24DList_24Node_3B>>
  var %Reg1_R131 <* <$LLists_24DList_24Node_3B>>
  var %Reg1_R115 <* <$LLists_24DList_3B>>

ALIAS %t %Reg3_R131 <* <$LLists_24DList_24Node_3B>> "LLists$DList<TT;>.Node;"
ALIAS %n %Reg2_R131 <* <$LLists_24DList_24Node_3B>> "LLists$DList<TT;>.Node;"
  dassign %Reg4_R115 0 (dread ref %_this)
LOC 1 57
  dassign %Reg0_R115 0 (dread ref %Reg4_R115)
  dassign %Reg0_R131 0 (iread ref <* <$LLists_24DList_3B>> 2 (dread ref %Reg0_R115))
  dassign %Reg2_R131 0 (dread ref %Reg0_R131)
@label66
LOC 1 58
  dassign %Reg0_R131 0 (dread ref %Reg2_R131)
  brtrue @label67 (eq i32 ref (dread ref %Reg0_R131, constval ref 0))
LOC 1 59
  dassign %Reg0_R131 0 (dread ref %Reg2_R131)
  dassign %Reg0_R131 0 (iread ref <* <$LLists_24DList_24Node_3B>> 4 (dread ref %Reg0_R131))
  dassign %Reg3_R131 0 (dread ref %Reg0_R131)
LOC 1 60
  dassign %Reg0_R131 0 (dread ref %Reg2_R131)
  dassign %Reg1_R131 0 (dread ref %Reg2_R131)
  dassign %Reg1_R131 0 (iread ref <* <$LLists_24DList_24Node_3B>> 3 (dread ref %Reg1_R131))
  iassign <* <$LLists_24DList_24Node_3B>> 4 (dread ref %Reg0_R131, dread ref %Reg1_R131)
LOC 1 61
  dassign %Reg0_R131 0 (dread ref %Reg2_R131)
  dassign %Reg1_R131 0 (dread ref %Reg3_R131)
  iassign <* <$LLists_24DList_24Node_3B>> 3 (dread ref %Reg0_R131, dread ref %Reg1_R131)
LOC 1 62
  dassign %Reg0_R131 0 (dread ref %Reg3_R131)
  dassign %Reg2_R131 0 (dread ref %Reg0_R131)
LOC 1 63
  goto @label66
@label67
LOC 1 64
  dassign %Reg0_R115 0 (dread ref %Reg4_R115)
  dassign %Reg0_R131 0 (iread ref <* <$LLists_24DList_3B>> 2 (dread ref %Reg0_R115))
  dassign %Reg2_R131 0 (dread ref %Reg0_R131)
LOC 1 65
  dassign %Reg0_R115 0 (dread ref %Reg4_R115)
  dassign %Reg1_R115 0 (dread ref %Reg4_R115)
  dassign %Reg1_R131 0 (iread ref <* <$LLists_24DList_3B>> 3 (dread ref %Reg1_R115))
  iassign <* <$LLists_24DList_3B>> 2 (dread ref %Reg0_R115, dread ref %Reg1_R131)
LOC 1 66
  dassign %Reg0_R115 0 (dread ref %Reg4_R115)
  dassign %Reg1_R131 0 (dread ref %Reg2_R131)
  iassign <* <$LLists_24DList_3B>> 3 (dread ref %Reg0_R115, dread ref %Reg1_R131)
LOC 1 67
  return ()
}
func &LLists_24DList_3B_7Citerator_7C_28_29Ljava_2Futil_2FIterator_3B public virtual (var %_this <* <$LLists_24DList_3B>>) <* <$Ljava_2Futil_2FIterator_3B>> {
  funcid 18
  var %Reg3_R115 <* <$LLists_24DList_3B>>
  var %Reg0_R130 <* <$LLists_24DList_241_3B>>
  var %Reg1_R115 <* <$LLists_24DList_3B>>

  dassign %Reg3_R115 0 (dread ref %_this)
LOC 1 70
  intrinsiccallwithtype <$LLists_24DList_241_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R130 0 (gcmalloc ref <$LLists_24DList_241_3B>)
  dassign %Reg1_R115 0 (dread ref %Reg3_R115)
  callassigned &LLists_24DList_241_3B_7C_3Cinit_3E_7C_28LLists_24DList_3B_29V (dread ref %Reg0_R130, dread ref %Reg1_R115) {}
  return (dread ref %Reg0_R130)
}
func &LLists_24DList_3B_7Caccess_24000_7C_28LLists_24DList_3B_29LLists_24DList_24Node_3B static synthetic (var %Reg1_R115 <* <$LLists_24DList_3B>>) <* <$LLists_24DList_24Node_3B>> {
  funcid 19
  var %Reg0_R115 <* <$LLists_24DList_3B>>
  var %Reg0_R131 <* <$LLists_24DList_24Node_3B>>

ALIAS %x0 %Reg1_R115 <* <$LLists_24DList_3B>>
  intrinsiccallwithtype <$LLists_24DList_3B> JAVA_CLINIT_CHECK ()
LOC 1 3
  dassign %Reg0_R115 0 (dread ref %Reg1_R115)
  dassign %Reg0_R131 0 (iread ref <* <$LLists_24DList_3B>> 2 (dread ref %Reg0_R115))
  return (dread ref %Reg0_R131)
}
