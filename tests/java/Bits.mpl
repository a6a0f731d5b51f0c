flavor 1
srclang 3
id 65535
numfuncs 8
import "library.mplt"
import "Bits.mplt"
entryfunc &LBits_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V
fileinfo {
  @INFO_filename "Bits.class"}
srcfileinfo {
  1 "Bits.java"}
javaclass $LBits_3B <$LBits_3B> public
func &LBits_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$LBits_3B>>) void
func &LBits_3B_7Cpopcount_7C_28I_29I static (var %Reg4_I i32) i32
func &LBits_3B_7Crev_7C_28I_29I static (var %Reg5_I i32) i32
func &LBits_3B_7Crotl_7C_28JI_29J static (var %Reg6_J i64, var %Reg8_I i32) i64
func &LBits_3B_7Crotr_7C_28II_29I static (var %Reg3_I i32, var %Reg4_I i32) i32
func &LBits_3B_7Ccrc_7C_28Ljava_2Flang_2FString_3B_29I static (var %Reg7_R114 <* <$Ljava_2Flang_2FString_3B>>) i32
func &LBits_3B_7Cfnv_7C_28Ljava_2Flang_2FString_3B_29J static (var %Reg7_R114 <* <$Ljava_2Flang_2FString_3B>>) i64
func &LBits_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V public static (var %Reg25_R115 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>) void
var $_C_STR_2000 fstatic <[3] u64> readonly = [0, 0x300000000, 0x2000000020]
var $_C_STR_6335c42f565873d7bbb77f415bcfcdea fstatic <[6] u64> readonly = [0, 0x3900000000, 0x203720317383d5f3, 0x2065736c61662036, 0x6c61662065757274, 0x65736c6166206573]
var $_C_STR_5016c3ea0d3e9e256feaa50ca7f4f813 fstatic <[11] u64> readonly = [0, 0x8700000000, 0x203034328fd2ce5d, 0x313239323531312d, 0x3438363036343035, 0x3334332036373936, 0x3936333833373935, 0x3338343734313220, 0x3332323920373436, 0x3538363330323733, 0x37303835373734]
var $_C_STR_d2f2780e251d1566edd72846d40ad97f fstatic <[4] u64> readonly = [0, 0x1300000000, 0x3433323190b21035, 0x3938373635]
var $_C_STR_ fstatic <[3] u64> readonly = [0, 0x100000000, 0]
var $_C_STR_6d00610070006c006500 fstatic <[4] u64> readonly = [0, 0xb00000000, 0x6c70616d062dcbd5, 101]
var $_C_STR_e1ece67bc9db20c44acdcf2519356865 fstatic <[5] u64> readonly = [0, 0x2700000000, 0x3832312db174fbff, 0x32332d2037323120, 0x41203120383637]
var $Ljava_2Flang_2FSystem_3B_7Cout extern <* <$Ljava_2Fio_2FPrintStream_3B>>
func &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FObject_3B>>) void
func &Ljava_2Flang_2FString_3B_7Clength_7C_28_29I public virtual (var %_this <* <$Ljava_2Flang_2FString_3B>>) i32
func &Ljava_2Flang_2FString_3B_7CcharAt_7C_28I_29C public virtual (var %_this <* <$Ljava_2Flang_2FString_3B>>, var %Reg1_I i32) u16
func &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>) void
func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg1_I i32) <* <$Ljava_2Flang_2FStringBuilder_3B>>
func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28C_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg1_C u16) <* <$Ljava_2Flang_2FStringBuilder_3B>>
func &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FObject_3B_29V public virtual (var %_this <* <$Ljava_2Fio_2FPrintStream_3B>>, var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>) void
func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg1_R114 <* <$Ljava_2Flang_2FString_3B>>) <* <$Ljava_2Flang_2FStringBuilder_3B>>
func &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V public virtual (var %_this <* <$Ljava_2Fio_2FPrintStream_3B>>, var %Reg1_R114 <* <$Ljava_2Flang_2FString_3B>>) void
func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28J_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg1_J i64) <* <$Ljava_2Flang_2FStringBuilder_3B>>
func &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28I_29V public virtual (var %_this <* <$Ljava_2Fio_2FPrintStream_3B>>, var %Reg1_I i32) void
func &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28J_29V public virtual (var %_this <* <$Ljava_2Fio_2FPrintStream_3B>>, var %Reg1_J i64) void
var $__cinf_Ljava_2Flang_2FString_3B <$__class_meta__>
func &MCC_GetOrInsertLiteral () <* <$Ljava_2Flang_2FString_3B>>
func &LBits_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$LBits_3B>>) void {
  funcid 1
  var %Reg1_R112 <* <$LBits_3B>>
  var %Reg0_R112 <* <$LBits_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>

  dassign %Reg1_R112 0 (dread ref %_this)
LOC 1 1
  dassign %Reg0_R112 0 (dread ref %Reg1_R112)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R112))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
  return ()
}
func &LBits_3B_7Cpopcount_7C_28I_29I static (var %Reg4_I i32) i32 {
  funcid 2
  var %Reg0_I i32
  var %Reg3_I i32
  var %Reg1_I i32
  var %Reg2_I i32

ALIAS %x %Reg4_I i32
ALIAS %n %Reg3_I i32
  intrinsiccallwithtype <$LBits_3B> JAVA_CLINIT_CHECK ()
LOC 1 3
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg3_I 0 (dread i32 %Reg0_I)
@label0
LOC 1 4
  dassign %Reg0_I 0 (dread i32 %Reg4_I)
  brtrue @label1 (eq i32 i32 (dread i32 %Reg0_I, constval i32 0))
LOC 1 5
  dassign %Reg0_I 0 (dread i32 %Reg4_I)
  dassign %Reg1_I 0 (dread i32 %Reg4_I)
  dassign %Reg2_I 0 (constval i32 1)
  dassign %Reg1_I 0 (sub i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  dassign %Reg0_I 0 (band i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg4_I 0 (dread i32 %Reg0_I)
LOC 1 6
  dassign %Reg3_I 0 (add i32 (dread i32 %Reg3_I, constval i32 1))
  goto @label0
@label1
LOC 1 8
  dassign %Reg0_I 0 (dread i32 %Reg3_I)
  return (dread i32 %Reg0_I)
}
func &LBits_3B_7Crev_7C_28I_29I static (var %Reg5_I i32) i32 {
  funcid 3
  var %Reg0_I i32
  var %Reg3_I i32
  var %Reg4_I i32
  var %Reg1_I i32
  var %Reg2_I i32

ALIAS %i %Reg4_I i32
ALIAS %x %Reg5_I i32
ALIAS %r %Reg3_I i32
  intrinsiccallwithtype <$LBits_3B> JAVA_CLINIT_CHECK ()
LOC 1 12
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg3_I 0 (dread i32 %Reg0_I)
LOC 1 13
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg4_I 0 (dread i32 %Reg0_I)
@label2
  dassign %Reg0_I 0 (dread i32 %Reg4_I)
  dassign %Reg1_I 0 (constval i32 32)
  brtrue @label3 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
LOC 1 14
  dassign %Reg0_I 0 (dread i32 %Reg3_I)
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg0_I 0 (shl i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_I 0 (dread i32 %Reg5_I)
  dassign %Reg2_I 0 (constval i32 1)
  dassign %Reg1_I 0 (band i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  dassign %Reg0_I 0 (bior i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg3_I 0 (dread i32 %Reg0_I)
LOC 1 15
  dassign %Reg0_I 0 (dread i32 %Reg5_I)
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg0_I 0 (lshr i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg5_I 0 (dread i32 %Reg0_I)
LOC 1 13
  dassign %Reg4_I 0 (add i32 (dread i32 %Reg4_I, constval i32 1))
  goto @label2
@label3
LOC 1 17
  dassign %Reg0_I 0 (dread i32 %Reg3_I)
  return (dread i32 %Reg0_I)
}
func &LBits_3B_7Crotl_7C_28JI_29J static (var %Reg6_J i64, var %Reg8_I i32) i64 {
  funcid 4
  var %Reg0_J i64
  var %Reg1_I i32
  var %Reg1_J i64
  var %Reg2_I i32
  var %Reg3_I i32

ALIAS %x %Reg6_J i64
ALIAS %k %Reg8_I i32
  intrinsiccallwithtype <$LBits_3B> JAVA_CLINIT_CHECK ()
LOC 1 21
  dassign %Reg0_J 0 (dread i64 %Reg6_J)
  dassign %Reg1_I 0 (dread i32 %Reg8_I)
  dassign %Reg0_J 0 (shl i64 (dread i64 %Reg0_J, dread i32 %Reg1_I))
  dassign %Reg1_J 0 (dread i64 %Reg6_J)
  dassign %Reg2_I 0 (constval i32 64)
  dassign %Reg3_I 0 (dread i32 %Reg8_I)
  dassign %Reg2_I 0 (sub i32 (dread i32 %Reg2_I, dread i32 %Reg3_I))
  dassign %Reg1_J 0 (lshr i64 (dread i64 %Reg1_J, dread i32 %Reg2_I))
  dassign %Reg0_J 0 (bior i64 (dread i64 %Reg0_J, dread i64 %Reg1_J))
  return (dread i64 %Reg0_J)
}
func &LBits_3B_7Crotr_7C_28II_29I static (var %Reg3_I i32, var %Reg4_I i32) i32 {
  funcid 5
  var %Reg0_I i32
  var %Reg1_I i32
  var %Reg2_I i32

ALIAS %x %Reg3_I i32
ALIAS %k %Reg4_I i32
  intrinsiccallwithtype <$LBits_3B> JAVA_CLINIT_CHECK ()
LOC 1 25
  dassign %Reg0_I 0 (dread i32 %Reg3_I)
  dassign %Reg1_I 0 (dread i32 %Reg4_I)
  dassign %Reg0_I 0 (lshr i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_I 0 (dread i32 %Reg3_I)
  dassign %Reg2_I 0 (dread i32 %Reg4_I)
  dassign %Reg2_I 0 (neg i32 (dread i32 %Reg2_I))
  dassign %Reg1_I 0 (shl i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  dassign %Reg0_I 0 (bior i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  return (dread i32 %Reg0_I)
}
func &LBits_3B_7Ccrc_7C_28Ljava_2Flang_2FString_3B_29I static (var %Reg7_R114 <* <$Ljava_2Flang_2FString_3B>>) i32 {
  funcid 6
  var %Reg0_I i32
  var %Reg4_I i32
  var %Reg5_I i32
  var %Reg1_R114 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_I i32
  var %Reg2_I i32
  var %Reg1_C u16
  var %Reg6_I i32
  var %Reg3_I i32

ALIAS %k %Reg6_I i32
ALIAS %i %Reg5_I i32
ALIAS %s %Reg7_R114 <* <$Ljava_2Flang_2FString_3B>>
ALIAS %c %Reg4_I i32
  intrinsiccallwithtype <$LBits_3B> JAVA_CLINIT_CHECK ()
LOC 1 29
  dassign %Reg0_I 0 (constval i32 -1)
  dassign %Reg4_I 0 (dread i32 %Reg0_I)
LOC 1 30
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg5_I 0 (dread i32 %Reg0_I)
@label4
  dassign %Reg0_I 0 (dread i32 %Reg5_I)
  dassign %Reg1_R114 0 (dread ref %Reg7_R114)
  virtualcallassigned &Ljava_2Flang_2FString_3B_7Clength_7C_28_29I (dread ref %Reg1_R114) { dassign %Reg1_I 0 }
  brtrue @label9 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
LOC 1 31
  dassign %Reg0_I 0 (dread i32 %Reg4_I)
  dassign %Reg1_R114 0 (dread ref %Reg7_R114)
  dassign %Reg2_I 0 (dread i32 %Reg5_I)
  virtualcallassigned &Ljava_2Flang_2FString_3B_7CcharAt_7C_28I_29C (dread ref %Reg1_R114, dread i32 %Reg2_I) { dassign %Reg1_C 0 }
  dassign %Reg0_I 0 (bxor i32 (
    dread i32 %Reg0_I,
    cvt i32 u16 (dread u16 %Reg1_C)))
  dassign %Reg4_I 0 (dread i32 %Reg0_I)
LOC 1 32
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg6_I 0 (dread i32 %Reg0_I)
@label5
  dassign %Reg0_I 0 (dread i32 %Reg6_I)
  dassign %Reg1_I 0 (constval i32 8)
  brtrue @label8 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg0_I 0 (dread i32 %Reg4_I)
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg0_I 0 (band i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  brtrue @label6 (eq i32 i32 (dread i32 %Reg0_I, constval i32 0))
  dassign %Reg0_I 0 (dread i32 %Reg4_I)
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg0_I 0 (lshr i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_I 0 (constval i32 -306674912)
  dassign %Reg0_I 0 (bxor i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg3_I 0 (dread i32 %Reg0_I)
  goto @label7
@label6
  dassign %Reg0_I 0 (dread i32 %Reg4_I)
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg0_I 0 (lshr i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg3_I 0 (dread i32 %Reg0_I)
@label7
  dassign %Reg0_I 0 (dread i32 %Reg3_I)
  dassign %Reg4_I 0 (dread i32 %Reg0_I)
  dassign %Reg6_I 0 (add i32 (dread i32 %Reg6_I, constval i32 1))
  goto @label5
@label8
LOC 1 30
  dassign %Reg5_I 0 (add i32 (dread i32 %Reg5_I, constval i32 1))
  goto @label4
@label9
LOC 1 34
  dassign %Reg0_I 0 (dread i32 %Reg4_I)
  dassign %Reg1_I 0 (constval i32 -1)
  dassign %Reg0_I 0 (bxor i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  return (dread i32 %Reg0_I)
}
func &LBits_3B_7Cfnv_7C_28Ljava_2Flang_2FString_3B_29J static (var %Reg7_R114 <* <$Ljava_2Flang_2FString_3B>>) i64 {
  funcid 7
  var %Reg0_J i64
  var %Reg4_J i64
  var %Reg0_I i32
  var %Reg6_I i32
  var %Reg1_R114 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_I i32
  var %Reg2_I i32
  var %Reg1_C u16
  var %Reg1_J i64

ALIAS %i %Reg6_I i32
ALIAS %s %Reg7_R114 <* <$Ljava_2Flang_2FString_3B>>
ALIAS %h %Reg4_J i64
  intrinsiccallwithtype <$LBits_3B> JAVA_CLINIT_CHECK ()
LOC 1 38
  dassign %Reg0_J 0 (constval i64 -3750763034362895579)
  dassign %Reg4_J 0 (dread i64 %Reg0_J)
LOC 1 39
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg6_I 0 (dread i32 %Reg0_I)
@label10
  dassign %Reg0_I 0 (dread i32 %Reg6_I)
  dassign %Reg1_R114 0 (dread ref %Reg7_R114)
  virtualcallassigned &Ljava_2Flang_2FString_3B_7Clength_7C_28_29I (dread ref %Reg1_R114) { dassign %Reg1_I 0 }
  brtrue @label11 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
LOC 1 40
  dassign %Reg0_J 0 (dread i64 %Reg4_J)
  dassign %Reg1_R114 0 (dread ref %Reg7_R114)
  dassign %Reg2_I 0 (dread i32 %Reg6_I)
  virtualcallassigned &Ljava_2Flang_2FString_3B_7CcharAt_7C_28I_29C (dread ref %Reg1_R114, dread i32 %Reg2_I) { dassign %Reg1_C 0 }
  dassign %Reg1_J 0 (cvt i64 i32 (cvt i32 u16 (dread u16 %Reg1_C)))
  dassign %Reg0_J 0 (bxor i64 (dread i64 %Reg0_J, dread i64 %Reg1_J))
  dassign %Reg4_J 0 (dread i64 %Reg0_J)
LOC 1 41
  dassign %Reg0_J 0 (dread i64 %Reg4_J)
  dassign %Reg1_J 0 (constval i64 0x100000001b3)
  dassign %Reg0_J 0 (mul i64 (dread i64 %Reg0_J, dread i64 %Reg1_J))
  dassign %Reg4_J 0 (dread i64 %Reg0_J)
LOC 1 39
  dassign %Reg6_I 0 (add i32 (dread i32 %Reg6_I, constval i32 1))
  goto @label10
@label11
LOC 1 43
  dassign %Reg0_J 0 (dread i64 %Reg4_J)
  return (dread i64 %Reg0_J)
}
func &LBits_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V public static (var %Reg25_R115 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>) void {
  funcid 8
  var %Reg0_I i32
  var %Reg0_R116 <* <[] i32>>
  var %Reg1_I i32
  var %Reg2_I i32
  var %Reg7_R116 <* <[] i32>>
  var %Reg8_R116 <* <[] i32>>
  var %Reg9_R116 <* <[] i32>>
  var %Reg9_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg10_I i32
  var %Reg11_I i32
  var %Reg12_I i32
  var %Reg0_R117 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg13_R117 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg14_R116 <* <[] i32>>
  var %Reg14_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg15_I i32
  var %Reg16_I i32
  var %Reg17_I i32
  var %Reg1_C u16
  var %Reg0_R118 <* <$Ljava_2Fio_2FPrintStream_3B>>
  var %Reg1_R117 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg2_R114 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_10 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg3_I i32
  var %Reg1_R114 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R119 <* <[] i64>>
  var %Reg2_J i64
  var %Reg9_R119 <* <[] i64>>
  var %Reg10_R116 <* <[] i32>>
  var %Reg11_R119 <* <[] i64>>
  var %Reg11_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg13_I i32
  var %Reg0_J i64
  var %Reg14_J i64
  var %Reg16_R117 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg17_R116 <* <[] i32>>
  var %Reg17_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg18_I i32
  var %Reg19_I i32
  var %Reg20_I i32
  var %Reg1_J i64
  var %Reg3_J i64
  var %L_STR_11 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_12 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_13 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_14 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_15 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg14_I i32
  var %Reg15_J i64
  var %Reg18_J i64
  var %Reg21_J i64
  var %Reg4_J i64
  var %L_STR_16 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg23_I i32
  var %Reg24_I i32

ALIAS %k %Reg20_I i32
ALIAS %s %Reg16_R117 <* <$Ljava_2Flang_2FStringBuilder_3B>>
ALIAS %v %Reg14_J i64
ALIAS %i %Reg24_I i32
ALIAS %args %Reg25_R115 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>
ALIAS %vs %Reg7_R116 <* <[] i32>>
ALIAS %ks %Reg8_R116 <* <[] i32>>
ALIAS %ls %Reg9_R119 <* <[] i64>>
ALIAS %lk %Reg10_R116 <* <[] i32>>
ALIAS %b %Reg11_B i8
ALIAS %sh %Reg12_S i16
ALIAS %c %Reg13_C u16
ALIAS %x %Reg14_I i32
ALIAS %y %Reg15_J i64
ALIAS %sh2 %Reg17_I i32
ALIAS %big %Reg18_J i64
ALIAS %small %Reg20_I i32
ALIAS %sl %Reg21_J i64
ALIAS %m %Reg23_I i32
  intrinsiccallwithtype <$LBits_3B> JAVA_CLINIT_CHECK ()
LOC 1 47
  dassign %Reg0_I 0 (constval i32 7)
  dassign %Reg0_R116 0 (gcmallocjarray ref <[] i32> (dread i32 %Reg0_I))
  dassign %Reg1_I 0 (constval i32 0)
  dassign %Reg2_I 0 (constval i32 0)
  iassign <* i32> 0 (
    array 1 ptr <* <[] i32>> (dread ref %Reg0_R116, dread i32 %Reg1_I), 
    dread i32 %Reg2_I)
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg2_I 0 (constval i32 1)
  iassign <* i32> 0 (
    array 1 ptr <* <[] i32>> (dread ref %Reg0_R116, dread i32 %Reg1_I), 
    dread i32 %Reg2_I)
  dassign %Reg1_I 0 (constval i32 2)
  dassign %Reg2_I 0 (constval i32 -1)
  iassign <* i32> 0 (
    array 1 ptr <* <[] i32>> (dread ref %Reg0_R116, dread i32 %Reg1_I), 
    dread i32 %Reg2_I)
  dassign %Reg1_I 0 (constval i32 3)
  dassign %Reg2_I 0 (constval i32 -2147483648)
  iassign <* i32> 0 (
    array 1 ptr <* <[] i32>> (dread ref %Reg0_R116, dread i32 %Reg1_I), 
    dread i32 %Reg2_I)
  dassign %Reg1_I 0 (constval i32 4)
  dassign %Reg2_I 0 (constval i32 0x7fffffff)
  iassign <* i32> 0 (
    array 1 ptr <* <[] i32>> (dread ref %Reg0_R116, dread i32 %Reg1_I), 
    dread i32 %Reg2_I)
  dassign %Reg1_I 0 (constval i32 5)
  dassign %Reg2_I 0 (constval i32 0x12345678)
  iassign <* i32> 0 (
    array 1 ptr <* <[] i32>> (dread ref %Reg0_R116, dread i32 %Reg1_I), 
    dread i32 %Reg2_I)
  dassign %Reg1_I 0 (constval i32 6)
  dassign %Reg2_I 0 (constval i32 -559038737)
  iassign <* i32> 0 (
    array 1 ptr <* <[] i32>> (dread ref %Reg0_R116, dread i32 %Reg1_I), 
    dread i32 %Reg2_I)
  dassign %Reg7_R116 0 (dread ref %Reg0_R116)
LOC 1 48
  dassign %Reg0_I 0 (constval i32 8)
  dassign %Reg0_R116 0 (gcmallocjarray ref <[] i32> (dread i32 %Reg0_I))
  dassign %Reg1_I 0 (constval i32 0)
  dassign %Reg2_I 0 (constval i32 0)
  iassign <* i32> 0 (
    array 1 ptr <* <[] i32>> (dread ref %Reg0_R116, dread i32 %Reg1_I), 
    dread i32 %Reg2_I)
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg2_I 0 (constval i32 1)
  iassign <* i32> 0 (
    array 1 ptr <* <[] i32>> (dread ref %Reg0_R116, dread i32 %Reg1_I), 
    dread i32 %Reg2_I)
  dassign %Reg1_I 0 (constval i32 2)
  dassign %Reg2_I 0 (constval i32 5)
  iassign <* i32> 0 (
    array 1 ptr <* <[] i32>> (dread ref %Reg0_R116, dread i32 %Reg1_I), 
    dread i32 %Reg2_I)
  dassign %Reg1_I 0 (constval i32 3)
  dassign %Reg2_I 0 (constval i32 31)
  iassign <* i32> 0 (
    array 1 ptr <* <[] i32>> (dread ref %Reg0_R116, dread i32 %Reg1_I), 
    dread i32 %Reg2_I)
  dassign %Reg1_I 0 (constval i32 4)
  dassign %Reg2_I 0 (constval i32 32)
  iassign <* i32> 0 (
    array 1 ptr <* <[] i32>> (dread ref %Reg0_R116, dread i32 %Reg1_I), 
    dread i32 %Reg2_I)
  dassign %Reg1_I 0 (constval i32 5)
  dassign %Reg2_I 0 (constval i32 33)
  iassign <* i32> 0 (
    array 1 ptr <* <[] i32>> (dread ref %Reg0_R116, dread i32 %Reg1_I), 
    dread i32 %Reg2_I)
  dassign %Reg1_I 0 (constval i32 6)
  dassign %Reg2_I 0 (constval i32 -1)
  iassign <* i32> 0 (
    array 1 ptr <* <[] i32>> (dread ref %Reg0_R116, dread i32 %Reg1_I), 
    dread i32 %Reg2_I)
  dassign %Reg1_I 0 (constval i32 7)
  dassign %Reg2_I 0 (constval i32 64)
  iassign <* i32> 0 (
    array 1 ptr <* <[] i32>> (dread ref %Reg0_R116, dread i32 %Reg1_I), 
    dread i32 %Reg2_I)
  dassign %Reg8_R116 0 (dread ref %Reg0_R116)
LOC 1 49
  dassign %Reg0_R116 0 (dread ref %Reg7_R116)
  dassign %Reg9_R116 0 (dread ref %Reg0_R116)
  dassign %Reg9_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg9_R116))
  dassign %Reg0_R113 0 (dread ref %Reg9_R113)
  dassign %Reg0_I 0 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %Reg0_R113))
  dassign %Reg10_I 0 (dread i32 %Reg0_I)
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg11_I 0 (dread i32 %Reg0_I)
@label12
  dassign %Reg0_I 0 (dread i32 %Reg11_I)
  dassign %Reg1_I 0 (dread i32 %Reg10_I)
  brtrue @label15 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg9_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg9_R116))
  dassign %Reg0_R113 0 (dread ref %Reg9_R113)
  dassign %Reg1_I 0 (dread i32 %Reg11_I)
  dassign %Reg0_I 0 (iread i32 <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %Reg0_R113, dread i32 %Reg1_I)))
  dassign %Reg12_I 0 (dread i32 %Reg0_I)
LOC 1 50
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R117 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R117) {}
  dassign %Reg13_R117 0 (dread ref %Reg0_R117)
LOC 1 51
  dassign %Reg0_R116 0 (dread ref %Reg8_R116)
  dassign %Reg14_R116 0 (dread ref %Reg0_R116)
  dassign %Reg14_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg14_R116))
  dassign %Reg0_R113 0 (dread ref %Reg14_R113)
  dassign %Reg0_I 0 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %Reg0_R113))
  dassign %Reg15_I 0 (dread i32 %Reg0_I)
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg16_I 0 (dread i32 %Reg0_I)
@label13
  dassign %Reg0_I 0 (dread i32 %Reg16_I)
  dassign %Reg1_I 0 (dread i32 %Reg15_I)
  brtrue @label14 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg14_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg14_R116))
  dassign %Reg0_R113 0 (dread ref %Reg14_R113)
  dassign %Reg1_I 0 (dread i32 %Reg16_I)
  dassign %Reg0_I 0 (iread i32 <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %Reg0_R113, dread i32 %Reg1_I)))
  dassign %Reg17_I 0 (dread i32 %Reg0_I)
  dassign %Reg0_R117 0 (dread ref %Reg13_R117)
  dassign %Reg1_I 0 (dread i32 %Reg12_I)
  dassign %Reg2_I 0 (dread i32 %Reg17_I)
  dassign %Reg1_I 0 (shl i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R117, dread i32 %Reg1_I) { dassign %Reg0_R117 0 }
  dassign %Reg1_I 0 (constval i32 32)
  dassign %Reg1_C 0 (cvt u16 i32 (dread i32 %Reg1_I))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28C_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R117, dread u16 %Reg1_C) { dassign %Reg0_R117 0 }
  dassign %Reg1_I 0 (dread i32 %Reg12_I)
  dassign %Reg2_I 0 (dread i32 %Reg17_I)
  dassign %Reg1_I 0 (ashr i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R117, dread i32 %Reg1_I) { dassign %Reg0_R117 0 }
  dassign %Reg1_I 0 (constval i32 32)
  dassign %Reg1_C 0 (cvt u16 i32 (dread i32 %Reg1_I))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28C_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R117, dread u16 %Reg1_C) { dassign %Reg0_R117 0 }
  dassign %Reg1_I 0 (dread i32 %Reg12_I)
  dassign %Reg2_I 0 (dread i32 %Reg17_I)
  dassign %Reg1_I 0 (lshr i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R117, dread i32 %Reg1_I) { dassign %Reg0_R117 0 }
  dassign %Reg1_I 0 (constval i32 124)
  dassign %Reg1_C 0 (cvt u16 i32 (dread i32 %Reg1_I))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28C_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R117, dread u16 %Reg1_C) { dassign %Reg0_R117 0 }
  dassign %Reg16_I 0 (add i32 (dread i32 %Reg16_I, constval i32 1))
  goto @label13
