flavor 1
srclang 3
id 65535
numfuncs 16
import "library.mplt"
import "NullPointers.mplt"
entryfunc &LNullPointers_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V
fileinfo {
  @INFO_filename "NullPointers.class",
  @INFO_filename "NullPointers$I.class",
  @INFO_filename "NullPointers$T.class"}
srcfileinfo {
  1 "NullPointers.java"}
javaclass $LNullPointers_3B <$LNullPointers_3B> public
javainterface $LNullPointers_24I_3B <$LNullPointers_24I_3B> abstract
javaclass $LNullPointers_24T_3B <$LNullPointers_24T_3B>
func &LNullPointers_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$LNullPointers_3B>>) void
func &LNullPointers_3B_7Cnone_7C_28_29LNullPointers_24T_3B static () <* <$LNullPointers_24T_3B>>
func &LNullPointers_3B_7Ceff_7C_28_29I static () i32
func &LNullPointers_3B_7Cnex_7C_28_29Ljava_2Flang_2FRuntimeException_3B static () <* <$Ljava_2Flang_2FRuntimeException_3B>>
func &LNullPointers_3B_7Crun_7C_28I_29Ljava_2Flang_2FString_3B static (var %Reg26_I i32) <* <$Ljava_2Flang_2FString_3B>>
func &LNullPointers_3B_7Cdepth_7C_28LNullPointers_24T_3B_29I static (var %Reg2_R114 <* <$LNullPointers_24T_3B>>) i32
func &LNullPointers_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V public static (var %Reg11_R133 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>) void
func &LNullPointers_24I_3B_7Ci_7C_28_29I public virtual abstract (var %_this <* <$LNullPointers_24I_3B>>) i32
func &LNullPointers_24T_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LNullPointers_24T_3B>>) void
func &LNullPointers_24T_3B_7Cm_7C_28_29V virtual (var %_this <* <$LNullPointers_24T_3B>>) void
func &LNullPointers_24T_3B_7Cn_7C_28_29I virtual (var %_this <* <$LNullPointers_24T_3B>>) i32
func &LNullPointers_24T_3B_7Cfin_7C_28_29I final virtual (var %_this <* <$LNullPointers_24T_3B>>) i32
func &LNullPointers_24T_3B_7Cpriv_7C_28_29I private virtual (var %_this <* <$LNullPointers_24T_3B>>) i32
func &LNullPointers_24T_3B_7Csync_7C_28_29V virtual synchronized (var %_this <* <$LNullPointers_24T_3B>>) void
func &LNullPointers_24T_3B_7Cst_7C_28_29I static () i32
func &LNullPointers_24T_3B_7Caccess_24000_7C_28LNullPointers_24T_3B_29I static synthetic (var %Reg1_R114 <* <$LNullPointers_24T_3B>>) i32
var $_C_STR_ fstatic <[3] u64> readonly = [0, 0x100000000, 0]
var $_C_STR_2d002d00 fstatic <[3] u64> readonly = [0, 0x500000000, 0x2d2d000005a0]
var $_C_STR_7800 fstatic <[3] u64> readonly = [0, 0x300000000, 0x7800000078]
var $_C_STR_7300 fstatic <[3] u64> readonly = [0, 0x300000000, 0x7300000073]
var $_C_STR_7600 fstatic <[3] u64> readonly = [0, 0x300000000, 0x7600000076]
var $_C_STR_69006e00 fstatic <[3] u64> readonly = [0, 0x500000000, 0x6e6900000d25]
var $_C_STR_7deba275d8c2cad95079c59a50641b1a fstatic <[5] u64> readonly = [0, 0x2100000000, 0x6c6c756ee12a60a6, 0x6c62616e6e757220, 0x6b6f2065]
var $_C_STR_6e006f006e006500 fstatic <[3] u64> readonly = [0, 0x900000000, 0x656e6f6e0033af38]
var $_C_STR_4e0050004500 fstatic <[3] u64> readonly = [0, 0x700000000, 0x45504e00012ec3]
var $_C_STR_5c9327fb8419182ea3b56e44310ed1a2 fstatic <[4] u64> readonly = [0, 0x1100000000, 0x70656564255e618f, 0x45504e20]
var $_C_STR_2000 fstatic <[3] u64> readonly = [0, 0x300000000, 0x2000000020]
var $_C_STR_357003fd9266761b560c7d4802dcb451 fstatic <[4] u64> readonly = [0, 0x1700000000, 0x206e776f07c5656d, 0x6567617373656d]
var $LNullPointers_3B_7Cside i32 static = 0
var $Ljava_2Flang_2FSystem_3B_7Cout extern <* <$Ljava_2Fio_2FPrintStream_3B>>
func &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FObject_3B>>) void
func &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>) void
func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg1_R116 <* <$Ljava_2Flang_2FString_3B>>) <* <$Ljava_2Flang_2FStringBuilder_3B>>
func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg1_I i32) <* <$Ljava_2Flang_2FStringBuilder_3B>>
func &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V public virtual (var %_this <* <$Ljava_2Fio_2FPrintStream_3B>>, var %Reg1_R116 <* <$Ljava_2Flang_2FString_3B>>) void
func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>) <* <$Ljava_2Flang_2FStringBuilder_3B>>
func &Ljava_2Flang_2FString_3B_7Clength_7C_28_29I public virtual (var %_this <* <$Ljava_2Flang_2FString_3B>>) i32
func &Ljava_2Flang_2FInteger_3B_7CintValue_7C_28_29I public virtual (var %_this <* <$Ljava_2Flang_2FInteger_3B>>) i32
func &Ljava_2Flang_2FObject_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$Ljava_2Flang_2FObject_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &Ljava_2Flang_2FObject_3B_7Cequals_7C_28Ljava_2Flang_2FObject_3B_29Z public virtual (var %_this <* <$Ljava_2Flang_2FObject_3B>>, var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>) u1
func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Z_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg1_Z u1) <* <$Ljava_2Flang_2FStringBuilder_3B>>
func &Ljava_2Flang_2FObject_3B_7ChashCode_7C_28_29I public native virtual (var %_this <* <$Ljava_2Flang_2FObject_3B>>) i32
func &Ljava_2Flang_2FObject_3B_7CgetClass_7C_28_29Ljava_2Flang_2FClass_3B final public native virtual (var %_this <* <$Ljava_2Flang_2FObject_3B>>) <* <$Ljava_2Flang_2FClass_3B>>
func &Ljava_2Flang_2FClass_3B_7CgetName_7C_28_29Ljava_2Flang_2FString_3B public native virtual (var %_this <* <$Ljava_2Flang_2FClass_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28C_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg1_C u16) <* <$Ljava_2Flang_2FStringBuilder_3B>>
func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28J_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg1_J i64) <* <$Ljava_2Flang_2FStringBuilder_3B>>
func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28D_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg1_D f64) <* <$Ljava_2Flang_2FStringBuilder_3B>>
func &Ljava_2Flang_2FThrowable_3B_7CgetMessage_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$Ljava_2Flang_2FThrowable_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &Ljava_2Flang_2FThread_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FRunnable_3B_29V public constructor (var %_this <* <$Ljava_2Flang_2FThread_3B>>, var %Reg1_R131 <* <$Ljava_2Flang_2FRunnable_3B>>) void
func &Ljava_2Flang_2FThread_3B_7Crun_7C_28_29V public virtual (var %_this <* <$Ljava_2Flang_2FThread_3B>>) void
func &Ljava_2Flang_2FString_3B_7Cequals_7C_28Ljava_2Flang_2FObject_3B_29Z public virtual (var %_this <* <$Ljava_2Flang_2FString_3B>>, var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>) u1
func &Ljava_2Flang_2FString_3B_7Cconcat_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$Ljava_2Flang_2FString_3B>>, var %Reg1_R116 <* <$Ljava_2Flang_2FString_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &Ljava_2Flang_2FString_3B_7C_3Cinit_3E_7C_28AC_29V public constructor (var %_this <* <$Ljava_2Flang_2FString_3B>>, var %Reg1_R126 <* <[] u16>>) void
func &Ljava_2Flang_2FString_3B_7CcompareTo_7C_28Ljava_2Flang_2FString_3B_29I public virtual (var %_this <* <$Ljava_2Flang_2FString_3B>>, var %Reg1_R116 <* <$Ljava_2Flang_2FString_3B>>) i32
func &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28I_29V public virtual (var %_this <* <$Ljava_2Fio_2FPrintStream_3B>>, var %Reg1_I i32) void
func &Ljava_2Flang_2FNullPointerException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V public constructor (var %_this <* <$Ljava_2Flang_2FNullPointerException_3B>>, var %Reg1_R116 <* <$Ljava_2Flang_2FString_3B>>) void
func &Ljava_2Flang_2FRuntimeException_3B_7CgetMessage_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$Ljava_2Flang_2FRuntimeException_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &Ljava_2Futil_2FObjects_3B_7CrequireNonNull_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FObject_3B public static (var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>) <* <$Ljava_2Flang_2FObject_3B>>
func &Ljava_2Flang_2FNullPointerException_3B_7CgetMessage_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$Ljava_2Flang_2FNullPointerException_3B>>) <* <$Ljava_2Flang_2FString_3B>>
var $__cinf_Ljava_2Flang_2FString_3B <$__class_meta__>
func &MCC_GetOrInsertLiteral () <* <$Ljava_2Flang_2FString_3B>>
func &LNullPointers_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$LNullPointers_3B>>) void {
  funcid 1
  var %Reg1_R112 <* <$LNullPointers_3B>>
  var %Reg0_R112 <* <$LNullPointers_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>

  dassign %Reg1_R112 0 (dread ref %_this)
LOC 1 1
  dassign %Reg0_R112 0 (dread ref %Reg1_R112)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R112))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
  return ()
}
func &LNullPointers_3B_7Cnone_7C_28_29LNullPointers_24T_3B static () <* <$LNullPointers_24T_3B>> {
  funcid 2
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>

  intrinsiccallwithtype <$LNullPointers_3B> JAVA_CLINIT_CHECK ()
LOC 1 39
  dassign %Reg0_R113 0 (constval ref 0)
  return (dread ref %Reg0_R113)
}
func &LNullPointers_3B_7Ceff_7C_28_29I static () i32 {
  funcid 3
  var %Reg0_I i32
  var %Reg1_I i32

  intrinsiccallwithtype <$LNullPointers_3B> JAVA_CLINIT_CHECK ()
LOC 1 44
  intrinsiccallwithtype <$LNullPointers_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_I 0 (dread i32 $LNullPointers_3B_7Cside)
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  intrinsiccallwithtype <$LNullPointers_3B> JAVA_CLINIT_CHECK ()
  dassign $LNullPointers_3B_7Cside 0 (dread i32 %Reg0_I)
  return (dread i32 %Reg0_I)
}
func &LNullPointers_3B_7Cnex_7C_28_29Ljava_2Flang_2FRuntimeException_3B static () <* <$Ljava_2Flang_2FRuntimeException_3B>> {
  funcid 4
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>

  intrinsiccallwithtype <$LNullPointers_3B> JAVA_CLINIT_CHECK ()
LOC 1 48
  dassign %Reg0_R113 0 (constval ref 0)
  return (dread ref %Reg0_R113)
}
func &LNullPointers_3B_7Crun_7C_28I_29Ljava_2Flang_2FString_3B static (var %Reg26_I i32) <* <$Ljava_2Flang_2FString_3B>> {
  funcid 5
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg5_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg6_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg7_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg8_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg9_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg10_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg11_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg12_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg13_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg14_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg15_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_R114 <* <$LNullPointers_24T_3B>>
  var %Reg16_R114 <* <$LNullPointers_24T_3B>>
  var %Reg17_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg18_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_I i32
  var %Reg0_R115 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg1_R116 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_10 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg5_R114 <* <$LNullPointers_24T_3B>>
  var %Reg1_R114 <* <$LNullPointers_24T_3B>>
  var %Reg1_I i32
  var %Reg0_R116 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg19_R116 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R117 <* <$Ljava_2Fio_2FPrintStream_3B>>
  var %L_STR_11 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg19_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_J i64
  var %L_STR_12 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_13 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg6_R118 <* <[] i32>>
  var %Reg1_R118 <* <[] i32>>
  var %Reg2_I i32
  var %Reg0_R118 <* <[] i32>>
  var %Reg7_R119 <* <[] <* <$Ljava_2Flang_2FObject_3B>>>>
  var %Reg1_R119 <* <[] <* <$Ljava_2Flang_2FObject_3B>>>>
  var %Reg0_R119 <* <[] <* <$Ljava_2Flang_2FObject_3B>>>>
  var %Reg2_R116 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_14 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg13_R120 <* <$LNullPointers_24I_3B>>
  var %Reg1_R120 <* <$LNullPointers_24I_3B>>
  var %Reg14_R116 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg15_R121 <* <$Ljava_2Flang_2FInteger_3B>>
  var %Reg0_R121 <* <$Ljava_2Flang_2FInteger_3B>>
  var %Reg19_I i32
  var %Reg20_R116 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg20_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_R122 <* <$Ljava_2Flang_2FThrowable_3B>>
  var %L_STR_15 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg21_R116 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg21_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg22_R122 <* <$Ljava_2Flang_2FThrowable_3B>>
  var %Reg22_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg20_R118 <* <[] i32>>
  var %Reg21_I i32
  var %Reg22_I i32
  var %Reg23_I i32
  var %Reg24_R116 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg24_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_R123 <* <$Ljava_2Flang_2FRuntimeException_3B>>
  var %Reg2_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_Z u1
  var %Reg0_R124 <* <$Ljava_2Flang_2FClass_3B>>
  var %Reg8_R125 <* <[] i8>>
  var %Reg1_R125 <* <[] i8>>
  var %Reg9_R126 <* <[] u16>>
  var %Reg1_R126 <* <[] u16>>
  var %Reg1_C u16
  var %Reg10_R127 <* <[] i64>>
  var %Reg1_R127 <* <[] i64>>
  var %Reg11_R128 <* <[] f64>>
  var %Reg1_R128 <* <[] f64>>
  var %Reg1_D f64
  var %Reg12_R129 <* <[] u1>>
  var %Reg0_R129 <* <[] u1>>
  var %Reg0_R125 <* <[] i8>>
  var %Reg3_I i32
  var %Reg1_B i8
  var %Reg1_F f32
  var %Reg2_D f64
  var %Reg18_R122 <* <$Ljava_2Flang_2FThrowable_3B>>
  var %Reg1_R122 <* <$Ljava_2Flang_2FThrowable_3B>>
  var %Reg0_R130 <* <$Ljava_2Flang_2FThread_3B>>
  var %Reg1_R131 <* <$Ljava_2Flang_2FRunnable_3B>>
  var %L_STR_16 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_17 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R132 <* <$Ljava_2Flang_2FNullPointerException_3B>>
  var %Reg19_R132 <* <$Ljava_2Flang_2FNullPointerException_3B>>
  var %L_STR_18 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg25_R122 <* <$Ljava_2Flang_2FThrowable_3B>>
  var %Reg25_R113 <* <$Ljava_2Flang_2FObject_3B>>

ALIAS %v %Reg19_I i32
ALIAS %q %Reg23_I i32
ALIAS %e %Reg19_R132 <* <$Ljava_2Flang_2FNullPointerException_3B>>
ALIAS %k %Reg26_I i32
ALIAS %t %Reg5_R114 <* <$LNullPointers_24T_3B>>
ALIAS %a %Reg6_R118 <* <[] i32>>
ALIAS %oa %Reg7_R119 <* <[] <* <$Ljava_2Flang_2FObject_3B>>>>
ALIAS %ba %Reg8_R125 <* <[] i8>>
ALIAS %ca %Reg9_R126 <* <[] u16>>
ALIAS %la %Reg10_R127 <* <[] i64>>
ALIAS %da %Reg11_R128 <* <[] f64>>
ALIAS %za %Reg12_R129 <* <[] u1>>
ALIAS %it %Reg13_R120 <* <$LNullPointers_24I_3B>>
ALIAS %s %Reg14_R116 <* <$Ljava_2Flang_2FString_3B>>
ALIAS %boxed %Reg15_R121 <* <$Ljava_2Flang_2FInteger_3B>>
ALIAS %ok %Reg16_R114 <* <$LNullPointers_24T_3B>>
ALIAS %o %Reg17_R113 <* <$Ljava_2Flang_2FObject_3B>>
ALIAS %th %Reg18_R122 <* <$Ljava_2Flang_2FThrowable_3B>>
  intrinsiccallwithtype <$LNullPointers_3B> JAVA_CLINIT_CHECK ()
LOC 1 52
  dassign %Reg0_R113 0 (constval ref 0)
  dassign %Reg5_R113 0 (dread ref %Reg0_R113)
LOC 1 53
  dassign %Reg0_R113 0 (constval ref 0)
  dassign %Reg6_R113 0 (dread ref %Reg0_R113)
LOC 1 54
  dassign %Reg0_R113 0 (constval ref 0)
  dassign %Reg7_R113 0 (dread ref %Reg0_R113)
LOC 1 55
  dassign %Reg0_R113 0 (constval ref 0)
  dassign %Reg8_R113 0 (dread ref %Reg0_R113)
LOC 1 56
  dassign %Reg0_R113 0 (constval ref 0)
  dassign %Reg9_R113 0 (dread ref %Reg0_R113)
LOC 1 57
  dassign %Reg0_R113 0 (constval ref 0)
  dassign %Reg10_R113 0 (dread ref %Reg0_R113)
LOC 1 58
  dassign %Reg0_R113 0 (constval ref 0)
  dassign %Reg11_R113 0 (dread ref %Reg0_R113)
LOC 1 59
  dassign %Reg0_R113 0 (constval ref 0)
  dassign %Reg12_R113 0 (dread ref %Reg0_R113)
LOC 1 60
  dassign %Reg0_R113 0 (constval ref 0)
  dassign %Reg13_R113 0 (dread ref %Reg0_R113)
LOC 1 61
  dassign %Reg0_R113 0 (constval ref 0)
  dassign %Reg14_R113 0 (dread ref %Reg0_R113)
LOC 1 62
  dassign %Reg0_R113 0 (constval ref 0)
  dassign %Reg15_R113 0 (dread ref %Reg0_R113)
LOC 1 63
  intrinsiccallwithtype <$LNullPointers_24T_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R114 0 (gcmalloc ref <$LNullPointers_24T_3B>)
  callassigned &LNullPointers_24T_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R114) {}
  dassign %Reg16_R114 0 (dread ref %Reg0_R114)
