flavor 1
srclang 3
id 65535
numfuncs 20
import "library.mplt"
import "CtorExceptions.mplt"
entryfunc &LCtorExceptions_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V
fileinfo {
  @INFO_filename "CtorExceptions.class",
  @INFO_filename "CtorExceptions$Bad.class",
  @INFO_filename "CtorExceptions$Bad2.class",
  @INFO_filename "CtorExceptions$BadError.class",
  @INFO_filename "CtorExceptions$Base.class",
  @INFO_filename "CtorExceptions$Derived.class",
  @INFO_filename "CtorExceptions$Init.class",
  @INFO_filename "CtorExceptions$Leak.class",
  @INFO_filename "CtorExceptions$SubOfBad.class"}
srcfileinfo {
  1 "CtorExceptions.java"}
javaclass $LCtorExceptions_3B <$LCtorExceptions_3B> public
javaclass $LCtorExceptions_24Bad_3B <$LCtorExceptions_24Bad_3B>
javaclass $LCtorExceptions_24Bad2_3B <$LCtorExceptions_24Bad2_3B>
javaclass $LCtorExceptions_24BadError_3B <$LCtorExceptions_24BadError_3B>
javaclass $LCtorExceptions_24Base_3B <$LCtorExceptions_24Base_3B>
javaclass $LCtorExceptions_24Derived_3B <$LCtorExceptions_24Derived_3B>
javaclass $LCtorExceptions_24Init_3B <$LCtorExceptions_24Init_3B>
javaclass $LCtorExceptions_24Leak_3B <$LCtorExceptions_24Leak_3B>
javaclass $LCtorExceptions_24SubOfBad_3B <$LCtorExceptions_24SubOfBad_3B>
func &LCtorExceptions_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$LCtorExceptions_3B>>) void
func &LCtorExceptions_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V public static (var %Reg10_R114 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>) void
func &LCtorExceptions_24Bad_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LCtorExceptions_24Bad_3B>>) void
func &LCtorExceptions_24Bad_3B_7Czero_7C_28_29I static () i32
func &LCtorExceptions_24Bad_3B_7Ctouch_7C_28_29V static () void
func &LCtorExceptions_24Bad_3B_7C_3Cclinit_3E_7C_28_29V static constructor () void
func &LCtorExceptions_24Bad2_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LCtorExceptions_24Bad2_3B>>) void
func &LCtorExceptions_24Bad2_3B_7Cmake_7C_28_29Ljava_2Flang_2FObject_3B static () <* <$Ljava_2Flang_2FObject_3B>>
func &LCtorExceptions_24Bad2_3B_7C_3Cclinit_3E_7C_28_29V static constructor () void
func &LCtorExceptions_24BadError_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LCtorExceptions_24BadError_3B>>) void
func &LCtorExceptions_24BadError_3B_7C_3Cclinit_3E_7C_28_29V static constructor () void
func &LCtorExceptions_24Base_3B_7C_3Cinit_3E_7C_28I_29V constructor (var %_this <* <$LCtorExceptions_24Base_3B>>, var %Reg4_I i32) void
func &LCtorExceptions_24Base_3B_7Chook_7C_28_29V virtual (var %_this <* <$LCtorExceptions_24Base_3B>>) void
func &LCtorExceptions_24Derived_3B_7C_3Cinit_3E_7C_28ILjava_2Flang_2FString_3B_29V constructor (var %_this <* <$LCtorExceptions_24Derived_3B>>, var %Reg4_I i32, var %Reg5_R117 <* <$Ljava_2Flang_2FString_3B>>) void
func &LCtorExceptions_24Derived_3B_7Chook_7C_28_29V virtual (var %_this <* <$LCtorExceptions_24Derived_3B>>) void
func &LCtorExceptions_24Init_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LCtorExceptions_24Init_3B>>) void
func &LCtorExceptions_24Init_3B_7Cf_7C_28I_29I static (var %Reg3_I i32) i32
func &LCtorExceptions_24Leak_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LCtorExceptions_24Leak_3B>>) void
func &LCtorExceptions_24SubOfBad_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LCtorExceptions_24SubOfBad_3B>>) void
func &LCtorExceptions_24SubOfBad_3B_7C_3Cclinit_3E_7C_28_29V static constructor () void
var $_C_STR_6e00 fstatic <[3] u64> readonly = [0, 0x300000000, 0x6e0000006e]
var $_C_STR_2000 fstatic <[3] u64> readonly = [0, 0x300000000, 0x2000000020]
var $_C_STR_4900410045002000 fstatic <[3] u64> readonly = [0, 0x900000000, 0x2045414900222b93]
var $_C_STR_4900530045002000 fstatic <[3] u64> readonly = [0, 0x900000000, 0x2045534900226f25]
var $_C_STR_45004900490045002000 fstatic <[4] u64> readonly = [0, 0xb00000000, 0x4549494503ee9f60, 32]
var $_C_STR_4e004300440046004500 fstatic <[4] u64> readonly = [0, 0xb00000000, 0x4644434e046aa62e, 69]
var $_C_STR_113eb159db2b3dbfa8499c572c25b7b0 fstatic <[4] u64> readonly = [0, 0x1700000000, 0x4644434e94d712ee, 0x6e696167612045]
var $_C_STR_67006f006e006500 fstatic <[3] u64> readonly = [0, 0x900000000, 0x656e6f670030809f]
var $_C_STR_206d4e099b9a0edd164ed148417b3a7a fstatic <[4] u64> readonly = [0, 0x1100000000, 0x20627573808e9a7f, 0x656e6f67]
var $_C_STR_0d5e0bc467b05007342466b4193dd769 fstatic <[4] u64> readonly = [0, 0x1300000000, 0x2062757392278fcd, 0x676e6f7277]
var $_C_STR_7f8e90ed69c2c51ef60c60170cab7efb fstatic <[4] u64> readonly = [0, 0x1500000000, 0x2064614208ad3d94, 0x74696e696c63]
var $_C_STR_4fb5271f4b561ffd44c777f515f58c8a fstatic <[4] u64> readonly = [0, 0x1300000000, 0x63206e69bead4c54, 0x74696e696c]
var $_C_STR_25f0592dee9a6b18d6c9c4e66d7d72eb fstatic <[4] u64> readonly = [0, 0x1700000000, 0x69616c70f3a0c032, 0x726f727265206e]
var $_C_STR_6200610073006500 fstatic <[3] u64> readonly = [0, 0x900000000, 0x65736162002e06d1]
var $_C_STR_6400650072006900760065006400 fstatic <[4] u64> readonly = [0, 0xf00000000, 0x697265645cc0961d, 0x646576]
var $_C_STR_17be339799888a9e24579f742a8e53d7 fstatic <[4] u64> readonly = [0, 0x1500000000, 0x6b6f6f68eb3639d5, 0x3d656d616e20]
var $_C_STR_200064006100740061003d00 fstatic <[4] u64> readonly = [0, 0xd00000000, 0x746164203c4a19b3, 0x3d61]
var $_C_STR_5d58f622ab06afa48c8a803c1f5e35ec fstatic <[4] u64> readonly = [0, 0x1700000000, 0x74696e69359dfe43, 0x206b636f6c6220]
var $_C_STR_630074006f0072002000 fstatic <[4] u64> readonly = [0, 0xb00000000, 0x726f746305a9808c, 32]
var $_C_STR_6600 fstatic <[3] u64> readonly = [0, 0x300000000, 0x6600000066]
var $_C_STR_6c00650061006b00 fstatic <[3] u64> readonly = [0, 0x900000000, 0x6b61656c00329f63]
var $_C_STR_e11ba68e542be25d4d24ccea28d1ce5c fstatic <[5] u64> readonly = [0, 0x1b00000000, 0x6576656e77a3e278, 0x65746e6972702072, 100]
var $LCtorExceptions_3B_7Cmade i32 static = 0
var $LCtorExceptions_3B_7Cleaked <* <$LCtorExceptions_24Base_3B>> static = 0
var $LCtorExceptions_24Bad_3B_7Cv i32 static = 0
var $LCtorExceptions_24Bad2_3B_7Co <* <$Ljava_2Flang_2FObject_3B>> final static = 0
var $LCtorExceptions_24BadError_3B_7Cx i32 static = 0
var $LCtorExceptions_24SubOfBad_3B_7Cw i32 static = 0
var $Ljava_2Flang_2FSystem_3B_7Cout extern <* <$Ljava_2Fio_2FPrintStream_3B>>
func &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FObject_3B>>) void
func &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>) void
func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg1_R117 <* <$Ljava_2Flang_2FString_3B>>) <* <$Ljava_2Flang_2FStringBuilder_3B>>
func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg1_I i32) <* <$Ljava_2Flang_2FStringBuilder_3B>>
func &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V public virtual (var %_this <* <$Ljava_2Fio_2FPrintStream_3B>>, var %Reg1_R117 <* <$Ljava_2Flang_2FString_3B>>) void
func &Ljava_2Flang_2FIllegalArgumentException_3B_7CgetMessage_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$Ljava_2Flang_2FIllegalArgumentException_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &Ljava_2Flang_2FIllegalStateException_3B_7CgetMessage_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$Ljava_2Flang_2FIllegalStateException_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &Ljava_2Flang_2FArrayIndexOutOfBoundsException_3B_7CgetMessage_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$Ljava_2Flang_2FArrayIndexOutOfBoundsException_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28I_29V public virtual (var %_this <* <$Ljava_2Fio_2FPrintStream_3B>>, var %Reg1_I i32) void
func &Ljava_2Flang_2FRuntimeException_3B_7CgetMessage_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$Ljava_2Flang_2FRuntimeException_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &Ljava_2Flang_2FExceptionInInitializerError_3B_7CgetMessage_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$Ljava_2Flang_2FExceptionInInitializerError_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Z_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg1_Z u1) <* <$Ljava_2Flang_2FStringBuilder_3B>>
func &Ljava_2Flang_2FExceptionInInitializerError_3B_7CgetCause_7C_28_29Ljava_2Flang_2FThrowable_3B public virtual (var %_this <* <$Ljava_2Flang_2FExceptionInInitializerError_3B>>) <* <$Ljava_2Flang_2FThrowable_3B>>
func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>) <* <$Ljava_2Flang_2FStringBuilder_3B>>
func &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FObject_3B_29V public virtual (var %_this <* <$Ljava_2Fio_2FPrintStream_3B>>, var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>) void
func &Ljava_2Flang_2FThrowable_3B_7CgetMessage_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$Ljava_2Flang_2FThrowable_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Z_29V public virtual (var %_this <* <$Ljava_2Fio_2FPrintStream_3B>>, var %Reg1_Z u1) void
func &Ljava_2Flang_2FIllegalStateException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V public constructor (var %_this <* <$Ljava_2Flang_2FIllegalStateException_3B>>, var %Reg1_R117 <* <$Ljava_2Flang_2FString_3B>>) void
func &Ljava_2Flang_2FError_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V public constructor (var %_this <* <$Ljava_2Flang_2FError_3B>>, var %Reg1_R117 <* <$Ljava_2Flang_2FString_3B>>) void
func &Ljava_2Flang_2FIllegalArgumentException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V public constructor (var %_this <* <$Ljava_2Flang_2FIllegalArgumentException_3B>>, var %Reg1_R117 <* <$Ljava_2Flang_2FString_3B>>) void
func &Ljava_2Flang_2FRuntimeException_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FRuntimeException_3B>>) void
func &Ljava_2Flang_2FRuntimeException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V public constructor (var %_this <* <$Ljava_2Flang_2FRuntimeException_3B>>, var %Reg1_R117 <* <$Ljava_2Flang_2FString_3B>>) void
var $__cinf_Ljava_2Flang_2FString_3B <$__class_meta__>
func &MCC_GetOrInsertLiteral () <* <$Ljava_2Flang_2FString_3B>>
func &LCtorExceptions_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$LCtorExceptions_3B>>) void {
  funcid 1
  var %Reg1_R112 <* <$LCtorExceptions_3B>>
  var %Reg0_R112 <* <$LCtorExceptions_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>

  dassign %Reg1_R112 0 (dread ref %_this)
LOC 1 1
  dassign %Reg0_R112 0 (dread ref %Reg1_R112)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R112))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
  return ()
}
func &LCtorExceptions_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V public static (var %Reg10_R114 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>) void {
  funcid 2
  var %Reg0_I i32
  var %Reg8_I i32
  var %Reg1_I i32
  var %Reg0_R115 <* <$LCtorExceptions_24Derived_3B>>
  var %Reg2_R116 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg3_R117 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_10 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg3_I i32
  var %Reg2_R117 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg9_R115 <* <$LCtorExceptions_24Derived_3B>>
  var %Reg0_R118 <* <$Ljava_2Fio_2FPrintStream_3B>>
  var %Reg1_R116 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg2_R115 <* <$LCtorExceptions_24Derived_3B>>
  var %L_STR_11 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg2_R119 <* <[] i32>>
  var %Reg2_I i32
  var %Reg1_R117 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R120 <* <$Ljava_2Flang_2FIllegalArgumentException_3B>>
  var %Reg9_R120 <* <$Ljava_2Flang_2FIllegalArgumentException_3B>>
  var %L_STR_12 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg2_R120 <* <$Ljava_2Flang_2FIllegalArgumentException_3B>>
  var %Reg0_R121 <* <$Ljava_2Flang_2FIllegalStateException_3B>>
  var %Reg9_R121 <* <$Ljava_2Flang_2FIllegalStateException_3B>>
  var %L_STR_13 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg2_R121 <* <$Ljava_2Flang_2FIllegalStateException_3B>>
  var %Reg0_R122 <* <$Ljava_2Flang_2FArrayIndexOutOfBoundsException_3B>>
  var %Reg9_R122 <* <$Ljava_2Flang_2FArrayIndexOutOfBoundsException_3B>>
  var %Reg1_R122 <* <$Ljava_2Flang_2FArrayIndexOutOfBoundsException_3B>>
  var %Reg0_R123 <* <$LCtorExceptions_24Leak_3B>>
  var %Reg0_R124 <* <$Ljava_2Flang_2FRuntimeException_3B>>
  var %Reg8_R124 <* <$Ljava_2Flang_2FRuntimeException_3B>>
  var %Reg2_R124 <* <$Ljava_2Flang_2FRuntimeException_3B>>
  var %Reg2_R125 <* <$LCtorExceptions_24Base_3B>>
  var %Reg2_R123 <* <$LCtorExceptions_24Leak_3B>>
  var %Reg0_R126 <* <$LCtorExceptions_24Init_3B>>
  var %Reg0_R127 <* <$Ljava_2Flang_2FExceptionInInitializerError_3B>>
  var %Reg8_R127 <* <$Ljava_2Flang_2FExceptionInInitializerError_3B>>
  var %L_STR_14 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg2_R127 <* <$Ljava_2Flang_2FExceptionInInitializerError_3B>>
  var %Reg5_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg6_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg5_I i32
  var %Reg7_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg2_Z u1
  var %Reg2_R128 <* <$Ljava_2Flang_2FThrowable_3B>>
  var %Reg2_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_R129 <* <$Ljava_2Flang_2FNoClassDefFoundError_3B>>
  var %Reg8_R129 <* <$Ljava_2Flang_2FNoClassDefFoundError_3B>>
  var %L_STR_15 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R130 <* <$LCtorExceptions_24Bad_3B>>
  var %L_STR_16 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_R127 <* <$Ljava_2Flang_2FExceptionInInitializerError_3B>>
  var %Reg1_R128 <* <$Ljava_2Flang_2FThrowable_3B>>
  var %Reg0_R131 <* <$Ljava_2Flang_2FLinkageError_3B>>
  var %Reg8_R131 <* <$Ljava_2Flang_2FLinkageError_3B>>
  var %Reg1_R131 <* <$Ljava_2Flang_2FLinkageError_3B>>
  var %Reg1_Z u1
  var %Reg0_R132 <* <$Ljava_2Flang_2FError_3B>>
  var %Reg8_R132 <* <$Ljava_2Flang_2FError_3B>>
  var %Reg1_R132 <* <$Ljava_2Flang_2FError_3B>>
  var %L_STR_17 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_18 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_19 <* <$Ljava_2Flang_2FString_3B>>

ALIAS %d %Reg9_R115 <* <$LCtorExceptions_24Derived_3B>>
ALIAS %e %Reg8_R127 <* <$Ljava_2Flang_2FExceptionInInitializerError_3B>>
ALIAS %k %Reg8_I i32
ALIAS %args %Reg10_R114 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>
  intrinsiccallwithtype <$LCtorExceptions_3B> JAVA_CLINIT_CHECK ()
LOC 1 95
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg8_I 0 (dread i32 %Reg0_I)
@label0
  dassign %Reg0_I 0 (dread i32 %Reg8_I)
  dassign %Reg1_I 0 (constval i32 5)
  brtrue @label5 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  try { @label1 @label2 @label3 }
LOC 1 96
  intrinsiccallwithtype <$LCtorExceptions_24Derived_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (gcmalloc ref <$LCtorExceptions_24Derived_3B>)
  dassign %Reg1_I 0 (dread i32 %Reg8_I)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg2_R116 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg2_R116) {}
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_6e00) { dassign %L_STR_10 0 }
  dassign %Reg3_R117 0 (dread ptr %L_STR_10)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg2_R116, dread ref %Reg3_R117) { dassign %Reg2_R116 0 }
  dassign %Reg3_I 0 (dread i32 %Reg8_I)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg2_R116, dread i32 %Reg3_I) { dassign %Reg2_R116 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg2_R116) { dassign %Reg2_R117 0 }
  callassigned &LCtorExceptions_24Derived_3B_7C_3Cinit_3E_7C_28ILjava_2Flang_2FString_3B_29V (dread ref %Reg0_R115, dread i32 %Reg1_I, dread ref %Reg2_R117) {}
  dassign %Reg9_R115 0 (dread ref %Reg0_R115)
