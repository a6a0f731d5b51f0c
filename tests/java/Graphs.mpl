flavor 1
srclang 3
id 65535
numfuncs 9
import "library.mplt"
import "Graphs.mplt"
entryfunc &LGraphs_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V
fileinfo {
  @INFO_filename "Graphs.class",
  @INFO_filename "Graphs$Pair.class",
  @INFO_filename "Graphs$Self.class",
  @INFO_filename "Graphs$Vertex.class"}
srcfileinfo {
  1 "Graphs.java"}
javaclass $LGraphs_3B <$LGraphs_3B> public
javaclass $LGraphs_24Pair_3B <$LGraphs_24Pair_3B>
javaclass $LGraphs_24Self_3B <$LGraphs_24Self_3B>
javaclass $LGraphs_24Vertex_3B <$LGraphs_24Vertex_3B>
func &LGraphs_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$LGraphs_3B>>) void
func &LGraphs_3B_7Cmake_7C_28III_29ALGraphs_24Vertex_3B static (var %Reg8_I i32, var %Reg9_I i32, var %Reg10_I i32) <* <[] <* <$LGraphs_24Vertex_3B>>>>
func &LGraphs_3B_7Cbfs_7C_28LGraphs_24Vertex_3B_29I static (var %Reg9_R116 <* <$LGraphs_24Vertex_3B>>) i32
func &LGraphs_3B_7Cscc_7C_28LGraphs_24Vertex_3B_29V virtual (var %_this <* <$LGraphs_3B>>, var %Reg9_R116 <* <$LGraphs_24Vertex_3B>>) void
func &LGraphs_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V public static (var %Reg18_R118 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>) void
func &LGraphs_24Pair_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LGraphs_24Pair_3B>>) void
func &LGraphs_24Self_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LGraphs_24Self_3B>>) void
func &LGraphs_24Vertex_3B_7C_3Cinit_3E_7C_28I_29V constructor (var %_this <* <$LGraphs_24Vertex_3B>>, var %Reg4_I i32) void
func &LGraphs_24Vertex_3B_7Clink_7C_28LGraphs_24Vertex_3B_29V virtual (var %_this <* <$LGraphs_24Vertex_3B>>, var %Reg3_R116 <* <$LGraphs_24Vertex_3B>>) void
var $_C_STR_620072006f006b0065006e00 fstatic <[4] u64> readonly = [0, 0xd00000000, 0x6b6f7262adb577d5, 0x6e65]
var $_C_STR_720069006e0067002000 fstatic <[4] u64> readonly = [0, 0xb00000000, 0x676e69720677dbf0, 32]
var $_C_STR_7600 fstatic <[3] u64> readonly = [0, 0x300000000, 0x7600000076]
var $_C_STR_76003700 fstatic <[3] u64> readonly = [0, 0x500000000, 0x377600000e81]
var $_C_STR_2000 fstatic <[3] u64> readonly = [0, 0x300000000, 0x2000000020]
var $Ljava_2Flang_2FSystem_3B_7Cout extern <* <$Ljava_2Fio_2FPrintStream_3B>>
func &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FObject_3B>>) void
func &Ljava_2Futil_2FArrayList_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Futil_2FArrayList_3B>>) void
func &Ljava_2Futil_2FArrayList_3B_7Cadd_7C_28Ljava_2Flang_2FObject_3B_29Z public virtual (var %_this <* <$Ljava_2Futil_2FArrayList_3B>>, var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>) u1
func &Ljava_2Futil_2FArrayList_3B_7Csize_7C_28_29I public virtual (var %_this <* <$Ljava_2Futil_2FArrayList_3B>>) i32
func &Ljava_2Futil_2FArrayList_3B_7Cget_7C_28I_29Ljava_2Flang_2FObject_3B public virtual (var %_this <* <$Ljava_2Futil_2FArrayList_3B>>, var %Reg1_I i32) <* <$Ljava_2Flang_2FObject_3B>>
func &Ljava_2Futil_2FArrayList_3B_7Citerator_7C_28_29Ljava_2Futil_2FIterator_3B public virtual (var %_this <* <$Ljava_2Futil_2FArrayList_3B>>) <* <$Ljava_2Futil_2FIterator_3B>>
func &Ljava_2Futil_2FIterator_3B_7ChasNext_7C_28_29Z public virtual abstract (var %_this <* <$Ljava_2Futil_2FIterator_3B>>) u1
func &Ljava_2Futil_2FIterator_3B_7Cnext_7C_28_29Ljava_2Flang_2FObject_3B public virtual abstract (var %_this <* <$Ljava_2Futil_2FIterator_3B>>) <* <$Ljava_2Flang_2FObject_3B>>
func &Ljava_2Futil_2FArrayList_3B_7Cremove_7C_28I_29Ljava_2Flang_2FObject_3B public virtual (var %_this <* <$Ljava_2Futil_2FArrayList_3B>>, var %Reg1_I i32) <* <$Ljava_2Flang_2FObject_3B>>
func &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28I_29V public virtual (var %_this <* <$Ljava_2Fio_2FPrintStream_3B>>, var %Reg1_I i32) void
func &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28J_29V public virtual (var %_this <* <$Ljava_2Fio_2FPrintStream_3B>>, var %Reg1_J i64) void
func &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V public virtual (var %_this <* <$Ljava_2Fio_2FPrintStream_3B>>, var %Reg1_R123 <* <$Ljava_2Flang_2FString_3B>>) void
func &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>) void
func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg1_R123 <* <$Ljava_2Flang_2FString_3B>>) <* <$Ljava_2Flang_2FStringBuilder_3B>>
func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg1_I i32) <* <$Ljava_2Flang_2FStringBuilder_3B>>
func &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &Ljava_2Futil_2FHashMap_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Futil_2FHashMap_3B>>) void
func &Ljava_2Futil_2FHashMap_3B_7Cput_7C_28Ljava_2Flang_2FObject_3BLjava_2Flang_2FObject_3B_29Ljava_2Flang_2FObject_3B public virtual (var %_this <* <$Ljava_2Futil_2FHashMap_3B>>, var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>, var %Reg2_R113 <* <$Ljava_2Flang_2FObject_3B>>) <* <$Ljava_2Flang_2FObject_3B>>
func &Ljava_2Futil_2FHashMap_3B_7Cget_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FObject_3B public virtual (var %_this <* <$Ljava_2Futil_2FHashMap_3B>>, var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>) <* <$Ljava_2Flang_2FObject_3B>>
func &Ljava_2Futil_2FHashMap_3B_7Csize_7C_28_29I public virtual (var %_this <* <$Ljava_2Futil_2FHashMap_3B>>) i32
var $__cinf_Ljava_2Flang_2FString_3B <$__class_meta__>
func &MCC_GetOrInsertLiteral () <* <$Ljava_2Flang_2FString_3B>>
func &LGraphs_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$LGraphs_3B>>) void {
  funcid 1
  var %Reg3_R112 <* <$LGraphs_3B>>
  var %Reg0_R112 <* <$LGraphs_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_R114 <* <$Ljava_2Futil_2FArrayList_3B>>

  dassign %Reg3_R112 0 (dread ref %_this)
LOC 1 2
  dassign %Reg0_R112 0 (dread ref %Reg3_R112)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R112))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
