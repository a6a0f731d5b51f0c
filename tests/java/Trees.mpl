flavor 1
srclang 3
id 65535
numfuncs 18
import "library.mplt"
import "Trees.mplt"
entryfunc &LTrees_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V
fileinfo {
  @INFO_filename "Trees.class",
  @INFO_filename "Trees$Avl$N.class",
  @INFO_filename "Trees$Avl.class",
  @INFO_filename "Trees$Node.class"}
srcfileinfo {
  1 "Trees.java"}
javaclass $LTrees_3B <$LTrees_3B> public
javaclass $LTrees_24Avl_24N_3B <$LTrees_24Avl_24N_3B> final
javaclass $LTrees_24Avl_3B <$LTrees_24Avl_3B>
javaclass $LTrees_24Node_3B <$LTrees_24Node_3B>
func &LTrees_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$LTrees_3B>>) void
func &LTrees_3B_7Cadd_7C_28I_29Z virtual (var %_this <* <$LTrees_3B>>, var %Reg7_I i32) u1
func &LTrees_3B_7Cremove_7C_28I_29Z virtual (var %_this <* <$LTrees_3B>>, var %Reg9_I i32) u1
func &LTrees_3B_7Cheight_7C_28LTrees_24Node_3B_29I static (var %Reg4_R114 <* <$LTrees_24Node_3B>>) i32
func &LTrees_3B_7Csum_7C_28LTrees_24Node_3B_29J static (var %Reg8_R114 <* <$LTrees_24Node_3B>>) i64
func &LTrees_3B_7Ccheck_7C_28LTrees_24Node_3BII_29Z static (var %Reg4_R114 <* <$LTrees_24Node_3B>>, var %Reg5_I i32, var %Reg6_I i32) u1
func &LTrees_3B_7Cinorder_7C_28LTrees_24Node_3BLjava_2Flang_2FStringBuilder_3B_29V static (var %Reg2_R114 <* <$LTrees_24Node_3B>>, var %Reg3_R115 <* <$Ljava_2Flang_2FStringBuilder_3B>>) void
func &LTrees_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V public static (var %Reg14_R116 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>) void
func &LTrees_24Avl_24N_3B_7C_3Cinit_3E_7C_28I_29V constructor (var %_this <* <$LTrees_24Avl_24N_3B>>, var %Reg3_I i32) void
func &LTrees_24Avl_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LTrees_24Avl_3B>>) void
func &LTrees_24Avl_3B_7Ch_7C_28LTrees_24Avl_24N_3B_29I static (var %Reg2_R119 <* <$LTrees_24Avl_24N_3B>>) i32
func &LTrees_24Avl_3B_7Cfix_7C_28LTrees_24Avl_24N_3B_29LTrees_24Avl_24N_3B static (var %Reg4_R119 <* <$LTrees_24Avl_24N_3B>>) <* <$LTrees_24Avl_24N_3B>>
func &LTrees_24Avl_3B_7Crr_7C_28LTrees_24Avl_24N_3B_29LTrees_24Avl_24N_3B static (var %Reg3_R119 <* <$LTrees_24Avl_24N_3B>>) <* <$LTrees_24Avl_24N_3B>>
func &LTrees_24Avl_3B_7Crl_7C_28LTrees_24Avl_24N_3B_29LTrees_24Avl_24N_3B static (var %Reg3_R119 <* <$LTrees_24Avl_24N_3B>>) <* <$LTrees_24Avl_24N_3B>>
func &LTrees_24Avl_3B_7Cbal_7C_28LTrees_24Avl_24N_3B_29LTrees_24Avl_24N_3B static (var %Reg3_R119 <* <$LTrees_24Avl_24N_3B>>) <* <$LTrees_24Avl_24N_3B>>
func &LTrees_24Avl_3B_7Cput_7C_28LTrees_24Avl_24N_3BI_29LTrees_24Avl_24N_3B static (var %Reg3_R119 <* <$LTrees_24Avl_24N_3B>>, var %Reg4_I i32) <* <$LTrees_24Avl_24N_3B>>
func &LTrees_24Avl_3B_7Ccount_7C_28LTrees_24Avl_24N_3B_29I static (var %Reg3_R119 <* <$LTrees_24Avl_24N_3B>>) i32
func &LTrees_24Node_3B_7C_3Cinit_3E_7C_28ILTrees_24Node_3B_29V constructor (var %_this <* <$LTrees_24Node_3B>>, var %Reg3_I i32, var %Reg4_R114 <* <$LTrees_24Node_3B>>) void
var $_C_STR_2000 fstatic <[3] u64> readonly = [0, 0x300000000, 0x2000000020]
var $_C_STR_ fstatic <[3] u64> readonly = [0, 0x100000000, 0]
var $Ljava_2Flang_2FSystem_3B_7Cout extern <* <$Ljava_2Fio_2FPrintStream_3B>>
func &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FObject_3B>>) void
func &Ljava_2Flang_2FMath_3B_7Cmax_7C_28II_29I public static (var %Reg0_I i32, var %Reg1_I i32) i32
func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg1_I i32) <* <$Ljava_2Flang_2FStringBuilder_3B>>
func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28C_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg1_C u16) <* <$Ljava_2Flang_2FStringBuilder_3B>>
func &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>) void
func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg1_R118 <* <$Ljava_2Flang_2FString_3B>>) <* <$Ljava_2Flang_2FStringBuilder_3B>>
func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28J_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg1_J i64) <* <$Ljava_2Flang_2FStringBuilder_3B>>
func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Z_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg1_Z u1) <* <$Ljava_2Flang_2FStringBuilder_3B>>
func &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V public virtual (var %_this <* <$Ljava_2Fio_2FPrintStream_3B>>, var %Reg1_R118 <* <$Ljava_2Flang_2FString_3B>>) void
func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>) <* <$Ljava_2Flang_2FStringBuilder_3B>>
var $__cinf_Ljava_2Flang_2FString_3B <$__class_meta__>
func &MCC_GetOrInsertLiteral () <* <$Ljava_2Flang_2FString_3B>>
func &LTrees_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$LTrees_3B>>) void {
  funcid 1
  var %Reg1_R112 <* <$LTrees_3B>>
  var %Reg0_R112 <* <$LTrees_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>

  dassign %Reg1_R112 0 (dread ref %_this)
LOC 1 1
  dassign %Reg0_R112 0 (dread ref %Reg1_R112)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R112))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
  return ()
}
func &LTrees_3B_7Cadd_7C_28I_29Z virtual (var %_this <* <$LTrees_3B>>, var %Reg7_I i32) u1 {
  funcid 2
  var %Reg6_R112 <* <$LTrees_3B>>
  var %Reg0_R112 <* <$LTrees_3B>>
  var %Reg0_R114 <* <$LTrees_24Node_3B>>
  var %Reg1_R114 <* <$LTrees_24Node_3B>>
  var %Reg2_I i32
  var %Reg3_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg3_R114 <* <$LTrees_24Node_3B>>
  var %Reg1_I i32
  var %Reg0_I i32
  var %Reg5_R114 <* <$LTrees_24Node_3B>>

ALIAS %k %Reg7_I i32
ALIAS %n %Reg5_R114 <* <$LTrees_24Node_3B>>
  dassign %Reg6_R112 0 (dread ref %_this)
LOC 1 15
  dassign %Reg0_R112 0 (dread ref %Reg6_R112)
  dassign %Reg0_R114 0 (iread ref <* <$LTrees_3B>> 2 (dread ref %Reg0_R112))
  brtrue @label0 (ne i32 ref (dread ref %Reg0_R114, constval ref 0))
LOC 1 16
  dassign %Reg0_R112 0 (dread ref %Reg6_R112)
  intrinsiccallwithtype <$LTrees_24Node_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R114 0 (gcmalloc ref <$LTrees_24Node_3B>)
  dassign %Reg2_I 0 (dread i32 %Reg7_I)
  dassign %Reg3_R113 0 (constval ref 0)
  dassign %Reg3_R114 0 (retype ref <* <$LTrees_24Node_3B>> (dread ref %Reg3_R113))
  callassigned &LTrees_24Node_3B_7C_3Cinit_3E_7C_28ILTrees_24Node_3B_29V (dread ref %Reg1_R114, dread i32 %Reg2_I, dread ref %Reg3_R114) {}
  iassign <* <$LTrees_3B>> 2 (dread ref %Reg0_R112, dread ref %Reg1_R114)
LOC 1 17
  dassign %Reg0_R112 0 (dread ref %Reg6_R112)
  dassign %Reg1_I 0 (iread i32 <* <$LTrees_3B>> 3 (dread ref %Reg0_R112))
  dassign %Reg2_I 0 (constval i32 1)
  dassign %Reg1_I 0 (add i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  iassign <* <$LTrees_3B>> 3 (dread ref %Reg0_R112, dread i32 %Reg1_I)
LOC 1 18
  dassign %Reg0_I 0 (constval i32 1)
  return (dread i32 %Reg0_I)
@label0
LOC 1 20
  dassign %Reg0_R112 0 (dread ref %Reg6_R112)
  dassign %Reg0_R114 0 (iread ref <* <$LTrees_3B>> 2 (dread ref %Reg0_R112))
  dassign %Reg5_R114 0 (dread ref %Reg0_R114)
@label1
LOC 1 22
  dassign %Reg0_I 0 (dread i32 %Reg7_I)
  dassign %Reg1_R114 0 (dread ref %Reg5_R114)
  dassign %Reg1_I 0 (iread i32 <* <$LTrees_24Node_3B>> 5 (dread ref %Reg1_R114))
  brtrue @label2 (ne i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg0_I 0 (constval i32 0)
  return (dread i32 %Reg0_I)
@label2
LOC 1 23
  dassign %Reg0_I 0 (dread i32 %Reg7_I)
  dassign %Reg1_R114 0 (dread ref %Reg5_R114)
  dassign %Reg1_I 0 (iread i32 <* <$LTrees_24Node_3B>> 5 (dread ref %Reg1_R114))
  brtrue @label4 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
LOC 1 24
  dassign %Reg0_R114 0 (dread ref %Reg5_R114)
  dassign %Reg0_R114 0 (iread ref <* <$LTrees_24Node_3B>> 2 (dread ref %Reg0_R114))
  brtrue @label3 (ne i32 ref (dread ref %Reg0_R114, constval ref 0))
LOC 1 25
  dassign %Reg0_R114 0 (dread ref %Reg5_R114)
  intrinsiccallwithtype <$LTrees_24Node_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R114 0 (gcmalloc ref <$LTrees_24Node_3B>)
  dassign %Reg2_I 0 (dread i32 %Reg7_I)
  dassign %Reg3_R114 0 (dread ref %Reg5_R114)
  callassigned &LTrees_24Node_3B_7C_3Cinit_3E_7C_28ILTrees_24Node_3B_29V (dread ref %Reg1_R114, dread i32 %Reg2_I, dread ref %Reg3_R114) {}
  iassign <* <$LTrees_24Node_3B>> 2 (dread ref %Reg0_R114, dread ref %Reg1_R114)
LOC 1 26
  goto @label6
@label3
LOC 1 28
  dassign %Reg0_R114 0 (dread ref %Reg5_R114)
  dassign %Reg0_R114 0 (iread ref <* <$LTrees_24Node_3B>> 2 (dread ref %Reg0_R114))
  dassign %Reg5_R114 0 (dread ref %Reg0_R114)
  goto @label1
@label4
LOC 1 30
  dassign %Reg0_R114 0 (dread ref %Reg5_R114)
  dassign %Reg0_R114 0 (iread ref <* <$LTrees_24Node_3B>> 3 (dread ref %Reg0_R114))
  brtrue @label5 (ne i32 ref (dread ref %Reg0_R114, constval ref 0))
LOC 1 31
  dassign %Reg0_R114 0 (dread ref %Reg5_R114)
  intrinsiccallwithtype <$LTrees_24Node_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R114 0 (gcmalloc ref <$LTrees_24Node_3B>)
  dassign %Reg2_I 0 (dread i32 %Reg7_I)
  dassign %Reg3_R114 0 (dread ref %Reg5_R114)
  callassigned &LTrees_24Node_3B_7C_3Cinit_3E_7C_28ILTrees_24Node_3B_29V (dread ref %Reg1_R114, dread i32 %Reg2_I, dread ref %Reg3_R114) {}
  iassign <* <$LTrees_24Node_3B>> 3 (dread ref %Reg0_R114, dread ref %Reg1_R114)
LOC 1 32
  goto @label6
@label5
LOC 1 34
  dassign %Reg0_R114 0 (dread ref %Reg5_R114)
  dassign %Reg0_R114 0 (iread ref <* <$LTrees_24Node_3B>> 3 (dread ref %Reg0_R114))
  dassign %Reg5_R114 0 (dread ref %Reg0_R114)
  goto @label1
@label6
LOC 1 37
  dassign %Reg0_R112 0 (dread ref %Reg6_R112)
  dassign %Reg1_I 0 (iread i32 <* <$LTrees_3B>> 3 (dread ref %Reg0_R112))
  dassign %Reg2_I 0 (constval i32 1)
  dassign %Reg1_I 0 (add i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  iassign <* <$LTrees_3B>> 3 (dread ref %Reg0_R112, dread i32 %Reg1_I)
LOC 1 38
  dassign %Reg0_I 0 (constval i32 1)
  return (dread i32 %Reg0_I)
}
func &LTrees_3B_7Cremove_7C_28I_29Z virtual (var %_this <* <$LTrees_3B>>, var %Reg9_I i32) u1 {
  funcid 3
  var %Reg8_R112 <* <$LTrees_3B>>
  var %Reg0_R112 <* <$LTrees_3B>>
  var %Reg0_R114 <* <$LTrees_24Node_3B>>
  var %Reg6_R114 <* <$LTrees_24Node_3B>>
  var %Reg0_I i32
  var %Reg1_I i32
  var %Reg1_R114 <* <$LTrees_24Node_3B>>
  var %Reg5_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg6_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg7_R114 <* <$LTrees_24Node_3B>>
  var %Reg7_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg2_R114 <* <$LTrees_24Node_3B>>
  var %Reg3_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg3_R114 <* <$LTrees_24Node_3B>>
  var %Reg2_I i32

ALIAS %s %Reg7_R114 <* <$LTrees_24Node_3B>>
ALIAS %k %Reg9_I i32
ALIAS %n %Reg6_R114 <* <$LTrees_24Node_3B>>
ALIAS %c %Reg7_R114 <* <$LTrees_24Node_3B>>
  dassign %Reg8_R112 0 (dread ref %_this)
LOC 1 42
  dassign %Reg0_R112 0 (dread ref %Reg8_R112)
  dassign %Reg0_R114 0 (iread ref <* <$LTrees_3B>> 2 (dread ref %Reg0_R112))
  dassign %Reg6_R114 0 (dread ref %Reg0_R114)
@label7
LOC 1 43
  dassign %Reg0_R114 0 (dread ref %Reg6_R114)
  brtrue @label10 (eq i32 ref (dread ref %Reg0_R114, constval ref 0))
  dassign %Reg0_R114 0 (dread ref %Reg6_R114)
  dassign %Reg0_I 0 (iread i32 <* <$LTrees_24Node_3B>> 5 (dread ref %Reg0_R114))
  dassign %Reg1_I 0 (dread i32 %Reg9_I)
  brtrue @label10 (eq i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg0_I 0 (dread i32 %Reg9_I)
  dassign %Reg1_R114 0 (dread ref %Reg6_R114)
  dassign %Reg1_I 0 (iread i32 <* <$LTrees_24Node_3B>> 5 (dread ref %Reg1_R114))
  brtrue @label8 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg0_R114 0 (dread ref %Reg6_R114)
  dassign %Reg0_R114 0 (iread ref <* <$LTrees_24Node_3B>> 2 (dread ref %Reg0_R114))
  dassign %Reg5_R113 0 (dread ref %Reg0_R114)
  goto @label9
@label8
  dassign %Reg0_R114 0 (dread ref %Reg6_R114)
  dassign %Reg0_R114 0 (iread ref <* <$LTrees_24Node_3B>> 3 (dread ref %Reg0_R114))
  dassign %Reg5_R113 0 (dread ref %Reg0_R114)
@label9
  dassign %Reg0_R113 0 (dread ref %Reg5_R113)
  dassign %Reg6_R113 0 (dread ref %Reg0_R113)
  dassign %Reg6_R114 0 (retype ref <* <$LTrees_24Node_3B>> (dread ref %Reg6_R113))
  goto @label7
@label10
LOC 1 44
  dassign %Reg0_R114 0 (dread ref %Reg6_R114)
  brtrue @label11 (ne i32 ref (dread ref %Reg0_R114, constval ref 0))
  dassign %Reg0_I 0 (constval i32 0)
  return (dread i32 %Reg0_I)
@label11
LOC 1 45
  dassign %Reg0_R114 0 (dread ref %Reg6_R114)
  dassign %Reg0_R114 0 (iread ref <* <$LTrees_24Node_3B>> 2 (dread ref %Reg0_R114))
  brtrue @label14 (eq i32 ref (dread ref %Reg0_R114, constval ref 0))
  dassign %Reg0_R114 0 (dread ref %Reg6_R114)
  dassign %Reg0_R114 0 (iread ref <* <$LTrees_24Node_3B>> 3 (dread ref %Reg0_R114))
  brtrue @label14 (eq i32 ref (dread ref %Reg0_R114, constval ref 0))
LOC 1 46
  dassign %Reg0_R114 0 (dread ref %Reg6_R114)
  dassign %Reg0_R114 0 (iread ref <* <$LTrees_24Node_3B>> 3 (dread ref %Reg0_R114))
  dassign %Reg7_R114 0 (dread ref %Reg0_R114)
@label12
LOC 1 47
  dassign %Reg0_R114 0 (dread ref %Reg7_R114)
  dassign %Reg0_R114 0 (iread ref <* <$LTrees_24Node_3B>> 2 (dread ref %Reg0_R114))
  brtrue @label13 (eq i32 ref (dread ref %Reg0_R114, constval ref 0))
  dassign %Reg0_R114 0 (dread ref %Reg7_R114)
  dassign %Reg0_R114 0 (iread ref <* <$LTrees_24Node_3B>> 2 (dread ref %Reg0_R114))
  dassign %Reg7_R114 0 (dread ref %Reg0_R114)
  goto @label12
@label13
LOC 1 48
  dassign %Reg0_R114 0 (dread ref %Reg6_R114)
  dassign %Reg1_R114 0 (dread ref %Reg7_R114)
  dassign %Reg1_I 0 (iread i32 <* <$LTrees_24Node_3B>> 5 (dread ref %Reg1_R114))
  iassign <* <$LTrees_24Node_3B>> 5 (dread ref %Reg0_R114, dread i32 %Reg1_I)
LOC 1 49
  dassign %Reg0_R114 0 (dread ref %Reg7_R114)
  dassign %Reg6_R114 0 (dread ref %Reg0_R114)
@label14
LOC 1 51
  dassign %Reg0_R114 0 (dread ref %Reg6_R114)
  dassign %Reg0_R114 0 (iread ref <* <$LTrees_24Node_3B>> 2 (dread ref %Reg0_R114))
  brtrue @label15 (eq i32 ref (dread ref %Reg0_R114, constval ref 0))
  dassign %Reg0_R114 0 (dread ref %Reg6_R114)
  dassign %Reg0_R114 0 (iread ref <* <$LTrees_24Node_3B>> 2 (dread ref %Reg0_R114))
  dassign %Reg5_R113 0 (dread ref %Reg0_R114)
  goto @label16
@label15
  dassign %Reg0_R114 0 (dread ref %Reg6_R114)
  dassign %Reg0_R114 0 (iread ref <* <$LTrees_24Node_3B>> 3 (dread ref %Reg0_R114))
  dassign %Reg5_R113 0 (dread ref %Reg0_R114)
@label16
  dassign %Reg0_R113 0 (dread ref %Reg5_R113)
  dassign %Reg7_R113 0 (dread ref %Reg0_R113)
LOC 1 52
  dassign %Reg7_R114 0 (retype ref <* <$LTrees_24Node_3B>> (dread ref %Reg7_R113))
  dassign %Reg0_R114 0 (dread ref %Reg7_R114)
  brtrue @label17 (eq i32 ref (dread ref %Reg0_R114, constval ref 0))
  dassign %Reg7_R114 0 (retype ref <* <$LTrees_24Node_3B>> (dread ref %Reg7_R113))
  dassign %Reg0_R114 0 (dread ref %Reg7_R114)
  dassign %Reg1_R114 0 (dread ref %Reg6_R114)
  dassign %Reg1_R114 0 (iread ref <* <$LTrees_24Node_3B>> 4 (dread ref %Reg1_R114))
  iassign <* <$LTrees_24Node_3B>> 4 (dread ref %Reg0_R114, dread ref %Reg1_R114)
@label17
LOC 1 53
  dassign %Reg0_R114 0 (dread ref %Reg6_R114)
  dassign %Reg0_R114 0 (iread ref <* <$LTrees_24Node_3B>> 4 (dread ref %Reg0_R114))
  brtrue @label18 (ne i32 ref (dread ref %Reg0_R114, constval ref 0))
  dassign %Reg0_R112 0 (dread ref %Reg8_R112)
  dassign %Reg7_R114 0 (retype ref <* <$LTrees_24Node_3B>> (dread ref %Reg7_R113))
  dassign %Reg1_R114 0 (dread ref %Reg7_R114)
  iassign <* <$LTrees_3B>> 2 (dread ref %Reg0_R112, dread ref %Reg1_R114)
  goto @label20
@label18
LOC 1 54
  dassign %Reg0_R114 0 (dread ref %Reg6_R114)
  dassign %Reg0_R114 0 (iread ref <* <$LTrees_24Node_3B>> 4 (dread ref %Reg0_R114))
  dassign %Reg0_R114 0 (iread ref <* <$LTrees_24Node_3B>> 2 (dread ref %Reg0_R114))
  dassign %Reg1_R114 0 (dread ref %Reg6_R114)
  brtrue @label19 (ne i32 ref (dread ref %Reg0_R114, dread ref %Reg1_R114))
  dassign %Reg0_R114 0 (dread ref %Reg6_R114)
  dassign %Reg0_R114 0 (iread ref <* <$LTrees_24Node_3B>> 4 (dread ref %Reg0_R114))
  dassign %Reg7_R114 0 (retype ref <* <$LTrees_24Node_3B>> (dread ref %Reg7_R113))
  dassign %Reg1_R114 0 (dread ref %Reg7_R114)
  iassign <* <$LTrees_24Node_3B>> 2 (dread ref %Reg0_R114, dread ref %Reg1_R114)
  goto @label20
@label19
LOC 1 55
  dassign %Reg0_R114 0 (dread ref %Reg6_R114)
  dassign %Reg0_R114 0 (iread ref <* <$LTrees_24Node_3B>> 4 (dread ref %Reg0_R114))
  dassign %Reg7_R114 0 (retype ref <* <$LTrees_24Node_3B>> (dread ref %Reg7_R113))
  dassign %Reg1_R114 0 (dread ref %Reg7_R114)
  iassign <* <$LTrees_24Node_3B>> 3 (dread ref %Reg0_R114, dread ref %Reg1_R114)
@label20
LOC 1 56
  dassign %Reg0_R114 0 (dread ref %Reg6_R114)
  dassign %Reg1_R114 0 (dread ref %Reg6_R114)
  dassign %Reg2_R114 0 (dread ref %Reg6_R114)
  dassign %Reg3_R113 0 (constval ref 0)
  dassign %Reg3_R114 0 (retype ref <* <$LTrees_24Node_3B>> (dread ref %Reg3_R113))
  iassign <* <$LTrees_24Node_3B>> 3 (dread ref %Reg2_R114, dread ref %Reg3_R114)
  dassign %Reg3_R114 0 (retype ref <* <$LTrees_24Node_3B>> (dread ref %Reg3_R113))
  iassign <* <$LTrees_24Node_3B>> 2 (dread ref %Reg1_R114, dread ref %Reg3_R114)
  dassign %Reg3_R114 0 (retype ref <* <$LTrees_24Node_3B>> (dread ref %Reg3_R113))
  iassign <* <$LTrees_24Node_3B>> 4 (dread ref %Reg0_R114, dread ref %Reg3_R114)
LOC 1 57
  dassign %Reg0_R112 0 (dread ref %Reg8_R112)
  dassign %Reg1_I 0 (iread i32 <* <$LTrees_3B>> 3 (dread ref %Reg0_R112))
  dassign %Reg2_I 0 (constval i32 1)
  dassign %Reg1_I 0 (sub i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  iassign <* <$LTrees_3B>> 3 (dread ref %Reg0_R112, dread i32 %Reg1_I)
LOC 1 58
  dassign %Reg0_I 0 (constval i32 1)
  return (dread i32 %Reg0_I)
}
func &LTrees_3B_7Cheight_7C_28LTrees_24Node_3B_29I static (var %Reg4_R114 <* <$LTrees_24Node_3B>>) i32 {
  funcid 4
  var %Reg0_R114 <* <$LTrees_24Node_3B>>
  var %Reg0_I i32
  var %Reg3_I i32
  var %Reg1_R114 <* <$LTrees_24Node_3B>>
  var %Reg1_I i32
  var %Reg2_R114 <* <$LTrees_24Node_3B>>
  var %Reg2_I i32

ALIAS %n %Reg4_R114 <* <$LTrees_24Node_3B>>
  intrinsiccallwithtype <$LTrees_3B> JAVA_CLINIT_CHECK ()
LOC 1 62
  dassign %Reg0_R114 0 (dread ref %Reg4_R114)
  brtrue @label21 (ne i32 ref (dread ref %Reg0_R114, constval ref 0))
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg3_I 0 (dread i32 %Reg0_I)
  goto @label22
@label21
  dassign %Reg0_I 0 (constval i32 1)
  dassign %Reg1_R114 0 (dread ref %Reg4_R114)
  dassign %Reg1_R114 0 (iread ref <* <$LTrees_24Node_3B>> 2 (dread ref %Reg1_R114))
  intrinsiccallwithtype <$LTrees_3B> JAVA_CLINIT_CHECK ()
  callassigned &LTrees_3B_7Cheight_7C_28LTrees_24Node_3B_29I (dread ref %Reg1_R114) { dassign %Reg1_I 0 }
  dassign %Reg2_R114 0 (dread ref %Reg4_R114)
  dassign %Reg2_R114 0 (iread ref <* <$LTrees_24Node_3B>> 3 (dread ref %Reg2_R114))
  intrinsiccallwithtype <$LTrees_3B> JAVA_CLINIT_CHECK ()
  callassigned &LTrees_3B_7Cheight_7C_28LTrees_24Node_3B_29I (dread ref %Reg2_R114) { dassign %Reg2_I 0 }
  intrinsiccallwithtype <$Ljava_2Flang_2FMath_3B> JAVA_CLINIT_CHECK ()
  callassigned &Ljava_2Flang_2FMath_3B_7Cmax_7C_28II_29I (dread i32 %Reg1_I, dread i32 %Reg2_I) { dassign %Reg1_I 0 }
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg3_I 0 (dread i32 %Reg0_I)
@label22
  dassign %Reg0_I 0 (dread i32 %Reg3_I)
  return (dread i32 %Reg0_I)
}
func &LTrees_3B_7Csum_7C_28LTrees_24Node_3B_29J static (var %Reg8_R114 <* <$LTrees_24Node_3B>>) i64 {
  funcid 5
  var %Reg0_R114 <* <$LTrees_24Node_3B>>
  var %Reg0_J i64
  var %Reg6_J i64
  var %Reg1_J i64
  var %Reg1_R114 <* <$LTrees_24Node_3B>>
  var %Reg1_I i32
  var %Reg2_J i64

ALIAS %n %Reg8_R114 <* <$LTrees_24Node_3B>>
  intrinsiccallwithtype <$LTrees_3B> JAVA_CLINIT_CHECK ()
LOC 1 66
  dassign %Reg0_R114 0 (dread ref %Reg8_R114)
  brtrue @label23 (ne i32 ref (dread ref %Reg0_R114, constval ref 0))
  dassign %Reg0_J 0 (constval i64 0)
  dassign %Reg6_J 0 (dread i64 %Reg0_J)
  goto @label24
@label23
  dassign %Reg0_R114 0 (dread ref %Reg8_R114)
  dassign %Reg0_R114 0 (iread ref <* <$LTrees_24Node_3B>> 2 (dread ref %Reg0_R114))
  intrinsiccallwithtype <$LTrees_3B> JAVA_CLINIT_CHECK ()
  callassigned &LTrees_3B_7Csum_7C_28LTrees_24Node_3B_29J (dread ref %Reg0_R114) { dassign %Reg0_J 0 }
  dassign %Reg1_J 0 (constval i64 31)
  dassign %Reg0_J 0 (mul i64 (dread i64 %Reg0_J, dread i64 %Reg1_J))
  dassign %Reg1_R114 0 (dread ref %Reg8_R114)
  dassign %Reg1_I 0 (iread i32 <* <$LTrees_24Node_3B>> 5 (dread ref %Reg1_R114))
  dassign %Reg1_J 0 (cvt i64 i32 (dread i32 %Reg1_I))
  dassign %Reg0_J 0 (add i64 (dread i64 %Reg0_J, dread i64 %Reg1_J))
  dassign %Reg1_R114 0 (dread ref %Reg8_R114)
  dassign %Reg1_R114 0 (iread ref <* <$LTrees_24Node_3B>> 3 (dread ref %Reg1_R114))
  intrinsiccallwithtype <$LTrees_3B> JAVA_CLINIT_CHECK ()
  callassigned &LTrees_3B_7Csum_7C_28LTrees_24Node_3B_29J (dread ref %Reg1_R114) { dassign %Reg1_J 0 }
  dassign %Reg2_J 0 (constval i64 17)
  dassign %Reg1_J 0 (mul i64 (dread i64 %Reg1_J, dread i64 %Reg2_J))
  dassign %Reg0_J 0 (add i64 (dread i64 %Reg0_J, dread i64 %Reg1_J))
  dassign %Reg6_J 0 (dread i64 %Reg0_J)
@label24
  dassign %Reg0_J 0 (dread i64 %Reg6_J)
  return (dread i64 %Reg0_J)
}
func &LTrees_3B_7Ccheck_7C_28LTrees_24Node_3BII_29Z static (var %Reg4_R114 <* <$LTrees_24Node_3B>>, var %Reg5_I i32, var %Reg6_I i32) u1 {
  funcid 6
  var %Reg0_R114 <* <$LTrees_24Node_3B>>
  var %Reg0_I i32
  var %Reg1_I i32
  var %Reg1_R114 <* <$LTrees_24Node_3B>>
  var %Reg2_R114 <* <$LTrees_24Node_3B>>
  var %Reg2_I i32
  var %Reg0_Z u1
  var %Reg3_I i32

ALIAS %n %Reg4_R114 <* <$LTrees_24Node_3B>>
ALIAS %lo %Reg5_I i32
ALIAS %hi %Reg6_I i32
  intrinsiccallwithtype <$LTrees_3B> JAVA_CLINIT_CHECK ()
LOC 1 70
  dassign %Reg0_R114 0 (dread ref %Reg4_R114)
  brtrue @label27 (eq i32 ref (dread ref %Reg0_R114, constval ref 0))
  dassign %Reg0_R114 0 (dread ref %Reg4_R114)
  dassign %Reg0_I 0 (iread i32 <* <$LTrees_24Node_3B>> 5 (dread ref %Reg0_R114))
  dassign %Reg1_I 0 (dread i32 %Reg5_I)
  brtrue @label28 (le i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg0_R114 0 (dread ref %Reg4_R114)
  dassign %Reg0_I 0 (iread i32 <* <$LTrees_24Node_3B>> 5 (dread ref %Reg0_R114))
  dassign %Reg1_I 0 (dread i32 %Reg6_I)
  brtrue @label28 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg0_R114 0 (dread ref %Reg4_R114)
  dassign %Reg0_R114 0 (iread ref <* <$LTrees_24Node_3B>> 2 (dread ref %Reg0_R114))
  brtrue @label25 (eq i32 ref (dread ref %Reg0_R114, constval ref 0))
  dassign %Reg0_R114 0 (dread ref %Reg4_R114)
  dassign %Reg0_R114 0 (iread ref <* <$LTrees_24Node_3B>> 2 (dread ref %Reg0_R114))
  dassign %Reg0_R114 0 (iread ref <* <$LTrees_24Node_3B>> 4 (dread ref %Reg0_R114))
  dassign %Reg1_R114 0 (dread ref %Reg4_R114)
  brtrue @label28 (ne i32 ref (dread ref %Reg0_R114, dread ref %Reg1_R114))
@label25
  dassign %Reg0_R114 0 (dread ref %Reg4_R114)
  dassign %Reg0_R114 0 (iread ref <* <$LTrees_24Node_3B>> 3 (dread ref %Reg0_R114))
  brtrue @label26 (eq i32 ref (dread ref %Reg0_R114, constval ref 0))
  dassign %Reg0_R114 0 (dread ref %Reg4_R114)
  dassign %Reg0_R114 0 (iread ref <* <$LTrees_24Node_3B>> 3 (dread ref %Reg0_R114))
  dassign %Reg0_R114 0 (iread ref <* <$LTrees_24Node_3B>> 4 (dread ref %Reg0_R114))
  dassign %Reg1_R114 0 (dread ref %Reg4_R114)
  brtrue @label28 (ne i32 ref (dread ref %Reg0_R114, dread ref %Reg1_R114))
@label26
  dassign %Reg0_R114 0 (dread ref %Reg4_R114)
  dassign %Reg0_R114 0 (iread ref <* <$LTrees_24Node_3B>> 2 (dread ref %Reg0_R114))
  dassign %Reg1_I 0 (dread i32 %Reg5_I)
  dassign %Reg2_R114 0 (dread ref %Reg4_R114)
  dassign %Reg2_I 0 (iread i32 <* <$LTrees_24Node_3B>> 5 (dread ref %Reg2_R114))
LOC 1 71
  intrinsiccallwithtype <$LTrees_3B> JAVA_CLINIT_CHECK ()
  callassigned &LTrees_3B_7Ccheck_7C_28LTrees_24Node_3BII_29Z (dread ref %Reg0_R114, dread i32 %Reg1_I, dread i32 %Reg2_I) { dassign %Reg0_Z 0 }
  brtrue @label28 (eq i32 i32 (
    cvt i32 u1 (dread u1 %Reg0_Z),
    constval i32 0))
  dassign %Reg0_R114 0 (dread ref %Reg4_R114)
  dassign %Reg0_R114 0 (iread ref <* <$LTrees_24Node_3B>> 3 (dread ref %Reg0_R114))
  dassign %Reg1_R114 0 (dread ref %Reg4_R114)
  dassign %Reg1_I 0 (iread i32 <* <$LTrees_24Node_3B>> 5 (dread ref %Reg1_R114))
  dassign %Reg2_I 0 (dread i32 %Reg6_I)
  intrinsiccallwithtype <$LTrees_3B> JAVA_CLINIT_CHECK ()
  callassigned &LTrees_3B_7Ccheck_7C_28LTrees_24Node_3BII_29Z (dread ref %Reg0_R114, dread i32 %Reg1_I, dread i32 %Reg2_I) { dassign %Reg0_Z 0 }
  brtrue @label28 (eq i32 i32 (
    cvt i32 u1 (dread u1 %Reg0_Z),
    constval i32 0))
@label27
  dassign %Reg0_I 0 (constval i32 1)
  dassign %Reg3_I 0 (dread i32 %Reg0_I)
  goto @label29
@label28
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg3_I 0 (dread i32 %Reg0_I)
@label29
  dassign %Reg0_I 0 (dread i32 %Reg3_I)
LOC 1 70
  return (dread i32 %Reg0_I)
}
func &LTrees_3B_7Cinorder_7C_28LTrees_24Node_3BLjava_2Flang_2FStringBuilder_3B_29V static (var %Reg2_R114 <* <$LTrees_24Node_3B>>, var %Reg3_R115 <* <$Ljava_2Flang_2FStringBuilder_3B>>) void {
  funcid 7
  var %Reg0_R114 <* <$LTrees_24Node_3B>>
  var %Reg1_R115 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg0_R115 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg1_R114 <* <$LTrees_24Node_3B>>
  var %Reg1_I i32
  var %Reg1_C u16

ALIAS %n %Reg2_R114 <* <$LTrees_24Node_3B>>
ALIAS %s %Reg3_R115 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  intrinsiccallwithtype <$LTrees_3B> JAVA_CLINIT_CHECK ()
LOC 1 75
  dassign %Reg0_R114 0 (dread ref %Reg2_R114)
  brtrue @label30 (ne i32 ref (dread ref %Reg0_R114, constval ref 0))
  return ()
@label30
LOC 1 76
  dassign %Reg0_R114 0 (dread ref %Reg2_R114)
  dassign %Reg0_R114 0 (iread ref <* <$LTrees_24Node_3B>> 2 (dread ref %Reg0_R114))
  dassign %Reg1_R115 0 (dread ref %Reg3_R115)
  intrinsiccallwithtype <$LTrees_3B> JAVA_CLINIT_CHECK ()
  callassigned &LTrees_3B_7Cinorder_7C_28LTrees_24Node_3BLjava_2Flang_2FStringBuilder_3B_29V (dread ref %Reg0_R114, dread ref %Reg1_R115) {}
LOC 1 77
  dassign %Reg0_R115 0 (dread ref %Reg3_R115)
  dassign %Reg1_R114 0 (dread ref %Reg2_R114)
  dassign %Reg1_I 0 (iread i32 <* <$LTrees_24Node_3B>> 5 (dread ref %Reg1_R114))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R115, dread i32 %Reg1_I) { dassign %Reg0_R115 0 }
  dassign %Reg1_I 0 (constval i32 32)
  dassign %Reg1_C 0 (cvt u16 i32 (dread i32 %Reg1_I))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28C_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R115, dread u16 %Reg1_C) { dassign %Reg0_R115 0 }
LOC 1 78
  dassign %Reg0_R114 0 (dread ref %Reg2_R114)
  dassign %Reg0_R114 0 (iread ref <* <$LTrees_24Node_3B>> 3 (dread ref %Reg0_R114))
  dassign %Reg1_R115 0 (dread ref %Reg3_R115)
  intrinsiccallwithtype <$LTrees_3B> JAVA_CLINIT_CHECK ()
  callassigned &LTrees_3B_7Cinorder_7C_28LTrees_24Node_3BLjava_2Flang_2FStringBuilder_3B_29V (dread ref %Reg0_R114, dread ref %Reg1_R115) {}
LOC 1 79
  return ()
}
func &LTrees_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V public static (var %Reg14_R116 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>) void {
  funcid 8
  var %Reg0_R112 <* <$LTrees_3B>>
  var %Reg8_R112 <* <$LTrees_3B>>
  var %Reg0_I i32
  var %Reg9_I i32
  var %Reg10_I i32
  var %Reg1_I i32
  var %Reg2_I i32
  var %Reg0_Z u1
  var %Reg0_R117 <* <$Ljava_2Fio_2FPrintStream_3B>>
  var %Reg1_R115 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg2_R112 <* <$LTrees_3B>>
  var %Reg2_R118 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_10 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg2_R114 <* <$LTrees_24Node_3B>>
  var %Reg2_J i64
  var %Reg3_I i32
  var %Reg4_I i32
  var %Reg2_Z u1
  var %Reg1_R118 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg11_I i32
  var %Reg0_R115 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg11_R115 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg0_R114 <* <$LTrees_24Node_3B>>
  var %Reg2_R115 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg2_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %L_STR_11 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg12_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg12_R119 <* <$LTrees_24Avl_24N_3B>>
  var %Reg13_I i32
  var %Reg0_R119 <* <$LTrees_24Avl_24N_3B>>
  var %Reg2_R119 <* <$LTrees_24Avl_24N_3B>>
  var %Reg5_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg6_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg5_I i32
  var %Reg7_R113 <* <$Ljava_2Flang_2FObject_3B>>

ALIAS %i %Reg13_I i32
ALIAS %k %Reg11_I i32
ALIAS %args %Reg14_R116 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>
ALIAS %t %Reg8_R112 <* <$LTrees_3B>>
ALIAS %seed %Reg9_I i32
ALIAS %removed %Reg10_I i32
ALIAS %s %Reg11_R115 <* <$Ljava_2Flang_2FStringBuilder_3B>>
ALIAS %a %Reg12_R119 <* <$LTrees_24Avl_24N_3B>>
  intrinsiccallwithtype <$LTrees_3B> JAVA_CLINIT_CHECK ()
LOC 1 140
  intrinsiccallwithtype <$LTrees_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R112 0 (gcmalloc ref <$LTrees_3B>)
  callassigned &LTrees_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R112) {}
  dassign %Reg8_R112 0 (dread ref %Reg0_R112)
LOC 1 141
  dassign %Reg0_I 0 (constval i32 1)
  dassign %Reg9_I 0 (dread i32 %Reg0_I)
LOC 1 142
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg10_I 0 (dread i32 %Reg0_I)
@label31
  dassign %Reg0_I 0 (dread i32 %Reg10_I)
  dassign %Reg1_I 0 (constval i32 0x7d0)
  brtrue @label32 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
LOC 1 143
  dassign %Reg0_I 0 (dread i32 %Reg9_I)
  dassign %Reg1_I 0 (constval i32 0x41c64e6d)
  dassign %Reg0_I 0 (mul i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_I 0 (constval i32 0x3039)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg9_I 0 (dread i32 %Reg0_I)
LOC 1 144
  dassign %Reg0_R112 0 (dread ref %Reg8_R112)
  dassign %Reg1_I 0 (dread i32 %Reg9_I)
  dassign %Reg2_I 0 (constval i32 16)
  dassign %Reg1_I 0 (lshr i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  dassign %Reg2_I 0 (constval i32 0x1388)
  dassign %Reg1_I 0 (rem i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  virtualcallassigned &LTrees_3B_7Cadd_7C_28I_29Z (dread ref %Reg0_R112, dread i32 %Reg1_I) { dassign %Reg0_Z 0 }
LOC 1 142
  dassign %Reg10_I 0 (add i32 (dread i32 %Reg10_I, constval i32 1))
  goto @label31
@label32
LOC 1 146
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R117 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R115 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R115) {}
  dassign %Reg2_R112 0 (dread ref %Reg8_R112)
  dassign %Reg2_I 0 (iread i32 <* <$LTrees_3B>> 3 (dread ref %Reg2_R112))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R115, dread i32 %Reg2_I) { dassign %Reg1_R115 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_10 0 }
  dassign %Reg2_R118 0 (dread ptr %L_STR_10)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R115, dread ref %Reg2_R118) { dassign %Reg1_R115 0 }
  dassign %Reg2_R112 0 (dread ref %Reg8_R112)
  dassign %Reg2_R114 0 (iread ref <* <$LTrees_3B>> 2 (dread ref %Reg2_R112))
  intrinsiccallwithtype <$LTrees_3B> JAVA_CLINIT_CHECK ()
  callassigned &LTrees_3B_7Cheight_7C_28LTrees_24Node_3B_29I (dread ref %Reg2_R114) { dassign %Reg2_I 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R115, dread i32 %Reg2_I) { dassign %Reg1_R115 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_10 0 }
  dassign %Reg2_R118 0 (dread ptr %L_STR_10)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R115, dread ref %Reg2_R118) { dassign %Reg1_R115 0 }
  dassign %Reg2_R112 0 (dread ref %Reg8_R112)
  dassign %Reg2_R114 0 (iread ref <* <$LTrees_3B>> 2 (dread ref %Reg2_R112))
  intrinsiccallwithtype <$LTrees_3B> JAVA_CLINIT_CHECK ()
  callassigned &LTrees_3B_7Csum_7C_28LTrees_24Node_3B_29J (dread ref %Reg2_R114) { dassign %Reg2_J 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28J_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R115, dread i64 %Reg2_J) { dassign %Reg1_R115 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_10 0 }
  dassign %Reg2_R118 0 (dread ptr %L_STR_10)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R115, dread ref %Reg2_R118) { dassign %Reg1_R115 0 }
  dassign %Reg2_R112 0 (dread ref %Reg8_R112)
  dassign %Reg2_R114 0 (iread ref <* <$LTrees_3B>> 2 (dread ref %Reg2_R112))
  dassign %Reg3_I 0 (constval i32 -1)
  dassign %Reg4_I 0 (constval i32 0x1388)
  intrinsiccallwithtype <$LTrees_3B> JAVA_CLINIT_CHECK ()
  callassigned &LTrees_3B_7Ccheck_7C_28LTrees_24Node_3BII_29Z (dread ref %Reg2_R114, dread i32 %Reg3_I, dread i32 %Reg4_I) { dassign %Reg2_Z 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Z_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R115, dread u1 %Reg2_Z) { dassign %Reg1_R115 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R115) { dassign %Reg1_R118 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R117, dread ref %Reg1_R118) {}
LOC 1 147
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg10_I 0 (dread i32 %Reg0_I)
LOC 1 148
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg11_I 0 (dread i32 %Reg0_I)
@label33
  dassign %Reg0_I 0 (dread i32 %Reg11_I)
  dassign %Reg1_I 0 (constval i32 0x1388)
  brtrue @label35 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg0_R112 0 (dread ref %Reg8_R112)
  dassign %Reg1_I 0 (dread i32 %Reg11_I)
  virtualcallassigned &LTrees_3B_7Cremove_7C_28I_29Z (dread ref %Reg0_R112, dread i32 %Reg1_I) { dassign %Reg0_Z 0 }
  brtrue @label34 (eq i32 i32 (
    cvt i32 u1 (dread u1 %Reg0_Z),
    constval i32 0))
  dassign %Reg10_I 0 (add i32 (dread i32 %Reg10_I, constval i32 1))
@label34
  dassign %Reg11_I 0 (add i32 (dread i32 %Reg11_I, constval i32 3))
  goto @label33
@label35
LOC 1 149
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R117 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R115 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R115) {}
  dassign %Reg2_I 0 (dread i32 %Reg10_I)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R115, dread i32 %Reg2_I) { dassign %Reg1_R115 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_10 0 }
  dassign %Reg2_R118 0 (dread ptr %L_STR_10)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R115, dread ref %Reg2_R118) { dassign %Reg1_R115 0 }
  dassign %Reg2_R112 0 (dread ref %Reg8_R112)
  dassign %Reg2_I 0 (iread i32 <* <$LTrees_3B>> 3 (dread ref %Reg2_R112))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R115, dread i32 %Reg2_I) { dassign %Reg1_R115 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_10 0 }
  dassign %Reg2_R118 0 (dread ptr %L_STR_10)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R115, dread ref %Reg2_R118) { dassign %Reg1_R115 0 }
  dassign %Reg2_R112 0 (dread ref %Reg8_R112)
  dassign %Reg2_R114 0 (iread ref <* <$LTrees_3B>> 2 (dread ref %Reg2_R112))
  dassign %Reg3_I 0 (constval i32 -1)
  dassign %Reg4_I 0 (constval i32 0x1388)
  intrinsiccallwithtype <$LTrees_3B> JAVA_CLINIT_CHECK ()
  callassigned &LTrees_3B_7Ccheck_7C_28LTrees_24Node_3BII_29Z (dread ref %Reg2_R114, dread i32 %Reg3_I, dread i32 %Reg4_I) { dassign %Reg2_Z 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Z_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R115, dread u1 %Reg2_Z) { dassign %Reg1_R115 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_10 0 }
  dassign %Reg2_R118 0 (dread ptr %L_STR_10)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R115, dread ref %Reg2_R118) { dassign %Reg1_R115 0 }
  dassign %Reg2_R112 0 (dread ref %Reg8_R112)
  dassign %Reg2_R114 0 (iread ref <* <$LTrees_3B>> 2 (dread ref %Reg2_R112))
  intrinsiccallwithtype <$LTrees_3B> JAVA_CLINIT_CHECK ()
  callassigned &LTrees_3B_7Csum_7C_28LTrees_24Node_3B_29J (dread ref %Reg2_R114) { dassign %Reg2_J 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28J_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R115, dread i64 %Reg2_J) { dassign %Reg1_R115 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R115) { dassign %Reg1_R118 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R117, dread ref %Reg1_R118) {}
