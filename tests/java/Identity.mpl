flavor 1
srclang 3
id 65535
numfuncs 6
import "library.mplt"
import "Identity.mplt"
entryfunc &LIdentity_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V
fileinfo {
  @INFO_filename "Identity.class",
  @INFO_filename "Identity$E.class",
  @INFO_filename "Identity$S.class"}
srcfileinfo {
  1 "Identity.java"}
javaclass $LIdentity_3B <$LIdentity_3B> public
javaclass $LIdentity_24E_3B <$LIdentity_24E_3B>
javaclass $LIdentity_24S_3B <$LIdentity_24S_3B>
func &LIdentity_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$LIdentity_3B>>) void
func &LIdentity_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V public static (var %Reg33_R114 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>) void
func &LIdentity_24E_3B_7C_3Cinit_3E_7C_28I_29V constructor (var %_this <* <$LIdentity_24E_3B>>, var %Reg3_I i32) void
func &LIdentity_24E_3B_7Cequals_7C_28Ljava_2Flang_2FObject_3B_29Z public virtual (var %_this <* <$LIdentity_24E_3B>>, var %Reg4_R113 <* <$Ljava_2Flang_2FObject_3B>>) u1
func &LIdentity_24E_3B_7ChashCode_7C_28_29I public virtual (var %_this <* <$LIdentity_24E_3B>>) i32
func &LIdentity_24S_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LIdentity_24S_3B>>) void
var $_C_STR_2000 fstatic <[3] u64> readonly = [0, 0x300000000, 0x2000000020]
var $_C_STR_77a8f4302f93f3bf6373f20abd7661d5 fstatic <[4] u64> readonly = [0, 0x1700000000, 0x6e656449b5c227d3, 0x40532479746974]
var $_C_STR_7300 fstatic <[3] u64> readonly = [0, 0x300000000, 0x7300000073]
var $_C_STR_6c0069007400 fstatic <[3] u64> readonly = [0, 0x700000000, 0x74696c0001a297]
var $_C_STR_6c006900 fstatic <[3] u64> readonly = [0, 0x500000000, 0x696c00000d7d]
var $_C_STR_ fstatic <[3] u64> readonly = [0, 0x100000000, 0]
var $Ljava_2Flang_2FSystem_3B_7Cout extern <* <$Ljava_2Fio_2FPrintStream_3B>>
var $Ljava_2Flang_2FBoolean_3B_7CTRUE extern <* <$Ljava_2Flang_2FBoolean_3B>>
func &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FObject_3B>>) void
func &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>) void
func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Z_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg1_Z u1) <* <$Ljava_2Flang_2FStringBuilder_3B>>
func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg1_R117 <* <$Ljava_2Flang_2FString_3B>>) <* <$Ljava_2Flang_2FStringBuilder_3B>>
func &Ljava_2Flang_2FObject_3B_7Cequals_7C_28Ljava_2Flang_2FObject_3B_29Z public virtual (var %_this <* <$Ljava_2Flang_2FObject_3B>>, var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>) u1
func &Ljava_2Flang_2FObject_3B_7ChashCode_7C_28_29I public native virtual (var %_this <* <$Ljava_2Flang_2FObject_3B>>) i32
func &Ljava_2Flang_2FSystem_3B_7CidentityHashCode_7C_28Ljava_2Flang_2FObject_3B_29I public static native (var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>) i32
func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg1_I i32) <* <$Ljava_2Flang_2FStringBuilder_3B>>
func &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V public virtual (var %_this <* <$Ljava_2Fio_2FPrintStream_3B>>, var %Reg1_R117 <* <$Ljava_2Flang_2FString_3B>>) void
func &Ljava_2Flang_2FSystem_3B_7Cgc_7C_28_29V public static native () void
func &Ljava_2Flang_2FObject_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$Ljava_2Flang_2FObject_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &Ljava_2Flang_2FString_3B_7CstartsWith_7C_28Ljava_2Flang_2FString_3B_29Z public virtual (var %_this <* <$Ljava_2Flang_2FString_3B>>, var %Reg1_R117 <* <$Ljava_2Flang_2FString_3B>>) u1
func &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Z_29V public virtual (var %_this <* <$Ljava_2Fio_2FPrintStream_3B>>, var %Reg1_Z u1) void
func &Ljava_2Flang_2FObject_3B_7CgetClass_7C_28_29Ljava_2Flang_2FClass_3B final public native virtual (var %_this <* <$Ljava_2Flang_2FObject_3B>>) <* <$Ljava_2Flang_2FClass_3B>>
func &Ljava_2Flang_2FClass_3B_7CgetName_7C_28_29Ljava_2Flang_2FString_3B public native virtual (var %_this <* <$Ljava_2Flang_2FClass_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &Ljava_2Flang_2FClass_3B_7CgetSuperclass_7C_28_29Ljava_2Flang_2FClass_3B public native virtual (var %_this <* <$Ljava_2Flang_2FClass_3B>>) <* <$Ljava_2Flang_2FClass_3B>>
func &Ljava_2Flang_2FClass_3B_7CisInstance_7C_28Ljava_2Flang_2FObject_3B_29Z public native virtual (var %_this <* <$Ljava_2Flang_2FClass_3B>>, var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>) u1
func &Ljava_2Flang_2FString_3B_7C_3Cinit_3E_7C_28AC_29V public constructor (var %_this <* <$Ljava_2Flang_2FString_3B>>, var %Reg1_R123 <* <[] u16>>) void
func &Ljava_2Flang_2FInteger_3B_7C_3Cinit_3E_7C_28I_29V public constructor (var %_this <* <$Ljava_2Flang_2FInteger_3B>>, var %Reg1_I i32) void
func &Ljava_2Flang_2FInteger_3B_7Cequals_7C_28Ljava_2Flang_2FObject_3B_29Z public virtual (var %_this <* <$Ljava_2Flang_2FInteger_3B>>, var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>) u1
func &Ljava_2Flang_2FInteger_3B_7CintValue_7C_28_29I public virtual (var %_this <* <$Ljava_2Flang_2FInteger_3B>>) i32
func &Ljava_2Flang_2FBoolean_3B_7CvalueOf_7C_28Z_29Ljava_2Flang_2FBoolean_3B public static (var %Reg0_Z u1) <* <$Ljava_2Flang_2FBoolean_3B>>
func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>) <* <$Ljava_2Flang_2FStringBuilder_3B>>
func &Ljava_2Flang_2FLong_3B_7CvalueOf_7C_28J_29Ljava_2Flang_2FLong_3B public static (var %Reg0_J i64) <* <$Ljava_2Flang_2FLong_3B>>
func &Ljava_2Flang_2FInteger_3B_7CvalueOf_7C_28I_29Ljava_2Flang_2FInteger_3B public static (var %Reg0_I i32) <* <$Ljava_2Flang_2FInteger_3B>>
func &Ljava_2Flang_2FInteger_3B_7ChashCode_7C_28_29I public virtual (var %_this <* <$Ljava_2Flang_2FInteger_3B>>) i32
func &Ljava_2Flang_2FLong_3B_7C_3Cinit_3E_7C_28J_29V public constructor (var %_this <* <$Ljava_2Flang_2FLong_3B>>, var %Reg1_J i64) void
func &Ljava_2Flang_2FLong_3B_7ChashCode_7C_28_29I public virtual (var %_this <* <$Ljava_2Flang_2FLong_3B>>) i32
func &Ljava_2Flang_2FCharacter_3B_7C_3Cinit_3E_7C_28C_29V public constructor (var %_this <* <$Ljava_2Flang_2FCharacter_3B>>, var %Reg1_C u16) void
func &Ljava_2Flang_2FCharacter_3B_7ChashCode_7C_28_29I public virtual (var %_this <* <$Ljava_2Flang_2FCharacter_3B>>) i32
func &Ljava_2Flang_2FString_3B_7ChashCode_7C_28_29I public virtual (var %_this <* <$Ljava_2Flang_2FString_3B>>) i32
var $__cinf_Ljava_2Flang_2FString_3B <$__class_meta__>
func &MCC_GetOrInsertLiteral () <* <$Ljava_2Flang_2FString_3B>>
func &LIdentity_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$LIdentity_3B>>) void {
  funcid 1
  var %Reg1_R112 <* <$LIdentity_3B>>
  var %Reg0_R112 <* <$LIdentity_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>

  dassign %Reg1_R112 0 (dread ref %_this)
LOC 1 1
  dassign %Reg0_R112 0 (dread ref %Reg1_R112)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R112))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
  return ()
}
func &LIdentity_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V public static (var %Reg33_R114 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>) void {
  funcid 2
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg12_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg13_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_R115 <* <$Ljava_2Fio_2FPrintStream_3B>>
  var %Reg1_R116 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg2_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg3_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg9_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg10_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg2_I i32
  var %Reg9_I i32
  var %Reg11_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg2_Z u1
  var %Reg2_R117 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_10 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg3_I i32
  var %Reg1_R117 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R118 <* <$LIdentity_24E_3B>>
  var %Reg1_I i32
  var %Reg14_R118 <* <$LIdentity_24E_3B>>
  var %Reg15_R118 <* <$LIdentity_24E_3B>>
  var %Reg2_R118 <* <$LIdentity_24E_3B>>
  var %Reg3_R118 <* <$LIdentity_24E_3B>>
  var %Reg0_R119 <* <$LIdentity_24S_3B>>
  var %Reg0_I i32
  var %Reg16_I i32
  var %Reg0_R120 <* <[] i32>>
  var %Reg17_R120 <* <[] i32>>
  var %Reg18_I i32
  var %Reg0_R121 <* <[] <* <$LIdentity_24S_3B>>>>
  var %Reg19_R121 <* <[] <* <$LIdentity_24S_3B>>>>
  var %Reg20_I i32
  var %Reg2_R119 <* <$LIdentity_24S_3B>>
  var %Reg2_R121 <* <[] <* <$LIdentity_24S_3B>>>>
  var %Reg1_R121 <* <[] <* <$LIdentity_24S_3B>>>>
  var %Reg2_R120 <* <[] i32>>
  var %Reg10_I i32
  var %Reg21_I i32
  var %Reg1_R120 <* <[] i32>>
  var %Reg0_R117 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg21_R117 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_11 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_Z u1
  var %Reg2_R122 <* <$Ljava_2Flang_2FClass_3B>>
  var %Reg3_R119 <* <$LIdentity_24S_3B>>
  var %Reg3_R122 <* <$Ljava_2Flang_2FClass_3B>>
  var %Reg3_R120 <* <[] i32>>
  var %Reg3_R117 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_12 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg3_R114 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>
  var %L_STR_13 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg22_R117 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg23_R117 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg4_I i32
  var %Reg4_R123 <* <[] u16>>
  var %Reg5_I i32
  var %Reg6_I i32
  var %L_STR_14 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg24_R117 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R124 <* <$Ljava_2Flang_2FInteger_3B>>
  var %Reg25_R124 <* <$Ljava_2Flang_2FInteger_3B>>
  var %Reg26_R124 <* <$Ljava_2Flang_2FInteger_3B>>
  var %Reg2_R124 <* <$Ljava_2Flang_2FInteger_3B>>
  var %Reg3_R124 <* <$Ljava_2Flang_2FInteger_3B>>
  var %Reg0_R125 <* <$Ljava_2Flang_2FBoolean_3B>>
  var %Reg27_R125 <* <$Ljava_2Flang_2FBoolean_3B>>
  var %Reg27_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg3_Z u1
  var %Reg3_R125 <* <$Ljava_2Flang_2FBoolean_3B>>
  var %Reg28_R120 <* <[] i32>>
  var %Reg29_R120 <* <[] i32>>
  var %Reg0_J i64
  var %Reg30_J i64
  var %Reg0_R126 <* <$Ljava_2Flang_2FLong_3B>>
  var %Reg32_R126 <* <$Ljava_2Flang_2FLong_3B>>
  var %Reg32_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg3_J i64
  var %Reg3_R126 <* <$Ljava_2Flang_2FLong_3B>>
  var %Reg2_R126 <* <$Ljava_2Flang_2FLong_3B>>
  var %Reg2_R127 <* <$Ljava_2Flang_2FCharacter_3B>>
  var %Reg3_C u16
  var %L_STR_15 <* <$Ljava_2Flang_2FString_3B>>

ALIAS %i %Reg21_I i32
ALIAS %args %Reg33_R114 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>
ALIAS %a %Reg12_R113 <* <$Ljava_2Flang_2FObject_3B>>
ALIAS %b %Reg13_R113 <* <$Ljava_2Flang_2FObject_3B>>
ALIAS %x %Reg14_R118 <* <$LIdentity_24E_3B>>
ALIAS %y %Reg15_R118 <* <$LIdentity_24E_3B>>
ALIAS %h %Reg16_I i32
ALIAS %hs %Reg17_R120 <* <[] i32>>
ALIAS %stable %Reg18_Z u1
ALIAS %keep %Reg19_R121 <* <[] <* <$LIdentity_24S_3B>>>>
ALIAS %same %Reg20_I i32
ALIAS %s %Reg21_R117 <* <$Ljava_2Flang_2FString_3B>>
ALIAS %l1 %Reg22_R117 <* <$Ljava_2Flang_2FString_3B>>
ALIAS %l2 %Reg23_R117 <* <$Ljava_2Flang_2FString_3B>>
ALIAS %fin %Reg24_R117 <* <$Ljava_2Flang_2FString_3B>>
ALIAS %i1 %Reg25_R124 <* <$Ljava_2Flang_2FInteger_3B>>
ALIAS %i2 %Reg26_R124 <* <$Ljava_2Flang_2FInteger_3B>>
ALIAS %t %Reg27_R113 <* <$Ljava_2Flang_2FObject_3B>>
ALIAS %ia %Reg28_R120 <* <[] i32>>
ALIAS %ib %Reg29_R120 <* <[] i32>>
ALIAS %l %Reg30_J i64
ALIAS %boxed %Reg32_R113 <* <$Ljava_2Flang_2FObject_3B>>
  intrinsiccallwithtype <$LIdentity_3B> JAVA_CLINIT_CHECK ()
LOC 1 21
  intrinsiccallwithtype <$Ljava_2Flang_2FObject_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R113 0 (gcmalloc ref <$Ljava_2Flang_2FObject_3B>)
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
  dassign %Reg12_R113 0 (dread ref %Reg0_R113)
  intrinsiccallwithtype <$Ljava_2Flang_2FObject_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R113 0 (gcmalloc ref <$Ljava_2Flang_2FObject_3B>)
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
  dassign %Reg13_R113 0 (dread ref %Reg0_R113)
LOC 1 22
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R116 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R116) {}
  dassign %Reg2_R113 0 (dread ref %Reg12_R113)
  dassign %Reg3_R113 0 (dread ref %Reg13_R113)
  dassign %Reg9_R113 0 (dread ref %Reg1_R116)
  dassign %Reg10_R113 0 (dread ref %Reg0_R115)
  brtrue @label0 (ne i32 ref (dread ref %Reg2_R113, dread ref %Reg3_R113))
  dassign %Reg0_R113 0 (dread ref %Reg10_R113)
  dassign %Reg1_R113 0 (dread ref %Reg9_R113)
  dassign %Reg2_I 0 (constval i32 1)
  dassign %Reg9_I 0 (dread i32 %Reg2_I)
  dassign %Reg10_R113 0 (dread ref %Reg1_R113)
  dassign %Reg11_R113 0 (dread ref %Reg0_R113)
  goto @label1
