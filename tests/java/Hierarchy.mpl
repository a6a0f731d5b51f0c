flavor 1
srclang 3
id 65535
numfuncs 17
import "library.mplt"
import "Hierarchy.mplt"
entryfunc &LHierarchy_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V
fileinfo {
  @INFO_filename "Hierarchy.class",
  @INFO_filename "Cube.class",
  @INFO_filename "Figure.class",
  @INFO_filename "Shape.class",
  @INFO_filename "Solid.class",
  @INFO_filename "Square.class"}
srcfileinfo {
  1 "Hierarchy.java"}
javaclass $LHierarchy_3B <$LHierarchy_3B> public
javaclass $LCube_3B <$LCube_3B> final
javaclass $LFigure_3B <$LFigure_3B> abstract
javainterface $LShape_3B <$LShape_3B> abstract
javainterface $LSolid_3B <$LSolid_3B> abstract
javaclass $LSquare_3B <$LSquare_3B>
func &LHierarchy_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$LHierarchy_3B>>) void
func &LHierarchy_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V public static (var %Reg7_R114 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>) void
func &LHierarchy_3B_7C_3Cclinit_3E_7C_28_29V static constructor () void
func &LCube_3B_7C_3Cinit_3E_7C_28I_29V constructor (var %_this <* <$LCube_3B>>, var %Reg4_I i32) void
func &LCube_3B_7Csides_7C_28_29I virtual (var %_this <* <$LCube_3B>>) i32
func &LCube_3B_7Cvolume_7C_28_29I public virtual (var %_this <* <$LCube_3B>>) i32
func &LFigure_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V constructor (var %_this <* <$LFigure_3B>>, var %Reg4_R119 <* <$Ljava_2Flang_2FString_3B>>) void
func &LFigure_3B_7Clabel_7C_28_29Ljava_2Flang_2FString_3B final virtual (var %_this <* <$LFigure_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &LFigure_3B_7Csides_7C_28_29I virtual abstract (var %_this <* <$LFigure_3B>>) i32
func &LFigure_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$LFigure_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &LFigure_3B_7C_3Cclinit_3E_7C_28_29V static constructor () void
func &LShape_3B_7Carea_7C_28_29I public virtual abstract (var %_this <* <$LShape_3B>>) i32
func &LShape_3B_7Cdescribe_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$LShape_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &LSolid_3B_7Cvolume_7C_28_29I public virtual abstract (var %_this <* <$LSolid_3B>>) i32
func &LSquare_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3BI_29V constructor (var %_this <* <$LSquare_3B>>, var %Reg3_R119 <* <$Ljava_2Flang_2FString_3B>>, var %Reg4_I i32) void
func &LSquare_3B_7Csides_7C_28_29I virtual (var %_this <* <$LSquare_3B>>) i32
func &LSquare_3B_7Carea_7C_28_29I public virtual (var %_this <* <$LSquare_3B>>) i32
var $_C_STR_730071007500610072006500 fstatic <[4] u64> readonly = [0, 0xd00000000, 0x61757173caac591d, 0x6572]
var $_C_STR_6300750062006500 fstatic <[3] u64> readonly = [0, 0x900000000, 0x65627563002ec435]
var $_C_STR_200077006900740068002000 fstatic <[4] u64> readonly = [0, 0xd00000000, 0x746977203d597bfa, 0x2068]
var $_C_STR_37d7a1c56a32bef4f5c723f99ea4733c fstatic <[4] u64> readonly = [0, 0x1100000000, 0x64697320786fe050, 0x202c7365]
var $_C_STR_7aa7e6791f47772a9466a861f65515fc fstatic <[6] u64> readonly = [0, 0x2b00000000, 0x7567694637a23f33, 0x6e69207369206572, 0x6573696c61697469, 100]
var $_C_STR_a66493b4035f1a61469e6d8f9e8a96c6 fstatic <[4] u64> readonly = [0, 0x1300000000, 0x706168739e32d02a, 0x20666f2065]
var $LHierarchy_3B_7CFIGURES <* <[] <* <$LFigure_3B>>>> final static = 0
var $LFigure_3B_7Cmade i32 static = 0
var $LFigure_3B_7Clast <* <$LFigure_3B>> static = 0
var $Ljava_2Flang_2FSystem_3B_7Cout extern <* <$Ljava_2Fio_2FPrintStream_3B>>
func &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FObject_3B>>) void
func &LFigure_3B_7Carea_7C_28_29I public virtual abstract (var %_this <* <$LFigure_3B>>) i32
func &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V public virtual (var %_this <* <$Ljava_2Fio_2FPrintStream_3B>>, var %Reg1_R119 <* <$Ljava_2Flang_2FString_3B>>) void
func &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28I_29V public virtual (var %_this <* <$Ljava_2Fio_2FPrintStream_3B>>, var %Reg1_I i32) void
func &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28J_29V public virtual (var %_this <* <$Ljava_2Fio_2FPrintStream_3B>>, var %Reg1_J i64) void
func &LCube_3B_7Carea_7C_28_29I public virtual (var %_this <* <$LCube_3B>>) i32
func &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>) void
func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg1_R119 <* <$Ljava_2Flang_2FString_3B>>) <* <$Ljava_2Flang_2FStringBuilder_3B>>
func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg1_I i32) <* <$Ljava_2Flang_2FStringBuilder_3B>>
func &LFigure_3B_7Cdescribe_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$LFigure_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>) <* <$Ljava_2Flang_2FString_3B>>
var $__cinf_Ljava_2Flang_2FString_3B <$__class_meta__>
func &MCC_GetOrInsertLiteral () <* <$Ljava_2Flang_2FString_3B>>
func &LHierarchy_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$LHierarchy_3B>>) void {
  funcid 1
  var %Reg1_R112 <* <$LHierarchy_3B>>
  var %Reg0_R112 <* <$LHierarchy_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>

  dassign %Reg1_R112 0 (dread ref %_this)
LOC 1 77
  dassign %Reg0_R112 0 (dread ref %Reg1_R112)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R112))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
  return ()
}
func &LHierarchy_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V public static (var %Reg7_R114 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>) void {
  funcid 2
  var %Reg0_R115 <* <[] <* <$LFigure_3B>>>>
  var %Reg0_I i32
  var %Reg0_R116 <* <[] i32>>
  var %Reg4_R116 <* <[] i32>>
  var %Reg5_I i32
  var %Reg1_R116 <* <[] i32>>
  var %Reg1_I i32
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg6_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg6_R117 <* <$LFigure_3B>>
  var %Reg2_R117 <* <$LFigure_3B>>
  var %Reg2_I i32
  var %Reg0_R118 <* <$Ljava_2Fio_2FPrintStream_3B>>
  var %Reg1_R117 <* <$LFigure_3B>>
  var %Reg1_R119 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg2_R116 <* <[] i32>>
  var %Reg3_I i32
  var %Reg2_R120 <* <$LSolid_3B>>
  var %Reg1_J i64

ALIAS %figure %Reg6_R117 <* <$LFigure_3B>>
ALIAS %i %Reg5_I i32
ALIAS %args %Reg7_R114 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>
ALIAS %areas %Reg4_R116 <* <[] i32>>
  intrinsiccallwithtype <$LHierarchy_3B> JAVA_CLINIT_CHECK ()
LOC 1 81
  intrinsiccallwithtype <$LHierarchy_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (dread ref $LHierarchy_3B_7CFIGURES)
  dassign %Reg0_I 0 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %Reg0_R115))
  dassign %Reg0_R116 0 (gcmallocjarray ref <[] i32> (dread i32 %Reg0_I))
  dassign %Reg4_R116 0 (dread ref %Reg0_R116)