LOC 1 150
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg11_I 0 (dread i32 %Reg0_I)
@label36
  dassign %Reg0_I 0 (dread i32 %Reg11_I)
  dassign %Reg1_I 0 (constval i32 0x137e)
  brtrue @label37 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg0_R112 0 (dread ref %Reg8_R112)
  dassign %Reg1_I 0 (dread i32 %Reg11_I)
  virtualcallassigned &LTrees_3B_7Cremove_7C_28I_29Z (dread ref %Reg0_R112, dread i32 %Reg1_I) { dassign %Reg0_Z 0 }
  dassign %Reg11_I 0 (add i32 (dread i32 %Reg11_I, constval i32 1))
  goto @label36
@label37
LOC 1 151
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R115) {}
  dassign %Reg11_R115 0 (dread ref %Reg0_R115)
LOC 1 152
  dassign %Reg0_R112 0 (dread ref %Reg8_R112)
  dassign %Reg0_R114 0 (iread ref <* <$LTrees_3B>> 2 (dread ref %Reg0_R112))
  dassign %Reg1_R115 0 (dread ref %Reg11_R115)
  intrinsiccallwithtype <$LTrees_3B> JAVA_CLINIT_CHECK ()
  callassigned &LTrees_3B_7Cinorder_7C_28LTrees_24Node_3BLjava_2Flang_2FStringBuilder_3B_29V (dread ref %Reg0_R114, dread ref %Reg1_R115) {}
