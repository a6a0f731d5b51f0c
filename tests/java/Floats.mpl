flavor 1
srclang 3
id 65535
numfuncs 5
import "library.mplt"
import "Floats.mplt"
entryfunc &LFloats_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V
fileinfo {
  @INFO_filename "Floats.class"}
srcfileinfo {
  1 "Floats.java"}
javaclass $LFloats_3B <$LFloats_3B> public
func &LFloats_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$LFloats_3B>>) void
func &LFloats_3B_7Ccmp_7C_28DD_29Ljava_2Flang_2FString_3B static (var %Reg7_D f64, var %Reg9_D f64) <* <$Ljava_2Flang_2FString_3B>>
func &LFloats_3B_7Ccmpf_7C_28FF_29Ljava_2Flang_2FString_3B static (var %Reg5_F f32, var %Reg6_F f32) <* <$Ljava_2Flang_2FString_3B>>
func &LFloats_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V public static (var %Reg27_R116 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>) void
func &LFloats_3B_7C_3Cclinit_3E_7C_28_29V static constructor () void
var $_C_STR_3c00 fstatic <[3] u64> readonly = [0, 0x300000000, 0x3c0000003c]
var $_C_STR_ fstatic <[3] u64> readonly = [0, 0x100000000, 0]
var $_C_STR_6c00 fstatic <[3] u64> readonly = [0, 0x300000000, 0x6c0000006c]
var $_C_STR_3e00 fstatic <[3] u64> readonly = [0, 0x300000000, 0x3e0000003e]
var $_C_STR_6700 fstatic <[3] u64> readonly = [0, 0x300000000, 0x6700000067]
var $_C_STR_3d00 fstatic <[3] u64> readonly = [0, 0x300000000, 0x3d0000003d]
var $_C_STR_2100 fstatic <[3] u64> readonly = [0, 0x300000000, 0x2100000021]
var $_C_STR_6e00 fstatic <[3] u64> readonly = [0, 0x300000000, 0x6e0000006e]
var $_C_STR_6d00 fstatic <[3] u64> readonly = [0, 0x300000000, 0x6d0000006d]
var $_C_STR_2000 fstatic <[3] u64> readonly = [0, 0x300000000, 0x2000000020]
var $_C_STR_8c0cb22325b6f07a8b2d03d078b44533 fstatic <[14] u64> readonly = [0, 0xb500000000, 0x33332e301c014aaf, 0x3020343333333333, 0x363636363636362e, 0x3636363636363636, 0x363145302e312036, 0x2e36353433323120, 0x302e303031203937, 0x31203745302e3120, 0x302e30203745302e, 0x2d45302e31203130, 0x353433322e312034, 0x374539383736]
var $LFloats_3B_7Cds <* <[] f64>> static = 0
var $LFloats_3B_7Cfs <* <[] f32>> static = 0
var $Ljava_2Flang_2FSystem_3B_7Cout extern <* <$Ljava_2Fio_2FPrintStream_3B>>
func &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FObject_3B>>) void
func &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>) void
func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg1_R115 <* <$Ljava_2Flang_2FString_3B>>) <* <$Ljava_2Flang_2FStringBuilder_3B>>
func &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28D_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg1_D f64) <* <$Ljava_2Flang_2FStringBuilder_3B>>
func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg1_I i32) <* <$Ljava_2Flang_2FStringBuilder_3B>>
func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28J_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg1_J i64) <* <$Ljava_2Flang_2FStringBuilder_3B>>
func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28F_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg1_F f32) <* <$Ljava_2Flang_2FStringBuilder_3B>>
func &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V public virtual (var %_this <* <$Ljava_2Fio_2FPrintStream_3B>>, var %Reg1_R115 <* <$Ljava_2Flang_2FString_3B>>) void
func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28C_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg1_C u16) <* <$Ljava_2Flang_2FStringBuilder_3B>>
func &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FObject_3B_29V public virtual (var %_this <* <$Ljava_2Fio_2FPrintStream_3B>>, var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>) void
func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Z_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg1_Z u1) <* <$Ljava_2Flang_2FStringBuilder_3B>>
func &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28F_29V public virtual (var %_this <* <$Ljava_2Fio_2FPrintStream_3B>>, var %Reg1_F f32) void
func &Ljava_2Flang_2FMath_3B_7Csqrt_7C_28D_29D public static native (var %Reg0_D f64) f64
func &Ljava_2Flang_2FMath_3B_7Cfloor_7C_28D_29D public static native (var %Reg0_D f64) f64
func &Ljava_2Flang_2FMath_3B_7Cpow_7C_28DD_29D public static native (var %Reg0_D f64, var %Reg2_D f64) f64
func &Ljava_2Flang_2FMath_3B_7Cabs_7C_28D_29D public static (var %Reg0_D f64) f64
func &Ljava_2Flang_2FMath_3B_7Cmax_7C_28DD_29D public static (var %Reg0_D f64, var %Reg2_D f64) f64
func &Ljava_2Flang_2FMath_3B_7Csin_7C_28D_29D public static native (var %Reg0_D f64) f64
func &Ljava_2Flang_2FMath_3B_7Ccos_7C_28D_29D public static native (var %Reg0_D f64) f64
func &Ljava_2Flang_2FDouble_3B_7CdoubleToLongBits_7C_28D_29J public static native (var %Reg0_D f64) i64
func &Ljava_2Flang_2FDouble_3B_7CisNaN_7C_28D_29Z public static (var %Reg0_D f64) u1
func &Ljava_2Flang_2FDouble_3B_7CvalueOf_7C_28D_29Ljava_2Flang_2FDouble_3B public static (var %Reg0_D f64) <* <$Ljava_2Flang_2FDouble_3B>>
func &Ljava_2Flang_2FDouble_3B_7Cequals_7C_28Ljava_2Flang_2FObject_3B_29Z public virtual (var %_this <* <$Ljava_2Flang_2FDouble_3B>>, var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>) u1
func &Ljava_2Flang_2FDouble_3B_7ChashCode_7C_28_29I public virtual (var %_this <* <$Ljava_2Flang_2FDouble_3B>>) i32
func &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28D_29V public virtual (var %_this <* <$Ljava_2Fio_2FPrintStream_3B>>, var %Reg1_D f64) void
func &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28I_29V public virtual (var %_this <* <$Ljava_2Fio_2FPrintStream_3B>>, var %Reg1_I i32) void
var $__cinf_Ljava_2Flang_2FString_3B <$__class_meta__>
func &MCC_GetOrInsertLiteral () <* <$Ljava_2Flang_2FString_3B>>
func &LFloats_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$LFloats_3B>>) void {
  funcid 1
  var %Reg1_R112 <* <$LFloats_3B>>
  var %Reg0_R112 <* <$LFloats_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>

  dassign %Reg1_R112 0 (dread ref %_this)
LOC 1 1
  dassign %Reg0_R112 0 (dread ref %Reg1_R112)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R112))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
  return ()
}
func &LFloats_3B_7Ccmp_7C_28DD_29Ljava_2Flang_2FString_3B static (var %Reg7_D f64, var %Reg9_D f64) <* <$Ljava_2Flang_2FString_3B>> {
  funcid 2
  var %Reg0_R114 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg1_D f64
  var %Reg2_D f64
  var %Reg1_I i32
  var %Reg5_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_R115 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_10 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg6_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %L_STR_11 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %L_STR_12 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_13 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_14 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_15 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_16 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_17 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_18 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R115 <* <$Ljava_2Flang_2FString_3B>>

ALIAS %a %Reg7_D f64
ALIAS %b %Reg9_D f64
  intrinsiccallwithtype <$LFloats_3B> JAVA_CLINIT_CHECK ()
LOC 1 6
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R114 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R114) {}
  dassign %Reg1_D 0 (dread f64 %Reg7_D)
  dassign %Reg2_D 0 (dread f64 %Reg9_D)
  dassign %Reg1_I 0 (cmpg i32 f64 (dread f64 %Reg1_D, dread f64 %Reg2_D))
  dassign %Reg5_R113 0 (dread ref %Reg0_R114)
  brtrue @label0 (ge i32 i32 (dread i32 %Reg1_I, constval i32 0))
  dassign %Reg0_R113 0 (dread ref %Reg5_R113)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_3c00) { dassign %L_STR_10 0 }
  dassign %Reg1_R115 0 (dread ptr %L_STR_10)
  dassign %Reg5_R113 0 (dread ref %Reg1_R115)
  dassign %Reg6_R113 0 (dread ref %Reg0_R113)
  goto @label1
@label0
  dassign %Reg0_R113 0 (dread ref %Reg5_R113)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_) { dassign %L_STR_11 0 }
  dassign %Reg1_R115 0 (dread ptr %L_STR_11)
  dassign %Reg5_R113 0 (dread ref %Reg1_R115)
  dassign %Reg6_R113 0 (dread ref %Reg0_R113)
@label1
  dassign %Reg0_R113 0 (dread ref %Reg6_R113)
  dassign %Reg1_R113 0 (dread ref %Reg5_R113)
  dassign %Reg0_R114 0 (retype ref <* <$Ljava_2Flang_2FStringBuilder_3B>> (dread ref %Reg0_R113))
  dassign %Reg1_R115 0 (retype ref <* <$Ljava_2Flang_2FString_3B>> (dread ref %Reg1_R113))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R114, dread ref %Reg1_R115) { dassign %Reg0_R114 0 }
  dassign %Reg1_D 0 (dread f64 %Reg7_D)
  dassign %Reg2_D 0 (dread f64 %Reg9_D)
  dassign %Reg1_I 0 (cmpg i32 f64 (dread f64 %Reg1_D, dread f64 %Reg2_D))
  dassign %Reg5_R113 0 (dread ref %Reg0_R114)
  brtrue @label2 (gt i32 i32 (dread i32 %Reg1_I, constval i32 0))
  dassign %Reg0_R113 0 (dread ref %Reg5_R113)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_6c00) { dassign %L_STR_12 0 }
  dassign %Reg1_R115 0 (dread ptr %L_STR_12)
  dassign %Reg5_R113 0 (dread ref %Reg1_R115)
  dassign %Reg6_R113 0 (dread ref %Reg0_R113)
  goto @label3
@label2
  dassign %Reg0_R113 0 (dread ref %Reg5_R113)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_) { dassign %L_STR_11 0 }
  dassign %Reg1_R115 0 (dread ptr %L_STR_11)
  dassign %Reg5_R113 0 (dread ref %Reg1_R115)
  dassign %Reg6_R113 0 (dread ref %Reg0_R113)
@label3
  dassign %Reg0_R113 0 (dread ref %Reg6_R113)
  dassign %Reg1_R113 0 (dread ref %Reg5_R113)
  dassign %Reg0_R114 0 (retype ref <* <$Ljava_2Flang_2FStringBuilder_3B>> (dread ref %Reg0_R113))
  dassign %Reg1_R115 0 (retype ref <* <$Ljava_2Flang_2FString_3B>> (dread ref %Reg1_R113))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R114, dread ref %Reg1_R115) { dassign %Reg0_R114 0 }
  dassign %Reg1_D 0 (dread f64 %Reg7_D)
  dassign %Reg2_D 0 (dread f64 %Reg9_D)
  dassign %Reg1_I 0 (cmpl i32 f64 (dread f64 %Reg1_D, dread f64 %Reg2_D))
  dassign %Reg5_R113 0 (dread ref %Reg0_R114)
  brtrue @label4 (le i32 i32 (dread i32 %Reg1_I, constval i32 0))
  dassign %Reg0_R113 0 (dread ref %Reg5_R113)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_3e00) { dassign %L_STR_13 0 }
  dassign %Reg1_R115 0 (dread ptr %L_STR_13)
  dassign %Reg5_R113 0 (dread ref %Reg1_R115)
  dassign %Reg6_R113 0 (dread ref %Reg0_R113)
  goto @label5
@label4
  dassign %Reg0_R113 0 (dread ref %Reg5_R113)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_) { dassign %L_STR_11 0 }
  dassign %Reg1_R115 0 (dread ptr %L_STR_11)
  dassign %Reg5_R113 0 (dread ref %Reg1_R115)
  dassign %Reg6_R113 0 (dread ref %Reg0_R113)
@label5
  dassign %Reg0_R113 0 (dread ref %Reg6_R113)
  dassign %Reg1_R113 0 (dread ref %Reg5_R113)
  dassign %Reg0_R114 0 (retype ref <* <$Ljava_2Flang_2FStringBuilder_3B>> (dread ref %Reg0_R113))
  dassign %Reg1_R115 0 (retype ref <* <$Ljava_2Flang_2FString_3B>> (dread ref %Reg1_R113))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R114, dread ref %Reg1_R115) { dassign %Reg0_R114 0 }
  dassign %Reg1_D 0 (dread f64 %Reg7_D)
  dassign %Reg2_D 0 (dread f64 %Reg9_D)
  dassign %Reg1_I 0 (cmpl i32 f64 (dread f64 %Reg1_D, dread f64 %Reg2_D))
  dassign %Reg5_R113 0 (dread ref %Reg0_R114)
  brtrue @label6 (lt i32 i32 (dread i32 %Reg1_I, constval i32 0))
  dassign %Reg0_R113 0 (dread ref %Reg5_R113)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_6700) { dassign %L_STR_14 0 }
  dassign %Reg1_R115 0 (dread ptr %L_STR_14)
  dassign %Reg5_R113 0 (dread ref %Reg1_R115)
  dassign %Reg6_R113 0 (dread ref %Reg0_R113)
  goto @label7
