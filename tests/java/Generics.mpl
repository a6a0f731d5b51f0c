flavor 1
srclang 3
id 65535
numfuncs 40
import "library.mplt"
import "Generics.mplt"
entryfunc &LGenerics_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V
fileinfo {
  @INFO_filename "Generics.class",
  @INFO_filename "Generics$1.class",
  @INFO_filename "Generics$2.class",
  @INFO_filename "Generics$3.class",
  @INFO_filename "Generics$4.class",
  @INFO_filename "Generics$5.class",
  @INFO_filename "Generics$Cell.class",
  @INFO_filename "Generics$Heap.class",
  @INFO_filename "Generics$Leaf.class",
  @INFO_filename "Generics$Node.class",
  @INFO_filename "Generics$Opt.class",
  @INFO_filename "Generics$Pair.class",
  @INFO_filename "Generics$SafeVarargs2.class"}
srcfileinfo {
  1 "Generics.java"}
javaclass $LGenerics_3B <$LGenerics_3B> public
javaclass $LGenerics_241_3B <$LGenerics_241_3B>
javaclass $LGenerics_242_3B <$LGenerics_242_3B>
javaclass $LGenerics_243_3B <$LGenerics_243_3B>
javaclass $LGenerics_244_3B <$LGenerics_244_3B>
javaclass $LGenerics_245_3B <$LGenerics_245_3B>
javaclass $LGenerics_24Cell_3B <$LGenerics_24Cell_3B>
javaclass $LGenerics_24Heap_3B <$LGenerics_24Heap_3B>
javaclass $LGenerics_24Leaf_3B <$LGenerics_24Leaf_3B>
javaclass $LGenerics_24Node_3B <$LGenerics_24Node_3B> abstract
javaclass $LGenerics_24Opt_3B <$LGenerics_24Opt_3B>
javaclass $LGenerics_24Pair_3B <$LGenerics_24Pair_3B>
javainterface $LGenerics_24SafeVarargs2_3B <$LGenerics_24SafeVarargs2_3B> abstract annotation
func &LGenerics_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$LGenerics_3B>>) void
func &LGenerics_3B_7ClistOf_7C_28ALjava_2Flang_2FObject_3B_29Ljava_2Futil_2FArrayList_3B static varargs (var %Reg7_R114 <* <[] <* <$Ljava_2Flang_2FObject_3B>>>>) <* <$Ljava_2Futil_2FArrayList_3B>>
func &LGenerics_3B_7Csum_7C_28Ljava_2Flang_2FIterable_3B_29D static (var %Reg8_R116 <* <$Ljava_2Flang_2FIterable_3B>>) f64
func &LGenerics_3B_7Ceach_7C_28Ljava_2Futil_2Ffunction_2FIntFunction_3BLjava_2Futil_2Ffunction_2FConsumer_3BI_29V static (var %Reg4_R119 <* <$Ljava_2Futil_2Ffunction_2FIntFunction_3B>>, var %Reg5_R120 <* <$Ljava_2Futil_2Ffunction_2FConsumer_3B>>, var %Reg6_I i32) void
func &LGenerics_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V public static (var %Reg28_R122 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>) void
func &LGenerics_241_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LGenerics_241_3B>>) void
func &LGenerics_241_3B_7Capply_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FInteger_3B public virtual (var %_this <* <$LGenerics_241_3B>>, var %Reg2_R121 <* <$Ljava_2Flang_2FString_3B>>) <* <$Ljava_2Flang_2FInteger_3B>>
func &LGenerics_241_3B_7Capply_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FObject_3B public synthetic bridge virtual (var %_this <* <$LGenerics_241_3B>>, var %Reg3_R113 <* <$Ljava_2Flang_2FObject_3B>>) <* <$Ljava_2Flang_2FObject_3B>>
func &LGenerics_242_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LGenerics_242_3B>>) void
func &LGenerics_242_3B_7Cget_7C_28_29Ljava_2Flang_2FInteger_3B public virtual (var %_this <* <$LGenerics_242_3B>>) <* <$Ljava_2Flang_2FInteger_3B>>
func &LGenerics_242_3B_7Cget_7C_28_29Ljava_2Flang_2FObject_3B public synthetic bridge virtual (var %_this <* <$LGenerics_242_3B>>) <* <$Ljava_2Flang_2FObject_3B>>
func &LGenerics_243_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LGenerics_243_3B>>) void
func &LGenerics_243_3B_7Capply_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FInteger_3B public virtual (var %_this <* <$LGenerics_243_3B>>, var %Reg2_R121 <* <$Ljava_2Flang_2FString_3B>>) <* <$Ljava_2Flang_2FInteger_3B>>
func &LGenerics_243_3B_7Capply_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FObject_3B public synthetic bridge virtual (var %_this <* <$LGenerics_243_3B>>, var %Reg3_R113 <* <$Ljava_2Flang_2FObject_3B>>) <* <$Ljava_2Flang_2FObject_3B>>
func &LGenerics_244_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LGenerics_244_3B>>) void
func &LGenerics_244_3B_7Capply_7C_28I_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$LGenerics_244_3B>>, var %Reg3_I i32) <* <$Ljava_2Flang_2FString_3B>>
func &LGenerics_244_3B_7Capply_7C_28I_29Ljava_2Flang_2FObject_3B public synthetic bridge virtual (var %_this <* <$LGenerics_244_3B>>, var %Reg3_I i32) <* <$Ljava_2Flang_2FObject_3B>>
func &LGenerics_245_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FStringBuilder_3B_29V constructor (var %_this <* <$LGenerics_245_3B>>, var %Reg3_R126 <* <$Ljava_2Flang_2FStringBuilder_3B>>) void
func &LGenerics_245_3B_7Caccept_7C_28Ljava_2Flang_2FString_3B_29V public virtual (var %_this <* <$LGenerics_245_3B>>, var %Reg3_R121 <* <$Ljava_2Flang_2FString_3B>>) void
func &LGenerics_245_3B_7Caccept_7C_28Ljava_2Flang_2FObject_3B_29V public synthetic bridge virtual (var %_this <* <$LGenerics_245_3B>>, var %Reg3_R113 <* <$Ljava_2Flang_2FObject_3B>>) void
func &LGenerics_24Cell_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LGenerics_24Cell_3B>>) void
func &LGenerics_24Cell_3B_7Cget_7C_28_29Ljava_2Flang_2FObject_3B public virtual (var %_this <* <$LGenerics_24Cell_3B>>) <* <$Ljava_2Flang_2FObject_3B>>
func &LGenerics_24Cell_3B_7Caccept_7C_28Ljava_2Flang_2FObject_3B_29V public virtual (var %_this <* <$LGenerics_24Cell_3B>>, var %Reg3_R113 <* <$Ljava_2Flang_2FObject_3B>>) void
func &LGenerics_24Heap_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LGenerics_24Heap_3B>>) void
func &LGenerics_24Heap_3B_7Cpush_7C_28Ljava_2Flang_2FComparable_3B_29V virtual (var %_this <* <$LGenerics_24Heap_3B>>, var %Reg8_R136 <* <$Ljava_2Flang_2FComparable_3B>>) void
func &LGenerics_24Heap_3B_7Cpop_7C_28_29Ljava_2Flang_2FComparable_3B virtual (var %_this <* <$LGenerics_24Heap_3B>>) <* <$Ljava_2Flang_2FComparable_3B>>
func &LGenerics_24Heap_3B_7Cempty_7C_28_29Z virtual (var %_this <* <$LGenerics_24Heap_3B>>) u1
func &LGenerics_24Leaf_3B_7C_3Cinit_3E_7C_28I_29V constructor (var %_this <* <$LGenerics_24Leaf_3B>>, var %Reg3_I i32) void
func &LGenerics_24Node_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LGenerics_24Node_3B>>) void
func &LGenerics_24Node_3B_7Cappend_7C_28LGenerics_24Node_3B_29LGenerics_24Node_3B virtual (var %_this <* <$LGenerics_24Node_3B>>, var %Reg4_R138 <* <$LGenerics_24Node_3B>>) <* <$LGenerics_24Node_3B>>
func &LGenerics_24Opt_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FObject_3B_29V private constructor (var %_this <* <$LGenerics_24Opt_3B>>, var %Reg3_R113 <* <$Ljava_2Flang_2FObject_3B>>) void
func &LGenerics_24Opt_3B_7Cnone_7C_28_29LGenerics_24Opt_3B static () <* <$LGenerics_24Opt_3B>>
func &LGenerics_24Opt_3B_7Cof_7C_28Ljava_2Flang_2FObject_3B_29LGenerics_24Opt_3B static (var %Reg3_R113 <* <$Ljava_2Flang_2FObject_3B>>) <* <$LGenerics_24Opt_3B>>
func &LGenerics_24Opt_3B_7Cmap_7C_28Ljava_2Futil_2Ffunction_2FFunction_3B_29LGenerics_24Opt_3B virtual (var %_this <* <$LGenerics_24Opt_3B>>, var %Reg4_R131 <* <$Ljava_2Futil_2Ffunction_2FFunction_3B>>) <* <$LGenerics_24Opt_3B>>
func &LGenerics_24Opt_3B_7Cor_7C_28Ljava_2Futil_2Ffunction_2FSupplier_3B_29Ljava_2Flang_2FObject_3B virtual (var %_this <* <$LGenerics_24Opt_3B>>, var %Reg3_R132 <* <$Ljava_2Futil_2Ffunction_2FSupplier_3B>>) <* <$Ljava_2Flang_2FObject_3B>>
func &LGenerics_24Opt_3B_7C_3Cclinit_3E_7C_28_29V static constructor () void
func &LGenerics_24Pair_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FObject_3BLjava_2Flang_2FObject_3B_29V constructor (var %_this <* <$LGenerics_24Pair_3B>>, var %Reg3_R113 <* <$Ljava_2Flang_2FObject_3B>>, var %Reg4_R113 <* <$Ljava_2Flang_2FObject_3B>>) void
func &LGenerics_24Pair_3B_7Cwith_7C_28Ljava_2Flang_2FObject_3B_29LGenerics_24Pair_3B virtual (var %_this <* <$LGenerics_24Pair_3B>>, var %Reg5_R113 <* <$Ljava_2Flang_2FObject_3B>>) <* <$LGenerics_24Pair_3B>>
func &LGenerics_24Pair_3B_7Cswap_7C_28_29LGenerics_24Pair_3B virtual (var %_this <* <$LGenerics_24Pair_3B>>) <* <$LGenerics_24Pair_3B>>
func &LGenerics_24Pair_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$LGenerics_24Pair_3B>>) <* <$Ljava_2Flang_2FString_3B>>
var $_C_STR_6b00 fstatic <[3] u64> readonly = [0, 0x300000000, 0x6b0000006b]
var $_C_STR_2000 fstatic <[3] u64> readonly = [0, 0x300000000, 0x2000000020]
var $_C_STR_610062006300 fstatic <[3] u64> readonly = [0, 0x700000000, 0x63626100017862]
var $_C_STR_7100 fstatic <[3] u64> readonly = [0, 0x300000000, 0x7100000071]
var $_C_STR_7700 fstatic <[3] u64> readonly = [0, 0x300000000, 0x7700000077]
var $_C_STR_6500 fstatic <[3] u64> readonly = [0, 0x300000000, 0x6500000065]
var $_C_STR_7200 fstatic <[3] u64> readonly = [0, 0x300000000, 0x7200000072]
var $_C_STR_7400 fstatic <[3] u64> readonly = [0, 0x300000000, 0x7400000074]
var $_C_STR_7900 fstatic <[3] u64> readonly = [0, 0x300000000, 0x7900000079]
var $_C_STR_7600 fstatic <[3] u64> readonly = [0, 0x300000000, 0x7600000076]
var $_C_STR_620069006700 fstatic <[3] u64> readonly = [0, 0x700000000, 0x67696200017d00]
var $_C_STR_73006d0061006c006c00 fstatic <[4] u64> readonly = [0, 0xb00000000, 0x6c616d7306879507, 108]
var $_C_STR_2300 fstatic <[3] u64> readonly = [0, 0x300000000, 0x2300000023]
var $_C_STR_3c00 fstatic <[3] u64> readonly = [0, 0x300000000, 0x3c0000003c]
var $_C_STR_2c00 fstatic <[3] u64> readonly = [0, 0x300000000, 0x2c0000002c]
var $_C_STR_3e00 fstatic <[3] u64> readonly = [0, 0x300000000, 0x3e0000003e]
var $LGenerics_24Opt_3B_7CNONE <* <$LGenerics_24Opt_3B>> final private static = 0
var $Ljava_2Flang_2FSystem_3B_7Cout extern <* <$Ljava_2Fio_2FPrintStream_3B>>
func &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FObject_3B>>) void
func &Ljava_2Futil_2FArrayList_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Futil_2FArrayList_3B>>) void
func &Ljava_2Futil_2FArrayList_3B_7Cadd_7C_28Ljava_2Flang_2FObject_3B_29Z public virtual (var %_this <* <$Ljava_2Futil_2FArrayList_3B>>, var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>) u1
func &Ljava_2Flang_2FIterable_3B_7Citerator_7C_28_29Ljava_2Futil_2FIterator_3B public virtual abstract (var %_this <* <$Ljava_2Flang_2FIterable_3B>>) <* <$Ljava_2Futil_2FIterator_3B>>
func &Ljava_2Futil_2FIterator_3B_7ChasNext_7C_28_29Z public virtual abstract (var %_this <* <$Ljava_2Futil_2FIterator_3B>>) u1
func &Ljava_2Futil_2FIterator_3B_7Cnext_7C_28_29Ljava_2Flang_2FObject_3B public virtual abstract (var %_this <* <$Ljava_2Futil_2FIterator_3B>>) <* <$Ljava_2Flang_2FObject_3B>>
func &Ljava_2Flang_2FNumber_3B_7CdoubleValue_7C_28_29D public virtual abstract (var %_this <* <$Ljava_2Flang_2FNumber_3B>>) f64
func &Ljava_2Futil_2Ffunction_2FIntFunction_3B_7Capply_7C_28I_29Ljava_2Flang_2FObject_3B public virtual abstract (var %_this <* <$Ljava_2Futil_2Ffunction_2FIntFunction_3B>>, var %Reg1_I i32) <* <$Ljava_2Flang_2FObject_3B>>
func &Ljava_2Futil_2Ffunction_2FConsumer_3B_7Caccept_7C_28Ljava_2Flang_2FObject_3B_29V public virtual abstract (var %_this <* <$Ljava_2Futil_2Ffunction_2FConsumer_3B>>, var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>) void
func &Ljava_2Flang_2FInteger_3B_7CvalueOf_7C_28I_29Ljava_2Flang_2FInteger_3B public static (var %Reg0_I i32) <* <$Ljava_2Flang_2FInteger_3B>>
func &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>) void
func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>) <* <$Ljava_2Flang_2FStringBuilder_3B>>
func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg1_R121 <* <$Ljava_2Flang_2FString_3B>>) <* <$Ljava_2Flang_2FStringBuilder_3B>>
func &Ljava_2Flang_2FDouble_3B_7CvalueOf_7C_28D_29Ljava_2Flang_2FDouble_3B public static (var %Reg0_D f64) <* <$Ljava_2Flang_2FDouble_3B>>
func &Ljava_2Flang_2FCharacter_3B_7CvalueOf_7C_28C_29Ljava_2Flang_2FCharacter_3B public static (var %Reg0_C u16) <* <$Ljava_2Flang_2FCharacter_3B>>
func &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V public virtual (var %_this <* <$Ljava_2Fio_2FPrintStream_3B>>, var %Reg1_R121 <* <$Ljava_2Flang_2FString_3B>>) void
func &Ljava_2Flang_2FInteger_3B_7CintValue_7C_28_29I public virtual (var %_this <* <$Ljava_2Flang_2FInteger_3B>>) i32
func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28C_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg1_C u16) <* <$Ljava_2Flang_2FStringBuilder_3B>>
func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Z_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg1_Z u1) <* <$Ljava_2Flang_2FStringBuilder_3B>>
func &Ljava_2Flang_2FString_3B_7ChashCode_7C_28_29I public virtual (var %_this <* <$Ljava_2Flang_2FString_3B>>) i32
func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg1_I i32) <* <$Ljava_2Flang_2FStringBuilder_3B>>
func &LGenerics_24Leaf_3B_7Cappend_7C_28LGenerics_24Node_3B_29LGenerics_24Node_3B virtual (var %_this <* <$LGenerics_24Leaf_3B>>, var %Reg1_R138 <* <$LGenerics_24Node_3B>>) <* <$LGenerics_24Node_3B>>
func &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28I_29V public virtual (var %_this <* <$Ljava_2Fio_2FPrintStream_3B>>, var %Reg1_I i32) void
func &Ljava_2Flang_2FLong_3B_7CvalueOf_7C_28J_29Ljava_2Flang_2FLong_3B public static (var %Reg0_J i64) <* <$Ljava_2Flang_2FLong_3B>>
func &Ljava_2Flang_2FFloat_3B_7CvalueOf_7C_28F_29Ljava_2Flang_2FFloat_3B public static (var %Reg0_F f32) <* <$Ljava_2Flang_2FFloat_3B>>
func &Ljava_2Flang_2FByte_3B_7CvalueOf_7C_28B_29Ljava_2Flang_2FByte_3B public static (var %Reg0_B i8) <* <$Ljava_2Flang_2FByte_3B>>
func &Ljava_2Flang_2FShort_3B_7CvalueOf_7C_28S_29Ljava_2Flang_2FShort_3B public static (var %Reg0_S i16) <* <$Ljava_2Flang_2FShort_3B>>
func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28D_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg1_D f64) <* <$Ljava_2Flang_2FStringBuilder_3B>>
func &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FObject_3B_29V public virtual (var %_this <* <$Ljava_2Fio_2FPrintStream_3B>>, var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>) void
func &Ljava_2Futil_2Ffunction_2FSupplier_3B_7Cget_7C_28_29Ljava_2Flang_2FObject_3B public virtual abstract (var %_this <* <$Ljava_2Futil_2Ffunction_2FSupplier_3B>>) <* <$Ljava_2Flang_2FObject_3B>>
func &Ljava_2Flang_2FLong_3B_7ClongValue_7C_28_29J public virtual (var %_this <* <$Ljava_2Flang_2FLong_3B>>) i64
func &Ljava_2Flang_2FDouble_3B_7CdoubleValue_7C_28_29D public virtual (var %_this <* <$Ljava_2Flang_2FDouble_3B>>) f64
func &Ljava_2Futil_2FRandom_3B_7C_3Cinit_3E_7C_28J_29V public constructor (var %_this <* <$Ljava_2Futil_2FRandom_3B>>, var %Reg1_J i64) void
func &Ljava_2Futil_2FRandom_3B_7CnextInt_7C_28_29I public virtual (var %_this <* <$Ljava_2Futil_2FRandom_3B>>) i32
func &Ljava_2Futil_2FRandom_3B_7CnextInt_7C_28I_29I public virtual (var %_this <* <$Ljava_2Futil_2FRandom_3B>>, var %Reg1_I i32) i32
func &Ljava_2Futil_2FRandom_3B_7CnextLong_7C_28_29J public virtual (var %_this <* <$Ljava_2Futil_2FRandom_3B>>) i64
func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28J_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg1_J i64) <* <$Ljava_2Flang_2FStringBuilder_3B>>
func &Ljava_2Futil_2FRandom_3B_7CnextDouble_7C_28_29D public virtual (var %_this <* <$Ljava_2Futil_2FRandom_3B>>) f64
func &Ljava_2Flang_2FIllegalArgumentException_3B_7CgetMessage_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$Ljava_2Flang_2FIllegalArgumentException_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &Ljava_2Flang_2FString_3B_7Clength_7C_28_29I public virtual (var %_this <* <$Ljava_2Flang_2FString_3B>>) i32
func &Ljava_2Futil_2FArrayList_3B_7Csize_7C_28_29I public virtual (var %_this <* <$Ljava_2Futil_2FArrayList_3B>>) i32
func &Ljava_2Futil_2FArrayList_3B_7Cget_7C_28I_29Ljava_2Flang_2FObject_3B public virtual (var %_this <* <$Ljava_2Futil_2FArrayList_3B>>, var %Reg1_I i32) <* <$Ljava_2Flang_2FObject_3B>>
func &Ljava_2Flang_2FComparable_3B_7CcompareTo_7C_28Ljava_2Flang_2FObject_3B_29I public virtual abstract (var %_this <* <$Ljava_2Flang_2FComparable_3B>>, var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>) i32
func &Ljava_2Futil_2FArrayList_3B_7Cset_7C_28ILjava_2Flang_2FObject_3B_29Ljava_2Flang_2FObject_3B public virtual (var %_this <* <$Ljava_2Futil_2FArrayList_3B>>, var %Reg1_I i32, var %Reg2_R113 <* <$Ljava_2Flang_2FObject_3B>>) <* <$Ljava_2Flang_2FObject_3B>>
func &Ljava_2Futil_2FArrayList_3B_7Cremove_7C_28I_29Ljava_2Flang_2FObject_3B public virtual (var %_this <* <$Ljava_2Futil_2FArrayList_3B>>, var %Reg1_I i32) <* <$Ljava_2Flang_2FObject_3B>>
func &Ljava_2Futil_2FArrayList_3B_7CisEmpty_7C_28_29Z public virtual (var %_this <* <$Ljava_2Futil_2FArrayList_3B>>) u1
func &Ljava_2Futil_2Ffunction_2FFunction_3B_7Capply_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FObject_3B public virtual abstract (var %_this <* <$Ljava_2Futil_2Ffunction_2FFunction_3B>>, var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>) <* <$Ljava_2Flang_2FObject_3B>>
var $__cinf_Ljava_2Flang_2FString_3B <$__class_meta__>
func &MCC_GetOrInsertLiteral () <* <$Ljava_2Flang_2FString_3B>>
func &LGenerics_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$LGenerics_3B>>) void {
  funcid 1
  var %Reg1_R112 <* <$LGenerics_3B>>
  var %Reg0_R112 <* <$LGenerics_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>

  dassign %Reg1_R112 0 (dread ref %_this)
LOC 1 3
  dassign %Reg0_R112 0 (dread ref %Reg1_R112)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R112))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
  return ()
}
func &LGenerics_3B_7ClistOf_7C_28ALjava_2Flang_2FObject_3B_29Ljava_2Futil_2FArrayList_3B static varargs (var %Reg7_R114 <* <[] <* <$Ljava_2Flang_2FObject_3B>>>>) <* <$Ljava_2Futil_2FArrayList_3B>> {
  funcid 2
  var %Reg0_R115 <* <$Ljava_2Futil_2FArrayList_3B>>
  var %Reg2_R115 <* <$Ljava_2Futil_2FArrayList_3B>>
  var %Reg0_R114 <* <[] <* <$Ljava_2Flang_2FObject_3B>>>>
  var %Reg3_R114 <* <[] <* <$Ljava_2Flang_2FObject_3B>>>>
  var %Reg3_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_I i32
  var %Reg4_I i32
  var %Reg5_I i32
  var %Reg1_I i32
  var %Reg6_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_Z u1

ALIAS %t %Reg6_R113 <* <$Ljava_2Flang_2FObject_3B>> "TT;"
ALIAS %a %Reg7_R114 <* <[] <* <$Ljava_2Flang_2FObject_3B>>>> "[TT;"
ALIAS %l %Reg2_R115 <* <$Ljava_2Futil_2FArrayList_3B>> "Ljava/util/ArrayList<TT;>;"
  intrinsiccallwithtype <$LGenerics_3B> JAVA_CLINIT_CHECK ()
LOC 1 105
  intrinsiccallwithtype <$Ljava_2Futil_2FArrayList_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (gcmalloc ref <$Ljava_2Futil_2FArrayList_3B>)
  callassigned &Ljava_2Futil_2FArrayList_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R115) {}
  dassign %Reg2_R115 0 (dread ref %Reg0_R115)
