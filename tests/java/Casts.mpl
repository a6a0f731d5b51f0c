flavor 1
srclang 3
id 65535
numfuncs 11
import "library.mplt"
import "Casts.mplt"
entryfunc &LCasts_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V
fileinfo {
  @INFO_filename "Casts.class",
  @INFO_filename "Casts$A.class",
  @INFO_filename "Casts$B.class",
  @INFO_filename "Casts$C.class",
  @INFO_filename "Casts$I.class",
  @INFO_filename "Casts$J.class"}
srcfileinfo {
  1 "Casts.java"}
javaclass $LCasts_3B <$LCasts_3B> public
javaclass $LCasts_24A_3B <$LCasts_24A_3B>
javaclass $LCasts_24B_3B <$LCasts_24B_3B>
javaclass $LCasts_24C_3B <$LCasts_24C_3B>
javainterface $LCasts_24I_3B <$LCasts_24I_3B> abstract
javainterface $LCasts_24J_3B <$LCasts_24J_3B> abstract
func &LCasts_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$LCasts_3B>>) void
func &LCasts_3B_7Ctest_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FString_3B static (var %Reg5_R113 <* <$Ljava_2Flang_2FObject_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &LCasts_3B_7Ccast_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FString_3B static (var %Reg4_R113 <* <$Ljava_2Flang_2FObject_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &LCasts_3B_7Cwiden_7C_28B_29I static (var %Reg1_B i8) i32
func &LCasts_3B_7Cwiden_7C_28I_29J static (var %Reg2_I i32) i64
func &LCasts_3B_7Cwiden_7C_28J_29D static (var %Reg2_J i64) f64
func &LCasts_3B_7Cid_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FObject_3B static (var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>) <* <$Ljava_2Flang_2FObject_3B>>
func &LCasts_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V public static (var %Reg30_R124 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>) void
func &LCasts_24A_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LCasts_24A_3B>>) void
func &LCasts_24B_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LCasts_24B_3B>>) void
func &LCasts_24C_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LCasts_24C_3B>>) void
var $_C_STR_ fstatic <[3] u64> readonly = [0, 0x100000000, 0]
var $_C_STR_4100 fstatic <[3] u64> readonly = [0, 0x300000000, 0x4100000041]
var $_C_STR_2d00 fstatic <[3] u64> readonly = [0, 0x300000000, 0x2d0000002d]
var $_C_STR_4300 fstatic <[3] u64> readonly = [0, 0x300000000, 0x4300000043]
var $_C_STR_4a00 fstatic <[3] u64> readonly = [0, 0x300000000, 0x4a0000004a]
var $_C_STR_6100 fstatic <[3] u64> readonly = [0, 0x300000000, 0x6100000061]
var $_C_STR_6900 fstatic <[3] u64> readonly = [0, 0x300000000, 0x6900000069]
var $_C_STR_6f00 fstatic <[3] u64> readonly = [0, 0x300000000, 0x6f0000006f]
var $_C_STR_6e00 fstatic <[3] u64> readonly = [0, 0x300000000, 0x6e0000006e]
var $_C_STR_7300 fstatic <[3] u64> readonly = [0, 0x300000000, 0x7300000073]
var $_C_STR_2000 fstatic <[3] u64> readonly = [0, 0x300000000, 0x2000000020]
var $_C_STR_7deee8cf373aab5fa23a0c36c8d7f32c fstatic <[5] u64> readonly = [0, 0x2500000000, 0x65746e49a7216ce7, 0x6e20736920726567, 0x676e6f4c206f]
var $_C_STR_62006f006f006c00 fstatic <[3] u64> readonly = [0, 0x900000000, 0x6c6f6f62002e3aea]
var $_C_STR_670065006e00 fstatic <[3] u64> readonly = [0, 0x700000000, 0x6e656700018f50]
var $_C_STR_ac4ae584a0369a631b5f1f17a7b653ba fstatic <[4] u64> readonly = [0, 0x1500000000, 0x6f626e75ddbb8455, 0x6c6c756e2078]
var $_C_STR_7800 fstatic <[3] u64> readonly = [0, 0x300000000, 0x7800000078]
var $_C_STR_410053004500 fstatic <[3] u64> readonly = [0, 0x700000000, 0x4553410000fe53]
var $Ljava_2Flang_2FSystem_3B_7Cout extern <* <$Ljava_2Fio_2FPrintStream_3B>>
func &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FObject_3B>>) void
func &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>) void
func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg1_R114 <* <$Ljava_2Flang_2FString_3B>>) <* <$Ljava_2Flang_2FStringBuilder_3B>>
func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg1_I i32) <* <$Ljava_2Flang_2FStringBuilder_3B>>
func &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &Ljava_2Flang_2FInteger_3B_7CvalueOf_7C_28I_29Ljava_2Flang_2FInteger_3B public static (var %Reg0_I i32) <* <$Ljava_2Flang_2FInteger_3B>>
func &Ljava_2Futil_2FArrayList_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Futil_2FArrayList_3B>>) void
func &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V public virtual (var %_this <* <$Ljava_2Fio_2FPrintStream_3B>>, var %Reg1_R114 <* <$Ljava_2Flang_2FString_3B>>) void
func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28J_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg1_J i64) <* <$Ljava_2Flang_2FStringBuilder_3B>>
func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28D_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg1_D f64) <* <$Ljava_2Flang_2FStringBuilder_3B>>
func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28F_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg1_F f32) <* <$Ljava_2Flang_2FStringBuilder_3B>>
func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28C_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg1_C u16) <* <$Ljava_2Flang_2FStringBuilder_3B>>
func &Ljava_2Flang_2FInteger_3B_7CintValue_7C_28_29I public virtual (var %_this <* <$Ljava_2Flang_2FInteger_3B>>) i32
func &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28D_29V public virtual (var %_this <* <$Ljava_2Fio_2FPrintStream_3B>>, var %Reg1_D f64) void
func &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FObject_3B_29V public virtual (var %_this <* <$Ljava_2Fio_2FPrintStream_3B>>, var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>) void
func &Ljava_2Flang_2FNumber_3B_7CdoubleValue_7C_28_29D public virtual abstract (var %_this <* <$Ljava_2Flang_2FNumber_3B>>) f64
func &Ljava_2Flang_2FNumber_3B_7ClongValue_7C_28_29J public virtual abstract (var %_this <* <$Ljava_2Flang_2FNumber_3B>>) i64
func &Ljava_2Flang_2FBoolean_3B_7CvalueOf_7C_28Z_29Ljava_2Flang_2FBoolean_3B public static (var %Reg0_Z u1) <* <$Ljava_2Flang_2FBoolean_3B>>
func &Ljava_2Flang_2FBoolean_3B_7CbooleanValue_7C_28_29Z public virtual (var %_this <* <$Ljava_2Flang_2FBoolean_3B>>) u1
func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>) <* <$Ljava_2Flang_2FStringBuilder_3B>>
func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Z_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg1_Z u1) <* <$Ljava_2Flang_2FStringBuilder_3B>>
func &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28I_29V public virtual (var %_this <* <$Ljava_2Fio_2FPrintStream_3B>>, var %Reg1_I i32) void
func &Ljava_2Flang_2FDouble_3B_7CvalueOf_7C_28D_29Ljava_2Flang_2FDouble_3B public static (var %Reg0_D f64) <* <$Ljava_2Flang_2FDouble_3B>>
func &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28J_29V public virtual (var %_this <* <$Ljava_2Fio_2FPrintStream_3B>>, var %Reg1_J i64) void
var $__cinf_Ljava_2Flang_2FString_3B <$__class_meta__>
func &MCC_GetOrInsertLiteral () <* <$Ljava_2Flang_2FString_3B>>
func &LCasts_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$LCasts_3B>>) void {
  funcid 1
  var %Reg1_R112 <* <$LCasts_3B>>
  var %Reg0_R112 <* <$LCasts_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>

  dassign %Reg1_R112 0 (dread ref %_this)
LOC 1 2
  dassign %Reg0_R112 0 (dread ref %Reg1_R112)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R112))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
  return ()
}
func &LCasts_3B_7Ctest_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FString_3B static (var %Reg5_R113 <* <$Ljava_2Flang_2FObject_3B>>) <* <$Ljava_2Flang_2FString_3B>> {
  funcid 2
  var %Reg0_R114 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_10 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg4_R114 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R115 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg1_R114 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_I i32
  var %Reg2_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg2_I i32
  var %Reg3_R113 <* <$Ljava_2Flang_2FObject_3B>>

ALIAS %o %Reg5_R113 <* <$Ljava_2Flang_2FObject_3B>>
ALIAS %s %Reg4_R114 <* <$Ljava_2Flang_2FString_3B>>
  intrinsiccallwithtype <$LCasts_3B> JAVA_CLINIT_CHECK ()
LOC 1 19
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_) { dassign %L_STR_10 0 }
  dassign %Reg0_R114 0 (dread ptr %L_STR_10)
  dassign %Reg4_R114 0 (dread ref %Reg0_R114)
LOC 1 20
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R115) {}
  dassign %Reg1_R114 0 (dread ref %Reg4_R114)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R115, dread ref %Reg1_R114) { dassign %Reg0_R115 0 }
  dassign %Reg1_R113 0 (dread ref %Reg5_R113)
  dassign %Reg1_I 0 (intrinsicopwithtype i32 <* <$LCasts_24A_3B>> JAVA_INSTANCE_OF (dread ref %Reg1_R113))
  dassign %Reg2_R113 0 (dread ref %Reg0_R115)
  brtrue @label0 (eq i32 i32 (dread i32 %Reg1_I, constval i32 0))
  dassign %Reg0_R113 0 (dread ref %Reg2_R113)
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg2_I 0 (dread i32 %Reg1_I)
  dassign %Reg3_R113 0 (dread ref %Reg0_R113)
  goto @label1
@label0
  dassign %Reg0_R113 0 (dread ref %Reg2_R113)
  dassign %Reg1_I 0 (constval i32 0)
  dassign %Reg2_I 0 (dread i32 %Reg1_I)
  dassign %Reg3_R113 0 (dread ref %Reg0_R113)
@label1
  dassign %Reg0_R113 0 (dread ref %Reg3_R113)
  dassign %Reg1_I 0 (dread i32 %Reg2_I)
  dassign %Reg0_R115 0 (retype ref <* <$Ljava_2Flang_2FStringBuilder_3B>> (dread ref %Reg0_R113))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R115, dread i32 %Reg1_I) { dassign %Reg0_R115 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg0_R115) { dassign %Reg0_R114 0 }
  dassign %Reg4_R114 0 (dread ref %Reg0_R114)
LOC 1 21
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R115) {}
  dassign %Reg1_R114 0 (dread ref %Reg4_R114)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R115, dread ref %Reg1_R114) { dassign %Reg0_R115 0 }
  dassign %Reg1_R113 0 (dread ref %Reg5_R113)
  dassign %Reg1_I 0 (intrinsicopwithtype i32 <* <$LCasts_24B_3B>> JAVA_INSTANCE_OF (dread ref %Reg1_R113))
  dassign %Reg2_R113 0 (dread ref %Reg0_R115)
  brtrue @label2 (eq i32 i32 (dread i32 %Reg1_I, constval i32 0))
  dassign %Reg0_R113 0 (dread ref %Reg2_R113)
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg2_I 0 (dread i32 %Reg1_I)
  dassign %Reg3_R113 0 (dread ref %Reg0_R113)
  goto @label3
@label2
  dassign %Reg0_R113 0 (dread ref %Reg2_R113)
  dassign %Reg1_I 0 (constval i32 0)
  dassign %Reg2_I 0 (dread i32 %Reg1_I)
  dassign %Reg3_R113 0 (dread ref %Reg0_R113)
