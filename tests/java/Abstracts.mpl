flavor 1
srclang 3
id 65535
numfuncs 54
import "library.mplt"
import "Abstracts.mplt"
entryfunc &LAbstracts_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V
fileinfo {
  @INFO_filename "Abstracts.class",
  @INFO_filename "Abstracts$1.class",
  @INFO_filename "Abstracts$2.class",
  @INFO_filename "Abstracts$Base.class",
  @INFO_filename "Abstracts$Derived.class",
  @INFO_filename "Abstracts$Odd.class",
  @INFO_filename "Abstracts$Rect.class",
  @INFO_filename "Abstracts$Shape.class",
  @INFO_filename "Abstracts$Square.class",
  @INFO_filename "Abstracts$Template.class",
  @INFO_filename "Abstracts$Third.class",
  @INFO_filename "Abstracts$Tri.class"}
srcfileinfo {
  1 "Abstracts.java"}
javaclass $LAbstracts_3B <$LAbstracts_3B> public
javaclass $LAbstracts_241_3B <$LAbstracts_241_3B>
javaclass $LAbstracts_242_3B <$LAbstracts_242_3B>
javaclass $LAbstracts_24Base_3B <$LAbstracts_24Base_3B>
javaclass $LAbstracts_24Derived_3B <$LAbstracts_24Derived_3B>
javaclass $LAbstracts_24Odd_3B <$LAbstracts_24Odd_3B> final
javaclass $LAbstracts_24Rect_3B <$LAbstracts_24Rect_3B>
javaclass $LAbstracts_24Shape_3B <$LAbstracts_24Shape_3B> abstract
javaclass $LAbstracts_24Square_3B <$LAbstracts_24Square_3B>
javaclass $LAbstracts_24Template_3B <$LAbstracts_24Template_3B> abstract
javaclass $LAbstracts_24Third_3B <$LAbstracts_24Third_3B>
javaclass $LAbstracts_24Tri_3B <$LAbstracts_24Tri_3B>
func &LAbstracts_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$LAbstracts_3B>>) void
func &LAbstracts_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V public static (var %Reg19_R114 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>) void
func &LAbstracts_241_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LAbstracts_241_3B>>) void
func &LAbstracts_241_3B_7Csteps_7C_28_29I virtual (var %_this <* <$LAbstracts_241_3B>>) i32
func &LAbstracts_241_3B_7Cstep_7C_28I_29Ljava_2Flang_2FString_3B virtual (var %_this <* <$LAbstracts_241_3B>>, var %Reg4_I i32) <* <$Ljava_2Flang_2FString_3B>>
func &LAbstracts_242_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LAbstracts_242_3B>>) void
func &LAbstracts_242_3B_7Csteps_7C_28_29I virtual (var %_this <* <$LAbstracts_242_3B>>) i32
func &LAbstracts_242_3B_7Cstep_7C_28I_29Ljava_2Flang_2FString_3B virtual (var %_this <* <$LAbstracts_242_3B>>, var %Reg2_I i32) <* <$Ljava_2Flang_2FString_3B>>
func &LAbstracts_242_3B_7Cwrap_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FString_3B virtual (var %_this <* <$LAbstracts_242_3B>>, var %Reg4_R123 <* <$Ljava_2Flang_2FString_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &LAbstracts_24Base_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LAbstracts_24Base_3B>>) void
func &LAbstracts_24Base_3B_7Cst_7C_28_29Ljava_2Flang_2FString_3B static () <* <$Ljava_2Flang_2FString_3B>>
func &LAbstracts_24Base_3B_7Cme_7C_28_29Ljava_2Flang_2FString_3B virtual (var %_this <* <$LAbstracts_24Base_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &LAbstracts_24Base_3B_7Ccall_7C_28_29Ljava_2Flang_2FString_3B virtual (var %_this <* <$LAbstracts_24Base_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &LAbstracts_24Base_3B_7Cpriv_7C_28_29Ljava_2Flang_2FString_3B private virtual (var %_this <* <$LAbstracts_24Base_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &LAbstracts_24Base_3B_7CviaPriv_7C_28_29Ljava_2Flang_2FString_3B virtual (var %_this <* <$LAbstracts_24Base_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &LAbstracts_24Base_3B_7Cself_7C_28_29LAbstracts_24Base_3B virtual (var %_this <* <$LAbstracts_24Base_3B>>) <* <$LAbstracts_24Base_3B>>
func &LAbstracts_24Derived_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LAbstracts_24Derived_3B>>) void
func &LAbstracts_24Derived_3B_7Cst_7C_28_29Ljava_2Flang_2FString_3B static () <* <$Ljava_2Flang_2FString_3B>>
func &LAbstracts_24Derived_3B_7Cme_7C_28_29Ljava_2Flang_2FString_3B virtual (var %_this <* <$LAbstracts_24Derived_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &LAbstracts_24Derived_3B_7Cpriv_7C_28_29Ljava_2Flang_2FString_3B private virtual (var %_this <* <$LAbstracts_24Derived_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &LAbstracts_24Derived_3B_7Cself_7C_28_29LAbstracts_24Derived_3B virtual (var %_this <* <$LAbstracts_24Derived_3B>>) <* <$LAbstracts_24Derived_3B>>
func &LAbstracts_24Derived_3B_7Cself_7C_28_29LAbstracts_24Base_3B synthetic bridge virtual (var %_this <* <$LAbstracts_24Derived_3B>>) <* <$LAbstracts_24Base_3B>>
func &LAbstracts_24Odd_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LAbstracts_24Odd_3B>>) void
func &LAbstracts_24Odd_3B_7C_3Cinit_3E_7C_28I_29V constructor (var %_this <* <$LAbstracts_24Odd_3B>>, var %Reg4_I i32) void
func &LAbstracts_24Odd_3B_7Cdescribe_7C_28_29V virtual (var %_this <* <$LAbstracts_24Odd_3B>>) void
func &LAbstracts_24Odd_3B_7Carea_7C_28_29D virtual (var %_this <* <$LAbstracts_24Odd_3B>>) f64
func &LAbstracts_24Rect_3B_7C_3Cinit_3E_7C_28DD_29V constructor (var %_this <* <$LAbstracts_24Rect_3B>>, var %Reg4_D f64, var %Reg6_D f64) void
func &LAbstracts_24Rect_3B_7Carea_7C_28_29D virtual (var %_this <* <$LAbstracts_24Rect_3B>>) f64
func &LAbstracts_24Rect_3B_7Ckind_7C_28_29Ljava_2Flang_2FString_3B virtual (var %_this <* <$LAbstracts_24Rect_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &LAbstracts_24Shape_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LAbstracts_24Shape_3B>>) void
func &LAbstracts_24Shape_3B_7Carea_7C_28_29D virtual abstract (var %_this <* <$LAbstracts_24Shape_3B>>) f64
func &LAbstracts_24Shape_3B_7Ckind_7C_28_29Ljava_2Flang_2FString_3B virtual (var %_this <* <$LAbstracts_24Shape_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &LAbstracts_24Shape_3B_7Cdescribe_7C_28_29V virtual (var %_this <* <$LAbstracts_24Shape_3B>>) void
func &LAbstracts_24Shape_3B_7Cscaled_7C_28D_29D virtual (var %_this <* <$LAbstracts_24Shape_3B>>, var %Reg5_D f64) f64
func &LAbstracts_24Shape_3B_7Ctotal_7C_28_29I static () i32
func &LAbstracts_24Shape_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B final public virtual (var %_this <* <$LAbstracts_24Shape_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &LAbstracts_24Square_3B_7C_3Cinit_3E_7C_28D_29V constructor (var %_this <* <$LAbstracts_24Square_3B>>, var %Reg6_D f64) void
func &LAbstracts_24Square_3B_7Ckind_7C_28_29Ljava_2Flang_2FString_3B virtual (var %_this <* <$LAbstracts_24Square_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &LAbstracts_24Square_3B_7Cscaled_7C_28D_29D virtual (var %_this <* <$LAbstracts_24Square_3B>>, var %Reg5_D f64) f64
func &LAbstracts_24Template_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LAbstracts_24Template_3B>>) void
func &LAbstracts_24Template_3B_7Crun_7C_28_29Ljava_2Flang_2FString_3B final virtual (var %_this <* <$LAbstracts_24Template_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &LAbstracts_24Template_3B_7Csteps_7C_28_29I virtual abstract (var %_this <* <$LAbstracts_24Template_3B>>) i32
func &LAbstracts_24Template_3B_7Cstep_7C_28I_29Ljava_2Flang_2FString_3B virtual abstract (var %_this <* <$LAbstracts_24Template_3B>>, var %Reg1_I i32) <* <$Ljava_2Flang_2FString_3B>>
func &LAbstracts_24Template_3B_7Cwrap_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FString_3B virtual (var %_this <* <$LAbstracts_24Template_3B>>, var %Reg3_R123 <* <$Ljava_2Flang_2FString_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &LAbstracts_24Third_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LAbstracts_24Third_3B>>) void
func &LAbstracts_24Third_3B_7Cme_7C_28_29Ljava_2Flang_2FString_3B virtual (var %_this <* <$LAbstracts_24Third_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &LAbstracts_24Third_3B_7Cover_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FString_3B virtual (var %_this <* <$LAbstracts_24Third_3B>>, var %Reg2_R113 <* <$Ljava_2Flang_2FObject_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &LAbstracts_24Third_3B_7Cover_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FString_3B virtual (var %_this <* <$LAbstracts_24Third_3B>>, var %Reg2_R123 <* <$Ljava_2Flang_2FString_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &LAbstracts_24Third_3B_7Cover_7C_28I_29Ljava_2Flang_2FString_3B virtual (var %_this <* <$LAbstracts_24Third_3B>>, var %Reg2_I i32) <* <$Ljava_2Flang_2FString_3B>>
func &LAbstracts_24Third_3B_7Cover_7C_28J_29Ljava_2Flang_2FString_3B virtual (var %_this <* <$LAbstracts_24Third_3B>>, var %Reg2_J i64) <* <$Ljava_2Flang_2FString_3B>>
func &LAbstracts_24Third_3B_7Cover_7C_28Ljava_2Flang_2FInteger_3B_29Ljava_2Flang_2FString_3B virtual (var %_this <* <$LAbstracts_24Third_3B>>, var %Reg2_R127 <* <$Ljava_2Flang_2FInteger_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &LAbstracts_24Third_3B_7Cover_7C_28ALjava_2Flang_2FObject_3B_29Ljava_2Flang_2FString_3B varargs virtual (var %_this <* <$LAbstracts_24Third_3B>>, var %Reg3_R128 <* <[] <* <$Ljava_2Flang_2FObject_3B>>>>) <* <$Ljava_2Flang_2FString_3B>>
func &LAbstracts_24Tri_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LAbstracts_24Tri_3B>>) void
func &LAbstracts_24Tri_3B_7Carea_7C_28_29D virtual (var %_this <* <$LAbstracts_24Tri_3B>>) f64
var $_C_STR_2000 fstatic <[3] u64> readonly = [0, 0x300000000, 0x2000000020]
var $_C_STR_7300 fstatic <[3] u64> readonly = [0, 0x300000000, 0x7300000073]
var $_C_STR_6100 fstatic <[3] u64> readonly = [0, 0x300000000, 0x6100000061]
var $_C_STR_6200 fstatic <[3] u64> readonly = [0, 0x300000000, 0x6200000062]
var $_C_STR_430043004500 fstatic <[3] u64> readonly = [0, 0x700000000, 0x454343000103e5]
var $_C_STR_6500 fstatic <[3] u64> readonly = [0, 0x300000000, 0x6500000065]
var $_C_STR_6f00 fstatic <[3] u64> readonly = [0, 0x300000000, 0x6f0000006f]
var $_C_STR_7800 fstatic <[3] u64> readonly = [0, 0x300000000, 0x7800000078]
var $_C_STR_42006100730065002e0073007400 fstatic <[4] u64> readonly = [0, 0xf00000000, 0x657361424f648e7e, 0x74732e]
var $_C_STR_4200610073006500 fstatic <[3] u64> readonly = [0, 0x900000000, 0x65736142001f7af1]
var $_C_STR_62007000 fstatic <[3] u64> readonly = [0, 0x500000000, 0x706200000c4e]
var $_C_STR_7ae9b29d748b74e89bd6e1319abcf303 fstatic <[4] u64> readonly = [0, 0x1500000000, 0x69726544264f6ff2, 0x74732e646576]
var $_C_STR_4400650072006900760065006400 fstatic <[4] u64> readonly = [0, 0xf00000000, 0x69726544bff92dfd, 0x646576]
var $_C_STR_64007000 fstatic <[3] u64> readonly = [0, 0x500000000, 0x706400000c8c]
var $_C_STR_6f00640064002000 fstatic <[3] u64> readonly = [0, 0x900000000, 0x2064646f0033f8d1]
var $_C_STR_77003d00 fstatic <[3] u64> readonly = [0, 0x500000000, 0x3d7700000ea6]
var $_C_STR_7200650063007400 fstatic <[3] u64> readonly = [0, 0x900000000, 0x74636572003559e4]
var $_C_STR_73006800610070006500 fstatic <[4] u64> readonly = [0, 0xb00000000, 0x7061687306854fa1, 101]
var $_C_STR_2300 fstatic <[3] u64> readonly = [0, 0x300000000, 0x2300000023]
var $_C_STR_3d00 fstatic <[3] u64> readonly = [0, 0x300000000, 0x3d0000003d]
var $_C_STR_7300710075006100720065002f00 fstatic <[4] u64> readonly = [0, 0xf00000000, 0x617571738adecab2, 0x2f6572]
var $_C_STR_3c00 fstatic <[3] u64> readonly = [0, 0x300000000, 0x3c0000003c]
var $_C_STR_3e00 fstatic <[3] u64> readonly = [0, 0x300000000, 0x3e0000003e]
var $_C_STR_540068006900720064002800 fstatic <[4] u64> readonly = [0, 0xd00000000, 0x72696854954213c1, 0x2864]
var $_C_STR_2900 fstatic <[3] u64> readonly = [0, 0x300000000, 0x2900000029]
var $_C_STR_4f00 fstatic <[3] u64> readonly = [0, 0x300000000, 0x4f0000004f]
var $_C_STR_5300 fstatic <[3] u64> readonly = [0, 0x300000000, 0x5300000053]
var $_C_STR_4900 fstatic <[3] u64> readonly = [0, 0x300000000, 0x4900000049]
var $_C_STR_4c00 fstatic <[3] u64> readonly = [0, 0x300000000, 0x4c0000004c]
var $_C_STR_42006f007800 fstatic <[3] u64> readonly = [0, 0x700000000, 0x786f42000105ab]
var $_C_STR_5600 fstatic <[3] u64> readonly = [0, 0x300000000, 0x5600000056]
var $LAbstracts_24Shape_3B_7Ccount i32 private static = 0
var $Ljava_2Flang_2FSystem_3B_7Cout extern <* <$Ljava_2Fio_2FPrintStream_3B>>
func &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FObject_3B>>) void
func &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>) void
func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>) <* <$Ljava_2Flang_2FStringBuilder_3B>>
func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg1_R123 <* <$Ljava_2Flang_2FString_3B>>) <* <$Ljava_2Flang_2FStringBuilder_3B>>
func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28D_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg1_D f64) <* <$Ljava_2Flang_2FStringBuilder_3B>>
func &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V public virtual (var %_this <* <$Ljava_2Fio_2FPrintStream_3B>>, var %Reg1_R123 <* <$Ljava_2Flang_2FString_3B>>) void
func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg1_I i32) <* <$Ljava_2Flang_2FStringBuilder_3B>>
func &Ljava_2Flang_2FInteger_3B_7CvalueOf_7C_28I_29Ljava_2Flang_2FInteger_3B public static (var %Reg0_I i32) <* <$Ljava_2Flang_2FInteger_3B>>
func &Ljava_2Flang_2FDouble_3B_7CvalueOf_7C_28D_29Ljava_2Flang_2FDouble_3B public static (var %Reg0_D f64) <* <$Ljava_2Flang_2FDouble_3B>>
func &LAbstracts_241_3B_7Crun_7C_28_29Ljava_2Flang_2FString_3B final virtual (var %_this <* <$LAbstracts_241_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &LAbstracts_242_3B_7Crun_7C_28_29Ljava_2Flang_2FString_3B final virtual (var %_this <* <$LAbstracts_242_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FObject_3B_29V public virtual (var %_this <* <$Ljava_2Fio_2FPrintStream_3B>>, var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>) void
func &Ljava_2Flang_2FObject_3B_7CgetClass_7C_28_29Ljava_2Flang_2FClass_3B final public native virtual (var %_this <* <$Ljava_2Flang_2FObject_3B>>) <* <$Ljava_2Flang_2FClass_3B>>
func &Ljava_2Flang_2FClass_3B_7CgetName_7C_28_29Ljava_2Flang_2FString_3B public native virtual (var %_this <* <$Ljava_2Flang_2FClass_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &Ljava_2Flang_2FClass_3B_7CgetSuperclass_7C_28_29Ljava_2Flang_2FClass_3B public native virtual (var %_this <* <$Ljava_2Flang_2FClass_3B>>) <* <$Ljava_2Flang_2FClass_3B>>
func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Z_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg1_Z u1) <* <$Ljava_2Flang_2FStringBuilder_3B>>
func &Ljava_2Flang_2FClass_3B_7CisInstance_7C_28Ljava_2Flang_2FObject_3B_29Z public native virtual (var %_this <* <$Ljava_2Flang_2FClass_3B>>, var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>) u1
func &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Z_29V public virtual (var %_this <* <$Ljava_2Fio_2FPrintStream_3B>>, var %Reg1_Z u1) void
var $__cinf_Ljava_2Flang_2FString_3B <$__class_meta__>
func &MCC_GetOrInsertLiteral () <* <$Ljava_2Flang_2FString_3B>>
func &LAbstracts_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$LAbstracts_3B>>) void {
  funcid 1
  var %Reg1_R112 <* <$LAbstracts_3B>>
  var %Reg0_R112 <* <$LAbstracts_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>

  dassign %Reg1_R112 0 (dread ref %_this)
LOC 1 1
  dassign %Reg0_R112 0 (dread ref %Reg1_R112)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R112))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
  return ()
}
func &LAbstracts_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V public static (var %Reg19_R114 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>) void {
  funcid 2
  var %Reg0_I i32
  var %Reg0_R115 <* <[] <* <$LAbstracts_24Shape_3B>>>>
  var %Reg1_I i32
  var %Reg2_R116 <* <$LAbstracts_24Rect_3B>>
  var %Reg3_D f64
  var %Reg4_D f64
  var %Reg2_R117 <* <$LAbstracts_24Square_3B>>
  var %Reg2_R118 <* <$LAbstracts_24Tri_3B>>
  var %Reg2_R119 <* <$LAbstracts_24Odd_3B>>
  var %Reg12_R115 <* <[] <* <$LAbstracts_24Shape_3B>>>>
  var %Reg0_D f64
  var %Reg13_D f64
  var %Reg15_R115 <* <[] <* <$LAbstracts_24Shape_3B>>>>
  var %Reg15_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg16_I i32
  var %Reg17_I i32
  var %Reg18_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_R120 <* <$Ljava_2Fio_2FPrintStream_3B>>
  var %Reg1_R121 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg18_R122 <* <$LAbstracts_24Shape_3B>>
  var %Reg2_R122 <* <$LAbstracts_24Shape_3B>>
  var %Reg2_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg2_R123 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_10 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg2_D f64
  var %Reg1_R123 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_R122 <* <$LAbstracts_24Shape_3B>>
  var %Reg1_D f64
  var %Reg2_I i32
  var %Reg0_R124 <* <$LAbstracts_24Derived_3B>>
  var %Reg15_R124 <* <$LAbstracts_24Derived_3B>>
  var %Reg15_R125 <* <$LAbstracts_24Base_3B>>
  var %Reg2_R125 <* <$LAbstracts_24Base_3B>>
  var %Reg2_R124 <* <$LAbstracts_24Derived_3B>>
  var %Reg0_R126 <* <$LAbstracts_24Third_3B>>
  var %Reg16_R126 <* <$LAbstracts_24Third_3B>>
  var %Reg16_R125 <* <$LAbstracts_24Base_3B>>
  var %Reg0_R125 <* <$LAbstracts_24Base_3B>>
  var %Reg17_R126 <* <$LAbstracts_24Third_3B>>
  var %Reg2_R126 <* <$LAbstracts_24Third_3B>>
  var %Reg3_R123 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_11 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg3_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg3_I i32
  var %Reg3_J i64
  var %Reg3_R127 <* <$Ljava_2Flang_2FInteger_3B>>
  var %Reg3_R128 <* <[] <* <$Ljava_2Flang_2FObject_3B>>>>
  var %Reg4_I i32
  var %Reg5_R123 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_12 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_13 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg3_R129 <* <$Ljava_2Flang_2FDouble_3B>>
  var %Reg2_R130 <* <$LAbstracts_241_3B>>
  var %Reg2_R131 <* <$LAbstracts_242_3B>>
  var %Reg18_R124 <* <$LAbstracts_24Derived_3B>>
  var %Reg1_R124 <* <$LAbstracts_24Derived_3B>>
  var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_R132 <* <$Ljava_2Flang_2FClassCastException_3B>>
  var %Reg18_R132 <* <$Ljava_2Flang_2FClassCastException_3B>>
  var %L_STR_14 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg2_R115 <* <[] <* <$LAbstracts_24Shape_3B>>>>
  var %Reg2_R133 <* <$Ljava_2Flang_2FClass_3B>>
  var %Reg3_R133 <* <$Ljava_2Flang_2FClass_3B>>
  var %Reg9_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg10_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg9_I i32
  var %Reg11_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg2_Z u1
  var %Reg3_R115 <* <[] <* <$LAbstracts_24Shape_3B>>>>
  var %Reg1_R133 <* <$Ljava_2Flang_2FClass_3B>>
  var %Reg1_Z u1

ALIAS %x %Reg18_R122 <* <$LAbstracts_24Shape_3B>>
ALIAS %d %Reg18_R124 <* <$LAbstracts_24Derived_3B>>
ALIAS %e %Reg18_R132 <* <$Ljava_2Flang_2FClassCastException_3B>>
ALIAS %args %Reg19_R114 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>
ALIAS %s %Reg12_R115 <* <[] <* <$LAbstracts_24Shape_3B>>>>
ALIAS %t %Reg13_D f64
ALIAS %b %Reg15_R125 <* <$LAbstracts_24Base_3B>>
ALIAS %th %Reg16_R125 <* <$LAbstracts_24Base_3B>>
ALIAS %z %Reg17_R126 <* <$LAbstracts_24Third_3B>>
  intrinsiccallwithtype <$LAbstracts_3B> JAVA_CLINIT_CHECK ()
LOC 1 180
  dassign %Reg0_I 0 (constval i32 4)
  dassign %Reg0_R115 0 (gcmallocjarray ref <[] <* <$LAbstracts_24Shape_3B>>> (dread i32 %Reg0_I))
  dassign %Reg1_I 0 (constval i32 0)
  intrinsiccallwithtype <$LAbstracts_24Rect_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg2_R116 0 (gcmalloc ref <$LAbstracts_24Rect_3B>)
  dassign %Reg3_D 0 (constval f64 2)
  dassign %Reg4_D 0 (constval f64 3)
  callassigned &LAbstracts_24Rect_3B_7C_3Cinit_3E_7C_28DD_29V (dread ref %Reg2_R116, dread f64 %Reg3_D, dread f64 %Reg4_D) {}
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R115, dread i32 %Reg1_I), 
    dread ref %Reg2_R116)
  dassign %Reg1_I 0 (constval i32 1)
  intrinsiccallwithtype <$LAbstracts_24Square_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg2_R117 0 (gcmalloc ref <$LAbstracts_24Square_3B>)
  dassign %Reg3_D 0 (constval f64 4)
  callassigned &LAbstracts_24Square_3B_7C_3Cinit_3E_7C_28D_29V (dread ref %Reg2_R117, dread f64 %Reg3_D) {}
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R115, dread i32 %Reg1_I), 
    dread ref %Reg2_R117)
  dassign %Reg1_I 0 (constval i32 2)
  intrinsiccallwithtype <$LAbstracts_24Tri_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg2_R118 0 (gcmalloc ref <$LAbstracts_24Tri_3B>)
  callassigned &LAbstracts_24Tri_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg2_R118) {}
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R115, dread i32 %Reg1_I), 
    dread ref %Reg2_R118)
  dassign %Reg1_I 0 (constval i32 3)
  intrinsiccallwithtype <$LAbstracts_24Odd_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg2_R119 0 (gcmalloc ref <$LAbstracts_24Odd_3B>)
  callassigned &LAbstracts_24Odd_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg2_R119) {}
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R115, dread i32 %Reg1_I), 
    dread ref %Reg2_R119)
  dassign %Reg12_R115 0 (dread ref %Reg0_R115)