LOC 1 106
  dassign %Reg0_R114 0 (dread ref %Reg7_R114)
  dassign %Reg3_R114 0 (dread ref %Reg0_R114)
  dassign %Reg3_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg3_R114))
  dassign %Reg0_R113 0 (dread ref %Reg3_R113)
  dassign %Reg0_I 0 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %Reg0_R113))
  dassign %Reg4_I 0 (dread i32 %Reg0_I)
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg5_I 0 (dread i32 %Reg0_I)
@label0
  dassign %Reg0_I 0 (dread i32 %Reg5_I)
  dassign %Reg1_I 0 (dread i32 %Reg4_I)
  brtrue @label1 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg3_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg3_R114))
  dassign %Reg0_R113 0 (dread ref %Reg3_R113)
  dassign %Reg1_I 0 (dread i32 %Reg5_I)
  dassign %Reg0_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg0_R113, dread i32 %Reg1_I)))
  dassign %Reg6_R113 0 (dread ref %Reg0_R113)
  dassign %Reg0_R115 0 (dread ref %Reg2_R115)
  dassign %Reg6_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg6_R113))
  dassign %Reg1_R113 0 (dread ref %Reg6_R113)
  virtualcallassigned &Ljava_2Futil_2FArrayList_3B_7Cadd_7C_28Ljava_2Flang_2FObject_3B_29Z (dread ref %Reg0_R115, dread ref %Reg1_R113) { dassign %Reg0_Z 0 }
  dassign %Reg5_I 0 (add i32 (dread i32 %Reg5_I, constval i32 1))
  goto @label0
@label1
LOC 1 107
  dassign %Reg0_R115 0 (dread ref %Reg2_R115)
  return (dread ref %Reg0_R115)
}
func &LGenerics_3B_7Csum_7C_28Ljava_2Flang_2FIterable_3B_29D static (var %Reg8_R116 <* <$Ljava_2Flang_2FIterable_3B>>) f64 {
  funcid 3
  var %Reg0_D f64
  var %Reg4_D f64
  var %Reg0_R116 <* <$Ljava_2Flang_2FIterable_3B>>
  var %Reg0_R117 <* <$Ljava_2Futil_2FIterator_3B>>
  var %Reg6_R117 <* <$Ljava_2Futil_2FIterator_3B>>
  var %Reg6_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_Z u1
  var %Reg0_R118 <* <$Ljava_2Flang_2FNumber_3B>>
  var %Reg7_R118 <* <$Ljava_2Flang_2FNumber_3B>>
  var %Reg1_R118 <* <$Ljava_2Flang_2FNumber_3B>>
  var %Reg1_D f64

ALIAS %n %Reg7_R118 <* <$Ljava_2Flang_2FNumber_3B>>
ALIAS %it %Reg8_R116 <* <$Ljava_2Flang_2FIterable_3B>> "Ljava/lang/Iterable<+Ljava/lang/Number;>;"
ALIAS %s %Reg4_D f64
  intrinsiccallwithtype <$LGenerics_3B> JAVA_CLINIT_CHECK ()
LOC 1 114
  dassign %Reg0_D 0 (constval f64 0)
  dassign %Reg4_D 0 (dread f64 %Reg0_D)
LOC 1 115
  dassign %Reg0_R116 0 (dread ref %Reg8_R116)
  interfacecallassigned &Ljava_2Flang_2FIterable_3B_7Citerator_7C_28_29Ljava_2Futil_2FIterator_3B (dread ref %Reg0_R116) { dassign %Reg0_R117 0 }
  dassign %Reg6_R117 0 (dread ref %Reg0_R117)
@label2
  dassign %Reg6_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg6_R117))
  dassign %Reg0_R113 0 (dread ref %Reg6_R113)
  dassign %Reg0_R117 0 (retype ref <* <$Ljava_2Futil_2FIterator_3B>> (dread ref %Reg0_R113))
  interfacecallassigned &Ljava_2Futil_2FIterator_3B_7ChasNext_7C_28_29Z (dread ref %Reg0_R117) { dassign %Reg0_Z 0 }
  brtrue @label3 (eq i32 i32 (
    cvt i32 u1 (dread u1 %Reg0_Z),
    constval i32 0))
  dassign %Reg6_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg6_R117))
  dassign %Reg0_R113 0 (dread ref %Reg6_R113)
  dassign %Reg0_R117 0 (retype ref <* <$Ljava_2Futil_2FIterator_3B>> (dread ref %Reg0_R113))
  interfacecallassigned &Ljava_2Futil_2FIterator_3B_7Cnext_7C_28_29Ljava_2Flang_2FObject_3B (dread ref %Reg0_R117) { dassign %Reg0_R113 0 }
  intrinsiccallwithtypeassigned <* <$Ljava_2Flang_2FNumber_3B>> JAVA_CHECK_CAST (dread ref %Reg0_R113) { dassign %Reg0_R118 0 }
  dassign %Reg7_R118 0 (dread ref %Reg0_R118)
  dassign %Reg0_D 0 (dread f64 %Reg4_D)
  dassign %Reg1_R118 0 (dread ref %Reg7_R118)
  virtualcallassigned &Ljava_2Flang_2FNumber_3B_7CdoubleValue_7C_28_29D (dread ref %Reg1_R118) { dassign %Reg1_D 0 }
  dassign %Reg0_D 0 (add f64 (dread f64 %Reg0_D, dread f64 %Reg1_D))
  dassign %Reg4_D 0 (dread f64 %Reg0_D)
  goto @label2
@label3
LOC 1 116
  dassign %Reg0_D 0 (dread f64 %Reg4_D)
  return (dread f64 %Reg0_D)
}
func &LGenerics_3B_7Ceach_7C_28Ljava_2Futil_2Ffunction_2FIntFunction_3BLjava_2Futil_2Ffunction_2FConsumer_3BI_29V static (var %Reg4_R119 <* <$Ljava_2Futil_2Ffunction_2FIntFunction_3B>>, var %Reg5_R120 <* <$Ljava_2Futil_2Ffunction_2FConsumer_3B>>, var %Reg6_I i32) void {
  funcid 4
  var %Reg0_I i32
  var %Reg3_I i32
  var %Reg1_I i32
  var %Reg0_R120 <* <$Ljava_2Futil_2Ffunction_2FConsumer_3B>>
  var %Reg1_R119 <* <$Ljava_2Futil_2Ffunction_2FIntFunction_3B>>
  var %Reg2_I i32
  var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_R121 <* <$Ljava_2Flang_2FString_3B>>

ALIAS %i %Reg3_I i32
ALIAS %f %Reg4_R119 <* <$Ljava_2Futil_2Ffunction_2FIntFunction_3B>> "Ljava/util/function/IntFunction<Ljava/lang/String;>;"
ALIAS %c %Reg5_R120 <* <$Ljava_2Futil_2Ffunction_2FConsumer_3B>> "Ljava/util/function/Consumer<Ljava/lang/String;>;"
ALIAS %n %Reg6_I i32
  intrinsiccallwithtype <$LGenerics_3B> JAVA_CLINIT_CHECK ()
LOC 1 120
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg3_I 0 (dread i32 %Reg0_I)
@label4
  dassign %Reg0_I 0 (dread i32 %Reg3_I)
  dassign %Reg1_I 0 (dread i32 %Reg6_I)
  brtrue @label5 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg0_R120 0 (dread ref %Reg5_R120)
  dassign %Reg1_R119 0 (dread ref %Reg4_R119)
  dassign %Reg2_I 0 (dread i32 %Reg3_I)
  interfacecallassigned &Ljava_2Futil_2Ffunction_2FIntFunction_3B_7Capply_7C_28I_29Ljava_2Flang_2FObject_3B (dread ref %Reg1_R119, dread i32 %Reg2_I) { dassign %Reg1_R113 0 }
  intrinsiccallwithtypeassigned <* <$Ljava_2Flang_2FString_3B>> JAVA_CHECK_CAST (dread ref %Reg1_R113) { dassign %Reg1_R121 0 }
  dassign %Reg1_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg1_R121))
  interfacecallassigned &Ljava_2Futil_2Ffunction_2FConsumer_3B_7Caccept_7C_28Ljava_2Flang_2FObject_3B_29V (dread ref %Reg0_R120, dread ref %Reg1_R113) {}
  dassign %Reg3_I 0 (add i32 (dread i32 %Reg3_I, constval i32 1))
  goto @label4
@label5
LOC 1 121
  return ()
}
func &LGenerics_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V public static (var %Reg28_R122 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>) void {
  funcid 5
  var %Reg0_R123 <* <$LGenerics_24Pair_3B>>
  var %Reg1_R121 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_10 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg2_I i32
  var %Reg2_R124 <* <$Ljava_2Flang_2FInteger_3B>>
  var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg2_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg9_R123 <* <$LGenerics_24Pair_3B>>
  var %Reg0_R125 <* <$Ljava_2Fio_2FPrintStream_3B>>
  var %Reg1_R126 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg2_R123 <* <$LGenerics_24Pair_3B>>
  var %Reg2_R121 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_11 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg3_D f64
  var %Reg3_R127 <* <$Ljava_2Flang_2FDouble_3B>>
  var %Reg3_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg3_I i32
  var %Reg3_C u16
  var %Reg3_R128 <* <$Ljava_2Flang_2FCharacter_3B>>
  var %L_STR_12 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg2_R129 <* <$LGenerics_24Opt_3B>>
  var %Reg3_R130 <* <$LGenerics_241_3B>>
  var %Reg3_R131 <* <$Ljava_2Futil_2Ffunction_2FFunction_3B>>
  var %Reg3_R132 <* <$Ljava_2Futil_2Ffunction_2FSupplier_3B>>
  var %Reg3_R133 <* <$LGenerics_243_3B>>
  var %Reg3_R134 <* <$LGenerics_242_3B>>
  var %Reg0_R135 <* <$LGenerics_24Heap_3B>>
  var %Reg10_R135 <* <$LGenerics_24Heap_3B>>
  var %Reg0_I i32
  var %Reg11_I i32
  var %Reg12_I i32
  var %Reg1_I i32
  var %Reg1_R124 <* <$Ljava_2Flang_2FInteger_3B>>
  var %Reg1_R136 <* <$Ljava_2Flang_2FComparable_3B>>
  var %Reg0_R126 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg12_R126 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg13_I i32
  var %Reg14_I i32
  var %Reg0_Z u1
  var %Reg0_R136 <* <$Ljava_2Flang_2FComparable_3B>>
  var %Reg0_R124 <* <$Ljava_2Flang_2FInteger_3B>>
  var %Reg15_I i32
  var %Reg6_I i32
  var %Reg7_I i32
  var %Reg1_C u16
  var %Reg2_Z u1
  var %Reg2_R126 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg15_R135 <* <$LGenerics_24Heap_3B>>
  var %Reg0_R122 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>
  var %L_STR_13 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_14 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_15 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_16 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_17 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_18 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg16_R122 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>
  var %Reg16_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg17_I i32
  var %Reg18_I i32
  var %Reg19_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg19_R121 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg2_R135 <* <$LGenerics_24Heap_3B>>
  var %Reg2_R136 <* <$Ljava_2Flang_2FComparable_3B>>
  var %Reg0_R137 <* <$LGenerics_24Leaf_3B>>
  var %Reg1_R137 <* <$LGenerics_24Leaf_3B>>
  var %Reg1_R138 <* <$LGenerics_24Node_3B>>
  var %Reg0_R138 <* <$LGenerics_24Node_3B>>
  var %Reg16_R137 <* <$LGenerics_24Leaf_3B>>
  var %Reg18_R137 <* <$LGenerics_24Leaf_3B>>
  var %Reg0_R115 <* <$Ljava_2Futil_2FArrayList_3B>>
  var %Reg18_R115 <* <$Ljava_2Futil_2FArrayList_3B>>
  var %Reg1_D f64
  var %Reg1_R127 <* <$Ljava_2Flang_2FDouble_3B>>
  var %Reg1_J i64
  var %Reg1_R139 <* <$Ljava_2Flang_2FLong_3B>>
  var %Reg1_F f32
  var %Reg1_R140 <* <$Ljava_2Flang_2FFloat_3B>>
  var %Reg1_B i8
  var %Reg1_R141 <* <$Ljava_2Flang_2FByte_3B>>
  var %Reg1_S i16
  var %Reg1_R142 <* <$Ljava_2Flang_2FShort_3B>>
  var %Reg2_R115 <* <$Ljava_2Futil_2FArrayList_3B>>
  var %Reg2_R116 <* <$Ljava_2Flang_2FIterable_3B>>
  var %Reg2_D f64
  var %Reg2_R143 <* <[] <* <$Ljava_2Flang_2FInteger_3B>>>>
  var %Reg4_I i32
  var %Reg4_R124 <* <$Ljava_2Flang_2FInteger_3B>>
  var %Reg2_R114 <* <[] <* <$Ljava_2Flang_2FObject_3B>>>>
  var %Reg19_R126 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg0_R144 <* <$LGenerics_244_3B>>
  var %Reg1_R145 <* <$LGenerics_245_3B>>
  var %Reg0_R119 <* <$Ljava_2Futil_2Ffunction_2FIntFunction_3B>>
  var %Reg1_R120 <* <$Ljava_2Futil_2Ffunction_2FConsumer_3B>>
  var %Reg0_R146 <* <$LGenerics_24Cell_3B>>
  var %Reg20_R146 <* <$LGenerics_24Cell_3B>>
  var %L_STR_19 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg21_R146 <* <$LGenerics_24Cell_3B>>
  var %Reg21_R120 <* <$Ljava_2Futil_2Ffunction_2FConsumer_3B>>
  var %Reg0_R120 <* <$Ljava_2Futil_2Ffunction_2FConsumer_3B>>
  var %Reg2_R146 <* <$LGenerics_24Cell_3B>>
  var %Reg1_R146 <* <$LGenerics_24Cell_3B>>
  var %Reg1_R132 <* <$Ljava_2Futil_2Ffunction_2FSupplier_3B>>
  var %Reg22_R124 <* <$Ljava_2Flang_2FInteger_3B>>
  var %Reg23_R124 <* <$Ljava_2Flang_2FInteger_3B>>
  var %Reg23_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg23_I i32
  var %Reg0_J i64
  var %Reg0_R139 <* <$Ljava_2Flang_2FLong_3B>>
  var %Reg24_R139 <* <$Ljava_2Flang_2FLong_3B>>
  var %Reg0_D f64
  var %Reg0_R127 <* <$Ljava_2Flang_2FDouble_3B>>
  var %Reg25_R127 <* <$Ljava_2Flang_2FDouble_3B>>
  var %Reg2_R139 <* <$Ljava_2Flang_2FLong_3B>>
  var %Reg2_R127 <* <$Ljava_2Flang_2FDouble_3B>>
  var %Reg6_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg7_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %L_STR_20 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg8_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %L_STR_21 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R147 <* <$Ljava_2Futil_2FRandom_3B>>
  var %Reg26_R147 <* <$Ljava_2Futil_2FRandom_3B>>
  var %Reg2_R147 <* <$Ljava_2Futil_2FRandom_3B>>
  var %Reg2_J i64
  var %Reg0_R148 <* <$Ljava_2Flang_2FIllegalArgumentException_3B>>
  var %Reg27_R148 <* <$Ljava_2Flang_2FIllegalArgumentException_3B>>
  var %Reg1_R148 <* <$Ljava_2Flang_2FIllegalArgumentException_3B>>

ALIAS %i %Reg12_I i32
ALIAS %v %Reg15_I i32
ALIAS %t %Reg17_I i32
ALIAS %c %Reg18_R137 <* <$LGenerics_24Leaf_3B>>
ALIAS %e %Reg27_R148 <* <$Ljava_2Flang_2FIllegalArgumentException_3B>>
ALIAS %args %Reg28_R122 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>
ALIAS %p %Reg9_R123 <* <$LGenerics_24Pair_3B>> "LGenerics$Pair<Ljava/lang/String;Ljava/lang/Integer;>;"
ALIAS %h %Reg10_R135 <* <$LGenerics_24Heap_3B>> "LGenerics$Heap<Ljava/lang/Integer;>;"
ALIAS %x %Reg11_I i32
ALIAS %s %Reg12_R126 <* <$Ljava_2Flang_2FStringBuilder_3B>>
ALIAS %prev %Reg13_I i32
ALIAS %sorted %Reg14_Z u1
ALIAS %hs %Reg15_R135 <* <$LGenerics_24Heap_3B>> "LGenerics$Heap<Ljava/lang/String;>;"
ALIAS %l %Reg16_R137 <* <$LGenerics_24Leaf_3B>>
ALIAS %nums %Reg18_R115 <* <$Ljava_2Futil_2FArrayList_3B>> "Ljava/util/ArrayList<Ljava/lang/Number;>;"
ALIAS %out %Reg19_R126 <* <$Ljava_2Flang_2FStringBuilder_3B>>
ALIAS %cell %Reg20_R146 <* <$LGenerics_24Cell_3B>> "LGenerics$Cell<Ljava/lang/String;>;"
ALIAS %cc %Reg21_R120 <* <$Ljava_2Futil_2Ffunction_2FConsumer_3B>> "Ljava/util/function/Consumer<Ljava/lang/String;>;"
ALIAS %i1 %Reg22_R124 <* <$Ljava_2Flang_2FInteger_3B>>
ALIAS %prim %Reg23_I i32
ALIAS %lg %Reg24_R139 <* <$Ljava_2Flang_2FLong_3B>>
ALIAS %db %Reg25_R127 <* <$Ljava_2Flang_2FDouble_3B>>
ALIAS %r %Reg26_R147 <* <$Ljava_2Futil_2FRandom_3B>>
  intrinsiccallwithtype <$LGenerics_3B> JAVA_CLINIT_CHECK ()
LOC 1 135
  intrinsiccallwithtype <$LGenerics_24Pair_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R123 0 (gcmalloc ref <$LGenerics_24Pair_3B>)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_6b00) { dassign %L_STR_10 0 }
  dassign %Reg1_R121 0 (dread ptr %L_STR_10)
  dassign %Reg2_I 0 (constval i32 1)
  intrinsiccallwithtype <$Ljava_2Flang_2FInteger_3B> JAVA_CLINIT_CHECK ()
  callassigned &Ljava_2Flang_2FInteger_3B_7CvalueOf_7C_28I_29Ljava_2Flang_2FInteger_3B (dread i32 %Reg2_I) { dassign %Reg2_R124 0 }
  dassign %Reg1_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg1_R121))
  dassign %Reg2_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg2_R124))
  callassigned &LGenerics_24Pair_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FObject_3BLjava_2Flang_2FObject_3B_29V (dread ref %Reg0_R123, dread ref %Reg1_R113, dread ref %Reg2_R113) {}
  dassign %Reg9_R123 0 (dread ref %Reg0_R123)