@label3
  dassign %Reg0_R113 0 (dread ref %Reg3_R113)
  dassign %Reg1_I 0 (dread i32 %Reg2_I)
  dassign %Reg0_R115 0 (retype ref <* <$Ljava_2Flang_2FStringBuilder_3B>> (dread ref %Reg0_R113))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R115, dread i32 %Reg1_I) { dassign %Reg0_R115 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg0_R115) { dassign %Reg0_R114 0 }
  dassign %Reg4_R114 0 (dread ref %Reg0_R114)
LOC 1 22
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R115) {}
  dassign %Reg1_R114 0 (dread ref %Reg4_R114)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R115, dread ref %Reg1_R114) { dassign %Reg0_R115 0 }
  dassign %Reg1_R113 0 (dread ref %Reg5_R113)
  dassign %Reg1_I 0 (intrinsicopwithtype i32 <* <$LCasts_24C_3B>> JAVA_INSTANCE_OF (dread ref %Reg1_R113))
  dassign %Reg2_R113 0 (dread ref %Reg0_R115)
  brtrue @label4 (eq i32 i32 (dread i32 %Reg1_I, constval i32 0))
  dassign %Reg0_R113 0 (dread ref %Reg2_R113)
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg2_I 0 (dread i32 %Reg1_I)
  dassign %Reg3_R113 0 (dread ref %Reg0_R113)
  goto @label5
@label4
  dassign %Reg0_R113 0 (dread ref %Reg2_R113)
  dassign %Reg1_I 0 (constval i32 0)
  dassign %Reg2_I 0 (dread i32 %Reg1_I)
  dassign %Reg3_R113 0 (dread ref %Reg0_R113)
@label5
  dassign %Reg0_R113 0 (dread ref %Reg3_R113)
  dassign %Reg1_I 0 (dread i32 %Reg2_I)
  dassign %Reg0_R115 0 (retype ref <* <$Ljava_2Flang_2FStringBuilder_3B>> (dread ref %Reg0_R113))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R115, dread i32 %Reg1_I) { dassign %Reg0_R115 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg0_R115) { dassign %Reg0_R114 0 }
  dassign %Reg4_R114 0 (dread ref %Reg0_R114)
LOC 1 23
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R115) {}
  dassign %Reg1_R114 0 (dread ref %Reg4_R114)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R115, dread ref %Reg1_R114) { dassign %Reg0_R115 0 }
  dassign %Reg1_R113 0 (dread ref %Reg5_R113)
  dassign %Reg1_I 0 (intrinsicopwithtype i32 <* <$LCasts_24I_3B>> JAVA_INSTANCE_OF (dread ref %Reg1_R113))
  dassign %Reg2_R113 0 (dread ref %Reg0_R115)
  brtrue @label6 (eq i32 i32 (dread i32 %Reg1_I, constval i32 0))
  dassign %Reg0_R113 0 (dread ref %Reg2_R113)
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg2_I 0 (dread i32 %Reg1_I)
  dassign %Reg3_R113 0 (dread ref %Reg0_R113)
  goto @label7
@label6
  dassign %Reg0_R113 0 (dread ref %Reg2_R113)
  dassign %Reg1_I 0 (constval i32 0)
  dassign %Reg2_I 0 (dread i32 %Reg1_I)
  dassign %Reg3_R113 0 (dread ref %Reg0_R113)
@label7
  dassign %Reg0_R113 0 (dread ref %Reg3_R113)
  dassign %Reg1_I 0 (dread i32 %Reg2_I)
  dassign %Reg0_R115 0 (retype ref <* <$Ljava_2Flang_2FStringBuilder_3B>> (dread ref %Reg0_R113))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R115, dread i32 %Reg1_I) { dassign %Reg0_R115 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg0_R115) { dassign %Reg0_R114 0 }
  dassign %Reg4_R114 0 (dread ref %Reg0_R114)
LOC 1 24
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R115) {}
  dassign %Reg1_R114 0 (dread ref %Reg4_R114)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R115, dread ref %Reg1_R114) { dassign %Reg0_R115 0 }
  dassign %Reg1_R113 0 (dread ref %Reg5_R113)
  dassign %Reg1_I 0 (intrinsicopwithtype i32 <* <$LCasts_24J_3B>> JAVA_INSTANCE_OF (dread ref %Reg1_R113))
  dassign %Reg2_R113 0 (dread ref %Reg0_R115)
  brtrue @label8 (eq i32 i32 (dread i32 %Reg1_I, constval i32 0))
  dassign %Reg0_R113 0 (dread ref %Reg2_R113)
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg2_I 0 (dread i32 %Reg1_I)
  dassign %Reg3_R113 0 (dread ref %Reg0_R113)
  goto @label9
@label8
  dassign %Reg0_R113 0 (dread ref %Reg2_R113)
  dassign %Reg1_I 0 (constval i32 0)
  dassign %Reg2_I 0 (dread i32 %Reg1_I)
  dassign %Reg3_R113 0 (dread ref %Reg0_R113)
@label9
  dassign %Reg0_R113 0 (dread ref %Reg3_R113)
  dassign %Reg1_I 0 (dread i32 %Reg2_I)
  dassign %Reg0_R115 0 (retype ref <* <$Ljava_2Flang_2FStringBuilder_3B>> (dread ref %Reg0_R113))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R115, dread i32 %Reg1_I) { dassign %Reg0_R115 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg0_R115) { dassign %Reg0_R114 0 }
  dassign %Reg4_R114 0 (dread ref %Reg0_R114)
LOC 1 25
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R115) {}
  dassign %Reg1_R114 0 (dread ref %Reg4_R114)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R115, dread ref %Reg1_R114) { dassign %Reg0_R115 0 }
  dassign %Reg1_R113 0 (dread ref %Reg5_R113)
  dassign %Reg1_I 0 (intrinsicopwithtype i32 <* <$Ljava_2Flang_2FObject_3B>> JAVA_INSTANCE_OF (dread ref %Reg1_R113))
  dassign %Reg2_R113 0 (dread ref %Reg0_R115)
  brtrue @label10 (eq i32 i32 (dread i32 %Reg1_I, constval i32 0))
  dassign %Reg0_R113 0 (dread ref %Reg2_R113)
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg2_I 0 (dread i32 %Reg1_I)
  dassign %Reg3_R113 0 (dread ref %Reg0_R113)
  goto @label11
@label10
  dassign %Reg0_R113 0 (dread ref %Reg2_R113)
  dassign %Reg1_I 0 (constval i32 0)
  dassign %Reg2_I 0 (dread i32 %Reg1_I)
  dassign %Reg3_R113 0 (dread ref %Reg0_R113)
@label11
  dassign %Reg0_R113 0 (dread ref %Reg3_R113)
  dassign %Reg1_I 0 (dread i32 %Reg2_I)
  dassign %Reg0_R115 0 (retype ref <* <$Ljava_2Flang_2FStringBuilder_3B>> (dread ref %Reg0_R113))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R115, dread i32 %Reg1_I) { dassign %Reg0_R115 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg0_R115) { dassign %Reg0_R114 0 }
  dassign %Reg4_R114 0 (dread ref %Reg0_R114)
LOC 1 26
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R115) {}
  dassign %Reg1_R114 0 (dread ref %Reg4_R114)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R115, dread ref %Reg1_R114) { dassign %Reg0_R115 0 }
  dassign %Reg1_R113 0 (dread ref %Reg5_R113)
  dassign %Reg1_I 0 (intrinsicopwithtype i32 <* <[] <* <$LCasts_24A_3B>>>> JAVA_INSTANCE_OF (dread ref %Reg1_R113))
  dassign %Reg2_R113 0 (dread ref %Reg0_R115)
  brtrue @label12 (eq i32 i32 (dread i32 %Reg1_I, constval i32 0))
  dassign %Reg0_R113 0 (dread ref %Reg2_R113)
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg2_I 0 (dread i32 %Reg1_I)
  dassign %Reg3_R113 0 (dread ref %Reg0_R113)
  goto @label13
@label12
  dassign %Reg0_R113 0 (dread ref %Reg2_R113)
  dassign %Reg1_I 0 (constval i32 0)
  dassign %Reg2_I 0 (dread i32 %Reg1_I)
  dassign %Reg3_R113 0 (dread ref %Reg0_R113)
@label13
  dassign %Reg0_R113 0 (dread ref %Reg3_R113)
  dassign %Reg1_I 0 (dread i32 %Reg2_I)
  dassign %Reg0_R115 0 (retype ref <* <$Ljava_2Flang_2FStringBuilder_3B>> (dread ref %Reg0_R113))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R115, dread i32 %Reg1_I) { dassign %Reg0_R115 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg0_R115) { dassign %Reg0_R114 0 }
  dassign %Reg4_R114 0 (dread ref %Reg0_R114)
LOC 1 27
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R115) {}
  dassign %Reg1_R114 0 (dread ref %Reg4_R114)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R115, dread ref %Reg1_R114) { dassign %Reg0_R115 0 }
  dassign %Reg1_R113 0 (dread ref %Reg5_R113)
  dassign %Reg1_I 0 (intrinsicopwithtype i32 <* <[] <* <$LCasts_24I_3B>>>> JAVA_INSTANCE_OF (dread ref %Reg1_R113))
  dassign %Reg2_R113 0 (dread ref %Reg0_R115)
  brtrue @label14 (eq i32 i32 (dread i32 %Reg1_I, constval i32 0))
  dassign %Reg0_R113 0 (dread ref %Reg2_R113)
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg2_I 0 (dread i32 %Reg1_I)
  dassign %Reg3_R113 0 (dread ref %Reg0_R113)
  goto @label15
@label14
  dassign %Reg0_R113 0 (dread ref %Reg2_R113)
  dassign %Reg1_I 0 (constval i32 0)
  dassign %Reg2_I 0 (dread i32 %Reg1_I)
  dassign %Reg3_R113 0 (dread ref %Reg0_R113)
@label15
  dassign %Reg0_R113 0 (dread ref %Reg3_R113)
  dassign %Reg1_I 0 (dread i32 %Reg2_I)
  dassign %Reg0_R115 0 (retype ref <* <$Ljava_2Flang_2FStringBuilder_3B>> (dread ref %Reg0_R113))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R115, dread i32 %Reg1_I) { dassign %Reg0_R115 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg0_R115) { dassign %Reg0_R114 0 }
  dassign %Reg4_R114 0 (dread ref %Reg0_R114)
LOC 1 28
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R115) {}
  dassign %Reg1_R114 0 (dread ref %Reg4_R114)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R115, dread ref %Reg1_R114) { dassign %Reg0_R115 0 }
  dassign %Reg1_R113 0 (dread ref %Reg5_R113)
  dassign %Reg1_I 0 (intrinsicopwithtype i32 <* <[] <* <$Ljava_2Flang_2FObject_3B>>>> JAVA_INSTANCE_OF (dread ref %Reg1_R113))
  dassign %Reg2_R113 0 (dread ref %Reg0_R115)
  brtrue @label16 (eq i32 i32 (dread i32 %Reg1_I, constval i32 0))
  dassign %Reg0_R113 0 (dread ref %Reg2_R113)
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg2_I 0 (dread i32 %Reg1_I)
  dassign %Reg3_R113 0 (dread ref %Reg0_R113)
  goto @label17
@label16
  dassign %Reg0_R113 0 (dread ref %Reg2_R113)
  dassign %Reg1_I 0 (constval i32 0)
  dassign %Reg2_I 0 (dread i32 %Reg1_I)
  dassign %Reg3_R113 0 (dread ref %Reg0_R113)
@label17
  dassign %Reg0_R113 0 (dread ref %Reg3_R113)
  dassign %Reg1_I 0 (dread i32 %Reg2_I)
  dassign %Reg0_R115 0 (retype ref <* <$Ljava_2Flang_2FStringBuilder_3B>> (dread ref %Reg0_R113))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R115, dread i32 %Reg1_I) { dassign %Reg0_R115 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg0_R115) { dassign %Reg0_R114 0 }
  dassign %Reg4_R114 0 (dread ref %Reg0_R114)
