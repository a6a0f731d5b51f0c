flavor 1
srclang 3
id 65535
numfuncs 28
import "library.mplt"
import "ThreadCounters.mplt"
entryfunc &LThreadCounters_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V
fileinfo {
  @INFO_filename "ThreadCounters.class",
  @INFO_filename "ThreadCounters$1.class",
  @INFO_filename "ThreadCounters$2.class",
  @INFO_filename "ThreadCounters$3.class",
  @INFO_filename "ThreadCounters$4.class",
  @INFO_filename "ThreadCounters$5.class",
  @INFO_filename "ThreadCounters$6$1.class",
  @INFO_filename "ThreadCounters$6.class",
  @INFO_filename "ThreadCounters$Account.class",
  @INFO_filename "ThreadCounters$Queue2.class",
  @INFO_filename "ThreadCounters$Worker.class"}
srcfileinfo {
  1 "ThreadCounters.java"}
javaclass $LThreadCounters_3B <$LThreadCounters_3B> public
javaclass $LThreadCounters_241_3B <$LThreadCounters_241_3B>
javaclass $LThreadCounters_242_3B <$LThreadCounters_242_3B>
javaclass $LThreadCounters_243_3B <$LThreadCounters_243_3B>
javaclass $LThreadCounters_244_3B <$LThreadCounters_244_3B>
javaclass $LThreadCounters_245_3B <$LThreadCounters_245_3B>
javaclass $LThreadCounters_246_241_3B <$LThreadCounters_246_241_3B>
javaclass $LThreadCounters_246_3B <$LThreadCounters_246_3B>
javaclass $LThreadCounters_24Account_3B <$LThreadCounters_24Account_3B>
javaclass $LThreadCounters_24Queue2_3B <$LThreadCounters_24Queue2_3B>
javaclass $LThreadCounters_24Worker_3B <$LThreadCounters_24Worker_3B>
func &LThreadCounters_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$LThreadCounters_3B>>) void
func &LThreadCounters_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V public static (var %Reg27_R114 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>) void
func &LThreadCounters_3B_7C_3Cclinit_3E_7C_28_29V static constructor () void
func &LThreadCounters_241_3B_7C_3Cinit_3E_7C_28LThreadCounters_24Queue2_3BAII_29V constructor (var %_this <* <$LThreadCounters_241_3B>>, var %Reg3_R120 <* <$LThreadCounters_24Queue2_3B>>, var %Reg4_R121 <* <[] i32>>, var %Reg5_I i32) void
func &LThreadCounters_241_3B_7Crun_7C_28_29V public virtual (var %_this <* <$LThreadCounters_241_3B>>) void
func &LThreadCounters_242_3B_7C_3Cinit_3E_7C_28LThreadCounters_24Queue2_3BI_29V constructor (var %_this <* <$LThreadCounters_242_3B>>, var %Reg3_R120 <* <$LThreadCounters_24Queue2_3B>>, var %Reg4_I i32) void
func &LThreadCounters_242_3B_7Crun_7C_28_29V public virtual (var %_this <* <$LThreadCounters_242_3B>>) void
func &LThreadCounters_243_3B_7C_3Cinit_3E_7C_28IALThreadCounters_24Account_3B_29V constructor (var %_this <* <$LThreadCounters_243_3B>>, var %Reg3_I i32, var %Reg4_R127 <* <[] <* <$LThreadCounters_24Account_3B>>>>) void
func &LThreadCounters_243_3B_7Crun_7C_28_29V public virtual (var %_this <* <$LThreadCounters_243_3B>>) void
func &LThreadCounters_244_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LThreadCounters_244_3B>>) void
func &LThreadCounters_244_3B_7Crun_7C_28_29V public virtual (var %_this <* <$LThreadCounters_244_3B>>) void
func &LThreadCounters_244_3B_7Crecurse_7C_28I_29I virtual (var %_this <* <$LThreadCounters_244_3B>>, var %Reg4_I i32) i32
func &LThreadCounters_245_3B_7C_3Cinit_3E_7C_28Ljava_2Futil_2FArrayList_3BI_29V constructor (var %_this <* <$LThreadCounters_245_3B>>, var %Reg3_R131 <* <$Ljava_2Futil_2FArrayList_3B>>, var %Reg4_I i32) void
func &LThreadCounters_245_3B_7Crun_7C_28_29V public virtual (var %_this <* <$LThreadCounters_245_3B>>) void
func &LThreadCounters_246_241_3B_7C_3Cinit_3E_7C_28LThreadCounters_246_3B_29V constructor (var %_this <* <$LThreadCounters_246_241_3B>>, var %Reg3_R133 <* <$LThreadCounters_246_3B>>) void
func &LThreadCounters_246_241_3B_7Crun_7C_28_29V public virtual (var %_this <* <$LThreadCounters_246_241_3B>>) void
func &LThreadCounters_246_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LThreadCounters_246_3B>>) void
func &LThreadCounters_246_3B_7Crun_7C_28_29V public virtual (var %_this <* <$LThreadCounters_246_3B>>) void
func &LThreadCounters_24Account_3B_7C_3Cinit_3E_7C_28I_29V constructor (var %_this <* <$LThreadCounters_24Account_3B>>, var %Reg3_I i32) void
func &LThreadCounters_24Account_3B_7Cadd_7C_28I_29V virtual synchronized (var %_this <* <$LThreadCounters_24Account_3B>>, var %Reg4_I i32) void
func &LThreadCounters_24Account_3B_7Cget_7C_28_29I virtual synchronized (var %_this <* <$LThreadCounters_24Account_3B>>) i32
func &LThreadCounters_24Queue2_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LThreadCounters_24Queue2_3B>>) void
func &LThreadCounters_24Queue2_3B_7Coffer_7C_28Ljava_2Flang_2FObject_3B_29Z virtual synchronized (var %_this <* <$LThreadCounters_24Queue2_3B>>, var %Reg7_R113 <* <$Ljava_2Flang_2FObject_3B>>) u1
func &LThreadCounters_24Queue2_3B_7Cpoll_7C_28_29Ljava_2Flang_2FObject_3B virtual synchronized (var %_this <* <$LThreadCounters_24Queue2_3B>>) <* <$Ljava_2Flang_2FObject_3B>>
func &LThreadCounters_24Queue2_3B_7Cclose_7C_28_29V virtual synchronized (var %_this <* <$LThreadCounters_24Queue2_3B>>) void
func &LThreadCounters_24Queue2_3B_7Cdone_7C_28_29Z virtual synchronized (var %_this <* <$LThreadCounters_24Queue2_3B>>) u1
func &LThreadCounters_24Worker_3B_7C_3Cinit_3E_7C_28I_29V constructor (var %_this <* <$LThreadCounters_24Worker_3B>>, var %Reg3_I i32) void
func &LThreadCounters_24Worker_3B_7Crun_7C_28_29V public virtual (var %_this <* <$LThreadCounters_24Worker_3B>>) void
var $_C_STR_2000 fstatic <[3] u64> readonly = [0, 0x300000000, 0x2000000020]
var $_C_STR_65006e006400 fstatic <[3] u64> readonly = [0, 0x700000000, 0x646e65000188db]
var $_C_STR_7400 fstatic <[3] u64> readonly = [0, 0x300000000, 0x7400000074]
var $LThreadCounters_3B_7Ca i32 static = 0
var $LThreadCounters_3B_7Cb i32 static = 0
var $LThreadCounters_3B_7Cv i32 static volatile = 0
var $LThreadCounters_3B_7Cla <* <$Ljava_2Flang_2FObject_3B>> final static = 0
var $Ljava_2Flang_2FSystem_3B_7Cout extern <* <$Ljava_2Fio_2FPrintStream_3B>>
func &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FObject_3B>>) void
func &LThreadCounters_24Worker_3B_7Cstart_7C_28_29V public native virtual (var %_this <* <$LThreadCounters_24Worker_3B>>) void
func &LThreadCounters_24Worker_3B_7Cjoin_7C_28_29V final public native virtual (var %_this <* <$LThreadCounters_24Worker_3B>>) void
func &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>) void
func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg1_I i32) <* <$Ljava_2Flang_2FStringBuilder_3B>>
func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg1_R119 <* <$Ljava_2Flang_2FString_3B>>) <* <$Ljava_2Flang_2FStringBuilder_3B>>
func &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V public virtual (var %_this <* <$Ljava_2Fio_2FPrintStream_3B>>, var %Reg1_R119 <* <$Ljava_2Flang_2FString_3B>>) void
func &Ljava_2Flang_2FThread_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FRunnable_3B_29V public constructor (var %_this <* <$Ljava_2Flang_2FThread_3B>>, var %Reg1_R125 <* <$Ljava_2Flang_2FRunnable_3B>>) void
func &Ljava_2Flang_2FThread_3B_7Cstart_7C_28_29V public native virtual (var %_this <* <$Ljava_2Flang_2FThread_3B>>) void
func &Ljava_2Flang_2FThread_3B_7Cjoin_7C_28_29V final public native virtual (var %_this <* <$Ljava_2Flang_2FThread_3B>>) void
func &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28I_29V public virtual (var %_this <* <$Ljava_2Fio_2FPrintStream_3B>>, var %Reg1_I i32) void
func &Ljava_2Flang_2FThread_3B_7CcurrentThread_7C_28_29Ljava_2Flang_2FThread_3B public static native () <* <$Ljava_2Flang_2FThread_3B>>
func &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Z_29V public virtual (var %_this <* <$Ljava_2Fio_2FPrintStream_3B>>, var %Reg1_Z u1) void
func &Ljava_2Futil_2FArrayList_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Futil_2FArrayList_3B>>) void
func &Ljava_2Futil_2FArrayList_3B_7Csize_7C_28_29I public virtual (var %_this <* <$Ljava_2Futil_2FArrayList_3B>>) i32
func &Ljava_2Flang_2FThread_3B_7Csleep_7C_28J_29V public static native (var %Reg0_J i64) void
func &Ljava_2Flang_2FThread_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FThread_3B>>) void
func &Ljava_2Flang_2FThread_3B_7Crun_7C_28_29V public virtual (var %_this <* <$Ljava_2Flang_2FThread_3B>>) void
func &Ljava_2Flang_2FThread_3B_7Cyield_7C_28_29V public static native () void
func &Ljava_2Flang_2FInteger_3B_7CintValue_7C_28_29I public virtual (var %_this <* <$Ljava_2Flang_2FInteger_3B>>) i32
func &Ljava_2Flang_2FInteger_3B_7CvalueOf_7C_28I_29Ljava_2Flang_2FInteger_3B public static (var %Reg0_I i32) <* <$Ljava_2Flang_2FInteger_3B>>
func &Ljava_2Futil_2FArrayList_3B_7Cadd_7C_28Ljava_2Flang_2FObject_3B_29Z public virtual (var %_this <* <$Ljava_2Futil_2FArrayList_3B>>, var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>) u1
var $__cinf_Ljava_2Flang_2FString_3B <$__class_meta__>
func &MCC_GetOrInsertLiteral () <* <$Ljava_2Flang_2FString_3B>>
func &LThreadCounters_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$LThreadCounters_3B>>) void {
  funcid 1
  var %Reg1_R112 <* <$LThreadCounters_3B>>
  var %Reg0_R112 <* <$LThreadCounters_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>

  dassign %Reg1_R112 0 (dread ref %_this)
LOC 1 2
  dassign %Reg0_R112 0 (dread ref %Reg1_R112)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R112))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
  return ()
}
func &LThreadCounters_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V public static (var %Reg27_R114 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>) void {
  funcid 2
  var %Reg0_I i32
  var %Reg0_R115 <* <[] <* <$LThreadCounters_24Worker_3B>>>>
  var %Reg11_R115 <* <[] <* <$LThreadCounters_24Worker_3B>>>>
  var %Reg12_I i32
  var %Reg1_I i32
  var %Reg2_R116 <* <$LThreadCounters_24Worker_3B>>
  var %Reg3_I i32
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_R116 <* <$LThreadCounters_24Worker_3B>>
  var %Reg13_R115 <* <[] <* <$LThreadCounters_24Worker_3B>>>>
  var %Reg13_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg14_I i32
  var %Reg15_I i32
  var %Reg16_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg16_R116 <* <$LThreadCounters_24Worker_3B>>
  var %Reg1_R116 <* <$LThreadCounters_24Worker_3B>>
  var %Reg0_R117 <* <$Ljava_2Fio_2FPrintStream_3B>>
  var %Reg1_R118 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg2_I i32
  var %Reg2_R119 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_10 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_R119 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R120 <* <$LThreadCounters_24Queue2_3B>>
  var %Reg13_R120 <* <$LThreadCounters_24Queue2_3B>>
  var %Reg0_R121 <* <[] i32>>
  var %Reg14_R121 <* <[] i32>>
  var %Reg0_R122 <* <[] <* <$Ljava_2Flang_2FThread_3B>>>>
  var %Reg15_R122 <* <[] <* <$Ljava_2Flang_2FThread_3B>>>>
  var %Reg16_I i32
  var %Reg17_I i32
  var %Reg2_R123 <* <$Ljava_2Flang_2FThread_3B>>
  var %Reg3_R124 <* <$LThreadCounters_241_3B>>
  var %Reg4_R120 <* <$LThreadCounters_24Queue2_3B>>
  var %Reg5_R121 <* <[] i32>>
  var %Reg6_I i32
  var %Reg3_R125 <* <$Ljava_2Flang_2FRunnable_3B>>
  var %Reg0_R123 <* <$Ljava_2Flang_2FThread_3B>>
  var %Reg16_R122 <* <[] <* <$Ljava_2Flang_2FThread_3B>>>>
  var %Reg18_I i32
  var %Reg2_R126 <* <$LThreadCounters_242_3B>>
  var %Reg3_R120 <* <$LThreadCounters_24Queue2_3B>>
  var %Reg4_I i32
  var %Reg17_R122 <* <[] <* <$Ljava_2Flang_2FThread_3B>>>>
  var %Reg17_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg19_I i32
  var %Reg20_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg20_R123 <* <$Ljava_2Flang_2FThread_3B>>
  var %Reg1_R121 <* <[] i32>>
  var %Reg2_R121 <* <[] i32>>
  var %Reg0_R127 <* <[] <* <$LThreadCounters_24Account_3B>>>>
  var %Reg17_R127 <* <[] <* <$LThreadCounters_24Account_3B>>>>
  var %Reg2_R128 <* <$LThreadCounters_24Account_3B>>
  var %Reg18_R122 <* <[] <* <$Ljava_2Flang_2FThread_3B>>>>
  var %Reg20_I i32
  var %Reg3_R129 <* <$LThreadCounters_243_3B>>
  var %Reg5_R127 <* <[] <* <$LThreadCounters_24Account_3B>>>>
  var %Reg19_R122 <* <[] <* <$Ljava_2Flang_2FThread_3B>>>>
  var %Reg19_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg21_I i32
  var %Reg22_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg22_R123 <* <$Ljava_2Flang_2FThread_3B>>
  var %Reg20_R127 <* <[] <* <$LThreadCounters_24Account_3B>>>>
  var %Reg22_I i32
  var %Reg23_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg23_R128 <* <$LThreadCounters_24Account_3B>>
  var %Reg1_R128 <* <$LThreadCounters_24Account_3B>>
  var %Reg1_R130 <* <$LThreadCounters_244_3B>>
  var %Reg1_R125 <* <$Ljava_2Flang_2FRunnable_3B>>
  var %Reg1_R123 <* <$Ljava_2Flang_2FThread_3B>>
  var %Reg9_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg9_I i32
  var %Reg10_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_Z u1
  var %Reg0_R131 <* <$Ljava_2Futil_2FArrayList_3B>>
  var %Reg21_R131 <* <$Ljava_2Futil_2FArrayList_3B>>
  var %Reg22_R122 <* <[] <* <$Ljava_2Flang_2FThread_3B>>>>
  var %Reg23_I i32
  var %Reg24_I i32
  var %Reg3_R132 <* <$LThreadCounters_245_3B>>
  var %Reg4_R131 <* <$Ljava_2Futil_2FArrayList_3B>>
  var %Reg5_I i32
  var %Reg23_R122 <* <[] <* <$Ljava_2Flang_2FThread_3B>>>>
  var %Reg25_I i32
  var %Reg26_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg26_R123 <* <$Ljava_2Flang_2FThread_3B>>
  var %Reg1_R131 <* <$Ljava_2Futil_2FArrayList_3B>>
  var %Reg1_R133 <* <$LThreadCounters_246_3B>>
  var %Reg23_R123 <* <$Ljava_2Flang_2FThread_3B>>
  var %Reg0_J i64
  var %L_STR_11 <* <$Ljava_2Flang_2FString_3B>>

ALIAS %i %Reg23_I i32
ALIAS %x %Reg23_R128 <* <$LThreadCounters_24Account_3B>>
ALIAS %id %Reg17_I i32
ALIAS %k %Reg19_I i32
ALIAS %base %Reg18_I i32
ALIAS %t %Reg26_R123 <* <$Ljava_2Flang_2FThread_3B>>
ALIAS %s %Reg20_I i32
ALIAS %n %Reg24_I i32
ALIAS %args %Reg27_R114 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>
ALIAS %w %Reg11_R115 <* <[] <* <$LThreadCounters_24Worker_3B>>>>
ALIAS %r %Reg12_I i32
ALIAS %q %Reg13_R120 <* <$LThreadCounters_24Queue2_3B>>
ALIAS %sums %Reg14_R121 <* <[] i32>>
ALIAS %cons %Reg15_R122 <* <[] <* <$Ljava_2Flang_2FThread_3B>>>>
ALIAS %prod %Reg16_R122 <* <[] <* <$Ljava_2Flang_2FThread_3B>>>>
ALIAS %acc %Reg17_R127 <* <[] <* <$LThreadCounters_24Account_3B>>>>
ALIAS %tr %Reg18_R122 <* <[] <* <$Ljava_2Flang_2FThread_3B>>>>
ALIAS %tot %Reg19_I i32
ALIAS %th %Reg20_R123 <* <$Ljava_2Flang_2FThread_3B>>
ALIAS %log %Reg21_R131 <* <$Ljava_2Futil_2FArrayList_3B>> "Ljava/util/ArrayList<Ljava/lang/String;>;"
ALIAS %ch %Reg22_R122 <* <[] <* <$Ljava_2Flang_2FThread_3B>>>>
ALIAS %nest %Reg23_R123 <* <$Ljava_2Flang_2FThread_3B>>
  intrinsiccallwithtype <$LThreadCounters_3B> JAVA_CLINIT_CHECK ()
LOC 1 70
  dassign %Reg0_I 0 (constval i32 6)
  dassign %Reg0_R115 0 (gcmallocjarray ref <[] <* <$LThreadCounters_24Worker_3B>>> (dread i32 %Reg0_I))
  dassign %Reg11_R115 0 (dread ref %Reg0_R115)
LOC 1 71
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg12_I 0 (dread i32 %Reg0_I)
@label0
  dassign %Reg0_I 0 (dread i32 %Reg12_I)
  dassign %Reg1_I 0 (constval i32 6)
  brtrue @label1 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
LOC 1 72
  dassign %Reg0_R115 0 (dread ref %Reg11_R115)
  dassign %Reg1_I 0 (dread i32 %Reg12_I)
  intrinsiccallwithtype <$LThreadCounters_24Worker_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg2_R116 0 (gcmalloc ref <$LThreadCounters_24Worker_3B>)
  dassign %Reg3_I 0 (dread i32 %Reg12_I)
  callassigned &LThreadCounters_24Worker_3B_7C_3Cinit_3E_7C_28I_29V (dread ref %Reg2_R116, dread i32 %Reg3_I) {}
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R115, dread i32 %Reg1_I), 
    dread ref %Reg2_R116)
