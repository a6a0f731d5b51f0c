flavor 1
srclang 3
id 65535
numfuncs 11
import "library.mplt"
import "Interp.mplt"
entryfunc &LInterp_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V
fileinfo {
  @INFO_filename "Interp.class",
  @INFO_filename "Interp$Parser.class",
  @INFO_filename "Interp$VmError.class"}
srcfileinfo {
  1 "Interp.java"}
javaclass $LInterp_3B <$LInterp_3B> public
javaclass $LInterp_24Parser_3B <$LInterp_24Parser_3B>
javaclass $LInterp_24VmError_3B <$LInterp_24VmError_3B>
func &LInterp_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$LInterp_3B>>) void
func &LInterp_3B_7Crun_7C_28AILjava_2Flang_2FStringBuilder_3B_29I static (var %Reg12_R114 <* <[] i32>>, var %Reg13_R115 <* <$Ljava_2Flang_2FStringBuilder_3B>>) i32
func &LInterp_3B_7Ceval_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FString_3B static (var %Reg5_R117 <* <$Ljava_2Flang_2FString_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &LInterp_3B_7Clife_7C_28I_29Ljava_2Flang_2FString_3B static (var %Reg25_I i32) <* <$Ljava_2Flang_2FString_3B>>
func &LInterp_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V public static (var %Reg14_R125 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>) void
func &LInterp_24Parser_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V constructor (var %_this <* <$LInterp_24Parser_3B>>, var %Reg3_R117 <* <$Ljava_2Flang_2FString_3B>>) void
func &LInterp_24Parser_3B_7Cexpr_7C_28_29I virtual (var %_this <* <$LInterp_24Parser_3B>>) i32
func &LInterp_24Parser_3B_7Cterm_7C_28_29I virtual (var %_this <* <$LInterp_24Parser_3B>>) i32
func &LInterp_24Parser_3B_7Cfactor_7C_28_29I virtual (var %_this <* <$LInterp_24Parser_3B>>) i32
func &LInterp_24Parser_3B_7Cpeek_7C_28_29C virtual (var %_this <* <$LInterp_24Parser_3B>>) u16
func &LInterp_24VmError_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3BI_29V constructor (var %_this <* <$LInterp_24VmError_3B>>, var %Reg4_R117 <* <$Ljava_2Flang_2FString_3B>>, var %Reg5_I i32) void
var $_C_STR_ad325d037deff70adbd1468541fc539e fstatic <[5] u64> readonly = [0, 0x1d00000000, 0x206f6f74c7d8a472, 0x65747320796e616d, 0x7370]
var $_C_STR_62006100640020006f0070002000 fstatic <[4] u64> readonly = [0, 0xf00000000, 0x20646162eb3a2bc4, 0x20706f]
var $_C_STR_73007400610063006b003a002000 fstatic <[4] u64> readonly = [0, 0xf00000000, 0x636174738ee447ae, 0x203a6b]
var $_C_STR_20003d002000 fstatic <[3] u64> readonly = [0, 0x700000000, 0x203d2000007fa3]
var $_C_STR_3a002000 fstatic <[3] u64> readonly = [0, 0x500000000, 0x203a00000726]
var $_C_STR_2000 fstatic <[3] u64> readonly = [0, 0x300000000, 0x2000000020]
var $_C_STR_31002b0032002a003300 fstatic <[4] u64> readonly = [0, 0xb00000000, 0x2a322b3102c6cca1, 51]
var $_C_STR_280031002b00320029002a003300 fstatic <[4] u64> readonly = [0, 0xf00000000, 0x322b31289a0c0502, 0x332a29]
var $_C_STR_3a2714dc68f76b03b7f53548749fbd0c fstatic <[4] u64> readonly = [0, 0x1100000000, 0x2d20372092c0c544, 0x33202d20]
var $_C_STR_3100300030002f00370025003400 fstatic <[4] u64> readonly = [0, 0xf00000000, 0x2f30303174b48e08, 0x342537]
var $_C_STR_16a5e99de29c4433ac1c158479f14a55 fstatic <[5] u64> readonly = [0, 0x1b00000000, 0x33282a32f81b6563, 0x2a2929312d34282b, 53]
var $_C_STR_31002f003000 fstatic <[3] u64> readonly = [0, 0x700000000, 0x302f310000bdd2]
var $_C_STR_28003100 fstatic <[3] u64> readonly = [0, 0x500000000, 0x312800000509]
var $_C_STR_6100 fstatic <[3] u64> readonly = [0, 0x300000000, 0x6100000061]
var $_C_STR_ fstatic <[3] u64> readonly = [0, 0x100000000, 0]
var $_C_STR_350025003000 fstatic <[3] u64> readonly = [0, 0x700000000, 0x3025350000cba0]
var $_C_STR_2fdd293f512eb768789b9242ac750d96 fstatic <[5] u64> readonly = [0, 0x1d00000000, 0x78656e75c067308c, 0x6520646574636570, 0x646e]
var $_C_STR_a9c777faad7895571e728a7cc7594c7c fstatic <[5] u64> readonly = [0, 0x1d00000000, 0x657078658bfa3a6e, 0x6120292064657463, 0x2074]
var $_C_STR_491ae71367864817e8f0794bb6b989e8 fstatic <[4] u64> readonly = [0, 0x1700000000, 0x78656e750b5dddef, 0x20646574636570]
var $_C_STR_2000610074002000 fstatic <[3] u64> readonly = [0, 0x900000000, 0x207461200010062d]
var $LInterp_3B_7CPUSH i32 final static = 0
var $LInterp_3B_7CADD i32 final static = 1
var $LInterp_3B_7CSUB i32 final static = 2
var $LInterp_3B_7CMUL i32 final static = 3
var $LInterp_3B_7CJNZ i32 final static = 4
var $LInterp_3B_7CLOAD i32 final static = 5
var $LInterp_3B_7CSTORE i32 final static = 6
var $LInterp_3B_7CPRINT i32 final static = 7
var $LInterp_3B_7CHALT i32 final static = 8
var $Ljava_2Flang_2FSystem_3B_7Cout extern <* <$Ljava_2Fio_2FPrintStream_3B>>
func &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FObject_3B>>) void
func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg1_I i32) <* <$Ljava_2Flang_2FStringBuilder_3B>>
func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28C_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg1_C u16) <* <$Ljava_2Flang_2FStringBuilder_3B>>
func &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>) void
func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg1_R117 <* <$Ljava_2Flang_2FString_3B>>) <* <$Ljava_2Flang_2FStringBuilder_3B>>
func &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &Ljava_2Flang_2FArrayIndexOutOfBoundsException_3B_7CgetMessage_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$Ljava_2Flang_2FArrayIndexOutOfBoundsException_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &Ljava_2Flang_2FIllegalStateException_3B_7CgetMessage_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$Ljava_2Flang_2FIllegalStateException_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &Ljava_2Flang_2FArithmeticException_3B_7CgetMessage_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$Ljava_2Flang_2FArithmeticException_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>) <* <$Ljava_2Flang_2FStringBuilder_3B>>
func &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V public virtual (var %_this <* <$Ljava_2Fio_2FPrintStream_3B>>, var %Reg1_R117 <* <$Ljava_2Flang_2FString_3B>>) void
func &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28I_29V public virtual (var %_this <* <$Ljava_2Fio_2FPrintStream_3B>>, var %Reg1_I i32) void
func &LInterp_24VmError_3B_7CgetMessage_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$LInterp_24VmError_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &Ljava_2Flang_2FString_3B_7Clength_7C_28_29I public virtual (var %_this <* <$Ljava_2Flang_2FString_3B>>) i32
func &Ljava_2Flang_2FString_3B_7CcharAt_7C_28I_29C public virtual (var %_this <* <$Ljava_2Flang_2FString_3B>>, var %Reg1_I i32) u16
func &Ljava_2Flang_2FIllegalStateException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V public constructor (var %_this <* <$Ljava_2Flang_2FIllegalStateException_3B>>, var %Reg1_R117 <* <$Ljava_2Flang_2FString_3B>>) void
func &Ljava_2Flang_2FCharacter_3B_7CisDigit_7C_28C_29Z public static (var %Reg0_C u16) u1
func &Ljava_2Flang_2FRuntimeException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V public constructor (var %_this <* <$Ljava_2Flang_2FRuntimeException_3B>>, var %Reg1_R117 <* <$Ljava_2Flang_2FString_3B>>) void
var $__cinf_Ljava_2Flang_2FString_3B <$__class_meta__>
func &MCC_GetOrInsertLiteral () <* <$Ljava_2Flang_2FString_3B>>
func &LInterp_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$LInterp_3B>>) void {
  funcid 1
  var %Reg1_R112 <* <$LInterp_3B>>
  var %Reg0_R112 <* <$LInterp_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>

  dassign %Reg1_R112 0 (dread ref %_this)
LOC 1 2
  dassign %Reg0_R112 0 (dread ref %Reg1_R112)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R112))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
  return ()
}
func &LInterp_3B_7Crun_7C_28AILjava_2Flang_2FStringBuilder_3B_29I static (var %Reg12_R114 <* <[] i32>>, var %Reg13_R115 <* <$Ljava_2Flang_2FStringBuilder_3B>>) i32 {
  funcid 2
  var %Reg0_I i32
  var %Reg0_R114 <* <[] i32>>
  var %Reg6_R114 <* <[] i32>>
  var %Reg7_R114 <* <[] i32>>
  var %Reg8_I i32
  var %Reg9_I i32
  var %Reg10_I i32
  var %Reg1_I i32
  var %Reg0_R116 <* <$LInterp_24VmError_3B>>
  var %Reg1_R117 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_10 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg2_I i32
  var %Reg0_R118 <* <$Ljava_2Flang_2FThrowable_3B>>
  var %Reg2_R114 <* <[] i32>>
  var %Reg3_I i32
  var %Reg3_R114 <* <[] i32>>
  var %Reg4_I i32
  var %Reg1_R114 <* <[] i32>>
  var %Reg0_R115 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg1_C u16
  var %Reg1_R115 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg2_R117 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_11 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R119 <* <$Ljava_2Flang_2FArrayIndexOutOfBoundsException_3B>>
  var %Reg11_R119 <* <$Ljava_2Flang_2FArrayIndexOutOfBoundsException_3B>>
  var %L_STR_12 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg2_R119 <* <$Ljava_2Flang_2FArrayIndexOutOfBoundsException_3B>>

ALIAS %e %Reg11_R119 <* <$Ljava_2Flang_2FArrayIndexOutOfBoundsException_3B>>
ALIAS %code %Reg12_R114 <* <[] i32>>
ALIAS %out %Reg13_R115 <* <$Ljava_2Flang_2FStringBuilder_3B>>
ALIAS %st %Reg6_R114 <* <[] i32>>
ALIAS %vars %Reg7_R114 <* <[] i32>>
ALIAS %sp %Reg8_I i32
ALIAS %pc %Reg9_I i32
ALIAS %steps %Reg10_I i32
  intrinsiccallwithtype <$LInterp_3B> JAVA_CLINIT_CHECK ()
LOC 1 13
  dassign %Reg0_I 0 (constval i32 32)
  dassign %Reg0_R114 0 (gcmallocjarray ref <[] i32> (dread i32 %Reg0_I))
  dassign %Reg6_R114 0 (dread ref %Reg0_R114)
  dassign %Reg0_I 0 (constval i32 8)
  dassign %Reg0_R114 0 (gcmallocjarray ref <[] i32> (dread i32 %Reg0_I))
  dassign %Reg7_R114 0 (dread ref %Reg0_R114)
LOC 1 14
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg8_I 0 (dread i32 %Reg0_I)
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg9_I 0 (dread i32 %Reg0_I)
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg10_I 0 (dread i32 %Reg0_I)
@label0
LOC 1 16
  dassign %Reg10_I 0 (add i32 (dread i32 %Reg10_I, constval i32 1))
LOC 1 17
  dassign %Reg0_I 0 (dread i32 %Reg10_I)
  dassign %Reg1_I 0 (constval i32 0x186a0)
  brtrue @label1 (le i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  intrinsiccallwithtype <$LInterp_24VmError_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R116 0 (gcmalloc ref <$LInterp_24VmError_3B>)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_ad325d037deff70adbd1468541fc539e) { dassign %L_STR_10 0 }
  dassign %Reg1_R117 0 (dread ptr %L_STR_10)
  dassign %Reg2_I 0 (dread i32 %Reg9_I)
  callassigned &LInterp_24VmError_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3BI_29V (dread ref %Reg0_R116, dread ref %Reg1_R117, dread i32 %Reg2_I) {}
  dassign %Reg0_R118 0 (retype ref <* <$Ljava_2Flang_2FThrowable_3B>> (dread ref %Reg0_R116))
  throw (dread ref %Reg0_R118)
@label1
  try { @label14 }
LOC 1 19
  dassign %Reg0_R114 0 (dread ref %Reg12_R114)
  dassign %Reg1_I 0 (dread i32 %Reg9_I)
  dassign %Reg9_I 0 (add i32 (dread i32 %Reg9_I, constval i32 1))
  dassign %Reg0_I 0 (iread i32 <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %Reg0_R114, dread i32 %Reg1_I)))
  switch (dread i32 %Reg0_I) @label12 {
    0x0: goto @label2
    0x1: goto @label3
    0x2: goto @label4
    0x3: goto @label5
    0x4: goto @label6
    0x5: goto @label8
    0x6: goto @label9
    0x7: goto @label10
    0x8: goto @label11 }
  endtry