LOC 1 97
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R118 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R116 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R116) {}
  dassign %Reg2_R115 0 (dread ref %Reg9_R115)
  dassign %Reg2_R117 0 (iread ref <* <$LCtorExceptions_24Derived_3B>> 3 (dread ref %Reg2_R115))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread ref %Reg2_R117) { dassign %Reg1_R116 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_11 0 }
  dassign %Reg2_R117 0 (dread ptr %L_STR_11)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread ref %Reg2_R117) { dassign %Reg1_R116 0 }
  dassign %Reg2_R115 0 (dread ref %Reg9_R115)
  dassign %Reg2_R119 0 (iread ref <* <$LCtorExceptions_24Derived_3B>> 4 (dread ref %Reg2_R115))
  dassign %Reg3_I 0 (dread i32 %Reg8_I)
  dassign %Reg2_I 0 (iread i32 <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %Reg2_R119, dread i32 %Reg3_I)))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread i32 %Reg2_I) { dassign %Reg1_R116 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R116) { dassign %Reg1_R117 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R118, dread ref %Reg1_R117) {}
  endtry
LOC 1 104
  goto @label4
@label1
  catch { <* <$Ljava_2Flang_2FIllegalArgumentException_3B>> }
  dassign %Reg0_R120 0 (regread ptr %%thrownval)