LOC 1 46
  dassign %Reg0_R112 0 (dread ref %Reg3_R112)
  intrinsiccallwithtype <$Ljava_2Futil_2FArrayList_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R114 0 (gcmalloc ref <$Ljava_2Futil_2FArrayList_3B>)
  callassigned &Ljava_2Futil_2FArrayList_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R114) {}
  iassign <* <$LGraphs_3B>> 4 (dread ref %Reg0_R112, dread ref %Reg1_R114)
  return ()
}
func &LGraphs_3B_7Cmake_7C_28III_29ALGraphs_24Vertex_3B static (var %Reg8_I i32, var %Reg9_I i32, var %Reg10_I i32) <* <[] <* <$LGraphs_24Vertex_3B>>>> {
  funcid 2
  var %Reg0_I i32
  var %Reg0_R115 <* <[] <* <$LGraphs_24Vertex_3B>>>>
  var %Reg5_R115 <* <[] <* <$LGraphs_24Vertex_3B>>>>
  var %Reg6_I i32
  var %Reg1_I i32
  var %Reg2_R116 <* <$LGraphs_24Vertex_3B>>
  var %Reg3_I i32
  var %Reg7_I i32
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_R115 <* <[] <* <$LGraphs_24Vertex_3B>>>>
  var %Reg2_I i32
  var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_R116 <* <$LGraphs_24Vertex_3B>>
  var %Reg1_R116 <* <$LGraphs_24Vertex_3B>>

ALIAS %i %Reg6_I i32
ALIAS %k %Reg7_I i32
ALIAS %n %Reg8_I i32
ALIAS %degree %Reg9_I i32
ALIAS %seed %Reg10_I i32
ALIAS %v %Reg5_R115 <* <[] <* <$LGraphs_24Vertex_3B>>>>
  intrinsiccallwithtype <$LGraphs_3B> JAVA_CLINIT_CHECK ()
LOC 1 20
  dassign %Reg0_I 0 (dread i32 %Reg8_I)
  dassign %Reg0_R115 0 (gcmallocjarray ref <[] <* <$LGraphs_24Vertex_3B>>> (dread i32 %Reg0_I))
  dassign %Reg5_R115 0 (dread ref %Reg0_R115)
LOC 1 21
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg6_I 0 (dread i32 %Reg0_I)
@label0
  dassign %Reg0_I 0 (dread i32 %Reg6_I)
  dassign %Reg1_I 0 (dread i32 %Reg8_I)
  brtrue @label1 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg0_R115 0 (dread ref %Reg5_R115)
  dassign %Reg1_I 0 (dread i32 %Reg6_I)
  intrinsiccallwithtype <$LGraphs_24Vertex_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg2_R116 0 (gcmalloc ref <$LGraphs_24Vertex_3B>)
  dassign %Reg3_I 0 (dread i32 %Reg6_I)
  callassigned &LGraphs_24Vertex_3B_7C_3Cinit_3E_7C_28I_29V (dread ref %Reg2_R116, dread i32 %Reg3_I) {}
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R115, dread i32 %Reg1_I), 
    dread ref %Reg2_R116)
  dassign %Reg6_I 0 (add i32 (dread i32 %Reg6_I, constval i32 1))
  goto @label0
@label1
LOC 1 22
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg6_I 0 (dread i32 %Reg0_I)
@label2
  dassign %Reg0_I 0 (dread i32 %Reg6_I)
  dassign %Reg1_I 0 (dread i32 %Reg8_I)
  brtrue @label5 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg7_I 0 (dread i32 %Reg0_I)
@label3
  dassign %Reg0_I 0 (dread i32 %Reg7_I)
  dassign %Reg1_I 0 (dread i32 %Reg9_I)
  brtrue @label4 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
LOC 1 23
  dassign %Reg0_I 0 (dread i32 %Reg10_I)
  dassign %Reg1_I 0 (constval i32 0x10dcd)
  dassign %Reg0_I 0 (mul i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg10_I 0 (dread i32 %Reg0_I)
LOC 1 24
  dassign %Reg0_R115 0 (dread ref %Reg5_R115)
  dassign %Reg1_I 0 (dread i32 %Reg6_I)
  dassign %Reg0_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg0_R115, dread i32 %Reg1_I)))
  dassign %Reg1_R115 0 (dread ref %Reg5_R115)
  dassign %Reg2_I 0 (dread i32 %Reg10_I)
  dassign %Reg3_I 0 (constval i32 8)
  dassign %Reg2_I 0 (lshr i32 (dread i32 %Reg2_I, dread i32 %Reg3_I))
  dassign %Reg3_I 0 (dread i32 %Reg8_I)
  dassign %Reg2_I 0 (rem i32 (dread i32 %Reg2_I, dread i32 %Reg3_I))
  dassign %Reg1_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg1_R115, dread i32 %Reg2_I)))
  dassign %Reg0_R116 0 (retype ref <* <$LGraphs_24Vertex_3B>> (dread ref %Reg0_R113))
  dassign %Reg1_R116 0 (retype ref <* <$LGraphs_24Vertex_3B>> (dread ref %Reg1_R113))
  virtualcallassigned &LGraphs_24Vertex_3B_7Clink_7C_28LGraphs_24Vertex_3B_29V (dread ref %Reg0_R116, dread ref %Reg1_R116) {}
LOC 1 22
  dassign %Reg7_I 0 (add i32 (dread i32 %Reg7_I, constval i32 1))
  goto @label3
@label4
  dassign %Reg6_I 0 (add i32 (dread i32 %Reg6_I, constval i32 1))
  goto @label2
@label5
LOC 1 26
  dassign %Reg0_R115 0 (dread ref %Reg5_R115)
  return (dread ref %Reg0_R115)
}
func &LGraphs_3B_7Cbfs_7C_28LGraphs_24Vertex_3B_29I static (var %Reg9_R116 <* <$LGraphs_24Vertex_3B>>) i32 {
  funcid 3
  var %Reg0_R114 <* <$Ljava_2Futil_2FArrayList_3B>>
  var %Reg3_R114 <* <$Ljava_2Futil_2FArrayList_3B>>
  var %Reg1_R116 <* <$LGraphs_24Vertex_3B>>
  var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_Z u1
  var %Reg0_R116 <* <$LGraphs_24Vertex_3B>>
  var %Reg1_I i32
  var %Reg0_I i32
  var %Reg4_I i32
  var %Reg5_I i32
  var %Reg1_R114 <* <$Ljava_2Futil_2FArrayList_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg6_R116 <* <$LGraphs_24Vertex_3B>>
  var %Reg0_R117 <* <$Ljava_2Futil_2FIterator_3B>>
  var %Reg7_R117 <* <$Ljava_2Futil_2FIterator_3B>>
  var %Reg7_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg8_R116 <* <$LGraphs_24Vertex_3B>>
  var %Reg2_I i32

ALIAS %w %Reg8_R116 <* <$LGraphs_24Vertex_3B>>
ALIAS %v %Reg6_R116 <* <$LGraphs_24Vertex_3B>>
ALIAS %s %Reg9_R116 <* <$LGraphs_24Vertex_3B>>
ALIAS %q %Reg3_R114 <* <$Ljava_2Futil_2FArrayList_3B>> "Ljava/util/ArrayList<LGraphs$Vertex;>;"
ALIAS %at %Reg4_I i32
ALIAS %far %Reg5_I i32
  intrinsiccallwithtype <$LGraphs_3B> JAVA_CLINIT_CHECK ()
LOC 1 30
  intrinsiccallwithtype <$Ljava_2Futil_2FArrayList_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R114 0 (gcmalloc ref <$Ljava_2Futil_2FArrayList_3B>)
  callassigned &Ljava_2Futil_2FArrayList_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R114) {}
  dassign %Reg3_R114 0 (dread ref %Reg0_R114)
LOC 1 31
  dassign %Reg0_R114 0 (dread ref %Reg3_R114)
  dassign %Reg1_R116 0 (dread ref %Reg9_R116)
  dassign %Reg1_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg1_R116))
  virtualcallassigned &Ljava_2Futil_2FArrayList_3B_7Cadd_7C_28Ljava_2Flang_2FObject_3B_29Z (dread ref %Reg0_R114, dread ref %Reg1_R113) { dassign %Reg0_Z 0 }
LOC 1 32
  dassign %Reg0_R116 0 (dread ref %Reg9_R116)
  dassign %Reg1_I 0 (constval i32 0)
  iassign <* <$LGraphs_24Vertex_3B>> 4 (dread ref %Reg0_R116, dread i32 %Reg1_I)
LOC 1 33
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg4_I 0 (dread i32 %Reg0_I)
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg5_I 0 (dread i32 %Reg0_I)
@label6
LOC 1 34
  dassign %Reg0_I 0 (dread i32 %Reg4_I)
  dassign %Reg1_R114 0 (dread ref %Reg3_R114)
  virtualcallassigned &Ljava_2Futil_2FArrayList_3B_7Csize_7C_28_29I (dread ref %Reg1_R114) { dassign %Reg1_I 0 }
  brtrue @label10 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
LOC 1 35
  dassign %Reg0_R114 0 (dread ref %Reg3_R114)
  dassign %Reg1_I 0 (dread i32 %Reg4_I)
  dassign %Reg4_I 0 (add i32 (dread i32 %Reg4_I, constval i32 1))
  virtualcallassigned &Ljava_2Futil_2FArrayList_3B_7Cget_7C_28I_29Ljava_2Flang_2FObject_3B (dread ref %Reg0_R114, dread i32 %Reg1_I) { dassign %Reg0_R113 0 }
  intrinsiccallwithtypeassigned <* <$LGraphs_24Vertex_3B>> JAVA_CHECK_CAST (dread ref %Reg0_R113) { dassign %Reg0_R116 0 }
  dassign %Reg6_R116 0 (dread ref %Reg0_R116)
