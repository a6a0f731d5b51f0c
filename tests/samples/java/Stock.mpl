flavor 1
srclang 3
id 65535
numfuncs 6
import "Stock.mplt"
importpath "lib"
entryfunc &LStock_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V
fileinfo {
  @INFO_filename "Stock.class",
  @INFO_filename "Box.class",
  @INFO_version 52}
srcfileinfo {
  1 "Stock.java",
  2 "Box.java"}
filedata {
  @entries 1 2 3}
javaclass $LBox_3B <$LBox_3B> public
javaclass $LCrate_3B <$LCrate_3B> final
javainterface $LStored_3B <$LStored_3B> abstract
var $_C_STR_6f0075007400 fstatic <[3] u64> readonly = [0, 0x700000000, 0x74756f0001b96b]
var $LBox_3B_7Cmade extern i32 static
var $LCrate_3B_7Copened fstatic u1 static volatile
func &LBox_3B_7C_3Cinit_3E_7C_28I_29V public constructor (var %_this <* <$LBox_3B>>, var %Reg2_I i32) void
func &LBox_3B_7Cweight_7C_28_29I public virtual (var %_this <* <$LBox_3B>>) i32
func &LCrate_3B_7Cweight_7C_28_29I public virtual (var %_this <* <$LCrate_3B>>) i32
func &LStock_3B_7Cnow_7C_28_29J static native () i64
func &LStock_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V public static (var %Reg9_R50 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>) void
func &LBox_3B_7C_3Cinit_3E_7C_28I_29V public constructor (var %_this <* <$LBox_3B>>, var %Reg2_I i32) void {
  funcid 1
  funcinfo {
    @INFO_fullname "LBox_3B_7C_3Cinit_3E_7C_28I_29V",
    @INFO_classname "LBox_3B"}
  var %Reg1_R51 <* <$LBox_3B>> localrefvar
  var %Reg3_I i32

  ALIAS %grams %Reg2_I i32
LOC 2 4
  #LINE Box.java : 4, INSTIDX : 0||0000:  aload_0
  dassign %Reg1_R51 0 (dread ref %_this)
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R51) {}
LOC 2 5
  #LINE Box.java : 5, INSTIDX : 4||0004:  putfield
  iassign <* <$LBox_3B>> 4 (dread ref %Reg1_R51, dread i32 %Reg2_I)
  intrinsiccallwithtype <$LBox_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg3_I 0 (dread i32 $LBox_3B_7Cmade)
  dassign $LBox_3B_7Cmade 0 (add i32 (dread i32 %Reg3_I, constval i32 1))
  return ()
}
func &LBox_3B_7Cweight_7C_28_29I public virtual (var %_this <* <$LBox_3B>>) i32 {
  funcid 2
LOC 2 9
  return (iread i32 <* <$LBox_3B>> 4 (dread ref %_this))
}
func &LCrate_3B_7Cweight_7C_28_29I public virtual (var %_this <* <$LCrate_3B>>) i32 {
  funcid 3
  var %Reg0_I i32
  var %Reg1_I i32
  var %Reg1_R52 <* <[] <* <$LBox_3B>>>>
  var %Reg2_R53 <* <$LBox_3B>>
  ALIAS %sum %Reg0_I i32
  ALIAS %list %Reg1_R52 <* <[] <* <$LBox_3B>>>> "[LBox;"
LOC 2 15 7
  superclasscallassigned &LBox_3B_7Cweight_7C_28_29I (dread ref %_this) { dassign %Reg0_I 0 }
  dassign %Reg1_R52 0 (iread ref <* <$LCrate_3B>> 6 (dread ref %_this))
  dassign %Reg1_I 0 (constval i32 0)
@label1   #LINE Box.java : 16, INSTIDX : 9||0009:  arraylength
  brfalse @label2 (lt i32 i32 (
    dread i32 %Reg1_I,
    intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %Reg1_R52)))
  dassign %Reg2_R53 0 (iread ref <* <* <$LBox_3B>>> 0 (array 1 ptr <* <[] <* <$LBox_3B>>>> (
    dread ref %Reg1_R52, dread i32 %Reg1_I)))
  virtualcallassigned &LBox_3B_7Cweight_7C_28_29I(dread ref %Reg2_R53) { dassign %Reg1_I 0 }
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  goto @label1
@label2
  return (dread i32 %Reg0_I)
}
func &LStock_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V public static (var %Reg9_R50 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>) void {
  funcid 4
  var %Reg0_I i32
  var %Reg0_J i64
  var %Reg0_C u16
  var %Reg0_Z u1
  var %Reg0_D f64
  var %Reg1_R53 <* <$LBox_3B>>
  var %Reg2_R54 <* <[] i32>>
  var %Reg3_R55 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg4_R56 <* <$Ljava_2Flang_2FThrowable_3B>>
  var %Reg5_R57 <* <$LStored_3B>>
LOC 1 8
  dassign %Reg1_R53 0 (gcmalloc ref <$LBox_3B>)
  callassigned &LBox_3B_7C_3Cinit_3E_7C_28I_29V (dread ref %Reg1_R53, constval i32 0x7d0) {}
  dassign %Reg2_R54 0 (gcmallocjarray ref <[] i32> (constval i32 8))
  iassign <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %Reg2_R54, constval i32 3), constval i32 -7)
LOC 1 9
  dassign %Reg3_R55 0 (intrinsicopwithtype ref <* <$LBox_3B>> JAVA_CONST_CLASS ())
  syncenter (dread ref %Reg3_R55)
  try { @label7 @label8 }
  intrinsiccallwithtypeassigned <* <$LStored_3B>> JAVA_CHECK_CAST (dread ref %Reg1_R53) { dassign %Reg5_R57 0 }
  interfacecallassigned &LStored_3B_7Cweight_7C_28_29I (dread ref %Reg5_R57) { dassign %Reg0_I 0 }
  dassign %Reg0_Z 0 (intrinsicopwithtype u1 <* <$LCrate_3B>> JAVA_INSTANCE_OF (dread ref %Reg1_R53))
  brtrue @label4 (ne u1 u1 (dread u1 %Reg0_Z, constval u1 0))
  callassigned &LStock_3B_7Cnow_7C_28_29J () { dassign %Reg0_J 0 }
  dassign %Reg0_I 0 (cmp i32 i64 (dread i64 %Reg0_J, constval i64 0xffffffffff))
  dassign %Reg0_C 0 (cvt u16 i32 (dread i32 %Reg0_I))
  dassign %Reg0_D 0 (div f64 (cvt f64 i64 (dread i64 %Reg0_J), constval f64 1e3))
  dassign %Reg0_I 0 (cmpl i32 f64 (dread f64 %Reg0_D, constval f64 nan))
  endtry
@label4   syncexit (dread ref %Reg3_R55)
  switch (dread i32 %Reg0_I) @label6 {
    0x0: goto @label5
    -1: goto @label6 }
@label5   #LINE Stock.java : 12, INSTIDX : 70||0046:  return
  dassign %Reg3_R55 0 (addrof ref $_C_STR_6f0075007400)
@label6
  return ()
@label7   javacatch { <* <$Ljava_2Flang_2FThrowable_3B>> }
  dassign %Reg4_R56 0 (regread ref %%thrownval)
  assertnonnull (dread ref %Reg4_R56)
  throw (dread ref %Reg4_R56)
@label8   catch { <* void> }
  #LINE Stock.java : 14, INSTIDX : 80||0050:  athrow
  dassign %Reg3_R55 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (regread ref %%thrownval))
  syncexit (dread ref %Reg3_R55)
  throw (dread ref %Reg3_R55)
}