LOC 1 73
  dassign %Reg0_R115 0 (dread ref %Reg11_R115)
  dassign %Reg1_I 0 (dread i32 %Reg12_I)
  dassign %Reg0_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg0_R115, dread i32 %Reg1_I)))
  dassign %Reg0_R116 0 (retype ref <* <$LThreadCounters_24Worker_3B>> (dread ref %Reg0_R113))
  virtualcallassigned &LThreadCounters_24Worker_3B_7Cstart_7C_28_29V (dread ref %Reg0_R116) {}
LOC 1 71
  dassign %Reg12_I 0 (add i32 (dread i32 %Reg12_I, constval i32 1))
  goto @label0
@label1
LOC 1 75
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg12_I 0 (dread i32 %Reg0_I)
LOC 1 76
  dassign %Reg0_R115 0 (dread ref %Reg11_R115)
  dassign %Reg13_R115 0 (dread ref %Reg0_R115)
  dassign %Reg13_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg13_R115))
  dassign %Reg0_R113 0 (dread ref %Reg13_R113)
  dassign %Reg0_I 0 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %Reg0_R113))
  dassign %Reg14_I 0 (dread i32 %Reg0_I)
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg15_I 0 (dread i32 %Reg0_I)
@label2
  dassign %Reg0_I 0 (dread i32 %Reg15_I)
  dassign %Reg1_I 0 (dread i32 %Reg14_I)
  brtrue @label3 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg13_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg13_R115))
  dassign %Reg0_R113 0 (dread ref %Reg13_R113)
  dassign %Reg1_I 0 (dread i32 %Reg15_I)
  dassign %Reg0_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg0_R113, dread i32 %Reg1_I)))
  dassign %Reg16_R113 0 (dread ref %Reg0_R113)
LOC 1 77
  dassign %Reg16_R116 0 (retype ref <* <$LThreadCounters_24Worker_3B>> (dread ref %Reg16_R113))
  dassign %Reg0_R116 0 (dread ref %Reg16_R116)
  virtualcallassigned &LThreadCounters_24Worker_3B_7Cjoin_7C_28_29V (dread ref %Reg0_R116) {}
LOC 1 78
  dassign %Reg0_I 0 (dread i32 %Reg12_I)
  dassign %Reg16_R116 0 (retype ref <* <$LThreadCounters_24Worker_3B>> (dread ref %Reg16_R113))
  dassign %Reg1_R116 0 (dread ref %Reg16_R116)
  dassign %Reg1_I 0 (iread i32 <* <$LThreadCounters_24Worker_3B>> 6 (dread ref %Reg1_R116))
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg12_I 0 (dread i32 %Reg0_I)
LOC 1 76
  dassign %Reg15_I 0 (add i32 (dread i32 %Reg15_I, constval i32 1))
  goto @label2
@label3
LOC 1 80
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R117 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R118 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R118) {}
  intrinsiccallwithtype <$LThreadCounters_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg2_I 0 (dread i32 $LThreadCounters_3B_7Ca)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R118, dread i32 %Reg2_I) { dassign %Reg1_R118 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_10 0 }
  dassign %Reg2_R119 0 (dread ptr %L_STR_10)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R118, dread ref %Reg2_R119) { dassign %Reg1_R118 0 }
  intrinsiccallwithtype <$LThreadCounters_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg2_I 0 (dread i32 $LThreadCounters_3B_7Cb)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R118, dread i32 %Reg2_I) { dassign %Reg1_R118 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_10 0 }
  dassign %Reg2_R119 0 (dread ptr %L_STR_10)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R118, dread ref %Reg2_R119) { dassign %Reg1_R118 0 }
  dassign %Reg2_I 0 (dread i32 %Reg12_I)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R118, dread i32 %Reg2_I) { dassign %Reg1_R118 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R118) { dassign %Reg1_R119 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R117, dread ref %Reg1_R119) {}
LOC 1 81
  intrinsiccallwithtype <$LThreadCounters_24Queue2_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R120 0 (gcmalloc ref <$LThreadCounters_24Queue2_3B>)
  callassigned &LThreadCounters_24Queue2_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R120) {}
  dassign %Reg13_R120 0 (dread ref %Reg0_R120)
LOC 1 82
  dassign %Reg0_I 0 (constval i32 3)
  dassign %Reg0_R121 0 (gcmallocjarray ref <[] i32> (dread i32 %Reg0_I))
  dassign %Reg14_R121 0 (dread ref %Reg0_R121)
LOC 1 83
  dassign %Reg0_I 0 (constval i32 3)
  dassign %Reg0_R122 0 (gcmallocjarray ref <[] <* <$Ljava_2Flang_2FThread_3B>>> (dread i32 %Reg0_I))
  dassign %Reg15_R122 0 (dread ref %Reg0_R122)
LOC 1 84
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg16_I 0 (dread i32 %Reg0_I)
@label4
  dassign %Reg0_I 0 (dread i32 %Reg16_I)
  dassign %Reg1_I 0 (constval i32 3)
  brtrue @label5 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
LOC 1 85
  dassign %Reg0_I 0 (dread i32 %Reg16_I)
  dassign %Reg17_I 0 (dread i32 %Reg0_I)
LOC 1 86
  dassign %Reg0_R122 0 (dread ref %Reg15_R122)
  dassign %Reg1_I 0 (dread i32 %Reg16_I)
  intrinsiccallwithtype <$Ljava_2Flang_2FThread_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg2_R123 0 (gcmalloc ref <$Ljava_2Flang_2FThread_3B>)
  intrinsiccallwithtype <$LThreadCounters_241_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg3_R124 0 (gcmalloc ref <$LThreadCounters_241_3B>)
  dassign %Reg4_R120 0 (dread ref %Reg13_R120)
  dassign %Reg5_R121 0 (dread ref %Reg14_R121)
  dassign %Reg6_I 0 (dread i32 %Reg17_I)
  callassigned &LThreadCounters_241_3B_7C_3Cinit_3E_7C_28LThreadCounters_24Queue2_3BAII_29V (dread ref %Reg3_R124, dread ref %Reg4_R120, dread ref %Reg5_R121, dread i32 %Reg6_I) {}
  dassign %Reg3_R125 0 (retype ref <* <$Ljava_2Flang_2FRunnable_3B>> (dread ref %Reg3_R124))
  callassigned &Ljava_2Flang_2FThread_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FRunnable_3B_29V (dread ref %Reg2_R123, dread ref %Reg3_R125) {}
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R122, dread i32 %Reg1_I), 
    dread ref %Reg2_R123)
