flavor 1
srclang 3
id 65535
numfuncs 11
import "library.mplt"
import "Chars.mplt"
entryfunc &LChars_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V
fileinfo {
  @INFO_filename "Chars.class"}
srcfileinfo {
  1 "Chars.java"}
javaclass $LChars_3B <$LChars_3B> public
func &LChars_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$LChars_3B>>) void
func &LChars_3B_7Cvowel_7C_28C_29Z static (var %Reg1_C u16) u1
func &LChars_3B_7Cnext_7C_28C_29C static (var %Reg2_C u16) u16
func &LChars_3B_7Cupper_7C_28C_29C static (var %Reg3_C u16) u16
func &LChars_3B_7Cb_7C_28I_29B static (var %Reg1_I i32) i8
func &LChars_3B_7Cs_7C_28I_29S static (var %Reg1_I i32) i16
func &LChars_3B_7Cc_7C_28I_29C static (var %Reg1_I i32) u16
func &LChars_3B_7Cz_7C_28I_29Z static (var %Reg2_I i32) u1
func &LChars_3B_7Cpick_7C_28ZCC_29C static (var %Reg2_Z u1, var %Reg3_C u16, var %Reg4_C u16) u16
func &LChars_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V public static (var %Reg31_R114 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>) void
func &LChars_3B_7C_3Cclinit_3E_7C_28_29V static constructor () void
var $_C_STR_85c14249ffc9f3fa7b4cb27f13f7eeab fstatic <[9] u64> readonly = [0, 0x5f00000000, 0x6c70616d868129ef, 0x696a207861772065, 0x7571207962207367, 0x646e6576206b6369, 0x7420666f2073726f, 0x70657a206b636968, 0x727968]
var $_C_STR_2000 fstatic <[3] u64> readonly = [0, 0x300000000, 0x2000000020]
var $_C_STR_6c007400 fstatic <[3] u64> readonly = [0, 0x500000000, 0x746c00000d88]
var $_C_STR_62006300 fstatic <[3] u64> readonly = [0, 0x500000000, 0x636200000c41]
var $_C_STR_3100390035006300 fstatic <[3] u64> readonly = [0, 0x900000000, 0x63353931001722f6]
var $_C_STR_630061006200 fstatic <[3] u64> readonly = [0, 0x700000000, 0x62616300017fc4]
var $_C_STR_ fstatic <[3] u64> readonly = [0, 0x100000000, 0]
var $LChars_3B_7Csf u16 static = 0
var $LChars_3B_7Csg i8 static = 0
var $LChars_3B_7Csh i16 static = 0
var $LChars_3B_7Csk u1 static = 0
var $Ljava_2Flang_2FSystem_3B_7Cout extern <* <$Ljava_2Fio_2FPrintStream_3B>>
func &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FObject_3B>>) void
func &Ljava_2Flang_2FString_3B_7Clength_7C_28_29I public virtual (var %_this <* <$Ljava_2Flang_2FString_3B>>) i32
func &Ljava_2Flang_2FString_3B_7CcharAt_7C_28I_29C public virtual (var %_this <* <$Ljava_2Flang_2FString_3B>>, var %Reg1_I i32) u16
func &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28I_29V public virtual (var %_this <* <$Ljava_2Fio_2FPrintStream_3B>>, var %Reg1_I i32) void
func &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>) void
func &Ljava_2Flang_2FString_3B_7CtoCharArray_7C_28_29AC public virtual (var %_this <* <$Ljava_2Flang_2FString_3B>>) <* <[] u16>>
func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28C_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg1_C u16) <* <$Ljava_2Flang_2FStringBuilder_3B>>
func &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FObject_3B_29V public virtual (var %_this <* <$Ljava_2Fio_2FPrintStream_3B>>, var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>) void
func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg1_R115 <* <$Ljava_2Flang_2FString_3B>>) <* <$Ljava_2Flang_2FStringBuilder_3B>>
func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg1_I i32) <* <$Ljava_2Flang_2FStringBuilder_3B>>
func &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V public virtual (var %_this <* <$Ljava_2Fio_2FPrintStream_3B>>, var %Reg1_R115 <* <$Ljava_2Flang_2FString_3B>>) void
func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Z_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg1_Z u1) <* <$Ljava_2Flang_2FStringBuilder_3B>>
func &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28C_29V public virtual (var %_this <* <$Ljava_2Fio_2FPrintStream_3B>>, var %Reg1_C u16) void
func &Ljava_2Flang_2FCharacter_3B_7CvalueOf_7C_28C_29Ljava_2Flang_2FCharacter_3B public static (var %Reg0_C u16) <* <$Ljava_2Flang_2FCharacter_3B>>
func &Ljava_2Flang_2FCharacter_3B_7CcharValue_7C_28_29C public virtual (var %_this <* <$Ljava_2Flang_2FCharacter_3B>>) u16
func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>) <* <$Ljava_2Flang_2FStringBuilder_3B>>
func &Ljava_2Flang_2FCharacter_3B_7Cequals_7C_28Ljava_2Flang_2FObject_3B_29Z public virtual (var %_this <* <$Ljava_2Flang_2FCharacter_3B>>, var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>) u1
func &Ljava_2Flang_2FCharacter_3B_7ChashCode_7C_28_29I public virtual (var %_this <* <$Ljava_2Flang_2FCharacter_3B>>) i32
func &Ljava_2Flang_2FCharacter_3B_7CisDigit_7C_28C_29Z public static (var %Reg0_C u16) u1
func &Ljava_2Flang_2FString_3B_7C_3Cinit_3E_7C_28AC_29V public constructor (var %_this <* <$Ljava_2Flang_2FString_3B>>, var %Reg1_R118 <* <[] u16>>) void
func &Ljava_2Flang_2FByte_3B_7CvalueOf_7C_28B_29Ljava_2Flang_2FByte_3B public static (var %Reg0_B i8) <* <$Ljava_2Flang_2FByte_3B>>
func &Ljava_2Flang_2FShort_3B_7CvalueOf_7C_28S_29Ljava_2Flang_2FShort_3B public static (var %Reg0_S i16) <* <$Ljava_2Flang_2FShort_3B>>
func &Ljava_2Flang_2FByte_3B_7CbyteValue_7C_28_29B public virtual (var %_this <* <$Ljava_2Flang_2FByte_3B>>) i8
func &Ljava_2Flang_2FShort_3B_7CshortValue_7C_28_29S public virtual (var %_this <* <$Ljava_2Flang_2FShort_3B>>) i16
func &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Z_29V public virtual (var %_this <* <$Ljava_2Fio_2FPrintStream_3B>>, var %Reg1_Z u1) void
var $__cinf_Ljava_2Flang_2FString_3B <$__class_meta__>
func &MCC_GetOrInsertLiteral () <* <$Ljava_2Flang_2FString_3B>>
func &LChars_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$LChars_3B>>) void {
  funcid 1
  var %Reg2_R112 <* <$LChars_3B>>
  var %Reg0_R112 <* <$LChars_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_I i32
  var %Reg1_C u16
  var %Reg1_B i8
  var %Reg1_S i16

  dassign %Reg2_R112 0 (dread ref %_this)
LOC 1 1
  dassign %Reg0_R112 0 (dread ref %Reg2_R112)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R112))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
LOC 1 39
  dassign %Reg0_R112 0 (dread ref %Reg2_R112)
  dassign %Reg1_I 0 (constval i32 113)
  dassign %Reg1_C 0 (intrinsicop u16 JAVA_MERGE (dread i32 %Reg1_I))
  iassign <* <$LChars_3B>> 2 (dread ref %Reg0_R112, dread u16 %Reg1_C)
LOC 1 40
  dassign %Reg0_R112 0 (dread ref %Reg2_R112)
  dassign %Reg1_I 0 (constval i32 -5)
  dassign %Reg1_B 0 (intrinsicop i8 JAVA_MERGE (dread i32 %Reg1_I))
  iassign <* <$LChars_3B>> 3 (dread ref %Reg0_R112, dread i8 %Reg1_B)
