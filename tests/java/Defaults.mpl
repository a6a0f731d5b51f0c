flavor 1
srclang 3
id 65535
numfuncs 47
import "library.mplt"
import "Defaults.mplt"
entryfunc &LDefaults_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V
fileinfo {
  @INFO_filename "Defaults.class",
  @INFO_filename "Defaults$1.class",
  @INFO_filename "Defaults$Abs.class",
  @INFO_filename "Defaults$Base.class",
  @INFO_filename "Defaults$Both.class",
  @INFO_filename "Defaults$Conc.class",
  @INFO_filename "Defaults$Const.class",
  @INFO_filename "Defaults$Gen.class",
  @INFO_filename "Defaults$Impl.class",
  @INFO_filename "Defaults$Inc.class",
  @INFO_filename "Defaults$Left.class",
  @INFO_filename "Defaults$Loud.class",
  @INFO_filename "Defaults$Pair$Nest.class",
  @INFO_filename "Defaults$Pair.class",
  @INFO_filename "Defaults$Quiet.class",
  @INFO_filename "Defaults$Right.class",
  @INFO_filename "Defaults$Str.class",
  @INFO_filename "Defaults$Sub.class"}
srcfileinfo {
  1 "Defaults.java"}
javaclass $LDefaults_3B <$LDefaults_3B> public
javaclass $LDefaults_241_3B <$LDefaults_241_3B>
javaclass $LDefaults_24Abs_3B <$LDefaults_24Abs_3B> abstract
javainterface $LDefaults_24Base_3B <$LDefaults_24Base_3B> abstract
javaclass $LDefaults_24Both_3B <$LDefaults_24Both_3B>
javaclass $LDefaults_24Conc_3B <$LDefaults_24Conc_3B>
javainterface $LDefaults_24Const_3B <$LDefaults_24Const_3B> abstract
javainterface $LDefaults_24Gen_3B <$LDefaults_24Gen_3B> abstract
javaclass $LDefaults_24Impl_3B <$LDefaults_24Impl_3B>
javaclass $LDefaults_24Inc_3B <$LDefaults_24Inc_3B>
javainterface $LDefaults_24Left_3B <$LDefaults_24Left_3B> abstract
javainterface $LDefaults_24Loud_3B <$LDefaults_24Loud_3B> abstract
javaclass $LDefaults_24Pair_24Nest_3B <$LDefaults_24Pair_24Nest_3B>
javaclass $LDefaults_24Pair_3B <$LDefaults_24Pair_3B>
javainterface $LDefaults_24Quiet_3B <$LDefaults_24Quiet_3B> abstract
javainterface $LDefaults_24Right_3B <$LDefaults_24Right_3B> abstract
javaclass $LDefaults_24Str_3B <$LDefaults_24Str_3B>
javaclass $LDefaults_24Sub_3B <$LDefaults_24Sub_3B>
func &LDefaults_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$LDefaults_3B>>) void
func &LDefaults_3B_7Cmake_7C_28Ljava_2Flang_2FString_3BI_29AI static (var %Reg3_R114 <* <$Ljava_2Flang_2FString_3B>>, var %Reg4_I i32) <* <[] i32>>
func &LDefaults_3B_7Cmax_7C_28Ljava_2Flang_2FComparable_3BLjava_2Flang_2FComparable_3B_29Ljava_2Flang_2FComparable_3B static (var %Reg3_R118 <* <$Ljava_2Flang_2FComparable_3B>>, var %Reg4_R118 <* <$Ljava_2Flang_2FComparable_3B>>) <* <$Ljava_2Flang_2FComparable_3B>>
func &LDefaults_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V public static (var %Reg16_R119 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>) void
func &LDefaults_241_3B_7C_3Cinit_3E_7C_28ALjava_2Flang_2FString_3B_29V constructor (var %_this <* <$LDefaults_241_3B>>, var %Reg3_R119 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>) void
func &LDefaults_241_3B_7Cid_7C_28_29I public virtual (var %_this <* <$LDefaults_241_3B>>) i32
func &LDefaults_241_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$LDefaults_241_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &LDefaults_24Abs_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LDefaults_24Abs_3B>>) void
func &LDefaults_24Abs_3B_7Cmine_7C_28_29Ljava_2Flang_2FString_3B virtual abstract (var %_this <* <$LDefaults_24Abs_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &LDefaults_24Abs_3B_7Cextra_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$LDefaults_24Abs_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &LDefaults_24Base_3B_7Cname_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$LDefaults_24Base_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &LDefaults_24Base_3B_7Cid_7C_28_29I public virtual abstract (var %_this <* <$LDefaults_24Base_3B>>) i32
func &LDefaults_24Base_3B_7Cutil_7C_28LDefaults_24Base_3B_29Ljava_2Flang_2FString_3B public static (var %Reg2_R122 <* <$LDefaults_24Base_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &LDefaults_24Both_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LDefaults_24Both_3B>>) void
func &LDefaults_24Both_3B_7Cq_7C_28_29V public virtual (var %_this <* <$LDefaults_24Both_3B>>) void
func &LDefaults_24Both_3B_7C_3Cclinit_3E_7C_28_29V static constructor () void
func &LDefaults_24Conc_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LDefaults_24Conc_3B>>) void
func &LDefaults_24Conc_3B_7Cmine_7C_28_29Ljava_2Flang_2FString_3B virtual (var %_this <* <$LDefaults_24Conc_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &LDefaults_24Const_3B_7C_3Cclinit_3E_7C_28_29V static constructor () void
func &LDefaults_24Gen_3B_7Cget_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FObject_3B public virtual abstract (var %_this <* <$LDefaults_24Gen_3B>>, var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>) <* <$Ljava_2Flang_2FObject_3B>>
func &LDefaults_24Gen_3B_7Ctwice_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FObject_3B public virtual (var %_this <* <$LDefaults_24Gen_3B>>, var %Reg4_R113 <* <$Ljava_2Flang_2FObject_3B>>) <* <$Ljava_2Flang_2FObject_3B>>
func &LDefaults_24Impl_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LDefaults_24Impl_3B>>) void
func &LDefaults_24Impl_3B_7Cid_7C_28_29I public virtual (var %_this <* <$LDefaults_24Impl_3B>>) i32
func &LDefaults_24Inc_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LDefaults_24Inc_3B>>) void
func &LDefaults_24Inc_3B_7Cget_7C_28Ljava_2Flang_2FInteger_3B_29Ljava_2Flang_2FInteger_3B public virtual (var %_this <* <$LDefaults_24Inc_3B>>, var %Reg3_R127 <* <$Ljava_2Flang_2FInteger_3B>>) <* <$Ljava_2Flang_2FInteger_3B>>
func &LDefaults_24Inc_3B_7Cget_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FObject_3B public synthetic bridge virtual (var %_this <* <$LDefaults_24Inc_3B>>, var %Reg3_R113 <* <$Ljava_2Flang_2FObject_3B>>) <* <$Ljava_2Flang_2FObject_3B>>
func &LDefaults_24Left_3B_7Cname_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$LDefaults_24Left_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &LDefaults_24Loud_3B_7Cshout_7C_28_29V public virtual (var %_this <* <$LDefaults_24Loud_3B>>) void
func &LDefaults_24Loud_3B_7C_3Cclinit_3E_7C_28_29V static constructor () void
func &LDefaults_24Pair_24Nest_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FObject_3B_29V constructor (var %_this <* <$LDefaults_24Pair_24Nest_3B>>, var %Reg3_R113 <* <$Ljava_2Flang_2FObject_3B>>) void
func &LDefaults_24Pair_24Nest_3B_7Cwith_7C_28Ljava_2Flang_2FObject_3BI_29LDefaults_24Pair_3B virtual (var %_this <* <$LDefaults_24Pair_24Nest_3B>>, var %Reg6_R113 <* <$Ljava_2Flang_2FObject_3B>>, var %Reg7_I i32) <* <$LDefaults_24Pair_3B>>
func &LDefaults_24Pair_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FObject_3BLjava_2Flang_2FComparable_3B_29V constructor (var %_this <* <$LDefaults_24Pair_3B>>, var %Reg3_R113 <* <$Ljava_2Flang_2FObject_3B>>, var %Reg4_R118 <* <$Ljava_2Flang_2FComparable_3B>>) void
func &LDefaults_24Pair_3B_7CcompareTo_7C_28LDefaults_24Pair_3B_29I public virtual (var %_this <* <$LDefaults_24Pair_3B>>, var %Reg3_R132 <* <$LDefaults_24Pair_3B>>) i32
func &LDefaults_24Pair_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$LDefaults_24Pair_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &LDefaults_24Pair_3B_7CcompareTo_7C_28Ljava_2Flang_2FObject_3B_29I public synthetic bridge virtual (var %_this <* <$LDefaults_24Pair_3B>>, var %Reg3_R113 <* <$Ljava_2Flang_2FObject_3B>>) i32
func &LDefaults_24Quiet_3B_7Cq_7C_28_29V public virtual abstract (var %_this <* <$LDefaults_24Quiet_3B>>) void
func &LDefaults_24Quiet_3B_7C_3Cclinit_3E_7C_28_29V static constructor () void
func &LDefaults_24Right_3B_7Cextra_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$LDefaults_24Right_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &LDefaults_24Right_3B_7Cid_7C_28_29I public virtual (var %_this <* <$LDefaults_24Right_3B>>) i32
func &LDefaults_24Str_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LDefaults_24Str_3B>>) void
func &LDefaults_24Str_3B_7Cget_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$LDefaults_24Str_3B>>, var %Reg3_R114 <* <$Ljava_2Flang_2FString_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &LDefaults_24Str_3B_7Ctwice_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$LDefaults_24Str_3B>>, var %Reg4_R114 <* <$Ljava_2Flang_2FString_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &LDefaults_24Str_3B_7Ctwice_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FObject_3B public synthetic bridge virtual (var %_this <* <$LDefaults_24Str_3B>>, var %Reg3_R113 <* <$Ljava_2Flang_2FObject_3B>>) <* <$Ljava_2Flang_2FObject_3B>>
func &LDefaults_24Str_3B_7Cget_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FObject_3B public synthetic bridge virtual (var %_this <* <$LDefaults_24Str_3B>>, var %Reg3_R113 <* <$Ljava_2Flang_2FObject_3B>>) <* <$Ljava_2Flang_2FObject_3B>>
func &LDefaults_24Sub_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LDefaults_24Sub_3B>>) void
func &LDefaults_24Sub_3B_7Cname_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$LDefaults_24Sub_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &LDefaults_24Sub_3B_7Cextra_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$LDefaults_24Sub_3B>>) <* <$Ljava_2Flang_2FString_3B>>
var $_C_STR_69006e00690074002000 fstatic <[4] u64> readonly = [0, 0xb00000000, 0x74696e6905fb3d10, 32]
var $_C_STR_73007400610072007400 fstatic <[4] u64> readonly = [0, 0xb00000000, 0x72617473068ac462, 116]
var $_C_STR_6d00610064006500 fstatic <[3] u64> readonly = [0, 0x900000000, 0x6564616d00330515]
var $_C_STR_33fe60edad4d7cd9c1bac49ed543f1d5 fstatic <[9] u64> readonly = [0, 0x3200000000, 0x73003525333574, 0x31003500720074, 0x35003900390030, 0x32003600310031, 0x36003700370037, 0x35002e0030002d, 0x37002d20ac]
var $_C_STR_61006200 fstatic <[3] u64> readonly = [0, 0x500000000, 0x626100000c21]
var $_C_STR_630063006500 fstatic <[3] u64> readonly = [0, 0x700000000, 0x65636300018005]
var $_C_STR_610062006300 fstatic <[3] u64> readonly = [0, 0x700000000, 0x63626100017862]
var $_C_STR_610062006400 fstatic <[3] u64> readonly = [0, 0x700000000, 0x64626100017863]
var $_C_STR_7800 fstatic <[3] u64> readonly = [0, 0x300000000, 0x7800000078]
var $_C_STR_7900 fstatic <[3] u64> readonly = [0, 0x300000000, 0x7900000079]
var $_C_STR_6e00 fstatic <[3] u64> readonly = [0, 0x300000000, 0x6e0000006e]
var $_C_STR_66006f0075007200 fstatic <[3] u64> readonly = [0, 0x900000000, 0x72756f6600300d26]
var $_C_STR_2000 fstatic <[3] u64> readonly = [0, 0x300000000, 0x2000000020]
var $_C_STR_2300 fstatic <[3] u64> readonly = [0, 0x300000000, 0x2300000023]
var $_C_STR_42006100730065003a00 fstatic <[4] u64> readonly = [0, 0xb00000000, 0x6573614203cfe369, 58]
var $_C_STR_7500740069006c002000 fstatic <[4] u64> readonly = [0, 0xb00000000, 0x6c69747506a7105e, 32]
var $_C_STR_7100 fstatic <[3] u64> readonly = [0, 0x300000000, 0x7100000071]
var $_C_STR_1c1a2943b7a8f5a7c6e6992f72f1df5f fstatic <[4] u64> readonly = [0, 0x1300000000, 0x74696e69ed15e4b1, 0x68746f4220]
var $_C_STR_6d0069006e0065002000 fstatic <[4] u64> readonly = [0, 0xb00000000, 0x656e696d0631662d, 32]
var $_C_STR_cd90fcf34d37a6ffcd3856e3821ae056 fstatic <[4] u64> readonly = [0, 0x1300000000, 0x736e6f435e2ed516, 0x5252412e74]
var $_C_STR_4c006500660074002b00 fstatic <[4] u64> readonly = [0, 0xb00000000, 0x7466654c045e70e4, 43]
var $_C_STR_6c006f0075006400 fstatic <[3] u64> readonly = [0, 0x900000000, 0x64756f6c0032c752]
var $_C_STR_4c006f0075006400 fstatic <[3] u64> readonly = [0, 0x900000000, 0x64756f4c00243b72]
var $_C_STR_2800 fstatic <[3] u64> readonly = [0, 0x300000000, 0x2800000028]
var $_C_STR_2c00 fstatic <[3] u64> readonly = [0, 0x300000000, 0x2c0000002c]
var $_C_STR_2900 fstatic <[3] u64> readonly = [0, 0x300000000, 0x2900000029]
var $_C_STR_51007500690065007400 fstatic <[4] u64> readonly = [0, 0xb00000000, 0x6569755104ac3614, 116]
var $_C_STR_650078007400720061002000 fstatic <[4] u64> readonly = [0, 0xd00000000, 0x72747865b32aee10, 0x2061]
var $_C_STR_3c00 fstatic <[3] u64> readonly = [0, 0x300000000, 0x3c0000003c]
var $_C_STR_3e00 fstatic <[3] u64> readonly = [0, 0x300000000, 0x3e0000003e]
var $_C_STR_5300750062002800 fstatic <[3] u64> readonly = [0, 0x900000000, 0x2862755300277e08]
var $_C_STR_2100 fstatic <[3] u64> readonly = [0, 0x300000000, 0x2100000021]
var $LDefaults_24Const_3B_7CA i32 final public static = 5
var $LDefaults_24Const_3B_7CS <* <$Ljava_2Flang_2FString_3B>> final public static = 0
var $LDefaults_24Const_3B_7CARR <* <[] i32>> final public static = 0
var $LDefaults_24Const_3B_7CBIG i64 final public static = 0x10000000000
var $LDefaults_24Const_3B_7CD f64 final public static = -0.5
var $LDefaults_24Const_3B_7CC u16 final public static = 0x20ac
var $LDefaults_24Const_3B_7CB i8 final public static = -7
var $LDefaults_24Const_3B_7CO <* <$Ljava_2Flang_2FObject_3B>> final public static = 0
var $LDefaults_24Loud_3B_7CX i32 final public static = 0
var $LDefaults_24Quiet_3B_7CY i32 final public static = 0
var $Ljava_2Flang_2FSystem_3B_7Cout extern <* <$Ljava_2Fio_2FPrintStream_3B>>
func &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FObject_3B>>) void
func &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>) void
func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg1_R114 <* <$Ljava_2Flang_2FString_3B>>) <* <$Ljava_2Flang_2FStringBuilder_3B>>
func &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V public virtual (var %_this <* <$Ljava_2Fio_2FPrintStream_3B>>, var %Reg1_R114 <* <$Ljava_2Flang_2FString_3B>>) void
func &Ljava_2Flang_2FComparable_3B_7CcompareTo_7C_28Ljava_2Flang_2FObject_3B_29I public virtual abstract (var %_this <* <$Ljava_2Flang_2FComparable_3B>>, var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>) i32
func &LDefaults_24Impl_3B_7Cname_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$LDefaults_24Impl_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &LDefaults_24Impl_3B_7Cextra_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$LDefaults_24Impl_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Z_29V public virtual (var %_this <* <$Ljava_2Fio_2FPrintStream_3B>>, var %Reg1_Z u1) void
func &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28I_29V public virtual (var %_this <* <$Ljava_2Fio_2FPrintStream_3B>>, var %Reg1_I i32) void
func &Ljava_2Flang_2FInteger_3B_7CvalueOf_7C_28I_29Ljava_2Flang_2FInteger_3B public static (var %Reg0_I i32) <* <$Ljava_2Flang_2FInteger_3B>>
func &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FObject_3B_29V public virtual (var %_this <* <$Ljava_2Fio_2FPrintStream_3B>>, var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>) void
func &LDefaults_24Both_3B_7Cshout_7C_28_29V public virtual (var %_this <* <$LDefaults_24Both_3B>>) void
func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Z_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg1_Z u1) <* <$Ljava_2Flang_2FStringBuilder_3B>>
func &LDefaults_241_3B_7Cname_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$LDefaults_241_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg1_I i32) <* <$Ljava_2Flang_2FStringBuilder_3B>>
func &Ljava_2Flang_2FInteger_3B_7CintValue_7C_28_29I public virtual (var %_this <* <$Ljava_2Flang_2FInteger_3B>>) i32
func &Ljava_2Flang_2FObject_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$Ljava_2Flang_2FObject_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &Ljava_2Flang_2FString_3B_7Clength_7C_28_29I public virtual (var %_this <* <$Ljava_2Flang_2FString_3B>>) i32
func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>) <* <$Ljava_2Flang_2FStringBuilder_3B>>
func &LDefaults_24Right_3B_7Cname_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$LDefaults_24Right_3B>>) <* <$Ljava_2Flang_2FString_3B>>
var $__cinf_Ljava_2Flang_2FString_3B <$__class_meta__>
func &MCC_GetOrInsertLiteral () <* <$Ljava_2Flang_2FString_3B>>
func &LDefaults_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$LDefaults_3B>>) void {
  funcid 1
  var %Reg1_R112 <* <$LDefaults_3B>>
  var %Reg0_R112 <* <$LDefaults_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>

  dassign %Reg1_R112 0 (dread ref %_this)
LOC 1 1
  dassign %Reg0_R112 0 (dread ref %Reg1_R112)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R112))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
  return ()
}
func &LDefaults_3B_7Cmake_7C_28Ljava_2Flang_2FString_3BI_29AI static (var %Reg3_R114 <* <$Ljava_2Flang_2FString_3B>>, var %Reg4_I i32) <* <[] i32>> {
  funcid 2
  var %Reg0_R115 <* <$Ljava_2Fio_2FPrintStream_3B>>
  var %Reg1_R116 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg2_R114 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_10 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_R114 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_I i32
  var %Reg0_R117 <* <[] i32>>

ALIAS %s %Reg3_R114 <* <$Ljava_2Flang_2FString_3B>>
ALIAS %n %Reg4_I i32
  intrinsiccallwithtype <$LDefaults_3B> JAVA_CLINIT_CHECK ()
LOC 1 3
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R116 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R116) {}
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_69006e00690074002000) { dassign %L_STR_10 0 }
  dassign %Reg2_R114 0 (dread ptr %L_STR_10)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread ref %Reg2_R114) { dassign %Reg1_R116 0 }
  dassign %Reg2_R114 0 (dread ref %Reg3_R114)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread ref %Reg2_R114) { dassign %Reg1_R116 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R116) { dassign %Reg1_R114 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R115, dread ref %Reg1_R114) {}
  dassign %Reg0_I 0 (dread i32 %Reg4_I)
  dassign %Reg0_R117 0 (gcmallocjarray ref <[] i32> (dread i32 %Reg0_I))
  return (dread ref %Reg0_R117)
}
func &LDefaults_3B_7Cmax_7C_28Ljava_2Flang_2FComparable_3BLjava_2Flang_2FComparable_3B_29Ljava_2Flang_2FComparable_3B static (var %Reg3_R118 <* <$Ljava_2Flang_2FComparable_3B>>, var %Reg4_R118 <* <$Ljava_2Flang_2FComparable_3B>>) <* <$Ljava_2Flang_2FComparable_3B>> {
  funcid 3
  var %Reg0_R118 <* <$Ljava_2Flang_2FComparable_3B>>
  var %Reg1_R118 <* <$Ljava_2Flang_2FComparable_3B>>
  var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_I i32
  var %Reg2_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>

ALIAS %a %Reg3_R118 <* <$Ljava_2Flang_2FComparable_3B>> "TT;"
ALIAS %b %Reg4_R118 <* <$Ljava_2Flang_2FComparable_3B>> "TT;"
  intrinsiccallwithtype <$LDefaults_3B> JAVA_CLINIT_CHECK ()
LOC 1 17
  dassign %Reg0_R118 0 (dread ref %Reg3_R118)
  dassign %Reg1_R118 0 (dread ref %Reg4_R118)
  dassign %Reg1_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg1_R118))
  interfacecallassigned &Ljava_2Flang_2FComparable_3B_7CcompareTo_7C_28Ljava_2Flang_2FObject_3B_29I (dread ref %Reg0_R118, dread ref %Reg1_R113) { dassign %Reg0_I 0 }
  brtrue @label0 (lt i32 i32 (dread i32 %Reg0_I, constval i32 0))
  dassign %Reg0_R118 0 (dread ref %Reg3_R118)
  dassign %Reg2_R113 0 (dread ref %Reg0_R118)
  goto @label1