LOC 1 82
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg5_I 0 (dread i32 %Reg0_I)
@label0
  dassign %Reg0_I 0 (dread i32 %Reg5_I)
  dassign %Reg1_R116 0 (dread ref %Reg4_R116)
  dassign %Reg1_I 0 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %Reg1_R116))
  brtrue @label1 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
LOC 1 83
  intrinsiccallwithtype <$LHierarchy_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (dread ref $LHierarchy_3B_7CFIGURES)
  dassign %Reg1_I 0 (dread i32 %Reg5_I)
  dassign %Reg0_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg0_R115, dread i32 %Reg1_I)))
  dassign %Reg6_R113 0 (dread ref %Reg0_R113)
LOC 1 84
  dassign %Reg0_R116 0 (dread ref %Reg4_R116)
  dassign %Reg1_I 0 (dread i32 %Reg5_I)
  dassign %Reg6_R117 0 (retype ref <* <$LFigure_3B>> (dread ref %Reg6_R113))
  dassign %Reg2_R117 0 (dread ref %Reg6_R117)
  virtualcallassigned &LFigure_3B_7Carea_7C_28_29I (dread ref %Reg2_R117) { dassign %Reg2_I 0 }
  iassign <* i32> 0 (
    array 1 ptr <* <[] i32>> (dread ref %Reg0_R116, dread i32 %Reg1_I), 
    dread i32 %Reg2_I)