LOC 1 41
  dassign %Reg0_R112 0 (dread ref %Reg2_R112)
  dassign %Reg1_I 0 (constval i32 300)
  dassign %Reg1_S 0 (intrinsicop i16 JAVA_MERGE (dread i32 %Reg1_I))
  iassign <* <$LChars_3B>> 4 (dread ref %Reg0_R112, dread i16 %Reg1_S)
  return ()
}
func &LChars_3B_7Cvowel_7C_28C_29Z static (var %Reg1_C u16) u1 {
  funcid 2
  var %Reg1_I i32
  var %Reg0_I i32

ALIAS %c %Reg1_C u16
  intrinsiccallwithtype <$LChars_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_I 0 (zext i32 16 (dread u16 %Reg1_C))
LOC 1 3
  dassign %Reg0_I 0 (dread i32 %Reg1_I)
  switch (dread i32 %Reg0_I) @label1 {
    0x61: goto @label0
    0x65: goto @label0
    0x69: goto @label0
    0x6f: goto @label0
    0x75: goto @label0 }
@label0
LOC 1 9
  dassign %Reg0_I 0 (constval i32 1)
  return (dread i32 %Reg0_I)
@label1
LOC 1 11
  dassign %Reg0_I 0 (constval i32 0)
  return (dread i32 %Reg0_I)
}
func &LChars_3B_7Cnext_7C_28C_29C static (var %Reg2_C u16) u16 {
  funcid 3
  var %Reg2_I i32
  var %Reg0_I i32
  var %Reg1_I i32

ALIAS %c %Reg2_C u16
  intrinsiccallwithtype <$LChars_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg2_I 0 (zext i32 16 (dread u16 %Reg2_C))
LOC 1 16
  dassign %Reg0_I 0 (dread i32 %Reg2_I)
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg0_I 0 (zext i32 16 (dread i32 %Reg0_I))
  dassign %Reg2_I 0 (dread i32 %Reg0_I)
  dassign %Reg0_I 0 (dread i32 %Reg2_I)
  return (dread i32 %Reg0_I)
}
func &LChars_3B_7Cupper_7C_28C_29C static (var %Reg3_C u16) u16 {
  funcid 4
  var %Reg3_I i32
  var %Reg0_I i32
  var %Reg1_I i32
  var %Reg2_I i32

ALIAS %c %Reg3_C u16
  intrinsiccallwithtype <$LChars_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg3_I 0 (zext i32 16 (dread u16 %Reg3_C))
LOC 1 20
  dassign %Reg0_I 0 (dread i32 %Reg3_I)
  dassign %Reg1_I 0 (constval i32 97)
  brtrue @label2 (lt i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg0_I 0 (dread i32 %Reg3_I)
  dassign %Reg1_I 0 (constval i32 122)
  brtrue @label2 (gt i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg0_I 0 (dread i32 %Reg3_I)
  dassign %Reg1_I 0 (constval i32 97)
  dassign %Reg0_I 0 (sub i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_I 0 (constval i32 65)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg0_I 0 (zext i32 16 (dread i32 %Reg0_I))
  dassign %Reg2_I 0 (dread i32 %Reg0_I)
  goto @label3
@label2
  dassign %Reg0_I 0 (dread i32 %Reg3_I)
  dassign %Reg2_I 0 (dread i32 %Reg0_I)
@label3
  dassign %Reg0_I 0 (dread i32 %Reg2_I)
  return (dread i32 %Reg0_I)
}
func &LChars_3B_7Cb_7C_28I_29B static (var %Reg1_I i32) i8 {
  funcid 5
  var %Reg0_I i32

ALIAS %i %Reg1_I i32
  intrinsiccallwithtype <$LChars_3B> JAVA_CLINIT_CHECK ()
LOC 1 24
  dassign %Reg0_I 0 (dread i32 %Reg1_I)
  dassign %Reg0_I 0 (sext i32 8 (dread i32 %Reg0_I))
  return (dread i32 %Reg0_I)
}
func &LChars_3B_7Cs_7C_28I_29S static (var %Reg1_I i32) i16 {
  funcid 6
  var %Reg0_I i32

ALIAS %i %Reg1_I i32
  intrinsiccallwithtype <$LChars_3B> JAVA_CLINIT_CHECK ()
LOC 1 28
  dassign %Reg0_I 0 (dread i32 %Reg1_I)
  dassign %Reg0_I 0 (sext i32 16 (dread i32 %Reg0_I))
  return (dread i32 %Reg0_I)
}
func &LChars_3B_7Cc_7C_28I_29C static (var %Reg1_I i32) u16 {
  funcid 7
  var %Reg0_I i32

ALIAS %i %Reg1_I i32
  intrinsiccallwithtype <$LChars_3B> JAVA_CLINIT_CHECK ()
LOC 1 32
  dassign %Reg0_I 0 (dread i32 %Reg1_I)
  dassign %Reg0_I 0 (zext i32 16 (dread i32 %Reg0_I))
  return (dread i32 %Reg0_I)
}
func &LChars_3B_7Cz_7C_28I_29Z static (var %Reg2_I i32) u1 {
  funcid 8
  var %Reg0_I i32
  var %Reg1_I i32

ALIAS %i %Reg2_I i32
  intrinsiccallwithtype <$LChars_3B> JAVA_CLINIT_CHECK ()
LOC 1 36
  dassign %Reg0_I 0 (dread i32 %Reg2_I)
  brtrue @label4 (eq i32 i32 (dread i32 %Reg0_I, constval i32 0))
  dassign %Reg0_I 0 (constval i32 1)
  dassign %Reg1_I 0 (dread i32 %Reg0_I)
  goto @label5
@label4
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg1_I 0 (dread i32 %Reg0_I)
@label5
  dassign %Reg0_I 0 (dread i32 %Reg1_I)
  return (dread i32 %Reg0_I)
}
func &LChars_3B_7Cpick_7C_28ZCC_29C static (var %Reg2_Z u1, var %Reg3_C u16, var %Reg4_C u16) u16 {
  funcid 9
  var %Reg2_I i32
  var %Reg3_I i32
  var %Reg4_I i32
  var %Reg0_I i32
  var %Reg1_I i32

ALIAS %which %Reg2_Z u1
ALIAS %a %Reg3_C u16
ALIAS %b %Reg4_C u16
  intrinsiccallwithtype <$LChars_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg2_I 0 (cvt i32 u1 (dread u1 %Reg2_Z))
  dassign %Reg3_I 0 (zext i32 16 (dread u16 %Reg3_C))
  dassign %Reg4_I 0 (zext i32 16 (dread u16 %Reg4_C))
LOC 1 48
  dassign %Reg0_I 0 (dread i32 %Reg2_I)
  brtrue @label6 (eq i32 i32 (dread i32 %Reg0_I, constval i32 0))
  dassign %Reg0_I 0 (dread i32 %Reg3_I)
  dassign %Reg1_I 0 (dread i32 %Reg0_I)
  goto @label7
@label6
  dassign %Reg0_I 0 (dread i32 %Reg4_I)
  dassign %Reg1_I 0 (dread i32 %Reg0_I)
@label7
  dassign %Reg0_I 0 (dread i32 %Reg1_I)
  return (dread i32 %Reg0_I)
}
func &LChars_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V public static (var %Reg31_R114 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>) void {
  funcid 10
  var %Reg0_I i32
  var %Reg7_I i32
  var %Reg0_R115 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_10 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg8_R115 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg9_I i32
  var %Reg1_R115 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_I i32
  var %Reg0_C u16
  var %Reg0_Z u1
  var %Reg0_R116 <* <$Ljava_2Fio_2FPrintStream_3B>>
  var %Reg0_R117 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg9_R117 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg0_R118 <* <[] u16>>
  var %Reg10_R118 <* <[] u16>>
  var %Reg10_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg11_I i32
  var %Reg12_I i32
  var %Reg13_I i32
  var %Reg1_C u16
  var %Reg1_R117 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg2_I i32
  var %Reg2_C u16
  var %Reg2_R115 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_11 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R114 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>
  var %Reg10_I i32
  var %Reg2_B i8
  var %Reg2_S i16
  var %Reg2_Z u1
  var %Reg1_R114 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>
  var %Reg3_I i32
  var %Reg0_J i64
  var %Reg1_J i64
  var %Reg12_J i64
  var %Reg2_J i64
  var %Reg0_R112 <* <$LChars_3B>>
  var %Reg14_R112 <* <$LChars_3B>>
  var %Reg1_B i8
  var %Reg1_S i16
  var %Reg1_R112 <* <$LChars_3B>>
  var %Reg1_Z u1
  var %Reg5_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg5_I i32
  var %Reg6_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_B i8
  var %Reg0_S i16
  var %Reg2_R112 <* <$LChars_3B>>
  var %Reg0_R119 <* <[] i32>>
  var %Reg15_R119 <* <[] i32>>
  var %Reg16_I i32
  var %Reg17_I i32
  var %Reg16_R117 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg1_R119 <* <[] i32>>
  var %L_STR_12 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_13 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_14 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_15 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg4_I i32
  var %Reg3_C u16
  var %Reg4_C u16
  var %L_STR_16 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R120 <* <$Ljava_2Flang_2FCharacter_3B>>
  var %Reg17_R120 <* <$Ljava_2Flang_2FCharacter_3B>>
  var %Reg18_I i32
  var %Reg2_R120 <* <$Ljava_2Flang_2FCharacter_3B>>
  var %Reg2_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg3_R120 <* <$Ljava_2Flang_2FCharacter_3B>>
  var %Reg3_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg19_I i32
  var %Reg20_I i32
  var %Reg21_I i32
  var %Reg22_R118 <* <[] u16>>
  var %Reg23_I i32
  var %Reg2_R118 <* <[] u16>>
  var %Reg0_R121 <* <$Ljava_2Flang_2FByte_3B>>
  var %Reg24_R121 <* <$Ljava_2Flang_2FByte_3B>>
  var %Reg0_R122 <* <$Ljava_2Flang_2FShort_3B>>
  var %Reg25_R122 <* <$Ljava_2Flang_2FShort_3B>>
  var %Reg2_R121 <* <$Ljava_2Flang_2FByte_3B>>
  var %Reg2_R122 <* <$Ljava_2Flang_2FShort_3B>>
  var %Reg3_R122 <* <$Ljava_2Flang_2FShort_3B>>
  var %Reg3_S i16
  var %Reg26_I i32
  var %Reg27_I i32
  var %Reg28_I i32
  var %Reg29_I i32
  var %Reg30_I i32

ALIAS %i %Reg30_I i32
ALIAS %x %Reg13_C u16
ALIAS %ch %Reg17_C u16
ALIAS %args %Reg31_R114 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>
ALIAS %n %Reg7_I i32
ALIAS %t %Reg8_R115 <* <$Ljava_2Flang_2FString_3B>>
ALIAS %r %Reg9_R117 <* <$Ljava_2Flang_2FStringBuilder_3B>>
ALIAS %big %Reg10_I i32
ALIAS %neg %Reg11_I i32
ALIAS %L %Reg12_J i64
ALIAS %o %Reg14_R112 <* <$LChars_3B>>
ALIAS %freq %Reg15_R119 <* <[] i32>>
ALIAS %q %Reg16_R117 <* <$Ljava_2Flang_2FStringBuilder_3B>>
ALIAS %boxed %Reg17_R120 <* <$Ljava_2Flang_2FCharacter_3B>>
ALIAS %un %Reg18_C u16
ALIAS %w %Reg19_C u16
ALIAS %d %Reg20_C u16
ALIAS %pos %Reg21_I i32
ALIAS %sw %Reg22_R118 <* <[] u16>>
ALIAS %tmp %Reg23_C u16
ALIAS %bb %Reg24_R121 <* <$Ljava_2Flang_2FByte_3B>>
ALIAS %ss %Reg25_R122 <* <$Ljava_2Flang_2FShort_3B>>
ALIAS %bz %Reg26_Z u1
ALIAS %acc %Reg27_S i16
ALIAS %ac %Reg28_B i8
ALIAS %cc %Reg29_C u16
  intrinsiccallwithtype <$LChars_3B> JAVA_CLINIT_CHECK ()
LOC 1 52
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg7_I 0 (dread i32 %Reg0_I)
LOC 1 53
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_85c14249ffc9f3fa7b4cb27f13f7eeab) { dassign %L_STR_10 0 }
  dassign %Reg0_R115 0 (dread ptr %L_STR_10)
  dassign %Reg8_R115 0 (dread ref %Reg0_R115)
LOC 1 54
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg9_I 0 (dread i32 %Reg0_I)
@label8
  dassign %Reg0_I 0 (dread i32 %Reg9_I)
  dassign %Reg1_R115 0 (dread ref %Reg8_R115)
  virtualcallassigned &Ljava_2Flang_2FString_3B_7Clength_7C_28_29I (dread ref %Reg1_R115) { dassign %Reg1_I 0 }
  brtrue @label10 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg0_R115 0 (dread ref %Reg8_R115)
  dassign %Reg1_I 0 (dread i32 %Reg9_I)
  virtualcallassigned &Ljava_2Flang_2FString_3B_7CcharAt_7C_28I_29C (dread ref %Reg0_R115, dread i32 %Reg1_I) { dassign %Reg0_C 0 }
  intrinsiccallwithtype <$LChars_3B> JAVA_CLINIT_CHECK ()
  callassigned &LChars_3B_7Cvowel_7C_28C_29Z (dread u16 %Reg0_C) { dassign %Reg0_Z 0 }
  brtrue @label9 (eq i32 i32 (
    cvt i32 u1 (dread u1 %Reg0_Z),
    constval i32 0))
  dassign %Reg7_I 0 (add i32 (dread i32 %Reg7_I, constval i32 1))
@label9
  dassign %Reg9_I 0 (add i32 (dread i32 %Reg9_I, constval i32 1))
  goto @label8
@label10
LOC 1 55
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R116 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_I 0 (dread i32 %Reg7_I)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28I_29V (dread ref %Reg0_R116, dread i32 %Reg1_I) {}
LOC 1 56
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R117 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R117) {}
  dassign %Reg9_R117 0 (dread ref %Reg0_R117)
LOC 1 57
  dassign %Reg0_R115 0 (dread ref %Reg8_R115)
  virtualcallassigned &Ljava_2Flang_2FString_3B_7CtoCharArray_7C_28_29AC (dread ref %Reg0_R115) { dassign %Reg0_R118 0 }
  dassign %Reg10_R118 0 (dread ref %Reg0_R118)
  dassign %Reg10_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg10_R118))
  dassign %Reg0_R113 0 (dread ref %Reg10_R113)
  dassign %Reg0_I 0 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %Reg0_R113))
  dassign %Reg11_I 0 (dread i32 %Reg0_I)
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg12_I 0 (dread i32 %Reg0_I)
@label11
  dassign %Reg0_I 0 (dread i32 %Reg12_I)
  dassign %Reg1_I 0 (dread i32 %Reg11_I)
  brtrue @label13 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg10_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg10_R118))
  dassign %Reg0_R113 0 (dread ref %Reg10_R113)
  dassign %Reg1_I 0 (dread i32 %Reg12_I)
  dassign %Reg0_I 0 (zext i32 16 (iread u16 <* u16> 0 (array 1 ptr <* <[] u16>> (dread ref %Reg0_R113, dread i32 %Reg1_I))))
  dassign %Reg13_I 0 (dread i32 %Reg0_I)
