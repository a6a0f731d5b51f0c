flavor 1
srclang 3
id 65535
numfuncs 38
import "library.mplt"
import "ClassInit.mplt"
entryfunc &LClassInit_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V
fileinfo {
  @INFO_filename "ClassInit.class",
  @INFO_filename "ClassInit$ArrOnly.class",
  @INFO_filename "ClassInit$Child.class",
  @INFO_filename "ClassInit$Const.class",
  @INFO_filename "ClassInit$CycA.class",
  @INFO_filename "ClassInit$CycB.class",
  @INFO_filename "ClassInit$Grand.class",
  @INFO_filename "ClassInit$Holder.class",
  @INFO_filename "ClassInit$Impl.class",
  @INFO_filename "ClassInit$Impl2.class",
  @INFO_filename "ClassInit$Lazy.class",
  @INFO_filename "ClassInit$Loop.class",
  @INFO_filename "ClassInit$P.class",
  @INFO_filename "ClassInit$Q.class",
  @INFO_filename "ClassInit$Self.class",
  @INFO_filename "ClassInit$WithDefault.class",
  @INFO_filename "ClassInit$WithField.class"}
srcfileinfo {
  1 "ClassInit.java"}
javaclass $LClassInit_3B <$LClassInit_3B> public
javaclass $LClassInit_24ArrOnly_3B <$LClassInit_24ArrOnly_3B>
javaclass $LClassInit_24Child_3B <$LClassInit_24Child_3B>
javaclass $LClassInit_24Const_3B <$LClassInit_24Const_3B>
javaclass $LClassInit_24CycA_3B <$LClassInit_24CycA_3B>
javaclass $LClassInit_24CycB_3B <$LClassInit_24CycB_3B>
javaclass $LClassInit_24Grand_3B <$LClassInit_24Grand_3B>
javaclass $LClassInit_24Holder_3B <$LClassInit_24Holder_3B>
javaclass $LClassInit_24Impl_3B <$LClassInit_24Impl_3B>
javaclass $LClassInit_24Impl2_3B <$LClassInit_24Impl2_3B>
javaclass $LClassInit_24Lazy_3B <$LClassInit_24Lazy_3B>
javaclass $LClassInit_24Loop_3B <$LClassInit_24Loop_3B>
javaclass $LClassInit_24P_3B <$LClassInit_24P_3B>
javaclass $LClassInit_24Q_3B <$LClassInit_24Q_3B>
javaclass $LClassInit_24Self_3B <$LClassInit_24Self_3B>
javainterface $LClassInit_24WithDefault_3B <$LClassInit_24WithDefault_3B> abstract
javainterface $LClassInit_24WithField_3B <$LClassInit_24WithField_3B> abstract
func &LClassInit_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$LClassInit_3B>>) void
func &LClassInit_3B_7Csay_7C_28Ljava_2Flang_2FString_3BI_29I static (var %Reg3_R114 <* <$Ljava_2Flang_2FString_3B>>, var %Reg4_I i32) i32
func &LClassInit_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V public static (var %Reg10_R117 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>) void
func &LClassInit_3B_7C_3Cclinit_3E_7C_28_29V static constructor () void
func &LClassInit_24ArrOnly_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LClassInit_24ArrOnly_3B>>) void
func &LClassInit_24ArrOnly_3B_7C_3Cclinit_3E_7C_28_29V static constructor () void
func &LClassInit_24Child_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LClassInit_24Child_3B>>) void
func &LClassInit_24Child_3B_7C_3Cclinit_3E_7C_28_29V static constructor () void
func &LClassInit_24Const_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LClassInit_24Const_3B>>) void
func &LClassInit_24Const_3B_7C_3Cclinit_3E_7C_28_29V static constructor () void
func &LClassInit_24CycA_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LClassInit_24CycA_3B>>) void
func &LClassInit_24CycA_3B_7C_3Cclinit_3E_7C_28_29V static constructor () void
func &LClassInit_24CycB_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LClassInit_24CycB_3B>>) void
func &LClassInit_24CycB_3B_7C_3Cclinit_3E_7C_28_29V static constructor () void
func &LClassInit_24Grand_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LClassInit_24Grand_3B>>) void
func &LClassInit_24Grand_3B_7C_3Cclinit_3E_7C_28_29V static constructor () void
func &LClassInit_24Holder_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LClassInit_24Holder_3B>>) void
func &LClassInit_24Holder_3B_7C_3Cclinit_3E_7C_28_29V static constructor () void
func &LClassInit_24Impl_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LClassInit_24Impl_3B>>) void
func &LClassInit_24Impl_3B_7C_3Cclinit_3E_7C_28_29V static constructor () void
func &LClassInit_24Impl2_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LClassInit_24Impl2_3B>>) void
func &LClassInit_24Impl2_3B_7C_3Cclinit_3E_7C_28_29V static constructor () void
func &LClassInit_24Lazy_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LClassInit_24Lazy_3B>>) void
func &LClassInit_24Lazy_3B_7Cget_7C_28_29I static () i32
func &LClassInit_24Lazy_3B_7C_3Cclinit_3E_7C_28_29V static constructor () void
func &LClassInit_24Loop_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LClassInit_24Loop_3B>>) void
func &LClassInit_24Loop_3B_7Cnext_7C_28_29I static () i32
func &LClassInit_24Loop_3B_7C_3Cclinit_3E_7C_28_29V static constructor () void
func &LClassInit_24P_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LClassInit_24P_3B>>) void
func &LClassInit_24P_3B_7Chello_7C_28_29V static () void
func &LClassInit_24P_3B_7C_3Cclinit_3E_7C_28_29V static constructor () void
func &LClassInit_24Q_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LClassInit_24Q_3B>>) void
func &LClassInit_24Q_3B_7C_3Cclinit_3E_7C_28_29V static constructor () void
func &LClassInit_24Self_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V constructor (var %_this <* <$LClassInit_24Self_3B>>, var %Reg6_R114 <* <$Ljava_2Flang_2FString_3B>>) void
func &LClassInit_24Self_3B_7C_3Cclinit_3E_7C_28_29V static constructor () void
func &LClassInit_24WithDefault_3B_7Cm_7C_28_29I public virtual (var %_this <* <$LClassInit_24WithDefault_3B>>) i32
func &LClassInit_24WithDefault_3B_7C_3Cclinit_3E_7C_28_29V static constructor () void
func &LClassInit_24WithField_3B_7C_3Cclinit_3E_7C_28_29V static constructor () void
var $_C_STR_69006e00690074002000 fstatic <[4] u64> readonly = [0, 0xb00000000, 0x74696e6905fb3d10, 32]
var $_C_STR_6d00610069006e00 fstatic <[3] u64> readonly = [0, 0x900000000, 0x6e69616d003305b9]
var $_C_STR_3900390063006f006e0073007400 fstatic <[4] u64> readonly = [0, 0xf00000000, 0x6f6339392e2ea443, 0x74736e]
var $_C_STR_2000 fstatic <[3] u64> readonly = [0, 0x300000000, 0x2000000020]
var $_C_STR_6200650066006f0072006500 fstatic <[4] u64> readonly = [0, 0xd00000000, 0x6f666562acfa3f7f, 0x6572]
var $_C_STR_610066007400650072002000 fstatic <[4] u64> readonly = [0, 0xd00000000, 0x65746661ab59b5c4, 0x2072]
var $_C_STR_0d53b285bb415e1b840a4303dbc6e129 fstatic <[6] u64> readonly = [0, 0x2d00000000, 0x4f72724151b454bc, 0x7473756d20796c6e, 0x69727020746f6e20, 0x746e]
var $_C_STR_4300680069006c006400 fstatic <[4] u64> readonly = [0, 0xb00000000, 0x6c69684303e104fc, 100]
var $_C_STR_43006f006e0073007400 fstatic <[4] u64> readonly = [0, 0xb00000000, 0x736e6f4303e44743, 116]
var $_C_STR_4700720061006e006400 fstatic <[4] u64> readonly = [0, 0xb00000000, 0x6e617247041dd0ec, 100]
var $_C_STR_49006d0070006c002e007a00 fstatic <[4] u64> readonly = [0, 0xd00000000, 0x6c706d4982c64c4c, 0x7a2e]
var $_C_STR_49006d0070006c0032002e007a00 fstatic <[4] u64> readonly = [0, 0xf00000000, 0x6c706d49d603437e, 0x7a2e32]
var $_C_STR_4c0061007a007900 fstatic <[3] u64> readonly = [0, 0x900000000, 0x797a614c00240794]
var $_C_STR_4c006f006f007000 fstatic <[3] u64> readonly = [0, 0x900000000, 0x706f6f4c00243ac4]
var $_C_STR_50002e006600 fstatic <[3] u64> readonly = [0, 0x700000000, 0x662e5000013248]
var $_C_STR_500028002900 fstatic <[3] u64> readonly = [0, 0x700000000, 0x29285000013151]
var $_C_STR_50002e00680065006c006c006f00 fstatic <[4] u64> readonly = [0, 0xf00000000, 0x65682e50dc5a89b4, 0x6f6c6c]
var $_C_STR_50002e007800 fstatic <[3] u64> readonly = [0, 0x700000000, 0x782e500001325a]
var $_C_STR_1e4ac059dbc4eefd7d96ad3abf430f84 fstatic <[5] u64> readonly = [0, 0x1f00000000, 0x7473205053e25755, 0x6f6c622063697461, 0x206b63]
var $_C_STR_51002e006700 fstatic <[3] u64> readonly = [0, 0x700000000, 0x672e510001360a]
var $_C_STR_510028002900 fstatic <[3] u64> readonly = [0, 0x700000000, 0x29285100013512]
var $_C_STR_51002e007900 fstatic <[3] u64> readonly = [0, 0x700000000, 0x792e510001361c]
var $_C_STR_6f006e006500 fstatic <[3] u64> readonly = [0, 0x700000000, 0x656e6f0001ae66]
var $_C_STR_740077006f00 fstatic <[3] u64> readonly = [0, 0x700000000, 0x6f77740001c24c]
var $_C_STR_8dc956bcf05cb75ab55d3380c3c89af7 fstatic <[5] u64> readonly = [0, 0x1b00000000, 0x6874695709c46d91, 0x2e746c7561666544, 68]
var $_C_STR_1c8eba611b0f95a00dfa44132d165072 fstatic <[4] u64> readonly = [0, 0x1700000000, 0x687469575e37948c, 0x462e646c656946]
var $LClassInit_3B_7Clog <* <$Ljava_2Flang_2FStringBuilder_3B>> static = 0
var $LClassInit_3B_7Cflag u1 static = 0
var $LClassInit_24Child_3B_7Ccs i32 static = 0
var $LClassInit_24Const_3B_7CK i32 final static = 99
var $LClassInit_24Const_3B_7CS <* <$Ljava_2Flang_2FString_3B>> final static = 0
var $LClassInit_24Const_3B_7CNOTCONST i32 final static = 0
var $LClassInit_24CycA_3B_7Ca i32 static = 0
var $LClassInit_24CycB_3B_7Cb i32 static = 0
var $LClassInit_24Grand_3B_7Cgs i32 static = 0
var $LClassInit_24Holder_3B_7CINSTANCE <* <$LClassInit_24Holder_3B>> final static = 0
var $LClassInit_24Holder_3B_7Ccount i32 static = 0
var $LClassInit_24Impl_3B_7Cz i32 static = 0
var $LClassInit_24Impl2_3B_7Cz i32 static = 0
var $LClassInit_24Loop_3B_7Cc i32 static = 0
var $LClassInit_24P_3B_7Cx i32 static = 0
var $LClassInit_24Q_3B_7Cy i32 static = 0
var $LClassInit_24Self_3B_7Cone <* <$LClassInit_24Self_3B>> static = 0
var $LClassInit_24Self_3B_7Cn i32 static = 0
var $LClassInit_24Self_3B_7Ctwo <* <$LClassInit_24Self_3B>> static = 0
var $LClassInit_24WithDefault_3B_7CD i32 final public static = 0
var $LClassInit_24WithField_3B_7CF i32 final public static = 0
var $LClassInit_24WithField_3B_7CG i32 final public static = 5
var $Ljava_2Flang_2FSystem_3B_7Cout extern <* <$Ljava_2Fio_2FPrintStream_3B>>
func &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FObject_3B>>) void
func &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>) void
func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg1_R114 <* <$Ljava_2Flang_2FString_3B>>) <* <$Ljava_2Flang_2FStringBuilder_3B>>
func &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V public virtual (var %_this <* <$Ljava_2Fio_2FPrintStream_3B>>, var %Reg1_R114 <* <$Ljava_2Flang_2FString_3B>>) void
func &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28I_29V public virtual (var %_this <* <$Ljava_2Fio_2FPrintStream_3B>>, var %Reg1_I i32) void
func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg1_I i32) <* <$Ljava_2Flang_2FStringBuilder_3B>>
func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Z_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg1_Z u1) <* <$Ljava_2Flang_2FStringBuilder_3B>>
func &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Z_29V public virtual (var %_this <* <$Ljava_2Fio_2FPrintStream_3B>>, var %Reg1_Z u1) void
var $__cinf_Ljava_2Flang_2FString_3B <$__class_meta__>
func &MCC_GetOrInsertLiteral () <* <$Ljava_2Flang_2FString_3B>>
func &LClassInit_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$LClassInit_3B>>) void {
  funcid 1
  var %Reg1_R112 <* <$LClassInit_3B>>
  var %Reg0_R112 <* <$LClassInit_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>

  dassign %Reg1_R112 0 (dread ref %_this)
LOC 1 1
  dassign %Reg0_R112 0 (dread ref %Reg1_R112)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R112))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
  return ()
}
func &LClassInit_3B_7Csay_7C_28Ljava_2Flang_2FString_3BI_29I static (var %Reg3_R114 <* <$Ljava_2Flang_2FString_3B>>, var %Reg4_I i32) i32 {
  funcid 2
  var %Reg0_R115 <* <$Ljava_2Fio_2FPrintStream_3B>>
  var %Reg1_R116 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg2_R114 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_10 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_R114 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_I i32

ALIAS %s %Reg3_R114 <* <$Ljava_2Flang_2FString_3B>>
ALIAS %v %Reg4_I i32
  intrinsiccallwithtype <$LClassInit_3B> JAVA_CLINIT_CHECK ()
LOC 1 4
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
LOC 1 5
  dassign %Reg0_I 0 (dread i32 %Reg4_I)
  return (dread i32 %Reg0_I)
}
func &LClassInit_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V public static (var %Reg10_R117 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>) void {
  funcid 3
  var %Reg0_R115 <* <$Ljava_2Fio_2FPrintStream_3B>>
  var %Reg1_R114 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_11 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_12 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_I i32
  var %Reg0_R118 <* <$LClassInit_24Q_3B>>
  var %Reg1_R116 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg2_I i32
  var %Reg2_R114 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_13 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_I i32
  var %Reg0_R119 <* <[] <* <$LClassInit_24ArrOnly_3B>>>>
  var %Reg6_R119 <* <[] <* <$LClassInit_24ArrOnly_3B>>>>
  var %Reg2_R119 <* <[] <* <$LClassInit_24ArrOnly_3B>>>>
  var %Reg3_I i32
  var %Reg2_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg2_Z u1
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg7_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg7_R120 <* <$LClassInit_24ArrOnly_3B>>
  var %Reg1_R120 <* <$LClassInit_24ArrOnly_3B>>
  var %Reg4_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg4_I i32
  var %Reg5_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_Z u1
  var %Reg2_R121 <* <$LClassInit_24Holder_3B>>
  var %Reg2_R122 <* <$LClassInit_24Self_3B>>
  var %Reg0_Z u1
  var %L_STR_14 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg8_I i32
  var %L_STR_15 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg9_I i32

ALIAS %i %Reg9_I i32
ALIAS %args %Reg10_R117 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>
ALIAS %none %Reg6_R119 <* <[] <* <$LClassInit_24ArrOnly_3B>>>>
ALIAS %nul %Reg7_R120 <* <$LClassInit_24ArrOnly_3B>>
ALIAS %r %Reg8_I i32
  intrinsiccallwithtype <$LClassInit_3B> JAVA_CLINIT_CHECK ()
LOC 1 121
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_6d00610069006e00) { dassign %L_STR_11 0 }
  dassign %Reg1_R114 0 (dread ptr %L_STR_11)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R115, dread ref %Reg1_R114) {}
