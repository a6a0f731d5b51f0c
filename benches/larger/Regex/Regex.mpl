flavor 1
srclang 3
id 65535
numfuncs 27
import "../../../tests/java/library.mplt"
import "Regex.mplt"
entryfunc &LRegex_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V
fileinfo {
  @INFO_filename "Regex.class",
  @INFO_filename "Regex$Choice.class",
  @INFO_filename "Regex$Letter.class",
  @INFO_filename "Regex$Matcher.class",
  @INFO_filename "Regex$Node.class",
  @INFO_filename "Regex$Parser.class",
  @INFO_filename "Regex$Program.class",
  @INFO_filename "Regex$Repeat.class",
  @INFO_filename "Regex$Sequence.class",
  @INFO_filename "Regex$States.class"}
srcfileinfo {
  1 "Regex.java"}
javaclass $LRegex_3B <$LRegex_3B> final public
javaclass $LRegex_24Choice_3B <$LRegex_24Choice_3B> final
javaclass $LRegex_24Letter_3B <$LRegex_24Letter_3B> final
javaclass $LRegex_24Matcher_3B <$LRegex_24Matcher_3B> final
javaclass $LRegex_24Node_3B <$LRegex_24Node_3B> abstract
javaclass $LRegex_24Parser_3B <$LRegex_24Parser_3B> final
javaclass $LRegex_24Program_3B <$LRegex_24Program_3B> final
javaclass $LRegex_24Repeat_3B <$LRegex_24Repeat_3B> final
javaclass $LRegex_24Sequence_3B <$LRegex_24Sequence_3B> final
javaclass $LRegex_24States_3B <$LRegex_24States_3B> final
func &LRegex_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$LRegex_3B>>) void
func &LRegex_3B_7Cletters_7C_28I_29AB static (var %Reg8_I i32) <* <[] i8>>
func &LRegex_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V public static (var %Reg13_R116 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>) void
func &LRegex_3B_7C_3Cclinit_3E_7C_28_29V static constructor () void
func &LRegex_24Choice_3B_7C_3Cinit_3E_7C_28LRegex_24Node_3BLRegex_24Node_3B_29V constructor (var %_this <* <$LRegex_24Choice_3B>>, var %Reg3_R119 <* <$LRegex_24Node_3B>>, var %Reg4_R119 <* <$LRegex_24Node_3B>>) void
func &LRegex_24Choice_3B_7Ccompile_7C_28LRegex_24Program_3B_29V virtual (var %_this <* <$LRegex_24Choice_3B>>, var %Reg6_R117 <* <$LRegex_24Program_3B>>) void
func &LRegex_24Letter_3B_7C_3Cinit_3E_7C_28AZ_29V constructor (var %_this <* <$LRegex_24Letter_3B>>, var %Reg3_R125 <* <[] u1>>) void
func &LRegex_24Letter_3B_7Ccompile_7C_28LRegex_24Program_3B_29V virtual (var %_this <* <$LRegex_24Letter_3B>>, var %Reg4_R117 <* <$LRegex_24Program_3B>>) void
func &LRegex_24Matcher_3B_7C_3Cinit_3E_7C_28LRegex_24Program_3B_29V constructor (var %_this <* <$LRegex_24Matcher_3B>>, var %Reg4_R117 <* <$LRegex_24Program_3B>>) void
func &LRegex_24Matcher_3B_7Clongest_7C_28ABI_29I virtual (var %_this <* <$LRegex_24Matcher_3B>>, var %Reg9_R114 <* <[] i8>>, var %Reg10_I i32) i32
func &LRegex_24Node_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LRegex_24Node_3B>>) void
func &LRegex_24Node_3B_7Ccompile_7C_28LRegex_24Program_3B_29V virtual abstract (var %_this <* <$LRegex_24Node_3B>>, var %Reg1_R117 <* <$LRegex_24Program_3B>>) void
func &LRegex_24Parser_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V constructor (var %_this <* <$LRegex_24Parser_3B>>, var %Reg3_R115 <* <$Ljava_2Flang_2FString_3B>>) void
func &LRegex_24Parser_3B_7Cmore_7C_28C_29Z virtual (var %_this <* <$LRegex_24Parser_3B>>, var %Reg4_C u16) u1
func &LRegex_24Parser_3B_7Cchoice_7C_28_29LRegex_24Node_3B virtual (var %_this <* <$LRegex_24Parser_3B>>) <* <$LRegex_24Node_3B>>
func &LRegex_24Parser_3B_7Csequence_7C_28_29LRegex_24Node_3B virtual (var %_this <* <$LRegex_24Parser_3B>>) <* <$LRegex_24Node_3B>>
func &LRegex_24Parser_3B_7Crepeat_7C_28_29LRegex_24Node_3B virtual (var %_this <* <$LRegex_24Parser_3B>>) <* <$LRegex_24Node_3B>>
func &LRegex_24Parser_3B_7Catom_7C_28_29LRegex_24Node_3B virtual (var %_this <* <$LRegex_24Parser_3B>>) <* <$LRegex_24Node_3B>>
func &LRegex_24Program_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LRegex_24Program_3B>>) void
func &LRegex_24Program_3B_7Cemit_7C_28I_29I virtual (var %_this <* <$LRegex_24Program_3B>>, var %Reg5_I i32) i32
func &LRegex_24Repeat_3B_7C_3Cinit_3E_7C_28LRegex_24Node_3BC_29V constructor (var %_this <* <$LRegex_24Repeat_3B>>, var %Reg3_R119 <* <$LRegex_24Node_3B>>, var %Reg4_C u16) void
func &LRegex_24Repeat_3B_7Ccompile_7C_28LRegex_24Program_3B_29V virtual (var %_this <* <$LRegex_24Repeat_3B>>, var %Reg6_R117 <* <$LRegex_24Program_3B>>) void
func &LRegex_24Sequence_3B_7C_3Cinit_3E_7C_28LRegex_24Node_3BLRegex_24Node_3B_29V constructor (var %_this <* <$LRegex_24Sequence_3B>>, var %Reg3_R119 <* <$LRegex_24Node_3B>>, var %Reg4_R119 <* <$LRegex_24Node_3B>>) void
func &LRegex_24Sequence_3B_7Ccompile_7C_28LRegex_24Program_3B_29V virtual (var %_this <* <$LRegex_24Sequence_3B>>, var %Reg3_R117 <* <$LRegex_24Program_3B>>) void
func &LRegex_24States_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LRegex_24States_3B>>) void
func &LRegex_24States_3B_7Cclear_7C_28_29V virtual (var %_this <* <$LRegex_24States_3B>>) void
func &LRegex_24States_3B_7Cadd_7C_28LRegex_24Program_3BI_29V virtual (var %_this <* <$LRegex_24States_3B>>, var %Reg7_R117 <* <$LRegex_24Program_3B>>, var %Reg8_I i32) void
var $_C_STR_631a9343447ada59ab60e629e56bac8c fstatic <[6] u64> readonly = [0, 0x3900000000, 0x646362617fc6f7ac, 0x6463626168676665, 0x3332313068676665, 0x40202c2c33323130]
var $_C_STR_520065006700650078002000 fstatic <[4] u64> readonly = [0, 0xd00000000, 0x6567655291ad04d9, 0x2078]
var $_C_STR_2000 fstatic <[3] u64> readonly = [0, 0x300000000, 0x2000000020]
var $_C_STR_7980b034fe01c4776d41ff74e357a3be fstatic <[4] u64> readonly = [0, 0x1100000000, 0x7c6228614e873221, 0x642a2963]
var $_C_STR_0c406bae69415e0e95e291c33458f9d0 fstatic <[5] u64> readonly = [0, 0x1b00000000, 0x682d615b46dff560, 0x5d682d615b402b5d, 43]
var $_C_STR_0d2ddc19b013e7e1b722eca2ddcc1797 fstatic <[5] u64> readonly = [0, 0x1b00000000, 0x7c626128ee755d67, 0x652b2964637c6162, 63]
var $_C_STR_2e17b6a2753fa342426bf974eb28d7e1 fstatic <[5] u64> readonly = [0, 0x2100000000, 0x332d305bdd3e2137, 0x332d305b2c282b5d, 0x2a292b5d]
var $_C_STR_67002e003f002e003f006800 fstatic <[4] u64> readonly = [0, 0xd00000000, 0x2e3f2e67b268b93f, 0x683f]
var $_C_STR_fe2cfd495ba243dc941560aaf01f0723 fstatic <[6] u64> readonly = [0, 0x2b00000000, 0x627c6128cfff9b90, 0x7c652829647c637c, 0x29687c67282a2966, 43]
var $LRegex_3B_7CEXPRESSIONS <* <[] <* <$Ljava_2Flang_2FString_3B>>>> final static = 0
var $LRegex_3B_7CLETTERS <* <$Ljava_2Flang_2FString_3B>> final static = 0
var $LRegex_3B_7CLETTER i32 final static = 0
var $LRegex_3B_7CSPLIT i32 final static = 1
var $LRegex_3B_7CJUMP i32 final static = 2
var $LRegex_3B_7CMATCH i32 final static = 3
var $Ljava_2Flang_2FSystem_3B_7Cout extern <* <$Ljava_2Fio_2FPrintStream_3B>>
func &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FObject_3B>>) void
func &Ljava_2Flang_2FString_3B_7Clength_7C_28_29I public virtual (var %_this <* <$Ljava_2Flang_2FString_3B>>) i32
func &Ljava_2Flang_2FString_3B_7CcharAt_7C_28I_29C public virtual (var %_this <* <$Ljava_2Flang_2FString_3B>>, var %Reg1_I i32) u16
func &Ljava_2Flang_2FInteger_3B_7CparseInt_7C_28Ljava_2Flang_2FString_3B_29I public static (var %Reg0_R115 <* <$Ljava_2Flang_2FString_3B>>) i32
func &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>) void
func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg1_R115 <* <$Ljava_2Flang_2FString_3B>>) <* <$Ljava_2Flang_2FStringBuilder_3B>>
func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg1_I i32) <* <$Ljava_2Flang_2FStringBuilder_3B>>
func &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V public virtual (var %_this <* <$Ljava_2Fio_2FPrintStream_3B>>, var %Reg1_R115 <* <$Ljava_2Flang_2FString_3B>>) void
var $__cinf_Ljava_2Flang_2FString_3B <$__class_meta__>
func &MCC_GetOrInsertLiteral () <* <$Ljava_2Flang_2FString_3B>>
func &LRegex_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$LRegex_3B>>) void {
  funcid 1
  var %Reg1_R112 <* <$LRegex_3B>>
  var %Reg0_R112 <* <$LRegex_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>

  dassign %Reg1_R112 0 (dread ref %_this)
LOC 1 6
  dassign %Reg0_R112 0 (dread ref %Reg1_R112)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R112))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
  return ()
}
func &LRegex_3B_7Cletters_7C_28I_29AB static (var %Reg8_I i32) <* <[] i8>> {
  funcid 2
  var %Reg0_I i32
  var %Reg0_R114 <* <[] i8>>
  var %Reg5_R114 <* <[] i8>>
  var %Reg6_I i32
  var %Reg7_I i32
  var %Reg1_I i32
  var %Reg2_R115 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_10 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg3_I i32
  var %Reg4_R115 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg4_I i32
  var %Reg2_C u16
  var %Reg2_I i32

ALIAS %i %Reg7_I i32
ALIAS %length %Reg8_I i32
ALIAS %text %Reg5_R114 <* <[] i8>>
ALIAS %seed %Reg6_I i32
  intrinsiccallwithtype <$LRegex_3B> JAVA_CLINIT_CHECK ()
LOC 1 254
  dassign %Reg0_I 0 (dread i32 %Reg8_I)
  dassign %Reg0_R114 0 (gcmallocjarray ref <[] i8> (dread i32 %Reg0_I))
  dassign %Reg5_R114 0 (dread ref %Reg0_R114)
LOC 1 255
  dassign %Reg0_I 0 (constval i32 42)
  dassign %Reg6_I 0 (dread i32 %Reg0_I)
LOC 1 256
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg7_I 0 (dread i32 %Reg0_I)
@label0
  dassign %Reg0_I 0 (dread i32 %Reg7_I)
  dassign %Reg1_I 0 (dread i32 %Reg8_I)
  brtrue @label1 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
LOC 1 257
  dassign %Reg0_I 0 (dread i32 %Reg6_I)
  dassign %Reg1_I 0 (constval i32 0xf25)
  dassign %Reg0_I 0 (mul i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_I 0 (constval i32 0x7385)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_I 0 (constval i32 0x222c0)
  dassign %Reg0_I 0 (rem i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg6_I 0 (dread i32 %Reg0_I)
LOC 1 258
  dassign %Reg0_R114 0 (dread ref %Reg5_R114)
  dassign %Reg1_I 0 (dread i32 %Reg7_I)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_631a9343447ada59ab60e629e56bac8c) { dassign %L_STR_10 0 }
  dassign %Reg2_R115 0 (dread ptr %L_STR_10)
  dassign %Reg3_I 0 (dread i32 %Reg6_I)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_631a9343447ada59ab60e629e56bac8c) { dassign %L_STR_10 0 }
  dassign %Reg4_R115 0 (dread ptr %L_STR_10)
  virtualcallassigned &Ljava_2Flang_2FString_3B_7Clength_7C_28_29I (dread ref %Reg4_R115) { dassign %Reg4_I 0 }
  dassign %Reg3_I 0 (mul i32 (dread i32 %Reg3_I, dread i32 %Reg4_I))
  dassign %Reg4_I 0 (constval i32 0x222c0)
  dassign %Reg3_I 0 (div i32 (dread i32 %Reg3_I, dread i32 %Reg4_I))
  virtualcallassigned &Ljava_2Flang_2FString_3B_7CcharAt_7C_28I_29C (dread ref %Reg2_R115, dread i32 %Reg3_I) { dassign %Reg2_C 0 }
  dassign %Reg2_I 0 (sext i32 8 (cvt i32 u16 (dread u16 %Reg2_C)))
  iassign <* i8> 0 (
    array 1 ptr <* <[] i8>> (dread ref %Reg0_R114, dread i32 %Reg1_I), 
    cvt i8 i32 (dread i32 %Reg2_I))
LOC 1 256
  dassign %Reg7_I 0 (add i32 (dread i32 %Reg7_I, constval i32 1))
  goto @label0
@label1
LOC 1 260
  dassign %Reg0_R114 0 (dread ref %Reg5_R114)
  return (dread ref %Reg0_R114)
}
func &LRegex_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V public static (var %Reg13_R116 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>) void {
  funcid 3
  var %Reg0_R116 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>
  var %Reg0_I i32
  var %Reg1_I i32
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_R115 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg4_I i32
  var %Reg0_R114 <* <[] i8>>
  var %Reg5_R114 <* <[] i8>>
  var %Reg6_I i32
  var %Reg7_I i32
  var %Reg8_I i32
  var %Reg1_R116 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>
  var %Reg0_R117 <* <$LRegex_24Program_3B>>
  var %Reg9_R117 <* <$LRegex_24Program_3B>>
  var %Reg0_R118 <* <$LRegex_24Parser_3B>>
  var %Reg2_I i32
  var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_R115 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R119 <* <$LRegex_24Node_3B>>
  var %Reg1_R117 <* <$LRegex_24Program_3B>>
  var %Reg0_R120 <* <$LRegex_24Matcher_3B>>
  var %Reg10_R120 <* <$LRegex_24Matcher_3B>>
  var %Reg11_I i32
  var %Reg1_R114 <* <[] i8>>
  var %Reg12_I i32
  var %Reg3_I i32
  var %Reg0_R121 <* <$Ljava_2Fio_2FPrintStream_3B>>
  var %Reg1_R122 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg2_R115 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_11 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_12 <* <$Ljava_2Flang_2FString_3B>>

ALIAS %end %Reg12_I i32
ALIAS %program %Reg9_R117 <* <$LRegex_24Program_3B>>
ALIAS %matcher %Reg10_R120 <* <$LRegex_24Matcher_3B>>
ALIAS %at %Reg11_I i32
ALIAS %i %Reg8_I i32
ALIAS %args %Reg13_R116 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>
ALIAS %text %Reg5_R114 <* <[] i8>>
ALIAS %matches %Reg6_I i32
ALIAS %sum %Reg7_I i32
  intrinsiccallwithtype <$LRegex_3B> JAVA_CLINIT_CHECK ()
LOC 1 264
  dassign %Reg0_R116 0 (dread ref %Reg13_R116)
  dassign %Reg0_I 0 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %Reg0_R116))
  brtrue @label2 (le i32 i32 (dread i32 %Reg0_I, constval i32 0))
  dassign %Reg0_R116 0 (dread ref %Reg13_R116)
  dassign %Reg1_I 0 (constval i32 0)
  dassign %Reg0_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg0_R116, dread i32 %Reg1_I)))
  intrinsiccallwithtype <$Ljava_2Flang_2FInteger_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (retype ref <* <$Ljava_2Flang_2FString_3B>> (dread ref %Reg0_R113))
  callassigned &Ljava_2Flang_2FInteger_3B_7CparseInt_7C_28Ljava_2Flang_2FString_3B_29I (dread ref %Reg0_R115) { dassign %Reg0_I 0 }
  dassign %Reg4_I 0 (dread i32 %Reg0_I)
  goto @label3