LOC 1 29
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R115) {}
  dassign %Reg1_R114 0 (dread ref %Reg4_R114)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R115, dread ref %Reg1_R114) { dassign %Reg0_R115 0 }
  dassign %Reg1_R113 0 (dread ref %Reg5_R113)
  dassign %Reg1_I 0 (intrinsicopwithtype i32 <* <[] i32>> JAVA_INSTANCE_OF (dread ref %Reg1_R113))
  dassign %Reg2_R113 0 (dread ref %Reg0_R115)
  brtrue @label18 (eq i32 i32 (dread i32 %Reg1_I, constval i32 0))
  dassign %Reg0_R113 0 (dread ref %Reg2_R113)
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg2_I 0 (dread i32 %Reg1_I)
  dassign %Reg3_R113 0 (dread ref %Reg0_R113)
  goto @label19
@label18
  dassign %Reg0_R113 0 (dread ref %Reg2_R113)
  dassign %Reg1_I 0 (constval i32 0)
  dassign %Reg2_I 0 (dread i32 %Reg1_I)
  dassign %Reg3_R113 0 (dread ref %Reg0_R113)
@label19
  dassign %Reg0_R113 0 (dread ref %Reg3_R113)
  dassign %Reg1_I 0 (dread i32 %Reg2_I)
  dassign %Reg0_R115 0 (retype ref <* <$Ljava_2Flang_2FStringBuilder_3B>> (dread ref %Reg0_R113))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R115, dread i32 %Reg1_I) { dassign %Reg0_R115 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg0_R115) { dassign %Reg0_R114 0 }
  dassign %Reg4_R114 0 (dread ref %Reg0_R114)
LOC 1 30
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R115) {}
  dassign %Reg1_R114 0 (dread ref %Reg4_R114)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R115, dread ref %Reg1_R114) { dassign %Reg0_R115 0 }
  dassign %Reg1_R113 0 (dread ref %Reg5_R113)
  dassign %Reg1_I 0 (intrinsicopwithtype i32 <* <[] <* <[] <* <$LCasts_24A_3B>>>>>> JAVA_INSTANCE_OF (dread ref %Reg1_R113))
  dassign %Reg2_R113 0 (dread ref %Reg0_R115)
  brtrue @label20 (eq i32 i32 (dread i32 %Reg1_I, constval i32 0))
  dassign %Reg0_R113 0 (dread ref %Reg2_R113)
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg2_I 0 (dread i32 %Reg1_I)
  dassign %Reg3_R113 0 (dread ref %Reg0_R113)
  goto @label21
@label20
  dassign %Reg0_R113 0 (dread ref %Reg2_R113)
  dassign %Reg1_I 0 (constval i32 0)
  dassign %Reg2_I 0 (dread i32 %Reg1_I)
  dassign %Reg3_R113 0 (dread ref %Reg0_R113)
@label21
  dassign %Reg0_R113 0 (dread ref %Reg3_R113)
  dassign %Reg1_I 0 (dread i32 %Reg2_I)
  dassign %Reg0_R115 0 (retype ref <* <$Ljava_2Flang_2FStringBuilder_3B>> (dread ref %Reg0_R113))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R115, dread i32 %Reg1_I) { dassign %Reg0_R115 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg0_R115) { dassign %Reg0_R114 0 }
  dassign %Reg4_R114 0 (dread ref %Reg0_R114)
LOC 1 31
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R115) {}
  dassign %Reg1_R114 0 (dread ref %Reg4_R114)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R115, dread ref %Reg1_R114) { dassign %Reg0_R115 0 }
  dassign %Reg1_R113 0 (dread ref %Reg5_R113)
  dassign %Reg1_I 0 (intrinsicopwithtype i32 <* <[] <* <[] <* <$Ljava_2Flang_2FObject_3B>>>>>> JAVA_INSTANCE_OF (dread ref %Reg1_R113))
  dassign %Reg2_R113 0 (dread ref %Reg0_R115)
  brtrue @label22 (eq i32 i32 (dread i32 %Reg1_I, constval i32 0))
  dassign %Reg0_R113 0 (dread ref %Reg2_R113)
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg2_I 0 (dread i32 %Reg1_I)
  dassign %Reg3_R113 0 (dread ref %Reg0_R113)
  goto @label23
@label22
  dassign %Reg0_R113 0 (dread ref %Reg2_R113)
  dassign %Reg1_I 0 (constval i32 0)
  dassign %Reg2_I 0 (dread i32 %Reg1_I)
  dassign %Reg3_R113 0 (dread ref %Reg0_R113)
@label23
  dassign %Reg0_R113 0 (dread ref %Reg3_R113)
  dassign %Reg1_I 0 (dread i32 %Reg2_I)
  dassign %Reg0_R115 0 (retype ref <* <$Ljava_2Flang_2FStringBuilder_3B>> (dread ref %Reg0_R113))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R115, dread i32 %Reg1_I) { dassign %Reg0_R115 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg0_R115) { dassign %Reg0_R114 0 }
  dassign %Reg4_R114 0 (dread ref %Reg0_R114)
LOC 1 32
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R115) {}
  dassign %Reg1_R114 0 (dread ref %Reg4_R114)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R115, dread ref %Reg1_R114) { dassign %Reg0_R115 0 }
  dassign %Reg1_R113 0 (dread ref %Reg5_R113)
  dassign %Reg1_I 0 (intrinsicopwithtype i32 <* <$Ljava_2Flang_2FString_3B>> JAVA_INSTANCE_OF (dread ref %Reg1_R113))
  dassign %Reg2_R113 0 (dread ref %Reg0_R115)
  brtrue @label24 (eq i32 i32 (dread i32 %Reg1_I, constval i32 0))
  dassign %Reg0_R113 0 (dread ref %Reg2_R113)
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg2_I 0 (dread i32 %Reg1_I)
  dassign %Reg3_R113 0 (dread ref %Reg0_R113)
  goto @label25
@label24
  dassign %Reg0_R113 0 (dread ref %Reg2_R113)
  dassign %Reg1_I 0 (constval i32 0)
  dassign %Reg2_I 0 (dread i32 %Reg1_I)
  dassign %Reg3_R113 0 (dread ref %Reg0_R113)
@label25
  dassign %Reg0_R113 0 (dread ref %Reg3_R113)
  dassign %Reg1_I 0 (dread i32 %Reg2_I)
  dassign %Reg0_R115 0 (retype ref <* <$Ljava_2Flang_2FStringBuilder_3B>> (dread ref %Reg0_R113))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R115, dread i32 %Reg1_I) { dassign %Reg0_R115 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg0_R115) { dassign %Reg0_R114 0 }
  dassign %Reg4_R114 0 (dread ref %Reg0_R114)
LOC 1 33
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R115) {}
  dassign %Reg1_R114 0 (dread ref %Reg4_R114)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R115, dread ref %Reg1_R114) { dassign %Reg0_R115 0 }
  dassign %Reg1_R113 0 (dread ref %Reg5_R113)
  dassign %Reg1_I 0 (intrinsicopwithtype i32 <* <$Ljava_2Flang_2FComparable_3B>> JAVA_INSTANCE_OF (dread ref %Reg1_R113))
  dassign %Reg2_R113 0 (dread ref %Reg0_R115)
  brtrue @label26 (eq i32 i32 (dread i32 %Reg1_I, constval i32 0))
  dassign %Reg0_R113 0 (dread ref %Reg2_R113)
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg2_I 0 (dread i32 %Reg1_I)
  dassign %Reg3_R113 0 (dread ref %Reg0_R113)
  goto @label27
@label26
  dassign %Reg0_R113 0 (dread ref %Reg2_R113)
  dassign %Reg1_I 0 (constval i32 0)
  dassign %Reg2_I 0 (dread i32 %Reg1_I)
  dassign %Reg3_R113 0 (dread ref %Reg0_R113)
@label27
  dassign %Reg0_R113 0 (dread ref %Reg3_R113)
  dassign %Reg1_I 0 (dread i32 %Reg2_I)
  dassign %Reg0_R115 0 (retype ref <* <$Ljava_2Flang_2FStringBuilder_3B>> (dread ref %Reg0_R113))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R115, dread i32 %Reg1_I) { dassign %Reg0_R115 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg0_R115) { dassign %Reg0_R114 0 }
  dassign %Reg4_R114 0 (dread ref %Reg0_R114)
LOC 1 34
  dassign %Reg0_R114 0 (dread ref %Reg4_R114)
  return (dread ref %Reg0_R114)
}
func &LCasts_3B_7Ccast_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FString_3B static (var %Reg4_R113 <* <$Ljava_2Flang_2FObject_3B>>) <* <$Ljava_2Flang_2FString_3B>> {
  funcid 3
  var %Reg0_R114 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_10 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg2_R114 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_R116 <* <$LCasts_24A_3B>>
  var %Reg3_R116 <* <$LCasts_24A_3B>>
  var %Reg0_R115 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg1_R114 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_11 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R117 <* <$Ljava_2Flang_2FClassCastException_3B>>
  var %Reg3_R117 <* <$Ljava_2Flang_2FClassCastException_3B>>
  var %L_STR_12 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R118 <* <$LCasts_24C_3B>>
  var %Reg3_R118 <* <$LCasts_24C_3B>>
  var %L_STR_13 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R119 <* <$LCasts_24J_3B>>
  var %Reg3_R119 <* <$LCasts_24J_3B>>
  var %L_STR_14 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R120 <* <[] <* <$LCasts_24A_3B>>>>
  var %Reg3_R120 <* <[] <* <$LCasts_24A_3B>>>>
  var %L_STR_15 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R121 <* <[] <* <$LCasts_24I_3B>>>>
  var %Reg3_R121 <* <[] <* <$LCasts_24I_3B>>>>
  var %L_STR_16 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R122 <* <[] <* <$Ljava_2Flang_2FObject_3B>>>>
  var %Reg3_R122 <* <[] <* <$Ljava_2Flang_2FObject_3B>>>>
  var %L_STR_17 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R123 <* <[] i32>>
  var %Reg3_R123 <* <[] i32>>
  var %L_STR_18 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg3_R114 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_19 <* <$Ljava_2Flang_2FString_3B>>

ALIAS %x %Reg3_R114 <* <$Ljava_2Flang_2FString_3B>>
ALIAS %e %Reg3_R117 <* <$Ljava_2Flang_2FClassCastException_3B>>
ALIAS %o %Reg4_R113 <* <$Ljava_2Flang_2FObject_3B>>
ALIAS %s %Reg2_R114 <* <$Ljava_2Flang_2FString_3B>>
  intrinsiccallwithtype <$LCasts_3B> JAVA_CLINIT_CHECK ()
LOC 1 38
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_) { dassign %L_STR_10 0 }
  dassign %Reg0_R114 0 (dread ptr %L_STR_10)
  dassign %Reg2_R114 0 (dread ref %Reg0_R114)
  try { @label28 }
LOC 1 40
  dassign %Reg0_R113 0 (dread ref %Reg4_R113)
  intrinsiccallwithtypeassigned <* <$LCasts_24A_3B>> JAVA_CHECK_CAST (dread ref %Reg0_R113) { dassign %Reg0_R116 0 }
  dassign %Reg3_R116 0 (dread ref %Reg0_R116)
LOC 1 41
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R115) {}
  dassign %Reg1_R114 0 (dread ref %Reg2_R114)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R115, dread ref %Reg1_R114) { dassign %Reg0_R115 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_4100) { dassign %L_STR_11 0 }
  dassign %Reg1_R114 0 (dread ptr %L_STR_11)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R115, dread ref %Reg1_R114) { dassign %Reg0_R115 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg0_R115) { dassign %Reg0_R114 0 }
  dassign %Reg2_R114 0 (dread ref %Reg0_R114)
  endtry
LOC 1 44
  goto @label29
@label28
  catch { <* <$Ljava_2Flang_2FClassCastException_3B>> }
  dassign %Reg0_R117 0 (regread ptr %%thrownval)
LOC 1 42
  dassign %Reg3_R117 0 (dread ref %Reg0_R117)
