flavor 1
srclang 3
id 65535
numfuncs 15
import "library.mplt"
import "NestedTry.mplt"
entryfunc &LNestedTry_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V
fileinfo {
  @INFO_filename "NestedTry.class",
  @INFO_filename "NestedTry$A.class",
  @INFO_filename "NestedTry$B.class",
  @INFO_filename "NestedTry$C.class",
  @INFO_filename "NestedTry$Un.class"}
srcfileinfo {
  1 "NestedTry.java"}
javaclass $LNestedTry_3B <$LNestedTry_3B> public
javaclass $LNestedTry_24A_3B <$LNestedTry_24A_3B>
javaclass $LNestedTry_24B_3B <$LNestedTry_24B_3B>
javaclass $LNestedTry_24C_3B <$LNestedTry_24C_3B>
javaclass $LNestedTry_24Un_3B <$LNestedTry_24Un_3B>
func &LNestedTry_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$LNestedTry_3B>>) void
func &LNestedTry_3B_7Cthrower_7C_28I_29V static (var %Reg6_I i32) void
func &LNestedTry_3B_7Cclassify_7C_28I_29Ljava_2Flang_2FString_3B static (var %Reg3_I i32) <* <$Ljava_2Flang_2FString_3B>>
func &LNestedTry_3B_7Crethrow_7C_28I_29V static (var %Reg5_I i32) void
func &LNestedTry_3B_7CinCatch_7C_28_29I static () i32
func &LNestedTry_3B_7CfromCatch_7C_28_29V static () void
func &LNestedTry_3B_7Cmulti_7C_28I_29V static (var %Reg4_I i32) void
func &LNestedTry_3B_7CloopCatch_7C_28_29I static () i32
func &LNestedTry_3B_7Cchain_7C_28I_29Ljava_2Flang_2FThrowable_3B static (var %Reg6_I i32) <* <$Ljava_2Flang_2FThrowable_3B>>
func &LNestedTry_3B_7Cdeep_7C_28I_29V static (var %Reg4_I i32) void
func &LNestedTry_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V public static (var %Reg7_R128 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>) void
func &LNestedTry_24A_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V constructor (var %_this <* <$LNestedTry_24A_3B>>, var %Reg3_R115 <* <$Ljava_2Flang_2FString_3B>>) void
func &LNestedTry_24B_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V constructor (var %_this <* <$LNestedTry_24B_3B>>, var %Reg3_R115 <* <$Ljava_2Flang_2FString_3B>>) void
func &LNestedTry_24C_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V constructor (var %_this <* <$LNestedTry_24C_3B>>, var %Reg3_R115 <* <$Ljava_2Flang_2FString_3B>>) void
func &LNestedTry_24Un_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3BLjava_2Flang_2FThrowable_3B_29V constructor (var %_this <* <$LNestedTry_24Un_3B>>, var %Reg4_R115 <* <$Ljava_2Flang_2FString_3B>>, var %Reg5_R116 <* <$Ljava_2Flang_2FThrowable_3B>>) void
var $_C_STR_6100 fstatic <[3] u64> readonly = [0, 0x300000000, 0x6100000061]
var $_C_STR_6200 fstatic <[3] u64> readonly = [0, 0x300000000, 0x6200000062]
var $_C_STR_6300 fstatic <[3] u64> readonly = [0, 0x300000000, 0x6300000063]
var $_C_STR_75006e00 fstatic <[3] u64> readonly = [0, 0x500000000, 0x6e7500000e99]
var $_C_STR_69006e006e0065007200 fstatic <[4] u64> readonly = [0, 0xb00000000, 0x656e6e6905fb4e56, 114]
var $_C_STR_650072007200 fstatic <[3] u64> readonly = [0, 0x700000000, 0x72726500018965]
var $_C_STR_6e006f006e006500 fstatic <[3] u64> readonly = [0, 0x900000000, 0x656e6f6e0033af38]
var $_C_STR_43002000 fstatic <[3] u64> readonly = [0, 0x500000000, 0x20430000083d]
var $_C_STR_42002000 fstatic <[3] u64> readonly = [0, 0x500000000, 0x20420000081e]
var $_C_STR_41002000 fstatic <[3] u64> readonly = [0, 0x500000000, 0x2041000007ff]
var $_C_STR_52002000 fstatic <[3] u64> readonly = [0, 0x500000000, 0x205200000a0e]
var $_C_STR_20002f002000 fstatic <[3] u64> readonly = [0, 0x700000000, 0x202f2000007df1]
var $_C_STR_54002000 fstatic <[3] u64> readonly = [0, 0x500000000, 0x205400000a4c]
var $_C_STR_660069006e002000 fstatic <[3] u64> readonly = [0, 0x900000000, 0x206e6966002ff575]
var $_C_STR_15b4d3a956bbdc1e5409877c580b7067 fstatic <[4] u64> readonly = [0, 0x1700000000, 0x6874657263fc6391, 0x20676e69776f72]
var $_C_STR_3100 fstatic <[3] u64> readonly = [0, 0x300000000, 0x3100000031]
var $_C_STR_3200 fstatic <[3] u64> readonly = [0, 0x300000000, 0x3200000032]
var $_C_STR_3300 fstatic <[3] u64> readonly = [0, 0x300000000, 0x3300000033]
var $_C_STR_7800 fstatic <[3] u64> readonly = [0, 0x300000000, 0x7800000078]
var $_C_STR_f2da5d845a8f3061ff564183f2efc8d5 fstatic <[4] u64> readonly = [0, 0x1500000000, 0x6d6f726628a232c5, 0x686374616320]
var $_C_STR_770072006f006e006700 fstatic <[4] u64> readonly = [0, 0xb00000000, 0x6e6f727706c26dad, 103]
var $_C_STR_20003c002d002000 fstatic <[3] u64> readonly = [0, 0x900000000, 0x202d3c20000f72af]
var $_C_STR_690073006500 fstatic <[3] u64> readonly = [0, 0x700000000, 0x6573690001987b]
var $_C_STR_690061006500 fstatic <[3] u64> readonly = [0, 0x700000000, 0x6561690001964d]
var $_C_STR_61006500 fstatic <[3] u64> readonly = [0, 0x500000000, 0x656100000c24]
var $_C_STR_6e006f00 fstatic <[3] u64> readonly = [0, 0x500000000, 0x6f6e00000dc1]
var $_C_STR_6d0075006c00740069002000 fstatic <[4] u64> readonly = [0, 0xd00000000, 0x746c756dc0a3d207, 0x2069]
var $_C_STR_2000 fstatic <[3] u64> readonly = [0, 0x300000000, 0x2000000020]
var $_C_STR_730069006e0067006c0065002000 fstatic <[4] u64> readonly = [0, 0xf00000000, 0x676e69737cd804d8, 0x20656c]
var $_C_STR_6c00 fstatic <[3] u64> readonly = [0, 0x300000000, 0x6c0000006c]
var $_C_STR_6500 fstatic <[3] u64> readonly = [0, 0x300000000, 0x6500000065]
var $_C_STR_6400650065007000 fstatic <[3] u64> readonly = [0, 0x900000000, 0x70656564002efcec]
var $_C_STR_6e006500760065007200 fstatic <[4] u64> readonly = [0, 0xb00000000, 0x6576656e063dca8c, 114]
var $_C_STR_6d00610069006e002000 fstatic <[4] u64> readonly = [0, 0xb00000000, 0x6e69616d062db187, 32]
var $_C_STR_6b00650070007400 fstatic <[3] u64> readonly = [0, 0x900000000, 0x7470656b00322cde]
var $_C_STR_6300610073007400 fstatic <[3] u64> readonly = [0, 0x900000000, 0x74736163002e7b3f]
var $Ljava_2Flang_2FSystem_3B_7Cout extern <* <$Ljava_2Fio_2FPrintStream_3B>>
func &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FObject_3B>>) void
func &Ljava_2Flang_2FError_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V public constructor (var %_this <* <$Ljava_2Flang_2FError_3B>>, var %Reg1_R115 <* <$Ljava_2Flang_2FString_3B>>) void
func &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>) void
func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg1_R115 <* <$Ljava_2Flang_2FString_3B>>) <* <$Ljava_2Flang_2FStringBuilder_3B>>
func &LNestedTry_24C_3B_7CgetMessage_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$LNestedTry_24C_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &LNestedTry_24B_3B_7CgetMessage_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$LNestedTry_24B_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &LNestedTry_24A_3B_7CgetMessage_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$LNestedTry_24A_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>) <* <$Ljava_2Flang_2FStringBuilder_3B>>
func &Ljava_2Flang_2FRuntimeException_3B_7CgetCause_7C_28_29Ljava_2Flang_2FThrowable_3B public virtual (var %_this <* <$Ljava_2Flang_2FRuntimeException_3B>>) <* <$Ljava_2Flang_2FThrowable_3B>>
func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg1_I i32) <* <$Ljava_2Flang_2FStringBuilder_3B>>
func &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V public virtual (var %_this <* <$Ljava_2Fio_2FPrintStream_3B>>, var %Reg1_R115 <* <$Ljava_2Flang_2FString_3B>>) void
func &Ljava_2Flang_2FString_3B_7Clength_7C_28_29I public virtual (var %_this <* <$Ljava_2Flang_2FString_3B>>) i32
func &LNestedTry_24Un_3B_7CgetMessage_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$LNestedTry_24Un_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &LNestedTry_24Un_3B_7CgetCause_7C_28_29Ljava_2Flang_2FThrowable_3B public virtual (var %_this <* <$LNestedTry_24Un_3B>>) <* <$Ljava_2Flang_2FThrowable_3B>>
func &Ljava_2Flang_2FThrowable_3B_7CgetMessage_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$Ljava_2Flang_2FThrowable_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &Ljava_2Flang_2FIllegalStateException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V public constructor (var %_this <* <$Ljava_2Flang_2FIllegalStateException_3B>>, var %Reg1_R115 <* <$Ljava_2Flang_2FString_3B>>) void
func &Ljava_2Flang_2FIllegalArgumentException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V public constructor (var %_this <* <$Ljava_2Flang_2FIllegalArgumentException_3B>>, var %Reg1_R115 <* <$Ljava_2Flang_2FString_3B>>) void
func &Ljava_2Flang_2FArithmeticException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V public constructor (var %_this <* <$Ljava_2Flang_2FArithmeticException_3B>>, var %Reg1_R115 <* <$Ljava_2Flang_2FString_3B>>) void
func &Ljava_2Flang_2FRuntimeException_3B_7CgetMessage_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$Ljava_2Flang_2FRuntimeException_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &Ljava_2Flang_2FArithmeticException_3B_7CgetMessage_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$Ljava_2Flang_2FArithmeticException_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &Ljava_2Flang_2FException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3BLjava_2Flang_2FThrowable_3B_29V public constructor (var %_this <* <$Ljava_2Flang_2FException_3B>>, var %Reg1_R115 <* <$Ljava_2Flang_2FString_3B>>, var %Reg2_R116 <* <$Ljava_2Flang_2FThrowable_3B>>) void
func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Z_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg1_Z u1) <* <$Ljava_2Flang_2FStringBuilder_3B>>
func &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28I_29V public virtual (var %_this <* <$Ljava_2Fio_2FPrintStream_3B>>, var %Reg1_I i32) void
func &Ljava_2Flang_2FThrowable_3B_7CgetCause_7C_28_29Ljava_2Flang_2FThrowable_3B public virtual (var %_this <* <$Ljava_2Flang_2FThrowable_3B>>) <* <$Ljava_2Flang_2FThrowable_3B>>
func &Ljava_2Flang_2FException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V public constructor (var %_this <* <$Ljava_2Flang_2FException_3B>>, var %Reg1_R115 <* <$Ljava_2Flang_2FString_3B>>) void
func &Ljava_2Flang_2FRuntimeException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3BLjava_2Flang_2FThrowable_3B_29V public constructor (var %_this <* <$Ljava_2Flang_2FRuntimeException_3B>>, var %Reg1_R115 <* <$Ljava_2Flang_2FString_3B>>, var %Reg2_R116 <* <$Ljava_2Flang_2FThrowable_3B>>) void
var $__cinf_Ljava_2Flang_2FString_3B <$__class_meta__>
func &MCC_GetOrInsertLiteral () <* <$Ljava_2Flang_2FString_3B>>
func &LNestedTry_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$LNestedTry_3B>>) void {
  funcid 1
  var %Reg1_R112 <* <$LNestedTry_3B>>
  var %Reg0_R112 <* <$LNestedTry_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>

  dassign %Reg1_R112 0 (dread ref %_this)
LOC 1 1
  dassign %Reg0_R112 0 (dread ref %Reg1_R112)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R112))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
  return ()
}
func &LNestedTry_3B_7Cthrower_7C_28I_29V static (var %Reg6_I i32) void {
  funcid 2
  var %Reg0_I i32
  var %Reg0_R114 <* <$LNestedTry_24A_3B>>
  var %Reg1_R115 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_10 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R116 <* <$Ljava_2Flang_2FThrowable_3B>>
  var %Reg0_R117 <* <$LNestedTry_24B_3B>>
  var %L_STR_11 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R118 <* <$LNestedTry_24C_3B>>
  var %L_STR_12 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R119 <* <$LNestedTry_24Un_3B>>
  var %L_STR_13 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg2_R118 <* <$LNestedTry_24C_3B>>
  var %Reg3_R115 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_14 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg2_R116 <* <$Ljava_2Flang_2FThrowable_3B>>
  var %Reg0_R120 <* <$Ljava_2Flang_2FError_3B>>
  var %L_STR_15 <* <$Ljava_2Flang_2FString_3B>>

ALIAS %k %Reg6_I i32
  intrinsiccallwithtype <$LNestedTry_3B> JAVA_CLINIT_CHECK ()
LOC 1 27
  dassign %Reg0_I 0 (dread i32 %Reg6_I)
  switch (dread i32 %Reg0_I) @label5 {
    0x0: goto @label0
    0x1: goto @label1
    0x2: goto @label2
    0x3: goto @label3
    0x4: goto @label4 }
@label0
LOC 1 29
  intrinsiccallwithtype <$LNestedTry_24A_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R114 0 (gcmalloc ref <$LNestedTry_24A_3B>)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_6100) { dassign %L_STR_10 0 }
  dassign %Reg1_R115 0 (dread ptr %L_STR_10)
  callassigned &LNestedTry_24A_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R114, dread ref %Reg1_R115) {}
  dassign %Reg0_R116 0 (retype ref <* <$Ljava_2Flang_2FThrowable_3B>> (dread ref %Reg0_R114))
  throw (dread ref %Reg0_R116)