LOC 1 122
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_3900390063006f006e0073007400) { dassign %L_STR_12 0 }
  dassign %Reg1_R114 0 (dread ptr %L_STR_12)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R115, dread ref %Reg1_R114) {}
LOC 1 123
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$LClassInit_24Const_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_I 0 (dread i32 $LClassInit_24Const_3B_7CNOTCONST)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28I_29V (dread ref %Reg0_R115, dread i32 %Reg1_I) {}
LOC 1 124
  intrinsiccallwithtype <$LClassInit_24Q_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R118 0 (gcmalloc ref <$LClassInit_24Q_3B>)
  callassigned &LClassInit_24Q_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R118) {}
LOC 1 125
  intrinsiccallwithtype <$LClassInit_24Q_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R118 0 (gcmalloc ref <$LClassInit_24Q_3B>)
  callassigned &LClassInit_24Q_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R118) {}
LOC 1 126
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$LClassInit_24P_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_I 0 (dread i32 $LClassInit_24P_3B_7Cx)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28I_29V (dread ref %Reg0_R115, dread i32 %Reg1_I) {}
LOC 1 127
  intrinsiccallwithtype <$LClassInit_24P_3B> JAVA_CLINIT_CHECK ()
  callassigned &LClassInit_24P_3B_7Chello_7C_28_29V () {}
