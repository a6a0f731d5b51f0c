flavor 1
srclang 3
id 65535
numfuncs 17
import "../../../tests/java/library.mplt"
import "Havlak.mplt"
entryfunc &LHavlak_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V
fileinfo {
  @INFO_filename "Havlak.class",
  @INFO_filename "Havlak$Block.class",
  @INFO_filename "Havlak$Finder.class",
  @INFO_filename "Havlak$Graph.class",
  @INFO_filename "Havlak$Loop.class"}
srcfileinfo {
  1 "Havlak.java"}
javaclass $LHavlak_3B <$LHavlak_3B> final public
javaclass $LHavlak_24Block_3B <$LHavlak_24Block_3B> final
javaclass $LHavlak_24Finder_3B <$LHavlak_24Finder_3B> final
javaclass $LHavlak_24Graph_3B <$LHavlak_24Graph_3B> final
javaclass $LHavlak_24Loop_3B <$LHavlak_24Loop_3B> final
func &LHavlak_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$LHavlak_3B>>) void
func &LHavlak_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V public static (var %Reg16_R114 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>) void
func &LHavlak_24Block_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LHavlak_24Block_3B>>) void
func &LHavlak_24Block_3B_7Creaches_7C_28LHavlak_24Block_3B_29Z virtual (var %_this <* <$LHavlak_24Block_3B>>, var %Reg4_R117 <* <$LHavlak_24Block_3B>>) u1
func &LHavlak_24Block_3B_7Coutermost_7C_28_29LHavlak_24Block_3B virtual (var %_this <* <$LHavlak_24Block_3B>>) <* <$LHavlak_24Block_3B>>
func &LHavlak_24Finder_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LHavlak_24Finder_3B>>) void
func &LHavlak_24Finder_3B_7Cnumber_7C_28LHavlak_24Block_3B_29V virtual (var %_this <* <$LHavlak_24Finder_3B>>, var %Reg6_R117 <* <$LHavlak_24Block_3B>>) void
func &LHavlak_24Finder_3B_7Cedges_7C_28_29V virtual (var %_this <* <$LHavlak_24Finder_3B>>) void
func &LHavlak_24Finder_3B_7Cfind_7C_28LHavlak_24Block_3B_29V virtual (var %_this <* <$LHavlak_24Finder_3B>>, var %Reg5_R117 <* <$LHavlak_24Block_3B>>) void
func &LHavlak_24Finder_3B_7Cloop_7C_28LHavlak_24Block_3B_29V virtual (var %_this <* <$LHavlak_24Finder_3B>>, var %Reg12_R117 <* <$LHavlak_24Block_3B>>) void
func &LHavlak_24Finder_3B_7Ccollect_7C_28Ljava_2Futil_2FArrayList_3BLHavlak_24Block_3BLHavlak_24Block_3B_29V virtual (var %_this <* <$LHavlak_24Finder_3B>>, var %Reg3_R119 <* <$Ljava_2Futil_2FArrayList_3B>>, var %Reg4_R117 <* <$LHavlak_24Block_3B>>, var %Reg5_R117 <* <$LHavlak_24Block_3B>>) void
func &LHavlak_24Graph_3B_7C_3Cinit_3E_7C_28I_29V constructor (var %_this <* <$LHavlak_24Graph_3B>>, var %Reg3_I i32) void
func &LHavlak_24Graph_3B_7Crandom_7C_28I_29I virtual (var %_this <* <$LHavlak_24Graph_3B>>, var %Reg4_I i32) i32
func &LHavlak_24Graph_3B_7Cafter_7C_28LHavlak_24Block_3B_29LHavlak_24Block_3B virtual (var %_this <* <$LHavlak_24Graph_3B>>, var %Reg5_R117 <* <$LHavlak_24Block_3B>>) <* <$LHavlak_24Block_3B>>
func &LHavlak_24Graph_3B_7Cpart_7C_28LHavlak_24Block_3BI_29LHavlak_24Block_3B virtual (var %_this <* <$LHavlak_24Graph_3B>>, var %Reg12_R117 <* <$LHavlak_24Block_3B>>, var %Reg13_I i32) <* <$LHavlak_24Block_3B>>
func &LHavlak_24Loop_3B_7C_3Cinit_3E_7C_28LHavlak_24Block_3BZ_29V constructor (var %_this <* <$LHavlak_24Loop_3B>>, var %Reg4_R117 <* <$LHavlak_24Block_3B>>, var %Reg5_Z u1) void
func &LHavlak_24Loop_3B_7Csum_7C_28I_29I virtual (var %_this <* <$LHavlak_24Loop_3B>>, var %Reg9_I i32) i32
var $_C_STR_4800610076006c0061006b002000 fstatic <[4] u64> readonly = [0, 0xf00000000, 0x6c7661488cf82547, 0x206b61]
var $_C_STR_2000 fstatic <[3] u64> readonly = [0, 0x300000000, 0x2000000020]
var $Ljava_2Flang_2FSystem_3B_7Cout extern <* <$Ljava_2Fio_2FPrintStream_3B>>
func &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FObject_3B>>) void
func &Ljava_2Flang_2FInteger_3B_7CparseInt_7C_28Ljava_2Flang_2FString_3B_29I public static (var %Reg0_R115 <* <$Ljava_2Flang_2FString_3B>>) i32
func &Ljava_2Futil_2FArrayList_3B_7Csize_7C_28_29I public virtual (var %_this <* <$Ljava_2Futil_2FArrayList_3B>>) i32
func &Ljava_2Futil_2FArrayList_3B_7Cget_7C_28I_29Ljava_2Flang_2FObject_3B public virtual (var %_this <* <$Ljava_2Futil_2FArrayList_3B>>, var %Reg1_I i32) <* <$Ljava_2Flang_2FObject_3B>>
func &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>) void
func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg1_R115 <* <$Ljava_2Flang_2FString_3B>>) <* <$Ljava_2Flang_2FStringBuilder_3B>>
func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg1_I i32) <* <$Ljava_2Flang_2FStringBuilder_3B>>
func &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V public virtual (var %_this <* <$Ljava_2Fio_2FPrintStream_3B>>, var %Reg1_R115 <* <$Ljava_2Flang_2FString_3B>>) void
func &Ljava_2Futil_2FArrayList_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Futil_2FArrayList_3B>>) void
func &Ljava_2Futil_2FArrayList_3B_7Cadd_7C_28Ljava_2Flang_2FObject_3B_29Z public virtual (var %_this <* <$Ljava_2Futil_2FArrayList_3B>>, var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>) u1
var $__cinf_Ljava_2Flang_2FString_3B <$__class_meta__>
func &MCC_GetOrInsertLiteral () <* <$Ljava_2Flang_2FString_3B>>
func &LHavlak_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$LHavlak_3B>>) void {
  funcid 1
  var %Reg1_R112 <* <$LHavlak_3B>>
  var %Reg0_R112 <* <$LHavlak_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>

  dassign %Reg1_R112 0 (dread ref %_this)
LOC 1 8
  dassign %Reg0_R112 0 (dread ref %Reg1_R112)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R112))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
  return ()
}
func &LHavlak_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V public static (var %Reg16_R114 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>) void {
  funcid 2
  var %Reg0_R114 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>
  var %Reg0_I i32
  var %Reg1_I i32
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_R115 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg3_I i32
  var %Reg4_I i32
  var %Reg5_I i32
  var %Reg6_I i32
  var %Reg7_I i32
  var %Reg8_I i32
  var %Reg9_I i32
  var %Reg0_R116 <* <$LHavlak_24Graph_3B>>
  var %Reg10_R116 <* <$LHavlak_24Graph_3B>>
  var %Reg0_R117 <* <$LHavlak_24Block_3B>>
  var %Reg11_R117 <* <$LHavlak_24Block_3B>>
  var %Reg12_R117 <* <$LHavlak_24Block_3B>>
  var %Reg13_I i32
  var %Reg1_R117 <* <$LHavlak_24Block_3B>>
  var %Reg2_I i32
  var %Reg0_R118 <* <$LHavlak_24Finder_3B>>
  var %Reg13_R118 <* <$LHavlak_24Finder_3B>>
  var %Reg1_R116 <* <$LHavlak_24Graph_3B>>
  var %Reg1_R118 <* <$LHavlak_24Finder_3B>>
  var %Reg1_R119 <* <$Ljava_2Futil_2FArrayList_3B>>
  var %Reg14_I i32
  var %Reg0_R119 <* <$Ljava_2Futil_2FArrayList_3B>>
  var %Reg0_R120 <* <$LHavlak_24Loop_3B>>
  var %Reg15_R120 <* <$LHavlak_24Loop_3B>>
  var %Reg0_Z u1
  var %Reg1_R120 <* <$LHavlak_24Loop_3B>>
  var %Reg0_R121 <* <$Ljava_2Fio_2FPrintStream_3B>>
  var %Reg1_R122 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg2_R115 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_10 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_11 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_R115 <* <$Ljava_2Flang_2FString_3B>>

ALIAS %k %Reg14_I i32
ALIAS %loop %Reg15_R120 <* <$LHavlak_24Loop_3B>>
ALIAS %graph %Reg10_R116 <* <$LHavlak_24Graph_3B>>
ALIAS %start %Reg11_R117 <* <$LHavlak_24Block_3B>>
ALIAS %end %Reg12_R117 <* <$LHavlak_24Block_3B>>
ALIAS %finder %Reg13_R118 <* <$LHavlak_24Finder_3B>>
ALIAS %i %Reg9_I i32
ALIAS %args %Reg16_R114 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>
ALIAS %graphs %Reg4_I i32
ALIAS %blocks %Reg5_I i32
ALIAS %loops %Reg6_I i32
ALIAS %irreducible %Reg7_I i32
ALIAS %sum %Reg8_I i32
  intrinsiccallwithtype <$LHavlak_3B> JAVA_CLINIT_CHECK ()
LOC 1 202
  dassign %Reg0_R114 0 (dread ref %Reg16_R114)
  dassign %Reg0_I 0 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %Reg0_R114))
  brtrue @label0 (le i32 i32 (dread i32 %Reg0_I, constval i32 0))
  dassign %Reg0_R114 0 (dread ref %Reg16_R114)
  dassign %Reg1_I 0 (constval i32 0)
  dassign %Reg0_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg0_R114, dread i32 %Reg1_I)))
  intrinsiccallwithtype <$Ljava_2Flang_2FInteger_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (retype ref <* <$Ljava_2Flang_2FString_3B>> (dread ref %Reg0_R113))
  callassigned &Ljava_2Flang_2FInteger_3B_7CparseInt_7C_28Ljava_2Flang_2FString_3B_29I (dread ref %Reg0_R115) { dassign %Reg0_I 0 }
  dassign %Reg3_I 0 (dread i32 %Reg0_I)
  goto @label1
@label0
  dassign %Reg0_I 0 (constval i32 300)
  dassign %Reg3_I 0 (dread i32 %Reg0_I)
@label1
  dassign %Reg0_I 0 (dread i32 %Reg3_I)
  dassign %Reg4_I 0 (dread i32 %Reg0_I)