@label14
LOC 1 52
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R118 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_R117 0 (dread ref %Reg13_R117)
  dassign %Reg1_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg1_R117))
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FObject_3B_29V (dread ref %Reg0_R118, dread ref %Reg1_R113) {}
LOC 1 53
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R118 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R117 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R117) {}
  dassign %Reg2_I 0 (dread i32 %Reg12_I)
  intrinsiccallwithtype <$LBits_3B> JAVA_CLINIT_CHECK ()
  callassigned &LBits_3B_7Cpopcount_7C_28I_29I (dread i32 %Reg2_I) { dassign %Reg2_I 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R117, dread i32 %Reg2_I) { dassign %Reg1_R117 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_10 0 }
  dassign %Reg2_R114 0 (dread ptr %L_STR_10)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R117, dread ref %Reg2_R114) { dassign %Reg1_R117 0 }
  dassign %Reg2_I 0 (dread i32 %Reg12_I)
  intrinsiccallwithtype <$LBits_3B> JAVA_CLINIT_CHECK ()
  callassigned &LBits_3B_7Crev_7C_28I_29I (dread i32 %Reg2_I) { dassign %Reg2_I 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R117, dread i32 %Reg2_I) { dassign %Reg1_R117 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_10 0 }
  dassign %Reg2_R114 0 (dread ptr %L_STR_10)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R117, dread ref %Reg2_R114) { dassign %Reg1_R117 0 }
  dassign %Reg2_I 0 (dread i32 %Reg12_I)
  dassign %Reg3_I 0 (constval i32 -1)
  dassign %Reg2_I 0 (bxor i32 (dread i32 %Reg2_I, dread i32 %Reg3_I))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R117, dread i32 %Reg2_I) { dassign %Reg1_R117 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_10 0 }
  dassign %Reg2_R114 0 (dread ptr %L_STR_10)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R117, dread ref %Reg2_R114) { dassign %Reg1_R117 0 }
  dassign %Reg2_I 0 (dread i32 %Reg12_I)
  dassign %Reg2_I 0 (neg i32 (dread i32 %Reg2_I))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R117, dread i32 %Reg2_I) { dassign %Reg1_R117 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_10 0 }
  dassign %Reg2_R114 0 (dread ptr %L_STR_10)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R117, dread ref %Reg2_R114) { dassign %Reg1_R117 0 }
  dassign %Reg2_I 0 (dread i32 %Reg12_I)
  dassign %Reg3_I 0 (constval i32 7)
  intrinsiccallwithtype <$LBits_3B> JAVA_CLINIT_CHECK ()
  callassigned &LBits_3B_7Crotr_7C_28II_29I (dread i32 %Reg2_I, dread i32 %Reg3_I) { dassign %Reg2_I 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R117, dread i32 %Reg2_I) { dassign %Reg1_R117 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R117) { dassign %Reg1_R114 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R118, dread ref %Reg1_R114) {}