LOC 1 128
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R116 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R116) {}
  intrinsiccallwithtype <$LClassInit_24CycA_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg2_I 0 (dread i32 $LClassInit_24CycA_3B_7Ca)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread i32 %Reg2_I) { dassign %Reg1_R116 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_13 0 }
  dassign %Reg2_R114 0 (dread ptr %L_STR_13)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread ref %Reg2_R114) { dassign %Reg1_R116 0 }
  intrinsiccallwithtype <$LClassInit_24CycB_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg2_I 0 (dread i32 $LClassInit_24CycB_3B_7Cb)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread i32 %Reg2_I) { dassign %Reg1_R116 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R116) { dassign %Reg1_R114 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R115, dread ref %Reg1_R114) {}
LOC 1 129
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_I 0 (constval i32 5)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28I_29V (dread ref %Reg0_R115, dread i32 %Reg1_I) {}
LOC 1 130
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$LClassInit_24Impl_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_I 0 (dread i32 $LClassInit_24Impl_3B_7Cz)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28I_29V (dread ref %Reg0_R115, dread i32 %Reg1_I) {}
LOC 1 131
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$LClassInit_24WithField_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_I 0 (dread i32 $LClassInit_24WithField_3B_7CF)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28I_29V (dread ref %Reg0_R115, dread i32 %Reg1_I) {}
LOC 1 132
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$LClassInit_24Impl2_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_I 0 (dread i32 $LClassInit_24Impl2_3B_7Cz)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28I_29V (dread ref %Reg0_R115, dread i32 %Reg1_I) {}
LOC 1 133
  dassign %Reg0_I 0 (constval i32 3)
  dassign %Reg0_R119 0 (gcmallocjarray ref <[] <* <$LClassInit_24ArrOnly_3B>>> (dread i32 %Reg0_I))
  dassign %Reg6_R119 0 (dread ref %Reg0_R119)
LOC 1 134
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R116 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R116) {}
  dassign %Reg2_R119 0 (dread ref %Reg6_R119)
  dassign %Reg2_I 0 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %Reg2_R119))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread i32 %Reg2_I) { dassign %Reg1_R116 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_13 0 }
  dassign %Reg2_R114 0 (dread ptr %L_STR_13)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread ref %Reg2_R114) { dassign %Reg1_R116 0 }
  dassign %Reg2_R119 0 (dread ref %Reg6_R119)
  dassign %Reg3_I 0 (constval i32 0)
  dassign %Reg2_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg2_R119, dread i32 %Reg3_I)))
  dassign %Reg2_I 0 (intrinsicopwithtype i32 <* <$LClassInit_24ArrOnly_3B>> JAVA_INSTANCE_OF (dread ref %Reg2_R113))
  dassign %Reg2_Z 0 (cvt u1 i32 (dread i32 %Reg2_I))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Z_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread u1 %Reg2_Z) { dassign %Reg1_R116 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R116) { dassign %Reg1_R114 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R115, dread ref %Reg1_R114) {}
LOC 1 135
  dassign %Reg0_R113 0 (constval ref 0)
  dassign %Reg7_R113 0 (dread ref %Reg0_R113)