LOC 1 136
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R125 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R126 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R126) {}
  dassign %Reg2_R123 0 (dread ref %Reg9_R123)
  dassign %Reg2_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg2_R123))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R126, dread ref %Reg2_R113) { dassign %Reg1_R126 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_11 0 }
  dassign %Reg2_R121 0 (dread ptr %L_STR_11)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R126, dread ref %Reg2_R121) { dassign %Reg1_R126 0 }
  dassign %Reg2_R123 0 (dread ref %Reg9_R123)
  virtualcallassigned &LGenerics_24Pair_3B_7Cswap_7C_28_29LGenerics_24Pair_3B (dread ref %Reg2_R123) { dassign %Reg2_R123 0 }
  dassign %Reg2_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg2_R123))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R126, dread ref %Reg2_R113) { dassign %Reg1_R126 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_11 0 }
  dassign %Reg2_R121 0 (dread ptr %L_STR_11)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R126, dread ref %Reg2_R121) { dassign %Reg1_R126 0 }
  dassign %Reg2_R123 0 (dread ref %Reg9_R123)
  dassign %Reg3_D 0 (constval f64 2.5)
  intrinsiccallwithtype <$Ljava_2Flang_2FDouble_3B> JAVA_CLINIT_CHECK ()
  callassigned &Ljava_2Flang_2FDouble_3B_7CvalueOf_7C_28D_29Ljava_2Flang_2FDouble_3B (dread f64 %Reg3_D) { dassign %Reg3_R127 0 }
  dassign %Reg3_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg3_R127))
  virtualcallassigned &LGenerics_24Pair_3B_7Cwith_7C_28Ljava_2Flang_2FObject_3B_29LGenerics_24Pair_3B (dread ref %Reg2_R123, dread ref %Reg3_R113) { dassign %Reg2_R123 0 }
  dassign %Reg3_I 0 (constval i32 99)
  intrinsiccallwithtype <$Ljava_2Flang_2FCharacter_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg3_C 0 (cvt u16 i32 (dread i32 %Reg3_I))
  callassigned &Ljava_2Flang_2FCharacter_3B_7CvalueOf_7C_28C_29Ljava_2Flang_2FCharacter_3B (dread u16 %Reg3_C) { dassign %Reg3_R128 0 }
  dassign %Reg3_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg3_R128))
  virtualcallassigned &LGenerics_24Pair_3B_7Cwith_7C_28Ljava_2Flang_2FObject_3B_29LGenerics_24Pair_3B (dread ref %Reg2_R123, dread ref %Reg3_R113) { dassign %Reg2_R123 0 }
  virtualcallassigned &LGenerics_24Pair_3B_7Cswap_7C_28_29LGenerics_24Pair_3B (dread ref %Reg2_R123) { dassign %Reg2_R123 0 }
  dassign %Reg2_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg2_R123))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R126, dread ref %Reg2_R113) { dassign %Reg1_R126 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R126) { dassign %Reg1_R121 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R125, dread ref %Reg1_R121) {}
LOC 1 137
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R125 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R126 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R126) {}
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_610062006300) { dassign %L_STR_12 0 }
  dassign %Reg2_R121 0 (dread ptr %L_STR_12)
  intrinsiccallwithtype <$LGenerics_24Opt_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg2_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg2_R121))
  callassigned &LGenerics_24Opt_3B_7Cof_7C_28Ljava_2Flang_2FObject_3B_29LGenerics_24Opt_3B (dread ref %Reg2_R113) { dassign %Reg2_R129 0 }
  intrinsiccallwithtype <$LGenerics_241_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg3_R130 0 (gcmalloc ref <$LGenerics_241_3B>)
  callassigned &LGenerics_241_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg3_R130) {}
  dassign %Reg3_R131 0 (retype ref <* <$Ljava_2Futil_2Ffunction_2FFunction_3B>> (dread ref %Reg3_R130))
  virtualcallassigned &LGenerics_24Opt_3B_7Cmap_7C_28Ljava_2Futil_2Ffunction_2FFunction_3B_29LGenerics_24Opt_3B (dread ref %Reg2_R129, dread ref %Reg3_R131) { dassign %Reg2_R129 0 }
  dassign %Reg3_R113 0 (constval ref 0)
LOC 1 141
  dassign %Reg3_R132 0 (retype ref <* <$Ljava_2Futil_2Ffunction_2FSupplier_3B>> (dread ref %Reg3_R113))
  virtualcallassigned &LGenerics_24Opt_3B_7Cor_7C_28Ljava_2Futil_2Ffunction_2FSupplier_3B_29Ljava_2Flang_2FObject_3B (dread ref %Reg2_R129, dread ref %Reg3_R132) { dassign %Reg2_R113 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R126, dread ref %Reg2_R113) { dassign %Reg1_R126 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_11 0 }
  dassign %Reg2_R121 0 (dread ptr %L_STR_11)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R126, dread ref %Reg2_R121) { dassign %Reg1_R126 0 }
  intrinsiccallwithtype <$LGenerics_24Opt_3B> JAVA_CLINIT_CHECK ()
  callassigned &LGenerics_24Opt_3B_7Cnone_7C_28_29LGenerics_24Opt_3B () { dassign %Reg2_R129 0 }
  intrinsiccallwithtype <$LGenerics_243_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg3_R133 0 (gcmalloc ref <$LGenerics_243_3B>)
  callassigned &LGenerics_243_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg3_R133) {}
  dassign %Reg3_R131 0 (retype ref <* <$Ljava_2Futil_2Ffunction_2FFunction_3B>> (dread ref %Reg3_R133))
  virtualcallassigned &LGenerics_24Opt_3B_7Cmap_7C_28Ljava_2Futil_2Ffunction_2FFunction_3B_29LGenerics_24Opt_3B (dread ref %Reg2_R129, dread ref %Reg3_R131) { dassign %Reg2_R129 0 }
  intrinsiccallwithtype <$LGenerics_242_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg3_R134 0 (gcmalloc ref <$LGenerics_242_3B>)
  callassigned &LGenerics_242_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg3_R134) {}
LOC 1 145
  dassign %Reg3_R132 0 (retype ref <* <$Ljava_2Futil_2Ffunction_2FSupplier_3B>> (dread ref %Reg3_R134))
  virtualcallassigned &LGenerics_24Opt_3B_7Cor_7C_28Ljava_2Futil_2Ffunction_2FSupplier_3B_29Ljava_2Flang_2FObject_3B (dread ref %Reg2_R129, dread ref %Reg3_R132) { dassign %Reg2_R113 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R126, dread ref %Reg2_R113) { dassign %Reg1_R126 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R126) { dassign %Reg1_R121 0 }
LOC 1 137
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R125, dread ref %Reg1_R121) {}
LOC 1 150
  intrinsiccallwithtype <$LGenerics_24Heap_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R135 0 (gcmalloc ref <$LGenerics_24Heap_3B>)
  callassigned &LGenerics_24Heap_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R135) {}
  dassign %Reg10_R135 0 (dread ref %Reg0_R135)
LOC 1 151
  dassign %Reg0_I 0 (constval i32 17)
  dassign %Reg11_I 0 (dread i32 %Reg0_I)
LOC 1 152
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg12_I 0 (dread i32 %Reg0_I)
@label6
  dassign %Reg0_I 0 (dread i32 %Reg12_I)
  dassign %Reg1_I 0 (constval i32 200)
  brtrue @label7 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
LOC 1 153
  dassign %Reg0_I 0 (dread i32 %Reg11_I)
  dassign %Reg1_I 0 (constval i32 31)
  dassign %Reg0_I 0 (mul i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_I 0 (constval i32 1009)
  dassign %Reg0_I 0 (rem i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg11_I 0 (dread i32 %Reg0_I)
LOC 1 154
  dassign %Reg0_R135 0 (dread ref %Reg10_R135)
  dassign %Reg1_I 0 (dread i32 %Reg11_I)
  intrinsiccallwithtype <$Ljava_2Flang_2FInteger_3B> JAVA_CLINIT_CHECK ()
  callassigned &Ljava_2Flang_2FInteger_3B_7CvalueOf_7C_28I_29Ljava_2Flang_2FInteger_3B (dread i32 %Reg1_I) { dassign %Reg1_R124 0 }
  dassign %Reg1_R136 0 (retype ref <* <$Ljava_2Flang_2FComparable_3B>> (dread ref %Reg1_R124))
  virtualcallassigned &LGenerics_24Heap_3B_7Cpush_7C_28Ljava_2Flang_2FComparable_3B_29V (dread ref %Reg0_R135, dread ref %Reg1_R136) {}
LOC 1 152
  dassign %Reg12_I 0 (add i32 (dread i32 %Reg12_I, constval i32 1))
  goto @label6
@label7
LOC 1 156
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R126 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R126) {}
  dassign %Reg12_R126 0 (dread ref %Reg0_R126)
LOC 1 157
  dassign %Reg0_I 0 (constval i32 -1)
  dassign %Reg13_I 0 (dread i32 %Reg0_I)
LOC 1 158
  dassign %Reg0_I 0 (constval i32 1)
  dassign %Reg14_I 0 (dread i32 %Reg0_I)
@label8
LOC 1 159
  dassign %Reg0_R135 0 (dread ref %Reg10_R135)
  virtualcallassigned &LGenerics_24Heap_3B_7Cempty_7C_28_29Z (dread ref %Reg0_R135) { dassign %Reg0_Z 0 }
  brtrue @label11 (ne i32 i32 (
    cvt i32 u1 (dread u1 %Reg0_Z),
    constval i32 0))
LOC 1 160
  dassign %Reg0_R135 0 (dread ref %Reg10_R135)
  virtualcallassigned &LGenerics_24Heap_3B_7Cpop_7C_28_29Ljava_2Flang_2FComparable_3B (dread ref %Reg0_R135) { dassign %Reg0_R136 0 }
  intrinsiccallwithtypeassigned <* <$Ljava_2Flang_2FInteger_3B>> JAVA_CHECK_CAST (dread ref %Reg0_R136) { dassign %Reg0_R124 0 }
  virtualcallassigned &Ljava_2Flang_2FInteger_3B_7CintValue_7C_28_29I (dread ref %Reg0_R124) { dassign %Reg0_I 0 }
  dassign %Reg15_I 0 (dread i32 %Reg0_I)
LOC 1 161
  dassign %Reg0_I 0 (dread i32 %Reg14_I)
  dassign %Reg1_I 0 (dread i32 %Reg15_I)
  dassign %Reg2_I 0 (dread i32 %Reg13_I)
  dassign %Reg6_I 0 (dread i32 %Reg0_I)
  brtrue @label9 (lt i32 i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  dassign %Reg0_I 0 (dread i32 %Reg6_I)
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg6_I 0 (dread i32 %Reg1_I)
  dassign %Reg7_I 0 (dread i32 %Reg0_I)
  goto @label10
@label9
  dassign %Reg0_I 0 (dread i32 %Reg6_I)
  dassign %Reg1_I 0 (constval i32 0)
  dassign %Reg6_I 0 (dread i32 %Reg1_I)
  dassign %Reg7_I 0 (dread i32 %Reg0_I)
@label10
  dassign %Reg0_I 0 (dread i32 %Reg7_I)
  dassign %Reg1_I 0 (dread i32 %Reg6_I)
  dassign %Reg0_I 0 (band i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg14_I 0 (dread i32 %Reg0_I)
LOC 1 162
  dassign %Reg0_I 0 (dread i32 %Reg15_I)
  dassign %Reg13_I 0 (dread i32 %Reg0_I)
LOC 1 163
  dassign %Reg0_R126 0 (dread ref %Reg12_R126)
  dassign %Reg1_I 0 (constval i32 97)
  dassign %Reg2_I 0 (dread i32 %Reg15_I)
  dassign %Reg3_I 0 (constval i32 26)
  dassign %Reg2_I 0 (rem i32 (dread i32 %Reg2_I, dread i32 %Reg3_I))
  dassign %Reg1_I 0 (add i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  dassign %Reg1_I 0 (zext i32 16 (dread i32 %Reg1_I))
  dassign %Reg1_C 0 (cvt u16 i32 (dread i32 %Reg1_I))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28C_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R126, dread u16 %Reg1_C) { dassign %Reg0_R126 0 }
LOC 1 164
  goto @label8
@label11
LOC 1 165
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R125 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R126 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R126) {}
  dassign %Reg2_I 0 (dread i32 %Reg14_I)
  dassign %Reg2_Z 0 (cvt u1 i32 (dread i32 %Reg2_I))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Z_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R126, dread u1 %Reg2_Z) { dassign %Reg1_R126 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_11 0 }
  dassign %Reg2_R121 0 (dread ptr %L_STR_11)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R126, dread ref %Reg2_R121) { dassign %Reg1_R126 0 }
  dassign %Reg2_R126 0 (dread ref %Reg12_R126)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg2_R126) { dassign %Reg2_R121 0 }
  virtualcallassigned &Ljava_2Flang_2FString_3B_7ChashCode_7C_28_29I (dread ref %Reg2_R121) { dassign %Reg2_I 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R126, dread i32 %Reg2_I) { dassign %Reg1_R126 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R126) { dassign %Reg1_R121 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R125, dread ref %Reg1_R121) {}
LOC 1 166
  intrinsiccallwithtype <$LGenerics_24Heap_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R135 0 (gcmalloc ref <$LGenerics_24Heap_3B>)
  callassigned &LGenerics_24Heap_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R135) {}
  dassign %Reg15_R135 0 (dread ref %Reg0_R135)