LOC 1 43
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R115) {}
  dassign %Reg1_R114 0 (dread ref %Reg2_R114)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R115, dread ref %Reg1_R114) { dassign %Reg0_R115 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2d00) { dassign %L_STR_12 0 }
  dassign %Reg1_R114 0 (dread ptr %L_STR_12)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R115, dread ref %Reg1_R114) { dassign %Reg0_R115 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg0_R115) { dassign %Reg0_R114 0 }
  dassign %Reg2_R114 0 (dread ref %Reg0_R114)
@label29
  try { @label30 }
LOC 1 46
  dassign %Reg0_R113 0 (dread ref %Reg4_R113)
  intrinsiccallwithtypeassigned <* <$LCasts_24C_3B>> JAVA_CHECK_CAST (dread ref %Reg0_R113) { dassign %Reg0_R118 0 }
  dassign %Reg3_R118 0 (dread ref %Reg0_R118)
LOC 1 47
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R115) {}
  dassign %Reg1_R114 0 (dread ref %Reg2_R114)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R115, dread ref %Reg1_R114) { dassign %Reg0_R115 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_4300) { dassign %L_STR_13 0 }
  dassign %Reg1_R114 0 (dread ptr %L_STR_13)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R115, dread ref %Reg1_R114) { dassign %Reg0_R115 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg0_R115) { dassign %Reg0_R114 0 }
  dassign %Reg2_R114 0 (dread ref %Reg0_R114)
  endtry
LOC 1 50
  goto @label31
@label30
  catch { <* <$Ljava_2Flang_2FClassCastException_3B>> }
  dassign %Reg0_R117 0 (regread ptr %%thrownval)
LOC 1 48
  dassign %Reg3_R117 0 (dread ref %Reg0_R117)
LOC 1 49
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R115) {}
  dassign %Reg1_R114 0 (dread ref %Reg2_R114)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R115, dread ref %Reg1_R114) { dassign %Reg0_R115 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2d00) { dassign %L_STR_12 0 }
  dassign %Reg1_R114 0 (dread ptr %L_STR_12)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R115, dread ref %Reg1_R114) { dassign %Reg0_R115 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg0_R115) { dassign %Reg0_R114 0 }
  dassign %Reg2_R114 0 (dread ref %Reg0_R114)
@label31
  try { @label32 }
LOC 1 52
  dassign %Reg0_R113 0 (dread ref %Reg4_R113)
  intrinsiccallwithtypeassigned <* <$LCasts_24J_3B>> JAVA_CHECK_CAST (dread ref %Reg0_R113) { dassign %Reg0_R119 0 }
  dassign %Reg3_R119 0 (dread ref %Reg0_R119)
LOC 1 53
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R115) {}
  dassign %Reg1_R114 0 (dread ref %Reg2_R114)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R115, dread ref %Reg1_R114) { dassign %Reg0_R115 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_4a00) { dassign %L_STR_14 0 }
  dassign %Reg1_R114 0 (dread ptr %L_STR_14)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R115, dread ref %Reg1_R114) { dassign %Reg0_R115 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg0_R115) { dassign %Reg0_R114 0 }
  dassign %Reg2_R114 0 (dread ref %Reg0_R114)
  endtry
LOC 1 56
  goto @label33
@label32
  catch { <* <$Ljava_2Flang_2FClassCastException_3B>> }
  dassign %Reg0_R117 0 (regread ptr %%thrownval)
LOC 1 54
  dassign %Reg3_R117 0 (dread ref %Reg0_R117)
LOC 1 55
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R115) {}
  dassign %Reg1_R114 0 (dread ref %Reg2_R114)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R115, dread ref %Reg1_R114) { dassign %Reg0_R115 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2d00) { dassign %L_STR_12 0 }
  dassign %Reg1_R114 0 (dread ptr %L_STR_12)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R115, dread ref %Reg1_R114) { dassign %Reg0_R115 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg0_R115) { dassign %Reg0_R114 0 }
  dassign %Reg2_R114 0 (dread ref %Reg0_R114)
@label33
  try { @label34 }
LOC 1 58
  dassign %Reg0_R113 0 (dread ref %Reg4_R113)
  intrinsiccallwithtypeassigned <* <[] <* <$LCasts_24A_3B>>>> JAVA_CHECK_CAST (dread ref %Reg0_R113) { dassign %Reg0_R120 0 }
  dassign %Reg3_R120 0 (dread ref %Reg0_R120)
LOC 1 59
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R115) {}
  dassign %Reg1_R114 0 (dread ref %Reg2_R114)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R115, dread ref %Reg1_R114) { dassign %Reg0_R115 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_6100) { dassign %L_STR_15 0 }
  dassign %Reg1_R114 0 (dread ptr %L_STR_15)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R115, dread ref %Reg1_R114) { dassign %Reg0_R115 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg0_R115) { dassign %Reg0_R114 0 }
  dassign %Reg2_R114 0 (dread ref %Reg0_R114)
  endtry
LOC 1 62
  goto @label35
@label34
  catch { <* <$Ljava_2Flang_2FClassCastException_3B>> }
  dassign %Reg0_R117 0 (regread ptr %%thrownval)
LOC 1 60
  dassign %Reg3_R117 0 (dread ref %Reg0_R117)
LOC 1 61
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R115) {}
  dassign %Reg1_R114 0 (dread ref %Reg2_R114)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R115, dread ref %Reg1_R114) { dassign %Reg0_R115 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2d00) { dassign %L_STR_12 0 }
  dassign %Reg1_R114 0 (dread ptr %L_STR_12)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R115, dread ref %Reg1_R114) { dassign %Reg0_R115 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg0_R115) { dassign %Reg0_R114 0 }
  dassign %Reg2_R114 0 (dread ref %Reg0_R114)
@label35
  try { @label36 }
LOC 1 64
  dassign %Reg0_R113 0 (dread ref %Reg4_R113)
  intrinsiccallwithtypeassigned <* <[] <* <$LCasts_24I_3B>>>> JAVA_CHECK_CAST (dread ref %Reg0_R113) { dassign %Reg0_R121 0 }
  dassign %Reg3_R121 0 (dread ref %Reg0_R121)
LOC 1 65
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R115) {}
  dassign %Reg1_R114 0 (dread ref %Reg2_R114)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R115, dread ref %Reg1_R114) { dassign %Reg0_R115 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_6900) { dassign %L_STR_16 0 }
  dassign %Reg1_R114 0 (dread ptr %L_STR_16)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R115, dread ref %Reg1_R114) { dassign %Reg0_R115 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg0_R115) { dassign %Reg0_R114 0 }
  dassign %Reg2_R114 0 (dread ref %Reg0_R114)
  endtry
LOC 1 68
  goto @label37
@label36
  catch { <* <$Ljava_2Flang_2FClassCastException_3B>> }
  dassign %Reg0_R117 0 (regread ptr %%thrownval)
LOC 1 66
  dassign %Reg3_R117 0 (dread ref %Reg0_R117)
LOC 1 67
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R115) {}
  dassign %Reg1_R114 0 (dread ref %Reg2_R114)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R115, dread ref %Reg1_R114) { dassign %Reg0_R115 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2d00) { dassign %L_STR_12 0 }
  dassign %Reg1_R114 0 (dread ptr %L_STR_12)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R115, dread ref %Reg1_R114) { dassign %Reg0_R115 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg0_R115) { dassign %Reg0_R114 0 }
  dassign %Reg2_R114 0 (dread ref %Reg0_R114)
@label37
  try { @label38 }
LOC 1 70
  dassign %Reg0_R113 0 (dread ref %Reg4_R113)
  intrinsiccallwithtypeassigned <* <[] <* <$Ljava_2Flang_2FObject_3B>>>> JAVA_CHECK_CAST (dread ref %Reg0_R113) { dassign %Reg0_R122 0 }
  dassign %Reg3_R122 0 (dread ref %Reg0_R122)
LOC 1 71
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R115) {}
  dassign %Reg1_R114 0 (dread ref %Reg2_R114)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R115, dread ref %Reg1_R114) { dassign %Reg0_R115 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_6f00) { dassign %L_STR_17 0 }
  dassign %Reg1_R114 0 (dread ptr %L_STR_17)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R115, dread ref %Reg1_R114) { dassign %Reg0_R115 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg0_R115) { dassign %Reg0_R114 0 }
  dassign %Reg2_R114 0 (dread ref %Reg0_R114)
  endtry
LOC 1 74
  goto @label39
@label38
  catch { <* <$Ljava_2Flang_2FClassCastException_3B>> }
  dassign %Reg0_R117 0 (regread ptr %%thrownval)
LOC 1 72
  dassign %Reg3_R117 0 (dread ref %Reg0_R117)
LOC 1 73
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R115) {}
  dassign %Reg1_R114 0 (dread ref %Reg2_R114)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R115, dread ref %Reg1_R114) { dassign %Reg0_R115 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2d00) { dassign %L_STR_12 0 }
  dassign %Reg1_R114 0 (dread ptr %L_STR_12)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R115, dread ref %Reg1_R114) { dassign %Reg0_R115 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg0_R115) { dassign %Reg0_R114 0 }
  dassign %Reg2_R114 0 (dread ref %Reg0_R114)
@label39
  try { @label40 }
LOC 1 76
  dassign %Reg0_R113 0 (dread ref %Reg4_R113)
  intrinsiccallwithtypeassigned <* <[] i32>> JAVA_CHECK_CAST (dread ref %Reg0_R113) { dassign %Reg0_R123 0 }
  dassign %Reg3_R123 0 (dread ref %Reg0_R123)
LOC 1 77
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R115) {}
  dassign %Reg1_R114 0 (dread ref %Reg2_R114)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R115, dread ref %Reg1_R114) { dassign %Reg0_R115 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_6e00) { dassign %L_STR_18 0 }
  dassign %Reg1_R114 0 (dread ptr %L_STR_18)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R115, dread ref %Reg1_R114) { dassign %Reg0_R115 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg0_R115) { dassign %Reg0_R114 0 }
  dassign %Reg2_R114 0 (dread ref %Reg0_R114)
  endtry
LOC 1 80
  goto @label41
@label40
  catch { <* <$Ljava_2Flang_2FClassCastException_3B>> }
  dassign %Reg0_R117 0 (regread ptr %%thrownval)
LOC 1 78
  dassign %Reg3_R117 0 (dread ref %Reg0_R117)
LOC 1 79
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R115) {}
  dassign %Reg1_R114 0 (dread ref %Reg2_R114)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R115, dread ref %Reg1_R114) { dassign %Reg0_R115 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2d00) { dassign %L_STR_12 0 }
  dassign %Reg1_R114 0 (dread ptr %L_STR_12)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R115, dread ref %Reg1_R114) { dassign %Reg0_R115 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg0_R115) { dassign %Reg0_R114 0 }
  dassign %Reg2_R114 0 (dread ref %Reg0_R114)
@label41
  try { @label42 }
LOC 1 82
  dassign %Reg0_R113 0 (dread ref %Reg4_R113)
  intrinsiccallwithtypeassigned <* <$Ljava_2Flang_2FString_3B>> JAVA_CHECK_CAST (dread ref %Reg0_R113) { dassign %Reg0_R114 0 }
  dassign %Reg3_R114 0 (dread ref %Reg0_R114)
LOC 1 83
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R115) {}
  dassign %Reg1_R114 0 (dread ref %Reg2_R114)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R115, dread ref %Reg1_R114) { dassign %Reg0_R115 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_7300) { dassign %L_STR_19 0 }
  dassign %Reg1_R114 0 (dread ptr %L_STR_19)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R115, dread ref %Reg1_R114) { dassign %Reg0_R115 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg0_R115) { dassign %Reg0_R114 0 }
  dassign %Reg2_R114 0 (dread ref %Reg0_R114)
  endtry
LOC 1 86
  goto @label43
@label42
  catch { <* <$Ljava_2Flang_2FClassCastException_3B>> }
  dassign %Reg0_R117 0 (regread ptr %%thrownval)
