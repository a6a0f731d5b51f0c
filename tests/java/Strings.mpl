flavor 1
srclang 3
id 65535
numfuncs 4
import "library.mplt"
import "Strings.mplt"
entryfunc &LStrings_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V
fileinfo {
  @INFO_filename "Strings.class"}
srcfileinfo {
  1 "Strings.java"}
javaclass $LStrings_3B <$LStrings_3B> public
func &LStrings_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$LStrings_3B>>) void
func &LStrings_3B_7Cshow_7C_28Ljava_2Flang_2FString_3B_29V static (var %Reg3_R114 <* <$Ljava_2Flang_2FString_3B>>) void
func &LStrings_3B_7Cdescribe_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FString_3B static (var %Reg4_R114 <* <$Ljava_2Flang_2FString_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &LStrings_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V public static (var %Reg23_R117 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>) void
var $_C_STR_5b00 fstatic <[3] u64> readonly = [0, 0x300000000, 0x5b0000005b]
var $_C_STR_5d002000 fstatic <[3] u64> readonly = [0, 0x500000000, 0x205d00000b63]
var $_C_STR_2000 fstatic <[3] u64> readonly = [0, 0x300000000, 0x2000000020]
var $_C_STR_ fstatic <[3] u64> readonly = [0, 0x100000000, 0]
var $_C_STR_42004200 fstatic <[3] u64> readonly = [0, 0x500000000, 0x424200000840]
var $_C_STR_41006100 fstatic <[3] u64> readonly = [0, 0x500000000, 0x614100000840]
var $_C_STR_645e009c48c3656ed1ca75943d6e0f42 fstatic <[6] u64> readonly = [0, 0x2f00000000, 0x676e6f6c47009f5c, 0x20676e6972747320, 0x6170732068746977, 0x736563]
var $_C_STR_65006d00700074007900 fstatic <[4] u64> readonly = [0, 0xb00000000, 0x74706d6505c2854d, 121]
var $_C_STR_66006900720073007400 fstatic <[4] u64> readonly = [0, 0xb00000000, 0x7372696605ced2b0, 116]
var $_C_STR_7300650063006f006e006400 fstatic <[4] u64> readonly = [0, 0xd00000000, 0x6f636573c9fb4474, 0x646e]
var $_C_STR_6c006f006e006700 fstatic <[3] u64> readonly = [0, 0x900000000, 0x676e6f6c0032c67c]
var $_C_STR_6f0074006800650072002000 fstatic <[4] u64> readonly = [0, 0xd00000000, 0x6568746fc3fd6310, 0x2072]
var $_C_STR_680065006c006c006f00 fstatic <[4] u64> readonly = [0, 0xb00000000, 0x6c6c656805e918d2, 111]
var $_C_STR_77006f0072006c006400 fstatic <[4] u64> readonly = [0, 0xb00000000, 0x6c726f7706c11b92, 100]
var $_C_STR_6c006f00 fstatic <[3] u64> readonly = [0, 0x500000000, 0x6f6c00000d83]
var $_C_STR_7a007a00 fstatic <[3] u64> readonly = [0, 0x500000000, 0x7a7a00000f40]
var $_C_STR_68006500 fstatic <[3] u64> readonly = [0, 0x500000000, 0x656800000cfd]
var $_C_STR_65006c006c00 fstatic <[3] u64> readonly = [0, 0x700000000, 0x6c6c65000188a5]
var $_C_STR_65006c006b00 fstatic <[3] u64> readonly = [0, 0x700000000, 0x6b6c65000188a4]
var $_C_STR_680065006c007000 fstatic <[3] u64> readonly = [0, 0x900000000, 0x706c65680030cf41]
var $_C_STR_680065006c006c00 fstatic <[3] u64> readonly = [0, 0x900000000, 0x6c6c65680030cf3d]
var $_C_STR_6100 fstatic <[3] u64> readonly = [0, 0x300000000, 0x6100000061]
var $_C_STR_6200 fstatic <[3] u64> readonly = [0, 0x300000000, 0x6200000062]
var $_C_STR_7800 fstatic <[3] u64> readonly = [0, 0x300000000, 0x7800000078]
var $_C_STR_43002300 fstatic <[3] u64> readonly = [0, 0x500000000, 0x234300000840]
var $_C_STR_4c006f006e006700 fstatic <[3] u64> readonly = [0, 0x900000000, 0x676e6f4c00243a9c]
var $_C_STR_ffa1167e1f886bda66070360e95b04a6 fstatic <[7] u64> readonly = [0, 0x1e00000000, 0x610063a6570ead, 0xfc002000e90066, 0x2020ac002000df, 0x4140020597d4f60, 0x430]
var $_C_STR_7800ac207900 fstatic <[4] u64> readonly = [0, 0x600000000, 0x20ac00780005b7c5, 121]
var $_C_STR_3dd800de2100 fstatic <[4] u64> readonly = [0, 0x600000000, 0xde00d83d03469f1e, 33]
var $_C_STR_98802cab4f21d3f8a184b0b659681fac fstatic <[8] u64> readonly = [0, 0x4f00000000, 0x962617406f48f64, 0x7571222065726568, 0x616220226465746f, 0x6873616c735c6b63, 0x656c676e69732720, 0x2027]
var $_C_STR_1841dc0660c4d3502371a1999d0c5722 fstatic <[6] u64> readonly = [0, 0x3900000000, 0x9626174abb7f0f4, 0x7571222065726568, 0x616220226465746f, 0x6873616c735c6b63]
var $_C_STR_61007200720061007900 fstatic <[4] u64> readonly = [0, 0xb00000000, 0x61727261058c7259, 121]
var $_C_STR_730065007100 fstatic <[3] u64> readonly = [0, 0x700000000, 0x7165730001bc5f]
var $_C_STR_6d00 fstatic <[3] u64> readonly = [0, 0x300000000, 0x6d0000006d]
var $_C_STR_6e00 fstatic <[3] u64> readonly = [0, 0x300000000, 0x6e0000006e]
var $Ljava_2Flang_2FSystem_3B_7Cout extern <* <$Ljava_2Fio_2FPrintStream_3B>>
func &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FObject_3B>>) void
func &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>) void
func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg1_R114 <* <$Ljava_2Flang_2FString_3B>>) <* <$Ljava_2Flang_2FStringBuilder_3B>>
func &Ljava_2Flang_2FString_3B_7Clength_7C_28_29I public virtual (var %_this <* <$Ljava_2Flang_2FString_3B>>) i32
func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg1_I i32) <* <$Ljava_2Flang_2FStringBuilder_3B>>
func &Ljava_2Flang_2FString_3B_7ChashCode_7C_28_29I public virtual (var %_this <* <$Ljava_2Flang_2FString_3B>>) i32
func &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V public virtual (var %_this <* <$Ljava_2Fio_2FPrintStream_3B>>, var %Reg1_R114 <* <$Ljava_2Flang_2FString_3B>>) void
func &Ljava_2Flang_2FString_3B_7Cequals_7C_28Ljava_2Flang_2FObject_3B_29Z public virtual (var %_this <* <$Ljava_2Flang_2FString_3B>>, var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>) u1
func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28C_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg1_C u16) <* <$Ljava_2Flang_2FStringBuilder_3B>>
func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28J_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg1_J i64) <* <$Ljava_2Flang_2FStringBuilder_3B>>
func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28D_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg1_D f64) <* <$Ljava_2Flang_2FStringBuilder_3B>>
func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28F_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg1_F f32) <* <$Ljava_2Flang_2FStringBuilder_3B>>
func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Z_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg1_Z u1) <* <$Ljava_2Flang_2FStringBuilder_3B>>
func &Ljava_2Flang_2FString_3B_7C_3Cinit_3E_7C_28AC_29V public constructor (var %_this <* <$Ljava_2Flang_2FString_3B>>, var %Reg1_R118 <* <[] u16>>) void
func &Ljava_2Flang_2FString_3B_7C_3Cinit_3E_7C_28ACII_29V public constructor (var %_this <* <$Ljava_2Flang_2FString_3B>>, var %Reg1_R118 <* <[] u16>>, var %Reg2_I i32, var %Reg3_I i32) void
func &Ljava_2Flang_2FString_3B_7Csubstring_7C_28I_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$Ljava_2Flang_2FString_3B>>, var %Reg1_I i32) <* <$Ljava_2Flang_2FString_3B>>
func &Ljava_2Flang_2FString_3B_7Csubstring_7C_28II_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$Ljava_2Flang_2FString_3B>>, var %Reg1_I i32, var %Reg2_I i32) <* <$Ljava_2Flang_2FString_3B>>
func &Ljava_2Flang_2FString_3B_7CisEmpty_7C_28_29Z public virtual (var %_this <* <$Ljava_2Flang_2FString_3B>>) u1
func &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Z_29V public virtual (var %_this <* <$Ljava_2Fio_2FPrintStream_3B>>, var %Reg1_Z u1) void
func &Ljava_2Flang_2FString_3B_7CindexOf_7C_28I_29I public virtual (var %_this <* <$Ljava_2Flang_2FString_3B>>, var %Reg1_I i32) i32
func &Ljava_2Flang_2FString_3B_7CindexOf_7C_28II_29I public virtual (var %_this <* <$Ljava_2Flang_2FString_3B>>, var %Reg1_I i32, var %Reg2_I i32) i32
func &Ljava_2Flang_2FString_3B_7CindexOf_7C_28Ljava_2Flang_2FString_3B_29I public virtual (var %_this <* <$Ljava_2Flang_2FString_3B>>, var %Reg1_R114 <* <$Ljava_2Flang_2FString_3B>>) i32
func &Ljava_2Flang_2FString_3B_7CstartsWith_7C_28Ljava_2Flang_2FString_3B_29Z public virtual (var %_this <* <$Ljava_2Flang_2FString_3B>>, var %Reg1_R114 <* <$Ljava_2Flang_2FString_3B>>) u1
func &Ljava_2Flang_2FString_3B_7CendsWith_7C_28Ljava_2Flang_2FString_3B_29Z public virtual (var %_this <* <$Ljava_2Flang_2FString_3B>>, var %Reg1_R114 <* <$Ljava_2Flang_2FString_3B>>) u1
func &Ljava_2Flang_2FString_3B_7Ccontains_7C_28Ljava_2Flang_2FString_3B_29Z public virtual (var %_this <* <$Ljava_2Flang_2FString_3B>>, var %Reg1_R114 <* <$Ljava_2Flang_2FString_3B>>) u1
func &Ljava_2Flang_2FString_3B_7CcompareTo_7C_28Ljava_2Flang_2FString_3B_29I public virtual (var %_this <* <$Ljava_2Flang_2FString_3B>>, var %Reg1_R114 <* <$Ljava_2Flang_2FString_3B>>) i32
func &Ljava_2Flang_2FString_3B_7CcharAt_7C_28I_29C public virtual (var %_this <* <$Ljava_2Flang_2FString_3B>>, var %Reg1_I i32) u16
func &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28I_29V public virtual (var %_this <* <$Ljava_2Fio_2FPrintStream_3B>>, var %Reg1_I i32) void
func &Ljava_2Flang_2FString_3B_7CvalueOf_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FString_3B public static (var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &Ljava_2Flang_2FString_3B_7CvalueOf_7C_28C_29Ljava_2Flang_2FString_3B public static (var %Reg0_C u16) <* <$Ljava_2Flang_2FString_3B>>
func &Ljava_2Flang_2FString_3B_7CvalueOf_7C_28I_29Ljava_2Flang_2FString_3B public static (var %Reg0_I i32) <* <$Ljava_2Flang_2FString_3B>>
func &Ljava_2Flang_2FString_3B_7CvalueOf_7C_28J_29Ljava_2Flang_2FString_3B public static (var %Reg0_J i64) <* <$Ljava_2Flang_2FString_3B>>
func &Ljava_2Flang_2FString_3B_7CvalueOf_7C_28D_29Ljava_2Flang_2FString_3B public static (var %Reg0_D f64) <* <$Ljava_2Flang_2FString_3B>>
func &Ljava_2Flang_2FString_3B_7CvalueOf_7C_28Z_29Ljava_2Flang_2FString_3B public static (var %Reg0_Z u1) <* <$Ljava_2Flang_2FString_3B>>
func &Ljava_2Flang_2FString_3B_7CtoCharArray_7C_28_29AC public virtual (var %_this <* <$Ljava_2Flang_2FString_3B>>) <* <[] u16>>
func &Ljava_2Flang_2FString_3B_7Cconcat_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$Ljava_2Flang_2FString_3B>>, var %Reg1_R114 <* <$Ljava_2Flang_2FString_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &Ljava_2Flang_2FCharSequence_3B_7Clength_7C_28_29I public virtual abstract (var %_this <* <$Ljava_2Flang_2FCharSequence_3B>>) i32
func &Ljava_2Flang_2FCharSequence_3B_7CcharAt_7C_28I_29C public virtual abstract (var %_this <* <$Ljava_2Flang_2FCharSequence_3B>>, var %Reg1_I i32) u16
func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>) <* <$Ljava_2Flang_2FStringBuilder_3B>>
func &Ljava_2Flang_2FComparable_3B_7CcompareTo_7C_28Ljava_2Flang_2FObject_3B_29I public virtual abstract (var %_this <* <$Ljava_2Flang_2FComparable_3B>>, var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>) i32
var $__cinf_Ljava_2Flang_2FString_3B <$__class_meta__>
func &MCC_GetOrInsertLiteral () <* <$Ljava_2Flang_2FString_3B>>
func &LStrings_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$LStrings_3B>>) void {
  funcid 1
  var %Reg1_R112 <* <$LStrings_3B>>
  var %Reg0_R112 <* <$LStrings_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>

  dassign %Reg1_R112 0 (dread ref %_this)
LOC 1 1
  dassign %Reg0_R112 0 (dread ref %Reg1_R112)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R112))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
  return ()
}
func &LStrings_3B_7Cshow_7C_28Ljava_2Flang_2FString_3B_29V static (var %Reg3_R114 <* <$Ljava_2Flang_2FString_3B>>) void {
  funcid 2
  var %Reg0_R115 <* <$Ljava_2Fio_2FPrintStream_3B>>
  var %Reg1_R116 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg2_R114 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_10 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_11 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg2_I i32
  var %L_STR_12 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_R114 <* <$Ljava_2Flang_2FString_3B>>

ALIAS %s %Reg3_R114 <* <$Ljava_2Flang_2FString_3B>>
  intrinsiccallwithtype <$LStrings_3B> JAVA_CLINIT_CHECK ()
LOC 1 3
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R116 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R116) {}
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_5b00) { dassign %L_STR_10 0 }
  dassign %Reg2_R114 0 (dread ptr %L_STR_10)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread ref %Reg2_R114) { dassign %Reg1_R116 0 }
  dassign %Reg2_R114 0 (dread ref %Reg3_R114)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread ref %Reg2_R114) { dassign %Reg1_R116 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_5d002000) { dassign %L_STR_11 0 }
  dassign %Reg2_R114 0 (dread ptr %L_STR_11)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread ref %Reg2_R114) { dassign %Reg1_R116 0 }
  dassign %Reg2_R114 0 (dread ref %Reg3_R114)
  virtualcallassigned &Ljava_2Flang_2FString_3B_7Clength_7C_28_29I (dread ref %Reg2_R114) { dassign %Reg2_I 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread i32 %Reg2_I) { dassign %Reg1_R116 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_12 0 }
  dassign %Reg2_R114 0 (dread ptr %L_STR_12)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread ref %Reg2_R114) { dassign %Reg1_R116 0 }
  dassign %Reg2_R114 0 (dread ref %Reg3_R114)
  virtualcallassigned &Ljava_2Flang_2FString_3B_7ChashCode_7C_28_29I (dread ref %Reg2_R114) { dassign %Reg2_I 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread i32 %Reg2_I) { dassign %Reg1_R116 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R116) { dassign %Reg1_R114 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R115, dread ref %Reg1_R114) {}
