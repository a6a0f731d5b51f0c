flavor 1
srclang 3
id 65535
numfuncs 8
import "library.mplt"
import "ArrayStores.mplt"
entryfunc &LArrayStores_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V
fileinfo {
  @INFO_filename "ArrayStores.class",
  @INFO_filename "ArrayStores$A.class",
  @INFO_filename "ArrayStores$B.class",
  @INFO_filename "ArrayStores$I.class"}
srcfileinfo {
  1 "ArrayStores.java"}
javaclass $LArrayStores_3B <$LArrayStores_3B> public
javaclass $LArrayStores_24A_3B <$LArrayStores_24A_3B>
javaclass $LArrayStores_24B_3B <$LArrayStores_24B_3B>
javainterface $LArrayStores_24I_3B <$LArrayStores_24I_3B> abstract
func &LArrayStores_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$LArrayStores_3B>>) void
func &LArrayStores_3B_7Cstore_7C_28ALjava_2Flang_2FObject_3BILjava_2Flang_2FObject_3B_29V static (var %Reg5_R114 <* <[] <* <$Ljava_2Flang_2FObject_3B>>>>, var %Reg6_I i32, var %Reg7_R113 <* <$Ljava_2Flang_2FObject_3B>>) void
func &LArrayStores_3B_7Cside_7C_28Ljava_2Flang_2FString_3BI_29I static (var %Reg2_R117 <* <$Ljava_2Flang_2FString_3B>>, var %Reg3_I i32) i32
func &LArrayStores_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V public static (var %Reg28_R121 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>) void
func &LArrayStores_24A_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LArrayStores_24A_3B>>) void
func &LArrayStores_24A_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$LArrayStores_24A_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &LArrayStores_24B_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LArrayStores_24B_3B>>) void
func &LArrayStores_24B_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$LArrayStores_24B_3B>>) <* <$Ljava_2Flang_2FString_3B>>
var $_C_STR_6f006b002000 fstatic <[3] u64> readonly = [0, 0x700000000, 0x206b6f0001adc4]
var $_C_STR_4100530045002000 fstatic <[3] u64> readonly = [0, 0x900000000, 0x20455341001ecc2d]
var $_C_STR_410049004f004f00420045002000 fstatic <[4] u64> readonly = [0, 0xf00000000, 0x4f4f4941ef84fb35, 0x204542]
var $_C_STR_4e0050004500 fstatic <[3] u64> readonly = [0, 0x700000000, 0x45504e00012ec3]
var $_C_STR_7300 fstatic <[3] u64> readonly = [0, 0x300000000, 0x7300000073]
var $_C_STR_7400 fstatic <[3] u64> readonly = [0, 0x300000000, 0x7400000074]
var $_C_STR_620061006400 fstatic <[3] u64> readonly = [0, 0x700000000, 0x64616200017c05]
var $_C_STR_7800 fstatic <[3] u64> readonly = [0, 0x300000000, 0x7800000078]
var $_C_STR_6f006f006200 fstatic <[3] u64> readonly = [0, 0x700000000, 0x626f6f0001ae82]
var $_C_STR_6e0065006700 fstatic <[3] u64> readonly = [0, 0x700000000, 0x67656e0001a990]
var $_C_STR_6e00 fstatic <[3] u64> readonly = [0, 0x300000000, 0x6e0000006e]
var $_C_STR_69006e006e0065007200 fstatic <[4] u64> readonly = [0, 0xb00000000, 0x656e6e6905fb4e56, 114]
var $_C_STR_69006e00 fstatic <[3] u64> readonly = [0, 0x500000000, 0x6e6900000d25]
var $_C_STR_6e00650073007400650064002000 fstatic <[4] u64> readonly = [0, 0xf00000000, 0x7473656e6dd1be09, 0x206465]
var $_C_STR_69006e00640065007800 fstatic <[4] u64> readonly = [0, 0xb00000000, 0x65646e6905fb28d2, 120]
var $_C_STR_760061006c0075006500 fstatic <[4] u64> readonly = [0, 0xb00000000, 0x756c617606ac9171, 101]
var $_C_STR_6900 fstatic <[3] u64> readonly = [0, 0x300000000, 0x6900000069]
var $_C_STR_7600 fstatic <[3] u64> readonly = [0, 0x300000000, 0x7600000076]
var $_C_STR_73d30bb7eb9d9472dc4043dd29cd077b fstatic <[5] u64> readonly = [0, 0x1d00000000, 0x2045504e626cd0c2, 0x6f62207265746661, 0x6874]
var $_C_STR_2000 fstatic <[3] u64> readonly = [0, 0x300000000, 0x2000000020]
var $_C_STR_6e006f00 fstatic <[3] u64> readonly = [0, 0x500000000, 0x6f6e00000dc1]
var $_C_STR_d43e72af9587a47c5e4e103f8d384b38 fstatic <[4] u64> readonly = [0, 0x1300000000, 0x204543437c0d4a5e, 0x7961727261]
var $_C_STR_6100 fstatic <[3] u64> readonly = [0, 0x300000000, 0x6100000061]
var $_C_STR_6200 fstatic <[3] u64> readonly = [0, 0x300000000, 0x6200000062]
var $_C_STR_6f006b00 fstatic <[3] u64> readonly = [0, 0x500000000, 0x6b6f00000ddc]
var $_C_STR_a7823e12d72d4f34ddadd0dc5fc3ea15 fstatic <[4] u64> readonly = [0, 0x1100000000, 0x20455341fe819d22, 0x79706f63]
var $_C_STR_b73b92d6b371b0d35fa2602df5dea4be fstatic <[4] u64> readonly = [0, 0x1500000000, 0x424f4f499397a529, 0x79706f632045]
var $_C_STR_7642ce4f0f7a7c9152957007e26e06f1 fstatic <[4] u64> readonly = [0, 0x1100000000, 0x20455341fe897ce7, 0x65707974]
var $_C_STR_a0555916303ae4fb0fc2c6381fa1b0e7 fstatic <[4] u64> readonly = [0, 0x1100000000, 0x2045504ea63e32b2, 0x79706f63]
var $_C_STR_4e004100530045002000 fstatic <[4] u64> readonly = [0, 0xb00000000, 0x4553414e0469f57b, 32]
var $_C_STR_4100 fstatic <[3] u64> readonly = [0, 0x300000000, 0x4100000041]
var $_C_STR_4200 fstatic <[3] u64> readonly = [0, 0x300000000, 0x4200000042]
var $Ljava_2Flang_2FSystem_3B_7Cout extern <* <$Ljava_2Fio_2FPrintStream_3B>>
func &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FObject_3B>>) void
func &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>) void
func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg1_R117 <* <$Ljava_2Flang_2FString_3B>>) <* <$Ljava_2Flang_2FStringBuilder_3B>>
func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>) <* <$Ljava_2Flang_2FStringBuilder_3B>>
func &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V public virtual (var %_this <* <$Ljava_2Fio_2FPrintStream_3B>>, var %Reg1_R117 <* <$Ljava_2Flang_2FString_3B>>) void
func &Ljava_2Flang_2FArrayStoreException_3B_7CgetMessage_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$Ljava_2Flang_2FArrayStoreException_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &Ljava_2Flang_2FArrayIndexOutOfBoundsException_3B_7CgetMessage_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$Ljava_2Flang_2FArrayIndexOutOfBoundsException_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &Ljava_2Flang_2FInteger_3B_7CvalueOf_7C_28I_29Ljava_2Flang_2FInteger_3B public static (var %Reg0_I i32) <* <$Ljava_2Flang_2FInteger_3B>>
func &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FObject_3B_29V public virtual (var %_this <* <$Ljava_2Fio_2FPrintStream_3B>>, var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>) void
func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg1_I i32) <* <$Ljava_2Flang_2FStringBuilder_3B>>
func &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28I_29V public virtual (var %_this <* <$Ljava_2Fio_2FPrintStream_3B>>, var %Reg1_I i32) void
func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28C_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg1_C u16) <* <$Ljava_2Flang_2FStringBuilder_3B>>
func &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28C_29V public virtual (var %_this <* <$Ljava_2Fio_2FPrintStream_3B>>, var %Reg1_C u16) void
func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Z_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg1_Z u1) <* <$Ljava_2Flang_2FStringBuilder_3B>>
func &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28J_29V public virtual (var %_this <* <$Ljava_2Fio_2FPrintStream_3B>>, var %Reg1_J i64) void
func &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28F_29V public virtual (var %_this <* <$Ljava_2Fio_2FPrintStream_3B>>, var %Reg1_F f32) void
func &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28D_29V public virtual (var %_this <* <$Ljava_2Fio_2FPrintStream_3B>>, var %Reg1_D f64) void
func &Ljava_2Flang_2FObject_3B_7CgetClass_7C_28_29Ljava_2Flang_2FClass_3B final public native virtual (var %_this <* <$Ljava_2Flang_2FObject_3B>>) <* <$Ljava_2Flang_2FClass_3B>>
func &Ljava_2Flang_2FClass_3B_7CgetName_7C_28_29Ljava_2Flang_2FString_3B public native virtual (var %_this <* <$Ljava_2Flang_2FClass_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &Ljava_2Flang_2FSystem_3B_7Carraycopy_7C_28Ljava_2Flang_2FObject_3BILjava_2Flang_2FObject_3BII_29V public static native (var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>, var %Reg1_I i32, var %Reg2_R113 <* <$Ljava_2Flang_2FObject_3B>>, var %Reg3_I i32, var %Reg4_I i32) void
func &Ljava_2Fio_2FPrintStream_3B_7Cprint_7C_28Ljava_2Flang_2FString_3B_29V public virtual (var %_this <* <$Ljava_2Fio_2FPrintStream_3B>>, var %Reg1_R117 <* <$Ljava_2Flang_2FString_3B>>) void
func &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28_29V public virtual (var %_this <* <$Ljava_2Fio_2FPrintStream_3B>>) void
func &Ljava_2Flang_2FNegativeArraySizeException_3B_7CgetMessage_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$Ljava_2Flang_2FNegativeArraySizeException_3B>>) <* <$Ljava_2Flang_2FString_3B>>
var $__cinf_Ljava_2Flang_2FString_3B <$__class_meta__>
func &MCC_GetOrInsertLiteral () <* <$Ljava_2Flang_2FString_3B>>
func &LArrayStores_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$LArrayStores_3B>>) void {
  funcid 1
  var %Reg1_R112 <* <$LArrayStores_3B>>
  var %Reg0_R112 <* <$LArrayStores_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>

  dassign %Reg1_R112 0 (dread ref %_this)
LOC 1 1
  dassign %Reg0_R112 0 (dread ref %Reg1_R112)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R112))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
  return ()
}
func &LArrayStores_3B_7Cstore_7C_28ALjava_2Flang_2FObject_3BILjava_2Flang_2FObject_3B_29V static (var %Reg5_R114 <* <[] <* <$Ljava_2Flang_2FObject_3B>>>>, var %Reg6_I i32, var %Reg7_R113 <* <$Ljava_2Flang_2FObject_3B>>) void {
  funcid 2
  var %Reg0_R114 <* <[] <* <$Ljava_2Flang_2FObject_3B>>>>
  var %Reg1_I i32
  var %Reg2_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_R115 <* <$Ljava_2Fio_2FPrintStream_3B>>
  var %Reg1_R116 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg2_R117 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_10 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg2_R114 <* <[] <* <$Ljava_2Flang_2FObject_3B>>>>
  var %Reg3_I i32
  var %Reg1_R117 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R118 <* <$Ljava_2Flang_2FArrayStoreException_3B>>
  var %Reg4_R118 <* <$Ljava_2Flang_2FArrayStoreException_3B>>
  var %L_STR_11 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg2_R118 <* <$Ljava_2Flang_2FArrayStoreException_3B>>
  var %Reg0_R119 <* <$Ljava_2Flang_2FArrayIndexOutOfBoundsException_3B>>
  var %Reg4_R119 <* <$Ljava_2Flang_2FArrayIndexOutOfBoundsException_3B>>
  var %L_STR_12 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg2_R119 <* <$Ljava_2Flang_2FArrayIndexOutOfBoundsException_3B>>
  var %Reg0_R120 <* <$Ljava_2Flang_2FNullPointerException_3B>>
  var %Reg4_R120 <* <$Ljava_2Flang_2FNullPointerException_3B>>
  var %L_STR_13 <* <$Ljava_2Flang_2FString_3B>>

ALIAS %e %Reg4_R120 <* <$Ljava_2Flang_2FNullPointerException_3B>>
ALIAS %arr %Reg5_R114 <* <[] <* <$Ljava_2Flang_2FObject_3B>>>>
ALIAS %i %Reg6_I i32
ALIAS %v %Reg7_R113 <* <$Ljava_2Flang_2FObject_3B>>
  intrinsiccallwithtype <$LArrayStores_3B> JAVA_CLINIT_CHECK ()
  try { @label0 @label1 @label2 }
LOC 1 19
  dassign %Reg0_R114 0 (dread ref %Reg5_R114)
  dassign %Reg1_I 0 (dread i32 %Reg6_I)
  dassign %Reg2_R113 0 (dread ref %Reg7_R113)
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R114, dread i32 %Reg1_I), 
    dread ref %Reg2_R113)