@label0
  dassign %Reg0_R113 0 (dread ref %Reg10_R113)
  dassign %Reg1_R113 0 (dread ref %Reg9_R113)
  dassign %Reg2_I 0 (constval i32 0)
  dassign %Reg9_I 0 (dread i32 %Reg2_I)
  dassign %Reg10_R113 0 (dread ref %Reg1_R113)
  dassign %Reg11_R113 0 (dread ref %Reg0_R113)
@label1
  dassign %Reg0_R113 0 (dread ref %Reg11_R113)
  dassign %Reg1_R113 0 (dread ref %Reg10_R113)
  dassign %Reg2_I 0 (dread i32 %Reg9_I)
  dassign %Reg1_R116 0 (retype ref <* <$Ljava_2Flang_2FStringBuilder_3B>> (dread ref %Reg1_R113))
  dassign %Reg2_Z 0 (cvt u1 i32 (dread i32 %Reg2_I))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Z_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread u1 %Reg2_Z) { dassign %Reg1_R116 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_10 0 }
  dassign %Reg2_R117 0 (dread ptr %L_STR_10)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread ref %Reg2_R117) { dassign %Reg1_R116 0 }
  dassign %Reg2_R113 0 (dread ref %Reg12_R113)
  dassign %Reg3_R113 0 (dread ref %Reg13_R113)
  virtualcallassigned &Ljava_2Flang_2FObject_3B_7Cequals_7C_28Ljava_2Flang_2FObject_3B_29Z (dread ref %Reg2_R113, dread ref %Reg3_R113) { dassign %Reg2_Z 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Z_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread u1 %Reg2_Z) { dassign %Reg1_R116 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_10 0 }
  dassign %Reg2_R117 0 (dread ptr %L_STR_10)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread ref %Reg2_R117) { dassign %Reg1_R116 0 }
  dassign %Reg2_R113 0 (dread ref %Reg12_R113)
  dassign %Reg3_R113 0 (dread ref %Reg12_R113)
  virtualcallassigned &Ljava_2Flang_2FObject_3B_7Cequals_7C_28Ljava_2Flang_2FObject_3B_29Z (dread ref %Reg2_R113, dread ref %Reg3_R113) { dassign %Reg2_Z 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Z_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread u1 %Reg2_Z) { dassign %Reg1_R116 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_10 0 }
  dassign %Reg2_R117 0 (dread ptr %L_STR_10)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread ref %Reg2_R117) { dassign %Reg1_R116 0 }
  dassign %Reg2_R113 0 (dread ref %Reg12_R113)
  virtualcallassigned &Ljava_2Flang_2FObject_3B_7ChashCode_7C_28_29I (dread ref %Reg2_R113) { dassign %Reg2_I 0 }
  dassign %Reg3_R113 0 (dread ref %Reg12_R113)
  virtualcallassigned &Ljava_2Flang_2FObject_3B_7ChashCode_7C_28_29I (dread ref %Reg3_R113) { dassign %Reg3_I 0 }
  dassign %Reg9_R113 0 (dread ref %Reg1_R116)
  dassign %Reg10_R113 0 (dread ref %Reg0_R113)
  brtrue @label2 (ne i32 i32 (dread i32 %Reg2_I, dread i32 %Reg3_I))
  dassign %Reg0_R113 0 (dread ref %Reg10_R113)
  dassign %Reg1_R113 0 (dread ref %Reg9_R113)
  dassign %Reg2_I 0 (constval i32 1)
  dassign %Reg9_I 0 (dread i32 %Reg2_I)
  dassign %Reg10_R113 0 (dread ref %Reg1_R113)
  dassign %Reg11_R113 0 (dread ref %Reg0_R113)
  goto @label3
@label2
  dassign %Reg0_R113 0 (dread ref %Reg10_R113)
  dassign %Reg1_R113 0 (dread ref %Reg9_R113)
  dassign %Reg2_I 0 (constval i32 0)
  dassign %Reg9_I 0 (dread i32 %Reg2_I)
  dassign %Reg10_R113 0 (dread ref %Reg1_R113)
  dassign %Reg11_R113 0 (dread ref %Reg0_R113)
@label3
  dassign %Reg0_R113 0 (dread ref %Reg11_R113)
  dassign %Reg1_R113 0 (dread ref %Reg10_R113)
  dassign %Reg2_I 0 (dread i32 %Reg9_I)
  dassign %Reg1_R116 0 (retype ref <* <$Ljava_2Flang_2FStringBuilder_3B>> (dread ref %Reg1_R113))
  dassign %Reg2_Z 0 (cvt u1 i32 (dread i32 %Reg2_I))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Z_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread u1 %Reg2_Z) { dassign %Reg1_R116 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_10 0 }
  dassign %Reg2_R117 0 (dread ptr %L_STR_10)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread ref %Reg2_R117) { dassign %Reg1_R116 0 }
  dassign %Reg2_R113 0 (dread ref %Reg12_R113)
LOC 1 23
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  callassigned &Ljava_2Flang_2FSystem_3B_7CidentityHashCode_7C_28Ljava_2Flang_2FObject_3B_29I (dread ref %Reg2_R113) { dassign %Reg2_I 0 }
  dassign %Reg3_R113 0 (dread ref %Reg12_R113)
  virtualcallassigned &Ljava_2Flang_2FObject_3B_7ChashCode_7C_28_29I (dread ref %Reg3_R113) { dassign %Reg3_I 0 }
  dassign %Reg9_R113 0 (dread ref %Reg1_R116)
  dassign %Reg10_R113 0 (dread ref %Reg0_R113)
  brtrue @label4 (ne i32 i32 (dread i32 %Reg2_I, dread i32 %Reg3_I))
  dassign %Reg0_R113 0 (dread ref %Reg10_R113)
  dassign %Reg1_R113 0 (dread ref %Reg9_R113)
  dassign %Reg2_I 0 (constval i32 1)
  dassign %Reg9_I 0 (dread i32 %Reg2_I)
  dassign %Reg10_R113 0 (dread ref %Reg1_R113)
  dassign %Reg11_R113 0 (dread ref %Reg0_R113)
  goto @label5
@label4
  dassign %Reg0_R113 0 (dread ref %Reg10_R113)
  dassign %Reg1_R113 0 (dread ref %Reg9_R113)
  dassign %Reg2_I 0 (constval i32 0)
  dassign %Reg9_I 0 (dread i32 %Reg2_I)
  dassign %Reg10_R113 0 (dread ref %Reg1_R113)
  dassign %Reg11_R113 0 (dread ref %Reg0_R113)
