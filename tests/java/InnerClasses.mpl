flavor 1
srclang 3
id 65535
numfuncs 54
import "library.mplt"
import "InnerClasses.mplt"
entryfunc &LInnerClasses_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V
fileinfo {
  @INFO_filename "InnerClasses.class",
  @INFO_filename "InnerClasses$1.class",
  @INFO_filename "InnerClasses$1Local.class",
  @INFO_filename "InnerClasses$2.class",
  @INFO_filename "InnerClasses$3.class",
  @INFO_filename "InnerClasses$4$1.class",
  @INFO_filename "InnerClasses$4.class",
  @INFO_filename "InnerClasses$5.class",
  @INFO_filename "InnerClasses$6.class",
  @INFO_filename "InnerClasses$7.class",
  @INFO_filename "InnerClasses$Inner$Deep.class",
  @INFO_filename "InnerClasses$Inner.class",
  @INFO_filename "InnerClasses$Nested.class",
  @INFO_filename "InnerClasses$Op.class",
  @INFO_filename "InnerClasses$Shape.class",
  @INFO_filename "InnerClasses$SubInner.class"}
srcfileinfo {
  1 "InnerClasses.java"}
javaclass $LInnerClasses_3B <$LInnerClasses_3B> public
javaclass $LInnerClasses_241_3B <$LInnerClasses_241_3B>
javaclass $LInnerClasses_241Local_3B <$LInnerClasses_241Local_3B>
javaclass $LInnerClasses_242_3B <$LInnerClasses_242_3B>
javaclass $LInnerClasses_243_3B <$LInnerClasses_243_3B>
javaclass $LInnerClasses_244_241_3B <$LInnerClasses_244_241_3B>
javaclass $LInnerClasses_244_3B <$LInnerClasses_244_3B>
javaclass $LInnerClasses_245_3B <$LInnerClasses_245_3B>
javaclass $LInnerClasses_246_3B <$LInnerClasses_246_3B>
javaclass $LInnerClasses_247_3B <$LInnerClasses_247_3B>
javaclass $LInnerClasses_24Inner_24Deep_3B <$LInnerClasses_24Inner_24Deep_3B>
javaclass $LInnerClasses_24Inner_3B <$LInnerClasses_24Inner_3B>
javaclass $LInnerClasses_24Nested_3B <$LInnerClasses_24Nested_3B>
javainterface $LInnerClasses_24Op_3B <$LInnerClasses_24Op_3B> abstract
javaclass $LInnerClasses_24Shape_3B <$LInnerClasses_24Shape_3B> abstract
javaclass $LInnerClasses_24SubInner_3B <$LInnerClasses_24SubInner_3B>
func &LInnerClasses_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V constructor (var %_this <* <$LInnerClasses_3B>>, var %Reg3_R112 <* <$Ljava_2Flang_2FString_3B>>) void
func &LInnerClasses_3B_7Cadder_7C_28I_29LInnerClasses_24Op_3B static (var %Reg3_I i32) <* <$LInnerClasses_24Op_3B>>
func &LInnerClasses_3B_7Ccounter_7C_28AILjava_2Flang_2FString_3B_29Ljava_2Flang_2FRunnable_3B static (var %Reg4_R116 <* <[] i32>>, var %Reg5_R112 <* <$Ljava_2Flang_2FString_3B>>) <* <$Ljava_2Flang_2FRunnable_3B>>
func &LInnerClasses_3B_7Crange_7C_28II_29Ljava_2Futil_2FIterator_3B static (var %Reg4_I i32, var %Reg5_I i32) <* <$Ljava_2Futil_2FIterator_3B>>
func &LInnerClasses_3B_7Cmap_7C_28Ljava_2Futil_2FArrayList_3BLjava_2Futil_2Ffunction_2FFunction_3B_29Ljava_2Futil_2FArrayList_3B static (var %Reg6_R119 <* <$Ljava_2Futil_2FArrayList_3B>>, var %Reg7_R120 <* <$Ljava_2Futil_2Ffunction_2FFunction_3B>>) <* <$Ljava_2Futil_2FArrayList_3B>>
func &LInnerClasses_3B_7Cshape_7C_28Ljava_2Flang_2FString_3BD_29LInnerClasses_24Shape_3B virtual (var %_this <* <$LInnerClasses_3B>>, var %Reg7_R112 <* <$Ljava_2Flang_2FString_3B>>, var %Reg8_D f64) <* <$LInnerClasses_24Shape_3B>>
func &LInnerClasses_3B_7Cnest_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Futil_2Ffunction_2FSupplier_3B static (var %Reg3_R112 <* <$Ljava_2Flang_2FString_3B>>) <* <$Ljava_2Futil_2Ffunction_2FSupplier_3B>>
func &LInnerClasses_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V public static (var %Reg21_R124 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>) void
func &LInnerClasses_3B_7Caccess_24000_7C_28LInnerClasses_3B_29I static synthetic (var %Reg1_R113 <* <$LInnerClasses_3B>>) i32
func &LInnerClasses_3B_7Caccess_24100_7C_28LInnerClasses_3B_29Ljava_2Flang_2FString_3B static synthetic (var %Reg1_R113 <* <$LInnerClasses_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &LInnerClasses_3B_7Caccess_24008_7C_28LInnerClasses_3B_29I static synthetic (var %Reg4_R113 <* <$LInnerClasses_3B>>) i32
func &LInnerClasses_3B_7Caccess_24212_7C_28I_29I static synthetic (var %Reg2_I i32) i32
func &LInnerClasses_3B_7C_3Cclinit_3E_7C_28_29V static constructor () void
func &LInnerClasses_241_3B_7C_3Cinit_3E_7C_28I_29V constructor (var %_this <* <$LInnerClasses_241_3B>>, var %Reg3_I i32) void
func &LInnerClasses_241_3B_7Capply_7C_28II_29I public virtual (var %_this <* <$LInnerClasses_241_3B>>, var %Reg4_I i32, var %Reg5_I i32) i32
func &LInnerClasses_241Local_3B_7C_3Cinit_3E_7C_28AILjava_2Flang_2FString_3B_29V constructor (var %_this <* <$LInnerClasses_241Local_3B>>, var %Reg4_R116 <* <[] i32>>, var %Reg5_R112 <* <$Ljava_2Flang_2FString_3B>>) void
func &LInnerClasses_241Local_3B_7Crun_7C_28_29V public virtual (var %_this <* <$LInnerClasses_241Local_3B>>) void
func &LInnerClasses_242_3B_7C_3Cinit_3E_7C_28II_29V constructor (var %_this <* <$LInnerClasses_242_3B>>, var %Reg3_I i32, var %Reg4_I i32) void
func &LInnerClasses_242_3B_7ChasNext_7C_28_29Z public virtual (var %_this <* <$LInnerClasses_242_3B>>) u1
func &LInnerClasses_242_3B_7Cnext_7C_28_29Ljava_2Flang_2FInteger_3B public virtual (var %_this <* <$LInnerClasses_242_3B>>) <* <$Ljava_2Flang_2FInteger_3B>>
func &LInnerClasses_242_3B_7Cnext_7C_28_29Ljava_2Flang_2FObject_3B public synthetic bridge virtual (var %_this <* <$LInnerClasses_242_3B>>) <* <$Ljava_2Flang_2FObject_3B>>
func &LInnerClasses_243_3B_7C_3Cinit_3E_7C_28LInnerClasses_3BLjava_2Flang_2FString_3BD_29V constructor (var %_this <* <$LInnerClasses_243_3B>>, var %Reg4_R113 <* <$LInnerClasses_3B>>, var %Reg5_R112 <* <$Ljava_2Flang_2FString_3B>>, var %Reg6_D f64) void
func &LInnerClasses_243_3B_7Cdraw_7C_28_29Ljava_2Flang_2FString_3B virtual (var %_this <* <$LInnerClasses_243_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &LInnerClasses_244_241_3B_7C_3Cinit_3E_7C_28LInnerClasses_244_3BLjava_2Flang_2FString_3B_29V constructor (var %_this <* <$LInnerClasses_244_241_3B>>, var %Reg3_R123 <* <$LInnerClasses_244_3B>>, var %Reg4_R112 <* <$Ljava_2Flang_2FString_3B>>) void
func &LInnerClasses_244_241_3B_7Cget_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$LInnerClasses_244_241_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &LInnerClasses_244_241_3B_7Cget_7C_28_29Ljava_2Flang_2FObject_3B public synthetic bridge virtual (var %_this <* <$LInnerClasses_244_241_3B>>) <* <$Ljava_2Flang_2FObject_3B>>
func &LInnerClasses_244_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V constructor (var %_this <* <$LInnerClasses_244_3B>>, var %Reg3_R112 <* <$Ljava_2Flang_2FString_3B>>) void
func &LInnerClasses_244_3B_7Cget_7C_28_29Ljava_2Futil_2Ffunction_2FSupplier_3B public virtual (var %_this <* <$LInnerClasses_244_3B>>) <* <$Ljava_2Futil_2Ffunction_2FSupplier_3B>>
func &LInnerClasses_244_3B_7Cget_7C_28_29Ljava_2Flang_2FObject_3B public synthetic bridge virtual (var %_this <* <$LInnerClasses_244_3B>>) <* <$Ljava_2Flang_2FObject_3B>>
func &LInnerClasses_245_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LInnerClasses_245_3B>>) void
func &LInnerClasses_245_3B_7Capply_7C_28Ljava_2Flang_2FInteger_3B_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$LInnerClasses_245_3B>>, var %Reg3_R132 <* <$Ljava_2Flang_2FInteger_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &LInnerClasses_245_3B_7Capply_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FObject_3B public synthetic bridge virtual (var %_this <* <$LInnerClasses_245_3B>>, var %Reg3_R114 <* <$Ljava_2Flang_2FObject_3B>>) <* <$Ljava_2Flang_2FObject_3B>>
func &LInnerClasses_246_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LInnerClasses_246_3B>>) void
func &LInnerClasses_246_3B_7Ccompare_7C_28Ljava_2Flang_2FString_3BLjava_2Flang_2FString_3B_29I public virtual (var %_this <* <$LInnerClasses_246_3B>>, var %Reg3_R112 <* <$Ljava_2Flang_2FString_3B>>, var %Reg4_R112 <* <$Ljava_2Flang_2FString_3B>>) i32
func &LInnerClasses_246_3B_7Ccompare_7C_28Ljava_2Flang_2FObject_3BLjava_2Flang_2FObject_3B_29I public synthetic bridge virtual (var %_this <* <$LInnerClasses_246_3B>>, var %Reg4_R114 <* <$Ljava_2Flang_2FObject_3B>>, var %Reg5_R114 <* <$Ljava_2Flang_2FObject_3B>>) i32
func &LInnerClasses_247_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LInnerClasses_247_3B>>) void
func &LInnerClasses_247_3B_7Ctest_7C_28Ljava_2Flang_2FInteger_3B_29Z public virtual (var %_this <* <$LInnerClasses_247_3B>>, var %Reg4_R132 <* <$Ljava_2Flang_2FInteger_3B>>) u1
func &LInnerClasses_247_3B_7Ctest_7C_28Ljava_2Flang_2FObject_3B_29Z public synthetic bridge virtual (var %_this <* <$LInnerClasses_247_3B>>, var %Reg3_R114 <* <$Ljava_2Flang_2FObject_3B>>) u1
func &LInnerClasses_24Inner_24Deep_3B_7C_3Cinit_3E_7C_28LInnerClasses_24Inner_3B_29V constructor (var %_this <* <$LInnerClasses_24Inner_24Deep_3B>>, var %Reg4_R125 <* <$LInnerClasses_24Inner_3B>>) void
func &LInnerClasses_24Inner_24Deep_3B_7Cwho_7C_28_29Ljava_2Flang_2FString_3B virtual (var %_this <* <$LInnerClasses_24Inner_24Deep_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &LInnerClasses_24Inner_3B_7C_3Cinit_3E_7C_28LInnerClasses_3B_29V constructor (var %_this <* <$LInnerClasses_24Inner_3B>>, var %Reg3_R113 <* <$LInnerClasses_3B>>) void
func &LInnerClasses_24Inner_3B_7Cbump_7C_28_29V virtual (var %_this <* <$LInnerClasses_24Inner_3B>>) void
func &LInnerClasses_24Inner_3B_7Caccess_24300_7C_28LInnerClasses_24Inner_3B_29I static synthetic (var %Reg1_R125 <* <$LInnerClasses_24Inner_3B>>) i32
func &LInnerClasses_24Nested_3B_7C_3Cinit_3E_7C_28_29V private constructor (var %_this <* <$LInnerClasses_24Nested_3B>>) void
func &LInnerClasses_24Nested_3B_7Cget_7C_28_29I private virtual (var %_this <* <$LInnerClasses_24Nested_3B>>) i32
func &LInnerClasses_24Nested_3B_7C_3Cinit_3E_7C_28LInnerClasses_241_3B_29V synthetic constructor (var %_this <* <$LInnerClasses_24Nested_3B>>, var %Reg2_R115 <* <$LInnerClasses_241_3B>>) void
func &LInnerClasses_24Nested_3B_7Caccess_24512_7C_28LInnerClasses_24Nested_3BI_29I static synthetic (var %Reg3_R129 <* <$LInnerClasses_24Nested_3B>>, var %Reg4_I i32) i32
func &LInnerClasses_24Nested_3B_7Caccess_24600_7C_28LInnerClasses_24Nested_3B_29I static synthetic (var %Reg1_R129 <* <$LInnerClasses_24Nested_3B>>) i32
func &LInnerClasses_24Op_3B_7Capply_7C_28II_29I public virtual abstract (var %_this <* <$LInnerClasses_24Op_3B>>, var %Reg1_I i32, var %Reg2_I i32) i32
func &LInnerClasses_24Shape_3B_7C_3Cinit_3E_7C_28LInnerClasses_3B_29V constructor (var %_this <* <$LInnerClasses_24Shape_3B>>, var %Reg3_R113 <* <$LInnerClasses_3B>>) void
func &LInnerClasses_24Shape_3B_7Cdraw_7C_28_29Ljava_2Flang_2FString_3B virtual abstract (var %_this <* <$LInnerClasses_24Shape_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &LInnerClasses_24Shape_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$LInnerClasses_24Shape_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &LInnerClasses_24SubInner_3B_7C_3Cinit_3E_7C_28LInnerClasses_3B_29V constructor (var %_this <* <$LInnerClasses_24SubInner_3B>>, var %Reg3_R113 <* <$LInnerClasses_3B>>) void
func &LInnerClasses_24SubInner_3B_7Ctwice_7C_28_29I virtual (var %_this <* <$LInnerClasses_24SubInner_3B>>) i32
var $_C_STR_6f007500740065007200 fstatic <[4] u64> readonly = [0, 0xb00000000, 0x6574756f0653207b, 114]
var $_C_STR_2000 fstatic <[3] u64> readonly = [0, 0x300000000, 0x2000000020]
var $_C_STR_6100 fstatic <[3] u64> readonly = [0, 0x300000000, 0x6100000061]
var $_C_STR_6200 fstatic <[3] u64> readonly = [0, 0x300000000, 0x6200000062]
var $_C_STR_6300 fstatic <[3] u64> readonly = [0, 0x300000000, 0x6300000063]
var $_C_STR_7600 fstatic <[3] u64> readonly = [0, 0x300000000, 0x7600000076]
var $_C_STR_73007100 fstatic <[3] u64> readonly = [0, 0x500000000, 0x717300000e5e]
var $_C_STR_7100 fstatic <[3] u64> readonly = [0, 0x300000000, 0x7100000071]
var $_C_STR_610061006100 fstatic <[3] u64> readonly = [0, 0x700000000, 0x61616100017841]
var $_C_STR_7035ca0702c76091c8e25f3f1a15001c fstatic <[4] u64> readonly = [0, 0x1300000000, 0x2045504e223404de, 0x726574756f]
var $_C_STR_2000660072006f006d002000 fstatic <[4] u64> readonly = [0, 0xd00000000, 0x6f7266203c6df196, 0x206d]
var $_C_STR_65006e006400 fstatic <[3] u64> readonly = [0, 0x700000000, 0x646e65000188db]
var $_C_STR_2100 fstatic <[3] u64> readonly = [0, 0x300000000, 0x2100000021]
var $_C_STR_3a00 fstatic <[3] u64> readonly = [0, 0x300000000, 0x3a0000003a]
var $_C_STR_3c00 fstatic <[3] u64> readonly = [0, 0x300000000, 0x3c0000003c]
var $_C_STR_7c00 fstatic <[3] u64> readonly = [0, 0x300000000, 0x7c0000007c]
var $_C_STR_3e00 fstatic <[3] u64> readonly = [0, 0x300000000, 0x3e0000003e]
var $LInnerClasses_3B_7CsSecret i32 private static = 0
var $Ljava_2Flang_2FSystem_3B_7Cout extern <* <$Ljava_2Fio_2FPrintStream_3B>>
func &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FObject_3B>>) void
func &Ljava_2Futil_2FArrayList_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Futil_2FArrayList_3B>>) void
func &Ljava_2Futil_2FArrayList_3B_7Citerator_7C_28_29Ljava_2Futil_2FIterator_3B public virtual (var %_this <* <$Ljava_2Futil_2FArrayList_3B>>) <* <$Ljava_2Futil_2FIterator_3B>>
func &Ljava_2Futil_2FIterator_3B_7ChasNext_7C_28_29Z public virtual abstract (var %_this <* <$Ljava_2Futil_2FIterator_3B>>) u1
func &Ljava_2Futil_2FIterator_3B_7Cnext_7C_28_29Ljava_2Flang_2FObject_3B public virtual abstract (var %_this <* <$Ljava_2Futil_2FIterator_3B>>) <* <$Ljava_2Flang_2FObject_3B>>
func &Ljava_2Futil_2Ffunction_2FFunction_3B_7Capply_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FObject_3B public virtual abstract (var %_this <* <$Ljava_2Futil_2Ffunction_2FFunction_3B>>, var %Reg1_R114 <* <$Ljava_2Flang_2FObject_3B>>) <* <$Ljava_2Flang_2FObject_3B>>
func &Ljava_2Futil_2FArrayList_3B_7Cadd_7C_28Ljava_2Flang_2FObject_3B_29Z public virtual (var %_this <* <$Ljava_2Futil_2FArrayList_3B>>, var %Reg1_R114 <* <$Ljava_2Flang_2FObject_3B>>) u1
func &Ljava_2Futil_2FObjects_3B_7CrequireNonNull_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FObject_3B public static (var %Reg0_R114 <* <$Ljava_2Flang_2FObject_3B>>) <* <$Ljava_2Flang_2FObject_3B>>
func &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V public virtual (var %_this <* <$Ljava_2Fio_2FPrintStream_3B>>, var %Reg1_R112 <* <$Ljava_2Flang_2FString_3B>>) void
func &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>) void
func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg1_I i32) <* <$Ljava_2Flang_2FStringBuilder_3B>>
func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg1_R112 <* <$Ljava_2Flang_2FString_3B>>) <* <$Ljava_2Flang_2FStringBuilder_3B>>
func &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28I_29V public virtual (var %_this <* <$Ljava_2Fio_2FPrintStream_3B>>, var %Reg1_I i32) void
func &Ljava_2Flang_2FRunnable_3B_7Crun_7C_28_29V public virtual abstract (var %_this <* <$Ljava_2Flang_2FRunnable_3B>>) void
func &Ljava_2Flang_2FInteger_3B_7CintValue_7C_28_29I public virtual (var %_this <* <$Ljava_2Flang_2FInteger_3B>>) i32
func &Ljava_2Futil_2FNoSuchElementException_3B_7CgetMessage_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$Ljava_2Futil_2FNoSuchElementException_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &Ljava_2Flang_2FInteger_3B_7CvalueOf_7C_28I_29Ljava_2Flang_2FInteger_3B public static (var %Reg0_I i32) <* <$Ljava_2Flang_2FInteger_3B>>
func &Ljava_2Fio_2FPrintStream_3B_7Cprint_7C_28Ljava_2Flang_2FString_3B_29V public virtual (var %_this <* <$Ljava_2Fio_2FPrintStream_3B>>, var %Reg1_R112 <* <$Ljava_2Flang_2FString_3B>>) void
func &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28_29V public virtual (var %_this <* <$Ljava_2Fio_2FPrintStream_3B>>) void
func &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FObject_3B_29V public virtual (var %_this <* <$Ljava_2Fio_2FPrintStream_3B>>, var %Reg1_R114 <* <$Ljava_2Flang_2FObject_3B>>) void
func &Ljava_2Futil_2Ffunction_2FSupplier_3B_7Cget_7C_28_29Ljava_2Flang_2FObject_3B public virtual abstract (var %_this <* <$Ljava_2Futil_2Ffunction_2FSupplier_3B>>) <* <$Ljava_2Flang_2FObject_3B>>
func &Ljava_2Futil_2FComparator_3B_7Ccompare_7C_28Ljava_2Flang_2FObject_3BLjava_2Flang_2FObject_3B_29I public virtual abstract (var %_this <* <$Ljava_2Futil_2FComparator_3B>>, var %Reg1_R114 <* <$Ljava_2Flang_2FObject_3B>>, var %Reg2_R114 <* <$Ljava_2Flang_2FObject_3B>>) i32
func &Ljava_2Futil_2Ffunction_2FPredicate_3B_7Ctest_7C_28Ljava_2Flang_2FObject_3B_29Z public virtual abstract (var %_this <* <$Ljava_2Futil_2Ffunction_2FPredicate_3B>>, var %Reg1_R114 <* <$Ljava_2Flang_2FObject_3B>>) u1
func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Z_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg1_Z u1) <* <$Ljava_2Flang_2FStringBuilder_3B>>
func &Ljava_2Flang_2FObject_3B_7CgetClass_7C_28_29Ljava_2Flang_2FClass_3B final public native virtual (var %_this <* <$Ljava_2Flang_2FObject_3B>>) <* <$Ljava_2Flang_2FClass_3B>>
func &Ljava_2Flang_2FClass_3B_7CgetName_7C_28_29Ljava_2Flang_2FString_3B public native virtual (var %_this <* <$Ljava_2Flang_2FClass_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &Ljava_2Futil_2FNoSuchElementException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V public constructor (var %_this <* <$Ljava_2Futil_2FNoSuchElementException_3B>>, var %Reg1_R112 <* <$Ljava_2Flang_2FString_3B>>) void
func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28D_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg1_D f64) <* <$Ljava_2Flang_2FStringBuilder_3B>>
func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg1_R114 <* <$Ljava_2Flang_2FObject_3B>>) <* <$Ljava_2Flang_2FStringBuilder_3B>>
func &Ljava_2Flang_2FString_3B_7Clength_7C_28_29I public virtual (var %_this <* <$Ljava_2Flang_2FString_3B>>) i32
var $__cinf_Ljava_2Flang_2FString_3B <$__class_meta__>
func &MCC_GetOrInsertLiteral () <* <$Ljava_2Flang_2FString_3B>>
func &LInnerClasses_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V constructor (var %_this <* <$LInnerClasses_3B>>, var %Reg3_R112 <* <$Ljava_2Flang_2FString_3B>>) void {
  funcid 1
  var %Reg2_R113 <* <$LInnerClasses_3B>>
  var %Reg0_R113 <* <$LInnerClasses_3B>>
  var %Reg0_R114 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_I i32
  var %Reg1_R112 <* <$Ljava_2Flang_2FString_3B>>

ALIAS %n %Reg3_R112 <* <$Ljava_2Flang_2FString_3B>>
  dassign %Reg2_R113 0 (dread ref %_this)
LOC 1 7
  dassign %Reg0_R113 0 (dread ref %Reg2_R113)
  dassign %Reg0_R114 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R113))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R114) {}
