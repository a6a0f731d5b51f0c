flavor 1
srclang 3
id 65535
numfuncs 16
import "library.mplt"
import "Causes.mplt"
entryfunc &LCauses_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V
fileinfo {
  @INFO_filename "Causes.class",
  @INFO_filename "Causes$Init.class",
  @INFO_filename "Causes$Init2.class",
  @INFO_filename "Causes$My.class",
  @INFO_filename "Causes$Res.class"}
srcfileinfo {
  1 "Causes.java"}
javaclass $LCauses_3B <$LCauses_3B> public
javaclass $LCauses_24Init_3B <$LCauses_24Init_3B>
javaclass $LCauses_24Init2_3B <$LCauses_24Init2_3B>
javaclass $LCauses_24My_3B <$LCauses_24My_3B>
javaclass $LCauses_24Res_3B <$LCauses_24Res_3B>
func &LCauses_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$LCauses_3B>>) void
func &LCauses_3B_7Cdepth_7C_28Ljava_2Flang_2FThrowable_3B_29I static (var %Reg2_R114 <* <$Ljava_2Flang_2FThrowable_3B>>) i32
func &LCauses_3B_7Cchain_7C_28I_29V static (var %Reg6_I i32) void
func &LCauses_3B_7Cfin_7C_28I_29I static (var %Reg8_I i32) i32
func &LCauses_3B_7Cover_7C_28I_29I static (var %Reg5_I i32) i32
func &LCauses_3B_7Cloops_7C_28_29Ljava_2Flang_2FString_3B static () <* <$Ljava_2Flang_2FString_3B>>
func &LCauses_3B_7CretNested_7C_28_29I static () i32
func &LCauses_3B_7Cuse_7C_28ZZZ_29V static (var %Reg10_Z u1, var %Reg11_Z u1, var %Reg12_Z u1) void
func &LCauses_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V public static (var %Reg14_R126 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>) void
func &LCauses_3B_7C_3Cclinit_3E_7C_28_29V static constructor () void
func &LCauses_24Init_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LCauses_24Init_3B>>) void
func &LCauses_24Init2_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LCauses_24Init2_3B>>) void
func &LCauses_24My_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3BLjava_2Flang_2FThrowable_3BI_29V constructor (var %_this <* <$LCauses_24My_3B>>, var %Reg4_R117 <* <$Ljava_2Flang_2FString_3B>>, var %Reg5_R114 <* <$Ljava_2Flang_2FThrowable_3B>>, var %Reg6_I i32) void
func &LCauses_24My_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$LCauses_24My_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &LCauses_24Res_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V constructor (var %_this <* <$LCauses_24Res_3B>>, var %Reg4_R117 <* <$Ljava_2Flang_2FString_3B>>) void
func &LCauses_24Res_3B_7Cclose_7C_28Z_29V virtual (var %_this <* <$LCauses_24Res_3B>>, var %Reg5_Z u1) void
var $_C_STR_610074002000 fstatic <[3] u64> readonly = [0, 0x700000000, 0x20746100017a4d]
var $_C_STR_72006f006f007400 fstatic <[3] u64> readonly = [0, 0x900000000, 0x746f6f72003580e2]
var $_C_STR_5b006600 fstatic <[3] u64> readonly = [0, 0x500000000, 0x665b00000b6b]
var $_C_STR_2000 fstatic <[3] u64> readonly = [0, 0x300000000, 0x2000000020]
var $_C_STR_5d00 fstatic <[3] u64> readonly = [0, 0x300000000, 0x5d0000005d]
var $_C_STR_4347e28b442428d440626c9cf1d10a5b fstatic <[4] u64> readonly = [0, 0x1900000000, 0x6d6f726634e4b30d, 0x796c6c616e696620]
var $_C_STR_6b003100 fstatic <[3] u64> readonly = [0, 0x500000000, 0x316b00000d26]
var $_C_STR_660061006b006500 fstatic <[3] u64> readonly = [0, 0x900000000, 0x656b6166002fd755]
var $_C_STR_7700720061007000700065006400 fstatic <[4] u64> readonly = [0, 0xf00000000, 0x706172775f198485, 0x646570]
var $_C_STR_6c006f0073007400 fstatic <[3] u64> readonly = [0, 0x900000000, 0x74736f6c0032c724]
var $_C_STR_7800 fstatic <[3] u64> readonly = [0, 0x300000000, 0x7800000078]
var $_C_STR_46002000 fstatic <[3] u64> readonly = [0, 0x500000000, 0x20460000089a]
var $_C_STR_69006e00 fstatic <[3] u64> readonly = [0, 0x500000000, 0x6e6900000d25]
var $_C_STR_78003d00 fstatic <[3] u64> readonly = [0, 0x500000000, 0x3d7800000ec5]
var $_C_STR_7200 fstatic <[3] u64> readonly = [0, 0x300000000, 0x7200000072]
var $_C_STR_7300 fstatic <[3] u64> readonly = [0, 0x300000000, 0x7300000073]
var $_C_STR_62006f0064007900 fstatic <[3] u64> readonly = [0, 0x900000000, 0x79646f62002e39a2]
var $_C_STR_cc3848a4c6587d352757b06aa4c3c7f1 fstatic <[4] u64> readonly = [0, 0x1700000000, 0x707075731a2b688c, 0x20646573736572]
var $_C_STR_20003c002d002000 fstatic <[3] u64> readonly = [0, 0x900000000, 0x202d3c20000f72af]
var $_C_STR_6f006b00 fstatic <[3] u64> readonly = [0, 0x500000000, 0x6b6f00000ddc]
var $_C_STR_67006f0074002000 fstatic <[3] u64> readonly = [0, 0x900000000, 0x20746f6700308114]
var $_C_STR_6500 fstatic <[3] u64> readonly = [0, 0x300000000, 0x6500000065]
var $_C_STR_94bf1561c383797a975a101c959986c5 fstatic <[4] u64> readonly = [0, 0x1700000000, 0x6c6c756e685be301, 0x6e776f72687420]
var $_C_STR_6100 fstatic <[3] u64> readonly = [0, 0x300000000, 0x6100000061]
var $_C_STR_7a007a00 fstatic <[3] u64> readonly = [0, 0x500000000, 0x7a7a00000f40]
var $_C_STR_6e006500760065007200 fstatic <[4] u64> readonly = [0, 0xb00000000, 0x6576656e063dca8c, 114]
var $_C_STR_6f00640064002000 fstatic <[3] u64> readonly = [0, 0x900000000, 0x2064646f0033f8d1]
var $_C_STR_4d0079005b00 fstatic <[3] u64> readonly = [0, 0x700000000, 0x5b794d0001300f]
var $_C_STR_6f00700065006e002000 fstatic <[4] u64> readonly = [0, 0xb00000000, 0x6e65706f0650a316, 32]
var $_C_STR_63006c006f00730065002000 fstatic <[4] u64> readonly = [0, 0xd00000000, 0x736f6c63af15e128, 0x2065]
var $LCauses_3B_7Czero i32 static = 0
var $LCauses_24Init2_3B_7Cn i32 static = 0
var $Ljava_2Flang_2FSystem_3B_7Cout extern <* <$Ljava_2Fio_2FPrintStream_3B>>
func &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FObject_3B>>) void
func &Ljava_2Flang_2FThrowable_3B_7CgetCause_7C_28_29Ljava_2Flang_2FThrowable_3B public virtual (var %_this <* <$Ljava_2Flang_2FThrowable_3B>>) <* <$Ljava_2Flang_2FThrowable_3B>>
func &Ljava_2Flang_2FObject_3B_7ChashCode_7C_28_29I public native virtual (var %_this <* <$Ljava_2Flang_2FObject_3B>>) i32
func &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>) void
func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg1_R117 <* <$Ljava_2Flang_2FString_3B>>) <* <$Ljava_2Flang_2FStringBuilder_3B>>
func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg1_I i32) <* <$Ljava_2Flang_2FStringBuilder_3B>>
func &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &Ljava_2Fio_2FPrintStream_3B_7Cprint_7C_28Ljava_2Flang_2FString_3B_29V public virtual (var %_this <* <$Ljava_2Fio_2FPrintStream_3B>>, var %Reg1_R117 <* <$Ljava_2Flang_2FString_3B>>) void
func &Ljava_2Flang_2FIllegalStateException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V public constructor (var %_this <* <$Ljava_2Flang_2FIllegalStateException_3B>>, var %Reg1_R117 <* <$Ljava_2Flang_2FString_3B>>) void
func &Ljava_2Flang_2FIllegalArgumentException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V public constructor (var %_this <* <$Ljava_2Flang_2FIllegalArgumentException_3B>>, var %Reg1_R117 <* <$Ljava_2Flang_2FString_3B>>) void
func &Ljava_2Flang_2FStackOverflowError_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V public constructor (var %_this <* <$Ljava_2Flang_2FStackOverflowError_3B>>, var %Reg1_R117 <* <$Ljava_2Flang_2FString_3B>>) void
func &Ljava_2Flang_2FRuntimeException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3BLjava_2Flang_2FThrowable_3B_29V public constructor (var %_this <* <$Ljava_2Flang_2FRuntimeException_3B>>, var %Reg1_R117 <* <$Ljava_2Flang_2FString_3B>>, var %Reg2_R114 <* <$Ljava_2Flang_2FThrowable_3B>>) void
func &Ljava_2Flang_2FRuntimeException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V public constructor (var %_this <* <$Ljava_2Flang_2FRuntimeException_3B>>, var %Reg1_R117 <* <$Ljava_2Flang_2FString_3B>>) void
func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28C_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg1_C u16) <* <$Ljava_2Flang_2FStringBuilder_3B>>
func &Ljava_2Flang_2FRuntimeException_3B_7CgetMessage_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$Ljava_2Flang_2FRuntimeException_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &Ljava_2Flang_2FException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V public constructor (var %_this <* <$Ljava_2Flang_2FException_3B>>, var %Reg1_R117 <* <$Ljava_2Flang_2FString_3B>>) void
func &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V public virtual (var %_this <* <$Ljava_2Fio_2FPrintStream_3B>>, var %Reg1_R117 <* <$Ljava_2Flang_2FString_3B>>) void
func &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28I_29V public virtual (var %_this <* <$Ljava_2Fio_2FPrintStream_3B>>, var %Reg1_I i32) void
func &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FObject_3B_29V public virtual (var %_this <* <$Ljava_2Fio_2FPrintStream_3B>>, var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>) void
func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>) <* <$Ljava_2Flang_2FStringBuilder_3B>>
func &Ljava_2Flang_2FRuntimeException_3B_7CgetCause_7C_28_29Ljava_2Flang_2FThrowable_3B public virtual (var %_this <* <$Ljava_2Flang_2FRuntimeException_3B>>) <* <$Ljava_2Flang_2FThrowable_3B>>
func &Ljava_2Flang_2FArithmeticException_3B_7CgetMessage_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$Ljava_2Flang_2FArithmeticException_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &Ljava_2Flang_2FIllegalStateException_3B_7CgetMessage_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$Ljava_2Flang_2FIllegalStateException_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &Ljava_2Flang_2FThrowable_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FThrowable_3B>>) void
func &Ljava_2Flang_2FRuntimeException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FThrowable_3B_29V public constructor (var %_this <* <$Ljava_2Flang_2FRuntimeException_3B>>, var %Reg1_R114 <* <$Ljava_2Flang_2FThrowable_3B>>) void
func &Ljava_2Flang_2FError_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V public constructor (var %_this <* <$Ljava_2Flang_2FError_3B>>, var %Reg1_R117 <* <$Ljava_2Flang_2FString_3B>>) void
func &Ljava_2Flang_2FError_3B_7CgetCause_7C_28_29Ljava_2Flang_2FThrowable_3B public virtual (var %_this <* <$Ljava_2Flang_2FError_3B>>) <* <$Ljava_2Flang_2FThrowable_3B>>
func &Ljava_2Flang_2FInteger_3B_7CparseInt_7C_28Ljava_2Flang_2FString_3B_29I public static (var %Reg0_R117 <* <$Ljava_2Flang_2FString_3B>>) i32
func &Ljava_2Flang_2FException_3B_7CgetMessage_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$Ljava_2Flang_2FException_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &Ljava_2Flang_2FException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3BLjava_2Flang_2FThrowable_3B_29V public constructor (var %_this <* <$Ljava_2Flang_2FException_3B>>, var %Reg1_R117 <* <$Ljava_2Flang_2FString_3B>>, var %Reg2_R114 <* <$Ljava_2Flang_2FThrowable_3B>>) void
func &Ljava_2Flang_2FThrowable_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$Ljava_2Flang_2FThrowable_3B>>) <* <$Ljava_2Flang_2FString_3B>>
var $__cinf_Ljava_2Flang_2FString_3B <$__class_meta__>
func &MCC_GetOrInsertLiteral () <* <$Ljava_2Flang_2FString_3B>>
func &LCauses_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$LCauses_3B>>) void {
  funcid 1
  var %Reg1_R112 <* <$LCauses_3B>>
  var %Reg0_R112 <* <$LCauses_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>

  dassign %Reg1_R112 0 (dread ref %_this)
LOC 1 1
  dassign %Reg0_R112 0 (dread ref %Reg1_R112)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R112))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
  return ()
}
func &LCauses_3B_7Cdepth_7C_28Ljava_2Flang_2FThrowable_3B_29I static (var %Reg2_R114 <* <$Ljava_2Flang_2FThrowable_3B>>) i32 {
  funcid 2
  var %Reg0_I i32
  var %Reg1_I i32
  var %Reg0_R114 <* <$Ljava_2Flang_2FThrowable_3B>>

ALIAS %t %Reg2_R114 <* <$Ljava_2Flang_2FThrowable_3B>>
ALIAS %n %Reg1_I i32
  intrinsiccallwithtype <$LCauses_3B> JAVA_CLINIT_CHECK ()
LOC 1 3
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg1_I 0 (dread i32 %Reg0_I)
@label0
  dassign %Reg0_R114 0 (dread ref %Reg2_R114)
  brtrue @label1 (eq i32 ref (dread ref %Reg0_R114, constval ref 0))
  dassign %Reg1_I 0 (add i32 (dread i32 %Reg1_I, constval i32 1))
  dassign %Reg0_R114 0 (dread ref %Reg2_R114)
  virtualcallassigned &Ljava_2Flang_2FThrowable_3B_7CgetCause_7C_28_29Ljava_2Flang_2FThrowable_3B (dread ref %Reg0_R114) { dassign %Reg0_R114 0 }
  dassign %Reg2_R114 0 (dread ref %Reg0_R114)
  goto @label0
@label1
  dassign %Reg0_I 0 (dread i32 %Reg1_I)
  return (dread i32 %Reg0_I)
}
func &LCauses_3B_7Cchain_7C_28I_29V static (var %Reg6_I i32) void {
  funcid 3
  var %Reg0_I i32
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg5_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_I i32
  var %Reg0_R115 <* <$LCauses_24My_3B>>
  var %Reg5_R115 <* <$LCauses_24My_3B>>
  var %Reg1_R116 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg2_R117 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_10 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg2_I i32
  var %Reg1_R117 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg2_R115 <* <$LCauses_24My_3B>>
  var %Reg3_I i32
  var %Reg2_R114 <* <$Ljava_2Flang_2FThrowable_3B>>
  var %Reg0_R114 <* <$Ljava_2Flang_2FThrowable_3B>>
  var %Reg0_R118 <* <$Ljava_2Flang_2FRuntimeException_3B>>
  var %Reg5_R118 <* <$Ljava_2Flang_2FRuntimeException_3B>>
  var %L_STR_11 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg2_R118 <* <$Ljava_2Flang_2FRuntimeException_3B>>

ALIAS %o %Reg5_R113 <* <$Ljava_2Flang_2FObject_3B>>
ALIAS %e %Reg5_R118 <* <$Ljava_2Flang_2FRuntimeException_3B>>
ALIAS %n %Reg6_I i32
  intrinsiccallwithtype <$LCauses_3B> JAVA_CLINIT_CHECK ()
  try { @label4 @label5 }
LOC 1 4
  dassign %Reg0_I 0 (dread i32 %Reg6_I)
  brtrue @label2 (ne i32 i32 (dread i32 %Reg0_I, constval i32 0))
  dassign %Reg0_R113 0 (constval ref 0)
  dassign %Reg5_R113 0 (dread ref %Reg0_R113)
  dassign %Reg0_R113 0 (dread ref %Reg5_R113)
  virtualcallassigned &Ljava_2Flang_2FObject_3B_7ChashCode_7C_28_29I (dread ref %Reg0_R113) { dassign %Reg0_I 0 }
  goto @label3
  endtry
@label2
  try { @label4 @label5 }
  dassign %Reg0_I 0 (dread i32 %Reg6_I)
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg0_I 0 (sub i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  intrinsiccallwithtype <$LCauses_3B> JAVA_CLINIT_CHECK ()
  callassigned &LCauses_3B_7Cchain_7C_28I_29V (dread i32 %Reg0_I) {}
  endtry
@label3
  goto @label6
@label4
  catch { <* <$LCauses_24My_3B>> }
  dassign %Reg0_R115 0 (regread ptr %%thrownval)
  dassign %Reg5_R115 0 (dread ref %Reg0_R115)
  intrinsiccallwithtype <$LCauses_24My_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (gcmalloc ref <$LCauses_24My_3B>)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R116 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R116) {}
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_610074002000) { dassign %L_STR_10 0 }
  dassign %Reg2_R117 0 (dread ptr %L_STR_10)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread ref %Reg2_R117) { dassign %Reg1_R116 0 }
  dassign %Reg2_I 0 (dread i32 %Reg6_I)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread i32 %Reg2_I) { dassign %Reg1_R116 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R116) { dassign %Reg1_R117 0 }
  dassign %Reg2_R115 0 (dread ref %Reg5_R115)
  dassign %Reg3_I 0 (dread i32 %Reg6_I)
  dassign %Reg2_R114 0 (retype ref <* <$Ljava_2Flang_2FThrowable_3B>> (dread ref %Reg2_R115))
  callassigned &LCauses_24My_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3BLjava_2Flang_2FThrowable_3BI_29V (dread ref %Reg0_R115, dread ref %Reg1_R117, dread ref %Reg2_R114, dread i32 %Reg3_I) {}
  dassign %Reg0_R114 0 (retype ref <* <$Ljava_2Flang_2FThrowable_3B>> (dread ref %Reg0_R115))
  throw (dread ref %Reg0_R114)