LOC 1 64
  dassign %Reg0_R113 0 (constval ref 0)
  dassign %Reg17_R113 0 (dread ref %Reg0_R113)
LOC 1 65
  dassign %Reg0_R113 0 (constval ref 0)
  dassign %Reg18_R113 0 (dread ref %Reg0_R113)
  try { @label96 @label98 }
LOC 1 67
  dassign %Reg0_I 0 (dread i32 %Reg26_I)
  switch (dread i32 %Reg0_I) @label94 {
    0x0: goto @label0
    0x1: goto @label2
    0x2: goto @label4
    0x3: goto @label6
    0x4: goto @label8
    0x5: goto @label10
    0x6: goto @label12
    0x7: goto @label14
    0x8: goto @label16
    0x9: goto @label18
    0xa: goto @label20
    0xb: goto @label22
    0xc: goto @label24
    0xd: goto @label26
    0xe: goto @label28
    0xf: goto @label30
    0x10: goto @label32
    0x11: goto @label33
    0x12: goto @label36
    0x13: goto @label38
    0x14: goto @label40
    0x15: goto @label42
    0x16: goto @label44
    0x17: goto @label48
    0x18: goto @label49
    0x19: goto @label51
    0x1a: goto @label53
    0x1b: goto @label55
    0x1c: goto @label57
    0x1d: goto @label59
    0x1e: goto @label61
    0x1f: goto @label63
    0x20: goto @label65
    0x21: goto @label67
    0x22: goto @label69
    0x23: goto @label71
    0x24: goto @label73
    0x25: goto @label75
    0x26: goto @label77
    0x27: goto @label79
    0x28: goto @label81
    0x29: goto @label83
    0x2a: goto @label85
    0x2b: goto @label87
    0x2c: goto @label89
    0x2d: goto @label91
    0x2e: goto @label93 }
  endtry
@label0
  try { @label96 @label98 }
LOC 1 69
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R115) {}
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_) { dassign %L_STR_10 0 }
  dassign %Reg1_R116 0 (dread ptr %L_STR_10)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R115, dread ref %Reg1_R116) { dassign %Reg0_R115 0 }
  dassign %Reg5_R114 0 (retype ref <* <$LNullPointers_24T_3B>> (dread ref %Reg5_R113))
  dassign %Reg1_R114 0 (dread ref %Reg5_R114)
  dassign %Reg1_I 0 (iread i32 <* <$LNullPointers_24T_3B>> 2 (dread ref %Reg1_R114))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R115, dread i32 %Reg1_I) { dassign %Reg0_R115 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg0_R115) { dassign %Reg0_R116 0 }
  dassign %Reg19_R116 0 (dread ref %Reg0_R116)
  endtry
LOC 1 187
  dassign %Reg0_I 0 (dread i32 %Reg26_I)
  dassign %Reg1_I 0 (constval i32 10)
  dassign %Reg0_I 0 (rem i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_I 0 (constval i32 9)
  brtrue @label1 (ne i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R117 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2d002d00) { dassign %L_STR_11 0 }
  dassign %Reg1_R116 0 (dread ptr %L_STR_11)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R117, dread ref %Reg1_R116) {}
@label1
LOC 1 69
  dassign %Reg19_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg19_R116))
  dassign %Reg0_R113 0 (dread ref %Reg19_R113)
  return (dread ref %Reg0_R113)
@label2
  try { @label96 @label98 }
LOC 1 71
  dassign %Reg5_R114 0 (retype ref <* <$LNullPointers_24T_3B>> (dread ref %Reg5_R113))
  dassign %Reg0_R114 0 (dread ref %Reg5_R114)
  dassign %Reg1_J 0 (constval i64 5)
  iassign <* <$LNullPointers_24T_3B>> 3 (dread ref %Reg0_R114, dread i64 %Reg1_J)
LOC 1 72
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_7800) { dassign %L_STR_12 0 }
  dassign %Reg0_R116 0 (dread ptr %L_STR_12)
  dassign %Reg19_R116 0 (dread ref %Reg0_R116)
  endtry
LOC 1 187
  dassign %Reg0_I 0 (dread i32 %Reg26_I)
  dassign %Reg1_I 0 (constval i32 10)
  dassign %Reg0_I 0 (rem i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_I 0 (constval i32 9)
  brtrue @label3 (ne i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R117 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2d002d00) { dassign %L_STR_11 0 }
  dassign %Reg1_R116 0 (dread ptr %L_STR_11)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R117, dread ref %Reg1_R116) {}
@label3
LOC 1 72
  dassign %Reg19_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg19_R116))
  dassign %Reg0_R113 0 (dread ref %Reg19_R113)
  return (dread ref %Reg0_R113)
@label4
  try { @label96 @label98 }
LOC 1 74
  dassign %Reg5_R114 0 (retype ref <* <$LNullPointers_24T_3B>> (dread ref %Reg5_R113))
  dassign %Reg0_R114 0 (dread ref %Reg5_R114)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_7300) { dassign %L_STR_13 0 }
  dassign %Reg1_R116 0 (dread ptr %L_STR_13)
  dassign %Reg1_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg1_R116))
  iassign <* <$LNullPointers_24T_3B>> 4 (dread ref %Reg0_R114, dread ref %Reg1_R113)
LOC 1 75
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_7800) { dassign %L_STR_12 0 }
  dassign %Reg0_R116 0 (dread ptr %L_STR_12)
  dassign %Reg19_R116 0 (dread ref %Reg0_R116)
  endtry
LOC 1 187
  dassign %Reg0_I 0 (dread i32 %Reg26_I)
  dassign %Reg1_I 0 (constval i32 10)
  dassign %Reg0_I 0 (rem i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_I 0 (constval i32 9)
  brtrue @label5 (ne i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R117 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2d002d00) { dassign %L_STR_11 0 }
  dassign %Reg1_R116 0 (dread ptr %L_STR_11)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R117, dread ref %Reg1_R116) {}
@label5
LOC 1 75
  dassign %Reg19_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg19_R116))
  dassign %Reg0_R113 0 (dread ref %Reg19_R113)
  return (dread ref %Reg0_R113)
@label6
  try { @label96 @label98 }
LOC 1 77
  dassign %Reg5_R114 0 (retype ref <* <$LNullPointers_24T_3B>> (dread ref %Reg5_R113))
  dassign %Reg0_R114 0 (dread ref %Reg5_R114)
  virtualcallassigned &LNullPointers_24T_3B_7Cm_7C_28_29V (dread ref %Reg0_R114) {}
LOC 1 78
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_7800) { dassign %L_STR_12 0 }
  dassign %Reg0_R116 0 (dread ptr %L_STR_12)
  dassign %Reg19_R116 0 (dread ref %Reg0_R116)
  endtry
LOC 1 187
  dassign %Reg0_I 0 (dread i32 %Reg26_I)
  dassign %Reg1_I 0 (constval i32 10)
  dassign %Reg0_I 0 (rem i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_I 0 (constval i32 9)
  brtrue @label7 (ne i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R117 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2d002d00) { dassign %L_STR_11 0 }
  dassign %Reg1_R116 0 (dread ptr %L_STR_11)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R117, dread ref %Reg1_R116) {}
@label7
LOC 1 78
  dassign %Reg19_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg19_R116))
  dassign %Reg0_R113 0 (dread ref %Reg19_R113)
  return (dread ref %Reg0_R113)
@label8
  try { @label96 @label98 }
LOC 1 80
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R115) {}
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_) { dassign %L_STR_10 0 }
  dassign %Reg1_R116 0 (dread ptr %L_STR_10)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R115, dread ref %Reg1_R116) { dassign %Reg0_R115 0 }
  dassign %Reg5_R114 0 (retype ref <* <$LNullPointers_24T_3B>> (dread ref %Reg5_R113))
  dassign %Reg1_R114 0 (dread ref %Reg5_R114)
  virtualcallassigned &LNullPointers_24T_3B_7Cfin_7C_28_29I (dread ref %Reg1_R114) { dassign %Reg1_I 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R115, dread i32 %Reg1_I) { dassign %Reg0_R115 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg0_R115) { dassign %Reg0_R116 0 }
  dassign %Reg19_R116 0 (dread ref %Reg0_R116)
  endtry
LOC 1 187
  dassign %Reg0_I 0 (dread i32 %Reg26_I)
  dassign %Reg1_I 0 (constval i32 10)
  dassign %Reg0_I 0 (rem i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_I 0 (constval i32 9)
  brtrue @label9 (ne i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R117 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2d002d00) { dassign %L_STR_11 0 }
  dassign %Reg1_R116 0 (dread ptr %L_STR_11)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R117, dread ref %Reg1_R116) {}
@label9
LOC 1 80
  dassign %Reg19_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg19_R116))
  dassign %Reg0_R113 0 (dread ref %Reg19_R113)
  return (dread ref %Reg0_R113)
@label10
  try { @label96 @label98 }
LOC 1 82
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R115) {}
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_) { dassign %L_STR_10 0 }
  dassign %Reg1_R116 0 (dread ptr %L_STR_10)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R115, dread ref %Reg1_R116) { dassign %Reg0_R115 0 }
  dassign %Reg5_R114 0 (retype ref <* <$LNullPointers_24T_3B>> (dread ref %Reg5_R113))
  dassign %Reg1_R114 0 (dread ref %Reg5_R114)
  intrinsiccallwithtype <$LNullPointers_24T_3B> JAVA_CLINIT_CHECK ()
  callassigned &LNullPointers_24T_3B_7Caccess_24000_7C_28LNullPointers_24T_3B_29I (dread ref %Reg1_R114) { dassign %Reg1_I 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R115, dread i32 %Reg1_I) { dassign %Reg0_R115 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg0_R115) { dassign %Reg0_R116 0 }
  dassign %Reg19_R116 0 (dread ref %Reg0_R116)
  endtry