LOC 1 181
  dassign %Reg0_D 0 (constval f64 0)
  dassign %Reg13_D 0 (dread f64 %Reg0_D)
LOC 1 182
  dassign %Reg0_R115 0 (dread ref %Reg12_R115)
  dassign %Reg15_R115 0 (dread ref %Reg0_R115)
  dassign %Reg15_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg15_R115))
  dassign %Reg0_R113 0 (dread ref %Reg15_R113)
  dassign %Reg0_I 0 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %Reg0_R113))
  dassign %Reg16_I 0 (dread i32 %Reg0_I)
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg17_I 0 (dread i32 %Reg0_I)
@label0
  dassign %Reg0_I 0 (dread i32 %Reg17_I)
  dassign %Reg1_I 0 (dread i32 %Reg16_I)
  brtrue @label1 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg15_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg15_R115))
  dassign %Reg0_R113 0 (dread ref %Reg15_R113)
  dassign %Reg1_I 0 (dread i32 %Reg17_I)
  dassign %Reg0_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg0_R113, dread i32 %Reg1_I)))
  dassign %Reg18_R113 0 (dread ref %Reg0_R113)
LOC 1 183
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R120 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R121 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R121) {}
  dassign %Reg18_R122 0 (retype ref <* <$LAbstracts_24Shape_3B>> (dread ref %Reg18_R113))
  dassign %Reg2_R122 0 (dread ref %Reg18_R122)
  dassign %Reg2_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg2_R122))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R121, dread ref %Reg2_R113) { dassign %Reg1_R121 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_10 0 }
  dassign %Reg2_R123 0 (dread ptr %L_STR_10)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R121, dread ref %Reg2_R123) { dassign %Reg1_R121 0 }
  dassign %Reg18_R122 0 (retype ref <* <$LAbstracts_24Shape_3B>> (dread ref %Reg18_R113))
  dassign %Reg2_R122 0 (dread ref %Reg18_R122)
  dassign %Reg3_D 0 (constval f64 2)
  virtualcallassigned &LAbstracts_24Shape_3B_7Cscaled_7C_28D_29D (dread ref %Reg2_R122, dread f64 %Reg3_D) { dassign %Reg2_D 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28D_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R121, dread f64 %Reg2_D) { dassign %Reg1_R121 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R121) { dassign %Reg1_R123 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R120, dread ref %Reg1_R123) {}
