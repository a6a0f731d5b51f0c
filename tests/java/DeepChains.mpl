flavor 1
srclang 3
id 65535
numfuncs 11
import "library.mplt"
import "DeepChains.mplt"
entryfunc &LDeepChains_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V
fileinfo {
  @INFO_filename "DeepChains.class",
  @INFO_filename "DeepChains$N.class",
  @INFO_filename "DeepChains$W.class"}
srcfileinfo {
  1 "DeepChains.java"}
javaclass $LDeepChains_3B <$LDeepChains_3B> public
javaclass $LDeepChains_24N_3B <$LDeepChains_24N_3B>
javaclass $LDeepChains_24W_3B <$LDeepChains_24W_3B>
func &LDeepChains_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$LDeepChains_3B>>) void
func &LDeepChains_3B_7Cf0_7C_28IJFDLjava_2Flang_2FObject_3BLjava_2Flang_2FString_3BAIZBSC_29I static (var %Reg5_I i32, var %Reg6_J i64, var %Reg8_F f32, var %Reg9_D f64, var %Reg11_R113 <* <$Ljava_2Flang_2FObject_3B>>, var %Reg12_R114 <* <$Ljava_2Flang_2FString_3B>>, var %Reg13_R115 <* <[] i32>>, var %Reg14_Z u1, var %Reg15_B i8, var %Reg16_S i16, var %Reg17_C u16) i32
func &LDeepChains_3B_7Cr1_7C_28IIIIIIIII_29I static (var %Reg10_I i32, var %Reg11_I i32, var %Reg12_I i32, var %Reg13_I i32, var %Reg14_I i32, var %Reg15_I i32, var %Reg16_I i32, var %Reg17_I i32, var %Reg18_I i32) i32
func &LDeepChains_3B_7Cchain_7C_28IJ_29J static (var %Reg5_I i32, var %Reg6_J i64) i64
func &LDeepChains_3B_7Cbuild_7C_28I_29Ljava_2Flang_2FString_3B static (var %Reg4_I i32) <* <$Ljava_2Flang_2FString_3B>>
func &LDeepChains_3B_7Cwrap_7C_28I_29Ljava_2Flang_2FObject_3B static (var %Reg5_I i32) <* <$Ljava_2Flang_2FObject_3B>>
func &LDeepChains_3B_7Cfilter_7C_28LDeepChains_24N_3BI_29LDeepChains_24N_3B static (var %Reg5_R118 <* <$LDeepChains_24N_3B>>, var %Reg6_I i32) <* <$LDeepChains_24N_3B>>
func &LDeepChains_3B_7Cmany_7C_28I_29I static (var %Reg45_I i32) i32
func &LDeepChains_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V public static (var %Reg28_R119 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>) void
func &LDeepChains_24N_3B_7C_3Cinit_3E_7C_28LDeepChains_24N_3BI_29V constructor (var %_this <* <$LDeepChains_24N_3B>>, var %Reg3_R118 <* <$LDeepChains_24N_3B>>, var %Reg4_I i32) void
func &LDeepChains_24W_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FObject_3B_29V constructor (var %_this <* <$LDeepChains_24W_3B>>, var %Reg3_R113 <* <$Ljava_2Flang_2FObject_3B>>) void
var $_C_STR_ fstatic <[3] u64> readonly = [0, 0x100000000, 0]
var $_C_STR_63006f0072006500 fstatic <[3] u64> readonly = [0, 0x900000000, 0x65726f63002eaf9f]
var $_C_STR_6f00 fstatic <[3] u64> readonly = [0, 0x300000000, 0x6f0000006f]
var $_C_STR_66006f0075007200 fstatic <[3] u64> readonly = [0, 0x900000000, 0x72756f6600300d26]
var $_C_STR_2000 fstatic <[3] u64> readonly = [0, 0x300000000, 0x2000000020]
var $_C_STR_6100 fstatic <[3] u64> readonly = [0, 0x300000000, 0x6100000061]
var $_C_STR_6200 fstatic <[3] u64> readonly = [0, 0x300000000, 0x6200000062]
var $_C_STR_6300 fstatic <[3] u64> readonly = [0, 0x300000000, 0x6300000063]
var $_C_STR_6400 fstatic <[3] u64> readonly = [0, 0x300000000, 0x6400000064]
var $_C_STR_6500 fstatic <[3] u64> readonly = [0, 0x300000000, 0x6500000065]
var $_C_STR_6600 fstatic <[3] u64> readonly = [0, 0x300000000, 0x6600000066]
var $_C_STR_7800 fstatic <[3] u64> readonly = [0, 0x300000000, 0x7800000078]
var $_C_STR_7900 fstatic <[3] u64> readonly = [0, 0x300000000, 0x7900000079]
var $_C_STR_7a00 fstatic <[3] u64> readonly = [0, 0x300000000, 0x7a0000007a]
var $_C_STR_7700 fstatic <[3] u64> readonly = [0, 0x300000000, 0x7700000077]
var $_C_STR_7600 fstatic <[3] u64> readonly = [0, 0x300000000, 0x7600000076]
var $_C_STR_7500 fstatic <[3] u64> readonly = [0, 0x300000000, 0x7500000075]
var $Ljava_2Flang_2FSystem_3B_7Cout extern <* <$Ljava_2Fio_2FPrintStream_3B>>
func &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FObject_3B>>) void
func &Ljava_2Flang_2FString_3B_7Clength_7C_28_29I public virtual (var %_this <* <$Ljava_2Flang_2FString_3B>>) i32
func &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>) void
func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg1_R114 <* <$Ljava_2Flang_2FString_3B>>) <* <$Ljava_2Flang_2FStringBuilder_3B>>
func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg1_I i32) <* <$Ljava_2Flang_2FStringBuilder_3B>>
func &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28I_29V public virtual (var %_this <* <$Ljava_2Fio_2FPrintStream_3B>>, var %Reg1_I i32) void
func &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28J_29V public virtual (var %_this <* <$Ljava_2Fio_2FPrintStream_3B>>, var %Reg1_J i64) void
func &Ljava_2Flang_2FString_3B_7ChashCode_7C_28_29I public virtual (var %_this <* <$Ljava_2Flang_2FString_3B>>) i32
func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>) <* <$Ljava_2Flang_2FStringBuilder_3B>>
func &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V public virtual (var %_this <* <$Ljava_2Fio_2FPrintStream_3B>>, var %Reg1_R114 <* <$Ljava_2Flang_2FString_3B>>) void
func &Ljava_2Flang_2FMath_3B_7Cmin_7C_28II_29I public static (var %Reg0_I i32, var %Reg1_I i32) i32
func &Ljava_2Flang_2FMath_3B_7Cmax_7C_28II_29I public static (var %Reg0_I i32, var %Reg1_I i32) i32
var $__cinf_Ljava_2Flang_2FString_3B <$__class_meta__>
func &MCC_GetOrInsertLiteral () <* <$Ljava_2Flang_2FString_3B>>
func &LDeepChains_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$LDeepChains_3B>>) void {
  funcid 1
  var %Reg1_R112 <* <$LDeepChains_3B>>
  var %Reg0_R112 <* <$LDeepChains_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>

  dassign %Reg1_R112 0 (dread ref %_this)
LOC 1 1
  dassign %Reg0_R112 0 (dread ref %Reg1_R112)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R112))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
  return ()
}
func &LDeepChains_3B_7Cf0_7C_28IJFDLjava_2Flang_2FObject_3BLjava_2Flang_2FString_3BAIZBSC_29I static (var %Reg5_I i32, var %Reg6_J i64, var %Reg8_F f32, var %Reg9_D f64, var %Reg11_R113 <* <$Ljava_2Flang_2FObject_3B>>, var %Reg12_R114 <* <$Ljava_2Flang_2FString_3B>>, var %Reg13_R115 <* <[] i32>>, var %Reg14_Z u1, var %Reg15_B i8, var %Reg16_S i16, var %Reg17_C u16) i32 {
  funcid 2
  var %Reg14_I i32
  var %Reg15_I i32
  var %Reg16_I i32
  var %Reg17_I i32
  var %Reg0_I i32
  var %Reg1_J i64
  var %Reg1_I i32
  var %Reg1_F f32
  var %Reg1_D f64
  var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg3_I i32
  var %Reg4_I i32
  var %Reg1_R114 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_R115 <* <[] i32>>
  var %Reg2_I i32

ALIAS %a %Reg5_I i32
ALIAS %b %Reg6_J i64
ALIAS %c %Reg8_F f32
ALIAS %d %Reg9_D f64
ALIAS %o %Reg11_R113 <* <$Ljava_2Flang_2FObject_3B>>
ALIAS %s %Reg12_R114 <* <$Ljava_2Flang_2FString_3B>>
ALIAS %arr %Reg13_R115 <* <[] i32>>
ALIAS %z %Reg14_Z u1
ALIAS %y %Reg15_B i8
ALIAS %x %Reg16_S i16
ALIAS %w %Reg17_C u16
  intrinsiccallwithtype <$LDeepChains_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg14_I 0 (cvt i32 u1 (dread u1 %Reg14_Z))
  dassign %Reg15_I 0 (sext i32 8 (dread i8 %Reg15_B))
  dassign %Reg16_I 0 (sext i32 16 (dread i16 %Reg16_S))
  dassign %Reg17_I 0 (zext i32 16 (dread u16 %Reg17_C))
LOC 1 19
  dassign %Reg0_I 0 (dread i32 %Reg5_I)
  dassign %Reg1_J 0 (dread i64 %Reg6_J)
  dassign %Reg1_I 0 (cvt i32 i64 (dread i64 %Reg1_J))
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_F 0 (dread f32 %Reg8_F)
  dassign %Reg1_I 0 (cvt i32 f32 (dread f32 %Reg1_F))
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_D 0 (dread f64 %Reg9_D)
  dassign %Reg1_I 0 (cvt i32 f64 (dread f64 %Reg1_D))
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_R113 0 (dread ref %Reg11_R113)
  dassign %Reg3_I 0 (dread i32 %Reg0_I)
  brtrue @label0 (ne i32 ref (dread ref %Reg1_R113, constval ref 0))
  dassign %Reg0_I 0 (dread i32 %Reg3_I)
  dassign %Reg1_I 0 (constval i32 0)
  dassign %Reg3_I 0 (dread i32 %Reg1_I)
  dassign %Reg4_I 0 (dread i32 %Reg0_I)
  goto @label1
@label0
  dassign %Reg0_I 0 (dread i32 %Reg3_I)
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg3_I 0 (dread i32 %Reg1_I)
  dassign %Reg4_I 0 (dread i32 %Reg0_I)
@label1
  dassign %Reg0_I 0 (dread i32 %Reg4_I)
  dassign %Reg1_I 0 (dread i32 %Reg3_I)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_R114 0 (dread ref %Reg12_R114)
  virtualcallassigned &Ljava_2Flang_2FString_3B_7Clength_7C_28_29I (dread ref %Reg1_R114) { dassign %Reg1_I 0 }
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_R115 0 (dread ref %Reg13_R115)
  dassign %Reg2_I 0 (constval i32 0)
  dassign %Reg1_I 0 (iread i32 <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %Reg1_R115, dread i32 %Reg2_I)))
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_I 0 (dread i32 %Reg14_I)
  dassign %Reg3_I 0 (dread i32 %Reg0_I)
  brtrue @label2 (eq i32 i32 (dread i32 %Reg1_I, constval i32 0))
  dassign %Reg0_I 0 (dread i32 %Reg3_I)
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg3_I 0 (dread i32 %Reg1_I)
  dassign %Reg4_I 0 (dread i32 %Reg0_I)
  goto @label3
