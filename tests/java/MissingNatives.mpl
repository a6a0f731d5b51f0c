flavor 1
srclang 3
id 65535
numfuncs 15
import "library.mplt"
import "MissingNatives.mplt"
entryfunc &LMissingNatives_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V
fileinfo {
  @INFO_filename "MissingNatives.class",
  @INFO_filename "MissingNatives$Action.class",
  @INFO_filename "MissingNatives$Base.class",
  @INFO_filename "MissingNatives$Derived.class"}
srcfileinfo {
  1 "MissingNatives.java"}
javaclass $LMissingNatives_3B <$LMissingNatives_3B> public
javainterface $LMissingNatives_24Action_3B <$LMissingNatives_24Action_3B> abstract
javaclass $LMissingNatives_24Base_3B <$LMissingNatives_24Base_3B>
javaclass $LMissingNatives_24Derived_3B <$LMissingNatives_24Derived_3B>
func &LMissingNatives_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$LMissingNatives_3B>>) void
func &LMissingNatives_3B_7Cmissing_7C_28_29I static native () i32
func &LMissingNatives_3B_7Cmany_7C_28BSIJFDLjava_2Flang_2FString_3BAAI_29Ljava_2Flang_2FObject_3B static native (var %Reg0_B i8, var %Reg1_S i16, var %Reg2_I i32, var %Reg3_J i64, var %Reg5_F f32, var %Reg6_D f64, var %Reg8_R116 <* <$Ljava_2Flang_2FString_3B>>, var %Reg9_R119 <* <[] <* <[] i32>>>>) <* <$Ljava_2Flang_2FObject_3B>>
func &LMissingNatives_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V public static (var %Reg23_R114 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>) void
func &LMissingNatives_24Action_3B_7Cact_7C_28IALjava_2Flang_2FObject_3B_29I public virtual abstract (var %_this <* <$LMissingNatives_24Action_3B>>, var %Reg1_I i32, var %Reg2_R125 <* <[] <* <$Ljava_2Flang_2FObject_3B>>>>) i32
func &LMissingNatives_24Base_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LMissingNatives_24Base_3B>>) void
func &LMissingNatives_24Base_3B_7Cname_7C_28_29Ljava_2Flang_2FString_3B virtual (var %_this <* <$LMissingNatives_24Base_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &LMissingNatives_24Base_3B_7Crun_7C_28_29V public native virtual (var %_this <* <$LMissingNatives_24Base_3B>>) void
func &LMissingNatives_24Derived_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LMissingNatives_24Derived_3B>>) void
func &LMissingNatives_24Derived_3B_7Cname_7C_28_29Ljava_2Flang_2FString_3B native virtual (var %_this <* <$LMissingNatives_24Derived_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &LMissingNatives_24Derived_3B_7Cact_7C_28IALjava_2Flang_2FObject_3B_29I public native virtual (var %_this <* <$LMissingNatives_24Derived_3B>>, var %Reg1_I i32, var %Reg2_R125 <* <[] <* <$Ljava_2Flang_2FObject_3B>>>>) i32
func &LMissingNatives_24Derived_3B_7Cexact_7C_28FJZC_29D final native virtual (var %_this <* <$LMissingNatives_24Derived_3B>>, var %Reg1_F f32, var %Reg2_J i64, var %Reg4_Z u1, var %Reg5_C u16) f64
func &LMissingNatives_24Derived_3B_7Chidden_7C_28_29V private native virtual (var %_this <* <$LMissingNatives_24Derived_3B>>) void
func &LMissingNatives_24Derived_3B_7CcallHidden_7C_28_29V virtual (var %_this <* <$LMissingNatives_24Derived_3B>>) void
func &LMissingNatives_24Derived_3B_7Clocked_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FObject_3B native virtual synchronized (var %_this <* <$LMissingNatives_24Derived_3B>>, var %Reg1_R116 <* <$Ljava_2Flang_2FString_3B>>) <* <$Ljava_2Flang_2FObject_3B>>
var $_C_STR_6200650066006f0072006500 fstatic <[4] u64> readonly = [0, 0xd00000000, 0x6f666562acfa3f7f, 0x6572]
var $_C_STR_7400 fstatic <[3] u64> readonly = [0, 0x300000000, 0x7400000074]
var $_C_STR_7800 fstatic <[3] u64> readonly = [0, 0x300000000, 0x7800000078]
var $_C_STR_66007200650065002000 fstatic <[4] u64> readonly = [0, 0xb00000000, 0x6565726605d2b734, 32]
var $_C_STR_6e0075006c006c00 fstatic <[3] u64> readonly = [0, 0x900000000, 0x6c6c756e0033c587]
var $_C_STR_4200610073006500 fstatic <[3] u64> readonly = [0, 0x900000000, 0x65736142001f7af1]
var $Ljava_2Flang_2FSystem_3B_7Cout extern <* <$Ljava_2Fio_2FPrintStream_3B>>
func &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FObject_3B>>) void
func &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V public virtual (var %_this <* <$Ljava_2Fio_2FPrintStream_3B>>, var %Reg1_R116 <* <$Ljava_2Flang_2FString_3B>>) void
func &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FObject_3B_29V public virtual (var %_this <* <$Ljava_2Fio_2FPrintStream_3B>>, var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>) void
func &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>) void
func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg1_R116 <* <$Ljava_2Flang_2FString_3B>>) <* <$Ljava_2Flang_2FStringBuilder_3B>>
func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg1_I i32) <* <$Ljava_2Flang_2FStringBuilder_3B>>
func &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &Ljava_2Flang_2FUnsatisfiedLinkError_3B_7CgetMessage_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$Ljava_2Flang_2FUnsatisfiedLinkError_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28I_29V public virtual (var %_this <* <$Ljava_2Fio_2FPrintStream_3B>>, var %Reg1_I i32) void
func &Ljava_2Flang_2FError_3B_7CgetMessage_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$Ljava_2Flang_2FError_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28D_29V public virtual (var %_this <* <$Ljava_2Fio_2FPrintStream_3B>>, var %Reg1_D f64) void
func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28J_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg1_J i64) <* <$Ljava_2Flang_2FStringBuilder_3B>>
var $__cinf_Ljava_2Flang_2FString_3B <$__class_meta__>
func &MCC_GetOrInsertLiteral () <* <$Ljava_2Flang_2FString_3B>>
func &LMissingNatives_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$LMissingNatives_3B>>) void {
  funcid 1
  var %Reg1_R112 <* <$LMissingNatives_3B>>
  var %Reg0_R112 <* <$LMissingNatives_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>

  dassign %Reg1_R112 0 (dread ref %_this)
LOC 1 2
  dassign %Reg0_R112 0 (dread ref %Reg1_R112)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R112))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
  return ()
}
func &LMissingNatives_3B_7Cmissing_7C_28_29I static native () i32 {
  funcid 2

}
func &LMissingNatives_3B_7Cmany_7C_28BSIJFDLjava_2Flang_2FString_3BAAI_29Ljava_2Flang_2FObject_3B static native (var %Reg0_B i8, var %Reg1_S i16, var %Reg2_I i32, var %Reg3_J i64, var %Reg5_F f32, var %Reg6_D f64, var %Reg8_R116 <* <$Ljava_2Flang_2FString_3B>>, var %Reg9_R119 <* <[] <* <[] i32>>>>) <* <$Ljava_2Flang_2FObject_3B>> {
  funcid 3

}
func &LMissingNatives_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V public static (var %Reg23_R114 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>) void {
  funcid 4
  var %Reg0_R115 <* <$Ljava_2Fio_2FPrintStream_3B>>
  var %Reg1_R116 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_10 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_I i32
  var %Reg0_R117 <* <$Ljava_2Flang_2FLinkageError_3B>>
  var %Reg17_R117 <* <$Ljava_2Flang_2FLinkageError_3B>>
  var %Reg1_R117 <* <$Ljava_2Flang_2FLinkageError_3B>>
  var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_I i32
  var %Reg2_I i32
  var %Reg3_J i64
  var %Reg4_F f32
  var %Reg5_D f64
  var %Reg6_R118 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg7_R116 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_11 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg7_R114 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>
  var %Reg7_I i32
  var %Reg6_R116 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg7_R119 <* <[] <* <[] i32>>>>
  var %Reg8_I i32
  var %Reg9_I i32
  var %Reg9_R120 <* <[] i32>>
  var %Reg10_I i32
  var %Reg11_I i32
  var %Reg0_B i8
  var %Reg1_S i16
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_R121 <* <$Ljava_2Flang_2FUnsatisfiedLinkError_3B>>
  var %Reg17_R121 <* <$Ljava_2Flang_2FUnsatisfiedLinkError_3B>>
  var %Reg1_R121 <* <$Ljava_2Flang_2FUnsatisfiedLinkError_3B>>
  var %Reg0_R122 <* <$LMissingNatives_24Derived_3B>>
  var %Reg17_R122 <* <$LMissingNatives_24Derived_3B>>
  var %Reg0_R114 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>
  var %Reg0_R123 <* <$LMissingNatives_24Base_3B>>
  var %Reg16_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg18_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg19_R122 <* <$LMissingNatives_24Derived_3B>>
  var %Reg20_I i32
  var %Reg18_R123 <* <$LMissingNatives_24Base_3B>>
  var %Reg1_R123 <* <$LMissingNatives_24Base_3B>>
  var %Reg21_R121 <* <$Ljava_2Flang_2FUnsatisfiedLinkError_3B>>
  var %Reg19_R124 <* <$LMissingNatives_24Action_3B>>
  var %Reg1_R124 <* <$LMissingNatives_24Action_3B>>
  var %Reg3_I i32
  var %Reg3_R125 <* <[] <* <$Ljava_2Flang_2FObject_3B>>>>
  var %Reg4_I i32
  var %Reg5_R123 <* <$LMissingNatives_24Base_3B>>
  var %Reg0_R126 <* <$Ljava_2Flang_2FError_3B>>
  var %Reg20_R126 <* <$Ljava_2Flang_2FError_3B>>
  var %Reg1_R126 <* <$Ljava_2Flang_2FError_3B>>
  var %Reg1_R122 <* <$LMissingNatives_24Derived_3B>>
  var %Reg2_F f32
  var %Reg5_I i32
  var %Reg4_Z u1
  var %Reg5_C u16
  var %Reg1_D f64
  var %Reg1_R118 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg2_R116 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_12 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg2_R114 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>
  var %Reg20_R122 <* <$LMissingNatives_24Derived_3B>>
  var %L_STR_13 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg2_R122 <* <$LMissingNatives_24Derived_3B>>
  var %Reg2_J i64
  var %Reg20_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_R127 <* <$Ljava_2Flang_2FThrowable_3B>>
  var %Reg22_R127 <* <$Ljava_2Flang_2FThrowable_3B>>
  var %Reg22_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg17_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_F f32
  var %Reg3_Z u1
  var %Reg4_C u16
  var %Reg0_D f64
  var %Reg0_R128 <* <$Ljava_2Flang_2FNullPointerException_3B>>
  var %Reg20_R128 <* <$Ljava_2Flang_2FNullPointerException_3B>>
  var %L_STR_14 <* <$Ljava_2Flang_2FString_3B>>

ALIAS %e %Reg20_R128 <* <$Ljava_2Flang_2FNullPointerException_3B>>
ALIAS %round %Reg20_I i32
ALIAS %args %Reg23_R114 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>
ALIAS %derived %Reg17_R122 <* <$LMissingNatives_24Derived_3B>>
ALIAS %base %Reg18_R123 <* <$LMissingNatives_24Base_3B>>
ALIAS %action %Reg19_R124 <* <$LMissingNatives_24Action_3B>>
  intrinsiccallwithtype <$LMissingNatives_3B> JAVA_CLINIT_CHECK ()
LOC 1 38
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_6200650066006f0072006500) { dassign %L_STR_10 0 }
  dassign %Reg1_R116 0 (dread ptr %L_STR_10)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R115, dread ref %Reg1_R116) {}
  try { @label0 }