LOC 1 4
  return ()
}
func &LStrings_3B_7Cdescribe_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FString_3B static (var %Reg4_R114 <* <$Ljava_2Flang_2FString_3B>>) <* <$Ljava_2Flang_2FString_3B>> {
  funcid 3
  var %Reg0_R114 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg2_R114 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_I i32
  var %Reg3_I i32
  var %Reg2_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_R114 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_13 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_Z u1
  var %L_STR_14 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_15 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_16 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_17 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_18 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_19 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_20 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R116 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %L_STR_21 <* <$Ljava_2Flang_2FString_3B>>

ALIAS %s %Reg4_R114 <* <$Ljava_2Flang_2FString_3B>>
  intrinsiccallwithtype <$LStrings_3B> JAVA_CLINIT_CHECK ()
LOC 1 7
  dassign %Reg0_R114 0 (dread ref %Reg4_R114)
  dassign %Reg2_R114 0 (dread ref %Reg0_R114)
  dassign %Reg0_I 0 (constval i32 -1)
  dassign %Reg3_I 0 (dread i32 %Reg0_I)
  dassign %Reg2_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg2_R114))
  dassign %Reg0_R113 0 (dread ref %Reg2_R113)
  dassign %Reg0_R114 0 (retype ref <* <$Ljava_2Flang_2FString_3B>> (dread ref %Reg0_R113))
  virtualcallassigned &Ljava_2Flang_2FString_3B_7ChashCode_7C_28_29I (dread ref %Reg0_R114) { dassign %Reg0_I 0 }
  switch (dread i32 %Reg0_I) @label4 {
    0x0: goto @label0
    0x840: goto @label1
    0x47009f5c: goto @label3 }
@label0
  dassign %Reg2_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg2_R114))
  dassign %Reg0_R113 0 (dread ref %Reg2_R113)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_) { dassign %L_STR_13 0 }
  dassign %Reg1_R114 0 (dread ptr %L_STR_13)
  dassign %Reg0_R114 0 (retype ref <* <$Ljava_2Flang_2FString_3B>> (dread ref %Reg0_R113))
  dassign %Reg1_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg1_R114))
  virtualcallassigned &Ljava_2Flang_2FString_3B_7Cequals_7C_28Ljava_2Flang_2FObject_3B_29Z (dread ref %Reg0_R114, dread ref %Reg1_R113) { dassign %Reg0_Z 0 }
  brtrue @label4 (eq i32 i32 (
    cvt i32 u1 (dread u1 %Reg0_Z),
    constval i32 0))
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg3_I 0 (dread i32 %Reg0_I)
  goto @label4
@label1
  dassign %Reg2_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg2_R114))
  dassign %Reg0_R113 0 (dread ref %Reg2_R113)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_42004200) { dassign %L_STR_14 0 }
  dassign %Reg1_R114 0 (dread ptr %L_STR_14)
  dassign %Reg0_R114 0 (retype ref <* <$Ljava_2Flang_2FString_3B>> (dread ref %Reg0_R113))
  dassign %Reg1_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg1_R114))
  virtualcallassigned &Ljava_2Flang_2FString_3B_7Cequals_7C_28Ljava_2Flang_2FObject_3B_29Z (dread ref %Reg0_R114, dread ref %Reg1_R113) { dassign %Reg0_Z 0 }
  brtrue @label2 (eq i32 i32 (
    cvt i32 u1 (dread u1 %Reg0_Z),
    constval i32 0))
  dassign %Reg0_I 0 (constval i32 2)
  dassign %Reg3_I 0 (dread i32 %Reg0_I)
  goto @label4
@label2
  dassign %Reg2_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg2_R114))
  dassign %Reg0_R113 0 (dread ref %Reg2_R113)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_41006100) { dassign %L_STR_15 0 }
  dassign %Reg1_R114 0 (dread ptr %L_STR_15)
  dassign %Reg0_R114 0 (retype ref <* <$Ljava_2Flang_2FString_3B>> (dread ref %Reg0_R113))
  dassign %Reg1_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg1_R114))
  virtualcallassigned &Ljava_2Flang_2FString_3B_7Cequals_7C_28Ljava_2Flang_2FObject_3B_29Z (dread ref %Reg0_R114, dread ref %Reg1_R113) { dassign %Reg0_Z 0 }
  brtrue @label4 (eq i32 i32 (
    cvt i32 u1 (dread u1 %Reg0_Z),
    constval i32 0))
  dassign %Reg0_I 0 (constval i32 1)
  dassign %Reg3_I 0 (dread i32 %Reg0_I)
  goto @label4