LOC 1 136
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg7_R120 0 (retype ref <* <$LClassInit_24ArrOnly_3B>> (dread ref %Reg7_R113))
  dassign %Reg1_R120 0 (dread ref %Reg7_R120)
  dassign %Reg4_R113 0 (dread ref %Reg0_R115)
  brtrue @label0 (ne i32 ref (dread ref %Reg1_R120, constval ref 0))
  dassign %Reg0_R113 0 (dread ref %Reg4_R113)
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg4_I 0 (dread i32 %Reg1_I)
  dassign %Reg5_R113 0 (dread ref %Reg0_R113)
  goto @label1
@label0
  dassign %Reg0_R113 0 (dread ref %Reg4_R113)
  dassign %Reg1_I 0 (constval i32 0)
  dassign %Reg4_I 0 (dread i32 %Reg1_I)
  dassign %Reg5_R113 0 (dread ref %Reg0_R113)
@label1
  dassign %Reg0_R113 0 (dread ref %Reg5_R113)
  dassign %Reg1_I 0 (dread i32 %Reg4_I)
  dassign %Reg0_R115 0 (retype ref <* <$Ljava_2Fio_2FPrintStream_3B>> (dread ref %Reg0_R113))
  dassign %Reg1_Z 0 (cvt u1 i32 (dread i32 %Reg1_I))
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Z_29V (dread ref %Reg0_R115, dread u1 %Reg1_Z) {}
LOC 1 137
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R116 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R116) {}
  intrinsiccallwithtype <$LClassInit_24Holder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg2_I 0 (dread i32 $LClassInit_24Holder_3B_7Ccount)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread i32 %Reg2_I) { dassign %Reg1_R116 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_13 0 }
  dassign %Reg2_R114 0 (dread ptr %L_STR_13)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread ref %Reg2_R114) { dassign %Reg1_R116 0 }
  intrinsiccallwithtype <$LClassInit_24Holder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg2_R121 0 (dread ref $LClassInit_24Holder_3B_7CINSTANCE)
  dassign %Reg2_I 0 (iread i32 <* <$LClassInit_24Holder_3B>> 2 (dread ref %Reg2_R121))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread i32 %Reg2_I) { dassign %Reg1_R116 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R116) { dassign %Reg1_R114 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R115, dread ref %Reg1_R114) {}
LOC 1 138
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R116 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R116) {}
  intrinsiccallwithtype <$LClassInit_24Self_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg2_R122 0 (dread ref $LClassInit_24Self_3B_7Cone)
  dassign %Reg2_R114 0 (iread ref <* <$LClassInit_24Self_3B>> 2 (dread ref %Reg2_R122))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread ref %Reg2_R114) { dassign %Reg1_R116 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_13 0 }
  dassign %Reg2_R114 0 (dread ptr %L_STR_13)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread ref %Reg2_R114) { dassign %Reg1_R116 0 }
  intrinsiccallwithtype <$LClassInit_24Self_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg2_R122 0 (dread ref $LClassInit_24Self_3B_7Ctwo)
  dassign %Reg2_R114 0 (iread ref <* <$LClassInit_24Self_3B>> 2 (dread ref %Reg2_R122))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread ref %Reg2_R114) { dassign %Reg1_R116 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_13 0 }
  dassign %Reg2_R114 0 (dread ptr %L_STR_13)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread ref %Reg2_R114) { dassign %Reg1_R116 0 }
  intrinsiccallwithtype <$LClassInit_24Self_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg2_I 0 (dread i32 $LClassInit_24Self_3B_7Cn)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread i32 %Reg2_I) { dassign %Reg1_R116 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R116) { dassign %Reg1_R114 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R115, dread ref %Reg1_R114) {}
LOC 1 139
  intrinsiccallwithtype <$LClassInit_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_Z 0 (dread u1 $LClassInit_3B_7Cflag)
  dassign %Reg0_I 0 (cvt i32 u1 (dread u1 %Reg0_Z))
  brtrue @label2 (eq i32 i32 (dread i32 %Reg0_I, constval i32 0))
  intrinsiccallwithtype <$LClassInit_24Lazy_3B> JAVA_CLINIT_CHECK ()
  callassigned &LClassInit_24Lazy_3B_7Cget_7C_28_29I () { dassign %Reg0_I 0 }
@label2
LOC 1 140
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_6200650066006f0072006500) { dassign %L_STR_14 0 }
  dassign %Reg1_R114 0 (dread ptr %L_STR_14)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R115, dread ref %Reg1_R114) {}
LOC 1 141
  intrinsiccallwithtype <$LClassInit_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_Z 0 (dread u1 $LClassInit_3B_7Cflag)
  dassign %Reg0_I 0 (cvt i32 u1 (dread u1 %Reg0_Z))
  brtrue @label3 (eq i32 i32 (dread i32 %Reg0_I, constval i32 0))
  intrinsiccallwithtype <$LClassInit_24Lazy_3B> JAVA_CLINIT_CHECK ()
  callassigned &LClassInit_24Lazy_3B_7Cget_7C_28_29I () { dassign %Reg0_I 0 }
  dassign %Reg4_I 0 (dread i32 %Reg0_I)
  goto @label4
@label3
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg4_I 0 (dread i32 %Reg0_I)
@label4
  dassign %Reg0_I 0 (dread i32 %Reg4_I)
  dassign %Reg8_I 0 (dread i32 %Reg0_I)
LOC 1 142
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R116 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R116) {}
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_610066007400650072002000) { dassign %L_STR_15 0 }
  dassign %Reg2_R114 0 (dread ptr %L_STR_15)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread ref %Reg2_R114) { dassign %Reg1_R116 0 }
  dassign %Reg2_I 0 (dread i32 %Reg8_I)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread i32 %Reg2_I) { dassign %Reg1_R116 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R116) { dassign %Reg1_R114 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R115, dread ref %Reg1_R114) {}
