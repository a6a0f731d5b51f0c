flavor 1
srclang 3
id 65535
numfuncs 26
import "library.mplt"
import "Getters.mplt"
entryfunc &LGetters_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V
fileinfo {
  @INFO_filename "Getters.class",
  @INFO_filename "Getters$Base.class",
  @INFO_filename "Getters$Both.class",
  @INFO_filename "Getters$Computed.class",
  @INFO_filename "Getters$Derived.class",
  @INFO_filename "Getters$Numbered.class"}
srcfileinfo {
  1 "Getters.java"}
javaclass $LGetters_3B <$LGetters_3B> public
javaclass $LGetters_24Base_3B <$LGetters_24Base_3B>
javaclass $LGetters_24Both_3B <$LGetters_24Both_3B>
javaclass $LGetters_24Computed_3B <$LGetters_24Computed_3B>
javaclass $LGetters_24Derived_3B <$LGetters_24Derived_3B>
javainterface $LGetters_24Numbered_3B <$LGetters_24Numbered_3B> abstract
func &LGetters_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$LGetters_3B>>) void
func &LGetters_3B_7Cshow_7C_28LGetters_24Base_3B_29V static (var %Reg7_R114 <* <$LGetters_24Base_3B>>) void
func &LGetters_3B_7Clength_7C_28LGetters_24Base_3B_29I static (var %Reg2_R114 <* <$LGetters_24Base_3B>>) i32
func &LGetters_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V public static (var %Reg12_R118 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>) void
func &LGetters_24Base_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LGetters_24Base_3B>>) void
func &LGetters_24Base_3B_7Cnumber_7C_28_29I public virtual (var %_this <* <$LGetters_24Base_3B>>) i32
func &LGetters_24Base_3B_7Cflag_7C_28_29Z virtual (var %_this <* <$LGetters_24Base_3B>>) u1
func &LGetters_24Base_3B_7Cletter_7C_28_29C virtual (var %_this <* <$LGetters_24Base_3B>>) u16
func &LGetters_24Base_3B_7Csmall_7C_28_29B virtual (var %_this <* <$LGetters_24Base_3B>>) i8
func &LGetters_24Base_3B_7Cmiddle_7C_28_29S virtual (var %_this <* <$LGetters_24Base_3B>>) i16
func &LGetters_24Base_3B_7Clarge_7C_28_29J virtual (var %_this <* <$LGetters_24Base_3B>>) i64
func &LGetters_24Base_3B_7Csingle_7C_28_29F virtual (var %_this <* <$LGetters_24Base_3B>>) f32
func &LGetters_24Base_3B_7Creal_7C_28_29D virtual (var %_this <* <$LGetters_24Base_3B>>) f64
func &LGetters_24Base_3B_7Cobject_7C_28_29Ljava_2Flang_2FObject_3B virtual (var %_this <* <$LGetters_24Base_3B>>) <* <$Ljava_2Flang_2FObject_3B>>
func &LGetters_24Base_3B_7Cnext_7C_28_29LGetters_24Base_3B virtual (var %_this <* <$LGetters_24Base_3B>>) <* <$LGetters_24Base_3B>>
func &LGetters_24Base_3B_7Cother_7C_28I_29I virtual (var %_this <* <$LGetters_24Base_3B>>, var %Reg2_I i32) i32
func &LGetters_24Base_3B_7Cwide_7C_28_29J virtual (var %_this <* <$LGetters_24Base_3B>>) i64
func &LGetters_24Base_3B_7Clow_7C_28_29I virtual (var %_this <* <$LGetters_24Base_3B>>) i32
func &LGetters_24Both_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LGetters_24Both_3B>>) void
func &LGetters_24Computed_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LGetters_24Computed_3B>>) void
func &LGetters_24Computed_3B_7Cnumber_7C_28_29I public virtual (var %_this <* <$LGetters_24Computed_3B>>) i32
func &LGetters_24Computed_3B_7Cnext_7C_28_29LGetters_24Base_3B virtual (var %_this <* <$LGetters_24Computed_3B>>) <* <$LGetters_24Base_3B>>
func &LGetters_24Derived_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LGetters_24Derived_3B>>) void
func &LGetters_24Derived_3B_7Cnumber_7C_28_29I public virtual (var %_this <* <$LGetters_24Derived_3B>>) i32
func &LGetters_24Derived_3B_7Cobject_7C_28_29Ljava_2Flang_2FObject_3B virtual (var %_this <* <$LGetters_24Derived_3B>>) <* <$Ljava_2Flang_2FObject_3B>>
func &LGetters_24Numbered_3B_7Cnumber_7C_28_29I public virtual abstract (var %_this <* <$LGetters_24Numbered_3B>>) i32
var $_C_STR_2000 fstatic <[3] u64> readonly = [0, 0x300000000, 0x2000000020]
var $_C_STR_6e0075006c006c002000 fstatic <[4] u64> readonly = [0, 0xb00000000, 0x6c6c756e0644eb79, 32]
var $_C_STR_6f0062006a00650063007400 fstatic <[4] u64> readonly = [0, 0xd00000000, 0x656a626fc300a33f, 0x7463]
var $Ljava_2Flang_2FSystem_3B_7Cout extern <* <$Ljava_2Fio_2FPrintStream_3B>>
func &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FObject_3B>>) void
func &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>) void
func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg1_I i32) <* <$Ljava_2Flang_2FStringBuilder_3B>>
func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg1_R117 <* <$Ljava_2Flang_2FString_3B>>) <* <$Ljava_2Flang_2FStringBuilder_3B>>
func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Z_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg1_Z u1) <* <$Ljava_2Flang_2FStringBuilder_3B>>
func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28C_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg1_C u16) <* <$Ljava_2Flang_2FStringBuilder_3B>>
func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28J_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg1_J i64) <* <$Ljava_2Flang_2FStringBuilder_3B>>
func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28F_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg1_F f32) <* <$Ljava_2Flang_2FStringBuilder_3B>>
func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28D_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg1_D f64) <* <$Ljava_2Flang_2FStringBuilder_3B>>
func &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V public virtual (var %_this <* <$Ljava_2Fio_2FPrintStream_3B>>, var %Reg1_R117 <* <$Ljava_2Flang_2FString_3B>>) void
func &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28I_29V public virtual (var %_this <* <$Ljava_2Fio_2FPrintStream_3B>>, var %Reg1_I i32) void
var $__cinf_Ljava_2Flang_2FString_3B <$__class_meta__>
func &MCC_GetOrInsertLiteral () <* <$Ljava_2Flang_2FString_3B>>
func &LGetters_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$LGetters_3B>>) void {
  funcid 1
  var %Reg1_R112 <* <$LGetters_3B>>
  var %Reg0_R112 <* <$LGetters_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>

  dassign %Reg1_R112 0 (dread ref %_this)
LOC 1 2
  dassign %Reg0_R112 0 (dread ref %Reg1_R112)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R112))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
  return ()
}
func &LGetters_3B_7Cshow_7C_28LGetters_24Base_3B_29V static (var %Reg7_R114 <* <$LGetters_24Base_3B>>) void {
  funcid 2
  var %Reg0_R115 <* <$Ljava_2Fio_2FPrintStream_3B>>
  var %Reg1_R116 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg2_R114 <* <$LGetters_24Base_3B>>
  var %Reg2_I i32
  var %Reg2_R117 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_10 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg2_Z u1
  var %Reg2_C u16
  var %Reg2_B i8
  var %Reg2_S i16
  var %Reg2_J i64
  var %Reg2_F f32
  var %Reg2_D f64
  var %Reg2_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg3_R114 <* <$LGetters_24Base_3B>>
  var %Reg4_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg5_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg4_I i32
  var %Reg6_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg3_I i32
  var %Reg1_R117 <* <$Ljava_2Flang_2FString_3B>>

ALIAS %b %Reg7_R114 <* <$LGetters_24Base_3B>>
  intrinsiccallwithtype <$LGetters_3B> JAVA_CLINIT_CHECK ()
LOC 1 55
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R116 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R116) {}
  dassign %Reg2_R114 0 (dread ref %Reg7_R114)
  virtualcallassigned &LGetters_24Base_3B_7Cnumber_7C_28_29I (dread ref %Reg2_R114) { dassign %Reg2_I 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread i32 %Reg2_I) { dassign %Reg1_R116 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_10 0 }
  dassign %Reg2_R117 0 (dread ptr %L_STR_10)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread ref %Reg2_R117) { dassign %Reg1_R116 0 }
  dassign %Reg2_R114 0 (dread ref %Reg7_R114)
  virtualcallassigned &LGetters_24Base_3B_7Cflag_7C_28_29Z (dread ref %Reg2_R114) { dassign %Reg2_Z 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Z_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread u1 %Reg2_Z) { dassign %Reg1_R116 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_10 0 }
  dassign %Reg2_R117 0 (dread ptr %L_STR_10)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread ref %Reg2_R117) { dassign %Reg1_R116 0 }
  dassign %Reg2_R114 0 (dread ref %Reg7_R114)
  virtualcallassigned &LGetters_24Base_3B_7Cletter_7C_28_29C (dread ref %Reg2_R114) { dassign %Reg2_C 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28C_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread u16 %Reg2_C) { dassign %Reg1_R116 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_10 0 }
  dassign %Reg2_R117 0 (dread ptr %L_STR_10)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread ref %Reg2_R117) { dassign %Reg1_R116 0 }
  dassign %Reg2_R114 0 (dread ref %Reg7_R114)
  virtualcallassigned &LGetters_24Base_3B_7Csmall_7C_28_29B (dread ref %Reg2_R114) { dassign %Reg2_B 0 }
  dassign %Reg2_I 0 (cvt i32 i8 (dread i8 %Reg2_B))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread i32 %Reg2_I) { dassign %Reg1_R116 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_10 0 }
  dassign %Reg2_R117 0 (dread ptr %L_STR_10)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread ref %Reg2_R117) { dassign %Reg1_R116 0 }
  dassign %Reg2_R114 0 (dread ref %Reg7_R114)
  virtualcallassigned &LGetters_24Base_3B_7Cmiddle_7C_28_29S (dread ref %Reg2_R114) { dassign %Reg2_S 0 }
  dassign %Reg2_I 0 (cvt i32 i16 (dread i16 %Reg2_S))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread i32 %Reg2_I) { dassign %Reg1_R116 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_10 0 }
  dassign %Reg2_R117 0 (dread ptr %L_STR_10)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread ref %Reg2_R117) { dassign %Reg1_R116 0 }
  dassign %Reg2_R114 0 (dread ref %Reg7_R114)
  virtualcallassigned &LGetters_24Base_3B_7Clarge_7C_28_29J (dread ref %Reg2_R114) { dassign %Reg2_J 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28J_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread i64 %Reg2_J) { dassign %Reg1_R116 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_10 0 }
  dassign %Reg2_R117 0 (dread ptr %L_STR_10)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread ref %Reg2_R117) { dassign %Reg1_R116 0 }
  dassign %Reg2_R114 0 (dread ref %Reg7_R114)