@label3
  dassign %Reg2_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg2_R114))
  dassign %Reg0_R113 0 (dread ref %Reg2_R113)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_645e009c48c3656ed1ca75943d6e0f42) { dassign %L_STR_16 0 }
  dassign %Reg1_R114 0 (dread ptr %L_STR_16)
  dassign %Reg0_R114 0 (retype ref <* <$Ljava_2Flang_2FString_3B>> (dread ref %Reg0_R113))
  dassign %Reg1_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg1_R114))
  virtualcallassigned &Ljava_2Flang_2FString_3B_7Cequals_7C_28Ljava_2Flang_2FObject_3B_29Z (dread ref %Reg0_R114, dread ref %Reg1_R113) { dassign %Reg0_Z 0 }
  brtrue @label4 (eq i32 i32 (
    cvt i32 u1 (dread u1 %Reg0_Z),
    constval i32 0))
  dassign %Reg0_I 0 (constval i32 3)
  dassign %Reg3_I 0 (dread i32 %Reg0_I)
@label4
  dassign %Reg0_I 0 (dread i32 %Reg3_I)
  switch (dread i32 %Reg0_I) @label9 {
    0x0: goto @label5
    0x1: goto @label6
    0x2: goto @label7
    0x3: goto @label8 }
@label5
LOC 1 9
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_65006d00700074007900) { dassign %L_STR_17 0 }
  dassign %Reg0_R114 0 (dread ptr %L_STR_17)
  return (dread ref %Reg0_R114)
@label6
LOC 1 11
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_66006900720073007400) { dassign %L_STR_18 0 }
  dassign %Reg0_R114 0 (dread ptr %L_STR_18)
  return (dread ref %Reg0_R114)
@label7
LOC 1 13
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_7300650063006f006e006400) { dassign %L_STR_19 0 }
  dassign %Reg0_R114 0 (dread ptr %L_STR_19)
  return (dread ref %Reg0_R114)
@label8
LOC 1 15
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_6c006f006e006700) { dassign %L_STR_20 0 }
  dassign %Reg0_R114 0 (dread ptr %L_STR_20)
  return (dread ref %Reg0_R114)
@label9
LOC 1 17
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R116 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R116) {}
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_6f0074006800650072002000) { dassign %L_STR_21 0 }
  dassign %Reg1_R114 0 (dread ptr %L_STR_21)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R116, dread ref %Reg1_R114) { dassign %Reg0_R116 0 }
  dassign %Reg1_R114 0 (dread ref %Reg4_R114)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R116, dread ref %Reg1_R114) { dassign %Reg0_R116 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg0_R116) { dassign %Reg0_R114 0 }
  return (dread ref %Reg0_R114)
}
func &LStrings_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V public static (var %Reg23_R117 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>) void {
  funcid 4
  var %Reg0_R114 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_22 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg9_R114 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_23 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg10_R114 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg11_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_R116 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg1_R114 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_12 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_13 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg11_R114 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_I i32
  var %Reg1_C u16
  var %Reg1_J i64
  var %Reg1_D f64
  var %Reg1_F f32
  var %Reg1_Z u1
  var %Reg0_I i32
  var %Reg0_R118 <* <[] u16>>
  var %Reg12_R118 <* <[] u16>>
  var %Reg13_I i32
  var %Reg2_I i32
  var %Reg3_I i32
  var %Reg4_I i32
  var %Reg1_R118 <* <[] u16>>
  var %Reg0_R115 <* <$Ljava_2Fio_2FPrintStream_3B>>
  var %Reg1_R116 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg2_R114 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg3_R114 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_24 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_25 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_26 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg2_Z u1
  var %L_STR_27 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_28 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_29 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_30 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_31 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_32 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_33 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg3_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg6_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg7_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg6_I i32
  var %Reg8_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg13_R114 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg4_R118 <* <[] u16>>
  var %Reg14_R114 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg15_I i32
  var %L_STR_15 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_14 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R117 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>
  var %L_STR_34 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_16 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_35 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg15_R117 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>
  var %Reg16_R117 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>
  var %Reg16_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg17_I i32
  var %Reg18_I i32
  var %Reg19_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg19_R114 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_36 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_37 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg16_R114 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg2_C u16
  var %L_STR_38 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg17_R114 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_39 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_40 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg2_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg2_J i64
  var %Reg2_D f64
  var %L_STR_41 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg18_R118 <* <[] u16>>
  var %Reg3_R118 <* <[] u16>>
  var %Reg2_R118 <* <[] u16>>
  var %L_STR_42 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg19_R119 <* <$Ljava_2Flang_2FCharSequence_3B>>
  var %Reg2_R119 <* <$Ljava_2Flang_2FCharSequence_3B>>
  var %L_STR_43 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg20_R114 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg20_R120 <* <$Ljava_2Flang_2FComparable_3B>>
  var %Reg1_R120 <* <$Ljava_2Flang_2FComparable_3B>>
  var %L_STR_44 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg21_R116 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg22_I i32
  var %Reg22_R114 <* <$Ljava_2Flang_2FString_3B>>

ALIAS %i %Reg22_I i32
ALIAS %k %Reg19_R114 <* <$Ljava_2Flang_2FString_3B>>
ALIAS %args %Reg23_R117 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>
ALIAS %a %Reg9_R114 <* <$Ljava_2Flang_2FString_3B>>
ALIAS %b %Reg10_R114 <* <$Ljava_2Flang_2FString_3B>>
ALIAS %n %Reg11_R114 <* <$Ljava_2Flang_2FString_3B>>
ALIAS %cs %Reg12_R118 <* <[] u16>>
ALIAS %built %Reg13_R114 <* <$Ljava_2Flang_2FString_3B>>
ALIAS %dyn %Reg14_R114 <* <$Ljava_2Flang_2FString_3B>>
ALIAS %keys %Reg15_R117 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>
ALIAS %uni %Reg16_R114 <* <$Ljava_2Flang_2FString_3B>>
ALIAS %sur %Reg17_R114 <* <$Ljava_2Flang_2FString_3B>>
ALIAS %arr %Reg18_R118 <* <[] u16>>
ALIAS %q %Reg19_R119 <* <$Ljava_2Flang_2FCharSequence_3B>>
ALIAS %c %Reg20_R120 <* <$Ljava_2Flang_2FComparable_3B>> "Ljava/lang/Comparable<Ljava/lang/String;>;"
ALIAS %sb %Reg21_R116 <* <$Ljava_2Flang_2FStringBuilder_3B>>
ALIAS %big %Reg22_R114 <* <$Ljava_2Flang_2FString_3B>>
  intrinsiccallwithtype <$LStrings_3B> JAVA_CLINIT_CHECK ()
LOC 1 22
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_680065006c006c006f00) { dassign %L_STR_22 0 }
  dassign %Reg0_R114 0 (dread ptr %L_STR_22)
  dassign %Reg9_R114 0 (dread ref %Reg0_R114)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_77006f0072006c006400) { dassign %L_STR_23 0 }
  dassign %Reg0_R114 0 (dread ptr %L_STR_23)
  dassign %Reg10_R114 0 (dread ref %Reg0_R114)
  dassign %Reg0_R113 0 (constval ref 0)
  dassign %Reg11_R113 0 (dread ref %Reg0_R113)
LOC 1 23
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R116 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R116) {}
  dassign %Reg1_R114 0 (dread ref %Reg9_R114)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R116, dread ref %Reg1_R114) { dassign %Reg0_R116 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_12 0 }
  dassign %Reg1_R114 0 (dread ptr %L_STR_12)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R116, dread ref %Reg1_R114) { dassign %Reg0_R116 0 }
  dassign %Reg1_R114 0 (dread ref %Reg10_R114)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R116, dread ref %Reg1_R114) { dassign %Reg0_R116 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg0_R116) { dassign %Reg0_R114 0 }
  intrinsiccallwithtype <$LStrings_3B> JAVA_CLINIT_CHECK ()
  callassigned &LStrings_3B_7Cshow_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R114) {}
LOC 1 24
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R116 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R116) {}
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_) { dassign %L_STR_13 0 }
  dassign %Reg1_R114 0 (dread ptr %L_STR_13)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R116, dread ref %Reg1_R114) { dassign %Reg0_R116 0 }
  dassign %Reg11_R114 0 (retype ref <* <$Ljava_2Flang_2FString_3B>> (dread ref %Reg11_R113))
  dassign %Reg1_R114 0 (dread ref %Reg11_R114)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R116, dread ref %Reg1_R114) { dassign %Reg0_R116 0 }
  dassign %Reg1_I 0 (constval i32 1)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R116, dread i32 %Reg1_I) { dassign %Reg0_R116 0 }
  dassign %Reg1_I 0 (constval i32 99)
  dassign %Reg1_C 0 (cvt u16 i32 (dread i32 %Reg1_I))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28C_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R116, dread u16 %Reg1_C) { dassign %Reg0_R116 0 }
  dassign %Reg1_J 0 (constval i64 2)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28J_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R116, dread i64 %Reg1_J) { dassign %Reg0_R116 0 }
  dassign %Reg1_D 0 (constval f64 3.5)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28D_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R116, dread f64 %Reg1_D) { dassign %Reg0_R116 0 }
  dassign %Reg1_F 0 (constval f32 1.5f)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28F_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R116, dread f32 %Reg1_F) { dassign %Reg0_R116 0 }
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg1_Z 0 (cvt u1 i32 (dread i32 %Reg1_I))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Z_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R116, dread u1 %Reg1_Z) { dassign %Reg0_R116 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg0_R116) { dassign %Reg0_R114 0 }
  intrinsiccallwithtype <$LStrings_3B> JAVA_CLINIT_CHECK ()
  callassigned &LStrings_3B_7Cshow_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R114) {}