@label6
  dassign %Reg0_R113 0 (dread ref %Reg5_R113)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_) { dassign %L_STR_11 0 }
  dassign %Reg1_R115 0 (dread ptr %L_STR_11)
  dassign %Reg5_R113 0 (dread ref %Reg1_R115)
  dassign %Reg6_R113 0 (dread ref %Reg0_R113)
@label7
  dassign %Reg0_R113 0 (dread ref %Reg6_R113)
  dassign %Reg1_R113 0 (dread ref %Reg5_R113)
  dassign %Reg0_R114 0 (retype ref <* <$Ljava_2Flang_2FStringBuilder_3B>> (dread ref %Reg0_R113))
  dassign %Reg1_R115 0 (retype ref <* <$Ljava_2Flang_2FString_3B>> (dread ref %Reg1_R113))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R114, dread ref %Reg1_R115) { dassign %Reg0_R114 0 }
  dassign %Reg1_D 0 (dread f64 %Reg7_D)
  dassign %Reg2_D 0 (dread f64 %Reg9_D)
  dassign %Reg1_I 0 (cmpl i32 f64 (dread f64 %Reg1_D, dread f64 %Reg2_D))
  dassign %Reg5_R113 0 (dread ref %Reg0_R114)
  brtrue @label8 (ne i32 i32 (dread i32 %Reg1_I, constval i32 0))
  dassign %Reg0_R113 0 (dread ref %Reg5_R113)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_3d00) { dassign %L_STR_15 0 }
  dassign %Reg1_R115 0 (dread ptr %L_STR_15)
  dassign %Reg5_R113 0 (dread ref %Reg1_R115)
  dassign %Reg6_R113 0 (dread ref %Reg0_R113)
  goto @label9
@label8
  dassign %Reg0_R113 0 (dread ref %Reg5_R113)
LOC 1 7
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_) { dassign %L_STR_11 0 }
  dassign %Reg1_R115 0 (dread ptr %L_STR_11)
  dassign %Reg5_R113 0 (dread ref %Reg1_R115)
  dassign %Reg6_R113 0 (dread ref %Reg0_R113)
@label9
  dassign %Reg0_R113 0 (dread ref %Reg6_R113)
  dassign %Reg1_R113 0 (dread ref %Reg5_R113)
  dassign %Reg0_R114 0 (retype ref <* <$Ljava_2Flang_2FStringBuilder_3B>> (dread ref %Reg0_R113))
  dassign %Reg1_R115 0 (retype ref <* <$Ljava_2Flang_2FString_3B>> (dread ref %Reg1_R113))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R114, dread ref %Reg1_R115) { dassign %Reg0_R114 0 }
  dassign %Reg1_D 0 (dread f64 %Reg7_D)
  dassign %Reg2_D 0 (dread f64 %Reg9_D)
  dassign %Reg1_I 0 (cmpl i32 f64 (dread f64 %Reg1_D, dread f64 %Reg2_D))
  dassign %Reg5_R113 0 (dread ref %Reg0_R114)
  brtrue @label10 (eq i32 i32 (dread i32 %Reg1_I, constval i32 0))
  dassign %Reg0_R113 0 (dread ref %Reg5_R113)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2100) { dassign %L_STR_16 0 }
  dassign %Reg1_R115 0 (dread ptr %L_STR_16)
  dassign %Reg5_R113 0 (dread ref %Reg1_R115)
  dassign %Reg6_R113 0 (dread ref %Reg0_R113)
  goto @label11
@label10
  dassign %Reg0_R113 0 (dread ref %Reg5_R113)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_) { dassign %L_STR_11 0 }
  dassign %Reg1_R115 0 (dread ptr %L_STR_11)
  dassign %Reg5_R113 0 (dread ref %Reg1_R115)
  dassign %Reg6_R113 0 (dread ref %Reg0_R113)
@label11
  dassign %Reg0_R113 0 (dread ref %Reg6_R113)
  dassign %Reg1_R113 0 (dread ref %Reg5_R113)
  dassign %Reg0_R114 0 (retype ref <* <$Ljava_2Flang_2FStringBuilder_3B>> (dread ref %Reg0_R113))
  dassign %Reg1_R115 0 (retype ref <* <$Ljava_2Flang_2FString_3B>> (dread ref %Reg1_R113))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R114, dread ref %Reg1_R115) { dassign %Reg0_R114 0 }
  dassign %Reg1_D 0 (dread f64 %Reg7_D)
  dassign %Reg2_D 0 (dread f64 %Reg9_D)
  dassign %Reg1_I 0 (cmpg i32 f64 (dread f64 %Reg1_D, dread f64 %Reg2_D))
  dassign %Reg5_R113 0 (dread ref %Reg0_R114)
  brtrue @label12 (lt i32 i32 (dread i32 %Reg1_I, constval i32 0))
  dassign %Reg0_R113 0 (dread ref %Reg5_R113)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_6e00) { dassign %L_STR_17 0 }
  dassign %Reg1_R115 0 (dread ptr %L_STR_17)
  dassign %Reg5_R113 0 (dread ref %Reg1_R115)
  dassign %Reg6_R113 0 (dread ref %Reg0_R113)
  goto @label13
@label12
  dassign %Reg0_R113 0 (dread ref %Reg5_R113)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_) { dassign %L_STR_11 0 }
  dassign %Reg1_R115 0 (dread ptr %L_STR_11)
  dassign %Reg5_R113 0 (dread ref %Reg1_R115)
  dassign %Reg6_R113 0 (dread ref %Reg0_R113)
@label13
  dassign %Reg0_R113 0 (dread ref %Reg6_R113)
  dassign %Reg1_R113 0 (dread ref %Reg5_R113)
  dassign %Reg0_R114 0 (retype ref <* <$Ljava_2Flang_2FStringBuilder_3B>> (dread ref %Reg0_R113))
  dassign %Reg1_R115 0 (retype ref <* <$Ljava_2Flang_2FString_3B>> (dread ref %Reg1_R113))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R114, dread ref %Reg1_R115) { dassign %Reg0_R114 0 }
  dassign %Reg1_D 0 (dread f64 %Reg7_D)
  dassign %Reg2_D 0 (dread f64 %Reg9_D)
  dassign %Reg1_I 0 (cmpl i32 f64 (dread f64 %Reg1_D, dread f64 %Reg2_D))
  dassign %Reg5_R113 0 (dread ref %Reg0_R114)
  brtrue @label14 (ge i32 i32 (dread i32 %Reg1_I, constval i32 0))
  dassign %Reg0_R113 0 (dread ref %Reg5_R113)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_6d00) { dassign %L_STR_18 0 }
  dassign %Reg1_R115 0 (dread ptr %L_STR_18)
  dassign %Reg5_R113 0 (dread ref %Reg1_R115)
  dassign %Reg6_R113 0 (dread ref %Reg0_R113)
  goto @label15
@label14
  dassign %Reg0_R113 0 (dread ref %Reg5_R113)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_) { dassign %L_STR_11 0 }
  dassign %Reg1_R115 0 (dread ptr %L_STR_11)
  dassign %Reg5_R113 0 (dread ref %Reg1_R115)
  dassign %Reg6_R113 0 (dread ref %Reg0_R113)
@label15
  dassign %Reg0_R113 0 (dread ref %Reg6_R113)
  dassign %Reg1_R113 0 (dread ref %Reg5_R113)
  dassign %Reg0_R114 0 (retype ref <* <$Ljava_2Flang_2FStringBuilder_3B>> (dread ref %Reg0_R113))
  dassign %Reg1_R115 0 (retype ref <* <$Ljava_2Flang_2FString_3B>> (dread ref %Reg1_R113))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R114, dread ref %Reg1_R115) { dassign %Reg0_R114 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg0_R114) { dassign %Reg0_R115 0 }
LOC 1 6
  return (dread ref %Reg0_R115)
}
func &LFloats_3B_7Ccmpf_7C_28FF_29Ljava_2Flang_2FString_3B static (var %Reg5_F f32, var %Reg6_F f32) <* <$Ljava_2Flang_2FString_3B>> {
  funcid 3
  var %Reg0_R114 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg1_F f32
  var %Reg2_F f32
  var %Reg1_I i32
  var %Reg3_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_R115 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_10 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg4_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %L_STR_11 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %L_STR_12 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_13 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_14 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_15 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_16 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R115 <* <$Ljava_2Flang_2FString_3B>>

ALIAS %a %Reg5_F f32
ALIAS %b %Reg6_F f32
  intrinsiccallwithtype <$LFloats_3B> JAVA_CLINIT_CHECK ()
LOC 1 11
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R114 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R114) {}
  dassign %Reg1_F 0 (dread f32 %Reg5_F)
  dassign %Reg2_F 0 (dread f32 %Reg6_F)
  dassign %Reg1_I 0 (cmpg i32 f32 (dread f32 %Reg1_F, dread f32 %Reg2_F))
  dassign %Reg3_R113 0 (dread ref %Reg0_R114)
  brtrue @label16 (ge i32 i32 (dread i32 %Reg1_I, constval i32 0))
  dassign %Reg0_R113 0 (dread ref %Reg3_R113)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_3c00) { dassign %L_STR_10 0 }
  dassign %Reg1_R115 0 (dread ptr %L_STR_10)
  dassign %Reg3_R113 0 (dread ref %Reg1_R115)
  dassign %Reg4_R113 0 (dread ref %Reg0_R113)
  goto @label17
@label16
  dassign %Reg0_R113 0 (dread ref %Reg3_R113)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_) { dassign %L_STR_11 0 }
  dassign %Reg1_R115 0 (dread ptr %L_STR_11)
  dassign %Reg3_R113 0 (dread ref %Reg1_R115)
  dassign %Reg4_R113 0 (dread ref %Reg0_R113)
@label17
  dassign %Reg0_R113 0 (dread ref %Reg4_R113)
  dassign %Reg1_R113 0 (dread ref %Reg3_R113)
  dassign %Reg0_R114 0 (retype ref <* <$Ljava_2Flang_2FStringBuilder_3B>> (dread ref %Reg0_R113))
  dassign %Reg1_R115 0 (retype ref <* <$Ljava_2Flang_2FString_3B>> (dread ref %Reg1_R113))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R114, dread ref %Reg1_R115) { dassign %Reg0_R114 0 }
  dassign %Reg1_F 0 (dread f32 %Reg5_F)
  dassign %Reg2_F 0 (dread f32 %Reg6_F)
  dassign %Reg1_I 0 (cmpg i32 f32 (dread f32 %Reg1_F, dread f32 %Reg2_F))
  dassign %Reg3_R113 0 (dread ref %Reg0_R114)
  brtrue @label18 (gt i32 i32 (dread i32 %Reg1_I, constval i32 0))
  dassign %Reg0_R113 0 (dread ref %Reg3_R113)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_6c00) { dassign %L_STR_12 0 }
  dassign %Reg1_R115 0 (dread ptr %L_STR_12)
  dassign %Reg3_R113 0 (dread ref %Reg1_R115)
  dassign %Reg4_R113 0 (dread ref %Reg0_R113)
  goto @label19
@label18
  dassign %Reg0_R113 0 (dread ref %Reg3_R113)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_) { dassign %L_STR_11 0 }
  dassign %Reg1_R115 0 (dread ptr %L_STR_11)
  dassign %Reg3_R113 0 (dread ref %Reg1_R115)
  dassign %Reg4_R113 0 (dread ref %Reg0_R113)
@label19
  dassign %Reg0_R113 0 (dread ref %Reg4_R113)
  dassign %Reg1_R113 0 (dread ref %Reg3_R113)
  dassign %Reg0_R114 0 (retype ref <* <$Ljava_2Flang_2FStringBuilder_3B>> (dread ref %Reg0_R113))
  dassign %Reg1_R115 0 (retype ref <* <$Ljava_2Flang_2FString_3B>> (dread ref %Reg1_R113))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R114, dread ref %Reg1_R115) { dassign %Reg0_R114 0 }
  dassign %Reg1_F 0 (dread f32 %Reg5_F)
  dassign %Reg2_F 0 (dread f32 %Reg6_F)
  dassign %Reg1_I 0 (cmpl i32 f32 (dread f32 %Reg1_F, dread f32 %Reg2_F))
  dassign %Reg3_R113 0 (dread ref %Reg0_R114)
  brtrue @label20 (le i32 i32 (dread i32 %Reg1_I, constval i32 0))
  dassign %Reg0_R113 0 (dread ref %Reg3_R113)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_3e00) { dassign %L_STR_13 0 }
  dassign %Reg1_R115 0 (dread ptr %L_STR_13)
  dassign %Reg3_R113 0 (dread ref %Reg1_R115)
  dassign %Reg4_R113 0 (dread ref %Reg0_R113)
  goto @label21
@label20
  dassign %Reg0_R113 0 (dread ref %Reg3_R113)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_) { dassign %L_STR_11 0 }
  dassign %Reg1_R115 0 (dread ptr %L_STR_11)
  dassign %Reg3_R113 0 (dread ref %Reg1_R115)
  dassign %Reg4_R113 0 (dread ref %Reg0_R113)