@label5
  catch { <* <$Ljava_2Flang_2FRuntimeException_3B>> }
  dassign %Reg0_R118 0 (regread ptr %%thrownval)
  dassign %Reg5_R118 0 (dread ref %Reg0_R118)
  intrinsiccallwithtype <$LCauses_24My_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (gcmalloc ref <$LCauses_24My_3B>)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_72006f006f007400) { dassign %L_STR_11 0 }
  dassign %Reg1_R117 0 (dread ptr %L_STR_11)
  dassign %Reg2_R118 0 (dread ref %Reg5_R118)
  dassign %Reg3_I 0 (constval i32 -1)
  dassign %Reg2_R114 0 (retype ref <* <$Ljava_2Flang_2FThrowable_3B>> (dread ref %Reg2_R118))
  callassigned &LCauses_24My_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3BLjava_2Flang_2FThrowable_3BI_29V (dread ref %Reg0_R115, dread ref %Reg1_R117, dread ref %Reg2_R114, dread i32 %Reg3_I) {}
  dassign %Reg0_R114 0 (retype ref <* <$Ljava_2Flang_2FThrowable_3B>> (dread ref %Reg0_R115))
  throw (dread ref %Reg0_R114)
@label6
  return ()
}
func &LCauses_3B_7Cfin_7C_28I_29I static (var %Reg8_I i32) i32 {
  funcid 4
  var %Reg0_I i32
  var %Reg4_I i32
  var %Reg5_I i32
  var %Reg0_R119 <* <$Ljava_2Fio_2FPrintStream_3B>>
  var %Reg1_R116 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg2_R117 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_12 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg2_I i32
  var %L_STR_13 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_14 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_R117 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_I i32
  var %Reg0_R120 <* <$Ljava_2Flang_2FIllegalStateException_3B>>
  var %L_STR_15 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R114 <* <$Ljava_2Flang_2FThrowable_3B>>
  var %Reg0_R121 <* <$Ljava_2Flang_2FIllegalArgumentException_3B>>
  var %L_STR_16 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R122 <* <$Ljava_2Flang_2FStackOverflowError_3B>>
  var %L_STR_17 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg5_R121 <* <$Ljava_2Flang_2FIllegalArgumentException_3B>>
  var %Reg6_I i32
  var %Reg0_R123 <* <$Ljava_2Flang_2FError_3B>>
  var %Reg5_R123 <* <$Ljava_2Flang_2FError_3B>>
  var %Reg0_R118 <* <$Ljava_2Flang_2FRuntimeException_3B>>
  var %L_STR_18 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg2_R123 <* <$Ljava_2Flang_2FError_3B>>
  var %Reg2_R114 <* <$Ljava_2Flang_2FThrowable_3B>>
  var %Reg7_R114 <* <$Ljava_2Flang_2FThrowable_3B>>
  var %Reg7_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>

ALIAS %e %Reg5_R123 <* <$Ljava_2Flang_2FError_3B>>
ALIAS %k %Reg8_I i32
ALIAS %r %Reg4_I i32
  intrinsiccallwithtype <$LCauses_3B> JAVA_CLINIT_CHECK ()
LOC 1 6
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg4_I 0 (dread i32 %Reg0_I)
  try { @label11 @label14 @label15 }
LOC 1 7
  dassign %Reg4_I 0 (add i32 (dread i32 %Reg4_I, constval i32 1))
  dassign %Reg0_I 0 (dread i32 %Reg8_I)
  brtrue @label8 (ne i32 i32 (dread i32 %Reg0_I, constval i32 0))
  dassign %Reg0_I 0 (dread i32 %Reg4_I)
  dassign %Reg5_I 0 (dread i32 %Reg0_I)
  endtry
LOC 1 10
  dassign %Reg4_I 0 (add i32 (dread i32 %Reg4_I, constval i32 5))
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R119 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R116 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R116) {}
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_5b006600) { dassign %L_STR_12 0 }
  dassign %Reg2_R117 0 (dread ptr %L_STR_12)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread ref %Reg2_R117) { dassign %Reg1_R116 0 }
  dassign %Reg2_I 0 (dread i32 %Reg8_I)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread i32 %Reg2_I) { dassign %Reg1_R116 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_13 0 }
  dassign %Reg2_R117 0 (dread ptr %L_STR_13)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread ref %Reg2_R117) { dassign %Reg1_R116 0 }
  dassign %Reg2_I 0 (dread i32 %Reg4_I)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread i32 %Reg2_I) { dassign %Reg1_R116 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_5d00) { dassign %L_STR_14 0 }
  dassign %Reg2_R117 0 (dread ptr %L_STR_14)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread ref %Reg2_R117) { dassign %Reg1_R116 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R116) { dassign %Reg1_R117 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprint_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R119, dread ref %Reg1_R117) {}
  dassign %Reg0_I 0 (dread i32 %Reg8_I)
  dassign %Reg1_I 0 (constval i32 3)
  brtrue @label7 (ne i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  intrinsiccallwithtype <$Ljava_2Flang_2FIllegalStateException_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R120 0 (gcmalloc ref <$Ljava_2Flang_2FIllegalStateException_3B>)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_4347e28b442428d440626c9cf1d10a5b) { dassign %L_STR_15 0 }
  dassign %Reg1_R117 0 (dread ptr %L_STR_15)
  callassigned &Ljava_2Flang_2FIllegalStateException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R120, dread ref %Reg1_R117) {}
  dassign %Reg0_R114 0 (retype ref <* <$Ljava_2Flang_2FThrowable_3B>> (dread ref %Reg0_R120))
  throw (dread ref %Reg0_R114)
@label7
LOC 1 7
  dassign %Reg0_I 0 (dread i32 %Reg5_I)
  return (dread i32 %Reg0_I)
@label8
  try { @label11 @label14 @label15 }
  dassign %Reg0_I 0 (dread i32 %Reg8_I)
  dassign %Reg1_I 0 (constval i32 1)
  brtrue @label9 (ne i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  intrinsiccallwithtype <$Ljava_2Flang_2FIllegalArgumentException_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R121 0 (gcmalloc ref <$Ljava_2Flang_2FIllegalArgumentException_3B>)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_6b003100) { dassign %L_STR_16 0 }
  dassign %Reg1_R117 0 (dread ptr %L_STR_16)
  callassigned &Ljava_2Flang_2FIllegalArgumentException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R121, dread ref %Reg1_R117) {}
  dassign %Reg0_R114 0 (retype ref <* <$Ljava_2Flang_2FThrowable_3B>> (dread ref %Reg0_R121))
  throw (dread ref %Reg0_R114)
  endtry
@label9
  try { @label11 @label14 @label15 }
  dassign %Reg0_I 0 (dread i32 %Reg8_I)
  dassign %Reg1_I 0 (constval i32 2)
  brtrue @label10 (ne i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  intrinsiccallwithtype <$Ljava_2Flang_2FStackOverflowError_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R122 0 (gcmalloc ref <$Ljava_2Flang_2FStackOverflowError_3B>)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_660061006b006500) { dassign %L_STR_17 0 }
  dassign %Reg1_R117 0 (dread ptr %L_STR_17)
  callassigned &Ljava_2Flang_2FStackOverflowError_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R122, dread ref %Reg1_R117) {}
  dassign %Reg0_R114 0 (retype ref <* <$Ljava_2Flang_2FThrowable_3B>> (dread ref %Reg0_R122))
  throw (dread ref %Reg0_R114)
  endtry
@label10
  try { @label11 @label14 @label15 }
  dassign %Reg4_I 0 (add i32 (dread i32 %Reg4_I, constval i32 10))
  endtry