LOC 1 49
  dassign %Reg11_I 0 (add i32 (dread i32 %Reg11_I, constval i32 1))
  goto @label12
@label15
LOC 1 55
  dassign %Reg0_I 0 (constval i32 6)
  dassign %Reg0_R119 0 (gcmallocjarray ref <[] i64> (dread i32 %Reg0_I))
  dassign %Reg1_I 0 (constval i32 0)
  dassign %Reg2_J 0 (constval i64 0)
  iassign <* i64> 0 (
    array 1 ptr <* <[] i64>> (dread ref %Reg0_R119, dread i32 %Reg1_I), 
    dread i64 %Reg2_J)
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg2_J 0 (constval i64 1)
  iassign <* i64> 0 (
    array 1 ptr <* <[] i64>> (dread ref %Reg0_R119, dread i32 %Reg1_I), 
    dread i64 %Reg2_J)
  dassign %Reg1_I 0 (constval i32 2)
  dassign %Reg2_J 0 (constval i64 -1)
  iassign <* i64> 0 (
    array 1 ptr <* <[] i64>> (dread ref %Reg0_R119, dread i32 %Reg1_I), 
    dread i64 %Reg2_J)
  dassign %Reg1_I 0 (constval i32 3)
  dassign %Reg2_J 0 (constval i64 -9223372036854775808)
  iassign <* i64> 0 (
    array 1 ptr <* <[] i64>> (dread ref %Reg0_R119, dread i32 %Reg1_I), 
    dread i64 %Reg2_J)
  dassign %Reg1_I 0 (constval i32 4)
  dassign %Reg2_J 0 (constval i64 0x7fffffffffffffff)
  iassign <* i64> 0 (
    array 1 ptr <* <[] i64>> (dread ref %Reg0_R119, dread i32 %Reg1_I), 
    dread i64 %Reg2_J)
  dassign %Reg1_I 0 (constval i32 5)
  dassign %Reg2_J 0 (constval i64 0x123456789abcdef0)
  iassign <* i64> 0 (
    array 1 ptr <* <[] i64>> (dread ref %Reg0_R119, dread i32 %Reg1_I), 
    dread i64 %Reg2_J)
  dassign %Reg9_R119 0 (dread ref %Reg0_R119)
