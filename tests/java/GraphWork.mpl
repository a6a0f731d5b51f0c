flavor 1
srclang 3
id 65535
numfuncs 23
import "library.mplt"
import "GraphWork.mplt"
entryfunc &LGraphWork_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V
fileinfo {
  @INFO_filename "GraphWork.class",
  @INFO_filename "GraphWork$1.class",
  @INFO_filename "GraphWork$2.class",
  @INFO_filename "GraphWork$Bst$E.class",
  @INFO_filename "GraphWork$Bst.class",
  @INFO_filename "GraphWork$Lru$Ent.class",
  @INFO_filename "GraphWork$Lru.class",
  @INFO_filename "GraphWork$Ring.class",
  @INFO_filename "GraphWork$V.class"}
srcfileinfo {
  1 "GraphWork.java"}
javaclass $LGraphWork_3B <$LGraphWork_3B> public
javaclass $LGraphWork_241_3B <$LGraphWork_241_3B>
javaclass $LGraphWork_242_3B <$LGraphWork_242_3B>
javaclass $LGraphWork_24Bst_24E_3B <$LGraphWork_24Bst_24E_3B>
javaclass $LGraphWork_24Bst_3B <$LGraphWork_24Bst_3B>
javaclass $LGraphWork_24Lru_24Ent_3B <$LGraphWork_24Lru_24Ent_3B>
javaclass $LGraphWork_24Lru_3B <$LGraphWork_24Lru_3B>
javaclass $LGraphWork_24Ring_3B <$LGraphWork_24Ring_3B>
javaclass $LGraphWork_24V_3B <$LGraphWork_24V_3B>
func &LGraphWork_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$LGraphWork_3B>>) void
func &LGraphWork_3B_7Ctarjan_7C_28LGraphWork_24V_3B_29V static (var %Reg6_R114 <* <$LGraphWork_24V_3B>>) void
func &LGraphWork_3B_7Cpop_7C_28_29LGraphWork_24V_3B static () <* <$LGraphWork_24V_3B>>
func &LGraphWork_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V public static (var %Reg23_R117 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>) void
func &LGraphWork_3B_7C_3Cclinit_3E_7C_28_29V static constructor () void
func &LGraphWork_241_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LGraphWork_241_3B>>) void
func &LGraphWork_242_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LGraphWork_242_3B>>) void
func &LGraphWork_242_3B_7Crun_7C_28_29V public virtual (var %_this <* <$LGraphWork_242_3B>>) void
func &LGraphWork_24Bst_24E_3B_7C_3Cinit_3E_7C_28ILGraphWork_24Bst_24E_3B_29V constructor (var %_this <* <$LGraphWork_24Bst_24E_3B>>, var %Reg3_I i32, var %Reg4_R124 <* <$LGraphWork_24Bst_24E_3B>>) void
func &LGraphWork_24Bst_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LGraphWork_24Bst_3B>>) void
func &LGraphWork_24Bst_3B_7Cadd_7C_28I_29V virtual (var %_this <* <$LGraphWork_24Bst_3B>>, var %Reg9_I i32) void
func &LGraphWork_24Bst_3B_7Cdel_7C_28I_29Z virtual (var %_this <* <$LGraphWork_24Bst_3B>>, var %Reg7_I i32) u1
func &LGraphWork_24Bst_3B_7Cwalk_7C_28LGraphWork_24Bst_24E_3BLjava_2Flang_2FStringBuilder_3B_29V virtual (var %_this <* <$LGraphWork_24Bst_3B>>, var %Reg4_R124 <* <$LGraphWork_24Bst_24E_3B>>, var %Reg5_R120 <* <$Ljava_2Flang_2FStringBuilder_3B>>) void
func &LGraphWork_24Lru_24Ent_3B_7C_3Cinit_3E_7C_28LGraphWork_24Lru_3B_29V constructor (var %_this <* <$LGraphWork_24Lru_24Ent_3B>>, var %Reg3_R125 <* <$LGraphWork_24Lru_3B>>) void
func &LGraphWork_24Lru_3B_7C_3Cinit_3E_7C_28I_29V constructor (var %_this <* <$LGraphWork_24Lru_3B>>, var %Reg5_I i32) void
func &LGraphWork_24Lru_3B_7Ccut_7C_28LGraphWork_24Lru_24Ent_3B_29V virtual (var %_this <* <$LGraphWork_24Lru_3B>>, var %Reg3_R133 <* <$LGraphWork_24Lru_24Ent_3B>>) void
func &LGraphWork_24Lru_3B_7Cpush_7C_28LGraphWork_24Lru_24Ent_3B_29V virtual (var %_this <* <$LGraphWork_24Lru_3B>>, var %Reg3_R133 <* <$LGraphWork_24Lru_24Ent_3B>>) void
func &LGraphWork_24Lru_3B_7Cget_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FObject_3B virtual (var %_this <* <$LGraphWork_24Lru_3B>>, var %Reg4_R113 <* <$Ljava_2Flang_2FObject_3B>>) <* <$Ljava_2Flang_2FObject_3B>>
func &LGraphWork_24Lru_3B_7Cput_7C_28Ljava_2Flang_2FObject_3BLjava_2Flang_2FObject_3B_29V virtual (var %_this <* <$LGraphWork_24Lru_3B>>, var %Reg6_R113 <* <$Ljava_2Flang_2FObject_3B>>, var %Reg7_R113 <* <$Ljava_2Flang_2FObject_3B>>) void
func &LGraphWork_24Ring_3B_7C_3Cinit_3E_7C_28I_29V constructor (var %_this <* <$LGraphWork_24Ring_3B>>, var %Reg5_I i32) void
func &LGraphWork_24Ring_3B_7Cinsert_7C_28LGraphWork_24Ring_3B_29V virtual (var %_this <* <$LGraphWork_24Ring_3B>>, var %Reg3_R122 <* <$LGraphWork_24Ring_3B>>) void
func &LGraphWork_24Ring_3B_7Cremove_7C_28_29LGraphWork_24Ring_3B virtual (var %_this <* <$LGraphWork_24Ring_3B>>) <* <$LGraphWork_24Ring_3B>>
func &LGraphWork_24V_3B_7C_3Cinit_3E_7C_28I_29V constructor (var %_this <* <$LGraphWork_24V_3B>>, var %Reg4_I i32) void
var $_C_STR_ fstatic <[3] u64> readonly = [0, 0x100000000, 0]
var $_C_STR_2000 fstatic <[3] u64> readonly = [0, 0x300000000, 0x2000000020]
var $_C_STR_6c006100730074002000 fstatic <[4] u64> readonly = [0, 0xb00000000, 0x7473616c061fc04a, 32]
var $_C_STR_6b00 fstatic <[3] u64> readonly = [0, 0x300000000, 0x6b0000006b]
var $_C_STR_730065006c006600 fstatic <[3] u64> readonly = [0, 0x900000000, 0x666c65730035cf4c]
var $_C_STR_6c00690073007400 fstatic <[3] u64> readonly = [0, 0x900000000, 0x7473696c0032b09e]
var $_C_STR_65006e006400 fstatic <[3] u64> readonly = [0, 0x700000000, 0x646e65000188db]
var $LGraphWork_3B_7Ccounter i32 static = 0
var $LGraphWork_3B_7Cstack <* <$Ljava_2Futil_2FArrayList_3B>> static = 0
var $LGraphWork_3B_7Ccomps <* <$Ljava_2Futil_2FArrayList_3B>> static = 0
var $Ljava_2Flang_2FSystem_3B_7Cout extern <* <$Ljava_2Fio_2FPrintStream_3B>>
func &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FObject_3B>>) void
func &Ljava_2Futil_2FArrayList_3B_7Cadd_7C_28Ljava_2Flang_2FObject_3B_29Z public virtual (var %_this <* <$Ljava_2Futil_2FArrayList_3B>>, var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>) u1
func &Ljava_2Futil_2FArrayList_3B_7Csize_7C_28_29I public virtual (var %_this <* <$Ljava_2Futil_2FArrayList_3B>>) i32
func &Ljava_2Futil_2FArrayList_3B_7Cget_7C_28I_29Ljava_2Flang_2FObject_3B public virtual (var %_this <* <$Ljava_2Futil_2FArrayList_3B>>, var %Reg1_I i32) <* <$Ljava_2Flang_2FObject_3B>>
func &Ljava_2Futil_2FArrayList_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Futil_2FArrayList_3B>>) void
func &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>) void
func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg1_R119 <* <$Ljava_2Flang_2FString_3B>>) <* <$Ljava_2Flang_2FStringBuilder_3B>>
func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg1_I i32) <* <$Ljava_2Flang_2FStringBuilder_3B>>
func &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V public virtual (var %_this <* <$Ljava_2Fio_2FPrintStream_3B>>, var %Reg1_R119 <* <$Ljava_2Flang_2FString_3B>>) void
func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28C_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg1_C u16) <* <$Ljava_2Flang_2FStringBuilder_3B>>
func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>) <* <$Ljava_2Flang_2FStringBuilder_3B>>
func &Ljava_2Flang_2FInteger_3B_7CvalueOf_7C_28I_29Ljava_2Flang_2FInteger_3B public static (var %Reg0_I i32) <* <$Ljava_2Flang_2FInteger_3B>>
func &Ljava_2Flang_2FSystem_3B_7Cgc_7C_28_29V public static native () void
func &Ljava_2Futil_2FHashMap_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Futil_2FHashMap_3B>>) void
func &Ljava_2Futil_2FHashMap_3B_7Cput_7C_28Ljava_2Flang_2FObject_3BLjava_2Flang_2FObject_3B_29Ljava_2Flang_2FObject_3B public virtual (var %_this <* <$Ljava_2Futil_2FHashMap_3B>>, var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>, var %Reg2_R113 <* <$Ljava_2Flang_2FObject_3B>>) <* <$Ljava_2Flang_2FObject_3B>>
func &Ljava_2Flang_2FThread_3B_7Cstart_7C_28_29V public native virtual (var %_this <* <$Ljava_2Flang_2FThread_3B>>) void
func &Ljava_2Flang_2FThread_3B_7Cjoin_7C_28_29V final public native virtual (var %_this <* <$Ljava_2Flang_2FThread_3B>>) void
func &Ljava_2Flang_2FThread_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FThread_3B>>) void
func &Ljava_2Flang_2FThread_3B_7CcurrentThread_7C_28_29Ljava_2Flang_2FThread_3B public static native () <* <$Ljava_2Flang_2FThread_3B>>
func &Ljava_2Futil_2FHashMap_3B_7Cget_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FObject_3B public virtual (var %_this <* <$Ljava_2Futil_2FHashMap_3B>>, var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>) <* <$Ljava_2Flang_2FObject_3B>>
var $__cinf_Ljava_2Flang_2FString_3B <$__class_meta__>
func &MCC_GetOrInsertLiteral () <* <$Ljava_2Flang_2FString_3B>>
func &LGraphWork_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$LGraphWork_3B>>) void {
  funcid 1
  var %Reg1_R112 <* <$LGraphWork_3B>>
  var %Reg0_R112 <* <$LGraphWork_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>

  dassign %Reg1_R112 0 (dread ref %_this)
LOC 1 2
  dassign %Reg0_R112 0 (dread ref %Reg1_R112)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R112))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
  return ()
}
func &LGraphWork_3B_7Ctarjan_7C_28LGraphWork_24V_3B_29V static (var %Reg6_R114 <* <$LGraphWork_24V_3B>>) void {
  funcid 2
  var %Reg0_R114 <* <$LGraphWork_24V_3B>>
  var %Reg1_R114 <* <$LGraphWork_24V_3B>>
  var %Reg2_I i32
  var %Reg3_I i32
  var %Reg0_R115 <* <$Ljava_2Futil_2FArrayList_3B>>
  var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_Z u1
  var %Reg0_I i32
  var %Reg4_I i32
  var %Reg1_R115 <* <$Ljava_2Futil_2FArrayList_3B>>
  var %Reg1_I i32
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg5_R114 <* <$LGraphWork_24V_3B>>
  var %Reg4_R115 <* <$Ljava_2Futil_2FArrayList_3B>>

ALIAS %w %Reg5_R114 <* <$LGraphWork_24V_3B>>
ALIAS %i %Reg4_I i32
ALIAS %c %Reg4_R115 <* <$Ljava_2Futil_2FArrayList_3B>> "Ljava/util/ArrayList<LGraphWork$V;>;"
ALIAS %v %Reg6_R114 <* <$LGraphWork_24V_3B>>
  intrinsiccallwithtype <$LGraphWork_3B> JAVA_CLINIT_CHECK ()
LOC 1 6
  dassign %Reg0_R114 0 (dread ref %Reg6_R114)
  dassign %Reg1_R114 0 (dread ref %Reg6_R114)
  intrinsiccallwithtype <$LGraphWork_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg2_I 0 (dread i32 $LGraphWork_3B_7Ccounter)
  dassign %Reg3_I 0 (constval i32 1)
  dassign %Reg2_I 0 (add i32 (dread i32 %Reg2_I, dread i32 %Reg3_I))
  intrinsiccallwithtype <$LGraphWork_3B> JAVA_CLINIT_CHECK ()
  dassign $LGraphWork_3B_7Ccounter 0 (dread i32 %Reg2_I)
  iassign <* <$LGraphWork_24V_3B>> 5 (dread ref %Reg1_R114, dread i32 %Reg2_I)
  iassign <* <$LGraphWork_24V_3B>> 6 (dread ref %Reg0_R114, dread i32 %Reg2_I)
  intrinsiccallwithtype <$LGraphWork_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (dread ref $LGraphWork_3B_7Cstack)
  dassign %Reg1_R114 0 (dread ref %Reg6_R114)
  dassign %Reg1_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg1_R114))
  virtualcallassigned &Ljava_2Futil_2FArrayList_3B_7Cadd_7C_28Ljava_2Flang_2FObject_3B_29Z (dread ref %Reg0_R115, dread ref %Reg1_R113) { dassign %Reg0_Z 0 }
  dassign %Reg0_R114 0 (dread ref %Reg6_R114)
  dassign %Reg1_R114 0 (dread ref %Reg6_R114)
  iassign <* <$LGraphWork_24V_3B>> 4 (dread ref %Reg0_R114, dread ref %Reg1_R114)
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg4_I 0 (dread i32 %Reg0_I)
@label0
  dassign %Reg0_I 0 (dread i32 %Reg4_I)
  dassign %Reg1_R114 0 (dread ref %Reg6_R114)
  dassign %Reg1_R115 0 (iread ref <* <$LGraphWork_24V_3B>> 3 (dread ref %Reg1_R114))
  virtualcallassigned &Ljava_2Futil_2FArrayList_3B_7Csize_7C_28_29I (dread ref %Reg1_R115) { dassign %Reg1_I 0 }
  brtrue @label3 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg0_R114 0 (dread ref %Reg6_R114)
  dassign %Reg0_R115 0 (iread ref <* <$LGraphWork_24V_3B>> 3 (dread ref %Reg0_R114))
  dassign %Reg1_I 0 (dread i32 %Reg4_I)
  virtualcallassigned &Ljava_2Futil_2FArrayList_3B_7Cget_7C_28I_29Ljava_2Flang_2FObject_3B (dread ref %Reg0_R115, dread i32 %Reg1_I) { dassign %Reg0_R113 0 }
  intrinsiccallwithtypeassigned <* <$LGraphWork_24V_3B>> JAVA_CHECK_CAST (dread ref %Reg0_R113) { dassign %Reg0_R114 0 }
  dassign %Reg5_R114 0 (dread ref %Reg0_R114)
  dassign %Reg0_R114 0 (dread ref %Reg5_R114)
  dassign %Reg0_I 0 (iread i32 <* <$LGraphWork_24V_3B>> 6 (dread ref %Reg0_R114))
  brtrue @label1 (ne i32 i32 (dread i32 %Reg0_I, constval i32 0))
  dassign %Reg0_R114 0 (dread ref %Reg5_R114)
  intrinsiccallwithtype <$LGraphWork_3B> JAVA_CLINIT_CHECK ()
  callassigned &LGraphWork_3B_7Ctarjan_7C_28LGraphWork_24V_3B_29V (dread ref %Reg0_R114) {}
  dassign %Reg0_R114 0 (dread ref %Reg5_R114)
  dassign %Reg0_I 0 (iread i32 <* <$LGraphWork_24V_3B>> 5 (dread ref %Reg0_R114))
  dassign %Reg1_R114 0 (dread ref %Reg6_R114)
  dassign %Reg1_I 0 (iread i32 <* <$LGraphWork_24V_3B>> 5 (dread ref %Reg1_R114))
  brtrue @label2 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg0_R114 0 (dread ref %Reg6_R114)
  dassign %Reg1_R114 0 (dread ref %Reg5_R114)
  dassign %Reg1_I 0 (iread i32 <* <$LGraphWork_24V_3B>> 5 (dread ref %Reg1_R114))
  iassign <* <$LGraphWork_24V_3B>> 5 (dread ref %Reg0_R114, dread i32 %Reg1_I)
  goto @label2