LOC 1 40
  intrinsiccallwithtype <$LMissingNatives_3B> JAVA_CLINIT_CHECK ()
  callassigned &LMissingNatives_3B_7Cmissing_7C_28_29I () { dassign %Reg0_I 0 }
  endtry
LOC 1 43
  goto @label1
@label0
  catch { <* <$Ljava_2Flang_2FLinkageError_3B>> }
  dassign %Reg0_R117 0 (regread ptr %%thrownval)
LOC 1 41
  dassign %Reg17_R117 0 (dread ref %Reg0_R117)
LOC 1 42
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_R117 0 (dread ref %Reg17_R117)
  dassign %Reg1_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg1_R117))
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FObject_3B_29V (dread ref %Reg0_R115, dread ref %Reg1_R113) {}
@label1
  try { @label2 }
LOC 1 45
  dassign %Reg0_I 0 (constval i32 1)
  dassign %Reg1_I 0 (constval i32 2)
  dassign %Reg2_I 0 (constval i32 3)
  dassign %Reg3_J 0 (constval i64 4)
  dassign %Reg4_F 0 (constval f32 5f)
  dassign %Reg5_D 0 (constval f64 6)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg6_R118 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg6_R118) {}
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_7400) { dassign %L_STR_11 0 }
  dassign %Reg7_R116 0 (dread ptr %L_STR_11)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg6_R118, dread ref %Reg7_R116) { dassign %Reg6_R118 0 }
  dassign %Reg7_R114 0 (dread ref %Reg23_R114)
  dassign %Reg7_I 0 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %Reg7_R114))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg6_R118, dread i32 %Reg7_I) { dassign %Reg6_R118 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg6_R118) { dassign %Reg6_R116 0 }
  dassign %Reg7_I 0 (constval i32 1)
  dassign %Reg7_R119 0 (gcmallocjarray ref <[] <* <[] i32>>> (dread i32 %Reg7_I))
  dassign %Reg8_I 0 (constval i32 0)
  dassign %Reg9_I 0 (constval i32 1)
  dassign %Reg9_R120 0 (gcmallocjarray ref <[] i32> (dread i32 %Reg9_I))
  dassign %Reg10_I 0 (constval i32 0)
  dassign %Reg11_I 0 (constval i32 1)
  iassign <* i32> 0 (
    array 1 ptr <* <[] i32>> (dread ref %Reg9_R120, dread i32 %Reg10_I), 
    dread i32 %Reg11_I)
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg7_R119, dread i32 %Reg8_I), 
    dread ref %Reg9_R120)
  intrinsiccallwithtype <$LMissingNatives_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_B 0 (cvt i8 i32 (dread i32 %Reg0_I))
  dassign %Reg1_S 0 (cvt i16 i32 (dread i32 %Reg1_I))
  callassigned &LMissingNatives_3B_7Cmany_7C_28BSIJFDLjava_2Flang_2FString_3BAAI_29Ljava_2Flang_2FObject_3B (dread i8 %Reg0_B, dread i16 %Reg1_S, dread i32 %Reg2_I, dread i64 %Reg3_J, dread f32 %Reg4_F, dread f64 %Reg5_D, dread ref %Reg6_R116, dread ref %Reg7_R119) { dassign %Reg0_R113 0 }
  endtry
