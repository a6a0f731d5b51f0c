flavor 1
srclang 3
id 65535
numfuncs 5
import "library.mplt"
import "EngineErrors.mplt"
entryfunc &LEngineErrors_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V
fileinfo {
  @INFO_filename "EngineErrors.class",
  @INFO_filename "EngineErrors$Sub.class"}
srcfileinfo {
  1 "EngineErrors.java"}
javaclass $LEngineErrors_3B <$LEngineErrors_3B> public
javaclass $LEngineErrors_24Sub_3B <$LEngineErrors_24Sub_3B>
func &LEngineErrors_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$LEngineErrors_3B>>) void
func &LEngineErrors_3B_7Crun_7C_28I_29Ljava_2Flang_2FString_3B static (var %Reg8_I i32) <* <$Ljava_2Flang_2FString_3B>>
func &LEngineErrors_3B_7Crun2_7C_28I_29Ljava_2Flang_2FString_3B static (var %Reg4_I i32) <* <$Ljava_2Flang_2FString_3B>>
func &LEngineErrors_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V public static (var %Reg15_R118 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>) void
func &LEngineErrors_24Sub_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V constructor (var %_this <* <$LEngineErrors_24Sub_3B>>, var %Reg3_R115 <* <$Ljava_2Flang_2FString_3B>>) void
var $_C_STR_730074007200 fstatic <[3] u64> readonly = [0, 0x700000000, 0x7274730001be31]
var $_C_STR_ fstatic <[3] u64> readonly = [0, 0x100000000, 0]
var $_C_STR_7800 fstatic <[3] u64> readonly = [0, 0x300000000, 0x7800000078]
var $_C_STR_7300 fstatic <[3] u64> readonly = [0, 0x300000000, 0x7300000073]
var $_C_STR_6e006f006e006500 fstatic <[3] u64> readonly = [0, 0x900000000, 0x656e6f6e0033af38]
var $_C_STR_6d0069006e006500 fstatic <[3] u64> readonly = [0, 0x900000000, 0x656e696d00332453]
var $_C_STR_2000 fstatic <[3] u64> readonly = [0, 0x300000000, 0x2000000020]
var $_C_STR_610062006300 fstatic <[3] u64> readonly = [0, 0x700000000, 0x63626100017862]
var $_C_STR_530049004f004f00420045002000 fstatic <[4] u64> readonly = [0, 0xf00000000, 0x4f4f4953a7b525c7, 0x204542]
var $_C_STR_530049004f004f0042004500 fstatic <[4] u64> readonly = [0, 0xd00000000, 0x4f4f495391cc0979, 0x4542]
var $_C_STR_630068006100720041007400 fstatic <[4] u64> readonly = [0, 0xd00000000, 0x72616863aed71e29, 0x7441]
var $_C_STR_dc9ea5398f8f9212c5257d33a6324751 fstatic <[4] u64> readonly = [0, 0x1500000000, 0x72616863146a1719, 0x67656e207441]
var $_C_STR_00b7f973c3720aa1493b7d094c1850a9 fstatic <[4] u64> readonly = [0, 0x1700000000, 0x756c61765345df41, 0x74737269662065]
var $LEngineErrors_3B_7Czero i32 static = 0
var $LEngineErrors_3B_7Clzero i64 static = 0
var $Ljava_2Flang_2FSystem_3B_7Cout extern <* <$Ljava_2Fio_2FPrintStream_3B>>
func &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FObject_3B>>) void
func &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>) void
func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg1_R115 <* <$Ljava_2Flang_2FString_3B>>) <* <$Ljava_2Flang_2FStringBuilder_3B>>
func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg1_I i32) <* <$Ljava_2Flang_2FStringBuilder_3B>>
func &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28J_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg1_J i64) <* <$Ljava_2Flang_2FStringBuilder_3B>>
func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>) <* <$Ljava_2Flang_2FStringBuilder_3B>>
func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28C_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg1_C u16) <* <$Ljava_2Flang_2FStringBuilder_3B>>
func &Ljava_2Flang_2FArrayIndexOutOfBoundsException_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$Ljava_2Flang_2FArrayIndexOutOfBoundsException_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &Ljava_2Flang_2FNegativeArraySizeException_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$Ljava_2Flang_2FNegativeArraySizeException_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &Ljava_2Flang_2FArrayStoreException_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$Ljava_2Flang_2FArrayStoreException_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &Ljava_2Flang_2FObject_3B_7CgetClass_7C_28_29Ljava_2Flang_2FClass_3B final public native virtual (var %_this <* <$Ljava_2Flang_2FObject_3B>>) <* <$Ljava_2Flang_2FClass_3B>>
func &Ljava_2Flang_2FClass_3B_7CgetName_7C_28_29Ljava_2Flang_2FString_3B public native virtual (var %_this <* <$Ljava_2Flang_2FClass_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &Ljava_2Flang_2FIndexOutOfBoundsException_3B_7CgetMessage_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$Ljava_2Flang_2FIndexOutOfBoundsException_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V public virtual (var %_this <* <$Ljava_2Fio_2FPrintStream_3B>>, var %Reg1_R115 <* <$Ljava_2Flang_2FString_3B>>) void
func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28D_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg1_D f64) <* <$Ljava_2Flang_2FStringBuilder_3B>>
func &Ljava_2Flang_2FArrayIndexOutOfBoundsException_3B_7CgetMessage_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$Ljava_2Flang_2FArrayIndexOutOfBoundsException_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &Ljava_2Flang_2FString_3B_7Clength_7C_28_29I public virtual (var %_this <* <$Ljava_2Flang_2FString_3B>>) i32
func &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28I_29V public virtual (var %_this <* <$Ljava_2Fio_2FPrintStream_3B>>, var %Reg1_I i32) void
func &Ljava_2Flang_2FThrowable_3B_7CgetMessage_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$Ljava_2Flang_2FThrowable_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Z_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg1_Z u1) <* <$Ljava_2Flang_2FStringBuilder_3B>>
func &Ljava_2Flang_2FThrowable_3B_7CgetCause_7C_28_29Ljava_2Flang_2FThrowable_3B public virtual (var %_this <* <$Ljava_2Flang_2FThrowable_3B>>) <* <$Ljava_2Flang_2FThrowable_3B>>
func &Ljava_2Flang_2FClass_3B_7CgetSuperclass_7C_28_29Ljava_2Flang_2FClass_3B public native virtual (var %_this <* <$Ljava_2Flang_2FClass_3B>>) <* <$Ljava_2Flang_2FClass_3B>>
func &Ljava_2Flang_2FString_3B_7Csubstring_7C_28II_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$Ljava_2Flang_2FString_3B>>, var %Reg1_I i32, var %Reg2_I i32) <* <$Ljava_2Flang_2FString_3B>>
func &Ljava_2Flang_2FStringIndexOutOfBoundsException_3B_7CgetMessage_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringIndexOutOfBoundsException_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &Ljava_2Flang_2FString_3B_7Csubstring_7C_28I_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$Ljava_2Flang_2FString_3B>>, var %Reg1_I i32) <* <$Ljava_2Flang_2FString_3B>>
func &Ljava_2Flang_2FString_3B_7CcharAt_7C_28I_29C public virtual (var %_this <* <$Ljava_2Flang_2FString_3B>>, var %Reg1_I i32) u16
func &Ljava_2Flang_2FArrayIndexOutOfBoundsException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V public constructor (var %_this <* <$Ljava_2Flang_2FArrayIndexOutOfBoundsException_3B>>, var %Reg1_R115 <* <$Ljava_2Flang_2FString_3B>>) void
var $__cinf_Ljava_2Flang_2FString_3B <$__class_meta__>
func &MCC_GetOrInsertLiteral () <* <$Ljava_2Flang_2FString_3B>>
func &LEngineErrors_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$LEngineErrors_3B>>) void {
  funcid 1
  var %Reg1_R112 <* <$LEngineErrors_3B>>
  var %Reg0_R112 <* <$LEngineErrors_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>

  dassign %Reg1_R112 0 (dread ref %_this)
LOC 1 1
  dassign %Reg0_R112 0 (dread ref %Reg1_R112)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R112))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
  return ()
}
func &LEngineErrors_3B_7Crun_7C_28I_29Ljava_2Flang_2FString_3B static (var %Reg8_I i32) <* <$Ljava_2Flang_2FString_3B>> {
  funcid 2
  var %Reg0_I i32
  var %Reg0_R114 <* <[] i32>>
  var %Reg5_R114 <* <[] i32>>
  var %Reg0_R115 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_10 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg6_R115 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R116 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg1_R115 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_11 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_I i32
  var %Reg2_I i32
  var %Reg1_J i64
  var %Reg2_J i64
  var %Reg3_I i32
  var %L_STR_12 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_R114 <* <[] i32>>
  var %Reg1_R117 <* <[] <* <$Ljava_2Flang_2FObject_3B>>>>
  var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_R118 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>
  var %Reg0_R119 <* <[] <* <$Ljava_2Flang_2FInteger_3B>>>>
  var %Reg7_R119 <* <[] <* <$Ljava_2Flang_2FInteger_3B>>>>
  var %Reg7_R117 <* <[] <* <$Ljava_2Flang_2FObject_3B>>>>
  var %Reg0_R117 <* <[] <* <$Ljava_2Flang_2FObject_3B>>>>
  var %Reg2_R115 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_13 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_R120 <* <[] u16>>
  var %Reg1_C u16
  var %L_STR_14 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R121 <* <$Ljava_2Flang_2FArithmeticException_3B>>
  var %Reg7_R121 <* <$Ljava_2Flang_2FArithmeticException_3B>>
  var %Reg1_R121 <* <$Ljava_2Flang_2FArithmeticException_3B>>
  var %Reg0_R122 <* <$Ljava_2Flang_2FArrayIndexOutOfBoundsException_3B>>
  var %Reg7_R122 <* <$Ljava_2Flang_2FArrayIndexOutOfBoundsException_3B>>
  var %Reg0_R123 <* <$Ljava_2Flang_2FNegativeArraySizeException_3B>>
  var %Reg7_R123 <* <$Ljava_2Flang_2FNegativeArraySizeException_3B>>
  var %Reg0_R124 <* <$Ljava_2Flang_2FArrayStoreException_3B>>
  var %Reg7_R124 <* <$Ljava_2Flang_2FArrayStoreException_3B>>

ALIAS %oa %Reg7_R117 <* <[] <* <$Ljava_2Flang_2FObject_3B>>>>
ALIAS %e %Reg7_R124 <* <$Ljava_2Flang_2FArrayStoreException_3B>>
ALIAS %k %Reg8_I i32
ALIAS %a %Reg5_R114 <* <[] i32>>
ALIAS %o %Reg6_R113 <* <$Ljava_2Flang_2FObject_3B>>
  intrinsiccallwithtype <$LEngineErrors_3B> JAVA_CLINIT_CHECK ()
LOC 1 11
  dassign %Reg0_I 0 (constval i32 3)
  dassign %Reg0_R114 0 (gcmallocjarray ref <[] i32> (dread i32 %Reg0_I))
  dassign %Reg5_R114 0 (dread ref %Reg0_R114)
LOC 1 12
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_730074007200) { dassign %L_STR_10 0 }
  dassign %Reg0_R115 0 (dread ptr %L_STR_10)
  dassign %Reg6_R115 0 (dread ref %Reg0_R115)
  try { @label14 @label15 @label16 @label17 }