LOC 1 25
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_) { dassign %L_STR_13 0 }
  dassign %Reg0_R114 0 (dread ptr %L_STR_13)
  intrinsiccallwithtype <$LStrings_3B> JAVA_CLINIT_CHECK ()
  callassigned &LStrings_3B_7Cshow_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R114) {}
LOC 1 26
  dassign %Reg0_I 0 (constval i32 5)
  dassign %Reg0_R118 0 (gcmallocjarray ref <[] u16> (dread i32 %Reg0_I))
  dassign %Reg12_R118 0 (dread ref %Reg0_R118)
LOC 1 27
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg13_I 0 (dread i32 %Reg0_I)
@label10
  dassign %Reg0_I 0 (dread i32 %Reg13_I)
  dassign %Reg1_I 0 (constval i32 5)
  brtrue @label11 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg0_R118 0 (dread ref %Reg12_R118)
  dassign %Reg1_I 0 (dread i32 %Reg13_I)
  dassign %Reg2_I 0 (constval i32 97)
  dassign %Reg3_I 0 (dread i32 %Reg13_I)
  dassign %Reg4_I 0 (constval i32 3)
  dassign %Reg3_I 0 (mul i32 (dread i32 %Reg3_I, dread i32 %Reg4_I))
  dassign %Reg2_I 0 (add i32 (dread i32 %Reg2_I, dread i32 %Reg3_I))
  dassign %Reg2_I 0 (zext i32 16 (dread i32 %Reg2_I))
  iassign <* u16> 0 (
    array 1 ptr <* <[] u16>> (dread ref %Reg0_R118, dread i32 %Reg1_I), 
    cvt u16 i32 (dread i32 %Reg2_I))
  dassign %Reg13_I 0 (add i32 (dread i32 %Reg13_I, constval i32 1))
  goto @label10
@label11
LOC 1 28
  intrinsiccallwithtype <$Ljava_2Flang_2FString_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R114 0 (gcmalloc ref <$Ljava_2Flang_2FString_3B>)
  dassign %Reg1_R118 0 (dread ref %Reg12_R118)
  callassigned &Ljava_2Flang_2FString_3B_7C_3Cinit_3E_7C_28AC_29V (dread ref %Reg0_R114, dread ref %Reg1_R118) {}
  intrinsiccallwithtype <$LStrings_3B> JAVA_CLINIT_CHECK ()
  callassigned &LStrings_3B_7Cshow_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R114) {}
LOC 1 29
  intrinsiccallwithtype <$Ljava_2Flang_2FString_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R114 0 (gcmalloc ref <$Ljava_2Flang_2FString_3B>)
  dassign %Reg1_R118 0 (dread ref %Reg12_R118)
  dassign %Reg2_I 0 (constval i32 1)
  dassign %Reg3_I 0 (constval i32 3)
  callassigned &Ljava_2Flang_2FString_3B_7C_3Cinit_3E_7C_28ACII_29V (dread ref %Reg0_R114, dread ref %Reg1_R118, dread i32 %Reg2_I, dread i32 %Reg3_I) {}
  intrinsiccallwithtype <$LStrings_3B> JAVA_CLINIT_CHECK ()
  callassigned &LStrings_3B_7Cshow_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R114) {}
LOC 1 30
  dassign %Reg0_R118 0 (dread ref %Reg12_R118)
  dassign %Reg1_I 0 (constval i32 0)
  dassign %Reg2_I 0 (constval i32 90)
  iassign <* u16> 0 (
    array 1 ptr <* <[] u16>> (dread ref %Reg0_R118, dread i32 %Reg1_I), 
    cvt u16 i32 (dread i32 %Reg2_I))
LOC 1 31
  intrinsiccallwithtype <$Ljava_2Flang_2FString_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R114 0 (gcmalloc ref <$Ljava_2Flang_2FString_3B>)
  dassign %Reg1_R118 0 (dread ref %Reg12_R118)
  callassigned &Ljava_2Flang_2FString_3B_7C_3Cinit_3E_7C_28AC_29V (dread ref %Reg0_R114, dread ref %Reg1_R118) {}
  intrinsiccallwithtype <$LStrings_3B> JAVA_CLINIT_CHECK ()
  callassigned &LStrings_3B_7Cshow_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R114) {}
LOC 1 32
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_R114 0 (dread ref %Reg9_R114)
  dassign %Reg2_I 0 (constval i32 1)
  virtualcallassigned &Ljava_2Flang_2FString_3B_7Csubstring_7C_28I_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R114, dread i32 %Reg2_I) { dassign %Reg1_R114 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R115, dread ref %Reg1_R114) {}
LOC 1 33
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_R114 0 (dread ref %Reg9_R114)
  dassign %Reg2_I 0 (constval i32 1)
  dassign %Reg3_I 0 (constval i32 3)
  virtualcallassigned &Ljava_2Flang_2FString_3B_7Csubstring_7C_28II_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R114, dread i32 %Reg2_I, dread i32 %Reg3_I) { dassign %Reg1_R114 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R115, dread ref %Reg1_R114) {}
LOC 1 34
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_R114 0 (dread ref %Reg9_R114)
  dassign %Reg2_I 0 (constval i32 5)
  virtualcallassigned &Ljava_2Flang_2FString_3B_7Csubstring_7C_28I_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R114, dread i32 %Reg2_I) { dassign %Reg1_R114 0 }
  virtualcallassigned &Ljava_2Flang_2FString_3B_7CisEmpty_7C_28_29Z (dread ref %Reg1_R114) { dassign %Reg1_Z 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Z_29V (dread ref %Reg0_R115, dread u1 %Reg1_Z) {}
LOC 1 35
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R116 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R116) {}
  dassign %Reg2_R114 0 (dread ref %Reg9_R114)
  dassign %Reg3_I 0 (constval i32 108)
  virtualcallassigned &Ljava_2Flang_2FString_3B_7CindexOf_7C_28I_29I (dread ref %Reg2_R114, dread i32 %Reg3_I) { dassign %Reg2_I 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread i32 %Reg2_I) { dassign %Reg1_R116 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_12 0 }
  dassign %Reg2_R114 0 (dread ptr %L_STR_12)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread ref %Reg2_R114) { dassign %Reg1_R116 0 }
  dassign %Reg2_R114 0 (dread ref %Reg9_R114)
  dassign %Reg3_I 0 (constval i32 108)
  dassign %Reg4_I 0 (constval i32 3)
  virtualcallassigned &Ljava_2Flang_2FString_3B_7CindexOf_7C_28II_29I (dread ref %Reg2_R114, dread i32 %Reg3_I, dread i32 %Reg4_I) { dassign %Reg2_I 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread i32 %Reg2_I) { dassign %Reg1_R116 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_12 0 }
  dassign %Reg2_R114 0 (dread ptr %L_STR_12)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread ref %Reg2_R114) { dassign %Reg1_R116 0 }
  dassign %Reg2_R114 0 (dread ref %Reg9_R114)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_6c006f00) { dassign %L_STR_24 0 }
  dassign %Reg3_R114 0 (dread ptr %L_STR_24)
  virtualcallassigned &Ljava_2Flang_2FString_3B_7CindexOf_7C_28Ljava_2Flang_2FString_3B_29I (dread ref %Reg2_R114, dread ref %Reg3_R114) { dassign %Reg2_I 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread i32 %Reg2_I) { dassign %Reg1_R116 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_12 0 }
  dassign %Reg2_R114 0 (dread ptr %L_STR_12)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread ref %Reg2_R114) { dassign %Reg1_R116 0 }
  dassign %Reg2_R114 0 (dread ref %Reg9_R114)
  dassign %Reg3_I 0 (constval i32 122)
  virtualcallassigned &Ljava_2Flang_2FString_3B_7CindexOf_7C_28I_29I (dread ref %Reg2_R114, dread i32 %Reg3_I) { dassign %Reg2_I 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread i32 %Reg2_I) { dassign %Reg1_R116 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_12 0 }
  dassign %Reg2_R114 0 (dread ptr %L_STR_12)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread ref %Reg2_R114) { dassign %Reg1_R116 0 }
  dassign %Reg2_R114 0 (dread ref %Reg9_R114)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_7a007a00) { dassign %L_STR_25 0 }
  dassign %Reg3_R114 0 (dread ptr %L_STR_25)
LOC 1 36
  virtualcallassigned &Ljava_2Flang_2FString_3B_7CindexOf_7C_28Ljava_2Flang_2FString_3B_29I (dread ref %Reg2_R114, dread ref %Reg3_R114) { dassign %Reg2_I 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread i32 %Reg2_I) { dassign %Reg1_R116 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R116) { dassign %Reg1_R114 0 }
LOC 1 35
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R115, dread ref %Reg1_R114) {}
LOC 1 37
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R116 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R116) {}
  dassign %Reg2_R114 0 (dread ref %Reg9_R114)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_68006500) { dassign %L_STR_26 0 }
  dassign %Reg3_R114 0 (dread ptr %L_STR_26)
  virtualcallassigned &Ljava_2Flang_2FString_3B_7CstartsWith_7C_28Ljava_2Flang_2FString_3B_29Z (dread ref %Reg2_R114, dread ref %Reg3_R114) { dassign %Reg2_Z 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Z_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread u1 %Reg2_Z) { dassign %Reg1_R116 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_12 0 }
  dassign %Reg2_R114 0 (dread ptr %L_STR_12)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread ref %Reg2_R114) { dassign %Reg1_R116 0 }
  dassign %Reg2_R114 0 (dread ref %Reg9_R114)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_6c006f00) { dassign %L_STR_24 0 }
  dassign %Reg3_R114 0 (dread ptr %L_STR_24)
  virtualcallassigned &Ljava_2Flang_2FString_3B_7CendsWith_7C_28Ljava_2Flang_2FString_3B_29Z (dread ref %Reg2_R114, dread ref %Reg3_R114) { dassign %Reg2_Z 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Z_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread u1 %Reg2_Z) { dassign %Reg1_R116 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_12 0 }
  dassign %Reg2_R114 0 (dread ptr %L_STR_12)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread ref %Reg2_R114) { dassign %Reg1_R116 0 }
  dassign %Reg2_R114 0 (dread ref %Reg9_R114)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_65006c006c00) { dassign %L_STR_27 0 }
  dassign %Reg3_R114 0 (dread ptr %L_STR_27)
  virtualcallassigned &Ljava_2Flang_2FString_3B_7Ccontains_7C_28Ljava_2Flang_2FString_3B_29Z (dread ref %Reg2_R114, dread ref %Reg3_R114) { dassign %Reg2_Z 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Z_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread u1 %Reg2_Z) { dassign %Reg1_R116 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_12 0 }
  dassign %Reg2_R114 0 (dread ptr %L_STR_12)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread ref %Reg2_R114) { dassign %Reg1_R116 0 }
  dassign %Reg2_R114 0 (dread ref %Reg9_R114)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_65006c006b00) { dassign %L_STR_28 0 }
  dassign %Reg3_R114 0 (dread ptr %L_STR_28)