@label1
  dassign %Reg0_R114 0 (dread ref %Reg5_R114)
  dassign %Reg0_R114 0 (iread ref <* <$LGraphWork_24V_3B>> 4 (dread ref %Reg0_R114))
  dassign %Reg1_R114 0 (dread ref %Reg5_R114)
  brtrue @label2 (ne i32 ref (dread ref %Reg0_R114, dread ref %Reg1_R114))
  dassign %Reg0_R114 0 (dread ref %Reg5_R114)
  dassign %Reg0_I 0 (iread i32 <* <$LGraphWork_24V_3B>> 6 (dread ref %Reg0_R114))
  dassign %Reg1_R114 0 (dread ref %Reg6_R114)
  dassign %Reg1_I 0 (iread i32 <* <$LGraphWork_24V_3B>> 5 (dread ref %Reg1_R114))
  brtrue @label2 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg0_R114 0 (dread ref %Reg6_R114)
  dassign %Reg1_R114 0 (dread ref %Reg5_R114)
  dassign %Reg1_I 0 (iread i32 <* <$LGraphWork_24V_3B>> 6 (dread ref %Reg1_R114))
  iassign <* <$LGraphWork_24V_3B>> 5 (dread ref %Reg0_R114, dread i32 %Reg1_I)
@label2
  dassign %Reg4_I 0 (add i32 (dread i32 %Reg4_I, constval i32 1))
  goto @label0
@label3
  dassign %Reg0_R114 0 (dread ref %Reg6_R114)
  dassign %Reg0_I 0 (iread i32 <* <$LGraphWork_24V_3B>> 5 (dread ref %Reg0_R114))
  dassign %Reg1_R114 0 (dread ref %Reg6_R114)
  dassign %Reg1_I 0 (iread i32 <* <$LGraphWork_24V_3B>> 6 (dread ref %Reg1_R114))
  brtrue @label5 (ne i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  intrinsiccallwithtype <$Ljava_2Futil_2FArrayList_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (gcmalloc ref <$Ljava_2Futil_2FArrayList_3B>)
  callassigned &Ljava_2Futil_2FArrayList_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R115) {}
  dassign %Reg4_R115 0 (dread ref %Reg0_R115)
@label4
  intrinsiccallwithtype <$LGraphWork_3B> JAVA_CLINIT_CHECK ()
  callassigned &LGraphWork_3B_7Cpop_7C_28_29LGraphWork_24V_3B () { dassign %Reg0_R114 0 }
  dassign %Reg5_R114 0 (dread ref %Reg0_R114)
  dassign %Reg0_R114 0 (dread ref %Reg5_R114)
  dassign %Reg1_R113 0 (constval ref 0)
  dassign %Reg1_R114 0 (retype ref <* <$LGraphWork_24V_3B>> (dread ref %Reg1_R113))
  iassign <* <$LGraphWork_24V_3B>> 4 (dread ref %Reg0_R114, dread ref %Reg1_R114)
  dassign %Reg0_R115 0 (dread ref %Reg4_R115)
  dassign %Reg1_R114 0 (dread ref %Reg5_R114)
  dassign %Reg1_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg1_R114))
  virtualcallassigned &Ljava_2Futil_2FArrayList_3B_7Cadd_7C_28Ljava_2Flang_2FObject_3B_29Z (dread ref %Reg0_R115, dread ref %Reg1_R113) { dassign %Reg0_Z 0 }
  dassign %Reg0_R114 0 (dread ref %Reg5_R114)
  dassign %Reg1_R114 0 (dread ref %Reg6_R114)
  brtrue @label4 (ne i32 ref (dread ref %Reg0_R114, dread ref %Reg1_R114))
  intrinsiccallwithtype <$LGraphWork_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (dread ref $LGraphWork_3B_7Ccomps)
  dassign %Reg1_R115 0 (dread ref %Reg4_R115)
  dassign %Reg1_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg1_R115))
  virtualcallassigned &Ljava_2Futil_2FArrayList_3B_7Cadd_7C_28Ljava_2Flang_2FObject_3B_29Z (dread ref %Reg0_R115, dread ref %Reg1_R113) { dassign %Reg0_Z 0 }
@label5
  return ()
}
func &LGraphWork_3B_7Cpop_7C_28_29LGraphWork_24V_3B static () <* <$LGraphWork_24V_3B>> {
  funcid 3
  var %Reg0_R115 <* <$Ljava_2Futil_2FArrayList_3B>>
  var %Reg0_I i32
  var %Reg0_R116 <* <[] <* <$LGraphWork_24V_3B>>>>
  var %Reg4_R116 <* <[] <* <$LGraphWork_24V_3B>>>>
  var %Reg5_I i32
  var %Reg1_R116 <* <[] <* <$LGraphWork_24V_3B>>>>
  var %Reg1_I i32
  var %Reg2_R115 <* <$Ljava_2Futil_2FArrayList_3B>>
  var %Reg3_I i32
  var %Reg2_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg2_R114 <* <$LGraphWork_24V_3B>>
  var %Reg5_R115 <* <$Ljava_2Futil_2FArrayList_3B>>
  var %Reg6_I i32
  var %Reg2_I i32
  var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_Z u1
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>

ALIAS %i %Reg6_I i32
ALIAS %all %Reg4_R116 <* <[] <* <$LGraphWork_24V_3B>>>>
ALIAS %s %Reg5_R115 <* <$Ljava_2Futil_2FArrayList_3B>> "Ljava/util/ArrayList<LGraphWork$V;>;"
  intrinsiccallwithtype <$LGraphWork_3B> JAVA_CLINIT_CHECK ()
LOC 1 7
  intrinsiccallwithtype <$LGraphWork_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (dread ref $LGraphWork_3B_7Cstack)
  virtualcallassigned &Ljava_2Futil_2FArrayList_3B_7Csize_7C_28_29I (dread ref %Reg0_R115) { dassign %Reg0_I 0 }
  dassign %Reg0_R116 0 (gcmallocjarray ref <[] <* <$LGraphWork_24V_3B>>> (dread i32 %Reg0_I))
  dassign %Reg4_R116 0 (dread ref %Reg0_R116)
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg5_I 0 (dread i32 %Reg0_I)
@label6
  dassign %Reg0_I 0 (dread i32 %Reg5_I)
  dassign %Reg1_R116 0 (dread ref %Reg4_R116)
  dassign %Reg1_I 0 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %Reg1_R116))
  brtrue @label7 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg0_R116 0 (dread ref %Reg4_R116)
  dassign %Reg1_I 0 (dread i32 %Reg5_I)
  intrinsiccallwithtype <$LGraphWork_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg2_R115 0 (dread ref $LGraphWork_3B_7Cstack)
  dassign %Reg3_I 0 (dread i32 %Reg5_I)
  virtualcallassigned &Ljava_2Futil_2FArrayList_3B_7Cget_7C_28I_29Ljava_2Flang_2FObject_3B (dread ref %Reg2_R115, dread i32 %Reg3_I) { dassign %Reg2_R113 0 }
  intrinsiccallwithtypeassigned <* <$LGraphWork_24V_3B>> JAVA_CHECK_CAST (dread ref %Reg2_R113) { dassign %Reg2_R114 0 }
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R116, dread i32 %Reg1_I), 
    dread ref %Reg2_R114)
  dassign %Reg5_I 0 (add i32 (dread i32 %Reg5_I, constval i32 1))
  goto @label6
@label7
  intrinsiccallwithtype <$Ljava_2Futil_2FArrayList_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (gcmalloc ref <$Ljava_2Futil_2FArrayList_3B>)
  callassigned &Ljava_2Futil_2FArrayList_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R115) {}
  dassign %Reg5_R115 0 (dread ref %Reg0_R115)
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg6_I 0 (dread i32 %Reg0_I)
@label8
  dassign %Reg0_I 0 (dread i32 %Reg6_I)
  dassign %Reg1_R116 0 (dread ref %Reg4_R116)
  dassign %Reg1_I 0 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %Reg1_R116))
  dassign %Reg2_I 0 (constval i32 1)
  dassign %Reg1_I 0 (sub i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  brtrue @label9 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg0_R115 0 (dread ref %Reg5_R115)
  dassign %Reg1_R116 0 (dread ref %Reg4_R116)
  dassign %Reg2_I 0 (dread i32 %Reg6_I)
  dassign %Reg1_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg1_R116, dread i32 %Reg2_I)))
  dassign %Reg1_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg1_R113))
  virtualcallassigned &Ljava_2Futil_2FArrayList_3B_7Cadd_7C_28Ljava_2Flang_2FObject_3B_29Z (dread ref %Reg0_R115, dread ref %Reg1_R113) { dassign %Reg0_Z 0 }
  dassign %Reg6_I 0 (add i32 (dread i32 %Reg6_I, constval i32 1))
  goto @label8
@label9
  dassign %Reg0_R115 0 (dread ref %Reg5_R115)
  intrinsiccallwithtype <$LGraphWork_3B> JAVA_CLINIT_CHECK ()
  dassign $LGraphWork_3B_7Cstack 0 (dread ref %Reg0_R115)
  dassign %Reg0_R116 0 (dread ref %Reg4_R116)
  dassign %Reg1_R116 0 (dread ref %Reg4_R116)
  dassign %Reg1_I 0 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %Reg1_R116))
  dassign %Reg2_I 0 (constval i32 1)
  dassign %Reg1_I 0 (sub i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  dassign %Reg0_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg0_R116, dread i32 %Reg1_I)))
  return (dread ref %Reg0_R113)
}
func &LGraphWork_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V public static (var %Reg23_R117 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>) void {
  funcid 4
  var %Reg0_I i32
  var %Reg0_R116 <* <[] <* <$LGraphWork_24V_3B>>>>
  var %Reg6_R116 <* <[] <* <$LGraphWork_24V_3B>>>>
  var %Reg7_I i32
  var %Reg1_I i32
  var %Reg2_R114 <* <$LGraphWork_24V_3B>>
  var %Reg3_I i32
  var %Reg0_R118 <* <[] i32>>
  var %Reg2_I i32
  var %Reg7_R118 <* <[] i32>>
  var %Reg8_I i32
  var %Reg1_R118 <* <[] i32>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_R114 <* <$LGraphWork_24V_3B>>
  var %Reg0_R115 <* <$Ljava_2Futil_2FArrayList_3B>>
  var %Reg1_R116 <* <[] <* <$LGraphWork_24V_3B>>>>
  var %Reg2_R118 <* <[] i32>>
  var %Reg4_I i32
  var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_Z u1
  var %Reg8_R116 <* <[] <* <$LGraphWork_24V_3B>>>>
  var %Reg8_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg9_I i32
  var %Reg10_I i32
  var %Reg11_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg11_R114 <* <$LGraphWork_24V_3B>>
  var %Reg1_R115 <* <$Ljava_2Futil_2FArrayList_3B>>
  var %Reg0_R119 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_10 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg9_R119 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R120 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg1_R119 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_R114 <* <$LGraphWork_24V_3B>>
  var %L_STR_11 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R121 <* <$Ljava_2Fio_2FPrintStream_3B>>
  var %Reg0_R122 <* <$LGraphWork_24Ring_3B>>
  var %Reg8_R122 <* <$LGraphWork_24Ring_3B>>
  var %Reg1_R122 <* <$LGraphWork_24Ring_3B>>
  var %Reg9_R120 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg1_C u16
  var %Reg1_R120 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg2_R120 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg2_R119 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_12 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg2_R122 <* <$LGraphWork_24Ring_3B>>
  var %Reg0_R123 <* <$LGraphWork_24Bst_3B>>
  var %Reg10_R123 <* <$LGraphWork_24Bst_3B>>
  var %Reg11_I i32
  var %Reg12_I i32
  var %Reg13_I i32
  var %Reg13_R120 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg1_R123 <* <$LGraphWork_24Bst_3B>>
  var %Reg1_R124 <* <$LGraphWork_24Bst_24E_3B>>
  var %Reg2_R123 <* <$LGraphWork_24Bst_3B>>
  var %Reg0_R125 <* <$LGraphWork_24Lru_3B>>
  var %Reg14_R125 <* <$LGraphWork_24Lru_3B>>
  var %Reg15_R119 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg16_I i32
  var %L_STR_13 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg17_R119 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R126 <* <$Ljava_2Flang_2FInteger_3B>>
  var %Reg18_R126 <* <$Ljava_2Flang_2FInteger_3B>>
  var %Reg1_R126 <* <$Ljava_2Flang_2FInteger_3B>>
  var %Reg2_R126 <* <$Ljava_2Flang_2FInteger_3B>>
  var %Reg2_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg16_R116 <* <[] <* <$LGraphWork_24V_3B>>>>
  var %Reg16_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg17_I i32
  var %Reg18_I i32
  var %Reg19_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg19_R114 <* <$LGraphWork_24V_3B>>
  var %Reg6_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_R127 <* <$Ljava_2Futil_2FHashMap_3B>>
  var %Reg16_R127 <* <$Ljava_2Futil_2FHashMap_3B>>
  var %Reg17_R115 <* <$Ljava_2Futil_2FArrayList_3B>>
  var %Reg1_R127 <* <$Ljava_2Futil_2FHashMap_3B>>
  var %L_STR_14 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg2_R127 <* <$Ljava_2Futil_2FHashMap_3B>>
  var %L_STR_15 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg2_R115 <* <$Ljava_2Futil_2FArrayList_3B>>
  var %Reg17_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_R128 <* <[] <* <$Ljava_2Flang_2FObject_3B>>>>
  var %Reg18_R128 <* <[] <* <$Ljava_2Flang_2FObject_3B>>>>
  var %Reg2_R128 <* <[] <* <$Ljava_2Flang_2FObject_3B>>>>
  var %Reg4_R128 <* <[] <* <$Ljava_2Flang_2FObject_3B>>>>
  var %Reg18_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %L_STR_16 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R129 <* <$LGraphWork_241_3B>>
  var %Reg20_R129 <* <$LGraphWork_241_3B>>
  var %Reg20_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_R130 <* <$LGraphWork_242_3B>>
  var %Reg21_R130 <* <$LGraphWork_242_3B>>
  var %Reg21_R131 <* <$Ljava_2Flang_2FThread_3B>>
  var %Reg0_R131 <* <$Ljava_2Flang_2FThread_3B>>
  var %Reg0_R132 <* <$Ljava_2Flang_2FInterruptedException_3B>>
  var %Reg22_R132 <* <$Ljava_2Flang_2FInterruptedException_3B>>
  var %Reg21_R113 <* <$Ljava_2Flang_2FObject_3B>>

ALIAS %i %Reg16_I i32
ALIAS %v %Reg19_R114 <* <$LGraphWork_24V_3B>>
ALIAS %j %Reg10_I i32
ALIAS %s %Reg9_R119 <* <$Ljava_2Flang_2FString_3B>>
ALIAS %k %Reg17_R119 <* <$Ljava_2Flang_2FString_3B>>
ALIAS %w %Reg18_R126 <* <$Ljava_2Flang_2FInteger_3B>>
ALIAS %args %Reg23_R117 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>
ALIAS %g %Reg6_R116 <* <[] <* <$LGraphWork_24V_3B>>>>
ALIAS %e %Reg7_R118 <* <[] i32>>
ALIAS %r %Reg8_R122 <* <$LGraphWork_24Ring_3B>>
ALIAS %sb %Reg9_R120 <* <$Ljava_2Flang_2FStringBuilder_3B>>
ALIAS %t %Reg10_R123 <* <$LGraphWork_24Bst_3B>>
ALIAS %x %Reg11_I i32
ALIAS %dels %Reg12_I i32
ALIAS %b %Reg13_R120 <* <$Ljava_2Flang_2FStringBuilder_3B>>
ALIAS %l %Reg14_R125 <* <$LGraphWork_24Lru_3B>> "LGraphWork$Lru<Ljava/lang/String;Ljava/lang/Integer;>;"
ALIAS %out %Reg15_R119 <* <$Ljava_2Flang_2FString_3B>>
ALIAS %m %Reg16_R127 <* <$Ljava_2Futil_2FHashMap_3B>> "Ljava/util/HashMap<Ljava/lang/Object;Ljava/lang/Object;>;"
ALIAS %cyc %Reg17_R115 <* <$Ljava_2Futil_2FArrayList_3B>> "Ljava/util/ArrayList<Ljava/lang/Object;>;"
ALIAS %o %Reg18_R128 <* <[] <* <$Ljava_2Flang_2FObject_3B>>>>
ALIAS %self %Reg19_R114 <* <$LGraphWork_24V_3B>>
ALIAS %anon %Reg20_R113 <* <$Ljava_2Flang_2FObject_3B>>
ALIAS %th %Reg21_R131 <* <$Ljava_2Flang_2FThread_3B>>
  intrinsiccallwithtype <$LGraphWork_3B> JAVA_CLINIT_CHECK ()
LOC 1 14
  dassign %Reg0_I 0 (constval i32 12)
  dassign %Reg0_R116 0 (gcmallocjarray ref <[] <* <$LGraphWork_24V_3B>>> (dread i32 %Reg0_I))
  dassign %Reg6_R116 0 (dread ref %Reg0_R116)
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg7_I 0 (dread i32 %Reg0_I)
@label10
  dassign %Reg0_I 0 (dread i32 %Reg7_I)
  dassign %Reg1_I 0 (constval i32 12)
  brtrue @label11 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg0_R116 0 (dread ref %Reg6_R116)
  dassign %Reg1_I 0 (dread i32 %Reg7_I)
  intrinsiccallwithtype <$LGraphWork_24V_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg2_R114 0 (gcmalloc ref <$LGraphWork_24V_3B>)
  dassign %Reg3_I 0 (dread i32 %Reg7_I)
  callassigned &LGraphWork_24V_3B_7C_3Cinit_3E_7C_28I_29V (dread ref %Reg2_R114, dread i32 %Reg3_I) {}
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R116, dread i32 %Reg1_I), 
    dread ref %Reg2_R114)
  dassign %Reg7_I 0 (add i32 (dread i32 %Reg7_I, constval i32 1))
  goto @label10
