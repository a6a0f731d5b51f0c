flavor 1
srclang 3
id 65535
numfuncs 14
import "library.mplt"
import "ArrayShapes.mplt"
entryfunc &LArrayShapes_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V
fileinfo {
  @INFO_filename "ArrayShapes.class",
  @INFO_filename "ArrayShapes$A.class",
  @INFO_filename "ArrayShapes$B.class",
  @INFO_filename "ArrayShapes$C.class"}
srcfileinfo {
  1 "ArrayShapes.java"}
javaclass $LArrayShapes_3B <$LArrayShapes_3B> public
javaclass $LArrayShapes_24A_3B <$LArrayShapes_24A_3B>
javaclass $LArrayShapes_24B_3B <$LArrayShapes_24B_3B>
javaclass $LArrayShapes_24C_3B <$LArrayShapes_24C_3B>
func &LArrayShapes_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$LArrayShapes_3B>>) void
func &LArrayShapes_3B_7Ctri_7C_28I_29AAI static (var %Reg9_I i32) <* <[] <* <[] i32>>>>
func &LArrayShapes_3B_7Ccov_7C_28Z_29ALjava_2Flang_2FObject_3B static (var %Reg2_Z u1) <* <[] <* <$Ljava_2Flang_2FObject_3B>>>>
func &LArrayShapes_3B_7Cput_7C_28ALjava_2Flang_2FObject_3BLjava_2Flang_2FObject_3B_29Ljava_2Flang_2FString_3B static (var %Reg4_R118 <* <[] <* <$Ljava_2Flang_2FObject_3B>>>>, var %Reg5_R113 <* <$Ljava_2Flang_2FObject_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &LArrayShapes_3B_7Ch_7C_28AAAJ_29J static (var %Reg19_R121 <* <[] <* <[] <* <[] i64>>>>>>) i64
func &LArrayShapes_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V public static (var %Reg33_R116 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>) void
func &LArrayShapes_3B_7Cside_7C_28_29I static () i32
func &LArrayShapes_24A_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LArrayShapes_24A_3B>>) void
func &LArrayShapes_24A_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$LArrayShapes_24A_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &LArrayShapes_24B_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LArrayShapes_24B_3B>>) void
func &LArrayShapes_24B_3B_7Crun_7C_28_29V public virtual (var %_this <* <$LArrayShapes_24B_3B>>) void
func &LArrayShapes_24B_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$LArrayShapes_24B_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &LArrayShapes_24C_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LArrayShapes_24C_3B>>) void
func &LArrayShapes_24C_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$LArrayShapes_24C_3B>>) <* <$Ljava_2Flang_2FString_3B>>
var $_C_STR_6f006b00 fstatic <[3] u64> readonly = [0, 0x500000000, 0x6b6f00000ddc]
var $_C_STR_2000 fstatic <[3] u64> readonly = [0, 0x300000000, 0x2000000020]
var $_C_STR_7300 fstatic <[3] u64> readonly = [0, 0x300000000, 0x7300000073]
var $_C_STR_3b00 fstatic <[3] u64> readonly = [0, 0x300000000, 0x3b0000003b]
var $_C_STR_7800 fstatic <[3] u64> readonly = [0, 0x300000000, 0x7800000078]
var $_C_STR_630063006500 fstatic <[3] u64> readonly = [0, 0x700000000, 0x65636300018005]
var $_C_STR_610062006300 fstatic <[3] u64> readonly = [0, 0x700000000, 0x63626100017862]
var $_C_STR_ fstatic <[3] u64> readonly = [0, 0x100000000, 0]
var $_C_STR_65006e006400 fstatic <[3] u64> readonly = [0, 0x700000000, 0x646e65000188db]
var $_C_STR_6e00700065002000 fstatic <[3] u64> readonly = [0, 0x900000000, 0x2065706e0033b19d]
var $_C_STR_6400690076002000 fstatic <[3] u64> readonly = [0, 0x900000000, 0x20766964002f0daf]
var $_C_STR_4100 fstatic <[3] u64> readonly = [0, 0x300000000, 0x4100000041]
var $_C_STR_4200 fstatic <[3] u64> readonly = [0, 0x300000000, 0x4200000042]
var $_C_STR_4300 fstatic <[3] u64> readonly = [0, 0x300000000, 0x4300000043]
var $LArrayShapes_3B_7Csides i32 static = 0
var $Ljava_2Flang_2FSystem_3B_7Cout extern <* <$Ljava_2Fio_2FPrintStream_3B>>
func &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FObject_3B>>) void
func &Ljava_2Flang_2FArrayStoreException_3B_7CgetMessage_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$Ljava_2Flang_2FArrayStoreException_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>) void
func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg1_I i32) <* <$Ljava_2Flang_2FStringBuilder_3B>>
func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg1_R119 <* <$Ljava_2Flang_2FString_3B>>) <* <$Ljava_2Flang_2FStringBuilder_3B>>
func &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &Ljava_2Fio_2FPrintStream_3B_7Cprint_7C_28Ljava_2Flang_2FString_3B_29V public virtual (var %_this <* <$Ljava_2Fio_2FPrintStream_3B>>, var %Reg1_R119 <* <$Ljava_2Flang_2FString_3B>>) void
func &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28_29V public virtual (var %_this <* <$Ljava_2Fio_2FPrintStream_3B>>) void
func &Ljava_2Flang_2FInteger_3B_7CvalueOf_7C_28I_29Ljava_2Flang_2FInteger_3B public static (var %Reg0_I i32) <* <$Ljava_2Flang_2FInteger_3B>>
func &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V public virtual (var %_this <* <$Ljava_2Fio_2FPrintStream_3B>>, var %Reg1_R119 <* <$Ljava_2Flang_2FString_3B>>) void
func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Z_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg1_Z u1) <* <$Ljava_2Flang_2FStringBuilder_3B>>
func &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FObject_3B_29V public virtual (var %_this <* <$Ljava_2Fio_2FPrintStream_3B>>, var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>) void
func &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28I_29V public virtual (var %_this <* <$Ljava_2Fio_2FPrintStream_3B>>, var %Reg1_I i32) void
func &Ljava_2Flang_2FObject_3B_7CgetClass_7C_28_29Ljava_2Flang_2FClass_3B final public native virtual (var %_this <* <$Ljava_2Flang_2FObject_3B>>) <* <$Ljava_2Flang_2FClass_3B>>
func &Ljava_2Flang_2FClass_3B_7CgetName_7C_28_29Ljava_2Flang_2FString_3B public native virtual (var %_this <* <$Ljava_2Flang_2FClass_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>) <* <$Ljava_2Flang_2FStringBuilder_3B>>
func &Ljava_2Flang_2FClass_3B_7CgetSuperclass_7C_28_29Ljava_2Flang_2FClass_3B public native virtual (var %_this <* <$Ljava_2Flang_2FClass_3B>>) <* <$Ljava_2Flang_2FClass_3B>>
func &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Z_29V public virtual (var %_this <* <$Ljava_2Fio_2FPrintStream_3B>>, var %Reg1_Z u1) void
func &Ljava_2Flang_2FObject_3B_7Cequals_7C_28Ljava_2Flang_2FObject_3B_29Z public virtual (var %_this <* <$Ljava_2Flang_2FObject_3B>>, var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>) u1
func &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28J_29V public virtual (var %_this <* <$Ljava_2Fio_2FPrintStream_3B>>, var %Reg1_J i64) void
func &Ljava_2Flang_2FString_3B_7CtoCharArray_7C_28_29AC public virtual (var %_this <* <$Ljava_2Flang_2FString_3B>>) <* <[] u16>>
func &Ljava_2Flang_2FString_3B_7C_3Cinit_3E_7C_28AC_29V public constructor (var %_this <* <$Ljava_2Flang_2FString_3B>>, var %Reg1_R141 <* <[] u16>>) void
func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28F_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg1_F f32) <* <$Ljava_2Flang_2FStringBuilder_3B>>
func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28D_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg1_D f64) <* <$Ljava_2Flang_2FStringBuilder_3B>>
func &Ljava_2Flang_2FArrayIndexOutOfBoundsException_3B_7CgetMessage_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$Ljava_2Flang_2FArrayIndexOutOfBoundsException_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &Ljava_2Flang_2FNegativeArraySizeException_3B_7CgetMessage_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$Ljava_2Flang_2FNegativeArraySizeException_3B>>) <* <$Ljava_2Flang_2FString_3B>>
var $__cinf_Ljava_2Flang_2FString_3B <$__class_meta__>
func &MCC_GetOrInsertLiteral () <* <$Ljava_2Flang_2FString_3B>>
func &LArrayShapes_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$LArrayShapes_3B>>) void {
  funcid 1
  var %Reg1_R112 <* <$LArrayShapes_3B>>
  var %Reg0_R112 <* <$LArrayShapes_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>

  dassign %Reg1_R112 0 (dread ref %_this)
LOC 1 1
  dassign %Reg0_R112 0 (dread ref %Reg1_R112)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R112))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
  return ()
}
func &LArrayShapes_3B_7Ctri_7C_28I_29AAI static (var %Reg9_I i32) <* <[] <* <[] i32>>>> {
  funcid 2
  var %Reg0_I i32
  var %Reg0_R114 <* <[] <* <[] i32>>>>
  var %Reg6_R114 <* <[] <* <[] i32>>>>
  var %Reg7_I i32
  var %Reg1_I i32
  var %Reg2_I i32
  var %Reg3_I i32
  var %Reg2_R115 <* <[] i32>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg2_R114 <* <[] <* <[] i32>>>>
  var %Reg2_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg4_I i32
  var %Reg8_I i32
  var %Reg3_R114 <* <[] <* <[] i32>>>>
  var %Reg5_I i32
  var %Reg3_R113 <* <$Ljava_2Flang_2FObject_3B>>

ALIAS %j %Reg8_I i32
ALIAS %i %Reg7_I i32
ALIAS %n %Reg9_I i32
ALIAS %t %Reg6_R114 <* <[] <* <[] i32>>>>
  intrinsiccallwithtype <$LArrayShapes_3B> JAVA_CLINIT_CHECK ()
LOC 1 2
  dassign %Reg0_I 0 (dread i32 %Reg9_I)
  dassign %Reg0_R114 0 (gcmallocjarray ref <[] <* <[] i32>>> (dread i32 %Reg0_I))
  dassign %Reg6_R114 0 (dread ref %Reg0_R114)
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg7_I 0 (dread i32 %Reg0_I)
@label0
  dassign %Reg0_I 0 (dread i32 %Reg7_I)
  dassign %Reg1_I 0 (dread i32 %Reg9_I)
  brtrue @label3 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg0_R114 0 (dread ref %Reg6_R114)
  dassign %Reg1_I 0 (dread i32 %Reg7_I)
  dassign %Reg2_I 0 (dread i32 %Reg7_I)
  dassign %Reg3_I 0 (constval i32 1)
  dassign %Reg2_I 0 (add i32 (dread i32 %Reg2_I, dread i32 %Reg3_I))
  dassign %Reg2_R115 0 (gcmallocjarray ref <[] i32> (dread i32 %Reg2_I))
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R114, dread i32 %Reg1_I), 
    dread ref %Reg2_R115)
  dassign %Reg0_R114 0 (dread ref %Reg6_R114)
  dassign %Reg1_I 0 (dread i32 %Reg7_I)
  dassign %Reg0_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg0_R114, dread i32 %Reg1_I)))
  dassign %Reg1_I 0 (constval i32 0)
  dassign %Reg2_R114 0 (dread ref %Reg6_R114)
  dassign %Reg3_I 0 (dread i32 %Reg7_I)
  dassign %Reg2_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg2_R114, dread i32 %Reg3_I)))
  dassign %Reg3_I 0 (dread i32 %Reg7_I)
  dassign %Reg4_I 0 (constval i32 1)
  iassign <* i32> 0 (
    array 1 ptr <* <[] i32>> (dread ref %Reg2_R113, dread i32 %Reg3_I), 
    dread i32 %Reg4_I)
  iassign <* i32> 0 (
    array 1 ptr <* <[] i32>> (dread ref %Reg0_R113, dread i32 %Reg1_I), 
    dread i32 %Reg4_I)
  dassign %Reg0_I 0 (constval i32 1)
  dassign %Reg8_I 0 (dread i32 %Reg0_I)
@label1
  dassign %Reg0_I 0 (dread i32 %Reg8_I)
  dassign %Reg1_I 0 (dread i32 %Reg7_I)
  brtrue @label2 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg0_R114 0 (dread ref %Reg6_R114)
  dassign %Reg1_I 0 (dread i32 %Reg7_I)
  dassign %Reg0_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg0_R114, dread i32 %Reg1_I)))
  dassign %Reg1_I 0 (dread i32 %Reg8_I)
  dassign %Reg2_R114 0 (dread ref %Reg6_R114)
  dassign %Reg3_I 0 (dread i32 %Reg7_I)
  dassign %Reg4_I 0 (constval i32 1)
  dassign %Reg3_I 0 (sub i32 (dread i32 %Reg3_I, dread i32 %Reg4_I))
  dassign %Reg2_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg2_R114, dread i32 %Reg3_I)))
  dassign %Reg3_I 0 (dread i32 %Reg8_I)
  dassign %Reg4_I 0 (constval i32 1)
  dassign %Reg3_I 0 (sub i32 (dread i32 %Reg3_I, dread i32 %Reg4_I))
  dassign %Reg2_I 0 (iread i32 <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %Reg2_R113, dread i32 %Reg3_I)))
  dassign %Reg3_R114 0 (dread ref %Reg6_R114)
  dassign %Reg4_I 0 (dread i32 %Reg7_I)
  dassign %Reg5_I 0 (constval i32 1)
  dassign %Reg4_I 0 (sub i32 (dread i32 %Reg4_I, dread i32 %Reg5_I))
  dassign %Reg3_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg3_R114, dread i32 %Reg4_I)))
  dassign %Reg4_I 0 (dread i32 %Reg8_I)
  dassign %Reg3_I 0 (iread i32 <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %Reg3_R113, dread i32 %Reg4_I)))
  dassign %Reg2_I 0 (add i32 (dread i32 %Reg2_I, dread i32 %Reg3_I))
  iassign <* i32> 0 (
    array 1 ptr <* <[] i32>> (dread ref %Reg0_R113, dread i32 %Reg1_I), 
    dread i32 %Reg2_I)
  dassign %Reg8_I 0 (add i32 (dread i32 %Reg8_I, constval i32 1))
  goto @label1
@label2
  dassign %Reg7_I 0 (add i32 (dread i32 %Reg7_I, constval i32 1))
  goto @label0