@label21
  dassign %Reg0_R113 0 (dread ref %Reg4_R113)
  dassign %Reg1_R113 0 (dread ref %Reg3_R113)
  dassign %Reg0_R114 0 (retype ref <* <$Ljava_2Flang_2FStringBuilder_3B>> (dread ref %Reg0_R113))
  dassign %Reg1_R115 0 (retype ref <* <$Ljava_2Flang_2FString_3B>> (dread ref %Reg1_R113))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R114, dread ref %Reg1_R115) { dassign %Reg0_R114 0 }
  dassign %Reg1_F 0 (dread f32 %Reg5_F)
  dassign %Reg2_F 0 (dread f32 %Reg6_F)
  dassign %Reg1_I 0 (cmpl i32 f32 (dread f32 %Reg1_F, dread f32 %Reg2_F))
  dassign %Reg3_R113 0 (dread ref %Reg0_R114)
  brtrue @label22 (lt i32 i32 (dread i32 %Reg1_I, constval i32 0))
  dassign %Reg0_R113 0 (dread ref %Reg3_R113)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_6700) { dassign %L_STR_14 0 }
  dassign %Reg1_R115 0 (dread ptr %L_STR_14)
  dassign %Reg3_R113 0 (dread ref %Reg1_R115)
  dassign %Reg4_R113 0 (dread ref %Reg0_R113)
  goto @label23
@label22
  dassign %Reg0_R113 0 (dread ref %Reg3_R113)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_) { dassign %L_STR_11 0 }
  dassign %Reg1_R115 0 (dread ptr %L_STR_11)
  dassign %Reg3_R113 0 (dread ref %Reg1_R115)
  dassign %Reg4_R113 0 (dread ref %Reg0_R113)
@label23
  dassign %Reg0_R113 0 (dread ref %Reg4_R113)
  dassign %Reg1_R113 0 (dread ref %Reg3_R113)
  dassign %Reg0_R114 0 (retype ref <* <$Ljava_2Flang_2FStringBuilder_3B>> (dread ref %Reg0_R113))
  dassign %Reg1_R115 0 (retype ref <* <$Ljava_2Flang_2FString_3B>> (dread ref %Reg1_R113))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R114, dread ref %Reg1_R115) { dassign %Reg0_R114 0 }
  dassign %Reg1_F 0 (dread f32 %Reg5_F)
  dassign %Reg2_F 0 (dread f32 %Reg6_F)
  dassign %Reg1_I 0 (cmpl i32 f32 (dread f32 %Reg1_F, dread f32 %Reg2_F))
  dassign %Reg3_R113 0 (dread ref %Reg0_R114)
  brtrue @label24 (ne i32 i32 (dread i32 %Reg1_I, constval i32 0))
  dassign %Reg0_R113 0 (dread ref %Reg3_R113)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_3d00) { dassign %L_STR_15 0 }
  dassign %Reg1_R115 0 (dread ptr %L_STR_15)
  dassign %Reg3_R113 0 (dread ref %Reg1_R115)
  dassign %Reg4_R113 0 (dread ref %Reg0_R113)
  goto @label25
@label24
  dassign %Reg0_R113 0 (dread ref %Reg3_R113)
LOC 1 12
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_) { dassign %L_STR_11 0 }
  dassign %Reg1_R115 0 (dread ptr %L_STR_11)
  dassign %Reg3_R113 0 (dread ref %Reg1_R115)
  dassign %Reg4_R113 0 (dread ref %Reg0_R113)
@label25
  dassign %Reg0_R113 0 (dread ref %Reg4_R113)
  dassign %Reg1_R113 0 (dread ref %Reg3_R113)
  dassign %Reg0_R114 0 (retype ref <* <$Ljava_2Flang_2FStringBuilder_3B>> (dread ref %Reg0_R113))
  dassign %Reg1_R115 0 (retype ref <* <$Ljava_2Flang_2FString_3B>> (dread ref %Reg1_R113))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R114, dread ref %Reg1_R115) { dassign %Reg0_R114 0 }
  dassign %Reg1_F 0 (dread f32 %Reg5_F)
  dassign %Reg2_F 0 (dread f32 %Reg6_F)
  dassign %Reg1_I 0 (cmpl i32 f32 (dread f32 %Reg1_F, dread f32 %Reg2_F))
  dassign %Reg3_R113 0 (dread ref %Reg0_R114)
  brtrue @label26 (eq i32 i32 (dread i32 %Reg1_I, constval i32 0))
  dassign %Reg0_R113 0 (dread ref %Reg3_R113)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2100) { dassign %L_STR_16 0 }
  dassign %Reg1_R115 0 (dread ptr %L_STR_16)
  dassign %Reg3_R113 0 (dread ref %Reg1_R115)
  dassign %Reg4_R113 0 (dread ref %Reg0_R113)
  goto @label27
@label26
  dassign %Reg0_R113 0 (dread ref %Reg3_R113)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_) { dassign %L_STR_11 0 }
  dassign %Reg1_R115 0 (dread ptr %L_STR_11)
  dassign %Reg3_R113 0 (dread ref %Reg1_R115)
  dassign %Reg4_R113 0 (dread ref %Reg0_R113)
@label27
  dassign %Reg0_R113 0 (dread ref %Reg4_R113)
  dassign %Reg1_R113 0 (dread ref %Reg3_R113)
  dassign %Reg0_R114 0 (retype ref <* <$Ljava_2Flang_2FStringBuilder_3B>> (dread ref %Reg0_R113))
  dassign %Reg1_R115 0 (retype ref <* <$Ljava_2Flang_2FString_3B>> (dread ref %Reg1_R113))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R114, dread ref %Reg1_R115) { dassign %Reg0_R114 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg0_R114) { dassign %Reg0_R115 0 }
LOC 1 11
  return (dread ref %Reg0_R115)
}
func &LFloats_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V public static (var %Reg27_R116 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>) void {
  funcid 4
  var %Reg0_R117 <* <[] f64>>
  var %Reg12_R117 <* <[] f64>>
  var %Reg12_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_I i32
  var %Reg13_I i32
  var %Reg14_I i32
  var %Reg1_I i32
  var %Reg0_D f64
  var %Reg15_D f64
  var %Reg0_R118 <* <$Ljava_2Fio_2FPrintStream_3B>>
  var %Reg1_R114 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg2_D f64
  var %Reg2_R115 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_19 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg2_I i32
  var %Reg2_J i64
  var %Reg2_F f32
  var %Reg1_R115 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R119 <* <[] f32>>
  var %Reg12_R119 <* <[] f32>>
  var %Reg0_F f32
  var %Reg15_F f32
  var %Reg0_R114 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg17_R114 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg18_R117 <* <[] f64>>
  var %Reg18_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg19_I i32
  var %Reg20_I i32
  var %Reg21_D f64
  var %Reg1_D f64
  var %Reg1_C u16
  var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg16_R114 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg17_R119 <* <[] f32>>
  var %Reg17_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg18_I i32
  var %Reg20_F f32
  var %Reg1_F f32
  var %Reg17_R117 <* <[] f64>>
  var %Reg20_D f64
  var %Reg3_D f64
  var %Reg16_R119 <* <[] f32>>
  var %Reg16_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg17_I i32
  var %Reg19_F f32
  var %Reg3_F f32
  var %L_STR_20 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_J i64
  var %Reg12_J i64
  var %Reg14_D f64
  var %Reg16_I i32
  var %Reg8_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg9_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg8_I i32
  var %Reg10_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg2_Z u1
  var %Reg16_F f32
  var %Reg4_D f64
  var %Reg2_R120 <* <$Ljava_2Flang_2FDouble_3B>>
  var %Reg3_R120 <* <$Ljava_2Flang_2FDouble_3B>>
  var %Reg3_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg17_D f64
  var %Reg8_D f64
  var %Reg10_D f64
  var %Reg3_I i32
  var %Reg19_D f64
  var %Reg23_I i32
  var %Reg24_D f64
  var %Reg26_F f32

ALIAS %d %Reg24_D f64
ALIAS %f %Reg15_F f32
ALIAS %b %Reg19_F f32
ALIAS %s %Reg16_R114 <* <$Ljava_2Flang_2FStringBuilder_3B>>
ALIAS %a %Reg15_F f32
ALIAS %i %Reg23_I i32
ALIAS %args %Reg27_R116 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>
ALIAS %big %Reg12_J i64
ALIAS %x %Reg14_D f64
ALIAS %y %Reg16_F f32
ALIAS %pi %Reg17_D f64
ALIAS %e %Reg19_D f64
ALIAS %t %Reg21_D f64
ALIAS %n %Reg23_I i32
ALIAS %inc %Reg24_D f64
ALIAS %fi %Reg26_F f32
  intrinsiccallwithtype <$LFloats_3B> JAVA_CLINIT_CHECK ()
LOC 1 16
  intrinsiccallwithtype <$LFloats_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R117 0 (dread ref $LFloats_3B_7Cds)
  dassign %Reg12_R117 0 (dread ref %Reg0_R117)
  dassign %Reg12_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg12_R117))
  dassign %Reg0_R113 0 (dread ref %Reg12_R113)
  dassign %Reg0_I 0 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %Reg0_R113))
  dassign %Reg13_I 0 (dread i32 %Reg0_I)
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg14_I 0 (dread i32 %Reg0_I)
@label28
  dassign %Reg0_I 0 (dread i32 %Reg14_I)
  dassign %Reg1_I 0 (dread i32 %Reg13_I)
  brtrue @label29 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg12_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg12_R117))
  dassign %Reg0_R113 0 (dread ref %Reg12_R113)
  dassign %Reg1_I 0 (dread i32 %Reg14_I)
  dassign %Reg0_D 0 (iread f64 <* f64> 0 (array 1 ptr <* <[] f64>> (dread ref %Reg0_R113, dread i32 %Reg1_I)))
  dassign %Reg15_D 0 (dread f64 %Reg0_D)
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R118 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R114 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R114) {}
  dassign %Reg2_D 0 (dread f64 %Reg15_D)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28D_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R114, dread f64 %Reg2_D) { dassign %Reg1_R114 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_19 0 }
  dassign %Reg2_R115 0 (dread ptr %L_STR_19)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R114, dread ref %Reg2_R115) { dassign %Reg1_R114 0 }
  dassign %Reg2_D 0 (dread f64 %Reg15_D)
  dassign %Reg2_I 0 (cvt i32 f64 (dread f64 %Reg2_D))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R114, dread i32 %Reg2_I) { dassign %Reg1_R114 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_19 0 }
  dassign %Reg2_R115 0 (dread ptr %L_STR_19)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R114, dread ref %Reg2_R115) { dassign %Reg1_R114 0 }
  dassign %Reg2_D 0 (dread f64 %Reg15_D)
  dassign %Reg2_J 0 (cvt i64 f64 (dread f64 %Reg2_D))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28J_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R114, dread i64 %Reg2_J) { dassign %Reg1_R114 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_19 0 }
  dassign %Reg2_R115 0 (dread ptr %L_STR_19)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R114, dread ref %Reg2_R115) { dassign %Reg1_R114 0 }
  dassign %Reg2_D 0 (dread f64 %Reg15_D)
  dassign %Reg2_F 0 (cvt f32 f64 (dread f64 %Reg2_D))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28F_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R114, dread f32 %Reg2_F) { dassign %Reg1_R114 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_19 0 }
  dassign %Reg2_R115 0 (dread ptr %L_STR_19)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R114, dread ref %Reg2_R115) { dassign %Reg1_R114 0 }
  dassign %Reg2_D 0 (dread f64 %Reg15_D)
  dassign %Reg2_I 0 (cvt i32 f64 (dread f64 %Reg2_D))
  dassign %Reg2_I 0 (sext i32 16 (dread i32 %Reg2_I))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R114, dread i32 %Reg2_I) { dassign %Reg1_R114 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_19 0 }
  dassign %Reg2_R115 0 (dread ptr %L_STR_19)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R114, dread ref %Reg2_R115) { dassign %Reg1_R114 0 }
  dassign %Reg2_D 0 (dread f64 %Reg15_D)
  dassign %Reg2_I 0 (cvt i32 f64 (dread f64 %Reg2_D))
  dassign %Reg2_I 0 (sext i32 8 (dread i32 %Reg2_I))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R114, dread i32 %Reg2_I) { dassign %Reg1_R114 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_19 0 }
  dassign %Reg2_R115 0 (dread ptr %L_STR_19)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R114, dread ref %Reg2_R115) { dassign %Reg1_R114 0 }
  dassign %Reg2_D 0 (dread f64 %Reg15_D)
  dassign %Reg2_I 0 (cvt i32 f64 (dread f64 %Reg2_D))
  dassign %Reg2_I 0 (zext i32 16 (dread i32 %Reg2_I))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R114, dread i32 %Reg2_I) { dassign %Reg1_R114 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_19 0 }
  dassign %Reg2_R115 0 (dread ptr %L_STR_19)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R114, dread ref %Reg2_R115) { dassign %Reg1_R114 0 }
  dassign %Reg2_D 0 (dread f64 %Reg15_D)
  dassign %Reg2_D 0 (neg f64 (dread f64 %Reg2_D))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28D_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R114, dread f64 %Reg2_D) { dassign %Reg1_R114 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R114) { dassign %Reg1_R115 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R118, dread ref %Reg1_R115) {}
  dassign %Reg14_I 0 (add i32 (dread i32 %Reg14_I, constval i32 1))
  goto @label28
