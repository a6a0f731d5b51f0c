flavor 1
srclang 3
id 65535
numfuncs 39
import "../../../tests/java/library.mplt"
import "Json.mplt"
entryfunc &LJson_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V
fileinfo {
  @INFO_filename "Json.class",
  @INFO_filename "Json$Array.class",
  @INFO_filename "Json$Constant.class",
  @INFO_filename "Json$Decimal.class",
  @INFO_filename "Json$Maker.class",
  @INFO_filename "Json$Parser.class",
  @INFO_filename "Json$Record.class",
  @INFO_filename "Json$Text.class",
  @INFO_filename "Json$Value.class"}
srcfileinfo {
  1 "Json.java"}
javaclass $LJson_3B <$LJson_3B> final public
javaclass $LJson_24Array_3B <$LJson_24Array_3B> final
javaclass $LJson_24Constant_3B <$LJson_24Constant_3B> final
javaclass $LJson_24Decimal_3B <$LJson_24Decimal_3B> final
javaclass $LJson_24Maker_3B <$LJson_24Maker_3B> final
javaclass $LJson_24Parser_3B <$LJson_24Parser_3B> final
javaclass $LJson_24Record_3B <$LJson_24Record_3B> final
javaclass $LJson_24Text_3B <$LJson_24Text_3B> final
javaclass $LJson_24Value_3B <$LJson_24Value_3B> abstract
func &LJson_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$LJson_3B>>) void
func &LJson_3B_7Chash_7C_28ILjava_2Flang_2FString_3B_29I static (var %Reg5_I i32, var %Reg6_R114 <* <$Ljava_2Flang_2FString_3B>>) i32
func &LJson_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V public static (var %Reg15_R115 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>) void
func &LJson_24Array_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LJson_24Array_3B>>) void
func &LJson_24Array_3B_7Cadd_7C_28LJson_24Value_3B_29V virtual (var %_this <* <$LJson_24Array_3B>>, var %Reg8_R122 <* <$LJson_24Value_3B>>) void
func &LJson_24Array_3B_7Cwrite_7C_28Ljava_2Flang_2FStringBuilder_3B_29V virtual (var %_this <* <$LJson_24Array_3B>>, var %Reg4_R116 <* <$Ljava_2Flang_2FStringBuilder_3B>>) void
func &LJson_24Array_3B_7Csum_7C_28_29I virtual (var %_this <* <$LJson_24Array_3B>>) i32
func &LJson_24Constant_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V constructor (var %_this <* <$LJson_24Constant_3B>>, var %Reg3_R114 <* <$Ljava_2Flang_2FString_3B>>) void
func &LJson_24Constant_3B_7Cwrite_7C_28Ljava_2Flang_2FStringBuilder_3B_29V virtual (var %_this <* <$LJson_24Constant_3B>>, var %Reg3_R116 <* <$Ljava_2Flang_2FStringBuilder_3B>>) void
func &LJson_24Constant_3B_7Csum_7C_28_29I virtual (var %_this <* <$LJson_24Constant_3B>>) i32
func &LJson_24Decimal_3B_7C_3Cinit_3E_7C_28III_29V constructor (var %_this <* <$LJson_24Decimal_3B>>, var %Reg11_I i32, var %Reg12_I i32, var %Reg13_I i32) void
func &LJson_24Decimal_3B_7Cwrite_7C_28Ljava_2Flang_2FStringBuilder_3B_29V virtual (var %_this <* <$LJson_24Decimal_3B>>, var %Reg8_R116 <* <$Ljava_2Flang_2FStringBuilder_3B>>) void
func &LJson_24Decimal_3B_7Csum_7C_28_29I virtual (var %_this <* <$LJson_24Decimal_3B>>) i32
func &LJson_24Maker_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LJson_24Maker_3B>>) void
func &LJson_24Maker_3B_7Crandom_7C_28I_29I virtual (var %_this <* <$LJson_24Maker_3B>>, var %Reg4_I i32) i32
func &LJson_24Maker_3B_7Cword_7C_28_29LJson_24Value_3B virtual (var %_this <* <$LJson_24Maker_3B>>) <* <$LJson_24Value_3B>>
func &LJson_24Maker_3B_7Crecord_7C_28I_29LJson_24Record_3B virtual (var %_this <* <$LJson_24Maker_3B>>, var %Reg17_I i32) <* <$LJson_24Record_3B>>
func &LJson_24Maker_3B_7Crecords_7C_28I_29LJson_24Array_3B virtual (var %_this <* <$LJson_24Maker_3B>>, var %Reg6_I i32) <* <$LJson_24Array_3B>>
func &LJson_24Parser_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V constructor (var %_this <* <$LJson_24Parser_3B>>, var %Reg3_R114 <* <$Ljava_2Flang_2FString_3B>>) void
func &LJson_24Parser_3B_7Cexpect_7C_28C_29V virtual (var %_this <* <$LJson_24Parser_3B>>, var %Reg5_C u16) void
func &LJson_24Parser_3B_7Cvalue_7C_28_29LJson_24Value_3B virtual (var %_this <* <$LJson_24Parser_3B>>) <* <$LJson_24Value_3B>>
func &LJson_24Parser_3B_7Cconstant_7C_28Ljava_2Flang_2FString_3B_29LJson_24Value_3B virtual (var %_this <* <$LJson_24Parser_3B>>, var %Reg5_R114 <* <$Ljava_2Flang_2FString_3B>>) <* <$LJson_24Value_3B>>
func &LJson_24Parser_3B_7Cdigits_7C_28_29I virtual (var %_this <* <$LJson_24Parser_3B>>) i32
func &LJson_24Parser_3B_7Cdecimal_7C_28_29LJson_24Value_3B virtual (var %_this <* <$LJson_24Parser_3B>>) <* <$LJson_24Value_3B>>
func &LJson_24Parser_3B_7Cstring_7C_28_29Ljava_2Flang_2FString_3B virtual (var %_this <* <$LJson_24Parser_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &LJson_24Parser_3B_7Carray_7C_28_29LJson_24Array_3B virtual (var %_this <* <$LJson_24Parser_3B>>) <* <$LJson_24Array_3B>>
func &LJson_24Parser_3B_7Crecord_7C_28_29LJson_24Record_3B virtual (var %_this <* <$LJson_24Parser_3B>>) <* <$LJson_24Record_3B>>
func &LJson_24Record_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LJson_24Record_3B>>) void
func &LJson_24Record_3B_7Cput_7C_28Ljava_2Flang_2FString_3BLJson_24Value_3B_29V virtual (var %_this <* <$LJson_24Record_3B>>, var %Reg8_R114 <* <$Ljava_2Flang_2FString_3B>>, var %Reg9_R122 <* <$LJson_24Value_3B>>) void
func &LJson_24Record_3B_7Cget_7C_28Ljava_2Flang_2FString_3B_29LJson_24Value_3B virtual (var %_this <* <$LJson_24Record_3B>>, var %Reg4_R114 <* <$Ljava_2Flang_2FString_3B>>) <* <$LJson_24Value_3B>>
func &LJson_24Record_3B_7Cwrite_7C_28Ljava_2Flang_2FStringBuilder_3B_29V virtual (var %_this <* <$LJson_24Record_3B>>, var %Reg5_R116 <* <$Ljava_2Flang_2FStringBuilder_3B>>) void
func &LJson_24Record_3B_7Csum_7C_28_29I virtual (var %_this <* <$LJson_24Record_3B>>) i32
func &LJson_24Text_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V constructor (var %_this <* <$LJson_24Text_3B>>, var %Reg3_R114 <* <$Ljava_2Flang_2FString_3B>>) void
func &LJson_24Text_3B_7Cwrite_7C_28Ljava_2Flang_2FStringBuilder_3BLjava_2Flang_2FString_3B_29V static (var %Reg4_R116 <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg5_R114 <* <$Ljava_2Flang_2FString_3B>>) void
func &LJson_24Text_3B_7Cwrite_7C_28Ljava_2Flang_2FStringBuilder_3B_29V virtual (var %_this <* <$LJson_24Text_3B>>, var %Reg3_R116 <* <$Ljava_2Flang_2FStringBuilder_3B>>) void
func &LJson_24Text_3B_7Csum_7C_28_29I virtual (var %_this <* <$LJson_24Text_3B>>) i32
func &LJson_24Value_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LJson_24Value_3B>>) void
func &LJson_24Value_3B_7Cwrite_7C_28Ljava_2Flang_2FStringBuilder_3B_29V virtual abstract (var %_this <* <$LJson_24Value_3B>>, var %Reg1_R116 <* <$Ljava_2Flang_2FStringBuilder_3B>>) void
func &LJson_24Value_3B_7Csum_7C_28_29I virtual abstract (var %_this <* <$LJson_24Value_3B>>) i32
var $_C_STR_70007200690063006500 fstatic <[4] u64> readonly = [0, 0xb00000000, 0x63697270065fb149, 101]
var $_C_STR_730061006d006500 fstatic <[3] u64> readonly = [0, 0x900000000, 0x656d61730035c066]
var $_C_STR_4c647286418171b20b4e745da28b3e50 fstatic <[4] u64> readonly = [0, 0x1300000000, 0x666669644da55039, 0x746e657265]
var $_C_STR_4a0073006f006e002000 fstatic <[4] u64> readonly = [0, 0xb00000000, 0x6e6f734a0448c018, 32]
var $_C_STR_2000 fstatic <[3] u64> readonly = [0, 0x300000000, 0x2000000020]
var $_C_STR_6e0075006d00620065007200 fstatic <[4] u64> readonly = [0, 0xd00000000, 0x626d756ec258db49, 0x7265]
var $_C_STR_6e0061006d006500 fstatic <[3] u64> readonly = [0, 0x900000000, 0x656d616e00337a8b]
var $_C_STR_7400610067007300 fstatic <[3] u64> readonly = [0, 0x900000000, 0x7367617400363419]
var $_C_STR_7800 fstatic <[3] u64> readonly = [0, 0x300000000, 0x7800000078]
var $_C_STR_7900 fstatic <[3] u64> readonly = [0, 0x300000000, 0x7900000079]
var $_C_STR_70006c00610063006500 fstatic <[4] u64> readonly = [0, 0xb00000000, 0x63616c70065cd907, 101]
var $_C_STR_6b006e006f0077006e00 fstatic <[4] u64> readonly = [0, 0xb00000000, 0x776f6e6b06178343, 110]
var $_C_STR_6e0075006c006c00 fstatic <[3] u64> readonly = [0, 0x900000000, 0x6c6c756e0033c587]
var $_C_STR_7400720075006500 fstatic <[3] u64> readonly = [0, 0x900000000, 0x657572740036758e]
var $_C_STR_660061006c0073006500 fstatic <[4] u64> readonly = [0, 0xb00000000, 0x736c616605cb1923, 101]
var $_C_STR_4aa291eea27bf7c4f1417317ec8ce637 fstatic <[4] u64> readonly = [0, 0x1300000000, 0x6570786507499068, 0x2064657463]
var $_C_STR_2000610074002000 fstatic <[3] u64> readonly = [0, 0x900000000, 0x207461200010062d]
var $_C_STR_5c006e00 fstatic <[3] u64> readonly = [0, 0x500000000, 0x6e5c00000b92]
var $LJson_3B_7CMODULUS i32 final static = 0xf4243
var $Ljava_2Flang_2FSystem_3B_7Cout extern <* <$Ljava_2Fio_2FPrintStream_3B>>
func &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FObject_3B>>) void
func &Ljava_2Flang_2FString_3B_7Clength_7C_28_29I public virtual (var %_this <* <$Ljava_2Flang_2FString_3B>>) i32
func &Ljava_2Flang_2FString_3B_7CcharAt_7C_28I_29C public virtual (var %_this <* <$Ljava_2Flang_2FString_3B>>, var %Reg1_I i32) u16
func &Ljava_2Flang_2FInteger_3B_7CparseInt_7C_28Ljava_2Flang_2FString_3B_29I public static (var %Reg0_R114 <* <$Ljava_2Flang_2FString_3B>>) i32
func &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>) void
func &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &Ljava_2Flang_2FString_3B_7Cequals_7C_28Ljava_2Flang_2FObject_3B_29Z public virtual (var %_this <* <$Ljava_2Flang_2FString_3B>>, var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>) u1
func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg1_R114 <* <$Ljava_2Flang_2FString_3B>>) <* <$Ljava_2Flang_2FStringBuilder_3B>>
func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg1_I i32) <* <$Ljava_2Flang_2FStringBuilder_3B>>
func &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V public virtual (var %_this <* <$Ljava_2Fio_2FPrintStream_3B>>, var %Reg1_R114 <* <$Ljava_2Flang_2FString_3B>>) void
func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28C_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg1_C u16) <* <$Ljava_2Flang_2FStringBuilder_3B>>
func &Ljava_2Flang_2FString_3B_7CtoCharArray_7C_28_29AC public virtual (var %_this <* <$Ljava_2Flang_2FString_3B>>) <* <[] u16>>
func &Ljava_2Flang_2FIllegalStateException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V public constructor (var %_this <* <$Ljava_2Flang_2FIllegalStateException_3B>>, var %Reg1_R114 <* <$Ljava_2Flang_2FString_3B>>) void
func &Ljava_2Flang_2FString_3B_7C_3Cinit_3E_7C_28ACII_29V public constructor (var %_this <* <$Ljava_2Flang_2FString_3B>>, var %Reg1_R127 <* <[] u16>>, var %Reg2_I i32, var %Reg3_I i32) void
var $__cinf_Ljava_2Flang_2FString_3B <$__class_meta__>
func &MCC_GetOrInsertLiteral () <* <$Ljava_2Flang_2FString_3B>>
func &LJson_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$LJson_3B>>) void {
  funcid 1
  var %Reg1_R112 <* <$LJson_3B>>
  var %Reg0_R112 <* <$LJson_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>

  dassign %Reg1_R112 0 (dread ref %_this)
LOC 1 5
  dassign %Reg0_R112 0 (dread ref %Reg1_R112)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R112))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
  return ()
}
func &LJson_3B_7Chash_7C_28ILjava_2Flang_2FString_3B_29I static (var %Reg5_I i32, var %Reg6_R114 <* <$Ljava_2Flang_2FString_3B>>) i32 {
  funcid 2
  var %Reg0_I i32
  var %Reg3_I i32
  var %Reg4_I i32
  var %Reg1_R114 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_I i32
  var %Reg2_I i32
  var %Reg1_C u16

ALIAS %i %Reg4_I i32
ALIAS %start %Reg5_I i32
ALIAS %text %Reg6_R114 <* <$Ljava_2Flang_2FString_3B>>
ALIAS %hash %Reg3_I i32
  intrinsiccallwithtype <$LJson_3B> JAVA_CLINIT_CHECK ()
LOC 1 9
  dassign %Reg0_I 0 (dread i32 %Reg5_I)
  dassign %Reg3_I 0 (dread i32 %Reg0_I)
LOC 1 10
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg4_I 0 (dread i32 %Reg0_I)
@label0
  dassign %Reg0_I 0 (dread i32 %Reg4_I)
  dassign %Reg1_R114 0 (dread ref %Reg6_R114)
  virtualcallassigned &Ljava_2Flang_2FString_3B_7Clength_7C_28_29I (dread ref %Reg1_R114) { dassign %Reg1_I 0 }
  brtrue @label1 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
LOC 1 11
  dassign %Reg0_I 0 (dread i32 %Reg3_I)
  dassign %Reg1_I 0 (constval i32 31)
  dassign %Reg0_I 0 (mul i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_R114 0 (dread ref %Reg6_R114)
  dassign %Reg2_I 0 (dread i32 %Reg4_I)
  virtualcallassigned &Ljava_2Flang_2FString_3B_7CcharAt_7C_28I_29C (dread ref %Reg1_R114, dread i32 %Reg2_I) { dassign %Reg1_C 0 }
  dassign %Reg0_I 0 (add i32 (
    dread i32 %Reg0_I,
    cvt i32 u16 (dread u16 %Reg1_C)))
  dassign %Reg1_I 0 (constval i32 0xf4243)
  dassign %Reg0_I 0 (rem i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg3_I 0 (dread i32 %Reg0_I)
LOC 1 10
  dassign %Reg4_I 0 (add i32 (dread i32 %Reg4_I, constval i32 1))
  goto @label0
@label1
LOC 1 13
  dassign %Reg0_I 0 (dread i32 %Reg3_I)
  return (dread i32 %Reg0_I)
}
func &LJson_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V public static (var %Reg15_R115 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>) void {
  funcid 3
  var %Reg0_R115 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>
  var %Reg0_I i32
  var %Reg1_I i32
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_R114 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg6_I i32
  var %Reg7_I i32
  var %Reg0_R116 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg8_R116 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg0_R117 <* <$LJson_24Maker_3B>>
  var %Reg0_R118 <* <$LJson_24Array_3B>>
  var %Reg1_R116 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg9_R114 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R119 <* <$LJson_24Parser_3B>>
  var %Reg1_R114 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg10_R118 <* <$LJson_24Array_3B>>
  var %Reg0_D f64
  var %Reg11_D f64
  var %Reg13_I i32
  var %Reg1_R118 <* <$LJson_24Array_3B>>
  var %Reg1_R120 <* <[] <* <$LJson_24Value_3B>>>>
  var %Reg2_I i32
  var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_R121 <* <$LJson_24Record_3B>>
  var %Reg2_R114 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_10 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_R122 <* <$LJson_24Value_3B>>
  var %Reg1_R123 <* <$LJson_24Decimal_3B>>
  var %Reg1_D f64
  var %Reg13_R116 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg0_Z u1
  var %L_STR_11 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg6_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %L_STR_12 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg14_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_R124 <* <$Ljava_2Fio_2FPrintStream_3B>>
  var %L_STR_13 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_14 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg3_R114 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg2_R118 <* <$LJson_24Array_3B>>
  var %Reg2_D f64
  var %Reg3_D f64
  var %Reg14_R114 <* <$Ljava_2Flang_2FString_3B>>

ALIAS %i %Reg13_I i32
ALIAS %args %Reg15_R115 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>
ALIAS %count %Reg7_I i32
ALIAS %first %Reg8_R116 <* <$Ljava_2Flang_2FStringBuilder_3B>>
ALIAS %text %Reg9_R114 <* <$Ljava_2Flang_2FString_3B>>
ALIAS %records %Reg10_R118 <* <$LJson_24Array_3B>>
ALIAS %prices %Reg11_D f64
ALIAS %second %Reg13_R116 <* <$Ljava_2Flang_2FStringBuilder_3B>>
ALIAS %same %Reg14_R114 <* <$Ljava_2Flang_2FString_3B>>
  intrinsiccallwithtype <$LJson_3B> JAVA_CLINIT_CHECK ()
LOC 1 351
  dassign %Reg0_R115 0 (dread ref %Reg15_R115)
  dassign %Reg0_I 0 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %Reg0_R115))
  brtrue @label2 (le i32 i32 (dread i32 %Reg0_I, constval i32 0))
  dassign %Reg0_R115 0 (dread ref %Reg15_R115)
  dassign %Reg1_I 0 (constval i32 0)
  dassign %Reg0_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg0_R115, dread i32 %Reg1_I)))
  intrinsiccallwithtype <$Ljava_2Flang_2FInteger_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R114 0 (retype ref <* <$Ljava_2Flang_2FString_3B>> (dread ref %Reg0_R113))
  callassigned &Ljava_2Flang_2FInteger_3B_7CparseInt_7C_28Ljava_2Flang_2FString_3B_29I (dread ref %Reg0_R114) { dassign %Reg0_I 0 }
  dassign %Reg6_I 0 (dread i32 %Reg0_I)
  goto @label3