LOC 1 98
  dassign %Reg0_R122 0 (dread ref %Reg15_R122)
  dassign %Reg1_I 0 (dread i32 %Reg16_I)
  dassign %Reg0_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg0_R122, dread i32 %Reg1_I)))
  dassign %Reg0_R123 0 (retype ref <* <$Ljava_2Flang_2FThread_3B>> (dread ref %Reg0_R113))
  virtualcallassigned &Ljava_2Flang_2FThread_3B_7Cstart_7C_28_29V (dread ref %Reg0_R123) {}
LOC 1 84
  dassign %Reg16_I 0 (add i32 (dread i32 %Reg16_I, constval i32 1))
  goto @label4
@label5
LOC 1 100
  dassign %Reg0_I 0 (constval i32 2)
  dassign %Reg0_R122 0 (gcmallocjarray ref <[] <* <$Ljava_2Flang_2FThread_3B>>> (dread i32 %Reg0_I))
  dassign %Reg16_R122 0 (dread ref %Reg0_R122)
LOC 1 101
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg17_I 0 (dread i32 %Reg0_I)
@label6
  dassign %Reg0_I 0 (dread i32 %Reg17_I)
  dassign %Reg1_I 0 (constval i32 2)
  brtrue @label7 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
LOC 1 102
  dassign %Reg0_I 0 (dread i32 %Reg17_I)
  dassign %Reg1_I 0 (constval i32 1000)
  dassign %Reg0_I 0 (mul i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg18_I 0 (dread i32 %Reg0_I)
LOC 1 103
  dassign %Reg0_R122 0 (dread ref %Reg16_R122)
  dassign %Reg1_I 0 (dread i32 %Reg17_I)
  intrinsiccallwithtype <$LThreadCounters_242_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg2_R126 0 (gcmalloc ref <$LThreadCounters_242_3B>)
  dassign %Reg3_R120 0 (dread ref %Reg13_R120)
  dassign %Reg4_I 0 (dread i32 %Reg18_I)
  callassigned &LThreadCounters_242_3B_7C_3Cinit_3E_7C_28LThreadCounters_24Queue2_3BI_29V (dread ref %Reg2_R126, dread ref %Reg3_R120, dread i32 %Reg4_I) {}
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R122, dread i32 %Reg1_I), 
    dread ref %Reg2_R126)
LOC 1 108
  dassign %Reg0_R122 0 (dread ref %Reg16_R122)
  dassign %Reg1_I 0 (dread i32 %Reg17_I)
  dassign %Reg0_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg0_R122, dread i32 %Reg1_I)))
  dassign %Reg0_R123 0 (retype ref <* <$Ljava_2Flang_2FThread_3B>> (dread ref %Reg0_R113))
  virtualcallassigned &Ljava_2Flang_2FThread_3B_7Cstart_7C_28_29V (dread ref %Reg0_R123) {}
LOC 1 101
  dassign %Reg17_I 0 (add i32 (dread i32 %Reg17_I, constval i32 1))
  goto @label6
@label7
LOC 1 110
  dassign %Reg0_R122 0 (dread ref %Reg16_R122)
  dassign %Reg17_R122 0 (dread ref %Reg0_R122)
  dassign %Reg17_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg17_R122))
  dassign %Reg0_R113 0 (dread ref %Reg17_R113)
  dassign %Reg0_I 0 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %Reg0_R113))
  dassign %Reg18_I 0 (dread i32 %Reg0_I)
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg19_I 0 (dread i32 %Reg0_I)
@label8
  dassign %Reg0_I 0 (dread i32 %Reg19_I)
  dassign %Reg1_I 0 (dread i32 %Reg18_I)
  brtrue @label9 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg17_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg17_R122))
  dassign %Reg0_R113 0 (dread ref %Reg17_R113)
  dassign %Reg1_I 0 (dread i32 %Reg19_I)
  dassign %Reg0_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg0_R113, dread i32 %Reg1_I)))
  dassign %Reg20_R113 0 (dread ref %Reg0_R113)
  dassign %Reg20_R123 0 (retype ref <* <$Ljava_2Flang_2FThread_3B>> (dread ref %Reg20_R113))
  dassign %Reg0_R123 0 (dread ref %Reg20_R123)
  virtualcallassigned &Ljava_2Flang_2FThread_3B_7Cjoin_7C_28_29V (dread ref %Reg0_R123) {}
  dassign %Reg19_I 0 (add i32 (dread i32 %Reg19_I, constval i32 1))
  goto @label8
@label9
LOC 1 111
  dassign %Reg0_R120 0 (dread ref %Reg13_R120)
  virtualcallassigned &LThreadCounters_24Queue2_3B_7Cclose_7C_28_29V (dread ref %Reg0_R120) {}
LOC 1 112
  dassign %Reg0_R122 0 (dread ref %Reg15_R122)
  dassign %Reg17_R122 0 (dread ref %Reg0_R122)
  dassign %Reg17_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg17_R122))
  dassign %Reg0_R113 0 (dread ref %Reg17_R113)
  dassign %Reg0_I 0 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %Reg0_R113))
  dassign %Reg18_I 0 (dread i32 %Reg0_I)
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg19_I 0 (dread i32 %Reg0_I)
@label10
  dassign %Reg0_I 0 (dread i32 %Reg19_I)
  dassign %Reg1_I 0 (dread i32 %Reg18_I)
  brtrue @label11 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg17_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg17_R122))
  dassign %Reg0_R113 0 (dread ref %Reg17_R113)
  dassign %Reg1_I 0 (dread i32 %Reg19_I)
  dassign %Reg0_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg0_R113, dread i32 %Reg1_I)))
  dassign %Reg20_R113 0 (dread ref %Reg0_R113)
  dassign %Reg20_R123 0 (retype ref <* <$Ljava_2Flang_2FThread_3B>> (dread ref %Reg20_R113))
  dassign %Reg0_R123 0 (dread ref %Reg20_R123)
  virtualcallassigned &Ljava_2Flang_2FThread_3B_7Cjoin_7C_28_29V (dread ref %Reg0_R123) {}
  dassign %Reg19_I 0 (add i32 (dread i32 %Reg19_I, constval i32 1))
  goto @label10
@label11
LOC 1 113
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R117 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_R121 0 (dread ref %Reg14_R121)
  dassign %Reg2_I 0 (constval i32 0)
  dassign %Reg1_I 0 (iread i32 <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %Reg1_R121, dread i32 %Reg2_I)))
  dassign %Reg2_R121 0 (dread ref %Reg14_R121)
  dassign %Reg3_I 0 (constval i32 1)
  dassign %Reg2_I 0 (iread i32 <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %Reg2_R121, dread i32 %Reg3_I)))
  dassign %Reg1_I 0 (add i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  dassign %Reg2_R121 0 (dread ref %Reg14_R121)
  dassign %Reg3_I 0 (constval i32 2)
  dassign %Reg2_I 0 (iread i32 <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %Reg2_R121, dread i32 %Reg3_I)))
  dassign %Reg1_I 0 (add i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28I_29V (dread ref %Reg0_R117, dread i32 %Reg1_I) {}
LOC 1 114
  dassign %Reg0_I 0 (constval i32 4)
  dassign %Reg0_R127 0 (gcmallocjarray ref <[] <* <$LThreadCounters_24Account_3B>>> (dread i32 %Reg0_I))
  dassign %Reg17_R127 0 (dread ref %Reg0_R127)
LOC 1 115
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg18_I 0 (dread i32 %Reg0_I)
@label12
  dassign %Reg0_I 0 (dread i32 %Reg18_I)
  dassign %Reg1_I 0 (constval i32 4)
  brtrue @label13 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg0_R127 0 (dread ref %Reg17_R127)
  dassign %Reg1_I 0 (dread i32 %Reg18_I)
  intrinsiccallwithtype <$LThreadCounters_24Account_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg2_R128 0 (gcmalloc ref <$LThreadCounters_24Account_3B>)
  dassign %Reg3_I 0 (constval i32 100)
  callassigned &LThreadCounters_24Account_3B_7C_3Cinit_3E_7C_28I_29V (dread ref %Reg2_R128, dread i32 %Reg3_I) {}
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R127, dread i32 %Reg1_I), 
    dread ref %Reg2_R128)
  dassign %Reg18_I 0 (add i32 (dread i32 %Reg18_I, constval i32 1))
  goto @label12
@label13
LOC 1 116
  dassign %Reg0_I 0 (constval i32 4)
  dassign %Reg0_R122 0 (gcmallocjarray ref <[] <* <$Ljava_2Flang_2FThread_3B>>> (dread i32 %Reg0_I))
  dassign %Reg18_R122 0 (dread ref %Reg0_R122)
LOC 1 117
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg19_I 0 (dread i32 %Reg0_I)
@label14
  dassign %Reg0_I 0 (dread i32 %Reg19_I)
  dassign %Reg1_I 0 (constval i32 4)
  brtrue @label15 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
LOC 1 118
  dassign %Reg0_I 0 (dread i32 %Reg19_I)
  dassign %Reg20_I 0 (dread i32 %Reg0_I)
LOC 1 119
  dassign %Reg0_R122 0 (dread ref %Reg18_R122)
  dassign %Reg1_I 0 (dread i32 %Reg19_I)
  intrinsiccallwithtype <$Ljava_2Flang_2FThread_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg2_R123 0 (gcmalloc ref <$Ljava_2Flang_2FThread_3B>)
  intrinsiccallwithtype <$LThreadCounters_243_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg3_R129 0 (gcmalloc ref <$LThreadCounters_243_3B>)
  dassign %Reg4_I 0 (dread i32 %Reg20_I)
  dassign %Reg5_R127 0 (dread ref %Reg17_R127)
  callassigned &LThreadCounters_243_3B_7C_3Cinit_3E_7C_28IALThreadCounters_24Account_3B_29V (dread ref %Reg3_R129, dread i32 %Reg4_I, dread ref %Reg5_R127) {}
  dassign %Reg3_R125 0 (retype ref <* <$Ljava_2Flang_2FRunnable_3B>> (dread ref %Reg3_R129))
  callassigned &Ljava_2Flang_2FThread_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FRunnable_3B_29V (dread ref %Reg2_R123, dread ref %Reg3_R125) {}
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R122, dread i32 %Reg1_I), 
    dread ref %Reg2_R123)
LOC 1 130
  dassign %Reg0_R122 0 (dread ref %Reg18_R122)
  dassign %Reg1_I 0 (dread i32 %Reg19_I)
  dassign %Reg0_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg0_R122, dread i32 %Reg1_I)))
  dassign %Reg0_R123 0 (retype ref <* <$Ljava_2Flang_2FThread_3B>> (dread ref %Reg0_R113))
  virtualcallassigned &Ljava_2Flang_2FThread_3B_7Cstart_7C_28_29V (dread ref %Reg0_R123) {}
LOC 1 117
  dassign %Reg19_I 0 (add i32 (dread i32 %Reg19_I, constval i32 1))
  goto @label14
@label15
LOC 1 132
  dassign %Reg0_R122 0 (dread ref %Reg18_R122)
  dassign %Reg19_R122 0 (dread ref %Reg0_R122)
  dassign %Reg19_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg19_R122))
  dassign %Reg0_R113 0 (dread ref %Reg19_R113)
  dassign %Reg0_I 0 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %Reg0_R113))
  dassign %Reg20_I 0 (dread i32 %Reg0_I)
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg21_I 0 (dread i32 %Reg0_I)
@label16
  dassign %Reg0_I 0 (dread i32 %Reg21_I)
  dassign %Reg1_I 0 (dread i32 %Reg20_I)
  brtrue @label17 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg19_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg19_R122))
  dassign %Reg0_R113 0 (dread ref %Reg19_R113)
  dassign %Reg1_I 0 (dread i32 %Reg21_I)
  dassign %Reg0_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg0_R113, dread i32 %Reg1_I)))
  dassign %Reg22_R113 0 (dread ref %Reg0_R113)
  dassign %Reg22_R123 0 (retype ref <* <$Ljava_2Flang_2FThread_3B>> (dread ref %Reg22_R113))
  dassign %Reg0_R123 0 (dread ref %Reg22_R123)
  virtualcallassigned &Ljava_2Flang_2FThread_3B_7Cjoin_7C_28_29V (dread ref %Reg0_R123) {}
  dassign %Reg21_I 0 (add i32 (dread i32 %Reg21_I, constval i32 1))
  goto @label16