@label1
LOC 1 31
  intrinsiccallwithtype <$LNestedTry_24B_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R117 0 (gcmalloc ref <$LNestedTry_24B_3B>)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_6200) { dassign %L_STR_11 0 }
  dassign %Reg1_R115 0 (dread ptr %L_STR_11)
  callassigned &LNestedTry_24B_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R117, dread ref %Reg1_R115) {}
  dassign %Reg0_R116 0 (retype ref <* <$Ljava_2Flang_2FThrowable_3B>> (dread ref %Reg0_R117))
  throw (dread ref %Reg0_R116)
@label2
LOC 1 33
  intrinsiccallwithtype <$LNestedTry_24C_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R118 0 (gcmalloc ref <$LNestedTry_24C_3B>)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_6300) { dassign %L_STR_12 0 }
  dassign %Reg1_R115 0 (dread ptr %L_STR_12)
  callassigned &LNestedTry_24C_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R118, dread ref %Reg1_R115) {}
  dassign %Reg0_R116 0 (retype ref <* <$Ljava_2Flang_2FThrowable_3B>> (dread ref %Reg0_R118))
  throw (dread ref %Reg0_R116)
@label3
LOC 1 35
  intrinsiccallwithtype <$LNestedTry_24Un_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R119 0 (gcmalloc ref <$LNestedTry_24Un_3B>)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_75006e00) { dassign %L_STR_13 0 }
  dassign %Reg1_R115 0 (dread ptr %L_STR_13)
  intrinsiccallwithtype <$LNestedTry_24C_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg2_R118 0 (gcmalloc ref <$LNestedTry_24C_3B>)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_69006e006e0065007200) { dassign %L_STR_14 0 }
  dassign %Reg3_R115 0 (dread ptr %L_STR_14)
  callassigned &LNestedTry_24C_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg2_R118, dread ref %Reg3_R115) {}
  dassign %Reg2_R116 0 (retype ref <* <$Ljava_2Flang_2FThrowable_3B>> (dread ref %Reg2_R118))
  callassigned &LNestedTry_24Un_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3BLjava_2Flang_2FThrowable_3B_29V (dread ref %Reg0_R119, dread ref %Reg1_R115, dread ref %Reg2_R116) {}
  dassign %Reg0_R116 0 (retype ref <* <$Ljava_2Flang_2FThrowable_3B>> (dread ref %Reg0_R119))
  throw (dread ref %Reg0_R116)
@label4
LOC 1 37
  intrinsiccallwithtype <$Ljava_2Flang_2FError_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R120 0 (gcmalloc ref <$Ljava_2Flang_2FError_3B>)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_650072007200) { dassign %L_STR_15 0 }
  dassign %Reg1_R115 0 (dread ptr %L_STR_15)
  callassigned &Ljava_2Flang_2FError_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R120, dread ref %Reg1_R115) {}
  dassign %Reg0_R116 0 (retype ref <* <$Ljava_2Flang_2FThrowable_3B>> (dread ref %Reg0_R120))
  throw (dread ref %Reg0_R116)
@label5
LOC 1 40
  return ()
}
func &LNestedTry_3B_7Cclassify_7C_28I_29Ljava_2Flang_2FString_3B static (var %Reg3_I i32) <* <$Ljava_2Flang_2FString_3B>> {
  funcid 3
  var %Reg0_I i32
  var %Reg0_R115 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_16 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R118 <* <$LNestedTry_24C_3B>>
  var %Reg2_R118 <* <$LNestedTry_24C_3B>>
  var %Reg0_R121 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg1_R115 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_17 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_R118 <* <$LNestedTry_24C_3B>>
  var %Reg0_R117 <* <$LNestedTry_24B_3B>>
  var %Reg2_R117 <* <$LNestedTry_24B_3B>>
  var %L_STR_18 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_R117 <* <$LNestedTry_24B_3B>>
  var %Reg0_R114 <* <$LNestedTry_24A_3B>>
  var %Reg2_R114 <* <$LNestedTry_24A_3B>>
  var %L_STR_19 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_R114 <* <$LNestedTry_24A_3B>>
  var %Reg0_R122 <* <$Ljava_2Flang_2FRuntimeException_3B>>
  var %Reg2_R122 <* <$Ljava_2Flang_2FRuntimeException_3B>>
  var %L_STR_20 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_R122 <* <$Ljava_2Flang_2FRuntimeException_3B>>
  var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %L_STR_21 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_R116 <* <$Ljava_2Flang_2FThrowable_3B>>
  var %Reg0_R116 <* <$Ljava_2Flang_2FThrowable_3B>>
  var %Reg2_R116 <* <$Ljava_2Flang_2FThrowable_3B>>
  var %L_STR_22 <* <$Ljava_2Flang_2FString_3B>>

ALIAS %e %Reg2_R122 <* <$Ljava_2Flang_2FRuntimeException_3B>>
ALIAS %t %Reg2_R116 <* <$Ljava_2Flang_2FThrowable_3B>>
ALIAS %k %Reg3_I i32
  intrinsiccallwithtype <$LNestedTry_3B> JAVA_CLINIT_CHECK ()
  try { @label6 @label7 @label8 @label9 @label10 }
LOC 1 44
  dassign %Reg0_I 0 (dread i32 %Reg3_I)
  intrinsiccallwithtype <$LNestedTry_3B> JAVA_CLINIT_CHECK ()
  callassigned &LNestedTry_3B_7Cthrower_7C_28I_29V (dread i32 %Reg0_I) {}
LOC 1 45
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_6e006f006e006500) { dassign %L_STR_16 0 }
  dassign %Reg0_R115 0 (dread ptr %L_STR_16)
  endtry
  return (dread ref %Reg0_R115)