LOC 1 4
  dassign %Reg0_R113 0 (dread ref %Reg2_R113)
  dassign %Reg1_I 0 (constval i32 42)
  iassign <* <$LInnerClasses_3B>> 2 (dread ref %Reg0_R113, dread i32 %Reg1_I)
LOC 1 8
  dassign %Reg0_R113 0 (dread ref %Reg2_R113)
  dassign %Reg1_R112 0 (dread ref %Reg3_R112)
  iassign <* <$LInnerClasses_3B>> 3 (dread ref %Reg0_R113, dread ref %Reg1_R112)
LOC 1 9
  return ()
}
func &LInnerClasses_3B_7Cadder_7C_28I_29LInnerClasses_24Op_3B static (var %Reg3_I i32) <* <$LInnerClasses_24Op_3B>> {
  funcid 2
  var %Reg0_R115 <* <$LInnerClasses_241_3B>>
  var %Reg1_I i32

ALIAS %k %Reg3_I i32
  intrinsiccallwithtype <$LInnerClasses_3B> JAVA_CLINIT_CHECK ()
LOC 1 42
  intrinsiccallwithtype <$LInnerClasses_241_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (gcmalloc ref <$LInnerClasses_241_3B>)
  dassign %Reg1_I 0 (dread i32 %Reg3_I)
  callassigned &LInnerClasses_241_3B_7C_3Cinit_3E_7C_28I_29V (dread ref %Reg0_R115, dread i32 %Reg1_I) {}
  return (dread ref %Reg0_R115)
}
func &LInnerClasses_3B_7Ccounter_7C_28AILjava_2Flang_2FString_3B_29Ljava_2Flang_2FRunnable_3B static (var %Reg4_R116 <* <[] i32>>, var %Reg5_R112 <* <$Ljava_2Flang_2FString_3B>>) <* <$Ljava_2Flang_2FRunnable_3B>> {
  funcid 3
  var %Reg0_R117 <* <$LInnerClasses_241Local_3B>>
  var %Reg1_R116 <* <[] i32>>
  var %Reg2_R112 <* <$Ljava_2Flang_2FString_3B>>

ALIAS %box %Reg4_R116 <* <[] i32>>
ALIAS %tag %Reg5_R112 <* <$Ljava_2Flang_2FString_3B>>
  intrinsiccallwithtype <$LInnerClasses_3B> JAVA_CLINIT_CHECK ()
LOC 1 59
  intrinsiccallwithtype <$LInnerClasses_241Local_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R117 0 (gcmalloc ref <$LInnerClasses_241Local_3B>)
  dassign %Reg1_R116 0 (dread ref %Reg4_R116)
  dassign %Reg2_R112 0 (dread ref %Reg5_R112)
  callassigned &LInnerClasses_241Local_3B_7C_3Cinit_3E_7C_28AILjava_2Flang_2FString_3B_29V (dread ref %Reg0_R117, dread ref %Reg1_R116, dread ref %Reg2_R112) {}
  return (dread ref %Reg0_R117)
}
func &LInnerClasses_3B_7Crange_7C_28II_29Ljava_2Futil_2FIterator_3B static (var %Reg4_I i32, var %Reg5_I i32) <* <$Ljava_2Futil_2FIterator_3B>> {
  funcid 4
  var %Reg0_R118 <* <$LInnerClasses_242_3B>>
  var %Reg1_I i32
  var %Reg2_I i32

ALIAS %lo %Reg4_I i32
ALIAS %hi %Reg5_I i32
  intrinsiccallwithtype <$LInnerClasses_3B> JAVA_CLINIT_CHECK ()
LOC 1 63
  intrinsiccallwithtype <$LInnerClasses_242_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R118 0 (gcmalloc ref <$LInnerClasses_242_3B>)
  dassign %Reg1_I 0 (dread i32 %Reg4_I)
  dassign %Reg2_I 0 (dread i32 %Reg5_I)
  callassigned &LInnerClasses_242_3B_7C_3Cinit_3E_7C_28II_29V (dread ref %Reg0_R118, dread i32 %Reg1_I, dread i32 %Reg2_I) {}
  return (dread ref %Reg0_R118)
}
func &LInnerClasses_3B_7Cmap_7C_28Ljava_2Futil_2FArrayList_3BLjava_2Futil_2Ffunction_2FFunction_3B_29Ljava_2Futil_2FArrayList_3B static (var %Reg6_R119 <* <$Ljava_2Futil_2FArrayList_3B>>, var %Reg7_R120 <* <$Ljava_2Futil_2Ffunction_2FFunction_3B>>) <* <$Ljava_2Futil_2FArrayList_3B>> {
  funcid 5
  var %Reg0_R119 <* <$Ljava_2Futil_2FArrayList_3B>>
  var %Reg3_R119 <* <$Ljava_2Futil_2FArrayList_3B>>
  var %Reg0_R121 <* <$Ljava_2Futil_2FIterator_3B>>
  var %Reg4_R121 <* <$Ljava_2Futil_2FIterator_3B>>
  var %Reg4_R114 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_R114 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_Z u1
  var %Reg5_R114 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_R120 <* <$Ljava_2Futil_2Ffunction_2FFunction_3B>>
  var %Reg2_R114 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_R114 <* <$Ljava_2Flang_2FObject_3B>>

ALIAS %t %Reg5_R114 <* <$Ljava_2Flang_2FObject_3B>> "TT;"
ALIAS %in %Reg6_R119 <* <$Ljava_2Futil_2FArrayList_3B>> "Ljava/util/ArrayList<TT;>;"
ALIAS %f %Reg7_R120 <* <$Ljava_2Futil_2Ffunction_2FFunction_3B>> "Ljava/util/function/Function<TT;TR;>;"
ALIAS %out %Reg3_R119 <* <$Ljava_2Futil_2FArrayList_3B>> "Ljava/util/ArrayList<TR;>;"
  intrinsiccallwithtype <$LInnerClasses_3B> JAVA_CLINIT_CHECK ()
LOC 1 77
  intrinsiccallwithtype <$Ljava_2Futil_2FArrayList_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R119 0 (gcmalloc ref <$Ljava_2Futil_2FArrayList_3B>)
  callassigned &Ljava_2Futil_2FArrayList_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R119) {}
  dassign %Reg3_R119 0 (dread ref %Reg0_R119)
LOC 1 78
  dassign %Reg0_R119 0 (dread ref %Reg6_R119)
  virtualcallassigned &Ljava_2Futil_2FArrayList_3B_7Citerator_7C_28_29Ljava_2Futil_2FIterator_3B (dread ref %Reg0_R119) { dassign %Reg0_R121 0 }
  dassign %Reg4_R121 0 (dread ref %Reg0_R121)
@label0
  dassign %Reg4_R114 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg4_R121))
  dassign %Reg0_R114 0 (dread ref %Reg4_R114)
  dassign %Reg0_R121 0 (retype ref <* <$Ljava_2Futil_2FIterator_3B>> (dread ref %Reg0_R114))
  interfacecallassigned &Ljava_2Futil_2FIterator_3B_7ChasNext_7C_28_29Z (dread ref %Reg0_R121) { dassign %Reg0_Z 0 }
  brtrue @label1 (eq i32 i32 (
    cvt i32 u1 (dread u1 %Reg0_Z),
    constval i32 0))
  dassign %Reg4_R114 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg4_R121))
  dassign %Reg0_R114 0 (dread ref %Reg4_R114)
  dassign %Reg0_R121 0 (retype ref <* <$Ljava_2Futil_2FIterator_3B>> (dread ref %Reg0_R114))
  interfacecallassigned &Ljava_2Futil_2FIterator_3B_7Cnext_7C_28_29Ljava_2Flang_2FObject_3B (dread ref %Reg0_R121) { dassign %Reg0_R114 0 }
  dassign %Reg5_R114 0 (dread ref %Reg0_R114)
  dassign %Reg0_R119 0 (dread ref %Reg3_R119)
  dassign %Reg1_R120 0 (dread ref %Reg7_R120)
  dassign %Reg2_R114 0 (dread ref %Reg5_R114)
  interfacecallassigned &Ljava_2Futil_2Ffunction_2FFunction_3B_7Capply_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FObject_3B (dread ref %Reg1_R120, dread ref %Reg2_R114) { dassign %Reg1_R114 0 }
  virtualcallassigned &Ljava_2Futil_2FArrayList_3B_7Cadd_7C_28Ljava_2Flang_2FObject_3B_29Z (dread ref %Reg0_R119, dread ref %Reg1_R114) { dassign %Reg0_Z 0 }
  goto @label0