LOC 1 20
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R116 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R116) {}
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_6f006b002000) { dassign %L_STR_10 0 }
  dassign %Reg2_R117 0 (dread ptr %L_STR_10)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread ref %Reg2_R117) { dassign %Reg1_R116 0 }
  dassign %Reg2_R114 0 (dread ref %Reg5_R114)
  dassign %Reg3_I 0 (dread i32 %Reg6_I)
  dassign %Reg2_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg2_R114, dread i32 %Reg3_I)))
  dassign %Reg2_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg2_R113))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread ref %Reg2_R113) { dassign %Reg1_R116 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R116) { dassign %Reg1_R117 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R115, dread ref %Reg1_R117) {}
  endtry
LOC 1 27
  goto @label3
@label0
  catch { <* <$Ljava_2Flang_2FArrayStoreException_3B>> }
  dassign %Reg0_R118 0 (regread ptr %%thrownval)
LOC 1 21
  dassign %Reg4_R118 0 (dread ref %Reg0_R118)
LOC 1 22
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R116 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R116) {}
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_4100530045002000) { dassign %L_STR_11 0 }
  dassign %Reg2_R117 0 (dread ptr %L_STR_11)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread ref %Reg2_R117) { dassign %Reg1_R116 0 }
  dassign %Reg2_R118 0 (dread ref %Reg4_R118)
  virtualcallassigned &Ljava_2Flang_2FArrayStoreException_3B_7CgetMessage_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg2_R118) { dassign %Reg2_R117 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread ref %Reg2_R117) { dassign %Reg1_R116 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R116) { dassign %Reg1_R117 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R115, dread ref %Reg1_R117) {}
LOC 1 27
  goto @label3
@label1
  catch { <* <$Ljava_2Flang_2FArrayIndexOutOfBoundsException_3B>> }
  dassign %Reg0_R119 0 (regread ptr %%thrownval)
LOC 1 23
  dassign %Reg4_R119 0 (dread ref %Reg0_R119)
LOC 1 24
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R116 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R116) {}
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_410049004f004f00420045002000) { dassign %L_STR_12 0 }
  dassign %Reg2_R117 0 (dread ptr %L_STR_12)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread ref %Reg2_R117) { dassign %Reg1_R116 0 }
  dassign %Reg2_R119 0 (dread ref %Reg4_R119)
  virtualcallassigned &Ljava_2Flang_2FArrayIndexOutOfBoundsException_3B_7CgetMessage_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg2_R119) { dassign %Reg2_R117 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread ref %Reg2_R117) { dassign %Reg1_R116 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R116) { dassign %Reg1_R117 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R115, dread ref %Reg1_R117) {}
LOC 1 27
  goto @label3
@label2
  catch { <* <$Ljava_2Flang_2FNullPointerException_3B>> }
  dassign %Reg0_R120 0 (regread ptr %%thrownval)
LOC 1 25
  dassign %Reg4_R120 0 (dread ref %Reg0_R120)
LOC 1 26
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_4e0050004500) { dassign %L_STR_13 0 }
  dassign %Reg1_R117 0 (dread ptr %L_STR_13)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R115, dread ref %Reg1_R117) {}
@label3
LOC 1 28
  return ()
}
func &LArrayStores_3B_7Cside_7C_28Ljava_2Flang_2FString_3BI_29I static (var %Reg2_R117 <* <$Ljava_2Flang_2FString_3B>>, var %Reg3_I i32) i32 {
  funcid 3
  var %Reg0_R115 <* <$Ljava_2Fio_2FPrintStream_3B>>
  var %Reg1_R117 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_I i32

ALIAS %s %Reg2_R117 <* <$Ljava_2Flang_2FString_3B>>
ALIAS %v %Reg3_I i32
  intrinsiccallwithtype <$LArrayStores_3B> JAVA_CLINIT_CHECK ()
LOC 1 31
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_R117 0 (dread ref %Reg2_R117)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R115, dread ref %Reg1_R117) {}
LOC 1 32
  dassign %Reg0_I 0 (dread i32 %Reg3_I)
  return (dread i32 %Reg0_I)
}
func &LArrayStores_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V public static (var %Reg28_R121 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>) void {
  funcid 4
  var %Reg0_I i32
  var %Reg0_R114 <* <[] <* <$Ljava_2Flang_2FObject_3B>>>>
  var %Reg1_I i32
  var %Reg2_R117 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_14 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg2_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_R121 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>
  var %L_STR_15 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg2_I i32
  var %Reg2_R122 <* <$Ljava_2Flang_2FInteger_3B>>
  var %Reg0_R123 <* <[] <* <$Ljava_2Flang_2FInteger_3B>>>>
  var %L_STR_16 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R124 <* <[] <* <$LArrayStores_24A_3B>>>>
  var %Reg2_R125 <* <$LArrayStores_24B_3B>>
  var %Reg0_R126 <* <[] <* <$LArrayStores_24B_3B>>>>
  var %Reg2_R127 <* <$LArrayStores_24A_3B>>
  var %Reg0_R128 <* <[] <* <$LArrayStores_24I_3B>>>>
  var %L_STR_17 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_18 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_19 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %L_STR_20 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R129 <* <[] <* <[] <* <$Ljava_2Flang_2FObject_3B>>>>>>
  var %Reg2_R121 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>
  var %Reg3_I i32
  var %Reg6_I i32
  var %Reg7_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg2_R114 <* <[] <* <$Ljava_2Flang_2FObject_3B>>>>
  var %Reg4_R117 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_21 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg6_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg7_I i32
  var %Reg8_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg9_R129 <* <[] <* <[] <* <$Ljava_2Flang_2FObject_3B>>>>>>
  var %L_STR_22 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R115 <* <$Ljava_2Fio_2FPrintStream_3B>>
  var %Reg1_R129 <* <[] <* <[] <* <$Ljava_2Flang_2FObject_3B>>>>>>
  var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_R118 <* <$Ljava_2Flang_2FArrayStoreException_3B>>
  var %Reg10_R118 <* <$Ljava_2Flang_2FArrayStoreException_3B>>
  var %Reg1_R116 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %L_STR_23 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg2_R118 <* <$Ljava_2Flang_2FArrayStoreException_3B>>
  var %Reg1_R117 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R130 <* <[] i32>>
  var %Reg10_R130 <* <[] i32>>
  var %L_STR_24 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_25 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R119 <* <$Ljava_2Flang_2FArrayIndexOutOfBoundsException_3B>>
  var %Reg11_R119 <* <$Ljava_2Flang_2FArrayIndexOutOfBoundsException_3B>>
  var %Reg1_R119 <* <$Ljava_2Flang_2FArrayIndexOutOfBoundsException_3B>>
  var %Reg11_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg11_R130 <* <[] i32>>
  var %L_STR_26 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_27 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R120 <* <$Ljava_2Flang_2FNullPointerException_3B>>
  var %Reg12_R120 <* <$Ljava_2Flang_2FNullPointerException_3B>>
  var %L_STR_28 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg12_I i32
  var %Reg2_R130 <* <[] i32>>
  var %L_STR_29 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R131 <* <[] i8>>
  var %Reg13_R131 <* <[] i8>>
  var %Reg2_R131 <* <[] i8>>
  var %Reg1_R131 <* <[] i8>>
  var %Reg0_R132 <* <[] i16>>
  var %Reg14_R132 <* <[] i16>>
  var %Reg2_R132 <* <[] i16>>
  var %Reg0_R133 <* <[] u16>>
  var %Reg15_R133 <* <[] u16>>
  var %Reg2_R133 <* <[] u16>>
  var %Reg2_C u16
  var %Reg1_R133 <* <[] u16>>
  var %Reg1_C u16
  var %Reg0_R134 <* <[] u1>>
  var %Reg16_R134 <* <[] u1>>
  var %Reg2_R134 <* <[] u1>>
  var %Reg3_R134 <* <[] u1>>
  var %Reg4_I i32
  var %Reg2_Z u1
  var %Reg0_R135 <* <[] i64>>
  var %Reg2_J i64
  var %Reg17_R135 <* <[] i64>>
  var %Reg3_J i64
  var %Reg1_R135 <* <[] i64>>
  var %Reg1_J i64
  var %Reg0_R136 <* <[] f32>>
  var %Reg2_F f32
  var %Reg18_R136 <* <[] f32>>
  var %Reg3_F f32
  var %Reg1_R136 <* <[] f32>>
  var %Reg1_F f32
  var %Reg0_R137 <* <[] f64>>
  var %Reg2_D f64
  var %Reg19_R137 <* <[] f64>>
  var %Reg3_D f64
  var %Reg1_R137 <* <[] f64>>
  var %Reg1_D f64
  var %Reg20_R130 <* <[] i32>>
  var %Reg20_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg21_R121 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>
  var %Reg21_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg22_R123 <* <[] <* <$Ljava_2Flang_2FInteger_3B>>>>
  var %L_STR_30 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R138 <* <$Ljava_2Flang_2FClassCastException_3B>>
  var %Reg22_R138 <* <$Ljava_2Flang_2FClassCastException_3B>>
  var %L_STR_31 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg22_R114 <* <[] <* <$Ljava_2Flang_2FObject_3B>>>>
  var %Reg1_R114 <* <[] <* <$Ljava_2Flang_2FObject_3B>>>>
  var %Reg2_R139 <* <$Ljava_2Flang_2FClass_3B>>
  var %Reg2_R129 <* <[] <* <[] <* <$Ljava_2Flang_2FObject_3B>>>>>>
  var %Reg2_R140 <* <[] <* <[] i8>>>>
  var %L_STR_32 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_33 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_34 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg23_R118 <* <$Ljava_2Flang_2FArrayStoreException_3B>>
  var %L_STR_35 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg23_R130 <* <[] i32>>
  var %Reg24_R130 <* <[] i32>>
  var %Reg24_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg25_I i32
  var %Reg26_I i32
  var %Reg27_I i32
  var %Reg0_R141 <* <$Ljava_2Flang_2FIndexOutOfBoundsException_3B>>
  var %Reg24_R141 <* <$Ljava_2Flang_2FIndexOutOfBoundsException_3B>>
  var %L_STR_36 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg2_R135 <* <[] i64>>
  var %Reg24_R118 <* <$Ljava_2Flang_2FArrayStoreException_3B>>
  var %L_STR_37 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg24_R120 <* <$Ljava_2Flang_2FNullPointerException_3B>>
  var %L_STR_38 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg24_I i32
  var %Reg1_R130 <* <[] i32>>
  var %Reg0_R142 <* <$Ljava_2Flang_2FNegativeArraySizeException_3B>>
  var %Reg25_R142 <* <$Ljava_2Flang_2FNegativeArraySizeException_3B>>
  var %L_STR_39 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg2_R142 <* <$Ljava_2Flang_2FNegativeArraySizeException_3B>>
  var %Reg0_R117 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg24_R114 <* <[] <* <$Ljava_2Flang_2FObject_3B>>>>
  var %Reg24_R142 <* <$Ljava_2Flang_2FNegativeArraySizeException_3B>>
  var %Reg1_R142 <* <$Ljava_2Flang_2FNegativeArraySizeException_3B>>

ALIAS %e %Reg24_R142 <* <$Ljava_2Flang_2FNegativeArraySizeException_3B>>
ALIAS %bad %Reg22_R123 <* <[] <* <$Ljava_2Flang_2FInteger_3B>>>>
ALIAS %v %Reg27_I i32
ALIAS %n %Reg24_I i32
ALIAS %args %Reg28_R121 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>
ALIAS %nest %Reg9_R129 <* <[] <* <[] <* <$Ljava_2Flang_2FObject_3B>>>>>>
ALIAS %a %Reg10_R130 <* <[] i32>>
ALIAS %nul %Reg11_R130 <* <[] i32>>
ALIAS %i %Reg12_I i32
ALIAS %by %Reg13_R131 <* <[] i8>>
ALIAS %sh %Reg14_R132 <* <[] i16>>
ALIAS %ch %Reg15_R133 <* <[] u16>>
ALIAS %bo %Reg16_R134 <* <[] u1>>
ALIAS %lo %Reg17_R135 <* <[] i64>>
ALIAS %fl %Reg18_R136 <* <[] f32>>
ALIAS %dо %Reg19_R137 <* <[] f64>>
ALIAS %o %Reg20_R113 <* <$Ljava_2Flang_2FObject_3B>>
ALIAS %so %Reg21_R113 <* <$Ljava_2Flang_2FObject_3B>>
ALIAS %up %Reg22_R114 <* <[] <* <$Ljava_2Flang_2FObject_3B>>>>
ALIAS %c %Reg23_R130 <* <[] i32>>
  intrinsiccallwithtype <$LArrayStores_3B> JAVA_CLINIT_CHECK ()
LOC 1 36
  dassign %Reg0_I 0 (constval i32 2)
  dassign %Reg0_R114 0 (gcmallocjarray ref <[] <* <$Ljava_2Flang_2FObject_3B>>> (dread i32 %Reg0_I))
  dassign %Reg1_I 0 (constval i32 0)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_7300) { dassign %L_STR_14 0 }
  dassign %Reg2_R117 0 (dread ptr %L_STR_14)
  intrinsiccallwithtype <$LArrayStores_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg2_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg2_R117))
  callassigned &LArrayStores_3B_7Cstore_7C_28ALjava_2Flang_2FObject_3BILjava_2Flang_2FObject_3B_29V (dread ref %Reg0_R114, dread i32 %Reg1_I, dread ref %Reg2_R113) {}