LOC 1 187
  dassign %Reg0_I 0 (dread i32 %Reg26_I)
  dassign %Reg1_I 0 (constval i32 10)
  dassign %Reg0_I 0 (rem i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_I 0 (constval i32 9)
  brtrue @label11 (ne i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R117 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2d002d00) { dassign %L_STR_11 0 }
  dassign %Reg1_R116 0 (dread ptr %L_STR_11)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R117, dread ref %Reg1_R116) {}
@label11
LOC 1 82
  dassign %Reg19_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg19_R116))
  dassign %Reg0_R113 0 (dread ref %Reg19_R113)
  return (dread ref %Reg0_R113)
@label12
  try { @label96 @label98 }
LOC 1 84
  dassign %Reg5_R114 0 (retype ref <* <$LNullPointers_24T_3B>> (dread ref %Reg5_R113))
  dassign %Reg0_R114 0 (dread ref %Reg5_R114)
  virtualcallassigned &LNullPointers_24T_3B_7Csync_7C_28_29V (dread ref %Reg0_R114) {}
LOC 1 85
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_7800) { dassign %L_STR_12 0 }
  dassign %Reg0_R116 0 (dread ptr %L_STR_12)
  dassign %Reg19_R116 0 (dread ref %Reg0_R116)
  endtry
LOC 1 187
  dassign %Reg0_I 0 (dread i32 %Reg26_I)
  dassign %Reg1_I 0 (constval i32 10)
  dassign %Reg0_I 0 (rem i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_I 0 (constval i32 9)
  brtrue @label13 (ne i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R117 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2d002d00) { dassign %L_STR_11 0 }
  dassign %Reg1_R116 0 (dread ptr %L_STR_11)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R117, dread ref %Reg1_R116) {}
@label13
LOC 1 85
  dassign %Reg19_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg19_R116))
  dassign %Reg0_R113 0 (dread ref %Reg19_R113)
  return (dread ref %Reg0_R113)
@label14
  try { @label96 @label98 }
LOC 1 87
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R115) {}
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_) { dassign %L_STR_10 0 }
  dassign %Reg1_R116 0 (dread ptr %L_STR_10)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R115, dread ref %Reg1_R116) { dassign %Reg0_R115 0 }
  intrinsiccallwithtype <$LNullPointers_24T_3B> JAVA_CLINIT_CHECK ()
  callassigned &LNullPointers_24T_3B_7Cst_7C_28_29I () { dassign %Reg1_I 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R115, dread i32 %Reg1_I) { dassign %Reg0_R115 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg0_R115) { dassign %Reg0_R116 0 }
  dassign %Reg19_R116 0 (dread ref %Reg0_R116)
  endtry
LOC 1 187
  dassign %Reg0_I 0 (dread i32 %Reg26_I)
  dassign %Reg1_I 0 (constval i32 10)
  dassign %Reg0_I 0 (rem i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_I 0 (constval i32 9)
  brtrue @label15 (ne i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R117 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2d002d00) { dassign %L_STR_11 0 }
  dassign %Reg1_R116 0 (dread ptr %L_STR_11)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R117, dread ref %Reg1_R116) {}
@label15
LOC 1 87
  dassign %Reg19_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg19_R116))
  dassign %Reg0_R113 0 (dread ref %Reg19_R113)
  return (dread ref %Reg0_R113)
@label16
  try { @label96 @label98 }
LOC 1 89
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R115) {}
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_) { dassign %L_STR_10 0 }
  dassign %Reg1_R116 0 (dread ptr %L_STR_10)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R115, dread ref %Reg1_R116) { dassign %Reg0_R115 0 }
  dassign %Reg6_R118 0 (retype ref <* <[] i32>> (dread ref %Reg6_R113))
  dassign %Reg1_R118 0 (dread ref %Reg6_R118)
  dassign %Reg2_I 0 (constval i32 0)
  dassign %Reg1_I 0 (iread i32 <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %Reg1_R118, dread i32 %Reg2_I)))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R115, dread i32 %Reg1_I) { dassign %Reg0_R115 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg0_R115) { dassign %Reg0_R116 0 }
  dassign %Reg19_R116 0 (dread ref %Reg0_R116)
  endtry
LOC 1 187
  dassign %Reg0_I 0 (dread i32 %Reg26_I)
  dassign %Reg1_I 0 (constval i32 10)
  dassign %Reg0_I 0 (rem i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_I 0 (constval i32 9)
  brtrue @label17 (ne i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R117 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2d002d00) { dassign %L_STR_11 0 }
  dassign %Reg1_R116 0 (dread ptr %L_STR_11)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R117, dread ref %Reg1_R116) {}
@label17
LOC 1 89
  dassign %Reg19_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg19_R116))
  dassign %Reg0_R113 0 (dread ref %Reg19_R113)
  return (dread ref %Reg0_R113)
@label18
  try { @label96 @label98 }
LOC 1 91
  dassign %Reg6_R118 0 (retype ref <* <[] i32>> (dread ref %Reg6_R113))
  dassign %Reg0_R118 0 (dread ref %Reg6_R118)
  dassign %Reg1_I 0 (constval i32 0)
  dassign %Reg2_I 0 (constval i32 1)
  iassign <* i32> 0 (
    array 1 ptr <* <[] i32>> (dread ref %Reg0_R118, dread i32 %Reg1_I), 
    dread i32 %Reg2_I)
LOC 1 92
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_7800) { dassign %L_STR_12 0 }
  dassign %Reg0_R116 0 (dread ptr %L_STR_12)
  dassign %Reg19_R116 0 (dread ref %Reg0_R116)
  endtry
LOC 1 187
  dassign %Reg0_I 0 (dread i32 %Reg26_I)
  dassign %Reg1_I 0 (constval i32 10)
  dassign %Reg0_I 0 (rem i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_I 0 (constval i32 9)
  brtrue @label19 (ne i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R117 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2d002d00) { dassign %L_STR_11 0 }
  dassign %Reg1_R116 0 (dread ptr %L_STR_11)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R117, dread ref %Reg1_R116) {}
@label19
LOC 1 92
  dassign %Reg19_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg19_R116))
  dassign %Reg0_R113 0 (dread ref %Reg19_R113)
  return (dread ref %Reg0_R113)
@label20
  try { @label96 @label98 }
LOC 1 94
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R115) {}
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_) { dassign %L_STR_10 0 }
  dassign %Reg1_R116 0 (dread ptr %L_STR_10)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R115, dread ref %Reg1_R116) { dassign %Reg0_R115 0 }
  dassign %Reg7_R119 0 (retype ref <* <[] <* <$Ljava_2Flang_2FObject_3B>>>> (dread ref %Reg7_R113))
  dassign %Reg1_R119 0 (dread ref %Reg7_R119)
  dassign %Reg2_I 0 (constval i32 0)
  dassign %Reg1_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg1_R119, dread i32 %Reg2_I)))
  dassign %Reg1_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg1_R113))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R115, dread ref %Reg1_R113) { dassign %Reg0_R115 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg0_R115) { dassign %Reg0_R116 0 }
  dassign %Reg19_R116 0 (dread ref %Reg0_R116)
  endtry
LOC 1 187
  dassign %Reg0_I 0 (dread i32 %Reg26_I)
  dassign %Reg1_I 0 (constval i32 10)
  dassign %Reg0_I 0 (rem i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_I 0 (constval i32 9)
  brtrue @label21 (ne i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R117 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2d002d00) { dassign %L_STR_11 0 }
  dassign %Reg1_R116 0 (dread ptr %L_STR_11)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R117, dread ref %Reg1_R116) {}
@label21
LOC 1 94
  dassign %Reg19_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg19_R116))
  dassign %Reg0_R113 0 (dread ref %Reg19_R113)
  return (dread ref %Reg0_R113)
@label22
  try { @label96 @label98 }
LOC 1 96
  dassign %Reg7_R119 0 (retype ref <* <[] <* <$Ljava_2Flang_2FObject_3B>>>> (dread ref %Reg7_R113))
  dassign %Reg0_R119 0 (dread ref %Reg7_R119)
  dassign %Reg1_I 0 (constval i32 0)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_7600) { dassign %L_STR_14 0 }
  dassign %Reg2_R116 0 (dread ptr %L_STR_14)
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R119, dread i32 %Reg1_I), 
    dread ref %Reg2_R116)
LOC 1 97
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_7800) { dassign %L_STR_12 0 }
  dassign %Reg0_R116 0 (dread ptr %L_STR_12)
  dassign %Reg19_R116 0 (dread ref %Reg0_R116)
  endtry
LOC 1 187
  dassign %Reg0_I 0 (dread i32 %Reg26_I)
  dassign %Reg1_I 0 (constval i32 10)
  dassign %Reg0_I 0 (rem i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_I 0 (constval i32 9)
  brtrue @label23 (ne i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R117 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2d002d00) { dassign %L_STR_11 0 }
  dassign %Reg1_R116 0 (dread ptr %L_STR_11)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R117, dread ref %Reg1_R116) {}
@label23
LOC 1 97
  dassign %Reg19_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg19_R116))
  dassign %Reg0_R113 0 (dread ref %Reg19_R113)
  return (dread ref %Reg0_R113)
@label24
  try { @label96 @label98 }
LOC 1 99
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R115) {}
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_) { dassign %L_STR_10 0 }
  dassign %Reg1_R116 0 (dread ptr %L_STR_10)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R115, dread ref %Reg1_R116) { dassign %Reg0_R115 0 }
  dassign %Reg6_R118 0 (retype ref <* <[] i32>> (dread ref %Reg6_R113))
  dassign %Reg1_R118 0 (dread ref %Reg6_R118)
  dassign %Reg1_I 0 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %Reg1_R118))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R115, dread i32 %Reg1_I) { dassign %Reg0_R115 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg0_R115) { dassign %Reg0_R116 0 }
  dassign %Reg19_R116 0 (dread ref %Reg0_R116)
  endtry
LOC 1 187
  dassign %Reg0_I 0 (dread i32 %Reg26_I)
  dassign %Reg1_I 0 (constval i32 10)
  dassign %Reg0_I 0 (rem i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_I 0 (constval i32 9)
  brtrue @label25 (ne i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R117 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2d002d00) { dassign %L_STR_11 0 }
  dassign %Reg1_R116 0 (dread ptr %L_STR_11)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R117, dread ref %Reg1_R116) {}
@label25
LOC 1 99
  dassign %Reg19_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg19_R116))
  dassign %Reg0_R113 0 (dread ref %Reg19_R113)
  return (dread ref %Reg0_R113)
@label26
  try { @label96 @label98 }
LOC 1 101
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R115) {}
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_) { dassign %L_STR_10 0 }
  dassign %Reg1_R116 0 (dread ptr %L_STR_10)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R115, dread ref %Reg1_R116) { dassign %Reg0_R115 0 }
  dassign %Reg13_R120 0 (retype ref <* <$LNullPointers_24I_3B>> (dread ref %Reg13_R113))
  dassign %Reg1_R120 0 (dread ref %Reg13_R120)
  interfacecallassigned &LNullPointers_24I_3B_7Ci_7C_28_29I (dread ref %Reg1_R120) { dassign %Reg1_I 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R115, dread i32 %Reg1_I) { dassign %Reg0_R115 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg0_R115) { dassign %Reg0_R116 0 }
  dassign %Reg19_R116 0 (dread ref %Reg0_R116)
  endtry
LOC 1 187
  dassign %Reg0_I 0 (dread i32 %Reg26_I)
  dassign %Reg1_I 0 (constval i32 10)
  dassign %Reg0_I 0 (rem i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_I 0 (constval i32 9)
  brtrue @label27 (ne i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R117 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2d002d00) { dassign %L_STR_11 0 }
  dassign %Reg1_R116 0 (dread ptr %L_STR_11)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R117, dread ref %Reg1_R116) {}
@label27
LOC 1 101
  dassign %Reg19_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg19_R116))
  dassign %Reg0_R113 0 (dread ref %Reg19_R113)
  return (dread ref %Reg0_R113)
@label28
  try { @label96 @label98 }
LOC 1 103
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R115) {}
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_) { dassign %L_STR_10 0 }
  dassign %Reg1_R116 0 (dread ptr %L_STR_10)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R115, dread ref %Reg1_R116) { dassign %Reg0_R115 0 }
  dassign %Reg14_R116 0 (retype ref <* <$Ljava_2Flang_2FString_3B>> (dread ref %Reg14_R113))
  dassign %Reg1_R116 0 (dread ref %Reg14_R116)
  virtualcallassigned &Ljava_2Flang_2FString_3B_7Clength_7C_28_29I (dread ref %Reg1_R116) { dassign %Reg1_I 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R115, dread i32 %Reg1_I) { dassign %Reg0_R115 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg0_R115) { dassign %Reg0_R116 0 }
  dassign %Reg19_R116 0 (dread ref %Reg0_R116)
  endtry
LOC 1 187
  dassign %Reg0_I 0 (dread i32 %Reg26_I)
  dassign %Reg1_I 0 (constval i32 10)
  dassign %Reg0_I 0 (rem i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_I 0 (constval i32 9)
  brtrue @label29 (ne i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R117 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2d002d00) { dassign %L_STR_11 0 }
  dassign %Reg1_R116 0 (dread ptr %L_STR_11)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R117, dread ref %Reg1_R116) {}
@label29
LOC 1 103
  dassign %Reg19_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg19_R116))
  dassign %Reg0_R113 0 (dread ref %Reg19_R113)
  return (dread ref %Reg0_R113)
@label30
  try { @label96 @label98 }
LOC 1 105
  dassign %Reg15_R121 0 (retype ref <* <$Ljava_2Flang_2FInteger_3B>> (dread ref %Reg15_R113))
  dassign %Reg0_R121 0 (dread ref %Reg15_R121)
  virtualcallassigned &Ljava_2Flang_2FInteger_3B_7CintValue_7C_28_29I (dread ref %Reg0_R121) { dassign %Reg0_I 0 }
  dassign %Reg19_I 0 (dread i32 %Reg0_I)