@label2
  try { @label14 }
LOC 1 21
  dassign %Reg0_R114 0 (dread ref %Reg6_R114)
  dassign %Reg1_I 0 (dread i32 %Reg8_I)
  dassign %Reg8_I 0 (add i32 (dread i32 %Reg8_I, constval i32 1))
  dassign %Reg2_R114 0 (dread ref %Reg12_R114)
  dassign %Reg3_I 0 (dread i32 %Reg9_I)
  dassign %Reg9_I 0 (add i32 (dread i32 %Reg9_I, constval i32 1))
  dassign %Reg2_I 0 (iread i32 <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %Reg2_R114, dread i32 %Reg3_I)))
  iassign <* i32> 0 (
    array 1 ptr <* <[] i32>> (dread ref %Reg0_R114, dread i32 %Reg1_I), 
    dread i32 %Reg2_I)
LOC 1 22
  goto @label13
  endtry
@label3
  try { @label14 }
LOC 1 24
  dassign %Reg8_I 0 (add i32 (dread i32 %Reg8_I, constval i32 -1))
LOC 1 25
  dassign %Reg0_R114 0 (dread ref %Reg6_R114)
  dassign %Reg1_I 0 (dread i32 %Reg8_I)
  dassign %Reg2_I 0 (constval i32 1)
  dassign %Reg1_I 0 (sub i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  dassign %Reg2_I 0 (iread i32 <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %Reg0_R114, dread i32 %Reg1_I)))
  dassign %Reg3_R114 0 (dread ref %Reg6_R114)
  dassign %Reg4_I 0 (dread i32 %Reg8_I)
  dassign %Reg3_I 0 (iread i32 <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %Reg3_R114, dread i32 %Reg4_I)))
  dassign %Reg2_I 0 (add i32 (dread i32 %Reg2_I, dread i32 %Reg3_I))
  iassign <* i32> 0 (
    array 1 ptr <* <[] i32>> (dread ref %Reg0_R114, dread i32 %Reg1_I), 
    dread i32 %Reg2_I)
LOC 1 26
  goto @label13
  endtry
@label4
  try { @label14 }
LOC 1 28
  dassign %Reg8_I 0 (add i32 (dread i32 %Reg8_I, constval i32 -1))
LOC 1 29
  dassign %Reg0_R114 0 (dread ref %Reg6_R114)
  dassign %Reg1_I 0 (dread i32 %Reg8_I)
  dassign %Reg2_I 0 (constval i32 1)
  dassign %Reg1_I 0 (sub i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  dassign %Reg2_I 0 (iread i32 <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %Reg0_R114, dread i32 %Reg1_I)))
  dassign %Reg3_R114 0 (dread ref %Reg6_R114)
  dassign %Reg4_I 0 (dread i32 %Reg8_I)
  dassign %Reg3_I 0 (iread i32 <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %Reg3_R114, dread i32 %Reg4_I)))
  dassign %Reg2_I 0 (sub i32 (dread i32 %Reg2_I, dread i32 %Reg3_I))
  iassign <* i32> 0 (
    array 1 ptr <* <[] i32>> (dread ref %Reg0_R114, dread i32 %Reg1_I), 
    dread i32 %Reg2_I)
LOC 1 30
  goto @label13
  endtry
@label5
  try { @label14 }
LOC 1 32
  dassign %Reg8_I 0 (add i32 (dread i32 %Reg8_I, constval i32 -1))
LOC 1 33
  dassign %Reg0_R114 0 (dread ref %Reg6_R114)
  dassign %Reg1_I 0 (dread i32 %Reg8_I)
  dassign %Reg2_I 0 (constval i32 1)
  dassign %Reg1_I 0 (sub i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  dassign %Reg2_I 0 (iread i32 <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %Reg0_R114, dread i32 %Reg1_I)))
  dassign %Reg3_R114 0 (dread ref %Reg6_R114)
  dassign %Reg4_I 0 (dread i32 %Reg8_I)
  dassign %Reg3_I 0 (iread i32 <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %Reg3_R114, dread i32 %Reg4_I)))
  dassign %Reg2_I 0 (mul i32 (dread i32 %Reg2_I, dread i32 %Reg3_I))
  iassign <* i32> 0 (
    array 1 ptr <* <[] i32>> (dread ref %Reg0_R114, dread i32 %Reg1_I), 
    dread i32 %Reg2_I)
LOC 1 34
  goto @label13
  endtry
@label6
  try { @label14 }
LOC 1 36
  dassign %Reg0_R114 0 (dread ref %Reg6_R114)
  dassign %Reg8_I 0 (add i32 (dread i32 %Reg8_I, constval i32 -1))
  dassign %Reg1_I 0 (dread i32 %Reg8_I)
  dassign %Reg0_I 0 (iread i32 <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %Reg0_R114, dread i32 %Reg1_I)))
  brtrue @label7 (eq i32 i32 (dread i32 %Reg0_I, constval i32 0))
  dassign %Reg0_R114 0 (dread ref %Reg12_R114)
  dassign %Reg1_I 0 (dread i32 %Reg9_I)
  dassign %Reg0_I 0 (iread i32 <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %Reg0_R114, dread i32 %Reg1_I)))
  dassign %Reg9_I 0 (dread i32 %Reg0_I)
  goto @label13
  endtry
@label7
  try { @label14 }
LOC 1 37
  dassign %Reg9_I 0 (add i32 (dread i32 %Reg9_I, constval i32 1))
LOC 1 38
  goto @label13
  endtry
@label8
  try { @label14 }
LOC 1 40
  dassign %Reg0_R114 0 (dread ref %Reg6_R114)
  dassign %Reg1_I 0 (dread i32 %Reg8_I)
  dassign %Reg8_I 0 (add i32 (dread i32 %Reg8_I, constval i32 1))
  dassign %Reg2_R114 0 (dread ref %Reg7_R114)
  dassign %Reg3_R114 0 (dread ref %Reg12_R114)
  dassign %Reg4_I 0 (dread i32 %Reg9_I)
  dassign %Reg9_I 0 (add i32 (dread i32 %Reg9_I, constval i32 1))
  dassign %Reg3_I 0 (iread i32 <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %Reg3_R114, dread i32 %Reg4_I)))
  dassign %Reg2_I 0 (iread i32 <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %Reg2_R114, dread i32 %Reg3_I)))
  iassign <* i32> 0 (
    array 1 ptr <* <[] i32>> (dread ref %Reg0_R114, dread i32 %Reg1_I), 
    dread i32 %Reg2_I)
LOC 1 41
  goto @label13
  endtry
@label9
  try { @label14 }
LOC 1 43
  dassign %Reg0_R114 0 (dread ref %Reg7_R114)
  dassign %Reg1_R114 0 (dread ref %Reg12_R114)
  dassign %Reg2_I 0 (dread i32 %Reg9_I)
  dassign %Reg9_I 0 (add i32 (dread i32 %Reg9_I, constval i32 1))
  dassign %Reg1_I 0 (iread i32 <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %Reg1_R114, dread i32 %Reg2_I)))
  dassign %Reg2_R114 0 (dread ref %Reg6_R114)
  dassign %Reg8_I 0 (add i32 (dread i32 %Reg8_I, constval i32 -1))
  dassign %Reg3_I 0 (dread i32 %Reg8_I)
  dassign %Reg2_I 0 (iread i32 <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %Reg2_R114, dread i32 %Reg3_I)))
  iassign <* i32> 0 (
    array 1 ptr <* <[] i32>> (dread ref %Reg0_R114, dread i32 %Reg1_I), 
    dread i32 %Reg2_I)
LOC 1 44
  goto @label13
  endtry
@label10
  try { @label14 }
LOC 1 46
  dassign %Reg0_R115 0 (dread ref %Reg13_R115)
  dassign %Reg1_R114 0 (dread ref %Reg6_R114)
  dassign %Reg8_I 0 (add i32 (dread i32 %Reg8_I, constval i32 -1))
  dassign %Reg2_I 0 (dread i32 %Reg8_I)
  dassign %Reg1_I 0 (iread i32 <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %Reg1_R114, dread i32 %Reg2_I)))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R115, dread i32 %Reg1_I) { dassign %Reg0_R115 0 }
  dassign %Reg1_I 0 (constval i32 32)
  dassign %Reg1_C 0 (cvt u16 i32 (dread i32 %Reg1_I))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28C_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R115, dread u16 %Reg1_C) { dassign %Reg0_R115 0 }
LOC 1 47
  goto @label13
  endtry
@label11
  try { @label14 }
LOC 1 49
  dassign %Reg0_I 0 (dread i32 %Reg10_I)
  endtry
  return (dread i32 %Reg0_I)
@label12
  try { @label14 }
LOC 1 51
  intrinsiccallwithtype <$LInterp_24VmError_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R116 0 (gcmalloc ref <$LInterp_24VmError_3B>)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R115 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R115) {}
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_62006100640020006f0070002000) { dassign %L_STR_11 0 }
  dassign %Reg2_R117 0 (dread ptr %L_STR_11)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R115, dread ref %Reg2_R117) { dassign %Reg1_R115 0 }
  dassign %Reg2_R114 0 (dread ref %Reg12_R114)
  dassign %Reg3_I 0 (dread i32 %Reg9_I)
  dassign %Reg4_I 0 (constval i32 1)
  dassign %Reg3_I 0 (sub i32 (dread i32 %Reg3_I, dread i32 %Reg4_I))
  dassign %Reg2_I 0 (iread i32 <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %Reg2_R114, dread i32 %Reg3_I)))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R115, dread i32 %Reg2_I) { dassign %Reg1_R115 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R115) { dassign %Reg1_R117 0 }
  dassign %Reg2_I 0 (dread i32 %Reg9_I)
  dassign %Reg3_I 0 (constval i32 1)
  dassign %Reg2_I 0 (sub i32 (dread i32 %Reg2_I, dread i32 %Reg3_I))
  callassigned &LInterp_24VmError_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3BI_29V (dread ref %Reg0_R116, dread ref %Reg1_R117, dread i32 %Reg2_I) {}
  dassign %Reg0_R118 0 (retype ref <* <$Ljava_2Flang_2FThrowable_3B>> (dread ref %Reg0_R116))
  throw (dread ref %Reg0_R118)
  endtry
@label13
LOC 1 55
  goto @label0
@label14
  catch { <* <$Ljava_2Flang_2FArrayIndexOutOfBoundsException_3B>> }
  dassign %Reg0_R119 0 (regread ptr %%thrownval)
LOC 1 53
  dassign %Reg11_R119 0 (dread ref %Reg0_R119)
LOC 1 54
  intrinsiccallwithtype <$LInterp_24VmError_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R116 0 (gcmalloc ref <$LInterp_24VmError_3B>)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R115 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R115) {}
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_73007400610063006b003a002000) { dassign %L_STR_12 0 }
  dassign %Reg2_R117 0 (dread ptr %L_STR_12)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R115, dread ref %Reg2_R117) { dassign %Reg1_R115 0 }
  dassign %Reg2_R119 0 (dread ref %Reg11_R119)
  virtualcallassigned &Ljava_2Flang_2FArrayIndexOutOfBoundsException_3B_7CgetMessage_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg2_R119) { dassign %Reg2_R117 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R115, dread ref %Reg2_R117) { dassign %Reg1_R115 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R115) { dassign %Reg1_R117 0 }
  dassign %Reg2_I 0 (dread i32 %Reg9_I)
  callassigned &LInterp_24VmError_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3BI_29V (dread ref %Reg0_R116, dread ref %Reg1_R117, dread i32 %Reg2_I) {}
  dassign %Reg0_R118 0 (retype ref <* <$Ljava_2Flang_2FThrowable_3B>> (dread ref %Reg0_R116))
  throw (dread ref %Reg0_R118)
}
func &LInterp_3B_7Ceval_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FString_3B static (var %Reg5_R117 <* <$Ljava_2Flang_2FString_3B>>) <* <$Ljava_2Flang_2FString_3B>> {
  funcid 3
  var %Reg0_R115 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg1_R117 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_13 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_R120 <* <$LInterp_24Parser_3B>>
  var %Reg2_R117 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_I i32
  var %Reg0_R117 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R121 <* <$Ljava_2Flang_2FIllegalStateException_3B>>
  var %Reg4_R121 <* <$Ljava_2Flang_2FIllegalStateException_3B>>
  var %L_STR_14 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_R121 <* <$Ljava_2Flang_2FIllegalStateException_3B>>
  var %Reg0_R122 <* <$Ljava_2Flang_2FArithmeticException_3B>>
  var %Reg4_R122 <* <$Ljava_2Flang_2FArithmeticException_3B>>
  var %Reg1_R122 <* <$Ljava_2Flang_2FArithmeticException_3B>>

ALIAS %e %Reg4_R122 <* <$Ljava_2Flang_2FArithmeticException_3B>>
ALIAS %s %Reg5_R117 <* <$Ljava_2Flang_2FString_3B>>
  intrinsiccallwithtype <$LInterp_3B> JAVA_CLINIT_CHECK ()
  try { @label15 @label16 }
LOC 1 123
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R115) {}
  dassign %Reg1_R117 0 (dread ref %Reg5_R117)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R115, dread ref %Reg1_R117) { dassign %Reg0_R115 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_20003d002000) { dassign %L_STR_13 0 }
  dassign %Reg1_R117 0 (dread ptr %L_STR_13)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R115, dread ref %Reg1_R117) { dassign %Reg0_R115 0 }
  intrinsiccallwithtype <$LInterp_24Parser_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R120 0 (gcmalloc ref <$LInterp_24Parser_3B>)
  dassign %Reg2_R117 0 (dread ref %Reg5_R117)
  callassigned &LInterp_24Parser_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg1_R120, dread ref %Reg2_R117) {}
  virtualcallassigned &LInterp_24Parser_3B_7Cexpr_7C_28_29I (dread ref %Reg1_R120) { dassign %Reg1_I 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R115, dread i32 %Reg1_I) { dassign %Reg0_R115 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg0_R115) { dassign %Reg0_R117 0 }
  endtry
  return (dread ref %Reg0_R117)