@label2
  dassign %Reg0_I 0 (constval i32 0x249f0)
  dassign %Reg4_I 0 (dread i32 %Reg0_I)
@label3
  dassign %Reg0_I 0 (dread i32 %Reg4_I)
  intrinsiccallwithtype <$LRegex_3B> JAVA_CLINIT_CHECK ()
  callassigned &LRegex_3B_7Cletters_7C_28I_29AB (dread i32 %Reg0_I) { dassign %Reg0_R114 0 }
  dassign %Reg5_R114 0 (dread ref %Reg0_R114)
LOC 1 265
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg6_I 0 (dread i32 %Reg0_I)
LOC 1 266
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg7_I 0 (dread i32 %Reg0_I)
LOC 1 267
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg8_I 0 (dread i32 %Reg0_I)
@label4
  dassign %Reg0_I 0 (dread i32 %Reg8_I)
  intrinsiccallwithtype <$LRegex_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R116 0 (dread ref $LRegex_3B_7CEXPRESSIONS)
  dassign %Reg1_I 0 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %Reg1_R116))
  brtrue @label9 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
LOC 1 268
  intrinsiccallwithtype <$LRegex_24Program_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R117 0 (gcmalloc ref <$LRegex_24Program_3B>)
  callassigned &LRegex_24Program_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R117) {}
  dassign %Reg9_R117 0 (dread ref %Reg0_R117)
LOC 1 269
  intrinsiccallwithtype <$LRegex_24Parser_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R118 0 (gcmalloc ref <$LRegex_24Parser_3B>)
  intrinsiccallwithtype <$LRegex_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R116 0 (dread ref $LRegex_3B_7CEXPRESSIONS)
  dassign %Reg2_I 0 (dread i32 %Reg8_I)
  dassign %Reg1_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg1_R116, dread i32 %Reg2_I)))
  dassign %Reg1_R115 0 (retype ref <* <$Ljava_2Flang_2FString_3B>> (dread ref %Reg1_R113))
  callassigned &LRegex_24Parser_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R118, dread ref %Reg1_R115) {}
  virtualcallassigned &LRegex_24Parser_3B_7Cchoice_7C_28_29LRegex_24Node_3B (dread ref %Reg0_R118) { dassign %Reg0_R119 0 }
  dassign %Reg1_R117 0 (dread ref %Reg9_R117)
  virtualcallassigned &LRegex_24Node_3B_7Ccompile_7C_28LRegex_24Program_3B_29V (dread ref %Reg0_R119, dread ref %Reg1_R117) {}
LOC 1 270
  dassign %Reg0_R117 0 (dread ref %Reg9_R117)
  dassign %Reg1_I 0 (constval i32 3)
  virtualcallassigned &LRegex_24Program_3B_7Cemit_7C_28I_29I (dread ref %Reg0_R117, dread i32 %Reg1_I) { dassign %Reg0_I 0 }
LOC 1 271
  intrinsiccallwithtype <$LRegex_24Matcher_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R120 0 (gcmalloc ref <$LRegex_24Matcher_3B>)
  dassign %Reg1_R117 0 (dread ref %Reg9_R117)
  callassigned &LRegex_24Matcher_3B_7C_3Cinit_3E_7C_28LRegex_24Program_3B_29V (dread ref %Reg0_R120, dread ref %Reg1_R117) {}
  dassign %Reg10_R120 0 (dread ref %Reg0_R120)
LOC 1 272
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg11_I 0 (dread i32 %Reg0_I)
@label5
LOC 1 273
  dassign %Reg0_I 0 (dread i32 %Reg11_I)
  dassign %Reg1_R114 0 (dread ref %Reg5_R114)
  dassign %Reg1_I 0 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %Reg1_R114))
  brtrue @label8 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
LOC 1 274
  dassign %Reg0_R120 0 (dread ref %Reg10_R120)
  dassign %Reg1_R114 0 (dread ref %Reg5_R114)
  dassign %Reg2_I 0 (dread i32 %Reg11_I)
  virtualcallassigned &LRegex_24Matcher_3B_7Clongest_7C_28ABI_29I (dread ref %Reg0_R120, dread ref %Reg1_R114, dread i32 %Reg2_I) { dassign %Reg0_I 0 }
  dassign %Reg12_I 0 (dread i32 %Reg0_I)
LOC 1 275
  dassign %Reg0_I 0 (dread i32 %Reg12_I)
  dassign %Reg1_I 0 (dread i32 %Reg11_I)
  brtrue @label6 (le i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
LOC 1 276
  dassign %Reg6_I 0 (add i32 (dread i32 %Reg6_I, constval i32 1))
LOC 1 277
  dassign %Reg0_I 0 (dread i32 %Reg7_I)
  dassign %Reg1_I 0 (constval i32 31)
  dassign %Reg0_I 0 (mul i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_I 0 (dread i32 %Reg11_I)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_I 0 (constval i32 7)
  dassign %Reg2_I 0 (dread i32 %Reg12_I)
  dassign %Reg3_I 0 (dread i32 %Reg11_I)
  dassign %Reg2_I 0 (sub i32 (dread i32 %Reg2_I, dread i32 %Reg3_I))
  dassign %Reg1_I 0 (mul i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_I 0 (constval i32 0xf4243)
  dassign %Reg0_I 0 (rem i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg7_I 0 (dread i32 %Reg0_I)
LOC 1 278
  dassign %Reg0_I 0 (dread i32 %Reg12_I)
  dassign %Reg11_I 0 (dread i32 %Reg0_I)
  goto @label7
@label6
LOC 1 280
  dassign %Reg11_I 0 (add i32 (dread i32 %Reg11_I, constval i32 1))
@label7
LOC 1 282
  goto @label5
@label8
LOC 1 267
  dassign %Reg8_I 0 (add i32 (dread i32 %Reg8_I, constval i32 1))
  goto @label4
@label9
LOC 1 284
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R121 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R122 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R122) {}
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_520065006700650078002000) { dassign %L_STR_11 0 }
  dassign %Reg2_R115 0 (dread ptr %L_STR_11)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R122, dread ref %Reg2_R115) { dassign %Reg1_R122 0 }
  dassign %Reg2_I 0 (dread i32 %Reg6_I)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R122, dread i32 %Reg2_I) { dassign %Reg1_R122 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_12 0 }
  dassign %Reg2_R115 0 (dread ptr %L_STR_12)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R122, dread ref %Reg2_R115) { dassign %Reg1_R122 0 }
  dassign %Reg2_I 0 (dread i32 %Reg7_I)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R122, dread i32 %Reg2_I) { dassign %Reg1_R122 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R122) { dassign %Reg1_R115 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R121, dread ref %Reg1_R115) {}
LOC 1 285
  return ()
}
func &LRegex_3B_7C_3Cclinit_3E_7C_28_29V static constructor () void {
  funcid 4
  var %Reg0_I i32
  var %Reg0_R116 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>
  var %Reg1_I i32
  var %Reg2_R115 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_13 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_14 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_15 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_16 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_17 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_18 <* <$Ljava_2Flang_2FString_3B>>

LOC 1 7
  dassign %Reg0_I 0 (constval i32 6)
  dassign %Reg0_R116 0 (gcmallocjarray ref <[] <* <$Ljava_2Flang_2FString_3B>>> (dread i32 %Reg0_I))
  dassign %Reg1_I 0 (constval i32 0)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_7980b034fe01c4776d41ff74e357a3be) { dassign %L_STR_13 0 }
  dassign %Reg2_R115 0 (dread ptr %L_STR_13)
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R116, dread i32 %Reg1_I), 
    dread ref %Reg2_R115)
  dassign %Reg1_I 0 (constval i32 1)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_0c406bae69415e0e95e291c33458f9d0) { dassign %L_STR_14 0 }
  dassign %Reg2_R115 0 (dread ptr %L_STR_14)
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R116, dread i32 %Reg1_I), 
    dread ref %Reg2_R115)
  dassign %Reg1_I 0 (constval i32 2)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_0d2ddc19b013e7e1b722eca2ddcc1797) { dassign %L_STR_15 0 }
  dassign %Reg2_R115 0 (dread ptr %L_STR_15)
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R116, dread i32 %Reg1_I), 
    dread ref %Reg2_R115)
  dassign %Reg1_I 0 (constval i32 3)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2e17b6a2753fa342426bf974eb28d7e1) { dassign %L_STR_16 0 }
  dassign %Reg2_R115 0 (dread ptr %L_STR_16)
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R116, dread i32 %Reg1_I), 
    dread ref %Reg2_R115)
  dassign %Reg1_I 0 (constval i32 4)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_67002e003f002e003f006800) { dassign %L_STR_17 0 }
  dassign %Reg2_R115 0 (dread ptr %L_STR_17)
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R116, dread i32 %Reg1_I), 
    dread ref %Reg2_R115)
  dassign %Reg1_I 0 (constval i32 5)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_fe2cfd495ba243dc941560aaf01f0723) { dassign %L_STR_18 0 }
  dassign %Reg2_R115 0 (dread ptr %L_STR_18)
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R116, dread i32 %Reg1_I), 
    dread ref %Reg2_R115)
  dassign $LRegex_3B_7CEXPRESSIONS 0 (dread ref %Reg0_R116)
  return ()
}
func &LRegex_24Choice_3B_7C_3Cinit_3E_7C_28LRegex_24Node_3BLRegex_24Node_3B_29V constructor (var %_this <* <$LRegex_24Choice_3B>>, var %Reg3_R119 <* <$LRegex_24Node_3B>>, var %Reg4_R119 <* <$LRegex_24Node_3B>>) void {
  funcid 5
  var %Reg2_R123 <* <$LRegex_24Choice_3B>>
  var %Reg0_R123 <* <$LRegex_24Choice_3B>>
  var %Reg0_R119 <* <$LRegex_24Node_3B>>
  var %Reg1_R119 <* <$LRegex_24Node_3B>>

ALIAS %one %Reg3_R119 <* <$LRegex_24Node_3B>>
ALIAS %other %Reg4_R119 <* <$LRegex_24Node_3B>>
  dassign %Reg2_R123 0 (dread ref %_this)
LOC 1 64
  dassign %Reg0_R123 0 (dread ref %Reg2_R123)
  dassign %Reg0_R119 0 (retype ref <* <$LRegex_24Node_3B>> (dread ref %Reg0_R123))
  callassigned &LRegex_24Node_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R119) {}