LOC 1 56
  virtualcallassigned &LGetters_24Base_3B_7Csingle_7C_28_29F (dread ref %Reg2_R114) { dassign %Reg2_F 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28F_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread f32 %Reg2_F) { dassign %Reg1_R116 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_10 0 }
  dassign %Reg2_R117 0 (dread ptr %L_STR_10)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread ref %Reg2_R117) { dassign %Reg1_R116 0 }
  dassign %Reg2_R114 0 (dread ref %Reg7_R114)
  virtualcallassigned &LGetters_24Base_3B_7Creal_7C_28_29D (dread ref %Reg2_R114) { dassign %Reg2_D 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28D_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread f64 %Reg2_D) { dassign %Reg1_R116 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_10 0 }
  dassign %Reg2_R117 0 (dread ptr %L_STR_10)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread ref %Reg2_R117) { dassign %Reg1_R116 0 }
  dassign %Reg2_R114 0 (dread ref %Reg7_R114)
  virtualcallassigned &LGetters_24Base_3B_7Cobject_7C_28_29Ljava_2Flang_2FObject_3B (dread ref %Reg2_R114) { dassign %Reg2_R113 0 }
  dassign %Reg3_R114 0 (dread ref %Reg7_R114)
  dassign %Reg4_R113 0 (dread ref %Reg1_R116)
  dassign %Reg5_R113 0 (dread ref %Reg0_R115)
  brtrue @label0 (ne i32 ref (dread ref %Reg2_R113, dread ref %Reg3_R114))
  dassign %Reg0_R113 0 (dread ref %Reg5_R113)
  dassign %Reg1_R113 0 (dread ref %Reg4_R113)
  dassign %Reg2_I 0 (constval i32 1)
  dassign %Reg4_I 0 (dread i32 %Reg2_I)
  dassign %Reg5_R113 0 (dread ref %Reg1_R113)
  dassign %Reg6_R113 0 (dread ref %Reg0_R113)
  goto @label1
@label0
  dassign %Reg0_R113 0 (dread ref %Reg5_R113)
  dassign %Reg1_R113 0 (dread ref %Reg4_R113)
  dassign %Reg2_I 0 (constval i32 0)
  dassign %Reg4_I 0 (dread i32 %Reg2_I)
  dassign %Reg5_R113 0 (dread ref %Reg1_R113)
  dassign %Reg6_R113 0 (dread ref %Reg0_R113)