LOC 1 48
  goto @label3
@label2
  catch { <* <$Ljava_2Flang_2FUnsatisfiedLinkError_3B>> }
  dassign %Reg0_R121 0 (regread ptr %%thrownval)
LOC 1 46
  dassign %Reg17_R121 0 (dread ref %Reg0_R121)
LOC 1 47
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_R121 0 (dread ref %Reg17_R121)
  virtualcallassigned &Ljava_2Flang_2FUnsatisfiedLinkError_3B_7CgetMessage_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R121) { dassign %Reg1_R116 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R115, dread ref %Reg1_R116) {}
@label3
LOC 1 49
  intrinsiccallwithtype <$LMissingNatives_24Derived_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R122 0 (gcmalloc ref <$LMissingNatives_24Derived_3B>)
  callassigned &LMissingNatives_24Derived_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R122) {}
  dassign %Reg17_R122 0 (dread ref %Reg0_R122)
LOC 1 50
  dassign %Reg0_R114 0 (dread ref %Reg23_R114)
  dassign %Reg0_I 0 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %Reg0_R114))
  dassign %Reg1_I 0 (constval i32 5)
  brtrue @label4 (le i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  intrinsiccallwithtype <$LMissingNatives_24Base_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R123 0 (gcmalloc ref <$LMissingNatives_24Base_3B>)
  callassigned &LMissingNatives_24Base_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R123) {}
  dassign %Reg16_R113 0 (dread ref %Reg0_R123)
  goto @label5