LOC 1 85
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R118 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg6_R117 0 (retype ref <* <$LFigure_3B>> (dread ref %Reg6_R113))
  dassign %Reg1_R117 0 (dread ref %Reg6_R117)
  virtualcallassigned &LFigure_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R117) { dassign %Reg1_R119 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R118, dread ref %Reg1_R119) {}
LOC 1 82
  dassign %Reg5_I 0 (add i32 (dread i32 %Reg5_I, constval i32 1))
  goto @label0
@label1
LOC 1 87
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R118 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_R116 0 (dread ref %Reg4_R116)
  dassign %Reg2_I 0 (constval i32 0)
  dassign %Reg1_I 0 (iread i32 <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %Reg1_R116, dread i32 %Reg2_I)))
  dassign %Reg2_R116 0 (dread ref %Reg4_R116)
  dassign %Reg3_I 0 (constval i32 1)
  dassign %Reg2_I 0 (iread i32 <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %Reg2_R116, dread i32 %Reg3_I)))
  dassign %Reg1_I 0 (add i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  intrinsiccallwithtype <$LFigure_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg2_R117 0 (dread ref $LFigure_3B_7Clast)
  intrinsiccallwithtypeassigned <* <$LSolid_3B>> JAVA_CHECK_CAST (dread ref %Reg2_R117) { dassign %Reg2_R120 0 }
  interfacecallassigned &LSolid_3B_7Cvolume_7C_28_29I (dread ref %Reg2_R120) { dassign %Reg2_I 0 }
  dassign %Reg1_I 0 (add i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28I_29V (dread ref %Reg0_R118, dread i32 %Reg1_I) {}
LOC 1 88
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R118 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$LFigure_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R117 0 (dread ref $LFigure_3B_7Clast)
  dassign %Reg1_J 0 (iread i64 <* <$LFigure_3B>> 3 (dread ref %Reg1_R117))
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28J_29V (dread ref %Reg0_R118, dread i64 %Reg1_J) {}
LOC 1 89
  return ()
}
func &LHierarchy_3B_7C_3Cclinit_3E_7C_28_29V static constructor () void {
  funcid 3
  var %Reg0_I i32
  var %Reg0_R115 <* <[] <* <$LFigure_3B>>>>
  var %Reg1_I i32
  var %Reg2_R121 <* <$LSquare_3B>>
  var %Reg3_R119 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_10 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg4_I i32
  var %Reg2_R122 <* <$LCube_3B>>
  var %Reg3_I i32

LOC 1 78
  dassign %Reg0_I 0 (constval i32 2)
  dassign %Reg0_R115 0 (gcmallocjarray ref <[] <* <$LFigure_3B>>> (dread i32 %Reg0_I))
  dassign %Reg1_I 0 (constval i32 0)
  intrinsiccallwithtype <$LSquare_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg2_R121 0 (gcmalloc ref <$LSquare_3B>)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_730071007500610072006500) { dassign %L_STR_10 0 }
  dassign %Reg3_R119 0 (dread ptr %L_STR_10)
  dassign %Reg4_I 0 (constval i32 3)
  callassigned &LSquare_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3BI_29V (dread ref %Reg2_R121, dread ref %Reg3_R119, dread i32 %Reg4_I) {}
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R115, dread i32 %Reg1_I), 
    dread ref %Reg2_R121)
  dassign %Reg1_I 0 (constval i32 1)
  intrinsiccallwithtype <$LCube_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg2_R122 0 (gcmalloc ref <$LCube_3B>)
  dassign %Reg3_I 0 (constval i32 2)
  callassigned &LCube_3B_7C_3Cinit_3E_7C_28I_29V (dread ref %Reg2_R122, dread i32 %Reg3_I) {}
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R115, dread i32 %Reg1_I), 
    dread ref %Reg2_R122)
  dassign $LHierarchy_3B_7CFIGURES 0 (dread ref %Reg0_R115)
  return ()
}
func &LCube_3B_7C_3Cinit_3E_7C_28I_29V constructor (var %_this <* <$LCube_3B>>, var %Reg4_I i32) void {
  funcid 4
  var %Reg3_R122 <* <$LCube_3B>>
  var %Reg0_R122 <* <$LCube_3B>>
  var %Reg1_R119 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_11 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg2_I i32
  var %Reg0_R121 <* <$LSquare_3B>>
  var %Reg1_R122 <* <$LCube_3B>>
  var %Reg1_R117 <* <$LFigure_3B>>
  var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>

ALIAS %side %Reg4_I i32
  dassign %Reg3_R122 0 (dread ref %_this)
LOC 1 64
  dassign %Reg0_R122 0 (dread ref %Reg3_R122)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_6300750062006500) { dassign %L_STR_11 0 }
  dassign %Reg1_R119 0 (dread ptr %L_STR_11)
  dassign %Reg2_I 0 (dread i32 %Reg4_I)
  dassign %Reg0_R121 0 (retype ref <* <$LSquare_3B>> (dread ref %Reg0_R122))
  callassigned &LSquare_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3BI_29V (dread ref %Reg0_R121, dread ref %Reg1_R119, dread i32 %Reg2_I) {}