@label11
  dassign %Reg0_I 0 (constval i32 26)
  dassign %Reg0_R118 0 (gcmallocjarray ref <[] i32> (dread i32 %Reg0_I))
  dassign %Reg1_I 0 (constval i32 0)
  dassign %Reg2_I 0 (constval i32 0)
  iassign <* i32> 0 (
    array 1 ptr <* <[] i32>> (dread ref %Reg0_R118, dread i32 %Reg1_I), 
    dread i32 %Reg2_I)
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg2_I 0 (constval i32 1)
  iassign <* i32> 0 (
    array 1 ptr <* <[] i32>> (dread ref %Reg0_R118, dread i32 %Reg1_I), 
    dread i32 %Reg2_I)
  dassign %Reg1_I 0 (constval i32 2)
  dassign %Reg2_I 0 (constval i32 1)
  iassign <* i32> 0 (
    array 1 ptr <* <[] i32>> (dread ref %Reg0_R118, dread i32 %Reg1_I), 
    dread i32 %Reg2_I)
  dassign %Reg1_I 0 (constval i32 3)
  dassign %Reg2_I 0 (constval i32 2)
  iassign <* i32> 0 (
    array 1 ptr <* <[] i32>> (dread ref %Reg0_R118, dread i32 %Reg1_I), 
    dread i32 %Reg2_I)
  dassign %Reg1_I 0 (constval i32 4)
  dassign %Reg2_I 0 (constval i32 2)
  iassign <* i32> 0 (
    array 1 ptr <* <[] i32>> (dread ref %Reg0_R118, dread i32 %Reg1_I), 
    dread i32 %Reg2_I)
  dassign %Reg1_I 0 (constval i32 5)
  dassign %Reg2_I 0 (constval i32 0)
  iassign <* i32> 0 (
    array 1 ptr <* <[] i32>> (dread ref %Reg0_R118, dread i32 %Reg1_I), 
    dread i32 %Reg2_I)
  dassign %Reg1_I 0 (constval i32 6)
  dassign %Reg2_I 0 (constval i32 2)
  iassign <* i32> 0 (
    array 1 ptr <* <[] i32>> (dread ref %Reg0_R118, dread i32 %Reg1_I), 
    dread i32 %Reg2_I)
  dassign %Reg1_I 0 (constval i32 7)
  dassign %Reg2_I 0 (constval i32 3)
  iassign <* i32> 0 (
    array 1 ptr <* <[] i32>> (dread ref %Reg0_R118, dread i32 %Reg1_I), 
    dread i32 %Reg2_I)
  dassign %Reg1_I 0 (constval i32 8)
  dassign %Reg2_I 0 (constval i32 3)
  iassign <* i32> 0 (
    array 1 ptr <* <[] i32>> (dread ref %Reg0_R118, dread i32 %Reg1_I), 
    dread i32 %Reg2_I)
  dassign %Reg1_I 0 (constval i32 9)
  dassign %Reg2_I 0 (constval i32 4)
  iassign <* i32> 0 (
    array 1 ptr <* <[] i32>> (dread ref %Reg0_R118, dread i32 %Reg1_I), 
    dread i32 %Reg2_I)
  dassign %Reg1_I 0 (constval i32 10)
  dassign %Reg2_I 0 (constval i32 4)
  iassign <* i32> 0 (
    array 1 ptr <* <[] i32>> (dread ref %Reg0_R118, dread i32 %Reg1_I), 
    dread i32 %Reg2_I)
  dassign %Reg1_I 0 (constval i32 11)
  dassign %Reg2_I 0 (constval i32 5)
  iassign <* i32> 0 (
    array 1 ptr <* <[] i32>> (dread ref %Reg0_R118, dread i32 %Reg1_I), 
    dread i32 %Reg2_I)
  dassign %Reg1_I 0 (constval i32 12)
  dassign %Reg2_I 0 (constval i32 5)
  iassign <* i32> 0 (
    array 1 ptr <* <[] i32>> (dread ref %Reg0_R118, dread i32 %Reg1_I), 
    dread i32 %Reg2_I)
  dassign %Reg1_I 0 (constval i32 13)
  dassign %Reg2_I 0 (constval i32 3)
  iassign <* i32> 0 (
    array 1 ptr <* <[] i32>> (dread ref %Reg0_R118, dread i32 %Reg1_I), 
    dread i32 %Reg2_I)
  dassign %Reg1_I 0 (constval i32 14)
  dassign %Reg2_I 0 (constval i32 6)
  iassign <* i32> 0 (
    array 1 ptr <* <[] i32>> (dread ref %Reg0_R118, dread i32 %Reg1_I), 
    dread i32 %Reg2_I)
  dassign %Reg1_I 0 (constval i32 15)
  dassign %Reg2_I 0 (constval i32 5)
  iassign <* i32> 0 (
    array 1 ptr <* <[] i32>> (dread ref %Reg0_R118, dread i32 %Reg1_I), 
    dread i32 %Reg2_I)
  dassign %Reg1_I 0 (constval i32 16)
  dassign %Reg2_I 0 (constval i32 6)
  iassign <* i32> 0 (
    array 1 ptr <* <[] i32>> (dread ref %Reg0_R118, dread i32 %Reg1_I), 
    dread i32 %Reg2_I)
  dassign %Reg1_I 0 (constval i32 17)
  dassign %Reg2_I 0 (constval i32 7)
  iassign <* i32> 0 (
    array 1 ptr <* <[] i32>> (dread ref %Reg0_R118, dread i32 %Reg1_I), 
    dread i32 %Reg2_I)
  dassign %Reg1_I 0 (constval i32 18)
  dassign %Reg2_I 0 (constval i32 7)
  iassign <* i32> 0 (
    array 1 ptr <* <[] i32>> (dread ref %Reg0_R118, dread i32 %Reg1_I), 
    dread i32 %Reg2_I)
  dassign %Reg1_I 0 (constval i32 19)
  dassign %Reg2_I 0 (constval i32 8)
  iassign <* i32> 0 (
    array 1 ptr <* <[] i32>> (dread ref %Reg0_R118, dread i32 %Reg1_I), 
    dread i32 %Reg2_I)
  dassign %Reg1_I 0 (constval i32 20)
  dassign %Reg2_I 0 (constval i32 8)
  iassign <* i32> 0 (
    array 1 ptr <* <[] i32>> (dread ref %Reg0_R118, dread i32 %Reg1_I), 
    dread i32 %Reg2_I)
  dassign %Reg1_I 0 (constval i32 21)
  dassign %Reg2_I 0 (constval i32 6)
  iassign <* i32> 0 (
    array 1 ptr <* <[] i32>> (dread ref %Reg0_R118, dread i32 %Reg1_I), 
    dread i32 %Reg2_I)
  dassign %Reg1_I 0 (constval i32 22)
  dassign %Reg2_I 0 (constval i32 9)
  iassign <* i32> 0 (
    array 1 ptr <* <[] i32>> (dread ref %Reg0_R118, dread i32 %Reg1_I), 
    dread i32 %Reg2_I)
  dassign %Reg1_I 0 (constval i32 23)
  dassign %Reg2_I 0 (constval i32 9)
  iassign <* i32> 0 (
    array 1 ptr <* <[] i32>> (dread ref %Reg0_R118, dread i32 %Reg1_I), 
    dread i32 %Reg2_I)
  dassign %Reg1_I 0 (constval i32 24)
  dassign %Reg2_I 0 (constval i32 10)
  iassign <* i32> 0 (
    array 1 ptr <* <[] i32>> (dread ref %Reg0_R118, dread i32 %Reg1_I), 
    dread i32 %Reg2_I)
  dassign %Reg1_I 0 (constval i32 25)
  dassign %Reg2_I 0 (constval i32 11)
  iassign <* i32> 0 (
    array 1 ptr <* <[] i32>> (dread ref %Reg0_R118, dread i32 %Reg1_I), 
    dread i32 %Reg2_I)
  dassign %Reg7_R118 0 (dread ref %Reg0_R118)
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg8_I 0 (dread i32 %Reg0_I)
@label12
  dassign %Reg0_I 0 (dread i32 %Reg8_I)
  dassign %Reg1_R118 0 (dread ref %Reg7_R118)
  dassign %Reg1_I 0 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %Reg1_R118))
  brtrue @label13 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg0_R116 0 (dread ref %Reg6_R116)
  dassign %Reg1_R118 0 (dread ref %Reg7_R118)
  dassign %Reg2_I 0 (dread i32 %Reg8_I)
  dassign %Reg1_I 0 (iread i32 <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %Reg1_R118, dread i32 %Reg2_I)))
  dassign %Reg0_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg0_R116, dread i32 %Reg1_I)))
  dassign %Reg0_R114 0 (retype ref <* <$LGraphWork_24V_3B>> (dread ref %Reg0_R113))
  dassign %Reg0_R115 0 (iread ref <* <$LGraphWork_24V_3B>> 3 (dread ref %Reg0_R114))
  dassign %Reg1_R116 0 (dread ref %Reg6_R116)
  dassign %Reg2_R118 0 (dread ref %Reg7_R118)
  dassign %Reg3_I 0 (dread i32 %Reg8_I)
  dassign %Reg4_I 0 (constval i32 1)
  dassign %Reg3_I 0 (add i32 (dread i32 %Reg3_I, dread i32 %Reg4_I))
  dassign %Reg2_I 0 (iread i32 <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %Reg2_R118, dread i32 %Reg3_I)))
  dassign %Reg1_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg1_R116, dread i32 %Reg2_I)))
  dassign %Reg1_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg1_R113))
  virtualcallassigned &Ljava_2Futil_2FArrayList_3B_7Cadd_7C_28Ljava_2Flang_2FObject_3B_29Z (dread ref %Reg0_R115, dread ref %Reg1_R113) { dassign %Reg0_Z 0 }
  dassign %Reg8_I 0 (add i32 (dread i32 %Reg8_I, constval i32 2))
  goto @label12
@label13
LOC 1 15
  dassign %Reg0_R116 0 (dread ref %Reg6_R116)
  dassign %Reg8_R116 0 (dread ref %Reg0_R116)
  dassign %Reg8_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg8_R116))
  dassign %Reg0_R113 0 (dread ref %Reg8_R113)
  dassign %Reg0_I 0 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %Reg0_R113))
  dassign %Reg9_I 0 (dread i32 %Reg0_I)
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg10_I 0 (dread i32 %Reg0_I)
@label14
  dassign %Reg0_I 0 (dread i32 %Reg10_I)
  dassign %Reg1_I 0 (dread i32 %Reg9_I)
  brtrue @label16 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg8_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg8_R116))
  dassign %Reg0_R113 0 (dread ref %Reg8_R113)
  dassign %Reg1_I 0 (dread i32 %Reg10_I)
  dassign %Reg0_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg0_R113, dread i32 %Reg1_I)))
  dassign %Reg11_R113 0 (dread ref %Reg0_R113)
  dassign %Reg11_R114 0 (retype ref <* <$LGraphWork_24V_3B>> (dread ref %Reg11_R113))
  dassign %Reg0_R114 0 (dread ref %Reg11_R114)
  dassign %Reg0_I 0 (iread i32 <* <$LGraphWork_24V_3B>> 6 (dread ref %Reg0_R114))
  brtrue @label15 (ne i32 i32 (dread i32 %Reg0_I, constval i32 0))
  dassign %Reg11_R114 0 (retype ref <* <$LGraphWork_24V_3B>> (dread ref %Reg11_R113))
  dassign %Reg0_R114 0 (dread ref %Reg11_R114)
  intrinsiccallwithtype <$LGraphWork_3B> JAVA_CLINIT_CHECK ()
  callassigned &LGraphWork_3B_7Ctarjan_7C_28LGraphWork_24V_3B_29V (dread ref %Reg0_R114) {}
@label15
  dassign %Reg10_I 0 (add i32 (dread i32 %Reg10_I, constval i32 1))
  goto @label14
@label16
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg8_I 0 (dread i32 %Reg0_I)
@label17
  dassign %Reg0_I 0 (dread i32 %Reg8_I)
  intrinsiccallwithtype <$LGraphWork_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R115 0 (dread ref $LGraphWork_3B_7Ccomps)
  virtualcallassigned &Ljava_2Futil_2FArrayList_3B_7Csize_7C_28_29I (dread ref %Reg1_R115) { dassign %Reg1_I 0 }
  brtrue @label20 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_) { dassign %L_STR_10 0 }
  dassign %Reg0_R119 0 (dread ptr %L_STR_10)
  dassign %Reg9_R119 0 (dread ref %Reg0_R119)
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg10_I 0 (dread i32 %Reg0_I)
@label18
  dassign %Reg0_I 0 (dread i32 %Reg10_I)
  intrinsiccallwithtype <$LGraphWork_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R115 0 (dread ref $LGraphWork_3B_7Ccomps)
  dassign %Reg2_I 0 (dread i32 %Reg8_I)
  virtualcallassigned &Ljava_2Futil_2FArrayList_3B_7Cget_7C_28I_29Ljava_2Flang_2FObject_3B (dread ref %Reg1_R115, dread i32 %Reg2_I) { dassign %Reg1_R113 0 }
  intrinsiccallwithtypeassigned <* <$Ljava_2Futil_2FArrayList_3B>> JAVA_CHECK_CAST (dread ref %Reg1_R113) { dassign %Reg1_R115 0 }
  virtualcallassigned &Ljava_2Futil_2FArrayList_3B_7Csize_7C_28_29I (dread ref %Reg1_R115) { dassign %Reg1_I 0 }
  brtrue @label19 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R120 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R120) {}
  dassign %Reg1_R119 0 (dread ref %Reg9_R119)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R120, dread ref %Reg1_R119) { dassign %Reg0_R120 0 }
  intrinsiccallwithtype <$LGraphWork_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R115 0 (dread ref $LGraphWork_3B_7Ccomps)
  dassign %Reg2_I 0 (dread i32 %Reg8_I)
  virtualcallassigned &Ljava_2Futil_2FArrayList_3B_7Cget_7C_28I_29Ljava_2Flang_2FObject_3B (dread ref %Reg1_R115, dread i32 %Reg2_I) { dassign %Reg1_R113 0 }
  intrinsiccallwithtypeassigned <* <$Ljava_2Futil_2FArrayList_3B>> JAVA_CHECK_CAST (dread ref %Reg1_R113) { dassign %Reg1_R115 0 }
  dassign %Reg2_I 0 (dread i32 %Reg10_I)
  virtualcallassigned &Ljava_2Futil_2FArrayList_3B_7Cget_7C_28I_29Ljava_2Flang_2FObject_3B (dread ref %Reg1_R115, dread i32 %Reg2_I) { dassign %Reg1_R113 0 }
  intrinsiccallwithtypeassigned <* <$LGraphWork_24V_3B>> JAVA_CHECK_CAST (dread ref %Reg1_R113) { dassign %Reg1_R114 0 }
  dassign %Reg1_I 0 (iread i32 <* <$LGraphWork_24V_3B>> 2 (dread ref %Reg1_R114))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R120, dread i32 %Reg1_I) { dassign %Reg0_R120 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_11 0 }
  dassign %Reg1_R119 0 (dread ptr %L_STR_11)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R120, dread ref %Reg1_R119) { dassign %Reg0_R120 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg0_R120) { dassign %Reg0_R119 0 }
  dassign %Reg9_R119 0 (dread ref %Reg0_R119)
  dassign %Reg10_I 0 (add i32 (dread i32 %Reg10_I, constval i32 1))
  goto @label18
@label19
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R121 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_R119 0 (dread ref %Reg9_R119)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R121, dread ref %Reg1_R119) {}
  dassign %Reg8_I 0 (add i32 (dread i32 %Reg8_I, constval i32 1))
  goto @label17
