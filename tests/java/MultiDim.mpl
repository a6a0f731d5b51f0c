flavor 1
srclang 3
id 65535
numfuncs 7
import "library.mplt"
import "MultiDim.mplt"
entryfunc &LMultiDim_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V
fileinfo {
  @INFO_filename "MultiDim.class"}
srcfileinfo {
  1 "MultiDim.java"}
javaclass $LMultiDim_3B <$LMultiDim_3B> public
func &LMultiDim_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$LMultiDim_3B>>) void
func &LMultiDim_3B_7Cgrid_7C_28II_29AAI static (var %Reg5_I i32, var %Reg6_I i32) <* <[] <* <[] i32>>>>
func &LMultiDim_3B_7Ccube_7C_28I_29AAAJ static (var %Reg10_I i32) <* <[] <* <[] <* <[] i64>>>>>>
func &LMultiDim_3B_7Cmul_7C_28AAIAAI_29AAI static (var %Reg11_R114 <* <[] <* <[] i32>>>>, var %Reg12_R114 <* <[] <* <[] i32>>>>) <* <[] <* <[] i32>>>>
func &LMultiDim_3B_7Cstr_7C_28AAI_29Ljava_2Flang_2FString_3B static (var %Reg9_R114 <* <[] <* <[] i32>>>>) <* <$Ljava_2Flang_2FString_3B>>
func &LMultiDim_3B_7Cpaths_7C_28AAIII_29I static (var %Reg7_R114 <* <[] <* <[] i32>>>>, var %Reg8_I i32, var %Reg9_I i32) i32
func &LMultiDim_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V public static (var %Reg42_R121 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>) void
var $_C_STR_6100 fstatic <[3] u64> readonly = [0, 0x300000000, 0x6100000061]
var $_C_STR_6200 fstatic <[3] u64> readonly = [0, 0x300000000, 0x6200000062]
var $_C_STR_6300 fstatic <[3] u64> readonly = [0, 0x300000000, 0x6300000063]
var $_C_STR_c46650c4798c58a0b46cd6df8734ee50 fstatic <[4] u64> readonly = [0, 0x1100000000, 0x6c6c756e8e47efc1, 0x776f7220]
var $_C_STR_4e0050004500200072006f007700 fstatic <[4] u64> readonly = [0, 0xf00000000, 0x2045504eaa865afd, 0x776f72]
var $_C_STR_2000 fstatic <[3] u64> readonly = [0, 0x300000000, 0x2000000020]
var $_C_STR_7300 fstatic <[3] u64> readonly = [0, 0x300000000, 0x7300000073]
var $Ljava_2Flang_2FSystem_3B_7Cout extern <* <$Ljava_2Fio_2FPrintStream_3B>>
func &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FObject_3B>>) void
func &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>) void
func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28C_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg1_C u16) <* <$Ljava_2Flang_2FStringBuilder_3B>>
func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg1_I i32) <* <$Ljava_2Flang_2FStringBuilder_3B>>
func &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V public virtual (var %_this <* <$Ljava_2Fio_2FPrintStream_3B>>, var %Reg1_R120 <* <$Ljava_2Flang_2FString_3B>>) void
func &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28J_29V public virtual (var %_this <* <$Ljava_2Fio_2FPrintStream_3B>>, var %Reg1_J i64) void
func &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28I_29V public virtual (var %_this <* <$Ljava_2Fio_2FPrintStream_3B>>, var %Reg1_I i32) void
func &Ljava_2Fio_2FPrintStream_3B_7Cprint_7C_28Ljava_2Flang_2FString_3B_29V public virtual (var %_this <* <$Ljava_2Fio_2FPrintStream_3B>>, var %Reg1_R120 <* <$Ljava_2Flang_2FString_3B>>) void
func &Ljava_2Flang_2FArrayIndexOutOfBoundsException_3B_7CgetMessage_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$Ljava_2Flang_2FArrayIndexOutOfBoundsException_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg1_R120 <* <$Ljava_2Flang_2FString_3B>>) <* <$Ljava_2Flang_2FStringBuilder_3B>>
func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Z_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg1_Z u1) <* <$Ljava_2Flang_2FStringBuilder_3B>>
func &Ljava_2Flang_2FString_3B_7C_3Cinit_3E_7C_28AC_29V public constructor (var %_this <* <$Ljava_2Flang_2FString_3B>>, var %Reg1_R127 <* <[] u16>>) void
func &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28D_29V public virtual (var %_this <* <$Ljava_2Fio_2FPrintStream_3B>>, var %Reg1_D f64) void
var $__cinf_Ljava_2Flang_2FString_3B <$__class_meta__>
func &MCC_GetOrInsertLiteral () <* <$Ljava_2Flang_2FString_3B>>
func &LMultiDim_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$LMultiDim_3B>>) void {
  funcid 1
  var %Reg1_R112 <* <$LMultiDim_3B>>
  var %Reg0_R112 <* <$LMultiDim_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>

  dassign %Reg1_R112 0 (dread ref %_this)
LOC 1 1
  dassign %Reg0_R112 0 (dread ref %Reg1_R112)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R112))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
  return ()
}
func &LMultiDim_3B_7Cgrid_7C_28II_29AAI static (var %Reg5_I i32, var %Reg6_I i32) <* <[] <* <[] i32>>>> {
  funcid 2
  var %Reg0_I i32
  var %Reg0_R114 <* <[] <* <[] i32>>>>
  var %Reg3_R114 <* <[] <* <[] i32>>>>
  var %Reg4_I i32
  var %Reg1_I i32
  var %Reg2_I i32
  var %Reg2_R115 <* <[] i32>>

ALIAS %i %Reg4_I i32
ALIAS %r %Reg5_I i32
ALIAS %c %Reg6_I i32
ALIAS %g %Reg3_R114 <* <[] <* <[] i32>>>>
  intrinsiccallwithtype <$LMultiDim_3B> JAVA_CLINIT_CHECK ()
LOC 1 3
  dassign %Reg0_I 0 (dread i32 %Reg5_I)
  dassign %Reg0_R114 0 (gcmallocjarray ref <[] <* <[] i32>>> (dread i32 %Reg0_I))
  dassign %Reg3_R114 0 (dread ref %Reg0_R114)
LOC 1 4
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg4_I 0 (dread i32 %Reg0_I)
@label0
  dassign %Reg0_I 0 (dread i32 %Reg4_I)
  dassign %Reg1_I 0 (dread i32 %Reg5_I)
  brtrue @label1 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg0_R114 0 (dread ref %Reg3_R114)
  dassign %Reg1_I 0 (dread i32 %Reg4_I)
  dassign %Reg2_I 0 (dread i32 %Reg6_I)
  dassign %Reg2_R115 0 (gcmallocjarray ref <[] i32> (dread i32 %Reg2_I))
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R114, dread i32 %Reg1_I), 
    dread ref %Reg2_R115)
  dassign %Reg4_I 0 (add i32 (dread i32 %Reg4_I, constval i32 1))
  goto @label0
@label1
LOC 1 5
  dassign %Reg0_R114 0 (dread ref %Reg3_R114)
  return (dread ref %Reg0_R114)
}
func &LMultiDim_3B_7Ccube_7C_28I_29AAAJ static (var %Reg10_I i32) <* <[] <* <[] <* <[] i64>>>>>> {
  funcid 3
  var %Reg0_I i32
  var %Reg0_R116 <* <[] <* <[] <* <[] i64>>>>>>
  var %Reg6_R116 <* <[] <* <[] <* <[] i64>>>>>>
  var %Reg7_I i32
  var %Reg1_I i32
  var %Reg2_I i32
  var %Reg2_R117 <* <[] <* <[] i64>>>>
  var %Reg8_I i32
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg2_R118 <* <[] i64>>
  var %Reg9_I i32
  var %Reg2_J i64
  var %Reg3_J i64
  var %Reg3_I i32
  var %Reg4_I i32

ALIAS %k %Reg9_I i32
ALIAS %j %Reg8_I i32
ALIAS %i %Reg7_I i32
ALIAS %n %Reg10_I i32
ALIAS %q %Reg6_R116 <* <[] <* <[] <* <[] i64>>>>>>
  intrinsiccallwithtype <$LMultiDim_3B> JAVA_CLINIT_CHECK ()
LOC 1 9
  dassign %Reg0_I 0 (dread i32 %Reg10_I)
  dassign %Reg0_R116 0 (gcmallocjarray ref <[] <* <[] <* <[] i64>>>>> (dread i32 %Reg0_I))
  dassign %Reg6_R116 0 (dread ref %Reg0_R116)
LOC 1 10
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg7_I 0 (dread i32 %Reg0_I)
@label2
  dassign %Reg0_I 0 (dread i32 %Reg7_I)
  dassign %Reg1_I 0 (dread i32 %Reg10_I)
  brtrue @label7 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
LOC 1 11
  dassign %Reg0_R116 0 (dread ref %Reg6_R116)
  dassign %Reg1_I 0 (dread i32 %Reg7_I)
  dassign %Reg2_I 0 (dread i32 %Reg10_I)
  dassign %Reg2_R117 0 (gcmallocjarray ref <[] <* <[] i64>>> (dread i32 %Reg2_I))
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R116, dread i32 %Reg1_I), 
    dread ref %Reg2_R117)
LOC 1 12
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg8_I 0 (dread i32 %Reg0_I)
@label3
  dassign %Reg0_I 0 (dread i32 %Reg8_I)
  dassign %Reg1_I 0 (dread i32 %Reg10_I)
  brtrue @label6 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
LOC 1 13
  dassign %Reg0_R116 0 (dread ref %Reg6_R116)
  dassign %Reg1_I 0 (dread i32 %Reg7_I)
  dassign %Reg0_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg0_R116, dread i32 %Reg1_I)))
  dassign %Reg1_I 0 (dread i32 %Reg8_I)
  dassign %Reg2_I 0 (dread i32 %Reg10_I)
  dassign %Reg2_R118 0 (gcmallocjarray ref <[] i64> (dread i32 %Reg2_I))
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R113, dread i32 %Reg1_I), 
    dread ref %Reg2_R118)
LOC 1 14
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg9_I 0 (dread i32 %Reg0_I)
@label4
  dassign %Reg0_I 0 (dread i32 %Reg9_I)
  dassign %Reg1_I 0 (dread i32 %Reg10_I)
  brtrue @label5 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg0_R116 0 (dread ref %Reg6_R116)
  dassign %Reg1_I 0 (dread i32 %Reg7_I)
  dassign %Reg0_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg0_R116, dread i32 %Reg1_I)))
  dassign %Reg1_I 0 (dread i32 %Reg8_I)
  dassign %Reg0_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg0_R113, dread i32 %Reg1_I)))
  dassign %Reg1_I 0 (dread i32 %Reg9_I)
  dassign %Reg2_I 0 (dread i32 %Reg7_I)
  dassign %Reg2_J 0 (cvt i64 i32 (dread i32 %Reg2_I))
  dassign %Reg3_J 0 (constval i64 100)
  dassign %Reg2_J 0 (mul i64 (dread i64 %Reg2_J, dread i64 %Reg3_J))
  dassign %Reg3_I 0 (dread i32 %Reg8_I)
  dassign %Reg4_I 0 (constval i32 10)
  dassign %Reg3_I 0 (mul i32 (dread i32 %Reg3_I, dread i32 %Reg4_I))
  dassign %Reg3_J 0 (cvt i64 i32 (dread i32 %Reg3_I))
  dassign %Reg2_J 0 (add i64 (dread i64 %Reg2_J, dread i64 %Reg3_J))
  dassign %Reg3_I 0 (dread i32 %Reg9_I)
  dassign %Reg3_J 0 (cvt i64 i32 (dread i32 %Reg3_I))
  dassign %Reg2_J 0 (add i64 (dread i64 %Reg2_J, dread i64 %Reg3_J))
  iassign <* i64> 0 (
    array 1 ptr <* <[] i64>> (dread ref %Reg0_R113, dread i32 %Reg1_I), 
    dread i64 %Reg2_J)
  dassign %Reg9_I 0 (add i32 (dread i32 %Reg9_I, constval i32 1))
  goto @label4