LOC 1 143
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$LClassInit_24Lazy_3B> JAVA_CLINIT_CHECK ()
  callassigned &LClassInit_24Lazy_3B_7Cget_7C_28_29I () { dassign %Reg1_I 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28I_29V (dread ref %Reg0_R115, dread i32 %Reg1_I) {}
LOC 1 144
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$LClassInit_24Grand_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_I 0 (dread i32 $LClassInit_24Grand_3B_7Cgs)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28I_29V (dread ref %Reg0_R115, dread i32 %Reg1_I) {}
LOC 1 145
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$LClassInit_24Child_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_I 0 (dread i32 $LClassInit_24Child_3B_7Ccs)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28I_29V (dread ref %Reg0_R115, dread i32 %Reg1_I) {}
LOC 1 146
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg9_I 0 (dread i32 %Reg0_I)
@label5
  dassign %Reg0_I 0 (dread i32 %Reg9_I)
  dassign %Reg1_I 0 (constval i32 3)
  brtrue @label6 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$LClassInit_24Loop_3B> JAVA_CLINIT_CHECK ()
  callassigned &LClassInit_24Loop_3B_7Cnext_7C_28_29I () { dassign %Reg1_I 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28I_29V (dread ref %Reg0_R115, dread i32 %Reg1_I) {}
  dassign %Reg9_I 0 (add i32 (dread i32 %Reg9_I, constval i32 1))
  goto @label5
@label6
LOC 1 147
  return ()
}
func &LClassInit_3B_7C_3Cclinit_3E_7C_28_29V static constructor () void {
  funcid 4
  var %Reg0_R116 <* <$Ljava_2Flang_2FStringBuilder_3B>>

LOC 1 2
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R116 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R116) {}
  dassign $LClassInit_3B_7Clog 0 (dread ref %Reg0_R116)
  return ()
}
func &LClassInit_24ArrOnly_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LClassInit_24ArrOnly_3B>>) void {
  funcid 5
  var %Reg1_R120 <* <$LClassInit_24ArrOnly_3B>>
  var %Reg0_R120 <* <$LClassInit_24ArrOnly_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>

  dassign %Reg1_R120 0 (dread ref %_this)
LOC 1 67
  dassign %Reg0_R120 0 (dread ref %Reg1_R120)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R120))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
  return ()
}
func &LClassInit_24ArrOnly_3B_7C_3Cclinit_3E_7C_28_29V static constructor () void {
  funcid 6
  var %Reg0_R115 <* <$Ljava_2Fio_2FPrintStream_3B>>
  var %Reg1_R114 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_16 <* <$Ljava_2Flang_2FString_3B>>

LOC 1 69
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_0d53b285bb415e1b840a4303dbc6e129) { dassign %L_STR_16 0 }
  dassign %Reg1_R114 0 (dread ptr %L_STR_16)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R115, dread ref %Reg1_R114) {}
LOC 1 70
  return ()
}
func &LClassInit_24Child_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LClassInit_24Child_3B>>) void {
  funcid 7
  var %Reg1_R123 <* <$LClassInit_24Child_3B>>
  var %Reg0_R123 <* <$LClassInit_24Child_3B>>
  var %Reg0_R124 <* <$LClassInit_24Grand_3B>>

  dassign %Reg1_R123 0 (dread ref %_this)
LOC 1 111
  dassign %Reg0_R123 0 (dread ref %Reg1_R123)
  dassign %Reg0_R124 0 (retype ref <* <$LClassInit_24Grand_3B>> (dread ref %Reg0_R123))
  callassigned &LClassInit_24Grand_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R124) {}
  return ()
}
func &LClassInit_24Child_3B_7C_3Cclinit_3E_7C_28_29V static constructor () void {
  funcid 8
  var %Reg0_R115 <* <$Ljava_2Fio_2FPrintStream_3B>>
  var %Reg1_R114 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_17 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_I i32

LOC 1 113
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_4300680069006c006400) { dassign %L_STR_17 0 }
  dassign %Reg1_R114 0 (dread ptr %L_STR_17)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R115, dread ref %Reg1_R114) {}
LOC 1 116
  dassign %Reg0_I 0 (constval i32 5)
  dassign $LClassInit_24Child_3B_7Ccs 0 (dread i32 %Reg0_I)
  return ()
}
func &LClassInit_24Const_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LClassInit_24Const_3B>>) void {
  funcid 9
  var %Reg1_R125 <* <$LClassInit_24Const_3B>>
  var %Reg0_R125 <* <$LClassInit_24Const_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>

  dassign %Reg1_R125 0 (dread ref %_this)
LOC 1 33
  dassign %Reg0_R125 0 (dread ref %Reg1_R125)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R125))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
  return ()
}
func &LClassInit_24Const_3B_7C_3Cclinit_3E_7C_28_29V static constructor () void {
  funcid 10
  var %Reg0_R114 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_18 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_I i32
  var %Reg0_I i32

LOC 1 36
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_43006f006e0073007400) { dassign %L_STR_18 0 }
  dassign %Reg0_R114 0 (dread ptr %L_STR_18)
  dassign %Reg1_I 0 (constval i32 5)
  intrinsiccallwithtype <$LClassInit_3B> JAVA_CLINIT_CHECK ()
  callassigned &LClassInit_3B_7Csay_7C_28Ljava_2Flang_2FString_3BI_29I (dread ref %Reg0_R114, dread i32 %Reg1_I) { dassign %Reg0_I 0 }
  dassign $LClassInit_24Const_3B_7CNOTCONST 0 (dread i32 %Reg0_I)
  return ()
}
func &LClassInit_24CycA_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LClassInit_24CycA_3B>>) void {
  funcid 11
  var %Reg1_R126 <* <$LClassInit_24CycA_3B>>
  var %Reg0_R126 <* <$LClassInit_24CycA_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>

  dassign %Reg1_R126 0 (dread ref %_this)
LOC 1 39
  dassign %Reg0_R126 0 (dread ref %Reg1_R126)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R126))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
  return ()
}
func &LClassInit_24CycA_3B_7C_3Cclinit_3E_7C_28_29V static constructor () void {
  funcid 12
  var %Reg0_I i32
  var %Reg1_I i32

LOC 1 40
  intrinsiccallwithtype <$LClassInit_24CycB_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_I 0 (dread i32 $LClassInit_24CycB_3B_7Cb)
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign $LClassInit_24CycA_3B_7Ca 0 (dread i32 %Reg0_I)
  return ()
}
func &LClassInit_24CycB_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LClassInit_24CycB_3B>>) void {
  funcid 13
  var %Reg1_R127 <* <$LClassInit_24CycB_3B>>
  var %Reg0_R127 <* <$LClassInit_24CycB_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>

  dassign %Reg1_R127 0 (dread ref %_this)
LOC 1 43
  dassign %Reg0_R127 0 (dread ref %Reg1_R127)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R127))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
  return ()
}
func &LClassInit_24CycB_3B_7C_3Cclinit_3E_7C_28_29V static constructor () void {
  funcid 14
  var %Reg0_I i32
  var %Reg1_I i32

LOC 1 44
  intrinsiccallwithtype <$LClassInit_24CycA_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_I 0 (dread i32 $LClassInit_24CycA_3B_7Ca)
  dassign %Reg1_I 0 (constval i32 10)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign $LClassInit_24CycB_3B_7Cb 0 (dread i32 %Reg0_I)
  return ()
}
func &LClassInit_24Grand_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LClassInit_24Grand_3B>>) void {
  funcid 15
  var %Reg1_R124 <* <$LClassInit_24Grand_3B>>
  var %Reg0_R124 <* <$LClassInit_24Grand_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>

  dassign %Reg1_R124 0 (dread ref %_this)
LOC 1 103
  dassign %Reg0_R124 0 (dread ref %Reg1_R124)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R124))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
  return ()
}
func &LClassInit_24Grand_3B_7C_3Cclinit_3E_7C_28_29V static constructor () void {
  funcid 16
  var %Reg0_R115 <* <$Ljava_2Fio_2FPrintStream_3B>>
  var %Reg1_R114 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_19 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_I i32

LOC 1 105
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_4700720061006e006400) { dassign %L_STR_19 0 }
  dassign %Reg1_R114 0 (dread ptr %L_STR_19)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R115, dread ref %Reg1_R114) {}