@label2
  dassign %Reg0_I 0 (dread i32 %Reg3_I)
  dassign %Reg1_I 0 (constval i32 0)
  dassign %Reg3_I 0 (dread i32 %Reg1_I)
  dassign %Reg4_I 0 (dread i32 %Reg0_I)
@label3
  dassign %Reg0_I 0 (dread i32 %Reg4_I)
  dassign %Reg1_I 0 (dread i32 %Reg3_I)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_I 0 (dread i32 %Reg15_I)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_I 0 (dread i32 %Reg16_I)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_I 0 (dread i32 %Reg17_I)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  return (dread i32 %Reg0_I)
}
func &LDeepChains_3B_7Cr1_7C_28IIIIIIIII_29I static (var %Reg10_I i32, var %Reg11_I i32, var %Reg12_I i32, var %Reg13_I i32, var %Reg14_I i32, var %Reg15_I i32, var %Reg16_I i32, var %Reg17_I i32, var %Reg18_I i32) i32 {
  funcid 3
  var %Reg0_I i32
  var %Reg1_I i32
  var %Reg2_I i32
  var %Reg9_I i32
  var %Reg3_I i32
  var %Reg4_I i32
  var %Reg5_I i32
  var %Reg6_I i32
  var %Reg7_I i32
  var %Reg8_I i32

ALIAS %n %Reg10_I i32
ALIAS %a %Reg11_I i32
ALIAS %b %Reg12_I i32
ALIAS %c %Reg13_I i32
ALIAS %d %Reg14_I i32
ALIAS %e %Reg15_I i32
ALIAS %f %Reg16_I i32
ALIAS %g %Reg17_I i32
ALIAS %h %Reg18_I i32
  intrinsiccallwithtype <$LDeepChains_3B> JAVA_CLINIT_CHECK ()
LOC 1 23
  dassign %Reg0_I 0 (dread i32 %Reg10_I)
  brtrue @label4 (ne i32 i32 (dread i32 %Reg0_I, constval i32 0))
  dassign %Reg0_I 0 (dread i32 %Reg11_I)
  dassign %Reg1_I 0 (dread i32 %Reg12_I)
  dassign %Reg2_I 0 (constval i32 2)
  dassign %Reg1_I 0 (mul i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_I 0 (dread i32 %Reg13_I)
  dassign %Reg2_I 0 (constval i32 3)
  dassign %Reg1_I 0 (mul i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_I 0 (dread i32 %Reg14_I)
  dassign %Reg2_I 0 (constval i32 4)
  dassign %Reg1_I 0 (mul i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_I 0 (dread i32 %Reg15_I)
  dassign %Reg2_I 0 (constval i32 5)
  dassign %Reg1_I 0 (mul i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_I 0 (dread i32 %Reg16_I)
  dassign %Reg2_I 0 (constval i32 6)
  dassign %Reg1_I 0 (mul i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_I 0 (dread i32 %Reg17_I)
  dassign %Reg2_I 0 (constval i32 7)
  dassign %Reg1_I 0 (mul i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_I 0 (dread i32 %Reg18_I)
  dassign %Reg2_I 0 (constval i32 8)
  dassign %Reg1_I 0 (mul i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg9_I 0 (dread i32 %Reg0_I)
  goto @label5
@label4
  dassign %Reg0_I 0 (dread i32 %Reg10_I)
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg0_I 0 (sub i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_I 0 (dread i32 %Reg12_I)
  dassign %Reg2_I 0 (dread i32 %Reg13_I)
  dassign %Reg3_I 0 (dread i32 %Reg14_I)
  dassign %Reg4_I 0 (dread i32 %Reg15_I)
  dassign %Reg5_I 0 (dread i32 %Reg16_I)
  dassign %Reg6_I 0 (dread i32 %Reg17_I)
  dassign %Reg7_I 0 (dread i32 %Reg18_I)
  dassign %Reg8_I 0 (dread i32 %Reg11_I)
  intrinsiccallwithtype <$LDeepChains_3B> JAVA_CLINIT_CHECK ()
  callassigned &LDeepChains_3B_7Cr1_7C_28IIIIIIIII_29I (dread i32 %Reg0_I, dread i32 %Reg1_I, dread i32 %Reg2_I, dread i32 %Reg3_I, dread i32 %Reg4_I, dread i32 %Reg5_I, dread i32 %Reg6_I, dread i32 %Reg7_I, dread i32 %Reg8_I) { dassign %Reg0_I 0 }
  dassign %Reg9_I 0 (dread i32 %Reg0_I)
@label5
  dassign %Reg0_I 0 (dread i32 %Reg9_I)
  return (dread i32 %Reg0_I)
}
func &LDeepChains_3B_7Cchain_7C_28IJ_29J static (var %Reg5_I i32, var %Reg6_J i64) i64 {
  funcid 4
  var %Reg0_I i32
  var %Reg0_J i64
  var %Reg1_I i32
  var %Reg1_J i64
  var %Reg2_J i64
  var %Reg2_I i32

ALIAS %n %Reg5_I i32
ALIAS %acc %Reg6_J i64
  intrinsiccallwithtype <$LDeepChains_3B> JAVA_CLINIT_CHECK ()
LOC 1 27
  dassign %Reg0_I 0 (dread i32 %Reg5_I)
  brtrue @label6 (ne i32 i32 (dread i32 %Reg0_I, constval i32 0))
  dassign %Reg0_J 0 (dread i64 %Reg6_J)
  return (dread i64 %Reg0_J)
@label6
LOC 1 28
  dassign %Reg0_I 0 (dread i32 %Reg5_I)
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg0_I 0 (sub i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_J 0 (dread i64 %Reg6_J)
  dassign %Reg2_J 0 (constval i64 31)
  dassign %Reg1_J 0 (mul i64 (dread i64 %Reg1_J, dread i64 %Reg2_J))
  dassign %Reg2_I 0 (dread i32 %Reg5_I)
  dassign %Reg2_J 0 (cvt i64 i32 (dread i32 %Reg2_I))
  dassign %Reg1_J 0 (add i64 (dread i64 %Reg1_J, dread i64 %Reg2_J))
  intrinsiccallwithtype <$LDeepChains_3B> JAVA_CLINIT_CHECK ()
  callassigned &LDeepChains_3B_7Cchain_7C_28IJ_29J (dread i32 %Reg0_I, dread i64 %Reg1_J) { dassign %Reg0_J 0 }
  dassign %Reg1_I 0 (dread i32 %Reg5_I)
  dassign %Reg1_J 0 (cvt i64 i32 (dread i32 %Reg1_I))
  dassign %Reg0_J 0 (bxor i64 (dread i64 %Reg0_J, dread i64 %Reg1_J))
  return (dread i64 %Reg0_J)
}
func &LDeepChains_3B_7Cbuild_7C_28I_29Ljava_2Flang_2FString_3B static (var %Reg4_I i32) <* <$Ljava_2Flang_2FString_3B>> {
  funcid 5
  var %Reg0_I i32
  var %Reg0_R114 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_10 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg3_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_R116 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg1_I i32
  var %Reg2_I i32
  var %Reg1_R114 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>

ALIAS %n %Reg4_I i32
  intrinsiccallwithtype <$LDeepChains_3B> JAVA_CLINIT_CHECK ()
LOC 1 32
  dassign %Reg0_I 0 (dread i32 %Reg4_I)
  brtrue @label7 (ne i32 i32 (dread i32 %Reg0_I, constval i32 0))
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_) { dassign %L_STR_10 0 }
  dassign %Reg0_R114 0 (dread ptr %L_STR_10)
  dassign %Reg3_R113 0 (dread ref %Reg0_R114)
  goto @label8
@label7
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R116 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R116) {}
  dassign %Reg1_I 0 (dread i32 %Reg4_I)
  dassign %Reg2_I 0 (constval i32 1)
  dassign %Reg1_I 0 (sub i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  intrinsiccallwithtype <$LDeepChains_3B> JAVA_CLINIT_CHECK ()
  callassigned &LDeepChains_3B_7Cbuild_7C_28I_29Ljava_2Flang_2FString_3B (dread i32 %Reg1_I) { dassign %Reg1_R114 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R116, dread ref %Reg1_R114) { dassign %Reg0_R116 0 }
  dassign %Reg1_I 0 (dread i32 %Reg4_I)
  dassign %Reg2_I 0 (constval i32 10)
  dassign %Reg1_I 0 (rem i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R116, dread i32 %Reg1_I) { dassign %Reg0_R116 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg0_R116) { dassign %Reg0_R114 0 }
  dassign %Reg3_R113 0 (dread ref %Reg0_R114)
@label8
  dassign %Reg0_R113 0 (dread ref %Reg3_R113)
  return (dread ref %Reg0_R113)
}
func &LDeepChains_3B_7Cwrap_7C_28I_29Ljava_2Flang_2FObject_3B static (var %Reg5_I i32) <* <$Ljava_2Flang_2FObject_3B>> {
  funcid 6
  var %Reg0_R114 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_11 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg3_R114 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg3_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_I i32
  var %Reg4_I i32
  var %Reg1_I i32
  var %Reg0_R117 <* <$LDeepChains_24W_3B>>
  var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg3_R117 <* <$LDeepChains_24W_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>

ALIAS %i %Reg4_I i32
ALIAS %n %Reg5_I i32
ALIAS %o %Reg3_R113 <* <$Ljava_2Flang_2FObject_3B>>
  intrinsiccallwithtype <$LDeepChains_3B> JAVA_CLINIT_CHECK ()
LOC 1 36
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_63006f0072006500) { dassign %L_STR_11 0 }
  dassign %Reg0_R114 0 (dread ptr %L_STR_11)
  dassign %Reg3_R114 0 (dread ref %Reg0_R114)
  dassign %Reg3_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg3_R114))
LOC 1 37
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg4_I 0 (dread i32 %Reg0_I)
@label9
  dassign %Reg0_I 0 (dread i32 %Reg4_I)
  dassign %Reg1_I 0 (dread i32 %Reg5_I)
  brtrue @label10 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  intrinsiccallwithtype <$LDeepChains_24W_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R117 0 (gcmalloc ref <$LDeepChains_24W_3B>)
  dassign %Reg1_R113 0 (dread ref %Reg3_R113)
  callassigned &LDeepChains_24W_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FObject_3B_29V (dread ref %Reg0_R117, dread ref %Reg1_R113) {}
  dassign %Reg3_R117 0 (dread ref %Reg0_R117)
  dassign %Reg3_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg3_R117))
  dassign %Reg4_I 0 (add i32 (dread i32 %Reg4_I, constval i32 1))
  goto @label9
@label10
LOC 1 38
  dassign %Reg0_R113 0 (dread ref %Reg3_R113)
  return (dread ref %Reg0_R113)
}
func &LDeepChains_3B_7Cfilter_7C_28LDeepChains_24N_3BI_29LDeepChains_24N_3B static (var %Reg5_R118 <* <$LDeepChains_24N_3B>>, var %Reg6_I i32) <* <$LDeepChains_24N_3B>> {
  funcid 7
  var %Reg0_R118 <* <$LDeepChains_24N_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg4_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_I i32
  var %Reg1_I i32
  var %Reg1_R118 <* <$LDeepChains_24N_3B>>
  var %Reg2_I i32
  var %Reg2_R118 <* <$LDeepChains_24N_3B>>

ALIAS %n %Reg5_R118 <* <$LDeepChains_24N_3B>>
ALIAS %m %Reg6_I i32
  intrinsiccallwithtype <$LDeepChains_3B> JAVA_CLINIT_CHECK ()
LOC 1 42
  dassign %Reg0_R118 0 (dread ref %Reg5_R118)
  brtrue @label11 (ne i32 ref (dread ref %Reg0_R118, constval ref 0))
  dassign %Reg0_R113 0 (constval ref 0)
  dassign %Reg4_R113 0 (dread ref %Reg0_R113)
  goto @label13
@label11
  dassign %Reg0_R118 0 (dread ref %Reg5_R118)
  dassign %Reg0_I 0 (iread i32 <* <$LDeepChains_24N_3B>> 3 (dread ref %Reg0_R118))
  dassign %Reg1_I 0 (dread i32 %Reg6_I)
  dassign %Reg0_I 0 (rem i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  brtrue @label12 (ne i32 i32 (dread i32 %Reg0_I, constval i32 0))
  dassign %Reg0_R118 0 (dread ref %Reg5_R118)
  dassign %Reg0_R118 0 (iread ref <* <$LDeepChains_24N_3B>> 2 (dread ref %Reg0_R118))
  dassign %Reg1_I 0 (dread i32 %Reg6_I)
  intrinsiccallwithtype <$LDeepChains_3B> JAVA_CLINIT_CHECK ()
  callassigned &LDeepChains_3B_7Cfilter_7C_28LDeepChains_24N_3BI_29LDeepChains_24N_3B (dread ref %Reg0_R118, dread i32 %Reg1_I) { dassign %Reg0_R118 0 }
  dassign %Reg4_R113 0 (dread ref %Reg0_R118)
  goto @label13
@label12
  intrinsiccallwithtype <$LDeepChains_24N_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R118 0 (gcmalloc ref <$LDeepChains_24N_3B>)
  dassign %Reg1_R118 0 (dread ref %Reg5_R118)
  dassign %Reg1_R118 0 (iread ref <* <$LDeepChains_24N_3B>> 2 (dread ref %Reg1_R118))
  dassign %Reg2_I 0 (dread i32 %Reg6_I)
  intrinsiccallwithtype <$LDeepChains_3B> JAVA_CLINIT_CHECK ()
  callassigned &LDeepChains_3B_7Cfilter_7C_28LDeepChains_24N_3BI_29LDeepChains_24N_3B (dread ref %Reg1_R118, dread i32 %Reg2_I) { dassign %Reg1_R118 0 }
  dassign %Reg2_R118 0 (dread ref %Reg5_R118)
  dassign %Reg2_I 0 (iread i32 <* <$LDeepChains_24N_3B>> 3 (dread ref %Reg2_R118))
  callassigned &LDeepChains_24N_3B_7C_3Cinit_3E_7C_28LDeepChains_24N_3BI_29V (dread ref %Reg0_R118, dread ref %Reg1_R118, dread i32 %Reg2_I) {}
  dassign %Reg4_R113 0 (dread ref %Reg0_R118)
@label13
  dassign %Reg0_R113 0 (dread ref %Reg4_R113)
  return (dread ref %Reg0_R113)
}
func &LDeepChains_3B_7Cmany_7C_28I_29I static (var %Reg45_I i32) i32 {
  funcid 8
  var %Reg0_I i32
  var %Reg5_I i32
  var %Reg1_I i32
  var %Reg6_I i32
  var %Reg7_I i32
  var %Reg8_I i32
  var %Reg9_I i32
  var %Reg10_I i32
  var %Reg11_I i32
  var %Reg12_I i32
  var %Reg13_I i32
  var %Reg14_I i32
  var %Reg15_I i32
  var %Reg16_I i32
  var %Reg17_I i32
  var %Reg18_I i32
  var %Reg19_I i32
  var %Reg20_I i32
  var %Reg21_I i32
  var %Reg22_I i32
  var %Reg23_I i32
  var %Reg24_I i32
  var %Reg25_I i32
  var %Reg26_I i32
  var %Reg27_I i32
  var %Reg28_I i32
  var %Reg29_I i32
  var %Reg0_J i64
  var %Reg30_J i64
  var %Reg1_J i64
  var %Reg32_J i64
  var %Reg34_J i64
  var %Reg36_J i64
  var %Reg0_D f64
  var %Reg38_D f64
  var %Reg1_D f64
  var %Reg40_D f64
  var %Reg42_D f64
  var %Reg44_I i32
  var %Reg2_J i64
  var %Reg2_D f64

ALIAS %I %Reg44_I i32
ALIAS %s %Reg45_I i32
ALIAS %a %Reg5_I i32
ALIAS %b %Reg6_I i32
ALIAS %c %Reg7_I i32
ALIAS %d %Reg8_I i32
ALIAS %e %Reg9_I i32
ALIAS %f %Reg10_I i32
ALIAS %g %Reg11_I i32
ALIAS %h %Reg12_I i32
ALIAS %i %Reg13_I i32
ALIAS %j %Reg14_I i32
ALIAS %k %Reg15_I i32
ALIAS %l %Reg16_I i32
ALIAS %m %Reg17_I i32
ALIAS %n %Reg18_I i32
ALIAS %o %Reg19_I i32
ALIAS %p %Reg20_I i32
ALIAS %q %Reg21_I i32
ALIAS %r %Reg22_I i32
ALIAS %t %Reg23_I i32
ALIAS %u %Reg24_I i32
ALIAS %v %Reg25_I i32
ALIAS %w %Reg26_I i32
ALIAS %x %Reg27_I i32
ALIAS %y %Reg28_I i32
ALIAS %z %Reg29_I i32
ALIAS %A %Reg30_J i64
ALIAS %B %Reg32_J i64
ALIAS %C %Reg34_J i64
ALIAS %D %Reg36_J i64
ALIAS %E %Reg38_D f64
ALIAS %F %Reg40_D f64
ALIAS %G %Reg42_D f64
  intrinsiccallwithtype <$LDeepChains_3B> JAVA_CLINIT_CHECK ()
LOC 1 46
  dassign %Reg0_I 0 (dread i32 %Reg45_I)
  dassign %Reg5_I 0 (dread i32 %Reg0_I)
  dassign %Reg0_I 0 (dread i32 %Reg5_I)
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg6_I 0 (dread i32 %Reg0_I)
  dassign %Reg0_I 0 (dread i32 %Reg6_I)
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg7_I 0 (dread i32 %Reg0_I)
  dassign %Reg0_I 0 (dread i32 %Reg7_I)
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg8_I 0 (dread i32 %Reg0_I)
  dassign %Reg0_I 0 (dread i32 %Reg8_I)
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg9_I 0 (dread i32 %Reg0_I)
  dassign %Reg0_I 0 (dread i32 %Reg9_I)
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg10_I 0 (dread i32 %Reg0_I)
  dassign %Reg0_I 0 (dread i32 %Reg10_I)
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg11_I 0 (dread i32 %Reg0_I)
  dassign %Reg0_I 0 (dread i32 %Reg11_I)
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg12_I 0 (dread i32 %Reg0_I)
  dassign %Reg0_I 0 (dread i32 %Reg12_I)
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg13_I 0 (dread i32 %Reg0_I)
  dassign %Reg0_I 0 (dread i32 %Reg13_I)
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg14_I 0 (dread i32 %Reg0_I)
LOC 1 47
  dassign %Reg0_I 0 (dread i32 %Reg14_I)
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg15_I 0 (dread i32 %Reg0_I)
  dassign %Reg0_I 0 (dread i32 %Reg15_I)
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg16_I 0 (dread i32 %Reg0_I)
  dassign %Reg0_I 0 (dread i32 %Reg16_I)
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg17_I 0 (dread i32 %Reg0_I)
  dassign %Reg0_I 0 (dread i32 %Reg17_I)
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg18_I 0 (dread i32 %Reg0_I)
  dassign %Reg0_I 0 (dread i32 %Reg18_I)
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg19_I 0 (dread i32 %Reg0_I)
  dassign %Reg0_I 0 (dread i32 %Reg19_I)
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg20_I 0 (dread i32 %Reg0_I)
  dassign %Reg0_I 0 (dread i32 %Reg20_I)
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg21_I 0 (dread i32 %Reg0_I)
  dassign %Reg0_I 0 (dread i32 %Reg21_I)
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg22_I 0 (dread i32 %Reg0_I)
  dassign %Reg0_I 0 (dread i32 %Reg22_I)
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg23_I 0 (dread i32 %Reg0_I)
  dassign %Reg0_I 0 (dread i32 %Reg23_I)
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg24_I 0 (dread i32 %Reg0_I)
LOC 1 48
  dassign %Reg0_I 0 (dread i32 %Reg24_I)
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg25_I 0 (dread i32 %Reg0_I)
  dassign %Reg0_I 0 (dread i32 %Reg25_I)
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg26_I 0 (dread i32 %Reg0_I)
  dassign %Reg0_I 0 (dread i32 %Reg26_I)
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg27_I 0 (dread i32 %Reg0_I)
  dassign %Reg0_I 0 (dread i32 %Reg27_I)
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg28_I 0 (dread i32 %Reg0_I)
  dassign %Reg0_I 0 (dread i32 %Reg28_I)
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg29_I 0 (dread i32 %Reg0_I)
LOC 1 49
  dassign %Reg0_I 0 (dread i32 %Reg5_I)
  dassign %Reg0_J 0 (cvt i64 i32 (dread i32 %Reg0_I))
  dassign %Reg30_J 0 (dread i64 %Reg0_J)
  dassign %Reg0_J 0 (dread i64 %Reg30_J)
  dassign %Reg1_J 0 (constval i64 2)
  dassign %Reg0_J 0 (mul i64 (dread i64 %Reg0_J, dread i64 %Reg1_J))
  dassign %Reg32_J 0 (dread i64 %Reg0_J)
  dassign %Reg0_J 0 (dread i64 %Reg32_J)
  dassign %Reg1_J 0 (constval i64 3)
  dassign %Reg0_J 0 (mul i64 (dread i64 %Reg0_J, dread i64 %Reg1_J))
  dassign %Reg34_J 0 (dread i64 %Reg0_J)
  dassign %Reg0_J 0 (dread i64 %Reg34_J)
  dassign %Reg1_J 0 (constval i64 5)
  dassign %Reg0_J 0 (mul i64 (dread i64 %Reg0_J, dread i64 %Reg1_J))
  dassign %Reg36_J 0 (dread i64 %Reg0_J)
LOC 1 50
  dassign %Reg0_I 0 (dread i32 %Reg5_I)
  dassign %Reg0_D 0 (cvt f64 i32 (dread i32 %Reg0_I))
  dassign %Reg38_D 0 (dread f64 %Reg0_D)
  dassign %Reg0_D 0 (dread f64 %Reg38_D)
  dassign %Reg1_D 0 (constval f64 3)
  dassign %Reg0_D 0 (div f64 (dread f64 %Reg0_D, dread f64 %Reg1_D))
  dassign %Reg40_D 0 (dread f64 %Reg0_D)
  dassign %Reg0_D 0 (dread f64 %Reg40_D)
  dassign %Reg1_D 0 (dread f64 %Reg40_D)
  dassign %Reg0_D 0 (mul f64 (dread f64 %Reg0_D, dread f64 %Reg1_D))
  dassign %Reg42_D 0 (dread f64 %Reg0_D)
LOC 1 51
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg44_I 0 (dread i32 %Reg0_I)
@label14
  dassign %Reg0_I 0 (dread i32 %Reg44_I)
  dassign %Reg1_I 0 (constval i32 10)
  brtrue @label15 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
LOC 1 52
  dassign %Reg0_I 0 (dread i32 %Reg5_I)
  dassign %Reg1_I 0 (dread i32 %Reg6_I)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg5_I 0 (dread i32 %Reg0_I)
LOC 1 53
  dassign %Reg0_I 0 (dread i32 %Reg6_I)
  dassign %Reg1_I 0 (dread i32 %Reg7_I)
  dassign %Reg0_I 0 (bxor i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg6_I 0 (dread i32 %Reg0_I)
LOC 1 54
  dassign %Reg0_I 0 (dread i32 %Reg7_I)
  dassign %Reg1_I 0 (dread i32 %Reg8_I)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg7_I 0 (dread i32 %Reg0_I)
LOC 1 55
  dassign %Reg0_I 0 (dread i32 %Reg8_I)
  dassign %Reg1_I 0 (dread i32 %Reg9_I)
  dassign %Reg0_I 0 (bxor i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg8_I 0 (dread i32 %Reg0_I)
LOC 1 56
  dassign %Reg0_I 0 (dread i32 %Reg9_I)
  dassign %Reg1_I 0 (dread i32 %Reg10_I)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg9_I 0 (dread i32 %Reg0_I)
LOC 1 57
  dassign %Reg0_I 0 (dread i32 %Reg10_I)
  dassign %Reg1_I 0 (dread i32 %Reg11_I)
  dassign %Reg0_I 0 (bxor i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg10_I 0 (dread i32 %Reg0_I)
LOC 1 58
  dassign %Reg0_I 0 (dread i32 %Reg11_I)
  dassign %Reg1_I 0 (dread i32 %Reg12_I)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg11_I 0 (dread i32 %Reg0_I)
LOC 1 59
  dassign %Reg0_I 0 (dread i32 %Reg12_I)
  dassign %Reg1_I 0 (dread i32 %Reg13_I)
  dassign %Reg0_I 0 (bxor i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg12_I 0 (dread i32 %Reg0_I)
LOC 1 60
  dassign %Reg0_I 0 (dread i32 %Reg13_I)
  dassign %Reg1_I 0 (dread i32 %Reg14_I)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg13_I 0 (dread i32 %Reg0_I)
LOC 1 61
  dassign %Reg0_I 0 (dread i32 %Reg14_I)
  dassign %Reg1_I 0 (dread i32 %Reg15_I)
  dassign %Reg0_I 0 (bxor i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg14_I 0 (dread i32 %Reg0_I)
LOC 1 62
  dassign %Reg0_I 0 (dread i32 %Reg15_I)
  dassign %Reg1_I 0 (dread i32 %Reg16_I)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg15_I 0 (dread i32 %Reg0_I)
LOC 1 63
  dassign %Reg0_I 0 (dread i32 %Reg16_I)
  dassign %Reg1_I 0 (dread i32 %Reg17_I)
  dassign %Reg0_I 0 (bxor i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg16_I 0 (dread i32 %Reg0_I)
LOC 1 64
  dassign %Reg0_I 0 (dread i32 %Reg17_I)
  dassign %Reg1_I 0 (dread i32 %Reg18_I)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg17_I 0 (dread i32 %Reg0_I)
LOC 1 65
  dassign %Reg0_I 0 (dread i32 %Reg18_I)
  dassign %Reg1_I 0 (dread i32 %Reg19_I)
  dassign %Reg0_I 0 (bxor i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg18_I 0 (dread i32 %Reg0_I)
LOC 1 66
  dassign %Reg0_I 0 (dread i32 %Reg19_I)
  dassign %Reg1_I 0 (dread i32 %Reg20_I)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg19_I 0 (dread i32 %Reg0_I)
LOC 1 67
  dassign %Reg0_I 0 (dread i32 %Reg20_I)
  dassign %Reg1_I 0 (dread i32 %Reg21_I)
  dassign %Reg0_I 0 (bxor i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg20_I 0 (dread i32 %Reg0_I)
LOC 1 68
  dassign %Reg0_I 0 (dread i32 %Reg21_I)
  dassign %Reg1_I 0 (dread i32 %Reg22_I)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg21_I 0 (dread i32 %Reg0_I)
LOC 1 69
  dassign %Reg0_I 0 (dread i32 %Reg22_I)
  dassign %Reg1_I 0 (dread i32 %Reg23_I)
  dassign %Reg0_I 0 (bxor i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg22_I 0 (dread i32 %Reg0_I)
LOC 1 70
  dassign %Reg0_I 0 (dread i32 %Reg23_I)
  dassign %Reg1_I 0 (dread i32 %Reg24_I)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg23_I 0 (dread i32 %Reg0_I)
LOC 1 71
  dassign %Reg0_I 0 (dread i32 %Reg24_I)
  dassign %Reg1_I 0 (dread i32 %Reg25_I)
  dassign %Reg0_I 0 (bxor i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg24_I 0 (dread i32 %Reg0_I)
LOC 1 72
  dassign %Reg0_I 0 (dread i32 %Reg25_I)
  dassign %Reg1_I 0 (dread i32 %Reg26_I)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg25_I 0 (dread i32 %Reg0_I)
LOC 1 73
  dassign %Reg0_I 0 (dread i32 %Reg26_I)
  dassign %Reg1_I 0 (dread i32 %Reg27_I)
  dassign %Reg0_I 0 (bxor i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg26_I 0 (dread i32 %Reg0_I)
LOC 1 74
  dassign %Reg0_I 0 (dread i32 %Reg27_I)
  dassign %Reg1_I 0 (dread i32 %Reg28_I)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg27_I 0 (dread i32 %Reg0_I)
LOC 1 75
  dassign %Reg0_I 0 (dread i32 %Reg28_I)
  dassign %Reg1_I 0 (dread i32 %Reg29_I)
  dassign %Reg0_I 0 (bxor i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg28_I 0 (dread i32 %Reg0_I)
LOC 1 76
  dassign %Reg0_I 0 (dread i32 %Reg29_I)
  dassign %Reg1_I 0 (dread i32 %Reg5_I)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg29_I 0 (dread i32 %Reg0_I)
LOC 1 77
  dassign %Reg0_J 0 (dread i64 %Reg30_J)
  dassign %Reg1_J 0 (dread i64 %Reg32_J)
  dassign %Reg0_J 0 (add i64 (dread i64 %Reg0_J, dread i64 %Reg1_J))
  dassign %Reg30_J 0 (dread i64 %Reg0_J)
LOC 1 78
  dassign %Reg0_J 0 (dread i64 %Reg32_J)
  dassign %Reg1_J 0 (dread i64 %Reg34_J)
  dassign %Reg0_J 0 (bxor i64 (dread i64 %Reg0_J, dread i64 %Reg1_J))
  dassign %Reg32_J 0 (dread i64 %Reg0_J)
LOC 1 79
  dassign %Reg0_J 0 (dread i64 %Reg34_J)
  dassign %Reg1_J 0 (dread i64 %Reg36_J)
  dassign %Reg0_J 0 (add i64 (dread i64 %Reg0_J, dread i64 %Reg1_J))
  dassign %Reg34_J 0 (dread i64 %Reg0_J)
LOC 1 80
  dassign %Reg0_J 0 (dread i64 %Reg36_J)
  dassign %Reg1_J 0 (dread i64 %Reg30_J)
  dassign %Reg0_J 0 (bxor i64 (dread i64 %Reg0_J, dread i64 %Reg1_J))
  dassign %Reg36_J 0 (dread i64 %Reg0_J)
LOC 1 81
  dassign %Reg0_D 0 (dread f64 %Reg38_D)
  dassign %Reg1_D 0 (dread f64 %Reg40_D)
  dassign %Reg0_D 0 (add f64 (dread f64 %Reg0_D, dread f64 %Reg1_D))
  dassign %Reg38_D 0 (dread f64 %Reg0_D)
LOC 1 82
  dassign %Reg0_D 0 (dread f64 %Reg40_D)
  dassign %Reg1_D 0 (dread f64 %Reg42_D)
  dassign %Reg0_D 0 (sub f64 (dread f64 %Reg0_D, dread f64 %Reg1_D))
  dassign %Reg40_D 0 (dread f64 %Reg0_D)
LOC 1 83
  dassign %Reg0_D 0 (dread f64 %Reg42_D)
  dassign %Reg1_D 0 (constval f64 0.5)
  dassign %Reg0_D 0 (add f64 (dread f64 %Reg0_D, dread f64 %Reg1_D))
  dassign %Reg42_D 0 (dread f64 %Reg0_D)
LOC 1 51
  dassign %Reg44_I 0 (add i32 (dread i32 %Reg44_I, constval i32 1))
  goto @label14
@label15
LOC 1 85
  dassign %Reg0_I 0 (dread i32 %Reg5_I)
  dassign %Reg1_I 0 (dread i32 %Reg6_I)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_I 0 (dread i32 %Reg7_I)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_I 0 (dread i32 %Reg8_I)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_I 0 (dread i32 %Reg9_I)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_I 0 (dread i32 %Reg10_I)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_I 0 (dread i32 %Reg11_I)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_I 0 (dread i32 %Reg12_I)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_I 0 (dread i32 %Reg13_I)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_I 0 (dread i32 %Reg14_I)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_I 0 (dread i32 %Reg15_I)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_I 0 (dread i32 %Reg16_I)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_I 0 (dread i32 %Reg17_I)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_I 0 (dread i32 %Reg18_I)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_I 0 (dread i32 %Reg19_I)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_I 0 (dread i32 %Reg20_I)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_I 0 (dread i32 %Reg21_I)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_I 0 (dread i32 %Reg22_I)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_I 0 (dread i32 %Reg23_I)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_I 0 (dread i32 %Reg24_I)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_I 0 (dread i32 %Reg25_I)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_I 0 (dread i32 %Reg26_I)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_I 0 (dread i32 %Reg27_I)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_I 0 (dread i32 %Reg28_I)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_I 0 (dread i32 %Reg29_I)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_J 0 (dread i64 %Reg30_J)
  dassign %Reg2_J 0 (dread i64 %Reg32_J)
  dassign %Reg1_J 0 (bxor i64 (dread i64 %Reg1_J, dread i64 %Reg2_J))
  dassign %Reg2_J 0 (dread i64 %Reg34_J)
  dassign %Reg1_J 0 (bxor i64 (dread i64 %Reg1_J, dread i64 %Reg2_J))
  dassign %Reg2_J 0 (dread i64 %Reg36_J)
  dassign %Reg1_J 0 (bxor i64 (dread i64 %Reg1_J, dread i64 %Reg2_J))
  dassign %Reg1_I 0 (cvt i32 i64 (dread i64 %Reg1_J))
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_D 0 (dread f64 %Reg38_D)
  dassign %Reg2_D 0 (dread f64 %Reg40_D)
  dassign %Reg1_D 0 (add f64 (dread f64 %Reg1_D, dread f64 %Reg2_D))
  dassign %Reg2_D 0 (dread f64 %Reg42_D)
  dassign %Reg1_D 0 (add f64 (dread f64 %Reg1_D, dread f64 %Reg2_D))
  dassign %Reg1_I 0 (cvt i32 f64 (dread f64 %Reg1_D))
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  return (dread i32 %Reg0_I)
}
func &LDeepChains_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V public static (var %Reg28_R119 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>) void {
  funcid 9
  var %Reg0_R120 <* <$Ljava_2Fio_2FPrintStream_3B>>
  var %Reg1_I i32
  var %Reg2_J i64
  var %Reg3_F f32
  var %Reg4_D f64
  var %Reg5_R114 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_12 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg6_R114 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_13 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg7_I i32
  var %Reg7_R115 <* <[] i32>>
  var %Reg8_I i32
  var %Reg9_I i32
  var %Reg10_I i32
  var %Reg11_I i32
  var %Reg5_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg8_Z u1
  var %Reg9_B i8
  var %Reg10_S i16
  var %Reg11_C u16
  var %Reg2_I i32
  var %Reg3_I i32
  var %Reg4_I i32
  var %Reg5_I i32
  var %Reg6_I i32
  var %Reg1_J i64
  var %Reg1_R114 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_I i32
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg19_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg20_I i32
  var %Reg0_R117 <* <$LDeepChains_24W_3B>>
  var %Reg1_R116 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg2_R114 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_14 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg2_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg21_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg21_R118 <* <$LDeepChains_24N_3B>>
  var %Reg22_I i32
  var %Reg0_R118 <* <$LDeepChains_24N_3B>>
  var %Reg1_R118 <* <$LDeepChains_24N_3B>>
  var %Reg23_I i32
  var %Reg23_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg23_R118 <* <$LDeepChains_24N_3B>>
  var %Reg24_I i32
  var %Reg0_J i64
  var %Reg24_J i64
  var %Reg26_R118 <* <$LDeepChains_24N_3B>>
  var %Reg26_I i32
  var %L_STR_15 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_16 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_17 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_18 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_19 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_20 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg14_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg15_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg2_R116 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg3_R114 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_21 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg16_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg3_R116 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg4_R114 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_22 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg17_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg3_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %L_STR_23 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg18_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %L_STR_24 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg4_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %L_STR_25 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_26 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg14_I i32
  var %Reg27_I i32
  var %Reg15_I i32
  var %Reg16_I i32

ALIAS %i %Reg24_I i32
ALIAS %q %Reg26_R118 <* <$LDeepChains_24N_3B>>
ALIAS %args %Reg28_R119 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>
ALIAS %o %Reg19_R113 <* <$Ljava_2Flang_2FObject_3B>>
ALIAS %d %Reg20_I i32
ALIAS %n %Reg21_R118 <* <$LDeepChains_24N_3B>>
ALIAS %primes %Reg22_I i32
ALIAS %big %Reg23_R118 <* <$LDeepChains_24N_3B>>
ALIAS %s %Reg24_J i64
ALIAS %e %Reg26_I i32
ALIAS %deep %Reg27_I i32
  intrinsiccallwithtype <$LDeepChains_3B> JAVA_CLINIT_CHECK ()
LOC 1 90
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R120 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg2_J 0 (constval i64 2)
  dassign %Reg3_F 0 (constval f32 3.5f)
  dassign %Reg4_D 0 (constval f64 4.9000000000000004)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_6f00) { dassign %L_STR_12 0 }
  dassign %Reg5_R114 0 (dread ptr %L_STR_12)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_66006f0075007200) { dassign %L_STR_13 0 }
  dassign %Reg6_R114 0 (dread ptr %L_STR_13)
  dassign %Reg7_I 0 (constval i32 1)
  dassign %Reg7_R115 0 (gcmallocjarray ref <[] i32> (dread i32 %Reg7_I))
  dassign %Reg8_I 0 (constval i32 0)
  dassign %Reg9_I 0 (constval i32 9)
  iassign <* i32> 0 (
    array 1 ptr <* <[] i32>> (dread ref %Reg7_R115, dread i32 %Reg8_I), 
    dread i32 %Reg9_I)
  dassign %Reg8_I 0 (constval i32 1)
  dassign %Reg9_I 0 (constval i32 -1)
  dassign %Reg10_I 0 (constval i32 100)
  dassign %Reg11_I 0 (constval i32 65)
  intrinsiccallwithtype <$LDeepChains_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg5_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg5_R114))
  dassign %Reg8_Z 0 (cvt u1 i32 (dread i32 %Reg8_I))
  dassign %Reg9_B 0 (cvt i8 i32 (dread i32 %Reg9_I))
  dassign %Reg10_S 0 (cvt i16 i32 (dread i32 %Reg10_I))
  dassign %Reg11_C 0 (cvt u16 i32 (dread i32 %Reg11_I))
  callassigned &LDeepChains_3B_7Cf0_7C_28IJFDLjava_2Flang_2FObject_3BLjava_2Flang_2FString_3BAIZBSC_29I (dread i32 %Reg1_I, dread i64 %Reg2_J, dread f32 %Reg3_F, dread f64 %Reg4_D, dread ref %Reg5_R113, dread ref %Reg6_R114, dread ref %Reg7_R115, dread u1 %Reg8_Z, dread i8 %Reg9_B, dread i16 %Reg10_S, dread u16 %Reg11_C) { dassign %Reg1_I 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28I_29V (dread ref %Reg0_R120, dread i32 %Reg1_I) {}
LOC 1 91
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R120 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_I 0 (constval i32 1000)
  dassign %Reg2_I 0 (constval i32 1)
  dassign %Reg3_I 0 (constval i32 2)
  dassign %Reg4_I 0 (constval i32 3)
  dassign %Reg5_I 0 (constval i32 4)
  dassign %Reg6_I 0 (constval i32 5)
  dassign %Reg7_I 0 (constval i32 6)
  dassign %Reg8_I 0 (constval i32 7)
  dassign %Reg9_I 0 (constval i32 8)
  intrinsiccallwithtype <$LDeepChains_3B> JAVA_CLINIT_CHECK ()
  callassigned &LDeepChains_3B_7Cr1_7C_28IIIIIIIII_29I (dread i32 %Reg1_I, dread i32 %Reg2_I, dread i32 %Reg3_I, dread i32 %Reg4_I, dread i32 %Reg5_I, dread i32 %Reg6_I, dread i32 %Reg7_I, dread i32 %Reg8_I, dread i32 %Reg9_I) { dassign %Reg1_I 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28I_29V (dread ref %Reg0_R120, dread i32 %Reg1_I) {}
LOC 1 92
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R120 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_I 0 (constval i32 0x7d0)
  dassign %Reg2_J 0 (constval i64 7)
  intrinsiccallwithtype <$LDeepChains_3B> JAVA_CLINIT_CHECK ()
  callassigned &LDeepChains_3B_7Cchain_7C_28IJ_29J (dread i32 %Reg1_I, dread i64 %Reg2_J) { dassign %Reg1_J 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28J_29V (dread ref %Reg0_R120, dread i64 %Reg1_J) {}
LOC 1 93
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R120 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_I 0 (constval i32 300)
  intrinsiccallwithtype <$LDeepChains_3B> JAVA_CLINIT_CHECK ()
  callassigned &LDeepChains_3B_7Cbuild_7C_28I_29Ljava_2Flang_2FString_3B (dread i32 %Reg1_I) { dassign %Reg1_R114 0 }
  virtualcallassigned &Ljava_2Flang_2FString_3B_7ChashCode_7C_28_29I (dread ref %Reg1_R114) { dassign %Reg1_I 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28I_29V (dread ref %Reg0_R120, dread i32 %Reg1_I) {}
LOC 1 94
  dassign %Reg0_I 0 (constval i32 0x30d40)
  intrinsiccallwithtype <$LDeepChains_3B> JAVA_CLINIT_CHECK ()
  callassigned &LDeepChains_3B_7Cwrap_7C_28I_29Ljava_2Flang_2FObject_3B (dread i32 %Reg0_I) { dassign %Reg0_R113 0 }
  dassign %Reg19_R113 0 (dread ref %Reg0_R113)
LOC 1 95
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg20_I 0 (dread i32 %Reg0_I)
@label16
LOC 1 96
  dassign %Reg0_R113 0 (dread ref %Reg19_R113)
  dassign %Reg0_I 0 (intrinsicopwithtype i32 <* <$LDeepChains_24W_3B>> JAVA_INSTANCE_OF (dread ref %Reg0_R113))
  brtrue @label17 (eq i32 i32 (dread i32 %Reg0_I, constval i32 0))
LOC 1 97
  dassign %Reg0_R113 0 (dread ref %Reg19_R113)
  intrinsiccallwithtypeassigned <* <$LDeepChains_24W_3B>> JAVA_CHECK_CAST (dread ref %Reg0_R113) { dassign %Reg0_R117 0 }
  dassign %Reg0_R113 0 (iread ref <* <$LDeepChains_24W_3B>> 2 (dread ref %Reg0_R117))
  dassign %Reg19_R113 0 (dread ref %Reg0_R113)
LOC 1 98
  dassign %Reg20_I 0 (add i32 (dread i32 %Reg20_I, constval i32 1))
  goto @label16
@label17
LOC 1 100
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R120 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R116 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R116) {}
  dassign %Reg2_I 0 (dread i32 %Reg20_I)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread i32 %Reg2_I) { dassign %Reg1_R116 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_14 0 }
  dassign %Reg2_R114 0 (dread ptr %L_STR_14)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread ref %Reg2_R114) { dassign %Reg1_R116 0 }
  dassign %Reg2_R113 0 (dread ref %Reg19_R113)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread ref %Reg2_R113) { dassign %Reg1_R116 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R116) { dassign %Reg1_R114 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R120, dread ref %Reg1_R114) {}
LOC 1 101
  dassign %Reg0_R113 0 (constval ref 0)
  dassign %Reg21_R113 0 (dread ref %Reg0_R113)
  dassign %Reg21_R118 0 (retype ref <* <$LDeepChains_24N_3B>> (dread ref %Reg21_R113))
LOC 1 102
  dassign %Reg0_I 0 (constval i32 0x5dc)
  dassign %Reg22_I 0 (dread i32 %Reg0_I)
@label18
  dassign %Reg0_I 0 (dread i32 %Reg22_I)
  dassign %Reg1_I 0 (constval i32 1)
  brtrue @label19 (le i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  intrinsiccallwithtype <$LDeepChains_24N_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R118 0 (gcmalloc ref <$LDeepChains_24N_3B>)
  dassign %Reg1_R118 0 (dread ref %Reg21_R118)
  dassign %Reg2_I 0 (dread i32 %Reg22_I)
  callassigned &LDeepChains_24N_3B_7C_3Cinit_3E_7C_28LDeepChains_24N_3BI_29V (dread ref %Reg0_R118, dread ref %Reg1_R118, dread i32 %Reg2_I) {}
  dassign %Reg21_R118 0 (dread ref %Reg0_R118)
  dassign %Reg22_I 0 (add i32 (dread i32 %Reg22_I, constval i32 -1))
  goto @label18
@label19
LOC 1 103
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg22_I 0 (dread i32 %Reg0_I)
@label20
LOC 1 104
  dassign %Reg0_R118 0 (dread ref %Reg21_R118)
  brtrue @label21 (eq i32 ref (dread ref %Reg0_R118, constval ref 0))
LOC 1 105
  dassign %Reg22_I 0 (add i32 (dread i32 %Reg22_I, constval i32 1))
LOC 1 106
  dassign %Reg0_R118 0 (dread ref %Reg21_R118)
  dassign %Reg0_R118 0 (iread ref <* <$LDeepChains_24N_3B>> 2 (dread ref %Reg0_R118))
  dassign %Reg1_R118 0 (dread ref %Reg21_R118)
  dassign %Reg1_I 0 (iread i32 <* <$LDeepChains_24N_3B>> 3 (dread ref %Reg1_R118))
  intrinsiccallwithtype <$LDeepChains_3B> JAVA_CLINIT_CHECK ()
  callassigned &LDeepChains_3B_7Cfilter_7C_28LDeepChains_24N_3BI_29LDeepChains_24N_3B (dread ref %Reg0_R118, dread i32 %Reg1_I) { dassign %Reg0_R118 0 }
  dassign %Reg21_R118 0 (dread ref %Reg0_R118)
  goto @label20
@label21
LOC 1 108
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R120 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_I 0 (dread i32 %Reg22_I)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28I_29V (dread ref %Reg0_R120, dread i32 %Reg1_I) {}
LOC 1 109
  dassign %Reg0_I 0 (constval i32 -2)
  dassign %Reg23_I 0 (dread i32 %Reg0_I)
@label22
  dassign %Reg0_I 0 (dread i32 %Reg23_I)
  dassign %Reg1_I 0 (constval i32 3)
  brtrue @label23 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R120 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_I 0 (dread i32 %Reg23_I)
  intrinsiccallwithtype <$LDeepChains_3B> JAVA_CLINIT_CHECK ()
  callassigned &LDeepChains_3B_7Cmany_7C_28I_29I (dread i32 %Reg1_I) { dassign %Reg1_I 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28I_29V (dread ref %Reg0_R120, dread i32 %Reg1_I) {}
  dassign %Reg23_I 0 (add i32 (dread i32 %Reg23_I, constval i32 1))
  goto @label22
@label23
LOC 1 110
  dassign %Reg0_R113 0 (constval ref 0)
  dassign %Reg23_R113 0 (dread ref %Reg0_R113)
  dassign %Reg23_R118 0 (retype ref <* <$LDeepChains_24N_3B>> (dread ref %Reg23_R113))
LOC 1 111
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg24_I 0 (dread i32 %Reg0_I)
@label24
  dassign %Reg0_I 0 (dread i32 %Reg24_I)
  dassign %Reg1_I 0 (constval i32 0x7a120)
  brtrue @label25 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  intrinsiccallwithtype <$LDeepChains_24N_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R118 0 (gcmalloc ref <$LDeepChains_24N_3B>)
  dassign %Reg1_R118 0 (dread ref %Reg23_R118)
  dassign %Reg2_I 0 (dread i32 %Reg24_I)
  callassigned &LDeepChains_24N_3B_7C_3Cinit_3E_7C_28LDeepChains_24N_3BI_29V (dread ref %Reg0_R118, dread ref %Reg1_R118, dread i32 %Reg2_I) {}
  dassign %Reg23_R118 0 (dread ref %Reg0_R118)
  dassign %Reg24_I 0 (add i32 (dread i32 %Reg24_I, constval i32 1))
  goto @label24
@label25
LOC 1 112
  dassign %Reg0_J 0 (constval i64 0)
  dassign %Reg24_J 0 (dread i64 %Reg0_J)
LOC 1 113
  dassign %Reg0_R118 0 (dread ref %Reg23_R118)
  dassign %Reg26_R118 0 (dread ref %Reg0_R118)
@label26
  dassign %Reg0_R118 0 (dread ref %Reg26_R118)
  brtrue @label27 (eq i32 ref (dread ref %Reg0_R118, constval ref 0))
  dassign %Reg0_J 0 (dread i64 %Reg24_J)
  dassign %Reg1_R118 0 (dread ref %Reg26_R118)
  dassign %Reg1_I 0 (iread i32 <* <$LDeepChains_24N_3B>> 3 (dread ref %Reg1_R118))
  dassign %Reg1_J 0 (cvt i64 i32 (dread i32 %Reg1_I))
  dassign %Reg0_J 0 (add i64 (dread i64 %Reg0_J, dread i64 %Reg1_J))
  dassign %Reg24_J 0 (dread i64 %Reg0_J)
  dassign %Reg0_R118 0 (dread ref %Reg26_R118)
  dassign %Reg0_R118 0 (iread ref <* <$LDeepChains_24N_3B>> 2 (dread ref %Reg0_R118))
  dassign %Reg26_R118 0 (dread ref %Reg0_R118)
  goto @label26
@label27
LOC 1 114
  dassign %Reg0_R113 0 (constval ref 0)
  dassign %Reg23_R113 0 (dread ref %Reg0_R113)
LOC 1 115
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R120 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_J 0 (dread i64 %Reg24_J)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28J_29V (dread ref %Reg0_R120, dread i64 %Reg1_J) {}
LOC 1 116
  dassign %Reg0_I 0 (constval i32 0x670ba8c9)
  dassign %Reg26_I 0 (dread i32 %Reg0_I)
LOC 1 118
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R120 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_I 0 (dread i32 %Reg26_I)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28I_29V (dread ref %Reg0_R120, dread i32 %Reg1_I) {}
LOC 1 119
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R120 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R116 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R116) {}
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_6100) { dassign %L_STR_15 0 }
  dassign %Reg2_R114 0 (dread ptr %L_STR_15)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread ref %Reg2_R114) { dassign %Reg1_R116 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_6200) { dassign %L_STR_16 0 }
  dassign %Reg2_R114 0 (dread ptr %L_STR_16)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread ref %Reg2_R114) { dassign %Reg1_R116 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_6300) { dassign %L_STR_17 0 }
  dassign %Reg2_R114 0 (dread ptr %L_STR_17)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread ref %Reg2_R114) { dassign %Reg1_R116 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_6400) { dassign %L_STR_18 0 }
  dassign %Reg2_R114 0 (dread ptr %L_STR_18)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread ref %Reg2_R114) { dassign %Reg1_R116 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_6500) { dassign %L_STR_19 0 }
  dassign %Reg2_R114 0 (dread ptr %L_STR_19)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread ref %Reg2_R114) { dassign %Reg1_R116 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_6600) { dassign %L_STR_20 0 }
  dassign %Reg2_R114 0 (dread ptr %L_STR_20)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread ref %Reg2_R114) { dassign %Reg1_R116 0 }
  dassign %Reg2_I 0 (dread i32 %Reg20_I)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread i32 %Reg2_I) { dassign %Reg1_R116 0 }
  dassign %Reg2_I 0 (dread i32 %Reg20_I)
  dassign %Reg14_R113 0 (dread ref %Reg1_R116)
  dassign %Reg15_R113 0 (dread ref %Reg0_R120)
  brtrue @label32 (le i32 i32 (dread i32 %Reg2_I, constval i32 0))
  dassign %Reg0_R113 0 (dread ref %Reg15_R113)
  dassign %Reg1_R113 0 (dread ref %Reg14_R113)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg2_R116 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg2_R116) {}
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_7800) { dassign %L_STR_21 0 }
  dassign %Reg3_R114 0 (dread ptr %L_STR_21)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg2_R116, dread ref %Reg3_R114) { dassign %Reg2_R116 0 }
  dassign %Reg3_I 0 (dread i32 %Reg20_I)
  dassign %Reg4_I 0 (constval i32 1)
  dassign %Reg14_R113 0 (dread ref %Reg2_R116)
  dassign %Reg15_R113 0 (dread ref %Reg1_R113)
  dassign %Reg16_R113 0 (dread ref %Reg0_R113)
  brtrue @label30 (le i32 i32 (dread i32 %Reg3_I, dread i32 %Reg4_I))
  dassign %Reg0_R113 0 (dread ref %Reg16_R113)
  dassign %Reg1_R113 0 (dread ref %Reg15_R113)
  dassign %Reg2_R113 0 (dread ref %Reg14_R113)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg3_R116 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg3_R116) {}
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_7900) { dassign %L_STR_22 0 }
  dassign %Reg4_R114 0 (dread ptr %L_STR_22)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg3_R116, dread ref %Reg4_R114) { dassign %Reg3_R116 0 }
  dassign %Reg4_I 0 (dread i32 %Reg20_I)
  dassign %Reg5_I 0 (constval i32 2)
  dassign %Reg14_R113 0 (dread ref %Reg3_R116)
  dassign %Reg15_R113 0 (dread ref %Reg2_R113)
  dassign %Reg16_R113 0 (dread ref %Reg1_R113)
  dassign %Reg17_R113 0 (dread ref %Reg0_R113)
  brtrue @label28 (le i32 i32 (dread i32 %Reg4_I, dread i32 %Reg5_I))
  dassign %Reg0_R113 0 (dread ref %Reg17_R113)
  dassign %Reg1_R113 0 (dread ref %Reg16_R113)
  dassign %Reg2_R113 0 (dread ref %Reg15_R113)
  dassign %Reg3_R113 0 (dread ref %Reg14_R113)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_7a00) { dassign %L_STR_23 0 }
  dassign %Reg4_R114 0 (dread ptr %L_STR_23)
  dassign %Reg14_R113 0 (dread ref %Reg4_R114)
  dassign %Reg15_R113 0 (dread ref %Reg3_R113)
  dassign %Reg16_R113 0 (dread ref %Reg2_R113)
  dassign %Reg17_R113 0 (dread ref %Reg1_R113)
  dassign %Reg18_R113 0 (dread ref %Reg0_R113)
  goto @label29
