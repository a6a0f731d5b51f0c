flavor 1
srclang 3
id 65535
numfuncs 3
import "library.mplt"
import "BigMethod.mplt"
entryfunc &LBigMethod_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V
fileinfo {
  @INFO_filename "BigMethod.class"}
srcfileinfo {
  1 "BigMethod.java"}
javaclass $LBigMethod_3B <$LBigMethod_3B> public
func &LBigMethod_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$LBigMethod_3B>>) void
func &LBigMethod_3B_7Cf_7C_28IAI_29I static (var %Reg14_I i32, var %Reg15_R114 <* <[] i32>>) i32
func &LBigMethod_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V public static (var %Reg9_R118 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>) void
var $_C_STR_7300 fstatic <[3] u64> readonly = [0, 0x300000000, 0x7300000073]
var $_C_STR_7800 fstatic <[3] u64> readonly = [0, 0x300000000, 0x7800000078]
var $Ljava_2Flang_2FSystem_3B_7Cout extern <* <$Ljava_2Fio_2FPrintStream_3B>>
func &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FObject_3B>>) void
func &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>) void
func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg1_R115 <* <$Ljava_2Flang_2FString_3B>>) <* <$Ljava_2Flang_2FStringBuilder_3B>>
func &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &Ljava_2Flang_2FString_3B_7Clength_7C_28_29I public virtual (var %_this <* <$Ljava_2Flang_2FString_3B>>) i32
func &Ljava_2Flang_2FString_3B_7Csubstring_7C_28I_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$Ljava_2Flang_2FString_3B>>, var %Reg1_I i32) <* <$Ljava_2Flang_2FString_3B>>
func &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28I_29V public virtual (var %_this <* <$Ljava_2Fio_2FPrintStream_3B>>, var %Reg1_I i32) void
var $__cinf_Ljava_2Flang_2FString_3B <$__class_meta__>
func &MCC_GetOrInsertLiteral () <* <$Ljava_2Flang_2FString_3B>>
func &LBigMethod_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$LBigMethod_3B>>) void {
  funcid 1
  var %Reg1_R112 <* <$LBigMethod_3B>>
  var %Reg0_R112 <* <$LBigMethod_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>

  dassign %Reg1_R112 0 (dread ref %_this)
LOC 1 1
  dassign %Reg0_R112 0 (dread ref %Reg1_R112)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R112))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
  return ()
}
func &LBigMethod_3B_7Cf_7C_28IAI_29I static (var %Reg14_I i32, var %Reg15_R114 <* <[] i32>>) i32 {
  funcid 2
  var %Reg0_I i32
  var %Reg7_I i32
  var %Reg0_J i64
  var %Reg8_J i64
  var %Reg0_D f64
  var %Reg10_D f64
  var %Reg0_R115 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_10 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg12_R115 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_I i32
  var %Reg1_R114 <* <[] i32>>
  var %Reg2_I i32
  var %Reg0_R114 <* <[] i32>>
  var %Reg3_I i32
  var %Reg1_J i64
  var %Reg2_J i64
  var %Reg1_D f64
  var %Reg13_I i32
  var %Reg0_R116 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg1_R115 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_11 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg6_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg12_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg2_R114 <* <[] i32>>
  var %Reg0_R117 <* <$Ljava_2Flang_2FArithmeticException_3B>>
  var %Reg13_R117 <* <$Ljava_2Flang_2FArithmeticException_3B>>

ALIAS %i %Reg13_I i32
ALIAS %e %Reg13_R117 <* <$Ljava_2Flang_2FArithmeticException_3B>>
ALIAS %a %Reg14_I i32
ALIAS %m %Reg15_R114 <* <[] i32>>
ALIAS %r %Reg7_I i32
ALIAS %l %Reg8_J i64
ALIAS %d %Reg10_D f64
ALIAS %s %Reg12_R115 <* <$Ljava_2Flang_2FString_3B>>
  intrinsiccallwithtype <$LBigMethod_3B> JAVA_CLINIT_CHECK ()
LOC 1 3
  dassign %Reg0_I 0 (dread i32 %Reg14_I)
  dassign %Reg7_I 0 (dread i32 %Reg0_I)
LOC 1 4
  dassign %Reg0_I 0 (dread i32 %Reg14_I)
  dassign %Reg0_J 0 (cvt i64 i32 (dread i32 %Reg0_I))
  dassign %Reg8_J 0 (dread i64 %Reg0_J)
LOC 1 5
  dassign %Reg0_I 0 (dread i32 %Reg14_I)
  dassign %Reg0_D 0 (cvt f64 i32 (dread i32 %Reg0_I))
  dassign %Reg10_D 0 (dread f64 %Reg0_D)
LOC 1 6
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_7300) { dassign %L_STR_10 0 }
  dassign %Reg0_R115 0 (dread ptr %L_STR_10)
  dassign %Reg12_R115 0 (dread ref %Reg0_R115)
LOC 1 7
  dassign %Reg0_I 0 (dread i32 %Reg7_I)
  dassign %Reg1_I 0 (constval i32 3)
  dassign %Reg0_I 0 (mul i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_R114 0 (dread ref %Reg15_R114)
  dassign %Reg2_I 0 (constval i32 6)
  dassign %Reg1_I 0 (iread i32 <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %Reg1_R114, dread i32 %Reg2_I)))
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg7_I 0 (dread i32 %Reg0_I)
LOC 1 8
  dassign %Reg0_R114 0 (dread ref %Reg15_R114)
  dassign %Reg1_I 0 (constval i32 7)
  dassign %Reg2_I 0 (dread i32 %Reg7_I)
  dassign %Reg3_I 0 (constval i32 0xde87)
  dassign %Reg2_I 0 (bxor i32 (dread i32 %Reg2_I, dread i32 %Reg3_I))
  iassign <* i32> 0 (
    array 1 ptr <* <[] i32>> (dread ref %Reg0_R114, dread i32 %Reg1_I), 
    dread i32 %Reg2_I)
LOC 1 9
  dassign %Reg0_J 0 (dread i64 %Reg8_J)
  dassign %Reg1_I 0 (dread i32 %Reg7_I)
  dassign %Reg1_J 0 (cvt i64 i32 (dread i32 %Reg1_I))
  dassign %Reg2_J 0 (constval i64 81)
  dassign %Reg1_J 0 (mul i64 (dread i64 %Reg1_J, dread i64 %Reg2_J))
  dassign %Reg0_J 0 (add i64 (dread i64 %Reg0_J, dread i64 %Reg1_J))
  dassign %Reg8_J 0 (dread i64 %Reg0_J)