LOC 1 38
  virtualcallassigned &Ljava_2Flang_2FString_3B_7Ccontains_7C_28Ljava_2Flang_2FString_3B_29Z (dread ref %Reg2_R114, dread ref %Reg3_R114) { dassign %Reg2_Z 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Z_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread u1 %Reg2_Z) { dassign %Reg1_R116 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R116) { dassign %Reg1_R114 0 }
LOC 1 37
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R115, dread ref %Reg1_R114) {}
LOC 1 39
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R116 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R116) {}
  dassign %Reg2_R114 0 (dread ref %Reg9_R114)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_680065006c007000) { dassign %L_STR_29 0 }
  dassign %Reg3_R114 0 (dread ptr %L_STR_29)
  virtualcallassigned &Ljava_2Flang_2FString_3B_7CcompareTo_7C_28Ljava_2Flang_2FString_3B_29I (dread ref %Reg2_R114, dread ref %Reg3_R114) { dassign %Reg2_I 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread i32 %Reg2_I) { dassign %Reg1_R116 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_12 0 }
  dassign %Reg2_R114 0 (dread ptr %L_STR_12)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread ref %Reg2_R114) { dassign %Reg1_R116 0 }
  dassign %Reg2_R114 0 (dread ref %Reg9_R114)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_680065006c006c00) { dassign %L_STR_30 0 }
  dassign %Reg3_R114 0 (dread ptr %L_STR_30)
  virtualcallassigned &Ljava_2Flang_2FString_3B_7CcompareTo_7C_28Ljava_2Flang_2FString_3B_29I (dread ref %Reg2_R114, dread ref %Reg3_R114) { dassign %Reg2_I 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread i32 %Reg2_I) { dassign %Reg1_R116 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_12 0 }
  dassign %Reg2_R114 0 (dread ptr %L_STR_12)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread ref %Reg2_R114) { dassign %Reg1_R116 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_6100) { dassign %L_STR_31 0 }
  dassign %Reg2_R114 0 (dread ptr %L_STR_31)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_6200) { dassign %L_STR_32 0 }
  dassign %Reg3_R114 0 (dread ptr %L_STR_32)
  virtualcallassigned &Ljava_2Flang_2FString_3B_7CcompareTo_7C_28Ljava_2Flang_2FString_3B_29I (dread ref %Reg2_R114, dread ref %Reg3_R114) { dassign %Reg2_I 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread i32 %Reg2_I) { dassign %Reg1_R116 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_12 0 }
  dassign %Reg2_R114 0 (dread ptr %L_STR_12)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread ref %Reg2_R114) { dassign %Reg1_R116 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_) { dassign %L_STR_13 0 }
  dassign %Reg2_R114 0 (dread ptr %L_STR_13)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_7800) { dassign %L_STR_33 0 }
  dassign %Reg3_R114 0 (dread ptr %L_STR_33)
LOC 1 40
  virtualcallassigned &Ljava_2Flang_2FString_3B_7CcompareTo_7C_28Ljava_2Flang_2FString_3B_29I (dread ref %Reg2_R114, dread ref %Reg3_R114) { dassign %Reg2_I 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread i32 %Reg2_I) { dassign %Reg1_R116 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R116) { dassign %Reg1_R114 0 }
LOC 1 39
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R115, dread ref %Reg1_R114) {}
LOC 1 41
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R116 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R116) {}
  dassign %Reg2_R114 0 (dread ref %Reg9_R114)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_680065006c006c006f00) { dassign %L_STR_22 0 }
  dassign %Reg3_R114 0 (dread ptr %L_STR_22)
  dassign %Reg3_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg3_R114))
  virtualcallassigned &Ljava_2Flang_2FString_3B_7Cequals_7C_28Ljava_2Flang_2FObject_3B_29Z (dread ref %Reg2_R114, dread ref %Reg3_R113) { dassign %Reg2_Z 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Z_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread u1 %Reg2_Z) { dassign %Reg1_R116 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_12 0 }
  dassign %Reg2_R114 0 (dread ptr %L_STR_12)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread ref %Reg2_R114) { dassign %Reg1_R116 0 }
  dassign %Reg2_R114 0 (dread ref %Reg9_R114)
  dassign %Reg11_R114 0 (retype ref <* <$Ljava_2Flang_2FString_3B>> (dread ref %Reg11_R113))
  dassign %Reg3_R114 0 (dread ref %Reg11_R114)
  dassign %Reg3_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg3_R114))
  virtualcallassigned &Ljava_2Flang_2FString_3B_7Cequals_7C_28Ljava_2Flang_2FObject_3B_29Z (dread ref %Reg2_R114, dread ref %Reg3_R113) { dassign %Reg2_Z 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Z_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread u1 %Reg2_Z) { dassign %Reg1_R116 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_12 0 }
  dassign %Reg2_R114 0 (dread ptr %L_STR_12)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread ref %Reg2_R114) { dassign %Reg1_R116 0 }
  dassign %Reg2_R114 0 (dread ref %Reg9_R114)
  intrinsiccallwithtype <$Ljava_2Flang_2FObject_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg3_R113 0 (gcmalloc ref <$Ljava_2Flang_2FObject_3B>)
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg3_R113) {}
  virtualcallassigned &Ljava_2Flang_2FString_3B_7Cequals_7C_28Ljava_2Flang_2FObject_3B_29Z (dread ref %Reg2_R114, dread ref %Reg3_R113) { dassign %Reg2_Z 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Z_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread u1 %Reg2_Z) { dassign %Reg1_R116 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_12 0 }
  dassign %Reg2_R114 0 (dread ptr %L_STR_12)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread ref %Reg2_R114) { dassign %Reg1_R116 0 }
  dassign %Reg2_R114 0 (dread ref %Reg9_R114)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_680065006c006c006f00) { dassign %L_STR_22 0 }
  dassign %Reg3_R114 0 (dread ptr %L_STR_22)
  dassign %Reg6_R113 0 (dread ref %Reg1_R116)
  dassign %Reg7_R113 0 (dread ref %Reg0_R115)
  brtrue @label12 (ne i32 ref (dread ref %Reg2_R114, dread ref %Reg3_R114))
  dassign %Reg0_R113 0 (dread ref %Reg7_R113)
  dassign %Reg1_R113 0 (dread ref %Reg6_R113)
  dassign %Reg2_I 0 (constval i32 1)
  dassign %Reg6_I 0 (dread i32 %Reg2_I)
  dassign %Reg7_R113 0 (dread ref %Reg1_R113)
  dassign %Reg8_R113 0 (dread ref %Reg0_R113)
  goto @label13
@label12
  dassign %Reg0_R113 0 (dread ref %Reg7_R113)
  dassign %Reg1_R113 0 (dread ref %Reg6_R113)
  dassign %Reg2_I 0 (constval i32 0)
  dassign %Reg6_I 0 (dread i32 %Reg2_I)
  dassign %Reg7_R113 0 (dread ref %Reg1_R113)
  dassign %Reg8_R113 0 (dread ref %Reg0_R113)
@label13
  dassign %Reg0_R113 0 (dread ref %Reg8_R113)
  dassign %Reg1_R113 0 (dread ref %Reg7_R113)
  dassign %Reg2_I 0 (dread i32 %Reg6_I)
  dassign %Reg1_R116 0 (retype ref <* <$Ljava_2Flang_2FStringBuilder_3B>> (dread ref %Reg1_R113))
  dassign %Reg2_Z 0 (cvt u1 i32 (dread i32 %Reg2_I))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Z_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread u1 %Reg2_Z) { dassign %Reg1_R116 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R116) { dassign %Reg1_R114 0 }
  dassign %Reg0_R115 0 (retype ref <* <$Ljava_2Fio_2FPrintStream_3B>> (dread ref %Reg0_R113))
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R115, dread ref %Reg1_R114) {}
LOC 1 43
  intrinsiccallwithtype <$Ljava_2Flang_2FString_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R114 0 (gcmalloc ref <$Ljava_2Flang_2FString_3B>)
  dassign %Reg1_R118 0 (dread ref %Reg12_R118)
  callassigned &Ljava_2Flang_2FString_3B_7C_3Cinit_3E_7C_28AC_29V (dread ref %Reg0_R114, dread ref %Reg1_R118) {}
  dassign %Reg13_R114 0 (dread ref %Reg0_R114)