LOC 1 58
  dassign %Reg0_I 0 (dread i32 %Reg13_I)
  dassign %Reg1_I 0 (constval i32 97)
  brtrue @label12 (lt i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg0_I 0 (dread i32 %Reg13_I)
  dassign %Reg1_I 0 (constval i32 122)
  brtrue @label12 (gt i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
LOC 1 59
  dassign %Reg0_I 0 (dread i32 %Reg13_I)
  dassign %Reg1_I 0 (constval i32 97)
  dassign %Reg0_I 0 (sub i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_I 0 (constval i32 13)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_I 0 (constval i32 26)
  dassign %Reg0_I 0 (rem i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_I 0 (constval i32 97)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg0_I 0 (zext i32 16 (dread i32 %Reg0_I))
  dassign %Reg13_I 0 (dread i32 %Reg0_I)
@label12
LOC 1 61
  dassign %Reg0_R117 0 (dread ref %Reg9_R117)
  dassign %Reg1_I 0 (dread i32 %Reg13_I)
  intrinsiccallwithtype <$LChars_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_C 0 (cvt u16 i32 (dread i32 %Reg1_I))
  callassigned &LChars_3B_7Cupper_7C_28C_29C (dread u16 %Reg1_C) { dassign %Reg1_C 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28C_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R117, dread u16 %Reg1_C) { dassign %Reg0_R117 0 }
LOC 1 57
  dassign %Reg12_I 0 (add i32 (dread i32 %Reg12_I, constval i32 1))
  goto @label11
@label13
LOC 1 63
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R116 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_R117 0 (dread ref %Reg9_R117)
  dassign %Reg1_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg1_R117))
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FObject_3B_29V (dread ref %Reg0_R116, dread ref %Reg1_R113) {}
LOC 1 64
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R116 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R117 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R117) {}
  dassign %Reg2_I 0 (constval i32 97)
  intrinsiccallwithtype <$LChars_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg2_C 0 (cvt u16 i32 (dread i32 %Reg2_I))
  callassigned &LChars_3B_7Cnext_7C_28C_29C (dread u16 %Reg2_C) { dassign %Reg2_C 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28C_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R117, dread u16 %Reg2_C) { dassign %Reg1_R117 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_11 0 }
  dassign %Reg2_R115 0 (dread ptr %L_STR_11)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R117, dread ref %Reg2_R115) { dassign %Reg1_R117 0 }
  dassign %Reg2_I 0 (constval i32 0xffff)
  intrinsiccallwithtype <$LChars_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg2_C 0 (cvt u16 i32 (dread i32 %Reg2_I))
  callassigned &LChars_3B_7Cnext_7C_28C_29C (dread u16 %Reg2_C) { dassign %Reg2_C 0 }
  dassign %Reg2_I 0 (cvt i32 u16 (dread u16 %Reg2_C))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R117, dread i32 %Reg2_I) { dassign %Reg1_R117 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_11 0 }
  dassign %Reg2_R115 0 (dread ptr %L_STR_11)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R117, dread ref %Reg2_R115) { dassign %Reg1_R117 0 }
  dassign %Reg2_I 0 (constval i32 57)
  intrinsiccallwithtype <$LChars_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg2_C 0 (cvt u16 i32 (dread i32 %Reg2_I))
  callassigned &LChars_3B_7Cnext_7C_28C_29C (dread u16 %Reg2_C) { dassign %Reg2_C 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28C_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R117, dread u16 %Reg2_C) { dassign %Reg1_R117 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R117) { dassign %Reg1_R115 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R116, dread ref %Reg1_R115) {}
LOC 1 65
  dassign %Reg0_R114 0 (dread ref %Reg31_R114)
  dassign %Reg0_I 0 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %Reg0_R114))
  dassign %Reg1_I 0 (constval i32 0x11170)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg10_I 0 (dread i32 %Reg0_I)