@label2
  dassign %Reg0_I 0 (constval i32 0xbb8)
  dassign %Reg6_I 0 (dread i32 %Reg0_I)
@label3
  dassign %Reg0_I 0 (dread i32 %Reg6_I)
  dassign %Reg7_I 0 (dread i32 %Reg0_I)
LOC 1 352
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R116 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R116) {}
  dassign %Reg8_R116 0 (dread ref %Reg0_R116)
LOC 1 353
  intrinsiccallwithtype <$LJson_24Maker_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R117 0 (gcmalloc ref <$LJson_24Maker_3B>)
  callassigned &LJson_24Maker_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R117) {}
  dassign %Reg1_I 0 (dread i32 %Reg7_I)
  virtualcallassigned &LJson_24Maker_3B_7Crecords_7C_28I_29LJson_24Array_3B (dread ref %Reg0_R117, dread i32 %Reg1_I) { dassign %Reg0_R118 0 }
  dassign %Reg1_R116 0 (dread ref %Reg8_R116)
  virtualcallassigned &LJson_24Array_3B_7Cwrite_7C_28Ljava_2Flang_2FStringBuilder_3B_29V (dread ref %Reg0_R118, dread ref %Reg1_R116) {}
LOC 1 354
  dassign %Reg0_R116 0 (dread ref %Reg8_R116)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg0_R116) { dassign %Reg0_R114 0 }
  dassign %Reg9_R114 0 (dread ref %Reg0_R114)
LOC 1 355
  intrinsiccallwithtype <$LJson_24Parser_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R119 0 (gcmalloc ref <$LJson_24Parser_3B>)
  dassign %Reg1_R114 0 (dread ref %Reg9_R114)
  callassigned &LJson_24Parser_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R119, dread ref %Reg1_R114) {}
  virtualcallassigned &LJson_24Parser_3B_7Carray_7C_28_29LJson_24Array_3B (dread ref %Reg0_R119) { dassign %Reg0_R118 0 }
  dassign %Reg10_R118 0 (dread ref %Reg0_R118)
LOC 1 356
  dassign %Reg0_D 0 (constval f64 0)
  dassign %Reg11_D 0 (dread f64 %Reg0_D)
LOC 1 357
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg13_I 0 (dread i32 %Reg0_I)
@label4
  dassign %Reg0_I 0 (dread i32 %Reg13_I)
  dassign %Reg1_R118 0 (dread ref %Reg10_R118)
  dassign %Reg1_I 0 (iread i32 <* <$LJson_24Array_3B>> 4 (dread ref %Reg1_R118))
  brtrue @label5 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
LOC 1 358
  dassign %Reg0_D 0 (dread f64 %Reg11_D)
  dassign %Reg1_R118 0 (dread ref %Reg10_R118)
  dassign %Reg1_R120 0 (iread ref <* <$LJson_24Array_3B>> 3 (dread ref %Reg1_R118))
  dassign %Reg2_I 0 (dread i32 %Reg13_I)
  dassign %Reg1_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg1_R120, dread i32 %Reg2_I)))
  intrinsiccallwithtypeassigned <* <$LJson_24Record_3B>> JAVA_CHECK_CAST (dread ref %Reg1_R113) { dassign %Reg1_R121 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_70007200690063006500) { dassign %L_STR_10 0 }
  dassign %Reg2_R114 0 (dread ptr %L_STR_10)
  virtualcallassigned &LJson_24Record_3B_7Cget_7C_28Ljava_2Flang_2FString_3B_29LJson_24Value_3B (dread ref %Reg1_R121, dread ref %Reg2_R114) { dassign %Reg1_R122 0 }
  intrinsiccallwithtypeassigned <* <$LJson_24Decimal_3B>> JAVA_CHECK_CAST (dread ref %Reg1_R122) { dassign %Reg1_R123 0 }
  dassign %Reg1_D 0 (iread f64 <* <$LJson_24Decimal_3B>> 6 (dread ref %Reg1_R123))
  dassign %Reg0_D 0 (add f64 (dread f64 %Reg0_D, dread f64 %Reg1_D))
  dassign %Reg11_D 0 (dread f64 %Reg0_D)
LOC 1 357
  dassign %Reg13_I 0 (add i32 (dread i32 %Reg13_I, constval i32 1))
  goto @label4
@label5
LOC 1 360
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R116 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R116) {}
  dassign %Reg13_R116 0 (dread ref %Reg0_R116)
LOC 1 361
  dassign %Reg0_R118 0 (dread ref %Reg10_R118)
  dassign %Reg1_R116 0 (dread ref %Reg13_R116)
  virtualcallassigned &LJson_24Array_3B_7Cwrite_7C_28Ljava_2Flang_2FStringBuilder_3B_29V (dread ref %Reg0_R118, dread ref %Reg1_R116) {}
LOC 1 362
  dassign %Reg0_R116 0 (dread ref %Reg13_R116)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg0_R116) { dassign %Reg0_R114 0 }
  dassign %Reg1_R114 0 (dread ref %Reg9_R114)
  dassign %Reg1_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg1_R114))
  virtualcallassigned &Ljava_2Flang_2FString_3B_7Cequals_7C_28Ljava_2Flang_2FObject_3B_29Z (dread ref %Reg0_R114, dread ref %Reg1_R113) { dassign %Reg0_Z 0 }
  brtrue @label6 (eq i32 i32 (
    cvt i32 u1 (dread u1 %Reg0_Z),
    constval i32 0))
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_730061006d006500) { dassign %L_STR_11 0 }
  dassign %Reg0_R114 0 (dread ptr %L_STR_11)
  dassign %Reg6_R113 0 (dread ref %Reg0_R114)
  goto @label7
@label6
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_4c647286418171b20b4e745da28b3e50) { dassign %L_STR_12 0 }
  dassign %Reg0_R114 0 (dread ptr %L_STR_12)
  dassign %Reg6_R113 0 (dread ref %Reg0_R114)
@label7
  dassign %Reg0_R113 0 (dread ref %Reg6_R113)
  dassign %Reg14_R113 0 (dread ref %Reg0_R113)
LOC 1 363
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R124 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R116 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R116) {}
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_4a0073006f006e002000) { dassign %L_STR_13 0 }
  dassign %Reg2_R114 0 (dread ptr %L_STR_13)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread ref %Reg2_R114) { dassign %Reg1_R116 0 }
  dassign %Reg2_R114 0 (dread ref %Reg9_R114)
  virtualcallassigned &Ljava_2Flang_2FString_3B_7Clength_7C_28_29I (dread ref %Reg2_R114) { dassign %Reg2_I 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread i32 %Reg2_I) { dassign %Reg1_R116 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_14 0 }
  dassign %Reg2_R114 0 (dread ptr %L_STR_14)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread ref %Reg2_R114) { dassign %Reg1_R116 0 }
  dassign %Reg2_I 0 (constval i32 7)
  dassign %Reg3_R114 0 (dread ref %Reg9_R114)
  intrinsiccallwithtype <$LJson_3B> JAVA_CLINIT_CHECK ()
  callassigned &LJson_3B_7Chash_7C_28ILjava_2Flang_2FString_3B_29I (dread i32 %Reg2_I, dread ref %Reg3_R114) { dassign %Reg2_I 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread i32 %Reg2_I) { dassign %Reg1_R116 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_14 0 }
  dassign %Reg2_R114 0 (dread ptr %L_STR_14)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread ref %Reg2_R114) { dassign %Reg1_R116 0 }
  dassign %Reg2_R118 0 (dread ref %Reg10_R118)
  virtualcallassigned &LJson_24Array_3B_7Csum_7C_28_29I (dread ref %Reg2_R118) { dassign %Reg2_I 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread i32 %Reg2_I) { dassign %Reg1_R116 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_14 0 }
  dassign %Reg2_R114 0 (dread ptr %L_STR_14)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread ref %Reg2_R114) { dassign %Reg1_R116 0 }
  dassign %Reg2_D 0 (dread f64 %Reg11_D)
  dassign %Reg3_D 0 (constval f64 100)
  dassign %Reg2_D 0 (mul f64 (dread f64 %Reg2_D, dread f64 %Reg3_D))
  dassign %Reg3_D 0 (constval f64 0.5)
  dassign %Reg2_D 0 (add f64 (dread f64 %Reg2_D, dread f64 %Reg3_D))
  dassign %Reg2_I 0 (cvt i32 f64 (dread f64 %Reg2_D))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread i32 %Reg2_I) { dassign %Reg1_R116 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_14 0 }
  dassign %Reg2_R114 0 (dread ptr %L_STR_14)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread ref %Reg2_R114) { dassign %Reg1_R116 0 }
  dassign %Reg14_R114 0 (retype ref <* <$Ljava_2Flang_2FString_3B>> (dread ref %Reg14_R113))
  dassign %Reg2_R114 0 (dread ref %Reg14_R114)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread ref %Reg2_R114) { dassign %Reg1_R116 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R116) { dassign %Reg1_R114 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R124, dread ref %Reg1_R114) {}
LOC 1 364
  return ()
}
func &LJson_24Array_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LJson_24Array_3B>>) void {
  funcid 4
  var %Reg2_R118 <* <$LJson_24Array_3B>>
  var %Reg0_R118 <* <$LJson_24Array_3B>>
  var %Reg0_R122 <* <$LJson_24Value_3B>>
  var %Reg1_I i32
  var %Reg1_R120 <* <[] <* <$LJson_24Value_3B>>>>

  dassign %Reg2_R118 0 (dread ref %_this)
LOC 1 107
  dassign %Reg0_R118 0 (dread ref %Reg2_R118)
  dassign %Reg0_R122 0 (retype ref <* <$LJson_24Value_3B>> (dread ref %Reg0_R118))
  callassigned &LJson_24Value_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R122) {}
LOC 1 108
  dassign %Reg0_R118 0 (dread ref %Reg2_R118)
  dassign %Reg1_I 0 (constval i32 4)
  dassign %Reg1_R120 0 (gcmallocjarray ref <[] <* <$LJson_24Value_3B>>> (dread i32 %Reg1_I))
  iassign <* <$LJson_24Array_3B>> 3 (dread ref %Reg0_R118, dread ref %Reg1_R120)
  return ()
}
func &LJson_24Array_3B_7Cadd_7C_28LJson_24Value_3B_29V virtual (var %_this <* <$LJson_24Array_3B>>, var %Reg8_R122 <* <$LJson_24Value_3B>>) void {
  funcid 5
  var %Reg7_R118 <* <$LJson_24Array_3B>>
  var %Reg0_R118 <* <$LJson_24Array_3B>>
  var %Reg0_I i32
  var %Reg1_R118 <* <$LJson_24Array_3B>>
  var %Reg1_R120 <* <[] <* <$LJson_24Value_3B>>>>
  var %Reg1_I i32
  var %Reg0_R120 <* <[] <* <$LJson_24Value_3B>>>>
  var %Reg5_R120 <* <[] <* <$LJson_24Value_3B>>>>
  var %Reg6_I i32
  var %Reg2_R118 <* <$LJson_24Array_3B>>
  var %Reg2_R120 <* <[] <* <$LJson_24Value_3B>>>>
  var %Reg3_I i32
  var %Reg2_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg2_I i32
  var %Reg1_R122 <* <$LJson_24Value_3B>>

ALIAS %i %Reg6_I i32
ALIAS %longer %Reg5_R120 <* <[] <* <$LJson_24Value_3B>>>>
ALIAS %value %Reg8_R122 <* <$LJson_24Value_3B>>
  dassign %Reg7_R118 0 (dread ref %_this)
LOC 1 112
  dassign %Reg0_R118 0 (dread ref %Reg7_R118)
  dassign %Reg0_I 0 (iread i32 <* <$LJson_24Array_3B>> 4 (dread ref %Reg0_R118))
  dassign %Reg1_R118 0 (dread ref %Reg7_R118)
  dassign %Reg1_R120 0 (iread ref <* <$LJson_24Array_3B>> 3 (dread ref %Reg1_R118))
  dassign %Reg1_I 0 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %Reg1_R120))
  brtrue @label10 (ne i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
LOC 1 113
  dassign %Reg0_R118 0 (dread ref %Reg7_R118)
  dassign %Reg0_I 0 (iread i32 <* <$LJson_24Array_3B>> 4 (dread ref %Reg0_R118))
  dassign %Reg1_I 0 (constval i32 2)
  dassign %Reg0_I 0 (mul i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg0_R120 0 (gcmallocjarray ref <[] <* <$LJson_24Value_3B>>> (dread i32 %Reg0_I))
  dassign %Reg5_R120 0 (dread ref %Reg0_R120)
LOC 1 114
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg6_I 0 (dread i32 %Reg0_I)
@label8
  dassign %Reg0_I 0 (dread i32 %Reg6_I)
  dassign %Reg1_R118 0 (dread ref %Reg7_R118)
  dassign %Reg1_I 0 (iread i32 <* <$LJson_24Array_3B>> 4 (dread ref %Reg1_R118))
  brtrue @label9 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
LOC 1 115
  dassign %Reg0_R120 0 (dread ref %Reg5_R120)
  dassign %Reg1_I 0 (dread i32 %Reg6_I)
  dassign %Reg2_R118 0 (dread ref %Reg7_R118)
  dassign %Reg2_R120 0 (iread ref <* <$LJson_24Array_3B>> 3 (dread ref %Reg2_R118))
  dassign %Reg3_I 0 (dread i32 %Reg6_I)
  dassign %Reg2_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg2_R120, dread i32 %Reg3_I)))
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R120, dread i32 %Reg1_I), 
    dread ref %Reg2_R113)
LOC 1 114
  dassign %Reg6_I 0 (add i32 (dread i32 %Reg6_I, constval i32 1))
  goto @label8
@label9
LOC 1 117
  dassign %Reg0_R118 0 (dread ref %Reg7_R118)
  dassign %Reg1_R120 0 (dread ref %Reg5_R120)
  iassign <* <$LJson_24Array_3B>> 3 (dread ref %Reg0_R118, dread ref %Reg1_R120)
@label10
LOC 1 119
  dassign %Reg0_R118 0 (dread ref %Reg7_R118)
  dassign %Reg0_R120 0 (iread ref <* <$LJson_24Array_3B>> 3 (dread ref %Reg0_R118))
  dassign %Reg1_R118 0 (dread ref %Reg7_R118)
  dassign %Reg2_I 0 (iread i32 <* <$LJson_24Array_3B>> 4 (dread ref %Reg1_R118))
  dassign %Reg3_I 0 (constval i32 1)
  dassign %Reg3_I 0 (add i32 (dread i32 %Reg2_I, dread i32 %Reg3_I))
  iassign <* <$LJson_24Array_3B>> 4 (dread ref %Reg1_R118, dread i32 %Reg3_I)
  dassign %Reg1_R122 0 (dread ref %Reg8_R122)
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R120, dread i32 %Reg2_I), 
    dread ref %Reg1_R122)
LOC 1 120
  return ()
}
func &LJson_24Array_3B_7Cwrite_7C_28Ljava_2Flang_2FStringBuilder_3B_29V virtual (var %_this <* <$LJson_24Array_3B>>, var %Reg4_R116 <* <$Ljava_2Flang_2FStringBuilder_3B>>) void {
  funcid 6
  var %Reg3_R118 <* <$LJson_24Array_3B>>
  var %Reg0_R116 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg1_I i32
  var %Reg1_C u16
  var %Reg0_I i32
  var %Reg2_I i32
  var %Reg1_R118 <* <$LJson_24Array_3B>>
  var %Reg0_R118 <* <$LJson_24Array_3B>>
  var %Reg0_R120 <* <[] <* <$LJson_24Value_3B>>>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_R116 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg0_R122 <* <$LJson_24Value_3B>>

ALIAS %i %Reg2_I i32
ALIAS %out %Reg4_R116 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  dassign %Reg3_R118 0 (dread ref %_this)
LOC 1 123
  dassign %Reg0_R116 0 (dread ref %Reg4_R116)
  dassign %Reg1_I 0 (constval i32 91)
  dassign %Reg1_C 0 (cvt u16 i32 (dread i32 %Reg1_I))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28C_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R116, dread u16 %Reg1_C) { dassign %Reg0_R116 0 }
LOC 1 124
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg2_I 0 (dread i32 %Reg0_I)
@label11
  dassign %Reg0_I 0 (dread i32 %Reg2_I)
  dassign %Reg1_R118 0 (dread ref %Reg3_R118)
  dassign %Reg1_I 0 (iread i32 <* <$LJson_24Array_3B>> 4 (dread ref %Reg1_R118))
  brtrue @label13 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
LOC 1 125
  dassign %Reg0_I 0 (dread i32 %Reg2_I)
  brtrue @label12 (le i32 i32 (dread i32 %Reg0_I, constval i32 0))
LOC 1 126
  dassign %Reg0_R116 0 (dread ref %Reg4_R116)
  dassign %Reg1_I 0 (constval i32 44)
  dassign %Reg1_C 0 (cvt u16 i32 (dread i32 %Reg1_I))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28C_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R116, dread u16 %Reg1_C) { dassign %Reg0_R116 0 }
@label12
LOC 1 128
  dassign %Reg0_R118 0 (dread ref %Reg3_R118)
  dassign %Reg0_R120 0 (iread ref <* <$LJson_24Array_3B>> 3 (dread ref %Reg0_R118))
  dassign %Reg1_I 0 (dread i32 %Reg2_I)
  dassign %Reg0_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg0_R120, dread i32 %Reg1_I)))
  dassign %Reg1_R116 0 (dread ref %Reg4_R116)
  dassign %Reg0_R122 0 (retype ref <* <$LJson_24Value_3B>> (dread ref %Reg0_R113))
  virtualcallassigned &LJson_24Value_3B_7Cwrite_7C_28Ljava_2Flang_2FStringBuilder_3B_29V (dread ref %Reg0_R122, dread ref %Reg1_R116) {}
LOC 1 124
  dassign %Reg2_I 0 (add i32 (dread i32 %Reg2_I, constval i32 1))
  goto @label11
@label13
LOC 1 130
  dassign %Reg0_R116 0 (dread ref %Reg4_R116)
  dassign %Reg1_I 0 (constval i32 93)
  dassign %Reg1_C 0 (cvt u16 i32 (dread i32 %Reg1_I))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28C_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R116, dread u16 %Reg1_C) { dassign %Reg0_R116 0 }