@label4
  dassign %Reg0_R122 0 (dread ref %Reg17_R122)
  dassign %Reg16_R113 0 (dread ref %Reg0_R122)
@label5
  dassign %Reg0_R113 0 (dread ref %Reg16_R113)
  dassign %Reg18_R113 0 (dread ref %Reg0_R113)
LOC 1 51
  dassign %Reg0_R122 0 (dread ref %Reg17_R122)
  dassign %Reg19_R122 0 (dread ref %Reg0_R122)
LOC 1 52
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg20_I 0 (dread i32 %Reg0_I)
@label6
  dassign %Reg0_I 0 (dread i32 %Reg20_I)
  dassign %Reg1_I 0 (constval i32 3)
  brtrue @label11 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  try { @label7 }
LOC 1 54
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg18_R123 0 (retype ref <* <$LMissingNatives_24Base_3B>> (dread ref %Reg18_R113))
  dassign %Reg1_R123 0 (dread ref %Reg18_R123)
  virtualcallassigned &LMissingNatives_24Base_3B_7Cname_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R123) { dassign %Reg1_R116 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R115, dread ref %Reg1_R116) {}
  endtry
LOC 1 57
  goto @label8
@label7
  catch { <* <$Ljava_2Flang_2FUnsatisfiedLinkError_3B>> }
  dassign %Reg0_R121 0 (regread ptr %%thrownval)