@label6
  catch { <* <$LNestedTry_24C_3B>> }
  dassign %Reg0_R118 0 (regread ptr %%thrownval)
LOC 1 46
  dassign %Reg2_R118 0 (dread ref %Reg0_R118)
LOC 1 47
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R121 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R121) {}
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_43002000) { dassign %L_STR_17 0 }
  dassign %Reg1_R115 0 (dread ptr %L_STR_17)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R121, dread ref %Reg1_R115) { dassign %Reg0_R121 0 }
  dassign %Reg1_R118 0 (dread ref %Reg2_R118)
  virtualcallassigned &LNestedTry_24C_3B_7CgetMessage_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R118) { dassign %Reg1_R115 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R121, dread ref %Reg1_R115) { dassign %Reg0_R121 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg0_R121) { dassign %Reg0_R115 0 }
  return (dread ref %Reg0_R115)
@label7
  catch { <* <$LNestedTry_24B_3B>> }
  dassign %Reg0_R117 0 (regread ptr %%thrownval)
LOC 1 48
  dassign %Reg2_R117 0 (dread ref %Reg0_R117)
LOC 1 49
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R121 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R121) {}
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_42002000) { dassign %L_STR_18 0 }
  dassign %Reg1_R115 0 (dread ptr %L_STR_18)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R121, dread ref %Reg1_R115) { dassign %Reg0_R121 0 }
  dassign %Reg1_R117 0 (dread ref %Reg2_R117)
  virtualcallassigned &LNestedTry_24B_3B_7CgetMessage_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R117) { dassign %Reg1_R115 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R121, dread ref %Reg1_R115) { dassign %Reg0_R121 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg0_R121) { dassign %Reg0_R115 0 }
  return (dread ref %Reg0_R115)
@label8
  catch { <* <$LNestedTry_24A_3B>> }
  dassign %Reg0_R114 0 (regread ptr %%thrownval)
LOC 1 50
  dassign %Reg2_R114 0 (dread ref %Reg0_R114)
LOC 1 51
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R121 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R121) {}
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_41002000) { dassign %L_STR_19 0 }
  dassign %Reg1_R115 0 (dread ptr %L_STR_19)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R121, dread ref %Reg1_R115) { dassign %Reg0_R121 0 }
  dassign %Reg1_R114 0 (dread ref %Reg2_R114)
  virtualcallassigned &LNestedTry_24A_3B_7CgetMessage_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R114) { dassign %Reg1_R115 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R121, dread ref %Reg1_R115) { dassign %Reg0_R121 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg0_R121) { dassign %Reg0_R115 0 }
  return (dread ref %Reg0_R115)
@label9
  catch { <* <$Ljava_2Flang_2FRuntimeException_3B>> }
  dassign %Reg0_R122 0 (regread ptr %%thrownval)
LOC 1 52
  dassign %Reg2_R122 0 (dread ref %Reg0_R122)
LOC 1 53
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R121 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R121) {}
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_52002000) { dassign %L_STR_20 0 }
  dassign %Reg1_R115 0 (dread ptr %L_STR_20)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R121, dread ref %Reg1_R115) { dassign %Reg0_R121 0 }
  dassign %Reg1_R122 0 (dread ref %Reg2_R122)
  dassign %Reg1_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg1_R122))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R121, dread ref %Reg1_R113) { dassign %Reg0_R121 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_20002f002000) { dassign %L_STR_21 0 }
  dassign %Reg1_R115 0 (dread ptr %L_STR_21)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R121, dread ref %Reg1_R115) { dassign %Reg0_R121 0 }
  dassign %Reg1_R122 0 (dread ref %Reg2_R122)
  virtualcallassigned &Ljava_2Flang_2FRuntimeException_3B_7CgetCause_7C_28_29Ljava_2Flang_2FThrowable_3B (dread ref %Reg1_R122) { dassign %Reg1_R116 0 }
  dassign %Reg1_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg1_R116))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R121, dread ref %Reg1_R113) { dassign %Reg0_R121 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg0_R121) { dassign %Reg0_R115 0 }
  return (dread ref %Reg0_R115)
@label10
  catch { <* <$Ljava_2Flang_2FThrowable_3B>> }
  dassign %Reg0_R116 0 (regread ptr %%thrownval)
LOC 1 54
  dassign %Reg2_R116 0 (dread ref %Reg0_R116)
LOC 1 55
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R121 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R121) {}
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_54002000) { dassign %L_STR_22 0 }
  dassign %Reg1_R115 0 (dread ptr %L_STR_22)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R121, dread ref %Reg1_R115) { dassign %Reg0_R121 0 }
  dassign %Reg1_R116 0 (dread ref %Reg2_R116)
  dassign %Reg1_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg1_R116))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R121, dread ref %Reg1_R113) { dassign %Reg0_R121 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg0_R121) { dassign %Reg0_R115 0 }
  return (dread ref %Reg0_R115)
}
func &LNestedTry_3B_7Crethrow_7C_28I_29V static (var %Reg5_I i32) void {
  funcid 4
  var %Reg0_I i32
  var %Reg0_R123 <* <$Ljava_2Fio_2FPrintStream_3B>>
  var %Reg1_R121 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg2_R115 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_23 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg2_I i32
  var %Reg1_R115 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R117 <* <$LNestedTry_24B_3B>>
  var %Reg3_R117 <* <$LNestedTry_24B_3B>>
  var %L_STR_24 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg2_R117 <* <$LNestedTry_24B_3B>>
  var %Reg0_R116 <* <$Ljava_2Flang_2FThrowable_3B>>
  var %Reg4_R116 <* <$Ljava_2Flang_2FThrowable_3B>>
  var %Reg4_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>

ALIAS %e %Reg3_R117 <* <$LNestedTry_24B_3B>>
ALIAS %k %Reg5_I i32
  intrinsiccallwithtype <$LNestedTry_3B> JAVA_CLINIT_CHECK ()
  try { @label11 @label12 }
LOC 1 61
  dassign %Reg0_I 0 (dread i32 %Reg5_I)
  intrinsiccallwithtype <$LNestedTry_3B> JAVA_CLINIT_CHECK ()
  callassigned &LNestedTry_3B_7Cthrower_7C_28I_29V (dread i32 %Reg0_I) {}
  endtry
LOC 1 66
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R123 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R121 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R121) {}
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_660069006e002000) { dassign %L_STR_23 0 }
  dassign %Reg2_R115 0 (dread ptr %L_STR_23)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R121, dread ref %Reg2_R115) { dassign %Reg1_R121 0 }
  dassign %Reg2_I 0 (dread i32 %Reg5_I)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R121, dread i32 %Reg2_I) { dassign %Reg1_R121 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R121) { dassign %Reg1_R115 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R123, dread ref %Reg1_R115) {}
LOC 1 67
  goto @label13
@label11
  catch { <* <$LNestedTry_24B_3B>> }
  dassign %Reg0_R117 0 (regread ptr %%thrownval)
  try { @label12 }
LOC 1 62
  dassign %Reg3_R117 0 (dread ref %Reg0_R117)
LOC 1 63
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R123 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R121 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R121) {}
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_15b4d3a956bbdc1e5409877c580b7067) { dassign %L_STR_24 0 }
  dassign %Reg2_R115 0 (dread ptr %L_STR_24)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R121, dread ref %Reg2_R115) { dassign %Reg1_R121 0 }
  dassign %Reg2_R117 0 (dread ref %Reg3_R117)
  virtualcallassigned &LNestedTry_24B_3B_7CgetMessage_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg2_R117) { dassign %Reg2_R115 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R121, dread ref %Reg2_R115) { dassign %Reg1_R121 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R121) { dassign %Reg1_R115 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R123, dread ref %Reg1_R115) {}
LOC 1 64
  dassign %Reg0_R117 0 (dread ref %Reg3_R117)
  dassign %Reg0_R116 0 (retype ref <* <$Ljava_2Flang_2FThrowable_3B>> (dread ref %Reg0_R117))
  throw (dread ref %Reg0_R116)
  endtry
@label12
  catch { <* void> }
  dassign %Reg0_R116 0 (regread ptr %%thrownval)
  try { @label12 }