LOC 1 65
  dassign %Reg0_R122 0 (dread ref %Reg3_R122)
  dassign %Reg1_R122 0 (dread ref %Reg3_R122)
  dassign %Reg1_R117 0 (iread ref <* <$LCube_3B>> 7 (dread ref %Reg1_R122))
  dassign %Reg1_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg1_R117))
  iassign <* <$LCube_3B>> 8 (dread ref %Reg0_R122, dread ref %Reg1_R113)
LOC 1 66
  return ()
}
func &LCube_3B_7Csides_7C_28_29I virtual (var %_this <* <$LCube_3B>>) i32 {
  funcid 5
  var %Reg1_R122 <* <$LCube_3B>>
  var %Reg0_I i32

  dassign %Reg1_R122 0 (dread ref %_this)
LOC 1 69
  dassign %Reg0_I 0 (constval i32 6)
  return (dread i32 %Reg0_I)
}
func &LCube_3B_7Cvolume_7C_28_29I public virtual (var %_this <* <$LCube_3B>>) i32 {
  funcid 6
  var %Reg2_R122 <* <$LCube_3B>>
  var %Reg0_R122 <* <$LCube_3B>>
  var %Reg0_I i32
  var %Reg1_R122 <* <$LCube_3B>>
  var %Reg1_I i32

  dassign %Reg2_R122 0 (dread ref %_this)
LOC 1 73
  dassign %Reg0_R122 0 (dread ref %Reg2_R122)
  virtualcallassigned &LCube_3B_7Carea_7C_28_29I (dread ref %Reg0_R122) { dassign %Reg0_I 0 }
  dassign %Reg1_R122 0 (dread ref %Reg2_R122)
  dassign %Reg1_I 0 (iread i32 <* <$LCube_3B>> 6 (dread ref %Reg1_R122))
  dassign %Reg0_I 0 (mul i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  return (dread i32 %Reg0_I)
}
func &LFigure_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V constructor (var %_this <* <$LFigure_3B>>, var %Reg4_R119 <* <$Ljava_2Flang_2FString_3B>>) void {
  funcid 7
  var %Reg3_R117 <* <$LFigure_3B>>
  var %Reg0_R117 <* <$LFigure_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_R119 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_I i32
  var %Reg2_I i32
  var %Reg1_J i64

ALIAS %label %Reg4_R119 <* <$Ljava_2Flang_2FString_3B>>
  dassign %Reg3_R117 0 (dread ref %_this)
LOC 1 25
  dassign %Reg0_R117 0 (dread ref %Reg3_R117)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R117))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
LOC 1 26
  dassign %Reg0_R117 0 (dread ref %Reg3_R117)
  dassign %Reg1_R119 0 (dread ref %Reg4_R119)
  iassign <* <$LFigure_3B>> 2 (dread ref %Reg0_R117, dread ref %Reg1_R119)