LOC 1 203
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg5_I 0 (dread i32 %Reg0_I)
LOC 1 204
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg6_I 0 (dread i32 %Reg0_I)
LOC 1 205
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg7_I 0 (dread i32 %Reg0_I)
LOC 1 206
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg8_I 0 (dread i32 %Reg0_I)
LOC 1 207
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg9_I 0 (dread i32 %Reg0_I)
@label2
  dassign %Reg0_I 0 (dread i32 %Reg9_I)
  dassign %Reg1_I 0 (dread i32 %Reg4_I)
  brtrue @label9 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
LOC 1 208
  intrinsiccallwithtype <$LHavlak_24Graph_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R116 0 (gcmalloc ref <$LHavlak_24Graph_3B>)
  dassign %Reg1_I 0 (dread i32 %Reg9_I)
  callassigned &LHavlak_24Graph_3B_7C_3Cinit_3E_7C_28I_29V (dread ref %Reg0_R116, dread i32 %Reg1_I) {}
  dassign %Reg10_R116 0 (dread ref %Reg0_R116)
LOC 1 209
  intrinsiccallwithtype <$LHavlak_24Block_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R117 0 (gcmalloc ref <$LHavlak_24Block_3B>)
  callassigned &LHavlak_24Block_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R117) {}
  dassign %Reg11_R117 0 (dread ref %Reg0_R117)
LOC 1 210
  dassign %Reg0_R117 0 (dread ref %Reg11_R117)
  dassign %Reg12_R117 0 (dread ref %Reg0_R117)
LOC 1 211
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg13_I 0 (dread i32 %Reg0_I)
@label3
  dassign %Reg0_I 0 (dread i32 %Reg13_I)
  dassign %Reg1_I 0 (constval i32 12)
  brtrue @label4 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
LOC 1 212
  dassign %Reg0_R116 0 (dread ref %Reg10_R116)
  dassign %Reg1_R117 0 (dread ref %Reg12_R117)
  dassign %Reg2_I 0 (constval i32 9)
  virtualcallassigned &LHavlak_24Graph_3B_7Cpart_7C_28LHavlak_24Block_3BI_29LHavlak_24Block_3B (dread ref %Reg0_R116, dread ref %Reg1_R117, dread i32 %Reg2_I) { dassign %Reg0_R117 0 }
  dassign %Reg12_R117 0 (dread ref %Reg0_R117)
LOC 1 211
  dassign %Reg13_I 0 (add i32 (dread i32 %Reg13_I, constval i32 1))
  goto @label3
@label4
LOC 1 214
  intrinsiccallwithtype <$LHavlak_24Finder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R118 0 (gcmalloc ref <$LHavlak_24Finder_3B>)
  callassigned &LHavlak_24Finder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R118) {}
  dassign %Reg13_R118 0 (dread ref %Reg0_R118)
LOC 1 215
  dassign %Reg0_R118 0 (dread ref %Reg13_R118)
  dassign %Reg1_R117 0 (dread ref %Reg11_R117)
  virtualcallassigned &LHavlak_24Finder_3B_7Cfind_7C_28LHavlak_24Block_3B_29V (dread ref %Reg0_R118, dread ref %Reg1_R117) {}
LOC 1 216
  dassign %Reg0_I 0 (dread i32 %Reg5_I)
  dassign %Reg1_R116 0 (dread ref %Reg10_R116)
  dassign %Reg1_I 0 (iread i32 <* <$LHavlak_24Graph_3B>> 3 (dread ref %Reg1_R116))
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg5_I 0 (dread i32 %Reg0_I)
LOC 1 217
  dassign %Reg0_I 0 (dread i32 %Reg6_I)
  dassign %Reg1_R118 0 (dread ref %Reg13_R118)
  dassign %Reg1_R119 0 (iread ref <* <$LHavlak_24Finder_3B>> 3 (dread ref %Reg1_R118))
  virtualcallassigned &Ljava_2Futil_2FArrayList_3B_7Csize_7C_28_29I (dread ref %Reg1_R119) { dassign %Reg1_I 0 }
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg6_I 0 (dread i32 %Reg0_I)
LOC 1 218
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg14_I 0 (dread i32 %Reg0_I)
@label5
  dassign %Reg0_I 0 (dread i32 %Reg14_I)
  dassign %Reg1_R118 0 (dread ref %Reg13_R118)
  dassign %Reg1_R119 0 (iread ref <* <$LHavlak_24Finder_3B>> 3 (dread ref %Reg1_R118))
  virtualcallassigned &Ljava_2Futil_2FArrayList_3B_7Csize_7C_28_29I (dread ref %Reg1_R119) { dassign %Reg1_I 0 }
  brtrue @label8 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
LOC 1 219
  dassign %Reg0_R118 0 (dread ref %Reg13_R118)
  dassign %Reg0_R119 0 (iread ref <* <$LHavlak_24Finder_3B>> 3 (dread ref %Reg0_R118))
  dassign %Reg1_I 0 (dread i32 %Reg14_I)
  virtualcallassigned &Ljava_2Futil_2FArrayList_3B_7Cget_7C_28I_29Ljava_2Flang_2FObject_3B (dread ref %Reg0_R119, dread i32 %Reg1_I) { dassign %Reg0_R113 0 }
  intrinsiccallwithtypeassigned <* <$LHavlak_24Loop_3B>> JAVA_CHECK_CAST (dread ref %Reg0_R113) { dassign %Reg0_R120 0 }
  dassign %Reg15_R120 0 (dread ref %Reg0_R120)
LOC 1 220
  dassign %Reg0_R120 0 (dread ref %Reg15_R120)
  dassign %Reg0_Z 0 (iread u1 <* <$LHavlak_24Loop_3B>> 3 (dread ref %Reg0_R120))
  dassign %Reg0_I 0 (cvt i32 u1 (dread u1 %Reg0_Z))
  brtrue @label6 (eq i32 i32 (dread i32 %Reg0_I, constval i32 0))
LOC 1 221
  dassign %Reg7_I 0 (add i32 (dread i32 %Reg7_I, constval i32 1))
@label6
LOC 1 223
  dassign %Reg0_R120 0 (dread ref %Reg15_R120)
  dassign %Reg0_R120 0 (iread ref <* <$LHavlak_24Loop_3B>> 5 (dread ref %Reg0_R120))
  brtrue @label7 (ne i32 ref (dread ref %Reg0_R120, constval ref 0))
LOC 1 224
  dassign %Reg0_I 0 (dread i32 %Reg8_I)
  dassign %Reg1_I 0 (constval i32 31)
  dassign %Reg0_I 0 (mul i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_R120 0 (dread ref %Reg15_R120)
  dassign %Reg2_I 0 (constval i32 1)
  virtualcallassigned &LHavlak_24Loop_3B_7Csum_7C_28I_29I (dread ref %Reg1_R120, dread i32 %Reg2_I) { dassign %Reg1_I 0 }
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_I 0 (constval i32 0xf4243)
  dassign %Reg0_I 0 (rem i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg8_I 0 (dread i32 %Reg0_I)
@label7
LOC 1 218
  dassign %Reg14_I 0 (add i32 (dread i32 %Reg14_I, constval i32 1))
  goto @label5
@label8
LOC 1 207
  dassign %Reg9_I 0 (add i32 (dread i32 %Reg9_I, constval i32 1))
  goto @label2
@label9
LOC 1 228
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R121 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R122 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R122) {}
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_4800610076006c0061006b002000) { dassign %L_STR_10 0 }
  dassign %Reg2_R115 0 (dread ptr %L_STR_10)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R122, dread ref %Reg2_R115) { dassign %Reg1_R122 0 }
  dassign %Reg2_I 0 (dread i32 %Reg5_I)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R122, dread i32 %Reg2_I) { dassign %Reg1_R122 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_11 0 }
  dassign %Reg2_R115 0 (dread ptr %L_STR_11)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R122, dread ref %Reg2_R115) { dassign %Reg1_R122 0 }
  dassign %Reg2_I 0 (dread i32 %Reg6_I)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R122, dread i32 %Reg2_I) { dassign %Reg1_R122 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_11 0 }
  dassign %Reg2_R115 0 (dread ptr %L_STR_11)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R122, dread ref %Reg2_R115) { dassign %Reg1_R122 0 }
  dassign %Reg2_I 0 (dread i32 %Reg7_I)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R122, dread i32 %Reg2_I) { dassign %Reg1_R122 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_11 0 }
  dassign %Reg2_R115 0 (dread ptr %L_STR_11)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R122, dread ref %Reg2_R115) { dassign %Reg1_R122 0 }
  dassign %Reg2_I 0 (dread i32 %Reg8_I)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R122, dread i32 %Reg2_I) { dassign %Reg1_R122 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R122) { dassign %Reg1_R115 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R121, dread ref %Reg1_R115) {}
LOC 1 229
  return ()
}
func &LHavlak_24Block_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LHavlak_24Block_3B>>) void {
  funcid 3
  var %Reg3_R117 <* <$LHavlak_24Block_3B>>
  var %Reg0_R117 <* <$LHavlak_24Block_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_R119 <* <$Ljava_2Futil_2FArrayList_3B>>
  var %Reg1_I i32
  var %Reg1_R117 <* <$LHavlak_24Block_3B>>

  dassign %Reg3_R117 0 (dread ref %_this)
LOC 1 9
  dassign %Reg0_R117 0 (dread ref %Reg3_R117)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R117))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
LOC 1 10
  dassign %Reg0_R117 0 (dread ref %Reg3_R117)
  intrinsiccallwithtype <$Ljava_2Futil_2FArrayList_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R119 0 (gcmalloc ref <$Ljava_2Futil_2FArrayList_3B>)
  callassigned &Ljava_2Futil_2FArrayList_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R119) {}
  iassign <* <$LHavlak_24Block_3B>> 2 (dread ref %Reg0_R117, dread ref %Reg1_R119)
LOC 1 12
  dassign %Reg0_R117 0 (dread ref %Reg3_R117)
  dassign %Reg1_I 0 (constval i32 -1)
  iassign <* <$LHavlak_24Block_3B>> 3 (dread ref %Reg0_R117, dread i32 %Reg1_I)
LOC 1 14
  dassign %Reg0_R117 0 (dread ref %Reg3_R117)
  intrinsiccallwithtype <$Ljava_2Futil_2FArrayList_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R119 0 (gcmalloc ref <$Ljava_2Futil_2FArrayList_3B>)
  callassigned &Ljava_2Futil_2FArrayList_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R119) {}
  iassign <* <$LHavlak_24Block_3B>> 5 (dread ref %Reg0_R117, dread ref %Reg1_R119)
LOC 1 15
  dassign %Reg0_R117 0 (dread ref %Reg3_R117)
  intrinsiccallwithtype <$Ljava_2Futil_2FArrayList_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R119 0 (gcmalloc ref <$Ljava_2Futil_2FArrayList_3B>)
  callassigned &Ljava_2Futil_2FArrayList_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R119) {}
  iassign <* <$LHavlak_24Block_3B>> 6 (dread ref %Reg0_R117, dread ref %Reg1_R119)