LOC 1 184
  dassign %Reg0_D 0 (dread f64 %Reg13_D)
  dassign %Reg18_R122 0 (retype ref <* <$LAbstracts_24Shape_3B>> (dread ref %Reg18_R113))
  dassign %Reg1_R122 0 (dread ref %Reg18_R122)
  virtualcallassigned &LAbstracts_24Shape_3B_7Carea_7C_28_29D (dread ref %Reg1_R122) { dassign %Reg1_D 0 }
  dassign %Reg0_D 0 (add f64 (dread f64 %Reg0_D, dread f64 %Reg1_D))
  dassign %Reg13_D 0 (dread f64 %Reg0_D)
LOC 1 182
  dassign %Reg17_I 0 (add i32 (dread i32 %Reg17_I, constval i32 1))
  goto @label0
@label1
LOC 1 186
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R120 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R121 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R121) {}
  dassign %Reg2_D 0 (dread f64 %Reg13_D)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28D_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R121, dread f64 %Reg2_D) { dassign %Reg1_R121 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_10 0 }
  dassign %Reg2_R123 0 (dread ptr %L_STR_10)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R121, dread ref %Reg2_R123) { dassign %Reg1_R121 0 }
  intrinsiccallwithtype <$LAbstracts_24Shape_3B> JAVA_CLINIT_CHECK ()
  callassigned &LAbstracts_24Shape_3B_7Ctotal_7C_28_29I () { dassign %Reg2_I 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R121, dread i32 %Reg2_I) { dassign %Reg1_R121 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R121) { dassign %Reg1_R123 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R120, dread ref %Reg1_R123) {}
LOC 1 187
  intrinsiccallwithtype <$LAbstracts_24Derived_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R124 0 (gcmalloc ref <$LAbstracts_24Derived_3B>)
  callassigned &LAbstracts_24Derived_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R124) {}
  dassign %Reg15_R124 0 (dread ref %Reg0_R124)
LOC 1 188
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R120 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R121 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R121) {}
  dassign %Reg15_R125 0 (retype ref <* <$LAbstracts_24Base_3B>> (dread ref %Reg15_R124))
  dassign %Reg2_R125 0 (dread ref %Reg15_R125)
  virtualcallassigned &LAbstracts_24Base_3B_7Cme_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg2_R125) { dassign %Reg2_R123 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R121, dread ref %Reg2_R123) { dassign %Reg1_R121 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_10 0 }
  dassign %Reg2_R123 0 (dread ptr %L_STR_10)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R121, dread ref %Reg2_R123) { dassign %Reg1_R121 0 }
  dassign %Reg15_R125 0 (retype ref <* <$LAbstracts_24Base_3B>> (dread ref %Reg15_R124))
  dassign %Reg2_R125 0 (dread ref %Reg15_R125)
  dassign %Reg2_I 0 (iread i32 <* <$LAbstracts_24Base_3B>> 2 (dread ref %Reg2_R125))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R121, dread i32 %Reg2_I) { dassign %Reg1_R121 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_10 0 }
  dassign %Reg2_R123 0 (dread ptr %L_STR_10)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R121, dread ref %Reg2_R123) { dassign %Reg1_R121 0 }
  dassign %Reg15_R125 0 (retype ref <* <$LAbstracts_24Base_3B>> (dread ref %Reg15_R124))
  dassign %Reg2_R125 0 (dread ref %Reg15_R125)
  intrinsiccallwithtypeassigned <* <$LAbstracts_24Derived_3B>> JAVA_CHECK_CAST (dread ref %Reg2_R125) { dassign %Reg2_R124 0 }
  dassign %Reg2_I 0 (iread i32 <* <$LAbstracts_24Derived_3B>> 4 (dread ref %Reg2_R124))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R121, dread i32 %Reg2_I) { dassign %Reg1_R121 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_10 0 }
  dassign %Reg2_R123 0 (dread ptr %L_STR_10)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R121, dread ref %Reg2_R123) { dassign %Reg1_R121 0 }
  dassign %Reg15_R125 0 (retype ref <* <$LAbstracts_24Base_3B>> (dread ref %Reg15_R124))
  dassign %Reg2_R125 0 (dread ref %Reg15_R125)
  virtualcallassigned &LAbstracts_24Base_3B_7Ccall_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg2_R125) { dassign %Reg2_R123 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R121, dread ref %Reg2_R123) { dassign %Reg1_R121 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_10 0 }
  dassign %Reg2_R123 0 (dread ptr %L_STR_10)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R121, dread ref %Reg2_R123) { dassign %Reg1_R121 0 }
  dassign %Reg15_R125 0 (retype ref <* <$LAbstracts_24Base_3B>> (dread ref %Reg15_R124))
  dassign %Reg2_R125 0 (dread ref %Reg15_R125)
  virtualcallassigned &LAbstracts_24Base_3B_7CviaPriv_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg2_R125) { dassign %Reg2_R123 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R121, dread ref %Reg2_R123) { dassign %Reg1_R121 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_10 0 }
  dassign %Reg2_R123 0 (dread ptr %L_STR_10)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R121, dread ref %Reg2_R123) { dassign %Reg1_R121 0 }
LOC 1 189
  intrinsiccallwithtype <$LAbstracts_24Base_3B> JAVA_CLINIT_CHECK ()
  callassigned &LAbstracts_24Base_3B_7Cst_7C_28_29Ljava_2Flang_2FString_3B () { dassign %Reg2_R123 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R121, dread ref %Reg2_R123) { dassign %Reg1_R121 0 }
  intrinsiccallwithtype <$LAbstracts_24Derived_3B> JAVA_CLINIT_CHECK ()
  callassigned &LAbstracts_24Derived_3B_7Cst_7C_28_29Ljava_2Flang_2FString_3B () { dassign %Reg2_R123 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R121, dread ref %Reg2_R123) { dassign %Reg1_R121 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R121) { dassign %Reg1_R123 0 }
LOC 1 188
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R120, dread ref %Reg1_R123) {}
LOC 1 190
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R120 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R121 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R121) {}
  dassign %Reg15_R125 0 (retype ref <* <$LAbstracts_24Base_3B>> (dread ref %Reg15_R124))
  dassign %Reg2_R125 0 (dread ref %Reg15_R125)
  virtualcallassigned &LAbstracts_24Base_3B_7Cself_7C_28_29LAbstracts_24Base_3B (dread ref %Reg2_R125) { dassign %Reg2_R125 0 }
  virtualcallassigned &LAbstracts_24Base_3B_7Cself_7C_28_29LAbstracts_24Base_3B (dread ref %Reg2_R125) { dassign %Reg2_R125 0 }
  dassign %Reg2_I 0 (iread i32 <* <$LAbstracts_24Base_3B>> 2 (dread ref %Reg2_R125))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R121, dread i32 %Reg2_I) { dassign %Reg1_R121 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_10 0 }
  dassign %Reg2_R123 0 (dread ptr %L_STR_10)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R121, dread ref %Reg2_R123) { dassign %Reg1_R121 0 }
  dassign %Reg15_R125 0 (retype ref <* <$LAbstracts_24Base_3B>> (dread ref %Reg15_R124))
  dassign %Reg2_R125 0 (dread ref %Reg15_R125)
  intrinsiccallwithtypeassigned <* <$LAbstracts_24Derived_3B>> JAVA_CHECK_CAST (dread ref %Reg2_R125) { dassign %Reg2_R124 0 }
  dassign %Reg2_I 0 (iread i32 <* <$LAbstracts_24Derived_3B>> 4 (dread ref %Reg2_R124))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R121, dread i32 %Reg2_I) { dassign %Reg1_R121 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R121) { dassign %Reg1_R123 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R120, dread ref %Reg1_R123) {}
LOC 1 191
  intrinsiccallwithtype <$LAbstracts_24Third_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R126 0 (gcmalloc ref <$LAbstracts_24Third_3B>)
  callassigned &LAbstracts_24Third_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R126) {}
  dassign %Reg16_R126 0 (dread ref %Reg0_R126)
LOC 1 192
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R120 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R121 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R121) {}
  dassign %Reg16_R125 0 (retype ref <* <$LAbstracts_24Base_3B>> (dread ref %Reg16_R126))
  dassign %Reg2_R125 0 (dread ref %Reg16_R125)
  virtualcallassigned &LAbstracts_24Base_3B_7Cme_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg2_R125) { dassign %Reg2_R123 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R121, dread ref %Reg2_R123) { dassign %Reg1_R121 0 }
  dassign %Reg16_R125 0 (retype ref <* <$LAbstracts_24Base_3B>> (dread ref %Reg16_R126))
  dassign %Reg2_R125 0 (dread ref %Reg16_R125)
  virtualcallassigned &LAbstracts_24Base_3B_7Ccall_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg2_R125) { dassign %Reg2_R123 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R121, dread ref %Reg2_R123) { dassign %Reg1_R121 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R121) { dassign %Reg1_R123 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R120, dread ref %Reg1_R123) {}
LOC 1 193
  dassign %Reg16_R125 0 (retype ref <* <$LAbstracts_24Base_3B>> (dread ref %Reg16_R126))
  dassign %Reg0_R125 0 (dread ref %Reg16_R125)
  intrinsiccallwithtypeassigned <* <$LAbstracts_24Third_3B>> JAVA_CHECK_CAST (dread ref %Reg0_R125) { dassign %Reg0_R126 0 }
  dassign %Reg17_R126 0 (dread ref %Reg0_R126)
LOC 1 194
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R120 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R121 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R121) {}
  dassign %Reg2_R126 0 (dread ref %Reg17_R126)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_7300) { dassign %L_STR_11 0 }
  dassign %Reg3_R123 0 (dread ptr %L_STR_11)
  virtualcallassigned &LAbstracts_24Third_3B_7Cover_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FString_3B (dread ref %Reg2_R126, dread ref %Reg3_R123) { dassign %Reg2_R123 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R121, dread ref %Reg2_R123) { dassign %Reg1_R121 0 }
  dassign %Reg2_R126 0 (dread ref %Reg17_R126)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_7300) { dassign %L_STR_11 0 }
  dassign %Reg3_R123 0 (dread ptr %L_STR_11)
  dassign %Reg3_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg3_R123))
  virtualcallassigned &LAbstracts_24Third_3B_7Cover_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FString_3B (dread ref %Reg2_R126, dread ref %Reg3_R113) { dassign %Reg2_R123 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R121, dread ref %Reg2_R123) { dassign %Reg1_R121 0 }
  dassign %Reg2_R126 0 (dread ref %Reg17_R126)
  dassign %Reg3_I 0 (constval i32 1)
  virtualcallassigned &LAbstracts_24Third_3B_7Cover_7C_28I_29Ljava_2Flang_2FString_3B (dread ref %Reg2_R126, dread i32 %Reg3_I) { dassign %Reg2_R123 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R121, dread ref %Reg2_R123) { dassign %Reg1_R121 0 }
  dassign %Reg2_R126 0 (dread ref %Reg17_R126)
  dassign %Reg3_J 0 (constval i64 1)
  virtualcallassigned &LAbstracts_24Third_3B_7Cover_7C_28J_29Ljava_2Flang_2FString_3B (dread ref %Reg2_R126, dread i64 %Reg3_J) { dassign %Reg2_R123 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R121, dread ref %Reg2_R123) { dassign %Reg1_R121 0 }
  dassign %Reg2_R126 0 (dread ref %Reg17_R126)
  dassign %Reg3_I 0 (constval i32 99)
  virtualcallassigned &LAbstracts_24Third_3B_7Cover_7C_28I_29Ljava_2Flang_2FString_3B (dread ref %Reg2_R126, dread i32 %Reg3_I) { dassign %Reg2_R123 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R121, dread ref %Reg2_R123) { dassign %Reg1_R121 0 }
  dassign %Reg2_R126 0 (dread ref %Reg17_R126)
  dassign %Reg3_I 0 (constval i32 1)