LOC 1 108
  dassign %Reg0_I 0 (constval i32 4)
  dassign $LClassInit_24Grand_3B_7Cgs 0 (dread i32 %Reg0_I)
  return ()
}
func &LClassInit_24Holder_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LClassInit_24Holder_3B>>) void {
  funcid 17
  var %Reg2_R121 <* <$LClassInit_24Holder_3B>>
  var %Reg0_R121 <* <$LClassInit_24Holder_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_I i32
  var %Reg0_I i32

  dassign %Reg2_R121 0 (dread ref %_this)
LOC 1 77
  dassign %Reg0_R121 0 (dread ref %Reg2_R121)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R121))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
LOC 1 78
  dassign %Reg0_R121 0 (dread ref %Reg2_R121)
  intrinsiccallwithtype <$LClassInit_24Holder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_I 0 (dread i32 $LClassInit_24Holder_3B_7Ccount)
  iassign <* <$LClassInit_24Holder_3B>> 2 (dread ref %Reg0_R121, dread i32 %Reg1_I)
LOC 1 79
  intrinsiccallwithtype <$LClassInit_24Holder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_I 0 (dread i32 $LClassInit_24Holder_3B_7Ccount)
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  intrinsiccallwithtype <$LClassInit_24Holder_3B> JAVA_CLINIT_CHECK ()
  dassign $LClassInit_24Holder_3B_7Ccount 0 (dread i32 %Reg0_I)
LOC 1 80
  return ()
}
func &LClassInit_24Holder_3B_7C_3Cclinit_3E_7C_28_29V static constructor () void {
  funcid 18
  var %Reg0_R121 <* <$LClassInit_24Holder_3B>>
  var %Reg0_I i32

LOC 1 74
  dassign %Reg0_R121 0 (gcmalloc ref <$LClassInit_24Holder_3B>)
  callassigned &LClassInit_24Holder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R121) {}
  dassign $LClassInit_24Holder_3B_7CINSTANCE 0 (dread ref %Reg0_R121)
LOC 1 75
  dassign %Reg0_I 0 (constval i32 5)
  dassign $LClassInit_24Holder_3B_7Ccount 0 (dread i32 %Reg0_I)
  return ()
}
func &LClassInit_24Impl_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LClassInit_24Impl_3B>>) void {
  funcid 19
  var %Reg1_R128 <* <$LClassInit_24Impl_3B>>
  var %Reg0_R128 <* <$LClassInit_24Impl_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>

  dassign %Reg1_R128 0 (dread ref %_this)
LOC 1 52
  dassign %Reg0_R128 0 (dread ref %Reg1_R128)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R128))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
  return ()
}
func &LClassInit_24Impl_3B_7C_3Cclinit_3E_7C_28_29V static constructor () void {
  funcid 20
  var %Reg0_R114 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_20 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_I i32
  var %Reg0_I i32

LOC 1 53
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_49006d0070006c002e007a00) { dassign %L_STR_20 0 }
  dassign %Reg0_R114 0 (dread ptr %L_STR_20)
  dassign %Reg1_I 0 (constval i32 6)
  intrinsiccallwithtype <$LClassInit_3B> JAVA_CLINIT_CHECK ()
  callassigned &LClassInit_3B_7Csay_7C_28Ljava_2Flang_2FString_3BI_29I (dread ref %Reg0_R114, dread i32 %Reg1_I) { dassign %Reg0_I 0 }
  dassign $LClassInit_24Impl_3B_7Cz 0 (dread i32 %Reg0_I)
  return ()
}
func &LClassInit_24Impl2_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LClassInit_24Impl2_3B>>) void {
  funcid 21
  var %Reg1_R129 <* <$LClassInit_24Impl2_3B>>
  var %Reg0_R129 <* <$LClassInit_24Impl2_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>

  dassign %Reg1_R129 0 (dread ref %_this)
LOC 1 63
  dassign %Reg0_R129 0 (dread ref %Reg1_R129)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R129))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
  return ()
}
func &LClassInit_24Impl2_3B_7C_3Cclinit_3E_7C_28_29V static constructor () void {
  funcid 22
  var %Reg0_R114 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_21 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_I i32
  var %Reg0_I i32

LOC 1 64
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_49006d0070006c0032002e007a00) { dassign %L_STR_21 0 }
  dassign %Reg0_R114 0 (dread ptr %L_STR_21)
  dassign %Reg1_I 0 (constval i32 2)
  intrinsiccallwithtype <$LClassInit_3B> JAVA_CLINIT_CHECK ()
  callassigned &LClassInit_3B_7Csay_7C_28Ljava_2Flang_2FString_3BI_29I (dread ref %Reg0_R114, dread i32 %Reg1_I) { dassign %Reg0_I 0 }
  dassign $LClassInit_24Impl2_3B_7Cz 0 (dread i32 %Reg0_I)
  return ()
}
func &LClassInit_24Lazy_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LClassInit_24Lazy_3B>>) void {
  funcid 23
  var %Reg1_R130 <* <$LClassInit_24Lazy_3B>>
  var %Reg0_R130 <* <$LClassInit_24Lazy_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>

  dassign %Reg1_R130 0 (dread ref %_this)
LOC 1 93
  dassign %Reg0_R130 0 (dread ref %Reg1_R130)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R130))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
  return ()
}
func &LClassInit_24Lazy_3B_7Cget_7C_28_29I static () i32 {
  funcid 24
  var %Reg0_I i32

  intrinsiccallwithtype <$LClassInit_24Lazy_3B> JAVA_CLINIT_CHECK ()
LOC 1 99
  dassign %Reg0_I 0 (constval i32 1)
  return (dread i32 %Reg0_I)
}
func &LClassInit_24Lazy_3B_7C_3Cclinit_3E_7C_28_29V static constructor () void {
  funcid 25
  var %Reg0_R115 <* <$Ljava_2Fio_2FPrintStream_3B>>
  var %Reg1_R114 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_22 <* <$Ljava_2Flang_2FString_3B>>

LOC 1 95
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_4c0061007a007900) { dassign %L_STR_22 0 }
  dassign %Reg1_R114 0 (dread ptr %L_STR_22)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R115, dread ref %Reg1_R114) {}