LOC 1 56
  dassign %Reg0_I 0 (constval i32 8)
  dassign %Reg0_R116 0 (gcmallocjarray ref <[] i32> (dread i32 %Reg0_I))
  dassign %Reg1_I 0 (constval i32 0)
  dassign %Reg2_I 0 (constval i32 0)
  iassign <* i32> 0 (
    array 1 ptr <* <[] i32>> (dread ref %Reg0_R116, dread i32 %Reg1_I), 
    dread i32 %Reg2_I)
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg2_I 0 (constval i32 1)
  iassign <* i32> 0 (
    array 1 ptr <* <[] i32>> (dread ref %Reg0_R116, dread i32 %Reg1_I), 
    dread i32 %Reg2_I)
  dassign %Reg1_I 0 (constval i32 2)
  dassign %Reg2_I 0 (constval i32 31)
  iassign <* i32> 0 (
    array 1 ptr <* <[] i32>> (dread ref %Reg0_R116, dread i32 %Reg1_I), 
    dread i32 %Reg2_I)
  dassign %Reg1_I 0 (constval i32 3)
  dassign %Reg2_I 0 (constval i32 32)
  iassign <* i32> 0 (
    array 1 ptr <* <[] i32>> (dread ref %Reg0_R116, dread i32 %Reg1_I), 
    dread i32 %Reg2_I)
  dassign %Reg1_I 0 (constval i32 4)
  dassign %Reg2_I 0 (constval i32 63)
  iassign <* i32> 0 (
    array 1 ptr <* <[] i32>> (dread ref %Reg0_R116, dread i32 %Reg1_I), 
    dread i32 %Reg2_I)
  dassign %Reg1_I 0 (constval i32 5)
  dassign %Reg2_I 0 (constval i32 64)
  iassign <* i32> 0 (
    array 1 ptr <* <[] i32>> (dread ref %Reg0_R116, dread i32 %Reg1_I), 
    dread i32 %Reg2_I)
  dassign %Reg1_I 0 (constval i32 6)
  dassign %Reg2_I 0 (constval i32 65)
  iassign <* i32> 0 (
    array 1 ptr <* <[] i32>> (dread ref %Reg0_R116, dread i32 %Reg1_I), 
    dread i32 %Reg2_I)
  dassign %Reg1_I 0 (constval i32 7)
  dassign %Reg2_I 0 (constval i32 -1)
  iassign <* i32> 0 (
    array 1 ptr <* <[] i32>> (dread ref %Reg0_R116, dread i32 %Reg1_I), 
    dread i32 %Reg2_I)
  dassign %Reg10_R116 0 (dread ref %Reg0_R116)