@label5
LOC 1 12
  dassign %Reg8_I 0 (add i32 (dread i32 %Reg8_I, constval i32 1))
  goto @label3
@label6
LOC 1 10
  dassign %Reg7_I 0 (add i32 (dread i32 %Reg7_I, constval i32 1))
  goto @label2
@label7
LOC 1 17
  dassign %Reg0_R116 0 (dread ref %Reg6_R116)
  return (dread ref %Reg0_R116)
}
func &LMultiDim_3B_7Cmul_7C_28AAIAAI_29AAI static (var %Reg11_R114 <* <[] <* <[] i32>>>>, var %Reg12_R114 <* <[] <* <[] i32>>>>) <* <[] <* <[] i32>>>> {
  funcid 4
  var %Reg0_R114 <* <[] <* <[] i32>>>>
  var %Reg0_I i32
  var %Reg4_I i32
  var %Reg1_I i32
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg5_I i32
  var %Reg6_R114 <* <[] <* <[] i32>>>>
  var %Reg7_I i32
  var %Reg8_I i32
  var %Reg9_I i32
  var %Reg10_I i32
  var %Reg1_R114 <* <[] <* <[] i32>>>>
  var %Reg2_I i32
  var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg2_R114 <* <[] <* <[] i32>>>>
  var %Reg3_I i32
  var %Reg2_R113 <* <$Ljava_2Flang_2FObject_3B>>

ALIAS %k %Reg10_I i32
ALIAS %s %Reg9_I i32
ALIAS %j %Reg8_I i32
ALIAS %i %Reg7_I i32
ALIAS %a %Reg11_R114 <* <[] <* <[] i32>>>>
ALIAS %b %Reg12_R114 <* <[] <* <[] i32>>>>
ALIAS %n %Reg4_I i32
ALIAS %m %Reg5_I i32
ALIAS %r %Reg6_R114 <* <[] <* <[] i32>>>>
  intrinsiccallwithtype <$LMultiDim_3B> JAVA_CLINIT_CHECK ()
LOC 1 21
  dassign %Reg0_R114 0 (dread ref %Reg11_R114)
  dassign %Reg0_I 0 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %Reg0_R114))
  dassign %Reg4_I 0 (dread i32 %Reg0_I)
  dassign %Reg0_R114 0 (dread ref %Reg12_R114)
  dassign %Reg1_I 0 (constval i32 0)
  dassign %Reg0_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg0_R114, dread i32 %Reg1_I)))
  dassign %Reg0_I 0 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %Reg0_R113))
  dassign %Reg5_I 0 (dread i32 %Reg0_I)
LOC 1 22
  dassign %Reg0_I 0 (dread i32 %Reg4_I)
  dassign %Reg1_I 0 (dread i32 %Reg5_I)
  intrinsiccallwithtype <$LMultiDim_3B> JAVA_CLINIT_CHECK ()
  callassigned &LMultiDim_3B_7Cgrid_7C_28II_29AAI (dread i32 %Reg0_I, dread i32 %Reg1_I) { dassign %Reg0_R114 0 }
  dassign %Reg6_R114 0 (dread ref %Reg0_R114)
LOC 1 23
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg7_I 0 (dread i32 %Reg0_I)
@label8
  dassign %Reg0_I 0 (dread i32 %Reg7_I)
  dassign %Reg1_I 0 (dread i32 %Reg4_I)
  brtrue @label13 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg8_I 0 (dread i32 %Reg0_I)
@label9
  dassign %Reg0_I 0 (dread i32 %Reg8_I)
  dassign %Reg1_I 0 (dread i32 %Reg5_I)
  brtrue @label12 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
LOC 1 24
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg9_I 0 (dread i32 %Reg0_I)
LOC 1 25
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg10_I 0 (dread i32 %Reg0_I)
@label10
  dassign %Reg0_I 0 (dread i32 %Reg10_I)
  dassign %Reg1_R114 0 (dread ref %Reg12_R114)
  dassign %Reg1_I 0 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %Reg1_R114))
  brtrue @label11 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg0_I 0 (dread i32 %Reg9_I)
  dassign %Reg1_R114 0 (dread ref %Reg11_R114)
  dassign %Reg2_I 0 (dread i32 %Reg7_I)
  dassign %Reg1_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg1_R114, dread i32 %Reg2_I)))
  dassign %Reg2_I 0 (dread i32 %Reg10_I)
  dassign %Reg1_I 0 (iread i32 <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %Reg1_R113, dread i32 %Reg2_I)))
  dassign %Reg2_R114 0 (dread ref %Reg12_R114)
  dassign %Reg3_I 0 (dread i32 %Reg10_I)
  dassign %Reg2_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg2_R114, dread i32 %Reg3_I)))
  dassign %Reg3_I 0 (dread i32 %Reg8_I)
  dassign %Reg2_I 0 (iread i32 <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %Reg2_R113, dread i32 %Reg3_I)))
  dassign %Reg1_I 0 (mul i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg9_I 0 (dread i32 %Reg0_I)
  dassign %Reg10_I 0 (add i32 (dread i32 %Reg10_I, constval i32 1))
  goto @label10
@label11
LOC 1 26
  dassign %Reg0_R114 0 (dread ref %Reg6_R114)
  dassign %Reg1_I 0 (dread i32 %Reg7_I)
  dassign %Reg0_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg0_R114, dread i32 %Reg1_I)))
  dassign %Reg1_I 0 (dread i32 %Reg8_I)
  dassign %Reg2_I 0 (dread i32 %Reg9_I)
  iassign <* i32> 0 (
    array 1 ptr <* <[] i32>> (dread ref %Reg0_R113, dread i32 %Reg1_I), 
    dread i32 %Reg2_I)
LOC 1 23
  dassign %Reg8_I 0 (add i32 (dread i32 %Reg8_I, constval i32 1))
  goto @label9
@label12
  dassign %Reg7_I 0 (add i32 (dread i32 %Reg7_I, constval i32 1))
  goto @label8
@label13
LOC 1 28
  dassign %Reg0_R114 0 (dread ref %Reg6_R114)
  return (dread ref %Reg0_R114)
}
func &LMultiDim_3B_7Cstr_7C_28AAI_29Ljava_2Flang_2FString_3B static (var %Reg9_R114 <* <[] <* <[] i32>>>>) <* <$Ljava_2Flang_2FString_3B>> {
  funcid 5
  var %Reg0_R119 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg3_R119 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg0_R114 <* <[] <* <[] i32>>>>
  var %Reg4_R114 <* <[] <* <[] i32>>>>
  var %Reg4_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_I i32
  var %Reg5_I i32
  var %Reg6_I i32
  var %Reg1_I i32
  var %Reg7_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_C u16
  var %Reg8_I i32
  var %Reg7_R115 <* <[] i32>>
  var %Reg1_R115 <* <[] i32>>
  var %Reg2_I i32
  var %Reg0_R120 <* <$Ljava_2Flang_2FString_3B>>

ALIAS %i %Reg8_I i32
ALIAS %row %Reg7_R115 <* <[] i32>>
ALIAS %g %Reg9_R114 <* <[] <* <[] i32>>>>
ALIAS %s %Reg3_R119 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  intrinsiccallwithtype <$LMultiDim_3B> JAVA_CLINIT_CHECK ()
LOC 1 32
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R119 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R119) {}
  dassign %Reg3_R119 0 (dread ref %Reg0_R119)
LOC 1 33
  dassign %Reg0_R114 0 (dread ref %Reg9_R114)
  dassign %Reg4_R114 0 (dread ref %Reg0_R114)
  dassign %Reg4_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg4_R114))
  dassign %Reg0_R113 0 (dread ref %Reg4_R113)
  dassign %Reg0_I 0 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %Reg0_R113))
  dassign %Reg5_I 0 (dread i32 %Reg0_I)
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg6_I 0 (dread i32 %Reg0_I)
@label14
  dassign %Reg0_I 0 (dread i32 %Reg6_I)
  dassign %Reg1_I 0 (dread i32 %Reg5_I)
  brtrue @label18 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg4_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg4_R114))
  dassign %Reg0_R113 0 (dread ref %Reg4_R113)
  dassign %Reg1_I 0 (dread i32 %Reg6_I)
  dassign %Reg0_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg0_R113, dread i32 %Reg1_I)))
  dassign %Reg7_R113 0 (dread ref %Reg0_R113)
LOC 1 34
  dassign %Reg0_R119 0 (dread ref %Reg3_R119)
  dassign %Reg1_I 0 (constval i32 91)
  dassign %Reg1_C 0 (cvt u16 i32 (dread i32 %Reg1_I))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28C_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R119, dread u16 %Reg1_C) { dassign %Reg0_R119 0 }
LOC 1 35
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg8_I 0 (dread i32 %Reg0_I)
@label15
  dassign %Reg0_I 0 (dread i32 %Reg8_I)
  dassign %Reg7_R115 0 (retype ref <* <[] i32>> (dread ref %Reg7_R113))
  dassign %Reg1_R115 0 (dread ref %Reg7_R115)
  dassign %Reg1_I 0 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %Reg1_R115))
  brtrue @label17 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
LOC 1 36
  dassign %Reg0_I 0 (dread i32 %Reg8_I)
  brtrue @label16 (le i32 i32 (dread i32 %Reg0_I, constval i32 0))
  dassign %Reg0_R119 0 (dread ref %Reg3_R119)
  dassign %Reg1_I 0 (constval i32 32)
  dassign %Reg1_C 0 (cvt u16 i32 (dread i32 %Reg1_I))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28C_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R119, dread u16 %Reg1_C) { dassign %Reg0_R119 0 }
@label16
LOC 1 37
  dassign %Reg0_R119 0 (dread ref %Reg3_R119)
  dassign %Reg7_R115 0 (retype ref <* <[] i32>> (dread ref %Reg7_R113))
  dassign %Reg1_R115 0 (dread ref %Reg7_R115)
  dassign %Reg2_I 0 (dread i32 %Reg8_I)
  dassign %Reg1_I 0 (iread i32 <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %Reg1_R115, dread i32 %Reg2_I)))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R119, dread i32 %Reg1_I) { dassign %Reg0_R119 0 }
LOC 1 35
  dassign %Reg8_I 0 (add i32 (dread i32 %Reg8_I, constval i32 1))
  goto @label15
@label17
LOC 1 39
  dassign %Reg0_R119 0 (dread ref %Reg3_R119)
  dassign %Reg1_I 0 (constval i32 93)
  dassign %Reg1_C 0 (cvt u16 i32 (dread i32 %Reg1_I))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28C_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R119, dread u16 %Reg1_C) { dassign %Reg0_R119 0 }
LOC 1 33
  dassign %Reg6_I 0 (add i32 (dread i32 %Reg6_I, constval i32 1))
  goto @label14