LOC 1 36
  dassign %Reg0_R116 0 (dread ref %Reg6_R116)
  dassign %Reg0_I 0 (iread i32 <* <$LGraphs_24Vertex_3B>> 4 (dread ref %Reg0_R116))
  dassign %Reg5_I 0 (dread i32 %Reg0_I)
LOC 1 37
  dassign %Reg0_R116 0 (dread ref %Reg6_R116)
  dassign %Reg0_R114 0 (iread ref <* <$LGraphs_24Vertex_3B>> 3 (dread ref %Reg0_R116))
  virtualcallassigned &Ljava_2Futil_2FArrayList_3B_7Citerator_7C_28_29Ljava_2Futil_2FIterator_3B (dread ref %Reg0_R114) { dassign %Reg0_R117 0 }
  dassign %Reg7_R117 0 (dread ref %Reg0_R117)
@label7
  dassign %Reg7_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg7_R117))
  dassign %Reg0_R113 0 (dread ref %Reg7_R113)
  dassign %Reg0_R117 0 (retype ref <* <$Ljava_2Futil_2FIterator_3B>> (dread ref %Reg0_R113))
  interfacecallassigned &Ljava_2Futil_2FIterator_3B_7ChasNext_7C_28_29Z (dread ref %Reg0_R117) { dassign %Reg0_Z 0 }
  brtrue @label9 (eq i32 i32 (
    cvt i32 u1 (dread u1 %Reg0_Z),
    constval i32 0))
  dassign %Reg7_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg7_R117))
  dassign %Reg0_R113 0 (dread ref %Reg7_R113)
  dassign %Reg0_R117 0 (retype ref <* <$Ljava_2Futil_2FIterator_3B>> (dread ref %Reg0_R113))
  interfacecallassigned &Ljava_2Futil_2FIterator_3B_7Cnext_7C_28_29Ljava_2Flang_2FObject_3B (dread ref %Reg0_R117) { dassign %Reg0_R113 0 }
  intrinsiccallwithtypeassigned <* <$LGraphs_24Vertex_3B>> JAVA_CHECK_CAST (dread ref %Reg0_R113) { dassign %Reg0_R116 0 }
  dassign %Reg8_R116 0 (dread ref %Reg0_R116)
  dassign %Reg0_R116 0 (dread ref %Reg8_R116)
  dassign %Reg0_I 0 (iread i32 <* <$LGraphs_24Vertex_3B>> 4 (dread ref %Reg0_R116))
  brtrue @label8 (ge i32 i32 (dread i32 %Reg0_I, constval i32 0))
LOC 1 38
  dassign %Reg0_R116 0 (dread ref %Reg8_R116)
  dassign %Reg1_R116 0 (dread ref %Reg6_R116)
  dassign %Reg1_I 0 (iread i32 <* <$LGraphs_24Vertex_3B>> 4 (dread ref %Reg1_R116))
  dassign %Reg2_I 0 (constval i32 1)
  dassign %Reg1_I 0 (add i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  iassign <* <$LGraphs_24Vertex_3B>> 4 (dread ref %Reg0_R116, dread i32 %Reg1_I)
LOC 1 39
  dassign %Reg0_R114 0 (dread ref %Reg3_R114)
  dassign %Reg1_R116 0 (dread ref %Reg8_R116)
  dassign %Reg1_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg1_R116))
  virtualcallassigned &Ljava_2Futil_2FArrayList_3B_7Cadd_7C_28Ljava_2Flang_2FObject_3B_29Z (dread ref %Reg0_R114, dread ref %Reg1_R113) { dassign %Reg0_Z 0 }
@label8
LOC 1 37
  goto @label7
@label9
LOC 1 41
  goto @label6
@label10
LOC 1 42
  dassign %Reg0_R114 0 (dread ref %Reg3_R114)
  virtualcallassigned &Ljava_2Futil_2FArrayList_3B_7Csize_7C_28_29I (dread ref %Reg0_R114) { dassign %Reg0_I 0 }
  dassign %Reg1_I 0 (constval i32 1000)
  dassign %Reg0_I 0 (mul i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_I 0 (dread i32 %Reg5_I)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  return (dread i32 %Reg0_I)
}
func &LGraphs_3B_7Cscc_7C_28LGraphs_24Vertex_3B_29V virtual (var %_this <* <$LGraphs_3B>>, var %Reg9_R116 <* <$LGraphs_24Vertex_3B>>) void {
  funcid 4
  var %Reg8_R112 <* <$LGraphs_3B>>
  var %Reg0_R116 <* <$LGraphs_24Vertex_3B>>
  var %Reg1_R116 <* <$LGraphs_24Vertex_3B>>
  var %Reg2_R112 <* <$LGraphs_3B>>
  var %Reg3_I i32
  var %Reg4_I i32
  var %Reg0_R112 <* <$LGraphs_3B>>
  var %Reg0_R114 <* <$Ljava_2Futil_2FArrayList_3B>>
  var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_Z u1
  var %Reg1_I i32
  var %Reg1_Z u1
  var %Reg0_R117 <* <$Ljava_2Futil_2FIterator_3B>>
  var %Reg6_R117 <* <$Ljava_2Futil_2FIterator_3B>>
  var %Reg6_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg7_R116 <* <$LGraphs_24Vertex_3B>>
  var %Reg0_I i32
  var %Reg2_I i32
  var %Reg1_R112 <* <$LGraphs_3B>>
  var %Reg1_R114 <* <$Ljava_2Futil_2FArrayList_3B>>
  var %Reg6_R116 <* <$LGraphs_24Vertex_3B>>

ALIAS %w %Reg6_R116 <* <$LGraphs_24Vertex_3B>>
ALIAS %v %Reg9_R116 <* <$LGraphs_24Vertex_3B>>
  dassign %Reg8_R112 0 (dread ref %_this)
LOC 1 48
  dassign %Reg0_R116 0 (dread ref %Reg9_R116)
  dassign %Reg1_R116 0 (dread ref %Reg9_R116)
  dassign %Reg2_R112 0 (dread ref %Reg8_R112)
  dassign %Reg3_I 0 (iread i32 <* <$LGraphs_3B>> 2 (dread ref %Reg2_R112))
  dassign %Reg4_I 0 (constval i32 1)
  dassign %Reg4_I 0 (add i32 (dread i32 %Reg3_I, dread i32 %Reg4_I))
  iassign <* <$LGraphs_3B>> 2 (dread ref %Reg2_R112, dread i32 %Reg4_I)
  iassign <* <$LGraphs_24Vertex_3B>> 5 (dread ref %Reg1_R116, dread i32 %Reg3_I)
  iassign <* <$LGraphs_24Vertex_3B>> 4 (dread ref %Reg0_R116, dread i32 %Reg3_I)
LOC 1 49
  dassign %Reg0_R112 0 (dread ref %Reg8_R112)
  dassign %Reg0_R114 0 (iread ref <* <$LGraphs_3B>> 4 (dread ref %Reg0_R112))
  dassign %Reg1_R116 0 (dread ref %Reg9_R116)
  dassign %Reg1_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg1_R116))
  virtualcallassigned &Ljava_2Futil_2FArrayList_3B_7Cadd_7C_28Ljava_2Flang_2FObject_3B_29Z (dread ref %Reg0_R114, dread ref %Reg1_R113) { dassign %Reg0_Z 0 }
LOC 1 50
  dassign %Reg0_R116 0 (dread ref %Reg9_R116)
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg1_Z 0 (intrinsicop u1 JAVA_MERGE (dread i32 %Reg1_I))
  iassign <* <$LGraphs_24Vertex_3B>> 6 (dread ref %Reg0_R116, dread u1 %Reg1_Z)
LOC 1 51
  dassign %Reg0_R116 0 (dread ref %Reg9_R116)
  dassign %Reg0_R114 0 (iread ref <* <$LGraphs_24Vertex_3B>> 3 (dread ref %Reg0_R116))
  virtualcallassigned &Ljava_2Futil_2FArrayList_3B_7Citerator_7C_28_29Ljava_2Futil_2FIterator_3B (dread ref %Reg0_R114) { dassign %Reg0_R117 0 }
  dassign %Reg6_R117 0 (dread ref %Reg0_R117)