LOC 1 131
  return ()
}
func &LJson_24Array_3B_7Csum_7C_28_29I virtual (var %_this <* <$LJson_24Array_3B>>) i32 {
  funcid 7
  var %Reg5_R118 <* <$LJson_24Array_3B>>
  var %Reg0_R118 <* <$LJson_24Array_3B>>
  var %Reg0_I i32
  var %Reg3_I i32
  var %Reg4_I i32
  var %Reg1_R118 <* <$LJson_24Array_3B>>
  var %Reg1_I i32
  var %Reg1_R120 <* <[] <* <$LJson_24Value_3B>>>>
  var %Reg2_I i32
  var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_R122 <* <$LJson_24Value_3B>>

ALIAS %i %Reg4_I i32
ALIAS %sum %Reg3_I i32
  dassign %Reg5_R118 0 (dread ref %_this)
LOC 1 134
  dassign %Reg0_R118 0 (dread ref %Reg5_R118)
  dassign %Reg0_I 0 (iread i32 <* <$LJson_24Array_3B>> 4 (dread ref %Reg0_R118))
  dassign %Reg3_I 0 (dread i32 %Reg0_I)
LOC 1 135
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg4_I 0 (dread i32 %Reg0_I)
@label14
  dassign %Reg0_I 0 (dread i32 %Reg4_I)
  dassign %Reg1_R118 0 (dread ref %Reg5_R118)
  dassign %Reg1_I 0 (iread i32 <* <$LJson_24Array_3B>> 4 (dread ref %Reg1_R118))
  brtrue @label15 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
LOC 1 136
  dassign %Reg0_I 0 (dread i32 %Reg3_I)
  dassign %Reg1_I 0 (constval i32 31)
  dassign %Reg0_I 0 (mul i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_R118 0 (dread ref %Reg5_R118)
  dassign %Reg1_R120 0 (iread ref <* <$LJson_24Array_3B>> 3 (dread ref %Reg1_R118))
  dassign %Reg2_I 0 (dread i32 %Reg4_I)
  dassign %Reg1_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg1_R120, dread i32 %Reg2_I)))
  dassign %Reg1_R122 0 (retype ref <* <$LJson_24Value_3B>> (dread ref %Reg1_R113))
  virtualcallassigned &LJson_24Value_3B_7Csum_7C_28_29I (dread ref %Reg1_R122) { dassign %Reg1_I 0 }
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_I 0 (constval i32 0xf4243)
  dassign %Reg0_I 0 (rem i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg3_I 0 (dread i32 %Reg0_I)
LOC 1 135
  dassign %Reg4_I 0 (add i32 (dread i32 %Reg4_I, constval i32 1))
  goto @label14
@label15
LOC 1 138
  dassign %Reg0_I 0 (dread i32 %Reg3_I)
  return (dread i32 %Reg0_I)
}
func &LJson_24Constant_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V constructor (var %_this <* <$LJson_24Constant_3B>>, var %Reg3_R114 <* <$Ljava_2Flang_2FString_3B>>) void {
  funcid 8
  var %Reg2_R125 <* <$LJson_24Constant_3B>>
  var %Reg0_R125 <* <$LJson_24Constant_3B>>
  var %Reg0_R122 <* <$LJson_24Value_3B>>
  var %Reg1_R114 <* <$Ljava_2Flang_2FString_3B>>

ALIAS %name %Reg3_R114 <* <$Ljava_2Flang_2FString_3B>>
  dassign %Reg2_R125 0 (dread ref %_this)
LOC 1 27
  dassign %Reg0_R125 0 (dread ref %Reg2_R125)
  dassign %Reg0_R122 0 (retype ref <* <$LJson_24Value_3B>> (dread ref %Reg0_R125))
  callassigned &LJson_24Value_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R122) {}
LOC 1 28
  dassign %Reg0_R125 0 (dread ref %Reg2_R125)
  dassign %Reg1_R114 0 (dread ref %Reg3_R114)
  iassign <* <$LJson_24Constant_3B>> 3 (dread ref %Reg0_R125, dread ref %Reg1_R114)
LOC 1 29
  return ()
}
func &LJson_24Constant_3B_7Cwrite_7C_28Ljava_2Flang_2FStringBuilder_3B_29V virtual (var %_this <* <$LJson_24Constant_3B>>, var %Reg3_R116 <* <$Ljava_2Flang_2FStringBuilder_3B>>) void {
  funcid 9
  var %Reg2_R125 <* <$LJson_24Constant_3B>>
  var %Reg0_R116 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg1_R125 <* <$LJson_24Constant_3B>>
  var %Reg1_R114 <* <$Ljava_2Flang_2FString_3B>>

ALIAS %out %Reg3_R116 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  dassign %Reg2_R125 0 (dread ref %_this)
LOC 1 32
  dassign %Reg0_R116 0 (dread ref %Reg3_R116)
  dassign %Reg1_R125 0 (dread ref %Reg2_R125)
  dassign %Reg1_R114 0 (iread ref <* <$LJson_24Constant_3B>> 3 (dread ref %Reg1_R125))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R116, dread ref %Reg1_R114) { dassign %Reg0_R116 0 }
LOC 1 33
  return ()
}
func &LJson_24Constant_3B_7Csum_7C_28_29I virtual (var %_this <* <$LJson_24Constant_3B>>) i32 {
  funcid 10
  var %Reg1_R125 <* <$LJson_24Constant_3B>>
  var %Reg0_R125 <* <$LJson_24Constant_3B>>
  var %Reg0_R114 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_I i32

  dassign %Reg1_R125 0 (dread ref %_this)
LOC 1 36
  dassign %Reg0_R125 0 (dread ref %Reg1_R125)
  dassign %Reg0_R114 0 (iread ref <* <$LJson_24Constant_3B>> 3 (dread ref %Reg0_R125))
  virtualcallassigned &Ljava_2Flang_2FString_3B_7Clength_7C_28_29I (dread ref %Reg0_R114) { dassign %Reg0_I 0 }
  return (dread i32 %Reg0_I)
}
func &LJson_24Decimal_3B_7C_3Cinit_3E_7C_28III_29V constructor (var %_this <* <$LJson_24Decimal_3B>>, var %Reg11_I i32, var %Reg12_I i32, var %Reg13_I i32) void {
  funcid 11
  var %Reg10_R123 <* <$LJson_24Decimal_3B>>
  var %Reg0_R123 <* <$LJson_24Decimal_3B>>
  var %Reg0_R122 <* <$LJson_24Value_3B>>
  var %Reg1_I i32
  var %Reg0_D f64
  var %Reg7_D f64
  var %Reg0_I i32
  var %Reg9_I i32
  var %Reg1_D f64
  var %Reg2_I i32
  var %Reg2_D f64
  var %Reg3_D f64

ALIAS %i %Reg9_I i32
ALIAS %whole %Reg11_I i32
ALIAS %fraction %Reg12_I i32
ALIAS %digits %Reg13_I i32
ALIAS %scale %Reg7_D f64
  dassign %Reg10_R123 0 (dread ref %_this)
LOC 1 44
  dassign %Reg0_R123 0 (dread ref %Reg10_R123)
  dassign %Reg0_R122 0 (retype ref <* <$LJson_24Value_3B>> (dread ref %Reg0_R123))
  callassigned &LJson_24Value_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R122) {}
LOC 1 45
  dassign %Reg0_R123 0 (dread ref %Reg10_R123)
  dassign %Reg1_I 0 (dread i32 %Reg11_I)
  iassign <* <$LJson_24Decimal_3B>> 3 (dread ref %Reg0_R123, dread i32 %Reg1_I)
LOC 1 46
  dassign %Reg0_R123 0 (dread ref %Reg10_R123)
  dassign %Reg1_I 0 (dread i32 %Reg12_I)
  iassign <* <$LJson_24Decimal_3B>> 4 (dread ref %Reg0_R123, dread i32 %Reg1_I)
LOC 1 47
  dassign %Reg0_R123 0 (dread ref %Reg10_R123)
  dassign %Reg1_I 0 (dread i32 %Reg13_I)
  iassign <* <$LJson_24Decimal_3B>> 5 (dread ref %Reg0_R123, dread i32 %Reg1_I)
LOC 1 48
  dassign %Reg0_D 0 (constval f64 1)
  dassign %Reg7_D 0 (dread f64 %Reg0_D)
LOC 1 49
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg9_I 0 (dread i32 %Reg0_I)
@label16
  dassign %Reg0_I 0 (dread i32 %Reg9_I)
  dassign %Reg1_I 0 (dread i32 %Reg13_I)
  brtrue @label17 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
LOC 1 50
  dassign %Reg0_D 0 (dread f64 %Reg7_D)
  dassign %Reg1_D 0 (constval f64 10)
  dassign %Reg0_D 0 (mul f64 (dread f64 %Reg0_D, dread f64 %Reg1_D))
  dassign %Reg7_D 0 (dread f64 %Reg0_D)
LOC 1 49
  dassign %Reg9_I 0 (add i32 (dread i32 %Reg9_I, constval i32 1))
  goto @label16
@label17
LOC 1 52
  dassign %Reg0_R123 0 (dread ref %Reg10_R123)
  dassign %Reg1_I 0 (dread i32 %Reg11_I)
  dassign %Reg1_D 0 (cvt f64 i32 (dread i32 %Reg1_I))
  dassign %Reg2_I 0 (dread i32 %Reg12_I)
  dassign %Reg2_D 0 (cvt f64 i32 (dread i32 %Reg2_I))
  dassign %Reg3_D 0 (dread f64 %Reg7_D)
  dassign %Reg2_D 0 (div f64 (dread f64 %Reg2_D, dread f64 %Reg3_D))
  dassign %Reg1_D 0 (add f64 (dread f64 %Reg1_D, dread f64 %Reg2_D))
  iassign <* <$LJson_24Decimal_3B>> 6 (dread ref %Reg0_R123, dread f64 %Reg1_D)
LOC 1 53
  return ()
}
func &LJson_24Decimal_3B_7Cwrite_7C_28Ljava_2Flang_2FStringBuilder_3B_29V virtual (var %_this <* <$LJson_24Decimal_3B>>, var %Reg8_R116 <* <$Ljava_2Flang_2FStringBuilder_3B>>) void {
  funcid 12
  var %Reg7_R123 <* <$LJson_24Decimal_3B>>
  var %Reg0_R116 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg1_R123 <* <$LJson_24Decimal_3B>>
  var %Reg1_I i32
  var %Reg0_R123 <* <$LJson_24Decimal_3B>>
  var %Reg0_I i32
  var %Reg1_C u16
  var %Reg4_I i32
  var %Reg5_I i32
  var %Reg6_I i32
  var %Reg2_I i32
  var %Reg3_I i32

ALIAS %i %Reg6_I i32
ALIAS %rest %Reg4_I i32
ALIAS %scale %Reg5_I i32
ALIAS %out %Reg8_R116 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  dassign %Reg7_R123 0 (dread ref %_this)
LOC 1 56
  dassign %Reg0_R116 0 (dread ref %Reg8_R116)
  dassign %Reg1_R123 0 (dread ref %Reg7_R123)
  dassign %Reg1_I 0 (iread i32 <* <$LJson_24Decimal_3B>> 3 (dread ref %Reg1_R123))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R116, dread i32 %Reg1_I) { dassign %Reg0_R116 0 }
LOC 1 57
  dassign %Reg0_R123 0 (dread ref %Reg7_R123)
  dassign %Reg0_I 0 (iread i32 <* <$LJson_24Decimal_3B>> 5 (dread ref %Reg0_R123))
  brtrue @label20 (le i32 i32 (dread i32 %Reg0_I, constval i32 0))
LOC 1 58
  dassign %Reg0_R116 0 (dread ref %Reg8_R116)
  dassign %Reg1_I 0 (constval i32 46)
  dassign %Reg1_C 0 (cvt u16 i32 (dread i32 %Reg1_I))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28C_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R116, dread u16 %Reg1_C) { dassign %Reg0_R116 0 }
LOC 1 59
  dassign %Reg0_R123 0 (dread ref %Reg7_R123)
  dassign %Reg0_I 0 (iread i32 <* <$LJson_24Decimal_3B>> 4 (dread ref %Reg0_R123))
  dassign %Reg4_I 0 (dread i32 %Reg0_I)
LOC 1 60
  dassign %Reg0_I 0 (constval i32 1)
  dassign %Reg5_I 0 (dread i32 %Reg0_I)
LOC 1 61
  dassign %Reg0_I 0 (constval i32 1)
  dassign %Reg6_I 0 (dread i32 %Reg0_I)
@label18
  dassign %Reg0_I 0 (dread i32 %Reg6_I)
  dassign %Reg1_R123 0 (dread ref %Reg7_R123)
  dassign %Reg1_I 0 (iread i32 <* <$LJson_24Decimal_3B>> 5 (dread ref %Reg1_R123))
  brtrue @label19 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