@label1
LOC 1 79
  dassign %Reg0_R119 0 (dread ref %Reg3_R119)
  return (dread ref %Reg0_R119)
}
func &LInnerClasses_3B_7Cshape_7C_28Ljava_2Flang_2FString_3BD_29LInnerClasses_24Shape_3B virtual (var %_this <* <$LInnerClasses_3B>>, var %Reg7_R112 <* <$Ljava_2Flang_2FString_3B>>, var %Reg8_D f64) <* <$LInnerClasses_24Shape_3B>> {
  funcid 6
  var %Reg6_R113 <* <$LInnerClasses_3B>>
  var %Reg0_R122 <* <$LInnerClasses_243_3B>>
  var %Reg1_R113 <* <$LInnerClasses_3B>>
  var %Reg2_R112 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg3_D f64

ALIAS %s %Reg7_R112 <* <$Ljava_2Flang_2FString_3B>>
ALIAS %d %Reg8_D f64
  dassign %Reg6_R113 0 (dread ref %_this)
LOC 1 90
  intrinsiccallwithtype <$LInnerClasses_243_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R122 0 (gcmalloc ref <$LInnerClasses_243_3B>)
  dassign %Reg1_R113 0 (dread ref %Reg6_R113)
  dassign %Reg2_R112 0 (dread ref %Reg7_R112)
  dassign %Reg3_D 0 (dread f64 %Reg8_D)
  callassigned &LInnerClasses_243_3B_7C_3Cinit_3E_7C_28LInnerClasses_3BLjava_2Flang_2FString_3BD_29V (dread ref %Reg0_R122, dread ref %Reg1_R113, dread ref %Reg2_R112, dread f64 %Reg3_D) {}
  return (dread ref %Reg0_R122)
}
func &LInnerClasses_3B_7Cnest_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Futil_2Ffunction_2FSupplier_3B static (var %Reg3_R112 <* <$Ljava_2Flang_2FString_3B>>) <* <$Ljava_2Futil_2Ffunction_2FSupplier_3B>> {
  funcid 7
  var %Reg0_R123 <* <$LInnerClasses_244_3B>>
  var %Reg1_R112 <* <$Ljava_2Flang_2FString_3B>>

ALIAS %a %Reg3_R112 <* <$Ljava_2Flang_2FString_3B>>
  intrinsiccallwithtype <$LInnerClasses_3B> JAVA_CLINIT_CHECK ()
LOC 1 98
  intrinsiccallwithtype <$LInnerClasses_244_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R123 0 (gcmalloc ref <$LInnerClasses_244_3B>)
  dassign %Reg1_R112 0 (dread ref %Reg3_R112)
  callassigned &LInnerClasses_244_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R123, dread ref %Reg1_R112) {}
  return (dread ref %Reg0_R123)
}
func &LInnerClasses_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V public static (var %Reg21_R124 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>) void {
  funcid 8
  var %Reg0_R113 <* <$LInnerClasses_3B>>
  var %Reg1_R112 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_10 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg6_R113 <* <$LInnerClasses_3B>>
  var %Reg0_R125 <* <$LInnerClasses_24Inner_3B>>
  var %Reg1_R113 <* <$LInnerClasses_3B>>
  var %Reg1_R114 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg2_R114 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg7_R125 <* <$LInnerClasses_24Inner_3B>>
  var %Reg0_R126 <* <$LInnerClasses_24Inner_24Deep_3B>>
  var %Reg1_R125 <* <$LInnerClasses_24Inner_3B>>
  var %Reg8_R126 <* <$LInnerClasses_24Inner_24Deep_3B>>
  var %Reg0_R127 <* <$Ljava_2Fio_2FPrintStream_3B>>
  var %Reg1_R126 <* <$LInnerClasses_24Inner_24Deep_3B>>
  var %Reg1_R128 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg2_R113 <* <$LInnerClasses_3B>>
  var %Reg2_I i32
  var %Reg2_R112 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_11 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg2_R125 <* <$LInnerClasses_24Inner_3B>>
  var %Reg3_R113 <* <$LInnerClasses_3B>>
  var %Reg3_R114 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg4_R114 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_R129 <* <$LInnerClasses_24Nested_3B>>
  var %Reg1_R115 <* <$LInnerClasses_241_3B>>
  var %Reg9_R129 <* <$LInnerClasses_24Nested_3B>>
  var %Reg1_I i32
  var %Reg0_I i32
  var %Reg1_R129 <* <$LInnerClasses_24Nested_3B>>
  var %Reg0_R130 <* <$LInnerClasses_24Op_3B>>
  var %Reg10_R130 <* <$LInnerClasses_24Op_3B>>
  var %Reg2_R130 <* <$LInnerClasses_24Op_3B>>
  var %Reg3_I i32
  var %Reg4_I i32
  var %Reg0_R116 <* <[] i32>>
  var %Reg11_R116 <* <[] i32>>
  var %L_STR_12 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R131 <* <$Ljava_2Flang_2FRunnable_3B>>
  var %Reg12_R131 <* <$Ljava_2Flang_2FRunnable_3B>>
  var %L_STR_13 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg13_R131 <* <$Ljava_2Flang_2FRunnable_3B>>
  var %L_STR_14 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg14_I i32
  var %Reg0_R121 <* <$Ljava_2Futil_2FIterator_3B>>
  var %Reg15_R121 <* <$Ljava_2Futil_2FIterator_3B>>
  var %Reg0_Z u1
  var %Reg1_R121 <* <$Ljava_2Futil_2FIterator_3B>>
  var %Reg1_R132 <* <$Ljava_2Flang_2FInteger_3B>>
  var %Reg0_R114 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_R133 <* <$Ljava_2Futil_2FNoSuchElementException_3B>>
  var %Reg15_R133 <* <$Ljava_2Futil_2FNoSuchElementException_3B>>
  var %Reg1_R133 <* <$Ljava_2Futil_2FNoSuchElementException_3B>>
  var %Reg0_R119 <* <$Ljava_2Futil_2FArrayList_3B>>
  var %Reg15_R119 <* <$Ljava_2Futil_2FArrayList_3B>>
  var %Reg16_I i32
  var %Reg0_R112 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_15 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg16_R112 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_R134 <* <$LInnerClasses_245_3B>>
  var %Reg1_R120 <* <$Ljava_2Futil_2Ffunction_2FFunction_3B>>
  var %Reg17_R121 <* <$Ljava_2Futil_2FIterator_3B>>
  var %Reg17_R114 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg18_R112 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_16 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg3_D f64
  var %Reg1_R135 <* <$LInnerClasses_24Shape_3B>>
  var %L_STR_17 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_R136 <* <$Ljava_2Futil_2Ffunction_2FSupplier_3B>>
  var %Reg1_R137 <* <$LInnerClasses_24SubInner_3B>>
  var %Reg0_R138 <* <$LInnerClasses_246_3B>>
  var %Reg17_R138 <* <$LInnerClasses_246_3B>>
  var %Reg17_R139 <* <$Ljava_2Futil_2FComparator_3B>>
  var %Reg1_R139 <* <$Ljava_2Futil_2FComparator_3B>>
  var %L_STR_18 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg3_R112 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R140 <* <$LInnerClasses_247_3B>>
  var %Reg18_R140 <* <$LInnerClasses_247_3B>>
  var %Reg18_R141 <* <$Ljava_2Futil_2Ffunction_2FPredicate_3B>>
  var %Reg2_R141 <* <$Ljava_2Futil_2Ffunction_2FPredicate_3B>>
  var %Reg3_R132 <* <$Ljava_2Flang_2FInteger_3B>>
  var %Reg2_Z u1
  var %Reg19_R114 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg19_R113 <* <$LInnerClasses_3B>>
  var %Reg0_R142 <* <$Ljava_2Flang_2FNullPointerException_3B>>
  var %Reg20_R142 <* <$Ljava_2Flang_2FNullPointerException_3B>>
  var %L_STR_19 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg2_R143 <* <$Ljava_2Flang_2FClass_3B>>
  var %Reg2_R126 <* <$LInnerClasses_24Inner_24Deep_3B>>
  var %Reg2_R131 <* <$Ljava_2Flang_2FRunnable_3B>>

ALIAS %it %Reg15_R121 <* <$Ljava_2Futil_2FIterator_3B>> "Ljava/util/Iterator<Ljava/lang/Integer;>;"
ALIAS %e %Reg20_R142 <* <$Ljava_2Flang_2FNullPointerException_3B>>
ALIAS %k %Reg16_I i32
ALIAS %t %Reg18_R112 <* <$Ljava_2Flang_2FString_3B>>
ALIAS %args %Reg21_R124 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>
ALIAS %o %Reg6_R113 <* <$LInnerClasses_3B>>
ALIAS %i %Reg7_R125 <* <$LInnerClasses_24Inner_3B>>
ALIAS %d %Reg8_R126 <* <$LInnerClasses_24Inner_24Deep_3B>>
ALIAS %n %Reg9_R129 <* <$LInnerClasses_24Nested_3B>>
ALIAS %op %Reg10_R130 <* <$LInnerClasses_24Op_3B>>
ALIAS %box %Reg11_R116 <* <[] i32>>
ALIAS %a %Reg12_R131 <* <$Ljava_2Flang_2FRunnable_3B>>
ALIAS %b %Reg13_R131 <* <$Ljava_2Flang_2FRunnable_3B>>
ALIAS %s %Reg14_I i32
ALIAS %l %Reg15_R119 <* <$Ljava_2Futil_2FArrayList_3B>> "Ljava/util/ArrayList<Ljava/lang/Integer;>;"
ALIAS %pre %Reg16_R112 <* <$Ljava_2Flang_2FString_3B>>
ALIAS %byLen %Reg17_R139 <* <$Ljava_2Futil_2FComparator_3B>> "Ljava/util/Comparator<Ljava/lang/String;>;"
ALIAS %even %Reg18_R141 <* <$Ljava_2Futil_2Ffunction_2FPredicate_3B>> "Ljava/util/function/Predicate<Ljava/lang/Integer;>;"
ALIAS %nul %Reg19_R113 <* <$LInnerClasses_3B>>
  intrinsiccallwithtype <$LInnerClasses_3B> JAVA_CLINIT_CHECK ()
LOC 1 117
  intrinsiccallwithtype <$LInnerClasses_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R113 0 (gcmalloc ref <$LInnerClasses_3B>)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_6f007500740065007200) { dassign %L_STR_10 0 }
  dassign %Reg1_R112 0 (dread ptr %L_STR_10)
  callassigned &LInnerClasses_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R113, dread ref %Reg1_R112) {}
  dassign %Reg6_R113 0 (dread ref %Reg0_R113)
LOC 1 118
  intrinsiccallwithtype <$LInnerClasses_24Inner_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R125 0 (gcmalloc ref <$LInnerClasses_24Inner_3B>)
  dassign %Reg1_R113 0 (dread ref %Reg6_R113)
  intrinsiccallwithtype <$Ljava_2Futil_2FObjects_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R114 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg1_R113))
  callassigned &Ljava_2Futil_2FObjects_3B_7CrequireNonNull_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FObject_3B (dread ref %Reg1_R114) { dassign %Reg2_R114 0 }
  callassigned &LInnerClasses_24Inner_3B_7C_3Cinit_3E_7C_28LInnerClasses_3B_29V (dread ref %Reg0_R125, dread ref %Reg1_R113) {}
  dassign %Reg7_R125 0 (dread ref %Reg0_R125)
LOC 1 119
  intrinsiccallwithtype <$LInnerClasses_24Inner_24Deep_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R126 0 (gcmalloc ref <$LInnerClasses_24Inner_24Deep_3B>)
  dassign %Reg1_R125 0 (dread ref %Reg7_R125)
  intrinsiccallwithtype <$Ljava_2Futil_2FObjects_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R114 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg1_R125))
  callassigned &Ljava_2Futil_2FObjects_3B_7CrequireNonNull_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FObject_3B (dread ref %Reg1_R114) { dassign %Reg2_R114 0 }
  callassigned &LInnerClasses_24Inner_24Deep_3B_7C_3Cinit_3E_7C_28LInnerClasses_24Inner_3B_29V (dread ref %Reg0_R126, dread ref %Reg1_R125) {}
  dassign %Reg8_R126 0 (dread ref %Reg0_R126)
LOC 1 120
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R127 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_R126 0 (dread ref %Reg8_R126)
  virtualcallassigned &LInnerClasses_24Inner_24Deep_3B_7Cwho_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R126) { dassign %Reg1_R112 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R127, dread ref %Reg1_R112) {}
LOC 1 121
  dassign %Reg0_R125 0 (dread ref %Reg7_R125)
  virtualcallassigned &LInnerClasses_24Inner_3B_7Cbump_7C_28_29V (dread ref %Reg0_R125) {}
LOC 1 122
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R127 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R128 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R128) {}
  dassign %Reg2_R113 0 (dread ref %Reg6_R113)
  dassign %Reg2_I 0 (iread i32 <* <$LInnerClasses_3B>> 2 (dread ref %Reg2_R113))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R128, dread i32 %Reg2_I) { dassign %Reg1_R128 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_11 0 }
  dassign %Reg2_R112 0 (dread ptr %L_STR_11)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R128, dread ref %Reg2_R112) { dassign %Reg1_R128 0 }
  intrinsiccallwithtype <$LInnerClasses_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg2_I 0 (dread i32 $LInnerClasses_3B_7CsSecret)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R128, dread i32 %Reg2_I) { dassign %Reg1_R128 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_11 0 }
  dassign %Reg2_R112 0 (dread ptr %L_STR_11)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R128, dread ref %Reg2_R112) { dassign %Reg1_R128 0 }
  dassign %Reg2_R125 0 (dread ref %Reg7_R125)
  dassign %Reg2_I 0 (iread i32 <* <$LInnerClasses_24Inner_3B>> 2 (dread ref %Reg2_R125))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R128, dread i32 %Reg2_I) { dassign %Reg1_R128 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_11 0 }
  dassign %Reg2_R112 0 (dread ptr %L_STR_11)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R128, dread ref %Reg2_R112) { dassign %Reg1_R128 0 }
  intrinsiccallwithtype <$LInnerClasses_24Inner_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg2_R125 0 (gcmalloc ref <$LInnerClasses_24Inner_3B>)
  dassign %Reg3_R113 0 (dread ref %Reg6_R113)
  intrinsiccallwithtype <$Ljava_2Futil_2FObjects_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg3_R114 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg3_R113))
  callassigned &Ljava_2Futil_2FObjects_3B_7CrequireNonNull_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FObject_3B (dread ref %Reg3_R114) { dassign %Reg4_R114 0 }
  callassigned &LInnerClasses_24Inner_3B_7C_3Cinit_3E_7C_28LInnerClasses_3B_29V (dread ref %Reg2_R125, dread ref %Reg3_R113) {}
  dassign %Reg2_I 0 (iread i32 <* <$LInnerClasses_24Inner_3B>> 2 (dread ref %Reg2_R125))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R128, dread i32 %Reg2_I) { dassign %Reg1_R128 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_11 0 }
  dassign %Reg2_R112 0 (dread ptr %L_STR_11)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R128, dread ref %Reg2_R112) { dassign %Reg1_R128 0 }
  dassign %Reg2_R125 0 (dread ref %Reg7_R125)
  intrinsiccallwithtype <$LInnerClasses_24Inner_3B> JAVA_CLINIT_CHECK ()
  callassigned &LInnerClasses_24Inner_3B_7Caccess_24300_7C_28LInnerClasses_24Inner_3B_29I (dread ref %Reg2_R125) { dassign %Reg2_I 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R128, dread i32 %Reg2_I) { dassign %Reg1_R128 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R128) { dassign %Reg1_R112 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R127, dread ref %Reg1_R112) {}
LOC 1 123
  intrinsiccallwithtype <$LInnerClasses_24Nested_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R129 0 (gcmalloc ref <$LInnerClasses_24Nested_3B>)
  dassign %Reg1_R114 0 (constval ref 0)
  dassign %Reg1_R115 0 (retype ref <* <$LInnerClasses_241_3B>> (dread ref %Reg1_R114))
  callassigned &LInnerClasses_24Nested_3B_7C_3Cinit_3E_7C_28LInnerClasses_241_3B_29V (dread ref %Reg0_R129, dread ref %Reg1_R115) {}
  dassign %Reg9_R129 0 (dread ref %Reg0_R129)
LOC 1 124
  dassign %Reg0_R129 0 (dread ref %Reg9_R129)
  dassign %Reg1_I 0 (constval i32 4)
  intrinsiccallwithtype <$LInnerClasses_24Nested_3B> JAVA_CLINIT_CHECK ()
  callassigned &LInnerClasses_24Nested_3B_7Caccess_24512_7C_28LInnerClasses_24Nested_3BI_29I (dread ref %Reg0_R129, dread i32 %Reg1_I) { dassign %Reg0_I 0 }
LOC 1 125
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R127 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_R129 0 (dread ref %Reg9_R129)
  intrinsiccallwithtype <$LInnerClasses_24Nested_3B> JAVA_CLINIT_CHECK ()
  callassigned &LInnerClasses_24Nested_3B_7Caccess_24600_7C_28LInnerClasses_24Nested_3B_29I (dread ref %Reg1_R129) { dassign %Reg1_I 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28I_29V (dread ref %Reg0_R127, dread i32 %Reg1_I) {}
LOC 1 126
  dassign %Reg0_I 0 (constval i32 10)
  intrinsiccallwithtype <$LInnerClasses_3B> JAVA_CLINIT_CHECK ()
  callassigned &LInnerClasses_3B_7Cadder_7C_28I_29LInnerClasses_24Op_3B (dread i32 %Reg0_I) { dassign %Reg0_R130 0 }
  dassign %Reg10_R130 0 (dread ref %Reg0_R130)
LOC 1 127
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R127 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R128 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R128) {}
  dassign %Reg2_R130 0 (dread ref %Reg10_R130)
  dassign %Reg3_I 0 (constval i32 1)
  dassign %Reg4_I 0 (constval i32 2)
  interfacecallassigned &LInnerClasses_24Op_3B_7Capply_7C_28II_29I (dread ref %Reg2_R130, dread i32 %Reg3_I, dread i32 %Reg4_I) { dassign %Reg2_I 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R128, dread i32 %Reg2_I) { dassign %Reg1_R128 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_11 0 }
  dassign %Reg2_R112 0 (dread ptr %L_STR_11)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R128, dread ref %Reg2_R112) { dassign %Reg1_R128 0 }
  dassign %Reg2_R130 0 (dread ref %Reg10_R130)
  dassign %Reg3_I 0 (constval i32 1)
  dassign %Reg4_I 0 (constval i32 2)
  interfacecallassigned &LInnerClasses_24Op_3B_7Capply_7C_28II_29I (dread ref %Reg2_R130, dread i32 %Reg3_I, dread i32 %Reg4_I) { dassign %Reg2_I 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R128, dread i32 %Reg2_I) { dassign %Reg1_R128 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_11 0 }
  dassign %Reg2_R112 0 (dread ptr %L_STR_11)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R128, dread ref %Reg2_R112) { dassign %Reg1_R128 0 }
  dassign %Reg2_I 0 (constval i32 1)
  intrinsiccallwithtype <$LInnerClasses_3B> JAVA_CLINIT_CHECK ()
  callassigned &LInnerClasses_3B_7Cadder_7C_28I_29LInnerClasses_24Op_3B (dread i32 %Reg2_I) { dassign %Reg2_R130 0 }
  dassign %Reg3_I 0 (constval i32 0)
  dassign %Reg4_I 0 (constval i32 0)
  interfacecallassigned &LInnerClasses_24Op_3B_7Capply_7C_28II_29I (dread ref %Reg2_R130, dread i32 %Reg3_I, dread i32 %Reg4_I) { dassign %Reg2_I 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R128, dread i32 %Reg2_I) { dassign %Reg1_R128 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R128) { dassign %Reg1_R112 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R127, dread ref %Reg1_R112) {}