@label11
  dassign %Reg6_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg6_R117))
  dassign %Reg0_R113 0 (dread ref %Reg6_R113)
  dassign %Reg0_R117 0 (retype ref <* <$Ljava_2Futil_2FIterator_3B>> (dread ref %Reg0_R113))
  interfacecallassigned &Ljava_2Futil_2FIterator_3B_7ChasNext_7C_28_29Z (dread ref %Reg0_R117) { dassign %Reg0_Z 0 }
  brtrue @label14 (eq i32 i32 (
    cvt i32 u1 (dread u1 %Reg0_Z),
    constval i32 0))
  dassign %Reg6_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg6_R117))
  dassign %Reg0_R113 0 (dread ref %Reg6_R113)
  dassign %Reg0_R117 0 (retype ref <* <$Ljava_2Futil_2FIterator_3B>> (dread ref %Reg0_R113))
  interfacecallassigned &Ljava_2Futil_2FIterator_3B_7Cnext_7C_28_29Ljava_2Flang_2FObject_3B (dread ref %Reg0_R117) { dassign %Reg0_R113 0 }
  intrinsiccallwithtypeassigned <* <$LGraphs_24Vertex_3B>> JAVA_CHECK_CAST (dread ref %Reg0_R113) { dassign %Reg0_R116 0 }
  dassign %Reg7_R116 0 (dread ref %Reg0_R116)
LOC 1 52
  dassign %Reg0_R116 0 (dread ref %Reg7_R116)
  dassign %Reg0_I 0 (iread i32 <* <$LGraphs_24Vertex_3B>> 4 (dread ref %Reg0_R116))
  brtrue @label12 (ge i32 i32 (dread i32 %Reg0_I, constval i32 0))
LOC 1 53
  dassign %Reg0_R112 0 (dread ref %Reg8_R112)
  dassign %Reg1_R116 0 (dread ref %Reg7_R116)
  virtualcallassigned &LGraphs_3B_7Cscc_7C_28LGraphs_24Vertex_3B_29V (dread ref %Reg0_R112, dread ref %Reg1_R116) {}
LOC 1 54
  dassign %Reg0_R116 0 (dread ref %Reg7_R116)
  dassign %Reg0_I 0 (iread i32 <* <$LGraphs_24Vertex_3B>> 5 (dread ref %Reg0_R116))
  dassign %Reg1_R116 0 (dread ref %Reg9_R116)
  dassign %Reg1_I 0 (iread i32 <* <$LGraphs_24Vertex_3B>> 5 (dread ref %Reg1_R116))
  brtrue @label13 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg0_R116 0 (dread ref %Reg9_R116)
  dassign %Reg1_R116 0 (dread ref %Reg7_R116)
  dassign %Reg1_I 0 (iread i32 <* <$LGraphs_24Vertex_3B>> 5 (dread ref %Reg1_R116))
  iassign <* <$LGraphs_24Vertex_3B>> 5 (dread ref %Reg0_R116, dread i32 %Reg1_I)
  goto @label13
@label12
LOC 1 55
  dassign %Reg0_R116 0 (dread ref %Reg7_R116)
  dassign %Reg0_Z 0 (iread u1 <* <$LGraphs_24Vertex_3B>> 6 (dread ref %Reg0_R116))
  dassign %Reg0_I 0 (cvt i32 u1 (dread u1 %Reg0_Z))
  brtrue @label13 (eq i32 i32 (dread i32 %Reg0_I, constval i32 0))
  dassign %Reg0_R116 0 (dread ref %Reg7_R116)
  dassign %Reg0_I 0 (iread i32 <* <$LGraphs_24Vertex_3B>> 4 (dread ref %Reg0_R116))
  dassign %Reg1_R116 0 (dread ref %Reg9_R116)
  dassign %Reg1_I 0 (iread i32 <* <$LGraphs_24Vertex_3B>> 5 (dread ref %Reg1_R116))
  brtrue @label13 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg0_R116 0 (dread ref %Reg9_R116)
  dassign %Reg1_R116 0 (dread ref %Reg7_R116)
  dassign %Reg1_I 0 (iread i32 <* <$LGraphs_24Vertex_3B>> 4 (dread ref %Reg1_R116))
  iassign <* <$LGraphs_24Vertex_3B>> 5 (dread ref %Reg0_R116, dread i32 %Reg1_I)
@label13
LOC 1 56
  goto @label11