LOC 1 14
  dassign %Reg0_I 0 (dread i32 %Reg8_I)
  switch (dread i32 %Reg0_I) @label13 {
    0x0: goto @label0
    0x1: goto @label1
    0x2: goto @label2
    0x3: goto @label3
    0x4: goto @label4
    0x5: goto @label5
    0x6: goto @label6
    0x7: goto @label7
    0x8: goto @label8
    0x9: goto @label9
    0xa: goto @label10
    0xb: goto @label11
    0xc: goto @label12 }
  endtry
@label0
  try { @label14 @label15 @label16 @label17 }
LOC 1 16
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R116 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R116) {}
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_) { dassign %L_STR_11 0 }
  dassign %Reg1_R115 0 (dread ptr %L_STR_11)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R116, dread ref %Reg1_R115) { dassign %Reg0_R116 0 }
  dassign %Reg1_I 0 (constval i32 1)
  intrinsiccallwithtype <$LEngineErrors_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg2_I 0 (dread i32 $LEngineErrors_3B_7Czero)
  dassign %Reg1_I 0 (div i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R116, dread i32 %Reg1_I) { dassign %Reg0_R116 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg0_R116) { dassign %Reg0_R115 0 }
  endtry
  return (dread ref %Reg0_R115)
@label1
  try { @label14 @label15 @label16 @label17 }
LOC 1 18
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R116 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R116) {}
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_) { dassign %L_STR_11 0 }
  dassign %Reg1_R115 0 (dread ptr %L_STR_11)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R116, dread ref %Reg1_R115) { dassign %Reg0_R116 0 }
  dassign %Reg1_I 0 (constval i32 1)
  intrinsiccallwithtype <$LEngineErrors_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg2_I 0 (dread i32 $LEngineErrors_3B_7Czero)
  dassign %Reg1_I 0 (rem i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R116, dread i32 %Reg1_I) { dassign %Reg0_R116 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg0_R116) { dassign %Reg0_R115 0 }
  endtry
  return (dread ref %Reg0_R115)
@label2
  try { @label14 @label15 @label16 @label17 }
LOC 1 20
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R116 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R116) {}
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_) { dassign %L_STR_11 0 }
  dassign %Reg1_R115 0 (dread ptr %L_STR_11)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R116, dread ref %Reg1_R115) { dassign %Reg0_R116 0 }
  dassign %Reg1_J 0 (constval i64 1)
  intrinsiccallwithtype <$LEngineErrors_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg2_J 0 (dread i64 $LEngineErrors_3B_7Clzero)
  dassign %Reg1_J 0 (div i64 (dread i64 %Reg1_J, dread i64 %Reg2_J))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28J_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R116, dread i64 %Reg1_J) { dassign %Reg0_R116 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg0_R116) { dassign %Reg0_R115 0 }
  endtry
  return (dread ref %Reg0_R115)
@label3
  try { @label14 @label15 @label16 @label17 }
LOC 1 22
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R116 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R116) {}
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_) { dassign %L_STR_11 0 }
  dassign %Reg1_R115 0 (dread ptr %L_STR_11)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R116, dread ref %Reg1_R115) { dassign %Reg0_R116 0 }
  dassign %Reg1_J 0 (constval i64 1)
  intrinsiccallwithtype <$LEngineErrors_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg2_J 0 (dread i64 $LEngineErrors_3B_7Clzero)
  dassign %Reg1_J 0 (rem i64 (dread i64 %Reg1_J, dread i64 %Reg2_J))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28J_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R116, dread i64 %Reg1_J) { dassign %Reg0_R116 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg0_R116) { dassign %Reg0_R115 0 }
  endtry
  return (dread ref %Reg0_R115)
@label4
  try { @label14 @label15 @label16 @label17 }
LOC 1 24
  dassign %Reg0_R114 0 (dread ref %Reg5_R114)
  dassign %Reg1_I 0 (constval i32 0)
  dassign %Reg2_I 0 (iread i32 <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %Reg0_R114, dread i32 %Reg1_I)))
  intrinsiccallwithtype <$LEngineErrors_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg3_I 0 (dread i32 $LEngineErrors_3B_7Czero)
  dassign %Reg2_I 0 (div i32 (dread i32 %Reg2_I, dread i32 %Reg3_I))
  iassign <* i32> 0 (
    array 1 ptr <* <[] i32>> (dread ref %Reg0_R114, dread i32 %Reg1_I), 
    dread i32 %Reg2_I)
LOC 1 25
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_7800) { dassign %L_STR_12 0 }
  dassign %Reg0_R115 0 (dread ptr %L_STR_12)
  endtry
  return (dread ref %Reg0_R115)
@label5
  try { @label14 @label15 @label16 @label17 }