@label18
LOC 1 41
  dassign %Reg0_R119 0 (dread ref %Reg3_R119)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg0_R119) { dassign %Reg0_R120 0 }
  return (dread ref %Reg0_R120)
}
func &LMultiDim_3B_7Cpaths_7C_28AAIII_29I static (var %Reg7_R114 <* <[] <* <[] i32>>>>, var %Reg8_I i32, var %Reg9_I i32) i32 {
  funcid 6
  var %Reg0_I i32
  var %Reg0_R114 <* <[] <* <[] i32>>>>
  var %Reg1_I i32
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg2_R114 <* <[] <* <[] i32>>>>
  var %Reg3_I i32
  var %Reg4_I i32
  var %Reg2_I i32
  var %Reg3_R114 <* <[] <* <[] i32>>>>
  var %Reg5_I i32
  var %Reg6_I i32

ALIAS %g %Reg7_R114 <* <[] <* <[] i32>>>>
ALIAS %i %Reg8_I i32
ALIAS %j %Reg9_I i32
  intrinsiccallwithtype <$LMultiDim_3B> JAVA_CLINIT_CHECK ()
LOC 1 45
  dassign %Reg0_I 0 (dread i32 %Reg8_I)
  brtrue @label19 (lt i32 i32 (dread i32 %Reg0_I, constval i32 0))
  dassign %Reg0_I 0 (dread i32 %Reg9_I)
  brtrue @label20 (ge i32 i32 (dread i32 %Reg0_I, constval i32 0))
@label19
  dassign %Reg0_I 0 (constval i32 0)
  return (dread i32 %Reg0_I)
@label20
LOC 1 46
  dassign %Reg0_I 0 (dread i32 %Reg8_I)
  brtrue @label21 (ne i32 i32 (dread i32 %Reg0_I, constval i32 0))
  dassign %Reg0_I 0 (dread i32 %Reg9_I)
  brtrue @label21 (ne i32 i32 (dread i32 %Reg0_I, constval i32 0))
  dassign %Reg0_I 0 (constval i32 1)
  return (dread i32 %Reg0_I)
@label21
LOC 1 47
  dassign %Reg0_R114 0 (dread ref %Reg7_R114)
  dassign %Reg1_I 0 (dread i32 %Reg8_I)
  dassign %Reg0_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg0_R114, dread i32 %Reg1_I)))
  dassign %Reg1_I 0 (dread i32 %Reg9_I)
  dassign %Reg0_I 0 (iread i32 <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %Reg0_R113, dread i32 %Reg1_I)))
  brtrue @label22 (eq i32 i32 (dread i32 %Reg0_I, constval i32 0))
  dassign %Reg0_R114 0 (dread ref %Reg7_R114)
  dassign %Reg1_I 0 (dread i32 %Reg8_I)
  dassign %Reg0_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg0_R114, dread i32 %Reg1_I)))
  dassign %Reg1_I 0 (dread i32 %Reg9_I)
  dassign %Reg0_I 0 (iread i32 <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %Reg0_R113, dread i32 %Reg1_I)))
  return (dread i32 %Reg0_I)
@label22
LOC 1 48
  dassign %Reg0_R114 0 (dread ref %Reg7_R114)
  dassign %Reg1_I 0 (dread i32 %Reg8_I)
  dassign %Reg0_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg0_R114, dread i32 %Reg1_I)))
  dassign %Reg1_I 0 (dread i32 %Reg9_I)
  dassign %Reg2_R114 0 (dread ref %Reg7_R114)
  dassign %Reg3_I 0 (dread i32 %Reg8_I)
  dassign %Reg4_I 0 (constval i32 1)
  dassign %Reg3_I 0 (sub i32 (dread i32 %Reg3_I, dread i32 %Reg4_I))
  dassign %Reg4_I 0 (dread i32 %Reg9_I)
  intrinsiccallwithtype <$LMultiDim_3B> JAVA_CLINIT_CHECK ()
  callassigned &LMultiDim_3B_7Cpaths_7C_28AAIII_29I (dread ref %Reg2_R114, dread i32 %Reg3_I, dread i32 %Reg4_I) { dassign %Reg2_I 0 }
  dassign %Reg3_R114 0 (dread ref %Reg7_R114)
  dassign %Reg4_I 0 (dread i32 %Reg8_I)
  dassign %Reg5_I 0 (dread i32 %Reg9_I)
  dassign %Reg6_I 0 (constval i32 1)
  dassign %Reg5_I 0 (sub i32 (dread i32 %Reg5_I, dread i32 %Reg6_I))
  intrinsiccallwithtype <$LMultiDim_3B> JAVA_CLINIT_CHECK ()
  callassigned &LMultiDim_3B_7Cpaths_7C_28AAIII_29I (dread ref %Reg3_R114, dread i32 %Reg4_I, dread i32 %Reg5_I) { dassign %Reg3_I 0 }
  dassign %Reg2_I 0 (add i32 (dread i32 %Reg2_I, dread i32 %Reg3_I))
  iassign <* i32> 0 (
    array 1 ptr <* <[] i32>> (dread ref %Reg0_R113, dread i32 %Reg1_I), 
    dread i32 %Reg2_I)
  return (dread i32 %Reg2_I)
}
func &LMultiDim_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V public static (var %Reg42_R121 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>) void {
  funcid 7
  var %Reg0_I i32
  var %Reg0_R114 <* <[] <* <[] i32>>>>
  var %Reg1_I i32
  var %Reg2_I i32
  var %Reg2_R115 <* <[] i32>>
  var %Reg3_I i32
  var %Reg4_I i32
  var %Reg11_R114 <* <[] <* <[] i32>>>>
  var %Reg12_R114 <* <[] <* <[] i32>>>>
  var %Reg0_R122 <* <$Ljava_2Fio_2FPrintStream_3B>>
  var %Reg1_R114 <* <[] <* <[] i32>>>>
  var %Reg2_R114 <* <[] <* <[] i32>>>>
  var %Reg1_R120 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R116 <* <[] <* <[] <* <[] i64>>>>>>
  var %Reg13_R116 <* <[] <* <[] <* <[] i64>>>>>>
  var %Reg0_J i64
  var %Reg14_J i64
  var %Reg16_R116 <* <[] <* <[] <* <[] i64>>>>>>
  var %Reg16_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg17_I i32
  var %Reg18_I i32
  var %Reg19_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg19_R117 <* <[] <* <[] i64>>>>
  var %Reg0_R117 <* <[] <* <[] i64>>>>
  var %Reg20_R117 <* <[] <* <[] i64>>>>
  var %Reg20_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg21_I i32
  var %Reg22_I i32
  var %Reg23_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg23_R118 <* <[] i64>>
  var %Reg0_R118 <* <[] i64>>
  var %Reg24_R118 <* <[] i64>>
  var %Reg24_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg25_I i32
  var %Reg26_I i32
  var %Reg27_J i64
  var %Reg1_J i64
  var %Reg1_R116 <* <[] <* <[] <* <[] i64>>>>>>
  var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg16_R114 <* <[] <* <[] i32>>>>
  var %Reg2_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg3_R114 <* <[] <* <[] i32>>>>
  var %Reg5_I i32
  var %Reg3_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_R123 <* <[] <* <[] <* <$Ljava_2Flang_2FString_3B>>>>>>
  var %Reg2_R121 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>
  var %Reg4_R120 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_10 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_11 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_12 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg17_R123 <* <[] <* <[] <* <$Ljava_2Flang_2FString_3B>>>>>>
  var %Reg19_R123 <* <[] <* <[] <* <$Ljava_2Flang_2FString_3B>>>>>>
  var %Reg20_I i32
  var %Reg22_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg22_R121 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>
  var %Reg0_R121 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>
  var %L_STR_13 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg23_R121 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>
  var %Reg24_I i32
  var %Reg26_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg26_R120 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_R123 <* <[] <* <[] <* <$Ljava_2Flang_2FString_3B>>>>>>
  var %Reg0_R124 <* <$Ljava_2Flang_2FArrayIndexOutOfBoundsException_3B>>
  var %Reg19_R124 <* <$Ljava_2Flang_2FArrayIndexOutOfBoundsException_3B>>
  var %Reg1_R124 <* <$Ljava_2Flang_2FArrayIndexOutOfBoundsException_3B>>
  var %Reg0_R125 <* <$Ljava_2Flang_2FNullPointerException_3B>>
  var %Reg19_R125 <* <$Ljava_2Flang_2FNullPointerException_3B>>
  var %L_STR_14 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg19_R114 <* <[] <* <[] i32>>>>
  var %Reg1_R119 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg2_R120 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_15 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg20_R114 <* <[] <* <[] i32>>>>
  var %Reg21_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg21_R115 <* <[] i32>>
  var %Reg8_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg9_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg8_I i32
  var %Reg10_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg2_Z u1
  var %Reg0_R126 <* <[] <* <[] u16>>>>
  var %Reg22_R126 <* <[] <* <[] u16>>>>
  var %Reg23_I i32
  var %Reg2_R127 <* <[] u16>>
  var %Reg9_I i32
  var %Reg23_R126 <* <[] <* <[] u16>>>>
  var %Reg26_R127 <* <[] u16>>
  var %Reg0_R128 <* <[] <* <[] u1>>>>
  var %Reg23_R128 <* <[] <* <[] u1>>>>
  var %Reg2_R129 <* <[] u1>>
  var %Reg0_R130 <* <[] <* <$Ljava_2Flang_2FObject_3B>>>>
  var %L_STR_16 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg2_R116 <* <[] <* <[] <* <[] i64>>>>>>
  var %Reg27_R130 <* <[] <* <$Ljava_2Flang_2FObject_3B>>>>
  var %Reg28_I i32
  var %Reg29_R130 <* <[] <* <$Ljava_2Flang_2FObject_3B>>>>
  var %Reg29_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg30_I i32
  var %Reg31_I i32
  var %Reg32_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_R131 <* <[] <* <[] f64>>>>
  var %Reg2_R132 <* <[] f64>>
  var %Reg4_D f64
  var %Reg29_R131 <* <[] <* <[] f64>>>>
  var %Reg0_D f64
  var %Reg1_R131 <* <[] <* <[] f64>>>>
  var %Reg1_D f64
  var %Reg2_R131 <* <[] <* <[] f64>>>>
  var %Reg2_D f64
  var %Reg30_D f64
  var %Reg0_R133 <* <[] <* <[] i8>>>>
  var %Reg2_R134 <* <[] i8>>
  var %Reg32_R133 <* <[] <* <[] i8>>>>
  var %Reg33_I i32
  var %Reg34_R133 <* <[] <* <[] i8>>>>
  var %Reg34_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg35_I i32
  var %Reg36_I i32
  var %Reg37_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg37_R134 <* <[] i8>>
  var %Reg0_R134 <* <[] i8>>
  var %Reg38_R134 <* <[] i8>>
  var %Reg38_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg39_I i32
  var %Reg40_I i32
  var %Reg41_I i32

ALIAS %v %Reg41_B i8
ALIAS %r %Reg37_R134 <* <[] i8>>
ALIAS %p %Reg19_R117 <* <[] <* <[] i64>>>>
ALIAS %j %Reg24_I i32
ALIAS %i %Reg24_I i32
ALIAS %x %Reg25_I i32
ALIAS %e %Reg19_R125 <* <$Ljava_2Flang_2FNullPointerException_3B>>
ALIAS %row %Reg26_R127 <* <[] u16>>
ALIAS %o %Reg32_R113 <* <$Ljava_2Flang_2FObject_3B>>
ALIAS %args %Reg42_R121 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>
ALIAS %a %Reg11_R114 <* <[] <* <[] i32>>>>
ALIAS %b %Reg12_R114 <* <[] <* <[] i32>>>>
ALIAS %q %Reg13_R116 <* <[] <* <[] <* <[] i64>>>>>>
ALIAS %s %Reg14_J i64
ALIAS %tri %Reg16_R114 <* <[] <* <[] i32>>>>
ALIAS %names %Reg17_R123 <* <[] <* <[] <* <$Ljava_2Flang_2FString_3B>>>>>>
ALIAS %n %Reg18_I i32
ALIAS %alias %Reg19_R114 <* <[] <* <[] i32>>>>
ALIAS %swap %Reg20_R114 <* <[] <* <[] i32>>>>
ALIAS %t %Reg21_R115 <* <[] i32>>
ALIAS %board %Reg22_R126 <* <[] <* <[] u16>>>>
ALIAS %seen %Reg23_R128 <* <[] <* <[] u1>>>>
ALIAS %steps %Reg24_I i32
ALIAS %y %Reg26_I i32
ALIAS %objs %Reg27_R130 <* <[] <* <$Ljava_2Flang_2FObject_3B>>>>
ALIAS %arrays %Reg28_I i32
ALIAS %m %Reg29_R131 <* <[] <* <[] f64>>>>
ALIAS %det %Reg30_D f64
ALIAS %bb %Reg32_R133 <* <[] <* <[] i8>>>>
ALIAS %bs %Reg33_I i32
  intrinsiccallwithtype <$LMultiDim_3B> JAVA_CLINIT_CHECK ()
LOC 1 52
  dassign %Reg0_I 0 (constval i32 3)
  dassign %Reg0_R114 0 (gcmallocjarray ref <[] <* <[] i32>>> (dread i32 %Reg0_I))
  dassign %Reg1_I 0 (constval i32 0)
  dassign %Reg2_I 0 (constval i32 2)
  dassign %Reg2_R115 0 (gcmallocjarray ref <[] i32> (dread i32 %Reg2_I))
  dassign %Reg3_I 0 (constval i32 0)
  dassign %Reg4_I 0 (constval i32 1)
  iassign <* i32> 0 (
    array 1 ptr <* <[] i32>> (dread ref %Reg2_R115, dread i32 %Reg3_I), 
    dread i32 %Reg4_I)
  dassign %Reg3_I 0 (constval i32 1)
  dassign %Reg4_I 0 (constval i32 2)
  iassign <* i32> 0 (
    array 1 ptr <* <[] i32>> (dread ref %Reg2_R115, dread i32 %Reg3_I), 
    dread i32 %Reg4_I)
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R114, dread i32 %Reg1_I), 
    dread ref %Reg2_R115)
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg2_I 0 (constval i32 2)
  dassign %Reg2_R115 0 (gcmallocjarray ref <[] i32> (dread i32 %Reg2_I))
  dassign %Reg3_I 0 (constval i32 0)
  dassign %Reg4_I 0 (constval i32 3)
  iassign <* i32> 0 (
    array 1 ptr <* <[] i32>> (dread ref %Reg2_R115, dread i32 %Reg3_I), 
    dread i32 %Reg4_I)
  dassign %Reg3_I 0 (constval i32 1)
  dassign %Reg4_I 0 (constval i32 4)
  iassign <* i32> 0 (
    array 1 ptr <* <[] i32>> (dread ref %Reg2_R115, dread i32 %Reg3_I), 
    dread i32 %Reg4_I)
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R114, dread i32 %Reg1_I), 
    dread ref %Reg2_R115)
  dassign %Reg1_I 0 (constval i32 2)
  dassign %Reg2_I 0 (constval i32 2)
  dassign %Reg2_R115 0 (gcmallocjarray ref <[] i32> (dread i32 %Reg2_I))
  dassign %Reg3_I 0 (constval i32 0)
  dassign %Reg4_I 0 (constval i32 5)
  iassign <* i32> 0 (
    array 1 ptr <* <[] i32>> (dread ref %Reg2_R115, dread i32 %Reg3_I), 
    dread i32 %Reg4_I)
  dassign %Reg3_I 0 (constval i32 1)
  dassign %Reg4_I 0 (constval i32 6)
  iassign <* i32> 0 (
    array 1 ptr <* <[] i32>> (dread ref %Reg2_R115, dread i32 %Reg3_I), 
    dread i32 %Reg4_I)
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R114, dread i32 %Reg1_I), 
    dread ref %Reg2_R115)
  dassign %Reg11_R114 0 (dread ref %Reg0_R114)
  dassign %Reg0_I 0 (constval i32 2)
  dassign %Reg0_R114 0 (gcmallocjarray ref <[] <* <[] i32>>> (dread i32 %Reg0_I))
  dassign %Reg1_I 0 (constval i32 0)
  dassign %Reg2_I 0 (constval i32 3)
  dassign %Reg2_R115 0 (gcmallocjarray ref <[] i32> (dread i32 %Reg2_I))
  dassign %Reg3_I 0 (constval i32 0)
  dassign %Reg4_I 0 (constval i32 1)
  iassign <* i32> 0 (
    array 1 ptr <* <[] i32>> (dread ref %Reg2_R115, dread i32 %Reg3_I), 
    dread i32 %Reg4_I)
  dassign %Reg3_I 0 (constval i32 1)
  dassign %Reg4_I 0 (constval i32 0)
  iassign <* i32> 0 (
    array 1 ptr <* <[] i32>> (dread ref %Reg2_R115, dread i32 %Reg3_I), 
    dread i32 %Reg4_I)
  dassign %Reg3_I 0 (constval i32 2)
  dassign %Reg4_I 0 (constval i32 2)
  iassign <* i32> 0 (
    array 1 ptr <* <[] i32>> (dread ref %Reg2_R115, dread i32 %Reg3_I), 
    dread i32 %Reg4_I)
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R114, dread i32 %Reg1_I), 
    dread ref %Reg2_R115)
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg2_I 0 (constval i32 3)
  dassign %Reg2_R115 0 (gcmallocjarray ref <[] i32> (dread i32 %Reg2_I))
  dassign %Reg3_I 0 (constval i32 0)
  dassign %Reg4_I 0 (constval i32 0)
  iassign <* i32> 0 (
    array 1 ptr <* <[] i32>> (dread ref %Reg2_R115, dread i32 %Reg3_I), 
    dread i32 %Reg4_I)
  dassign %Reg3_I 0 (constval i32 1)
  dassign %Reg4_I 0 (constval i32 1)
  iassign <* i32> 0 (
    array 1 ptr <* <[] i32>> (dread ref %Reg2_R115, dread i32 %Reg3_I), 
    dread i32 %Reg4_I)
  dassign %Reg3_I 0 (constval i32 2)
  dassign %Reg4_I 0 (constval i32 3)
  iassign <* i32> 0 (
    array 1 ptr <* <[] i32>> (dread ref %Reg2_R115, dread i32 %Reg3_I), 
    dread i32 %Reg4_I)
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R114, dread i32 %Reg1_I), 
    dread ref %Reg2_R115)
  dassign %Reg12_R114 0 (dread ref %Reg0_R114)