@label14
LOC 1 57
  dassign %Reg0_R116 0 (dread ref %Reg9_R116)
  dassign %Reg0_I 0 (iread i32 <* <$LGraphs_24Vertex_3B>> 5 (dread ref %Reg0_R116))
  dassign %Reg1_R116 0 (dread ref %Reg9_R116)
  dassign %Reg1_I 0 (iread i32 <* <$LGraphs_24Vertex_3B>> 4 (dread ref %Reg1_R116))
  brtrue @label16 (ne i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
LOC 1 58
  dassign %Reg0_R112 0 (dread ref %Reg8_R112)
  dassign %Reg1_I 0 (iread i32 <* <$LGraphs_3B>> 3 (dread ref %Reg0_R112))
  dassign %Reg2_I 0 (constval i32 1)
  dassign %Reg1_I 0 (add i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  iassign <* <$LGraphs_3B>> 3 (dread ref %Reg0_R112, dread i32 %Reg1_I)
@label15
LOC 1 61
  dassign %Reg0_R112 0 (dread ref %Reg8_R112)
  dassign %Reg0_R114 0 (iread ref <* <$LGraphs_3B>> 4 (dread ref %Reg0_R112))
  dassign %Reg1_R112 0 (dread ref %Reg8_R112)
  dassign %Reg1_R114 0 (iread ref <* <$LGraphs_3B>> 4 (dread ref %Reg1_R112))
  virtualcallassigned &Ljava_2Futil_2FArrayList_3B_7Csize_7C_28_29I (dread ref %Reg1_R114) { dassign %Reg1_I 0 }
  dassign %Reg2_I 0 (constval i32 1)
  dassign %Reg1_I 0 (sub i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  virtualcallassigned &Ljava_2Futil_2FArrayList_3B_7Cremove_7C_28I_29Ljava_2Flang_2FObject_3B (dread ref %Reg0_R114, dread i32 %Reg1_I) { dassign %Reg0_R113 0 }
  intrinsiccallwithtypeassigned <* <$LGraphs_24Vertex_3B>> JAVA_CHECK_CAST (dread ref %Reg0_R113) { dassign %Reg0_R116 0 }
  dassign %Reg6_R116 0 (dread ref %Reg0_R116)
LOC 1 62
  dassign %Reg0_R116 0 (dread ref %Reg6_R116)
  dassign %Reg1_I 0 (constval i32 0)
  dassign %Reg1_Z 0 (intrinsicop u1 JAVA_MERGE (dread i32 %Reg1_I))
  iassign <* <$LGraphs_24Vertex_3B>> 6 (dread ref %Reg0_R116, dread u1 %Reg1_Z)
LOC 1 63
  dassign %Reg0_R116 0 (dread ref %Reg6_R116)
  dassign %Reg1_R116 0 (dread ref %Reg9_R116)
  brtrue @label15 (ne i32 ref (dread ref %Reg0_R116, dread ref %Reg1_R116))
@label16
LOC 1 65
  return ()
}
func &LGraphs_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V public static (var %Reg18_R118 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>) void {
  funcid 5
  var %Reg0_I i32
  var %Reg1_I i32
  var %Reg2_I i32
  var %Reg0_R115 <* <[] <* <$LGraphs_24Vertex_3B>>>>
  var %Reg4_R115 <* <[] <* <$LGraphs_24Vertex_3B>>>>
  var %Reg0_R119 <* <$Ljava_2Fio_2FPrintStream_3B>>
  var %Reg1_R115 <* <[] <* <$LGraphs_24Vertex_3B>>>>
  var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_R116 <* <$LGraphs_24Vertex_3B>>
  var %Reg0_R112 <* <$LGraphs_3B>>
  var %Reg5_R112 <* <$LGraphs_3B>>
  var %Reg6_R115 <* <[] <* <$LGraphs_24Vertex_3B>>>>
  var %Reg6_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg7_I i32
  var %Reg8_I i32
  var %Reg9_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg9_R116 <* <$LGraphs_24Vertex_3B>>
  var %Reg0_R116 <* <$LGraphs_24Vertex_3B>>
  var %Reg1_R112 <* <$LGraphs_3B>>
  var %Reg5_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_J i64
  var %Reg6_J i64
  var %Reg9_R115 <* <[] <* <$LGraphs_24Vertex_3B>>>>
  var %Reg1_J i64
  var %Reg9_I i32
  var %Reg0_R120 <* <$LGraphs_24Self_3B>>
  var %Reg10_R120 <* <$LGraphs_24Self_3B>>
  var %Reg0_R121 <* <[] <* <$Ljava_2Flang_2FObject_3B>>>>
  var %Reg1_R120 <* <$LGraphs_24Self_3B>>
  var %Reg1_R121 <* <[] <* <$Ljava_2Flang_2FObject_3B>>>>
  var %Reg9_R122 <* <$LGraphs_24Pair_3B>>
  var %Reg10_I i32
  var %Reg0_R122 <* <$LGraphs_24Pair_3B>>
  var %Reg11_R122 <* <$LGraphs_24Pair_3B>>
  var %Reg12_R122 <* <$LGraphs_24Pair_3B>>
  var %Reg1_R122 <* <$LGraphs_24Pair_3B>>
  var %Reg1_R123 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_10 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_R124 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg2_R123 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_11 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R125 <* <$Ljava_2Futil_2FHashMap_3B>>
  var %Reg13_R125 <* <$Ljava_2Futil_2FHashMap_3B>>
  var %Reg14_R115 <* <[] <* <$LGraphs_24Vertex_3B>>>>
  var %Reg14_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg15_I i32
  var %Reg16_I i32
  var %Reg17_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %L_STR_12 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg17_R116 <* <$LGraphs_24Vertex_3B>>
  var %Reg2_R116 <* <$LGraphs_24Vertex_3B>>
  var %Reg2_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg14_I i32
  var %L_STR_13 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R114 <* <$Ljava_2Futil_2FArrayList_3B>>
  var %Reg0_R117 <* <$Ljava_2Futil_2FIterator_3B>>
  var %Reg15_R117 <* <$Ljava_2Futil_2FIterator_3B>>
  var %Reg15_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_Z u1
  var %Reg16_R116 <* <$LGraphs_24Vertex_3B>>
  var %L_STR_14 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg2_R125 <* <$Ljava_2Futil_2FHashMap_3B>>

ALIAS %v %Reg16_R116 <* <$LGraphs_24Vertex_3B>>
ALIAS %h %Reg9_R115 <* <[] <* <$LGraphs_24Vertex_3B>>>>
ALIAS %r %Reg8_I i32
ALIAS %s %Reg14_I i32
ALIAS %i %Reg10_I i32
ALIAS %p %Reg11_R122 <* <$LGraphs_24Pair_3B>>
ALIAS %q %Reg12_R122 <* <$LGraphs_24Pair_3B>>
ALIAS %args %Reg18_R118 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>
ALIAS %g %Reg4_R115 <* <[] <* <$LGraphs_24Vertex_3B>>>>
ALIAS %t %Reg5_R112 <* <$LGraphs_3B>>
ALIAS %total %Reg6_J i64
ALIAS %alive %Reg8_I i32
ALIAS %keep %Reg9_R122 <* <$LGraphs_24Pair_3B>>
ALIAS %n %Reg10_I i32
ALIAS %c %Reg11_R122 <* <$LGraphs_24Pair_3B>>
ALIAS %w %Reg12_R122 <* <$LGraphs_24Pair_3B>>
ALIAS %names %Reg13_R125 <* <$Ljava_2Futil_2FHashMap_3B>> "Ljava/util/HashMap<Ljava/lang/String;LGraphs$Vertex;>;"
  intrinsiccallwithtype <$LGraphs_3B> JAVA_CLINIT_CHECK ()
LOC 1 80
  dassign %Reg0_I 0 (constval i32 500)
  dassign %Reg1_I 0 (constval i32 3)
  dassign %Reg2_I 0 (constval i32 7)
  intrinsiccallwithtype <$LGraphs_3B> JAVA_CLINIT_CHECK ()
  callassigned &LGraphs_3B_7Cmake_7C_28III_29ALGraphs_24Vertex_3B (dread i32 %Reg0_I, dread i32 %Reg1_I, dread i32 %Reg2_I) { dassign %Reg0_R115 0 }
  dassign %Reg4_R115 0 (dread ref %Reg0_R115)
LOC 1 81
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R119 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_R115 0 (dread ref %Reg4_R115)
  dassign %Reg2_I 0 (constval i32 0)
  dassign %Reg1_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg1_R115, dread i32 %Reg2_I)))
  intrinsiccallwithtype <$LGraphs_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R116 0 (retype ref <* <$LGraphs_24Vertex_3B>> (dread ref %Reg1_R113))
  callassigned &LGraphs_3B_7Cbfs_7C_28LGraphs_24Vertex_3B_29I (dread ref %Reg1_R116) { dassign %Reg1_I 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28I_29V (dread ref %Reg0_R119, dread i32 %Reg1_I) {}
LOC 1 82
  dassign %Reg0_I 0 (constval i32 300)
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg2_I 0 (constval i32 99)
  intrinsiccallwithtype <$LGraphs_3B> JAVA_CLINIT_CHECK ()
  callassigned &LGraphs_3B_7Cmake_7C_28III_29ALGraphs_24Vertex_3B (dread i32 %Reg0_I, dread i32 %Reg1_I, dread i32 %Reg2_I) { dassign %Reg0_R115 0 }
  dassign %Reg4_R115 0 (dread ref %Reg0_R115)
LOC 1 83
  intrinsiccallwithtype <$LGraphs_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R112 0 (gcmalloc ref <$LGraphs_3B>)
  callassigned &LGraphs_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R112) {}
  dassign %Reg5_R112 0 (dread ref %Reg0_R112)
LOC 1 84
  dassign %Reg0_R115 0 (dread ref %Reg4_R115)
  dassign %Reg6_R115 0 (dread ref %Reg0_R115)
  dassign %Reg6_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg6_R115))
  dassign %Reg0_R113 0 (dread ref %Reg6_R113)
  dassign %Reg0_I 0 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %Reg0_R113))
  dassign %Reg7_I 0 (dread i32 %Reg0_I)
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg8_I 0 (dread i32 %Reg0_I)
@label17
  dassign %Reg0_I 0 (dread i32 %Reg8_I)
  dassign %Reg1_I 0 (dread i32 %Reg7_I)
  brtrue @label19 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg6_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg6_R115))
  dassign %Reg0_R113 0 (dread ref %Reg6_R113)
  dassign %Reg1_I 0 (dread i32 %Reg8_I)
  dassign %Reg0_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg0_R113, dread i32 %Reg1_I)))
  dassign %Reg9_R113 0 (dread ref %Reg0_R113)
  dassign %Reg9_R116 0 (retype ref <* <$LGraphs_24Vertex_3B>> (dread ref %Reg9_R113))
  dassign %Reg0_R116 0 (dread ref %Reg9_R116)
  dassign %Reg0_I 0 (iread i32 <* <$LGraphs_24Vertex_3B>> 4 (dread ref %Reg0_R116))
  brtrue @label18 (ge i32 i32 (dread i32 %Reg0_I, constval i32 0))
  dassign %Reg0_R112 0 (dread ref %Reg5_R112)
  dassign %Reg9_R116 0 (retype ref <* <$LGraphs_24Vertex_3B>> (dread ref %Reg9_R113))
  dassign %Reg1_R116 0 (dread ref %Reg9_R116)
  virtualcallassigned &LGraphs_3B_7Cscc_7C_28LGraphs_24Vertex_3B_29V (dread ref %Reg0_R112, dread ref %Reg1_R116) {}
@label18
  dassign %Reg8_I 0 (add i32 (dread i32 %Reg8_I, constval i32 1))
  goto @label17
@label19
LOC 1 85
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R119 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_R112 0 (dread ref %Reg5_R112)
  dassign %Reg1_I 0 (iread i32 <* <$LGraphs_3B>> 3 (dread ref %Reg1_R112))
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28I_29V (dread ref %Reg0_R119, dread i32 %Reg1_I) {}
LOC 1 86
  dassign %Reg0_R113 0 (constval ref 0)
  dassign %Reg5_R113 0 (dread ref %Reg0_R113)
LOC 1 87
  dassign %Reg0_J 0 (constval i64 0)
  dassign %Reg6_J 0 (dread i64 %Reg0_J)
LOC 1 88
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg8_I 0 (dread i32 %Reg0_I)
@label20
  dassign %Reg0_I 0 (dread i32 %Reg8_I)
  dassign %Reg1_I 0 (constval i32 100)
  brtrue @label21 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
LOC 1 89
  dassign %Reg0_I 0 (constval i32 40)
  dassign %Reg1_I 0 (constval i32 2)
  dassign %Reg2_I 0 (dread i32 %Reg8_I)
  intrinsiccallwithtype <$LGraphs_3B> JAVA_CLINIT_CHECK ()
  callassigned &LGraphs_3B_7Cmake_7C_28III_29ALGraphs_24Vertex_3B (dread i32 %Reg0_I, dread i32 %Reg1_I, dread i32 %Reg2_I) { dassign %Reg0_R115 0 }
  dassign %Reg9_R115 0 (dread ref %Reg0_R115)