LOC 1 106
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R115) {}
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_) { dassign %L_STR_10 0 }
  dassign %Reg1_R116 0 (dread ptr %L_STR_10)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R115, dread ref %Reg1_R116) { dassign %Reg0_R115 0 }
  dassign %Reg1_I 0 (dread i32 %Reg19_I)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R115, dread i32 %Reg1_I) { dassign %Reg0_R115 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg0_R115) { dassign %Reg0_R116 0 }
  dassign %Reg20_R116 0 (dread ref %Reg0_R116)
  endtry
LOC 1 187
  dassign %Reg0_I 0 (dread i32 %Reg26_I)
  dassign %Reg1_I 0 (constval i32 10)
  dassign %Reg0_I 0 (rem i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_I 0 (constval i32 9)
  brtrue @label31 (ne i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R117 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2d002d00) { dassign %L_STR_11 0 }
  dassign %Reg1_R116 0 (dread ptr %L_STR_11)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R117, dread ref %Reg1_R116) {}
@label31
LOC 1 106
  dassign %Reg20_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg20_R116))
  dassign %Reg0_R113 0 (dread ref %Reg20_R113)
  return (dread ref %Reg0_R113)
@label32
  try { @label96 @label98 }
LOC 1 108
  dassign %Reg0_R113 0 (constval ref 0)
  dassign %Reg0_R122 0 (retype ref <* <$Ljava_2Flang_2FThrowable_3B>> (dread ref %Reg0_R113))
  throw (dread ref %Reg0_R122)
  endtry
@label33
  try { @label96 @label98 }
LOC 1 110
  dassign %Reg0_R113 0 (dread ref %Reg17_R113)
  dassign %Reg20_R113 0 (dread ref %Reg0_R113)
  syncenter (dread ref %Reg0_R113)
  endtry
  try { @label35 @label96 @label98 }
LOC 1 111
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_69006e00) { dassign %L_STR_15 0 }
  dassign %Reg0_R116 0 (dread ptr %L_STR_15)
  dassign %Reg21_R116 0 (dread ref %Reg0_R116)
  dassign %Reg20_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg20_R113))
  dassign %Reg0_R113 0 (dread ref %Reg20_R113)
  syncexit (dread ref %Reg0_R113)
  endtry
LOC 1 187
  dassign %Reg0_I 0 (dread i32 %Reg26_I)
  dassign %Reg1_I 0 (constval i32 10)
  dassign %Reg0_I 0 (rem i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_I 0 (constval i32 9)
  brtrue @label34 (ne i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R117 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2d002d00) { dassign %L_STR_11 0 }
  dassign %Reg1_R116 0 (dread ptr %L_STR_11)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R117, dread ref %Reg1_R116) {}
@label34
LOC 1 111
  dassign %Reg21_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg21_R116))
  dassign %Reg0_R113 0 (dread ref %Reg21_R113)
  return (dread ref %Reg0_R113)
@label35
  catch { <* void> }
  dassign %Reg0_R122 0 (regread ptr %%thrownval)
  try { @label35 @label96 @label98 }
LOC 1 112
  dassign %Reg22_R122 0 (dread ref %Reg0_R122)
  dassign %Reg20_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg20_R113))
  dassign %Reg0_R113 0 (dread ref %Reg20_R113)
  syncexit (dread ref %Reg0_R113)
  endtry
  try { @label96 @label98 }
  dassign %Reg22_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg22_R122))
  dassign %Reg0_R113 0 (dread ref %Reg22_R113)
  dassign %Reg0_R122 0 (retype ref <* <$Ljava_2Flang_2FThrowable_3B>> (dread ref %Reg0_R113))
  throw (dread ref %Reg0_R122)
  endtry
@label36
  try { @label96 @label98 }
LOC 1 114
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R115) {}
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_) { dassign %L_STR_10 0 }
  dassign %Reg1_R116 0 (dread ptr %L_STR_10)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R115, dread ref %Reg1_R116) { dassign %Reg0_R115 0 }
  dassign %Reg1_R114 0 (dread ref %Reg16_R114)
  dassign %Reg1_R114 0 (iread ref <* <$LNullPointers_24T_3B>> 10 (dread ref %Reg1_R114))
  dassign %Reg1_R114 0 (iread ref <* <$LNullPointers_24T_3B>> 10 (dread ref %Reg1_R114))
  dassign %Reg1_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg1_R114))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R115, dread ref %Reg1_R113) { dassign %Reg0_R115 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg0_R115) { dassign %Reg0_R116 0 }
  dassign %Reg20_R116 0 (dread ref %Reg0_R116)
  endtry
LOC 1 187
  dassign %Reg0_I 0 (dread i32 %Reg26_I)
  dassign %Reg1_I 0 (constval i32 10)
  dassign %Reg0_I 0 (rem i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_I 0 (constval i32 9)
  brtrue @label37 (ne i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R117 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2d002d00) { dassign %L_STR_11 0 }
  dassign %Reg1_R116 0 (dread ptr %L_STR_11)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R117, dread ref %Reg1_R116) {}
@label37
LOC 1 114
  dassign %Reg20_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg20_R116))
  dassign %Reg0_R113 0 (dread ref %Reg20_R113)
  return (dread ref %Reg0_R113)
@label38
  try { @label96 @label98 }
LOC 1 116
  dassign %Reg0_R114 0 (dread ref %Reg16_R114)
  dassign %Reg0_R114 0 (iread ref <* <$LNullPointers_24T_3B>> 10 (dread ref %Reg0_R114))
  dassign %Reg1_I 0 (iread i32 <* <$LNullPointers_24T_3B>> 2 (dread ref %Reg0_R114))
  dassign %Reg2_I 0 (constval i32 1)
  dassign %Reg1_I 0 (add i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  iassign <* <$LNullPointers_24T_3B>> 2 (dread ref %Reg0_R114, dread i32 %Reg1_I)
LOC 1 117
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_7800) { dassign %L_STR_12 0 }
  dassign %Reg0_R116 0 (dread ptr %L_STR_12)
  dassign %Reg20_R116 0 (dread ref %Reg0_R116)
  endtry
LOC 1 187
  dassign %Reg0_I 0 (dread i32 %Reg26_I)
  dassign %Reg1_I 0 (constval i32 10)
  dassign %Reg0_I 0 (rem i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_I 0 (constval i32 9)
  brtrue @label39 (ne i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R117 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2d002d00) { dassign %L_STR_11 0 }
  dassign %Reg1_R116 0 (dread ptr %L_STR_11)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R117, dread ref %Reg1_R116) {}
@label39
LOC 1 117
  dassign %Reg20_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg20_R116))
  dassign %Reg0_R113 0 (dread ref %Reg20_R113)
  return (dread ref %Reg0_R113)
@label40
  try { @label96 @label98 }
LOC 1 119
  dassign %Reg0_R114 0 (dread ref %Reg16_R114)
  dassign %Reg0_R118 0 (iread ref <* <$LNullPointers_24T_3B>> 11 (dread ref %Reg0_R114))
  intrinsiccallwithtype <$LNullPointers_3B> JAVA_CLINIT_CHECK ()
  callassigned &LNullPointers_3B_7Ceff_7C_28_29I () { dassign %Reg1_I 0 }
  intrinsiccallwithtype <$LNullPointers_3B> JAVA_CLINIT_CHECK ()
  callassigned &LNullPointers_3B_7Ceff_7C_28_29I () { dassign %Reg2_I 0 }
  iassign <* i32> 0 (
    array 1 ptr <* <[] i32>> (dread ref %Reg0_R118, dread i32 %Reg1_I), 
    dread i32 %Reg2_I)
LOC 1 120
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_7800) { dassign %L_STR_12 0 }
  dassign %Reg0_R116 0 (dread ptr %L_STR_12)
  dassign %Reg20_R116 0 (dread ref %Reg0_R116)
  endtry
LOC 1 187
  dassign %Reg0_I 0 (dread i32 %Reg26_I)
  dassign %Reg1_I 0 (constval i32 10)
  dassign %Reg0_I 0 (rem i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_I 0 (constval i32 9)
  brtrue @label41 (ne i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R117 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2d002d00) { dassign %L_STR_11 0 }
  dassign %Reg1_R116 0 (dread ptr %L_STR_11)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R117, dread ref %Reg1_R116) {}
@label41
LOC 1 120
  dassign %Reg20_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg20_R116))
  dassign %Reg0_R113 0 (dread ref %Reg20_R113)
  return (dread ref %Reg0_R113)
@label42
  try { @label96 @label98 }
LOC 1 122
  intrinsiccallwithtype <$LNullPointers_3B> JAVA_CLINIT_CHECK ()
  callassigned &LNullPointers_3B_7Cnone_7C_28_29LNullPointers_24T_3B () { dassign %Reg0_R114 0 }
  intrinsiccallwithtype <$LNullPointers_3B> JAVA_CLINIT_CHECK ()
  callassigned &LNullPointers_3B_7Ceff_7C_28_29I () { dassign %Reg1_I 0 }
  iassign <* <$LNullPointers_24T_3B>> 2 (dread ref %Reg0_R114, dread i32 %Reg1_I)
LOC 1 123
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_7800) { dassign %L_STR_12 0 }
  dassign %Reg0_R116 0 (dread ptr %L_STR_12)
  dassign %Reg20_R116 0 (dread ref %Reg0_R116)
  endtry
LOC 1 187
  dassign %Reg0_I 0 (dread i32 %Reg26_I)
  dassign %Reg1_I 0 (constval i32 10)
  dassign %Reg0_I 0 (rem i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_I 0 (constval i32 9)
  brtrue @label43 (ne i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R117 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2d002d00) { dassign %L_STR_11 0 }
  dassign %Reg1_R116 0 (dread ptr %L_STR_11)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R117, dread ref %Reg1_R116) {}
@label43
LOC 1 123
  dassign %Reg20_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg20_R116))
  dassign %Reg0_R113 0 (dread ref %Reg20_R113)
  return (dread ref %Reg0_R113)
@label44
  try { @label96 @label98 }
LOC 1 125
  dassign %Reg6_R118 0 (retype ref <* <[] i32>> (dread ref %Reg6_R113))
  dassign %Reg0_R118 0 (dread ref %Reg6_R118)
  dassign %Reg20_R118 0 (dread ref %Reg0_R118)
  dassign %Reg20_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg20_R118))
  dassign %Reg0_R113 0 (dread ref %Reg20_R113)
  dassign %Reg0_I 0 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %Reg0_R113))
  dassign %Reg21_I 0 (dread i32 %Reg0_I)
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg22_I 0 (dread i32 %Reg0_I)
  dassign %Reg0_I 0 (dread i32 %Reg22_I)
  dassign %Reg1_I 0 (dread i32 %Reg21_I)
  brtrue @label46 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg20_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg20_R118))
  dassign %Reg0_R113 0 (dread ref %Reg20_R113)
  dassign %Reg1_I 0 (dread i32 %Reg22_I)
  dassign %Reg0_I 0 (iread i32 <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %Reg0_R113, dread i32 %Reg1_I)))
  dassign %Reg23_I 0 (dread i32 %Reg0_I)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R115) {}
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_) { dassign %L_STR_10 0 }
  dassign %Reg1_R116 0 (dread ptr %L_STR_10)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R115, dread ref %Reg1_R116) { dassign %Reg0_R115 0 }
  dassign %Reg1_I 0 (dread i32 %Reg23_I)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R115, dread i32 %Reg1_I) { dassign %Reg0_R115 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg0_R115) { dassign %Reg0_R116 0 }
  dassign %Reg24_R116 0 (dread ref %Reg0_R116)
  endtry
LOC 1 187
  dassign %Reg0_I 0 (dread i32 %Reg26_I)
  dassign %Reg1_I 0 (constval i32 10)
  dassign %Reg0_I 0 (rem i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_I 0 (constval i32 9)
  brtrue @label45 (ne i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R117 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2d002d00) { dassign %L_STR_11 0 }
  dassign %Reg1_R116 0 (dread ptr %L_STR_11)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R117, dread ref %Reg1_R116) {}
@label45
LOC 1 125
  dassign %Reg24_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg24_R116))
  dassign %Reg0_R113 0 (dread ref %Reg24_R113)
  return (dread ref %Reg0_R113)
@label46
  try { @label96 @label98 }
LOC 1 126
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_7800) { dassign %L_STR_12 0 }
  dassign %Reg0_R116 0 (dread ptr %L_STR_12)
  dassign %Reg20_R116 0 (dread ref %Reg0_R116)
  endtry
LOC 1 187
  dassign %Reg0_I 0 (dread i32 %Reg26_I)
  dassign %Reg1_I 0 (constval i32 10)
  dassign %Reg0_I 0 (rem i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_I 0 (constval i32 9)
  brtrue @label47 (ne i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R117 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2d002d00) { dassign %L_STR_11 0 }
  dassign %Reg1_R116 0 (dread ptr %L_STR_11)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R117, dread ref %Reg1_R116) {}
@label47
LOC 1 126
  dassign %Reg20_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg20_R116))
  dassign %Reg0_R113 0 (dread ref %Reg20_R113)
  return (dread ref %Reg0_R113)
@label48
  try { @label96 @label98 }
LOC 1 128
  intrinsiccallwithtype <$LNullPointers_3B> JAVA_CLINIT_CHECK ()
  callassigned &LNullPointers_3B_7Cnex_7C_28_29Ljava_2Flang_2FRuntimeException_3B () { dassign %Reg0_R123 0 }
  dassign %Reg0_R122 0 (retype ref <* <$Ljava_2Flang_2FThrowable_3B>> (dread ref %Reg0_R123))
  throw (dread ref %Reg0_R122)
  endtry
@label49
  try { @label96 @label98 }
LOC 1 130
  dassign %Reg0_R113 0 (dread ref %Reg17_R113)
  virtualcallassigned &Ljava_2Flang_2FObject_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg0_R113) { dassign %Reg0_R116 0 }
  dassign %Reg20_R116 0 (dread ref %Reg0_R116)
  endtry