LOC 1 65
  dassign %Reg0_R123 0 (dread ref %Reg2_R123)
  dassign %Reg1_R119 0 (dread ref %Reg3_R119)
  iassign <* <$LRegex_24Choice_3B>> 3 (dread ref %Reg0_R123, dread ref %Reg1_R119)
LOC 1 66
  dassign %Reg0_R123 0 (dread ref %Reg2_R123)
  dassign %Reg1_R119 0 (dread ref %Reg4_R119)
  iassign <* <$LRegex_24Choice_3B>> 4 (dread ref %Reg0_R123, dread ref %Reg1_R119)
LOC 1 67
  return ()
}
func &LRegex_24Choice_3B_7Ccompile_7C_28LRegex_24Program_3B_29V virtual (var %_this <* <$LRegex_24Choice_3B>>, var %Reg6_R117 <* <$LRegex_24Program_3B>>) void {
  funcid 6
  var %Reg5_R123 <* <$LRegex_24Choice_3B>>
  var %Reg0_R117 <* <$LRegex_24Program_3B>>
  var %Reg1_I i32
  var %Reg0_I i32
  var %Reg3_I i32
  var %Reg0_R124 <* <[] i32>>
  var %Reg2_R117 <* <$LRegex_24Program_3B>>
  var %Reg2_I i32
  var %Reg0_R123 <* <$LRegex_24Choice_3B>>
  var %Reg0_R119 <* <$LRegex_24Node_3B>>
  var %Reg1_R117 <* <$LRegex_24Program_3B>>
  var %Reg4_I i32

ALIAS %program %Reg6_R117 <* <$LRegex_24Program_3B>>
ALIAS %split %Reg3_I i32
ALIAS %jump %Reg4_I i32
  dassign %Reg5_R123 0 (dread ref %_this)
LOC 1 70
  dassign %Reg0_R117 0 (dread ref %Reg6_R117)
  dassign %Reg1_I 0 (constval i32 1)
  virtualcallassigned &LRegex_24Program_3B_7Cemit_7C_28I_29I (dread ref %Reg0_R117, dread i32 %Reg1_I) { dassign %Reg0_I 0 }
  dassign %Reg3_I 0 (dread i32 %Reg0_I)
LOC 1 71
  dassign %Reg0_R117 0 (dread ref %Reg6_R117)
  dassign %Reg0_R124 0 (iread ref <* <$LRegex_24Program_3B>> 3 (dread ref %Reg0_R117))
  dassign %Reg1_I 0 (dread i32 %Reg3_I)
  dassign %Reg2_R117 0 (dread ref %Reg6_R117)
  dassign %Reg2_I 0 (iread i32 <* <$LRegex_24Program_3B>> 6 (dread ref %Reg2_R117))
  iassign <* i32> 0 (
    array 1 ptr <* <[] i32>> (dread ref %Reg0_R124, dread i32 %Reg1_I), 
    dread i32 %Reg2_I)
LOC 1 72
  dassign %Reg0_R123 0 (dread ref %Reg5_R123)
  dassign %Reg0_R119 0 (iread ref <* <$LRegex_24Choice_3B>> 3 (dread ref %Reg0_R123))
  dassign %Reg1_R117 0 (dread ref %Reg6_R117)
  virtualcallassigned &LRegex_24Node_3B_7Ccompile_7C_28LRegex_24Program_3B_29V (dread ref %Reg0_R119, dread ref %Reg1_R117) {}
LOC 1 73
  dassign %Reg0_R117 0 (dread ref %Reg6_R117)
  dassign %Reg1_I 0 (constval i32 2)
  virtualcallassigned &LRegex_24Program_3B_7Cemit_7C_28I_29I (dread ref %Reg0_R117, dread i32 %Reg1_I) { dassign %Reg0_I 0 }
  dassign %Reg4_I 0 (dread i32 %Reg0_I)
LOC 1 74
  dassign %Reg0_R117 0 (dread ref %Reg6_R117)
  dassign %Reg0_R124 0 (iread ref <* <$LRegex_24Program_3B>> 4 (dread ref %Reg0_R117))
  dassign %Reg1_I 0 (dread i32 %Reg3_I)
  dassign %Reg2_R117 0 (dread ref %Reg6_R117)
  dassign %Reg2_I 0 (iread i32 <* <$LRegex_24Program_3B>> 6 (dread ref %Reg2_R117))
  iassign <* i32> 0 (
    array 1 ptr <* <[] i32>> (dread ref %Reg0_R124, dread i32 %Reg1_I), 
    dread i32 %Reg2_I)
LOC 1 75
  dassign %Reg0_R123 0 (dread ref %Reg5_R123)
  dassign %Reg0_R119 0 (iread ref <* <$LRegex_24Choice_3B>> 4 (dread ref %Reg0_R123))
  dassign %Reg1_R117 0 (dread ref %Reg6_R117)
  virtualcallassigned &LRegex_24Node_3B_7Ccompile_7C_28LRegex_24Program_3B_29V (dread ref %Reg0_R119, dread ref %Reg1_R117) {}
LOC 1 76
  dassign %Reg0_R117 0 (dread ref %Reg6_R117)
  dassign %Reg0_R124 0 (iread ref <* <$LRegex_24Program_3B>> 3 (dread ref %Reg0_R117))
  dassign %Reg1_I 0 (dread i32 %Reg4_I)
  dassign %Reg2_R117 0 (dread ref %Reg6_R117)
  dassign %Reg2_I 0 (iread i32 <* <$LRegex_24Program_3B>> 6 (dread ref %Reg2_R117))
  iassign <* i32> 0 (
    array 1 ptr <* <[] i32>> (dread ref %Reg0_R124, dread i32 %Reg1_I), 
    dread i32 %Reg2_I)
LOC 1 77
  return ()
}
func &LRegex_24Letter_3B_7C_3Cinit_3E_7C_28AZ_29V constructor (var %_this <* <$LRegex_24Letter_3B>>, var %Reg3_R125 <* <[] u1>>) void {
  funcid 7
  var %Reg2_R126 <* <$LRegex_24Letter_3B>>
  var %Reg0_R126 <* <$LRegex_24Letter_3B>>
  var %Reg0_R119 <* <$LRegex_24Node_3B>>
  var %Reg1_R125 <* <[] u1>>

ALIAS %set %Reg3_R125 <* <[] u1>>
  dassign %Reg2_R126 0 (dread ref %_this)
LOC 1 38
  dassign %Reg0_R126 0 (dread ref %Reg2_R126)
  dassign %Reg0_R119 0 (retype ref <* <$LRegex_24Node_3B>> (dread ref %Reg0_R126))
  callassigned &LRegex_24Node_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R119) {}
LOC 1 39
  dassign %Reg0_R126 0 (dread ref %Reg2_R126)
  dassign %Reg1_R125 0 (dread ref %Reg3_R125)
  iassign <* <$LRegex_24Letter_3B>> 3 (dread ref %Reg0_R126, dread ref %Reg1_R125)
LOC 1 40
  return ()
}
func &LRegex_24Letter_3B_7Ccompile_7C_28LRegex_24Program_3B_29V virtual (var %_this <* <$LRegex_24Letter_3B>>, var %Reg4_R117 <* <$LRegex_24Program_3B>>) void {
  funcid 8
  var %Reg3_R126 <* <$LRegex_24Letter_3B>>
  var %Reg0_R117 <* <$LRegex_24Program_3B>>
  var %Reg0_R127 <* <[] <* <[] u1>>>>
  var %Reg1_R117 <* <$LRegex_24Program_3B>>
  var %Reg2_I i32
  var %Reg1_I i32
  var %Reg2_R126 <* <$LRegex_24Letter_3B>>
  var %Reg2_R125 <* <[] u1>>

ALIAS %program %Reg4_R117 <* <$LRegex_24Program_3B>>
  dassign %Reg3_R126 0 (dread ref %_this)
LOC 1 43
  dassign %Reg0_R117 0 (dread ref %Reg4_R117)
  dassign %Reg0_R127 0 (iread ref <* <$LRegex_24Program_3B>> 5 (dread ref %Reg0_R117))
  dassign %Reg1_R117 0 (dread ref %Reg4_R117)
  dassign %Reg2_I 0 (constval i32 0)
  virtualcallassigned &LRegex_24Program_3B_7Cemit_7C_28I_29I (dread ref %Reg1_R117, dread i32 %Reg2_I) { dassign %Reg1_I 0 }
  dassign %Reg2_R126 0 (dread ref %Reg3_R126)
  dassign %Reg2_R125 0 (iread ref <* <$LRegex_24Letter_3B>> 3 (dread ref %Reg2_R126))
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R127, dread i32 %Reg1_I), 
    dread ref %Reg2_R125)
LOC 1 44
  return ()
}
func &LRegex_24Matcher_3B_7C_3Cinit_3E_7C_28LRegex_24Program_3B_29V constructor (var %_this <* <$LRegex_24Matcher_3B>>, var %Reg4_R117 <* <$LRegex_24Program_3B>>) void {
  funcid 9
  var %Reg3_R120 <* <$LRegex_24Matcher_3B>>
  var %Reg0_R120 <* <$LRegex_24Matcher_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_R128 <* <$LRegex_24States_3B>>
  var %Reg1_R117 <* <$LRegex_24Program_3B>>

ALIAS %program %Reg4_R117 <* <$LRegex_24Program_3B>>
  dassign %Reg3_R120 0 (dread ref %_this)
LOC 1 222
  dassign %Reg0_R120 0 (dread ref %Reg3_R120)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R120))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
LOC 1 219
  dassign %Reg0_R120 0 (dread ref %Reg3_R120)
  intrinsiccallwithtype <$LRegex_24States_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R128 0 (gcmalloc ref <$LRegex_24States_3B>)
  callassigned &LRegex_24States_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R128) {}
  iassign <* <$LRegex_24Matcher_3B>> 3 (dread ref %Reg0_R120, dread ref %Reg1_R128)
LOC 1 220
  dassign %Reg0_R120 0 (dread ref %Reg3_R120)
  intrinsiccallwithtype <$LRegex_24States_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R128 0 (gcmalloc ref <$LRegex_24States_3B>)
  callassigned &LRegex_24States_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R128) {}
  iassign <* <$LRegex_24Matcher_3B>> 4 (dread ref %Reg0_R120, dread ref %Reg1_R128)
LOC 1 223
  dassign %Reg0_R120 0 (dread ref %Reg3_R120)
  dassign %Reg1_R117 0 (dread ref %Reg4_R117)
  iassign <* <$LRegex_24Matcher_3B>> 2 (dread ref %Reg0_R120, dread ref %Reg1_R117)