LOC 1 27
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R116 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R116) {}
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_) { dassign %L_STR_11 0 }
  dassign %Reg1_R115 0 (dread ptr %L_STR_11)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R116, dread ref %Reg1_R115) { dassign %Reg0_R116 0 }
  dassign %Reg1_R114 0 (dread ref %Reg5_R114)
  dassign %Reg2_I 0 (constval i32 3)
  dassign %Reg1_I 0 (iread i32 <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %Reg1_R114, dread i32 %Reg2_I)))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R116, dread i32 %Reg1_I) { dassign %Reg0_R116 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg0_R116) { dassign %Reg0_R115 0 }
  endtry
  return (dread ref %Reg0_R115)
@label6
  try { @label14 @label15 @label16 @label17 }
LOC 1 29
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R116 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R116) {}
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_) { dassign %L_STR_11 0 }
  dassign %Reg1_R115 0 (dread ptr %L_STR_11)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R116, dread ref %Reg1_R115) { dassign %Reg0_R116 0 }
  dassign %Reg1_R114 0 (dread ref %Reg5_R114)
  dassign %Reg2_I 0 (constval i32 -1)
  dassign %Reg1_I 0 (iread i32 <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %Reg1_R114, dread i32 %Reg2_I)))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R116, dread i32 %Reg1_I) { dassign %Reg0_R116 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg0_R116) { dassign %Reg0_R115 0 }
  endtry
  return (dread ref %Reg0_R115)
@label7
  try { @label14 @label15 @label16 @label17 }
LOC 1 31
  dassign %Reg0_R114 0 (dread ref %Reg5_R114)
  dassign %Reg1_I 0 (constval i32 -2147483648)
  dassign %Reg2_I 0 (constval i32 1)
  iassign <* i32> 0 (
    array 1 ptr <* <[] i32>> (dread ref %Reg0_R114, dread i32 %Reg1_I), 
    dread i32 %Reg2_I)
LOC 1 32
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_7800) { dassign %L_STR_12 0 }
  dassign %Reg0_R115 0 (dread ptr %L_STR_12)
  endtry
  return (dread ref %Reg0_R115)
@label8
  try { @label14 @label15 @label16 @label17 }
LOC 1 34
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R116 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R116) {}
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_) { dassign %L_STR_11 0 }
  dassign %Reg1_R115 0 (dread ptr %L_STR_11)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R116, dread ref %Reg1_R115) { dassign %Reg0_R116 0 }
  dassign %Reg1_I 0 (constval i32 0)
  dassign %Reg1_R117 0 (gcmallocjarray ref <[] <* <$Ljava_2Flang_2FObject_3B>>> (dread i32 %Reg1_I))
  dassign %Reg2_I 0 (constval i32 0)
  dassign %Reg1_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg1_R117, dread i32 %Reg2_I)))
  dassign %Reg1_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg1_R113))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R116, dread ref %Reg1_R113) { dassign %Reg0_R116 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg0_R116) { dassign %Reg0_R115 0 }
  endtry
  return (dread ref %Reg0_R115)
@label9
  try { @label14 @label15 @label16 @label17 }
LOC 1 36
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R116 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R116) {}
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_) { dassign %L_STR_11 0 }
  dassign %Reg1_R115 0 (dread ptr %L_STR_11)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R116, dread ref %Reg1_R115) { dassign %Reg0_R116 0 }
  dassign %Reg1_I 0 (constval i32 -5)
  dassign %Reg1_R114 0 (gcmallocjarray ref <[] i32> (dread i32 %Reg1_I))
  dassign %Reg1_I 0 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %Reg1_R114))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R116, dread i32 %Reg1_I) { dassign %Reg0_R116 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg0_R116) { dassign %Reg0_R115 0 }
  endtry
  return (dread ref %Reg0_R115)
@label10
  try { @label14 @label15 @label16 @label17 }
LOC 1 38
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R116 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R116) {}
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_) { dassign %L_STR_11 0 }
  dassign %Reg1_R115 0 (dread ptr %L_STR_11)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R116, dread ref %Reg1_R115) { dassign %Reg0_R116 0 }
  intrinsiccallwithtype <$LEngineErrors_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_I 0 (dread i32 $LEngineErrors_3B_7Czero)
  dassign %Reg2_I 0 (constval i32 1)
  dassign %Reg1_I 0 (sub i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  dassign %Reg1_R118 0 (gcmallocjarray ref <[] <* <$Ljava_2Flang_2FString_3B>>> (dread i32 %Reg1_I))
  dassign %Reg1_I 0 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %Reg1_R118))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R116, dread i32 %Reg1_I) { dassign %Reg0_R116 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg0_R116) { dassign %Reg0_R115 0 }
  endtry
  return (dread ref %Reg0_R115)
@label11
  try { @label14 @label15 @label16 @label17 }
LOC 1 40
  dassign %Reg0_I 0 (constval i32 1)
  dassign %Reg0_R119 0 (gcmallocjarray ref <[] <* <$Ljava_2Flang_2FInteger_3B>>> (dread i32 %Reg0_I))
  dassign %Reg7_R119 0 (dread ref %Reg0_R119)
LOC 1 41
  dassign %Reg7_R117 0 (retype ref <* <[] <* <$Ljava_2Flang_2FObject_3B>>>> (dread ref %Reg7_R119))
  dassign %Reg0_R117 0 (dread ref %Reg7_R117)
  dassign %Reg1_I 0 (constval i32 0)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_7300) { dassign %L_STR_13 0 }
  dassign %Reg2_R115 0 (dread ptr %L_STR_13)
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R117, dread i32 %Reg1_I), 
    dread ref %Reg2_R115)
LOC 1 42
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_7800) { dassign %L_STR_12 0 }
  dassign %Reg0_R115 0 (dread ptr %L_STR_12)
  endtry
  return (dread ref %Reg0_R115)
@label12
  try { @label14 @label15 @label16 @label17 }
LOC 1 44
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R116 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R116) {}
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_) { dassign %L_STR_11 0 }
  dassign %Reg1_R115 0 (dread ptr %L_STR_11)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R116, dread ref %Reg1_R115) { dassign %Reg0_R116 0 }
  dassign %Reg1_I 0 (constval i32 2)
  dassign %Reg1_R120 0 (gcmallocjarray ref <[] u16> (dread i32 %Reg1_I))
  intrinsiccallwithtypeassigned <* <[] u16>> JAVA_CHECK_CAST (dread ref %Reg1_R120) { dassign %Reg1_R120 0 }
  dassign %Reg2_I 0 (constval i32 2)
  dassign %Reg1_I 0 (zext i32 16 (iread u16 <* u16> 0 (array 1 ptr <* <[] u16>> (dread ref %Reg1_R120, dread i32 %Reg2_I))))
  dassign %Reg1_C 0 (cvt u16 i32 (dread i32 %Reg1_I))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28C_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R116, dread u16 %Reg1_C) { dassign %Reg0_R116 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg0_R116) { dassign %Reg0_R115 0 }
  endtry
  return (dread ref %Reg0_R115)
@label13
  try { @label14 @label15 @label16 @label17 }
LOC 1 46
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_6e006f006e006500) { dassign %L_STR_14 0 }
  dassign %Reg0_R115 0 (dread ptr %L_STR_14)
  endtry
  return (dread ref %Reg0_R115)
@label14
  catch { <* <$Ljava_2Flang_2FArithmeticException_3B>> }
  dassign %Reg0_R121 0 (regread ptr %%thrownval)
LOC 1 48
  dassign %Reg7_R121 0 (dread ref %Reg0_R121)
LOC 1 49
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R116 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R116) {}
  dassign %Reg1_R121 0 (dread ref %Reg7_R121)
  dassign %Reg1_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg1_R121))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R116, dread ref %Reg1_R113) { dassign %Reg0_R116 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_) { dassign %L_STR_11 0 }
  dassign %Reg1_R115 0 (dread ptr %L_STR_11)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R116, dread ref %Reg1_R115) { dassign %Reg0_R116 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg0_R116) { dassign %Reg0_R115 0 }
  return (dread ref %Reg0_R115)
@label15
  catch { <* <$Ljava_2Flang_2FArrayIndexOutOfBoundsException_3B>> }
  dassign %Reg0_R122 0 (regread ptr %%thrownval)
LOC 1 50
  dassign %Reg7_R122 0 (dread ref %Reg0_R122)