@label15
  catch { <* <$Ljava_2Flang_2FIllegalStateException_3B>> }
  dassign %Reg0_R121 0 (regread ptr %%thrownval)
LOC 1 124
  dassign %Reg4_R121 0 (dread ref %Reg0_R121)
LOC 1 125
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R115) {}
  dassign %Reg1_R117 0 (dread ref %Reg5_R117)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R115, dread ref %Reg1_R117) { dassign %Reg0_R115 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_3a002000) { dassign %L_STR_14 0 }
  dassign %Reg1_R117 0 (dread ptr %L_STR_14)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R115, dread ref %Reg1_R117) { dassign %Reg0_R115 0 }
  dassign %Reg1_R121 0 (dread ref %Reg4_R121)
  virtualcallassigned &Ljava_2Flang_2FIllegalStateException_3B_7CgetMessage_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R121) { dassign %Reg1_R117 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R115, dread ref %Reg1_R117) { dassign %Reg0_R115 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg0_R115) { dassign %Reg0_R117 0 }
  return (dread ref %Reg0_R117)
@label16
  catch { <* <$Ljava_2Flang_2FArithmeticException_3B>> }
  dassign %Reg0_R122 0 (regread ptr %%thrownval)
LOC 1 126
  dassign %Reg4_R122 0 (dread ref %Reg0_R122)
LOC 1 127
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R115) {}
  dassign %Reg1_R117 0 (dread ref %Reg5_R117)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R115, dread ref %Reg1_R117) { dassign %Reg0_R115 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_3a002000) { dassign %L_STR_14 0 }
  dassign %Reg1_R117 0 (dread ptr %L_STR_14)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R115, dread ref %Reg1_R117) { dassign %Reg0_R115 0 }
  dassign %Reg1_R122 0 (dread ref %Reg4_R122)
  virtualcallassigned &Ljava_2Flang_2FArithmeticException_3B_7CgetMessage_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R122) { dassign %Reg1_R117 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R115, dread ref %Reg1_R117) { dassign %Reg0_R115 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg0_R115) { dassign %Reg0_R117 0 }
  return (dread ref %Reg0_R117)
}
func &LInterp_3B_7Clife_7C_28I_29Ljava_2Flang_2FString_3B static (var %Reg25_I i32) <* <$Ljava_2Flang_2FString_3B>> {
  funcid 4
  var %Reg0_I i32
  var %Reg0_R123 <* <[] <* <[] u1>>>>
  var %Reg15_R123 <* <[] <* <[] u1>>>>
  var %Reg16_I i32
  var %Reg1_I i32
  var %Reg2_I i32
  var %Reg2_R124 <* <[] u1>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg2_R123 <* <[] <* <[] u1>>>>
  var %Reg3_I i32
  var %Reg2_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg4_R123 <* <[] <* <[] u1>>>>
  var %Reg5_I i32
  var %Reg4_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg6_R123 <* <[] <* <[] u1>>>>
  var %Reg7_I i32
  var %Reg6_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg8_R123 <* <[] <* <[] u1>>>>
  var %Reg9_I i32
  var %Reg8_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg10_I i32
  var %Reg17_R123 <* <[] <* <[] u1>>>>
  var %Reg18_I i32
  var %Reg19_I i32
  var %Reg20_I i32
  var %Reg21_I i32
  var %Reg22_I i32
  var %Reg12_I i32
  var %Reg13_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg13_I i32
  var %Reg14_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_R115 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg16_R115 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg17_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg20_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg20_R124 <* <[] u1>>
  var %Reg0_R124 <* <[] u1>>
  var %Reg21_R124 <* <[] u1>>
  var %Reg21_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg23_I i32
  var %Reg24_I i32
  var %Reg12_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_C u16
  var %Reg0_R117 <* <$Ljava_2Flang_2FString_3B>>

ALIAS %i %Reg18_I i32
ALIAS %b %Reg24_Z u1
ALIAS %a %Reg21_I i32
ALIAS %c %Reg20_I i32
ALIAS %j %Reg19_I i32
ALIAS %h %Reg17_R123 <* <[] <* <[] u1>>>>
ALIAS %t %Reg16_I i32
ALIAS %r %Reg20_R124 <* <[] u1>>
ALIAS %n %Reg25_I i32
ALIAS %g %Reg15_R123 <* <[] <* <[] u1>>>>
ALIAS %s %Reg16_R115 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  intrinsiccallwithtype <$LInterp_3B> JAVA_CLINIT_CHECK ()
LOC 1 132
  dassign %Reg0_I 0 (constval i32 8)
  dassign %Reg0_R123 0 (gcmallocjarray ref <[] <* <[] u1>>> (dread i32 %Reg0_I))
  dassign %Reg15_R123 0 (dread ref %Reg0_R123)
LOC 1 133
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg16_I 0 (dread i32 %Reg0_I)
@label17
  dassign %Reg0_I 0 (dread i32 %Reg16_I)
  dassign %Reg1_I 0 (constval i32 8)
  brtrue @label18 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg0_R123 0 (dread ref %Reg15_R123)
  dassign %Reg1_I 0 (dread i32 %Reg16_I)
  dassign %Reg2_I 0 (constval i32 8)
  dassign %Reg2_R124 0 (gcmallocjarray ref <[] u1> (dread i32 %Reg2_I))
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R123, dread i32 %Reg1_I), 
    dread ref %Reg2_R124)
  dassign %Reg16_I 0 (add i32 (dread i32 %Reg16_I, constval i32 1))
  goto @label17
@label18
LOC 1 134
  dassign %Reg0_R123 0 (dread ref %Reg15_R123)
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg0_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg0_R123, dread i32 %Reg1_I)))
  dassign %Reg1_I 0 (constval i32 2)
  dassign %Reg2_R123 0 (dread ref %Reg15_R123)
  dassign %Reg3_I 0 (constval i32 2)
  dassign %Reg2_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg2_R123, dread i32 %Reg3_I)))
  dassign %Reg3_I 0 (constval i32 3)
  dassign %Reg4_R123 0 (dread ref %Reg15_R123)
  dassign %Reg5_I 0 (constval i32 3)
  dassign %Reg4_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg4_R123, dread i32 %Reg5_I)))
  dassign %Reg5_I 0 (constval i32 1)
  dassign %Reg6_R123 0 (dread ref %Reg15_R123)
  dassign %Reg7_I 0 (constval i32 3)
  dassign %Reg6_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg6_R123, dread i32 %Reg7_I)))
  dassign %Reg7_I 0 (constval i32 2)
  dassign %Reg8_R123 0 (dread ref %Reg15_R123)
  dassign %Reg9_I 0 (constval i32 3)
  dassign %Reg8_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg8_R123, dread i32 %Reg9_I)))
  dassign %Reg9_I 0 (constval i32 3)
  dassign %Reg10_I 0 (constval i32 1)
  iassign <* i8> 0 (
    array 1 ptr <* <[] i8>> (dread ref %Reg8_R113, dread i32 %Reg9_I), 
    cvt i8 i32 (dread i32 %Reg10_I))
  iassign <* i8> 0 (
    array 1 ptr <* <[] i8>> (dread ref %Reg6_R113, dread i32 %Reg7_I), 
    cvt i8 i32 (dread i32 %Reg10_I))
  iassign <* i8> 0 (
    array 1 ptr <* <[] i8>> (dread ref %Reg4_R113, dread i32 %Reg5_I), 
    cvt i8 i32 (dread i32 %Reg10_I))
  iassign <* i8> 0 (
    array 1 ptr <* <[] i8>> (dread ref %Reg2_R113, dread i32 %Reg3_I), 
    cvt i8 i32 (dread i32 %Reg10_I))
  iassign <* i8> 0 (
    array 1 ptr <* <[] i8>> (dread ref %Reg0_R113, dread i32 %Reg1_I), 
    cvt i8 i32 (dread i32 %Reg10_I))
LOC 1 135
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg16_I 0 (dread i32 %Reg0_I)
@label19
  dassign %Reg0_I 0 (dread i32 %Reg16_I)
  dassign %Reg1_I 0 (dread i32 %Reg25_I)
  brtrue @label33 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
LOC 1 136
  dassign %Reg0_I 0 (constval i32 8)
  dassign %Reg0_R123 0 (gcmallocjarray ref <[] <* <[] u1>>> (dread i32 %Reg0_I))
  dassign %Reg17_R123 0 (dread ref %Reg0_R123)
LOC 1 137
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg18_I 0 (dread i32 %Reg0_I)
@label20
  dassign %Reg0_I 0 (dread i32 %Reg18_I)
  dassign %Reg1_I 0 (constval i32 8)
  brtrue @label32 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
LOC 1 138
  dassign %Reg0_R123 0 (dread ref %Reg17_R123)
  dassign %Reg1_I 0 (dread i32 %Reg18_I)
  dassign %Reg2_I 0 (constval i32 8)
  dassign %Reg2_R124 0 (gcmallocjarray ref <[] u1> (dread i32 %Reg2_I))
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R123, dread i32 %Reg1_I), 
    dread ref %Reg2_R124)
LOC 1 139
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg19_I 0 (dread i32 %Reg0_I)
@label21
  dassign %Reg0_I 0 (dread i32 %Reg19_I)
  dassign %Reg1_I 0 (constval i32 8)
  brtrue @label31 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
LOC 1 140
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg20_I 0 (dread i32 %Reg0_I)
LOC 1 141
  dassign %Reg0_I 0 (constval i32 -1)
  dassign %Reg21_I 0 (dread i32 %Reg0_I)