LOC 1 224
  return ()
}
func &LRegex_24Matcher_3B_7Clongest_7C_28ABI_29I virtual (var %_this <* <$LRegex_24Matcher_3B>>, var %Reg9_R114 <* <[] i8>>, var %Reg10_I i32) i32 {
  funcid 10
  var %Reg8_R120 <* <$LRegex_24Matcher_3B>>
  var %Reg0_I i32
  var %Reg4_I i32
  var %Reg0_R120 <* <$LRegex_24Matcher_3B>>
  var %Reg0_R128 <* <$LRegex_24States_3B>>
  var %Reg1_R120 <* <$LRegex_24Matcher_3B>>
  var %Reg1_R117 <* <$LRegex_24Program_3B>>
  var %Reg2_I i32
  var %Reg0_Z u1
  var %Reg1_R114 <* <[] i8>>
  var %Reg1_I i32
  var %Reg0_R114 <* <[] i8>>
  var %Reg5_I i32
  var %Reg6_I i32
  var %Reg1_R128 <* <$LRegex_24States_3B>>
  var %Reg0_R124 <* <[] i32>>
  var %Reg7_I i32
  var %Reg0_R117 <* <$LRegex_24Program_3B>>
  var %Reg0_R127 <* <[] <* <[] u1>>>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg3_I i32
  var %Reg6_R128 <* <$LRegex_24States_3B>>

ALIAS %place %Reg7_I i32
ALIAS %i %Reg6_I i32
ALIAS %letter %Reg5_I i32
ALIAS %free %Reg6_R128 <* <$LRegex_24States_3B>>
ALIAS %text %Reg9_R114 <* <[] i8>>
ALIAS %at %Reg10_I i32
ALIAS %end %Reg4_I i32
  dassign %Reg8_R120 0 (dread ref %_this)
LOC 1 228
  dassign %Reg0_I 0 (constval i32 -1)
  dassign %Reg4_I 0 (dread i32 %Reg0_I)
LOC 1 229
  dassign %Reg0_R120 0 (dread ref %Reg8_R120)
  dassign %Reg0_R128 0 (iread ref <* <$LRegex_24Matcher_3B>> 3 (dread ref %Reg0_R120))
  virtualcallassigned &LRegex_24States_3B_7Cclear_7C_28_29V (dread ref %Reg0_R128) {}
LOC 1 230
  dassign %Reg0_R120 0 (dread ref %Reg8_R120)
  dassign %Reg0_R128 0 (iread ref <* <$LRegex_24Matcher_3B>> 3 (dread ref %Reg0_R120))
  dassign %Reg1_R120 0 (dread ref %Reg8_R120)
  dassign %Reg1_R117 0 (iread ref <* <$LRegex_24Matcher_3B>> 2 (dread ref %Reg1_R120))
  dassign %Reg2_I 0 (constval i32 0)
  virtualcallassigned &LRegex_24States_3B_7Cadd_7C_28LRegex_24Program_3BI_29V (dread ref %Reg0_R128, dread ref %Reg1_R117, dread i32 %Reg2_I) {}
@label10
LOC 1 232
  dassign %Reg0_R120 0 (dread ref %Reg8_R120)
  dassign %Reg0_R128 0 (iread ref <* <$LRegex_24Matcher_3B>> 3 (dread ref %Reg0_R120))
  dassign %Reg0_Z 0 (iread u1 <* <$LRegex_24States_3B>> 6 (dread ref %Reg0_R128))
  dassign %Reg0_I 0 (cvt i32 u1 (dread u1 %Reg0_Z))
  brtrue @label11 (eq i32 i32 (dread i32 %Reg0_I, constval i32 0))
LOC 1 233
  dassign %Reg0_I 0 (dread i32 %Reg10_I)
  dassign %Reg4_I 0 (dread i32 %Reg0_I)
@label11
LOC 1 235
  dassign %Reg0_R120 0 (dread ref %Reg8_R120)
  dassign %Reg0_R128 0 (iread ref <* <$LRegex_24Matcher_3B>> 3 (dread ref %Reg0_R120))
  dassign %Reg0_I 0 (iread i32 <* <$LRegex_24States_3B>> 4 (dread ref %Reg0_R128))
  brtrue @label12 (eq i32 i32 (dread i32 %Reg0_I, constval i32 0))
  dassign %Reg0_I 0 (dread i32 %Reg10_I)
  dassign %Reg1_R114 0 (dread ref %Reg9_R114)
  dassign %Reg1_I 0 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %Reg1_R114))
  brtrue @label13 (ne i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
@label12
LOC 1 236
  dassign %Reg0_I 0 (dread i32 %Reg4_I)
  return (dread i32 %Reg0_I)
@label13
LOC 1 238
  dassign %Reg0_R114 0 (dread ref %Reg9_R114)
  dassign %Reg1_I 0 (dread i32 %Reg10_I)
  dassign %Reg10_I 0 (add i32 (dread i32 %Reg10_I, constval i32 1))
  dassign %Reg0_I 0 (sext i32 8 (iread i8 <* i8> 0 (array 1 ptr <* <[] i8>> (dread ref %Reg0_R114, dread i32 %Reg1_I))))
  dassign %Reg5_I 0 (dread i32 %Reg0_I)
LOC 1 239
  dassign %Reg0_R120 0 (dread ref %Reg8_R120)
  dassign %Reg0_R128 0 (iread ref <* <$LRegex_24Matcher_3B>> 4 (dread ref %Reg0_R120))
  virtualcallassigned &LRegex_24States_3B_7Cclear_7C_28_29V (dread ref %Reg0_R128) {}
LOC 1 240
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg6_I 0 (dread i32 %Reg0_I)
@label14
  dassign %Reg0_I 0 (dread i32 %Reg6_I)
  dassign %Reg1_R120 0 (dread ref %Reg8_R120)
  dassign %Reg1_R128 0 (iread ref <* <$LRegex_24Matcher_3B>> 3 (dread ref %Reg1_R120))
  dassign %Reg1_I 0 (iread i32 <* <$LRegex_24States_3B>> 4 (dread ref %Reg1_R128))
  brtrue @label16 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
LOC 1 241
  dassign %Reg0_R120 0 (dread ref %Reg8_R120)
  dassign %Reg0_R128 0 (iread ref <* <$LRegex_24Matcher_3B>> 3 (dread ref %Reg0_R120))
  dassign %Reg0_R124 0 (iread ref <* <$LRegex_24States_3B>> 2 (dread ref %Reg0_R128))
  dassign %Reg1_I 0 (dread i32 %Reg6_I)
  dassign %Reg0_I 0 (iread i32 <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %Reg0_R124, dread i32 %Reg1_I)))
  dassign %Reg7_I 0 (dread i32 %Reg0_I)
LOC 1 242
  dassign %Reg0_R120 0 (dread ref %Reg8_R120)
  dassign %Reg0_R117 0 (iread ref <* <$LRegex_24Matcher_3B>> 2 (dread ref %Reg0_R120))
  dassign %Reg0_R127 0 (iread ref <* <$LRegex_24Program_3B>> 5 (dread ref %Reg0_R117))
  dassign %Reg1_I 0 (dread i32 %Reg7_I)
  dassign %Reg0_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg0_R127, dread i32 %Reg1_I)))
  dassign %Reg1_I 0 (dread i32 %Reg5_I)
  dassign %Reg0_I 0 (sext i32 8 (iread i8 <* i8> 0 (array 1 ptr <* <[] i8>> (dread ref %Reg0_R113, dread i32 %Reg1_I))))
  brtrue @label15 (eq i32 i32 (dread i32 %Reg0_I, constval i32 0))
LOC 1 243
  dassign %Reg0_R120 0 (dread ref %Reg8_R120)
  dassign %Reg0_R128 0 (iread ref <* <$LRegex_24Matcher_3B>> 4 (dread ref %Reg0_R120))
  dassign %Reg1_R120 0 (dread ref %Reg8_R120)
  dassign %Reg1_R117 0 (iread ref <* <$LRegex_24Matcher_3B>> 2 (dread ref %Reg1_R120))
  dassign %Reg2_I 0 (dread i32 %Reg7_I)
  dassign %Reg3_I 0 (constval i32 1)
  dassign %Reg2_I 0 (add i32 (dread i32 %Reg2_I, dread i32 %Reg3_I))
  virtualcallassigned &LRegex_24States_3B_7Cadd_7C_28LRegex_24Program_3BI_29V (dread ref %Reg0_R128, dread ref %Reg1_R117, dread i32 %Reg2_I) {}
@label15
LOC 1 240
  dassign %Reg6_I 0 (add i32 (dread i32 %Reg6_I, constval i32 1))
  goto @label14
@label16
LOC 1 246
  dassign %Reg0_R120 0 (dread ref %Reg8_R120)
  dassign %Reg0_R128 0 (iread ref <* <$LRegex_24Matcher_3B>> 3 (dread ref %Reg0_R120))
  dassign %Reg6_R128 0 (dread ref %Reg0_R128)
LOC 1 247
  dassign %Reg0_R120 0 (dread ref %Reg8_R120)
  dassign %Reg1_R120 0 (dread ref %Reg8_R120)
  dassign %Reg1_R128 0 (iread ref <* <$LRegex_24Matcher_3B>> 4 (dread ref %Reg1_R120))
  iassign <* <$LRegex_24Matcher_3B>> 3 (dread ref %Reg0_R120, dread ref %Reg1_R128)
LOC 1 248
  dassign %Reg0_R120 0 (dread ref %Reg8_R120)
  dassign %Reg1_R128 0 (dread ref %Reg6_R128)
  iassign <* <$LRegex_24Matcher_3B>> 4 (dread ref %Reg0_R120, dread ref %Reg1_R128)
LOC 1 249
  goto @label10
}
func &LRegex_24Node_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LRegex_24Node_3B>>) void {
  funcid 11
  var %Reg1_R119 <* <$LRegex_24Node_3B>>
  var %Reg0_R119 <* <$LRegex_24Node_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>

  dassign %Reg1_R119 0 (dread ref %_this)
LOC 1 30
  dassign %Reg0_R119 0 (dread ref %Reg1_R119)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R119))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
  return ()
}
func &LRegex_24Node_3B_7Ccompile_7C_28LRegex_24Program_3B_29V virtual abstract (var %_this <* <$LRegex_24Node_3B>>, var %Reg1_R117 <* <$LRegex_24Program_3B>>) void
func &LRegex_24Parser_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V constructor (var %_this <* <$LRegex_24Parser_3B>>, var %Reg3_R115 <* <$Ljava_2Flang_2FString_3B>>) void {
  funcid 13
  var %Reg2_R118 <* <$LRegex_24Parser_3B>>
  var %Reg0_R118 <* <$LRegex_24Parser_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_R115 <* <$Ljava_2Flang_2FString_3B>>

ALIAS %text %Reg3_R115 <* <$Ljava_2Flang_2FString_3B>>
  dassign %Reg2_R118 0 (dread ref %_this)
LOC 1 113
  dassign %Reg0_R118 0 (dread ref %Reg2_R118)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R118))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
LOC 1 114
  dassign %Reg0_R118 0 (dread ref %Reg2_R118)
  dassign %Reg1_R115 0 (dread ref %Reg3_R115)
  iassign <* <$LRegex_24Parser_3B>> 2 (dread ref %Reg0_R118, dread ref %Reg1_R115)