@label17
LOC 1 133
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg19_I 0 (dread i32 %Reg0_I)
LOC 1 134
  dassign %Reg0_R127 0 (dread ref %Reg17_R127)
  dassign %Reg20_R127 0 (dread ref %Reg0_R127)
  dassign %Reg20_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg20_R127))
  dassign %Reg0_R113 0 (dread ref %Reg20_R113)
  dassign %Reg0_I 0 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %Reg0_R113))
  dassign %Reg21_I 0 (dread i32 %Reg0_I)
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg22_I 0 (dread i32 %Reg0_I)
@label18
  dassign %Reg0_I 0 (dread i32 %Reg22_I)
  dassign %Reg1_I 0 (dread i32 %Reg21_I)
  brtrue @label19 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg20_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg20_R127))
  dassign %Reg0_R113 0 (dread ref %Reg20_R113)
  dassign %Reg1_I 0 (dread i32 %Reg22_I)
  dassign %Reg0_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg0_R113, dread i32 %Reg1_I)))
  dassign %Reg23_R113 0 (dread ref %Reg0_R113)
  dassign %Reg0_I 0 (dread i32 %Reg19_I)
  dassign %Reg23_R128 0 (retype ref <* <$LThreadCounters_24Account_3B>> (dread ref %Reg23_R113))
  dassign %Reg1_R128 0 (dread ref %Reg23_R128)
  virtualcallassigned &LThreadCounters_24Account_3B_7Cget_7C_28_29I (dread ref %Reg1_R128) { dassign %Reg1_I 0 }
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg19_I 0 (dread i32 %Reg0_I)
  dassign %Reg22_I 0 (add i32 (dread i32 %Reg22_I, constval i32 1))
  goto @label18
@label19
LOC 1 135
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R117 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_I 0 (dread i32 %Reg19_I)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28I_29V (dread ref %Reg0_R117, dread i32 %Reg1_I) {}
LOC 1 136
  intrinsiccallwithtype <$Ljava_2Flang_2FThread_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R123 0 (gcmalloc ref <$Ljava_2Flang_2FThread_3B>)
  intrinsiccallwithtype <$LThreadCounters_244_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R130 0 (gcmalloc ref <$LThreadCounters_244_3B>)
  callassigned &LThreadCounters_244_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R130) {}
  dassign %Reg1_R125 0 (retype ref <* <$Ljava_2Flang_2FRunnable_3B>> (dread ref %Reg1_R130))
  callassigned &Ljava_2Flang_2FThread_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FRunnable_3B_29V (dread ref %Reg0_R123, dread ref %Reg1_R125) {}
  dassign %Reg20_R123 0 (dread ref %Reg0_R123)
LOC 1 155
  dassign %Reg0_R123 0 (dread ref %Reg20_R123)
  virtualcallassigned &Ljava_2Flang_2FThread_3B_7Cstart_7C_28_29V (dread ref %Reg0_R123) {}
LOC 1 156
  dassign %Reg0_R123 0 (dread ref %Reg20_R123)
  virtualcallassigned &Ljava_2Flang_2FThread_3B_7Cjoin_7C_28_29V (dread ref %Reg0_R123) {}
LOC 1 157
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R117 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$LThreadCounters_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_I 0 (dread i32 $LThreadCounters_3B_7Cv)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28I_29V (dread ref %Reg0_R117, dread i32 %Reg1_I) {}
LOC 1 158
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R117 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FThread_3B> JAVA_CLINIT_CHECK ()
  callassigned &Ljava_2Flang_2FThread_3B_7CcurrentThread_7C_28_29Ljava_2Flang_2FThread_3B () { dassign %Reg1_R123 0 }
  intrinsiccallwithtype <$Ljava_2Flang_2FThread_3B> JAVA_CLINIT_CHECK ()
  callassigned &Ljava_2Flang_2FThread_3B_7CcurrentThread_7C_28_29Ljava_2Flang_2FThread_3B () { dassign %Reg2_R123 0 }
  dassign %Reg9_R113 0 (dread ref %Reg0_R117)
  brtrue @label20 (ne i32 ref (dread ref %Reg1_R123, dread ref %Reg2_R123))
  dassign %Reg0_R113 0 (dread ref %Reg9_R113)
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg9_I 0 (dread i32 %Reg1_I)
  dassign %Reg10_R113 0 (dread ref %Reg0_R113)
  goto @label21
@label20
  dassign %Reg0_R113 0 (dread ref %Reg9_R113)
  dassign %Reg1_I 0 (constval i32 0)
  dassign %Reg9_I 0 (dread i32 %Reg1_I)
  dassign %Reg10_R113 0 (dread ref %Reg0_R113)
@label21
  dassign %Reg0_R113 0 (dread ref %Reg10_R113)
  dassign %Reg1_I 0 (dread i32 %Reg9_I)
  dassign %Reg0_R117 0 (retype ref <* <$Ljava_2Fio_2FPrintStream_3B>> (dread ref %Reg0_R113))
  dassign %Reg1_Z 0 (cvt u1 i32 (dread i32 %Reg1_I))
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Z_29V (dread ref %Reg0_R117, dread u1 %Reg1_Z) {}
LOC 1 159
  intrinsiccallwithtype <$Ljava_2Futil_2FArrayList_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R131 0 (gcmalloc ref <$Ljava_2Futil_2FArrayList_3B>)
  callassigned &Ljava_2Futil_2FArrayList_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R131) {}
  dassign %Reg21_R131 0 (dread ref %Reg0_R131)
LOC 1 160
  dassign %Reg0_I 0 (constval i32 20)
  dassign %Reg0_R122 0 (gcmallocjarray ref <[] <* <$Ljava_2Flang_2FThread_3B>>> (dread i32 %Reg0_I))
  dassign %Reg22_R122 0 (dread ref %Reg0_R122)
LOC 1 161
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg23_I 0 (dread i32 %Reg0_I)
@label22
  dassign %Reg0_I 0 (dread i32 %Reg23_I)
  dassign %Reg1_I 0 (constval i32 20)
  brtrue @label23 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
LOC 1 162
  dassign %Reg0_I 0 (dread i32 %Reg23_I)
  dassign %Reg24_I 0 (dread i32 %Reg0_I)
LOC 1 163
  dassign %Reg0_R122 0 (dread ref %Reg22_R122)
  dassign %Reg1_I 0 (dread i32 %Reg23_I)
  intrinsiccallwithtype <$Ljava_2Flang_2FThread_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg2_R123 0 (gcmalloc ref <$Ljava_2Flang_2FThread_3B>)
  intrinsiccallwithtype <$LThreadCounters_245_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg3_R132 0 (gcmalloc ref <$LThreadCounters_245_3B>)
  dassign %Reg4_R131 0 (dread ref %Reg21_R131)
  dassign %Reg5_I 0 (dread i32 %Reg24_I)
  callassigned &LThreadCounters_245_3B_7C_3Cinit_3E_7C_28Ljava_2Futil_2FArrayList_3BI_29V (dread ref %Reg3_R132, dread ref %Reg4_R131, dread i32 %Reg5_I) {}
  dassign %Reg3_R125 0 (retype ref <* <$Ljava_2Flang_2FRunnable_3B>> (dread ref %Reg3_R132))
  callassigned &Ljava_2Flang_2FThread_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FRunnable_3B_29V (dread ref %Reg2_R123, dread ref %Reg3_R125) {}
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R122, dread i32 %Reg1_I), 
    dread ref %Reg2_R123)
LOC 1 161
  dassign %Reg23_I 0 (add i32 (dread i32 %Reg23_I, constval i32 1))
  goto @label22
@label23
LOC 1 171
  dassign %Reg0_R122 0 (dread ref %Reg22_R122)
  dassign %Reg23_R122 0 (dread ref %Reg0_R122)
  dassign %Reg23_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg23_R122))
  dassign %Reg0_R113 0 (dread ref %Reg23_R113)
  dassign %Reg0_I 0 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %Reg0_R113))
  dassign %Reg24_I 0 (dread i32 %Reg0_I)
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg25_I 0 (dread i32 %Reg0_I)
@label24
  dassign %Reg0_I 0 (dread i32 %Reg25_I)
  dassign %Reg1_I 0 (dread i32 %Reg24_I)
  brtrue @label25 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg23_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg23_R122))
  dassign %Reg0_R113 0 (dread ref %Reg23_R113)
  dassign %Reg1_I 0 (dread i32 %Reg25_I)
  dassign %Reg0_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg0_R113, dread i32 %Reg1_I)))
  dassign %Reg26_R113 0 (dread ref %Reg0_R113)
  dassign %Reg26_R123 0 (retype ref <* <$Ljava_2Flang_2FThread_3B>> (dread ref %Reg26_R113))
  dassign %Reg0_R123 0 (dread ref %Reg26_R123)
  virtualcallassigned &Ljava_2Flang_2FThread_3B_7Cstart_7C_28_29V (dread ref %Reg0_R123) {}
  dassign %Reg25_I 0 (add i32 (dread i32 %Reg25_I, constval i32 1))
  goto @label24
@label25
LOC 1 172
  dassign %Reg0_R122 0 (dread ref %Reg22_R122)
  dassign %Reg23_R122 0 (dread ref %Reg0_R122)
  dassign %Reg23_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg23_R122))
  dassign %Reg0_R113 0 (dread ref %Reg23_R113)
  dassign %Reg0_I 0 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %Reg0_R113))
  dassign %Reg24_I 0 (dread i32 %Reg0_I)
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg25_I 0 (dread i32 %Reg0_I)
@label26
  dassign %Reg0_I 0 (dread i32 %Reg25_I)
  dassign %Reg1_I 0 (dread i32 %Reg24_I)
  brtrue @label27 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg23_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg23_R122))
  dassign %Reg0_R113 0 (dread ref %Reg23_R113)
  dassign %Reg1_I 0 (dread i32 %Reg25_I)
  dassign %Reg0_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg0_R113, dread i32 %Reg1_I)))
  dassign %Reg26_R113 0 (dread ref %Reg0_R113)
  dassign %Reg26_R123 0 (retype ref <* <$Ljava_2Flang_2FThread_3B>> (dread ref %Reg26_R113))
  dassign %Reg0_R123 0 (dread ref %Reg26_R123)
  virtualcallassigned &Ljava_2Flang_2FThread_3B_7Cjoin_7C_28_29V (dread ref %Reg0_R123) {}
  dassign %Reg25_I 0 (add i32 (dread i32 %Reg25_I, constval i32 1))
  goto @label26
@label27
LOC 1 173
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R117 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_R131 0 (dread ref %Reg21_R131)
  virtualcallassigned &Ljava_2Futil_2FArrayList_3B_7Csize_7C_28_29I (dread ref %Reg1_R131) { dassign %Reg1_I 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28I_29V (dread ref %Reg0_R117, dread i32 %Reg1_I) {}
LOC 1 174
  intrinsiccallwithtype <$Ljava_2Flang_2FThread_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R123 0 (gcmalloc ref <$Ljava_2Flang_2FThread_3B>)
  intrinsiccallwithtype <$LThreadCounters_246_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R133 0 (gcmalloc ref <$LThreadCounters_246_3B>)
  callassigned &LThreadCounters_246_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R133) {}
  dassign %Reg1_R125 0 (retype ref <* <$Ljava_2Flang_2FRunnable_3B>> (dread ref %Reg1_R133))
  callassigned &Ljava_2Flang_2FThread_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FRunnable_3B_29V (dread ref %Reg0_R123, dread ref %Reg1_R125) {}
  dassign %Reg23_R123 0 (dread ref %Reg0_R123)
LOC 1 187
  dassign %Reg0_R123 0 (dread ref %Reg23_R123)
  virtualcallassigned &Ljava_2Flang_2FThread_3B_7Cstart_7C_28_29V (dread ref %Reg0_R123) {}
LOC 1 188
  dassign %Reg0_R123 0 (dread ref %Reg23_R123)
  virtualcallassigned &Ljava_2Flang_2FThread_3B_7Cjoin_7C_28_29V (dread ref %Reg0_R123) {}
LOC 1 189
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R117 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$LThreadCounters_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_I 0 (dread i32 $LThreadCounters_3B_7Cv)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28I_29V (dread ref %Reg0_R117, dread i32 %Reg1_I) {}
LOC 1 190
  dassign %Reg0_J 0 (constval i64 5)
  intrinsiccallwithtype <$Ljava_2Flang_2FThread_3B> JAVA_CLINIT_CHECK ()
  callassigned &Ljava_2Flang_2FThread_3B_7Csleep_7C_28J_29V (dread i64 %Reg0_J) {}
LOC 1 191
  intrinsiccallwithtype <$Ljava_2Flang_2FThread_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R123 0 (gcmalloc ref <$Ljava_2Flang_2FThread_3B>)
  callassigned &Ljava_2Flang_2FThread_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R123) {}
  virtualcallassigned &Ljava_2Flang_2FThread_3B_7Crun_7C_28_29V (dread ref %Reg0_R123) {}
LOC 1 192
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R117 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_65006e006400) { dassign %L_STR_11 0 }
  dassign %Reg1_R119 0 (dread ptr %L_STR_11)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R117, dread ref %Reg1_R119) {}