LOC 1 167
  dassign %Reg0_I 0 (constval i32 6)
  dassign %Reg0_R122 0 (gcmallocjarray ref <[] <* <$Ljava_2Flang_2FString_3B>>> (dread i32 %Reg0_I))
  dassign %Reg1_I 0 (constval i32 0)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_7100) { dassign %L_STR_13 0 }
  dassign %Reg2_R121 0 (dread ptr %L_STR_13)
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R122, dread i32 %Reg1_I), 
    dread ref %Reg2_R121)
  dassign %Reg1_I 0 (constval i32 1)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_7700) { dassign %L_STR_14 0 }
  dassign %Reg2_R121 0 (dread ptr %L_STR_14)
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R122, dread i32 %Reg1_I), 
    dread ref %Reg2_R121)
  dassign %Reg1_I 0 (constval i32 2)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_6500) { dassign %L_STR_15 0 }
  dassign %Reg2_R121 0 (dread ptr %L_STR_15)
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R122, dread i32 %Reg1_I), 
    dread ref %Reg2_R121)
  dassign %Reg1_I 0 (constval i32 3)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_7200) { dassign %L_STR_16 0 }
  dassign %Reg2_R121 0 (dread ptr %L_STR_16)
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R122, dread i32 %Reg1_I), 
    dread ref %Reg2_R121)
  dassign %Reg1_I 0 (constval i32 4)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_7400) { dassign %L_STR_17 0 }
  dassign %Reg2_R121 0 (dread ptr %L_STR_17)
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R122, dread i32 %Reg1_I), 
    dread ref %Reg2_R121)
  dassign %Reg1_I 0 (constval i32 5)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_7900) { dassign %L_STR_18 0 }
  dassign %Reg2_R121 0 (dread ptr %L_STR_18)
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R122, dread i32 %Reg1_I), 
    dread ref %Reg2_R121)
  dassign %Reg16_R122 0 (dread ref %Reg0_R122)
  dassign %Reg16_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg16_R122))
  dassign %Reg0_R113 0 (dread ref %Reg16_R113)
  dassign %Reg0_I 0 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %Reg0_R113))
  dassign %Reg17_I 0 (dread i32 %Reg0_I)
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg18_I 0 (dread i32 %Reg0_I)
@label12
  dassign %Reg0_I 0 (dread i32 %Reg18_I)
  dassign %Reg1_I 0 (dread i32 %Reg17_I)
  brtrue @label13 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg16_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg16_R122))
  dassign %Reg0_R113 0 (dread ref %Reg16_R113)
  dassign %Reg1_I 0 (dread i32 %Reg18_I)
  dassign %Reg0_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg0_R113, dread i32 %Reg1_I)))
  dassign %Reg19_R113 0 (dread ref %Reg0_R113)
  dassign %Reg0_R135 0 (dread ref %Reg15_R135)
  dassign %Reg19_R121 0 (retype ref <* <$Ljava_2Flang_2FString_3B>> (dread ref %Reg19_R113))
  dassign %Reg1_R121 0 (dread ref %Reg19_R121)
  dassign %Reg1_R136 0 (retype ref <* <$Ljava_2Flang_2FComparable_3B>> (dread ref %Reg1_R121))
  virtualcallassigned &LGenerics_24Heap_3B_7Cpush_7C_28Ljava_2Flang_2FComparable_3B_29V (dread ref %Reg0_R135, dread ref %Reg1_R136) {}
  dassign %Reg18_I 0 (add i32 (dread i32 %Reg18_I, constval i32 1))
  goto @label12
@label13
LOC 1 168
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R125 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R126 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R126) {}
  dassign %Reg2_R135 0 (dread ref %Reg15_R135)
  virtualcallassigned &LGenerics_24Heap_3B_7Cpop_7C_28_29Ljava_2Flang_2FComparable_3B (dread ref %Reg2_R135) { dassign %Reg2_R136 0 }
  intrinsiccallwithtypeassigned <* <$Ljava_2Flang_2FString_3B>> JAVA_CHECK_CAST (dread ref %Reg2_R136) { dassign %Reg2_R121 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R126, dread ref %Reg2_R121) { dassign %Reg1_R126 0 }
  dassign %Reg2_R135 0 (dread ref %Reg15_R135)
  virtualcallassigned &LGenerics_24Heap_3B_7Cpop_7C_28_29Ljava_2Flang_2FComparable_3B (dread ref %Reg2_R135) { dassign %Reg2_R136 0 }
  intrinsiccallwithtypeassigned <* <$Ljava_2Flang_2FString_3B>> JAVA_CHECK_CAST (dread ref %Reg2_R136) { dassign %Reg2_R121 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R126, dread ref %Reg2_R121) { dassign %Reg1_R126 0 }
  dassign %Reg2_R135 0 (dread ref %Reg15_R135)
  virtualcallassigned &LGenerics_24Heap_3B_7Cpop_7C_28_29Ljava_2Flang_2FComparable_3B (dread ref %Reg2_R135) { dassign %Reg2_R136 0 }
  intrinsiccallwithtypeassigned <* <$Ljava_2Flang_2FString_3B>> JAVA_CHECK_CAST (dread ref %Reg2_R136) { dassign %Reg2_R121 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R126, dread ref %Reg2_R121) { dassign %Reg1_R126 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R126) { dassign %Reg1_R121 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R125, dread ref %Reg1_R121) {}
LOC 1 169
  intrinsiccallwithtype <$LGenerics_24Leaf_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R137 0 (gcmalloc ref <$LGenerics_24Leaf_3B>)
  dassign %Reg1_I 0 (constval i32 1)
  callassigned &LGenerics_24Leaf_3B_7C_3Cinit_3E_7C_28I_29V (dread ref %Reg0_R137, dread i32 %Reg1_I) {}
  intrinsiccallwithtype <$LGenerics_24Leaf_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R137 0 (gcmalloc ref <$LGenerics_24Leaf_3B>)
  dassign %Reg2_I 0 (constval i32 2)
  callassigned &LGenerics_24Leaf_3B_7C_3Cinit_3E_7C_28I_29V (dread ref %Reg1_R137, dread i32 %Reg2_I) {}
  dassign %Reg1_R138 0 (retype ref <* <$LGenerics_24Node_3B>> (dread ref %Reg1_R137))
  virtualcallassigned &LGenerics_24Leaf_3B_7Cappend_7C_28LGenerics_24Node_3B_29LGenerics_24Node_3B (dread ref %Reg0_R137, dread ref %Reg1_R138) { dassign %Reg0_R138 0 }
  intrinsiccallwithtypeassigned <* <$LGenerics_24Leaf_3B>> JAVA_CHECK_CAST (dread ref %Reg0_R138) { dassign %Reg0_R137 0 }
  intrinsiccallwithtype <$LGenerics_24Leaf_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R137 0 (gcmalloc ref <$LGenerics_24Leaf_3B>)
  dassign %Reg2_I 0 (constval i32 3)
  callassigned &LGenerics_24Leaf_3B_7C_3Cinit_3E_7C_28I_29V (dread ref %Reg1_R137, dread i32 %Reg2_I) {}
  dassign %Reg1_R138 0 (retype ref <* <$LGenerics_24Node_3B>> (dread ref %Reg1_R137))
  virtualcallassigned &LGenerics_24Leaf_3B_7Cappend_7C_28LGenerics_24Node_3B_29LGenerics_24Node_3B (dread ref %Reg0_R137, dread ref %Reg1_R138) { dassign %Reg0_R138 0 }
  intrinsiccallwithtypeassigned <* <$LGenerics_24Leaf_3B>> JAVA_CHECK_CAST (dread ref %Reg0_R138) { dassign %Reg0_R137 0 }
  dassign %Reg16_R137 0 (dread ref %Reg0_R137)
LOC 1 170
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg17_I 0 (dread i32 %Reg0_I)
LOC 1 171
  dassign %Reg0_R137 0 (dread ref %Reg16_R137)
  dassign %Reg18_R137 0 (dread ref %Reg0_R137)
@label14
  dassign %Reg0_R137 0 (dread ref %Reg18_R137)
  brtrue @label15 (eq i32 ref (dread ref %Reg0_R137, constval ref 0))
  dassign %Reg0_I 0 (dread i32 %Reg17_I)
  dassign %Reg1_I 0 (constval i32 10)
  dassign %Reg0_I 0 (mul i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_R137 0 (dread ref %Reg18_R137)
  dassign %Reg1_I 0 (iread i32 <* <$LGenerics_24Leaf_3B>> 4 (dread ref %Reg1_R137))
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg17_I 0 (dread i32 %Reg0_I)
  dassign %Reg0_R137 0 (dread ref %Reg18_R137)
  dassign %Reg0_R138 0 (iread ref <* <$LGenerics_24Leaf_3B>> 3 (dread ref %Reg0_R137))
  intrinsiccallwithtypeassigned <* <$LGenerics_24Leaf_3B>> JAVA_CHECK_CAST (dread ref %Reg0_R138) { dassign %Reg0_R137 0 }
  dassign %Reg18_R137 0 (dread ref %Reg0_R137)
  goto @label14
@label15
LOC 1 172
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R125 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_I 0 (dread i32 %Reg17_I)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28I_29V (dread ref %Reg0_R125, dread i32 %Reg1_I) {}
LOC 1 173
  intrinsiccallwithtype <$Ljava_2Futil_2FArrayList_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (gcmalloc ref <$Ljava_2Futil_2FArrayList_3B>)
  callassigned &Ljava_2Futil_2FArrayList_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R115) {}
  dassign %Reg18_R115 0 (dread ref %Reg0_R115)
LOC 1 174
  dassign %Reg0_R115 0 (dread ref %Reg18_R115)
  dassign %Reg1_I 0 (constval i32 1)
  intrinsiccallwithtype <$Ljava_2Flang_2FInteger_3B> JAVA_CLINIT_CHECK ()
  callassigned &Ljava_2Flang_2FInteger_3B_7CvalueOf_7C_28I_29Ljava_2Flang_2FInteger_3B (dread i32 %Reg1_I) { dassign %Reg1_R124 0 }
  dassign %Reg1_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg1_R124))
  virtualcallassigned &Ljava_2Futil_2FArrayList_3B_7Cadd_7C_28Ljava_2Flang_2FObject_3B_29Z (dread ref %Reg0_R115, dread ref %Reg1_R113) { dassign %Reg0_Z 0 }
LOC 1 175
  dassign %Reg0_R115 0 (dread ref %Reg18_R115)
  dassign %Reg1_D 0 (constval f64 2.5)
  intrinsiccallwithtype <$Ljava_2Flang_2FDouble_3B> JAVA_CLINIT_CHECK ()
  callassigned &Ljava_2Flang_2FDouble_3B_7CvalueOf_7C_28D_29Ljava_2Flang_2FDouble_3B (dread f64 %Reg1_D) { dassign %Reg1_R127 0 }
  dassign %Reg1_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg1_R127))
  virtualcallassigned &Ljava_2Futil_2FArrayList_3B_7Cadd_7C_28Ljava_2Flang_2FObject_3B_29Z (dread ref %Reg0_R115, dread ref %Reg1_R113) { dassign %Reg0_Z 0 }
LOC 1 176
  dassign %Reg0_R115 0 (dread ref %Reg18_R115)
  dassign %Reg1_J 0 (constval i64 3)
  intrinsiccallwithtype <$Ljava_2Flang_2FLong_3B> JAVA_CLINIT_CHECK ()
  callassigned &Ljava_2Flang_2FLong_3B_7CvalueOf_7C_28J_29Ljava_2Flang_2FLong_3B (dread i64 %Reg1_J) { dassign %Reg1_R139 0 }
  dassign %Reg1_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg1_R139))
  virtualcallassigned &Ljava_2Futil_2FArrayList_3B_7Cadd_7C_28Ljava_2Flang_2FObject_3B_29Z (dread ref %Reg0_R115, dread ref %Reg1_R113) { dassign %Reg0_Z 0 }
LOC 1 177
  dassign %Reg0_R115 0 (dread ref %Reg18_R115)
  dassign %Reg1_F 0 (constval f32 1.5f)
  intrinsiccallwithtype <$Ljava_2Flang_2FFloat_3B> JAVA_CLINIT_CHECK ()
  callassigned &Ljava_2Flang_2FFloat_3B_7CvalueOf_7C_28F_29Ljava_2Flang_2FFloat_3B (dread f32 %Reg1_F) { dassign %Reg1_R140 0 }
  dassign %Reg1_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg1_R140))
  virtualcallassigned &Ljava_2Futil_2FArrayList_3B_7Cadd_7C_28Ljava_2Flang_2FObject_3B_29Z (dread ref %Reg0_R115, dread ref %Reg1_R113) { dassign %Reg0_Z 0 }
LOC 1 178
  dassign %Reg0_R115 0 (dread ref %Reg18_R115)
  dassign %Reg1_I 0 (constval i32 4)
  intrinsiccallwithtype <$Ljava_2Flang_2FByte_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_B 0 (cvt i8 i32 (dread i32 %Reg1_I))
  callassigned &Ljava_2Flang_2FByte_3B_7CvalueOf_7C_28B_29Ljava_2Flang_2FByte_3B (dread i8 %Reg1_B) { dassign %Reg1_R141 0 }
  dassign %Reg1_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg1_R141))
  virtualcallassigned &Ljava_2Futil_2FArrayList_3B_7Cadd_7C_28Ljava_2Flang_2FObject_3B_29Z (dread ref %Reg0_R115, dread ref %Reg1_R113) { dassign %Reg0_Z 0 }
LOC 1 179
  dassign %Reg0_R115 0 (dread ref %Reg18_R115)
  dassign %Reg1_I 0 (constval i32 5)
  intrinsiccallwithtype <$Ljava_2Flang_2FShort_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_S 0 (cvt i16 i32 (dread i32 %Reg1_I))
  callassigned &Ljava_2Flang_2FShort_3B_7CvalueOf_7C_28S_29Ljava_2Flang_2FShort_3B (dread i16 %Reg1_S) { dassign %Reg1_R142 0 }
  dassign %Reg1_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg1_R142))
  virtualcallassigned &Ljava_2Futil_2FArrayList_3B_7Cadd_7C_28Ljava_2Flang_2FObject_3B_29Z (dread ref %Reg0_R115, dread ref %Reg1_R113) { dassign %Reg0_Z 0 }
LOC 1 180
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R125 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R126 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R126) {}
  dassign %Reg2_R115 0 (dread ref %Reg18_R115)
  intrinsiccallwithtype <$LGenerics_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg2_R116 0 (retype ref <* <$Ljava_2Flang_2FIterable_3B>> (dread ref %Reg2_R115))
  callassigned &LGenerics_3B_7Csum_7C_28Ljava_2Flang_2FIterable_3B_29D (dread ref %Reg2_R116) { dassign %Reg2_D 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28D_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R126, dread f64 %Reg2_D) { dassign %Reg1_R126 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_11 0 }
  dassign %Reg2_R121 0 (dread ptr %L_STR_11)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R126, dread ref %Reg2_R121) { dassign %Reg1_R126 0 }
  dassign %Reg2_I 0 (constval i32 3)
  dassign %Reg2_R143 0 (gcmallocjarray ref <[] <* <$Ljava_2Flang_2FInteger_3B>>> (dread i32 %Reg2_I))
  dassign %Reg3_I 0 (constval i32 0)
  dassign %Reg4_I 0 (constval i32 1)
  intrinsiccallwithtype <$Ljava_2Flang_2FInteger_3B> JAVA_CLINIT_CHECK ()
  callassigned &Ljava_2Flang_2FInteger_3B_7CvalueOf_7C_28I_29Ljava_2Flang_2FInteger_3B (dread i32 %Reg4_I) { dassign %Reg4_R124 0 }
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg2_R143, dread i32 %Reg3_I), 
    dread ref %Reg4_R124)
  dassign %Reg3_I 0 (constval i32 1)
  dassign %Reg4_I 0 (constval i32 2)
  intrinsiccallwithtype <$Ljava_2Flang_2FInteger_3B> JAVA_CLINIT_CHECK ()
  callassigned &Ljava_2Flang_2FInteger_3B_7CvalueOf_7C_28I_29Ljava_2Flang_2FInteger_3B (dread i32 %Reg4_I) { dassign %Reg4_R124 0 }
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg2_R143, dread i32 %Reg3_I), 
    dread ref %Reg4_R124)
  dassign %Reg3_I 0 (constval i32 2)
  dassign %Reg4_I 0 (constval i32 3)
  intrinsiccallwithtype <$Ljava_2Flang_2FInteger_3B> JAVA_CLINIT_CHECK ()
  callassigned &Ljava_2Flang_2FInteger_3B_7CvalueOf_7C_28I_29Ljava_2Flang_2FInteger_3B (dread i32 %Reg4_I) { dassign %Reg4_R124 0 }
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg2_R143, dread i32 %Reg3_I), 
    dread ref %Reg4_R124)
  intrinsiccallwithtype <$LGenerics_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg2_R114 0 (retype ref <* <[] <* <$Ljava_2Flang_2FObject_3B>>>> (dread ref %Reg2_R143))
  callassigned &LGenerics_3B_7ClistOf_7C_28ALjava_2Flang_2FObject_3B_29Ljava_2Futil_2FArrayList_3B (dread ref %Reg2_R114) { dassign %Reg2_R115 0 }
  intrinsiccallwithtype <$LGenerics_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg2_R116 0 (retype ref <* <$Ljava_2Flang_2FIterable_3B>> (dread ref %Reg2_R115))
  callassigned &LGenerics_3B_7Csum_7C_28Ljava_2Flang_2FIterable_3B_29D (dread ref %Reg2_R116) { dassign %Reg2_D 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28D_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R126, dread f64 %Reg2_D) { dassign %Reg1_R126 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R126) { dassign %Reg1_R121 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R125, dread ref %Reg1_R121) {}
LOC 1 181
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R126 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R126) {}
  dassign %Reg19_R126 0 (dread ref %Reg0_R126)
LOC 1 182
  intrinsiccallwithtype <$LGenerics_244_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R144 0 (gcmalloc ref <$LGenerics_244_3B>)
  callassigned &LGenerics_244_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R144) {}
  intrinsiccallwithtype <$LGenerics_245_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R145 0 (gcmalloc ref <$LGenerics_245_3B>)
  dassign %Reg2_R126 0 (dread ref %Reg19_R126)
  callassigned &LGenerics_245_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FStringBuilder_3B_29V (dread ref %Reg1_R145, dread ref %Reg2_R126) {}
  dassign %Reg2_I 0 (constval i32 5)
  intrinsiccallwithtype <$LGenerics_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R119 0 (retype ref <* <$Ljava_2Futil_2Ffunction_2FIntFunction_3B>> (dread ref %Reg0_R144))
  dassign %Reg1_R120 0 (retype ref <* <$Ljava_2Futil_2Ffunction_2FConsumer_3B>> (dread ref %Reg1_R145))
  callassigned &LGenerics_3B_7Ceach_7C_28Ljava_2Futil_2Ffunction_2FIntFunction_3BLjava_2Futil_2Ffunction_2FConsumer_3BI_29V (dread ref %Reg0_R119, dread ref %Reg1_R120, dread i32 %Reg2_I) {}