LOC 1 66
  dassign %Reg4_R116 0 (dread ref %Reg0_R116)
  endtry
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R123 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R121 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R121) {}
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_660069006e002000) { dassign %L_STR_23 0 }
  dassign %Reg2_R115 0 (dread ptr %L_STR_23)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R121, dread ref %Reg2_R115) { dassign %Reg1_R121 0 }
  dassign %Reg2_I 0 (dread i32 %Reg5_I)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R121, dread i32 %Reg2_I) { dassign %Reg1_R121 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R121) { dassign %Reg1_R115 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R123, dread ref %Reg1_R115) {}
LOC 1 67
  dassign %Reg4_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg4_R116))
  dassign %Reg0_R113 0 (dread ref %Reg4_R113)
  dassign %Reg0_R116 0 (retype ref <* <$Ljava_2Flang_2FThrowable_3B>> (dread ref %Reg0_R113))
  throw (dread ref %Reg0_R116)
@label13
LOC 1 68
  return ()
}
func &LNestedTry_3B_7CinCatch_7C_28_29I static () i32 {
  funcid 5
  var %Reg0_R114 <* <$LNestedTry_24A_3B>>
  var %Reg1_R115 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_25 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R116 <* <$Ljava_2Flang_2FThrowable_3B>>
  var %Reg4_R114 <* <$LNestedTry_24A_3B>>
  var %Reg0_R117 <* <$LNestedTry_24B_3B>>
  var %Reg1_R121 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg2_R114 <* <$LNestedTry_24A_3B>>
  var %Reg2_R115 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_26 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg5_R117 <* <$LNestedTry_24B_3B>>
  var %Reg0_R118 <* <$LNestedTry_24C_3B>>
  var %Reg2_R117 <* <$LNestedTry_24B_3B>>
  var %L_STR_27 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg6_R118 <* <$LNestedTry_24C_3B>>
  var %Reg0_R123 <* <$Ljava_2Fio_2FPrintStream_3B>>
  var %Reg1_R118 <* <$LNestedTry_24C_3B>>
  var %Reg0_R115 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_I i32

ALIAS %c %Reg6_R118 <* <$LNestedTry_24C_3B>>
ALIAS %b %Reg5_R117 <* <$LNestedTry_24B_3B>>
ALIAS %a %Reg4_R114 <* <$LNestedTry_24A_3B>>
  intrinsiccallwithtype <$LNestedTry_3B> JAVA_CLINIT_CHECK ()
  try { @label14 }
LOC 1 72
  intrinsiccallwithtype <$LNestedTry_24A_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R114 0 (gcmalloc ref <$LNestedTry_24A_3B>)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_3100) { dassign %L_STR_25 0 }
  dassign %Reg1_R115 0 (dread ptr %L_STR_25)
  callassigned &LNestedTry_24A_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R114, dread ref %Reg1_R115) {}
  dassign %Reg0_R116 0 (retype ref <* <$Ljava_2Flang_2FThrowable_3B>> (dread ref %Reg0_R114))
  throw (dread ref %Reg0_R116)
  endtry
@label14
  catch { <* <$LNestedTry_24A_3B>> }
  dassign %Reg0_R114 0 (regread ptr %%thrownval)
LOC 1 73
  dassign %Reg4_R114 0 (dread ref %Reg0_R114)
  try { @label15 }
LOC 1 75
  intrinsiccallwithtype <$LNestedTry_24B_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R117 0 (gcmalloc ref <$LNestedTry_24B_3B>)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R121 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R121) {}
  dassign %Reg2_R114 0 (dread ref %Reg4_R114)
  virtualcallassigned &LNestedTry_24A_3B_7CgetMessage_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg2_R114) { dassign %Reg2_R115 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R121, dread ref %Reg2_R115) { dassign %Reg1_R121 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_3200) { dassign %L_STR_26 0 }
  dassign %Reg2_R115 0 (dread ptr %L_STR_26)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R121, dread ref %Reg2_R115) { dassign %Reg1_R121 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R121) { dassign %Reg1_R115 0 }
  callassigned &LNestedTry_24B_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R117, dread ref %Reg1_R115) {}
  dassign %Reg0_R116 0 (retype ref <* <$Ljava_2Flang_2FThrowable_3B>> (dread ref %Reg0_R117))
  throw (dread ref %Reg0_R116)
  endtry
@label15
  catch { <* <$LNestedTry_24B_3B>> }
  dassign %Reg0_R117 0 (regread ptr %%thrownval)
LOC 1 76
  dassign %Reg5_R117 0 (dread ref %Reg0_R117)
  try { @label16 }
LOC 1 78
  intrinsiccallwithtype <$LNestedTry_24C_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R118 0 (gcmalloc ref <$LNestedTry_24C_3B>)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R121 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R121) {}
  dassign %Reg2_R117 0 (dread ref %Reg5_R117)
  virtualcallassigned &LNestedTry_24B_3B_7CgetMessage_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg2_R117) { dassign %Reg2_R115 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R121, dread ref %Reg2_R115) { dassign %Reg1_R121 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_3300) { dassign %L_STR_27 0 }
  dassign %Reg2_R115 0 (dread ptr %L_STR_27)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R121, dread ref %Reg2_R115) { dassign %Reg1_R121 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R121) { dassign %Reg1_R115 0 }
  callassigned &LNestedTry_24C_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R118, dread ref %Reg1_R115) {}
  dassign %Reg0_R116 0 (retype ref <* <$Ljava_2Flang_2FThrowable_3B>> (dread ref %Reg0_R118))
  throw (dread ref %Reg0_R116)
  endtry
@label16
  catch { <* <$LNestedTry_24C_3B>> }
  dassign %Reg0_R118 0 (regread ptr %%thrownval)
LOC 1 79
  dassign %Reg6_R118 0 (dread ref %Reg0_R118)
LOC 1 80
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R123 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_R118 0 (dread ref %Reg6_R118)
  virtualcallassigned &LNestedTry_24C_3B_7CgetMessage_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R118) { dassign %Reg1_R115 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R123, dread ref %Reg1_R115) {}
LOC 1 81
  dassign %Reg0_R118 0 (dread ref %Reg6_R118)
  virtualcallassigned &LNestedTry_24C_3B_7CgetMessage_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg0_R118) { dassign %Reg0_R115 0 }
  virtualcallassigned &Ljava_2Flang_2FString_3B_7Clength_7C_28_29I (dread ref %Reg0_R115) { dassign %Reg0_I 0 }
  return (dread i32 %Reg0_I)
}
func &LNestedTry_3B_7CfromCatch_7C_28_29V static () void {
  funcid 6
  var %Reg0_R114 <* <$LNestedTry_24A_3B>>
  var %Reg1_R115 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_28 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R116 <* <$Ljava_2Flang_2FThrowable_3B>>
  var %Reg4_R114 <* <$LNestedTry_24A_3B>>
  var %Reg0_R119 <* <$LNestedTry_24Un_3B>>
  var %L_STR_29 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg2_R114 <* <$LNestedTry_24A_3B>>
  var %Reg2_R116 <* <$Ljava_2Flang_2FThrowable_3B>>
  var %Reg0_R122 <* <$Ljava_2Flang_2FRuntimeException_3B>>
  var %Reg4_R122 <* <$Ljava_2Flang_2FRuntimeException_3B>>
  var %Reg0_R123 <* <$Ljava_2Fio_2FPrintStream_3B>>
  var %L_STR_30 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg4_R119 <* <$LNestedTry_24Un_3B>>
  var %Reg1_R121 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg2_R119 <* <$LNestedTry_24Un_3B>>
  var %Reg2_R115 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_31 <* <$Ljava_2Flang_2FString_3B>>

ALIAS %e %Reg4_R122 <* <$Ljava_2Flang_2FRuntimeException_3B>>
ALIAS %u %Reg4_R119 <* <$LNestedTry_24Un_3B>>
  intrinsiccallwithtype <$LNestedTry_3B> JAVA_CLINIT_CHECK ()
  try { @label17 @label18 @label19 }
LOC 1 90
  intrinsiccallwithtype <$LNestedTry_24A_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R114 0 (gcmalloc ref <$LNestedTry_24A_3B>)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_7800) { dassign %L_STR_28 0 }
  dassign %Reg1_R115 0 (dread ptr %L_STR_28)
  callassigned &LNestedTry_24A_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R114, dread ref %Reg1_R115) {}
  dassign %Reg0_R116 0 (retype ref <* <$Ljava_2Flang_2FThrowable_3B>> (dread ref %Reg0_R114))
  throw (dread ref %Reg0_R116)
  endtry
@label17
  catch { <* <$LNestedTry_24A_3B>> }
  dassign %Reg0_R114 0 (regread ptr %%thrownval)
  try { @label19 }
LOC 1 91
  dassign %Reg4_R114 0 (dread ref %Reg0_R114)
LOC 1 92
  intrinsiccallwithtype <$LNestedTry_24Un_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R119 0 (gcmalloc ref <$LNestedTry_24Un_3B>)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_f2da5d845a8f3061ff564183f2efc8d5) { dassign %L_STR_29 0 }
  dassign %Reg1_R115 0 (dread ptr %L_STR_29)
  dassign %Reg2_R114 0 (dread ref %Reg4_R114)
  dassign %Reg2_R116 0 (retype ref <* <$Ljava_2Flang_2FThrowable_3B>> (dread ref %Reg2_R114))
  callassigned &LNestedTry_24Un_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3BLjava_2Flang_2FThrowable_3B_29V (dread ref %Reg0_R119, dread ref %Reg1_R115, dread ref %Reg2_R116) {}
  dassign %Reg0_R116 0 (retype ref <* <$Ljava_2Flang_2FThrowable_3B>> (dread ref %Reg0_R119))
  throw (dread ref %Reg0_R116)
  endtry