LOC 1 62
  dassign %Reg0_I 0 (dread i32 %Reg5_I)
  dassign %Reg1_I 0 (constval i32 10)
  dassign %Reg0_I 0 (mul i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg5_I 0 (dread i32 %Reg0_I)
LOC 1 61
  dassign %Reg6_I 0 (add i32 (dread i32 %Reg6_I, constval i32 1))
  goto @label18
@label19
LOC 1 64
  dassign %Reg0_I 0 (dread i32 %Reg5_I)
  brtrue @label20 (le i32 i32 (dread i32 %Reg0_I, constval i32 0))
LOC 1 65
  dassign %Reg0_R116 0 (dread ref %Reg8_R116)
  dassign %Reg1_I 0 (constval i32 48)
  dassign %Reg2_I 0 (dread i32 %Reg4_I)
  dassign %Reg3_I 0 (dread i32 %Reg5_I)
  dassign %Reg2_I 0 (div i32 (dread i32 %Reg2_I, dread i32 %Reg3_I))
  dassign %Reg1_I 0 (add i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  dassign %Reg1_I 0 (zext i32 16 (dread i32 %Reg1_I))
  dassign %Reg1_C 0 (cvt u16 i32 (dread i32 %Reg1_I))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28C_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R116, dread u16 %Reg1_C) { dassign %Reg0_R116 0 }
LOC 1 66
  dassign %Reg0_I 0 (dread i32 %Reg4_I)
  dassign %Reg1_I 0 (dread i32 %Reg5_I)
  dassign %Reg0_I 0 (rem i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg4_I 0 (dread i32 %Reg0_I)
LOC 1 64
  dassign %Reg0_I 0 (dread i32 %Reg5_I)
  dassign %Reg1_I 0 (constval i32 10)
  dassign %Reg0_I 0 (div i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg5_I 0 (dread i32 %Reg0_I)
  goto @label19
@label20
LOC 1 69
  return ()
}
func &LJson_24Decimal_3B_7Csum_7C_28_29I virtual (var %_this <* <$LJson_24Decimal_3B>>) i32 {
  funcid 13
  var %Reg4_R123 <* <$LJson_24Decimal_3B>>
  var %Reg0_R123 <* <$LJson_24Decimal_3B>>
  var %Reg0_D f64
  var %Reg1_D f64
  var %Reg0_I i32
  var %Reg1_I i32

  dassign %Reg4_R123 0 (dread ref %_this)
LOC 1 72
  dassign %Reg0_R123 0 (dread ref %Reg4_R123)
  dassign %Reg0_D 0 (iread f64 <* <$LJson_24Decimal_3B>> 6 (dread ref %Reg0_R123))
  dassign %Reg1_D 0 (constval f64 100)
  dassign %Reg0_D 0 (mul f64 (dread f64 %Reg0_D, dread f64 %Reg1_D))
  dassign %Reg1_D 0 (constval f64 0.5)
  dassign %Reg0_D 0 (add f64 (dread f64 %Reg0_D, dread f64 %Reg1_D))
  dassign %Reg0_I 0 (cvt i32 f64 (dread f64 %Reg0_D))
  dassign %Reg1_I 0 (constval i32 0xf4243)
  dassign %Reg0_I 0 (rem i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  return (dread i32 %Reg0_I)
}
func &LJson_24Maker_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LJson_24Maker_3B>>) void {
  funcid 14
  var %Reg2_R117 <* <$LJson_24Maker_3B>>
  var %Reg0_R117 <* <$LJson_24Maker_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_I i32

  dassign %Reg2_R117 0 (dread ref %_this)
LOC 1 302
  dassign %Reg0_R117 0 (dread ref %Reg2_R117)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R117))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
LOC 1 303
  dassign %Reg0_R117 0 (dread ref %Reg2_R117)
  dassign %Reg1_I 0 (constval i32 42)
  iassign <* <$LJson_24Maker_3B>> 2 (dread ref %Reg0_R117, dread i32 %Reg1_I)
  return ()
}
func &LJson_24Maker_3B_7Crandom_7C_28I_29I virtual (var %_this <* <$LJson_24Maker_3B>>, var %Reg4_I i32) i32 {
  funcid 15
  var %Reg3_R117 <* <$LJson_24Maker_3B>>
  var %Reg0_R117 <* <$LJson_24Maker_3B>>
  var %Reg1_R117 <* <$LJson_24Maker_3B>>
  var %Reg1_I i32
  var %Reg2_I i32
  var %Reg0_I i32

ALIAS %bound %Reg4_I i32
  dassign %Reg3_R117 0 (dread ref %_this)
LOC 1 306
  dassign %Reg0_R117 0 (dread ref %Reg3_R117)
  dassign %Reg1_R117 0 (dread ref %Reg3_R117)
  dassign %Reg1_I 0 (iread i32 <* <$LJson_24Maker_3B>> 2 (dread ref %Reg1_R117))
  dassign %Reg2_I 0 (constval i32 0xf25)
  dassign %Reg1_I 0 (mul i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  dassign %Reg2_I 0 (constval i32 0x7385)
  dassign %Reg1_I 0 (add i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  dassign %Reg2_I 0 (constval i32 0x222c0)
  dassign %Reg1_I 0 (rem i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  iassign <* <$LJson_24Maker_3B>> 2 (dread ref %Reg0_R117, dread i32 %Reg1_I)
LOC 1 307
  dassign %Reg0_R117 0 (dread ref %Reg3_R117)
  dassign %Reg0_I 0 (iread i32 <* <$LJson_24Maker_3B>> 2 (dread ref %Reg0_R117))
  dassign %Reg1_I 0 (dread i32 %Reg4_I)
  dassign %Reg0_I 0 (mul i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_I 0 (constval i32 0x222c0)
  dassign %Reg0_I 0 (div i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  return (dread i32 %Reg0_I)
}
func &LJson_24Maker_3B_7Cword_7C_28_29LJson_24Value_3B virtual (var %_this <* <$LJson_24Maker_3B>>) <* <$LJson_24Value_3B>> {
  funcid 16
  var %Reg8_R117 <* <$LJson_24Maker_3B>>
  var %Reg0_R116 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg6_R116 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg0_I i32
  var %Reg1_R117 <* <$LJson_24Maker_3B>>
  var %Reg2_I i32
  var %Reg1_I i32
  var %Reg7_I i32
  var %Reg2_R117 <* <$LJson_24Maker_3B>>
  var %Reg3_I i32
  var %Reg1_C u16
  var %Reg0_R117 <* <$LJson_24Maker_3B>>
  var %Reg4_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg4_I i32
  var %Reg5_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_R126 <* <$LJson_24Text_3B>>
  var %Reg1_R116 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg1_R114 <* <$Ljava_2Flang_2FString_3B>>

ALIAS %left %Reg7_I i32
ALIAS %word %Reg6_R116 <* <$Ljava_2Flang_2FStringBuilder_3B>>
ALIAS %mark %Reg7_I i32
  dassign %Reg8_R117 0 (dread ref %_this)
LOC 1 311
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R116 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R116) {}
  dassign %Reg6_R116 0 (dread ref %Reg0_R116)
LOC 1 312
  dassign %Reg0_I 0 (constval i32 3)
  dassign %Reg1_R117 0 (dread ref %Reg8_R117)
  dassign %Reg2_I 0 (constval i32 8)
  virtualcallassigned &LJson_24Maker_3B_7Crandom_7C_28I_29I (dread ref %Reg1_R117, dread i32 %Reg2_I) { dassign %Reg1_I 0 }
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg7_I 0 (dread i32 %Reg0_I)
@label21
  dassign %Reg0_I 0 (dread i32 %Reg7_I)
  brtrue @label22 (le i32 i32 (dread i32 %Reg0_I, constval i32 0))
LOC 1 313
  dassign %Reg0_R116 0 (dread ref %Reg6_R116)
  dassign %Reg1_I 0 (constval i32 97)
  dassign %Reg2_R117 0 (dread ref %Reg8_R117)
  dassign %Reg3_I 0 (constval i32 26)
  virtualcallassigned &LJson_24Maker_3B_7Crandom_7C_28I_29I (dread ref %Reg2_R117, dread i32 %Reg3_I) { dassign %Reg2_I 0 }
  dassign %Reg1_I 0 (add i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  dassign %Reg1_I 0 (zext i32 16 (dread i32 %Reg1_I))
  dassign %Reg1_C 0 (cvt u16 i32 (dread i32 %Reg1_I))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28C_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R116, dread u16 %Reg1_C) { dassign %Reg0_R116 0 }
LOC 1 312
  dassign %Reg7_I 0 (add i32 (dread i32 %Reg7_I, constval i32 -1))
  goto @label21
@label22
LOC 1 315
  dassign %Reg0_R117 0 (dread ref %Reg8_R117)
  dassign %Reg1_I 0 (constval i32 16)
  virtualcallassigned &LJson_24Maker_3B_7Crandom_7C_28I_29I (dread ref %Reg0_R117, dread i32 %Reg1_I) { dassign %Reg0_I 0 }
  dassign %Reg7_I 0 (dread i32 %Reg0_I)
LOC 1 316
  dassign %Reg0_I 0 (dread i32 %Reg7_I)
  dassign %Reg1_I 0 (constval i32 3)
  brtrue @label26 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
LOC 1 317
  dassign %Reg0_R116 0 (dread ref %Reg6_R116)
  dassign %Reg1_I 0 (dread i32 %Reg7_I)
  dassign %Reg4_R113 0 (dread ref %Reg0_R116)
  brtrue @label23 (ne i32 i32 (dread i32 %Reg1_I, constval i32 0))
  dassign %Reg0_R113 0 (dread ref %Reg4_R113)
  dassign %Reg1_I 0 (constval i32 34)
  dassign %Reg4_I 0 (dread i32 %Reg1_I)
  dassign %Reg5_R113 0 (dread ref %Reg0_R113)
  goto @label25
@label23
  dassign %Reg0_R113 0 (dread ref %Reg4_R113)
  dassign %Reg1_I 0 (dread i32 %Reg7_I)
  dassign %Reg2_I 0 (constval i32 1)
  dassign %Reg4_R113 0 (dread ref %Reg0_R113)
  brtrue @label24 (ne i32 i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  dassign %Reg0_R113 0 (dread ref %Reg4_R113)
  dassign %Reg1_I 0 (constval i32 92)
  dassign %Reg4_I 0 (dread i32 %Reg1_I)
  dassign %Reg5_R113 0 (dread ref %Reg0_R113)
  goto @label25
@label24
  dassign %Reg0_R113 0 (dread ref %Reg4_R113)
  dassign %Reg1_I 0 (constval i32 10)
  dassign %Reg4_I 0 (dread i32 %Reg1_I)
  dassign %Reg5_R113 0 (dread ref %Reg0_R113)
@label25
  dassign %Reg0_R113 0 (dread ref %Reg5_R113)
  dassign %Reg1_I 0 (dread i32 %Reg4_I)
  dassign %Reg0_R116 0 (retype ref <* <$Ljava_2Flang_2FStringBuilder_3B>> (dread ref %Reg0_R113))
  dassign %Reg1_C 0 (cvt u16 i32 (dread i32 %Reg1_I))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28C_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R116, dread u16 %Reg1_C) { dassign %Reg0_R116 0 }
@label26
LOC 1 319
  intrinsiccallwithtype <$LJson_24Text_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R126 0 (gcmalloc ref <$LJson_24Text_3B>)
  dassign %Reg1_R116 0 (dread ref %Reg6_R116)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R116) { dassign %Reg1_R114 0 }
  callassigned &LJson_24Text_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R126, dread ref %Reg1_R114) {}
  return (dread ref %Reg0_R126)
}
func &LJson_24Maker_3B_7Crecord_7C_28I_29LJson_24Record_3B virtual (var %_this <* <$LJson_24Maker_3B>>, var %Reg17_I i32) <* <$LJson_24Record_3B>> {
  funcid 17
  var %Reg16_R117 <* <$LJson_24Maker_3B>>
  var %Reg0_R121 <* <$LJson_24Record_3B>>
  var %Reg12_R121 <* <$LJson_24Record_3B>>
  var %Reg1_R114 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_15 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg2_R123 <* <$LJson_24Decimal_3B>>
  var %Reg3_I i32
  var %Reg4_I i32
  var %Reg5_I i32
  var %Reg2_R122 <* <$LJson_24Value_3B>>
  var %L_STR_16 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg2_R117 <* <$LJson_24Maker_3B>>
  var %L_STR_10 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg3_R117 <* <$LJson_24Maker_3B>>
  var %Reg4_R117 <* <$LJson_24Maker_3B>>
  var %Reg0_R118 <* <$LJson_24Array_3B>>
  var %Reg13_R118 <* <$LJson_24Array_3B>>
  var %Reg0_R117 <* <$LJson_24Maker_3B>>
  var %Reg1_I i32
  var %Reg0_I i32
  var %Reg14_I i32
  var %Reg1_R117 <* <$LJson_24Maker_3B>>
  var %Reg1_R122 <* <$LJson_24Value_3B>>
  var %L_STR_17 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg2_R118 <* <$LJson_24Array_3B>>
  var %Reg14_R121 <* <$LJson_24Record_3B>>
  var %L_STR_18 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_19 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_20 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg2_R121 <* <$LJson_24Record_3B>>
  var %Reg15_I i32
  var %L_STR_21 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg2_R125 <* <$LJson_24Constant_3B>>
  var %Reg7_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg8_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg9_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg10_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg2_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg3_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg4_R114 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_22 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg11_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %L_STR_23 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_24 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg4_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg3_R125 <* <$LJson_24Constant_3B>>

ALIAS %left %Reg14_I i32
ALIAS %number %Reg17_I i32
ALIAS %record %Reg12_R121 <* <$LJson_24Record_3B>>
ALIAS %tags %Reg13_R118 <* <$LJson_24Array_3B>>
ALIAS %place %Reg14_R121 <* <$LJson_24Record_3B>>
ALIAS %kind %Reg15_I i32
  dassign %Reg16_R117 0 (dread ref %_this)
LOC 1 323
  intrinsiccallwithtype <$LJson_24Record_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R121 0 (gcmalloc ref <$LJson_24Record_3B>)
  callassigned &LJson_24Record_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R121) {}
  dassign %Reg12_R121 0 (dread ref %Reg0_R121)
LOC 1 324
  dassign %Reg0_R121 0 (dread ref %Reg12_R121)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_6e0075006d00620065007200) { dassign %L_STR_15 0 }
  dassign %Reg1_R114 0 (dread ptr %L_STR_15)
  intrinsiccallwithtype <$LJson_24Decimal_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg2_R123 0 (gcmalloc ref <$LJson_24Decimal_3B>)
  dassign %Reg3_I 0 (dread i32 %Reg17_I)
  dassign %Reg4_I 0 (constval i32 0)
  dassign %Reg5_I 0 (constval i32 0)
  callassigned &LJson_24Decimal_3B_7C_3Cinit_3E_7C_28III_29V (dread ref %Reg2_R123, dread i32 %Reg3_I, dread i32 %Reg4_I, dread i32 %Reg5_I) {}
  dassign %Reg2_R122 0 (retype ref <* <$LJson_24Value_3B>> (dread ref %Reg2_R123))
  virtualcallassigned &LJson_24Record_3B_7Cput_7C_28Ljava_2Flang_2FString_3BLJson_24Value_3B_29V (dread ref %Reg0_R121, dread ref %Reg1_R114, dread ref %Reg2_R122) {}
LOC 1 325
  dassign %Reg0_R121 0 (dread ref %Reg12_R121)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_6e0061006d006500) { dassign %L_STR_16 0 }
  dassign %Reg1_R114 0 (dread ptr %L_STR_16)
  dassign %Reg2_R117 0 (dread ref %Reg16_R117)
  virtualcallassigned &LJson_24Maker_3B_7Cword_7C_28_29LJson_24Value_3B (dread ref %Reg2_R117) { dassign %Reg2_R122 0 }
  virtualcallassigned &LJson_24Record_3B_7Cput_7C_28Ljava_2Flang_2FString_3BLJson_24Value_3B_29V (dread ref %Reg0_R121, dread ref %Reg1_R114, dread ref %Reg2_R122) {}
LOC 1 326
  dassign %Reg0_R121 0 (dread ref %Reg12_R121)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_70007200690063006500) { dassign %L_STR_10 0 }
  dassign %Reg1_R114 0 (dread ptr %L_STR_10)
  intrinsiccallwithtype <$LJson_24Decimal_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg2_R123 0 (gcmalloc ref <$LJson_24Decimal_3B>)
  dassign %Reg3_R117 0 (dread ref %Reg16_R117)
  dassign %Reg4_I 0 (constval i32 100)
  virtualcallassigned &LJson_24Maker_3B_7Crandom_7C_28I_29I (dread ref %Reg3_R117, dread i32 %Reg4_I) { dassign %Reg3_I 0 }
  dassign %Reg4_R117 0 (dread ref %Reg16_R117)
  dassign %Reg5_I 0 (constval i32 100)
  virtualcallassigned &LJson_24Maker_3B_7Crandom_7C_28I_29I (dread ref %Reg4_R117, dread i32 %Reg5_I) { dassign %Reg4_I 0 }
  dassign %Reg5_I 0 (constval i32 2)
  callassigned &LJson_24Decimal_3B_7C_3Cinit_3E_7C_28III_29V (dread ref %Reg2_R123, dread i32 %Reg3_I, dread i32 %Reg4_I, dread i32 %Reg5_I) {}
  dassign %Reg2_R122 0 (retype ref <* <$LJson_24Value_3B>> (dread ref %Reg2_R123))
  virtualcallassigned &LJson_24Record_3B_7Cput_7C_28Ljava_2Flang_2FString_3BLJson_24Value_3B_29V (dread ref %Reg0_R121, dread ref %Reg1_R114, dread ref %Reg2_R122) {}
LOC 1 327
  intrinsiccallwithtype <$LJson_24Array_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R118 0 (gcmalloc ref <$LJson_24Array_3B>)
  callassigned &LJson_24Array_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R118) {}
  dassign %Reg13_R118 0 (dread ref %Reg0_R118)
LOC 1 328
  dassign %Reg0_R117 0 (dread ref %Reg16_R117)
  dassign %Reg1_I 0 (constval i32 6)
  virtualcallassigned &LJson_24Maker_3B_7Crandom_7C_28I_29I (dread ref %Reg0_R117, dread i32 %Reg1_I) { dassign %Reg0_I 0 }
  dassign %Reg14_I 0 (dread i32 %Reg0_I)
@label27
  dassign %Reg0_I 0 (dread i32 %Reg14_I)
  brtrue @label28 (le i32 i32 (dread i32 %Reg0_I, constval i32 0))
LOC 1 329
  dassign %Reg0_R118 0 (dread ref %Reg13_R118)
  dassign %Reg1_R117 0 (dread ref %Reg16_R117)
  virtualcallassigned &LJson_24Maker_3B_7Cword_7C_28_29LJson_24Value_3B (dread ref %Reg1_R117) { dassign %Reg1_R122 0 }
  virtualcallassigned &LJson_24Array_3B_7Cadd_7C_28LJson_24Value_3B_29V (dread ref %Reg0_R118, dread ref %Reg1_R122) {}
LOC 1 328
  dassign %Reg14_I 0 (add i32 (dread i32 %Reg14_I, constval i32 -1))
  goto @label27
@label28
LOC 1 331
  dassign %Reg0_R121 0 (dread ref %Reg12_R121)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_7400610067007300) { dassign %L_STR_17 0 }
  dassign %Reg1_R114 0 (dread ptr %L_STR_17)
  dassign %Reg2_R118 0 (dread ref %Reg13_R118)
  dassign %Reg2_R122 0 (retype ref <* <$LJson_24Value_3B>> (dread ref %Reg2_R118))
  virtualcallassigned &LJson_24Record_3B_7Cput_7C_28Ljava_2Flang_2FString_3BLJson_24Value_3B_29V (dread ref %Reg0_R121, dread ref %Reg1_R114, dread ref %Reg2_R122) {}
LOC 1 332
  intrinsiccallwithtype <$LJson_24Record_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R121 0 (gcmalloc ref <$LJson_24Record_3B>)
  callassigned &LJson_24Record_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R121) {}
  dassign %Reg14_R121 0 (dread ref %Reg0_R121)
LOC 1 333
  dassign %Reg0_R121 0 (dread ref %Reg14_R121)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_7800) { dassign %L_STR_18 0 }
  dassign %Reg1_R114 0 (dread ptr %L_STR_18)
  intrinsiccallwithtype <$LJson_24Decimal_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg2_R123 0 (gcmalloc ref <$LJson_24Decimal_3B>)
  dassign %Reg3_R117 0 (dread ref %Reg16_R117)
  dassign %Reg4_I 0 (constval i32 1000)
  virtualcallassigned &LJson_24Maker_3B_7Crandom_7C_28I_29I (dread ref %Reg3_R117, dread i32 %Reg4_I) { dassign %Reg3_I 0 }
  dassign %Reg4_R117 0 (dread ref %Reg16_R117)
  dassign %Reg5_I 0 (constval i32 1000)
  virtualcallassigned &LJson_24Maker_3B_7Crandom_7C_28I_29I (dread ref %Reg4_R117, dread i32 %Reg5_I) { dassign %Reg4_I 0 }
  dassign %Reg5_I 0 (constval i32 3)
  callassigned &LJson_24Decimal_3B_7C_3Cinit_3E_7C_28III_29V (dread ref %Reg2_R123, dread i32 %Reg3_I, dread i32 %Reg4_I, dread i32 %Reg5_I) {}
  dassign %Reg2_R122 0 (retype ref <* <$LJson_24Value_3B>> (dread ref %Reg2_R123))
  virtualcallassigned &LJson_24Record_3B_7Cput_7C_28Ljava_2Flang_2FString_3BLJson_24Value_3B_29V (dread ref %Reg0_R121, dread ref %Reg1_R114, dread ref %Reg2_R122) {}
LOC 1 334
  dassign %Reg0_R121 0 (dread ref %Reg14_R121)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_7900) { dassign %L_STR_19 0 }
  dassign %Reg1_R114 0 (dread ptr %L_STR_19)
  intrinsiccallwithtype <$LJson_24Decimal_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg2_R123 0 (gcmalloc ref <$LJson_24Decimal_3B>)
  dassign %Reg3_R117 0 (dread ref %Reg16_R117)
  dassign %Reg4_I 0 (constval i32 1000)
  virtualcallassigned &LJson_24Maker_3B_7Crandom_7C_28I_29I (dread ref %Reg3_R117, dread i32 %Reg4_I) { dassign %Reg3_I 0 }
  dassign %Reg4_R117 0 (dread ref %Reg16_R117)
  dassign %Reg5_I 0 (constval i32 10)
  virtualcallassigned &LJson_24Maker_3B_7Crandom_7C_28I_29I (dread ref %Reg4_R117, dread i32 %Reg5_I) { dassign %Reg4_I 0 }
  dassign %Reg5_I 0 (constval i32 1)
  callassigned &LJson_24Decimal_3B_7C_3Cinit_3E_7C_28III_29V (dread ref %Reg2_R123, dread i32 %Reg3_I, dread i32 %Reg4_I, dread i32 %Reg5_I) {}
  dassign %Reg2_R122 0 (retype ref <* <$LJson_24Value_3B>> (dread ref %Reg2_R123))
  virtualcallassigned &LJson_24Record_3B_7Cput_7C_28Ljava_2Flang_2FString_3BLJson_24Value_3B_29V (dread ref %Reg0_R121, dread ref %Reg1_R114, dread ref %Reg2_R122) {}
LOC 1 335
  dassign %Reg0_R121 0 (dread ref %Reg12_R121)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_70006c00610063006500) { dassign %L_STR_20 0 }
  dassign %Reg1_R114 0 (dread ptr %L_STR_20)
  dassign %Reg2_R121 0 (dread ref %Reg14_R121)
  dassign %Reg2_R122 0 (retype ref <* <$LJson_24Value_3B>> (dread ref %Reg2_R121))
  virtualcallassigned &LJson_24Record_3B_7Cput_7C_28Ljava_2Flang_2FString_3BLJson_24Value_3B_29V (dread ref %Reg0_R121, dread ref %Reg1_R114, dread ref %Reg2_R122) {}
LOC 1 336
  dassign %Reg0_R117 0 (dread ref %Reg16_R117)
  dassign %Reg1_I 0 (constval i32 3)
  virtualcallassigned &LJson_24Maker_3B_7Crandom_7C_28I_29I (dread ref %Reg0_R117, dread i32 %Reg1_I) { dassign %Reg0_I 0 }
  dassign %Reg15_I 0 (dread i32 %Reg0_I)
LOC 1 337
  dassign %Reg0_R121 0 (dread ref %Reg12_R121)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_6b006e006f0077006e00) { dassign %L_STR_21 0 }
  dassign %Reg1_R114 0 (dread ptr %L_STR_21)
  intrinsiccallwithtype <$LJson_24Constant_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg2_R125 0 (gcmalloc ref <$LJson_24Constant_3B>)
  dassign %Reg3_I 0 (dread i32 %Reg15_I)
  dassign %Reg7_R113 0 (dread ref %Reg2_R125)
  dassign %Reg8_R113 0 (dread ref %Reg2_R125)
  dassign %Reg9_R113 0 (dread ref %Reg1_R114)
  dassign %Reg10_R113 0 (dread ref %Reg0_R121)
  brtrue @label29 (ne i32 i32 (dread i32 %Reg3_I, constval i32 0))
  dassign %Reg0_R113 0 (dread ref %Reg10_R113)
  dassign %Reg1_R113 0 (dread ref %Reg9_R113)
  dassign %Reg2_R113 0 (dread ref %Reg8_R113)
  dassign %Reg3_R113 0 (dread ref %Reg7_R113)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_6e0075006c006c00) { dassign %L_STR_22 0 }
  dassign %Reg4_R114 0 (dread ptr %L_STR_22)
  dassign %Reg7_R113 0 (dread ref %Reg4_R114)
  dassign %Reg8_R113 0 (dread ref %Reg3_R113)
  dassign %Reg9_R113 0 (dread ref %Reg2_R113)
  dassign %Reg10_R113 0 (dread ref %Reg1_R113)
  dassign %Reg11_R113 0 (dread ref %Reg0_R113)
  goto @label31