LOC 1 96
  return ()
}
func &LClassInit_24Loop_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LClassInit_24Loop_3B>>) void {
  funcid 26
  var %Reg1_R131 <* <$LClassInit_24Loop_3B>>
  var %Reg0_R131 <* <$LClassInit_24Loop_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>

  dassign %Reg1_R131 0 (dread ref %_this)
LOC 1 149
  dassign %Reg0_R131 0 (dread ref %Reg1_R131)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R131))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
  return ()
}
func &LClassInit_24Loop_3B_7Cnext_7C_28_29I static () i32 {
  funcid 27
  var %Reg0_I i32
  var %Reg1_I i32

  intrinsiccallwithtype <$LClassInit_24Loop_3B> JAVA_CLINIT_CHECK ()
LOC 1 152
  intrinsiccallwithtype <$LClassInit_24Loop_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_I 0 (dread i32 $LClassInit_24Loop_3B_7Cc)
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  intrinsiccallwithtype <$LClassInit_24Loop_3B> JAVA_CLINIT_CHECK ()
  dassign $LClassInit_24Loop_3B_7Cc 0 (dread i32 %Reg0_I)
  return (dread i32 %Reg0_I)
}
func &LClassInit_24Loop_3B_7C_3Cclinit_3E_7C_28_29V static constructor () void {
  funcid 28
  var %Reg0_R114 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_23 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_I i32
  var %Reg0_I i32

LOC 1 150
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_4c006f006f007000) { dassign %L_STR_23 0 }
  dassign %Reg0_R114 0 (dread ptr %L_STR_23)
  dassign %Reg1_I 0 (constval i32 100)
  intrinsiccallwithtype <$LClassInit_3B> JAVA_CLINIT_CHECK ()
  callassigned &LClassInit_3B_7Csay_7C_28Ljava_2Flang_2FString_3BI_29I (dread ref %Reg0_R114, dread i32 %Reg1_I) { dassign %Reg0_I 0 }
  dassign $LClassInit_24Loop_3B_7Cc 0 (dread i32 %Reg0_I)
  return ()
}
func &LClassInit_24P_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LClassInit_24P_3B>>) void {
  funcid 29
  var %Reg3_R132 <* <$LClassInit_24P_3B>>
  var %Reg0_R132 <* <$LClassInit_24P_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_R114 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_24 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg2_I i32
  var %Reg1_I i32
  var %Reg0_R115 <* <$Ljava_2Fio_2FPrintStream_3B>>
  var %L_STR_25 <* <$Ljava_2Flang_2FString_3B>>

  dassign %Reg3_R132 0 (dread ref %_this)
LOC 1 15
  dassign %Reg0_R132 0 (dread ref %Reg3_R132)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R132))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
LOC 1 14
  dassign %Reg0_R132 0 (dread ref %Reg3_R132)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_50002e006600) { dassign %L_STR_24 0 }
  dassign %Reg1_R114 0 (dread ptr %L_STR_24)
  dassign %Reg2_I 0 (constval i32 2)
  intrinsiccallwithtype <$LClassInit_3B> JAVA_CLINIT_CHECK ()
  callassigned &LClassInit_3B_7Csay_7C_28Ljava_2Flang_2FString_3BI_29I (dread ref %Reg1_R114, dread i32 %Reg2_I) { dassign %Reg1_I 0 }
  iassign <* <$LClassInit_24P_3B>> 2 (dread ref %Reg0_R132, dread i32 %Reg1_I)
LOC 1 16
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_500028002900) { dassign %L_STR_25 0 }
  dassign %Reg1_R114 0 (dread ptr %L_STR_25)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R115, dread ref %Reg1_R114) {}
LOC 1 17
  return ()
}
func &LClassInit_24P_3B_7Chello_7C_28_29V static () void {
  funcid 30
  var %Reg0_R115 <* <$Ljava_2Fio_2FPrintStream_3B>>
  var %Reg1_R114 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_26 <* <$Ljava_2Flang_2FString_3B>>

  intrinsiccallwithtype <$LClassInit_24P_3B> JAVA_CLINIT_CHECK ()
LOC 1 20
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_50002e00680065006c006c006f00) { dassign %L_STR_26 0 }
  dassign %Reg1_R114 0 (dread ptr %L_STR_26)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R115, dread ref %Reg1_R114) {}
LOC 1 21
  return ()
}
func &LClassInit_24P_3B_7C_3Cclinit_3E_7C_28_29V static constructor () void {
  funcid 31
  var %Reg0_R114 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_27 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_I i32
  var %Reg0_I i32
  var %Reg0_R115 <* <$Ljava_2Fio_2FPrintStream_3B>>
  var %Reg1_R116 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg2_R114 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_28 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg2_I i32
  var %Reg1_R114 <* <$Ljava_2Flang_2FString_3B>>

LOC 1 9
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_50002e007800) { dassign %L_STR_27 0 }
  dassign %Reg0_R114 0 (dread ptr %L_STR_27)
  dassign %Reg1_I 0 (constval i32 1)
  intrinsiccallwithtype <$LClassInit_3B> JAVA_CLINIT_CHECK ()
  callassigned &LClassInit_3B_7Csay_7C_28Ljava_2Flang_2FString_3BI_29I (dread ref %Reg0_R114, dread i32 %Reg1_I) { dassign %Reg0_I 0 }
  dassign $LClassInit_24P_3B_7Cx 0 (dread i32 %Reg0_I)
LOC 1 11
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R116 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R116) {}
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_1e4ac059dbc4eefd7d96ad3abf430f84) { dassign %L_STR_28 0 }
  dassign %Reg2_R114 0 (dread ptr %L_STR_28)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread ref %Reg2_R114) { dassign %Reg1_R116 0 }
  dassign %Reg2_I 0 (dread i32 $LClassInit_24P_3B_7Cx)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread i32 %Reg2_I) { dassign %Reg1_R116 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R116) { dassign %Reg1_R114 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R115, dread ref %Reg1_R114) {}
LOC 1 12
  return ()
}
func &LClassInit_24Q_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LClassInit_24Q_3B>>) void {
  funcid 32
  var %Reg3_R118 <* <$LClassInit_24Q_3B>>
  var %Reg0_R118 <* <$LClassInit_24Q_3B>>
  var %Reg0_R132 <* <$LClassInit_24P_3B>>
  var %Reg1_R114 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_29 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg2_I i32
  var %Reg1_I i32
  var %Reg0_R115 <* <$Ljava_2Fio_2FPrintStream_3B>>
  var %Reg1_R116 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg2_R114 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_30 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg2_R118 <* <$LClassInit_24Q_3B>>

  dassign %Reg3_R118 0 (dread ref %_this)
LOC 1 28
  dassign %Reg0_R118 0 (dread ref %Reg3_R118)
  dassign %Reg0_R132 0 (retype ref <* <$LClassInit_24P_3B>> (dread ref %Reg0_R118))
  callassigned &LClassInit_24P_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R132) {}
LOC 1 26
  dassign %Reg0_R118 0 (dread ref %Reg3_R118)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_51002e006700) { dassign %L_STR_29 0 }
  dassign %Reg1_R114 0 (dread ptr %L_STR_29)
  dassign %Reg2_I 0 (constval i32 3)
  intrinsiccallwithtype <$LClassInit_3B> JAVA_CLINIT_CHECK ()
  callassigned &LClassInit_3B_7Csay_7C_28Ljava_2Flang_2FString_3BI_29I (dread ref %Reg1_R114, dread i32 %Reg2_I) { dassign %Reg1_I 0 }
  iassign <* <$LClassInit_24Q_3B>> 4 (dread ref %Reg0_R118, dread i32 %Reg1_I)