LOC 1 193
  return ()
}
func &LThreadCounters_3B_7C_3Cclinit_3E_7C_28_29V static constructor () void {
  funcid 3
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>

LOC 1 5
  intrinsiccallwithtype <$Ljava_2Flang_2FObject_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R113 0 (gcmalloc ref <$Ljava_2Flang_2FObject_3B>)
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
  dassign $LThreadCounters_3B_7Cla 0 (dread ref %Reg0_R113)
  return ()
}
func &LThreadCounters_241_3B_7C_3Cinit_3E_7C_28LThreadCounters_24Queue2_3BAII_29V constructor (var %_this <* <$LThreadCounters_241_3B>>, var %Reg3_R120 <* <$LThreadCounters_24Queue2_3B>>, var %Reg4_R121 <* <[] i32>>, var %Reg5_I i32) void {
  funcid 4
  var %Reg2_R124 <* <$LThreadCounters_241_3B>>
  var %Reg0_R124 <* <$LThreadCounters_241_3B>>
  var %Reg3_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_R120 <* <$LThreadCounters_24Queue2_3B>>
  var %Reg4_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_R121 <* <[] i32>>
  var %Reg1_I i32
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>

  dassign %Reg2_R124 0 (dread ref %_this)
LOC 1 86
  dassign %Reg0_R124 0 (dread ref %Reg2_R124)
  dassign %Reg3_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg3_R120))
  dassign %Reg1_R113 0 (dread ref %Reg3_R113)
  dassign %Reg1_R120 0 (retype ref <* <$LThreadCounters_24Queue2_3B>> (dread ref %Reg1_R113))
  iassign <* <$LThreadCounters_241_3B>> 2 (dread ref %Reg0_R124, dread ref %Reg1_R120)
  dassign %Reg0_R124 0 (dread ref %Reg2_R124)
  dassign %Reg4_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg4_R121))
  dassign %Reg1_R113 0 (dread ref %Reg4_R113)
  dassign %Reg1_R121 0 (retype ref <* <[] i32>> (dread ref %Reg1_R113))
  iassign <* <$LThreadCounters_241_3B>> 3 (dread ref %Reg0_R124, dread ref %Reg1_R121)
  dassign %Reg0_R124 0 (dread ref %Reg2_R124)
  dassign %Reg1_I 0 (dread i32 %Reg5_I)
  iassign <* <$LThreadCounters_241_3B>> 4 (dread ref %Reg0_R124, dread i32 %Reg1_I)
  dassign %Reg0_R124 0 (dread ref %Reg2_R124)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R124))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
  return ()
}
func &LThreadCounters_241_3B_7Crun_7C_28_29V public virtual (var %_this <* <$LThreadCounters_241_3B>>) void {
  funcid 5
  var %Reg5_R124 <* <$LThreadCounters_241_3B>>
  var %Reg0_R124 <* <$LThreadCounters_241_3B>>
  var %Reg0_R120 <* <$LThreadCounters_24Queue2_3B>>
  var %Reg0_Z u1
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg4_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_R121 <* <[] i32>>
  var %Reg1_R124 <* <$LThreadCounters_241_3B>>
  var %Reg1_I i32
  var %Reg2_I i32
  var %Reg3_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg3_R134 <* <$Ljava_2Flang_2FInteger_3B>>
  var %Reg3_I i32

ALIAS %o %Reg4_R113 <* <$Ljava_2Flang_2FObject_3B>>
  dassign %Reg5_R124 0 (dread ref %_this)
@label28
LOC 1 88
  dassign %Reg0_R124 0 (dread ref %Reg5_R124)
  dassign %Reg0_R120 0 (iread ref <* <$LThreadCounters_241_3B>> 2 (dread ref %Reg0_R124))
  virtualcallassigned &LThreadCounters_24Queue2_3B_7Cdone_7C_28_29Z (dread ref %Reg0_R120) { dassign %Reg0_Z 0 }
  brtrue @label30 (ne i32 i32 (
    cvt i32 u1 (dread u1 %Reg0_Z),
    constval i32 0))
LOC 1 89
  dassign %Reg0_R124 0 (dread ref %Reg5_R124)
  dassign %Reg0_R120 0 (iread ref <* <$LThreadCounters_241_3B>> 2 (dread ref %Reg0_R124))
  virtualcallassigned &LThreadCounters_24Queue2_3B_7Cpoll_7C_28_29Ljava_2Flang_2FObject_3B (dread ref %Reg0_R120) { dassign %Reg0_R113 0 }
  dassign %Reg4_R113 0 (dread ref %Reg0_R113)
LOC 1 90
  dassign %Reg0_R113 0 (dread ref %Reg4_R113)
  brtrue @label29 (ne i32 ref (dread ref %Reg0_R113, constval ref 0))
LOC 1 91
  intrinsiccallwithtype <$Ljava_2Flang_2FThread_3B> JAVA_CLINIT_CHECK ()
  callassigned &Ljava_2Flang_2FThread_3B_7Cyield_7C_28_29V () {}
LOC 1 92
  goto @label28
@label29
LOC 1 94
  dassign %Reg0_R124 0 (dread ref %Reg5_R124)
  dassign %Reg0_R121 0 (iread ref <* <$LThreadCounters_241_3B>> 3 (dread ref %Reg0_R124))
  dassign %Reg1_R124 0 (dread ref %Reg5_R124)
  dassign %Reg1_I 0 (iread i32 <* <$LThreadCounters_241_3B>> 4 (dread ref %Reg1_R124))
  dassign %Reg2_I 0 (iread i32 <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %Reg0_R121, dread i32 %Reg1_I)))
  dassign %Reg3_R113 0 (dread ref %Reg4_R113)
  intrinsiccallwithtypeassigned <* <$Ljava_2Flang_2FInteger_3B>> JAVA_CHECK_CAST (dread ref %Reg3_R113) { dassign %Reg3_R134 0 }
  virtualcallassigned &Ljava_2Flang_2FInteger_3B_7CintValue_7C_28_29I (dread ref %Reg3_R134) { dassign %Reg3_I 0 }
  dassign %Reg2_I 0 (add i32 (dread i32 %Reg2_I, dread i32 %Reg3_I))
  iassign <* i32> 0 (
    array 1 ptr <* <[] i32>> (dread ref %Reg0_R121, dread i32 %Reg1_I), 
    dread i32 %Reg2_I)
LOC 1 95
  goto @label28
@label30
LOC 1 96
  return ()
}
func &LThreadCounters_242_3B_7C_3Cinit_3E_7C_28LThreadCounters_24Queue2_3BI_29V constructor (var %_this <* <$LThreadCounters_242_3B>>, var %Reg3_R120 <* <$LThreadCounters_24Queue2_3B>>, var %Reg4_I i32) void {
  funcid 6
  var %Reg2_R126 <* <$LThreadCounters_242_3B>>
  var %Reg0_R126 <* <$LThreadCounters_242_3B>>
  var %Reg3_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_R120 <* <$LThreadCounters_24Queue2_3B>>
  var %Reg1_I i32
  var %Reg0_R123 <* <$Ljava_2Flang_2FThread_3B>>

  dassign %Reg2_R126 0 (dread ref %_this)
LOC 1 103
  dassign %Reg0_R126 0 (dread ref %Reg2_R126)
  dassign %Reg3_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg3_R120))
  dassign %Reg1_R113 0 (dread ref %Reg3_R113)
  dassign %Reg1_R120 0 (retype ref <* <$LThreadCounters_24Queue2_3B>> (dread ref %Reg1_R113))
  iassign <* <$LThreadCounters_242_3B>> 5 (dread ref %Reg0_R126, dread ref %Reg1_R120)
  dassign %Reg0_R126 0 (dread ref %Reg2_R126)
  dassign %Reg1_I 0 (dread i32 %Reg4_I)
  iassign <* <$LThreadCounters_242_3B>> 6 (dread ref %Reg0_R126, dread i32 %Reg1_I)
  dassign %Reg0_R126 0 (dread ref %Reg2_R126)
  dassign %Reg0_R123 0 (retype ref <* <$Ljava_2Flang_2FThread_3B>> (dread ref %Reg0_R126))
  callassigned &Ljava_2Flang_2FThread_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R123) {}
  return ()
}
func &LThreadCounters_242_3B_7Crun_7C_28_29V public virtual (var %_this <* <$LThreadCounters_242_3B>>) void {
  funcid 7
  var %Reg4_R126 <* <$LThreadCounters_242_3B>>
  var %Reg0_I i32
  var %Reg3_I i32
  var %Reg1_I i32
  var %Reg0_R126 <* <$LThreadCounters_242_3B>>
  var %Reg0_R120 <* <$LThreadCounters_24Queue2_3B>>
  var %Reg1_R126 <* <$LThreadCounters_242_3B>>
  var %Reg2_I i32
  var %Reg1_R134 <* <$Ljava_2Flang_2FInteger_3B>>
  var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_Z u1

ALIAS %i %Reg3_I i32
  dassign %Reg4_R126 0 (dread ref %_this)
LOC 1 105
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg3_I 0 (dread i32 %Reg0_I)
@label31
  dassign %Reg0_I 0 (dread i32 %Reg3_I)
  dassign %Reg1_I 0 (constval i32 1000)
  brtrue @label34 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
@label32
  dassign %Reg0_R126 0 (dread ref %Reg4_R126)
  dassign %Reg0_R120 0 (iread ref <* <$LThreadCounters_242_3B>> 5 (dread ref %Reg0_R126))
  dassign %Reg1_R126 0 (dread ref %Reg4_R126)
  dassign %Reg1_I 0 (iread i32 <* <$LThreadCounters_242_3B>> 6 (dread ref %Reg1_R126))
  dassign %Reg2_I 0 (dread i32 %Reg3_I)
  dassign %Reg1_I 0 (add i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  intrinsiccallwithtype <$Ljava_2Flang_2FInteger_3B> JAVA_CLINIT_CHECK ()
  callassigned &Ljava_2Flang_2FInteger_3B_7CvalueOf_7C_28I_29Ljava_2Flang_2FInteger_3B (dread i32 %Reg1_I) { dassign %Reg1_R134 0 }
  dassign %Reg1_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg1_R134))
  virtualcallassigned &LThreadCounters_24Queue2_3B_7Coffer_7C_28Ljava_2Flang_2FObject_3B_29Z (dread ref %Reg0_R120, dread ref %Reg1_R113) { dassign %Reg0_Z 0 }
  brtrue @label33 (ne i32 i32 (
    cvt i32 u1 (dread u1 %Reg0_Z),
    constval i32 0))
  intrinsiccallwithtype <$Ljava_2Flang_2FThread_3B> JAVA_CLINIT_CHECK ()
  callassigned &Ljava_2Flang_2FThread_3B_7Cyield_7C_28_29V () {}
  goto @label32
@label33
  dassign %Reg3_I 0 (add i32 (dread i32 %Reg3_I, constval i32 1))
  goto @label31