LOC 1 55
  dassign %Reg21_R121 0 (dread ref %Reg0_R121)
LOC 1 56
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_R121 0 (dread ref %Reg21_R121)
  virtualcallassigned &Ljava_2Flang_2FUnsatisfiedLinkError_3B_7CgetMessage_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R121) { dassign %Reg1_R116 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R115, dread ref %Reg1_R116) {}
@label8
  try { @label9 }
LOC 1 59
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg19_R124 0 (retype ref <* <$LMissingNatives_24Action_3B>> (dread ref %Reg19_R122))
  dassign %Reg1_R124 0 (dread ref %Reg19_R124)
  dassign %Reg2_I 0 (dread i32 %Reg20_I)
  dassign %Reg3_I 0 (constval i32 1)
  dassign %Reg3_R125 0 (gcmallocjarray ref <[] <* <$Ljava_2Flang_2FObject_3B>>> (dread i32 %Reg3_I))
  dassign %Reg4_I 0 (constval i32 0)
  dassign %Reg18_R123 0 (retype ref <* <$LMissingNatives_24Base_3B>> (dread ref %Reg18_R113))
  dassign %Reg5_R123 0 (dread ref %Reg18_R123)
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg3_R125, dread i32 %Reg4_I), 
    dread ref %Reg5_R123)
  interfacecallassigned &LMissingNatives_24Action_3B_7Cact_7C_28IALjava_2Flang_2FObject_3B_29I (dread ref %Reg1_R124, dread i32 %Reg2_I, dread ref %Reg3_R125) { dassign %Reg1_I 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28I_29V (dread ref %Reg0_R115, dread i32 %Reg1_I) {}
  endtry
LOC 1 62
  goto @label10
@label9
  catch { <* <$Ljava_2Flang_2FUnsatisfiedLinkError_3B>> }
  dassign %Reg0_R121 0 (regread ptr %%thrownval)
LOC 1 60
  dassign %Reg21_R121 0 (dread ref %Reg0_R121)
LOC 1 61
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_R121 0 (dread ref %Reg21_R121)
  virtualcallassigned &Ljava_2Flang_2FUnsatisfiedLinkError_3B_7CgetMessage_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R121) { dassign %Reg1_R116 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R115, dread ref %Reg1_R116) {}
@label10
LOC 1 52
  dassign %Reg20_I 0 (add i32 (dread i32 %Reg20_I, constval i32 1))
  goto @label6
@label11
  try { @label12 }
LOC 1 65
  dassign %Reg18_R123 0 (retype ref <* <$LMissingNatives_24Base_3B>> (dread ref %Reg18_R113))
  dassign %Reg0_R123 0 (dread ref %Reg18_R123)
  virtualcallassigned &LMissingNatives_24Base_3B_7Crun_7C_28_29V (dread ref %Reg0_R123) {}
  endtry
