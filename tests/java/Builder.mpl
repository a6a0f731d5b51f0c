flavor 1
srclang 3
id 65535
numfuncs 4
import "library.mplt"
import "Builder.mplt"
entryfunc &LBuilder_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V
fileinfo {
  @INFO_filename "Builder.class",
  @INFO_filename "Builder$Point.class"}
srcfileinfo {
  1 "Builder.java"}
javaclass $LBuilder_3B <$LBuilder_3B> public
javaclass $LBuilder_24Point_3B <$LBuilder_24Point_3B> final
func &LBuilder_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$LBuilder_3B>>) void
func &LBuilder_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V public static (var %Reg21_R114 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>) void
func &LBuilder_24Point_3B_7C_3Cinit_3E_7C_28II_29V constructor (var %_this <* <$LBuilder_24Point_3B>>, var %Reg3_I i32, var %Reg4_I i32) void
func &LBuilder_24Point_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$LBuilder_24Point_3B>>) <* <$Ljava_2Flang_2FString_3B>>
var $_C_STR_730074006100720074003a00 fstatic <[4] u64> readonly = [0, 0xd00000000, 0x72617473cacdc818, 0x3a74]
var $_C_STR_2000 fstatic <[3] u64> readonly = [0, 0x300000000, 0x2000000020]
var $_C_STR_a90bcd161293c37a0150d457ad3f0ec4 fstatic <[6] u64> readonly = [0, 0x2b00000000, 0x7370694ee35130ca, 0x736e697020736120, 0x616e206e6170203a, 112]
var $_C_STR_ fstatic <[3] u64> readonly = [0, 0x100000000, 0]
var $_C_STR_7800 fstatic <[3] u64> readonly = [0, 0x300000000, 0x7800000078]
var $_C_STR_7300 fstatic <[3] u64> readonly = [0, 0x300000000, 0x7300000073]
var $_C_STR_7400 fstatic <[3] u64> readonly = [0, 0x300000000, 0x7400000074]
var $_C_STR_5742747fe53478b0bf49508c2db58a65 fstatic <[5] u64> readonly = [0, 0x1b00000000, 0x2074756fe788eacc, 0x646e756f6220666f, 115]
var $_C_STR_2800 fstatic <[3] u64> readonly = [0, 0x300000000, 0x2800000028]
var $_C_STR_2c00 fstatic <[3] u64> readonly = [0, 0x300000000, 0x2c0000002c]
var $_C_STR_2900 fstatic <[3] u64> readonly = [0, 0x300000000, 0x2900000029]
var $Ljava_2Flang_2FSystem_3B_7Cout extern <* <$Ljava_2Fio_2FPrintStream_3B>>
func &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FObject_3B>>) void
func &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V public constructor (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg1_R116 <* <$Ljava_2Flang_2FString_3B>>) void
func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg1_I i32) <* <$Ljava_2Flang_2FStringBuilder_3B>>
func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28C_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg1_C u16) <* <$Ljava_2Flang_2FStringBuilder_3B>>
func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28J_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg1_J i64) <* <$Ljava_2Flang_2FStringBuilder_3B>>
func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28D_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg1_D f64) <* <$Ljava_2Flang_2FStringBuilder_3B>>
func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28F_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg1_F f32) <* <$Ljava_2Flang_2FStringBuilder_3B>>
func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Z_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg1_Z u1) <* <$Ljava_2Flang_2FStringBuilder_3B>>
func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg1_R116 <* <$Ljava_2Flang_2FString_3B>>) <* <$Ljava_2Flang_2FStringBuilder_3B>>
func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>) <* <$Ljava_2Flang_2FStringBuilder_3B>>
func &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FObject_3B_29V public virtual (var %_this <* <$Ljava_2Fio_2FPrintStream_3B>>, var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>) void
func &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>) void
func &Ljava_2Flang_2FStringBuilder_3B_7Clength_7C_28_29I public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>) i32
func &Ljava_2Flang_2FStringBuilder_3B_7CcharAt_7C_28I_29C public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg1_I i32) u16
func &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V public virtual (var %_this <* <$Ljava_2Fio_2FPrintStream_3B>>, var %Reg1_R116 <* <$Ljava_2Flang_2FString_3B>>) void
func &Ljava_2Flang_2FStringBuilder_3B_7Creverse_7C_28_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>) <* <$Ljava_2Flang_2FStringBuilder_3B>>
func &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28I_29V public constructor (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg1_I i32) void
func &Ljava_2Flang_2FString_3B_7ChashCode_7C_28_29I public virtual (var %_this <* <$Ljava_2Flang_2FString_3B>>) i32
func &Ljava_2Flang_2FString_3B_7Clength_7C_28_29I public virtual (var %_this <* <$Ljava_2Flang_2FString_3B>>) i32
func &Ljava_2Flang_2FString_3B_7CcharAt_7C_28I_29C public virtual (var %_this <* <$Ljava_2Flang_2FString_3B>>, var %Reg1_I i32) u16
func &Ljava_2Flang_2FString_3B_7Cequals_7C_28Ljava_2Flang_2FObject_3B_29Z public virtual (var %_this <* <$Ljava_2Flang_2FString_3B>>, var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>) u1
func &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Z_29V public virtual (var %_this <* <$Ljava_2Fio_2FPrintStream_3B>>, var %Reg1_Z u1) void
var $__cinf_Ljava_2Flang_2FString_3B <$__class_meta__>
func &MCC_GetOrInsertLiteral () <* <$Ljava_2Flang_2FString_3B>>
func &LBuilder_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$LBuilder_3B>>) void {
  funcid 1
  var %Reg1_R112 <* <$LBuilder_3B>>
  var %Reg0_R112 <* <$LBuilder_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>

  dassign %Reg1_R112 0 (dread ref %_this)
LOC 1 1
  dassign %Reg0_R112 0 (dread ref %Reg1_R112)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R112))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
  return ()
}
func &LBuilder_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V public static (var %Reg21_R114 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>) void {
  funcid 2
  var %Reg0_R115 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg1_R116 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_10 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg8_R115 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg1_I i32
  var %Reg1_C u16
  var %Reg1_J i64
  var %Reg1_D f64
  var %Reg1_F f32
  var %Reg1_Z u1
  var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_R117 <* <$LBuilder_24Point_3B>>
  var %Reg2_I i32
  var %Reg3_I i32
  var %Reg0_R118 <* <$Ljava_2Fio_2FPrintStream_3B>>
  var %Reg1_R115 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg2_R115 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg2_R116 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_11 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg2_C u16
  var %Reg3_R115 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg4_I i32
  var %Reg9_R115 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg0_I i32
  var %Reg10_I i32
  var %Reg10_R115 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg0_R116 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_12 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg11_R116 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg12_I i32
  var %Reg0_C u16
  var %Reg13_I i32
  var %Reg12_R116 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg4_R116 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg3_R116 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg3_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg2_Z u1
  var %Reg13_R115 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg14_I i32
  var %Reg15_I i32
  var %Reg6_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg6_I i32
  var %Reg7_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %L_STR_13 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg15_R116 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg16_I i32
  var %Reg15_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %L_STR_14 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg17_R116 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg18_I i32
  var %L_STR_15 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg19_R115 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %L_STR_16 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R119 <* <$Ljava_2Flang_2FIndexOutOfBoundsException_3B>>
  var %Reg20_R119 <* <$Ljava_2Flang_2FIndexOutOfBoundsException_3B>>
  var %L_STR_17 <* <$Ljava_2Flang_2FString_3B>>

ALIAS %i %Reg16_I i32
ALIAS %ch %Reg13_C u16
ALIAS %d %Reg15_I i32
ALIAS %ex %Reg20_R119 <* <$Ljava_2Flang_2FIndexOutOfBoundsException_3B>>
ALIAS %args %Reg21_R114 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>
ALIAS %sb %Reg8_R115 <* <$Ljava_2Flang_2FStringBuilder_3B>>
ALIAS %e %Reg9_R115 <* <$Ljava_2Flang_2FStringBuilder_3B>>
ALIAS %p %Reg10_R115 <* <$Ljava_2Flang_2FStringBuilder_3B>>
ALIAS %text %Reg11_R116 <* <$Ljava_2Flang_2FString_3B>>
ALIAS %s %Reg12_R116 <* <$Ljava_2Flang_2FString_3B>>
ALIAS %hex %Reg13_R115 <* <$Ljava_2Flang_2FStringBuilder_3B>>
ALIAS %v %Reg14_I i32
ALIAS %acc %Reg15_R116 <* <$Ljava_2Flang_2FString_3B>>
ALIAS %x %Reg16_I i32
ALIAS %mix %Reg17_R116 <* <$Ljava_2Flang_2FString_3B>>
ALIAS %c %Reg18_C u16
ALIAS %same %Reg19_R115 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  intrinsiccallwithtype <$LBuilder_3B> JAVA_CLINIT_CHECK ()
LOC 1 15
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_730074006100720074003a00) { dassign %L_STR_10 0 }
  dassign %Reg1_R116 0 (dread ptr %L_STR_10)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R115, dread ref %Reg1_R116) {}
  dassign %Reg8_R115 0 (dread ref %Reg0_R115)