LOC 1 53
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R122 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_R114 0 (dread ref %Reg11_R114)
  dassign %Reg2_R114 0 (dread ref %Reg12_R114)
  intrinsiccallwithtype <$LMultiDim_3B> JAVA_CLINIT_CHECK ()
  callassigned &LMultiDim_3B_7Cmul_7C_28AAIAAI_29AAI (dread ref %Reg1_R114, dread ref %Reg2_R114) { dassign %Reg1_R114 0 }
  intrinsiccallwithtype <$LMultiDim_3B> JAVA_CLINIT_CHECK ()
  callassigned &LMultiDim_3B_7Cstr_7C_28AAI_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R114) { dassign %Reg1_R120 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R122, dread ref %Reg1_R120) {}
LOC 1 54
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R122 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_R114 0 (dread ref %Reg12_R114)
  dassign %Reg2_R114 0 (dread ref %Reg11_R114)
  intrinsiccallwithtype <$LMultiDim_3B> JAVA_CLINIT_CHECK ()
  callassigned &LMultiDim_3B_7Cmul_7C_28AAIAAI_29AAI (dread ref %Reg1_R114, dread ref %Reg2_R114) { dassign %Reg1_R114 0 }
  intrinsiccallwithtype <$LMultiDim_3B> JAVA_CLINIT_CHECK ()
  callassigned &LMultiDim_3B_7Cstr_7C_28AAI_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R114) { dassign %Reg1_R120 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R122, dread ref %Reg1_R120) {}
LOC 1 55
  dassign %Reg0_I 0 (constval i32 6)
  intrinsiccallwithtype <$LMultiDim_3B> JAVA_CLINIT_CHECK ()
  callassigned &LMultiDim_3B_7Ccube_7C_28I_29AAAJ (dread i32 %Reg0_I) { dassign %Reg0_R116 0 }
  dassign %Reg13_R116 0 (dread ref %Reg0_R116)
LOC 1 56
  dassign %Reg0_J 0 (constval i64 0)
  dassign %Reg14_J 0 (dread i64 %Reg0_J)
LOC 1 57
  dassign %Reg0_R116 0 (dread ref %Reg13_R116)
  dassign %Reg16_R116 0 (dread ref %Reg0_R116)
  dassign %Reg16_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg16_R116))
  dassign %Reg0_R113 0 (dread ref %Reg16_R113)
  dassign %Reg0_I 0 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %Reg0_R113))
  dassign %Reg17_I 0 (dread i32 %Reg0_I)
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg18_I 0 (dread i32 %Reg0_I)
@label23
  dassign %Reg0_I 0 (dread i32 %Reg18_I)
  dassign %Reg1_I 0 (dread i32 %Reg17_I)
  brtrue @label28 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg16_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg16_R116))
  dassign %Reg0_R113 0 (dread ref %Reg16_R113)
  dassign %Reg1_I 0 (dread i32 %Reg18_I)
  dassign %Reg0_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg0_R113, dread i32 %Reg1_I)))
  dassign %Reg19_R113 0 (dread ref %Reg0_R113)
  dassign %Reg19_R117 0 (retype ref <* <[] <* <[] i64>>>> (dread ref %Reg19_R113))
  dassign %Reg0_R117 0 (dread ref %Reg19_R117)
  dassign %Reg20_R117 0 (dread ref %Reg0_R117)
  dassign %Reg20_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg20_R117))
  dassign %Reg0_R113 0 (dread ref %Reg20_R113)
  dassign %Reg0_I 0 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %Reg0_R113))
  dassign %Reg21_I 0 (dread i32 %Reg0_I)
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg22_I 0 (dread i32 %Reg0_I)
@label24
  dassign %Reg0_I 0 (dread i32 %Reg22_I)
  dassign %Reg1_I 0 (dread i32 %Reg21_I)
  brtrue @label27 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg20_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg20_R117))
  dassign %Reg0_R113 0 (dread ref %Reg20_R113)
  dassign %Reg1_I 0 (dread i32 %Reg22_I)
  dassign %Reg0_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg0_R113, dread i32 %Reg1_I)))
  dassign %Reg23_R113 0 (dread ref %Reg0_R113)
  dassign %Reg23_R118 0 (retype ref <* <[] i64>> (dread ref %Reg23_R113))
  dassign %Reg0_R118 0 (dread ref %Reg23_R118)
  dassign %Reg24_R118 0 (dread ref %Reg0_R118)
  dassign %Reg24_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg24_R118))
  dassign %Reg0_R113 0 (dread ref %Reg24_R113)
  dassign %Reg0_I 0 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %Reg0_R113))
  dassign %Reg25_I 0 (dread i32 %Reg0_I)
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg26_I 0 (dread i32 %Reg0_I)
@label25
  dassign %Reg0_I 0 (dread i32 %Reg26_I)
  dassign %Reg1_I 0 (dread i32 %Reg25_I)
  brtrue @label26 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg24_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg24_R118))
  dassign %Reg0_R113 0 (dread ref %Reg24_R113)
  dassign %Reg1_I 0 (dread i32 %Reg26_I)
  dassign %Reg0_J 0 (iread i64 <* i64> 0 (array 1 ptr <* <[] i64>> (dread ref %Reg0_R113, dread i32 %Reg1_I)))
  dassign %Reg27_J 0 (dread i64 %Reg0_J)
  dassign %Reg0_J 0 (dread i64 %Reg14_J)
  dassign %Reg1_J 0 (constval i64 3)
  dassign %Reg0_J 0 (mul i64 (dread i64 %Reg0_J, dread i64 %Reg1_J))
  dassign %Reg1_J 0 (dread i64 %Reg27_J)
  dassign %Reg0_J 0 (add i64 (dread i64 %Reg0_J, dread i64 %Reg1_J))
  dassign %Reg14_J 0 (dread i64 %Reg0_J)
  dassign %Reg26_I 0 (add i32 (dread i32 %Reg26_I, constval i32 1))
  goto @label25