LOC 1 98
  dassign %Reg9_R120 0 (dread ref %Reg0_R120)
LOC 1 99
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R118 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R116 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R116) {}
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_4900410045002000) { dassign %L_STR_12 0 }
  dassign %Reg2_R117 0 (dread ptr %L_STR_12)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread ref %Reg2_R117) { dassign %Reg1_R116 0 }
  dassign %Reg2_R120 0 (dread ref %Reg9_R120)
  virtualcallassigned &Ljava_2Flang_2FIllegalArgumentException_3B_7CgetMessage_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg2_R120) { dassign %Reg2_R117 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread ref %Reg2_R117) { dassign %Reg1_R116 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R116) { dassign %Reg1_R117 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R118, dread ref %Reg1_R117) {}
LOC 1 104
  goto @label4
@label2
  catch { <* <$Ljava_2Flang_2FIllegalStateException_3B>> }
  dassign %Reg0_R121 0 (regread ptr %%thrownval)
LOC 1 100
  dassign %Reg9_R121 0 (dread ref %Reg0_R121)
LOC 1 101
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R118 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R116 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R116) {}
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_4900530045002000) { dassign %L_STR_13 0 }
  dassign %Reg2_R117 0 (dread ptr %L_STR_13)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread ref %Reg2_R117) { dassign %Reg1_R116 0 }
  dassign %Reg2_R121 0 (dread ref %Reg9_R121)
  virtualcallassigned &Ljava_2Flang_2FIllegalStateException_3B_7CgetMessage_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg2_R121) { dassign %Reg2_R117 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread ref %Reg2_R117) { dassign %Reg1_R116 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R116) { dassign %Reg1_R117 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R118, dread ref %Reg1_R117) {}
LOC 1 104
  goto @label4
@label3
  catch { <* <$Ljava_2Flang_2FArrayIndexOutOfBoundsException_3B>> }
  dassign %Reg0_R122 0 (regread ptr %%thrownval)
LOC 1 102
  dassign %Reg9_R122 0 (dread ref %Reg0_R122)
LOC 1 103
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R118 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_R122 0 (dread ref %Reg9_R122)
  virtualcallassigned &Ljava_2Flang_2FArrayIndexOutOfBoundsException_3B_7CgetMessage_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R122) { dassign %Reg1_R117 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R118, dread ref %Reg1_R117) {}
@label4
LOC 1 95
  dassign %Reg8_I 0 (add i32 (dread i32 %Reg8_I, constval i32 1))
  goto @label0
@label5
LOC 1 105
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R118 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$LCtorExceptions_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_I 0 (dread i32 $LCtorExceptions_3B_7Cmade)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28I_29V (dread ref %Reg0_R118, dread i32 %Reg1_I) {}
  try { @label6 }
LOC 1 107
  intrinsiccallwithtype <$LCtorExceptions_24Leak_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R123 0 (gcmalloc ref <$LCtorExceptions_24Leak_3B>)
  callassigned &LCtorExceptions_24Leak_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R123) {}
  endtry
LOC 1 110
  goto @label7
@label6
  catch { <* <$Ljava_2Flang_2FRuntimeException_3B>> }
  dassign %Reg0_R124 0 (regread ptr %%thrownval)
LOC 1 108
  dassign %Reg8_R124 0 (dread ref %Reg0_R124)