@label5
  dassign %Reg0_R113 0 (dread ref %Reg11_R113)
  dassign %Reg1_R113 0 (dread ref %Reg10_R113)
  dassign %Reg2_I 0 (dread i32 %Reg9_I)
  dassign %Reg1_R116 0 (retype ref <* <$Ljava_2Flang_2FStringBuilder_3B>> (dread ref %Reg1_R113))
  dassign %Reg2_Z 0 (cvt u1 i32 (dread i32 %Reg2_I))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Z_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread u1 %Reg2_Z) { dassign %Reg1_R116 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_10 0 }
  dassign %Reg2_R117 0 (dread ptr %L_STR_10)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread ref %Reg2_R117) { dassign %Reg1_R116 0 }
  dassign %Reg2_R113 0 (constval ref 0)
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  callassigned &Ljava_2Flang_2FSystem_3B_7CidentityHashCode_7C_28Ljava_2Flang_2FObject_3B_29I (dread ref %Reg2_R113) { dassign %Reg2_I 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread i32 %Reg2_I) { dassign %Reg1_R116 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R116) { dassign %Reg1_R117 0 }
LOC 1 22
  dassign %Reg0_R115 0 (retype ref <* <$Ljava_2Fio_2FPrintStream_3B>> (dread ref %Reg0_R113))
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R115, dread ref %Reg1_R117) {}
LOC 1 24
  intrinsiccallwithtype <$LIdentity_24E_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R118 0 (gcmalloc ref <$LIdentity_24E_3B>)
  dassign %Reg1_I 0 (constval i32 3)
  callassigned &LIdentity_24E_3B_7C_3Cinit_3E_7C_28I_29V (dread ref %Reg0_R118, dread i32 %Reg1_I) {}
  dassign %Reg14_R118 0 (dread ref %Reg0_R118)
  intrinsiccallwithtype <$LIdentity_24E_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R118 0 (gcmalloc ref <$LIdentity_24E_3B>)
  dassign %Reg1_I 0 (constval i32 3)
  callassigned &LIdentity_24E_3B_7C_3Cinit_3E_7C_28I_29V (dread ref %Reg0_R118, dread i32 %Reg1_I) {}
  dassign %Reg15_R118 0 (dread ref %Reg0_R118)
LOC 1 25
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R116 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R116) {}
  dassign %Reg2_R118 0 (dread ref %Reg14_R118)
  dassign %Reg3_R118 0 (dread ref %Reg15_R118)
  dassign %Reg9_R113 0 (dread ref %Reg1_R116)
  dassign %Reg10_R113 0 (dread ref %Reg0_R115)
  brtrue @label6 (ne i32 ref (dread ref %Reg2_R118, dread ref %Reg3_R118))
  dassign %Reg0_R113 0 (dread ref %Reg10_R113)
  dassign %Reg1_R113 0 (dread ref %Reg9_R113)
  dassign %Reg2_I 0 (constval i32 1)
  dassign %Reg9_I 0 (dread i32 %Reg2_I)
  dassign %Reg10_R113 0 (dread ref %Reg1_R113)
  dassign %Reg11_R113 0 (dread ref %Reg0_R113)
  goto @label7
@label6
  dassign %Reg0_R113 0 (dread ref %Reg10_R113)
  dassign %Reg1_R113 0 (dread ref %Reg9_R113)
  dassign %Reg2_I 0 (constval i32 0)
  dassign %Reg9_I 0 (dread i32 %Reg2_I)
  dassign %Reg10_R113 0 (dread ref %Reg1_R113)
  dassign %Reg11_R113 0 (dread ref %Reg0_R113)
@label7
  dassign %Reg0_R113 0 (dread ref %Reg11_R113)
  dassign %Reg1_R113 0 (dread ref %Reg10_R113)
  dassign %Reg2_I 0 (dread i32 %Reg9_I)
  dassign %Reg1_R116 0 (retype ref <* <$Ljava_2Flang_2FStringBuilder_3B>> (dread ref %Reg1_R113))
  dassign %Reg2_Z 0 (cvt u1 i32 (dread i32 %Reg2_I))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Z_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread u1 %Reg2_Z) { dassign %Reg1_R116 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_10 0 }
  dassign %Reg2_R117 0 (dread ptr %L_STR_10)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread ref %Reg2_R117) { dassign %Reg1_R116 0 }
  dassign %Reg2_R118 0 (dread ref %Reg14_R118)
  dassign %Reg3_R118 0 (dread ref %Reg15_R118)
  dassign %Reg3_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg3_R118))
  virtualcallassigned &LIdentity_24E_3B_7Cequals_7C_28Ljava_2Flang_2FObject_3B_29Z (dread ref %Reg2_R118, dread ref %Reg3_R113) { dassign %Reg2_Z 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Z_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread u1 %Reg2_Z) { dassign %Reg1_R116 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_10 0 }
  dassign %Reg2_R117 0 (dread ptr %L_STR_10)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread ref %Reg2_R117) { dassign %Reg1_R116 0 }
  dassign %Reg2_R118 0 (dread ref %Reg14_R118)
  virtualcallassigned &LIdentity_24E_3B_7ChashCode_7C_28_29I (dread ref %Reg2_R118) { dassign %Reg2_I 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread i32 %Reg2_I) { dassign %Reg1_R116 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_10 0 }
  dassign %Reg2_R117 0 (dread ptr %L_STR_10)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread ref %Reg2_R117) { dassign %Reg1_R116 0 }
  dassign %Reg2_R118 0 (dread ref %Reg14_R118)
LOC 1 26
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg2_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg2_R118))
  callassigned &Ljava_2Flang_2FSystem_3B_7CidentityHashCode_7C_28Ljava_2Flang_2FObject_3B_29I (dread ref %Reg2_R113) { dassign %Reg2_I 0 }
  dassign %Reg3_R118 0 (dread ref %Reg14_R118)
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg3_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg3_R118))
  callassigned &Ljava_2Flang_2FSystem_3B_7CidentityHashCode_7C_28Ljava_2Flang_2FObject_3B_29I (dread ref %Reg3_R113) { dassign %Reg3_I 0 }
  dassign %Reg9_R113 0 (dread ref %Reg1_R116)
  dassign %Reg10_R113 0 (dread ref %Reg0_R113)
  brtrue @label8 (ne i32 i32 (dread i32 %Reg2_I, dread i32 %Reg3_I))
  dassign %Reg0_R113 0 (dread ref %Reg10_R113)
  dassign %Reg1_R113 0 (dread ref %Reg9_R113)
  dassign %Reg2_I 0 (constval i32 1)
  dassign %Reg9_I 0 (dread i32 %Reg2_I)
  dassign %Reg10_R113 0 (dread ref %Reg1_R113)
  dassign %Reg11_R113 0 (dread ref %Reg0_R113)
  goto @label9
@label8
  dassign %Reg0_R113 0 (dread ref %Reg10_R113)
  dassign %Reg1_R113 0 (dread ref %Reg9_R113)
  dassign %Reg2_I 0 (constval i32 0)
  dassign %Reg9_I 0 (dread i32 %Reg2_I)
  dassign %Reg10_R113 0 (dread ref %Reg1_R113)
  dassign %Reg11_R113 0 (dread ref %Reg0_R113)
@label9
  dassign %Reg0_R113 0 (dread ref %Reg11_R113)
  dassign %Reg1_R113 0 (dread ref %Reg10_R113)
  dassign %Reg2_I 0 (dread i32 %Reg9_I)
  dassign %Reg1_R116 0 (retype ref <* <$Ljava_2Flang_2FStringBuilder_3B>> (dread ref %Reg1_R113))
  dassign %Reg2_Z 0 (cvt u1 i32 (dread i32 %Reg2_I))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Z_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread u1 %Reg2_Z) { dassign %Reg1_R116 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R116) { dassign %Reg1_R117 0 }
LOC 1 25
  dassign %Reg0_R115 0 (retype ref <* <$Ljava_2Fio_2FPrintStream_3B>> (dread ref %Reg0_R113))
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R115, dread ref %Reg1_R117) {}
LOC 1 27
  intrinsiccallwithtype <$LIdentity_24S_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R119 0 (gcmalloc ref <$LIdentity_24S_3B>)
  callassigned &LIdentity_24S_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R119) {}
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R119))
  virtualcallassigned &Ljava_2Flang_2FObject_3B_7ChashCode_7C_28_29I (dread ref %Reg0_R113) { dassign %Reg0_I 0 }
  dassign %Reg16_I 0 (dread i32 %Reg0_I)
LOC 1 28
  dassign %Reg0_I 0 (constval i32 1000)
  dassign %Reg0_R120 0 (gcmallocjarray ref <[] i32> (dread i32 %Reg0_I))
  dassign %Reg17_R120 0 (dread ref %Reg0_R120)
LOC 1 29
  dassign %Reg0_I 0 (constval i32 1)
  dassign %Reg18_I 0 (dread i32 %Reg0_I)
LOC 1 30
  dassign %Reg0_I 0 (constval i32 1000)
  dassign %Reg0_R121 0 (gcmallocjarray ref <[] <* <$LIdentity_24S_3B>>> (dread i32 %Reg0_I))
  dassign %Reg19_R121 0 (dread ref %Reg0_R121)
LOC 1 31
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg20_I 0 (dread i32 %Reg0_I)
@label10
  dassign %Reg0_I 0 (dread i32 %Reg20_I)
  dassign %Reg1_I 0 (constval i32 1000)
  brtrue @label11 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
LOC 1 32
  dassign %Reg0_R121 0 (dread ref %Reg19_R121)
  dassign %Reg1_I 0 (dread i32 %Reg20_I)
  intrinsiccallwithtype <$LIdentity_24S_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg2_R119 0 (gcmalloc ref <$LIdentity_24S_3B>)
  callassigned &LIdentity_24S_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg2_R119) {}
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R121, dread i32 %Reg1_I), 
    dread ref %Reg2_R119)
LOC 1 33
  dassign %Reg0_R120 0 (dread ref %Reg17_R120)
  dassign %Reg1_I 0 (dread i32 %Reg20_I)
  dassign %Reg2_R121 0 (dread ref %Reg19_R121)
  dassign %Reg3_I 0 (dread i32 %Reg20_I)
  dassign %Reg2_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg2_R121, dread i32 %Reg3_I)))
  dassign %Reg2_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg2_R113))
  virtualcallassigned &Ljava_2Flang_2FObject_3B_7ChashCode_7C_28_29I (dread ref %Reg2_R113) { dassign %Reg2_I 0 }
  iassign <* i32> 0 (
    array 1 ptr <* <[] i32>> (dread ref %Reg0_R120, dread i32 %Reg1_I), 
    dread i32 %Reg2_I)
LOC 1 31
  dassign %Reg20_I 0 (add i32 (dread i32 %Reg20_I, constval i32 1))
  goto @label10