LOC 1 16
  dassign %Reg0_R115 0 (dread ref %Reg8_R115)
  dassign %Reg1_I 0 (constval i32 1)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R115, dread i32 %Reg1_I) { dassign %Reg0_R115 0 }
  dassign %Reg1_I 0 (constval i32 32)
  dassign %Reg1_C 0 (cvt u16 i32 (dread i32 %Reg1_I))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28C_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R115, dread u16 %Reg1_C) { dassign %Reg0_R115 0 }
  dassign %Reg1_J 0 (constval i64 2)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28J_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R115, dread i64 %Reg1_J) { dassign %Reg0_R115 0 }
  dassign %Reg1_I 0 (constval i32 47)
  dassign %Reg1_C 0 (cvt u16 i32 (dread i32 %Reg1_I))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28C_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R115, dread u16 %Reg1_C) { dassign %Reg0_R115 0 }
  dassign %Reg1_D 0 (constval f64 3.25)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28D_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R115, dread f64 %Reg1_D) { dassign %Reg0_R115 0 }
  dassign %Reg1_I 0 (constval i32 32)
  dassign %Reg1_C 0 (cvt u16 i32 (dread i32 %Reg1_I))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28C_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R115, dread u16 %Reg1_C) { dassign %Reg0_R115 0 }
  dassign %Reg1_F 0 (constval f32 4.5f)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28F_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R115, dread f32 %Reg1_F) { dassign %Reg0_R115 0 }
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg1_Z 0 (cvt u1 i32 (dread i32 %Reg1_I))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Z_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R115, dread u1 %Reg1_Z) { dassign %Reg0_R115 0 }
  dassign %Reg1_R113 0 (constval ref 0)
  intrinsiccallwithtypeassigned <* <$Ljava_2Flang_2FString_3B>> JAVA_CHECK_CAST (dread ref %Reg1_R113) { dassign %Reg1_R116 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R115, dread ref %Reg1_R116) { dassign %Reg0_R115 0 }
  dassign %Reg1_R113 0 (constval ref 0)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R115, dread ref %Reg1_R113) { dassign %Reg0_R115 0 }
  intrinsiccallwithtype <$LBuilder_24Point_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R117 0 (gcmalloc ref <$LBuilder_24Point_3B>)
  dassign %Reg2_I 0 (constval i32 3)
  dassign %Reg3_I 0 (constval i32 -4)
  callassigned &LBuilder_24Point_3B_7C_3Cinit_3E_7C_28II_29V (dread ref %Reg1_R117, dread i32 %Reg2_I, dread i32 %Reg3_I) {}
  dassign %Reg1_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg1_R117))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R115, dread ref %Reg1_R113) { dassign %Reg0_R115 0 }
