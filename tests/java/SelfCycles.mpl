flavor 1
srclang 3
id 65535
numfuncs 14
import "library.mplt"
import "SelfCycles.mplt"
entryfunc &LSelfCycles_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V
fileinfo {
  @INFO_filename "SelfCycles.class",
  @INFO_filename "SelfCycles$Node.class"}
srcfileinfo {
  1 "SelfCycles.java"}
javaclass $LSelfCycles_3B <$LSelfCycles_3B> public
javaclass $LSelfCycles_24Node_3B <$LSelfCycles_24Node_3B>
func &LSelfCycles_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$LSelfCycles_3B>>) void
func &LSelfCycles_3B_7Cdirect_7C_28_29V static () void
func &LSelfCycles_3B_7CasObject_7C_28_29V static () void
func &LSelfCycles_3B_7Carray_7C_28_29V static () void
func &LSelfCycles_3B_7CthroughAlias_7C_28_29V static () void
func &LSelfCycles_3B_7CthroughField_7C_28_29V static () void
func &LSelfCycles_3B_7CthroughTwoFields_7C_28LSelfCycles_24Node_3B_29V static (var %Reg5_R114 <* <$LSelfCycles_24Node_3B>>) void
func &LSelfCycles_3B_7CthroughElement_7C_28_29V static () void
func &LSelfCycles_3B_7CkeptByAnother_7C_28LSelfCycles_24Node_3B_29V static (var %Reg5_R114 <* <$LSelfCycles_24Node_3B>>) void
func &LSelfCycles_3B_7CinTurn_7C_28_29V static () void
func &LSelfCycles_3B_7CinLoop_7C_28_29V static () void
func &LSelfCycles_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V public static (var %Reg3_R117 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>) void
func &LSelfCycles_24Node_3B_7C_3Cinit_3E_7C_28I_29V constructor (var %_this <* <$LSelfCycles_24Node_3B>>, var %Reg3_I i32) void
func &LSelfCycles_24Node_3B_7Cself_7C_28_29LSelfCycles_24Node_3B virtual (var %_this <* <$LSelfCycles_24Node_3B>>) <* <$LSelfCycles_24Node_3B>>
var $_C_STR_64006f006e006500 fstatic <[3] u64> readonly = [0, 0x900000000, 0x656e6f64002f2382]
var $Ljava_2Flang_2FSystem_3B_7Cout extern <* <$Ljava_2Fio_2FPrintStream_3B>>
func &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FObject_3B>>) void
func &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V public virtual (var %_this <* <$Ljava_2Fio_2FPrintStream_3B>>, var %Reg1_R119 <* <$Ljava_2Flang_2FString_3B>>) void
var $__cinf_Ljava_2Flang_2FString_3B <$__class_meta__>
func &MCC_GetOrInsertLiteral () <* <$Ljava_2Flang_2FString_3B>>
func &LSelfCycles_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$LSelfCycles_3B>>) void {
  funcid 1
  var %Reg1_R112 <* <$LSelfCycles_3B>>
  var %Reg0_R112 <* <$LSelfCycles_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>

  dassign %Reg1_R112 0 (dread ref %_this)
LOC 1 2
  dassign %Reg0_R112 0 (dread ref %Reg1_R112)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R112))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
  return ()
}
func &LSelfCycles_3B_7Cdirect_7C_28_29V static () void {
  funcid 2
  var %Reg0_R114 <* <$LSelfCycles_24Node_3B>>
  var %Reg1_I i32
  var %Reg3_R114 <* <$LSelfCycles_24Node_3B>>
  var %Reg1_R114 <* <$LSelfCycles_24Node_3B>>

ALIAS %node %Reg3_R114 <* <$LSelfCycles_24Node_3B>>
  intrinsiccallwithtype <$LSelfCycles_3B> JAVA_CLINIT_CHECK ()
LOC 1 19
  intrinsiccallwithtype <$LSelfCycles_24Node_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R114 0 (gcmalloc ref <$LSelfCycles_24Node_3B>)
  dassign %Reg1_I 0 (constval i32 1)
  callassigned &LSelfCycles_24Node_3B_7C_3Cinit_3E_7C_28I_29V (dread ref %Reg0_R114, dread i32 %Reg1_I) {}
  dassign %Reg3_R114 0 (dread ref %Reg0_R114)
LOC 1 20
  dassign %Reg0_R114 0 (dread ref %Reg3_R114)
  dassign %Reg1_R114 0 (dread ref %Reg3_R114)
  iassign <* <$LSelfCycles_24Node_3B>> 2 (dread ref %Reg0_R114, dread ref %Reg1_R114)
LOC 1 21
  return ()
}
func &LSelfCycles_3B_7CasObject_7C_28_29V static () void {
  funcid 3
  var %Reg0_R114 <* <$LSelfCycles_24Node_3B>>
  var %Reg1_I i32
  var %Reg3_R114 <* <$LSelfCycles_24Node_3B>>
  var %Reg1_R114 <* <$LSelfCycles_24Node_3B>>
  var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg3_R113 <* <$Ljava_2Flang_2FObject_3B>>

ALIAS %node %Reg3_R114 <* <$LSelfCycles_24Node_3B>>
  intrinsiccallwithtype <$LSelfCycles_3B> JAVA_CLINIT_CHECK ()
LOC 1 24
  intrinsiccallwithtype <$LSelfCycles_24Node_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R114 0 (gcmalloc ref <$LSelfCycles_24Node_3B>)
  dassign %Reg1_I 0 (constval i32 2)
  callassigned &LSelfCycles_24Node_3B_7C_3Cinit_3E_7C_28I_29V (dread ref %Reg0_R114, dread i32 %Reg1_I) {}
  dassign %Reg3_R114 0 (dread ref %Reg0_R114)
LOC 1 25
  dassign %Reg0_R114 0 (dread ref %Reg3_R114)
  dassign %Reg1_R114 0 (dread ref %Reg3_R114)
  dassign %Reg1_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg1_R114))
  iassign <* <$LSelfCycles_24Node_3B>> 3 (dread ref %Reg0_R114, dread ref %Reg1_R113)