@label29
  dassign %Reg0_R113 0 (dread ref %Reg10_R113)
  dassign %Reg1_R113 0 (dread ref %Reg9_R113)
  dassign %Reg2_R113 0 (dread ref %Reg8_R113)
  dassign %Reg3_R113 0 (dread ref %Reg7_R113)
  dassign %Reg4_I 0 (dread i32 %Reg15_I)
  dassign %Reg5_I 0 (constval i32 1)
  dassign %Reg7_R113 0 (dread ref %Reg3_R113)
  dassign %Reg8_R113 0 (dread ref %Reg2_R113)
  dassign %Reg9_R113 0 (dread ref %Reg1_R113)
  dassign %Reg10_R113 0 (dread ref %Reg0_R113)
  brtrue @label30 (ne i32 i32 (dread i32 %Reg4_I, dread i32 %Reg5_I))
  dassign %Reg0_R113 0 (dread ref %Reg10_R113)
  dassign %Reg1_R113 0 (dread ref %Reg9_R113)
  dassign %Reg2_R113 0 (dread ref %Reg8_R113)
  dassign %Reg3_R113 0 (dread ref %Reg7_R113)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_7400720075006500) { dassign %L_STR_23 0 }
  dassign %Reg4_R114 0 (dread ptr %L_STR_23)
  dassign %Reg7_R113 0 (dread ref %Reg4_R114)
  dassign %Reg8_R113 0 (dread ref %Reg3_R113)
  dassign %Reg9_R113 0 (dread ref %Reg2_R113)
  dassign %Reg10_R113 0 (dread ref %Reg1_R113)
  dassign %Reg11_R113 0 (dread ref %Reg0_R113)
  goto @label31
@label30
  dassign %Reg0_R113 0 (dread ref %Reg10_R113)
  dassign %Reg1_R113 0 (dread ref %Reg9_R113)
  dassign %Reg2_R113 0 (dread ref %Reg8_R113)
  dassign %Reg3_R113 0 (dread ref %Reg7_R113)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_660061006c0073006500) { dassign %L_STR_24 0 }
  dassign %Reg4_R114 0 (dread ptr %L_STR_24)
  dassign %Reg7_R113 0 (dread ref %Reg4_R114)
  dassign %Reg8_R113 0 (dread ref %Reg3_R113)
  dassign %Reg9_R113 0 (dread ref %Reg2_R113)
  dassign %Reg10_R113 0 (dread ref %Reg1_R113)
  dassign %Reg11_R113 0 (dread ref %Reg0_R113)
@label31
  dassign %Reg0_R113 0 (dread ref %Reg11_R113)
  dassign %Reg1_R113 0 (dread ref %Reg10_R113)
  dassign %Reg2_R113 0 (dread ref %Reg9_R113)
  dassign %Reg3_R113 0 (dread ref %Reg8_R113)
  dassign %Reg4_R113 0 (dread ref %Reg7_R113)
  dassign %Reg3_R125 0 (retype ref <* <$LJson_24Constant_3B>> (dread ref %Reg3_R113))
  dassign %Reg4_R114 0 (retype ref <* <$Ljava_2Flang_2FString_3B>> (dread ref %Reg4_R113))
  callassigned &LJson_24Constant_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg3_R125, dread ref %Reg4_R114) {}
  dassign %Reg0_R121 0 (retype ref <* <$LJson_24Record_3B>> (dread ref %Reg0_R113))
  dassign %Reg1_R114 0 (retype ref <* <$Ljava_2Flang_2FString_3B>> (dread ref %Reg1_R113))
  dassign %Reg2_R122 0 (retype ref <* <$LJson_24Value_3B>> (dread ref %Reg2_R113))
  virtualcallassigned &LJson_24Record_3B_7Cput_7C_28Ljava_2Flang_2FString_3BLJson_24Value_3B_29V (dread ref %Reg0_R121, dread ref %Reg1_R114, dread ref %Reg2_R122) {}
LOC 1 338
  dassign %Reg0_R121 0 (dread ref %Reg12_R121)
  return (dread ref %Reg0_R121)
}
func &LJson_24Maker_3B_7Crecords_7C_28I_29LJson_24Array_3B virtual (var %_this <* <$LJson_24Maker_3B>>, var %Reg6_I i32) <* <$LJson_24Array_3B>> {
  funcid 18
  var %Reg5_R117 <* <$LJson_24Maker_3B>>
  var %Reg0_R118 <* <$LJson_24Array_3B>>
  var %Reg3_R118 <* <$LJson_24Array_3B>>
  var %Reg0_I i32
  var %Reg4_I i32
  var %Reg1_I i32
  var %Reg1_R117 <* <$LJson_24Maker_3B>>
  var %Reg2_I i32
  var %Reg1_R121 <* <$LJson_24Record_3B>>
  var %Reg1_R122 <* <$LJson_24Value_3B>>

ALIAS %i %Reg4_I i32
ALIAS %count %Reg6_I i32
ALIAS %records %Reg3_R118 <* <$LJson_24Array_3B>>
  dassign %Reg5_R117 0 (dread ref %_this)
LOC 1 342
  intrinsiccallwithtype <$LJson_24Array_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R118 0 (gcmalloc ref <$LJson_24Array_3B>)
  callassigned &LJson_24Array_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R118) {}
  dassign %Reg3_R118 0 (dread ref %Reg0_R118)
LOC 1 343
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg4_I 0 (dread i32 %Reg0_I)
@label32
  dassign %Reg0_I 0 (dread i32 %Reg4_I)
  dassign %Reg1_I 0 (dread i32 %Reg6_I)
  brtrue @label33 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
LOC 1 344
  dassign %Reg0_R118 0 (dread ref %Reg3_R118)
  dassign %Reg1_R117 0 (dread ref %Reg5_R117)
  dassign %Reg2_I 0 (dread i32 %Reg4_I)
  virtualcallassigned &LJson_24Maker_3B_7Crecord_7C_28I_29LJson_24Record_3B (dread ref %Reg1_R117, dread i32 %Reg2_I) { dassign %Reg1_R121 0 }
  dassign %Reg1_R122 0 (retype ref <* <$LJson_24Value_3B>> (dread ref %Reg1_R121))
  virtualcallassigned &LJson_24Array_3B_7Cadd_7C_28LJson_24Value_3B_29V (dread ref %Reg0_R118, dread ref %Reg1_R122) {}
LOC 1 343
  dassign %Reg4_I 0 (add i32 (dread i32 %Reg4_I, constval i32 1))
  goto @label32
@label33
LOC 1 346
  dassign %Reg0_R118 0 (dread ref %Reg3_R118)
  return (dread ref %Reg0_R118)
}
func &LJson_24Parser_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V constructor (var %_this <* <$LJson_24Parser_3B>>, var %Reg3_R114 <* <$Ljava_2Flang_2FString_3B>>) void {
  funcid 19
  var %Reg2_R119 <* <$LJson_24Parser_3B>>
  var %Reg0_R119 <* <$LJson_24Parser_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_R114 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_R127 <* <[] u16>>

ALIAS %text %Reg3_R114 <* <$Ljava_2Flang_2FString_3B>>
  dassign %Reg2_R119 0 (dread ref %_this)
LOC 1 195
  dassign %Reg0_R119 0 (dread ref %Reg2_R119)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R119))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
LOC 1 196
  dassign %Reg0_R119 0 (dread ref %Reg2_R119)
  dassign %Reg1_R114 0 (dread ref %Reg3_R114)
  virtualcallassigned &Ljava_2Flang_2FString_3B_7CtoCharArray_7C_28_29AC (dread ref %Reg1_R114) { dassign %Reg1_R127 0 }
  iassign <* <$LJson_24Parser_3B>> 2 (dread ref %Reg0_R119, dread ref %Reg1_R127)
LOC 1 197
  return ()
}
func &LJson_24Parser_3B_7Cexpect_7C_28C_29V virtual (var %_this <* <$LJson_24Parser_3B>>, var %Reg5_C u16) void {
  funcid 20
  var %Reg4_R119 <* <$LJson_24Parser_3B>>
  var %Reg5_I i32
  var %Reg0_R119 <* <$LJson_24Parser_3B>>
  var %Reg0_R127 <* <[] u16>>
  var %Reg1_R119 <* <$LJson_24Parser_3B>>
  var %Reg1_I i32
  var %Reg0_I i32
  var %Reg0_R128 <* <$Ljava_2Flang_2FIllegalStateException_3B>>
  var %Reg1_R116 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg2_R114 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_25 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg2_I i32
  var %Reg2_C u16
  var %L_STR_26 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg2_R119 <* <$LJson_24Parser_3B>>
  var %Reg1_R114 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R129 <* <$Ljava_2Flang_2FThrowable_3B>>

ALIAS %c %Reg5_C u16
  dassign %Reg4_R119 0 (dread ref %_this)
  dassign %Reg5_I 0 (zext i32 16 (dread u16 %Reg5_C))
LOC 1 200
  dassign %Reg0_R119 0 (dread ref %Reg4_R119)
  dassign %Reg0_R127 0 (iread ref <* <$LJson_24Parser_3B>> 2 (dread ref %Reg0_R119))
  dassign %Reg1_R119 0 (dread ref %Reg4_R119)
  dassign %Reg1_I 0 (iread i32 <* <$LJson_24Parser_3B>> 3 (dread ref %Reg1_R119))
  dassign %Reg0_I 0 (zext i32 16 (iread u16 <* u16> 0 (array 1 ptr <* <[] u16>> (dread ref %Reg0_R127, dread i32 %Reg1_I))))
  dassign %Reg1_I 0 (dread i32 %Reg5_I)
  brtrue @label34 (eq i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
LOC 1 201
  intrinsiccallwithtype <$Ljava_2Flang_2FIllegalStateException_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R128 0 (gcmalloc ref <$Ljava_2Flang_2FIllegalStateException_3B>)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R116 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R116) {}
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_4aa291eea27bf7c4f1417317ec8ce637) { dassign %L_STR_25 0 }
  dassign %Reg2_R114 0 (dread ptr %L_STR_25)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread ref %Reg2_R114) { dassign %Reg1_R116 0 }
  dassign %Reg2_I 0 (dread i32 %Reg5_I)
  dassign %Reg2_C 0 (cvt u16 i32 (dread i32 %Reg2_I))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28C_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread u16 %Reg2_C) { dassign %Reg1_R116 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000610074002000) { dassign %L_STR_26 0 }
  dassign %Reg2_R114 0 (dread ptr %L_STR_26)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread ref %Reg2_R114) { dassign %Reg1_R116 0 }
  dassign %Reg2_R119 0 (dread ref %Reg4_R119)
  dassign %Reg2_I 0 (iread i32 <* <$LJson_24Parser_3B>> 3 (dread ref %Reg2_R119))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread i32 %Reg2_I) { dassign %Reg1_R116 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R116) { dassign %Reg1_R114 0 }
  callassigned &Ljava_2Flang_2FIllegalStateException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R128, dread ref %Reg1_R114) {}
  dassign %Reg0_R129 0 (retype ref <* <$Ljava_2Flang_2FThrowable_3B>> (dread ref %Reg0_R128))
  throw (dread ref %Reg0_R129)
@label34
LOC 1 203
  dassign %Reg0_R119 0 (dread ref %Reg4_R119)
  dassign %Reg1_I 0 (iread i32 <* <$LJson_24Parser_3B>> 3 (dread ref %Reg0_R119))
  dassign %Reg2_I 0 (constval i32 1)
  dassign %Reg1_I 0 (add i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  iassign <* <$LJson_24Parser_3B>> 3 (dread ref %Reg0_R119, dread i32 %Reg1_I)
LOC 1 204
  return ()
}
func &LJson_24Parser_3B_7Cvalue_7C_28_29LJson_24Value_3B virtual (var %_this <* <$LJson_24Parser_3B>>) <* <$LJson_24Value_3B>> {
  funcid 21
  var %Reg3_R119 <* <$LJson_24Parser_3B>>
  var %Reg0_R119 <* <$LJson_24Parser_3B>>
  var %Reg0_R127 <* <[] u16>>
  var %Reg1_R119 <* <$LJson_24Parser_3B>>
  var %Reg1_I i32
  var %Reg0_I i32
  var %Reg0_R121 <* <$LJson_24Record_3B>>
  var %Reg0_R118 <* <$LJson_24Array_3B>>
  var %Reg0_R126 <* <$LJson_24Text_3B>>
  var %Reg1_R114 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_22 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R122 <* <$LJson_24Value_3B>>
  var %L_STR_23 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_24 <* <$Ljava_2Flang_2FString_3B>>

  dassign %Reg3_R119 0 (dread ref %_this)
LOC 1 207
  dassign %Reg0_R119 0 (dread ref %Reg3_R119)
  dassign %Reg0_R127 0 (iread ref <* <$LJson_24Parser_3B>> 2 (dread ref %Reg0_R119))
  dassign %Reg1_R119 0 (dread ref %Reg3_R119)
  dassign %Reg1_I 0 (iread i32 <* <$LJson_24Parser_3B>> 3 (dread ref %Reg1_R119))
  dassign %Reg0_I 0 (zext i32 16 (iread u16 <* u16> 0 (array 1 ptr <* <[] u16>> (dread ref %Reg0_R127, dread i32 %Reg1_I))))
  switch (dread i32 %Reg0_I) @label41 {
    0x22: goto @label37
    0x5b: goto @label36
    0x66: goto @label40
    0x6e: goto @label38
    0x74: goto @label39
    0x7b: goto @label35 }
@label35
LOC 1 209
  dassign %Reg0_R119 0 (dread ref %Reg3_R119)
  virtualcallassigned &LJson_24Parser_3B_7Crecord_7C_28_29LJson_24Record_3B (dread ref %Reg0_R119) { dassign %Reg0_R121 0 }
  return (dread ref %Reg0_R121)
@label36
LOC 1 211
  dassign %Reg0_R119 0 (dread ref %Reg3_R119)
  virtualcallassigned &LJson_24Parser_3B_7Carray_7C_28_29LJson_24Array_3B (dread ref %Reg0_R119) { dassign %Reg0_R118 0 }
  return (dread ref %Reg0_R118)
@label37
LOC 1 213
  intrinsiccallwithtype <$LJson_24Text_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R126 0 (gcmalloc ref <$LJson_24Text_3B>)
  dassign %Reg1_R119 0 (dread ref %Reg3_R119)
  virtualcallassigned &LJson_24Parser_3B_7Cstring_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R119) { dassign %Reg1_R114 0 }
  callassigned &LJson_24Text_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R126, dread ref %Reg1_R114) {}
  return (dread ref %Reg0_R126)
@label38
LOC 1 215
  dassign %Reg0_R119 0 (dread ref %Reg3_R119)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_6e0075006c006c00) { dassign %L_STR_22 0 }
  dassign %Reg1_R114 0 (dread ptr %L_STR_22)
  virtualcallassigned &LJson_24Parser_3B_7Cconstant_7C_28Ljava_2Flang_2FString_3B_29LJson_24Value_3B (dread ref %Reg0_R119, dread ref %Reg1_R114) { dassign %Reg0_R122 0 }
  return (dread ref %Reg0_R122)
@label39
LOC 1 217
  dassign %Reg0_R119 0 (dread ref %Reg3_R119)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_7400720075006500) { dassign %L_STR_23 0 }
  dassign %Reg1_R114 0 (dread ptr %L_STR_23)
  virtualcallassigned &LJson_24Parser_3B_7Cconstant_7C_28Ljava_2Flang_2FString_3B_29LJson_24Value_3B (dread ref %Reg0_R119, dread ref %Reg1_R114) { dassign %Reg0_R122 0 }
  return (dread ref %Reg0_R122)
@label40
LOC 1 219
  dassign %Reg0_R119 0 (dread ref %Reg3_R119)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_660061006c0073006500) { dassign %L_STR_24 0 }
  dassign %Reg1_R114 0 (dread ptr %L_STR_24)
  virtualcallassigned &LJson_24Parser_3B_7Cconstant_7C_28Ljava_2Flang_2FString_3B_29LJson_24Value_3B (dread ref %Reg0_R119, dread ref %Reg1_R114) { dassign %Reg0_R122 0 }
  return (dread ref %Reg0_R122)