LOC 1 17
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R118 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_R115 0 (dread ref %Reg8_R115)
  dassign %Reg1_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg1_R115))
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FObject_3B_29V (dread ref %Reg0_R118, dread ref %Reg1_R113) {}
LOC 1 18
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R118 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R115 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R115) {}
  dassign %Reg2_R115 0 (dread ref %Reg8_R115)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Clength_7C_28_29I (dread ref %Reg2_R115) { dassign %Reg2_I 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R115, dread i32 %Reg2_I) { dassign %Reg1_R115 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_11 0 }
  dassign %Reg2_R116 0 (dread ptr %L_STR_11)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R115, dread ref %Reg2_R116) { dassign %Reg1_R115 0 }
  dassign %Reg2_R115 0 (dread ref %Reg8_R115)
  dassign %Reg3_I 0 (constval i32 0)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CcharAt_7C_28I_29C (dread ref %Reg2_R115, dread i32 %Reg3_I) { dassign %Reg2_C 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28C_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R115, dread u16 %Reg2_C) { dassign %Reg1_R115 0 }
  dassign %Reg2_R115 0 (dread ref %Reg8_R115)
  dassign %Reg3_R115 0 (dread ref %Reg8_R115)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Clength_7C_28_29I (dread ref %Reg3_R115) { dassign %Reg3_I 0 }
  dassign %Reg4_I 0 (constval i32 1)
  dassign %Reg3_I 0 (sub i32 (dread i32 %Reg3_I, dread i32 %Reg4_I))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CcharAt_7C_28I_29C (dread ref %Reg2_R115, dread i32 %Reg3_I) { dassign %Reg2_C 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28C_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R115, dread u16 %Reg2_C) { dassign %Reg1_R115 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R115) { dassign %Reg1_R116 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R118, dread ref %Reg1_R116) {}