LOC 1 153
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R117 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R115 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R115) {}
  dassign %Reg2_R115 0 (dread ref %Reg11_R115)
  dassign %Reg2_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg2_R115))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R115, dread ref %Reg2_R113) { dassign %Reg1_R115 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_) { dassign %L_STR_11 0 }
  dassign %Reg2_R118 0 (dread ptr %L_STR_11)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R115, dread ref %Reg2_R118) { dassign %Reg1_R115 0 }
  dassign %Reg2_R112 0 (dread ref %Reg8_R112)
  dassign %Reg2_I 0 (iread i32 <* <$LTrees_3B>> 3 (dread ref %Reg2_R112))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R115, dread i32 %Reg2_I) { dassign %Reg1_R115 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R115) { dassign %Reg1_R118 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R117, dread ref %Reg1_R118) {}
LOC 1 154
  dassign %Reg0_R113 0 (constval ref 0)
  dassign %Reg12_R113 0 (dread ref %Reg0_R113)
  dassign %Reg12_R119 0 (retype ref <* <$LTrees_24Avl_24N_3B>> (dread ref %Reg12_R113))
LOC 1 155
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg13_I 0 (dread i32 %Reg0_I)
@label38
  dassign %Reg0_I 0 (dread i32 %Reg13_I)
  dassign %Reg1_I 0 (constval i32 0xfa0)
  brtrue @label39 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg0_R119 0 (dread ref %Reg12_R119)
  dassign %Reg1_I 0 (dread i32 %Reg13_I)
  intrinsiccallwithtype <$LTrees_24Avl_3B> JAVA_CLINIT_CHECK ()
  callassigned &LTrees_24Avl_3B_7Cput_7C_28LTrees_24Avl_24N_3BI_29LTrees_24Avl_24N_3B (dread ref %Reg0_R119, dread i32 %Reg1_I) { dassign %Reg0_R119 0 }
  dassign %Reg12_R119 0 (dread ref %Reg0_R119)
  dassign %Reg13_I 0 (add i32 (dread i32 %Reg13_I, constval i32 1))
  goto @label38