LOC 1 10
  dassign %Reg4_I 0 (add i32 (dread i32 %Reg4_I, constval i32 5))
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R119 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R116 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R116) {}
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_5b006600) { dassign %L_STR_12 0 }
  dassign %Reg2_R117 0 (dread ptr %L_STR_12)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread ref %Reg2_R117) { dassign %Reg1_R116 0 }
  dassign %Reg2_I 0 (dread i32 %Reg8_I)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread i32 %Reg2_I) { dassign %Reg1_R116 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_13 0 }
  dassign %Reg2_R117 0 (dread ptr %L_STR_13)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread ref %Reg2_R117) { dassign %Reg1_R116 0 }
  dassign %Reg2_I 0 (dread i32 %Reg4_I)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread i32 %Reg2_I) { dassign %Reg1_R116 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_5d00) { dassign %L_STR_14 0 }
  dassign %Reg2_R117 0 (dread ptr %L_STR_14)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread ref %Reg2_R117) { dassign %Reg1_R116 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R116) { dassign %Reg1_R117 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprint_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R119, dread ref %Reg1_R117) {}
  dassign %Reg0_I 0 (dread i32 %Reg8_I)
  dassign %Reg1_I 0 (constval i32 3)
  brtrue @label17 (ne i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  intrinsiccallwithtype <$Ljava_2Flang_2FIllegalStateException_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R120 0 (gcmalloc ref <$Ljava_2Flang_2FIllegalStateException_3B>)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_4347e28b442428d440626c9cf1d10a5b) { dassign %L_STR_15 0 }
  dassign %Reg1_R117 0 (dread ptr %L_STR_15)
  callassigned &Ljava_2Flang_2FIllegalStateException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R120, dread ref %Reg1_R117) {}
  dassign %Reg0_R114 0 (retype ref <* <$Ljava_2Flang_2FThrowable_3B>> (dread ref %Reg0_R120))
  throw (dread ref %Reg0_R114)
@label11
  catch { <* <$Ljava_2Flang_2FIllegalArgumentException_3B>> }
  dassign %Reg0_R121 0 (regread ptr %%thrownval)
  try { @label15 }
LOC 1 8
  dassign %Reg5_R121 0 (dread ref %Reg0_R121)
  dassign %Reg4_I 0 (add i32 (dread i32 %Reg4_I, constval i32 100))
  dassign %Reg0_I 0 (dread i32 %Reg8_I)
  dassign %Reg1_I 0 (constval i32 1)
  brtrue @label13 (ne i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg4_I 0 (add i32 (dread i32 %Reg4_I, constval i32 1000))
  dassign %Reg0_I 0 (dread i32 %Reg4_I)
  dassign %Reg6_I 0 (dread i32 %Reg0_I)
  endtry
LOC 1 10
  dassign %Reg4_I 0 (add i32 (dread i32 %Reg4_I, constval i32 5))
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R119 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R116 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R116) {}
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_5b006600) { dassign %L_STR_12 0 }
  dassign %Reg2_R117 0 (dread ptr %L_STR_12)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread ref %Reg2_R117) { dassign %Reg1_R116 0 }
  dassign %Reg2_I 0 (dread i32 %Reg8_I)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread i32 %Reg2_I) { dassign %Reg1_R116 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_13 0 }
  dassign %Reg2_R117 0 (dread ptr %L_STR_13)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread ref %Reg2_R117) { dassign %Reg1_R116 0 }
  dassign %Reg2_I 0 (dread i32 %Reg4_I)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread i32 %Reg2_I) { dassign %Reg1_R116 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_5d00) { dassign %L_STR_14 0 }
  dassign %Reg2_R117 0 (dread ptr %L_STR_14)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread ref %Reg2_R117) { dassign %Reg1_R116 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R116) { dassign %Reg1_R117 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprint_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R119, dread ref %Reg1_R117) {}
  dassign %Reg0_I 0 (dread i32 %Reg8_I)
  dassign %Reg1_I 0 (constval i32 3)
  brtrue @label12 (ne i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  intrinsiccallwithtype <$Ljava_2Flang_2FIllegalStateException_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R120 0 (gcmalloc ref <$Ljava_2Flang_2FIllegalStateException_3B>)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_4347e28b442428d440626c9cf1d10a5b) { dassign %L_STR_15 0 }
  dassign %Reg1_R117 0 (dread ptr %L_STR_15)
  callassigned &Ljava_2Flang_2FIllegalStateException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R120, dread ref %Reg1_R117) {}
  dassign %Reg0_R114 0 (retype ref <* <$Ljava_2Flang_2FThrowable_3B>> (dread ref %Reg0_R120))
  throw (dread ref %Reg0_R114)
@label12
LOC 1 8
  dassign %Reg0_I 0 (dread i32 %Reg6_I)
  return (dread i32 %Reg0_I)
@label13
LOC 1 10
  dassign %Reg4_I 0 (add i32 (dread i32 %Reg4_I, constval i32 5))
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R119 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R116 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R116) {}
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_5b006600) { dassign %L_STR_12 0 }
  dassign %Reg2_R117 0 (dread ptr %L_STR_12)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread ref %Reg2_R117) { dassign %Reg1_R116 0 }
  dassign %Reg2_I 0 (dread i32 %Reg8_I)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread i32 %Reg2_I) { dassign %Reg1_R116 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_13 0 }
  dassign %Reg2_R117 0 (dread ptr %L_STR_13)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread ref %Reg2_R117) { dassign %Reg1_R116 0 }
  dassign %Reg2_I 0 (dread i32 %Reg4_I)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread i32 %Reg2_I) { dassign %Reg1_R116 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_5d00) { dassign %L_STR_14 0 }
  dassign %Reg2_R117 0 (dread ptr %L_STR_14)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread ref %Reg2_R117) { dassign %Reg1_R116 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R116) { dassign %Reg1_R117 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprint_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R119, dread ref %Reg1_R117) {}
  dassign %Reg0_I 0 (dread i32 %Reg8_I)
  dassign %Reg1_I 0 (constval i32 3)
  brtrue @label17 (ne i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  intrinsiccallwithtype <$Ljava_2Flang_2FIllegalStateException_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R120 0 (gcmalloc ref <$Ljava_2Flang_2FIllegalStateException_3B>)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_4347e28b442428d440626c9cf1d10a5b) { dassign %L_STR_15 0 }
  dassign %Reg1_R117 0 (dread ptr %L_STR_15)
  callassigned &Ljava_2Flang_2FIllegalStateException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R120, dread ref %Reg1_R117) {}
  dassign %Reg0_R114 0 (retype ref <* <$Ljava_2Flang_2FThrowable_3B>> (dread ref %Reg0_R120))
  throw (dread ref %Reg0_R114)
@label14
  catch { <* <$Ljava_2Flang_2FError_3B>> }
  dassign %Reg0_R123 0 (regread ptr %%thrownval)
  try { @label15 }
LOC 1 9
  dassign %Reg5_R123 0 (dread ref %Reg0_R123)
  dassign %Reg4_I 0 (add i32 (dread i32 %Reg4_I, constval i32 200))
  intrinsiccallwithtype <$Ljava_2Flang_2FRuntimeException_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R118 0 (gcmalloc ref <$Ljava_2Flang_2FRuntimeException_3B>)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_7700720061007000700065006400) { dassign %L_STR_18 0 }
  dassign %Reg1_R117 0 (dread ptr %L_STR_18)
  dassign %Reg2_R123 0 (dread ref %Reg5_R123)
  dassign %Reg2_R114 0 (retype ref <* <$Ljava_2Flang_2FThrowable_3B>> (dread ref %Reg2_R123))
  callassigned &Ljava_2Flang_2FRuntimeException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3BLjava_2Flang_2FThrowable_3B_29V (dread ref %Reg0_R118, dread ref %Reg1_R117, dread ref %Reg2_R114) {}
  dassign %Reg0_R114 0 (retype ref <* <$Ljava_2Flang_2FThrowable_3B>> (dread ref %Reg0_R118))
  throw (dread ref %Reg0_R114)
  endtry
@label15
  catch { <* void> }
  dassign %Reg0_R114 0 (regread ptr %%thrownval)
  try { @label15 }
LOC 1 10
  dassign %Reg7_R114 0 (dread ref %Reg0_R114)
  endtry
  dassign %Reg4_I 0 (add i32 (dread i32 %Reg4_I, constval i32 5))
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R119 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R116 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R116) {}
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_5b006600) { dassign %L_STR_12 0 }
  dassign %Reg2_R117 0 (dread ptr %L_STR_12)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread ref %Reg2_R117) { dassign %Reg1_R116 0 }
  dassign %Reg2_I 0 (dread i32 %Reg8_I)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread i32 %Reg2_I) { dassign %Reg1_R116 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_13 0 }
  dassign %Reg2_R117 0 (dread ptr %L_STR_13)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread ref %Reg2_R117) { dassign %Reg1_R116 0 }
  dassign %Reg2_I 0 (dread i32 %Reg4_I)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread i32 %Reg2_I) { dassign %Reg1_R116 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_5d00) { dassign %L_STR_14 0 }
  dassign %Reg2_R117 0 (dread ptr %L_STR_14)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread ref %Reg2_R117) { dassign %Reg1_R116 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R116) { dassign %Reg1_R117 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprint_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R119, dread ref %Reg1_R117) {}
  dassign %Reg0_I 0 (dread i32 %Reg8_I)
  dassign %Reg1_I 0 (constval i32 3)
  brtrue @label16 (ne i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  intrinsiccallwithtype <$Ljava_2Flang_2FIllegalStateException_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R120 0 (gcmalloc ref <$Ljava_2Flang_2FIllegalStateException_3B>)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_4347e28b442428d440626c9cf1d10a5b) { dassign %L_STR_15 0 }
  dassign %Reg1_R117 0 (dread ptr %L_STR_15)
  callassigned &Ljava_2Flang_2FIllegalStateException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R120, dread ref %Reg1_R117) {}
  dassign %Reg0_R114 0 (retype ref <* <$Ljava_2Flang_2FThrowable_3B>> (dread ref %Reg0_R120))
  throw (dread ref %Reg0_R114)
@label16
  dassign %Reg7_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg7_R114))
  dassign %Reg0_R113 0 (dread ref %Reg7_R113)
  dassign %Reg0_R114 0 (retype ref <* <$Ljava_2Flang_2FThrowable_3B>> (dread ref %Reg0_R113))
  throw (dread ref %Reg0_R114)
@label17
LOC 1 11
  dassign %Reg0_I 0 (dread i32 %Reg4_I)
  return (dread i32 %Reg0_I)
}
func &LCauses_3B_7Cover_7C_28I_29I static (var %Reg5_I i32) i32 {
  funcid 5
  var %Reg0_I i32
  var %Reg0_R118 <* <$Ljava_2Flang_2FRuntimeException_3B>>
  var %Reg1_R117 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_19 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R114 <* <$Ljava_2Flang_2FThrowable_3B>>
  var %Reg3_I i32
  var %Reg1_I i32
  var %Reg4_R114 <* <$Ljava_2Flang_2FThrowable_3B>>
  var %Reg4_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>

ALIAS %k %Reg5_I i32
  intrinsiccallwithtype <$LCauses_3B> JAVA_CLINIT_CHECK ()
  try { @label20 }
LOC 1 13
  dassign %Reg0_I 0 (dread i32 %Reg5_I)
  brtrue @label18 (le i32 i32 (dread i32 %Reg0_I, constval i32 0))
  intrinsiccallwithtype <$Ljava_2Flang_2FRuntimeException_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R118 0 (gcmalloc ref <$Ljava_2Flang_2FRuntimeException_3B>)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_6c006f0073007400) { dassign %L_STR_19 0 }
  dassign %Reg1_R117 0 (dread ptr %L_STR_19)
  callassigned &Ljava_2Flang_2FRuntimeException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R118, dread ref %Reg1_R117) {}
  dassign %Reg0_R114 0 (retype ref <* <$Ljava_2Flang_2FThrowable_3B>> (dread ref %Reg0_R118))
  throw (dread ref %Reg0_R114)
  endtry
@label18
  try { @label20 }
  dassign %Reg0_I 0 (constval i32 1)
  dassign %Reg3_I 0 (dread i32 %Reg0_I)
  endtry
  dassign %Reg0_I 0 (dread i32 %Reg5_I)
  dassign %Reg1_I 0 (constval i32 2)
  brtrue @label19 (ne i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg0_I 0 (constval i32 2)
  return (dread i32 %Reg0_I)
@label19
  dassign %Reg0_I 0 (dread i32 %Reg3_I)
  return (dread i32 %Reg0_I)
@label20
  catch { <* void> }
  dassign %Reg0_R114 0 (regread ptr %%thrownval)
  dassign %Reg4_R114 0 (dread ref %Reg0_R114)
  dassign %Reg0_I 0 (dread i32 %Reg5_I)
  dassign %Reg1_I 0 (constval i32 2)
  brtrue @label21 (ne i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg0_I 0 (constval i32 2)
  return (dread i32 %Reg0_I)
@label21
  dassign %Reg4_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg4_R114))
  dassign %Reg0_R113 0 (dread ref %Reg4_R113)
  dassign %Reg0_R114 0 (retype ref <* <$Ljava_2Flang_2FThrowable_3B>> (dread ref %Reg0_R113))
  throw (dread ref %Reg0_R114)
}
func &LCauses_3B_7Cloops_7C_28_29Ljava_2Flang_2FString_3B static () <* <$Ljava_2Flang_2FString_3B>> {
  funcid 6
  var %Reg0_R116 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg3_R116 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg0_I i32
  var %Reg4_I i32
  var %Reg1_I i32
  var %Reg5_I i32
  var %Reg1_C u16
  var %Reg0_R118 <* <$Ljava_2Flang_2FRuntimeException_3B>>
  var %Reg1_R117 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_20 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R114 <* <$Ljava_2Flang_2FThrowable_3B>>
  var %L_STR_21 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg6_R114 <* <$Ljava_2Flang_2FThrowable_3B>>
  var %Reg6_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg5_R118 <* <$Ljava_2Flang_2FRuntimeException_3B>>
  var %Reg1_R118 <* <$Ljava_2Flang_2FRuntimeException_3B>>
  var %Reg7_R114 <* <$Ljava_2Flang_2FThrowable_3B>>
  var %Reg7_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_R117 <* <$Ljava_2Flang_2FString_3B>>

ALIAS %j %Reg5_I i32
ALIAS %e %Reg5_R118 <* <$Ljava_2Flang_2FRuntimeException_3B>>
ALIAS %i %Reg4_I i32
ALIAS %sb %Reg3_R116 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  intrinsiccallwithtype <$LCauses_3B> JAVA_CLINIT_CHECK ()
LOC 1 15
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R116 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R116) {}
  dassign %Reg3_R116 0 (dread ref %Reg0_R116)