@label22
  dassign %Reg0_I 0 (dread i32 %Reg21_I)
  dassign %Reg1_I 0 (constval i32 1)
  brtrue @label27 (gt i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg0_I 0 (constval i32 -1)
  dassign %Reg22_I 0 (dread i32 %Reg0_I)
@label23
  dassign %Reg0_I 0 (dread i32 %Reg22_I)
  dassign %Reg1_I 0 (constval i32 1)
  brtrue @label26 (gt i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg0_I 0 (dread i32 %Reg21_I)
  brtrue @label24 (ne i32 i32 (dread i32 %Reg0_I, constval i32 0))
  dassign %Reg0_I 0 (dread i32 %Reg22_I)
  brtrue @label25 (eq i32 i32 (dread i32 %Reg0_I, constval i32 0))
@label24
  dassign %Reg0_R123 0 (dread ref %Reg15_R123)
  dassign %Reg1_I 0 (dread i32 %Reg18_I)
  dassign %Reg2_I 0 (dread i32 %Reg21_I)
  dassign %Reg1_I 0 (add i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  dassign %Reg2_I 0 (constval i32 7)
  dassign %Reg1_I 0 (band i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  dassign %Reg0_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg0_R123, dread i32 %Reg1_I)))
  dassign %Reg1_I 0 (dread i32 %Reg19_I)
  dassign %Reg2_I 0 (dread i32 %Reg22_I)
  dassign %Reg1_I 0 (add i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  dassign %Reg2_I 0 (constval i32 7)
  dassign %Reg1_I 0 (band i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  dassign %Reg0_I 0 (sext i32 8 (iread i8 <* i8> 0 (array 1 ptr <* <[] i8>> (dread ref %Reg0_R113, dread i32 %Reg1_I))))
  brtrue @label25 (eq i32 i32 (dread i32 %Reg0_I, constval i32 0))
LOC 1 142
  dassign %Reg20_I 0 (add i32 (dread i32 %Reg20_I, constval i32 1))
@label25
LOC 1 141
  dassign %Reg22_I 0 (add i32 (dread i32 %Reg22_I, constval i32 1))
  goto @label23
@label26
  dassign %Reg21_I 0 (add i32 (dread i32 %Reg21_I, constval i32 1))
  goto @label22
@label27
LOC 1 143
  dassign %Reg0_R123 0 (dread ref %Reg17_R123)
  dassign %Reg1_I 0 (dread i32 %Reg18_I)
  dassign %Reg0_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg0_R123, dread i32 %Reg1_I)))
  dassign %Reg1_I 0 (dread i32 %Reg19_I)
  dassign %Reg2_I 0 (dread i32 %Reg20_I)
  dassign %Reg3_I 0 (constval i32 3)
  dassign %Reg12_I 0 (dread i32 %Reg1_I)
  dassign %Reg13_R113 0 (dread ref %Reg0_R113)
  brtrue @label28 (eq i32 i32 (dread i32 %Reg2_I, dread i32 %Reg3_I))
  dassign %Reg0_R113 0 (dread ref %Reg13_R113)
  dassign %Reg1_I 0 (dread i32 %Reg12_I)
  dassign %Reg2_I 0 (dread i32 %Reg20_I)
  dassign %Reg3_I 0 (constval i32 2)
  dassign %Reg12_I 0 (dread i32 %Reg1_I)
  dassign %Reg13_R113 0 (dread ref %Reg0_R113)
  brtrue @label29 (ne i32 i32 (dread i32 %Reg2_I, dread i32 %Reg3_I))
  dassign %Reg0_R113 0 (dread ref %Reg13_R113)
  dassign %Reg1_I 0 (dread i32 %Reg12_I)
  dassign %Reg2_R123 0 (dread ref %Reg15_R123)
  dassign %Reg3_I 0 (dread i32 %Reg18_I)
  dassign %Reg2_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg2_R123, dread i32 %Reg3_I)))
  dassign %Reg3_I 0 (dread i32 %Reg19_I)
  dassign %Reg2_I 0 (sext i32 8 (iread i8 <* i8> 0 (array 1 ptr <* <[] i8>> (dread ref %Reg2_R113, dread i32 %Reg3_I))))
  dassign %Reg12_I 0 (dread i32 %Reg1_I)
  dassign %Reg13_R113 0 (dread ref %Reg0_R113)
  brtrue @label29 (eq i32 i32 (dread i32 %Reg2_I, constval i32 0))
  dassign %Reg12_I 0 (dread i32 %Reg1_I)
  dassign %Reg13_R113 0 (dread ref %Reg0_R113)
@label28
  dassign %Reg0_R113 0 (dread ref %Reg13_R113)
  dassign %Reg1_I 0 (dread i32 %Reg12_I)
  dassign %Reg2_I 0 (constval i32 1)
  dassign %Reg12_I 0 (dread i32 %Reg2_I)
  dassign %Reg13_I 0 (dread i32 %Reg1_I)
  dassign %Reg14_R113 0 (dread ref %Reg0_R113)
  goto @label30
@label29
  dassign %Reg0_R113 0 (dread ref %Reg13_R113)
  dassign %Reg1_I 0 (dread i32 %Reg12_I)
  dassign %Reg2_I 0 (constval i32 0)
  dassign %Reg12_I 0 (dread i32 %Reg2_I)
  dassign %Reg13_I 0 (dread i32 %Reg1_I)
  dassign %Reg14_R113 0 (dread ref %Reg0_R113)
@label30
  dassign %Reg0_R113 0 (dread ref %Reg14_R113)
  dassign %Reg1_I 0 (dread i32 %Reg13_I)
  dassign %Reg2_I 0 (dread i32 %Reg12_I)
  iassign <* i8> 0 (
    array 1 ptr <* <[] i8>> (dread ref %Reg0_R113, dread i32 %Reg1_I), 
    cvt i8 i32 (dread i32 %Reg2_I))
LOC 1 139
  dassign %Reg19_I 0 (add i32 (dread i32 %Reg19_I, constval i32 1))
  goto @label21
@label31
LOC 1 137
  dassign %Reg18_I 0 (add i32 (dread i32 %Reg18_I, constval i32 1))
  goto @label20
@label32
LOC 1 146
  dassign %Reg0_R123 0 (dread ref %Reg17_R123)
  dassign %Reg15_R123 0 (dread ref %Reg0_R123)
LOC 1 135
  dassign %Reg16_I 0 (add i32 (dread i32 %Reg16_I, constval i32 1))
  goto @label19
@label33
LOC 1 148
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R115) {}
  dassign %Reg16_R115 0 (dread ref %Reg0_R115)
LOC 1 149
  dassign %Reg0_R123 0 (dread ref %Reg15_R123)
  dassign %Reg17_R123 0 (dread ref %Reg0_R123)
  dassign %Reg17_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg17_R123))
  dassign %Reg0_R113 0 (dread ref %Reg17_R113)
  dassign %Reg0_I 0 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %Reg0_R113))
  dassign %Reg18_I 0 (dread i32 %Reg0_I)
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg19_I 0 (dread i32 %Reg0_I)
@label34
  dassign %Reg0_I 0 (dread i32 %Reg19_I)
  dassign %Reg1_I 0 (dread i32 %Reg18_I)
  brtrue @label39 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg17_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg17_R123))
  dassign %Reg0_R113 0 (dread ref %Reg17_R113)
  dassign %Reg1_I 0 (dread i32 %Reg19_I)
  dassign %Reg0_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg0_R113, dread i32 %Reg1_I)))
  dassign %Reg20_R113 0 (dread ref %Reg0_R113)
LOC 1 150
  dassign %Reg20_R124 0 (retype ref <* <[] u1>> (dread ref %Reg20_R113))
  dassign %Reg0_R124 0 (dread ref %Reg20_R124)
  dassign %Reg21_R124 0 (dread ref %Reg0_R124)
  dassign %Reg21_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg21_R124))
  dassign %Reg0_R113 0 (dread ref %Reg21_R113)
  dassign %Reg0_I 0 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %Reg0_R113))
  dassign %Reg22_I 0 (dread i32 %Reg0_I)
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg23_I 0 (dread i32 %Reg0_I)
@label35
  dassign %Reg0_I 0 (dread i32 %Reg23_I)
  dassign %Reg1_I 0 (dread i32 %Reg22_I)
  brtrue @label38 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg21_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg21_R124))
  dassign %Reg0_R113 0 (dread ref %Reg21_R113)
  dassign %Reg1_I 0 (dread i32 %Reg23_I)
  dassign %Reg0_I 0 (sext i32 8 (iread i8 <* i8> 0 (array 1 ptr <* <[] i8>> (dread ref %Reg0_R113, dread i32 %Reg1_I))))
  dassign %Reg24_I 0 (dread i32 %Reg0_I)
  dassign %Reg0_R115 0 (dread ref %Reg16_R115)
  dassign %Reg1_I 0 (dread i32 %Reg24_I)
  dassign %Reg12_R113 0 (dread ref %Reg0_R115)
  brtrue @label36 (eq i32 i32 (dread i32 %Reg1_I, constval i32 0))
  dassign %Reg0_R113 0 (dread ref %Reg12_R113)
  dassign %Reg1_I 0 (constval i32 35)
  dassign %Reg12_I 0 (dread i32 %Reg1_I)
  dassign %Reg13_R113 0 (dread ref %Reg0_R113)
  goto @label37
@label36
  dassign %Reg0_R113 0 (dread ref %Reg12_R113)
  dassign %Reg1_I 0 (constval i32 46)
  dassign %Reg12_I 0 (dread i32 %Reg1_I)
  dassign %Reg13_R113 0 (dread ref %Reg0_R113)
@label37
  dassign %Reg0_R113 0 (dread ref %Reg13_R113)
  dassign %Reg1_I 0 (dread i32 %Reg12_I)
  dassign %Reg0_R115 0 (retype ref <* <$Ljava_2Flang_2FStringBuilder_3B>> (dread ref %Reg0_R113))
  dassign %Reg1_C 0 (cvt u16 i32 (dread i32 %Reg1_I))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28C_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R115, dread u16 %Reg1_C) { dassign %Reg0_R115 0 }
  dassign %Reg23_I 0 (add i32 (dread i32 %Reg23_I, constval i32 1))
  goto @label35
@label38
LOC 1 151
  dassign %Reg0_R115 0 (dread ref %Reg16_R115)
  dassign %Reg1_I 0 (constval i32 47)
  dassign %Reg1_C 0 (cvt u16 i32 (dread i32 %Reg1_I))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28C_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R115, dread u16 %Reg1_C) { dassign %Reg0_R115 0 }
LOC 1 149
  dassign %Reg19_I 0 (add i32 (dread i32 %Reg19_I, constval i32 1))
  goto @label34
@label39
LOC 1 153
  dassign %Reg0_R115 0 (dread ref %Reg16_R115)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg0_R115) { dassign %Reg0_R117 0 }
  return (dread ref %Reg0_R117)
}
func &LInterp_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V public static (var %Reg14_R125 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>) void {
  funcid 5
  var %Reg0_R115 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg7_R115 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg0_I i32
  var %Reg0_R114 <* <[] i32>>
  var %Reg1_I i32
  var %Reg2_I i32
  var %Reg8_R114 <* <[] i32>>
  var %Reg0_R126 <* <$Ljava_2Fio_2FPrintStream_3B>>
  var %Reg1_R115 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg2_R114 <* <[] i32>>
  var %Reg3_R115 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg2_R117 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_15 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg2_R115 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg2_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_R117 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R127 <* <[] <* <[] i32>>>>
  var %Reg3_I i32
  var %Reg4_I i32
  var %Reg9_R127 <* <[] <* <[] i32>>>>
  var %Reg9_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg10_I i32
  var %Reg11_I i32
  var %Reg12_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg12_R114 <* <[] i32>>
  var %Reg1_R114 <* <[] i32>>
  var %Reg0_R116 <* <$LInterp_24VmError_3B>>
  var %Reg13_R116 <* <$LInterp_24VmError_3B>>
  var %Reg2_R116 <* <$LInterp_24VmError_3B>>
  var %Reg0_R125 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>
  var %L_STR_16 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_17 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_18 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_19 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_20 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_21 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_22 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_23 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_24 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_25 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg9_R125 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>
  var %Reg12_R117 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg9_R114 <* <[] i32>>
  var %Reg12_I i32

ALIAS %e %Reg13_R116 <* <$LInterp_24VmError_3B>>
ALIAS %bad %Reg12_R114 <* <[] i32>>
ALIAS %s %Reg12_R117 <* <$Ljava_2Flang_2FString_3B>>
ALIAS %j %Reg12_I i32
ALIAS %i %Reg11_I i32
ALIAS %args %Reg14_R125 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>
ALIAS %out %Reg7_R115 <* <$Ljava_2Flang_2FStringBuilder_3B>>
ALIAS %prog %Reg8_R114 <* <[] i32>>
ALIAS %sieve %Reg9_R114 <* <[] i32>>
ALIAS %c %Reg10_I i32
  intrinsiccallwithtype <$LInterp_3B> JAVA_CLINIT_CHECK ()
LOC 1 157
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R115) {}
  dassign %Reg7_R115 0 (dread ref %Reg0_R115)