LOC 1 37
  dassign %Reg0_I 0 (constval i32 2)
  dassign %Reg0_R121 0 (gcmallocjarray ref <[] <* <$Ljava_2Flang_2FString_3B>>> (dread i32 %Reg0_I))
  dassign %Reg1_I 0 (constval i32 1)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_7400) { dassign %L_STR_15 0 }
  dassign %Reg2_R117 0 (dread ptr %L_STR_15)
  intrinsiccallwithtype <$LArrayStores_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R114 0 (retype ref <* <[] <* <$Ljava_2Flang_2FObject_3B>>>> (dread ref %Reg0_R121))
  dassign %Reg2_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg2_R117))
  callassigned &LArrayStores_3B_7Cstore_7C_28ALjava_2Flang_2FObject_3BILjava_2Flang_2FObject_3B_29V (dread ref %Reg0_R114, dread i32 %Reg1_I, dread ref %Reg2_R113) {}
LOC 1 38
  dassign %Reg0_I 0 (constval i32 2)
  dassign %Reg0_R121 0 (gcmallocjarray ref <[] <* <$Ljava_2Flang_2FString_3B>>> (dread i32 %Reg0_I))
  dassign %Reg1_I 0 (constval i32 0)
  dassign %Reg2_I 0 (constval i32 5)
  intrinsiccallwithtype <$Ljava_2Flang_2FInteger_3B> JAVA_CLINIT_CHECK ()
  callassigned &Ljava_2Flang_2FInteger_3B_7CvalueOf_7C_28I_29Ljava_2Flang_2FInteger_3B (dread i32 %Reg2_I) { dassign %Reg2_R122 0 }
  intrinsiccallwithtype <$LArrayStores_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R114 0 (retype ref <* <[] <* <$Ljava_2Flang_2FObject_3B>>>> (dread ref %Reg0_R121))
  dassign %Reg2_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg2_R122))
  callassigned &LArrayStores_3B_7Cstore_7C_28ALjava_2Flang_2FObject_3BILjava_2Flang_2FObject_3B_29V (dread ref %Reg0_R114, dread i32 %Reg1_I, dread ref %Reg2_R113) {}
LOC 1 39
  dassign %Reg0_I 0 (constval i32 1)
  dassign %Reg0_R123 0 (gcmallocjarray ref <[] <* <$Ljava_2Flang_2FInteger_3B>>> (dread i32 %Reg0_I))
  dassign %Reg1_I 0 (constval i32 0)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_620061006400) { dassign %L_STR_16 0 }
  dassign %Reg2_R117 0 (dread ptr %L_STR_16)
  intrinsiccallwithtype <$LArrayStores_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R114 0 (retype ref <* <[] <* <$Ljava_2Flang_2FObject_3B>>>> (dread ref %Reg0_R123))
  dassign %Reg2_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg2_R117))
  callassigned &LArrayStores_3B_7Cstore_7C_28ALjava_2Flang_2FObject_3BILjava_2Flang_2FObject_3B_29V (dread ref %Reg0_R114, dread i32 %Reg1_I, dread ref %Reg2_R113) {}
LOC 1 40
  dassign %Reg0_I 0 (constval i32 1)
  dassign %Reg0_R124 0 (gcmallocjarray ref <[] <* <$LArrayStores_24A_3B>>> (dread i32 %Reg0_I))
  dassign %Reg1_I 0 (constval i32 0)
  intrinsiccallwithtype <$LArrayStores_24B_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg2_R125 0 (gcmalloc ref <$LArrayStores_24B_3B>)
  callassigned &LArrayStores_24B_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg2_R125) {}
  intrinsiccallwithtype <$LArrayStores_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R114 0 (retype ref <* <[] <* <$Ljava_2Flang_2FObject_3B>>>> (dread ref %Reg0_R124))
  dassign %Reg2_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg2_R125))
  callassigned &LArrayStores_3B_7Cstore_7C_28ALjava_2Flang_2FObject_3BILjava_2Flang_2FObject_3B_29V (dread ref %Reg0_R114, dread i32 %Reg1_I, dread ref %Reg2_R113) {}
LOC 1 41
  dassign %Reg0_I 0 (constval i32 1)
  dassign %Reg0_R126 0 (gcmallocjarray ref <[] <* <$LArrayStores_24B_3B>>> (dread i32 %Reg0_I))
  dassign %Reg1_I 0 (constval i32 0)
  intrinsiccallwithtype <$LArrayStores_24A_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg2_R127 0 (gcmalloc ref <$LArrayStores_24A_3B>)
  callassigned &LArrayStores_24A_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg2_R127) {}
  intrinsiccallwithtype <$LArrayStores_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R114 0 (retype ref <* <[] <* <$Ljava_2Flang_2FObject_3B>>>> (dread ref %Reg0_R126))
  dassign %Reg2_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg2_R127))
  callassigned &LArrayStores_3B_7Cstore_7C_28ALjava_2Flang_2FObject_3BILjava_2Flang_2FObject_3B_29V (dread ref %Reg0_R114, dread i32 %Reg1_I, dread ref %Reg2_R113) {}
LOC 1 42
  dassign %Reg0_I 0 (constval i32 1)
  dassign %Reg0_R128 0 (gcmallocjarray ref <[] <* <$LArrayStores_24I_3B>>> (dread i32 %Reg0_I))
  dassign %Reg1_I 0 (constval i32 0)
  intrinsiccallwithtype <$LArrayStores_24B_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg2_R125 0 (gcmalloc ref <$LArrayStores_24B_3B>)
  callassigned &LArrayStores_24B_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg2_R125) {}
  intrinsiccallwithtype <$LArrayStores_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R114 0 (retype ref <* <[] <* <$Ljava_2Flang_2FObject_3B>>>> (dread ref %Reg0_R128))
  dassign %Reg2_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg2_R125))
  callassigned &LArrayStores_3B_7Cstore_7C_28ALjava_2Flang_2FObject_3BILjava_2Flang_2FObject_3B_29V (dread ref %Reg0_R114, dread i32 %Reg1_I, dread ref %Reg2_R113) {}
LOC 1 43
  dassign %Reg0_I 0 (constval i32 1)
  dassign %Reg0_R128 0 (gcmallocjarray ref <[] <* <$LArrayStores_24I_3B>>> (dread i32 %Reg0_I))
  dassign %Reg1_I 0 (constval i32 0)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_7800) { dassign %L_STR_17 0 }
  dassign %Reg2_R117 0 (dread ptr %L_STR_17)
  intrinsiccallwithtype <$LArrayStores_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R114 0 (retype ref <* <[] <* <$Ljava_2Flang_2FObject_3B>>>> (dread ref %Reg0_R128))
  dassign %Reg2_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg2_R117))
  callassigned &LArrayStores_3B_7Cstore_7C_28ALjava_2Flang_2FObject_3BILjava_2Flang_2FObject_3B_29V (dread ref %Reg0_R114, dread i32 %Reg1_I, dread ref %Reg2_R113) {}
LOC 1 44
  dassign %Reg0_I 0 (constval i32 2)
  dassign %Reg0_R121 0 (gcmallocjarray ref <[] <* <$Ljava_2Flang_2FString_3B>>> (dread i32 %Reg0_I))
  dassign %Reg1_I 0 (constval i32 2)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_6f006f006200) { dassign %L_STR_18 0 }
  dassign %Reg2_R117 0 (dread ptr %L_STR_18)
  intrinsiccallwithtype <$LArrayStores_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R114 0 (retype ref <* <[] <* <$Ljava_2Flang_2FObject_3B>>>> (dread ref %Reg0_R121))
  dassign %Reg2_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg2_R117))
  callassigned &LArrayStores_3B_7Cstore_7C_28ALjava_2Flang_2FObject_3BILjava_2Flang_2FObject_3B_29V (dread ref %Reg0_R114, dread i32 %Reg1_I, dread ref %Reg2_R113) {}
LOC 1 45
  dassign %Reg0_I 0 (constval i32 2)
  dassign %Reg0_R121 0 (gcmallocjarray ref <[] <* <$Ljava_2Flang_2FString_3B>>> (dread i32 %Reg0_I))
  dassign %Reg1_I 0 (constval i32 -1)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_6e0065006700) { dassign %L_STR_19 0 }
  dassign %Reg2_R117 0 (dread ptr %L_STR_19)
  intrinsiccallwithtype <$LArrayStores_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R114 0 (retype ref <* <[] <* <$Ljava_2Flang_2FObject_3B>>>> (dread ref %Reg0_R121))
  dassign %Reg2_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg2_R117))
  callassigned &LArrayStores_3B_7Cstore_7C_28ALjava_2Flang_2FObject_3BILjava_2Flang_2FObject_3B_29V (dread ref %Reg0_R114, dread i32 %Reg1_I, dread ref %Reg2_R113) {}
LOC 1 46
  dassign %Reg0_R113 0 (constval ref 0)
  dassign %Reg1_I 0 (constval i32 0)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_6e00) { dassign %L_STR_20 0 }
  dassign %Reg2_R117 0 (dread ptr %L_STR_20)
  intrinsiccallwithtype <$LArrayStores_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R114 0 (retype ref <* <[] <* <$Ljava_2Flang_2FObject_3B>>>> (dread ref %Reg0_R113))
  dassign %Reg2_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg2_R117))
  callassigned &LArrayStores_3B_7Cstore_7C_28ALjava_2Flang_2FObject_3BILjava_2Flang_2FObject_3B_29V (dread ref %Reg0_R114, dread i32 %Reg1_I, dread ref %Reg2_R113) {}
LOC 1 47
  dassign %Reg0_I 0 (constval i32 1)
  dassign %Reg0_R126 0 (gcmallocjarray ref <[] <* <$LArrayStores_24B_3B>>> (dread i32 %Reg0_I))
  dassign %Reg1_I 0 (constval i32 0)
  dassign %Reg2_R113 0 (constval ref 0)
  intrinsiccallwithtype <$LArrayStores_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R114 0 (retype ref <* <[] <* <$Ljava_2Flang_2FObject_3B>>>> (dread ref %Reg0_R126))
  callassigned &LArrayStores_3B_7Cstore_7C_28ALjava_2Flang_2FObject_3BILjava_2Flang_2FObject_3B_29V (dread ref %Reg0_R114, dread i32 %Reg1_I, dread ref %Reg2_R113) {}
LOC 1 48
  dassign %Reg0_I 0 (constval i32 1)
  dassign %Reg0_R129 0 (gcmallocjarray ref <[] <* <[] <* <$Ljava_2Flang_2FObject_3B>>>>> (dread i32 %Reg0_I))
  dassign %Reg1_I 0 (constval i32 0)
  dassign %Reg2_I 0 (constval i32 1)
  dassign %Reg2_R121 0 (gcmallocjarray ref <[] <* <$Ljava_2Flang_2FString_3B>>> (dread i32 %Reg2_I))
  dassign %Reg2_I 0 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %Reg2_R121))
  dassign %Reg3_I 0 (constval i32 1)
  dassign %Reg6_I 0 (dread i32 %Reg1_I)
  dassign %Reg7_R113 0 (dread ref %Reg0_R129)
  brtrue @label4 (ne i32 i32 (dread i32 %Reg2_I, dread i32 %Reg3_I))
  dassign %Reg0_R113 0 (dread ref %Reg7_R113)
  dassign %Reg1_I 0 (dread i32 %Reg6_I)
  dassign %Reg2_I 0 (constval i32 1)
  dassign %Reg2_R114 0 (gcmallocjarray ref <[] <* <$Ljava_2Flang_2FObject_3B>>> (dread i32 %Reg2_I))
  dassign %Reg3_I 0 (constval i32 0)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_69006e006e0065007200) { dassign %L_STR_21 0 }
  dassign %Reg4_R117 0 (dread ptr %L_STR_21)
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg2_R114, dread i32 %Reg3_I), 
    dread ref %Reg4_R117)
  dassign %Reg3_I 0 (constval i32 0)
  dassign %Reg2_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg2_R114, dread i32 %Reg3_I)))
  dassign %Reg6_R113 0 (dread ref %Reg2_R113)
  dassign %Reg7_I 0 (dread i32 %Reg1_I)
  dassign %Reg8_R113 0 (dread ref %Reg0_R113)
  goto @label5