LOC 1 51
  dassign %Reg0_R122 0 (dread ref %Reg7_R122)
  virtualcallassigned &Ljava_2Flang_2FArrayIndexOutOfBoundsException_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg0_R122) { dassign %Reg0_R115 0 }
  return (dread ref %Reg0_R115)
@label16
  catch { <* <$Ljava_2Flang_2FNegativeArraySizeException_3B>> }
  dassign %Reg0_R123 0 (regread ptr %%thrownval)
LOC 1 52
  dassign %Reg7_R123 0 (dread ref %Reg0_R123)
LOC 1 53
  dassign %Reg0_R123 0 (dread ref %Reg7_R123)
  virtualcallassigned &Ljava_2Flang_2FNegativeArraySizeException_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg0_R123) { dassign %Reg0_R115 0 }
  return (dread ref %Reg0_R115)
@label17
  catch { <* <$Ljava_2Flang_2FArrayStoreException_3B>> }
  dassign %Reg0_R124 0 (regread ptr %%thrownval)
LOC 1 54
  dassign %Reg7_R124 0 (dread ref %Reg0_R124)
LOC 1 55
  dassign %Reg0_R124 0 (dread ref %Reg7_R124)
  virtualcallassigned &Ljava_2Flang_2FArrayStoreException_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg0_R124) { dassign %Reg0_R115 0 }
  return (dread ref %Reg0_R115)
}
func &LEngineErrors_3B_7Crun2_7C_28I_29Ljava_2Flang_2FString_3B static (var %Reg4_I i32) <* <$Ljava_2Flang_2FString_3B>> {
  funcid 3
  var %Reg0_I i32
  var %Reg0_R125 <* <$LEngineErrors_24Sub_3B>>
  var %Reg1_R115 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_15 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R126 <* <$Ljava_2Flang_2FThrowable_3B>>
  var %Reg0_R115 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_11 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R127 <* <$Ljava_2Flang_2FIndexOutOfBoundsException_3B>>
  var %Reg3_R127 <* <$Ljava_2Flang_2FIndexOutOfBoundsException_3B>>
  var %Reg0_R116 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg1_R127 <* <$Ljava_2Flang_2FIndexOutOfBoundsException_3B>>
  var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_R128 <* <$Ljava_2Flang_2FClass_3B>>

ALIAS %e %Reg3_R127 <* <$Ljava_2Flang_2FIndexOutOfBoundsException_3B>>
ALIAS %k %Reg4_I i32
  intrinsiccallwithtype <$LEngineErrors_3B> JAVA_CLINIT_CHECK ()
  try { @label20 }
LOC 1 61
  dassign %Reg0_I 0 (dread i32 %Reg4_I)
  switch (dread i32 %Reg0_I) @label19 {
    0x0: goto @label18 }
  endtry
@label18
  try { @label20 }
LOC 1 63
  intrinsiccallwithtype <$LEngineErrors_24Sub_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R125 0 (gcmalloc ref <$LEngineErrors_24Sub_3B>)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_6d0069006e006500) { dassign %L_STR_15 0 }
  dassign %Reg1_R115 0 (dread ptr %L_STR_15)
  callassigned &LEngineErrors_24Sub_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R125, dread ref %Reg1_R115) {}
  dassign %Reg0_R126 0 (retype ref <* <$Ljava_2Flang_2FThrowable_3B>> (dread ref %Reg0_R125))
  throw (dread ref %Reg0_R126)
  endtry
@label19
  try { @label20 }
LOC 1 65
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_) { dassign %L_STR_11 0 }
  dassign %Reg0_R115 0 (dread ptr %L_STR_11)
  endtry
  return (dread ref %Reg0_R115)
@label20
  catch { <* <$Ljava_2Flang_2FIndexOutOfBoundsException_3B>> }
  dassign %Reg0_R127 0 (regread ptr %%thrownval)
LOC 1 67
  dassign %Reg3_R127 0 (dread ref %Reg0_R127)
LOC 1 68
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R116 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R116) {}
  dassign %Reg1_R127 0 (dread ref %Reg3_R127)
  dassign %Reg1_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg1_R127))
  virtualcallassigned &Ljava_2Flang_2FObject_3B_7CgetClass_7C_28_29Ljava_2Flang_2FClass_3B (dread ref %Reg1_R113) { dassign %Reg1_R128 0 }
  virtualcallassigned &Ljava_2Flang_2FClass_3B_7CgetName_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R128) { dassign %Reg1_R115 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R116, dread ref %Reg1_R115) { dassign %Reg0_R116 0 }
  dassign %Reg1_R127 0 (dread ref %Reg3_R127)
  virtualcallassigned &Ljava_2Flang_2FIndexOutOfBoundsException_3B_7CgetMessage_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R127) { dassign %Reg1_R115 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R116, dread ref %Reg1_R115) { dassign %Reg0_R116 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg0_R116) { dassign %Reg0_R115 0 }
  return (dread ref %Reg0_R115)
}
func &LEngineErrors_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V public static (var %Reg15_R118 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>) void {
  funcid 4
  var %Reg0_I i32
  var %Reg6_I i32
  var %Reg1_I i32
  var %Reg0_R129 <* <$Ljava_2Fio_2FPrintStream_3B>>
  var %Reg1_R115 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_D f64
  var %Reg1_D f64
  var %Reg6_D f64
  var %Reg1_R116 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg2_D f64
  var %Reg2_R115 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_16 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg8_I i32
  var %Reg9_I i32
  var %Reg0_R114 <* <[] i32>>
  var %Reg10_R114 <* <[] i32>>
  var %Reg2_I i32
  var %Reg1_R114 <* <[] i32>>
  var %Reg0_R122 <* <$Ljava_2Flang_2FArrayIndexOutOfBoundsException_3B>>
  var %Reg10_R122 <* <$Ljava_2Flang_2FArrayIndexOutOfBoundsException_3B>>
  var %Reg1_R122 <* <$Ljava_2Flang_2FArrayIndexOutOfBoundsException_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg9_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg9_R126 <* <$Ljava_2Flang_2FThrowable_3B>>
  var %Reg10_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_R130 <* <$Ljava_2Flang_2FRuntimeException_3B>>
  var %Reg10_R130 <* <$Ljava_2Flang_2FRuntimeException_3B>>
  var %Reg9_R130 <* <$Ljava_2Flang_2FRuntimeException_3B>>
  var %Reg2_R126 <* <$Ljava_2Flang_2FThrowable_3B>>
  var %Reg2_Z u1
  var %Reg2_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg2_R128 <* <$Ljava_2Flang_2FClass_3B>>
  var %Reg0_R115 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_13 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg10_R115 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R131 <* <$Ljava_2Flang_2FInteger_3B>>
  var %Reg11_R131 <* <$Ljava_2Flang_2FInteger_3B>>
  var %Reg1_R130 <* <$Ljava_2Flang_2FRuntimeException_3B>>
  var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_R128 <* <$Ljava_2Flang_2FClass_3B>>
  var %L_STR_17 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R132 <* <$Ljava_2Flang_2FStringIndexOutOfBoundsException_3B>>
  var %Reg10_R132 <* <$Ljava_2Flang_2FStringIndexOutOfBoundsException_3B>>
  var %L_STR_18 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg2_R132 <* <$Ljava_2Flang_2FStringIndexOutOfBoundsException_3B>>
  var %L_STR_19 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_R132 <* <$Ljava_2Flang_2FStringIndexOutOfBoundsException_3B>>
  var %Reg0_C u16
  var %Reg0_R127 <* <$Ljava_2Flang_2FIndexOutOfBoundsException_3B>>
  var %Reg10_R127 <* <$Ljava_2Flang_2FIndexOutOfBoundsException_3B>>
  var %L_STR_20 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_21 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_11 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg10_I i32
  var %Reg0_R121 <* <$Ljava_2Flang_2FArithmeticException_3B>>
  var %Reg11_R121 <* <$Ljava_2Flang_2FArithmeticException_3B>>
  var %Reg0_R126 <* <$Ljava_2Flang_2FThrowable_3B>>
  var %Reg12_R126 <* <$Ljava_2Flang_2FThrowable_3B>>
  var %Reg12_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg11_R114 <* <[] i32>>
  var %Reg12_I i32
  var %Reg2_R114 <* <[] i32>>
  var %Reg3_I i32
  var %Reg4_I i32
  var %Reg13_R122 <* <$Ljava_2Flang_2FArrayIndexOutOfBoundsException_3B>>
  var %Reg2_R122 <* <$Ljava_2Flang_2FArrayIndexOutOfBoundsException_3B>>
  var %Reg13_R121 <* <$Ljava_2Flang_2FArithmeticException_3B>>
  var %L_STR_22 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_J i64
  var %Reg13_J i64
  var %Reg2_J i64
  var %Reg3_J i64

ALIAS %k %Reg6_I i32
ALIAS %b %Reg10_R114 <* <[] i32>>
ALIAS %e %Reg13_R121 <* <$Ljava_2Flang_2FArithmeticException_3B>>
ALIAS %i %Reg12_I i32
ALIAS %x %Reg10_I i32
ALIAS %s %Reg10_R115 <* <$Ljava_2Flang_2FString_3B>>
ALIAS %args %Reg15_R118 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>
ALIAS %d %Reg6_D f64
ALIAS %n %Reg8_I i32
ALIAS %t %Reg9_R126 <* <$Ljava_2Flang_2FThrowable_3B>>
ALIAS %arr %Reg11_R114 <* <[] i32>>
ALIAS %l %Reg13_J i64
  intrinsiccallwithtype <$LEngineErrors_3B> JAVA_CLINIT_CHECK ()
LOC 1 73
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg6_I 0 (dread i32 %Reg0_I)
@label21
  dassign %Reg0_I 0 (dread i32 %Reg6_I)
  dassign %Reg1_I 0 (constval i32 12)
  brtrue @label22 (gt i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R129 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_I 0 (dread i32 %Reg6_I)
  intrinsiccallwithtype <$LEngineErrors_3B> JAVA_CLINIT_CHECK ()
  callassigned &LEngineErrors_3B_7Crun_7C_28I_29Ljava_2Flang_2FString_3B (dread i32 %Reg1_I) { dassign %Reg1_R115 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R129, dread ref %Reg1_R115) {}
  dassign %Reg6_I 0 (add i32 (dread i32 %Reg6_I, constval i32 1))
  goto @label21
@label22
LOC 1 74
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R129 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_I 0 (constval i32 0)
  intrinsiccallwithtype <$LEngineErrors_3B> JAVA_CLINIT_CHECK ()
  callassigned &LEngineErrors_3B_7Crun2_7C_28I_29Ljava_2Flang_2FString_3B (dread i32 %Reg1_I) { dassign %Reg1_R115 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R129, dread ref %Reg1_R115) {}
LOC 1 75
  dassign %Reg0_D 0 (constval f64 1)
  intrinsiccallwithtype <$LEngineErrors_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_I 0 (dread i32 $LEngineErrors_3B_7Czero)
  dassign %Reg1_D 0 (cvt f64 i32 (dread i32 %Reg1_I))
  dassign %Reg0_D 0 (div f64 (dread f64 %Reg0_D, dread f64 %Reg1_D))
  dassign %Reg6_D 0 (dread f64 %Reg0_D)
LOC 1 76
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R129 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R116 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R116) {}
  dassign %Reg2_D 0 (dread f64 %Reg6_D)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28D_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread f64 %Reg2_D) { dassign %Reg1_R116 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_16 0 }
  dassign %Reg2_R115 0 (dread ptr %L_STR_16)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread ref %Reg2_R115) { dassign %Reg1_R116 0 }
  dassign %Reg2_D 0 (constval f64 nan)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28D_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread f64 %Reg2_D) { dassign %Reg1_R116 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R116) { dassign %Reg1_R115 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R129, dread ref %Reg1_R115) {}