@label41
LOC 1 221
  dassign %Reg0_R119 0 (dread ref %Reg3_R119)
  virtualcallassigned &LJson_24Parser_3B_7Cdecimal_7C_28_29LJson_24Value_3B (dread ref %Reg0_R119) { dassign %Reg0_R122 0 }
  return (dread ref %Reg0_R122)
}
func &LJson_24Parser_3B_7Cconstant_7C_28Ljava_2Flang_2FString_3B_29LJson_24Value_3B virtual (var %_this <* <$LJson_24Parser_3B>>, var %Reg5_R114 <* <$Ljava_2Flang_2FString_3B>>) <* <$LJson_24Value_3B>> {
  funcid 22
  var %Reg4_R119 <* <$LJson_24Parser_3B>>
  var %Reg0_I i32
  var %Reg3_I i32
  var %Reg1_R114 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_I i32
  var %Reg0_R119 <* <$LJson_24Parser_3B>>
  var %Reg2_I i32
  var %Reg1_C u16
  var %Reg0_R125 <* <$LJson_24Constant_3B>>

ALIAS %i %Reg3_I i32
ALIAS %name %Reg5_R114 <* <$Ljava_2Flang_2FString_3B>>
  dassign %Reg4_R119 0 (dread ref %_this)
LOC 1 226
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg3_I 0 (dread i32 %Reg0_I)
@label42
  dassign %Reg0_I 0 (dread i32 %Reg3_I)
  dassign %Reg1_R114 0 (dread ref %Reg5_R114)
  virtualcallassigned &Ljava_2Flang_2FString_3B_7Clength_7C_28_29I (dread ref %Reg1_R114) { dassign %Reg1_I 0 }
  brtrue @label43 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
LOC 1 227
  dassign %Reg0_R119 0 (dread ref %Reg4_R119)
  dassign %Reg1_R114 0 (dread ref %Reg5_R114)
  dassign %Reg2_I 0 (dread i32 %Reg3_I)
  virtualcallassigned &Ljava_2Flang_2FString_3B_7CcharAt_7C_28I_29C (dread ref %Reg1_R114, dread i32 %Reg2_I) { dassign %Reg1_C 0 }
  virtualcallassigned &LJson_24Parser_3B_7Cexpect_7C_28C_29V (dread ref %Reg0_R119, dread u16 %Reg1_C) {}
LOC 1 226
  dassign %Reg3_I 0 (add i32 (dread i32 %Reg3_I, constval i32 1))
  goto @label42
@label43
LOC 1 229
  intrinsiccallwithtype <$LJson_24Constant_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R125 0 (gcmalloc ref <$LJson_24Constant_3B>)
  dassign %Reg1_R114 0 (dread ref %Reg5_R114)
  callassigned &LJson_24Constant_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R125, dread ref %Reg1_R114) {}
  return (dread ref %Reg0_R125)
}
func &LJson_24Parser_3B_7Cdigits_7C_28_29I virtual (var %_this <* <$LJson_24Parser_3B>>) i32 {
  funcid 23
  var %Reg7_R119 <* <$LJson_24Parser_3B>>
  var %Reg0_I i32
  var %Reg6_I i32
  var %Reg0_R119 <* <$LJson_24Parser_3B>>
  var %Reg0_R127 <* <[] u16>>
  var %Reg1_R119 <* <$LJson_24Parser_3B>>
  var %Reg1_I i32
  var %Reg1_R127 <* <[] u16>>
  var %Reg2_R119 <* <$LJson_24Parser_3B>>
  var %Reg3_I i32
  var %Reg4_I i32

ALIAS %number %Reg6_I i32
  dassign %Reg7_R119 0 (dread ref %_this)
LOC 1 233
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg6_I 0 (dread i32 %Reg0_I)
@label44
LOC 1 234
  dassign %Reg0_R119 0 (dread ref %Reg7_R119)
  dassign %Reg0_R127 0 (iread ref <* <$LJson_24Parser_3B>> 2 (dread ref %Reg0_R119))
  dassign %Reg1_R119 0 (dread ref %Reg7_R119)
  dassign %Reg1_I 0 (iread i32 <* <$LJson_24Parser_3B>> 3 (dread ref %Reg1_R119))
  dassign %Reg0_I 0 (zext i32 16 (iread u16 <* u16> 0 (array 1 ptr <* <[] u16>> (dread ref %Reg0_R127, dread i32 %Reg1_I))))
  dassign %Reg1_I 0 (constval i32 48)
  brtrue @label45 (lt i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg0_R119 0 (dread ref %Reg7_R119)
  dassign %Reg0_R127 0 (iread ref <* <$LJson_24Parser_3B>> 2 (dread ref %Reg0_R119))
  dassign %Reg1_R119 0 (dread ref %Reg7_R119)
  dassign %Reg1_I 0 (iread i32 <* <$LJson_24Parser_3B>> 3 (dread ref %Reg1_R119))
  dassign %Reg0_I 0 (zext i32 16 (iread u16 <* u16> 0 (array 1 ptr <* <[] u16>> (dread ref %Reg0_R127, dread i32 %Reg1_I))))
  dassign %Reg1_I 0 (constval i32 57)
  brtrue @label45 (gt i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
LOC 1 235
  dassign %Reg0_I 0 (dread i32 %Reg6_I)
  dassign %Reg1_I 0 (constval i32 10)
  dassign %Reg0_I 0 (mul i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_R119 0 (dread ref %Reg7_R119)
  dassign %Reg1_R127 0 (iread ref <* <$LJson_24Parser_3B>> 2 (dread ref %Reg1_R119))
  dassign %Reg2_R119 0 (dread ref %Reg7_R119)
  dassign %Reg3_I 0 (iread i32 <* <$LJson_24Parser_3B>> 3 (dread ref %Reg2_R119))
  dassign %Reg4_I 0 (constval i32 1)
  dassign %Reg4_I 0 (add i32 (dread i32 %Reg3_I, dread i32 %Reg4_I))
  iassign <* <$LJson_24Parser_3B>> 3 (dread ref %Reg2_R119, dread i32 %Reg4_I)
  dassign %Reg1_I 0 (zext i32 16 (iread u16 <* u16> 0 (array 1 ptr <* <[] u16>> (dread ref %Reg1_R127, dread i32 %Reg3_I))))
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_I 0 (constval i32 48)
  dassign %Reg0_I 0 (sub i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg6_I 0 (dread i32 %Reg0_I)
  goto @label44
@label45
LOC 1 237
  dassign %Reg0_I 0 (dread i32 %Reg6_I)
  return (dread i32 %Reg0_I)
}
func &LJson_24Parser_3B_7Cdecimal_7C_28_29LJson_24Value_3B virtual (var %_this <* <$LJson_24Parser_3B>>) <* <$LJson_24Value_3B>> {
  funcid 24
  var %Reg9_R119 <* <$LJson_24Parser_3B>>
  var %Reg0_R119 <* <$LJson_24Parser_3B>>
  var %Reg0_I i32
  var %Reg6_I i32
  var %Reg0_R127 <* <[] u16>>
  var %Reg1_R119 <* <$LJson_24Parser_3B>>
  var %Reg1_I i32
  var %Reg0_R123 <* <$LJson_24Decimal_3B>>
  var %Reg2_I i32
  var %Reg3_I i32
  var %Reg7_I i32
  var %Reg8_I i32
  var %Reg3_R119 <* <$LJson_24Parser_3B>>
  var %Reg4_I i32

ALIAS %whole %Reg6_I i32
ALIAS %start %Reg7_I i32
ALIAS %fraction %Reg8_I i32
  dassign %Reg9_R119 0 (dread ref %_this)
LOC 1 241
  dassign %Reg0_R119 0 (dread ref %Reg9_R119)
  virtualcallassigned &LJson_24Parser_3B_7Cdigits_7C_28_29I (dread ref %Reg0_R119) { dassign %Reg0_I 0 }
  dassign %Reg6_I 0 (dread i32 %Reg0_I)
LOC 1 242
  dassign %Reg0_R119 0 (dread ref %Reg9_R119)
  dassign %Reg0_R127 0 (iread ref <* <$LJson_24Parser_3B>> 2 (dread ref %Reg0_R119))
  dassign %Reg1_R119 0 (dread ref %Reg9_R119)
  dassign %Reg1_I 0 (iread i32 <* <$LJson_24Parser_3B>> 3 (dread ref %Reg1_R119))
  dassign %Reg0_I 0 (zext i32 16 (iread u16 <* u16> 0 (array 1 ptr <* <[] u16>> (dread ref %Reg0_R127, dread i32 %Reg1_I))))
  dassign %Reg1_I 0 (constval i32 46)
  brtrue @label46 (eq i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
LOC 1 243
  intrinsiccallwithtype <$LJson_24Decimal_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R123 0 (gcmalloc ref <$LJson_24Decimal_3B>)
  dassign %Reg1_I 0 (dread i32 %Reg6_I)
  dassign %Reg2_I 0 (constval i32 0)
  dassign %Reg3_I 0 (constval i32 0)
  callassigned &LJson_24Decimal_3B_7C_3Cinit_3E_7C_28III_29V (dread ref %Reg0_R123, dread i32 %Reg1_I, dread i32 %Reg2_I, dread i32 %Reg3_I) {}
  return (dread ref %Reg0_R123)
@label46
LOC 1 245
  dassign %Reg0_R119 0 (dread ref %Reg9_R119)
  dassign %Reg1_I 0 (iread i32 <* <$LJson_24Parser_3B>> 3 (dread ref %Reg0_R119))
  dassign %Reg2_I 0 (constval i32 1)
  dassign %Reg1_I 0 (add i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  iassign <* <$LJson_24Parser_3B>> 3 (dread ref %Reg0_R119, dread i32 %Reg1_I)
  dassign %Reg7_I 0 (dread i32 %Reg1_I)
LOC 1 246
  dassign %Reg0_R119 0 (dread ref %Reg9_R119)
  virtualcallassigned &LJson_24Parser_3B_7Cdigits_7C_28_29I (dread ref %Reg0_R119) { dassign %Reg0_I 0 }
  dassign %Reg8_I 0 (dread i32 %Reg0_I)
LOC 1 247
  intrinsiccallwithtype <$LJson_24Decimal_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R123 0 (gcmalloc ref <$LJson_24Decimal_3B>)
  dassign %Reg1_I 0 (dread i32 %Reg6_I)
  dassign %Reg2_I 0 (dread i32 %Reg8_I)
  dassign %Reg3_R119 0 (dread ref %Reg9_R119)
  dassign %Reg3_I 0 (iread i32 <* <$LJson_24Parser_3B>> 3 (dread ref %Reg3_R119))
  dassign %Reg4_I 0 (dread i32 %Reg7_I)
  dassign %Reg3_I 0 (sub i32 (dread i32 %Reg3_I, dread i32 %Reg4_I))
  callassigned &LJson_24Decimal_3B_7C_3Cinit_3E_7C_28III_29V (dread ref %Reg0_R123, dread i32 %Reg1_I, dread i32 %Reg2_I, dread i32 %Reg3_I) {}
  return (dread ref %Reg0_R123)
}
func &LJson_24Parser_3B_7Cstring_7C_28_29Ljava_2Flang_2FString_3B virtual (var %_this <* <$LJson_24Parser_3B>>) <* <$Ljava_2Flang_2FString_3B>> {
  funcid 25
  var %Reg12_R119 <* <$LJson_24Parser_3B>>
  var %Reg0_R119 <* <$LJson_24Parser_3B>>
  var %Reg1_I i32
  var %Reg1_C u16
  var %Reg0_I i32
  var %Reg9_I i32
  var %Reg0_R127 <* <[] u16>>
  var %Reg1_R119 <* <$LJson_24Parser_3B>>
  var %Reg2_I i32
  var %Reg0_R114 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_R127 <* <[] u16>>
  var %Reg3_R119 <* <$LJson_24Parser_3B>>
  var %Reg4_I i32
  var %Reg5_I i32
  var %Reg3_I i32
  var %Reg0_R116 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg10_R116 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg1_R114 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg2_R119 <* <$LJson_24Parser_3B>>
  var %Reg2_R127 <* <[] u16>>
  var %Reg4_R119 <* <$LJson_24Parser_3B>>
  var %Reg11_I i32
  var %Reg8_I i32

ALIAS %c %Reg11_C u16
ALIAS %start %Reg9_I i32
ALIAS %out %Reg10_R116 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  dassign %Reg12_R119 0 (dread ref %_this)
LOC 1 251
  dassign %Reg0_R119 0 (dread ref %Reg12_R119)
  dassign %Reg1_I 0 (constval i32 34)
  dassign %Reg1_C 0 (cvt u16 i32 (dread i32 %Reg1_I))
  virtualcallassigned &LJson_24Parser_3B_7Cexpect_7C_28C_29V (dread ref %Reg0_R119, dread u16 %Reg1_C) {}
LOC 1 252
  dassign %Reg0_R119 0 (dread ref %Reg12_R119)
  dassign %Reg0_I 0 (iread i32 <* <$LJson_24Parser_3B>> 3 (dread ref %Reg0_R119))
  dassign %Reg9_I 0 (dread i32 %Reg0_I)
@label47
LOC 1 253
  dassign %Reg0_R119 0 (dread ref %Reg12_R119)
  dassign %Reg0_R127 0 (iread ref <* <$LJson_24Parser_3B>> 2 (dread ref %Reg0_R119))
  dassign %Reg1_R119 0 (dread ref %Reg12_R119)
  dassign %Reg1_I 0 (iread i32 <* <$LJson_24Parser_3B>> 3 (dread ref %Reg1_R119))
  dassign %Reg0_I 0 (zext i32 16 (iread u16 <* u16> 0 (array 1 ptr <* <[] u16>> (dread ref %Reg0_R127, dread i32 %Reg1_I))))
  dassign %Reg1_I 0 (constval i32 34)
  brtrue @label48 (eq i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg0_R119 0 (dread ref %Reg12_R119)
  dassign %Reg0_R127 0 (iread ref <* <$LJson_24Parser_3B>> 2 (dread ref %Reg0_R119))
  dassign %Reg1_R119 0 (dread ref %Reg12_R119)
  dassign %Reg1_I 0 (iread i32 <* <$LJson_24Parser_3B>> 3 (dread ref %Reg1_R119))
  dassign %Reg0_I 0 (zext i32 16 (iread u16 <* u16> 0 (array 1 ptr <* <[] u16>> (dread ref %Reg0_R127, dread i32 %Reg1_I))))
  dassign %Reg1_I 0 (constval i32 92)
  brtrue @label48 (eq i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
LOC 1 254
  dassign %Reg0_R119 0 (dread ref %Reg12_R119)
  dassign %Reg1_I 0 (iread i32 <* <$LJson_24Parser_3B>> 3 (dread ref %Reg0_R119))
  dassign %Reg2_I 0 (constval i32 1)
  dassign %Reg1_I 0 (add i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  iassign <* <$LJson_24Parser_3B>> 3 (dread ref %Reg0_R119, dread i32 %Reg1_I)
  goto @label47
@label48
LOC 1 256
  dassign %Reg0_R119 0 (dread ref %Reg12_R119)
  dassign %Reg0_R127 0 (iread ref <* <$LJson_24Parser_3B>> 2 (dread ref %Reg0_R119))
  dassign %Reg1_R119 0 (dread ref %Reg12_R119)
  dassign %Reg1_I 0 (iread i32 <* <$LJson_24Parser_3B>> 3 (dread ref %Reg1_R119))
  dassign %Reg0_I 0 (zext i32 16 (iread u16 <* u16> 0 (array 1 ptr <* <[] u16>> (dread ref %Reg0_R127, dread i32 %Reg1_I))))
  dassign %Reg1_I 0 (constval i32 34)
  brtrue @label49 (ne i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
LOC 1 257
  intrinsiccallwithtype <$Ljava_2Flang_2FString_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R114 0 (gcmalloc ref <$Ljava_2Flang_2FString_3B>)
  dassign %Reg1_R119 0 (dread ref %Reg12_R119)
  dassign %Reg1_R127 0 (iread ref <* <$LJson_24Parser_3B>> 2 (dread ref %Reg1_R119))
  dassign %Reg2_I 0 (dread i32 %Reg9_I)
  dassign %Reg3_R119 0 (dread ref %Reg12_R119)
  dassign %Reg4_I 0 (iread i32 <* <$LJson_24Parser_3B>> 3 (dread ref %Reg3_R119))
  dassign %Reg5_I 0 (constval i32 1)
  dassign %Reg5_I 0 (add i32 (dread i32 %Reg4_I, dread i32 %Reg5_I))
  iassign <* <$LJson_24Parser_3B>> 3 (dread ref %Reg3_R119, dread i32 %Reg5_I)
  dassign %Reg3_I 0 (dread i32 %Reg9_I)
  dassign %Reg3_I 0 (sub i32 (dread i32 %Reg4_I, dread i32 %Reg3_I))
  callassigned &Ljava_2Flang_2FString_3B_7C_3Cinit_3E_7C_28ACII_29V (dread ref %Reg0_R114, dread ref %Reg1_R127, dread i32 %Reg2_I, dread i32 %Reg3_I) {}
  return (dread ref %Reg0_R114)
@label49
LOC 1 259
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R116 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R116) {}
  dassign %Reg10_R116 0 (dread ref %Reg0_R116)
LOC 1 260
  dassign %Reg0_R116 0 (dread ref %Reg10_R116)
  intrinsiccallwithtype <$Ljava_2Flang_2FString_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R114 0 (gcmalloc ref <$Ljava_2Flang_2FString_3B>)
  dassign %Reg2_R119 0 (dread ref %Reg12_R119)
  dassign %Reg2_R127 0 (iread ref <* <$LJson_24Parser_3B>> 2 (dread ref %Reg2_R119))
  dassign %Reg3_I 0 (dread i32 %Reg9_I)
  dassign %Reg4_R119 0 (dread ref %Reg12_R119)
  dassign %Reg4_I 0 (iread i32 <* <$LJson_24Parser_3B>> 3 (dread ref %Reg4_R119))
  dassign %Reg5_I 0 (dread i32 %Reg9_I)
  dassign %Reg4_I 0 (sub i32 (dread i32 %Reg4_I, dread i32 %Reg5_I))
  callassigned &Ljava_2Flang_2FString_3B_7C_3Cinit_3E_7C_28ACII_29V (dread ref %Reg1_R114, dread ref %Reg2_R127, dread i32 %Reg3_I, dread i32 %Reg4_I) {}
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R116, dread ref %Reg1_R114) { dassign %Reg0_R116 0 }
@label50
LOC 1 261
  dassign %Reg0_R119 0 (dread ref %Reg12_R119)
  dassign %Reg0_R127 0 (iread ref <* <$LJson_24Parser_3B>> 2 (dread ref %Reg0_R119))
  dassign %Reg1_R119 0 (dread ref %Reg12_R119)
  dassign %Reg1_I 0 (iread i32 <* <$LJson_24Parser_3B>> 3 (dread ref %Reg1_R119))
  dassign %Reg0_I 0 (zext i32 16 (iread u16 <* u16> 0 (array 1 ptr <* <[] u16>> (dread ref %Reg0_R127, dread i32 %Reg1_I))))
  dassign %Reg1_I 0 (constval i32 34)
  brtrue @label54 (eq i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
LOC 1 262
  dassign %Reg0_R119 0 (dread ref %Reg12_R119)
  dassign %Reg0_R127 0 (iread ref <* <$LJson_24Parser_3B>> 2 (dread ref %Reg0_R119))
  dassign %Reg1_R119 0 (dread ref %Reg12_R119)
  dassign %Reg2_I 0 (iread i32 <* <$LJson_24Parser_3B>> 3 (dread ref %Reg1_R119))
  dassign %Reg3_I 0 (constval i32 1)
  dassign %Reg3_I 0 (add i32 (dread i32 %Reg2_I, dread i32 %Reg3_I))
  iassign <* <$LJson_24Parser_3B>> 3 (dread ref %Reg1_R119, dread i32 %Reg3_I)
  dassign %Reg0_I 0 (zext i32 16 (iread u16 <* u16> 0 (array 1 ptr <* <[] u16>> (dread ref %Reg0_R127, dread i32 %Reg2_I))))
  dassign %Reg11_I 0 (dread i32 %Reg0_I)
LOC 1 263
  dassign %Reg0_I 0 (dread i32 %Reg11_I)
  dassign %Reg1_I 0 (constval i32 92)
  brtrue @label53 (ne i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
LOC 1 264
  dassign %Reg0_R119 0 (dread ref %Reg12_R119)
  dassign %Reg0_R127 0 (iread ref <* <$LJson_24Parser_3B>> 2 (dread ref %Reg0_R119))
  dassign %Reg1_R119 0 (dread ref %Reg12_R119)
  dassign %Reg2_I 0 (iread i32 <* <$LJson_24Parser_3B>> 3 (dread ref %Reg1_R119))
  dassign %Reg3_I 0 (constval i32 1)
  dassign %Reg3_I 0 (add i32 (dread i32 %Reg2_I, dread i32 %Reg3_I))
  iassign <* <$LJson_24Parser_3B>> 3 (dread ref %Reg1_R119, dread i32 %Reg3_I)
  dassign %Reg0_I 0 (zext i32 16 (iread u16 <* u16> 0 (array 1 ptr <* <[] u16>> (dread ref %Reg0_R127, dread i32 %Reg2_I))))
  dassign %Reg1_I 0 (constval i32 110)
  brtrue @label51 (ne i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg0_I 0 (constval i32 10)
  dassign %Reg8_I 0 (dread i32 %Reg0_I)
  goto @label52
@label51
  dassign %Reg0_R119 0 (dread ref %Reg12_R119)
  dassign %Reg0_R127 0 (iread ref <* <$LJson_24Parser_3B>> 2 (dread ref %Reg0_R119))
  dassign %Reg1_R119 0 (dread ref %Reg12_R119)
  dassign %Reg1_I 0 (iread i32 <* <$LJson_24Parser_3B>> 3 (dread ref %Reg1_R119))
  dassign %Reg2_I 0 (constval i32 1)
  dassign %Reg1_I 0 (sub i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  dassign %Reg0_I 0 (zext i32 16 (iread u16 <* u16> 0 (array 1 ptr <* <[] u16>> (dread ref %Reg0_R127, dread i32 %Reg1_I))))
  dassign %Reg8_I 0 (dread i32 %Reg0_I)
@label52
  dassign %Reg0_I 0 (dread i32 %Reg8_I)
  dassign %Reg11_I 0 (dread i32 %Reg0_I)
@label53
LOC 1 266
  dassign %Reg0_R116 0 (dread ref %Reg10_R116)
  dassign %Reg1_I 0 (dread i32 %Reg11_I)
  dassign %Reg1_C 0 (cvt u16 i32 (dread i32 %Reg1_I))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28C_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R116, dread u16 %Reg1_C) { dassign %Reg0_R116 0 }
LOC 1 267
  goto @label50
@label54
LOC 1 268
  dassign %Reg0_R119 0 (dread ref %Reg12_R119)
  dassign %Reg1_I 0 (iread i32 <* <$LJson_24Parser_3B>> 3 (dread ref %Reg0_R119))
  dassign %Reg2_I 0 (constval i32 1)
  dassign %Reg1_I 0 (add i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  iassign <* <$LJson_24Parser_3B>> 3 (dread ref %Reg0_R119, dread i32 %Reg1_I)
LOC 1 269
  dassign %Reg0_R116 0 (dread ref %Reg10_R116)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg0_R116) { dassign %Reg0_R114 0 }
  return (dread ref %Reg0_R114)
}
func &LJson_24Parser_3B_7Carray_7C_28_29LJson_24Array_3B virtual (var %_this <* <$LJson_24Parser_3B>>) <* <$LJson_24Array_3B>> {
  funcid 26
  var %Reg4_R119 <* <$LJson_24Parser_3B>>
  var %Reg0_R118 <* <$LJson_24Array_3B>>
  var %Reg3_R118 <* <$LJson_24Array_3B>>
  var %Reg0_R119 <* <$LJson_24Parser_3B>>
  var %Reg1_I i32
  var %Reg1_C u16
  var %Reg0_R127 <* <[] u16>>
  var %Reg1_R119 <* <$LJson_24Parser_3B>>
  var %Reg0_I i32
  var %Reg1_R122 <* <$LJson_24Value_3B>>
  var %Reg2_I i32

ALIAS %array %Reg3_R118 <* <$LJson_24Array_3B>>
  dassign %Reg4_R119 0 (dread ref %_this)
LOC 1 273
  intrinsiccallwithtype <$LJson_24Array_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R118 0 (gcmalloc ref <$LJson_24Array_3B>)
  callassigned &LJson_24Array_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R118) {}
  dassign %Reg3_R118 0 (dread ref %Reg0_R118)
LOC 1 274
  dassign %Reg0_R119 0 (dread ref %Reg4_R119)
  dassign %Reg1_I 0 (constval i32 91)
  dassign %Reg1_C 0 (cvt u16 i32 (dread i32 %Reg1_I))
  virtualcallassigned &LJson_24Parser_3B_7Cexpect_7C_28C_29V (dread ref %Reg0_R119, dread u16 %Reg1_C) {}
@label55
LOC 1 275
  dassign %Reg0_R119 0 (dread ref %Reg4_R119)
  dassign %Reg0_R127 0 (iread ref <* <$LJson_24Parser_3B>> 2 (dread ref %Reg0_R119))
  dassign %Reg1_R119 0 (dread ref %Reg4_R119)
  dassign %Reg1_I 0 (iread i32 <* <$LJson_24Parser_3B>> 3 (dread ref %Reg1_R119))
  dassign %Reg0_I 0 (zext i32 16 (iread u16 <* u16> 0 (array 1 ptr <* <[] u16>> (dread ref %Reg0_R127, dread i32 %Reg1_I))))
  dassign %Reg1_I 0 (constval i32 93)
  brtrue @label57 (eq i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
LOC 1 276
  dassign %Reg0_R118 0 (dread ref %Reg3_R118)
  dassign %Reg0_I 0 (iread i32 <* <$LJson_24Array_3B>> 4 (dread ref %Reg0_R118))
  brtrue @label56 (le i32 i32 (dread i32 %Reg0_I, constval i32 0))
LOC 1 277
  dassign %Reg0_R119 0 (dread ref %Reg4_R119)
  dassign %Reg1_I 0 (constval i32 44)
  dassign %Reg1_C 0 (cvt u16 i32 (dread i32 %Reg1_I))
  virtualcallassigned &LJson_24Parser_3B_7Cexpect_7C_28C_29V (dread ref %Reg0_R119, dread u16 %Reg1_C) {}
@label56
LOC 1 279
  dassign %Reg0_R118 0 (dread ref %Reg3_R118)
  dassign %Reg1_R119 0 (dread ref %Reg4_R119)
  virtualcallassigned &LJson_24Parser_3B_7Cvalue_7C_28_29LJson_24Value_3B (dread ref %Reg1_R119) { dassign %Reg1_R122 0 }
  virtualcallassigned &LJson_24Array_3B_7Cadd_7C_28LJson_24Value_3B_29V (dread ref %Reg0_R118, dread ref %Reg1_R122) {}
  goto @label55
@label57
LOC 1 281
  dassign %Reg0_R119 0 (dread ref %Reg4_R119)
  dassign %Reg1_I 0 (iread i32 <* <$LJson_24Parser_3B>> 3 (dread ref %Reg0_R119))
  dassign %Reg2_I 0 (constval i32 1)
  dassign %Reg1_I 0 (add i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  iassign <* <$LJson_24Parser_3B>> 3 (dread ref %Reg0_R119, dread i32 %Reg1_I)
LOC 1 282
  dassign %Reg0_R118 0 (dread ref %Reg3_R118)
  return (dread ref %Reg0_R118)
}
func &LJson_24Parser_3B_7Crecord_7C_28_29LJson_24Record_3B virtual (var %_this <* <$LJson_24Parser_3B>>) <* <$LJson_24Record_3B>> {
  funcid 27
  var %Reg5_R119 <* <$LJson_24Parser_3B>>
  var %Reg0_R121 <* <$LJson_24Record_3B>>
  var %Reg3_R121 <* <$LJson_24Record_3B>>
  var %Reg0_R119 <* <$LJson_24Parser_3B>>
  var %Reg1_I i32
  var %Reg1_C u16
  var %Reg0_R127 <* <[] u16>>
  var %Reg1_R119 <* <$LJson_24Parser_3B>>
  var %Reg0_I i32
  var %Reg0_R118 <* <$LJson_24Array_3B>>
  var %Reg0_R114 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg4_R114 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_R114 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg2_R119 <* <$LJson_24Parser_3B>>
  var %Reg2_R122 <* <$LJson_24Value_3B>>
  var %Reg2_I i32

ALIAS %name %Reg4_R114 <* <$Ljava_2Flang_2FString_3B>>
ALIAS %record %Reg3_R121 <* <$LJson_24Record_3B>>
  dassign %Reg5_R119 0 (dread ref %_this)
LOC 1 286
  intrinsiccallwithtype <$LJson_24Record_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R121 0 (gcmalloc ref <$LJson_24Record_3B>)
  callassigned &LJson_24Record_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R121) {}
  dassign %Reg3_R121 0 (dread ref %Reg0_R121)
LOC 1 287
  dassign %Reg0_R119 0 (dread ref %Reg5_R119)
  dassign %Reg1_I 0 (constval i32 123)
  dassign %Reg1_C 0 (cvt u16 i32 (dread i32 %Reg1_I))
  virtualcallassigned &LJson_24Parser_3B_7Cexpect_7C_28C_29V (dread ref %Reg0_R119, dread u16 %Reg1_C) {}
@label58
LOC 1 288
  dassign %Reg0_R119 0 (dread ref %Reg5_R119)
  dassign %Reg0_R127 0 (iread ref <* <$LJson_24Parser_3B>> 2 (dread ref %Reg0_R119))
  dassign %Reg1_R119 0 (dread ref %Reg5_R119)
  dassign %Reg1_I 0 (iread i32 <* <$LJson_24Parser_3B>> 3 (dread ref %Reg1_R119))
  dassign %Reg0_I 0 (zext i32 16 (iread u16 <* u16> 0 (array 1 ptr <* <[] u16>> (dread ref %Reg0_R127, dread i32 %Reg1_I))))
  dassign %Reg1_I 0 (constval i32 125)
  brtrue @label60 (eq i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
LOC 1 289
  dassign %Reg0_R121 0 (dread ref %Reg3_R121)
  dassign %Reg0_R118 0 (iread ref <* <$LJson_24Record_3B>> 3 (dread ref %Reg0_R121))
  dassign %Reg0_I 0 (iread i32 <* <$LJson_24Array_3B>> 4 (dread ref %Reg0_R118))
  brtrue @label59 (le i32 i32 (dread i32 %Reg0_I, constval i32 0))
LOC 1 290
  dassign %Reg0_R119 0 (dread ref %Reg5_R119)
  dassign %Reg1_I 0 (constval i32 44)
  dassign %Reg1_C 0 (cvt u16 i32 (dread i32 %Reg1_I))
  virtualcallassigned &LJson_24Parser_3B_7Cexpect_7C_28C_29V (dread ref %Reg0_R119, dread u16 %Reg1_C) {}
@label59
LOC 1 292
  dassign %Reg0_R119 0 (dread ref %Reg5_R119)
  virtualcallassigned &LJson_24Parser_3B_7Cstring_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg0_R119) { dassign %Reg0_R114 0 }
  dassign %Reg4_R114 0 (dread ref %Reg0_R114)
LOC 1 293
  dassign %Reg0_R119 0 (dread ref %Reg5_R119)
  dassign %Reg1_I 0 (constval i32 58)
  dassign %Reg1_C 0 (cvt u16 i32 (dread i32 %Reg1_I))
  virtualcallassigned &LJson_24Parser_3B_7Cexpect_7C_28C_29V (dread ref %Reg0_R119, dread u16 %Reg1_C) {}
LOC 1 294
  dassign %Reg0_R121 0 (dread ref %Reg3_R121)
  dassign %Reg1_R114 0 (dread ref %Reg4_R114)
  dassign %Reg2_R119 0 (dread ref %Reg5_R119)
  virtualcallassigned &LJson_24Parser_3B_7Cvalue_7C_28_29LJson_24Value_3B (dread ref %Reg2_R119) { dassign %Reg2_R122 0 }
  virtualcallassigned &LJson_24Record_3B_7Cput_7C_28Ljava_2Flang_2FString_3BLJson_24Value_3B_29V (dread ref %Reg0_R121, dread ref %Reg1_R114, dread ref %Reg2_R122) {}
LOC 1 295
  goto @label58
@label60
LOC 1 296
  dassign %Reg0_R119 0 (dread ref %Reg5_R119)
  dassign %Reg1_I 0 (iread i32 <* <$LJson_24Parser_3B>> 3 (dread ref %Reg0_R119))
  dassign %Reg2_I 0 (constval i32 1)
  dassign %Reg1_I 0 (add i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  iassign <* <$LJson_24Parser_3B>> 3 (dread ref %Reg0_R119, dread i32 %Reg1_I)
LOC 1 297
  dassign %Reg0_R121 0 (dread ref %Reg3_R121)
  return (dread ref %Reg0_R121)
}
func &LJson_24Record_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LJson_24Record_3B>>) void {
  funcid 28
  var %Reg3_R121 <* <$LJson_24Record_3B>>
  var %Reg0_R121 <* <$LJson_24Record_3B>>
  var %Reg0_R122 <* <$LJson_24Value_3B>>
  var %Reg1_R118 <* <$LJson_24Array_3B>>
  var %Reg1_I i32
  var %Reg1_R115 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>

  dassign %Reg3_R121 0 (dread ref %_this)
LOC 1 143
  dassign %Reg0_R121 0 (dread ref %Reg3_R121)
  dassign %Reg0_R122 0 (retype ref <* <$LJson_24Value_3B>> (dread ref %Reg0_R121))
  callassigned &LJson_24Value_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R122) {}
LOC 1 144
  dassign %Reg0_R121 0 (dread ref %Reg3_R121)
  intrinsiccallwithtype <$LJson_24Array_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R118 0 (gcmalloc ref <$LJson_24Array_3B>)
  callassigned &LJson_24Array_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R118) {}
  iassign <* <$LJson_24Record_3B>> 3 (dread ref %Reg0_R121, dread ref %Reg1_R118)
LOC 1 145
  dassign %Reg0_R121 0 (dread ref %Reg3_R121)
  dassign %Reg1_I 0 (constval i32 4)
  dassign %Reg1_R115 0 (gcmallocjarray ref <[] <* <$Ljava_2Flang_2FString_3B>>> (dread i32 %Reg1_I))
  iassign <* <$LJson_24Record_3B>> 4 (dread ref %Reg0_R121, dread ref %Reg1_R115)
  return ()
}
func &LJson_24Record_3B_7Cput_7C_28Ljava_2Flang_2FString_3BLJson_24Value_3B_29V virtual (var %_this <* <$LJson_24Record_3B>>, var %Reg8_R114 <* <$Ljava_2Flang_2FString_3B>>, var %Reg9_R122 <* <$LJson_24Value_3B>>) void {
  funcid 29
  var %Reg7_R121 <* <$LJson_24Record_3B>>
  var %Reg0_R121 <* <$LJson_24Record_3B>>
  var %Reg0_R118 <* <$LJson_24Array_3B>>
  var %Reg0_I i32
  var %Reg4_I i32
  var %Reg1_R121 <* <$LJson_24Record_3B>>
  var %Reg1_R115 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>
  var %Reg1_I i32
  var %Reg0_R115 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>
  var %Reg5_R115 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>
  var %Reg6_I i32
  var %Reg2_R121 <* <$LJson_24Record_3B>>
  var %Reg2_R115 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>
  var %Reg3_I i32
  var %Reg2_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg2_R114 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_R122 <* <$LJson_24Value_3B>>

ALIAS %i %Reg6_I i32
ALIAS %longer %Reg5_R115 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>
ALIAS %name %Reg8_R114 <* <$Ljava_2Flang_2FString_3B>>
ALIAS %value %Reg9_R122 <* <$LJson_24Value_3B>>
ALIAS %count %Reg4_I i32
  dassign %Reg7_R121 0 (dread ref %_this)
LOC 1 148
  dassign %Reg0_R121 0 (dread ref %Reg7_R121)
  dassign %Reg0_R118 0 (iread ref <* <$LJson_24Record_3B>> 3 (dread ref %Reg0_R121))
  dassign %Reg0_I 0 (iread i32 <* <$LJson_24Array_3B>> 4 (dread ref %Reg0_R118))
  dassign %Reg4_I 0 (dread i32 %Reg0_I)
LOC 1 149
  dassign %Reg0_I 0 (dread i32 %Reg4_I)
  dassign %Reg1_R121 0 (dread ref %Reg7_R121)
  dassign %Reg1_R115 0 (iread ref <* <$LJson_24Record_3B>> 4 (dread ref %Reg1_R121))
  dassign %Reg1_I 0 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %Reg1_R115))
  brtrue @label63 (ne i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
LOC 1 150
  dassign %Reg0_I 0 (dread i32 %Reg4_I)
  dassign %Reg1_I 0 (constval i32 2)
  dassign %Reg0_I 0 (mul i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg0_R115 0 (gcmallocjarray ref <[] <* <$Ljava_2Flang_2FString_3B>>> (dread i32 %Reg0_I))
  dassign %Reg5_R115 0 (dread ref %Reg0_R115)
LOC 1 151
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg6_I 0 (dread i32 %Reg0_I)
@label61
  dassign %Reg0_I 0 (dread i32 %Reg6_I)
  dassign %Reg1_I 0 (dread i32 %Reg4_I)
  brtrue @label62 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
LOC 1 152
  dassign %Reg0_R115 0 (dread ref %Reg5_R115)
  dassign %Reg1_I 0 (dread i32 %Reg6_I)
  dassign %Reg2_R121 0 (dread ref %Reg7_R121)
  dassign %Reg2_R115 0 (iread ref <* <$LJson_24Record_3B>> 4 (dread ref %Reg2_R121))
  dassign %Reg3_I 0 (dread i32 %Reg6_I)
  dassign %Reg2_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg2_R115, dread i32 %Reg3_I)))
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R115, dread i32 %Reg1_I), 
    dread ref %Reg2_R113)
LOC 1 151
  dassign %Reg6_I 0 (add i32 (dread i32 %Reg6_I, constval i32 1))
  goto @label61
@label62
LOC 1 154
  dassign %Reg0_R121 0 (dread ref %Reg7_R121)
  dassign %Reg1_R115 0 (dread ref %Reg5_R115)
  iassign <* <$LJson_24Record_3B>> 4 (dread ref %Reg0_R121, dread ref %Reg1_R115)
@label63
LOC 1 156
  dassign %Reg0_R121 0 (dread ref %Reg7_R121)
  dassign %Reg0_R115 0 (iread ref <* <$LJson_24Record_3B>> 4 (dread ref %Reg0_R121))
  dassign %Reg1_I 0 (dread i32 %Reg4_I)
  dassign %Reg2_R114 0 (dread ref %Reg8_R114)
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R115, dread i32 %Reg1_I), 
    dread ref %Reg2_R114)
LOC 1 157
  dassign %Reg0_R121 0 (dread ref %Reg7_R121)
  dassign %Reg0_R118 0 (iread ref <* <$LJson_24Record_3B>> 3 (dread ref %Reg0_R121))
  dassign %Reg1_R122 0 (dread ref %Reg9_R122)
  virtualcallassigned &LJson_24Array_3B_7Cadd_7C_28LJson_24Value_3B_29V (dread ref %Reg0_R118, dread ref %Reg1_R122) {}
LOC 1 158
  return ()
}
func &LJson_24Record_3B_7Cget_7C_28Ljava_2Flang_2FString_3B_29LJson_24Value_3B virtual (var %_this <* <$LJson_24Record_3B>>, var %Reg4_R114 <* <$Ljava_2Flang_2FString_3B>>) <* <$LJson_24Value_3B>> {
  funcid 30
  var %Reg3_R121 <* <$LJson_24Record_3B>>
  var %Reg0_I i32
  var %Reg2_I i32
  var %Reg1_R121 <* <$LJson_24Record_3B>>
  var %Reg1_R118 <* <$LJson_24Array_3B>>
  var %Reg1_I i32
  var %Reg0_R121 <* <$LJson_24Record_3B>>
  var %Reg0_R115 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_R114 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R114 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_Z u1
  var %Reg0_R118 <* <$LJson_24Array_3B>>
  var %Reg0_R120 <* <[] <* <$LJson_24Value_3B>>>>

ALIAS %i %Reg2_I i32
ALIAS %name %Reg4_R114 <* <$Ljava_2Flang_2FString_3B>>
  dassign %Reg3_R121 0 (dread ref %_this)
LOC 1 161
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg2_I 0 (dread i32 %Reg0_I)
@label64
  dassign %Reg0_I 0 (dread i32 %Reg2_I)
  dassign %Reg1_R121 0 (dread ref %Reg3_R121)
  dassign %Reg1_R118 0 (iread ref <* <$LJson_24Record_3B>> 3 (dread ref %Reg1_R121))
  dassign %Reg1_I 0 (iread i32 <* <$LJson_24Array_3B>> 4 (dread ref %Reg1_R118))
  brtrue @label66 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
LOC 1 162
  dassign %Reg0_R121 0 (dread ref %Reg3_R121)
  dassign %Reg0_R115 0 (iread ref <* <$LJson_24Record_3B>> 4 (dread ref %Reg0_R121))
  dassign %Reg1_I 0 (dread i32 %Reg2_I)
  dassign %Reg0_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg0_R115, dread i32 %Reg1_I)))
  dassign %Reg1_R114 0 (dread ref %Reg4_R114)
  dassign %Reg0_R114 0 (retype ref <* <$Ljava_2Flang_2FString_3B>> (dread ref %Reg0_R113))
  dassign %Reg1_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg1_R114))
  virtualcallassigned &Ljava_2Flang_2FString_3B_7Cequals_7C_28Ljava_2Flang_2FObject_3B_29Z (dread ref %Reg0_R114, dread ref %Reg1_R113) { dassign %Reg0_Z 0 }
  brtrue @label65 (eq i32 i32 (
    cvt i32 u1 (dread u1 %Reg0_Z),
    constval i32 0))