@label0
  dassign %Reg0_R118 0 (dread ref %Reg4_R118)
  dassign %Reg2_R113 0 (dread ref %Reg0_R118)
@label1
  dassign %Reg0_R113 0 (dread ref %Reg2_R113)
  return (dread ref %Reg0_R113)
}
func &LDefaults_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V public static (var %Reg16_R119 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>) void {
  funcid 4
  var %Reg0_R115 <* <$Ljava_2Fio_2FPrintStream_3B>>
  var %Reg1_R114 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_11 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R120 <* <$LDefaults_24Impl_3B>>
  var %Reg8_R120 <* <$LDefaults_24Impl_3B>>
  var %L_STR_12 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_R120 <* <$LDefaults_24Impl_3B>>
  var %Reg1_R121 <* <$LDefaults_24Sub_3B>>
  var %Reg1_R122 <* <$LDefaults_24Base_3B>>
  var %L_STR_13 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg2_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg6_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_I i32
  var %Reg6_I i32
  var %Reg7_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_Z u1
  var %Reg0_R123 <* <$LDefaults_24Conc_3B>>
  var %Reg9_R123 <* <$LDefaults_24Conc_3B>>
  var %Reg9_R124 <* <$LDefaults_24Right_3B>>
  var %Reg1_R124 <* <$LDefaults_24Right_3B>>
  var %Reg0_R125 <* <$LDefaults_24Inc_3B>>
  var %Reg10_R125 <* <$LDefaults_24Inc_3B>>
  var %Reg10_R126 <* <$LDefaults_24Gen_3B>>
  var %Reg1_R126 <* <$LDefaults_24Gen_3B>>
  var %Reg2_I i32
  var %Reg2_R127 <* <$Ljava_2Flang_2FInteger_3B>>
  var %Reg0_R128 <* <$LDefaults_24Str_3B>>
  var %Reg11_R128 <* <$LDefaults_24Str_3B>>
  var %Reg11_R126 <* <$LDefaults_24Gen_3B>>
  var %Reg2_R114 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_14 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R126 <* <$LDefaults_24Gen_3B>>
  var %Reg12_R126 <* <$LDefaults_24Gen_3B>>
  var %Reg1_R127 <* <$Ljava_2Flang_2FInteger_3B>>
  var %Reg0_R129 <* <$Ljava_2Flang_2FClassCastException_3B>>
  var %Reg13_R129 <* <$Ljava_2Flang_2FClassCastException_3B>>
  var %L_STR_15 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R130 <* <$LDefaults_24Both_3B>>
  var %Reg13_R130 <* <$LDefaults_24Both_3B>>
  var %Reg13_R131 <* <$LDefaults_24Quiet_3B>>
  var %Reg0_R131 <* <$LDefaults_24Quiet_3B>>
  var %L_STR_16 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_17 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_R118 <* <$Ljava_2Flang_2FComparable_3B>>
  var %Reg2_R118 <* <$Ljava_2Flang_2FComparable_3B>>
  var %Reg1_R132 <* <$LDefaults_24Pair_3B>>
  var %L_STR_18 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg3_I i32
  var %Reg3_R127 <* <$Ljava_2Flang_2FInteger_3B>>
  var %Reg3_R118 <* <$Ljava_2Flang_2FComparable_3B>>
  var %Reg2_R132 <* <$LDefaults_24Pair_3B>>
  var %Reg3_R114 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_19 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg4_I i32
  var %Reg4_R127 <* <$Ljava_2Flang_2FInteger_3B>>
  var %Reg3_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg4_R118 <* <$Ljava_2Flang_2FComparable_3B>>
  var %Reg1_R133 <* <$LDefaults_24Pair_24Nest_3B>>
  var %L_STR_20 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_21 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R134 <* <$LDefaults_241_3B>>
  var %Reg1_R119 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>
  var %Reg14_R134 <* <$LDefaults_241_3B>>
  var %Reg14_R122 <* <$LDefaults_24Base_3B>>
  var %Reg0_R122 <* <$LDefaults_24Base_3B>>
  var %Reg15_R122 <* <$LDefaults_24Base_3B>>
  var %Reg1_R116 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg15_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg2_Z u1
  var %L_STR_22 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg2_R120 <* <$LDefaults_24Impl_3B>>

ALIAS %e %Reg13_R129 <* <$Ljava_2Flang_2FClassCastException_3B>>
ALIAS %args %Reg16_R119 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>
ALIAS %i %Reg8_R120 <* <$LDefaults_24Impl_3B>>
ALIAS %r %Reg9_R124 <* <$LDefaults_24Right_3B>>
ALIAS %g %Reg10_R126 <* <$LDefaults_24Gen_3B>> "LDefaults$Gen<Ljava/lang/Integer;>;"
ALIAS %s %Reg11_R126 <* <$LDefaults_24Gen_3B>> "LDefaults$Gen<Ljava/lang/String;>;"
ALIAS %raw %Reg12_R126 <* <$LDefaults_24Gen_3B>>
ALIAS %q %Reg13_R131 <* <$LDefaults_24Quiet_3B>>
ALIAS %an %Reg14_R122 <* <$LDefaults_24Base_3B>>
ALIAS %o %Reg15_R113 <* <$Ljava_2Flang_2FObject_3B>>
  intrinsiccallwithtype <$LDefaults_3B> JAVA_CLINIT_CHECK ()
LOC 1 24
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_73007400610072007400) { dassign %L_STR_11 0 }
  dassign %Reg1_R114 0 (dread ptr %L_STR_11)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R115, dread ref %Reg1_R114) {}
  intrinsiccallwithtype <$LDefaults_24Impl_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R120 0 (gcmalloc ref <$LDefaults_24Impl_3B>)
  callassigned &LDefaults_24Impl_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R120) {}
  dassign %Reg8_R120 0 (dread ref %Reg0_R120)
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_6d00610064006500) { dassign %L_STR_12 0 }
  dassign %Reg1_R114 0 (dread ptr %L_STR_12)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R115, dread ref %Reg1_R114) {}
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_R120 0 (dread ref %Reg8_R120)
  virtualcallassigned &LDefaults_24Impl_3B_7Cname_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R120) { dassign %Reg1_R114 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R115, dread ref %Reg1_R114) {}
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_R120 0 (dread ref %Reg8_R120)
  virtualcallassigned &LDefaults_24Impl_3B_7Cextra_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R120) { dassign %Reg1_R114 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R115, dread ref %Reg1_R114) {}
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$LDefaults_24Sub_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R121 0 (gcmalloc ref <$LDefaults_24Sub_3B>)
  callassigned &LDefaults_24Sub_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R121) {}
  intrinsiccallwithtype <$LDefaults_24Base_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R122 0 (retype ref <* <$LDefaults_24Base_3B>> (dread ref %Reg1_R121))
  callassigned &LDefaults_24Base_3B_7Cutil_7C_28LDefaults_24Base_3B_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R122) { dassign %Reg1_R114 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R115, dread ref %Reg1_R114) {}
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$LDefaults_24Sub_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R121 0 (gcmalloc ref <$LDefaults_24Sub_3B>)
  callassigned &LDefaults_24Sub_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R121) {}
  virtualcallassigned &LDefaults_24Sub_3B_7Cextra_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R121) { dassign %Reg1_R114 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R115, dread ref %Reg1_R114) {}