LOC 1 26
  dassign %Reg0_R113 0 (constval ref 0)
  dassign %Reg3_R113 0 (dread ref %Reg0_R113)
LOC 1 27
  return ()
}
func &LSelfCycles_3B_7Carray_7C_28_29V static () void {
  funcid 4
  var %Reg0_I i32
  var %Reg0_R115 <* <[] <* <$Ljava_2Flang_2FObject_3B>>>>
  var %Reg3_R115 <* <[] <* <$Ljava_2Flang_2FObject_3B>>>>
  var %Reg1_I i32
  var %Reg2_R115 <* <[] <* <$Ljava_2Flang_2FObject_3B>>>>

ALIAS %array %Reg3_R115 <* <[] <* <$Ljava_2Flang_2FObject_3B>>>>
  intrinsiccallwithtype <$LSelfCycles_3B> JAVA_CLINIT_CHECK ()
LOC 1 30
  dassign %Reg0_I 0 (constval i32 2)
  dassign %Reg0_R115 0 (gcmallocjarray ref <[] <* <$Ljava_2Flang_2FObject_3B>>> (dread i32 %Reg0_I))
  dassign %Reg3_R115 0 (dread ref %Reg0_R115)
LOC 1 31
  dassign %Reg0_R115 0 (dread ref %Reg3_R115)
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg2_R115 0 (dread ref %Reg3_R115)
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R115, dread i32 %Reg1_I), 
    dread ref %Reg2_R115)