LOC 1 158
  dassign %Reg0_I 0 (constval i32 30)
  dassign %Reg0_R114 0 (gcmallocjarray ref <[] i32> (dread i32 %Reg0_I))
  dassign %Reg1_I 0 (constval i32 0)
  dassign %Reg2_I 0 (constval i32 0)
  iassign <* i32> 0 (
    array 1 ptr <* <[] i32>> (dread ref %Reg0_R114, dread i32 %Reg1_I), 
    dread i32 %Reg2_I)
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg2_I 0 (constval i32 10)
  iassign <* i32> 0 (
    array 1 ptr <* <[] i32>> (dread ref %Reg0_R114, dread i32 %Reg1_I), 
    dread i32 %Reg2_I)
  dassign %Reg1_I 0 (constval i32 2)
  dassign %Reg2_I 0 (constval i32 6)
  iassign <* i32> 0 (
    array 1 ptr <* <[] i32>> (dread ref %Reg0_R114, dread i32 %Reg1_I), 
    dread i32 %Reg2_I)
  dassign %Reg1_I 0 (constval i32 3)
  dassign %Reg2_I 0 (constval i32 0)
  iassign <* i32> 0 (
    array 1 ptr <* <[] i32>> (dread ref %Reg0_R114, dread i32 %Reg1_I), 
    dread i32 %Reg2_I)
  dassign %Reg1_I 0 (constval i32 4)
  dassign %Reg2_I 0 (constval i32 0)
  iassign <* i32> 0 (
    array 1 ptr <* <[] i32>> (dread ref %Reg0_R114, dread i32 %Reg1_I), 
    dread i32 %Reg2_I)
  dassign %Reg1_I 0 (constval i32 5)
  dassign %Reg2_I 0 (constval i32 1)
  iassign <* i32> 0 (
    array 1 ptr <* <[] i32>> (dread ref %Reg0_R114, dread i32 %Reg1_I), 
    dread i32 %Reg2_I)
  dassign %Reg1_I 0 (constval i32 6)
  dassign %Reg2_I 0 (constval i32 6)
  iassign <* i32> 0 (
    array 1 ptr <* <[] i32>> (dread ref %Reg0_R114, dread i32 %Reg1_I), 
    dread i32 %Reg2_I)
  dassign %Reg1_I 0 (constval i32 7)
  dassign %Reg2_I 0 (constval i32 1)
  iassign <* i32> 0 (
    array 1 ptr <* <[] i32>> (dread ref %Reg0_R114, dread i32 %Reg1_I), 
    dread i32 %Reg2_I)
  dassign %Reg1_I 0 (constval i32 8)
  dassign %Reg2_I 0 (constval i32 5)
  iassign <* i32> 0 (
    array 1 ptr <* <[] i32>> (dread ref %Reg0_R114, dread i32 %Reg1_I), 
    dread i32 %Reg2_I)
  dassign %Reg1_I 0 (constval i32 9)
  dassign %Reg2_I 0 (constval i32 1)
  iassign <* i32> 0 (
    array 1 ptr <* <[] i32>> (dread ref %Reg0_R114, dread i32 %Reg1_I), 
    dread i32 %Reg2_I)
  dassign %Reg1_I 0 (constval i32 10)
  dassign %Reg2_I 0 (constval i32 5)
  iassign <* i32> 0 (
    array 1 ptr <* <[] i32>> (dread ref %Reg0_R114, dread i32 %Reg1_I), 
    dread i32 %Reg2_I)
  dassign %Reg1_I 0 (constval i32 11)
  dassign %Reg2_I 0 (constval i32 0)
  iassign <* i32> 0 (
    array 1 ptr <* <[] i32>> (dread ref %Reg0_R114, dread i32 %Reg1_I), 
    dread i32 %Reg2_I)
  dassign %Reg1_I 0 (constval i32 12)
  dassign %Reg2_I 0 (constval i32 3)
  iassign <* i32> 0 (
    array 1 ptr <* <[] i32>> (dread ref %Reg0_R114, dread i32 %Reg1_I), 
    dread i32 %Reg2_I)
  dassign %Reg1_I 0 (constval i32 13)
  dassign %Reg2_I 0 (constval i32 6)
  iassign <* i32> 0 (
    array 1 ptr <* <[] i32>> (dread ref %Reg0_R114, dread i32 %Reg1_I), 
    dread i32 %Reg2_I)
  dassign %Reg1_I 0 (constval i32 14)
  dassign %Reg2_I 0 (constval i32 1)
  iassign <* i32> 0 (
    array 1 ptr <* <[] i32>> (dread ref %Reg0_R114, dread i32 %Reg1_I), 
    dread i32 %Reg2_I)
  dassign %Reg1_I 0 (constval i32 15)
  dassign %Reg2_I 0 (constval i32 5)
  iassign <* i32> 0 (
    array 1 ptr <* <[] i32>> (dread ref %Reg0_R114, dread i32 %Reg1_I), 
    dread i32 %Reg2_I)
  dassign %Reg1_I 0 (constval i32 16)
  dassign %Reg2_I 0 (constval i32 0)
  iassign <* i32> 0 (
    array 1 ptr <* <[] i32>> (dread ref %Reg0_R114, dread i32 %Reg1_I), 
    dread i32 %Reg2_I)
  dassign %Reg1_I 0 (constval i32 17)
  dassign %Reg2_I 0 (constval i32 0)
  iassign <* i32> 0 (
    array 1 ptr <* <[] i32>> (dread ref %Reg0_R114, dread i32 %Reg1_I), 
    dread i32 %Reg2_I)
  dassign %Reg1_I 0 (constval i32 18)
  dassign %Reg2_I 0 (constval i32 1)
  iassign <* i32> 0 (
    array 1 ptr <* <[] i32>> (dread ref %Reg0_R114, dread i32 %Reg1_I), 
    dread i32 %Reg2_I)
  dassign %Reg1_I 0 (constval i32 19)
  dassign %Reg2_I 0 (constval i32 2)
  iassign <* i32> 0 (
    array 1 ptr <* <[] i32>> (dread ref %Reg0_R114, dread i32 %Reg1_I), 
    dread i32 %Reg2_I)
  dassign %Reg1_I 0 (constval i32 20)
  dassign %Reg2_I 0 (constval i32 6)
  iassign <* i32> 0 (
    array 1 ptr <* <[] i32>> (dread ref %Reg0_R114, dread i32 %Reg1_I), 
    dread i32 %Reg2_I)
  dassign %Reg1_I 0 (constval i32 21)
  dassign %Reg2_I 0 (constval i32 0)
  iassign <* i32> 0 (
    array 1 ptr <* <[] i32>> (dread ref %Reg0_R114, dread i32 %Reg1_I), 
    dread i32 %Reg2_I)
  dassign %Reg1_I 0 (constval i32 22)
  dassign %Reg2_I 0 (constval i32 5)
  iassign <* i32> 0 (
    array 1 ptr <* <[] i32>> (dread ref %Reg0_R114, dread i32 %Reg1_I), 
    dread i32 %Reg2_I)
  dassign %Reg1_I 0 (constval i32 23)
  dassign %Reg2_I 0 (constval i32 0)
  iassign <* i32> 0 (
    array 1 ptr <* <[] i32>> (dread ref %Reg0_R114, dread i32 %Reg1_I), 
    dread i32 %Reg2_I)
  dassign %Reg1_I 0 (constval i32 24)
  dassign %Reg2_I 0 (constval i32 4)
  iassign <* i32> 0 (
    array 1 ptr <* <[] i32>> (dread ref %Reg0_R114, dread i32 %Reg1_I), 
    dread i32 %Reg2_I)
  dassign %Reg1_I 0 (constval i32 25)
  dassign %Reg2_I 0 (constval i32 8)
  iassign <* i32> 0 (
    array 1 ptr <* <[] i32>> (dread ref %Reg0_R114, dread i32 %Reg1_I), 
    dread i32 %Reg2_I)
  dassign %Reg1_I 0 (constval i32 26)
  dassign %Reg2_I 0 (constval i32 5)
  iassign <* i32> 0 (
    array 1 ptr <* <[] i32>> (dread ref %Reg0_R114, dread i32 %Reg1_I), 
    dread i32 %Reg2_I)
  dassign %Reg1_I 0 (constval i32 27)
  dassign %Reg2_I 0 (constval i32 1)
  iassign <* i32> 0 (
    array 1 ptr <* <[] i32>> (dread ref %Reg0_R114, dread i32 %Reg1_I), 
    dread i32 %Reg2_I)
  dassign %Reg1_I 0 (constval i32 28)
  dassign %Reg2_I 0 (constval i32 7)
  iassign <* i32> 0 (
    array 1 ptr <* <[] i32>> (dread ref %Reg0_R114, dread i32 %Reg1_I), 
    dread i32 %Reg2_I)
  dassign %Reg1_I 0 (constval i32 29)
  dassign %Reg2_I 0 (constval i32 8)
  iassign <* i32> 0 (
    array 1 ptr <* <[] i32>> (dread ref %Reg0_R114, dread i32 %Reg1_I), 
    dread i32 %Reg2_I)
  dassign %Reg8_R114 0 (dread ref %Reg0_R114)
LOC 1 160
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R126 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R115 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R115) {}
  dassign %Reg2_R114 0 (dread ref %Reg8_R114)
  dassign %Reg3_R115 0 (dread ref %Reg7_R115)
  intrinsiccallwithtype <$LInterp_3B> JAVA_CLINIT_CHECK ()
  callassigned &LInterp_3B_7Crun_7C_28AILjava_2Flang_2FStringBuilder_3B_29I (dread ref %Reg2_R114, dread ref %Reg3_R115) { dassign %Reg2_I 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R115, dread i32 %Reg2_I) { dassign %Reg1_R115 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_15 0 }
  dassign %Reg2_R117 0 (dread ptr %L_STR_15)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R115, dread ref %Reg2_R117) { dassign %Reg1_R115 0 }
  dassign %Reg2_R115 0 (dread ref %Reg7_R115)
  dassign %Reg2_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg2_R115))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R115, dread ref %Reg2_R113) { dassign %Reg1_R115 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R115) { dassign %Reg1_R117 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R126, dread ref %Reg1_R117) {}
LOC 1 161
  dassign %Reg0_I 0 (constval i32 5)
  dassign %Reg0_R127 0 (gcmallocjarray ref <[] <* <[] i32>>> (dread i32 %Reg0_I))
  dassign %Reg1_I 0 (constval i32 0)
  dassign %Reg2_I 0 (constval i32 1)
  dassign %Reg2_R114 0 (gcmallocjarray ref <[] i32> (dread i32 %Reg2_I))
  dassign %Reg3_I 0 (constval i32 0)
  dassign %Reg4_I 0 (constval i32 1)
  iassign <* i32> 0 (
    array 1 ptr <* <[] i32>> (dread ref %Reg2_R114, dread i32 %Reg3_I), 
    dread i32 %Reg4_I)
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R127, dread i32 %Reg1_I), 
    dread ref %Reg2_R114)
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg2_I 0 (constval i32 4)
  dassign %Reg2_R114 0 (gcmallocjarray ref <[] i32> (dread i32 %Reg2_I))
  dassign %Reg3_I 0 (constval i32 0)
  dassign %Reg4_I 0 (constval i32 0)
  iassign <* i32> 0 (
    array 1 ptr <* <[] i32>> (dread ref %Reg2_R114, dread i32 %Reg3_I), 
    dread i32 %Reg4_I)
  dassign %Reg3_I 0 (constval i32 1)
  dassign %Reg4_I 0 (constval i32 1)
  iassign <* i32> 0 (
    array 1 ptr <* <[] i32>> (dread ref %Reg2_R114, dread i32 %Reg3_I), 
    dread i32 %Reg4_I)
  dassign %Reg3_I 0 (constval i32 2)
  dassign %Reg4_I 0 (constval i32 4)
  iassign <* i32> 0 (
    array 1 ptr <* <[] i32>> (dread ref %Reg2_R114, dread i32 %Reg3_I), 
    dread i32 %Reg4_I)
  dassign %Reg3_I 0 (constval i32 3)
  dassign %Reg4_I 0 (constval i32 0)
  iassign <* i32> 0 (
    array 1 ptr <* <[] i32>> (dread ref %Reg2_R114, dread i32 %Reg3_I), 
    dread i32 %Reg4_I)
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R127, dread i32 %Reg1_I), 
    dread ref %Reg2_R114)
  dassign %Reg1_I 0 (constval i32 2)
  dassign %Reg2_I 0 (constval i32 1)
  dassign %Reg2_R114 0 (gcmallocjarray ref <[] i32> (dread i32 %Reg2_I))
  dassign %Reg3_I 0 (constval i32 0)
  dassign %Reg4_I 0 (constval i32 99)
  iassign <* i32> 0 (
    array 1 ptr <* <[] i32>> (dread ref %Reg2_R114, dread i32 %Reg3_I), 
    dread i32 %Reg4_I)
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R127, dread i32 %Reg1_I), 
    dread ref %Reg2_R114)
  dassign %Reg1_I 0 (constval i32 3)
  dassign %Reg2_I 0 (constval i32 1)
  dassign %Reg2_R114 0 (gcmallocjarray ref <[] i32> (dread i32 %Reg2_I))
  dassign %Reg3_I 0 (constval i32 0)
  dassign %Reg4_I 0 (constval i32 0)
  iassign <* i32> 0 (
    array 1 ptr <* <[] i32>> (dread ref %Reg2_R114, dread i32 %Reg3_I), 
    dread i32 %Reg4_I)
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R127, dread i32 %Reg1_I), 
    dread ref %Reg2_R114)
  dassign %Reg1_I 0 (constval i32 4)
  dassign %Reg2_I 0 (constval i32 0)
  dassign %Reg2_R114 0 (gcmallocjarray ref <[] i32> (dread i32 %Reg2_I))
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R127, dread i32 %Reg1_I), 
    dread ref %Reg2_R114)
  dassign %Reg9_R127 0 (dread ref %Reg0_R127)
  dassign %Reg9_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg9_R127))
  dassign %Reg0_R113 0 (dread ref %Reg9_R113)
  dassign %Reg0_I 0 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %Reg0_R113))
  dassign %Reg10_I 0 (dread i32 %Reg0_I)
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg11_I 0 (dread i32 %Reg0_I)
@label40
  dassign %Reg0_I 0 (dread i32 %Reg11_I)
  dassign %Reg1_I 0 (dread i32 %Reg10_I)
  brtrue @label43 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg9_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg9_R127))
  dassign %Reg0_R113 0 (dread ref %Reg9_R113)
  dassign %Reg1_I 0 (dread i32 %Reg11_I)
  dassign %Reg0_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg0_R113, dread i32 %Reg1_I)))
  dassign %Reg12_R113 0 (dread ref %Reg0_R113)
  try { @label41 }