@label1
  dassign %Reg0_R113 0 (dread ref %Reg6_R113)
  dassign %Reg1_R113 0 (dread ref %Reg5_R113)
  dassign %Reg2_I 0 (dread i32 %Reg4_I)
  dassign %Reg1_R116 0 (retype ref <* <$Ljava_2Flang_2FStringBuilder_3B>> (dread ref %Reg1_R113))
  dassign %Reg2_Z 0 (cvt u1 i32 (dread i32 %Reg2_I))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Z_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread u1 %Reg2_Z) { dassign %Reg1_R116 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_10 0 }
  dassign %Reg2_R117 0 (dread ptr %L_STR_10)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread ref %Reg2_R117) { dassign %Reg1_R116 0 }
  dassign %Reg2_R114 0 (dread ref %Reg7_R114)
  virtualcallassigned &LGetters_24Base_3B_7Cnext_7C_28_29LGetters_24Base_3B (dread ref %Reg2_R114) { dassign %Reg2_R114 0 }
  dassign %Reg4_R113 0 (dread ref %Reg1_R116)
  dassign %Reg5_R113 0 (dread ref %Reg0_R113)
  brtrue @label2 (ne i32 ref (dread ref %Reg2_R114, constval ref 0))
  dassign %Reg0_R113 0 (dread ref %Reg5_R113)
  dassign %Reg1_R113 0 (dread ref %Reg4_R113)
  dassign %Reg2_I 0 (constval i32 1)
  dassign %Reg4_I 0 (dread i32 %Reg2_I)
  dassign %Reg5_R113 0 (dread ref %Reg1_R113)
  dassign %Reg6_R113 0 (dread ref %Reg0_R113)
  goto @label3
@label2
  dassign %Reg0_R113 0 (dread ref %Reg5_R113)
  dassign %Reg1_R113 0 (dread ref %Reg4_R113)
  dassign %Reg2_I 0 (constval i32 0)
  dassign %Reg4_I 0 (dread i32 %Reg2_I)
  dassign %Reg5_R113 0 (dread ref %Reg1_R113)
  dassign %Reg6_R113 0 (dread ref %Reg0_R113)
@label3
  dassign %Reg0_R113 0 (dread ref %Reg6_R113)
  dassign %Reg1_R113 0 (dread ref %Reg5_R113)
  dassign %Reg2_I 0 (dread i32 %Reg4_I)
  dassign %Reg1_R116 0 (retype ref <* <$Ljava_2Flang_2FStringBuilder_3B>> (dread ref %Reg1_R113))
  dassign %Reg2_Z 0 (cvt u1 i32 (dread i32 %Reg2_I))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Z_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread u1 %Reg2_Z) { dassign %Reg1_R116 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_10 0 }
  dassign %Reg2_R117 0 (dread ptr %L_STR_10)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread ref %Reg2_R117) { dassign %Reg1_R116 0 }
  dassign %Reg2_R114 0 (dread ref %Reg7_R114)
  dassign %Reg3_I 0 (constval i32 3)
  virtualcallassigned &LGetters_24Base_3B_7Cother_7C_28I_29I (dread ref %Reg2_R114, dread i32 %Reg3_I) { dassign %Reg2_I 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread i32 %Reg2_I) { dassign %Reg1_R116 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_10 0 }
  dassign %Reg2_R117 0 (dread ptr %L_STR_10)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread ref %Reg2_R117) { dassign %Reg1_R116 0 }
  dassign %Reg2_R114 0 (dread ref %Reg7_R114)
  virtualcallassigned &LGetters_24Base_3B_7Cwide_7C_28_29J (dread ref %Reg2_R114) { dassign %Reg2_J 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28J_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread i64 %Reg2_J) { dassign %Reg1_R116 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_10 0 }
  dassign %Reg2_R117 0 (dread ptr %L_STR_10)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread ref %Reg2_R117) { dassign %Reg1_R116 0 }
  dassign %Reg2_R114 0 (dread ref %Reg7_R114)
LOC 1 57
  virtualcallassigned &LGetters_24Base_3B_7Clow_7C_28_29I (dread ref %Reg2_R114) { dassign %Reg2_I 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread i32 %Reg2_I) { dassign %Reg1_R116 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R116) { dassign %Reg1_R117 0 }
LOC 1 55
  dassign %Reg0_R115 0 (retype ref <* <$Ljava_2Fio_2FPrintStream_3B>> (dread ref %Reg0_R113))
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R115, dread ref %Reg1_R117) {}
LOC 1 58
  return ()
}
func &LGetters_3B_7Clength_7C_28LGetters_24Base_3B_29I static (var %Reg2_R114 <* <$LGetters_24Base_3B>>) i32 {
  funcid 3
  var %Reg0_I i32
  var %Reg1_I i32
  var %Reg0_R114 <* <$LGetters_24Base_3B>>

ALIAS %list %Reg2_R114 <* <$LGetters_24Base_3B>>
ALIAS %length %Reg1_I i32
  intrinsiccallwithtype <$LGetters_3B> JAVA_CLINIT_CHECK ()
LOC 1 61
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg1_I 0 (dread i32 %Reg0_I)
@label4
LOC 1 62
  dassign %Reg0_R114 0 (dread ref %Reg2_R114)
  brtrue @label5 (eq i32 ref (dread ref %Reg0_R114, constval ref 0))
LOC 1 63
  dassign %Reg1_I 0 (add i32 (dread i32 %Reg1_I, constval i32 1))
LOC 1 64
  dassign %Reg0_R114 0 (dread ref %Reg2_R114)
  virtualcallassigned &LGetters_24Base_3B_7Cnext_7C_28_29LGetters_24Base_3B (dread ref %Reg0_R114) { dassign %Reg0_R114 0 }
  dassign %Reg2_R114 0 (dread ref %Reg0_R114)
  goto @label4
@label5
LOC 1 66
  dassign %Reg0_I 0 (dread i32 %Reg1_I)
  return (dread i32 %Reg0_I)
}
func &LGetters_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V public static (var %Reg12_R118 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>) void {
  funcid 4
  var %Reg0_I i32
  var %Reg0_R119 <* <[] <* <$LGetters_24Base_3B>>>>
  var %Reg1_I i32
  var %Reg2_R114 <* <$LGetters_24Base_3B>>
  var %Reg2_R120 <* <$LGetters_24Derived_3B>>
  var %Reg2_R121 <* <$LGetters_24Computed_3B>>
  var %Reg2_R122 <* <$LGetters_24Both_3B>>
  var %Reg6_R119 <* <[] <* <$LGetters_24Base_3B>>>>
  var %Reg7_I i32
  var %Reg8_R119 <* <[] <* <$LGetters_24Base_3B>>>>
  var %Reg8_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg9_I i32
  var %Reg10_I i32
  var %Reg11_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg11_R114 <* <$LGetters_24Base_3B>>
  var %Reg0_R114 <* <$LGetters_24Base_3B>>
  var %Reg1_Z u1
  var %Reg1_C u16
  var %Reg1_B i8
  var %Reg1_S i16
  var %Reg1_J i64
  var %Reg1_F f32
  var %Reg1_D f64
  var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg7_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg7_R114 <* <$LGetters_24Base_3B>>
  var %Reg8_I i32
  var %Reg5_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_R120 <* <$LGetters_24Derived_3B>>
  var %Reg9_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg9_R114 <* <$LGetters_24Base_3B>>
  var %Reg1_R114 <* <$LGetters_24Base_3B>>
  var %Reg0_R115 <* <$Ljava_2Fio_2FPrintStream_3B>>
  var %Reg8_R114 <* <$LGetters_24Base_3B>>
  var %Reg0_R123 <* <$LGetters_24Numbered_3B>>
  var %Reg9_R123 <* <$LGetters_24Numbered_3B>>
  var %Reg1_R123 <* <$LGetters_24Numbered_3B>>
  var %Reg3_I i32
  var %Reg2_I i32
  var %Reg0_R124 <* <$Ljava_2Flang_2FNullPointerException_3B>>
  var %Reg11_R124 <* <$Ljava_2Flang_2FNullPointerException_3B>>
  var %Reg1_R116 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg2_R117 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_11 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_R117 <* <$Ljava_2Flang_2FString_3B>>

ALIAS %b %Reg11_R114 <* <$LGetters_24Base_3B>>
ALIAS %round %Reg7_I i32
ALIAS %head %Reg9_R114 <* <$LGetters_24Base_3B>>
ALIAS %i %Reg10_I i32
ALIAS %e %Reg11_R124 <* <$Ljava_2Flang_2FNullPointerException_3B>>
ALIAS %args %Reg12_R118 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>
ALIAS %all %Reg6_R119 <* <[] <* <$LGetters_24Base_3B>>>>
ALIAS %list %Reg7_R114 <* <$LGetters_24Base_3B>>
ALIAS %first %Reg8_R114 <* <$LGetters_24Base_3B>>
ALIAS %numbered %Reg9_R123 <* <$LGetters_24Numbered_3B>>
  intrinsiccallwithtype <$LGetters_3B> JAVA_CLINIT_CHECK ()
LOC 1 70
  dassign %Reg0_I 0 (constval i32 4)
  dassign %Reg0_R119 0 (gcmallocjarray ref <[] <* <$LGetters_24Base_3B>>> (dread i32 %Reg0_I))
  dassign %Reg1_I 0 (constval i32 0)
  intrinsiccallwithtype <$LGetters_24Base_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg2_R114 0 (gcmalloc ref <$LGetters_24Base_3B>)
  callassigned &LGetters_24Base_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg2_R114) {}
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R119, dread i32 %Reg1_I), 
    dread ref %Reg2_R114)
  dassign %Reg1_I 0 (constval i32 1)
  intrinsiccallwithtype <$LGetters_24Derived_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg2_R120 0 (gcmalloc ref <$LGetters_24Derived_3B>)
  callassigned &LGetters_24Derived_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg2_R120) {}
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R119, dread i32 %Reg1_I), 
    dread ref %Reg2_R120)
  dassign %Reg1_I 0 (constval i32 2)
  intrinsiccallwithtype <$LGetters_24Computed_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg2_R121 0 (gcmalloc ref <$LGetters_24Computed_3B>)
  callassigned &LGetters_24Computed_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg2_R121) {}
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R119, dread i32 %Reg1_I), 
    dread ref %Reg2_R121)
  dassign %Reg1_I 0 (constval i32 3)
  intrinsiccallwithtype <$LGetters_24Both_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg2_R122 0 (gcmalloc ref <$LGetters_24Both_3B>)
  callassigned &LGetters_24Both_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg2_R122) {}
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R119, dread i32 %Reg1_I), 
    dread ref %Reg2_R122)
  dassign %Reg6_R119 0 (dread ref %Reg0_R119)