@label11
LOC 1 35
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  callassigned &Ljava_2Flang_2FSystem_3B_7Cgc_7C_28_29V () {}
LOC 1 36
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg20_I 0 (dread i32 %Reg0_I)
@label12
  dassign %Reg0_I 0 (dread i32 %Reg20_I)
  dassign %Reg1_I 0 (constval i32 1000)
  brtrue @label15 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg0_I 0 (dread i32 %Reg18_I)
  dassign %Reg1_R121 0 (dread ref %Reg19_R121)
  dassign %Reg2_I 0 (dread i32 %Reg20_I)
  dassign %Reg1_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg1_R121, dread i32 %Reg2_I)))
  dassign %Reg1_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg1_R113))
  virtualcallassigned &Ljava_2Flang_2FObject_3B_7ChashCode_7C_28_29I (dread ref %Reg1_R113) { dassign %Reg1_I 0 }
  dassign %Reg2_R120 0 (dread ref %Reg17_R120)
  dassign %Reg3_I 0 (dread i32 %Reg20_I)
  dassign %Reg2_I 0 (iread i32 <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %Reg2_R120, dread i32 %Reg3_I)))
  dassign %Reg9_I 0 (dread i32 %Reg0_I)
  brtrue @label13 (ne i32 i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  dassign %Reg0_I 0 (dread i32 %Reg9_I)
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg9_I 0 (dread i32 %Reg1_I)
  dassign %Reg10_I 0 (dread i32 %Reg0_I)
  goto @label14
@label13
  dassign %Reg0_I 0 (dread i32 %Reg9_I)
  dassign %Reg1_I 0 (constval i32 0)
  dassign %Reg9_I 0 (dread i32 %Reg1_I)
  dassign %Reg10_I 0 (dread i32 %Reg0_I)
@label14
  dassign %Reg0_I 0 (dread i32 %Reg10_I)
  dassign %Reg1_I 0 (dread i32 %Reg9_I)
  dassign %Reg0_I 0 (band i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg18_I 0 (dread i32 %Reg0_I)
  dassign %Reg20_I 0 (add i32 (dread i32 %Reg20_I, constval i32 1))
  goto @label12
@label15
LOC 1 37
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg20_I 0 (dread i32 %Reg0_I)
LOC 1 38
  dassign %Reg0_I 0 (constval i32 1)
  dassign %Reg21_I 0 (dread i32 %Reg0_I)
@label16
  dassign %Reg0_I 0 (dread i32 %Reg21_I)
  dassign %Reg1_I 0 (constval i32 1000)
  brtrue @label18 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg0_R120 0 (dread ref %Reg17_R120)
  dassign %Reg1_I 0 (dread i32 %Reg21_I)
  dassign %Reg0_I 0 (iread i32 <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %Reg0_R120, dread i32 %Reg1_I)))
  dassign %Reg1_R120 0 (dread ref %Reg17_R120)
  dassign %Reg2_I 0 (dread i32 %Reg21_I)
  dassign %Reg3_I 0 (constval i32 1)
  dassign %Reg2_I 0 (sub i32 (dread i32 %Reg2_I, dread i32 %Reg3_I))
  dassign %Reg1_I 0 (iread i32 <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %Reg1_R120, dread i32 %Reg2_I)))
  brtrue @label17 (ne i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg20_I 0 (add i32 (dread i32 %Reg20_I, constval i32 1))
@label17
  dassign %Reg21_I 0 (add i32 (dread i32 %Reg21_I, constval i32 1))
  goto @label16
@label18
LOC 1 39
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R116 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R116) {}
  dassign %Reg2_I 0 (dread i32 %Reg18_I)
  dassign %Reg2_Z 0 (cvt u1 i32 (dread i32 %Reg2_I))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Z_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread u1 %Reg2_Z) { dassign %Reg1_R116 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_10 0 }
  dassign %Reg2_R117 0 (dread ptr %L_STR_10)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread ref %Reg2_R117) { dassign %Reg1_R116 0 }
  dassign %Reg2_I 0 (dread i32 %Reg20_I)
  dassign %Reg3_I 0 (constval i32 20)
  dassign %Reg9_R113 0 (dread ref %Reg1_R116)
  dassign %Reg10_R113 0 (dread ref %Reg0_R115)
  brtrue @label19 (ge i32 i32 (dread i32 %Reg2_I, dread i32 %Reg3_I))
  dassign %Reg0_R113 0 (dread ref %Reg10_R113)
  dassign %Reg1_R113 0 (dread ref %Reg9_R113)
  dassign %Reg2_I 0 (constval i32 1)
  dassign %Reg9_I 0 (dread i32 %Reg2_I)
  dassign %Reg10_R113 0 (dread ref %Reg1_R113)
  dassign %Reg11_R113 0 (dread ref %Reg0_R113)
  goto @label20
@label19
  dassign %Reg0_R113 0 (dread ref %Reg10_R113)
  dassign %Reg1_R113 0 (dread ref %Reg9_R113)
  dassign %Reg2_I 0 (constval i32 0)
  dassign %Reg9_I 0 (dread i32 %Reg2_I)
  dassign %Reg10_R113 0 (dread ref %Reg1_R113)
  dassign %Reg11_R113 0 (dread ref %Reg0_R113)
@label20
  dassign %Reg0_R113 0 (dread ref %Reg11_R113)
  dassign %Reg1_R113 0 (dread ref %Reg10_R113)
  dassign %Reg2_I 0 (dread i32 %Reg9_I)
  dassign %Reg1_R116 0 (retype ref <* <$Ljava_2Flang_2FStringBuilder_3B>> (dread ref %Reg1_R113))
  dassign %Reg2_Z 0 (cvt u1 i32 (dread i32 %Reg2_I))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Z_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread u1 %Reg2_Z) { dassign %Reg1_R116 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R116) { dassign %Reg1_R117 0 }
  dassign %Reg0_R115 0 (retype ref <* <$Ljava_2Fio_2FPrintStream_3B>> (dread ref %Reg0_R113))
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R115, dread ref %Reg1_R117) {}
LOC 1 40
  intrinsiccallwithtype <$LIdentity_24S_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R119 0 (gcmalloc ref <$LIdentity_24S_3B>)
  callassigned &LIdentity_24S_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R119) {}
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R119))
  virtualcallassigned &Ljava_2Flang_2FObject_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg0_R113) { dassign %Reg0_R117 0 }
  dassign %Reg21_R117 0 (dread ref %Reg0_R117)
LOC 1 41
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_R117 0 (dread ref %Reg21_R117)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_77a8f4302f93f3bf6373f20abd7661d5) { dassign %L_STR_11 0 }
  dassign %Reg2_R117 0 (dread ptr %L_STR_11)
  virtualcallassigned &Ljava_2Flang_2FString_3B_7CstartsWith_7C_28Ljava_2Flang_2FString_3B_29Z (dread ref %Reg1_R117, dread ref %Reg2_R117) { dassign %Reg1_Z 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Z_29V (dread ref %Reg0_R115, dread u1 %Reg1_Z) {}
LOC 1 42
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R116 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R116) {}
  dassign %Reg2_R122 0 (intrinsicopwithtype ref <* <$LIdentity_24S_3B>> JAVA_CONST_CLASS ())
  intrinsiccallwithtype <$LIdentity_24S_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg3_R119 0 (gcmalloc ref <$LIdentity_24S_3B>)
  callassigned &LIdentity_24S_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg3_R119) {}
  dassign %Reg3_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg3_R119))
  virtualcallassigned &Ljava_2Flang_2FObject_3B_7CgetClass_7C_28_29Ljava_2Flang_2FClass_3B (dread ref %Reg3_R113) { dassign %Reg3_R122 0 }
  dassign %Reg9_R113 0 (dread ref %Reg1_R116)
  dassign %Reg10_R113 0 (dread ref %Reg0_R115)
  brtrue @label21 (ne i32 ref (dread ref %Reg2_R122, dread ref %Reg3_R122))
  dassign %Reg0_R113 0 (dread ref %Reg10_R113)
  dassign %Reg1_R113 0 (dread ref %Reg9_R113)
  dassign %Reg2_I 0 (constval i32 1)
  dassign %Reg9_I 0 (dread i32 %Reg2_I)
  dassign %Reg10_R113 0 (dread ref %Reg1_R113)
  dassign %Reg11_R113 0 (dread ref %Reg0_R113)
  goto @label22
@label21
  dassign %Reg0_R113 0 (dread ref %Reg10_R113)
  dassign %Reg1_R113 0 (dread ref %Reg9_R113)
  dassign %Reg2_I 0 (constval i32 0)
  dassign %Reg9_I 0 (dread i32 %Reg2_I)
  dassign %Reg10_R113 0 (dread ref %Reg1_R113)
  dassign %Reg11_R113 0 (dread ref %Reg0_R113)
@label22
  dassign %Reg0_R113 0 (dread ref %Reg11_R113)
  dassign %Reg1_R113 0 (dread ref %Reg10_R113)
  dassign %Reg2_I 0 (dread i32 %Reg9_I)
  dassign %Reg1_R116 0 (retype ref <* <$Ljava_2Flang_2FStringBuilder_3B>> (dread ref %Reg1_R113))
  dassign %Reg2_Z 0 (cvt u1 i32 (dread i32 %Reg2_I))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Z_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread u1 %Reg2_Z) { dassign %Reg1_R116 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_10 0 }
  dassign %Reg2_R117 0 (dread ptr %L_STR_10)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread ref %Reg2_R117) { dassign %Reg1_R116 0 }
  dassign %Reg2_R122 0 (intrinsicopwithtype ref <* <$LIdentity_24S_3B>> JAVA_CONST_CLASS ())
  virtualcallassigned &Ljava_2Flang_2FClass_3B_7CgetName_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg2_R122) { dassign %Reg2_R117 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread ref %Reg2_R117) { dassign %Reg1_R116 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_10 0 }
  dassign %Reg2_R117 0 (dread ptr %L_STR_10)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread ref %Reg2_R117) { dassign %Reg1_R116 0 }
  dassign %Reg2_R122 0 (intrinsicopwithtype ref <* <$Ljava_2Flang_2FString_3B>> JAVA_CONST_CLASS ())
  virtualcallassigned &Ljava_2Flang_2FClass_3B_7CgetName_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg2_R122) { dassign %Reg2_R117 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread ref %Reg2_R117) { dassign %Reg1_R116 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_10 0 }
  dassign %Reg2_R117 0 (dread ptr %L_STR_10)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread ref %Reg2_R117) { dassign %Reg1_R116 0 }
  dassign %Reg2_R122 0 (intrinsicopwithtype ref <* <[] i32>> JAVA_CONST_CLASS ())