LOC 1 57
  dassign %Reg0_R119 0 (dread ref %Reg9_R119)
  dassign %Reg11_R119 0 (dread ref %Reg0_R119)
  dassign %Reg11_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg11_R119))
  dassign %Reg0_R113 0 (dread ref %Reg11_R113)
  dassign %Reg0_I 0 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %Reg0_R113))
  dassign %Reg12_I 0 (dread i32 %Reg0_I)
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg13_I 0 (dread i32 %Reg0_I)
@label16
  dassign %Reg0_I 0 (dread i32 %Reg13_I)
  dassign %Reg1_I 0 (dread i32 %Reg12_I)
  brtrue @label19 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg11_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg11_R119))
  dassign %Reg0_R113 0 (dread ref %Reg11_R113)
  dassign %Reg1_I 0 (dread i32 %Reg13_I)
  dassign %Reg0_J 0 (iread i64 <* i64> 0 (array 1 ptr <* <[] i64>> (dread ref %Reg0_R113, dread i32 %Reg1_I)))
  dassign %Reg14_J 0 (dread i64 %Reg0_J)
LOC 1 58
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R117 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R117) {}
  dassign %Reg16_R117 0 (dread ref %Reg0_R117)
LOC 1 59
  dassign %Reg0_R116 0 (dread ref %Reg10_R116)
  dassign %Reg17_R116 0 (dread ref %Reg0_R116)
  dassign %Reg17_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg17_R116))
  dassign %Reg0_R113 0 (dread ref %Reg17_R113)
  dassign %Reg0_I 0 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %Reg0_R113))
  dassign %Reg18_I 0 (dread i32 %Reg0_I)
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg19_I 0 (dread i32 %Reg0_I)
@label17
  dassign %Reg0_I 0 (dread i32 %Reg19_I)
  dassign %Reg1_I 0 (dread i32 %Reg18_I)
  brtrue @label18 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg17_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg17_R116))
  dassign %Reg0_R113 0 (dread ref %Reg17_R113)
  dassign %Reg1_I 0 (dread i32 %Reg19_I)
  dassign %Reg0_I 0 (iread i32 <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %Reg0_R113, dread i32 %Reg1_I)))
  dassign %Reg20_I 0 (dread i32 %Reg0_I)
  dassign %Reg0_R117 0 (dread ref %Reg16_R117)
  dassign %Reg1_J 0 (dread i64 %Reg14_J)
  dassign %Reg2_I 0 (dread i32 %Reg20_I)
  dassign %Reg1_J 0 (shl i64 (dread i64 %Reg1_J, dread i32 %Reg2_I))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28J_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R117, dread i64 %Reg1_J) { dassign %Reg0_R117 0 }
  dassign %Reg1_I 0 (constval i32 32)
  dassign %Reg1_C 0 (cvt u16 i32 (dread i32 %Reg1_I))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28C_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R117, dread u16 %Reg1_C) { dassign %Reg0_R117 0 }
  dassign %Reg1_J 0 (dread i64 %Reg14_J)
  dassign %Reg2_I 0 (dread i32 %Reg20_I)
  dassign %Reg1_J 0 (ashr i64 (dread i64 %Reg1_J, dread i32 %Reg2_I))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28J_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R117, dread i64 %Reg1_J) { dassign %Reg0_R117 0 }
  dassign %Reg1_I 0 (constval i32 32)
  dassign %Reg1_C 0 (cvt u16 i32 (dread i32 %Reg1_I))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28C_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R117, dread u16 %Reg1_C) { dassign %Reg0_R117 0 }
  dassign %Reg1_J 0 (dread i64 %Reg14_J)
  dassign %Reg2_I 0 (dread i32 %Reg20_I)
  dassign %Reg1_J 0 (lshr i64 (dread i64 %Reg1_J, dread i32 %Reg2_I))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28J_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R117, dread i64 %Reg1_J) { dassign %Reg0_R117 0 }
  dassign %Reg1_I 0 (constval i32 124)
  dassign %Reg1_C 0 (cvt u16 i32 (dread i32 %Reg1_I))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28C_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R117, dread u16 %Reg1_C) { dassign %Reg0_R117 0 }
  dassign %Reg19_I 0 (add i32 (dread i32 %Reg19_I, constval i32 1))
  goto @label17