LOC 1 162
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R126 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg12_R114 0 (retype ref <* <[] i32>> (dread ref %Reg12_R113))
  dassign %Reg1_R114 0 (dread ref %Reg12_R114)
  dassign %Reg2_R115 0 (dread ref %Reg7_R115)
  intrinsiccallwithtype <$LInterp_3B> JAVA_CLINIT_CHECK ()
  callassigned &LInterp_3B_7Crun_7C_28AILjava_2Flang_2FStringBuilder_3B_29I (dread ref %Reg1_R114, dread ref %Reg2_R115) { dassign %Reg1_I 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28I_29V (dread ref %Reg0_R126, dread i32 %Reg1_I) {}
  endtry
LOC 1 165
  goto @label42
@label41
  catch { <* <$LInterp_24VmError_3B>> }
  dassign %Reg0_R116 0 (regread ptr %%thrownval)
LOC 1 163
  dassign %Reg13_R116 0 (dread ref %Reg0_R116)
LOC 1 164
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R126 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R115 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R115) {}
  dassign %Reg2_R116 0 (dread ref %Reg13_R116)
  virtualcallassigned &LInterp_24VmError_3B_7CgetMessage_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg2_R116) { dassign %Reg2_R117 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R115, dread ref %Reg2_R117) { dassign %Reg1_R115 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_15 0 }
  dassign %Reg2_R117 0 (dread ptr %L_STR_15)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R115, dread ref %Reg2_R117) { dassign %Reg1_R115 0 }
  dassign %Reg2_R116 0 (dread ref %Reg13_R116)
  dassign %Reg2_I 0 (iread i32 <* <$LInterp_24VmError_3B>> 7 (dread ref %Reg2_R116))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R115, dread i32 %Reg2_I) { dassign %Reg1_R115 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R115) { dassign %Reg1_R117 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R126, dread ref %Reg1_R117) {}
@label42
LOC 1 161
  dassign %Reg11_I 0 (add i32 (dread i32 %Reg11_I, constval i32 1))
  goto @label40
@label43
LOC 1 166
  dassign %Reg0_I 0 (constval i32 10)
  dassign %Reg0_R125 0 (gcmallocjarray ref <[] <* <$Ljava_2Flang_2FString_3B>>> (dread i32 %Reg0_I))
  dassign %Reg1_I 0 (constval i32 0)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_31002b0032002a003300) { dassign %L_STR_16 0 }
  dassign %Reg2_R117 0 (dread ptr %L_STR_16)
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R125, dread i32 %Reg1_I), 
    dread ref %Reg2_R117)
  dassign %Reg1_I 0 (constval i32 1)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_280031002b00320029002a003300) { dassign %L_STR_17 0 }
  dassign %Reg2_R117 0 (dread ptr %L_STR_17)
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R125, dread i32 %Reg1_I), 
    dread ref %Reg2_R117)
  dassign %Reg1_I 0 (constval i32 2)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_3a2714dc68f76b03b7f53548749fbd0c) { dassign %L_STR_18 0 }
  dassign %Reg2_R117 0 (dread ptr %L_STR_18)
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R125, dread i32 %Reg1_I), 
    dread ref %Reg2_R117)
  dassign %Reg1_I 0 (constval i32 3)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_3100300030002f00370025003400) { dassign %L_STR_19 0 }
  dassign %Reg2_R117 0 (dread ptr %L_STR_19)
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R125, dread i32 %Reg1_I), 
    dread ref %Reg2_R117)
  dassign %Reg1_I 0 (constval i32 4)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_16a5e99de29c4433ac1c158479f14a55) { dassign %L_STR_20 0 }
  dassign %Reg2_R117 0 (dread ptr %L_STR_20)
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R125, dread i32 %Reg1_I), 
    dread ref %Reg2_R117)
  dassign %Reg1_I 0 (constval i32 5)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_31002f003000) { dassign %L_STR_21 0 }
  dassign %Reg2_R117 0 (dread ptr %L_STR_21)
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R125, dread i32 %Reg1_I), 
    dread ref %Reg2_R117)
  dassign %Reg1_I 0 (constval i32 6)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_28003100) { dassign %L_STR_22 0 }
  dassign %Reg2_R117 0 (dread ptr %L_STR_22)
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R125, dread i32 %Reg1_I), 
    dread ref %Reg2_R117)
  dassign %Reg1_I 0 (constval i32 7)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_6100) { dassign %L_STR_23 0 }
  dassign %Reg2_R117 0 (dread ptr %L_STR_23)
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R125, dread i32 %Reg1_I), 
    dread ref %Reg2_R117)
  dassign %Reg1_I 0 (constval i32 8)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_) { dassign %L_STR_24 0 }
  dassign %Reg2_R117 0 (dread ptr %L_STR_24)
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R125, dread i32 %Reg1_I), 
    dread ref %Reg2_R117)
  dassign %Reg1_I 0 (constval i32 9)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_350025003000) { dassign %L_STR_25 0 }
  dassign %Reg2_R117 0 (dread ptr %L_STR_25)
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R125, dread i32 %Reg1_I), 
    dread ref %Reg2_R117)
  dassign %Reg9_R125 0 (dread ref %Reg0_R125)
  dassign %Reg9_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg9_R125))
  dassign %Reg0_R113 0 (dread ref %Reg9_R113)
  dassign %Reg0_I 0 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %Reg0_R113))
  dassign %Reg10_I 0 (dread i32 %Reg0_I)
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg11_I 0 (dread i32 %Reg0_I)
@label44
  dassign %Reg0_I 0 (dread i32 %Reg11_I)
  dassign %Reg1_I 0 (dread i32 %Reg10_I)
  brtrue @label45 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg9_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg9_R125))
  dassign %Reg0_R113 0 (dread ref %Reg9_R113)
  dassign %Reg1_I 0 (dread i32 %Reg11_I)
  dassign %Reg0_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg0_R113, dread i32 %Reg1_I)))
  dassign %Reg12_R113 0 (dread ref %Reg0_R113)
LOC 1 167
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R126 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg12_R117 0 (retype ref <* <$Ljava_2Flang_2FString_3B>> (dread ref %Reg12_R113))
  dassign %Reg1_R117 0 (dread ref %Reg12_R117)
  intrinsiccallwithtype <$LInterp_3B> JAVA_CLINIT_CHECK ()
  callassigned &LInterp_3B_7Ceval_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R117) { dassign %Reg1_R117 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R126, dread ref %Reg1_R117) {}
LOC 1 166
  dassign %Reg11_I 0 (add i32 (dread i32 %Reg11_I, constval i32 1))
  goto @label44
@label45
LOC 1 168
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R126 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_I 0 (constval i32 10)
  intrinsiccallwithtype <$LInterp_3B> JAVA_CLINIT_CHECK ()
  callassigned &LInterp_3B_7Clife_7C_28I_29Ljava_2Flang_2FString_3B (dread i32 %Reg1_I) { dassign %Reg1_R117 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R126, dread ref %Reg1_R117) {}
LOC 1 169
  dassign %Reg0_I 0 (constval i32 0x1388)
  dassign %Reg0_R114 0 (gcmallocjarray ref <[] i32> (dread i32 %Reg0_I))
  dassign %Reg9_R114 0 (dread ref %Reg0_R114)
LOC 1 170
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg10_I 0 (dread i32 %Reg0_I)
LOC 1 171
  dassign %Reg0_I 0 (constval i32 2)
  dassign %Reg11_I 0 (dread i32 %Reg0_I)
@label46
  dassign %Reg0_I 0 (dread i32 %Reg11_I)
  dassign %Reg1_I 0 (constval i32 0x1388)
  brtrue @label49 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
LOC 1 172
  dassign %Reg0_R114 0 (dread ref %Reg9_R114)
  dassign %Reg1_I 0 (dread i32 %Reg11_I)
  dassign %Reg0_I 0 (iread i32 <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %Reg0_R114, dread i32 %Reg1_I)))
  brtrue @label48 (ne i32 i32 (dread i32 %Reg0_I, constval i32 0))
LOC 1 173
  dassign %Reg10_I 0 (add i32 (dread i32 %Reg10_I, constval i32 1))
LOC 1 174
  dassign %Reg0_I 0 (dread i32 %Reg11_I)
  dassign %Reg1_I 0 (constval i32 2)
  dassign %Reg0_I 0 (mul i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg12_I 0 (dread i32 %Reg0_I)
@label47
  dassign %Reg0_I 0 (dread i32 %Reg12_I)
  dassign %Reg1_I 0 (constval i32 0x1388)
  brtrue @label48 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg0_R114 0 (dread ref %Reg9_R114)
  dassign %Reg1_I 0 (dread i32 %Reg12_I)
  dassign %Reg2_I 0 (constval i32 1)
  iassign <* i32> 0 (
    array 1 ptr <* <[] i32>> (dread ref %Reg0_R114, dread i32 %Reg1_I), 
    dread i32 %Reg2_I)
  dassign %Reg0_I 0 (dread i32 %Reg12_I)
  dassign %Reg1_I 0 (dread i32 %Reg11_I)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg12_I 0 (dread i32 %Reg0_I)
  goto @label47
@label48
LOC 1 171
  dassign %Reg11_I 0 (add i32 (dread i32 %Reg11_I, constval i32 1))
  goto @label46
@label49
LOC 1 177
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R126 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_I 0 (dread i32 %Reg10_I)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28I_29V (dread ref %Reg0_R126, dread i32 %Reg1_I) {}
LOC 1 178
  return ()
}
func &LInterp_24Parser_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V constructor (var %_this <* <$LInterp_24Parser_3B>>, var %Reg3_R117 <* <$Ljava_2Flang_2FString_3B>>) void {
  funcid 6
  var %Reg2_R120 <* <$LInterp_24Parser_3B>>
  var %Reg0_R120 <* <$LInterp_24Parser_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_R117 <* <$Ljava_2Flang_2FString_3B>>

ALIAS %s %Reg3_R117 <* <$Ljava_2Flang_2FString_3B>>
  dassign %Reg2_R120 0 (dread ref %_this)
LOC 1 62
  dassign %Reg0_R120 0 (dread ref %Reg2_R120)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R120))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
LOC 1 63
  dassign %Reg0_R120 0 (dread ref %Reg2_R120)
  dassign %Reg1_R117 0 (dread ref %Reg3_R117)
  iassign <* <$LInterp_24Parser_3B>> 2 (dread ref %Reg0_R120, dread ref %Reg1_R117)