LOC 1 128
  dassign %Reg0_I 0 (constval i32 1)
  dassign %Reg0_R116 0 (gcmallocjarray ref <[] i32> (dread i32 %Reg0_I))
  dassign %Reg1_I 0 (constval i32 0)
  dassign %Reg2_I 0 (constval i32 0)
  iassign <* i32> 0 (
    array 1 ptr <* <[] i32>> (dread ref %Reg0_R116, dread i32 %Reg1_I), 
    dread i32 %Reg2_I)
  dassign %Reg11_R116 0 (dread ref %Reg0_R116)
LOC 1 129
  dassign %Reg0_R116 0 (dread ref %Reg11_R116)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_6100) { dassign %L_STR_12 0 }
  dassign %Reg1_R112 0 (dread ptr %L_STR_12)
  intrinsiccallwithtype <$LInnerClasses_3B> JAVA_CLINIT_CHECK ()
  callassigned &LInnerClasses_3B_7Ccounter_7C_28AILjava_2Flang_2FString_3B_29Ljava_2Flang_2FRunnable_3B (dread ref %Reg0_R116, dread ref %Reg1_R112) { dassign %Reg0_R131 0 }
  dassign %Reg12_R131 0 (dread ref %Reg0_R131)
  dassign %Reg0_R116 0 (dread ref %Reg11_R116)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_6200) { dassign %L_STR_13 0 }
  dassign %Reg1_R112 0 (dread ptr %L_STR_13)
  intrinsiccallwithtype <$LInnerClasses_3B> JAVA_CLINIT_CHECK ()
  callassigned &LInnerClasses_3B_7Ccounter_7C_28AILjava_2Flang_2FString_3B_29Ljava_2Flang_2FRunnable_3B (dread ref %Reg0_R116, dread ref %Reg1_R112) { dassign %Reg0_R131 0 }
  dassign %Reg13_R131 0 (dread ref %Reg0_R131)
LOC 1 130
  dassign %Reg0_R131 0 (dread ref %Reg12_R131)
  interfacecallassigned &Ljava_2Flang_2FRunnable_3B_7Crun_7C_28_29V (dread ref %Reg0_R131) {}
LOC 1 131
  dassign %Reg0_R131 0 (dread ref %Reg13_R131)
  interfacecallassigned &Ljava_2Flang_2FRunnable_3B_7Crun_7C_28_29V (dread ref %Reg0_R131) {}
LOC 1 132
  dassign %Reg0_R116 0 (dread ref %Reg11_R116)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_6300) { dassign %L_STR_14 0 }
  dassign %Reg1_R112 0 (dread ptr %L_STR_14)
  intrinsiccallwithtype <$LInnerClasses_3B> JAVA_CLINIT_CHECK ()
  callassigned &LInnerClasses_3B_7Ccounter_7C_28AILjava_2Flang_2FString_3B_29Ljava_2Flang_2FRunnable_3B (dread ref %Reg0_R116, dread ref %Reg1_R112) { dassign %Reg0_R131 0 }
  interfacecallassigned &Ljava_2Flang_2FRunnable_3B_7Crun_7C_28_29V (dread ref %Reg0_R131) {}
LOC 1 133
  dassign %Reg0_R131 0 (dread ref %Reg12_R131)
  interfacecallassigned &Ljava_2Flang_2FRunnable_3B_7Crun_7C_28_29V (dread ref %Reg0_R131) {}
LOC 1 134
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg14_I 0 (dread i32 %Reg0_I)
LOC 1 135
  dassign %Reg0_I 0 (constval i32 3)
  dassign %Reg1_I 0 (constval i32 8)
  intrinsiccallwithtype <$LInnerClasses_3B> JAVA_CLINIT_CHECK ()
  callassigned &LInnerClasses_3B_7Crange_7C_28II_29Ljava_2Futil_2FIterator_3B (dread i32 %Reg0_I, dread i32 %Reg1_I) { dassign %Reg0_R121 0 }
  dassign %Reg15_R121 0 (dread ref %Reg0_R121)
@label2
  dassign %Reg0_R121 0 (dread ref %Reg15_R121)
  interfacecallassigned &Ljava_2Futil_2FIterator_3B_7ChasNext_7C_28_29Z (dread ref %Reg0_R121) { dassign %Reg0_Z 0 }
  brtrue @label3 (eq i32 i32 (
    cvt i32 u1 (dread u1 %Reg0_Z),
    constval i32 0))
  dassign %Reg0_I 0 (dread i32 %Reg14_I)
  dassign %Reg1_R121 0 (dread ref %Reg15_R121)
  interfacecallassigned &Ljava_2Futil_2FIterator_3B_7Cnext_7C_28_29Ljava_2Flang_2FObject_3B (dread ref %Reg1_R121) { dassign %Reg1_R114 0 }
  intrinsiccallwithtypeassigned <* <$Ljava_2Flang_2FInteger_3B>> JAVA_CHECK_CAST (dread ref %Reg1_R114) { dassign %Reg1_R132 0 }
  virtualcallassigned &Ljava_2Flang_2FInteger_3B_7CintValue_7C_28_29I (dread ref %Reg1_R132) { dassign %Reg1_I 0 }
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg14_I 0 (dread i32 %Reg0_I)
  goto @label2
@label3
LOC 1 136
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R127 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_I 0 (dread i32 %Reg14_I)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28I_29V (dread ref %Reg0_R127, dread i32 %Reg1_I) {}
  try { @label4 }
LOC 1 138
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg1_I 0 (constval i32 0)
  intrinsiccallwithtype <$LInnerClasses_3B> JAVA_CLINIT_CHECK ()
  callassigned &LInnerClasses_3B_7Crange_7C_28II_29Ljava_2Futil_2FIterator_3B (dread i32 %Reg0_I, dread i32 %Reg1_I) { dassign %Reg0_R121 0 }
  interfacecallassigned &Ljava_2Futil_2FIterator_3B_7Cnext_7C_28_29Ljava_2Flang_2FObject_3B (dread ref %Reg0_R121) { dassign %Reg0_R114 0 }
  endtry
LOC 1 141
  goto @label5
@label4
  catch { <* <$Ljava_2Futil_2FNoSuchElementException_3B>> }
  dassign %Reg0_R133 0 (regread ptr %%thrownval)
LOC 1 139
  dassign %Reg15_R133 0 (dread ref %Reg0_R133)
LOC 1 140
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R127 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_R133 0 (dread ref %Reg15_R133)
  virtualcallassigned &Ljava_2Futil_2FNoSuchElementException_3B_7CgetMessage_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R133) { dassign %Reg1_R112 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R127, dread ref %Reg1_R112) {}
@label5
LOC 1 142
  intrinsiccallwithtype <$Ljava_2Futil_2FArrayList_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R119 0 (gcmalloc ref <$Ljava_2Futil_2FArrayList_3B>)
  callassigned &Ljava_2Futil_2FArrayList_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R119) {}
  dassign %Reg15_R119 0 (dread ref %Reg0_R119)
LOC 1 143
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg16_I 0 (dread i32 %Reg0_I)
@label6
  dassign %Reg0_I 0 (dread i32 %Reg16_I)
  dassign %Reg1_I 0 (constval i32 5)
  brtrue @label7 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg0_R119 0 (dread ref %Reg15_R119)
  dassign %Reg1_I 0 (dread i32 %Reg16_I)
  dassign %Reg2_I 0 (dread i32 %Reg16_I)
  dassign %Reg1_I 0 (mul i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  intrinsiccallwithtype <$Ljava_2Flang_2FInteger_3B> JAVA_CLINIT_CHECK ()
  callassigned &Ljava_2Flang_2FInteger_3B_7CvalueOf_7C_28I_29Ljava_2Flang_2FInteger_3B (dread i32 %Reg1_I) { dassign %Reg1_R132 0 }
  dassign %Reg1_R114 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg1_R132))
  virtualcallassigned &Ljava_2Futil_2FArrayList_3B_7Cadd_7C_28Ljava_2Flang_2FObject_3B_29Z (dread ref %Reg0_R119, dread ref %Reg1_R114) { dassign %Reg0_Z 0 }
  dassign %Reg16_I 0 (add i32 (dread i32 %Reg16_I, constval i32 1))
  goto @label6
@label7
LOC 1 144
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_7600) { dassign %L_STR_15 0 }
  dassign %Reg0_R112 0 (dread ptr %L_STR_15)
  dassign %Reg16_R112 0 (dread ref %Reg0_R112)
LOC 1 145
  dassign %Reg0_R119 0 (dread ref %Reg15_R119)
  intrinsiccallwithtype <$LInnerClasses_245_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R134 0 (gcmalloc ref <$LInnerClasses_245_3B>)
  callassigned &LInnerClasses_245_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R134) {}
  intrinsiccallwithtype <$LInnerClasses_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R120 0 (retype ref <* <$Ljava_2Futil_2Ffunction_2FFunction_3B>> (dread ref %Reg1_R134))
  callassigned &LInnerClasses_3B_7Cmap_7C_28Ljava_2Futil_2FArrayList_3BLjava_2Futil_2Ffunction_2FFunction_3B_29Ljava_2Futil_2FArrayList_3B (dread ref %Reg0_R119, dread ref %Reg1_R120) { dassign %Reg0_R119 0 }
  virtualcallassigned &Ljava_2Futil_2FArrayList_3B_7Citerator_7C_28_29Ljava_2Futil_2FIterator_3B (dread ref %Reg0_R119) { dassign %Reg0_R121 0 }
  dassign %Reg17_R121 0 (dread ref %Reg0_R121)
@label8
  dassign %Reg17_R114 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg17_R121))
  dassign %Reg0_R114 0 (dread ref %Reg17_R114)
  dassign %Reg0_R121 0 (retype ref <* <$Ljava_2Futil_2FIterator_3B>> (dread ref %Reg0_R114))
  interfacecallassigned &Ljava_2Futil_2FIterator_3B_7ChasNext_7C_28_29Z (dread ref %Reg0_R121) { dassign %Reg0_Z 0 }
  brtrue @label9 (eq i32 i32 (
    cvt i32 u1 (dread u1 %Reg0_Z),
    constval i32 0))
  dassign %Reg17_R114 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg17_R121))
  dassign %Reg0_R114 0 (dread ref %Reg17_R114)
  dassign %Reg0_R121 0 (retype ref <* <$Ljava_2Futil_2FIterator_3B>> (dread ref %Reg0_R114))
  interfacecallassigned &Ljava_2Futil_2FIterator_3B_7Cnext_7C_28_29Ljava_2Flang_2FObject_3B (dread ref %Reg0_R121) { dassign %Reg0_R114 0 }
  intrinsiccallwithtypeassigned <* <$Ljava_2Flang_2FString_3B>> JAVA_CHECK_CAST (dread ref %Reg0_R114) { dassign %Reg0_R112 0 }
  dassign %Reg18_R112 0 (dread ref %Reg0_R112)
LOC 1 149
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R127 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R128 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R128) {}
  dassign %Reg2_R112 0 (dread ref %Reg18_R112)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R128, dread ref %Reg2_R112) { dassign %Reg1_R128 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_11 0 }
  dassign %Reg2_R112 0 (dread ptr %L_STR_11)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R128, dread ref %Reg2_R112) { dassign %Reg1_R128 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R128) { dassign %Reg1_R112 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprint_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R127, dread ref %Reg1_R112) {}
  goto @label8
@label9
LOC 1 150
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R127 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28_29V (dread ref %Reg0_R127) {}
LOC 1 151
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R127 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_R113 0 (dread ref %Reg6_R113)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_73007100) { dassign %L_STR_16 0 }
  dassign %Reg2_R112 0 (dread ptr %L_STR_16)
  dassign %Reg3_D 0 (constval f64 1.5)
  virtualcallassigned &LInnerClasses_3B_7Cshape_7C_28Ljava_2Flang_2FString_3BD_29LInnerClasses_24Shape_3B (dread ref %Reg1_R113, dread ref %Reg2_R112, dread f64 %Reg3_D) { dassign %Reg1_R135 0 }
  dassign %Reg1_R114 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg1_R135))
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FObject_3B_29V (dread ref %Reg0_R127, dread ref %Reg1_R114) {}
LOC 1 152
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R127 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_7100) { dassign %L_STR_17 0 }
  dassign %Reg1_R112 0 (dread ptr %L_STR_17)
  intrinsiccallwithtype <$LInnerClasses_3B> JAVA_CLINIT_CHECK ()
  callassigned &LInnerClasses_3B_7Cnest_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Futil_2Ffunction_2FSupplier_3B (dread ref %Reg1_R112) { dassign %Reg1_R136 0 }
  interfacecallassigned &Ljava_2Futil_2Ffunction_2FSupplier_3B_7Cget_7C_28_29Ljava_2Flang_2FObject_3B (dread ref %Reg1_R136) { dassign %Reg1_R114 0 }
  intrinsiccallwithtypeassigned <* <$Ljava_2Futil_2Ffunction_2FSupplier_3B>> JAVA_CHECK_CAST (dread ref %Reg1_R114) { dassign %Reg1_R136 0 }
  interfacecallassigned &Ljava_2Futil_2Ffunction_2FSupplier_3B_7Cget_7C_28_29Ljava_2Flang_2FObject_3B (dread ref %Reg1_R136) { dassign %Reg1_R114 0 }
  intrinsiccallwithtypeassigned <* <$Ljava_2Flang_2FString_3B>> JAVA_CHECK_CAST (dread ref %Reg1_R114) { dassign %Reg1_R112 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R127, dread ref %Reg1_R112) {}
LOC 1 153
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R127 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$LInnerClasses_24SubInner_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R137 0 (gcmalloc ref <$LInnerClasses_24SubInner_3B>)
  dassign %Reg2_R113 0 (dread ref %Reg6_R113)
  intrinsiccallwithtype <$Ljava_2Futil_2FObjects_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg2_R114 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg2_R113))
  callassigned &Ljava_2Futil_2FObjects_3B_7CrequireNonNull_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FObject_3B (dread ref %Reg2_R114) { dassign %Reg3_R114 0 }
  callassigned &LInnerClasses_24SubInner_3B_7C_3Cinit_3E_7C_28LInnerClasses_3B_29V (dread ref %Reg1_R137, dread ref %Reg2_R113) {}
  virtualcallassigned &LInnerClasses_24SubInner_3B_7Ctwice_7C_28_29I (dread ref %Reg1_R137) { dassign %Reg1_I 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28I_29V (dread ref %Reg0_R127, dread i32 %Reg1_I) {}
LOC 1 154
  intrinsiccallwithtype <$LInnerClasses_246_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R138 0 (gcmalloc ref <$LInnerClasses_246_3B>)
  callassigned &LInnerClasses_246_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R138) {}
  dassign %Reg17_R138 0 (dread ref %Reg0_R138)
LOC 1 159
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R127 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg17_R139 0 (retype ref <* <$Ljava_2Futil_2FComparator_3B>> (dread ref %Reg17_R138))
  dassign %Reg1_R139 0 (dread ref %Reg17_R139)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_610061006100) { dassign %L_STR_18 0 }
  dassign %Reg2_R112 0 (dread ptr %L_STR_18)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_6200) { dassign %L_STR_13 0 }
  dassign %Reg3_R112 0 (dread ptr %L_STR_13)
  dassign %Reg2_R114 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg2_R112))
  dassign %Reg3_R114 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg3_R112))
  interfacecallassigned &Ljava_2Futil_2FComparator_3B_7Ccompare_7C_28Ljava_2Flang_2FObject_3BLjava_2Flang_2FObject_3B_29I (dread ref %Reg1_R139, dread ref %Reg2_R114, dread ref %Reg3_R114) { dassign %Reg1_I 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28I_29V (dread ref %Reg0_R127, dread i32 %Reg1_I) {}
LOC 1 160
  intrinsiccallwithtype <$LInnerClasses_247_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R140 0 (gcmalloc ref <$LInnerClasses_247_3B>)
  callassigned &LInnerClasses_247_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R140) {}
  dassign %Reg18_R140 0 (dread ref %Reg0_R140)