LOC 1 19
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R118 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_R115 0 (dread ref %Reg8_R115)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Creverse_7C_28_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R115) { dassign %Reg1_R115 0 }
  dassign %Reg1_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg1_R115))
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FObject_3B_29V (dread ref %Reg0_R118, dread ref %Reg1_R113) {}
LOC 1 20
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R118 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_R115 0 (dread ref %Reg8_R115)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Creverse_7C_28_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R115) { dassign %Reg1_R115 0 }
  dassign %Reg1_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg1_R115))
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FObject_3B_29V (dread ref %Reg0_R118, dread ref %Reg1_R113) {}
LOC 1 21
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  dassign %Reg1_I 0 (constval i32 0)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28I_29V (dread ref %Reg0_R115, dread i32 %Reg1_I) {}
  dassign %Reg9_R115 0 (dread ref %Reg0_R115)
LOC 1 22
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg10_I 0 (dread i32 %Reg0_I)
@label0
  dassign %Reg0_I 0 (dread i32 %Reg10_I)
  dassign %Reg1_I 0 (constval i32 100)
  brtrue @label1 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg0_R115 0 (dread ref %Reg9_R115)
  dassign %Reg1_I 0 (dread i32 %Reg10_I)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R115, dread i32 %Reg1_I) { dassign %Reg0_R115 0 }
  dassign %Reg1_I 0 (constval i32 44)
  dassign %Reg1_C 0 (cvt u16 i32 (dread i32 %Reg1_I))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28C_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R115, dread u16 %Reg1_C) { dassign %Reg0_R115 0 }
  dassign %Reg10_I 0 (add i32 (dread i32 %Reg10_I, constval i32 1))
  goto @label0
@label1
LOC 1 23
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R118 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R115 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R115) {}
  dassign %Reg2_R115 0 (dread ref %Reg9_R115)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg2_R115) { dassign %Reg2_R116 0 }
  virtualcallassigned &Ljava_2Flang_2FString_3B_7ChashCode_7C_28_29I (dread ref %Reg2_R116) { dassign %Reg2_I 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R115, dread i32 %Reg2_I) { dassign %Reg1_R115 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_11 0 }
  dassign %Reg2_R116 0 (dread ptr %L_STR_11)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R115, dread ref %Reg2_R116) { dassign %Reg1_R115 0 }
  dassign %Reg2_R115 0 (dread ref %Reg9_R115)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Clength_7C_28_29I (dread ref %Reg2_R115) { dassign %Reg2_I 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R115, dread i32 %Reg2_I) { dassign %Reg1_R115 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R115) { dassign %Reg1_R116 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R118, dread ref %Reg1_R116) {}
LOC 1 24
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R115) {}
  dassign %Reg10_R115 0 (dread ref %Reg0_R115)
LOC 1 25
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_a90bcd161293c37a0150d457ad3f0ec4) { dassign %L_STR_12 0 }
  dassign %Reg0_R116 0 (dread ptr %L_STR_12)
  dassign %Reg11_R116 0 (dread ref %Reg0_R116)
LOC 1 26
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg12_I 0 (dread i32 %Reg0_I)
@label2
  dassign %Reg0_I 0 (dread i32 %Reg12_I)
  dassign %Reg1_R116 0 (dread ref %Reg11_R116)
  virtualcallassigned &Ljava_2Flang_2FString_3B_7Clength_7C_28_29I (dread ref %Reg1_R116) { dassign %Reg1_I 0 }
  brtrue @label5 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
LOC 1 27
  dassign %Reg0_R116 0 (dread ref %Reg11_R116)
  dassign %Reg1_I 0 (dread i32 %Reg12_I)
  virtualcallassigned &Ljava_2Flang_2FString_3B_7CcharAt_7C_28I_29C (dread ref %Reg0_R116, dread i32 %Reg1_I) { dassign %Reg0_C 0 }
  dassign %Reg13_I 0 (cvt i32 u16 (dread u16 %Reg0_C))