LOC 1 66
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R116 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R117 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R117) {}
  dassign %Reg2_I 0 (dread i32 %Reg10_I)
  dassign %Reg2_I 0 (zext i32 16 (dread i32 %Reg2_I))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R117, dread i32 %Reg2_I) { dassign %Reg1_R117 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_11 0 }
  dassign %Reg2_R115 0 (dread ptr %L_STR_11)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R117, dread ref %Reg2_R115) { dassign %Reg1_R117 0 }
  dassign %Reg2_I 0 (dread i32 %Reg10_I)
  dassign %Reg2_I 0 (sext i32 8 (dread i32 %Reg2_I))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R117, dread i32 %Reg2_I) { dassign %Reg1_R117 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_11 0 }
  dassign %Reg2_R115 0 (dread ptr %L_STR_11)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R117, dread ref %Reg2_R115) { dassign %Reg1_R117 0 }
  dassign %Reg2_I 0 (dread i32 %Reg10_I)
  dassign %Reg2_I 0 (sext i32 16 (dread i32 %Reg2_I))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R117, dread i32 %Reg2_I) { dassign %Reg1_R117 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_11 0 }
  dassign %Reg2_R115 0 (dread ptr %L_STR_11)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R117, dread ref %Reg2_R115) { dassign %Reg1_R117 0 }
  dassign %Reg2_I 0 (dread i32 %Reg10_I)
  intrinsiccallwithtype <$LChars_3B> JAVA_CLINIT_CHECK ()
  callassigned &LChars_3B_7Cc_7C_28I_29C (dread i32 %Reg2_I) { dassign %Reg2_C 0 }
  dassign %Reg2_I 0 (cvt i32 u16 (dread u16 %Reg2_C))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R117, dread i32 %Reg2_I) { dassign %Reg1_R117 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_11 0 }
  dassign %Reg2_R115 0 (dread ptr %L_STR_11)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R117, dread ref %Reg2_R115) { dassign %Reg1_R117 0 }
  dassign %Reg2_I 0 (dread i32 %Reg10_I)
  intrinsiccallwithtype <$LChars_3B> JAVA_CLINIT_CHECK ()
  callassigned &LChars_3B_7Cb_7C_28I_29B (dread i32 %Reg2_I) { dassign %Reg2_B 0 }
  dassign %Reg2_I 0 (cvt i32 i8 (dread i8 %Reg2_B))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R117, dread i32 %Reg2_I) { dassign %Reg1_R117 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_11 0 }
  dassign %Reg2_R115 0 (dread ptr %L_STR_11)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R117, dread ref %Reg2_R115) { dassign %Reg1_R117 0 }
  dassign %Reg2_I 0 (dread i32 %Reg10_I)
LOC 1 67
  intrinsiccallwithtype <$LChars_3B> JAVA_CLINIT_CHECK ()
  callassigned &LChars_3B_7Cs_7C_28I_29S (dread i32 %Reg2_I) { dassign %Reg2_S 0 }
  dassign %Reg2_I 0 (cvt i32 i16 (dread i16 %Reg2_S))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R117, dread i32 %Reg2_I) { dassign %Reg1_R117 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_11 0 }
  dassign %Reg2_R115 0 (dread ptr %L_STR_11)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R117, dread ref %Reg2_R115) { dassign %Reg1_R117 0 }
  dassign %Reg2_I 0 (dread i32 %Reg10_I)
  intrinsiccallwithtype <$LChars_3B> JAVA_CLINIT_CHECK ()
  callassigned &LChars_3B_7Cz_7C_28I_29Z (dread i32 %Reg2_I) { dassign %Reg2_Z 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Z_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R117, dread u1 %Reg2_Z) { dassign %Reg1_R117 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R117) { dassign %Reg1_R115 0 }
LOC 1 66
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R116, dread ref %Reg1_R115) {}
LOC 1 68
  dassign %Reg0_I 0 (constval i32 -1)
  dassign %Reg1_R114 0 (dread ref %Reg31_R114)
  dassign %Reg1_I 0 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %Reg1_R114))
  dassign %Reg0_I 0 (sub i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg11_I 0 (dread i32 %Reg0_I)
LOC 1 69
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R116 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R117 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R117) {}
  dassign %Reg2_I 0 (dread i32 %Reg11_I)
  dassign %Reg2_I 0 (zext i32 16 (dread i32 %Reg2_I))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R117, dread i32 %Reg2_I) { dassign %Reg1_R117 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_11 0 }
  dassign %Reg2_R115 0 (dread ptr %L_STR_11)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R117, dread ref %Reg2_R115) { dassign %Reg1_R117 0 }
  dassign %Reg2_I 0 (dread i32 %Reg11_I)
  intrinsiccallwithtype <$LChars_3B> JAVA_CLINIT_CHECK ()
  callassigned &LChars_3B_7Cc_7C_28I_29C (dread i32 %Reg2_I) { dassign %Reg2_C 0 }
  dassign %Reg2_I 0 (cvt i32 u16 (dread u16 %Reg2_C))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R117, dread i32 %Reg2_I) { dassign %Reg1_R117 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_11 0 }
  dassign %Reg2_R115 0 (dread ptr %L_STR_11)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R117, dread ref %Reg2_R115) { dassign %Reg1_R117 0 }
  dassign %Reg2_I 0 (constval i32 97)
  dassign %Reg2_C 0 (cvt u16 i32 (dread i32 %Reg2_I))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28C_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R117, dread u16 %Reg2_C) { dassign %Reg1_R117 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_11 0 }
  dassign %Reg2_R115 0 (dread ptr %L_STR_11)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R117, dread ref %Reg2_R115) { dassign %Reg1_R117 0 }
  dassign %Reg2_I 0 (dread i32 %Reg11_I)
  dassign %Reg2_I 0 (sext i32 8 (dread i32 %Reg2_I))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R117, dread i32 %Reg2_I) { dassign %Reg1_R117 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_11 0 }
  dassign %Reg2_R115 0 (dread ptr %L_STR_11)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R117, dread ref %Reg2_R115) { dassign %Reg1_R117 0 }
  dassign %Reg2_I 0 (dread i32 %Reg11_I)
  dassign %Reg3_I 0 (constval i32 15)
  dassign %Reg2_I 0 (shl i32 (dread i32 %Reg2_I, dread i32 %Reg3_I))
  dassign %Reg2_I 0 (sext i32 16 (dread i32 %Reg2_I))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R117, dread i32 %Reg2_I) { dassign %Reg1_R117 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R117) { dassign %Reg1_R115 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R116, dread ref %Reg1_R115) {}
LOC 1 71
  dassign %Reg0_J 0 (constval i64 0x1234567890abcdef)
  dassign %Reg1_R114 0 (dread ref %Reg31_R114)
  dassign %Reg1_I 0 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %Reg1_R114))
  dassign %Reg1_J 0 (cvt i64 i32 (dread i32 %Reg1_I))
  dassign %Reg0_J 0 (add i64 (dread i64 %Reg0_J, dread i64 %Reg1_J))
  dassign %Reg12_J 0 (dread i64 %Reg0_J)
LOC 1 72
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R116 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R117 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R117) {}
  dassign %Reg2_J 0 (dread i64 %Reg12_J)
  dassign %Reg2_I 0 (cvt i32 i64 (dread i64 %Reg2_J))
  dassign %Reg2_I 0 (zext i32 16 (dread i32 %Reg2_I))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R117, dread i32 %Reg2_I) { dassign %Reg1_R117 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_11 0 }
  dassign %Reg2_R115 0 (dread ptr %L_STR_11)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R117, dread ref %Reg2_R115) { dassign %Reg1_R117 0 }
  dassign %Reg2_J 0 (dread i64 %Reg12_J)
  dassign %Reg2_I 0 (cvt i32 i64 (dread i64 %Reg2_J))
  dassign %Reg2_I 0 (sext i32 8 (dread i32 %Reg2_I))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R117, dread i32 %Reg2_I) { dassign %Reg1_R117 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_11 0 }
  dassign %Reg2_R115 0 (dread ptr %L_STR_11)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R117, dread ref %Reg2_R115) { dassign %Reg1_R117 0 }
  dassign %Reg2_J 0 (dread i64 %Reg12_J)
  dassign %Reg2_I 0 (cvt i32 i64 (dread i64 %Reg2_J))
  dassign %Reg2_I 0 (sext i32 16 (dread i32 %Reg2_I))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R117, dread i32 %Reg2_I) { dassign %Reg1_R117 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_11 0 }
  dassign %Reg2_R115 0 (dread ptr %L_STR_11)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R117, dread ref %Reg2_R115) { dassign %Reg1_R117 0 }
  dassign %Reg2_J 0 (dread i64 %Reg12_J)
  dassign %Reg2_I 0 (cvt i32 i64 (dread i64 %Reg2_J))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R117, dread i32 %Reg2_I) { dassign %Reg1_R117 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R117) { dassign %Reg1_R115 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R116, dread ref %Reg1_R115) {}
LOC 1 73
  intrinsiccallwithtype <$LChars_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R112 0 (gcmalloc ref <$LChars_3B>)
  callassigned &LChars_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R112) {}
  dassign %Reg14_R112 0 (dread ref %Reg0_R112)