@label3
  dassign %Reg0_R114 0 (dread ref %Reg6_R114)
  return (dread ref %Reg0_R114)
}
func &LArrayShapes_3B_7Ccov_7C_28Z_29ALjava_2Flang_2FObject_3B static (var %Reg2_Z u1) <* <[] <* <$Ljava_2Flang_2FObject_3B>>>> {
  funcid 3
  var %Reg2_I i32
  var %Reg0_I i32
  var %Reg0_R116 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>
  var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_R117 <* <[] <* <$Ljava_2Flang_2FInteger_3B>>>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>

ALIAS %s %Reg2_Z u1
  intrinsiccallwithtype <$LArrayShapes_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg2_I 0 (cvt i32 u1 (dread u1 %Reg2_Z))
LOC 1 3
  dassign %Reg0_I 0 (dread i32 %Reg2_I)
  brtrue @label4 (eq i32 i32 (dread i32 %Reg0_I, constval i32 0))
  dassign %Reg0_I 0 (constval i32 2)
  dassign %Reg0_R116 0 (gcmallocjarray ref <[] <* <$Ljava_2Flang_2FString_3B>>> (dread i32 %Reg0_I))
  dassign %Reg1_R113 0 (dread ref %Reg0_R116)
  goto @label5
@label4
  dassign %Reg0_I 0 (constval i32 2)
  dassign %Reg0_R117 0 (gcmallocjarray ref <[] <* <$Ljava_2Flang_2FInteger_3B>>> (dread i32 %Reg0_I))
  dassign %Reg1_R113 0 (dread ref %Reg0_R117)
@label5
  dassign %Reg0_R113 0 (dread ref %Reg1_R113)
  return (dread ref %Reg0_R113)
}
func &LArrayShapes_3B_7Cput_7C_28ALjava_2Flang_2FObject_3BLjava_2Flang_2FObject_3B_29Ljava_2Flang_2FString_3B static (var %Reg4_R118 <* <[] <* <$Ljava_2Flang_2FObject_3B>>>>, var %Reg5_R113 <* <$Ljava_2Flang_2FObject_3B>>) <* <$Ljava_2Flang_2FString_3B>> {
  funcid 4
  var %Reg0_R118 <* <[] <* <$Ljava_2Flang_2FObject_3B>>>>
  var %Reg1_I i32
  var %Reg2_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_R119 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_10 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R120 <* <$Ljava_2Flang_2FArrayStoreException_3B>>
  var %Reg3_R120 <* <$Ljava_2Flang_2FArrayStoreException_3B>>

ALIAS %e %Reg3_R120 <* <$Ljava_2Flang_2FArrayStoreException_3B>>
ALIAS %a %Reg4_R118 <* <[] <* <$Ljava_2Flang_2FObject_3B>>>>
ALIAS %o %Reg5_R113 <* <$Ljava_2Flang_2FObject_3B>>
  intrinsiccallwithtype <$LArrayShapes_3B> JAVA_CLINIT_CHECK ()
  try { @label6 }
LOC 1 5
  dassign %Reg0_R118 0 (dread ref %Reg4_R118)
  dassign %Reg1_I 0 (constval i32 0)
  dassign %Reg2_R113 0 (dread ref %Reg5_R113)
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R118, dread i32 %Reg1_I), 
    dread ref %Reg2_R113)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_6f006b00) { dassign %L_STR_10 0 }
  dassign %Reg0_R119 0 (dread ptr %L_STR_10)
  endtry
  return (dread ref %Reg0_R119)
@label6
  catch { <* <$Ljava_2Flang_2FArrayStoreException_3B>> }
  dassign %Reg0_R120 0 (regread ptr %%thrownval)
  dassign %Reg3_R120 0 (dread ref %Reg0_R120)
  dassign %Reg0_R120 0 (dread ref %Reg3_R120)
  virtualcallassigned &Ljava_2Flang_2FArrayStoreException_3B_7CgetMessage_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg0_R120) { dassign %Reg0_R119 0 }
  return (dread ref %Reg0_R119)
}
func &LArrayShapes_3B_7Ch_7C_28AAAJ_29J static (var %Reg19_R121 <* <[] <* <[] <* <[] i64>>>>>>) i64 {
  funcid 5
  var %Reg0_J i64
  var %Reg4_J i64
  var %Reg0_R121 <* <[] <* <[] <* <[] i64>>>>>>
  var %Reg6_R121 <* <[] <* <[] <* <[] i64>>>>>>
  var %Reg6_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_I i32
  var %Reg7_I i32
  var %Reg8_I i32
  var %Reg1_I i32
  var %Reg9_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg9_R122 <* <[] <* <[] i64>>>>
  var %Reg0_R122 <* <[] <* <[] i64>>>>
  var %Reg10_R122 <* <[] <* <[] i64>>>>
  var %Reg10_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg11_I i32
  var %Reg12_I i32
  var %Reg13_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg13_R123 <* <[] i64>>
  var %Reg0_R123 <* <[] i64>>
  var %Reg14_R123 <* <[] i64>>
  var %Reg14_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg15_I i32
  var %Reg16_I i32
  var %Reg17_J i64
  var %Reg1_J i64

ALIAS %l %Reg17_J i64
ALIAS %q %Reg13_R123 <* <[] i64>>
ALIAS %p %Reg9_R122 <* <[] <* <[] i64>>>>
ALIAS %x %Reg19_R121 <* <[] <* <[] <* <[] i64>>>>>>
ALIAS %r %Reg4_J i64
  intrinsiccallwithtype <$LArrayShapes_3B> JAVA_CLINIT_CHECK ()
LOC 1 6
  dassign %Reg0_J 0 (constval i64 0)
  dassign %Reg4_J 0 (dread i64 %Reg0_J)
  dassign %Reg0_R121 0 (dread ref %Reg19_R121)
  dassign %Reg6_R121 0 (dread ref %Reg0_R121)
  dassign %Reg6_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg6_R121))
  dassign %Reg0_R113 0 (dread ref %Reg6_R113)
  dassign %Reg0_I 0 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %Reg0_R113))
  dassign %Reg7_I 0 (dread i32 %Reg0_I)
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg8_I 0 (dread i32 %Reg0_I)
@label7
  dassign %Reg0_I 0 (dread i32 %Reg8_I)
  dassign %Reg1_I 0 (dread i32 %Reg7_I)
  brtrue @label12 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg6_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg6_R121))
  dassign %Reg0_R113 0 (dread ref %Reg6_R113)
  dassign %Reg1_I 0 (dread i32 %Reg8_I)
  dassign %Reg0_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg0_R113, dread i32 %Reg1_I)))
  dassign %Reg9_R113 0 (dread ref %Reg0_R113)
  dassign %Reg9_R122 0 (retype ref <* <[] <* <[] i64>>>> (dread ref %Reg9_R113))
  dassign %Reg0_R122 0 (dread ref %Reg9_R122)
  brtrue @label11 (eq i32 ref (dread ref %Reg0_R122, constval ref 0))
  dassign %Reg9_R122 0 (retype ref <* <[] <* <[] i64>>>> (dread ref %Reg9_R113))
  dassign %Reg0_R122 0 (dread ref %Reg9_R122)
  dassign %Reg10_R122 0 (dread ref %Reg0_R122)
  dassign %Reg10_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg10_R122))
  dassign %Reg0_R113 0 (dread ref %Reg10_R113)
  dassign %Reg0_I 0 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %Reg0_R113))
  dassign %Reg11_I 0 (dread i32 %Reg0_I)
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg12_I 0 (dread i32 %Reg0_I)
@label8
  dassign %Reg0_I 0 (dread i32 %Reg12_I)
  dassign %Reg1_I 0 (dread i32 %Reg11_I)
  brtrue @label11 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg10_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg10_R122))
  dassign %Reg0_R113 0 (dread ref %Reg10_R113)
  dassign %Reg1_I 0 (dread i32 %Reg12_I)
  dassign %Reg0_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg0_R113, dread i32 %Reg1_I)))
  dassign %Reg13_R113 0 (dread ref %Reg0_R113)
  dassign %Reg13_R123 0 (retype ref <* <[] i64>> (dread ref %Reg13_R113))
  dassign %Reg0_R123 0 (dread ref %Reg13_R123)
  brtrue @label10 (eq i32 ref (dread ref %Reg0_R123, constval ref 0))
  dassign %Reg13_R123 0 (retype ref <* <[] i64>> (dread ref %Reg13_R113))
  dassign %Reg0_R123 0 (dread ref %Reg13_R123)
  dassign %Reg14_R123 0 (dread ref %Reg0_R123)
  dassign %Reg14_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg14_R123))
  dassign %Reg0_R113 0 (dread ref %Reg14_R113)
  dassign %Reg0_I 0 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %Reg0_R113))
  dassign %Reg15_I 0 (dread i32 %Reg0_I)
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg16_I 0 (dread i32 %Reg0_I)
@label9
  dassign %Reg0_I 0 (dread i32 %Reg16_I)
  dassign %Reg1_I 0 (dread i32 %Reg15_I)
  brtrue @label10 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg14_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg14_R123))
  dassign %Reg0_R113 0 (dread ref %Reg14_R113)
  dassign %Reg1_I 0 (dread i32 %Reg16_I)
  dassign %Reg0_J 0 (iread i64 <* i64> 0 (array 1 ptr <* <[] i64>> (dread ref %Reg0_R113, dread i32 %Reg1_I)))
  dassign %Reg17_J 0 (dread i64 %Reg0_J)
  dassign %Reg0_J 0 (dread i64 %Reg4_J)
  dassign %Reg1_J 0 (constval i64 3)
  dassign %Reg0_J 0 (mul i64 (dread i64 %Reg0_J, dread i64 %Reg1_J))
  dassign %Reg1_J 0 (dread i64 %Reg17_J)
  dassign %Reg0_J 0 (add i64 (dread i64 %Reg0_J, dread i64 %Reg1_J))
  dassign %Reg4_J 0 (dread i64 %Reg0_J)
  dassign %Reg16_I 0 (add i32 (dread i32 %Reg16_I, constval i32 1))
  goto @label9
@label10
  dassign %Reg12_I 0 (add i32 (dread i32 %Reg12_I, constval i32 1))
  goto @label8
@label11
  dassign %Reg8_I 0 (add i32 (dread i32 %Reg8_I, constval i32 1))
  goto @label7