LOC 1 25
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_33fe60edad4d7cd9c1bac49ed543f1d5) { dassign %L_STR_13 0 }
  dassign %Reg1_R114 0 (dread ptr %L_STR_13)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R115, dread ref %Reg1_R114) {}
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$LDefaults_24Const_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R113 0 (dread ref $LDefaults_24Const_3B_7CO)
  intrinsiccallwithtype <$LDefaults_24Const_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg2_R113 0 (dread ref $LDefaults_24Const_3B_7CO)
  dassign %Reg6_R113 0 (dread ref %Reg0_R115)
  brtrue @label2 (ne i32 ref (dread ref %Reg1_R113, dread ref %Reg2_R113))
  dassign %Reg0_R113 0 (dread ref %Reg6_R113)
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg6_I 0 (dread i32 %Reg1_I)
  dassign %Reg7_R113 0 (dread ref %Reg0_R113)
  goto @label3
@label2
  dassign %Reg0_R113 0 (dread ref %Reg6_R113)
  dassign %Reg1_I 0 (constval i32 0)
  dassign %Reg6_I 0 (dread i32 %Reg1_I)
  dassign %Reg7_R113 0 (dread ref %Reg0_R113)
@label3
  dassign %Reg0_R113 0 (dread ref %Reg7_R113)
  dassign %Reg1_I 0 (dread i32 %Reg6_I)
  dassign %Reg0_R115 0 (retype ref <* <$Ljava_2Fio_2FPrintStream_3B>> (dread ref %Reg0_R113))
  dassign %Reg1_Z 0 (cvt u1 i32 (dread i32 %Reg1_I))
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Z_29V (dread ref %Reg0_R115, dread u1 %Reg1_Z) {}
LOC 1 26
  intrinsiccallwithtype <$LDefaults_24Conc_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R123 0 (gcmalloc ref <$LDefaults_24Conc_3B>)
  callassigned &LDefaults_24Conc_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R123) {}
  dassign %Reg9_R123 0 (dread ref %Reg0_R123)
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg9_R124 0 (retype ref <* <$LDefaults_24Right_3B>> (dread ref %Reg9_R123))
  dassign %Reg1_R124 0 (dread ref %Reg9_R124)
  interfacecallassigned &LDefaults_24Right_3B_7Cextra_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R124) { dassign %Reg1_R114 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R115, dread ref %Reg1_R114) {}
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg9_R124 0 (retype ref <* <$LDefaults_24Right_3B>> (dread ref %Reg9_R123))
  dassign %Reg1_R124 0 (dread ref %Reg9_R124)
  interfacecallassigned &LDefaults_24Right_3B_7Cid_7C_28_29I (dread ref %Reg1_R124) { dassign %Reg1_I 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28I_29V (dread ref %Reg0_R115, dread i32 %Reg1_I) {}
LOC 1 27
  intrinsiccallwithtype <$LDefaults_24Inc_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R125 0 (gcmalloc ref <$LDefaults_24Inc_3B>)
  callassigned &LDefaults_24Inc_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R125) {}
  dassign %Reg10_R125 0 (dread ref %Reg0_R125)
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg10_R126 0 (retype ref <* <$LDefaults_24Gen_3B>> (dread ref %Reg10_R125))
  dassign %Reg1_R126 0 (dread ref %Reg10_R126)
  dassign %Reg2_I 0 (constval i32 5)
  intrinsiccallwithtype <$Ljava_2Flang_2FInteger_3B> JAVA_CLINIT_CHECK ()
  callassigned &Ljava_2Flang_2FInteger_3B_7CvalueOf_7C_28I_29Ljava_2Flang_2FInteger_3B (dread i32 %Reg2_I) { dassign %Reg2_R127 0 }
  dassign %Reg2_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg2_R127))
  interfacecallassigned &LDefaults_24Gen_3B_7Ctwice_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FObject_3B (dread ref %Reg1_R126, dread ref %Reg2_R113) { dassign %Reg1_R113 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FObject_3B_29V (dread ref %Reg0_R115, dread ref %Reg1_R113) {}
  intrinsiccallwithtype <$LDefaults_24Str_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R128 0 (gcmalloc ref <$LDefaults_24Str_3B>)
  callassigned &LDefaults_24Str_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R128) {}
  dassign %Reg11_R128 0 (dread ref %Reg0_R128)
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg11_R126 0 (retype ref <* <$LDefaults_24Gen_3B>> (dread ref %Reg11_R128))
  dassign %Reg1_R126 0 (dread ref %Reg11_R126)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_61006200) { dassign %L_STR_14 0 }
  dassign %Reg2_R114 0 (dread ptr %L_STR_14)
  dassign %Reg2_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg2_R114))
  interfacecallassigned &LDefaults_24Gen_3B_7Ctwice_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FObject_3B (dread ref %Reg1_R126, dread ref %Reg2_R113) { dassign %Reg1_R113 0 }
  intrinsiccallwithtypeassigned <* <$Ljava_2Flang_2FString_3B>> JAVA_CHECK_CAST (dread ref %Reg1_R113) { dassign %Reg1_R114 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R115, dread ref %Reg1_R114) {}