@label28
  dassign %Reg0_R113 0 (dread ref %Reg17_R113)
  dassign %Reg1_R113 0 (dread ref %Reg16_R113)
  dassign %Reg2_R113 0 (dread ref %Reg15_R113)
  dassign %Reg3_R113 0 (dread ref %Reg14_R113)
LOC 1 120
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_7700) { dassign %L_STR_24 0 }
  dassign %Reg4_R114 0 (dread ptr %L_STR_24)
  dassign %Reg14_R113 0 (dread ref %Reg4_R114)
  dassign %Reg15_R113 0 (dread ref %Reg3_R113)
  dassign %Reg16_R113 0 (dread ref %Reg2_R113)
  dassign %Reg17_R113 0 (dread ref %Reg1_R113)
  dassign %Reg18_R113 0 (dread ref %Reg0_R113)
@label29
  dassign %Reg0_R113 0 (dread ref %Reg18_R113)
  dassign %Reg1_R113 0 (dread ref %Reg17_R113)
  dassign %Reg2_R113 0 (dread ref %Reg16_R113)
  dassign %Reg3_R113 0 (dread ref %Reg15_R113)
  dassign %Reg4_R113 0 (dread ref %Reg14_R113)
  dassign %Reg3_R116 0 (retype ref <* <$Ljava_2Flang_2FStringBuilder_3B>> (dread ref %Reg3_R113))
  dassign %Reg4_R114 0 (retype ref <* <$Ljava_2Flang_2FString_3B>> (dread ref %Reg4_R113))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg3_R116, dread ref %Reg4_R114) { dassign %Reg3_R116 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg3_R116) { dassign %Reg3_R114 0 }
  dassign %Reg14_R113 0 (dread ref %Reg3_R114)
  dassign %Reg15_R113 0 (dread ref %Reg2_R113)
  dassign %Reg16_R113 0 (dread ref %Reg1_R113)
  dassign %Reg17_R113 0 (dread ref %Reg0_R113)
  goto @label31