LOC 1 191
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R125 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_R126 0 (dread ref %Reg19_R126)
  dassign %Reg1_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg1_R126))
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FObject_3B_29V (dread ref %Reg0_R125, dread ref %Reg1_R113) {}
LOC 1 192
  intrinsiccallwithtype <$LGenerics_24Cell_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R146 0 (gcmalloc ref <$LGenerics_24Cell_3B>)
  callassigned &LGenerics_24Cell_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R146) {}
  dassign %Reg20_R146 0 (dread ref %Reg0_R146)
LOC 1 193
  dassign %Reg0_R146 0 (dread ref %Reg20_R146)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_7600) { dassign %L_STR_19 0 }
  dassign %Reg1_R121 0 (dread ptr %L_STR_19)
  dassign %Reg1_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg1_R121))
  virtualcallassigned &LGenerics_24Cell_3B_7Caccept_7C_28Ljava_2Flang_2FObject_3B_29V (dread ref %Reg0_R146, dread ref %Reg1_R113) {}
LOC 1 194
  dassign %Reg0_R146 0 (dread ref %Reg20_R146)
  dassign %Reg21_R146 0 (dread ref %Reg0_R146)
LOC 1 195
  dassign %Reg21_R120 0 (retype ref <* <$Ljava_2Futil_2Ffunction_2FConsumer_3B>> (dread ref %Reg21_R146))
  dassign %Reg0_R120 0 (dread ref %Reg21_R120)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R126 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R126) {}
  dassign %Reg2_R146 0 (dread ref %Reg20_R146)
  virtualcallassigned &LGenerics_24Cell_3B_7Cget_7C_28_29Ljava_2Flang_2FObject_3B (dread ref %Reg2_R146) { dassign %Reg2_R113 0 }
  intrinsiccallwithtypeassigned <* <$Ljava_2Flang_2FString_3B>> JAVA_CHECK_CAST (dread ref %Reg2_R113) { dassign %Reg2_R121 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R126, dread ref %Reg2_R121) { dassign %Reg1_R126 0 }
  dassign %Reg2_R146 0 (dread ref %Reg20_R146)
  virtualcallassigned &LGenerics_24Cell_3B_7Cget_7C_28_29Ljava_2Flang_2FObject_3B (dread ref %Reg2_R146) { dassign %Reg2_R113 0 }
  intrinsiccallwithtypeassigned <* <$Ljava_2Flang_2FString_3B>> JAVA_CHECK_CAST (dread ref %Reg2_R113) { dassign %Reg2_R121 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R126, dread ref %Reg2_R121) { dassign %Reg1_R126 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R126) { dassign %Reg1_R121 0 }
  dassign %Reg1_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg1_R121))
  interfacecallassigned &Ljava_2Futil_2Ffunction_2FConsumer_3B_7Caccept_7C_28Ljava_2Flang_2FObject_3B_29V (dread ref %Reg0_R120, dread ref %Reg1_R113) {}
LOC 1 196
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R125 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_R146 0 (dread ref %Reg20_R146)
  dassign %Reg1_R132 0 (retype ref <* <$Ljava_2Futil_2Ffunction_2FSupplier_3B>> (dread ref %Reg1_R146))
  interfacecallassigned &Ljava_2Futil_2Ffunction_2FSupplier_3B_7Cget_7C_28_29Ljava_2Flang_2FObject_3B (dread ref %Reg1_R132) { dassign %Reg1_R113 0 }
  intrinsiccallwithtypeassigned <* <$Ljava_2Flang_2FString_3B>> JAVA_CHECK_CAST (dread ref %Reg1_R113) { dassign %Reg1_R121 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R125, dread ref %Reg1_R121) {}
LOC 1 197
  dassign %Reg0_I 0 (constval i32 127)
  intrinsiccallwithtype <$Ljava_2Flang_2FInteger_3B> JAVA_CLINIT_CHECK ()
  callassigned &Ljava_2Flang_2FInteger_3B_7CvalueOf_7C_28I_29Ljava_2Flang_2FInteger_3B (dread i32 %Reg0_I) { dassign %Reg0_R124 0 }
  dassign %Reg22_R124 0 (dread ref %Reg0_R124)
LOC 1 198
  dassign %Reg0_R124 0 (dread ref %Reg22_R124)
  dassign %Reg23_R124 0 (dread ref %Reg0_R124)
  dassign %Reg0_R124 0 (dread ref %Reg22_R124)
  virtualcallassigned &Ljava_2Flang_2FInteger_3B_7CintValue_7C_28_29I (dread ref %Reg0_R124) { dassign %Reg0_I 0 }
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  intrinsiccallwithtype <$Ljava_2Flang_2FInteger_3B> JAVA_CLINIT_CHECK ()
  callassigned &Ljava_2Flang_2FInteger_3B_7CvalueOf_7C_28I_29Ljava_2Flang_2FInteger_3B (dread i32 %Reg0_I) { dassign %Reg0_R124 0 }
  dassign %Reg22_R124 0 (dread ref %Reg0_R124)
  dassign %Reg23_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg23_R124))
  dassign %Reg0_R113 0 (dread ref %Reg23_R113)
LOC 1 199
  dassign %Reg0_R124 0 (dread ref %Reg22_R124)
  virtualcallassigned &Ljava_2Flang_2FInteger_3B_7CintValue_7C_28_29I (dread ref %Reg0_R124) { dassign %Reg0_I 0 }
  dassign %Reg1_I 0 (constval i32 2)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  intrinsiccallwithtype <$Ljava_2Flang_2FInteger_3B> JAVA_CLINIT_CHECK ()
  callassigned &Ljava_2Flang_2FInteger_3B_7CvalueOf_7C_28I_29Ljava_2Flang_2FInteger_3B (dread i32 %Reg0_I) { dassign %Reg0_R124 0 }
  dassign %Reg22_R124 0 (dread ref %Reg0_R124)
LOC 1 200
  dassign %Reg0_R124 0 (dread ref %Reg22_R124)
  virtualcallassigned &Ljava_2Flang_2FInteger_3B_7CintValue_7C_28_29I (dread ref %Reg0_R124) { dassign %Reg0_I 0 }
  dassign %Reg23_I 0 (dread i32 %Reg0_I)
LOC 1 201
  dassign %Reg0_J 0 (constval i64 5)
  intrinsiccallwithtype <$Ljava_2Flang_2FLong_3B> JAVA_CLINIT_CHECK ()
  callassigned &Ljava_2Flang_2FLong_3B_7CvalueOf_7C_28J_29Ljava_2Flang_2FLong_3B (dread i64 %Reg0_J) { dassign %Reg0_R139 0 }
  dassign %Reg24_R139 0 (dread ref %Reg0_R139)
LOC 1 202
  dassign %Reg0_R139 0 (dread ref %Reg24_R139)
  virtualcallassigned &Ljava_2Flang_2FLong_3B_7ClongValue_7C_28_29J (dread ref %Reg0_R139) { dassign %Reg0_J 0 }
  dassign %Reg1_J 0 (constval i64 2)
  dassign %Reg0_J 0 (mul i64 (dread i64 %Reg0_J, dread i64 %Reg1_J))
  intrinsiccallwithtype <$Ljava_2Flang_2FLong_3B> JAVA_CLINIT_CHECK ()
  callassigned &Ljava_2Flang_2FLong_3B_7CvalueOf_7C_28J_29Ljava_2Flang_2FLong_3B (dread i64 %Reg0_J) { dassign %Reg0_R139 0 }
  dassign %Reg24_R139 0 (dread ref %Reg0_R139)
LOC 1 203
  dassign %Reg0_D 0 (constval f64 1)
  intrinsiccallwithtype <$Ljava_2Flang_2FDouble_3B> JAVA_CLINIT_CHECK ()
  callassigned &Ljava_2Flang_2FDouble_3B_7CvalueOf_7C_28D_29Ljava_2Flang_2FDouble_3B (dread f64 %Reg0_D) { dassign %Reg0_R127 0 }
  dassign %Reg25_R127 0 (dread ref %Reg0_R127)
LOC 1 204
  dassign %Reg0_R127 0 (dread ref %Reg25_R127)
  virtualcallassigned &Ljava_2Flang_2FDouble_3B_7CdoubleValue_7C_28_29D (dread ref %Reg0_R127) { dassign %Reg0_D 0 }
  dassign %Reg1_D 0 (constval f64 4)
  dassign %Reg0_D 0 (div f64 (dread f64 %Reg0_D, dread f64 %Reg1_D))
  intrinsiccallwithtype <$Ljava_2Flang_2FDouble_3B> JAVA_CLINIT_CHECK ()
  callassigned &Ljava_2Flang_2FDouble_3B_7CvalueOf_7C_28D_29Ljava_2Flang_2FDouble_3B (dread f64 %Reg0_D) { dassign %Reg0_R127 0 }
  dassign %Reg25_R127 0 (dread ref %Reg0_R127)
LOC 1 205
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R125 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R126 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R126) {}
  dassign %Reg2_R124 0 (dread ref %Reg22_R124)
  dassign %Reg2_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg2_R124))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R126, dread ref %Reg2_R113) { dassign %Reg1_R126 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_11 0 }
  dassign %Reg2_R121 0 (dread ptr %L_STR_11)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R126, dread ref %Reg2_R121) { dassign %Reg1_R126 0 }
  dassign %Reg2_I 0 (dread i32 %Reg23_I)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R126, dread i32 %Reg2_I) { dassign %Reg1_R126 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_11 0 }
  dassign %Reg2_R121 0 (dread ptr %L_STR_11)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R126, dread ref %Reg2_R121) { dassign %Reg1_R126 0 }
  dassign %Reg2_R139 0 (dread ref %Reg24_R139)
  dassign %Reg2_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg2_R139))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R126, dread ref %Reg2_R113) { dassign %Reg1_R126 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_11 0 }
  dassign %Reg2_R121 0 (dread ptr %L_STR_11)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R126, dread ref %Reg2_R121) { dassign %Reg1_R126 0 }
  dassign %Reg2_R127 0 (dread ref %Reg25_R127)
  dassign %Reg2_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg2_R127))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R126, dread ref %Reg2_R113) { dassign %Reg1_R126 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_11 0 }
  dassign %Reg2_R121 0 (dread ptr %L_STR_11)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R126, dread ref %Reg2_R121) { dassign %Reg1_R126 0 }
  dassign %Reg2_R124 0 (dread ref %Reg22_R124)
  virtualcallassigned &Ljava_2Flang_2FInteger_3B_7CintValue_7C_28_29I (dread ref %Reg2_R124) { dassign %Reg2_I 0 }
  dassign %Reg3_I 0 (constval i32 100)
  dassign %Reg6_R113 0 (dread ref %Reg1_R126)
  dassign %Reg7_R113 0 (dread ref %Reg0_R125)
  brtrue @label16 (le i32 i32 (dread i32 %Reg2_I, dread i32 %Reg3_I))
  dassign %Reg0_R113 0 (dread ref %Reg7_R113)
  dassign %Reg1_R113 0 (dread ref %Reg6_R113)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_620069006700) { dassign %L_STR_20 0 }
  dassign %Reg2_R121 0 (dread ptr %L_STR_20)
  dassign %Reg6_R113 0 (dread ref %Reg2_R121)
  dassign %Reg7_R113 0 (dread ref %Reg1_R113)
  dassign %Reg8_R113 0 (dread ref %Reg0_R113)
  goto @label17
@label16
  dassign %Reg0_R113 0 (dread ref %Reg7_R113)
  dassign %Reg1_R113 0 (dread ref %Reg6_R113)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_73006d0061006c006c00) { dassign %L_STR_21 0 }
  dassign %Reg2_R121 0 (dread ptr %L_STR_21)
  dassign %Reg6_R113 0 (dread ref %Reg2_R121)
  dassign %Reg7_R113 0 (dread ref %Reg1_R113)
  dassign %Reg8_R113 0 (dread ref %Reg0_R113)
@label17
  dassign %Reg0_R113 0 (dread ref %Reg8_R113)
  dassign %Reg1_R113 0 (dread ref %Reg7_R113)
  dassign %Reg2_R113 0 (dread ref %Reg6_R113)
  dassign %Reg1_R126 0 (retype ref <* <$Ljava_2Flang_2FStringBuilder_3B>> (dread ref %Reg1_R113))
  dassign %Reg2_R121 0 (retype ref <* <$Ljava_2Flang_2FString_3B>> (dread ref %Reg2_R113))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R126, dread ref %Reg2_R121) { dassign %Reg1_R126 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R126) { dassign %Reg1_R121 0 }
  dassign %Reg0_R125 0 (retype ref <* <$Ljava_2Fio_2FPrintStream_3B>> (dread ref %Reg0_R113))
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R125, dread ref %Reg1_R121) {}
LOC 1 206
  intrinsiccallwithtype <$Ljava_2Futil_2FRandom_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R147 0 (gcmalloc ref <$Ljava_2Futil_2FRandom_3B>)
  dassign %Reg1_J 0 (constval i64 42)
  callassigned &Ljava_2Futil_2FRandom_3B_7C_3Cinit_3E_7C_28J_29V (dread ref %Reg0_R147, dread i64 %Reg1_J) {}
  dassign %Reg26_R147 0 (dread ref %Reg0_R147)
LOC 1 207
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R125 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R126 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R126) {}
  dassign %Reg2_R147 0 (dread ref %Reg26_R147)
  virtualcallassigned &Ljava_2Futil_2FRandom_3B_7CnextInt_7C_28_29I (dread ref %Reg2_R147) { dassign %Reg2_I 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R126, dread i32 %Reg2_I) { dassign %Reg1_R126 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_11 0 }
  dassign %Reg2_R121 0 (dread ptr %L_STR_11)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R126, dread ref %Reg2_R121) { dassign %Reg1_R126 0 }
  dassign %Reg2_R147 0 (dread ref %Reg26_R147)
  dassign %Reg3_I 0 (constval i32 100)
  virtualcallassigned &Ljava_2Futil_2FRandom_3B_7CnextInt_7C_28I_29I (dread ref %Reg2_R147, dread i32 %Reg3_I) { dassign %Reg2_I 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R126, dread i32 %Reg2_I) { dassign %Reg1_R126 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_11 0 }
  dassign %Reg2_R121 0 (dread ptr %L_STR_11)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R126, dread ref %Reg2_R121) { dassign %Reg1_R126 0 }
  dassign %Reg2_R147 0 (dread ref %Reg26_R147)
  virtualcallassigned &Ljava_2Futil_2FRandom_3B_7CnextLong_7C_28_29J (dread ref %Reg2_R147) { dassign %Reg2_J 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28J_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R126, dread i64 %Reg2_J) { dassign %Reg1_R126 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_11 0 }
  dassign %Reg2_R121 0 (dread ptr %L_STR_11)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R126, dread ref %Reg2_R121) { dassign %Reg1_R126 0 }
  dassign %Reg2_R147 0 (dread ref %Reg26_R147)
  virtualcallassigned &Ljava_2Futil_2FRandom_3B_7CnextDouble_7C_28_29D (dread ref %Reg2_R147) { dassign %Reg2_D 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28D_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R126, dread f64 %Reg2_D) { dassign %Reg1_R126 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_11 0 }
  dassign %Reg2_R121 0 (dread ptr %L_STR_11)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R126, dread ref %Reg2_R121) { dassign %Reg1_R126 0 }
  dassign %Reg2_R147 0 (dread ref %Reg26_R147)
  dassign %Reg3_I 0 (constval i32 64)
LOC 1 208
  virtualcallassigned &Ljava_2Futil_2FRandom_3B_7CnextInt_7C_28I_29I (dread ref %Reg2_R147, dread i32 %Reg3_I) { dassign %Reg2_I 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R126, dread i32 %Reg2_I) { dassign %Reg1_R126 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R126) { dassign %Reg1_R121 0 }
LOC 1 207
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R125, dread ref %Reg1_R121) {}
  try { @label18 }
LOC 1 210
  dassign %Reg0_R147 0 (dread ref %Reg26_R147)
  dassign %Reg1_I 0 (constval i32 0)
  virtualcallassigned &Ljava_2Futil_2FRandom_3B_7CnextInt_7C_28I_29I (dread ref %Reg0_R147, dread i32 %Reg1_I) { dassign %Reg0_I 0 }
  endtry
LOC 1 213
  goto @label19
@label18
  catch { <* <$Ljava_2Flang_2FIllegalArgumentException_3B>> }
  dassign %Reg0_R148 0 (regread ptr %%thrownval)
LOC 1 211
  dassign %Reg27_R148 0 (dread ref %Reg0_R148)
LOC 1 212
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R125 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_R148 0 (dread ref %Reg27_R148)
  virtualcallassigned &Ljava_2Flang_2FIllegalArgumentException_3B_7CgetMessage_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R148) { dassign %Reg1_R121 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R125, dread ref %Reg1_R121) {}