LOC 1 16
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg4_I 0 (dread i32 %Reg0_I)
@label22
  dassign %Reg0_I 0 (dread i32 %Reg4_I)
  dassign %Reg1_I 0 (constval i32 4)
  brtrue @label34 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  try { @label31 @label32 }
LOC 1 17
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg5_I 0 (dread i32 %Reg0_I)
  endtry
@label23
  try { @label28 @label31 @label32 }
  dassign %Reg0_I 0 (dread i32 %Reg5_I)
  dassign %Reg1_I 0 (dread i32 %Reg4_I)
  brtrue @label25 (ne i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  endtry
  try { @label31 @label32 }
  dassign %Reg0_R116 0 (dread ref %Reg3_R116)
  dassign %Reg1_I 0 (constval i32 102)
  dassign %Reg1_C 0 (cvt u16 i32 (dread i32 %Reg1_I))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28C_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R116, dread u16 %Reg1_C) { dassign %Reg0_R116 0 }
  dassign %Reg0_I 0 (dread i32 %Reg4_I)
  dassign %Reg1_I 0 (constval i32 3)
  brtrue @label24 (ne i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  intrinsiccallwithtype <$Ljava_2Flang_2FRuntimeException_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R118 0 (gcmalloc ref <$Ljava_2Flang_2FRuntimeException_3B>)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_7800) { dassign %L_STR_20 0 }
  dassign %Reg1_R117 0 (dread ptr %L_STR_20)
  callassigned &Ljava_2Flang_2FRuntimeException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R118, dread ref %Reg1_R117) {}
  dassign %Reg0_R114 0 (retype ref <* <$Ljava_2Flang_2FThrowable_3B>> (dread ref %Reg0_R118))
  throw (dread ref %Reg0_R114)
  endtry
@label24
LOC 1 18
  dassign %Reg0_R116 0 (dread ref %Reg3_R116)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_46002000) { dassign %L_STR_21 0 }
  dassign %Reg1_R117 0 (dread ptr %L_STR_21)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R116, dread ref %Reg1_R117) { dassign %Reg0_R116 0 }
LOC 1 17
  goto @label33
@label25
  try { @label28 @label31 @label32 }
  dassign %Reg0_I 0 (dread i32 %Reg5_I)
  dassign %Reg1_I 0 (constval i32 2)
  brtrue @label27 (ne i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  endtry
  try { @label31 @label32 }
  dassign %Reg0_R116 0 (dread ref %Reg3_R116)
  dassign %Reg1_I 0 (constval i32 102)
  dassign %Reg1_C 0 (cvt u16 i32 (dread i32 %Reg1_I))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28C_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R116, dread u16 %Reg1_C) { dassign %Reg0_R116 0 }
  dassign %Reg0_I 0 (dread i32 %Reg4_I)
  dassign %Reg1_I 0 (constval i32 3)
  brtrue @label26 (ne i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  intrinsiccallwithtype <$Ljava_2Flang_2FRuntimeException_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R118 0 (gcmalloc ref <$Ljava_2Flang_2FRuntimeException_3B>)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_7800) { dassign %L_STR_20 0 }
  dassign %Reg1_R117 0 (dread ptr %L_STR_20)
  callassigned &Ljava_2Flang_2FRuntimeException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R118, dread ref %Reg1_R117) {}
  dassign %Reg0_R114 0 (retype ref <* <$Ljava_2Flang_2FThrowable_3B>> (dread ref %Reg0_R118))
  throw (dread ref %Reg0_R114)
  endtry
@label26
LOC 1 18
  dassign %Reg0_R116 0 (dread ref %Reg3_R116)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_46002000) { dassign %L_STR_21 0 }
  dassign %Reg1_R117 0 (dread ptr %L_STR_21)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R116, dread ref %Reg1_R117) { dassign %Reg0_R116 0 }
LOC 1 17
  goto @label34
@label27
  try { @label28 @label31 @label32 }
  dassign %Reg0_R116 0 (dread ref %Reg3_R116)
  dassign %Reg1_I 0 (dread i32 %Reg4_I)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R116, dread i32 %Reg1_I) { dassign %Reg0_R116 0 }
  dassign %Reg1_I 0 (dread i32 %Reg5_I)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R116, dread i32 %Reg1_I) { dassign %Reg0_R116 0 }
  dassign %Reg1_I 0 (constval i32 32)
  dassign %Reg1_C 0 (cvt u16 i32 (dread i32 %Reg1_I))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28C_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R116, dread u16 %Reg1_C) { dassign %Reg0_R116 0 }
  endtry
  try { @label31 @label32 }
  dassign %Reg0_R116 0 (dread ref %Reg3_R116)
  dassign %Reg1_I 0 (constval i32 102)
  dassign %Reg1_C 0 (cvt u16 i32 (dread i32 %Reg1_I))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28C_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R116, dread u16 %Reg1_C) { dassign %Reg0_R116 0 }
  dassign %Reg0_I 0 (dread i32 %Reg4_I)
  dassign %Reg1_I 0 (constval i32 3)
  brtrue @label30 (ne i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  intrinsiccallwithtype <$Ljava_2Flang_2FRuntimeException_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R118 0 (gcmalloc ref <$Ljava_2Flang_2FRuntimeException_3B>)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_7800) { dassign %L_STR_20 0 }
  dassign %Reg1_R117 0 (dread ptr %L_STR_20)
  callassigned &Ljava_2Flang_2FRuntimeException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R118, dread ref %Reg1_R117) {}
  dassign %Reg0_R114 0 (retype ref <* <$Ljava_2Flang_2FThrowable_3B>> (dread ref %Reg0_R118))
  throw (dread ref %Reg0_R114)
  endtry
@label28
  catch { <* void> }
  dassign %Reg0_R114 0 (regread ptr %%thrownval)
  try { @label31 @label32 }
  dassign %Reg6_R114 0 (dread ref %Reg0_R114)
  dassign %Reg0_R116 0 (dread ref %Reg3_R116)
  dassign %Reg1_I 0 (constval i32 102)
  dassign %Reg1_C 0 (cvt u16 i32 (dread i32 %Reg1_I))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28C_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R116, dread u16 %Reg1_C) { dassign %Reg0_R116 0 }
  dassign %Reg0_I 0 (dread i32 %Reg4_I)
  dassign %Reg1_I 0 (constval i32 3)
  brtrue @label29 (ne i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  intrinsiccallwithtype <$Ljava_2Flang_2FRuntimeException_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R118 0 (gcmalloc ref <$Ljava_2Flang_2FRuntimeException_3B>)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_7800) { dassign %L_STR_20 0 }
  dassign %Reg1_R117 0 (dread ptr %L_STR_20)
  callassigned &Ljava_2Flang_2FRuntimeException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R118, dread ref %Reg1_R117) {}
  dassign %Reg0_R114 0 (retype ref <* <$Ljava_2Flang_2FThrowable_3B>> (dread ref %Reg0_R118))
  throw (dread ref %Reg0_R114)
  endtry
@label29
  try { @label31 @label32 }
  dassign %Reg6_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg6_R114))
  dassign %Reg0_R113 0 (dread ref %Reg6_R113)
  dassign %Reg0_R114 0 (retype ref <* <$Ljava_2Flang_2FThrowable_3B>> (dread ref %Reg0_R113))
  throw (dread ref %Reg0_R114)
  endtry
@label30
  try { @label31 @label32 }
  dassign %Reg5_I 0 (add i32 (dread i32 %Reg5_I, constval i32 1))
  goto @label23
  endtry
@label31
  catch { <* <$Ljava_2Flang_2FRuntimeException_3B>> }
  dassign %Reg0_R118 0 (regread ptr %%thrownval)
  try { @label32 }
LOC 1 18
  dassign %Reg5_R118 0 (dread ref %Reg0_R118)
  dassign %Reg0_R116 0 (dread ref %Reg3_R116)
  dassign %Reg1_R118 0 (dread ref %Reg5_R118)
  virtualcallassigned &Ljava_2Flang_2FRuntimeException_3B_7CgetMessage_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R118) { dassign %Reg1_R117 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R116, dread ref %Reg1_R117) { dassign %Reg0_R116 0 }
  endtry
  dassign %Reg0_R116 0 (dread ref %Reg3_R116)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_46002000) { dassign %L_STR_21 0 }
  dassign %Reg1_R117 0 (dread ptr %L_STR_21)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R116, dread ref %Reg1_R117) { dassign %Reg0_R116 0 }
  goto @label34
@label32
  catch { <* void> }
  dassign %Reg0_R114 0 (regread ptr %%thrownval)
  try { @label32 }
  dassign %Reg7_R114 0 (dread ref %Reg0_R114)
  endtry
  dassign %Reg0_R116 0 (dread ref %Reg3_R116)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_46002000) { dassign %L_STR_21 0 }
  dassign %Reg1_R117 0 (dread ptr %L_STR_21)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R116, dread ref %Reg1_R117) { dassign %Reg0_R116 0 }
  dassign %Reg7_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg7_R114))
  dassign %Reg0_R113 0 (dread ref %Reg7_R113)
  dassign %Reg0_R114 0 (retype ref <* <$Ljava_2Flang_2FThrowable_3B>> (dread ref %Reg0_R113))
  throw (dread ref %Reg0_R114)
@label33
LOC 1 16
  dassign %Reg4_I 0 (add i32 (dread i32 %Reg4_I, constval i32 1))
  goto @label22
@label34
LOC 1 20
  dassign %Reg0_R116 0 (dread ref %Reg3_R116)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg0_R116) { dassign %Reg0_R117 0 }
  return (dread ref %Reg0_R117)
}
func &LCauses_3B_7CretNested_7C_28_29I static () i32 {
  funcid 7
  var %Reg0_I i32
  var %Reg3_I i32
  var %Reg4_I i32
  var %Reg0_R124 <* <$Ljava_2Flang_2FException_3B>>
  var %Reg1_R117 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_22 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R114 <* <$Ljava_2Flang_2FThrowable_3B>>
  var %Reg5_R124 <* <$Ljava_2Flang_2FException_3B>>
  var %Reg1_I i32
  var %Reg6_R114 <* <$Ljava_2Flang_2FThrowable_3B>>
  var %Reg6_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_R119 <* <$Ljava_2Fio_2FPrintStream_3B>>
  var %Reg1_R116 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg2_R117 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_23 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg2_I i32
  var %L_STR_13 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg7_R114 <* <$Ljava_2Flang_2FThrowable_3B>>
  var %Reg8_R124 <* <$Ljava_2Flang_2FException_3B>>
  var %Reg9_R114 <* <$Ljava_2Flang_2FThrowable_3B>>
  var %Reg9_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg7_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg10_R114 <* <$Ljava_2Flang_2FThrowable_3B>>
  var %Reg10_R113 <* <$Ljava_2Flang_2FObject_3B>>

ALIAS %e %Reg8_R124 <* <$Ljava_2Flang_2FException_3B>>
ALIAS %x %Reg3_I i32
  intrinsiccallwithtype <$LCauses_3B> JAVA_CLINIT_CHECK ()
LOC 1 22
  dassign %Reg0_I 0 (constval i32 1)
  dassign %Reg3_I 0 (dread i32 %Reg0_I)
  try { @label38 @label42 }
  dassign %Reg0_I 0 (constval i32 2)
  dassign %Reg3_I 0 (dread i32 %Reg0_I)
  dassign %Reg0_I 0 (dread i32 %Reg3_I)
  dassign %Reg4_I 0 (dread i32 %Reg0_I)
  endtry
  try { @label42 }
  dassign %Reg0_I 0 (constval i32 3)
  dassign %Reg3_I 0 (dread i32 %Reg0_I)
  endtry
  try { @label35 @label36 @label42 }
  intrinsiccallwithtype <$Ljava_2Flang_2FException_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R124 0 (gcmalloc ref <$Ljava_2Flang_2FException_3B>)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_69006e00) { dassign %L_STR_22 0 }
  dassign %Reg1_R117 0 (dread ptr %L_STR_22)
  callassigned &Ljava_2Flang_2FException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R124, dread ref %Reg1_R117) {}
  dassign %Reg0_R114 0 (retype ref <* <$Ljava_2Flang_2FThrowable_3B>> (dread ref %Reg0_R124))
  throw (dread ref %Reg0_R114)
  endtry