@label29
LOC 1 18
  intrinsiccallwithtype <$LFloats_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R119 0 (dread ref $LFloats_3B_7Cfs)
  dassign %Reg12_R119 0 (dread ref %Reg0_R119)
  dassign %Reg12_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg12_R119))
  dassign %Reg0_R113 0 (dread ref %Reg12_R113)
  dassign %Reg0_I 0 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %Reg0_R113))
  dassign %Reg13_I 0 (dread i32 %Reg0_I)
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg14_I 0 (dread i32 %Reg0_I)
@label30
  dassign %Reg0_I 0 (dread i32 %Reg14_I)
  dassign %Reg1_I 0 (dread i32 %Reg13_I)
  brtrue @label31 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg12_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg12_R119))
  dassign %Reg0_R113 0 (dread ref %Reg12_R113)
  dassign %Reg1_I 0 (dread i32 %Reg14_I)
  dassign %Reg0_F 0 (iread f32 <* f32> 0 (array 1 ptr <* <[] f32>> (dread ref %Reg0_R113, dread i32 %Reg1_I)))
  dassign %Reg15_F 0 (dread f32 %Reg0_F)
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R118 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R114 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R114) {}
  dassign %Reg2_F 0 (dread f32 %Reg15_F)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28F_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R114, dread f32 %Reg2_F) { dassign %Reg1_R114 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_19 0 }
  dassign %Reg2_R115 0 (dread ptr %L_STR_19)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R114, dread ref %Reg2_R115) { dassign %Reg1_R114 0 }
  dassign %Reg2_F 0 (dread f32 %Reg15_F)
  dassign %Reg2_I 0 (cvt i32 f32 (dread f32 %Reg2_F))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R114, dread i32 %Reg2_I) { dassign %Reg1_R114 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_19 0 }
  dassign %Reg2_R115 0 (dread ptr %L_STR_19)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R114, dread ref %Reg2_R115) { dassign %Reg1_R114 0 }
  dassign %Reg2_F 0 (dread f32 %Reg15_F)
  dassign %Reg2_J 0 (cvt i64 f32 (dread f32 %Reg2_F))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28J_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R114, dread i64 %Reg2_J) { dassign %Reg1_R114 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_19 0 }
  dassign %Reg2_R115 0 (dread ptr %L_STR_19)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R114, dread ref %Reg2_R115) { dassign %Reg1_R114 0 }
  dassign %Reg2_F 0 (dread f32 %Reg15_F)
  dassign %Reg2_D 0 (cvt f64 f32 (dread f32 %Reg2_F))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28D_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R114, dread f64 %Reg2_D) { dassign %Reg1_R114 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_19 0 }
  dassign %Reg2_R115 0 (dread ptr %L_STR_19)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R114, dread ref %Reg2_R115) { dassign %Reg1_R114 0 }
  dassign %Reg2_F 0 (dread f32 %Reg15_F)
  dassign %Reg2_F 0 (neg f32 (dread f32 %Reg2_F))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28F_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R114, dread f32 %Reg2_F) { dassign %Reg1_R114 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R114) { dassign %Reg1_R115 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R118, dread ref %Reg1_R115) {}
  dassign %Reg14_I 0 (add i32 (dread i32 %Reg14_I, constval i32 1))
  goto @label30
@label31
LOC 1 19
  intrinsiccallwithtype <$LFloats_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R117 0 (dread ref $LFloats_3B_7Cds)
  dassign %Reg12_R117 0 (dread ref %Reg0_R117)
  dassign %Reg12_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg12_R117))
  dassign %Reg0_R113 0 (dread ref %Reg12_R113)
  dassign %Reg0_I 0 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %Reg0_R113))
  dassign %Reg13_I 0 (dread i32 %Reg0_I)
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg14_I 0 (dread i32 %Reg0_I)
@label32
  dassign %Reg0_I 0 (dread i32 %Reg14_I)
  dassign %Reg1_I 0 (dread i32 %Reg13_I)
  brtrue @label35 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg12_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg12_R117))
  dassign %Reg0_R113 0 (dread ref %Reg12_R113)
  dassign %Reg1_I 0 (dread i32 %Reg14_I)
  dassign %Reg0_D 0 (iread f64 <* f64> 0 (array 1 ptr <* <[] f64>> (dread ref %Reg0_R113, dread i32 %Reg1_I)))
  dassign %Reg15_D 0 (dread f64 %Reg0_D)
LOC 1 20
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R114 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R114) {}
  dassign %Reg17_R114 0 (dread ref %Reg0_R114)
LOC 1 21
  intrinsiccallwithtype <$LFloats_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R117 0 (dread ref $LFloats_3B_7Cds)
  dassign %Reg18_R117 0 (dread ref %Reg0_R117)
  dassign %Reg18_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg18_R117))
  dassign %Reg0_R113 0 (dread ref %Reg18_R113)
  dassign %Reg0_I 0 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %Reg0_R113))
  dassign %Reg19_I 0 (dread i32 %Reg0_I)
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg20_I 0 (dread i32 %Reg0_I)
@label33
  dassign %Reg0_I 0 (dread i32 %Reg20_I)
  dassign %Reg1_I 0 (dread i32 %Reg19_I)
  brtrue @label34 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg18_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg18_R117))
  dassign %Reg0_R113 0 (dread ref %Reg18_R113)
  dassign %Reg1_I 0 (dread i32 %Reg20_I)
  dassign %Reg0_D 0 (iread f64 <* f64> 0 (array 1 ptr <* <[] f64>> (dread ref %Reg0_R113, dread i32 %Reg1_I)))
  dassign %Reg21_D 0 (dread f64 %Reg0_D)
  dassign %Reg0_R114 0 (dread ref %Reg17_R114)
  dassign %Reg1_D 0 (dread f64 %Reg15_D)
  dassign %Reg2_D 0 (dread f64 %Reg21_D)
  intrinsiccallwithtype <$LFloats_3B> JAVA_CLINIT_CHECK ()
  callassigned &LFloats_3B_7Ccmp_7C_28DD_29Ljava_2Flang_2FString_3B (dread f64 %Reg1_D, dread f64 %Reg2_D) { dassign %Reg1_R115 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R114, dread ref %Reg1_R115) { dassign %Reg0_R114 0 }
  dassign %Reg1_I 0 (constval i32 32)
  dassign %Reg1_C 0 (cvt u16 i32 (dread i32 %Reg1_I))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28C_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R114, dread u16 %Reg1_C) { dassign %Reg0_R114 0 }
  dassign %Reg20_I 0 (add i32 (dread i32 %Reg20_I, constval i32 1))
  goto @label33
@label34
LOC 1 22
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R118 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_R114 0 (dread ref %Reg17_R114)
  dassign %Reg1_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg1_R114))
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FObject_3B_29V (dread ref %Reg0_R118, dread ref %Reg1_R113) {}
LOC 1 19
  dassign %Reg14_I 0 (add i32 (dread i32 %Reg14_I, constval i32 1))
  goto @label32
@label35
LOC 1 24
  intrinsiccallwithtype <$LFloats_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R119 0 (dread ref $LFloats_3B_7Cfs)
  dassign %Reg12_R119 0 (dread ref %Reg0_R119)
  dassign %Reg12_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg12_R119))
  dassign %Reg0_R113 0 (dread ref %Reg12_R113)
  dassign %Reg0_I 0 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %Reg0_R113))
  dassign %Reg13_I 0 (dread i32 %Reg0_I)
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg14_I 0 (dread i32 %Reg0_I)
@label36
  dassign %Reg0_I 0 (dread i32 %Reg14_I)
  dassign %Reg1_I 0 (dread i32 %Reg13_I)
  brtrue @label39 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg12_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg12_R119))
  dassign %Reg0_R113 0 (dread ref %Reg12_R113)
  dassign %Reg1_I 0 (dread i32 %Reg14_I)
  dassign %Reg0_F 0 (iread f32 <* f32> 0 (array 1 ptr <* <[] f32>> (dread ref %Reg0_R113, dread i32 %Reg1_I)))
  dassign %Reg15_F 0 (dread f32 %Reg0_F)
LOC 1 25
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R114 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R114) {}
  dassign %Reg16_R114 0 (dread ref %Reg0_R114)
LOC 1 26
  intrinsiccallwithtype <$LFloats_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R119 0 (dread ref $LFloats_3B_7Cfs)
  dassign %Reg17_R119 0 (dread ref %Reg0_R119)
  dassign %Reg17_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg17_R119))
  dassign %Reg0_R113 0 (dread ref %Reg17_R113)
  dassign %Reg0_I 0 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %Reg0_R113))
  dassign %Reg18_I 0 (dread i32 %Reg0_I)
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg19_I 0 (dread i32 %Reg0_I)
@label37
  dassign %Reg0_I 0 (dread i32 %Reg19_I)
  dassign %Reg1_I 0 (dread i32 %Reg18_I)
  brtrue @label38 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg17_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg17_R119))
  dassign %Reg0_R113 0 (dread ref %Reg17_R113)
  dassign %Reg1_I 0 (dread i32 %Reg19_I)
  dassign %Reg0_F 0 (iread f32 <* f32> 0 (array 1 ptr <* <[] f32>> (dread ref %Reg0_R113, dread i32 %Reg1_I)))
  dassign %Reg20_F 0 (dread f32 %Reg0_F)
  dassign %Reg0_R114 0 (dread ref %Reg16_R114)
  dassign %Reg1_F 0 (dread f32 %Reg15_F)
  dassign %Reg2_F 0 (dread f32 %Reg20_F)
  intrinsiccallwithtype <$LFloats_3B> JAVA_CLINIT_CHECK ()
  callassigned &LFloats_3B_7Ccmpf_7C_28FF_29Ljava_2Flang_2FString_3B (dread f32 %Reg1_F, dread f32 %Reg2_F) { dassign %Reg1_R115 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R114, dread ref %Reg1_R115) { dassign %Reg0_R114 0 }
  dassign %Reg1_I 0 (constval i32 32)
  dassign %Reg1_C 0 (cvt u16 i32 (dread i32 %Reg1_I))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28C_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R114, dread u16 %Reg1_C) { dassign %Reg0_R114 0 }
  dassign %Reg19_I 0 (add i32 (dread i32 %Reg19_I, constval i32 1))
  goto @label37
@label38
LOC 1 27
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R118 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_R114 0 (dread ref %Reg16_R114)
  dassign %Reg1_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg1_R114))
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FObject_3B_29V (dread ref %Reg0_R118, dread ref %Reg1_R113) {}
LOC 1 24
  dassign %Reg14_I 0 (add i32 (dread i32 %Reg14_I, constval i32 1))
  goto @label36