@label26
  dassign %Reg22_I 0 (add i32 (dread i32 %Reg22_I, constval i32 1))
  goto @label24
@label27
  dassign %Reg18_I 0 (add i32 (dread i32 %Reg18_I, constval i32 1))
  goto @label23
@label28
LOC 1 58
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R122 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_J 0 (dread i64 %Reg14_J)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28J_29V (dread ref %Reg0_R122, dread i64 %Reg1_J) {}
LOC 1 59
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R122 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_R116 0 (dread ref %Reg13_R116)
  dassign %Reg2_I 0 (constval i32 3)
  dassign %Reg1_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg1_R116, dread i32 %Reg2_I)))
  dassign %Reg2_I 0 (constval i32 4)
  dassign %Reg1_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg1_R113, dread i32 %Reg2_I)))
  dassign %Reg2_I 0 (constval i32 5)
  dassign %Reg1_J 0 (iread i64 <* i64> 0 (array 1 ptr <* <[] i64>> (dread ref %Reg1_R113, dread i32 %Reg2_I)))
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28J_29V (dread ref %Reg0_R122, dread i64 %Reg1_J) {}
LOC 1 60
  dassign %Reg0_I 0 (constval i32 8)
  dassign %Reg0_R114 0 (gcmallocjarray ref <[] <* <[] i32>>> (dread i32 %Reg0_I))
  dassign %Reg16_R114 0 (dread ref %Reg0_R114)
LOC 1 61
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg17_I 0 (dread i32 %Reg0_I)
@label29
  dassign %Reg0_I 0 (dread i32 %Reg17_I)
  dassign %Reg1_I 0 (constval i32 8)
  brtrue @label32 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
LOC 1 62
  dassign %Reg0_R114 0 (dread ref %Reg16_R114)
  dassign %Reg1_I 0 (dread i32 %Reg17_I)
  dassign %Reg2_I 0 (dread i32 %Reg17_I)
  dassign %Reg3_I 0 (constval i32 1)
  dassign %Reg2_I 0 (add i32 (dread i32 %Reg2_I, dread i32 %Reg3_I))
  dassign %Reg2_R115 0 (gcmallocjarray ref <[] i32> (dread i32 %Reg2_I))
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R114, dread i32 %Reg1_I), 
    dread ref %Reg2_R115)
LOC 1 63
  dassign %Reg0_R114 0 (dread ref %Reg16_R114)
  dassign %Reg1_I 0 (dread i32 %Reg17_I)
  dassign %Reg0_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg0_R114, dread i32 %Reg1_I)))
  dassign %Reg1_I 0 (constval i32 0)
  dassign %Reg2_R114 0 (dread ref %Reg16_R114)
  dassign %Reg3_I 0 (dread i32 %Reg17_I)
  dassign %Reg2_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg2_R114, dread i32 %Reg3_I)))
  dassign %Reg3_I 0 (dread i32 %Reg17_I)
  dassign %Reg4_I 0 (constval i32 1)
  iassign <* i32> 0 (
    array 1 ptr <* <[] i32>> (dread ref %Reg2_R113, dread i32 %Reg3_I), 
    dread i32 %Reg4_I)
  iassign <* i32> 0 (
    array 1 ptr <* <[] i32>> (dread ref %Reg0_R113, dread i32 %Reg1_I), 
    dread i32 %Reg4_I)
LOC 1 64
  dassign %Reg0_I 0 (constval i32 1)
  dassign %Reg18_I 0 (dread i32 %Reg0_I)
@label30
  dassign %Reg0_I 0 (dread i32 %Reg18_I)
  dassign %Reg1_I 0 (dread i32 %Reg17_I)
  brtrue @label31 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg0_R114 0 (dread ref %Reg16_R114)
  dassign %Reg1_I 0 (dread i32 %Reg17_I)
  dassign %Reg0_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg0_R114, dread i32 %Reg1_I)))
  dassign %Reg1_I 0 (dread i32 %Reg18_I)
  dassign %Reg2_R114 0 (dread ref %Reg16_R114)
  dassign %Reg3_I 0 (dread i32 %Reg17_I)
  dassign %Reg4_I 0 (constval i32 1)
  dassign %Reg3_I 0 (sub i32 (dread i32 %Reg3_I, dread i32 %Reg4_I))
  dassign %Reg2_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg2_R114, dread i32 %Reg3_I)))
  dassign %Reg3_I 0 (dread i32 %Reg18_I)
  dassign %Reg4_I 0 (constval i32 1)
  dassign %Reg3_I 0 (sub i32 (dread i32 %Reg3_I, dread i32 %Reg4_I))
  dassign %Reg2_I 0 (iread i32 <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %Reg2_R113, dread i32 %Reg3_I)))
  dassign %Reg3_R114 0 (dread ref %Reg16_R114)
  dassign %Reg4_I 0 (dread i32 %Reg17_I)
  dassign %Reg5_I 0 (constval i32 1)
  dassign %Reg4_I 0 (sub i32 (dread i32 %Reg4_I, dread i32 %Reg5_I))
  dassign %Reg3_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg3_R114, dread i32 %Reg4_I)))
  dassign %Reg4_I 0 (dread i32 %Reg18_I)
  dassign %Reg3_I 0 (iread i32 <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %Reg3_R113, dread i32 %Reg4_I)))
  dassign %Reg2_I 0 (add i32 (dread i32 %Reg2_I, dread i32 %Reg3_I))
  iassign <* i32> 0 (
    array 1 ptr <* <[] i32>> (dread ref %Reg0_R113, dread i32 %Reg1_I), 
    dread i32 %Reg2_I)
  dassign %Reg18_I 0 (add i32 (dread i32 %Reg18_I, constval i32 1))
  goto @label30
@label31
LOC 1 61
  dassign %Reg17_I 0 (add i32 (dread i32 %Reg17_I, constval i32 1))
  goto @label29
@label32
LOC 1 66
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R122 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_R114 0 (dread ref %Reg16_R114)
  intrinsiccallwithtype <$LMultiDim_3B> JAVA_CLINIT_CHECK ()
  callassigned &LMultiDim_3B_7Cstr_7C_28AAI_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R114) { dassign %Reg1_R120 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R122, dread ref %Reg1_R120) {}
LOC 1 67
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R122 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_I 0 (constval i32 12)
  dassign %Reg2_I 0 (constval i32 12)
  intrinsiccallwithtype <$LMultiDim_3B> JAVA_CLINIT_CHECK ()
  callassigned &LMultiDim_3B_7Cgrid_7C_28II_29AAI (dread i32 %Reg1_I, dread i32 %Reg2_I) { dassign %Reg1_R114 0 }
  dassign %Reg2_I 0 (constval i32 11)
  dassign %Reg3_I 0 (constval i32 11)
  intrinsiccallwithtype <$LMultiDim_3B> JAVA_CLINIT_CHECK ()
  callassigned &LMultiDim_3B_7Cpaths_7C_28AAIII_29I (dread ref %Reg1_R114, dread i32 %Reg2_I, dread i32 %Reg3_I) { dassign %Reg1_I 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28I_29V (dread ref %Reg0_R122, dread i32 %Reg1_I) {}
LOC 1 68
  dassign %Reg0_I 0 (constval i32 4)
  dassign %Reg0_R123 0 (gcmallocjarray ref <[] <* <[] <* <$Ljava_2Flang_2FString_3B>>>>> (dread i32 %Reg0_I))
  dassign %Reg1_I 0 (constval i32 0)
  dassign %Reg2_I 0 (constval i32 2)
  dassign %Reg2_R121 0 (gcmallocjarray ref <[] <* <$Ljava_2Flang_2FString_3B>>> (dread i32 %Reg2_I))
  dassign %Reg3_I 0 (constval i32 0)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_6100) { dassign %L_STR_10 0 }
  dassign %Reg4_R120 0 (dread ptr %L_STR_10)
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg2_R121, dread i32 %Reg3_I), 
    dread ref %Reg4_R120)
  dassign %Reg3_I 0 (constval i32 1)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_6200) { dassign %L_STR_11 0 }
  dassign %Reg4_R120 0 (dread ptr %L_STR_11)
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg2_R121, dread i32 %Reg3_I), 
    dread ref %Reg4_R120)
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R123, dread i32 %Reg1_I), 
    dread ref %Reg2_R121)
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg2_I 0 (constval i32 0)
  dassign %Reg2_R121 0 (gcmallocjarray ref <[] <* <$Ljava_2Flang_2FString_3B>>> (dread i32 %Reg2_I))
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R123, dread i32 %Reg1_I), 
    dread ref %Reg2_R121)
  dassign %Reg1_I 0 (constval i32 2)
  dassign %Reg2_I 0 (constval i32 1)
  dassign %Reg2_R121 0 (gcmallocjarray ref <[] <* <$Ljava_2Flang_2FString_3B>>> (dread i32 %Reg2_I))
  dassign %Reg3_I 0 (constval i32 0)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_6300) { dassign %L_STR_12 0 }
  dassign %Reg4_R120 0 (dread ptr %L_STR_12)
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg2_R121, dread i32 %Reg3_I), 
    dread ref %Reg4_R120)
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R123, dread i32 %Reg1_I), 
    dread ref %Reg2_R121)
  dassign %Reg1_I 0 (constval i32 3)
  dassign %Reg2_R113 0 (constval ref 0)
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R123, dread i32 %Reg1_I), 
    dread ref %Reg2_R113)
  dassign %Reg17_R123 0 (dread ref %Reg0_R123)
LOC 1 69
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg18_I 0 (dread i32 %Reg0_I)
LOC 1 70
  dassign %Reg0_R123 0 (dread ref %Reg17_R123)
  dassign %Reg19_R123 0 (dread ref %Reg0_R123)
  dassign %Reg19_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg19_R123))
  dassign %Reg0_R113 0 (dread ref %Reg19_R113)
  dassign %Reg0_I 0 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %Reg0_R113))
  dassign %Reg20_I 0 (dread i32 %Reg0_I)
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg21_I 0 (dread i32 %Reg0_I)
@label33
  dassign %Reg0_I 0 (dread i32 %Reg21_I)
  dassign %Reg1_I 0 (dread i32 %Reg20_I)
  brtrue @label37 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg19_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg19_R123))
  dassign %Reg0_R113 0 (dread ref %Reg19_R113)
  dassign %Reg1_I 0 (dread i32 %Reg21_I)
  dassign %Reg0_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg0_R113, dread i32 %Reg1_I)))
  dassign %Reg22_R113 0 (dread ref %Reg0_R113)
LOC 1 71
  dassign %Reg22_R121 0 (retype ref <* <[] <* <$Ljava_2Flang_2FString_3B>>>> (dread ref %Reg22_R113))
  dassign %Reg0_R121 0 (dread ref %Reg22_R121)
  brtrue @label34 (ne i32 ref (dread ref %Reg0_R121, constval ref 0))
LOC 1 72
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R122 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_c46650c4798c58a0b46cd6df8734ee50) { dassign %L_STR_13 0 }
  dassign %Reg1_R120 0 (dread ptr %L_STR_13)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R122, dread ref %Reg1_R120) {}