LOC 1 77
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg8_I 0 (dread i32 %Reg0_I)
LOC 1 78
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg9_I 0 (dread i32 %Reg0_I)
@label23
  dassign %Reg0_I 0 (dread i32 %Reg9_I)
  dassign %Reg1_I 0 (constval i32 0xbb8)
  brtrue @label26 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  try { @label24 }
LOC 1 80
  dassign %Reg0_I 0 (dread i32 %Reg9_I)
  dassign %Reg1_I 0 (constval i32 5)
  dassign %Reg0_I 0 (rem i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg0_R114 0 (gcmallocjarray ref <[] i32> (dread i32 %Reg0_I))
  dassign %Reg10_R114 0 (dread ref %Reg0_R114)
LOC 1 81
  dassign %Reg0_R114 0 (dread ref %Reg10_R114)
  dassign %Reg1_I 0 (constval i32 3)
  dassign %Reg2_I 0 (dread i32 %Reg9_I)
  iassign <* i32> 0 (
    array 1 ptr <* <[] i32>> (dread ref %Reg0_R114, dread i32 %Reg1_I), 
    dread i32 %Reg2_I)
LOC 1 82
  dassign %Reg0_I 0 (dread i32 %Reg8_I)
  dassign %Reg1_R114 0 (dread ref %Reg10_R114)
  dassign %Reg2_I 0 (constval i32 3)
  dassign %Reg1_I 0 (iread i32 <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %Reg1_R114, dread i32 %Reg2_I)))
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg8_I 0 (dread i32 %Reg0_I)
  endtry
LOC 1 85
  goto @label25
@label24
  catch { <* <$Ljava_2Flang_2FArrayIndexOutOfBoundsException_3B>> }
  dassign %Reg0_R122 0 (regread ptr %%thrownval)
LOC 1 83
  dassign %Reg10_R122 0 (dread ref %Reg0_R122)
LOC 1 84
  dassign %Reg0_I 0 (dread i32 %Reg8_I)
  dassign %Reg1_R122 0 (dread ref %Reg10_R122)
  virtualcallassigned &Ljava_2Flang_2FArrayIndexOutOfBoundsException_3B_7CgetMessage_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R122) { dassign %Reg1_R115 0 }
  virtualcallassigned &Ljava_2Flang_2FString_3B_7Clength_7C_28_29I (dread ref %Reg1_R115) { dassign %Reg1_I 0 }
  dassign %Reg0_I 0 (sub i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg8_I 0 (dread i32 %Reg0_I)
@label25
LOC 1 78
  dassign %Reg9_I 0 (add i32 (dread i32 %Reg9_I, constval i32 1))
  goto @label23
@label26
LOC 1 87
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R129 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_I 0 (dread i32 %Reg8_I)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28I_29V (dread ref %Reg0_R129, dread i32 %Reg1_I) {}
LOC 1 88
  dassign %Reg0_R113 0 (constval ref 0)
  dassign %Reg9_R113 0 (dread ref %Reg0_R113)
  dassign %Reg9_R126 0 (retype ref <* <$Ljava_2Flang_2FThrowable_3B>> (dread ref %Reg9_R113))
  try { @label27 }
LOC 1 90
  intrinsiccallwithtype <$LEngineErrors_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_I 0 (dread i32 $LEngineErrors_3B_7Czero)
  dassign %Reg0_R114 0 (gcmallocjarray ref <[] i32> (dread i32 %Reg0_I))
  dassign %Reg10_R114 0 (dread ref %Reg0_R114)
LOC 1 91
  dassign %Reg10_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg10_R114))
  dassign %Reg0_R113 0 (dread ref %Reg10_R113)
  intrinsiccallwithtypeassigned <* <[] i32>> JAVA_CHECK_CAST (dread ref %Reg0_R113) { dassign %Reg0_R114 0 }
  dassign %Reg1_I 0 (constval i32 0)
  dassign %Reg2_I 0 (constval i32 1)
  iassign <* i32> 0 (
    array 1 ptr <* <[] i32>> (dread ref %Reg0_R114, dread i32 %Reg1_I), 
    dread i32 %Reg2_I)
  endtry
LOC 1 94
  goto @label28
@label27
  catch { <* <$Ljava_2Flang_2FRuntimeException_3B>> }
  dassign %Reg0_R130 0 (regread ptr %%thrownval)
LOC 1 92
  dassign %Reg10_R130 0 (dread ref %Reg0_R130)