@label39
LOC 1 29
  dassign %Reg0_I 0 (constval i32 5)
  dassign %Reg0_R117 0 (gcmallocjarray ref <[] f64> (dread i32 %Reg0_I))
  dassign %Reg1_I 0 (constval i32 0)
  dassign %Reg2_D 0 (constval f64 7.5)
  iassign <* f64> 0 (
    array 1 ptr <* <[] f64>> (dread ref %Reg0_R117, dread i32 %Reg1_I), 
    dread f64 %Reg2_D)
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg2_D 0 (constval f64 -7.5)
  iassign <* f64> 0 (
    array 1 ptr <* <[] f64>> (dread ref %Reg0_R117, dread i32 %Reg1_I), 
    dread f64 %Reg2_D)
  dassign %Reg1_I 0 (constval i32 2)
  dassign %Reg2_D 0 (constval f64 1.0000000000000001e+300)
  iassign <* f64> 0 (
    array 1 ptr <* <[] f64>> (dread ref %Reg0_R117, dread i32 %Reg1_I), 
    dread f64 %Reg2_D)
  dassign %Reg1_I 0 (constval i32 3)
  dassign %Reg2_D 0 (constval f64 0)
  iassign <* f64> 0 (
    array 1 ptr <* <[] f64>> (dread ref %Reg0_R117, dread i32 %Reg1_I), 
    dread f64 %Reg2_D)
  dassign %Reg1_I 0 (constval i32 4)
  dassign %Reg2_D 0 (constval f64 inf)
  iassign <* f64> 0 (
    array 1 ptr <* <[] f64>> (dread ref %Reg0_R117, dread i32 %Reg1_I), 
    dread f64 %Reg2_D)
  dassign %Reg12_R117 0 (dread ref %Reg0_R117)
  dassign %Reg12_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg12_R117))
  dassign %Reg0_R113 0 (dread ref %Reg12_R113)
  dassign %Reg0_I 0 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %Reg0_R113))
  dassign %Reg13_I 0 (dread i32 %Reg0_I)
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg14_I 0 (dread i32 %Reg0_I)
@label40
  dassign %Reg0_I 0 (dread i32 %Reg14_I)
  dassign %Reg1_I 0 (dread i32 %Reg13_I)
  brtrue @label43 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg12_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg12_R117))
  dassign %Reg0_R113 0 (dread ref %Reg12_R113)
  dassign %Reg1_I 0 (dread i32 %Reg14_I)
  dassign %Reg0_D 0 (iread f64 <* f64> 0 (array 1 ptr <* <[] f64>> (dread ref %Reg0_R113, dread i32 %Reg1_I)))
  dassign %Reg15_D 0 (dread f64 %Reg0_D)
  dassign %Reg0_I 0 (constval i32 6)
  dassign %Reg0_R117 0 (gcmallocjarray ref <[] f64> (dread i32 %Reg0_I))
  dassign %Reg1_I 0 (constval i32 0)
  dassign %Reg2_D 0 (constval f64 2)
  iassign <* f64> 0 (
    array 1 ptr <* <[] f64>> (dread ref %Reg0_R117, dread i32 %Reg1_I), 
    dread f64 %Reg2_D)
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg2_D 0 (constval f64 -2)
  iassign <* f64> 0 (
    array 1 ptr <* <[] f64>> (dread ref %Reg0_R117, dread i32 %Reg1_I), 
    dread f64 %Reg2_D)
  dassign %Reg1_I 0 (constval i32 2)
  dassign %Reg2_D 0 (constval f64 0.29999999999999999)
  iassign <* f64> 0 (
    array 1 ptr <* <[] f64>> (dread ref %Reg0_R117, dread i32 %Reg1_I), 
    dread f64 %Reg2_D)
  dassign %Reg1_I 0 (constval i32 3)
  dassign %Reg2_D 0 (constval f64 1e-300)
  iassign <* f64> 0 (
    array 1 ptr <* <[] f64>> (dread ref %Reg0_R117, dread i32 %Reg1_I), 
    dread f64 %Reg2_D)
  dassign %Reg1_I 0 (constval i32 4)
  dassign %Reg2_D 0 (constval f64 0)
  iassign <* f64> 0 (
    array 1 ptr <* <[] f64>> (dread ref %Reg0_R117, dread i32 %Reg1_I), 
    dread f64 %Reg2_D)
  dassign %Reg1_I 0 (constval i32 5)
  dassign %Reg2_D 0 (constval f64 inf)
  iassign <* f64> 0 (
    array 1 ptr <* <[] f64>> (dread ref %Reg0_R117, dread i32 %Reg1_I), 
    dread f64 %Reg2_D)
  dassign %Reg17_R117 0 (dread ref %Reg0_R117)
  dassign %Reg17_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg17_R117))
  dassign %Reg0_R113 0 (dread ref %Reg17_R113)
  dassign %Reg0_I 0 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %Reg0_R113))
  dassign %Reg18_I 0 (dread i32 %Reg0_I)
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg19_I 0 (dread i32 %Reg0_I)
@label41
  dassign %Reg0_I 0 (dread i32 %Reg19_I)
  dassign %Reg1_I 0 (dread i32 %Reg18_I)
  brtrue @label42 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg17_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg17_R117))
  dassign %Reg0_R113 0 (dread ref %Reg17_R113)
  dassign %Reg1_I 0 (dread i32 %Reg19_I)
  dassign %Reg0_D 0 (iread f64 <* f64> 0 (array 1 ptr <* <[] f64>> (dread ref %Reg0_R113, dread i32 %Reg1_I)))
  dassign %Reg20_D 0 (dread f64 %Reg0_D)
LOC 1 30
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R118 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R114 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R114) {}
  dassign %Reg2_D 0 (dread f64 %Reg15_D)
  dassign %Reg3_D 0 (dread f64 %Reg20_D)
  dassign %Reg2_D 0 (add f64 (dread f64 %Reg2_D, dread f64 %Reg3_D))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28D_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R114, dread f64 %Reg2_D) { dassign %Reg1_R114 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_19 0 }
  dassign %Reg2_R115 0 (dread ptr %L_STR_19)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R114, dread ref %Reg2_R115) { dassign %Reg1_R114 0 }
  dassign %Reg2_D 0 (dread f64 %Reg15_D)
  dassign %Reg3_D 0 (dread f64 %Reg20_D)
  dassign %Reg2_D 0 (sub f64 (dread f64 %Reg2_D, dread f64 %Reg3_D))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28D_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R114, dread f64 %Reg2_D) { dassign %Reg1_R114 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_19 0 }
  dassign %Reg2_R115 0 (dread ptr %L_STR_19)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R114, dread ref %Reg2_R115) { dassign %Reg1_R114 0 }
  dassign %Reg2_D 0 (dread f64 %Reg15_D)
  dassign %Reg3_D 0 (dread f64 %Reg20_D)
  dassign %Reg2_D 0 (mul f64 (dread f64 %Reg2_D, dread f64 %Reg3_D))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28D_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R114, dread f64 %Reg2_D) { dassign %Reg1_R114 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_19 0 }
  dassign %Reg2_R115 0 (dread ptr %L_STR_19)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R114, dread ref %Reg2_R115) { dassign %Reg1_R114 0 }
  dassign %Reg2_D 0 (dread f64 %Reg15_D)
  dassign %Reg3_D 0 (dread f64 %Reg20_D)
  dassign %Reg2_D 0 (div f64 (dread f64 %Reg2_D, dread f64 %Reg3_D))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28D_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R114, dread f64 %Reg2_D) { dassign %Reg1_R114 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_19 0 }
  dassign %Reg2_R115 0 (dread ptr %L_STR_19)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R114, dread ref %Reg2_R115) { dassign %Reg1_R114 0 }
  dassign %Reg2_D 0 (dread f64 %Reg15_D)
  dassign %Reg3_D 0 (dread f64 %Reg20_D)
  dassign %Reg2_D 0 (rem f64 (dread f64 %Reg2_D, dread f64 %Reg3_D))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28D_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R114, dread f64 %Reg2_D) { dassign %Reg1_R114 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R114) { dassign %Reg1_R115 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R118, dread ref %Reg1_R115) {}
LOC 1 29
  dassign %Reg19_I 0 (add i32 (dread i32 %Reg19_I, constval i32 1))
  goto @label41
@label42
  dassign %Reg14_I 0 (add i32 (dread i32 %Reg14_I, constval i32 1))
  goto @label40
@label43
LOC 1 31
  dassign %Reg0_I 0 (constval i32 3)
  dassign %Reg0_R119 0 (gcmallocjarray ref <[] f32> (dread i32 %Reg0_I))
  dassign %Reg1_I 0 (constval i32 0)
  dassign %Reg2_F 0 (constval f32 7.5f)
  iassign <* f32> 0 (
    array 1 ptr <* <[] f32>> (dread ref %Reg0_R119, dread i32 %Reg1_I), 
    dread f32 %Reg2_F)
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg2_F 0 (constval f32 -3.25f)
  iassign <* f32> 0 (
    array 1 ptr <* <[] f32>> (dread ref %Reg0_R119, dread i32 %Reg1_I), 
    dread f32 %Reg2_F)
  dassign %Reg1_I 0 (constval i32 2)
  dassign %Reg2_F 0 (constval f32 1.00000002e+30f)
  iassign <* f32> 0 (
    array 1 ptr <* <[] f32>> (dread ref %Reg0_R119, dread i32 %Reg1_I), 
    dread f32 %Reg2_F)
  dassign %Reg12_R119 0 (dread ref %Reg0_R119)
  dassign %Reg12_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg12_R119))
  dassign %Reg0_R113 0 (dread ref %Reg12_R113)
  dassign %Reg0_I 0 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %Reg0_R113))
  dassign %Reg13_I 0 (dread i32 %Reg0_I)
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg14_I 0 (dread i32 %Reg0_I)
@label44
  dassign %Reg0_I 0 (dread i32 %Reg14_I)
  dassign %Reg1_I 0 (dread i32 %Reg13_I)
  brtrue @label47 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg12_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg12_R119))
  dassign %Reg0_R113 0 (dread ref %Reg12_R113)
  dassign %Reg1_I 0 (dread i32 %Reg14_I)
  dassign %Reg0_F 0 (iread f32 <* f32> 0 (array 1 ptr <* <[] f32>> (dread ref %Reg0_R113, dread i32 %Reg1_I)))
  dassign %Reg15_F 0 (dread f32 %Reg0_F)
  dassign %Reg0_I 0 (constval i32 4)
  dassign %Reg0_R119 0 (gcmallocjarray ref <[] f32> (dread i32 %Reg0_I))
  dassign %Reg1_I 0 (constval i32 0)
  dassign %Reg2_F 0 (constval f32 2f)
  iassign <* f32> 0 (
    array 1 ptr <* <[] f32>> (dread ref %Reg0_R119, dread i32 %Reg1_I), 
    dread f32 %Reg2_F)
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg2_F 0 (constval f32 0.100000001f)
  iassign <* f32> 0 (
    array 1 ptr <* <[] f32>> (dread ref %Reg0_R119, dread i32 %Reg1_I), 
    dread f32 %Reg2_F)
  dassign %Reg1_I 0 (constval i32 2)
  dassign %Reg2_F 0 (constval f32 -1e-30f)
  iassign <* f32> 0 (
    array 1 ptr <* <[] f32>> (dread ref %Reg0_R119, dread i32 %Reg1_I), 
    dread f32 %Reg2_F)
  dassign %Reg1_I 0 (constval i32 3)
  dassign %Reg2_F 0 (constval f32 0f)
  iassign <* f32> 0 (
    array 1 ptr <* <[] f32>> (dread ref %Reg0_R119, dread i32 %Reg1_I), 
    dread f32 %Reg2_F)
  dassign %Reg16_R119 0 (dread ref %Reg0_R119)
  dassign %Reg16_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg16_R119))
  dassign %Reg0_R113 0 (dread ref %Reg16_R113)
  dassign %Reg0_I 0 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %Reg0_R113))
  dassign %Reg17_I 0 (dread i32 %Reg0_I)
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg18_I 0 (dread i32 %Reg0_I)
@label45
  dassign %Reg0_I 0 (dread i32 %Reg18_I)
  dassign %Reg1_I 0 (dread i32 %Reg17_I)
  brtrue @label46 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg16_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg16_R119))
  dassign %Reg0_R113 0 (dread ref %Reg16_R113)
  dassign %Reg1_I 0 (dread i32 %Reg18_I)
  dassign %Reg0_F 0 (iread f32 <* f32> 0 (array 1 ptr <* <[] f32>> (dread ref %Reg0_R113, dread i32 %Reg1_I)))
  dassign %Reg19_F 0 (dread f32 %Reg0_F)
LOC 1 32
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R118 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R114 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R114) {}
  dassign %Reg2_F 0 (dread f32 %Reg15_F)
  dassign %Reg3_F 0 (dread f32 %Reg19_F)
  dassign %Reg2_F 0 (add f32 (dread f32 %Reg2_F, dread f32 %Reg3_F))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28F_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R114, dread f32 %Reg2_F) { dassign %Reg1_R114 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_19 0 }
  dassign %Reg2_R115 0 (dread ptr %L_STR_19)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R114, dread ref %Reg2_R115) { dassign %Reg1_R114 0 }
  dassign %Reg2_F 0 (dread f32 %Reg15_F)
  dassign %Reg3_F 0 (dread f32 %Reg19_F)
  dassign %Reg2_F 0 (sub f32 (dread f32 %Reg2_F, dread f32 %Reg3_F))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28F_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R114, dread f32 %Reg2_F) { dassign %Reg1_R114 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_19 0 }
  dassign %Reg2_R115 0 (dread ptr %L_STR_19)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R114, dread ref %Reg2_R115) { dassign %Reg1_R114 0 }
  dassign %Reg2_F 0 (dread f32 %Reg15_F)
  dassign %Reg3_F 0 (dread f32 %Reg19_F)
  dassign %Reg2_F 0 (mul f32 (dread f32 %Reg2_F, dread f32 %Reg3_F))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28F_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R114, dread f32 %Reg2_F) { dassign %Reg1_R114 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_19 0 }
  dassign %Reg2_R115 0 (dread ptr %L_STR_19)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R114, dread ref %Reg2_R115) { dassign %Reg1_R114 0 }
  dassign %Reg2_F 0 (dread f32 %Reg15_F)
  dassign %Reg3_F 0 (dread f32 %Reg19_F)
  dassign %Reg2_F 0 (div f32 (dread f32 %Reg2_F, dread f32 %Reg3_F))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28F_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R114, dread f32 %Reg2_F) { dassign %Reg1_R114 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_19 0 }
  dassign %Reg2_R115 0 (dread ptr %L_STR_19)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R114, dread ref %Reg2_R115) { dassign %Reg1_R114 0 }
  dassign %Reg2_F 0 (dread f32 %Reg15_F)
  dassign %Reg3_F 0 (dread f32 %Reg19_F)
  dassign %Reg2_F 0 (rem f32 (dread f32 %Reg2_F, dread f32 %Reg3_F))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28F_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R114, dread f32 %Reg2_F) { dassign %Reg1_R114 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R114) { dassign %Reg1_R115 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R118, dread ref %Reg1_R115) {}
LOC 1 31
  dassign %Reg18_I 0 (add i32 (dread i32 %Reg18_I, constval i32 1))
  goto @label45
@label46
  dassign %Reg14_I 0 (add i32 (dread i32 %Reg14_I, constval i32 1))
  goto @label44
@label47
LOC 1 33
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R118 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_8c0cb22325b6f07a8b2d03d078b44533) { dassign %L_STR_20 0 }
  dassign %Reg1_R115 0 (dread ptr %L_STR_20)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R118, dread ref %Reg1_R115) {}