@label12
  dassign %Reg0_J 0 (dread i64 %Reg4_J)
  return (dread i64 %Reg0_J)
}
func &LArrayShapes_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V public static (var %Reg33_R116 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>) void {
  funcid 6
  var %Reg0_I i32
  var %Reg0_R114 <* <[] <* <[] i32>>>>
  var %Reg12_R114 <* <[] <* <[] i32>>>>
  var %Reg12_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg13_I i32
  var %Reg14_I i32
  var %Reg1_I i32
  var %Reg15_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg15_R115 <* <[] i32>>
  var %Reg0_R115 <* <[] i32>>
  var %Reg16_R115 <* <[] i32>>
  var %Reg16_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg17_I i32
  var %Reg18_I i32
  var %Reg19_I i32
  var %Reg0_R124 <* <$Ljava_2Fio_2FPrintStream_3B>>
  var %Reg1_R125 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg2_I i32
  var %Reg2_R119 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_11 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_R119 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R126 <* <[] <* <[] <* <$Ljava_2Flang_2FObject_3B>>>>>>
  var %Reg2_R127 <* <[] <* <$LArrayShapes_24A_3B>>>>
  var %Reg2_R128 <* <[] <* <$LArrayShapes_24B_3B>>>>
  var %Reg2_R129 <* <[] <* <$LArrayShapes_24C_3B>>>>
  var %Reg2_R130 <* <[] <* <$Ljava_2Flang_2FRunnable_3B>>>>
  var %Reg2_R118 <* <[] <* <$Ljava_2Flang_2FObject_3B>>>>
  var %Reg2_R126 <* <[] <* <[] <* <$Ljava_2Flang_2FObject_3B>>>>>>
  var %Reg2_R114 <* <[] <* <[] i32>>>>
  var %Reg2_R131 <* <[] <* <[] <* <$LArrayShapes_24B_3B>>>>>>
  var %Reg12_R126 <* <[] <* <[] <* <$Ljava_2Flang_2FObject_3B>>>>>>
  var %Reg0_R118 <* <[] <* <$Ljava_2Flang_2FObject_3B>>>>
  var %Reg2_R132 <* <$LArrayShapes_24A_3B>>
  var %Reg2_R133 <* <$LArrayShapes_24B_3B>>
  var %Reg2_R134 <* <$LArrayShapes_24C_3B>>
  var %L_STR_12 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg2_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg2_R115 <* <[] i32>>
  var %Reg2_R135 <* <$Ljava_2Flang_2FInteger_3B>>
  var %Reg13_R118 <* <[] <* <$Ljava_2Flang_2FObject_3B>>>>
  var %Reg14_R126 <* <[] <* <[] <* <$Ljava_2Flang_2FObject_3B>>>>>>
  var %Reg14_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg15_I i32
  var %Reg16_I i32
  var %Reg17_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg18_R118 <* <[] <* <$Ljava_2Flang_2FObject_3B>>>>
  var %Reg18_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg20_I i32
  var %Reg21_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg17_R118 <* <[] <* <$Ljava_2Flang_2FObject_3B>>>>
  var %Reg3_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %L_STR_13 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg2_Z u1
  var %Reg3_R119 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_14 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg3_I i32
  var %Reg3_R135 <* <$Ljava_2Flang_2FInteger_3B>>
  var %Reg0_R129 <* <[] <* <$LArrayShapes_24C_3B>>>>
  var %Reg14_R129 <* <[] <* <$LArrayShapes_24C_3B>>>>
  var %Reg14_R114 <* <[] <* <[] i32>>>>
  var %Reg14_R115 <* <[] i32>>
  var %Reg0_R127 <* <[] <* <$LArrayShapes_24A_3B>>>>
  var %Reg15_R127 <* <[] <* <$LArrayShapes_24A_3B>>>>
  var %Reg1_R127 <* <[] <* <$LArrayShapes_24A_3B>>>>
  var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_R136 <* <$Ljava_2Flang_2FClassCastException_3B>>
  var %Reg15_R136 <* <$Ljava_2Flang_2FClassCastException_3B>>
  var %L_STR_15 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R128 <* <[] <* <$LArrayShapes_24B_3B>>>>
  var %Reg15_R128 <* <[] <* <$LArrayShapes_24B_3B>>>>
  var %Reg1_R128 <* <[] <* <$LArrayShapes_24B_3B>>>>
  var %Reg2_R137 <* <$Ljava_2Flang_2FClass_3B>>
  var %Reg2_R116 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>
  var %Reg2_R138 <* <[] <* <[] <* <$LArrayShapes_24A_3B>>>>>>
  var %Reg2_R139 <* <[] u1>>
  var %Reg1_R137 <* <$Ljava_2Flang_2FClass_3B>>
  var %Reg10_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg10_I i32
  var %Reg11_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_Z u1
  var %Reg1_R115 <* <[] i32>>
  var %Reg0_R121 <* <[] <* <[] <* <[] i64>>>>>>
  var %Reg15_R121 <* <[] <* <[] <* <[] i64>>>>>>
  var %Reg2_R122 <* <[] <* <[] i64>>>>
  var %Reg2_R123 <* <[] i64>>
  var %Reg4_J i64
  var %Reg4_I i32
  var %Reg4_R123 <* <[] i64>>
  var %Reg5_I i32
  var %Reg6_J i64
  var %Reg4_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_R121 <* <[] <* <[] <* <[] i64>>>>>>
  var %Reg1_J i64
  var %Reg16_R122 <* <[] <* <[] i64>>>>
  var %Reg0_R122 <* <[] <* <[] i64>>>>
  var %Reg2_J i64
  var %Reg3_J i64
  var %Reg1_R122 <* <[] <* <[] i64>>>>
  var %Reg0_R140 <* <[] <* <[] u16>>>>
  var %Reg17_R140 <* <[] <* <[] u16>>>>
  var %L_STR_16 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg2_R141 <* <[] u16>>
  var %Reg18_R140 <* <[] <* <[] u16>>>>
  var %Reg21_R141 <* <[] u16>>
  var %Reg0_R142 <* <[] <* <[] u1>>>>
  var %Reg18_R142 <* <[] <* <[] u1>>>>
  var %Reg20_R142 <* <[] <* <[] u1>>>>
  var %Reg20_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg21_I i32
  var %Reg22_I i32
  var %Reg23_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg23_R139 <* <[] u1>>
  var %Reg0_R139 <* <[] u1>>
  var %Reg24_R139 <* <[] u1>>
  var %Reg24_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg25_I i32
  var %Reg26_I i32
  var %Reg27_I i32
  var %Reg11_I i32
  var %Reg0_R143 <* <[] f32>>
  var %Reg2_F f32
  var %Reg20_R143 <* <[] f32>>
  var %Reg0_R144 <* <[] f64>>
  var %Reg2_R143 <* <[] f32>>
  var %Reg2_D f64
  var %Reg21_R144 <* <[] f64>>
  var %Reg2_R144 <* <[] f64>>
  var %Reg0_R145 <* <[] i16>>
  var %Reg22_R145 <* <[] i16>>
  var %Reg1_R145 <* <[] i16>>
  var %Reg2_R145 <* <[] i16>>
  var %Reg0_R146 <* <[] i8>>
  var %Reg23_R146 <* <[] i8>>
  var %Reg1_R146 <* <[] i8>>
  var %Reg2_R146 <* <[] i8>>
  var %Reg0_R119 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_17 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg24_R119 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg25_R118 <* <[] <* <$Ljava_2Flang_2FObject_3B>>>>
  var %Reg26_R118 <* <[] <* <$Ljava_2Flang_2FObject_3B>>>>
  var %Reg28_R118 <* <[] <* <$Ljava_2Flang_2FObject_3B>>>>
  var %L_STR_18 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg27_R118 <* <[] <* <$Ljava_2Flang_2FObject_3B>>>>
  var %Reg27_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg28_I i32
  var %Reg29_R118 <* <[] <* <$Ljava_2Flang_2FObject_3B>>>>
  var %Reg1_R118 <* <[] <* <$Ljava_2Flang_2FObject_3B>>>>
  var %Reg30_R115 <* <[] i32>>
  var %Reg31_R115 <* <[] i32>>
  var %Reg6_I i32
  var %Reg0_R147 <* <$Ljava_2Flang_2FArrayIndexOutOfBoundsException_3B>>
  var %Reg32_R147 <* <$Ljava_2Flang_2FArrayIndexOutOfBoundsException_3B>>
  var %Reg2_R147 <* <$Ljava_2Flang_2FArrayIndexOutOfBoundsException_3B>>
  var %Reg32_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg32_R115 <* <[] i32>>
  var %Reg0_R148 <* <$Ljava_2Flang_2FNullPointerException_3B>>
  var %Reg32_R148 <* <$Ljava_2Flang_2FNullPointerException_3B>>
  var %L_STR_19 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R149 <* <$Ljava_2Flang_2FArithmeticException_3B>>
  var %Reg32_R149 <* <$Ljava_2Flang_2FArithmeticException_3B>>
  var %L_STR_20 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R116 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>
  var %Reg32_R116 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>
  var %Reg32_R118 <* <[] <* <$Ljava_2Flang_2FObject_3B>>>>
  var %Reg0_R150 <* <$Ljava_2Flang_2FRuntimeException_3B>>
  var %Reg32_R150 <* <$Ljava_2Flang_2FRuntimeException_3B>>
  var %Reg2_R150 <* <$Ljava_2Flang_2FRuntimeException_3B>>
  var %Reg0_R151 <* <$Ljava_2Flang_2FNegativeArraySizeException_3B>>
  var %Reg32_R151 <* <$Ljava_2Flang_2FNegativeArraySizeException_3B>>
  var %Reg1_R151 <* <$Ljava_2Flang_2FNegativeArraySizeException_3B>>

ALIAS %x %Reg15_R121 <* <[] <* <[] <* <[] i64>>>>>>
ALIAS %r %Reg24_R119 <* <$Ljava_2Flang_2FString_3B>>
ALIAS %v %Reg21_R113 <* <$Ljava_2Flang_2FObject_3B>>
ALIAS %t %Reg17_R118 <* <[] <* <$Ljava_2Flang_2FObject_3B>>>>
ALIAS %e %Reg15_R136 <* <$Ljava_2Flang_2FClassCastException_3B>>
ALIAS %i %Reg27_I i32
ALIAS %c %Reg21_R141 <* <[] u16>>
ALIAS %b %Reg27_Z u1
ALIAS %q %Reg28_R118 <* <[] <* <$Ljava_2Flang_2FObject_3B>>>>
ALIAS %ex %Reg32_R151 <* <$Ljava_2Flang_2FNegativeArraySizeException_3B>>
ALIAS %nul %Reg32_R115 <* <[] i32>>
ALIAS %st %Reg32_R118 <* <[] <* <$Ljava_2Flang_2FObject_3B>>>>
ALIAS %args %Reg33_R116 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>
ALIAS %tests %Reg12_R126 <* <[] <* <[] <* <$Ljava_2Flang_2FObject_3B>>>>>>
ALIAS %vals %Reg13_R118 <* <[] <* <$Ljava_2Flang_2FObject_3B>>>>
ALIAS %o %Reg14_R113 <* <$Ljava_2Flang_2FObject_3B>>
ALIAS %alias %Reg16_R122 <* <[] <* <[] i64>>>>
ALIAS %g %Reg17_R140 <* <[] <* <[] u16>>>>
ALIAS %z %Reg18_R142 <* <[] <* <[] u1>>>>
ALIAS %n %Reg19_I i32
ALIAS %f %Reg20_R143 <* <[] f32>>
ALIAS %d %Reg21_R144 <* <[] f64>>
ALIAS %s %Reg22_R145 <* <[] i16>>
ALIAS %by %Reg23_R146 <* <[] i8>>
ALIAS %deep %Reg25_R118 <* <[] <* <$Ljava_2Flang_2FObject_3B>>>>
ALIAS %p %Reg26_R118 <* <[] <* <$Ljava_2Flang_2FObject_3B>>>>
ALIAS %w %Reg27_R113 <* <$Ljava_2Flang_2FObject_3B>>
ALIAS %k %Reg28_I i32
ALIAS %self %Reg29_R118 <* <[] <* <$Ljava_2Flang_2FObject_3B>>>>
ALIAS %idx %Reg30_R115 <* <[] i32>>
ALIAS %arr %Reg31_R115 <* <[] i32>>
  intrinsiccallwithtype <$LArrayShapes_3B> JAVA_CLINIT_CHECK ()
LOC 1 8
  dassign %Reg0_I 0 (constval i32 7)
  intrinsiccallwithtype <$LArrayShapes_3B> JAVA_CLINIT_CHECK ()
  callassigned &LArrayShapes_3B_7Ctri_7C_28I_29AAI (dread i32 %Reg0_I) { dassign %Reg0_R114 0 }
  dassign %Reg12_R114 0 (dread ref %Reg0_R114)
  dassign %Reg12_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg12_R114))
  dassign %Reg0_R113 0 (dread ref %Reg12_R113)
  dassign %Reg0_I 0 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %Reg0_R113))
  dassign %Reg13_I 0 (dread i32 %Reg0_I)
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg14_I 0 (dread i32 %Reg0_I)
@label13
  dassign %Reg0_I 0 (dread i32 %Reg14_I)
  dassign %Reg1_I 0 (dread i32 %Reg13_I)
  brtrue @label16 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg12_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg12_R114))
  dassign %Reg0_R113 0 (dread ref %Reg12_R113)
  dassign %Reg1_I 0 (dread i32 %Reg14_I)
  dassign %Reg0_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg0_R113, dread i32 %Reg1_I)))
  dassign %Reg15_R113 0 (dread ref %Reg0_R113)
  dassign %Reg15_R115 0 (retype ref <* <[] i32>> (dread ref %Reg15_R113))
  dassign %Reg0_R115 0 (dread ref %Reg15_R115)
  dassign %Reg16_R115 0 (dread ref %Reg0_R115)
  dassign %Reg16_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg16_R115))
  dassign %Reg0_R113 0 (dread ref %Reg16_R113)
  dassign %Reg0_I 0 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %Reg0_R113))
  dassign %Reg17_I 0 (dread i32 %Reg0_I)
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg18_I 0 (dread i32 %Reg0_I)
@label14
  dassign %Reg0_I 0 (dread i32 %Reg18_I)
  dassign %Reg1_I 0 (dread i32 %Reg17_I)
  brtrue @label15 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg16_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg16_R115))
  dassign %Reg0_R113 0 (dread ref %Reg16_R113)
  dassign %Reg1_I 0 (dread i32 %Reg18_I)
  dassign %Reg0_I 0 (iread i32 <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %Reg0_R113, dread i32 %Reg1_I)))
  dassign %Reg19_I 0 (dread i32 %Reg0_I)
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R124 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R125 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R125) {}
  dassign %Reg2_I 0 (dread i32 %Reg19_I)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R125, dread i32 %Reg2_I) { dassign %Reg1_R125 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_11 0 }
  dassign %Reg2_R119 0 (dread ptr %L_STR_11)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R125, dread ref %Reg2_R119) { dassign %Reg1_R125 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R125) { dassign %Reg1_R119 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprint_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R124, dread ref %Reg1_R119) {}
  dassign %Reg18_I 0 (add i32 (dread i32 %Reg18_I, constval i32 1))
  goto @label14
@label15
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R124 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28_29V (dread ref %Reg0_R124) {}
  dassign %Reg14_I 0 (add i32 (dread i32 %Reg14_I, constval i32 1))
  goto @label13
@label16
LOC 1 9
  dassign %Reg0_I 0 (constval i32 8)
  dassign %Reg0_R126 0 (gcmallocjarray ref <[] <* <[] <* <$Ljava_2Flang_2FObject_3B>>>>> (dread i32 %Reg0_I))
  dassign %Reg1_I 0 (constval i32 0)
  dassign %Reg2_I 0 (constval i32 1)
  dassign %Reg2_R127 0 (gcmallocjarray ref <[] <* <$LArrayShapes_24A_3B>>> (dread i32 %Reg2_I))
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R126, dread i32 %Reg1_I), 
    dread ref %Reg2_R127)
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg2_I 0 (constval i32 1)
  dassign %Reg2_R128 0 (gcmallocjarray ref <[] <* <$LArrayShapes_24B_3B>>> (dread i32 %Reg2_I))
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R126, dread i32 %Reg1_I), 
    dread ref %Reg2_R128)
  dassign %Reg1_I 0 (constval i32 2)
  dassign %Reg2_I 0 (constval i32 1)
  dassign %Reg2_R129 0 (gcmallocjarray ref <[] <* <$LArrayShapes_24C_3B>>> (dread i32 %Reg2_I))
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R126, dread i32 %Reg1_I), 
    dread ref %Reg2_R129)
  dassign %Reg1_I 0 (constval i32 3)
  dassign %Reg2_I 0 (constval i32 1)
  dassign %Reg2_R130 0 (gcmallocjarray ref <[] <* <$Ljava_2Flang_2FRunnable_3B>>> (dread i32 %Reg2_I))
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R126, dread i32 %Reg1_I), 
    dread ref %Reg2_R130)
  dassign %Reg1_I 0 (constval i32 4)
  dassign %Reg2_I 0 (constval i32 1)
  dassign %Reg2_R118 0 (gcmallocjarray ref <[] <* <$Ljava_2Flang_2FObject_3B>>> (dread i32 %Reg2_I))
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R126, dread i32 %Reg1_I), 
    dread ref %Reg2_R118)
  dassign %Reg1_I 0 (constval i32 5)
  dassign %Reg2_I 0 (constval i32 1)
  dassign %Reg2_R126 0 (gcmallocjarray ref <[] <* <[] <* <$Ljava_2Flang_2FObject_3B>>>>> (dread i32 %Reg2_I))
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R126, dread i32 %Reg1_I), 
    dread ref %Reg2_R126)
  dassign %Reg1_I 0 (constval i32 6)
  dassign %Reg2_I 0 (constval i32 1)
  dassign %Reg2_R114 0 (gcmallocjarray ref <[] <* <[] i32>>> (dread i32 %Reg2_I))
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R126, dread i32 %Reg1_I), 
    dread ref %Reg2_R114)
  dassign %Reg1_I 0 (constval i32 7)
  dassign %Reg2_I 0 (constval i32 1)
  dassign %Reg2_R131 0 (gcmallocjarray ref <[] <* <[] <* <$LArrayShapes_24B_3B>>>>> (dread i32 %Reg2_I))
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R126, dread i32 %Reg1_I), 
    dread ref %Reg2_R131)
  dassign %Reg12_R126 0 (dread ref %Reg0_R126)
LOC 1 10
  dassign %Reg0_I 0 (constval i32 10)
  dassign %Reg0_R118 0 (gcmallocjarray ref <[] <* <$Ljava_2Flang_2FObject_3B>>> (dread i32 %Reg0_I))
  dassign %Reg1_I 0 (constval i32 0)
  intrinsiccallwithtype <$LArrayShapes_24A_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg2_R132 0 (gcmalloc ref <$LArrayShapes_24A_3B>)
  callassigned &LArrayShapes_24A_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg2_R132) {}
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R118, dread i32 %Reg1_I), 
    dread ref %Reg2_R132)
  dassign %Reg1_I 0 (constval i32 1)
  intrinsiccallwithtype <$LArrayShapes_24B_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg2_R133 0 (gcmalloc ref <$LArrayShapes_24B_3B>)
  callassigned &LArrayShapes_24B_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg2_R133) {}
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R118, dread i32 %Reg1_I), 
    dread ref %Reg2_R133)
  dassign %Reg1_I 0 (constval i32 2)
  intrinsiccallwithtype <$LArrayShapes_24C_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg2_R134 0 (gcmalloc ref <$LArrayShapes_24C_3B>)
  callassigned &LArrayShapes_24C_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg2_R134) {}
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R118, dread i32 %Reg1_I), 
    dread ref %Reg2_R134)
  dassign %Reg1_I 0 (constval i32 3)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_7300) { dassign %L_STR_12 0 }
  dassign %Reg2_R119 0 (dread ptr %L_STR_12)
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R118, dread i32 %Reg1_I), 
    dread ref %Reg2_R119)
  dassign %Reg1_I 0 (constval i32 4)
  dassign %Reg2_R113 0 (constval ref 0)
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R118, dread i32 %Reg1_I), 
    dread ref %Reg2_R113)
  dassign %Reg1_I 0 (constval i32 5)
  dassign %Reg2_I 0 (constval i32 1)
  dassign %Reg2_R115 0 (gcmallocjarray ref <[] i32> (dread i32 %Reg2_I))
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R118, dread i32 %Reg1_I), 
    dread ref %Reg2_R115)
  dassign %Reg1_I 0 (constval i32 6)
  dassign %Reg2_I 0 (constval i32 1)
  dassign %Reg2_R127 0 (gcmallocjarray ref <[] <* <$LArrayShapes_24A_3B>>> (dread i32 %Reg2_I))
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R118, dread i32 %Reg1_I), 
    dread ref %Reg2_R127)
  dassign %Reg1_I 0 (constval i32 7)
  dassign %Reg2_I 0 (constval i32 1)
  dassign %Reg2_R128 0 (gcmallocjarray ref <[] <* <$LArrayShapes_24B_3B>>> (dread i32 %Reg2_I))
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R118, dread i32 %Reg1_I), 
    dread ref %Reg2_R128)
  dassign %Reg1_I 0 (constval i32 8)
  dassign %Reg2_I 0 (constval i32 1)
  dassign %Reg2_R114 0 (gcmallocjarray ref <[] <* <[] i32>>> (dread i32 %Reg2_I))
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R118, dread i32 %Reg1_I), 
    dread ref %Reg2_R114)
  dassign %Reg1_I 0 (constval i32 9)
  dassign %Reg2_I 0 (constval i32 5)
  intrinsiccallwithtype <$Ljava_2Flang_2FInteger_3B> JAVA_CLINIT_CHECK ()
  callassigned &Ljava_2Flang_2FInteger_3B_7CvalueOf_7C_28I_29Ljava_2Flang_2FInteger_3B (dread i32 %Reg2_I) { dassign %Reg2_R135 0 }
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R118, dread i32 %Reg1_I), 
    dread ref %Reg2_R135)
  dassign %Reg13_R118 0 (dread ref %Reg0_R118)