LOC 1 109
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R118 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R116 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R116) {}
  dassign %Reg2_R124 0 (dread ref %Reg8_R124)
  virtualcallassigned &Ljava_2Flang_2FRuntimeException_3B_7CgetMessage_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg2_R124) { dassign %Reg2_R117 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread ref %Reg2_R117) { dassign %Reg1_R116 0 }
  intrinsiccallwithtype <$LCtorExceptions_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg2_R125 0 (dread ref $LCtorExceptions_3B_7Cleaked)
  intrinsiccallwithtypeassigned <* <$LCtorExceptions_24Leak_3B>> JAVA_CHECK_CAST (dread ref %Reg2_R125) { dassign %Reg2_R123 0 }
  dassign %Reg2_I 0 (iread i32 <* <$LCtorExceptions_24Leak_3B>> 3 (dread ref %Reg2_R123))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread i32 %Reg2_I) { dassign %Reg1_R116 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R116) { dassign %Reg1_R117 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R118, dread ref %Reg1_R117) {}
@label7
LOC 1 111
  intrinsiccallwithtype <$LCtorExceptions_24Init_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R126 0 (gcmalloc ref <$LCtorExceptions_24Init_3B>)
  callassigned &LCtorExceptions_24Init_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R126) {}
  try { @label8 }
LOC 1 113
  intrinsiccallwithtype <$LCtorExceptions_24Bad_3B> JAVA_CLINIT_CHECK ()
  callassigned &LCtorExceptions_24Bad_3B_7Ctouch_7C_28_29V () {}
  endtry
LOC 1 116
  goto @label11
@label8
  catch { <* <$Ljava_2Flang_2FExceptionInInitializerError_3B>> }
  dassign %Reg0_R127 0 (regread ptr %%thrownval)
LOC 1 114
  dassign %Reg8_R127 0 (dread ref %Reg0_R127)
LOC 1 115
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R118 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R116 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R116) {}
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_45004900490045002000) { dassign %L_STR_14 0 }
  dassign %Reg2_R117 0 (dread ptr %L_STR_14)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread ref %Reg2_R117) { dassign %Reg1_R116 0 }
  dassign %Reg2_R127 0 (dread ref %Reg8_R127)
  virtualcallassigned &Ljava_2Flang_2FExceptionInInitializerError_3B_7CgetMessage_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg2_R127) { dassign %Reg2_R117 0 }
  dassign %Reg5_R113 0 (dread ref %Reg1_R116)
  dassign %Reg6_R113 0 (dread ref %Reg0_R118)
  brtrue @label9 (ne i32 ref (dread ref %Reg2_R117, constval ref 0))
  dassign %Reg0_R113 0 (dread ref %Reg6_R113)
  dassign %Reg1_R113 0 (dread ref %Reg5_R113)
  dassign %Reg2_I 0 (constval i32 1)
  dassign %Reg5_I 0 (dread i32 %Reg2_I)
  dassign %Reg6_R113 0 (dread ref %Reg1_R113)
  dassign %Reg7_R113 0 (dread ref %Reg0_R113)
  goto @label10
@label9
  dassign %Reg0_R113 0 (dread ref %Reg6_R113)
  dassign %Reg1_R113 0 (dread ref %Reg5_R113)
  dassign %Reg2_I 0 (constval i32 0)
  dassign %Reg5_I 0 (dread i32 %Reg2_I)
  dassign %Reg6_R113 0 (dread ref %Reg1_R113)
  dassign %Reg7_R113 0 (dread ref %Reg0_R113)
@label10
  dassign %Reg0_R113 0 (dread ref %Reg7_R113)
  dassign %Reg1_R113 0 (dread ref %Reg6_R113)
  dassign %Reg2_I 0 (dread i32 %Reg5_I)
  dassign %Reg1_R116 0 (retype ref <* <$Ljava_2Flang_2FStringBuilder_3B>> (dread ref %Reg1_R113))
  dassign %Reg2_Z 0 (cvt u1 i32 (dread i32 %Reg2_I))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Z_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread u1 %Reg2_Z) { dassign %Reg1_R116 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_11 0 }
  dassign %Reg2_R117 0 (dread ptr %L_STR_11)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread ref %Reg2_R117) { dassign %Reg1_R116 0 }
  dassign %Reg2_R127 0 (dread ref %Reg8_R127)
  virtualcallassigned &Ljava_2Flang_2FExceptionInInitializerError_3B_7CgetCause_7C_28_29Ljava_2Flang_2FThrowable_3B (dread ref %Reg2_R127) { dassign %Reg2_R128 0 }
  dassign %Reg2_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg2_R128))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread ref %Reg2_R113) { dassign %Reg1_R116 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R116) { dassign %Reg1_R117 0 }
  dassign %Reg0_R118 0 (retype ref <* <$Ljava_2Fio_2FPrintStream_3B>> (dread ref %Reg0_R113))
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R118, dread ref %Reg1_R117) {}
@label11
  try { @label12 }
LOC 1 118
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R118 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$LCtorExceptions_24Bad_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_I 0 (dread i32 $LCtorExceptions_24Bad_3B_7Cv)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28I_29V (dread ref %Reg0_R118, dread i32 %Reg1_I) {}
  endtry
LOC 1 121
  goto @label13
@label12
  catch { <* <$Ljava_2Flang_2FNoClassDefFoundError_3B>> }
  dassign %Reg0_R129 0 (regread ptr %%thrownval)
LOC 1 119
  dassign %Reg8_R129 0 (dread ref %Reg0_R129)
LOC 1 120
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R118 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_4e004300440046004500) { dassign %L_STR_15 0 }
  dassign %Reg1_R117 0 (dread ptr %L_STR_15)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R118, dread ref %Reg1_R117) {}
@label13
  try { @label14 }
LOC 1 123
  intrinsiccallwithtype <$LCtorExceptions_24Bad_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R130 0 (gcmalloc ref <$LCtorExceptions_24Bad_3B>)
  callassigned &LCtorExceptions_24Bad_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R130) {}
  endtry
LOC 1 126
  goto @label15
@label14
  catch { <* <$Ljava_2Flang_2FNoClassDefFoundError_3B>> }
  dassign %Reg0_R129 0 (regread ptr %%thrownval)
LOC 1 124
  dassign %Reg8_R129 0 (dread ref %Reg0_R129)
LOC 1 125
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R118 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_113eb159db2b3dbfa8499c572c25b7b0) { dassign %L_STR_16 0 }
  dassign %Reg1_R117 0 (dread ptr %L_STR_16)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R118, dread ref %Reg1_R117) {}
@label15
  try { @label16 }
LOC 1 128
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R118 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$LCtorExceptions_24Bad2_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R113 0 (dread ref $LCtorExceptions_24Bad2_3B_7Co)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FObject_3B_29V (dread ref %Reg0_R118, dread ref %Reg1_R113) {}
  endtry
LOC 1 131
  goto @label17
@label16
  catch { <* <$Ljava_2Flang_2FExceptionInInitializerError_3B>> }
  dassign %Reg0_R127 0 (regread ptr %%thrownval)
LOC 1 129
  dassign %Reg8_R127 0 (dread ref %Reg0_R127)
LOC 1 130
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R118 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_R127 0 (dread ref %Reg8_R127)
  virtualcallassigned &Ljava_2Flang_2FExceptionInInitializerError_3B_7CgetCause_7C_28_29Ljava_2Flang_2FThrowable_3B (dread ref %Reg1_R127) { dassign %Reg1_R128 0 }
  virtualcallassigned &Ljava_2Flang_2FThrowable_3B_7CgetMessage_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R128) { dassign %Reg1_R117 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R118, dread ref %Reg1_R117) {}
@label17
  try { @label18 }
LOC 1 133
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R118 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$LCtorExceptions_24Bad2_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R113 0 (dread ref $LCtorExceptions_24Bad2_3B_7Co)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FObject_3B_29V (dread ref %Reg0_R118, dread ref %Reg1_R113) {}
  endtry