LOC 1 28
  dassign %Reg0_I 0 (dread i32 %Reg13_I)
  dassign %Reg1_I 0 (constval i32 65)
  brtrue @label3 (lt i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg0_I 0 (dread i32 %Reg13_I)
  dassign %Reg1_I 0 (constval i32 90)
  brtrue @label3 (gt i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg0_I 0 (dread i32 %Reg13_I)
  dassign %Reg1_I 0 (constval i32 32)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg0_I 0 (zext i32 16 (dread i32 %Reg0_I))
  dassign %Reg13_I 0 (dread i32 %Reg0_I)
@label3
LOC 1 29
  dassign %Reg0_I 0 (dread i32 %Reg13_I)
  dassign %Reg1_I 0 (constval i32 97)
  brtrue @label4 (lt i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg0_I 0 (dread i32 %Reg13_I)
  dassign %Reg1_I 0 (constval i32 122)
  brtrue @label4 (gt i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg0_R115 0 (dread ref %Reg10_R115)
  dassign %Reg1_I 0 (dread i32 %Reg13_I)
  dassign %Reg1_C 0 (cvt u16 i32 (dread i32 %Reg1_I))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28C_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R115, dread u16 %Reg1_C) { dassign %Reg0_R115 0 }
@label4
LOC 1 26
  dassign %Reg12_I 0 (add i32 (dread i32 %Reg12_I, constval i32 1))
  goto @label2
@label5
LOC 1 31
  dassign %Reg0_R115 0 (dread ref %Reg10_R115)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg0_R115) { dassign %Reg0_R116 0 }
  dassign %Reg12_R116 0 (dread ref %Reg0_R116)
LOC 1 32
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R118 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R115 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R115) {}
  dassign %Reg2_R116 0 (dread ref %Reg12_R116)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R115, dread ref %Reg2_R116) { dassign %Reg1_R115 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_11 0 }
  dassign %Reg2_R116 0 (dread ptr %L_STR_11)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R115, dread ref %Reg2_R116) { dassign %Reg1_R115 0 }
  dassign %Reg2_R116 0 (dread ref %Reg12_R116)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg3_R115 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  dassign %Reg4_R116 0 (dread ref %Reg12_R116)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg3_R115, dread ref %Reg4_R116) {}
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Creverse_7C_28_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg3_R115) { dassign %Reg3_R115 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg3_R115) { dassign %Reg3_R116 0 }
  dassign %Reg3_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg3_R116))
  virtualcallassigned &Ljava_2Flang_2FString_3B_7Cequals_7C_28Ljava_2Flang_2FObject_3B_29Z (dread ref %Reg2_R116, dread ref %Reg3_R113) { dassign %Reg2_Z 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Z_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R115, dread u1 %Reg2_Z) { dassign %Reg1_R115 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R115) { dassign %Reg1_R116 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R118, dread ref %Reg1_R116) {}
LOC 1 33
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R115) {}
  dassign %Reg13_R115 0 (dread ref %Reg0_R115)
LOC 1 34
  dassign %Reg0_I 0 (constval i32 -889318860)
  dassign %Reg14_I 0 (dread i32 %Reg0_I)