LOC 1 17
  dassign %Reg0_R117 0 (dread ref %Reg3_R117)
  dassign %Reg1_R117 0 (dread ref %Reg3_R117)
  iassign <* <$LHavlak_24Block_3B>> 7 (dread ref %Reg0_R117, dread ref %Reg1_R117)
  return ()
}
func &LHavlak_24Block_3B_7Creaches_7C_28LHavlak_24Block_3B_29Z virtual (var %_this <* <$LHavlak_24Block_3B>>, var %Reg4_R117 <* <$LHavlak_24Block_3B>>) u1 {
  funcid 4
  var %Reg3_R117 <* <$LHavlak_24Block_3B>>
  var %Reg0_R117 <* <$LHavlak_24Block_3B>>
  var %Reg0_I i32
  var %Reg1_R117 <* <$LHavlak_24Block_3B>>
  var %Reg1_I i32
  var %Reg2_I i32

ALIAS %other %Reg4_R117 <* <$LHavlak_24Block_3B>>
  dassign %Reg3_R117 0 (dread ref %_this)
LOC 1 23
  dassign %Reg0_R117 0 (dread ref %Reg3_R117)
  dassign %Reg0_I 0 (iread i32 <* <$LHavlak_24Block_3B>> 3 (dread ref %Reg0_R117))
  dassign %Reg1_R117 0 (dread ref %Reg4_R117)
  dassign %Reg1_I 0 (iread i32 <* <$LHavlak_24Block_3B>> 3 (dread ref %Reg1_R117))
  brtrue @label10 (gt i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg0_R117 0 (dread ref %Reg4_R117)
  dassign %Reg0_I 0 (iread i32 <* <$LHavlak_24Block_3B>> 3 (dread ref %Reg0_R117))
  dassign %Reg1_R117 0 (dread ref %Reg3_R117)
  dassign %Reg1_I 0 (iread i32 <* <$LHavlak_24Block_3B>> 4 (dread ref %Reg1_R117))
  brtrue @label10 (gt i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg0_I 0 (constval i32 1)
  dassign %Reg2_I 0 (dread i32 %Reg0_I)
  goto @label11
@label10
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg2_I 0 (dread i32 %Reg0_I)
@label11
  dassign %Reg0_I 0 (dread i32 %Reg2_I)
  return (dread i32 %Reg0_I)
}
func &LHavlak_24Block_3B_7Coutermost_7C_28_29LHavlak_24Block_3B virtual (var %_this <* <$LHavlak_24Block_3B>>) <* <$LHavlak_24Block_3B>> {
  funcid 5
  var %Reg5_R117 <* <$LHavlak_24Block_3B>>
  var %Reg0_R117 <* <$LHavlak_24Block_3B>>
  var %Reg2_R117 <* <$LHavlak_24Block_3B>>
  var %Reg1_R117 <* <$LHavlak_24Block_3B>>
  var %Reg3_R117 <* <$LHavlak_24Block_3B>>
  var %Reg4_R117 <* <$LHavlak_24Block_3B>>

ALIAS %next %Reg4_R117 <* <$LHavlak_24Block_3B>>
ALIAS %header %Reg2_R117 <* <$LHavlak_24Block_3B>>
ALIAS %block %Reg3_R117 <* <$LHavlak_24Block_3B>>
  dassign %Reg5_R117 0 (dread ref %_this)
LOC 1 28
  dassign %Reg0_R117 0 (dread ref %Reg5_R117)
  dassign %Reg2_R117 0 (dread ref %Reg0_R117)
@label12
LOC 1 29
  dassign %Reg0_R117 0 (dread ref %Reg2_R117)
  dassign %Reg0_R117 0 (iread ref <* <$LHavlak_24Block_3B>> 7 (dread ref %Reg0_R117))
  dassign %Reg1_R117 0 (dread ref %Reg2_R117)
  brtrue @label13 (eq i32 ref (dread ref %Reg0_R117, dread ref %Reg1_R117))
LOC 1 30
  dassign %Reg0_R117 0 (dread ref %Reg2_R117)
  dassign %Reg0_R117 0 (iread ref <* <$LHavlak_24Block_3B>> 7 (dread ref %Reg0_R117))
  dassign %Reg2_R117 0 (dread ref %Reg0_R117)
  goto @label12
@label13
LOC 1 33
  dassign %Reg0_R117 0 (dread ref %Reg5_R117)
  dassign %Reg3_R117 0 (dread ref %Reg0_R117)
@label14
LOC 1 34
  dassign %Reg0_R117 0 (dread ref %Reg3_R117)
  dassign %Reg0_R117 0 (iread ref <* <$LHavlak_24Block_3B>> 7 (dread ref %Reg0_R117))
  dassign %Reg1_R117 0 (dread ref %Reg2_R117)
  brtrue @label15 (eq i32 ref (dread ref %Reg0_R117, dread ref %Reg1_R117))
LOC 1 35
  dassign %Reg0_R117 0 (dread ref %Reg3_R117)
  dassign %Reg0_R117 0 (iread ref <* <$LHavlak_24Block_3B>> 7 (dread ref %Reg0_R117))
  dassign %Reg4_R117 0 (dread ref %Reg0_R117)
LOC 1 36
  dassign %Reg0_R117 0 (dread ref %Reg3_R117)
  dassign %Reg1_R117 0 (dread ref %Reg2_R117)
  iassign <* <$LHavlak_24Block_3B>> 7 (dread ref %Reg0_R117, dread ref %Reg1_R117)
LOC 1 37
  dassign %Reg0_R117 0 (dread ref %Reg4_R117)
  dassign %Reg3_R117 0 (dread ref %Reg0_R117)
LOC 1 38
  goto @label14
@label15
LOC 1 39
  dassign %Reg0_R117 0 (dread ref %Reg2_R117)
  return (dread ref %Reg0_R117)
}
func &LHavlak_24Finder_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LHavlak_24Finder_3B>>) void {
  funcid 6
  var %Reg3_R118 <* <$LHavlak_24Finder_3B>>
  var %Reg0_R118 <* <$LHavlak_24Finder_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_R119 <* <$Ljava_2Futil_2FArrayList_3B>>

  dassign %Reg3_R118 0 (dread ref %_this)
LOC 1 111
  dassign %Reg0_R118 0 (dread ref %Reg3_R118)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R118))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
LOC 1 112
  dassign %Reg0_R118 0 (dread ref %Reg3_R118)
  intrinsiccallwithtype <$Ljava_2Futil_2FArrayList_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R119 0 (gcmalloc ref <$Ljava_2Futil_2FArrayList_3B>)
  callassigned &Ljava_2Futil_2FArrayList_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R119) {}
  iassign <* <$LHavlak_24Finder_3B>> 2 (dread ref %Reg0_R118, dread ref %Reg1_R119)
LOC 1 113
  dassign %Reg0_R118 0 (dread ref %Reg3_R118)
  intrinsiccallwithtype <$Ljava_2Futil_2FArrayList_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R119 0 (gcmalloc ref <$Ljava_2Futil_2FArrayList_3B>)
  callassigned &Ljava_2Futil_2FArrayList_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R119) {}
  iassign <* <$LHavlak_24Finder_3B>> 3 (dread ref %Reg0_R118, dread ref %Reg1_R119)
  return ()
}
func &LHavlak_24Finder_3B_7Cnumber_7C_28LHavlak_24Block_3B_29V virtual (var %_this <* <$LHavlak_24Finder_3B>>, var %Reg6_R117 <* <$LHavlak_24Block_3B>>) void {
  funcid 7
  var %Reg5_R118 <* <$LHavlak_24Finder_3B>>
  var %Reg0_R117 <* <$LHavlak_24Block_3B>>
  var %Reg1_R118 <* <$LHavlak_24Finder_3B>>
  var %Reg1_R119 <* <$Ljava_2Futil_2FArrayList_3B>>
  var %Reg1_I i32
  var %Reg0_R118 <* <$LHavlak_24Finder_3B>>
  var %Reg0_R119 <* <$Ljava_2Futil_2FArrayList_3B>>
  var %Reg1_R117 <* <$LHavlak_24Block_3B>>
  var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_Z u1
  var %Reg0_I i32
  var %Reg3_I i32
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg4_R117 <* <$LHavlak_24Block_3B>>
  var %Reg2_I i32

ALIAS %next %Reg4_R117 <* <$LHavlak_24Block_3B>>
ALIAS %i %Reg3_I i32
ALIAS %block %Reg6_R117 <* <$LHavlak_24Block_3B>>
  dassign %Reg5_R118 0 (dread ref %_this)
LOC 1 116
  dassign %Reg0_R117 0 (dread ref %Reg6_R117)
  dassign %Reg1_R118 0 (dread ref %Reg5_R118)
  dassign %Reg1_R119 0 (iread ref <* <$LHavlak_24Finder_3B>> 2 (dread ref %Reg1_R118))
  virtualcallassigned &Ljava_2Futil_2FArrayList_3B_7Csize_7C_28_29I (dread ref %Reg1_R119) { dassign %Reg1_I 0 }
  iassign <* <$LHavlak_24Block_3B>> 3 (dread ref %Reg0_R117, dread i32 %Reg1_I)
LOC 1 117
  dassign %Reg0_R118 0 (dread ref %Reg5_R118)
  dassign %Reg0_R119 0 (iread ref <* <$LHavlak_24Finder_3B>> 2 (dread ref %Reg0_R118))
  dassign %Reg1_R117 0 (dread ref %Reg6_R117)
  dassign %Reg1_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg1_R117))
  virtualcallassigned &Ljava_2Futil_2FArrayList_3B_7Cadd_7C_28Ljava_2Flang_2FObject_3B_29Z (dread ref %Reg0_R119, dread ref %Reg1_R113) { dassign %Reg0_Z 0 }
LOC 1 118
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg3_I 0 (dread i32 %Reg0_I)
@label16
  dassign %Reg0_I 0 (dread i32 %Reg3_I)
  dassign %Reg1_R117 0 (dread ref %Reg6_R117)
  dassign %Reg1_R119 0 (iread ref <* <$LHavlak_24Block_3B>> 2 (dread ref %Reg1_R117))
  virtualcallassigned &Ljava_2Futil_2FArrayList_3B_7Csize_7C_28_29I (dread ref %Reg1_R119) { dassign %Reg1_I 0 }
  brtrue @label18 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
LOC 1 119
  dassign %Reg0_R117 0 (dread ref %Reg6_R117)
  dassign %Reg0_R119 0 (iread ref <* <$LHavlak_24Block_3B>> 2 (dread ref %Reg0_R117))
  dassign %Reg1_I 0 (dread i32 %Reg3_I)
  virtualcallassigned &Ljava_2Futil_2FArrayList_3B_7Cget_7C_28I_29Ljava_2Flang_2FObject_3B (dread ref %Reg0_R119, dread i32 %Reg1_I) { dassign %Reg0_R113 0 }
  intrinsiccallwithtypeassigned <* <$LHavlak_24Block_3B>> JAVA_CHECK_CAST (dread ref %Reg0_R113) { dassign %Reg0_R117 0 }
  dassign %Reg4_R117 0 (dread ref %Reg0_R117)
LOC 1 120
  dassign %Reg0_R117 0 (dread ref %Reg4_R117)
  dassign %Reg0_I 0 (iread i32 <* <$LHavlak_24Block_3B>> 3 (dread ref %Reg0_R117))
  brtrue @label17 (ge i32 i32 (dread i32 %Reg0_I, constval i32 0))