LOC 1 43
  virtualcallassigned &Ljava_2Flang_2FClass_3B_7CgetName_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg2_R122) { dassign %Reg2_R117 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread ref %Reg2_R117) { dassign %Reg1_R116 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_10 0 }
  dassign %Reg2_R117 0 (dread ptr %L_STR_10)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread ref %Reg2_R117) { dassign %Reg1_R116 0 }
  dassign %Reg2_R122 0 (intrinsicopwithtype ref <* <[] <* <[] <* <$Ljava_2Flang_2FObject_3B>>>>>> JAVA_CONST_CLASS ())
  virtualcallassigned &Ljava_2Flang_2FClass_3B_7CgetName_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg2_R122) { dassign %Reg2_R117 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread ref %Reg2_R117) { dassign %Reg1_R116 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_10 0 }
  dassign %Reg2_R117 0 (dread ptr %L_STR_10)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread ref %Reg2_R117) { dassign %Reg1_R116 0 }
  dassign %Reg2_R122 0 (intrinsicopwithtype ref <* <$Ljava_2Flang_2FRunnable_3B>> JAVA_CONST_CLASS ())
  virtualcallassigned &Ljava_2Flang_2FClass_3B_7CgetName_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg2_R122) { dassign %Reg2_R117 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread ref %Reg2_R117) { dassign %Reg1_R116 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_10 0 }
  dassign %Reg2_R117 0 (dread ptr %L_STR_10)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread ref %Reg2_R117) { dassign %Reg1_R116 0 }
  dassign %Reg2_R122 0 (intrinsicopwithtype ref <* <[] i32>> JAVA_CONST_CLASS ())
  dassign %Reg3_I 0 (constval i32 3)
  dassign %Reg3_R120 0 (gcmallocjarray ref <[] i32> (dread i32 %Reg3_I))
LOC 1 44
  dassign %Reg3_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg3_R120))
  virtualcallassigned &Ljava_2Flang_2FObject_3B_7CgetClass_7C_28_29Ljava_2Flang_2FClass_3B (dread ref %Reg3_R113) { dassign %Reg3_R122 0 }
  dassign %Reg9_R113 0 (dread ref %Reg1_R116)
  dassign %Reg10_R113 0 (dread ref %Reg0_R113)
  brtrue @label23 (ne i32 ref (dread ref %Reg2_R122, dread ref %Reg3_R122))
  dassign %Reg0_R113 0 (dread ref %Reg10_R113)
  dassign %Reg1_R113 0 (dread ref %Reg9_R113)
  dassign %Reg2_I 0 (constval i32 1)
  dassign %Reg9_I 0 (dread i32 %Reg2_I)
  dassign %Reg10_R113 0 (dread ref %Reg1_R113)
  dassign %Reg11_R113 0 (dread ref %Reg0_R113)
  goto @label24
@label23
  dassign %Reg0_R113 0 (dread ref %Reg10_R113)
  dassign %Reg1_R113 0 (dread ref %Reg9_R113)
  dassign %Reg2_I 0 (constval i32 0)
  dassign %Reg9_I 0 (dread i32 %Reg2_I)
  dassign %Reg10_R113 0 (dread ref %Reg1_R113)
  dassign %Reg11_R113 0 (dread ref %Reg0_R113)
@label24
  dassign %Reg0_R113 0 (dread ref %Reg11_R113)
  dassign %Reg1_R113 0 (dread ref %Reg10_R113)
  dassign %Reg2_I 0 (dread i32 %Reg9_I)
  dassign %Reg1_R116 0 (retype ref <* <$Ljava_2Flang_2FStringBuilder_3B>> (dread ref %Reg1_R113))
  dassign %Reg2_Z 0 (cvt u1 i32 (dread i32 %Reg2_I))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Z_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread u1 %Reg2_Z) { dassign %Reg1_R116 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_10 0 }
  dassign %Reg2_R117 0 (dread ptr %L_STR_10)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread ref %Reg2_R117) { dassign %Reg1_R116 0 }
  dassign %Reg2_R122 0 (intrinsicopwithtype ref <* <[] <* <$Ljava_2Flang_2FInteger_3B>>>> JAVA_CONST_CLASS ())
  dassign %Reg3_R122 0 (intrinsicopwithtype ref <* <[] <* <$Ljava_2Flang_2FObject_3B>>>> JAVA_CONST_CLASS ())
  dassign %Reg9_R113 0 (dread ref %Reg1_R116)
  dassign %Reg10_R113 0 (dread ref %Reg0_R113)
  brtrue @label25 (ne i32 ref (dread ref %Reg2_R122, dread ref %Reg3_R122))
  dassign %Reg0_R113 0 (dread ref %Reg10_R113)
  dassign %Reg1_R113 0 (dread ref %Reg9_R113)
  dassign %Reg2_I 0 (constval i32 1)
  dassign %Reg9_I 0 (dread i32 %Reg2_I)
  dassign %Reg10_R113 0 (dread ref %Reg1_R113)
  dassign %Reg11_R113 0 (dread ref %Reg0_R113)
  goto @label26
@label25
  dassign %Reg0_R113 0 (dread ref %Reg10_R113)
  dassign %Reg1_R113 0 (dread ref %Reg9_R113)
  dassign %Reg2_I 0 (constval i32 0)
  dassign %Reg9_I 0 (dread i32 %Reg2_I)
  dassign %Reg10_R113 0 (dread ref %Reg1_R113)
  dassign %Reg11_R113 0 (dread ref %Reg0_R113)
@label26
  dassign %Reg0_R113 0 (dread ref %Reg11_R113)
  dassign %Reg1_R113 0 (dread ref %Reg10_R113)
  dassign %Reg2_I 0 (dread i32 %Reg9_I)
  dassign %Reg1_R116 0 (retype ref <* <$Ljava_2Flang_2FStringBuilder_3B>> (dread ref %Reg1_R113))
  dassign %Reg2_Z 0 (cvt u1 i32 (dread i32 %Reg2_I))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Z_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread u1 %Reg2_Z) { dassign %Reg1_R116 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R116) { dassign %Reg1_R117 0 }
LOC 1 42
  dassign %Reg0_R115 0 (retype ref <* <$Ljava_2Fio_2FPrintStream_3B>> (dread ref %Reg0_R113))
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R115, dread ref %Reg1_R117) {}
LOC 1 45
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R116 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R116) {}
  dassign %Reg2_R122 0 (intrinsicopwithtype ref <* <$Ljava_2Flang_2FInteger_3B>> JAVA_CONST_CLASS ())
  virtualcallassigned &Ljava_2Flang_2FClass_3B_7CgetSuperclass_7C_28_29Ljava_2Flang_2FClass_3B (dread ref %Reg2_R122) { dassign %Reg2_R122 0 }
  virtualcallassigned &Ljava_2Flang_2FClass_3B_7CgetName_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg2_R122) { dassign %Reg2_R117 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread ref %Reg2_R117) { dassign %Reg1_R116 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_10 0 }
  dassign %Reg2_R117 0 (dread ptr %L_STR_10)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread ref %Reg2_R117) { dassign %Reg1_R116 0 }
  dassign %Reg2_I 0 (constval i32 0)
  dassign %Reg2_R120 0 (gcmallocjarray ref <[] i32> (dread i32 %Reg2_I))
LOC 1 46
  dassign %Reg2_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg2_R120))
  virtualcallassigned &Ljava_2Flang_2FObject_3B_7CgetClass_7C_28_29Ljava_2Flang_2FClass_3B (dread ref %Reg2_R113) { dassign %Reg2_R122 0 }
  virtualcallassigned &Ljava_2Flang_2FClass_3B_7CgetSuperclass_7C_28_29Ljava_2Flang_2FClass_3B (dread ref %Reg2_R122) { dassign %Reg2_R122 0 }
  virtualcallassigned &Ljava_2Flang_2FClass_3B_7CgetName_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg2_R122) { dassign %Reg2_R117 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread ref %Reg2_R117) { dassign %Reg1_R116 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_10 0 }
  dassign %Reg2_R117 0 (dread ptr %L_STR_10)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread ref %Reg2_R117) { dassign %Reg1_R116 0 }
  dassign %Reg2_R122 0 (intrinsicopwithtype ref <* <$Ljava_2Flang_2FRunnable_3B>> JAVA_CONST_CLASS ())
  virtualcallassigned &Ljava_2Flang_2FClass_3B_7CgetSuperclass_7C_28_29Ljava_2Flang_2FClass_3B (dread ref %Reg2_R122) { dassign %Reg2_R122 0 }
  dassign %Reg9_R113 0 (dread ref %Reg1_R116)
  dassign %Reg10_R113 0 (dread ref %Reg0_R115)
  brtrue @label27 (ne i32 ref (dread ref %Reg2_R122, constval ref 0))
  dassign %Reg0_R113 0 (dread ref %Reg10_R113)
  dassign %Reg1_R113 0 (dread ref %Reg9_R113)
  dassign %Reg2_I 0 (constval i32 1)
  dassign %Reg9_I 0 (dread i32 %Reg2_I)
  dassign %Reg10_R113 0 (dread ref %Reg1_R113)
  dassign %Reg11_R113 0 (dread ref %Reg0_R113)
  goto @label28
@label27
  dassign %Reg0_R113 0 (dread ref %Reg10_R113)
  dassign %Reg1_R113 0 (dread ref %Reg9_R113)
  dassign %Reg2_I 0 (constval i32 0)
  dassign %Reg9_I 0 (dread i32 %Reg2_I)
  dassign %Reg10_R113 0 (dread ref %Reg1_R113)
  dassign %Reg11_R113 0 (dread ref %Reg0_R113)
@label28
  dassign %Reg0_R113 0 (dread ref %Reg11_R113)
  dassign %Reg1_R113 0 (dread ref %Reg10_R113)
  dassign %Reg2_I 0 (dread i32 %Reg9_I)
  dassign %Reg1_R116 0 (retype ref <* <$Ljava_2Flang_2FStringBuilder_3B>> (dread ref %Reg1_R113))
  dassign %Reg2_Z 0 (cvt u1 i32 (dread i32 %Reg2_I))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Z_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread u1 %Reg2_Z) { dassign %Reg1_R116 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R116) { dassign %Reg1_R117 0 }
LOC 1 45
  dassign %Reg0_R115 0 (retype ref <* <$Ljava_2Fio_2FPrintStream_3B>> (dread ref %Reg0_R113))
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R115, dread ref %Reg1_R117) {}
LOC 1 47
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R116 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R116) {}
  dassign %Reg2_R122 0 (intrinsicopwithtype ref <* <$Ljava_2Flang_2FComparable_3B>> JAVA_CONST_CLASS ())
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_7300) { dassign %L_STR_12 0 }
  dassign %Reg3_R117 0 (dread ptr %L_STR_12)
  dassign %Reg3_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg3_R117))
  virtualcallassigned &Ljava_2Flang_2FClass_3B_7CisInstance_7C_28Ljava_2Flang_2FObject_3B_29Z (dread ref %Reg2_R122, dread ref %Reg3_R113) { dassign %Reg2_Z 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Z_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread u1 %Reg2_Z) { dassign %Reg1_R116 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_10 0 }
  dassign %Reg2_R117 0 (dread ptr %L_STR_10)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread ref %Reg2_R117) { dassign %Reg1_R116 0 }
  dassign %Reg2_R122 0 (intrinsicopwithtype ref <* <$Ljava_2Flang_2FComparable_3B>> JAVA_CONST_CLASS ())
  dassign %Reg3_R113 0 (dread ref %Reg12_R113)
  virtualcallassigned &Ljava_2Flang_2FClass_3B_7CisInstance_7C_28Ljava_2Flang_2FObject_3B_29Z (dread ref %Reg2_R122, dread ref %Reg3_R113) { dassign %Reg2_Z 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Z_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread u1 %Reg2_Z) { dassign %Reg1_R116 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_10 0 }
  dassign %Reg2_R117 0 (dread ptr %L_STR_10)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread ref %Reg2_R117) { dassign %Reg1_R116 0 }
  dassign %Reg2_R122 0 (intrinsicopwithtype ref <* <[] <* <$Ljava_2Flang_2FObject_3B>>>> JAVA_CONST_CLASS ())
  dassign %Reg3_I 0 (constval i32 0)
  dassign %Reg3_R114 0 (gcmallocjarray ref <[] <* <$Ljava_2Flang_2FString_3B>>> (dread i32 %Reg3_I))