LOC 1 71
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg7_I 0 (dread i32 %Reg0_I)
@label6
  dassign %Reg0_I 0 (dread i32 %Reg7_I)
  dassign %Reg1_I 0 (constval i32 2)
  brtrue @label9 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
LOC 1 72
  dassign %Reg0_R119 0 (dread ref %Reg6_R119)
  dassign %Reg8_R119 0 (dread ref %Reg0_R119)
  dassign %Reg8_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg8_R119))
  dassign %Reg0_R113 0 (dread ref %Reg8_R113)
  dassign %Reg0_I 0 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %Reg0_R113))
  dassign %Reg9_I 0 (dread i32 %Reg0_I)
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg10_I 0 (dread i32 %Reg0_I)
@label7
  dassign %Reg0_I 0 (dread i32 %Reg10_I)
  dassign %Reg1_I 0 (dread i32 %Reg9_I)
  brtrue @label8 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg8_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg8_R119))
  dassign %Reg0_R113 0 (dread ref %Reg8_R113)
  dassign %Reg1_I 0 (dread i32 %Reg10_I)
  dassign %Reg0_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg0_R113, dread i32 %Reg1_I)))
  dassign %Reg11_R113 0 (dread ref %Reg0_R113)
LOC 1 73
  dassign %Reg11_R114 0 (retype ref <* <$LGetters_24Base_3B>> (dread ref %Reg11_R113))
  dassign %Reg0_R114 0 (dread ref %Reg11_R114)
  intrinsiccallwithtype <$LGetters_3B> JAVA_CLINIT_CHECK ()
  callassigned &LGetters_3B_7Cshow_7C_28LGetters_24Base_3B_29V (dread ref %Reg0_R114) {}
LOC 1 74
  dassign %Reg11_R114 0 (retype ref <* <$LGetters_24Base_3B>> (dread ref %Reg11_R113))
  dassign %Reg0_R114 0 (dread ref %Reg11_R114)
  dassign %Reg1_I 0 (constval i32 -5)
  iassign <* <$LGetters_24Base_3B>> 2 (dread ref %Reg0_R114, dread i32 %Reg1_I)
LOC 1 75
  dassign %Reg11_R114 0 (retype ref <* <$LGetters_24Base_3B>> (dread ref %Reg11_R113))
  dassign %Reg0_R114 0 (dread ref %Reg11_R114)
  dassign %Reg1_I 0 (constval i32 0)
  dassign %Reg1_Z 0 (intrinsicop u1 JAVA_MERGE (dread i32 %Reg1_I))
  iassign <* <$LGetters_24Base_3B>> 3 (dread ref %Reg0_R114, dread u1 %Reg1_Z)
LOC 1 76
  dassign %Reg11_R114 0 (retype ref <* <$LGetters_24Base_3B>> (dread ref %Reg11_R113))
  dassign %Reg0_R114 0 (dread ref %Reg11_R114)
  dassign %Reg1_I 0 (constval i32 233)
  dassign %Reg1_C 0 (intrinsicop u16 JAVA_MERGE (dread i32 %Reg1_I))
  iassign <* <$LGetters_24Base_3B>> 4 (dread ref %Reg0_R114, dread u16 %Reg1_C)
LOC 1 77
  dassign %Reg11_R114 0 (retype ref <* <$LGetters_24Base_3B>> (dread ref %Reg11_R113))
  dassign %Reg0_R114 0 (dread ref %Reg11_R114)
  dassign %Reg1_I 0 (constval i32 127)
  dassign %Reg1_B 0 (intrinsicop i8 JAVA_MERGE (dread i32 %Reg1_I))
  iassign <* <$LGetters_24Base_3B>> 5 (dread ref %Reg0_R114, dread i8 %Reg1_B)
LOC 1 78
  dassign %Reg11_R114 0 (retype ref <* <$LGetters_24Base_3B>> (dread ref %Reg11_R113))
  dassign %Reg0_R114 0 (dread ref %Reg11_R114)
  dassign %Reg1_I 0 (constval i32 -32768)
  dassign %Reg1_S 0 (intrinsicop i16 JAVA_MERGE (dread i32 %Reg1_I))
  iassign <* <$LGetters_24Base_3B>> 6 (dread ref %Reg0_R114, dread i16 %Reg1_S)