@label18
  catch { <* <$Ljava_2Flang_2FRuntimeException_3B>> }
  dassign %Reg0_R122 0 (regread ptr %%thrownval)
  try { @label19 }
LOC 1 93
  dassign %Reg4_R122 0 (dread ref %Reg0_R122)
LOC 1 94
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R123 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_770072006f006e006700) { dassign %L_STR_30 0 }
  dassign %Reg1_R115 0 (dread ptr %L_STR_30)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R123, dread ref %Reg1_R115) {}
  endtry
LOC 1 98
  goto @label20
@label19
  catch { <* <$LNestedTry_24Un_3B>> }
  dassign %Reg0_R119 0 (regread ptr %%thrownval)
LOC 1 96
  dassign %Reg4_R119 0 (dread ref %Reg0_R119)
LOC 1 97
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R123 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R121 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R121) {}
  dassign %Reg2_R119 0 (dread ref %Reg4_R119)
  virtualcallassigned &LNestedTry_24Un_3B_7CgetMessage_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg2_R119) { dassign %Reg2_R115 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R121, dread ref %Reg2_R115) { dassign %Reg1_R121 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_20003c002d002000) { dassign %L_STR_31 0 }
  dassign %Reg2_R115 0 (dread ptr %L_STR_31)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R121, dread ref %Reg2_R115) { dassign %Reg1_R121 0 }
  dassign %Reg2_R119 0 (dread ref %Reg4_R119)
  virtualcallassigned &LNestedTry_24Un_3B_7CgetCause_7C_28_29Ljava_2Flang_2FThrowable_3B (dread ref %Reg2_R119) { dassign %Reg2_R116 0 }
  virtualcallassigned &Ljava_2Flang_2FThrowable_3B_7CgetMessage_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg2_R116) { dassign %Reg2_R115 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R121, dread ref %Reg2_R115) { dassign %Reg1_R121 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R121) { dassign %Reg1_R115 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R123, dread ref %Reg1_R115) {}
@label20
LOC 1 99
  return ()
}
func &LNestedTry_3B_7Cmulti_7C_28I_29V static (var %Reg4_I i32) void {
  funcid 7
  var %Reg0_I i32
  var %Reg0_R124 <* <$Ljava_2Flang_2FIllegalStateException_3B>>
  var %Reg1_R115 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_32 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R116 <* <$Ljava_2Flang_2FThrowable_3B>>
  var %Reg1_I i32
  var %Reg0_R125 <* <$Ljava_2Flang_2FIllegalArgumentException_3B>>
  var %L_STR_33 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R126 <* <$Ljava_2Flang_2FArithmeticException_3B>>
  var %L_STR_34 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R123 <* <$Ljava_2Fio_2FPrintStream_3B>>
  var %L_STR_35 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg3_R116 <* <$Ljava_2Flang_2FThrowable_3B>>
  var %Reg1_R121 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg2_R115 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_36 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg3_R122 <* <$Ljava_2Flang_2FRuntimeException_3B>>
  var %Reg2_R122 <* <$Ljava_2Flang_2FRuntimeException_3B>>
  var %L_STR_37 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg2_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg3_R126 <* <$Ljava_2Flang_2FArithmeticException_3B>>
  var %L_STR_38 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg2_R126 <* <$Ljava_2Flang_2FArithmeticException_3B>>

ALIAS %e %Reg3_R126 <* <$Ljava_2Flang_2FArithmeticException_3B>>
ALIAS %k %Reg4_I i32
  intrinsiccallwithtype <$LNestedTry_3B> JAVA_CLINIT_CHECK ()
  try { @label24 @label25 }
LOC 1 103
  dassign %Reg0_I 0 (dread i32 %Reg4_I)
  brtrue @label21 (ne i32 i32 (dread i32 %Reg0_I, constval i32 0))
  intrinsiccallwithtype <$Ljava_2Flang_2FIllegalStateException_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R124 0 (gcmalloc ref <$Ljava_2Flang_2FIllegalStateException_3B>)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_690073006500) { dassign %L_STR_32 0 }
  dassign %Reg1_R115 0 (dread ptr %L_STR_32)
  callassigned &Ljava_2Flang_2FIllegalStateException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R124, dread ref %Reg1_R115) {}
  dassign %Reg0_R116 0 (retype ref <* <$Ljava_2Flang_2FThrowable_3B>> (dread ref %Reg0_R124))
  throw (dread ref %Reg0_R116)
  endtry
@label21
  try { @label24 @label25 }
LOC 1 104
  dassign %Reg0_I 0 (dread i32 %Reg4_I)
  dassign %Reg1_I 0 (constval i32 1)
  brtrue @label22 (ne i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  intrinsiccallwithtype <$Ljava_2Flang_2FIllegalArgumentException_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R125 0 (gcmalloc ref <$Ljava_2Flang_2FIllegalArgumentException_3B>)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_690061006500) { dassign %L_STR_33 0 }
  dassign %Reg1_R115 0 (dread ptr %L_STR_33)
  callassigned &Ljava_2Flang_2FIllegalArgumentException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R125, dread ref %Reg1_R115) {}
  dassign %Reg0_R116 0 (retype ref <* <$Ljava_2Flang_2FThrowable_3B>> (dread ref %Reg0_R125))
  throw (dread ref %Reg0_R116)
  endtry
@label22
  try { @label24 @label25 }
LOC 1 105
  dassign %Reg0_I 0 (dread i32 %Reg4_I)
  dassign %Reg1_I 0 (constval i32 2)
  brtrue @label23 (ne i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  intrinsiccallwithtype <$Ljava_2Flang_2FArithmeticException_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R126 0 (gcmalloc ref <$Ljava_2Flang_2FArithmeticException_3B>)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_61006500) { dassign %L_STR_34 0 }
  dassign %Reg1_R115 0 (dread ptr %L_STR_34)
  callassigned &Ljava_2Flang_2FArithmeticException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R126, dread ref %Reg1_R115) {}
  dassign %Reg0_R116 0 (retype ref <* <$Ljava_2Flang_2FThrowable_3B>> (dread ref %Reg0_R126))
  throw (dread ref %Reg0_R116)
  endtry
@label23
  try { @label24 @label25 }
LOC 1 106
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R123 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_6e006f00) { dassign %L_STR_35 0 }
  dassign %Reg1_R115 0 (dread ptr %L_STR_35)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R123, dread ref %Reg1_R115) {}
  endtry
LOC 1 111
  goto @label26
@label24
  catch { <* <$Ljava_2Flang_2FIllegalStateException_3B>> <* <$Ljava_2Flang_2FIllegalArgumentException_3B>> }
  dassign %Reg0_R116 0 (regread ptr %%thrownval)
LOC 1 107
  dassign %Reg3_R116 0 (dread ref %Reg0_R116)
LOC 1 108
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R123 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R121 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R121) {}
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_6d0075006c00740069002000) { dassign %L_STR_36 0 }
  dassign %Reg2_R115 0 (dread ptr %L_STR_36)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R121, dread ref %Reg2_R115) { dassign %Reg1_R121 0 }
  dassign %Reg3_R122 0 (retype ref <* <$Ljava_2Flang_2FRuntimeException_3B>> (dread ref %Reg3_R116))
  dassign %Reg2_R122 0 (dread ref %Reg3_R122)
  virtualcallassigned &Ljava_2Flang_2FRuntimeException_3B_7CgetMessage_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg2_R122) { dassign %Reg2_R115 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R121, dread ref %Reg2_R115) { dassign %Reg1_R121 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_37 0 }
  dassign %Reg2_R115 0 (dread ptr %L_STR_37)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R121, dread ref %Reg2_R115) { dassign %Reg1_R121 0 }
  dassign %Reg3_R122 0 (retype ref <* <$Ljava_2Flang_2FRuntimeException_3B>> (dread ref %Reg3_R116))
  dassign %Reg2_R122 0 (dread ref %Reg3_R122)
  dassign %Reg2_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg2_R122))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R121, dread ref %Reg2_R113) { dassign %Reg1_R121 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R121) { dassign %Reg1_R115 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R123, dread ref %Reg1_R115) {}
LOC 1 111
  goto @label26
@label25
  catch { <* <$Ljava_2Flang_2FArithmeticException_3B>> }
  dassign %Reg0_R126 0 (regread ptr %%thrownval)
LOC 1 109
  dassign %Reg3_R126 0 (dread ref %Reg0_R126)
LOC 1 110
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R123 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R121 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R121) {}
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_730069006e0067006c0065002000) { dassign %L_STR_38 0 }
  dassign %Reg2_R115 0 (dread ptr %L_STR_38)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R121, dread ref %Reg2_R115) { dassign %Reg1_R121 0 }
  dassign %Reg2_R126 0 (dread ref %Reg3_R126)
  virtualcallassigned &Ljava_2Flang_2FArithmeticException_3B_7CgetMessage_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg2_R126) { dassign %Reg2_R115 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R121, dread ref %Reg2_R115) { dassign %Reg1_R121 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R121) { dassign %Reg1_R115 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R123, dread ref %Reg1_R115) {}