LOC 1 84
  dassign %Reg3_R117 0 (dread ref %Reg0_R117)
LOC 1 85
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R115) {}
  dassign %Reg1_R114 0 (dread ref %Reg2_R114)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R115, dread ref %Reg1_R114) { dassign %Reg0_R115 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2d00) { dassign %L_STR_12 0 }
  dassign %Reg1_R114 0 (dread ptr %L_STR_12)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R115, dread ref %Reg1_R114) { dassign %Reg0_R115 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg0_R115) { dassign %Reg0_R114 0 }
  dassign %Reg2_R114 0 (dread ref %Reg0_R114)
@label43
LOC 1 87
  dassign %Reg0_R114 0 (dread ref %Reg2_R114)
  return (dread ref %Reg0_R114)
}
func &LCasts_3B_7Cwiden_7C_28B_29I static (var %Reg1_B i8) i32 {
  funcid 4
  var %Reg1_I i32
  var %Reg0_I i32

ALIAS %b %Reg1_B i8
  intrinsiccallwithtype <$LCasts_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_I 0 (sext i32 8 (dread i8 %Reg1_B))
LOC 1 91
  dassign %Reg0_I 0 (dread i32 %Reg1_I)
  return (dread i32 %Reg0_I)
}
func &LCasts_3B_7Cwiden_7C_28I_29J static (var %Reg2_I i32) i64 {
  funcid 5
  var %Reg0_I i32
  var %Reg0_J i64

ALIAS %i %Reg2_I i32
  intrinsiccallwithtype <$LCasts_3B> JAVA_CLINIT_CHECK ()
LOC 1 95
  dassign %Reg0_I 0 (dread i32 %Reg2_I)
  dassign %Reg0_J 0 (cvt i64 i32 (dread i32 %Reg0_I))
  return (dread i64 %Reg0_J)
}
func &LCasts_3B_7Cwiden_7C_28J_29D static (var %Reg2_J i64) f64 {
  funcid 6
  var %Reg0_J i64
  var %Reg0_D f64

ALIAS %l %Reg2_J i64
  intrinsiccallwithtype <$LCasts_3B> JAVA_CLINIT_CHECK ()
LOC 1 99
  dassign %Reg0_J 0 (dread i64 %Reg2_J)
  dassign %Reg0_D 0 (cvt f64 i64 (dread i64 %Reg0_J))
  return (dread f64 %Reg0_D)
}
func &LCasts_3B_7Cid_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FObject_3B static (var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>) <* <$Ljava_2Flang_2FObject_3B>> {
  funcid 7
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>

ALIAS %t %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>> "TT;"
  intrinsiccallwithtype <$LCasts_3B> JAVA_CLINIT_CHECK ()
LOC 1 103
  dassign %Reg0_R113 0 (dread ref %Reg1_R113)
  return (dread ref %Reg0_R113)
}
func &LCasts_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V public static (var %Reg30_R124 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>) void {
  funcid 8
  var %Reg0_I i32
  var %Reg0_R122 <* <[] <* <$Ljava_2Flang_2FObject_3B>>>>
  var %Reg1_I i32
  var %Reg2_R116 <* <$LCasts_24A_3B>>
  var %Reg2_R125 <* <$LCasts_24B_3B>>
  var %Reg2_R118 <* <$LCasts_24C_3B>>
  var %Reg2_I i32
  var %Reg2_R120 <* <[] <* <$LCasts_24A_3B>>>>
  var %Reg2_R126 <* <[] <* <$LCasts_24B_3B>>>>
  var %Reg2_R127 <* <[] <* <$LCasts_24C_3B>>>>
  var %Reg2_R121 <* <[] <* <$LCasts_24I_3B>>>>
  var %Reg2_R128 <* <[] <* <$LCasts_24J_3B>>>>
  var %Reg2_R122 <* <[] <* <$Ljava_2Flang_2FObject_3B>>>>
  var %Reg2_R123 <* <[] i32>>
  var %Reg2_R129 <* <[] <* <[] <* <$LCasts_24A_3B>>>>>>
  var %Reg2_R130 <* <[] <* <[] <* <$LCasts_24C_3B>>>>>>
  var %Reg2_R131 <* <[] <* <[] i32>>>>
  var %Reg2_R114 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_19 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg2_R132 <* <$Ljava_2Flang_2FInteger_3B>>
  var %Reg2_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg2_R124 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>
  var %Reg2_R133 <* <[] i64>>
  var %Reg2_R134 <* <$Ljava_2Futil_2FArrayList_3B>>
  var %Reg8_R122 <* <[] <* <$Ljava_2Flang_2FObject_3B>>>>
  var %Reg9_R122 <* <[] <* <$Ljava_2Flang_2FObject_3B>>>>
  var %Reg9_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg10_I i32
  var %Reg11_I i32
  var %Reg12_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_R135 <* <$Ljava_2Fio_2FPrintStream_3B>>
  var %Reg1_R115 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %L_STR_20 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_R114 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg2_B i8
  var %Reg2_J i64
  var %Reg2_D f64
  var %Reg2_F f32
  var %Reg2_C u16
  var %Reg0_R132 <* <$Ljava_2Flang_2FInteger_3B>>
  var %Reg9_R132 <* <$Ljava_2Flang_2FInteger_3B>>
  var %Reg0_J i64
  var %Reg11_J i64
  var %Reg0_D f64
  var %Reg13_D f64
  var %Reg1_J i64
  var %Reg1_D f64
  var %Reg0_R136 <* <$Ljava_2Flang_2FLong_3B>>
  var %Reg15_R136 <* <$Ljava_2Flang_2FLong_3B>>
  var %Reg1_R136 <* <$Ljava_2Flang_2FLong_3B>>
  var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_R117 <* <$Ljava_2Flang_2FClassCastException_3B>>
  var %Reg15_R117 <* <$Ljava_2Flang_2FClassCastException_3B>>
  var %L_STR_21 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R137 <* <$Ljava_2Flang_2FNumber_3B>>
  var %Reg15_R137 <* <$Ljava_2Flang_2FNumber_3B>>
  var %Reg2_R137 <* <$Ljava_2Flang_2FNumber_3B>>
  var %Reg0_Z u1
  var %Reg0_R138 <* <$Ljava_2Flang_2FBoolean_3B>>
  var %Reg16_R138 <* <$Ljava_2Flang_2FBoolean_3B>>
  var %Reg16_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %L_STR_22 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R114 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_23 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg17_R114 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg18_R132 <* <$Ljava_2Flang_2FInteger_3B>>
  var %Reg19_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg20_R114 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R116 <* <$LCasts_24A_3B>>
  var %Reg21_R116 <* <$LCasts_24A_3B>>
  var %Reg0_R123 <* <[] i32>>
  var %Reg22_R123 <* <[] i32>>
  var %Reg5_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg6_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg5_I i32
  var %Reg7_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg2_Z u1
  var %Reg23_I i32
  var %Reg0_R139 <* <$Ljava_2Flang_2FNullPointerException_3B>>
  var %Reg23_R139 <* <$Ljava_2Flang_2FNullPointerException_3B>>
  var %L_STR_24 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R124 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>
  var %L_STR_25 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg24_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg5_D f64
  var %Reg0_R140 <* <$Ljava_2Flang_2FDouble_3B>>
  var %Reg25_R140 <* <$Ljava_2Flang_2FDouble_3B>>
  var %Reg25_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg5_J i64
  var %Reg26_J i64
  var %Reg0_R126 <* <[] <* <$LCasts_24B_3B>>>>
  var %Reg28_R126 <* <[] <* <$LCasts_24B_3B>>>>
  var %Reg28_R120 <* <[] <* <$LCasts_24A_3B>>>>
  var %Reg0_R120 <* <[] <* <$LCasts_24A_3B>>>>
  var %Reg0_R141 <* <$Ljava_2Flang_2FArrayStoreException_3B>>
  var %Reg29_R141 <* <$Ljava_2Flang_2FArrayStoreException_3B>>
  var %L_STR_26 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R118 <* <$LCasts_24C_3B>>
  var %Reg29_R118 <* <$LCasts_24C_3B>>
  var %Reg29_R142 <* <$LCasts_24I_3B>>
  var %Reg2_R142 <* <$LCasts_24I_3B>>

ALIAS %o %Reg9_R113 <* <$Ljava_2Flang_2FObject_3B>>
ALIAS %x %Reg15_R136 <* <$Ljava_2Flang_2FLong_3B>>
ALIAS %e %Reg29_R141 <* <$Ljava_2Flang_2FArrayStoreException_3B>>
ALIAS %bad %Reg23_I i32
ALIAS %args %Reg30_R124 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>
ALIAS %all %Reg8_R122 <* <[] <* <$Ljava_2Flang_2FObject_3B>>>>
ALIAS %i %Reg10_I i32
ALIAS %l %Reg11_J i64
ALIAS %d %Reg13_D f64
ALIAS %n %Reg15_R137 <* <$Ljava_2Flang_2FNumber_3B>>
ALIAS %t %Reg16_R113 <* <$Ljava_2Flang_2FObject_3B>>
ALIAS %s %Reg17_R114 <* <$Ljava_2Flang_2FString_3B>>
ALIAS %k %Reg18_R132 <* <$Ljava_2Flang_2FInteger_3B>>
ALIAS %nul %Reg19_R113 <* <$Ljava_2Flang_2FObject_3B>>
ALIAS %sn %Reg20_R114 <* <$Ljava_2Flang_2FString_3B>>
ALIAS %an %Reg21_R116 <* <$LCasts_24A_3B>>
ALIAS %in %Reg22_R123 <* <[] i32>>
ALIAS %cond %Reg23_Z u1
ALIAS %tern %Reg24_R113 <* <$Ljava_2Flang_2FObject_3B>>
ALIAS %num %Reg25_R113 <* <$Ljava_2Flang_2FObject_3B>>
ALIAS %mixed %Reg26_J i64
ALIAS %arr %Reg28_R120 <* <[] <* <$LCasts_24A_3B>>>>
ALIAS %it %Reg29_R142 <* <$LCasts_24I_3B>>
  intrinsiccallwithtype <$LCasts_3B> JAVA_CLINIT_CHECK ()
LOC 1 107
  dassign %Reg0_I 0 (constval i32 19)
  dassign %Reg0_R122 0 (gcmallocjarray ref <[] <* <$Ljava_2Flang_2FObject_3B>>> (dread i32 %Reg0_I))
  dassign %Reg1_I 0 (constval i32 0)
  intrinsiccallwithtype <$LCasts_24A_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg2_R116 0 (gcmalloc ref <$LCasts_24A_3B>)
  callassigned &LCasts_24A_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg2_R116) {}
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R122, dread i32 %Reg1_I), 
    dread ref %Reg2_R116)
  dassign %Reg1_I 0 (constval i32 1)
  intrinsiccallwithtype <$LCasts_24B_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg2_R125 0 (gcmalloc ref <$LCasts_24B_3B>)
  callassigned &LCasts_24B_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg2_R125) {}
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R122, dread i32 %Reg1_I), 
    dread ref %Reg2_R125)
  dassign %Reg1_I 0 (constval i32 2)
  intrinsiccallwithtype <$LCasts_24C_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg2_R118 0 (gcmalloc ref <$LCasts_24C_3B>)
  callassigned &LCasts_24C_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg2_R118) {}
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R122, dread i32 %Reg1_I), 
    dread ref %Reg2_R118)
  dassign %Reg1_I 0 (constval i32 3)
  dassign %Reg2_I 0 (constval i32 1)
  dassign %Reg2_R120 0 (gcmallocjarray ref <[] <* <$LCasts_24A_3B>>> (dread i32 %Reg2_I))
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R122, dread i32 %Reg1_I), 
    dread ref %Reg2_R120)
  dassign %Reg1_I 0 (constval i32 4)
  dassign %Reg2_I 0 (constval i32 1)
  dassign %Reg2_R126 0 (gcmallocjarray ref <[] <* <$LCasts_24B_3B>>> (dread i32 %Reg2_I))
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R122, dread i32 %Reg1_I), 
    dread ref %Reg2_R126)
  dassign %Reg1_I 0 (constval i32 5)
  dassign %Reg2_I 0 (constval i32 0)
  dassign %Reg2_R127 0 (gcmallocjarray ref <[] <* <$LCasts_24C_3B>>> (dread i32 %Reg2_I))
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R122, dread i32 %Reg1_I), 
    dread ref %Reg2_R127)
  dassign %Reg1_I 0 (constval i32 6)
  dassign %Reg2_I 0 (constval i32 1)
  dassign %Reg2_R121 0 (gcmallocjarray ref <[] <* <$LCasts_24I_3B>>> (dread i32 %Reg2_I))
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R122, dread i32 %Reg1_I), 
    dread ref %Reg2_R121)
  dassign %Reg1_I 0 (constval i32 7)
  dassign %Reg2_I 0 (constval i32 1)
  dassign %Reg2_R128 0 (gcmallocjarray ref <[] <* <$LCasts_24J_3B>>> (dread i32 %Reg2_I))
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R122, dread i32 %Reg1_I), 
    dread ref %Reg2_R128)
  dassign %Reg1_I 0 (constval i32 8)
  dassign %Reg2_I 0 (constval i32 1)
  dassign %Reg2_R122 0 (gcmallocjarray ref <[] <* <$Ljava_2Flang_2FObject_3B>>> (dread i32 %Reg2_I))
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R122, dread i32 %Reg1_I), 
    dread ref %Reg2_R122)
  dassign %Reg1_I 0 (constval i32 9)
  dassign %Reg2_I 0 (constval i32 1)
  dassign %Reg2_R123 0 (gcmallocjarray ref <[] i32> (dread i32 %Reg2_I))
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R122, dread i32 %Reg1_I), 
    dread ref %Reg2_R123)
  dassign %Reg1_I 0 (constval i32 10)
  dassign %Reg2_I 0 (constval i32 1)
  dassign %Reg2_R129 0 (gcmallocjarray ref <[] <* <[] <* <$LCasts_24A_3B>>>>> (dread i32 %Reg2_I))
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R122, dread i32 %Reg1_I), 
    dread ref %Reg2_R129)
  dassign %Reg1_I 0 (constval i32 11)
  dassign %Reg2_I 0 (constval i32 2)
  dassign %Reg2_R130 0 (gcmallocjarray ref <[] <* <[] <* <$LCasts_24C_3B>>>>> (dread i32 %Reg2_I))
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R122, dread i32 %Reg1_I), 
    dread ref %Reg2_R130)
  dassign %Reg1_I 0 (constval i32 12)
  dassign %Reg2_I 0 (constval i32 2)
  dassign %Reg2_R131 0 (gcmallocjarray ref <[] <* <[] i32>>> (dread i32 %Reg2_I))
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R122, dread i32 %Reg1_I), 
    dread ref %Reg2_R131)
  dassign %Reg1_I 0 (constval i32 13)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_7300) { dassign %L_STR_19 0 }
  dassign %Reg2_R114 0 (dread ptr %L_STR_19)
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R122, dread i32 %Reg1_I), 
    dread ref %Reg2_R114)
  dassign %Reg1_I 0 (constval i32 14)
  dassign %Reg2_I 0 (constval i32 3)