@label20
LOC 1 16
  intrinsiccallwithtype <$LGraphWork_24Ring_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R122 0 (gcmalloc ref <$LGraphWork_24Ring_3B>)
  dassign %Reg1_I 0 (constval i32 1)
  callassigned &LGraphWork_24Ring_3B_7C_3Cinit_3E_7C_28I_29V (dread ref %Reg0_R122, dread i32 %Reg1_I) {}
  dassign %Reg8_R122 0 (dread ref %Reg0_R122)
  dassign %Reg0_I 0 (constval i32 2)
  dassign %Reg9_I 0 (dread i32 %Reg0_I)
@label21
  dassign %Reg0_I 0 (dread i32 %Reg9_I)
  dassign %Reg1_I 0 (constval i32 41)
  brtrue @label22 (gt i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg0_R122 0 (dread ref %Reg8_R122)
  dassign %Reg0_R122 0 (iread ref <* <$LGraphWork_24Ring_3B>> 2 (dread ref %Reg0_R122))
  intrinsiccallwithtype <$LGraphWork_24Ring_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R122 0 (gcmalloc ref <$LGraphWork_24Ring_3B>)
  dassign %Reg2_I 0 (dread i32 %Reg9_I)
  callassigned &LGraphWork_24Ring_3B_7C_3Cinit_3E_7C_28I_29V (dread ref %Reg1_R122, dread i32 %Reg2_I) {}
  virtualcallassigned &LGraphWork_24Ring_3B_7Cinsert_7C_28LGraphWork_24Ring_3B_29V (dread ref %Reg0_R122, dread ref %Reg1_R122) {}
  dassign %Reg9_I 0 (add i32 (dread i32 %Reg9_I, constval i32 1))
  goto @label21
@label22
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R120 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R120) {}
  dassign %Reg9_R120 0 (dread ref %Reg0_R120)
@label23
  dassign %Reg0_R122 0 (dread ref %Reg8_R122)
  dassign %Reg0_R122 0 (iread ref <* <$LGraphWork_24Ring_3B>> 3 (dread ref %Reg0_R122))
  dassign %Reg1_R122 0 (dread ref %Reg8_R122)
  brtrue @label24 (eq i32 ref (dread ref %Reg0_R122, dread ref %Reg1_R122))
  dassign %Reg0_R122 0 (dread ref %Reg8_R122)
  dassign %Reg0_R122 0 (iread ref <* <$LGraphWork_24Ring_3B>> 3 (dread ref %Reg0_R122))
  dassign %Reg0_R122 0 (iread ref <* <$LGraphWork_24Ring_3B>> 3 (dread ref %Reg0_R122))
  dassign %Reg8_R122 0 (dread ref %Reg0_R122)
  dassign %Reg0_R120 0 (dread ref %Reg9_R120)
  dassign %Reg1_R122 0 (dread ref %Reg8_R122)
  dassign %Reg1_I 0 (iread i32 <* <$LGraphWork_24Ring_3B>> 4 (dread ref %Reg1_R122))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R120, dread i32 %Reg1_I) { dassign %Reg0_R120 0 }
  dassign %Reg1_I 0 (constval i32 32)
  dassign %Reg1_C 0 (cvt u16 i32 (dread i32 %Reg1_I))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28C_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R120, dread u16 %Reg1_C) { dassign %Reg0_R120 0 }
  dassign %Reg0_R122 0 (dread ref %Reg8_R122)
  virtualcallassigned &LGraphWork_24Ring_3B_7Cremove_7C_28_29LGraphWork_24Ring_3B (dread ref %Reg0_R122) { dassign %Reg0_R122 0 }
  dassign %Reg8_R122 0 (dread ref %Reg0_R122)
  goto @label23
@label24
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R121 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R120 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R120) {}
  dassign %Reg2_R120 0 (dread ref %Reg9_R120)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg2_R120) { dassign %Reg2_R119 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R120, dread ref %Reg2_R119) { dassign %Reg1_R120 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_6c006100730074002000) { dassign %L_STR_12 0 }
  dassign %Reg2_R119 0 (dread ptr %L_STR_12)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R120, dread ref %Reg2_R119) { dassign %Reg1_R120 0 }
  dassign %Reg2_R122 0 (dread ref %Reg8_R122)
  dassign %Reg2_I 0 (iread i32 <* <$LGraphWork_24Ring_3B>> 4 (dread ref %Reg2_R122))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R120, dread i32 %Reg2_I) { dassign %Reg1_R120 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R120) { dassign %Reg1_R119 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R121, dread ref %Reg1_R119) {}
LOC 1 17
  intrinsiccallwithtype <$LGraphWork_24Bst_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R123 0 (gcmalloc ref <$LGraphWork_24Bst_3B>)
  callassigned &LGraphWork_24Bst_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R123) {}
  dassign %Reg10_R123 0 (dread ref %Reg0_R123)
  dassign %Reg0_I 0 (constval i32 7)
  dassign %Reg11_I 0 (dread i32 %Reg0_I)
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg12_I 0 (dread i32 %Reg0_I)
@label25
  dassign %Reg0_I 0 (dread i32 %Reg12_I)
  dassign %Reg1_I 0 (constval i32 60)
  brtrue @label26 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg0_I 0 (dread i32 %Reg11_I)
  dassign %Reg1_I 0 (constval i32 37)
  dassign %Reg0_I 0 (mul i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_I 0 (constval i32 11)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_I 0 (constval i32 101)
  dassign %Reg0_I 0 (rem i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg11_I 0 (dread i32 %Reg0_I)
  dassign %Reg0_R123 0 (dread ref %Reg10_R123)
  dassign %Reg1_I 0 (dread i32 %Reg11_I)
  virtualcallassigned &LGraphWork_24Bst_3B_7Cadd_7C_28I_29V (dread ref %Reg0_R123, dread i32 %Reg1_I) {}
  dassign %Reg12_I 0 (add i32 (dread i32 %Reg12_I, constval i32 1))
  goto @label25
@label26
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg12_I 0 (dread i32 %Reg0_I)
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg13_I 0 (dread i32 %Reg0_I)
@label27
  dassign %Reg0_I 0 (dread i32 %Reg13_I)
  dassign %Reg1_I 0 (constval i32 101)
  brtrue @label29 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg0_R123 0 (dread ref %Reg10_R123)
  dassign %Reg1_I 0 (dread i32 %Reg13_I)
  virtualcallassigned &LGraphWork_24Bst_3B_7Cdel_7C_28I_29Z (dread ref %Reg0_R123, dread i32 %Reg1_I) { dassign %Reg0_Z 0 }
  brtrue @label28 (eq i32 i32 (
    cvt i32 u1 (dread u1 %Reg0_Z),
    constval i32 0))
  dassign %Reg12_I 0 (add i32 (dread i32 %Reg12_I, constval i32 1))
@label28
  dassign %Reg13_I 0 (add i32 (dread i32 %Reg13_I, constval i32 3))
  goto @label27
@label29
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R120 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R120) {}
  dassign %Reg13_R120 0 (dread ref %Reg0_R120)
  dassign %Reg0_R123 0 (dread ref %Reg10_R123)
  dassign %Reg1_R123 0 (dread ref %Reg10_R123)
  dassign %Reg1_R124 0 (iread ref <* <$LGraphWork_24Bst_3B>> 2 (dread ref %Reg1_R123))
  dassign %Reg2_R120 0 (dread ref %Reg13_R120)
  virtualcallassigned &LGraphWork_24Bst_3B_7Cwalk_7C_28LGraphWork_24Bst_24E_3BLjava_2Flang_2FStringBuilder_3B_29V (dread ref %Reg0_R123, dread ref %Reg1_R124, dread ref %Reg2_R120) {}
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R121 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R120 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R120) {}
  dassign %Reg2_I 0 (dread i32 %Reg12_I)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R120, dread i32 %Reg2_I) { dassign %Reg1_R120 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_11 0 }
  dassign %Reg2_R119 0 (dread ptr %L_STR_11)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R120, dread ref %Reg2_R119) { dassign %Reg1_R120 0 }
  dassign %Reg2_R123 0 (dread ref %Reg10_R123)
  dassign %Reg2_I 0 (iread i32 <* <$LGraphWork_24Bst_3B>> 3 (dread ref %Reg2_R123))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R120, dread i32 %Reg2_I) { dassign %Reg1_R120 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_11 0 }
  dassign %Reg2_R119 0 (dread ptr %L_STR_11)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R120, dread ref %Reg2_R119) { dassign %Reg1_R120 0 }
  dassign %Reg2_R120 0 (dread ref %Reg13_R120)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg2_R120) { dassign %Reg2_R119 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R120, dread ref %Reg2_R119) { dassign %Reg1_R120 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R120) { dassign %Reg1_R119 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R121, dread ref %Reg1_R119) {}
LOC 1 18
  intrinsiccallwithtype <$LGraphWork_24Lru_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R125 0 (gcmalloc ref <$LGraphWork_24Lru_3B>)
  dassign %Reg1_I 0 (constval i32 3)
  callassigned &LGraphWork_24Lru_3B_7C_3Cinit_3E_7C_28I_29V (dread ref %Reg0_R125, dread i32 %Reg1_I) {}
  dassign %Reg14_R125 0 (dread ref %Reg0_R125)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_) { dassign %L_STR_10 0 }
  dassign %Reg0_R119 0 (dread ptr %L_STR_10)
  dassign %Reg15_R119 0 (dread ref %Reg0_R119)
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg16_I 0 (dread i32 %Reg0_I)
@label30
  dassign %Reg0_I 0 (dread i32 %Reg16_I)
  dassign %Reg1_I 0 (constval i32 20)
  brtrue @label31 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R120 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R120) {}
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_6b00) { dassign %L_STR_13 0 }
  dassign %Reg1_R119 0 (dread ptr %L_STR_13)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R120, dread ref %Reg1_R119) { dassign %Reg0_R120 0 }
  dassign %Reg1_I 0 (dread i32 %Reg16_I)
  dassign %Reg2_I 0 (dread i32 %Reg16_I)
  dassign %Reg1_I 0 (mul i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  dassign %Reg2_I 0 (constval i32 5)
  dassign %Reg1_I 0 (rem i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R120, dread i32 %Reg1_I) { dassign %Reg0_R120 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg0_R120) { dassign %Reg0_R119 0 }
  dassign %Reg17_R119 0 (dread ref %Reg0_R119)
  dassign %Reg0_R125 0 (dread ref %Reg14_R125)
  dassign %Reg1_R119 0 (dread ref %Reg17_R119)
  dassign %Reg1_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg1_R119))
  virtualcallassigned &LGraphWork_24Lru_3B_7Cget_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FObject_3B (dread ref %Reg0_R125, dread ref %Reg1_R113) { dassign %Reg0_R113 0 }
  intrinsiccallwithtypeassigned <* <$Ljava_2Flang_2FInteger_3B>> JAVA_CHECK_CAST (dread ref %Reg0_R113) { dassign %Reg0_R126 0 }
  dassign %Reg18_R126 0 (dread ref %Reg0_R126)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R120 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R120) {}
  dassign %Reg1_R119 0 (dread ref %Reg15_R119)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R120, dread ref %Reg1_R119) { dassign %Reg0_R120 0 }
  dassign %Reg1_R126 0 (dread ref %Reg18_R126)
  dassign %Reg1_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg1_R126))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R120, dread ref %Reg1_R113) { dassign %Reg0_R120 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_11 0 }
  dassign %Reg1_R119 0 (dread ptr %L_STR_11)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R120, dread ref %Reg1_R119) { dassign %Reg0_R120 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg0_R120) { dassign %Reg0_R119 0 }
  dassign %Reg15_R119 0 (dread ref %Reg0_R119)
  dassign %Reg0_R125 0 (dread ref %Reg14_R125)
  dassign %Reg1_R119 0 (dread ref %Reg17_R119)
  dassign %Reg2_I 0 (dread i32 %Reg16_I)
  intrinsiccallwithtype <$Ljava_2Flang_2FInteger_3B> JAVA_CLINIT_CHECK ()
  callassigned &Ljava_2Flang_2FInteger_3B_7CvalueOf_7C_28I_29Ljava_2Flang_2FInteger_3B (dread i32 %Reg2_I) { dassign %Reg2_R126 0 }
  dassign %Reg1_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg1_R119))
  dassign %Reg2_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg2_R126))
  virtualcallassigned &LGraphWork_24Lru_3B_7Cput_7C_28Ljava_2Flang_2FObject_3BLjava_2Flang_2FObject_3B_29V (dread ref %Reg0_R125, dread ref %Reg1_R113, dread ref %Reg2_R113) {}
  dassign %Reg16_I 0 (add i32 (dread i32 %Reg16_I, constval i32 1))
  goto @label30
@label31
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R121 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_R119 0 (dread ref %Reg15_R119)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R121, dread ref %Reg1_R119) {}
LOC 1 19
  dassign %Reg0_R116 0 (dread ref %Reg6_R116)
  dassign %Reg16_R116 0 (dread ref %Reg0_R116)
  dassign %Reg16_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg16_R116))
  dassign %Reg0_R113 0 (dread ref %Reg16_R113)
  dassign %Reg0_I 0 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %Reg0_R113))
  dassign %Reg17_I 0 (dread i32 %Reg0_I)
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg18_I 0 (dread i32 %Reg0_I)
@label32
  dassign %Reg0_I 0 (dread i32 %Reg18_I)
  dassign %Reg1_I 0 (dread i32 %Reg17_I)
  brtrue @label33 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg16_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg16_R116))
  dassign %Reg0_R113 0 (dread ref %Reg16_R113)
  dassign %Reg1_I 0 (dread i32 %Reg18_I)
  dassign %Reg0_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg0_R113, dread i32 %Reg1_I)))
  dassign %Reg19_R113 0 (dread ref %Reg0_R113)
  dassign %Reg19_R114 0 (retype ref <* <$LGraphWork_24V_3B>> (dread ref %Reg19_R113))
  dassign %Reg0_R114 0 (dread ref %Reg19_R114)
  dassign %Reg19_R114 0 (retype ref <* <$LGraphWork_24V_3B>> (dread ref %Reg19_R113))
  dassign %Reg1_R114 0 (dread ref %Reg19_R114)
  dassign %Reg1_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg1_R114))
  iassign <* <$LGraphWork_24V_3B>> 7 (dread ref %Reg0_R114, dread ref %Reg1_R113)
  dassign %Reg19_R114 0 (retype ref <* <$LGraphWork_24V_3B>> (dread ref %Reg19_R113))
  dassign %Reg0_R114 0 (dread ref %Reg19_R114)
  dassign %Reg1_R116 0 (dread ref %Reg6_R116)
  dassign %Reg19_R114 0 (retype ref <* <$LGraphWork_24V_3B>> (dread ref %Reg19_R113))
  dassign %Reg2_R114 0 (dread ref %Reg19_R114)
  dassign %Reg2_I 0 (iread i32 <* <$LGraphWork_24V_3B>> 2 (dread ref %Reg2_R114))
  dassign %Reg3_I 0 (constval i32 1)
  dassign %Reg2_I 0 (add i32 (dread i32 %Reg2_I, dread i32 %Reg3_I))
  dassign %Reg3_I 0 (constval i32 12)
  dassign %Reg2_I 0 (rem i32 (dread i32 %Reg2_I, dread i32 %Reg3_I))
  dassign %Reg1_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg1_R116, dread i32 %Reg2_I)))
  dassign %Reg1_R114 0 (retype ref <* <$LGraphWork_24V_3B>> (dread ref %Reg1_R113))
  iassign <* <$LGraphWork_24V_3B>> 4 (dread ref %Reg0_R114, dread ref %Reg1_R114)
  dassign %Reg18_I 0 (add i32 (dread i32 %Reg18_I, constval i32 1))
  goto @label32