@label30
  dassign %Reg0_R113 0 (dread ref %Reg16_R113)
  dassign %Reg1_R113 0 (dread ref %Reg15_R113)
  dassign %Reg2_R113 0 (dread ref %Reg14_R113)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_7600) { dassign %L_STR_25 0 }
  dassign %Reg3_R114 0 (dread ptr %L_STR_25)
  dassign %Reg14_R113 0 (dread ref %Reg3_R114)
  dassign %Reg15_R113 0 (dread ref %Reg2_R113)
  dassign %Reg16_R113 0 (dread ref %Reg1_R113)
  dassign %Reg17_R113 0 (dread ref %Reg0_R113)
@label31
  dassign %Reg0_R113 0 (dread ref %Reg17_R113)
  dassign %Reg1_R113 0 (dread ref %Reg16_R113)
  dassign %Reg2_R113 0 (dread ref %Reg15_R113)
  dassign %Reg3_R113 0 (dread ref %Reg14_R113)
  dassign %Reg2_R116 0 (retype ref <* <$Ljava_2Flang_2FStringBuilder_3B>> (dread ref %Reg2_R113))
  dassign %Reg3_R114 0 (retype ref <* <$Ljava_2Flang_2FString_3B>> (dread ref %Reg3_R113))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg2_R116, dread ref %Reg3_R114) { dassign %Reg2_R116 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg2_R116) { dassign %Reg2_R114 0 }
  dassign %Reg14_R113 0 (dread ref %Reg2_R114)
  dassign %Reg15_R113 0 (dread ref %Reg1_R113)
  dassign %Reg16_R113 0 (dread ref %Reg0_R113)
  goto @label33