LOC 1 121
  dassign %Reg0_R118 0 (dread ref %Reg5_R118)
  dassign %Reg1_R117 0 (dread ref %Reg4_R117)
  virtualcallassigned &LHavlak_24Finder_3B_7Cnumber_7C_28LHavlak_24Block_3B_29V (dread ref %Reg0_R118, dread ref %Reg1_R117) {}
@label17
LOC 1 118
  dassign %Reg3_I 0 (add i32 (dread i32 %Reg3_I, constval i32 1))
  goto @label16
@label18
LOC 1 124
  dassign %Reg0_R117 0 (dread ref %Reg6_R117)
  dassign %Reg1_R118 0 (dread ref %Reg5_R118)
  dassign %Reg1_R119 0 (iread ref <* <$LHavlak_24Finder_3B>> 2 (dread ref %Reg1_R118))
  virtualcallassigned &Ljava_2Futil_2FArrayList_3B_7Csize_7C_28_29I (dread ref %Reg1_R119) { dassign %Reg1_I 0 }
  dassign %Reg2_I 0 (constval i32 1)
  dassign %Reg1_I 0 (sub i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  iassign <* <$LHavlak_24Block_3B>> 4 (dread ref %Reg0_R117, dread i32 %Reg1_I)
LOC 1 125
  return ()
}
func &LHavlak_24Finder_3B_7Cedges_7C_28_29V virtual (var %_this <* <$LHavlak_24Finder_3B>>) void {
  funcid 8
  var %Reg6_R118 <* <$LHavlak_24Finder_3B>>
  var %Reg0_I i32
  var %Reg2_I i32
  var %Reg1_R118 <* <$LHavlak_24Finder_3B>>
  var %Reg1_R119 <* <$Ljava_2Futil_2FArrayList_3B>>
  var %Reg1_I i32
  var %Reg0_R118 <* <$LHavlak_24Finder_3B>>
  var %Reg0_R119 <* <$Ljava_2Futil_2FArrayList_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_R117 <* <$LHavlak_24Block_3B>>
  var %Reg3_R117 <* <$LHavlak_24Block_3B>>
  var %Reg4_I i32
  var %Reg1_R117 <* <$LHavlak_24Block_3B>>
  var %Reg5_R117 <* <$LHavlak_24Block_3B>>
  var %Reg0_Z u1
  var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>

ALIAS %next %Reg5_R117 <* <$LHavlak_24Block_3B>>
ALIAS %k %Reg4_I i32
ALIAS %block %Reg3_R117 <* <$LHavlak_24Block_3B>>
ALIAS %i %Reg2_I i32
  dassign %Reg6_R118 0 (dread ref %_this)
LOC 1 129
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg2_I 0 (dread i32 %Reg0_I)
@label19
  dassign %Reg0_I 0 (dread i32 %Reg2_I)
  dassign %Reg1_R118 0 (dread ref %Reg6_R118)
  dassign %Reg1_R119 0 (iread ref <* <$LHavlak_24Finder_3B>> 2 (dread ref %Reg1_R118))
  virtualcallassigned &Ljava_2Futil_2FArrayList_3B_7Csize_7C_28_29I (dread ref %Reg1_R119) { dassign %Reg1_I 0 }
  brtrue @label24 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
LOC 1 130
  dassign %Reg0_R118 0 (dread ref %Reg6_R118)
  dassign %Reg0_R119 0 (iread ref <* <$LHavlak_24Finder_3B>> 2 (dread ref %Reg0_R118))
  dassign %Reg1_I 0 (dread i32 %Reg2_I)
  virtualcallassigned &Ljava_2Futil_2FArrayList_3B_7Cget_7C_28I_29Ljava_2Flang_2FObject_3B (dread ref %Reg0_R119, dread i32 %Reg1_I) { dassign %Reg0_R113 0 }
  intrinsiccallwithtypeassigned <* <$LHavlak_24Block_3B>> JAVA_CHECK_CAST (dread ref %Reg0_R113) { dassign %Reg0_R117 0 }
  dassign %Reg3_R117 0 (dread ref %Reg0_R117)
LOC 1 131
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg4_I 0 (dread i32 %Reg0_I)
@label20
  dassign %Reg0_I 0 (dread i32 %Reg4_I)
  dassign %Reg1_R117 0 (dread ref %Reg3_R117)
  dassign %Reg1_R119 0 (iread ref <* <$LHavlak_24Block_3B>> 2 (dread ref %Reg1_R117))
  virtualcallassigned &Ljava_2Futil_2FArrayList_3B_7Csize_7C_28_29I (dread ref %Reg1_R119) { dassign %Reg1_I 0 }
  brtrue @label23 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
LOC 1 132
  dassign %Reg0_R117 0 (dread ref %Reg3_R117)
  dassign %Reg0_R119 0 (iread ref <* <$LHavlak_24Block_3B>> 2 (dread ref %Reg0_R117))
  dassign %Reg1_I 0 (dread i32 %Reg4_I)
  virtualcallassigned &Ljava_2Futil_2FArrayList_3B_7Cget_7C_28I_29Ljava_2Flang_2FObject_3B (dread ref %Reg0_R119, dread i32 %Reg1_I) { dassign %Reg0_R113 0 }
  intrinsiccallwithtypeassigned <* <$LHavlak_24Block_3B>> JAVA_CHECK_CAST (dread ref %Reg0_R113) { dassign %Reg0_R117 0 }
  dassign %Reg5_R117 0 (dread ref %Reg0_R117)
LOC 1 133
  dassign %Reg0_R117 0 (dread ref %Reg5_R117)
  dassign %Reg1_R117 0 (dread ref %Reg3_R117)
  virtualcallassigned &LHavlak_24Block_3B_7Creaches_7C_28LHavlak_24Block_3B_29Z (dread ref %Reg0_R117, dread ref %Reg1_R117) { dassign %Reg0_Z 0 }
  brtrue @label21 (eq i32 i32 (
    cvt i32 u1 (dread u1 %Reg0_Z),
    constval i32 0))
LOC 1 134
  dassign %Reg0_R117 0 (dread ref %Reg5_R117)
  dassign %Reg0_R119 0 (iread ref <* <$LHavlak_24Block_3B>> 6 (dread ref %Reg0_R117))
  dassign %Reg1_R117 0 (dread ref %Reg3_R117)
  dassign %Reg1_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg1_R117))
  virtualcallassigned &Ljava_2Futil_2FArrayList_3B_7Cadd_7C_28Ljava_2Flang_2FObject_3B_29Z (dread ref %Reg0_R119, dread ref %Reg1_R113) { dassign %Reg0_Z 0 }
  goto @label22
@label21
LOC 1 136
  dassign %Reg0_R117 0 (dread ref %Reg5_R117)
  dassign %Reg0_R119 0 (iread ref <* <$LHavlak_24Block_3B>> 5 (dread ref %Reg0_R117))
  dassign %Reg1_R117 0 (dread ref %Reg3_R117)
  dassign %Reg1_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg1_R117))
  virtualcallassigned &Ljava_2Futil_2FArrayList_3B_7Cadd_7C_28Ljava_2Flang_2FObject_3B_29Z (dread ref %Reg0_R119, dread ref %Reg1_R113) { dassign %Reg0_Z 0 }
@label22
LOC 1 131
  dassign %Reg4_I 0 (add i32 (dread i32 %Reg4_I, constval i32 1))
  goto @label20
@label23
LOC 1 129
  dassign %Reg2_I 0 (add i32 (dread i32 %Reg2_I, constval i32 1))
  goto @label19