@label6
LOC 1 36
  dassign %Reg0_I 0 (dread i32 %Reg14_I)
  dassign %Reg1_I 0 (constval i32 15)
  dassign %Reg0_I 0 (band i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg15_I 0 (dread i32 %Reg0_I)
LOC 1 37
  dassign %Reg0_R115 0 (dread ref %Reg13_R115)
  dassign %Reg1_I 0 (dread i32 %Reg15_I)
  dassign %Reg2_I 0 (constval i32 10)
  dassign %Reg6_R113 0 (dread ref %Reg0_R115)
  brtrue @label7 (ge i32 i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  dassign %Reg0_R113 0 (dread ref %Reg6_R113)
  dassign %Reg1_I 0 (constval i32 48)
  dassign %Reg2_I 0 (dread i32 %Reg15_I)
  dassign %Reg1_I 0 (add i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  dassign %Reg6_I 0 (dread i32 %Reg1_I)
  dassign %Reg7_R113 0 (dread ref %Reg0_R113)
  goto @label8
@label7
  dassign %Reg0_R113 0 (dread ref %Reg6_R113)
  dassign %Reg1_I 0 (constval i32 97)
  dassign %Reg2_I 0 (dread i32 %Reg15_I)
  dassign %Reg1_I 0 (add i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  dassign %Reg2_I 0 (constval i32 10)
  dassign %Reg1_I 0 (sub i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  dassign %Reg6_I 0 (dread i32 %Reg1_I)
  dassign %Reg7_R113 0 (dread ref %Reg0_R113)
@label8
  dassign %Reg0_R113 0 (dread ref %Reg7_R113)
  dassign %Reg1_I 0 (dread i32 %Reg6_I)
  dassign %Reg1_I 0 (zext i32 16 (dread i32 %Reg1_I))
  dassign %Reg0_R115 0 (retype ref <* <$Ljava_2Flang_2FStringBuilder_3B>> (dread ref %Reg0_R113))
  dassign %Reg1_C 0 (cvt u16 i32 (dread i32 %Reg1_I))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28C_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R115, dread u16 %Reg1_C) { dassign %Reg0_R115 0 }
LOC 1 38
  dassign %Reg0_I 0 (dread i32 %Reg14_I)
  dassign %Reg1_I 0 (constval i32 4)
  dassign %Reg0_I 0 (lshr i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg14_I 0 (dread i32 %Reg0_I)
LOC 1 39
  dassign %Reg0_I 0 (dread i32 %Reg14_I)
  brtrue @label6 (ne i32 i32 (dread i32 %Reg0_I, constval i32 0))
LOC 1 40
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R118 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_R115 0 (dread ref %Reg13_R115)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Creverse_7C_28_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R115) { dassign %Reg1_R115 0 }
  dassign %Reg1_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg1_R115))
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FObject_3B_29V (dread ref %Reg0_R118, dread ref %Reg1_R113) {}
LOC 1 41
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_) { dassign %L_STR_13 0 }
  dassign %Reg0_R116 0 (dread ptr %L_STR_13)
  dassign %Reg15_R116 0 (dread ref %Reg0_R116)
LOC 1 42
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg16_I 0 (dread i32 %Reg0_I)
@label9
  dassign %Reg0_I 0 (dread i32 %Reg16_I)
  dassign %Reg1_I 0 (constval i32 20)
  brtrue @label12 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
LOC 1 43
  dassign %Reg0_I 0 (dread i32 %Reg16_I)
  dassign %Reg1_I 0 (constval i32 2)
  dassign %Reg0_I 0 (rem i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  brtrue @label10 (ne i32 i32 (dread i32 %Reg0_I, constval i32 0))
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R115) {}
  dassign %Reg1_R116 0 (dread ref %Reg15_R116)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R115, dread ref %Reg1_R116) { dassign %Reg0_R115 0 }
  dassign %Reg1_I 0 (dread i32 %Reg16_I)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R115, dread i32 %Reg1_I) { dassign %Reg0_R115 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg0_R115) { dassign %Reg0_R116 0 }
  dassign %Reg6_R113 0 (dread ref %Reg0_R116)
  goto @label11
@label10
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R115) {}
  dassign %Reg1_I 0 (dread i32 %Reg16_I)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R115, dread i32 %Reg1_I) { dassign %Reg0_R115 0 }
  dassign %Reg1_R116 0 (dread ref %Reg15_R116)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R115, dread ref %Reg1_R116) { dassign %Reg0_R115 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg0_R115) { dassign %Reg0_R116 0 }
  dassign %Reg6_R113 0 (dread ref %Reg0_R116)
@label11
  dassign %Reg0_R113 0 (dread ref %Reg6_R113)
  dassign %Reg15_R113 0 (dread ref %Reg0_R113)
  dassign %Reg15_R116 0 (retype ref <* <$Ljava_2Flang_2FString_3B>> (dread ref %Reg15_R113))
LOC 1 42
  dassign %Reg16_I 0 (add i32 (dread i32 %Reg16_I, constval i32 1))
  goto @label9
@label12
LOC 1 45
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R118 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_R116 0 (dread ref %Reg15_R116)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R118, dread ref %Reg1_R116) {}
LOC 1 46
  dassign %Reg0_I 0 (constval i32 5)
  dassign %Reg16_I 0 (dread i32 %Reg0_I)