LOC 1 32
  return ()
}
func &LSelfCycles_3B_7CthroughAlias_7C_28_29V static () void {
  funcid 5
  var %Reg0_R114 <* <$LSelfCycles_24Node_3B>>
  var %Reg1_I i32
  var %Reg3_R114 <* <$LSelfCycles_24Node_3B>>
  var %Reg4_R114 <* <$LSelfCycles_24Node_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg3_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_R114 <* <$LSelfCycles_24Node_3B>>
  var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>

ALIAS %node %Reg3_R114 <* <$LSelfCycles_24Node_3B>>
ALIAS %alias %Reg4_R114 <* <$LSelfCycles_24Node_3B>>
  intrinsiccallwithtype <$LSelfCycles_3B> JAVA_CLINIT_CHECK ()
LOC 1 35
  intrinsiccallwithtype <$LSelfCycles_24Node_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R114 0 (gcmalloc ref <$LSelfCycles_24Node_3B>)
  dassign %Reg1_I 0 (constval i32 3)
  callassigned &LSelfCycles_24Node_3B_7C_3Cinit_3E_7C_28I_29V (dread ref %Reg0_R114, dread i32 %Reg1_I) {}
  dassign %Reg3_R114 0 (dread ref %Reg0_R114)
LOC 1 36
  dassign %Reg0_R114 0 (dread ref %Reg3_R114)
  dassign %Reg4_R114 0 (dread ref %Reg0_R114)
LOC 1 37
  dassign %Reg0_R113 0 (constval ref 0)
  dassign %Reg3_R113 0 (dread ref %Reg0_R113)
LOC 1 38
  dassign %Reg0_R114 0 (dread ref %Reg4_R114)
  virtualcallassigned &LSelfCycles_24Node_3B_7Cself_7C_28_29LSelfCycles_24Node_3B (dread ref %Reg0_R114) { dassign %Reg0_R114 0 }
  dassign %Reg1_R114 0 (dread ref %Reg4_R114)
  dassign %Reg1_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg1_R114))
  iassign <* <$LSelfCycles_24Node_3B>> 3 (dread ref %Reg0_R114, dread ref %Reg1_R113)