LOC 1 195
  intrinsiccallwithtype <$Ljava_2Flang_2FInteger_3B> JAVA_CLINIT_CHECK ()
  callassigned &Ljava_2Flang_2FInteger_3B_7CvalueOf_7C_28I_29Ljava_2Flang_2FInteger_3B (dread i32 %Reg3_I) { dassign %Reg3_R127 0 }
  virtualcallassigned &LAbstracts_24Third_3B_7Cover_7C_28Ljava_2Flang_2FInteger_3B_29Ljava_2Flang_2FString_3B (dread ref %Reg2_R126, dread ref %Reg3_R127) { dassign %Reg2_R123 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R121, dread ref %Reg2_R123) { dassign %Reg1_R121 0 }
  dassign %Reg2_R126 0 (dread ref %Reg17_R126)
  dassign %Reg3_I 0 (constval i32 0)
  dassign %Reg3_R128 0 (gcmallocjarray ref <[] <* <$Ljava_2Flang_2FObject_3B>>> (dread i32 %Reg3_I))
  virtualcallassigned &LAbstracts_24Third_3B_7Cover_7C_28ALjava_2Flang_2FObject_3B_29Ljava_2Flang_2FString_3B (dread ref %Reg2_R126, dread ref %Reg3_R128) { dassign %Reg2_R123 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R121, dread ref %Reg2_R123) { dassign %Reg1_R121 0 }
  dassign %Reg2_R126 0 (dread ref %Reg17_R126)
  dassign %Reg3_I 0 (constval i32 2)
  dassign %Reg3_R128 0 (gcmallocjarray ref <[] <* <$Ljava_2Flang_2FObject_3B>>> (dread i32 %Reg3_I))
  dassign %Reg4_I 0 (constval i32 0)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_6100) { dassign %L_STR_12 0 }
  dassign %Reg5_R123 0 (dread ptr %L_STR_12)
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg3_R128, dread i32 %Reg4_I), 
    dread ref %Reg5_R123)
  dassign %Reg4_I 0 (constval i32 1)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_6200) { dassign %L_STR_13 0 }
  dassign %Reg5_R123 0 (dread ptr %L_STR_13)
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg3_R128, dread i32 %Reg4_I), 
    dread ref %Reg5_R123)
  virtualcallassigned &LAbstracts_24Third_3B_7Cover_7C_28ALjava_2Flang_2FObject_3B_29Ljava_2Flang_2FString_3B (dread ref %Reg2_R126, dread ref %Reg3_R128) { dassign %Reg2_R123 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R121, dread ref %Reg2_R123) { dassign %Reg1_R121 0 }
  dassign %Reg2_R126 0 (dread ref %Reg17_R126)
  dassign %Reg3_R113 0 (constval ref 0)
  virtualcallassigned &LAbstracts_24Third_3B_7Cover_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FString_3B (dread ref %Reg2_R126, dread ref %Reg3_R113) { dassign %Reg2_R123 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R121, dread ref %Reg2_R123) { dassign %Reg1_R121 0 }
  dassign %Reg2_R126 0 (dread ref %Reg17_R126)
  dassign %Reg3_R113 0 (constval ref 0)
  intrinsiccallwithtypeassigned <* <$Ljava_2Flang_2FString_3B>> JAVA_CHECK_CAST (dread ref %Reg3_R113) { dassign %Reg3_R123 0 }
  virtualcallassigned &LAbstracts_24Third_3B_7Cover_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FString_3B (dread ref %Reg2_R126, dread ref %Reg3_R123) { dassign %Reg2_R123 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R121, dread ref %Reg2_R123) { dassign %Reg1_R121 0 }
  dassign %Reg2_R126 0 (dread ref %Reg17_R126)
  dassign %Reg3_D 0 (constval f64 1.5)
LOC 1 196
  intrinsiccallwithtype <$Ljava_2Flang_2FDouble_3B> JAVA_CLINIT_CHECK ()
  callassigned &Ljava_2Flang_2FDouble_3B_7CvalueOf_7C_28D_29Ljava_2Flang_2FDouble_3B (dread f64 %Reg3_D) { dassign %Reg3_R129 0 }
  dassign %Reg3_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg3_R129))
  virtualcallassigned &LAbstracts_24Third_3B_7Cover_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FString_3B (dread ref %Reg2_R126, dread ref %Reg3_R113) { dassign %Reg2_R123 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R121, dread ref %Reg2_R123) { dassign %Reg1_R121 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R121) { dassign %Reg1_R123 0 }
LOC 1 194
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R120, dread ref %Reg1_R123) {}
LOC 1 197
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R120 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R121 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R121) {}
  intrinsiccallwithtype <$LAbstracts_241_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg2_R130 0 (gcmalloc ref <$LAbstracts_241_3B>)
  callassigned &LAbstracts_241_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg2_R130) {}
LOC 1 205
  virtualcallassigned &LAbstracts_241_3B_7Crun_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg2_R130) { dassign %Reg2_R123 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R121, dread ref %Reg2_R123) { dassign %Reg1_R121 0 }
  intrinsiccallwithtype <$LAbstracts_242_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg2_R131 0 (gcmalloc ref <$LAbstracts_242_3B>)
  callassigned &LAbstracts_242_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg2_R131) {}
LOC 1 217
  virtualcallassigned &LAbstracts_242_3B_7Crun_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg2_R131) { dassign %Reg2_R123 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R121, dread ref %Reg2_R123) { dassign %Reg1_R121 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R121) { dassign %Reg1_R123 0 }
LOC 1 197
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R120, dread ref %Reg1_R123) {}
  try { @label2 }
LOC 1 219
  intrinsiccallwithtype <$LAbstracts_24Base_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R125 0 (gcmalloc ref <$LAbstracts_24Base_3B>)
  callassigned &LAbstracts_24Base_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R125) {}
  intrinsiccallwithtypeassigned <* <$LAbstracts_24Derived_3B>> JAVA_CHECK_CAST (dread ref %Reg0_R125) { dassign %Reg0_R124 0 }
  dassign %Reg18_R124 0 (dread ref %Reg0_R124)
LOC 1 220
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R120 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_R124 0 (dread ref %Reg18_R124)
  dassign %Reg1_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg1_R124))
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FObject_3B_29V (dread ref %Reg0_R120, dread ref %Reg1_R113) {}
  endtry
LOC 1 223
  goto @label3
@label2
  catch { <* <$Ljava_2Flang_2FClassCastException_3B>> }
  dassign %Reg0_R132 0 (regread ptr %%thrownval)
LOC 1 221
  dassign %Reg18_R132 0 (dread ref %Reg0_R132)
LOC 1 222
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R120 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_430043004500) { dassign %L_STR_14 0 }
  dassign %Reg1_R123 0 (dread ptr %L_STR_14)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R120, dread ref %Reg1_R123) {}
@label3
LOC 1 224
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R120 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R121 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R121) {}
  dassign %Reg2_R115 0 (dread ref %Reg12_R115)
  dassign %Reg3_I 0 (constval i32 0)
  dassign %Reg2_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg2_R115, dread i32 %Reg3_I)))
  dassign %Reg2_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg2_R113))
  virtualcallassigned &Ljava_2Flang_2FObject_3B_7CgetClass_7C_28_29Ljava_2Flang_2FClass_3B (dread ref %Reg2_R113) { dassign %Reg2_R133 0 }
  virtualcallassigned &Ljava_2Flang_2FClass_3B_7CgetName_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg2_R133) { dassign %Reg2_R123 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R121, dread ref %Reg2_R123) { dassign %Reg1_R121 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_10 0 }
  dassign %Reg2_R123 0 (dread ptr %L_STR_10)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R121, dread ref %Reg2_R123) { dassign %Reg1_R121 0 }
  dassign %Reg2_R115 0 (dread ref %Reg12_R115)
  dassign %Reg3_I 0 (constval i32 1)
  dassign %Reg2_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg2_R115, dread i32 %Reg3_I)))
  dassign %Reg2_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg2_R113))
  virtualcallassigned &Ljava_2Flang_2FObject_3B_7CgetClass_7C_28_29Ljava_2Flang_2FClass_3B (dread ref %Reg2_R113) { dassign %Reg2_R133 0 }
  virtualcallassigned &Ljava_2Flang_2FClass_3B_7CgetSuperclass_7C_28_29Ljava_2Flang_2FClass_3B (dread ref %Reg2_R133) { dassign %Reg2_R133 0 }
  virtualcallassigned &Ljava_2Flang_2FClass_3B_7CgetName_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg2_R133) { dassign %Reg2_R123 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R121, dread ref %Reg2_R123) { dassign %Reg1_R121 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_10 0 }
  dassign %Reg2_R123 0 (dread ptr %L_STR_10)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R121, dread ref %Reg2_R123) { dassign %Reg1_R121 0 }
  dassign %Reg2_R115 0 (dread ref %Reg12_R115)
  dassign %Reg3_I 0 (constval i32 0)
  dassign %Reg2_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg2_R115, dread i32 %Reg3_I)))
LOC 1 225
  dassign %Reg2_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg2_R113))
  virtualcallassigned &Ljava_2Flang_2FObject_3B_7CgetClass_7C_28_29Ljava_2Flang_2FClass_3B (dread ref %Reg2_R113) { dassign %Reg2_R133 0 }
  dassign %Reg3_R133 0 (intrinsicopwithtype ref <* <$LAbstracts_24Rect_3B>> JAVA_CONST_CLASS ())
  dassign %Reg9_R113 0 (dread ref %Reg1_R121)
  dassign %Reg10_R113 0 (dread ref %Reg0_R120)
  brtrue @label4 (ne i32 ref (dread ref %Reg2_R133, dread ref %Reg3_R133))
  dassign %Reg0_R113 0 (dread ref %Reg10_R113)
  dassign %Reg1_R113 0 (dread ref %Reg9_R113)
  dassign %Reg2_I 0 (constval i32 1)
  dassign %Reg9_I 0 (dread i32 %Reg2_I)
  dassign %Reg10_R113 0 (dread ref %Reg1_R113)
  dassign %Reg11_R113 0 (dread ref %Reg0_R113)
  goto @label5
@label4
  dassign %Reg0_R113 0 (dread ref %Reg10_R113)
  dassign %Reg1_R113 0 (dread ref %Reg9_R113)
  dassign %Reg2_I 0 (constval i32 0)
  dassign %Reg9_I 0 (dread i32 %Reg2_I)
  dassign %Reg10_R113 0 (dread ref %Reg1_R113)
  dassign %Reg11_R113 0 (dread ref %Reg0_R113)
@label5
  dassign %Reg0_R113 0 (dread ref %Reg11_R113)
  dassign %Reg1_R113 0 (dread ref %Reg10_R113)
  dassign %Reg2_I 0 (dread i32 %Reg9_I)
  dassign %Reg1_R121 0 (retype ref <* <$Ljava_2Flang_2FStringBuilder_3B>> (dread ref %Reg1_R113))
  dassign %Reg2_Z 0 (cvt u1 i32 (dread i32 %Reg2_I))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Z_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R121, dread u1 %Reg2_Z) { dassign %Reg1_R121 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_10 0 }
  dassign %Reg2_R123 0 (dread ptr %L_STR_10)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R121, dread ref %Reg2_R123) { dassign %Reg1_R121 0 }
  dassign %Reg2_R133 0 (intrinsicopwithtype ref <* <$LAbstracts_24Shape_3B>> JAVA_CONST_CLASS ())
  dassign %Reg3_R115 0 (dread ref %Reg12_R115)
  dassign %Reg4_I 0 (constval i32 3)
  dassign %Reg3_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg3_R115, dread i32 %Reg4_I)))
  dassign %Reg3_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg3_R113))
  virtualcallassigned &Ljava_2Flang_2FClass_3B_7CisInstance_7C_28Ljava_2Flang_2FObject_3B_29Z (dread ref %Reg2_R133, dread ref %Reg3_R113) { dassign %Reg2_Z 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Z_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R121, dread u1 %Reg2_Z) { dassign %Reg1_R121 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_10 0 }
  dassign %Reg2_R123 0 (dread ptr %L_STR_10)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R121, dread ref %Reg2_R123) { dassign %Reg1_R121 0 }
  dassign %Reg2_R133 0 (intrinsicopwithtype ref <* <$LAbstracts_24Square_3B>> JAVA_CONST_CLASS ())
  dassign %Reg3_R115 0 (dread ref %Reg12_R115)
  dassign %Reg4_I 0 (constval i32 0)
  dassign %Reg3_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg3_R115, dread i32 %Reg4_I)))
  dassign %Reg3_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg3_R113))
  virtualcallassigned &Ljava_2Flang_2FClass_3B_7CisInstance_7C_28Ljava_2Flang_2FObject_3B_29Z (dread ref %Reg2_R133, dread ref %Reg3_R113) { dassign %Reg2_Z 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Z_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R121, dread u1 %Reg2_Z) { dassign %Reg1_R121 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R121) { dassign %Reg1_R123 0 }
LOC 1 224
  dassign %Reg0_R120 0 (retype ref <* <$Ljava_2Fio_2FPrintStream_3B>> (dread ref %Reg0_R113))
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R120, dread ref %Reg1_R123) {}
LOC 1 226
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R120 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FObject_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R113 0 (gcmalloc ref <$Ljava_2Flang_2FObject_3B>)
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R113) {}
  virtualcallassigned &Ljava_2Flang_2FObject_3B_7CgetClass_7C_28_29Ljava_2Flang_2FClass_3B (dread ref %Reg1_R113) { dassign %Reg1_R133 0 }
  virtualcallassigned &Ljava_2Flang_2FClass_3B_7CgetSuperclass_7C_28_29Ljava_2Flang_2FClass_3B (dread ref %Reg1_R133) { dassign %Reg1_R133 0 }
  dassign %Reg9_R113 0 (dread ref %Reg0_R120)
  brtrue @label6 (ne i32 ref (dread ref %Reg1_R133, constval ref 0))
  dassign %Reg0_R113 0 (dread ref %Reg9_R113)
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg9_I 0 (dread i32 %Reg1_I)
  dassign %Reg10_R113 0 (dread ref %Reg0_R113)
  goto @label7