LOC 1 136
  goto @label19
@label18
  catch { <* <$Ljava_2Flang_2FLinkageError_3B>> }
  dassign %Reg0_R131 0 (regread ptr %%thrownval)
LOC 1 134
  dassign %Reg8_R131 0 (dread ref %Reg0_R131)
LOC 1 135
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R118 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_R131 0 (dread ref %Reg8_R131)
  dassign %Reg1_I 0 (intrinsicopwithtype i32 <* <$Ljava_2Flang_2FNoClassDefFoundError_3B>> JAVA_INSTANCE_OF (dread ref %Reg1_R131))
  dassign %Reg1_Z 0 (cvt u1 i32 (dread i32 %Reg1_I))
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Z_29V (dread ref %Reg0_R118, dread u1 %Reg1_Z) {}
@label19
  try { @label20 }
LOC 1 138
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R118 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$LCtorExceptions_24BadError_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_I 0 (dread i32 $LCtorExceptions_24BadError_3B_7Cx)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28I_29V (dread ref %Reg0_R118, dread i32 %Reg1_I) {}
  endtry
LOC 1 141
  goto @label21
@label20
  catch { <* <$Ljava_2Flang_2FError_3B>> }
  dassign %Reg0_R132 0 (regread ptr %%thrownval)
LOC 1 139
  dassign %Reg8_R132 0 (dread ref %Reg0_R132)
LOC 1 140
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R118 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_R132 0 (dread ref %Reg8_R132)
  dassign %Reg1_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg1_R132))
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FObject_3B_29V (dread ref %Reg0_R118, dread ref %Reg1_R113) {}
@label21
  try { @label22 }
LOC 1 143
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R118 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$LCtorExceptions_24BadError_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_I 0 (dread i32 $LCtorExceptions_24BadError_3B_7Cx)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28I_29V (dread ref %Reg0_R118, dread i32 %Reg1_I) {}
  endtry
LOC 1 146
  goto @label23
@label22
  catch { <* <$Ljava_2Flang_2FNoClassDefFoundError_3B>> }
  dassign %Reg0_R129 0 (regread ptr %%thrownval)
LOC 1 144
  dassign %Reg8_R129 0 (dread ref %Reg0_R129)
LOC 1 145
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R118 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_67006f006e006500) { dassign %L_STR_17 0 }
  dassign %Reg1_R117 0 (dread ptr %L_STR_17)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R118, dread ref %Reg1_R117) {}
@label23
  try { @label24 @label25 }
LOC 1 148
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R118 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$LCtorExceptions_24SubOfBad_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_I 0 (dread i32 $LCtorExceptions_24SubOfBad_3B_7Cw)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28I_29V (dread ref %Reg0_R118, dread i32 %Reg1_I) {}
  endtry
LOC 1 153
  goto @label26
@label24
  catch { <* <$Ljava_2Flang_2FNoClassDefFoundError_3B>> }
  dassign %Reg0_R129 0 (regread ptr %%thrownval)
LOC 1 149
  dassign %Reg8_R129 0 (dread ref %Reg0_R129)
LOC 1 150
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R118 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_206d4e099b9a0edd164ed148417b3a7a) { dassign %L_STR_18 0 }
  dassign %Reg1_R117 0 (dread ptr %L_STR_18)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R118, dread ref %Reg1_R117) {}
LOC 1 153
  goto @label26
@label25
  catch { <* <$Ljava_2Flang_2FExceptionInInitializerError_3B>> }
  dassign %Reg0_R127 0 (regread ptr %%thrownval)
LOC 1 151
  dassign %Reg8_R127 0 (dread ref %Reg0_R127)
LOC 1 152
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R118 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_0d5e0bc467b05007342466b4193dd769) { dassign %L_STR_19 0 }
  dassign %Reg1_R117 0 (dread ptr %L_STR_19)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R118, dread ref %Reg1_R117) {}
@label26
LOC 1 154
  return ()
}
func &LCtorExceptions_24Bad_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LCtorExceptions_24Bad_3B>>) void {
  funcid 3
  var %Reg1_R130 <* <$LCtorExceptions_24Bad_3B>>
  var %Reg0_R130 <* <$LCtorExceptions_24Bad_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>

  dassign %Reg1_R130 0 (dread ref %_this)
LOC 1 57
  dassign %Reg0_R130 0 (dread ref %Reg1_R130)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R130))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
  return ()
}
func &LCtorExceptions_24Bad_3B_7Czero_7C_28_29I static () i32 {
  funcid 4
  var %Reg0_I i32

  intrinsiccallwithtype <$LCtorExceptions_24Bad_3B> JAVA_CLINIT_CHECK ()
LOC 1 65
  dassign %Reg0_I 0 (constval i32 0)
  return (dread i32 %Reg0_I)
}
func &LCtorExceptions_24Bad_3B_7Ctouch_7C_28_29V static () void {
  funcid 5

  intrinsiccallwithtype <$LCtorExceptions_24Bad_3B> JAVA_CLINIT_CHECK ()
LOC 1 68
  return ()
}
func &LCtorExceptions_24Bad_3B_7C_3Cclinit_3E_7C_28_29V static constructor () void {
  funcid 6
  var %Reg0_R118 <* <$Ljava_2Fio_2FPrintStream_3B>>
  var %Reg1_R117 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_20 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_I i32
  var %Reg1_I i32

LOC 1 60
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R118 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_7f8e90ed69c2c51ef60c60170cab7efb) { dassign %L_STR_20 0 }
  dassign %Reg1_R117 0 (dread ptr %L_STR_20)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R118, dread ref %Reg1_R117) {}