LOC 1 74
  dassign %Reg0_R112 0 (dread ref %Reg14_R112)
  dassign %Reg1_C 0 (iread u16 <* <$LChars_3B>> 2 (dread ref %Reg0_R112))
  dassign %Reg1_I 0 (zext i32 16 (dread u16 %Reg1_C))
  dassign %Reg2_I 0 (constval i32 1)
  dassign %Reg1_I 0 (add i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  dassign %Reg1_I 0 (zext i32 16 (dread i32 %Reg1_I))
  dassign %Reg1_C 0 (intrinsicop u16 JAVA_MERGE (dread i32 %Reg1_I))
  iassign <* <$LChars_3B>> 2 (dread ref %Reg0_R112, dread u16 %Reg1_C)
LOC 1 75
  dassign %Reg0_R112 0 (dread ref %Reg14_R112)
  dassign %Reg1_B 0 (iread i8 <* <$LChars_3B>> 3 (dread ref %Reg0_R112))
  dassign %Reg1_I 0 (sext i32 8 (dread i8 %Reg1_B))
  dassign %Reg2_I 0 (constval i32 124)
  dassign %Reg1_I 0 (sub i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  dassign %Reg1_I 0 (sext i32 8 (dread i32 %Reg1_I))
  dassign %Reg1_B 0 (intrinsicop i8 JAVA_MERGE (dread i32 %Reg1_I))
  iassign <* <$LChars_3B>> 3 (dread ref %Reg0_R112, dread i8 %Reg1_B)
LOC 1 76
  dassign %Reg0_R112 0 (dread ref %Reg14_R112)
  dassign %Reg1_S 0 (iread i16 <* <$LChars_3B>> 4 (dread ref %Reg0_R112))
  dassign %Reg1_I 0 (sext i32 16 (dread i16 %Reg1_S))
  dassign %Reg2_I 0 (constval i32 300)
  dassign %Reg1_I 0 (mul i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  dassign %Reg1_I 0 (sext i32 16 (dread i32 %Reg1_I))
  dassign %Reg1_S 0 (intrinsicop i16 JAVA_MERGE (dread i32 %Reg1_I))
  iassign <* <$LChars_3B>> 4 (dread ref %Reg0_R112, dread i16 %Reg1_S)
LOC 1 77
  dassign %Reg0_R112 0 (dread ref %Reg14_R112)
  dassign %Reg1_R112 0 (dread ref %Reg14_R112)
  dassign %Reg1_Z 0 (iread u1 <* <$LChars_3B>> 5 (dread ref %Reg1_R112))
  dassign %Reg1_I 0 (cvt i32 u1 (dread u1 %Reg1_Z))
  dassign %Reg5_R113 0 (dread ref %Reg0_R112)
  brtrue @label14 (ne i32 i32 (dread i32 %Reg1_I, constval i32 0))
  dassign %Reg0_R113 0 (dread ref %Reg5_R113)
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg5_I 0 (dread i32 %Reg1_I)
  dassign %Reg6_R113 0 (dread ref %Reg0_R113)
  goto @label15
@label14
  dassign %Reg0_R113 0 (dread ref %Reg5_R113)
  dassign %Reg1_I 0 (constval i32 0)
  dassign %Reg5_I 0 (dread i32 %Reg1_I)
  dassign %Reg6_R113 0 (dread ref %Reg0_R113)
@label15
  dassign %Reg0_R113 0 (dread ref %Reg6_R113)
  dassign %Reg1_I 0 (dread i32 %Reg5_I)
  dassign %Reg0_R112 0 (retype ref <* <$LChars_3B>> (dread ref %Reg0_R113))
  dassign %Reg1_Z 0 (intrinsicop u1 JAVA_MERGE (dread i32 %Reg1_I))
  iassign <* <$LChars_3B>> 5 (dread ref %Reg0_R112, dread u1 %Reg1_Z)
LOC 1 78
  intrinsiccallwithtype <$LChars_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_C 0 (dread u16 $LChars_3B_7Csf)
  dassign %Reg0_I 0 (zext i32 16 (dread u16 %Reg0_C))
  dassign %Reg1_I 0 (constval i32 2)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg0_I 0 (zext i32 16 (dread i32 %Reg0_I))
  intrinsiccallwithtype <$LChars_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_C 0 (intrinsicop u16 JAVA_MERGE (dread i32 %Reg0_I))
  dassign $LChars_3B_7Csf 0 (dread u16 %Reg0_C)
LOC 1 79
  intrinsiccallwithtype <$LChars_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_B 0 (dread i8 $LChars_3B_7Csg)
  dassign %Reg0_I 0 (sext i32 8 (dread i8 %Reg0_B))
  dassign %Reg1_I 0 (constval i32 28)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg0_I 0 (sext i32 8 (dread i32 %Reg0_I))
  intrinsiccallwithtype <$LChars_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_B 0 (intrinsicop i8 JAVA_MERGE (dread i32 %Reg0_I))
  dassign $LChars_3B_7Csg 0 (dread i8 %Reg0_B)
LOC 1 80
  intrinsiccallwithtype <$LChars_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_S 0 (dread i16 $LChars_3B_7Csh)
  dassign %Reg0_I 0 (sext i32 16 (dread i16 %Reg0_S))
  dassign %Reg1_I 0 (constval i32 0x7f58)
  dassign %Reg0_I 0 (sub i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg0_I 0 (sext i32 16 (dread i32 %Reg0_I))
  intrinsiccallwithtype <$LChars_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_S 0 (intrinsicop i16 JAVA_MERGE (dread i32 %Reg0_I))
  dassign $LChars_3B_7Csh 0 (dread i16 %Reg0_S)
LOC 1 81
  intrinsiccallwithtype <$LChars_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_Z 0 (dread u1 $LChars_3B_7Csk)
  dassign %Reg0_I 0 (cvt i32 u1 (dread u1 %Reg0_Z))
  dassign %Reg1_R112 0 (dread ref %Reg14_R112)
  dassign %Reg1_Z 0 (iread u1 <* <$LChars_3B>> 5 (dread ref %Reg1_R112))
  dassign %Reg1_I 0 (cvt i32 u1 (dread u1 %Reg1_Z))
  dassign %Reg0_I 0 (band i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  intrinsiccallwithtype <$LChars_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_Z 0 (intrinsicop u1 JAVA_MERGE (dread i32 %Reg0_I))
  dassign $LChars_3B_7Csk 0 (dread u1 %Reg0_Z)
LOC 1 82
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R116 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R117 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R117) {}
  dassign %Reg2_R112 0 (dread ref %Reg14_R112)
  dassign %Reg2_C 0 (iread u16 <* <$LChars_3B>> 2 (dread ref %Reg2_R112))
  dassign %Reg2_I 0 (zext i32 16 (dread u16 %Reg2_C))
  dassign %Reg2_C 0 (cvt u16 i32 (dread i32 %Reg2_I))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28C_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R117, dread u16 %Reg2_C) { dassign %Reg1_R117 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_11 0 }
  dassign %Reg2_R115 0 (dread ptr %L_STR_11)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R117, dread ref %Reg2_R115) { dassign %Reg1_R117 0 }
  dassign %Reg2_R112 0 (dread ref %Reg14_R112)
  dassign %Reg2_B 0 (iread i8 <* <$LChars_3B>> 3 (dread ref %Reg2_R112))
  dassign %Reg2_I 0 (sext i32 8 (dread i8 %Reg2_B))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R117, dread i32 %Reg2_I) { dassign %Reg1_R117 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_11 0 }
  dassign %Reg2_R115 0 (dread ptr %L_STR_11)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R117, dread ref %Reg2_R115) { dassign %Reg1_R117 0 }
  dassign %Reg2_R112 0 (dread ref %Reg14_R112)
  dassign %Reg2_S 0 (iread i16 <* <$LChars_3B>> 4 (dread ref %Reg2_R112))
  dassign %Reg2_I 0 (sext i32 16 (dread i16 %Reg2_S))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R117, dread i32 %Reg2_I) { dassign %Reg1_R117 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_11 0 }
  dassign %Reg2_R115 0 (dread ptr %L_STR_11)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R117, dread ref %Reg2_R115) { dassign %Reg1_R117 0 }
  dassign %Reg2_R112 0 (dread ref %Reg14_R112)
  dassign %Reg2_Z 0 (iread u1 <* <$LChars_3B>> 5 (dread ref %Reg2_R112))
  dassign %Reg2_I 0 (cvt i32 u1 (dread u1 %Reg2_Z))
  dassign %Reg2_Z 0 (cvt u1 i32 (dread i32 %Reg2_I))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Z_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R117, dread u1 %Reg2_Z) { dassign %Reg1_R117 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_11 0 }
  dassign %Reg2_R115 0 (dread ptr %L_STR_11)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R117, dread ref %Reg2_R115) { dassign %Reg1_R117 0 }
  intrinsiccallwithtype <$LChars_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg2_C 0 (dread u16 $LChars_3B_7Csf)
  dassign %Reg2_I 0 (zext i32 16 (dread u16 %Reg2_C))
  dassign %Reg2_C 0 (cvt u16 i32 (dread i32 %Reg2_I))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28C_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R117, dread u16 %Reg2_C) { dassign %Reg1_R117 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_11 0 }
  dassign %Reg2_R115 0 (dread ptr %L_STR_11)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R117, dread ref %Reg2_R115) { dassign %Reg1_R117 0 }
  intrinsiccallwithtype <$LChars_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg2_B 0 (dread i8 $LChars_3B_7Csg)
  dassign %Reg2_I 0 (sext i32 8 (dread i8 %Reg2_B))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R117, dread i32 %Reg2_I) { dassign %Reg1_R117 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_11 0 }
  dassign %Reg2_R115 0 (dread ptr %L_STR_11)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R117, dread ref %Reg2_R115) { dassign %Reg1_R117 0 }
  intrinsiccallwithtype <$LChars_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg2_S 0 (dread i16 $LChars_3B_7Csh)
  dassign %Reg2_I 0 (sext i32 16 (dread i16 %Reg2_S))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R117, dread i32 %Reg2_I) { dassign %Reg1_R117 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_11 0 }
  dassign %Reg2_R115 0 (dread ptr %L_STR_11)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R117, dread ref %Reg2_R115) { dassign %Reg1_R117 0 }
  intrinsiccallwithtype <$LChars_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg2_Z 0 (dread u1 $LChars_3B_7Csk)
  dassign %Reg2_I 0 (cvt i32 u1 (dread u1 %Reg2_Z))
  dassign %Reg2_Z 0 (cvt u1 i32 (dread i32 %Reg2_I))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Z_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R117, dread u1 %Reg2_Z) { dassign %Reg1_R117 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R117) { dassign %Reg1_R115 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R116, dread ref %Reg1_R115) {}