@label6
  dassign %Reg0_R113 0 (dread ref %Reg9_R113)
  dassign %Reg1_I 0 (constval i32 0)
  dassign %Reg9_I 0 (dread i32 %Reg1_I)
  dassign %Reg10_R113 0 (dread ref %Reg0_R113)
@label7
  dassign %Reg0_R113 0 (dread ref %Reg10_R113)
  dassign %Reg1_I 0 (dread i32 %Reg9_I)
  dassign %Reg0_R120 0 (retype ref <* <$Ljava_2Fio_2FPrintStream_3B>> (dread ref %Reg0_R113))
  dassign %Reg1_Z 0 (cvt u1 i32 (dread i32 %Reg1_I))
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Z_29V (dread ref %Reg0_R120, dread u1 %Reg1_Z) {}
LOC 1 227
  return ()
}
func &LAbstracts_241_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LAbstracts_241_3B>>) void {
  funcid 3
  var %Reg1_R130 <* <$LAbstracts_241_3B>>
  var %Reg0_R130 <* <$LAbstracts_241_3B>>
  var %Reg0_R134 <* <$LAbstracts_24Template_3B>>

  dassign %Reg1_R130 0 (dread ref %_this)
LOC 1 197
  dassign %Reg0_R130 0 (dread ref %Reg1_R130)
  dassign %Reg0_R134 0 (retype ref <* <$LAbstracts_24Template_3B>> (dread ref %Reg0_R130))
  callassigned &LAbstracts_24Template_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R134) {}
  return ()
}
func &LAbstracts_241_3B_7Csteps_7C_28_29I virtual (var %_this <* <$LAbstracts_241_3B>>) i32 {
  funcid 4
  var %Reg1_R130 <* <$LAbstracts_241_3B>>
  var %Reg0_I i32

  dassign %Reg1_R130 0 (dread ref %_this)
LOC 1 199
  dassign %Reg0_I 0 (constval i32 4)
  return (dread i32 %Reg0_I)
}
func &LAbstracts_241_3B_7Cstep_7C_28I_29Ljava_2Flang_2FString_3B virtual (var %_this <* <$LAbstracts_241_3B>>, var %Reg4_I i32) <* <$Ljava_2Flang_2FString_3B>> {
  funcid 5
  var %Reg3_R130 <* <$LAbstracts_241_3B>>
  var %Reg0_I i32
  var %Reg1_I i32
  var %Reg0_R123 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_15 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg2_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %L_STR_16 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>

ALIAS %i %Reg4_I i32
  dassign %Reg3_R130 0 (dread ref %_this)
LOC 1 203
  dassign %Reg0_I 0 (dread i32 %Reg4_I)
  dassign %Reg1_I 0 (constval i32 2)
  dassign %Reg0_I 0 (rem i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  brtrue @label8 (ne i32 i32 (dread i32 %Reg0_I, constval i32 0))
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_6500) { dassign %L_STR_15 0 }
  dassign %Reg0_R123 0 (dread ptr %L_STR_15)
  dassign %Reg2_R113 0 (dread ref %Reg0_R123)
  goto @label9
@label8
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_6f00) { dassign %L_STR_16 0 }
  dassign %Reg0_R123 0 (dread ptr %L_STR_16)
  dassign %Reg2_R113 0 (dread ref %Reg0_R123)
@label9
  dassign %Reg0_R113 0 (dread ref %Reg2_R113)
  return (dread ref %Reg0_R113)
}
func &LAbstracts_242_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LAbstracts_242_3B>>) void {
  funcid 6
  var %Reg1_R131 <* <$LAbstracts_242_3B>>
  var %Reg0_R131 <* <$LAbstracts_242_3B>>
  var %Reg0_R134 <* <$LAbstracts_24Template_3B>>

  dassign %Reg1_R131 0 (dread ref %_this)
LOC 1 205
  dassign %Reg0_R131 0 (dread ref %Reg1_R131)
  dassign %Reg0_R134 0 (retype ref <* <$LAbstracts_24Template_3B>> (dread ref %Reg0_R131))
  callassigned &LAbstracts_24Template_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R134) {}
  return ()
}
func &LAbstracts_242_3B_7Csteps_7C_28_29I virtual (var %_this <* <$LAbstracts_242_3B>>) i32 {
  funcid 7
  var %Reg1_R131 <* <$LAbstracts_242_3B>>
  var %Reg0_I i32

  dassign %Reg1_R131 0 (dread ref %_this)
LOC 1 207
  dassign %Reg0_I 0 (constval i32 2)
  return (dread i32 %Reg0_I)
}
func &LAbstracts_242_3B_7Cstep_7C_28I_29Ljava_2Flang_2FString_3B virtual (var %_this <* <$LAbstracts_242_3B>>, var %Reg2_I i32) <* <$Ljava_2Flang_2FString_3B>> {
  funcid 8
  var %Reg1_R131 <* <$LAbstracts_242_3B>>
  var %Reg0_R123 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_17 <* <$Ljava_2Flang_2FString_3B>>

ALIAS %i %Reg2_I i32
  dassign %Reg1_R131 0 (dread ref %_this)
LOC 1 211
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_7800) { dassign %L_STR_17 0 }
  dassign %Reg0_R123 0 (dread ptr %L_STR_17)
  return (dread ref %Reg0_R123)
}
func &LAbstracts_242_3B_7Cwrap_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FString_3B virtual (var %_this <* <$LAbstracts_242_3B>>, var %Reg4_R123 <* <$Ljava_2Flang_2FString_3B>>) <* <$Ljava_2Flang_2FString_3B>> {
  funcid 9
  var %Reg3_R131 <* <$LAbstracts_242_3B>>
  var %Reg0_R131 <* <$LAbstracts_242_3B>>
  var %Reg1_R131 <* <$LAbstracts_242_3B>>
  var %Reg2_R123 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_R134 <* <$LAbstracts_24Template_3B>>
  var %Reg1_R123 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R134 <* <$LAbstracts_24Template_3B>>
  var %Reg0_R123 <* <$Ljava_2Flang_2FString_3B>>

ALIAS %q %Reg4_R123 <* <$Ljava_2Flang_2FString_3B>>
  dassign %Reg3_R131 0 (dread ref %_this)
LOC 1 215
  dassign %Reg0_R131 0 (dread ref %Reg3_R131)
  dassign %Reg1_R131 0 (dread ref %Reg3_R131)
  dassign %Reg2_R123 0 (dread ref %Reg4_R123)
  dassign %Reg1_R134 0 (retype ref <* <$LAbstracts_24Template_3B>> (dread ref %Reg1_R131))
  callassigned &LAbstracts_24Template_3B_7Cwrap_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R134, dread ref %Reg2_R123) { dassign %Reg1_R123 0 }
  dassign %Reg0_R134 0 (retype ref <* <$LAbstracts_24Template_3B>> (dread ref %Reg0_R131))
  callassigned &LAbstracts_24Template_3B_7Cwrap_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FString_3B (dread ref %Reg0_R134, dread ref %Reg1_R123) { dassign %Reg0_R123 0 }
  return (dread ref %Reg0_R123)
}
func &LAbstracts_24Base_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LAbstracts_24Base_3B>>) void {
  funcid 10
  var %Reg2_R125 <* <$LAbstracts_24Base_3B>>
  var %Reg0_R125 <* <$LAbstracts_24Base_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_I i32

  dassign %Reg2_R125 0 (dread ref %_this)
LOC 1 88
  dassign %Reg0_R125 0 (dread ref %Reg2_R125)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R125))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
LOC 1 89
  dassign %Reg0_R125 0 (dread ref %Reg2_R125)
  dassign %Reg1_I 0 (constval i32 1)
  iassign <* <$LAbstracts_24Base_3B>> 2 (dread ref %Reg0_R125, dread i32 %Reg1_I)
  return ()
}
func &LAbstracts_24Base_3B_7Cst_7C_28_29Ljava_2Flang_2FString_3B static () <* <$Ljava_2Flang_2FString_3B>> {
  funcid 11
  var %Reg0_R123 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_18 <* <$Ljava_2Flang_2FString_3B>>

  intrinsiccallwithtype <$LAbstracts_24Base_3B> JAVA_CLINIT_CHECK ()
LOC 1 91
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_42006100730065002e0073007400) { dassign %L_STR_18 0 }
  dassign %Reg0_R123 0 (dread ptr %L_STR_18)
  return (dread ref %Reg0_R123)
}
func &LAbstracts_24Base_3B_7Cme_7C_28_29Ljava_2Flang_2FString_3B virtual (var %_this <* <$LAbstracts_24Base_3B>>) <* <$Ljava_2Flang_2FString_3B>> {
  funcid 12
  var %Reg2_R125 <* <$LAbstracts_24Base_3B>>
  var %Reg0_R121 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg1_R123 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_19 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_R125 <* <$LAbstracts_24Base_3B>>
  var %Reg1_I i32
  var %Reg0_R123 <* <$Ljava_2Flang_2FString_3B>>

  dassign %Reg2_R125 0 (dread ref %_this)
LOC 1 95
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R121 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R121) {}
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_4200610073006500) { dassign %L_STR_19 0 }
  dassign %Reg1_R123 0 (dread ptr %L_STR_19)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R121, dread ref %Reg1_R123) { dassign %Reg0_R121 0 }
  dassign %Reg1_R125 0 (dread ref %Reg2_R125)
  dassign %Reg1_I 0 (iread i32 <* <$LAbstracts_24Base_3B>> 2 (dread ref %Reg1_R125))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R121, dread i32 %Reg1_I) { dassign %Reg0_R121 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg0_R121) { dassign %Reg0_R123 0 }
  return (dread ref %Reg0_R123)
}
func &LAbstracts_24Base_3B_7Ccall_7C_28_29Ljava_2Flang_2FString_3B virtual (var %_this <* <$LAbstracts_24Base_3B>>) <* <$Ljava_2Flang_2FString_3B>> {
  funcid 13
  var %Reg2_R125 <* <$LAbstracts_24Base_3B>>
  var %Reg0_R121 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg1_R125 <* <$LAbstracts_24Base_3B>>
  var %Reg1_R123 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_I i32
  var %Reg0_R123 <* <$Ljava_2Flang_2FString_3B>>

  dassign %Reg2_R125 0 (dread ref %_this)
LOC 1 99
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R121 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R121) {}
  dassign %Reg1_R125 0 (dread ref %Reg2_R125)
  virtualcallassigned &LAbstracts_24Base_3B_7Cme_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R125) { dassign %Reg1_R123 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R121, dread ref %Reg1_R123) { dassign %Reg0_R121 0 }
  dassign %Reg1_R125 0 (dread ref %Reg2_R125)
  dassign %Reg1_I 0 (iread i32 <* <$LAbstracts_24Base_3B>> 2 (dread ref %Reg1_R125))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R121, dread i32 %Reg1_I) { dassign %Reg0_R121 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg0_R121) { dassign %Reg0_R123 0 }
  return (dread ref %Reg0_R123)
}
func &LAbstracts_24Base_3B_7Cpriv_7C_28_29Ljava_2Flang_2FString_3B private virtual (var %_this <* <$LAbstracts_24Base_3B>>) <* <$Ljava_2Flang_2FString_3B>> {
  funcid 14
  var %Reg1_R125 <* <$LAbstracts_24Base_3B>>
  var %Reg0_R123 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_20 <* <$Ljava_2Flang_2FString_3B>>

  dassign %Reg1_R125 0 (dread ref %_this)
LOC 1 103
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_62007000) { dassign %L_STR_20 0 }
  dassign %Reg0_R123 0 (dread ptr %L_STR_20)
  return (dread ref %Reg0_R123)
}
func &LAbstracts_24Base_3B_7CviaPriv_7C_28_29Ljava_2Flang_2FString_3B virtual (var %_this <* <$LAbstracts_24Base_3B>>) <* <$Ljava_2Flang_2FString_3B>> {
  funcid 15
  var %Reg1_R125 <* <$LAbstracts_24Base_3B>>
  var %Reg0_R125 <* <$LAbstracts_24Base_3B>>
  var %Reg0_R123 <* <$Ljava_2Flang_2FString_3B>>

  dassign %Reg1_R125 0 (dread ref %_this)
LOC 1 107
  dassign %Reg0_R125 0 (dread ref %Reg1_R125)
  callassigned &LAbstracts_24Base_3B_7Cpriv_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg0_R125) { dassign %Reg0_R123 0 }
  return (dread ref %Reg0_R123)
}
func &LAbstracts_24Base_3B_7Cself_7C_28_29LAbstracts_24Base_3B virtual (var %_this <* <$LAbstracts_24Base_3B>>) <* <$LAbstracts_24Base_3B>> {
  funcid 16
  var %Reg1_R125 <* <$LAbstracts_24Base_3B>>
  var %Reg0_R125 <* <$LAbstracts_24Base_3B>>

  dassign %Reg1_R125 0 (dread ref %_this)
LOC 1 111
  dassign %Reg0_R125 0 (dread ref %Reg1_R125)
  return (dread ref %Reg0_R125)
}
func &LAbstracts_24Derived_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LAbstracts_24Derived_3B>>) void {
  funcid 17
  var %Reg2_R124 <* <$LAbstracts_24Derived_3B>>
  var %Reg0_R124 <* <$LAbstracts_24Derived_3B>>
  var %Reg0_R125 <* <$LAbstracts_24Base_3B>>
  var %Reg1_I i32

  dassign %Reg2_R124 0 (dread ref %_this)
LOC 1 115
  dassign %Reg0_R124 0 (dread ref %Reg2_R124)
  dassign %Reg0_R125 0 (retype ref <* <$LAbstracts_24Base_3B>> (dread ref %Reg0_R124))
  callassigned &LAbstracts_24Base_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R125) {}