LOC 1 11
  dassign %Reg0_R126 0 (dread ref %Reg12_R126)
  dassign %Reg14_R126 0 (dread ref %Reg0_R126)
  dassign %Reg14_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg14_R126))
  dassign %Reg0_R113 0 (dread ref %Reg14_R113)
  dassign %Reg0_I 0 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %Reg0_R113))
  dassign %Reg15_I 0 (dread i32 %Reg0_I)
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg16_I 0 (dread i32 %Reg0_I)
@label17
  dassign %Reg0_I 0 (dread i32 %Reg16_I)
  dassign %Reg1_I 0 (dread i32 %Reg15_I)
  brtrue @label20 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg14_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg14_R126))
  dassign %Reg0_R113 0 (dread ref %Reg14_R113)
  dassign %Reg1_I 0 (dread i32 %Reg16_I)
  dassign %Reg0_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg0_R113, dread i32 %Reg1_I)))
  dassign %Reg17_R113 0 (dread ref %Reg0_R113)
  dassign %Reg0_R118 0 (dread ref %Reg13_R118)
  dassign %Reg18_R118 0 (dread ref %Reg0_R118)
  dassign %Reg18_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg18_R118))
  dassign %Reg0_R113 0 (dread ref %Reg18_R113)
  dassign %Reg0_I 0 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %Reg0_R113))
  dassign %Reg19_I 0 (dread i32 %Reg0_I)
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg20_I 0 (dread i32 %Reg0_I)
@label18
  dassign %Reg0_I 0 (dread i32 %Reg20_I)
  dassign %Reg1_I 0 (dread i32 %Reg19_I)
  brtrue @label19 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg18_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg18_R118))
  dassign %Reg0_R113 0 (dread ref %Reg18_R113)
  dassign %Reg1_I 0 (dread i32 %Reg20_I)
  dassign %Reg0_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg0_R113, dread i32 %Reg1_I)))
  dassign %Reg21_R113 0 (dread ref %Reg0_R113)
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R124 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R125 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R125) {}
  dassign %Reg17_R118 0 (retype ref <* <[] <* <$Ljava_2Flang_2FObject_3B>>>> (dread ref %Reg17_R113))
  dassign %Reg2_R118 0 (dread ref %Reg17_R118)
  dassign %Reg21_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg21_R113))
  dassign %Reg3_R113 0 (dread ref %Reg21_R113)
  intrinsiccallwithtype <$LArrayShapes_3B> JAVA_CLINIT_CHECK ()
  callassigned &LArrayShapes_3B_7Cput_7C_28ALjava_2Flang_2FObject_3BLjava_2Flang_2FObject_3B_29Ljava_2Flang_2FString_3B (dread ref %Reg2_R118, dread ref %Reg3_R113) { dassign %Reg2_R119 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R125, dread ref %Reg2_R119) { dassign %Reg1_R125 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_3b00) { dassign %L_STR_13 0 }
  dassign %Reg2_R119 0 (dread ptr %L_STR_13)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R125, dread ref %Reg2_R119) { dassign %Reg1_R125 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R125) { dassign %Reg1_R119 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprint_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R124, dread ref %Reg1_R119) {}
  dassign %Reg20_I 0 (add i32 (dread i32 %Reg20_I, constval i32 1))
  goto @label18
@label19
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R124 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28_29V (dread ref %Reg0_R124) {}
  dassign %Reg16_I 0 (add i32 (dread i32 %Reg16_I, constval i32 1))
  goto @label17
@label20
LOC 1 12
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R124 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R125 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R125) {}
  dassign %Reg2_I 0 (constval i32 1)
  intrinsiccallwithtype <$LArrayShapes_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg2_Z 0 (cvt u1 i32 (dread i32 %Reg2_I))
  callassigned &LArrayShapes_3B_7Ccov_7C_28Z_29ALjava_2Flang_2FObject_3B (dread u1 %Reg2_Z) { dassign %Reg2_R118 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_7800) { dassign %L_STR_14 0 }
  dassign %Reg3_R119 0 (dread ptr %L_STR_14)
  intrinsiccallwithtype <$LArrayShapes_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg3_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg3_R119))
  callassigned &LArrayShapes_3B_7Cput_7C_28ALjava_2Flang_2FObject_3BLjava_2Flang_2FObject_3B_29Ljava_2Flang_2FString_3B (dread ref %Reg2_R118, dread ref %Reg3_R113) { dassign %Reg2_R119 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R125, dread ref %Reg2_R119) { dassign %Reg1_R125 0 }
  dassign %Reg2_I 0 (constval i32 1)
  intrinsiccallwithtype <$LArrayShapes_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg2_Z 0 (cvt u1 i32 (dread i32 %Reg2_I))
  callassigned &LArrayShapes_3B_7Ccov_7C_28Z_29ALjava_2Flang_2FObject_3B (dread u1 %Reg2_Z) { dassign %Reg2_R118 0 }
  dassign %Reg3_I 0 (constval i32 1)
  intrinsiccallwithtype <$Ljava_2Flang_2FInteger_3B> JAVA_CLINIT_CHECK ()
  callassigned &Ljava_2Flang_2FInteger_3B_7CvalueOf_7C_28I_29Ljava_2Flang_2FInteger_3B (dread i32 %Reg3_I) { dassign %Reg3_R135 0 }
  intrinsiccallwithtype <$LArrayShapes_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg3_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg3_R135))
  callassigned &LArrayShapes_3B_7Cput_7C_28ALjava_2Flang_2FObject_3BLjava_2Flang_2FObject_3B_29Ljava_2Flang_2FString_3B (dread ref %Reg2_R118, dread ref %Reg3_R113) { dassign %Reg2_R119 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R125, dread ref %Reg2_R119) { dassign %Reg1_R125 0 }
  dassign %Reg2_I 0 (constval i32 0)
  intrinsiccallwithtype <$LArrayShapes_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg2_Z 0 (cvt u1 i32 (dread i32 %Reg2_I))
  callassigned &LArrayShapes_3B_7Ccov_7C_28Z_29ALjava_2Flang_2FObject_3B (dread u1 %Reg2_Z) { dassign %Reg2_R118 0 }
  dassign %Reg3_I 0 (constval i32 1)
  intrinsiccallwithtype <$Ljava_2Flang_2FInteger_3B> JAVA_CLINIT_CHECK ()
  callassigned &Ljava_2Flang_2FInteger_3B_7CvalueOf_7C_28I_29Ljava_2Flang_2FInteger_3B (dread i32 %Reg3_I) { dassign %Reg3_R135 0 }
  intrinsiccallwithtype <$LArrayShapes_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg3_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg3_R135))
  callassigned &LArrayShapes_3B_7Cput_7C_28ALjava_2Flang_2FObject_3BLjava_2Flang_2FObject_3B_29Ljava_2Flang_2FString_3B (dread ref %Reg2_R118, dread ref %Reg3_R113) { dassign %Reg2_R119 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R125, dread ref %Reg2_R119) { dassign %Reg1_R125 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R125) { dassign %Reg1_R119 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R124, dread ref %Reg1_R119) {}
LOC 1 13
  dassign %Reg0_I 0 (constval i32 3)
  dassign %Reg0_R129 0 (gcmallocjarray ref <[] <* <$LArrayShapes_24C_3B>>> (dread i32 %Reg0_I))
  dassign %Reg14_R129 0 (dread ref %Reg0_R129)
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R124 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R125 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R125) {}
  dassign %Reg14_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg14_R129))
  dassign %Reg2_R113 0 (dread ref %Reg14_R113)
  dassign %Reg2_I 0 (intrinsicopwithtype i32 <* <[] <* <$LArrayShapes_24A_3B>>>> JAVA_INSTANCE_OF (dread ref %Reg2_R113))
  dassign %Reg2_Z 0 (cvt u1 i32 (dread i32 %Reg2_I))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Z_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R125, dread u1 %Reg2_Z) { dassign %Reg1_R125 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_11 0 }
  dassign %Reg2_R119 0 (dread ptr %L_STR_11)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R125, dread ref %Reg2_R119) { dassign %Reg1_R125 0 }
  dassign %Reg14_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg14_R129))
  dassign %Reg2_R113 0 (dread ref %Reg14_R113)
  dassign %Reg2_I 0 (intrinsicopwithtype i32 <* <[] <* <$Ljava_2Flang_2FRunnable_3B>>>> JAVA_INSTANCE_OF (dread ref %Reg2_R113))
  dassign %Reg2_Z 0 (cvt u1 i32 (dread i32 %Reg2_I))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Z_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R125, dread u1 %Reg2_Z) { dassign %Reg1_R125 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_11 0 }
  dassign %Reg2_R119 0 (dread ptr %L_STR_11)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R125, dread ref %Reg2_R119) { dassign %Reg1_R125 0 }
  dassign %Reg14_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg14_R129))
  dassign %Reg2_R113 0 (dread ref %Reg14_R113)
  dassign %Reg2_I 0 (intrinsicopwithtype i32 <* <[] <* <$Ljava_2Flang_2FObject_3B>>>> JAVA_INSTANCE_OF (dread ref %Reg2_R113))
  dassign %Reg2_Z 0 (cvt u1 i32 (dread i32 %Reg2_I))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Z_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R125, dread u1 %Reg2_Z) { dassign %Reg1_R125 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_11 0 }
  dassign %Reg2_R119 0 (dread ptr %L_STR_11)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R125, dread ref %Reg2_R119) { dassign %Reg1_R125 0 }
  dassign %Reg14_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg14_R129))
  dassign %Reg2_R113 0 (dread ref %Reg14_R113)
  dassign %Reg2_I 0 (intrinsicopwithtype i32 <* <[] <* <$Ljava_2Flang_2FString_3B>>>> JAVA_INSTANCE_OF (dread ref %Reg2_R113))
  dassign %Reg2_Z 0 (cvt u1 i32 (dread i32 %Reg2_I))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Z_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R125, dread u1 %Reg2_Z) { dassign %Reg1_R125 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_11 0 }
  dassign %Reg2_R119 0 (dread ptr %L_STR_11)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R125, dread ref %Reg2_R119) { dassign %Reg1_R125 0 }
  dassign %Reg14_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg14_R129))
  dassign %Reg2_R113 0 (dread ref %Reg14_R113)
  dassign %Reg2_I 0 (intrinsicopwithtype i32 <* <[] <* <$LArrayShapes_24C_3B>>>> JAVA_INSTANCE_OF (dread ref %Reg2_R113))
  dassign %Reg2_Z 0 (cvt u1 i32 (dread i32 %Reg2_I))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Z_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R125, dread u1 %Reg2_Z) { dassign %Reg1_R125 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R125) { dassign %Reg1_R119 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R124, dread ref %Reg1_R119) {}
LOC 1 14
  dassign %Reg0_I 0 (constval i32 2)
  dassign %Reg0_R114 0 (gcmallocjarray ref <[] <* <[] i32>>> (dread i32 %Reg0_I))
  dassign %Reg1_I 0 (constval i32 0)
  dassign %Reg2_R113 0 (constval ref 0)
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R114, dread i32 %Reg1_I), 
    dread ref %Reg2_R113)
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg2_R113 0 (constval ref 0)
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R114, dread i32 %Reg1_I), 
    dread ref %Reg2_R113)
  dassign %Reg14_R114 0 (dread ref %Reg0_R114)
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R124 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R125 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R125) {}
  dassign %Reg14_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg14_R114))
  dassign %Reg2_R113 0 (dread ref %Reg14_R113)
  dassign %Reg2_I 0 (intrinsicopwithtype i32 <* <[] <* <$Ljava_2Flang_2FObject_3B>>>> JAVA_INSTANCE_OF (dread ref %Reg2_R113))
  dassign %Reg2_Z 0 (cvt u1 i32 (dread i32 %Reg2_I))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Z_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R125, dread u1 %Reg2_Z) { dassign %Reg1_R125 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_11 0 }
  dassign %Reg2_R119 0 (dread ptr %L_STR_11)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R125, dread ref %Reg2_R119) { dassign %Reg1_R125 0 }
  dassign %Reg14_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg14_R114))
  dassign %Reg2_R113 0 (dread ref %Reg14_R113)
  dassign %Reg2_I 0 (intrinsicopwithtype i32 <* <[] <* <[] i32>>>> JAVA_INSTANCE_OF (dread ref %Reg2_R113))
  dassign %Reg2_Z 0 (cvt u1 i32 (dread i32 %Reg2_I))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Z_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R125, dread u1 %Reg2_Z) { dassign %Reg1_R125 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_11 0 }
  dassign %Reg2_R119 0 (dread ptr %L_STR_11)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R125, dread ref %Reg2_R119) { dassign %Reg1_R125 0 }
  dassign %Reg14_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg14_R114))
  dassign %Reg2_R113 0 (dread ref %Reg14_R113)
  dassign %Reg2_I 0 (intrinsicopwithtype i32 <* <[] i32>> JAVA_INSTANCE_OF (dread ref %Reg2_R113))
  dassign %Reg2_Z 0 (cvt u1 i32 (dread i32 %Reg2_I))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Z_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R125, dread u1 %Reg2_Z) { dassign %Reg1_R125 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_11 0 }
  dassign %Reg2_R119 0 (dread ptr %L_STR_11)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R125, dread ref %Reg2_R119) { dassign %Reg1_R125 0 }
  dassign %Reg14_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg14_R114))
  dassign %Reg2_R113 0 (dread ref %Reg14_R113)
  dassign %Reg2_I 0 (intrinsicopwithtype i32 <* <$Ljava_2Flang_2FObject_3B>> JAVA_INSTANCE_OF (dread ref %Reg2_R113))
  dassign %Reg2_Z 0 (cvt u1 i32 (dread i32 %Reg2_I))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Z_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R125, dread u1 %Reg2_Z) { dassign %Reg1_R125 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R125) { dassign %Reg1_R119 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R124, dread ref %Reg1_R119) {}
  dassign %Reg0_I 0 (constval i32 2)
  dassign %Reg0_R115 0 (gcmallocjarray ref <[] i32> (dread i32 %Reg0_I))
  dassign %Reg14_R115 0 (dread ref %Reg0_R115)
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R124 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R125 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R125) {}
  dassign %Reg14_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg14_R115))
  dassign %Reg2_R113 0 (dread ref %Reg14_R113)
  dassign %Reg2_I 0 (intrinsicopwithtype i32 <* <[] <* <$Ljava_2Flang_2FObject_3B>>>> JAVA_INSTANCE_OF (dread ref %Reg2_R113))
  dassign %Reg2_Z 0 (cvt u1 i32 (dread i32 %Reg2_I))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Z_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R125, dread u1 %Reg2_Z) { dassign %Reg1_R125 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_11 0 }
  dassign %Reg2_R119 0 (dread ptr %L_STR_11)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R125, dread ref %Reg2_R119) { dassign %Reg1_R125 0 }
  dassign %Reg14_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg14_R115))
  dassign %Reg2_R113 0 (dread ref %Reg14_R113)
  dassign %Reg2_I 0 (intrinsicopwithtype i32 <* <[] i32>> JAVA_INSTANCE_OF (dread ref %Reg2_R113))
  dassign %Reg2_Z 0 (cvt u1 i32 (dread i32 %Reg2_I))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Z_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R125, dread u1 %Reg2_Z) { dassign %Reg1_R125 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R125) { dassign %Reg1_R119 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R124, dread ref %Reg1_R119) {}
  try { @label21 }