@label33
  dassign %Reg0_R116 0 (dread ref %Reg6_R116)
  dassign %Reg1_I 0 (constval i32 0)
  dassign %Reg0_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg0_R116, dread i32 %Reg1_I)))
  dassign %Reg1_R116 0 (dread ref %Reg6_R116)
  dassign %Reg0_R114 0 (retype ref <* <$LGraphWork_24V_3B>> (dread ref %Reg0_R113))
  dassign %Reg1_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg1_R116))
  iassign <* <$LGraphWork_24V_3B>> 7 (dread ref %Reg0_R114, dread ref %Reg1_R113)
  dassign %Reg0_R113 0 (constval ref 0)
  dassign %Reg6_R113 0 (dread ref %Reg0_R113)
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  callassigned &Ljava_2Flang_2FSystem_3B_7Cgc_7C_28_29V () {}
  dassign %Reg0_R113 0 (constval ref 0)
  intrinsiccallwithtype <$LGraphWork_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (retype ref <* <$Ljava_2Futil_2FArrayList_3B>> (dread ref %Reg0_R113))
  dassign $LGraphWork_3B_7Ccomps 0 (dread ref %Reg0_R115)
  intrinsiccallwithtype <$Ljava_2Futil_2FHashMap_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R127 0 (gcmalloc ref <$Ljava_2Futil_2FHashMap_3B>)
  callassigned &Ljava_2Futil_2FHashMap_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R127) {}
  dassign %Reg16_R127 0 (dread ref %Reg0_R127)
  intrinsiccallwithtype <$Ljava_2Futil_2FArrayList_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (gcmalloc ref <$Ljava_2Futil_2FArrayList_3B>)
  callassigned &Ljava_2Futil_2FArrayList_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R115) {}
  dassign %Reg17_R115 0 (dread ref %Reg0_R115)
  dassign %Reg0_R115 0 (dread ref %Reg17_R115)
  dassign %Reg1_R115 0 (dread ref %Reg17_R115)
  dassign %Reg1_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg1_R115))
  virtualcallassigned &Ljava_2Futil_2FArrayList_3B_7Cadd_7C_28Ljava_2Flang_2FObject_3B_29Z (dread ref %Reg0_R115, dread ref %Reg1_R113) { dassign %Reg0_Z 0 }
  dassign %Reg0_R115 0 (dread ref %Reg17_R115)
  dassign %Reg1_R127 0 (dread ref %Reg16_R127)
  dassign %Reg1_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg1_R127))
  virtualcallassigned &Ljava_2Futil_2FArrayList_3B_7Cadd_7C_28Ljava_2Flang_2FObject_3B_29Z (dread ref %Reg0_R115, dread ref %Reg1_R113) { dassign %Reg0_Z 0 }
  dassign %Reg0_R127 0 (dread ref %Reg16_R127)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_730065006c006600) { dassign %L_STR_14 0 }
  dassign %Reg1_R119 0 (dread ptr %L_STR_14)
  dassign %Reg2_R127 0 (dread ref %Reg16_R127)
  dassign %Reg1_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg1_R119))
  dassign %Reg2_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg2_R127))
  virtualcallassigned &Ljava_2Futil_2FHashMap_3B_7Cput_7C_28Ljava_2Flang_2FObject_3BLjava_2Flang_2FObject_3B_29Ljava_2Flang_2FObject_3B (dread ref %Reg0_R127, dread ref %Reg1_R113, dread ref %Reg2_R113) { dassign %Reg0_R113 0 }
  dassign %Reg0_R127 0 (dread ref %Reg16_R127)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_6c00690073007400) { dassign %L_STR_15 0 }
  dassign %Reg1_R119 0 (dread ptr %L_STR_15)
  dassign %Reg2_R115 0 (dread ref %Reg17_R115)
  dassign %Reg1_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg1_R119))
  dassign %Reg2_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg2_R115))
  virtualcallassigned &Ljava_2Futil_2FHashMap_3B_7Cput_7C_28Ljava_2Flang_2FObject_3BLjava_2Flang_2FObject_3B_29Ljava_2Flang_2FObject_3B (dread ref %Reg0_R127, dread ref %Reg1_R113, dread ref %Reg2_R113) { dassign %Reg0_R113 0 }
  dassign %Reg0_R113 0 (constval ref 0)
  dassign %Reg17_R113 0 (dread ref %Reg0_R113)
  dassign %Reg0_R113 0 (constval ref 0)
  dassign %Reg16_R113 0 (dread ref %Reg0_R113)
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  callassigned &Ljava_2Flang_2FSystem_3B_7Cgc_7C_28_29V () {}
  dassign %Reg0_I 0 (constval i32 1)
  dassign %Reg0_R128 0 (gcmallocjarray ref <[] <* <$Ljava_2Flang_2FObject_3B>>> (dread i32 %Reg0_I))
  dassign %Reg18_R128 0 (dread ref %Reg0_R128)
  dassign %Reg0_R128 0 (dread ref %Reg18_R128)
  dassign %Reg1_I 0 (constval i32 0)
  dassign %Reg2_I 0 (constval i32 1)
  dassign %Reg2_R128 0 (gcmallocjarray ref <[] <* <$Ljava_2Flang_2FObject_3B>>> (dread i32 %Reg2_I))
  dassign %Reg3_I 0 (constval i32 0)
  dassign %Reg4_R128 0 (dread ref %Reg18_R128)
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg2_R128, dread i32 %Reg3_I), 
    dread ref %Reg4_R128)
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R128, dread i32 %Reg1_I), 
    dread ref %Reg2_R128)
  dassign %Reg0_R113 0 (constval ref 0)
  dassign %Reg18_R113 0 (dread ref %Reg0_R113)
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R121 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_65006e006400) { dassign %L_STR_16 0 }
  dassign %Reg1_R119 0 (dread ptr %L_STR_16)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R121, dread ref %Reg1_R119) {}
LOC 1 20
  intrinsiccallwithtype <$LGraphWork_24V_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R114 0 (gcmalloc ref <$LGraphWork_24V_3B>)
  dassign %Reg1_I 0 (constval i32 99)
  callassigned &LGraphWork_24V_3B_7C_3Cinit_3E_7C_28I_29V (dread ref %Reg0_R114, dread i32 %Reg1_I) {}
  dassign %Reg19_R114 0 (dread ref %Reg0_R114)
  dassign %Reg0_R114 0 (dread ref %Reg19_R114)
  dassign %Reg1_R114 0 (dread ref %Reg19_R114)
  dassign %Reg1_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg1_R114))
  iassign <* <$LGraphWork_24V_3B>> 7 (dread ref %Reg0_R114, dread ref %Reg1_R113)
  dassign %Reg0_R113 0 (constval ref 0)
  dassign %Reg19_R113 0 (dread ref %Reg0_R113)
  intrinsiccallwithtype <$LGraphWork_241_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R129 0 (gcmalloc ref <$LGraphWork_241_3B>)
  callassigned &LGraphWork_241_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R129) {}
  dassign %Reg20_R129 0 (dread ref %Reg0_R129)
  dassign %Reg0_R113 0 (constval ref 0)
  dassign %Reg20_R113 0 (dread ref %Reg0_R113)
  intrinsiccallwithtype <$LGraphWork_242_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R130 0 (gcmalloc ref <$LGraphWork_242_3B>)
  callassigned &LGraphWork_242_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R130) {}
  dassign %Reg21_R130 0 (dread ref %Reg0_R130)
  dassign %Reg21_R131 0 (retype ref <* <$Ljava_2Flang_2FThread_3B>> (dread ref %Reg21_R130))
  dassign %Reg0_R131 0 (dread ref %Reg21_R131)
  virtualcallassigned &Ljava_2Flang_2FThread_3B_7Cstart_7C_28_29V (dread ref %Reg0_R131) {}
  try { @label34 }
  dassign %Reg21_R131 0 (retype ref <* <$Ljava_2Flang_2FThread_3B>> (dread ref %Reg21_R130))
  dassign %Reg0_R131 0 (dread ref %Reg21_R131)
  virtualcallassigned &Ljava_2Flang_2FThread_3B_7Cjoin_7C_28_29V (dread ref %Reg0_R131) {}
  endtry
  goto @label35
@label34
  catch { <* <$Ljava_2Flang_2FInterruptedException_3B>> }
  dassign %Reg0_R132 0 (regread ptr %%thrownval)
  dassign %Reg22_R132 0 (dread ref %Reg0_R132)
@label35
  dassign %Reg0_R113 0 (constval ref 0)
  dassign %Reg21_R113 0 (dread ref %Reg0_R113)