@label4
  dassign %Reg0_R113 0 (dread ref %Reg7_R113)
  dassign %Reg1_I 0 (dread i32 %Reg6_I)
  dassign %Reg2_R113 0 (constval ref 0)
  dassign %Reg6_R113 0 (dread ref %Reg2_R113)
  dassign %Reg7_I 0 (dread i32 %Reg1_I)
  dassign %Reg8_R113 0 (dread ref %Reg0_R113)
@label5
  dassign %Reg0_R113 0 (dread ref %Reg8_R113)
  dassign %Reg1_I 0 (dread i32 %Reg7_I)
  dassign %Reg2_R113 0 (dread ref %Reg6_R113)
  intrinsiccallwithtype <$LArrayStores_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R114 0 (retype ref <* <[] <* <$Ljava_2Flang_2FObject_3B>>>> (dread ref %Reg0_R113))
  dassign %Reg2_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg2_R113))
  callassigned &LArrayStores_3B_7Cstore_7C_28ALjava_2Flang_2FObject_3BILjava_2Flang_2FObject_3B_29V (dread ref %Reg0_R114, dread i32 %Reg1_I, dread ref %Reg2_R113) {}
LOC 1 49
  dassign %Reg0_I 0 (constval i32 2)
  dassign %Reg0_R129 0 (gcmallocjarray ref <[] <* <[] <* <$Ljava_2Flang_2FObject_3B>>>>> (dread i32 %Reg0_I))
  dassign %Reg9_R129 0 (dread ref %Reg0_R129)
LOC 1 50
  dassign %Reg0_R129 0 (dread ref %Reg9_R129)
  dassign %Reg1_I 0 (constval i32 0)
  dassign %Reg2_I 0 (constval i32 1)
  dassign %Reg2_R121 0 (gcmallocjarray ref <[] <* <$Ljava_2Flang_2FString_3B>>> (dread i32 %Reg2_I))
  dassign %Reg3_I 0 (constval i32 0)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_69006e00) { dassign %L_STR_22 0 }
  dassign %Reg4_R117 0 (dread ptr %L_STR_22)
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg2_R121, dread i32 %Reg3_I), 
    dread ref %Reg4_R117)
  dassign %Reg2_I 0 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %Reg2_R121))
  intrinsiccallwithtype <$Ljava_2Flang_2FInteger_3B> JAVA_CLINIT_CHECK ()
  callassigned &Ljava_2Flang_2FInteger_3B_7CvalueOf_7C_28I_29Ljava_2Flang_2FInteger_3B (dread i32 %Reg2_I) { dassign %Reg2_R122 0 }
  intrinsiccallwithtype <$LArrayStores_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R114 0 (retype ref <* <[] <* <$Ljava_2Flang_2FObject_3B>>>> (dread ref %Reg0_R129))
  dassign %Reg2_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg2_R122))
  callassigned &LArrayStores_3B_7Cstore_7C_28ALjava_2Flang_2FObject_3BILjava_2Flang_2FObject_3B_29V (dread ref %Reg0_R114, dread i32 %Reg1_I, dread ref %Reg2_R113) {}
  try { @label6 }
LOC 1 52
  dassign %Reg0_R129 0 (dread ref %Reg9_R129)
  dassign %Reg1_I 0 (constval i32 0)
  dassign %Reg2_I 0 (constval i32 1)
  dassign %Reg2_R121 0 (gcmallocjarray ref <[] <* <$Ljava_2Flang_2FString_3B>>> (dread i32 %Reg2_I))
  dassign %Reg3_I 0 (constval i32 0)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_69006e00) { dassign %L_STR_22 0 }
  dassign %Reg4_R117 0 (dread ptr %L_STR_22)
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg2_R121, dread i32 %Reg3_I), 
    dread ref %Reg4_R117)
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R129, dread i32 %Reg1_I), 
    dread ref %Reg2_R121)
LOC 1 53
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_R129 0 (dread ref %Reg9_R129)
  dassign %Reg2_I 0 (constval i32 0)
  dassign %Reg1_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg1_R129, dread i32 %Reg2_I)))
  dassign %Reg2_I 0 (constval i32 0)
  dassign %Reg1_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg1_R113, dread i32 %Reg2_I)))
  dassign %Reg1_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg1_R113))
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FObject_3B_29V (dread ref %Reg0_R115, dread ref %Reg1_R113) {}
LOC 1 54
  dassign %Reg0_R129 0 (dread ref %Reg9_R129)
  dassign %Reg1_I 0 (constval i32 0)
  dassign %Reg0_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg0_R129, dread i32 %Reg1_I)))
  dassign %Reg1_I 0 (constval i32 0)
  dassign %Reg2_I 0 (constval i32 1)
  intrinsiccallwithtype <$Ljava_2Flang_2FInteger_3B> JAVA_CLINIT_CHECK ()
  callassigned &Ljava_2Flang_2FInteger_3B_7CvalueOf_7C_28I_29Ljava_2Flang_2FInteger_3B (dread i32 %Reg2_I) { dassign %Reg2_R122 0 }
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R113, dread i32 %Reg1_I), 
    dread ref %Reg2_R122)
  endtry
LOC 1 57
  goto @label7
@label6
  catch { <* <$Ljava_2Flang_2FArrayStoreException_3B>> }
  dassign %Reg0_R118 0 (regread ptr %%thrownval)
LOC 1 55
  dassign %Reg10_R118 0 (dread ref %Reg0_R118)
LOC 1 56
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R116 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R116) {}
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_6e00650073007400650064002000) { dassign %L_STR_23 0 }
  dassign %Reg2_R117 0 (dread ptr %L_STR_23)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread ref %Reg2_R117) { dassign %Reg1_R116 0 }
  dassign %Reg2_R118 0 (dread ref %Reg10_R118)
  virtualcallassigned &Ljava_2Flang_2FArrayStoreException_3B_7CgetMessage_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg2_R118) { dassign %Reg2_R117 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread ref %Reg2_R117) { dassign %Reg1_R116 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R116) { dassign %Reg1_R117 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R115, dread ref %Reg1_R117) {}
@label7
LOC 1 58
  dassign %Reg0_I 0 (constval i32 3)
  dassign %Reg0_R130 0 (gcmallocjarray ref <[] i32> (dread i32 %Reg0_I))
  dassign %Reg10_R130 0 (dread ref %Reg0_R130)
  try { @label8 }
LOC 1 60
  dassign %Reg0_R130 0 (dread ref %Reg10_R130)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_69006e00640065007800) { dassign %L_STR_24 0 }
  dassign %Reg1_R117 0 (dread ptr %L_STR_24)
  dassign %Reg2_I 0 (constval i32 5)
  intrinsiccallwithtype <$LArrayStores_3B> JAVA_CLINIT_CHECK ()
  callassigned &LArrayStores_3B_7Cside_7C_28Ljava_2Flang_2FString_3BI_29I (dread ref %Reg1_R117, dread i32 %Reg2_I) { dassign %Reg1_I 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_760061006c0075006500) { dassign %L_STR_25 0 }
  dassign %Reg2_R117 0 (dread ptr %L_STR_25)
  dassign %Reg3_I 0 (constval i32 1)
  intrinsiccallwithtype <$LArrayStores_3B> JAVA_CLINIT_CHECK ()
  callassigned &LArrayStores_3B_7Cside_7C_28Ljava_2Flang_2FString_3BI_29I (dread ref %Reg2_R117, dread i32 %Reg3_I) { dassign %Reg2_I 0 }
  iassign <* i32> 0 (
    array 1 ptr <* <[] i32>> (dread ref %Reg0_R130, dread i32 %Reg1_I), 
    dread i32 %Reg2_I)
  endtry
LOC 1 63
  goto @label9
@label8
  catch { <* <$Ljava_2Flang_2FArrayIndexOutOfBoundsException_3B>> }
  dassign %Reg0_R119 0 (regread ptr %%thrownval)
LOC 1 61
  dassign %Reg11_R119 0 (dread ref %Reg0_R119)
LOC 1 62
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_R119 0 (dread ref %Reg11_R119)
  virtualcallassigned &Ljava_2Flang_2FArrayIndexOutOfBoundsException_3B_7CgetMessage_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R119) { dassign %Reg1_R117 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R115, dread ref %Reg1_R117) {}
@label9
LOC 1 64
  dassign %Reg0_R113 0 (constval ref 0)
  dassign %Reg11_R113 0 (dread ref %Reg0_R113)
  try { @label10 }
LOC 1 66
  dassign %Reg11_R130 0 (retype ref <* <[] i32>> (dread ref %Reg11_R113))
  dassign %Reg0_R130 0 (dread ref %Reg11_R130)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_6900) { dassign %L_STR_26 0 }
  dassign %Reg1_R117 0 (dread ptr %L_STR_26)
  dassign %Reg2_I 0 (constval i32 0)
  intrinsiccallwithtype <$LArrayStores_3B> JAVA_CLINIT_CHECK ()
  callassigned &LArrayStores_3B_7Cside_7C_28Ljava_2Flang_2FString_3BI_29I (dread ref %Reg1_R117, dread i32 %Reg2_I) { dassign %Reg1_I 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_7600) { dassign %L_STR_27 0 }
  dassign %Reg2_R117 0 (dread ptr %L_STR_27)
  dassign %Reg3_I 0 (constval i32 1)
  intrinsiccallwithtype <$LArrayStores_3B> JAVA_CLINIT_CHECK ()
  callassigned &LArrayStores_3B_7Cside_7C_28Ljava_2Flang_2FString_3BI_29I (dread ref %Reg2_R117, dread i32 %Reg3_I) { dassign %Reg2_I 0 }
  iassign <* i32> 0 (
    array 1 ptr <* <[] i32>> (dread ref %Reg0_R130, dread i32 %Reg1_I), 
    dread i32 %Reg2_I)
  endtry
LOC 1 69
  goto @label11
@label10
  catch { <* <$Ljava_2Flang_2FNullPointerException_3B>> }
  dassign %Reg0_R120 0 (regread ptr %%thrownval)
LOC 1 67
  dassign %Reg12_R120 0 (dread ref %Reg0_R120)
LOC 1 68
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_73d30bb7eb9d9472dc4043dd29cd077b) { dassign %L_STR_28 0 }
  dassign %Reg1_R117 0 (dread ptr %L_STR_28)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R115, dread ref %Reg1_R117) {}
@label11
LOC 1 70
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg12_I 0 (dread i32 %Reg0_I)
LOC 1 71
  dassign %Reg0_R130 0 (dread ref %Reg10_R130)
  dassign %Reg1_I 0 (dread i32 %Reg12_I)
  dassign %Reg12_I 0 (add i32 (dread i32 %Reg12_I, constval i32 1))
  dassign %Reg2_I 0 (dread i32 %Reg12_I)
  iassign <* i32> 0 (
    array 1 ptr <* <[] i32>> (dread ref %Reg0_R130, dread i32 %Reg1_I), 
    dread i32 %Reg2_I)
LOC 1 72
  dassign %Reg0_R130 0 (dread ref %Reg10_R130)
  dassign %Reg1_I 0 (dread i32 %Reg12_I)
  dassign %Reg2_I 0 (constval i32 2)
  dassign %Reg12_I 0 (dread i32 %Reg2_I)
  iassign <* i32> 0 (
    array 1 ptr <* <[] i32>> (dread ref %Reg0_R130, dread i32 %Reg1_I), 
    dread i32 %Reg2_I)
LOC 1 73
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R116 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R116) {}
  dassign %Reg2_R130 0 (dread ref %Reg10_R130)
  dassign %Reg3_I 0 (constval i32 0)
  dassign %Reg2_I 0 (iread i32 <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %Reg2_R130, dread i32 %Reg3_I)))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread i32 %Reg2_I) { dassign %Reg1_R116 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_29 0 }
  dassign %Reg2_R117 0 (dread ptr %L_STR_29)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread ref %Reg2_R117) { dassign %Reg1_R116 0 }
  dassign %Reg2_R130 0 (dread ref %Reg10_R130)
  dassign %Reg3_I 0 (constval i32 1)
  dassign %Reg2_I 0 (iread i32 <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %Reg2_R130, dread i32 %Reg3_I)))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread i32 %Reg2_I) { dassign %Reg1_R116 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_29 0 }
  dassign %Reg2_R117 0 (dread ptr %L_STR_29)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread ref %Reg2_R117) { dassign %Reg1_R116 0 }
  dassign %Reg2_R130 0 (dread ref %Reg10_R130)
  dassign %Reg3_I 0 (constval i32 2)
  dassign %Reg2_I 0 (iread i32 <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %Reg2_R130, dread i32 %Reg3_I)))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread i32 %Reg2_I) { dassign %Reg1_R116 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_29 0 }
  dassign %Reg2_R117 0 (dread ptr %L_STR_29)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread ref %Reg2_R117) { dassign %Reg1_R116 0 }
  dassign %Reg2_I 0 (dread i32 %Reg12_I)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread i32 %Reg2_I) { dassign %Reg1_R116 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R116) { dassign %Reg1_R117 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R115, dread ref %Reg1_R117) {}