LOC 1 44
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R116 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R116) {}
  dassign %Reg2_R114 0 (dread ref %Reg13_R114)
  intrinsiccallwithtype <$Ljava_2Flang_2FString_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg3_R114 0 (gcmalloc ref <$Ljava_2Flang_2FString_3B>)
  dassign %Reg4_R118 0 (dread ref %Reg12_R118)
  callassigned &Ljava_2Flang_2FString_3B_7C_3Cinit_3E_7C_28AC_29V (dread ref %Reg3_R114, dread ref %Reg4_R118) {}
  dassign %Reg3_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg3_R114))
  virtualcallassigned &Ljava_2Flang_2FString_3B_7Cequals_7C_28Ljava_2Flang_2FObject_3B_29Z (dread ref %Reg2_R114, dread ref %Reg3_R113) { dassign %Reg2_Z 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Z_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread u1 %Reg2_Z) { dassign %Reg1_R116 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_12 0 }
  dassign %Reg2_R114 0 (dread ptr %L_STR_12)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread ref %Reg2_R114) { dassign %Reg1_R116 0 }
  dassign %Reg2_R114 0 (dread ref %Reg13_R114)
  intrinsiccallwithtype <$Ljava_2Flang_2FString_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg3_R114 0 (gcmalloc ref <$Ljava_2Flang_2FString_3B>)
  dassign %Reg4_R118 0 (dread ref %Reg12_R118)
  callassigned &Ljava_2Flang_2FString_3B_7C_3Cinit_3E_7C_28AC_29V (dread ref %Reg3_R114, dread ref %Reg4_R118) {}
  dassign %Reg6_R113 0 (dread ref %Reg1_R116)
  dassign %Reg7_R113 0 (dread ref %Reg0_R115)
  brtrue @label14 (ne i32 ref (dread ref %Reg2_R114, dread ref %Reg3_R114))
  dassign %Reg0_R113 0 (dread ref %Reg7_R113)
  dassign %Reg1_R113 0 (dread ref %Reg6_R113)
  dassign %Reg2_I 0 (constval i32 1)
  dassign %Reg6_I 0 (dread i32 %Reg2_I)
  dassign %Reg7_R113 0 (dread ref %Reg1_R113)
  dassign %Reg8_R113 0 (dread ref %Reg0_R113)
  goto @label15
@label14
  dassign %Reg0_R113 0 (dread ref %Reg7_R113)
  dassign %Reg1_R113 0 (dread ref %Reg6_R113)
  dassign %Reg2_I 0 (constval i32 0)
  dassign %Reg6_I 0 (dread i32 %Reg2_I)
  dassign %Reg7_R113 0 (dread ref %Reg1_R113)
  dassign %Reg8_R113 0 (dread ref %Reg0_R113)
@label15
  dassign %Reg0_R113 0 (dread ref %Reg8_R113)
  dassign %Reg1_R113 0 (dread ref %Reg7_R113)
  dassign %Reg2_I 0 (dread i32 %Reg6_I)
  dassign %Reg1_R116 0 (retype ref <* <$Ljava_2Flang_2FStringBuilder_3B>> (dread ref %Reg1_R113))
  dassign %Reg2_Z 0 (cvt u1 i32 (dread i32 %Reg2_I))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Z_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread u1 %Reg2_Z) { dassign %Reg1_R116 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R116) { dassign %Reg1_R114 0 }
  dassign %Reg0_R115 0 (retype ref <* <$Ljava_2Fio_2FPrintStream_3B>> (dread ref %Reg0_R113))
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R115, dread ref %Reg1_R114) {}
LOC 1 45
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_) { dassign %L_STR_13 0 }
  dassign %Reg0_R114 0 (dread ptr %L_STR_13)
  dassign %Reg14_R114 0 (dread ref %Reg0_R114)
LOC 1 46
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg15_I 0 (dread i32 %Reg0_I)
@label16
  dassign %Reg0_I 0 (dread i32 %Reg15_I)
  dassign %Reg1_I 0 (constval i32 5)
  brtrue @label17 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R116 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R116) {}
  dassign %Reg1_R114 0 (dread ref %Reg14_R114)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R116, dread ref %Reg1_R114) { dassign %Reg0_R116 0 }
  dassign %Reg1_R114 0 (dread ref %Reg9_R114)
  dassign %Reg2_I 0 (dread i32 %Reg15_I)
  virtualcallassigned &Ljava_2Flang_2FString_3B_7CcharAt_7C_28I_29C (dread ref %Reg1_R114, dread i32 %Reg2_I) { dassign %Reg1_C 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28C_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R116, dread u16 %Reg1_C) { dassign %Reg0_R116 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg0_R116) { dassign %Reg0_R114 0 }
  dassign %Reg14_R114 0 (dread ref %Reg0_R114)
  dassign %Reg15_I 0 (add i32 (dread i32 %Reg15_I, constval i32 1))
  goto @label16
@label17
LOC 1 47
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R116 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R116) {}
  dassign %Reg2_R114 0 (dread ref %Reg14_R114)
  dassign %Reg3_R114 0 (dread ref %Reg9_R114)
  dassign %Reg3_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg3_R114))
  virtualcallassigned &Ljava_2Flang_2FString_3B_7Cequals_7C_28Ljava_2Flang_2FObject_3B_29Z (dread ref %Reg2_R114, dread ref %Reg3_R113) { dassign %Reg2_Z 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Z_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread u1 %Reg2_Z) { dassign %Reg1_R116 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_12 0 }
  dassign %Reg2_R114 0 (dread ptr %L_STR_12)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread ref %Reg2_R114) { dassign %Reg1_R116 0 }
  dassign %Reg2_R114 0 (dread ref %Reg14_R114)
  dassign %Reg3_R114 0 (dread ref %Reg9_R114)
  dassign %Reg6_R113 0 (dread ref %Reg1_R116)
  dassign %Reg7_R113 0 (dread ref %Reg0_R115)
  brtrue @label18 (ne i32 ref (dread ref %Reg2_R114, dread ref %Reg3_R114))
  dassign %Reg0_R113 0 (dread ref %Reg7_R113)
  dassign %Reg1_R113 0 (dread ref %Reg6_R113)
  dassign %Reg2_I 0 (constval i32 1)
  dassign %Reg6_I 0 (dread i32 %Reg2_I)
  dassign %Reg7_R113 0 (dread ref %Reg1_R113)
  dassign %Reg8_R113 0 (dread ref %Reg0_R113)
  goto @label19
@label18
  dassign %Reg0_R113 0 (dread ref %Reg7_R113)
  dassign %Reg1_R113 0 (dread ref %Reg6_R113)
  dassign %Reg2_I 0 (constval i32 0)
  dassign %Reg6_I 0 (dread i32 %Reg2_I)
  dassign %Reg7_R113 0 (dread ref %Reg1_R113)
  dassign %Reg8_R113 0 (dread ref %Reg0_R113)
@label19
  dassign %Reg0_R113 0 (dread ref %Reg8_R113)
  dassign %Reg1_R113 0 (dread ref %Reg7_R113)
  dassign %Reg2_I 0 (dread i32 %Reg6_I)
  dassign %Reg1_R116 0 (retype ref <* <$Ljava_2Flang_2FStringBuilder_3B>> (dread ref %Reg1_R113))
  dassign %Reg2_Z 0 (cvt u1 i32 (dread i32 %Reg2_I))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Z_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread u1 %Reg2_Z) { dassign %Reg1_R116 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_12 0 }
  dassign %Reg2_R114 0 (dread ptr %L_STR_12)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread ref %Reg2_R114) { dassign %Reg1_R116 0 }
  dassign %Reg2_R114 0 (dread ref %Reg14_R114)
  virtualcallassigned &Ljava_2Flang_2FString_3B_7ChashCode_7C_28_29I (dread ref %Reg2_R114) { dassign %Reg2_I 0 }
  dassign %Reg3_R114 0 (dread ref %Reg9_R114)
  virtualcallassigned &Ljava_2Flang_2FString_3B_7ChashCode_7C_28_29I (dread ref %Reg3_R114) { dassign %Reg3_I 0 }
  dassign %Reg6_R113 0 (dread ref %Reg1_R116)
  dassign %Reg7_R113 0 (dread ref %Reg0_R113)
  brtrue @label20 (ne i32 i32 (dread i32 %Reg2_I, dread i32 %Reg3_I))
  dassign %Reg0_R113 0 (dread ref %Reg7_R113)
  dassign %Reg1_R113 0 (dread ref %Reg6_R113)
  dassign %Reg2_I 0 (constval i32 1)
  dassign %Reg6_I 0 (dread i32 %Reg2_I)
  dassign %Reg7_R113 0 (dread ref %Reg1_R113)
  dassign %Reg8_R113 0 (dread ref %Reg0_R113)
  goto @label21
@label20
  dassign %Reg0_R113 0 (dread ref %Reg7_R113)
  dassign %Reg1_R113 0 (dread ref %Reg6_R113)
  dassign %Reg2_I 0 (constval i32 0)
  dassign %Reg6_I 0 (dread i32 %Reg2_I)
  dassign %Reg7_R113 0 (dread ref %Reg1_R113)
  dassign %Reg8_R113 0 (dread ref %Reg0_R113)