LOC 1 39
  return ()
}
func &LSelfCycles_3B_7CthroughField_7C_28_29V static () void {
  funcid 6
  var %Reg0_R114 <* <$LSelfCycles_24Node_3B>>
  var %Reg1_I i32
  var %Reg4_R114 <* <$LSelfCycles_24Node_3B>>
  var %Reg1_R114 <* <$LSelfCycles_24Node_3B>>
  var %Reg2_I i32

ALIAS %node %Reg4_R114 <* <$LSelfCycles_24Node_3B>>
  intrinsiccallwithtype <$LSelfCycles_3B> JAVA_CLINIT_CHECK ()
LOC 1 42
  intrinsiccallwithtype <$LSelfCycles_24Node_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R114 0 (gcmalloc ref <$LSelfCycles_24Node_3B>)
  dassign %Reg1_I 0 (constval i32 4)
  callassigned &LSelfCycles_24Node_3B_7C_3Cinit_3E_7C_28I_29V (dread ref %Reg0_R114, dread i32 %Reg1_I) {}
  dassign %Reg4_R114 0 (dread ref %Reg0_R114)
LOC 1 43
  dassign %Reg0_R114 0 (dread ref %Reg4_R114)
  intrinsiccallwithtype <$LSelfCycles_24Node_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R114 0 (gcmalloc ref <$LSelfCycles_24Node_3B>)
  dassign %Reg2_I 0 (constval i32 5)
  callassigned &LSelfCycles_24Node_3B_7C_3Cinit_3E_7C_28I_29V (dread ref %Reg1_R114, dread i32 %Reg2_I) {}
  iassign <* <$LSelfCycles_24Node_3B>> 2 (dread ref %Reg0_R114, dread ref %Reg1_R114)
LOC 1 44
  dassign %Reg0_R114 0 (dread ref %Reg4_R114)
  dassign %Reg0_R114 0 (iread ref <* <$LSelfCycles_24Node_3B>> 2 (dread ref %Reg0_R114))
  dassign %Reg1_R114 0 (dread ref %Reg4_R114)
  iassign <* <$LSelfCycles_24Node_3B>> 2 (dread ref %Reg0_R114, dread ref %Reg1_R114)
LOC 1 45
  return ()
}
func &LSelfCycles_3B_7CthroughTwoFields_7C_28LSelfCycles_24Node_3B_29V static (var %Reg5_R114 <* <$LSelfCycles_24Node_3B>>) void {
  funcid 7
  var %Reg0_R114 <* <$LSelfCycles_24Node_3B>>
  var %Reg1_I i32
  var %Reg4_R114 <* <$LSelfCycles_24Node_3B>>
  var %Reg1_R114 <* <$LSelfCycles_24Node_3B>>
  var %Reg2_I i32
  var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>

ALIAS %from %Reg5_R114 <* <$LSelfCycles_24Node_3B>>
ALIAS %node %Reg4_R114 <* <$LSelfCycles_24Node_3B>>
  intrinsiccallwithtype <$LSelfCycles_3B> JAVA_CLINIT_CHECK ()
LOC 1 48
  intrinsiccallwithtype <$LSelfCycles_24Node_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R114 0 (gcmalloc ref <$LSelfCycles_24Node_3B>)
  dassign %Reg1_I 0 (constval i32 6)
  callassigned &LSelfCycles_24Node_3B_7C_3Cinit_3E_7C_28I_29V (dread ref %Reg0_R114, dread i32 %Reg1_I) {}
  dassign %Reg4_R114 0 (dread ref %Reg0_R114)
LOC 1 49
  dassign %Reg0_R114 0 (dread ref %Reg4_R114)
  intrinsiccallwithtype <$LSelfCycles_24Node_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R114 0 (gcmalloc ref <$LSelfCycles_24Node_3B>)
  dassign %Reg2_I 0 (constval i32 7)
  callassigned &LSelfCycles_24Node_3B_7C_3Cinit_3E_7C_28I_29V (dread ref %Reg1_R114, dread i32 %Reg2_I) {}
  iassign <* <$LSelfCycles_24Node_3B>> 2 (dread ref %Reg0_R114, dread ref %Reg1_R114)
LOC 1 50
  dassign %Reg0_R114 0 (dread ref %Reg4_R114)
  dassign %Reg0_R114 0 (iread ref <* <$LSelfCycles_24Node_3B>> 2 (dread ref %Reg0_R114))
  intrinsiccallwithtype <$LSelfCycles_24Node_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R114 0 (gcmalloc ref <$LSelfCycles_24Node_3B>)
  dassign %Reg2_I 0 (constval i32 8)
  callassigned &LSelfCycles_24Node_3B_7C_3Cinit_3E_7C_28I_29V (dread ref %Reg1_R114, dread i32 %Reg2_I) {}
  iassign <* <$LSelfCycles_24Node_3B>> 2 (dread ref %Reg0_R114, dread ref %Reg1_R114)
LOC 1 51
  dassign %Reg0_R114 0 (dread ref %Reg5_R114)
  dassign %Reg1_R113 0 (constval ref 0)
  iassign <* <$LSelfCycles_24Node_3B>> 3 (dread ref %Reg0_R114, dread ref %Reg1_R113)
LOC 1 52
  dassign %Reg0_R114 0 (dread ref %Reg4_R114)
  dassign %Reg0_R114 0 (iread ref <* <$LSelfCycles_24Node_3B>> 2 (dread ref %Reg0_R114))
  dassign %Reg0_R114 0 (iread ref <* <$LSelfCycles_24Node_3B>> 2 (dread ref %Reg0_R114))
  dassign %Reg1_R114 0 (dread ref %Reg4_R114)
  dassign %Reg1_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg1_R114))
  iassign <* <$LSelfCycles_24Node_3B>> 3 (dread ref %Reg0_R114, dread ref %Reg1_R113)