LOC 1 48
  dassign %Reg3_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg3_R114))
  virtualcallassigned &Ljava_2Flang_2FClass_3B_7CisInstance_7C_28Ljava_2Flang_2FObject_3B_29Z (dread ref %Reg2_R122, dread ref %Reg3_R113) { dassign %Reg2_Z 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Z_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread u1 %Reg2_Z) { dassign %Reg1_R116 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_10 0 }
  dassign %Reg2_R117 0 (dread ptr %L_STR_10)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread ref %Reg2_R117) { dassign %Reg1_R116 0 }
  dassign %Reg2_R122 0 (intrinsicopwithtype ref <* <$LIdentity_24S_3B>> JAVA_CONST_CLASS ())
  dassign %Reg3_R113 0 (constval ref 0)
  virtualcallassigned &Ljava_2Flang_2FClass_3B_7CisInstance_7C_28Ljava_2Flang_2FObject_3B_29Z (dread ref %Reg2_R122, dread ref %Reg3_R113) { dassign %Reg2_Z 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Z_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread u1 %Reg2_Z) { dassign %Reg1_R116 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R116) { dassign %Reg1_R117 0 }
LOC 1 47
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R115, dread ref %Reg1_R117) {}
LOC 1 49
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_6c0069007400) { dassign %L_STR_13 0 }
  dassign %Reg0_R117 0 (dread ptr %L_STR_13)
  dassign %Reg22_R117 0 (dread ref %Reg0_R117)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_6c0069007400) { dassign %L_STR_13 0 }
  dassign %Reg0_R117 0 (dread ptr %L_STR_13)
  dassign %Reg23_R117 0 (dread ref %Reg0_R117)
LOC 1 50
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R116 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R116) {}
  dassign %Reg2_R117 0 (dread ref %Reg22_R117)
  dassign %Reg3_R117 0 (dread ref %Reg23_R117)
  dassign %Reg9_R113 0 (dread ref %Reg1_R116)
  dassign %Reg10_R113 0 (dread ref %Reg0_R115)
  brtrue @label29 (ne i32 ref (dread ref %Reg2_R117, dread ref %Reg3_R117))
  dassign %Reg0_R113 0 (dread ref %Reg10_R113)
  dassign %Reg1_R113 0 (dread ref %Reg9_R113)
  dassign %Reg2_I 0 (constval i32 1)
  dassign %Reg9_I 0 (dread i32 %Reg2_I)
  dassign %Reg10_R113 0 (dread ref %Reg1_R113)
  dassign %Reg11_R113 0 (dread ref %Reg0_R113)
  goto @label30
@label29
  dassign %Reg0_R113 0 (dread ref %Reg10_R113)
  dassign %Reg1_R113 0 (dread ref %Reg9_R113)
  dassign %Reg2_I 0 (constval i32 0)
  dassign %Reg9_I 0 (dread i32 %Reg2_I)
  dassign %Reg10_R113 0 (dread ref %Reg1_R113)
  dassign %Reg11_R113 0 (dread ref %Reg0_R113)
@label30
  dassign %Reg0_R113 0 (dread ref %Reg11_R113)
  dassign %Reg1_R113 0 (dread ref %Reg10_R113)
  dassign %Reg2_I 0 (dread i32 %Reg9_I)
  dassign %Reg1_R116 0 (retype ref <* <$Ljava_2Flang_2FStringBuilder_3B>> (dread ref %Reg1_R113))
  dassign %Reg2_Z 0 (cvt u1 i32 (dread i32 %Reg2_I))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Z_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread u1 %Reg2_Z) { dassign %Reg1_R116 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_10 0 }
  dassign %Reg2_R117 0 (dread ptr %L_STR_10)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread ref %Reg2_R117) { dassign %Reg1_R116 0 }
  dassign %Reg2_R117 0 (dread ref %Reg22_R117)
  intrinsiccallwithtype <$Ljava_2Flang_2FString_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg3_R117 0 (gcmalloc ref <$Ljava_2Flang_2FString_3B>)
  dassign %Reg4_I 0 (constval i32 3)
  dassign %Reg4_R123 0 (gcmallocjarray ref <[] u16> (dread i32 %Reg4_I))
  dassign %Reg5_I 0 (constval i32 0)
  dassign %Reg6_I 0 (constval i32 108)
  iassign <* u16> 0 (
    array 1 ptr <* <[] u16>> (dread ref %Reg4_R123, dread i32 %Reg5_I), 
    cvt u16 i32 (dread i32 %Reg6_I))
  dassign %Reg5_I 0 (constval i32 1)
  dassign %Reg6_I 0 (constval i32 105)
  iassign <* u16> 0 (
    array 1 ptr <* <[] u16>> (dread ref %Reg4_R123, dread i32 %Reg5_I), 
    cvt u16 i32 (dread i32 %Reg6_I))
  dassign %Reg5_I 0 (constval i32 2)
  dassign %Reg6_I 0 (constval i32 116)
  iassign <* u16> 0 (
    array 1 ptr <* <[] u16>> (dread ref %Reg4_R123, dread i32 %Reg5_I), 
    cvt u16 i32 (dread i32 %Reg6_I))
  callassigned &Ljava_2Flang_2FString_3B_7C_3Cinit_3E_7C_28AC_29V (dread ref %Reg3_R117, dread ref %Reg4_R123) {}
  dassign %Reg9_R113 0 (dread ref %Reg1_R116)
  dassign %Reg10_R113 0 (dread ref %Reg0_R113)
  brtrue @label31 (ne i32 ref (dread ref %Reg2_R117, dread ref %Reg3_R117))
  dassign %Reg0_R113 0 (dread ref %Reg10_R113)
  dassign %Reg1_R113 0 (dread ref %Reg9_R113)
  dassign %Reg2_I 0 (constval i32 1)
  dassign %Reg9_I 0 (dread i32 %Reg2_I)
  dassign %Reg10_R113 0 (dread ref %Reg1_R113)
  dassign %Reg11_R113 0 (dread ref %Reg0_R113)
  goto @label32
@label31
  dassign %Reg0_R113 0 (dread ref %Reg10_R113)
  dassign %Reg1_R113 0 (dread ref %Reg9_R113)
  dassign %Reg2_I 0 (constval i32 0)
  dassign %Reg9_I 0 (dread i32 %Reg2_I)
  dassign %Reg10_R113 0 (dread ref %Reg1_R113)
  dassign %Reg11_R113 0 (dread ref %Reg0_R113)
@label32
  dassign %Reg0_R113 0 (dread ref %Reg11_R113)
  dassign %Reg1_R113 0 (dread ref %Reg10_R113)
  dassign %Reg2_I 0 (dread i32 %Reg9_I)
  dassign %Reg1_R116 0 (retype ref <* <$Ljava_2Flang_2FStringBuilder_3B>> (dread ref %Reg1_R113))
  dassign %Reg2_Z 0 (cvt u1 i32 (dread i32 %Reg2_I))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Z_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread u1 %Reg2_Z) { dassign %Reg1_R116 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_10 0 }
  dassign %Reg2_R117 0 (dread ptr %L_STR_10)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread ref %Reg2_R117) { dassign %Reg1_R116 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_6c0069007400) { dassign %L_STR_13 0 }
  dassign %Reg2_R117 0 (dread ptr %L_STR_13)
  dassign %Reg3_R117 0 (dread ref %Reg22_R117)
  dassign %Reg9_R113 0 (dread ref %Reg1_R116)
  dassign %Reg10_R113 0 (dread ref %Reg0_R113)
  brtrue @label33 (ne i32 ref (dread ref %Reg2_R117, dread ref %Reg3_R117))
  dassign %Reg0_R113 0 (dread ref %Reg10_R113)
  dassign %Reg1_R113 0 (dread ref %Reg9_R113)
  dassign %Reg2_I 0 (constval i32 1)
  dassign %Reg9_I 0 (dread i32 %Reg2_I)
  dassign %Reg10_R113 0 (dread ref %Reg1_R113)
  dassign %Reg11_R113 0 (dread ref %Reg0_R113)
  goto @label34
@label33
  dassign %Reg0_R113 0 (dread ref %Reg10_R113)
  dassign %Reg1_R113 0 (dread ref %Reg9_R113)
  dassign %Reg2_I 0 (constval i32 0)
  dassign %Reg9_I 0 (dread i32 %Reg2_I)
  dassign %Reg10_R113 0 (dread ref %Reg1_R113)
  dassign %Reg11_R113 0 (dread ref %Reg0_R113)
@label34
  dassign %Reg0_R113 0 (dread ref %Reg11_R113)
  dassign %Reg1_R113 0 (dread ref %Reg10_R113)
  dassign %Reg2_I 0 (dread i32 %Reg9_I)
  dassign %Reg1_R116 0 (retype ref <* <$Ljava_2Flang_2FStringBuilder_3B>> (dread ref %Reg1_R113))
  dassign %Reg2_Z 0 (cvt u1 i32 (dread i32 %Reg2_I))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Z_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread u1 %Reg2_Z) { dassign %Reg1_R116 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R116) { dassign %Reg1_R117 0 }
  dassign %Reg0_R115 0 (retype ref <* <$Ljava_2Fio_2FPrintStream_3B>> (dread ref %Reg0_R113))
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R115, dread ref %Reg1_R117) {}
LOC 1 52
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_6c006900) { dassign %L_STR_14 0 }
  dassign %Reg0_R117 0 (dread ptr %L_STR_14)
  dassign %Reg24_R117 0 (dread ref %Reg0_R117)
LOC 1 53
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_6c0069007400) { dassign %L_STR_13 0 }
  dassign %Reg1_R117 0 (dread ptr %L_STR_13)
  dassign %Reg2_R117 0 (dread ref %Reg22_R117)
  dassign %Reg9_R113 0 (dread ref %Reg0_R115)
  brtrue @label35 (ne i32 ref (dread ref %Reg1_R117, dread ref %Reg2_R117))
  dassign %Reg0_R113 0 (dread ref %Reg9_R113)
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg9_I 0 (dread i32 %Reg1_I)
  dassign %Reg10_R113 0 (dread ref %Reg0_R113)
  goto @label36
@label35
  dassign %Reg0_R113 0 (dread ref %Reg9_R113)
  dassign %Reg1_I 0 (constval i32 0)
  dassign %Reg9_I 0 (dread i32 %Reg1_I)
  dassign %Reg10_R113 0 (dread ref %Reg0_R113)