LOC 1 74
  dassign %Reg0_R130 0 (dread ref %Reg10_R130)
  dassign %Reg1_I 0 (constval i32 0)
  dassign %Reg2_I 0 (iread i32 <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %Reg0_R130, dread i32 %Reg1_I)))
  dassign %Reg3_I 0 (constval i32 5)
  dassign %Reg2_I 0 (add i32 (dread i32 %Reg2_I, dread i32 %Reg3_I))
  iassign <* i32> 0 (
    array 1 ptr <* <[] i32>> (dread ref %Reg0_R130, dread i32 %Reg1_I), 
    dread i32 %Reg2_I)
LOC 1 75
  dassign %Reg0_R130 0 (dread ref %Reg10_R130)
  dassign %Reg1_I 0 (constval i32 0)
  dassign %Reg2_I 0 (iread i32 <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %Reg0_R130, dread i32 %Reg1_I)))
  dassign %Reg3_I 0 (constval i32 1)
  dassign %Reg2_I 0 (add i32 (dread i32 %Reg2_I, dread i32 %Reg3_I))
  iassign <* i32> 0 (
    array 1 ptr <* <[] i32>> (dread ref %Reg0_R130, dread i32 %Reg1_I), 
    dread i32 %Reg2_I)
LOC 1 76
  dassign %Reg0_R130 0 (dread ref %Reg10_R130)
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg2_I 0 (iread i32 <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %Reg0_R130, dread i32 %Reg1_I)))
  dassign %Reg3_I 0 (constval i32 1)
  dassign %Reg2_I 0 (sub i32 (dread i32 %Reg2_I, dread i32 %Reg3_I))
  iassign <* i32> 0 (
    array 1 ptr <* <[] i32>> (dread ref %Reg0_R130, dread i32 %Reg1_I), 
    dread i32 %Reg2_I)
LOC 1 77
  dassign %Reg0_R130 0 (dread ref %Reg10_R130)
  dassign %Reg1_I 0 (constval i32 2)
  dassign %Reg2_I 0 (iread i32 <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %Reg0_R130, dread i32 %Reg1_I)))
  dassign %Reg3_I 0 (constval i32 3)
  dassign %Reg2_I 0 (shl i32 (dread i32 %Reg2_I, dread i32 %Reg3_I))
  iassign <* i32> 0 (
    array 1 ptr <* <[] i32>> (dread ref %Reg0_R130, dread i32 %Reg1_I), 
    dread i32 %Reg2_I)
LOC 1 78
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R116 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R116) {}
  dassign %Reg2_R130 0 (dread ref %Reg10_R130)
  dassign %Reg3_I 0 (constval i32 0)
  dassign %Reg2_I 0 (iread i32 <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %Reg2_R130, dread i32 %Reg3_I)))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread i32 %Reg2_I) { dassign %Reg1_R116 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_29 0 }
  dassign %Reg2_R117 0 (dread ptr %L_STR_29)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread ref %Reg2_R117) { dassign %Reg1_R116 0 }
  dassign %Reg2_R130 0 (dread ref %Reg10_R130)
  dassign %Reg3_I 0 (constval i32 1)
  dassign %Reg2_I 0 (iread i32 <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %Reg2_R130, dread i32 %Reg3_I)))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread i32 %Reg2_I) { dassign %Reg1_R116 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_29 0 }
  dassign %Reg2_R117 0 (dread ptr %L_STR_29)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread ref %Reg2_R117) { dassign %Reg1_R116 0 }
  dassign %Reg2_R130 0 (dread ref %Reg10_R130)
  dassign %Reg3_I 0 (constval i32 2)
  dassign %Reg2_I 0 (iread i32 <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %Reg2_R130, dread i32 %Reg3_I)))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread i32 %Reg2_I) { dassign %Reg1_R116 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R116) { dassign %Reg1_R117 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R115, dread ref %Reg1_R117) {}
LOC 1 79
  dassign %Reg0_I 0 (constval i32 2)
  dassign %Reg0_R131 0 (gcmallocjarray ref <[] i8> (dread i32 %Reg0_I))
  dassign %Reg13_R131 0 (dread ref %Reg0_R131)
LOC 1 80
  dassign %Reg0_R131 0 (dread ref %Reg13_R131)
  dassign %Reg1_I 0 (constval i32 0)
  dassign %Reg2_I 0 (constval i32 44)
  iassign <* i8> 0 (
    array 1 ptr <* <[] i8>> (dread ref %Reg0_R131, dread i32 %Reg1_I), 
    cvt i8 i32 (dread i32 %Reg2_I))
LOC 1 81
  dassign %Reg0_R131 0 (dread ref %Reg13_R131)
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg2_I 0 (constval i32 -1)
  iassign <* i8> 0 (
    array 1 ptr <* <[] i8>> (dread ref %Reg0_R131, dread i32 %Reg1_I), 
    cvt i8 i32 (dread i32 %Reg2_I))
LOC 1 82
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R116 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R116) {}
  dassign %Reg2_R131 0 (dread ref %Reg13_R131)
  dassign %Reg3_I 0 (constval i32 0)
  dassign %Reg2_I 0 (sext i32 8 (iread i8 <* i8> 0 (array 1 ptr <* <[] i8>> (dread ref %Reg2_R131, dread i32 %Reg3_I))))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread i32 %Reg2_I) { dassign %Reg1_R116 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_29 0 }
  dassign %Reg2_R117 0 (dread ptr %L_STR_29)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread ref %Reg2_R117) { dassign %Reg1_R116 0 }
  dassign %Reg2_R131 0 (dread ref %Reg13_R131)
  dassign %Reg3_I 0 (constval i32 1)
  dassign %Reg2_I 0 (sext i32 8 (iread i8 <* i8> 0 (array 1 ptr <* <[] i8>> (dread ref %Reg2_R131, dread i32 %Reg3_I))))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread i32 %Reg2_I) { dassign %Reg1_R116 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_29 0 }
  dassign %Reg2_R117 0 (dread ptr %L_STR_29)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread ref %Reg2_R117) { dassign %Reg1_R116 0 }
  dassign %Reg2_R131 0 (dread ref %Reg13_R131)
  dassign %Reg3_I 0 (constval i32 1)
  dassign %Reg2_I 0 (sext i32 8 (iread i8 <* i8> 0 (array 1 ptr <* <[] i8>> (dread ref %Reg2_R131, dread i32 %Reg3_I))))
  dassign %Reg3_I 0 (constval i32 255)
  dassign %Reg2_I 0 (band i32 (dread i32 %Reg2_I, dread i32 %Reg3_I))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread i32 %Reg2_I) { dassign %Reg1_R116 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R116) { dassign %Reg1_R117 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R115, dread ref %Reg1_R117) {}
LOC 1 83
  dassign %Reg0_R131 0 (dread ref %Reg13_R131)
  dassign %Reg1_I 0 (constval i32 0)
  dassign %Reg2_I 0 (sext i32 8 (iread i8 <* i8> 0 (array 1 ptr <* <[] i8>> (dread ref %Reg0_R131, dread i32 %Reg1_I))))
  dassign %Reg3_I 0 (constval i32 100)
  dassign %Reg2_I 0 (add i32 (dread i32 %Reg2_I, dread i32 %Reg3_I))
  dassign %Reg2_I 0 (sext i32 8 (dread i32 %Reg2_I))
  iassign <* i8> 0 (
    array 1 ptr <* <[] i8>> (dread ref %Reg0_R131, dread i32 %Reg1_I), 
    cvt i8 i32 (dread i32 %Reg2_I))
LOC 1 84
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_R131 0 (dread ref %Reg13_R131)
  dassign %Reg2_I 0 (constval i32 0)
  dassign %Reg1_I 0 (sext i32 8 (iread i8 <* i8> 0 (array 1 ptr <* <[] i8>> (dread ref %Reg1_R131, dread i32 %Reg2_I))))
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28I_29V (dread ref %Reg0_R115, dread i32 %Reg1_I) {}
LOC 1 85
  dassign %Reg0_I 0 (constval i32 2)
  dassign %Reg0_R132 0 (gcmallocjarray ref <[] i16> (dread i32 %Reg0_I))
  dassign %Reg1_I 0 (constval i32 0)
  dassign %Reg2_I 0 (constval i32 -25536)
  iassign <* i16> 0 (
    array 1 ptr <* <[] i16>> (dread ref %Reg0_R132, dread i32 %Reg1_I), 
    cvt i16 i32 (dread i32 %Reg2_I))
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg2_I 0 (constval i32 5)
  iassign <* i16> 0 (
    array 1 ptr <* <[] i16>> (dread ref %Reg0_R132, dread i32 %Reg1_I), 
    cvt i16 i32 (dread i32 %Reg2_I))
  dassign %Reg14_R132 0 (dread ref %Reg0_R132)
LOC 1 86
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R116 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R116) {}
  dassign %Reg2_R132 0 (dread ref %Reg14_R132)
  dassign %Reg3_I 0 (constval i32 0)
  dassign %Reg2_I 0 (sext i32 16 (iread i16 <* i16> 0 (array 1 ptr <* <[] i16>> (dread ref %Reg2_R132, dread i32 %Reg3_I))))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread i32 %Reg2_I) { dassign %Reg1_R116 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_29 0 }
  dassign %Reg2_R117 0 (dread ptr %L_STR_29)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread ref %Reg2_R117) { dassign %Reg1_R116 0 }
  dassign %Reg2_R132 0 (dread ref %Reg14_R132)
  dassign %Reg3_I 0 (constval i32 1)
  dassign %Reg2_I 0 (sext i32 16 (iread i16 <* i16> 0 (array 1 ptr <* <[] i16>> (dread ref %Reg2_R132, dread i32 %Reg3_I))))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread i32 %Reg2_I) { dassign %Reg1_R116 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R116) { dassign %Reg1_R117 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R115, dread ref %Reg1_R117) {}
LOC 1 87
  dassign %Reg0_I 0 (constval i32 2)
  dassign %Reg0_R133 0 (gcmallocjarray ref <[] u16> (dread i32 %Reg0_I))
  dassign %Reg1_I 0 (constval i32 0)
  dassign %Reg2_I 0 (constval i32 97)
  iassign <* u16> 0 (
    array 1 ptr <* <[] u16>> (dread ref %Reg0_R133, dread i32 %Reg1_I), 
    cvt u16 i32 (dread i32 %Reg2_I))
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg2_I 0 (constval i32 0xffff)
  iassign <* u16> 0 (
    array 1 ptr <* <[] u16>> (dread ref %Reg0_R133, dread i32 %Reg1_I), 
    cvt u16 i32 (dread i32 %Reg2_I))
  dassign %Reg15_R133 0 (dread ref %Reg0_R133)
LOC 1 88
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R116 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R116) {}
  dassign %Reg2_R133 0 (dread ref %Reg15_R133)
  dassign %Reg3_I 0 (constval i32 0)
  dassign %Reg2_I 0 (zext i32 16 (iread u16 <* u16> 0 (array 1 ptr <* <[] u16>> (dread ref %Reg2_R133, dread i32 %Reg3_I))))
  dassign %Reg2_C 0 (cvt u16 i32 (dread i32 %Reg2_I))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28C_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread u16 %Reg2_C) { dassign %Reg1_R116 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_29 0 }
  dassign %Reg2_R117 0 (dread ptr %L_STR_29)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread ref %Reg2_R117) { dassign %Reg1_R116 0 }
  dassign %Reg2_R133 0 (dread ref %Reg15_R133)
  dassign %Reg3_I 0 (constval i32 1)
  dassign %Reg2_I 0 (zext i32 16 (iread u16 <* u16> 0 (array 1 ptr <* <[] u16>> (dread ref %Reg2_R133, dread i32 %Reg3_I))))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread i32 %Reg2_I) { dassign %Reg1_R116 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R116) { dassign %Reg1_R117 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R115, dread ref %Reg1_R117) {}
LOC 1 89
  dassign %Reg0_R133 0 (dread ref %Reg15_R133)
  dassign %Reg1_I 0 (constval i32 0)
  dassign %Reg2_I 0 (zext i32 16 (iread u16 <* u16> 0 (array 1 ptr <* <[] u16>> (dread ref %Reg0_R133, dread i32 %Reg1_I))))
  dassign %Reg3_I 0 (constval i32 1)
  dassign %Reg2_I 0 (add i32 (dread i32 %Reg2_I, dread i32 %Reg3_I))
  dassign %Reg2_I 0 (zext i32 16 (dread i32 %Reg2_I))
  iassign <* u16> 0 (
    array 1 ptr <* <[] u16>> (dread ref %Reg0_R133, dread i32 %Reg1_I), 
    cvt u16 i32 (dread i32 %Reg2_I))
LOC 1 90
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_R133 0 (dread ref %Reg15_R133)
  dassign %Reg2_I 0 (constval i32 0)
  dassign %Reg1_I 0 (zext i32 16 (iread u16 <* u16> 0 (array 1 ptr <* <[] u16>> (dread ref %Reg1_R133, dread i32 %Reg2_I))))
  dassign %Reg1_C 0 (cvt u16 i32 (dread i32 %Reg1_I))
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28C_29V (dread ref %Reg0_R115, dread u16 %Reg1_C) {}
LOC 1 91
  dassign %Reg0_I 0 (constval i32 3)
  dassign %Reg0_R134 0 (gcmallocjarray ref <[] u1> (dread i32 %Reg0_I))
  dassign %Reg16_R134 0 (dread ref %Reg0_R134)