LOC 1 187
  dassign %Reg0_I 0 (dread i32 %Reg26_I)
  dassign %Reg1_I 0 (constval i32 10)
  dassign %Reg0_I 0 (rem i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_I 0 (constval i32 9)
  brtrue @label50 (ne i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R117 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2d002d00) { dassign %L_STR_11 0 }
  dassign %Reg1_R116 0 (dread ptr %L_STR_11)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R117, dread ref %Reg1_R116) {}
@label50
LOC 1 130
  dassign %Reg20_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg20_R116))
  dassign %Reg0_R113 0 (dread ref %Reg20_R113)
  return (dread ref %Reg0_R113)
@label51
  try { @label96 @label98 }
LOC 1 132
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R115) {}
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_) { dassign %L_STR_10 0 }
  dassign %Reg1_R116 0 (dread ptr %L_STR_10)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R115, dread ref %Reg1_R116) { dassign %Reg0_R115 0 }
  dassign %Reg1_R113 0 (dread ref %Reg17_R113)
  dassign %Reg2_R113 0 (dread ref %Reg17_R113)
  virtualcallassigned &Ljava_2Flang_2FObject_3B_7Cequals_7C_28Ljava_2Flang_2FObject_3B_29Z (dread ref %Reg1_R113, dread ref %Reg2_R113) { dassign %Reg1_Z 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Z_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R115, dread u1 %Reg1_Z) { dassign %Reg0_R115 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg0_R115) { dassign %Reg0_R116 0 }
  dassign %Reg20_R116 0 (dread ref %Reg0_R116)
  endtry
LOC 1 187
  dassign %Reg0_I 0 (dread i32 %Reg26_I)
  dassign %Reg1_I 0 (constval i32 10)
  dassign %Reg0_I 0 (rem i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_I 0 (constval i32 9)
  brtrue @label52 (ne i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R117 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2d002d00) { dassign %L_STR_11 0 }
  dassign %Reg1_R116 0 (dread ptr %L_STR_11)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R117, dread ref %Reg1_R116) {}
@label52
LOC 1 132
  dassign %Reg20_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg20_R116))
  dassign %Reg0_R113 0 (dread ref %Reg20_R113)
  return (dread ref %Reg0_R113)
@label53
  try { @label96 @label98 }
LOC 1 134
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R115) {}
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_) { dassign %L_STR_10 0 }
  dassign %Reg1_R116 0 (dread ptr %L_STR_10)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R115, dread ref %Reg1_R116) { dassign %Reg0_R115 0 }
  dassign %Reg1_R113 0 (dread ref %Reg17_R113)
  virtualcallassigned &Ljava_2Flang_2FObject_3B_7ChashCode_7C_28_29I (dread ref %Reg1_R113) { dassign %Reg1_I 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R115, dread i32 %Reg1_I) { dassign %Reg0_R115 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg0_R115) { dassign %Reg0_R116 0 }
  dassign %Reg20_R116 0 (dread ref %Reg0_R116)
  endtry
LOC 1 187
  dassign %Reg0_I 0 (dread i32 %Reg26_I)
  dassign %Reg1_I 0 (constval i32 10)
  dassign %Reg0_I 0 (rem i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_I 0 (constval i32 9)
  brtrue @label54 (ne i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R117 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2d002d00) { dassign %L_STR_11 0 }
  dassign %Reg1_R116 0 (dread ptr %L_STR_11)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R117, dread ref %Reg1_R116) {}
@label54
LOC 1 134
  dassign %Reg20_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg20_R116))
  dassign %Reg0_R113 0 (dread ref %Reg20_R113)
  return (dread ref %Reg0_R113)
@label55
  try { @label96 @label98 }
LOC 1 136
  dassign %Reg0_R113 0 (dread ref %Reg17_R113)
  virtualcallassigned &Ljava_2Flang_2FObject_3B_7CgetClass_7C_28_29Ljava_2Flang_2FClass_3B (dread ref %Reg0_R113) { dassign %Reg0_R124 0 }
  virtualcallassigned &Ljava_2Flang_2FClass_3B_7CgetName_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg0_R124) { dassign %Reg0_R116 0 }
  dassign %Reg20_R116 0 (dread ref %Reg0_R116)
  endtry
LOC 1 187
  dassign %Reg0_I 0 (dread i32 %Reg26_I)
  dassign %Reg1_I 0 (constval i32 10)
  dassign %Reg0_I 0 (rem i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_I 0 (constval i32 9)
  brtrue @label56 (ne i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R117 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2d002d00) { dassign %L_STR_11 0 }
  dassign %Reg1_R116 0 (dread ptr %L_STR_11)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R117, dread ref %Reg1_R116) {}
@label56
LOC 1 136
  dassign %Reg20_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg20_R116))
  dassign %Reg0_R113 0 (dread ref %Reg20_R113)
  return (dread ref %Reg0_R113)
@label57
  try { @label96 @label98 }
LOC 1 138
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R115) {}
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_) { dassign %L_STR_10 0 }
  dassign %Reg1_R116 0 (dread ptr %L_STR_10)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R115, dread ref %Reg1_R116) { dassign %Reg0_R115 0 }
  dassign %Reg8_R125 0 (retype ref <* <[] i8>> (dread ref %Reg8_R113))
  dassign %Reg1_R125 0 (dread ref %Reg8_R125)
  dassign %Reg2_I 0 (constval i32 0)
  dassign %Reg1_I 0 (sext i32 8 (iread i8 <* i8> 0 (array 1 ptr <* <[] i8>> (dread ref %Reg1_R125, dread i32 %Reg2_I))))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R115, dread i32 %Reg1_I) { dassign %Reg0_R115 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg0_R115) { dassign %Reg0_R116 0 }
  dassign %Reg20_R116 0 (dread ref %Reg0_R116)
  endtry
LOC 1 187
  dassign %Reg0_I 0 (dread i32 %Reg26_I)
  dassign %Reg1_I 0 (constval i32 10)
  dassign %Reg0_I 0 (rem i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_I 0 (constval i32 9)
  brtrue @label58 (ne i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R117 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2d002d00) { dassign %L_STR_11 0 }
  dassign %Reg1_R116 0 (dread ptr %L_STR_11)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R117, dread ref %Reg1_R116) {}
@label58
LOC 1 138
  dassign %Reg20_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg20_R116))
  dassign %Reg0_R113 0 (dread ref %Reg20_R113)
  return (dread ref %Reg0_R113)
@label59
  try { @label96 @label98 }
LOC 1 140
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R115) {}
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_) { dassign %L_STR_10 0 }
  dassign %Reg1_R116 0 (dread ptr %L_STR_10)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R115, dread ref %Reg1_R116) { dassign %Reg0_R115 0 }
  dassign %Reg9_R126 0 (retype ref <* <[] u16>> (dread ref %Reg9_R113))
  dassign %Reg1_R126 0 (dread ref %Reg9_R126)
  dassign %Reg2_I 0 (constval i32 0)
  dassign %Reg1_I 0 (zext i32 16 (iread u16 <* u16> 0 (array 1 ptr <* <[] u16>> (dread ref %Reg1_R126, dread i32 %Reg2_I))))
  dassign %Reg1_C 0 (cvt u16 i32 (dread i32 %Reg1_I))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28C_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R115, dread u16 %Reg1_C) { dassign %Reg0_R115 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg0_R115) { dassign %Reg0_R116 0 }
  dassign %Reg20_R116 0 (dread ref %Reg0_R116)
  endtry
LOC 1 187
  dassign %Reg0_I 0 (dread i32 %Reg26_I)
  dassign %Reg1_I 0 (constval i32 10)
  dassign %Reg0_I 0 (rem i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_I 0 (constval i32 9)
  brtrue @label60 (ne i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R117 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2d002d00) { dassign %L_STR_11 0 }
  dassign %Reg1_R116 0 (dread ptr %L_STR_11)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R117, dread ref %Reg1_R116) {}
@label60
LOC 1 140
  dassign %Reg20_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg20_R116))
  dassign %Reg0_R113 0 (dread ref %Reg20_R113)
  return (dread ref %Reg0_R113)
@label61
  try { @label96 @label98 }
LOC 1 142
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R115) {}
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_) { dassign %L_STR_10 0 }
  dassign %Reg1_R116 0 (dread ptr %L_STR_10)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R115, dread ref %Reg1_R116) { dassign %Reg0_R115 0 }
  dassign %Reg10_R127 0 (retype ref <* <[] i64>> (dread ref %Reg10_R113))
  dassign %Reg1_R127 0 (dread ref %Reg10_R127)
  dassign %Reg2_I 0 (constval i32 0)
  dassign %Reg1_J 0 (iread i64 <* i64> 0 (array 1 ptr <* <[] i64>> (dread ref %Reg1_R127, dread i32 %Reg2_I)))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28J_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R115, dread i64 %Reg1_J) { dassign %Reg0_R115 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg0_R115) { dassign %Reg0_R116 0 }
  dassign %Reg20_R116 0 (dread ref %Reg0_R116)
  endtry
LOC 1 187
  dassign %Reg0_I 0 (dread i32 %Reg26_I)
  dassign %Reg1_I 0 (constval i32 10)
  dassign %Reg0_I 0 (rem i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_I 0 (constval i32 9)
  brtrue @label62 (ne i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R117 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2d002d00) { dassign %L_STR_11 0 }
  dassign %Reg1_R116 0 (dread ptr %L_STR_11)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R117, dread ref %Reg1_R116) {}
@label62
LOC 1 142
  dassign %Reg20_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg20_R116))
  dassign %Reg0_R113 0 (dread ref %Reg20_R113)
  return (dread ref %Reg0_R113)
@label63
  try { @label96 @label98 }
LOC 1 144
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R115) {}
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_) { dassign %L_STR_10 0 }
  dassign %Reg1_R116 0 (dread ptr %L_STR_10)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R115, dread ref %Reg1_R116) { dassign %Reg0_R115 0 }
  dassign %Reg11_R128 0 (retype ref <* <[] f64>> (dread ref %Reg11_R113))
  dassign %Reg1_R128 0 (dread ref %Reg11_R128)
  dassign %Reg2_I 0 (constval i32 0)
  dassign %Reg1_D 0 (iread f64 <* f64> 0 (array 1 ptr <* <[] f64>> (dread ref %Reg1_R128, dread i32 %Reg2_I)))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28D_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R115, dread f64 %Reg1_D) { dassign %Reg0_R115 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg0_R115) { dassign %Reg0_R116 0 }
  dassign %Reg20_R116 0 (dread ref %Reg0_R116)
  endtry
LOC 1 187
  dassign %Reg0_I 0 (dread i32 %Reg26_I)
  dassign %Reg1_I 0 (constval i32 10)
  dassign %Reg0_I 0 (rem i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_I 0 (constval i32 9)
  brtrue @label64 (ne i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R117 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2d002d00) { dassign %L_STR_11 0 }
  dassign %Reg1_R116 0 (dread ptr %L_STR_11)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R117, dread ref %Reg1_R116) {}
@label64
LOC 1 144
  dassign %Reg20_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg20_R116))
  dassign %Reg0_R113 0 (dread ref %Reg20_R113)
  return (dread ref %Reg0_R113)
@label65
  try { @label96 @label98 }
LOC 1 146
  dassign %Reg12_R129 0 (retype ref <* <[] u1>> (dread ref %Reg12_R113))
  dassign %Reg0_R129 0 (dread ref %Reg12_R129)
  dassign %Reg1_I 0 (constval i32 0)
  dassign %Reg2_I 0 (constval i32 1)
  iassign <* i8> 0 (
    array 1 ptr <* <[] i8>> (dread ref %Reg0_R129, dread i32 %Reg1_I), 
    cvt i8 i32 (dread i32 %Reg2_I))
LOC 1 147
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_7800) { dassign %L_STR_12 0 }
  dassign %Reg0_R116 0 (dread ptr %L_STR_12)
  dassign %Reg20_R116 0 (dread ref %Reg0_R116)
  endtry
LOC 1 187
  dassign %Reg0_I 0 (dread i32 %Reg26_I)
  dassign %Reg1_I 0 (constval i32 10)
  dassign %Reg0_I 0 (rem i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_I 0 (constval i32 9)
  brtrue @label66 (ne i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R117 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2d002d00) { dassign %L_STR_11 0 }
  dassign %Reg1_R116 0 (dread ptr %L_STR_11)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R117, dread ref %Reg1_R116) {}
@label66
LOC 1 147
  dassign %Reg20_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg20_R116))
  dassign %Reg0_R113 0 (dread ref %Reg20_R113)
  return (dread ref %Reg0_R113)
@label67
  try { @label96 @label98 }
LOC 1 149
  dassign %Reg8_R125 0 (retype ref <* <[] i8>> (dread ref %Reg8_R113))
  dassign %Reg0_R125 0 (dread ref %Reg8_R125)
  dassign %Reg1_I 0 (constval i32 0)
  dassign %Reg2_I 0 (sext i32 8 (iread i8 <* i8> 0 (array 1 ptr <* <[] i8>> (dread ref %Reg0_R125, dread i32 %Reg1_I))))
  dassign %Reg3_I 0 (constval i32 1)
  dassign %Reg2_I 0 (add i32 (dread i32 %Reg2_I, dread i32 %Reg3_I))
  dassign %Reg2_I 0 (sext i32 8 (dread i32 %Reg2_I))
  iassign <* i8> 0 (
    array 1 ptr <* <[] i8>> (dread ref %Reg0_R125, dread i32 %Reg1_I), 
    cvt i8 i32 (dread i32 %Reg2_I))
LOC 1 150
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_7800) { dassign %L_STR_12 0 }
  dassign %Reg0_R116 0 (dread ptr %L_STR_12)
  dassign %Reg20_R116 0 (dread ref %Reg0_R116)
  endtry
LOC 1 187
  dassign %Reg0_I 0 (dread i32 %Reg26_I)
  dassign %Reg1_I 0 (constval i32 10)
  dassign %Reg0_I 0 (rem i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_I 0 (constval i32 9)
  brtrue @label68 (ne i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R117 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2d002d00) { dassign %L_STR_11 0 }
  dassign %Reg1_R116 0 (dread ptr %L_STR_11)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R117, dread ref %Reg1_R116) {}