LOC 1 73
  goto @label36
@label34
LOC 1 75
  dassign %Reg22_R121 0 (retype ref <* <[] <* <$Ljava_2Flang_2FString_3B>>>> (dread ref %Reg22_R113))
  dassign %Reg0_R121 0 (dread ref %Reg22_R121)
  dassign %Reg23_R121 0 (dread ref %Reg0_R121)
  dassign %Reg23_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg23_R121))
  dassign %Reg0_R113 0 (dread ref %Reg23_R113)
  dassign %Reg0_I 0 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %Reg0_R113))
  dassign %Reg24_I 0 (dread i32 %Reg0_I)
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg25_I 0 (dread i32 %Reg0_I)
@label35
  dassign %Reg0_I 0 (dread i32 %Reg25_I)
  dassign %Reg1_I 0 (dread i32 %Reg24_I)
  brtrue @label36 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg23_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg23_R121))
  dassign %Reg0_R113 0 (dread ref %Reg23_R113)
  dassign %Reg1_I 0 (dread i32 %Reg25_I)
  dassign %Reg0_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg0_R113, dread i32 %Reg1_I)))
  dassign %Reg26_R113 0 (dread ref %Reg0_R113)
LOC 1 76
  dassign %Reg18_I 0 (add i32 (dread i32 %Reg18_I, constval i32 1))
LOC 1 77
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R122 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg26_R120 0 (retype ref <* <$Ljava_2Flang_2FString_3B>> (dread ref %Reg26_R113))
  dassign %Reg1_R120 0 (dread ref %Reg26_R120)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprint_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R122, dread ref %Reg1_R120) {}
LOC 1 75
  dassign %Reg25_I 0 (add i32 (dread i32 %Reg25_I, constval i32 1))
  goto @label35
@label36
LOC 1 70
  dassign %Reg21_I 0 (add i32 (dread i32 %Reg21_I, constval i32 1))
  goto @label33
@label37
LOC 1 80
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R122 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_I 0 (dread i32 %Reg18_I)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28I_29V (dread ref %Reg0_R122, dread i32 %Reg1_I) {}
  try { @label38 }
LOC 1 82
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R122 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_R123 0 (dread ref %Reg17_R123)
  dassign %Reg2_I 0 (constval i32 1)
  dassign %Reg1_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg1_R123, dread i32 %Reg2_I)))
  dassign %Reg2_I 0 (constval i32 0)
  dassign %Reg1_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg1_R113, dread i32 %Reg2_I)))
  dassign %Reg1_R120 0 (retype ref <* <$Ljava_2Flang_2FString_3B>> (dread ref %Reg1_R113))
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R122, dread ref %Reg1_R120) {}
  endtry
LOC 1 85
  goto @label39
@label38
  catch { <* <$Ljava_2Flang_2FArrayIndexOutOfBoundsException_3B>> }
  dassign %Reg0_R124 0 (regread ptr %%thrownval)
LOC 1 83
  dassign %Reg19_R124 0 (dread ref %Reg0_R124)
LOC 1 84
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R122 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_R124 0 (dread ref %Reg19_R124)
  virtualcallassigned &Ljava_2Flang_2FArrayIndexOutOfBoundsException_3B_7CgetMessage_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R124) { dassign %Reg1_R120 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R122, dread ref %Reg1_R120) {}
@label39
  try { @label40 }
LOC 1 87
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R122 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_R123 0 (dread ref %Reg17_R123)
  dassign %Reg2_I 0 (constval i32 3)
  dassign %Reg1_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg1_R123, dread i32 %Reg2_I)))
  dassign %Reg2_I 0 (constval i32 0)
  dassign %Reg1_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg1_R113, dread i32 %Reg2_I)))
  dassign %Reg1_R120 0 (retype ref <* <$Ljava_2Flang_2FString_3B>> (dread ref %Reg1_R113))
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R122, dread ref %Reg1_R120) {}
  endtry
LOC 1 90
  goto @label41
@label40
  catch { <* <$Ljava_2Flang_2FNullPointerException_3B>> }
  dassign %Reg0_R125 0 (regread ptr %%thrownval)
LOC 1 88
  dassign %Reg19_R125 0 (dread ref %Reg0_R125)
LOC 1 89
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R122 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_4e0050004500200072006f007700) { dassign %L_STR_14 0 }
  dassign %Reg1_R120 0 (dread ptr %L_STR_14)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R122, dread ref %Reg1_R120) {}
@label41
LOC 1 91
  dassign %Reg0_I 0 (constval i32 3)
  dassign %Reg0_R114 0 (gcmallocjarray ref <[] <* <[] i32>>> (dread i32 %Reg0_I))
  dassign %Reg1_I 0 (constval i32 0)
  dassign %Reg2_R114 0 (dread ref %Reg11_R114)
  dassign %Reg3_I 0 (constval i32 0)
  dassign %Reg2_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg2_R114, dread i32 %Reg3_I)))
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R114, dread i32 %Reg1_I), 
    dread ref %Reg2_R113)
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg2_R114 0 (dread ref %Reg11_R114)
  dassign %Reg3_I 0 (constval i32 0)
  dassign %Reg2_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg2_R114, dread i32 %Reg3_I)))
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R114, dread i32 %Reg1_I), 
    dread ref %Reg2_R113)
  dassign %Reg1_I 0 (constval i32 2)
  dassign %Reg2_R114 0 (dread ref %Reg11_R114)
  dassign %Reg3_I 0 (constval i32 1)
  dassign %Reg2_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg2_R114, dread i32 %Reg3_I)))
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R114, dread i32 %Reg1_I), 
    dread ref %Reg2_R113)
  dassign %Reg19_R114 0 (dread ref %Reg0_R114)
LOC 1 92
  dassign %Reg0_R114 0 (dread ref %Reg19_R114)
  dassign %Reg1_I 0 (constval i32 0)
  dassign %Reg0_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg0_R114, dread i32 %Reg1_I)))
  dassign %Reg1_I 0 (constval i32 0)
  dassign %Reg2_I 0 (constval i32 100)
  iassign <* i32> 0 (
    array 1 ptr <* <[] i32>> (dread ref %Reg0_R113, dread i32 %Reg1_I), 
    dread i32 %Reg2_I)
LOC 1 93
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R122 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R119 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R119) {}
  dassign %Reg2_R114 0 (dread ref %Reg19_R114)
  dassign %Reg3_I 0 (constval i32 1)
  dassign %Reg2_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg2_R114, dread i32 %Reg3_I)))
  dassign %Reg3_I 0 (constval i32 0)
  dassign %Reg2_I 0 (iread i32 <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %Reg2_R113, dread i32 %Reg3_I)))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R119, dread i32 %Reg2_I) { dassign %Reg1_R119 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_15 0 }
  dassign %Reg2_R120 0 (dread ptr %L_STR_15)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R119, dread ref %Reg2_R120) { dassign %Reg1_R119 0 }
  dassign %Reg2_R114 0 (dread ref %Reg11_R114)
  dassign %Reg3_I 0 (constval i32 0)
  dassign %Reg2_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg2_R114, dread i32 %Reg3_I)))
  dassign %Reg3_I 0 (constval i32 0)
  dassign %Reg2_I 0 (iread i32 <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %Reg2_R113, dread i32 %Reg3_I)))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R119, dread i32 %Reg2_I) { dassign %Reg1_R119 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R119) { dassign %Reg1_R120 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R122, dread ref %Reg1_R120) {}
LOC 1 94
  dassign %Reg0_I 0 (constval i32 2)
  dassign %Reg1_I 0 (constval i32 2)
  intrinsiccallwithtype <$LMultiDim_3B> JAVA_CLINIT_CHECK ()
  callassigned &LMultiDim_3B_7Cgrid_7C_28II_29AAI (dread i32 %Reg0_I, dread i32 %Reg1_I) { dassign %Reg0_R114 0 }
  dassign %Reg20_R114 0 (dread ref %Reg0_R114)
LOC 1 95
  dassign %Reg0_R114 0 (dread ref %Reg20_R114)
  dassign %Reg1_I 0 (constval i32 0)
  dassign %Reg0_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg0_R114, dread i32 %Reg1_I)))
  dassign %Reg21_R113 0 (dread ref %Reg0_R113)
LOC 1 96
  dassign %Reg0_R114 0 (dread ref %Reg20_R114)
  dassign %Reg1_I 0 (constval i32 0)
  dassign %Reg2_R114 0 (dread ref %Reg20_R114)
  dassign %Reg3_I 0 (constval i32 1)
  dassign %Reg2_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg2_R114, dread i32 %Reg3_I)))
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R114, dread i32 %Reg1_I), 
    dread ref %Reg2_R113)
LOC 1 97
  dassign %Reg0_R114 0 (dread ref %Reg20_R114)
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg21_R115 0 (retype ref <* <[] i32>> (dread ref %Reg21_R113))
  dassign %Reg2_R115 0 (dread ref %Reg21_R115)
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R114, dread i32 %Reg1_I), 
    dread ref %Reg2_R115)
LOC 1 98
  dassign %Reg0_R114 0 (dread ref %Reg20_R114)
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg0_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg0_R114, dread i32 %Reg1_I)))
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg2_I 0 (constval i32 9)
  iassign <* i32> 0 (
    array 1 ptr <* <[] i32>> (dread ref %Reg0_R113, dread i32 %Reg1_I), 
    dread i32 %Reg2_I)
LOC 1 99
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R122 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R119 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R119) {}
  dassign %Reg2_R114 0 (dread ref %Reg20_R114)
  intrinsiccallwithtype <$LMultiDim_3B> JAVA_CLINIT_CHECK ()
  callassigned &LMultiDim_3B_7Cstr_7C_28AAI_29Ljava_2Flang_2FString_3B (dread ref %Reg2_R114) { dassign %Reg2_R120 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R119, dread ref %Reg2_R120) { dassign %Reg1_R119 0 }
  dassign %Reg21_R115 0 (retype ref <* <[] i32>> (dread ref %Reg21_R113))
  dassign %Reg2_R115 0 (dread ref %Reg21_R115)
  dassign %Reg3_R114 0 (dread ref %Reg20_R114)
  dassign %Reg4_I 0 (constval i32 1)
  dassign %Reg3_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg3_R114, dread i32 %Reg4_I)))
  dassign %Reg8_R113 0 (dread ref %Reg1_R119)
  dassign %Reg9_R113 0 (dread ref %Reg0_R122)
  brtrue @label42 (ne i32 ref (dread ref %Reg2_R115, dread ref %Reg3_R113))
  dassign %Reg0_R113 0 (dread ref %Reg9_R113)
  dassign %Reg1_R113 0 (dread ref %Reg8_R113)
  dassign %Reg2_I 0 (constval i32 1)
  dassign %Reg8_I 0 (dread i32 %Reg2_I)
  dassign %Reg9_R113 0 (dread ref %Reg1_R113)
  dassign %Reg10_R113 0 (dread ref %Reg0_R113)
  goto @label43
@label42
  dassign %Reg0_R113 0 (dread ref %Reg9_R113)
  dassign %Reg1_R113 0 (dread ref %Reg8_R113)
  dassign %Reg2_I 0 (constval i32 0)
  dassign %Reg8_I 0 (dread i32 %Reg2_I)
  dassign %Reg9_R113 0 (dread ref %Reg1_R113)
  dassign %Reg10_R113 0 (dread ref %Reg0_R113)