LOC 1 61
  dassign %Reg0_I 0 (constval i32 1)
  callassigned &LCtorExceptions_24Bad_3B_7Czero_7C_28_29I () { dassign %Reg1_I 0 }
  dassign %Reg0_I 0 (div i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign $LCtorExceptions_24Bad_3B_7Cv 0 (dread i32 %Reg0_I)
LOC 1 62
  return ()
}
func &LCtorExceptions_24Bad2_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LCtorExceptions_24Bad2_3B>>) void {
  funcid 7
  var %Reg1_R133 <* <$LCtorExceptions_24Bad2_3B>>
  var %Reg0_R133 <* <$LCtorExceptions_24Bad2_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>

  dassign %Reg1_R133 0 (dread ref %_this)
LOC 1 71
  dassign %Reg0_R133 0 (dread ref %Reg1_R133)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R133))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
  return ()
}
func &LCtorExceptions_24Bad2_3B_7Cmake_7C_28_29Ljava_2Flang_2FObject_3B static () <* <$Ljava_2Flang_2FObject_3B>> {
  funcid 8
  var %Reg0_R121 <* <$Ljava_2Flang_2FIllegalStateException_3B>>
  var %Reg1_R117 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_21 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R128 <* <$Ljava_2Flang_2FThrowable_3B>>

  intrinsiccallwithtype <$LCtorExceptions_24Bad2_3B> JAVA_CLINIT_CHECK ()
LOC 1 74
  intrinsiccallwithtype <$Ljava_2Flang_2FIllegalStateException_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R121 0 (gcmalloc ref <$Ljava_2Flang_2FIllegalStateException_3B>)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_4fb5271f4b561ffd44c777f515f58c8a) { dassign %L_STR_21 0 }
  dassign %Reg1_R117 0 (dread ptr %L_STR_21)
  callassigned &Ljava_2Flang_2FIllegalStateException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R121, dread ref %Reg1_R117) {}
  dassign %Reg0_R128 0 (retype ref <* <$Ljava_2Flang_2FThrowable_3B>> (dread ref %Reg0_R121))
  throw (dread ref %Reg0_R128)
}
func &LCtorExceptions_24Bad2_3B_7C_3Cclinit_3E_7C_28_29V static constructor () void {
  funcid 9
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>

LOC 1 72
  callassigned &LCtorExceptions_24Bad2_3B_7Cmake_7C_28_29Ljava_2Flang_2FObject_3B () { dassign %Reg0_R113 0 }
  dassign $LCtorExceptions_24Bad2_3B_7Co 0 (dread ref %Reg0_R113)
  return ()
}
func &LCtorExceptions_24BadError_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LCtorExceptions_24BadError_3B>>) void {
  funcid 10
  var %Reg1_R134 <* <$LCtorExceptions_24BadError_3B>>
  var %Reg0_R134 <* <$LCtorExceptions_24BadError_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>

  dassign %Reg1_R134 0 (dread ref %_this)
LOC 1 78
  dassign %Reg0_R134 0 (dread ref %Reg1_R134)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R134))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
  return ()
}
func &LCtorExceptions_24BadError_3B_7C_3Cclinit_3E_7C_28_29V static constructor () void {
  funcid 11
  var %Reg0_I i32
  var %Reg0_R132 <* <$Ljava_2Flang_2FError_3B>>
  var %Reg1_R117 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_22 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R128 <* <$Ljava_2Flang_2FThrowable_3B>>

LOC 1 80
  intrinsiccallwithtype <$LCtorExceptions_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_I 0 (dread i32 $LCtorExceptions_3B_7Cmade)
  brtrue @label27 (lt i32 i32 (dread i32 %Reg0_I, constval i32 0))
  intrinsiccallwithtype <$Ljava_2Flang_2FError_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R132 0 (gcmalloc ref <$Ljava_2Flang_2FError_3B>)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_25f0592dee9a6b18d6c9c4e66d7d72eb) { dassign %L_STR_22 0 }
  dassign %Reg1_R117 0 (dread ptr %L_STR_22)
  callassigned &Ljava_2Flang_2FError_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R132, dread ref %Reg1_R117) {}
  dassign %Reg0_R128 0 (retype ref <* <$Ljava_2Flang_2FThrowable_3B>> (dread ref %Reg0_R132))
  throw (dread ref %Reg0_R128)
@label27
LOC 1 83
  dassign %Reg0_I 0 (constval i32 1)
  dassign $LCtorExceptions_24BadError_3B_7Cx 0 (dread i32 %Reg0_I)
  return ()
}
func &LCtorExceptions_24Base_3B_7C_3Cinit_3E_7C_28I_29V constructor (var %_this <* <$LCtorExceptions_24Base_3B>>, var %Reg4_I i32) void {
  funcid 12
  var %Reg3_R125 <* <$LCtorExceptions_24Base_3B>>
  var %Reg0_R125 <* <$LCtorExceptions_24Base_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_I i32
  var %Reg1_I i32
  var %Reg0_R120 <* <$Ljava_2Flang_2FIllegalArgumentException_3B>>
  var %Reg1_R117 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_23 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R128 <* <$Ljava_2Flang_2FThrowable_3B>>

ALIAS %k %Reg4_I i32
  dassign %Reg3_R125 0 (dread ref %_this)
LOC 1 4
  dassign %Reg0_R125 0 (dread ref %Reg3_R125)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R125))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
LOC 1 5
  intrinsiccallwithtype <$LCtorExceptions_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_I 0 (dread i32 $LCtorExceptions_3B_7Cmade)
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  intrinsiccallwithtype <$LCtorExceptions_3B> JAVA_CLINIT_CHECK ()
  dassign $LCtorExceptions_3B_7Cmade 0 (dread i32 %Reg0_I)
LOC 1 6
  dassign %Reg0_I 0 (dread i32 %Reg4_I)
  dassign %Reg1_I 0 (constval i32 1)
  brtrue @label28 (ne i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  intrinsiccallwithtype <$Ljava_2Flang_2FIllegalArgumentException_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R120 0 (gcmalloc ref <$Ljava_2Flang_2FIllegalArgumentException_3B>)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_6200610073006500) { dassign %L_STR_23 0 }
  dassign %Reg1_R117 0 (dread ptr %L_STR_23)
  callassigned &Ljava_2Flang_2FIllegalArgumentException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R120, dread ref %Reg1_R117) {}
  dassign %Reg0_R128 0 (retype ref <* <$Ljava_2Flang_2FThrowable_3B>> (dread ref %Reg0_R120))
  throw (dread ref %Reg0_R128)
@label28
LOC 1 7
  dassign %Reg0_R125 0 (dread ref %Reg3_R125)
  virtualcallassigned &LCtorExceptions_24Base_3B_7Chook_7C_28_29V (dread ref %Reg0_R125) {}
LOC 1 8
  return ()
}
func &LCtorExceptions_24Base_3B_7Chook_7C_28_29V virtual (var %_this <* <$LCtorExceptions_24Base_3B>>) void {
  funcid 13
  var %Reg0_R125 <* <$LCtorExceptions_24Base_3B>>

  dassign %Reg0_R125 0 (dread ref %_this)
LOC 1 10
  return ()
}
func &LCtorExceptions_24Derived_3B_7C_3Cinit_3E_7C_28ILjava_2Flang_2FString_3B_29V constructor (var %_this <* <$LCtorExceptions_24Derived_3B>>, var %Reg4_I i32, var %Reg5_R117 <* <$Ljava_2Flang_2FString_3B>>) void {
  funcid 14
  var %Reg3_R115 <* <$LCtorExceptions_24Derived_3B>>
  var %Reg0_R115 <* <$LCtorExceptions_24Derived_3B>>
  var %Reg1_I i32
  var %Reg0_R125 <* <$LCtorExceptions_24Base_3B>>
  var %Reg1_R119 <* <[] i32>>
  var %Reg0_I i32
  var %Reg0_R121 <* <$Ljava_2Flang_2FIllegalStateException_3B>>
  var %Reg1_R117 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_24 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R128 <* <$Ljava_2Flang_2FThrowable_3B>>
  var %Reg0_R119 <* <[] i32>>
  var %Reg2_I i32

ALIAS %k %Reg4_I i32
ALIAS %n %Reg5_R117 <* <$Ljava_2Flang_2FString_3B>>
  dassign %Reg3_R115 0 (dread ref %_this)
LOC 1 17
  dassign %Reg0_R115 0 (dread ref %Reg3_R115)
  dassign %Reg1_I 0 (dread i32 %Reg4_I)
  dassign %Reg0_R125 0 (retype ref <* <$LCtorExceptions_24Base_3B>> (dread ref %Reg0_R115))
  callassigned &LCtorExceptions_24Base_3B_7C_3Cinit_3E_7C_28I_29V (dread ref %Reg0_R125, dread i32 %Reg1_I) {}
LOC 1 15
  dassign %Reg0_R115 0 (dread ref %Reg3_R115)
  dassign %Reg1_I 0 (constval i32 4)
  dassign %Reg1_R119 0 (gcmallocjarray ref <[] i32> (dread i32 %Reg1_I))
  iassign <* <$LCtorExceptions_24Derived_3B>> 4 (dread ref %Reg0_R115, dread ref %Reg1_R119)
LOC 1 18
  dassign %Reg0_I 0 (dread i32 %Reg4_I)
  dassign %Reg1_I 0 (constval i32 2)
  brtrue @label29 (ne i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  intrinsiccallwithtype <$Ljava_2Flang_2FIllegalStateException_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R121 0 (gcmalloc ref <$Ljava_2Flang_2FIllegalStateException_3B>)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_6400650072006900760065006400) { dassign %L_STR_24 0 }
  dassign %Reg1_R117 0 (dread ptr %L_STR_24)
  callassigned &Ljava_2Flang_2FIllegalStateException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R121, dread ref %Reg1_R117) {}
  dassign %Reg0_R128 0 (retype ref <* <$Ljava_2Flang_2FThrowable_3B>> (dread ref %Reg0_R121))
  throw (dread ref %Reg0_R128)