LOC 1 116
  dassign %Reg0_R124 0 (dread ref %Reg2_R124)
  dassign %Reg1_I 0 (constval i32 2)
  iassign <* <$LAbstracts_24Derived_3B>> 4 (dread ref %Reg0_R124, dread i32 %Reg1_I)
  return ()
}
func &LAbstracts_24Derived_3B_7Cst_7C_28_29Ljava_2Flang_2FString_3B static () <* <$Ljava_2Flang_2FString_3B>> {
  funcid 18
  var %Reg0_R123 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_21 <* <$Ljava_2Flang_2FString_3B>>

  intrinsiccallwithtype <$LAbstracts_24Derived_3B> JAVA_CLINIT_CHECK ()
LOC 1 118
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_7ae9b29d748b74e89bd6e1319abcf303) { dassign %L_STR_21 0 }
  dassign %Reg0_R123 0 (dread ptr %L_STR_21)
  return (dread ref %Reg0_R123)
}
func &LAbstracts_24Derived_3B_7Cme_7C_28_29Ljava_2Flang_2FString_3B virtual (var %_this <* <$LAbstracts_24Derived_3B>>) <* <$Ljava_2Flang_2FString_3B>> {
  funcid 19
  var %Reg2_R124 <* <$LAbstracts_24Derived_3B>>
  var %Reg0_R121 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg1_R123 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_22 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_R124 <* <$LAbstracts_24Derived_3B>>
  var %Reg1_I i32
  var %Reg1_R125 <* <$LAbstracts_24Base_3B>>
  var %Reg0_R123 <* <$Ljava_2Flang_2FString_3B>>

  dassign %Reg2_R124 0 (dread ref %_this)
LOC 1 122
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R121 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R121) {}
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_4400650072006900760065006400) { dassign %L_STR_22 0 }
  dassign %Reg1_R123 0 (dread ptr %L_STR_22)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R121, dread ref %Reg1_R123) { dassign %Reg0_R121 0 }
  dassign %Reg1_R124 0 (dread ref %Reg2_R124)
  dassign %Reg1_I 0 (iread i32 <* <$LAbstracts_24Derived_3B>> 4 (dread ref %Reg1_R124))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R121, dread i32 %Reg1_I) { dassign %Reg0_R121 0 }
  dassign %Reg1_R124 0 (dread ref %Reg2_R124)
  dassign %Reg1_R125 0 (retype ref <* <$LAbstracts_24Base_3B>> (dread ref %Reg1_R124))
  dassign %Reg1_I 0 (iread i32 <* <$LAbstracts_24Base_3B>> 2 (dread ref %Reg1_R125))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R121, dread i32 %Reg1_I) { dassign %Reg0_R121 0 }
  dassign %Reg1_R124 0 (dread ref %Reg2_R124)
  dassign %Reg1_R125 0 (retype ref <* <$LAbstracts_24Base_3B>> (dread ref %Reg1_R124))
  callassigned &LAbstracts_24Base_3B_7Cme_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R125) { dassign %Reg1_R123 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R121, dread ref %Reg1_R123) { dassign %Reg0_R121 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg0_R121) { dassign %Reg0_R123 0 }
  return (dread ref %Reg0_R123)
}
func &LAbstracts_24Derived_3B_7Cpriv_7C_28_29Ljava_2Flang_2FString_3B private virtual (var %_this <* <$LAbstracts_24Derived_3B>>) <* <$Ljava_2Flang_2FString_3B>> {
  funcid 20
  var %Reg1_R124 <* <$LAbstracts_24Derived_3B>>
  var %Reg0_R123 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_23 <* <$Ljava_2Flang_2FString_3B>>

  dassign %Reg1_R124 0 (dread ref %_this)
LOC 1 126
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_64007000) { dassign %L_STR_23 0 }
  dassign %Reg0_R123 0 (dread ptr %L_STR_23)
  return (dread ref %Reg0_R123)
}
func &LAbstracts_24Derived_3B_7Cself_7C_28_29LAbstracts_24Derived_3B virtual (var %_this <* <$LAbstracts_24Derived_3B>>) <* <$LAbstracts_24Derived_3B>> {
  funcid 21
  var %Reg3_R124 <* <$LAbstracts_24Derived_3B>>
  var %Reg0_R124 <* <$LAbstracts_24Derived_3B>>
  var %Reg1_I i32
  var %Reg2_I i32

  dassign %Reg3_R124 0 (dread ref %_this)
LOC 1 130
  dassign %Reg0_R124 0 (dread ref %Reg3_R124)
  dassign %Reg1_I 0 (iread i32 <* <$LAbstracts_24Derived_3B>> 4 (dread ref %Reg0_R124))
  dassign %Reg2_I 0 (constval i32 1)
  dassign %Reg1_I 0 (add i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  iassign <* <$LAbstracts_24Derived_3B>> 4 (dread ref %Reg0_R124, dread i32 %Reg1_I)
LOC 1 131
  dassign %Reg0_R124 0 (dread ref %Reg3_R124)
  return (dread ref %Reg0_R124)
}
func &LAbstracts_24Derived_3B_7Cself_7C_28_29LAbstracts_24Base_3B synthetic bridge virtual (var %_this <* <$LAbstracts_24Derived_3B>>) <* <$LAbstracts_24Base_3B>> {
  funcid 22
  var %Reg1_R124 <* <$LAbstracts_24Derived_3B>>
  var %Reg0_R124 <* <$LAbstracts_24Derived_3B>>

  dassign %Reg1_R124 0 (dread ref %_this)
LOC 1 115
  dassign %Reg0_R124 0 (dread ref %Reg1_R124)
  virtualcallassigned &LAbstracts_24Derived_3B_7Cself_7C_28_29LAbstracts_24Derived_3B (dread ref %Reg0_R124) { dassign %Reg0_R124 0 }
  return (dread ref %Reg0_R124)
}
func &LAbstracts_24Odd_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LAbstracts_24Odd_3B>>) void {
  funcid 23
  var %Reg2_R119 <* <$LAbstracts_24Odd_3B>>
  var %Reg0_R119 <* <$LAbstracts_24Odd_3B>>
  var %Reg1_I i32

  dassign %Reg2_R119 0 (dread ref %_this)
LOC 1 70
  dassign %Reg0_R119 0 (dread ref %Reg2_R119)
  dassign %Reg1_I 0 (constval i32 3)
  callassigned &LAbstracts_24Odd_3B_7C_3Cinit_3E_7C_28I_29V (dread ref %Reg0_R119, dread i32 %Reg1_I) {}
LOC 1 71
  return ()
}
func &LAbstracts_24Odd_3B_7C_3Cinit_3E_7C_28I_29V constructor (var %_this <* <$LAbstracts_24Odd_3B>>, var %Reg4_I i32) void {
  funcid 24
  var %Reg3_R119 <* <$LAbstracts_24Odd_3B>>
  var %Reg0_R119 <* <$LAbstracts_24Odd_3B>>
  var %Reg1_I i32
  var %Reg1_D f64
  var %Reg0_R117 <* <$LAbstracts_24Square_3B>>
  var %Reg0_R120 <* <$Ljava_2Fio_2FPrintStream_3B>>
  var %Reg1_R121 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg2_R123 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_24 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg2_I i32
  var %Reg1_R123 <* <$Ljava_2Flang_2FString_3B>>

ALIAS %n %Reg4_I i32
  dassign %Reg3_R119 0 (dread ref %_this)
LOC 1 74
  dassign %Reg0_R119 0 (dread ref %Reg3_R119)
  dassign %Reg1_I 0 (dread i32 %Reg4_I)
  dassign %Reg1_D 0 (cvt f64 i32 (dread i32 %Reg1_I))
  dassign %Reg0_R117 0 (retype ref <* <$LAbstracts_24Square_3B>> (dread ref %Reg0_R119))
  callassigned &LAbstracts_24Square_3B_7C_3Cinit_3E_7C_28D_29V (dread ref %Reg0_R117, dread f64 %Reg1_D) {}
LOC 1 75
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R120 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R121 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R121) {}
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_6f00640064002000) { dassign %L_STR_24 0 }
  dassign %Reg2_R123 0 (dread ptr %L_STR_24)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R121, dread ref %Reg2_R123) { dassign %Reg1_R121 0 }
  dassign %Reg2_I 0 (dread i32 %Reg4_I)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R121, dread i32 %Reg2_I) { dassign %Reg1_R121 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R121) { dassign %Reg1_R123 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R120, dread ref %Reg1_R123) {}
LOC 1 76
  return ()
}
func &LAbstracts_24Odd_3B_7Cdescribe_7C_28_29V virtual (var %_this <* <$LAbstracts_24Odd_3B>>) void {
  funcid 25
  var %Reg4_R119 <* <$LAbstracts_24Odd_3B>>
  var %Reg0_R119 <* <$LAbstracts_24Odd_3B>>
  var %Reg0_R122 <* <$LAbstracts_24Shape_3B>>
  var %Reg0_R120 <* <$Ljava_2Fio_2FPrintStream_3B>>
  var %Reg1_R121 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg2_R123 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_25 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg2_R119 <* <$LAbstracts_24Odd_3B>>
  var %Reg2_D f64
  var %Reg1_R123 <* <$Ljava_2Flang_2FString_3B>>

  dassign %Reg4_R119 0 (dread ref %_this)
LOC 1 79
  dassign %Reg0_R119 0 (dread ref %Reg4_R119)
  dassign %Reg0_R122 0 (retype ref <* <$LAbstracts_24Shape_3B>> (dread ref %Reg0_R119))
  callassigned &LAbstracts_24Shape_3B_7Cdescribe_7C_28_29V (dread ref %Reg0_R122) {}
LOC 1 80
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R120 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R121 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R121) {}
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_77003d00) { dassign %L_STR_25 0 }
  dassign %Reg2_R123 0 (dread ptr %L_STR_25)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R121, dread ref %Reg2_R123) { dassign %Reg1_R121 0 }
  dassign %Reg2_R119 0 (dread ref %Reg4_R119)
  dassign %Reg2_D 0 (iread f64 <* <$LAbstracts_24Odd_3B>> 6 (dread ref %Reg2_R119))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28D_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R121, dread f64 %Reg2_D) { dassign %Reg1_R121 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R121) { dassign %Reg1_R123 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R120, dread ref %Reg1_R123) {}
LOC 1 81
  return ()
}
func &LAbstracts_24Odd_3B_7Carea_7C_28_29D virtual (var %_this <* <$LAbstracts_24Odd_3B>>) f64 {
  funcid 26
  var %Reg2_R119 <* <$LAbstracts_24Odd_3B>>
  var %Reg0_R119 <* <$LAbstracts_24Odd_3B>>
  var %Reg0_R116 <* <$LAbstracts_24Rect_3B>>
  var %Reg0_D f64

  dassign %Reg2_R119 0 (dread ref %_this)
LOC 1 84
  dassign %Reg0_R119 0 (dread ref %Reg2_R119)
  dassign %Reg0_R116 0 (retype ref <* <$LAbstracts_24Rect_3B>> (dread ref %Reg0_R119))
  callassigned &LAbstracts_24Rect_3B_7Carea_7C_28_29D (dread ref %Reg0_R116) { dassign %Reg0_D 0 }
  dassign %Reg0_D 0 (neg f64 (dread f64 %Reg0_D))
  return (dread f64 %Reg0_D)
}
func &LAbstracts_24Rect_3B_7C_3Cinit_3E_7C_28DD_29V constructor (var %_this <* <$LAbstracts_24Rect_3B>>, var %Reg4_D f64, var %Reg6_D f64) void {
  funcid 27
  var %Reg3_R116 <* <$LAbstracts_24Rect_3B>>
  var %Reg0_R116 <* <$LAbstracts_24Rect_3B>>
  var %Reg0_R122 <* <$LAbstracts_24Shape_3B>>
  var %Reg1_D f64

ALIAS %w %Reg4_D f64
ALIAS %h %Reg6_D f64
  dassign %Reg3_R116 0 (dread ref %_this)
LOC 1 34
  dassign %Reg0_R116 0 (dread ref %Reg3_R116)
  dassign %Reg0_R122 0 (retype ref <* <$LAbstracts_24Shape_3B>> (dread ref %Reg0_R116))
  callassigned &LAbstracts_24Shape_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R122) {}
LOC 1 35
  dassign %Reg0_R116 0 (dread ref %Reg3_R116)
  dassign %Reg1_D 0 (dread f64 %Reg4_D)
  iassign <* <$LAbstracts_24Rect_3B>> 4 (dread ref %Reg0_R116, dread f64 %Reg1_D)
LOC 1 36
  dassign %Reg0_R116 0 (dread ref %Reg3_R116)
  dassign %Reg1_D 0 (dread f64 %Reg6_D)
  iassign <* <$LAbstracts_24Rect_3B>> 5 (dread ref %Reg0_R116, dread f64 %Reg1_D)