@label43
  dassign %Reg0_R113 0 (dread ref %Reg10_R113)
  dassign %Reg1_R113 0 (dread ref %Reg9_R113)
  dassign %Reg2_I 0 (dread i32 %Reg8_I)
  dassign %Reg1_R119 0 (retype ref <* <$Ljava_2Flang_2FStringBuilder_3B>> (dread ref %Reg1_R113))
  dassign %Reg2_Z 0 (cvt u1 i32 (dread i32 %Reg2_I))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Z_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R119, dread u1 %Reg2_Z) { dassign %Reg1_R119 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R119) { dassign %Reg1_R120 0 }
  dassign %Reg0_R122 0 (retype ref <* <$Ljava_2Fio_2FPrintStream_3B>> (dread ref %Reg0_R113))
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R122, dread ref %Reg1_R120) {}
LOC 1 100
  dassign %Reg0_I 0 (constval i32 5)
  dassign %Reg0_R126 0 (gcmallocjarray ref <[] <* <[] u16>>> (dread i32 %Reg0_I))
  dassign %Reg22_R126 0 (dread ref %Reg0_R126)
LOC 1 101
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg23_I 0 (dread i32 %Reg0_I)
@label44
  dassign %Reg0_I 0 (dread i32 %Reg23_I)
  dassign %Reg1_I 0 (constval i32 5)
  brtrue @label49 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
LOC 1 102
  dassign %Reg0_R126 0 (dread ref %Reg22_R126)
  dassign %Reg1_I 0 (dread i32 %Reg23_I)
  dassign %Reg2_I 0 (constval i32 9)
  dassign %Reg2_R127 0 (gcmallocjarray ref <[] u16> (dread i32 %Reg2_I))
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R126, dread i32 %Reg1_I), 
    dread ref %Reg2_R127)
LOC 1 103
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg24_I 0 (dread i32 %Reg0_I)
@label45
  dassign %Reg0_I 0 (dread i32 %Reg24_I)
  dassign %Reg1_I 0 (constval i32 9)
  brtrue @label48 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg0_R126 0 (dread ref %Reg22_R126)
  dassign %Reg1_I 0 (dread i32 %Reg23_I)
  dassign %Reg0_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg0_R126, dread i32 %Reg1_I)))
  dassign %Reg1_I 0 (dread i32 %Reg24_I)
  dassign %Reg2_I 0 (dread i32 %Reg23_I)
  dassign %Reg3_I 0 (dread i32 %Reg24_I)
  dassign %Reg2_I 0 (add i32 (dread i32 %Reg2_I, dread i32 %Reg3_I))
  dassign %Reg3_I 0 (constval i32 3)
  dassign %Reg2_I 0 (rem i32 (dread i32 %Reg2_I, dread i32 %Reg3_I))
  dassign %Reg8_I 0 (dread i32 %Reg1_I)
  dassign %Reg9_R113 0 (dread ref %Reg0_R113)
  brtrue @label46 (ne i32 i32 (dread i32 %Reg2_I, constval i32 0))
  dassign %Reg0_R113 0 (dread ref %Reg9_R113)
  dassign %Reg1_I 0 (dread i32 %Reg8_I)
  dassign %Reg2_I 0 (constval i32 35)
  dassign %Reg8_I 0 (dread i32 %Reg2_I)
  dassign %Reg9_I 0 (dread i32 %Reg1_I)
  dassign %Reg10_R113 0 (dread ref %Reg0_R113)
  goto @label47
@label46
  dassign %Reg0_R113 0 (dread ref %Reg9_R113)
  dassign %Reg1_I 0 (dread i32 %Reg8_I)
  dassign %Reg2_I 0 (constval i32 46)
  dassign %Reg8_I 0 (dread i32 %Reg2_I)
  dassign %Reg9_I 0 (dread i32 %Reg1_I)
  dassign %Reg10_R113 0 (dread ref %Reg0_R113)
@label47
  dassign %Reg0_R113 0 (dread ref %Reg10_R113)
  dassign %Reg1_I 0 (dread i32 %Reg9_I)
  dassign %Reg2_I 0 (dread i32 %Reg8_I)
  iassign <* u16> 0 (
    array 1 ptr <* <[] u16>> (dread ref %Reg0_R113, dread i32 %Reg1_I), 
    cvt u16 i32 (dread i32 %Reg2_I))
  dassign %Reg24_I 0 (add i32 (dread i32 %Reg24_I, constval i32 1))
  goto @label45
@label48
LOC 1 101
  dassign %Reg23_I 0 (add i32 (dread i32 %Reg23_I, constval i32 1))
  goto @label44
@label49
LOC 1 105
  dassign %Reg0_R126 0 (dread ref %Reg22_R126)
  dassign %Reg23_R126 0 (dread ref %Reg0_R126)
  dassign %Reg23_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg23_R126))
  dassign %Reg0_R113 0 (dread ref %Reg23_R113)
  dassign %Reg0_I 0 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %Reg0_R113))
  dassign %Reg24_I 0 (dread i32 %Reg0_I)
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg25_I 0 (dread i32 %Reg0_I)
@label50
  dassign %Reg0_I 0 (dread i32 %Reg25_I)
  dassign %Reg1_I 0 (dread i32 %Reg24_I)
  brtrue @label51 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg23_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg23_R126))
  dassign %Reg0_R113 0 (dread ref %Reg23_R113)
  dassign %Reg1_I 0 (dread i32 %Reg25_I)
  dassign %Reg0_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg0_R113, dread i32 %Reg1_I)))
  dassign %Reg26_R113 0 (dread ref %Reg0_R113)
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R122 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FString_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R120 0 (gcmalloc ref <$Ljava_2Flang_2FString_3B>)
  dassign %Reg26_R127 0 (retype ref <* <[] u16>> (dread ref %Reg26_R113))
  dassign %Reg2_R127 0 (dread ref %Reg26_R127)
  callassigned &Ljava_2Flang_2FString_3B_7C_3Cinit_3E_7C_28AC_29V (dread ref %Reg1_R120, dread ref %Reg2_R127) {}
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R122, dread ref %Reg1_R120) {}
  dassign %Reg25_I 0 (add i32 (dread i32 %Reg25_I, constval i32 1))
  goto @label50
@label51
LOC 1 106
  dassign %Reg0_I 0 (constval i32 4)
  dassign %Reg0_R128 0 (gcmallocjarray ref <[] <* <[] u1>>> (dread i32 %Reg0_I))
  dassign %Reg23_R128 0 (dread ref %Reg0_R128)
LOC 1 107
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg24_I 0 (dread i32 %Reg0_I)
@label52
  dassign %Reg0_I 0 (dread i32 %Reg24_I)
  dassign %Reg1_I 0 (constval i32 4)
  brtrue @label53 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg0_R128 0 (dread ref %Reg23_R128)
  dassign %Reg1_I 0 (dread i32 %Reg24_I)
  dassign %Reg2_I 0 (constval i32 4)
  dassign %Reg2_R129 0 (gcmallocjarray ref <[] u1> (dread i32 %Reg2_I))
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R128, dread i32 %Reg1_I), 
    dread ref %Reg2_R129)
  dassign %Reg24_I 0 (add i32 (dread i32 %Reg24_I, constval i32 1))
  goto @label52
@label53
LOC 1 108
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg24_I 0 (dread i32 %Reg0_I)
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg25_I 0 (dread i32 %Reg0_I)
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg26_I 0 (dread i32 %Reg0_I)
@label54
LOC 1 109
  dassign %Reg0_R128 0 (dread ref %Reg23_R128)
  dassign %Reg1_I 0 (dread i32 %Reg25_I)
  dassign %Reg0_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg0_R128, dread i32 %Reg1_I)))
  dassign %Reg1_I 0 (dread i32 %Reg26_I)
  dassign %Reg0_I 0 (sext i32 8 (iread i8 <* i8> 0 (array 1 ptr <* <[] i8>> (dread ref %Reg0_R113, dread i32 %Reg1_I))))
  brtrue @label55 (ne i32 i32 (dread i32 %Reg0_I, constval i32 0))
LOC 1 110
  dassign %Reg0_R128 0 (dread ref %Reg23_R128)
  dassign %Reg1_I 0 (dread i32 %Reg25_I)
  dassign %Reg0_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg0_R128, dread i32 %Reg1_I)))
  dassign %Reg1_I 0 (dread i32 %Reg26_I)
  dassign %Reg2_I 0 (constval i32 1)
  iassign <* i8> 0 (
    array 1 ptr <* <[] i8>> (dread ref %Reg0_R113, dread i32 %Reg1_I), 
    cvt i8 i32 (dread i32 %Reg2_I))
LOC 1 111
  dassign %Reg24_I 0 (add i32 (dread i32 %Reg24_I, constval i32 1))
LOC 1 112
  dassign %Reg0_I 0 (dread i32 %Reg25_I)
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_I 0 (constval i32 3)
  dassign %Reg0_I 0 (band i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg25_I 0 (dread i32 %Reg0_I)
LOC 1 113
  dassign %Reg0_I 0 (dread i32 %Reg25_I)
  brtrue @label54 (ne i32 i32 (dread i32 %Reg0_I, constval i32 0))
  dassign %Reg0_I 0 (dread i32 %Reg26_I)
  dassign %Reg1_I 0 (constval i32 3)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_I 0 (constval i32 3)
  dassign %Reg0_I 0 (band i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg26_I 0 (dread i32 %Reg0_I)
  goto @label54
@label55
LOC 1 115
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R122 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_I 0 (dread i32 %Reg24_I)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28I_29V (dread ref %Reg0_R122, dread i32 %Reg1_I) {}
LOC 1 116
  dassign %Reg0_I 0 (constval i32 5)
  dassign %Reg0_R130 0 (gcmallocjarray ref <[] <* <$Ljava_2Flang_2FObject_3B>>> (dread i32 %Reg0_I))
  dassign %Reg1_I 0 (constval i32 0)
  dassign %Reg2_R114 0 (dread ref %Reg11_R114)
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R130, dread i32 %Reg1_I), 
    dread ref %Reg2_R114)
  dassign %Reg1_I 0 (constval i32 1)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_7300) { dassign %L_STR_16 0 }
  dassign %Reg2_R120 0 (dread ptr %L_STR_16)
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R130, dread i32 %Reg1_I), 
    dread ref %Reg2_R120)
  dassign %Reg1_I 0 (constval i32 2)
  dassign %Reg2_R116 0 (dread ref %Reg13_R116)
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R130, dread i32 %Reg1_I), 
    dread ref %Reg2_R116)
  dassign %Reg1_I 0 (constval i32 3)
  dassign %Reg2_R113 0 (constval ref 0)
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R130, dread i32 %Reg1_I), 
    dread ref %Reg2_R113)
  dassign %Reg1_I 0 (constval i32 4)
  dassign %Reg2_I 0 (constval i32 0)
  dassign %Reg2_R115 0 (gcmallocjarray ref <[] i32> (dread i32 %Reg2_I))
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R130, dread i32 %Reg1_I), 
    dread ref %Reg2_R115)
  dassign %Reg27_R130 0 (dread ref %Reg0_R130)
LOC 1 117
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg28_I 0 (dread i32 %Reg0_I)
LOC 1 118
  dassign %Reg0_R130 0 (dread ref %Reg27_R130)
  dassign %Reg29_R130 0 (dread ref %Reg0_R130)
  dassign %Reg29_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg29_R130))
  dassign %Reg0_R113 0 (dread ref %Reg29_R113)
  dassign %Reg0_I 0 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %Reg0_R113))
  dassign %Reg30_I 0 (dread i32 %Reg0_I)
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg31_I 0 (dread i32 %Reg0_I)
@label56
  dassign %Reg0_I 0 (dread i32 %Reg31_I)
  dassign %Reg1_I 0 (dread i32 %Reg30_I)
  brtrue @label60 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg29_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg29_R130))
  dassign %Reg0_R113 0 (dread ref %Reg29_R113)
  dassign %Reg1_I 0 (dread i32 %Reg31_I)
  dassign %Reg0_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg0_R113, dread i32 %Reg1_I)))
  dassign %Reg32_R113 0 (dread ref %Reg0_R113)