@label19
LOC 1 214
  return ()
}
func &LGenerics_241_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LGenerics_241_3B>>) void {
  funcid 6
  var %Reg1_R130 <* <$LGenerics_241_3B>>
  var %Reg0_R130 <* <$LGenerics_241_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>

  dassign %Reg1_R130 0 (dread ref %_this)
LOC 1 137
  dassign %Reg0_R130 0 (dread ref %Reg1_R130)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R130))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
  return ()
}
func &LGenerics_241_3B_7Capply_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FInteger_3B public virtual (var %_this <* <$LGenerics_241_3B>>, var %Reg2_R121 <* <$Ljava_2Flang_2FString_3B>>) <* <$Ljava_2Flang_2FInteger_3B>> {
  funcid 7
  var %Reg1_R130 <* <$LGenerics_241_3B>>
  var %Reg0_R121 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_I i32
  var %Reg0_R124 <* <$Ljava_2Flang_2FInteger_3B>>

ALIAS %s %Reg2_R121 <* <$Ljava_2Flang_2FString_3B>>
  dassign %Reg1_R130 0 (dread ref %_this)
LOC 1 139
  dassign %Reg0_R121 0 (dread ref %Reg2_R121)
  virtualcallassigned &Ljava_2Flang_2FString_3B_7Clength_7C_28_29I (dread ref %Reg0_R121) { dassign %Reg0_I 0 }
  intrinsiccallwithtype <$Ljava_2Flang_2FInteger_3B> JAVA_CLINIT_CHECK ()
  callassigned &Ljava_2Flang_2FInteger_3B_7CvalueOf_7C_28I_29Ljava_2Flang_2FInteger_3B (dread i32 %Reg0_I) { dassign %Reg0_R124 0 }
  return (dread ref %Reg0_R124)
}
func &LGenerics_241_3B_7Capply_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FObject_3B public synthetic bridge virtual (var %_this <* <$LGenerics_241_3B>>, var %Reg3_R113 <* <$Ljava_2Flang_2FObject_3B>>) <* <$Ljava_2Flang_2FObject_3B>> {
  funcid 8
  var %Reg2_R130 <* <$LGenerics_241_3B>>
  var %Reg0_R130 <* <$LGenerics_241_3B>>
  var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_R121 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R124 <* <$Ljava_2Flang_2FInteger_3B>>

  dassign %Reg2_R130 0 (dread ref %_this)
LOC 1 137
  dassign %Reg0_R130 0 (dread ref %Reg2_R130)
  dassign %Reg3_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg3_R113))
  dassign %Reg1_R113 0 (dread ref %Reg3_R113)
  intrinsiccallwithtypeassigned <* <$Ljava_2Flang_2FString_3B>> JAVA_CHECK_CAST (dread ref %Reg1_R113) { dassign %Reg1_R121 0 }
  virtualcallassigned &LGenerics_241_3B_7Capply_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FInteger_3B (dread ref %Reg0_R130, dread ref %Reg1_R121) { dassign %Reg0_R124 0 }
  return (dread ref %Reg0_R124)
}
func &LGenerics_242_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LGenerics_242_3B>>) void {
  funcid 9
  var %Reg1_R134 <* <$LGenerics_242_3B>>
  var %Reg0_R134 <* <$LGenerics_242_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>

  dassign %Reg1_R134 0 (dread ref %_this)
LOC 1 145
  dassign %Reg0_R134 0 (dread ref %Reg1_R134)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R134))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
  return ()
}
func &LGenerics_242_3B_7Cget_7C_28_29Ljava_2Flang_2FInteger_3B public virtual (var %_this <* <$LGenerics_242_3B>>) <* <$Ljava_2Flang_2FInteger_3B>> {
  funcid 10
  var %Reg1_R134 <* <$LGenerics_242_3B>>
  var %Reg0_I i32
  var %Reg0_R124 <* <$Ljava_2Flang_2FInteger_3B>>

  dassign %Reg1_R134 0 (dread ref %_this)
LOC 1 147
  dassign %Reg0_I 0 (constval i32 -1)
  intrinsiccallwithtype <$Ljava_2Flang_2FInteger_3B> JAVA_CLINIT_CHECK ()
  callassigned &Ljava_2Flang_2FInteger_3B_7CvalueOf_7C_28I_29Ljava_2Flang_2FInteger_3B (dread i32 %Reg0_I) { dassign %Reg0_R124 0 }
  return (dread ref %Reg0_R124)
}
func &LGenerics_242_3B_7Cget_7C_28_29Ljava_2Flang_2FObject_3B public synthetic bridge virtual (var %_this <* <$LGenerics_242_3B>>) <* <$Ljava_2Flang_2FObject_3B>> {
  funcid 11
  var %Reg1_R134 <* <$LGenerics_242_3B>>
  var %Reg0_R134 <* <$LGenerics_242_3B>>
  var %Reg0_R124 <* <$Ljava_2Flang_2FInteger_3B>>

  dassign %Reg1_R134 0 (dread ref %_this)
LOC 1 145
  dassign %Reg0_R134 0 (dread ref %Reg1_R134)
  virtualcallassigned &LGenerics_242_3B_7Cget_7C_28_29Ljava_2Flang_2FInteger_3B (dread ref %Reg0_R134) { dassign %Reg0_R124 0 }
  return (dread ref %Reg0_R124)
}
func &LGenerics_243_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LGenerics_243_3B>>) void {
  funcid 12
  var %Reg1_R133 <* <$LGenerics_243_3B>>
  var %Reg0_R133 <* <$LGenerics_243_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>

  dassign %Reg1_R133 0 (dread ref %_this)
LOC 1 141
  dassign %Reg0_R133 0 (dread ref %Reg1_R133)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R133))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
  return ()
}
func &LGenerics_243_3B_7Capply_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FInteger_3B public virtual (var %_this <* <$LGenerics_243_3B>>, var %Reg2_R121 <* <$Ljava_2Flang_2FString_3B>>) <* <$Ljava_2Flang_2FInteger_3B>> {
  funcid 13
  var %Reg1_R133 <* <$LGenerics_243_3B>>
  var %Reg0_I i32
  var %Reg0_R124 <* <$Ljava_2Flang_2FInteger_3B>>

ALIAS %s %Reg2_R121 <* <$Ljava_2Flang_2FString_3B>>
  dassign %Reg1_R133 0 (dread ref %_this)
LOC 1 143
  dassign %Reg0_I 0 (constval i32 1)
  intrinsiccallwithtype <$Ljava_2Flang_2FInteger_3B> JAVA_CLINIT_CHECK ()
  callassigned &Ljava_2Flang_2FInteger_3B_7CvalueOf_7C_28I_29Ljava_2Flang_2FInteger_3B (dread i32 %Reg0_I) { dassign %Reg0_R124 0 }
  return (dread ref %Reg0_R124)
}
func &LGenerics_243_3B_7Capply_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FObject_3B public synthetic bridge virtual (var %_this <* <$LGenerics_243_3B>>, var %Reg3_R113 <* <$Ljava_2Flang_2FObject_3B>>) <* <$Ljava_2Flang_2FObject_3B>> {
  funcid 14
  var %Reg2_R133 <* <$LGenerics_243_3B>>
  var %Reg0_R133 <* <$LGenerics_243_3B>>
  var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_R121 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R124 <* <$Ljava_2Flang_2FInteger_3B>>

  dassign %Reg2_R133 0 (dread ref %_this)
LOC 1 141
  dassign %Reg0_R133 0 (dread ref %Reg2_R133)
  dassign %Reg3_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg3_R113))
  dassign %Reg1_R113 0 (dread ref %Reg3_R113)
  intrinsiccallwithtypeassigned <* <$Ljava_2Flang_2FString_3B>> JAVA_CHECK_CAST (dread ref %Reg1_R113) { dassign %Reg1_R121 0 }
  virtualcallassigned &LGenerics_243_3B_7Capply_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FInteger_3B (dread ref %Reg0_R133, dread ref %Reg1_R121) { dassign %Reg0_R124 0 }
  return (dread ref %Reg0_R124)
}
func &LGenerics_244_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LGenerics_244_3B>>) void {
  funcid 15
  var %Reg1_R144 <* <$LGenerics_244_3B>>
  var %Reg0_R144 <* <$LGenerics_244_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>

  dassign %Reg1_R144 0 (dread ref %_this)
LOC 1 182
  dassign %Reg0_R144 0 (dread ref %Reg1_R144)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R144))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
  return ()
}
func &LGenerics_244_3B_7Capply_7C_28I_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$LGenerics_244_3B>>, var %Reg3_I i32) <* <$Ljava_2Flang_2FString_3B>> {
  funcid 16
  var %Reg2_R144 <* <$LGenerics_244_3B>>
  var %Reg0_R126 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg1_R121 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_22 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_I i32
  var %Reg0_R121 <* <$Ljava_2Flang_2FString_3B>>

ALIAS %i %Reg3_I i32
  dassign %Reg2_R144 0 (dread ref %_this)
LOC 1 184
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R126 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R126) {}
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2300) { dassign %L_STR_22 0 }
  dassign %Reg1_R121 0 (dread ptr %L_STR_22)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R126, dread ref %Reg1_R121) { dassign %Reg0_R126 0 }
  dassign %Reg1_I 0 (dread i32 %Reg3_I)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R126, dread i32 %Reg1_I) { dassign %Reg0_R126 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg0_R126) { dassign %Reg0_R121 0 }
  return (dread ref %Reg0_R121)
}
func &LGenerics_244_3B_7Capply_7C_28I_29Ljava_2Flang_2FObject_3B public synthetic bridge virtual (var %_this <* <$LGenerics_244_3B>>, var %Reg3_I i32) <* <$Ljava_2Flang_2FObject_3B>> {
  funcid 17
  var %Reg2_R144 <* <$LGenerics_244_3B>>
  var %Reg0_R144 <* <$LGenerics_244_3B>>
  var %Reg1_I i32
  var %Reg0_R121 <* <$Ljava_2Flang_2FString_3B>>

  dassign %Reg2_R144 0 (dread ref %_this)
LOC 1 182
  dassign %Reg0_R144 0 (dread ref %Reg2_R144)
  dassign %Reg1_I 0 (dread i32 %Reg3_I)
  virtualcallassigned &LGenerics_244_3B_7Capply_7C_28I_29Ljava_2Flang_2FString_3B (dread ref %Reg0_R144, dread i32 %Reg1_I) { dassign %Reg0_R121 0 }
  return (dread ref %Reg0_R121)
}
func &LGenerics_245_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FStringBuilder_3B_29V constructor (var %_this <* <$LGenerics_245_3B>>, var %Reg3_R126 <* <$Ljava_2Flang_2FStringBuilder_3B>>) void {
  funcid 18
  var %Reg2_R145 <* <$LGenerics_245_3B>>
  var %Reg0_R145 <* <$LGenerics_245_3B>>
  var %Reg3_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_R126 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>

  dassign %Reg2_R145 0 (dread ref %_this)
LOC 1 186
  dassign %Reg0_R145 0 (dread ref %Reg2_R145)
  dassign %Reg3_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg3_R126))
  dassign %Reg1_R113 0 (dread ref %Reg3_R113)
  dassign %Reg1_R126 0 (retype ref <* <$Ljava_2Flang_2FStringBuilder_3B>> (dread ref %Reg1_R113))
  iassign <* <$LGenerics_245_3B>> 2 (dread ref %Reg0_R145, dread ref %Reg1_R126)
  dassign %Reg0_R145 0 (dread ref %Reg2_R145)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R145))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
  return ()
}
func &LGenerics_245_3B_7Caccept_7C_28Ljava_2Flang_2FString_3B_29V public virtual (var %_this <* <$LGenerics_245_3B>>, var %Reg3_R121 <* <$Ljava_2Flang_2FString_3B>>) void {
  funcid 19
  var %Reg2_R145 <* <$LGenerics_245_3B>>
  var %Reg0_R145 <* <$LGenerics_245_3B>>
  var %Reg0_R126 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg1_R121 <* <$Ljava_2Flang_2FString_3B>>

ALIAS %q %Reg3_R121 <* <$Ljava_2Flang_2FString_3B>>
  dassign %Reg2_R145 0 (dread ref %_this)
LOC 1 188
  dassign %Reg0_R145 0 (dread ref %Reg2_R145)
  dassign %Reg0_R126 0 (iread ref <* <$LGenerics_245_3B>> 2 (dread ref %Reg0_R145))
  dassign %Reg1_R121 0 (dread ref %Reg3_R121)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R126, dread ref %Reg1_R121) { dassign %Reg0_R126 0 }
LOC 1 189
  return ()
}
func &LGenerics_245_3B_7Caccept_7C_28Ljava_2Flang_2FObject_3B_29V public synthetic bridge virtual (var %_this <* <$LGenerics_245_3B>>, var %Reg3_R113 <* <$Ljava_2Flang_2FObject_3B>>) void {
  funcid 20
  var %Reg2_R145 <* <$LGenerics_245_3B>>
  var %Reg0_R145 <* <$LGenerics_245_3B>>
  var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_R121 <* <$Ljava_2Flang_2FString_3B>>

  dassign %Reg2_R145 0 (dread ref %_this)
LOC 1 186
  dassign %Reg0_R145 0 (dread ref %Reg2_R145)
  dassign %Reg3_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg3_R113))
  dassign %Reg1_R113 0 (dread ref %Reg3_R113)
  intrinsiccallwithtypeassigned <* <$Ljava_2Flang_2FString_3B>> JAVA_CHECK_CAST (dread ref %Reg1_R113) { dassign %Reg1_R121 0 }
  virtualcallassigned &LGenerics_245_3B_7Caccept_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R145, dread ref %Reg1_R121) {}
  return ()
}
func &LGenerics_24Cell_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LGenerics_24Cell_3B>>) void {
  funcid 21
  var %Reg1_R146 <* <$LGenerics_24Cell_3B>>
  var %Reg0_R146 <* <$LGenerics_24Cell_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>

  dassign %Reg1_R146 0 (dread ref %_this)
LOC 1 123
  dassign %Reg0_R146 0 (dread ref %Reg1_R146)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R146))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
  return ()
}
func &LGenerics_24Cell_3B_7Cget_7C_28_29Ljava_2Flang_2FObject_3B public virtual (var %_this <* <$LGenerics_24Cell_3B>>) <* <$Ljava_2Flang_2FObject_3B>> {
  funcid 22
  var %Reg1_R146 <* <$LGenerics_24Cell_3B>>
  var %Reg0_R146 <* <$LGenerics_24Cell_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>

  dassign %Reg1_R146 0 (dread ref %_this)
LOC 1 126
  dassign %Reg0_R146 0 (dread ref %Reg1_R146)
  dassign %Reg0_R113 0 (iread ref <* <$LGenerics_24Cell_3B>> 2 (dread ref %Reg0_R146))
  return (dread ref %Reg0_R113)
}
func &LGenerics_24Cell_3B_7Caccept_7C_28Ljava_2Flang_2FObject_3B_29V public virtual (var %_this <* <$LGenerics_24Cell_3B>>, var %Reg3_R113 <* <$Ljava_2Flang_2FObject_3B>>) void {
  funcid 23
  var %Reg2_R146 <* <$LGenerics_24Cell_3B>>
  var %Reg0_R146 <* <$LGenerics_24Cell_3B>>
  var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>

ALIAS %t %Reg3_R113 <* <$Ljava_2Flang_2FObject_3B>> "TT;"
  dassign %Reg2_R146 0 (dread ref %_this)
LOC 1 130
  dassign %Reg0_R146 0 (dread ref %Reg2_R146)
  dassign %Reg1_R113 0 (dread ref %Reg3_R113)
  iassign <* <$LGenerics_24Cell_3B>> 2 (dread ref %Reg0_R146, dread ref %Reg1_R113)
LOC 1 131
  return ()
}
func &LGenerics_24Heap_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LGenerics_24Heap_3B>>) void {
  funcid 24
  var %Reg3_R135 <* <$LGenerics_24Heap_3B>>
  var %Reg0_R135 <* <$LGenerics_24Heap_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_R115 <* <$Ljava_2Futil_2FArrayList_3B>>

  dassign %Reg3_R135 0 (dread ref %_this)
LOC 1 49
  dassign %Reg0_R135 0 (dread ref %Reg3_R135)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R135))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
LOC 1 50
  dassign %Reg0_R135 0 (dread ref %Reg3_R135)
  intrinsiccallwithtype <$Ljava_2Futil_2FArrayList_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R115 0 (gcmalloc ref <$Ljava_2Futil_2FArrayList_3B>)
  callassigned &Ljava_2Futil_2FArrayList_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R115) {}
  iassign <* <$LGenerics_24Heap_3B>> 2 (dread ref %Reg0_R135, dread ref %Reg1_R115)
  return ()
}
func &LGenerics_24Heap_3B_7Cpush_7C_28Ljava_2Flang_2FComparable_3B_29V virtual (var %_this <* <$LGenerics_24Heap_3B>>, var %Reg8_R136 <* <$Ljava_2Flang_2FComparable_3B>>) void {
  funcid 25
  var %Reg7_R135 <* <$LGenerics_24Heap_3B>>
  var %Reg0_R135 <* <$LGenerics_24Heap_3B>>
  var %Reg0_R115 <* <$Ljava_2Futil_2FArrayList_3B>>
  var %Reg1_R136 <* <$Ljava_2Flang_2FComparable_3B>>
  var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_Z u1
  var %Reg0_I i32
  var %Reg1_I i32
  var %Reg5_I i32
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_R136 <* <$Ljava_2Flang_2FComparable_3B>>
  var %Reg1_R135 <* <$LGenerics_24Heap_3B>>
  var %Reg1_R115 <* <$Ljava_2Futil_2FArrayList_3B>>
  var %Reg2_I i32
  var %Reg3_I i32
  var %Reg6_R136 <* <$Ljava_2Flang_2FComparable_3B>>
  var %Reg2_R135 <* <$LGenerics_24Heap_3B>>
  var %Reg2_R115 <* <$Ljava_2Futil_2FArrayList_3B>>
  var %Reg4_I i32
  var %Reg2_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg2_R136 <* <$Ljava_2Flang_2FComparable_3B>>

ALIAS %x %Reg6_R136 <* <$Ljava_2Flang_2FComparable_3B>> "TT;"
ALIAS %t %Reg8_R136 <* <$Ljava_2Flang_2FComparable_3B>> "TT;"
ALIAS %i %Reg5_I i32
  dassign %Reg7_R135 0 (dread ref %_this)
LOC 1 52
  dassign %Reg0_R135 0 (dread ref %Reg7_R135)
  dassign %Reg0_R115 0 (iread ref <* <$LGenerics_24Heap_3B>> 2 (dread ref %Reg0_R135))
  dassign %Reg1_R136 0 (dread ref %Reg8_R136)
  dassign %Reg1_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg1_R136))
  virtualcallassigned &Ljava_2Futil_2FArrayList_3B_7Cadd_7C_28Ljava_2Flang_2FObject_3B_29Z (dread ref %Reg0_R115, dread ref %Reg1_R113) { dassign %Reg0_Z 0 }
LOC 1 53
  dassign %Reg0_R135 0 (dread ref %Reg7_R135)
  dassign %Reg0_R115 0 (iread ref <* <$LGenerics_24Heap_3B>> 2 (dread ref %Reg0_R135))
  virtualcallassigned &Ljava_2Futil_2FArrayList_3B_7Csize_7C_28_29I (dread ref %Reg0_R115) { dassign %Reg0_I 0 }
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg0_I 0 (sub i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg5_I 0 (dread i32 %Reg0_I)
@label20
LOC 1 54
  dassign %Reg0_I 0 (dread i32 %Reg5_I)
  brtrue @label21 (le i32 i32 (dread i32 %Reg0_I, constval i32 0))
  dassign %Reg0_R135 0 (dread ref %Reg7_R135)
  dassign %Reg0_R115 0 (iread ref <* <$LGenerics_24Heap_3B>> 2 (dread ref %Reg0_R135))
  dassign %Reg1_I 0 (dread i32 %Reg5_I)
  virtualcallassigned &Ljava_2Futil_2FArrayList_3B_7Cget_7C_28I_29Ljava_2Flang_2FObject_3B (dread ref %Reg0_R115, dread i32 %Reg1_I) { dassign %Reg0_R113 0 }
  intrinsiccallwithtypeassigned <* <$Ljava_2Flang_2FComparable_3B>> JAVA_CHECK_CAST (dread ref %Reg0_R113) { dassign %Reg0_R136 0 }
  dassign %Reg1_R135 0 (dread ref %Reg7_R135)
  dassign %Reg1_R115 0 (iread ref <* <$LGenerics_24Heap_3B>> 2 (dread ref %Reg1_R135))
  dassign %Reg2_I 0 (dread i32 %Reg5_I)
  dassign %Reg3_I 0 (constval i32 1)
  dassign %Reg2_I 0 (sub i32 (dread i32 %Reg2_I, dread i32 %Reg3_I))
  dassign %Reg3_I 0 (constval i32 2)
  dassign %Reg2_I 0 (div i32 (dread i32 %Reg2_I, dread i32 %Reg3_I))
  virtualcallassigned &Ljava_2Futil_2FArrayList_3B_7Cget_7C_28I_29Ljava_2Flang_2FObject_3B (dread ref %Reg1_R115, dread i32 %Reg2_I) { dassign %Reg1_R113 0 }
  intrinsiccallwithtypeassigned <* <$Ljava_2Flang_2FComparable_3B>> JAVA_CHECK_CAST (dread ref %Reg1_R113) { dassign %Reg1_R136 0 }
  dassign %Reg1_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg1_R136))
  interfacecallassigned &Ljava_2Flang_2FComparable_3B_7CcompareTo_7C_28Ljava_2Flang_2FObject_3B_29I (dread ref %Reg0_R136, dread ref %Reg1_R113) { dassign %Reg0_I 0 }
  brtrue @label21 (ge i32 i32 (dread i32 %Reg0_I, constval i32 0))