@label18
LOC 1 60
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R118 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_R117 0 (dread ref %Reg16_R117)
  dassign %Reg1_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg1_R117))
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FObject_3B_29V (dread ref %Reg0_R118, dread ref %Reg1_R113) {}
LOC 1 61
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R118 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R117 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R117) {}
  dassign %Reg2_J 0 (dread i64 %Reg14_J)
  dassign %Reg3_J 0 (constval i64 -1)
  dassign %Reg2_J 0 (bxor i64 (dread i64 %Reg2_J, dread i64 %Reg3_J))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28J_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R117, dread i64 %Reg2_J) { dassign %Reg1_R117 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_10 0 }
  dassign %Reg2_R114 0 (dread ptr %L_STR_10)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R117, dread ref %Reg2_R114) { dassign %Reg1_R117 0 }
  dassign %Reg2_J 0 (dread i64 %Reg14_J)
  dassign %Reg3_I 0 (constval i32 13)
  intrinsiccallwithtype <$LBits_3B> JAVA_CLINIT_CHECK ()
  callassigned &LBits_3B_7Crotl_7C_28JI_29J (dread i64 %Reg2_J, dread i32 %Reg3_I) { dassign %Reg2_J 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28J_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R117, dread i64 %Reg2_J) { dassign %Reg1_R117 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_10 0 }
  dassign %Reg2_R114 0 (dread ptr %L_STR_10)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R117, dread ref %Reg2_R114) { dassign %Reg1_R117 0 }
  dassign %Reg2_J 0 (dread i64 %Reg14_J)
  dassign %Reg2_I 0 (cvt i32 i64 (dread i64 %Reg2_J))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R117, dread i32 %Reg2_I) { dassign %Reg1_R117 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_10 0 }
  dassign %Reg2_R114 0 (dread ptr %L_STR_10)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R117, dread ref %Reg2_R114) { dassign %Reg1_R117 0 }
  dassign %Reg2_J 0 (dread i64 %Reg14_J)
  dassign %Reg3_I 0 (constval i32 32)
  dassign %Reg2_J 0 (lshr i64 (dread i64 %Reg2_J, dread i32 %Reg3_I))
  dassign %Reg2_I 0 (cvt i32 i64 (dread i64 %Reg2_J))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R117, dread i32 %Reg2_I) { dassign %Reg1_R117 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R117) { dassign %Reg1_R114 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R118, dread ref %Reg1_R114) {}
LOC 1 57
  dassign %Reg13_I 0 (add i32 (dread i32 %Reg13_I, constval i32 1))
  goto @label16
@label19
LOC 1 63
  dassign %Reg0_I 0 (constval i32 -112)
  dassign %Reg11_I 0 (dread i32 %Reg0_I)
LOC 1 64
  dassign %Reg0_I 0 (constval i32 -32767)
  dassign %Reg12_I 0 (dread i32 %Reg0_I)
LOC 1 65
  dassign %Reg0_I 0 (constval i32 0xffff)
  dassign %Reg13_I 0 (dread i32 %Reg0_I)
LOC 1 66
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R118 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R117 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R117) {}
  dassign %Reg2_I 0 (dread i32 %Reg11_I)
  dassign %Reg3_I 0 (constval i32 2)
  dassign %Reg2_I 0 (ashr i32 (dread i32 %Reg2_I, dread i32 %Reg3_I))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R117, dread i32 %Reg2_I) { dassign %Reg1_R117 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_10 0 }
  dassign %Reg2_R114 0 (dread ptr %L_STR_10)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R117, dread ref %Reg2_R114) { dassign %Reg1_R117 0 }
  dassign %Reg2_I 0 (dread i32 %Reg11_I)
  dassign %Reg3_I 0 (constval i32 2)
  dassign %Reg2_I 0 (lshr i32 (dread i32 %Reg2_I, dread i32 %Reg3_I))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R117, dread i32 %Reg2_I) { dassign %Reg1_R117 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_10 0 }
  dassign %Reg2_R114 0 (dread ptr %L_STR_10)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R117, dread ref %Reg2_R114) { dassign %Reg1_R117 0 }
  dassign %Reg2_I 0 (dread i32 %Reg12_I)
  dassign %Reg3_I 0 (constval i32 3)
  dassign %Reg2_I 0 (ashr i32 (dread i32 %Reg2_I, dread i32 %Reg3_I))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R117, dread i32 %Reg2_I) { dassign %Reg1_R117 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_10 0 }
  dassign %Reg2_R114 0 (dread ptr %L_STR_10)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R117, dread ref %Reg2_R114) { dassign %Reg1_R117 0 }
  dassign %Reg2_I 0 (dread i32 %Reg12_I)
  dassign %Reg3_I 0 (constval i32 3)
  dassign %Reg2_I 0 (lshr i32 (dread i32 %Reg2_I, dread i32 %Reg3_I))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R117, dread i32 %Reg2_I) { dassign %Reg1_R117 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_10 0 }
  dassign %Reg2_R114 0 (dread ptr %L_STR_10)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R117, dread ref %Reg2_R114) { dassign %Reg1_R117 0 }
  dassign %Reg2_I 0 (dread i32 %Reg13_I)
  dassign %Reg3_I 0 (constval i32 4)
  dassign %Reg2_I 0 (ashr i32 (dread i32 %Reg2_I, dread i32 %Reg3_I))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R117, dread i32 %Reg2_I) { dassign %Reg1_R117 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_10 0 }
  dassign %Reg2_R114 0 (dread ptr %L_STR_10)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R117, dread ref %Reg2_R114) { dassign %Reg1_R117 0 }
  dassign %Reg2_I 0 (dread i32 %Reg13_I)
  dassign %Reg3_I 0 (constval i32 4)
  dassign %Reg2_I 0 (shl i32 (dread i32 %Reg2_I, dread i32 %Reg3_I))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R117, dread i32 %Reg2_I) { dassign %Reg1_R117 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R117) { dassign %Reg1_R114 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R118, dread ref %Reg1_R114) {}
LOC 1 68
  dassign %Reg0_I 0 (dread i32 %Reg11_I)
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg0_I 0 (ashr i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg0_I 0 (sext i32 8 (dread i32 %Reg0_I))
  dassign %Reg11_I 0 (dread i32 %Reg0_I)
LOC 1 69
  dassign %Reg0_I 0 (dread i32 %Reg12_I)
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg0_I 0 (shl i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg0_I 0 (sext i32 16 (dread i32 %Reg0_I))
  dassign %Reg12_I 0 (dread i32 %Reg0_I)
LOC 1 70
  dassign %Reg0_I 0 (dread i32 %Reg13_I)
  dassign %Reg1_I 0 (constval i32 3)
  dassign %Reg0_I 0 (ashr i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg0_I 0 (zext i32 16 (dread i32 %Reg0_I))
  dassign %Reg13_I 0 (dread i32 %Reg0_I)
LOC 1 71
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R118 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R117 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R117) {}
  dassign %Reg2_I 0 (dread i32 %Reg11_I)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R117, dread i32 %Reg2_I) { dassign %Reg1_R117 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_10 0 }
  dassign %Reg2_R114 0 (dread ptr %L_STR_10)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R117, dread ref %Reg2_R114) { dassign %Reg1_R117 0 }
  dassign %Reg2_I 0 (dread i32 %Reg12_I)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R117, dread i32 %Reg2_I) { dassign %Reg1_R117 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_10 0 }
  dassign %Reg2_R114 0 (dread ptr %L_STR_10)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R117, dread ref %Reg2_R114) { dassign %Reg1_R117 0 }
  dassign %Reg2_I 0 (dread i32 %Reg13_I)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R117, dread i32 %Reg2_I) { dassign %Reg1_R117 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R117) { dassign %Reg1_R114 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R118, dread ref %Reg1_R114) {}