@label24
LOC 1 140
  return ()
}
func &LHavlak_24Finder_3B_7Cfind_7C_28LHavlak_24Block_3B_29V virtual (var %_this <* <$LHavlak_24Finder_3B>>, var %Reg5_R117 <* <$LHavlak_24Block_3B>>) void {
  funcid 9
  var %Reg4_R118 <* <$LHavlak_24Finder_3B>>
  var %Reg0_R118 <* <$LHavlak_24Finder_3B>>
  var %Reg1_R117 <* <$LHavlak_24Block_3B>>
  var %Reg0_R119 <* <$Ljava_2Futil_2FArrayList_3B>>
  var %Reg0_I i32
  var %Reg1_I i32
  var %Reg3_I i32
  var %Reg1_R118 <* <$LHavlak_24Finder_3B>>
  var %Reg1_R119 <* <$Ljava_2Futil_2FArrayList_3B>>
  var %Reg2_I i32
  var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>

ALIAS %i %Reg3_I i32
ALIAS %start %Reg5_R117 <* <$LHavlak_24Block_3B>>
  dassign %Reg4_R118 0 (dread ref %_this)
LOC 1 143
  dassign %Reg0_R118 0 (dread ref %Reg4_R118)
  dassign %Reg1_R117 0 (dread ref %Reg5_R117)
  virtualcallassigned &LHavlak_24Finder_3B_7Cnumber_7C_28LHavlak_24Block_3B_29V (dread ref %Reg0_R118, dread ref %Reg1_R117) {}
LOC 1 144
  dassign %Reg0_R118 0 (dread ref %Reg4_R118)
  virtualcallassigned &LHavlak_24Finder_3B_7Cedges_7C_28_29V (dread ref %Reg0_R118) {}
LOC 1 145
  dassign %Reg0_R118 0 (dread ref %Reg4_R118)
  dassign %Reg0_R119 0 (iread ref <* <$LHavlak_24Finder_3B>> 2 (dread ref %Reg0_R118))
  virtualcallassigned &Ljava_2Futil_2FArrayList_3B_7Csize_7C_28_29I (dread ref %Reg0_R119) { dassign %Reg0_I 0 }
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg0_I 0 (sub i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg3_I 0 (dread i32 %Reg0_I)
@label25
  dassign %Reg0_I 0 (dread i32 %Reg3_I)
  brtrue @label26 (lt i32 i32 (dread i32 %Reg0_I, constval i32 0))
LOC 1 146
  dassign %Reg0_R118 0 (dread ref %Reg4_R118)
  dassign %Reg1_R118 0 (dread ref %Reg4_R118)
  dassign %Reg1_R119 0 (iread ref <* <$LHavlak_24Finder_3B>> 2 (dread ref %Reg1_R118))
  dassign %Reg2_I 0 (dread i32 %Reg3_I)
  virtualcallassigned &Ljava_2Futil_2FArrayList_3B_7Cget_7C_28I_29Ljava_2Flang_2FObject_3B (dread ref %Reg1_R119, dread i32 %Reg2_I) { dassign %Reg1_R113 0 }
  intrinsiccallwithtypeassigned <* <$LHavlak_24Block_3B>> JAVA_CHECK_CAST (dread ref %Reg1_R113) { dassign %Reg1_R117 0 }
  virtualcallassigned &LHavlak_24Finder_3B_7Cloop_7C_28LHavlak_24Block_3B_29V (dread ref %Reg0_R118, dread ref %Reg1_R117) {}
LOC 1 145
  dassign %Reg3_I 0 (add i32 (dread i32 %Reg3_I, constval i32 -1))
  goto @label25
@label26
LOC 1 148
  return ()
}
func &LHavlak_24Finder_3B_7Cloop_7C_28LHavlak_24Block_3B_29V virtual (var %_this <* <$LHavlak_24Finder_3B>>, var %Reg12_R117 <* <$LHavlak_24Block_3B>>) void {
  funcid 10
  var %Reg11_R118 <* <$LHavlak_24Finder_3B>>
  var %Reg0_R119 <* <$Ljava_2Futil_2FArrayList_3B>>
  var %Reg4_R119 <* <$Ljava_2Futil_2FArrayList_3B>>
  var %Reg0_I i32
  var %Reg5_I i32
  var %Reg6_I i32
  var %Reg1_R117 <* <$LHavlak_24Block_3B>>
  var %Reg1_R119 <* <$Ljava_2Futil_2FArrayList_3B>>
  var %Reg1_I i32
  var %Reg0_R117 <* <$LHavlak_24Block_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg7_R117 <* <$LHavlak_24Block_3B>>
  var %Reg0_R118 <* <$LHavlak_24Finder_3B>>
  var %Reg2_R117 <* <$LHavlak_24Block_3B>>
  var %Reg3_R117 <* <$LHavlak_24Block_3B>>
  var %Reg7_I i32
  var %Reg8_R117 <* <$LHavlak_24Block_3B>>
  var %Reg9_I i32
  var %Reg10_R117 <* <$LHavlak_24Block_3B>>
  var %Reg0_Z u1
  var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_R120 <* <$LHavlak_24Loop_3B>>
  var %Reg2_I i32
  var %Reg2_Z u1
  var %Reg7_R120 <* <$LHavlak_24Loop_3B>>
  var %Reg1_R120 <* <$LHavlak_24Loop_3B>>
  var %Reg8_I i32
  var %Reg9_R117 <* <$LHavlak_24Block_3B>>

ALIAS %from %Reg10_R117 <* <$LHavlak_24Block_3B>>
ALIAS %i %Reg8_I i32
ALIAS %k %Reg9_I i32
ALIAS %block %Reg9_R117 <* <$LHavlak_24Block_3B>>
ALIAS %header %Reg12_R117 <* <$LHavlak_24Block_3B>>
ALIAS %body %Reg4_R119 <* <$Ljava_2Futil_2FArrayList_3B>> "Ljava/util/ArrayList<LHavlak$Block;>;"
ALIAS %toItself %Reg5_Z u1
ALIAS %irreducible %Reg6_Z u1
ALIAS %loop %Reg7_R120 <* <$LHavlak_24Loop_3B>>
  dassign %Reg11_R118 0 (dread ref %_this)
LOC 1 152
  intrinsiccallwithtype <$Ljava_2Futil_2FArrayList_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R119 0 (gcmalloc ref <$Ljava_2Futil_2FArrayList_3B>)
  callassigned &Ljava_2Futil_2FArrayList_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R119) {}
  dassign %Reg4_R119 0 (dread ref %Reg0_R119)
LOC 1 153
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg5_I 0 (dread i32 %Reg0_I)
LOC 1 154
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg6_I 0 (dread i32 %Reg0_I)
@label27
  dassign %Reg0_I 0 (dread i32 %Reg6_I)
  dassign %Reg1_R117 0 (dread ref %Reg12_R117)
  dassign %Reg1_R119 0 (iread ref <* <$LHavlak_24Block_3B>> 6 (dread ref %Reg1_R117))
  virtualcallassigned &Ljava_2Futil_2FArrayList_3B_7Csize_7C_28_29I (dread ref %Reg1_R119) { dassign %Reg1_I 0 }
  brtrue @label30 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
LOC 1 155
  dassign %Reg0_R117 0 (dread ref %Reg12_R117)
  dassign %Reg0_R119 0 (iread ref <* <$LHavlak_24Block_3B>> 6 (dread ref %Reg0_R117))
  dassign %Reg1_I 0 (dread i32 %Reg6_I)
  virtualcallassigned &Ljava_2Futil_2FArrayList_3B_7Cget_7C_28I_29Ljava_2Flang_2FObject_3B (dread ref %Reg0_R119, dread i32 %Reg1_I) { dassign %Reg0_R113 0 }
  intrinsiccallwithtypeassigned <* <$LHavlak_24Block_3B>> JAVA_CHECK_CAST (dread ref %Reg0_R113) { dassign %Reg0_R117 0 }
  dassign %Reg7_R117 0 (dread ref %Reg0_R117)
LOC 1 156
  dassign %Reg0_R117 0 (dread ref %Reg7_R117)
  dassign %Reg1_R117 0 (dread ref %Reg12_R117)
  brtrue @label28 (ne i32 ref (dread ref %Reg0_R117, dread ref %Reg1_R117))
LOC 1 157
  dassign %Reg0_I 0 (constval i32 1)
  dassign %Reg5_I 0 (dread i32 %Reg0_I)
  goto @label29
@label28
LOC 1 159
  dassign %Reg0_R118 0 (dread ref %Reg11_R118)
  dassign %Reg1_R119 0 (dread ref %Reg4_R119)
  dassign %Reg2_R117 0 (dread ref %Reg7_R117)
  virtualcallassigned &LHavlak_24Block_3B_7Coutermost_7C_28_29LHavlak_24Block_3B (dread ref %Reg2_R117) { dassign %Reg2_R117 0 }
  dassign %Reg3_R117 0 (dread ref %Reg12_R117)
  virtualcallassigned &LHavlak_24Finder_3B_7Ccollect_7C_28Ljava_2Futil_2FArrayList_3BLHavlak_24Block_3BLHavlak_24Block_3B_29V (dread ref %Reg0_R118, dread ref %Reg1_R119, dread ref %Reg2_R117, dread ref %Reg3_R117) {}
@label29
LOC 1 154
  dassign %Reg6_I 0 (add i32 (dread i32 %Reg6_I, constval i32 1))
  goto @label27
@label30
LOC 1 162
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg6_I 0 (dread i32 %Reg0_I)
LOC 1 163
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg7_I 0 (dread i32 %Reg0_I)
@label31
  dassign %Reg0_I 0 (dread i32 %Reg7_I)
  dassign %Reg1_R119 0 (dread ref %Reg4_R119)
  virtualcallassigned &Ljava_2Futil_2FArrayList_3B_7Csize_7C_28_29I (dread ref %Reg1_R119) { dassign %Reg1_I 0 }
  brtrue @label36 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
LOC 1 164
  dassign %Reg0_R119 0 (dread ref %Reg4_R119)
  dassign %Reg1_I 0 (dread i32 %Reg7_I)
  virtualcallassigned &Ljava_2Futil_2FArrayList_3B_7Cget_7C_28I_29Ljava_2Flang_2FObject_3B (dread ref %Reg0_R119, dread i32 %Reg1_I) { dassign %Reg0_R113 0 }
  intrinsiccallwithtypeassigned <* <$LHavlak_24Block_3B>> JAVA_CHECK_CAST (dread ref %Reg0_R113) { dassign %Reg0_R117 0 }
  dassign %Reg8_R117 0 (dread ref %Reg0_R117)
LOC 1 165
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg9_I 0 (dread i32 %Reg0_I)
@label32
  dassign %Reg0_I 0 (dread i32 %Reg9_I)
  dassign %Reg1_R117 0 (dread ref %Reg8_R117)
  dassign %Reg1_R119 0 (iread ref <* <$LHavlak_24Block_3B>> 5 (dread ref %Reg1_R117))
  virtualcallassigned &Ljava_2Futil_2FArrayList_3B_7Csize_7C_28_29I (dread ref %Reg1_R119) { dassign %Reg1_I 0 }
  brtrue @label35 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
LOC 1 166
  dassign %Reg0_R117 0 (dread ref %Reg8_R117)
  dassign %Reg0_R119 0 (iread ref <* <$LHavlak_24Block_3B>> 5 (dread ref %Reg0_R117))
  dassign %Reg1_I 0 (dread i32 %Reg9_I)
  virtualcallassigned &Ljava_2Futil_2FArrayList_3B_7Cget_7C_28I_29Ljava_2Flang_2FObject_3B (dread ref %Reg0_R119, dread i32 %Reg1_I) { dassign %Reg0_R113 0 }
  intrinsiccallwithtypeassigned <* <$LHavlak_24Block_3B>> JAVA_CHECK_CAST (dread ref %Reg0_R113) { dassign %Reg0_R117 0 }
  virtualcallassigned &LHavlak_24Block_3B_7Coutermost_7C_28_29LHavlak_24Block_3B (dread ref %Reg0_R117) { dassign %Reg0_R117 0 }
  dassign %Reg10_R117 0 (dread ref %Reg0_R117)
LOC 1 167
  dassign %Reg0_R117 0 (dread ref %Reg12_R117)
  dassign %Reg1_R117 0 (dread ref %Reg10_R117)
  virtualcallassigned &LHavlak_24Block_3B_7Creaches_7C_28LHavlak_24Block_3B_29Z (dread ref %Reg0_R117, dread ref %Reg1_R117) { dassign %Reg0_Z 0 }
  brtrue @label33 (ne i32 i32 (
    cvt i32 u1 (dread u1 %Reg0_Z),
    constval i32 0))
LOC 1 168
  dassign %Reg0_I 0 (constval i32 1)
  dassign %Reg6_I 0 (dread i32 %Reg0_I)
LOC 1 169
  dassign %Reg0_R117 0 (dread ref %Reg12_R117)
  dassign %Reg0_R119 0 (iread ref <* <$LHavlak_24Block_3B>> 5 (dread ref %Reg0_R117))
  dassign %Reg1_R117 0 (dread ref %Reg10_R117)
  dassign %Reg1_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg1_R117))
  virtualcallassigned &Ljava_2Futil_2FArrayList_3B_7Cadd_7C_28Ljava_2Flang_2FObject_3B_29Z (dread ref %Reg0_R119, dread ref %Reg1_R113) { dassign %Reg0_Z 0 }
  goto @label34
@label33
LOC 1 171
  dassign %Reg0_R118 0 (dread ref %Reg11_R118)
  dassign %Reg1_R119 0 (dread ref %Reg4_R119)
  dassign %Reg2_R117 0 (dread ref %Reg10_R117)
  dassign %Reg3_R117 0 (dread ref %Reg12_R117)
  virtualcallassigned &LHavlak_24Finder_3B_7Ccollect_7C_28Ljava_2Futil_2FArrayList_3BLHavlak_24Block_3BLHavlak_24Block_3B_29V (dread ref %Reg0_R118, dread ref %Reg1_R119, dread ref %Reg2_R117, dread ref %Reg3_R117) {}
@label34
LOC 1 165
  dassign %Reg9_I 0 (add i32 (dread i32 %Reg9_I, constval i32 1))
  goto @label32
@label35
LOC 1 163
  dassign %Reg7_I 0 (add i32 (dread i32 %Reg7_I, constval i32 1))
  goto @label31
@label36
LOC 1 175
  dassign %Reg0_R119 0 (dread ref %Reg4_R119)
  virtualcallassigned &Ljava_2Futil_2FArrayList_3B_7Csize_7C_28_29I (dread ref %Reg0_R119) { dassign %Reg0_I 0 }
  brtrue @label37 (ne i32 i32 (dread i32 %Reg0_I, constval i32 0))
  dassign %Reg0_I 0 (dread i32 %Reg5_I)
  brtrue @label37 (ne i32 i32 (dread i32 %Reg0_I, constval i32 0))
LOC 1 176
  return ()