LOC 1 37
  return ()
}
func &LAbstracts_24Rect_3B_7Carea_7C_28_29D virtual (var %_this <* <$LAbstracts_24Rect_3B>>) f64 {
  funcid 28
  var %Reg4_R116 <* <$LAbstracts_24Rect_3B>>
  var %Reg0_R116 <* <$LAbstracts_24Rect_3B>>
  var %Reg0_D f64
  var %Reg1_R116 <* <$LAbstracts_24Rect_3B>>
  var %Reg1_D f64

  dassign %Reg4_R116 0 (dread ref %_this)
LOC 1 40
  dassign %Reg0_R116 0 (dread ref %Reg4_R116)
  dassign %Reg0_D 0 (iread f64 <* <$LAbstracts_24Rect_3B>> 4 (dread ref %Reg0_R116))
  dassign %Reg1_R116 0 (dread ref %Reg4_R116)
  dassign %Reg1_D 0 (iread f64 <* <$LAbstracts_24Rect_3B>> 5 (dread ref %Reg1_R116))
  dassign %Reg0_D 0 (mul f64 (dread f64 %Reg0_D, dread f64 %Reg1_D))
  return (dread f64 %Reg0_D)
}
func &LAbstracts_24Rect_3B_7Ckind_7C_28_29Ljava_2Flang_2FString_3B virtual (var %_this <* <$LAbstracts_24Rect_3B>>) <* <$Ljava_2Flang_2FString_3B>> {
  funcid 29
  var %Reg1_R116 <* <$LAbstracts_24Rect_3B>>
  var %Reg0_R123 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_26 <* <$Ljava_2Flang_2FString_3B>>

  dassign %Reg1_R116 0 (dread ref %_this)
LOC 1 44
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_7200650063007400) { dassign %L_STR_26 0 }
  dassign %Reg0_R123 0 (dread ptr %L_STR_26)
  return (dread ref %Reg0_R123)
}
func &LAbstracts_24Shape_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LAbstracts_24Shape_3B>>) void {
  funcid 30
  var %Reg3_R122 <* <$LAbstracts_24Shape_3B>>
  var %Reg0_R122 <* <$LAbstracts_24Shape_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_I i32
  var %Reg2_I i32

  dassign %Reg3_R122 0 (dread ref %_this)
LOC 1 5
  dassign %Reg0_R122 0 (dread ref %Reg3_R122)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R122))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
LOC 1 6
  dassign %Reg0_R122 0 (dread ref %Reg3_R122)
  intrinsiccallwithtype <$LAbstracts_24Shape_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_I 0 (dread i32 $LAbstracts_24Shape_3B_7Ccount)
  dassign %Reg2_I 0 (constval i32 1)
  dassign %Reg1_I 0 (add i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  intrinsiccallwithtype <$LAbstracts_24Shape_3B> JAVA_CLINIT_CHECK ()
  dassign $LAbstracts_24Shape_3B_7Ccount 0 (dread i32 %Reg1_I)
  iassign <* <$LAbstracts_24Shape_3B>> 2 (dread ref %Reg0_R122, dread i32 %Reg1_I)
LOC 1 7
  dassign %Reg0_R122 0 (dread ref %Reg3_R122)
  virtualcallassigned &LAbstracts_24Shape_3B_7Cdescribe_7C_28_29V (dread ref %Reg0_R122) {}
LOC 1 8
  return ()
}
func &LAbstracts_24Shape_3B_7Carea_7C_28_29D virtual abstract (var %_this <* <$LAbstracts_24Shape_3B>>) f64
func &LAbstracts_24Shape_3B_7Ckind_7C_28_29Ljava_2Flang_2FString_3B virtual (var %_this <* <$LAbstracts_24Shape_3B>>) <* <$Ljava_2Flang_2FString_3B>> {
  funcid 32
  var %Reg1_R122 <* <$LAbstracts_24Shape_3B>>
  var %Reg0_R123 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_27 <* <$Ljava_2Flang_2FString_3B>>

  dassign %Reg1_R122 0 (dread ref %_this)
LOC 1 12
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_73006800610070006500) { dassign %L_STR_27 0 }
  dassign %Reg0_R123 0 (dread ptr %L_STR_27)
  return (dread ref %Reg0_R123)
}
func &LAbstracts_24Shape_3B_7Cdescribe_7C_28_29V virtual (var %_this <* <$LAbstracts_24Shape_3B>>) void {
  funcid 33
  var %Reg3_R122 <* <$LAbstracts_24Shape_3B>>
  var %Reg0_R120 <* <$Ljava_2Fio_2FPrintStream_3B>>
  var %Reg1_R121 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg2_R122 <* <$LAbstracts_24Shape_3B>>
  var %Reg2_I i32
  var %Reg2_R123 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_10 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_R123 <* <$Ljava_2Flang_2FString_3B>>

  dassign %Reg3_R122 0 (dread ref %_this)
LOC 1 16
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R120 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R121 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R121) {}
  dassign %Reg2_R122 0 (dread ref %Reg3_R122)
  dassign %Reg2_I 0 (iread i32 <* <$LAbstracts_24Shape_3B>> 2 (dread ref %Reg2_R122))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R121, dread i32 %Reg2_I) { dassign %Reg1_R121 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_10 0 }
  dassign %Reg2_R123 0 (dread ptr %L_STR_10)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R121, dread ref %Reg2_R123) { dassign %Reg1_R121 0 }
  dassign %Reg2_R122 0 (dread ref %Reg3_R122)
  virtualcallassigned &LAbstracts_24Shape_3B_7Ckind_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg2_R122) { dassign %Reg2_R123 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R121, dread ref %Reg2_R123) { dassign %Reg1_R121 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R121) { dassign %Reg1_R123 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R120, dread ref %Reg1_R123) {}
LOC 1 17
  return ()
}
func &LAbstracts_24Shape_3B_7Cscaled_7C_28D_29D virtual (var %_this <* <$LAbstracts_24Shape_3B>>, var %Reg5_D f64) f64 {
  funcid 34
  var %Reg4_R122 <* <$LAbstracts_24Shape_3B>>
  var %Reg0_R122 <* <$LAbstracts_24Shape_3B>>
  var %Reg0_D f64
  var %Reg1_D f64

ALIAS %k %Reg5_D f64
  dassign %Reg4_R122 0 (dread ref %_this)
LOC 1 20
  dassign %Reg0_R122 0 (dread ref %Reg4_R122)
  virtualcallassigned &LAbstracts_24Shape_3B_7Carea_7C_28_29D (dread ref %Reg0_R122) { dassign %Reg0_D 0 }
  dassign %Reg1_D 0 (dread f64 %Reg5_D)
  dassign %Reg0_D 0 (mul f64 (dread f64 %Reg0_D, dread f64 %Reg1_D))
  return (dread f64 %Reg0_D)
}
func &LAbstracts_24Shape_3B_7Ctotal_7C_28_29I static () i32 {
  funcid 35
  var %Reg0_I i32

  intrinsiccallwithtype <$LAbstracts_24Shape_3B> JAVA_CLINIT_CHECK ()
LOC 1 24
  intrinsiccallwithtype <$LAbstracts_24Shape_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_I 0 (dread i32 $LAbstracts_24Shape_3B_7Ccount)
  return (dread i32 %Reg0_I)
}
func &LAbstracts_24Shape_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B final public virtual (var %_this <* <$LAbstracts_24Shape_3B>>) <* <$Ljava_2Flang_2FString_3B>> {
  funcid 36
  var %Reg3_R122 <* <$LAbstracts_24Shape_3B>>
  var %Reg0_R121 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg1_R122 <* <$LAbstracts_24Shape_3B>>
  var %Reg1_R123 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_28 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_I i32
  var %L_STR_29 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_D f64
  var %Reg0_R123 <* <$Ljava_2Flang_2FString_3B>>

  dassign %Reg3_R122 0 (dread ref %_this)
LOC 1 28
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R121 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R121) {}
  dassign %Reg1_R122 0 (dread ref %Reg3_R122)
  virtualcallassigned &LAbstracts_24Shape_3B_7Ckind_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R122) { dassign %Reg1_R123 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R121, dread ref %Reg1_R123) { dassign %Reg0_R121 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2300) { dassign %L_STR_28 0 }
  dassign %Reg1_R123 0 (dread ptr %L_STR_28)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R121, dread ref %Reg1_R123) { dassign %Reg0_R121 0 }
  dassign %Reg1_R122 0 (dread ref %Reg3_R122)
  dassign %Reg1_I 0 (iread i32 <* <$LAbstracts_24Shape_3B>> 2 (dread ref %Reg1_R122))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R121, dread i32 %Reg1_I) { dassign %Reg0_R121 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_3d00) { dassign %L_STR_29 0 }
  dassign %Reg1_R123 0 (dread ptr %L_STR_29)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R121, dread ref %Reg1_R123) { dassign %Reg0_R121 0 }
  dassign %Reg1_R122 0 (dread ref %Reg3_R122)
  virtualcallassigned &LAbstracts_24Shape_3B_7Carea_7C_28_29D (dread ref %Reg1_R122) { dassign %Reg1_D 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28D_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R121, dread f64 %Reg1_D) { dassign %Reg0_R121 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg0_R121) { dassign %Reg0_R123 0 }
  return (dread ref %Reg0_R123)
}
func &LAbstracts_24Square_3B_7C_3Cinit_3E_7C_28D_29V constructor (var %_this <* <$LAbstracts_24Square_3B>>, var %Reg6_D f64) void {
  funcid 37
  var %Reg5_R117 <* <$LAbstracts_24Square_3B>>
  var %Reg0_R117 <* <$LAbstracts_24Square_3B>>
  var %Reg1_D f64
  var %Reg2_D f64
  var %Reg0_R116 <* <$LAbstracts_24Rect_3B>>

ALIAS %s %Reg6_D f64
  dassign %Reg5_R117 0 (dread ref %_this)
LOC 1 50
  dassign %Reg0_R117 0 (dread ref %Reg5_R117)
  dassign %Reg1_D 0 (dread f64 %Reg6_D)
  dassign %Reg2_D 0 (dread f64 %Reg6_D)
  dassign %Reg0_R116 0 (retype ref <* <$LAbstracts_24Rect_3B>> (dread ref %Reg0_R117))
  callassigned &LAbstracts_24Rect_3B_7C_3Cinit_3E_7C_28DD_29V (dread ref %Reg0_R116, dread f64 %Reg1_D, dread f64 %Reg2_D) {}
LOC 1 51
  return ()
}
func &LAbstracts_24Square_3B_7Ckind_7C_28_29Ljava_2Flang_2FString_3B virtual (var %_this <* <$LAbstracts_24Square_3B>>) <* <$Ljava_2Flang_2FString_3B>> {
  funcid 38
  var %Reg2_R117 <* <$LAbstracts_24Square_3B>>
  var %Reg0_R121 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg1_R123 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_30 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_R117 <* <$LAbstracts_24Square_3B>>
  var %Reg1_R116 <* <$LAbstracts_24Rect_3B>>
  var %Reg0_R123 <* <$Ljava_2Flang_2FString_3B>>

  dassign %Reg2_R117 0 (dread ref %_this)
LOC 1 54
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R121 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R121) {}
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_7300710075006100720065002f00) { dassign %L_STR_30 0 }
  dassign %Reg1_R123 0 (dread ptr %L_STR_30)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R121, dread ref %Reg1_R123) { dassign %Reg0_R121 0 }
  dassign %Reg1_R117 0 (dread ref %Reg2_R117)
  dassign %Reg1_R116 0 (retype ref <* <$LAbstracts_24Rect_3B>> (dread ref %Reg1_R117))
  callassigned &LAbstracts_24Rect_3B_7Ckind_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R116) { dassign %Reg1_R123 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R121, dread ref %Reg1_R123) { dassign %Reg0_R121 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg0_R121) { dassign %Reg0_R123 0 }
  return (dread ref %Reg0_R123)
}
func &LAbstracts_24Square_3B_7Cscaled_7C_28D_29D virtual (var %_this <* <$LAbstracts_24Square_3B>>, var %Reg5_D f64) f64 {
  funcid 39
  var %Reg4_R117 <* <$LAbstracts_24Square_3B>>
  var %Reg0_R117 <* <$LAbstracts_24Square_3B>>
  var %Reg1_D f64
  var %Reg0_R122 <* <$LAbstracts_24Shape_3B>>
  var %Reg0_D f64

ALIAS %k %Reg5_D f64
  dassign %Reg4_R117 0 (dread ref %_this)
LOC 1 58
  dassign %Reg0_R117 0 (dread ref %Reg4_R117)
  dassign %Reg1_D 0 (dread f64 %Reg5_D)
  dassign %Reg0_R122 0 (retype ref <* <$LAbstracts_24Shape_3B>> (dread ref %Reg0_R117))
  callassigned &LAbstracts_24Shape_3B_7Cscaled_7C_28D_29D (dread ref %Reg0_R122, dread f64 %Reg1_D) { dassign %Reg0_D 0 }
  dassign %Reg1_D 0 (constval f64 1)
  dassign %Reg0_D 0 (add f64 (dread f64 %Reg0_D, dread f64 %Reg1_D))
  return (dread f64 %Reg0_D)
}
func &LAbstracts_24Template_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LAbstracts_24Template_3B>>) void {
  funcid 40
  var %Reg1_R134 <* <$LAbstracts_24Template_3B>>
  var %Reg0_R134 <* <$LAbstracts_24Template_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>

  dassign %Reg1_R134 0 (dread ref %_this)
LOC 1 165
  dassign %Reg0_R134 0 (dread ref %Reg1_R134)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R134))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
  return ()
}
func &LAbstracts_24Template_3B_7Crun_7C_28_29Ljava_2Flang_2FString_3B final virtual (var %_this <* <$LAbstracts_24Template_3B>>) <* <$Ljava_2Flang_2FString_3B>> {
  funcid 41
  var %Reg5_R134 <* <$LAbstracts_24Template_3B>>
  var %Reg0_R121 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg3_R121 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg0_I i32
  var %Reg4_I i32
  var %Reg1_R134 <* <$LAbstracts_24Template_3B>>
  var %Reg1_I i32
  var %Reg2_I i32
  var %Reg1_R123 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R134 <* <$LAbstracts_24Template_3B>>
  var %Reg1_R121 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg0_R123 <* <$Ljava_2Flang_2FString_3B>>

ALIAS %i %Reg4_I i32
ALIAS %s %Reg3_R121 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  dassign %Reg5_R134 0 (dread ref %_this)
LOC 1 167
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R121 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R121) {}
  dassign %Reg3_R121 0 (dread ref %Reg0_R121)