@label34
LOC 1 106
  return ()
}
func &LThreadCounters_243_3B_7C_3Cinit_3E_7C_28IALThreadCounters_24Account_3B_29V constructor (var %_this <* <$LThreadCounters_243_3B>>, var %Reg3_I i32, var %Reg4_R127 <* <[] <* <$LThreadCounters_24Account_3B>>>>) void {
  funcid 8
  var %Reg2_R129 <* <$LThreadCounters_243_3B>>
  var %Reg0_R129 <* <$LThreadCounters_243_3B>>
  var %Reg1_I i32
  var %Reg4_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_R127 <* <[] <* <$LThreadCounters_24Account_3B>>>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>

  dassign %Reg2_R129 0 (dread ref %_this)
LOC 1 119
  dassign %Reg0_R129 0 (dread ref %Reg2_R129)
  dassign %Reg1_I 0 (dread i32 %Reg3_I)
  iassign <* <$LThreadCounters_243_3B>> 2 (dread ref %Reg0_R129, dread i32 %Reg1_I)
  dassign %Reg0_R129 0 (dread ref %Reg2_R129)
  dassign %Reg4_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg4_R127))
  dassign %Reg1_R113 0 (dread ref %Reg4_R113)
  dassign %Reg1_R127 0 (retype ref <* <[] <* <$LThreadCounters_24Account_3B>>>> (dread ref %Reg1_R113))
  iassign <* <$LThreadCounters_243_3B>> 3 (dread ref %Reg0_R129, dread ref %Reg1_R127)
  dassign %Reg0_R129 0 (dread ref %Reg2_R129)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R129))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
  return ()
}
func &LThreadCounters_243_3B_7Crun_7C_28_29V public virtual (var %_this <* <$LThreadCounters_243_3B>>) void {
  funcid 9
  var %Reg6_R129 <* <$LThreadCounters_243_3B>>
  var %Reg0_R129 <* <$LThreadCounters_243_3B>>
  var %Reg0_I i32
  var %Reg1_I i32
  var %Reg2_I i32
  var %Reg3_I i32
  var %Reg4_I i32
  var %Reg5_I i32
  var %Reg0_R127 <* <[] <* <$LThreadCounters_24Account_3B>>>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_R128 <* <$LThreadCounters_24Account_3B>>

ALIAS %from %Reg4_I i32
ALIAS %to %Reg5_I i32
ALIAS %i %Reg3_I i32
ALIAS %x %Reg2_I i32
  dassign %Reg6_R129 0 (dread ref %_this)
LOC 1 121
  dassign %Reg0_R129 0 (dread ref %Reg6_R129)
  dassign %Reg0_I 0 (iread i32 <* <$LThreadCounters_243_3B>> 2 (dread ref %Reg0_R129))
  dassign %Reg1_I 0 (constval i32 7)
  dassign %Reg0_I 0 (mul i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg2_I 0 (dread i32 %Reg0_I)
LOC 1 122
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg3_I 0 (dread i32 %Reg0_I)
@label35
  dassign %Reg0_I 0 (dread i32 %Reg3_I)
  dassign %Reg1_I 0 (constval i32 0x7d0)
  brtrue @label36 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
LOC 1 123
  dassign %Reg0_I 0 (dread i32 %Reg2_I)
  dassign %Reg1_I 0 (constval i32 0x41c64e6d)
  dassign %Reg0_I 0 (mul i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_I 0 (constval i32 0x3039)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg2_I 0 (dread i32 %Reg0_I)
LOC 1 124
  dassign %Reg0_I 0 (dread i32 %Reg2_I)
  dassign %Reg1_I 0 (constval i32 10)
  dassign %Reg0_I 0 (lshr i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_I 0 (constval i32 3)
  dassign %Reg0_I 0 (band i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg4_I 0 (dread i32 %Reg0_I)
  dassign %Reg0_I 0 (dread i32 %Reg2_I)
  dassign %Reg1_I 0 (constval i32 20)
  dassign %Reg0_I 0 (lshr i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_I 0 (constval i32 3)
  dassign %Reg0_I 0 (band i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg5_I 0 (dread i32 %Reg0_I)
LOC 1 125
  dassign %Reg0_R129 0 (dread ref %Reg6_R129)
  dassign %Reg0_R127 0 (iread ref <* <$LThreadCounters_243_3B>> 3 (dread ref %Reg0_R129))
  dassign %Reg1_I 0 (dread i32 %Reg4_I)
  dassign %Reg0_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg0_R127, dread i32 %Reg1_I)))
  dassign %Reg1_I 0 (constval i32 -1)
  dassign %Reg0_R128 0 (retype ref <* <$LThreadCounters_24Account_3B>> (dread ref %Reg0_R113))
  virtualcallassigned &LThreadCounters_24Account_3B_7Cadd_7C_28I_29V (dread ref %Reg0_R128, dread i32 %Reg1_I) {}
LOC 1 126
  dassign %Reg0_R129 0 (dread ref %Reg6_R129)
  dassign %Reg0_R127 0 (iread ref <* <$LThreadCounters_243_3B>> 3 (dread ref %Reg0_R129))
  dassign %Reg1_I 0 (dread i32 %Reg5_I)
  dassign %Reg0_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg0_R127, dread i32 %Reg1_I)))
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg0_R128 0 (retype ref <* <$LThreadCounters_24Account_3B>> (dread ref %Reg0_R113))
  virtualcallassigned &LThreadCounters_24Account_3B_7Cadd_7C_28I_29V (dread ref %Reg0_R128, dread i32 %Reg1_I) {}
LOC 1 122
  dassign %Reg3_I 0 (add i32 (dread i32 %Reg3_I, constval i32 1))
  goto @label35
@label36
LOC 1 128
  return ()
}
func &LThreadCounters_244_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LThreadCounters_244_3B>>) void {
  funcid 10
  var %Reg1_R130 <* <$LThreadCounters_244_3B>>
  var %Reg0_R130 <* <$LThreadCounters_244_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>

  dassign %Reg1_R130 0 (dread ref %_this)
LOC 1 136
  dassign %Reg0_R130 0 (dread ref %Reg1_R130)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R130))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
  return ()
}
func &LThreadCounters_244_3B_7Crun_7C_28_29V public virtual (var %_this <* <$LThreadCounters_244_3B>>) void {
  funcid 11
  var %Reg5_R130 <* <$LThreadCounters_244_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg3_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg3_R121 <* <[] i32>>
  var %Reg0_R121 <* <[] i32>>
  var %Reg1_I i32
  var %Reg2_I i32
  var %Reg0_R135 <* <$Ljava_2Flang_2FNullPointerException_3B>>
  var %Reg4_R135 <* <$Ljava_2Flang_2FNullPointerException_3B>>
  var %Reg0_I i32
  var %Reg0_R130 <* <$LThreadCounters_244_3B>>
  var %Reg0_R136 <* <$Ljava_2Flang_2FStackOverflowError_3B>>
  var %Reg4_R136 <* <$Ljava_2Flang_2FStackOverflowError_3B>>

ALIAS %e %Reg4_R136 <* <$Ljava_2Flang_2FStackOverflowError_3B>>
ALIAS %z %Reg3_R121 <* <[] i32>>
  dassign %Reg5_R130 0 (dread ref %_this)
LOC 1 138
  dassign %Reg0_R113 0 (constval ref 0)
  dassign %Reg3_R113 0 (dread ref %Reg0_R113)
  try { @label37 }
LOC 1 140
  dassign %Reg3_R121 0 (retype ref <* <[] i32>> (dread ref %Reg3_R113))
  dassign %Reg0_R121 0 (dread ref %Reg3_R121)
  dassign %Reg1_I 0 (constval i32 0)
  dassign %Reg2_I 0 (constval i32 1)
  iassign <* i32> 0 (
    array 1 ptr <* <[] i32>> (dread ref %Reg0_R121, dread i32 %Reg1_I), 
    dread i32 %Reg2_I)
  endtry
LOC 1 143
  goto @label38
@label37
  catch { <* <$Ljava_2Flang_2FNullPointerException_3B>> }
  dassign %Reg0_R135 0 (regread ptr %%thrownval)
LOC 1 141
  dassign %Reg4_R135 0 (dread ref %Reg0_R135)
LOC 1 142
  dassign %Reg0_I 0 (constval i32 5)
  intrinsiccallwithtype <$LThreadCounters_3B> JAVA_CLINIT_CHECK ()
  dassign $LThreadCounters_3B_7Cv 0 (dread i32 %Reg0_I)
@label38
  try { @label39 }
LOC 1 145
  dassign %Reg0_R130 0 (dread ref %Reg5_R130)
  dassign %Reg1_I 0 (constval i32 0)
  virtualcallassigned &LThreadCounters_244_3B_7Crecurse_7C_28I_29I (dread ref %Reg0_R130, dread i32 %Reg1_I) { dassign %Reg0_I 0 }
  endtry
LOC 1 148
  goto @label40
@label39
  catch { <* <$Ljava_2Flang_2FStackOverflowError_3B>> }
  dassign %Reg0_R136 0 (regread ptr %%thrownval)
LOC 1 146
  dassign %Reg4_R136 0 (dread ref %Reg0_R136)
LOC 1 147
  intrinsiccallwithtype <$LThreadCounters_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_I 0 (dread i32 $LThreadCounters_3B_7Cv)
  dassign %Reg1_I 0 (constval i32 10)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  intrinsiccallwithtype <$LThreadCounters_3B> JAVA_CLINIT_CHECK ()
  dassign $LThreadCounters_3B_7Cv 0 (dread i32 %Reg0_I)
@label40
LOC 1 149
  return ()
}
func &LThreadCounters_244_3B_7Crecurse_7C_28I_29I virtual (var %_this <* <$LThreadCounters_244_3B>>, var %Reg4_I i32) i32 {
  funcid 12
  var %Reg3_R130 <* <$LThreadCounters_244_3B>>
  var %Reg0_R130 <* <$LThreadCounters_244_3B>>
  var %Reg1_I i32
  var %Reg2_I i32
  var %Reg0_I i32

ALIAS %n %Reg4_I i32
  dassign %Reg3_R130 0 (dread ref %_this)
LOC 1 152
  dassign %Reg0_R130 0 (dread ref %Reg3_R130)
  dassign %Reg1_I 0 (dread i32 %Reg4_I)
  dassign %Reg2_I 0 (constval i32 1)
  dassign %Reg1_I 0 (add i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  virtualcallassigned &LThreadCounters_244_3B_7Crecurse_7C_28I_29I (dread ref %Reg0_R130, dread i32 %Reg1_I) { dassign %Reg0_I 0 }
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  return (dread i32 %Reg0_I)
}
func &LThreadCounters_245_3B_7C_3Cinit_3E_7C_28Ljava_2Futil_2FArrayList_3BI_29V constructor (var %_this <* <$LThreadCounters_245_3B>>, var %Reg3_R131 <* <$Ljava_2Futil_2FArrayList_3B>>, var %Reg4_I i32) void {
  funcid 13
  var %Reg2_R132 <* <$LThreadCounters_245_3B>>
  var %Reg0_R132 <* <$LThreadCounters_245_3B>>
  var %Reg3_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_R131 <* <$Ljava_2Futil_2FArrayList_3B>>
  var %Reg1_I i32
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>

  dassign %Reg2_R132 0 (dread ref %_this)
LOC 1 163
  dassign %Reg0_R132 0 (dread ref %Reg2_R132)
  dassign %Reg3_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg3_R131))
  dassign %Reg1_R113 0 (dread ref %Reg3_R113)
  dassign %Reg1_R131 0 (retype ref <* <$Ljava_2Futil_2FArrayList_3B>> (dread ref %Reg1_R113))
  iassign <* <$LThreadCounters_245_3B>> 2 (dread ref %Reg0_R132, dread ref %Reg1_R131)
  dassign %Reg0_R132 0 (dread ref %Reg2_R132)
  dassign %Reg1_I 0 (dread i32 %Reg4_I)
  iassign <* <$LThreadCounters_245_3B>> 3 (dread ref %Reg0_R132, dread i32 %Reg1_I)
  dassign %Reg0_R132 0 (dread ref %Reg2_R132)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R132))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
  return ()
}
func &LThreadCounters_245_3B_7Crun_7C_28_29V public virtual (var %_this <* <$LThreadCounters_245_3B>>) void {
  funcid 14
  var %Reg5_R132 <* <$LThreadCounters_245_3B>>
  var %Reg0_R132 <* <$LThreadCounters_245_3B>>
  var %Reg0_R131 <* <$Ljava_2Futil_2FArrayList_3B>>
  var %Reg3_R131 <* <$Ljava_2Futil_2FArrayList_3B>>
  var %Reg1_R118 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg2_R119 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_12 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg2_R132 <* <$LThreadCounters_245_3B>>
  var %Reg2_I i32
  var %Reg1_R119 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_Z u1
  var %Reg3_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_R137 <* <$Ljava_2Flang_2FThrowable_3B>>
  var %Reg4_R137 <* <$Ljava_2Flang_2FThrowable_3B>>
  var %Reg4_R113 <* <$Ljava_2Flang_2FObject_3B>>

  dassign %Reg5_R132 0 (dread ref %_this)
LOC 1 165
  dassign %Reg0_R132 0 (dread ref %Reg5_R132)
  dassign %Reg0_R131 0 (iread ref <* <$LThreadCounters_245_3B>> 2 (dread ref %Reg0_R132))
  dassign %Reg3_R131 0 (dread ref %Reg0_R131)
  syncenter (dread ref %Reg0_R131)
  try { @label41 }
LOC 1 166
  dassign %Reg0_R132 0 (dread ref %Reg5_R132)
  dassign %Reg0_R131 0 (iread ref <* <$LThreadCounters_245_3B>> 2 (dread ref %Reg0_R132))
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R118 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R118) {}
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_7400) { dassign %L_STR_12 0 }
  dassign %Reg2_R119 0 (dread ptr %L_STR_12)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R118, dread ref %Reg2_R119) { dassign %Reg1_R118 0 }
  dassign %Reg2_R132 0 (dread ref %Reg5_R132)
  dassign %Reg2_I 0 (iread i32 <* <$LThreadCounters_245_3B>> 3 (dread ref %Reg2_R132))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R118, dread i32 %Reg2_I) { dassign %Reg1_R118 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R118) { dassign %Reg1_R119 0 }
  dassign %Reg1_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg1_R119))
  virtualcallassigned &Ljava_2Futil_2FArrayList_3B_7Cadd_7C_28Ljava_2Flang_2FObject_3B_29Z (dread ref %Reg0_R131, dread ref %Reg1_R113) { dassign %Reg0_Z 0 }
LOC 1 167
  dassign %Reg3_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg3_R131))
  dassign %Reg0_R113 0 (dread ref %Reg3_R113)
  syncexit (dread ref %Reg0_R113)
  endtry
  goto @label42
@label41
  catch { <* void> }
  dassign %Reg0_R137 0 (regread ptr %%thrownval)
  try { @label41 }
  dassign %Reg4_R137 0 (dread ref %Reg0_R137)
  dassign %Reg3_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg3_R131))
  dassign %Reg0_R113 0 (dread ref %Reg3_R113)
  syncexit (dread ref %Reg0_R113)
  endtry
  dassign %Reg4_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg4_R137))
  dassign %Reg0_R113 0 (dread ref %Reg4_R113)
  dassign %Reg0_R137 0 (retype ref <* <$Ljava_2Flang_2FThrowable_3B>> (dread ref %Reg0_R113))
  throw (dread ref %Reg0_R137)