LOC 1 35
  dassign %Reg0_J 0 (constval i64 0x20000000000001)
  dassign %Reg12_J 0 (dread i64 %Reg0_J)
LOC 1 36
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R118 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R114 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R114) {}
  dassign %Reg2_J 0 (dread i64 %Reg12_J)
  dassign %Reg2_D 0 (cvt f64 i64 (dread i64 %Reg2_J))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28D_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R114, dread f64 %Reg2_D) { dassign %Reg1_R114 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_19 0 }
  dassign %Reg2_R115 0 (dread ptr %L_STR_19)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R114, dread ref %Reg2_R115) { dassign %Reg1_R114 0 }
  dassign %Reg2_J 0 (dread i64 %Reg12_J)
  dassign %Reg2_F 0 (cvt f32 i64 (dread i64 %Reg2_J))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28F_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R114, dread f32 %Reg2_F) { dassign %Reg1_R114 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_19 0 }
  dassign %Reg2_R115 0 (dread ptr %L_STR_19)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R114, dread ref %Reg2_R115) { dassign %Reg1_R114 0 }
  dassign %Reg2_J 0 (dread i64 %Reg12_J)
  dassign %Reg2_D 0 (cvt f64 i64 (dread i64 %Reg2_J))
  dassign %Reg2_J 0 (cvt i64 f64 (dread f64 %Reg2_D))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28J_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R114, dread i64 %Reg2_J) { dassign %Reg1_R114 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_19 0 }
  dassign %Reg2_R115 0 (dread ptr %L_STR_19)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R114, dread ref %Reg2_R115) { dassign %Reg1_R114 0 }
  dassign %Reg2_F 0 (constval f32 16777216f)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28F_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R114, dread f32 %Reg2_F) { dassign %Reg1_R114 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_19 0 }
  dassign %Reg2_R115 0 (dread ptr %L_STR_19)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R114, dread ref %Reg2_R115) { dassign %Reg1_R114 0 }
  dassign %Reg2_D 0 (constval f64 2147483647)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28D_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R114, dread f64 %Reg2_D) { dassign %Reg1_R114 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_19 0 }
  dassign %Reg2_R115 0 (dread ptr %L_STR_19)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R114, dread ref %Reg2_R115) { dassign %Reg1_R114 0 }
  dassign %Reg2_F 0 (constval f32 9.22337204e+18f)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28F_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R114, dread f32 %Reg2_F) { dassign %Reg1_R114 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R114) { dassign %Reg1_R115 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R118, dread ref %Reg1_R115) {}
LOC 1 38
  dassign %Reg0_D 0 (constval f64 0)
  dassign %Reg14_D 0 (dread f64 %Reg0_D)
LOC 1 39
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg16_I 0 (dread i32 %Reg0_I)
@label48
  dassign %Reg0_I 0 (dread i32 %Reg16_I)
  dassign %Reg1_I 0 (constval i32 10)
  brtrue @label49 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg0_D 0 (dread f64 %Reg14_D)
  dassign %Reg1_D 0 (constval f64 0.10000000000000001)
  dassign %Reg0_D 0 (add f64 (dread f64 %Reg0_D, dread f64 %Reg1_D))
  dassign %Reg14_D 0 (dread f64 %Reg0_D)
  dassign %Reg16_I 0 (add i32 (dread i32 %Reg16_I, constval i32 1))
  goto @label48
@label49
LOC 1 40
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R118 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R114 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R114) {}
  dassign %Reg2_D 0 (dread f64 %Reg14_D)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28D_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R114, dread f64 %Reg2_D) { dassign %Reg1_R114 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_19 0 }
  dassign %Reg2_R115 0 (dread ptr %L_STR_19)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R114, dread ref %Reg2_R115) { dassign %Reg1_R114 0 }
  dassign %Reg2_D 0 (dread f64 %Reg14_D)
  dassign %Reg3_D 0 (constval f64 1)
  dassign %Reg2_I 0 (cmpl i32 f64 (dread f64 %Reg2_D, dread f64 %Reg3_D))
  dassign %Reg8_R113 0 (dread ref %Reg1_R114)
  dassign %Reg9_R113 0 (dread ref %Reg0_R118)
  brtrue @label50 (ne i32 i32 (dread i32 %Reg2_I, constval i32 0))
  dassign %Reg0_R113 0 (dread ref %Reg9_R113)
  dassign %Reg1_R113 0 (dread ref %Reg8_R113)
  dassign %Reg2_I 0 (constval i32 1)
  dassign %Reg8_I 0 (dread i32 %Reg2_I)
  dassign %Reg9_R113 0 (dread ref %Reg1_R113)
  dassign %Reg10_R113 0 (dread ref %Reg0_R113)
  goto @label51
@label50
  dassign %Reg0_R113 0 (dread ref %Reg9_R113)
  dassign %Reg1_R113 0 (dread ref %Reg8_R113)
  dassign %Reg2_I 0 (constval i32 0)
  dassign %Reg8_I 0 (dread i32 %Reg2_I)
  dassign %Reg9_R113 0 (dread ref %Reg1_R113)
  dassign %Reg10_R113 0 (dread ref %Reg0_R113)
@label51
  dassign %Reg0_R113 0 (dread ref %Reg10_R113)
  dassign %Reg1_R113 0 (dread ref %Reg9_R113)
  dassign %Reg2_I 0 (dread i32 %Reg8_I)
  dassign %Reg1_R114 0 (retype ref <* <$Ljava_2Flang_2FStringBuilder_3B>> (dread ref %Reg1_R113))
  dassign %Reg2_Z 0 (cvt u1 i32 (dread i32 %Reg2_I))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Z_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R114, dread u1 %Reg2_Z) { dassign %Reg1_R114 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R114) { dassign %Reg1_R115 0 }
  dassign %Reg0_R118 0 (retype ref <* <$Ljava_2Fio_2FPrintStream_3B>> (dread ref %Reg0_R113))
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R118, dread ref %Reg1_R115) {}
LOC 1 41
  dassign %Reg0_F 0 (constval f32 0f)
  dassign %Reg16_F 0 (dread f32 %Reg0_F)
LOC 1 42
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg17_I 0 (dread i32 %Reg0_I)
@label52
  dassign %Reg0_I 0 (dread i32 %Reg17_I)
  dassign %Reg1_I 0 (constval i32 10)
  brtrue @label53 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg0_F 0 (dread f32 %Reg16_F)
  dassign %Reg1_F 0 (constval f32 0.100000001f)
  dassign %Reg0_F 0 (add f32 (dread f32 %Reg0_F, dread f32 %Reg1_F))
  dassign %Reg16_F 0 (dread f32 %Reg0_F)
  dassign %Reg17_I 0 (add i32 (dread i32 %Reg17_I, constval i32 1))
  goto @label52
@label53
LOC 1 43
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R118 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_F 0 (dread f32 %Reg16_F)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28F_29V (dread ref %Reg0_R118, dread f32 %Reg1_F) {}
LOC 1 44
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R118 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R114 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R114) {}
  dassign %Reg2_D 0 (constval f64 2)
  intrinsiccallwithtype <$Ljava_2Flang_2FMath_3B> JAVA_CLINIT_CHECK ()
  callassigned &Ljava_2Flang_2FMath_3B_7Csqrt_7C_28D_29D (dread f64 %Reg2_D) { dassign %Reg2_D 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28D_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R114, dread f64 %Reg2_D) { dassign %Reg1_R114 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_19 0 }
  dassign %Reg2_R115 0 (dread ptr %L_STR_19)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R114, dread ref %Reg2_R115) { dassign %Reg1_R114 0 }
  dassign %Reg2_D 0 (constval f64 -1)
  intrinsiccallwithtype <$Ljava_2Flang_2FMath_3B> JAVA_CLINIT_CHECK ()
  callassigned &Ljava_2Flang_2FMath_3B_7Csqrt_7C_28D_29D (dread f64 %Reg2_D) { dassign %Reg2_D 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28D_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R114, dread f64 %Reg2_D) { dassign %Reg1_R114 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_19 0 }
  dassign %Reg2_R115 0 (dread ptr %L_STR_19)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R114, dread ref %Reg2_R115) { dassign %Reg1_R114 0 }
  dassign %Reg2_D 0 (constval f64 -1.5)
  intrinsiccallwithtype <$Ljava_2Flang_2FMath_3B> JAVA_CLINIT_CHECK ()
  callassigned &Ljava_2Flang_2FMath_3B_7Cfloor_7C_28D_29D (dread f64 %Reg2_D) { dassign %Reg2_D 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28D_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R114, dread f64 %Reg2_D) { dassign %Reg1_R114 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_19 0 }
  dassign %Reg2_R115 0 (dread ptr %L_STR_19)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R114, dread ref %Reg2_R115) { dassign %Reg1_R114 0 }
  dassign %Reg2_D 0 (constval f64 2.7000000000000002)
  intrinsiccallwithtype <$Ljava_2Flang_2FMath_3B> JAVA_CLINIT_CHECK ()
  callassigned &Ljava_2Flang_2FMath_3B_7Cfloor_7C_28D_29D (dread f64 %Reg2_D) { dassign %Reg2_D 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28D_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R114, dread f64 %Reg2_D) { dassign %Reg1_R114 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_19 0 }
  dassign %Reg2_R115 0 (dread ptr %L_STR_19)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R114, dread ref %Reg2_R115) { dassign %Reg1_R114 0 }
  dassign %Reg2_D 0 (constval f64 2)
  dassign %Reg3_D 0 (constval f64 10)
LOC 1 45
  intrinsiccallwithtype <$Ljava_2Flang_2FMath_3B> JAVA_CLINIT_CHECK ()
  callassigned &Ljava_2Flang_2FMath_3B_7Cpow_7C_28DD_29D (dread f64 %Reg2_D, dread f64 %Reg3_D) { dassign %Reg2_D 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28D_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R114, dread f64 %Reg2_D) { dassign %Reg1_R114 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_19 0 }
  dassign %Reg2_R115 0 (dread ptr %L_STR_19)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R114, dread ref %Reg2_R115) { dassign %Reg1_R114 0 }
  dassign %Reg2_D 0 (constval f64 2)
  dassign %Reg3_D 0 (constval f64 0.5)
  intrinsiccallwithtype <$Ljava_2Flang_2FMath_3B> JAVA_CLINIT_CHECK ()
  callassigned &Ljava_2Flang_2FMath_3B_7Cpow_7C_28DD_29D (dread f64 %Reg2_D, dread f64 %Reg3_D) { dassign %Reg2_D 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28D_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R114, dread f64 %Reg2_D) { dassign %Reg1_R114 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_19 0 }
  dassign %Reg2_R115 0 (dread ptr %L_STR_19)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R114, dread ref %Reg2_R115) { dassign %Reg1_R114 0 }
  dassign %Reg2_D 0 (constval f64 -2.5)
  intrinsiccallwithtype <$Ljava_2Flang_2FMath_3B> JAVA_CLINIT_CHECK ()
  callassigned &Ljava_2Flang_2FMath_3B_7Cabs_7C_28D_29D (dread f64 %Reg2_D) { dassign %Reg2_D 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28D_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R114, dread f64 %Reg2_D) { dassign %Reg1_R114 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_19 0 }
  dassign %Reg2_R115 0 (dread ptr %L_STR_19)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R114, dread ref %Reg2_R115) { dassign %Reg1_R114 0 }
  dassign %Reg2_D 0 (constval f64 1.5)
  dassign %Reg3_D 0 (constval f64 -1.5)
  intrinsiccallwithtype <$Ljava_2Flang_2FMath_3B> JAVA_CLINIT_CHECK ()
  callassigned &Ljava_2Flang_2FMath_3B_7Cmax_7C_28DD_29D (dread f64 %Reg2_D, dread f64 %Reg3_D) { dassign %Reg2_D 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28D_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R114, dread f64 %Reg2_D) { dassign %Reg1_R114 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R114) { dassign %Reg1_R115 0 }
LOC 1 44
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R118, dread ref %Reg1_R115) {}
LOC 1 46
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R118 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R114 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R114) {}
  dassign %Reg2_D 0 (constval f64 0)
  intrinsiccallwithtype <$Ljava_2Flang_2FMath_3B> JAVA_CLINIT_CHECK ()
  callassigned &Ljava_2Flang_2FMath_3B_7Csin_7C_28D_29D (dread f64 %Reg2_D) { dassign %Reg2_D 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28D_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R114, dread f64 %Reg2_D) { dassign %Reg1_R114 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_19 0 }
  dassign %Reg2_R115 0 (dread ptr %L_STR_19)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R114, dread ref %Reg2_R115) { dassign %Reg1_R114 0 }
  dassign %Reg2_D 0 (constval f64 0)
  intrinsiccallwithtype <$Ljava_2Flang_2FMath_3B> JAVA_CLINIT_CHECK ()
  callassigned &Ljava_2Flang_2FMath_3B_7Ccos_7C_28D_29D (dread f64 %Reg2_D) { dassign %Reg2_D 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28D_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R114, dread f64 %Reg2_D) { dassign %Reg1_R114 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_19 0 }
  dassign %Reg2_R115 0 (dread ptr %L_STR_19)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R114, dread ref %Reg2_R115) { dassign %Reg1_R114 0 }
  dassign %Reg2_D 0 (constval f64 1)
  intrinsiccallwithtype <$Ljava_2Flang_2FMath_3B> JAVA_CLINIT_CHECK ()
  callassigned &Ljava_2Flang_2FMath_3B_7Csin_7C_28D_29D (dread f64 %Reg2_D) { dassign %Reg2_D 0 }
  dassign %Reg3_D 0 (constval f64 1)
  intrinsiccallwithtype <$Ljava_2Flang_2FMath_3B> JAVA_CLINIT_CHECK ()
  callassigned &Ljava_2Flang_2FMath_3B_7Csin_7C_28D_29D (dread f64 %Reg3_D) { dassign %Reg3_D 0 }
  dassign %Reg2_D 0 (mul f64 (dread f64 %Reg2_D, dread f64 %Reg3_D))
  dassign %Reg3_D 0 (constval f64 1)