@label29
LOC 1 19
  dassign %Reg0_R115 0 (dread ref %Reg3_R115)
  dassign %Reg1_R117 0 (dread ref %Reg5_R117)
  iassign <* <$LCtorExceptions_24Derived_3B>> 3 (dread ref %Reg0_R115, dread ref %Reg1_R117)
LOC 1 20
  dassign %Reg0_R115 0 (dread ref %Reg3_R115)
  dassign %Reg0_R119 0 (iread ref <* <$LCtorExceptions_24Derived_3B>> 4 (dread ref %Reg0_R115))
  dassign %Reg1_I 0 (dread i32 %Reg4_I)
  dassign %Reg2_I 0 (constval i32 7)
  iassign <* i32> 0 (
    array 1 ptr <* <[] i32>> (dread ref %Reg0_R119, dread i32 %Reg1_I), 
    dread i32 %Reg2_I)
LOC 1 21
  return ()
}
func &LCtorExceptions_24Derived_3B_7Chook_7C_28_29V virtual (var %_this <* <$LCtorExceptions_24Derived_3B>>) void {
  funcid 15
  var %Reg6_R115 <* <$LCtorExceptions_24Derived_3B>>
  var %Reg0_R118 <* <$Ljava_2Fio_2FPrintStream_3B>>
  var %Reg1_R116 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg2_R117 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_25 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg2_R115 <* <$LCtorExceptions_24Derived_3B>>
  var %L_STR_26 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg2_R119 <* <[] i32>>
  var %Reg3_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg4_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg2_I i32
  var %Reg3_I i32
  var %Reg5_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg2_Z u1
  var %Reg1_R117 <* <$Ljava_2Flang_2FString_3B>>

  dassign %Reg6_R115 0 (dread ref %_this)
LOC 1 24
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R118 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R116 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R116) {}
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_17be339799888a9e24579f742a8e53d7) { dassign %L_STR_25 0 }
  dassign %Reg2_R117 0 (dread ptr %L_STR_25)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread ref %Reg2_R117) { dassign %Reg1_R116 0 }
  dassign %Reg2_R115 0 (dread ref %Reg6_R115)
  dassign %Reg2_R117 0 (iread ref <* <$LCtorExceptions_24Derived_3B>> 3 (dread ref %Reg2_R115))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread ref %Reg2_R117) { dassign %Reg1_R116 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_200064006100740061003d00) { dassign %L_STR_26 0 }
  dassign %Reg2_R117 0 (dread ptr %L_STR_26)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread ref %Reg2_R117) { dassign %Reg1_R116 0 }
  dassign %Reg2_R115 0 (dread ref %Reg6_R115)
  dassign %Reg2_R119 0 (iread ref <* <$LCtorExceptions_24Derived_3B>> 4 (dread ref %Reg2_R115))
  dassign %Reg3_R113 0 (dread ref %Reg1_R116)
  dassign %Reg4_R113 0 (dread ref %Reg0_R118)
  brtrue @label30 (ne i32 ref (dread ref %Reg2_R119, constval ref 0))
  dassign %Reg0_R113 0 (dread ref %Reg4_R113)
  dassign %Reg1_R113 0 (dread ref %Reg3_R113)
  dassign %Reg2_I 0 (constval i32 1)
  dassign %Reg3_I 0 (dread i32 %Reg2_I)
  dassign %Reg4_R113 0 (dread ref %Reg1_R113)
  dassign %Reg5_R113 0 (dread ref %Reg0_R113)
  goto @label31
@label30
  dassign %Reg0_R113 0 (dread ref %Reg4_R113)
  dassign %Reg1_R113 0 (dread ref %Reg3_R113)
  dassign %Reg2_I 0 (constval i32 0)
  dassign %Reg3_I 0 (dread i32 %Reg2_I)
  dassign %Reg4_R113 0 (dread ref %Reg1_R113)
  dassign %Reg5_R113 0 (dread ref %Reg0_R113)
@label31
  dassign %Reg0_R113 0 (dread ref %Reg5_R113)
  dassign %Reg1_R113 0 (dread ref %Reg4_R113)
  dassign %Reg2_I 0 (dread i32 %Reg3_I)
  dassign %Reg1_R116 0 (retype ref <* <$Ljava_2Flang_2FStringBuilder_3B>> (dread ref %Reg1_R113))
  dassign %Reg2_Z 0 (cvt u1 i32 (dread i32 %Reg2_I))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Z_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread u1 %Reg2_Z) { dassign %Reg1_R116 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R116) { dassign %Reg1_R117 0 }
  dassign %Reg0_R118 0 (retype ref <* <$Ljava_2Fio_2FPrintStream_3B>> (dread ref %Reg0_R113))
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R118, dread ref %Reg1_R117) {}
LOC 1 25
  return ()
}
func &LCtorExceptions_24Init_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LCtorExceptions_24Init_3B>>) void {
  funcid 16
  var %Reg3_R126 <* <$LCtorExceptions_24Init_3B>>
  var %Reg0_R126 <* <$LCtorExceptions_24Init_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_I i32
  var %Reg0_R118 <* <$Ljava_2Fio_2FPrintStream_3B>>
  var %Reg1_R116 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg2_R117 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_27 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg2_R126 <* <$LCtorExceptions_24Init_3B>>
  var %Reg2_I i32
  var %Reg1_R117 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_R126 <* <$LCtorExceptions_24Init_3B>>
  var %L_STR_28 <* <$Ljava_2Flang_2FString_3B>>

  dassign %Reg3_R126 0 (dread ref %_this)
LOC 1 46
  dassign %Reg0_R126 0 (dread ref %Reg3_R126)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R126))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
LOC 1 40
  dassign %Reg0_R126 0 (dread ref %Reg3_R126)
  dassign %Reg1_I 0 (constval i32 1)
  intrinsiccallwithtype <$LCtorExceptions_24Init_3B> JAVA_CLINIT_CHECK ()
  callassigned &LCtorExceptions_24Init_3B_7Cf_7C_28I_29I (dread i32 %Reg1_I) { dassign %Reg1_I 0 }
  iassign <* <$LCtorExceptions_24Init_3B>> 2 (dread ref %Reg0_R126, dread i32 %Reg1_I)
LOC 1 42
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R118 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R116 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R116) {}
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_5d58f622ab06afa48c8a803c1f5e35ec) { dassign %L_STR_27 0 }
  dassign %Reg2_R117 0 (dread ptr %L_STR_27)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread ref %Reg2_R117) { dassign %Reg1_R116 0 }
  dassign %Reg2_R126 0 (dread ref %Reg3_R126)
  dassign %Reg2_I 0 (iread i32 <* <$LCtorExceptions_24Init_3B>> 2 (dread ref %Reg2_R126))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread i32 %Reg2_I) { dassign %Reg1_R116 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R116) { dassign %Reg1_R117 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R118, dread ref %Reg1_R117) {}