@label26
LOC 1 112
  return ()
}
func &LNestedTry_3B_7CloopCatch_7C_28_29I static () i32 {
  funcid 8
  var %Reg0_I i32
  var %Reg4_I i32
  var %Reg5_I i32
  var %Reg1_I i32
  var %Reg0_R114 <* <$LNestedTry_24A_3B>>
  var %Reg1_R121 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg2_R115 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_39 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg2_I i32
  var %Reg1_R115 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R116 <* <$Ljava_2Flang_2FThrowable_3B>>
  var %Reg0_R117 <* <$LNestedTry_24B_3B>>
  var %Reg6_R117 <* <$LNestedTry_24B_3B>>
  var %Reg6_R114 <* <$LNestedTry_24A_3B>>

ALIAS %b %Reg6_R117 <* <$LNestedTry_24B_3B>>
ALIAS %a %Reg6_R114 <* <$LNestedTry_24A_3B>>
ALIAS %i %Reg5_I i32
ALIAS %n %Reg4_I i32
  intrinsiccallwithtype <$LNestedTry_3B> JAVA_CLINIT_CHECK ()
LOC 1 115
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg4_I 0 (dread i32 %Reg0_I)
LOC 1 116
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg5_I 0 (dread i32 %Reg0_I)
@label27
  dassign %Reg0_I 0 (dread i32 %Reg5_I)
  dassign %Reg1_I 0 (constval i32 10)
  brtrue @label33 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  try { @label29 @label31 }
LOC 1 119
  dassign %Reg0_I 0 (dread i32 %Reg5_I)
  dassign %Reg1_I 0 (constval i32 3)
  dassign %Reg0_I 0 (rem i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  brtrue @label28 (ne i32 i32 (dread i32 %Reg0_I, constval i32 0))
  intrinsiccallwithtype <$LNestedTry_24A_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R114 0 (gcmalloc ref <$LNestedTry_24A_3B>)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R121 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R121) {}
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_6c00) { dassign %L_STR_39 0 }
  dassign %Reg2_R115 0 (dread ptr %L_STR_39)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R121, dread ref %Reg2_R115) { dassign %Reg1_R121 0 }
  dassign %Reg2_I 0 (dread i32 %Reg5_I)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R121, dread i32 %Reg2_I) { dassign %Reg1_R121 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R121) { dassign %Reg1_R115 0 }
  callassigned &LNestedTry_24A_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R114, dread ref %Reg1_R115) {}
  dassign %Reg0_R116 0 (retype ref <* <$Ljava_2Flang_2FThrowable_3B>> (dread ref %Reg0_R114))
  throw (dread ref %Reg0_R116)
  endtry
@label28
  try { @label29 @label31 }
LOC 1 120
  dassign %Reg4_I 0 (add i32 (dread i32 %Reg4_I, constval i32 1))
  endtry
  try { @label31 }
LOC 1 123
  goto @label30
  endtry
@label29
  catch { <* <$LNestedTry_24B_3B>> }
  dassign %Reg0_R117 0 (regread ptr %%thrownval)
  try { @label31 }
LOC 1 121
  dassign %Reg6_R117 0 (dread ref %Reg0_R117)
LOC 1 122
  dassign %Reg4_I 0 (add i32 (dread i32 %Reg4_I, constval i32 1000))
  endtry
@label30
LOC 1 126
  goto @label32
@label31
  catch { <* <$LNestedTry_24A_3B>> }
  dassign %Reg0_R114 0 (regread ptr %%thrownval)
LOC 1 124
  dassign %Reg6_R114 0 (dread ref %Reg0_R114)
LOC 1 125
  dassign %Reg4_I 0 (add i32 (dread i32 %Reg4_I, constval i32 10))
@label32
LOC 1 116
  dassign %Reg5_I 0 (add i32 (dread i32 %Reg5_I, constval i32 1))
  goto @label27
@label33
LOC 1 128
  dassign %Reg0_I 0 (dread i32 %Reg4_I)
  return (dread i32 %Reg0_I)
}
func &LNestedTry_3B_7Cchain_7C_28I_29Ljava_2Flang_2FThrowable_3B static (var %Reg6_I i32) <* <$Ljava_2Flang_2FThrowable_3B>> {
  funcid 9
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg4_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg4_R116 <* <$Ljava_2Flang_2FThrowable_3B>>
  var %Reg0_I i32
  var %Reg5_I i32
  var %Reg1_I i32
  var %Reg0_R127 <* <$Ljava_2Flang_2FException_3B>>
  var %Reg1_R121 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg2_R115 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_40 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg2_I i32
  var %Reg1_R115 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg2_R116 <* <$Ljava_2Flang_2FThrowable_3B>>
  var %Reg4_R127 <* <$Ljava_2Flang_2FException_3B>>
  var %Reg0_R116 <* <$Ljava_2Flang_2FThrowable_3B>>

ALIAS %i %Reg5_I i32
ALIAS %n %Reg6_I i32
ALIAS %t %Reg4_R116 <* <$Ljava_2Flang_2FThrowable_3B>>
  intrinsiccallwithtype <$LNestedTry_3B> JAVA_CLINIT_CHECK ()
LOC 1 132
  dassign %Reg0_R113 0 (constval ref 0)
  dassign %Reg4_R113 0 (dread ref %Reg0_R113)
  dassign %Reg4_R116 0 (retype ref <* <$Ljava_2Flang_2FThrowable_3B>> (dread ref %Reg4_R113))
LOC 1 133
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg5_I 0 (dread i32 %Reg0_I)
@label34
  dassign %Reg0_I 0 (dread i32 %Reg5_I)
  dassign %Reg1_I 0 (dread i32 %Reg6_I)
  brtrue @label35 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  intrinsiccallwithtype <$Ljava_2Flang_2FException_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R127 0 (gcmalloc ref <$Ljava_2Flang_2FException_3B>)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R121 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R121) {}
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_6500) { dassign %L_STR_40 0 }
  dassign %Reg2_R115 0 (dread ptr %L_STR_40)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R121, dread ref %Reg2_R115) { dassign %Reg1_R121 0 }
  dassign %Reg2_I 0 (dread i32 %Reg5_I)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R121, dread i32 %Reg2_I) { dassign %Reg1_R121 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R121) { dassign %Reg1_R115 0 }
  dassign %Reg2_R116 0 (dread ref %Reg4_R116)
  callassigned &Ljava_2Flang_2FException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3BLjava_2Flang_2FThrowable_3B_29V (dread ref %Reg0_R127, dread ref %Reg1_R115, dread ref %Reg2_R116) {}
  dassign %Reg4_R127 0 (dread ref %Reg0_R127)
  dassign %Reg4_R116 0 (retype ref <* <$Ljava_2Flang_2FThrowable_3B>> (dread ref %Reg4_R127))
  dassign %Reg5_I 0 (add i32 (dread i32 %Reg5_I, constval i32 1))
  goto @label34
@label35
LOC 1 134
  dassign %Reg0_R116 0 (dread ref %Reg4_R116)
  return (dread ref %Reg0_R116)
}
func &LNestedTry_3B_7Cdeep_7C_28I_29V static (var %Reg4_I i32) void {
  funcid 10
  var %Reg0_I i32
  var %Reg0_R118 <* <$LNestedTry_24C_3B>>
  var %Reg1_R115 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_41 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R116 <* <$Ljava_2Flang_2FThrowable_3B>>
  var %Reg1_I i32
  var %Reg0_R119 <* <$LNestedTry_24Un_3B>>
  var %Reg3_R119 <* <$LNestedTry_24Un_3B>>
  var %Reg0_R123 <* <$Ljava_2Fio_2FPrintStream_3B>>
  var %L_STR_42 <* <$Ljava_2Flang_2FString_3B>>

ALIAS %u %Reg3_R119 <* <$LNestedTry_24Un_3B>>
ALIAS %n %Reg4_I i32
  intrinsiccallwithtype <$LNestedTry_3B> JAVA_CLINIT_CHECK ()
LOC 1 138
  dassign %Reg0_I 0 (dread i32 %Reg4_I)
  brtrue @label36 (ne i32 i32 (dread i32 %Reg0_I, constval i32 0))
  intrinsiccallwithtype <$LNestedTry_24C_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R118 0 (gcmalloc ref <$LNestedTry_24C_3B>)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_6400650065007000) { dassign %L_STR_41 0 }
  dassign %Reg1_R115 0 (dread ptr %L_STR_41)
  callassigned &LNestedTry_24C_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R118, dread ref %Reg1_R115) {}
  dassign %Reg0_R116 0 (retype ref <* <$Ljava_2Flang_2FThrowable_3B>> (dread ref %Reg0_R118))
  throw (dread ref %Reg0_R116)
@label36
LOC 1 139
  dassign %Reg0_I 0 (dread i32 %Reg4_I)
  dassign %Reg1_I 0 (constval i32 5)
  dassign %Reg0_I 0 (rem i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  brtrue @label38 (ne i32 i32 (dread i32 %Reg0_I, constval i32 0))
  try { @label37 }
LOC 1 140
  dassign %Reg0_I 0 (dread i32 %Reg4_I)
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg0_I 0 (sub i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  intrinsiccallwithtype <$LNestedTry_3B> JAVA_CLINIT_CHECK ()
  callassigned &LNestedTry_3B_7Cdeep_7C_28I_29V (dread i32 %Reg0_I) {}
  endtry
LOC 1 143
  goto @label39
@label37
  catch { <* <$LNestedTry_24Un_3B>> }
  dassign %Reg0_R119 0 (regread ptr %%thrownval)
LOC 1 141
  dassign %Reg3_R119 0 (dread ref %Reg0_R119)
LOC 1 142
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R123 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_6e006500760065007200) { dassign %L_STR_42 0 }
  dassign %Reg1_R115 0 (dread ptr %L_STR_42)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R123, dread ref %Reg1_R115) {}
LOC 1 143
  goto @label39