LOC 1 53
  return ()
}
func &LSelfCycles_3B_7CthroughElement_7C_28_29V static () void {
  funcid 8
  var %Reg0_R114 <* <$LSelfCycles_24Node_3B>>
  var %Reg1_I i32
  var %Reg3_R114 <* <$LSelfCycles_24Node_3B>>
  var %Reg1_R116 <* <[] <* <$LSelfCycles_24Node_3B>>>>
  var %Reg0_R116 <* <[] <* <$LSelfCycles_24Node_3B>>>>
  var %Reg2_R114 <* <$LSelfCycles_24Node_3B>>

ALIAS %node %Reg3_R114 <* <$LSelfCycles_24Node_3B>>
  intrinsiccallwithtype <$LSelfCycles_3B> JAVA_CLINIT_CHECK ()
LOC 1 56
  intrinsiccallwithtype <$LSelfCycles_24Node_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R114 0 (gcmalloc ref <$LSelfCycles_24Node_3B>)
  dassign %Reg1_I 0 (constval i32 9)
  callassigned &LSelfCycles_24Node_3B_7C_3Cinit_3E_7C_28I_29V (dread ref %Reg0_R114, dread i32 %Reg1_I) {}
  dassign %Reg3_R114 0 (dread ref %Reg0_R114)
LOC 1 57
  dassign %Reg0_R114 0 (dread ref %Reg3_R114)
  dassign %Reg1_I 0 (constval i32 3)
  dassign %Reg1_R116 0 (gcmallocjarray ref <[] <* <$LSelfCycles_24Node_3B>>> (dread i32 %Reg1_I))
  iassign <* <$LSelfCycles_24Node_3B>> 4 (dread ref %Reg0_R114, dread ref %Reg1_R116)
LOC 1 58
  dassign %Reg0_R114 0 (dread ref %Reg3_R114)
  dassign %Reg0_R116 0 (iread ref <* <$LSelfCycles_24Node_3B>> 4 (dread ref %Reg0_R114))
  dassign %Reg1_I 0 (constval i32 2)
  dassign %Reg2_R114 0 (dread ref %Reg3_R114)
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R116, dread i32 %Reg1_I), 
    dread ref %Reg2_R114)
LOC 1 59
  return ()
}
func &LSelfCycles_3B_7CkeptByAnother_7C_28LSelfCycles_24Node_3B_29V static (var %Reg5_R114 <* <$LSelfCycles_24Node_3B>>) void {
  funcid 9
  var %Reg0_R114 <* <$LSelfCycles_24Node_3B>>
  var %Reg1_I i32
  var %Reg3_R114 <* <$LSelfCycles_24Node_3B>>
  var %Reg1_R114 <* <$LSelfCycles_24Node_3B>>
  var %Reg4_R114 <* <$LSelfCycles_24Node_3B>>
  var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>

ALIAS %owner %Reg5_R114 <* <$LSelfCycles_24Node_3B>>
ALIAS %node %Reg3_R114 <* <$LSelfCycles_24Node_3B>>
ALIAS %other %Reg4_R114 <* <$LSelfCycles_24Node_3B>>
  intrinsiccallwithtype <$LSelfCycles_3B> JAVA_CLINIT_CHECK ()
LOC 1 62
  intrinsiccallwithtype <$LSelfCycles_24Node_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R114 0 (gcmalloc ref <$LSelfCycles_24Node_3B>)
  dassign %Reg1_I 0 (constval i32 10)
  callassigned &LSelfCycles_24Node_3B_7C_3Cinit_3E_7C_28I_29V (dread ref %Reg0_R114, dread i32 %Reg1_I) {}
  dassign %Reg3_R114 0 (dread ref %Reg0_R114)
LOC 1 63
  dassign %Reg0_R114 0 (dread ref %Reg5_R114)
  dassign %Reg1_R114 0 (dread ref %Reg3_R114)
  iassign <* <$LSelfCycles_24Node_3B>> 2 (dread ref %Reg0_R114, dread ref %Reg1_R114)
LOC 1 64
  intrinsiccallwithtype <$LSelfCycles_24Node_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R114 0 (gcmalloc ref <$LSelfCycles_24Node_3B>)
  dassign %Reg1_I 0 (constval i32 11)
  callassigned &LSelfCycles_24Node_3B_7C_3Cinit_3E_7C_28I_29V (dread ref %Reg0_R114, dread i32 %Reg1_I) {}
  dassign %Reg4_R114 0 (dread ref %Reg0_R114)
LOC 1 65
  dassign %Reg0_R114 0 (dread ref %Reg4_R114)
  dassign %Reg1_R114 0 (dread ref %Reg5_R114)
  dassign %Reg1_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg1_R114))
  iassign <* <$LSelfCycles_24Node_3B>> 3 (dread ref %Reg0_R114, dread ref %Reg1_R113)