LOC 1 90
  dassign %Reg0_J 0 (dread i64 %Reg6_J)
  dassign %Reg1_R115 0 (dread ref %Reg9_R115)
  dassign %Reg2_I 0 (constval i32 0)
  dassign %Reg1_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg1_R115, dread i32 %Reg2_I)))
  intrinsiccallwithtype <$LGraphs_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R116 0 (retype ref <* <$LGraphs_24Vertex_3B>> (dread ref %Reg1_R113))
  callassigned &LGraphs_3B_7Cbfs_7C_28LGraphs_24Vertex_3B_29I (dread ref %Reg1_R116) { dassign %Reg1_I 0 }
  dassign %Reg1_J 0 (cvt i64 i32 (dread i32 %Reg1_I))
  dassign %Reg0_J 0 (add i64 (dread i64 %Reg0_J, dread i64 %Reg1_J))
  dassign %Reg6_J 0 (dread i64 %Reg0_J)
LOC 1 88
  dassign %Reg8_I 0 (add i32 (dread i32 %Reg8_I, constval i32 1))
  goto @label20
@label21
LOC 1 92
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R119 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_J 0 (dread i64 %Reg6_J)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28J_29V (dread ref %Reg0_R119, dread i64 %Reg1_J) {}
LOC 1 93
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg8_I 0 (dread i32 %Reg0_I)
LOC 1 94
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg9_I 0 (dread i32 %Reg0_I)
@label22
  dassign %Reg0_I 0 (dread i32 %Reg9_I)
  dassign %Reg1_I 0 (constval i32 0x1388)
  brtrue @label24 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
LOC 1 95
  intrinsiccallwithtype <$LGraphs_24Self_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R120 0 (gcmalloc ref <$LGraphs_24Self_3B>)
  callassigned &LGraphs_24Self_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R120) {}
  dassign %Reg10_R120 0 (dread ref %Reg0_R120)
LOC 1 96
  dassign %Reg0_R120 0 (dread ref %Reg10_R120)
  dassign %Reg0_R120 0 (iread ref <* <$LGraphs_24Self_3B>> 2 (dread ref %Reg0_R120))
  dassign %Reg0_R121 0 (iread ref <* <$LGraphs_24Self_3B>> 3 (dread ref %Reg0_R120))
  dassign %Reg1_I 0 (constval i32 0)
  dassign %Reg0_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg0_R121, dread i32 %Reg1_I)))
  dassign %Reg1_R120 0 (dread ref %Reg10_R120)
  brtrue @label23 (ne i32 ref (dread ref %Reg0_R113, dread ref %Reg1_R120))
  dassign %Reg0_R120 0 (dread ref %Reg10_R120)
  dassign %Reg0_R121 0 (iread ref <* <$LGraphs_24Self_3B>> 3 (dread ref %Reg0_R120))
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg0_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg0_R121, dread i32 %Reg1_I)))
  intrinsiccallwithtypeassigned <* <[] <* <$Ljava_2Flang_2FObject_3B>>>> JAVA_CHECK_CAST (dread ref %Reg0_R113) { dassign %Reg0_R121 0 }
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg0_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg0_R121, dread i32 %Reg1_I)))
  dassign %Reg1_R120 0 (dread ref %Reg10_R120)
  dassign %Reg1_R121 0 (iread ref <* <$LGraphs_24Self_3B>> 3 (dread ref %Reg1_R120))
  brtrue @label23 (ne i32 ref (dread ref %Reg0_R113, dread ref %Reg1_R121))
  dassign %Reg8_I 0 (add i32 (dread i32 %Reg8_I, constval i32 1))
@label23
LOC 1 94
  dassign %Reg9_I 0 (add i32 (dread i32 %Reg9_I, constval i32 1))
  goto @label22
@label24
LOC 1 98
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R119 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_I 0 (dread i32 %Reg8_I)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28I_29V (dread ref %Reg0_R119, dread i32 %Reg1_I) {}
LOC 1 99
  dassign %Reg0_R113 0 (constval ref 0)
  dassign %Reg9_R113 0 (dread ref %Reg0_R113)
  dassign %Reg9_R122 0 (retype ref <* <$LGraphs_24Pair_3B>> (dread ref %Reg9_R113))
LOC 1 100
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg10_I 0 (dread i32 %Reg0_I)
@label25
  dassign %Reg0_I 0 (dread i32 %Reg10_I)
  dassign %Reg1_I 0 (constval i32 0x4e20)
  brtrue @label27 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
LOC 1 101
  intrinsiccallwithtype <$LGraphs_24Pair_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R122 0 (gcmalloc ref <$LGraphs_24Pair_3B>)
  callassigned &LGraphs_24Pair_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R122) {}
  dassign %Reg11_R122 0 (dread ref %Reg0_R122)
  intrinsiccallwithtype <$LGraphs_24Pair_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R122 0 (gcmalloc ref <$LGraphs_24Pair_3B>)
  callassigned &LGraphs_24Pair_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R122) {}
  dassign %Reg12_R122 0 (dread ref %Reg0_R122)
LOC 1 102
  dassign %Reg0_R122 0 (dread ref %Reg11_R122)
  dassign %Reg1_R122 0 (dread ref %Reg12_R122)
  dassign %Reg1_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg1_R122))
  iassign <* <$LGraphs_24Pair_3B>> 2 (dread ref %Reg0_R122, dread ref %Reg1_R113)
LOC 1 103
  dassign %Reg0_R122 0 (dread ref %Reg12_R122)
  dassign %Reg1_R122 0 (dread ref %Reg11_R122)
  dassign %Reg1_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg1_R122))
  iassign <* <$LGraphs_24Pair_3B>> 3 (dread ref %Reg0_R122, dread ref %Reg1_R113)
LOC 1 104
  dassign %Reg0_I 0 (dread i32 %Reg10_I)
  dassign %Reg1_I 0 (constval i32 1000)
  dassign %Reg0_I 0 (rem i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  brtrue @label26 (ne i32 i32 (dread i32 %Reg0_I, constval i32 0))
LOC 1 105
  dassign %Reg0_R122 0 (dread ref %Reg11_R122)
  dassign %Reg1_R122 0 (dread ref %Reg9_R122)
  dassign %Reg1_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg1_R122))
  iassign <* <$LGraphs_24Pair_3B>> 3 (dread ref %Reg0_R122, dread ref %Reg1_R113)
LOC 1 106
  dassign %Reg0_R122 0 (dread ref %Reg11_R122)
  dassign %Reg9_R122 0 (dread ref %Reg0_R122)
@label26
LOC 1 100
  dassign %Reg10_I 0 (add i32 (dread i32 %Reg10_I, constval i32 1))
  goto @label25
@label27
LOC 1 109
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg10_I 0 (dread i32 %Reg0_I)
LOC 1 110
  dassign %Reg0_R122 0 (dread ref %Reg9_R122)
  dassign %Reg11_R122 0 (dread ref %Reg0_R122)
@label28
  dassign %Reg0_R122 0 (dread ref %Reg11_R122)
  brtrue @label30 (eq i32 ref (dread ref %Reg0_R122, constval ref 0))
LOC 1 111
  dassign %Reg10_I 0 (add i32 (dread i32 %Reg10_I, constval i32 1))
LOC 1 112
  dassign %Reg0_R122 0 (dread ref %Reg11_R122)
  dassign %Reg0_R113 0 (iread ref <* <$LGraphs_24Pair_3B>> 2 (dread ref %Reg0_R122))
  intrinsiccallwithtypeassigned <* <$LGraphs_24Pair_3B>> JAVA_CHECK_CAST (dread ref %Reg0_R113) { dassign %Reg0_R122 0 }
  dassign %Reg0_R113 0 (iread ref <* <$LGraphs_24Pair_3B>> 3 (dread ref %Reg0_R122))
  dassign %Reg1_R122 0 (dread ref %Reg11_R122)
  brtrue @label29 (eq i32 ref (dread ref %Reg0_R113, dread ref %Reg1_R122))
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R119 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_620072006f006b0065006e00) { dassign %L_STR_10 0 }
  dassign %Reg1_R123 0 (dread ptr %L_STR_10)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R119, dread ref %Reg1_R123) {}
@label29
LOC 1 110
  dassign %Reg0_R122 0 (dread ref %Reg11_R122)
  dassign %Reg0_R113 0 (iread ref <* <$LGraphs_24Pair_3B>> 3 (dread ref %Reg0_R122))
  intrinsiccallwithtypeassigned <* <$LGraphs_24Pair_3B>> JAVA_CHECK_CAST (dread ref %Reg0_R113) { dassign %Reg0_R122 0 }
  dassign %Reg11_R122 0 (dread ref %Reg0_R122)
  goto @label28
