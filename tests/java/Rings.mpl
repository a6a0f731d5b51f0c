flavor 1
srclang 3
id 65535
numfuncs 4
import "library.mplt"
import "Rings.mplt"
entryfunc &LRings_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V
fileinfo {
  @INFO_filename "Rings.class",
  @INFO_filename "Rings$Link.class"}
srcfileinfo {
  1 "Rings.java"}
javaclass $LRings_3B <$LRings_3B> public
javaclass $LRings_24Link_3B <$LRings_24Link_3B>
func &LRings_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$LRings_3B>>) void
func &LRings_3B_7Cring_7C_28I_29LRings_24Link_3B static (var %Reg7_I i32) <* <$LRings_24Link_3B>>
func &LRings_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V public static (var %Reg9_R115 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>) void
func &LRings_24Link_3B_7C_3Cinit_3E_7C_28I_29V constructor (var %_this <* <$LRings_24Link_3B>>, var %Reg3_I i32) void
var $Ljava_2Flang_2FSystem_3B_7Cout extern <* <$Ljava_2Fio_2FPrintStream_3B>>
func &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FObject_3B>>) void
func &Ljava_2Flang_2FInteger_3B_7CparseInt_7C_28Ljava_2Flang_2FString_3B_29I public static (var %Reg0_R116 <* <$Ljava_2Flang_2FString_3B>>) i32
func &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28J_29V public virtual (var %_this <* <$Ljava_2Fio_2FPrintStream_3B>>, var %Reg1_J i64) void
func &LRings_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$LRings_3B>>) void {
  funcid 1
  var %Reg1_R112 <* <$LRings_3B>>
  var %Reg0_R112 <* <$LRings_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>

  dassign %Reg1_R112 0 (dread ref %_this)
LOC 1 2
  dassign %Reg0_R112 0 (dread ref %Reg1_R112)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R112))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
  return ()
}
func &LRings_3B_7Cring_7C_28I_29LRings_24Link_3B static (var %Reg7_I i32) <* <$LRings_24Link_3B>> {
  funcid 2
  var %Reg0_R114 <* <$LRings_24Link_3B>>
  var %Reg1_I i32
  var %Reg4_R114 <* <$LRings_24Link_3B>>
  var %Reg5_R114 <* <$LRings_24Link_3B>>
  var %Reg0_I i32
  var %Reg6_I i32
  var %Reg1_R114 <* <$LRings_24Link_3B>>
  var %Reg2_I i32

ALIAS %i %Reg6_I i32
ALIAS %size %Reg7_I i32
ALIAS %first %Reg4_R114 <* <$LRings_24Link_3B>>
ALIAS %last %Reg5_R114 <* <$LRings_24Link_3B>>
  intrinsiccallwithtype <$LRings_3B> JAVA_CLINIT_CHECK ()
LOC 1 13
  intrinsiccallwithtype <$LRings_24Link_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R114 0 (gcmalloc ref <$LRings_24Link_3B>)
  dassign %Reg1_I 0 (constval i32 0)
  callassigned &LRings_24Link_3B_7C_3Cinit_3E_7C_28I_29V (dread ref %Reg0_R114, dread i32 %Reg1_I) {}
  dassign %Reg4_R114 0 (dread ref %Reg0_R114)
LOC 1 14
  dassign %Reg0_R114 0 (dread ref %Reg4_R114)
  dassign %Reg5_R114 0 (dread ref %Reg0_R114)
LOC 1 15
  dassign %Reg0_I 0 (constval i32 1)
  dassign %Reg6_I 0 (dread i32 %Reg0_I)
@label0
  dassign %Reg0_I 0 (dread i32 %Reg6_I)
  dassign %Reg1_I 0 (dread i32 %Reg7_I)
  brtrue @label1 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
LOC 1 16
  dassign %Reg0_R114 0 (dread ref %Reg5_R114)
  intrinsiccallwithtype <$LRings_24Link_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R114 0 (gcmalloc ref <$LRings_24Link_3B>)
  dassign %Reg2_I 0 (dread i32 %Reg6_I)
  callassigned &LRings_24Link_3B_7C_3Cinit_3E_7C_28I_29V (dread ref %Reg1_R114, dread i32 %Reg2_I) {}
  iassign <* <$LRings_24Link_3B>> 2 (dread ref %Reg0_R114, dread ref %Reg1_R114)
LOC 1 17
  dassign %Reg0_R114 0 (dread ref %Reg5_R114)
  dassign %Reg0_R114 0 (iread ref <* <$LRings_24Link_3B>> 2 (dread ref %Reg0_R114))
  dassign %Reg5_R114 0 (dread ref %Reg0_R114)
LOC 1 15
  dassign %Reg6_I 0 (add i32 (dread i32 %Reg6_I, constval i32 1))
  goto @label0
@label1
LOC 1 19
  dassign %Reg0_R114 0 (dread ref %Reg5_R114)
  dassign %Reg1_R114 0 (dread ref %Reg4_R114)
  iassign <* <$LRings_24Link_3B>> 2 (dread ref %Reg0_R114, dread ref %Reg1_R114)
LOC 1 20
  dassign %Reg0_R114 0 (dread ref %Reg4_R114)
  return (dread ref %Reg0_R114)
}
func &LRings_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V public static (var %Reg9_R115 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>) void {
  funcid 3
  var %Reg0_R115 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>
  var %Reg1_I i32
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_R116 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_I i32
  var %Reg4_I i32
  var %Reg0_J i64
  var %Reg5_J i64
  var %Reg7_I i32
  var %Reg2_I i32
  var %Reg0_R114 <* <$LRings_24Link_3B>>
  var %Reg8_R114 <* <$LRings_24Link_3B>>
  var %Reg1_R114 <* <$LRings_24Link_3B>>
  var %Reg2_R114 <* <$LRings_24Link_3B>>
  var %Reg1_J i64
  var %Reg0_R117 <* <$Ljava_2Fio_2FPrintStream_3B>>

ALIAS %link %Reg8_R114 <* <$LRings_24Link_3B>>
ALIAS %i %Reg7_I i32
ALIAS %args %Reg9_R115 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>
ALIAS %rings %Reg4_I i32
ALIAS %sum %Reg5_J i64
  intrinsiccallwithtype <$LRings_3B> JAVA_CLINIT_CHECK ()
LOC 1 24
  dassign %Reg0_R115 0 (dread ref %Reg9_R115)
  dassign %Reg1_I 0 (constval i32 0)
  dassign %Reg0_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg0_R115, dread i32 %Reg1_I)))
  intrinsiccallwithtype <$Ljava_2Flang_2FInteger_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R116 0 (retype ref <* <$Ljava_2Flang_2FString_3B>> (dread ref %Reg0_R113))
  callassigned &Ljava_2Flang_2FInteger_3B_7CparseInt_7C_28Ljava_2Flang_2FString_3B_29I (dread ref %Reg0_R116) { dassign %Reg0_I 0 }
  dassign %Reg4_I 0 (dread i32 %Reg0_I)