LOC 1 165
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R127 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R128 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R128) {}
  dassign %Reg18_R141 0 (retype ref <* <$Ljava_2Futil_2Ffunction_2FPredicate_3B>> (dread ref %Reg18_R140))
  dassign %Reg2_R141 0 (dread ref %Reg18_R141)
  dassign %Reg3_I 0 (constval i32 4)
  intrinsiccallwithtype <$Ljava_2Flang_2FInteger_3B> JAVA_CLINIT_CHECK ()
  callassigned &Ljava_2Flang_2FInteger_3B_7CvalueOf_7C_28I_29Ljava_2Flang_2FInteger_3B (dread i32 %Reg3_I) { dassign %Reg3_R132 0 }
  dassign %Reg3_R114 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg3_R132))
  interfacecallassigned &Ljava_2Futil_2Ffunction_2FPredicate_3B_7Ctest_7C_28Ljava_2Flang_2FObject_3B_29Z (dread ref %Reg2_R141, dread ref %Reg3_R114) { dassign %Reg2_Z 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Z_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R128, dread u1 %Reg2_Z) { dassign %Reg1_R128 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_11 0 }
  dassign %Reg2_R112 0 (dread ptr %L_STR_11)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R128, dread ref %Reg2_R112) { dassign %Reg1_R128 0 }
  dassign %Reg18_R141 0 (retype ref <* <$Ljava_2Futil_2Ffunction_2FPredicate_3B>> (dread ref %Reg18_R140))
  dassign %Reg2_R141 0 (dread ref %Reg18_R141)
  dassign %Reg3_I 0 (constval i32 5)
  intrinsiccallwithtype <$Ljava_2Flang_2FInteger_3B> JAVA_CLINIT_CHECK ()
  callassigned &Ljava_2Flang_2FInteger_3B_7CvalueOf_7C_28I_29Ljava_2Flang_2FInteger_3B (dread i32 %Reg3_I) { dassign %Reg3_R132 0 }
  dassign %Reg3_R114 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg3_R132))
  interfacecallassigned &Ljava_2Futil_2Ffunction_2FPredicate_3B_7Ctest_7C_28Ljava_2Flang_2FObject_3B_29Z (dread ref %Reg2_R141, dread ref %Reg3_R114) { dassign %Reg2_Z 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Z_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R128, dread u1 %Reg2_Z) { dassign %Reg1_R128 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R128) { dassign %Reg1_R112 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R127, dread ref %Reg1_R112) {}
LOC 1 166
  dassign %Reg0_R114 0 (constval ref 0)
  dassign %Reg19_R114 0 (dread ref %Reg0_R114)
  try { @label10 }
LOC 1 168
  intrinsiccallwithtype <$LInnerClasses_24Inner_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R125 0 (gcmalloc ref <$LInnerClasses_24Inner_3B>)
  dassign %Reg19_R113 0 (retype ref <* <$LInnerClasses_3B>> (dread ref %Reg19_R114))
  dassign %Reg1_R113 0 (dread ref %Reg19_R113)
  intrinsiccallwithtype <$Ljava_2Futil_2FObjects_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R114 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg1_R113))
  callassigned &Ljava_2Futil_2FObjects_3B_7CrequireNonNull_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FObject_3B (dread ref %Reg1_R114) { dassign %Reg2_R114 0 }
  callassigned &LInnerClasses_24Inner_3B_7C_3Cinit_3E_7C_28LInnerClasses_3B_29V (dread ref %Reg0_R125, dread ref %Reg1_R113) {}
  endtry
LOC 1 171
  goto @label11
@label10
  catch { <* <$Ljava_2Flang_2FNullPointerException_3B>> }
  dassign %Reg0_R142 0 (regread ptr %%thrownval)
LOC 1 169
  dassign %Reg20_R142 0 (dread ref %Reg0_R142)
LOC 1 170
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R127 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_7035ca0702c76091c8e25f3f1a15001c) { dassign %L_STR_19 0 }
  dassign %Reg1_R112 0 (dread ptr %L_STR_19)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R127, dread ref %Reg1_R112) {}
@label11
LOC 1 172
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R127 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R128 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R128) {}
  dassign %Reg2_R130 0 (dread ref %Reg10_R130)
  dassign %Reg2_R114 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg2_R130))
  virtualcallassigned &Ljava_2Flang_2FObject_3B_7CgetClass_7C_28_29Ljava_2Flang_2FClass_3B (dread ref %Reg2_R114) { dassign %Reg2_R143 0 }
  virtualcallassigned &Ljava_2Flang_2FClass_3B_7CgetName_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg2_R143) { dassign %Reg2_R112 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R128, dread ref %Reg2_R112) { dassign %Reg1_R128 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_11 0 }
  dassign %Reg2_R112 0 (dread ptr %L_STR_11)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R128, dread ref %Reg2_R112) { dassign %Reg1_R128 0 }
  dassign %Reg2_R125 0 (dread ref %Reg7_R125)
  dassign %Reg2_R114 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg2_R125))
  virtualcallassigned &Ljava_2Flang_2FObject_3B_7CgetClass_7C_28_29Ljava_2Flang_2FClass_3B (dread ref %Reg2_R114) { dassign %Reg2_R143 0 }
  virtualcallassigned &Ljava_2Flang_2FClass_3B_7CgetName_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg2_R143) { dassign %Reg2_R112 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R128, dread ref %Reg2_R112) { dassign %Reg1_R128 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_11 0 }
  dassign %Reg2_R112 0 (dread ptr %L_STR_11)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R128, dread ref %Reg2_R112) { dassign %Reg1_R128 0 }
  dassign %Reg2_R126 0 (dread ref %Reg8_R126)
  dassign %Reg2_R114 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg2_R126))
  virtualcallassigned &Ljava_2Flang_2FObject_3B_7CgetClass_7C_28_29Ljava_2Flang_2FClass_3B (dread ref %Reg2_R114) { dassign %Reg2_R143 0 }
  virtualcallassigned &Ljava_2Flang_2FClass_3B_7CgetName_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg2_R143) { dassign %Reg2_R112 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R128, dread ref %Reg2_R112) { dassign %Reg1_R128 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_11 0 }
  dassign %Reg2_R112 0 (dread ptr %L_STR_11)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R128, dread ref %Reg2_R112) { dassign %Reg1_R128 0 }
  dassign %Reg2_R131 0 (dread ref %Reg12_R131)
LOC 1 173
  dassign %Reg2_R114 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg2_R131))
  virtualcallassigned &Ljava_2Flang_2FObject_3B_7CgetClass_7C_28_29Ljava_2Flang_2FClass_3B (dread ref %Reg2_R114) { dassign %Reg2_R143 0 }
  virtualcallassigned &Ljava_2Flang_2FClass_3B_7CgetName_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg2_R143) { dassign %Reg2_R112 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R128, dread ref %Reg2_R112) { dassign %Reg1_R128 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R128) { dassign %Reg1_R112 0 }
LOC 1 172
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R127, dread ref %Reg1_R112) {}
LOC 1 174
  return ()
}
func &LInnerClasses_3B_7Caccess_24000_7C_28LInnerClasses_3B_29I static synthetic (var %Reg1_R113 <* <$LInnerClasses_3B>>) i32 {
  funcid 9
  var %Reg0_R113 <* <$LInnerClasses_3B>>
  var %Reg0_I i32

ALIAS %x0 %Reg1_R113 <* <$LInnerClasses_3B>>
  intrinsiccallwithtype <$LInnerClasses_3B> JAVA_CLINIT_CHECK ()
LOC 1 3
  dassign %Reg0_R113 0 (dread ref %Reg1_R113)
  dassign %Reg0_I 0 (iread i32 <* <$LInnerClasses_3B>> 2 (dread ref %Reg0_R113))
  return (dread i32 %Reg0_I)
}
func &LInnerClasses_3B_7Caccess_24100_7C_28LInnerClasses_3B_29Ljava_2Flang_2FString_3B static synthetic (var %Reg1_R113 <* <$LInnerClasses_3B>>) <* <$Ljava_2Flang_2FString_3B>> {
  funcid 10
  var %Reg0_R113 <* <$LInnerClasses_3B>>
  var %Reg0_R112 <* <$Ljava_2Flang_2FString_3B>>

ALIAS %x0 %Reg1_R113 <* <$LInnerClasses_3B>>
  intrinsiccallwithtype <$LInnerClasses_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R113 0 (dread ref %Reg1_R113)
  dassign %Reg0_R112 0 (iread ref <* <$LInnerClasses_3B>> 3 (dread ref %Reg0_R113))
  return (dread ref %Reg0_R112)
}
func &LInnerClasses_3B_7Caccess_24008_7C_28LInnerClasses_3B_29I static synthetic (var %Reg4_R113 <* <$LInnerClasses_3B>>) i32 {
  funcid 11
  var %Reg0_R113 <* <$LInnerClasses_3B>>
  var %Reg1_I i32
  var %Reg2_I i32

ALIAS %x0 %Reg4_R113 <* <$LInnerClasses_3B>>
  intrinsiccallwithtype <$LInnerClasses_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R113 0 (dread ref %Reg4_R113)
  dassign %Reg1_I 0 (iread i32 <* <$LInnerClasses_3B>> 2 (dread ref %Reg0_R113))
  dassign %Reg2_I 0 (constval i32 1)
  dassign %Reg2_I 0 (add i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  iassign <* <$LInnerClasses_3B>> 2 (dread ref %Reg0_R113, dread i32 %Reg2_I)
  return (dread i32 %Reg1_I)
}
func &LInnerClasses_3B_7Caccess_24212_7C_28I_29I static synthetic (var %Reg2_I i32) i32 {
  funcid 12
  var %Reg0_I i32
  var %Reg1_I i32

ALIAS %x0 %Reg2_I i32
  intrinsiccallwithtype <$LInnerClasses_3B> JAVA_CLINIT_CHECK ()
  intrinsiccallwithtype <$LInnerClasses_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_I 0 (dread i32 $LInnerClasses_3B_7CsSecret)
  dassign %Reg1_I 0 (dread i32 %Reg2_I)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  intrinsiccallwithtype <$LInnerClasses_3B> JAVA_CLINIT_CHECK ()
  dassign $LInnerClasses_3B_7CsSecret 0 (dread i32 %Reg0_I)
  return (dread i32 %Reg0_I)
}
func &LInnerClasses_3B_7C_3Cclinit_3E_7C_28_29V static constructor () void {
  funcid 13
  var %Reg0_I i32

LOC 1 5
  dassign %Reg0_I 0 (constval i32 7)
  dassign $LInnerClasses_3B_7CsSecret 0 (dread i32 %Reg0_I)
  return ()
}
func &LInnerClasses_241_3B_7C_3Cinit_3E_7C_28I_29V constructor (var %_this <* <$LInnerClasses_241_3B>>, var %Reg3_I i32) void {
  funcid 14
  var %Reg2_R115 <* <$LInnerClasses_241_3B>>
  var %Reg0_R115 <* <$LInnerClasses_241_3B>>
  var %Reg1_I i32
  var %Reg0_R114 <* <$Ljava_2Flang_2FObject_3B>>

  dassign %Reg2_R115 0 (dread ref %_this)
LOC 1 42
  dassign %Reg0_R115 0 (dread ref %Reg2_R115)
  dassign %Reg1_I 0 (dread i32 %Reg3_I)
  iassign <* <$LInnerClasses_241_3B>> 3 (dread ref %Reg0_R115, dread i32 %Reg1_I)
  dassign %Reg0_R115 0 (dread ref %Reg2_R115)
  dassign %Reg0_R114 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R115))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R114) {}
  return ()
}
func &LInnerClasses_241_3B_7Capply_7C_28II_29I public virtual (var %_this <* <$LInnerClasses_241_3B>>, var %Reg4_I i32, var %Reg5_I i32) i32 {
  funcid 15
  var %Reg3_R115 <* <$LInnerClasses_241_3B>>
  var %Reg0_R115 <* <$LInnerClasses_241_3B>>
  var %Reg1_I i32
  var %Reg2_I i32
  var %Reg0_I i32
  var %Reg1_R115 <* <$LInnerClasses_241_3B>>
  var %Reg2_R115 <* <$LInnerClasses_241_3B>>

ALIAS %a %Reg4_I i32
ALIAS %b %Reg5_I i32
  dassign %Reg3_R115 0 (dread ref %_this)
LOC 1 45
  dassign %Reg0_R115 0 (dread ref %Reg3_R115)
  dassign %Reg1_I 0 (iread i32 <* <$LInnerClasses_241_3B>> 2 (dread ref %Reg0_R115))
  dassign %Reg2_I 0 (constval i32 1)
  dassign %Reg1_I 0 (add i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  iassign <* <$LInnerClasses_241_3B>> 2 (dread ref %Reg0_R115, dread i32 %Reg1_I)
LOC 1 46
  dassign %Reg0_I 0 (dread i32 %Reg4_I)
  dassign %Reg1_I 0 (dread i32 %Reg5_I)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_R115 0 (dread ref %Reg3_R115)
  dassign %Reg1_I 0 (iread i32 <* <$LInnerClasses_241_3B>> 3 (dread ref %Reg1_R115))
  dassign %Reg2_R115 0 (dread ref %Reg3_R115)
  dassign %Reg2_I 0 (iread i32 <* <$LInnerClasses_241_3B>> 2 (dread ref %Reg2_R115))
  dassign %Reg1_I 0 (mul i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  return (dread i32 %Reg0_I)
}
func &LInnerClasses_241Local_3B_7C_3Cinit_3E_7C_28AILjava_2Flang_2FString_3B_29V constructor (var %_this <* <$LInnerClasses_241Local_3B>>, var %Reg4_R116 <* <[] i32>>, var %Reg5_R112 <* <$Ljava_2Flang_2FString_3B>>) void {
  funcid 16
  var %Reg3_R117 <* <$LInnerClasses_241Local_3B>>
  var %Reg0_R117 <* <$LInnerClasses_241Local_3B>>
  var %Reg4_R114 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_R114 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_R116 <* <[] i32>>
  var %Reg5_R114 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_R112 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R114 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_R117 <* <$LInnerClasses_241Local_3B>>
  var %Reg2_I i32
  var %Reg1_I i32

  dassign %Reg3_R117 0 (dread ref %_this)
LOC 1 52
  dassign %Reg0_R117 0 (dread ref %Reg3_R117)
  dassign %Reg4_R114 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg4_R116))
  dassign %Reg1_R114 0 (dread ref %Reg4_R114)
  dassign %Reg1_R116 0 (retype ref <* <[] i32>> (dread ref %Reg1_R114))
  iassign <* <$LInnerClasses_241Local_3B>> 3 (dread ref %Reg0_R117, dread ref %Reg1_R116)
  dassign %Reg0_R117 0 (dread ref %Reg3_R117)
  dassign %Reg5_R114 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg5_R112))
  dassign %Reg1_R114 0 (dread ref %Reg5_R114)
  dassign %Reg1_R112 0 (retype ref <* <$Ljava_2Flang_2FString_3B>> (dread ref %Reg1_R114))
  iassign <* <$LInnerClasses_241Local_3B>> 4 (dread ref %Reg0_R117, dread ref %Reg1_R112)
  dassign %Reg0_R117 0 (dread ref %Reg3_R117)
  dassign %Reg0_R114 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R117))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R114) {}
LOC 1 53
  dassign %Reg0_R117 0 (dread ref %Reg3_R117)
  dassign %Reg1_R117 0 (dread ref %Reg3_R117)
  dassign %Reg1_R116 0 (iread ref <* <$LInnerClasses_241Local_3B>> 3 (dread ref %Reg1_R117))
  dassign %Reg2_I 0 (constval i32 0)
  dassign %Reg1_I 0 (iread i32 <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %Reg1_R116, dread i32 %Reg2_I)))
  iassign <* <$LInnerClasses_241Local_3B>> 2 (dread ref %Reg0_R117, dread i32 %Reg1_I)
  return ()
}
func &LInnerClasses_241Local_3B_7Crun_7C_28_29V public virtual (var %_this <* <$LInnerClasses_241Local_3B>>) void {
  funcid 17
  var %Reg4_R117 <* <$LInnerClasses_241Local_3B>>
  var %Reg0_R117 <* <$LInnerClasses_241Local_3B>>
  var %Reg0_R116 <* <[] i32>>
  var %Reg1_I i32
  var %Reg2_I i32
  var %Reg3_I i32
  var %Reg0_R127 <* <$Ljava_2Fio_2FPrintStream_3B>>
  var %Reg1_R128 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg2_R117 <* <$LInnerClasses_241Local_3B>>
  var %Reg2_R112 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg2_R116 <* <[] i32>>
  var %L_STR_20 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_R112 <* <$Ljava_2Flang_2FString_3B>>

  dassign %Reg4_R117 0 (dread ref %_this)
LOC 1 55
  dassign %Reg0_R117 0 (dread ref %Reg4_R117)
  dassign %Reg0_R116 0 (iread ref <* <$LInnerClasses_241Local_3B>> 3 (dread ref %Reg0_R117))
  dassign %Reg1_I 0 (constval i32 0)
  dassign %Reg2_I 0 (iread i32 <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %Reg0_R116, dread i32 %Reg1_I)))
  dassign %Reg3_I 0 (constval i32 1)
  dassign %Reg2_I 0 (add i32 (dread i32 %Reg2_I, dread i32 %Reg3_I))
  iassign <* i32> 0 (
    array 1 ptr <* <[] i32>> (dread ref %Reg0_R116, dread i32 %Reg1_I), 
    dread i32 %Reg2_I)