LOC 1 66
  dassign %Reg0_R114 0 (dread ref %Reg3_R114)
  dassign %Reg1_R114 0 (dread ref %Reg4_R114)
  iassign <* <$LSelfCycles_24Node_3B>> 2 (dread ref %Reg0_R114, dread ref %Reg1_R114)
LOC 1 67
  return ()
}
func &LSelfCycles_3B_7CinTurn_7C_28_29V static () void {
  funcid 10
  var %Reg0_R114 <* <$LSelfCycles_24Node_3B>>
  var %Reg1_I i32
  var %Reg3_R114 <* <$LSelfCycles_24Node_3B>>
  var %Reg4_R114 <* <$LSelfCycles_24Node_3B>>
  var %Reg1_R114 <* <$LSelfCycles_24Node_3B>>

ALIAS %first %Reg3_R114 <* <$LSelfCycles_24Node_3B>>
ALIAS %second %Reg4_R114 <* <$LSelfCycles_24Node_3B>>
  intrinsiccallwithtype <$LSelfCycles_3B> JAVA_CLINIT_CHECK ()
LOC 1 70
  intrinsiccallwithtype <$LSelfCycles_24Node_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R114 0 (gcmalloc ref <$LSelfCycles_24Node_3B>)
  dassign %Reg1_I 0 (constval i32 12)
  callassigned &LSelfCycles_24Node_3B_7C_3Cinit_3E_7C_28I_29V (dread ref %Reg0_R114, dread i32 %Reg1_I) {}
  dassign %Reg3_R114 0 (dread ref %Reg0_R114)
LOC 1 71
  intrinsiccallwithtype <$LSelfCycles_24Node_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R114 0 (gcmalloc ref <$LSelfCycles_24Node_3B>)
  dassign %Reg1_I 0 (constval i32 13)
  callassigned &LSelfCycles_24Node_3B_7C_3Cinit_3E_7C_28I_29V (dread ref %Reg0_R114, dread i32 %Reg1_I) {}
  dassign %Reg4_R114 0 (dread ref %Reg0_R114)
LOC 1 72
  dassign %Reg0_R114 0 (dread ref %Reg3_R114)
  dassign %Reg1_R114 0 (dread ref %Reg4_R114)
  iassign <* <$LSelfCycles_24Node_3B>> 2 (dread ref %Reg0_R114, dread ref %Reg1_R114)
LOC 1 73
  dassign %Reg0_R114 0 (dread ref %Reg4_R114)
  dassign %Reg1_R114 0 (dread ref %Reg3_R114)
  iassign <* <$LSelfCycles_24Node_3B>> 2 (dread ref %Reg0_R114, dread ref %Reg1_R114)
LOC 1 74
  return ()
}
func &LSelfCycles_3B_7CinLoop_7C_28_29V static () void {
  funcid 11
  var %Reg0_I i32
  var %Reg3_I i32
  var %Reg1_I i32
  var %Reg0_R114 <* <$LSelfCycles_24Node_3B>>
  var %Reg4_R114 <* <$LSelfCycles_24Node_3B>>
  var %Reg1_R114 <* <$LSelfCycles_24Node_3B>>
  var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>

ALIAS %node %Reg4_R114 <* <$LSelfCycles_24Node_3B>>
ALIAS %i %Reg3_I i32
  intrinsiccallwithtype <$LSelfCycles_3B> JAVA_CLINIT_CHECK ()
LOC 1 77
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg3_I 0 (dread i32 %Reg0_I)
@label0
  dassign %Reg0_I 0 (dread i32 %Reg3_I)
  dassign %Reg1_I 0 (constval i32 10)
  brtrue @label3 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
LOC 1 78
  intrinsiccallwithtype <$LSelfCycles_24Node_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R114 0 (gcmalloc ref <$LSelfCycles_24Node_3B>)
  dassign %Reg1_I 0 (dread i32 %Reg3_I)
  callassigned &LSelfCycles_24Node_3B_7C_3Cinit_3E_7C_28I_29V (dread ref %Reg0_R114, dread i32 %Reg1_I) {}
  dassign %Reg4_R114 0 (dread ref %Reg0_R114)
LOC 1 79
  dassign %Reg0_I 0 (dread i32 %Reg3_I)
  dassign %Reg1_I 0 (constval i32 2)
  dassign %Reg0_I 0 (rem i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  brtrue @label1 (ne i32 i32 (dread i32 %Reg0_I, constval i32 0))
LOC 1 80
  dassign %Reg0_R114 0 (dread ref %Reg4_R114)
  dassign %Reg1_R114 0 (dread ref %Reg4_R114)
  dassign %Reg1_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg1_R114))
  iassign <* <$LSelfCycles_24Node_3B>> 3 (dread ref %Reg0_R114, dread ref %Reg1_R113)
  goto @label2