LOC 1 92
  dassign %Reg0_R134 0 (dread ref %Reg16_R134)
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg2_I 0 (constval i32 1)
  iassign <* i8> 0 (
    array 1 ptr <* <[] i8>> (dread ref %Reg0_R134, dread i32 %Reg1_I), 
    cvt i8 i32 (dread i32 %Reg2_I))
LOC 1 93
  dassign %Reg0_R134 0 (dread ref %Reg16_R134)
  dassign %Reg1_I 0 (constval i32 2)
  dassign %Reg2_R134 0 (dread ref %Reg16_R134)
  dassign %Reg3_I 0 (constval i32 1)
  dassign %Reg2_I 0 (sext i32 8 (iread i8 <* i8> 0 (array 1 ptr <* <[] i8>> (dread ref %Reg2_R134, dread i32 %Reg3_I))))
  dassign %Reg3_R134 0 (dread ref %Reg16_R134)
  dassign %Reg4_I 0 (constval i32 0)
  dassign %Reg3_I 0 (sext i32 8 (iread i8 <* i8> 0 (array 1 ptr <* <[] i8>> (dread ref %Reg3_R134, dread i32 %Reg4_I))))
  dassign %Reg2_I 0 (bxor i32 (dread i32 %Reg2_I, dread i32 %Reg3_I))
  iassign <* i8> 0 (
    array 1 ptr <* <[] i8>> (dread ref %Reg0_R134, dread i32 %Reg1_I), 
    cvt i8 i32 (dread i32 %Reg2_I))
LOC 1 94
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R116 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R116) {}
  dassign %Reg2_R134 0 (dread ref %Reg16_R134)
  dassign %Reg3_I 0 (constval i32 0)
  dassign %Reg2_I 0 (sext i32 8 (iread i8 <* i8> 0 (array 1 ptr <* <[] i8>> (dread ref %Reg2_R134, dread i32 %Reg3_I))))
  dassign %Reg2_Z 0 (cvt u1 i32 (dread i32 %Reg2_I))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Z_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread u1 %Reg2_Z) { dassign %Reg1_R116 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_29 0 }
  dassign %Reg2_R117 0 (dread ptr %L_STR_29)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread ref %Reg2_R117) { dassign %Reg1_R116 0 }
  dassign %Reg2_R134 0 (dread ref %Reg16_R134)
  dassign %Reg3_I 0 (constval i32 1)
  dassign %Reg2_I 0 (sext i32 8 (iread i8 <* i8> 0 (array 1 ptr <* <[] i8>> (dread ref %Reg2_R134, dread i32 %Reg3_I))))
  dassign %Reg2_Z 0 (cvt u1 i32 (dread i32 %Reg2_I))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Z_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread u1 %Reg2_Z) { dassign %Reg1_R116 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_29 0 }
  dassign %Reg2_R117 0 (dread ptr %L_STR_29)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread ref %Reg2_R117) { dassign %Reg1_R116 0 }
  dassign %Reg2_R134 0 (dread ref %Reg16_R134)
  dassign %Reg3_I 0 (constval i32 2)
  dassign %Reg2_I 0 (sext i32 8 (iread i8 <* i8> 0 (array 1 ptr <* <[] i8>> (dread ref %Reg2_R134, dread i32 %Reg3_I))))
  dassign %Reg2_Z 0 (cvt u1 i32 (dread i32 %Reg2_I))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Z_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread u1 %Reg2_Z) { dassign %Reg1_R116 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R116) { dassign %Reg1_R117 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R115, dread ref %Reg1_R117) {}
LOC 1 95
  dassign %Reg0_I 0 (constval i32 1)
  dassign %Reg0_R135 0 (gcmallocjarray ref <[] i64> (dread i32 %Reg0_I))
  dassign %Reg1_I 0 (constval i32 0)
  dassign %Reg2_J 0 (constval i64 0x10000000000)
  iassign <* i64> 0 (
    array 1 ptr <* <[] i64>> (dread ref %Reg0_R135, dread i32 %Reg1_I), 
    dread i64 %Reg2_J)
  dassign %Reg17_R135 0 (dread ref %Reg0_R135)
LOC 1 96
  dassign %Reg0_R135 0 (dread ref %Reg17_R135)
  dassign %Reg1_I 0 (constval i32 0)
  dassign %Reg2_J 0 (iread i64 <* i64> 0 (array 1 ptr <* <[] i64>> (dread ref %Reg0_R135, dread i32 %Reg1_I)))
  dassign %Reg3_J 0 (constval i64 1)
  dassign %Reg2_J 0 (bior i64 (dread i64 %Reg2_J, dread i64 %Reg3_J))
  iassign <* i64> 0 (
    array 1 ptr <* <[] i64>> (dread ref %Reg0_R135, dread i32 %Reg1_I), 
    dread i64 %Reg2_J)
LOC 1 97
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_R135 0 (dread ref %Reg17_R135)
  dassign %Reg2_I 0 (constval i32 0)
  dassign %Reg1_J 0 (iread i64 <* i64> 0 (array 1 ptr <* <[] i64>> (dread ref %Reg1_R135, dread i32 %Reg2_I)))
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28J_29V (dread ref %Reg0_R115, dread i64 %Reg1_J) {}
LOC 1 98
  dassign %Reg0_I 0 (constval i32 1)
  dassign %Reg0_R136 0 (gcmallocjarray ref <[] f32> (dread i32 %Reg0_I))
  dassign %Reg1_I 0 (constval i32 0)
  dassign %Reg2_F 0 (constval f32 1.10000002f)
  iassign <* f32> 0 (
    array 1 ptr <* <[] f32>> (dread ref %Reg0_R136, dread i32 %Reg1_I), 
    dread f32 %Reg2_F)
  dassign %Reg18_R136 0 (dread ref %Reg0_R136)
LOC 1 99
  dassign %Reg0_R136 0 (dread ref %Reg18_R136)
  dassign %Reg1_I 0 (constval i32 0)
  dassign %Reg2_F 0 (iread f32 <* f32> 0 (array 1 ptr <* <[] f32>> (dread ref %Reg0_R136, dread i32 %Reg1_I)))
  dassign %Reg3_F 0 (constval f32 2f)
  dassign %Reg2_F 0 (mul f32 (dread f32 %Reg2_F, dread f32 %Reg3_F))
  iassign <* f32> 0 (
    array 1 ptr <* <[] f32>> (dread ref %Reg0_R136, dread i32 %Reg1_I), 
    dread f32 %Reg2_F)
LOC 1 100
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_R136 0 (dread ref %Reg18_R136)
  dassign %Reg2_I 0 (constval i32 0)
  dassign %Reg1_F 0 (iread f32 <* f32> 0 (array 1 ptr <* <[] f32>> (dread ref %Reg1_R136, dread i32 %Reg2_I)))
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28F_29V (dread ref %Reg0_R115, dread f32 %Reg1_F) {}
LOC 1 101
  dassign %Reg0_I 0 (constval i32 1)
  dassign %Reg0_R137 0 (gcmallocjarray ref <[] f64> (dread i32 %Reg0_I))
  dassign %Reg1_I 0 (constval i32 0)
  dassign %Reg2_D 0 (constval f64 0.10000000000000001)
  iassign <* f64> 0 (
    array 1 ptr <* <[] f64>> (dread ref %Reg0_R137, dread i32 %Reg1_I), 
    dread f64 %Reg2_D)
  dassign %Reg19_R137 0 (dread ref %Reg0_R137)
LOC 1 102
  dassign %Reg0_R137 0 (dread ref %Reg19_R137)
  dassign %Reg1_I 0 (constval i32 0)
  dassign %Reg2_D 0 (iread f64 <* f64> 0 (array 1 ptr <* <[] f64>> (dread ref %Reg0_R137, dread i32 %Reg1_I)))
  dassign %Reg3_D 0 (constval f64 0.20000000000000001)
  dassign %Reg2_D 0 (add f64 (dread f64 %Reg2_D, dread f64 %Reg3_D))
  iassign <* f64> 0 (
    array 1 ptr <* <[] f64>> (dread ref %Reg0_R137, dread i32 %Reg1_I), 
    dread f64 %Reg2_D)
LOC 1 103
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_R137 0 (dread ref %Reg19_R137)
  dassign %Reg2_I 0 (constval i32 0)
  dassign %Reg1_D 0 (iread f64 <* f64> 0 (array 1 ptr <* <[] f64>> (dread ref %Reg1_R137, dread i32 %Reg2_I)))
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28D_29V (dread ref %Reg0_R115, dread f64 %Reg1_D) {}
LOC 1 104
  dassign %Reg0_R130 0 (dread ref %Reg10_R130)
  dassign %Reg20_R130 0 (dread ref %Reg0_R130)
LOC 1 105
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R116 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R116) {}
  dassign %Reg20_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg20_R130))
  dassign %Reg2_R113 0 (dread ref %Reg20_R113)
  dassign %Reg2_I 0 (intrinsicopwithtype i32 <* <[] i32>> JAVA_INSTANCE_OF (dread ref %Reg2_R113))
  dassign %Reg2_Z 0 (cvt u1 i32 (dread i32 %Reg2_I))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Z_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread u1 %Reg2_Z) { dassign %Reg1_R116 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_29 0 }
  dassign %Reg2_R117 0 (dread ptr %L_STR_29)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread ref %Reg2_R117) { dassign %Reg1_R116 0 }
  dassign %Reg20_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg20_R130))
  dassign %Reg2_R113 0 (dread ref %Reg20_R113)
  dassign %Reg2_I 0 (intrinsicopwithtype i32 <* <[] <* <$Ljava_2Flang_2FObject_3B>>>> JAVA_INSTANCE_OF (dread ref %Reg2_R113))
  dassign %Reg2_Z 0 (cvt u1 i32 (dread i32 %Reg2_I))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Z_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread u1 %Reg2_Z) { dassign %Reg1_R116 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_29 0 }
  dassign %Reg2_R117 0 (dread ptr %L_STR_29)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread ref %Reg2_R117) { dassign %Reg1_R116 0 }
  dassign %Reg20_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg20_R130))
  dassign %Reg2_R113 0 (dread ref %Reg20_R113)
  dassign %Reg2_I 0 (intrinsicopwithtype i32 <* <[] i64>> JAVA_INSTANCE_OF (dread ref %Reg2_R113))
  dassign %Reg2_Z 0 (cvt u1 i32 (dread i32 %Reg2_I))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Z_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread u1 %Reg2_Z) { dassign %Reg1_R116 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R116) { dassign %Reg1_R117 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R115, dread ref %Reg1_R117) {}
LOC 1 106
  dassign %Reg0_I 0 (constval i32 1)
  dassign %Reg0_R121 0 (gcmallocjarray ref <[] <* <$Ljava_2Flang_2FString_3B>>> (dread i32 %Reg0_I))
  dassign %Reg21_R121 0 (dread ref %Reg0_R121)
LOC 1 107
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R116 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R116) {}
  dassign %Reg21_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg21_R121))
  dassign %Reg2_R113 0 (dread ref %Reg21_R113)
  dassign %Reg2_I 0 (intrinsicopwithtype i32 <* <[] <* <$Ljava_2Flang_2FObject_3B>>>> JAVA_INSTANCE_OF (dread ref %Reg2_R113))
  dassign %Reg2_Z 0 (cvt u1 i32 (dread i32 %Reg2_I))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Z_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread u1 %Reg2_Z) { dassign %Reg1_R116 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_29 0 }
  dassign %Reg2_R117 0 (dread ptr %L_STR_29)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread ref %Reg2_R117) { dassign %Reg1_R116 0 }
  dassign %Reg21_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg21_R121))
  dassign %Reg2_R113 0 (dread ref %Reg21_R113)
  dassign %Reg2_I 0 (intrinsicopwithtype i32 <* <[] <* <$Ljava_2Flang_2FString_3B>>>> JAVA_INSTANCE_OF (dread ref %Reg2_R113))
  dassign %Reg2_Z 0 (cvt u1 i32 (dread i32 %Reg2_I))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Z_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread u1 %Reg2_Z) { dassign %Reg1_R116 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_29 0 }
  dassign %Reg2_R117 0 (dread ptr %L_STR_29)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread ref %Reg2_R117) { dassign %Reg1_R116 0 }
  dassign %Reg21_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg21_R121))
  dassign %Reg2_R113 0 (dread ref %Reg21_R113)
  dassign %Reg2_I 0 (intrinsicopwithtype i32 <* <[] <* <$Ljava_2Flang_2FInteger_3B>>>> JAVA_INSTANCE_OF (dread ref %Reg2_R113))
  dassign %Reg2_Z 0 (cvt u1 i32 (dread i32 %Reg2_I))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Z_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread u1 %Reg2_Z) { dassign %Reg1_R116 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_29 0 }
  dassign %Reg2_R117 0 (dread ptr %L_STR_29)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread ref %Reg2_R117) { dassign %Reg1_R116 0 }
  dassign %Reg21_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg21_R121))
  dassign %Reg2_R113 0 (dread ref %Reg21_R113)
  dassign %Reg2_I 0 (intrinsicopwithtype i32 <* <[] <* <$Ljava_2Flang_2FCharSequence_3B>>>> JAVA_INSTANCE_OF (dread ref %Reg2_R113))
  dassign %Reg2_Z 0 (cvt u1 i32 (dread i32 %Reg2_I))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Z_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread u1 %Reg2_Z) { dassign %Reg1_R116 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R116) { dassign %Reg1_R117 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R115, dread ref %Reg1_R117) {}
  try { @label12 }