@label38
  dassign %Reg0_I 0 (dread i32 %Reg4_I)
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg0_I 0 (sub i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  intrinsiccallwithtype <$LNestedTry_3B> JAVA_CLINIT_CHECK ()
  callassigned &LNestedTry_3B_7Cdeep_7C_28I_29V (dread i32 %Reg0_I) {}
@label39
LOC 1 144
  return ()
}
func &LNestedTry_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V public static (var %Reg7_R128 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>) void {
  funcid 11
  var %Reg0_I i32
  var %Reg4_I i32
  var %Reg1_I i32
  var %Reg0_R123 <* <$Ljava_2Fio_2FPrintStream_3B>>
  var %Reg1_R115 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R114 <* <$LNestedTry_24A_3B>>
  var %Reg5_R114 <* <$LNestedTry_24A_3B>>
  var %Reg1_R121 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg2_R115 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_43 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg2_R114 <* <$LNestedTry_24A_3B>>
  var %L_STR_37 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg2_I i32
  var %Reg2_Z u1
  var %Reg0_R116 <* <$Ljava_2Flang_2FThrowable_3B>>
  var %Reg5_R116 <* <$Ljava_2Flang_2FThrowable_3B>>
  var %Reg1_R116 <* <$Ljava_2Flang_2FThrowable_3B>>
  var %Reg0_R118 <* <$LNestedTry_24C_3B>>
  var %Reg5_R118 <* <$LNestedTry_24C_3B>>
  var %Reg1_R118 <* <$LNestedTry_24C_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg5_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %L_STR_44 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg6_R114 <* <$LNestedTry_24A_3B>>
  var %Reg2_R116 <* <$Ljava_2Flang_2FThrowable_3B>>
  var %Reg2_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_R119 <* <$LNestedTry_24Un_3B>>
  var %L_STR_45 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R122 <* <$Ljava_2Flang_2FRuntimeException_3B>>
  var %Reg6_R119 <* <$LNestedTry_24Un_3B>>
  var %Reg2_R119 <* <$LNestedTry_24Un_3B>>

ALIAS %k %Reg4_I i32
ALIAS %e %Reg6_R119 <* <$LNestedTry_24Un_3B>>
ALIAS %t %Reg5_R116 <* <$Ljava_2Flang_2FThrowable_3B>>
ALIAS %c %Reg5_R118 <* <$LNestedTry_24C_3B>>
ALIAS %args %Reg7_R128 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>
ALIAS %d %Reg4_I i32
ALIAS %saved %Reg5_R116 <* <$Ljava_2Flang_2FThrowable_3B>>
  intrinsiccallwithtype <$LNestedTry_3B> JAVA_CLINIT_CHECK ()
LOC 1 147
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg4_I 0 (dread i32 %Reg0_I)
@label40
  dassign %Reg0_I 0 (dread i32 %Reg4_I)
  dassign %Reg1_I 0 (constval i32 5)
  brtrue @label41 (gt i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R123 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_I 0 (dread i32 %Reg4_I)
  intrinsiccallwithtype <$LNestedTry_3B> JAVA_CLINIT_CHECK ()
  callassigned &LNestedTry_3B_7Cclassify_7C_28I_29Ljava_2Flang_2FString_3B (dread i32 %Reg1_I) { dassign %Reg1_R115 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R123, dread ref %Reg1_R115) {}
  dassign %Reg4_I 0 (add i32 (dread i32 %Reg4_I, constval i32 1))
  goto @label40
@label41
LOC 1 148
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg4_I 0 (dread i32 %Reg0_I)
@label42
  dassign %Reg0_I 0 (dread i32 %Reg4_I)
  dassign %Reg1_I 0 (constval i32 2)
  brtrue @label45 (gt i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  try { @label43 }
LOC 1 149
  dassign %Reg0_I 0 (dread i32 %Reg4_I)
  intrinsiccallwithtype <$LNestedTry_3B> JAVA_CLINIT_CHECK ()
  callassigned &LNestedTry_3B_7Crethrow_7C_28I_29V (dread i32 %Reg0_I) {}
  endtry
LOC 1 152
  goto @label44
@label43
  catch { <* <$LNestedTry_24A_3B>> }
  dassign %Reg0_R114 0 (regread ptr %%thrownval)
LOC 1 150
  dassign %Reg5_R114 0 (dread ref %Reg0_R114)
LOC 1 151
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R123 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R121 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R121) {}
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_6d00610069006e002000) { dassign %L_STR_43 0 }
  dassign %Reg2_R115 0 (dread ptr %L_STR_43)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R121, dread ref %Reg2_R115) { dassign %Reg1_R121 0 }
  dassign %Reg2_R114 0 (dread ref %Reg5_R114)
  virtualcallassigned &LNestedTry_24A_3B_7CgetMessage_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg2_R114) { dassign %Reg2_R115 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R121, dread ref %Reg2_R115) { dassign %Reg1_R121 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_37 0 }
  dassign %Reg2_R115 0 (dread ptr %L_STR_37)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R121, dread ref %Reg2_R115) { dassign %Reg1_R121 0 }
  dassign %Reg2_R114 0 (dread ref %Reg5_R114)
  dassign %Reg2_I 0 (intrinsicopwithtype i32 <* <$LNestedTry_24C_3B>> JAVA_INSTANCE_OF (dread ref %Reg2_R114))
  dassign %Reg2_Z 0 (cvt u1 i32 (dread i32 %Reg2_I))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Z_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R121, dread u1 %Reg2_Z) { dassign %Reg1_R121 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R121) { dassign %Reg1_R115 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R123, dread ref %Reg1_R115) {}
@label44
LOC 1 148
  dassign %Reg4_I 0 (add i32 (dread i32 %Reg4_I, constval i32 1))
  goto @label42
@label45
LOC 1 153
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R123 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$LNestedTry_3B> JAVA_CLINIT_CHECK ()
  callassigned &LNestedTry_3B_7CinCatch_7C_28_29I () { dassign %Reg1_I 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28I_29V (dread ref %Reg0_R123, dread i32 %Reg1_I) {}
LOC 1 154
  intrinsiccallwithtype <$LNestedTry_3B> JAVA_CLINIT_CHECK ()
  callassigned &LNestedTry_3B_7CfromCatch_7C_28_29V () {}
LOC 1 155
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg4_I 0 (dread i32 %Reg0_I)
@label46
  dassign %Reg0_I 0 (dread i32 %Reg4_I)
  dassign %Reg1_I 0 (constval i32 4)
  brtrue @label47 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg0_I 0 (dread i32 %Reg4_I)
  intrinsiccallwithtype <$LNestedTry_3B> JAVA_CLINIT_CHECK ()
  callassigned &LNestedTry_3B_7Cmulti_7C_28I_29V (dread i32 %Reg0_I) {}
  dassign %Reg4_I 0 (add i32 (dread i32 %Reg4_I, constval i32 1))
  goto @label46
@label47
LOC 1 156
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R123 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$LNestedTry_3B> JAVA_CLINIT_CHECK ()
  callassigned &LNestedTry_3B_7CloopCatch_7C_28_29I () { dassign %Reg1_I 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28I_29V (dread ref %Reg0_R123, dread i32 %Reg1_I) {}
LOC 1 157
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg4_I 0 (dread i32 %Reg0_I)
LOC 1 158
  dassign %Reg0_I 0 (constval i32 50)
  intrinsiccallwithtype <$LNestedTry_3B> JAVA_CLINIT_CHECK ()
  callassigned &LNestedTry_3B_7Cchain_7C_28I_29Ljava_2Flang_2FThrowable_3B (dread i32 %Reg0_I) { dassign %Reg0_R116 0 }
  dassign %Reg5_R116 0 (dread ref %Reg0_R116)
@label48
  dassign %Reg0_R116 0 (dread ref %Reg5_R116)
  brtrue @label49 (eq i32 ref (dread ref %Reg0_R116, constval ref 0))
  dassign %Reg0_I 0 (dread i32 %Reg4_I)
  dassign %Reg1_R116 0 (dread ref %Reg5_R116)
  virtualcallassigned &Ljava_2Flang_2FThrowable_3B_7CgetMessage_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R116) { dassign %Reg1_R115 0 }
  virtualcallassigned &Ljava_2Flang_2FString_3B_7Clength_7C_28_29I (dread ref %Reg1_R115) { dassign %Reg1_I 0 }
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg4_I 0 (dread i32 %Reg0_I)
  dassign %Reg0_R116 0 (dread ref %Reg5_R116)
  virtualcallassigned &Ljava_2Flang_2FThrowable_3B_7CgetCause_7C_28_29Ljava_2Flang_2FThrowable_3B (dread ref %Reg0_R116) { dassign %Reg0_R116 0 }
  dassign %Reg5_R116 0 (dread ref %Reg0_R116)
  goto @label48
@label49
LOC 1 159
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R123 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_I 0 (dread i32 %Reg4_I)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28I_29V (dread ref %Reg0_R123, dread i32 %Reg1_I) {}
  try { @label50 }
LOC 1 161
  dassign %Reg0_I 0 (constval i32 40)
  intrinsiccallwithtype <$LNestedTry_3B> JAVA_CLINIT_CHECK ()
  callassigned &LNestedTry_3B_7Cdeep_7C_28I_29V (dread i32 %Reg0_I) {}
  endtry
LOC 1 164
  goto @label51
@label50
  catch { <* <$LNestedTry_24C_3B>> }
  dassign %Reg0_R118 0 (regread ptr %%thrownval)
LOC 1 162
  dassign %Reg5_R118 0 (dread ref %Reg0_R118)
LOC 1 163
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R123 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_R118 0 (dread ref %Reg5_R118)
  virtualcallassigned &LNestedTry_24C_3B_7CgetMessage_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R118) { dassign %Reg1_R115 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R123, dread ref %Reg1_R115) {}