LOC 1 68
  goto @label13
@label12
  catch { <* <$Ljava_2Flang_2FError_3B>> }
  dassign %Reg0_R126 0 (regread ptr %%thrownval)
LOC 1 66
  dassign %Reg20_R126 0 (dread ref %Reg0_R126)
LOC 1 67
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_R126 0 (dread ref %Reg20_R126)
  virtualcallassigned &Ljava_2Flang_2FError_3B_7CgetMessage_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R126) { dassign %Reg1_R116 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R115, dread ref %Reg1_R116) {}
@label13
  try { @label14 }
LOC 1 70
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_R122 0 (dread ref %Reg17_R122)
  dassign %Reg2_F 0 (constval f32 1f)
  dassign %Reg3_J 0 (constval i64 2)
  dassign %Reg4_I 0 (constval i32 1)
  dassign %Reg5_I 0 (constval i32 99)
  dassign %Reg4_Z 0 (cvt u1 i32 (dread i32 %Reg4_I))
  dassign %Reg5_C 0 (cvt u16 i32 (dread i32 %Reg5_I))
  virtualcallassigned &LMissingNatives_24Derived_3B_7Cexact_7C_28FJZC_29D (dread ref %Reg1_R122, dread f32 %Reg2_F, dread i64 %Reg3_J, dread u1 %Reg4_Z, dread u16 %Reg5_C) { dassign %Reg1_D 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28D_29V (dread ref %Reg0_R115, dread f64 %Reg1_D) {}
  endtry
LOC 1 73
  goto @label15
@label14
  catch { <* <$Ljava_2Flang_2FError_3B>> }
  dassign %Reg0_R126 0 (regread ptr %%thrownval)
LOC 1 71
  dassign %Reg20_R126 0 (dread ref %Reg0_R126)
LOC 1 72
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_R126 0 (dread ref %Reg20_R126)
  virtualcallassigned &Ljava_2Flang_2FError_3B_7CgetMessage_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R126) { dassign %Reg1_R116 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R115, dread ref %Reg1_R116) {}
@label15
  try { @label16 }
LOC 1 75
  dassign %Reg0_R122 0 (dread ref %Reg17_R122)
  virtualcallassigned &LMissingNatives_24Derived_3B_7CcallHidden_7C_28_29V (dread ref %Reg0_R122) {}
  endtry
LOC 1 78
  goto @label17
@label16
  catch { <* <$Ljava_2Flang_2FError_3B>> }
  dassign %Reg0_R126 0 (regread ptr %%thrownval)
LOC 1 76
  dassign %Reg20_R126 0 (dread ref %Reg0_R126)
LOC 1 77
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_R126 0 (dread ref %Reg20_R126)
  virtualcallassigned &Ljava_2Flang_2FError_3B_7CgetMessage_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R126) { dassign %Reg1_R116 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R115, dread ref %Reg1_R116) {}
@label17
  try { @label18 }
LOC 1 80
  dassign %Reg0_R122 0 (dread ref %Reg17_R122)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R118 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R118) {}
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_7800) { dassign %L_STR_12 0 }
  dassign %Reg2_R116 0 (dread ptr %L_STR_12)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R118, dread ref %Reg2_R116) { dassign %Reg1_R118 0 }
  dassign %Reg2_R114 0 (dread ref %Reg23_R114)
  dassign %Reg2_I 0 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %Reg2_R114))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R118, dread i32 %Reg2_I) { dassign %Reg1_R118 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R118) { dassign %Reg1_R116 0 }
  virtualcallassigned &LMissingNatives_24Derived_3B_7Clocked_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FObject_3B (dread ref %Reg0_R122, dread ref %Reg1_R116) { dassign %Reg0_R113 0 }
  endtry
LOC 1 83
  goto @label19
@label18
  catch { <* <$Ljava_2Flang_2FError_3B>> }
  dassign %Reg0_R126 0 (regread ptr %%thrownval)
LOC 1 81
  dassign %Reg20_R126 0 (dread ref %Reg0_R126)
LOC 1 82
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_R126 0 (dread ref %Reg20_R126)
  virtualcallassigned &Ljava_2Flang_2FError_3B_7CgetMessage_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R126) { dassign %Reg1_R116 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R115, dread ref %Reg1_R116) {}