LOC 1 21
  return ()
}
func &LGraphWork_3B_7C_3Cclinit_3E_7C_28_29V static constructor () void {
  funcid 5
  var %Reg0_R115 <* <$Ljava_2Futil_2FArrayList_3B>>

LOC 1 5
  intrinsiccallwithtype <$Ljava_2Futil_2FArrayList_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (gcmalloc ref <$Ljava_2Futil_2FArrayList_3B>)
  callassigned &Ljava_2Futil_2FArrayList_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R115) {}
  dassign $LGraphWork_3B_7Cstack 0 (dread ref %Reg0_R115)
  intrinsiccallwithtype <$Ljava_2Futil_2FArrayList_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (gcmalloc ref <$Ljava_2Futil_2FArrayList_3B>)
  callassigned &Ljava_2Futil_2FArrayList_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R115) {}
  dassign $LGraphWork_3B_7Ccomps 0 (dread ref %Reg0_R115)
  return ()
}
func &LGraphWork_241_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LGraphWork_241_3B>>) void {
  funcid 6
  var %Reg4_R129 <* <$LGraphWork_241_3B>>
  var %Reg0_R129 <* <$LGraphWork_241_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_R129 <* <$LGraphWork_241_3B>>
  var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_R114 <* <$LGraphWork_24V_3B>>
  var %Reg2_I i32

  dassign %Reg4_R129 0 (dread ref %_this)
LOC 1 20
  dassign %Reg0_R129 0 (dread ref %Reg4_R129)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R129))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
  dassign %Reg0_R129 0 (dread ref %Reg4_R129)
  dassign %Reg1_R129 0 (dread ref %Reg4_R129)
  dassign %Reg1_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg1_R129))
  iassign <* <$LGraphWork_241_3B>> 2 (dread ref %Reg0_R129, dread ref %Reg1_R113)
  dassign %Reg0_R129 0 (dread ref %Reg4_R129)
  intrinsiccallwithtype <$LGraphWork_24V_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R114 0 (gcmalloc ref <$LGraphWork_24V_3B>)
  dassign %Reg2_I 0 (constval i32 5)
  callassigned &LGraphWork_24V_3B_7C_3Cinit_3E_7C_28I_29V (dread ref %Reg1_R114, dread i32 %Reg2_I) {}
  iassign <* <$LGraphWork_241_3B>> 3 (dread ref %Reg0_R129, dread ref %Reg1_R114)
  return ()
}
func &LGraphWork_242_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LGraphWork_242_3B>>) void {
  funcid 7
  var %Reg2_R130 <* <$LGraphWork_242_3B>>
  var %Reg0_R130 <* <$LGraphWork_242_3B>>
  var %Reg0_R131 <* <$Ljava_2Flang_2FThread_3B>>
  var %Reg1_R130 <* <$LGraphWork_242_3B>>
  var %Reg1_R131 <* <$Ljava_2Flang_2FThread_3B>>

  dassign %Reg2_R130 0 (dread ref %_this)
  dassign %Reg0_R130 0 (dread ref %Reg2_R130)
  dassign %Reg0_R131 0 (retype ref <* <$Ljava_2Flang_2FThread_3B>> (dread ref %Reg0_R130))
  callassigned &Ljava_2Flang_2FThread_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R131) {}
  dassign %Reg0_R130 0 (dread ref %Reg2_R130)
  dassign %Reg1_R130 0 (dread ref %Reg2_R130)
  dassign %Reg1_R131 0 (retype ref <* <$Ljava_2Flang_2FThread_3B>> (dread ref %Reg1_R130))
  iassign <* <$LGraphWork_242_3B>> 5 (dread ref %Reg0_R130, dread ref %Reg1_R131)
  return ()
}
func &LGraphWork_242_3B_7Crun_7C_28_29V public virtual (var %_this <* <$LGraphWork_242_3B>>) void {
  funcid 8
  var %Reg7_R130 <* <$LGraphWork_242_3B>>
  var %Reg0_I i32
  var %Reg0_R116 <* <[] <* <$LGraphWork_24V_3B>>>>
  var %Reg1_I i32
  var %Reg2_R114 <* <$LGraphWork_24V_3B>>
  var %Reg3_I i32
  var %Reg6_R116 <* <[] <* <$LGraphWork_24V_3B>>>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_R116 <* <[] <* <$LGraphWork_24V_3B>>>>
  var %Reg2_I i32
  var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_R114 <* <$LGraphWork_24V_3B>>
  var %Reg1_R114 <* <$LGraphWork_24V_3B>>
  var %Reg0_R130 <* <$LGraphWork_242_3B>>
  var %Reg1_R131 <* <$Ljava_2Flang_2FThread_3B>>

ALIAS %loop %Reg6_R116 <* <[] <* <$LGraphWork_24V_3B>>>>
  dassign %Reg7_R130 0 (dread ref %_this)
  dassign %Reg0_I 0 (constval i32 2)
  dassign %Reg0_R116 0 (gcmallocjarray ref <[] <* <$LGraphWork_24V_3B>>> (dread i32 %Reg0_I))
  dassign %Reg1_I 0 (constval i32 0)
  intrinsiccallwithtype <$LGraphWork_24V_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg2_R114 0 (gcmalloc ref <$LGraphWork_24V_3B>)
  dassign %Reg3_I 0 (constval i32 0)
  callassigned &LGraphWork_24V_3B_7C_3Cinit_3E_7C_28I_29V (dread ref %Reg2_R114, dread i32 %Reg3_I) {}
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R116, dread i32 %Reg1_I), 
    dread ref %Reg2_R114)
  dassign %Reg1_I 0 (constval i32 1)
  intrinsiccallwithtype <$LGraphWork_24V_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg2_R114 0 (gcmalloc ref <$LGraphWork_24V_3B>)
  dassign %Reg3_I 0 (constval i32 1)
  callassigned &LGraphWork_24V_3B_7C_3Cinit_3E_7C_28I_29V (dread ref %Reg2_R114, dread i32 %Reg3_I) {}
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R116, dread i32 %Reg1_I), 
    dread ref %Reg2_R114)
  dassign %Reg6_R116 0 (dread ref %Reg0_R116)
  dassign %Reg0_R116 0 (dread ref %Reg6_R116)
  dassign %Reg1_I 0 (constval i32 0)
  dassign %Reg0_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg0_R116, dread i32 %Reg1_I)))
  dassign %Reg1_R116 0 (dread ref %Reg6_R116)
  dassign %Reg2_I 0 (constval i32 1)
  dassign %Reg1_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg1_R116, dread i32 %Reg2_I)))
  dassign %Reg0_R114 0 (retype ref <* <$LGraphWork_24V_3B>> (dread ref %Reg0_R113))
  dassign %Reg1_R114 0 (retype ref <* <$LGraphWork_24V_3B>> (dread ref %Reg1_R113))
  iassign <* <$LGraphWork_24V_3B>> 4 (dread ref %Reg0_R114, dread ref %Reg1_R114)
  dassign %Reg0_R116 0 (dread ref %Reg6_R116)
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg0_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg0_R116, dread i32 %Reg1_I)))
  dassign %Reg1_R116 0 (dread ref %Reg6_R116)
  dassign %Reg2_I 0 (constval i32 0)
  dassign %Reg1_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg1_R116, dread i32 %Reg2_I)))
  dassign %Reg0_R114 0 (retype ref <* <$LGraphWork_24V_3B>> (dread ref %Reg0_R113))
  dassign %Reg1_R114 0 (retype ref <* <$LGraphWork_24V_3B>> (dread ref %Reg1_R113))
  iassign <* <$LGraphWork_24V_3B>> 4 (dread ref %Reg0_R114, dread ref %Reg1_R114)
  dassign %Reg0_R116 0 (dread ref %Reg6_R116)
  dassign %Reg1_I 0 (constval i32 0)
  dassign %Reg0_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg0_R116, dread i32 %Reg1_I)))
  dassign %Reg1_R116 0 (dread ref %Reg6_R116)
  dassign %Reg0_R114 0 (retype ref <* <$LGraphWork_24V_3B>> (dread ref %Reg0_R113))
  dassign %Reg1_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg1_R116))
  iassign <* <$LGraphWork_24V_3B>> 7 (dread ref %Reg0_R114, dread ref %Reg1_R113)
  dassign %Reg0_R130 0 (dread ref %Reg7_R130)
  intrinsiccallwithtype <$Ljava_2Flang_2FThread_3B> JAVA_CLINIT_CHECK ()
  callassigned &Ljava_2Flang_2FThread_3B_7CcurrentThread_7C_28_29Ljava_2Flang_2FThread_3B () { dassign %Reg1_R131 0 }
  iassign <* <$LGraphWork_242_3B>> 5 (dread ref %Reg0_R130, dread ref %Reg1_R131)
  return ()
}
func &LGraphWork_24Bst_24E_3B_7C_3Cinit_3E_7C_28ILGraphWork_24Bst_24E_3B_29V constructor (var %_this <* <$LGraphWork_24Bst_24E_3B>>, var %Reg3_I i32, var %Reg4_R124 <* <$LGraphWork_24Bst_24E_3B>>) void {
  funcid 9
  var %Reg2_R124 <* <$LGraphWork_24Bst_24E_3B>>
  var %Reg0_R124 <* <$LGraphWork_24Bst_24E_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_I i32
  var %Reg1_R124 <* <$LGraphWork_24Bst_24E_3B>>

ALIAS %k %Reg3_I i32
ALIAS %p %Reg4_R124 <* <$LGraphWork_24Bst_24E_3B>>
  dassign %Reg2_R124 0 (dread ref %_this)
LOC 1 8
  dassign %Reg0_R124 0 (dread ref %Reg2_R124)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R124))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
  dassign %Reg0_R124 0 (dread ref %Reg2_R124)
  dassign %Reg1_I 0 (dread i32 %Reg3_I)
  iassign <* <$LGraphWork_24Bst_24E_3B>> 2 (dread ref %Reg0_R124, dread i32 %Reg1_I)
  dassign %Reg0_R124 0 (dread ref %Reg2_R124)
  dassign %Reg1_R124 0 (dread ref %Reg4_R124)
  iassign <* <$LGraphWork_24Bst_24E_3B>> 5 (dread ref %Reg0_R124, dread ref %Reg1_R124)
  return ()
}
func &LGraphWork_24Bst_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LGraphWork_24Bst_3B>>) void {
  funcid 10
  var %Reg1_R123 <* <$LGraphWork_24Bst_3B>>
  var %Reg0_R123 <* <$LGraphWork_24Bst_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>

  dassign %Reg1_R123 0 (dread ref %_this)
  dassign %Reg0_R123 0 (dread ref %Reg1_R123)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R123))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
  return ()
}
func &LGraphWork_24Bst_3B_7Cadd_7C_28I_29V virtual (var %_this <* <$LGraphWork_24Bst_3B>>, var %Reg9_I i32) void {
  funcid 11
  var %Reg8_R123 <* <$LGraphWork_24Bst_3B>>
  var %Reg0_R123 <* <$LGraphWork_24Bst_3B>>
  var %Reg0_R124 <* <$LGraphWork_24Bst_24E_3B>>
  var %Reg5_R124 <* <$LGraphWork_24Bst_24E_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg6_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg6_R124 <* <$LGraphWork_24Bst_24E_3B>>
  var %Reg0_I i32
  var %Reg1_R124 <* <$LGraphWork_24Bst_24E_3B>>
  var %Reg1_I i32
  var %Reg4_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg5_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg2_R124 <* <$LGraphWork_24Bst_24E_3B>>
  var %Reg7_R124 <* <$LGraphWork_24Bst_24E_3B>>
  var %Reg2_I i32

ALIAS %k %Reg9_I i32
ALIAS %q %Reg5_R124 <* <$LGraphWork_24Bst_24E_3B>>
ALIAS %p %Reg6_R124 <* <$LGraphWork_24Bst_24E_3B>>
ALIAS %e %Reg7_R124 <* <$LGraphWork_24Bst_24E_3B>>
  dassign %Reg8_R123 0 (dread ref %_this)
  dassign %Reg0_R123 0 (dread ref %Reg8_R123)
  dassign %Reg0_R124 0 (iread ref <* <$LGraphWork_24Bst_3B>> 2 (dread ref %Reg0_R123))
  dassign %Reg5_R124 0 (dread ref %Reg0_R124)
  dassign %Reg0_R113 0 (constval ref 0)
  dassign %Reg6_R113 0 (dread ref %Reg0_R113)
  dassign %Reg6_R124 0 (retype ref <* <$LGraphWork_24Bst_24E_3B>> (dread ref %Reg6_R113))
@label36
  dassign %Reg0_R124 0 (dread ref %Reg5_R124)
  brtrue @label40 (eq i32 ref (dread ref %Reg0_R124, constval ref 0))
  dassign %Reg0_R124 0 (dread ref %Reg5_R124)
  dassign %Reg6_R124 0 (dread ref %Reg0_R124)
  dassign %Reg0_I 0 (dread i32 %Reg9_I)
  dassign %Reg1_R124 0 (dread ref %Reg5_R124)
  dassign %Reg1_I 0 (iread i32 <* <$LGraphWork_24Bst_24E_3B>> 2 (dread ref %Reg1_R124))
  brtrue @label37 (ne i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  return ()
@label37
  dassign %Reg0_I 0 (dread i32 %Reg9_I)
  dassign %Reg1_R124 0 (dread ref %Reg5_R124)
  dassign %Reg1_I 0 (iread i32 <* <$LGraphWork_24Bst_24E_3B>> 2 (dread ref %Reg1_R124))
  brtrue @label38 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg0_R124 0 (dread ref %Reg5_R124)
  dassign %Reg0_R124 0 (iread ref <* <$LGraphWork_24Bst_24E_3B>> 3 (dread ref %Reg0_R124))
  dassign %Reg4_R113 0 (dread ref %Reg0_R124)
  goto @label39
@label38
  dassign %Reg0_R124 0 (dread ref %Reg5_R124)
  dassign %Reg0_R124 0 (iread ref <* <$LGraphWork_24Bst_24E_3B>> 4 (dread ref %Reg0_R124))
  dassign %Reg4_R113 0 (dread ref %Reg0_R124)
@label39
  dassign %Reg0_R113 0 (dread ref %Reg4_R113)
  dassign %Reg5_R113 0 (dread ref %Reg0_R113)
  dassign %Reg5_R124 0 (retype ref <* <$LGraphWork_24Bst_24E_3B>> (dread ref %Reg5_R113))
  goto @label36
@label40
  intrinsiccallwithtype <$LGraphWork_24Bst_24E_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R124 0 (gcmalloc ref <$LGraphWork_24Bst_24E_3B>)
  dassign %Reg1_I 0 (dread i32 %Reg9_I)
  dassign %Reg2_R124 0 (dread ref %Reg6_R124)
  callassigned &LGraphWork_24Bst_24E_3B_7C_3Cinit_3E_7C_28ILGraphWork_24Bst_24E_3B_29V (dread ref %Reg0_R124, dread i32 %Reg1_I, dread ref %Reg2_R124) {}
  dassign %Reg7_R124 0 (dread ref %Reg0_R124)
  dassign %Reg0_R124 0 (dread ref %Reg6_R124)
  brtrue @label41 (ne i32 ref (dread ref %Reg0_R124, constval ref 0))
  dassign %Reg0_R123 0 (dread ref %Reg8_R123)
  dassign %Reg1_R124 0 (dread ref %Reg7_R124)
  iassign <* <$LGraphWork_24Bst_3B>> 2 (dread ref %Reg0_R123, dread ref %Reg1_R124)
  goto @label43
@label41
  dassign %Reg0_I 0 (dread i32 %Reg9_I)
  dassign %Reg1_R124 0 (dread ref %Reg6_R124)
  dassign %Reg1_I 0 (iread i32 <* <$LGraphWork_24Bst_24E_3B>> 2 (dread ref %Reg1_R124))
  brtrue @label42 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg0_R124 0 (dread ref %Reg6_R124)
  dassign %Reg1_R124 0 (dread ref %Reg7_R124)
  iassign <* <$LGraphWork_24Bst_24E_3B>> 3 (dread ref %Reg0_R124, dread ref %Reg1_R124)
  goto @label43
@label42
  dassign %Reg0_R124 0 (dread ref %Reg6_R124)
  dassign %Reg1_R124 0 (dread ref %Reg7_R124)
  iassign <* <$LGraphWork_24Bst_24E_3B>> 4 (dread ref %Reg0_R124, dread ref %Reg1_R124)
@label43
  dassign %Reg0_R123 0 (dread ref %Reg8_R123)
  dassign %Reg1_I 0 (iread i32 <* <$LGraphWork_24Bst_3B>> 3 (dread ref %Reg0_R123))
  dassign %Reg2_I 0 (constval i32 1)
  dassign %Reg1_I 0 (add i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  iassign <* <$LGraphWork_24Bst_3B>> 3 (dread ref %Reg0_R123, dread i32 %Reg1_I)
  return ()
}
func &LGraphWork_24Bst_3B_7Cdel_7C_28I_29Z virtual (var %_this <* <$LGraphWork_24Bst_3B>>, var %Reg7_I i32) u1 {
  funcid 12
  var %Reg6_R123 <* <$LGraphWork_24Bst_3B>>
  var %Reg0_R123 <* <$LGraphWork_24Bst_3B>>
  var %Reg0_R124 <* <$LGraphWork_24Bst_24E_3B>>
  var %Reg4_R124 <* <$LGraphWork_24Bst_24E_3B>>
  var %Reg0_I i32
  var %Reg1_I i32
  var %Reg1_R124 <* <$LGraphWork_24Bst_24E_3B>>
  var %Reg3_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg4_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg5_R124 <* <$LGraphWork_24Bst_24E_3B>>
  var %Reg5_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg2_I i32

ALIAS %s %Reg5_R124 <* <$LGraphWork_24Bst_24E_3B>>
ALIAS %k %Reg7_I i32
ALIAS %e %Reg4_R124 <* <$LGraphWork_24Bst_24E_3B>>
ALIAS %c %Reg5_R124 <* <$LGraphWork_24Bst_24E_3B>>
  dassign %Reg6_R123 0 (dread ref %_this)
LOC 1 9
  dassign %Reg0_R123 0 (dread ref %Reg6_R123)
  dassign %Reg0_R124 0 (iread ref <* <$LGraphWork_24Bst_3B>> 2 (dread ref %Reg0_R123))
  dassign %Reg4_R124 0 (dread ref %Reg0_R124)
@label44
  dassign %Reg0_R124 0 (dread ref %Reg4_R124)
  brtrue @label47 (eq i32 ref (dread ref %Reg0_R124, constval ref 0))
  dassign %Reg0_R124 0 (dread ref %Reg4_R124)
  dassign %Reg0_I 0 (iread i32 <* <$LGraphWork_24Bst_24E_3B>> 2 (dread ref %Reg0_R124))
  dassign %Reg1_I 0 (dread i32 %Reg7_I)
  brtrue @label47 (eq i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg0_I 0 (dread i32 %Reg7_I)
  dassign %Reg1_R124 0 (dread ref %Reg4_R124)
  dassign %Reg1_I 0 (iread i32 <* <$LGraphWork_24Bst_24E_3B>> 2 (dread ref %Reg1_R124))
  brtrue @label45 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg0_R124 0 (dread ref %Reg4_R124)
  dassign %Reg0_R124 0 (iread ref <* <$LGraphWork_24Bst_24E_3B>> 3 (dread ref %Reg0_R124))
  dassign %Reg3_R113 0 (dread ref %Reg0_R124)
  goto @label46
@label45
  dassign %Reg0_R124 0 (dread ref %Reg4_R124)
  dassign %Reg0_R124 0 (iread ref <* <$LGraphWork_24Bst_24E_3B>> 4 (dread ref %Reg0_R124))
  dassign %Reg3_R113 0 (dread ref %Reg0_R124)
@label46
  dassign %Reg0_R113 0 (dread ref %Reg3_R113)
  dassign %Reg4_R113 0 (dread ref %Reg0_R113)
  dassign %Reg4_R124 0 (retype ref <* <$LGraphWork_24Bst_24E_3B>> (dread ref %Reg4_R113))
  goto @label44
@label47
  dassign %Reg0_R124 0 (dread ref %Reg4_R124)
  brtrue @label48 (ne i32 ref (dread ref %Reg0_R124, constval ref 0))
  dassign %Reg0_I 0 (constval i32 0)
  return (dread i32 %Reg0_I)
@label48
  dassign %Reg0_R124 0 (dread ref %Reg4_R124)
  dassign %Reg0_R124 0 (iread ref <* <$LGraphWork_24Bst_24E_3B>> 3 (dread ref %Reg0_R124))
  brtrue @label51 (eq i32 ref (dread ref %Reg0_R124, constval ref 0))
  dassign %Reg0_R124 0 (dread ref %Reg4_R124)
  dassign %Reg0_R124 0 (iread ref <* <$LGraphWork_24Bst_24E_3B>> 4 (dread ref %Reg0_R124))
  brtrue @label51 (eq i32 ref (dread ref %Reg0_R124, constval ref 0))
  dassign %Reg0_R124 0 (dread ref %Reg4_R124)
  dassign %Reg0_R124 0 (iread ref <* <$LGraphWork_24Bst_24E_3B>> 4 (dread ref %Reg0_R124))
  dassign %Reg5_R124 0 (dread ref %Reg0_R124)
@label49
  dassign %Reg0_R124 0 (dread ref %Reg5_R124)
  dassign %Reg0_R124 0 (iread ref <* <$LGraphWork_24Bst_24E_3B>> 3 (dread ref %Reg0_R124))
  brtrue @label50 (eq i32 ref (dread ref %Reg0_R124, constval ref 0))
  dassign %Reg0_R124 0 (dread ref %Reg5_R124)
  dassign %Reg0_R124 0 (iread ref <* <$LGraphWork_24Bst_24E_3B>> 3 (dread ref %Reg0_R124))
  dassign %Reg5_R124 0 (dread ref %Reg0_R124)
  goto @label49
@label50
  dassign %Reg0_R124 0 (dread ref %Reg4_R124)
  dassign %Reg1_R124 0 (dread ref %Reg5_R124)
  dassign %Reg1_I 0 (iread i32 <* <$LGraphWork_24Bst_24E_3B>> 2 (dread ref %Reg1_R124))
  iassign <* <$LGraphWork_24Bst_24E_3B>> 2 (dread ref %Reg0_R124, dread i32 %Reg1_I)
  dassign %Reg0_R124 0 (dread ref %Reg5_R124)
  dassign %Reg4_R124 0 (dread ref %Reg0_R124)
@label51
  dassign %Reg0_R124 0 (dread ref %Reg4_R124)
  dassign %Reg0_R124 0 (iread ref <* <$LGraphWork_24Bst_24E_3B>> 3 (dread ref %Reg0_R124))
  brtrue @label52 (eq i32 ref (dread ref %Reg0_R124, constval ref 0))
  dassign %Reg0_R124 0 (dread ref %Reg4_R124)
  dassign %Reg0_R124 0 (iread ref <* <$LGraphWork_24Bst_24E_3B>> 3 (dread ref %Reg0_R124))
  dassign %Reg3_R113 0 (dread ref %Reg0_R124)
  goto @label53
@label52
  dassign %Reg0_R124 0 (dread ref %Reg4_R124)
  dassign %Reg0_R124 0 (iread ref <* <$LGraphWork_24Bst_24E_3B>> 4 (dread ref %Reg0_R124))
  dassign %Reg3_R113 0 (dread ref %Reg0_R124)
@label53
  dassign %Reg0_R113 0 (dread ref %Reg3_R113)
  dassign %Reg5_R113 0 (dread ref %Reg0_R113)
  dassign %Reg5_R124 0 (retype ref <* <$LGraphWork_24Bst_24E_3B>> (dread ref %Reg5_R113))
  dassign %Reg0_R124 0 (dread ref %Reg5_R124)
  brtrue @label54 (eq i32 ref (dread ref %Reg0_R124, constval ref 0))
  dassign %Reg5_R124 0 (retype ref <* <$LGraphWork_24Bst_24E_3B>> (dread ref %Reg5_R113))
  dassign %Reg0_R124 0 (dread ref %Reg5_R124)
  dassign %Reg1_R124 0 (dread ref %Reg4_R124)
  dassign %Reg1_R124 0 (iread ref <* <$LGraphWork_24Bst_24E_3B>> 5 (dread ref %Reg1_R124))
  iassign <* <$LGraphWork_24Bst_24E_3B>> 5 (dread ref %Reg0_R124, dread ref %Reg1_R124)
@label54
  dassign %Reg0_R124 0 (dread ref %Reg4_R124)
  dassign %Reg0_R124 0 (iread ref <* <$LGraphWork_24Bst_24E_3B>> 5 (dread ref %Reg0_R124))
  brtrue @label55 (ne i32 ref (dread ref %Reg0_R124, constval ref 0))
  dassign %Reg0_R123 0 (dread ref %Reg6_R123)
  dassign %Reg5_R124 0 (retype ref <* <$LGraphWork_24Bst_24E_3B>> (dread ref %Reg5_R113))
  dassign %Reg1_R124 0 (dread ref %Reg5_R124)
  iassign <* <$LGraphWork_24Bst_3B>> 2 (dread ref %Reg0_R123, dread ref %Reg1_R124)
  goto @label57
@label55
  dassign %Reg0_R124 0 (dread ref %Reg4_R124)
  dassign %Reg0_R124 0 (iread ref <* <$LGraphWork_24Bst_24E_3B>> 5 (dread ref %Reg0_R124))
  dassign %Reg0_R124 0 (iread ref <* <$LGraphWork_24Bst_24E_3B>> 3 (dread ref %Reg0_R124))
  dassign %Reg1_R124 0 (dread ref %Reg4_R124)
  brtrue @label56 (ne i32 ref (dread ref %Reg0_R124, dread ref %Reg1_R124))
  dassign %Reg0_R124 0 (dread ref %Reg4_R124)
  dassign %Reg0_R124 0 (iread ref <* <$LGraphWork_24Bst_24E_3B>> 5 (dread ref %Reg0_R124))
  dassign %Reg5_R124 0 (retype ref <* <$LGraphWork_24Bst_24E_3B>> (dread ref %Reg5_R113))
  dassign %Reg1_R124 0 (dread ref %Reg5_R124)
  iassign <* <$LGraphWork_24Bst_24E_3B>> 3 (dread ref %Reg0_R124, dread ref %Reg1_R124)
  goto @label57
@label56
  dassign %Reg0_R124 0 (dread ref %Reg4_R124)
  dassign %Reg0_R124 0 (iread ref <* <$LGraphWork_24Bst_24E_3B>> 5 (dread ref %Reg0_R124))
  dassign %Reg5_R124 0 (retype ref <* <$LGraphWork_24Bst_24E_3B>> (dread ref %Reg5_R113))
  dassign %Reg1_R124 0 (dread ref %Reg5_R124)
  iassign <* <$LGraphWork_24Bst_24E_3B>> 4 (dread ref %Reg0_R124, dread ref %Reg1_R124)
@label57
  dassign %Reg0_R123 0 (dread ref %Reg6_R123)
  dassign %Reg1_I 0 (iread i32 <* <$LGraphWork_24Bst_3B>> 3 (dread ref %Reg0_R123))
  dassign %Reg2_I 0 (constval i32 1)
  dassign %Reg1_I 0 (sub i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  iassign <* <$LGraphWork_24Bst_3B>> 3 (dread ref %Reg0_R123, dread i32 %Reg1_I)
  dassign %Reg0_I 0 (constval i32 1)
  return (dread i32 %Reg0_I)
}
func &LGraphWork_24Bst_3B_7Cwalk_7C_28LGraphWork_24Bst_24E_3BLjava_2Flang_2FStringBuilder_3B_29V virtual (var %_this <* <$LGraphWork_24Bst_3B>>, var %Reg4_R124 <* <$LGraphWork_24Bst_24E_3B>>, var %Reg5_R120 <* <$Ljava_2Flang_2FStringBuilder_3B>>) void {
  funcid 13
  var %Reg3_R123 <* <$LGraphWork_24Bst_3B>>
  var %Reg0_R124 <* <$LGraphWork_24Bst_24E_3B>>
  var %Reg0_R123 <* <$LGraphWork_24Bst_3B>>
  var %Reg1_R124 <* <$LGraphWork_24Bst_24E_3B>>
  var %Reg2_R120 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg0_R120 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg1_I i32
  var %Reg1_C u16

ALIAS %e %Reg4_R124 <* <$LGraphWork_24Bst_24E_3B>>
ALIAS %b %Reg5_R120 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  dassign %Reg3_R123 0 (dread ref %_this)
LOC 1 10
  dassign %Reg0_R124 0 (dread ref %Reg4_R124)
  brtrue @label58 (ne i32 ref (dread ref %Reg0_R124, constval ref 0))
  return ()
@label58
  dassign %Reg0_R123 0 (dread ref %Reg3_R123)
  dassign %Reg1_R124 0 (dread ref %Reg4_R124)
  dassign %Reg1_R124 0 (iread ref <* <$LGraphWork_24Bst_24E_3B>> 3 (dread ref %Reg1_R124))
  dassign %Reg2_R120 0 (dread ref %Reg5_R120)
  virtualcallassigned &LGraphWork_24Bst_3B_7Cwalk_7C_28LGraphWork_24Bst_24E_3BLjava_2Flang_2FStringBuilder_3B_29V (dread ref %Reg0_R123, dread ref %Reg1_R124, dread ref %Reg2_R120) {}
  dassign %Reg0_R120 0 (dread ref %Reg5_R120)
  dassign %Reg1_R124 0 (dread ref %Reg4_R124)
  dassign %Reg1_I 0 (iread i32 <* <$LGraphWork_24Bst_24E_3B>> 2 (dread ref %Reg1_R124))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R120, dread i32 %Reg1_I) { dassign %Reg0_R120 0 }
  dassign %Reg1_I 0 (constval i32 32)
  dassign %Reg1_C 0 (cvt u16 i32 (dread i32 %Reg1_I))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28C_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R120, dread u16 %Reg1_C) { dassign %Reg0_R120 0 }
  dassign %Reg0_R123 0 (dread ref %Reg3_R123)
  dassign %Reg1_R124 0 (dread ref %Reg4_R124)
  dassign %Reg1_R124 0 (iread ref <* <$LGraphWork_24Bst_24E_3B>> 4 (dread ref %Reg1_R124))
  dassign %Reg2_R120 0 (dread ref %Reg5_R120)
  virtualcallassigned &LGraphWork_24Bst_3B_7Cwalk_7C_28LGraphWork_24Bst_24E_3BLjava_2Flang_2FStringBuilder_3B_29V (dread ref %Reg0_R123, dread ref %Reg1_R124, dread ref %Reg2_R120) {}
  return ()
}
func &LGraphWork_24Lru_24Ent_3B_7C_3Cinit_3E_7C_28LGraphWork_24Lru_3B_29V constructor (var %_this <* <$LGraphWork_24Lru_24Ent_3B>>, var %Reg3_R125 <* <$LGraphWork_24Lru_3B>>) void {
  funcid 14
  var %Reg2_R133 <* <$LGraphWork_24Lru_24Ent_3B>>
  var %Reg0_R133 <* <$LGraphWork_24Lru_24Ent_3B>>
  var %Reg1_R125 <* <$LGraphWork_24Lru_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>

ALIAS %this$0 %Reg3_R125 <* <$LGraphWork_24Lru_3B>>
  dassign %Reg2_R133 0 (dread ref %_this)
LOC 1 11
  dassign %Reg0_R133 0 (dread ref %Reg2_R133)
  dassign %Reg1_R125 0 (dread ref %Reg3_R125)
  iassign <* <$LGraphWork_24Lru_24Ent_3B>> 6 (dread ref %Reg0_R133, dread ref %Reg1_R125)
  dassign %Reg0_R133 0 (dread ref %Reg2_R133)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R133))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
  return ()
}
func &LGraphWork_24Lru_3B_7C_3Cinit_3E_7C_28I_29V constructor (var %_this <* <$LGraphWork_24Lru_3B>>, var %Reg5_I i32) void {
  funcid 15
  var %Reg4_R125 <* <$LGraphWork_24Lru_3B>>
  var %Reg0_R125 <* <$LGraphWork_24Lru_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_R127 <* <$Ljava_2Futil_2FHashMap_3B>>
  var %Reg1_R133 <* <$LGraphWork_24Lru_24Ent_3B>>
  var %Reg2_R125 <* <$LGraphWork_24Lru_3B>>
  var %Reg1_I i32
  var %Reg0_R133 <* <$LGraphWork_24Lru_24Ent_3B>>
  var %Reg1_R125 <* <$LGraphWork_24Lru_3B>>
  var %Reg2_R133 <* <$LGraphWork_24Lru_24Ent_3B>>

ALIAS %c %Reg5_I i32
  dassign %Reg4_R125 0 (dread ref %_this)
  dassign %Reg0_R125 0 (dread ref %Reg4_R125)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R125))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
  dassign %Reg0_R125 0 (dread ref %Reg4_R125)
  intrinsiccallwithtype <$Ljava_2Futil_2FHashMap_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R127 0 (gcmalloc ref <$Ljava_2Futil_2FHashMap_3B>)
  callassigned &Ljava_2Futil_2FHashMap_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R127) {}
  iassign <* <$LGraphWork_24Lru_3B>> 2 (dread ref %Reg0_R125, dread ref %Reg1_R127)
  dassign %Reg0_R125 0 (dread ref %Reg4_R125)
  intrinsiccallwithtype <$LGraphWork_24Lru_24Ent_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R133 0 (gcmalloc ref <$LGraphWork_24Lru_24Ent_3B>)
  dassign %Reg2_R125 0 (dread ref %Reg4_R125)
  callassigned &LGraphWork_24Lru_24Ent_3B_7C_3Cinit_3E_7C_28LGraphWork_24Lru_3B_29V (dread ref %Reg1_R133, dread ref %Reg2_R125) {}
  iassign <* <$LGraphWork_24Lru_3B>> 3 (dread ref %Reg0_R125, dread ref %Reg1_R133)
  dassign %Reg0_R125 0 (dread ref %Reg4_R125)
  dassign %Reg1_I 0 (dread i32 %Reg5_I)
  iassign <* <$LGraphWork_24Lru_3B>> 4 (dread ref %Reg0_R125, dread i32 %Reg1_I)
  dassign %Reg0_R125 0 (dread ref %Reg4_R125)
  dassign %Reg0_R133 0 (iread ref <* <$LGraphWork_24Lru_3B>> 3 (dread ref %Reg0_R125))
  dassign %Reg1_R125 0 (dread ref %Reg4_R125)
  dassign %Reg1_R133 0 (iread ref <* <$LGraphWork_24Lru_3B>> 3 (dread ref %Reg1_R125))
  dassign %Reg2_R125 0 (dread ref %Reg4_R125)
  dassign %Reg2_R133 0 (iread ref <* <$LGraphWork_24Lru_3B>> 3 (dread ref %Reg2_R125))
  iassign <* <$LGraphWork_24Lru_24Ent_3B>> 5 (dread ref %Reg1_R133, dread ref %Reg2_R133)
  iassign <* <$LGraphWork_24Lru_24Ent_3B>> 4 (dread ref %Reg0_R133, dread ref %Reg2_R133)
  return ()
}
func &LGraphWork_24Lru_3B_7Ccut_7C_28LGraphWork_24Lru_24Ent_3B_29V virtual (var %_this <* <$LGraphWork_24Lru_3B>>, var %Reg3_R133 <* <$LGraphWork_24Lru_24Ent_3B>>) void {
  funcid 16
  var %Reg2_R125 <* <$LGraphWork_24Lru_3B>>
  var %Reg0_R133 <* <$LGraphWork_24Lru_24Ent_3B>>
  var %Reg1_R133 <* <$LGraphWork_24Lru_24Ent_3B>>

ALIAS %e %Reg3_R133 <* <$LGraphWork_24Lru_24Ent_3B>> "LGraphWork$Lru<TK;TW;>.Ent;"
  dassign %Reg2_R125 0 (dread ref %_this)
  dassign %Reg0_R133 0 (dread ref %Reg3_R133)
  dassign %Reg0_R133 0 (iread ref <* <$LGraphWork_24Lru_24Ent_3B>> 4 (dread ref %Reg0_R133))
  dassign %Reg1_R133 0 (dread ref %Reg3_R133)
  dassign %Reg1_R133 0 (iread ref <* <$LGraphWork_24Lru_24Ent_3B>> 5 (dread ref %Reg1_R133))
  iassign <* <$LGraphWork_24Lru_24Ent_3B>> 5 (dread ref %Reg0_R133, dread ref %Reg1_R133)
  dassign %Reg0_R133 0 (dread ref %Reg3_R133)
  dassign %Reg0_R133 0 (iread ref <* <$LGraphWork_24Lru_24Ent_3B>> 5 (dread ref %Reg0_R133))
  dassign %Reg1_R133 0 (dread ref %Reg3_R133)
  dassign %Reg1_R133 0 (iread ref <* <$LGraphWork_24Lru_24Ent_3B>> 4 (dread ref %Reg1_R133))
  iassign <* <$LGraphWork_24Lru_24Ent_3B>> 4 (dread ref %Reg0_R133, dread ref %Reg1_R133)
  return ()
}
func &LGraphWork_24Lru_3B_7Cpush_7C_28LGraphWork_24Lru_24Ent_3B_29V virtual (var %_this <* <$LGraphWork_24Lru_3B>>, var %Reg3_R133 <* <$LGraphWork_24Lru_24Ent_3B>>) void {
  funcid 17
  var %Reg2_R125 <* <$LGraphWork_24Lru_3B>>
  var %Reg0_R133 <* <$LGraphWork_24Lru_24Ent_3B>>
  var %Reg1_R125 <* <$LGraphWork_24Lru_3B>>
  var %Reg1_R133 <* <$LGraphWork_24Lru_24Ent_3B>>
  var %Reg0_R125 <* <$LGraphWork_24Lru_3B>>

ALIAS %e %Reg3_R133 <* <$LGraphWork_24Lru_24Ent_3B>> "LGraphWork$Lru<TK;TW;>.Ent;"
  dassign %Reg2_R125 0 (dread ref %_this)
  dassign %Reg0_R133 0 (dread ref %Reg3_R133)
  dassign %Reg1_R125 0 (dread ref %Reg2_R125)
  dassign %Reg1_R133 0 (iread ref <* <$LGraphWork_24Lru_3B>> 3 (dread ref %Reg1_R125))
  dassign %Reg1_R133 0 (iread ref <* <$LGraphWork_24Lru_24Ent_3B>> 5 (dread ref %Reg1_R133))
  iassign <* <$LGraphWork_24Lru_24Ent_3B>> 5 (dread ref %Reg0_R133, dread ref %Reg1_R133)
  dassign %Reg0_R133 0 (dread ref %Reg3_R133)
  dassign %Reg1_R125 0 (dread ref %Reg2_R125)
  dassign %Reg1_R133 0 (iread ref <* <$LGraphWork_24Lru_3B>> 3 (dread ref %Reg1_R125))
  iassign <* <$LGraphWork_24Lru_24Ent_3B>> 4 (dread ref %Reg0_R133, dread ref %Reg1_R133)
  dassign %Reg0_R125 0 (dread ref %Reg2_R125)
  dassign %Reg0_R133 0 (iread ref <* <$LGraphWork_24Lru_3B>> 3 (dread ref %Reg0_R125))
  dassign %Reg0_R133 0 (iread ref <* <$LGraphWork_24Lru_24Ent_3B>> 5 (dread ref %Reg0_R133))
  dassign %Reg1_R133 0 (dread ref %Reg3_R133)
  iassign <* <$LGraphWork_24Lru_24Ent_3B>> 4 (dread ref %Reg0_R133, dread ref %Reg1_R133)
  dassign %Reg0_R125 0 (dread ref %Reg2_R125)
  dassign %Reg0_R133 0 (iread ref <* <$LGraphWork_24Lru_3B>> 3 (dread ref %Reg0_R125))
  dassign %Reg1_R133 0 (dread ref %Reg3_R133)
  iassign <* <$LGraphWork_24Lru_24Ent_3B>> 5 (dread ref %Reg0_R133, dread ref %Reg1_R133)
  return ()
}
func &LGraphWork_24Lru_3B_7Cget_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FObject_3B virtual (var %_this <* <$LGraphWork_24Lru_3B>>, var %Reg4_R113 <* <$Ljava_2Flang_2FObject_3B>>) <* <$Ljava_2Flang_2FObject_3B>> {
  funcid 18
  var %Reg3_R125 <* <$LGraphWork_24Lru_3B>>
  var %Reg0_R125 <* <$LGraphWork_24Lru_3B>>
  var %Reg0_R127 <* <$Ljava_2Futil_2FHashMap_3B>>
  var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_R133 <* <$LGraphWork_24Lru_24Ent_3B>>
  var %Reg2_R133 <* <$LGraphWork_24Lru_24Ent_3B>>
  var %Reg1_R133 <* <$LGraphWork_24Lru_24Ent_3B>>

ALIAS %k %Reg4_R113 <* <$Ljava_2Flang_2FObject_3B>> "TK;"
ALIAS %e %Reg2_R133 <* <$LGraphWork_24Lru_24Ent_3B>> "LGraphWork$Lru<TK;TW;>.Ent;"
  dassign %Reg3_R125 0 (dread ref %_this)
LOC 1 12
  dassign %Reg0_R125 0 (dread ref %Reg3_R125)
  dassign %Reg0_R127 0 (iread ref <* <$LGraphWork_24Lru_3B>> 2 (dread ref %Reg0_R125))
  dassign %Reg1_R113 0 (dread ref %Reg4_R113)
  virtualcallassigned &Ljava_2Futil_2FHashMap_3B_7Cget_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FObject_3B (dread ref %Reg0_R127, dread ref %Reg1_R113) { dassign %Reg0_R113 0 }
  intrinsiccallwithtypeassigned <* <$LGraphWork_24Lru_24Ent_3B>> JAVA_CHECK_CAST (dread ref %Reg0_R113) { dassign %Reg0_R133 0 }
  dassign %Reg2_R133 0 (dread ref %Reg0_R133)
  dassign %Reg0_R133 0 (dread ref %Reg2_R133)
  brtrue @label59 (ne i32 ref (dread ref %Reg0_R133, constval ref 0))
  dassign %Reg0_R113 0 (constval ref 0)
  return (dread ref %Reg0_R113)
@label59
  dassign %Reg0_R125 0 (dread ref %Reg3_R125)
  dassign %Reg1_R133 0 (dread ref %Reg2_R133)
  virtualcallassigned &LGraphWork_24Lru_3B_7Ccut_7C_28LGraphWork_24Lru_24Ent_3B_29V (dread ref %Reg0_R125, dread ref %Reg1_R133) {}
  dassign %Reg0_R125 0 (dread ref %Reg3_R125)
  dassign %Reg1_R133 0 (dread ref %Reg2_R133)
  virtualcallassigned &LGraphWork_24Lru_3B_7Cpush_7C_28LGraphWork_24Lru_24Ent_3B_29V (dread ref %Reg0_R125, dread ref %Reg1_R133) {}
  dassign %Reg0_R133 0 (dread ref %Reg2_R133)
  dassign %Reg0_R113 0 (iread ref <* <$LGraphWork_24Lru_24Ent_3B>> 3 (dread ref %Reg0_R133))
  return (dread ref %Reg0_R113)
}
func &LGraphWork_24Lru_3B_7Cput_7C_28Ljava_2Flang_2FObject_3BLjava_2Flang_2FObject_3B_29V virtual (var %_this <* <$LGraphWork_24Lru_3B>>, var %Reg6_R113 <* <$Ljava_2Flang_2FObject_3B>>, var %Reg7_R113 <* <$Ljava_2Flang_2FObject_3B>>) void {
  funcid 19
  var %Reg5_R125 <* <$LGraphWork_24Lru_3B>>
  var %Reg0_R125 <* <$LGraphWork_24Lru_3B>>
  var %Reg0_R127 <* <$Ljava_2Futil_2FHashMap_3B>>
  var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_R133 <* <$LGraphWork_24Lru_24Ent_3B>>
  var %Reg3_R133 <* <$LGraphWork_24Lru_24Ent_3B>>
  var %Reg0_I i32
  var %Reg1_R125 <* <$LGraphWork_24Lru_3B>>
  var %Reg1_I i32
  var %Reg4_R133 <* <$LGraphWork_24Lru_24Ent_3B>>
  var %Reg1_R133 <* <$LGraphWork_24Lru_24Ent_3B>>
  var %Reg2_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg2_I i32
  var %Reg2_R133 <* <$LGraphWork_24Lru_24Ent_3B>>

ALIAS %old %Reg4_R133 <* <$LGraphWork_24Lru_24Ent_3B>> "LGraphWork$Lru<TK;TW;>.Ent;"
ALIAS %k %Reg6_R113 <* <$Ljava_2Flang_2FObject_3B>> "TK;"
ALIAS %w %Reg7_R113 <* <$Ljava_2Flang_2FObject_3B>> "TW;"
ALIAS %e %Reg3_R133 <* <$LGraphWork_24Lru_24Ent_3B>> "LGraphWork$Lru<TK;TW;>.Ent;"
  dassign %Reg5_R125 0 (dread ref %_this)
  dassign %Reg0_R125 0 (dread ref %Reg5_R125)
  dassign %Reg0_R127 0 (iread ref <* <$LGraphWork_24Lru_3B>> 2 (dread ref %Reg0_R125))
  dassign %Reg1_R113 0 (dread ref %Reg6_R113)
  virtualcallassigned &Ljava_2Futil_2FHashMap_3B_7Cget_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FObject_3B (dread ref %Reg0_R127, dread ref %Reg1_R113) { dassign %Reg0_R113 0 }
  intrinsiccallwithtypeassigned <* <$LGraphWork_24Lru_24Ent_3B>> JAVA_CHECK_CAST (dread ref %Reg0_R113) { dassign %Reg0_R133 0 }
  dassign %Reg3_R133 0 (dread ref %Reg0_R133)
  dassign %Reg0_R133 0 (dread ref %Reg3_R133)
  brtrue @label61 (ne i32 ref (dread ref %Reg0_R133, constval ref 0))
  dassign %Reg0_R125 0 (dread ref %Reg5_R125)
  dassign %Reg0_I 0 (iread i32 <* <$LGraphWork_24Lru_3B>> 5 (dread ref %Reg0_R125))
  dassign %Reg1_R125 0 (dread ref %Reg5_R125)
  dassign %Reg1_I 0 (iread i32 <* <$LGraphWork_24Lru_3B>> 4 (dread ref %Reg1_R125))
  brtrue @label60 (ne i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg0_R125 0 (dread ref %Reg5_R125)
  dassign %Reg0_R133 0 (iread ref <* <$LGraphWork_24Lru_3B>> 3 (dread ref %Reg0_R125))
  dassign %Reg0_R133 0 (iread ref <* <$LGraphWork_24Lru_24Ent_3B>> 4 (dread ref %Reg0_R133))
  dassign %Reg4_R133 0 (dread ref %Reg0_R133)
  dassign %Reg0_R125 0 (dread ref %Reg5_R125)
  dassign %Reg1_R133 0 (dread ref %Reg4_R133)
  virtualcallassigned &LGraphWork_24Lru_3B_7Ccut_7C_28LGraphWork_24Lru_24Ent_3B_29V (dread ref %Reg0_R125, dread ref %Reg1_R133) {}
  dassign %Reg0_R125 0 (dread ref %Reg5_R125)
  dassign %Reg0_R127 0 (iread ref <* <$LGraphWork_24Lru_3B>> 2 (dread ref %Reg0_R125))
  dassign %Reg1_R133 0 (dread ref %Reg4_R133)
  dassign %Reg1_R113 0 (iread ref <* <$LGraphWork_24Lru_24Ent_3B>> 2 (dread ref %Reg1_R133))
  dassign %Reg2_R113 0 (constval ref 0)
  virtualcallassigned &Ljava_2Futil_2FHashMap_3B_7Cput_7C_28Ljava_2Flang_2FObject_3BLjava_2Flang_2FObject_3B_29Ljava_2Flang_2FObject_3B (dread ref %Reg0_R127, dread ref %Reg1_R113, dread ref %Reg2_R113) { dassign %Reg0_R113 0 }
  dassign %Reg0_R125 0 (dread ref %Reg5_R125)
  dassign %Reg1_I 0 (iread i32 <* <$LGraphWork_24Lru_3B>> 5 (dread ref %Reg0_R125))
  dassign %Reg2_I 0 (constval i32 1)
  dassign %Reg1_I 0 (sub i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  iassign <* <$LGraphWork_24Lru_3B>> 5 (dread ref %Reg0_R125, dread i32 %Reg1_I)
@label60
  intrinsiccallwithtype <$LGraphWork_24Lru_24Ent_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R133 0 (gcmalloc ref <$LGraphWork_24Lru_24Ent_3B>)
  dassign %Reg1_R125 0 (dread ref %Reg5_R125)
  callassigned &LGraphWork_24Lru_24Ent_3B_7C_3Cinit_3E_7C_28LGraphWork_24Lru_3B_29V (dread ref %Reg0_R133, dread ref %Reg1_R125) {}
  dassign %Reg3_R133 0 (dread ref %Reg0_R133)
  dassign %Reg0_R133 0 (dread ref %Reg3_R133)
  dassign %Reg1_R113 0 (dread ref %Reg6_R113)
  iassign <* <$LGraphWork_24Lru_24Ent_3B>> 2 (dread ref %Reg0_R133, dread ref %Reg1_R113)
  dassign %Reg0_R125 0 (dread ref %Reg5_R125)
  dassign %Reg0_R127 0 (iread ref <* <$LGraphWork_24Lru_3B>> 2 (dread ref %Reg0_R125))
  dassign %Reg1_R113 0 (dread ref %Reg6_R113)
  dassign %Reg2_R133 0 (dread ref %Reg3_R133)
  dassign %Reg2_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg2_R133))
  virtualcallassigned &Ljava_2Futil_2FHashMap_3B_7Cput_7C_28Ljava_2Flang_2FObject_3BLjava_2Flang_2FObject_3B_29Ljava_2Flang_2FObject_3B (dread ref %Reg0_R127, dread ref %Reg1_R113, dread ref %Reg2_R113) { dassign %Reg0_R113 0 }
  dassign %Reg0_R125 0 (dread ref %Reg5_R125)
  dassign %Reg1_I 0 (iread i32 <* <$LGraphWork_24Lru_3B>> 5 (dread ref %Reg0_R125))
  dassign %Reg2_I 0 (constval i32 1)
  dassign %Reg1_I 0 (add i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  iassign <* <$LGraphWork_24Lru_3B>> 5 (dread ref %Reg0_R125, dread i32 %Reg1_I)
  goto @label62
@label61
  dassign %Reg0_R125 0 (dread ref %Reg5_R125)
  dassign %Reg1_R133 0 (dread ref %Reg3_R133)
  virtualcallassigned &LGraphWork_24Lru_3B_7Ccut_7C_28LGraphWork_24Lru_24Ent_3B_29V (dread ref %Reg0_R125, dread ref %Reg1_R133) {}
@label62
  dassign %Reg0_R133 0 (dread ref %Reg3_R133)
  dassign %Reg1_R113 0 (dread ref %Reg7_R113)
  iassign <* <$LGraphWork_24Lru_24Ent_3B>> 3 (dread ref %Reg0_R133, dread ref %Reg1_R113)
  dassign %Reg0_R125 0 (dread ref %Reg5_R125)
  dassign %Reg1_R133 0 (dread ref %Reg3_R133)
  virtualcallassigned &LGraphWork_24Lru_3B_7Cpush_7C_28LGraphWork_24Lru_24Ent_3B_29V (dread ref %Reg0_R125, dread ref %Reg1_R133) {}
  return ()
}
func &LGraphWork_24Ring_3B_7C_3Cinit_3E_7C_28I_29V constructor (var %_this <* <$LGraphWork_24Ring_3B>>, var %Reg5_I i32) void {
  funcid 20
  var %Reg4_R122 <* <$LGraphWork_24Ring_3B>>
  var %Reg0_R122 <* <$LGraphWork_24Ring_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_I i32
  var %Reg1_R122 <* <$LGraphWork_24Ring_3B>>
  var %Reg2_R122 <* <$LGraphWork_24Ring_3B>>

ALIAS %v %Reg5_I i32
  dassign %Reg4_R122 0 (dread ref %_this)
LOC 1 4
  dassign %Reg0_R122 0 (dread ref %Reg4_R122)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R122))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
  dassign %Reg0_R122 0 (dread ref %Reg4_R122)
  dassign %Reg1_I 0 (dread i32 %Reg5_I)
  iassign <* <$LGraphWork_24Ring_3B>> 4 (dread ref %Reg0_R122, dread i32 %Reg1_I)
  dassign %Reg0_R122 0 (dread ref %Reg4_R122)
  dassign %Reg1_R122 0 (dread ref %Reg4_R122)
  dassign %Reg2_R122 0 (dread ref %Reg4_R122)
  iassign <* <$LGraphWork_24Ring_3B>> 3 (dread ref %Reg1_R122, dread ref %Reg2_R122)
  iassign <* <$LGraphWork_24Ring_3B>> 2 (dread ref %Reg0_R122, dread ref %Reg2_R122)
  return ()
}
func &LGraphWork_24Ring_3B_7Cinsert_7C_28LGraphWork_24Ring_3B_29V virtual (var %_this <* <$LGraphWork_24Ring_3B>>, var %Reg3_R122 <* <$LGraphWork_24Ring_3B>>) void {
  funcid 21
  var %Reg2_R122 <* <$LGraphWork_24Ring_3B>>
  var %Reg0_R122 <* <$LGraphWork_24Ring_3B>>
  var %Reg1_R122 <* <$LGraphWork_24Ring_3B>>

ALIAS %r %Reg3_R122 <* <$LGraphWork_24Ring_3B>>
  dassign %Reg2_R122 0 (dread ref %_this)
  dassign %Reg0_R122 0 (dread ref %Reg3_R122)
  dassign %Reg1_R122 0 (dread ref %Reg2_R122)
  dassign %Reg1_R122 0 (iread ref <* <$LGraphWork_24Ring_3B>> 3 (dread ref %Reg1_R122))
  iassign <* <$LGraphWork_24Ring_3B>> 3 (dread ref %Reg0_R122, dread ref %Reg1_R122)
  dassign %Reg0_R122 0 (dread ref %Reg3_R122)
  dassign %Reg1_R122 0 (dread ref %Reg2_R122)
  iassign <* <$LGraphWork_24Ring_3B>> 2 (dread ref %Reg0_R122, dread ref %Reg1_R122)
  dassign %Reg0_R122 0 (dread ref %Reg2_R122)
  dassign %Reg0_R122 0 (iread ref <* <$LGraphWork_24Ring_3B>> 3 (dread ref %Reg0_R122))
  dassign %Reg1_R122 0 (dread ref %Reg3_R122)
  iassign <* <$LGraphWork_24Ring_3B>> 2 (dread ref %Reg0_R122, dread ref %Reg1_R122)
  dassign %Reg0_R122 0 (dread ref %Reg2_R122)
  dassign %Reg1_R122 0 (dread ref %Reg3_R122)
  iassign <* <$LGraphWork_24Ring_3B>> 3 (dread ref %Reg0_R122, dread ref %Reg1_R122)
  return ()
}
func &LGraphWork_24Ring_3B_7Cremove_7C_28_29LGraphWork_24Ring_3B virtual (var %_this <* <$LGraphWork_24Ring_3B>>) <* <$LGraphWork_24Ring_3B>> {
  funcid 22
  var %Reg5_R122 <* <$LGraphWork_24Ring_3B>>
  var %Reg0_R122 <* <$LGraphWork_24Ring_3B>>
  var %Reg1_R122 <* <$LGraphWork_24Ring_3B>>
  var %Reg4_R122 <* <$LGraphWork_24Ring_3B>>
  var %Reg2_R122 <* <$LGraphWork_24Ring_3B>>

ALIAS %n %Reg4_R122 <* <$LGraphWork_24Ring_3B>>
  dassign %Reg5_R122 0 (dread ref %_this)
  dassign %Reg0_R122 0 (dread ref %Reg5_R122)
  dassign %Reg0_R122 0 (iread ref <* <$LGraphWork_24Ring_3B>> 2 (dread ref %Reg0_R122))
  dassign %Reg1_R122 0 (dread ref %Reg5_R122)
  dassign %Reg1_R122 0 (iread ref <* <$LGraphWork_24Ring_3B>> 3 (dread ref %Reg1_R122))
  iassign <* <$LGraphWork_24Ring_3B>> 3 (dread ref %Reg0_R122, dread ref %Reg1_R122)
  dassign %Reg0_R122 0 (dread ref %Reg5_R122)
  dassign %Reg0_R122 0 (iread ref <* <$LGraphWork_24Ring_3B>> 3 (dread ref %Reg0_R122))
  dassign %Reg1_R122 0 (dread ref %Reg5_R122)
  dassign %Reg1_R122 0 (iread ref <* <$LGraphWork_24Ring_3B>> 2 (dread ref %Reg1_R122))
  iassign <* <$LGraphWork_24Ring_3B>> 2 (dread ref %Reg0_R122, dread ref %Reg1_R122)
  dassign %Reg0_R122 0 (dread ref %Reg5_R122)
  dassign %Reg0_R122 0 (iread ref <* <$LGraphWork_24Ring_3B>> 3 (dread ref %Reg0_R122))
  dassign %Reg4_R122 0 (dread ref %Reg0_R122)
  dassign %Reg0_R122 0 (dread ref %Reg5_R122)
  dassign %Reg1_R122 0 (dread ref %Reg5_R122)
  dassign %Reg2_R122 0 (dread ref %Reg5_R122)
  iassign <* <$LGraphWork_24Ring_3B>> 2 (dread ref %Reg1_R122, dread ref %Reg2_R122)
  iassign <* <$LGraphWork_24Ring_3B>> 3 (dread ref %Reg0_R122, dread ref %Reg2_R122)
  dassign %Reg0_R122 0 (dread ref %Reg4_R122)
  return (dread ref %Reg0_R122)
}
func &LGraphWork_24V_3B_7C_3Cinit_3E_7C_28I_29V constructor (var %_this <* <$LGraphWork_24V_3B>>, var %Reg4_I i32) void {
  funcid 23
  var %Reg3_R114 <* <$LGraphWork_24V_3B>>
  var %Reg0_R114 <* <$LGraphWork_24V_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_R115 <* <$Ljava_2Futil_2FArrayList_3B>>
  var %Reg1_I i32

ALIAS %id %Reg4_I i32
  dassign %Reg3_R114 0 (dread ref %_this)
LOC 1 3
  dassign %Reg0_R114 0 (dread ref %Reg3_R114)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R114))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
  dassign %Reg0_R114 0 (dread ref %Reg3_R114)
  intrinsiccallwithtype <$Ljava_2Futil_2FArrayList_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R115 0 (gcmalloc ref <$Ljava_2Futil_2FArrayList_3B>)
  callassigned &Ljava_2Futil_2FArrayList_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R115) {}
  iassign <* <$LGraphWork_24V_3B>> 3 (dread ref %Reg0_R114, dread ref %Reg1_R115)
  dassign %Reg0_R114 0 (dread ref %Reg3_R114)
  dassign %Reg1_I 0 (dread i32 %Reg4_I)
  iassign <* <$LGraphWork_24V_3B>> 2 (dread ref %Reg0_R114, dread i32 %Reg1_I)
  return ()
}