LOC 1 93
  dassign %Reg0_R130 0 (dread ref %Reg10_R130)
  dassign %Reg9_R130 0 (dread ref %Reg0_R130)
  dassign %Reg9_R126 0 (retype ref <* <$Ljava_2Flang_2FThrowable_3B>> (dread ref %Reg9_R130))
@label28
LOC 1 95
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R129 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R116 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R116) {}
  dassign %Reg2_R126 0 (dread ref %Reg9_R126)
  virtualcallassigned &Ljava_2Flang_2FThrowable_3B_7CgetMessage_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg2_R126) { dassign %Reg2_R115 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread ref %Reg2_R115) { dassign %Reg1_R116 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_16 0 }
  dassign %Reg2_R115 0 (dread ptr %L_STR_16)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread ref %Reg2_R115) { dassign %Reg1_R116 0 }
  dassign %Reg2_R126 0 (dread ref %Reg9_R126)
  dassign %Reg2_I 0 (intrinsicopwithtype i32 <* <$Ljava_2Flang_2FIndexOutOfBoundsException_3B>> JAVA_INSTANCE_OF (dread ref %Reg2_R126))
  dassign %Reg2_Z 0 (cvt u1 i32 (dread i32 %Reg2_I))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Z_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread u1 %Reg2_Z) { dassign %Reg1_R116 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_16 0 }
  dassign %Reg2_R115 0 (dread ptr %L_STR_16)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread ref %Reg2_R115) { dassign %Reg1_R116 0 }
  dassign %Reg2_R126 0 (dread ref %Reg9_R126)
  virtualcallassigned &Ljava_2Flang_2FThrowable_3B_7CgetCause_7C_28_29Ljava_2Flang_2FThrowable_3B (dread ref %Reg2_R126) { dassign %Reg2_R126 0 }
  dassign %Reg2_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg2_R126))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread ref %Reg2_R113) { dassign %Reg1_R116 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_16 0 }
  dassign %Reg2_R115 0 (dread ptr %L_STR_16)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread ref %Reg2_R115) { dassign %Reg1_R116 0 }
  dassign %Reg2_R126 0 (dread ref %Reg9_R126)
LOC 1 96
  dassign %Reg2_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg2_R126))
  virtualcallassigned &Ljava_2Flang_2FObject_3B_7CgetClass_7C_28_29Ljava_2Flang_2FClass_3B (dread ref %Reg2_R113) { dassign %Reg2_R128 0 }
  virtualcallassigned &Ljava_2Flang_2FClass_3B_7CgetSuperclass_7C_28_29Ljava_2Flang_2FClass_3B (dread ref %Reg2_R128) { dassign %Reg2_R128 0 }
  virtualcallassigned &Ljava_2Flang_2FClass_3B_7CgetName_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg2_R128) { dassign %Reg2_R115 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread ref %Reg2_R115) { dassign %Reg1_R116 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R116) { dassign %Reg1_R115 0 }
LOC 1 95
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R129, dread ref %Reg1_R115) {}
  try { @label29 }
LOC 1 98
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_7300) { dassign %L_STR_13 0 }
  dassign %Reg0_R115 0 (dread ptr %L_STR_13)
  dassign %Reg10_R115 0 (dread ref %Reg0_R115)
LOC 1 99
  dassign %Reg10_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg10_R115))
  dassign %Reg0_R113 0 (dread ref %Reg10_R113)
  intrinsiccallwithtypeassigned <* <$Ljava_2Flang_2FInteger_3B>> JAVA_CHECK_CAST (dread ref %Reg0_R113) { dassign %Reg0_R131 0 }
  dassign %Reg11_R131 0 (dread ref %Reg0_R131)
  endtry
LOC 1 102
  goto @label30
@label29
  catch { <* <$Ljava_2Flang_2FRuntimeException_3B>> }
  dassign %Reg0_R130 0 (regread ptr %%thrownval)
LOC 1 100
  dassign %Reg10_R130 0 (dread ref %Reg0_R130)
LOC 1 101
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R129 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_R130 0 (dread ref %Reg10_R130)
  dassign %Reg1_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg1_R130))
  virtualcallassigned &Ljava_2Flang_2FObject_3B_7CgetClass_7C_28_29Ljava_2Flang_2FClass_3B (dread ref %Reg1_R113) { dassign %Reg1_R128 0 }
  virtualcallassigned &Ljava_2Flang_2FClass_3B_7CgetName_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R128) { dassign %Reg1_R115 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R129, dread ref %Reg1_R115) {}
@label30
  try { @label31 }
LOC 1 104
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_610062006300) { dassign %L_STR_17 0 }
  dassign %Reg0_R115 0 (dread ptr %L_STR_17)
  dassign %Reg10_R115 0 (dread ref %Reg0_R115)
LOC 1 105
  dassign %Reg0_R115 0 (dread ref %Reg10_R115)
  dassign %Reg1_I 0 (constval i32 2)
  dassign %Reg2_I 0 (constval i32 1)
  virtualcallassigned &Ljava_2Flang_2FString_3B_7Csubstring_7C_28II_29Ljava_2Flang_2FString_3B (dread ref %Reg0_R115, dread i32 %Reg1_I, dread i32 %Reg2_I) { dassign %Reg0_R115 0 }
  endtry
LOC 1 108
  goto @label32
@label31
  catch { <* <$Ljava_2Flang_2FStringIndexOutOfBoundsException_3B>> }
  dassign %Reg0_R132 0 (regread ptr %%thrownval)
LOC 1 106
  dassign %Reg10_R132 0 (dread ref %Reg0_R132)
LOC 1 107
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R129 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R116 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R116) {}
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_530049004f004f00420045002000) { dassign %L_STR_18 0 }
  dassign %Reg2_R115 0 (dread ptr %L_STR_18)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread ref %Reg2_R115) { dassign %Reg1_R116 0 }
  dassign %Reg2_R132 0 (dread ref %Reg10_R132)
  virtualcallassigned &Ljava_2Flang_2FStringIndexOutOfBoundsException_3B_7CgetMessage_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg2_R132) { dassign %Reg2_R115 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread ref %Reg2_R115) { dassign %Reg1_R116 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R116) { dassign %Reg1_R115 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R129, dread ref %Reg1_R115) {}
@label32
  try { @label33 }
LOC 1 110
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_610062006300) { dassign %L_STR_17 0 }
  dassign %Reg0_R115 0 (dread ptr %L_STR_17)
  dassign %Reg1_I 0 (constval i32 4)
  virtualcallassigned &Ljava_2Flang_2FString_3B_7Csubstring_7C_28I_29Ljava_2Flang_2FString_3B (dread ref %Reg0_R115, dread i32 %Reg1_I) { dassign %Reg0_R115 0 }
  endtry
LOC 1 113
  goto @label34
@label33
  catch { <* <$Ljava_2Flang_2FStringIndexOutOfBoundsException_3B>> }
  dassign %Reg0_R132 0 (regread ptr %%thrownval)
LOC 1 111
  dassign %Reg10_R132 0 (dread ref %Reg0_R132)
LOC 1 112
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R129 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_530049004f004f0042004500) { dassign %L_STR_19 0 }
  dassign %Reg1_R115 0 (dread ptr %L_STR_19)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R129, dread ref %Reg1_R115) {}
@label34
  try { @label35 }
LOC 1 115
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_610062006300) { dassign %L_STR_17 0 }
  dassign %Reg0_R115 0 (dread ptr %L_STR_17)
  dassign %Reg1_I 0 (constval i32 -1)
  dassign %Reg2_I 0 (constval i32 2)
  virtualcallassigned &Ljava_2Flang_2FString_3B_7Csubstring_7C_28II_29Ljava_2Flang_2FString_3B (dread ref %Reg0_R115, dread i32 %Reg1_I, dread i32 %Reg2_I) { dassign %Reg0_R115 0 }
  endtry
LOC 1 118
  goto @label36
@label35
  catch { <* <$Ljava_2Flang_2FStringIndexOutOfBoundsException_3B>> }
  dassign %Reg0_R132 0 (regread ptr %%thrownval)
LOC 1 116
  dassign %Reg10_R132 0 (dread ref %Reg0_R132)