LOC 1 79
  dassign %Reg11_R114 0 (retype ref <* <$LGetters_24Base_3B>> (dread ref %Reg11_R113))
  dassign %Reg0_R114 0 (dread ref %Reg11_R114)
  dassign %Reg1_J 0 (constval i64 -1)
  iassign <* <$LGetters_24Base_3B>> 7 (dread ref %Reg0_R114, dread i64 %Reg1_J)
LOC 1 80
  dassign %Reg11_R114 0 (retype ref <* <$LGetters_24Base_3B>> (dread ref %Reg11_R113))
  dassign %Reg0_R114 0 (dread ref %Reg11_R114)
  dassign %Reg1_F 0 (constval f32 -0f)
  iassign <* <$LGetters_24Base_3B>> 8 (dread ref %Reg0_R114, dread f32 %Reg1_F)
LOC 1 81
  dassign %Reg11_R114 0 (retype ref <* <$LGetters_24Base_3B>> (dread ref %Reg11_R113))
  dassign %Reg0_R114 0 (dread ref %Reg11_R114)
  dassign %Reg1_D 0 (constval f64 1e-300)
  iassign <* <$LGetters_24Base_3B>> 9 (dread ref %Reg0_R114, dread f64 %Reg1_D)
LOC 1 82
  dassign %Reg11_R114 0 (retype ref <* <$LGetters_24Base_3B>> (dread ref %Reg11_R113))
  dassign %Reg0_R114 0 (dread ref %Reg11_R114)
  dassign %Reg1_R113 0 (constval ref 0)
  iassign <* <$LGetters_24Base_3B>> 10 (dread ref %Reg0_R114, dread ref %Reg1_R113)
LOC 1 72
  dassign %Reg10_I 0 (add i32 (dread i32 %Reg10_I, constval i32 1))
  goto @label7
@label8
LOC 1 71
  dassign %Reg7_I 0 (add i32 (dread i32 %Reg7_I, constval i32 1))
  goto @label6
@label9
LOC 1 85
  dassign %Reg0_R113 0 (constval ref 0)
  dassign %Reg7_R113 0 (dread ref %Reg0_R113)
  dassign %Reg7_R114 0 (retype ref <* <$LGetters_24Base_3B>> (dread ref %Reg7_R113))
LOC 1 86
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg8_I 0 (dread i32 %Reg0_I)
@label10
  dassign %Reg0_I 0 (dread i32 %Reg8_I)
  dassign %Reg1_I 0 (constval i32 1000)
  brtrue @label13 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
LOC 1 87
  dassign %Reg0_I 0 (dread i32 %Reg8_I)
  dassign %Reg1_I 0 (constval i32 2)
  dassign %Reg0_I 0 (rem i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  brtrue @label11 (ne i32 i32 (dread i32 %Reg0_I, constval i32 0))
  intrinsiccallwithtype <$LGetters_24Base_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R114 0 (gcmalloc ref <$LGetters_24Base_3B>)
  callassigned &LGetters_24Base_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R114) {}
  dassign %Reg5_R113 0 (dread ref %Reg0_R114)
  goto @label12
@label11
  intrinsiccallwithtype <$LGetters_24Derived_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R120 0 (gcmalloc ref <$LGetters_24Derived_3B>)
  callassigned &LGetters_24Derived_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R120) {}
  dassign %Reg5_R113 0 (dread ref %Reg0_R120)
@label12
  dassign %Reg0_R113 0 (dread ref %Reg5_R113)
  dassign %Reg9_R113 0 (dread ref %Reg0_R113)
LOC 1 88
  dassign %Reg9_R114 0 (retype ref <* <$LGetters_24Base_3B>> (dread ref %Reg9_R113))
  dassign %Reg0_R114 0 (dread ref %Reg9_R114)
  dassign %Reg1_R114 0 (dread ref %Reg7_R114)
  iassign <* <$LGetters_24Base_3B>> 11 (dread ref %Reg0_R114, dread ref %Reg1_R114)
LOC 1 89
  dassign %Reg9_R114 0 (retype ref <* <$LGetters_24Base_3B>> (dread ref %Reg9_R113))
  dassign %Reg0_R114 0 (dread ref %Reg9_R114)
  dassign %Reg7_R114 0 (dread ref %Reg0_R114)
LOC 1 86
  dassign %Reg8_I 0 (add i32 (dread i32 %Reg8_I, constval i32 1))
  goto @label10
@label13
LOC 1 91
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_R114 0 (dread ref %Reg7_R114)
  intrinsiccallwithtype <$LGetters_3B> JAVA_CLINIT_CHECK ()
  callassigned &LGetters_3B_7Clength_7C_28LGetters_24Base_3B_29I (dread ref %Reg1_R114) { dassign %Reg1_I 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28I_29V (dread ref %Reg0_R115, dread i32 %Reg1_I) {}
LOC 1 93
  dassign %Reg0_R114 0 (dread ref %Reg7_R114)
  virtualcallassigned &LGetters_24Base_3B_7Cnext_7C_28_29LGetters_24Base_3B (dread ref %Reg0_R114) { dassign %Reg0_R114 0 }
  dassign %Reg8_R114 0 (dread ref %Reg0_R114)
LOC 1 94
  dassign %Reg0_R113 0 (constval ref 0)
  dassign %Reg7_R113 0 (dread ref %Reg0_R113)
LOC 1 95
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_R114 0 (dread ref %Reg8_R114)
  intrinsiccallwithtype <$LGetters_3B> JAVA_CLINIT_CHECK ()
  callassigned &LGetters_3B_7Clength_7C_28LGetters_24Base_3B_29I (dread ref %Reg1_R114) { dassign %Reg1_I 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28I_29V (dread ref %Reg0_R115, dread i32 %Reg1_I) {}
LOC 1 96
  dassign %Reg0_R119 0 (dread ref %Reg6_R119)
  dassign %Reg1_I 0 (constval i32 3)
  dassign %Reg0_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg0_R119, dread i32 %Reg1_I)))
  intrinsiccallwithtypeassigned <* <$LGetters_24Numbered_3B>> JAVA_CHECK_CAST (dread ref %Reg0_R113) { dassign %Reg0_R123 0 }
  dassign %Reg9_R123 0 (dread ref %Reg0_R123)
LOC 1 97
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_R123 0 (dread ref %Reg9_R123)
  interfacecallassigned &LGetters_24Numbered_3B_7Cnumber_7C_28_29I (dread ref %Reg1_R123) { dassign %Reg1_I 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28I_29V (dread ref %Reg0_R115, dread i32 %Reg1_I) {}
LOC 1 98
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg10_I 0 (dread i32 %Reg0_I)
@label14
  dassign %Reg0_I 0 (dread i32 %Reg10_I)
  dassign %Reg1_I 0 (constval i32 3)
  brtrue @label19 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  try { @label17 }
LOC 1 100
  dassign %Reg0_I 0 (dread i32 %Reg10_I)
  dassign %Reg1_I 0 (constval i32 1)
  brtrue @label15 (ne i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg0_R113 0 (constval ref 0)
  dassign %Reg5_R113 0 (dread ref %Reg0_R113)
  goto @label16
  endtry
@label15
  try { @label17 }
  dassign %Reg0_R119 0 (dread ref %Reg6_R119)
  dassign %Reg1_I 0 (dread i32 %Reg10_I)
  dassign %Reg0_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg0_R119, dread i32 %Reg1_I)))
  dassign %Reg5_R113 0 (dread ref %Reg0_R113)
  endtry