LOC 1 163
  dassign %Reg0_R121 0 (dread ref %Reg3_R121)
  dassign %Reg0_R118 0 (iread ref <* <$LJson_24Record_3B>> 3 (dread ref %Reg0_R121))
  dassign %Reg0_R120 0 (iread ref <* <$LJson_24Array_3B>> 3 (dread ref %Reg0_R118))
  dassign %Reg1_I 0 (dread i32 %Reg2_I)
  dassign %Reg0_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg0_R120, dread i32 %Reg1_I)))
  return (dread ref %Reg0_R113)
@label65
LOC 1 161
  dassign %Reg2_I 0 (add i32 (dread i32 %Reg2_I, constval i32 1))
  goto @label64
@label66
LOC 1 166
  dassign %Reg0_R113 0 (constval ref 0)
  return (dread ref %Reg0_R113)
}
func &LJson_24Record_3B_7Cwrite_7C_28Ljava_2Flang_2FStringBuilder_3B_29V virtual (var %_this <* <$LJson_24Record_3B>>, var %Reg5_R116 <* <$Ljava_2Flang_2FStringBuilder_3B>>) void {
  funcid 31
  var %Reg4_R121 <* <$LJson_24Record_3B>>
  var %Reg0_R116 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg1_I i32
  var %Reg1_C u16
  var %Reg0_I i32
  var %Reg3_I i32
  var %Reg1_R121 <* <$LJson_24Record_3B>>
  var %Reg1_R118 <* <$LJson_24Array_3B>>
  var %Reg1_R115 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>
  var %Reg2_I i32
  var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_R114 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R121 <* <$LJson_24Record_3B>>
  var %Reg0_R118 <* <$LJson_24Array_3B>>
  var %Reg0_R120 <* <[] <* <$LJson_24Value_3B>>>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_R116 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg0_R122 <* <$LJson_24Value_3B>>

ALIAS %i %Reg3_I i32
ALIAS %out %Reg5_R116 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  dassign %Reg4_R121 0 (dread ref %_this)
LOC 1 170
  dassign %Reg0_R116 0 (dread ref %Reg5_R116)
  dassign %Reg1_I 0 (constval i32 123)
  dassign %Reg1_C 0 (cvt u16 i32 (dread i32 %Reg1_I))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28C_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R116, dread u16 %Reg1_C) { dassign %Reg0_R116 0 }