LOC 1 45
  dassign %Reg0_R126 0 (dread ref %Reg3_R126)
  dassign %Reg1_R126 0 (dread ref %Reg3_R126)
  dassign %Reg1_I 0 (iread i32 <* <$LCtorExceptions_24Init_3B>> 2 (dread ref %Reg1_R126))
  dassign %Reg2_I 0 (constval i32 1)
  dassign %Reg1_I 0 (add i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  intrinsiccallwithtype <$LCtorExceptions_24Init_3B> JAVA_CLINIT_CHECK ()
  callassigned &LCtorExceptions_24Init_3B_7Cf_7C_28I_29I (dread i32 %Reg1_I) { dassign %Reg1_I 0 }
  iassign <* <$LCtorExceptions_24Init_3B>> 3 (dread ref %Reg0_R126, dread i32 %Reg1_I)
LOC 1 47
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R118 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R116 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R116) {}
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_630074006f0072002000) { dassign %L_STR_28 0 }
  dassign %Reg2_R117 0 (dread ptr %L_STR_28)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread ref %Reg2_R117) { dassign %Reg1_R116 0 }
  dassign %Reg2_R126 0 (dread ref %Reg3_R126)
  dassign %Reg2_I 0 (iread i32 <* <$LCtorExceptions_24Init_3B>> 2 (dread ref %Reg2_R126))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread i32 %Reg2_I) { dassign %Reg1_R116 0 }
  dassign %Reg2_R126 0 (dread ref %Reg3_R126)
  dassign %Reg2_I 0 (iread i32 <* <$LCtorExceptions_24Init_3B>> 3 (dread ref %Reg2_R126))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread i32 %Reg2_I) { dassign %Reg1_R116 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R116) { dassign %Reg1_R117 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R118, dread ref %Reg1_R117) {}
LOC 1 48
  return ()
}
func &LCtorExceptions_24Init_3B_7Cf_7C_28I_29I static (var %Reg3_I i32) i32 {
  funcid 17
  var %Reg0_I i32
  var %Reg1_I i32
  var %Reg0_R124 <* <$Ljava_2Flang_2FRuntimeException_3B>>
  var %Reg0_R128 <* <$Ljava_2Flang_2FThrowable_3B>>
  var %Reg0_R118 <* <$Ljava_2Fio_2FPrintStream_3B>>
  var %Reg1_R116 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg2_R117 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_29 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg2_I i32
  var %Reg1_R117 <* <$Ljava_2Flang_2FString_3B>>

ALIAS %x %Reg3_I i32
  intrinsiccallwithtype <$LCtorExceptions_24Init_3B> JAVA_CLINIT_CHECK ()
LOC 1 51
  dassign %Reg0_I 0 (dread i32 %Reg3_I)
  dassign %Reg1_I 0 (constval i32 99)
  brtrue @label32 (ne i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  intrinsiccallwithtype <$Ljava_2Flang_2FRuntimeException_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R124 0 (gcmalloc ref <$Ljava_2Flang_2FRuntimeException_3B>)
  callassigned &Ljava_2Flang_2FRuntimeException_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R124) {}
  dassign %Reg0_R128 0 (retype ref <* <$Ljava_2Flang_2FThrowable_3B>> (dread ref %Reg0_R124))
  throw (dread ref %Reg0_R128)
@label32
LOC 1 52
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R118 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R116 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R116) {}
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_6600) { dassign %L_STR_29 0 }
  dassign %Reg2_R117 0 (dread ptr %L_STR_29)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread ref %Reg2_R117) { dassign %Reg1_R116 0 }
  dassign %Reg2_I 0 (dread i32 %Reg3_I)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread i32 %Reg2_I) { dassign %Reg1_R116 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R116) { dassign %Reg1_R117 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R118, dread ref %Reg1_R117) {}
LOC 1 53
  dassign %Reg0_I 0 (dread i32 %Reg3_I)
  return (dread i32 %Reg0_I)
}
func &LCtorExceptions_24Leak_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LCtorExceptions_24Leak_3B>>) void {
  funcid 18
  var %Reg3_R123 <* <$LCtorExceptions_24Leak_3B>>
  var %Reg0_R123 <* <$LCtorExceptions_24Leak_3B>>
  var %Reg1_I i32
  var %Reg0_R125 <* <$LCtorExceptions_24Base_3B>>
  var %Reg0_R124 <* <$Ljava_2Flang_2FRuntimeException_3B>>
  var %Reg1_R117 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_30 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R128 <* <$Ljava_2Flang_2FThrowable_3B>>

  dassign %Reg3_R123 0 (dread ref %_this)
LOC 1 32
  dassign %Reg0_R123 0 (dread ref %Reg3_R123)
  dassign %Reg1_I 0 (constval i32 0)
  dassign %Reg0_R125 0 (retype ref <* <$LCtorExceptions_24Base_3B>> (dread ref %Reg0_R123))
  callassigned &LCtorExceptions_24Base_3B_7C_3Cinit_3E_7C_28I_29V (dread ref %Reg0_R125, dread i32 %Reg1_I) {}
LOC 1 30
  dassign %Reg0_R123 0 (dread ref %Reg3_R123)
  dassign %Reg1_I 0 (constval i32 5)
  iassign <* <$LCtorExceptions_24Leak_3B>> 3 (dread ref %Reg0_R123, dread i32 %Reg1_I)
LOC 1 33
  dassign %Reg0_R123 0 (dread ref %Reg3_R123)
  dassign %Reg1_I 0 (constval i32 6)
  iassign <* <$LCtorExceptions_24Leak_3B>> 3 (dread ref %Reg0_R123, dread i32 %Reg1_I)
LOC 1 34
  dassign %Reg0_R123 0 (dread ref %Reg3_R123)
  intrinsiccallwithtype <$LCtorExceptions_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R125 0 (retype ref <* <$LCtorExceptions_24Base_3B>> (dread ref %Reg0_R123))
  dassign $LCtorExceptions_3B_7Cleaked 0 (dread ref %Reg0_R125)
LOC 1 35
  intrinsiccallwithtype <$Ljava_2Flang_2FRuntimeException_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R124 0 (gcmalloc ref <$Ljava_2Flang_2FRuntimeException_3B>)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_6c00650061006b00) { dassign %L_STR_30 0 }
  dassign %Reg1_R117 0 (dread ptr %L_STR_30)
  callassigned &Ljava_2Flang_2FRuntimeException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R124, dread ref %Reg1_R117) {}
  dassign %Reg0_R128 0 (retype ref <* <$Ljava_2Flang_2FThrowable_3B>> (dread ref %Reg0_R124))
  throw (dread ref %Reg0_R128)
}
func &LCtorExceptions_24SubOfBad_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LCtorExceptions_24SubOfBad_3B>>) void {
  funcid 19
  var %Reg1_R135 <* <$LCtorExceptions_24SubOfBad_3B>>
  var %Reg0_R135 <* <$LCtorExceptions_24SubOfBad_3B>>
  var %Reg0_R130 <* <$LCtorExceptions_24Bad_3B>>

  dassign %Reg1_R135 0 (dread ref %_this)
LOC 1 86
  dassign %Reg0_R135 0 (dread ref %Reg1_R135)
  dassign %Reg0_R130 0 (retype ref <* <$LCtorExceptions_24Bad_3B>> (dread ref %Reg0_R135))
  callassigned &LCtorExceptions_24Bad_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R130) {}
  return ()
}
func &LCtorExceptions_24SubOfBad_3B_7C_3Cclinit_3E_7C_28_29V static constructor () void {
  funcid 20
  var %Reg0_R118 <* <$Ljava_2Fio_2FPrintStream_3B>>
  var %Reg1_R117 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_31 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_I i32

LOC 1 88
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R118 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_e11ba68e542be25d4d24ccea28d1ce5c) { dassign %L_STR_31 0 }
  dassign %Reg1_R117 0 (dread ptr %L_STR_31)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R118, dread ref %Reg1_R117) {}
LOC 1 91
  dassign %Reg0_I 0 (constval i32 2)
  dassign $LCtorExceptions_24SubOfBad_3B_7Cw 0 (dread i32 %Reg0_I)
  return ()
}