LOC 1 47
  intrinsiccallwithtype <$Ljava_2Flang_2FMath_3B> JAVA_CLINIT_CHECK ()
  callassigned &Ljava_2Flang_2FMath_3B_7Ccos_7C_28D_29D (dread f64 %Reg3_D) { dassign %Reg3_D 0 }
  dassign %Reg4_D 0 (constval f64 1)
  intrinsiccallwithtype <$Ljava_2Flang_2FMath_3B> JAVA_CLINIT_CHECK ()
  callassigned &Ljava_2Flang_2FMath_3B_7Ccos_7C_28D_29D (dread f64 %Reg4_D) { dassign %Reg4_D 0 }
  dassign %Reg3_D 0 (mul f64 (dread f64 %Reg3_D, dread f64 %Reg4_D))
  dassign %Reg2_D 0 (add f64 (dread f64 %Reg2_D, dread f64 %Reg3_D))
  dassign %Reg3_D 0 (constval f64 0.99999899999999997)
  dassign %Reg2_I 0 (cmpl i32 f64 (dread f64 %Reg2_D, dread f64 %Reg3_D))
  dassign %Reg8_R113 0 (dread ref %Reg1_R114)
  dassign %Reg9_R113 0 (dread ref %Reg0_R118)
  brtrue @label54 (le i32 i32 (dread i32 %Reg2_I, constval i32 0))
  dassign %Reg0_R113 0 (dread ref %Reg9_R113)
  dassign %Reg1_R113 0 (dread ref %Reg8_R113)
  dassign %Reg2_I 0 (constval i32 1)
  dassign %Reg8_I 0 (dread i32 %Reg2_I)
  dassign %Reg9_R113 0 (dread ref %Reg1_R113)
  dassign %Reg10_R113 0 (dread ref %Reg0_R113)
  goto @label55
@label54
  dassign %Reg0_R113 0 (dread ref %Reg9_R113)
  dassign %Reg1_R113 0 (dread ref %Reg8_R113)
  dassign %Reg2_I 0 (constval i32 0)
  dassign %Reg8_I 0 (dread i32 %Reg2_I)
  dassign %Reg9_R113 0 (dread ref %Reg1_R113)
  dassign %Reg10_R113 0 (dread ref %Reg0_R113)
@label55
  dassign %Reg0_R113 0 (dread ref %Reg10_R113)
  dassign %Reg1_R113 0 (dread ref %Reg9_R113)
  dassign %Reg2_I 0 (dread i32 %Reg8_I)
  dassign %Reg1_R114 0 (retype ref <* <$Ljava_2Flang_2FStringBuilder_3B>> (dread ref %Reg1_R113))
  dassign %Reg2_Z 0 (cvt u1 i32 (dread i32 %Reg2_I))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Z_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R114, dread u1 %Reg2_Z) { dassign %Reg1_R114 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R114) { dassign %Reg1_R115 0 }
LOC 1 46
  dassign %Reg0_R118 0 (retype ref <* <$Ljava_2Fio_2FPrintStream_3B>> (dread ref %Reg0_R113))
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R118, dread ref %Reg1_R115) {}
LOC 1 48
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R118 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R114 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R114) {}
  dassign %Reg2_D 0 (constval f64 1)
  intrinsiccallwithtype <$Ljava_2Flang_2FDouble_3B> JAVA_CLINIT_CHECK ()
  callassigned &Ljava_2Flang_2FDouble_3B_7CdoubleToLongBits_7C_28D_29J (dread f64 %Reg2_D) { dassign %Reg2_J 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28J_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R114, dread i64 %Reg2_J) { dassign %Reg1_R114 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_19 0 }
  dassign %Reg2_R115 0 (dread ptr %L_STR_19)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R114, dread ref %Reg2_R115) { dassign %Reg1_R114 0 }
  dassign %Reg2_D 0 (constval f64 -0)
  intrinsiccallwithtype <$Ljava_2Flang_2FDouble_3B> JAVA_CLINIT_CHECK ()
  callassigned &Ljava_2Flang_2FDouble_3B_7CdoubleToLongBits_7C_28D_29J (dread f64 %Reg2_D) { dassign %Reg2_J 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28J_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R114, dread i64 %Reg2_J) { dassign %Reg1_R114 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_19 0 }
  dassign %Reg2_R115 0 (dread ptr %L_STR_19)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R114, dread ref %Reg2_R115) { dassign %Reg1_R114 0 }
  dassign %Reg2_D 0 (constval f64 nan)
LOC 1 49
  intrinsiccallwithtype <$Ljava_2Flang_2FDouble_3B> JAVA_CLINIT_CHECK ()
  callassigned &Ljava_2Flang_2FDouble_3B_7CdoubleToLongBits_7C_28D_29J (dread f64 %Reg2_D) { dassign %Reg2_J 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28J_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R114, dread i64 %Reg2_J) { dassign %Reg1_R114 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_19 0 }
  dassign %Reg2_R115 0 (dread ptr %L_STR_19)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R114, dread ref %Reg2_R115) { dassign %Reg1_R114 0 }
  dassign %Reg2_D 0 (constval f64 nan)
  intrinsiccallwithtype <$Ljava_2Flang_2FDouble_3B> JAVA_CLINIT_CHECK ()
  callassigned &Ljava_2Flang_2FDouble_3B_7CisNaN_7C_28D_29Z (dread f64 %Reg2_D) { dassign %Reg2_Z 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Z_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R114, dread u1 %Reg2_Z) { dassign %Reg1_R114 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R114) { dassign %Reg1_R115 0 }
LOC 1 48
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R118, dread ref %Reg1_R115) {}
LOC 1 50
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R118 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R114 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R114) {}
  dassign %Reg2_D 0 (constval f64 0)
  intrinsiccallwithtype <$Ljava_2Flang_2FDouble_3B> JAVA_CLINIT_CHECK ()
  callassigned &Ljava_2Flang_2FDouble_3B_7CvalueOf_7C_28D_29Ljava_2Flang_2FDouble_3B (dread f64 %Reg2_D) { dassign %Reg2_R120 0 }
  dassign %Reg3_D 0 (constval f64 -0)
  intrinsiccallwithtype <$Ljava_2Flang_2FDouble_3B> JAVA_CLINIT_CHECK ()
  callassigned &Ljava_2Flang_2FDouble_3B_7CvalueOf_7C_28D_29Ljava_2Flang_2FDouble_3B (dread f64 %Reg3_D) { dassign %Reg3_R120 0 }
  dassign %Reg3_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg3_R120))
  virtualcallassigned &Ljava_2Flang_2FDouble_3B_7Cequals_7C_28Ljava_2Flang_2FObject_3B_29Z (dread ref %Reg2_R120, dread ref %Reg3_R113) { dassign %Reg2_Z 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Z_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R114, dread u1 %Reg2_Z) { dassign %Reg1_R114 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_19 0 }
  dassign %Reg2_R115 0 (dread ptr %L_STR_19)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R114, dread ref %Reg2_R115) { dassign %Reg1_R114 0 }
  dassign %Reg2_D 0 (constval f64 nan)
  intrinsiccallwithtype <$Ljava_2Flang_2FDouble_3B> JAVA_CLINIT_CHECK ()
  callassigned &Ljava_2Flang_2FDouble_3B_7CvalueOf_7C_28D_29Ljava_2Flang_2FDouble_3B (dread f64 %Reg2_D) { dassign %Reg2_R120 0 }
  dassign %Reg3_D 0 (constval f64 nan)
  intrinsiccallwithtype <$Ljava_2Flang_2FDouble_3B> JAVA_CLINIT_CHECK ()
  callassigned &Ljava_2Flang_2FDouble_3B_7CvalueOf_7C_28D_29Ljava_2Flang_2FDouble_3B (dread f64 %Reg3_D) { dassign %Reg3_R120 0 }
  dassign %Reg3_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg3_R120))
  virtualcallassigned &Ljava_2Flang_2FDouble_3B_7Cequals_7C_28Ljava_2Flang_2FObject_3B_29Z (dread ref %Reg2_R120, dread ref %Reg3_R113) { dassign %Reg2_Z 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Z_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R114, dread u1 %Reg2_Z) { dassign %Reg1_R114 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_19 0 }
  dassign %Reg2_R115 0 (dread ptr %L_STR_19)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R114, dread ref %Reg2_R115) { dassign %Reg1_R114 0 }
  dassign %Reg2_D 0 (constval f64 1.5)
LOC 1 51
  intrinsiccallwithtype <$Ljava_2Flang_2FDouble_3B> JAVA_CLINIT_CHECK ()
  callassigned &Ljava_2Flang_2FDouble_3B_7CvalueOf_7C_28D_29Ljava_2Flang_2FDouble_3B (dread f64 %Reg2_D) { dassign %Reg2_R120 0 }
  virtualcallassigned &Ljava_2Flang_2FDouble_3B_7ChashCode_7C_28_29I (dread ref %Reg2_R120) { dassign %Reg2_I 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R114, dread i32 %Reg2_I) { dassign %Reg1_R114 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R114) { dassign %Reg1_R115 0 }
LOC 1 50
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R118, dread ref %Reg1_R115) {}
LOC 1 52
  dassign %Reg0_D 0 (constval f64 0)
  dassign %Reg17_D 0 (dread f64 %Reg0_D)