@label35
  catch { <* <$Ljava_2Flang_2FException_3B>> }
  dassign %Reg0_R124 0 (regread ptr %%thrownval)
  try { @label36 @label42 }
  dassign %Reg5_R124 0 (dread ref %Reg0_R124)
  dassign %Reg0_I 0 (constval i32 4)
  dassign %Reg3_I 0 (dread i32 %Reg0_I)
  endtry
  try { @label42 }
  dassign %Reg0_I 0 (dread i32 %Reg3_I)
  dassign %Reg1_I 0 (constval i32 10)
  dassign %Reg0_I 0 (mul i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg3_I 0 (dread i32 %Reg0_I)
  goto @label37
  endtry
@label36
  catch { <* void> }
  dassign %Reg0_R114 0 (regread ptr %%thrownval)
  try { @label42 }
  dassign %Reg6_R114 0 (dread ref %Reg0_R114)
  dassign %Reg0_I 0 (dread i32 %Reg3_I)
  dassign %Reg1_I 0 (constval i32 10)
  dassign %Reg0_I 0 (mul i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg3_I 0 (dread i32 %Reg0_I)
  dassign %Reg6_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg6_R114))
  dassign %Reg0_R113 0 (dread ref %Reg6_R113)
  dassign %Reg0_R114 0 (retype ref <* <$Ljava_2Flang_2FThrowable_3B>> (dread ref %Reg0_R113))
  throw (dread ref %Reg0_R114)
  endtry
@label37
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R119 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R116 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R116) {}
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_78003d00) { dassign %L_STR_23 0 }
  dassign %Reg2_R117 0 (dread ptr %L_STR_23)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread ref %Reg2_R117) { dassign %Reg1_R116 0 }
  dassign %Reg2_I 0 (dread i32 %Reg3_I)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread i32 %Reg2_I) { dassign %Reg1_R116 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_13 0 }
  dassign %Reg2_R117 0 (dread ptr %L_STR_13)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread ref %Reg2_R117) { dassign %Reg1_R116 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R116) { dassign %Reg1_R117 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprint_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R119, dread ref %Reg1_R117) {}
  dassign %Reg0_I 0 (dread i32 %Reg4_I)
  return (dread i32 %Reg0_I)
@label38
  catch { <* void> }
  dassign %Reg0_R114 0 (regread ptr %%thrownval)
  try { @label38 @label42 }
  dassign %Reg7_R114 0 (dread ref %Reg0_R114)
  endtry
  try { @label42 }
  dassign %Reg0_I 0 (constval i32 3)
  dassign %Reg3_I 0 (dread i32 %Reg0_I)
  endtry
  try { @label39 @label40 @label42 }
  intrinsiccallwithtype <$Ljava_2Flang_2FException_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R124 0 (gcmalloc ref <$Ljava_2Flang_2FException_3B>)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_69006e00) { dassign %L_STR_22 0 }
  dassign %Reg1_R117 0 (dread ptr %L_STR_22)
  callassigned &Ljava_2Flang_2FException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R124, dread ref %Reg1_R117) {}
  dassign %Reg0_R114 0 (retype ref <* <$Ljava_2Flang_2FThrowable_3B>> (dread ref %Reg0_R124))
  throw (dread ref %Reg0_R114)
  endtry
@label39
  catch { <* <$Ljava_2Flang_2FException_3B>> }
  dassign %Reg0_R124 0 (regread ptr %%thrownval)
  try { @label40 @label42 }
  dassign %Reg8_R124 0 (dread ref %Reg0_R124)
  dassign %Reg0_I 0 (constval i32 4)
  dassign %Reg3_I 0 (dread i32 %Reg0_I)
  endtry
  try { @label42 }
  dassign %Reg0_I 0 (dread i32 %Reg3_I)
  dassign %Reg1_I 0 (constval i32 10)
  dassign %Reg0_I 0 (mul i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg3_I 0 (dread i32 %Reg0_I)
  goto @label41
  endtry
@label40
  catch { <* void> }
  dassign %Reg0_R114 0 (regread ptr %%thrownval)
  try { @label40 @label42 }
  dassign %Reg9_R114 0 (dread ref %Reg0_R114)
  endtry
  try { @label42 }
  dassign %Reg0_I 0 (dread i32 %Reg3_I)
  dassign %Reg1_I 0 (constval i32 10)
  dassign %Reg0_I 0 (mul i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg3_I 0 (dread i32 %Reg0_I)
  dassign %Reg9_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg9_R114))
  dassign %Reg0_R113 0 (dread ref %Reg9_R113)
  dassign %Reg0_R114 0 (retype ref <* <$Ljava_2Flang_2FThrowable_3B>> (dread ref %Reg0_R113))
  throw (dread ref %Reg0_R114)
  endtry
@label41
  try { @label42 }
  dassign %Reg7_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg7_R114))
  dassign %Reg0_R113 0 (dread ref %Reg7_R113)
  dassign %Reg0_R114 0 (retype ref <* <$Ljava_2Flang_2FThrowable_3B>> (dread ref %Reg0_R113))
  throw (dread ref %Reg0_R114)
  endtry
@label42
  catch { <* void> }
  dassign %Reg0_R114 0 (regread ptr %%thrownval)
  try { @label42 }
  dassign %Reg10_R114 0 (dread ref %Reg0_R114)
  endtry
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R119 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R116 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R116) {}
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_78003d00) { dassign %L_STR_23 0 }
  dassign %Reg2_R117 0 (dread ptr %L_STR_23)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread ref %Reg2_R117) { dassign %Reg1_R116 0 }
  dassign %Reg2_I 0 (dread i32 %Reg3_I)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread i32 %Reg2_I) { dassign %Reg1_R116 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_13 0 }
  dassign %Reg2_R117 0 (dread ptr %L_STR_13)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread ref %Reg2_R117) { dassign %Reg1_R116 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R116) { dassign %Reg1_R117 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprint_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R119, dread ref %Reg1_R117) {}
  dassign %Reg10_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg10_R114))
  dassign %Reg0_R113 0 (dread ref %Reg10_R113)
  dassign %Reg0_R114 0 (retype ref <* <$Ljava_2Flang_2FThrowable_3B>> (dread ref %Reg0_R113))
  throw (dread ref %Reg0_R114)
}
func &LCauses_3B_7Cuse_7C_28ZZZ_29V static (var %Reg10_Z u1, var %Reg11_Z u1, var %Reg12_Z u1) void {
  funcid 8
  var %Reg10_I i32
  var %Reg11_I i32
  var %Reg12_I i32
  var %Reg0_R125 <* <$LCauses_24Res_3B>>
  var %Reg1_R117 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_24 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg3_R125 <* <$LCauses_24Res_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg4_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg4_R114 <* <$Ljava_2Flang_2FThrowable_3B>>
  var %L_STR_25 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg5_R125 <* <$LCauses_24Res_3B>>
  var %Reg0_I i32
  var %Reg0_R118 <* <$Ljava_2Flang_2FRuntimeException_3B>>
  var %L_STR_26 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R114 <* <$Ljava_2Flang_2FThrowable_3B>>
  var %Reg1_I i32
  var %Reg1_Z u1
  var %Reg6_R114 <* <$Ljava_2Flang_2FThrowable_3B>>
  var %Reg7_R114 <* <$Ljava_2Flang_2FThrowable_3B>>
  var %Reg7_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg5_R118 <* <$Ljava_2Flang_2FRuntimeException_3B>>
  var %Reg0_R119 <* <$Ljava_2Fio_2FPrintStream_3B>>
  var %Reg1_R116 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg2_R117 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_27 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg2_R118 <* <$Ljava_2Flang_2FRuntimeException_3B>>
  var %Reg8_R114 <* <$Ljava_2Flang_2FThrowable_3B>>
  var %Reg9_R118 <* <$Ljava_2Flang_2FRuntimeException_3B>>
  var %Reg8_R113 <* <$Ljava_2Flang_2FObject_3B>>

ALIAS %t %Reg6_R114 <* <$Ljava_2Flang_2FThrowable_3B>>
ALIAS %s %Reg5_R125 <* <$LCauses_24Res_3B>>
ALIAS %e %Reg9_R118 <* <$Ljava_2Flang_2FRuntimeException_3B>>
ALIAS %a %Reg10_Z u1
ALIAS %b %Reg11_Z u1
ALIAS %c %Reg12_Z u1
ALIAS %r %Reg3_R125 <* <$LCauses_24Res_3B>>
ALIAS %first %Reg4_R114 <* <$Ljava_2Flang_2FThrowable_3B>>
  intrinsiccallwithtype <$LCauses_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg10_I 0 (cvt i32 u1 (dread u1 %Reg10_Z))
  dassign %Reg11_I 0 (cvt i32 u1 (dread u1 %Reg11_Z))
  dassign %Reg12_I 0 (cvt i32 u1 (dread u1 %Reg12_Z))
LOC 1 24
  intrinsiccallwithtype <$LCauses_24Res_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R125 0 (gcmalloc ref <$LCauses_24Res_3B>)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_7200) { dassign %L_STR_24 0 }
  dassign %Reg1_R117 0 (dread ptr %L_STR_24)
  callassigned &LCauses_24Res_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R125, dread ref %Reg1_R117) {}
  dassign %Reg3_R125 0 (dread ref %Reg0_R125)
  dassign %Reg0_R113 0 (constval ref 0)
  dassign %Reg4_R113 0 (dread ref %Reg0_R113)
  dassign %Reg4_R114 0 (retype ref <* <$Ljava_2Flang_2FThrowable_3B>> (dread ref %Reg4_R113))
  try { @label49 }
  intrinsiccallwithtype <$LCauses_24Res_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R125 0 (gcmalloc ref <$LCauses_24Res_3B>)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_7300) { dassign %L_STR_25 0 }
  dassign %Reg1_R117 0 (dread ptr %L_STR_25)
  callassigned &LCauses_24Res_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R125, dread ref %Reg1_R117) {}
  dassign %Reg5_R125 0 (dread ref %Reg0_R125)
  endtry
  try { @label44 @label45 @label49 }
  dassign %Reg0_I 0 (dread i32 %Reg10_I)
  brtrue @label43 (eq i32 i32 (dread i32 %Reg0_I, constval i32 0))
  intrinsiccallwithtype <$Ljava_2Flang_2FRuntimeException_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R118 0 (gcmalloc ref <$Ljava_2Flang_2FRuntimeException_3B>)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_62006f0064007900) { dassign %L_STR_26 0 }
  dassign %Reg1_R117 0 (dread ptr %L_STR_26)
  callassigned &Ljava_2Flang_2FRuntimeException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R118, dread ref %Reg1_R117) {}
  dassign %Reg0_R114 0 (retype ref <* <$Ljava_2Flang_2FThrowable_3B>> (dread ref %Reg0_R118))
  throw (dread ref %Reg0_R114)
  endtry
@label43
  try { @label49 }
  dassign %Reg0_R125 0 (dread ref %Reg5_R125)
  dassign %Reg1_I 0 (dread i32 %Reg11_I)
  dassign %Reg1_Z 0 (cvt u1 i32 (dread i32 %Reg1_I))
  virtualcallassigned &LCauses_24Res_3B_7Cclose_7C_28Z_29V (dread ref %Reg0_R125, dread u1 %Reg1_Z) {}
  goto @label46
  endtry
@label44
  catch { <* <$Ljava_2Flang_2FThrowable_3B>> }
  dassign %Reg0_R114 0 (regread ptr %%thrownval)
  try { @label45 @label49 }
  dassign %Reg6_R114 0 (dread ref %Reg0_R114)
  dassign %Reg0_R114 0 (dread ref %Reg6_R114)
  dassign %Reg4_R114 0 (dread ref %Reg0_R114)
  dassign %Reg0_R114 0 (dread ref %Reg6_R114)
  throw (dread ref %Reg0_R114)
  endtry
@label45
  catch { <* void> }
  dassign %Reg0_R114 0 (regread ptr %%thrownval)
  try { @label45 @label49 }
  dassign %Reg7_R114 0 (dread ref %Reg0_R114)
  endtry
  try { @label49 }
  dassign %Reg0_R125 0 (dread ref %Reg5_R125)
  dassign %Reg1_I 0 (dread i32 %Reg11_I)
  dassign %Reg1_Z 0 (cvt u1 i32 (dread i32 %Reg1_I))
  virtualcallassigned &LCauses_24Res_3B_7Cclose_7C_28Z_29V (dread ref %Reg0_R125, dread u1 %Reg1_Z) {}
  dassign %Reg7_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg7_R114))
  dassign %Reg0_R113 0 (dread ref %Reg7_R113)
  dassign %Reg0_R114 0 (retype ref <* <$Ljava_2Flang_2FThrowable_3B>> (dread ref %Reg0_R113))
  throw (dread ref %Reg0_R114)
  endtry
@label46
  try { @label47 }
  dassign %Reg0_R125 0 (dread ref %Reg3_R125)
  dassign %Reg1_I 0 (dread i32 %Reg12_I)
  dassign %Reg1_Z 0 (cvt u1 i32 (dread i32 %Reg1_I))
  virtualcallassigned &LCauses_24Res_3B_7Cclose_7C_28Z_29V (dread ref %Reg0_R125, dread u1 %Reg1_Z) {}
  endtry
  goto @label53