LOC 1 15
  dassign %Reg0_I 0 (constval i32 1)
  dassign %Reg0_R118 0 (gcmallocjarray ref <[] <* <$Ljava_2Flang_2FObject_3B>>> (dread i32 %Reg0_I))
  intrinsiccallwithtypeassigned <* <[] <* <$LArrayShapes_24A_3B>>>> JAVA_CHECK_CAST (dread ref %Reg0_R118) { dassign %Reg0_R127 0 }
  dassign %Reg15_R127 0 (dread ref %Reg0_R127)
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R124 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_R127 0 (dread ref %Reg15_R127)
  dassign %Reg1_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg1_R127))
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FObject_3B_29V (dread ref %Reg0_R124, dread ref %Reg1_R113) {}
  endtry
  goto @label22
@label21
  catch { <* <$Ljava_2Flang_2FClassCastException_3B>> }
  dassign %Reg0_R136 0 (regread ptr %%thrownval)
  dassign %Reg15_R136 0 (dread ref %Reg0_R136)
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R124 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_630063006500) { dassign %L_STR_15 0 }
  dassign %Reg1_R119 0 (dread ptr %L_STR_15)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R124, dread ref %Reg1_R119) {}
@label22
  try { @label23 }
  dassign %Reg0_I 0 (constval i32 1)
  dassign %Reg0_R129 0 (gcmallocjarray ref <[] <* <$LArrayShapes_24C_3B>>> (dread i32 %Reg0_I))
  intrinsiccallwithtypeassigned <* <[] <* <$LArrayShapes_24A_3B>>>> JAVA_CHECK_CAST (dread ref %Reg0_R129) { dassign %Reg0_R127 0 }
  intrinsiccallwithtypeassigned <* <[] <* <$LArrayShapes_24B_3B>>>> JAVA_CHECK_CAST (dread ref %Reg0_R127) { dassign %Reg0_R128 0 }
  dassign %Reg15_R128 0 (dread ref %Reg0_R128)
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R124 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_R128 0 (dread ref %Reg15_R128)
  dassign %Reg1_I 0 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %Reg1_R128))
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28I_29V (dread ref %Reg0_R124, dread i32 %Reg1_I) {}
  endtry
  goto @label24
@label23
  catch { <* <$Ljava_2Flang_2FClassCastException_3B>> }
  dassign %Reg0_R136 0 (regread ptr %%thrownval)
  dassign %Reg15_R136 0 (dread ref %Reg0_R136)
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R124 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_630063006500) { dassign %L_STR_15 0 }
  dassign %Reg1_R119 0 (dread ptr %L_STR_15)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R124, dread ref %Reg1_R119) {}
@label24
LOC 1 16
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R124 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R125 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R125) {}
  dassign %Reg2_I 0 (constval i32 0)
  dassign %Reg2_R114 0 (gcmallocjarray ref <[] <* <[] i32>>> (dread i32 %Reg2_I))
  dassign %Reg2_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg2_R114))
  virtualcallassigned &Ljava_2Flang_2FObject_3B_7CgetClass_7C_28_29Ljava_2Flang_2FClass_3B (dread ref %Reg2_R113) { dassign %Reg2_R137 0 }
  virtualcallassigned &Ljava_2Flang_2FClass_3B_7CgetName_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg2_R137) { dassign %Reg2_R119 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R125, dread ref %Reg2_R119) { dassign %Reg1_R125 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_11 0 }
  dassign %Reg2_R119 0 (dread ptr %L_STR_11)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R125, dread ref %Reg2_R119) { dassign %Reg1_R125 0 }
  dassign %Reg2_I 0 (constval i32 0)
  dassign %Reg2_R116 0 (gcmallocjarray ref <[] <* <$Ljava_2Flang_2FString_3B>>> (dread i32 %Reg2_I))
  dassign %Reg2_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg2_R116))
  virtualcallassigned &Ljava_2Flang_2FObject_3B_7CgetClass_7C_28_29Ljava_2Flang_2FClass_3B (dread ref %Reg2_R113) { dassign %Reg2_R137 0 }
  virtualcallassigned &Ljava_2Flang_2FClass_3B_7CgetName_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg2_R137) { dassign %Reg2_R119 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R125, dread ref %Reg2_R119) { dassign %Reg1_R125 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_11 0 }
  dassign %Reg2_R119 0 (dread ptr %L_STR_11)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R125, dread ref %Reg2_R119) { dassign %Reg1_R125 0 }
  dassign %Reg2_I 0 (constval i32 0)
  dassign %Reg2_R138 0 (gcmallocjarray ref <[] <* <[] <* <$LArrayShapes_24A_3B>>>>> (dread i32 %Reg2_I))
  dassign %Reg2_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg2_R138))
  virtualcallassigned &Ljava_2Flang_2FObject_3B_7CgetClass_7C_28_29Ljava_2Flang_2FClass_3B (dread ref %Reg2_R113) { dassign %Reg2_R137 0 }
  virtualcallassigned &Ljava_2Flang_2FClass_3B_7CgetName_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg2_R137) { dassign %Reg2_R119 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R125, dread ref %Reg2_R119) { dassign %Reg1_R125 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_11 0 }
  dassign %Reg2_R119 0 (dread ptr %L_STR_11)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R125, dread ref %Reg2_R119) { dassign %Reg1_R125 0 }
  dassign %Reg2_I 0 (constval i32 0)
  dassign %Reg2_R139 0 (gcmallocjarray ref <[] u1> (dread i32 %Reg2_I))
  dassign %Reg2_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg2_R139))
  virtualcallassigned &Ljava_2Flang_2FObject_3B_7CgetClass_7C_28_29Ljava_2Flang_2FClass_3B (dread ref %Reg2_R113) { dassign %Reg2_R137 0 }
  dassign %Reg2_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg2_R137))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R125, dread ref %Reg2_R113) { dassign %Reg1_R125 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_11 0 }
  dassign %Reg2_R119 0 (dread ptr %L_STR_11)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R125, dread ref %Reg2_R119) { dassign %Reg1_R125 0 }
  dassign %Reg2_I 0 (constval i32 0)
  dassign %Reg2_R129 0 (gcmallocjarray ref <[] <* <$LArrayShapes_24C_3B>>> (dread i32 %Reg2_I))
  dassign %Reg2_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg2_R129))
  virtualcallassigned &Ljava_2Flang_2FObject_3B_7CgetClass_7C_28_29Ljava_2Flang_2FClass_3B (dread ref %Reg2_R113) { dassign %Reg2_R137 0 }
  virtualcallassigned &Ljava_2Flang_2FClass_3B_7CgetSuperclass_7C_28_29Ljava_2Flang_2FClass_3B (dread ref %Reg2_R137) { dassign %Reg2_R137 0 }
  dassign %Reg2_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg2_R137))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R125, dread ref %Reg2_R113) { dassign %Reg1_R125 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_11 0 }
  dassign %Reg2_R119 0 (dread ptr %L_STR_11)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R125, dread ref %Reg2_R119) { dassign %Reg1_R125 0 }
  dassign %Reg2_R137 0 (intrinsicopwithtype ref <* <[] i32>> JAVA_CONST_CLASS ())
  virtualcallassigned &Ljava_2Flang_2FClass_3B_7CgetName_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg2_R137) { dassign %Reg2_R119 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R125, dread ref %Reg2_R119) { dassign %Reg1_R125 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_11 0 }
  dassign %Reg2_R119 0 (dread ptr %L_STR_11)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R125, dread ref %Reg2_R119) { dassign %Reg1_R125 0 }
  dassign %Reg2_R137 0 (intrinsicopwithtype ref <* <[] <* <[] i64>>>> JAVA_CONST_CLASS ())
  dassign %Reg2_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg2_R137))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R125, dread ref %Reg2_R113) { dassign %Reg1_R125 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R125) { dassign %Reg1_R119 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R124, dread ref %Reg1_R119) {}
LOC 1 17
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R124 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_I 0 (constval i32 0)
  dassign %Reg1_R127 0 (gcmallocjarray ref <[] <* <$LArrayShapes_24A_3B>>> (dread i32 %Reg1_I))
  dassign %Reg1_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg1_R127))
  virtualcallassigned &Ljava_2Flang_2FObject_3B_7CgetClass_7C_28_29Ljava_2Flang_2FClass_3B (dread ref %Reg1_R113) { dassign %Reg1_R137 0 }
  dassign %Reg2_R137 0 (intrinsicopwithtype ref <* <[] <* <$LArrayShapes_24A_3B>>>> JAVA_CONST_CLASS ())
  dassign %Reg10_R113 0 (dread ref %Reg0_R124)
  brtrue @label25 (ne i32 ref (dread ref %Reg1_R137, dread ref %Reg2_R137))
  dassign %Reg0_R113 0 (dread ref %Reg10_R113)
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg10_I 0 (dread i32 %Reg1_I)
  dassign %Reg11_R113 0 (dread ref %Reg0_R113)
  goto @label26
@label25
  dassign %Reg0_R113 0 (dread ref %Reg10_R113)
  dassign %Reg1_I 0 (constval i32 0)
  dassign %Reg10_I 0 (dread i32 %Reg1_I)
  dassign %Reg11_R113 0 (dread ref %Reg0_R113)