LOC 1 108
  intrinsiccallwithtype <$Ljava_2Flang_2FInteger_3B> JAVA_CLINIT_CHECK ()
  callassigned &Ljava_2Flang_2FInteger_3B_7CvalueOf_7C_28I_29Ljava_2Flang_2FInteger_3B (dread i32 %Reg2_I) { dassign %Reg2_R132 0 }
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R122, dread i32 %Reg1_I), 
    dread ref %Reg2_R132)
  dassign %Reg1_I 0 (constval i32 15)
  dassign %Reg2_R113 0 (constval ref 0)
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R122, dread i32 %Reg1_I), 
    dread ref %Reg2_R113)
  dassign %Reg1_I 0 (constval i32 16)
  dassign %Reg2_I 0 (constval i32 0)
  dassign %Reg2_R124 0 (gcmallocjarray ref <[] <* <$Ljava_2Flang_2FString_3B>>> (dread i32 %Reg2_I))
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R122, dread i32 %Reg1_I), 
    dread ref %Reg2_R124)
  dassign %Reg1_I 0 (constval i32 17)
  dassign %Reg2_I 0 (constval i32 0)
  dassign %Reg2_R133 0 (gcmallocjarray ref <[] i64> (dread i32 %Reg2_I))
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R122, dread i32 %Reg1_I), 
    dread ref %Reg2_R133)
  dassign %Reg1_I 0 (constval i32 18)
  intrinsiccallwithtype <$Ljava_2Futil_2FArrayList_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg2_R134 0 (gcmalloc ref <$Ljava_2Futil_2FArrayList_3B>)
  callassigned &Ljava_2Futil_2FArrayList_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg2_R134) {}
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R122, dread i32 %Reg1_I), 
    dread ref %Reg2_R134)
  dassign %Reg8_R122 0 (dread ref %Reg0_R122)
LOC 1 110
  dassign %Reg0_R122 0 (dread ref %Reg8_R122)
  dassign %Reg9_R122 0 (dread ref %Reg0_R122)
  dassign %Reg9_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg9_R122))
  dassign %Reg0_R113 0 (dread ref %Reg9_R113)
  dassign %Reg0_I 0 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %Reg0_R113))
  dassign %Reg10_I 0 (dread i32 %Reg0_I)
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg11_I 0 (dread i32 %Reg0_I)
@label44
  dassign %Reg0_I 0 (dread i32 %Reg11_I)
  dassign %Reg1_I 0 (dread i32 %Reg10_I)
  brtrue @label45 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg9_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg9_R122))
  dassign %Reg0_R113 0 (dread ref %Reg9_R113)
  dassign %Reg1_I 0 (dread i32 %Reg11_I)
  dassign %Reg0_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg0_R113, dread i32 %Reg1_I)))
  dassign %Reg12_R113 0 (dread ref %Reg0_R113)
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R135 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R115 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R115) {}
  dassign %Reg12_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg12_R113))
  dassign %Reg2_R113 0 (dread ref %Reg12_R113)
  intrinsiccallwithtype <$LCasts_3B> JAVA_CLINIT_CHECK ()
  callassigned &LCasts_3B_7Ctest_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FString_3B (dread ref %Reg2_R113) { dassign %Reg2_R114 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R115, dread ref %Reg2_R114) { dassign %Reg1_R115 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_20 0 }
  dassign %Reg2_R114 0 (dread ptr %L_STR_20)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R115, dread ref %Reg2_R114) { dassign %Reg1_R115 0 }
  dassign %Reg12_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg12_R113))
  dassign %Reg2_R113 0 (dread ref %Reg12_R113)
  intrinsiccallwithtype <$LCasts_3B> JAVA_CLINIT_CHECK ()
  callassigned &LCasts_3B_7Ccast_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FString_3B (dread ref %Reg2_R113) { dassign %Reg2_R114 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R115, dread ref %Reg2_R114) { dassign %Reg1_R115 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R115) { dassign %Reg1_R114 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R135, dread ref %Reg1_R114) {}
  dassign %Reg11_I 0 (add i32 (dread i32 %Reg11_I, constval i32 1))
  goto @label44
@label45
LOC 1 111
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R135 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R115 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R115) {}
  dassign %Reg2_I 0 (constval i32 -56)
  intrinsiccallwithtype <$LCasts_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg2_B 0 (cvt i8 i32 (dread i32 %Reg2_I))
  callassigned &LCasts_3B_7Cwiden_7C_28B_29I (dread i8 %Reg2_B) { dassign %Reg2_I 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R115, dread i32 %Reg2_I) { dassign %Reg1_R115 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_20 0 }
  dassign %Reg2_R114 0 (dread ptr %L_STR_20)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R115, dread ref %Reg2_R114) { dassign %Reg1_R115 0 }
  dassign %Reg2_I 0 (constval i32 -1)
  intrinsiccallwithtype <$LCasts_3B> JAVA_CLINIT_CHECK ()
  callassigned &LCasts_3B_7Cwiden_7C_28I_29J (dread i32 %Reg2_I) { dassign %Reg2_J 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28J_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R115, dread i64 %Reg2_J) { dassign %Reg1_R115 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_20 0 }
  dassign %Reg2_R114 0 (dread ptr %L_STR_20)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R115, dread ref %Reg2_R114) { dassign %Reg1_R115 0 }
  dassign %Reg2_J 0 (constval i64 0x20000000000000)
  intrinsiccallwithtype <$LCasts_3B> JAVA_CLINIT_CHECK ()
  callassigned &LCasts_3B_7Cwiden_7C_28J_29D (dread i64 %Reg2_J) { dassign %Reg2_D 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28D_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R115, dread f64 %Reg2_D) { dassign %Reg1_R115 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_20 0 }
  dassign %Reg2_R114 0 (dread ptr %L_STR_20)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R115, dread ref %Reg2_R114) { dassign %Reg1_R115 0 }
  dassign %Reg2_J 0 (constval i64 3)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28J_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R115, dread i64 %Reg2_J) { dassign %Reg1_R115 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_20 0 }
  dassign %Reg2_R114 0 (dread ptr %L_STR_20)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R115, dread ref %Reg2_R114) { dassign %Reg1_R115 0 }
  dassign %Reg2_I 0 (constval i32 -3)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R115, dread i32 %Reg2_I) { dassign %Reg1_R115 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_20 0 }
  dassign %Reg2_R114 0 (dread ptr %L_STR_20)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R115, dread ref %Reg2_R114) { dassign %Reg1_R115 0 }
  dassign %Reg2_I 0 (constval i32 0x7fffffff)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R115, dread i32 %Reg2_I) { dassign %Reg1_R115 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_20 0 }
  dassign %Reg2_R114 0 (dread ptr %L_STR_20)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R115, dread ref %Reg2_R114) { dassign %Reg1_R115 0 }
  dassign %Reg2_J 0 (constval i64 0x7fffffffffffffff)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28J_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R115, dread i64 %Reg2_J) { dassign %Reg1_R115 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_20 0 }
  dassign %Reg2_R114 0 (dread ptr %L_STR_20)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R115, dread ref %Reg2_R114) { dassign %Reg1_R115 0 }
  dassign %Reg2_F 0 (constval f32 inff)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28F_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R115, dread f32 %Reg2_F) { dassign %Reg1_R115 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_20 0 }
  dassign %Reg2_R114 0 (dread ptr %L_STR_20)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R115, dread ref %Reg2_R114) { dassign %Reg1_R115 0 }
  dassign %Reg2_I 0 (constval i32 80)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R115, dread i32 %Reg2_I) { dassign %Reg1_R115 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_20 0 }
  dassign %Reg2_R114 0 (dread ptr %L_STR_20)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R115, dread ref %Reg2_R114) { dassign %Reg1_R115 0 }
  dassign %Reg2_I 0 (constval i32 97)
  dassign %Reg2_C 0 (cvt u16 i32 (dread i32 %Reg2_I))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28C_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R115, dread u16 %Reg2_C) { dassign %Reg1_R115 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_20 0 }
  dassign %Reg2_R114 0 (dread ptr %L_STR_20)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R115, dread ref %Reg2_R114) { dassign %Reg1_R115 0 }
  dassign %Reg2_I 0 (constval i32 0x7fff)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R115, dread i32 %Reg2_I) { dassign %Reg1_R115 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R115) { dassign %Reg1_R114 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R135, dread ref %Reg1_R114) {}