@label1
LOC 1 82
  dassign %Reg0_R114 0 (dread ref %Reg4_R114)
  dassign %Reg1_R114 0 (dread ref %Reg4_R114)
  virtualcallassigned &LSelfCycles_24Node_3B_7Cself_7C_28_29LSelfCycles_24Node_3B (dread ref %Reg1_R114) { dassign %Reg1_R114 0 }
  iassign <* <$LSelfCycles_24Node_3B>> 2 (dread ref %Reg0_R114, dread ref %Reg1_R114)
@label2
LOC 1 77
  dassign %Reg3_I 0 (add i32 (dread i32 %Reg3_I, constval i32 1))
  goto @label0
@label3
LOC 1 85
  return ()
}
func &LSelfCycles_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V public static (var %Reg3_R117 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>) void {
  funcid 12
  var %Reg0_R114 <* <$LSelfCycles_24Node_3B>>
  var %Reg1_I i32
  var %Reg0_R118 <* <$Ljava_2Fio_2FPrintStream_3B>>
  var %Reg1_R119 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_10 <* <$Ljava_2Flang_2FString_3B>>

ALIAS %args %Reg3_R117 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>
  intrinsiccallwithtype <$LSelfCycles_3B> JAVA_CLINIT_CHECK ()
LOC 1 88
  intrinsiccallwithtype <$LSelfCycles_3B> JAVA_CLINIT_CHECK ()
  callassigned &LSelfCycles_3B_7Cdirect_7C_28_29V () {}
LOC 1 89
  intrinsiccallwithtype <$LSelfCycles_3B> JAVA_CLINIT_CHECK ()
  callassigned &LSelfCycles_3B_7CasObject_7C_28_29V () {}
LOC 1 90
  intrinsiccallwithtype <$LSelfCycles_3B> JAVA_CLINIT_CHECK ()
  callassigned &LSelfCycles_3B_7Carray_7C_28_29V () {}
LOC 1 91
  intrinsiccallwithtype <$LSelfCycles_3B> JAVA_CLINIT_CHECK ()
  callassigned &LSelfCycles_3B_7CthroughAlias_7C_28_29V () {}
LOC 1 92
  intrinsiccallwithtype <$LSelfCycles_3B> JAVA_CLINIT_CHECK ()
  callassigned &LSelfCycles_3B_7CthroughField_7C_28_29V () {}
LOC 1 93
  intrinsiccallwithtype <$LSelfCycles_24Node_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R114 0 (gcmalloc ref <$LSelfCycles_24Node_3B>)
  dassign %Reg1_I 0 (constval i32 100)
  callassigned &LSelfCycles_24Node_3B_7C_3Cinit_3E_7C_28I_29V (dread ref %Reg0_R114, dread i32 %Reg1_I) {}
  intrinsiccallwithtype <$LSelfCycles_3B> JAVA_CLINIT_CHECK ()
  callassigned &LSelfCycles_3B_7CthroughTwoFields_7C_28LSelfCycles_24Node_3B_29V (dread ref %Reg0_R114) {}
LOC 1 94
  intrinsiccallwithtype <$LSelfCycles_3B> JAVA_CLINIT_CHECK ()
  callassigned &LSelfCycles_3B_7CthroughElement_7C_28_29V () {}
LOC 1 95
  intrinsiccallwithtype <$LSelfCycles_24Node_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R114 0 (gcmalloc ref <$LSelfCycles_24Node_3B>)
  dassign %Reg1_I 0 (constval i32 101)
  callassigned &LSelfCycles_24Node_3B_7C_3Cinit_3E_7C_28I_29V (dread ref %Reg0_R114, dread i32 %Reg1_I) {}
  intrinsiccallwithtype <$LSelfCycles_3B> JAVA_CLINIT_CHECK ()
  callassigned &LSelfCycles_3B_7CkeptByAnother_7C_28LSelfCycles_24Node_3B_29V (dread ref %Reg0_R114) {}
LOC 1 96
  intrinsiccallwithtype <$LSelfCycles_3B> JAVA_CLINIT_CHECK ()
  callassigned &LSelfCycles_3B_7CinTurn_7C_28_29V () {}
LOC 1 97
  intrinsiccallwithtype <$LSelfCycles_3B> JAVA_CLINIT_CHECK ()
  callassigned &LSelfCycles_3B_7CinLoop_7C_28_29V () {}
LOC 1 98
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R118 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_64006f006e006500) { dassign %L_STR_10 0 }
  dassign %Reg1_R119 0 (dread ptr %L_STR_10)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R118, dread ref %Reg1_R119) {}