@label68
LOC 1 150
  dassign %Reg20_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg20_R116))
  dassign %Reg0_R113 0 (dread ref %Reg20_R113)
  return (dread ref %Reg0_R113)
@label69
  try { @label96 @label98 }
LOC 1 152
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R115) {}
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_) { dassign %L_STR_10 0 }
  dassign %Reg1_R116 0 (dread ptr %L_STR_10)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R115, dread ref %Reg1_R116) { dassign %Reg0_R115 0 }
  dassign %Reg5_R114 0 (retype ref <* <$LNullPointers_24T_3B>> (dread ref %Reg5_R113))
  dassign %Reg1_R114 0 (dread ref %Reg5_R114)
  dassign %Reg1_B 0 (iread i8 <* <$LNullPointers_24T_3B>> 5 (dread ref %Reg1_R114))
  dassign %Reg1_I 0 (sext i32 8 (dread i8 %Reg1_B))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R115, dread i32 %Reg1_I) { dassign %Reg0_R115 0 }
  dassign %Reg5_R114 0 (retype ref <* <$LNullPointers_24T_3B>> (dread ref %Reg5_R113))
  dassign %Reg1_R114 0 (dread ref %Reg5_R114)
  dassign %Reg1_Z 0 (iread u1 <* <$LNullPointers_24T_3B>> 6 (dread ref %Reg1_R114))
  dassign %Reg1_I 0 (cvt i32 u1 (dread u1 %Reg1_Z))
  dassign %Reg1_Z 0 (cvt u1 i32 (dread i32 %Reg1_I))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Z_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R115, dread u1 %Reg1_Z) { dassign %Reg0_R115 0 }
  dassign %Reg5_R114 0 (retype ref <* <$LNullPointers_24T_3B>> (dread ref %Reg5_R113))
  dassign %Reg1_R114 0 (dread ref %Reg5_R114)
  dassign %Reg1_C 0 (iread u16 <* <$LNullPointers_24T_3B>> 7 (dread ref %Reg1_R114))
  dassign %Reg1_I 0 (zext i32 16 (dread u16 %Reg1_C))
  dassign %Reg1_C 0 (cvt u16 i32 (dread i32 %Reg1_I))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28C_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R115, dread u16 %Reg1_C) { dassign %Reg0_R115 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg0_R115) { dassign %Reg0_R116 0 }
  dassign %Reg20_R116 0 (dread ref %Reg0_R116)
  endtry
LOC 1 187
  dassign %Reg0_I 0 (dread i32 %Reg26_I)
  dassign %Reg1_I 0 (constval i32 10)
  dassign %Reg0_I 0 (rem i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_I 0 (constval i32 9)
  brtrue @label70 (ne i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R117 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2d002d00) { dassign %L_STR_11 0 }
  dassign %Reg1_R116 0 (dread ptr %L_STR_11)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R117, dread ref %Reg1_R116) {}
@label70
LOC 1 152
  dassign %Reg20_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg20_R116))
  dassign %Reg0_R113 0 (dread ref %Reg20_R113)
  return (dread ref %Reg0_R113)
@label71
  try { @label96 @label98 }
LOC 1 154
  dassign %Reg5_R114 0 (retype ref <* <$LNullPointers_24T_3B>> (dread ref %Reg5_R113))
  dassign %Reg0_R114 0 (dread ref %Reg5_R114)
  dassign %Reg1_F 0 (constval f32 1f)
  iassign <* <$LNullPointers_24T_3B>> 8 (dread ref %Reg0_R114, dread f32 %Reg1_F)
LOC 1 155
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_7800) { dassign %L_STR_12 0 }
  dassign %Reg0_R116 0 (dread ptr %L_STR_12)
  dassign %Reg20_R116 0 (dread ref %Reg0_R116)
  endtry
LOC 1 187
  dassign %Reg0_I 0 (dread i32 %Reg26_I)
  dassign %Reg1_I 0 (constval i32 10)
  dassign %Reg0_I 0 (rem i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_I 0 (constval i32 9)
  brtrue @label72 (ne i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R117 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2d002d00) { dassign %L_STR_11 0 }
  dassign %Reg1_R116 0 (dread ptr %L_STR_11)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R117, dread ref %Reg1_R116) {}
@label72
LOC 1 155
  dassign %Reg20_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg20_R116))
  dassign %Reg0_R113 0 (dread ref %Reg20_R113)
  return (dread ref %Reg0_R113)
@label73
  try { @label96 @label98 }
LOC 1 157
  dassign %Reg5_R114 0 (retype ref <* <$LNullPointers_24T_3B>> (dread ref %Reg5_R113))
  dassign %Reg0_R114 0 (dread ref %Reg5_R114)
  dassign %Reg1_D 0 (iread f64 <* <$LNullPointers_24T_3B>> 9 (dread ref %Reg0_R114))
  dassign %Reg2_D 0 (constval f64 2)
  dassign %Reg1_D 0 (add f64 (dread f64 %Reg1_D, dread f64 %Reg2_D))
  iassign <* <$LNullPointers_24T_3B>> 9 (dread ref %Reg0_R114, dread f64 %Reg1_D)
LOC 1 158
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_7800) { dassign %L_STR_12 0 }
  dassign %Reg0_R116 0 (dread ptr %L_STR_12)
  dassign %Reg20_R116 0 (dread ref %Reg0_R116)
  endtry
LOC 1 187
  dassign %Reg0_I 0 (dread i32 %Reg26_I)
  dassign %Reg1_I 0 (constval i32 10)
  dassign %Reg0_I 0 (rem i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_I 0 (constval i32 9)
  brtrue @label74 (ne i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R117 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2d002d00) { dassign %L_STR_11 0 }
  dassign %Reg1_R116 0 (dread ptr %L_STR_11)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R117, dread ref %Reg1_R116) {}
@label74
LOC 1 158
  dassign %Reg20_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg20_R116))
  dassign %Reg0_R113 0 (dread ref %Reg20_R113)
  return (dread ref %Reg0_R113)
@label75
  try { @label96 @label98 }
LOC 1 160
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R115) {}
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_) { dassign %L_STR_10 0 }
  dassign %Reg1_R116 0 (dread ptr %L_STR_10)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R115, dread ref %Reg1_R116) { dassign %Reg0_R115 0 }
  dassign %Reg1_R113 0 (dread ref %Reg17_R113)
  dassign %Reg1_I 0 (intrinsicopwithtype i32 <* <$Ljava_2Flang_2FString_3B>> JAVA_INSTANCE_OF (dread ref %Reg1_R113))
  dassign %Reg1_Z 0 (cvt u1 i32 (dread i32 %Reg1_I))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Z_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R115, dread u1 %Reg1_Z) { dassign %Reg0_R115 0 }
  dassign %Reg1_R113 0 (dread ref %Reg17_R113)
  intrinsiccallwithtypeassigned <* <$Ljava_2Flang_2FString_3B>> JAVA_CHECK_CAST (dread ref %Reg1_R113) { dassign %Reg1_R116 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R115, dread ref %Reg1_R116) { dassign %Reg0_R115 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg0_R115) { dassign %Reg0_R116 0 }
  dassign %Reg20_R116 0 (dread ref %Reg0_R116)
  endtry
LOC 1 187
  dassign %Reg0_I 0 (dread i32 %Reg26_I)
  dassign %Reg1_I 0 (constval i32 10)
  dassign %Reg0_I 0 (rem i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_I 0 (constval i32 9)
  brtrue @label76 (ne i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R117 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2d002d00) { dassign %L_STR_11 0 }
  dassign %Reg1_R116 0 (dread ptr %L_STR_11)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R117, dread ref %Reg1_R116) {}
@label76
LOC 1 160
  dassign %Reg20_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg20_R116))
  dassign %Reg0_R113 0 (dread ref %Reg20_R113)
  return (dread ref %Reg0_R113)
@label77
  try { @label96 @label98 }
LOC 1 162
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R115) {}
  dassign %Reg14_R116 0 (retype ref <* <$Ljava_2Flang_2FString_3B>> (dread ref %Reg14_R113))
  dassign %Reg1_R116 0 (dread ref %Reg14_R116)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R115, dread ref %Reg1_R116) { dassign %Reg0_R115 0 }
  dassign %Reg1_R113 0 (constval ref 0)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R115, dread ref %Reg1_R113) { dassign %Reg0_R115 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg0_R115) { dassign %Reg0_R116 0 }
  dassign %Reg20_R116 0 (dread ref %Reg0_R116)
  endtry
LOC 1 187
  dassign %Reg0_I 0 (dread i32 %Reg26_I)
  dassign %Reg1_I 0 (constval i32 10)
  dassign %Reg0_I 0 (rem i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_I 0 (constval i32 9)
  brtrue @label78 (ne i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R117 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2d002d00) { dassign %L_STR_11 0 }
  dassign %Reg1_R116 0 (dread ptr %L_STR_11)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R117, dread ref %Reg1_R116) {}
@label78
LOC 1 162
  dassign %Reg20_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg20_R116))
  dassign %Reg0_R113 0 (dread ref %Reg20_R113)
  return (dread ref %Reg0_R113)
@label79
  try { @label96 @label98 }
LOC 1 164
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R115) {}
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_) { dassign %L_STR_10 0 }
  dassign %Reg1_R116 0 (dread ptr %L_STR_10)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R115, dread ref %Reg1_R116) { dassign %Reg0_R115 0 }
  dassign %Reg18_R122 0 (retype ref <* <$Ljava_2Flang_2FThrowable_3B>> (dread ref %Reg18_R113))
  dassign %Reg1_R122 0 (dread ref %Reg18_R122)
  virtualcallassigned &Ljava_2Flang_2FThrowable_3B_7CgetMessage_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R122) { dassign %Reg1_R116 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R115, dread ref %Reg1_R116) { dassign %Reg0_R115 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg0_R115) { dassign %Reg0_R116 0 }
  dassign %Reg20_R116 0 (dread ref %Reg0_R116)
  endtry
LOC 1 187
  dassign %Reg0_I 0 (dread i32 %Reg26_I)
  dassign %Reg1_I 0 (constval i32 10)
  dassign %Reg0_I 0 (rem i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_I 0 (constval i32 9)
  brtrue @label80 (ne i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R117 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2d002d00) { dassign %L_STR_11 0 }
  dassign %Reg1_R116 0 (dread ptr %L_STR_11)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R117, dread ref %Reg1_R116) {}
@label80
LOC 1 164
  dassign %Reg20_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg20_R116))
  dassign %Reg0_R113 0 (dread ref %Reg20_R113)
  return (dread ref %Reg0_R113)
@label81
  try { @label96 @label98 }
LOC 1 166
  intrinsiccallwithtype <$Ljava_2Flang_2FThread_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R130 0 (gcmalloc ref <$Ljava_2Flang_2FThread_3B>)
  dassign %Reg1_R113 0 (constval ref 0)
  intrinsiccallwithtypeassigned <* <$Ljava_2Flang_2FRunnable_3B>> JAVA_CHECK_CAST (dread ref %Reg1_R113) { dassign %Reg1_R131 0 }
  callassigned &Ljava_2Flang_2FThread_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FRunnable_3B_29V (dread ref %Reg0_R130, dread ref %Reg1_R131) {}
  virtualcallassigned &Ljava_2Flang_2FThread_3B_7Crun_7C_28_29V (dread ref %Reg0_R130) {}
LOC 1 167
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_7deba275d8c2cad95079c59a50641b1a) { dassign %L_STR_16 0 }
  dassign %Reg0_R116 0 (dread ptr %L_STR_16)
  dassign %Reg20_R116 0 (dread ref %Reg0_R116)
  endtry
LOC 1 187
  dassign %Reg0_I 0 (dread i32 %Reg26_I)
  dassign %Reg1_I 0 (constval i32 10)
  dassign %Reg0_I 0 (rem i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_I 0 (constval i32 9)
  brtrue @label82 (ne i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R117 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2d002d00) { dassign %L_STR_11 0 }
  dassign %Reg1_R116 0 (dread ptr %L_STR_11)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R117, dread ref %Reg1_R116) {}
@label82
LOC 1 167
  dassign %Reg20_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg20_R116))
  dassign %Reg0_R113 0 (dread ref %Reg20_R113)
  return (dread ref %Reg0_R113)
@label83
  try { @label96 @label98 }
LOC 1 169
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R115) {}
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_) { dassign %L_STR_10 0 }
  dassign %Reg1_R116 0 (dread ptr %L_STR_10)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R115, dread ref %Reg1_R116) { dassign %Reg0_R115 0 }
  dassign %Reg14_R116 0 (retype ref <* <$Ljava_2Flang_2FString_3B>> (dread ref %Reg14_R113))
  dassign %Reg1_R116 0 (dread ref %Reg14_R116)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_7800) { dassign %L_STR_12 0 }
  dassign %Reg2_R116 0 (dread ptr %L_STR_12)
  dassign %Reg2_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg2_R116))
  virtualcallassigned &Ljava_2Flang_2FString_3B_7Cequals_7C_28Ljava_2Flang_2FObject_3B_29Z (dread ref %Reg1_R116, dread ref %Reg2_R113) { dassign %Reg1_Z 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Z_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R115, dread u1 %Reg1_Z) { dassign %Reg0_R115 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg0_R115) { dassign %Reg0_R116 0 }
  dassign %Reg20_R116 0 (dread ref %Reg0_R116)
  endtry
LOC 1 187
  dassign %Reg0_I 0 (dread i32 %Reg26_I)
  dassign %Reg1_I 0 (constval i32 10)
  dassign %Reg0_I 0 (rem i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_I 0 (constval i32 9)
  brtrue @label84 (ne i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R117 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2d002d00) { dassign %L_STR_11 0 }
  dassign %Reg1_R116 0 (dread ptr %L_STR_11)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R117, dread ref %Reg1_R116) {}
@label84
LOC 1 169
  dassign %Reg20_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg20_R116))
  dassign %Reg0_R113 0 (dread ref %Reg20_R113)
  return (dread ref %Reg0_R113)
@label85
  try { @label96 @label98 }