LOC 1 56
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R127 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R128 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R128) {}
  dassign %Reg2_R117 0 (dread ref %Reg4_R117)
  dassign %Reg2_R112 0 (iread ref <* <$LInnerClasses_241Local_3B>> 4 (dread ref %Reg2_R117))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R128, dread ref %Reg2_R112) { dassign %Reg1_R128 0 }
  dassign %Reg2_R117 0 (dread ref %Reg4_R117)
  dassign %Reg2_R116 0 (iread ref <* <$LInnerClasses_241Local_3B>> 3 (dread ref %Reg2_R117))
  dassign %Reg3_I 0 (constval i32 0)
  dassign %Reg2_I 0 (iread i32 <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %Reg2_R116, dread i32 %Reg3_I)))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R128, dread i32 %Reg2_I) { dassign %Reg1_R128 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000660072006f006d002000) { dassign %L_STR_20 0 }
  dassign %Reg2_R112 0 (dread ptr %L_STR_20)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R128, dread ref %Reg2_R112) { dassign %Reg1_R128 0 }
  dassign %Reg2_R117 0 (dread ref %Reg4_R117)
  dassign %Reg2_I 0 (iread i32 <* <$LInnerClasses_241Local_3B>> 2 (dread ref %Reg2_R117))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R128, dread i32 %Reg2_I) { dassign %Reg1_R128 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R128) { dassign %Reg1_R112 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R127, dread ref %Reg1_R112) {}
LOC 1 57
  return ()
}
func &LInnerClasses_242_3B_7C_3Cinit_3E_7C_28II_29V constructor (var %_this <* <$LInnerClasses_242_3B>>, var %Reg3_I i32, var %Reg4_I i32) void {
  funcid 18
  var %Reg2_R118 <* <$LInnerClasses_242_3B>>
  var %Reg0_R118 <* <$LInnerClasses_242_3B>>
  var %Reg1_I i32
  var %Reg0_R114 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_R118 <* <$LInnerClasses_242_3B>>

  dassign %Reg2_R118 0 (dread ref %_this)
LOC 1 63
  dassign %Reg0_R118 0 (dread ref %Reg2_R118)
  dassign %Reg1_I 0 (dread i32 %Reg3_I)
  iassign <* <$LInnerClasses_242_3B>> 3 (dread ref %Reg0_R118, dread i32 %Reg1_I)
  dassign %Reg0_R118 0 (dread ref %Reg2_R118)
  dassign %Reg1_I 0 (dread i32 %Reg4_I)
  iassign <* <$LInnerClasses_242_3B>> 4 (dread ref %Reg0_R118, dread i32 %Reg1_I)
  dassign %Reg0_R118 0 (dread ref %Reg2_R118)
  dassign %Reg0_R114 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R118))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R114) {}
LOC 1 64
  dassign %Reg0_R118 0 (dread ref %Reg2_R118)
  dassign %Reg1_R118 0 (dread ref %Reg2_R118)
  dassign %Reg1_I 0 (iread i32 <* <$LInnerClasses_242_3B>> 3 (dread ref %Reg1_R118))
  iassign <* <$LInnerClasses_242_3B>> 2 (dread ref %Reg0_R118, dread i32 %Reg1_I)
  return ()
}
func &LInnerClasses_242_3B_7ChasNext_7C_28_29Z public virtual (var %_this <* <$LInnerClasses_242_3B>>) u1 {
  funcid 19
  var %Reg3_R118 <* <$LInnerClasses_242_3B>>
  var %Reg0_R118 <* <$LInnerClasses_242_3B>>
  var %Reg0_I i32
  var %Reg1_R118 <* <$LInnerClasses_242_3B>>
  var %Reg1_I i32
  var %Reg2_I i32

  dassign %Reg3_R118 0 (dread ref %_this)
LOC 1 66
  dassign %Reg0_R118 0 (dread ref %Reg3_R118)
  dassign %Reg0_I 0 (iread i32 <* <$LInnerClasses_242_3B>> 2 (dread ref %Reg0_R118))
  dassign %Reg1_R118 0 (dread ref %Reg3_R118)
  dassign %Reg1_I 0 (iread i32 <* <$LInnerClasses_242_3B>> 4 (dread ref %Reg1_R118))
  brtrue @label12 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg0_I 0 (constval i32 1)
  dassign %Reg2_I 0 (dread i32 %Reg0_I)
  goto @label13
@label12
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg2_I 0 (dread i32 %Reg0_I)
@label13
  dassign %Reg0_I 0 (dread i32 %Reg2_I)
  return (dread i32 %Reg0_I)
}
func &LInnerClasses_242_3B_7Cnext_7C_28_29Ljava_2Flang_2FInteger_3B public virtual (var %_this <* <$LInnerClasses_242_3B>>) <* <$Ljava_2Flang_2FInteger_3B>> {
  funcid 20
  var %Reg4_R118 <* <$LInnerClasses_242_3B>>
  var %Reg0_R118 <* <$LInnerClasses_242_3B>>
  var %Reg0_Z u1
  var %Reg0_R133 <* <$Ljava_2Futil_2FNoSuchElementException_3B>>
  var %Reg1_R112 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_21 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R144 <* <$Ljava_2Flang_2FThrowable_3B>>
  var %Reg1_I i32
  var %Reg2_I i32
  var %Reg0_R132 <* <$Ljava_2Flang_2FInteger_3B>>

  dassign %Reg4_R118 0 (dread ref %_this)
LOC 1 70
  dassign %Reg0_R118 0 (dread ref %Reg4_R118)
  virtualcallassigned &LInnerClasses_242_3B_7ChasNext_7C_28_29Z (dread ref %Reg0_R118) { dassign %Reg0_Z 0 }
  brtrue @label14 (ne i32 i32 (
    cvt i32 u1 (dread u1 %Reg0_Z),
    constval i32 0))
  intrinsiccallwithtype <$Ljava_2Futil_2FNoSuchElementException_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R133 0 (gcmalloc ref <$Ljava_2Futil_2FNoSuchElementException_3B>)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_65006e006400) { dassign %L_STR_21 0 }
  dassign %Reg1_R112 0 (dread ptr %L_STR_21)
  callassigned &Ljava_2Futil_2FNoSuchElementException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R133, dread ref %Reg1_R112) {}
  dassign %Reg0_R144 0 (retype ref <* <$Ljava_2Flang_2FThrowable_3B>> (dread ref %Reg0_R133))
  throw (dread ref %Reg0_R144)
@label14
LOC 1 71
  dassign %Reg0_R118 0 (dread ref %Reg4_R118)
  dassign %Reg1_I 0 (iread i32 <* <$LInnerClasses_242_3B>> 2 (dread ref %Reg0_R118))
  dassign %Reg2_I 0 (constval i32 1)
  dassign %Reg2_I 0 (add i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  iassign <* <$LInnerClasses_242_3B>> 2 (dread ref %Reg0_R118, dread i32 %Reg2_I)
  intrinsiccallwithtype <$Ljava_2Flang_2FInteger_3B> JAVA_CLINIT_CHECK ()
  callassigned &Ljava_2Flang_2FInteger_3B_7CvalueOf_7C_28I_29Ljava_2Flang_2FInteger_3B (dread i32 %Reg1_I) { dassign %Reg0_R132 0 }
  return (dread ref %Reg0_R132)
}
func &LInnerClasses_242_3B_7Cnext_7C_28_29Ljava_2Flang_2FObject_3B public synthetic bridge virtual (var %_this <* <$LInnerClasses_242_3B>>) <* <$Ljava_2Flang_2FObject_3B>> {
  funcid 21
  var %Reg1_R118 <* <$LInnerClasses_242_3B>>
  var %Reg0_R118 <* <$LInnerClasses_242_3B>>
  var %Reg0_R132 <* <$Ljava_2Flang_2FInteger_3B>>

  dassign %Reg1_R118 0 (dread ref %_this)
LOC 1 63
  dassign %Reg0_R118 0 (dread ref %Reg1_R118)
  virtualcallassigned &LInnerClasses_242_3B_7Cnext_7C_28_29Ljava_2Flang_2FInteger_3B (dread ref %Reg0_R118) { dassign %Reg0_R132 0 }
  return (dread ref %Reg0_R132)
}
func &LInnerClasses_243_3B_7C_3Cinit_3E_7C_28LInnerClasses_3BLjava_2Flang_2FString_3BD_29V constructor (var %_this <* <$LInnerClasses_243_3B>>, var %Reg4_R113 <* <$LInnerClasses_3B>>, var %Reg5_R112 <* <$Ljava_2Flang_2FString_3B>>, var %Reg6_D f64) void {
  funcid 22
  var %Reg3_R122 <* <$LInnerClasses_243_3B>>
  var %Reg0_R122 <* <$LInnerClasses_243_3B>>
  var %Reg1_R113 <* <$LInnerClasses_3B>>
  var %Reg5_R114 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_R114 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_R112 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_D f64
  var %Reg0_R135 <* <$LInnerClasses_24Shape_3B>>

ALIAS %this$0 %Reg4_R113 <* <$LInnerClasses_3B>>
  dassign %Reg3_R122 0 (dread ref %_this)
LOC 1 90
  dassign %Reg0_R122 0 (dread ref %Reg3_R122)
  dassign %Reg1_R113 0 (dread ref %Reg4_R113)
  iassign <* <$LInnerClasses_243_3B>> 6 (dread ref %Reg0_R122, dread ref %Reg1_R113)
  dassign %Reg0_R122 0 (dread ref %Reg3_R122)
  dassign %Reg5_R114 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg5_R112))
  dassign %Reg1_R114 0 (dread ref %Reg5_R114)
  dassign %Reg1_R112 0 (retype ref <* <$Ljava_2Flang_2FString_3B>> (dread ref %Reg1_R114))
  iassign <* <$LInnerClasses_243_3B>> 4 (dread ref %Reg0_R122, dread ref %Reg1_R112)
  dassign %Reg0_R122 0 (dread ref %Reg3_R122)
  dassign %Reg1_D 0 (dread f64 %Reg6_D)
  iassign <* <$LInnerClasses_243_3B>> 5 (dread ref %Reg0_R122, dread f64 %Reg1_D)
  dassign %Reg0_R122 0 (dread ref %Reg3_R122)
  dassign %Reg1_R113 0 (dread ref %Reg4_R113)
  dassign %Reg0_R135 0 (retype ref <* <$LInnerClasses_24Shape_3B>> (dread ref %Reg0_R122))
  callassigned &LInnerClasses_24Shape_3B_7C_3Cinit_3E_7C_28LInnerClasses_3B_29V (dread ref %Reg0_R135, dread ref %Reg1_R113) {}
  return ()
}
func &LInnerClasses_243_3B_7Cdraw_7C_28_29Ljava_2Flang_2FString_3B virtual (var %_this <* <$LInnerClasses_243_3B>>) <* <$Ljava_2Flang_2FString_3B>> {
  funcid 23
  var %Reg3_R122 <* <$LInnerClasses_243_3B>>
  var %Reg0_R128 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg1_R122 <* <$LInnerClasses_243_3B>>
  var %Reg1_R112 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_D f64
  var %Reg1_R113 <* <$LInnerClasses_3B>>
  var %Reg0_R112 <* <$Ljava_2Flang_2FString_3B>>

  dassign %Reg3_R122 0 (dread ref %_this)
LOC 1 92
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R128 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R128) {}
  dassign %Reg1_R122 0 (dread ref %Reg3_R122)
  dassign %Reg1_R112 0 (iread ref <* <$LInnerClasses_243_3B>> 4 (dread ref %Reg1_R122))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R128, dread ref %Reg1_R112) { dassign %Reg0_R128 0 }
  dassign %Reg1_R122 0 (dread ref %Reg3_R122)
  dassign %Reg1_D 0 (iread f64 <* <$LInnerClasses_243_3B>> 5 (dread ref %Reg1_R122))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28D_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R128, dread f64 %Reg1_D) { dassign %Reg0_R128 0 }
  dassign %Reg1_R122 0 (dread ref %Reg3_R122)
  dassign %Reg1_R113 0 (iread ref <* <$LInnerClasses_243_3B>> 6 (dread ref %Reg1_R122))
  intrinsiccallwithtype <$LInnerClasses_3B> JAVA_CLINIT_CHECK ()
  callassigned &LInnerClasses_3B_7Caccess_24100_7C_28LInnerClasses_3B_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R113) { dassign %Reg1_R112 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R128, dread ref %Reg1_R112) { dassign %Reg0_R128 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg0_R128) { dassign %Reg0_R112 0 }
  return (dread ref %Reg0_R112)
}
func &LInnerClasses_244_241_3B_7C_3Cinit_3E_7C_28LInnerClasses_244_3BLjava_2Flang_2FString_3B_29V constructor (var %_this <* <$LInnerClasses_244_241_3B>>, var %Reg3_R123 <* <$LInnerClasses_244_3B>>, var %Reg4_R112 <* <$Ljava_2Flang_2FString_3B>>) void {
  funcid 24
  var %Reg2_R145 <* <$LInnerClasses_244_241_3B>>
  var %Reg0_R145 <* <$LInnerClasses_244_241_3B>>
  var %Reg1_R123 <* <$LInnerClasses_244_3B>>
  var %Reg4_R114 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_R114 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_R112 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R114 <* <$Ljava_2Flang_2FObject_3B>>

ALIAS %this$0 %Reg3_R123 <* <$LInnerClasses_244_3B>>
  dassign %Reg2_R145 0 (dread ref %_this)
LOC 1 101
  dassign %Reg0_R145 0 (dread ref %Reg2_R145)
  dassign %Reg1_R123 0 (dread ref %Reg3_R123)
  iassign <* <$LInnerClasses_244_241_3B>> 3 (dread ref %Reg0_R145, dread ref %Reg1_R123)
  dassign %Reg0_R145 0 (dread ref %Reg2_R145)
  dassign %Reg4_R114 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg4_R112))
  dassign %Reg1_R114 0 (dread ref %Reg4_R114)
  dassign %Reg1_R112 0 (retype ref <* <$Ljava_2Flang_2FString_3B>> (dread ref %Reg1_R114))
  iassign <* <$LInnerClasses_244_241_3B>> 2 (dread ref %Reg0_R145, dread ref %Reg1_R112)
  dassign %Reg0_R145 0 (dread ref %Reg2_R145)
  dassign %Reg0_R114 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R145))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R114) {}
  return ()
}
func &LInnerClasses_244_241_3B_7Cget_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$LInnerClasses_244_241_3B>>) <* <$Ljava_2Flang_2FString_3B>> {
  funcid 25
  var %Reg2_R145 <* <$LInnerClasses_244_241_3B>>
  var %Reg0_R128 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg1_R145 <* <$LInnerClasses_244_241_3B>>
  var %Reg1_R123 <* <$LInnerClasses_244_3B>>
  var %Reg1_R112 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R112 <* <$Ljava_2Flang_2FString_3B>>

  dassign %Reg2_R145 0 (dread ref %_this)
LOC 1 103
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R128 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R128) {}
  dassign %Reg1_R145 0 (dread ref %Reg2_R145)
  dassign %Reg1_R123 0 (iread ref <* <$LInnerClasses_244_241_3B>> 3 (dread ref %Reg1_R145))
  dassign %Reg1_R112 0 (iread ref <* <$LInnerClasses_244_3B>> 2 (dread ref %Reg1_R123))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R128, dread ref %Reg1_R112) { dassign %Reg0_R128 0 }
  dassign %Reg1_R145 0 (dread ref %Reg2_R145)
  dassign %Reg1_R112 0 (iread ref <* <$LInnerClasses_244_241_3B>> 2 (dread ref %Reg1_R145))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R128, dread ref %Reg1_R112) { dassign %Reg0_R128 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg0_R128) { dassign %Reg0_R112 0 }
  return (dread ref %Reg0_R112)
}
func &LInnerClasses_244_241_3B_7Cget_7C_28_29Ljava_2Flang_2FObject_3B public synthetic bridge virtual (var %_this <* <$LInnerClasses_244_241_3B>>) <* <$Ljava_2Flang_2FObject_3B>> {
  funcid 26
  var %Reg1_R145 <* <$LInnerClasses_244_241_3B>>
  var %Reg0_R145 <* <$LInnerClasses_244_241_3B>>
  var %Reg0_R112 <* <$Ljava_2Flang_2FString_3B>>

  dassign %Reg1_R145 0 (dread ref %_this)
LOC 1 101
  dassign %Reg0_R145 0 (dread ref %Reg1_R145)
  virtualcallassigned &LInnerClasses_244_241_3B_7Cget_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg0_R145) { dassign %Reg0_R112 0 }
  return (dread ref %Reg0_R112)
}
func &LInnerClasses_244_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V constructor (var %_this <* <$LInnerClasses_244_3B>>, var %Reg3_R112 <* <$Ljava_2Flang_2FString_3B>>) void {
  funcid 27
  var %Reg2_R123 <* <$LInnerClasses_244_3B>>
  var %Reg0_R123 <* <$LInnerClasses_244_3B>>
  var %Reg3_R114 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_R114 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_R112 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R114 <* <$Ljava_2Flang_2FObject_3B>>

  dassign %Reg2_R123 0 (dread ref %_this)
LOC 1 98
  dassign %Reg0_R123 0 (dread ref %Reg2_R123)
  dassign %Reg3_R114 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg3_R112))
  dassign %Reg1_R114 0 (dread ref %Reg3_R114)
  dassign %Reg1_R112 0 (retype ref <* <$Ljava_2Flang_2FString_3B>> (dread ref %Reg1_R114))
  iassign <* <$LInnerClasses_244_3B>> 2 (dread ref %Reg0_R123, dread ref %Reg1_R112)
  dassign %Reg0_R123 0 (dread ref %Reg2_R123)
  dassign %Reg0_R114 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R123))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R114) {}
  return ()
}
func &LInnerClasses_244_3B_7Cget_7C_28_29Ljava_2Futil_2Ffunction_2FSupplier_3B public virtual (var %_this <* <$LInnerClasses_244_3B>>) <* <$Ljava_2Futil_2Ffunction_2FSupplier_3B>> {
  funcid 28
  var %Reg5_R123 <* <$LInnerClasses_244_3B>>
  var %Reg0_R128 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg1_R123 <* <$LInnerClasses_244_3B>>
  var %Reg1_R112 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_22 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R112 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg4_R112 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R145 <* <$LInnerClasses_244_241_3B>>
  var %Reg2_R112 <* <$Ljava_2Flang_2FString_3B>>

ALIAS %b %Reg4_R112 <* <$Ljava_2Flang_2FString_3B>>
  dassign %Reg5_R123 0 (dread ref %_this)
LOC 1 100
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R128 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R128) {}
  dassign %Reg1_R123 0 (dread ref %Reg5_R123)
  dassign %Reg1_R112 0 (iread ref <* <$LInnerClasses_244_3B>> 2 (dread ref %Reg1_R123))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R128, dread ref %Reg1_R112) { dassign %Reg0_R128 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2100) { dassign %L_STR_22 0 }
  dassign %Reg1_R112 0 (dread ptr %L_STR_22)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R128, dread ref %Reg1_R112) { dassign %Reg0_R128 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg0_R128) { dassign %Reg0_R112 0 }
  dassign %Reg4_R112 0 (dread ref %Reg0_R112)