LOC 1 114
  dassign %Reg0_I 0 (constval i32 5)
  intrinsiccallwithtype <$Ljava_2Flang_2FInteger_3B> JAVA_CLINIT_CHECK ()
  callassigned &Ljava_2Flang_2FInteger_3B_7CvalueOf_7C_28I_29Ljava_2Flang_2FInteger_3B (dread i32 %Reg0_I) { dassign %Reg0_R132 0 }
  dassign %Reg9_R132 0 (dread ref %Reg0_R132)
LOC 1 115
  dassign %Reg9_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg9_R132))
  dassign %Reg0_R113 0 (dread ref %Reg9_R113)
  intrinsiccallwithtypeassigned <* <$Ljava_2Flang_2FInteger_3B>> JAVA_CHECK_CAST (dread ref %Reg0_R113) { dassign %Reg0_R132 0 }
  virtualcallassigned &Ljava_2Flang_2FInteger_3B_7CintValue_7C_28_29I (dread ref %Reg0_R132) { dassign %Reg0_I 0 }
  dassign %Reg10_I 0 (dread i32 %Reg0_I)
LOC 1 116
  dassign %Reg9_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg9_R132))
  dassign %Reg0_R113 0 (dread ref %Reg9_R113)
  intrinsiccallwithtypeassigned <* <$Ljava_2Flang_2FInteger_3B>> JAVA_CHECK_CAST (dread ref %Reg0_R113) { dassign %Reg0_R132 0 }
  virtualcallassigned &Ljava_2Flang_2FInteger_3B_7CintValue_7C_28_29I (dread ref %Reg0_R132) { dassign %Reg0_I 0 }
  dassign %Reg0_J 0 (cvt i64 i32 (dread i32 %Reg0_I))
  dassign %Reg11_J 0 (dread i64 %Reg0_J)
LOC 1 117
  dassign %Reg9_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg9_R132))
  dassign %Reg0_R113 0 (dread ref %Reg9_R113)
  intrinsiccallwithtypeassigned <* <$Ljava_2Flang_2FInteger_3B>> JAVA_CHECK_CAST (dread ref %Reg0_R113) { dassign %Reg0_R132 0 }
  virtualcallassigned &Ljava_2Flang_2FInteger_3B_7CintValue_7C_28_29I (dread ref %Reg0_R132) { dassign %Reg0_I 0 }
  dassign %Reg0_D 0 (cvt f64 i32 (dread i32 %Reg0_I))
  dassign %Reg13_D 0 (dread f64 %Reg0_D)
LOC 1 118
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R135 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_I 0 (dread i32 %Reg10_I)
  dassign %Reg1_J 0 (cvt i64 i32 (dread i32 %Reg1_I))
  dassign %Reg2_J 0 (dread i64 %Reg11_J)
  dassign %Reg1_J 0 (add i64 (dread i64 %Reg1_J, dread i64 %Reg2_J))
  dassign %Reg1_D 0 (cvt f64 i64 (dread i64 %Reg1_J))
  dassign %Reg2_D 0 (dread f64 %Reg13_D)
  dassign %Reg1_D 0 (add f64 (dread f64 %Reg1_D, dread f64 %Reg2_D))
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28D_29V (dread ref %Reg0_R135, dread f64 %Reg1_D) {}
  try { @label46 }
LOC 1 120
  dassign %Reg9_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg9_R132))
  dassign %Reg0_R113 0 (dread ref %Reg9_R113)
  intrinsiccallwithtypeassigned <* <$Ljava_2Flang_2FLong_3B>> JAVA_CHECK_CAST (dread ref %Reg0_R113) { dassign %Reg0_R136 0 }
  dassign %Reg15_R136 0 (dread ref %Reg0_R136)
LOC 1 121
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R135 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_R136 0 (dread ref %Reg15_R136)
  dassign %Reg1_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg1_R136))
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FObject_3B_29V (dread ref %Reg0_R135, dread ref %Reg1_R113) {}
  endtry
LOC 1 124
  goto @label47
@label46
  catch { <* <$Ljava_2Flang_2FClassCastException_3B>> }
  dassign %Reg0_R117 0 (regread ptr %%thrownval)
LOC 1 122
  dassign %Reg15_R117 0 (dread ref %Reg0_R117)
LOC 1 123
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R135 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_7deee8cf373aab5fa23a0c36c8d7f32c) { dassign %L_STR_21 0 }
  dassign %Reg1_R114 0 (dread ptr %L_STR_21)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R135, dread ref %Reg1_R114) {}
@label47
LOC 1 125
  dassign %Reg9_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg9_R132))
  dassign %Reg0_R113 0 (dread ref %Reg9_R113)
  intrinsiccallwithtypeassigned <* <$Ljava_2Flang_2FNumber_3B>> JAVA_CHECK_CAST (dread ref %Reg0_R113) { dassign %Reg0_R137 0 }
  dassign %Reg15_R137 0 (dread ref %Reg0_R137)
LOC 1 126
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R135 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R115 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R115) {}
  dassign %Reg2_R137 0 (dread ref %Reg15_R137)
  virtualcallassigned &Ljava_2Flang_2FNumber_3B_7CdoubleValue_7C_28_29D (dread ref %Reg2_R137) { dassign %Reg2_D 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28D_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R115, dread f64 %Reg2_D) { dassign %Reg1_R115 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_20 0 }
  dassign %Reg2_R114 0 (dread ptr %L_STR_20)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R115, dread ref %Reg2_R114) { dassign %Reg1_R115 0 }
  dassign %Reg2_R137 0 (dread ref %Reg15_R137)
  virtualcallassigned &Ljava_2Flang_2FNumber_3B_7ClongValue_7C_28_29J (dread ref %Reg2_R137) { dassign %Reg2_J 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28J_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R115, dread i64 %Reg2_J) { dassign %Reg1_R115 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R115) { dassign %Reg1_R114 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R135, dread ref %Reg1_R114) {}
LOC 1 127
  dassign %Reg0_I 0 (constval i32 1)
  intrinsiccallwithtype <$Ljava_2Flang_2FBoolean_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_Z 0 (cvt u1 i32 (dread i32 %Reg0_I))
  callassigned &Ljava_2Flang_2FBoolean_3B_7CvalueOf_7C_28Z_29Ljava_2Flang_2FBoolean_3B (dread u1 %Reg0_Z) { dassign %Reg0_R138 0 }
  dassign %Reg16_R138 0 (dread ref %Reg0_R138)
LOC 1 128
  dassign %Reg16_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg16_R138))
  dassign %Reg0_R113 0 (dread ref %Reg16_R113)
  intrinsiccallwithtypeassigned <* <$Ljava_2Flang_2FBoolean_3B>> JAVA_CHECK_CAST (dread ref %Reg0_R113) { dassign %Reg0_R138 0 }
  virtualcallassigned &Ljava_2Flang_2FBoolean_3B_7CbooleanValue_7C_28_29Z (dread ref %Reg0_R138) { dassign %Reg0_Z 0 }
  brtrue @label48 (eq i32 i32 (
    cvt i32 u1 (dread u1 %Reg0_Z),
    constval i32 0))
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R135 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_62006f006f006c00) { dassign %L_STR_22 0 }
  dassign %Reg1_R114 0 (dread ptr %L_STR_22)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R135, dread ref %Reg1_R114) {}
@label48
LOC 1 129
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_670065006e00) { dassign %L_STR_23 0 }
  dassign %Reg0_R114 0 (dread ptr %L_STR_23)
  intrinsiccallwithtype <$LCasts_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R114))
  callassigned &LCasts_3B_7Cid_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FObject_3B (dread ref %Reg0_R113) { dassign %Reg0_R113 0 }
  intrinsiccallwithtypeassigned <* <$Ljava_2Flang_2FString_3B>> JAVA_CHECK_CAST (dread ref %Reg0_R113) { dassign %Reg0_R114 0 }
  dassign %Reg17_R114 0 (dread ref %Reg0_R114)
LOC 1 130
  dassign %Reg0_I 0 (constval i32 4)
  intrinsiccallwithtype <$Ljava_2Flang_2FInteger_3B> JAVA_CLINIT_CHECK ()
  callassigned &Ljava_2Flang_2FInteger_3B_7CvalueOf_7C_28I_29Ljava_2Flang_2FInteger_3B (dread i32 %Reg0_I) { dassign %Reg0_R132 0 }
  intrinsiccallwithtype <$LCasts_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R132))
  callassigned &LCasts_3B_7Cid_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FObject_3B (dread ref %Reg0_R113) { dassign %Reg0_R113 0 }
  intrinsiccallwithtypeassigned <* <$Ljava_2Flang_2FInteger_3B>> JAVA_CHECK_CAST (dread ref %Reg0_R113) { dassign %Reg0_R132 0 }
  dassign %Reg18_R132 0 (dread ref %Reg0_R132)
LOC 1 131
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R135 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R115 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R115) {}
  dassign %Reg2_R114 0 (dread ref %Reg17_R114)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R115, dread ref %Reg2_R114) { dassign %Reg1_R115 0 }
  dassign %Reg2_R132 0 (dread ref %Reg18_R132)
  dassign %Reg2_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg2_R132))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R115, dread ref %Reg2_R113) { dassign %Reg1_R115 0 }
  dassign %Reg2_R113 0 (constval ref 0)
  intrinsiccallwithtype <$LCasts_3B> JAVA_CLINIT_CHECK ()
  callassigned &LCasts_3B_7Cid_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FObject_3B (dread ref %Reg2_R113) { dassign %Reg2_R113 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R115, dread ref %Reg2_R113) { dassign %Reg1_R115 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R115) { dassign %Reg1_R114 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R135, dread ref %Reg1_R114) {}
LOC 1 132
  dassign %Reg0_R113 0 (constval ref 0)
  dassign %Reg19_R113 0 (dread ref %Reg0_R113)
LOC 1 133
  dassign %Reg0_R113 0 (dread ref %Reg19_R113)
  intrinsiccallwithtypeassigned <* <$Ljava_2Flang_2FString_3B>> JAVA_CHECK_CAST (dread ref %Reg0_R113) { dassign %Reg0_R114 0 }
  dassign %Reg20_R114 0 (dread ref %Reg0_R114)
LOC 1 134
  dassign %Reg0_R113 0 (dread ref %Reg19_R113)
  intrinsiccallwithtypeassigned <* <$LCasts_24A_3B>> JAVA_CHECK_CAST (dread ref %Reg0_R113) { dassign %Reg0_R116 0 }
  dassign %Reg21_R116 0 (dread ref %Reg0_R116)
LOC 1 135
  dassign %Reg0_R113 0 (dread ref %Reg19_R113)
  intrinsiccallwithtypeassigned <* <[] i32>> JAVA_CHECK_CAST (dread ref %Reg0_R113) { dassign %Reg0_R123 0 }
  dassign %Reg22_R123 0 (dread ref %Reg0_R123)
LOC 1 136
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R135 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R115 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R115) {}
  dassign %Reg2_R114 0 (dread ref %Reg20_R114)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R115, dread ref %Reg2_R114) { dassign %Reg1_R115 0 }
  dassign %Reg2_R116 0 (dread ref %Reg21_R116)
  dassign %Reg2_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg2_R116))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R115, dread ref %Reg2_R113) { dassign %Reg1_R115 0 }
  dassign %Reg2_R123 0 (dread ref %Reg22_R123)
  dassign %Reg5_R113 0 (dread ref %Reg1_R115)
  dassign %Reg6_R113 0 (dread ref %Reg0_R135)
  brtrue @label49 (ne i32 ref (dread ref %Reg2_R123, constval ref 0))
  dassign %Reg0_R113 0 (dread ref %Reg6_R113)
  dassign %Reg1_R113 0 (dread ref %Reg5_R113)
  dassign %Reg2_I 0 (constval i32 1)
  dassign %Reg5_I 0 (dread i32 %Reg2_I)
  dassign %Reg6_R113 0 (dread ref %Reg1_R113)
  dassign %Reg7_R113 0 (dread ref %Reg0_R113)
  goto @label50