LOC 1 171
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg3_I 0 (dread i32 %Reg0_I)
@label67
  dassign %Reg0_I 0 (dread i32 %Reg3_I)
  dassign %Reg1_R121 0 (dread ref %Reg4_R121)
  dassign %Reg1_R118 0 (iread ref <* <$LJson_24Record_3B>> 3 (dread ref %Reg1_R121))
  dassign %Reg1_I 0 (iread i32 <* <$LJson_24Array_3B>> 4 (dread ref %Reg1_R118))
  brtrue @label69 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
LOC 1 172
  dassign %Reg0_I 0 (dread i32 %Reg3_I)
  brtrue @label68 (le i32 i32 (dread i32 %Reg0_I, constval i32 0))
LOC 1 173
  dassign %Reg0_R116 0 (dread ref %Reg5_R116)
  dassign %Reg1_I 0 (constval i32 44)
  dassign %Reg1_C 0 (cvt u16 i32 (dread i32 %Reg1_I))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28C_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R116, dread u16 %Reg1_C) { dassign %Reg0_R116 0 }
@label68
LOC 1 175
  dassign %Reg0_R116 0 (dread ref %Reg5_R116)
  dassign %Reg1_R121 0 (dread ref %Reg4_R121)
  dassign %Reg1_R115 0 (iread ref <* <$LJson_24Record_3B>> 4 (dread ref %Reg1_R121))
  dassign %Reg2_I 0 (dread i32 %Reg3_I)
  dassign %Reg1_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg1_R115, dread i32 %Reg2_I)))
  intrinsiccallwithtype <$LJson_24Text_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R114 0 (retype ref <* <$Ljava_2Flang_2FString_3B>> (dread ref %Reg1_R113))
  callassigned &LJson_24Text_3B_7Cwrite_7C_28Ljava_2Flang_2FStringBuilder_3BLjava_2Flang_2FString_3B_29V (dread ref %Reg0_R116, dread ref %Reg1_R114) {}
LOC 1 176
  dassign %Reg0_R116 0 (dread ref %Reg5_R116)
  dassign %Reg1_I 0 (constval i32 58)
  dassign %Reg1_C 0 (cvt u16 i32 (dread i32 %Reg1_I))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28C_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R116, dread u16 %Reg1_C) { dassign %Reg0_R116 0 }
LOC 1 177
  dassign %Reg0_R121 0 (dread ref %Reg4_R121)
  dassign %Reg0_R118 0 (iread ref <* <$LJson_24Record_3B>> 3 (dread ref %Reg0_R121))
  dassign %Reg0_R120 0 (iread ref <* <$LJson_24Array_3B>> 3 (dread ref %Reg0_R118))
  dassign %Reg1_I 0 (dread i32 %Reg3_I)
  dassign %Reg0_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg0_R120, dread i32 %Reg1_I)))
  dassign %Reg1_R116 0 (dread ref %Reg5_R116)
  dassign %Reg0_R122 0 (retype ref <* <$LJson_24Value_3B>> (dread ref %Reg0_R113))
  virtualcallassigned &LJson_24Value_3B_7Cwrite_7C_28Ljava_2Flang_2FStringBuilder_3B_29V (dread ref %Reg0_R122, dread ref %Reg1_R116) {}
LOC 1 171
  dassign %Reg3_I 0 (add i32 (dread i32 %Reg3_I, constval i32 1))
  goto @label67
@label69
LOC 1 179
  dassign %Reg0_R116 0 (dread ref %Reg5_R116)
  dassign %Reg1_I 0 (constval i32 125)
  dassign %Reg1_C 0 (cvt u16 i32 (dread i32 %Reg1_I))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28C_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R116, dread u16 %Reg1_C) { dassign %Reg0_R116 0 }
LOC 1 180
  return ()
}
func &LJson_24Record_3B_7Csum_7C_28_29I virtual (var %_this <* <$LJson_24Record_3B>>) i32 {
  funcid 32
  var %Reg5_R121 <* <$LJson_24Record_3B>>
  var %Reg0_R121 <* <$LJson_24Record_3B>>
  var %Reg0_R118 <* <$LJson_24Array_3B>>
  var %Reg0_I i32
  var %Reg3_I i32
  var %Reg4_I i32
  var %Reg1_R121 <* <$LJson_24Record_3B>>
  var %Reg1_R118 <* <$LJson_24Array_3B>>
  var %Reg1_I i32
  var %Reg1_R115 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>
  var %Reg2_I i32
  var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_R114 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_R120 <* <[] <* <$LJson_24Value_3B>>>>
  var %Reg1_R122 <* <$LJson_24Value_3B>>

ALIAS %i %Reg4_I i32
ALIAS %sum %Reg3_I i32
  dassign %Reg5_R121 0 (dread ref %_this)
LOC 1 183
  dassign %Reg0_R121 0 (dread ref %Reg5_R121)
  dassign %Reg0_R118 0 (iread ref <* <$LJson_24Record_3B>> 3 (dread ref %Reg0_R121))
  dassign %Reg0_I 0 (iread i32 <* <$LJson_24Array_3B>> 4 (dread ref %Reg0_R118))
  dassign %Reg3_I 0 (dread i32 %Reg0_I)
LOC 1 184
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg4_I 0 (dread i32 %Reg0_I)
@label70
  dassign %Reg0_I 0 (dread i32 %Reg4_I)
  dassign %Reg1_R121 0 (dread ref %Reg5_R121)
  dassign %Reg1_R118 0 (iread ref <* <$LJson_24Record_3B>> 3 (dread ref %Reg1_R121))
  dassign %Reg1_I 0 (iread i32 <* <$LJson_24Array_3B>> 4 (dread ref %Reg1_R118))
  brtrue @label71 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
LOC 1 185
  dassign %Reg0_I 0 (dread i32 %Reg3_I)
  dassign %Reg1_R121 0 (dread ref %Reg5_R121)
  dassign %Reg1_R115 0 (iread ref <* <$LJson_24Record_3B>> 4 (dread ref %Reg1_R121))
  dassign %Reg2_I 0 (dread i32 %Reg4_I)
  dassign %Reg1_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg1_R115, dread i32 %Reg2_I)))
  intrinsiccallwithtype <$LJson_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R114 0 (retype ref <* <$Ljava_2Flang_2FString_3B>> (dread ref %Reg1_R113))
  callassigned &LJson_3B_7Chash_7C_28ILjava_2Flang_2FString_3B_29I (dread i32 %Reg0_I, dread ref %Reg1_R114) { dassign %Reg0_I 0 }
  dassign %Reg1_I 0 (constval i32 31)
  dassign %Reg0_I 0 (mul i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_R121 0 (dread ref %Reg5_R121)
  dassign %Reg1_R118 0 (iread ref <* <$LJson_24Record_3B>> 3 (dread ref %Reg1_R121))
  dassign %Reg1_R120 0 (iread ref <* <$LJson_24Array_3B>> 3 (dread ref %Reg1_R118))
  dassign %Reg2_I 0 (dread i32 %Reg4_I)
  dassign %Reg1_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg1_R120, dread i32 %Reg2_I)))
  dassign %Reg1_R122 0 (retype ref <* <$LJson_24Value_3B>> (dread ref %Reg1_R113))
  virtualcallassigned &LJson_24Value_3B_7Csum_7C_28_29I (dread ref %Reg1_R122) { dassign %Reg1_I 0 }
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_I 0 (constval i32 0xf4243)
  dassign %Reg0_I 0 (rem i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg3_I 0 (dread i32 %Reg0_I)
LOC 1 184
  dassign %Reg4_I 0 (add i32 (dread i32 %Reg4_I, constval i32 1))
  goto @label70
@label71
LOC 1 187
  dassign %Reg0_I 0 (dread i32 %Reg3_I)
  return (dread i32 %Reg0_I)
}
func &LJson_24Text_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V constructor (var %_this <* <$LJson_24Text_3B>>, var %Reg3_R114 <* <$Ljava_2Flang_2FString_3B>>) void {
  funcid 33
  var %Reg2_R126 <* <$LJson_24Text_3B>>
  var %Reg0_R126 <* <$LJson_24Text_3B>>
  var %Reg0_R122 <* <$LJson_24Value_3B>>
  var %Reg1_R114 <* <$Ljava_2Flang_2FString_3B>>

ALIAS %value %Reg3_R114 <* <$Ljava_2Flang_2FString_3B>>
  dassign %Reg2_R126 0 (dread ref %_this)
LOC 1 79
  dassign %Reg0_R126 0 (dread ref %Reg2_R126)
  dassign %Reg0_R122 0 (retype ref <* <$LJson_24Value_3B>> (dread ref %Reg0_R126))
  callassigned &LJson_24Value_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R122) {}
LOC 1 80
  dassign %Reg0_R126 0 (dread ref %Reg2_R126)
  dassign %Reg1_R114 0 (dread ref %Reg3_R114)
  iassign <* <$LJson_24Text_3B>> 3 (dread ref %Reg0_R126, dread ref %Reg1_R114)
LOC 1 81
  return ()
}
func &LJson_24Text_3B_7Cwrite_7C_28Ljava_2Flang_2FStringBuilder_3BLjava_2Flang_2FString_3B_29V static (var %Reg4_R116 <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg5_R114 <* <$Ljava_2Flang_2FString_3B>>) void {
  funcid 34
  var %Reg0_R116 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg1_I i32
  var %Reg1_C u16
  var %Reg0_I i32
  var %Reg2_I i32
  var %Reg1_R114 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R114 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_C u16
  var %Reg3_I i32
  var %L_STR_27 <* <$Ljava_2Flang_2FString_3B>>

ALIAS %c %Reg3_C u16
ALIAS %i %Reg2_I i32
ALIAS %out %Reg4_R116 <* <$Ljava_2Flang_2FStringBuilder_3B>>
ALIAS %value %Reg5_R114 <* <$Ljava_2Flang_2FString_3B>>
  intrinsiccallwithtype <$LJson_24Text_3B> JAVA_CLINIT_CHECK ()
LOC 1 84
  dassign %Reg0_R116 0 (dread ref %Reg4_R116)
  dassign %Reg1_I 0 (constval i32 34)
  dassign %Reg1_C 0 (cvt u16 i32 (dread i32 %Reg1_I))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28C_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R116, dread u16 %Reg1_C) { dassign %Reg0_R116 0 }
LOC 1 85
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg2_I 0 (dread i32 %Reg0_I)
@label72
  dassign %Reg0_I 0 (dread i32 %Reg2_I)
  dassign %Reg1_R114 0 (dread ref %Reg5_R114)
  virtualcallassigned &Ljava_2Flang_2FString_3B_7Clength_7C_28_29I (dread ref %Reg1_R114) { dassign %Reg1_I 0 }
  brtrue @label77 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
LOC 1 86
  dassign %Reg0_R114 0 (dread ref %Reg5_R114)
  dassign %Reg1_I 0 (dread i32 %Reg2_I)
  virtualcallassigned &Ljava_2Flang_2FString_3B_7CcharAt_7C_28I_29C (dread ref %Reg0_R114, dread i32 %Reg1_I) { dassign %Reg0_C 0 }
  dassign %Reg3_I 0 (cvt i32 u16 (dread u16 %Reg0_C))
LOC 1 87
  dassign %Reg0_I 0 (dread i32 %Reg3_I)
  dassign %Reg1_I 0 (constval i32 34)
  brtrue @label73 (eq i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg0_I 0 (dread i32 %Reg3_I)
  dassign %Reg1_I 0 (constval i32 92)
  brtrue @label74 (ne i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
@label73
LOC 1 88
  dassign %Reg0_R116 0 (dread ref %Reg4_R116)
  dassign %Reg1_I 0 (constval i32 92)
  dassign %Reg1_C 0 (cvt u16 i32 (dread i32 %Reg1_I))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28C_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R116, dread u16 %Reg1_C) { dassign %Reg0_R116 0 }
  dassign %Reg1_I 0 (dread i32 %Reg3_I)
  dassign %Reg1_C 0 (cvt u16 i32 (dread i32 %Reg1_I))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28C_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R116, dread u16 %Reg1_C) { dassign %Reg0_R116 0 }
  goto @label76
@label74
LOC 1 89
  dassign %Reg0_I 0 (dread i32 %Reg3_I)
  dassign %Reg1_I 0 (constval i32 10)
  brtrue @label75 (ne i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
LOC 1 90
  dassign %Reg0_R116 0 (dread ref %Reg4_R116)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_5c006e00) { dassign %L_STR_27 0 }
  dassign %Reg1_R114 0 (dread ptr %L_STR_27)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R116, dread ref %Reg1_R114) { dassign %Reg0_R116 0 }
  goto @label76
@label75
LOC 1 92
  dassign %Reg0_R116 0 (dread ref %Reg4_R116)
  dassign %Reg1_I 0 (dread i32 %Reg3_I)
  dassign %Reg1_C 0 (cvt u16 i32 (dread i32 %Reg1_I))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28C_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R116, dread u16 %Reg1_C) { dassign %Reg0_R116 0 }
@label76
LOC 1 85
  dassign %Reg2_I 0 (add i32 (dread i32 %Reg2_I, constval i32 1))
  goto @label72
@label77
LOC 1 95
  dassign %Reg0_R116 0 (dread ref %Reg4_R116)
  dassign %Reg1_I 0 (constval i32 34)
  dassign %Reg1_C 0 (cvt u16 i32 (dread i32 %Reg1_I))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28C_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R116, dread u16 %Reg1_C) { dassign %Reg0_R116 0 }
LOC 1 96
  return ()
}
func &LJson_24Text_3B_7Cwrite_7C_28Ljava_2Flang_2FStringBuilder_3B_29V virtual (var %_this <* <$LJson_24Text_3B>>, var %Reg3_R116 <* <$Ljava_2Flang_2FStringBuilder_3B>>) void {
  funcid 35
  var %Reg2_R126 <* <$LJson_24Text_3B>>
  var %Reg0_R116 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg1_R126 <* <$LJson_24Text_3B>>
  var %Reg1_R114 <* <$Ljava_2Flang_2FString_3B>>

ALIAS %out %Reg3_R116 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  dassign %Reg2_R126 0 (dread ref %_this)
LOC 1 99
  dassign %Reg0_R116 0 (dread ref %Reg3_R116)
  dassign %Reg1_R126 0 (dread ref %Reg2_R126)
  dassign %Reg1_R114 0 (iread ref <* <$LJson_24Text_3B>> 3 (dread ref %Reg1_R126))
  intrinsiccallwithtype <$LJson_24Text_3B> JAVA_CLINIT_CHECK ()
  callassigned &LJson_24Text_3B_7Cwrite_7C_28Ljava_2Flang_2FStringBuilder_3BLjava_2Flang_2FString_3B_29V (dread ref %Reg0_R116, dread ref %Reg1_R114) {}
LOC 1 100
  return ()
}
func &LJson_24Text_3B_7Csum_7C_28_29I virtual (var %_this <* <$LJson_24Text_3B>>) i32 {
  funcid 36
  var %Reg2_R126 <* <$LJson_24Text_3B>>
  var %Reg0_I i32
  var %Reg1_R126 <* <$LJson_24Text_3B>>
  var %Reg1_R114 <* <$Ljava_2Flang_2FString_3B>>

  dassign %Reg2_R126 0 (dread ref %_this)
LOC 1 103
  dassign %Reg0_I 0 (constval i32 7)
  dassign %Reg1_R126 0 (dread ref %Reg2_R126)
  dassign %Reg1_R114 0 (iread ref <* <$LJson_24Text_3B>> 3 (dread ref %Reg1_R126))
  intrinsiccallwithtype <$LJson_3B> JAVA_CLINIT_CHECK ()
  callassigned &LJson_3B_7Chash_7C_28ILjava_2Flang_2FString_3B_29I (dread i32 %Reg0_I, dread ref %Reg1_R114) { dassign %Reg0_I 0 }
  return (dread i32 %Reg0_I)
}
func &LJson_24Value_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LJson_24Value_3B>>) void {
  funcid 37
  var %Reg1_R122 <* <$LJson_24Value_3B>>
  var %Reg0_R122 <* <$LJson_24Value_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>

  dassign %Reg1_R122 0 (dread ref %_this)
LOC 1 16
  dassign %Reg0_R122 0 (dread ref %Reg1_R122)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R122))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
  return ()
}
func &LJson_24Value_3B_7Cwrite_7C_28Ljava_2Flang_2FStringBuilder_3B_29V virtual abstract (var %_this <* <$LJson_24Value_3B>>, var %Reg1_R116 <* <$Ljava_2Flang_2FStringBuilder_3B>>) void
func &LJson_24Value_3B_7Csum_7C_28_29I virtual abstract (var %_this <* <$LJson_24Value_3B>>) i32