LOC 1 119
  dassign %Reg32_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg32_R113))
  dassign %Reg0_R113 0 (dread ref %Reg32_R113)
  dassign %Reg0_I 0 (intrinsicopwithtype i32 <* <[] <* <$Ljava_2Flang_2FObject_3B>>>> JAVA_INSTANCE_OF (dread ref %Reg0_R113))
  brtrue @label57 (eq i32 i32 (dread i32 %Reg0_I, constval i32 0))
  dassign %Reg28_I 0 (add i32 (dread i32 %Reg28_I, constval i32 10))
@label57
LOC 1 120
  dassign %Reg32_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg32_R113))
  dassign %Reg0_R113 0 (dread ref %Reg32_R113)
  dassign %Reg0_I 0 (intrinsicopwithtype i32 <* <[] i32>> JAVA_INSTANCE_OF (dread ref %Reg0_R113))
  brtrue @label58 (eq i32 i32 (dread i32 %Reg0_I, constval i32 0))
  dassign %Reg28_I 0 (add i32 (dread i32 %Reg28_I, constval i32 1))
@label58
LOC 1 121
  dassign %Reg32_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg32_R113))
  dassign %Reg0_R113 0 (dread ref %Reg32_R113)
  dassign %Reg0_I 0 (intrinsicopwithtype i32 <* <[] <* <[] i32>>>> JAVA_INSTANCE_OF (dread ref %Reg0_R113))
  brtrue @label59 (eq i32 i32 (dread i32 %Reg0_I, constval i32 0))
  dassign %Reg28_I 0 (add i32 (dread i32 %Reg28_I, constval i32 100))
@label59
LOC 1 118
  dassign %Reg31_I 0 (add i32 (dread i32 %Reg31_I, constval i32 1))
  goto @label56
@label60
LOC 1 123
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R122 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_I 0 (dread i32 %Reg28_I)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28I_29V (dread ref %Reg0_R122, dread i32 %Reg1_I) {}
LOC 1 124
  dassign %Reg0_I 0 (constval i32 2)
  dassign %Reg0_R131 0 (gcmallocjarray ref <[] <* <[] f64>>> (dread i32 %Reg0_I))
  dassign %Reg1_I 0 (constval i32 0)
  dassign %Reg2_I 0 (constval i32 2)
  dassign %Reg2_R132 0 (gcmallocjarray ref <[] f64> (dread i32 %Reg2_I))
  dassign %Reg3_I 0 (constval i32 0)
  dassign %Reg4_D 0 (constval f64 2)
  iassign <* f64> 0 (
    array 1 ptr <* <[] f64>> (dread ref %Reg2_R132, dread i32 %Reg3_I), 
    dread f64 %Reg4_D)
  dassign %Reg3_I 0 (constval i32 1)
  dassign %Reg4_D 0 (constval f64 1)
  iassign <* f64> 0 (
    array 1 ptr <* <[] f64>> (dread ref %Reg2_R132, dread i32 %Reg3_I), 
    dread f64 %Reg4_D)
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R131, dread i32 %Reg1_I), 
    dread ref %Reg2_R132)
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg2_I 0 (constval i32 2)
  dassign %Reg2_R132 0 (gcmallocjarray ref <[] f64> (dread i32 %Reg2_I))
  dassign %Reg3_I 0 (constval i32 0)
  dassign %Reg4_D 0 (constval f64 1)
  iassign <* f64> 0 (
    array 1 ptr <* <[] f64>> (dread ref %Reg2_R132, dread i32 %Reg3_I), 
    dread f64 %Reg4_D)
  dassign %Reg3_I 0 (constval i32 1)
  dassign %Reg4_D 0 (constval f64 3)
  iassign <* f64> 0 (
    array 1 ptr <* <[] f64>> (dread ref %Reg2_R132, dread i32 %Reg3_I), 
    dread f64 %Reg4_D)
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R131, dread i32 %Reg1_I), 
    dread ref %Reg2_R132)
  dassign %Reg29_R131 0 (dread ref %Reg0_R131)
LOC 1 125
  dassign %Reg0_R131 0 (dread ref %Reg29_R131)
  dassign %Reg1_I 0 (constval i32 0)
  dassign %Reg0_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg0_R131, dread i32 %Reg1_I)))
  dassign %Reg1_I 0 (constval i32 0)
  dassign %Reg0_D 0 (iread f64 <* f64> 0 (array 1 ptr <* <[] f64>> (dread ref %Reg0_R113, dread i32 %Reg1_I)))
  dassign %Reg1_R131 0 (dread ref %Reg29_R131)
  dassign %Reg2_I 0 (constval i32 1)
  dassign %Reg1_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg1_R131, dread i32 %Reg2_I)))
  dassign %Reg2_I 0 (constval i32 1)
  dassign %Reg1_D 0 (iread f64 <* f64> 0 (array 1 ptr <* <[] f64>> (dread ref %Reg1_R113, dread i32 %Reg2_I)))
  dassign %Reg0_D 0 (mul f64 (dread f64 %Reg0_D, dread f64 %Reg1_D))
  dassign %Reg1_R131 0 (dread ref %Reg29_R131)
  dassign %Reg2_I 0 (constval i32 0)
  dassign %Reg1_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg1_R131, dread i32 %Reg2_I)))
  dassign %Reg2_I 0 (constval i32 1)
  dassign %Reg1_D 0 (iread f64 <* f64> 0 (array 1 ptr <* <[] f64>> (dread ref %Reg1_R113, dread i32 %Reg2_I)))
  dassign %Reg2_R131 0 (dread ref %Reg29_R131)
  dassign %Reg3_I 0 (constval i32 1)
  dassign %Reg2_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg2_R131, dread i32 %Reg3_I)))
  dassign %Reg3_I 0 (constval i32 0)
  dassign %Reg2_D 0 (iread f64 <* f64> 0 (array 1 ptr <* <[] f64>> (dread ref %Reg2_R113, dread i32 %Reg3_I)))
  dassign %Reg1_D 0 (mul f64 (dread f64 %Reg1_D, dread f64 %Reg2_D))
  dassign %Reg0_D 0 (sub f64 (dread f64 %Reg0_D, dread f64 %Reg1_D))
  dassign %Reg30_D 0 (dread f64 %Reg0_D)
LOC 1 126
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R122 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_D 0 (dread f64 %Reg30_D)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28D_29V (dread ref %Reg0_R122, dread f64 %Reg1_D) {}
LOC 1 127
  dassign %Reg0_I 0 (constval i32 2)
  dassign %Reg0_R133 0 (gcmallocjarray ref <[] <* <[] i8>>> (dread i32 %Reg0_I))
  dassign %Reg1_I 0 (constval i32 0)
  dassign %Reg2_I 0 (constval i32 2)
  dassign %Reg2_R134 0 (gcmallocjarray ref <[] i8> (dread i32 %Reg2_I))
  dassign %Reg3_I 0 (constval i32 0)
  dassign %Reg4_I 0 (constval i32 1)
  iassign <* i8> 0 (
    array 1 ptr <* <[] i8>> (dread ref %Reg2_R134, dread i32 %Reg3_I), 
    cvt i8 i32 (dread i32 %Reg4_I))
  dassign %Reg3_I 0 (constval i32 1)
  dassign %Reg4_I 0 (constval i32 -1)
  iassign <* i8> 0 (
    array 1 ptr <* <[] i8>> (dread ref %Reg2_R134, dread i32 %Reg3_I), 
    cvt i8 i32 (dread i32 %Reg4_I))
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R133, dread i32 %Reg1_I), 
    dread ref %Reg2_R134)
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg2_I 0 (constval i32 2)
  dassign %Reg2_R134 0 (gcmallocjarray ref <[] i8> (dread i32 %Reg2_I))
  dassign %Reg3_I 0 (constval i32 0)
  dassign %Reg4_I 0 (constval i32 127)
  iassign <* i8> 0 (
    array 1 ptr <* <[] i8>> (dread ref %Reg2_R134, dread i32 %Reg3_I), 
    cvt i8 i32 (dread i32 %Reg4_I))
  dassign %Reg3_I 0 (constval i32 1)
  dassign %Reg4_I 0 (constval i32 -128)
  iassign <* i8> 0 (
    array 1 ptr <* <[] i8>> (dread ref %Reg2_R134, dread i32 %Reg3_I), 
    cvt i8 i32 (dread i32 %Reg4_I))
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R133, dread i32 %Reg1_I), 
    dread ref %Reg2_R134)
  dassign %Reg32_R133 0 (dread ref %Reg0_R133)
LOC 1 128
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg33_I 0 (dread i32 %Reg0_I)
LOC 1 129
  dassign %Reg0_R133 0 (dread ref %Reg32_R133)
  dassign %Reg34_R133 0 (dread ref %Reg0_R133)
  dassign %Reg34_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg34_R133))
  dassign %Reg0_R113 0 (dread ref %Reg34_R113)
  dassign %Reg0_I 0 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %Reg0_R113))
  dassign %Reg35_I 0 (dread i32 %Reg0_I)
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg36_I 0 (dread i32 %Reg0_I)
@label61
  dassign %Reg0_I 0 (dread i32 %Reg36_I)
  dassign %Reg1_I 0 (dread i32 %Reg35_I)
  brtrue @label64 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg34_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg34_R133))
  dassign %Reg0_R113 0 (dread ref %Reg34_R113)
  dassign %Reg1_I 0 (dread i32 %Reg36_I)
  dassign %Reg0_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg0_R113, dread i32 %Reg1_I)))
  dassign %Reg37_R113 0 (dread ref %Reg0_R113)
  dassign %Reg37_R134 0 (retype ref <* <[] i8>> (dread ref %Reg37_R113))
  dassign %Reg0_R134 0 (dread ref %Reg37_R134)
  dassign %Reg38_R134 0 (dread ref %Reg0_R134)
  dassign %Reg38_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg38_R134))
  dassign %Reg0_R113 0 (dread ref %Reg38_R113)
  dassign %Reg0_I 0 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %Reg0_R113))
  dassign %Reg39_I 0 (dread i32 %Reg0_I)
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg40_I 0 (dread i32 %Reg0_I)
@label62
  dassign %Reg0_I 0 (dread i32 %Reg40_I)
  dassign %Reg1_I 0 (dread i32 %Reg39_I)
  brtrue @label63 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg38_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg38_R134))
  dassign %Reg0_R113 0 (dread ref %Reg38_R113)
  dassign %Reg1_I 0 (dread i32 %Reg40_I)
  dassign %Reg0_I 0 (sext i32 8 (iread i8 <* i8> 0 (array 1 ptr <* <[] i8>> (dread ref %Reg0_R113, dread i32 %Reg1_I))))
  dassign %Reg41_I 0 (dread i32 %Reg0_I)
  dassign %Reg0_I 0 (dread i32 %Reg33_I)
  dassign %Reg1_I 0 (constval i32 7)
  dassign %Reg0_I 0 (mul i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_I 0 (dread i32 %Reg41_I)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg33_I 0 (dread i32 %Reg0_I)
  dassign %Reg40_I 0 (add i32 (dread i32 %Reg40_I, constval i32 1))
  goto @label62
@label63
  dassign %Reg36_I 0 (add i32 (dread i32 %Reg36_I, constval i32 1))
  goto @label61
@label64
LOC 1 130
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R122 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_I 0 (dread i32 %Reg33_I)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28I_29V (dread ref %Reg0_R122, dread i32 %Reg1_I) {}
LOC 1 131
  return ()
}