LOC 1 47
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R115) {}
  dassign %Reg1_I 0 (dread i32 %Reg16_I)
  dassign %Reg2_I 0 (dread i32 %Reg16_I)
  dassign %Reg1_I 0 (add i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R115, dread i32 %Reg1_I) { dassign %Reg0_R115 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_7800) { dassign %L_STR_14 0 }
  dassign %Reg1_R116 0 (dread ptr %L_STR_14)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R115, dread ref %Reg1_R116) { dassign %Reg0_R115 0 }
  dassign %Reg1_I 0 (dread i32 %Reg16_I)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R115, dread i32 %Reg1_I) { dassign %Reg0_R115 0 }
  dassign %Reg1_I 0 (dread i32 %Reg16_I)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R115, dread i32 %Reg1_I) { dassign %Reg0_R115 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg0_R115) { dassign %Reg0_R116 0 }
  dassign %Reg17_R116 0 (dread ref %Reg0_R116)
LOC 1 48
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R118 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_R116 0 (dread ref %Reg17_R116)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R118, dread ref %Reg1_R116) {}
LOC 1 49
  dassign %Reg0_I 0 (constval i32 97)
  dassign %Reg18_I 0 (dread i32 %Reg0_I)
LOC 1 50
  dassign %Reg0_I 0 (dread i32 %Reg18_I)
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg0_I 0 (zext i32 16 (dread i32 %Reg0_I))
  dassign %Reg18_I 0 (dread i32 %Reg0_I)
LOC 1 51
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R118 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R115 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R115) {}
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_) { dassign %L_STR_13 0 }
  dassign %Reg2_R116 0 (dread ptr %L_STR_13)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R115, dread ref %Reg2_R116) { dassign %Reg1_R115 0 }
  dassign %Reg2_I 0 (dread i32 %Reg18_I)
  dassign %Reg2_C 0 (cvt u16 i32 (dread i32 %Reg2_I))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28C_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R115, dread u16 %Reg2_C) { dassign %Reg1_R115 0 }
  dassign %Reg2_I 0 (dread i32 %Reg18_I)
  dassign %Reg3_I 0 (constval i32 1)
  dassign %Reg2_I 0 (add i32 (dread i32 %Reg2_I, dread i32 %Reg3_I))
  dassign %Reg2_I 0 (zext i32 16 (dread i32 %Reg2_I))
  dassign %Reg2_C 0 (cvt u16 i32 (dread i32 %Reg2_I))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28C_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R115, dread u16 %Reg2_C) { dassign %Reg1_R115 0 }
  dassign %Reg2_I 0 (dread i32 %Reg18_I)
  dassign %Reg3_I 0 (constval i32 1)
  dassign %Reg2_I 0 (add i32 (dread i32 %Reg2_I, dread i32 %Reg3_I))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R115, dread i32 %Reg2_I) { dassign %Reg1_R115 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R115) { dassign %Reg1_R116 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R118, dread ref %Reg1_R116) {}
LOC 1 52
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_7300) { dassign %L_STR_15 0 }
  dassign %Reg1_R116 0 (dread ptr %L_STR_15)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R115, dread ref %Reg1_R116) {}
  dassign %Reg19_R115 0 (dread ref %Reg0_R115)
LOC 1 53
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R118 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_R115 0 (dread ref %Reg19_R115)
  dassign %Reg2_R115 0 (dread ref %Reg19_R115)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_7400) { dassign %L_STR_16 0 }
  dassign %Reg3_R116 0 (dread ptr %L_STR_16)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg2_R115, dread ref %Reg3_R116) { dassign %Reg2_R115 0 }
  dassign %Reg6_R113 0 (dread ref %Reg0_R118)
  brtrue @label13 (ne i32 ref (dread ref %Reg1_R115, dread ref %Reg2_R115))
  dassign %Reg0_R113 0 (dread ref %Reg6_R113)
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg6_I 0 (dread i32 %Reg1_I)
  dassign %Reg7_R113 0 (dread ref %Reg0_R113)
  goto @label14
@label13
  dassign %Reg0_R113 0 (dread ref %Reg6_R113)
  dassign %Reg1_I 0 (constval i32 0)
  dassign %Reg6_I 0 (dread i32 %Reg1_I)
  dassign %Reg7_R113 0 (dread ref %Reg0_R113)