@label36
  dassign %Reg0_R113 0 (dread ref %Reg10_R113)
  dassign %Reg1_I 0 (dread i32 %Reg9_I)
  dassign %Reg0_R115 0 (retype ref <* <$Ljava_2Fio_2FPrintStream_3B>> (dread ref %Reg0_R113))
  dassign %Reg1_Z 0 (cvt u1 i32 (dread i32 %Reg1_I))
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Z_29V (dread ref %Reg0_R115, dread u1 %Reg1_Z) {}
LOC 1 54
  intrinsiccallwithtype <$Ljava_2Flang_2FInteger_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R124 0 (gcmalloc ref <$Ljava_2Flang_2FInteger_3B>)
  dassign %Reg1_I 0 (constval i32 5)
  callassigned &Ljava_2Flang_2FInteger_3B_7C_3Cinit_3E_7C_28I_29V (dread ref %Reg0_R124, dread i32 %Reg1_I) {}
  dassign %Reg25_R124 0 (dread ref %Reg0_R124)
  intrinsiccallwithtype <$Ljava_2Flang_2FInteger_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R124 0 (gcmalloc ref <$Ljava_2Flang_2FInteger_3B>)
  dassign %Reg1_I 0 (constval i32 5)
  callassigned &Ljava_2Flang_2FInteger_3B_7C_3Cinit_3E_7C_28I_29V (dread ref %Reg0_R124, dread i32 %Reg1_I) {}
  dassign %Reg26_R124 0 (dread ref %Reg0_R124)
LOC 1 55
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R116 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R116) {}
  dassign %Reg2_R124 0 (dread ref %Reg25_R124)
  dassign %Reg3_R124 0 (dread ref %Reg26_R124)
  dassign %Reg9_R113 0 (dread ref %Reg1_R116)
  dassign %Reg10_R113 0 (dread ref %Reg0_R115)
  brtrue @label37 (ne i32 ref (dread ref %Reg2_R124, dread ref %Reg3_R124))
  dassign %Reg0_R113 0 (dread ref %Reg10_R113)
  dassign %Reg1_R113 0 (dread ref %Reg9_R113)
  dassign %Reg2_I 0 (constval i32 1)
  dassign %Reg9_I 0 (dread i32 %Reg2_I)
  dassign %Reg10_R113 0 (dread ref %Reg1_R113)
  dassign %Reg11_R113 0 (dread ref %Reg0_R113)
  goto @label38
@label37
  dassign %Reg0_R113 0 (dread ref %Reg10_R113)
  dassign %Reg1_R113 0 (dread ref %Reg9_R113)
  dassign %Reg2_I 0 (constval i32 0)
  dassign %Reg9_I 0 (dread i32 %Reg2_I)
  dassign %Reg10_R113 0 (dread ref %Reg1_R113)
  dassign %Reg11_R113 0 (dread ref %Reg0_R113)
@label38
  dassign %Reg0_R113 0 (dread ref %Reg11_R113)
  dassign %Reg1_R113 0 (dread ref %Reg10_R113)
  dassign %Reg2_I 0 (dread i32 %Reg9_I)
  dassign %Reg1_R116 0 (retype ref <* <$Ljava_2Flang_2FStringBuilder_3B>> (dread ref %Reg1_R113))
  dassign %Reg2_Z 0 (cvt u1 i32 (dread i32 %Reg2_I))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Z_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread u1 %Reg2_Z) { dassign %Reg1_R116 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_10 0 }
  dassign %Reg2_R117 0 (dread ptr %L_STR_10)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread ref %Reg2_R117) { dassign %Reg1_R116 0 }
  dassign %Reg2_R124 0 (dread ref %Reg25_R124)
  dassign %Reg3_R124 0 (dread ref %Reg26_R124)
  dassign %Reg3_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg3_R124))
  virtualcallassigned &Ljava_2Flang_2FInteger_3B_7Cequals_7C_28Ljava_2Flang_2FObject_3B_29Z (dread ref %Reg2_R124, dread ref %Reg3_R113) { dassign %Reg2_Z 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Z_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread u1 %Reg2_Z) { dassign %Reg1_R116 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_10 0 }
  dassign %Reg2_R117 0 (dread ptr %L_STR_10)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread ref %Reg2_R117) { dassign %Reg1_R116 0 }
  dassign %Reg2_R124 0 (dread ref %Reg25_R124)
  virtualcallassigned &Ljava_2Flang_2FInteger_3B_7CintValue_7C_28_29I (dread ref %Reg2_R124) { dassign %Reg2_I 0 }
  dassign %Reg3_R124 0 (dread ref %Reg26_R124)
  virtualcallassigned &Ljava_2Flang_2FInteger_3B_7CintValue_7C_28_29I (dread ref %Reg3_R124) { dassign %Reg3_I 0 }
  dassign %Reg9_R113 0 (dread ref %Reg1_R116)
  dassign %Reg10_R113 0 (dread ref %Reg0_R113)
  brtrue @label39 (ne i32 i32 (dread i32 %Reg2_I, dread i32 %Reg3_I))
  dassign %Reg0_R113 0 (dread ref %Reg10_R113)
  dassign %Reg1_R113 0 (dread ref %Reg9_R113)
  dassign %Reg2_I 0 (constval i32 1)
  dassign %Reg9_I 0 (dread i32 %Reg2_I)
  dassign %Reg10_R113 0 (dread ref %Reg1_R113)
  dassign %Reg11_R113 0 (dread ref %Reg0_R113)
  goto @label40
@label39
  dassign %Reg0_R113 0 (dread ref %Reg10_R113)
  dassign %Reg1_R113 0 (dread ref %Reg9_R113)
  dassign %Reg2_I 0 (constval i32 0)
  dassign %Reg9_I 0 (dread i32 %Reg2_I)
  dassign %Reg10_R113 0 (dread ref %Reg1_R113)
  dassign %Reg11_R113 0 (dread ref %Reg0_R113)
@label40
  dassign %Reg0_R113 0 (dread ref %Reg11_R113)
  dassign %Reg1_R113 0 (dread ref %Reg10_R113)
  dassign %Reg2_I 0 (dread i32 %Reg9_I)
  dassign %Reg1_R116 0 (retype ref <* <$Ljava_2Flang_2FStringBuilder_3B>> (dread ref %Reg1_R113))
  dassign %Reg2_Z 0 (cvt u1 i32 (dread i32 %Reg2_I))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Z_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread u1 %Reg2_Z) { dassign %Reg1_R116 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R116) { dassign %Reg1_R117 0 }
  dassign %Reg0_R115 0 (retype ref <* <$Ljava_2Fio_2FPrintStream_3B>> (dread ref %Reg0_R113))
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R115, dread ref %Reg1_R117) {}
LOC 1 56
  intrinsiccallwithtype <$Ljava_2Flang_2FBoolean_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R125 0 (dread ref $Ljava_2Flang_2FBoolean_3B_7CTRUE)
  dassign %Reg27_R125 0 (dread ref %Reg0_R125)
LOC 1 57
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R116 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R116) {}
  dassign %Reg27_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg27_R125))
  dassign %Reg2_R113 0 (dread ref %Reg27_R113)
  dassign %Reg3_I 0 (constval i32 1)
  intrinsiccallwithtype <$Ljava_2Flang_2FBoolean_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg3_Z 0 (cvt u1 i32 (dread i32 %Reg3_I))
  callassigned &Ljava_2Flang_2FBoolean_3B_7CvalueOf_7C_28Z_29Ljava_2Flang_2FBoolean_3B (dread u1 %Reg3_Z) { dassign %Reg3_R125 0 }
  dassign %Reg9_R113 0 (dread ref %Reg1_R116)
  dassign %Reg10_R113 0 (dread ref %Reg0_R115)
  brtrue @label41 (ne i32 ref (dread ref %Reg2_R113, dread ref %Reg3_R125))
  dassign %Reg0_R113 0 (dread ref %Reg10_R113)
  dassign %Reg1_R113 0 (dread ref %Reg9_R113)
  dassign %Reg2_I 0 (constval i32 1)
  dassign %Reg9_I 0 (dread i32 %Reg2_I)
  dassign %Reg10_R113 0 (dread ref %Reg1_R113)
  dassign %Reg11_R113 0 (dread ref %Reg0_R113)
  goto @label42
@label41
  dassign %Reg0_R113 0 (dread ref %Reg10_R113)
  dassign %Reg1_R113 0 (dread ref %Reg9_R113)
  dassign %Reg2_I 0 (constval i32 0)
  dassign %Reg9_I 0 (dread i32 %Reg2_I)
  dassign %Reg10_R113 0 (dread ref %Reg1_R113)
  dassign %Reg11_R113 0 (dread ref %Reg0_R113)
@label42
  dassign %Reg0_R113 0 (dread ref %Reg11_R113)
  dassign %Reg1_R113 0 (dread ref %Reg10_R113)
  dassign %Reg2_I 0 (dread i32 %Reg9_I)
  dassign %Reg1_R116 0 (retype ref <* <$Ljava_2Flang_2FStringBuilder_3B>> (dread ref %Reg1_R113))
  dassign %Reg2_Z 0 (cvt u1 i32 (dread i32 %Reg2_I))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Z_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread u1 %Reg2_Z) { dassign %Reg1_R116 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_10 0 }
  dassign %Reg2_R117 0 (dread ptr %L_STR_10)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread ref %Reg2_R117) { dassign %Reg1_R116 0 }
  dassign %Reg27_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg27_R125))
  dassign %Reg2_R113 0 (dread ref %Reg27_R113)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread ref %Reg2_R113) { dassign %Reg1_R116 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R116) { dassign %Reg1_R117 0 }
  dassign %Reg0_R115 0 (retype ref <* <$Ljava_2Fio_2FPrintStream_3B>> (dread ref %Reg0_R113))
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R115, dread ref %Reg1_R117) {}
LOC 1 58
  dassign %Reg0_I 0 (constval i32 1)
  dassign %Reg0_R120 0 (gcmallocjarray ref <[] i32> (dread i32 %Reg0_I))
  dassign %Reg1_I 0 (constval i32 0)
  dassign %Reg2_I 0 (constval i32 1)
  iassign <* i32> 0 (
    array 1 ptr <* <[] i32>> (dread ref %Reg0_R120, dread i32 %Reg1_I), 
    dread i32 %Reg2_I)
  dassign %Reg28_R120 0 (dread ref %Reg0_R120)
  dassign %Reg0_I 0 (constval i32 1)
  dassign %Reg0_R120 0 (gcmallocjarray ref <[] i32> (dread i32 %Reg0_I))
  dassign %Reg1_I 0 (constval i32 0)
  dassign %Reg2_I 0 (constval i32 1)
  iassign <* i32> 0 (
    array 1 ptr <* <[] i32>> (dread ref %Reg0_R120, dread i32 %Reg1_I), 
    dread i32 %Reg2_I)
  dassign %Reg29_R120 0 (dread ref %Reg0_R120)