@label51
LOC 1 165
  dassign %Reg0_R113 0 (constval ref 0)
  dassign %Reg5_R113 0 (dread ref %Reg0_R113)
  try { @label52 }
LOC 1 167
  intrinsiccallwithtype <$LNestedTry_24A_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R114 0 (gcmalloc ref <$LNestedTry_24A_3B>)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_6b00650070007400) { dassign %L_STR_44 0 }
  dassign %Reg1_R115 0 (dread ptr %L_STR_44)
  callassigned &LNestedTry_24A_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R114, dread ref %Reg1_R115) {}
  dassign %Reg0_R116 0 (retype ref <* <$Ljava_2Flang_2FThrowable_3B>> (dread ref %Reg0_R114))
  throw (dread ref %Reg0_R116)
  endtry
@label52
  catch { <* <$LNestedTry_24A_3B>> }
  dassign %Reg0_R114 0 (regread ptr %%thrownval)
LOC 1 168
  dassign %Reg6_R114 0 (dread ref %Reg0_R114)
LOC 1 169
  dassign %Reg0_R114 0 (dread ref %Reg6_R114)
  dassign %Reg5_R114 0 (dread ref %Reg0_R114)
LOC 1 171
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R123 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R121 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R121) {}
  dassign %Reg5_R116 0 (retype ref <* <$Ljava_2Flang_2FThrowable_3B>> (dread ref %Reg5_R114))
  dassign %Reg2_R116 0 (dread ref %Reg5_R116)
  virtualcallassigned &Ljava_2Flang_2FThrowable_3B_7CgetMessage_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg2_R116) { dassign %Reg2_R115 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R121, dread ref %Reg2_R115) { dassign %Reg1_R121 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_37 0 }
  dassign %Reg2_R115 0 (dread ptr %L_STR_37)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R121, dread ref %Reg2_R115) { dassign %Reg1_R121 0 }
  dassign %Reg5_R116 0 (retype ref <* <$Ljava_2Flang_2FThrowable_3B>> (dread ref %Reg5_R114))
  dassign %Reg2_R116 0 (dread ref %Reg5_R116)
  dassign %Reg2_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg2_R116))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R121, dread ref %Reg2_R113) { dassign %Reg1_R121 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R121) { dassign %Reg1_R115 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R123, dread ref %Reg1_R115) {}
  try { @label53 }
LOC 1 173
  intrinsiccallwithtype <$LNestedTry_24Un_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R119 0 (gcmalloc ref <$LNestedTry_24Un_3B>)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_6300610073007400) { dassign %L_STR_45 0 }
  dassign %Reg1_R115 0 (dread ptr %L_STR_45)
  dassign %Reg2_R113 0 (constval ref 0)
  dassign %Reg2_R116 0 (retype ref <* <$Ljava_2Flang_2FThrowable_3B>> (dread ref %Reg2_R113))
  callassigned &LNestedTry_24Un_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3BLjava_2Flang_2FThrowable_3B_29V (dread ref %Reg0_R119, dread ref %Reg1_R115, dread ref %Reg2_R116) {}
  intrinsiccallwithtypeassigned <* <$Ljava_2Flang_2FRuntimeException_3B>> JAVA_CHECK_CAST (dread ref %Reg0_R119) { dassign %Reg0_R122 0 }
  dassign %Reg0_R116 0 (retype ref <* <$Ljava_2Flang_2FThrowable_3B>> (dread ref %Reg0_R122))
  throw (dread ref %Reg0_R116)
  endtry
@label53
  catch { <* <$LNestedTry_24Un_3B>> }
  dassign %Reg0_R119 0 (regread ptr %%thrownval)
LOC 1 174
  dassign %Reg6_R119 0 (dread ref %Reg0_R119)
LOC 1 175
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R123 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R121 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R121) {}
  dassign %Reg2_R119 0 (dread ref %Reg6_R119)
  virtualcallassigned &LNestedTry_24Un_3B_7CgetMessage_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg2_R119) { dassign %Reg2_R115 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R121, dread ref %Reg2_R115) { dassign %Reg1_R121 0 }
  dassign %Reg2_R119 0 (dread ref %Reg6_R119)
  virtualcallassigned &LNestedTry_24Un_3B_7CgetCause_7C_28_29Ljava_2Flang_2FThrowable_3B (dread ref %Reg2_R119) { dassign %Reg2_R116 0 }
  dassign %Reg2_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg2_R116))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R121, dread ref %Reg2_R113) { dassign %Reg1_R121 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R121) { dassign %Reg1_R115 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R123, dread ref %Reg1_R115) {}
LOC 1 177
  return ()
}
func &LNestedTry_24A_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V constructor (var %_this <* <$LNestedTry_24A_3B>>, var %Reg3_R115 <* <$Ljava_2Flang_2FString_3B>>) void {
  funcid 12
  var %Reg2_R114 <* <$LNestedTry_24A_3B>>
  var %Reg0_R114 <* <$LNestedTry_24A_3B>>
  var %Reg1_R115 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R127 <* <$Ljava_2Flang_2FException_3B>>

ALIAS %m %Reg3_R115 <* <$Ljava_2Flang_2FString_3B>>
  dassign %Reg2_R114 0 (dread ref %_this)
LOC 1 4
  dassign %Reg0_R114 0 (dread ref %Reg2_R114)
  dassign %Reg1_R115 0 (dread ref %Reg3_R115)
  dassign %Reg0_R127 0 (retype ref <* <$Ljava_2Flang_2FException_3B>> (dread ref %Reg0_R114))
  callassigned &Ljava_2Flang_2FException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R127, dread ref %Reg1_R115) {}
LOC 1 5
  return ()
}
func &LNestedTry_24B_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V constructor (var %_this <* <$LNestedTry_24B_3B>>, var %Reg3_R115 <* <$Ljava_2Flang_2FString_3B>>) void {
  funcid 13
  var %Reg2_R117 <* <$LNestedTry_24B_3B>>
  var %Reg0_R117 <* <$LNestedTry_24B_3B>>
  var %Reg1_R115 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R114 <* <$LNestedTry_24A_3B>>

ALIAS %m %Reg3_R115 <* <$Ljava_2Flang_2FString_3B>>
  dassign %Reg2_R117 0 (dread ref %_this)
LOC 1 10
  dassign %Reg0_R117 0 (dread ref %Reg2_R117)
  dassign %Reg1_R115 0 (dread ref %Reg3_R115)
  dassign %Reg0_R114 0 (retype ref <* <$LNestedTry_24A_3B>> (dread ref %Reg0_R117))
  callassigned &LNestedTry_24A_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R114, dread ref %Reg1_R115) {}
LOC 1 11
  return ()
}
func &LNestedTry_24C_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V constructor (var %_this <* <$LNestedTry_24C_3B>>, var %Reg3_R115 <* <$Ljava_2Flang_2FString_3B>>) void {
  funcid 14
  var %Reg2_R118 <* <$LNestedTry_24C_3B>>
  var %Reg0_R118 <* <$LNestedTry_24C_3B>>
  var %Reg1_R115 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R117 <* <$LNestedTry_24B_3B>>

ALIAS %m %Reg3_R115 <* <$Ljava_2Flang_2FString_3B>>
  dassign %Reg2_R118 0 (dread ref %_this)
LOC 1 16
  dassign %Reg0_R118 0 (dread ref %Reg2_R118)
  dassign %Reg1_R115 0 (dread ref %Reg3_R115)
  dassign %Reg0_R117 0 (retype ref <* <$LNestedTry_24B_3B>> (dread ref %Reg0_R118))
  callassigned &LNestedTry_24B_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R117, dread ref %Reg1_R115) {}
LOC 1 17
  return ()
}
func &LNestedTry_24Un_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3BLjava_2Flang_2FThrowable_3B_29V constructor (var %_this <* <$LNestedTry_24Un_3B>>, var %Reg4_R115 <* <$Ljava_2Flang_2FString_3B>>, var %Reg5_R116 <* <$Ljava_2Flang_2FThrowable_3B>>) void {
  funcid 15
  var %Reg3_R119 <* <$LNestedTry_24Un_3B>>
  var %Reg0_R119 <* <$LNestedTry_24Un_3B>>
  var %Reg1_R115 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg2_R116 <* <$Ljava_2Flang_2FThrowable_3B>>
  var %Reg0_R122 <* <$Ljava_2Flang_2FRuntimeException_3B>>

ALIAS %m %Reg4_R115 <* <$Ljava_2Flang_2FString_3B>>
ALIAS %c %Reg5_R116 <* <$Ljava_2Flang_2FThrowable_3B>>
  dassign %Reg3_R119 0 (dread ref %_this)
LOC 1 22
  dassign %Reg0_R119 0 (dread ref %Reg3_R119)
  dassign %Reg1_R115 0 (dread ref %Reg4_R115)
  dassign %Reg2_R116 0 (dread ref %Reg5_R116)
  dassign %Reg0_R122 0 (retype ref <* <$Ljava_2Flang_2FRuntimeException_3B>> (dread ref %Reg0_R119))
  callassigned &Ljava_2Flang_2FRuntimeException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3BLjava_2Flang_2FThrowable_3B_29V (dread ref %Reg0_R122, dread ref %Reg1_R115, dread ref %Reg2_R116) {}
LOC 1 23
  return ()
}