LOC 1 83
  dassign %Reg0_R112 0 (dread ref %Reg14_R112)
  dassign %Reg1_R112 0 (dread ref %Reg14_R112)
  dassign %Reg1_B 0 (iread i8 <* <$LChars_3B>> 3 (dread ref %Reg1_R112))
  dassign %Reg1_I 0 (sext i32 8 (dread i8 %Reg1_B))
  dassign %Reg2_I 0 (constval i32 1)
  dassign %Reg1_I 0 (add i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  dassign %Reg1_I 0 (zext i32 16 (dread i32 %Reg1_I))
  dassign %Reg1_C 0 (intrinsicop u16 JAVA_MERGE (dread i32 %Reg1_I))
  iassign <* <$LChars_3B>> 2 (dread ref %Reg0_R112, dread u16 %Reg1_C)
LOC 1 84
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R116 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_R112 0 (dread ref %Reg14_R112)
  dassign %Reg1_C 0 (iread u16 <* <$LChars_3B>> 2 (dread ref %Reg1_R112))
  dassign %Reg1_I 0 (zext i32 16 (dread u16 %Reg1_C))
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28I_29V (dread ref %Reg0_R116, dread i32 %Reg1_I) {}
LOC 1 85
  dassign %Reg0_R112 0 (dread ref %Reg14_R112)
  dassign %Reg1_I 0 (constval i32 0x10042)
  intrinsiccallwithtype <$LChars_3B> JAVA_CLINIT_CHECK ()
  callassigned &LChars_3B_7Cc_7C_28I_29C (dread i32 %Reg1_I) { dassign %Reg1_C 0 }
  iassign <* <$LChars_3B>> 2 (dread ref %Reg0_R112, dread u16 %Reg1_C)
LOC 1 86
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R116 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_R112 0 (dread ref %Reg14_R112)
  dassign %Reg1_C 0 (iread u16 <* <$LChars_3B>> 2 (dread ref %Reg1_R112))
  dassign %Reg1_I 0 (zext i32 16 (dread u16 %Reg1_C))
  dassign %Reg1_C 0 (cvt u16 i32 (dread i32 %Reg1_I))
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28C_29V (dread ref %Reg0_R116, dread u16 %Reg1_C) {}
LOC 1 87
  dassign %Reg0_R112 0 (dread ref %Reg14_R112)
  dassign %Reg1_I 0 (constval i32 0)
  intrinsiccallwithtype <$LChars_3B> JAVA_CLINIT_CHECK ()
  callassigned &LChars_3B_7Cz_7C_28I_29Z (dread i32 %Reg1_I) { dassign %Reg1_Z 0 }
  iassign <* <$LChars_3B>> 5 (dread ref %Reg0_R112, dread u1 %Reg1_Z)
LOC 1 88
  dassign %Reg0_I 0 (constval i32 2)
  intrinsiccallwithtype <$LChars_3B> JAVA_CLINIT_CHECK ()
  callassigned &LChars_3B_7Cz_7C_28I_29Z (dread i32 %Reg0_I) { dassign %Reg0_Z 0 }
  intrinsiccallwithtype <$LChars_3B> JAVA_CLINIT_CHECK ()
  dassign $LChars_3B_7Csk 0 (dread u1 %Reg0_Z)
LOC 1 89
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R116 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R117 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R117) {}
  dassign %Reg2_R112 0 (dread ref %Reg14_R112)
  dassign %Reg2_Z 0 (iread u1 <* <$LChars_3B>> 5 (dread ref %Reg2_R112))
  dassign %Reg2_I 0 (cvt i32 u1 (dread u1 %Reg2_Z))
  dassign %Reg2_Z 0 (cvt u1 i32 (dread i32 %Reg2_I))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Z_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R117, dread u1 %Reg2_Z) { dassign %Reg1_R117 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_11 0 }
  dassign %Reg2_R115 0 (dread ptr %L_STR_11)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R117, dread ref %Reg2_R115) { dassign %Reg1_R117 0 }
  intrinsiccallwithtype <$LChars_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg2_Z 0 (dread u1 $LChars_3B_7Csk)
  dassign %Reg2_I 0 (cvt i32 u1 (dread u1 %Reg2_Z))
  dassign %Reg2_Z 0 (cvt u1 i32 (dread i32 %Reg2_I))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Z_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R117, dread u1 %Reg2_Z) { dassign %Reg1_R117 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R117) { dassign %Reg1_R115 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R116, dread ref %Reg1_R115) {}
LOC 1 90
  dassign %Reg0_I 0 (constval i32 26)
  dassign %Reg0_R119 0 (gcmallocjarray ref <[] i32> (dread i32 %Reg0_I))
  dassign %Reg15_R119 0 (dread ref %Reg0_R119)
LOC 1 91
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg16_I 0 (dread i32 %Reg0_I)
@label16
  dassign %Reg0_I 0 (dread i32 %Reg16_I)
  dassign %Reg1_R115 0 (dread ref %Reg8_R115)
  virtualcallassigned &Ljava_2Flang_2FString_3B_7Clength_7C_28_29I (dread ref %Reg1_R115) { dassign %Reg1_I 0 }
  brtrue @label18 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
LOC 1 92
  dassign %Reg0_R115 0 (dread ref %Reg8_R115)
  dassign %Reg1_I 0 (dread i32 %Reg16_I)
  virtualcallassigned &Ljava_2Flang_2FString_3B_7CcharAt_7C_28I_29C (dread ref %Reg0_R115, dread i32 %Reg1_I) { dassign %Reg0_C 0 }
  dassign %Reg17_I 0 (cvt i32 u16 (dread u16 %Reg0_C))
LOC 1 93
  dassign %Reg0_I 0 (dread i32 %Reg17_I)
  dassign %Reg1_I 0 (constval i32 32)
  brtrue @label17 (eq i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg0_R119 0 (dread ref %Reg15_R119)
  dassign %Reg1_I 0 (dread i32 %Reg17_I)
  dassign %Reg2_I 0 (constval i32 97)
  dassign %Reg1_I 0 (sub i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  dassign %Reg2_I 0 (iread i32 <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %Reg0_R119, dread i32 %Reg1_I)))
  dassign %Reg3_I 0 (constval i32 1)
  dassign %Reg2_I 0 (add i32 (dread i32 %Reg2_I, dread i32 %Reg3_I))
  iassign <* i32> 0 (
    array 1 ptr <* <[] i32>> (dread ref %Reg0_R119, dread i32 %Reg1_I), 
    dread i32 %Reg2_I)
@label17
LOC 1 91
  dassign %Reg16_I 0 (add i32 (dread i32 %Reg16_I, constval i32 1))
  goto @label16
@label18
LOC 1 95
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R117 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R117) {}
  dassign %Reg16_R117 0 (dread ref %Reg0_R117)
LOC 1 96
  dassign %Reg0_I 0 (constval i32 97)
  dassign %Reg17_I 0 (dread i32 %Reg0_I)
@label19
  dassign %Reg0_I 0 (dread i32 %Reg17_I)
  dassign %Reg1_I 0 (constval i32 122)
  brtrue @label20 (gt i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg0_R117 0 (dread ref %Reg16_R117)
  dassign %Reg1_I 0 (dread i32 %Reg17_I)
  dassign %Reg1_C 0 (cvt u16 i32 (dread i32 %Reg1_I))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28C_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R117, dread u16 %Reg1_C) { dassign %Reg0_R117 0 }
  dassign %Reg1_R119 0 (dread ref %Reg15_R119)
  dassign %Reg2_I 0 (dread i32 %Reg17_I)
  dassign %Reg3_I 0 (constval i32 97)
  dassign %Reg2_I 0 (sub i32 (dread i32 %Reg2_I, dread i32 %Reg3_I))
  dassign %Reg1_I 0 (iread i32 <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %Reg1_R119, dread i32 %Reg2_I)))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R117, dread i32 %Reg1_I) { dassign %Reg0_R117 0 }
  dassign %Reg0_I 0 (dread i32 %Reg17_I)
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg0_I 0 (zext i32 16 (dread i32 %Reg0_I))
  dassign %Reg17_I 0 (dread i32 %Reg0_I)
  goto @label19
@label20
LOC 1 97
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R116 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_R117 0 (dread ref %Reg16_R117)
  dassign %Reg1_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg1_R117))
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FObject_3B_29V (dread ref %Reg0_R116, dread ref %Reg1_R113) {}
LOC 1 98
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R116 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_6c007400) { dassign %L_STR_12 0 }
  dassign %Reg1_R115 0 (dread ptr %L_STR_12)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R116, dread ref %Reg1_R115) {}
LOC 1 99
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R116 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_62006300) { dassign %L_STR_13 0 }
  dassign %Reg1_R115 0 (dread ptr %L_STR_13)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R116, dread ref %Reg1_R115) {}
LOC 1 100
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R116 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_3100390035006300) { dassign %L_STR_14 0 }
  dassign %Reg1_R115 0 (dread ptr %L_STR_14)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R116, dread ref %Reg1_R115) {}