@label39
LOC 1 156
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R117 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R115 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R115) {}
  dassign %Reg2_R119 0 (dread ref %Reg12_R119)
  intrinsiccallwithtype <$LTrees_24Avl_3B> JAVA_CLINIT_CHECK ()
  callassigned &LTrees_24Avl_3B_7Ch_7C_28LTrees_24Avl_24N_3B_29I (dread ref %Reg2_R119) { dassign %Reg2_I 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R115, dread i32 %Reg2_I) { dassign %Reg1_R115 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_10 0 }
  dassign %Reg2_R118 0 (dread ptr %L_STR_10)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R115, dread ref %Reg2_R118) { dassign %Reg1_R115 0 }
  dassign %Reg2_R119 0 (dread ref %Reg12_R119)
  intrinsiccallwithtype <$LTrees_24Avl_3B> JAVA_CLINIT_CHECK ()
  callassigned &LTrees_24Avl_3B_7Ccount_7C_28LTrees_24Avl_24N_3B_29I (dread ref %Reg2_R119) { dassign %Reg2_I 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R115, dread i32 %Reg2_I) { dassign %Reg1_R115 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_10 0 }
  dassign %Reg2_R118 0 (dread ptr %L_STR_10)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R115, dread ref %Reg2_R118) { dassign %Reg1_R115 0 }
  dassign %Reg2_R119 0 (dread ref %Reg12_R119)
  dassign %Reg2_I 0 (iread i32 <* <$LTrees_24Avl_24N_3B>> 2 (dread ref %Reg2_R119))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R115, dread i32 %Reg2_I) { dassign %Reg1_R115 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R115) { dassign %Reg1_R118 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R117, dread ref %Reg1_R118) {}