@label32
  dassign %Reg0_R113 0 (dread ref %Reg15_R113)
  dassign %Reg1_R113 0 (dread ref %Reg14_R113)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_7500) { dassign %L_STR_26 0 }
  dassign %Reg2_R114 0 (dread ptr %L_STR_26)
  dassign %Reg14_R113 0 (dread ref %Reg2_R114)
  dassign %Reg15_R113 0 (dread ref %Reg1_R113)
  dassign %Reg16_R113 0 (dread ref %Reg0_R113)
@label33
  dassign %Reg0_R113 0 (dread ref %Reg16_R113)
  dassign %Reg1_R113 0 (dread ref %Reg15_R113)
  dassign %Reg2_R113 0 (dread ref %Reg14_R113)
  dassign %Reg1_R116 0 (retype ref <* <$Ljava_2Flang_2FStringBuilder_3B>> (dread ref %Reg1_R113))
  dassign %Reg2_R114 0 (retype ref <* <$Ljava_2Flang_2FString_3B>> (dread ref %Reg2_R113))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread ref %Reg2_R114) { dassign %Reg1_R116 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R116) { dassign %Reg1_R114 0 }
LOC 1 119
  dassign %Reg0_R120 0 (retype ref <* <$Ljava_2Fio_2FPrintStream_3B>> (dread ref %Reg0_R113))
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R120, dread ref %Reg1_R114) {}
LOC 1 121
  dassign %Reg0_I 0 (dread i32 %Reg20_I)
  brtrue @label37 (le i32 i32 (dread i32 %Reg0_I, constval i32 0))
  dassign %Reg0_I 0 (dread i32 %Reg20_I)
  dassign %Reg1_I 0 (constval i32 10)
  brtrue @label36 (le i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg0_I 0 (dread i32 %Reg20_I)
  dassign %Reg1_I 0 (constval i32 100)
  brtrue @label35 (le i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg0_I 0 (dread i32 %Reg20_I)
  dassign %Reg1_I 0 (constval i32 1000)
  brtrue @label34 (le i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg0_I 0 (constval i32 4)
  dassign %Reg14_I 0 (dread i32 %Reg0_I)
  goto @label38
@label34
  dassign %Reg0_I 0 (constval i32 3)
  dassign %Reg14_I 0 (dread i32 %Reg0_I)
  goto @label38
@label35
  dassign %Reg0_I 0 (constval i32 2)
  dassign %Reg14_I 0 (dread i32 %Reg0_I)
  goto @label38
@label36
  dassign %Reg0_I 0 (constval i32 1)
  dassign %Reg14_I 0 (dread i32 %Reg0_I)
  goto @label38
@label37
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg14_I 0 (dread i32 %Reg0_I)
@label38
  dassign %Reg0_I 0 (dread i32 %Reg14_I)
  dassign %Reg27_I 0 (dread i32 %Reg0_I)
LOC 1 122
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R120 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_I 0 (dread i32 %Reg27_I)
  dassign %Reg2_I 0 (constval i32 10)
  intrinsiccallwithtype <$Ljava_2Flang_2FMath_3B> JAVA_CLINIT_CHECK ()
  callassigned &Ljava_2Flang_2FMath_3B_7Cmin_7C_28II_29I (dread i32 %Reg1_I, dread i32 %Reg2_I) { dassign %Reg1_I 0 }
  dassign %Reg2_I 0 (dread i32 %Reg27_I)
  dassign %Reg3_I 0 (constval i32 3)
  dassign %Reg14_I 0 (dread i32 %Reg1_I)
  dassign %Reg15_R113 0 (dread ref %Reg0_R120)
  brtrue @label39 (le i32 i32 (dread i32 %Reg2_I, dread i32 %Reg3_I))
  dassign %Reg0_R113 0 (dread ref %Reg15_R113)
  dassign %Reg1_I 0 (dread i32 %Reg14_I)
  dassign %Reg2_I 0 (dread i32 %Reg27_I)
  dassign %Reg3_I 0 (constval i32 2)
  dassign %Reg2_I 0 (mul i32 (dread i32 %Reg2_I, dread i32 %Reg3_I))
  dassign %Reg14_I 0 (dread i32 %Reg2_I)
  dassign %Reg15_I 0 (dread i32 %Reg1_I)
  dassign %Reg16_R113 0 (dread ref %Reg0_R113)
  goto @label40
@label39
  dassign %Reg0_R113 0 (dread ref %Reg15_R113)
  dassign %Reg1_I 0 (dread i32 %Reg14_I)
  dassign %Reg2_I 0 (constval i32 1)
  dassign %Reg14_I 0 (dread i32 %Reg2_I)
  dassign %Reg15_I 0 (dread i32 %Reg1_I)
  dassign %Reg16_R113 0 (dread ref %Reg0_R113)
@label40
  dassign %Reg0_R113 0 (dread ref %Reg16_R113)
  dassign %Reg1_I 0 (dread i32 %Reg15_I)
  dassign %Reg2_I 0 (dread i32 %Reg14_I)
  dassign %Reg3_I 0 (dread i32 %Reg20_I)
  dassign %Reg14_I 0 (dread i32 %Reg2_I)
  dassign %Reg15_I 0 (dread i32 %Reg1_I)
  dassign %Reg16_R113 0 (dread ref %Reg0_R113)
  brtrue @label41 (ge i32 i32 (dread i32 %Reg3_I, constval i32 0))
  dassign %Reg0_R113 0 (dread ref %Reg16_R113)
  dassign %Reg1_I 0 (dread i32 %Reg15_I)
  dassign %Reg2_I 0 (dread i32 %Reg14_I)
  dassign %Reg3_I 0 (constval i32 7)
  dassign %Reg14_I 0 (dread i32 %Reg3_I)
  dassign %Reg15_I 0 (dread i32 %Reg2_I)
  dassign %Reg16_I 0 (dread i32 %Reg1_I)
  dassign %Reg17_R113 0 (dread ref %Reg0_R113)
  goto @label42
@label41
  dassign %Reg0_R113 0 (dread ref %Reg16_R113)
  dassign %Reg1_I 0 (dread i32 %Reg15_I)
  dassign %Reg2_I 0 (dread i32 %Reg14_I)
  dassign %Reg3_I 0 (constval i32 -7)
  dassign %Reg14_I 0 (dread i32 %Reg3_I)
  dassign %Reg15_I 0 (dread i32 %Reg2_I)
  dassign %Reg16_I 0 (dread i32 %Reg1_I)
  dassign %Reg17_R113 0 (dread ref %Reg0_R113)
@label42
  dassign %Reg0_R113 0 (dread ref %Reg17_R113)
  dassign %Reg1_I 0 (dread i32 %Reg16_I)
  dassign %Reg2_I 0 (dread i32 %Reg15_I)
  dassign %Reg3_I 0 (dread i32 %Reg14_I)
  intrinsiccallwithtype <$Ljava_2Flang_2FMath_3B> JAVA_CLINIT_CHECK ()
  callassigned &Ljava_2Flang_2FMath_3B_7Cmax_7C_28II_29I (dread i32 %Reg2_I, dread i32 %Reg3_I) { dassign %Reg2_I 0 }
  intrinsiccallwithtype <$Ljava_2Flang_2FMath_3B> JAVA_CLINIT_CHECK ()
  callassigned &Ljava_2Flang_2FMath_3B_7Cmax_7C_28II_29I (dread i32 %Reg1_I, dread i32 %Reg2_I) { dassign %Reg1_I 0 }
  dassign %Reg0_R120 0 (retype ref <* <$Ljava_2Fio_2FPrintStream_3B>> (dread ref %Reg0_R113))
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28I_29V (dread ref %Reg0_R120, dread i32 %Reg1_I) {}
LOC 1 123
  return ()
}
func &LDeepChains_24N_3B_7C_3Cinit_3E_7C_28LDeepChains_24N_3BI_29V constructor (var %_this <* <$LDeepChains_24N_3B>>, var %Reg3_R118 <* <$LDeepChains_24N_3B>>, var %Reg4_I i32) void {
  funcid 10
  var %Reg2_R118 <* <$LDeepChains_24N_3B>>
  var %Reg0_R118 <* <$LDeepChains_24N_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_R118 <* <$LDeepChains_24N_3B>>
  var %Reg1_I i32

ALIAS %n %Reg3_R118 <* <$LDeepChains_24N_3B>>
ALIAS %v %Reg4_I i32
  dassign %Reg2_R118 0 (dread ref %_this)
LOC 1 5
  dassign %Reg0_R118 0 (dread ref %Reg2_R118)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R118))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
LOC 1 6
  dassign %Reg0_R118 0 (dread ref %Reg2_R118)
  dassign %Reg1_R118 0 (dread ref %Reg3_R118)
  iassign <* <$LDeepChains_24N_3B>> 2 (dread ref %Reg0_R118, dread ref %Reg1_R118)
LOC 1 7
  dassign %Reg0_R118 0 (dread ref %Reg2_R118)
  dassign %Reg1_I 0 (dread i32 %Reg4_I)
  iassign <* <$LDeepChains_24N_3B>> 3 (dread ref %Reg0_R118, dread i32 %Reg1_I)
LOC 1 8
  return ()
}
func &LDeepChains_24W_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FObject_3B_29V constructor (var %_this <* <$LDeepChains_24W_3B>>, var %Reg3_R113 <* <$Ljava_2Flang_2FObject_3B>>) void {
  funcid 11
  var %Reg2_R117 <* <$LDeepChains_24W_3B>>
  var %Reg0_R117 <* <$LDeepChains_24W_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>

ALIAS %i %Reg3_R113 <* <$Ljava_2Flang_2FObject_3B>>
  dassign %Reg2_R117 0 (dread ref %_this)
LOC 1 13
  dassign %Reg0_R117 0 (dread ref %Reg2_R117)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R117))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
LOC 1 14
  dassign %Reg0_R117 0 (dread ref %Reg2_R117)
  dassign %Reg1_R113 0 (dread ref %Reg3_R113)
  iassign <* <$LDeepChains_24W_3B>> 2 (dread ref %Reg0_R117, dread ref %Reg1_R113)
LOC 1 15
  return ()
}