LOC 1 101
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R116 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_630061006200) { dassign %L_STR_15 0 }
  dassign %Reg1_R115 0 (dread ptr %L_STR_15)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R116, dread ref %Reg1_R115) {}
LOC 1 102
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R116 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R117 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R117) {}
  dassign %Reg2_I 0 (constval i32 1)
  dassign %Reg3_I 0 (constval i32 120)
  dassign %Reg4_I 0 (constval i32 121)
  intrinsiccallwithtype <$LChars_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg2_Z 0 (cvt u1 i32 (dread i32 %Reg2_I))
  dassign %Reg3_C 0 (cvt u16 i32 (dread i32 %Reg3_I))
  dassign %Reg4_C 0 (cvt u16 i32 (dread i32 %Reg4_I))
  callassigned &LChars_3B_7Cpick_7C_28ZCC_29C (dread u1 %Reg2_Z, dread u16 %Reg3_C, dread u16 %Reg4_C) { dassign %Reg2_C 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28C_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R117, dread u16 %Reg2_C) { dassign %Reg1_R117 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_) { dassign %L_STR_16 0 }
  dassign %Reg2_R115 0 (dread ptr %L_STR_16)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R117, dread ref %Reg2_R115) { dassign %Reg1_R117 0 }
  dassign %Reg2_I 0 (constval i32 0)
  dassign %Reg3_I 0 (constval i32 120)
  dassign %Reg4_I 0 (constval i32 121)
  intrinsiccallwithtype <$LChars_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg2_Z 0 (cvt u1 i32 (dread i32 %Reg2_I))
  dassign %Reg3_C 0 (cvt u16 i32 (dread i32 %Reg3_I))
  dassign %Reg4_C 0 (cvt u16 i32 (dread i32 %Reg4_I))
  callassigned &LChars_3B_7Cpick_7C_28ZCC_29C (dread u1 %Reg2_Z, dread u16 %Reg3_C, dread u16 %Reg4_C) { dassign %Reg2_C 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28C_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R117, dread u16 %Reg2_C) { dassign %Reg1_R117 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R117) { dassign %Reg1_R115 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R116, dread ref %Reg1_R115) {}
LOC 1 103
  dassign %Reg0_I 0 (constval i32 107)
  intrinsiccallwithtype <$Ljava_2Flang_2FCharacter_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_C 0 (cvt u16 i32 (dread i32 %Reg0_I))
  callassigned &Ljava_2Flang_2FCharacter_3B_7CvalueOf_7C_28C_29Ljava_2Flang_2FCharacter_3B (dread u16 %Reg0_C) { dassign %Reg0_R120 0 }
  dassign %Reg17_R120 0 (dread ref %Reg0_R120)
LOC 1 104
  dassign %Reg0_R120 0 (dread ref %Reg17_R120)
  virtualcallassigned &Ljava_2Flang_2FCharacter_3B_7CcharValue_7C_28_29C (dread ref %Reg0_R120) { dassign %Reg0_C 0 }
  dassign %Reg18_I 0 (cvt i32 u16 (dread u16 %Reg0_C))
LOC 1 105
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R116 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R117 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R117) {}
  dassign %Reg2_R120 0 (dread ref %Reg17_R120)
  dassign %Reg2_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg2_R120))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R117, dread ref %Reg2_R113) { dassign %Reg1_R117 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_11 0 }
  dassign %Reg2_R115 0 (dread ptr %L_STR_11)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R117, dread ref %Reg2_R115) { dassign %Reg1_R117 0 }
  dassign %Reg2_I 0 (dread i32 %Reg18_I)
  dassign %Reg3_I 0 (constval i32 1)
  dassign %Reg2_I 0 (add i32 (dread i32 %Reg2_I, dread i32 %Reg3_I))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R117, dread i32 %Reg2_I) { dassign %Reg1_R117 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_11 0 }
  dassign %Reg2_R115 0 (dread ptr %L_STR_11)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R117, dread ref %Reg2_R115) { dassign %Reg1_R117 0 }
  dassign %Reg2_R120 0 (dread ref %Reg17_R120)
  dassign %Reg3_I 0 (constval i32 107)
  intrinsiccallwithtype <$Ljava_2Flang_2FCharacter_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg3_C 0 (cvt u16 i32 (dread i32 %Reg3_I))
  callassigned &Ljava_2Flang_2FCharacter_3B_7CvalueOf_7C_28C_29Ljava_2Flang_2FCharacter_3B (dread u16 %Reg3_C) { dassign %Reg3_R120 0 }
  dassign %Reg3_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg3_R120))
  virtualcallassigned &Ljava_2Flang_2FCharacter_3B_7Cequals_7C_28Ljava_2Flang_2FObject_3B_29Z (dread ref %Reg2_R120, dread ref %Reg3_R113) { dassign %Reg2_Z 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Z_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R117, dread u1 %Reg2_Z) { dassign %Reg1_R117 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_11 0 }
  dassign %Reg2_R115 0 (dread ptr %L_STR_11)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R117, dread ref %Reg2_R115) { dassign %Reg1_R117 0 }
  dassign %Reg2_R120 0 (dread ref %Reg17_R120)
  virtualcallassigned &Ljava_2Flang_2FCharacter_3B_7ChashCode_7C_28_29I (dread ref %Reg2_R120) { dassign %Reg2_I 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R117, dread i32 %Reg2_I) { dassign %Reg1_R117 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R117) { dassign %Reg1_R115 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R116, dread ref %Reg1_R115) {}
LOC 1 106
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R116 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R117 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R117) {}
  dassign %Reg2_I 0 (constval i32 53)
  intrinsiccallwithtype <$Ljava_2Flang_2FCharacter_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg2_C 0 (cvt u16 i32 (dread i32 %Reg2_I))
  callassigned &Ljava_2Flang_2FCharacter_3B_7CisDigit_7C_28C_29Z (dread u16 %Reg2_C) { dassign %Reg2_Z 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Z_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R117, dread u1 %Reg2_Z) { dassign %Reg1_R117 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_11 0 }
  dassign %Reg2_R115 0 (dread ptr %L_STR_11)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R117, dread ref %Reg2_R115) { dassign %Reg1_R117 0 }
  dassign %Reg2_I 0 (constval i32 120)
  intrinsiccallwithtype <$Ljava_2Flang_2FCharacter_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg2_C 0 (cvt u16 i32 (dread i32 %Reg2_I))
  callassigned &Ljava_2Flang_2FCharacter_3B_7CisDigit_7C_28C_29Z (dread u16 %Reg2_C) { dassign %Reg2_Z 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Z_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R117, dread u1 %Reg2_Z) { dassign %Reg1_R117 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R117) { dassign %Reg1_R115 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R116, dread ref %Reg1_R115) {}