@label47
  catch { <* <$Ljava_2Flang_2FRuntimeException_3B>> }
  dassign %Reg0_R118 0 (regread ptr %%thrownval)
  dassign %Reg5_R118 0 (dread ref %Reg0_R118)
  dassign %Reg4_R114 0 (retype ref <* <$Ljava_2Flang_2FThrowable_3B>> (dread ref %Reg4_R113))
  dassign %Reg0_R114 0 (dread ref %Reg4_R114)
  brtrue @label48 (ne i32 ref (dread ref %Reg0_R114, constval ref 0))
  dassign %Reg0_R118 0 (dread ref %Reg5_R118)
  dassign %Reg0_R114 0 (retype ref <* <$Ljava_2Flang_2FThrowable_3B>> (dread ref %Reg0_R118))
  throw (dread ref %Reg0_R114)
@label48
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R119 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R116 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R116) {}
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_cc3848a4c6587d352757b06aa4c3c7f1) { dassign %L_STR_27 0 }
  dassign %Reg2_R117 0 (dread ptr %L_STR_27)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread ref %Reg2_R117) { dassign %Reg1_R116 0 }
  dassign %Reg2_R118 0 (dread ref %Reg5_R118)
  virtualcallassigned &Ljava_2Flang_2FRuntimeException_3B_7CgetMessage_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg2_R118) { dassign %Reg2_R117 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread ref %Reg2_R117) { dassign %Reg1_R116 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R116) { dassign %Reg1_R117 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R119, dread ref %Reg1_R117) {}
  goto @label53
@label49
  catch { <* void> }
  dassign %Reg0_R114 0 (regread ptr %%thrownval)
  try { @label49 }
  dassign %Reg8_R114 0 (dread ref %Reg0_R114)
  endtry
  try { @label50 }
  dassign %Reg0_R125 0 (dread ref %Reg3_R125)
  dassign %Reg1_I 0 (dread i32 %Reg12_I)
  dassign %Reg1_Z 0 (cvt u1 i32 (dread i32 %Reg1_I))
  virtualcallassigned &LCauses_24Res_3B_7Cclose_7C_28Z_29V (dread ref %Reg0_R125, dread u1 %Reg1_Z) {}
  endtry
  goto @label52
@label50
  catch { <* <$Ljava_2Flang_2FRuntimeException_3B>> }
  dassign %Reg0_R118 0 (regread ptr %%thrownval)
  dassign %Reg9_R118 0 (dread ref %Reg0_R118)
  dassign %Reg0_R114 0 (dread ref %Reg4_R114)
  brtrue @label51 (ne i32 ref (dread ref %Reg0_R114, constval ref 0))
  dassign %Reg0_R118 0 (dread ref %Reg9_R118)
  dassign %Reg0_R114 0 (retype ref <* <$Ljava_2Flang_2FThrowable_3B>> (dread ref %Reg0_R118))
  throw (dread ref %Reg0_R114)
@label51
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R119 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R116 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R116) {}
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_cc3848a4c6587d352757b06aa4c3c7f1) { dassign %L_STR_27 0 }
  dassign %Reg2_R117 0 (dread ptr %L_STR_27)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread ref %Reg2_R117) { dassign %Reg1_R116 0 }
  dassign %Reg2_R118 0 (dread ref %Reg9_R118)
  virtualcallassigned &Ljava_2Flang_2FRuntimeException_3B_7CgetMessage_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg2_R118) { dassign %Reg2_R117 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread ref %Reg2_R117) { dassign %Reg1_R116 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R116) { dassign %Reg1_R117 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R119, dread ref %Reg1_R117) {}
@label52
  dassign %Reg8_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg8_R114))
  dassign %Reg0_R113 0 (dread ref %Reg8_R113)
  dassign %Reg0_R114 0 (retype ref <* <$Ljava_2Flang_2FThrowable_3B>> (dread ref %Reg0_R113))
  throw (dread ref %Reg0_R114)
@label53
  return ()
}
func &LCauses_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V public static (var %Reg14_R126 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>) void {
  funcid 9
  var %Reg0_I i32
  var %Reg0_R115 <* <$LCauses_24My_3B>>
  var %Reg11_R115 <* <$LCauses_24My_3B>>
  var %Reg12_R115 <* <$LCauses_24My_3B>>
  var %Reg12_R114 <* <$Ljava_2Flang_2FThrowable_3B>>
  var %Reg0_R119 <* <$Ljava_2Fio_2FPrintStream_3B>>
  var %Reg1_R115 <* <$LCauses_24My_3B>>
  var %Reg1_R114 <* <$Ljava_2Flang_2FThrowable_3B>>
  var %Reg1_I i32
  var %Reg0_R114 <* <$Ljava_2Flang_2FThrowable_3B>>
  var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg11_I i32
  var %Reg0_R118 <* <$Ljava_2Flang_2FRuntimeException_3B>>
  var %Reg12_R118 <* <$Ljava_2Flang_2FRuntimeException_3B>>
  var %Reg1_R116 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg2_R118 <* <$Ljava_2Flang_2FRuntimeException_3B>>
  var %Reg2_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg2_R117 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_28 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg2_R114 <* <$Ljava_2Flang_2FThrowable_3B>>
  var %Reg1_R117 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_R118 <* <$Ljava_2Flang_2FRuntimeException_3B>>
  var %Reg8_I i32
  var %Reg2_I i32
  var %Reg9_I i32
  var %Reg3_I i32
  var %Reg10_I i32
  var %Reg0_Z u1
  var %Reg1_Z u1
  var %Reg2_Z u1
  var %L_STR_29 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_30 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R127 <* <$LCauses_24Init_3B>>
  var %Reg0_R128 <* <$Ljava_2Flang_2FArithmeticException_3B>>
  var %Reg11_R128 <* <$Ljava_2Flang_2FArithmeticException_3B>>
  var %Reg1_R128 <* <$Ljava_2Flang_2FArithmeticException_3B>>
  var %Reg1_R129 <* <$LCauses_24Init2_3B>>
  var %Reg0_R120 <* <$Ljava_2Flang_2FIllegalStateException_3B>>
  var %Reg12_R120 <* <$Ljava_2Flang_2FIllegalStateException_3B>>
  var %Reg1_R120 <* <$Ljava_2Flang_2FIllegalStateException_3B>>
  var %Reg1_R124 <* <$Ljava_2Flang_2FException_3B>>
  var %Reg2_R115 <* <$LCauses_24My_3B>>
  var %Reg3_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg4_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg5_I i32
  var %Reg3_R117 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg4_R114 <* <$Ljava_2Flang_2FThrowable_3B>>
  var %Reg1_R123 <* <$Ljava_2Flang_2FError_3B>>
  var %L_STR_31 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_R130 <* <$Ljava_2Flang_2FNullPointerException_3B>>
  var %Reg11_R130 <* <$Ljava_2Flang_2FNullPointerException_3B>>
  var %L_STR_32 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R124 <* <$Ljava_2Flang_2FException_3B>>
  var %L_STR_33 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg13_R114 <* <$Ljava_2Flang_2FThrowable_3B>>
  var %Reg0_R117 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_34 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg13_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg11_R124 <* <$Ljava_2Flang_2FException_3B>>

ALIAS %t %Reg12_R114 <* <$Ljava_2Flang_2FThrowable_3B>>
ALIAS %e %Reg11_R124 <* <$Ljava_2Flang_2FException_3B>>
ALIAS %k %Reg11_I i32
ALIAS %m %Reg11_I i32
ALIAS %i %Reg11_I i32
ALIAS %args %Reg14_R126 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>
  intrinsiccallwithtype <$LCauses_3B> JAVA_CLINIT_CHECK ()
  try { @label54 }
LOC 1 28
  dassign %Reg0_I 0 (constval i32 5)
  intrinsiccallwithtype <$LCauses_3B> JAVA_CLINIT_CHECK ()
  callassigned &LCauses_3B_7Cchain_7C_28I_29V (dread i32 %Reg0_I) {}
  endtry
  goto @label56
@label54
  catch { <* <$LCauses_24My_3B>> }
  dassign %Reg0_R115 0 (regread ptr %%thrownval)
  dassign %Reg11_R115 0 (dread ref %Reg0_R115)
  dassign %Reg0_R115 0 (dread ref %Reg11_R115)
  dassign %Reg12_R115 0 (dread ref %Reg0_R115)
  dassign %Reg12_R114 0 (retype ref <* <$Ljava_2Flang_2FThrowable_3B>> (dread ref %Reg12_R115))
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R119 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_R115 0 (dread ref %Reg11_R115)
  intrinsiccallwithtype <$LCauses_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R114 0 (retype ref <* <$Ljava_2Flang_2FThrowable_3B>> (dread ref %Reg1_R115))
  callassigned &LCauses_3B_7Cdepth_7C_28Ljava_2Flang_2FThrowable_3B_29I (dread ref %Reg1_R114) { dassign %Reg1_I 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28I_29V (dread ref %Reg0_R119, dread i32 %Reg1_I) {}
@label55
  dassign %Reg0_R114 0 (dread ref %Reg12_R114)
  brtrue @label56 (eq i32 ref (dread ref %Reg0_R114, constval ref 0))
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R119 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_R114 0 (dread ref %Reg12_R114)
  dassign %Reg1_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg1_R114))
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FObject_3B_29V (dread ref %Reg0_R119, dread ref %Reg1_R113) {}
  dassign %Reg0_R114 0 (dread ref %Reg12_R114)
  virtualcallassigned &Ljava_2Flang_2FThrowable_3B_7CgetCause_7C_28_29Ljava_2Flang_2FThrowable_3B (dread ref %Reg0_R114) { dassign %Reg0_R114 0 }
  dassign %Reg12_R114 0 (dread ref %Reg0_R114)
  goto @label55
@label56
LOC 1 29
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg11_I 0 (dread i32 %Reg0_I)
@label57
  dassign %Reg0_I 0 (dread i32 %Reg11_I)
  dassign %Reg1_I 0 (constval i32 5)
  brtrue @label60 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  try { @label58 }
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R119 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_I 0 (dread i32 %Reg11_I)
  intrinsiccallwithtype <$LCauses_3B> JAVA_CLINIT_CHECK ()
  callassigned &LCauses_3B_7Cfin_7C_28I_29I (dread i32 %Reg1_I) { dassign %Reg1_I 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28I_29V (dread ref %Reg0_R119, dread i32 %Reg1_I) {}
  endtry
  goto @label59
@label58
  catch { <* <$Ljava_2Flang_2FRuntimeException_3B>> }
  dassign %Reg0_R118 0 (regread ptr %%thrownval)
  dassign %Reg12_R118 0 (dread ref %Reg0_R118)
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R119 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R116 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R116) {}
  dassign %Reg2_R118 0 (dread ref %Reg12_R118)
  dassign %Reg2_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg2_R118))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread ref %Reg2_R113) { dassign %Reg1_R116 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_20003c002d002000) { dassign %L_STR_28 0 }
  dassign %Reg2_R117 0 (dread ptr %L_STR_28)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread ref %Reg2_R117) { dassign %Reg1_R116 0 }
  dassign %Reg2_R118 0 (dread ref %Reg12_R118)
  virtualcallassigned &Ljava_2Flang_2FRuntimeException_3B_7CgetCause_7C_28_29Ljava_2Flang_2FThrowable_3B (dread ref %Reg2_R118) { dassign %Reg2_R114 0 }
  dassign %Reg2_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg2_R114))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread ref %Reg2_R113) { dassign %Reg1_R116 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R116) { dassign %Reg1_R117 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R119, dread ref %Reg1_R117) {}
@label59
  dassign %Reg11_I 0 (add i32 (dread i32 %Reg11_I, constval i32 1))
  goto @label57
@label60
LOC 1 30
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg11_I 0 (dread i32 %Reg0_I)
@label61
  dassign %Reg0_I 0 (dread i32 %Reg11_I)
  dassign %Reg1_I 0 (constval i32 3)
  brtrue @label64 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  try { @label62 }
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R119 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_I 0 (dread i32 %Reg11_I)
  intrinsiccallwithtype <$LCauses_3B> JAVA_CLINIT_CHECK ()
  callassigned &LCauses_3B_7Cover_7C_28I_29I (dread i32 %Reg1_I) { dassign %Reg1_I 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28I_29V (dread ref %Reg0_R119, dread i32 %Reg1_I) {}
  endtry
  goto @label63
@label62
  catch { <* <$Ljava_2Flang_2FRuntimeException_3B>> }
  dassign %Reg0_R118 0 (regread ptr %%thrownval)
  dassign %Reg12_R118 0 (dread ref %Reg0_R118)
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R119 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_R118 0 (dread ref %Reg12_R118)
  virtualcallassigned &Ljava_2Flang_2FRuntimeException_3B_7CgetMessage_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R118) { dassign %Reg1_R117 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R119, dread ref %Reg1_R117) {}
@label63
  dassign %Reg11_I 0 (add i32 (dread i32 %Reg11_I, constval i32 1))
  goto @label61