LOC 1 55
  dassign %Reg0_R135 0 (dread ref %Reg7_R135)
  dassign %Reg0_R115 0 (iread ref <* <$LGenerics_24Heap_3B>> 2 (dread ref %Reg0_R135))
  dassign %Reg1_I 0 (dread i32 %Reg5_I)
  virtualcallassigned &Ljava_2Futil_2FArrayList_3B_7Cget_7C_28I_29Ljava_2Flang_2FObject_3B (dread ref %Reg0_R115, dread i32 %Reg1_I) { dassign %Reg0_R113 0 }
  intrinsiccallwithtypeassigned <* <$Ljava_2Flang_2FComparable_3B>> JAVA_CHECK_CAST (dread ref %Reg0_R113) { dassign %Reg0_R136 0 }
  dassign %Reg6_R136 0 (dread ref %Reg0_R136)
LOC 1 56
  dassign %Reg0_R135 0 (dread ref %Reg7_R135)
  dassign %Reg0_R115 0 (iread ref <* <$LGenerics_24Heap_3B>> 2 (dread ref %Reg0_R135))
  dassign %Reg1_I 0 (dread i32 %Reg5_I)
  dassign %Reg2_R135 0 (dread ref %Reg7_R135)
  dassign %Reg2_R115 0 (iread ref <* <$LGenerics_24Heap_3B>> 2 (dread ref %Reg2_R135))
  dassign %Reg3_I 0 (dread i32 %Reg5_I)
  dassign %Reg4_I 0 (constval i32 1)
  dassign %Reg3_I 0 (sub i32 (dread i32 %Reg3_I, dread i32 %Reg4_I))
  dassign %Reg4_I 0 (constval i32 2)
  dassign %Reg3_I 0 (div i32 (dread i32 %Reg3_I, dread i32 %Reg4_I))
  virtualcallassigned &Ljava_2Futil_2FArrayList_3B_7Cget_7C_28I_29Ljava_2Flang_2FObject_3B (dread ref %Reg2_R115, dread i32 %Reg3_I) { dassign %Reg2_R113 0 }
  intrinsiccallwithtypeassigned <* <$Ljava_2Flang_2FComparable_3B>> JAVA_CHECK_CAST (dread ref %Reg2_R113) { dassign %Reg2_R136 0 }
  dassign %Reg2_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg2_R136))
  virtualcallassigned &Ljava_2Futil_2FArrayList_3B_7Cset_7C_28ILjava_2Flang_2FObject_3B_29Ljava_2Flang_2FObject_3B (dread ref %Reg0_R115, dread i32 %Reg1_I, dread ref %Reg2_R113) { dassign %Reg0_R113 0 }
LOC 1 57
  dassign %Reg0_R135 0 (dread ref %Reg7_R135)
  dassign %Reg0_R115 0 (iread ref <* <$LGenerics_24Heap_3B>> 2 (dread ref %Reg0_R135))
  dassign %Reg1_I 0 (dread i32 %Reg5_I)
  dassign %Reg2_I 0 (constval i32 1)
  dassign %Reg1_I 0 (sub i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  dassign %Reg2_I 0 (constval i32 2)
  dassign %Reg1_I 0 (div i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  dassign %Reg2_R136 0 (dread ref %Reg6_R136)
  dassign %Reg2_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg2_R136))
  virtualcallassigned &Ljava_2Futil_2FArrayList_3B_7Cset_7C_28ILjava_2Flang_2FObject_3B_29Ljava_2Flang_2FObject_3B (dread ref %Reg0_R115, dread i32 %Reg1_I, dread ref %Reg2_R113) { dassign %Reg0_R113 0 }
LOC 1 58
  dassign %Reg0_I 0 (dread i32 %Reg5_I)
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg0_I 0 (sub i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_I 0 (constval i32 2)
  dassign %Reg0_I 0 (div i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg5_I 0 (dread i32 %Reg0_I)
LOC 1 59
  goto @label20
@label21
LOC 1 60
  return ()
}
func &LGenerics_24Heap_3B_7Cpop_7C_28_29Ljava_2Flang_2FComparable_3B virtual (var %_this <* <$LGenerics_24Heap_3B>>) <* <$Ljava_2Flang_2FComparable_3B>> {
  funcid 26
  var %Reg9_R135 <* <$LGenerics_24Heap_3B>>
  var %Reg0_R135 <* <$LGenerics_24Heap_3B>>
  var %Reg0_R115 <* <$Ljava_2Futil_2FArrayList_3B>>
  var %Reg1_I i32
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_R136 <* <$Ljava_2Flang_2FComparable_3B>>
  var %Reg4_R136 <* <$Ljava_2Flang_2FComparable_3B>>
  var %Reg1_R135 <* <$LGenerics_24Heap_3B>>
  var %Reg1_R115 <* <$Ljava_2Futil_2FArrayList_3B>>
  var %Reg2_I i32
  var %Reg5_R136 <* <$Ljava_2Flang_2FComparable_3B>>
  var %Reg0_Z u1
  var %Reg2_R136 <* <$Ljava_2Flang_2FComparable_3B>>
  var %Reg2_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_I i32
  var %Reg6_I i32
  var %Reg7_I i32
  var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_R136 <* <$Ljava_2Flang_2FComparable_3B>>
  var %Reg8_R136 <* <$Ljava_2Flang_2FComparable_3B>>
  var %Reg2_R135 <* <$LGenerics_24Heap_3B>>
  var %Reg2_R115 <* <$Ljava_2Futil_2FArrayList_3B>>
  var %Reg3_I i32

ALIAS %c %Reg7_I i32
ALIAS %x %Reg8_R136 <* <$Ljava_2Flang_2FComparable_3B>> "TT;"
ALIAS %i %Reg6_I i32
ALIAS %r %Reg4_R136 <* <$Ljava_2Flang_2FComparable_3B>> "TT;"
ALIAS %last %Reg5_R136 <* <$Ljava_2Flang_2FComparable_3B>> "TT;"
  dassign %Reg9_R135 0 (dread ref %_this)
LOC 1 63
  dassign %Reg0_R135 0 (dread ref %Reg9_R135)
  dassign %Reg0_R115 0 (iread ref <* <$LGenerics_24Heap_3B>> 2 (dread ref %Reg0_R135))
  dassign %Reg1_I 0 (constval i32 0)
  virtualcallassigned &Ljava_2Futil_2FArrayList_3B_7Cget_7C_28I_29Ljava_2Flang_2FObject_3B (dread ref %Reg0_R115, dread i32 %Reg1_I) { dassign %Reg0_R113 0 }
  intrinsiccallwithtypeassigned <* <$Ljava_2Flang_2FComparable_3B>> JAVA_CHECK_CAST (dread ref %Reg0_R113) { dassign %Reg0_R136 0 }
  dassign %Reg4_R136 0 (dread ref %Reg0_R136)
LOC 1 64
  dassign %Reg0_R135 0 (dread ref %Reg9_R135)
  dassign %Reg0_R115 0 (iread ref <* <$LGenerics_24Heap_3B>> 2 (dread ref %Reg0_R135))
  dassign %Reg1_R135 0 (dread ref %Reg9_R135)
  dassign %Reg1_R115 0 (iread ref <* <$LGenerics_24Heap_3B>> 2 (dread ref %Reg1_R135))
  virtualcallassigned &Ljava_2Futil_2FArrayList_3B_7Csize_7C_28_29I (dread ref %Reg1_R115) { dassign %Reg1_I 0 }
  dassign %Reg2_I 0 (constval i32 1)
  dassign %Reg1_I 0 (sub i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  virtualcallassigned &Ljava_2Futil_2FArrayList_3B_7Cremove_7C_28I_29Ljava_2Flang_2FObject_3B (dread ref %Reg0_R115, dread i32 %Reg1_I) { dassign %Reg0_R113 0 }
  intrinsiccallwithtypeassigned <* <$Ljava_2Flang_2FComparable_3B>> JAVA_CHECK_CAST (dread ref %Reg0_R113) { dassign %Reg0_R136 0 }
  dassign %Reg5_R136 0 (dread ref %Reg0_R136)
LOC 1 65
  dassign %Reg0_R135 0 (dread ref %Reg9_R135)
  dassign %Reg0_R115 0 (iread ref <* <$LGenerics_24Heap_3B>> 2 (dread ref %Reg0_R135))
  virtualcallassigned &Ljava_2Futil_2FArrayList_3B_7CisEmpty_7C_28_29Z (dread ref %Reg0_R115) { dassign %Reg0_Z 0 }
  brtrue @label26 (ne i32 i32 (
    cvt i32 u1 (dread u1 %Reg0_Z),
    constval i32 0))
LOC 1 66
  dassign %Reg0_R135 0 (dread ref %Reg9_R135)
  dassign %Reg0_R115 0 (iread ref <* <$LGenerics_24Heap_3B>> 2 (dread ref %Reg0_R135))
  dassign %Reg1_I 0 (constval i32 0)
  dassign %Reg2_R136 0 (dread ref %Reg5_R136)
  dassign %Reg2_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg2_R136))
  virtualcallassigned &Ljava_2Futil_2FArrayList_3B_7Cset_7C_28ILjava_2Flang_2FObject_3B_29Ljava_2Flang_2FObject_3B (dread ref %Reg0_R115, dread i32 %Reg1_I, dread ref %Reg2_R113) { dassign %Reg0_R113 0 }
LOC 1 67
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg6_I 0 (dread i32 %Reg0_I)
@label22
LOC 1 69
  dassign %Reg0_I 0 (constval i32 2)
  dassign %Reg1_I 0 (dread i32 %Reg6_I)
  dassign %Reg0_I 0 (mul i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg7_I 0 (dread i32 %Reg0_I)
LOC 1 70
  dassign %Reg0_I 0 (dread i32 %Reg7_I)
  dassign %Reg1_R135 0 (dread ref %Reg9_R135)
  dassign %Reg1_R115 0 (iread ref <* <$LGenerics_24Heap_3B>> 2 (dread ref %Reg1_R135))
  virtualcallassigned &Ljava_2Futil_2FArrayList_3B_7Csize_7C_28_29I (dread ref %Reg1_R115) { dassign %Reg1_I 0 }
  brtrue @label23 (lt i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  goto @label26
@label23
LOC 1 71
  dassign %Reg0_I 0 (dread i32 %Reg7_I)
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_R135 0 (dread ref %Reg9_R135)
  dassign %Reg1_R115 0 (iread ref <* <$LGenerics_24Heap_3B>> 2 (dread ref %Reg1_R135))
  virtualcallassigned &Ljava_2Futil_2FArrayList_3B_7Csize_7C_28_29I (dread ref %Reg1_R115) { dassign %Reg1_I 0 }
  brtrue @label24 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg0_R135 0 (dread ref %Reg9_R135)
  dassign %Reg0_R115 0 (iread ref <* <$LGenerics_24Heap_3B>> 2 (dread ref %Reg0_R135))
  dassign %Reg1_I 0 (dread i32 %Reg7_I)
  dassign %Reg2_I 0 (constval i32 1)
  dassign %Reg1_I 0 (add i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  virtualcallassigned &Ljava_2Futil_2FArrayList_3B_7Cget_7C_28I_29Ljava_2Flang_2FObject_3B (dread ref %Reg0_R115, dread i32 %Reg1_I) { dassign %Reg0_R113 0 }
  intrinsiccallwithtypeassigned <* <$Ljava_2Flang_2FComparable_3B>> JAVA_CHECK_CAST (dread ref %Reg0_R113) { dassign %Reg0_R136 0 }
  dassign %Reg1_R135 0 (dread ref %Reg9_R135)
  dassign %Reg1_R115 0 (iread ref <* <$LGenerics_24Heap_3B>> 2 (dread ref %Reg1_R135))
  dassign %Reg2_I 0 (dread i32 %Reg7_I)
  virtualcallassigned &Ljava_2Futil_2FArrayList_3B_7Cget_7C_28I_29Ljava_2Flang_2FObject_3B (dread ref %Reg1_R115, dread i32 %Reg2_I) { dassign %Reg1_R113 0 }
  intrinsiccallwithtypeassigned <* <$Ljava_2Flang_2FComparable_3B>> JAVA_CHECK_CAST (dread ref %Reg1_R113) { dassign %Reg1_R136 0 }
  dassign %Reg1_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg1_R136))
  interfacecallassigned &Ljava_2Flang_2FComparable_3B_7CcompareTo_7C_28Ljava_2Flang_2FObject_3B_29I (dread ref %Reg0_R136, dread ref %Reg1_R113) { dassign %Reg0_I 0 }
  brtrue @label24 (ge i32 i32 (dread i32 %Reg0_I, constval i32 0))
  dassign %Reg7_I 0 (add i32 (dread i32 %Reg7_I, constval i32 1))
@label24
LOC 1 72
  dassign %Reg0_R135 0 (dread ref %Reg9_R135)
  dassign %Reg0_R115 0 (iread ref <* <$LGenerics_24Heap_3B>> 2 (dread ref %Reg0_R135))
  dassign %Reg1_I 0 (dread i32 %Reg7_I)
  virtualcallassigned &Ljava_2Futil_2FArrayList_3B_7Cget_7C_28I_29Ljava_2Flang_2FObject_3B (dread ref %Reg0_R115, dread i32 %Reg1_I) { dassign %Reg0_R113 0 }
  intrinsiccallwithtypeassigned <* <$Ljava_2Flang_2FComparable_3B>> JAVA_CHECK_CAST (dread ref %Reg0_R113) { dassign %Reg0_R136 0 }
  dassign %Reg1_R135 0 (dread ref %Reg9_R135)
  dassign %Reg1_R115 0 (iread ref <* <$LGenerics_24Heap_3B>> 2 (dread ref %Reg1_R135))
  dassign %Reg2_I 0 (dread i32 %Reg6_I)
  virtualcallassigned &Ljava_2Futil_2FArrayList_3B_7Cget_7C_28I_29Ljava_2Flang_2FObject_3B (dread ref %Reg1_R115, dread i32 %Reg2_I) { dassign %Reg1_R113 0 }
  intrinsiccallwithtypeassigned <* <$Ljava_2Flang_2FComparable_3B>> JAVA_CHECK_CAST (dread ref %Reg1_R113) { dassign %Reg1_R136 0 }
  dassign %Reg1_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg1_R136))
  interfacecallassigned &Ljava_2Flang_2FComparable_3B_7CcompareTo_7C_28Ljava_2Flang_2FObject_3B_29I (dread ref %Reg0_R136, dread ref %Reg1_R113) { dassign %Reg0_I 0 }
  brtrue @label25 (lt i32 i32 (dread i32 %Reg0_I, constval i32 0))
  goto @label26
@label25
LOC 1 73
  dassign %Reg0_R135 0 (dread ref %Reg9_R135)
  dassign %Reg0_R115 0 (iread ref <* <$LGenerics_24Heap_3B>> 2 (dread ref %Reg0_R135))
  dassign %Reg1_I 0 (dread i32 %Reg6_I)
  virtualcallassigned &Ljava_2Futil_2FArrayList_3B_7Cget_7C_28I_29Ljava_2Flang_2FObject_3B (dread ref %Reg0_R115, dread i32 %Reg1_I) { dassign %Reg0_R113 0 }
  intrinsiccallwithtypeassigned <* <$Ljava_2Flang_2FComparable_3B>> JAVA_CHECK_CAST (dread ref %Reg0_R113) { dassign %Reg0_R136 0 }
  dassign %Reg8_R136 0 (dread ref %Reg0_R136)
LOC 1 74
  dassign %Reg0_R135 0 (dread ref %Reg9_R135)
  dassign %Reg0_R115 0 (iread ref <* <$LGenerics_24Heap_3B>> 2 (dread ref %Reg0_R135))
  dassign %Reg1_I 0 (dread i32 %Reg6_I)
  dassign %Reg2_R135 0 (dread ref %Reg9_R135)
  dassign %Reg2_R115 0 (iread ref <* <$LGenerics_24Heap_3B>> 2 (dread ref %Reg2_R135))
  dassign %Reg3_I 0 (dread i32 %Reg7_I)
  virtualcallassigned &Ljava_2Futil_2FArrayList_3B_7Cget_7C_28I_29Ljava_2Flang_2FObject_3B (dread ref %Reg2_R115, dread i32 %Reg3_I) { dassign %Reg2_R113 0 }
  intrinsiccallwithtypeassigned <* <$Ljava_2Flang_2FComparable_3B>> JAVA_CHECK_CAST (dread ref %Reg2_R113) { dassign %Reg2_R136 0 }
  dassign %Reg2_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg2_R136))
  virtualcallassigned &Ljava_2Futil_2FArrayList_3B_7Cset_7C_28ILjava_2Flang_2FObject_3B_29Ljava_2Flang_2FObject_3B (dread ref %Reg0_R115, dread i32 %Reg1_I, dread ref %Reg2_R113) { dassign %Reg0_R113 0 }
LOC 1 75
  dassign %Reg0_R135 0 (dread ref %Reg9_R135)
  dassign %Reg0_R115 0 (iread ref <* <$LGenerics_24Heap_3B>> 2 (dread ref %Reg0_R135))
  dassign %Reg1_I 0 (dread i32 %Reg7_I)
  dassign %Reg2_R136 0 (dread ref %Reg8_R136)
  dassign %Reg2_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg2_R136))
  virtualcallassigned &Ljava_2Futil_2FArrayList_3B_7Cset_7C_28ILjava_2Flang_2FObject_3B_29Ljava_2Flang_2FObject_3B (dread ref %Reg0_R115, dread i32 %Reg1_I, dread ref %Reg2_R113) { dassign %Reg0_R113 0 }
LOC 1 76
  dassign %Reg0_I 0 (dread i32 %Reg7_I)
  dassign %Reg6_I 0 (dread i32 %Reg0_I)
LOC 1 77
  goto @label22