LOC 1 107
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg19_I 0 (dread i32 %Reg0_I)
LOC 1 108
  dassign %Reg0_I 0 (dread i32 %Reg19_I)
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg0_I 0 (sub i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg0_I 0 (zext i32 16 (dread i32 %Reg0_I))
  dassign %Reg19_I 0 (dread i32 %Reg0_I)
LOC 1 109
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R116 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_I 0 (dread i32 %Reg19_I)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28I_29V (dread ref %Reg0_R116, dread i32 %Reg1_I) {}
LOC 1 110
  dassign %Reg0_I 0 (constval i32 100)
  dassign %Reg20_I 0 (dread i32 %Reg0_I)
LOC 1 111
  dassign %Reg0_I 0 (dread i32 %Reg20_I)
  dassign %Reg1_I 0 (constval i32 97)
  dassign %Reg0_I 0 (sub i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg21_I 0 (dread i32 %Reg0_I)
LOC 1 112
  dassign %Reg0_I 0 (dread i32 %Reg20_I)
  dassign %Reg1_I 0 (dread i32 %Reg21_I)
  dassign %Reg0_I 0 (sub i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg0_I 0 (zext i32 16 (dread i32 %Reg0_I))
  dassign %Reg20_I 0 (dread i32 %Reg0_I)
LOC 1 113
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R116 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_I 0 (dread i32 %Reg20_I)
  dassign %Reg1_C 0 (cvt u16 i32 (dread i32 %Reg1_I))
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28C_29V (dread ref %Reg0_R116, dread u16 %Reg1_C) {}
LOC 1 114
  dassign %Reg0_I 0 (constval i32 2)
  dassign %Reg0_R118 0 (gcmallocjarray ref <[] u16> (dread i32 %Reg0_I))
  dassign %Reg1_I 0 (constval i32 0)
  dassign %Reg2_I 0 (constval i32 120)
  iassign <* u16> 0 (
    array 1 ptr <* <[] u16>> (dread ref %Reg0_R118, dread i32 %Reg1_I), 
    cvt u16 i32 (dread i32 %Reg2_I))
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg2_I 0 (constval i32 121)
  iassign <* u16> 0 (
    array 1 ptr <* <[] u16>> (dread ref %Reg0_R118, dread i32 %Reg1_I), 
    cvt u16 i32 (dread i32 %Reg2_I))
  dassign %Reg22_R118 0 (dread ref %Reg0_R118)
LOC 1 115
  dassign %Reg0_R118 0 (dread ref %Reg22_R118)
  dassign %Reg1_I 0 (constval i32 0)
  dassign %Reg0_I 0 (zext i32 16 (iread u16 <* u16> 0 (array 1 ptr <* <[] u16>> (dread ref %Reg0_R118, dread i32 %Reg1_I))))
  dassign %Reg23_I 0 (dread i32 %Reg0_I)
LOC 1 116
  dassign %Reg0_R118 0 (dread ref %Reg22_R118)
  dassign %Reg1_I 0 (constval i32 0)
  dassign %Reg2_R118 0 (dread ref %Reg22_R118)
  dassign %Reg3_I 0 (constval i32 1)
  dassign %Reg2_I 0 (zext i32 16 (iread u16 <* u16> 0 (array 1 ptr <* <[] u16>> (dread ref %Reg2_R118, dread i32 %Reg3_I))))
  iassign <* u16> 0 (
    array 1 ptr <* <[] u16>> (dread ref %Reg0_R118, dread i32 %Reg1_I), 
    cvt u16 i32 (dread i32 %Reg2_I))
LOC 1 117
  dassign %Reg0_R118 0 (dread ref %Reg22_R118)
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg2_I 0 (dread i32 %Reg23_I)
  iassign <* u16> 0 (
    array 1 ptr <* <[] u16>> (dread ref %Reg0_R118, dread i32 %Reg1_I), 
    cvt u16 i32 (dread i32 %Reg2_I))
LOC 1 118
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R116 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FString_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R115 0 (gcmalloc ref <$Ljava_2Flang_2FString_3B>)
  dassign %Reg2_R118 0 (dread ref %Reg22_R118)
  callassigned &Ljava_2Flang_2FString_3B_7C_3Cinit_3E_7C_28AC_29V (dread ref %Reg1_R115, dread ref %Reg2_R118) {}
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R116, dread ref %Reg1_R115) {}
LOC 1 119
  dassign %Reg0_I 0 (constval i32 7)
  intrinsiccallwithtype <$Ljava_2Flang_2FByte_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_B 0 (cvt i8 i32 (dread i32 %Reg0_I))
  callassigned &Ljava_2Flang_2FByte_3B_7CvalueOf_7C_28B_29Ljava_2Flang_2FByte_3B (dread i8 %Reg0_B) { dassign %Reg0_R121 0 }
  dassign %Reg24_R121 0 (dread ref %Reg0_R121)
LOC 1 120
  dassign %Reg0_I 0 (constval i32 8)
  intrinsiccallwithtype <$Ljava_2Flang_2FShort_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_S 0 (cvt i16 i32 (dread i32 %Reg0_I))
  callassigned &Ljava_2Flang_2FShort_3B_7CvalueOf_7C_28S_29Ljava_2Flang_2FShort_3B (dread i16 %Reg0_S) { dassign %Reg0_R122 0 }
  dassign %Reg25_R122 0 (dread ref %Reg0_R122)
LOC 1 121
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R116 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R117 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R117) {}
  dassign %Reg2_R121 0 (dread ref %Reg24_R121)
  dassign %Reg2_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg2_R121))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R117, dread ref %Reg2_R113) { dassign %Reg1_R117 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_11 0 }
  dassign %Reg2_R115 0 (dread ptr %L_STR_11)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R117, dread ref %Reg2_R115) { dassign %Reg1_R117 0 }
  dassign %Reg2_R122 0 (dread ref %Reg25_R122)
  dassign %Reg2_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg2_R122))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R117, dread ref %Reg2_R113) { dassign %Reg1_R117 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_11 0 }
  dassign %Reg2_R115 0 (dread ptr %L_STR_11)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R117, dread ref %Reg2_R115) { dassign %Reg1_R117 0 }
  dassign %Reg2_R121 0 (dread ref %Reg24_R121)
  virtualcallassigned &Ljava_2Flang_2FByte_3B_7CbyteValue_7C_28_29B (dread ref %Reg2_R121) { dassign %Reg2_B 0 }
  dassign %Reg3_R122 0 (dread ref %Reg25_R122)
  virtualcallassigned &Ljava_2Flang_2FShort_3B_7CshortValue_7C_28_29S (dread ref %Reg3_R122) { dassign %Reg3_S 0 }
  dassign %Reg2_I 0 (add i32 (
    cvt i32 i8 (dread i8 %Reg2_B),
    cvt i32 i16 (dread i16 %Reg3_S)))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R117, dread i32 %Reg2_I) { dassign %Reg1_R117 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R117) { dassign %Reg1_R115 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R116, dread ref %Reg1_R115) {}
LOC 1 122
  dassign %Reg0_I 0 (constval i32 1)
  dassign %Reg26_I 0 (dread i32 %Reg0_I)
LOC 1 123
  dassign %Reg0_I 0 (dread i32 %Reg26_I)
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg0_I 0 (bxor i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg26_I 0 (dread i32 %Reg0_I)
LOC 1 124
  dassign %Reg0_I 0 (dread i32 %Reg26_I)
  intrinsiccallwithtype <$LChars_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_Z 0 (dread u1 $LChars_3B_7Csk)
  dassign %Reg1_I 0 (cvt i32 u1 (dread u1 %Reg1_Z))
  dassign %Reg0_I 0 (bior i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg26_I 0 (dread i32 %Reg0_I)
LOC 1 125
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R116 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_I 0 (dread i32 %Reg26_I)
  dassign %Reg1_Z 0 (cvt u1 i32 (dread i32 %Reg1_I))
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Z_29V (dread ref %Reg0_R116, dread u1 %Reg1_Z) {}
LOC 1 126
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg27_I 0 (dread i32 %Reg0_I)
LOC 1 127
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg28_I 0 (dread i32 %Reg0_I)
@label21
  dassign %Reg0_I 0 (dread i32 %Reg28_I)
  dassign %Reg1_I 0 (constval i32 1000)
  brtrue @label22 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg0_I 0 (dread i32 %Reg27_I)
  dassign %Reg1_I 0 (dread i32 %Reg28_I)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg0_I 0 (sext i32 16 (dread i32 %Reg0_I))
  dassign %Reg27_I 0 (dread i32 %Reg0_I)
  dassign %Reg28_I 0 (add i32 (dread i32 %Reg28_I, constval i32 1))
  goto @label21
@label22
LOC 1 128
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R116 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_I 0 (dread i32 %Reg27_I)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28I_29V (dread ref %Reg0_R116, dread i32 %Reg1_I) {}
LOC 1 129
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg28_I 0 (dread i32 %Reg0_I)
LOC 1 130
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg29_I 0 (dread i32 %Reg0_I)
@label23
  dassign %Reg0_I 0 (dread i32 %Reg29_I)
  dassign %Reg1_I 0 (constval i32 1000)
  brtrue @label24 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg0_I 0 (dread i32 %Reg28_I)
  dassign %Reg1_I 0 (constval i32 3)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg0_I 0 (sext i32 8 (dread i32 %Reg0_I))
  dassign %Reg28_I 0 (dread i32 %Reg0_I)
  dassign %Reg29_I 0 (add i32 (dread i32 %Reg29_I, constval i32 1))
  goto @label23
@label24
LOC 1 131
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R116 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_I 0 (dread i32 %Reg28_I)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28I_29V (dread ref %Reg0_R116, dread i32 %Reg1_I) {}
LOC 1 132
  dassign %Reg0_I 0 (constval i32 65)
  dassign %Reg29_I 0 (dread i32 %Reg0_I)
LOC 1 133
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg30_I 0 (dread i32 %Reg0_I)
@label25
  dassign %Reg0_I 0 (dread i32 %Reg30_I)
  dassign %Reg1_I 0 (constval i32 0x186a0)
  brtrue @label26 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg0_I 0 (dread i32 %Reg29_I)
  dassign %Reg1_I 0 (constval i32 7)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg0_I 0 (zext i32 16 (dread i32 %Reg0_I))
  dassign %Reg29_I 0 (dread i32 %Reg0_I)
  dassign %Reg30_I 0 (add i32 (dread i32 %Reg30_I, constval i32 1))
  goto @label25
@label26
LOC 1 134
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R116 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_I 0 (dread i32 %Reg29_I)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28I_29V (dread ref %Reg0_R116, dread i32 %Reg1_I) {}
LOC 1 135
  return ()
}
func &LChars_3B_7C_3Cclinit_3E_7C_28_29V static constructor () void {
  funcid 11
  var %Reg0_I i32
  var %Reg0_C u16
  var %Reg0_B i8
  var %Reg0_S i16
  var %Reg0_Z u1

LOC 1 43
  dassign %Reg0_I 0 (constval i32 114)
  dassign %Reg0_C 0 (intrinsicop u16 JAVA_MERGE (dread i32 %Reg0_I))
  dassign $LChars_3B_7Csf 0 (dread u16 %Reg0_C)
LOC 1 44
  dassign %Reg0_I 0 (constval i32 100)
  dassign %Reg0_B 0 (intrinsicop i8 JAVA_MERGE (dread i32 %Reg0_I))
  dassign $LChars_3B_7Csg 0 (dread i8 %Reg0_B)
LOC 1 45
  dassign %Reg0_I 0 (constval i32 -300)
  dassign %Reg0_S 0 (intrinsicop i16 JAVA_MERGE (dread i32 %Reg0_I))
  dassign $LChars_3B_7Csh 0 (dread i16 %Reg0_S)
LOC 1 46
  dassign %Reg0_I 0 (constval i32 1)
  dassign %Reg0_Z 0 (intrinsicop u1 JAVA_MERGE (dread i32 %Reg0_I))
  dassign $LChars_3B_7Csk 0 (dread u1 %Reg0_Z)
  return ()
}