@label16
  try { @label17 }
  dassign %Reg0_R113 0 (dread ref %Reg5_R113)
  dassign %Reg11_R113 0 (dread ref %Reg0_R113)
LOC 1 101
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg11_R114 0 (retype ref <* <$LGetters_24Base_3B>> (dread ref %Reg11_R113))
  dassign %Reg1_R114 0 (dread ref %Reg11_R114)
  virtualcallassigned &LGetters_24Base_3B_7Cnumber_7C_28_29I (dread ref %Reg1_R114) { dassign %Reg1_I 0 }
  dassign %Reg11_R114 0 (retype ref <* <$LGetters_24Base_3B>> (dread ref %Reg11_R113))
  dassign %Reg2_R114 0 (dread ref %Reg11_R114)
  dassign %Reg3_I 0 (dread i32 %Reg10_I)
  virtualcallassigned &LGetters_24Base_3B_7Cother_7C_28I_29I (dread ref %Reg2_R114, dread i32 %Reg3_I) { dassign %Reg2_I 0 }
  dassign %Reg1_I 0 (add i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28I_29V (dread ref %Reg0_R115, dread i32 %Reg1_I) {}
  endtry
LOC 1 104
  goto @label18
@label17
  catch { <* <$Ljava_2Flang_2FNullPointerException_3B>> }
  dassign %Reg0_R124 0 (regread ptr %%thrownval)
LOC 1 102
  dassign %Reg11_R124 0 (dread ref %Reg0_R124)
LOC 1 103
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R116 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R116) {}
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_6e0075006c006c002000) { dassign %L_STR_11 0 }
  dassign %Reg2_R117 0 (dread ptr %L_STR_11)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread ref %Reg2_R117) { dassign %Reg1_R116 0 }
  dassign %Reg2_I 0 (dread i32 %Reg10_I)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread i32 %Reg2_I) { dassign %Reg1_R116 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R116) { dassign %Reg1_R117 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R115, dread ref %Reg1_R117) {}
@label18
LOC 1 98
  dassign %Reg10_I 0 (add i32 (dread i32 %Reg10_I, constval i32 1))
  goto @label14
@label19
LOC 1 106
  return ()
}
func &LGetters_24Base_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LGetters_24Base_3B>>) void {
  funcid 5
  var %Reg3_R114 <* <$LGetters_24Base_3B>>
  var %Reg0_R114 <* <$LGetters_24Base_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_I i32
  var %Reg1_Z u1
  var %Reg1_C u16
  var %Reg1_B i8
  var %Reg1_S i16
  var %Reg1_J i64
  var %Reg1_F f32
  var %Reg1_D f64
  var %Reg1_R117 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_12 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>

  dassign %Reg3_R114 0 (dread ref %_this)
LOC 1 3
  dassign %Reg0_R114 0 (dread ref %Reg3_R114)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R114))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
LOC 1 4
  dassign %Reg0_R114 0 (dread ref %Reg3_R114)
  dassign %Reg1_I 0 (constval i32 1)
  iassign <* <$LGetters_24Base_3B>> 2 (dread ref %Reg0_R114, dread i32 %Reg1_I)
LOC 1 5
  dassign %Reg0_R114 0 (dread ref %Reg3_R114)
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg1_Z 0 (intrinsicop u1 JAVA_MERGE (dread i32 %Reg1_I))
  iassign <* <$LGetters_24Base_3B>> 3 (dread ref %Reg0_R114, dread u1 %Reg1_Z)
LOC 1 6
  dassign %Reg0_R114 0 (dread ref %Reg3_R114)
  dassign %Reg1_I 0 (constval i32 97)
  dassign %Reg1_C 0 (intrinsicop u16 JAVA_MERGE (dread i32 %Reg1_I))
  iassign <* <$LGetters_24Base_3B>> 4 (dread ref %Reg0_R114, dread u16 %Reg1_C)
LOC 1 7
  dassign %Reg0_R114 0 (dread ref %Reg3_R114)
  dassign %Reg1_I 0 (constval i32 -1)
  dassign %Reg1_B 0 (intrinsicop i8 JAVA_MERGE (dread i32 %Reg1_I))
  iassign <* <$LGetters_24Base_3B>> 5 (dread ref %Reg0_R114, dread i8 %Reg1_B)
LOC 1 8
  dassign %Reg0_R114 0 (dread ref %Reg3_R114)
  dassign %Reg1_I 0 (constval i32 -2)
  dassign %Reg1_S 0 (intrinsicop i16 JAVA_MERGE (dread i32 %Reg1_I))
  iassign <* <$LGetters_24Base_3B>> 6 (dread ref %Reg0_R114, dread i16 %Reg1_S)
LOC 1 9
  dassign %Reg0_R114 0 (dread ref %Reg3_R114)
  dassign %Reg1_J 0 (constval i64 0x10000000000)
  iassign <* <$LGetters_24Base_3B>> 7 (dread ref %Reg0_R114, dread i64 %Reg1_J)
LOC 1 10
  dassign %Reg0_R114 0 (dread ref %Reg3_R114)
  dassign %Reg1_F 0 (constval f32 1.5f)
  iassign <* <$LGetters_24Base_3B>> 8 (dread ref %Reg0_R114, dread f32 %Reg1_F)
LOC 1 11
  dassign %Reg0_R114 0 (dread ref %Reg3_R114)
  dassign %Reg1_D 0 (constval f64 2.5)
  iassign <* <$LGetters_24Base_3B>> 9 (dread ref %Reg0_R114, dread f64 %Reg1_D)