@label30
LOC 1 114
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R119 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_I 0 (dread i32 %Reg10_I)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28I_29V (dread ref %Reg0_R119, dread i32 %Reg1_I) {}
LOC 1 115
  dassign %Reg0_R122 0 (dread ref %Reg9_R122)
  dassign %Reg11_R122 0 (dread ref %Reg0_R122)
@label31
LOC 1 116
  dassign %Reg0_R122 0 (dread ref %Reg11_R122)
  dassign %Reg0_R113 0 (iread ref <* <$LGraphs_24Pair_3B>> 3 (dread ref %Reg0_R122))
  brtrue @label32 (eq i32 ref (dread ref %Reg0_R113, constval ref 0))
  dassign %Reg0_R122 0 (dread ref %Reg11_R122)
  dassign %Reg0_R113 0 (iread ref <* <$LGraphs_24Pair_3B>> 3 (dread ref %Reg0_R122))
  intrinsiccallwithtypeassigned <* <$LGraphs_24Pair_3B>> JAVA_CHECK_CAST (dread ref %Reg0_R113) { dassign %Reg0_R122 0 }
  dassign %Reg11_R122 0 (dread ref %Reg0_R122)
  goto @label31
@label32
LOC 1 117
  dassign %Reg0_R122 0 (dread ref %Reg11_R122)
  dassign %Reg1_R122 0 (dread ref %Reg9_R122)
  dassign %Reg1_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg1_R122))
  iassign <* <$LGraphs_24Pair_3B>> 3 (dread ref %Reg0_R122, dread ref %Reg1_R113)
LOC 1 118
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg10_I 0 (dread i32 %Reg0_I)
LOC 1 119
  dassign %Reg0_R122 0 (dread ref %Reg9_R122)
  dassign %Reg12_R122 0 (dread ref %Reg0_R122)
@label33
LOC 1 121
  dassign %Reg10_I 0 (add i32 (dread i32 %Reg10_I, constval i32 1))
LOC 1 122
  dassign %Reg0_R122 0 (dread ref %Reg12_R122)
  dassign %Reg0_R113 0 (iread ref <* <$LGraphs_24Pair_3B>> 3 (dread ref %Reg0_R122))
  intrinsiccallwithtypeassigned <* <$LGraphs_24Pair_3B>> JAVA_CHECK_CAST (dread ref %Reg0_R113) { dassign %Reg0_R122 0 }
  dassign %Reg12_R122 0 (dread ref %Reg0_R122)
LOC 1 123
  dassign %Reg0_R122 0 (dread ref %Reg12_R122)
  dassign %Reg1_R122 0 (dread ref %Reg9_R122)
  brtrue @label33 (ne i32 ref (dread ref %Reg0_R122, dread ref %Reg1_R122))
LOC 1 124
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R119 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R124 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R124) {}
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_720069006e0067002000) { dassign %L_STR_11 0 }
  dassign %Reg2_R123 0 (dread ptr %L_STR_11)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R124, dread ref %Reg2_R123) { dassign %Reg1_R124 0 }
  dassign %Reg2_I 0 (dread i32 %Reg10_I)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R124, dread i32 %Reg2_I) { dassign %Reg1_R124 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R124) { dassign %Reg1_R123 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R119, dread ref %Reg1_R123) {}
LOC 1 125
  intrinsiccallwithtype <$Ljava_2Futil_2FHashMap_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R125 0 (gcmalloc ref <$Ljava_2Futil_2FHashMap_3B>)
  callassigned &Ljava_2Futil_2FHashMap_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R125) {}
  dassign %Reg13_R125 0 (dread ref %Reg0_R125)
LOC 1 126
  dassign %Reg0_I 0 (constval i32 50)
  dassign %Reg1_I 0 (constval i32 4)
  dassign %Reg2_I 0 (constval i32 3)
  intrinsiccallwithtype <$LGraphs_3B> JAVA_CLINIT_CHECK ()
  callassigned &LGraphs_3B_7Cmake_7C_28III_29ALGraphs_24Vertex_3B (dread i32 %Reg0_I, dread i32 %Reg1_I, dread i32 %Reg2_I) { dassign %Reg0_R115 0 }
  dassign %Reg14_R115 0 (dread ref %Reg0_R115)
  dassign %Reg14_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg14_R115))
  dassign %Reg0_R113 0 (dread ref %Reg14_R113)
  dassign %Reg0_I 0 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %Reg0_R113))
  dassign %Reg15_I 0 (dread i32 %Reg0_I)
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg16_I 0 (dread i32 %Reg0_I)
@label34
  dassign %Reg0_I 0 (dread i32 %Reg16_I)
  dassign %Reg1_I 0 (dread i32 %Reg15_I)
  brtrue @label35 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg14_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg14_R115))
  dassign %Reg0_R113 0 (dread ref %Reg14_R113)
  dassign %Reg1_I 0 (dread i32 %Reg16_I)
  dassign %Reg0_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg0_R113, dread i32 %Reg1_I)))
  dassign %Reg17_R113 0 (dread ref %Reg0_R113)
  dassign %Reg0_R125 0 (dread ref %Reg13_R125)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R124 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R124) {}
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_7600) { dassign %L_STR_12 0 }
  dassign %Reg2_R123 0 (dread ptr %L_STR_12)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R124, dread ref %Reg2_R123) { dassign %Reg1_R124 0 }
  dassign %Reg17_R116 0 (retype ref <* <$LGraphs_24Vertex_3B>> (dread ref %Reg17_R113))
  dassign %Reg2_R116 0 (dread ref %Reg17_R116)
  dassign %Reg2_I 0 (iread i32 <* <$LGraphs_24Vertex_3B>> 2 (dread ref %Reg2_R116))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R124, dread i32 %Reg2_I) { dassign %Reg1_R124 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R124) { dassign %Reg1_R123 0 }
  dassign %Reg17_R116 0 (retype ref <* <$LGraphs_24Vertex_3B>> (dread ref %Reg17_R113))
  dassign %Reg2_R116 0 (dread ref %Reg17_R116)
  dassign %Reg1_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg1_R123))
  dassign %Reg2_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg2_R116))
  virtualcallassigned &Ljava_2Futil_2FHashMap_3B_7Cput_7C_28Ljava_2Flang_2FObject_3BLjava_2Flang_2FObject_3B_29Ljava_2Flang_2FObject_3B (dread ref %Reg0_R125, dread ref %Reg1_R113, dread ref %Reg2_R113) { dassign %Reg0_R113 0 }
  dassign %Reg16_I 0 (add i32 (dread i32 %Reg16_I, constval i32 1))
  goto @label34
@label35
LOC 1 127
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg14_I 0 (dread i32 %Reg0_I)
LOC 1 128
  dassign %Reg0_R125 0 (dread ref %Reg13_R125)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_76003700) { dassign %L_STR_13 0 }
  dassign %Reg1_R123 0 (dread ptr %L_STR_13)
  dassign %Reg1_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg1_R123))
  virtualcallassigned &Ljava_2Futil_2FHashMap_3B_7Cget_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FObject_3B (dread ref %Reg0_R125, dread ref %Reg1_R113) { dassign %Reg0_R113 0 }
  intrinsiccallwithtypeassigned <* <$LGraphs_24Vertex_3B>> JAVA_CHECK_CAST (dread ref %Reg0_R113) { dassign %Reg0_R116 0 }
  dassign %Reg0_R114 0 (iread ref <* <$LGraphs_24Vertex_3B>> 3 (dread ref %Reg0_R116))
  virtualcallassigned &Ljava_2Futil_2FArrayList_3B_7Citerator_7C_28_29Ljava_2Futil_2FIterator_3B (dread ref %Reg0_R114) { dassign %Reg0_R117 0 }
  dassign %Reg15_R117 0 (dread ref %Reg0_R117)