@label37
LOC 1 178
  intrinsiccallwithtype <$LHavlak_24Loop_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R120 0 (gcmalloc ref <$LHavlak_24Loop_3B>)
  dassign %Reg1_R117 0 (dread ref %Reg12_R117)
  dassign %Reg2_I 0 (dread i32 %Reg6_I)
  dassign %Reg2_Z 0 (cvt u1 i32 (dread i32 %Reg2_I))
  callassigned &LHavlak_24Loop_3B_7C_3Cinit_3E_7C_28LHavlak_24Block_3BZ_29V (dread ref %Reg0_R120, dread ref %Reg1_R117, dread u1 %Reg2_Z) {}
  dassign %Reg7_R120 0 (dread ref %Reg0_R120)
LOC 1 179
  dassign %Reg0_R118 0 (dread ref %Reg11_R118)
  dassign %Reg0_R119 0 (iread ref <* <$LHavlak_24Finder_3B>> 3 (dread ref %Reg0_R118))
  dassign %Reg1_R120 0 (dread ref %Reg7_R120)
  dassign %Reg1_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg1_R120))
  virtualcallassigned &Ljava_2Futil_2FArrayList_3B_7Cadd_7C_28Ljava_2Flang_2FObject_3B_29Z (dread ref %Reg0_R119, dread ref %Reg1_R113) { dassign %Reg0_Z 0 }
LOC 1 180
  dassign %Reg0_R117 0 (dread ref %Reg12_R117)
  dassign %Reg1_R120 0 (dread ref %Reg7_R120)
  iassign <* <$LHavlak_24Block_3B>> 8 (dread ref %Reg0_R117, dread ref %Reg1_R120)
LOC 1 181
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg8_I 0 (dread i32 %Reg0_I)
@label38
  dassign %Reg0_I 0 (dread i32 %Reg8_I)
  dassign %Reg1_R119 0 (dread ref %Reg4_R119)
  virtualcallassigned &Ljava_2Futil_2FArrayList_3B_7Csize_7C_28_29I (dread ref %Reg1_R119) { dassign %Reg1_I 0 }
  brtrue @label41 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
LOC 1 182
  dassign %Reg0_R119 0 (dread ref %Reg4_R119)
  dassign %Reg1_I 0 (dread i32 %Reg8_I)
  virtualcallassigned &Ljava_2Futil_2FArrayList_3B_7Cget_7C_28I_29Ljava_2Flang_2FObject_3B (dread ref %Reg0_R119, dread i32 %Reg1_I) { dassign %Reg0_R113 0 }
  intrinsiccallwithtypeassigned <* <$LHavlak_24Block_3B>> JAVA_CHECK_CAST (dread ref %Reg0_R113) { dassign %Reg0_R117 0 }
  dassign %Reg9_R117 0 (dread ref %Reg0_R117)
LOC 1 183
  dassign %Reg0_R117 0 (dread ref %Reg9_R117)
  dassign %Reg1_R117 0 (dread ref %Reg12_R117)
  iassign <* <$LHavlak_24Block_3B>> 7 (dread ref %Reg0_R117, dread ref %Reg1_R117)
LOC 1 184
  dassign %Reg0_R117 0 (dread ref %Reg9_R117)
  dassign %Reg0_R120 0 (iread ref <* <$LHavlak_24Block_3B>> 8 (dread ref %Reg0_R117))
  brtrue @label39 (eq i32 ref (dread ref %Reg0_R120, constval ref 0))
LOC 1 185
  dassign %Reg0_R117 0 (dread ref %Reg9_R117)
  dassign %Reg0_R120 0 (iread ref <* <$LHavlak_24Block_3B>> 8 (dread ref %Reg0_R117))
  dassign %Reg1_R120 0 (dread ref %Reg7_R120)
  iassign <* <$LHavlak_24Loop_3B>> 5 (dread ref %Reg0_R120, dread ref %Reg1_R120)
LOC 1 186
  dassign %Reg0_R120 0 (dread ref %Reg7_R120)
  dassign %Reg0_R119 0 (iread ref <* <$LHavlak_24Loop_3B>> 4 (dread ref %Reg0_R120))
  dassign %Reg1_R117 0 (dread ref %Reg9_R117)
  dassign %Reg1_R120 0 (iread ref <* <$LHavlak_24Block_3B>> 8 (dread ref %Reg1_R117))
  dassign %Reg1_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg1_R120))
  virtualcallassigned &Ljava_2Futil_2FArrayList_3B_7Cadd_7C_28Ljava_2Flang_2FObject_3B_29Z (dread ref %Reg0_R119, dread ref %Reg1_R113) { dassign %Reg0_Z 0 }
  goto @label40
@label39
LOC 1 188
  dassign %Reg0_R120 0 (dread ref %Reg7_R120)
  dassign %Reg1_I 0 (iread i32 <* <$LHavlak_24Loop_3B>> 6 (dread ref %Reg0_R120))
  dassign %Reg2_I 0 (constval i32 1)
  dassign %Reg1_I 0 (add i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  iassign <* <$LHavlak_24Loop_3B>> 6 (dread ref %Reg0_R120, dread i32 %Reg1_I)
@label40
LOC 1 181
  dassign %Reg8_I 0 (add i32 (dread i32 %Reg8_I, constval i32 1))
  goto @label38
@label41
LOC 1 191
  return ()
}
func &LHavlak_24Finder_3B_7Ccollect_7C_28Ljava_2Futil_2FArrayList_3BLHavlak_24Block_3BLHavlak_24Block_3B_29V virtual (var %_this <* <$LHavlak_24Finder_3B>>, var %Reg3_R119 <* <$Ljava_2Futil_2FArrayList_3B>>, var %Reg4_R117 <* <$LHavlak_24Block_3B>>, var %Reg5_R117 <* <$LHavlak_24Block_3B>>) void {
  funcid 11
  var %Reg2_R118 <* <$LHavlak_24Finder_3B>>
  var %Reg0_R117 <* <$LHavlak_24Block_3B>>
  var %Reg1_R117 <* <$LHavlak_24Block_3B>>
  var %Reg0_R119 <* <$Ljava_2Futil_2FArrayList_3B>>
  var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_Z u1

ALIAS %body %Reg3_R119 <* <$Ljava_2Futil_2FArrayList_3B>> "Ljava/util/ArrayList<LHavlak$Block;>;"
ALIAS %block %Reg4_R117 <* <$LHavlak_24Block_3B>>
ALIAS %header %Reg5_R117 <* <$LHavlak_24Block_3B>>
  dassign %Reg2_R118 0 (dread ref %_this)
LOC 1 194
  dassign %Reg0_R117 0 (dread ref %Reg4_R117)
  dassign %Reg1_R117 0 (dread ref %Reg5_R117)
  brtrue @label42 (eq i32 ref (dread ref %Reg0_R117, dread ref %Reg1_R117))
  dassign %Reg0_R117 0 (dread ref %Reg4_R117)
  dassign %Reg0_R117 0 (iread ref <* <$LHavlak_24Block_3B>> 9 (dread ref %Reg0_R117))
  dassign %Reg1_R117 0 (dread ref %Reg5_R117)
  brtrue @label42 (eq i32 ref (dread ref %Reg0_R117, dread ref %Reg1_R117))
LOC 1 195
  dassign %Reg0_R117 0 (dread ref %Reg4_R117)
  dassign %Reg1_R117 0 (dread ref %Reg5_R117)
  iassign <* <$LHavlak_24Block_3B>> 9 (dread ref %Reg0_R117, dread ref %Reg1_R117)
LOC 1 196
  dassign %Reg0_R119 0 (dread ref %Reg3_R119)
  dassign %Reg1_R117 0 (dread ref %Reg4_R117)
  dassign %Reg1_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg1_R117))
  virtualcallassigned &Ljava_2Futil_2FArrayList_3B_7Cadd_7C_28Ljava_2Flang_2FObject_3B_29Z (dread ref %Reg0_R119, dread ref %Reg1_R113) { dassign %Reg0_Z 0 }
@label42
LOC 1 198
  return ()
}
func &LHavlak_24Graph_3B_7C_3Cinit_3E_7C_28I_29V constructor (var %_this <* <$LHavlak_24Graph_3B>>, var %Reg3_I i32) void {
  funcid 12
  var %Reg2_R116 <* <$LHavlak_24Graph_3B>>
  var %Reg0_R116 <* <$LHavlak_24Graph_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_I i32

ALIAS %seed %Reg3_I i32
  dassign %Reg2_R116 0 (dread ref %_this)
LOC 1 69
  dassign %Reg0_R116 0 (dread ref %Reg2_R116)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R116))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
LOC 1 70
  dassign %Reg0_R116 0 (dread ref %Reg2_R116)
  dassign %Reg1_I 0 (dread i32 %Reg3_I)
  iassign <* <$LHavlak_24Graph_3B>> 2 (dread ref %Reg0_R116, dread i32 %Reg1_I)