LOC 1 157
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg13_I 0 (dread i32 %Reg0_I)
@label40
  dassign %Reg0_I 0 (dread i32 %Reg13_I)
  dassign %Reg1_I 0 (constval i32 0xfa0)
  brtrue @label41 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg0_R119 0 (dread ref %Reg12_R119)
  dassign %Reg1_I 0 (dread i32 %Reg13_I)
  dassign %Reg2_I 0 (constval i32 0x1eef)
  dassign %Reg1_I 0 (mul i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  dassign %Reg2_I 0 (constval i32 0x2717)
  dassign %Reg1_I 0 (rem i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  intrinsiccallwithtype <$LTrees_24Avl_3B> JAVA_CLINIT_CHECK ()
  callassigned &LTrees_24Avl_3B_7Cput_7C_28LTrees_24Avl_24N_3BI_29LTrees_24Avl_24N_3B (dread ref %Reg0_R119, dread i32 %Reg1_I) { dassign %Reg0_R119 0 }
  dassign %Reg12_R119 0 (dread ref %Reg0_R119)
  dassign %Reg13_I 0 (add i32 (dread i32 %Reg13_I, constval i32 1))
  goto @label40
@label41
LOC 1 158
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R117 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R115 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R115) {}
  dassign %Reg2_R119 0 (dread ref %Reg12_R119)
  intrinsiccallwithtype <$LTrees_24Avl_3B> JAVA_CLINIT_CHECK ()
  callassigned &LTrees_24Avl_3B_7Ccount_7C_28LTrees_24Avl_24N_3B_29I (dread ref %Reg2_R119) { dassign %Reg2_I 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R115, dread i32 %Reg2_I) { dassign %Reg1_R115 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_10 0 }
  dassign %Reg2_R118 0 (dread ptr %L_STR_10)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R115, dread ref %Reg2_R118) { dassign %Reg1_R115 0 }
  dassign %Reg2_R119 0 (dread ref %Reg12_R119)
  intrinsiccallwithtype <$LTrees_24Avl_3B> JAVA_CLINIT_CHECK ()
  callassigned &LTrees_24Avl_3B_7Ch_7C_28LTrees_24Avl_24N_3B_29I (dread ref %Reg2_R119) { dassign %Reg2_I 0 }
  dassign %Reg3_I 0 (constval i32 18)
  dassign %Reg5_R113 0 (dread ref %Reg1_R115)
  dassign %Reg6_R113 0 (dread ref %Reg0_R117)
  brtrue @label42 (ge i32 i32 (dread i32 %Reg2_I, dread i32 %Reg3_I))
  dassign %Reg0_R113 0 (dread ref %Reg6_R113)
  dassign %Reg1_R113 0 (dread ref %Reg5_R113)
  dassign %Reg2_I 0 (constval i32 1)
  dassign %Reg5_I 0 (dread i32 %Reg2_I)
  dassign %Reg6_R113 0 (dread ref %Reg1_R113)
  dassign %Reg7_R113 0 (dread ref %Reg0_R113)
  goto @label43