@label36
  dassign %Reg15_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg15_R117))
  dassign %Reg0_R113 0 (dread ref %Reg15_R113)
  dassign %Reg0_R117 0 (retype ref <* <$Ljava_2Futil_2FIterator_3B>> (dread ref %Reg0_R113))
  interfacecallassigned &Ljava_2Futil_2FIterator_3B_7ChasNext_7C_28_29Z (dread ref %Reg0_R117) { dassign %Reg0_Z 0 }
  brtrue @label37 (eq i32 i32 (
    cvt i32 u1 (dread u1 %Reg0_Z),
    constval i32 0))
  dassign %Reg15_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg15_R117))
  dassign %Reg0_R113 0 (dread ref %Reg15_R113)
  dassign %Reg0_R117 0 (retype ref <* <$Ljava_2Futil_2FIterator_3B>> (dread ref %Reg0_R113))
  interfacecallassigned &Ljava_2Futil_2FIterator_3B_7Cnext_7C_28_29Ljava_2Flang_2FObject_3B (dread ref %Reg0_R117) { dassign %Reg0_R113 0 }
  intrinsiccallwithtypeassigned <* <$LGraphs_24Vertex_3B>> JAVA_CHECK_CAST (dread ref %Reg0_R113) { dassign %Reg0_R116 0 }
  dassign %Reg16_R116 0 (dread ref %Reg0_R116)
  dassign %Reg0_I 0 (dread i32 %Reg14_I)
  dassign %Reg1_R116 0 (dread ref %Reg16_R116)
  dassign %Reg1_I 0 (iread i32 <* <$LGraphs_24Vertex_3B>> 2 (dread ref %Reg1_R116))
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg14_I 0 (dread i32 %Reg0_I)
  goto @label36
@label37
LOC 1 129
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R119 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R124 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R124) {}
  dassign %Reg2_I 0 (dread i32 %Reg14_I)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R124, dread i32 %Reg2_I) { dassign %Reg1_R124 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_14 0 }
  dassign %Reg2_R123 0 (dread ptr %L_STR_14)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R124, dread ref %Reg2_R123) { dassign %Reg1_R124 0 }
  dassign %Reg2_R125 0 (dread ref %Reg13_R125)
  virtualcallassigned &Ljava_2Futil_2FHashMap_3B_7Csize_7C_28_29I (dread ref %Reg2_R125) { dassign %Reg2_I 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R124, dread i32 %Reg2_I) { dassign %Reg1_R124 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R124) { dassign %Reg1_R123 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R119, dread ref %Reg1_R123) {}
LOC 1 130
  return ()
}
func &LGraphs_24Pair_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LGraphs_24Pair_3B>>) void {
  funcid 6
  var %Reg1_R122 <* <$LGraphs_24Pair_3B>>
  var %Reg0_R122 <* <$LGraphs_24Pair_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>

  dassign %Reg1_R122 0 (dread ref %_this)
LOC 1 75
  dassign %Reg0_R122 0 (dread ref %Reg1_R122)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R122))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
  return ()
}
func &LGraphs_24Self_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LGraphs_24Self_3B>>) void {
  funcid 7
  var %Reg5_R120 <* <$LGraphs_24Self_3B>>
  var %Reg0_R120 <* <$LGraphs_24Self_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_R120 <* <$LGraphs_24Self_3B>>
  var %Reg1_I i32
  var %Reg1_R121 <* <[] <* <$Ljava_2Flang_2FObject_3B>>>>
  var %Reg2_I i32
  var %Reg3_R120 <* <$LGraphs_24Self_3B>>
  var %Reg3_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_R121 <* <[] <* <$Ljava_2Flang_2FObject_3B>>>>
  var %Reg2_R120 <* <$LGraphs_24Self_3B>>
  var %Reg2_R121 <* <[] <* <$Ljava_2Flang_2FObject_3B>>>>

  dassign %Reg5_R120 0 (dread ref %_this)
LOC 1 70
  dassign %Reg0_R120 0 (dread ref %Reg5_R120)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R120))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
LOC 1 68
  dassign %Reg0_R120 0 (dread ref %Reg5_R120)
  dassign %Reg1_R120 0 (dread ref %Reg5_R120)
  iassign <* <$LGraphs_24Self_3B>> 2 (dread ref %Reg0_R120, dread ref %Reg1_R120)
LOC 1 69
  dassign %Reg0_R120 0 (dread ref %Reg5_R120)
  dassign %Reg1_I 0 (constval i32 2)
  dassign %Reg1_R121 0 (gcmallocjarray ref <[] <* <$Ljava_2Flang_2FObject_3B>>> (dread i32 %Reg1_I))
  dassign %Reg2_I 0 (constval i32 0)
  dassign %Reg3_R120 0 (dread ref %Reg5_R120)
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg1_R121, dread i32 %Reg2_I), 
    dread ref %Reg3_R120)
  dassign %Reg2_I 0 (constval i32 1)
  dassign %Reg3_R113 0 (constval ref 0)
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg1_R121, dread i32 %Reg2_I), 
    dread ref %Reg3_R113)
  iassign <* <$LGraphs_24Self_3B>> 3 (dread ref %Reg0_R120, dread ref %Reg1_R121)
LOC 1 71
  dassign %Reg0_R120 0 (dread ref %Reg5_R120)
  dassign %Reg0_R121 0 (iread ref <* <$LGraphs_24Self_3B>> 3 (dread ref %Reg0_R120))
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg2_R120 0 (dread ref %Reg5_R120)
  dassign %Reg2_R121 0 (iread ref <* <$LGraphs_24Self_3B>> 3 (dread ref %Reg2_R120))
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R121, dread i32 %Reg1_I), 
    dread ref %Reg2_R121)
LOC 1 72
  return ()
}
func &LGraphs_24Vertex_3B_7C_3Cinit_3E_7C_28I_29V constructor (var %_this <* <$LGraphs_24Vertex_3B>>, var %Reg4_I i32) void {
  funcid 8
  var %Reg3_R116 <* <$LGraphs_24Vertex_3B>>
  var %Reg0_R116 <* <$LGraphs_24Vertex_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_R114 <* <$Ljava_2Futil_2FArrayList_3B>>
  var %Reg1_I i32

ALIAS %i %Reg4_I i32
  dassign %Reg3_R116 0 (dread ref %_this)
LOC 1 9
  dassign %Reg0_R116 0 (dread ref %Reg3_R116)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R116))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
LOC 1 5
  dassign %Reg0_R116 0 (dread ref %Reg3_R116)
  intrinsiccallwithtype <$Ljava_2Futil_2FArrayList_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R114 0 (gcmalloc ref <$Ljava_2Futil_2FArrayList_3B>)
  callassigned &Ljava_2Futil_2FArrayList_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R114) {}
  iassign <* <$LGraphs_24Vertex_3B>> 3 (dread ref %Reg0_R116, dread ref %Reg1_R114)
LOC 1 6
  dassign %Reg0_R116 0 (dread ref %Reg3_R116)
  dassign %Reg1_I 0 (constval i32 -1)
  iassign <* <$LGraphs_24Vertex_3B>> 4 (dread ref %Reg0_R116, dread i32 %Reg1_I)
LOC 1 10
  dassign %Reg0_R116 0 (dread ref %Reg3_R116)
  dassign %Reg1_I 0 (dread i32 %Reg4_I)
  iassign <* <$LGraphs_24Vertex_3B>> 2 (dread ref %Reg0_R116, dread i32 %Reg1_I)
LOC 1 11
  return ()
}
func &LGraphs_24Vertex_3B_7Clink_7C_28LGraphs_24Vertex_3B_29V virtual (var %_this <* <$LGraphs_24Vertex_3B>>, var %Reg3_R116 <* <$LGraphs_24Vertex_3B>>) void {
  funcid 9
  var %Reg2_R116 <* <$LGraphs_24Vertex_3B>>
  var %Reg0_R116 <* <$LGraphs_24Vertex_3B>>
  var %Reg0_R114 <* <$Ljava_2Futil_2FArrayList_3B>>
  var %Reg1_R116 <* <$LGraphs_24Vertex_3B>>
  var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_Z u1

ALIAS %v %Reg3_R116 <* <$LGraphs_24Vertex_3B>>
  dassign %Reg2_R116 0 (dread ref %_this)
LOC 1 14
  dassign %Reg0_R116 0 (dread ref %Reg2_R116)
  dassign %Reg0_R114 0 (iread ref <* <$LGraphs_24Vertex_3B>> 3 (dread ref %Reg0_R116))
  dassign %Reg1_R116 0 (dread ref %Reg3_R116)
  dassign %Reg1_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg1_R116))
  virtualcallassigned &Ljava_2Futil_2FArrayList_3B_7Cadd_7C_28Ljava_2Flang_2FObject_3B_29Z (dread ref %Reg0_R114, dread ref %Reg1_R113) { dassign %Reg0_Z 0 }
LOC 1 15
  dassign %Reg0_R116 0 (dread ref %Reg3_R116)
  dassign %Reg1_R116 0 (dread ref %Reg2_R116)
  iassign <* <$LGraphs_24Vertex_3B>> 7 (dread ref %Reg0_R116, dread ref %Reg1_R116)
LOC 1 16
  return ()
}