LOC 1 12
  dassign %Reg0_R114 0 (dread ref %Reg3_R114)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_6f0062006a00650063007400) { dassign %L_STR_12 0 }
  dassign %Reg1_R117 0 (dread ptr %L_STR_12)
  dassign %Reg1_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg1_R117))
  iassign <* <$LGetters_24Base_3B>> 10 (dread ref %Reg0_R114, dread ref %Reg1_R113)
  return ()
}
func &LGetters_24Base_3B_7Cnumber_7C_28_29I public virtual (var %_this <* <$LGetters_24Base_3B>>) i32 {
  funcid 6
  var %Reg1_R114 <* <$LGetters_24Base_3B>>
  var %Reg0_R114 <* <$LGetters_24Base_3B>>
  var %Reg0_I i32

  dassign %Reg1_R114 0 (dread ref %_this)
LOC 1 15
  dassign %Reg0_R114 0 (dread ref %Reg1_R114)
  dassign %Reg0_I 0 (iread i32 <* <$LGetters_24Base_3B>> 2 (dread ref %Reg0_R114))
  return (dread i32 %Reg0_I)
}
func &LGetters_24Base_3B_7Cflag_7C_28_29Z virtual (var %_this <* <$LGetters_24Base_3B>>) u1 {
  funcid 7
  var %Reg1_R114 <* <$LGetters_24Base_3B>>
  var %Reg0_R114 <* <$LGetters_24Base_3B>>
  var %Reg0_Z u1
  var %Reg0_I i32

  dassign %Reg1_R114 0 (dread ref %_this)
LOC 1 16
  dassign %Reg0_R114 0 (dread ref %Reg1_R114)
  dassign %Reg0_Z 0 (iread u1 <* <$LGetters_24Base_3B>> 3 (dread ref %Reg0_R114))
  dassign %Reg0_I 0 (cvt i32 u1 (dread u1 %Reg0_Z))
  return (dread i32 %Reg0_I)
}
func &LGetters_24Base_3B_7Cletter_7C_28_29C virtual (var %_this <* <$LGetters_24Base_3B>>) u16 {
  funcid 8
  var %Reg1_R114 <* <$LGetters_24Base_3B>>
  var %Reg0_R114 <* <$LGetters_24Base_3B>>
  var %Reg0_C u16
  var %Reg0_I i32

  dassign %Reg1_R114 0 (dread ref %_this)
LOC 1 17
  dassign %Reg0_R114 0 (dread ref %Reg1_R114)
  dassign %Reg0_C 0 (iread u16 <* <$LGetters_24Base_3B>> 4 (dread ref %Reg0_R114))
  dassign %Reg0_I 0 (zext i32 16 (dread u16 %Reg0_C))
  return (dread i32 %Reg0_I)
}
func &LGetters_24Base_3B_7Csmall_7C_28_29B virtual (var %_this <* <$LGetters_24Base_3B>>) i8 {
  funcid 9
  var %Reg1_R114 <* <$LGetters_24Base_3B>>
  var %Reg0_R114 <* <$LGetters_24Base_3B>>
  var %Reg0_B i8
  var %Reg0_I i32

  dassign %Reg1_R114 0 (dread ref %_this)
LOC 1 18
  dassign %Reg0_R114 0 (dread ref %Reg1_R114)
  dassign %Reg0_B 0 (iread i8 <* <$LGetters_24Base_3B>> 5 (dread ref %Reg0_R114))
  dassign %Reg0_I 0 (sext i32 8 (dread i8 %Reg0_B))
  return (dread i32 %Reg0_I)
}
func &LGetters_24Base_3B_7Cmiddle_7C_28_29S virtual (var %_this <* <$LGetters_24Base_3B>>) i16 {
  funcid 10
  var %Reg1_R114 <* <$LGetters_24Base_3B>>
  var %Reg0_R114 <* <$LGetters_24Base_3B>>
  var %Reg0_S i16
  var %Reg0_I i32

  dassign %Reg1_R114 0 (dread ref %_this)
LOC 1 19
  dassign %Reg0_R114 0 (dread ref %Reg1_R114)
  dassign %Reg0_S 0 (iread i16 <* <$LGetters_24Base_3B>> 6 (dread ref %Reg0_R114))
  dassign %Reg0_I 0 (sext i32 16 (dread i16 %Reg0_S))
  return (dread i32 %Reg0_I)
}
func &LGetters_24Base_3B_7Clarge_7C_28_29J virtual (var %_this <* <$LGetters_24Base_3B>>) i64 {
  funcid 11
  var %Reg2_R114 <* <$LGetters_24Base_3B>>
  var %Reg0_R114 <* <$LGetters_24Base_3B>>
  var %Reg0_J i64

  dassign %Reg2_R114 0 (dread ref %_this)
LOC 1 20
  dassign %Reg0_R114 0 (dread ref %Reg2_R114)
  dassign %Reg0_J 0 (iread i64 <* <$LGetters_24Base_3B>> 7 (dread ref %Reg0_R114))
  return (dread i64 %Reg0_J)
}
func &LGetters_24Base_3B_7Csingle_7C_28_29F virtual (var %_this <* <$LGetters_24Base_3B>>) f32 {
  funcid 12
  var %Reg1_R114 <* <$LGetters_24Base_3B>>
  var %Reg0_R114 <* <$LGetters_24Base_3B>>
  var %Reg0_F f32

  dassign %Reg1_R114 0 (dread ref %_this)
LOC 1 21
  dassign %Reg0_R114 0 (dread ref %Reg1_R114)
  dassign %Reg0_F 0 (iread f32 <* <$LGetters_24Base_3B>> 8 (dread ref %Reg0_R114))
  return (dread f32 %Reg0_F)
}
func &LGetters_24Base_3B_7Creal_7C_28_29D virtual (var %_this <* <$LGetters_24Base_3B>>) f64 {
  funcid 13
  var %Reg2_R114 <* <$LGetters_24Base_3B>>
  var %Reg0_R114 <* <$LGetters_24Base_3B>>
  var %Reg0_D f64

  dassign %Reg2_R114 0 (dread ref %_this)
LOC 1 22
  dassign %Reg0_R114 0 (dread ref %Reg2_R114)
  dassign %Reg0_D 0 (iread f64 <* <$LGetters_24Base_3B>> 9 (dread ref %Reg0_R114))
  return (dread f64 %Reg0_D)
}
func &LGetters_24Base_3B_7Cobject_7C_28_29Ljava_2Flang_2FObject_3B virtual (var %_this <* <$LGetters_24Base_3B>>) <* <$Ljava_2Flang_2FObject_3B>> {
  funcid 14
  var %Reg1_R114 <* <$LGetters_24Base_3B>>
  var %Reg0_R114 <* <$LGetters_24Base_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>

  dassign %Reg1_R114 0 (dread ref %_this)
LOC 1 23
  dassign %Reg0_R114 0 (dread ref %Reg1_R114)
  dassign %Reg0_R113 0 (iread ref <* <$LGetters_24Base_3B>> 10 (dread ref %Reg0_R114))
  return (dread ref %Reg0_R113)
}
func &LGetters_24Base_3B_7Cnext_7C_28_29LGetters_24Base_3B virtual (var %_this <* <$LGetters_24Base_3B>>) <* <$LGetters_24Base_3B>> {
  funcid 15
  var %Reg1_R114 <* <$LGetters_24Base_3B>>
  var %Reg0_R114 <* <$LGetters_24Base_3B>>

  dassign %Reg1_R114 0 (dread ref %_this)
LOC 1 24
  dassign %Reg0_R114 0 (dread ref %Reg1_R114)
  dassign %Reg0_R114 0 (iread ref <* <$LGetters_24Base_3B>> 11 (dread ref %Reg0_R114))
  return (dread ref %Reg0_R114)
}
func &LGetters_24Base_3B_7Cother_7C_28I_29I virtual (var %_this <* <$LGetters_24Base_3B>>, var %Reg2_I i32) i32 {
  funcid 16
  var %Reg1_R114 <* <$LGetters_24Base_3B>>
  var %Reg0_R114 <* <$LGetters_24Base_3B>>
  var %Reg0_I i32

ALIAS %ignored %Reg2_I i32
  dassign %Reg1_R114 0 (dread ref %_this)
LOC 1 25
  dassign %Reg0_R114 0 (dread ref %Reg1_R114)
  dassign %Reg0_I 0 (iread i32 <* <$LGetters_24Base_3B>> 2 (dread ref %Reg0_R114))
  return (dread i32 %Reg0_I)
}
func &LGetters_24Base_3B_7Cwide_7C_28_29J virtual (var %_this <* <$LGetters_24Base_3B>>) i64 {
  funcid 17
  var %Reg2_R114 <* <$LGetters_24Base_3B>>
  var %Reg0_R114 <* <$LGetters_24Base_3B>>
  var %Reg0_I i32
  var %Reg0_J i64

  dassign %Reg2_R114 0 (dread ref %_this)
LOC 1 26
  dassign %Reg0_R114 0 (dread ref %Reg2_R114)
  dassign %Reg0_I 0 (iread i32 <* <$LGetters_24Base_3B>> 2 (dread ref %Reg0_R114))
  dassign %Reg0_J 0 (cvt i64 i32 (dread i32 %Reg0_I))
  return (dread i64 %Reg0_J)
}
func &LGetters_24Base_3B_7Clow_7C_28_29I virtual (var %_this <* <$LGetters_24Base_3B>>) i32 {
  funcid 18
  var %Reg2_R114 <* <$LGetters_24Base_3B>>
  var %Reg0_R114 <* <$LGetters_24Base_3B>>
  var %Reg0_J i64
  var %Reg0_I i32

  dassign %Reg2_R114 0 (dread ref %_this)
LOC 1 27
  dassign %Reg0_R114 0 (dread ref %Reg2_R114)
  dassign %Reg0_J 0 (iread i64 <* <$LGetters_24Base_3B>> 7 (dread ref %Reg0_R114))
  dassign %Reg0_I 0 (cvt i32 i64 (dread i64 %Reg0_J))
  return (dread i32 %Reg0_I)
}
func &LGetters_24Both_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LGetters_24Both_3B>>) void {
  funcid 19
  var %Reg1_R122 <* <$LGetters_24Both_3B>>
  var %Reg0_R122 <* <$LGetters_24Both_3B>>
  var %Reg0_R114 <* <$LGetters_24Base_3B>>

  dassign %Reg1_R122 0 (dread ref %_this)
LOC 1 52
  dassign %Reg0_R122 0 (dread ref %Reg1_R122)
  dassign %Reg0_R114 0 (retype ref <* <$LGetters_24Base_3B>> (dread ref %Reg0_R122))
  callassigned &LGetters_24Base_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R114) {}
  return ()
}
func &LGetters_24Computed_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LGetters_24Computed_3B>>) void {
  funcid 20
  var %Reg1_R121 <* <$LGetters_24Computed_3B>>
  var %Reg0_R121 <* <$LGetters_24Computed_3B>>
  var %Reg0_R114 <* <$LGetters_24Base_3B>>

  dassign %Reg1_R121 0 (dread ref %_this)
LOC 1 40
  dassign %Reg0_R121 0 (dread ref %Reg1_R121)
  dassign %Reg0_R114 0 (retype ref <* <$LGetters_24Base_3B>> (dread ref %Reg0_R121))
  callassigned &LGetters_24Base_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R114) {}
  return ()
}
func &LGetters_24Computed_3B_7Cnumber_7C_28_29I public virtual (var %_this <* <$LGetters_24Computed_3B>>) i32 {
  funcid 21
  var %Reg2_R121 <* <$LGetters_24Computed_3B>>
  var %Reg0_R121 <* <$LGetters_24Computed_3B>>
  var %Reg0_I i32
  var %Reg1_I i32

  dassign %Reg2_R121 0 (dread ref %_this)
LOC 1 42
  dassign %Reg0_R121 0 (dread ref %Reg2_R121)
  dassign %Reg0_I 0 (iread i32 <* <$LGetters_24Computed_3B>> 3 (dread ref %Reg0_R121))
  dassign %Reg1_I 0 (constval i32 10)
  dassign %Reg0_I 0 (mul i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  return (dread i32 %Reg0_I)
}
func &LGetters_24Computed_3B_7Cnext_7C_28_29LGetters_24Base_3B virtual (var %_this <* <$LGetters_24Computed_3B>>) <* <$LGetters_24Base_3B>> {
  funcid 22
  var %Reg2_R121 <* <$LGetters_24Computed_3B>>
  var %Reg0_R121 <* <$LGetters_24Computed_3B>>

  dassign %Reg2_R121 0 (dread ref %_this)
LOC 1 45
  intrinsiccallwithtype <$LGetters_24Computed_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R121 0 (gcmalloc ref <$LGetters_24Computed_3B>)
  callassigned &LGetters_24Computed_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R121) {}
  return (dread ref %Reg0_R121)
}
func &LGetters_24Derived_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LGetters_24Derived_3B>>) void {
  funcid 23
  var %Reg2_R120 <* <$LGetters_24Derived_3B>>
  var %Reg0_R120 <* <$LGetters_24Derived_3B>>
  var %Reg0_R114 <* <$LGetters_24Base_3B>>
  var %Reg1_I i32

  dassign %Reg2_R120 0 (dread ref %_this)
LOC 1 30
  dassign %Reg0_R120 0 (dread ref %Reg2_R120)
  dassign %Reg0_R114 0 (retype ref <* <$LGetters_24Base_3B>> (dread ref %Reg0_R120))
  callassigned &LGetters_24Base_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R114) {}