LOC 1 99
  return ()
}
func &LSelfCycles_24Node_3B_7C_3Cinit_3E_7C_28I_29V constructor (var %_this <* <$LSelfCycles_24Node_3B>>, var %Reg3_I i32) void {
  funcid 13
  var %Reg2_R114 <* <$LSelfCycles_24Node_3B>>
  var %Reg0_R114 <* <$LSelfCycles_24Node_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_I i32

ALIAS %id %Reg3_I i32
  dassign %Reg2_R114 0 (dread ref %_this)
LOC 1 9
  dassign %Reg0_R114 0 (dread ref %Reg2_R114)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R114))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
LOC 1 10
  dassign %Reg0_R114 0 (dread ref %Reg2_R114)
  dassign %Reg1_I 0 (dread i32 %Reg3_I)
  iassign <* <$LSelfCycles_24Node_3B>> 5 (dread ref %Reg0_R114, dread i32 %Reg1_I)
LOC 1 11
  return ()
}
func &LSelfCycles_24Node_3B_7Cself_7C_28_29LSelfCycles_24Node_3B virtual (var %_this <* <$LSelfCycles_24Node_3B>>) <* <$LSelfCycles_24Node_3B>> {
  funcid 14
  var %Reg1_R114 <* <$LSelfCycles_24Node_3B>>
  var %Reg0_R114 <* <$LSelfCycles_24Node_3B>>

  dassign %Reg1_R114 0 (dread ref %_this)
LOC 1 14
  dassign %Reg0_R114 0 (dread ref %Reg1_R114)
  return (dread ref %Reg0_R114)
}