LOC 1 53
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg19_I 0 (dread i32 %Reg0_I)
@label56
  dassign %Reg0_I 0 (dread i32 %Reg19_I)
  dassign %Reg1_I 0 (constval i32 1000)
  brtrue @label59 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg0_D 0 (dread f64 %Reg17_D)
  dassign %Reg1_I 0 (dread i32 %Reg19_I)
  dassign %Reg2_I 0 (constval i32 2)
  dassign %Reg1_I 0 (rem i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  dassign %Reg8_D 0 (dread f64 %Reg0_D)
  brtrue @label57 (ne i32 i32 (dread i32 %Reg1_I, constval i32 0))
  dassign %Reg0_D 0 (dread f64 %Reg8_D)
  dassign %Reg1_D 0 (constval f64 4)
  dassign %Reg8_D 0 (dread f64 %Reg1_D)
  dassign %Reg10_D 0 (dread f64 %Reg0_D)
  goto @label58
@label57
  dassign %Reg0_D 0 (dread f64 %Reg8_D)
  dassign %Reg1_D 0 (constval f64 -4)
  dassign %Reg8_D 0 (dread f64 %Reg1_D)
  dassign %Reg10_D 0 (dread f64 %Reg0_D)
@label58
  dassign %Reg0_D 0 (dread f64 %Reg10_D)
  dassign %Reg1_D 0 (dread f64 %Reg8_D)
  dassign %Reg2_I 0 (constval i32 2)
  dassign %Reg3_I 0 (dread i32 %Reg19_I)
  dassign %Reg2_I 0 (mul i32 (dread i32 %Reg2_I, dread i32 %Reg3_I))
  dassign %Reg3_I 0 (constval i32 1)
  dassign %Reg2_I 0 (add i32 (dread i32 %Reg2_I, dread i32 %Reg3_I))
  dassign %Reg2_D 0 (cvt f64 i32 (dread i32 %Reg2_I))
  dassign %Reg1_D 0 (div f64 (dread f64 %Reg1_D, dread f64 %Reg2_D))
  dassign %Reg0_D 0 (add f64 (dread f64 %Reg0_D, dread f64 %Reg1_D))
  dassign %Reg17_D 0 (dread f64 %Reg0_D)
  dassign %Reg19_I 0 (add i32 (dread i32 %Reg19_I, constval i32 1))
  goto @label56
@label59
LOC 1 54
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R118 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_D 0 (dread f64 %Reg17_D)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28D_29V (dread ref %Reg0_R118, dread f64 %Reg1_D) {}
LOC 1 55
  dassign %Reg0_D 0 (constval f64 1)
  dassign %Reg19_D 0 (dread f64 %Reg0_D)
  dassign %Reg0_D 0 (constval f64 1)
  dassign %Reg21_D 0 (dread f64 %Reg0_D)
LOC 1 56
  dassign %Reg0_I 0 (constval i32 1)
  dassign %Reg23_I 0 (dread i32 %Reg0_I)
@label60
  dassign %Reg0_I 0 (dread i32 %Reg23_I)
  dassign %Reg1_I 0 (constval i32 20)
  brtrue @label61 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
LOC 1 57
  dassign %Reg0_D 0 (dread f64 %Reg21_D)
  dassign %Reg1_I 0 (dread i32 %Reg23_I)
  dassign %Reg1_D 0 (cvt f64 i32 (dread i32 %Reg1_I))
  dassign %Reg0_D 0 (div f64 (dread f64 %Reg0_D, dread f64 %Reg1_D))
  dassign %Reg21_D 0 (dread f64 %Reg0_D)
LOC 1 58
  dassign %Reg0_D 0 (dread f64 %Reg19_D)
  dassign %Reg1_D 0 (dread f64 %Reg21_D)
  dassign %Reg0_D 0 (add f64 (dread f64 %Reg0_D, dread f64 %Reg1_D))
  dassign %Reg19_D 0 (dread f64 %Reg0_D)
LOC 1 56
  dassign %Reg23_I 0 (add i32 (dread i32 %Reg23_I, constval i32 1))
  goto @label60
@label61
LOC 1 60
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R118 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_D 0 (dread f64 %Reg19_D)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28D_29V (dread ref %Reg0_R118, dread f64 %Reg1_D) {}
LOC 1 61
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg23_I 0 (dread i32 %Reg0_I)
LOC 1 62
  dassign %Reg0_D 0 (constval f64 0)
  dassign %Reg24_D 0 (dread f64 %Reg0_D)
@label62
  dassign %Reg0_D 0 (dread f64 %Reg24_D)
  dassign %Reg1_D 0 (constval f64 1)
  dassign %Reg0_I 0 (cmpg i32 f64 (dread f64 %Reg0_D, dread f64 %Reg1_D))
  brtrue @label63 (ge i32 i32 (dread i32 %Reg0_I, constval i32 0))
  dassign %Reg23_I 0 (add i32 (dread i32 %Reg23_I, constval i32 1))
  dassign %Reg0_D 0 (dread f64 %Reg24_D)
  dassign %Reg1_D 0 (constval f64 0.10000000000000001)
  dassign %Reg0_D 0 (add f64 (dread f64 %Reg0_D, dread f64 %Reg1_D))
  dassign %Reg24_D 0 (dread f64 %Reg0_D)
  goto @label62
@label63
LOC 1 63
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R118 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_I 0 (dread i32 %Reg23_I)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28I_29V (dread ref %Reg0_R118, dread i32 %Reg1_I) {}
LOC 1 64
  dassign %Reg0_D 0 (constval f64 1.5)
  dassign %Reg24_D 0 (dread f64 %Reg0_D)
LOC 1 65
  dassign %Reg0_D 0 (dread f64 %Reg24_D)
  dassign %Reg1_D 0 (constval f64 1)
  dassign %Reg0_D 0 (add f64 (dread f64 %Reg0_D, dread f64 %Reg1_D))
  dassign %Reg24_D 0 (dread f64 %Reg0_D)
LOC 1 66
  dassign %Reg0_D 0 (dread f64 %Reg24_D)
  dassign %Reg1_D 0 (constval f64 1)
  dassign %Reg0_D 0 (add f64 (dread f64 %Reg0_D, dread f64 %Reg1_D))
  dassign %Reg24_D 0 (dread f64 %Reg0_D)
LOC 1 67
  dassign %Reg0_D 0 (dread f64 %Reg24_D)
  dassign %Reg1_D 0 (constval f64 1)
  dassign %Reg0_D 0 (sub f64 (dread f64 %Reg0_D, dread f64 %Reg1_D))
  dassign %Reg24_D 0 (dread f64 %Reg0_D)
LOC 1 68
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R118 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_D 0 (dread f64 %Reg24_D)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28D_29V (dread ref %Reg0_R118, dread f64 %Reg1_D) {}
LOC 1 69
  dassign %Reg0_F 0 (constval f32 2.5f)
  dassign %Reg26_F 0 (dread f32 %Reg0_F)
LOC 1 70
  dassign %Reg0_F 0 (dread f32 %Reg26_F)
  dassign %Reg1_F 0 (constval f32 1f)
  dassign %Reg0_F 0 (add f32 (dread f32 %Reg0_F, dread f32 %Reg1_F))
  dassign %Reg26_F 0 (dread f32 %Reg0_F)
LOC 1 71
  dassign %Reg0_F 0 (dread f32 %Reg26_F)
  dassign %Reg1_F 0 (constval f32 2f)
  dassign %Reg0_F 0 (div f32 (dread f32 %Reg0_F, dread f32 %Reg1_F))
  dassign %Reg26_F 0 (dread f32 %Reg0_F)
LOC 1 72
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R118 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_F 0 (dread f32 %Reg26_F)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28F_29V (dread ref %Reg0_R118, dread f32 %Reg1_F) {}
LOC 1 73
  return ()
}
func &LFloats_3B_7C_3Cclinit_3E_7C_28_29V static constructor () void {
  funcid 5
  var %Reg0_I i32
  var %Reg0_R117 <* <[] f64>>
  var %Reg1_I i32
  var %Reg2_D f64
  var %Reg0_R119 <* <[] f32>>
  var %Reg2_F f32

LOC 1 2
  dassign %Reg0_I 0 (constval i32 15)
  dassign %Reg0_R117 0 (gcmallocjarray ref <[] f64> (dread i32 %Reg0_I))
  dassign %Reg1_I 0 (constval i32 0)
  dassign %Reg2_D 0 (constval f64 0)
  iassign <* f64> 0 (
    array 1 ptr <* <[] f64>> (dread ref %Reg0_R117, dread i32 %Reg1_I), 
    dread f64 %Reg2_D)
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg2_D 0 (constval f64 -0)
  iassign <* f64> 0 (
    array 1 ptr <* <[] f64>> (dread ref %Reg0_R117, dread i32 %Reg1_I), 
    dread f64 %Reg2_D)
  dassign %Reg1_I 0 (constval i32 2)
  dassign %Reg2_D 0 (constval f64 1)
  iassign <* f64> 0 (
    array 1 ptr <* <[] f64>> (dread ref %Reg0_R117, dread i32 %Reg1_I), 
    dread f64 %Reg2_D)
  dassign %Reg1_I 0 (constval i32 3)
  dassign %Reg2_D 0 (constval f64 -1)
  iassign <* f64> 0 (
    array 1 ptr <* <[] f64>> (dread ref %Reg0_R117, dread i32 %Reg1_I), 
    dread f64 %Reg2_D)
  dassign %Reg1_I 0 (constval i32 4)
  dassign %Reg2_D 0 (constval f64 0.5)
  iassign <* f64> 0 (
    array 1 ptr <* <[] f64>> (dread ref %Reg0_R117, dread i32 %Reg1_I), 
    dread f64 %Reg2_D)
  dassign %Reg1_I 0 (constval i32 5)
  dassign %Reg2_D 0 (constval f64 1e+308)
  iassign <* f64> 0 (
    array 1 ptr <* <[] f64>> (dread ref %Reg0_R117, dread i32 %Reg1_I), 
    dread f64 %Reg2_D)
  dassign %Reg1_I 0 (constval i32 6)
  dassign %Reg2_D 0 (constval f64 9.9999999999999991e-309)
  iassign <* f64> 0 (
    array 1 ptr <* <[] f64>> (dread ref %Reg0_R117, dread i32 %Reg1_I), 
    dread f64 %Reg2_D)
  dassign %Reg1_I 0 (constval i32 7)
  dassign %Reg2_D 0 (constval f64 4.9406564584124654e-324)
  iassign <* f64> 0 (
    array 1 ptr <* <[] f64>> (dread ref %Reg0_R117, dread i32 %Reg1_I), 
    dread f64 %Reg2_D)
  dassign %Reg1_I 0 (constval i32 8)
  dassign %Reg2_D 0 (constval f64 inf)
  iassign <* f64> 0 (
    array 1 ptr <* <[] f64>> (dread ref %Reg0_R117, dread i32 %Reg1_I), 
    dread f64 %Reg2_D)
  dassign %Reg1_I 0 (constval i32 9)
  dassign %Reg2_D 0 (constval f64 -inf)
  iassign <* f64> 0 (
    array 1 ptr <* <[] f64>> (dread ref %Reg0_R117, dread i32 %Reg1_I), 
    dread f64 %Reg2_D)
  dassign %Reg1_I 0 (constval i32 10)
  dassign %Reg2_D 0 (constval f64 nan)
  iassign <* f64> 0 (
    array 1 ptr <* <[] f64>> (dread ref %Reg0_R117, dread i32 %Reg1_I), 
    dread f64 %Reg2_D)
  dassign %Reg1_I 0 (constval i32 11)
  dassign %Reg2_D 0 (constval f64 2147483647.5)
  iassign <* f64> 0 (
    array 1 ptr <* <[] f64>> (dread ref %Reg0_R117, dread i32 %Reg1_I), 
    dread f64 %Reg2_D)
  dassign %Reg1_I 0 (constval i32 12)
  dassign %Reg2_D 0 (constval f64 -2147483649)
  iassign <* f64> 0 (
    array 1 ptr <* <[] f64>> (dread ref %Reg0_R117, dread i32 %Reg1_I), 
    dread f64 %Reg2_D)
  dassign %Reg1_I 0 (constval i32 13)
  dassign %Reg2_D 0 (constval f64 9.3e+18)
  iassign <* f64> 0 (
    array 1 ptr <* <[] f64>> (dread ref %Reg0_R117, dread i32 %Reg1_I), 
    dread f64 %Reg2_D)
  dassign %Reg1_I 0 (constval i32 14)
  dassign %Reg2_D 0 (constval f64 1e+20)
  iassign <* f64> 0 (
    array 1 ptr <* <[] f64>> (dread ref %Reg0_R117, dread i32 %Reg1_I), 
    dread f64 %Reg2_D)
  dassign $LFloats_3B_7Cds 0 (dread ref %Reg0_R117)
LOC 1 4
  dassign %Reg0_I 0 (constval i32 11)
  dassign %Reg0_R119 0 (gcmallocjarray ref <[] f32> (dread i32 %Reg0_I))
  dassign %Reg1_I 0 (constval i32 0)
  dassign %Reg2_F 0 (constval f32 0f)
  iassign <* f32> 0 (
    array 1 ptr <* <[] f32>> (dread ref %Reg0_R119, dread i32 %Reg1_I), 
    dread f32 %Reg2_F)
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg2_F 0 (constval f32 -0f)
  iassign <* f32> 0 (
    array 1 ptr <* <[] f32>> (dread ref %Reg0_R119, dread i32 %Reg1_I), 
    dread f32 %Reg2_F)
  dassign %Reg1_I 0 (constval i32 2)
  dassign %Reg2_F 0 (constval f32 1f)
  iassign <* f32> 0 (
    array 1 ptr <* <[] f32>> (dread ref %Reg0_R119, dread i32 %Reg1_I), 
    dread f32 %Reg2_F)
  dassign %Reg1_I 0 (constval i32 3)
  dassign %Reg2_F 0 (constval f32 1.5f)
  iassign <* f32> 0 (
    array 1 ptr <* <[] f32>> (dread ref %Reg0_R119, dread i32 %Reg1_I), 
    dread f32 %Reg2_F)
  dassign %Reg1_I 0 (constval i32 4)
  dassign %Reg2_F 0 (constval f32 3.39999995e+38f)
  iassign <* f32> 0 (
    array 1 ptr <* <[] f32>> (dread ref %Reg0_R119, dread i32 %Reg1_I), 
    dread f32 %Reg2_F)
  dassign %Reg1_I 0 (constval i32 5)
  dassign %Reg2_F 0 (constval f32 1.40129846e-45f)
  iassign <* f32> 0 (
    array 1 ptr <* <[] f32>> (dread ref %Reg0_R119, dread i32 %Reg1_I), 
    dread f32 %Reg2_F)
  dassign %Reg1_I 0 (constval i32 6)
  dassign %Reg2_F 0 (constval f32 inff)
  iassign <* f32> 0 (
    array 1 ptr <* <[] f32>> (dread ref %Reg0_R119, dread i32 %Reg1_I), 
    dread f32 %Reg2_F)
  dassign %Reg1_I 0 (constval i32 7)
  dassign %Reg2_F 0 (constval f32 -inff)
  iassign <* f32> 0 (
    array 1 ptr <* <[] f32>> (dread ref %Reg0_R119, dread i32 %Reg1_I), 
    dread f32 %Reg2_F)
  dassign %Reg1_I 0 (constval i32 8)
  dassign %Reg2_F 0 (constval f32 nanf)
  iassign <* f32> 0 (
    array 1 ptr <* <[] f32>> (dread ref %Reg0_R119, dread i32 %Reg1_I), 
    dread f32 %Reg2_F)
  dassign %Reg1_I 0 (constval i32 9)
  dassign %Reg2_F 0 (constval f32 16777216f)
  iassign <* f32> 0 (
    array 1 ptr <* <[] f32>> (dread ref %Reg0_R119, dread i32 %Reg1_I), 
    dread f32 %Reg2_F)
  dassign %Reg1_I 0 (constval i32 10)
  dassign %Reg2_F 0 (constval f32 0.100000001f)
  iassign <* f32> 0 (
    array 1 ptr <* <[] f32>> (dread ref %Reg0_R119, dread i32 %Reg1_I), 
    dread f32 %Reg2_F)
  dassign $LFloats_3B_7Cfs 0 (dread ref %Reg0_R119)
  return ()
}