LOC 1 31
  dassign %Reg0_R120 0 (dread ref %Reg2_R120)
  dassign %Reg1_I 0 (constval i32 7)
  iassign <* <$LGetters_24Derived_3B>> 13 (dread ref %Reg0_R120, dread i32 %Reg1_I)
  return ()
}
func &LGetters_24Derived_3B_7Cnumber_7C_28_29I public virtual (var %_this <* <$LGetters_24Derived_3B>>) i32 {
  funcid 24
  var %Reg1_R120 <* <$LGetters_24Derived_3B>>
  var %Reg0_R120 <* <$LGetters_24Derived_3B>>
  var %Reg0_I i32

  dassign %Reg1_R120 0 (dread ref %_this)
LOC 1 34
  dassign %Reg0_R120 0 (dread ref %Reg1_R120)
  dassign %Reg0_I 0 (iread i32 <* <$LGetters_24Derived_3B>> 13 (dread ref %Reg0_R120))
  return (dread i32 %Reg0_I)
}
func &LGetters_24Derived_3B_7Cobject_7C_28_29Ljava_2Flang_2FObject_3B virtual (var %_this <* <$LGetters_24Derived_3B>>) <* <$Ljava_2Flang_2FObject_3B>> {
  funcid 25
  var %Reg1_R120 <* <$LGetters_24Derived_3B>>
  var %Reg0_R120 <* <$LGetters_24Derived_3B>>

  dassign %Reg1_R120 0 (dread ref %_this)
LOC 1 37
  dassign %Reg0_R120 0 (dread ref %Reg1_R120)
  return (dread ref %Reg0_R120)
}
func &LGetters_24Numbered_3B_7Cnumber_7C_28_29I public virtual abstract (var %_this <* <$LGetters_24Numbered_3B>>) i32