LOC 1 110
  dassign %Reg21_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg21_R121))
  dassign %Reg0_R113 0 (dread ref %Reg21_R113)
  intrinsiccallwithtypeassigned <* <[] <* <$Ljava_2Flang_2FInteger_3B>>>> JAVA_CHECK_CAST (dread ref %Reg0_R113) { dassign %Reg0_R123 0 }
  dassign %Reg22_R123 0 (dread ref %Reg0_R123)
LOC 1 111
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_6e006f00) { dassign %L_STR_30 0 }
  dassign %Reg1_R117 0 (dread ptr %L_STR_30)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R115, dread ref %Reg1_R117) {}
  endtry
LOC 1 114
  goto @label13
@label12
  catch { <* <$Ljava_2Flang_2FClassCastException_3B>> }
  dassign %Reg0_R138 0 (regread ptr %%thrownval)
LOC 1 112
  dassign %Reg22_R138 0 (dread ref %Reg0_R138)
LOC 1 113
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_d43e72af9587a47c5e4e103f8d384b38) { dassign %L_STR_31 0 }
  dassign %Reg1_R117 0 (dread ptr %L_STR_31)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R115, dread ref %Reg1_R117) {}
@label13
LOC 1 115
  dassign %Reg21_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg21_R121))
  dassign %Reg0_R113 0 (dread ref %Reg21_R113)
  intrinsiccallwithtypeassigned <* <[] <* <$Ljava_2Flang_2FObject_3B>>>> JAVA_CHECK_CAST (dread ref %Reg0_R113) { dassign %Reg0_R114 0 }
  dassign %Reg22_R114 0 (dread ref %Reg0_R114)
LOC 1 116
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_R114 0 (dread ref %Reg22_R114)
  dassign %Reg1_I 0 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %Reg1_R114))
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28I_29V (dread ref %Reg0_R115, dread i32 %Reg1_I) {}
LOC 1 117
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R116 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R116) {}
  dassign %Reg2_R130 0 (dread ref %Reg10_R130)
  dassign %Reg2_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg2_R130))
  virtualcallassigned &Ljava_2Flang_2FObject_3B_7CgetClass_7C_28_29Ljava_2Flang_2FClass_3B (dread ref %Reg2_R113) { dassign %Reg2_R139 0 }
  virtualcallassigned &Ljava_2Flang_2FClass_3B_7CgetName_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg2_R139) { dassign %Reg2_R117 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread ref %Reg2_R117) { dassign %Reg1_R116 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_29 0 }
  dassign %Reg2_R117 0 (dread ptr %L_STR_29)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread ref %Reg2_R117) { dassign %Reg1_R116 0 }
  dassign %Reg21_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg21_R121))
  dassign %Reg2_R113 0 (dread ref %Reg21_R113)
  virtualcallassigned &Ljava_2Flang_2FObject_3B_7CgetClass_7C_28_29Ljava_2Flang_2FClass_3B (dread ref %Reg2_R113) { dassign %Reg2_R139 0 }
  virtualcallassigned &Ljava_2Flang_2FClass_3B_7CgetName_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg2_R139) { dassign %Reg2_R117 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread ref %Reg2_R117) { dassign %Reg1_R116 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_29 0 }
  dassign %Reg2_R117 0 (dread ptr %L_STR_29)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread ref %Reg2_R117) { dassign %Reg1_R116 0 }
  dassign %Reg2_R129 0 (dread ref %Reg9_R129)
  dassign %Reg2_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg2_R129))
  virtualcallassigned &Ljava_2Flang_2FObject_3B_7CgetClass_7C_28_29Ljava_2Flang_2FClass_3B (dread ref %Reg2_R113) { dassign %Reg2_R139 0 }
  virtualcallassigned &Ljava_2Flang_2FClass_3B_7CgetName_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg2_R139) { dassign %Reg2_R117 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread ref %Reg2_R117) { dassign %Reg1_R116 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_29 0 }
  dassign %Reg2_R117 0 (dread ptr %L_STR_29)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread ref %Reg2_R117) { dassign %Reg1_R116 0 }
  dassign %Reg2_I 0 (constval i32 0)
  dassign %Reg2_R134 0 (gcmallocjarray ref <[] u1> (dread i32 %Reg2_I))
LOC 1 118
  dassign %Reg2_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg2_R134))
  virtualcallassigned &Ljava_2Flang_2FObject_3B_7CgetClass_7C_28_29Ljava_2Flang_2FClass_3B (dread ref %Reg2_R113) { dassign %Reg2_R139 0 }
  virtualcallassigned &Ljava_2Flang_2FClass_3B_7CgetName_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg2_R139) { dassign %Reg2_R117 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread ref %Reg2_R117) { dassign %Reg1_R116 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_29 0 }
  dassign %Reg2_R117 0 (dread ptr %L_STR_29)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread ref %Reg2_R117) { dassign %Reg1_R116 0 }
  dassign %Reg2_I 0 (constval i32 0)
  dassign %Reg2_R140 0 (gcmallocjarray ref <[] <* <[] i8>>> (dread i32 %Reg2_I))
  dassign %Reg2_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg2_R140))
  virtualcallassigned &Ljava_2Flang_2FObject_3B_7CgetClass_7C_28_29Ljava_2Flang_2FClass_3B (dread ref %Reg2_R113) { dassign %Reg2_R139 0 }
  virtualcallassigned &Ljava_2Flang_2FClass_3B_7CgetName_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg2_R139) { dassign %Reg2_R117 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread ref %Reg2_R117) { dassign %Reg1_R116 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R116) { dassign %Reg1_R117 0 }
LOC 1 117
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R115, dread ref %Reg1_R117) {}
  try { @label14 }
LOC 1 120
  dassign %Reg0_I 0 (constval i32 2)
  dassign %Reg0_R121 0 (gcmallocjarray ref <[] <* <$Ljava_2Flang_2FString_3B>>> (dread i32 %Reg0_I))
  dassign %Reg1_I 0 (constval i32 0)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_6100) { dassign %L_STR_32 0 }
  dassign %Reg2_R117 0 (dread ptr %L_STR_32)
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R121, dread i32 %Reg1_I), 
    dread ref %Reg2_R117)
  dassign %Reg1_I 0 (constval i32 1)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_6200) { dassign %L_STR_33 0 }
  dassign %Reg2_R117 0 (dread ptr %L_STR_33)
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R121, dread i32 %Reg1_I), 
    dread ref %Reg2_R117)
  dassign %Reg1_I 0 (constval i32 0)
  dassign %Reg2_R114 0 (dread ref %Reg22_R114)
  dassign %Reg3_I 0 (constval i32 0)
  dassign %Reg4_I 0 (constval i32 1)
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R121))
  dassign %Reg2_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg2_R114))
  callassigned &Ljava_2Flang_2FSystem_3B_7Carraycopy_7C_28Ljava_2Flang_2FObject_3BILjava_2Flang_2FObject_3BII_29V (dread ref %Reg0_R113, dread i32 %Reg1_I, dread ref %Reg2_R113, dread i32 %Reg3_I, dread i32 %Reg4_I) {}
LOC 1 121
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_R114 0 (dread ref %Reg22_R114)
  dassign %Reg2_I 0 (constval i32 0)
  dassign %Reg1_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg1_R114, dread i32 %Reg2_I)))
  dassign %Reg1_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg1_R113))
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FObject_3B_29V (dread ref %Reg0_R115, dread ref %Reg1_R113) {}
LOC 1 122
  dassign %Reg0_I 0 (constval i32 2)
  dassign %Reg0_R114 0 (gcmallocjarray ref <[] <* <$Ljava_2Flang_2FObject_3B>>> (dread i32 %Reg0_I))
  dassign %Reg1_I 0 (constval i32 0)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_6f006b00) { dassign %L_STR_34 0 }
  dassign %Reg2_R117 0 (dread ptr %L_STR_34)
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R114, dread i32 %Reg1_I), 
    dread ref %Reg2_R117)
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg2_I 0 (constval i32 5)
  intrinsiccallwithtype <$Ljava_2Flang_2FInteger_3B> JAVA_CLINIT_CHECK ()
  callassigned &Ljava_2Flang_2FInteger_3B_7CvalueOf_7C_28I_29Ljava_2Flang_2FInteger_3B (dread i32 %Reg2_I) { dassign %Reg2_R122 0 }
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R114, dread i32 %Reg1_I), 
    dread ref %Reg2_R122)
  dassign %Reg1_I 0 (constval i32 0)
  dassign %Reg2_I 0 (constval i32 2)
  dassign %Reg2_R121 0 (gcmallocjarray ref <[] <* <$Ljava_2Flang_2FString_3B>>> (dread i32 %Reg2_I))
  dassign %Reg3_I 0 (constval i32 0)
  dassign %Reg4_I 0 (constval i32 2)
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R114))
  dassign %Reg2_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg2_R121))
  callassigned &Ljava_2Flang_2FSystem_3B_7Carraycopy_7C_28Ljava_2Flang_2FObject_3BILjava_2Flang_2FObject_3BII_29V (dread ref %Reg0_R113, dread i32 %Reg1_I, dread ref %Reg2_R113, dread i32 %Reg3_I, dread i32 %Reg4_I) {}
  endtry
LOC 1 125
  goto @label15
@label14
  catch { <* <$Ljava_2Flang_2FArrayStoreException_3B>> }
  dassign %Reg0_R118 0 (regread ptr %%thrownval)
LOC 1 123
  dassign %Reg23_R118 0 (dread ref %Reg0_R118)
LOC 1 124
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_a7823e12d72d4f34ddadd0dc5fc3ea15) { dassign %L_STR_35 0 }
  dassign %Reg1_R117 0 (dread ptr %L_STR_35)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R115, dread ref %Reg1_R117) {}
@label15
LOC 1 126
  dassign %Reg0_I 0 (constval i32 5)
  dassign %Reg0_R130 0 (gcmallocjarray ref <[] i32> (dread i32 %Reg0_I))
  dassign %Reg1_I 0 (constval i32 0)
  dassign %Reg2_I 0 (constval i32 1)
  iassign <* i32> 0 (
    array 1 ptr <* <[] i32>> (dread ref %Reg0_R130, dread i32 %Reg1_I), 
    dread i32 %Reg2_I)
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg2_I 0 (constval i32 2)
  iassign <* i32> 0 (
    array 1 ptr <* <[] i32>> (dread ref %Reg0_R130, dread i32 %Reg1_I), 
    dread i32 %Reg2_I)
  dassign %Reg1_I 0 (constval i32 2)
  dassign %Reg2_I 0 (constval i32 3)
  iassign <* i32> 0 (
    array 1 ptr <* <[] i32>> (dread ref %Reg0_R130, dread i32 %Reg1_I), 
    dread i32 %Reg2_I)
  dassign %Reg1_I 0 (constval i32 3)
  dassign %Reg2_I 0 (constval i32 4)
  iassign <* i32> 0 (
    array 1 ptr <* <[] i32>> (dread ref %Reg0_R130, dread i32 %Reg1_I), 
    dread i32 %Reg2_I)
  dassign %Reg1_I 0 (constval i32 4)
  dassign %Reg2_I 0 (constval i32 5)
  iassign <* i32> 0 (
    array 1 ptr <* <[] i32>> (dread ref %Reg0_R130, dread i32 %Reg1_I), 
    dread i32 %Reg2_I)
  dassign %Reg23_R130 0 (dread ref %Reg0_R130)
LOC 1 127
  dassign %Reg0_R130 0 (dread ref %Reg23_R130)
  dassign %Reg1_I 0 (constval i32 0)
  dassign %Reg2_R130 0 (dread ref %Reg23_R130)
  dassign %Reg3_I 0 (constval i32 1)
  dassign %Reg4_I 0 (constval i32 4)
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R130))
  dassign %Reg2_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg2_R130))
  callassigned &Ljava_2Flang_2FSystem_3B_7Carraycopy_7C_28Ljava_2Flang_2FObject_3BILjava_2Flang_2FObject_3BII_29V (dread ref %Reg0_R113, dread i32 %Reg1_I, dread ref %Reg2_R113, dread i32 %Reg3_I, dread i32 %Reg4_I) {}