LOC 1 28
  dassign %Reg11_R126 0 (retype ref <* <$LDefaults_24Gen_3B>> (dread ref %Reg11_R128))
  dassign %Reg0_R126 0 (dread ref %Reg11_R126)
  dassign %Reg12_R126 0 (dread ref %Reg0_R126)
  try { @label4 }
  dassign %Reg0_R126 0 (dread ref %Reg12_R126)
  dassign %Reg1_I 0 (constval i32 7)
  intrinsiccallwithtype <$Ljava_2Flang_2FInteger_3B> JAVA_CLINIT_CHECK ()
  callassigned &Ljava_2Flang_2FInteger_3B_7CvalueOf_7C_28I_29Ljava_2Flang_2FInteger_3B (dread i32 %Reg1_I) { dassign %Reg1_R127 0 }
  dassign %Reg1_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg1_R127))
  interfacecallassigned &LDefaults_24Gen_3B_7Ctwice_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FObject_3B (dread ref %Reg0_R126, dread ref %Reg1_R113) { dassign %Reg0_R113 0 }
  endtry
  goto @label5
@label4
  catch { <* <$Ljava_2Flang_2FClassCastException_3B>> }
  dassign %Reg0_R129 0 (regread ptr %%thrownval)
  dassign %Reg13_R129 0 (dread ref %Reg0_R129)
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_630063006500) { dassign %L_STR_15 0 }
  dassign %Reg1_R114 0 (dread ptr %L_STR_15)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R115, dread ref %Reg1_R114) {}
@label5
LOC 1 29
  intrinsiccallwithtype <$LDefaults_24Both_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R130 0 (gcmalloc ref <$LDefaults_24Both_3B>)
  callassigned &LDefaults_24Both_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R130) {}
  virtualcallassigned &LDefaults_24Both_3B_7Cq_7C_28_29V (dread ref %Reg0_R130) {}
  intrinsiccallwithtype <$LDefaults_24Both_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R130 0 (gcmalloc ref <$LDefaults_24Both_3B>)
  callassigned &LDefaults_24Both_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R130) {}
  virtualcallassigned &LDefaults_24Both_3B_7Cshout_7C_28_29V (dread ref %Reg0_R130) {}
  intrinsiccallwithtype <$LDefaults_24Both_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R130 0 (gcmalloc ref <$LDefaults_24Both_3B>)
  callassigned &LDefaults_24Both_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R130) {}
  dassign %Reg13_R130 0 (dread ref %Reg0_R130)
  dassign %Reg13_R131 0 (retype ref <* <$LDefaults_24Quiet_3B>> (dread ref %Reg13_R130))
  dassign %Reg0_R131 0 (dread ref %Reg13_R131)
  interfacecallassigned &LDefaults_24Quiet_3B_7Cq_7C_28_29V (dread ref %Reg0_R131) {}
LOC 1 30
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_610062006300) { dassign %L_STR_16 0 }
  dassign %Reg1_R114 0 (dread ptr %L_STR_16)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_610062006400) { dassign %L_STR_17 0 }
  dassign %Reg2_R114 0 (dread ptr %L_STR_17)
  intrinsiccallwithtype <$LDefaults_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R118 0 (retype ref <* <$Ljava_2Flang_2FComparable_3B>> (dread ref %Reg1_R114))
  dassign %Reg2_R118 0 (retype ref <* <$Ljava_2Flang_2FComparable_3B>> (dread ref %Reg2_R114))
  callassigned &LDefaults_3B_7Cmax_7C_28Ljava_2Flang_2FComparable_3BLjava_2Flang_2FComparable_3B_29Ljava_2Flang_2FComparable_3B (dread ref %Reg1_R118, dread ref %Reg2_R118) { dassign %Reg1_R118 0 }
  intrinsiccallwithtypeassigned <* <$Ljava_2Flang_2FString_3B>> JAVA_CHECK_CAST (dread ref %Reg1_R118) { dassign %Reg1_R114 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R115, dread ref %Reg1_R114) {}
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_I 0 (constval i32 3)
  intrinsiccallwithtype <$Ljava_2Flang_2FInteger_3B> JAVA_CLINIT_CHECK ()
  callassigned &Ljava_2Flang_2FInteger_3B_7CvalueOf_7C_28I_29Ljava_2Flang_2FInteger_3B (dread i32 %Reg1_I) { dassign %Reg1_R127 0 }
  dassign %Reg2_I 0 (constval i32 2)
  intrinsiccallwithtype <$Ljava_2Flang_2FInteger_3B> JAVA_CLINIT_CHECK ()
  callassigned &Ljava_2Flang_2FInteger_3B_7CvalueOf_7C_28I_29Ljava_2Flang_2FInteger_3B (dread i32 %Reg2_I) { dassign %Reg2_R127 0 }
  intrinsiccallwithtype <$LDefaults_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R118 0 (retype ref <* <$Ljava_2Flang_2FComparable_3B>> (dread ref %Reg1_R127))
  dassign %Reg2_R118 0 (retype ref <* <$Ljava_2Flang_2FComparable_3B>> (dread ref %Reg2_R127))
  callassigned &LDefaults_3B_7Cmax_7C_28Ljava_2Flang_2FComparable_3BLjava_2Flang_2FComparable_3B_29Ljava_2Flang_2FComparable_3B (dread ref %Reg1_R118, dread ref %Reg2_R118) { dassign %Reg1_R118 0 }
  dassign %Reg1_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg1_R118))
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FObject_3B_29V (dread ref %Reg0_R115, dread ref %Reg1_R113) {}
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$LDefaults_24Pair_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R132 0 (gcmalloc ref <$LDefaults_24Pair_3B>)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_7800) { dassign %L_STR_18 0 }
  dassign %Reg2_R114 0 (dread ptr %L_STR_18)
  dassign %Reg3_I 0 (constval i32 1)
  intrinsiccallwithtype <$Ljava_2Flang_2FInteger_3B> JAVA_CLINIT_CHECK ()
  callassigned &Ljava_2Flang_2FInteger_3B_7CvalueOf_7C_28I_29Ljava_2Flang_2FInteger_3B (dread i32 %Reg3_I) { dassign %Reg3_R127 0 }
  dassign %Reg2_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg2_R114))
  dassign %Reg3_R118 0 (retype ref <* <$Ljava_2Flang_2FComparable_3B>> (dread ref %Reg3_R127))
  callassigned &LDefaults_24Pair_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FObject_3BLjava_2Flang_2FComparable_3B_29V (dread ref %Reg1_R132, dread ref %Reg2_R113, dread ref %Reg3_R118) {}
  intrinsiccallwithtype <$LDefaults_24Pair_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg2_R132 0 (gcmalloc ref <$LDefaults_24Pair_3B>)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_7900) { dassign %L_STR_19 0 }
  dassign %Reg3_R114 0 (dread ptr %L_STR_19)
  dassign %Reg4_I 0 (constval i32 2)
  intrinsiccallwithtype <$Ljava_2Flang_2FInteger_3B> JAVA_CLINIT_CHECK ()
  callassigned &Ljava_2Flang_2FInteger_3B_7CvalueOf_7C_28I_29Ljava_2Flang_2FInteger_3B (dread i32 %Reg4_I) { dassign %Reg4_R127 0 }
  dassign %Reg3_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg3_R114))
  dassign %Reg4_R118 0 (retype ref <* <$Ljava_2Flang_2FComparable_3B>> (dread ref %Reg4_R127))
  callassigned &LDefaults_24Pair_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FObject_3BLjava_2Flang_2FComparable_3B_29V (dread ref %Reg2_R132, dread ref %Reg3_R113, dread ref %Reg4_R118) {}
  intrinsiccallwithtype <$LDefaults_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R118 0 (retype ref <* <$Ljava_2Flang_2FComparable_3B>> (dread ref %Reg1_R132))
  dassign %Reg2_R118 0 (retype ref <* <$Ljava_2Flang_2FComparable_3B>> (dread ref %Reg2_R132))
  callassigned &LDefaults_3B_7Cmax_7C_28Ljava_2Flang_2FComparable_3BLjava_2Flang_2FComparable_3B_29Ljava_2Flang_2FComparable_3B (dread ref %Reg1_R118, dread ref %Reg2_R118) { dassign %Reg1_R118 0 }
  dassign %Reg1_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg1_R118))
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FObject_3B_29V (dread ref %Reg0_R115, dread ref %Reg1_R113) {}
LOC 1 31
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$LDefaults_24Pair_24Nest_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R133 0 (gcmalloc ref <$LDefaults_24Pair_24Nest_3B>)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_6e00) { dassign %L_STR_20 0 }
  dassign %Reg2_R114 0 (dread ptr %L_STR_20)
  dassign %Reg2_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg2_R114))
  callassigned &LDefaults_24Pair_24Nest_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FObject_3B_29V (dread ref %Reg1_R133, dread ref %Reg2_R113) {}
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_66006f0075007200) { dassign %L_STR_21 0 }
  dassign %Reg2_R114 0 (dread ptr %L_STR_21)
  dassign %Reg3_I 0 (constval i32 4)
  dassign %Reg2_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg2_R114))
  virtualcallassigned &LDefaults_24Pair_24Nest_3B_7Cwith_7C_28Ljava_2Flang_2FObject_3BI_29LDefaults_24Pair_3B (dread ref %Reg1_R133, dread ref %Reg2_R113, dread i32 %Reg3_I) { dassign %Reg1_R132 0 }
  dassign %Reg1_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg1_R132))
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FObject_3B_29V (dread ref %Reg0_R115, dread ref %Reg1_R113) {}
  intrinsiccallwithtype <$LDefaults_241_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R134 0 (gcmalloc ref <$LDefaults_241_3B>)
  dassign %Reg1_R119 0 (dread ref %Reg16_R119)
  callassigned &LDefaults_241_3B_7C_3Cinit_3E_7C_28ALjava_2Flang_2FString_3B_29V (dread ref %Reg0_R134, dread ref %Reg1_R119) {}
  dassign %Reg14_R134 0 (dread ref %Reg0_R134)
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg14_R122 0 (retype ref <* <$LDefaults_24Base_3B>> (dread ref %Reg14_R134))
  dassign %Reg1_R122 0 (dread ref %Reg14_R122)
  dassign %Reg1_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg1_R122))
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FObject_3B_29V (dread ref %Reg0_R115, dread ref %Reg1_R113) {}
LOC 1 32
  dassign %Reg14_R122 0 (retype ref <* <$LDefaults_24Base_3B>> (dread ref %Reg14_R134))
  dassign %Reg0_R122 0 (dread ref %Reg14_R122)
  dassign %Reg15_R122 0 (dread ref %Reg0_R122)
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R116 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R116) {}
  dassign %Reg15_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg15_R122))
  dassign %Reg2_R113 0 (dread ref %Reg15_R113)
  dassign %Reg2_I 0 (intrinsicopwithtype i32 <* <$LDefaults_24Base_3B>> JAVA_INSTANCE_OF (dread ref %Reg2_R113))
  dassign %Reg2_Z 0 (cvt u1 i32 (dread i32 %Reg2_I))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Z_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread u1 %Reg2_Z) { dassign %Reg1_R116 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_22 0 }
  dassign %Reg2_R114 0 (dread ptr %L_STR_22)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread ref %Reg2_R114) { dassign %Reg1_R116 0 }
  dassign %Reg15_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg15_R122))
  dassign %Reg2_R113 0 (dread ref %Reg15_R113)
  dassign %Reg2_I 0 (intrinsicopwithtype i32 <* <$LDefaults_24Left_3B>> JAVA_INSTANCE_OF (dread ref %Reg2_R113))
  dassign %Reg2_Z 0 (cvt u1 i32 (dread i32 %Reg2_I))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Z_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread u1 %Reg2_Z) { dassign %Reg1_R116 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_22 0 }
  dassign %Reg2_R114 0 (dread ptr %L_STR_22)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread ref %Reg2_R114) { dassign %Reg1_R116 0 }
  dassign %Reg15_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg15_R122))
  dassign %Reg2_R113 0 (dread ref %Reg15_R113)
  dassign %Reg2_I 0 (intrinsicopwithtype i32 <* <$LDefaults_24Const_3B>> JAVA_INSTANCE_OF (dread ref %Reg2_R113))
  dassign %Reg2_Z 0 (cvt u1 i32 (dread i32 %Reg2_I))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Z_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread u1 %Reg2_Z) { dassign %Reg1_R116 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_22 0 }
  dassign %Reg2_R114 0 (dread ptr %L_STR_22)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread ref %Reg2_R114) { dassign %Reg1_R116 0 }
  dassign %Reg2_R120 0 (dread ref %Reg8_R120)
  dassign %Reg2_I 0 (intrinsicopwithtype i32 <* <$LDefaults_24Const_3B>> JAVA_INSTANCE_OF (dread ref %Reg2_R120))
  dassign %Reg2_Z 0 (cvt u1 i32 (dread i32 %Reg2_I))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Z_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread u1 %Reg2_Z) { dassign %Reg1_R116 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R116) { dassign %Reg1_R114 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R115, dread ref %Reg1_R114) {}