LOC 1 115
  return ()
}
func &LRegex_24Parser_3B_7Cmore_7C_28C_29Z virtual (var %_this <* <$LRegex_24Parser_3B>>, var %Reg4_C u16) u1 {
  funcid 14
  var %Reg3_R118 <* <$LRegex_24Parser_3B>>
  var %Reg4_I i32
  var %Reg0_R118 <* <$LRegex_24Parser_3B>>
  var %Reg0_I i32
  var %Reg1_R118 <* <$LRegex_24Parser_3B>>
  var %Reg1_R115 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_I i32
  var %Reg0_R115 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_C u16
  var %Reg2_I i32

ALIAS %end %Reg4_C u16
  dassign %Reg3_R118 0 (dread ref %_this)
  dassign %Reg4_I 0 (zext i32 16 (dread u16 %Reg4_C))
LOC 1 118
  dassign %Reg0_R118 0 (dread ref %Reg3_R118)
  dassign %Reg0_I 0 (iread i32 <* <$LRegex_24Parser_3B>> 3 (dread ref %Reg0_R118))
  dassign %Reg1_R118 0 (dread ref %Reg3_R118)
  dassign %Reg1_R115 0 (iread ref <* <$LRegex_24Parser_3B>> 2 (dread ref %Reg1_R118))
  virtualcallassigned &Ljava_2Flang_2FString_3B_7Clength_7C_28_29I (dread ref %Reg1_R115) { dassign %Reg1_I 0 }
  brtrue @label17 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg0_R118 0 (dread ref %Reg3_R118)
  dassign %Reg0_R115 0 (iread ref <* <$LRegex_24Parser_3B>> 2 (dread ref %Reg0_R118))
  dassign %Reg1_R118 0 (dread ref %Reg3_R118)
  dassign %Reg1_I 0 (iread i32 <* <$LRegex_24Parser_3B>> 3 (dread ref %Reg1_R118))
  virtualcallassigned &Ljava_2Flang_2FString_3B_7CcharAt_7C_28I_29C (dread ref %Reg0_R115, dread i32 %Reg1_I) { dassign %Reg0_C 0 }
  dassign %Reg1_I 0 (dread i32 %Reg4_I)
  brtrue @label17 (eq i32 i32 (
    cvt i32 u16 (dread u16 %Reg0_C),
    dread i32 %Reg1_I))
  dassign %Reg0_I 0 (constval i32 1)
  dassign %Reg2_I 0 (dread i32 %Reg0_I)
  goto @label18
@label17
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg2_I 0 (dread i32 %Reg0_I)
@label18
  dassign %Reg0_I 0 (dread i32 %Reg2_I)
  return (dread i32 %Reg0_I)
}
func &LRegex_24Parser_3B_7Cchoice_7C_28_29LRegex_24Node_3B virtual (var %_this <* <$LRegex_24Parser_3B>>) <* <$LRegex_24Node_3B>> {
  funcid 15
  var %Reg5_R118 <* <$LRegex_24Parser_3B>>
  var %Reg0_R118 <* <$LRegex_24Parser_3B>>
  var %Reg0_R119 <* <$LRegex_24Node_3B>>
  var %Reg4_R119 <* <$LRegex_24Node_3B>>
  var %Reg0_I i32
  var %Reg1_R118 <* <$LRegex_24Parser_3B>>
  var %Reg1_R115 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_I i32
  var %Reg0_R115 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_C u16
  var %Reg2_I i32
  var %Reg0_R123 <* <$LRegex_24Choice_3B>>
  var %Reg1_R119 <* <$LRegex_24Node_3B>>
  var %Reg2_R118 <* <$LRegex_24Parser_3B>>
  var %Reg2_R119 <* <$LRegex_24Node_3B>>
  var %Reg4_R123 <* <$LRegex_24Choice_3B>>

ALIAS %node %Reg4_R119 <* <$LRegex_24Node_3B>>
  dassign %Reg5_R118 0 (dread ref %_this)
LOC 1 122
  dassign %Reg0_R118 0 (dread ref %Reg5_R118)
  virtualcallassigned &LRegex_24Parser_3B_7Csequence_7C_28_29LRegex_24Node_3B (dread ref %Reg0_R118) { dassign %Reg0_R119 0 }
  dassign %Reg4_R119 0 (dread ref %Reg0_R119)
@label19
LOC 1 123
  dassign %Reg0_R118 0 (dread ref %Reg5_R118)
  dassign %Reg0_I 0 (iread i32 <* <$LRegex_24Parser_3B>> 3 (dread ref %Reg0_R118))
  dassign %Reg1_R118 0 (dread ref %Reg5_R118)
  dassign %Reg1_R115 0 (iread ref <* <$LRegex_24Parser_3B>> 2 (dread ref %Reg1_R118))
  virtualcallassigned &Ljava_2Flang_2FString_3B_7Clength_7C_28_29I (dread ref %Reg1_R115) { dassign %Reg1_I 0 }
  brtrue @label20 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg0_R118 0 (dread ref %Reg5_R118)
  dassign %Reg0_R115 0 (iread ref <* <$LRegex_24Parser_3B>> 2 (dread ref %Reg0_R118))
  dassign %Reg1_R118 0 (dread ref %Reg5_R118)
  dassign %Reg1_I 0 (iread i32 <* <$LRegex_24Parser_3B>> 3 (dread ref %Reg1_R118))
  virtualcallassigned &Ljava_2Flang_2FString_3B_7CcharAt_7C_28I_29C (dread ref %Reg0_R115, dread i32 %Reg1_I) { dassign %Reg0_C 0 }
  dassign %Reg1_I 0 (constval i32 124)
  brtrue @label20 (ne i32 i32 (
    cvt i32 u16 (dread u16 %Reg0_C),
    dread i32 %Reg1_I))
LOC 1 124
  dassign %Reg0_R118 0 (dread ref %Reg5_R118)
  dassign %Reg1_I 0 (iread i32 <* <$LRegex_24Parser_3B>> 3 (dread ref %Reg0_R118))
  dassign %Reg2_I 0 (constval i32 1)
  dassign %Reg1_I 0 (add i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  iassign <* <$LRegex_24Parser_3B>> 3 (dread ref %Reg0_R118, dread i32 %Reg1_I)
LOC 1 125
  intrinsiccallwithtype <$LRegex_24Choice_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R123 0 (gcmalloc ref <$LRegex_24Choice_3B>)
  dassign %Reg1_R119 0 (dread ref %Reg4_R119)
  dassign %Reg2_R118 0 (dread ref %Reg5_R118)
  virtualcallassigned &LRegex_24Parser_3B_7Csequence_7C_28_29LRegex_24Node_3B (dread ref %Reg2_R118) { dassign %Reg2_R119 0 }
  callassigned &LRegex_24Choice_3B_7C_3Cinit_3E_7C_28LRegex_24Node_3BLRegex_24Node_3B_29V (dread ref %Reg0_R123, dread ref %Reg1_R119, dread ref %Reg2_R119) {}
  dassign %Reg4_R123 0 (dread ref %Reg0_R123)
  dassign %Reg4_R119 0 (retype ref <* <$LRegex_24Node_3B>> (dread ref %Reg4_R123))
  goto @label19
@label20
LOC 1 127
  dassign %Reg0_R119 0 (dread ref %Reg4_R119)
  return (dread ref %Reg0_R119)
}
func &LRegex_24Parser_3B_7Csequence_7C_28_29LRegex_24Node_3B virtual (var %_this <* <$LRegex_24Parser_3B>>) <* <$LRegex_24Node_3B>> {
  funcid 16
  var %Reg5_R118 <* <$LRegex_24Parser_3B>>
  var %Reg0_R118 <* <$LRegex_24Parser_3B>>
  var %Reg0_R119 <* <$LRegex_24Node_3B>>
  var %Reg4_R119 <* <$LRegex_24Node_3B>>
  var %Reg1_I i32
  var %Reg1_C u16
  var %Reg0_Z u1
  var %Reg0_R129 <* <$LRegex_24Sequence_3B>>
  var %Reg1_R119 <* <$LRegex_24Node_3B>>
  var %Reg2_R118 <* <$LRegex_24Parser_3B>>
  var %Reg2_R119 <* <$LRegex_24Node_3B>>
  var %Reg4_R129 <* <$LRegex_24Sequence_3B>>

ALIAS %node %Reg4_R119 <* <$LRegex_24Node_3B>>
  dassign %Reg5_R118 0 (dread ref %_this)
LOC 1 131
  dassign %Reg0_R118 0 (dread ref %Reg5_R118)
  virtualcallassigned &LRegex_24Parser_3B_7Crepeat_7C_28_29LRegex_24Node_3B (dread ref %Reg0_R118) { dassign %Reg0_R119 0 }
  dassign %Reg4_R119 0 (dread ref %Reg0_R119)
@label21
LOC 1 132
  dassign %Reg0_R118 0 (dread ref %Reg5_R118)
  dassign %Reg1_I 0 (constval i32 124)
  dassign %Reg1_C 0 (cvt u16 i32 (dread i32 %Reg1_I))
  virtualcallassigned &LRegex_24Parser_3B_7Cmore_7C_28C_29Z (dread ref %Reg0_R118, dread u16 %Reg1_C) { dassign %Reg0_Z 0 }
  brtrue @label22 (eq i32 i32 (
    cvt i32 u1 (dread u1 %Reg0_Z),
    constval i32 0))
  dassign %Reg0_R118 0 (dread ref %Reg5_R118)
  dassign %Reg1_I 0 (constval i32 41)
  dassign %Reg1_C 0 (cvt u16 i32 (dread i32 %Reg1_I))
  virtualcallassigned &LRegex_24Parser_3B_7Cmore_7C_28C_29Z (dread ref %Reg0_R118, dread u16 %Reg1_C) { dassign %Reg0_Z 0 }
  brtrue @label22 (eq i32 i32 (
    cvt i32 u1 (dread u1 %Reg0_Z),
    constval i32 0))
LOC 1 133
  intrinsiccallwithtype <$LRegex_24Sequence_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R129 0 (gcmalloc ref <$LRegex_24Sequence_3B>)
  dassign %Reg1_R119 0 (dread ref %Reg4_R119)
  dassign %Reg2_R118 0 (dread ref %Reg5_R118)
  virtualcallassigned &LRegex_24Parser_3B_7Crepeat_7C_28_29LRegex_24Node_3B (dread ref %Reg2_R118) { dassign %Reg2_R119 0 }
  callassigned &LRegex_24Sequence_3B_7C_3Cinit_3E_7C_28LRegex_24Node_3BLRegex_24Node_3B_29V (dread ref %Reg0_R129, dread ref %Reg1_R119, dread ref %Reg2_R119) {}
  dassign %Reg4_R129 0 (dread ref %Reg0_R129)
  dassign %Reg4_R119 0 (retype ref <* <$LRegex_24Node_3B>> (dread ref %Reg4_R129))
  goto @label21
@label22
LOC 1 135
  dassign %Reg0_R119 0 (dread ref %Reg4_R119)
  return (dread ref %Reg0_R119)
}
func &LRegex_24Parser_3B_7Crepeat_7C_28_29LRegex_24Node_3B virtual (var %_this <* <$LRegex_24Parser_3B>>) <* <$LRegex_24Node_3B>> {
  funcid 17
  var %Reg6_R118 <* <$LRegex_24Parser_3B>>
  var %Reg0_R118 <* <$LRegex_24Parser_3B>>
  var %Reg0_R119 <* <$LRegex_24Node_3B>>
  var %Reg4_R119 <* <$LRegex_24Node_3B>>
  var %Reg0_I i32
  var %Reg1_R118 <* <$LRegex_24Parser_3B>>
  var %Reg1_R115 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_I i32
  var %Reg0_R115 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_C u16
  var %Reg5_I i32
  var %Reg2_I i32
  var %Reg0_R130 <* <$LRegex_24Repeat_3B>>
  var %Reg1_R119 <* <$LRegex_24Node_3B>>
  var %Reg2_C u16
  var %Reg4_R130 <* <$LRegex_24Repeat_3B>>

ALIAS %c %Reg5_C u16
ALIAS %node %Reg4_R119 <* <$LRegex_24Node_3B>>
  dassign %Reg6_R118 0 (dread ref %_this)
LOC 1 139
  dassign %Reg0_R118 0 (dread ref %Reg6_R118)
  virtualcallassigned &LRegex_24Parser_3B_7Catom_7C_28_29LRegex_24Node_3B (dread ref %Reg0_R118) { dassign %Reg0_R119 0 }
  dassign %Reg4_R119 0 (dread ref %Reg0_R119)
@label23
LOC 1 140
  dassign %Reg0_R118 0 (dread ref %Reg6_R118)
  dassign %Reg0_I 0 (iread i32 <* <$LRegex_24Parser_3B>> 3 (dread ref %Reg0_R118))
  dassign %Reg1_R118 0 (dread ref %Reg6_R118)
  dassign %Reg1_R115 0 (iread ref <* <$LRegex_24Parser_3B>> 2 (dread ref %Reg1_R118))
  virtualcallassigned &Ljava_2Flang_2FString_3B_7Clength_7C_28_29I (dread ref %Reg1_R115) { dassign %Reg1_I 0 }
  brtrue @label25 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
LOC 1 141
  dassign %Reg0_R118 0 (dread ref %Reg6_R118)
  dassign %Reg0_R115 0 (iread ref <* <$LRegex_24Parser_3B>> 2 (dread ref %Reg0_R118))
  dassign %Reg1_R118 0 (dread ref %Reg6_R118)
  dassign %Reg1_I 0 (iread i32 <* <$LRegex_24Parser_3B>> 3 (dread ref %Reg1_R118))
  virtualcallassigned &Ljava_2Flang_2FString_3B_7CcharAt_7C_28I_29C (dread ref %Reg0_R115, dread i32 %Reg1_I) { dassign %Reg0_C 0 }
  dassign %Reg5_I 0 (cvt i32 u16 (dread u16 %Reg0_C))
LOC 1 142
  dassign %Reg0_I 0 (dread i32 %Reg5_I)
  dassign %Reg1_I 0 (constval i32 63)
  brtrue @label24 (eq i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg0_I 0 (dread i32 %Reg5_I)
  dassign %Reg1_I 0 (constval i32 42)
  brtrue @label24 (eq i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg0_I 0 (dread i32 %Reg5_I)
  dassign %Reg1_I 0 (constval i32 43)
  brtrue @label24 (eq i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
LOC 1 143
  goto @label25
@label24
LOC 1 145
  dassign %Reg0_R118 0 (dread ref %Reg6_R118)
  dassign %Reg1_I 0 (iread i32 <* <$LRegex_24Parser_3B>> 3 (dread ref %Reg0_R118))
  dassign %Reg2_I 0 (constval i32 1)
  dassign %Reg1_I 0 (add i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  iassign <* <$LRegex_24Parser_3B>> 3 (dread ref %Reg0_R118, dread i32 %Reg1_I)
LOC 1 146
  intrinsiccallwithtype <$LRegex_24Repeat_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R130 0 (gcmalloc ref <$LRegex_24Repeat_3B>)
  dassign %Reg1_R119 0 (dread ref %Reg4_R119)
  dassign %Reg2_I 0 (dread i32 %Reg5_I)
  dassign %Reg2_C 0 (cvt u16 i32 (dread i32 %Reg2_I))
  callassigned &LRegex_24Repeat_3B_7C_3Cinit_3E_7C_28LRegex_24Node_3BC_29V (dread ref %Reg0_R130, dread ref %Reg1_R119, dread u16 %Reg2_C) {}
  dassign %Reg4_R130 0 (dread ref %Reg0_R130)
  dassign %Reg4_R119 0 (retype ref <* <$LRegex_24Node_3B>> (dread ref %Reg4_R130))
LOC 1 147
  goto @label23
@label25
LOC 1 148
  dassign %Reg0_R119 0 (dread ref %Reg4_R119)
  return (dread ref %Reg0_R119)
}
func &LRegex_24Parser_3B_7Catom_7C_28_29LRegex_24Node_3B virtual (var %_this <* <$LRegex_24Parser_3B>>) <* <$LRegex_24Node_3B>> {
  funcid 18
  var %Reg13_R118 <* <$LRegex_24Parser_3B>>
  var %Reg0_R118 <* <$LRegex_24Parser_3B>>
  var %Reg0_R115 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_R118 <* <$LRegex_24Parser_3B>>
  var %Reg2_I i32
  var %Reg3_I i32
  var %Reg0_C u16
  var %Reg8_I i32
  var %Reg0_I i32
  var %Reg1_I i32
  var %Reg0_R119 <* <$LRegex_24Node_3B>>
  var %Reg9_R119 <* <$LRegex_24Node_3B>>
  var %Reg0_R125 <* <[] u1>>
  var %Reg9_R125 <* <[] u1>>
  var %Reg1_C u16
  var %Reg0_Z u1
  var %Reg10_I i32
  var %Reg11_I i32
  var %Reg12_I i32
  var %Reg5_I i32
  var %Reg6_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg6_I i32
  var %Reg7_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_R126 <* <$LRegex_24Letter_3B>>
  var %Reg1_R125 <* <[] u1>>

ALIAS %node %Reg9_R119 <* <$LRegex_24Node_3B>>
ALIAS %letter %Reg10_I i32
ALIAS %low %Reg10_C u16
ALIAS %high %Reg11_C u16
ALIAS %c %Reg8_C u16
ALIAS %set %Reg9_R125 <* <[] u1>>
  dassign %Reg13_R118 0 (dread ref %_this)
LOC 1 152
  dassign %Reg0_R118 0 (dread ref %Reg13_R118)
  dassign %Reg0_R115 0 (iread ref <* <$LRegex_24Parser_3B>> 2 (dread ref %Reg0_R118))
  dassign %Reg1_R118 0 (dread ref %Reg13_R118)
  dassign %Reg2_I 0 (iread i32 <* <$LRegex_24Parser_3B>> 3 (dread ref %Reg1_R118))
  dassign %Reg3_I 0 (constval i32 1)
  dassign %Reg3_I 0 (add i32 (dread i32 %Reg2_I, dread i32 %Reg3_I))
  iassign <* <$LRegex_24Parser_3B>> 3 (dread ref %Reg1_R118, dread i32 %Reg3_I)
  virtualcallassigned &Ljava_2Flang_2FString_3B_7CcharAt_7C_28I_29C (dread ref %Reg0_R115, dread i32 %Reg2_I) { dassign %Reg0_C 0 }
  dassign %Reg8_I 0 (cvt i32 u16 (dread u16 %Reg0_C))
LOC 1 153
  dassign %Reg0_I 0 (dread i32 %Reg8_I)
  dassign %Reg1_I 0 (constval i32 40)
  brtrue @label26 (ne i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
LOC 1 154
  dassign %Reg0_R118 0 (dread ref %Reg13_R118)
  virtualcallassigned &LRegex_24Parser_3B_7Cchoice_7C_28_29LRegex_24Node_3B (dread ref %Reg0_R118) { dassign %Reg0_R119 0 }
  dassign %Reg9_R119 0 (dread ref %Reg0_R119)
LOC 1 155
  dassign %Reg0_R118 0 (dread ref %Reg13_R118)
  dassign %Reg1_I 0 (iread i32 <* <$LRegex_24Parser_3B>> 3 (dread ref %Reg0_R118))
  dassign %Reg2_I 0 (constval i32 1)
  dassign %Reg1_I 0 (add i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  iassign <* <$LRegex_24Parser_3B>> 3 (dread ref %Reg0_R118, dread i32 %Reg1_I)
LOC 1 156
  dassign %Reg0_R119 0 (dread ref %Reg9_R119)
  return (dread ref %Reg0_R119)
@label26
LOC 1 158
  dassign %Reg0_I 0 (constval i32 128)
  dassign %Reg0_R125 0 (gcmallocjarray ref <[] u1> (dread i32 %Reg0_I))
  dassign %Reg9_R125 0 (dread ref %Reg0_R125)
LOC 1 159
  dassign %Reg0_I 0 (dread i32 %Reg8_I)
  dassign %Reg1_I 0 (constval i32 91)
  brtrue @label32 (ne i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
@label27
LOC 1 160
  dassign %Reg0_R118 0 (dread ref %Reg13_R118)
  dassign %Reg1_I 0 (constval i32 93)
  dassign %Reg1_C 0 (cvt u16 i32 (dread i32 %Reg1_I))
  virtualcallassigned &LRegex_24Parser_3B_7Cmore_7C_28C_29Z (dread ref %Reg0_R118, dread u16 %Reg1_C) { dassign %Reg0_Z 0 }
  brtrue @label31 (eq i32 i32 (
    cvt i32 u1 (dread u1 %Reg0_Z),
    constval i32 0))
LOC 1 161
  dassign %Reg0_R118 0 (dread ref %Reg13_R118)
  dassign %Reg0_R115 0 (iread ref <* <$LRegex_24Parser_3B>> 2 (dread ref %Reg0_R118))
  dassign %Reg1_R118 0 (dread ref %Reg13_R118)
  dassign %Reg1_I 0 (iread i32 <* <$LRegex_24Parser_3B>> 3 (dread ref %Reg1_R118))
  virtualcallassigned &Ljava_2Flang_2FString_3B_7CcharAt_7C_28I_29C (dread ref %Reg0_R115, dread i32 %Reg1_I) { dassign %Reg0_C 0 }
  dassign %Reg10_I 0 (cvt i32 u16 (dread u16 %Reg0_C))
LOC 1 162
  dassign %Reg0_I 0 (dread i32 %Reg10_I)
  dassign %Reg11_I 0 (dread i32 %Reg0_I)
LOC 1 163
  dassign %Reg0_R118 0 (dread ref %Reg13_R118)
  dassign %Reg0_R115 0 (iread ref <* <$LRegex_24Parser_3B>> 2 (dread ref %Reg0_R118))
  dassign %Reg1_R118 0 (dread ref %Reg13_R118)
  dassign %Reg1_I 0 (iread i32 <* <$LRegex_24Parser_3B>> 3 (dread ref %Reg1_R118))
  dassign %Reg2_I 0 (constval i32 1)
  dassign %Reg1_I 0 (add i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  virtualcallassigned &Ljava_2Flang_2FString_3B_7CcharAt_7C_28I_29C (dread ref %Reg0_R115, dread i32 %Reg1_I) { dassign %Reg0_C 0 }
  dassign %Reg1_I 0 (constval i32 45)
  brtrue @label28 (ne i32 i32 (
    cvt i32 u16 (dread u16 %Reg0_C),
    dread i32 %Reg1_I))
LOC 1 164
  dassign %Reg0_R118 0 (dread ref %Reg13_R118)
  dassign %Reg0_R115 0 (iread ref <* <$LRegex_24Parser_3B>> 2 (dread ref %Reg0_R118))
  dassign %Reg1_R118 0 (dread ref %Reg13_R118)
  dassign %Reg1_I 0 (iread i32 <* <$LRegex_24Parser_3B>> 3 (dread ref %Reg1_R118))
  dassign %Reg2_I 0 (constval i32 2)
  dassign %Reg1_I 0 (add i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  virtualcallassigned &Ljava_2Flang_2FString_3B_7CcharAt_7C_28I_29C (dread ref %Reg0_R115, dread i32 %Reg1_I) { dassign %Reg0_C 0 }
  dassign %Reg11_I 0 (cvt i32 u16 (dread u16 %Reg0_C))
LOC 1 165
  dassign %Reg0_R118 0 (dread ref %Reg13_R118)
  dassign %Reg1_I 0 (iread i32 <* <$LRegex_24Parser_3B>> 3 (dread ref %Reg0_R118))
  dassign %Reg2_I 0 (constval i32 2)
  dassign %Reg1_I 0 (add i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  iassign <* <$LRegex_24Parser_3B>> 3 (dread ref %Reg0_R118, dread i32 %Reg1_I)
@label28
LOC 1 167
  dassign %Reg0_R118 0 (dread ref %Reg13_R118)
  dassign %Reg1_I 0 (iread i32 <* <$LRegex_24Parser_3B>> 3 (dread ref %Reg0_R118))
  dassign %Reg2_I 0 (constval i32 1)
  dassign %Reg1_I 0 (add i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  iassign <* <$LRegex_24Parser_3B>> 3 (dread ref %Reg0_R118, dread i32 %Reg1_I)
LOC 1 168
  dassign %Reg0_I 0 (dread i32 %Reg10_I)
  dassign %Reg12_I 0 (dread i32 %Reg0_I)
@label29
  dassign %Reg0_I 0 (dread i32 %Reg12_I)
  dassign %Reg1_I 0 (dread i32 %Reg11_I)
  brtrue @label30 (gt i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
LOC 1 169
  dassign %Reg0_R125 0 (dread ref %Reg9_R125)
  dassign %Reg1_I 0 (dread i32 %Reg12_I)
  dassign %Reg2_I 0 (constval i32 1)
  iassign <* i8> 0 (
    array 1 ptr <* <[] i8>> (dread ref %Reg0_R125, dread i32 %Reg1_I), 
    cvt i8 i32 (dread i32 %Reg2_I))
LOC 1 168
  dassign %Reg12_I 0 (add i32 (dread i32 %Reg12_I, constval i32 1))
  goto @label29
@label30
LOC 1 171
  goto @label27
@label31
LOC 1 172
  dassign %Reg0_R118 0 (dread ref %Reg13_R118)
  dassign %Reg1_I 0 (iread i32 <* <$LRegex_24Parser_3B>> 3 (dread ref %Reg0_R118))
  dassign %Reg2_I 0 (constval i32 1)
  dassign %Reg1_I 0 (add i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  iassign <* <$LRegex_24Parser_3B>> 3 (dread ref %Reg0_R118, dread i32 %Reg1_I)
  goto @label38
@label32
LOC 1 173
  dassign %Reg0_I 0 (dread i32 %Reg8_I)
  dassign %Reg1_I 0 (constval i32 46)
  brtrue @label37 (ne i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
LOC 1 174
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg10_I 0 (dread i32 %Reg0_I)
@label33
  dassign %Reg0_I 0 (dread i32 %Reg10_I)
  dassign %Reg1_I 0 (constval i32 128)
  brtrue @label36 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
LOC 1 175
  dassign %Reg0_R125 0 (dread ref %Reg9_R125)
  dassign %Reg1_I 0 (dread i32 %Reg10_I)
  dassign %Reg2_I 0 (dread i32 %Reg10_I)
  dassign %Reg3_I 0 (constval i32 10)
  dassign %Reg5_I 0 (dread i32 %Reg1_I)
  dassign %Reg6_R113 0 (dread ref %Reg0_R125)
  brtrue @label34 (eq i32 i32 (dread i32 %Reg2_I, dread i32 %Reg3_I))
  dassign %Reg0_R113 0 (dread ref %Reg6_R113)
  dassign %Reg1_I 0 (dread i32 %Reg5_I)
  dassign %Reg2_I 0 (constval i32 1)
  dassign %Reg5_I 0 (dread i32 %Reg2_I)
  dassign %Reg6_I 0 (dread i32 %Reg1_I)
  dassign %Reg7_R113 0 (dread ref %Reg0_R113)
  goto @label35
@label34
  dassign %Reg0_R113 0 (dread ref %Reg6_R113)
  dassign %Reg1_I 0 (dread i32 %Reg5_I)
  dassign %Reg2_I 0 (constval i32 0)
  dassign %Reg5_I 0 (dread i32 %Reg2_I)
  dassign %Reg6_I 0 (dread i32 %Reg1_I)
  dassign %Reg7_R113 0 (dread ref %Reg0_R113)
@label35
  dassign %Reg0_R113 0 (dread ref %Reg7_R113)
  dassign %Reg1_I 0 (dread i32 %Reg6_I)
  dassign %Reg2_I 0 (dread i32 %Reg5_I)
  iassign <* i8> 0 (
    array 1 ptr <* <[] i8>> (dread ref %Reg0_R113, dread i32 %Reg1_I), 
    cvt i8 i32 (dread i32 %Reg2_I))
LOC 1 174
  dassign %Reg10_I 0 (add i32 (dread i32 %Reg10_I, constval i32 1))
  goto @label33
@label36
  goto @label38
@label37
LOC 1 178
  dassign %Reg0_R125 0 (dread ref %Reg9_R125)
  dassign %Reg1_I 0 (dread i32 %Reg8_I)
  dassign %Reg2_I 0 (constval i32 1)
  iassign <* i8> 0 (
    array 1 ptr <* <[] i8>> (dread ref %Reg0_R125, dread i32 %Reg1_I), 
    cvt i8 i32 (dread i32 %Reg2_I))
@label38
LOC 1 180
  intrinsiccallwithtype <$LRegex_24Letter_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R126 0 (gcmalloc ref <$LRegex_24Letter_3B>)
  dassign %Reg1_R125 0 (dread ref %Reg9_R125)
  callassigned &LRegex_24Letter_3B_7C_3Cinit_3E_7C_28AZ_29V (dread ref %Reg0_R126, dread ref %Reg1_R125) {}
  return (dread ref %Reg0_R126)
}
func &LRegex_24Program_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LRegex_24Program_3B>>) void {
  funcid 19
  var %Reg2_R117 <* <$LRegex_24Program_3B>>
  var %Reg0_R117 <* <$LRegex_24Program_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_I i32
  var %Reg1_R124 <* <[] i32>>
  var %Reg1_R127 <* <[] <* <[] u1>>>>

  dassign %Reg2_R117 0 (dread ref %_this)
LOC 1 17
  dassign %Reg0_R117 0 (dread ref %Reg2_R117)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R117))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
LOC 1 18
  dassign %Reg0_R117 0 (dread ref %Reg2_R117)
  dassign %Reg1_I 0 (constval i32 64)
  dassign %Reg1_R124 0 (gcmallocjarray ref <[] i32> (dread i32 %Reg1_I))
  iassign <* <$LRegex_24Program_3B>> 2 (dread ref %Reg0_R117, dread ref %Reg1_R124)
LOC 1 19
  dassign %Reg0_R117 0 (dread ref %Reg2_R117)
  dassign %Reg1_I 0 (constval i32 64)
  dassign %Reg1_R124 0 (gcmallocjarray ref <[] i32> (dread i32 %Reg1_I))
  iassign <* <$LRegex_24Program_3B>> 3 (dread ref %Reg0_R117, dread ref %Reg1_R124)
LOC 1 20
  dassign %Reg0_R117 0 (dread ref %Reg2_R117)
  dassign %Reg1_I 0 (constval i32 64)
  dassign %Reg1_R124 0 (gcmallocjarray ref <[] i32> (dread i32 %Reg1_I))
  iassign <* <$LRegex_24Program_3B>> 4 (dread ref %Reg0_R117, dread ref %Reg1_R124)
LOC 1 21
  dassign %Reg0_R117 0 (dread ref %Reg2_R117)
  dassign %Reg1_I 0 (constval i32 64)
  dassign %Reg1_R127 0 (gcmallocjarray ref <[] <* <[] u1>>> (dread i32 %Reg1_I))
  iassign <* <$LRegex_24Program_3B>> 5 (dread ref %Reg0_R117, dread ref %Reg1_R127)
  return ()
}
func &LRegex_24Program_3B_7Cemit_7C_28I_29I virtual (var %_this <* <$LRegex_24Program_3B>>, var %Reg5_I i32) i32 {
  funcid 20
  var %Reg4_R117 <* <$LRegex_24Program_3B>>
  var %Reg0_R117 <* <$LRegex_24Program_3B>>
  var %Reg0_R124 <* <[] i32>>
  var %Reg1_R117 <* <$LRegex_24Program_3B>>
  var %Reg1_I i32
  var %Reg2_I i32

ALIAS %operation %Reg5_I i32
  dassign %Reg4_R117 0 (dread ref %_this)
LOC 1 25
  dassign %Reg0_R117 0 (dread ref %Reg4_R117)
  dassign %Reg0_R124 0 (iread ref <* <$LRegex_24Program_3B>> 2 (dread ref %Reg0_R117))
  dassign %Reg1_R117 0 (dread ref %Reg4_R117)
  dassign %Reg1_I 0 (iread i32 <* <$LRegex_24Program_3B>> 6 (dread ref %Reg1_R117))
  dassign %Reg2_I 0 (dread i32 %Reg5_I)
  iassign <* i32> 0 (
    array 1 ptr <* <[] i32>> (dread ref %Reg0_R124, dread i32 %Reg1_I), 
    dread i32 %Reg2_I)
LOC 1 26
  dassign %Reg0_R117 0 (dread ref %Reg4_R117)
  dassign %Reg1_I 0 (iread i32 <* <$LRegex_24Program_3B>> 6 (dread ref %Reg0_R117))
  dassign %Reg2_I 0 (constval i32 1)
  dassign %Reg2_I 0 (add i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  iassign <* <$LRegex_24Program_3B>> 6 (dread ref %Reg0_R117, dread i32 %Reg2_I)
  return (dread i32 %Reg1_I)
}
func &LRegex_24Repeat_3B_7C_3Cinit_3E_7C_28LRegex_24Node_3BC_29V constructor (var %_this <* <$LRegex_24Repeat_3B>>, var %Reg3_R119 <* <$LRegex_24Node_3B>>, var %Reg4_C u16) void {
  funcid 21
  var %Reg2_R130 <* <$LRegex_24Repeat_3B>>
  var %Reg4_I i32
  var %Reg0_R130 <* <$LRegex_24Repeat_3B>>
  var %Reg0_R119 <* <$LRegex_24Node_3B>>
  var %Reg1_R119 <* <$LRegex_24Node_3B>>
  var %Reg1_I i32
  var %Reg1_C u16

ALIAS %body %Reg3_R119 <* <$LRegex_24Node_3B>>
ALIAS %kind %Reg4_C u16
  dassign %Reg2_R130 0 (dread ref %_this)
  dassign %Reg4_I 0 (zext i32 16 (dread u16 %Reg4_C))
LOC 1 85
  dassign %Reg0_R130 0 (dread ref %Reg2_R130)
  dassign %Reg0_R119 0 (retype ref <* <$LRegex_24Node_3B>> (dread ref %Reg0_R130))
  callassigned &LRegex_24Node_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R119) {}
LOC 1 86
  dassign %Reg0_R130 0 (dread ref %Reg2_R130)
  dassign %Reg1_R119 0 (dread ref %Reg3_R119)
  iassign <* <$LRegex_24Repeat_3B>> 3 (dread ref %Reg0_R130, dread ref %Reg1_R119)
LOC 1 87
  dassign %Reg0_R130 0 (dread ref %Reg2_R130)
  dassign %Reg1_I 0 (dread i32 %Reg4_I)
  dassign %Reg1_C 0 (intrinsicop u16 JAVA_MERGE (dread i32 %Reg1_I))
  iassign <* <$LRegex_24Repeat_3B>> 4 (dread ref %Reg0_R130, dread u16 %Reg1_C)
LOC 1 88
  return ()
}
func &LRegex_24Repeat_3B_7Ccompile_7C_28LRegex_24Program_3B_29V virtual (var %_this <* <$LRegex_24Repeat_3B>>, var %Reg6_R117 <* <$LRegex_24Program_3B>>) void {
  funcid 22
  var %Reg5_R130 <* <$LRegex_24Repeat_3B>>
  var %Reg0_R130 <* <$LRegex_24Repeat_3B>>
  var %Reg0_C u16
  var %Reg0_I i32
  var %Reg1_I i32
  var %Reg0_R117 <* <$LRegex_24Program_3B>>
  var %Reg3_I i32
  var %Reg0_R119 <* <$LRegex_24Node_3B>>
  var %Reg1_R117 <* <$LRegex_24Program_3B>>
  var %Reg4_I i32
  var %Reg0_R124 <* <[] i32>>
  var %Reg2_I i32
  var %Reg2_R117 <* <$LRegex_24Program_3B>>

ALIAS %start %Reg3_I i32
ALIAS %split %Reg3_I i32
ALIAS %program %Reg6_R117 <* <$LRegex_24Program_3B>>
  dassign %Reg5_R130 0 (dread ref %_this)
LOC 1 91
  dassign %Reg0_R130 0 (dread ref %Reg5_R130)
  dassign %Reg0_C 0 (iread u16 <* <$LRegex_24Repeat_3B>> 4 (dread ref %Reg0_R130))
  dassign %Reg0_I 0 (zext i32 16 (dread u16 %Reg0_C))
  dassign %Reg1_I 0 (constval i32 43)
  brtrue @label39 (ne i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
LOC 1 92
  dassign %Reg0_R117 0 (dread ref %Reg6_R117)
  dassign %Reg0_I 0 (iread i32 <* <$LRegex_24Program_3B>> 6 (dread ref %Reg0_R117))
  dassign %Reg3_I 0 (dread i32 %Reg0_I)
LOC 1 93
  dassign %Reg0_R130 0 (dread ref %Reg5_R130)
  dassign %Reg0_R119 0 (iread ref <* <$LRegex_24Repeat_3B>> 3 (dread ref %Reg0_R130))
  dassign %Reg1_R117 0 (dread ref %Reg6_R117)
  virtualcallassigned &LRegex_24Node_3B_7Ccompile_7C_28LRegex_24Program_3B_29V (dread ref %Reg0_R119, dread ref %Reg1_R117) {}
LOC 1 94
  dassign %Reg0_R117 0 (dread ref %Reg6_R117)
  dassign %Reg1_I 0 (constval i32 1)
  virtualcallassigned &LRegex_24Program_3B_7Cemit_7C_28I_29I (dread ref %Reg0_R117, dread i32 %Reg1_I) { dassign %Reg0_I 0 }
  dassign %Reg4_I 0 (dread i32 %Reg0_I)
LOC 1 95
  dassign %Reg0_R117 0 (dread ref %Reg6_R117)
  dassign %Reg0_R124 0 (iread ref <* <$LRegex_24Program_3B>> 3 (dread ref %Reg0_R117))
  dassign %Reg1_I 0 (dread i32 %Reg4_I)
  dassign %Reg2_I 0 (dread i32 %Reg3_I)
  iassign <* i32> 0 (
    array 1 ptr <* <[] i32>> (dread ref %Reg0_R124, dread i32 %Reg1_I), 
    dread i32 %Reg2_I)
LOC 1 96
  dassign %Reg0_R117 0 (dread ref %Reg6_R117)
  dassign %Reg0_R124 0 (iread ref <* <$LRegex_24Program_3B>> 4 (dread ref %Reg0_R117))
  dassign %Reg1_I 0 (dread i32 %Reg4_I)
  dassign %Reg2_R117 0 (dread ref %Reg6_R117)
  dassign %Reg2_I 0 (iread i32 <* <$LRegex_24Program_3B>> 6 (dread ref %Reg2_R117))
  iassign <* i32> 0 (
    array 1 ptr <* <[] i32>> (dread ref %Reg0_R124, dread i32 %Reg1_I), 
    dread i32 %Reg2_I)
LOC 1 97
  return ()
@label39
LOC 1 99
  dassign %Reg0_R117 0 (dread ref %Reg6_R117)
  dassign %Reg1_I 0 (constval i32 1)
  virtualcallassigned &LRegex_24Program_3B_7Cemit_7C_28I_29I (dread ref %Reg0_R117, dread i32 %Reg1_I) { dassign %Reg0_I 0 }
  dassign %Reg3_I 0 (dread i32 %Reg0_I)
LOC 1 100
  dassign %Reg0_R117 0 (dread ref %Reg6_R117)
  dassign %Reg0_R124 0 (iread ref <* <$LRegex_24Program_3B>> 3 (dread ref %Reg0_R117))
  dassign %Reg1_I 0 (dread i32 %Reg3_I)
  dassign %Reg2_R117 0 (dread ref %Reg6_R117)
  dassign %Reg2_I 0 (iread i32 <* <$LRegex_24Program_3B>> 6 (dread ref %Reg2_R117))
  iassign <* i32> 0 (
    array 1 ptr <* <[] i32>> (dread ref %Reg0_R124, dread i32 %Reg1_I), 
    dread i32 %Reg2_I)
LOC 1 101
  dassign %Reg0_R130 0 (dread ref %Reg5_R130)
  dassign %Reg0_R119 0 (iread ref <* <$LRegex_24Repeat_3B>> 3 (dread ref %Reg0_R130))
  dassign %Reg1_R117 0 (dread ref %Reg6_R117)
  virtualcallassigned &LRegex_24Node_3B_7Ccompile_7C_28LRegex_24Program_3B_29V (dread ref %Reg0_R119, dread ref %Reg1_R117) {}
LOC 1 102
  dassign %Reg0_R130 0 (dread ref %Reg5_R130)
  dassign %Reg0_C 0 (iread u16 <* <$LRegex_24Repeat_3B>> 4 (dread ref %Reg0_R130))
  dassign %Reg0_I 0 (zext i32 16 (dread u16 %Reg0_C))
  dassign %Reg1_I 0 (constval i32 42)
  brtrue @label40 (ne i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
LOC 1 103
  dassign %Reg0_R117 0 (dread ref %Reg6_R117)
  dassign %Reg0_R124 0 (iread ref <* <$LRegex_24Program_3B>> 3 (dread ref %Reg0_R117))
  dassign %Reg1_R117 0 (dread ref %Reg6_R117)
  dassign %Reg2_I 0 (constval i32 2)
  virtualcallassigned &LRegex_24Program_3B_7Cemit_7C_28I_29I (dread ref %Reg1_R117, dread i32 %Reg2_I) { dassign %Reg1_I 0 }
  dassign %Reg2_I 0 (dread i32 %Reg3_I)
  iassign <* i32> 0 (
    array 1 ptr <* <[] i32>> (dread ref %Reg0_R124, dread i32 %Reg1_I), 
    dread i32 %Reg2_I)
@label40
LOC 1 105
  dassign %Reg0_R117 0 (dread ref %Reg6_R117)
  dassign %Reg0_R124 0 (iread ref <* <$LRegex_24Program_3B>> 4 (dread ref %Reg0_R117))
  dassign %Reg1_I 0 (dread i32 %Reg3_I)
  dassign %Reg2_R117 0 (dread ref %Reg6_R117)
  dassign %Reg2_I 0 (iread i32 <* <$LRegex_24Program_3B>> 6 (dread ref %Reg2_R117))
  iassign <* i32> 0 (
    array 1 ptr <* <[] i32>> (dread ref %Reg0_R124, dread i32 %Reg1_I), 
    dread i32 %Reg2_I)
LOC 1 106
  return ()
}
func &LRegex_24Sequence_3B_7C_3Cinit_3E_7C_28LRegex_24Node_3BLRegex_24Node_3B_29V constructor (var %_this <* <$LRegex_24Sequence_3B>>, var %Reg3_R119 <* <$LRegex_24Node_3B>>, var %Reg4_R119 <* <$LRegex_24Node_3B>>) void {
  funcid 23
  var %Reg2_R129 <* <$LRegex_24Sequence_3B>>
  var %Reg0_R129 <* <$LRegex_24Sequence_3B>>
  var %Reg0_R119 <* <$LRegex_24Node_3B>>
  var %Reg1_R119 <* <$LRegex_24Node_3B>>

ALIAS %head %Reg3_R119 <* <$LRegex_24Node_3B>>
ALIAS %tail %Reg4_R119 <* <$LRegex_24Node_3B>>
  dassign %Reg2_R129 0 (dread ref %_this)
LOC 1 50
  dassign %Reg0_R129 0 (dread ref %Reg2_R129)
  dassign %Reg0_R119 0 (retype ref <* <$LRegex_24Node_3B>> (dread ref %Reg0_R129))
  callassigned &LRegex_24Node_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R119) {}
LOC 1 51
  dassign %Reg0_R129 0 (dread ref %Reg2_R129)
  dassign %Reg1_R119 0 (dread ref %Reg3_R119)
  iassign <* <$LRegex_24Sequence_3B>> 3 (dread ref %Reg0_R129, dread ref %Reg1_R119)
LOC 1 52
  dassign %Reg0_R129 0 (dread ref %Reg2_R129)
  dassign %Reg1_R119 0 (dread ref %Reg4_R119)
  iassign <* <$LRegex_24Sequence_3B>> 4 (dread ref %Reg0_R129, dread ref %Reg1_R119)
LOC 1 53
  return ()
}
func &LRegex_24Sequence_3B_7Ccompile_7C_28LRegex_24Program_3B_29V virtual (var %_this <* <$LRegex_24Sequence_3B>>, var %Reg3_R117 <* <$LRegex_24Program_3B>>) void {
  funcid 24
  var %Reg2_R129 <* <$LRegex_24Sequence_3B>>
  var %Reg0_R129 <* <$LRegex_24Sequence_3B>>
  var %Reg0_R119 <* <$LRegex_24Node_3B>>
  var %Reg1_R117 <* <$LRegex_24Program_3B>>

ALIAS %program %Reg3_R117 <* <$LRegex_24Program_3B>>
  dassign %Reg2_R129 0 (dread ref %_this)
LOC 1 56
  dassign %Reg0_R129 0 (dread ref %Reg2_R129)
  dassign %Reg0_R119 0 (iread ref <* <$LRegex_24Sequence_3B>> 3 (dread ref %Reg0_R129))
  dassign %Reg1_R117 0 (dread ref %Reg3_R117)
  virtualcallassigned &LRegex_24Node_3B_7Ccompile_7C_28LRegex_24Program_3B_29V (dread ref %Reg0_R119, dread ref %Reg1_R117) {}
LOC 1 57
  dassign %Reg0_R129 0 (dread ref %Reg2_R129)
  dassign %Reg0_R119 0 (iread ref <* <$LRegex_24Sequence_3B>> 4 (dread ref %Reg0_R129))
  dassign %Reg1_R117 0 (dread ref %Reg3_R117)
  virtualcallassigned &LRegex_24Node_3B_7Ccompile_7C_28LRegex_24Program_3B_29V (dread ref %Reg0_R119, dread ref %Reg1_R117) {}
LOC 1 58
  return ()
}
func &LRegex_24States_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LRegex_24States_3B>>) void {
  funcid 25
  var %Reg2_R128 <* <$LRegex_24States_3B>>
  var %Reg0_R128 <* <$LRegex_24States_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_I i32
  var %Reg1_R124 <* <[] i32>>

  dassign %Reg2_R128 0 (dread ref %_this)
LOC 1 185
  dassign %Reg0_R128 0 (dread ref %Reg2_R128)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R128))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
LOC 1 186
  dassign %Reg0_R128 0 (dread ref %Reg2_R128)
  dassign %Reg1_I 0 (constval i32 64)
  dassign %Reg1_R124 0 (gcmallocjarray ref <[] i32> (dread i32 %Reg1_I))
  iassign <* <$LRegex_24States_3B>> 2 (dread ref %Reg0_R128, dread ref %Reg1_R124)
LOC 1 187
  dassign %Reg0_R128 0 (dread ref %Reg2_R128)
  dassign %Reg1_I 0 (constval i32 64)
  dassign %Reg1_R124 0 (gcmallocjarray ref <[] i32> (dread i32 %Reg1_I))
  iassign <* <$LRegex_24States_3B>> 3 (dread ref %Reg0_R128, dread ref %Reg1_R124)
  return ()
}
func &LRegex_24States_3B_7Cclear_7C_28_29V virtual (var %_this <* <$LRegex_24States_3B>>) void {
  funcid 26
  var %Reg3_R128 <* <$LRegex_24States_3B>>
  var %Reg0_R128 <* <$LRegex_24States_3B>>
  var %Reg1_I i32
  var %Reg2_I i32
  var %Reg1_Z u1

  dassign %Reg3_R128 0 (dread ref %_this)
LOC 1 192
  dassign %Reg0_R128 0 (dread ref %Reg3_R128)
  dassign %Reg1_I 0 (constval i32 0)
  iassign <* <$LRegex_24States_3B>> 4 (dread ref %Reg0_R128, dread i32 %Reg1_I)
LOC 1 193
  dassign %Reg0_R128 0 (dread ref %Reg3_R128)
  dassign %Reg1_I 0 (iread i32 <* <$LRegex_24States_3B>> 5 (dread ref %Reg0_R128))
  dassign %Reg2_I 0 (constval i32 1)
  dassign %Reg1_I 0 (add i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  iassign <* <$LRegex_24States_3B>> 5 (dread ref %Reg0_R128, dread i32 %Reg1_I)
LOC 1 194
  dassign %Reg0_R128 0 (dread ref %Reg3_R128)
  dassign %Reg1_I 0 (constval i32 0)
  dassign %Reg1_Z 0 (intrinsicop u1 JAVA_MERGE (dread i32 %Reg1_I))
  iassign <* <$LRegex_24States_3B>> 6 (dread ref %Reg0_R128, dread u1 %Reg1_Z)
LOC 1 195
  return ()
}
func &LRegex_24States_3B_7Cadd_7C_28LRegex_24Program_3BI_29V virtual (var %_this <* <$LRegex_24States_3B>>, var %Reg7_R117 <* <$LRegex_24Program_3B>>, var %Reg8_I i32) void {
  funcid 27
  var %Reg6_R128 <* <$LRegex_24States_3B>>
  var %Reg0_R128 <* <$LRegex_24States_3B>>
  var %Reg0_R124 <* <[] i32>>
  var %Reg1_I i32
  var %Reg0_I i32
  var %Reg1_R128 <* <$LRegex_24States_3B>>
  var %Reg2_R128 <* <$LRegex_24States_3B>>
  var %Reg2_I i32
  var %Reg0_R117 <* <$LRegex_24Program_3B>>
  var %Reg5_I i32
  var %Reg3_I i32
  var %Reg1_Z u1
  var %Reg1_R117 <* <$LRegex_24Program_3B>>
  var %Reg2_R117 <* <$LRegex_24Program_3B>>
  var %Reg2_R124 <* <[] i32>>

ALIAS %program %Reg7_R117 <* <$LRegex_24Program_3B>>
ALIAS %at %Reg8_I i32
ALIAS %operation %Reg5_I i32
  dassign %Reg6_R128 0 (dread ref %_this)
LOC 1 199
  dassign %Reg0_R128 0 (dread ref %Reg6_R128)
  dassign %Reg0_R124 0 (iread ref <* <$LRegex_24States_3B>> 3 (dread ref %Reg0_R128))
  dassign %Reg1_I 0 (dread i32 %Reg8_I)
  dassign %Reg0_I 0 (iread i32 <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %Reg0_R124, dread i32 %Reg1_I)))
  dassign %Reg1_R128 0 (dread ref %Reg6_R128)
  dassign %Reg1_I 0 (iread i32 <* <$LRegex_24States_3B>> 5 (dread ref %Reg1_R128))
  brtrue @label41 (ne i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
LOC 1 200
  return ()
@label41
LOC 1 202
  dassign %Reg0_R128 0 (dread ref %Reg6_R128)
  dassign %Reg0_R124 0 (iread ref <* <$LRegex_24States_3B>> 3 (dread ref %Reg0_R128))
  dassign %Reg1_I 0 (dread i32 %Reg8_I)
  dassign %Reg2_R128 0 (dread ref %Reg6_R128)
  dassign %Reg2_I 0 (iread i32 <* <$LRegex_24States_3B>> 5 (dread ref %Reg2_R128))
  iassign <* i32> 0 (
    array 1 ptr <* <[] i32>> (dread ref %Reg0_R124, dread i32 %Reg1_I), 
    dread i32 %Reg2_I)
LOC 1 203
  dassign %Reg0_R117 0 (dread ref %Reg7_R117)
  dassign %Reg0_R124 0 (iread ref <* <$LRegex_24Program_3B>> 2 (dread ref %Reg0_R117))
  dassign %Reg1_I 0 (dread i32 %Reg8_I)
  dassign %Reg0_I 0 (iread i32 <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %Reg0_R124, dread i32 %Reg1_I)))
  dassign %Reg5_I 0 (dread i32 %Reg0_I)
LOC 1 204
  dassign %Reg0_I 0 (dread i32 %Reg5_I)
  brtrue @label42 (ne i32 i32 (dread i32 %Reg0_I, constval i32 0))
LOC 1 205
  dassign %Reg0_R128 0 (dread ref %Reg6_R128)
  dassign %Reg0_R124 0 (iread ref <* <$LRegex_24States_3B>> 2 (dread ref %Reg0_R128))
  dassign %Reg1_R128 0 (dread ref %Reg6_R128)
  dassign %Reg2_I 0 (iread i32 <* <$LRegex_24States_3B>> 4 (dread ref %Reg1_R128))
  dassign %Reg3_I 0 (constval i32 1)
  dassign %Reg3_I 0 (add i32 (dread i32 %Reg2_I, dread i32 %Reg3_I))
  iassign <* <$LRegex_24States_3B>> 4 (dread ref %Reg1_R128, dread i32 %Reg3_I)
  dassign %Reg1_I 0 (dread i32 %Reg8_I)
  iassign <* i32> 0 (
    array 1 ptr <* <[] i32>> (dread ref %Reg0_R124, dread i32 %Reg2_I), 
    dread i32 %Reg1_I)
  goto @label44
@label42
LOC 1 206
  dassign %Reg0_I 0 (dread i32 %Reg5_I)
  dassign %Reg1_I 0 (constval i32 3)
  brtrue @label43 (ne i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
LOC 1 207
  dassign %Reg0_R128 0 (dread ref %Reg6_R128)
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg1_Z 0 (intrinsicop u1 JAVA_MERGE (dread i32 %Reg1_I))
  iassign <* <$LRegex_24States_3B>> 6 (dread ref %Reg0_R128, dread u1 %Reg1_Z)
  goto @label44
@label43
LOC 1 209
  dassign %Reg0_R128 0 (dread ref %Reg6_R128)
  dassign %Reg1_R117 0 (dread ref %Reg7_R117)
  dassign %Reg2_R117 0 (dread ref %Reg7_R117)
  dassign %Reg2_R124 0 (iread ref <* <$LRegex_24Program_3B>> 3 (dread ref %Reg2_R117))
  dassign %Reg3_I 0 (dread i32 %Reg8_I)
  dassign %Reg2_I 0 (iread i32 <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %Reg2_R124, dread i32 %Reg3_I)))
  virtualcallassigned &LRegex_24States_3B_7Cadd_7C_28LRegex_24Program_3BI_29V (dread ref %Reg0_R128, dread ref %Reg1_R117, dread i32 %Reg2_I) {}
LOC 1 210
  dassign %Reg0_I 0 (dread i32 %Reg5_I)
  dassign %Reg1_I 0 (constval i32 1)
  brtrue @label44 (ne i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
LOC 1 211
  dassign %Reg0_R128 0 (dread ref %Reg6_R128)
  dassign %Reg1_R117 0 (dread ref %Reg7_R117)
  dassign %Reg2_R117 0 (dread ref %Reg7_R117)
  dassign %Reg2_R124 0 (iread ref <* <$LRegex_24Program_3B>> 4 (dread ref %Reg2_R117))
  dassign %Reg3_I 0 (dread i32 %Reg8_I)
  dassign %Reg2_I 0 (iread i32 <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %Reg2_R124, dread i32 %Reg3_I)))
  virtualcallassigned &LRegex_24States_3B_7Cadd_7C_28LRegex_24Program_3BI_29V (dread ref %Reg0_R128, dread ref %Reg1_R117, dread i32 %Reg2_I) {}
@label44
LOC 1 214
  return ()
}