@label64
LOC 1 31
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R119 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$LCauses_3B> JAVA_CLINIT_CHECK ()
  callassigned &LCauses_3B_7Cloops_7C_28_29Ljava_2Flang_2FString_3B () { dassign %Reg1_R117 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R119, dread ref %Reg1_R117) {}
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R119 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$LCauses_3B> JAVA_CLINIT_CHECK ()
  callassigned &LCauses_3B_7CretNested_7C_28_29I () { dassign %Reg1_I 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28I_29V (dread ref %Reg0_R119, dread i32 %Reg1_I) {}
LOC 1 32
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg11_I 0 (dread i32 %Reg0_I)
@label65
  dassign %Reg0_I 0 (dread i32 %Reg11_I)
  dassign %Reg1_I 0 (constval i32 8)
  brtrue @label74 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  try { @label72 }
  dassign %Reg0_I 0 (dread i32 %Reg11_I)
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg0_I 0 (band i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  brtrue @label66 (eq i32 i32 (dread i32 %Reg0_I, constval i32 0))
  dassign %Reg0_I 0 (constval i32 1)
  dassign %Reg8_I 0 (dread i32 %Reg0_I)
  goto @label67
  endtry
@label66
  try { @label72 }
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg8_I 0 (dread i32 %Reg0_I)
  endtry
@label67
  try { @label72 }
  dassign %Reg0_I 0 (dread i32 %Reg8_I)
  dassign %Reg1_I 0 (dread i32 %Reg11_I)
  dassign %Reg2_I 0 (constval i32 2)
  dassign %Reg1_I 0 (band i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  dassign %Reg8_I 0 (dread i32 %Reg0_I)
  brtrue @label68 (eq i32 i32 (dread i32 %Reg1_I, constval i32 0))
  dassign %Reg0_I 0 (dread i32 %Reg8_I)
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg8_I 0 (dread i32 %Reg1_I)
  dassign %Reg9_I 0 (dread i32 %Reg0_I)
  goto @label69
  endtry
@label68
  try { @label72 }
  dassign %Reg0_I 0 (dread i32 %Reg8_I)
  dassign %Reg1_I 0 (constval i32 0)
  dassign %Reg8_I 0 (dread i32 %Reg1_I)
  dassign %Reg9_I 0 (dread i32 %Reg0_I)
  endtry
@label69
  try { @label72 }
  dassign %Reg0_I 0 (dread i32 %Reg9_I)
  dassign %Reg1_I 0 (dread i32 %Reg8_I)
  dassign %Reg2_I 0 (dread i32 %Reg11_I)
  dassign %Reg3_I 0 (constval i32 4)
  dassign %Reg2_I 0 (band i32 (dread i32 %Reg2_I, dread i32 %Reg3_I))
  dassign %Reg8_I 0 (dread i32 %Reg1_I)
  dassign %Reg9_I 0 (dread i32 %Reg0_I)
  brtrue @label70 (eq i32 i32 (dread i32 %Reg2_I, constval i32 0))
  dassign %Reg0_I 0 (dread i32 %Reg9_I)
  dassign %Reg1_I 0 (dread i32 %Reg8_I)
  dassign %Reg2_I 0 (constval i32 1)
  dassign %Reg8_I 0 (dread i32 %Reg2_I)
  dassign %Reg9_I 0 (dread i32 %Reg1_I)
  dassign %Reg10_I 0 (dread i32 %Reg0_I)
  goto @label71
  endtry
@label70
  try { @label72 }
  dassign %Reg0_I 0 (dread i32 %Reg9_I)
  dassign %Reg1_I 0 (dread i32 %Reg8_I)
  dassign %Reg2_I 0 (constval i32 0)
  dassign %Reg8_I 0 (dread i32 %Reg2_I)
  dassign %Reg9_I 0 (dread i32 %Reg1_I)
  dassign %Reg10_I 0 (dread i32 %Reg0_I)
  endtry
@label71
  try { @label72 }
  dassign %Reg0_I 0 (dread i32 %Reg10_I)
  dassign %Reg1_I 0 (dread i32 %Reg9_I)
  dassign %Reg2_I 0 (dread i32 %Reg8_I)
  intrinsiccallwithtype <$LCauses_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_Z 0 (cvt u1 i32 (dread i32 %Reg0_I))
  dassign %Reg1_Z 0 (cvt u1 i32 (dread i32 %Reg1_I))
  dassign %Reg2_Z 0 (cvt u1 i32 (dread i32 %Reg2_I))
  callassigned &LCauses_3B_7Cuse_7C_28ZZZ_29V (dread u1 %Reg0_Z, dread u1 %Reg1_Z, dread u1 %Reg2_Z) {}
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R119 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_6f006b00) { dassign %L_STR_29 0 }
  dassign %Reg1_R117 0 (dread ptr %L_STR_29)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R119, dread ref %Reg1_R117) {}
  endtry
  goto @label73
@label72
  catch { <* <$Ljava_2Flang_2FRuntimeException_3B>> }
  dassign %Reg0_R118 0 (regread ptr %%thrownval)
  dassign %Reg12_R118 0 (dread ref %Reg0_R118)
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R119 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R116 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R116) {}
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_67006f0074002000) { dassign %L_STR_30 0 }
  dassign %Reg2_R117 0 (dread ptr %L_STR_30)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread ref %Reg2_R117) { dassign %Reg1_R116 0 }
  dassign %Reg2_R118 0 (dread ref %Reg12_R118)
  virtualcallassigned &Ljava_2Flang_2FRuntimeException_3B_7CgetMessage_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg2_R118) { dassign %Reg2_R117 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread ref %Reg2_R117) { dassign %Reg1_R116 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R116) { dassign %Reg1_R117 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R119, dread ref %Reg1_R117) {}
@label73
  dassign %Reg11_I 0 (add i32 (dread i32 %Reg11_I, constval i32 1))
  goto @label65
@label74
  try { @label75 }
LOC 1 33
  intrinsiccallwithtype <$LCauses_24Init_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R127 0 (gcmalloc ref <$LCauses_24Init_3B>)
  callassigned &LCauses_24Init_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R127) {}
  endtry
  goto @label76
@label75
  catch { <* <$Ljava_2Flang_2FArithmeticException_3B>> }
  dassign %Reg0_R128 0 (regread ptr %%thrownval)
  dassign %Reg11_R128 0 (dread ref %Reg0_R128)
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R119 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_R128 0 (dread ref %Reg11_R128)
  virtualcallassigned &Ljava_2Flang_2FArithmeticException_3B_7CgetMessage_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R128) { dassign %Reg1_R117 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R119, dread ref %Reg1_R117) {}
@label76
LOC 1 34
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg11_I 0 (dread i32 %Reg0_I)
@label77
  dassign %Reg0_I 0 (dread i32 %Reg11_I)
  dassign %Reg1_I 0 (constval i32 4)
  brtrue @label80 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  try { @label78 }
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R119 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$LCauses_24Init2_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R129 0 (gcmalloc ref <$LCauses_24Init2_3B>)
  callassigned &LCauses_24Init2_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R129) {}
  dassign %Reg1_I 0 (iread i32 <* <$LCauses_24Init2_3B>> 2 (dread ref %Reg1_R129))
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28I_29V (dread ref %Reg0_R119, dread i32 %Reg1_I) {}
  endtry
  goto @label79
@label78
  catch { <* <$Ljava_2Flang_2FIllegalStateException_3B>> }
  dassign %Reg0_R120 0 (regread ptr %%thrownval)
  dassign %Reg12_R120 0 (dread ref %Reg0_R120)
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R119 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_R120 0 (dread ref %Reg12_R120)
  virtualcallassigned &Ljava_2Flang_2FIllegalStateException_3B_7CgetMessage_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R120) { dassign %Reg1_R117 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R119, dread ref %Reg1_R117) {}
@label79
  dassign %Reg11_I 0 (add i32 (dread i32 %Reg11_I, constval i32 1))
  goto @label77
@label80
LOC 1 35
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R119 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FThrowable_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R114 0 (gcmalloc ref <$Ljava_2Flang_2FThrowable_3B>)
  callassigned &Ljava_2Flang_2FThrowable_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R114) {}
  dassign %Reg1_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg1_R114))
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FObject_3B_29V (dread ref %Reg0_R119, dread ref %Reg1_R113) {}
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R119 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FException_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R124 0 (gcmalloc ref <$Ljava_2Flang_2FException_3B>)
  dassign %Reg2_R113 0 (constval ref 0)
  intrinsiccallwithtypeassigned <* <$Ljava_2Flang_2FString_3B>> JAVA_CHECK_CAST (dread ref %Reg2_R113) { dassign %Reg2_R117 0 }
  callassigned &Ljava_2Flang_2FException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg1_R124, dread ref %Reg2_R117) {}
  dassign %Reg1_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg1_R124))
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FObject_3B_29V (dread ref %Reg0_R119, dread ref %Reg1_R113) {}
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R119 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FRuntimeException_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R118 0 (gcmalloc ref <$Ljava_2Flang_2FRuntimeException_3B>)
  intrinsiccallwithtype <$LCauses_24My_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg2_R115 0 (gcmalloc ref <$LCauses_24My_3B>)
  dassign %Reg3_R113 0 (constval ref 0)
  dassign %Reg4_R113 0 (constval ref 0)
  dassign %Reg5_I 0 (constval i32 3)
  dassign %Reg3_R117 0 (retype ref <* <$Ljava_2Flang_2FString_3B>> (dread ref %Reg3_R113))
  dassign %Reg4_R114 0 (retype ref <* <$Ljava_2Flang_2FThrowable_3B>> (dread ref %Reg4_R113))
  callassigned &LCauses_24My_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3BLjava_2Flang_2FThrowable_3BI_29V (dread ref %Reg2_R115, dread ref %Reg3_R117, dread ref %Reg4_R114, dread i32 %Reg5_I) {}
  dassign %Reg2_R114 0 (retype ref <* <$Ljava_2Flang_2FThrowable_3B>> (dread ref %Reg2_R115))
  callassigned &Ljava_2Flang_2FRuntimeException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FThrowable_3B_29V (dread ref %Reg1_R118, dread ref %Reg2_R114) {}
  dassign %Reg1_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg1_R118))
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FObject_3B_29V (dread ref %Reg0_R119, dread ref %Reg1_R113) {}
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R119 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FError_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R123 0 (gcmalloc ref <$Ljava_2Flang_2FError_3B>)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_6500) { dassign %L_STR_31 0 }
  dassign %Reg2_R117 0 (dread ptr %L_STR_31)
  callassigned &Ljava_2Flang_2FError_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg1_R123, dread ref %Reg2_R117) {}
  virtualcallassigned &Ljava_2Flang_2FError_3B_7CgetCause_7C_28_29Ljava_2Flang_2FThrowable_3B (dread ref %Reg1_R123) { dassign %Reg1_R114 0 }
  dassign %Reg1_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg1_R114))
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FObject_3B_29V (dread ref %Reg0_R119, dread ref %Reg1_R113) {}
  try { @label81 }
LOC 1 36
  dassign %Reg0_R113 0 (constval ref 0)
  dassign %Reg0_R114 0 (retype ref <* <$Ljava_2Flang_2FThrowable_3B>> (dread ref %Reg0_R113))
  throw (dread ref %Reg0_R114)
  endtry
@label81
  catch { <* <$Ljava_2Flang_2FNullPointerException_3B>> }
  dassign %Reg0_R130 0 (regread ptr %%thrownval)
  dassign %Reg11_R130 0 (dread ref %Reg0_R130)
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R119 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_94bf1561c383797a975a101c959986c5) { dassign %L_STR_32 0 }
  dassign %Reg1_R117 0 (dread ptr %L_STR_32)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R119, dread ref %Reg1_R117) {}
  try { @label82 @label83 }
LOC 1 37
  intrinsiccallwithtype <$Ljava_2Flang_2FException_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R124 0 (gcmalloc ref <$Ljava_2Flang_2FException_3B>)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_6100) { dassign %L_STR_33 0 }
  dassign %Reg1_R117 0 (dread ptr %L_STR_33)
  callassigned &Ljava_2Flang_2FException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R124, dread ref %Reg1_R117) {}
  dassign %Reg0_R114 0 (retype ref <* <$Ljava_2Flang_2FThrowable_3B>> (dread ref %Reg0_R124))
  throw (dread ref %Reg0_R114)
  endtry
@label82
  catch { <* void> }
  dassign %Reg0_R114 0 (regread ptr %%thrownval)
  try { @label82 @label83 }
  dassign %Reg13_R114 0 (dread ref %Reg0_R114)
  endtry
  try { @label83 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_7a007a00) { dassign %L_STR_34 0 }
  dassign %Reg0_R117 0 (dread ptr %L_STR_34)
  intrinsiccallwithtype <$Ljava_2Flang_2FInteger_3B> JAVA_CLINIT_CHECK ()
  callassigned &Ljava_2Flang_2FInteger_3B_7CparseInt_7C_28Ljava_2Flang_2FString_3B_29I (dread ref %Reg0_R117) { dassign %Reg0_I 0 }
  dassign %Reg13_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg13_R114))
  dassign %Reg0_R113 0 (dread ref %Reg13_R113)
  dassign %Reg0_R114 0 (retype ref <* <$Ljava_2Flang_2FThrowable_3B>> (dread ref %Reg0_R113))
  throw (dread ref %Reg0_R114)
  endtry