LOC 1 72
  dassign %Reg0_I 0 (dread i32 %Reg11_I)
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg0_I 0 (lshr i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg0_I 0 (sext i32 8 (dread i32 %Reg0_I))
  dassign %Reg11_I 0 (dread i32 %Reg0_I)
LOC 1 73
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R118 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_I 0 (dread i32 %Reg11_I)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28I_29V (dread ref %Reg0_R118, dread i32 %Reg1_I) {}
LOC 1 74
  dassign %Reg0_I 0 (dread i32 %Reg11_I)
  dassign %Reg1_I 0 (constval i32 255)
  dassign %Reg0_I 0 (bxor i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg0_I 0 (sext i32 8 (dread i32 %Reg0_I))
  dassign %Reg11_I 0 (dread i32 %Reg0_I)
LOC 1 75
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R118 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_I 0 (dread i32 %Reg11_I)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28I_29V (dread ref %Reg0_R118, dread i32 %Reg1_I) {}
LOC 1 76
  dassign %Reg0_I 0 (dread i32 %Reg12_I)
  dassign %Reg1_I 0 (constval i32 0x7000)
  dassign %Reg0_I 0 (bior i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg0_I 0 (sext i32 16 (dread i32 %Reg0_I))
  dassign %Reg12_I 0 (dread i32 %Reg0_I)
LOC 1 77
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R118 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_I 0 (dread i32 %Reg12_I)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28I_29V (dread ref %Reg0_R118, dread i32 %Reg1_I) {}
LOC 1 78
  dassign %Reg0_I 0 (dread i32 %Reg13_I)
  dassign %Reg1_I 0 (constval i32 0xf0f)
  dassign %Reg0_I 0 (band i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg0_I 0 (zext i32 16 (dread i32 %Reg0_I))
  dassign %Reg13_I 0 (dread i32 %Reg0_I)
LOC 1 79
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R118 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_I 0 (dread i32 %Reg13_I)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28I_29V (dread ref %Reg0_R118, dread i32 %Reg1_I) {}
LOC 1 80
  dassign %Reg0_I 0 (dread i32 %Reg11_I)
  dassign %Reg1_I 0 (constval i32 200)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg0_I 0 (sext i32 8 (dread i32 %Reg0_I))
  dassign %Reg11_I 0 (dread i32 %Reg0_I)
LOC 1 81
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R118 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_I 0 (dread i32 %Reg11_I)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28I_29V (dread ref %Reg0_R118, dread i32 %Reg1_I) {}
LOC 1 82
  dassign %Reg0_I 0 (dread i32 %Reg13_I)
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg0_I 0 (sub i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg0_I 0 (zext i32 16 (dread i32 %Reg0_I))
  dassign %Reg13_I 0 (dread i32 %Reg0_I)
LOC 1 83
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R118 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_I 0 (dread i32 %Reg13_I)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28I_29V (dread ref %Reg0_R118, dread i32 %Reg1_I) {}
LOC 1 84
  dassign %Reg0_I 0 (dread i32 %Reg11_I)
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg0_I 0 (sext i32 8 (dread i32 %Reg0_I))
  dassign %Reg11_I 0 (dread i32 %Reg0_I)
LOC 1 85
  dassign %Reg0_I 0 (dread i32 %Reg11_I)
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg0_I 0 (sub i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg0_I 0 (sext i32 8 (dread i32 %Reg0_I))
  dassign %Reg11_I 0 (dread i32 %Reg0_I)
LOC 1 86
  dassign %Reg0_I 0 (dread i32 %Reg12_I)
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg0_I 0 (sub i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg0_I 0 (sext i32 16 (dread i32 %Reg0_I))
  dassign %Reg12_I 0 (dread i32 %Reg0_I)
LOC 1 87
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R118 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R117 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R117) {}
  dassign %Reg2_I 0 (dread i32 %Reg11_I)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R117, dread i32 %Reg2_I) { dassign %Reg1_R117 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_10 0 }
  dassign %Reg2_R114 0 (dread ptr %L_STR_10)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R117, dread ref %Reg2_R114) { dassign %Reg1_R117 0 }
  dassign %Reg2_I 0 (dread i32 %Reg12_I)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R117, dread i32 %Reg2_I) { dassign %Reg1_R117 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R117) { dassign %Reg1_R114 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R118, dread ref %Reg1_R114) {}
LOC 1 88
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R118 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_6335c42f565873d7bbb77f415bcfcdea) { dassign %L_STR_11 0 }
  dassign %Reg1_R114 0 (dread ptr %L_STR_11)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R118, dread ref %Reg1_R114) {}
LOC 1 90
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R118 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_5016c3ea0d3e9e256feaa50ca7f4f813) { dassign %L_STR_12 0 }
  dassign %Reg1_R114 0 (dread ptr %L_STR_12)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R118, dread ref %Reg1_R114) {}
LOC 1 92
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R118 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R117 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R117) {}
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_d2f2780e251d1566edd72846d40ad97f) { dassign %L_STR_13 0 }
  dassign %Reg2_R114 0 (dread ptr %L_STR_13)
  intrinsiccallwithtype <$LBits_3B> JAVA_CLINIT_CHECK ()
  callassigned &LBits_3B_7Ccrc_7C_28Ljava_2Flang_2FString_3B_29I (dread ref %Reg2_R114) { dassign %Reg2_I 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R117, dread i32 %Reg2_I) { dassign %Reg1_R117 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_10 0 }
  dassign %Reg2_R114 0 (dread ptr %L_STR_10)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R117, dread ref %Reg2_R114) { dassign %Reg1_R117 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_) { dassign %L_STR_14 0 }
  dassign %Reg2_R114 0 (dread ptr %L_STR_14)
  intrinsiccallwithtype <$LBits_3B> JAVA_CLINIT_CHECK ()
  callassigned &LBits_3B_7Ccrc_7C_28Ljava_2Flang_2FString_3B_29I (dread ref %Reg2_R114) { dassign %Reg2_I 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R117, dread i32 %Reg2_I) { dassign %Reg1_R117 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_10 0 }
  dassign %Reg2_R114 0 (dread ptr %L_STR_10)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R117, dread ref %Reg2_R114) { dassign %Reg1_R117 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_6d00610070006c006500) { dassign %L_STR_15 0 }
  dassign %Reg2_R114 0 (dread ptr %L_STR_15)
  intrinsiccallwithtype <$LBits_3B> JAVA_CLINIT_CHECK ()
  callassigned &LBits_3B_7Cfnv_7C_28Ljava_2Flang_2FString_3B_29J (dread ref %Reg2_R114) { dassign %Reg2_J 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28J_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R117, dread i64 %Reg2_J) { dassign %Reg1_R117 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_10 0 }
  dassign %Reg2_R114 0 (dread ptr %L_STR_10)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R117, dread ref %Reg2_R114) { dassign %Reg1_R117 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_) { dassign %L_STR_14 0 }
  dassign %Reg2_R114 0 (dread ptr %L_STR_14)
  intrinsiccallwithtype <$LBits_3B> JAVA_CLINIT_CHECK ()
  callassigned &LBits_3B_7Cfnv_7C_28Ljava_2Flang_2FString_3B_29J (dread ref %Reg2_R114) { dassign %Reg2_J 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28J_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R117, dread i64 %Reg2_J) { dassign %Reg1_R117 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R117) { dassign %Reg1_R114 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R118, dread ref %Reg1_R114) {}
LOC 1 93
  dassign %Reg0_I 0 (constval i32 0x75bcd15)
  dassign %Reg14_I 0 (dread i32 %Reg0_I)
LOC 1 94
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg15_I 0 (dread i32 %Reg0_I)
@label20
  dassign %Reg0_I 0 (dread i32 %Reg15_I)
  dassign %Reg1_I 0 (constval i32 10)
  brtrue @label21 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