@label21
  dassign %Reg0_R113 0 (dread ref %Reg8_R113)
  dassign %Reg1_R113 0 (dread ref %Reg7_R113)
  dassign %Reg2_I 0 (dread i32 %Reg6_I)
  dassign %Reg1_R116 0 (retype ref <* <$Ljava_2Flang_2FStringBuilder_3B>> (dread ref %Reg1_R113))
  dassign %Reg2_Z 0 (cvt u1 i32 (dread i32 %Reg2_I))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Z_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread u1 %Reg2_Z) { dassign %Reg1_R116 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R116) { dassign %Reg1_R114 0 }
  dassign %Reg0_R115 0 (retype ref <* <$Ljava_2Fio_2FPrintStream_3B>> (dread ref %Reg0_R113))
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R115, dread ref %Reg1_R114) {}
LOC 1 48
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_41006100) { dassign %L_STR_15 0 }
  dassign %Reg1_R114 0 (dread ptr %L_STR_15)
  virtualcallassigned &Ljava_2Flang_2FString_3B_7ChashCode_7C_28_29I (dread ref %Reg1_R114) { dassign %Reg1_I 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_42004200) { dassign %L_STR_14 0 }
  dassign %Reg2_R114 0 (dread ptr %L_STR_14)
  virtualcallassigned &Ljava_2Flang_2FString_3B_7ChashCode_7C_28_29I (dread ref %Reg2_R114) { dassign %Reg2_I 0 }
  dassign %Reg6_R113 0 (dread ref %Reg0_R115)
  brtrue @label22 (ne i32 i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  dassign %Reg0_R113 0 (dread ref %Reg6_R113)
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg6_I 0 (dread i32 %Reg1_I)
  dassign %Reg7_R113 0 (dread ref %Reg0_R113)
  goto @label23
@label22
  dassign %Reg0_R113 0 (dread ref %Reg6_R113)
  dassign %Reg1_I 0 (constval i32 0)
  dassign %Reg6_I 0 (dread i32 %Reg1_I)
  dassign %Reg7_R113 0 (dread ref %Reg0_R113)
@label23
  dassign %Reg0_R113 0 (dread ref %Reg7_R113)
  dassign %Reg1_I 0 (dread i32 %Reg6_I)
  dassign %Reg0_R115 0 (retype ref <* <$Ljava_2Fio_2FPrintStream_3B>> (dread ref %Reg0_R113))
  dassign %Reg1_Z 0 (cvt u1 i32 (dread i32 %Reg1_I))
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Z_29V (dread ref %Reg0_R115, dread u1 %Reg1_Z) {}
LOC 1 49
  dassign %Reg0_I 0 (constval i32 6)
  dassign %Reg0_R117 0 (gcmallocjarray ref <[] <* <$Ljava_2Flang_2FString_3B>>> (dread i32 %Reg0_I))
  dassign %Reg1_I 0 (constval i32 0)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_) { dassign %L_STR_13 0 }
  dassign %Reg2_R114 0 (dread ptr %L_STR_13)
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R117, dread i32 %Reg1_I), 
    dread ref %Reg2_R114)
  dassign %Reg1_I 0 (constval i32 1)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_41006100) { dassign %L_STR_15 0 }
  dassign %Reg2_R114 0 (dread ptr %L_STR_15)
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R117, dread i32 %Reg1_I), 
    dread ref %Reg2_R114)
  dassign %Reg1_I 0 (constval i32 2)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_42004200) { dassign %L_STR_14 0 }
  dassign %Reg2_R114 0 (dread ptr %L_STR_14)
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R117, dread i32 %Reg1_I), 
    dread ref %Reg2_R114)
  dassign %Reg1_I 0 (constval i32 3)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_43002300) { dassign %L_STR_34 0 }
  dassign %Reg2_R114 0 (dread ptr %L_STR_34)
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R117, dread i32 %Reg1_I), 
    dread ref %Reg2_R114)
  dassign %Reg1_I 0 (constval i32 4)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_645e009c48c3656ed1ca75943d6e0f42) { dassign %L_STR_16 0 }
  dassign %Reg2_R114 0 (dread ptr %L_STR_16)
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R117, dread i32 %Reg1_I), 
    dread ref %Reg2_R114)
  dassign %Reg1_I 0 (constval i32 5)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_4c006f006e006700) { dassign %L_STR_35 0 }
  dassign %Reg2_R114 0 (dread ptr %L_STR_35)
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R117, dread i32 %Reg1_I), 
    dread ref %Reg2_R114)
  dassign %Reg15_R117 0 (dread ref %Reg0_R117)
LOC 1 50
  dassign %Reg0_R117 0 (dread ref %Reg15_R117)
  dassign %Reg16_R117 0 (dread ref %Reg0_R117)
  dassign %Reg16_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg16_R117))
  dassign %Reg0_R113 0 (dread ref %Reg16_R113)
  dassign %Reg0_I 0 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %Reg0_R113))
  dassign %Reg17_I 0 (dread i32 %Reg0_I)
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg18_I 0 (dread i32 %Reg0_I)
@label24
  dassign %Reg0_I 0 (dread i32 %Reg18_I)
  dassign %Reg1_I 0 (dread i32 %Reg17_I)
  brtrue @label25 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg16_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg16_R117))
  dassign %Reg0_R113 0 (dread ref %Reg16_R113)
  dassign %Reg1_I 0 (dread i32 %Reg18_I)
  dassign %Reg0_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg0_R113, dread i32 %Reg1_I)))
  dassign %Reg19_R113 0 (dread ref %Reg0_R113)
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg19_R114 0 (retype ref <* <$Ljava_2Flang_2FString_3B>> (dread ref %Reg19_R113))
  dassign %Reg1_R114 0 (dread ref %Reg19_R114)
  intrinsiccallwithtype <$LStrings_3B> JAVA_CLINIT_CHECK ()
  callassigned &LStrings_3B_7Cdescribe_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R114) { dassign %Reg1_R114 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R115, dread ref %Reg1_R114) {}
  dassign %Reg18_I 0 (add i32 (dread i32 %Reg18_I, constval i32 1))
  goto @label24
@label25
LOC 1 51
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_ffa1167e1f886bda66070360e95b04a6) { dassign %L_STR_36 0 }
  dassign %Reg1_R114 0 (dread ptr %L_STR_36)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R115, dread ref %Reg1_R114) {}
LOC 1 52
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_7800ac207900) { dassign %L_STR_37 0 }
  dassign %Reg0_R114 0 (dread ptr %L_STR_37)
  dassign %Reg16_R114 0 (dread ref %Reg0_R114)
LOC 1 53
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R116 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R116) {}
  dassign %Reg2_R114 0 (dread ref %Reg16_R114)
  virtualcallassigned &Ljava_2Flang_2FString_3B_7Clength_7C_28_29I (dread ref %Reg2_R114) { dassign %Reg2_I 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread i32 %Reg2_I) { dassign %Reg1_R116 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_12 0 }
  dassign %Reg2_R114 0 (dread ptr %L_STR_12)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread ref %Reg2_R114) { dassign %Reg1_R116 0 }
  dassign %Reg2_R114 0 (dread ref %Reg16_R114)
  dassign %Reg3_I 0 (constval i32 1)
  virtualcallassigned &Ljava_2Flang_2FString_3B_7CcharAt_7C_28I_29C (dread ref %Reg2_R114, dread i32 %Reg3_I) { dassign %Reg2_C 0 }
  dassign %Reg2_I 0 (cvt i32 u16 (dread u16 %Reg2_C))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread i32 %Reg2_I) { dassign %Reg1_R116 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_12 0 }
  dassign %Reg2_R114 0 (dread ptr %L_STR_12)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread ref %Reg2_R114) { dassign %Reg1_R116 0 }
  dassign %Reg2_R114 0 (dread ref %Reg16_R114)
  virtualcallassigned &Ljava_2Flang_2FString_3B_7ChashCode_7C_28_29I (dread ref %Reg2_R114) { dassign %Reg2_I 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread i32 %Reg2_I) { dassign %Reg1_R116 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_12 0 }
  dassign %Reg2_R114 0 (dread ptr %L_STR_12)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread ref %Reg2_R114) { dassign %Reg1_R116 0 }
  dassign %Reg2_R114 0 (dread ref %Reg16_R114)
  dassign %Reg3_I 0 (constval i32 0x20ac)
  virtualcallassigned &Ljava_2Flang_2FString_3B_7CindexOf_7C_28I_29I (dread ref %Reg2_R114, dread i32 %Reg3_I) { dassign %Reg2_I 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread i32 %Reg2_I) { dassign %Reg1_R116 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R116) { dassign %Reg1_R114 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R115, dread ref %Reg1_R114) {}
LOC 1 54
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_3dd800de2100) { dassign %L_STR_38 0 }
  dassign %Reg0_R114 0 (dread ptr %L_STR_38)
  dassign %Reg17_R114 0 (dread ref %Reg0_R114)
LOC 1 55
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R116 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R116) {}
  dassign %Reg2_R114 0 (dread ref %Reg17_R114)
  virtualcallassigned &Ljava_2Flang_2FString_3B_7Clength_7C_28_29I (dread ref %Reg2_R114) { dassign %Reg2_I 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread i32 %Reg2_I) { dassign %Reg1_R116 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_12 0 }
  dassign %Reg2_R114 0 (dread ptr %L_STR_12)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread ref %Reg2_R114) { dassign %Reg1_R116 0 }
  dassign %Reg2_R114 0 (dread ref %Reg17_R114)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread ref %Reg2_R114) { dassign %Reg1_R116 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R116) { dassign %Reg1_R114 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R115, dread ref %Reg1_R114) {}
LOC 1 56
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_98802cab4f21d3f8a184b0b659681fac) { dassign %L_STR_39 0 }
  dassign %Reg1_R114 0 (dread ptr %L_STR_39)
  virtualcallassigned &Ljava_2Flang_2FString_3B_7Clength_7C_28_29I (dread ref %Reg1_R114) { dassign %Reg1_I 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28I_29V (dread ref %Reg0_R115, dread i32 %Reg1_I) {}
LOC 1 57
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_1841dc0660c4d3502371a1999d0c5722) { dassign %L_STR_40 0 }
  dassign %Reg1_R114 0 (dread ptr %L_STR_40)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R115, dread ref %Reg1_R114) {}
LOC 1 58
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R116 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R116) {}
  dassign %Reg2_R113 0 (constval ref 0)
  intrinsiccallwithtype <$Ljava_2Flang_2FString_3B> JAVA_CLINIT_CHECK ()
  callassigned &Ljava_2Flang_2FString_3B_7CvalueOf_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FString_3B (dread ref %Reg2_R113) { dassign %Reg2_R114 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread ref %Reg2_R114) { dassign %Reg1_R116 0 }
  dassign %Reg2_I 0 (constval i32 120)
  intrinsiccallwithtype <$Ljava_2Flang_2FString_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg2_C 0 (cvt u16 i32 (dread i32 %Reg2_I))
  callassigned &Ljava_2Flang_2FString_3B_7CvalueOf_7C_28C_29Ljava_2Flang_2FString_3B (dread u16 %Reg2_C) { dassign %Reg2_R114 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread ref %Reg2_R114) { dassign %Reg1_R116 0 }
  dassign %Reg2_I 0 (constval i32 3)
  intrinsiccallwithtype <$Ljava_2Flang_2FString_3B> JAVA_CLINIT_CHECK ()
  callassigned &Ljava_2Flang_2FString_3B_7CvalueOf_7C_28I_29Ljava_2Flang_2FString_3B (dread i32 %Reg2_I) { dassign %Reg2_R114 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread ref %Reg2_R114) { dassign %Reg1_R116 0 }
  dassign %Reg2_J 0 (constval i64 4)
  intrinsiccallwithtype <$Ljava_2Flang_2FString_3B> JAVA_CLINIT_CHECK ()
  callassigned &Ljava_2Flang_2FString_3B_7CvalueOf_7C_28J_29Ljava_2Flang_2FString_3B (dread i64 %Reg2_J) { dassign %Reg2_R114 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread ref %Reg2_R114) { dassign %Reg1_R116 0 }
  dassign %Reg2_D 0 (constval f64 2.5)