@label42
LOC 1 168
  return ()
}
func &LThreadCounters_246_241_3B_7C_3Cinit_3E_7C_28LThreadCounters_246_3B_29V constructor (var %_this <* <$LThreadCounters_246_241_3B>>, var %Reg3_R133 <* <$LThreadCounters_246_3B>>) void {
  funcid 15
  var %Reg2_R138 <* <$LThreadCounters_246_241_3B>>
  var %Reg0_R138 <* <$LThreadCounters_246_241_3B>>
  var %Reg1_R133 <* <$LThreadCounters_246_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>

ALIAS %this$0 %Reg3_R133 <* <$LThreadCounters_246_3B>>
  dassign %Reg2_R138 0 (dread ref %_this)
LOC 1 176
  dassign %Reg0_R138 0 (dread ref %Reg2_R138)
  dassign %Reg1_R133 0 (dread ref %Reg3_R133)
  iassign <* <$LThreadCounters_246_241_3B>> 2 (dread ref %Reg0_R138, dread ref %Reg1_R133)
  dassign %Reg0_R138 0 (dread ref %Reg2_R138)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R138))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
  return ()
}
func &LThreadCounters_246_241_3B_7Crun_7C_28_29V public virtual (var %_this <* <$LThreadCounters_246_241_3B>>) void {
  funcid 16
  var %Reg1_R138 <* <$LThreadCounters_246_241_3B>>
  var %Reg0_I i32

  dassign %Reg1_R138 0 (dread ref %_this)
LOC 1 178
  dassign %Reg0_I 0 (constval i32 77)
  intrinsiccallwithtype <$LThreadCounters_3B> JAVA_CLINIT_CHECK ()
  dassign $LThreadCounters_3B_7Cv 0 (dread i32 %Reg0_I)
LOC 1 179
  return ()
}
func &LThreadCounters_246_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LThreadCounters_246_3B>>) void {
  funcid 17
  var %Reg1_R133 <* <$LThreadCounters_246_3B>>
  var %Reg0_R133 <* <$LThreadCounters_246_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>

  dassign %Reg1_R133 0 (dread ref %_this)
LOC 1 174
  dassign %Reg0_R133 0 (dread ref %Reg1_R133)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R133))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
  return ()
}
func &LThreadCounters_246_3B_7Crun_7C_28_29V public virtual (var %_this <* <$LThreadCounters_246_3B>>) void {
  funcid 18
  var %Reg7_R133 <* <$LThreadCounters_246_3B>>
  var %Reg0_R123 <* <$Ljava_2Flang_2FThread_3B>>
  var %Reg1_R138 <* <$LThreadCounters_246_241_3B>>
  var %Reg2_R133 <* <$LThreadCounters_246_3B>>
  var %Reg1_R125 <* <$Ljava_2Flang_2FRunnable_3B>>
  var %Reg5_R123 <* <$Ljava_2Flang_2FThread_3B>>
  var %Reg0_R139 <* <$Ljava_2Flang_2FInterruptedException_3B>>
  var %Reg6_R139 <* <$Ljava_2Flang_2FInterruptedException_3B>>

ALIAS %in %Reg5_R123 <* <$Ljava_2Flang_2FThread_3B>>
  dassign %Reg7_R133 0 (dread ref %_this)
LOC 1 176
  intrinsiccallwithtype <$Ljava_2Flang_2FThread_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R123 0 (gcmalloc ref <$Ljava_2Flang_2FThread_3B>)
  intrinsiccallwithtype <$LThreadCounters_246_241_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R138 0 (gcmalloc ref <$LThreadCounters_246_241_3B>)
  dassign %Reg2_R133 0 (dread ref %Reg7_R133)
  callassigned &LThreadCounters_246_241_3B_7C_3Cinit_3E_7C_28LThreadCounters_246_3B_29V (dread ref %Reg1_R138, dread ref %Reg2_R133) {}
  dassign %Reg1_R125 0 (retype ref <* <$Ljava_2Flang_2FRunnable_3B>> (dread ref %Reg1_R138))
  callassigned &Ljava_2Flang_2FThread_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FRunnable_3B_29V (dread ref %Reg0_R123, dread ref %Reg1_R125) {}
  dassign %Reg5_R123 0 (dread ref %Reg0_R123)
LOC 1 181
  dassign %Reg0_R123 0 (dread ref %Reg5_R123)
  virtualcallassigned &Ljava_2Flang_2FThread_3B_7Cstart_7C_28_29V (dread ref %Reg0_R123) {}
  try { @label43 }
LOC 1 183
  dassign %Reg0_R123 0 (dread ref %Reg5_R123)
  virtualcallassigned &Ljava_2Flang_2FThread_3B_7Cjoin_7C_28_29V (dread ref %Reg0_R123) {}
  endtry
LOC 1 184
  goto @label44
@label43
  catch { <* <$Ljava_2Flang_2FInterruptedException_3B>> }
  dassign %Reg0_R139 0 (regread ptr %%thrownval)
  dassign %Reg6_R139 0 (dread ref %Reg0_R139)
@label44
LOC 1 185
  return ()
}
func &LThreadCounters_24Account_3B_7C_3Cinit_3E_7C_28I_29V constructor (var %_this <* <$LThreadCounters_24Account_3B>>, var %Reg3_I i32) void {
  funcid 19
  var %Reg2_R128 <* <$LThreadCounters_24Account_3B>>
  var %Reg0_R128 <* <$LThreadCounters_24Account_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_I i32

ALIAS %b %Reg3_I i32
  dassign %Reg2_R128 0 (dread ref %_this)
LOC 1 8
  dassign %Reg0_R128 0 (dread ref %Reg2_R128)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R128))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
LOC 1 9
  dassign %Reg0_R128 0 (dread ref %Reg2_R128)
  dassign %Reg1_I 0 (dread i32 %Reg3_I)
  iassign <* <$LThreadCounters_24Account_3B>> 2 (dread ref %Reg0_R128, dread i32 %Reg1_I)
LOC 1 10
  return ()
}
func &LThreadCounters_24Account_3B_7Cadd_7C_28I_29V virtual synchronized (var %_this <* <$LThreadCounters_24Account_3B>>, var %Reg4_I i32) void {
  funcid 20
  var %Reg3_R128 <* <$LThreadCounters_24Account_3B>>
  var %Reg0_R128 <* <$LThreadCounters_24Account_3B>>
  var %Reg1_I i32
  var %Reg2_I i32

ALIAS %d %Reg4_I i32
  dassign %Reg3_R128 0 (dread ref %_this)
LOC 1 13
  syncenter (dread ref %Reg3_R128)
  dassign %Reg0_R128 0 (dread ref %Reg3_R128)
  dassign %Reg1_I 0 (iread i32 <* <$LThreadCounters_24Account_3B>> 2 (dread ref %Reg0_R128))
  dassign %Reg2_I 0 (dread i32 %Reg4_I)
  dassign %Reg1_I 0 (add i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  iassign <* <$LThreadCounters_24Account_3B>> 2 (dread ref %Reg0_R128, dread i32 %Reg1_I)
LOC 1 14
  syncexit (dread ref %Reg3_R128)
  return ()
}
func &LThreadCounters_24Account_3B_7Cget_7C_28_29I virtual synchronized (var %_this <* <$LThreadCounters_24Account_3B>>) i32 {
  funcid 21
  var %Reg1_R128 <* <$LThreadCounters_24Account_3B>>
  var %Reg0_R128 <* <$LThreadCounters_24Account_3B>>
  var %Reg0_I i32

  dassign %Reg1_R128 0 (dread ref %_this)
LOC 1 17
  syncenter (dread ref %Reg1_R128)
  dassign %Reg0_R128 0 (dread ref %Reg1_R128)
  dassign %Reg0_I 0 (iread i32 <* <$LThreadCounters_24Account_3B>> 2 (dread ref %Reg0_R128))
  syncexit (dread ref %Reg1_R128)
  return (dread i32 %Reg0_I)
}
func &LThreadCounters_24Queue2_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LThreadCounters_24Queue2_3B>>) void {
  funcid 22
  var %Reg2_R120 <* <$LThreadCounters_24Queue2_3B>>
  var %Reg0_R120 <* <$LThreadCounters_24Queue2_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_I i32
  var %Reg1_R140 <* <[] <* <$Ljava_2Flang_2FObject_3B>>>>

  dassign %Reg2_R120 0 (dread ref %_this)
LOC 1 21
  dassign %Reg0_R120 0 (dread ref %Reg2_R120)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R120))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
LOC 1 22
  dassign %Reg0_R120 0 (dread ref %Reg2_R120)
  dassign %Reg1_I 0 (constval i32 8)
  dassign %Reg1_R140 0 (gcmallocjarray ref <[] <* <$Ljava_2Flang_2FObject_3B>>> (dread i32 %Reg1_I))
  iassign <* <$LThreadCounters_24Queue2_3B>> 2 (dread ref %Reg0_R120, dread ref %Reg1_R140)
  return ()
}
func &LThreadCounters_24Queue2_3B_7Coffer_7C_28Ljava_2Flang_2FObject_3B_29Z virtual synchronized (var %_this <* <$LThreadCounters_24Queue2_3B>>, var %Reg7_R113 <* <$Ljava_2Flang_2FObject_3B>>) u1 {
  funcid 23
  var %Reg6_R120 <* <$LThreadCounters_24Queue2_3B>>
  var %Reg0_R120 <* <$LThreadCounters_24Queue2_3B>>
  var %Reg0_I i32
  var %Reg1_R120 <* <$LThreadCounters_24Queue2_3B>>
  var %Reg1_R140 <* <[] <* <$Ljava_2Flang_2FObject_3B>>>>
  var %Reg1_I i32
  var %Reg0_R140 <* <[] <* <$Ljava_2Flang_2FObject_3B>>>>
  var %Reg2_R120 <* <$LThreadCounters_24Queue2_3B>>
  var %Reg3_I i32
  var %Reg4_I i32
  var %Reg2_I i32
  var %Reg2_R113 <* <$Ljava_2Flang_2FObject_3B>>

ALIAS %o %Reg7_R113 <* <$Ljava_2Flang_2FObject_3B>>
  dassign %Reg6_R120 0 (dread ref %_this)
LOC 1 26
  syncenter (dread ref %Reg6_R120)
  dassign %Reg0_R120 0 (dread ref %Reg6_R120)
  dassign %Reg0_I 0 (iread i32 <* <$LThreadCounters_24Queue2_3B>> 4 (dread ref %Reg0_R120))
  dassign %Reg1_R120 0 (dread ref %Reg6_R120)
  dassign %Reg1_R140 0 (iread ref <* <$LThreadCounters_24Queue2_3B>> 2 (dread ref %Reg1_R120))
  dassign %Reg1_I 0 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %Reg1_R140))
  brtrue @label45 (ne i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg0_I 0 (constval i32 0)
  syncexit (dread ref %Reg6_R120)
  return (dread i32 %Reg0_I)
@label45
LOC 1 27
  dassign %Reg0_R120 0 (dread ref %Reg6_R120)
  dassign %Reg0_R140 0 (iread ref <* <$LThreadCounters_24Queue2_3B>> 2 (dread ref %Reg0_R120))
  dassign %Reg1_R120 0 (dread ref %Reg6_R120)
  dassign %Reg1_I 0 (iread i32 <* <$LThreadCounters_24Queue2_3B>> 3 (dread ref %Reg1_R120))
  dassign %Reg2_R120 0 (dread ref %Reg6_R120)
  dassign %Reg3_I 0 (iread i32 <* <$LThreadCounters_24Queue2_3B>> 4 (dread ref %Reg2_R120))
  dassign %Reg4_I 0 (constval i32 1)
  dassign %Reg4_I 0 (add i32 (dread i32 %Reg3_I, dread i32 %Reg4_I))
  iassign <* <$LThreadCounters_24Queue2_3B>> 4 (dread ref %Reg2_R120, dread i32 %Reg4_I)
  dassign %Reg1_I 0 (add i32 (dread i32 %Reg1_I, dread i32 %Reg3_I))
  dassign %Reg2_I 0 (constval i32 7)
  dassign %Reg1_I 0 (band i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  dassign %Reg2_R113 0 (dread ref %Reg7_R113)
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R140, dread i32 %Reg1_I), 
    dread ref %Reg2_R113)