LOC 1 128
  dassign %Reg0_R130 0 (dread ref %Reg23_R130)
  dassign %Reg24_R130 0 (dread ref %Reg0_R130)
  dassign %Reg24_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg24_R130))
  dassign %Reg0_R113 0 (dread ref %Reg24_R113)
  dassign %Reg0_I 0 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %Reg0_R113))
  dassign %Reg25_I 0 (dread i32 %Reg0_I)
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg26_I 0 (dread i32 %Reg0_I)
@label16
  dassign %Reg0_I 0 (dread i32 %Reg26_I)
  dassign %Reg1_I 0 (dread i32 %Reg25_I)
  brtrue @label17 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg24_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg24_R130))
  dassign %Reg0_R113 0 (dread ref %Reg24_R113)
  dassign %Reg1_I 0 (dread i32 %Reg26_I)
  dassign %Reg0_I 0 (iread i32 <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %Reg0_R113, dread i32 %Reg1_I)))
  dassign %Reg27_I 0 (dread i32 %Reg0_I)
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R116 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R116) {}
  dassign %Reg2_I 0 (dread i32 %Reg27_I)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread i32 %Reg2_I) { dassign %Reg1_R116 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_29 0 }
  dassign %Reg2_R117 0 (dread ptr %L_STR_29)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread ref %Reg2_R117) { dassign %Reg1_R116 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R116) { dassign %Reg1_R117 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprint_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R115, dread ref %Reg1_R117) {}
  dassign %Reg26_I 0 (add i32 (dread i32 %Reg26_I, constval i32 1))
  goto @label16
@label17
LOC 1 129
  dassign %Reg0_R130 0 (dread ref %Reg23_R130)
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg2_R130 0 (dread ref %Reg23_R130)
  dassign %Reg3_I 0 (constval i32 0)
  dassign %Reg4_I 0 (constval i32 4)
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R130))
  dassign %Reg2_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg2_R130))
  callassigned &Ljava_2Flang_2FSystem_3B_7Carraycopy_7C_28Ljava_2Flang_2FObject_3BILjava_2Flang_2FObject_3BII_29V (dread ref %Reg0_R113, dread i32 %Reg1_I, dread ref %Reg2_R113, dread i32 %Reg3_I, dread i32 %Reg4_I) {}
LOC 1 130
  dassign %Reg0_R130 0 (dread ref %Reg23_R130)
  dassign %Reg24_R130 0 (dread ref %Reg0_R130)
  dassign %Reg24_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg24_R130))
  dassign %Reg0_R113 0 (dread ref %Reg24_R113)
  dassign %Reg0_I 0 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %Reg0_R113))
  dassign %Reg25_I 0 (dread i32 %Reg0_I)
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg26_I 0 (dread i32 %Reg0_I)
@label18
  dassign %Reg0_I 0 (dread i32 %Reg26_I)
  dassign %Reg1_I 0 (dread i32 %Reg25_I)
  brtrue @label19 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg24_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg24_R130))
  dassign %Reg0_R113 0 (dread ref %Reg24_R113)
  dassign %Reg1_I 0 (dread i32 %Reg26_I)
  dassign %Reg0_I 0 (iread i32 <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %Reg0_R113, dread i32 %Reg1_I)))
  dassign %Reg27_I 0 (dread i32 %Reg0_I)
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R116 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R116) {}
  dassign %Reg2_I 0 (dread i32 %Reg27_I)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread i32 %Reg2_I) { dassign %Reg1_R116 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_29 0 }
  dassign %Reg2_R117 0 (dread ptr %L_STR_29)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread ref %Reg2_R117) { dassign %Reg1_R116 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R116) { dassign %Reg1_R117 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprint_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R115, dread ref %Reg1_R117) {}
  dassign %Reg26_I 0 (add i32 (dread i32 %Reg26_I, constval i32 1))
  goto @label18
@label19
LOC 1 131
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28_29V (dread ref %Reg0_R115) {}
  try { @label20 }
LOC 1 133
  dassign %Reg0_R130 0 (dread ref %Reg23_R130)
  dassign %Reg1_I 0 (constval i32 3)
  dassign %Reg2_R130 0 (dread ref %Reg23_R130)
  dassign %Reg3_I 0 (constval i32 0)
  dassign %Reg4_I 0 (constval i32 3)
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R130))
  dassign %Reg2_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg2_R130))
  callassigned &Ljava_2Flang_2FSystem_3B_7Carraycopy_7C_28Ljava_2Flang_2FObject_3BILjava_2Flang_2FObject_3BII_29V (dread ref %Reg0_R113, dread i32 %Reg1_I, dread ref %Reg2_R113, dread i32 %Reg3_I, dread i32 %Reg4_I) {}
  endtry
LOC 1 136
  goto @label21
@label20
  catch { <* <$Ljava_2Flang_2FIndexOutOfBoundsException_3B>> }
  dassign %Reg0_R141 0 (regread ptr %%thrownval)
LOC 1 134
  dassign %Reg24_R141 0 (dread ref %Reg0_R141)
LOC 1 135
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_b73b92d6b371b0d35fa2602df5dea4be) { dassign %L_STR_36 0 }
  dassign %Reg1_R117 0 (dread ptr %L_STR_36)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R115, dread ref %Reg1_R117) {}
@label21
  try { @label22 }
LOC 1 138
  dassign %Reg0_R130 0 (dread ref %Reg23_R130)
  dassign %Reg1_I 0 (constval i32 0)
  dassign %Reg2_I 0 (constval i32 5)
  dassign %Reg2_R135 0 (gcmallocjarray ref <[] i64> (dread i32 %Reg2_I))
  dassign %Reg3_I 0 (constval i32 0)
  dassign %Reg4_I 0 (constval i32 3)
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R130))
  dassign %Reg2_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg2_R135))
  callassigned &Ljava_2Flang_2FSystem_3B_7Carraycopy_7C_28Ljava_2Flang_2FObject_3BILjava_2Flang_2FObject_3BII_29V (dread ref %Reg0_R113, dread i32 %Reg1_I, dread ref %Reg2_R113, dread i32 %Reg3_I, dread i32 %Reg4_I) {}
  endtry
LOC 1 141
  goto @label23
@label22
  catch { <* <$Ljava_2Flang_2FArrayStoreException_3B>> }
  dassign %Reg0_R118 0 (regread ptr %%thrownval)
LOC 1 139
  dassign %Reg24_R118 0 (dread ref %Reg0_R118)
LOC 1 140
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_7642ce4f0f7a7c9152957007e26e06f1) { dassign %L_STR_37 0 }
  dassign %Reg1_R117 0 (dread ptr %L_STR_37)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R115, dread ref %Reg1_R117) {}
@label23
  try { @label24 }
LOC 1 143
  dassign %Reg0_R113 0 (constval ref 0)
  dassign %Reg1_I 0 (constval i32 0)
  dassign %Reg2_R130 0 (dread ref %Reg23_R130)
  dassign %Reg3_I 0 (constval i32 0)
  dassign %Reg4_I 0 (constval i32 0)
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg2_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg2_R130))
  callassigned &Ljava_2Flang_2FSystem_3B_7Carraycopy_7C_28Ljava_2Flang_2FObject_3BILjava_2Flang_2FObject_3BII_29V (dread ref %Reg0_R113, dread i32 %Reg1_I, dread ref %Reg2_R113, dread i32 %Reg3_I, dread i32 %Reg4_I) {}
  endtry
LOC 1 146
  goto @label25
@label24
  catch { <* <$Ljava_2Flang_2FNullPointerException_3B>> }
  dassign %Reg0_R120 0 (regread ptr %%thrownval)
LOC 1 144
  dassign %Reg24_R120 0 (dread ref %Reg0_R120)
LOC 1 145
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_a0555916303ae4fb0fc2c6381fa1b0e7) { dassign %L_STR_38 0 }
  dassign %Reg1_R117 0 (dread ptr %L_STR_38)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R115, dread ref %Reg1_R117) {}
@label25
LOC 1 147
  dassign %Reg0_I 0 (constval i32 -2)
  dassign %Reg24_I 0 (dread i32 %Reg0_I)
@label26
  dassign %Reg0_I 0 (dread i32 %Reg24_I)
  brtrue @label29 (gt i32 i32 (dread i32 %Reg0_I, constval i32 0))
  try { @label27 }
LOC 1 148
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_I 0 (dread i32 %Reg24_I)
  dassign %Reg1_R130 0 (gcmallocjarray ref <[] i32> (dread i32 %Reg1_I))
  dassign %Reg1_I 0 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %Reg1_R130))
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28I_29V (dread ref %Reg0_R115, dread i32 %Reg1_I) {}
  endtry
LOC 1 151
  goto @label28
@label27
  catch { <* <$Ljava_2Flang_2FNegativeArraySizeException_3B>> }
  dassign %Reg0_R142 0 (regread ptr %%thrownval)
LOC 1 149
  dassign %Reg25_R142 0 (dread ref %Reg0_R142)
LOC 1 150
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R116 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R116) {}
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_4e004100530045002000) { dassign %L_STR_39 0 }
  dassign %Reg2_R117 0 (dread ptr %L_STR_39)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread ref %Reg2_R117) { dassign %Reg1_R116 0 }
  dassign %Reg2_R142 0 (dread ref %Reg25_R142)
  virtualcallassigned &Ljava_2Flang_2FNegativeArraySizeException_3B_7CgetMessage_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg2_R142) { dassign %Reg2_R117 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread ref %Reg2_R117) { dassign %Reg1_R116 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R116) { dassign %Reg1_R117 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R115, dread ref %Reg1_R117) {}
@label28
LOC 1 147
  dassign %Reg24_I 0 (add i32 (dread i32 %Reg24_I, constval i32 1))
  goto @label26
@label29
  try { @label30 }
LOC 1 153
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_6e00) { dassign %L_STR_20 0 }
  dassign %Reg0_R117 0 (dread ptr %L_STR_20)
  dassign %Reg1_I 0 (constval i32 -7)
  intrinsiccallwithtype <$LArrayStores_3B> JAVA_CLINIT_CHECK ()
  callassigned &LArrayStores_3B_7Cside_7C_28Ljava_2Flang_2FString_3BI_29I (dread ref %Reg0_R117, dread i32 %Reg1_I) { dassign %Reg0_I 0 }
  dassign %Reg0_R114 0 (gcmallocjarray ref <[] <* <$Ljava_2Flang_2FObject_3B>>> (dread i32 %Reg0_I))
  dassign %Reg24_R114 0 (dread ref %Reg0_R114)
  endtry
LOC 1 156
  goto @label31
@label30
  catch { <* <$Ljava_2Flang_2FNegativeArraySizeException_3B>> }
  dassign %Reg0_R142 0 (regread ptr %%thrownval)
LOC 1 154
  dassign %Reg24_R142 0 (dread ref %Reg0_R142)
LOC 1 155
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_R142 0 (dread ref %Reg24_R142)
  dassign %Reg1_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg1_R142))
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FObject_3B_29V (dread ref %Reg0_R115, dread ref %Reg1_R113) {}
@label31
LOC 1 157
  return ()
}
func &LArrayStores_24A_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LArrayStores_24A_3B>>) void {
  funcid 5
  var %Reg1_R127 <* <$LArrayStores_24A_3B>>
  var %Reg0_R127 <* <$LArrayStores_24A_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>

  dassign %Reg1_R127 0 (dread ref %_this)
LOC 1 5
  dassign %Reg0_R127 0 (dread ref %Reg1_R127)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R127))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
  return ()
}
func &LArrayStores_24A_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$LArrayStores_24A_3B>>) <* <$Ljava_2Flang_2FString_3B>> {
  funcid 6
  var %Reg1_R127 <* <$LArrayStores_24A_3B>>
  var %Reg0_R117 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_40 <* <$Ljava_2Flang_2FString_3B>>

  dassign %Reg1_R127 0 (dread ref %_this)
LOC 1 7
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_4100) { dassign %L_STR_40 0 }
  dassign %Reg0_R117 0 (dread ptr %L_STR_40)
  return (dread ref %Reg0_R117)
}
func &LArrayStores_24B_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LArrayStores_24B_3B>>) void {
  funcid 7
  var %Reg1_R125 <* <$LArrayStores_24B_3B>>
  var %Reg0_R125 <* <$LArrayStores_24B_3B>>
  var %Reg0_R127 <* <$LArrayStores_24A_3B>>

  dassign %Reg1_R125 0 (dread ref %_this)
LOC 1 11
  dassign %Reg0_R125 0 (dread ref %Reg1_R125)
  dassign %Reg0_R127 0 (retype ref <* <$LArrayStores_24A_3B>> (dread ref %Reg0_R125))
  callassigned &LArrayStores_24A_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R127) {}
  return ()
}
func &LArrayStores_24B_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$LArrayStores_24B_3B>>) <* <$Ljava_2Flang_2FString_3B>> {
  funcid 8
  var %Reg1_R125 <* <$LArrayStores_24B_3B>>
  var %Reg0_R117 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_41 <* <$Ljava_2Flang_2FString_3B>>

  dassign %Reg1_R125 0 (dread ref %_this)
LOC 1 13
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_4200) { dassign %L_STR_41 0 }
  dassign %Reg0_R117 0 (dread ptr %L_STR_41)
  return (dread ref %Reg0_R117)
}