LOC 1 27
  dassign %Reg0_R117 0 (dread ref %Reg3_R117)
  intrinsiccallwithtype <$LFigure_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_I 0 (dread i32 $LFigure_3B_7Cmade)
  dassign %Reg2_I 0 (constval i32 1)
  dassign %Reg1_I 0 (add i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  intrinsiccallwithtype <$LFigure_3B> JAVA_CLINIT_CHECK ()
  dassign $LFigure_3B_7Cmade 0 (dread i32 %Reg1_I)
  dassign %Reg1_J 0 (cvt i64 i32 (dread i32 %Reg1_I))
  iassign <* <$LFigure_3B>> 3 (dread ref %Reg0_R117, dread i64 %Reg1_J)
LOC 1 28
  dassign %Reg0_R117 0 (dread ref %Reg3_R117)
  intrinsiccallwithtype <$LFigure_3B> JAVA_CLINIT_CHECK ()
  dassign $LFigure_3B_7Clast 0 (dread ref %Reg0_R117)
LOC 1 29
  return ()
}
func &LFigure_3B_7Clabel_7C_28_29Ljava_2Flang_2FString_3B final virtual (var %_this <* <$LFigure_3B>>) <* <$Ljava_2Flang_2FString_3B>> {
  funcid 8
  var %Reg1_R117 <* <$LFigure_3B>>
  var %Reg0_R117 <* <$LFigure_3B>>
  var %Reg0_R119 <* <$Ljava_2Flang_2FString_3B>>

  dassign %Reg1_R117 0 (dread ref %_this)
LOC 1 32
  dassign %Reg0_R117 0 (dread ref %Reg1_R117)
  dassign %Reg0_R119 0 (iread ref <* <$LFigure_3B>> 2 (dread ref %Reg0_R117))
  return (dread ref %Reg0_R119)
}
func &LFigure_3B_7Csides_7C_28_29I virtual abstract (var %_this <* <$LFigure_3B>>) i32
func &LFigure_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$LFigure_3B>>) <* <$Ljava_2Flang_2FString_3B>> {
  funcid 10
  var %Reg2_R117 <* <$LFigure_3B>>
  var %Reg0_R123 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg1_R117 <* <$LFigure_3B>>
  var %Reg1_R119 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_12 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_I i32
  var %L_STR_13 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R119 <* <$Ljava_2Flang_2FString_3B>>

  dassign %Reg2_R117 0 (dread ref %_this)
LOC 1 38
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R123 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R123) {}
  dassign %Reg1_R117 0 (dread ref %Reg2_R117)
  virtualcallassigned &LFigure_3B_7Clabel_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R117) { dassign %Reg1_R119 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R123, dread ref %Reg1_R119) { dassign %Reg0_R123 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_200077006900740068002000) { dassign %L_STR_12 0 }
  dassign %Reg1_R119 0 (dread ptr %L_STR_12)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R123, dread ref %Reg1_R119) { dassign %Reg0_R123 0 }
  dassign %Reg1_R117 0 (dread ref %Reg2_R117)
  virtualcallassigned &LFigure_3B_7Csides_7C_28_29I (dread ref %Reg1_R117) { dassign %Reg1_I 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R123, dread i32 %Reg1_I) { dassign %Reg0_R123 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_37d7a1c56a32bef4f5c723f99ea4733c) { dassign %L_STR_13 0 }
  dassign %Reg1_R119 0 (dread ptr %L_STR_13)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R123, dread ref %Reg1_R119) { dassign %Reg0_R123 0 }
  dassign %Reg1_R117 0 (dread ref %Reg2_R117)
  virtualcallassigned &LFigure_3B_7Cdescribe_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R117) { dassign %Reg1_R119 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R123, dread ref %Reg1_R119) { dassign %Reg0_R123 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg0_R123) { dassign %Reg0_R119 0 }
  return (dread ref %Reg0_R119)
}
func &LFigure_3B_7C_3Cclinit_3E_7C_28_29V static constructor () void {
  funcid 11
  var %Reg0_R118 <* <$Ljava_2Fio_2FPrintStream_3B>>
  var %Reg1_R119 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_14 <* <$Ljava_2Flang_2FString_3B>>

LOC 1 19
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R118 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_7aa7e6791f47772a9466a861f65515fc) { dassign %L_STR_14 0 }
  dassign %Reg1_R119 0 (dread ptr %L_STR_14)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R118, dread ref %Reg1_R119) {}