LOC 1 25
  dassign %Reg0_J 0 (constval i64 0)
  dassign %Reg5_J 0 (dread i64 %Reg0_J)
LOC 1 26
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg7_I 0 (dread i32 %Reg0_I)
@label2
  dassign %Reg0_I 0 (dread i32 %Reg7_I)
  dassign %Reg1_I 0 (dread i32 %Reg4_I)
  brtrue @label3 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
LOC 1 27
  dassign %Reg0_I 0 (constval i32 2)
  dassign %Reg1_I 0 (dread i32 %Reg7_I)
  dassign %Reg2_I 0 (constval i32 7)
  dassign %Reg1_I 0 (rem i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  intrinsiccallwithtype <$LRings_3B> JAVA_CLINIT_CHECK ()
  callassigned &LRings_3B_7Cring_7C_28I_29LRings_24Link_3B (dread i32 %Reg0_I) { dassign %Reg0_R114 0 }
  dassign %Reg8_R114 0 (dread ref %Reg0_R114)
LOC 1 28
  dassign %Reg0_J 0 (dread i64 %Reg5_J)
  dassign %Reg1_R114 0 (dread ref %Reg8_R114)
  dassign %Reg1_R114 0 (iread ref <* <$LRings_24Link_3B>> 2 (dread ref %Reg1_R114))
  dassign %Reg1_I 0 (iread i32 <* <$LRings_24Link_3B>> 3 (dread ref %Reg1_R114))
  dassign %Reg2_R114 0 (dread ref %Reg8_R114)
  dassign %Reg2_R114 0 (iread ref <* <$LRings_24Link_3B>> 2 (dread ref %Reg2_R114))
  dassign %Reg2_R114 0 (iread ref <* <$LRings_24Link_3B>> 2 (dread ref %Reg2_R114))
  dassign %Reg2_I 0 (iread i32 <* <$LRings_24Link_3B>> 3 (dread ref %Reg2_R114))
  dassign %Reg1_I 0 (add i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  dassign %Reg1_J 0 (cvt i64 i32 (dread i32 %Reg1_I))
  dassign %Reg0_J 0 (add i64 (dread i64 %Reg0_J, dread i64 %Reg1_J))
  dassign %Reg5_J 0 (dread i64 %Reg0_J)
LOC 1 26
  dassign %Reg7_I 0 (add i32 (dread i32 %Reg7_I, constval i32 1))
  goto @label2
@label3
LOC 1 30
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R117 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_J 0 (dread i64 %Reg5_J)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28J_29V (dread ref %Reg0_R117, dread i64 %Reg1_J) {}
LOC 1 31
  return ()
}
func &LRings_24Link_3B_7C_3Cinit_3E_7C_28I_29V constructor (var %_this <* <$LRings_24Link_3B>>, var %Reg3_I i32) void {
  funcid 4
  var %Reg2_R114 <* <$LRings_24Link_3B>>
  var %Reg0_R114 <* <$LRings_24Link_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_I i32

ALIAS %number %Reg3_I i32
  dassign %Reg2_R114 0 (dread ref %_this)
LOC 1 7
  dassign %Reg0_R114 0 (dread ref %Reg2_R114)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R114))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
LOC 1 8
  dassign %Reg0_R114 0 (dread ref %Reg2_R114)
  dassign %Reg1_I 0 (dread i32 %Reg3_I)
  iassign <* <$LRings_24Link_3B>> 3 (dread ref %Reg0_R114, dread i32 %Reg1_I)
LOC 1 9
  return ()
}