@label42
  dassign %Reg0_R113 0 (dread ref %Reg6_R113)
  dassign %Reg1_R113 0 (dread ref %Reg5_R113)
  dassign %Reg2_I 0 (constval i32 0)
  dassign %Reg5_I 0 (dread i32 %Reg2_I)
  dassign %Reg6_R113 0 (dread ref %Reg1_R113)
  dassign %Reg7_R113 0 (dread ref %Reg0_R113)
@label43
  dassign %Reg0_R113 0 (dread ref %Reg7_R113)
  dassign %Reg1_R113 0 (dread ref %Reg6_R113)
  dassign %Reg2_I 0 (dread i32 %Reg5_I)
  dassign %Reg1_R115 0 (retype ref <* <$Ljava_2Flang_2FStringBuilder_3B>> (dread ref %Reg1_R113))
  dassign %Reg2_Z 0 (cvt u1 i32 (dread i32 %Reg2_I))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Z_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R115, dread u1 %Reg2_Z) { dassign %Reg1_R115 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R115) { dassign %Reg1_R118 0 }
  dassign %Reg0_R117 0 (retype ref <* <$Ljava_2Fio_2FPrintStream_3B>> (dread ref %Reg0_R113))
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R117, dread ref %Reg1_R118) {}
LOC 1 159
  return ()
}
func &LTrees_24Avl_24N_3B_7C_3Cinit_3E_7C_28I_29V constructor (var %_this <* <$LTrees_24Avl_24N_3B>>, var %Reg3_I i32) void {
  funcid 9
  var %Reg2_R119 <* <$LTrees_24Avl_24N_3B>>
  var %Reg0_R119 <* <$LTrees_24Avl_24N_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_I i32

ALIAS %k %Reg3_I i32
  dassign %Reg2_R119 0 (dread ref %_this)
LOC 1 85
  dassign %Reg0_R119 0 (dread ref %Reg2_R119)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R119))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
LOC 1 83
  dassign %Reg0_R119 0 (dread ref %Reg2_R119)
  dassign %Reg1_I 0 (constval i32 1)
  iassign <* <$LTrees_24Avl_24N_3B>> 3 (dread ref %Reg0_R119, dread i32 %Reg1_I)
LOC 1 86
  dassign %Reg0_R119 0 (dread ref %Reg2_R119)
  dassign %Reg1_I 0 (dread i32 %Reg3_I)
  iassign <* <$LTrees_24Avl_24N_3B>> 2 (dread ref %Reg0_R119, dread i32 %Reg1_I)