@label26
  dassign %Reg0_R113 0 (dread ref %Reg11_R113)
  dassign %Reg1_I 0 (dread i32 %Reg10_I)
  dassign %Reg0_R124 0 (retype ref <* <$Ljava_2Fio_2FPrintStream_3B>> (dread ref %Reg0_R113))
  dassign %Reg1_Z 0 (cvt u1 i32 (dread i32 %Reg1_I))
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Z_29V (dread ref %Reg0_R124, dread u1 %Reg1_Z) {}
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R124 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_I 0 (constval i32 3)
  dassign %Reg1_R115 0 (gcmallocjarray ref <[] i32> (dread i32 %Reg1_I))
  dassign %Reg2_I 0 (constval i32 3)
  dassign %Reg2_R115 0 (gcmallocjarray ref <[] i32> (dread i32 %Reg2_I))
  dassign %Reg1_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg1_R115))
  dassign %Reg2_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg2_R115))
  virtualcallassigned &Ljava_2Flang_2FObject_3B_7Cequals_7C_28Ljava_2Flang_2FObject_3B_29Z (dread ref %Reg1_R113, dread ref %Reg2_R113) { dassign %Reg1_Z 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Z_29V (dread ref %Reg0_R124, dread u1 %Reg1_Z) {}
LOC 1 18
  dassign %Reg0_I 0 (constval i32 3)
  dassign %Reg0_R121 0 (gcmallocjarray ref <[] <* <[] <* <[] i64>>>>> (dread i32 %Reg0_I))
  dassign %Reg15_R121 0 (dread ref %Reg0_R121)
  dassign %Reg0_R121 0 (dread ref %Reg15_R121)
  dassign %Reg1_I 0 (constval i32 0)
  dassign %Reg2_I 0 (constval i32 2)
  dassign %Reg2_R122 0 (gcmallocjarray ref <[] <* <[] i64>>> (dread i32 %Reg2_I))
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R121, dread i32 %Reg1_I), 
    dread ref %Reg2_R122)
  dassign %Reg0_R121 0 (dread ref %Reg15_R121)
  dassign %Reg1_I 0 (constval i32 0)
  dassign %Reg0_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg0_R121, dread i32 %Reg1_I)))
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg2_I 0 (constval i32 3)
  dassign %Reg2_R123 0 (gcmallocjarray ref <[] i64> (dread i32 %Reg2_I))
  dassign %Reg3_I 0 (constval i32 0)
  dassign %Reg4_J 0 (constval i64 1)
  iassign <* i64> 0 (
    array 1 ptr <* <[] i64>> (dread ref %Reg2_R123, dread i32 %Reg3_I), 
    dread i64 %Reg4_J)
  dassign %Reg3_I 0 (constval i32 1)
  dassign %Reg4_J 0 (constval i64 2)
  iassign <* i64> 0 (
    array 1 ptr <* <[] i64>> (dread ref %Reg2_R123, dread i32 %Reg3_I), 
    dread i64 %Reg4_J)
  dassign %Reg3_I 0 (constval i32 2)
  dassign %Reg4_J 0 (constval i64 3)
  iassign <* i64> 0 (
    array 1 ptr <* <[] i64>> (dread ref %Reg2_R123, dread i32 %Reg3_I), 
    dread i64 %Reg4_J)
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R113, dread i32 %Reg1_I), 
    dread ref %Reg2_R123)
  dassign %Reg0_R121 0 (dread ref %Reg15_R121)
  dassign %Reg1_I 0 (constval i32 2)
  dassign %Reg2_I 0 (constval i32 4)
  dassign %Reg2_R122 0 (gcmallocjarray ref <[] <* <[] i64>>> (dread i32 %Reg2_I))
  dassign %Reg3_I 0 (constval i32 0)
  dassign %Reg4_I 0 (constval i32 1)
  dassign %Reg4_R123 0 (gcmallocjarray ref <[] i64> (dread i32 %Reg4_I))
  dassign %Reg5_I 0 (constval i32 0)
  dassign %Reg6_J 0 (constval i64 5)
  iassign <* i64> 0 (
    array 1 ptr <* <[] i64>> (dread ref %Reg4_R123, dread i32 %Reg5_I), 
    dread i64 %Reg6_J)
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg2_R122, dread i32 %Reg3_I), 
    dread ref %Reg4_R123)
  dassign %Reg3_I 0 (constval i32 1)
  dassign %Reg4_R113 0 (constval ref 0)
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg2_R122, dread i32 %Reg3_I), 
    dread ref %Reg4_R113)
  dassign %Reg3_I 0 (constval i32 2)
  dassign %Reg4_I 0 (constval i32 0)
  dassign %Reg4_R123 0 (gcmallocjarray ref <[] i64> (dread i32 %Reg4_I))
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg2_R122, dread i32 %Reg3_I), 
    dread ref %Reg4_R123)
  dassign %Reg3_I 0 (constval i32 3)
  dassign %Reg4_I 0 (constval i32 2)
  dassign %Reg4_R123 0 (gcmallocjarray ref <[] i64> (dread i32 %Reg4_I))
  dassign %Reg5_I 0 (constval i32 0)
  dassign %Reg6_J 0 (constval i64 7)
  iassign <* i64> 0 (
    array 1 ptr <* <[] i64>> (dread ref %Reg4_R123, dread i32 %Reg5_I), 
    dread i64 %Reg6_J)
  dassign %Reg5_I 0 (constval i32 1)
  dassign %Reg6_J 0 (constval i64 8)
  iassign <* i64> 0 (
    array 1 ptr <* <[] i64>> (dread ref %Reg4_R123, dread i32 %Reg5_I), 
    dread i64 %Reg6_J)
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg2_R122, dread i32 %Reg3_I), 
    dread ref %Reg4_R123)
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R121, dread i32 %Reg1_I), 
    dread ref %Reg2_R122)
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R124 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_R121 0 (dread ref %Reg15_R121)
  intrinsiccallwithtype <$LArrayShapes_3B> JAVA_CLINIT_CHECK ()
  callassigned &LArrayShapes_3B_7Ch_7C_28AAAJ_29J (dread ref %Reg1_R121) { dassign %Reg1_J 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28J_29V (dread ref %Reg0_R124, dread i64 %Reg1_J) {}
LOC 1 19
  dassign %Reg0_R121 0 (dread ref %Reg15_R121)
  dassign %Reg1_I 0 (constval i32 2)
  dassign %Reg0_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg0_R121, dread i32 %Reg1_I)))
  dassign %Reg16_R113 0 (dread ref %Reg0_R113)
  dassign %Reg16_R122 0 (retype ref <* <[] <* <[] i64>>>> (dread ref %Reg16_R113))
  dassign %Reg0_R122 0 (dread ref %Reg16_R122)
  dassign %Reg1_I 0 (constval i32 0)
  dassign %Reg16_R122 0 (retype ref <* <[] <* <[] i64>>>> (dread ref %Reg16_R113))
  dassign %Reg2_R122 0 (dread ref %Reg16_R122)
  dassign %Reg3_I 0 (constval i32 3)
  dassign %Reg2_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg2_R122, dread i32 %Reg3_I)))
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R122, dread i32 %Reg1_I), 
    dread ref %Reg2_R113)
  dassign %Reg16_R122 0 (retype ref <* <[] <* <[] i64>>>> (dread ref %Reg16_R113))
  dassign %Reg0_R122 0 (dread ref %Reg16_R122)
  dassign %Reg1_I 0 (constval i32 3)
  dassign %Reg0_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg0_R122, dread i32 %Reg1_I)))
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg2_J 0 (iread i64 <* i64> 0 (array 1 ptr <* <[] i64>> (dread ref %Reg0_R113, dread i32 %Reg1_I)))
  dassign %Reg3_J 0 (constval i64 1)
  dassign %Reg2_J 0 (add i64 (dread i64 %Reg2_J, dread i64 %Reg3_J))
  iassign <* i64> 0 (
    array 1 ptr <* <[] i64>> (dread ref %Reg0_R113, dread i32 %Reg1_I), 
    dread i64 %Reg2_J)
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R124 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_R121 0 (dread ref %Reg15_R121)
  intrinsiccallwithtype <$LArrayShapes_3B> JAVA_CLINIT_CHECK ()
  callassigned &LArrayShapes_3B_7Ch_7C_28AAAJ_29J (dread ref %Reg1_R121) { dassign %Reg1_J 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28J_29V (dread ref %Reg0_R124, dread i64 %Reg1_J) {}
  dassign %Reg0_R121 0 (dread ref %Reg15_R121)
  dassign %Reg1_I 0 (constval i32 2)
  dassign %Reg2_R113 0 (constval ref 0)
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R121, dread i32 %Reg1_I), 
    dread ref %Reg2_R113)
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R124 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg16_R122 0 (retype ref <* <[] <* <[] i64>>>> (dread ref %Reg16_R113))
  dassign %Reg1_R122 0 (dread ref %Reg16_R122)
  dassign %Reg2_I 0 (constval i32 0)
  dassign %Reg1_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg1_R122, dread i32 %Reg2_I)))
  dassign %Reg2_I 0 (constval i32 1)
  dassign %Reg1_J 0 (iread i64 <* i64> 0 (array 1 ptr <* <[] i64>> (dread ref %Reg1_R113, dread i32 %Reg2_I)))
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28J_29V (dread ref %Reg0_R124, dread i64 %Reg1_J) {}
LOC 1 20
  dassign %Reg0_I 0 (constval i32 3)
  dassign %Reg0_R140 0 (gcmallocjarray ref <[] <* <[] u16>>> (dread i32 %Reg0_I))
  dassign %Reg17_R140 0 (dread ref %Reg0_R140)
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg18_I 0 (dread i32 %Reg0_I)
@label27
  dassign %Reg0_I 0 (dread i32 %Reg18_I)
  dassign %Reg1_I 0 (constval i32 3)
  brtrue @label28 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg0_R140 0 (dread ref %Reg17_R140)
  dassign %Reg1_I 0 (dread i32 %Reg18_I)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_610062006300) { dassign %L_STR_16 0 }
  dassign %Reg2_R119 0 (dread ptr %L_STR_16)
  virtualcallassigned &Ljava_2Flang_2FString_3B_7CtoCharArray_7C_28_29AC (dread ref %Reg2_R119) { dassign %Reg2_R141 0 }
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R140, dread i32 %Reg1_I), 
    dread ref %Reg2_R141)
  dassign %Reg18_I 0 (add i32 (dread i32 %Reg18_I, constval i32 1))
  goto @label27
@label28
  dassign %Reg0_R140 0 (dread ref %Reg17_R140)
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg0_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg0_R140, dread i32 %Reg1_I)))
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg2_I 0 (constval i32 90)
  iassign <* u16> 0 (
    array 1 ptr <* <[] u16>> (dread ref %Reg0_R113, dread i32 %Reg1_I), 
    cvt u16 i32 (dread i32 %Reg2_I))
  dassign %Reg0_R140 0 (dread ref %Reg17_R140)
  dassign %Reg18_R140 0 (dread ref %Reg0_R140)
  dassign %Reg18_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg18_R140))
  dassign %Reg0_R113 0 (dread ref %Reg18_R113)
  dassign %Reg0_I 0 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %Reg0_R113))
  dassign %Reg19_I 0 (dread i32 %Reg0_I)
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg20_I 0 (dread i32 %Reg0_I)
@label29
  dassign %Reg0_I 0 (dread i32 %Reg20_I)
  dassign %Reg1_I 0 (dread i32 %Reg19_I)
  brtrue @label30 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg18_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg18_R140))
  dassign %Reg0_R113 0 (dread ref %Reg18_R113)
  dassign %Reg1_I 0 (dread i32 %Reg20_I)
  dassign %Reg0_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg0_R113, dread i32 %Reg1_I)))
  dassign %Reg21_R113 0 (dread ref %Reg0_R113)
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R124 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FString_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R119 0 (gcmalloc ref <$Ljava_2Flang_2FString_3B>)
  dassign %Reg21_R141 0 (retype ref <* <[] u16>> (dread ref %Reg21_R113))
  dassign %Reg2_R141 0 (dread ref %Reg21_R141)
  callassigned &Ljava_2Flang_2FString_3B_7C_3Cinit_3E_7C_28AC_29V (dread ref %Reg1_R119, dread ref %Reg2_R141) {}
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R124, dread ref %Reg1_R119) {}
  dassign %Reg20_I 0 (add i32 (dread i32 %Reg20_I, constval i32 1))
  goto @label29