LOC 1 59
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R116 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R116) {}
  dassign %Reg2_R120 0 (dread ref %Reg28_R120)
  dassign %Reg3_R120 0 (dread ref %Reg29_R120)
  dassign %Reg2_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg2_R120))
  dassign %Reg3_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg3_R120))
  virtualcallassigned &Ljava_2Flang_2FObject_3B_7Cequals_7C_28Ljava_2Flang_2FObject_3B_29Z (dread ref %Reg2_R113, dread ref %Reg3_R113) { dassign %Reg2_Z 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Z_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread u1 %Reg2_Z) { dassign %Reg1_R116 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_10 0 }
  dassign %Reg2_R117 0 (dread ptr %L_STR_10)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread ref %Reg2_R117) { dassign %Reg1_R116 0 }
  dassign %Reg2_R120 0 (dread ref %Reg28_R120)
  dassign %Reg3_R120 0 (dread ref %Reg28_R120)
  dassign %Reg2_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg2_R120))
  dassign %Reg3_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg3_R120))
  virtualcallassigned &Ljava_2Flang_2FObject_3B_7Cequals_7C_28Ljava_2Flang_2FObject_3B_29Z (dread ref %Reg2_R113, dread ref %Reg3_R113) { dassign %Reg2_Z 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Z_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread u1 %Reg2_Z) { dassign %Reg1_R116 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R116) { dassign %Reg1_R117 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R115, dread ref %Reg1_R117) {}
LOC 1 60
  dassign %Reg0_J 0 (constval i64 1)
  dassign %Reg30_J 0 (dread i64 %Reg0_J)
LOC 1 61
  dassign %Reg0_J 0 (dread i64 %Reg30_J)
  intrinsiccallwithtype <$Ljava_2Flang_2FLong_3B> JAVA_CLINIT_CHECK ()
  callassigned &Ljava_2Flang_2FLong_3B_7CvalueOf_7C_28J_29Ljava_2Flang_2FLong_3B (dread i64 %Reg0_J) { dassign %Reg0_R126 0 }
  dassign %Reg32_R126 0 (dread ref %Reg0_R126)
LOC 1 62
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R116 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R116) {}
  dassign %Reg32_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg32_R126))
  dassign %Reg2_R113 0 (dread ref %Reg32_R113)
  dassign %Reg3_J 0 (constval i64 1)
  intrinsiccallwithtype <$Ljava_2Flang_2FLong_3B> JAVA_CLINIT_CHECK ()
  callassigned &Ljava_2Flang_2FLong_3B_7CvalueOf_7C_28J_29Ljava_2Flang_2FLong_3B (dread i64 %Reg3_J) { dassign %Reg3_R126 0 }
  dassign %Reg3_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg3_R126))
  virtualcallassigned &Ljava_2Flang_2FObject_3B_7Cequals_7C_28Ljava_2Flang_2FObject_3B_29Z (dread ref %Reg2_R113, dread ref %Reg3_R113) { dassign %Reg2_Z 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Z_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread u1 %Reg2_Z) { dassign %Reg1_R116 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_10 0 }
  dassign %Reg2_R117 0 (dread ptr %L_STR_10)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread ref %Reg2_R117) { dassign %Reg1_R116 0 }
  dassign %Reg32_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg32_R126))
  dassign %Reg2_R113 0 (dread ref %Reg32_R113)
  dassign %Reg3_I 0 (constval i32 1)
  intrinsiccallwithtype <$Ljava_2Flang_2FInteger_3B> JAVA_CLINIT_CHECK ()
  callassigned &Ljava_2Flang_2FInteger_3B_7CvalueOf_7C_28I_29Ljava_2Flang_2FInteger_3B (dread i32 %Reg3_I) { dassign %Reg3_R124 0 }
  dassign %Reg3_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg3_R124))
  virtualcallassigned &Ljava_2Flang_2FObject_3B_7Cequals_7C_28Ljava_2Flang_2FObject_3B_29Z (dread ref %Reg2_R113, dread ref %Reg3_R113) { dassign %Reg2_Z 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Z_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread u1 %Reg2_Z) { dassign %Reg1_R116 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R116) { dassign %Reg1_R117 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R115, dread ref %Reg1_R117) {}
LOC 1 63
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R116 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R116) {}
  intrinsiccallwithtype <$Ljava_2Flang_2FInteger_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg2_R124 0 (gcmalloc ref <$Ljava_2Flang_2FInteger_3B>)
  dassign %Reg3_I 0 (constval i32 -7)
  callassigned &Ljava_2Flang_2FInteger_3B_7C_3Cinit_3E_7C_28I_29V (dread ref %Reg2_R124, dread i32 %Reg3_I) {}
  virtualcallassigned &Ljava_2Flang_2FInteger_3B_7ChashCode_7C_28_29I (dread ref %Reg2_R124) { dassign %Reg2_I 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread i32 %Reg2_I) { dassign %Reg1_R116 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_10 0 }
  dassign %Reg2_R117 0 (dread ptr %L_STR_10)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread ref %Reg2_R117) { dassign %Reg1_R116 0 }
  intrinsiccallwithtype <$Ljava_2Flang_2FLong_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg2_R126 0 (gcmalloc ref <$Ljava_2Flang_2FLong_3B>)
  dassign %Reg3_J 0 (constval i64 0x200000000)
  callassigned &Ljava_2Flang_2FLong_3B_7C_3Cinit_3E_7C_28J_29V (dread ref %Reg2_R126, dread i64 %Reg3_J) {}
  virtualcallassigned &Ljava_2Flang_2FLong_3B_7ChashCode_7C_28_29I (dread ref %Reg2_R126) { dassign %Reg2_I 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread i32 %Reg2_I) { dassign %Reg1_R116 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_10 0 }
  dassign %Reg2_R117 0 (dread ptr %L_STR_10)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread ref %Reg2_R117) { dassign %Reg1_R116 0 }
  intrinsiccallwithtype <$Ljava_2Flang_2FCharacter_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg2_R127 0 (gcmalloc ref <$Ljava_2Flang_2FCharacter_3B>)
  dassign %Reg3_I 0 (constval i32 99)
  dassign %Reg3_C 0 (cvt u16 i32 (dread i32 %Reg3_I))
  callassigned &Ljava_2Flang_2FCharacter_3B_7C_3Cinit_3E_7C_28C_29V (dread ref %Reg2_R127, dread u16 %Reg3_C) {}
LOC 1 64
  virtualcallassigned &Ljava_2Flang_2FCharacter_3B_7ChashCode_7C_28_29I (dread ref %Reg2_R127) { dassign %Reg2_I 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread i32 %Reg2_I) { dassign %Reg1_R116 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_10 0 }
  dassign %Reg2_R117 0 (dread ptr %L_STR_10)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread ref %Reg2_R117) { dassign %Reg1_R116 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_) { dassign %L_STR_15 0 }
  dassign %Reg2_R117 0 (dread ptr %L_STR_15)
  virtualcallassigned &Ljava_2Flang_2FString_3B_7ChashCode_7C_28_29I (dread ref %Reg2_R117) { dassign %Reg2_I 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread i32 %Reg2_I) { dassign %Reg1_R116 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R116) { dassign %Reg1_R117 0 }
LOC 1 63
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R115, dread ref %Reg1_R117) {}
LOC 1 65
  return ()
}
func &LIdentity_24E_3B_7C_3Cinit_3E_7C_28I_29V constructor (var %_this <* <$LIdentity_24E_3B>>, var %Reg3_I i32) void {
  funcid 3
  var %Reg2_R118 <* <$LIdentity_24E_3B>>
  var %Reg0_R118 <* <$LIdentity_24E_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_I i32

ALIAS %v %Reg3_I i32
  dassign %Reg2_R118 0 (dread ref %_this)
LOC 1 4
  dassign %Reg0_R118 0 (dread ref %Reg2_R118)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R118))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
LOC 1 5
  dassign %Reg0_R118 0 (dread ref %Reg2_R118)
  dassign %Reg1_I 0 (dread i32 %Reg3_I)
  iassign <* <$LIdentity_24E_3B>> 2 (dread ref %Reg0_R118, dread i32 %Reg1_I)
LOC 1 6
  return ()
}
func &LIdentity_24E_3B_7Cequals_7C_28Ljava_2Flang_2FObject_3B_29Z public virtual (var %_this <* <$LIdentity_24E_3B>>, var %Reg4_R113 <* <$Ljava_2Flang_2FObject_3B>>) u1 {
  funcid 4
  var %Reg3_R118 <* <$LIdentity_24E_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_I i32
  var %Reg0_R118 <* <$LIdentity_24E_3B>>
  var %Reg1_R118 <* <$LIdentity_24E_3B>>
  var %Reg1_I i32
  var %Reg2_I i32

ALIAS %o %Reg4_R113 <* <$Ljava_2Flang_2FObject_3B>>
  dassign %Reg3_R118 0 (dread ref %_this)
LOC 1 9
  dassign %Reg0_R113 0 (dread ref %Reg4_R113)
  dassign %Reg0_I 0 (intrinsicopwithtype i32 <* <$LIdentity_24E_3B>> JAVA_INSTANCE_OF (dread ref %Reg0_R113))
  brtrue @label43 (eq i32 i32 (dread i32 %Reg0_I, constval i32 0))
  dassign %Reg0_R113 0 (dread ref %Reg4_R113)
  intrinsiccallwithtypeassigned <* <$LIdentity_24E_3B>> JAVA_CHECK_CAST (dread ref %Reg0_R113) { dassign %Reg0_R118 0 }
  dassign %Reg0_I 0 (iread i32 <* <$LIdentity_24E_3B>> 2 (dread ref %Reg0_R118))
  dassign %Reg1_R118 0 (dread ref %Reg3_R118)
  dassign %Reg1_I 0 (iread i32 <* <$LIdentity_24E_3B>> 2 (dread ref %Reg1_R118))
  brtrue @label43 (ne i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg0_I 0 (constval i32 1)
  dassign %Reg2_I 0 (dread i32 %Reg0_I)
  goto @label44
@label43
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg2_I 0 (dread i32 %Reg0_I)
@label44
  dassign %Reg0_I 0 (dread i32 %Reg2_I)
  return (dread i32 %Reg0_I)
}
func &LIdentity_24E_3B_7ChashCode_7C_28_29I public virtual (var %_this <* <$LIdentity_24E_3B>>) i32 {
  funcid 5
  var %Reg2_R118 <* <$LIdentity_24E_3B>>
  var %Reg0_R118 <* <$LIdentity_24E_3B>>
  var %Reg0_I i32
  var %Reg1_I i32

  dassign %Reg2_R118 0 (dread ref %_this)
LOC 1 13
  dassign %Reg0_R118 0 (dread ref %Reg2_R118)
  dassign %Reg0_I 0 (iread i32 <* <$LIdentity_24E_3B>> 2 (dread ref %Reg0_R118))
  dassign %Reg1_I 0 (constval i32 31)
  dassign %Reg0_I 0 (mul i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  return (dread i32 %Reg0_I)
}
func &LIdentity_24S_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LIdentity_24S_3B>>) void {
  funcid 6
  var %Reg1_R119 <* <$LIdentity_24S_3B>>
  var %Reg0_R119 <* <$LIdentity_24S_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>

  dassign %Reg1_R119 0 (dread ref %_this)
LOC 1 17
  dassign %Reg0_R119 0 (dread ref %Reg1_R119)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R119))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
  return ()
}