LOC 1 101
  intrinsiccallwithtype <$LInnerClasses_244_241_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R145 0 (gcmalloc ref <$LInnerClasses_244_241_3B>)
  dassign %Reg1_R123 0 (dread ref %Reg5_R123)
  dassign %Reg2_R112 0 (dread ref %Reg4_R112)
  callassigned &LInnerClasses_244_241_3B_7C_3Cinit_3E_7C_28LInnerClasses_244_3BLjava_2Flang_2FString_3B_29V (dread ref %Reg0_R145, dread ref %Reg1_R123, dread ref %Reg2_R112) {}
  return (dread ref %Reg0_R145)
}
func &LInnerClasses_244_3B_7Cget_7C_28_29Ljava_2Flang_2FObject_3B public synthetic bridge virtual (var %_this <* <$LInnerClasses_244_3B>>) <* <$Ljava_2Flang_2FObject_3B>> {
  funcid 29
  var %Reg1_R123 <* <$LInnerClasses_244_3B>>
  var %Reg0_R123 <* <$LInnerClasses_244_3B>>
  var %Reg0_R136 <* <$Ljava_2Futil_2Ffunction_2FSupplier_3B>>

  dassign %Reg1_R123 0 (dread ref %_this)
LOC 1 98
  dassign %Reg0_R123 0 (dread ref %Reg1_R123)
  virtualcallassigned &LInnerClasses_244_3B_7Cget_7C_28_29Ljava_2Futil_2Ffunction_2FSupplier_3B (dread ref %Reg0_R123) { dassign %Reg0_R136 0 }
  return (dread ref %Reg0_R136)
}
func &LInnerClasses_245_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LInnerClasses_245_3B>>) void {
  funcid 30
  var %Reg1_R134 <* <$LInnerClasses_245_3B>>
  var %Reg0_R134 <* <$LInnerClasses_245_3B>>
  var %Reg0_R114 <* <$Ljava_2Flang_2FObject_3B>>

  dassign %Reg1_R134 0 (dread ref %_this)
LOC 1 145
  dassign %Reg0_R134 0 (dread ref %Reg1_R134)
  dassign %Reg0_R114 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R134))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R114) {}
  return ()
}
func &LInnerClasses_245_3B_7Capply_7C_28Ljava_2Flang_2FInteger_3B_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$LInnerClasses_245_3B>>, var %Reg3_R132 <* <$Ljava_2Flang_2FInteger_3B>>) <* <$Ljava_2Flang_2FString_3B>> {
  funcid 31
  var %Reg2_R134 <* <$LInnerClasses_245_3B>>
  var %Reg0_R128 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg1_R112 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_15 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_R132 <* <$Ljava_2Flang_2FInteger_3B>>
  var %Reg1_R114 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_R112 <* <$Ljava_2Flang_2FString_3B>>

ALIAS %x %Reg3_R132 <* <$Ljava_2Flang_2FInteger_3B>>
  dassign %Reg2_R134 0 (dread ref %_this)
LOC 1 147
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R128 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R128) {}
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_7600) { dassign %L_STR_15 0 }
  dassign %Reg1_R112 0 (dread ptr %L_STR_15)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R128, dread ref %Reg1_R112) { dassign %Reg0_R128 0 }
  dassign %Reg1_R132 0 (dread ref %Reg3_R132)
  dassign %Reg1_R114 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg1_R132))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R128, dread ref %Reg1_R114) { dassign %Reg0_R128 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg0_R128) { dassign %Reg0_R112 0 }
  return (dread ref %Reg0_R112)
}
func &LInnerClasses_245_3B_7Capply_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FObject_3B public synthetic bridge virtual (var %_this <* <$LInnerClasses_245_3B>>, var %Reg3_R114 <* <$Ljava_2Flang_2FObject_3B>>) <* <$Ljava_2Flang_2FObject_3B>> {
  funcid 32
  var %Reg2_R134 <* <$LInnerClasses_245_3B>>
  var %Reg0_R134 <* <$LInnerClasses_245_3B>>
  var %Reg1_R114 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_R132 <* <$Ljava_2Flang_2FInteger_3B>>
  var %Reg0_R112 <* <$Ljava_2Flang_2FString_3B>>

  dassign %Reg2_R134 0 (dread ref %_this)
LOC 1 145
  dassign %Reg0_R134 0 (dread ref %Reg2_R134)
  dassign %Reg3_R114 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg3_R114))
  dassign %Reg1_R114 0 (dread ref %Reg3_R114)
  intrinsiccallwithtypeassigned <* <$Ljava_2Flang_2FInteger_3B>> JAVA_CHECK_CAST (dread ref %Reg1_R114) { dassign %Reg1_R132 0 }
  virtualcallassigned &LInnerClasses_245_3B_7Capply_7C_28Ljava_2Flang_2FInteger_3B_29Ljava_2Flang_2FString_3B (dread ref %Reg0_R134, dread ref %Reg1_R132) { dassign %Reg0_R112 0 }
  return (dread ref %Reg0_R112)
}
func &LInnerClasses_246_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LInnerClasses_246_3B>>) void {
  funcid 33
  var %Reg1_R138 <* <$LInnerClasses_246_3B>>
  var %Reg0_R138 <* <$LInnerClasses_246_3B>>
  var %Reg0_R114 <* <$Ljava_2Flang_2FObject_3B>>

  dassign %Reg1_R138 0 (dread ref %_this)
LOC 1 154
  dassign %Reg0_R138 0 (dread ref %Reg1_R138)
  dassign %Reg0_R114 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R138))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R114) {}
  return ()
}
func &LInnerClasses_246_3B_7Ccompare_7C_28Ljava_2Flang_2FString_3BLjava_2Flang_2FString_3B_29I public virtual (var %_this <* <$LInnerClasses_246_3B>>, var %Reg3_R112 <* <$Ljava_2Flang_2FString_3B>>, var %Reg4_R112 <* <$Ljava_2Flang_2FString_3B>>) i32 {
  funcid 34
  var %Reg2_R138 <* <$LInnerClasses_246_3B>>
  var %Reg0_R112 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_I i32
  var %Reg1_R112 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_I i32

ALIAS %x %Reg3_R112 <* <$Ljava_2Flang_2FString_3B>>
ALIAS %y %Reg4_R112 <* <$Ljava_2Flang_2FString_3B>>
  dassign %Reg2_R138 0 (dread ref %_this)
LOC 1 156
  dassign %Reg0_R112 0 (dread ref %Reg3_R112)
  virtualcallassigned &Ljava_2Flang_2FString_3B_7Clength_7C_28_29I (dread ref %Reg0_R112) { dassign %Reg0_I 0 }
  dassign %Reg1_R112 0 (dread ref %Reg4_R112)
  virtualcallassigned &Ljava_2Flang_2FString_3B_7Clength_7C_28_29I (dread ref %Reg1_R112) { dassign %Reg1_I 0 }
  dassign %Reg0_I 0 (sub i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  return (dread i32 %Reg0_I)
}
func &LInnerClasses_246_3B_7Ccompare_7C_28Ljava_2Flang_2FObject_3BLjava_2Flang_2FObject_3B_29I public synthetic bridge virtual (var %_this <* <$LInnerClasses_246_3B>>, var %Reg4_R114 <* <$Ljava_2Flang_2FObject_3B>>, var %Reg5_R114 <* <$Ljava_2Flang_2FObject_3B>>) i32 {
  funcid 35
  var %Reg3_R138 <* <$LInnerClasses_246_3B>>
  var %Reg0_R138 <* <$LInnerClasses_246_3B>>
  var %Reg1_R114 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_R112 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg2_R114 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg2_R112 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_I i32

  dassign %Reg3_R138 0 (dread ref %_this)
LOC 1 154
  dassign %Reg0_R138 0 (dread ref %Reg3_R138)
  dassign %Reg4_R114 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg4_R114))
  dassign %Reg1_R114 0 (dread ref %Reg4_R114)
  intrinsiccallwithtypeassigned <* <$Ljava_2Flang_2FString_3B>> JAVA_CHECK_CAST (dread ref %Reg1_R114) { dassign %Reg1_R112 0 }
  dassign %Reg5_R114 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg5_R114))
  dassign %Reg2_R114 0 (dread ref %Reg5_R114)
  intrinsiccallwithtypeassigned <* <$Ljava_2Flang_2FString_3B>> JAVA_CHECK_CAST (dread ref %Reg2_R114) { dassign %Reg2_R112 0 }
  virtualcallassigned &LInnerClasses_246_3B_7Ccompare_7C_28Ljava_2Flang_2FString_3BLjava_2Flang_2FString_3B_29I (dread ref %Reg0_R138, dread ref %Reg1_R112, dread ref %Reg2_R112) { dassign %Reg0_I 0 }
  return (dread i32 %Reg0_I)
}
func &LInnerClasses_247_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LInnerClasses_247_3B>>) void {
  funcid 36
  var %Reg1_R140 <* <$LInnerClasses_247_3B>>
  var %Reg0_R140 <* <$LInnerClasses_247_3B>>
  var %Reg0_R114 <* <$Ljava_2Flang_2FObject_3B>>

  dassign %Reg1_R140 0 (dread ref %_this)
LOC 1 160
  dassign %Reg0_R140 0 (dread ref %Reg1_R140)
  dassign %Reg0_R114 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R140))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R114) {}
  return ()
}
func &LInnerClasses_247_3B_7Ctest_7C_28Ljava_2Flang_2FInteger_3B_29Z public virtual (var %_this <* <$LInnerClasses_247_3B>>, var %Reg4_R132 <* <$Ljava_2Flang_2FInteger_3B>>) u1 {
  funcid 37
  var %Reg3_R140 <* <$LInnerClasses_247_3B>>
  var %Reg0_R132 <* <$Ljava_2Flang_2FInteger_3B>>
  var %Reg0_I i32
  var %Reg1_I i32
  var %Reg2_I i32

ALIAS %x %Reg4_R132 <* <$Ljava_2Flang_2FInteger_3B>>
  dassign %Reg3_R140 0 (dread ref %_this)
LOC 1 162
  dassign %Reg0_R132 0 (dread ref %Reg4_R132)
  virtualcallassigned &Ljava_2Flang_2FInteger_3B_7CintValue_7C_28_29I (dread ref %Reg0_R132) { dassign %Reg0_I 0 }
  dassign %Reg1_I 0 (constval i32 2)
  dassign %Reg0_I 0 (rem i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  brtrue @label15 (ne i32 i32 (dread i32 %Reg0_I, constval i32 0))
  dassign %Reg0_I 0 (constval i32 1)
  dassign %Reg2_I 0 (dread i32 %Reg0_I)
  goto @label16
@label15
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg2_I 0 (dread i32 %Reg0_I)
@label16
  dassign %Reg0_I 0 (dread i32 %Reg2_I)
  return (dread i32 %Reg0_I)
}
func &LInnerClasses_247_3B_7Ctest_7C_28Ljava_2Flang_2FObject_3B_29Z public synthetic bridge virtual (var %_this <* <$LInnerClasses_247_3B>>, var %Reg3_R114 <* <$Ljava_2Flang_2FObject_3B>>) u1 {
  funcid 38
  var %Reg2_R140 <* <$LInnerClasses_247_3B>>
  var %Reg0_R140 <* <$LInnerClasses_247_3B>>
  var %Reg1_R114 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_R132 <* <$Ljava_2Flang_2FInteger_3B>>
  var %Reg0_Z u1

  dassign %Reg2_R140 0 (dread ref %_this)
LOC 1 160
  dassign %Reg0_R140 0 (dread ref %Reg2_R140)
  dassign %Reg3_R114 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg3_R114))
  dassign %Reg1_R114 0 (dread ref %Reg3_R114)
  intrinsiccallwithtypeassigned <* <$Ljava_2Flang_2FInteger_3B>> JAVA_CHECK_CAST (dread ref %Reg1_R114) { dassign %Reg1_R132 0 }
  virtualcallassigned &LInnerClasses_247_3B_7Ctest_7C_28Ljava_2Flang_2FInteger_3B_29Z (dread ref %Reg0_R140, dread ref %Reg1_R132) { dassign %Reg0_Z 0 }
  return (dread u1 %Reg0_Z)
}
func &LInnerClasses_24Inner_24Deep_3B_7C_3Cinit_3E_7C_28LInnerClasses_24Inner_3B_29V constructor (var %_this <* <$LInnerClasses_24Inner_24Deep_3B>>, var %Reg4_R125 <* <$LInnerClasses_24Inner_3B>>) void {
  funcid 39
  var %Reg3_R126 <* <$LInnerClasses_24Inner_24Deep_3B>>
  var %Reg0_R126 <* <$LInnerClasses_24Inner_24Deep_3B>>
  var %Reg1_R125 <* <$LInnerClasses_24Inner_3B>>
  var %Reg0_R114 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_R126 <* <$LInnerClasses_24Inner_24Deep_3B>>
  var %Reg1_I i32
  var %Reg2_R126 <* <$LInnerClasses_24Inner_24Deep_3B>>
  var %Reg2_R125 <* <$LInnerClasses_24Inner_3B>>
  var %Reg2_R113 <* <$LInnerClasses_3B>>
  var %Reg2_I i32

ALIAS %this$1 %Reg4_R125 <* <$LInnerClasses_24Inner_3B>>
  dassign %Reg3_R126 0 (dread ref %_this)
LOC 1 13
  dassign %Reg0_R126 0 (dread ref %Reg3_R126)
  dassign %Reg1_R125 0 (dread ref %Reg4_R125)
  iassign <* <$LInnerClasses_24Inner_24Deep_3B>> 3 (dread ref %Reg0_R126, dread ref %Reg1_R125)
  dassign %Reg0_R126 0 (dread ref %Reg3_R126)
  dassign %Reg0_R114 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R126))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R114) {}