LOC 1 20
  return ()
}
func &LShape_3B_7Carea_7C_28_29I public virtual abstract (var %_this <* <$LShape_3B>>) i32
func &LShape_3B_7Cdescribe_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$LShape_3B>>) <* <$Ljava_2Flang_2FString_3B>> {
  funcid 13
  var %Reg2_R124 <* <$LShape_3B>>
  var %Reg0_R123 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg1_R119 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_15 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_R124 <* <$LShape_3B>>
  var %Reg1_I i32
  var %Reg0_R119 <* <$Ljava_2Flang_2FString_3B>>

  dassign %Reg2_R124 0 (dread ref %_this)
LOC 1 6
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R123 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R123) {}
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_a66493b4035f1a61469e6d8f9e8a96c6) { dassign %L_STR_15 0 }
  dassign %Reg1_R119 0 (dread ptr %L_STR_15)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R123, dread ref %Reg1_R119) { dassign %Reg0_R123 0 }
  dassign %Reg1_R124 0 (dread ref %Reg2_R124)
  interfacecallassigned &LShape_3B_7Carea_7C_28_29I (dread ref %Reg1_R124) { dassign %Reg1_I 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R123, dread i32 %Reg1_I) { dassign %Reg0_R123 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg0_R123) { dassign %Reg0_R119 0 }
  return (dread ref %Reg0_R119)
}
func &LSolid_3B_7Cvolume_7C_28_29I public virtual abstract (var %_this <* <$LSolid_3B>>) i32
func &LSquare_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3BI_29V constructor (var %_this <* <$LSquare_3B>>, var %Reg3_R119 <* <$Ljava_2Flang_2FString_3B>>, var %Reg4_I i32) void {
  funcid 15
  var %Reg2_R121 <* <$LSquare_3B>>
  var %Reg0_R121 <* <$LSquare_3B>>
  var %Reg1_R119 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R117 <* <$LFigure_3B>>
  var %Reg1_I i32

ALIAS %label %Reg3_R119 <* <$Ljava_2Flang_2FString_3B>>
ALIAS %side %Reg4_I i32
  dassign %Reg2_R121 0 (dread ref %_this)
LOC 1 47
  dassign %Reg0_R121 0 (dread ref %Reg2_R121)
  dassign %Reg1_R119 0 (dread ref %Reg3_R119)
  dassign %Reg0_R117 0 (retype ref <* <$LFigure_3B>> (dread ref %Reg0_R121))
  callassigned &LFigure_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R117, dread ref %Reg1_R119) {}
LOC 1 48
  dassign %Reg0_R121 0 (dread ref %Reg2_R121)
  dassign %Reg1_I 0 (dread i32 %Reg4_I)
  iassign <* <$LSquare_3B>> 5 (dread ref %Reg0_R121, dread i32 %Reg1_I)
LOC 1 49
  return ()
}
func &LSquare_3B_7Csides_7C_28_29I virtual (var %_this <* <$LSquare_3B>>) i32 {
  funcid 16
  var %Reg1_R121 <* <$LSquare_3B>>
  var %Reg0_I i32

  dassign %Reg1_R121 0 (dread ref %_this)
LOC 1 52
  dassign %Reg0_I 0 (constval i32 4)
  return (dread i32 %Reg0_I)
}
func &LSquare_3B_7Carea_7C_28_29I public virtual (var %_this <* <$LSquare_3B>>) i32 {
  funcid 17
  var %Reg2_R121 <* <$LSquare_3B>>
  var %Reg0_R121 <* <$LSquare_3B>>
  var %Reg0_I i32
  var %Reg1_R121 <* <$LSquare_3B>>
  var %Reg1_I i32

  dassign %Reg2_R121 0 (dread ref %_this)
LOC 1 56
  dassign %Reg0_R121 0 (dread ref %Reg2_R121)
  dassign %Reg0_I 0 (iread i32 <* <$LSquare_3B>> 5 (dread ref %Reg0_R121))
  dassign %Reg1_R121 0 (dread ref %Reg2_R121)
  dassign %Reg1_I 0 (iread i32 <* <$LSquare_3B>> 5 (dread ref %Reg1_R121))
  dassign %Reg0_I 0 (mul i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  return (dread i32 %Reg0_I)
}