LOC 1 117
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R129 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_R132 0 (dread ref %Reg10_R132)
  virtualcallassigned &Ljava_2Flang_2FStringIndexOutOfBoundsException_3B_7CgetMessage_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R132) { dassign %Reg1_R115 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R129, dread ref %Reg1_R115) {}
@label36
  try { @label37 }
LOC 1 120
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_610062006300) { dassign %L_STR_17 0 }
  dassign %Reg0_R115 0 (dread ptr %L_STR_17)
  dassign %Reg1_I 0 (constval i32 3)
  virtualcallassigned &Ljava_2Flang_2FString_3B_7CcharAt_7C_28I_29C (dread ref %Reg0_R115, dread i32 %Reg1_I) { dassign %Reg0_C 0 }
  endtry
LOC 1 123
  goto @label38
@label37
  catch { <* <$Ljava_2Flang_2FIndexOutOfBoundsException_3B>> }
  dassign %Reg0_R127 0 (regread ptr %%thrownval)
LOC 1 121
  dassign %Reg10_R127 0 (dread ref %Reg0_R127)
LOC 1 122
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R129 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_630068006100720041007400) { dassign %L_STR_20 0 }
  dassign %Reg1_R115 0 (dread ptr %L_STR_20)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R129, dread ref %Reg1_R115) {}
@label38
  try { @label39 }
LOC 1 125
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_610062006300) { dassign %L_STR_17 0 }
  dassign %Reg0_R115 0 (dread ptr %L_STR_17)
  dassign %Reg1_I 0 (constval i32 -1)
  virtualcallassigned &Ljava_2Flang_2FString_3B_7CcharAt_7C_28I_29C (dread ref %Reg0_R115, dread i32 %Reg1_I) { dassign %Reg0_C 0 }
  endtry
LOC 1 128
  goto @label40
@label39
  catch { <* <$Ljava_2Flang_2FStringIndexOutOfBoundsException_3B>> }
  dassign %Reg0_R132 0 (regread ptr %%thrownval)
LOC 1 126
  dassign %Reg10_R132 0 (dread ref %Reg0_R132)
LOC 1 127
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R129 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_dc9ea5398f8f9212c5257d33a6324751) { dassign %L_STR_21 0 }
  dassign %Reg1_R115 0 (dread ptr %L_STR_21)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R129, dread ref %Reg1_R115) {}
@label40
  try { @label41 }
LOC 1 130
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_) { dassign %L_STR_11 0 }
  dassign %Reg0_R115 0 (dread ptr %L_STR_11)
  dassign %Reg1_I 0 (constval i32 0)
  virtualcallassigned &Ljava_2Flang_2FString_3B_7CcharAt_7C_28I_29C (dread ref %Reg0_R115, dread i32 %Reg1_I) { dassign %Reg0_C 0 }
  endtry
LOC 1 133
  goto @label42
@label41
  catch { <* <$Ljava_2Flang_2FRuntimeException_3B>> }
  dassign %Reg0_R130 0 (regread ptr %%thrownval)
LOC 1 131
  dassign %Reg10_R130 0 (dread ref %Reg0_R130)
LOC 1 132
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R129 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_R130 0 (dread ref %Reg10_R130)
  dassign %Reg1_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg1_R130))
  virtualcallassigned &Ljava_2Flang_2FObject_3B_7CgetClass_7C_28_29Ljava_2Flang_2FClass_3B (dread ref %Reg1_R113) { dassign %Reg1_R128 0 }
  virtualcallassigned &Ljava_2Flang_2FClass_3B_7CgetName_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R128) { dassign %Reg1_R115 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R129, dread ref %Reg1_R115) {}
@label42
LOC 1 134
  dassign %Reg0_I 0 (constval i32 10)
  dassign %Reg10_I 0 (dread i32 %Reg0_I)
  try { @label43 @label44 }
LOC 1 136
  dassign %Reg0_I 0 (dread i32 %Reg10_I)
  intrinsiccallwithtype <$LEngineErrors_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_I 0 (dread i32 $LEngineErrors_3B_7Czero)
  dassign %Reg0_I 0 (div i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg10_I 0 (dread i32 %Reg0_I)
LOC 1 137
  dassign %Reg0_I 0 (constval i32 99)
  dassign %Reg10_I 0 (dread i32 %Reg0_I)
  endtry
LOC 1 141
  dassign %Reg0_I 0 (dread i32 %Reg10_I)
  dassign %Reg1_I 0 (constval i32 2)
  dassign %Reg0_I 0 (mul i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg10_I 0 (dread i32 %Reg0_I)
LOC 1 142
  goto @label45
@label43
  catch { <* <$Ljava_2Flang_2FArithmeticException_3B>> }
  dassign %Reg0_R121 0 (regread ptr %%thrownval)
  try { @label44 }
LOC 1 138
  dassign %Reg11_R121 0 (dread ref %Reg0_R121)
LOC 1 139
  dassign %Reg10_I 0 (add i32 (dread i32 %Reg10_I, constval i32 1))
  endtry
LOC 1 141
  dassign %Reg0_I 0 (dread i32 %Reg10_I)
  dassign %Reg1_I 0 (constval i32 2)
  dassign %Reg0_I 0 (mul i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg10_I 0 (dread i32 %Reg0_I)
LOC 1 142
  goto @label45
@label44
  catch { <* void> }
  dassign %Reg0_R126 0 (regread ptr %%thrownval)
  try { @label44 }
LOC 1 141
  dassign %Reg12_R126 0 (dread ref %Reg0_R126)
  endtry
  dassign %Reg0_I 0 (dread i32 %Reg10_I)
  dassign %Reg1_I 0 (constval i32 2)
  dassign %Reg0_I 0 (mul i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg10_I 0 (dread i32 %Reg0_I)
LOC 1 142
  dassign %Reg12_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg12_R126))
  dassign %Reg0_R113 0 (dread ref %Reg12_R113)
  dassign %Reg0_R126 0 (retype ref <* <$Ljava_2Flang_2FThrowable_3B>> (dread ref %Reg0_R113))
  throw (dread ref %Reg0_R126)
@label45
LOC 1 143
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R129 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_I 0 (dread i32 %Reg10_I)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28I_29V (dread ref %Reg0_R129, dread i32 %Reg1_I) {}
LOC 1 144
  dassign %Reg0_I 0 (constval i32 3)
  dassign %Reg0_R114 0 (gcmallocjarray ref <[] i32> (dread i32 %Reg0_I))
  dassign %Reg1_I 0 (constval i32 0)
  dassign %Reg2_I 0 (constval i32 1)
  iassign <* i32> 0 (
    array 1 ptr <* <[] i32>> (dread ref %Reg0_R114, dread i32 %Reg1_I), 
    dread i32 %Reg2_I)
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg2_I 0 (constval i32 2)
  iassign <* i32> 0 (
    array 1 ptr <* <[] i32>> (dread ref %Reg0_R114, dread i32 %Reg1_I), 
    dread i32 %Reg2_I)
  dassign %Reg1_I 0 (constval i32 2)
  dassign %Reg2_I 0 (constval i32 3)
  iassign <* i32> 0 (
    array 1 ptr <* <[] i32>> (dread ref %Reg0_R114, dread i32 %Reg1_I), 
    dread i32 %Reg2_I)
  dassign %Reg11_R114 0 (dread ref %Reg0_R114)
LOC 1 145
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg12_I 0 (dread i32 %Reg0_I)
  try { @label46 }
LOC 1 147
  dassign %Reg0_R114 0 (dread ref %Reg11_R114)
  dassign %Reg1_I 0 (dread i32 %Reg12_I)
  dassign %Reg12_I 0 (add i32 (dread i32 %Reg12_I, constval i32 1))
  dassign %Reg2_R114 0 (dread ref %Reg11_R114)
  dassign %Reg3_I 0 (dread i32 %Reg12_I)
  dassign %Reg4_I 0 (constval i32 2)
  dassign %Reg3_I 0 (add i32 (dread i32 %Reg3_I, dread i32 %Reg4_I))
  dassign %Reg4_I 0 (dread i32 %Reg12_I)
  dassign %Reg12_I 0 (add i32 (dread i32 %Reg12_I, constval i32 1))
  iassign <* i32> 0 (
    array 1 ptr <* <[] i32>> (dread ref %Reg2_R114, dread i32 %Reg3_I), 
    dread i32 %Reg4_I)
  iassign <* i32> 0 (
    array 1 ptr <* <[] i32>> (dread ref %Reg0_R114, dread i32 %Reg1_I), 
    dread i32 %Reg4_I)
  endtry
LOC 1 150
  goto @label47
@label46
  catch { <* <$Ljava_2Flang_2FArrayIndexOutOfBoundsException_3B>> }
  dassign %Reg0_R122 0 (regread ptr %%thrownval)
LOC 1 148
  dassign %Reg13_R122 0 (dread ref %Reg0_R122)
LOC 1 149
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R129 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R116 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R116) {}
  dassign %Reg2_I 0 (dread i32 %Reg12_I)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread i32 %Reg2_I) { dassign %Reg1_R116 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_16 0 }
  dassign %Reg2_R115 0 (dread ptr %L_STR_16)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread ref %Reg2_R115) { dassign %Reg1_R116 0 }
  dassign %Reg2_R114 0 (dread ref %Reg11_R114)
  dassign %Reg3_I 0 (constval i32 0)
  dassign %Reg2_I 0 (iread i32 <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %Reg2_R114, dread i32 %Reg3_I)))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread i32 %Reg2_I) { dassign %Reg1_R116 0 }
  dassign %Reg2_R122 0 (dread ref %Reg13_R122)
  virtualcallassigned &Ljava_2Flang_2FArrayIndexOutOfBoundsException_3B_7CgetMessage_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg2_R122) { dassign %Reg2_R115 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread ref %Reg2_R115) { dassign %Reg1_R116 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R116) { dassign %Reg1_R115 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R129, dread ref %Reg1_R115) {}