LOC 1 14
  dassign %Reg0_R126 0 (dread ref %Reg3_R126)
  dassign %Reg1_R126 0 (dread ref %Reg3_R126)
  dassign %Reg1_R125 0 (iread ref <* <$LInnerClasses_24Inner_24Deep_3B>> 3 (dread ref %Reg1_R126))
  dassign %Reg1_I 0 (iread i32 <* <$LInnerClasses_24Inner_3B>> 2 (dread ref %Reg1_R125))
  dassign %Reg2_R126 0 (dread ref %Reg3_R126)
  dassign %Reg2_R125 0 (iread ref <* <$LInnerClasses_24Inner_24Deep_3B>> 3 (dread ref %Reg2_R126))
  dassign %Reg2_R113 0 (iread ref <* <$LInnerClasses_24Inner_3B>> 4 (dread ref %Reg2_R125))
  intrinsiccallwithtype <$LInnerClasses_3B> JAVA_CLINIT_CHECK ()
  callassigned &LInnerClasses_3B_7Caccess_24000_7C_28LInnerClasses_3B_29I (dread ref %Reg2_R113) { dassign %Reg2_I 0 }
  dassign %Reg1_I 0 (add i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  iassign <* <$LInnerClasses_24Inner_24Deep_3B>> 2 (dread ref %Reg0_R126, dread i32 %Reg1_I)
  return ()
}
func &LInnerClasses_24Inner_24Deep_3B_7Cwho_7C_28_29Ljava_2Flang_2FString_3B virtual (var %_this <* <$LInnerClasses_24Inner_24Deep_3B>>) <* <$Ljava_2Flang_2FString_3B>> {
  funcid 40
  var %Reg2_R126 <* <$LInnerClasses_24Inner_24Deep_3B>>
  var %Reg0_R128 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg1_R126 <* <$LInnerClasses_24Inner_24Deep_3B>>
  var %Reg1_R125 <* <$LInnerClasses_24Inner_3B>>
  var %Reg1_R113 <* <$LInnerClasses_3B>>
  var %Reg1_R112 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_23 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_I i32
  var %Reg0_R112 <* <$Ljava_2Flang_2FString_3B>>

  dassign %Reg2_R126 0 (dread ref %_this)
LOC 1 16
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R128 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R128) {}
  dassign %Reg1_R126 0 (dread ref %Reg2_R126)
  dassign %Reg1_R125 0 (iread ref <* <$LInnerClasses_24Inner_24Deep_3B>> 3 (dread ref %Reg1_R126))
  dassign %Reg1_R113 0 (iread ref <* <$LInnerClasses_24Inner_3B>> 4 (dread ref %Reg1_R125))
  intrinsiccallwithtype <$LInnerClasses_3B> JAVA_CLINIT_CHECK ()
  callassigned &LInnerClasses_3B_7Caccess_24100_7C_28LInnerClasses_3B_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R113) { dassign %Reg1_R112 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R128, dread ref %Reg1_R112) { dassign %Reg0_R128 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_3a00) { dassign %L_STR_23 0 }
  dassign %Reg1_R112 0 (dread ptr %L_STR_23)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R128, dread ref %Reg1_R112) { dassign %Reg0_R128 0 }
  dassign %Reg1_R126 0 (dread ref %Reg2_R126)
  dassign %Reg1_I 0 (iread i32 <* <$LInnerClasses_24Inner_24Deep_3B>> 2 (dread ref %Reg1_R126))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R128, dread i32 %Reg1_I) { dassign %Reg0_R128 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_3a00) { dassign %L_STR_23 0 }
  dassign %Reg1_R112 0 (dread ptr %L_STR_23)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R128, dread ref %Reg1_R112) { dassign %Reg0_R128 0 }
  dassign %Reg1_R126 0 (dread ref %Reg2_R126)
  dassign %Reg1_R125 0 (iread ref <* <$LInnerClasses_24Inner_24Deep_3B>> 3 (dread ref %Reg1_R126))
  dassign %Reg1_R113 0 (iread ref <* <$LInnerClasses_24Inner_3B>> 4 (dread ref %Reg1_R125))
  intrinsiccallwithtype <$LInnerClasses_3B> JAVA_CLINIT_CHECK ()
  callassigned &LInnerClasses_3B_7Caccess_24100_7C_28LInnerClasses_3B_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R113) { dassign %Reg1_R112 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R128, dread ref %Reg1_R112) { dassign %Reg0_R128 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg0_R128) { dassign %Reg0_R112 0 }
  return (dread ref %Reg0_R112)
}
func &LInnerClasses_24Inner_3B_7C_3Cinit_3E_7C_28LInnerClasses_3B_29V constructor (var %_this <* <$LInnerClasses_24Inner_3B>>, var %Reg3_R113 <* <$LInnerClasses_3B>>) void {
  funcid 41
  var %Reg2_R125 <* <$LInnerClasses_24Inner_3B>>
  var %Reg0_R125 <* <$LInnerClasses_24Inner_3B>>
  var %Reg1_R113 <* <$LInnerClasses_3B>>
  var %Reg0_R114 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_R125 <* <$LInnerClasses_24Inner_3B>>
  var %Reg1_I i32

ALIAS %this$0 %Reg3_R113 <* <$LInnerClasses_3B>>
  dassign %Reg2_R125 0 (dread ref %_this)
LOC 1 11
  dassign %Reg0_R125 0 (dread ref %Reg2_R125)
  dassign %Reg1_R113 0 (dread ref %Reg3_R113)
  iassign <* <$LInnerClasses_24Inner_3B>> 4 (dread ref %Reg0_R125, dread ref %Reg1_R113)
  dassign %Reg0_R125 0 (dread ref %Reg2_R125)
  dassign %Reg0_R114 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R125))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R114) {}
LOC 1 12
  dassign %Reg0_R125 0 (dread ref %Reg2_R125)
  dassign %Reg1_R125 0 (dread ref %Reg2_R125)
  dassign %Reg1_R113 0 (iread ref <* <$LInnerClasses_24Inner_3B>> 4 (dread ref %Reg1_R125))
  intrinsiccallwithtype <$LInnerClasses_3B> JAVA_CLINIT_CHECK ()
  callassigned &LInnerClasses_3B_7Caccess_24000_7C_28LInnerClasses_3B_29I (dread ref %Reg1_R113) { dassign %Reg1_I 0 }
  iassign <* <$LInnerClasses_24Inner_3B>> 2 (dread ref %Reg0_R125, dread i32 %Reg1_I)
LOC 1 25
  dassign %Reg0_R125 0 (dread ref %Reg2_R125)
  dassign %Reg1_I 0 (constval i32 5)
  iassign <* <$LInnerClasses_24Inner_3B>> 3 (dread ref %Reg0_R125, dread i32 %Reg1_I)
  return ()
}
func &LInnerClasses_24Inner_3B_7Cbump_7C_28_29V virtual (var %_this <* <$LInnerClasses_24Inner_3B>>) void {
  funcid 42
  var %Reg1_R125 <* <$LInnerClasses_24Inner_3B>>
  var %Reg0_R125 <* <$LInnerClasses_24Inner_3B>>
  var %Reg0_R113 <* <$LInnerClasses_3B>>
  var %Reg0_I i32

  dassign %Reg1_R125 0 (dread ref %_this)
LOC 1 21
  dassign %Reg0_R125 0 (dread ref %Reg1_R125)
  dassign %Reg0_R113 0 (iread ref <* <$LInnerClasses_24Inner_3B>> 4 (dread ref %Reg0_R125))
  intrinsiccallwithtype <$LInnerClasses_3B> JAVA_CLINIT_CHECK ()
  callassigned &LInnerClasses_3B_7Caccess_24008_7C_28LInnerClasses_3B_29I (dread ref %Reg0_R113) { dassign %Reg0_I 0 }
LOC 1 22
  dassign %Reg0_I 0 (constval i32 2)
  intrinsiccallwithtype <$LInnerClasses_3B> JAVA_CLINIT_CHECK ()
  callassigned &LInnerClasses_3B_7Caccess_24212_7C_28I_29I (dread i32 %Reg0_I) { dassign %Reg0_I 0 }
LOC 1 23
  return ()
}
func &LInnerClasses_24Inner_3B_7Caccess_24300_7C_28LInnerClasses_24Inner_3B_29I static synthetic (var %Reg1_R125 <* <$LInnerClasses_24Inner_3B>>) i32 {
  funcid 43
  var %Reg0_R125 <* <$LInnerClasses_24Inner_3B>>
  var %Reg0_I i32

ALIAS %x0 %Reg1_R125 <* <$LInnerClasses_24Inner_3B>>
  intrinsiccallwithtype <$LInnerClasses_24Inner_3B> JAVA_CLINIT_CHECK ()
LOC 1 11
  dassign %Reg0_R125 0 (dread ref %Reg1_R125)
  dassign %Reg0_I 0 (iread i32 <* <$LInnerClasses_24Inner_3B>> 3 (dread ref %Reg0_R125))
  return (dread i32 %Reg0_I)
}
func &LInnerClasses_24Nested_3B_7C_3Cinit_3E_7C_28_29V private constructor (var %_this <* <$LInnerClasses_24Nested_3B>>) void {
  funcid 44
  var %Reg2_R129 <* <$LInnerClasses_24Nested_3B>>
  var %Reg0_R129 <* <$LInnerClasses_24Nested_3B>>
  var %Reg0_R114 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_I i32

  dassign %Reg2_R129 0 (dread ref %_this)
LOC 1 30
  dassign %Reg0_R129 0 (dread ref %Reg2_R129)
  dassign %Reg0_R114 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R129))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R114) {}
LOC 1 29
  dassign %Reg0_R129 0 (dread ref %Reg2_R129)
  dassign %Reg1_I 0 (constval i32 3)
  iassign <* <$LInnerClasses_24Nested_3B>> 2 (dread ref %Reg0_R129, dread i32 %Reg1_I)
LOC 1 30
  return ()
}
func &LInnerClasses_24Nested_3B_7Cget_7C_28_29I private virtual (var %_this <* <$LInnerClasses_24Nested_3B>>) i32 {
  funcid 45
  var %Reg1_R129 <* <$LInnerClasses_24Nested_3B>>
  var %Reg0_R129 <* <$LInnerClasses_24Nested_3B>>
  var %Reg0_I i32

  dassign %Reg1_R129 0 (dread ref %_this)
LOC 1 33
  dassign %Reg0_R129 0 (dread ref %Reg1_R129)
  dassign %Reg0_I 0 (iread i32 <* <$LInnerClasses_24Nested_3B>> 2 (dread ref %Reg0_R129))
  return (dread i32 %Reg0_I)
}
func &LInnerClasses_24Nested_3B_7C_3Cinit_3E_7C_28LInnerClasses_241_3B_29V synthetic constructor (var %_this <* <$LInnerClasses_24Nested_3B>>, var %Reg2_R115 <* <$LInnerClasses_241_3B>>) void {
  funcid 46
  var %Reg1_R129 <* <$LInnerClasses_24Nested_3B>>
  var %Reg0_R129 <* <$LInnerClasses_24Nested_3B>>

ALIAS %x0 %Reg2_R115 <* <$LInnerClasses_241_3B>>
  dassign %Reg1_R129 0 (dread ref %_this)
LOC 1 28
  dassign %Reg0_R129 0 (dread ref %Reg1_R129)
  callassigned &LInnerClasses_24Nested_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R129) {}
  return ()
}
func &LInnerClasses_24Nested_3B_7Caccess_24512_7C_28LInnerClasses_24Nested_3BI_29I static synthetic (var %Reg3_R129 <* <$LInnerClasses_24Nested_3B>>, var %Reg4_I i32) i32 {
  funcid 47
  var %Reg0_R129 <* <$LInnerClasses_24Nested_3B>>
  var %Reg1_I i32
  var %Reg2_I i32

ALIAS %x0 %Reg3_R129 <* <$LInnerClasses_24Nested_3B>>
ALIAS %x1 %Reg4_I i32
  intrinsiccallwithtype <$LInnerClasses_24Nested_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R129 0 (dread ref %Reg3_R129)
  dassign %Reg1_I 0 (iread i32 <* <$LInnerClasses_24Nested_3B>> 2 (dread ref %Reg0_R129))
  dassign %Reg2_I 0 (dread i32 %Reg4_I)
  dassign %Reg1_I 0 (add i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  iassign <* <$LInnerClasses_24Nested_3B>> 2 (dread ref %Reg0_R129, dread i32 %Reg1_I)
  return (dread i32 %Reg1_I)
}
func &LInnerClasses_24Nested_3B_7Caccess_24600_7C_28LInnerClasses_24Nested_3B_29I static synthetic (var %Reg1_R129 <* <$LInnerClasses_24Nested_3B>>) i32 {
  funcid 48
  var %Reg0_R129 <* <$LInnerClasses_24Nested_3B>>
  var %Reg0_I i32

ALIAS %x0 %Reg1_R129 <* <$LInnerClasses_24Nested_3B>>
  intrinsiccallwithtype <$LInnerClasses_24Nested_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R129 0 (dread ref %Reg1_R129)
  callassigned &LInnerClasses_24Nested_3B_7Cget_7C_28_29I (dread ref %Reg0_R129) { dassign %Reg0_I 0 }
  return (dread i32 %Reg0_I)
}
func &LInnerClasses_24Op_3B_7Capply_7C_28II_29I public virtual abstract (var %_this <* <$LInnerClasses_24Op_3B>>, var %Reg1_I i32, var %Reg2_I i32) i32
func &LInnerClasses_24Shape_3B_7C_3Cinit_3E_7C_28LInnerClasses_3B_29V constructor (var %_this <* <$LInnerClasses_24Shape_3B>>, var %Reg3_R113 <* <$LInnerClasses_3B>>) void {
  funcid 50
  var %Reg2_R135 <* <$LInnerClasses_24Shape_3B>>
  var %Reg0_R135 <* <$LInnerClasses_24Shape_3B>>
  var %Reg1_R113 <* <$LInnerClasses_3B>>
  var %Reg0_R114 <* <$Ljava_2Flang_2FObject_3B>>

ALIAS %this$0 %Reg3_R113 <* <$LInnerClasses_3B>>
  dassign %Reg2_R135 0 (dread ref %_this)
LOC 1 82
  dassign %Reg0_R135 0 (dread ref %Reg2_R135)
  dassign %Reg1_R113 0 (dread ref %Reg3_R113)
  iassign <* <$LInnerClasses_24Shape_3B>> 2 (dread ref %Reg0_R135, dread ref %Reg1_R113)
  dassign %Reg0_R135 0 (dread ref %Reg2_R135)
  dassign %Reg0_R114 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R135))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R114) {}
  return ()
}
func &LInnerClasses_24Shape_3B_7Cdraw_7C_28_29Ljava_2Flang_2FString_3B virtual abstract (var %_this <* <$LInnerClasses_24Shape_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &LInnerClasses_24Shape_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$LInnerClasses_24Shape_3B>>) <* <$Ljava_2Flang_2FString_3B>> {
  funcid 52
  var %Reg2_R135 <* <$LInnerClasses_24Shape_3B>>
  var %Reg0_R128 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg1_R112 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_24 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_R135 <* <$LInnerClasses_24Shape_3B>>
  var %L_STR_25 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_R113 <* <$LInnerClasses_3B>>
  var %Reg1_I i32
  var %L_STR_26 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R112 <* <$Ljava_2Flang_2FString_3B>>

  dassign %Reg2_R135 0 (dread ref %_this)
LOC 1 85
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R128 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R128) {}
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_3c00) { dassign %L_STR_24 0 }
  dassign %Reg1_R112 0 (dread ptr %L_STR_24)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R128, dread ref %Reg1_R112) { dassign %Reg0_R128 0 }
  dassign %Reg1_R135 0 (dread ref %Reg2_R135)
  virtualcallassigned &LInnerClasses_24Shape_3B_7Cdraw_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R135) { dassign %Reg1_R112 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R128, dread ref %Reg1_R112) { dassign %Reg0_R128 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_7c00) { dassign %L_STR_25 0 }
  dassign %Reg1_R112 0 (dread ptr %L_STR_25)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R128, dread ref %Reg1_R112) { dassign %Reg0_R128 0 }
  dassign %Reg1_R135 0 (dread ref %Reg2_R135)
  dassign %Reg1_R113 0 (iread ref <* <$LInnerClasses_24Shape_3B>> 2 (dread ref %Reg1_R135))
  intrinsiccallwithtype <$LInnerClasses_3B> JAVA_CLINIT_CHECK ()
  callassigned &LInnerClasses_3B_7Caccess_24000_7C_28LInnerClasses_3B_29I (dread ref %Reg1_R113) { dassign %Reg1_I 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R128, dread i32 %Reg1_I) { dassign %Reg0_R128 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_3e00) { dassign %L_STR_26 0 }
  dassign %Reg1_R112 0 (dread ptr %L_STR_26)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R128, dread ref %Reg1_R112) { dassign %Reg0_R128 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg0_R128) { dassign %Reg0_R112 0 }
  return (dread ref %Reg0_R112)
}
func &LInnerClasses_24SubInner_3B_7C_3Cinit_3E_7C_28LInnerClasses_3B_29V constructor (var %_this <* <$LInnerClasses_24SubInner_3B>>, var %Reg3_R113 <* <$LInnerClasses_3B>>) void {
  funcid 53
  var %Reg2_R137 <* <$LInnerClasses_24SubInner_3B>>
  var %Reg0_R137 <* <$LInnerClasses_24SubInner_3B>>
  var %Reg1_R113 <* <$LInnerClasses_3B>>
  var %Reg0_R125 <* <$LInnerClasses_24Inner_3B>>

ALIAS %this$0 %Reg3_R113 <* <$LInnerClasses_3B>>
  dassign %Reg2_R137 0 (dread ref %_this)
LOC 1 110
  dassign %Reg0_R137 0 (dread ref %Reg2_R137)
  dassign %Reg1_R113 0 (dread ref %Reg3_R113)
  iassign <* <$LInnerClasses_24SubInner_3B>> 6 (dread ref %Reg0_R137, dread ref %Reg1_R113)
  dassign %Reg0_R137 0 (dread ref %Reg2_R137)
  dassign %Reg1_R113 0 (dread ref %Reg3_R113)
  dassign %Reg0_R125 0 (retype ref <* <$LInnerClasses_24Inner_3B>> (dread ref %Reg0_R137))
  callassigned &LInnerClasses_24Inner_3B_7C_3Cinit_3E_7C_28LInnerClasses_3B_29V (dread ref %Reg0_R125, dread ref %Reg1_R113) {}
  return ()
}
func &LInnerClasses_24SubInner_3B_7Ctwice_7C_28_29I virtual (var %_this <* <$LInnerClasses_24SubInner_3B>>) i32 {
  funcid 54
  var %Reg2_R137 <* <$LInnerClasses_24SubInner_3B>>
  var %Reg0_R137 <* <$LInnerClasses_24SubInner_3B>>
  var %Reg0_I i32
  var %Reg1_I i32

  dassign %Reg2_R137 0 (dread ref %_this)
LOC 1 112
  dassign %Reg0_R137 0 (dread ref %Reg2_R137)
  dassign %Reg0_I 0 (iread i32 <* <$LInnerClasses_24SubInner_3B>> 3 (dread ref %Reg0_R137))
  dassign %Reg1_I 0 (constval i32 2)
  dassign %Reg0_I 0 (mul i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  return (dread i32 %Reg0_I)
}