@label19
LOC 1 84
  dassign %Reg0_R122 0 (dread ref %Reg17_R122)
  dassign %Reg20_R122 0 (dread ref %Reg0_R122)
  syncenter (dread ref %Reg0_R122)
  try { @label20 }
LOC 1 85
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R118 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R118) {}
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_66007200650065002000) { dassign %L_STR_13 0 }
  dassign %Reg2_R116 0 (dread ptr %L_STR_13)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R118, dread ref %Reg2_R116) { dassign %Reg1_R118 0 }
  dassign %Reg2_R122 0 (dread ref %Reg17_R122)
  dassign %Reg2_J 0 (iread i64 <* <$LMissingNatives_24Derived_3B>> 3 (dread ref %Reg2_R122))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28J_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R118, dread i64 %Reg2_J) { dassign %Reg1_R118 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R118) { dassign %Reg1_R116 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R115, dread ref %Reg1_R116) {}
LOC 1 86
  dassign %Reg20_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg20_R122))
  dassign %Reg0_R113 0 (dread ref %Reg20_R113)
  syncexit (dread ref %Reg0_R113)
  endtry
  goto @label21
@label20
  catch { <* void> }
  dassign %Reg0_R127 0 (regread ptr %%thrownval)
  try { @label20 }
  dassign %Reg22_R127 0 (dread ref %Reg0_R127)
  dassign %Reg20_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg20_R122))
  dassign %Reg0_R113 0 (dread ref %Reg20_R113)
  syncexit (dread ref %Reg0_R113)
  endtry
  dassign %Reg22_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg22_R127))
  dassign %Reg0_R113 0 (dread ref %Reg22_R113)
  dassign %Reg0_R127 0 (retype ref <* <$Ljava_2Flang_2FThrowable_3B>> (dread ref %Reg0_R113))
  throw (dread ref %Reg0_R127)
@label21
LOC 1 87
  dassign %Reg0_R113 0 (constval ref 0)
  dassign %Reg17_R113 0 (dread ref %Reg0_R113)
  try { @label22 }
LOC 1 89
  dassign %Reg17_R122 0 (retype ref <* <$LMissingNatives_24Derived_3B>> (dread ref %Reg17_R113))
  dassign %Reg0_R122 0 (dread ref %Reg17_R122)
  dassign %Reg1_F 0 (constval f32 1f)
  dassign %Reg2_J 0 (constval i64 2)
  dassign %Reg3_I 0 (constval i32 1)
  dassign %Reg4_I 0 (constval i32 99)
  dassign %Reg3_Z 0 (cvt u1 i32 (dread i32 %Reg3_I))
  dassign %Reg4_C 0 (cvt u16 i32 (dread i32 %Reg4_I))
  virtualcallassigned &LMissingNatives_24Derived_3B_7Cexact_7C_28FJZC_29D (dread ref %Reg0_R122, dread f32 %Reg1_F, dread i64 %Reg2_J, dread u1 %Reg3_Z, dread u16 %Reg4_C) { dassign %Reg0_D 0 }
  endtry
LOC 1 92
  goto @label23
@label22
  catch { <* <$Ljava_2Flang_2FNullPointerException_3B>> }
  dassign %Reg0_R128 0 (regread ptr %%thrownval)
LOC 1 90
  dassign %Reg20_R128 0 (dread ref %Reg0_R128)
LOC 1 91
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_6e0075006c006c00) { dassign %L_STR_14 0 }
  dassign %Reg1_R116 0 (dread ptr %L_STR_14)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R115, dread ref %Reg1_R116) {}
@label23
LOC 1 93
  return ()
}
func &LMissingNatives_24Action_3B_7Cact_7C_28IALjava_2Flang_2FObject_3B_29I public virtual abstract (var %_this <* <$LMissingNatives_24Action_3B>>, var %Reg1_I i32, var %Reg2_R125 <* <[] <* <$Ljava_2Flang_2FObject_3B>>>>) i32
func &LMissingNatives_24Base_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LMissingNatives_24Base_3B>>) void {
  funcid 6
  var %Reg3_R123 <* <$LMissingNatives_24Base_3B>>
  var %Reg0_R123 <* <$LMissingNatives_24Base_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_J i64

  dassign %Reg3_R123 0 (dread ref %_this)
LOC 1 7
  dassign %Reg0_R123 0 (dread ref %Reg3_R123)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R123))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