@label26
LOC 1 79
  dassign %Reg0_R136 0 (dread ref %Reg4_R136)
  return (dread ref %Reg0_R136)
}
func &LGenerics_24Heap_3B_7Cempty_7C_28_29Z virtual (var %_this <* <$LGenerics_24Heap_3B>>) u1 {
  funcid 27
  var %Reg1_R135 <* <$LGenerics_24Heap_3B>>
  var %Reg0_R135 <* <$LGenerics_24Heap_3B>>
  var %Reg0_R115 <* <$Ljava_2Futil_2FArrayList_3B>>
  var %Reg0_Z u1

  dassign %Reg1_R135 0 (dread ref %_this)
LOC 1 83
  dassign %Reg0_R135 0 (dread ref %Reg1_R135)
  dassign %Reg0_R115 0 (iread ref <* <$LGenerics_24Heap_3B>> 2 (dread ref %Reg0_R135))
  virtualcallassigned &Ljava_2Futil_2FArrayList_3B_7CisEmpty_7C_28_29Z (dread ref %Reg0_R115) { dassign %Reg0_Z 0 }
  return (dread u1 %Reg0_Z)
}
func &LGenerics_24Leaf_3B_7C_3Cinit_3E_7C_28I_29V constructor (var %_this <* <$LGenerics_24Leaf_3B>>, var %Reg3_I i32) void {
  funcid 28
  var %Reg2_R137 <* <$LGenerics_24Leaf_3B>>
  var %Reg0_R137 <* <$LGenerics_24Leaf_3B>>
  var %Reg0_R138 <* <$LGenerics_24Node_3B>>
  var %Reg1_I i32

ALIAS %v %Reg3_I i32
  dassign %Reg2_R137 0 (dread ref %_this)
LOC 1 99
  dassign %Reg0_R137 0 (dread ref %Reg2_R137)
  dassign %Reg0_R138 0 (retype ref <* <$LGenerics_24Node_3B>> (dread ref %Reg0_R137))
  callassigned &LGenerics_24Node_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R138) {}
LOC 1 100
  dassign %Reg0_R137 0 (dread ref %Reg2_R137)
  dassign %Reg1_I 0 (dread i32 %Reg3_I)
  iassign <* <$LGenerics_24Leaf_3B>> 4 (dread ref %Reg0_R137, dread i32 %Reg1_I)
LOC 1 101
  return ()
}
func &LGenerics_24Node_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LGenerics_24Node_3B>>) void {
  funcid 29
  var %Reg1_R138 <* <$LGenerics_24Node_3B>>
  var %Reg0_R138 <* <$LGenerics_24Node_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>

  dassign %Reg1_R138 0 (dread ref %_this)
LOC 1 87
  dassign %Reg0_R138 0 (dread ref %Reg1_R138)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R138))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
  return ()
}
func &LGenerics_24Node_3B_7Cappend_7C_28LGenerics_24Node_3B_29LGenerics_24Node_3B virtual (var %_this <* <$LGenerics_24Node_3B>>, var %Reg4_R138 <* <$LGenerics_24Node_3B>>) <* <$LGenerics_24Node_3B>> {
  funcid 30
  var %Reg3_R138 <* <$LGenerics_24Node_3B>>
  var %Reg0_R138 <* <$LGenerics_24Node_3B>>
  var %Reg2_R138 <* <$LGenerics_24Node_3B>>
  var %Reg1_R138 <* <$LGenerics_24Node_3B>>

ALIAS %n %Reg4_R138 <* <$LGenerics_24Node_3B>> "TT;"
ALIAS %c %Reg2_R138 <* <$LGenerics_24Node_3B>> "TT;"
  dassign %Reg3_R138 0 (dread ref %_this)
LOC 1 90
  dassign %Reg0_R138 0 (dread ref %Reg3_R138)
  dassign %Reg2_R138 0 (dread ref %Reg0_R138)
@label27
LOC 1 91
  dassign %Reg0_R138 0 (dread ref %Reg2_R138)
  dassign %Reg0_R138 0 (iread ref <* <$LGenerics_24Node_3B>> 2 (dread ref %Reg0_R138))
  brtrue @label28 (eq i32 ref (dread ref %Reg0_R138, constval ref 0))
  dassign %Reg0_R138 0 (dread ref %Reg2_R138)
  dassign %Reg0_R138 0 (iread ref <* <$LGenerics_24Node_3B>> 2 (dread ref %Reg0_R138))
  dassign %Reg2_R138 0 (dread ref %Reg0_R138)
  goto @label27
@label28
LOC 1 92
  dassign %Reg0_R138 0 (dread ref %Reg2_R138)
  dassign %Reg1_R138 0 (dread ref %Reg4_R138)
  iassign <* <$LGenerics_24Node_3B>> 2 (dread ref %Reg0_R138, dread ref %Reg1_R138)
LOC 1 93
  dassign %Reg0_R138 0 (dread ref %Reg3_R138)
  return (dread ref %Reg0_R138)
}
func &LGenerics_24Opt_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FObject_3B_29V private constructor (var %_this <* <$LGenerics_24Opt_3B>>, var %Reg3_R113 <* <$Ljava_2Flang_2FObject_3B>>) void {
  funcid 31
  var %Reg2_R129 <* <$LGenerics_24Opt_3B>>
  var %Reg0_R129 <* <$LGenerics_24Opt_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>

ALIAS %v %Reg3_R113 <* <$Ljava_2Flang_2FObject_3B>> "TT;"
  dassign %Reg2_R129 0 (dread ref %_this)
LOC 1 28
  dassign %Reg0_R129 0 (dread ref %Reg2_R129)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R129))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
LOC 1 29
  dassign %Reg0_R129 0 (dread ref %Reg2_R129)
  dassign %Reg1_R113 0 (dread ref %Reg3_R113)
  iassign <* <$LGenerics_24Opt_3B>> 2 (dread ref %Reg0_R129, dread ref %Reg1_R113)
LOC 1 30
  return ()
}
func &LGenerics_24Opt_3B_7Cnone_7C_28_29LGenerics_24Opt_3B static () <* <$LGenerics_24Opt_3B>> {
  funcid 32
  var %Reg0_R129 <* <$LGenerics_24Opt_3B>>

  intrinsiccallwithtype <$LGenerics_24Opt_3B> JAVA_CLINIT_CHECK ()
LOC 1 33
  intrinsiccallwithtype <$LGenerics_24Opt_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R129 0 (dread ref $LGenerics_24Opt_3B_7CNONE)
  return (dread ref %Reg0_R129)
}
func &LGenerics_24Opt_3B_7Cof_7C_28Ljava_2Flang_2FObject_3B_29LGenerics_24Opt_3B static (var %Reg3_R113 <* <$Ljava_2Flang_2FObject_3B>>) <* <$LGenerics_24Opt_3B>> {
  funcid 33
  var %Reg0_R129 <* <$LGenerics_24Opt_3B>>
  var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>

ALIAS %v %Reg3_R113 <* <$Ljava_2Flang_2FObject_3B>> "TT;"
  intrinsiccallwithtype <$LGenerics_24Opt_3B> JAVA_CLINIT_CHECK ()
LOC 1 37
  intrinsiccallwithtype <$LGenerics_24Opt_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R129 0 (gcmalloc ref <$LGenerics_24Opt_3B>)
  dassign %Reg1_R113 0 (dread ref %Reg3_R113)
  callassigned &LGenerics_24Opt_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FObject_3B_29V (dread ref %Reg0_R129, dread ref %Reg1_R113) {}
  return (dread ref %Reg0_R129)
}
func &LGenerics_24Opt_3B_7Cmap_7C_28Ljava_2Futil_2Ffunction_2FFunction_3B_29LGenerics_24Opt_3B virtual (var %_this <* <$LGenerics_24Opt_3B>>, var %Reg4_R131 <* <$Ljava_2Futil_2Ffunction_2FFunction_3B>>) <* <$LGenerics_24Opt_3B>> {
  funcid 34
  var %Reg3_R129 <* <$LGenerics_24Opt_3B>>
  var %Reg0_R129 <* <$LGenerics_24Opt_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg2_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_R131 <* <$Ljava_2Futil_2Ffunction_2FFunction_3B>>
  var %Reg1_R129 <* <$LGenerics_24Opt_3B>>
  var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>

ALIAS %f %Reg4_R131 <* <$Ljava_2Futil_2Ffunction_2FFunction_3B>> "Ljava/util/function/Function<TT;TR;>;"
  dassign %Reg3_R129 0 (dread ref %_this)
LOC 1 41
  dassign %Reg0_R129 0 (dread ref %Reg3_R129)
  dassign %Reg0_R113 0 (iread ref <* <$LGenerics_24Opt_3B>> 2 (dread ref %Reg0_R129))
  brtrue @label29 (ne i32 ref (dread ref %Reg0_R113, constval ref 0))
  intrinsiccallwithtype <$LGenerics_24Opt_3B> JAVA_CLINIT_CHECK ()
  callassigned &LGenerics_24Opt_3B_7Cnone_7C_28_29LGenerics_24Opt_3B () { dassign %Reg0_R129 0 }
  dassign %Reg2_R113 0 (dread ref %Reg0_R129)
  goto @label30
@label29
  dassign %Reg0_R131 0 (dread ref %Reg4_R131)
  dassign %Reg1_R129 0 (dread ref %Reg3_R129)
  dassign %Reg1_R113 0 (iread ref <* <$LGenerics_24Opt_3B>> 2 (dread ref %Reg1_R129))
  interfacecallassigned &Ljava_2Futil_2Ffunction_2FFunction_3B_7Capply_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FObject_3B (dread ref %Reg0_R131, dread ref %Reg1_R113) { dassign %Reg0_R113 0 }
  intrinsiccallwithtype <$LGenerics_24Opt_3B> JAVA_CLINIT_CHECK ()
  callassigned &LGenerics_24Opt_3B_7Cof_7C_28Ljava_2Flang_2FObject_3B_29LGenerics_24Opt_3B (dread ref %Reg0_R113) { dassign %Reg0_R129 0 }
  dassign %Reg2_R113 0 (dread ref %Reg0_R129)
@label30
  dassign %Reg0_R113 0 (dread ref %Reg2_R113)
  return (dread ref %Reg0_R113)
}
func &LGenerics_24Opt_3B_7Cor_7C_28Ljava_2Futil_2Ffunction_2FSupplier_3B_29Ljava_2Flang_2FObject_3B virtual (var %_this <* <$LGenerics_24Opt_3B>>, var %Reg3_R132 <* <$Ljava_2Futil_2Ffunction_2FSupplier_3B>>) <* <$Ljava_2Flang_2FObject_3B>> {
  funcid 35
  var %Reg2_R129 <* <$LGenerics_24Opt_3B>>
  var %Reg0_R129 <* <$LGenerics_24Opt_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_R132 <* <$Ljava_2Futil_2Ffunction_2FSupplier_3B>>
  var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>

ALIAS %s %Reg3_R132 <* <$Ljava_2Futil_2Ffunction_2FSupplier_3B>> "Ljava/util/function/Supplier<TT;>;"
  dassign %Reg2_R129 0 (dread ref %_this)
LOC 1 45
  dassign %Reg0_R129 0 (dread ref %Reg2_R129)
  dassign %Reg0_R113 0 (iread ref <* <$LGenerics_24Opt_3B>> 2 (dread ref %Reg0_R129))
  brtrue @label31 (ne i32 ref (dread ref %Reg0_R113, constval ref 0))
  dassign %Reg0_R132 0 (dread ref %Reg3_R132)
  interfacecallassigned &Ljava_2Futil_2Ffunction_2FSupplier_3B_7Cget_7C_28_29Ljava_2Flang_2FObject_3B (dread ref %Reg0_R132) { dassign %Reg0_R113 0 }
  dassign %Reg1_R113 0 (dread ref %Reg0_R113)
  goto @label32
@label31
  dassign %Reg0_R129 0 (dread ref %Reg2_R129)
  dassign %Reg0_R113 0 (iread ref <* <$LGenerics_24Opt_3B>> 2 (dread ref %Reg0_R129))
  dassign %Reg1_R113 0 (dread ref %Reg0_R113)
@label32
  dassign %Reg0_R113 0 (dread ref %Reg1_R113)
  return (dread ref %Reg0_R113)
}
func &LGenerics_24Opt_3B_7C_3Cclinit_3E_7C_28_29V static constructor () void {
  funcid 36
  var %Reg0_R129 <* <$LGenerics_24Opt_3B>>
  var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>

LOC 1 26
  dassign %Reg0_R129 0 (gcmalloc ref <$LGenerics_24Opt_3B>)
  dassign %Reg1_R113 0 (constval ref 0)
  callassigned &LGenerics_24Opt_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FObject_3B_29V (dread ref %Reg0_R129, dread ref %Reg1_R113) {}
  dassign $LGenerics_24Opt_3B_7CNONE 0 (dread ref %Reg0_R129)
  return ()
}
func &LGenerics_24Pair_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FObject_3BLjava_2Flang_2FObject_3B_29V constructor (var %_this <* <$LGenerics_24Pair_3B>>, var %Reg3_R113 <* <$Ljava_2Flang_2FObject_3B>>, var %Reg4_R113 <* <$Ljava_2Flang_2FObject_3B>>) void {
  funcid 37
  var %Reg2_R123 <* <$LGenerics_24Pair_3B>>
  var %Reg0_R123 <* <$LGenerics_24Pair_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>

ALIAS %a %Reg3_R113 <* <$Ljava_2Flang_2FObject_3B>> "TA;"
ALIAS %b %Reg4_R113 <* <$Ljava_2Flang_2FObject_3B>> "TB;"
  dassign %Reg2_R123 0 (dread ref %_this)
LOC 1 7
  dassign %Reg0_R123 0 (dread ref %Reg2_R123)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R123))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
LOC 1 8
  dassign %Reg0_R123 0 (dread ref %Reg2_R123)
  dassign %Reg1_R113 0 (dread ref %Reg3_R113)
  iassign <* <$LGenerics_24Pair_3B>> 2 (dread ref %Reg0_R123, dread ref %Reg1_R113)
LOC 1 9
  dassign %Reg0_R123 0 (dread ref %Reg2_R123)
  dassign %Reg1_R113 0 (dread ref %Reg4_R113)
  iassign <* <$LGenerics_24Pair_3B>> 3 (dread ref %Reg0_R123, dread ref %Reg1_R113)
LOC 1 10
  return ()
}
func &LGenerics_24Pair_3B_7Cwith_7C_28Ljava_2Flang_2FObject_3B_29LGenerics_24Pair_3B virtual (var %_this <* <$LGenerics_24Pair_3B>>, var %Reg5_R113 <* <$Ljava_2Flang_2FObject_3B>>) <* <$LGenerics_24Pair_3B>> {
  funcid 38
  var %Reg4_R123 <* <$LGenerics_24Pair_3B>>
  var %Reg0_R123 <* <$LGenerics_24Pair_3B>>
  var %Reg1_R123 <* <$LGenerics_24Pair_3B>>
  var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg2_R113 <* <$Ljava_2Flang_2FObject_3B>>

ALIAS %c %Reg5_R113 <* <$Ljava_2Flang_2FObject_3B>> "TC;"
  dassign %Reg4_R123 0 (dread ref %_this)
LOC 1 13
  intrinsiccallwithtype <$LGenerics_24Pair_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R123 0 (gcmalloc ref <$LGenerics_24Pair_3B>)
  dassign %Reg1_R123 0 (dread ref %Reg4_R123)
  dassign %Reg1_R113 0 (iread ref <* <$LGenerics_24Pair_3B>> 2 (dread ref %Reg1_R123))
  dassign %Reg2_R113 0 (dread ref %Reg5_R113)
  callassigned &LGenerics_24Pair_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FObject_3BLjava_2Flang_2FObject_3B_29V (dread ref %Reg0_R123, dread ref %Reg1_R113, dread ref %Reg2_R113) {}
  return (dread ref %Reg0_R123)
}
func &LGenerics_24Pair_3B_7Cswap_7C_28_29LGenerics_24Pair_3B virtual (var %_this <* <$LGenerics_24Pair_3B>>) <* <$LGenerics_24Pair_3B>> {
  funcid 39
  var %Reg4_R123 <* <$LGenerics_24Pair_3B>>
  var %Reg0_R123 <* <$LGenerics_24Pair_3B>>
  var %Reg1_R123 <* <$LGenerics_24Pair_3B>>
  var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg2_R123 <* <$LGenerics_24Pair_3B>>
  var %Reg2_R113 <* <$Ljava_2Flang_2FObject_3B>>

  dassign %Reg4_R123 0 (dread ref %_this)
LOC 1 17
  intrinsiccallwithtype <$LGenerics_24Pair_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R123 0 (gcmalloc ref <$LGenerics_24Pair_3B>)
  dassign %Reg1_R123 0 (dread ref %Reg4_R123)
  dassign %Reg1_R113 0 (iread ref <* <$LGenerics_24Pair_3B>> 3 (dread ref %Reg1_R123))
  dassign %Reg2_R123 0 (dread ref %Reg4_R123)
  dassign %Reg2_R113 0 (iread ref <* <$LGenerics_24Pair_3B>> 2 (dread ref %Reg2_R123))
  callassigned &LGenerics_24Pair_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FObject_3BLjava_2Flang_2FObject_3B_29V (dread ref %Reg0_R123, dread ref %Reg1_R113, dread ref %Reg2_R113) {}
  return (dread ref %Reg0_R123)
}
func &LGenerics_24Pair_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$LGenerics_24Pair_3B>>) <* <$Ljava_2Flang_2FString_3B>> {
  funcid 40
  var %Reg2_R123 <* <$LGenerics_24Pair_3B>>
  var %Reg0_R126 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg1_R121 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_23 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_R123 <* <$LGenerics_24Pair_3B>>
  var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %L_STR_24 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_25 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R121 <* <$Ljava_2Flang_2FString_3B>>

  dassign %Reg2_R123 0 (dread ref %_this)
LOC 1 21
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R126 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R126) {}
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_3c00) { dassign %L_STR_23 0 }
  dassign %Reg1_R121 0 (dread ptr %L_STR_23)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R126, dread ref %Reg1_R121) { dassign %Reg0_R126 0 }
  dassign %Reg1_R123 0 (dread ref %Reg2_R123)
  dassign %Reg1_R113 0 (iread ref <* <$LGenerics_24Pair_3B>> 2 (dread ref %Reg1_R123))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R126, dread ref %Reg1_R113) { dassign %Reg0_R126 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2c00) { dassign %L_STR_24 0 }
  dassign %Reg1_R121 0 (dread ptr %L_STR_24)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R126, dread ref %Reg1_R121) { dassign %Reg0_R126 0 }
  dassign %Reg1_R123 0 (dread ref %Reg2_R123)
  dassign %Reg1_R113 0 (iread ref <* <$LGenerics_24Pair_3B>> 3 (dread ref %Reg1_R123))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R126, dread ref %Reg1_R113) { dassign %Reg0_R126 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_3e00) { dassign %L_STR_25 0 }
  dassign %Reg1_R121 0 (dread ptr %L_STR_25)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R126, dread ref %Reg1_R121) { dassign %Reg0_R126 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg0_R126) { dassign %Reg0_R121 0 }
  return (dread ref %Reg0_R121)
}