LOC 1 171
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_7800) { dassign %L_STR_12 0 }
  dassign %Reg0_R116 0 (dread ptr %L_STR_12)
  dassign %Reg14_R116 0 (retype ref <* <$Ljava_2Flang_2FString_3B>> (dread ref %Reg14_R113))
  dassign %Reg1_R116 0 (dread ref %Reg14_R116)
  virtualcallassigned &Ljava_2Flang_2FString_3B_7Cconcat_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FString_3B (dread ref %Reg0_R116, dread ref %Reg1_R116) { dassign %Reg0_R116 0 }
  dassign %Reg20_R116 0 (dread ref %Reg0_R116)
  endtry
LOC 1 187
  dassign %Reg0_I 0 (dread i32 %Reg26_I)
  dassign %Reg1_I 0 (constval i32 10)
  dassign %Reg0_I 0 (rem i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_I 0 (constval i32 9)
  brtrue @label86 (ne i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R117 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2d002d00) { dassign %L_STR_11 0 }
  dassign %Reg1_R116 0 (dread ptr %L_STR_11)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R117, dread ref %Reg1_R116) {}
@label86
LOC 1 171
  dassign %Reg20_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg20_R116))
  dassign %Reg0_R113 0 (dread ref %Reg20_R113)
  return (dread ref %Reg0_R113)
@label87
  try { @label96 @label98 }
LOC 1 173
  intrinsiccallwithtype <$Ljava_2Flang_2FString_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R116 0 (gcmalloc ref <$Ljava_2Flang_2FString_3B>)
  dassign %Reg1_R113 0 (constval ref 0)
  intrinsiccallwithtypeassigned <* <[] u16>> JAVA_CHECK_CAST (dread ref %Reg1_R113) { dassign %Reg1_R126 0 }
  callassigned &Ljava_2Flang_2FString_3B_7C_3Cinit_3E_7C_28AC_29V (dread ref %Reg0_R116, dread ref %Reg1_R126) {}
  dassign %Reg20_R116 0 (dread ref %Reg0_R116)
  endtry
LOC 1 187
  dassign %Reg0_I 0 (dread i32 %Reg26_I)
  dassign %Reg1_I 0 (constval i32 10)
  dassign %Reg0_I 0 (rem i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_I 0 (constval i32 9)
  brtrue @label88 (ne i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R117 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2d002d00) { dassign %L_STR_11 0 }
  dassign %Reg1_R116 0 (dread ptr %L_STR_11)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R117, dread ref %Reg1_R116) {}
@label88
LOC 1 173
  dassign %Reg20_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg20_R116))
  dassign %Reg0_R113 0 (dread ref %Reg20_R113)
  return (dread ref %Reg0_R113)
@label89
  try { @label96 @label98 }
LOC 1 175
  dassign %Reg7_R119 0 (retype ref <* <[] <* <$Ljava_2Flang_2FObject_3B>>>> (dread ref %Reg7_R113))
  dassign %Reg0_R119 0 (dread ref %Reg7_R119)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R119))
  virtualcallassigned &Ljava_2Flang_2FObject_3B_7CgetClass_7C_28_29Ljava_2Flang_2FClass_3B (dread ref %Reg0_R113) { dassign %Reg0_R124 0 }
LOC 1 176
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_7800) { dassign %L_STR_12 0 }
  dassign %Reg0_R116 0 (dread ptr %L_STR_12)
  dassign %Reg20_R116 0 (dread ref %Reg0_R116)
  endtry
LOC 1 187
  dassign %Reg0_I 0 (dread i32 %Reg26_I)
  dassign %Reg1_I 0 (constval i32 10)
  dassign %Reg0_I 0 (rem i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_I 0 (constval i32 9)
  brtrue @label90 (ne i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R117 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2d002d00) { dassign %L_STR_11 0 }
  dassign %Reg1_R116 0 (dread ptr %L_STR_11)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R117, dread ref %Reg1_R116) {}
@label90
LOC 1 176
  dassign %Reg20_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg20_R116))
  dassign %Reg0_R113 0 (dread ref %Reg20_R113)
  return (dread ref %Reg0_R113)
@label91
  try { @label96 @label98 }
LOC 1 178
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R115) {}
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_) { dassign %L_STR_10 0 }
  dassign %Reg1_R116 0 (dread ptr %L_STR_10)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R115, dread ref %Reg1_R116) { dassign %Reg0_R115 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_7800) { dassign %L_STR_12 0 }
  dassign %Reg1_R116 0 (dread ptr %L_STR_12)
  dassign %Reg14_R116 0 (retype ref <* <$Ljava_2Flang_2FString_3B>> (dread ref %Reg14_R113))
  dassign %Reg2_R116 0 (dread ref %Reg14_R116)
  virtualcallassigned &Ljava_2Flang_2FString_3B_7CcompareTo_7C_28Ljava_2Flang_2FString_3B_29I (dread ref %Reg1_R116, dread ref %Reg2_R116) { dassign %Reg1_I 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R115, dread i32 %Reg1_I) { dassign %Reg0_R115 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg0_R115) { dassign %Reg0_R116 0 }
  dassign %Reg20_R116 0 (dread ref %Reg0_R116)
  endtry
LOC 1 187
  dassign %Reg0_I 0 (dread i32 %Reg26_I)
  dassign %Reg1_I 0 (constval i32 10)
  dassign %Reg0_I 0 (rem i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_I 0 (constval i32 9)
  brtrue @label92 (ne i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R117 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2d002d00) { dassign %L_STR_11 0 }
  dassign %Reg1_R116 0 (dread ptr %L_STR_11)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R117, dread ref %Reg1_R116) {}
@label92
LOC 1 178
  dassign %Reg20_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg20_R116))
  dassign %Reg0_R113 0 (dread ref %Reg20_R113)
  return (dread ref %Reg0_R113)
@label93
  try { @label96 @label98 }
LOC 1 180
  dassign %Reg0_R113 0 (dread ref %Reg17_R113)
  intrinsiccallwithtypeassigned <* <$Ljava_2Flang_2FRuntimeException_3B>> JAVA_CHECK_CAST (dread ref %Reg0_R113) { dassign %Reg0_R123 0 }
  dassign %Reg0_R122 0 (retype ref <* <$Ljava_2Flang_2FThrowable_3B>> (dread ref %Reg0_R123))
  throw (dread ref %Reg0_R122)
  endtry
@label94
  try { @label96 @label98 }
LOC 1 182
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_6e006f006e006500) { dassign %L_STR_17 0 }
  dassign %Reg0_R116 0 (dread ptr %L_STR_17)
  dassign %Reg20_R116 0 (dread ref %Reg0_R116)
  endtry
LOC 1 187
  dassign %Reg0_I 0 (dread i32 %Reg26_I)
  dassign %Reg1_I 0 (constval i32 10)
  dassign %Reg0_I 0 (rem i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_I 0 (constval i32 9)
  brtrue @label95 (ne i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R117 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2d002d00) { dassign %L_STR_11 0 }
  dassign %Reg1_R116 0 (dread ptr %L_STR_11)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R117, dread ref %Reg1_R116) {}
@label95
LOC 1 182
  dassign %Reg20_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg20_R116))
  dassign %Reg0_R113 0 (dread ref %Reg20_R113)
  return (dread ref %Reg0_R113)
@label96
  catch { <* <$Ljava_2Flang_2FNullPointerException_3B>> }
  dassign %Reg0_R132 0 (regread ptr %%thrownval)
  try { @label98 }
LOC 1 184
  dassign %Reg19_R132 0 (dread ref %Reg0_R132)
LOC 1 185
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R115) {}
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_4e0050004500) { dassign %L_STR_18 0 }
  dassign %Reg1_R116 0 (dread ptr %L_STR_18)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R115, dread ref %Reg1_R116) { dassign %Reg0_R115 0 }
  dassign %Reg1_I 0 (dread i32 %Reg26_I)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R115, dread i32 %Reg1_I) { dassign %Reg0_R115 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg0_R115) { dassign %Reg0_R116 0 }
  dassign %Reg20_R116 0 (dread ref %Reg0_R116)
  endtry
LOC 1 187
  dassign %Reg0_I 0 (dread i32 %Reg26_I)
  dassign %Reg1_I 0 (constval i32 10)
  dassign %Reg0_I 0 (rem i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_I 0 (constval i32 9)
  brtrue @label97 (ne i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R117 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2d002d00) { dassign %L_STR_11 0 }
  dassign %Reg1_R116 0 (dread ptr %L_STR_11)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R117, dread ref %Reg1_R116) {}
@label97
LOC 1 185
  dassign %Reg20_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg20_R116))
  dassign %Reg0_R113 0 (dread ref %Reg20_R113)
  return (dread ref %Reg0_R113)
@label98
  catch { <* void> }
  dassign %Reg0_R122 0 (regread ptr %%thrownval)
  try { @label98 }
LOC 1 187
  dassign %Reg25_R122 0 (dread ref %Reg0_R122)
  endtry
  dassign %Reg0_I 0 (dread i32 %Reg26_I)
  dassign %Reg1_I 0 (constval i32 10)
  dassign %Reg0_I 0 (rem i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_I 0 (constval i32 9)
  brtrue @label99 (ne i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R117 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2d002d00) { dassign %L_STR_11 0 }
  dassign %Reg1_R116 0 (dread ptr %L_STR_11)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R117, dread ref %Reg1_R116) {}
@label99
LOC 1 188
  dassign %Reg25_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg25_R122))
  dassign %Reg0_R113 0 (dread ref %Reg25_R113)
  dassign %Reg0_R122 0 (retype ref <* <$Ljava_2Flang_2FThrowable_3B>> (dread ref %Reg0_R113))
  throw (dread ref %Reg0_R122)
}
func &LNullPointers_3B_7Cdepth_7C_28LNullPointers_24T_3B_29I static (var %Reg2_R114 <* <$LNullPointers_24T_3B>>) i32 {
  funcid 6
  var %Reg0_R114 <* <$LNullPointers_24T_3B>>
  var %Reg0_I i32
  var %Reg1_R114 <* <$LNullPointers_24T_3B>>
  var %Reg1_I i32

ALIAS %t %Reg2_R114 <* <$LNullPointers_24T_3B>>
  intrinsiccallwithtype <$LNullPointers_3B> JAVA_CLINIT_CHECK ()
LOC 1 192
  dassign %Reg0_R114 0 (dread ref %Reg2_R114)
  virtualcallassigned &LNullPointers_24T_3B_7Cn_7C_28_29I (dread ref %Reg0_R114) { dassign %Reg0_I 0 }
  dassign %Reg1_R114 0 (dread ref %Reg2_R114)
  dassign %Reg1_R114 0 (iread ref <* <$LNullPointers_24T_3B>> 10 (dread ref %Reg1_R114))
  intrinsiccallwithtype <$LNullPointers_3B> JAVA_CLINIT_CHECK ()
  callassigned &LNullPointers_3B_7Cdepth_7C_28LNullPointers_24T_3B_29I (dread ref %Reg1_R114) { dassign %Reg1_I 0 }
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  return (dread i32 %Reg0_I)
}
func &LNullPointers_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V public static (var %Reg11_R133 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>) void {
  funcid 7
  var %Reg0_I i32
  var %Reg7_I i32
  var %Reg1_I i32
  var %Reg0_R117 <* <$Ljava_2Fio_2FPrintStream_3B>>
  var %Reg1_R116 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R114 <* <$LNullPointers_24T_3B>>
  var %Reg7_R114 <* <$LNullPointers_24T_3B>>
  var %Reg1_R114 <* <$LNullPointers_24T_3B>>
  var %Reg0_R132 <* <$Ljava_2Flang_2FNullPointerException_3B>>
  var %Reg8_R132 <* <$Ljava_2Flang_2FNullPointerException_3B>>
  var %L_STR_19 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg8_I i32
  var %Reg9_I i32
  var %Reg4_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg10_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg10_R114 <* <$LNullPointers_24T_3B>>
  var %Reg2_I i32
  var %Reg10_R132 <* <$Ljava_2Flang_2FNullPointerException_3B>>
  var %Reg1_R115 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg2_R116 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_20 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg2_R114 <* <$LNullPointers_24T_3B>>
  var %L_STR_21 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg9_R132 <* <$Ljava_2Flang_2FNullPointerException_3B>>
  var %Reg0_R122 <* <$Ljava_2Flang_2FThrowable_3B>>
  var %Reg0_R123 <* <$Ljava_2Flang_2FRuntimeException_3B>>
  var %Reg10_R123 <* <$Ljava_2Flang_2FRuntimeException_3B>>
  var %Reg2_R123 <* <$Ljava_2Flang_2FRuntimeException_3B>>
  var %Reg3_R132 <* <$Ljava_2Flang_2FNullPointerException_3B>>
  var %Reg5_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg4_I i32
  var %Reg6_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg2_Z u1
  var %Reg1_R132 <* <$Ljava_2Flang_2FNullPointerException_3B>>

ALIAS %k %Reg7_I i32
ALIAS %e %Reg10_R132 <* <$Ljava_2Flang_2FNullPointerException_3B>>
ALIAS %q %Reg10_R114 <* <$LNullPointers_24T_3B>>
ALIAS %i %Reg9_I i32
ALIAS %args %Reg11_R133 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>
ALIAS %t %Reg7_R114 <* <$LNullPointers_24T_3B>>
ALIAS %caught %Reg8_I i32
ALIAS %mine %Reg9_R132 <* <$Ljava_2Flang_2FNullPointerException_3B>>
  intrinsiccallwithtype <$LNullPointers_3B> JAVA_CLINIT_CHECK ()
LOC 1 196
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg7_I 0 (dread i32 %Reg0_I)
@label100
  dassign %Reg0_I 0 (dread i32 %Reg7_I)
  dassign %Reg1_I 0 (constval i32 47)
  brtrue @label101 (gt i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R117 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_I 0 (dread i32 %Reg7_I)
  intrinsiccallwithtype <$LNullPointers_3B> JAVA_CLINIT_CHECK ()
  callassigned &LNullPointers_3B_7Crun_7C_28I_29Ljava_2Flang_2FString_3B (dread i32 %Reg1_I) { dassign %Reg1_R116 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R117, dread ref %Reg1_R116) {}
  dassign %Reg7_I 0 (add i32 (dread i32 %Reg7_I, constval i32 1))
  goto @label100
@label101
LOC 1 197
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R117 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$LNullPointers_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_I 0 (dread i32 $LNullPointers_3B_7Cside)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28I_29V (dread ref %Reg0_R117, dread i32 %Reg1_I) {}
LOC 1 198
  intrinsiccallwithtype <$LNullPointers_24T_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R114 0 (gcmalloc ref <$LNullPointers_24T_3B>)
  callassigned &LNullPointers_24T_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R114) {}
  dassign %Reg7_R114 0 (dread ref %Reg0_R114)
LOC 1 199
  dassign %Reg0_R114 0 (dread ref %Reg7_R114)
  intrinsiccallwithtype <$LNullPointers_24T_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R114 0 (gcmalloc ref <$LNullPointers_24T_3B>)
  callassigned &LNullPointers_24T_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R114) {}
  iassign <* <$LNullPointers_24T_3B>> 10 (dread ref %Reg0_R114, dread ref %Reg1_R114)