LOC 1 64
  return ()
}
func &LInterp_24Parser_3B_7Cexpr_7C_28_29I virtual (var %_this <* <$LInterp_24Parser_3B>>) i32 {
  funcid 7
  var %Reg9_R120 <* <$LInterp_24Parser_3B>>
  var %Reg0_R120 <* <$LInterp_24Parser_3B>>
  var %Reg0_I i32
  var %Reg6_I i32
  var %Reg1_R120 <* <$LInterp_24Parser_3B>>
  var %Reg1_R117 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_I i32
  var %Reg0_C u16
  var %Reg0_R117 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg2_I i32
  var %Reg3_I i32
  var %Reg7_I i32
  var %Reg8_I i32
  var %Reg5_I i32

ALIAS %o %Reg7_C u16
ALIAS %r %Reg8_I i32
ALIAS %v %Reg6_I i32
  dassign %Reg9_R120 0 (dread ref %_this)
LOC 1 67
  dassign %Reg0_R120 0 (dread ref %Reg9_R120)
  virtualcallassigned &LInterp_24Parser_3B_7Cterm_7C_28_29I (dread ref %Reg0_R120) { dassign %Reg0_I 0 }
  dassign %Reg6_I 0 (dread i32 %Reg0_I)
@label50
LOC 1 68
  dassign %Reg0_R120 0 (dread ref %Reg9_R120)
  dassign %Reg0_I 0 (iread i32 <* <$LInterp_24Parser_3B>> 3 (dread ref %Reg0_R120))
  dassign %Reg1_R120 0 (dread ref %Reg9_R120)
  dassign %Reg1_R117 0 (iread ref <* <$LInterp_24Parser_3B>> 2 (dread ref %Reg1_R120))
  virtualcallassigned &Ljava_2Flang_2FString_3B_7Clength_7C_28_29I (dread ref %Reg1_R117) { dassign %Reg1_I 0 }
  brtrue @label54 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg0_R120 0 (dread ref %Reg9_R120)
  virtualcallassigned &LInterp_24Parser_3B_7Cpeek_7C_28_29C (dread ref %Reg0_R120) { dassign %Reg0_C 0 }
  dassign %Reg1_I 0 (constval i32 43)
  brtrue @label51 (eq i32 i32 (
    cvt i32 u16 (dread u16 %Reg0_C),
    dread i32 %Reg1_I))
  dassign %Reg0_R120 0 (dread ref %Reg9_R120)
  virtualcallassigned &LInterp_24Parser_3B_7Cpeek_7C_28_29C (dread ref %Reg0_R120) { dassign %Reg0_C 0 }
  dassign %Reg1_I 0 (constval i32 45)
  brtrue @label54 (ne i32 i32 (
    cvt i32 u16 (dread u16 %Reg0_C),
    dread i32 %Reg1_I))
@label51
LOC 1 69
  dassign %Reg0_R120 0 (dread ref %Reg9_R120)
  dassign %Reg0_R117 0 (iread ref <* <$LInterp_24Parser_3B>> 2 (dread ref %Reg0_R120))
  dassign %Reg1_R120 0 (dread ref %Reg9_R120)
  dassign %Reg2_I 0 (iread i32 <* <$LInterp_24Parser_3B>> 3 (dread ref %Reg1_R120))
  dassign %Reg3_I 0 (constval i32 1)
  dassign %Reg3_I 0 (add i32 (dread i32 %Reg2_I, dread i32 %Reg3_I))
  iassign <* <$LInterp_24Parser_3B>> 3 (dread ref %Reg1_R120, dread i32 %Reg3_I)
  virtualcallassigned &Ljava_2Flang_2FString_3B_7CcharAt_7C_28I_29C (dread ref %Reg0_R117, dread i32 %Reg2_I) { dassign %Reg0_C 0 }
  dassign %Reg7_I 0 (cvt i32 u16 (dread u16 %Reg0_C))
LOC 1 70
  dassign %Reg0_R120 0 (dread ref %Reg9_R120)
  virtualcallassigned &LInterp_24Parser_3B_7Cterm_7C_28_29I (dread ref %Reg0_R120) { dassign %Reg0_I 0 }
  dassign %Reg8_I 0 (dread i32 %Reg0_I)
LOC 1 71
  dassign %Reg0_I 0 (dread i32 %Reg7_I)
  dassign %Reg1_I 0 (constval i32 43)
  brtrue @label52 (ne i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg0_I 0 (dread i32 %Reg6_I)
  dassign %Reg1_I 0 (dread i32 %Reg8_I)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg5_I 0 (dread i32 %Reg0_I)
  goto @label53
@label52
  dassign %Reg0_I 0 (dread i32 %Reg6_I)
  dassign %Reg1_I 0 (dread i32 %Reg8_I)
  dassign %Reg0_I 0 (sub i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg5_I 0 (dread i32 %Reg0_I)
@label53
  dassign %Reg0_I 0 (dread i32 %Reg5_I)
  dassign %Reg6_I 0 (dread i32 %Reg0_I)
LOC 1 72
  goto @label50
@label54
LOC 1 73
  dassign %Reg0_I 0 (dread i32 %Reg6_I)
  return (dread i32 %Reg0_I)
}
func &LInterp_24Parser_3B_7Cterm_7C_28_29I virtual (var %_this <* <$LInterp_24Parser_3B>>) i32 {
  funcid 8
  var %Reg8_R120 <* <$LInterp_24Parser_3B>>
  var %Reg0_R120 <* <$LInterp_24Parser_3B>>
  var %Reg0_I i32
  var %Reg5_I i32
  var %Reg1_R120 <* <$LInterp_24Parser_3B>>
  var %Reg1_R117 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_I i32
  var %Reg0_C u16
  var %Reg0_R117 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg2_I i32
  var %Reg3_I i32
  var %Reg6_I i32
  var %Reg7_I i32

ALIAS %o %Reg6_C u16
ALIAS %r %Reg7_I i32
ALIAS %v %Reg5_I i32
  dassign %Reg8_R120 0 (dread ref %_this)
LOC 1 77
  dassign %Reg0_R120 0 (dread ref %Reg8_R120)
  virtualcallassigned &LInterp_24Parser_3B_7Cfactor_7C_28_29I (dread ref %Reg0_R120) { dassign %Reg0_I 0 }
  dassign %Reg5_I 0 (dread i32 %Reg0_I)
@label55
LOC 1 78
  dassign %Reg0_R120 0 (dread ref %Reg8_R120)
  dassign %Reg0_I 0 (iread i32 <* <$LInterp_24Parser_3B>> 3 (dread ref %Reg0_R120))
  dassign %Reg1_R120 0 (dread ref %Reg8_R120)
  dassign %Reg1_R117 0 (iread ref <* <$LInterp_24Parser_3B>> 2 (dread ref %Reg1_R120))
  virtualcallassigned &Ljava_2Flang_2FString_3B_7Clength_7C_28_29I (dread ref %Reg1_R117) { dassign %Reg1_I 0 }
  brtrue @label61 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg0_R120 0 (dread ref %Reg8_R120)
  virtualcallassigned &LInterp_24Parser_3B_7Cpeek_7C_28_29C (dread ref %Reg0_R120) { dassign %Reg0_C 0 }
  dassign %Reg1_I 0 (constval i32 42)
  brtrue @label56 (eq i32 i32 (
    cvt i32 u16 (dread u16 %Reg0_C),
    dread i32 %Reg1_I))
  dassign %Reg0_R120 0 (dread ref %Reg8_R120)
  virtualcallassigned &LInterp_24Parser_3B_7Cpeek_7C_28_29C (dread ref %Reg0_R120) { dassign %Reg0_C 0 }
  dassign %Reg1_I 0 (constval i32 47)
  brtrue @label56 (eq i32 i32 (
    cvt i32 u16 (dread u16 %Reg0_C),
    dread i32 %Reg1_I))
  dassign %Reg0_R120 0 (dread ref %Reg8_R120)
  virtualcallassigned &LInterp_24Parser_3B_7Cpeek_7C_28_29C (dread ref %Reg0_R120) { dassign %Reg0_C 0 }
  dassign %Reg1_I 0 (constval i32 37)
  brtrue @label61 (ne i32 i32 (
    cvt i32 u16 (dread u16 %Reg0_C),
    dread i32 %Reg1_I))
@label56
LOC 1 79
  dassign %Reg0_R120 0 (dread ref %Reg8_R120)
  dassign %Reg0_R117 0 (iread ref <* <$LInterp_24Parser_3B>> 2 (dread ref %Reg0_R120))
  dassign %Reg1_R120 0 (dread ref %Reg8_R120)
  dassign %Reg2_I 0 (iread i32 <* <$LInterp_24Parser_3B>> 3 (dread ref %Reg1_R120))
  dassign %Reg3_I 0 (constval i32 1)
  dassign %Reg3_I 0 (add i32 (dread i32 %Reg2_I, dread i32 %Reg3_I))
  iassign <* <$LInterp_24Parser_3B>> 3 (dread ref %Reg1_R120, dread i32 %Reg3_I)
  virtualcallassigned &Ljava_2Flang_2FString_3B_7CcharAt_7C_28I_29C (dread ref %Reg0_R117, dread i32 %Reg2_I) { dassign %Reg0_C 0 }
  dassign %Reg6_I 0 (cvt i32 u16 (dread u16 %Reg0_C))
LOC 1 80
  dassign %Reg0_R120 0 (dread ref %Reg8_R120)
  virtualcallassigned &LInterp_24Parser_3B_7Cfactor_7C_28_29I (dread ref %Reg0_R120) { dassign %Reg0_I 0 }
  dassign %Reg7_I 0 (dread i32 %Reg0_I)
LOC 1 81
  dassign %Reg0_I 0 (dread i32 %Reg6_I)
  switch (dread i32 %Reg0_I) @label59 {
    0x2a: goto @label57
    0x2f: goto @label58 }
@label57
LOC 1 83
  dassign %Reg0_I 0 (dread i32 %Reg5_I)
  dassign %Reg1_I 0 (dread i32 %Reg7_I)
  dassign %Reg0_I 0 (mul i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg5_I 0 (dread i32 %Reg0_I)
LOC 1 84
  goto @label60
@label58
LOC 1 86
  dassign %Reg0_I 0 (dread i32 %Reg5_I)
  dassign %Reg1_I 0 (dread i32 %Reg7_I)
  dassign %Reg0_I 0 (div i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg5_I 0 (dread i32 %Reg0_I)
LOC 1 87
  goto @label60
@label59
LOC 1 89
  dassign %Reg0_I 0 (dread i32 %Reg5_I)
  dassign %Reg1_I 0 (dread i32 %Reg7_I)
  dassign %Reg0_I 0 (rem i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg5_I 0 (dread i32 %Reg0_I)
@label60
LOC 1 91
  goto @label55
@label61
LOC 1 92
  dassign %Reg0_I 0 (dread i32 %Reg5_I)
  return (dread i32 %Reg0_I)
}
func &LInterp_24Parser_3B_7Cfactor_7C_28_29I virtual (var %_this <* <$LInterp_24Parser_3B>>) i32 {
  funcid 9
  var %Reg8_R120 <* <$LInterp_24Parser_3B>>
  var %Reg0_R120 <* <$LInterp_24Parser_3B>>
  var %Reg0_I i32
  var %Reg1_R120 <* <$LInterp_24Parser_3B>>
  var %Reg1_R117 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_I i32
  var %Reg0_R121 <* <$Ljava_2Flang_2FIllegalStateException_3B>>
  var %L_STR_26 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R118 <* <$Ljava_2Flang_2FThrowable_3B>>
  var %Reg0_C u16
  var %Reg6_I i32
  var %Reg2_I i32
  var %Reg7_I i32
  var %Reg1_R115 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg2_R117 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_27 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg2_R120 <* <$LInterp_24Parser_3B>>
  var %Reg0_Z u1
  var %L_STR_28 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg2_C u16
  var %L_STR_29 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg3_I i32
  var %Reg4_I i32
  var %Reg1_C u16

ALIAS %v %Reg7_I i32
ALIAS %c %Reg6_C u16
  dassign %Reg8_R120 0 (dread ref %_this)
LOC 1 96
  dassign %Reg0_R120 0 (dread ref %Reg8_R120)
  dassign %Reg0_I 0 (iread i32 <* <$LInterp_24Parser_3B>> 3 (dread ref %Reg0_R120))
  dassign %Reg1_R120 0 (dread ref %Reg8_R120)
  dassign %Reg1_R117 0 (iread ref <* <$LInterp_24Parser_3B>> 2 (dread ref %Reg1_R120))
  virtualcallassigned &Ljava_2Flang_2FString_3B_7Clength_7C_28_29I (dread ref %Reg1_R117) { dassign %Reg1_I 0 }
  brtrue @label62 (lt i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  intrinsiccallwithtype <$Ljava_2Flang_2FIllegalStateException_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R121 0 (gcmalloc ref <$Ljava_2Flang_2FIllegalStateException_3B>)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2fdd293f512eb768789b9242ac750d96) { dassign %L_STR_26 0 }
  dassign %Reg1_R117 0 (dread ptr %L_STR_26)
  callassigned &Ljava_2Flang_2FIllegalStateException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R121, dread ref %Reg1_R117) {}
  dassign %Reg0_R118 0 (retype ref <* <$Ljava_2Flang_2FThrowable_3B>> (dread ref %Reg0_R121))
  throw (dread ref %Reg0_R118)
@label62
LOC 1 97
  dassign %Reg0_R120 0 (dread ref %Reg8_R120)
  virtualcallassigned &LInterp_24Parser_3B_7Cpeek_7C_28_29C (dread ref %Reg0_R120) { dassign %Reg0_C 0 }
  dassign %Reg6_I 0 (cvt i32 u16 (dread u16 %Reg0_C))
LOC 1 98
  dassign %Reg0_I 0 (dread i32 %Reg6_I)
  dassign %Reg1_I 0 (constval i32 40)
  brtrue @label65 (ne i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
LOC 1 99
  dassign %Reg0_R120 0 (dread ref %Reg8_R120)
  dassign %Reg1_I 0 (iread i32 <* <$LInterp_24Parser_3B>> 3 (dread ref %Reg0_R120))
  dassign %Reg2_I 0 (constval i32 1)
  dassign %Reg1_I 0 (add i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  iassign <* <$LInterp_24Parser_3B>> 3 (dread ref %Reg0_R120, dread i32 %Reg1_I)
LOC 1 100
  dassign %Reg0_R120 0 (dread ref %Reg8_R120)
  virtualcallassigned &LInterp_24Parser_3B_7Cexpr_7C_28_29I (dread ref %Reg0_R120) { dassign %Reg0_I 0 }
  dassign %Reg7_I 0 (dread i32 %Reg0_I)
LOC 1 101
  dassign %Reg0_R120 0 (dread ref %Reg8_R120)
  dassign %Reg0_I 0 (iread i32 <* <$LInterp_24Parser_3B>> 3 (dread ref %Reg0_R120))
  dassign %Reg1_R120 0 (dread ref %Reg8_R120)
  dassign %Reg1_R117 0 (iread ref <* <$LInterp_24Parser_3B>> 2 (dread ref %Reg1_R120))
  virtualcallassigned &Ljava_2Flang_2FString_3B_7Clength_7C_28_29I (dread ref %Reg1_R117) { dassign %Reg1_I 0 }
  brtrue @label63 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg0_R120 0 (dread ref %Reg8_R120)
  virtualcallassigned &LInterp_24Parser_3B_7Cpeek_7C_28_29C (dread ref %Reg0_R120) { dassign %Reg0_C 0 }
  dassign %Reg1_I 0 (constval i32 41)
  brtrue @label64 (eq i32 i32 (
    cvt i32 u16 (dread u16 %Reg0_C),
    dread i32 %Reg1_I))
@label63
  intrinsiccallwithtype <$Ljava_2Flang_2FIllegalStateException_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R121 0 (gcmalloc ref <$Ljava_2Flang_2FIllegalStateException_3B>)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R115 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R115) {}
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_a9c777faad7895571e728a7cc7594c7c) { dassign %L_STR_27 0 }
  dassign %Reg2_R117 0 (dread ptr %L_STR_27)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R115, dread ref %Reg2_R117) { dassign %Reg1_R115 0 }
  dassign %Reg2_R120 0 (dread ref %Reg8_R120)
  dassign %Reg2_I 0 (iread i32 <* <$LInterp_24Parser_3B>> 3 (dread ref %Reg2_R120))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R115, dread i32 %Reg2_I) { dassign %Reg1_R115 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R115) { dassign %Reg1_R117 0 }
  callassigned &Ljava_2Flang_2FIllegalStateException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R121, dread ref %Reg1_R117) {}
  dassign %Reg0_R118 0 (retype ref <* <$Ljava_2Flang_2FThrowable_3B>> (dread ref %Reg0_R121))
  throw (dread ref %Reg0_R118)
@label64
LOC 1 102
  dassign %Reg0_R120 0 (dread ref %Reg8_R120)
  dassign %Reg1_I 0 (iread i32 <* <$LInterp_24Parser_3B>> 3 (dread ref %Reg0_R120))
  dassign %Reg2_I 0 (constval i32 1)
  dassign %Reg1_I 0 (add i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  iassign <* <$LInterp_24Parser_3B>> 3 (dread ref %Reg0_R120, dread i32 %Reg1_I)
LOC 1 103
  dassign %Reg0_I 0 (dread i32 %Reg7_I)
  return (dread i32 %Reg0_I)
@label65
LOC 1 105
  dassign %Reg0_I 0 (dread i32 %Reg6_I)
  dassign %Reg1_I 0 (constval i32 45)
  brtrue @label66 (ne i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
LOC 1 106
  dassign %Reg0_R120 0 (dread ref %Reg8_R120)
  dassign %Reg1_I 0 (iread i32 <* <$LInterp_24Parser_3B>> 3 (dread ref %Reg0_R120))
  dassign %Reg2_I 0 (constval i32 1)
  dassign %Reg1_I 0 (add i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  iassign <* <$LInterp_24Parser_3B>> 3 (dread ref %Reg0_R120, dread i32 %Reg1_I)
LOC 1 107
  dassign %Reg0_R120 0 (dread ref %Reg8_R120)
  virtualcallassigned &LInterp_24Parser_3B_7Cfactor_7C_28_29I (dread ref %Reg0_R120) { dassign %Reg0_I 0 }
  dassign %Reg0_I 0 (neg i32 (dread i32 %Reg0_I))
  return (dread i32 %Reg0_I)
@label66
LOC 1 109
  dassign %Reg0_I 0 (dread i32 %Reg6_I)
  intrinsiccallwithtype <$Ljava_2Flang_2FCharacter_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_C 0 (cvt u16 i32 (dread i32 %Reg0_I))
  callassigned &Ljava_2Flang_2FCharacter_3B_7CisDigit_7C_28C_29Z (dread u16 %Reg0_C) { dassign %Reg0_Z 0 }
  brtrue @label67 (ne i32 i32 (
    cvt i32 u1 (dread u1 %Reg0_Z),
    constval i32 0))
  intrinsiccallwithtype <$Ljava_2Flang_2FIllegalStateException_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R121 0 (gcmalloc ref <$Ljava_2Flang_2FIllegalStateException_3B>)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R115 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R115) {}
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_491ae71367864817e8f0794bb6b989e8) { dassign %L_STR_28 0 }
  dassign %Reg2_R117 0 (dread ptr %L_STR_28)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R115, dread ref %Reg2_R117) { dassign %Reg1_R115 0 }
  dassign %Reg2_I 0 (dread i32 %Reg6_I)
  dassign %Reg2_C 0 (cvt u16 i32 (dread i32 %Reg2_I))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28C_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R115, dread u16 %Reg2_C) { dassign %Reg1_R115 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000610074002000) { dassign %L_STR_29 0 }
  dassign %Reg2_R117 0 (dread ptr %L_STR_29)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R115, dread ref %Reg2_R117) { dassign %Reg1_R115 0 }
  dassign %Reg2_R120 0 (dread ref %Reg8_R120)
  dassign %Reg2_I 0 (iread i32 <* <$LInterp_24Parser_3B>> 3 (dread ref %Reg2_R120))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R115, dread i32 %Reg2_I) { dassign %Reg1_R115 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R115) { dassign %Reg1_R117 0 }
  callassigned &Ljava_2Flang_2FIllegalStateException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R121, dread ref %Reg1_R117) {}
  dassign %Reg0_R118 0 (retype ref <* <$Ljava_2Flang_2FThrowable_3B>> (dread ref %Reg0_R121))
  throw (dread ref %Reg0_R118)