LOC 1 29
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R116 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R116) {}
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_510028002900) { dassign %L_STR_30 0 }
  dassign %Reg2_R114 0 (dread ptr %L_STR_30)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread ref %Reg2_R114) { dassign %Reg1_R116 0 }
  dassign %Reg2_R118 0 (dread ref %Reg3_R118)
  dassign %Reg2_I 0 (iread i32 <* <$LClassInit_24Q_3B>> 3 (dread ref %Reg2_R118))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread i32 %Reg2_I) { dassign %Reg1_R116 0 }
  dassign %Reg2_R118 0 (dread ref %Reg3_R118)
  dassign %Reg2_I 0 (iread i32 <* <$LClassInit_24Q_3B>> 4 (dread ref %Reg2_R118))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread i32 %Reg2_I) { dassign %Reg1_R116 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R116) { dassign %Reg1_R114 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R115, dread ref %Reg1_R114) {}
LOC 1 30
  return ()
}
func &LClassInit_24Q_3B_7C_3Cclinit_3E_7C_28_29V static constructor () void {
  funcid 33
  var %Reg0_R114 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_31 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_I i32
  var %Reg2_I i32
  var %Reg0_I i32

LOC 1 25
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_51002e007900) { dassign %L_STR_31 0 }
  dassign %Reg0_R114 0 (dread ptr %L_STR_31)
  intrinsiccallwithtype <$LClassInit_24P_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_I 0 (dread i32 $LClassInit_24P_3B_7Cx)
  dassign %Reg2_I 0 (constval i32 10)
  dassign %Reg1_I 0 (add i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  intrinsiccallwithtype <$LClassInit_3B> JAVA_CLINIT_CHECK ()
  callassigned &LClassInit_3B_7Csay_7C_28Ljava_2Flang_2FString_3BI_29I (dread ref %Reg0_R114, dread i32 %Reg1_I) { dassign %Reg0_I 0 }
  dassign $LClassInit_24Q_3B_7Cy 0 (dread i32 %Reg0_I)
  return ()
}
func &LClassInit_24Self_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V constructor (var %_this <* <$LClassInit_24Self_3B>>, var %Reg6_R114 <* <$Ljava_2Flang_2FString_3B>>) void {
  funcid 34
  var %Reg5_R122 <* <$LClassInit_24Self_3B>>
  var %Reg0_R122 <* <$LClassInit_24Self_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_R116 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg2_R114 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg2_I i32
  var %Reg3_I i32
  var %Reg1_R114 <* <$Ljava_2Flang_2FString_3B>>

ALIAS %s %Reg6_R114 <* <$Ljava_2Flang_2FString_3B>>
  dassign %Reg5_R122 0 (dread ref %_this)
LOC 1 88
  dassign %Reg0_R122 0 (dread ref %Reg5_R122)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R122))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
LOC 1 89
  dassign %Reg0_R122 0 (dread ref %Reg5_R122)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R116 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R116) {}
  dassign %Reg2_R114 0 (dread ref %Reg6_R114)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread ref %Reg2_R114) { dassign %Reg1_R116 0 }
  intrinsiccallwithtype <$LClassInit_24Self_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg2_I 0 (dread i32 $LClassInit_24Self_3B_7Cn)
  dassign %Reg3_I 0 (constval i32 1)
  dassign %Reg3_I 0 (add i32 (dread i32 %Reg2_I, dread i32 %Reg3_I))
  intrinsiccallwithtype <$LClassInit_24Self_3B> JAVA_CLINIT_CHECK ()
  dassign $LClassInit_24Self_3B_7Cn 0 (dread i32 %Reg3_I)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread i32 %Reg2_I) { dassign %Reg1_R116 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R116) { dassign %Reg1_R114 0 }
  iassign <* <$LClassInit_24Self_3B>> 2 (dread ref %Reg0_R122, dread ref %Reg1_R114)
LOC 1 90
  return ()
}
func &LClassInit_24Self_3B_7C_3Cclinit_3E_7C_28_29V static constructor () void {
  funcid 35
  var %Reg0_R122 <* <$LClassInit_24Self_3B>>
  var %Reg1_R114 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_32 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_33 <* <$Ljava_2Flang_2FString_3B>>

LOC 1 84
  dassign %Reg0_R122 0 (gcmalloc ref <$LClassInit_24Self_3B>)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_6f006e006500) { dassign %L_STR_32 0 }
  dassign %Reg1_R114 0 (dread ptr %L_STR_32)
  callassigned &LClassInit_24Self_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R122, dread ref %Reg1_R114) {}
  dassign $LClassInit_24Self_3B_7Cone 0 (dread ref %Reg0_R122)
LOC 1 86
  dassign %Reg0_R122 0 (gcmalloc ref <$LClassInit_24Self_3B>)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_740077006f00) { dassign %L_STR_33 0 }
  dassign %Reg1_R114 0 (dread ptr %L_STR_33)
  callassigned &LClassInit_24Self_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R122, dread ref %Reg1_R114) {}
  dassign $LClassInit_24Self_3B_7Ctwo 0 (dread ref %Reg0_R122)
  return ()
}
func &LClassInit_24WithDefault_3B_7Cm_7C_28_29I public virtual (var %_this <* <$LClassInit_24WithDefault_3B>>) i32 {
  funcid 36
  var %Reg1_R133 <* <$LClassInit_24WithDefault_3B>>
  var %Reg0_I i32

  dassign %Reg1_R133 0 (dread ref %_this)
LOC 1 59
  dassign %Reg0_I 0 (constval i32 1)
  return (dread i32 %Reg0_I)
}
func &LClassInit_24WithDefault_3B_7C_3Cclinit_3E_7C_28_29V static constructor () void {
  funcid 37
  var %Reg0_R114 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_34 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_I i32
  var %Reg0_I i32

LOC 1 57
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_8dc956bcf05cb75ab55d3380c3c89af7) { dassign %L_STR_34 0 }
  dassign %Reg0_R114 0 (dread ptr %L_STR_34)
  dassign %Reg1_I 0 (constval i32 1)
  intrinsiccallwithtype <$LClassInit_3B> JAVA_CLINIT_CHECK ()
  callassigned &LClassInit_3B_7Csay_7C_28Ljava_2Flang_2FString_3BI_29I (dread ref %Reg0_R114, dread i32 %Reg1_I) { dassign %Reg0_I 0 }
  dassign $LClassInit_24WithDefault_3B_7CD 0 (dread i32 %Reg0_I)
  return ()
}
func &LClassInit_24WithField_3B_7C_3Cclinit_3E_7C_28_29V static constructor () void {
  funcid 38
  var %Reg0_R114 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_35 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_I i32
  var %Reg0_I i32

LOC 1 48
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_1c8eba611b0f95a00dfa44132d165072) { dassign %L_STR_35 0 }
  dassign %Reg0_R114 0 (dread ptr %L_STR_35)
  dassign %Reg1_I 0 (constval i32 8)
  intrinsiccallwithtype <$LClassInit_3B> JAVA_CLINIT_CHECK ()
  callassigned &LClassInit_3B_7Csay_7C_28Ljava_2Flang_2FString_3BI_29I (dread ref %Reg0_R114, dread i32 %Reg1_I) { dassign %Reg0_I 0 }
  dassign $LClassInit_24WithField_3B_7CF 0 (dread i32 %Reg0_I)
  return ()
}