@label49
  dassign %Reg0_R113 0 (dread ref %Reg6_R113)
  dassign %Reg1_R113 0 (dread ref %Reg5_R113)
  dassign %Reg2_I 0 (constval i32 0)
  dassign %Reg5_I 0 (dread i32 %Reg2_I)
  dassign %Reg6_R113 0 (dread ref %Reg1_R113)
  dassign %Reg7_R113 0 (dread ref %Reg0_R113)
@label50
  dassign %Reg0_R113 0 (dread ref %Reg7_R113)
  dassign %Reg1_R113 0 (dread ref %Reg6_R113)
  dassign %Reg2_I 0 (dread i32 %Reg5_I)
  dassign %Reg1_R115 0 (retype ref <* <$Ljava_2Flang_2FStringBuilder_3B>> (dread ref %Reg1_R113))
  dassign %Reg2_Z 0 (cvt u1 i32 (dread i32 %Reg2_I))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Z_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R115, dread u1 %Reg2_Z) { dassign %Reg1_R115 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R115) { dassign %Reg1_R114 0 }
  dassign %Reg0_R135 0 (retype ref <* <$Ljava_2Fio_2FPrintStream_3B>> (dread ref %Reg0_R113))
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R135, dread ref %Reg1_R114) {}
  try { @label51 }
LOC 1 138
  dassign %Reg0_R113 0 (dread ref %Reg19_R113)
  intrinsiccallwithtypeassigned <* <$Ljava_2Flang_2FInteger_3B>> JAVA_CHECK_CAST (dread ref %Reg0_R113) { dassign %Reg0_R132 0 }
  virtualcallassigned &Ljava_2Flang_2FInteger_3B_7CintValue_7C_28_29I (dread ref %Reg0_R132) { dassign %Reg0_I 0 }
  dassign %Reg23_I 0 (dread i32 %Reg0_I)
LOC 1 139
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R135 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_I 0 (dread i32 %Reg23_I)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28I_29V (dread ref %Reg0_R135, dread i32 %Reg1_I) {}
  endtry
LOC 1 142
  goto @label52
@label51
  catch { <* <$Ljava_2Flang_2FNullPointerException_3B>> }
  dassign %Reg0_R139 0 (regread ptr %%thrownval)
LOC 1 140
  dassign %Reg23_R139 0 (dread ref %Reg0_R139)
LOC 1 141
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R135 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_ac4ae584a0369a631b5f1f17a7b653ba) { dassign %L_STR_24 0 }
  dassign %Reg1_R114 0 (dread ptr %L_STR_24)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R135, dread ref %Reg1_R114) {}
@label52
LOC 1 143
  dassign %Reg0_R124 0 (dread ref %Reg30_R124)
  dassign %Reg0_I 0 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %Reg0_R124))
  brtrue @label53 (ne i32 i32 (dread i32 %Reg0_I, constval i32 0))
  dassign %Reg0_I 0 (constval i32 1)
  dassign %Reg5_I 0 (dread i32 %Reg0_I)
  goto @label54
@label53
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg5_I 0 (dread i32 %Reg0_I)
@label54
  dassign %Reg0_I 0 (dread i32 %Reg5_I)
  dassign %Reg23_I 0 (dread i32 %Reg0_I)
LOC 1 144
  dassign %Reg0_I 0 (dread i32 %Reg23_I)
  brtrue @label55 (eq i32 i32 (dread i32 %Reg0_I, constval i32 0))
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_7800) { dassign %L_STR_25 0 }
  dassign %Reg0_R114 0 (dread ptr %L_STR_25)
  dassign %Reg5_R113 0 (dread ref %Reg0_R114)
  goto @label56
@label55
  dassign %Reg0_I 0 (constval i32 5)
  intrinsiccallwithtype <$Ljava_2Flang_2FInteger_3B> JAVA_CLINIT_CHECK ()
  callassigned &Ljava_2Flang_2FInteger_3B_7CvalueOf_7C_28I_29Ljava_2Flang_2FInteger_3B (dread i32 %Reg0_I) { dassign %Reg0_R132 0 }
  dassign %Reg5_R113 0 (dread ref %Reg0_R132)
@label56
  dassign %Reg0_R113 0 (dread ref %Reg5_R113)
  dassign %Reg24_R113 0 (dread ref %Reg0_R113)
LOC 1 145
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R135 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg24_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg24_R113))
  dassign %Reg1_R113 0 (dread ref %Reg24_R113)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FObject_3B_29V (dread ref %Reg0_R135, dread ref %Reg1_R113) {}
LOC 1 146
  dassign %Reg0_I 0 (dread i32 %Reg23_I)
  brtrue @label57 (eq i32 i32 (dread i32 %Reg0_I, constval i32 0))
  dassign %Reg0_D 0 (constval f64 1)
  dassign %Reg5_D 0 (dread f64 %Reg0_D)
  goto @label58
@label57
  dassign %Reg0_D 0 (constval f64 2)
  dassign %Reg5_D 0 (dread f64 %Reg0_D)
@label58
  dassign %Reg0_D 0 (dread f64 %Reg5_D)
  intrinsiccallwithtype <$Ljava_2Flang_2FDouble_3B> JAVA_CLINIT_CHECK ()
  callassigned &Ljava_2Flang_2FDouble_3B_7CvalueOf_7C_28D_29Ljava_2Flang_2FDouble_3B (dread f64 %Reg0_D) { dassign %Reg0_R140 0 }
  dassign %Reg25_R140 0 (dread ref %Reg0_R140)
LOC 1 147
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R135 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg25_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg25_R140))
  dassign %Reg1_R113 0 (dread ref %Reg25_R113)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FObject_3B_29V (dread ref %Reg0_R135, dread ref %Reg1_R113) {}
LOC 1 148
  dassign %Reg0_I 0 (dread i32 %Reg23_I)
  brtrue @label59 (eq i32 i32 (dread i32 %Reg0_I, constval i32 0))
  dassign %Reg0_J 0 (constval i64 1)
  dassign %Reg5_J 0 (dread i64 %Reg0_J)
  goto @label60
@label59
  dassign %Reg0_J 0 (constval i64 2)
  dassign %Reg5_J 0 (dread i64 %Reg0_J)
@label60
  dassign %Reg0_J 0 (dread i64 %Reg5_J)
  dassign %Reg26_J 0 (dread i64 %Reg0_J)
LOC 1 149
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R135 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_J 0 (dread i64 %Reg26_J)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28J_29V (dread ref %Reg0_R135, dread i64 %Reg1_J) {}
LOC 1 150
  dassign %Reg0_I 0 (constval i32 2)
  dassign %Reg0_R126 0 (gcmallocjarray ref <[] <* <$LCasts_24B_3B>>> (dread i32 %Reg0_I))
  dassign %Reg28_R126 0 (dread ref %Reg0_R126)
LOC 1 151
  dassign %Reg28_R120 0 (retype ref <* <[] <* <$LCasts_24A_3B>>>> (dread ref %Reg28_R126))
  dassign %Reg0_R120 0 (dread ref %Reg28_R120)
  dassign %Reg1_I 0 (constval i32 0)
  intrinsiccallwithtype <$LCasts_24C_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg2_R118 0 (gcmalloc ref <$LCasts_24C_3B>)
  callassigned &LCasts_24C_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg2_R118) {}
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R120, dread i32 %Reg1_I), 
    dread ref %Reg2_R118)
  try { @label61 }
LOC 1 153
  dassign %Reg28_R120 0 (retype ref <* <[] <* <$LCasts_24A_3B>>>> (dread ref %Reg28_R126))
  dassign %Reg0_R120 0 (dread ref %Reg28_R120)
  dassign %Reg1_I 0 (constval i32 1)
  intrinsiccallwithtype <$LCasts_24A_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg2_R116 0 (gcmalloc ref <$LCasts_24A_3B>)
  callassigned &LCasts_24A_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg2_R116) {}
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R120, dread i32 %Reg1_I), 
    dread ref %Reg2_R116)
  endtry
LOC 1 156
  goto @label62
@label61
  catch { <* <$Ljava_2Flang_2FArrayStoreException_3B>> }
  dassign %Reg0_R141 0 (regread ptr %%thrownval)
LOC 1 154
  dassign %Reg29_R141 0 (dread ref %Reg0_R141)
LOC 1 155
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R135 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_410053004500) { dassign %L_STR_26 0 }
  dassign %Reg1_R114 0 (dread ptr %L_STR_26)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R135, dread ref %Reg1_R114) {}
@label62
LOC 1 157
  intrinsiccallwithtype <$LCasts_24C_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R118 0 (gcmalloc ref <$LCasts_24C_3B>)
  callassigned &LCasts_24C_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R118) {}
  dassign %Reg29_R118 0 (dread ref %Reg0_R118)
LOC 1 158
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R135 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R115 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R115) {}
  dassign %Reg29_R142 0 (retype ref <* <$LCasts_24I_3B>> (dread ref %Reg29_R118))
  dassign %Reg2_R142 0 (dread ref %Reg29_R142)
  dassign %Reg2_I 0 (intrinsicopwithtype i32 <* <$LCasts_24A_3B>> JAVA_INSTANCE_OF (dread ref %Reg2_R142))
  dassign %Reg2_Z 0 (cvt u1 i32 (dread i32 %Reg2_I))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Z_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R115, dread u1 %Reg2_Z) { dassign %Reg1_R115 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_20 0 }
  dassign %Reg2_R114 0 (dread ptr %L_STR_20)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R115, dread ref %Reg2_R114) { dassign %Reg1_R115 0 }
  dassign %Reg29_R142 0 (retype ref <* <$LCasts_24I_3B>> (dread ref %Reg29_R118))
  dassign %Reg2_R142 0 (dread ref %Reg29_R142)
  intrinsiccallwithtypeassigned <* <$LCasts_24A_3B>> JAVA_CHECK_CAST (dread ref %Reg2_R142) { dassign %Reg2_R116 0 }
  dassign %Reg2_I 0 (intrinsicopwithtype i32 <* <$LCasts_24C_3B>> JAVA_INSTANCE_OF (dread ref %Reg2_R116))
  dassign %Reg2_Z 0 (cvt u1 i32 (dread i32 %Reg2_I))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Z_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R115, dread u1 %Reg2_Z) { dassign %Reg1_R115 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R115) { dassign %Reg1_R114 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R135, dread ref %Reg1_R114) {}
LOC 1 159
  return ()
}
func &LCasts_24A_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LCasts_24A_3B>>) void {
  funcid 9
  var %Reg1_R116 <* <$LCasts_24A_3B>>
  var %Reg0_R116 <* <$LCasts_24A_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>

  dassign %Reg1_R116 0 (dread ref %_this)
LOC 1 9
  dassign %Reg0_R116 0 (dread ref %Reg1_R116)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R116))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
  return ()
}
func &LCasts_24B_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LCasts_24B_3B>>) void {
  funcid 10
  var %Reg1_R125 <* <$LCasts_24B_3B>>
  var %Reg0_R125 <* <$LCasts_24B_3B>>
  var %Reg0_R116 <* <$LCasts_24A_3B>>

  dassign %Reg1_R125 0 (dread ref %_this)
LOC 1 12
  dassign %Reg0_R125 0 (dread ref %Reg1_R125)
  dassign %Reg0_R116 0 (retype ref <* <$LCasts_24A_3B>> (dread ref %Reg0_R125))
  callassigned &LCasts_24A_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R116) {}
  return ()
}
func &LCasts_24C_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LCasts_24C_3B>>) void {
  funcid 11
  var %Reg1_R118 <* <$LCasts_24C_3B>>
  var %Reg0_R118 <* <$LCasts_24C_3B>>
  var %Reg0_R125 <* <$LCasts_24B_3B>>

  dassign %Reg1_R118 0 (dread ref %_this)
LOC 1 15
  dassign %Reg0_R118 0 (dread ref %Reg1_R118)
  dassign %Reg0_R125 0 (retype ref <* <$LCasts_24B_3B>> (dread ref %Reg0_R118))
  callassigned &LCasts_24B_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R125) {}
  return ()
}