@label30
LOC 1 21
  dassign %Reg0_I 0 (constval i32 2)
  dassign %Reg0_R142 0 (gcmallocjarray ref <[] <* <[] u1>>> (dread i32 %Reg0_I))
  dassign %Reg1_I 0 (constval i32 0)
  dassign %Reg2_I 0 (constval i32 1)
  dassign %Reg2_R139 0 (gcmallocjarray ref <[] u1> (dread i32 %Reg2_I))
  dassign %Reg3_I 0 (constval i32 0)
  dassign %Reg4_I 0 (constval i32 1)
  iassign <* i8> 0 (
    array 1 ptr <* <[] i8>> (dread ref %Reg2_R139, dread i32 %Reg3_I), 
    cvt i8 i32 (dread i32 %Reg4_I))
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R142, dread i32 %Reg1_I), 
    dread ref %Reg2_R139)
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg2_I 0 (constval i32 2)
  dassign %Reg2_R139 0 (gcmallocjarray ref <[] u1> (dread i32 %Reg2_I))
  dassign %Reg3_I 0 (constval i32 0)
  dassign %Reg4_I 0 (constval i32 0)
  iassign <* i8> 0 (
    array 1 ptr <* <[] i8>> (dread ref %Reg2_R139, dread i32 %Reg3_I), 
    cvt i8 i32 (dread i32 %Reg4_I))
  dassign %Reg3_I 0 (constval i32 1)
  dassign %Reg4_I 0 (constval i32 1)
  iassign <* i8> 0 (
    array 1 ptr <* <[] i8>> (dread ref %Reg2_R139, dread i32 %Reg3_I), 
    cvt i8 i32 (dread i32 %Reg4_I))
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R142, dread i32 %Reg1_I), 
    dread ref %Reg2_R139)
  dassign %Reg18_R142 0 (dread ref %Reg0_R142)
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg19_I 0 (dread i32 %Reg0_I)
  dassign %Reg0_R142 0 (dread ref %Reg18_R142)
  dassign %Reg20_R142 0 (dread ref %Reg0_R142)
  dassign %Reg20_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg20_R142))
  dassign %Reg0_R113 0 (dread ref %Reg20_R113)
  dassign %Reg0_I 0 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %Reg0_R113))
  dassign %Reg21_I 0 (dread i32 %Reg0_I)
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg22_I 0 (dread i32 %Reg0_I)
@label31
  dassign %Reg0_I 0 (dread i32 %Reg22_I)
  dassign %Reg1_I 0 (dread i32 %Reg21_I)
  brtrue @label36 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg20_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg20_R142))
  dassign %Reg0_R113 0 (dread ref %Reg20_R113)
  dassign %Reg1_I 0 (dread i32 %Reg22_I)
  dassign %Reg0_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg0_R113, dread i32 %Reg1_I)))
  dassign %Reg23_R113 0 (dread ref %Reg0_R113)
  dassign %Reg23_R139 0 (retype ref <* <[] u1>> (dread ref %Reg23_R113))
  dassign %Reg0_R139 0 (dread ref %Reg23_R139)
  dassign %Reg24_R139 0 (dread ref %Reg0_R139)
  dassign %Reg24_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg24_R139))
  dassign %Reg0_R113 0 (dread ref %Reg24_R113)
  dassign %Reg0_I 0 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %Reg0_R113))
  dassign %Reg25_I 0 (dread i32 %Reg0_I)
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg26_I 0 (dread i32 %Reg0_I)
@label32
  dassign %Reg0_I 0 (dread i32 %Reg26_I)
  dassign %Reg1_I 0 (dread i32 %Reg25_I)
  brtrue @label35 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg24_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg24_R139))
  dassign %Reg0_R113 0 (dread ref %Reg24_R113)
  dassign %Reg1_I 0 (dread i32 %Reg26_I)
  dassign %Reg0_I 0 (sext i32 8 (iread i8 <* i8> 0 (array 1 ptr <* <[] i8>> (dread ref %Reg0_R113, dread i32 %Reg1_I))))
  dassign %Reg27_I 0 (dread i32 %Reg0_I)
  dassign %Reg0_I 0 (dread i32 %Reg19_I)
  dassign %Reg1_I 0 (constval i32 2)
  dassign %Reg0_I 0 (mul i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_I 0 (dread i32 %Reg27_I)
  dassign %Reg10_I 0 (dread i32 %Reg0_I)
  brtrue @label33 (eq i32 i32 (dread i32 %Reg1_I, constval i32 0))
  dassign %Reg0_I 0 (dread i32 %Reg10_I)
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg10_I 0 (dread i32 %Reg1_I)
  dassign %Reg11_I 0 (dread i32 %Reg0_I)
  goto @label34
@label33
  dassign %Reg0_I 0 (dread i32 %Reg10_I)
  dassign %Reg1_I 0 (constval i32 0)
  dassign %Reg10_I 0 (dread i32 %Reg1_I)
  dassign %Reg11_I 0 (dread i32 %Reg0_I)
@label34
  dassign %Reg0_I 0 (dread i32 %Reg11_I)
  dassign %Reg1_I 0 (dread i32 %Reg10_I)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg19_I 0 (dread i32 %Reg0_I)
  dassign %Reg26_I 0 (add i32 (dread i32 %Reg26_I, constval i32 1))
  goto @label32
@label35
  dassign %Reg22_I 0 (add i32 (dread i32 %Reg22_I, constval i32 1))
  goto @label31
@label36
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R124 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_I 0 (dread i32 %Reg19_I)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28I_29V (dread ref %Reg0_R124, dread i32 %Reg1_I) {}
LOC 1 22
  dassign %Reg0_I 0 (constval i32 3)
  dassign %Reg0_R143 0 (gcmallocjarray ref <[] f32> (dread i32 %Reg0_I))
  dassign %Reg1_I 0 (constval i32 0)
  dassign %Reg2_F 0 (constval f32 1f)
  iassign <* f32> 0 (
    array 1 ptr <* <[] f32>> (dread ref %Reg0_R143, dread i32 %Reg1_I), 
    dread f32 %Reg2_F)
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg2_F 0 (constval f32 2.5f)
  iassign <* f32> 0 (
    array 1 ptr <* <[] f32>> (dread ref %Reg0_R143, dread i32 %Reg1_I), 
    dread f32 %Reg2_F)
  dassign %Reg1_I 0 (constval i32 2)
  dassign %Reg2_F 0 (constval f32 0.00100000005f)
  iassign <* f32> 0 (
    array 1 ptr <* <[] f32>> (dread ref %Reg0_R143, dread i32 %Reg1_I), 
    dread f32 %Reg2_F)
  dassign %Reg20_R143 0 (dread ref %Reg0_R143)
  dassign %Reg0_I 0 (constval i32 3)
  dassign %Reg0_R144 0 (gcmallocjarray ref <[] f64> (dread i32 %Reg0_I))
  dassign %Reg1_I 0 (constval i32 0)
  dassign %Reg2_R143 0 (dread ref %Reg20_R143)
  dassign %Reg3_I 0 (constval i32 0)
  dassign %Reg2_F 0 (iread f32 <* f32> 0 (array 1 ptr <* <[] f32>> (dread ref %Reg2_R143, dread i32 %Reg3_I)))
  dassign %Reg2_D 0 (cvt f64 f32 (dread f32 %Reg2_F))
  iassign <* f64> 0 (
    array 1 ptr <* <[] f64>> (dread ref %Reg0_R144, dread i32 %Reg1_I), 
    dread f64 %Reg2_D)
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg2_R143 0 (dread ref %Reg20_R143)
  dassign %Reg3_I 0 (constval i32 1)
  dassign %Reg2_F 0 (iread f32 <* f32> 0 (array 1 ptr <* <[] f32>> (dread ref %Reg2_R143, dread i32 %Reg3_I)))
  dassign %Reg2_D 0 (cvt f64 f32 (dread f32 %Reg2_F))
  iassign <* f64> 0 (
    array 1 ptr <* <[] f64>> (dread ref %Reg0_R144, dread i32 %Reg1_I), 
    dread f64 %Reg2_D)
  dassign %Reg1_I 0 (constval i32 2)
  dassign %Reg2_R143 0 (dread ref %Reg20_R143)
  dassign %Reg3_I 0 (constval i32 2)
  dassign %Reg2_F 0 (iread f32 <* f32> 0 (array 1 ptr <* <[] f32>> (dread ref %Reg2_R143, dread i32 %Reg3_I)))
  dassign %Reg2_D 0 (cvt f64 f32 (dread f32 %Reg2_F))
  iassign <* f64> 0 (
    array 1 ptr <* <[] f64>> (dread ref %Reg0_R144, dread i32 %Reg1_I), 
    dread f64 %Reg2_D)
  dassign %Reg21_R144 0 (dread ref %Reg0_R144)
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R124 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R125 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R125) {}
  dassign %Reg2_R143 0 (dread ref %Reg20_R143)
  dassign %Reg3_I 0 (constval i32 2)
  dassign %Reg2_F 0 (iread f32 <* f32> 0 (array 1 ptr <* <[] f32>> (dread ref %Reg2_R143, dread i32 %Reg3_I)))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28F_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R125, dread f32 %Reg2_F) { dassign %Reg1_R125 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_11 0 }
  dassign %Reg2_R119 0 (dread ptr %L_STR_11)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R125, dread ref %Reg2_R119) { dassign %Reg1_R125 0 }
  dassign %Reg2_R144 0 (dread ref %Reg21_R144)
  dassign %Reg3_I 0 (constval i32 2)
  dassign %Reg2_D 0 (iread f64 <* f64> 0 (array 1 ptr <* <[] f64>> (dread ref %Reg2_R144, dread i32 %Reg3_I)))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28D_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R125, dread f64 %Reg2_D) { dassign %Reg1_R125 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R125) { dassign %Reg1_R119 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R124, dread ref %Reg1_R119) {}
  dassign %Reg0_I 0 (constval i32 2)
  dassign %Reg0_R145 0 (gcmallocjarray ref <[] i16> (dread i32 %Reg0_I))
  dassign %Reg1_I 0 (constval i32 0)
  dassign %Reg2_I 0 (constval i32 -25536)
  iassign <* i16> 0 (
    array 1 ptr <* <[] i16>> (dread ref %Reg0_R145, dread i32 %Reg1_I), 
    cvt i16 i32 (dread i32 %Reg2_I))
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg2_I 0 (constval i32 -1)
  iassign <* i16> 0 (
    array 1 ptr <* <[] i16>> (dread ref %Reg0_R145, dread i32 %Reg1_I), 
    cvt i16 i32 (dread i32 %Reg2_I))
  dassign %Reg22_R145 0 (dread ref %Reg0_R145)
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R124 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_R145 0 (dread ref %Reg22_R145)
  dassign %Reg2_I 0 (constval i32 0)
  dassign %Reg1_I 0 (sext i32 16 (iread i16 <* i16> 0 (array 1 ptr <* <[] i16>> (dread ref %Reg1_R145, dread i32 %Reg2_I))))
  dassign %Reg2_R145 0 (dread ref %Reg22_R145)
  dassign %Reg3_I 0 (constval i32 1)
  dassign %Reg2_I 0 (sext i32 16 (iread i16 <* i16> 0 (array 1 ptr <* <[] i16>> (dread ref %Reg2_R145, dread i32 %Reg3_I))))
  dassign %Reg1_I 0 (add i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28I_29V (dread ref %Reg0_R124, dread i32 %Reg1_I) {}
  dassign %Reg0_I 0 (constval i32 2)
  dassign %Reg0_R146 0 (gcmallocjarray ref <[] i8> (dread i32 %Reg0_I))
  dassign %Reg1_I 0 (constval i32 0)
  dassign %Reg2_I 0 (constval i32 -128)
  iassign <* i8> 0 (
    array 1 ptr <* <[] i8>> (dread ref %Reg0_R146, dread i32 %Reg1_I), 
    cvt i8 i32 (dread i32 %Reg2_I))
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg2_I 0 (constval i32 127)
  iassign <* i8> 0 (
    array 1 ptr <* <[] i8>> (dread ref %Reg0_R146, dread i32 %Reg1_I), 
    cvt i8 i32 (dread i32 %Reg2_I))
  dassign %Reg23_R146 0 (dread ref %Reg0_R146)
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R124 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_R146 0 (dread ref %Reg23_R146)
  dassign %Reg2_I 0 (constval i32 0)
  dassign %Reg1_I 0 (sext i32 8 (iread i8 <* i8> 0 (array 1 ptr <* <[] i8>> (dread ref %Reg1_R146, dread i32 %Reg2_I))))
  dassign %Reg2_R146 0 (dread ref %Reg23_R146)
  dassign %Reg3_I 0 (constval i32 1)
  dassign %Reg2_I 0 (sext i32 8 (iread i8 <* i8> 0 (array 1 ptr <* <[] i8>> (dread ref %Reg2_R146, dread i32 %Reg3_I))))
  dassign %Reg1_I 0 (mul i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28I_29V (dread ref %Reg0_R124, dread i32 %Reg1_I) {}
LOC 1 23
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_) { dassign %L_STR_17 0 }
  dassign %Reg0_R119 0 (dread ptr %L_STR_17)
  dassign %Reg24_R119 0 (dread ref %Reg0_R119)
  dassign %Reg0_I 0 (constval i32 1)
  dassign %Reg0_R118 0 (gcmallocjarray ref <[] <* <$Ljava_2Flang_2FObject_3B>>> (dread i32 %Reg0_I))
  dassign %Reg25_R118 0 (dread ref %Reg0_R118)
  dassign %Reg0_R118 0 (dread ref %Reg25_R118)
  dassign %Reg26_R118 0 (dread ref %Reg0_R118)
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg27_I 0 (dread i32 %Reg0_I)
@label37
  dassign %Reg0_I 0 (dread i32 %Reg27_I)
  dassign %Reg1_I 0 (constval i32 50)
  brtrue @label38 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg0_I 0 (constval i32 1)
  dassign %Reg0_R118 0 (gcmallocjarray ref <[] <* <$Ljava_2Flang_2FObject_3B>>> (dread i32 %Reg0_I))
  dassign %Reg28_R118 0 (dread ref %Reg0_R118)
  dassign %Reg0_R118 0 (dread ref %Reg26_R118)
  dassign %Reg1_I 0 (constval i32 0)
  dassign %Reg2_R118 0 (dread ref %Reg28_R118)
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R118, dread i32 %Reg1_I), 
    dread ref %Reg2_R118)
  dassign %Reg0_R118 0 (dread ref %Reg28_R118)
  dassign %Reg26_R118 0 (dread ref %Reg0_R118)
  dassign %Reg27_I 0 (add i32 (dread i32 %Reg27_I, constval i32 1))
  goto @label37
@label38
  dassign %Reg0_R118 0 (dread ref %Reg26_R118)
  dassign %Reg1_I 0 (constval i32 0)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_65006e006400) { dassign %L_STR_18 0 }
  dassign %Reg2_R119 0 (dread ptr %L_STR_18)
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R118, dread i32 %Reg1_I), 
    dread ref %Reg2_R119)
  dassign %Reg0_R118 0 (dread ref %Reg25_R118)
  dassign %Reg27_R118 0 (dread ref %Reg0_R118)
  dassign %Reg27_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg27_R118))
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg28_I 0 (dread i32 %Reg0_I)
@label39
  dassign %Reg0_R113 0 (dread ref %Reg27_R113)
  dassign %Reg0_I 0 (intrinsicopwithtype i32 <* <[] <* <$Ljava_2Flang_2FObject_3B>>>> JAVA_INSTANCE_OF (dread ref %Reg0_R113))
  brtrue @label40 (eq i32 i32 (dread i32 %Reg0_I, constval i32 0))
  dassign %Reg0_R113 0 (dread ref %Reg27_R113)
  intrinsiccallwithtypeassigned <* <[] <* <$Ljava_2Flang_2FObject_3B>>>> JAVA_CHECK_CAST (dread ref %Reg0_R113) { dassign %Reg0_R118 0 }
  dassign %Reg1_I 0 (constval i32 0)
  dassign %Reg0_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg0_R118, dread i32 %Reg1_I)))
  dassign %Reg27_R113 0 (dread ref %Reg0_R113)
  dassign %Reg28_I 0 (add i32 (dread i32 %Reg28_I, constval i32 1))
  goto @label39
@label40
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R124 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R125 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R125) {}
  dassign %Reg2_I 0 (dread i32 %Reg28_I)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R125, dread i32 %Reg2_I) { dassign %Reg1_R125 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_11 0 }
  dassign %Reg2_R119 0 (dread ptr %L_STR_11)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R125, dread ref %Reg2_R119) { dassign %Reg1_R125 0 }
  dassign %Reg2_R113 0 (dread ref %Reg27_R113)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R125, dread ref %Reg2_R113) { dassign %Reg1_R125 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R125) { dassign %Reg1_R119 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R124, dread ref %Reg1_R119) {}
LOC 1 25
  dassign %Reg0_I 0 (constval i32 2)
  dassign %Reg0_R118 0 (gcmallocjarray ref <[] <* <$Ljava_2Flang_2FObject_3B>>> (dread i32 %Reg0_I))
  dassign %Reg29_R118 0 (dread ref %Reg0_R118)
  dassign %Reg0_R118 0 (dread ref %Reg29_R118)
  dassign %Reg1_I 0 (constval i32 0)
  dassign %Reg2_R118 0 (dread ref %Reg29_R118)
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R118, dread i32 %Reg1_I), 
    dread ref %Reg2_R118)
  dassign %Reg0_R118 0 (dread ref %Reg29_R118)
  dassign %Reg1_I 0 (constval i32 1)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_7300) { dassign %L_STR_12 0 }
  dassign %Reg2_R119 0 (dread ptr %L_STR_12)
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R118, dread i32 %Reg1_I), 
    dread ref %Reg2_R119)
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R124 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_R118 0 (dread ref %Reg29_R118)
  dassign %Reg2_I 0 (constval i32 0)
  dassign %Reg1_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg1_R118, dread i32 %Reg2_I)))
  intrinsiccallwithtypeassigned <* <[] <* <$Ljava_2Flang_2FObject_3B>>>> JAVA_CHECK_CAST (dread ref %Reg1_R113) { dassign %Reg1_R118 0 }
  dassign %Reg2_I 0 (constval i32 0)
  dassign %Reg1_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg1_R118, dread i32 %Reg2_I)))
  intrinsiccallwithtypeassigned <* <[] <* <$Ljava_2Flang_2FObject_3B>>>> JAVA_CHECK_CAST (dread ref %Reg1_R113) { dassign %Reg1_R118 0 }
  dassign %Reg2_I 0 (constval i32 1)
  dassign %Reg1_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg1_R118, dread i32 %Reg2_I)))
  dassign %Reg1_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg1_R113))
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FObject_3B_29V (dread ref %Reg0_R124, dread ref %Reg1_R113) {}
LOC 1 26
  dassign %Reg0_I 0 (constval i32 1)
  dassign %Reg0_R115 0 (gcmallocjarray ref <[] i32> (dread i32 %Reg0_I))
  dassign %Reg1_I 0 (constval i32 0)
  dassign %Reg2_I 0 (constval i32 0)
  iassign <* i32> 0 (
    array 1 ptr <* <[] i32>> (dread ref %Reg0_R115, dread i32 %Reg1_I), 
    dread i32 %Reg2_I)
  dassign %Reg30_R115 0 (dread ref %Reg0_R115)
  dassign %Reg0_I 0 (constval i32 3)
  dassign %Reg0_R115 0 (gcmallocjarray ref <[] i32> (dread i32 %Reg0_I))
  dassign %Reg1_I 0 (constval i32 0)
  dassign %Reg2_I 0 (constval i32 10)
  iassign <* i32> 0 (
    array 1 ptr <* <[] i32>> (dread ref %Reg0_R115, dread i32 %Reg1_I), 
    dread i32 %Reg2_I)
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg2_I 0 (constval i32 20)
  iassign <* i32> 0 (
    array 1 ptr <* <[] i32>> (dread ref %Reg0_R115, dread i32 %Reg1_I), 
    dread i32 %Reg2_I)
  dassign %Reg1_I 0 (constval i32 2)
  dassign %Reg2_I 0 (constval i32 30)
  iassign <* i32> 0 (
    array 1 ptr <* <[] i32>> (dread ref %Reg0_R115, dread i32 %Reg1_I), 
    dread i32 %Reg2_I)
  dassign %Reg31_R115 0 (dread ref %Reg0_R115)
  dassign %Reg0_R115 0 (dread ref %Reg31_R115)
  dassign %Reg1_R115 0 (dread ref %Reg30_R115)
  dassign %Reg2_I 0 (constval i32 0)
  dassign %Reg3_I 0 (iread i32 <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %Reg1_R115, dread i32 %Reg2_I)))
  dassign %Reg4_I 0 (constval i32 1)
  dassign %Reg4_I 0 (add i32 (dread i32 %Reg3_I, dread i32 %Reg4_I))
  iassign <* i32> 0 (
    array 1 ptr <* <[] i32>> (dread ref %Reg1_R115, dread i32 %Reg2_I), 
    dread i32 %Reg4_I)
  dassign %Reg1_R115 0 (dread ref %Reg31_R115)
  dassign %Reg2_R115 0 (dread ref %Reg30_R115)
  dassign %Reg4_I 0 (constval i32 0)
  dassign %Reg5_I 0 (iread i32 <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %Reg2_R115, dread i32 %Reg4_I)))
  dassign %Reg6_I 0 (constval i32 1)
  dassign %Reg6_I 0 (add i32 (dread i32 %Reg5_I, dread i32 %Reg6_I))
  iassign <* i32> 0 (
    array 1 ptr <* <[] i32>> (dread ref %Reg2_R115, dread i32 %Reg4_I), 
    dread i32 %Reg6_I)
  dassign %Reg1_I 0 (iread i32 <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %Reg1_R115, dread i32 %Reg5_I)))
  dassign %Reg2_R115 0 (dread ref %Reg30_R115)
  dassign %Reg4_I 0 (constval i32 0)
  dassign %Reg2_I 0 (iread i32 <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %Reg2_R115, dread i32 %Reg4_I)))
  dassign %Reg1_I 0 (add i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  iassign <* i32> 0 (
    array 1 ptr <* <[] i32>> (dread ref %Reg0_R115, dread i32 %Reg3_I), 
    dread i32 %Reg1_I)
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R124 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R125 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R125) {}
  dassign %Reg2_R115 0 (dread ref %Reg31_R115)
  dassign %Reg3_I 0 (constval i32 0)
  dassign %Reg2_I 0 (iread i32 <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %Reg2_R115, dread i32 %Reg3_I)))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R125, dread i32 %Reg2_I) { dassign %Reg1_R125 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_11 0 }
  dassign %Reg2_R119 0 (dread ptr %L_STR_11)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R125, dread ref %Reg2_R119) { dassign %Reg1_R125 0 }
  dassign %Reg2_R115 0 (dread ref %Reg30_R115)
  dassign %Reg3_I 0 (constval i32 0)
  dassign %Reg2_I 0 (iread i32 <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %Reg2_R115, dread i32 %Reg3_I)))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R125, dread i32 %Reg2_I) { dassign %Reg1_R125 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R125) { dassign %Reg1_R119 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R124, dread ref %Reg1_R119) {}
  try { @label41 }