@label83
  catch { <* <$Ljava_2Flang_2FException_3B>> }
  dassign %Reg0_R124 0 (regread ptr %%thrownval)
  dassign %Reg11_R124 0 (dread ref %Reg0_R124)
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R119 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_R124 0 (dread ref %Reg11_R124)
  virtualcallassigned &Ljava_2Flang_2FException_3B_7CgetMessage_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R124) { dassign %Reg1_R117 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R119, dread ref %Reg1_R117) {}
LOC 1 38
  return ()
}
func &LCauses_3B_7C_3Cclinit_3E_7C_28_29V static constructor () void {
  funcid 10
  var %Reg0_I i32

LOC 1 25
  dassign %Reg0_I 0 (constval i32 0)
  dassign $LCauses_3B_7Czero 0 (dread i32 %Reg0_I)
  return ()
}
func &LCauses_24Init_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LCauses_24Init_3B>>) void {
  funcid 11
  var %Reg3_R127 <* <$LCauses_24Init_3B>>
  var %Reg0_R127 <* <$LCauses_24Init_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_I i32
  var %Reg1_R127 <* <$LCauses_24Init_3B>>
  var %Reg2_I i32
  var %Reg0_R119 <* <$Ljava_2Fio_2FPrintStream_3B>>
  var %Reg1_R117 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_35 <* <$Ljava_2Flang_2FString_3B>>

  dassign %Reg3_R127 0 (dread ref %_this)
  dassign %Reg0_R127 0 (dread ref %Reg3_R127)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R127))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
  dassign %Reg0_R127 0 (dread ref %Reg3_R127)
  dassign %Reg1_I 0 (constval i32 1)
  iassign <* <$LCauses_24Init_3B>> 2 (dread ref %Reg0_R127, dread i32 %Reg1_I)
  dassign %Reg0_R127 0 (dread ref %Reg3_R127)
  dassign %Reg1_R127 0 (dread ref %Reg3_R127)
  dassign %Reg1_I 0 (iread i32 <* <$LCauses_24Init_3B>> 2 (dread ref %Reg1_R127))
  intrinsiccallwithtype <$LCauses_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg2_I 0 (dread i32 $LCauses_3B_7Czero)
  dassign %Reg1_I 0 (div i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  iassign <* <$LCauses_24Init_3B>> 3 (dread ref %Reg0_R127, dread i32 %Reg1_I)
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R119 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_6e006500760065007200) { dassign %L_STR_35 0 }
  dassign %Reg1_R117 0 (dread ptr %L_STR_35)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R119, dread ref %Reg1_R117) {}
  return ()
}
func &LCauses_24Init2_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LCauses_24Init2_3B>>) void {
  funcid 12
  var %Reg4_R129 <* <$LCauses_24Init2_3B>>
  var %Reg0_R129 <* <$LCauses_24Init2_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_I i32
  var %Reg2_I i32
  var %Reg0_I i32
  var %Reg0_R120 <* <$Ljava_2Flang_2FIllegalStateException_3B>>
  var %Reg1_R116 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg2_R117 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_36 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg2_R129 <* <$LCauses_24Init2_3B>>
  var %Reg1_R117 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R114 <* <$Ljava_2Flang_2FThrowable_3B>>

  dassign %Reg4_R129 0 (dread ref %_this)
LOC 1 26
  dassign %Reg0_R129 0 (dread ref %Reg4_R129)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R129))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
  dassign %Reg0_R129 0 (dread ref %Reg4_R129)
  intrinsiccallwithtype <$LCauses_24Init2_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_I 0 (dread i32 $LCauses_24Init2_3B_7Cn)
  dassign %Reg2_I 0 (constval i32 1)
  dassign %Reg2_I 0 (add i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  intrinsiccallwithtype <$LCauses_24Init2_3B> JAVA_CLINIT_CHECK ()
  dassign $LCauses_24Init2_3B_7Cn 0 (dread i32 %Reg2_I)
  iassign <* <$LCauses_24Init2_3B>> 2 (dread ref %Reg0_R129, dread i32 %Reg1_I)
  dassign %Reg0_R129 0 (dread ref %Reg4_R129)
  dassign %Reg0_I 0 (iread i32 <* <$LCauses_24Init2_3B>> 2 (dread ref %Reg0_R129))
  dassign %Reg1_I 0 (constval i32 2)
  dassign %Reg0_I 0 (rem i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_I 0 (constval i32 1)
  brtrue @label84 (ne i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  intrinsiccallwithtype <$Ljava_2Flang_2FIllegalStateException_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R120 0 (gcmalloc ref <$Ljava_2Flang_2FIllegalStateException_3B>)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R116 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R116) {}
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_6f00640064002000) { dassign %L_STR_36 0 }
  dassign %Reg2_R117 0 (dread ptr %L_STR_36)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread ref %Reg2_R117) { dassign %Reg1_R116 0 }
  dassign %Reg2_R129 0 (dread ref %Reg4_R129)
  dassign %Reg2_I 0 (iread i32 <* <$LCauses_24Init2_3B>> 2 (dread ref %Reg2_R129))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread i32 %Reg2_I) { dassign %Reg1_R116 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R116) { dassign %Reg1_R117 0 }
  callassigned &Ljava_2Flang_2FIllegalStateException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R120, dread ref %Reg1_R117) {}
  dassign %Reg0_R114 0 (retype ref <* <$Ljava_2Flang_2FThrowable_3B>> (dread ref %Reg0_R120))
  throw (dread ref %Reg0_R114)
@label84
  return ()
}
func &LCauses_24My_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3BLjava_2Flang_2FThrowable_3BI_29V constructor (var %_this <* <$LCauses_24My_3B>>, var %Reg4_R117 <* <$Ljava_2Flang_2FString_3B>>, var %Reg5_R114 <* <$Ljava_2Flang_2FThrowable_3B>>, var %Reg6_I i32) void {
  funcid 13
  var %Reg3_R115 <* <$LCauses_24My_3B>>
  var %Reg0_R115 <* <$LCauses_24My_3B>>
  var %Reg1_R117 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg2_R114 <* <$Ljava_2Flang_2FThrowable_3B>>
  var %Reg0_R124 <* <$Ljava_2Flang_2FException_3B>>
  var %Reg1_I i32

ALIAS %m %Reg4_R117 <* <$Ljava_2Flang_2FString_3B>>
ALIAS %c %Reg5_R114 <* <$Ljava_2Flang_2FThrowable_3B>>
ALIAS %code %Reg6_I i32
  dassign %Reg3_R115 0 (dread ref %_this)
LOC 1 2
  dassign %Reg0_R115 0 (dread ref %Reg3_R115)
  dassign %Reg1_R117 0 (dread ref %Reg4_R117)
  dassign %Reg2_R114 0 (dread ref %Reg5_R114)
  dassign %Reg0_R124 0 (retype ref <* <$Ljava_2Flang_2FException_3B>> (dread ref %Reg0_R115))
  callassigned &Ljava_2Flang_2FException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3BLjava_2Flang_2FThrowable_3B_29V (dread ref %Reg0_R124, dread ref %Reg1_R117, dread ref %Reg2_R114) {}
  dassign %Reg0_R115 0 (dread ref %Reg3_R115)
  dassign %Reg1_I 0 (dread i32 %Reg6_I)
  iassign <* <$LCauses_24My_3B>> 6 (dread ref %Reg0_R115, dread i32 %Reg1_I)
  return ()
}
func &LCauses_24My_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$LCauses_24My_3B>>) <* <$Ljava_2Flang_2FString_3B>> {
  funcid 14
  var %Reg2_R115 <* <$LCauses_24My_3B>>
  var %Reg0_R116 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg1_R117 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_37 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_R115 <* <$LCauses_24My_3B>>
  var %Reg1_I i32
  var %L_STR_14 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_R114 <* <$Ljava_2Flang_2FThrowable_3B>>
  var %Reg0_R117 <* <$Ljava_2Flang_2FString_3B>>

  dassign %Reg2_R115 0 (dread ref %_this)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R116 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R116) {}
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_4d0079005b00) { dassign %L_STR_37 0 }
  dassign %Reg1_R117 0 (dread ptr %L_STR_37)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R116, dread ref %Reg1_R117) { dassign %Reg0_R116 0 }
  dassign %Reg1_R115 0 (dread ref %Reg2_R115)
  dassign %Reg1_I 0 (iread i32 <* <$LCauses_24My_3B>> 6 (dread ref %Reg1_R115))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R116, dread i32 %Reg1_I) { dassign %Reg0_R116 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_5d00) { dassign %L_STR_14 0 }
  dassign %Reg1_R117 0 (dread ptr %L_STR_14)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R116, dread ref %Reg1_R117) { dassign %Reg0_R116 0 }
  dassign %Reg1_R115 0 (dread ref %Reg2_R115)
  dassign %Reg1_R114 0 (retype ref <* <$Ljava_2Flang_2FThrowable_3B>> (dread ref %Reg1_R115))
  callassigned &Ljava_2Flang_2FThrowable_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R114) { dassign %Reg1_R117 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R116, dread ref %Reg1_R117) { dassign %Reg0_R116 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg0_R116) { dassign %Reg0_R117 0 }
  return (dread ref %Reg0_R117)
}
func &LCauses_24Res_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V constructor (var %_this <* <$LCauses_24Res_3B>>, var %Reg4_R117 <* <$Ljava_2Flang_2FString_3B>>) void {
  funcid 15
  var %Reg3_R125 <* <$LCauses_24Res_3B>>
  var %Reg0_R125 <* <$LCauses_24Res_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_R117 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R119 <* <$Ljava_2Fio_2FPrintStream_3B>>
  var %Reg1_R116 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg2_R117 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_38 <* <$Ljava_2Flang_2FString_3B>>

ALIAS %n %Reg4_R117 <* <$Ljava_2Flang_2FString_3B>>
  dassign %Reg3_R125 0 (dread ref %_this)
LOC 1 23
  dassign %Reg0_R125 0 (dread ref %Reg3_R125)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R125))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
  dassign %Reg0_R125 0 (dread ref %Reg3_R125)
  dassign %Reg1_R117 0 (dread ref %Reg4_R117)
  iassign <* <$LCauses_24Res_3B>> 2 (dread ref %Reg0_R125, dread ref %Reg1_R117)
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R119 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R116 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R116) {}
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_6f00700065006e002000) { dassign %L_STR_38 0 }
  dassign %Reg2_R117 0 (dread ptr %L_STR_38)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread ref %Reg2_R117) { dassign %Reg1_R116 0 }
  dassign %Reg2_R117 0 (dread ref %Reg4_R117)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread ref %Reg2_R117) { dassign %Reg1_R116 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R116) { dassign %Reg1_R117 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R119, dread ref %Reg1_R117) {}
  return ()
}
func &LCauses_24Res_3B_7Cclose_7C_28Z_29V virtual (var %_this <* <$LCauses_24Res_3B>>, var %Reg5_Z u1) void {
  funcid 16
  var %Reg4_R125 <* <$LCauses_24Res_3B>>
  var %Reg5_I i32
  var %Reg0_R119 <* <$Ljava_2Fio_2FPrintStream_3B>>
  var %Reg1_R116 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg2_R117 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_39 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg2_R125 <* <$LCauses_24Res_3B>>
  var %Reg1_R117 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_I i32
  var %Reg0_R120 <* <$Ljava_2Flang_2FIllegalStateException_3B>>
  var %Reg0_R114 <* <$Ljava_2Flang_2FThrowable_3B>>

ALIAS %fail %Reg5_Z u1
  dassign %Reg4_R125 0 (dread ref %_this)
  dassign %Reg5_I 0 (cvt i32 u1 (dread u1 %Reg5_Z))
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R119 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R116 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R116) {}
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_63006c006f00730065002000) { dassign %L_STR_39 0 }
  dassign %Reg2_R117 0 (dread ptr %L_STR_39)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread ref %Reg2_R117) { dassign %Reg1_R116 0 }
  dassign %Reg2_R125 0 (dread ref %Reg4_R125)
  dassign %Reg2_R117 0 (iread ref <* <$LCauses_24Res_3B>> 2 (dread ref %Reg2_R125))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread ref %Reg2_R117) { dassign %Reg1_R116 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R116) { dassign %Reg1_R117 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R119, dread ref %Reg1_R117) {}
  dassign %Reg0_I 0 (dread i32 %Reg5_I)
  brtrue @label85 (eq i32 i32 (dread i32 %Reg0_I, constval i32 0))
  intrinsiccallwithtype <$Ljava_2Flang_2FIllegalStateException_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R120 0 (gcmalloc ref <$Ljava_2Flang_2FIllegalStateException_3B>)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R116 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R116) {}
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_63006c006f00730065002000) { dassign %L_STR_39 0 }
  dassign %Reg2_R117 0 (dread ptr %L_STR_39)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread ref %Reg2_R117) { dassign %Reg1_R116 0 }
  dassign %Reg2_R125 0 (dread ref %Reg4_R125)
  dassign %Reg2_R117 0 (iread ref <* <$LCauses_24Res_3B>> 2 (dread ref %Reg2_R125))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread ref %Reg2_R117) { dassign %Reg1_R116 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R116) { dassign %Reg1_R117 0 }
  callassigned &Ljava_2Flang_2FIllegalStateException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R120, dread ref %Reg1_R117) {}
  dassign %Reg0_R114 0 (retype ref <* <$Ljava_2Flang_2FThrowable_3B>> (dread ref %Reg0_R120))
  throw (dread ref %Reg0_R114)
@label85
  return ()
}