LOC 1 200
  dassign %Reg0_R114 0 (dread ref %Reg7_R114)
  dassign %Reg0_R114 0 (iread ref <* <$LNullPointers_24T_3B>> 10 (dread ref %Reg0_R114))
  intrinsiccallwithtype <$LNullPointers_24T_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R114 0 (gcmalloc ref <$LNullPointers_24T_3B>)
  callassigned &LNullPointers_24T_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R114) {}
  iassign <* <$LNullPointers_24T_3B>> 10 (dread ref %Reg0_R114, dread ref %Reg1_R114)
  try { @label102 }
LOC 1 202
  dassign %Reg0_R114 0 (dread ref %Reg7_R114)
  intrinsiccallwithtype <$LNullPointers_3B> JAVA_CLINIT_CHECK ()
  callassigned &LNullPointers_3B_7Cdepth_7C_28LNullPointers_24T_3B_29I (dread ref %Reg0_R114) { dassign %Reg0_I 0 }
  endtry
LOC 1 205
  goto @label103
@label102
  catch { <* <$Ljava_2Flang_2FNullPointerException_3B>> }
  dassign %Reg0_R132 0 (regread ptr %%thrownval)
LOC 1 203
  dassign %Reg8_R132 0 (dread ref %Reg0_R132)
LOC 1 204
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R117 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_5c9327fb8419182ea3b56e44310ed1a2) { dassign %L_STR_19 0 }
  dassign %Reg1_R116 0 (dread ptr %L_STR_19)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R117, dread ref %Reg1_R116) {}
@label103
LOC 1 206
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg8_I 0 (dread i32 %Reg0_I)
LOC 1 207
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg9_I 0 (dread i32 %Reg0_I)
@label104
  dassign %Reg0_I 0 (dread i32 %Reg9_I)
  dassign %Reg1_I 0 (constval i32 1000)
  brtrue @label109 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  try { @label107 }
LOC 1 208
  dassign %Reg0_I 0 (dread i32 %Reg9_I)
  dassign %Reg1_I 0 (constval i32 2)
  dassign %Reg0_I 0 (rem i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  brtrue @label105 (ne i32 i32 (dread i32 %Reg0_I, constval i32 0))
  dassign %Reg0_R114 0 (dread ref %Reg7_R114)
  dassign %Reg4_R113 0 (dread ref %Reg0_R114)
  goto @label106
  endtry
@label105
  try { @label107 }
  dassign %Reg0_R113 0 (constval ref 0)
  dassign %Reg4_R113 0 (dread ref %Reg0_R113)
  endtry
@label106
  try { @label107 }
  dassign %Reg0_R113 0 (dread ref %Reg4_R113)
  dassign %Reg10_R113 0 (dread ref %Reg0_R113)
LOC 1 209
  dassign %Reg10_R114 0 (retype ref <* <$LNullPointers_24T_3B>> (dread ref %Reg10_R113))
  dassign %Reg0_R114 0 (dread ref %Reg10_R114)
  dassign %Reg1_I 0 (iread i32 <* <$LNullPointers_24T_3B>> 2 (dread ref %Reg0_R114))
  dassign %Reg2_I 0 (dread i32 %Reg9_I)
  dassign %Reg1_I 0 (add i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  iassign <* <$LNullPointers_24T_3B>> 2 (dread ref %Reg0_R114, dread i32 %Reg1_I)
  endtry
LOC 1 212
  goto @label108
@label107
  catch { <* <$Ljava_2Flang_2FNullPointerException_3B>> }
  dassign %Reg0_R132 0 (regread ptr %%thrownval)
LOC 1 210
  dassign %Reg10_R132 0 (dread ref %Reg0_R132)
LOC 1 211
  dassign %Reg8_I 0 (add i32 (dread i32 %Reg8_I, constval i32 1))
@label108
LOC 1 207
  dassign %Reg9_I 0 (add i32 (dread i32 %Reg9_I, constval i32 1))
  goto @label104
@label109
LOC 1 213
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R117 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R115 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R115) {}
  dassign %Reg2_I 0 (dread i32 %Reg8_I)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R115, dread i32 %Reg2_I) { dassign %Reg1_R115 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_20 0 }
  dassign %Reg2_R116 0 (dread ptr %L_STR_20)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R115, dread ref %Reg2_R116) { dassign %Reg1_R115 0 }
  dassign %Reg2_R114 0 (dread ref %Reg7_R114)
  dassign %Reg2_I 0 (iread i32 <* <$LNullPointers_24T_3B>> 2 (dread ref %Reg2_R114))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R115, dread i32 %Reg2_I) { dassign %Reg1_R115 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R115) { dassign %Reg1_R116 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R117, dread ref %Reg1_R116) {}
LOC 1 214
  intrinsiccallwithtype <$Ljava_2Flang_2FNullPointerException_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R132 0 (gcmalloc ref <$Ljava_2Flang_2FNullPointerException_3B>)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_357003fd9266761b560c7d4802dcb451) { dassign %L_STR_21 0 }
  dassign %Reg1_R116 0 (dread ptr %L_STR_21)
  callassigned &Ljava_2Flang_2FNullPointerException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R132, dread ref %Reg1_R116) {}
  dassign %Reg9_R132 0 (dread ref %Reg0_R132)
  try { @label110 }
LOC 1 216
  dassign %Reg0_R132 0 (dread ref %Reg9_R132)
  dassign %Reg0_R122 0 (retype ref <* <$Ljava_2Flang_2FThrowable_3B>> (dread ref %Reg0_R132))
  throw (dread ref %Reg0_R122)
  endtry
@label110
  catch { <* <$Ljava_2Flang_2FRuntimeException_3B>> }
  dassign %Reg0_R123 0 (regread ptr %%thrownval)
LOC 1 217
  dassign %Reg10_R123 0 (dread ref %Reg0_R123)
LOC 1 218
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R117 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R115 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R115) {}
  dassign %Reg2_R123 0 (dread ref %Reg10_R123)
  virtualcallassigned &Ljava_2Flang_2FRuntimeException_3B_7CgetMessage_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg2_R123) { dassign %Reg2_R116 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R115, dread ref %Reg2_R116) { dassign %Reg1_R115 0 }
  dassign %Reg2_R123 0 (dread ref %Reg10_R123)
  dassign %Reg3_R132 0 (dread ref %Reg9_R132)
  dassign %Reg4_R113 0 (dread ref %Reg1_R115)
  dassign %Reg5_R113 0 (dread ref %Reg0_R117)
  brtrue @label111 (ne i32 ref (dread ref %Reg2_R123, dread ref %Reg3_R132))
  dassign %Reg0_R113 0 (dread ref %Reg5_R113)
  dassign %Reg1_R113 0 (dread ref %Reg4_R113)
  dassign %Reg2_I 0 (constval i32 1)
  dassign %Reg4_I 0 (dread i32 %Reg2_I)
  dassign %Reg5_R113 0 (dread ref %Reg1_R113)
  dassign %Reg6_R113 0 (dread ref %Reg0_R113)
  goto @label112
@label111
  dassign %Reg0_R113 0 (dread ref %Reg5_R113)
  dassign %Reg1_R113 0 (dread ref %Reg4_R113)
  dassign %Reg2_I 0 (constval i32 0)
  dassign %Reg4_I 0 (dread i32 %Reg2_I)
  dassign %Reg5_R113 0 (dread ref %Reg1_R113)
  dassign %Reg6_R113 0 (dread ref %Reg0_R113)
@label112
  dassign %Reg0_R113 0 (dread ref %Reg6_R113)
  dassign %Reg1_R113 0 (dread ref %Reg5_R113)
  dassign %Reg2_I 0 (dread i32 %Reg4_I)
  dassign %Reg1_R115 0 (retype ref <* <$Ljava_2Flang_2FStringBuilder_3B>> (dread ref %Reg1_R113))
  dassign %Reg2_Z 0 (cvt u1 i32 (dread i32 %Reg2_I))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Z_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R115, dread u1 %Reg2_Z) { dassign %Reg1_R115 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R115) { dassign %Reg1_R116 0 }
  dassign %Reg0_R117 0 (retype ref <* <$Ljava_2Fio_2FPrintStream_3B>> (dread ref %Reg0_R113))
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R117, dread ref %Reg1_R116) {}
  try { @label113 }
LOC 1 221
  dassign %Reg0_R113 0 (constval ref 0)
  intrinsiccallwithtype <$Ljava_2Futil_2FObjects_3B> JAVA_CLINIT_CHECK ()
  callassigned &Ljava_2Futil_2FObjects_3B_7CrequireNonNull_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FObject_3B (dread ref %Reg0_R113) { dassign %Reg0_R113 0 }
  endtry
LOC 1 224
  goto @label114
@label113
  catch { <* <$Ljava_2Flang_2FNullPointerException_3B>> }
  dassign %Reg0_R132 0 (regread ptr %%thrownval)
LOC 1 222
  dassign %Reg10_R132 0 (dread ref %Reg0_R132)
LOC 1 223
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R117 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_R132 0 (dread ref %Reg10_R132)
  virtualcallassigned &Ljava_2Flang_2FNullPointerException_3B_7CgetMessage_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R132) { dassign %Reg1_R116 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R117, dread ref %Reg1_R116) {}
@label114
LOC 1 225
  return ()
}
func &LNullPointers_24I_3B_7Ci_7C_28_29I public virtual abstract (var %_this <* <$LNullPointers_24I_3B>>) i32
func &LNullPointers_24T_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LNullPointers_24T_3B>>) void {
  funcid 9
  var %Reg1_R114 <* <$LNullPointers_24T_3B>>
  var %Reg0_R114 <* <$LNullPointers_24T_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>

  dassign %Reg1_R114 0 (dread ref %_this)
LOC 1 2
  dassign %Reg0_R114 0 (dread ref %Reg1_R114)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R114))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
  return ()
}
func &LNullPointers_24T_3B_7Cm_7C_28_29V virtual (var %_this <* <$LNullPointers_24T_3B>>) void {
  funcid 10
  var %Reg0_R114 <* <$LNullPointers_24T_3B>>

  dassign %Reg0_R114 0 (dread ref %_this)
LOC 1 13
  return ()
}
func &LNullPointers_24T_3B_7Cn_7C_28_29I virtual (var %_this <* <$LNullPointers_24T_3B>>) i32 {
  funcid 11
  var %Reg1_R114 <* <$LNullPointers_24T_3B>>
  var %Reg0_I i32

  dassign %Reg1_R114 0 (dread ref %_this)
LOC 1 16
  dassign %Reg0_I 0 (constval i32 1)
  return (dread i32 %Reg0_I)
}
func &LNullPointers_24T_3B_7Cfin_7C_28_29I final virtual (var %_this <* <$LNullPointers_24T_3B>>) i32 {
  funcid 12
  var %Reg1_R114 <* <$LNullPointers_24T_3B>>
  var %Reg0_I i32

  dassign %Reg1_R114 0 (dread ref %_this)
LOC 1 20
  dassign %Reg0_I 0 (constval i32 2)
  return (dread i32 %Reg0_I)
}
func &LNullPointers_24T_3B_7Cpriv_7C_28_29I private virtual (var %_this <* <$LNullPointers_24T_3B>>) i32 {
  funcid 13
  var %Reg1_R114 <* <$LNullPointers_24T_3B>>
  var %Reg0_I i32

  dassign %Reg1_R114 0 (dread ref %_this)
LOC 1 24
  dassign %Reg0_I 0 (constval i32 3)
  return (dread i32 %Reg0_I)
}
func &LNullPointers_24T_3B_7Csync_7C_28_29V virtual synchronized (var %_this <* <$LNullPointers_24T_3B>>) void {
  funcid 14
  var %Reg0_R114 <* <$LNullPointers_24T_3B>>

  dassign %Reg0_R114 0 (dread ref %_this)
LOC 1 27
  syncenter (dread ref %Reg0_R114)
  syncexit (dread ref %Reg0_R114)
  return ()
}
func &LNullPointers_24T_3B_7Cst_7C_28_29I static () i32 {
  funcid 15
  var %Reg0_I i32

  intrinsiccallwithtype <$LNullPointers_24T_3B> JAVA_CLINIT_CHECK ()
LOC 1 30
  dassign %Reg0_I 0 (constval i32 4)
  return (dread i32 %Reg0_I)
}
func &LNullPointers_24T_3B_7Caccess_24000_7C_28LNullPointers_24T_3B_29I static synthetic (var %Reg1_R114 <* <$LNullPointers_24T_3B>>) i32 {
  funcid 16
  var %Reg0_R114 <* <$LNullPointers_24T_3B>>
  var %Reg0_I i32

ALIAS %x0 %Reg1_R114 <* <$LNullPointers_24T_3B>>
  intrinsiccallwithtype <$LNullPointers_24T_3B> JAVA_CLINIT_CHECK ()
LOC 1 2
  dassign %Reg0_R114 0 (dread ref %Reg1_R114)
  callassigned &LNullPointers_24T_3B_7Cpriv_7C_28_29I (dread ref %Reg0_R114) { dassign %Reg0_I 0 }
  return (dread i32 %Reg0_I)
}