@label47
  try { @label48 }
LOC 1 152
  dassign %Reg0_R114 0 (dread ref %Reg11_R114)
  dassign %Reg1_I 0 (dread i32 %Reg12_I)
  dassign %Reg2_I 0 (constval i32 1)
  intrinsiccallwithtype <$LEngineErrors_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg3_I 0 (dread i32 $LEngineErrors_3B_7Czero)
  dassign %Reg2_I 0 (div i32 (dread i32 %Reg2_I, dread i32 %Reg3_I))
  iassign <* i32> 0 (
    array 1 ptr <* <[] i32>> (dread ref %Reg0_R114, dread i32 %Reg1_I), 
    dread i32 %Reg2_I)
  endtry
LOC 1 155
  goto @label49
@label48
  catch { <* <$Ljava_2Flang_2FArithmeticException_3B>> }
  dassign %Reg0_R121 0 (regread ptr %%thrownval)
LOC 1 153
  dassign %Reg13_R121 0 (dread ref %Reg0_R121)
LOC 1 154
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R129 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_R114 0 (dread ref %Reg11_R114)
  dassign %Reg2_I 0 (constval i32 1)
  dassign %Reg1_I 0 (iread i32 <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %Reg1_R114, dread i32 %Reg2_I)))
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28I_29V (dread ref %Reg0_R129, dread i32 %Reg1_I) {}
@label49
  try { @label50 }
LOC 1 157
  dassign %Reg0_R114 0 (dread ref %Reg11_R114)
  dassign %Reg1_I 0 (constval i32 5)
  dassign %Reg2_I 0 (constval i32 1)
  intrinsiccallwithtype <$LEngineErrors_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg3_I 0 (dread i32 $LEngineErrors_3B_7Czero)
  dassign %Reg2_I 0 (div i32 (dread i32 %Reg2_I, dread i32 %Reg3_I))
  iassign <* i32> 0 (
    array 1 ptr <* <[] i32>> (dread ref %Reg0_R114, dread i32 %Reg1_I), 
    dread i32 %Reg2_I)
  endtry
LOC 1 160
  goto @label51
@label50
  catch { <* <$Ljava_2Flang_2FArithmeticException_3B>> }
  dassign %Reg0_R121 0 (regread ptr %%thrownval)
LOC 1 158
  dassign %Reg13_R121 0 (dread ref %Reg0_R121)
LOC 1 159
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R129 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_00b7f973c3720aa1493b7d094c1850a9) { dassign %L_STR_22 0 }
  dassign %Reg1_R115 0 (dread ptr %L_STR_22)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R129, dread ref %Reg1_R115) {}
@label51
LOC 1 161
  dassign %Reg0_J 0 (constval i64 -9223372036854775808)
  dassign %Reg13_J 0 (dread i64 %Reg0_J)
LOC 1 162
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R129 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R116 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R116) {}
  dassign %Reg2_J 0 (dread i64 %Reg13_J)
  dassign %Reg3_J 0 (constval i64 -1)
  dassign %Reg2_J 0 (div i64 (dread i64 %Reg2_J, dread i64 %Reg3_J))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28J_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread i64 %Reg2_J) { dassign %Reg1_R116 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_16 0 }
  dassign %Reg2_R115 0 (dread ptr %L_STR_16)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread ref %Reg2_R115) { dassign %Reg1_R116 0 }
  dassign %Reg2_J 0 (dread i64 %Reg13_J)
  dassign %Reg3_J 0 (constval i64 -1)
  dassign %Reg2_J 0 (rem i64 (dread i64 %Reg2_J, dread i64 %Reg3_J))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28J_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread i64 %Reg2_J) { dassign %Reg1_R116 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_16 0 }
  dassign %Reg2_R115 0 (dread ptr %L_STR_16)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread ref %Reg2_R115) { dassign %Reg1_R116 0 }
  dassign %Reg2_I 0 (constval i32 -2147483648)
  intrinsiccallwithtype <$LEngineErrors_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg3_I 0 (dread i32 $LEngineErrors_3B_7Czero)
  dassign %Reg4_I 0 (constval i32 1)
  dassign %Reg3_I 0 (sub i32 (dread i32 %Reg3_I, dread i32 %Reg4_I))
  dassign %Reg2_I 0 (div i32 (dread i32 %Reg2_I, dread i32 %Reg3_I))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread i32 %Reg2_I) { dassign %Reg1_R116 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_16 0 }
  dassign %Reg2_R115 0 (dread ptr %L_STR_16)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread ref %Reg2_R115) { dassign %Reg1_R116 0 }
  dassign %Reg2_I 0 (constval i32 -2147483648)
  intrinsiccallwithtype <$LEngineErrors_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg3_I 0 (dread i32 $LEngineErrors_3B_7Czero)
  dassign %Reg4_I 0 (constval i32 1)
  dassign %Reg3_I 0 (sub i32 (dread i32 %Reg3_I, dread i32 %Reg4_I))
  dassign %Reg2_I 0 (rem i32 (dread i32 %Reg2_I, dread i32 %Reg3_I))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread i32 %Reg2_I) { dassign %Reg1_R116 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R116) { dassign %Reg1_R115 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R129, dread ref %Reg1_R115) {}
LOC 1 164
  return ()
}
func &LEngineErrors_24Sub_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V constructor (var %_this <* <$LEngineErrors_24Sub_3B>>, var %Reg3_R115 <* <$Ljava_2Flang_2FString_3B>>) void {
  funcid 5
  var %Reg2_R125 <* <$LEngineErrors_24Sub_3B>>
  var %Reg0_R125 <* <$LEngineErrors_24Sub_3B>>
  var %Reg1_R115 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R122 <* <$Ljava_2Flang_2FArrayIndexOutOfBoundsException_3B>>

ALIAS %m %Reg3_R115 <* <$Ljava_2Flang_2FString_3B>>
  dassign %Reg2_R125 0 (dread ref %_this)
LOC 1 4
  dassign %Reg0_R125 0 (dread ref %Reg2_R125)
  dassign %Reg1_R115 0 (dread ref %Reg3_R115)
  dassign %Reg0_R122 0 (retype ref <* <$Ljava_2Flang_2FArrayIndexOutOfBoundsException_3B>> (dread ref %Reg0_R125))
  callassigned &Ljava_2Flang_2FArrayIndexOutOfBoundsException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R122, dread ref %Reg1_R115) {}
LOC 1 5
  return ()
}