LOC 1 28
  dassign %Reg0_I 0 (constval i32 1)
  syncexit (dread ref %Reg6_R120)
  return (dread i32 %Reg0_I)
}
func &LThreadCounters_24Queue2_3B_7Cpoll_7C_28_29Ljava_2Flang_2FObject_3B virtual synchronized (var %_this <* <$LThreadCounters_24Queue2_3B>>) <* <$Ljava_2Flang_2FObject_3B>> {
  funcid 24
  var %Reg4_R120 <* <$LThreadCounters_24Queue2_3B>>
  var %Reg0_R120 <* <$LThreadCounters_24Queue2_3B>>
  var %Reg0_I i32
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_R140 <* <[] <* <$Ljava_2Flang_2FObject_3B>>>>
  var %Reg1_R120 <* <$LThreadCounters_24Queue2_3B>>
  var %Reg1_I i32
  var %Reg3_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg2_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg2_I i32

ALIAS %o %Reg3_R113 <* <$Ljava_2Flang_2FObject_3B>>
  dassign %Reg4_R120 0 (dread ref %_this)
LOC 1 32
  syncenter (dread ref %Reg4_R120)
  dassign %Reg0_R120 0 (dread ref %Reg4_R120)
  dassign %Reg0_I 0 (iread i32 <* <$LThreadCounters_24Queue2_3B>> 4 (dread ref %Reg0_R120))
  brtrue @label46 (ne i32 i32 (dread i32 %Reg0_I, constval i32 0))
  dassign %Reg0_R113 0 (constval ref 0)
  syncexit (dread ref %Reg4_R120)
  return (dread ref %Reg0_R113)
@label46
LOC 1 33
  dassign %Reg0_R120 0 (dread ref %Reg4_R120)
  dassign %Reg0_R140 0 (iread ref <* <$LThreadCounters_24Queue2_3B>> 2 (dread ref %Reg0_R120))
  dassign %Reg1_R120 0 (dread ref %Reg4_R120)
  dassign %Reg1_I 0 (iread i32 <* <$LThreadCounters_24Queue2_3B>> 3 (dread ref %Reg1_R120))
  dassign %Reg0_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg0_R140, dread i32 %Reg1_I)))
  dassign %Reg3_R113 0 (dread ref %Reg0_R113)
LOC 1 34
  dassign %Reg0_R120 0 (dread ref %Reg4_R120)
  dassign %Reg0_R140 0 (iread ref <* <$LThreadCounters_24Queue2_3B>> 2 (dread ref %Reg0_R120))
  dassign %Reg1_R120 0 (dread ref %Reg4_R120)
  dassign %Reg1_I 0 (iread i32 <* <$LThreadCounters_24Queue2_3B>> 3 (dread ref %Reg1_R120))
  dassign %Reg2_R113 0 (constval ref 0)
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R140, dread i32 %Reg1_I), 
    dread ref %Reg2_R113)
LOC 1 35
  dassign %Reg0_R120 0 (dread ref %Reg4_R120)
  dassign %Reg1_R120 0 (dread ref %Reg4_R120)
  dassign %Reg1_I 0 (iread i32 <* <$LThreadCounters_24Queue2_3B>> 3 (dread ref %Reg1_R120))
  dassign %Reg2_I 0 (constval i32 1)
  dassign %Reg1_I 0 (add i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  dassign %Reg2_I 0 (constval i32 7)
  dassign %Reg1_I 0 (band i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  iassign <* <$LThreadCounters_24Queue2_3B>> 3 (dread ref %Reg0_R120, dread i32 %Reg1_I)
LOC 1 36
  dassign %Reg0_R120 0 (dread ref %Reg4_R120)
  dassign %Reg1_I 0 (iread i32 <* <$LThreadCounters_24Queue2_3B>> 4 (dread ref %Reg0_R120))
  dassign %Reg2_I 0 (constval i32 1)
  dassign %Reg1_I 0 (sub i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  iassign <* <$LThreadCounters_24Queue2_3B>> 4 (dread ref %Reg0_R120, dread i32 %Reg1_I)
LOC 1 37
  dassign %Reg3_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg3_R113))
  dassign %Reg0_R113 0 (dread ref %Reg3_R113)
  syncexit (dread ref %Reg4_R120)
  return (dread ref %Reg0_R113)
}
func &LThreadCounters_24Queue2_3B_7Cclose_7C_28_29V virtual synchronized (var %_this <* <$LThreadCounters_24Queue2_3B>>) void {
  funcid 25
  var %Reg2_R120 <* <$LThreadCounters_24Queue2_3B>>
  var %Reg0_R120 <* <$LThreadCounters_24Queue2_3B>>
  var %Reg1_I i32
  var %Reg1_Z u1

  dassign %Reg2_R120 0 (dread ref %_this)
LOC 1 41
  syncenter (dread ref %Reg2_R120)
  dassign %Reg0_R120 0 (dread ref %Reg2_R120)
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg1_Z 0 (intrinsicop u1 JAVA_MERGE (dread i32 %Reg1_I))
  iassign <* <$LThreadCounters_24Queue2_3B>> 5 (dread ref %Reg0_R120, dread u1 %Reg1_Z)
LOC 1 42
  syncexit (dread ref %Reg2_R120)
  return ()
}
func &LThreadCounters_24Queue2_3B_7Cdone_7C_28_29Z virtual synchronized (var %_this <* <$LThreadCounters_24Queue2_3B>>) u1 {
  funcid 26
  var %Reg2_R120 <* <$LThreadCounters_24Queue2_3B>>
  var %Reg0_R120 <* <$LThreadCounters_24Queue2_3B>>
  var %Reg0_Z u1
  var %Reg0_I i32
  var %Reg1_I i32

  dassign %Reg2_R120 0 (dread ref %_this)
LOC 1 45
  syncenter (dread ref %Reg2_R120)
  dassign %Reg0_R120 0 (dread ref %Reg2_R120)
  dassign %Reg0_Z 0 (iread u1 <* <$LThreadCounters_24Queue2_3B>> 5 (dread ref %Reg0_R120))
  dassign %Reg0_I 0 (cvt i32 u1 (dread u1 %Reg0_Z))
  brtrue @label47 (eq i32 i32 (dread i32 %Reg0_I, constval i32 0))
  dassign %Reg0_R120 0 (dread ref %Reg2_R120)
  dassign %Reg0_I 0 (iread i32 <* <$LThreadCounters_24Queue2_3B>> 4 (dread ref %Reg0_R120))
  brtrue @label47 (ne i32 i32 (dread i32 %Reg0_I, constval i32 0))
  dassign %Reg0_I 0 (constval i32 1)
  dassign %Reg1_I 0 (dread i32 %Reg0_I)
  goto @label48
@label47
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg1_I 0 (dread i32 %Reg0_I)
@label48
  dassign %Reg0_I 0 (dread i32 %Reg1_I)
  syncexit (dread ref %Reg2_R120)
  return (dread i32 %Reg0_I)
}
func &LThreadCounters_24Worker_3B_7C_3Cinit_3E_7C_28I_29V constructor (var %_this <* <$LThreadCounters_24Worker_3B>>, var %Reg3_I i32) void {
  funcid 27
  var %Reg2_R116 <* <$LThreadCounters_24Worker_3B>>
  var %Reg0_R116 <* <$LThreadCounters_24Worker_3B>>
  var %Reg0_R123 <* <$Ljava_2Flang_2FThread_3B>>
  var %Reg1_I i32

ALIAS %id %Reg3_I i32
  dassign %Reg2_R116 0 (dread ref %_this)
LOC 1 52
  dassign %Reg0_R116 0 (dread ref %Reg2_R116)
  dassign %Reg0_R123 0 (retype ref <* <$Ljava_2Flang_2FThread_3B>> (dread ref %Reg0_R116))
  callassigned &Ljava_2Flang_2FThread_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R123) {}
LOC 1 53
  dassign %Reg0_R116 0 (dread ref %Reg2_R116)
  dassign %Reg1_I 0 (dread i32 %Reg3_I)
  iassign <* <$LThreadCounters_24Worker_3B>> 5 (dread ref %Reg0_R116, dread i32 %Reg1_I)
LOC 1 54
  return ()
}
func &LThreadCounters_24Worker_3B_7Crun_7C_28_29V public virtual (var %_this <* <$LThreadCounters_24Worker_3B>>) void {
  funcid 28
  var %Reg9_R116 <* <$LThreadCounters_24Worker_3B>>
  var %Reg0_I i32
  var %Reg5_I i32
  var %Reg1_I i32
  var %Reg0_R116 <* <$LThreadCounters_24Worker_3B>>
  var %Reg2_I i32
  var %Reg3_R116 <* <$LThreadCounters_24Worker_3B>>
  var %Reg3_I i32
  var %Reg4_I i32
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg6_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_R137 <* <$Ljava_2Flang_2FThrowable_3B>>
  var %Reg7_R137 <* <$Ljava_2Flang_2FThrowable_3B>>
  var %Reg7_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_R141 <* <$Ljava_2Flang_2FClass_3B>>
  var %Reg6_R141 <* <$Ljava_2Flang_2FClass_3B>>
  var %Reg8_R137 <* <$Ljava_2Flang_2FThrowable_3B>>
  var %Reg8_R113 <* <$Ljava_2Flang_2FObject_3B>>

ALIAS %i %Reg5_I i32
  dassign %Reg9_R116 0 (dread ref %_this)
LOC 1 57
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg5_I 0 (dread i32 %Reg0_I)
@label49
  dassign %Reg0_I 0 (dread i32 %Reg5_I)
  dassign %Reg1_I 0 (constval i32 0xbb8)
  brtrue @label54 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
LOC 1 58
  dassign %Reg0_R116 0 (dread ref %Reg9_R116)
  dassign %Reg1_I 0 (iread i32 <* <$LThreadCounters_24Worker_3B>> 6 (dread ref %Reg0_R116))
  dassign %Reg2_I 0 (dread i32 %Reg5_I)
  dassign %Reg3_R116 0 (dread ref %Reg9_R116)
  dassign %Reg3_I 0 (iread i32 <* <$LThreadCounters_24Worker_3B>> 5 (dread ref %Reg3_R116))
  dassign %Reg4_I 0 (constval i32 1)
  dassign %Reg3_I 0 (add i32 (dread i32 %Reg3_I, dread i32 %Reg4_I))
  dassign %Reg2_I 0 (rem i32 (dread i32 %Reg2_I, dread i32 %Reg3_I))
  dassign %Reg1_I 0 (add i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  iassign <* <$LThreadCounters_24Worker_3B>> 6 (dread ref %Reg0_R116, dread i32 %Reg1_I)
LOC 1 59
  intrinsiccallwithtype <$LThreadCounters_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R113 0 (dread ref $LThreadCounters_3B_7Cla)
  dassign %Reg6_R113 0 (dread ref %Reg0_R113)
  syncenter (dread ref %Reg0_R113)
  try { @label50 }
LOC 1 60
  intrinsiccallwithtype <$LThreadCounters_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_I 0 (dread i32 $LThreadCounters_3B_7Ca)
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  intrinsiccallwithtype <$LThreadCounters_3B> JAVA_CLINIT_CHECK ()
  dassign $LThreadCounters_3B_7Ca 0 (dread i32 %Reg0_I)
LOC 1 61
  dassign %Reg6_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg6_R113))
  dassign %Reg0_R113 0 (dread ref %Reg6_R113)
  syncexit (dread ref %Reg0_R113)
  endtry
  goto @label51
@label50
  catch { <* void> }
  dassign %Reg0_R137 0 (regread ptr %%thrownval)
  try { @label50 }
  dassign %Reg7_R137 0 (dread ref %Reg0_R137)
  dassign %Reg6_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg6_R113))
  dassign %Reg0_R113 0 (dread ref %Reg6_R113)
  syncexit (dread ref %Reg0_R113)
  endtry
  dassign %Reg7_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg7_R137))
  dassign %Reg0_R113 0 (dread ref %Reg7_R113)
  dassign %Reg0_R137 0 (retype ref <* <$Ljava_2Flang_2FThrowable_3B>> (dread ref %Reg0_R113))
  throw (dread ref %Reg0_R137)
@label51
LOC 1 62
  dassign %Reg0_R141 0 (intrinsicopwithtype ref <* <$LThreadCounters_3B>> JAVA_CONST_CLASS ())
  dassign %Reg6_R141 0 (dread ref %Reg0_R141)
  syncenter (dread ref %Reg0_R141)
  try { @label52 }
LOC 1 63
  intrinsiccallwithtype <$LThreadCounters_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_I 0 (dread i32 $LThreadCounters_3B_7Cb)
  dassign %Reg1_I 0 (constval i32 2)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  intrinsiccallwithtype <$LThreadCounters_3B> JAVA_CLINIT_CHECK ()
  dassign $LThreadCounters_3B_7Cb 0 (dread i32 %Reg0_I)
LOC 1 64
  dassign %Reg6_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg6_R141))
  dassign %Reg0_R113 0 (dread ref %Reg6_R113)
  syncexit (dread ref %Reg0_R113)
  endtry
  goto @label53
@label52
  catch { <* void> }
  dassign %Reg0_R137 0 (regread ptr %%thrownval)
  try { @label52 }
  dassign %Reg8_R137 0 (dread ref %Reg0_R137)
  dassign %Reg6_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg6_R141))
  dassign %Reg0_R113 0 (dread ref %Reg6_R113)
  syncexit (dread ref %Reg0_R113)
  endtry
  dassign %Reg8_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg8_R137))
  dassign %Reg0_R113 0 (dread ref %Reg8_R113)
  dassign %Reg0_R137 0 (retype ref <* <$Ljava_2Flang_2FThrowable_3B>> (dread ref %Reg0_R113))
  throw (dread ref %Reg0_R137)
@label53
LOC 1 57
  dassign %Reg5_I 0 (add i32 (dread i32 %Reg5_I, constval i32 1))
  goto @label49
@label54
LOC 1 66
  return ()
}