LOC 1 59
  intrinsiccallwithtype <$Ljava_2Flang_2FString_3B> JAVA_CLINIT_CHECK ()
  callassigned &Ljava_2Flang_2FString_3B_7CvalueOf_7C_28D_29Ljava_2Flang_2FString_3B (dread f64 %Reg2_D) { dassign %Reg2_R114 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread ref %Reg2_R114) { dassign %Reg1_R116 0 }
  dassign %Reg2_I 0 (constval i32 0)
  intrinsiccallwithtype <$Ljava_2Flang_2FString_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg2_Z 0 (cvt u1 i32 (dread i32 %Reg2_I))
  callassigned &Ljava_2Flang_2FString_3B_7CvalueOf_7C_28Z_29Ljava_2Flang_2FString_3B (dread u1 %Reg2_Z) { dassign %Reg2_R114 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread ref %Reg2_R114) { dassign %Reg1_R116 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R116) { dassign %Reg1_R114 0 }
LOC 1 58
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R115, dread ref %Reg1_R114) {}
LOC 1 60
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_61007200720061007900) { dassign %L_STR_41 0 }
  dassign %Reg0_R114 0 (dread ptr %L_STR_41)
  virtualcallassigned &Ljava_2Flang_2FString_3B_7CtoCharArray_7C_28_29AC (dread ref %Reg0_R114) { dassign %Reg0_R118 0 }
  dassign %Reg18_R118 0 (dread ref %Reg0_R118)
LOC 1 61
  dassign %Reg0_R118 0 (dread ref %Reg18_R118)
  dassign %Reg1_I 0 (constval i32 0)
  dassign %Reg2_I 0 (constval i32 65)
  iassign <* u16> 0 (
    array 1 ptr <* <[] u16>> (dread ref %Reg0_R118, dread i32 %Reg1_I), 
    cvt u16 i32 (dread i32 %Reg2_I))
LOC 1 62
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R116 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R116) {}
  intrinsiccallwithtype <$Ljava_2Flang_2FString_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg2_R114 0 (gcmalloc ref <$Ljava_2Flang_2FString_3B>)
  dassign %Reg3_R118 0 (dread ref %Reg18_R118)
  callassigned &Ljava_2Flang_2FString_3B_7C_3Cinit_3E_7C_28AC_29V (dread ref %Reg2_R114, dread ref %Reg3_R118) {}
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread ref %Reg2_R114) { dassign %Reg1_R116 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_12 0 }
  dassign %Reg2_R114 0 (dread ptr %L_STR_12)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread ref %Reg2_R114) { dassign %Reg1_R116 0 }
  dassign %Reg2_R118 0 (dread ref %Reg18_R118)
  dassign %Reg2_I 0 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %Reg2_R118))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread i32 %Reg2_I) { dassign %Reg1_R116 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R116) { dassign %Reg1_R114 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R115, dread ref %Reg1_R114) {}
LOC 1 63
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_6100) { dassign %L_STR_31 0 }
  dassign %Reg1_R114 0 (dread ptr %L_STR_31)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_6200) { dassign %L_STR_32 0 }
  dassign %Reg2_R114 0 (dread ptr %L_STR_32)
  virtualcallassigned &Ljava_2Flang_2FString_3B_7Cconcat_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R114, dread ref %Reg2_R114) { dassign %Reg1_R114 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_) { dassign %L_STR_13 0 }
  dassign %Reg2_R114 0 (dread ptr %L_STR_13)
  virtualcallassigned &Ljava_2Flang_2FString_3B_7Cconcat_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R114, dread ref %Reg2_R114) { dassign %Reg1_R114 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R115, dread ref %Reg1_R114) {}
LOC 1 64
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_730065007100) { dassign %L_STR_42 0 }
  dassign %Reg0_R114 0 (dread ptr %L_STR_42)
  dassign %Reg19_R114 0 (dread ref %Reg0_R114)
LOC 1 65
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R116 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R116) {}
  dassign %Reg19_R119 0 (retype ref <* <$Ljava_2Flang_2FCharSequence_3B>> (dread ref %Reg19_R114))
  dassign %Reg2_R119 0 (dread ref %Reg19_R119)
  interfacecallassigned &Ljava_2Flang_2FCharSequence_3B_7Clength_7C_28_29I (dread ref %Reg2_R119) { dassign %Reg2_I 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread i32 %Reg2_I) { dassign %Reg1_R116 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_12 0 }
  dassign %Reg2_R114 0 (dread ptr %L_STR_12)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread ref %Reg2_R114) { dassign %Reg1_R116 0 }
  dassign %Reg19_R119 0 (retype ref <* <$Ljava_2Flang_2FCharSequence_3B>> (dread ref %Reg19_R114))
  dassign %Reg2_R119 0 (dread ref %Reg19_R119)
  dassign %Reg3_I 0 (constval i32 2)
  interfacecallassigned &Ljava_2Flang_2FCharSequence_3B_7CcharAt_7C_28I_29C (dread ref %Reg2_R119, dread i32 %Reg3_I) { dassign %Reg2_C 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28C_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread u16 %Reg2_C) { dassign %Reg1_R116 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_12 0 }
  dassign %Reg2_R114 0 (dread ptr %L_STR_12)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread ref %Reg2_R114) { dassign %Reg1_R116 0 }
  dassign %Reg19_R119 0 (retype ref <* <$Ljava_2Flang_2FCharSequence_3B>> (dread ref %Reg19_R114))
  dassign %Reg2_R119 0 (dread ref %Reg19_R119)
  dassign %Reg2_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg2_R119))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread ref %Reg2_R113) { dassign %Reg1_R116 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R116) { dassign %Reg1_R114 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R115, dread ref %Reg1_R114) {}
LOC 1 66
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_6d00) { dassign %L_STR_43 0 }
  dassign %Reg0_R114 0 (dread ptr %L_STR_43)
  dassign %Reg20_R114 0 (dread ref %Reg0_R114)
LOC 1 67
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg20_R120 0 (retype ref <* <$Ljava_2Flang_2FComparable_3B>> (dread ref %Reg20_R114))
  dassign %Reg1_R120 0 (dread ref %Reg20_R120)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_6e00) { dassign %L_STR_44 0 }
  dassign %Reg2_R114 0 (dread ptr %L_STR_44)
  dassign %Reg2_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg2_R114))
  interfacecallassigned &Ljava_2Flang_2FComparable_3B_7CcompareTo_7C_28Ljava_2Flang_2FObject_3B_29I (dread ref %Reg1_R120, dread ref %Reg2_R113) { dassign %Reg1_I 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28I_29V (dread ref %Reg0_R115, dread i32 %Reg1_I) {}
LOC 1 68
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R116 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R116) {}
  dassign %Reg21_R116 0 (dread ref %Reg0_R116)
LOC 1 69
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg22_I 0 (dread i32 %Reg0_I)
@label26
  dassign %Reg0_I 0 (dread i32 %Reg22_I)
  dassign %Reg1_I 0 (constval i32 300)
  brtrue @label27 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg0_R116 0 (dread ref %Reg21_R116)
  dassign %Reg1_I 0 (constval i32 48)
  dassign %Reg2_I 0 (dread i32 %Reg22_I)
  dassign %Reg3_I 0 (constval i32 10)
  dassign %Reg2_I 0 (rem i32 (dread i32 %Reg2_I, dread i32 %Reg3_I))
  dassign %Reg1_I 0 (add i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  dassign %Reg1_I 0 (zext i32 16 (dread i32 %Reg1_I))
  dassign %Reg1_C 0 (cvt u16 i32 (dread i32 %Reg1_I))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28C_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R116, dread u16 %Reg1_C) { dassign %Reg0_R116 0 }
  dassign %Reg22_I 0 (add i32 (dread i32 %Reg22_I, constval i32 1))
  goto @label26
@label27
LOC 1 70
  dassign %Reg0_R116 0 (dread ref %Reg21_R116)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg0_R116) { dassign %Reg0_R114 0 }
  dassign %Reg22_R114 0 (dread ref %Reg0_R114)
LOC 1 71
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R116 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R116) {}
  dassign %Reg2_R114 0 (dread ref %Reg22_R114)
  virtualcallassigned &Ljava_2Flang_2FString_3B_7Clength_7C_28_29I (dread ref %Reg2_R114) { dassign %Reg2_I 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread i32 %Reg2_I) { dassign %Reg1_R116 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_12 0 }
  dassign %Reg2_R114 0 (dread ptr %L_STR_12)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread ref %Reg2_R114) { dassign %Reg1_R116 0 }
  dassign %Reg2_R114 0 (dread ref %Reg22_R114)
  virtualcallassigned &Ljava_2Flang_2FString_3B_7ChashCode_7C_28_29I (dread ref %Reg2_R114) { dassign %Reg2_I 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread i32 %Reg2_I) { dassign %Reg1_R116 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_12 0 }
  dassign %Reg2_R114 0 (dread ptr %L_STR_12)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread ref %Reg2_R114) { dassign %Reg1_R116 0 }
  dassign %Reg2_R114 0 (dread ref %Reg22_R114)
  dassign %Reg3_I 0 (constval i32 290)
  virtualcallassigned &Ljava_2Flang_2FString_3B_7Csubstring_7C_28I_29Ljava_2Flang_2FString_3B (dread ref %Reg2_R114, dread i32 %Reg3_I) { dassign %Reg2_R114 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread ref %Reg2_R114) { dassign %Reg1_R116 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R116) { dassign %Reg1_R114 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R115, dread ref %Reg1_R114) {}
LOC 1 72
  return ()
}