LOC 1 95
  dassign %Reg0_I 0 (dread i32 %Reg14_I)
  dassign %Reg1_I 0 (dread i32 %Reg14_I)
  dassign %Reg2_I 0 (constval i32 13)
  dassign %Reg1_I 0 (shl i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  dassign %Reg0_I 0 (bxor i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg14_I 0 (dread i32 %Reg0_I)
LOC 1 96
  dassign %Reg0_I 0 (dread i32 %Reg14_I)
  dassign %Reg1_I 0 (dread i32 %Reg14_I)
  dassign %Reg2_I 0 (constval i32 17)
  dassign %Reg1_I 0 (lshr i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  dassign %Reg0_I 0 (bxor i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg14_I 0 (dread i32 %Reg0_I)
LOC 1 97
  dassign %Reg0_I 0 (dread i32 %Reg14_I)
  dassign %Reg1_I 0 (dread i32 %Reg14_I)
  dassign %Reg2_I 0 (constval i32 5)
  dassign %Reg1_I 0 (shl i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  dassign %Reg0_I 0 (bxor i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg14_I 0 (dread i32 %Reg0_I)
LOC 1 94
  dassign %Reg15_I 0 (add i32 (dread i32 %Reg15_I, constval i32 1))
  goto @label20
@label21
LOC 1 99
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R118 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_I 0 (dread i32 %Reg14_I)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28I_29V (dread ref %Reg0_R118, dread i32 %Reg1_I) {}
LOC 1 100
  dassign %Reg0_J 0 (constval i64 0x139408dcbbf7a44)
  dassign %Reg15_J 0 (dread i64 %Reg0_J)
LOC 1 101
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg17_I 0 (dread i32 %Reg0_I)
@label22
  dassign %Reg0_I 0 (dread i32 %Reg17_I)
  dassign %Reg1_I 0 (constval i32 10)
  brtrue @label23 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
LOC 1 102
  dassign %Reg0_J 0 (dread i64 %Reg15_J)
  dassign %Reg1_J 0 (dread i64 %Reg15_J)
  dassign %Reg2_I 0 (constval i32 13)
  dassign %Reg1_J 0 (shl i64 (dread i64 %Reg1_J, dread i32 %Reg2_I))
  dassign %Reg0_J 0 (bxor i64 (dread i64 %Reg0_J, dread i64 %Reg1_J))
  dassign %Reg15_J 0 (dread i64 %Reg0_J)
LOC 1 103
  dassign %Reg0_J 0 (dread i64 %Reg15_J)
  dassign %Reg1_J 0 (dread i64 %Reg15_J)
  dassign %Reg2_I 0 (constval i32 7)
  dassign %Reg1_J 0 (lshr i64 (dread i64 %Reg1_J, dread i32 %Reg2_I))
  dassign %Reg0_J 0 (bxor i64 (dread i64 %Reg0_J, dread i64 %Reg1_J))
  dassign %Reg15_J 0 (dread i64 %Reg0_J)
LOC 1 104
  dassign %Reg0_J 0 (dread i64 %Reg15_J)
  dassign %Reg1_J 0 (dread i64 %Reg15_J)
  dassign %Reg2_I 0 (constval i32 17)
  dassign %Reg1_J 0 (shl i64 (dread i64 %Reg1_J, dread i32 %Reg2_I))
  dassign %Reg0_J 0 (bxor i64 (dread i64 %Reg0_J, dread i64 %Reg1_J))
  dassign %Reg15_J 0 (dread i64 %Reg0_J)
LOC 1 101
  dassign %Reg17_I 0 (add i32 (dread i32 %Reg17_I, constval i32 1))
  goto @label22
@label23
LOC 1 106
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R118 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_J 0 (dread i64 %Reg15_J)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28J_29V (dread ref %Reg0_R118, dread i64 %Reg1_J) {}
LOC 1 107
  dassign %Reg0_I 0 (constval i32 40)
  dassign %Reg17_I 0 (dread i32 %Reg0_I)
LOC 1 108
  dassign %Reg0_J 0 (constval i64 1)
  dassign %Reg1_I 0 (dread i32 %Reg17_I)
  dassign %Reg0_J 0 (shl i64 (dread i64 %Reg0_J, dread i32 %Reg1_I))
  dassign %Reg18_J 0 (dread i64 %Reg0_J)
LOC 1 109
  dassign %Reg0_I 0 (constval i32 1)
  dassign %Reg1_I 0 (dread i32 %Reg17_I)
  dassign %Reg0_I 0 (shl i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg20_I 0 (dread i32 %Reg0_I)
LOC 1 110
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R118 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R117 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R117) {}
  dassign %Reg2_J 0 (dread i64 %Reg18_J)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28J_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R117, dread i64 %Reg2_J) { dassign %Reg1_R117 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_10 0 }
  dassign %Reg2_R114 0 (dread ptr %L_STR_10)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R117, dread ref %Reg2_R114) { dassign %Reg1_R117 0 }
  dassign %Reg2_I 0 (dread i32 %Reg20_I)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R117, dread i32 %Reg2_I) { dassign %Reg1_R117 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R117) { dassign %Reg1_R114 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R118, dread ref %Reg1_R114) {}
LOC 1 111
  dassign %Reg0_J 0 (constval i64 5)
  dassign %Reg21_J 0 (dread i64 %Reg0_J)
LOC 1 112
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R118 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R117 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R117) {}
  dassign %Reg2_I 0 (constval i32 1)
  dassign %Reg3_J 0 (dread i64 %Reg21_J)
  dassign %Reg3_I 0 (cvt i32 i64 (dread i64 %Reg3_J))
  dassign %Reg2_I 0 (shl i32 (dread i32 %Reg2_I, dread i32 %Reg3_I))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R117, dread i32 %Reg2_I) { dassign %Reg1_R117 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_10 0 }
  dassign %Reg2_R114 0 (dread ptr %L_STR_10)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R117, dread ref %Reg2_R114) { dassign %Reg1_R117 0 }
  dassign %Reg2_I 0 (constval i32 1)
  dassign %Reg3_J 0 (dread i64 %Reg21_J)
  dassign %Reg4_J 0 (constval i64 32)
  dassign %Reg3_J 0 (add i64 (dread i64 %Reg3_J, dread i64 %Reg4_J))
  dassign %Reg3_I 0 (cvt i32 i64 (dread i64 %Reg3_J))
  dassign %Reg2_I 0 (shl i32 (dread i32 %Reg2_I, dread i32 %Reg3_I))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R117, dread i32 %Reg2_I) { dassign %Reg1_R117 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R117) { dassign %Reg1_R114 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R118, dread ref %Reg1_R114) {}
LOC 1 113
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R118 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_e1ece67bc9db20c44acdcf2519356865) { dassign %L_STR_16 0 }
  dassign %Reg1_R114 0 (dread ptr %L_STR_16)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R118, dread ref %Reg1_R114) {}
LOC 1 115
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg23_I 0 (dread i32 %Reg0_I)
LOC 1 116
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg24_I 0 (dread i32 %Reg0_I)
@label24
  dassign %Reg0_I 0 (dread i32 %Reg24_I)
  dassign %Reg1_I 0 (constval i32 32)
  brtrue @label25 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg0_I 0 (dread i32 %Reg23_I)
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg2_I 0 (dread i32 %Reg24_I)
  dassign %Reg1_I 0 (shl i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  dassign %Reg0_I 0 (bior i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg23_I 0 (dread i32 %Reg0_I)
  dassign %Reg24_I 0 (add i32 (dread i32 %Reg24_I, constval i32 3))
  goto @label24
@label25
LOC 1 117
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R118 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R117 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R117) {}
  dassign %Reg2_I 0 (dread i32 %Reg23_I)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R117, dread i32 %Reg2_I) { dassign %Reg1_R117 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_10 0 }
  dassign %Reg2_R114 0 (dread ptr %L_STR_10)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R117, dread ref %Reg2_R114) { dassign %Reg1_R117 0 }
  dassign %Reg2_I 0 (dread i32 %Reg23_I)
  intrinsiccallwithtype <$LBits_3B> JAVA_CLINIT_CHECK ()
  callassigned &LBits_3B_7Cpopcount_7C_28I_29I (dread i32 %Reg2_I) { dassign %Reg2_I 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R117, dread i32 %Reg2_I) { dassign %Reg1_R117 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R117) { dassign %Reg1_R114 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R118, dread ref %Reg1_R114) {}
LOC 1 118
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R118 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R117 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R117) {}
  dassign %Reg2_I 0 (dread i32 %Reg23_I)
  dassign %Reg3_I 0 (constval i32 31)
  dassign %Reg2_I 0 (ashr i32 (dread i32 %Reg2_I, dread i32 %Reg3_I))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R117, dread i32 %Reg2_I) { dassign %Reg1_R117 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_10 0 }
  dassign %Reg2_R114 0 (dread ptr %L_STR_10)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R117, dread ref %Reg2_R114) { dassign %Reg1_R117 0 }
  dassign %Reg2_I 0 (dread i32 %Reg23_I)
  dassign %Reg3_I 0 (constval i32 31)
  dassign %Reg2_I 0 (lshr i32 (dread i32 %Reg2_I, dread i32 %Reg3_I))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R117, dread i32 %Reg2_I) { dassign %Reg1_R117 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_10 0 }
  dassign %Reg2_R114 0 (dread ptr %L_STR_10)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R117, dread ref %Reg2_R114) { dassign %Reg1_R117 0 }
  dassign %Reg2_I 0 (dread i32 %Reg23_I)
  dassign %Reg3_I 0 (dread i32 %Reg23_I)
  dassign %Reg3_I 0 (neg i32 (dread i32 %Reg3_I))
  dassign %Reg2_I 0 (band i32 (dread i32 %Reg2_I, dread i32 %Reg3_I))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R117, dread i32 %Reg2_I) { dassign %Reg1_R117 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R117) { dassign %Reg1_R114 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R118, dread ref %Reg1_R114) {}
LOC 1 119
  return ()
}