LOC 1 71
  return ()
}
func &LHavlak_24Graph_3B_7Crandom_7C_28I_29I virtual (var %_this <* <$LHavlak_24Graph_3B>>, var %Reg4_I i32) i32 {
  funcid 13
  var %Reg3_R116 <* <$LHavlak_24Graph_3B>>
  var %Reg0_R116 <* <$LHavlak_24Graph_3B>>
  var %Reg1_R116 <* <$LHavlak_24Graph_3B>>
  var %Reg1_I i32
  var %Reg2_I i32
  var %Reg0_I i32

ALIAS %bound %Reg4_I i32
  dassign %Reg3_R116 0 (dread ref %_this)
LOC 1 74
  dassign %Reg0_R116 0 (dread ref %Reg3_R116)
  dassign %Reg1_R116 0 (dread ref %Reg3_R116)
  dassign %Reg1_I 0 (iread i32 <* <$LHavlak_24Graph_3B>> 2 (dread ref %Reg1_R116))
  dassign %Reg2_I 0 (constval i32 0xf25)
  dassign %Reg1_I 0 (mul i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  dassign %Reg2_I 0 (constval i32 0x7385)
  dassign %Reg1_I 0 (add i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  dassign %Reg2_I 0 (constval i32 0x222c0)
  dassign %Reg1_I 0 (rem i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  iassign <* <$LHavlak_24Graph_3B>> 2 (dread ref %Reg0_R116, dread i32 %Reg1_I)
LOC 1 75
  dassign %Reg0_R116 0 (dread ref %Reg3_R116)
  dassign %Reg0_I 0 (iread i32 <* <$LHavlak_24Graph_3B>> 2 (dread ref %Reg0_R116))
  dassign %Reg1_I 0 (dread i32 %Reg4_I)
  dassign %Reg0_I 0 (mul i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_I 0 (constval i32 0x222c0)
  dassign %Reg0_I 0 (div i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  return (dread i32 %Reg0_I)
}
func &LHavlak_24Graph_3B_7Cafter_7C_28LHavlak_24Block_3B_29LHavlak_24Block_3B virtual (var %_this <* <$LHavlak_24Graph_3B>>, var %Reg5_R117 <* <$LHavlak_24Block_3B>>) <* <$LHavlak_24Block_3B>> {
  funcid 14
  var %Reg4_R116 <* <$LHavlak_24Graph_3B>>
  var %Reg0_R117 <* <$LHavlak_24Block_3B>>
  var %Reg3_R117 <* <$LHavlak_24Block_3B>>
  var %Reg0_R116 <* <$LHavlak_24Graph_3B>>
  var %Reg1_I i32
  var %Reg2_I i32
  var %Reg0_R119 <* <$Ljava_2Futil_2FArrayList_3B>>
  var %Reg1_R117 <* <$LHavlak_24Block_3B>>
  var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_Z u1

ALIAS %before %Reg5_R117 <* <$LHavlak_24Block_3B>>
ALIAS %block %Reg3_R117 <* <$LHavlak_24Block_3B>>
  dassign %Reg4_R116 0 (dread ref %_this)
LOC 1 79
  intrinsiccallwithtype <$LHavlak_24Block_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R117 0 (gcmalloc ref <$LHavlak_24Block_3B>)
  callassigned &LHavlak_24Block_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R117) {}
  dassign %Reg3_R117 0 (dread ref %Reg0_R117)
LOC 1 80
  dassign %Reg0_R116 0 (dread ref %Reg4_R116)
  dassign %Reg1_I 0 (iread i32 <* <$LHavlak_24Graph_3B>> 3 (dread ref %Reg0_R116))
  dassign %Reg2_I 0 (constval i32 1)
  dassign %Reg1_I 0 (add i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  iassign <* <$LHavlak_24Graph_3B>> 3 (dread ref %Reg0_R116, dread i32 %Reg1_I)
LOC 1 81
  dassign %Reg0_R117 0 (dread ref %Reg5_R117)
  dassign %Reg0_R119 0 (iread ref <* <$LHavlak_24Block_3B>> 2 (dread ref %Reg0_R117))
  dassign %Reg1_R117 0 (dread ref %Reg3_R117)
  dassign %Reg1_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg1_R117))
  virtualcallassigned &Ljava_2Futil_2FArrayList_3B_7Cadd_7C_28Ljava_2Flang_2FObject_3B_29Z (dread ref %Reg0_R119, dread ref %Reg1_R113) { dassign %Reg0_Z 0 }
LOC 1 82
  dassign %Reg0_R117 0 (dread ref %Reg3_R117)
  return (dread ref %Reg0_R117)
}
func &LHavlak_24Graph_3B_7Cpart_7C_28LHavlak_24Block_3BI_29LHavlak_24Block_3B virtual (var %_this <* <$LHavlak_24Graph_3B>>, var %Reg12_R117 <* <$LHavlak_24Block_3B>>, var %Reg13_I i32) <* <$LHavlak_24Block_3B>> {
  funcid 15
  var %Reg11_R116 <* <$LHavlak_24Graph_3B>>
  var %Reg0_I i32
  var %Reg5_I i32
  var %Reg0_R116 <* <$LHavlak_24Graph_3B>>
  var %Reg1_I i32
  var %Reg7_I i32
  var %Reg1_R117 <* <$LHavlak_24Block_3B>>
  var %Reg0_R117 <* <$LHavlak_24Block_3B>>
  var %Reg1_R116 <* <$LHavlak_24Graph_3B>>
  var %Reg2_R117 <* <$LHavlak_24Block_3B>>
  var %Reg3_I i32
  var %Reg4_I i32
  var %Reg2_I i32
  var %Reg8_R117 <* <$LHavlak_24Block_3B>>
  var %Reg9_R117 <* <$LHavlak_24Block_3B>>
  var %Reg10_R117 <* <$LHavlak_24Block_3B>>
  var %Reg0_R119 <* <$Ljava_2Futil_2FArrayList_3B>>
  var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_Z u1
  var %Reg5_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg6_R113 <* <$Ljava_2Flang_2FObject_3B>>

ALIAS %one %Reg8_R117 <* <$LHavlak_24Block_3B>>
ALIAS %other %Reg9_R117 <* <$LHavlak_24Block_3B>>
ALIAS %join %Reg10_R117 <* <$LHavlak_24Block_3B>>
ALIAS %before %Reg12_R117 <* <$LHavlak_24Block_3B>>
ALIAS %depth %Reg13_I i32
ALIAS %kind %Reg7_I i32
ALIAS %header %Reg8_R117 <* <$LHavlak_24Block_3B>>
ALIAS %end %Reg9_R117 <* <$LHavlak_24Block_3B>>
  dassign %Reg11_R116 0 (dread ref %_this)
LOC 1 87
  dassign %Reg0_I 0 (dread i32 %Reg13_I)
  brtrue @label43 (ne i32 i32 (dread i32 %Reg0_I, constval i32 0))
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg5_I 0 (dread i32 %Reg0_I)
  goto @label44
@label43
  dassign %Reg0_R116 0 (dread ref %Reg11_R116)
  dassign %Reg1_I 0 (constval i32 5)
  virtualcallassigned &LHavlak_24Graph_3B_7Crandom_7C_28I_29I (dread ref %Reg0_R116, dread i32 %Reg1_I) { dassign %Reg0_I 0 }
  dassign %Reg5_I 0 (dread i32 %Reg0_I)
@label44
  dassign %Reg0_I 0 (dread i32 %Reg5_I)
  dassign %Reg7_I 0 (dread i32 %Reg0_I)
LOC 1 88
  dassign %Reg0_I 0 (dread i32 %Reg7_I)
  brtrue @label45 (ne i32 i32 (dread i32 %Reg0_I, constval i32 0))
LOC 1 89
  dassign %Reg0_R116 0 (dread ref %Reg11_R116)
  dassign %Reg1_R117 0 (dread ref %Reg12_R117)
  virtualcallassigned &LHavlak_24Graph_3B_7Cafter_7C_28LHavlak_24Block_3B_29LHavlak_24Block_3B (dread ref %Reg0_R116, dread ref %Reg1_R117) { dassign %Reg0_R117 0 }
  return (dread ref %Reg0_R117)
@label45
LOC 1 91
  dassign %Reg0_I 0 (dread i32 %Reg7_I)
  dassign %Reg1_I 0 (constval i32 1)
  brtrue @label46 (ne i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
LOC 1 92
  dassign %Reg0_R116 0 (dread ref %Reg11_R116)
  dassign %Reg1_R116 0 (dread ref %Reg11_R116)
  dassign %Reg2_R117 0 (dread ref %Reg12_R117)
  dassign %Reg3_I 0 (dread i32 %Reg13_I)
  dassign %Reg4_I 0 (constval i32 1)
  dassign %Reg3_I 0 (sub i32 (dread i32 %Reg3_I, dread i32 %Reg4_I))
  virtualcallassigned &LHavlak_24Graph_3B_7Cpart_7C_28LHavlak_24Block_3BI_29LHavlak_24Block_3B (dread ref %Reg1_R116, dread ref %Reg2_R117, dread i32 %Reg3_I) { dassign %Reg1_R117 0 }
  dassign %Reg2_I 0 (dread i32 %Reg13_I)
  dassign %Reg3_I 0 (constval i32 1)
  dassign %Reg2_I 0 (sub i32 (dread i32 %Reg2_I, dread i32 %Reg3_I))
  virtualcallassigned &LHavlak_24Graph_3B_7Cpart_7C_28LHavlak_24Block_3BI_29LHavlak_24Block_3B (dread ref %Reg0_R116, dread ref %Reg1_R117, dread i32 %Reg2_I) { dassign %Reg0_R117 0 }
  return (dread ref %Reg0_R117)
@label46
LOC 1 94
  dassign %Reg0_I 0 (dread i32 %Reg7_I)
  dassign %Reg1_I 0 (constval i32 2)
  brtrue @label47 (ne i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
LOC 1 95
  dassign %Reg0_R116 0 (dread ref %Reg11_R116)
  dassign %Reg1_R117 0 (dread ref %Reg12_R117)
  dassign %Reg2_I 0 (dread i32 %Reg13_I)
  dassign %Reg3_I 0 (constval i32 1)
  dassign %Reg2_I 0 (sub i32 (dread i32 %Reg2_I, dread i32 %Reg3_I))
  virtualcallassigned &LHavlak_24Graph_3B_7Cpart_7C_28LHavlak_24Block_3BI_29LHavlak_24Block_3B (dread ref %Reg0_R116, dread ref %Reg1_R117, dread i32 %Reg2_I) { dassign %Reg0_R117 0 }
  dassign %Reg8_R117 0 (dread ref %Reg0_R117)
LOC 1 96
  dassign %Reg0_R116 0 (dread ref %Reg11_R116)
  dassign %Reg1_R117 0 (dread ref %Reg12_R117)
  dassign %Reg2_I 0 (dread i32 %Reg13_I)
  dassign %Reg3_I 0 (constval i32 1)
  dassign %Reg2_I 0 (sub i32 (dread i32 %Reg2_I, dread i32 %Reg3_I))
  virtualcallassigned &LHavlak_24Graph_3B_7Cpart_7C_28LHavlak_24Block_3BI_29LHavlak_24Block_3B (dread ref %Reg0_R116, dread ref %Reg1_R117, dread i32 %Reg2_I) { dassign %Reg0_R117 0 }
  dassign %Reg9_R117 0 (dread ref %Reg0_R117)
LOC 1 97
  dassign %Reg0_R116 0 (dread ref %Reg11_R116)
  dassign %Reg1_R117 0 (dread ref %Reg8_R117)
  virtualcallassigned &LHavlak_24Graph_3B_7Cafter_7C_28LHavlak_24Block_3B_29LHavlak_24Block_3B (dread ref %Reg0_R116, dread ref %Reg1_R117) { dassign %Reg0_R117 0 }
  dassign %Reg10_R117 0 (dread ref %Reg0_R117)
LOC 1 98
  dassign %Reg0_R117 0 (dread ref %Reg9_R117)
  dassign %Reg0_R119 0 (iread ref <* <$LHavlak_24Block_3B>> 2 (dread ref %Reg0_R117))
  dassign %Reg1_R117 0 (dread ref %Reg10_R117)
  dassign %Reg1_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg1_R117))
  virtualcallassigned &Ljava_2Futil_2FArrayList_3B_7Cadd_7C_28Ljava_2Flang_2FObject_3B_29Z (dread ref %Reg0_R119, dread ref %Reg1_R113) { dassign %Reg0_Z 0 }
LOC 1 99
  dassign %Reg0_R117 0 (dread ref %Reg10_R117)
  return (dread ref %Reg0_R117)
@label47
LOC 1 101
  dassign %Reg0_R116 0 (dread ref %Reg11_R116)
  dassign %Reg1_R117 0 (dread ref %Reg12_R117)
  virtualcallassigned &LHavlak_24Graph_3B_7Cafter_7C_28LHavlak_24Block_3B_29LHavlak_24Block_3B (dread ref %Reg0_R116, dread ref %Reg1_R117) { dassign %Reg0_R117 0 }
  dassign %Reg8_R117 0 (dread ref %Reg0_R117)
LOC 1 102
  dassign %Reg0_R116 0 (dread ref %Reg11_R116)
  dassign %Reg1_R117 0 (dread ref %Reg8_R117)
  dassign %Reg2_I 0 (dread i32 %Reg13_I)
  dassign %Reg3_I 0 (constval i32 1)
  dassign %Reg2_I 0 (sub i32 (dread i32 %Reg2_I, dread i32 %Reg3_I))
  virtualcallassigned &LHavlak_24Graph_3B_7Cpart_7C_28LHavlak_24Block_3BI_29LHavlak_24Block_3B (dread ref %Reg0_R116, dread ref %Reg1_R117, dread i32 %Reg2_I) { dassign %Reg0_R117 0 }
  dassign %Reg9_R117 0 (dread ref %Reg0_R117)
LOC 1 103
  dassign %Reg0_R117 0 (dread ref %Reg9_R117)
  dassign %Reg0_R119 0 (iread ref <* <$LHavlak_24Block_3B>> 2 (dread ref %Reg0_R117))
  dassign %Reg1_R117 0 (dread ref %Reg8_R117)
  dassign %Reg1_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg1_R117))
  virtualcallassigned &Ljava_2Futil_2FArrayList_3B_7Cadd_7C_28Ljava_2Flang_2FObject_3B_29Z (dread ref %Reg0_R119, dread ref %Reg1_R113) { dassign %Reg0_Z 0 }
LOC 1 104
  dassign %Reg0_I 0 (dread i32 %Reg7_I)
  dassign %Reg1_I 0 (constval i32 4)
  brtrue @label48 (ne i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
LOC 1 105
  dassign %Reg0_R117 0 (dread ref %Reg12_R117)
  dassign %Reg0_R119 0 (iread ref <* <$LHavlak_24Block_3B>> 2 (dread ref %Reg0_R117))
  dassign %Reg1_R117 0 (dread ref %Reg9_R117)
  dassign %Reg1_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg1_R117))
  virtualcallassigned &Ljava_2Futil_2FArrayList_3B_7Cadd_7C_28Ljava_2Flang_2FObject_3B_29Z (dread ref %Reg0_R119, dread ref %Reg1_R113) { dassign %Reg0_Z 0 }
@label48
LOC 1 107
  dassign %Reg0_R116 0 (dread ref %Reg11_R116)
  dassign %Reg1_R116 0 (dread ref %Reg11_R116)
  dassign %Reg2_I 0 (constval i32 2)
  virtualcallassigned &LHavlak_24Graph_3B_7Crandom_7C_28I_29I (dread ref %Reg1_R116, dread i32 %Reg2_I) { dassign %Reg1_I 0 }
  dassign %Reg5_R113 0 (dread ref %Reg0_R116)
  brtrue @label49 (ne i32 i32 (dread i32 %Reg1_I, constval i32 0))
  dassign %Reg0_R113 0 (dread ref %Reg5_R113)
  dassign %Reg1_R117 0 (dread ref %Reg8_R117)
  dassign %Reg5_R113 0 (dread ref %Reg1_R117)
  dassign %Reg6_R113 0 (dread ref %Reg0_R113)
  goto @label50
@label49
  dassign %Reg0_R113 0 (dread ref %Reg5_R113)
  dassign %Reg1_R117 0 (dread ref %Reg9_R117)
  dassign %Reg5_R113 0 (dread ref %Reg1_R117)
  dassign %Reg6_R113 0 (dread ref %Reg0_R113)
@label50
  dassign %Reg0_R113 0 (dread ref %Reg6_R113)
  dassign %Reg1_R113 0 (dread ref %Reg5_R113)
  dassign %Reg0_R116 0 (retype ref <* <$LHavlak_24Graph_3B>> (dread ref %Reg0_R113))
  dassign %Reg1_R117 0 (retype ref <* <$LHavlak_24Block_3B>> (dread ref %Reg1_R113))
  virtualcallassigned &LHavlak_24Graph_3B_7Cafter_7C_28LHavlak_24Block_3B_29LHavlak_24Block_3B (dread ref %Reg0_R116, dread ref %Reg1_R117) { dassign %Reg0_R117 0 }
  return (dread ref %Reg0_R117)
}
func &LHavlak_24Loop_3B_7C_3Cinit_3E_7C_28LHavlak_24Block_3BZ_29V constructor (var %_this <* <$LHavlak_24Loop_3B>>, var %Reg4_R117 <* <$LHavlak_24Block_3B>>, var %Reg5_Z u1) void {
  funcid 16
  var %Reg3_R120 <* <$LHavlak_24Loop_3B>>
  var %Reg5_I i32
  var %Reg0_R120 <* <$LHavlak_24Loop_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_R119 <* <$Ljava_2Futil_2FArrayList_3B>>
  var %Reg1_I i32
  var %Reg1_R117 <* <$LHavlak_24Block_3B>>
  var %Reg1_Z u1

ALIAS %header %Reg4_R117 <* <$LHavlak_24Block_3B>>
ALIAS %irreducible %Reg5_Z u1
  dassign %Reg3_R120 0 (dread ref %_this)
  dassign %Reg5_I 0 (cvt i32 u1 (dread u1 %Reg5_Z))
LOC 1 50
  dassign %Reg0_R120 0 (dread ref %Reg3_R120)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R120))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