LOC 1 87
  return ()
}
func &LTrees_24Avl_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LTrees_24Avl_3B>>) void {
  funcid 10
  var %Reg1_R120 <* <$LTrees_24Avl_3B>>
  var %Reg0_R120 <* <$LTrees_24Avl_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>

  dassign %Reg1_R120 0 (dread ref %_this)
LOC 1 81
  dassign %Reg0_R120 0 (dread ref %Reg1_R120)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R120))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
  return ()
}
func &LTrees_24Avl_3B_7Ch_7C_28LTrees_24Avl_24N_3B_29I static (var %Reg2_R119 <* <$LTrees_24Avl_24N_3B>>) i32 {
  funcid 11
  var %Reg0_R119 <* <$LTrees_24Avl_24N_3B>>
  var %Reg0_I i32
  var %Reg1_I i32

ALIAS %n %Reg2_R119 <* <$LTrees_24Avl_24N_3B>>
  intrinsiccallwithtype <$LTrees_24Avl_3B> JAVA_CLINIT_CHECK ()
LOC 1 91
  dassign %Reg0_R119 0 (dread ref %Reg2_R119)
  brtrue @label44 (ne i32 ref (dread ref %Reg0_R119, constval ref 0))
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg1_I 0 (dread i32 %Reg0_I)
  goto @label45
@label44
  dassign %Reg0_R119 0 (dread ref %Reg2_R119)
  dassign %Reg0_I 0 (iread i32 <* <$LTrees_24Avl_24N_3B>> 3 (dread ref %Reg0_R119))
  dassign %Reg1_I 0 (dread i32 %Reg0_I)
@label45
  dassign %Reg0_I 0 (dread i32 %Reg1_I)
  return (dread i32 %Reg0_I)
}
func &LTrees_24Avl_3B_7Cfix_7C_28LTrees_24Avl_24N_3B_29LTrees_24Avl_24N_3B static (var %Reg4_R119 <* <$LTrees_24Avl_24N_3B>>) <* <$LTrees_24Avl_24N_3B>> {
  funcid 12
  var %Reg0_R119 <* <$LTrees_24Avl_24N_3B>>
  var %Reg1_I i32
  var %Reg2_R119 <* <$LTrees_24Avl_24N_3B>>
  var %Reg2_I i32
  var %Reg3_R119 <* <$LTrees_24Avl_24N_3B>>
  var %Reg3_I i32

ALIAS %n %Reg4_R119 <* <$LTrees_24Avl_24N_3B>>
  intrinsiccallwithtype <$LTrees_24Avl_3B> JAVA_CLINIT_CHECK ()
LOC 1 95
  dassign %Reg0_R119 0 (dread ref %Reg4_R119)
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg2_R119 0 (dread ref %Reg4_R119)
  dassign %Reg2_R119 0 (iread ref <* <$LTrees_24Avl_24N_3B>> 4 (dread ref %Reg2_R119))
  intrinsiccallwithtype <$LTrees_24Avl_3B> JAVA_CLINIT_CHECK ()
  callassigned &LTrees_24Avl_3B_7Ch_7C_28LTrees_24Avl_24N_3B_29I (dread ref %Reg2_R119) { dassign %Reg2_I 0 }
  dassign %Reg3_R119 0 (dread ref %Reg4_R119)
  dassign %Reg3_R119 0 (iread ref <* <$LTrees_24Avl_24N_3B>> 5 (dread ref %Reg3_R119))
  intrinsiccallwithtype <$LTrees_24Avl_3B> JAVA_CLINIT_CHECK ()
  callassigned &LTrees_24Avl_3B_7Ch_7C_28LTrees_24Avl_24N_3B_29I (dread ref %Reg3_R119) { dassign %Reg3_I 0 }
  intrinsiccallwithtype <$Ljava_2Flang_2FMath_3B> JAVA_CLINIT_CHECK ()
  callassigned &Ljava_2Flang_2FMath_3B_7Cmax_7C_28II_29I (dread i32 %Reg2_I, dread i32 %Reg3_I) { dassign %Reg2_I 0 }
  dassign %Reg1_I 0 (add i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  iassign <* <$LTrees_24Avl_24N_3B>> 3 (dread ref %Reg0_R119, dread i32 %Reg1_I)
LOC 1 96
  dassign %Reg0_R119 0 (dread ref %Reg4_R119)
  return (dread ref %Reg0_R119)
}
func &LTrees_24Avl_3B_7Crr_7C_28LTrees_24Avl_24N_3B_29LTrees_24Avl_24N_3B static (var %Reg3_R119 <* <$LTrees_24Avl_24N_3B>>) <* <$LTrees_24Avl_24N_3B>> {
  funcid 13
  var %Reg0_R119 <* <$LTrees_24Avl_24N_3B>>
  var %Reg2_R119 <* <$LTrees_24Avl_24N_3B>>
  var %Reg1_R119 <* <$LTrees_24Avl_24N_3B>>

ALIAS %n %Reg3_R119 <* <$LTrees_24Avl_24N_3B>>
ALIAS %l %Reg2_R119 <* <$LTrees_24Avl_24N_3B>>
  intrinsiccallwithtype <$LTrees_24Avl_3B> JAVA_CLINIT_CHECK ()
LOC 1 100
  dassign %Reg0_R119 0 (dread ref %Reg3_R119)
  dassign %Reg0_R119 0 (iread ref <* <$LTrees_24Avl_24N_3B>> 4 (dread ref %Reg0_R119))
  dassign %Reg2_R119 0 (dread ref %Reg0_R119)
LOC 1 101
  dassign %Reg0_R119 0 (dread ref %Reg3_R119)
  dassign %Reg1_R119 0 (dread ref %Reg2_R119)
  dassign %Reg1_R119 0 (iread ref <* <$LTrees_24Avl_24N_3B>> 5 (dread ref %Reg1_R119))
  iassign <* <$LTrees_24Avl_24N_3B>> 4 (dread ref %Reg0_R119, dread ref %Reg1_R119)
LOC 1 102
  dassign %Reg0_R119 0 (dread ref %Reg2_R119)
  dassign %Reg1_R119 0 (dread ref %Reg3_R119)
  intrinsiccallwithtype <$LTrees_24Avl_3B> JAVA_CLINIT_CHECK ()
  callassigned &LTrees_24Avl_3B_7Cfix_7C_28LTrees_24Avl_24N_3B_29LTrees_24Avl_24N_3B (dread ref %Reg1_R119) { dassign %Reg1_R119 0 }
  iassign <* <$LTrees_24Avl_24N_3B>> 5 (dread ref %Reg0_R119, dread ref %Reg1_R119)
LOC 1 103
  dassign %Reg0_R119 0 (dread ref %Reg2_R119)
  intrinsiccallwithtype <$LTrees_24Avl_3B> JAVA_CLINIT_CHECK ()
  callassigned &LTrees_24Avl_3B_7Cfix_7C_28LTrees_24Avl_24N_3B_29LTrees_24Avl_24N_3B (dread ref %Reg0_R119) { dassign %Reg0_R119 0 }
  return (dread ref %Reg0_R119)
}
func &LTrees_24Avl_3B_7Crl_7C_28LTrees_24Avl_24N_3B_29LTrees_24Avl_24N_3B static (var %Reg3_R119 <* <$LTrees_24Avl_24N_3B>>) <* <$LTrees_24Avl_24N_3B>> {
  funcid 14
  var %Reg0_R119 <* <$LTrees_24Avl_24N_3B>>
  var %Reg2_R119 <* <$LTrees_24Avl_24N_3B>>
  var %Reg1_R119 <* <$LTrees_24Avl_24N_3B>>

ALIAS %n %Reg3_R119 <* <$LTrees_24Avl_24N_3B>>
ALIAS %r %Reg2_R119 <* <$LTrees_24Avl_24N_3B>>
  intrinsiccallwithtype <$LTrees_24Avl_3B> JAVA_CLINIT_CHECK ()
LOC 1 107
  dassign %Reg0_R119 0 (dread ref %Reg3_R119)
  dassign %Reg0_R119 0 (iread ref <* <$LTrees_24Avl_24N_3B>> 5 (dread ref %Reg0_R119))
  dassign %Reg2_R119 0 (dread ref %Reg0_R119)
LOC 1 108
  dassign %Reg0_R119 0 (dread ref %Reg3_R119)
  dassign %Reg1_R119 0 (dread ref %Reg2_R119)
  dassign %Reg1_R119 0 (iread ref <* <$LTrees_24Avl_24N_3B>> 4 (dread ref %Reg1_R119))
  iassign <* <$LTrees_24Avl_24N_3B>> 5 (dread ref %Reg0_R119, dread ref %Reg1_R119)
LOC 1 109
  dassign %Reg0_R119 0 (dread ref %Reg2_R119)
  dassign %Reg1_R119 0 (dread ref %Reg3_R119)
  intrinsiccallwithtype <$LTrees_24Avl_3B> JAVA_CLINIT_CHECK ()
  callassigned &LTrees_24Avl_3B_7Cfix_7C_28LTrees_24Avl_24N_3B_29LTrees_24Avl_24N_3B (dread ref %Reg1_R119) { dassign %Reg1_R119 0 }
  iassign <* <$LTrees_24Avl_24N_3B>> 4 (dread ref %Reg0_R119, dread ref %Reg1_R119)
LOC 1 110
  dassign %Reg0_R119 0 (dread ref %Reg2_R119)
  intrinsiccallwithtype <$LTrees_24Avl_3B> JAVA_CLINIT_CHECK ()
  callassigned &LTrees_24Avl_3B_7Cfix_7C_28LTrees_24Avl_24N_3B_29LTrees_24Avl_24N_3B (dread ref %Reg0_R119) { dassign %Reg0_R119 0 }
  return (dread ref %Reg0_R119)
}
func &LTrees_24Avl_3B_7Cbal_7C_28LTrees_24Avl_24N_3B_29LTrees_24Avl_24N_3B static (var %Reg3_R119 <* <$LTrees_24Avl_24N_3B>>) <* <$LTrees_24Avl_24N_3B>> {
  funcid 15
  var %Reg0_R119 <* <$LTrees_24Avl_24N_3B>>
  var %Reg0_I i32
  var %Reg1_R119 <* <$LTrees_24Avl_24N_3B>>
  var %Reg1_I i32
  var %Reg2_I i32

ALIAS %n %Reg3_R119 <* <$LTrees_24Avl_24N_3B>>
ALIAS %d %Reg2_I i32
  intrinsiccallwithtype <$LTrees_24Avl_3B> JAVA_CLINIT_CHECK ()
LOC 1 114
  dassign %Reg0_R119 0 (dread ref %Reg3_R119)
  intrinsiccallwithtype <$LTrees_24Avl_3B> JAVA_CLINIT_CHECK ()
  callassigned &LTrees_24Avl_3B_7Cfix_7C_28LTrees_24Avl_24N_3B_29LTrees_24Avl_24N_3B (dread ref %Reg0_R119) { dassign %Reg0_R119 0 }
LOC 1 115
  dassign %Reg0_R119 0 (dread ref %Reg3_R119)
  dassign %Reg0_R119 0 (iread ref <* <$LTrees_24Avl_24N_3B>> 4 (dread ref %Reg0_R119))
  intrinsiccallwithtype <$LTrees_24Avl_3B> JAVA_CLINIT_CHECK ()
  callassigned &LTrees_24Avl_3B_7Ch_7C_28LTrees_24Avl_24N_3B_29I (dread ref %Reg0_R119) { dassign %Reg0_I 0 }
  dassign %Reg1_R119 0 (dread ref %Reg3_R119)
  dassign %Reg1_R119 0 (iread ref <* <$LTrees_24Avl_24N_3B>> 5 (dread ref %Reg1_R119))
  intrinsiccallwithtype <$LTrees_24Avl_3B> JAVA_CLINIT_CHECK ()
  callassigned &LTrees_24Avl_3B_7Ch_7C_28LTrees_24Avl_24N_3B_29I (dread ref %Reg1_R119) { dassign %Reg1_I 0 }
  dassign %Reg0_I 0 (sub i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg2_I 0 (dread i32 %Reg0_I)
LOC 1 116
  dassign %Reg0_I 0 (dread i32 %Reg2_I)
  dassign %Reg1_I 0 (constval i32 1)
  brtrue @label47 (le i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
LOC 1 117
  dassign %Reg0_R119 0 (dread ref %Reg3_R119)
  dassign %Reg0_R119 0 (iread ref <* <$LTrees_24Avl_24N_3B>> 4 (dread ref %Reg0_R119))
  dassign %Reg0_R119 0 (iread ref <* <$LTrees_24Avl_24N_3B>> 4 (dread ref %Reg0_R119))
  intrinsiccallwithtype <$LTrees_24Avl_3B> JAVA_CLINIT_CHECK ()
  callassigned &LTrees_24Avl_3B_7Ch_7C_28LTrees_24Avl_24N_3B_29I (dread ref %Reg0_R119) { dassign %Reg0_I 0 }
  dassign %Reg1_R119 0 (dread ref %Reg3_R119)
  dassign %Reg1_R119 0 (iread ref <* <$LTrees_24Avl_24N_3B>> 4 (dread ref %Reg1_R119))
  dassign %Reg1_R119 0 (iread ref <* <$LTrees_24Avl_24N_3B>> 5 (dread ref %Reg1_R119))
  intrinsiccallwithtype <$LTrees_24Avl_3B> JAVA_CLINIT_CHECK ()
  callassigned &LTrees_24Avl_3B_7Ch_7C_28LTrees_24Avl_24N_3B_29I (dread ref %Reg1_R119) { dassign %Reg1_I 0 }
  brtrue @label46 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg0_R119 0 (dread ref %Reg3_R119)
  dassign %Reg1_R119 0 (dread ref %Reg3_R119)
  dassign %Reg1_R119 0 (iread ref <* <$LTrees_24Avl_24N_3B>> 4 (dread ref %Reg1_R119))
  intrinsiccallwithtype <$LTrees_24Avl_3B> JAVA_CLINIT_CHECK ()
  callassigned &LTrees_24Avl_3B_7Crl_7C_28LTrees_24Avl_24N_3B_29LTrees_24Avl_24N_3B (dread ref %Reg1_R119) { dassign %Reg1_R119 0 }
  iassign <* <$LTrees_24Avl_24N_3B>> 4 (dread ref %Reg0_R119, dread ref %Reg1_R119)
@label46
LOC 1 118
  dassign %Reg0_R119 0 (dread ref %Reg3_R119)
  intrinsiccallwithtype <$LTrees_24Avl_3B> JAVA_CLINIT_CHECK ()
  callassigned &LTrees_24Avl_3B_7Crr_7C_28LTrees_24Avl_24N_3B_29LTrees_24Avl_24N_3B (dread ref %Reg0_R119) { dassign %Reg0_R119 0 }
  return (dread ref %Reg0_R119)
@label47
LOC 1 120
  dassign %Reg0_I 0 (dread i32 %Reg2_I)
  dassign %Reg1_I 0 (constval i32 -1)
  brtrue @label49 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
LOC 1 121
  dassign %Reg0_R119 0 (dread ref %Reg3_R119)
  dassign %Reg0_R119 0 (iread ref <* <$LTrees_24Avl_24N_3B>> 5 (dread ref %Reg0_R119))
  dassign %Reg0_R119 0 (iread ref <* <$LTrees_24Avl_24N_3B>> 5 (dread ref %Reg0_R119))
  intrinsiccallwithtype <$LTrees_24Avl_3B> JAVA_CLINIT_CHECK ()
  callassigned &LTrees_24Avl_3B_7Ch_7C_28LTrees_24Avl_24N_3B_29I (dread ref %Reg0_R119) { dassign %Reg0_I 0 }
  dassign %Reg1_R119 0 (dread ref %Reg3_R119)
  dassign %Reg1_R119 0 (iread ref <* <$LTrees_24Avl_24N_3B>> 5 (dread ref %Reg1_R119))
  dassign %Reg1_R119 0 (iread ref <* <$LTrees_24Avl_24N_3B>> 4 (dread ref %Reg1_R119))
  intrinsiccallwithtype <$LTrees_24Avl_3B> JAVA_CLINIT_CHECK ()
  callassigned &LTrees_24Avl_3B_7Ch_7C_28LTrees_24Avl_24N_3B_29I (dread ref %Reg1_R119) { dassign %Reg1_I 0 }
  brtrue @label48 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg0_R119 0 (dread ref %Reg3_R119)
  dassign %Reg1_R119 0 (dread ref %Reg3_R119)
  dassign %Reg1_R119 0 (iread ref <* <$LTrees_24Avl_24N_3B>> 5 (dread ref %Reg1_R119))
  intrinsiccallwithtype <$LTrees_24Avl_3B> JAVA_CLINIT_CHECK ()
  callassigned &LTrees_24Avl_3B_7Crr_7C_28LTrees_24Avl_24N_3B_29LTrees_24Avl_24N_3B (dread ref %Reg1_R119) { dassign %Reg1_R119 0 }
  iassign <* <$LTrees_24Avl_24N_3B>> 5 (dread ref %Reg0_R119, dread ref %Reg1_R119)
@label48
LOC 1 122
  dassign %Reg0_R119 0 (dread ref %Reg3_R119)
  intrinsiccallwithtype <$LTrees_24Avl_3B> JAVA_CLINIT_CHECK ()
  callassigned &LTrees_24Avl_3B_7Crl_7C_28LTrees_24Avl_24N_3B_29LTrees_24Avl_24N_3B (dread ref %Reg0_R119) { dassign %Reg0_R119 0 }
  return (dread ref %Reg0_R119)
@label49
LOC 1 124
  dassign %Reg0_R119 0 (dread ref %Reg3_R119)
  return (dread ref %Reg0_R119)
}
func &LTrees_24Avl_3B_7Cput_7C_28LTrees_24Avl_24N_3BI_29LTrees_24Avl_24N_3B static (var %Reg3_R119 <* <$LTrees_24Avl_24N_3B>>, var %Reg4_I i32) <* <$LTrees_24Avl_24N_3B>> {
  funcid 16
  var %Reg0_R119 <* <$LTrees_24Avl_24N_3B>>
  var %Reg1_I i32
  var %Reg0_I i32
  var %Reg1_R119 <* <$LTrees_24Avl_24N_3B>>
  var %Reg2_I i32

ALIAS %n %Reg3_R119 <* <$LTrees_24Avl_24N_3B>>
ALIAS %k %Reg4_I i32
  intrinsiccallwithtype <$LTrees_24Avl_3B> JAVA_CLINIT_CHECK ()
LOC 1 128
  dassign %Reg0_R119 0 (dread ref %Reg3_R119)
  brtrue @label50 (ne i32 ref (dread ref %Reg0_R119, constval ref 0))
  intrinsiccallwithtype <$LTrees_24Avl_24N_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R119 0 (gcmalloc ref <$LTrees_24Avl_24N_3B>)
  dassign %Reg1_I 0 (dread i32 %Reg4_I)
  callassigned &LTrees_24Avl_24N_3B_7C_3Cinit_3E_7C_28I_29V (dread ref %Reg0_R119, dread i32 %Reg1_I) {}
  return (dread ref %Reg0_R119)
@label50
LOC 1 129
  dassign %Reg0_I 0 (dread i32 %Reg4_I)
  dassign %Reg1_R119 0 (dread ref %Reg3_R119)
  dassign %Reg1_I 0 (iread i32 <* <$LTrees_24Avl_24N_3B>> 2 (dread ref %Reg1_R119))
  brtrue @label51 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg0_R119 0 (dread ref %Reg3_R119)
  dassign %Reg1_R119 0 (dread ref %Reg3_R119)
  dassign %Reg1_R119 0 (iread ref <* <$LTrees_24Avl_24N_3B>> 4 (dread ref %Reg1_R119))
  dassign %Reg2_I 0 (dread i32 %Reg4_I)
  intrinsiccallwithtype <$LTrees_24Avl_3B> JAVA_CLINIT_CHECK ()
  callassigned &LTrees_24Avl_3B_7Cput_7C_28LTrees_24Avl_24N_3BI_29LTrees_24Avl_24N_3B (dread ref %Reg1_R119, dread i32 %Reg2_I) { dassign %Reg1_R119 0 }
  iassign <* <$LTrees_24Avl_24N_3B>> 4 (dread ref %Reg0_R119, dread ref %Reg1_R119)
  goto @label52
@label51
LOC 1 130
  dassign %Reg0_I 0 (dread i32 %Reg4_I)
  dassign %Reg1_R119 0 (dread ref %Reg3_R119)
  dassign %Reg1_I 0 (iread i32 <* <$LTrees_24Avl_24N_3B>> 2 (dread ref %Reg1_R119))
  brtrue @label52 (le i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg0_R119 0 (dread ref %Reg3_R119)
  dassign %Reg1_R119 0 (dread ref %Reg3_R119)
  dassign %Reg1_R119 0 (iread ref <* <$LTrees_24Avl_24N_3B>> 5 (dread ref %Reg1_R119))
  dassign %Reg2_I 0 (dread i32 %Reg4_I)
  intrinsiccallwithtype <$LTrees_24Avl_3B> JAVA_CLINIT_CHECK ()
  callassigned &LTrees_24Avl_3B_7Cput_7C_28LTrees_24Avl_24N_3BI_29LTrees_24Avl_24N_3B (dread ref %Reg1_R119, dread i32 %Reg2_I) { dassign %Reg1_R119 0 }
  iassign <* <$LTrees_24Avl_24N_3B>> 5 (dread ref %Reg0_R119, dread ref %Reg1_R119)
@label52
LOC 1 131
  dassign %Reg0_R119 0 (dread ref %Reg3_R119)
  intrinsiccallwithtype <$LTrees_24Avl_3B> JAVA_CLINIT_CHECK ()
  callassigned &LTrees_24Avl_3B_7Cbal_7C_28LTrees_24Avl_24N_3B_29LTrees_24Avl_24N_3B (dread ref %Reg0_R119) { dassign %Reg0_R119 0 }
  return (dread ref %Reg0_R119)
}
func &LTrees_24Avl_3B_7Ccount_7C_28LTrees_24Avl_24N_3B_29I static (var %Reg3_R119 <* <$LTrees_24Avl_24N_3B>>) i32 {
  funcid 17
  var %Reg0_R119 <* <$LTrees_24Avl_24N_3B>>
  var %Reg0_I i32
  var %Reg2_I i32
  var %Reg1_R119 <* <$LTrees_24Avl_24N_3B>>
  var %Reg1_I i32

ALIAS %n %Reg3_R119 <* <$LTrees_24Avl_24N_3B>>
  intrinsiccallwithtype <$LTrees_24Avl_3B> JAVA_CLINIT_CHECK ()
LOC 1 135
  dassign %Reg0_R119 0 (dread ref %Reg3_R119)
  brtrue @label53 (ne i32 ref (dread ref %Reg0_R119, constval ref 0))
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg2_I 0 (dread i32 %Reg0_I)
  goto @label54
@label53
  dassign %Reg0_I 0 (constval i32 1)
  dassign %Reg1_R119 0 (dread ref %Reg3_R119)
  dassign %Reg1_R119 0 (iread ref <* <$LTrees_24Avl_24N_3B>> 4 (dread ref %Reg1_R119))
  intrinsiccallwithtype <$LTrees_24Avl_3B> JAVA_CLINIT_CHECK ()
  callassigned &LTrees_24Avl_3B_7Ccount_7C_28LTrees_24Avl_24N_3B_29I (dread ref %Reg1_R119) { dassign %Reg1_I 0 }
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_R119 0 (dread ref %Reg3_R119)
  dassign %Reg1_R119 0 (iread ref <* <$LTrees_24Avl_24N_3B>> 5 (dread ref %Reg1_R119))
  intrinsiccallwithtype <$LTrees_24Avl_3B> JAVA_CLINIT_CHECK ()
  callassigned &LTrees_24Avl_3B_7Ccount_7C_28LTrees_24Avl_24N_3B_29I (dread ref %Reg1_R119) { dassign %Reg1_I 0 }
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg2_I 0 (dread i32 %Reg0_I)
@label54
  dassign %Reg0_I 0 (dread i32 %Reg2_I)
  return (dread i32 %Reg0_I)
}
func &LTrees_24Node_3B_7C_3Cinit_3E_7C_28ILTrees_24Node_3B_29V constructor (var %_this <* <$LTrees_24Node_3B>>, var %Reg3_I i32, var %Reg4_R114 <* <$LTrees_24Node_3B>>) void {
  funcid 18
  var %Reg2_R114 <* <$LTrees_24Node_3B>>
  var %Reg0_R114 <* <$LTrees_24Node_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_I i32
  var %Reg1_R114 <* <$LTrees_24Node_3B>>

ALIAS %k %Reg3_I i32
ALIAS %p %Reg4_R114 <* <$LTrees_24Node_3B>>
  dassign %Reg2_R114 0 (dread ref %_this)
LOC 1 6
  dassign %Reg0_R114 0 (dread ref %Reg2_R114)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R114))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
LOC 1 5
  dassign %Reg0_R114 0 (dread ref %Reg2_R114)
  dassign %Reg1_I 0 (constval i32 1)
  iassign <* <$LTrees_24Node_3B>> 6 (dread ref %Reg0_R114, dread i32 %Reg1_I)
LOC 1 7
  dassign %Reg0_R114 0 (dread ref %Reg2_R114)
  dassign %Reg1_I 0 (dread i32 %Reg3_I)
  iassign <* <$LTrees_24Node_3B>> 5 (dread ref %Reg0_R114, dread i32 %Reg1_I)
LOC 1 8
  dassign %Reg0_R114 0 (dread ref %Reg2_R114)
  dassign %Reg1_R114 0 (dread ref %Reg4_R114)
  iassign <* <$LTrees_24Node_3B>> 4 (dread ref %Reg0_R114, dread ref %Reg1_R114)
LOC 1 9
  return ()
}