LOC 1 10
  dassign %Reg0_I 0 (dread i32 %Reg7_I)
  dassign %Reg1_I 0 (constval i32 0xb246)
  brtrue @label0 (le i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg7_I 0 (add i32 (dread i32 %Reg7_I, constval i32 -534))
  goto @label1
@label0
LOC 1 11
  dassign %Reg7_I 0 (add i32 (dread i32 %Reg7_I, constval i32 201))
@label1
LOC 1 12
  dassign %Reg0_D 0 (dread f64 %Reg10_D)
  dassign %Reg1_D 0 (constval f64 0.5)
  dassign %Reg0_D 0 (mul f64 (dread f64 %Reg0_D, dread f64 %Reg1_D))
  dassign %Reg1_I 0 (dread i32 %Reg7_I)
  dassign %Reg2_I 0 (constval i32 62)
  dassign %Reg1_I 0 (rem i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  dassign %Reg1_D 0 (cvt f64 i32 (dread i32 %Reg1_I))
  dassign %Reg0_D 0 (add f64 (dread f64 %Reg0_D, dread f64 %Reg1_D))
  dassign %Reg10_D 0 (dread f64 %Reg0_D)
LOC 1 13
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg13_I 0 (dread i32 %Reg0_I)
@label2
  dassign %Reg0_I 0 (dread i32 %Reg13_I)
  dassign %Reg1_I 0 (constval i32 4)
  brtrue @label4 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
LOC 1 14
  dassign %Reg0_I 0 (dread i32 %Reg7_I)
  dassign %Reg1_I 0 (dread i32 %Reg13_I)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg7_I 0 (dread i32 %Reg0_I)
LOC 1 15
  dassign %Reg0_I 0 (dread i32 %Reg7_I)
  dassign %Reg1_I 0 (constval i32 11)
  dassign %Reg0_I 0 (rem i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_I 0 (constval i32 3)
  brtrue @label3 (ne i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  goto @label4
@label3
LOC 1 13
  dassign %Reg13_I 0 (add i32 (dread i32 %Reg13_I, constval i32 1))
  goto @label2
@label4
LOC 1 17
  dassign %Reg0_I 0 (dread i32 %Reg7_I)
  dassign %Reg1_I 0 (constval i32 8)
  dassign %Reg0_I 0 (band i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  brtrue @label5 (ne i32 i32 (dread i32 %Reg0_I, constval i32 0))
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R116 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R116) {}
  dassign %Reg1_R115 0 (dread ref %Reg12_R115)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R116, dread ref %Reg1_R115) { dassign %Reg0_R116 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_7800) { dassign %L_STR_11 0 }
  dassign %Reg1_R115 0 (dread ptr %L_STR_11)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R116, dread ref %Reg1_R115) { dassign %Reg0_R116 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg0_R116) { dassign %Reg0_R115 0 }
  dassign %Reg6_R113 0 (dread ref %Reg0_R115)
  goto @label6
@label5
  dassign %Reg0_R115 0 (dread ref %Reg12_R115)
  dassign %Reg6_R113 0 (dread ref %Reg0_R115)
@label6
  dassign %Reg0_R113 0 (dread ref %Reg6_R113)
  dassign %Reg12_R113 0 (dread ref %Reg0_R113)
  dassign %Reg12_R115 0 (retype ref <* <$Ljava_2Flang_2FString_3B>> (dread ref %Reg12_R113))
LOC 1 18
  dassign %Reg12_R115 0 (retype ref <* <$Ljava_2Flang_2FString_3B>> (dread ref %Reg12_R113))
  dassign %Reg0_R115 0 (dread ref %Reg12_R115)
  virtualcallassigned &Ljava_2Flang_2FString_3B_7Clength_7C_28_29I (dread ref %Reg0_R115) { dassign %Reg0_I 0 }
  dassign %Reg1_I 0 (constval i32 20)
  brtrue @label7 (le i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg12_R115 0 (retype ref <* <$Ljava_2Flang_2FString_3B>> (dread ref %Reg12_R113))
  dassign %Reg0_R115 0 (dread ref %Reg12_R115)
  dassign %Reg1_I 0 (constval i32 10)
  virtualcallassigned &Ljava_2Flang_2FString_3B_7Csubstring_7C_28I_29Ljava_2Flang_2FString_3B (dread ref %Reg0_R115, dread i32 %Reg1_I) { dassign %Reg0_R115 0 }
  dassign %Reg12_R115 0 (dread ref %Reg0_R115)
@label7
  try { @label8 }
LOC 1 20
  dassign %Reg0_I 0 (dread i32 %Reg7_I)
  dassign %Reg1_I 0 (constval i32 0xd4d)
  dassign %Reg2_R114 0 (dread ref %Reg15_R114)
  dassign %Reg3_I 0 (constval i32 13)
  dassign %Reg2_I 0 (iread i32 <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %Reg2_R114, dread i32 %Reg3_I)))
  dassign %Reg3_I 0 (constval i32 3)
  dassign %Reg2_I 0 (band i32 (dread i32 %Reg2_I, dread i32 %Reg3_I))
  dassign %Reg1_I 0 (div i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg7_I 0 (dread i32 %Reg0_I)
  endtry
LOC 1 23
  goto @label9
@label8
  catch { <* <$Ljava_2Flang_2FArithmeticException_3B>> }
  dassign %Reg0_R117 0 (regread ptr %%thrownval)
LOC 1 21
  dassign %Reg13_R117 0 (dread ref %Reg0_R117)
LOC 1 22
  dassign %Reg0_I 0 (dread i32 %Reg7_I)
  dassign %Reg1_I 0 (constval i32 511)
  dassign %Reg0_I 0 (bxor i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg7_I 0 (dread i32 %Reg0_I)
@label9
LOC 1 24
  dassign %Reg0_I 0 (dread i32 %Reg7_I)
  dassign %Reg1_I 0 (constval i32 7)
  dassign %Reg0_I 0 (mul i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_R114 0 (dread ref %Reg15_R114)
  dassign %Reg2_I 0 (constval i32 7)
  dassign %Reg1_I 0 (iread i32 <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %Reg1_R114, dread i32 %Reg2_I)))
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg7_I 0 (dread i32 %Reg0_I)
LOC 1 25
  dassign %Reg0_R114 0 (dread ref %Reg15_R114)
  dassign %Reg1_I 0 (constval i32 3)
  dassign %Reg2_I 0 (dread i32 %Reg7_I)
  dassign %Reg3_I 0 (constval i32 0x97d3)
  dassign %Reg2_I 0 (bxor i32 (dread i32 %Reg2_I, dread i32 %Reg3_I))
  iassign <* i32> 0 (
    array 1 ptr <* <[] i32>> (dread ref %Reg0_R114, dread i32 %Reg1_I), 
    dread i32 %Reg2_I)
LOC 1 26
  dassign %Reg0_J 0 (dread i64 %Reg8_J)
  dassign %Reg1_I 0 (dread i32 %Reg7_I)
  dassign %Reg1_J 0 (cvt i64 i32 (dread i32 %Reg1_I))
  dassign %Reg2_J 0 (constval i64 9)
  dassign %Reg1_J 0 (mul i64 (dread i64 %Reg1_J, dread i64 %Reg2_J))
  dassign %Reg0_J 0 (add i64 (dread i64 %Reg0_J, dread i64 %Reg1_J))
  dassign %Reg8_J 0 (dread i64 %Reg0_J)
LOC 1 27
  dassign %Reg0_I 0 (dread i32 %Reg7_I)
  dassign %Reg1_I 0 (constval i32 0xbeef)
  brtrue @label10 (le i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg7_I 0 (add i32 (dread i32 %Reg7_I, constval i32 -551))
  goto @label11
@label10
LOC 1 28
  dassign %Reg7_I 0 (add i32 (dread i32 %Reg7_I, constval i32 329))
@label11
LOC 1 29
  dassign %Reg0_D 0 (dread f64 %Reg10_D)
  dassign %Reg1_D 0 (constval f64 0.5)
  dassign %Reg0_D 0 (mul f64 (dread f64 %Reg0_D, dread f64 %Reg1_D))
  dassign %Reg1_I 0 (dread i32 %Reg7_I)
  dassign %Reg2_I 0 (constval i32 91)
  dassign %Reg1_I 0 (rem i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  dassign %Reg1_D 0 (cvt f64 i32 (dread i32 %Reg1_I))
  dassign %Reg0_D 0 (add f64 (dread f64 %Reg0_D, dread f64 %Reg1_D))
  dassign %Reg10_D 0 (dread f64 %Reg0_D)
LOC 1 30
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg13_I 0 (dread i32 %Reg0_I)
@label12
  dassign %Reg0_I 0 (dread i32 %Reg13_I)
  dassign %Reg1_I 0 (constval i32 2)
  brtrue @label14 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
LOC 1 31
  dassign %Reg0_I 0 (dread i32 %Reg7_I)
  dassign %Reg1_I 0 (dread i32 %Reg13_I)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg7_I 0 (dread i32 %Reg0_I)
LOC 1 32
  dassign %Reg0_I 0 (dread i32 %Reg7_I)
  dassign %Reg1_I 0 (constval i32 11)
  dassign %Reg0_I 0 (rem i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_I 0 (constval i32 3)
  brtrue @label13 (ne i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  goto @label14
@label13
LOC 1 30
  dassign %Reg13_I 0 (add i32 (dread i32 %Reg13_I, constval i32 1))
  goto @label12
@label14
LOC 1 34
  dassign %Reg0_I 0 (dread i32 %Reg7_I)
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg0_I 0 (band i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  brtrue @label15 (ne i32 i32 (dread i32 %Reg0_I, constval i32 0))
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R116 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R116) {}
  dassign %Reg1_R115 0 (dread ref %Reg12_R115)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R116, dread ref %Reg1_R115) { dassign %Reg0_R116 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_7800) { dassign %L_STR_11 0 }
  dassign %Reg1_R115 0 (dread ptr %L_STR_11)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R116, dread ref %Reg1_R115) { dassign %Reg0_R116 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg0_R116) { dassign %Reg0_R115 0 }
  dassign %Reg6_R113 0 (dread ref %Reg0_R115)
  goto @label16
@label15
  dassign %Reg0_R115 0 (dread ref %Reg12_R115)
  dassign %Reg6_R113 0 (dread ref %Reg0_R115)
@label16
  dassign %Reg0_R113 0 (dread ref %Reg6_R113)
  dassign %Reg12_R113 0 (dread ref %Reg0_R113)
  dassign %Reg12_R115 0 (retype ref <* <$Ljava_2Flang_2FString_3B>> (dread ref %Reg12_R113))
LOC 1 35
  dassign %Reg12_R115 0 (retype ref <* <$Ljava_2Flang_2FString_3B>> (dread ref %Reg12_R113))
  dassign %Reg0_R115 0 (dread ref %Reg12_R115)
  virtualcallassigned &Ljava_2Flang_2FString_3B_7Clength_7C_28_29I (dread ref %Reg0_R115) { dassign %Reg0_I 0 }
  dassign %Reg1_I 0 (constval i32 20)
  brtrue @label17 (le i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg12_R115 0 (retype ref <* <$Ljava_2Flang_2FString_3B>> (dread ref %Reg12_R113))
  dassign %Reg0_R115 0 (dread ref %Reg12_R115)
  dassign %Reg1_I 0 (constval i32 10)
  virtualcallassigned &Ljava_2Flang_2FString_3B_7Csubstring_7C_28I_29Ljava_2Flang_2FString_3B (dread ref %Reg0_R115, dread i32 %Reg1_I) { dassign %Reg0_R115 0 }
  dassign %Reg12_R115 0 (dread ref %Reg0_R115)
@label17
  try { @label18 }
LOC 1 37
  dassign %Reg0_I 0 (dread i32 %Reg7_I)
  dassign %Reg1_I 0 (constval i32 0x551)
  dassign %Reg2_R114 0 (dread ref %Reg15_R114)
  dassign %Reg3_I 0 (constval i32 9)
  dassign %Reg2_I 0 (iread i32 <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %Reg2_R114, dread i32 %Reg3_I)))
  dassign %Reg3_I 0 (constval i32 3)
  dassign %Reg2_I 0 (band i32 (dread i32 %Reg2_I, dread i32 %Reg3_I))
  dassign %Reg1_I 0 (div i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg7_I 0 (dread i32 %Reg0_I)
  endtry
LOC 1 40
  goto @label19
@label18
  catch { <* <$Ljava_2Flang_2FArithmeticException_3B>> }
  dassign %Reg0_R117 0 (regread ptr %%thrownval)
LOC 1 38
  dassign %Reg13_R117 0 (dread ref %Reg0_R117)
LOC 1 39
  dassign %Reg0_I 0 (dread i32 %Reg7_I)
  dassign %Reg1_I 0 (constval i32 655)
  dassign %Reg0_I 0 (bxor i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg7_I 0 (dread i32 %Reg0_I)
@label19
LOC 1 41
  dassign %Reg0_I 0 (dread i32 %Reg7_I)
  dassign %Reg1_I 0 (constval i32 6)
  dassign %Reg0_I 0 (mul i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_R114 0 (dread ref %Reg15_R114)
  dassign %Reg2_I 0 (constval i32 11)
  dassign %Reg1_I 0 (iread i32 <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %Reg1_R114, dread i32 %Reg2_I)))
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg7_I 0 (dread i32 %Reg0_I)
LOC 1 42
  dassign %Reg0_R114 0 (dread ref %Reg15_R114)
  dassign %Reg1_I 0 (constval i32 6)
  dassign %Reg2_I 0 (dread i32 %Reg7_I)
  dassign %Reg3_I 0 (constval i32 0x17106)
  dassign %Reg2_I 0 (bxor i32 (dread i32 %Reg2_I, dread i32 %Reg3_I))
  iassign <* i32> 0 (
    array 1 ptr <* <[] i32>> (dread ref %Reg0_R114, dread i32 %Reg1_I), 
    dread i32 %Reg2_I)
LOC 1 43
  dassign %Reg0_J 0 (dread i64 %Reg8_J)
  dassign %Reg1_I 0 (dread i32 %Reg7_I)
  dassign %Reg1_J 0 (cvt i64 i32 (dread i32 %Reg1_I))
  dassign %Reg2_J 0 (constval i64 49)
  dassign %Reg1_J 0 (mul i64 (dread i64 %Reg1_J, dread i64 %Reg2_J))
  dassign %Reg0_J 0 (add i64 (dread i64 %Reg0_J, dread i64 %Reg1_J))
  dassign %Reg8_J 0 (dread i64 %Reg0_J)
LOC 1 44
  dassign %Reg0_I 0 (dread i32 %Reg7_I)
  dassign %Reg1_I 0 (constval i32 0xb7a7)
  brtrue @label20 (le i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg7_I 0 (add i32 (dread i32 %Reg7_I, constval i32 -711))
  goto @label21
@label20
LOC 1 45
  dassign %Reg7_I 0 (add i32 (dread i32 %Reg7_I, constval i32 267))
@label21
LOC 1 46
  dassign %Reg0_D 0 (dread f64 %Reg10_D)
  dassign %Reg1_D 0 (constval f64 0.5)
  dassign %Reg0_D 0 (mul f64 (dread f64 %Reg0_D, dread f64 %Reg1_D))
  dassign %Reg1_I 0 (dread i32 %Reg7_I)
  dassign %Reg2_I 0 (constval i32 44)
  dassign %Reg1_I 0 (rem i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  dassign %Reg1_D 0 (cvt f64 i32 (dread i32 %Reg1_I))
  dassign %Reg0_D 0 (add f64 (dread f64 %Reg0_D, dread f64 %Reg1_D))
  dassign %Reg10_D 0 (dread f64 %Reg0_D)
LOC 1 47
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg13_I 0 (dread i32 %Reg0_I)
@label22
  dassign %Reg0_I 0 (dread i32 %Reg13_I)
  dassign %Reg1_I 0 (constval i32 1)
  brtrue @label24 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
LOC 1 48
  dassign %Reg0_I 0 (dread i32 %Reg7_I)
  dassign %Reg1_I 0 (dread i32 %Reg13_I)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg7_I 0 (dread i32 %Reg0_I)
LOC 1 49
  dassign %Reg0_I 0 (dread i32 %Reg7_I)
  dassign %Reg1_I 0 (constval i32 11)
  dassign %Reg0_I 0 (rem i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_I 0 (constval i32 3)
  brtrue @label23 (ne i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  goto @label24
@label23
LOC 1 47
  dassign %Reg13_I 0 (add i32 (dread i32 %Reg13_I, constval i32 1))
  goto @label22
@label24
LOC 1 51
  dassign %Reg0_I 0 (dread i32 %Reg7_I)
  dassign %Reg1_I 0 (constval i32 4)
  dassign %Reg0_I 0 (band i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  brtrue @label25 (ne i32 i32 (dread i32 %Reg0_I, constval i32 0))
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R116 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R116) {}
  dassign %Reg1_R115 0 (dread ref %Reg12_R115)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R116, dread ref %Reg1_R115) { dassign %Reg0_R116 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_7800) { dassign %L_STR_11 0 }
  dassign %Reg1_R115 0 (dread ptr %L_STR_11)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R116, dread ref %Reg1_R115) { dassign %Reg0_R116 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg0_R116) { dassign %Reg0_R115 0 }
  dassign %Reg6_R113 0 (dread ref %Reg0_R115)
  goto @label26
@label25
  dassign %Reg0_R115 0 (dread ref %Reg12_R115)
  dassign %Reg6_R113 0 (dread ref %Reg0_R115)
@label26
  dassign %Reg0_R113 0 (dread ref %Reg6_R113)
  dassign %Reg12_R113 0 (dread ref %Reg0_R113)
  dassign %Reg12_R115 0 (retype ref <* <$Ljava_2Flang_2FString_3B>> (dread ref %Reg12_R113))
LOC 1 52
  dassign %Reg12_R115 0 (retype ref <* <$Ljava_2Flang_2FString_3B>> (dread ref %Reg12_R113))
  dassign %Reg0_R115 0 (dread ref %Reg12_R115)
  virtualcallassigned &Ljava_2Flang_2FString_3B_7Clength_7C_28_29I (dread ref %Reg0_R115) { dassign %Reg0_I 0 }
  dassign %Reg1_I 0 (constval i32 20)
  brtrue @label27 (le i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg12_R115 0 (retype ref <* <$Ljava_2Flang_2FString_3B>> (dread ref %Reg12_R113))
  dassign %Reg0_R115 0 (dread ref %Reg12_R115)
  dassign %Reg1_I 0 (constval i32 10)
  virtualcallassigned &Ljava_2Flang_2FString_3B_7Csubstring_7C_28I_29Ljava_2Flang_2FString_3B (dread ref %Reg0_R115, dread i32 %Reg1_I) { dassign %Reg0_R115 0 }
  dassign %Reg12_R115 0 (dread ref %Reg0_R115)
@label27
  try { @label28 }
LOC 1 54
  dassign %Reg0_I 0 (dread i32 %Reg7_I)
  dassign %Reg1_I 0 (constval i32 0x6fc)
  dassign %Reg2_R114 0 (dread ref %Reg15_R114)
  dassign %Reg3_I 0 (constval i32 4)
  dassign %Reg2_I 0 (iread i32 <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %Reg2_R114, dread i32 %Reg3_I)))
  dassign %Reg3_I 0 (constval i32 3)
  dassign %Reg2_I 0 (band i32 (dread i32 %Reg2_I, dread i32 %Reg3_I))
  dassign %Reg1_I 0 (div i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg7_I 0 (dread i32 %Reg0_I)
  endtry
LOC 1 57
  goto @label29
@label28
  catch { <* <$Ljava_2Flang_2FArithmeticException_3B>> }
  dassign %Reg0_R117 0 (regread ptr %%thrownval)
LOC 1 55
  dassign %Reg13_R117 0 (dread ref %Reg0_R117)
LOC 1 56
  dassign %Reg0_I 0 (dread i32 %Reg7_I)
  dassign %Reg1_I 0 (constval i32 13)
  dassign %Reg0_I 0 (bxor i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg7_I 0 (dread i32 %Reg0_I)
@label29
LOC 1 58
  dassign %Reg0_I 0 (dread i32 %Reg7_I)
  dassign %Reg1_I 0 (constval i32 5)
  dassign %Reg0_I 0 (mul i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_R114 0 (dread ref %Reg15_R114)
  dassign %Reg2_I 0 (constval i32 2)
  dassign %Reg1_I 0 (iread i32 <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %Reg1_R114, dread i32 %Reg2_I)))
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg7_I 0 (dread i32 %Reg0_I)
LOC 1 59
  dassign %Reg0_R114 0 (dread ref %Reg15_R114)
  dassign %Reg1_I 0 (constval i32 0)
  dassign %Reg2_I 0 (dread i32 %Reg7_I)
  dassign %Reg3_I 0 (constval i32 0x8fa0)
  dassign %Reg2_I 0 (bxor i32 (dread i32 %Reg2_I, dread i32 %Reg3_I))
  iassign <* i32> 0 (
    array 1 ptr <* <[] i32>> (dread ref %Reg0_R114, dread i32 %Reg1_I), 
    dread i32 %Reg2_I)
LOC 1 60
  dassign %Reg0_J 0 (dread i64 %Reg8_J)
  dassign %Reg1_I 0 (dread i32 %Reg7_I)
  dassign %Reg1_J 0 (cvt i64 i32 (dread i32 %Reg1_I))
  dassign %Reg2_J 0 (constval i64 3)
  dassign %Reg1_J 0 (mul i64 (dread i64 %Reg1_J, dread i64 %Reg2_J))
  dassign %Reg0_J 0 (add i64 (dread i64 %Reg0_J, dread i64 %Reg1_J))
  dassign %Reg8_J 0 (dread i64 %Reg0_J)
LOC 1 61
  dassign %Reg0_I 0 (dread i32 %Reg7_I)
  dassign %Reg1_I 0 (constval i32 0x1a1e)
  brtrue @label30 (le i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg7_I 0 (add i32 (dread i32 %Reg7_I, constval i32 -10))
  goto @label31
@label30
LOC 1 62
  dassign %Reg7_I 0 (add i32 (dread i32 %Reg7_I, constval i32 232))
@label31
LOC 1 63
  dassign %Reg0_D 0 (dread f64 %Reg10_D)
  dassign %Reg1_D 0 (constval f64 0.5)
  dassign %Reg0_D 0 (mul f64 (dread f64 %Reg0_D, dread f64 %Reg1_D))
  dassign %Reg1_I 0 (dread i32 %Reg7_I)
  dassign %Reg2_I 0 (constval i32 94)
  dassign %Reg1_I 0 (rem i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  dassign %Reg1_D 0 (cvt f64 i32 (dread i32 %Reg1_I))
  dassign %Reg0_D 0 (add f64 (dread f64 %Reg0_D, dread f64 %Reg1_D))
  dassign %Reg10_D 0 (dread f64 %Reg0_D)
LOC 1 64
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg13_I 0 (dread i32 %Reg0_I)
@label32
  dassign %Reg0_I 0 (dread i32 %Reg13_I)
  dassign %Reg1_I 0 (constval i32 2)
  brtrue @label34 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
LOC 1 65
  dassign %Reg0_I 0 (dread i32 %Reg7_I)
  dassign %Reg1_I 0 (dread i32 %Reg13_I)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg7_I 0 (dread i32 %Reg0_I)
LOC 1 66
  dassign %Reg0_I 0 (dread i32 %Reg7_I)
  dassign %Reg1_I 0 (constval i32 11)
  dassign %Reg0_I 0 (rem i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_I 0 (constval i32 3)
  brtrue @label33 (ne i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  goto @label34
@label33
LOC 1 64
  dassign %Reg13_I 0 (add i32 (dread i32 %Reg13_I, constval i32 1))
  goto @label32
@label34
LOC 1 68
  dassign %Reg0_I 0 (dread i32 %Reg7_I)
  dassign %Reg1_I 0 (constval i32 16)
  dassign %Reg0_I 0 (band i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  brtrue @label35 (ne i32 i32 (dread i32 %Reg0_I, constval i32 0))
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R116 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R116) {}
  dassign %Reg1_R115 0 (dread ref %Reg12_R115)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R116, dread ref %Reg1_R115) { dassign %Reg0_R116 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_7800) { dassign %L_STR_11 0 }
  dassign %Reg1_R115 0 (dread ptr %L_STR_11)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R116, dread ref %Reg1_R115) { dassign %Reg0_R116 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg0_R116) { dassign %Reg0_R115 0 }
  dassign %Reg6_R113 0 (dread ref %Reg0_R115)
  goto @label36
@label35
  dassign %Reg0_R115 0 (dread ref %Reg12_R115)
  dassign %Reg6_R113 0 (dread ref %Reg0_R115)
@label36
  dassign %Reg0_R113 0 (dread ref %Reg6_R113)
  dassign %Reg12_R113 0 (dread ref %Reg0_R113)
  dassign %Reg12_R115 0 (retype ref <* <$Ljava_2Flang_2FString_3B>> (dread ref %Reg12_R113))
LOC 1 69
  dassign %Reg12_R115 0 (retype ref <* <$Ljava_2Flang_2FString_3B>> (dread ref %Reg12_R113))
  dassign %Reg0_R115 0 (dread ref %Reg12_R115)
  virtualcallassigned &Ljava_2Flang_2FString_3B_7Clength_7C_28_29I (dread ref %Reg0_R115) { dassign %Reg0_I 0 }
  dassign %Reg1_I 0 (constval i32 20)
  brtrue @label37 (le i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg12_R115 0 (retype ref <* <$Ljava_2Flang_2FString_3B>> (dread ref %Reg12_R113))
  dassign %Reg0_R115 0 (dread ref %Reg12_R115)
  dassign %Reg1_I 0 (constval i32 10)
  virtualcallassigned &Ljava_2Flang_2FString_3B_7Csubstring_7C_28I_29Ljava_2Flang_2FString_3B (dread ref %Reg0_R115, dread i32 %Reg1_I) { dassign %Reg0_R115 0 }
  dassign %Reg12_R115 0 (dread ref %Reg0_R115)
@label37
  try { @label38 }
LOC 1 71
  dassign %Reg0_I 0 (dread i32 %Reg7_I)
  dassign %Reg1_I 0 (constval i32 663)
  dassign %Reg2_R114 0 (dread ref %Reg15_R114)
  dassign %Reg3_I 0 (constval i32 15)
  dassign %Reg2_I 0 (iread i32 <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %Reg2_R114, dread i32 %Reg3_I)))
  dassign %Reg3_I 0 (constval i32 3)
  dassign %Reg2_I 0 (band i32 (dread i32 %Reg2_I, dread i32 %Reg3_I))
  dassign %Reg1_I 0 (div i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg7_I 0 (dread i32 %Reg0_I)
  endtry
LOC 1 74
  goto @label39
@label38
  catch { <* <$Ljava_2Flang_2FArithmeticException_3B>> }
  dassign %Reg0_R117 0 (regread ptr %%thrownval)
LOC 1 72
  dassign %Reg13_R117 0 (dread ref %Reg0_R117)
LOC 1 73
  dassign %Reg0_I 0 (dread i32 %Reg7_I)
  dassign %Reg1_I 0 (constval i32 9)
  dassign %Reg0_I 0 (bxor i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg7_I 0 (dread i32 %Reg0_I)
@label39
LOC 1 75
  dassign %Reg0_I 0 (dread i32 %Reg7_I)
  dassign %Reg1_I 0 (constval i32 11)
  dassign %Reg0_I 0 (mul i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_R114 0 (dread ref %Reg15_R114)
  dassign %Reg2_I 0 (constval i32 11)
  dassign %Reg1_I 0 (iread i32 <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %Reg1_R114, dread i32 %Reg2_I)))
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg7_I 0 (dread i32 %Reg0_I)
LOC 1 76
  dassign %Reg0_R114 0 (dread ref %Reg15_R114)
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg2_I 0 (dread i32 %Reg7_I)
  dassign %Reg3_I 0 (constval i32 0xee81)
  dassign %Reg2_I 0 (bxor i32 (dread i32 %Reg2_I, dread i32 %Reg3_I))
  iassign <* i32> 0 (
    array 1 ptr <* <[] i32>> (dread ref %Reg0_R114, dread i32 %Reg1_I), 
    dread i32 %Reg2_I)
LOC 1 77
  dassign %Reg0_J 0 (dread i64 %Reg8_J)
  dassign %Reg1_I 0 (dread i32 %Reg7_I)
  dassign %Reg1_J 0 (cvt i64 i32 (dread i32 %Reg1_I))
  dassign %Reg2_J 0 (constval i64 37)
  dassign %Reg1_J 0 (mul i64 (dread i64 %Reg1_J, dread i64 %Reg2_J))
  dassign %Reg0_J 0 (add i64 (dread i64 %Reg0_J, dread i64 %Reg1_J))
  dassign %Reg8_J 0 (dread i64 %Reg0_J)
LOC 1 78
  dassign %Reg0_I 0 (dread i32 %Reg7_I)
  dassign %Reg1_I 0 (constval i32 0x55d3)
  brtrue @label40 (le i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg7_I 0 (add i32 (dread i32 %Reg7_I, constval i32 -297))
  goto @label41
@label40
LOC 1 79
  dassign %Reg7_I 0 (add i32 (dread i32 %Reg7_I, constval i32 297))
@label41
LOC 1 80
  dassign %Reg0_D 0 (dread f64 %Reg10_D)
  dassign %Reg1_D 0 (constval f64 0.5)
  dassign %Reg0_D 0 (mul f64 (dread f64 %Reg0_D, dread f64 %Reg1_D))
  dassign %Reg1_I 0 (dread i32 %Reg7_I)
  dassign %Reg2_I 0 (constval i32 71)
  dassign %Reg1_I 0 (rem i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  dassign %Reg1_D 0 (cvt f64 i32 (dread i32 %Reg1_I))
  dassign %Reg0_D 0 (add f64 (dread f64 %Reg0_D, dread f64 %Reg1_D))
  dassign %Reg10_D 0 (dread f64 %Reg0_D)
LOC 1 81
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg13_I 0 (dread i32 %Reg0_I)
@label42
  dassign %Reg0_I 0 (dread i32 %Reg13_I)
  dassign %Reg1_I 0 (constval i32 4)
  brtrue @label44 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
LOC 1 82
  dassign %Reg0_I 0 (dread i32 %Reg7_I)
  dassign %Reg1_I 0 (dread i32 %Reg13_I)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg7_I 0 (dread i32 %Reg0_I)
LOC 1 83
  dassign %Reg0_I 0 (dread i32 %Reg7_I)
  dassign %Reg1_I 0 (constval i32 11)
  dassign %Reg0_I 0 (rem i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_I 0 (constval i32 3)
  brtrue @label43 (ne i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  goto @label44
@label43
LOC 1 81
  dassign %Reg13_I 0 (add i32 (dread i32 %Reg13_I, constval i32 1))
  goto @label42
@label44
LOC 1 85
  dassign %Reg0_I 0 (dread i32 %Reg7_I)
  dassign %Reg1_I 0 (constval i32 2)
  dassign %Reg0_I 0 (band i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  brtrue @label45 (ne i32 i32 (dread i32 %Reg0_I, constval i32 0))
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R116 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R116) {}
  dassign %Reg1_R115 0 (dread ref %Reg12_R115)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R116, dread ref %Reg1_R115) { dassign %Reg0_R116 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_7800) { dassign %L_STR_11 0 }
  dassign %Reg1_R115 0 (dread ptr %L_STR_11)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R116, dread ref %Reg1_R115) { dassign %Reg0_R116 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg0_R116) { dassign %Reg0_R115 0 }
  dassign %Reg6_R113 0 (dread ref %Reg0_R115)
  goto @label46
@label45
  dassign %Reg0_R115 0 (dread ref %Reg12_R115)
  dassign %Reg6_R113 0 (dread ref %Reg0_R115)
@label46
  dassign %Reg0_R113 0 (dread ref %Reg6_R113)
  dassign %Reg12_R113 0 (dread ref %Reg0_R113)
  dassign %Reg12_R115 0 (retype ref <* <$Ljava_2Flang_2FString_3B>> (dread ref %Reg12_R113))
LOC 1 86
  dassign %Reg12_R115 0 (retype ref <* <$Ljava_2Flang_2FString_3B>> (dread ref %Reg12_R113))
  dassign %Reg0_R115 0 (dread ref %Reg12_R115)
  virtualcallassigned &Ljava_2Flang_2FString_3B_7Clength_7C_28_29I (dread ref %Reg0_R115) { dassign %Reg0_I 0 }
  dassign %Reg1_I 0 (constval i32 20)
  brtrue @label47 (le i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg12_R115 0 (retype ref <* <$Ljava_2Flang_2FString_3B>> (dread ref %Reg12_R113))
  dassign %Reg0_R115 0 (dread ref %Reg12_R115)
  dassign %Reg1_I 0 (constval i32 10)
  virtualcallassigned &Ljava_2Flang_2FString_3B_7Csubstring_7C_28I_29Ljava_2Flang_2FString_3B (dread ref %Reg0_R115, dread i32 %Reg1_I) { dassign %Reg0_R115 0 }
  dassign %Reg12_R115 0 (dread ref %Reg0_R115)
@label47
  try { @label48 }
LOC 1 88
  dassign %Reg0_I 0 (dread i32 %Reg7_I)
  dassign %Reg1_I 0 (constval i32 808)
  dassign %Reg2_R114 0 (dread ref %Reg15_R114)
  dassign %Reg3_I 0 (constval i32 8)
  dassign %Reg2_I 0 (iread i32 <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %Reg2_R114, dread i32 %Reg3_I)))
  dassign %Reg3_I 0 (constval i32 3)
  dassign %Reg2_I 0 (band i32 (dread i32 %Reg2_I, dread i32 %Reg3_I))
  dassign %Reg1_I 0 (div i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg7_I 0 (dread i32 %Reg0_I)
  endtry
LOC 1 91
  goto @label49
@label48
  catch { <* <$Ljava_2Flang_2FArithmeticException_3B>> }
  dassign %Reg0_R117 0 (regread ptr %%thrownval)
LOC 1 89
  dassign %Reg13_R117 0 (dread ref %Reg0_R117)
LOC 1 90
  dassign %Reg0_I 0 (dread i32 %Reg7_I)
  dassign %Reg1_I 0 (constval i32 824)
  dassign %Reg0_I 0 (bxor i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg7_I 0 (dread i32 %Reg0_I)
@label49
LOC 1 92
  dassign %Reg0_I 0 (dread i32 %Reg7_I)
  dassign %Reg1_I 0 (constval i32 5)
  dassign %Reg0_I 0 (mul i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_R114 0 (dread ref %Reg15_R114)
  dassign %Reg2_I 0 (constval i32 8)
  dassign %Reg1_I 0 (iread i32 <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %Reg1_R114, dread i32 %Reg2_I)))
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg7_I 0 (dread i32 %Reg0_I)
LOC 1 93
  dassign %Reg0_R114 0 (dread ref %Reg15_R114)
  dassign %Reg1_I 0 (constval i32 9)
  dassign %Reg2_I 0 (dread i32 %Reg7_I)
  dassign %Reg3_I 0 (constval i32 0xc0c9)
  dassign %Reg2_I 0 (bxor i32 (dread i32 %Reg2_I, dread i32 %Reg3_I))
  iassign <* i32> 0 (
    array 1 ptr <* <[] i32>> (dread ref %Reg0_R114, dread i32 %Reg1_I), 
    dread i32 %Reg2_I)
LOC 1 94
  dassign %Reg0_J 0 (dread i64 %Reg8_J)
  dassign %Reg1_I 0 (dread i32 %Reg7_I)
  dassign %Reg1_J 0 (cvt i64 i32 (dread i32 %Reg1_I))
  dassign %Reg2_J 0 (constval i64 66)
  dassign %Reg1_J 0 (mul i64 (dread i64 %Reg1_J, dread i64 %Reg2_J))
  dassign %Reg0_J 0 (add i64 (dread i64 %Reg0_J, dread i64 %Reg1_J))
  dassign %Reg8_J 0 (dread i64 %Reg0_J)
LOC 1 95
  dassign %Reg0_I 0 (dread i32 %Reg7_I)
  dassign %Reg1_I 0 (constval i32 0x5738)
  brtrue @label50 (le i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg7_I 0 (add i32 (dread i32 %Reg7_I, constval i32 -381))
  goto @label51
@label50
LOC 1 96
  dassign %Reg7_I 0 (add i32 (dread i32 %Reg7_I, constval i32 270))
@label51
LOC 1 97
  dassign %Reg0_D 0 (dread f64 %Reg10_D)
  dassign %Reg1_D 0 (constval f64 0.5)
  dassign %Reg0_D 0 (mul f64 (dread f64 %Reg0_D, dread f64 %Reg1_D))
  dassign %Reg1_I 0 (dread i32 %Reg7_I)
  dassign %Reg2_I 0 (constval i32 80)
  dassign %Reg1_I 0 (rem i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  dassign %Reg1_D 0 (cvt f64 i32 (dread i32 %Reg1_I))
  dassign %Reg0_D 0 (add f64 (dread f64 %Reg0_D, dread f64 %Reg1_D))
  dassign %Reg10_D 0 (dread f64 %Reg0_D)
LOC 1 98
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg13_I 0 (dread i32 %Reg0_I)
@label52
  dassign %Reg0_I 0 (dread i32 %Reg13_I)
  dassign %Reg1_I 0 (constval i32 2)
  brtrue @label54 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
LOC 1 99
  dassign %Reg0_I 0 (dread i32 %Reg7_I)
  dassign %Reg1_I 0 (dread i32 %Reg13_I)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg7_I 0 (dread i32 %Reg0_I)
LOC 1 100
  dassign %Reg0_I 0 (dread i32 %Reg7_I)
  dassign %Reg1_I 0 (constval i32 11)
  dassign %Reg0_I 0 (rem i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_I 0 (constval i32 3)
  brtrue @label53 (ne i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  goto @label54
@label53
LOC 1 98
  dassign %Reg13_I 0 (add i32 (dread i32 %Reg13_I, constval i32 1))
  goto @label52
@label54
LOC 1 102
  dassign %Reg0_I 0 (dread i32 %Reg7_I)
  dassign %Reg1_I 0 (constval i32 8)
  dassign %Reg0_I 0 (band i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  brtrue @label55 (ne i32 i32 (dread i32 %Reg0_I, constval i32 0))
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R116 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R116) {}
  dassign %Reg1_R115 0 (dread ref %Reg12_R115)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R116, dread ref %Reg1_R115) { dassign %Reg0_R116 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_7800) { dassign %L_STR_11 0 }
  dassign %Reg1_R115 0 (dread ptr %L_STR_11)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R116, dread ref %Reg1_R115) { dassign %Reg0_R116 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg0_R116) { dassign %Reg0_R115 0 }
  dassign %Reg6_R113 0 (dread ref %Reg0_R115)
  goto @label56
@label55
  dassign %Reg0_R115 0 (dread ref %Reg12_R115)
  dassign %Reg6_R113 0 (dread ref %Reg0_R115)
@label56
  dassign %Reg0_R113 0 (dread ref %Reg6_R113)
  dassign %Reg12_R113 0 (dread ref %Reg0_R113)
  dassign %Reg12_R115 0 (retype ref <* <$Ljava_2Flang_2FString_3B>> (dread ref %Reg12_R113))
LOC 1 103
  dassign %Reg12_R115 0 (retype ref <* <$Ljava_2Flang_2FString_3B>> (dread ref %Reg12_R113))
  dassign %Reg0_R115 0 (dread ref %Reg12_R115)
  virtualcallassigned &Ljava_2Flang_2FString_3B_7Clength_7C_28_29I (dread ref %Reg0_R115) { dassign %Reg0_I 0 }
  dassign %Reg1_I 0 (constval i32 20)
  brtrue @label57 (le i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg12_R115 0 (retype ref <* <$Ljava_2Flang_2FString_3B>> (dread ref %Reg12_R113))
  dassign %Reg0_R115 0 (dread ref %Reg12_R115)
  dassign %Reg1_I 0 (constval i32 10)
  virtualcallassigned &Ljava_2Flang_2FString_3B_7Csubstring_7C_28I_29Ljava_2Flang_2FString_3B (dread ref %Reg0_R115, dread i32 %Reg1_I) { dassign %Reg0_R115 0 }
  dassign %Reg12_R115 0 (dread ref %Reg0_R115)
@label57
  try { @label58 }
LOC 1 105
  dassign %Reg0_I 0 (dread i32 %Reg7_I)
  dassign %Reg1_I 0 (constval i32 984)
  dassign %Reg2_R114 0 (dread ref %Reg15_R114)
  dassign %Reg3_I 0 (constval i32 0)
  dassign %Reg2_I 0 (iread i32 <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %Reg2_R114, dread i32 %Reg3_I)))
  dassign %Reg3_I 0 (constval i32 3)
  dassign %Reg2_I 0 (band i32 (dread i32 %Reg2_I, dread i32 %Reg3_I))
  dassign %Reg1_I 0 (div i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg7_I 0 (dread i32 %Reg0_I)
  endtry
LOC 1 108
  goto @label59
@label58
  catch { <* <$Ljava_2Flang_2FArithmeticException_3B>> }
  dassign %Reg0_R117 0 (regread ptr %%thrownval)
LOC 1 106
  dassign %Reg13_R117 0 (dread ref %Reg0_R117)
LOC 1 107
  dassign %Reg0_I 0 (dread i32 %Reg7_I)
  dassign %Reg1_I 0 (constval i32 594)
  dassign %Reg0_I 0 (bxor i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg7_I 0 (dread i32 %Reg0_I)
@label59
LOC 1 109
  dassign %Reg0_I 0 (dread i32 %Reg7_I)
  dassign %Reg1_I 0 (constval i32 2)
  dassign %Reg0_I 0 (mul i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_R114 0 (dread ref %Reg15_R114)
  dassign %Reg2_I 0 (constval i32 8)
  dassign %Reg1_I 0 (iread i32 <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %Reg1_R114, dread i32 %Reg2_I)))
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg7_I 0 (dread i32 %Reg0_I)
LOC 1 110
  dassign %Reg0_R114 0 (dread ref %Reg15_R114)
  dassign %Reg1_I 0 (constval i32 8)
  dassign %Reg2_I 0 (dread i32 %Reg7_I)
  dassign %Reg3_I 0 (constval i32 0x144f8)
  dassign %Reg2_I 0 (bxor i32 (dread i32 %Reg2_I, dread i32 %Reg3_I))
  iassign <* i32> 0 (
    array 1 ptr <* <[] i32>> (dread ref %Reg0_R114, dread i32 %Reg1_I), 
    dread i32 %Reg2_I)
LOC 1 111
  dassign %Reg0_J 0 (dread i64 %Reg8_J)
  dassign %Reg1_I 0 (dread i32 %Reg7_I)
  dassign %Reg1_J 0 (cvt i64 i32 (dread i32 %Reg1_I))
  dassign %Reg2_J 0 (constval i64 21)
  dassign %Reg1_J 0 (mul i64 (dread i64 %Reg1_J, dread i64 %Reg2_J))
  dassign %Reg0_J 0 (add i64 (dread i64 %Reg0_J, dread i64 %Reg1_J))
  dassign %Reg8_J 0 (dread i64 %Reg0_J)
LOC 1 112
  dassign %Reg0_I 0 (dread i32 %Reg7_I)
  dassign %Reg1_I 0 (constval i32 0x7ccc)
  brtrue @label60 (le i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg7_I 0 (add i32 (dread i32 %Reg7_I, constval i32 -603))
  goto @label61
@label60
LOC 1 113
  dassign %Reg7_I 0 (add i32 (dread i32 %Reg7_I, constval i32 270))
@label61
LOC 1 114
  dassign %Reg0_D 0 (dread f64 %Reg10_D)
  dassign %Reg1_D 0 (constval f64 0.5)
  dassign %Reg0_D 0 (mul f64 (dread f64 %Reg0_D, dread f64 %Reg1_D))
  dassign %Reg1_I 0 (dread i32 %Reg7_I)
  dassign %Reg2_I 0 (constval i32 21)
  dassign %Reg1_I 0 (rem i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  dassign %Reg1_D 0 (cvt f64 i32 (dread i32 %Reg1_I))
  dassign %Reg0_D 0 (add f64 (dread f64 %Reg0_D, dread f64 %Reg1_D))
  dassign %Reg10_D 0 (dread f64 %Reg0_D)
LOC 1 115
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg13_I 0 (dread i32 %Reg0_I)
@label62
  dassign %Reg0_I 0 (dread i32 %Reg13_I)
  dassign %Reg1_I 0 (constval i32 5)
  brtrue @label64 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
LOC 1 116
  dassign %Reg0_I 0 (dread i32 %Reg7_I)
  dassign %Reg1_I 0 (dread i32 %Reg13_I)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg7_I 0 (dread i32 %Reg0_I)
LOC 1 117
  dassign %Reg0_I 0 (dread i32 %Reg7_I)
  dassign %Reg1_I 0 (constval i32 11)
  dassign %Reg0_I 0 (rem i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_I 0 (constval i32 3)
  brtrue @label63 (ne i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  goto @label64
@label63
LOC 1 115
  dassign %Reg13_I 0 (add i32 (dread i32 %Reg13_I, constval i32 1))
  goto @label62
@label64
LOC 1 119
  dassign %Reg0_I 0 (dread i32 %Reg7_I)
  dassign %Reg1_I 0 (constval i32 16)
  dassign %Reg0_I 0 (band i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  brtrue @label65 (ne i32 i32 (dread i32 %Reg0_I, constval i32 0))
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R116 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R116) {}
  dassign %Reg1_R115 0 (dread ref %Reg12_R115)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R116, dread ref %Reg1_R115) { dassign %Reg0_R116 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_7800) { dassign %L_STR_11 0 }
  dassign %Reg1_R115 0 (dread ptr %L_STR_11)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R116, dread ref %Reg1_R115) { dassign %Reg0_R116 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg0_R116) { dassign %Reg0_R115 0 }
  dassign %Reg6_R113 0 (dread ref %Reg0_R115)
  goto @label66
@label65
  dassign %Reg0_R115 0 (dread ref %Reg12_R115)
  dassign %Reg6_R113 0 (dread ref %Reg0_R115)
@label66
  dassign %Reg0_R113 0 (dread ref %Reg6_R113)
  dassign %Reg12_R113 0 (dread ref %Reg0_R113)
  dassign %Reg12_R115 0 (retype ref <* <$Ljava_2Flang_2FString_3B>> (dread ref %Reg12_R113))
LOC 1 120
  dassign %Reg12_R115 0 (retype ref <* <$Ljava_2Flang_2FString_3B>> (dread ref %Reg12_R113))
  dassign %Reg0_R115 0 (dread ref %Reg12_R115)
  virtualcallassigned &Ljava_2Flang_2FString_3B_7Clength_7C_28_29I (dread ref %Reg0_R115) { dassign %Reg0_I 0 }
  dassign %Reg1_I 0 (constval i32 20)
  brtrue @label67 (le i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg12_R115 0 (retype ref <* <$Ljava_2Flang_2FString_3B>> (dread ref %Reg12_R113))
  dassign %Reg0_R115 0 (dread ref %Reg12_R115)
  dassign %Reg1_I 0 (constval i32 10)
  virtualcallassigned &Ljava_2Flang_2FString_3B_7Csubstring_7C_28I_29Ljava_2Flang_2FString_3B (dread ref %Reg0_R115, dread i32 %Reg1_I) { dassign %Reg0_R115 0 }
  dassign %Reg12_R115 0 (dread ref %Reg0_R115)
@label67
  try { @label68 }
LOC 1 122
  dassign %Reg0_I 0 (dread i32 %Reg7_I)
  dassign %Reg1_I 0 (constval i32 0x101f)
  dassign %Reg2_R114 0 (dread ref %Reg15_R114)
  dassign %Reg3_I 0 (constval i32 7)
  dassign %Reg2_I 0 (iread i32 <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %Reg2_R114, dread i32 %Reg3_I)))
  dassign %Reg3_I 0 (constval i32 3)
  dassign %Reg2_I 0 (band i32 (dread i32 %Reg2_I, dread i32 %Reg3_I))
  dassign %Reg1_I 0 (div i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg7_I 0 (dread i32 %Reg0_I)
  endtry
LOC 1 125
  goto @label69
@label68
  catch { <* <$Ljava_2Flang_2FArithmeticException_3B>> }
  dassign %Reg0_R117 0 (regread ptr %%thrownval)
LOC 1 123
  dassign %Reg13_R117 0 (dread ref %Reg0_R117)
LOC 1 124
  dassign %Reg0_I 0 (dread i32 %Reg7_I)
  dassign %Reg1_I 0 (constval i32 47)
  dassign %Reg0_I 0 (bxor i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg7_I 0 (dread i32 %Reg0_I)
@label69
LOC 1 126
  dassign %Reg0_I 0 (dread i32 %Reg7_I)
  dassign %Reg1_I 0 (constval i32 6)
  dassign %Reg0_I 0 (mul i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_R114 0 (dread ref %Reg15_R114)
  dassign %Reg2_I 0 (constval i32 11)
  dassign %Reg1_I 0 (iread i32 <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %Reg1_R114, dread i32 %Reg2_I)))
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg7_I 0 (dread i32 %Reg0_I)
LOC 1 127
  dassign %Reg0_R114 0 (dread ref %Reg15_R114)
  dassign %Reg1_I 0 (constval i32 14)
  dassign %Reg2_I 0 (dread i32 %Reg7_I)
  dassign %Reg3_I 0 (constval i32 0x14ce)
  dassign %Reg2_I 0 (bxor i32 (dread i32 %Reg2_I, dread i32 %Reg3_I))
  iassign <* i32> 0 (
    array 1 ptr <* <[] i32>> (dread ref %Reg0_R114, dread i32 %Reg1_I), 
    dread i32 %Reg2_I)
LOC 1 128
  dassign %Reg0_J 0 (dread i64 %Reg8_J)
  dassign %Reg1_I 0 (dread i32 %Reg7_I)
  dassign %Reg1_J 0 (cvt i64 i32 (dread i32 %Reg1_I))
  dassign %Reg2_J 0 (constval i64 100)
  dassign %Reg1_J 0 (mul i64 (dread i64 %Reg1_J, dread i64 %Reg2_J))
  dassign %Reg0_J 0 (add i64 (dread i64 %Reg0_J, dread i64 %Reg1_J))
  dassign %Reg8_J 0 (dread i64 %Reg0_J)
LOC 1 129
  dassign %Reg0_I 0 (dread i32 %Reg7_I)
  dassign %Reg1_I 0 (constval i32 0xa3ce)
  brtrue @label70 (le i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg7_I 0 (add i32 (dread i32 %Reg7_I, constval i32 -682))
  goto @label71
@label70
LOC 1 130
  dassign %Reg7_I 0 (add i32 (dread i32 %Reg7_I, constval i32 16))
@label71
LOC 1 131
  dassign %Reg0_D 0 (dread f64 %Reg10_D)
  dassign %Reg1_D 0 (constval f64 0.5)
  dassign %Reg0_D 0 (mul f64 (dread f64 %Reg0_D, dread f64 %Reg1_D))
  dassign %Reg1_I 0 (dread i32 %Reg7_I)
  dassign %Reg2_I 0 (constval i32 9)
  dassign %Reg1_I 0 (rem i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  dassign %Reg1_D 0 (cvt f64 i32 (dread i32 %Reg1_I))
  dassign %Reg0_D 0 (add f64 (dread f64 %Reg0_D, dread f64 %Reg1_D))
  dassign %Reg10_D 0 (dread f64 %Reg0_D)
LOC 1 132
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg13_I 0 (dread i32 %Reg0_I)
@label72
  dassign %Reg0_I 0 (dread i32 %Reg13_I)
  dassign %Reg1_I 0 (constval i32 4)
  brtrue @label74 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
LOC 1 133
  dassign %Reg0_I 0 (dread i32 %Reg7_I)
  dassign %Reg1_I 0 (dread i32 %Reg13_I)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg7_I 0 (dread i32 %Reg0_I)
LOC 1 134
  dassign %Reg0_I 0 (dread i32 %Reg7_I)
  dassign %Reg1_I 0 (constval i32 11)
  dassign %Reg0_I 0 (rem i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_I 0 (constval i32 3)
  brtrue @label73 (ne i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  goto @label74
@label73
LOC 1 132
  dassign %Reg13_I 0 (add i32 (dread i32 %Reg13_I, constval i32 1))
  goto @label72
@label74
LOC 1 136
  dassign %Reg0_I 0 (dread i32 %Reg7_I)
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg0_I 0 (band i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  brtrue @label75 (ne i32 i32 (dread i32 %Reg0_I, constval i32 0))
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R116 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R116) {}
  dassign %Reg1_R115 0 (dread ref %Reg12_R115)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R116, dread ref %Reg1_R115) { dassign %Reg0_R116 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_7800) { dassign %L_STR_11 0 }
  dassign %Reg1_R115 0 (dread ptr %L_STR_11)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R116, dread ref %Reg1_R115) { dassign %Reg0_R116 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg0_R116) { dassign %Reg0_R115 0 }
  dassign %Reg6_R113 0 (dread ref %Reg0_R115)
  goto @label76
@label75
  dassign %Reg0_R115 0 (dread ref %Reg12_R115)
  dassign %Reg6_R113 0 (dread ref %Reg0_R115)
@label76
  dassign %Reg0_R113 0 (dread ref %Reg6_R113)
  dassign %Reg12_R113 0 (dread ref %Reg0_R113)
  dassign %Reg12_R115 0 (retype ref <* <$Ljava_2Flang_2FString_3B>> (dread ref %Reg12_R113))
LOC 1 137
  dassign %Reg12_R115 0 (retype ref <* <$Ljava_2Flang_2FString_3B>> (dread ref %Reg12_R113))
  dassign %Reg0_R115 0 (dread ref %Reg12_R115)
  virtualcallassigned &Ljava_2Flang_2FString_3B_7Clength_7C_28_29I (dread ref %Reg0_R115) { dassign %Reg0_I 0 }
  dassign %Reg1_I 0 (constval i32 20)
  brtrue @label77 (le i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg12_R115 0 (retype ref <* <$Ljava_2Flang_2FString_3B>> (dread ref %Reg12_R113))
  dassign %Reg0_R115 0 (dread ref %Reg12_R115)
  dassign %Reg1_I 0 (constval i32 10)
  virtualcallassigned &Ljava_2Flang_2FString_3B_7Csubstring_7C_28I_29Ljava_2Flang_2FString_3B (dread ref %Reg0_R115, dread i32 %Reg1_I) { dassign %Reg0_R115 0 }
  dassign %Reg12_R115 0 (dread ref %Reg0_R115)
@label77
  try { @label78 }
LOC 1 139
  dassign %Reg0_I 0 (dread i32 %Reg7_I)
  dassign %Reg1_I 0 (constval i32 933)
  dassign %Reg2_R114 0 (dread ref %Reg15_R114)
  dassign %Reg3_I 0 (constval i32 13)
  dassign %Reg2_I 0 (iread i32 <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %Reg2_R114, dread i32 %Reg3_I)))
  dassign %Reg3_I 0 (constval i32 3)
  dassign %Reg2_I 0 (band i32 (dread i32 %Reg2_I, dread i32 %Reg3_I))
  dassign %Reg1_I 0 (div i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg7_I 0 (dread i32 %Reg0_I)
  endtry
LOC 1 142
  goto @label79
@label78
  catch { <* <$Ljava_2Flang_2FArithmeticException_3B>> }
  dassign %Reg0_R117 0 (regread ptr %%thrownval)
LOC 1 140
  dassign %Reg13_R117 0 (dread ref %Reg0_R117)
LOC 1 141
  dassign %Reg0_I 0 (dread i32 %Reg7_I)
  dassign %Reg1_I 0 (constval i32 476)
  dassign %Reg0_I 0 (bxor i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg7_I 0 (dread i32 %Reg0_I)
@label79
LOC 1 143
  dassign %Reg0_I 0 (dread i32 %Reg7_I)
  dassign %Reg1_I 0 (constval i32 11)
  dassign %Reg0_I 0 (mul i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_R114 0 (dread ref %Reg15_R114)
  dassign %Reg2_I 0 (constval i32 1)
  dassign %Reg1_I 0 (iread i32 <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %Reg1_R114, dread i32 %Reg2_I)))
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg7_I 0 (dread i32 %Reg0_I)
LOC 1 144
  dassign %Reg0_R114 0 (dread ref %Reg15_R114)
  dassign %Reg1_I 0 (constval i32 11)
  dassign %Reg2_I 0 (dread i32 %Reg7_I)
  dassign %Reg3_I 0 (constval i32 0x4ab)
  dassign %Reg2_I 0 (bxor i32 (dread i32 %Reg2_I, dread i32 %Reg3_I))
  iassign <* i32> 0 (
    array 1 ptr <* <[] i32>> (dread ref %Reg0_R114, dread i32 %Reg1_I), 
    dread i32 %Reg2_I)
LOC 1 145
  dassign %Reg0_J 0 (dread i64 %Reg8_J)
  dassign %Reg1_I 0 (dread i32 %Reg7_I)
  dassign %Reg1_J 0 (cvt i64 i32 (dread i32 %Reg1_I))
  dassign %Reg2_J 0 (constval i64 81)
  dassign %Reg1_J 0 (mul i64 (dread i64 %Reg1_J, dread i64 %Reg2_J))
  dassign %Reg0_J 0 (add i64 (dread i64 %Reg0_J, dread i64 %Reg1_J))
  dassign %Reg8_J 0 (dread i64 %Reg0_J)
LOC 1 146
  dassign %Reg0_I 0 (dread i32 %Reg7_I)
  dassign %Reg1_I 0 (constval i32 0x95c0)
  brtrue @label80 (le i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg7_I 0 (add i32 (dread i32 %Reg7_I, constval i32 -730))
  goto @label81
@label80
LOC 1 147
  dassign %Reg7_I 0 (add i32 (dread i32 %Reg7_I, constval i32 175))
@label81
LOC 1 148
  dassign %Reg0_D 0 (dread f64 %Reg10_D)
  dassign %Reg1_D 0 (constval f64 0.5)
  dassign %Reg0_D 0 (mul f64 (dread f64 %Reg0_D, dread f64 %Reg1_D))
  dassign %Reg1_I 0 (dread i32 %Reg7_I)
  dassign %Reg2_I 0 (constval i32 27)
  dassign %Reg1_I 0 (rem i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  dassign %Reg1_D 0 (cvt f64 i32 (dread i32 %Reg1_I))
  dassign %Reg0_D 0 (add f64 (dread f64 %Reg0_D, dread f64 %Reg1_D))
  dassign %Reg10_D 0 (dread f64 %Reg0_D)
LOC 1 149
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg13_I 0 (dread i32 %Reg0_I)
@label82
  dassign %Reg0_I 0 (dread i32 %Reg13_I)
  dassign %Reg1_I 0 (constval i32 1)
  brtrue @label84 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
LOC 1 150
  dassign %Reg0_I 0 (dread i32 %Reg7_I)
  dassign %Reg1_I 0 (dread i32 %Reg13_I)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg7_I 0 (dread i32 %Reg0_I)
LOC 1 151
  dassign %Reg0_I 0 (dread i32 %Reg7_I)
  dassign %Reg1_I 0 (constval i32 11)
  dassign %Reg0_I 0 (rem i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_I 0 (constval i32 3)
  brtrue @label83 (ne i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  goto @label84
@label83
LOC 1 149
  dassign %Reg13_I 0 (add i32 (dread i32 %Reg13_I, constval i32 1))
  goto @label82
@label84
LOC 1 153
  dassign %Reg0_I 0 (dread i32 %Reg7_I)
  dassign %Reg1_I 0 (constval i32 16)
  dassign %Reg0_I 0 (band i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  brtrue @label85 (ne i32 i32 (dread i32 %Reg0_I, constval i32 0))
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R116 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R116) {}
  dassign %Reg1_R115 0 (dread ref %Reg12_R115)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R116, dread ref %Reg1_R115) { dassign %Reg0_R116 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_7800) { dassign %L_STR_11 0 }
  dassign %Reg1_R115 0 (dread ptr %L_STR_11)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R116, dread ref %Reg1_R115) { dassign %Reg0_R116 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg0_R116) { dassign %Reg0_R115 0 }
  dassign %Reg6_R113 0 (dread ref %Reg0_R115)
  goto @label86
@label85
  dassign %Reg0_R115 0 (dread ref %Reg12_R115)
  dassign %Reg6_R113 0 (dread ref %Reg0_R115)
@label86
  dassign %Reg0_R113 0 (dread ref %Reg6_R113)
  dassign %Reg12_R113 0 (dread ref %Reg0_R113)
  dassign %Reg12_R115 0 (retype ref <* <$Ljava_2Flang_2FString_3B>> (dread ref %Reg12_R113))
LOC 1 154
  dassign %Reg12_R115 0 (retype ref <* <$Ljava_2Flang_2FString_3B>> (dread ref %Reg12_R113))
  dassign %Reg0_R115 0 (dread ref %Reg12_R115)
  virtualcallassigned &Ljava_2Flang_2FString_3B_7Clength_7C_28_29I (dread ref %Reg0_R115) { dassign %Reg0_I 0 }
  dassign %Reg1_I 0 (constval i32 20)
  brtrue @label87 (le i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg12_R115 0 (retype ref <* <$Ljava_2Flang_2FString_3B>> (dread ref %Reg12_R113))
  dassign %Reg0_R115 0 (dread ref %Reg12_R115)
  dassign %Reg1_I 0 (constval i32 10)
  virtualcallassigned &Ljava_2Flang_2FString_3B_7Csubstring_7C_28I_29Ljava_2Flang_2FString_3B (dread ref %Reg0_R115, dread i32 %Reg1_I) { dassign %Reg0_R115 0 }
  dassign %Reg12_R115 0 (dread ref %Reg0_R115)
@label87
  try { @label88 }
LOC 1 156
  dassign %Reg0_I 0 (dread i32 %Reg7_I)
  dassign %Reg1_I 0 (constval i32 0xfcb)
  dassign %Reg2_R114 0 (dread ref %Reg15_R114)
  dassign %Reg3_I 0 (constval i32 3)
  dassign %Reg2_I 0 (iread i32 <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %Reg2_R114, dread i32 %Reg3_I)))
  dassign %Reg3_I 0 (constval i32 3)
  dassign %Reg2_I 0 (band i32 (dread i32 %Reg2_I, dread i32 %Reg3_I))
  dassign %Reg1_I 0 (div i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg7_I 0 (dread i32 %Reg0_I)
  endtry
LOC 1 159
  goto @label89
@label88
  catch { <* <$Ljava_2Flang_2FArithmeticException_3B>> }
  dassign %Reg0_R117 0 (regread ptr %%thrownval)
LOC 1 157
  dassign %Reg13_R117 0 (dread ref %Reg0_R117)
LOC 1 158
  dassign %Reg0_I 0 (dread i32 %Reg7_I)
  dassign %Reg1_I 0 (constval i32 73)
  dassign %Reg0_I 0 (bxor i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg7_I 0 (dread i32 %Reg0_I)
@label89
LOC 1 160
  dassign %Reg0_I 0 (dread i32 %Reg7_I)
  dassign %Reg1_I 0 (constval i32 7)
  dassign %Reg0_I 0 (mul i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_R114 0 (dread ref %Reg15_R114)
  dassign %Reg2_I 0 (constval i32 10)
  dassign %Reg1_I 0 (iread i32 <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %Reg1_R114, dread i32 %Reg2_I)))
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg7_I 0 (dread i32 %Reg0_I)
LOC 1 161
  dassign %Reg0_R114 0 (dread ref %Reg15_R114)
  dassign %Reg1_I 0 (constval i32 15)
  dassign %Reg2_I 0 (dread i32 %Reg7_I)
  dassign %Reg3_I 0 (constval i32 0xa8cf)
  dassign %Reg2_I 0 (bxor i32 (dread i32 %Reg2_I, dread i32 %Reg3_I))
  iassign <* i32> 0 (
    array 1 ptr <* <[] i32>> (dread ref %Reg0_R114, dread i32 %Reg1_I), 
    dread i32 %Reg2_I)
LOC 1 162
  dassign %Reg0_J 0 (dread i64 %Reg8_J)
  dassign %Reg1_I 0 (dread i32 %Reg7_I)
  dassign %Reg1_J 0 (cvt i64 i32 (dread i32 %Reg1_I))
  dassign %Reg2_J 0 (constval i64 94)
  dassign %Reg1_J 0 (mul i64 (dread i64 %Reg1_J, dread i64 %Reg2_J))
  dassign %Reg0_J 0 (add i64 (dread i64 %Reg0_J, dread i64 %Reg1_J))
  dassign %Reg8_J 0 (dread i64 %Reg0_J)
LOC 1 163
  dassign %Reg0_I 0 (dread i32 %Reg7_I)
  dassign %Reg1_I 0 (constval i32 0xa7f1)
  brtrue @label90 (le i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg7_I 0 (add i32 (dread i32 %Reg7_I, constval i32 -185))
  goto @label91
@label90
LOC 1 164
  dassign %Reg7_I 0 (add i32 (dread i32 %Reg7_I, constval i32 74))
@label91
LOC 1 165
  dassign %Reg0_D 0 (dread f64 %Reg10_D)
  dassign %Reg1_D 0 (constval f64 0.5)
  dassign %Reg0_D 0 (mul f64 (dread f64 %Reg0_D, dread f64 %Reg1_D))
  dassign %Reg1_I 0 (dread i32 %Reg7_I)
  dassign %Reg2_I 0 (constval i32 85)
  dassign %Reg1_I 0 (rem i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  dassign %Reg1_D 0 (cvt f64 i32 (dread i32 %Reg1_I))
  dassign %Reg0_D 0 (add f64 (dread f64 %Reg0_D, dread f64 %Reg1_D))
  dassign %Reg10_D 0 (dread f64 %Reg0_D)
LOC 1 166
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg13_I 0 (dread i32 %Reg0_I)
@label92
  dassign %Reg0_I 0 (dread i32 %Reg13_I)
  dassign %Reg1_I 0 (constval i32 1)
  brtrue @label94 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
LOC 1 167
  dassign %Reg0_I 0 (dread i32 %Reg7_I)
  dassign %Reg1_I 0 (dread i32 %Reg13_I)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg7_I 0 (dread i32 %Reg0_I)
LOC 1 168
  dassign %Reg0_I 0 (dread i32 %Reg7_I)
  dassign %Reg1_I 0 (constval i32 11)
  dassign %Reg0_I 0 (rem i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_I 0 (constval i32 3)
  brtrue @label93 (ne i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  goto @label94
@label93
LOC 1 166
  dassign %Reg13_I 0 (add i32 (dread i32 %Reg13_I, constval i32 1))
  goto @label92
@label94
LOC 1 170
  dassign %Reg0_I 0 (dread i32 %Reg7_I)
  dassign %Reg1_I 0 (constval i32 2)
  dassign %Reg0_I 0 (band i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  brtrue @label95 (ne i32 i32 (dread i32 %Reg0_I, constval i32 0))
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R116 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R116) {}
  dassign %Reg1_R115 0 (dread ref %Reg12_R115)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R116, dread ref %Reg1_R115) { dassign %Reg0_R116 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_7800) { dassign %L_STR_11 0 }
  dassign %Reg1_R115 0 (dread ptr %L_STR_11)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R116, dread ref %Reg1_R115) { dassign %Reg0_R116 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg0_R116) { dassign %Reg0_R115 0 }
  dassign %Reg6_R113 0 (dread ref %Reg0_R115)
  goto @label96
@label95
  dassign %Reg0_R115 0 (dread ref %Reg12_R115)
  dassign %Reg6_R113 0 (dread ref %Reg0_R115)
@label96
  dassign %Reg0_R113 0 (dread ref %Reg6_R113)
  dassign %Reg12_R113 0 (dread ref %Reg0_R113)
  dassign %Reg12_R115 0 (retype ref <* <$Ljava_2Flang_2FString_3B>> (dread ref %Reg12_R113))
LOC 1 171
  dassign %Reg12_R115 0 (retype ref <* <$Ljava_2Flang_2FString_3B>> (dread ref %Reg12_R113))
  dassign %Reg0_R115 0 (dread ref %Reg12_R115)
  virtualcallassigned &Ljava_2Flang_2FString_3B_7Clength_7C_28_29I (dread ref %Reg0_R115) { dassign %Reg0_I 0 }
  dassign %Reg1_I 0 (constval i32 20)
  brtrue @label97 (le i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg12_R115 0 (retype ref <* <$Ljava_2Flang_2FString_3B>> (dread ref %Reg12_R113))
  dassign %Reg0_R115 0 (dread ref %Reg12_R115)
  dassign %Reg1_I 0 (constval i32 10)
  virtualcallassigned &Ljava_2Flang_2FString_3B_7Csubstring_7C_28I_29Ljava_2Flang_2FString_3B (dread ref %Reg0_R115, dread i32 %Reg1_I) { dassign %Reg0_R115 0 }
  dassign %Reg12_R115 0 (dread ref %Reg0_R115)
@label97
  try { @label98 }
LOC 1 173
  dassign %Reg0_I 0 (dread i32 %Reg7_I)
  dassign %Reg1_I 0 (constval i32 0xacf)
  dassign %Reg2_R114 0 (dread ref %Reg15_R114)
  dassign %Reg3_I 0 (constval i32 7)
  dassign %Reg2_I 0 (iread i32 <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %Reg2_R114, dread i32 %Reg3_I)))
  dassign %Reg3_I 0 (constval i32 3)
  dassign %Reg2_I 0 (band i32 (dread i32 %Reg2_I, dread i32 %Reg3_I))
  dassign %Reg1_I 0 (div i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg7_I 0 (dread i32 %Reg0_I)
  endtry
LOC 1 176
  goto @label99
@label98
  catch { <* <$Ljava_2Flang_2FArithmeticException_3B>> }
  dassign %Reg0_R117 0 (regread ptr %%thrownval)
LOC 1 174
  dassign %Reg13_R117 0 (dread ref %Reg0_R117)
LOC 1 175
  dassign %Reg0_I 0 (dread i32 %Reg7_I)
  dassign %Reg1_I 0 (constval i32 697)
  dassign %Reg0_I 0 (bxor i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg7_I 0 (dread i32 %Reg0_I)
@label99
LOC 1 177
  dassign %Reg0_I 0 (dread i32 %Reg7_I)
  dassign %Reg1_I 0 (constval i32 6)
  dassign %Reg0_I 0 (mul i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_R114 0 (dread ref %Reg15_R114)
  dassign %Reg2_I 0 (constval i32 5)
  dassign %Reg1_I 0 (iread i32 <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %Reg1_R114, dread i32 %Reg2_I)))
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg7_I 0 (dread i32 %Reg0_I)
LOC 1 178
  dassign %Reg0_R114 0 (dread ref %Reg15_R114)
  dassign %Reg1_I 0 (constval i32 10)
  dassign %Reg2_I 0 (dread i32 %Reg7_I)
  dassign %Reg3_I 0 (constval i32 0x9fda)
  dassign %Reg2_I 0 (bxor i32 (dread i32 %Reg2_I, dread i32 %Reg3_I))
  iassign <* i32> 0 (
    array 1 ptr <* <[] i32>> (dread ref %Reg0_R114, dread i32 %Reg1_I), 
    dread i32 %Reg2_I)
LOC 1 179
  dassign %Reg0_J 0 (dread i64 %Reg8_J)
  dassign %Reg1_I 0 (dread i32 %Reg7_I)
  dassign %Reg1_J 0 (cvt i64 i32 (dread i32 %Reg1_I))
  dassign %Reg2_J 0 (constval i64 22)
  dassign %Reg1_J 0 (mul i64 (dread i64 %Reg1_J, dread i64 %Reg2_J))
  dassign %Reg0_J 0 (add i64 (dread i64 %Reg0_J, dread i64 %Reg1_J))
  dassign %Reg8_J 0 (dread i64 %Reg0_J)
LOC 1 180
  dassign %Reg0_I 0 (dread i32 %Reg7_I)
  dassign %Reg1_I 0 (constval i32 0x8ae1)
  brtrue @label100 (le i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg7_I 0 (add i32 (dread i32 %Reg7_I, constval i32 -201))
  goto @label101
@label100
LOC 1 181
  dassign %Reg7_I 0 (add i32 (dread i32 %Reg7_I, constval i32 90))
@label101
LOC 1 182
  dassign %Reg0_D 0 (dread f64 %Reg10_D)
  dassign %Reg1_D 0 (constval f64 0.5)
  dassign %Reg0_D 0 (mul f64 (dread f64 %Reg0_D, dread f64 %Reg1_D))
  dassign %Reg1_I 0 (dread i32 %Reg7_I)
  dassign %Reg2_I 0 (constval i32 61)
  dassign %Reg1_I 0 (rem i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  dassign %Reg1_D 0 (cvt f64 i32 (dread i32 %Reg1_I))
  dassign %Reg0_D 0 (add f64 (dread f64 %Reg0_D, dread f64 %Reg1_D))
  dassign %Reg10_D 0 (dread f64 %Reg0_D)
LOC 1 183
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg13_I 0 (dread i32 %Reg0_I)
@label102
  dassign %Reg0_I 0 (dread i32 %Reg13_I)
  dassign %Reg1_I 0 (constval i32 3)
  brtrue @label104 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
LOC 1 184
  dassign %Reg0_I 0 (dread i32 %Reg7_I)
  dassign %Reg1_I 0 (dread i32 %Reg13_I)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg7_I 0 (dread i32 %Reg0_I)
LOC 1 185
  dassign %Reg0_I 0 (dread i32 %Reg7_I)
  dassign %Reg1_I 0 (constval i32 11)
  dassign %Reg0_I 0 (rem i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_I 0 (constval i32 3)
  brtrue @label103 (ne i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  goto @label104
@label103
LOC 1 183
  dassign %Reg13_I 0 (add i32 (dread i32 %Reg13_I, constval i32 1))
  goto @label102
@label104
LOC 1 187
  dassign %Reg0_I 0 (dread i32 %Reg7_I)
  dassign %Reg1_I 0 (constval i32 16)
  dassign %Reg0_I 0 (band i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  brtrue @label105 (ne i32 i32 (dread i32 %Reg0_I, constval i32 0))
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R116 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R116) {}
  dassign %Reg1_R115 0 (dread ref %Reg12_R115)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R116, dread ref %Reg1_R115) { dassign %Reg0_R116 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_7800) { dassign %L_STR_11 0 }
  dassign %Reg1_R115 0 (dread ptr %L_STR_11)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R116, dread ref %Reg1_R115) { dassign %Reg0_R116 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg0_R116) { dassign %Reg0_R115 0 }
  dassign %Reg6_R113 0 (dread ref %Reg0_R115)
  goto @label106
@label105
  dassign %Reg0_R115 0 (dread ref %Reg12_R115)
  dassign %Reg6_R113 0 (dread ref %Reg0_R115)
@label106
  dassign %Reg0_R113 0 (dread ref %Reg6_R113)
  dassign %Reg12_R113 0 (dread ref %Reg0_R113)
  dassign %Reg12_R115 0 (retype ref <* <$Ljava_2Flang_2FString_3B>> (dread ref %Reg12_R113))
LOC 1 188
  dassign %Reg12_R115 0 (retype ref <* <$Ljava_2Flang_2FString_3B>> (dread ref %Reg12_R113))
  dassign %Reg0_R115 0 (dread ref %Reg12_R115)
  virtualcallassigned &Ljava_2Flang_2FString_3B_7Clength_7C_28_29I (dread ref %Reg0_R115) { dassign %Reg0_I 0 }
  dassign %Reg1_I 0 (constval i32 20)
  brtrue @label107 (le i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg12_R115 0 (retype ref <* <$Ljava_2Flang_2FString_3B>> (dread ref %Reg12_R113))
  dassign %Reg0_R115 0 (dread ref %Reg12_R115)
  dassign %Reg1_I 0 (constval i32 10)
  virtualcallassigned &Ljava_2Flang_2FString_3B_7Csubstring_7C_28I_29Ljava_2Flang_2FString_3B (dread ref %Reg0_R115, dread i32 %Reg1_I) { dassign %Reg0_R115 0 }
  dassign %Reg12_R115 0 (dread ref %Reg0_R115)
@label107
  try { @label108 }
LOC 1 190
  dassign %Reg0_I 0 (dread i32 %Reg7_I)
  dassign %Reg1_I 0 (constval i32 690)
  dassign %Reg2_R114 0 (dread ref %Reg15_R114)
  dassign %Reg3_I 0 (constval i32 10)
  dassign %Reg2_I 0 (iread i32 <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %Reg2_R114, dread i32 %Reg3_I)))
  dassign %Reg3_I 0 (constval i32 3)
  dassign %Reg2_I 0 (band i32 (dread i32 %Reg2_I, dread i32 %Reg3_I))
  dassign %Reg1_I 0 (div i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg7_I 0 (dread i32 %Reg0_I)
  endtry
LOC 1 193
  goto @label109
@label108
  catch { <* <$Ljava_2Flang_2FArithmeticException_3B>> }
  dassign %Reg0_R117 0 (regread ptr %%thrownval)
LOC 1 191
  dassign %Reg13_R117 0 (dread ref %Reg0_R117)
LOC 1 192
  dassign %Reg0_I 0 (dread i32 %Reg7_I)
  dassign %Reg1_I 0 (constval i32 945)
  dassign %Reg0_I 0 (bxor i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg7_I 0 (dread i32 %Reg0_I)
@label109
LOC 1 194
  dassign %Reg0_I 0 (dread i32 %Reg7_I)
  dassign %Reg1_I 0 (constval i32 4)
  dassign %Reg0_I 0 (mul i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_R114 0 (dread ref %Reg15_R114)
  dassign %Reg2_I 0 (constval i32 4)
  dassign %Reg1_I 0 (iread i32 <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %Reg1_R114, dread i32 %Reg2_I)))
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg7_I 0 (dread i32 %Reg0_I)
LOC 1 195
  dassign %Reg0_R114 0 (dread ref %Reg15_R114)
  dassign %Reg1_I 0 (constval i32 12)
  dassign %Reg2_I 0 (dread i32 %Reg7_I)
  dassign %Reg3_I 0 (constval i32 0xa62c)
  dassign %Reg2_I 0 (bxor i32 (dread i32 %Reg2_I, dread i32 %Reg3_I))
  iassign <* i32> 0 (
    array 1 ptr <* <[] i32>> (dread ref %Reg0_R114, dread i32 %Reg1_I), 
    dread i32 %Reg2_I)
LOC 1 196
  dassign %Reg0_J 0 (dread i64 %Reg8_J)
  dassign %Reg1_I 0 (dread i32 %Reg7_I)
  dassign %Reg1_J 0 (cvt i64 i32 (dread i32 %Reg1_I))
  dassign %Reg2_J 0 (constval i64 100)
  dassign %Reg1_J 0 (mul i64 (dread i64 %Reg1_J, dread i64 %Reg2_J))
  dassign %Reg0_J 0 (add i64 (dread i64 %Reg0_J, dread i64 %Reg1_J))
  dassign %Reg8_J 0 (dread i64 %Reg0_J)
LOC 1 197
  dassign %Reg0_I 0 (dread i32 %Reg7_I)
  dassign %Reg1_I 0 (constval i32 0x708f)
  brtrue @label110 (le i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg7_I 0 (add i32 (dread i32 %Reg7_I, constval i32 -144))
  goto @label111
@label110
LOC 1 198
  dassign %Reg7_I 0 (add i32 (dread i32 %Reg7_I, constval i32 144))
@label111
LOC 1 199
  dassign %Reg0_D 0 (dread f64 %Reg10_D)
  dassign %Reg1_D 0 (constval f64 0.5)
  dassign %Reg0_D 0 (mul f64 (dread f64 %Reg0_D, dread f64 %Reg1_D))
  dassign %Reg1_I 0 (dread i32 %Reg7_I)
  dassign %Reg2_I 0 (constval i32 92)
  dassign %Reg1_I 0 (rem i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  dassign %Reg1_D 0 (cvt f64 i32 (dread i32 %Reg1_I))
  dassign %Reg0_D 0 (add f64 (dread f64 %Reg0_D, dread f64 %Reg1_D))
  dassign %Reg10_D 0 (dread f64 %Reg0_D)
LOC 1 200
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg13_I 0 (dread i32 %Reg0_I)
@label112
  dassign %Reg0_I 0 (dread i32 %Reg13_I)
  dassign %Reg1_I 0 (constval i32 1)
  brtrue @label114 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
LOC 1 201
  dassign %Reg0_I 0 (dread i32 %Reg7_I)
  dassign %Reg1_I 0 (dread i32 %Reg13_I)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg7_I 0 (dread i32 %Reg0_I)
LOC 1 202
  dassign %Reg0_I 0 (dread i32 %Reg7_I)
  dassign %Reg1_I 0 (constval i32 11)
  dassign %Reg0_I 0 (rem i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_I 0 (constval i32 3)
  brtrue @label113 (ne i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  goto @label114
@label113
LOC 1 200
  dassign %Reg13_I 0 (add i32 (dread i32 %Reg13_I, constval i32 1))
  goto @label112
@label114
LOC 1 204
  dassign %Reg0_I 0 (dread i32 %Reg7_I)
  dassign %Reg1_I 0 (constval i32 8)
  dassign %Reg0_I 0 (band i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  brtrue @label115 (ne i32 i32 (dread i32 %Reg0_I, constval i32 0))
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R116 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R116) {}
  dassign %Reg1_R115 0 (dread ref %Reg12_R115)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R116, dread ref %Reg1_R115) { dassign %Reg0_R116 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_7800) { dassign %L_STR_11 0 }
  dassign %Reg1_R115 0 (dread ptr %L_STR_11)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R116, dread ref %Reg1_R115) { dassign %Reg0_R116 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg0_R116) { dassign %Reg0_R115 0 }
  dassign %Reg6_R113 0 (dread ref %Reg0_R115)
  goto @label116
@label115
  dassign %Reg0_R115 0 (dread ref %Reg12_R115)
  dassign %Reg6_R113 0 (dread ref %Reg0_R115)
@label116
  dassign %Reg0_R113 0 (dread ref %Reg6_R113)
  dassign %Reg12_R113 0 (dread ref %Reg0_R113)
  dassign %Reg12_R115 0 (retype ref <* <$Ljava_2Flang_2FString_3B>> (dread ref %Reg12_R113))
LOC 1 205
  dassign %Reg12_R115 0 (retype ref <* <$Ljava_2Flang_2FString_3B>> (dread ref %Reg12_R113))
  dassign %Reg0_R115 0 (dread ref %Reg12_R115)
  virtualcallassigned &Ljava_2Flang_2FString_3B_7Clength_7C_28_29I (dread ref %Reg0_R115) { dassign %Reg0_I 0 }
  dassign %Reg1_I 0 (constval i32 20)
  brtrue @label117 (le i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg12_R115 0 (retype ref <* <$Ljava_2Flang_2FString_3B>> (dread ref %Reg12_R113))
  dassign %Reg0_R115 0 (dread ref %Reg12_R115)
  dassign %Reg1_I 0 (constval i32 10)
  virtualcallassigned &Ljava_2Flang_2FString_3B_7Csubstring_7C_28I_29Ljava_2Flang_2FString_3B (dread ref %Reg0_R115, dread i32 %Reg1_I) { dassign %Reg0_R115 0 }
  dassign %Reg12_R115 0 (dread ref %Reg0_R115)
@label117
  try { @label118 }
LOC 1 207
  dassign %Reg0_I 0 (dread i32 %Reg7_I)
  dassign %Reg1_I 0 (constval i32 0x404)
  dassign %Reg2_R114 0 (dread ref %Reg15_R114)
  dassign %Reg3_I 0 (constval i32 12)
  dassign %Reg2_I 0 (iread i32 <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %Reg2_R114, dread i32 %Reg3_I)))
  dassign %Reg3_I 0 (constval i32 3)
  dassign %Reg2_I 0 (band i32 (dread i32 %Reg2_I, dread i32 %Reg3_I))
  dassign %Reg1_I 0 (div i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg7_I 0 (dread i32 %Reg0_I)
  endtry
LOC 1 210
  goto @label119
@label118
  catch { <* <$Ljava_2Flang_2FArithmeticException_3B>> }
  dassign %Reg0_R117 0 (regread ptr %%thrownval)
LOC 1 208
  dassign %Reg13_R117 0 (dread ref %Reg0_R117)
LOC 1 209
  dassign %Reg0_I 0 (dread i32 %Reg7_I)
  dassign %Reg1_I 0 (constval i32 661)
  dassign %Reg0_I 0 (bxor i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg7_I 0 (dread i32 %Reg0_I)
@label119
LOC 1 211
  dassign %Reg0_I 0 (dread i32 %Reg7_I)
  dassign %Reg1_I 0 (constval i32 4)
  dassign %Reg0_I 0 (mul i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_R114 0 (dread ref %Reg15_R114)
  dassign %Reg2_I 0 (constval i32 6)
  dassign %Reg1_I 0 (iread i32 <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %Reg1_R114, dread i32 %Reg2_I)))
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg7_I 0 (dread i32 %Reg0_I)
LOC 1 212
  dassign %Reg0_R114 0 (dread ref %Reg15_R114)
  dassign %Reg1_I 0 (constval i32 5)
  dassign %Reg2_I 0 (dread i32 %Reg7_I)
  dassign %Reg3_I 0 (constval i32 0x8305)
  dassign %Reg2_I 0 (bxor i32 (dread i32 %Reg2_I, dread i32 %Reg3_I))
  iassign <* i32> 0 (
    array 1 ptr <* <[] i32>> (dread ref %Reg0_R114, dread i32 %Reg1_I), 
    dread i32 %Reg2_I)
LOC 1 213
  dassign %Reg0_J 0 (dread i64 %Reg8_J)
  dassign %Reg1_I 0 (dread i32 %Reg7_I)
  dassign %Reg1_J 0 (cvt i64 i32 (dread i32 %Reg1_I))
  dassign %Reg2_J 0 (constval i64 82)
  dassign %Reg1_J 0 (mul i64 (dread i64 %Reg1_J, dread i64 %Reg2_J))
  dassign %Reg0_J 0 (add i64 (dread i64 %Reg0_J, dread i64 %Reg1_J))
  dassign %Reg8_J 0 (dread i64 %Reg0_J)
LOC 1 214
  dassign %Reg0_I 0 (dread i32 %Reg7_I)
  dassign %Reg1_I 0 (constval i32 0x514d)
  brtrue @label120 (le i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg7_I 0 (add i32 (dread i32 %Reg7_I, constval i32 -185))
  goto @label121
@label120
LOC 1 215
  dassign %Reg7_I 0 (add i32 (dread i32 %Reg7_I, constval i32 185))
@label121
LOC 1 216
  dassign %Reg0_D 0 (dread f64 %Reg10_D)
  dassign %Reg1_D 0 (constval f64 0.5)
  dassign %Reg0_D 0 (mul f64 (dread f64 %Reg0_D, dread f64 %Reg1_D))
  dassign %Reg1_I 0 (dread i32 %Reg7_I)
  dassign %Reg2_I 0 (constval i32 5)
  dassign %Reg1_I 0 (rem i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  dassign %Reg1_D 0 (cvt f64 i32 (dread i32 %Reg1_I))
  dassign %Reg0_D 0 (add f64 (dread f64 %Reg0_D, dread f64 %Reg1_D))
  dassign %Reg10_D 0 (dread f64 %Reg0_D)
LOC 1 217
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg13_I 0 (dread i32 %Reg0_I)
@label122
  dassign %Reg0_I 0 (dread i32 %Reg13_I)
  dassign %Reg1_I 0 (constval i32 4)
  brtrue @label124 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
LOC 1 218
  dassign %Reg0_I 0 (dread i32 %Reg7_I)
  dassign %Reg1_I 0 (dread i32 %Reg13_I)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg7_I 0 (dread i32 %Reg0_I)
LOC 1 219
  dassign %Reg0_I 0 (dread i32 %Reg7_I)
  dassign %Reg1_I 0 (constval i32 11)
  dassign %Reg0_I 0 (rem i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_I 0 (constval i32 3)
  brtrue @label123 (ne i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  goto @label124
@label123
LOC 1 217
  dassign %Reg13_I 0 (add i32 (dread i32 %Reg13_I, constval i32 1))
  goto @label122
@label124
LOC 1 221
  dassign %Reg0_I 0 (dread i32 %Reg7_I)
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg0_I 0 (band i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  brtrue @label125 (ne i32 i32 (dread i32 %Reg0_I, constval i32 0))
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R116 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R116) {}
  dassign %Reg1_R115 0 (dread ref %Reg12_R115)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R116, dread ref %Reg1_R115) { dassign %Reg0_R116 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_7800) { dassign %L_STR_11 0 }
  dassign %Reg1_R115 0 (dread ptr %L_STR_11)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R116, dread ref %Reg1_R115) { dassign %Reg0_R116 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg0_R116) { dassign %Reg0_R115 0 }
  dassign %Reg6_R113 0 (dread ref %Reg0_R115)
  goto @label126
@label125
  dassign %Reg0_R115 0 (dread ref %Reg12_R115)
  dassign %Reg6_R113 0 (dread ref %Reg0_R115)
@label126
  dassign %Reg0_R113 0 (dread ref %Reg6_R113)
  dassign %Reg12_R113 0 (dread ref %Reg0_R113)
  dassign %Reg12_R115 0 (retype ref <* <$Ljava_2Flang_2FString_3B>> (dread ref %Reg12_R113))
LOC 1 222
  dassign %Reg12_R115 0 (retype ref <* <$Ljava_2Flang_2FString_3B>> (dread ref %Reg12_R113))
  dassign %Reg0_R115 0 (dread ref %Reg12_R115)
  virtualcallassigned &Ljava_2Flang_2FString_3B_7Clength_7C_28_29I (dread ref %Reg0_R115) { dassign %Reg0_I 0 }
  dassign %Reg1_I 0 (constval i32 20)
  brtrue @label127 (le i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg12_R115 0 (retype ref <* <$Ljava_2Flang_2FString_3B>> (dread ref %Reg12_R113))
  dassign %Reg0_R115 0 (dread ref %Reg12_R115)
  dassign %Reg1_I 0 (constval i32 10)
  virtualcallassigned &Ljava_2Flang_2FString_3B_7Csubstring_7C_28I_29Ljava_2Flang_2FString_3B (dread ref %Reg0_R115, dread i32 %Reg1_I) { dassign %Reg0_R115 0 }
  dassign %Reg12_R115 0 (dread ref %Reg0_R115)
@label127
  try { @label128 }
LOC 1 224
  dassign %Reg0_I 0 (dread i32 %Reg7_I)
  dassign %Reg1_I 0 (constval i32 0x10c6)
  dassign %Reg2_R114 0 (dread ref %Reg15_R114)
  dassign %Reg3_I 0 (constval i32 14)
  dassign %Reg2_I 0 (iread i32 <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %Reg2_R114, dread i32 %Reg3_I)))
  dassign %Reg3_I 0 (constval i32 3)
  dassign %Reg2_I 0 (band i32 (dread i32 %Reg2_I, dread i32 %Reg3_I))
  dassign %Reg1_I 0 (div i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg7_I 0 (dread i32 %Reg0_I)
  endtry
LOC 1 227
  goto @label129
@label128
  catch { <* <$Ljava_2Flang_2FArithmeticException_3B>> }
  dassign %Reg0_R117 0 (regread ptr %%thrownval)
LOC 1 225
  dassign %Reg13_R117 0 (dread ref %Reg0_R117)
LOC 1 226
  dassign %Reg0_I 0 (dread i32 %Reg7_I)
  dassign %Reg1_I 0 (constval i32 755)
  dassign %Reg0_I 0 (bxor i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg7_I 0 (dread i32 %Reg0_I)
@label129
LOC 1 228
  dassign %Reg0_I 0 (dread i32 %Reg7_I)
  dassign %Reg1_I 0 (constval i32 9)
  dassign %Reg0_I 0 (mul i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_R114 0 (dread ref %Reg15_R114)
  dassign %Reg2_I 0 (constval i32 11)
  dassign %Reg1_I 0 (iread i32 <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %Reg1_R114, dread i32 %Reg2_I)))
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg7_I 0 (dread i32 %Reg0_I)
LOC 1 229
  dassign %Reg0_R114 0 (dread ref %Reg15_R114)
  dassign %Reg1_I 0 (constval i32 5)
  dassign %Reg2_I 0 (dread i32 %Reg7_I)
  dassign %Reg3_I 0 (constval i32 0x73e5)
  dassign %Reg2_I 0 (bxor i32 (dread i32 %Reg2_I, dread i32 %Reg3_I))
  iassign <* i32> 0 (
    array 1 ptr <* <[] i32>> (dread ref %Reg0_R114, dread i32 %Reg1_I), 
    dread i32 %Reg2_I)
LOC 1 230
  dassign %Reg0_J 0 (dread i64 %Reg8_J)
  dassign %Reg1_I 0 (dread i32 %Reg7_I)
  dassign %Reg1_J 0 (cvt i64 i32 (dread i32 %Reg1_I))
  dassign %Reg2_J 0 (constval i64 86)
  dassign %Reg1_J 0 (mul i64 (dread i64 %Reg1_J, dread i64 %Reg2_J))
  dassign %Reg0_J 0 (add i64 (dread i64 %Reg0_J, dread i64 %Reg1_J))
  dassign %Reg8_J 0 (dread i64 %Reg0_J)
LOC 1 231
  dassign %Reg0_I 0 (dread i32 %Reg7_I)
  dassign %Reg1_I 0 (constval i32 0xa18a)
  brtrue @label130 (le i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg7_I 0 (add i32 (dread i32 %Reg7_I, constval i32 -175))
  goto @label131
@label130
LOC 1 232
  dassign %Reg7_I 0 (add i32 (dread i32 %Reg7_I, constval i32 64))
@label131
LOC 1 233
  dassign %Reg0_D 0 (dread f64 %Reg10_D)
  dassign %Reg1_D 0 (constval f64 0.5)
  dassign %Reg0_D 0 (mul f64 (dread f64 %Reg0_D, dread f64 %Reg1_D))
  dassign %Reg1_I 0 (dread i32 %Reg7_I)
  dassign %Reg2_I 0 (constval i32 94)
  dassign %Reg1_I 0 (rem i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  dassign %Reg1_D 0 (cvt f64 i32 (dread i32 %Reg1_I))
  dassign %Reg0_D 0 (add f64 (dread f64 %Reg0_D, dread f64 %Reg1_D))
  dassign %Reg10_D 0 (dread f64 %Reg0_D)
LOC 1 234
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg13_I 0 (dread i32 %Reg0_I)
@label132
  dassign %Reg0_I 0 (dread i32 %Reg13_I)
  dassign %Reg1_I 0 (constval i32 2)
  brtrue @label134 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
LOC 1 235
  dassign %Reg0_I 0 (dread i32 %Reg7_I)
  dassign %Reg1_I 0 (dread i32 %Reg13_I)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg7_I 0 (dread i32 %Reg0_I)
LOC 1 236
  dassign %Reg0_I 0 (dread i32 %Reg7_I)
  dassign %Reg1_I 0 (constval i32 11)
  dassign %Reg0_I 0 (rem i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_I 0 (constval i32 3)
  brtrue @label133 (ne i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  goto @label134
@label133
LOC 1 234
  dassign %Reg13_I 0 (add i32 (dread i32 %Reg13_I, constval i32 1))
  goto @label132
@label134
LOC 1 238
  dassign %Reg0_I 0 (dread i32 %Reg7_I)
  dassign %Reg1_I 0 (constval i32 2)
  dassign %Reg0_I 0 (band i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  brtrue @label135 (ne i32 i32 (dread i32 %Reg0_I, constval i32 0))
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R116 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R116) {}
  dassign %Reg1_R115 0 (dread ref %Reg12_R115)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R116, dread ref %Reg1_R115) { dassign %Reg0_R116 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_7800) { dassign %L_STR_11 0 }
  dassign %Reg1_R115 0 (dread ptr %L_STR_11)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R116, dread ref %Reg1_R115) { dassign %Reg0_R116 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg0_R116) { dassign %Reg0_R115 0 }
  dassign %Reg6_R113 0 (dread ref %Reg0_R115)
  goto @label136
@label135
  dassign %Reg0_R115 0 (dread ref %Reg12_R115)
  dassign %Reg6_R113 0 (dread ref %Reg0_R115)
@label136
  dassign %Reg0_R113 0 (dread ref %Reg6_R113)
  dassign %Reg12_R113 0 (dread ref %Reg0_R113)
  dassign %Reg12_R115 0 (retype ref <* <$Ljava_2Flang_2FString_3B>> (dread ref %Reg12_R113))
LOC 1 239
  dassign %Reg12_R115 0 (retype ref <* <$Ljava_2Flang_2FString_3B>> (dread ref %Reg12_R113))
  dassign %Reg0_R115 0 (dread ref %Reg12_R115)
  virtualcallassigned &Ljava_2Flang_2FString_3B_7Clength_7C_28_29I (dread ref %Reg0_R115) { dassign %Reg0_I 0 }
  dassign %Reg1_I 0 (constval i32 20)
  brtrue @label137 (le i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg12_R115 0 (retype ref <* <$Ljava_2Flang_2FString_3B>> (dread ref %Reg12_R113))
  dassign %Reg0_R115 0 (dread ref %Reg12_R115)
  dassign %Reg1_I 0 (constval i32 10)
  virtualcallassigned &Ljava_2Flang_2FString_3B_7Csubstring_7C_28I_29Ljava_2Flang_2FString_3B (dread ref %Reg0_R115, dread i32 %Reg1_I) { dassign %Reg0_R115 0 }
  dassign %Reg12_R115 0 (dread ref %Reg0_R115)
@label137
  try { @label138 }
LOC 1 241
  dassign %Reg0_I 0 (dread i32 %Reg7_I)
  dassign %Reg1_I 0 (constval i32 0xe86)
  dassign %Reg2_R114 0 (dread ref %Reg15_R114)
  dassign %Reg3_I 0 (constval i32 14)
  dassign %Reg2_I 0 (iread i32 <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %Reg2_R114, dread i32 %Reg3_I)))
  dassign %Reg3_I 0 (constval i32 3)
  dassign %Reg2_I 0 (band i32 (dread i32 %Reg2_I, dread i32 %Reg3_I))
  dassign %Reg1_I 0 (div i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg7_I 0 (dread i32 %Reg0_I)
  endtry
LOC 1 244
  goto @label139
@label138
  catch { <* <$Ljava_2Flang_2FArithmeticException_3B>> }
  dassign %Reg0_R117 0 (regread ptr %%thrownval)
LOC 1 242
  dassign %Reg13_R117 0 (dread ref %Reg0_R117)
LOC 1 243
  dassign %Reg0_I 0 (dread i32 %Reg7_I)
  dassign %Reg1_I 0 (constval i32 478)
  dassign %Reg0_I 0 (bxor i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg7_I 0 (dread i32 %Reg0_I)
@label139
LOC 1 245
  dassign %Reg0_I 0 (dread i32 %Reg7_I)
  dassign %Reg1_I 0 (constval i32 9)
  dassign %Reg0_I 0 (mul i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_R114 0 (dread ref %Reg15_R114)
  dassign %Reg2_I 0 (constval i32 3)
  dassign %Reg1_I 0 (iread i32 <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %Reg1_R114, dread i32 %Reg2_I)))
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg7_I 0 (dread i32 %Reg0_I)
LOC 1 246
  dassign %Reg0_R114 0 (dread ref %Reg15_R114)
  dassign %Reg1_I 0 (constval i32 12)
  dassign %Reg2_I 0 (dread i32 %Reg7_I)
  dassign %Reg3_I 0 (constval i32 0x800c)
  dassign %Reg2_I 0 (bxor i32 (dread i32 %Reg2_I, dread i32 %Reg3_I))
  iassign <* i32> 0 (
    array 1 ptr <* <[] i32>> (dread ref %Reg0_R114, dread i32 %Reg1_I), 
    dread i32 %Reg2_I)
LOC 1 247
  dassign %Reg0_J 0 (dread i64 %Reg8_J)
  dassign %Reg1_I 0 (dread i32 %Reg7_I)
  dassign %Reg1_J 0 (cvt i64 i32 (dread i32 %Reg1_I))
  dassign %Reg2_J 0 (constval i64 98)
  dassign %Reg1_J 0 (mul i64 (dread i64 %Reg1_J, dread i64 %Reg2_J))
  dassign %Reg0_J 0 (add i64 (dread i64 %Reg0_J, dread i64 %Reg1_J))
  dassign %Reg8_J 0 (dread i64 %Reg0_J)
LOC 1 248
  dassign %Reg0_I 0 (dread i32 %Reg7_I)
  dassign %Reg1_I 0 (constval i32 0xc346)
  brtrue @label140 (le i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg7_I 0 (add i32 (dread i32 %Reg7_I, constval i32 -458))
  goto @label141
@label140
LOC 1 249
  dassign %Reg7_I 0 (add i32 (dread i32 %Reg7_I, constval i32 125))
@label141
LOC 1 250
  dassign %Reg0_D 0 (dread f64 %Reg10_D)
  dassign %Reg1_D 0 (constval f64 0.5)
  dassign %Reg0_D 0 (mul f64 (dread f64 %Reg0_D, dread f64 %Reg1_D))
  dassign %Reg1_I 0 (dread i32 %Reg7_I)
  dassign %Reg2_I 0 (constval i32 99)
  dassign %Reg1_I 0 (rem i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  dassign %Reg1_D 0 (cvt f64 i32 (dread i32 %Reg1_I))
  dassign %Reg0_D 0 (add f64 (dread f64 %Reg0_D, dread f64 %Reg1_D))
  dassign %Reg10_D 0 (dread f64 %Reg0_D)
LOC 1 251
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg13_I 0 (dread i32 %Reg0_I)
@label142
  dassign %Reg0_I 0 (dread i32 %Reg13_I)
  dassign %Reg1_I 0 (constval i32 2)
  brtrue @label144 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
LOC 1 252
  dassign %Reg0_I 0 (dread i32 %Reg7_I)
  dassign %Reg1_I 0 (dread i32 %Reg13_I)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg7_I 0 (dread i32 %Reg0_I)
LOC 1 253
  dassign %Reg0_I 0 (dread i32 %Reg7_I)
  dassign %Reg1_I 0 (constval i32 11)
  dassign %Reg0_I 0 (rem i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_I 0 (constval i32 3)
  brtrue @label143 (ne i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  goto @label144
@label143
LOC 1 251
  dassign %Reg13_I 0 (add i32 (dread i32 %Reg13_I, constval i32 1))
  goto @label142
@label144
LOC 1 255
  dassign %Reg0_I 0 (dread i32 %Reg7_I)
  dassign %Reg1_I 0 (constval i32 4)
  dassign %Reg0_I 0 (band i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  brtrue @label145 (ne i32 i32 (dread i32 %Reg0_I, constval i32 0))
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R116 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R116) {}
  dassign %Reg1_R115 0 (dread ref %Reg12_R115)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R116, dread ref %Reg1_R115) { dassign %Reg0_R116 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_7800) { dassign %L_STR_11 0 }
  dassign %Reg1_R115 0 (dread ptr %L_STR_11)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R116, dread ref %Reg1_R115) { dassign %Reg0_R116 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg0_R116) { dassign %Reg0_R115 0 }
  dassign %Reg6_R113 0 (dread ref %Reg0_R115)
  goto @label146
@label145
  dassign %Reg0_R115 0 (dread ref %Reg12_R115)
  dassign %Reg6_R113 0 (dread ref %Reg0_R115)
@label146
  dassign %Reg0_R113 0 (dread ref %Reg6_R113)
  dassign %Reg12_R113 0 (dread ref %Reg0_R113)
  dassign %Reg12_R115 0 (retype ref <* <$Ljava_2Flang_2FString_3B>> (dread ref %Reg12_R113))
LOC 1 256
  dassign %Reg12_R115 0 (retype ref <* <$Ljava_2Flang_2FString_3B>> (dread ref %Reg12_R113))
  dassign %Reg0_R115 0 (dread ref %Reg12_R115)
  virtualcallassigned &Ljava_2Flang_2FString_3B_7Clength_7C_28_29I (dread ref %Reg0_R115) { dassign %Reg0_I 0 }
  dassign %Reg1_I 0 (constval i32 20)
  brtrue @label147 (le i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg12_R115 0 (retype ref <* <$Ljava_2Flang_2FString_3B>> (dread ref %Reg12_R113))
  dassign %Reg0_R115 0 (dread ref %Reg12_R115)
  dassign %Reg1_I 0 (constval i32 10)
  virtualcallassigned &Ljava_2Flang_2FString_3B_7Csubstring_7C_28I_29Ljava_2Flang_2FString_3B (dread ref %Reg0_R115, dread i32 %Reg1_I) { dassign %Reg0_R115 0 }
  dassign %Reg12_R115 0 (dread ref %Reg0_R115)
@label147
  try { @label148 }
LOC 1 258
  dassign %Reg0_I 0 (dread i32 %Reg7_I)
  dassign %Reg1_I 0 (constval i32 0x1115)
  dassign %Reg2_R114 0 (dread ref %Reg15_R114)
  dassign %Reg3_I 0 (constval i32 13)
  dassign %Reg2_I 0 (iread i32 <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %Reg2_R114, dread i32 %Reg3_I)))
  dassign %Reg3_I 0 (constval i32 3)
  dassign %Reg2_I 0 (band i32 (dread i32 %Reg2_I, dread i32 %Reg3_I))
  dassign %Reg1_I 0 (div i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg7_I 0 (dread i32 %Reg0_I)
  endtry
LOC 1 261
  goto @label149
@label148
  catch { <* <$Ljava_2Flang_2FArithmeticException_3B>> }
  dassign %Reg0_R117 0 (regread ptr %%thrownval)
LOC 1 259
  dassign %Reg13_R117 0 (dread ref %Reg0_R117)
LOC 1 260
  dassign %Reg0_I 0 (dread i32 %Reg7_I)
  dassign %Reg1_I 0 (constval i32 995)
  dassign %Reg0_I 0 (bxor i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg7_I 0 (dread i32 %Reg0_I)
@label149
LOC 1 262
  dassign %Reg0_I 0 (dread i32 %Reg7_I)
  dassign %Reg1_I 0 (constval i32 3)
  dassign %Reg0_I 0 (mul i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_R114 0 (dread ref %Reg15_R114)
  dassign %Reg2_I 0 (constval i32 14)
  dassign %Reg1_I 0 (iread i32 <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %Reg1_R114, dread i32 %Reg2_I)))
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg7_I 0 (dread i32 %Reg0_I)
LOC 1 263
  dassign %Reg0_R114 0 (dread ref %Reg15_R114)
  dassign %Reg1_I 0 (constval i32 10)
  dassign %Reg2_I 0 (dread i32 %Reg7_I)
  dassign %Reg3_I 0 (constval i32 0x193a)
  dassign %Reg2_I 0 (bxor i32 (dread i32 %Reg2_I, dread i32 %Reg3_I))
  iassign <* i32> 0 (
    array 1 ptr <* <[] i32>> (dread ref %Reg0_R114, dread i32 %Reg1_I), 
    dread i32 %Reg2_I)
LOC 1 264
  dassign %Reg0_J 0 (dread i64 %Reg8_J)
  dassign %Reg1_I 0 (dread i32 %Reg7_I)
  dassign %Reg1_J 0 (cvt i64 i32 (dread i32 %Reg1_I))
  dassign %Reg2_J 0 (constval i64 65)
  dassign %Reg1_J 0 (mul i64 (dread i64 %Reg1_J, dread i64 %Reg2_J))
  dassign %Reg0_J 0 (add i64 (dread i64 %Reg0_J, dread i64 %Reg1_J))
  dassign %Reg8_J 0 (dread i64 %Reg0_J)
LOC 1 265
  dassign %Reg0_I 0 (dread i32 %Reg7_I)
  dassign %Reg1_I 0 (constval i32 0x8a50)
  brtrue @label150 (le i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg7_I 0 (add i32 (dread i32 %Reg7_I, constval i32 -721))
  goto @label151
@label150
LOC 1 266
  dassign %Reg7_I 0 (add i32 (dread i32 %Reg7_I, constval i32 166))
@label151
LOC 1 267
  dassign %Reg0_D 0 (dread f64 %Reg10_D)
  dassign %Reg1_D 0 (constval f64 0.5)
  dassign %Reg0_D 0 (mul f64 (dread f64 %Reg0_D, dread f64 %Reg1_D))
  dassign %Reg1_I 0 (dread i32 %Reg7_I)
  dassign %Reg2_I 0 (constval i32 64)
  dassign %Reg1_I 0 (rem i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  dassign %Reg1_D 0 (cvt f64 i32 (dread i32 %Reg1_I))
  dassign %Reg0_D 0 (add f64 (dread f64 %Reg0_D, dread f64 %Reg1_D))
  dassign %Reg10_D 0 (dread f64 %Reg0_D)
LOC 1 268
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg13_I 0 (dread i32 %Reg0_I)
@label152
  dassign %Reg0_I 0 (dread i32 %Reg13_I)
  dassign %Reg1_I 0 (constval i32 3)
  brtrue @label154 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
LOC 1 269
  dassign %Reg0_I 0 (dread i32 %Reg7_I)
  dassign %Reg1_I 0 (dread i32 %Reg13_I)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg7_I 0 (dread i32 %Reg0_I)
LOC 1 270
  dassign %Reg0_I 0 (dread i32 %Reg7_I)
  dassign %Reg1_I 0 (constval i32 11)
  dassign %Reg0_I 0 (rem i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_I 0 (constval i32 3)
  brtrue @label153 (ne i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  goto @label154
@label153
LOC 1 268
  dassign %Reg13_I 0 (add i32 (dread i32 %Reg13_I, constval i32 1))
  goto @label152
@label154
LOC 1 272
  dassign %Reg0_I 0 (dread i32 %Reg7_I)
  dassign %Reg1_I 0 (constval i32 16)
  dassign %Reg0_I 0 (band i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  brtrue @label155 (ne i32 i32 (dread i32 %Reg0_I, constval i32 0))
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R116 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R116) {}
  dassign %Reg1_R115 0 (dread ref %Reg12_R115)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R116, dread ref %Reg1_R115) { dassign %Reg0_R116 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_7800) { dassign %L_STR_11 0 }
  dassign %Reg1_R115 0 (dread ptr %L_STR_11)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R116, dread ref %Reg1_R115) { dassign %Reg0_R116 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg0_R116) { dassign %Reg0_R115 0 }
  dassign %Reg6_R113 0 (dread ref %Reg0_R115)
  goto @label156
@label155
  dassign %Reg0_R115 0 (dread ref %Reg12_R115)
  dassign %Reg6_R113 0 (dread ref %Reg0_R115)
@label156
  dassign %Reg0_R113 0 (dread ref %Reg6_R113)
  dassign %Reg12_R113 0 (dread ref %Reg0_R113)
  dassign %Reg12_R115 0 (retype ref <* <$Ljava_2Flang_2FString_3B>> (dread ref %Reg12_R113))
LOC 1 273
  dassign %Reg12_R115 0 (retype ref <* <$Ljava_2Flang_2FString_3B>> (dread ref %Reg12_R113))
  dassign %Reg0_R115 0 (dread ref %Reg12_R115)
  virtualcallassigned &Ljava_2Flang_2FString_3B_7Clength_7C_28_29I (dread ref %Reg0_R115) { dassign %Reg0_I 0 }
  dassign %Reg1_I 0 (constval i32 20)
  brtrue @label157 (le i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg12_R115 0 (retype ref <* <$Ljava_2Flang_2FString_3B>> (dread ref %Reg12_R113))
  dassign %Reg0_R115 0 (dread ref %Reg12_R115)
  dassign %Reg1_I 0 (constval i32 10)
  virtualcallassigned &Ljava_2Flang_2FString_3B_7Csubstring_7C_28I_29Ljava_2Flang_2FString_3B (dread ref %Reg0_R115, dread i32 %Reg1_I) { dassign %Reg0_R115 0 }
  dassign %Reg12_R115 0 (dread ref %Reg0_R115)
@label157
  try { @label158 }
LOC 1 275
  dassign %Reg0_I 0 (dread i32 %Reg7_I)
  dassign %Reg1_I 0 (constval i32 0x4a3)
  dassign %Reg2_R114 0 (dread ref %Reg15_R114)
  dassign %Reg3_I 0 (constval i32 11)
  dassign %Reg2_I 0 (iread i32 <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %Reg2_R114, dread i32 %Reg3_I)))
  dassign %Reg3_I 0 (constval i32 3)
  dassign %Reg2_I 0 (band i32 (dread i32 %Reg2_I, dread i32 %Reg3_I))
  dassign %Reg1_I 0 (div i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg7_I 0 (dread i32 %Reg0_I)
  endtry
LOC 1 278
  goto @label159
@label158
  catch { <* <$Ljava_2Flang_2FArithmeticException_3B>> }
  dassign %Reg0_R117 0 (regread ptr %%thrownval)
LOC 1 276
  dassign %Reg13_R117 0 (dread ref %Reg0_R117)
LOC 1 277
  dassign %Reg0_I 0 (dread i32 %Reg7_I)
  dassign %Reg1_I 0 (constval i32 376)
  dassign %Reg0_I 0 (bxor i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg7_I 0 (dread i32 %Reg0_I)
@label159
LOC 1 279
  dassign %Reg0_I 0 (dread i32 %Reg7_I)
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg0_I 0 (mul i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_R114 0 (dread ref %Reg15_R114)
  dassign %Reg2_I 0 (constval i32 11)
  dassign %Reg1_I 0 (iread i32 <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %Reg1_R114, dread i32 %Reg2_I)))
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg7_I 0 (dread i32 %Reg0_I)
LOC 1 280
  dassign %Reg0_R114 0 (dread ref %Reg15_R114)
  dassign %Reg1_I 0 (constval i32 15)
  dassign %Reg2_I 0 (dread i32 %Reg7_I)
  dassign %Reg3_I 0 (constval i32 0xd6af)
  dassign %Reg2_I 0 (bxor i32 (dread i32 %Reg2_I, dread i32 %Reg3_I))
  iassign <* i32> 0 (
    array 1 ptr <* <[] i32>> (dread ref %Reg0_R114, dread i32 %Reg1_I), 
    dread i32 %Reg2_I)
LOC 1 281
  dassign %Reg0_J 0 (dread i64 %Reg8_J)
  dassign %Reg1_I 0 (dread i32 %Reg7_I)
  dassign %Reg1_J 0 (cvt i64 i32 (dread i32 %Reg1_I))
  dassign %Reg2_J 0 (constval i64 82)
  dassign %Reg1_J 0 (mul i64 (dread i64 %Reg1_J, dread i64 %Reg2_J))
  dassign %Reg0_J 0 (add i64 (dread i64 %Reg0_J, dread i64 %Reg1_J))
  dassign %Reg8_J 0 (dread i64 %Reg0_J)
LOC 1 282
  dassign %Reg0_I 0 (dread i32 %Reg7_I)
  dassign %Reg1_I 0 (constval i32 426)
  brtrue @label160 (le i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg7_I 0 (add i32 (dread i32 %Reg7_I, constval i32 -430))
  goto @label161
@label160
LOC 1 283
  dassign %Reg7_I 0 (add i32 (dread i32 %Reg7_I, constval i32 97))
@label161
LOC 1 284
  dassign %Reg0_D 0 (dread f64 %Reg10_D)
  dassign %Reg1_D 0 (constval f64 0.5)
  dassign %Reg0_D 0 (mul f64 (dread f64 %Reg0_D, dread f64 %Reg1_D))
  dassign %Reg1_I 0 (dread i32 %Reg7_I)
  dassign %Reg2_I 0 (constval i32 89)
  dassign %Reg1_I 0 (rem i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  dassign %Reg1_D 0 (cvt f64 i32 (dread i32 %Reg1_I))
  dassign %Reg0_D 0 (add f64 (dread f64 %Reg0_D, dread f64 %Reg1_D))
  dassign %Reg10_D 0 (dread f64 %Reg0_D)
LOC 1 285
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg13_I 0 (dread i32 %Reg0_I)
@label162
  dassign %Reg0_I 0 (dread i32 %Reg13_I)
  dassign %Reg1_I 0 (constval i32 1)
  brtrue @label164 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
LOC 1 286
  dassign %Reg0_I 0 (dread i32 %Reg7_I)
  dassign %Reg1_I 0 (dread i32 %Reg13_I)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg7_I 0 (dread i32 %Reg0_I)
LOC 1 287
  dassign %Reg0_I 0 (dread i32 %Reg7_I)
  dassign %Reg1_I 0 (constval i32 11)
  dassign %Reg0_I 0 (rem i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_I 0 (constval i32 3)
  brtrue @label163 (ne i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  goto @label164
@label163
LOC 1 285
  dassign %Reg13_I 0 (add i32 (dread i32 %Reg13_I, constval i32 1))
  goto @label162
@label164
LOC 1 289
  dassign %Reg0_I 0 (dread i32 %Reg7_I)
  dassign %Reg1_I 0 (constval i32 8)
  dassign %Reg0_I 0 (band i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  brtrue @label165 (ne i32 i32 (dread i32 %Reg0_I, constval i32 0))
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R116 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R116) {}
  dassign %Reg1_R115 0 (dread ref %Reg12_R115)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R116, dread ref %Reg1_R115) { dassign %Reg0_R116 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_7800) { dassign %L_STR_11 0 }
  dassign %Reg1_R115 0 (dread ptr %L_STR_11)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R116, dread ref %Reg1_R115) { dassign %Reg0_R116 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg0_R116) { dassign %Reg0_R115 0 }
  dassign %Reg6_R113 0 (dread ref %Reg0_R115)
  goto @label166
@label165
  dassign %Reg0_R115 0 (dread ref %Reg12_R115)
  dassign %Reg6_R113 0 (dread ref %Reg0_R115)
@label166
  dassign %Reg0_R113 0 (dread ref %Reg6_R113)
  dassign %Reg12_R113 0 (dread ref %Reg0_R113)
  dassign %Reg12_R115 0 (retype ref <* <$Ljava_2Flang_2FString_3B>> (dread ref %Reg12_R113))
LOC 1 290
  dassign %Reg12_R115 0 (retype ref <* <$Ljava_2Flang_2FString_3B>> (dread ref %Reg12_R113))
  dassign %Reg0_R115 0 (dread ref %Reg12_R115)
  virtualcallassigned &Ljava_2Flang_2FString_3B_7Clength_7C_28_29I (dread ref %Reg0_R115) { dassign %Reg0_I 0 }
  dassign %Reg1_I 0 (constval i32 20)
  brtrue @label167 (le i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg12_R115 0 (retype ref <* <$Ljava_2Flang_2FString_3B>> (dread ref %Reg12_R113))
  dassign %Reg0_R115 0 (dread ref %Reg12_R115)
  dassign %Reg1_I 0 (constval i32 10)
  virtualcallassigned &Ljava_2Flang_2FString_3B_7Csubstring_7C_28I_29Ljava_2Flang_2FString_3B (dread ref %Reg0_R115, dread i32 %Reg1_I) { dassign %Reg0_R115 0 }
  dassign %Reg12_R115 0 (dread ref %Reg0_R115)
@label167
  try { @label168 }
LOC 1 292
  dassign %Reg0_I 0 (dread i32 %Reg7_I)
  dassign %Reg1_I 0 (constval i32 0xd38)
  dassign %Reg2_R114 0 (dread ref %Reg15_R114)
  dassign %Reg3_I 0 (constval i32 8)
  dassign %Reg2_I 0 (iread i32 <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %Reg2_R114, dread i32 %Reg3_I)))
  dassign %Reg3_I 0 (constval i32 3)
  dassign %Reg2_I 0 (band i32 (dread i32 %Reg2_I, dread i32 %Reg3_I))
  dassign %Reg1_I 0 (div i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg7_I 0 (dread i32 %Reg0_I)
  endtry
LOC 1 295
  goto @label169
@label168
  catch { <* <$Ljava_2Flang_2FArithmeticException_3B>> }
  dassign %Reg0_R117 0 (regread ptr %%thrownval)
LOC 1 293
  dassign %Reg13_R117 0 (dread ref %Reg0_R117)
LOC 1 294
  dassign %Reg0_I 0 (dread i32 %Reg7_I)
  dassign %Reg1_I 0 (constval i32 954)
  dassign %Reg0_I 0 (bxor i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg7_I 0 (dread i32 %Reg0_I)
@label169
LOC 1 296
  dassign %Reg0_I 0 (dread i32 %Reg7_I)
  dassign %Reg1_I 0 (constval i32 6)
  dassign %Reg0_I 0 (mul i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_R114 0 (dread ref %Reg15_R114)
  dassign %Reg2_I 0 (constval i32 12)
  dassign %Reg1_I 0 (iread i32 <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %Reg1_R114, dread i32 %Reg2_I)))
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg7_I 0 (dread i32 %Reg0_I)
LOC 1 297
  dassign %Reg0_R114 0 (dread ref %Reg15_R114)
  dassign %Reg1_I 0 (constval i32 11)
  dassign %Reg2_I 0 (dread i32 %Reg7_I)
  dassign %Reg3_I 0 (constval i32 0xb88b)
  dassign %Reg2_I 0 (bxor i32 (dread i32 %Reg2_I, dread i32 %Reg3_I))
  iassign <* i32> 0 (
    array 1 ptr <* <[] i32>> (dread ref %Reg0_R114, dread i32 %Reg1_I), 
    dread i32 %Reg2_I)
LOC 1 298
  dassign %Reg0_J 0 (dread i64 %Reg8_J)
  dassign %Reg1_I 0 (dread i32 %Reg7_I)
  dassign %Reg1_J 0 (cvt i64 i32 (dread i32 %Reg1_I))
  dassign %Reg2_J 0 (constval i64 3)
  dassign %Reg1_J 0 (mul i64 (dread i64 %Reg1_J, dread i64 %Reg2_J))
  dassign %Reg0_J 0 (add i64 (dread i64 %Reg0_J, dread i64 %Reg1_J))
  dassign %Reg8_J 0 (dread i64 %Reg0_J)
LOC 1 299
  dassign %Reg0_I 0 (dread i32 %Reg7_I)
  dassign %Reg1_I 0 (constval i32 0x48e3)
  brtrue @label170 (le i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg7_I 0 (add i32 (dread i32 %Reg7_I, constval i32 -442))
  goto @label171
@label170
LOC 1 300
  dassign %Reg7_I 0 (add i32 (dread i32 %Reg7_I, constval i32 331))
@label171
LOC 1 301
  dassign %Reg0_D 0 (dread f64 %Reg10_D)
  dassign %Reg1_D 0 (constval f64 0.5)
  dassign %Reg0_D 0 (mul f64 (dread f64 %Reg0_D, dread f64 %Reg1_D))
  dassign %Reg1_I 0 (dread i32 %Reg7_I)
  dassign %Reg2_I 0 (constval i32 98)
  dassign %Reg1_I 0 (rem i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  dassign %Reg1_D 0 (cvt f64 i32 (dread i32 %Reg1_I))
  dassign %Reg0_D 0 (add f64 (dread f64 %Reg0_D, dread f64 %Reg1_D))
  dassign %Reg10_D 0 (dread f64 %Reg0_D)
LOC 1 302
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg13_I 0 (dread i32 %Reg0_I)
@label172
  dassign %Reg0_I 0 (dread i32 %Reg13_I)
  dassign %Reg1_I 0 (constval i32 4)
  brtrue @label174 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
LOC 1 303
  dassign %Reg0_I 0 (dread i32 %Reg7_I)
  dassign %Reg1_I 0 (dread i32 %Reg13_I)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg7_I 0 (dread i32 %Reg0_I)
LOC 1 304
  dassign %Reg0_I 0 (dread i32 %Reg7_I)
  dassign %Reg1_I 0 (constval i32 11)
  dassign %Reg0_I 0 (rem i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_I 0 (constval i32 3)
  brtrue @label173 (ne i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  goto @label174
@label173
LOC 1 302
  dassign %Reg13_I 0 (add i32 (dread i32 %Reg13_I, constval i32 1))
  goto @label172
@label174
LOC 1 306
  dassign %Reg0_I 0 (dread i32 %Reg7_I)
  dassign %Reg1_I 0 (constval i32 16)
  dassign %Reg0_I 0 (band i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  brtrue @label175 (ne i32 i32 (dread i32 %Reg0_I, constval i32 0))
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R116 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R116) {}
  dassign %Reg1_R115 0 (dread ref %Reg12_R115)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R116, dread ref %Reg1_R115) { dassign %Reg0_R116 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_7800) { dassign %L_STR_11 0 }
  dassign %Reg1_R115 0 (dread ptr %L_STR_11)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R116, dread ref %Reg1_R115) { dassign %Reg0_R116 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg0_R116) { dassign %Reg0_R115 0 }
  dassign %Reg6_R113 0 (dread ref %Reg0_R115)
  goto @label176
@label175
  dassign %Reg0_R115 0 (dread ref %Reg12_R115)
  dassign %Reg6_R113 0 (dread ref %Reg0_R115)
@label176
  dassign %Reg0_R113 0 (dread ref %Reg6_R113)
  dassign %Reg12_R113 0 (dread ref %Reg0_R113)
  dassign %Reg12_R115 0 (retype ref <* <$Ljava_2Flang_2FString_3B>> (dread ref %Reg12_R113))
LOC 1 307
  dassign %Reg12_R115 0 (retype ref <* <$Ljava_2Flang_2FString_3B>> (dread ref %Reg12_R113))
  dassign %Reg0_R115 0 (dread ref %Reg12_R115)
  virtualcallassigned &Ljava_2Flang_2FString_3B_7Clength_7C_28_29I (dread ref %Reg0_R115) { dassign %Reg0_I 0 }
  dassign %Reg1_I 0 (constval i32 20)
  brtrue @label177 (le i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg12_R115 0 (retype ref <* <$Ljava_2Flang_2FString_3B>> (dread ref %Reg12_R113))
  dassign %Reg0_R115 0 (dread ref %Reg12_R115)
  dassign %Reg1_I 0 (constval i32 10)
  virtualcallassigned &Ljava_2Flang_2FString_3B_7Csubstring_7C_28I_29Ljava_2Flang_2FString_3B (dread ref %Reg0_R115, dread i32 %Reg1_I) { dassign %Reg0_R115 0 }
  dassign %Reg12_R115 0 (dread ref %Reg0_R115)
@label177
  try { @label178 }
LOC 1 309
  dassign %Reg0_I 0 (dread i32 %Reg7_I)
  dassign %Reg1_I 0 (constval i32 0x905)
  dassign %Reg2_R114 0 (dread ref %Reg15_R114)
  dassign %Reg3_I 0 (constval i32 5)
  dassign %Reg2_I 0 (iread i32 <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %Reg2_R114, dread i32 %Reg3_I)))
  dassign %Reg3_I 0 (constval i32 3)
  dassign %Reg2_I 0 (band i32 (dread i32 %Reg2_I, dread i32 %Reg3_I))
  dassign %Reg1_I 0 (div i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg7_I 0 (dread i32 %Reg0_I)
  endtry
LOC 1 312
  goto @label179
@label178
  catch { <* <$Ljava_2Flang_2FArithmeticException_3B>> }
  dassign %Reg0_R117 0 (regread ptr %%thrownval)
LOC 1 310
  dassign %Reg13_R117 0 (dread ref %Reg0_R117)
LOC 1 311
  dassign %Reg0_I 0 (dread i32 %Reg7_I)
  dassign %Reg1_I 0 (constval i32 49)
  dassign %Reg0_I 0 (bxor i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg7_I 0 (dread i32 %Reg0_I)
@label179
LOC 1 313
  dassign %Reg0_I 0 (dread i32 %Reg7_I)
  dassign %Reg1_I 0 (constval i32 6)
  dassign %Reg0_I 0 (mul i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_R114 0 (dread ref %Reg15_R114)
  dassign %Reg2_I 0 (constval i32 0)
  dassign %Reg1_I 0 (iread i32 <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %Reg1_R114, dread i32 %Reg2_I)))
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg7_I 0 (dread i32 %Reg0_I)
LOC 1 314
  dassign %Reg0_R114 0 (dread ref %Reg15_R114)
  dassign %Reg1_I 0 (constval i32 14)
  dassign %Reg2_I 0 (dread i32 %Reg7_I)
  dassign %Reg3_I 0 (constval i32 0xfc4e)
  dassign %Reg2_I 0 (bxor i32 (dread i32 %Reg2_I, dread i32 %Reg3_I))
  iassign <* i32> 0 (
    array 1 ptr <* <[] i32>> (dread ref %Reg0_R114, dread i32 %Reg1_I), 
    dread i32 %Reg2_I)
LOC 1 315
  dassign %Reg0_J 0 (dread i64 %Reg8_J)
  dassign %Reg1_I 0 (dread i32 %Reg7_I)
  dassign %Reg1_J 0 (cvt i64 i32 (dread i32 %Reg1_I))
  dassign %Reg2_J 0 (constval i64 90)
  dassign %Reg1_J 0 (mul i64 (dread i64 %Reg1_J, dread i64 %Reg2_J))
  dassign %Reg0_J 0 (add i64 (dread i64 %Reg0_J, dread i64 %Reg1_J))
  dassign %Reg8_J 0 (dread i64 %Reg0_J)
LOC 1 316
  dassign %Reg0_I 0 (dread i32 %Reg7_I)
  dassign %Reg1_I 0 (constval i32 0x575a)
  brtrue @label180 (le i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg7_I 0 (add i32 (dread i32 %Reg7_I, constval i32 -303))
  goto @label181
@label180
LOC 1 317
  dassign %Reg7_I 0 (add i32 (dread i32 %Reg7_I, constval i32 192))
@label181
LOC 1 318
  dassign %Reg0_D 0 (dread f64 %Reg10_D)
  dassign %Reg1_D 0 (constval f64 0.5)
  dassign %Reg0_D 0 (mul f64 (dread f64 %Reg0_D, dread f64 %Reg1_D))
  dassign %Reg1_I 0 (dread i32 %Reg7_I)
  dassign %Reg2_I 0 (constval i32 22)
  dassign %Reg1_I 0 (rem i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  dassign %Reg1_D 0 (cvt f64 i32 (dread i32 %Reg1_I))
  dassign %Reg0_D 0 (add f64 (dread f64 %Reg0_D, dread f64 %Reg1_D))
  dassign %Reg10_D 0 (dread f64 %Reg0_D)
LOC 1 319
  dassign %Reg0_I 0 (dread i32 %Reg7_I)
  dassign %Reg1_J 0 (dread i64 %Reg8_J)
  dassign %Reg1_I 0 (cvt i32 i64 (dread i64 %Reg1_J))
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_D 0 (dread f64 %Reg10_D)
  dassign %Reg1_I 0 (cvt i32 f64 (dread f64 %Reg1_D))
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_R115 0 (dread ref %Reg12_R115)
  virtualcallassigned &Ljava_2Flang_2FString_3B_7Clength_7C_28_29I (dread ref %Reg1_R115) { dassign %Reg1_I 0 }
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  return (dread i32 %Reg0_I)
}
func &LBigMethod_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V public static (var %Reg9_R118 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>) void {
  funcid 3
  var %Reg0_I i32
  var %Reg0_R114 <* <[] i32>>
  var %Reg3_R114 <* <[] i32>>
  var %Reg4_I i32
  var %Reg1_I i32
  var %Reg0_R119 <* <$Ljava_2Fio_2FPrintStream_3B>>
  var %Reg2_R114 <* <[] i32>>
  var %Reg5_R114 <* <[] i32>>
  var %Reg5_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg6_I i32
  var %Reg7_I i32
  var %Reg8_I i32

ALIAS %i %Reg4_I i32
ALIAS %v %Reg8_I i32
ALIAS %args %Reg9_R118 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>
ALIAS %m %Reg3_R114 <* <[] i32>>
ALIAS %s %Reg4_I i32
  intrinsiccallwithtype <$LBigMethod_3B> JAVA_CLINIT_CHECK ()
LOC 1 323
  dassign %Reg0_I 0 (constval i32 16)
  dassign %Reg0_R114 0 (gcmallocjarray ref <[] i32> (dread i32 %Reg0_I))
  dassign %Reg3_R114 0 (dread ref %Reg0_R114)
LOC 1 324
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg4_I 0 (dread i32 %Reg0_I)
@label182
  dassign %Reg0_I 0 (dread i32 %Reg4_I)
  dassign %Reg1_I 0 (constval i32 5)
  brtrue @label183 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R119 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_I 0 (dread i32 %Reg4_I)
  dassign %Reg2_R114 0 (dread ref %Reg3_R114)
  intrinsiccallwithtype <$LBigMethod_3B> JAVA_CLINIT_CHECK ()
  callassigned &LBigMethod_3B_7Cf_7C_28IAI_29I (dread i32 %Reg1_I, dread ref %Reg2_R114) { dassign %Reg1_I 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28I_29V (dread ref %Reg0_R119, dread i32 %Reg1_I) {}
  dassign %Reg4_I 0 (add i32 (dread i32 %Reg4_I, constval i32 1))
  goto @label182
@label183
LOC 1 325
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg4_I 0 (dread i32 %Reg0_I)
LOC 1 326
  dassign %Reg0_R114 0 (dread ref %Reg3_R114)
  dassign %Reg5_R114 0 (dread ref %Reg0_R114)
  dassign %Reg5_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg5_R114))
  dassign %Reg0_R113 0 (dread ref %Reg5_R113)
  dassign %Reg0_I 0 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %Reg0_R113))
  dassign %Reg6_I 0 (dread i32 %Reg0_I)
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg7_I 0 (dread i32 %Reg0_I)
@label184
  dassign %Reg0_I 0 (dread i32 %Reg7_I)
  dassign %Reg1_I 0 (dread i32 %Reg6_I)
  brtrue @label185 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg5_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg5_R114))
  dassign %Reg0_R113 0 (dread ref %Reg5_R113)
  dassign %Reg1_I 0 (dread i32 %Reg7_I)
  dassign %Reg0_I 0 (iread i32 <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %Reg0_R113, dread i32 %Reg1_I)))
  dassign %Reg8_I 0 (dread i32 %Reg0_I)
  dassign %Reg0_I 0 (dread i32 %Reg4_I)
  dassign %Reg1_I 0 (constval i32 31)
  dassign %Reg0_I 0 (mul i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_I 0 (dread i32 %Reg8_I)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg4_I 0 (dread i32 %Reg0_I)
  dassign %Reg7_I 0 (add i32 (dread i32 %Reg7_I, constval i32 1))
  goto @label184
@label185
LOC 1 327
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R119 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_I 0 (dread i32 %Reg4_I)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28I_29V (dread ref %Reg0_R119, dread i32 %Reg1_I) {}
LOC 1 328
  return ()
}