@label67
LOC 1 110
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg7_I 0 (dread i32 %Reg0_I)
@label68
LOC 1 111
  dassign %Reg0_R120 0 (dread ref %Reg8_R120)
  dassign %Reg0_I 0 (iread i32 <* <$LInterp_24Parser_3B>> 3 (dread ref %Reg0_R120))
  dassign %Reg1_R120 0 (dread ref %Reg8_R120)
  dassign %Reg1_R117 0 (iread ref <* <$LInterp_24Parser_3B>> 2 (dread ref %Reg1_R120))
  virtualcallassigned &Ljava_2Flang_2FString_3B_7Clength_7C_28_29I (dread ref %Reg1_R117) { dassign %Reg1_I 0 }
  brtrue @label69 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg0_R120 0 (dread ref %Reg8_R120)
  virtualcallassigned &LInterp_24Parser_3B_7Cpeek_7C_28_29C (dread ref %Reg0_R120) { dassign %Reg0_C 0 }
  intrinsiccallwithtype <$Ljava_2Flang_2FCharacter_3B> JAVA_CLINIT_CHECK ()
  callassigned &Ljava_2Flang_2FCharacter_3B_7CisDigit_7C_28C_29Z (dread u16 %Reg0_C) { dassign %Reg0_Z 0 }
  brtrue @label69 (eq i32 i32 (
    cvt i32 u1 (dread u1 %Reg0_Z),
    constval i32 0))
  dassign %Reg0_I 0 (dread i32 %Reg7_I)
  dassign %Reg1_I 0 (constval i32 10)
  dassign %Reg0_I 0 (mul i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_R120 0 (dread ref %Reg8_R120)
  dassign %Reg1_R117 0 (iread ref <* <$LInterp_24Parser_3B>> 2 (dread ref %Reg1_R120))
  dassign %Reg2_R120 0 (dread ref %Reg8_R120)
  dassign %Reg3_I 0 (iread i32 <* <$LInterp_24Parser_3B>> 3 (dread ref %Reg2_R120))
  dassign %Reg4_I 0 (constval i32 1)
  dassign %Reg4_I 0 (add i32 (dread i32 %Reg3_I, dread i32 %Reg4_I))
  iassign <* <$LInterp_24Parser_3B>> 3 (dread ref %Reg2_R120, dread i32 %Reg4_I)
  virtualcallassigned &Ljava_2Flang_2FString_3B_7CcharAt_7C_28I_29C (dread ref %Reg1_R117, dread i32 %Reg3_I) { dassign %Reg1_C 0 }
  dassign %Reg2_I 0 (constval i32 48)
  dassign %Reg1_I 0 (sub i32 (
    cvt i32 u16 (dread u16 %Reg1_C),
    dread i32 %Reg2_I))
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg7_I 0 (dread i32 %Reg0_I)
  goto @label68
@label69
LOC 1 112
  dassign %Reg0_I 0 (dread i32 %Reg7_I)
  return (dread i32 %Reg0_I)
}
func &LInterp_24Parser_3B_7Cpeek_7C_28_29C virtual (var %_this <* <$LInterp_24Parser_3B>>) u16 {
  funcid 10
  var %Reg3_R120 <* <$LInterp_24Parser_3B>>
  var %Reg0_R120 <* <$LInterp_24Parser_3B>>
  var %Reg0_I i32
  var %Reg1_R120 <* <$LInterp_24Parser_3B>>
  var %Reg1_R117 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_I i32
  var %Reg2_I i32
  var %Reg0_R117 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_C u16

  dassign %Reg3_R120 0 (dread ref %_this)
@label70
LOC 1 116
  dassign %Reg0_R120 0 (dread ref %Reg3_R120)
  dassign %Reg0_I 0 (iread i32 <* <$LInterp_24Parser_3B>> 3 (dread ref %Reg0_R120))
  dassign %Reg1_R120 0 (dread ref %Reg3_R120)
  dassign %Reg1_R117 0 (iread ref <* <$LInterp_24Parser_3B>> 2 (dread ref %Reg1_R120))
  virtualcallassigned &Ljava_2Flang_2FString_3B_7Clength_7C_28_29I (dread ref %Reg1_R117) { dassign %Reg1_I 0 }
  dassign %Reg2_I 0 (constval i32 1)
  dassign %Reg1_I 0 (sub i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  brtrue @label71 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg0_R120 0 (dread ref %Reg3_R120)
  dassign %Reg0_R117 0 (iread ref <* <$LInterp_24Parser_3B>> 2 (dread ref %Reg0_R120))
  dassign %Reg1_R120 0 (dread ref %Reg3_R120)
  dassign %Reg1_I 0 (iread i32 <* <$LInterp_24Parser_3B>> 3 (dread ref %Reg1_R120))
  virtualcallassigned &Ljava_2Flang_2FString_3B_7CcharAt_7C_28I_29C (dread ref %Reg0_R117, dread i32 %Reg1_I) { dassign %Reg0_C 0 }
  dassign %Reg1_I 0 (constval i32 32)
  brtrue @label71 (ne i32 i32 (
    cvt i32 u16 (dread u16 %Reg0_C),
    dread i32 %Reg1_I))
  dassign %Reg0_R120 0 (dread ref %Reg3_R120)
  dassign %Reg1_I 0 (iread i32 <* <$LInterp_24Parser_3B>> 3 (dread ref %Reg0_R120))
  dassign %Reg2_I 0 (constval i32 1)
  dassign %Reg1_I 0 (add i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  iassign <* <$LInterp_24Parser_3B>> 3 (dread ref %Reg0_R120, dread i32 %Reg1_I)
  goto @label70
@label71
LOC 1 117
  dassign %Reg0_R120 0 (dread ref %Reg3_R120)
  dassign %Reg0_R117 0 (iread ref <* <$LInterp_24Parser_3B>> 2 (dread ref %Reg0_R120))
  dassign %Reg1_R120 0 (dread ref %Reg3_R120)
  dassign %Reg1_I 0 (iread i32 <* <$LInterp_24Parser_3B>> 3 (dread ref %Reg1_R120))
  virtualcallassigned &Ljava_2Flang_2FString_3B_7CcharAt_7C_28I_29C (dread ref %Reg0_R117, dread i32 %Reg1_I) { dassign %Reg0_C 0 }
  return (dread u16 %Reg0_C)
}
func &LInterp_24VmError_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3BI_29V constructor (var %_this <* <$LInterp_24VmError_3B>>, var %Reg4_R117 <* <$Ljava_2Flang_2FString_3B>>, var %Reg5_I i32) void {
  funcid 11
  var %Reg3_R116 <* <$LInterp_24VmError_3B>>
  var %Reg0_R116 <* <$LInterp_24VmError_3B>>
  var %Reg1_R115 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg2_R117 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_29 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg2_I i32
  var %Reg1_R117 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R128 <* <$Ljava_2Flang_2FRuntimeException_3B>>
  var %Reg1_I i32

ALIAS %m %Reg4_R117 <* <$Ljava_2Flang_2FString_3B>>
ALIAS %pc %Reg5_I i32
  dassign %Reg3_R116 0 (dread ref %_this)
LOC 1 7
  dassign %Reg0_R116 0 (dread ref %Reg3_R116)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R115 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R115) {}
  dassign %Reg2_R117 0 (dread ref %Reg4_R117)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R115, dread ref %Reg2_R117) { dassign %Reg1_R115 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000610074002000) { dassign %L_STR_29 0 }
  dassign %Reg2_R117 0 (dread ptr %L_STR_29)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R115, dread ref %Reg2_R117) { dassign %Reg1_R115 0 }
  dassign %Reg2_I 0 (dread i32 %Reg5_I)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R115, dread i32 %Reg2_I) { dassign %Reg1_R115 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R115) { dassign %Reg1_R117 0 }
  dassign %Reg0_R128 0 (retype ref <* <$Ljava_2Flang_2FRuntimeException_3B>> (dread ref %Reg0_R116))
  callassigned &Ljava_2Flang_2FRuntimeException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R128, dread ref %Reg1_R117) {}
LOC 1 8
  dassign %Reg0_R116 0 (dread ref %Reg3_R116)
  dassign %Reg1_I 0 (dread i32 %Reg5_I)
  iassign <* <$LInterp_24VmError_3B>> 7 (dread ref %Reg0_R116, dread i32 %Reg1_I)
LOC 1 9
  return ()
}