LOC 1 168
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg4_I 0 (dread i32 %Reg0_I)
@label10
  dassign %Reg0_I 0 (dread i32 %Reg4_I)
  dassign %Reg1_R134 0 (dread ref %Reg5_R134)
  virtualcallassigned &LAbstracts_24Template_3B_7Csteps_7C_28_29I (dread ref %Reg1_R134) { dassign %Reg1_I 0 }
  brtrue @label11 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg0_R121 0 (dread ref %Reg3_R121)
  dassign %Reg1_R134 0 (dread ref %Reg5_R134)
  dassign %Reg2_I 0 (dread i32 %Reg4_I)
  virtualcallassigned &LAbstracts_24Template_3B_7Cstep_7C_28I_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R134, dread i32 %Reg2_I) { dassign %Reg1_R123 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R121, dread ref %Reg1_R123) { dassign %Reg0_R121 0 }
  dassign %Reg4_I 0 (add i32 (dread i32 %Reg4_I, constval i32 1))
  goto @label10
@label11
LOC 1 169
  dassign %Reg0_R134 0 (dread ref %Reg5_R134)
  dassign %Reg1_R121 0 (dread ref %Reg3_R121)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R121) { dassign %Reg1_R123 0 }
  virtualcallassigned &LAbstracts_24Template_3B_7Cwrap_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FString_3B (dread ref %Reg0_R134, dread ref %Reg1_R123) { dassign %Reg0_R123 0 }
  return (dread ref %Reg0_R123)
}
func &LAbstracts_24Template_3B_7Csteps_7C_28_29I virtual abstract (var %_this <* <$LAbstracts_24Template_3B>>) i32
func &LAbstracts_24Template_3B_7Cstep_7C_28I_29Ljava_2Flang_2FString_3B virtual abstract (var %_this <* <$LAbstracts_24Template_3B>>, var %Reg1_I i32) <* <$Ljava_2Flang_2FString_3B>>
func &LAbstracts_24Template_3B_7Cwrap_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FString_3B virtual (var %_this <* <$LAbstracts_24Template_3B>>, var %Reg3_R123 <* <$Ljava_2Flang_2FString_3B>>) <* <$Ljava_2Flang_2FString_3B>> {
  funcid 44
  var %Reg2_R134 <* <$LAbstracts_24Template_3B>>
  var %Reg0_R121 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg1_R123 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_31 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_32 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R123 <* <$Ljava_2Flang_2FString_3B>>

ALIAS %s %Reg3_R123 <* <$Ljava_2Flang_2FString_3B>>
  dassign %Reg2_R134 0 (dread ref %_this)
LOC 1 175
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R121 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R121) {}
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_3c00) { dassign %L_STR_31 0 }
  dassign %Reg1_R123 0 (dread ptr %L_STR_31)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R121, dread ref %Reg1_R123) { dassign %Reg0_R121 0 }
  dassign %Reg1_R123 0 (dread ref %Reg3_R123)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R121, dread ref %Reg1_R123) { dassign %Reg0_R121 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_3e00) { dassign %L_STR_32 0 }
  dassign %Reg1_R123 0 (dread ptr %L_STR_32)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R121, dread ref %Reg1_R123) { dassign %Reg0_R121 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg0_R121) { dassign %Reg0_R123 0 }
  return (dread ref %Reg0_R123)
}
func &LAbstracts_24Third_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LAbstracts_24Third_3B>>) void {
  funcid 45
  var %Reg1_R126 <* <$LAbstracts_24Third_3B>>
  var %Reg0_R126 <* <$LAbstracts_24Third_3B>>
  var %Reg0_R124 <* <$LAbstracts_24Derived_3B>>

  dassign %Reg1_R126 0 (dread ref %_this)
LOC 1 135
  dassign %Reg0_R126 0 (dread ref %Reg1_R126)
  dassign %Reg0_R124 0 (retype ref <* <$LAbstracts_24Derived_3B>> (dread ref %Reg0_R126))
  callassigned &LAbstracts_24Derived_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R124) {}
  return ()
}
func &LAbstracts_24Third_3B_7Cme_7C_28_29Ljava_2Flang_2FString_3B virtual (var %_this <* <$LAbstracts_24Third_3B>>) <* <$Ljava_2Flang_2FString_3B>> {
  funcid 46
  var %Reg2_R126 <* <$LAbstracts_24Third_3B>>
  var %Reg0_R121 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg1_R123 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_33 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_R126 <* <$LAbstracts_24Third_3B>>
  var %Reg1_R124 <* <$LAbstracts_24Derived_3B>>
  var %L_STR_34 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R123 <* <$Ljava_2Flang_2FString_3B>>

  dassign %Reg2_R126 0 (dread ref %_this)
LOC 1 137
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R121 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R121) {}
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_540068006900720064002800) { dassign %L_STR_33 0 }
  dassign %Reg1_R123 0 (dread ptr %L_STR_33)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R121, dread ref %Reg1_R123) { dassign %Reg0_R121 0 }
  dassign %Reg1_R126 0 (dread ref %Reg2_R126)
  dassign %Reg1_R124 0 (retype ref <* <$LAbstracts_24Derived_3B>> (dread ref %Reg1_R126))
  callassigned &LAbstracts_24Derived_3B_7Cme_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R124) { dassign %Reg1_R123 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R121, dread ref %Reg1_R123) { dassign %Reg0_R121 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2900) { dassign %L_STR_34 0 }
  dassign %Reg1_R123 0 (dread ptr %L_STR_34)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R121, dread ref %Reg1_R123) { dassign %Reg0_R121 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg0_R121) { dassign %Reg0_R123 0 }
  return (dread ref %Reg0_R123)
}
func &LAbstracts_24Third_3B_7Cover_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FString_3B virtual (var %_this <* <$LAbstracts_24Third_3B>>, var %Reg2_R113 <* <$Ljava_2Flang_2FObject_3B>>) <* <$Ljava_2Flang_2FString_3B>> {
  funcid 47
  var %Reg1_R126 <* <$LAbstracts_24Third_3B>>
  var %Reg0_R123 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_35 <* <$Ljava_2Flang_2FString_3B>>

ALIAS %o %Reg2_R113 <* <$Ljava_2Flang_2FObject_3B>>
  dassign %Reg1_R126 0 (dread ref %_this)
LOC 1 141
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_4f00) { dassign %L_STR_35 0 }
  dassign %Reg0_R123 0 (dread ptr %L_STR_35)
  return (dread ref %Reg0_R123)
}
func &LAbstracts_24Third_3B_7Cover_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FString_3B virtual (var %_this <* <$LAbstracts_24Third_3B>>, var %Reg2_R123 <* <$Ljava_2Flang_2FString_3B>>) <* <$Ljava_2Flang_2FString_3B>> {
  funcid 48
  var %Reg1_R126 <* <$LAbstracts_24Third_3B>>
  var %Reg0_R123 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_36 <* <$Ljava_2Flang_2FString_3B>>

ALIAS %s %Reg2_R123 <* <$Ljava_2Flang_2FString_3B>>
  dassign %Reg1_R126 0 (dread ref %_this)
LOC 1 145
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_5300) { dassign %L_STR_36 0 }
  dassign %Reg0_R123 0 (dread ptr %L_STR_36)
  return (dread ref %Reg0_R123)
}
func &LAbstracts_24Third_3B_7Cover_7C_28I_29Ljava_2Flang_2FString_3B virtual (var %_this <* <$LAbstracts_24Third_3B>>, var %Reg2_I i32) <* <$Ljava_2Flang_2FString_3B>> {
  funcid 49
  var %Reg1_R126 <* <$LAbstracts_24Third_3B>>
  var %Reg0_R123 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_37 <* <$Ljava_2Flang_2FString_3B>>

ALIAS %i %Reg2_I i32
  dassign %Reg1_R126 0 (dread ref %_this)
LOC 1 149
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_4900) { dassign %L_STR_37 0 }
  dassign %Reg0_R123 0 (dread ptr %L_STR_37)
  return (dread ref %Reg0_R123)
}
func &LAbstracts_24Third_3B_7Cover_7C_28J_29Ljava_2Flang_2FString_3B virtual (var %_this <* <$LAbstracts_24Third_3B>>, var %Reg2_J i64) <* <$Ljava_2Flang_2FString_3B>> {
  funcid 50
  var %Reg1_R126 <* <$LAbstracts_24Third_3B>>
  var %Reg0_R123 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_38 <* <$Ljava_2Flang_2FString_3B>>

ALIAS %l %Reg2_J i64
  dassign %Reg1_R126 0 (dread ref %_this)
LOC 1 153
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_4c00) { dassign %L_STR_38 0 }
  dassign %Reg0_R123 0 (dread ptr %L_STR_38)
  return (dread ref %Reg0_R123)
}
func &LAbstracts_24Third_3B_7Cover_7C_28Ljava_2Flang_2FInteger_3B_29Ljava_2Flang_2FString_3B virtual (var %_this <* <$LAbstracts_24Third_3B>>, var %Reg2_R127 <* <$Ljava_2Flang_2FInteger_3B>>) <* <$Ljava_2Flang_2FString_3B>> {
  funcid 51
  var %Reg1_R126 <* <$LAbstracts_24Third_3B>>
  var %Reg0_R123 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_39 <* <$Ljava_2Flang_2FString_3B>>

ALIAS %i %Reg2_R127 <* <$Ljava_2Flang_2FInteger_3B>>
  dassign %Reg1_R126 0 (dread ref %_this)
LOC 1 157
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_42006f007800) { dassign %L_STR_39 0 }
  dassign %Reg0_R123 0 (dread ptr %L_STR_39)
  return (dread ref %Reg0_R123)
}
func &LAbstracts_24Third_3B_7Cover_7C_28ALjava_2Flang_2FObject_3B_29Ljava_2Flang_2FString_3B varargs virtual (var %_this <* <$LAbstracts_24Third_3B>>, var %Reg3_R128 <* <[] <* <$Ljava_2Flang_2FObject_3B>>>>) <* <$Ljava_2Flang_2FString_3B>> {
  funcid 52
  var %Reg2_R126 <* <$LAbstracts_24Third_3B>>
  var %Reg0_R121 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg1_R123 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_40 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_R128 <* <[] <* <$Ljava_2Flang_2FObject_3B>>>>
  var %Reg1_I i32
  var %Reg0_R123 <* <$Ljava_2Flang_2FString_3B>>

ALIAS %os %Reg3_R128 <* <[] <* <$Ljava_2Flang_2FObject_3B>>>>
  dassign %Reg2_R126 0 (dread ref %_this)
LOC 1 161
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R121 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R121) {}
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_5600) { dassign %L_STR_40 0 }
  dassign %Reg1_R123 0 (dread ptr %L_STR_40)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R121, dread ref %Reg1_R123) { dassign %Reg0_R121 0 }
  dassign %Reg1_R128 0 (dread ref %Reg3_R128)
  dassign %Reg1_I 0 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %Reg1_R128))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R121, dread i32 %Reg1_I) { dassign %Reg0_R121 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg0_R121) { dassign %Reg0_R123 0 }
  return (dread ref %Reg0_R123)
}
func &LAbstracts_24Tri_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LAbstracts_24Tri_3B>>) void {
  funcid 53
  var %Reg1_R118 <* <$LAbstracts_24Tri_3B>>
  var %Reg0_R118 <* <$LAbstracts_24Tri_3B>>
  var %Reg0_R122 <* <$LAbstracts_24Shape_3B>>

  dassign %Reg1_R118 0 (dread ref %_this)
LOC 1 62
  dassign %Reg0_R118 0 (dread ref %Reg1_R118)
  dassign %Reg0_R122 0 (retype ref <* <$LAbstracts_24Shape_3B>> (dread ref %Reg0_R118))
  callassigned &LAbstracts_24Shape_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R122) {}
  return ()
}
func &LAbstracts_24Tri_3B_7Carea_7C_28_29D virtual (var %_this <* <$LAbstracts_24Tri_3B>>) f64 {
  funcid 54
  var %Reg2_R118 <* <$LAbstracts_24Tri_3B>>
  var %Reg0_D f64

  dassign %Reg2_R118 0 (dread ref %_this)
LOC 1 64
  dassign %Reg0_D 0 (constval f64 0.5)
  return (dread f64 %Reg0_D)
}