LOC 1 27
  dassign %Reg0_R115 0 (dread ref %Reg31_R115)
  dassign %Reg1_R115 0 (dread ref %Reg30_R115)
  dassign %Reg2_I 0 (constval i32 0)
  dassign %Reg3_I 0 (iread i32 <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %Reg1_R115, dread i32 %Reg2_I)))
  dassign %Reg4_I 0 (constval i32 1)
  dassign %Reg4_I 0 (add i32 (dread i32 %Reg3_I, dread i32 %Reg4_I))
  iassign <* i32> 0 (
    array 1 ptr <* <[] i32>> (dread ref %Reg1_R115, dread i32 %Reg2_I), 
    dread i32 %Reg4_I)
  dassign %Reg1_R115 0 (dread ref %Reg31_R115)
  dassign %Reg2_I 0 (constval i32 5)
  dassign %Reg1_I 0 (iread i32 <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %Reg1_R115, dread i32 %Reg2_I)))
  iassign <* i32> 0 (
    array 1 ptr <* <[] i32>> (dread ref %Reg0_R115, dread i32 %Reg3_I), 
    dread i32 %Reg1_I)
  endtry
  goto @label42
@label41
  catch { <* <$Ljava_2Flang_2FArrayIndexOutOfBoundsException_3B>> }
  dassign %Reg0_R147 0 (regread ptr %%thrownval)
  dassign %Reg32_R147 0 (dread ref %Reg0_R147)
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R124 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R125 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R125) {}
  dassign %Reg2_R147 0 (dread ref %Reg32_R147)
  virtualcallassigned &Ljava_2Flang_2FArrayIndexOutOfBoundsException_3B_7CgetMessage_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg2_R147) { dassign %Reg2_R119 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R125, dread ref %Reg2_R119) { dassign %Reg1_R125 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_11 0 }
  dassign %Reg2_R119 0 (dread ptr %L_STR_11)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R125, dread ref %Reg2_R119) { dassign %Reg1_R125 0 }
  dassign %Reg2_R115 0 (dread ref %Reg30_R115)
  dassign %Reg3_I 0 (constval i32 0)
  dassign %Reg2_I 0 (iread i32 <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %Reg2_R115, dread i32 %Reg3_I)))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R125, dread i32 %Reg2_I) { dassign %Reg1_R125 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R125) { dassign %Reg1_R119 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R124, dread ref %Reg1_R119) {}
@label42
  try { @label43 }
  dassign %Reg0_R113 0 (constval ref 0)
  dassign %Reg32_R113 0 (dread ref %Reg0_R113)
  dassign %Reg32_R115 0 (retype ref <* <[] i32>> (dread ref %Reg32_R113))
  dassign %Reg0_R115 0 (dread ref %Reg32_R115)
  intrinsiccallwithtype <$LArrayShapes_3B> JAVA_CLINIT_CHECK ()
  callassigned &LArrayShapes_3B_7Cside_7C_28_29I () { dassign %Reg1_I 0 }
  intrinsiccallwithtype <$LArrayShapes_3B> JAVA_CLINIT_CHECK ()
  callassigned &LArrayShapes_3B_7Cside_7C_28_29I () { dassign %Reg2_I 0 }
  iassign <* i32> 0 (
    array 1 ptr <* <[] i32>> (dread ref %Reg0_R115, dread i32 %Reg1_I), 
    dread i32 %Reg2_I)
  endtry
  goto @label44
@label43
  catch { <* <$Ljava_2Flang_2FNullPointerException_3B>> }
  dassign %Reg0_R148 0 (regread ptr %%thrownval)
  dassign %Reg32_R148 0 (dread ref %Reg0_R148)
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R124 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R125 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R125) {}
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_6e00700065002000) { dassign %L_STR_19 0 }
  dassign %Reg2_R119 0 (dread ptr %L_STR_19)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R125, dread ref %Reg2_R119) { dassign %Reg1_R125 0 }
  intrinsiccallwithtype <$LArrayShapes_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg2_I 0 (dread i32 $LArrayShapes_3B_7Csides)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R125, dread i32 %Reg2_I) { dassign %Reg1_R125 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R125) { dassign %Reg1_R119 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R124, dread ref %Reg1_R119) {}
@label44
  try { @label45 }
LOC 1 28
  dassign %Reg0_R115 0 (dread ref %Reg31_R115)
  intrinsiccallwithtype <$LArrayShapes_3B> JAVA_CLINIT_CHECK ()
  callassigned &LArrayShapes_3B_7Cside_7C_28_29I () { dassign %Reg1_I 0 }
  dassign %Reg2_I 0 (constval i32 1)
  intrinsiccallwithtype <$LArrayShapes_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg3_I 0 (dread i32 $LArrayShapes_3B_7Csides)
  intrinsiccallwithtype <$LArrayShapes_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg4_I 0 (dread i32 $LArrayShapes_3B_7Csides)
  dassign %Reg3_I 0 (sub i32 (dread i32 %Reg3_I, dread i32 %Reg4_I))
  dassign %Reg2_I 0 (div i32 (dread i32 %Reg2_I, dread i32 %Reg3_I))
  iassign <* i32> 0 (
    array 1 ptr <* <[] i32>> (dread ref %Reg0_R115, dread i32 %Reg1_I), 
    dread i32 %Reg2_I)
  endtry
  goto @label46
@label45
  catch { <* <$Ljava_2Flang_2FArithmeticException_3B>> }
  dassign %Reg0_R149 0 (regread ptr %%thrownval)
  dassign %Reg32_R149 0 (dread ref %Reg0_R149)
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R124 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R125 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R125) {}
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_6400690076002000) { dassign %L_STR_20 0 }
  dassign %Reg2_R119 0 (dread ptr %L_STR_20)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R125, dread ref %Reg2_R119) { dassign %Reg1_R125 0 }
  intrinsiccallwithtype <$LArrayShapes_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg2_I 0 (dread i32 $LArrayShapes_3B_7Csides)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R125, dread i32 %Reg2_I) { dassign %Reg1_R125 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R125) { dassign %Reg1_R119 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R124, dread ref %Reg1_R119) {}
@label46
  try { @label47 }
  dassign %Reg0_I 0 (constval i32 1)
  dassign %Reg0_R116 0 (gcmallocjarray ref <[] <* <$Ljava_2Flang_2FString_3B>>> (dread i32 %Reg0_I))
  dassign %Reg32_R116 0 (dread ref %Reg0_R116)
  dassign %Reg32_R118 0 (retype ref <* <[] <* <$Ljava_2Flang_2FObject_3B>>>> (dread ref %Reg32_R116))
  dassign %Reg0_R118 0 (dread ref %Reg32_R118)
  intrinsiccallwithtype <$LArrayShapes_3B> JAVA_CLINIT_CHECK ()
  callassigned &LArrayShapes_3B_7Cside_7C_28_29I () { dassign %Reg1_I 0 }
  intrinsiccallwithtype <$Ljava_2Flang_2FObject_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg2_R113 0 (gcmalloc ref <$Ljava_2Flang_2FObject_3B>)
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg2_R113) {}
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R118, dread i32 %Reg1_I), 
    dread ref %Reg2_R113)
  endtry
  goto @label48
@label47
  catch { <* <$Ljava_2Flang_2FRuntimeException_3B>> }
  dassign %Reg0_R150 0 (regread ptr %%thrownval)
  dassign %Reg32_R150 0 (dread ref %Reg0_R150)
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R124 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R125 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R125) {}
  dassign %Reg2_R150 0 (dread ref %Reg32_R150)
  dassign %Reg2_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg2_R150))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R125, dread ref %Reg2_R113) { dassign %Reg1_R125 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_11 0 }
  dassign %Reg2_R119 0 (dread ptr %L_STR_11)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R125, dread ref %Reg2_R119) { dassign %Reg1_R125 0 }
  intrinsiccallwithtype <$LArrayShapes_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg2_I 0 (dread i32 $LArrayShapes_3B_7Csides)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R125, dread i32 %Reg2_I) { dassign %Reg1_R125 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R125) { dassign %Reg1_R119 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R124, dread ref %Reg1_R119) {}
@label48
  try { @label49 }
LOC 1 29
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R124 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_I 0 (constval i32 -3)
  dassign %Reg1_R115 0 (gcmallocjarray ref <[] i32> (dread i32 %Reg1_I))
  dassign %Reg1_I 0 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %Reg1_R115))
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28I_29V (dread ref %Reg0_R124, dread i32 %Reg1_I) {}
  endtry
  goto @label50
@label49
  catch { <* <$Ljava_2Flang_2FNegativeArraySizeException_3B>> }
  dassign %Reg0_R151 0 (regread ptr %%thrownval)
  dassign %Reg32_R151 0 (dread ref %Reg0_R151)
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R124 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_R151 0 (dread ref %Reg32_R151)
  virtualcallassigned &Ljava_2Flang_2FNegativeArraySizeException_3B_7CgetMessage_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R151) { dassign %Reg1_R119 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R124, dread ref %Reg1_R119) {}
@label50
LOC 1 30
  return ()
}
func &LArrayShapes_3B_7Cside_7C_28_29I static () i32 {
  funcid 7
  var %Reg0_I i32
  var %Reg1_I i32

  intrinsiccallwithtype <$LArrayShapes_3B> JAVA_CLINIT_CHECK ()
LOC 1 31
  intrinsiccallwithtype <$LArrayShapes_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_I 0 (dread i32 $LArrayShapes_3B_7Csides)
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  intrinsiccallwithtype <$LArrayShapes_3B> JAVA_CLINIT_CHECK ()
  dassign $LArrayShapes_3B_7Csides 0 (dread i32 %Reg0_I)
  intrinsiccallwithtype <$LArrayShapes_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_I 0 (dread i32 $LArrayShapes_3B_7Csides)
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg0_I 0 (sub i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  return (dread i32 %Reg0_I)
}
func &LArrayShapes_24A_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LArrayShapes_24A_3B>>) void {
  funcid 8
  var %Reg1_R132 <* <$LArrayShapes_24A_3B>>
  var %Reg0_R132 <* <$LArrayShapes_24A_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>

  dassign %Reg1_R132 0 (dread ref %_this)
LOC 1 4
  dassign %Reg0_R132 0 (dread ref %Reg1_R132)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R132))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
  return ()
}
func &LArrayShapes_24A_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$LArrayShapes_24A_3B>>) <* <$Ljava_2Flang_2FString_3B>> {
  funcid 9
  var %Reg1_R132 <* <$LArrayShapes_24A_3B>>
  var %Reg0_R119 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_21 <* <$Ljava_2Flang_2FString_3B>>

  dassign %Reg1_R132 0 (dread ref %_this)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_4100) { dassign %L_STR_21 0 }
  dassign %Reg0_R119 0 (dread ptr %L_STR_21)
  return (dread ref %Reg0_R119)
}
func &LArrayShapes_24B_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LArrayShapes_24B_3B>>) void {
  funcid 10
  var %Reg1_R133 <* <$LArrayShapes_24B_3B>>
  var %Reg0_R133 <* <$LArrayShapes_24B_3B>>
  var %Reg0_R132 <* <$LArrayShapes_24A_3B>>

  dassign %Reg1_R133 0 (dread ref %_this)
  dassign %Reg0_R133 0 (dread ref %Reg1_R133)
  dassign %Reg0_R132 0 (retype ref <* <$LArrayShapes_24A_3B>> (dread ref %Reg0_R133))
  callassigned &LArrayShapes_24A_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R132) {}
  return ()
}
func &LArrayShapes_24B_3B_7Crun_7C_28_29V public virtual (var %_this <* <$LArrayShapes_24B_3B>>) void {
  funcid 11
  var %Reg0_R133 <* <$LArrayShapes_24B_3B>>

  dassign %Reg0_R133 0 (dread ref %_this)
  return ()
}
func &LArrayShapes_24B_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$LArrayShapes_24B_3B>>) <* <$Ljava_2Flang_2FString_3B>> {
  funcid 12
  var %Reg1_R133 <* <$LArrayShapes_24B_3B>>
  var %Reg0_R119 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_22 <* <$Ljava_2Flang_2FString_3B>>

  dassign %Reg1_R133 0 (dread ref %_this)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_4200) { dassign %L_STR_22 0 }
  dassign %Reg0_R119 0 (dread ptr %L_STR_22)
  return (dread ref %Reg0_R119)
}
func &LArrayShapes_24C_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LArrayShapes_24C_3B>>) void {
  funcid 13
  var %Reg1_R134 <* <$LArrayShapes_24C_3B>>
  var %Reg0_R134 <* <$LArrayShapes_24C_3B>>
  var %Reg0_R133 <* <$LArrayShapes_24B_3B>>

  dassign %Reg1_R134 0 (dread ref %_this)
  dassign %Reg0_R134 0 (dread ref %Reg1_R134)
  dassign %Reg0_R133 0 (retype ref <* <$LArrayShapes_24B_3B>> (dread ref %Reg0_R134))
  callassigned &LArrayShapes_24B_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R133) {}
  return ()
}
func &LArrayShapes_24C_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$LArrayShapes_24C_3B>>) <* <$Ljava_2Flang_2FString_3B>> {
  funcid 14
  var %Reg1_R134 <* <$LArrayShapes_24C_3B>>
  var %Reg0_R119 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_23 <* <$Ljava_2Flang_2FString_3B>>

  dassign %Reg1_R134 0 (dread ref %_this)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_4300) { dassign %L_STR_23 0 }
  dassign %Reg0_R119 0 (dread ptr %L_STR_23)
  return (dread ref %Reg0_R119)
}