LOC 1 46
  dassign %Reg0_R120 0 (dread ref %Reg3_R120)
  intrinsiccallwithtype <$Ljava_2Futil_2FArrayList_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R119 0 (gcmalloc ref <$Ljava_2Futil_2FArrayList_3B>)
  callassigned &Ljava_2Futil_2FArrayList_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R119) {}
  iassign <* <$LHavlak_24Loop_3B>> 4 (dread ref %Reg0_R120, dread ref %Reg1_R119)
LOC 1 48
  dassign %Reg0_R120 0 (dread ref %Reg3_R120)
  dassign %Reg1_I 0 (constval i32 1)
  iassign <* <$LHavlak_24Loop_3B>> 6 (dread ref %Reg0_R120, dread i32 %Reg1_I)
LOC 1 51
  dassign %Reg0_R120 0 (dread ref %Reg3_R120)
  dassign %Reg1_R117 0 (dread ref %Reg4_R117)
  iassign <* <$LHavlak_24Loop_3B>> 2 (dread ref %Reg0_R120, dread ref %Reg1_R117)
LOC 1 52
  dassign %Reg0_R120 0 (dread ref %Reg3_R120)
  dassign %Reg1_I 0 (dread i32 %Reg5_I)
  dassign %Reg1_Z 0 (intrinsicop u1 JAVA_MERGE (dread i32 %Reg1_I))
  iassign <* <$LHavlak_24Loop_3B>> 3 (dread ref %Reg0_R120, dread u1 %Reg1_Z)
LOC 1 53
  return ()
}
func &LHavlak_24Loop_3B_7Csum_7C_28I_29I virtual (var %_this <* <$LHavlak_24Loop_3B>>, var %Reg9_I i32) i32 {
  funcid 17
  var %Reg8_R120 <* <$LHavlak_24Loop_3B>>
  var %Reg0_R120 <* <$LHavlak_24Loop_3B>>
  var %Reg0_I i32
  var %Reg1_I i32
  var %Reg1_R120 <* <$LHavlak_24Loop_3B>>
  var %Reg1_Z u1
  var %Reg4_I i32
  var %Reg5_I i32
  var %Reg6_I i32
  var %Reg7_I i32
  var %Reg1_R119 <* <$Ljava_2Futil_2FArrayList_3B>>
  var %Reg2_I i32
  var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg3_I i32

ALIAS %i %Reg7_I i32
ALIAS %depth %Reg9_I i32
ALIAS %sum %Reg6_I i32
  dassign %Reg8_R120 0 (dread ref %_this)
LOC 1 56
  dassign %Reg0_R120 0 (dread ref %Reg8_R120)
  dassign %Reg0_I 0 (iread i32 <* <$LHavlak_24Loop_3B>> 6 (dread ref %Reg0_R120))
  dassign %Reg1_I 0 (dread i32 %Reg9_I)
  dassign %Reg0_I 0 (mul i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_R120 0 (dread ref %Reg8_R120)
  dassign %Reg1_Z 0 (iread u1 <* <$LHavlak_24Loop_3B>> 3 (dread ref %Reg1_R120))
  dassign %Reg1_I 0 (cvt i32 u1 (dread u1 %Reg1_Z))
  dassign %Reg4_I 0 (dread i32 %Reg0_I)
  brtrue @label51 (eq i32 i32 (dread i32 %Reg1_I, constval i32 0))
  dassign %Reg0_I 0 (dread i32 %Reg4_I)
  dassign %Reg1_I 0 (constval i32 7)
  dassign %Reg4_I 0 (dread i32 %Reg1_I)
  dassign %Reg5_I 0 (dread i32 %Reg0_I)
  goto @label52
@label51
  dassign %Reg0_I 0 (dread i32 %Reg4_I)
  dassign %Reg1_I 0 (constval i32 0)
  dassign %Reg4_I 0 (dread i32 %Reg1_I)
  dassign %Reg5_I 0 (dread i32 %Reg0_I)
@label52
  dassign %Reg0_I 0 (dread i32 %Reg5_I)
  dassign %Reg1_I 0 (dread i32 %Reg4_I)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg6_I 0 (dread i32 %Reg0_I)
LOC 1 57
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg7_I 0 (dread i32 %Reg0_I)
@label53
  dassign %Reg0_I 0 (dread i32 %Reg7_I)
  dassign %Reg1_R120 0 (dread ref %Reg8_R120)
  dassign %Reg1_R119 0 (iread ref <* <$LHavlak_24Loop_3B>> 4 (dread ref %Reg1_R120))
  virtualcallassigned &Ljava_2Futil_2FArrayList_3B_7Csize_7C_28_29I (dread ref %Reg1_R119) { dassign %Reg1_I 0 }
  brtrue @label54 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
LOC 1 58
  dassign %Reg0_I 0 (dread i32 %Reg6_I)
  dassign %Reg1_I 0 (constval i32 3)
  dassign %Reg0_I 0 (mul i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_R120 0 (dread ref %Reg8_R120)
  dassign %Reg1_R119 0 (iread ref <* <$LHavlak_24Loop_3B>> 4 (dread ref %Reg1_R120))
  dassign %Reg2_I 0 (dread i32 %Reg7_I)
  virtualcallassigned &Ljava_2Futil_2FArrayList_3B_7Cget_7C_28I_29Ljava_2Flang_2FObject_3B (dread ref %Reg1_R119, dread i32 %Reg2_I) { dassign %Reg1_R113 0 }
  intrinsiccallwithtypeassigned <* <$LHavlak_24Loop_3B>> JAVA_CHECK_CAST (dread ref %Reg1_R113) { dassign %Reg1_R120 0 }
  dassign %Reg2_I 0 (dread i32 %Reg9_I)
  dassign %Reg3_I 0 (constval i32 1)
  dassign %Reg2_I 0 (add i32 (dread i32 %Reg2_I, dread i32 %Reg3_I))
  virtualcallassigned &LHavlak_24Loop_3B_7Csum_7C_28I_29I (dread ref %Reg1_R120, dread i32 %Reg2_I) { dassign %Reg1_I 0 }
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_I 0 (constval i32 0xf4243)
  dassign %Reg0_I 0 (rem i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg6_I 0 (dread i32 %Reg0_I)
LOC 1 57
  dassign %Reg7_I 0 (add i32 (dread i32 %Reg7_I, constval i32 1))
  goto @label53
@label54
LOC 1 60
  dassign %Reg0_I 0 (dread i32 %Reg6_I)
  return (dread i32 %Reg0_I)
}