LOC 1 33
  return ()
}
func &LDefaults_241_3B_7C_3Cinit_3E_7C_28ALjava_2Flang_2FString_3B_29V constructor (var %_this <* <$LDefaults_241_3B>>, var %Reg3_R119 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>) void {
  funcid 5
  var %Reg2_R134 <* <$LDefaults_241_3B>>
  var %Reg0_R134 <* <$LDefaults_241_3B>>
  var %Reg3_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_R119 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>

  dassign %Reg2_R134 0 (dread ref %_this)
LOC 1 31
  dassign %Reg0_R134 0 (dread ref %Reg2_R134)
  dassign %Reg3_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg3_R119))
  dassign %Reg1_R113 0 (dread ref %Reg3_R113)
  dassign %Reg1_R119 0 (retype ref <* <[] <* <$Ljava_2Flang_2FString_3B>>>> (dread ref %Reg1_R113))
  iassign <* <$LDefaults_241_3B>> 2 (dread ref %Reg0_R134, dread ref %Reg1_R119)
  dassign %Reg0_R134 0 (dread ref %Reg2_R134)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R134))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
  return ()
}
func &LDefaults_241_3B_7Cid_7C_28_29I public virtual (var %_this <* <$LDefaults_241_3B>>) i32 {
  funcid 6
  var %Reg2_R134 <* <$LDefaults_241_3B>>
  var %Reg0_R134 <* <$LDefaults_241_3B>>
  var %Reg0_R119 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>
  var %Reg0_I i32
  var %Reg1_I i32

  dassign %Reg2_R134 0 (dread ref %_this)
  dassign %Reg0_R134 0 (dread ref %Reg2_R134)
  dassign %Reg0_R119 0 (iread ref <* <$LDefaults_241_3B>> 2 (dread ref %Reg0_R134))
  dassign %Reg0_I 0 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %Reg0_R119))
  dassign %Reg1_I 0 (constval i32 100)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  return (dread i32 %Reg0_I)
}
func &LDefaults_241_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$LDefaults_241_3B>>) <* <$Ljava_2Flang_2FString_3B>> {
  funcid 7
  var %Reg2_R134 <* <$LDefaults_241_3B>>
  var %Reg0_R116 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg1_R134 <* <$LDefaults_241_3B>>
  var %Reg1_R114 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_23 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R114 <* <$Ljava_2Flang_2FString_3B>>

  dassign %Reg2_R134 0 (dread ref %_this)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R116 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R116) {}
  dassign %Reg1_R134 0 (dread ref %Reg2_R134)
  virtualcallassigned &LDefaults_241_3B_7Cname_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R134) { dassign %Reg1_R114 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R116, dread ref %Reg1_R114) { dassign %Reg0_R116 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2300) { dassign %L_STR_23 0 }
  dassign %Reg1_R114 0 (dread ptr %L_STR_23)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R116, dread ref %Reg1_R114) { dassign %Reg0_R116 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg0_R116) { dassign %Reg0_R114 0 }
  return (dread ref %Reg0_R114)
}
func &LDefaults_24Abs_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LDefaults_24Abs_3B>>) void {
  funcid 8
  var %Reg1_R135 <* <$LDefaults_24Abs_3B>>
  var %Reg0_R135 <* <$LDefaults_24Abs_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>

  dassign %Reg1_R135 0 (dread ref %_this)
LOC 1 9
  dassign %Reg0_R135 0 (dread ref %Reg1_R135)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R135))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
  return ()
}
func &LDefaults_24Abs_3B_7Cmine_7C_28_29Ljava_2Flang_2FString_3B virtual abstract (var %_this <* <$LDefaults_24Abs_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &LDefaults_24Abs_3B_7Cextra_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$LDefaults_24Abs_3B>>) <* <$Ljava_2Flang_2FString_3B>> {
  funcid 10
  var %Reg2_R135 <* <$LDefaults_24Abs_3B>>
  var %Reg0_R116 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg1_R135 <* <$LDefaults_24Abs_3B>>
  var %Reg1_R114 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_R124 <* <$LDefaults_24Right_3B>>
  var %Reg0_R114 <* <$Ljava_2Flang_2FString_3B>>

  dassign %Reg2_R135 0 (dread ref %_this)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R116 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R116) {}
  dassign %Reg1_R135 0 (dread ref %Reg2_R135)
  virtualcallassigned &LDefaults_24Abs_3B_7Cmine_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R135) { dassign %Reg1_R114 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R116, dread ref %Reg1_R114) { dassign %Reg0_R116 0 }
  dassign %Reg1_R135 0 (dread ref %Reg2_R135)
  dassign %Reg1_R124 0 (retype ref <* <$LDefaults_24Right_3B>> (dread ref %Reg1_R135))
  callassigned &LDefaults_24Right_3B_7Cextra_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R124) { dassign %Reg1_R114 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R116, dread ref %Reg1_R114) { dassign %Reg0_R116 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg0_R116) { dassign %Reg0_R114 0 }
  return (dread ref %Reg0_R114)
}
func &LDefaults_24Base_3B_7Cname_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$LDefaults_24Base_3B>>) <* <$Ljava_2Flang_2FString_3B>> {
  funcid 11
  var %Reg2_R122 <* <$LDefaults_24Base_3B>>
  var %Reg0_R116 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg1_R114 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_24 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_R122 <* <$LDefaults_24Base_3B>>
  var %Reg1_I i32
  var %Reg0_R114 <* <$Ljava_2Flang_2FString_3B>>

  dassign %Reg2_R122 0 (dread ref %_this)
LOC 1 4
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R116 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R116) {}
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_42006100730065003a00) { dassign %L_STR_24 0 }
  dassign %Reg1_R114 0 (dread ptr %L_STR_24)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R116, dread ref %Reg1_R114) { dassign %Reg0_R116 0 }
  dassign %Reg1_R122 0 (dread ref %Reg2_R122)
  interfacecallassigned &LDefaults_24Base_3B_7Cid_7C_28_29I (dread ref %Reg1_R122) { dassign %Reg1_I 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R116, dread i32 %Reg1_I) { dassign %Reg0_R116 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg0_R116) { dassign %Reg0_R114 0 }
  return (dread ref %Reg0_R114)
}
func &LDefaults_24Base_3B_7Cid_7C_28_29I public virtual abstract (var %_this <* <$LDefaults_24Base_3B>>) i32
func &LDefaults_24Base_3B_7Cutil_7C_28LDefaults_24Base_3B_29Ljava_2Flang_2FString_3B public static (var %Reg2_R122 <* <$LDefaults_24Base_3B>>) <* <$Ljava_2Flang_2FString_3B>> {
  funcid 13
  var %Reg0_R116 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg1_R114 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_25 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_R122 <* <$LDefaults_24Base_3B>>
  var %Reg0_R114 <* <$Ljava_2Flang_2FString_3B>>

ALIAS %b %Reg2_R122 <* <$LDefaults_24Base_3B>>
  intrinsiccallwithtype <$LDefaults_24Base_3B> JAVA_CLINIT_CHECK ()
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R116 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R116) {}
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_7500740069006c002000) { dassign %L_STR_25 0 }
  dassign %Reg1_R114 0 (dread ptr %L_STR_25)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R116, dread ref %Reg1_R114) { dassign %Reg0_R116 0 }
  dassign %Reg1_R122 0 (dread ref %Reg2_R122)
  interfacecallassigned &LDefaults_24Base_3B_7Cname_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R122) { dassign %Reg1_R114 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R116, dread ref %Reg1_R114) { dassign %Reg0_R116 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg0_R116) { dassign %Reg0_R114 0 }
  return (dread ref %Reg0_R114)
}
func &LDefaults_24Both_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LDefaults_24Both_3B>>) void {
  funcid 14
  var %Reg1_R130 <* <$LDefaults_24Both_3B>>
  var %Reg0_R130 <* <$LDefaults_24Both_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>

  dassign %Reg1_R130 0 (dread ref %_this)
LOC 1 16
  dassign %Reg0_R130 0 (dread ref %Reg1_R130)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R130))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
  return ()
}
func &LDefaults_24Both_3B_7Cq_7C_28_29V public virtual (var %_this <* <$LDefaults_24Both_3B>>) void {
  funcid 15
  var %Reg2_R130 <* <$LDefaults_24Both_3B>>
  var %Reg0_R115 <* <$Ljava_2Fio_2FPrintStream_3B>>
  var %Reg1_R114 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_26 <* <$Ljava_2Flang_2FString_3B>>

  dassign %Reg2_R130 0 (dread ref %_this)
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_7100) { dassign %L_STR_26 0 }
  dassign %Reg1_R114 0 (dread ptr %L_STR_26)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R115, dread ref %Reg1_R114) {}
  return ()
}
func &LDefaults_24Both_3B_7C_3Cclinit_3E_7C_28_29V static constructor () void {
  funcid 16
  var %Reg0_R115 <* <$Ljava_2Fio_2FPrintStream_3B>>
  var %Reg1_R114 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_27 <* <$Ljava_2Flang_2FString_3B>>

  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_1c1a2943b7a8f5a7c6e6992f72f1df5f) { dassign %L_STR_27 0 }
  dassign %Reg1_R114 0 (dread ptr %L_STR_27)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R115, dread ref %Reg1_R114) {}
  return ()
}
func &LDefaults_24Conc_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LDefaults_24Conc_3B>>) void {
  funcid 17
  var %Reg1_R123 <* <$LDefaults_24Conc_3B>>
  var %Reg0_R123 <* <$LDefaults_24Conc_3B>>
  var %Reg0_R135 <* <$LDefaults_24Abs_3B>>

  dassign %Reg1_R123 0 (dread ref %_this)
LOC 1 10
  dassign %Reg0_R123 0 (dread ref %Reg1_R123)
  dassign %Reg0_R135 0 (retype ref <* <$LDefaults_24Abs_3B>> (dread ref %Reg0_R123))
  callassigned &LDefaults_24Abs_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R135) {}
  return ()
}
func &LDefaults_24Conc_3B_7Cmine_7C_28_29Ljava_2Flang_2FString_3B virtual (var %_this <* <$LDefaults_24Conc_3B>>) <* <$Ljava_2Flang_2FString_3B>> {
  funcid 18
  var %Reg1_R123 <* <$LDefaults_24Conc_3B>>
  var %Reg0_R114 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_28 <* <$Ljava_2Flang_2FString_3B>>

  dassign %Reg1_R123 0 (dread ref %_this)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_6d0069006e0065002000) { dassign %L_STR_28 0 }
  dassign %Reg0_R114 0 (dread ptr %L_STR_28)
  return (dread ref %Reg0_R114)
}
func &LDefaults_24Const_3B_7C_3Cclinit_3E_7C_28_29V static constructor () void {
  funcid 19
  var %Reg0_R114 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_29 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_I i32
  var %Reg0_R117 <* <[] i32>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>

LOC 1 2
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_cd90fcf34d37a6ffcd3856e3821ae056) { dassign %L_STR_29 0 }
  dassign %Reg0_R114 0 (dread ptr %L_STR_29)
  dassign %Reg1_I 0 (constval i32 3)
  intrinsiccallwithtype <$LDefaults_3B> JAVA_CLINIT_CHECK ()
  callassigned &LDefaults_3B_7Cmake_7C_28Ljava_2Flang_2FString_3BI_29AI (dread ref %Reg0_R114, dread i32 %Reg1_I) { dassign %Reg0_R117 0 }
  dassign $LDefaults_24Const_3B_7CARR 0 (dread ref %Reg0_R117)
  intrinsiccallwithtype <$Ljava_2Flang_2FObject_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R113 0 (gcmalloc ref <$Ljava_2Flang_2FObject_3B>)
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
  dassign $LDefaults_24Const_3B_7CO 0 (dread ref %Reg0_R113)
  return ()
}
func &LDefaults_24Gen_3B_7Cget_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FObject_3B public virtual abstract (var %_this <* <$LDefaults_24Gen_3B>>, var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>) <* <$Ljava_2Flang_2FObject_3B>>
func &LDefaults_24Gen_3B_7Ctwice_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FObject_3B public virtual (var %_this <* <$LDefaults_24Gen_3B>>, var %Reg4_R113 <* <$Ljava_2Flang_2FObject_3B>>) <* <$Ljava_2Flang_2FObject_3B>> {
  funcid 21
  var %Reg3_R126 <* <$LDefaults_24Gen_3B>>
  var %Reg0_R126 <* <$LDefaults_24Gen_3B>>
  var %Reg1_R126 <* <$LDefaults_24Gen_3B>>
  var %Reg2_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>

ALIAS %t %Reg4_R113 <* <$Ljava_2Flang_2FObject_3B>> "TT;"
  dassign %Reg3_R126 0 (dread ref %_this)
LOC 1 11
  dassign %Reg0_R126 0 (dread ref %Reg3_R126)
  dassign %Reg1_R126 0 (dread ref %Reg3_R126)
  dassign %Reg2_R113 0 (dread ref %Reg4_R113)
  interfacecallassigned &LDefaults_24Gen_3B_7Cget_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FObject_3B (dread ref %Reg1_R126, dread ref %Reg2_R113) { dassign %Reg1_R113 0 }
  interfacecallassigned &LDefaults_24Gen_3B_7Cget_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FObject_3B (dread ref %Reg0_R126, dread ref %Reg1_R113) { dassign %Reg0_R113 0 }
  return (dread ref %Reg0_R113)
}
func &LDefaults_24Impl_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LDefaults_24Impl_3B>>) void {
  funcid 22
  var %Reg1_R120 <* <$LDefaults_24Impl_3B>>
  var %Reg0_R120 <* <$LDefaults_24Impl_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>

  dassign %Reg1_R120 0 (dread ref %_this)
LOC 1 7
  dassign %Reg0_R120 0 (dread ref %Reg1_R120)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R120))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
  return ()
}
func &LDefaults_24Impl_3B_7Cid_7C_28_29I public virtual (var %_this <* <$LDefaults_24Impl_3B>>) i32 {
  funcid 23
  var %Reg2_R120 <* <$LDefaults_24Impl_3B>>
  var %Reg0_I i32
  var %Reg1_R117 <* <[] i32>>
  var %Reg1_I i32

  dassign %Reg2_R120 0 (dread ref %_this)
  dassign %Reg0_I 0 (constval i32 5)
  intrinsiccallwithtype <$LDefaults_24Const_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R117 0 (dread ref $LDefaults_24Const_3B_7CARR)
  dassign %Reg1_I 0 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %Reg1_R117))
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  return (dread i32 %Reg0_I)
}
func &LDefaults_24Inc_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LDefaults_24Inc_3B>>) void {
  funcid 24
  var %Reg1_R125 <* <$LDefaults_24Inc_3B>>
  var %Reg0_R125 <* <$LDefaults_24Inc_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>

  dassign %Reg1_R125 0 (dread ref %_this)
LOC 1 12
  dassign %Reg0_R125 0 (dread ref %Reg1_R125)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R125))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
  return ()
}
func &LDefaults_24Inc_3B_7Cget_7C_28Ljava_2Flang_2FInteger_3B_29Ljava_2Flang_2FInteger_3B public virtual (var %_this <* <$LDefaults_24Inc_3B>>, var %Reg3_R127 <* <$Ljava_2Flang_2FInteger_3B>>) <* <$Ljava_2Flang_2FInteger_3B>> {
  funcid 25
  var %Reg2_R125 <* <$LDefaults_24Inc_3B>>
  var %Reg0_R127 <* <$Ljava_2Flang_2FInteger_3B>>
  var %Reg0_I i32
  var %Reg1_I i32

ALIAS %x %Reg3_R127 <* <$Ljava_2Flang_2FInteger_3B>>
  dassign %Reg2_R125 0 (dread ref %_this)
  dassign %Reg0_R127 0 (dread ref %Reg3_R127)
  virtualcallassigned &Ljava_2Flang_2FInteger_3B_7CintValue_7C_28_29I (dread ref %Reg0_R127) { dassign %Reg0_I 0 }
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  intrinsiccallwithtype <$Ljava_2Flang_2FInteger_3B> JAVA_CLINIT_CHECK ()
  callassigned &Ljava_2Flang_2FInteger_3B_7CvalueOf_7C_28I_29Ljava_2Flang_2FInteger_3B (dread i32 %Reg0_I) { dassign %Reg0_R127 0 }
  return (dread ref %Reg0_R127)
}
func &LDefaults_24Inc_3B_7Cget_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FObject_3B public synthetic bridge virtual (var %_this <* <$LDefaults_24Inc_3B>>, var %Reg3_R113 <* <$Ljava_2Flang_2FObject_3B>>) <* <$Ljava_2Flang_2FObject_3B>> {
  funcid 26
  var %Reg2_R125 <* <$LDefaults_24Inc_3B>>
  var %Reg0_R125 <* <$LDefaults_24Inc_3B>>
  var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_R127 <* <$Ljava_2Flang_2FInteger_3B>>
  var %Reg0_R127 <* <$Ljava_2Flang_2FInteger_3B>>

  dassign %Reg2_R125 0 (dread ref %_this)
  dassign %Reg0_R125 0 (dread ref %Reg2_R125)
  dassign %Reg3_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg3_R113))
  dassign %Reg1_R113 0 (dread ref %Reg3_R113)
  intrinsiccallwithtypeassigned <* <$Ljava_2Flang_2FInteger_3B>> JAVA_CHECK_CAST (dread ref %Reg1_R113) { dassign %Reg1_R127 0 }
  virtualcallassigned &LDefaults_24Inc_3B_7Cget_7C_28Ljava_2Flang_2FInteger_3B_29Ljava_2Flang_2FInteger_3B (dread ref %Reg0_R125, dread ref %Reg1_R127) { dassign %Reg0_R127 0 }
  return (dread ref %Reg0_R127)
}
func &LDefaults_24Left_3B_7Cname_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$LDefaults_24Left_3B>>) <* <$Ljava_2Flang_2FString_3B>> {
  funcid 27
  var %Reg2_R136 <* <$LDefaults_24Left_3B>>
  var %Reg0_R116 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg1_R114 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_30 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_R136 <* <$LDefaults_24Left_3B>>
  var %Reg1_R122 <* <$LDefaults_24Base_3B>>
  var %Reg0_R114 <* <$Ljava_2Flang_2FString_3B>>

  dassign %Reg2_R136 0 (dread ref %_this)
LOC 1 5
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R116 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R116) {}
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_4c006500660074002b00) { dassign %L_STR_30 0 }
  dassign %Reg1_R114 0 (dread ptr %L_STR_30)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R116, dread ref %Reg1_R114) { dassign %Reg0_R116 0 }
  dassign %Reg1_R136 0 (dread ref %Reg2_R136)
  dassign %Reg1_R122 0 (retype ref <* <$LDefaults_24Base_3B>> (dread ref %Reg1_R136))
  callassigned &LDefaults_24Base_3B_7Cname_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R122) { dassign %Reg1_R114 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R116, dread ref %Reg1_R114) { dassign %Reg0_R116 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg0_R116) { dassign %Reg0_R114 0 }
  return (dread ref %Reg0_R114)
}
func &LDefaults_24Loud_3B_7Cshout_7C_28_29V public virtual (var %_this <* <$LDefaults_24Loud_3B>>) void {
  funcid 28
  var %Reg3_R137 <* <$LDefaults_24Loud_3B>>
  var %Reg0_R115 <* <$Ljava_2Fio_2FPrintStream_3B>>
  var %Reg1_R116 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg2_R114 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_31 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg2_I i32
  var %Reg1_R114 <* <$Ljava_2Flang_2FString_3B>>

  dassign %Reg3_R137 0 (dread ref %_this)
LOC 1 14
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R116 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R116) {}
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_6c006f0075006400) { dassign %L_STR_31 0 }
  dassign %Reg2_R114 0 (dread ptr %L_STR_31)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread ref %Reg2_R114) { dassign %Reg1_R116 0 }
  intrinsiccallwithtype <$LDefaults_24Loud_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg2_I 0 (dread i32 $LDefaults_24Loud_3B_7CX)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread i32 %Reg2_I) { dassign %Reg1_R116 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R116) { dassign %Reg1_R114 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R115, dread ref %Reg1_R114) {}
  return ()
}
func &LDefaults_24Loud_3B_7C_3Cclinit_3E_7C_28_29V static constructor () void {
  funcid 29
  var %Reg0_R114 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_32 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_I i32
  var %Reg0_R117 <* <[] i32>>
  var %Reg0_I i32

  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_4c006f0075006400) { dassign %L_STR_32 0 }
  dassign %Reg0_R114 0 (dread ptr %L_STR_32)
  dassign %Reg1_I 0 (constval i32 1)
  intrinsiccallwithtype <$LDefaults_3B> JAVA_CLINIT_CHECK ()
  callassigned &LDefaults_3B_7Cmake_7C_28Ljava_2Flang_2FString_3BI_29AI (dread ref %Reg0_R114, dread i32 %Reg1_I) { dassign %Reg0_R117 0 }
  dassign %Reg0_I 0 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %Reg0_R117))
  dassign $LDefaults_24Loud_3B_7CX 0 (dread i32 %Reg0_I)
  return ()
}
func &LDefaults_24Pair_24Nest_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FObject_3B_29V constructor (var %_this <* <$LDefaults_24Pair_24Nest_3B>>, var %Reg3_R113 <* <$Ljava_2Flang_2FObject_3B>>) void {
  funcid 30
  var %Reg2_R133 <* <$LDefaults_24Pair_24Nest_3B>>
  var %Reg0_R133 <* <$LDefaults_24Pair_24Nest_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>

ALIAS %c %Reg3_R113 <* <$Ljava_2Flang_2FObject_3B>> "TC;"
  dassign %Reg2_R133 0 (dread ref %_this)
LOC 1 21
  dassign %Reg0_R133 0 (dread ref %Reg2_R133)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R133))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
  dassign %Reg0_R133 0 (dread ref %Reg2_R133)
  dassign %Reg1_R113 0 (dread ref %Reg3_R113)
  iassign <* <$LDefaults_24Pair_24Nest_3B>> 2 (dread ref %Reg0_R133, dread ref %Reg1_R113)
  return ()
}
func &LDefaults_24Pair_24Nest_3B_7Cwith_7C_28Ljava_2Flang_2FObject_3BI_29LDefaults_24Pair_3B virtual (var %_this <* <$LDefaults_24Pair_24Nest_3B>>, var %Reg6_R113 <* <$Ljava_2Flang_2FObject_3B>>, var %Reg7_I i32) <* <$LDefaults_24Pair_3B>> {
  funcid 31
  var %Reg5_R133 <* <$LDefaults_24Pair_24Nest_3B>>
  var %Reg0_R132 <* <$LDefaults_24Pair_3B>>
  var %Reg1_R133 <* <$LDefaults_24Pair_24Nest_3B>>
  var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg2_I i32
  var %Reg3_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg3_R114 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg3_I i32
  var %Reg2_R127 <* <$Ljava_2Flang_2FInteger_3B>>
  var %Reg2_R118 <* <$Ljava_2Flang_2FComparable_3B>>

ALIAS %d %Reg6_R113 <* <$Ljava_2Flang_2FObject_3B>> "TD;"
ALIAS %i %Reg7_I i32
  dassign %Reg5_R133 0 (dread ref %_this)
  intrinsiccallwithtype <$LDefaults_24Pair_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R132 0 (gcmalloc ref <$LDefaults_24Pair_3B>)
  dassign %Reg1_R133 0 (dread ref %Reg5_R133)
  dassign %Reg1_R113 0 (iread ref <* <$LDefaults_24Pair_24Nest_3B>> 2 (dread ref %Reg1_R133))
  dassign %Reg2_I 0 (dread i32 %Reg7_I)
  dassign %Reg3_R113 0 (dread ref %Reg6_R113)
  virtualcallassigned &Ljava_2Flang_2FObject_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg3_R113) { dassign %Reg3_R114 0 }
  virtualcallassigned &Ljava_2Flang_2FString_3B_7Clength_7C_28_29I (dread ref %Reg3_R114) { dassign %Reg3_I 0 }
  dassign %Reg2_I 0 (add i32 (dread i32 %Reg2_I, dread i32 %Reg3_I))
  intrinsiccallwithtype <$Ljava_2Flang_2FInteger_3B> JAVA_CLINIT_CHECK ()
  callassigned &Ljava_2Flang_2FInteger_3B_7CvalueOf_7C_28I_29Ljava_2Flang_2FInteger_3B (dread i32 %Reg2_I) { dassign %Reg2_R127 0 }
  dassign %Reg2_R118 0 (retype ref <* <$Ljava_2Flang_2FComparable_3B>> (dread ref %Reg2_R127))
  callassigned &LDefaults_24Pair_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FObject_3BLjava_2Flang_2FComparable_3B_29V (dread ref %Reg0_R132, dread ref %Reg1_R113, dread ref %Reg2_R118) {}
  return (dread ref %Reg0_R132)
}
func &LDefaults_24Pair_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FObject_3BLjava_2Flang_2FComparable_3B_29V constructor (var %_this <* <$LDefaults_24Pair_3B>>, var %Reg3_R113 <* <$Ljava_2Flang_2FObject_3B>>, var %Reg4_R118 <* <$Ljava_2Flang_2FComparable_3B>>) void {
  funcid 32
  var %Reg2_R132 <* <$LDefaults_24Pair_3B>>
  var %Reg0_R132 <* <$LDefaults_24Pair_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_R118 <* <$Ljava_2Flang_2FComparable_3B>>

ALIAS %a %Reg3_R113 <* <$Ljava_2Flang_2FObject_3B>> "TA;"
ALIAS %b %Reg4_R118 <* <$Ljava_2Flang_2FComparable_3B>> "TB;"
  dassign %Reg2_R132 0 (dread ref %_this)
LOC 1 19
  dassign %Reg0_R132 0 (dread ref %Reg2_R132)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R132))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
  dassign %Reg0_R132 0 (dread ref %Reg2_R132)
  dassign %Reg1_R113 0 (dread ref %Reg3_R113)
  iassign <* <$LDefaults_24Pair_3B>> 2 (dread ref %Reg0_R132, dread ref %Reg1_R113)
  dassign %Reg0_R132 0 (dread ref %Reg2_R132)
  dassign %Reg1_R118 0 (dread ref %Reg4_R118)
  iassign <* <$LDefaults_24Pair_3B>> 3 (dread ref %Reg0_R132, dread ref %Reg1_R118)
  return ()
}
func &LDefaults_24Pair_3B_7CcompareTo_7C_28LDefaults_24Pair_3B_29I public virtual (var %_this <* <$LDefaults_24Pair_3B>>, var %Reg3_R132 <* <$LDefaults_24Pair_3B>>) i32 {
  funcid 33
  var %Reg2_R132 <* <$LDefaults_24Pair_3B>>
  var %Reg0_R132 <* <$LDefaults_24Pair_3B>>
  var %Reg0_R118 <* <$Ljava_2Flang_2FComparable_3B>>
  var %Reg1_R132 <* <$LDefaults_24Pair_3B>>
  var %Reg1_R118 <* <$Ljava_2Flang_2FComparable_3B>>
  var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_I i32

ALIAS %o %Reg3_R132 <* <$LDefaults_24Pair_3B>> "LDefaults$Pair<TA;TB;>;"
  dassign %Reg2_R132 0 (dread ref %_this)
LOC 1 20
  dassign %Reg0_R132 0 (dread ref %Reg2_R132)
  dassign %Reg0_R118 0 (iread ref <* <$LDefaults_24Pair_3B>> 3 (dread ref %Reg0_R132))
  dassign %Reg1_R132 0 (dread ref %Reg3_R132)
  dassign %Reg1_R118 0 (iread ref <* <$LDefaults_24Pair_3B>> 3 (dread ref %Reg1_R132))
  dassign %Reg1_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg1_R118))
  interfacecallassigned &Ljava_2Flang_2FComparable_3B_7CcompareTo_7C_28Ljava_2Flang_2FObject_3B_29I (dread ref %Reg0_R118, dread ref %Reg1_R113) { dassign %Reg0_I 0 }
  return (dread i32 %Reg0_I)
}
func &LDefaults_24Pair_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$LDefaults_24Pair_3B>>) <* <$Ljava_2Flang_2FString_3B>> {
  funcid 34
  var %Reg2_R132 <* <$LDefaults_24Pair_3B>>
  var %Reg0_R116 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg1_R114 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_33 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_R132 <* <$LDefaults_24Pair_3B>>
  var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %L_STR_34 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_R118 <* <$Ljava_2Flang_2FComparable_3B>>
  var %L_STR_35 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R114 <* <$Ljava_2Flang_2FString_3B>>

  dassign %Reg2_R132 0 (dread ref %_this)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R116 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R116) {}
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2800) { dassign %L_STR_33 0 }
  dassign %Reg1_R114 0 (dread ptr %L_STR_33)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R116, dread ref %Reg1_R114) { dassign %Reg0_R116 0 }
  dassign %Reg1_R132 0 (dread ref %Reg2_R132)
  dassign %Reg1_R113 0 (iread ref <* <$LDefaults_24Pair_3B>> 2 (dread ref %Reg1_R132))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R116, dread ref %Reg1_R113) { dassign %Reg0_R116 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2c00) { dassign %L_STR_34 0 }
  dassign %Reg1_R114 0 (dread ptr %L_STR_34)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R116, dread ref %Reg1_R114) { dassign %Reg0_R116 0 }
  dassign %Reg1_R132 0 (dread ref %Reg2_R132)
  dassign %Reg1_R118 0 (iread ref <* <$LDefaults_24Pair_3B>> 3 (dread ref %Reg1_R132))
  dassign %Reg1_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg1_R118))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R116, dread ref %Reg1_R113) { dassign %Reg0_R116 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2900) { dassign %L_STR_35 0 }
  dassign %Reg1_R114 0 (dread ptr %L_STR_35)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R116, dread ref %Reg1_R114) { dassign %Reg0_R116 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg0_R116) { dassign %Reg0_R114 0 }
  return (dread ref %Reg0_R114)
}
func &LDefaults_24Pair_3B_7CcompareTo_7C_28Ljava_2Flang_2FObject_3B_29I public synthetic bridge virtual (var %_this <* <$LDefaults_24Pair_3B>>, var %Reg3_R113 <* <$Ljava_2Flang_2FObject_3B>>) i32 {
  funcid 35
  var %Reg2_R132 <* <$LDefaults_24Pair_3B>>
  var %Reg0_R132 <* <$LDefaults_24Pair_3B>>
  var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_R132 <* <$LDefaults_24Pair_3B>>
  var %Reg0_I i32

  dassign %Reg2_R132 0 (dread ref %_this)
LOC 1 18
  dassign %Reg0_R132 0 (dread ref %Reg2_R132)
  dassign %Reg3_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg3_R113))
  dassign %Reg1_R113 0 (dread ref %Reg3_R113)
  intrinsiccallwithtypeassigned <* <$LDefaults_24Pair_3B>> JAVA_CHECK_CAST (dread ref %Reg1_R113) { dassign %Reg1_R132 0 }
  virtualcallassigned &LDefaults_24Pair_3B_7CcompareTo_7C_28LDefaults_24Pair_3B_29I (dread ref %Reg0_R132, dread ref %Reg1_R132) { dassign %Reg0_I 0 }
  return (dread i32 %Reg0_I)
}
func &LDefaults_24Quiet_3B_7Cq_7C_28_29V public virtual abstract (var %_this <* <$LDefaults_24Quiet_3B>>) void
func &LDefaults_24Quiet_3B_7C_3Cclinit_3E_7C_28_29V static constructor () void {
  funcid 37
  var %Reg0_R114 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_36 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_I i32
  var %Reg0_R117 <* <[] i32>>
  var %Reg0_I i32

LOC 1 15
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_51007500690065007400) { dassign %L_STR_36 0 }
  dassign %Reg0_R114 0 (dread ptr %L_STR_36)
  dassign %Reg1_I 0 (constval i32 2)
  intrinsiccallwithtype <$LDefaults_3B> JAVA_CLINIT_CHECK ()
  callassigned &LDefaults_3B_7Cmake_7C_28Ljava_2Flang_2FString_3BI_29AI (dread ref %Reg0_R114, dread i32 %Reg1_I) { dassign %Reg0_R117 0 }
  dassign %Reg0_I 0 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %Reg0_R117))
  dassign $LDefaults_24Quiet_3B_7CY 0 (dread i32 %Reg0_I)
  return ()
}
func &LDefaults_24Right_3B_7Cextra_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$LDefaults_24Right_3B>>) <* <$Ljava_2Flang_2FString_3B>> {
  funcid 38
  var %Reg2_R124 <* <$LDefaults_24Right_3B>>
  var %Reg0_R116 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg1_R114 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_37 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_R124 <* <$LDefaults_24Right_3B>>
  var %Reg0_R114 <* <$Ljava_2Flang_2FString_3B>>

  dassign %Reg2_R124 0 (dread ref %_this)
LOC 1 6
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R116 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R116) {}
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_650078007400720061002000) { dassign %L_STR_37 0 }
  dassign %Reg1_R114 0 (dread ptr %L_STR_37)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R116, dread ref %Reg1_R114) { dassign %Reg0_R116 0 }
  dassign %Reg1_R124 0 (dread ref %Reg2_R124)
  interfacecallassigned &LDefaults_24Right_3B_7Cname_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R124) { dassign %Reg1_R114 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R116, dread ref %Reg1_R114) { dassign %Reg0_R116 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg0_R116) { dassign %Reg0_R114 0 }
  return (dread ref %Reg0_R114)
}
func &LDefaults_24Right_3B_7Cid_7C_28_29I public virtual (var %_this <* <$LDefaults_24Right_3B>>) i32 {
  funcid 39
  var %Reg1_R124 <* <$LDefaults_24Right_3B>>
  var %Reg0_I i32

  dassign %Reg1_R124 0 (dread ref %_this)
  dassign %Reg0_I 0 (constval i32 42)
  return (dread i32 %Reg0_I)
}
func &LDefaults_24Str_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LDefaults_24Str_3B>>) void {
  funcid 40
  var %Reg1_R128 <* <$LDefaults_24Str_3B>>
  var %Reg0_R128 <* <$LDefaults_24Str_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>

  dassign %Reg1_R128 0 (dread ref %_this)
LOC 1 13
  dassign %Reg0_R128 0 (dread ref %Reg1_R128)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R128))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
  return ()
}
func &LDefaults_24Str_3B_7Cget_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$LDefaults_24Str_3B>>, var %Reg3_R114 <* <$Ljava_2Flang_2FString_3B>>) <* <$Ljava_2Flang_2FString_3B>> {
  funcid 41
  var %Reg2_R128 <* <$LDefaults_24Str_3B>>
  var %Reg0_R116 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg1_R114 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R114 <* <$Ljava_2Flang_2FString_3B>>

ALIAS %x %Reg3_R114 <* <$Ljava_2Flang_2FString_3B>>
  dassign %Reg2_R128 0 (dread ref %_this)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R116 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R116) {}
  dassign %Reg1_R114 0 (dread ref %Reg3_R114)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R116, dread ref %Reg1_R114) { dassign %Reg0_R116 0 }
  dassign %Reg1_R114 0 (dread ref %Reg3_R114)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R116, dread ref %Reg1_R114) { dassign %Reg0_R116 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg0_R116) { dassign %Reg0_R114 0 }
  return (dread ref %Reg0_R114)
}
func &LDefaults_24Str_3B_7Ctwice_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$LDefaults_24Str_3B>>, var %Reg4_R114 <* <$Ljava_2Flang_2FString_3B>>) <* <$Ljava_2Flang_2FString_3B>> {
  funcid 42
  var %Reg3_R128 <* <$LDefaults_24Str_3B>>
  var %Reg0_R116 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg1_R114 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_38 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_R128 <* <$LDefaults_24Str_3B>>
  var %Reg2_R114 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_R126 <* <$LDefaults_24Gen_3B>>
  var %Reg2_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %L_STR_39 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R114 <* <$Ljava_2Flang_2FString_3B>>

ALIAS %s %Reg4_R114 <* <$Ljava_2Flang_2FString_3B>>
  dassign %Reg3_R128 0 (dread ref %_this)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R116 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R116) {}
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_3c00) { dassign %L_STR_38 0 }
  dassign %Reg1_R114 0 (dread ptr %L_STR_38)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R116, dread ref %Reg1_R114) { dassign %Reg0_R116 0 }
  dassign %Reg1_R128 0 (dread ref %Reg3_R128)
  dassign %Reg2_R114 0 (dread ref %Reg4_R114)
  dassign %Reg1_R126 0 (retype ref <* <$LDefaults_24Gen_3B>> (dread ref %Reg1_R128))
  dassign %Reg2_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg2_R114))
  callassigned &LDefaults_24Gen_3B_7Ctwice_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FObject_3B (dread ref %Reg1_R126, dread ref %Reg2_R113) { dassign %Reg1_R113 0 }
  intrinsiccallwithtypeassigned <* <$Ljava_2Flang_2FString_3B>> JAVA_CHECK_CAST (dread ref %Reg1_R113) { dassign %Reg1_R114 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R116, dread ref %Reg1_R114) { dassign %Reg0_R116 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_3e00) { dassign %L_STR_39 0 }
  dassign %Reg1_R114 0 (dread ptr %L_STR_39)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R116, dread ref %Reg1_R114) { dassign %Reg0_R116 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg0_R116) { dassign %Reg0_R114 0 }
  return (dread ref %Reg0_R114)
}
func &LDefaults_24Str_3B_7Ctwice_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FObject_3B public synthetic bridge virtual (var %_this <* <$LDefaults_24Str_3B>>, var %Reg3_R113 <* <$Ljava_2Flang_2FObject_3B>>) <* <$Ljava_2Flang_2FObject_3B>> {
  funcid 43
  var %Reg2_R128 <* <$LDefaults_24Str_3B>>
  var %Reg0_R128 <* <$LDefaults_24Str_3B>>
  var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_R114 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R114 <* <$Ljava_2Flang_2FString_3B>>

  dassign %Reg2_R128 0 (dread ref %_this)
  dassign %Reg0_R128 0 (dread ref %Reg2_R128)
  dassign %Reg3_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg3_R113))
  dassign %Reg1_R113 0 (dread ref %Reg3_R113)
  intrinsiccallwithtypeassigned <* <$Ljava_2Flang_2FString_3B>> JAVA_CHECK_CAST (dread ref %Reg1_R113) { dassign %Reg1_R114 0 }
  virtualcallassigned &LDefaults_24Str_3B_7Ctwice_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FString_3B (dread ref %Reg0_R128, dread ref %Reg1_R114) { dassign %Reg0_R114 0 }
  return (dread ref %Reg0_R114)
}
func &LDefaults_24Str_3B_7Cget_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FObject_3B public synthetic bridge virtual (var %_this <* <$LDefaults_24Str_3B>>, var %Reg3_R113 <* <$Ljava_2Flang_2FObject_3B>>) <* <$Ljava_2Flang_2FObject_3B>> {
  funcid 44
  var %Reg2_R128 <* <$LDefaults_24Str_3B>>
  var %Reg0_R128 <* <$LDefaults_24Str_3B>>
  var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_R114 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R114 <* <$Ljava_2Flang_2FString_3B>>

  dassign %Reg2_R128 0 (dread ref %_this)
  dassign %Reg0_R128 0 (dread ref %Reg2_R128)
  dassign %Reg3_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg3_R113))
  dassign %Reg1_R113 0 (dread ref %Reg3_R113)
  intrinsiccallwithtypeassigned <* <$Ljava_2Flang_2FString_3B>> JAVA_CHECK_CAST (dread ref %Reg1_R113) { dassign %Reg1_R114 0 }
  virtualcallassigned &LDefaults_24Str_3B_7Cget_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FString_3B (dread ref %Reg0_R128, dread ref %Reg1_R114) { dassign %Reg0_R114 0 }
  return (dread ref %Reg0_R114)
}
func &LDefaults_24Sub_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LDefaults_24Sub_3B>>) void {
  funcid 45
  var %Reg1_R121 <* <$LDefaults_24Sub_3B>>
  var %Reg0_R121 <* <$LDefaults_24Sub_3B>>
  var %Reg0_R120 <* <$LDefaults_24Impl_3B>>

  dassign %Reg1_R121 0 (dread ref %_this)
LOC 1 8
  dassign %Reg0_R121 0 (dread ref %Reg1_R121)
  dassign %Reg0_R120 0 (retype ref <* <$LDefaults_24Impl_3B>> (dread ref %Reg0_R121))
  callassigned &LDefaults_24Impl_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R120) {}
  return ()
}
func &LDefaults_24Sub_3B_7Cname_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$LDefaults_24Sub_3B>>) <* <$Ljava_2Flang_2FString_3B>> {
  funcid 46
  var %Reg2_R121 <* <$LDefaults_24Sub_3B>>
  var %Reg0_R116 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg1_R114 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_40 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_R121 <* <$LDefaults_24Sub_3B>>
  var %Reg1_R136 <* <$LDefaults_24Left_3B>>
  var %L_STR_35 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R114 <* <$Ljava_2Flang_2FString_3B>>

  dassign %Reg2_R121 0 (dread ref %_this)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R116 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R116) {}
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_5300750062002800) { dassign %L_STR_40 0 }
  dassign %Reg1_R114 0 (dread ptr %L_STR_40)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R116, dread ref %Reg1_R114) { dassign %Reg0_R116 0 }
  dassign %Reg1_R121 0 (dread ref %Reg2_R121)
  dassign %Reg1_R136 0 (retype ref <* <$LDefaults_24Left_3B>> (dread ref %Reg1_R121))
  callassigned &LDefaults_24Left_3B_7Cname_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R136) { dassign %Reg1_R114 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R116, dread ref %Reg1_R114) { dassign %Reg0_R116 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2900) { dassign %L_STR_35 0 }
  dassign %Reg1_R114 0 (dread ptr %L_STR_35)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R116, dread ref %Reg1_R114) { dassign %Reg0_R116 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg0_R116) { dassign %Reg0_R114 0 }
  return (dread ref %Reg0_R114)
}
func &LDefaults_24Sub_3B_7Cextra_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$LDefaults_24Sub_3B>>) <* <$Ljava_2Flang_2FString_3B>> {
  funcid 47
  var %Reg2_R121 <* <$LDefaults_24Sub_3B>>
  var %Reg0_R116 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg1_R121 <* <$LDefaults_24Sub_3B>>
  var %Reg1_R124 <* <$LDefaults_24Right_3B>>
  var %Reg1_R114 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_41 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R114 <* <$Ljava_2Flang_2FString_3B>>

  dassign %Reg2_R121 0 (dread ref %_this)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R116 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R116) {}
  dassign %Reg1_R121 0 (dread ref %Reg2_R121)
  dassign %Reg1_R124 0 (retype ref <* <$LDefaults_24Right_3B>> (dread ref %Reg1_R121))
  callassigned &LDefaults_24Right_3B_7Cextra_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R124) { dassign %Reg1_R114 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R116, dread ref %Reg1_R114) { dassign %Reg0_R116 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2100) { dassign %L_STR_41 0 }
  dassign %Reg1_R114 0 (dread ptr %L_STR_41)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R116, dread ref %Reg1_R114) { dassign %Reg0_R116 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg0_R116) { dassign %Reg0_R114 0 }
  return (dread ref %Reg0_R114)
}