LOC 1 8
  dassign %Reg0_R123 0 (dread ref %Reg3_R123)
  dassign %Reg1_J 0 (constval i64 3)
  iassign <* <$LMissingNatives_24Base_3B>> 2 (dread ref %Reg0_R123, dread i64 %Reg1_J)
  return ()
}
func &LMissingNatives_24Base_3B_7Cname_7C_28_29Ljava_2Flang_2FString_3B virtual (var %_this <* <$LMissingNatives_24Base_3B>>) <* <$Ljava_2Flang_2FString_3B>> {
  funcid 7
  var %Reg1_R123 <* <$LMissingNatives_24Base_3B>>
  var %Reg0_R116 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_15 <* <$Ljava_2Flang_2FString_3B>>

  dassign %Reg1_R123 0 (dread ref %_this)
LOC 1 11
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_4200610073006500) { dassign %L_STR_15 0 }
  dassign %Reg0_R116 0 (dread ptr %L_STR_15)
  return (dread ref %Reg0_R116)
}
func &LMissingNatives_24Base_3B_7Crun_7C_28_29V public native virtual (var %_this <* <$LMissingNatives_24Base_3B>>) void {
  funcid 8

}
func &LMissingNatives_24Derived_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LMissingNatives_24Derived_3B>>) void {
  funcid 9
  var %Reg1_R122 <* <$LMissingNatives_24Derived_3B>>
  var %Reg0_R122 <* <$LMissingNatives_24Derived_3B>>
  var %Reg0_R123 <* <$LMissingNatives_24Base_3B>>

  dassign %Reg1_R122 0 (dread ref %_this)
LOC 1 17
  dassign %Reg0_R122 0 (dread ref %Reg1_R122)
  dassign %Reg0_R123 0 (retype ref <* <$LMissingNatives_24Base_3B>> (dread ref %Reg0_R122))
  callassigned &LMissingNatives_24Base_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R123) {}
  return ()
}
func &LMissingNatives_24Derived_3B_7Cname_7C_28_29Ljava_2Flang_2FString_3B native virtual (var %_this <* <$LMissingNatives_24Derived_3B>>) <* <$Ljava_2Flang_2FString_3B>> {
  funcid 10

}
func &LMissingNatives_24Derived_3B_7Cact_7C_28IALjava_2Flang_2FObject_3B_29I public native virtual (var %_this <* <$LMissingNatives_24Derived_3B>>, var %Reg1_I i32, var %Reg2_R125 <* <[] <* <$Ljava_2Flang_2FObject_3B>>>>) i32 {
  funcid 11

}
func &LMissingNatives_24Derived_3B_7Cexact_7C_28FJZC_29D final native virtual (var %_this <* <$LMissingNatives_24Derived_3B>>, var %Reg1_F f32, var %Reg2_J i64, var %Reg4_Z u1, var %Reg5_C u16) f64 {
  funcid 12

}
func &LMissingNatives_24Derived_3B_7Chidden_7C_28_29V private native virtual (var %_this <* <$LMissingNatives_24Derived_3B>>) void {
  funcid 13

}
func &LMissingNatives_24Derived_3B_7CcallHidden_7C_28_29V virtual (var %_this <* <$LMissingNatives_24Derived_3B>>) void {
  funcid 14
  var %Reg1_R122 <* <$LMissingNatives_24Derived_3B>>
  var %Reg0_R122 <* <$LMissingNatives_24Derived_3B>>

  dassign %Reg1_R122 0 (dread ref %_this)
LOC 1 27
  dassign %Reg0_R122 0 (dread ref %Reg1_R122)
  callassigned &LMissingNatives_24Derived_3B_7Chidden_7C_28_29V (dread ref %Reg0_R122) {}
LOC 1 28
  return ()
}
func &LMissingNatives_24Derived_3B_7Clocked_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FObject_3B native virtual synchronized (var %_this <* <$LMissingNatives_24Derived_3B>>, var %Reg1_R116 <* <$Ljava_2Flang_2FString_3B>>) <* <$Ljava_2Flang_2FObject_3B>> {
  funcid 15

}