@label14
  dassign %Reg0_R113 0 (dread ref %Reg7_R113)
  dassign %Reg1_I 0 (dread i32 %Reg6_I)
  dassign %Reg0_R118 0 (retype ref <* <$Ljava_2Fio_2FPrintStream_3B>> (dread ref %Reg0_R113))
  dassign %Reg1_Z 0 (cvt u1 i32 (dread i32 %Reg1_I))
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Z_29V (dread ref %Reg0_R118, dread u1 %Reg1_Z) {}
  try { @label15 }
LOC 1 55
  dassign %Reg0_R115 0 (dread ref %Reg8_R115)
  dassign %Reg1_I 0 (constval i32 1000)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CcharAt_7C_28I_29C (dread ref %Reg0_R115, dread i32 %Reg1_I) { dassign %Reg0_C 0 }
  endtry
LOC 1 58
  goto @label16
@label15
  catch { <* <$Ljava_2Flang_2FIndexOutOfBoundsException_3B>> }
  dassign %Reg0_R119 0 (regread ptr %%thrownval)
LOC 1 56
  dassign %Reg20_R119 0 (dread ref %Reg0_R119)
LOC 1 57
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R118 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_5742747fe53478b0bf49508c2db58a65) { dassign %L_STR_17 0 }
  dassign %Reg1_R116 0 (dread ptr %L_STR_17)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R118, dread ref %Reg1_R116) {}
@label16
LOC 1 59
  return ()
}
func &LBuilder_24Point_3B_7C_3Cinit_3E_7C_28II_29V constructor (var %_this <* <$LBuilder_24Point_3B>>, var %Reg3_I i32, var %Reg4_I i32) void {
  funcid 3
  var %Reg2_R117 <* <$LBuilder_24Point_3B>>
  var %Reg0_R117 <* <$LBuilder_24Point_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_I i32

ALIAS %x %Reg3_I i32
ALIAS %y %Reg4_I i32
  dassign %Reg2_R117 0 (dread ref %_this)
LOC 1 4
  dassign %Reg0_R117 0 (dread ref %Reg2_R117)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R117))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
LOC 1 5
  dassign %Reg0_R117 0 (dread ref %Reg2_R117)
  dassign %Reg1_I 0 (dread i32 %Reg3_I)
  iassign <* <$LBuilder_24Point_3B>> 2 (dread ref %Reg0_R117, dread i32 %Reg1_I)
LOC 1 6
  dassign %Reg0_R117 0 (dread ref %Reg2_R117)
  dassign %Reg1_I 0 (dread i32 %Reg4_I)
  iassign <* <$LBuilder_24Point_3B>> 3 (dread ref %Reg0_R117, dread i32 %Reg1_I)
LOC 1 7
  return ()
}
func &LBuilder_24Point_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$LBuilder_24Point_3B>>) <* <$Ljava_2Flang_2FString_3B>> {
  funcid 4
  var %Reg2_R117 <* <$LBuilder_24Point_3B>>
  var %Reg0_R115 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg1_R116 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_18 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_R117 <* <$LBuilder_24Point_3B>>
  var %Reg1_I i32
  var %L_STR_19 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_20 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R116 <* <$Ljava_2Flang_2FString_3B>>

  dassign %Reg2_R117 0 (dread ref %_this)
LOC 1 10
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R115) {}
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2800) { dassign %L_STR_18 0 }
  dassign %Reg1_R116 0 (dread ptr %L_STR_18)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R115, dread ref %Reg1_R116) { dassign %Reg0_R115 0 }
  dassign %Reg1_R117 0 (dread ref %Reg2_R117)
  dassign %Reg1_I 0 (iread i32 <* <$LBuilder_24Point_3B>> 2 (dread ref %Reg1_R117))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R115, dread i32 %Reg1_I) { dassign %Reg0_R115 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2c00) { dassign %L_STR_19 0 }
  dassign %Reg1_R116 0 (dread ptr %L_STR_19)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R115, dread ref %Reg1_R116) { dassign %Reg0_R115 0 }
  dassign %Reg1_R117 0 (dread ref %Reg2_R117)
  dassign %Reg1_I 0 (iread i32 <* <$LBuilder_24Point_3B>> 3 (dread ref %Reg1_R117))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R115, dread i32 %Reg1_I) { dassign %Reg0_R115 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2900) { dassign %L_STR_20 0 }
  dassign %Reg1_R116 0 (dread ptr %L_STR_20)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R115, dread ref %Reg1_R116) { dassign %Reg0_R115 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg0_R115) { dassign %Reg0_R116 0 }
  return (dread ref %Reg0_R116)
}
