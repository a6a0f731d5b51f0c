flavor 1
srclang 3
id 65535
numfuncs 15
import "library.mplt"
import "Control.mplt"
entryfunc &LControl_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V
fileinfo {
  @INFO_filename "Control.class"}
srcfileinfo {
  1 "Control.java"}
javaclass $LControl_3B <$LControl_3B> public
func &LControl_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$LControl_3B>>) void
func &LControl_3B_7Csw_7C_28I_29Ljava_2Flang_2FString_3B static (var %Reg2_I i32) <* <$Ljava_2Flang_2FString_3B>>
func &LControl_3B_7Cdense_7C_28I_29I static (var %Reg2_I i32) i32
func &LControl_3B_7Cnested_7C_28II_29I static (var %Reg3_I i32, var %Reg4_I i32) i32
func &LControl_3B_7Cstr_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FString_3B static (var %Reg4_R114 <* <$Ljava_2Flang_2FString_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &LControl_3B_7Csum_7C_28AI_29I static varargs (var %Reg7_R116 <* <[] i32>>) i32
func &LControl_3B_7Cfmt_7C_28Ljava_2Flang_2FString_3BALjava_2Flang_2FObject_3B_29Ljava_2Flang_2FString_3B static varargs (var %Reg6_R114 <* <$Ljava_2Flang_2FString_3B>>, var %Reg7_R117 <* <[] <* <$Ljava_2Flang_2FObject_3B>>>>) <* <$Ljava_2Flang_2FString_3B>>
func &LControl_3B_7Ct_7C_28Ljava_2Flang_2FString_3B_29Z static (var %Reg2_R114 <* <$Ljava_2Flang_2FString_3B>>) u1
func &LControl_3B_7Cf_7C_28Ljava_2Flang_2FString_3B_29Z static (var %Reg2_R114 <* <$Ljava_2Flang_2FString_3B>>) u1
func &LControl_3B_7Cack_7C_28II_29I static (var %Reg5_I i32, var %Reg6_I i32) i32
func &LControl_3B_7Chanoi_7C_28IIIIAI_29V static (var %Reg5_I i32, var %Reg6_I i32, var %Reg7_I i32, var %Reg8_I i32, var %Reg9_R116 <* <[] i32>>) void
func &LControl_3B_7Ceven_7C_28I_29Z static (var %Reg3_I i32) u1
func &LControl_3B_7Codd_7C_28I_29Z static (var %Reg3_I i32) u1
func &LControl_3B_7Cperms_7C_28Ljava_2Flang_2FString_3BLjava_2Flang_2FString_3B_29Ljava_2Flang_2FString_3B static (var %Reg8_R114 <* <$Ljava_2Flang_2FString_3B>>, var %Reg9_R114 <* <$Ljava_2Flang_2FString_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &LControl_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V public static (var %Reg23_R119 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>) void
var $_C_STR_6d003500 fstatic <[3] u64> readonly = [0, 0x500000000, 0x356d00000d68]
var $_C_STR_30003100 fstatic <[3] u64> readonly = [0, 0x500000000, 0x313000000601]
var $_C_STR_660061006c006c00 fstatic <[3] u64> readonly = [0, 0x900000000, 0x6c6c6166002fd77b]
var $_C_STR_6d0069006c00 fstatic <[3] u64> readonly = [0, 0x700000000, 0x6c696d0001a650]
var $_C_STR_6d0069006e00 fstatic <[3] u64> readonly = [0, 0x700000000, 0x6e696d0001a652]
var $_C_STR_6d0061007800 fstatic <[3] u64> readonly = [0, 0x700000000, 0x78616d0001a564]
var $_C_STR_640065006600 fstatic <[3] u64> readonly = [0, 0x700000000, 0x66656400018405]
var $_C_STR_6f006e006500 fstatic <[3] u64> readonly = [0, 0x700000000, 0x656e6f0001ae66]
var $_C_STR_740077006f00 fstatic <[3] u64> readonly = [0, 0x700000000, 0x6f77740001c24c]
var $_C_STR_6400650075007800 fstatic <[3] u64> readonly = [0, 0x900000000, 0x78756564002efee4]
var $_C_STR_4100610042004200 fstatic <[3] u64> readonly = [0, 0x900000000, 0x42426141001f0080]
var $_C_STR_4200420042004200 fstatic <[3] u64> readonly = [0, 0x900000000, 0x42424242001f0080]
var $_C_STR_4100610041006100 fstatic <[3] u64> readonly = [0, 0x900000000, 0x61416141001f0080]
var $_C_STR_3100 fstatic <[3] u64> readonly = [0, 0x300000000, 0x3100000031]
var $_C_STR_3200 fstatic <[3] u64> readonly = [0, 0x300000000, 0x3200000032]
var $_C_STR_63003100 fstatic <[3] u64> readonly = [0, 0x500000000, 0x316300000c2e]
var $_C_STR_63003200 fstatic <[3] u64> readonly = [0, 0x500000000, 0x326300000c2f]
var $_C_STR_63003300 fstatic <[3] u64> readonly = [0, 0x500000000, 0x336300000c30]
var $_C_STR_3f00 fstatic <[3] u64> readonly = [0, 0x300000000, 0x3f0000003f]
var $_C_STR_2000 fstatic <[3] u64> readonly = [0, 0x300000000, 0x2000000020]
var $_C_STR_ fstatic <[3] u64> readonly = [0, 0x100000000, 0]
var $_C_STR_4200420041006100 fstatic <[3] u64> readonly = [0, 0x900000000, 0x61414242001f0080]
var $_C_STR_0aad3d0eb0464c0b4e1e235462e47ed0 fstatic <[4] u64> readonly = [0, 0x1500000000, 0x2045504e2b375f31, 0x686374697773]
var $_C_STR_6e006f00 fstatic <[3] u64> readonly = [0, 0x500000000, 0x6f6e00000dc1]
var $_C_STR_3a00 fstatic <[3] u64> readonly = [0, 0x300000000, 0x3a0000003a]
var $_C_STR_25002d0025002d002500 fstatic <[4] u64> readonly = [0, 0xb00000000, 0x2d252d25021e6ad5, 37]
var $_C_STR_6e006f006e006500 fstatic <[3] u64> readonly = [0, 0x900000000, 0x656e6f6e0033af38]
var $_C_STR_6100 fstatic <[3] u64> readonly = [0, 0x300000000, 0x6100000061]
var $_C_STR_6200 fstatic <[3] u64> readonly = [0, 0x300000000, 0x6200000062]
var $_C_STR_6300 fstatic <[3] u64> readonly = [0, 0x300000000, 0x6300000063]
var $_C_STR_6400 fstatic <[3] u64> readonly = [0, 0x300000000, 0x6400000064]
var $_C_STR_2000790065007300 fstatic <[3] u64> readonly = [0, 0x900000000, 0x7365792000105ec7]
var $_C_STR_7800 fstatic <[3] u64> readonly = [0, 0x300000000, 0x7800000078]
var $_C_STR_7900 fstatic <[3] u64> readonly = [0, 0x300000000, 0x7900000079]
var $_C_STR_7a00 fstatic <[3] u64> readonly = [0, 0x300000000, 0x7a0000007a]
var $_C_STR_6100620063006400 fstatic <[3] u64> readonly = [0, 0x900000000, 0x64636261002d9442]
var $_C_STR_4100 fstatic <[3] u64> readonly = [0, 0x300000000, 0x4100000041]
var $_C_STR_4200 fstatic <[3] u64> readonly = [0, 0x300000000, 0x4200000042]
var $_C_STR_74006800720065006500 fstatic <[4] u64> readonly = [0, 0xb00000000, 0x657268740693a59e, 101]
var $_C_STR_d0954104856ad4f0156ca5b3e9fce301 fstatic <[4] u64> readonly = [0, 0x1900000000, 0x796c6e6fcbd925cd, 0x746c756166656420]
var $Ljava_2Flang_2FSystem_3B_7Cout extern <* <$Ljava_2Fio_2FPrintStream_3B>>
func &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FObject_3B>>) void
func &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>) void
func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg1_R114 <* <$Ljava_2Flang_2FString_3B>>) <* <$Ljava_2Flang_2FStringBuilder_3B>>
func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg1_I i32) <* <$Ljava_2Flang_2FStringBuilder_3B>>
func &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &Ljava_2Flang_2FString_3B_7ChashCode_7C_28_29I public virtual (var %_this <* <$Ljava_2Flang_2FString_3B>>) i32
func &Ljava_2Flang_2FString_3B_7Cequals_7C_28Ljava_2Flang_2FObject_3B_29Z public virtual (var %_this <* <$Ljava_2Flang_2FString_3B>>, var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>) u1
func &Ljava_2Flang_2FString_3B_7Clength_7C_28_29I public virtual (var %_this <* <$Ljava_2Flang_2FString_3B>>) i32
func &Ljava_2Flang_2FString_3B_7CcharAt_7C_28I_29C public virtual (var %_this <* <$Ljava_2Flang_2FString_3B>>, var %Reg1_I i32) u16
func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>) <* <$Ljava_2Flang_2FStringBuilder_3B>>
func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28C_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg1_C u16) <* <$Ljava_2Flang_2FStringBuilder_3B>>
func &Ljava_2Fio_2FPrintStream_3B_7Cprint_7C_28Ljava_2Flang_2FString_3B_29V public virtual (var %_this <* <$Ljava_2Fio_2FPrintStream_3B>>, var %Reg1_R114 <* <$Ljava_2Flang_2FString_3B>>) void
func &Ljava_2Flang_2FString_3B_7CisEmpty_7C_28_29Z public virtual (var %_this <* <$Ljava_2Flang_2FString_3B>>) u1
func &Ljava_2Flang_2FString_3B_7Csubstring_7C_28II_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$Ljava_2Flang_2FString_3B>>, var %Reg1_I i32, var %Reg2_I i32) <* <$Ljava_2Flang_2FString_3B>>
func &Ljava_2Flang_2FString_3B_7Csubstring_7C_28I_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$Ljava_2Flang_2FString_3B>>, var %Reg1_I i32) <* <$Ljava_2Flang_2FString_3B>>
func &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28_29V public virtual (var %_this <* <$Ljava_2Fio_2FPrintStream_3B>>) void
func &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V public virtual (var %_this <* <$Ljava_2Fio_2FPrintStream_3B>>, var %Reg1_R114 <* <$Ljava_2Flang_2FString_3B>>) void
func &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28I_29V public virtual (var %_this <* <$Ljava_2Fio_2FPrintStream_3B>>, var %Reg1_I i32) void
func &Ljava_2Flang_2FInteger_3B_7CvalueOf_7C_28I_29Ljava_2Flang_2FInteger_3B public static (var %Reg0_I i32) <* <$Ljava_2Flang_2FInteger_3B>>
func &Ljava_2Flang_2FDouble_3B_7CvalueOf_7C_28D_29Ljava_2Flang_2FDouble_3B public static (var %Reg0_D f64) <* <$Ljava_2Flang_2FDouble_3B>>
func &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Z_29V public virtual (var %_this <* <$Ljava_2Fio_2FPrintStream_3B>>, var %Reg1_Z u1) void
func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Z_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg1_Z u1) <* <$Ljava_2Flang_2FStringBuilder_3B>>
var $__cinf_Ljava_2Flang_2FString_3B <$__class_meta__>
func &MCC_GetOrInsertLiteral () <* <$Ljava_2Flang_2FString_3B>>
func &LControl_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$LControl_3B>>) void {
  funcid 1
  var %Reg1_R112 <* <$LControl_3B>>
  var %Reg0_R112 <* <$LControl_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>

  dassign %Reg1_R112 0 (dread ref %_this)
LOC 1 1
  dassign %Reg0_R112 0 (dread ref %Reg1_R112)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R112))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
  return ()
}
func &LControl_3B_7Csw_7C_28I_29Ljava_2Flang_2FString_3B static (var %Reg2_I i32) <* <$Ljava_2Flang_2FString_3B>> {
  funcid 2
  var %Reg0_I i32
  var %Reg0_R114 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_10 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_11 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R115 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg1_R114 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_12 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_I i32
  var %L_STR_13 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_14 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_15 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_16 <* <$Ljava_2Flang_2FString_3B>>

ALIAS %i %Reg2_I i32
  intrinsiccallwithtype <$LControl_3B> JAVA_CLINIT_CHECK ()
LOC 1 3
  dassign %Reg0_I 0 (dread i32 %Reg2_I)
  switch (dread i32 %Reg0_I) @label7 {
    0xffffffff80000000: goto @label5
    0xfffffffffffffffb: goto @label0
    0x0: goto @label1
    0x1: goto @label1
    0x2: goto @label2
    0x3: goto @label3
    0xf4240: goto @label4
    0x7fffffff: goto @label6 }
@label0
LOC 1 5
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_6d003500) { dassign %L_STR_10 0 }
  dassign %Reg0_R114 0 (dread ptr %L_STR_10)
  return (dread ref %Reg0_R114)
@label1
LOC 1 8
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_30003100) { dassign %L_STR_11 0 }
  dassign %Reg0_R114 0 (dread ptr %L_STR_11)
  return (dread ref %Reg0_R114)
@label2
LOC 1 10
  dassign %Reg2_I 0 (add i32 (dread i32 %Reg2_I, constval i32 10))
@label3
LOC 1 12
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R115) {}
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_660061006c006c00) { dassign %L_STR_12 0 }
  dassign %Reg1_R114 0 (dread ptr %L_STR_12)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R115, dread ref %Reg1_R114) { dassign %Reg0_R115 0 }
  dassign %Reg1_I 0 (dread i32 %Reg2_I)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R115, dread i32 %Reg1_I) { dassign %Reg0_R115 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg0_R115) { dassign %Reg0_R114 0 }
  return (dread ref %Reg0_R114)
@label4
LOC 1 14
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_6d0069006c00) { dassign %L_STR_13 0 }
  dassign %Reg0_R114 0 (dread ptr %L_STR_13)
  return (dread ref %Reg0_R114)
@label5
LOC 1 16
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_6d0069006e00) { dassign %L_STR_14 0 }
  dassign %Reg0_R114 0 (dread ptr %L_STR_14)
  return (dread ref %Reg0_R114)
@label6
LOC 1 18
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_6d0061007800) { dassign %L_STR_15 0 }
  dassign %Reg0_R114 0 (dread ptr %L_STR_15)
  return (dread ref %Reg0_R114)
@label7
LOC 1 20
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_640065006600) { dassign %L_STR_16 0 }
  dassign %Reg0_R114 0 (dread ptr %L_STR_16)
  return (dread ref %Reg0_R114)
}
func &LControl_3B_7Cdense_7C_28I_29I static (var %Reg2_I i32) i32 {
  funcid 3
  var %Reg0_I i32
  var %Reg1_I i32

ALIAS %i %Reg2_I i32
ALIAS %r %Reg1_I i32
  intrinsiccallwithtype <$LControl_3B> JAVA_CLINIT_CHECK ()
LOC 1 25
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg1_I 0 (dread i32 %Reg0_I)
LOC 1 26
  dassign %Reg0_I 0 (dread i32 %Reg2_I)
  switch (dread i32 %Reg0_I) @label12 {
    0xa: goto @label8
    0xb: goto @label9
    0xc: goto @label10
    0xd: goto @label12
    0xe: goto @label11
    0xf: goto @label13 }
@label8
LOC 1 28
  dassign %Reg1_I 0 (add i32 (dread i32 %Reg1_I, constval i32 1))
@label9
LOC 1 30
  dassign %Reg1_I 0 (add i32 (dread i32 %Reg1_I, constval i32 2))
LOC 1 31
  goto @label14
@label10
LOC 1 33
  dassign %Reg0_I 0 (constval i32 100)
  dassign %Reg1_I 0 (dread i32 %Reg0_I)
LOC 1 34
  goto @label14
@label11
LOC 1 36
  dassign %Reg0_I 0 (constval i32 14)
  dassign %Reg1_I 0 (dread i32 %Reg0_I)
@label12
LOC 1 38
  dassign %Reg1_I 0 (add i32 (dread i32 %Reg1_I, constval i32 1000))
LOC 1 39
  goto @label14
@label13
LOC 1 41
  dassign %Reg0_I 0 (constval i32 -1)
  dassign %Reg1_I 0 (dread i32 %Reg0_I)
@label14
LOC 1 43
  dassign %Reg0_I 0 (dread i32 %Reg1_I)
  return (dread i32 %Reg0_I)
}
func &LControl_3B_7Cnested_7C_28II_29I static (var %Reg3_I i32, var %Reg4_I i32) i32 {
  funcid 4
  var %Reg0_I i32
  var %Reg2_I i32
  var %Reg1_I i32

ALIAS %i %Reg2_I i32
ALIAS %a %Reg3_I i32
ALIAS %b %Reg4_I i32
  intrinsiccallwithtype <$LControl_3B> JAVA_CLINIT_CHECK ()
LOC 1 47
  dassign %Reg0_I 0 (dread i32 %Reg3_I)
  switch (dread i32 %Reg0_I) @label25 {
    0x1: goto @label15
    0x2: goto @label20 }
@label15
LOC 1 49
  dassign %Reg0_I 0 (dread i32 %Reg4_I)
  switch (dread i32 %Reg0_I) @label18 {
    0x1: goto @label16
    0x2: goto @label17 }
@label16
LOC 1 51
  dassign %Reg0_I 0 (constval i32 11)
  return (dread i32 %Reg0_I)
@label17
LOC 1 53
  goto @label19
@label18
LOC 1 55
  dassign %Reg0_I 0 (constval i32 19)
  return (dread i32 %Reg0_I)
@label19
LOC 1 57
  dassign %Reg0_I 0 (constval i32 12)
  return (dread i32 %Reg0_I)
@label20
LOC 1 59
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg2_I 0 (dread i32 %Reg0_I)
@label21
  dassign %Reg0_I 0 (dread i32 %Reg2_I)
  dassign %Reg1_I 0 (constval i32 10)
  brtrue @label25 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
LOC 1 60
  dassign %Reg0_I 0 (dread i32 %Reg2_I)
  switch (dread i32 %Reg0_I) @label24 {
    0x5: goto @label22
    0x7: goto @label23 }
@label22
LOC 1 62
  goto @label24
@label23
LOC 1 64
  dassign %Reg0_I 0 (dread i32 %Reg2_I)
  dassign %Reg1_I 0 (dread i32 %Reg4_I)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  return (dread i32 %Reg0_I)
@label24
LOC 1 59
  dassign %Reg2_I 0 (add i32 (dread i32 %Reg2_I, constval i32 1))
  goto @label21
@label25
LOC 1 68
  dassign %Reg0_I 0 (constval i32 -1)
  return (dread i32 %Reg0_I)
}
func &LControl_3B_7Cstr_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FString_3B static (var %Reg4_R114 <* <$Ljava_2Flang_2FString_3B>>) <* <$Ljava_2Flang_2FString_3B>> {
  funcid 5
  var %Reg0_R114 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg2_R114 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_I i32
  var %Reg3_I i32
  var %Reg2_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_R114 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_17 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_Z u1
  var %L_STR_18 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_19 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_20 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_21 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_22 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_23 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_24 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_25 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_26 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_27 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_28 <* <$Ljava_2Flang_2FString_3B>>

ALIAS %s %Reg4_R114 <* <$Ljava_2Flang_2FString_3B>>
  intrinsiccallwithtype <$LControl_3B> JAVA_CLINIT_CHECK ()
LOC 1 73
  dassign %Reg0_R114 0 (dread ref %Reg4_R114)
  dassign %Reg2_R114 0 (dread ref %Reg0_R114)
  dassign %Reg0_I 0 (constval i32 -1)
  dassign %Reg3_I 0 (dread i32 %Reg0_I)
  dassign %Reg2_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg2_R114))
  dassign %Reg0_R113 0 (dread ref %Reg2_R113)
  dassign %Reg0_R114 0 (retype ref <* <$Ljava_2Flang_2FString_3B>> (dread ref %Reg0_R113))
  virtualcallassigned &Ljava_2Flang_2FString_3B_7ChashCode_7C_28_29I (dread ref %Reg0_R114) { dassign %Reg0_I 0 }
  switch (dread i32 %Reg0_I) @label32 {
    0x1ae66: goto @label26
    0x1c24c: goto @label27
    0x1f0080: goto @label29
    0x2efee4: goto @label28 }
@label26
  dassign %Reg2_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg2_R114))
  dassign %Reg0_R113 0 (dread ref %Reg2_R113)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_6f006e006500) { dassign %L_STR_17 0 }
  dassign %Reg1_R114 0 (dread ptr %L_STR_17)
  dassign %Reg0_R114 0 (retype ref <* <$Ljava_2Flang_2FString_3B>> (dread ref %Reg0_R113))
  dassign %Reg1_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg1_R114))
  virtualcallassigned &Ljava_2Flang_2FString_3B_7Cequals_7C_28Ljava_2Flang_2FObject_3B_29Z (dread ref %Reg0_R114, dread ref %Reg1_R113) { dassign %Reg0_Z 0 }
  brtrue @label32 (eq i32 i32 (
    cvt i32 u1 (dread u1 %Reg0_Z),
    constval i32 0))
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg3_I 0 (dread i32 %Reg0_I)
  goto @label32
@label27
  dassign %Reg2_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg2_R114))
  dassign %Reg0_R113 0 (dread ref %Reg2_R113)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_740077006f00) { dassign %L_STR_18 0 }
  dassign %Reg1_R114 0 (dread ptr %L_STR_18)
  dassign %Reg0_R114 0 (retype ref <* <$Ljava_2Flang_2FString_3B>> (dread ref %Reg0_R113))
  dassign %Reg1_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg1_R114))
  virtualcallassigned &Ljava_2Flang_2FString_3B_7Cequals_7C_28Ljava_2Flang_2FObject_3B_29Z (dread ref %Reg0_R114, dread ref %Reg1_R113) { dassign %Reg0_Z 0 }
  brtrue @label32 (eq i32 i32 (
    cvt i32 u1 (dread u1 %Reg0_Z),
    constval i32 0))
  dassign %Reg0_I 0 (constval i32 1)
  dassign %Reg3_I 0 (dread i32 %Reg0_I)
  goto @label32
@label28
  dassign %Reg2_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg2_R114))
  dassign %Reg0_R113 0 (dread ref %Reg2_R113)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_6400650075007800) { dassign %L_STR_19 0 }
  dassign %Reg1_R114 0 (dread ptr %L_STR_19)
  dassign %Reg0_R114 0 (retype ref <* <$Ljava_2Flang_2FString_3B>> (dread ref %Reg0_R113))
  dassign %Reg1_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg1_R114))
  virtualcallassigned &Ljava_2Flang_2FString_3B_7Cequals_7C_28Ljava_2Flang_2FObject_3B_29Z (dread ref %Reg0_R114, dread ref %Reg1_R113) { dassign %Reg0_Z 0 }
  brtrue @label32 (eq i32 i32 (
    cvt i32 u1 (dread u1 %Reg0_Z),
    constval i32 0))
  dassign %Reg0_I 0 (constval i32 2)
  dassign %Reg3_I 0 (dread i32 %Reg0_I)
  goto @label32
@label29
  dassign %Reg2_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg2_R114))
  dassign %Reg0_R113 0 (dread ref %Reg2_R113)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_4100610042004200) { dassign %L_STR_20 0 }
  dassign %Reg1_R114 0 (dread ptr %L_STR_20)
  dassign %Reg0_R114 0 (retype ref <* <$Ljava_2Flang_2FString_3B>> (dread ref %Reg0_R113))
  dassign %Reg1_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg1_R114))
  virtualcallassigned &Ljava_2Flang_2FString_3B_7Cequals_7C_28Ljava_2Flang_2FObject_3B_29Z (dread ref %Reg0_R114, dread ref %Reg1_R113) { dassign %Reg0_Z 0 }
  brtrue @label30 (eq i32 i32 (
    cvt i32 u1 (dread u1 %Reg0_Z),
    constval i32 0))
  dassign %Reg0_I 0 (constval i32 5)
  dassign %Reg3_I 0 (dread i32 %Reg0_I)
  goto @label32
@label30
  dassign %Reg2_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg2_R114))
  dassign %Reg0_R113 0 (dread ref %Reg2_R113)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_4200420042004200) { dassign %L_STR_21 0 }
  dassign %Reg1_R114 0 (dread ptr %L_STR_21)
  dassign %Reg0_R114 0 (retype ref <* <$Ljava_2Flang_2FString_3B>> (dread ref %Reg0_R113))
  dassign %Reg1_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg1_R114))
  virtualcallassigned &Ljava_2Flang_2FString_3B_7Cequals_7C_28Ljava_2Flang_2FObject_3B_29Z (dread ref %Reg0_R114, dread ref %Reg1_R113) { dassign %Reg0_Z 0 }
  brtrue @label31 (eq i32 i32 (
    cvt i32 u1 (dread u1 %Reg0_Z),
    constval i32 0))
  dassign %Reg0_I 0 (constval i32 4)
  dassign %Reg3_I 0 (dread i32 %Reg0_I)
  goto @label32
@label31
  dassign %Reg2_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg2_R114))
  dassign %Reg0_R113 0 (dread ref %Reg2_R113)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_4100610041006100) { dassign %L_STR_22 0 }
  dassign %Reg1_R114 0 (dread ptr %L_STR_22)
  dassign %Reg0_R114 0 (retype ref <* <$Ljava_2Flang_2FString_3B>> (dread ref %Reg0_R113))
  dassign %Reg1_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg1_R114))
  virtualcallassigned &Ljava_2Flang_2FString_3B_7Cequals_7C_28Ljava_2Flang_2FObject_3B_29Z (dread ref %Reg0_R114, dread ref %Reg1_R113) { dassign %Reg0_Z 0 }
  brtrue @label32 (eq i32 i32 (
    cvt i32 u1 (dread u1 %Reg0_Z),
    constval i32 0))
  dassign %Reg0_I 0 (constval i32 3)
  dassign %Reg3_I 0 (dread i32 %Reg0_I)
@label32
  dassign %Reg0_I 0 (dread i32 %Reg3_I)
  switch (dread i32 %Reg0_I) @label38 {
    0x0: goto @label33
    0x1: goto @label34
    0x2: goto @label34
    0x3: goto @label35
    0x4: goto @label36
    0x5: goto @label37 }
@label33
LOC 1 75
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_3100) { dassign %L_STR_23 0 }
  dassign %Reg0_R114 0 (dread ptr %L_STR_23)
  return (dread ref %Reg0_R114)
@label34
LOC 1 78
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_3200) { dassign %L_STR_24 0 }
  dassign %Reg0_R114 0 (dread ptr %L_STR_24)
  return (dread ref %Reg0_R114)
@label35
LOC 1 80
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_63003100) { dassign %L_STR_25 0 }
  dassign %Reg0_R114 0 (dread ptr %L_STR_25)
  return (dread ref %Reg0_R114)
@label36
LOC 1 82
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_63003200) { dassign %L_STR_26 0 }
  dassign %Reg0_R114 0 (dread ptr %L_STR_26)
  return (dread ref %Reg0_R114)
@label37
LOC 1 84
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_63003300) { dassign %L_STR_27 0 }
  dassign %Reg0_R114 0 (dread ptr %L_STR_27)
  return (dread ref %Reg0_R114)
@label38
LOC 1 86
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_3f00) { dassign %L_STR_28 0 }
  dassign %Reg0_R114 0 (dread ptr %L_STR_28)
  return (dread ref %Reg0_R114)
}
func &LControl_3B_7Csum_7C_28AI_29I static varargs (var %Reg7_R116 <* <[] i32>>) i32 {
  funcid 6
  var %Reg0_I i32
  var %Reg2_I i32
  var %Reg0_R116 <* <[] i32>>
  var %Reg3_R116 <* <[] i32>>
  var %Reg3_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg4_I i32
  var %Reg5_I i32
  var %Reg1_I i32
  var %Reg6_I i32
  var %Reg1_R116 <* <[] i32>>

ALIAS %x %Reg6_I i32
ALIAS %v %Reg7_R116 <* <[] i32>>
ALIAS %s %Reg2_I i32
  intrinsiccallwithtype <$LControl_3B> JAVA_CLINIT_CHECK ()
LOC 1 91
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg2_I 0 (dread i32 %Reg0_I)
LOC 1 92
  dassign %Reg0_R116 0 (dread ref %Reg7_R116)
  dassign %Reg3_R116 0 (dread ref %Reg0_R116)
  dassign %Reg3_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg3_R116))
  dassign %Reg0_R113 0 (dread ref %Reg3_R113)
  dassign %Reg0_I 0 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %Reg0_R113))
  dassign %Reg4_I 0 (dread i32 %Reg0_I)
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg5_I 0 (dread i32 %Reg0_I)
@label39
  dassign %Reg0_I 0 (dread i32 %Reg5_I)
  dassign %Reg1_I 0 (dread i32 %Reg4_I)
  brtrue @label40 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg3_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg3_R116))
  dassign %Reg0_R113 0 (dread ref %Reg3_R113)
  dassign %Reg1_I 0 (dread i32 %Reg5_I)
  dassign %Reg0_I 0 (iread i32 <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %Reg0_R113, dread i32 %Reg1_I)))
  dassign %Reg6_I 0 (dread i32 %Reg0_I)
  dassign %Reg0_I 0 (dread i32 %Reg2_I)
  dassign %Reg1_I 0 (dread i32 %Reg6_I)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg2_I 0 (dread i32 %Reg0_I)
  dassign %Reg5_I 0 (add i32 (dread i32 %Reg5_I, constval i32 1))
  goto @label39
@label40
LOC 1 93
  dassign %Reg0_I 0 (dread i32 %Reg2_I)
  dassign %Reg1_I 0 (constval i32 100)
  dassign %Reg0_I 0 (mul i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_R116 0 (dread ref %Reg7_R116)
  dassign %Reg1_I 0 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %Reg1_R116))
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  return (dread i32 %Reg0_I)
}
func &LControl_3B_7Cfmt_7C_28Ljava_2Flang_2FString_3BALjava_2Flang_2FObject_3B_29Ljava_2Flang_2FString_3B static varargs (var %Reg6_R114 <* <$Ljava_2Flang_2FString_3B>>, var %Reg7_R117 <* <[] <* <$Ljava_2Flang_2FObject_3B>>>>) <* <$Ljava_2Flang_2FString_3B>> {
  funcid 7
  var %Reg0_R115 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg3_R115 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg0_I i32
  var %Reg4_I i32
  var %Reg5_I i32
  var %Reg1_R114 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_I i32
  var %Reg0_R114 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_C u16
  var %Reg1_R117 <* <[] <* <$Ljava_2Flang_2FObject_3B>>>>
  var %Reg2_I i32
  var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_C u16

ALIAS %i %Reg5_I i32
ALIAS %f %Reg6_R114 <* <$Ljava_2Flang_2FString_3B>>
ALIAS %a %Reg7_R117 <* <[] <* <$Ljava_2Flang_2FObject_3B>>>>
ALIAS %s %Reg3_R115 <* <$Ljava_2Flang_2FStringBuilder_3B>>
ALIAS %k %Reg4_I i32
  intrinsiccallwithtype <$LControl_3B> JAVA_CLINIT_CHECK ()
LOC 1 97
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R115) {}
  dassign %Reg3_R115 0 (dread ref %Reg0_R115)
LOC 1 98
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg4_I 0 (dread i32 %Reg0_I)
LOC 1 99
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg5_I 0 (dread i32 %Reg0_I)
@label41
  dassign %Reg0_I 0 (dread i32 %Reg5_I)
  dassign %Reg1_R114 0 (dread ref %Reg6_R114)
  virtualcallassigned &Ljava_2Flang_2FString_3B_7Clength_7C_28_29I (dread ref %Reg1_R114) { dassign %Reg1_I 0 }
  brtrue @label44 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg0_R114 0 (dread ref %Reg6_R114)
  dassign %Reg1_I 0 (dread i32 %Reg5_I)
  virtualcallassigned &Ljava_2Flang_2FString_3B_7CcharAt_7C_28I_29C (dread ref %Reg0_R114, dread i32 %Reg1_I) { dassign %Reg0_C 0 }
  dassign %Reg1_I 0 (constval i32 37)
  brtrue @label42 (ne i32 i32 (
    cvt i32 u16 (dread u16 %Reg0_C),
    dread i32 %Reg1_I))
  dassign %Reg0_R115 0 (dread ref %Reg3_R115)
  dassign %Reg1_R117 0 (dread ref %Reg7_R117)
  dassign %Reg2_I 0 (dread i32 %Reg4_I)
  dassign %Reg4_I 0 (add i32 (dread i32 %Reg4_I, constval i32 1))
  dassign %Reg1_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg1_R117, dread i32 %Reg2_I)))
  dassign %Reg1_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg1_R113))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R115, dread ref %Reg1_R113) { dassign %Reg0_R115 0 }
  goto @label43
@label42
LOC 1 100
  dassign %Reg0_R115 0 (dread ref %Reg3_R115)
  dassign %Reg1_R114 0 (dread ref %Reg6_R114)
  dassign %Reg2_I 0 (dread i32 %Reg5_I)
  virtualcallassigned &Ljava_2Flang_2FString_3B_7CcharAt_7C_28I_29C (dread ref %Reg1_R114, dread i32 %Reg2_I) { dassign %Reg1_C 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28C_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R115, dread u16 %Reg1_C) { dassign %Reg0_R115 0 }
@label43
LOC 1 99
  dassign %Reg5_I 0 (add i32 (dread i32 %Reg5_I, constval i32 1))
  goto @label41
@label44
LOC 1 101
  dassign %Reg0_R115 0 (dread ref %Reg3_R115)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg0_R115) { dassign %Reg0_R114 0 }
  return (dread ref %Reg0_R114)
}
func &LControl_3B_7Ct_7C_28Ljava_2Flang_2FString_3B_29Z static (var %Reg2_R114 <* <$Ljava_2Flang_2FString_3B>>) u1 {
  funcid 8
  var %Reg0_R118 <* <$Ljava_2Fio_2FPrintStream_3B>>
  var %Reg1_R114 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_I i32

ALIAS %s %Reg2_R114 <* <$Ljava_2Flang_2FString_3B>>
  intrinsiccallwithtype <$LControl_3B> JAVA_CLINIT_CHECK ()
LOC 1 105
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R118 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_R114 0 (dread ref %Reg2_R114)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprint_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R118, dread ref %Reg1_R114) {}
LOC 1 106
  dassign %Reg0_I 0 (constval i32 1)
  return (dread i32 %Reg0_I)
}
func &LControl_3B_7Cf_7C_28Ljava_2Flang_2FString_3B_29Z static (var %Reg2_R114 <* <$Ljava_2Flang_2FString_3B>>) u1 {
  funcid 9
  var %Reg0_R118 <* <$Ljava_2Fio_2FPrintStream_3B>>
  var %Reg1_R114 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_I i32

ALIAS %s %Reg2_R114 <* <$Ljava_2Flang_2FString_3B>>
  intrinsiccallwithtype <$LControl_3B> JAVA_CLINIT_CHECK ()
LOC 1 110
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R118 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_R114 0 (dread ref %Reg2_R114)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprint_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R118, dread ref %Reg1_R114) {}
LOC 1 111
  dassign %Reg0_I 0 (constval i32 0)
  return (dread i32 %Reg0_I)
}
func &LControl_3B_7Cack_7C_28II_29I static (var %Reg5_I i32, var %Reg6_I i32) i32 {
  funcid 10
  var %Reg0_I i32
  var %Reg1_I i32
  var %Reg4_I i32
  var %Reg2_I i32
  var %Reg3_I i32

ALIAS %m %Reg5_I i32
ALIAS %n %Reg6_I i32
  intrinsiccallwithtype <$LControl_3B> JAVA_CLINIT_CHECK ()
LOC 1 115
  dassign %Reg0_I 0 (dread i32 %Reg5_I)
  brtrue @label45 (ne i32 i32 (dread i32 %Reg0_I, constval i32 0))
  dassign %Reg0_I 0 (dread i32 %Reg6_I)
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg4_I 0 (dread i32 %Reg0_I)
  goto @label47
@label45
  dassign %Reg0_I 0 (dread i32 %Reg6_I)
  brtrue @label46 (ne i32 i32 (dread i32 %Reg0_I, constval i32 0))
  dassign %Reg0_I 0 (dread i32 %Reg5_I)
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg0_I 0 (sub i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_I 0 (constval i32 1)
  intrinsiccallwithtype <$LControl_3B> JAVA_CLINIT_CHECK ()
  callassigned &LControl_3B_7Cack_7C_28II_29I (dread i32 %Reg0_I, dread i32 %Reg1_I) { dassign %Reg0_I 0 }
  dassign %Reg4_I 0 (dread i32 %Reg0_I)
  goto @label47
@label46
  dassign %Reg0_I 0 (dread i32 %Reg5_I)
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg0_I 0 (sub i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_I 0 (dread i32 %Reg5_I)
  dassign %Reg2_I 0 (dread i32 %Reg6_I)
  dassign %Reg3_I 0 (constval i32 1)
  dassign %Reg2_I 0 (sub i32 (dread i32 %Reg2_I, dread i32 %Reg3_I))
  intrinsiccallwithtype <$LControl_3B> JAVA_CLINIT_CHECK ()
  callassigned &LControl_3B_7Cack_7C_28II_29I (dread i32 %Reg1_I, dread i32 %Reg2_I) { dassign %Reg1_I 0 }
  intrinsiccallwithtype <$LControl_3B> JAVA_CLINIT_CHECK ()
  callassigned &LControl_3B_7Cack_7C_28II_29I (dread i32 %Reg0_I, dread i32 %Reg1_I) { dassign %Reg0_I 0 }
  dassign %Reg4_I 0 (dread i32 %Reg0_I)
@label47
  dassign %Reg0_I 0 (dread i32 %Reg4_I)
  return (dread i32 %Reg0_I)
}
func &LControl_3B_7Chanoi_7C_28IIIIAI_29V static (var %Reg5_I i32, var %Reg6_I i32, var %Reg7_I i32, var %Reg8_I i32, var %Reg9_R116 <* <[] i32>>) void {
  funcid 11
  var %Reg0_I i32
  var %Reg1_I i32
  var %Reg2_I i32
  var %Reg3_I i32
  var %Reg4_R116 <* <[] i32>>
  var %Reg0_R116 <* <[] i32>>

ALIAS %n %Reg5_I i32
ALIAS %a %Reg6_I i32
ALIAS %b %Reg7_I i32
ALIAS %c %Reg8_I i32
ALIAS %cnt %Reg9_R116 <* <[] i32>>
  intrinsiccallwithtype <$LControl_3B> JAVA_CLINIT_CHECK ()
LOC 1 119
  dassign %Reg0_I 0 (dread i32 %Reg5_I)
  brtrue @label48 (ne i32 i32 (dread i32 %Reg0_I, constval i32 0))
  return ()
@label48
LOC 1 120
  dassign %Reg0_I 0 (dread i32 %Reg5_I)
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg0_I 0 (sub i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_I 0 (dread i32 %Reg6_I)
  dassign %Reg2_I 0 (dread i32 %Reg8_I)
  dassign %Reg3_I 0 (dread i32 %Reg7_I)
  dassign %Reg4_R116 0 (dread ref %Reg9_R116)
  intrinsiccallwithtype <$LControl_3B> JAVA_CLINIT_CHECK ()
  callassigned &LControl_3B_7Chanoi_7C_28IIIIAI_29V (dread i32 %Reg0_I, dread i32 %Reg1_I, dread i32 %Reg2_I, dread i32 %Reg3_I, dread ref %Reg4_R116) {}
LOC 1 121
  dassign %Reg0_R116 0 (dread ref %Reg9_R116)
  dassign %Reg1_I 0 (constval i32 0)
  dassign %Reg2_I 0 (iread i32 <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %Reg0_R116, dread i32 %Reg1_I)))
  dassign %Reg3_I 0 (constval i32 1)
  dassign %Reg2_I 0 (add i32 (dread i32 %Reg2_I, dread i32 %Reg3_I))
  iassign <* i32> 0 (
    array 1 ptr <* <[] i32>> (dread ref %Reg0_R116, dread i32 %Reg1_I), 
    dread i32 %Reg2_I)
LOC 1 122
  dassign %Reg0_I 0 (dread i32 %Reg5_I)
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg0_I 0 (sub i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_I 0 (dread i32 %Reg8_I)
  dassign %Reg2_I 0 (dread i32 %Reg7_I)
  dassign %Reg3_I 0 (dread i32 %Reg6_I)
  dassign %Reg4_R116 0 (dread ref %Reg9_R116)
  intrinsiccallwithtype <$LControl_3B> JAVA_CLINIT_CHECK ()
  callassigned &LControl_3B_7Chanoi_7C_28IIIIAI_29V (dread i32 %Reg0_I, dread i32 %Reg1_I, dread i32 %Reg2_I, dread i32 %Reg3_I, dread ref %Reg4_R116) {}
LOC 1 123
  return ()
}
func &LControl_3B_7Ceven_7C_28I_29Z static (var %Reg3_I i32) u1 {
  funcid 12
  var %Reg0_I i32
  var %Reg1_I i32
  var %Reg0_Z u1
  var %Reg2_I i32

ALIAS %n %Reg3_I i32
  intrinsiccallwithtype <$LControl_3B> JAVA_CLINIT_CHECK ()
LOC 1 126
  dassign %Reg0_I 0 (dread i32 %Reg3_I)
  brtrue @label49 (eq i32 i32 (dread i32 %Reg0_I, constval i32 0))
  dassign %Reg0_I 0 (dread i32 %Reg3_I)
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg0_I 0 (sub i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  intrinsiccallwithtype <$LControl_3B> JAVA_CLINIT_CHECK ()
  callassigned &LControl_3B_7Codd_7C_28I_29Z (dread i32 %Reg0_I) { dassign %Reg0_Z 0 }
  brtrue @label50 (eq i32 i32 (
    cvt i32 u1 (dread u1 %Reg0_Z),
    constval i32 0))
@label49
  dassign %Reg0_I 0 (constval i32 1)
  dassign %Reg2_I 0 (dread i32 %Reg0_I)
  goto @label51
@label50
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg2_I 0 (dread i32 %Reg0_I)
@label51
  dassign %Reg0_I 0 (dread i32 %Reg2_I)
  return (dread i32 %Reg0_I)
}
func &LControl_3B_7Codd_7C_28I_29Z static (var %Reg3_I i32) u1 {
  funcid 13
  var %Reg0_I i32
  var %Reg1_I i32
  var %Reg0_Z u1
  var %Reg2_I i32

ALIAS %n %Reg3_I i32
  intrinsiccallwithtype <$LControl_3B> JAVA_CLINIT_CHECK ()
LOC 1 130
  dassign %Reg0_I 0 (dread i32 %Reg3_I)
  brtrue @label52 (eq i32 i32 (dread i32 %Reg0_I, constval i32 0))
  dassign %Reg0_I 0 (dread i32 %Reg3_I)
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg0_I 0 (sub i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  intrinsiccallwithtype <$LControl_3B> JAVA_CLINIT_CHECK ()
  callassigned &LControl_3B_7Ceven_7C_28I_29Z (dread i32 %Reg0_I) { dassign %Reg0_Z 0 }
  brtrue @label52 (eq i32 i32 (
    cvt i32 u1 (dread u1 %Reg0_Z),
    constval i32 0))
  dassign %Reg0_I 0 (constval i32 1)
  dassign %Reg2_I 0 (dread i32 %Reg0_I)
  goto @label53
@label52
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg2_I 0 (dread i32 %Reg0_I)
@label53
  dassign %Reg0_I 0 (dread i32 %Reg2_I)
  return (dread i32 %Reg0_I)
}
func &LControl_3B_7Cperms_7C_28Ljava_2Flang_2FString_3BLjava_2Flang_2FString_3B_29Ljava_2Flang_2FString_3B static (var %Reg8_R114 <* <$Ljava_2Flang_2FString_3B>>, var %Reg9_R114 <* <$Ljava_2Flang_2FString_3B>>) <* <$Ljava_2Flang_2FString_3B>> {
  funcid 14
  var %Reg0_R114 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_Z u1
  var %Reg0_R115 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg1_R114 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_29 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_30 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg6_R114 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_I i32
  var %Reg7_I i32
  var %Reg1_I i32
  var %Reg1_R115 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg2_R114 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg3_I i32
  var %Reg2_C u16
  var %Reg2_R115 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg3_R114 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg4_I i32
  var %Reg5_I i32

ALIAS %i %Reg7_I i32
ALIAS %p %Reg8_R114 <* <$Ljava_2Flang_2FString_3B>>
ALIAS %r %Reg9_R114 <* <$Ljava_2Flang_2FString_3B>>
ALIAS %s %Reg6_R114 <* <$Ljava_2Flang_2FString_3B>>
  intrinsiccallwithtype <$LControl_3B> JAVA_CLINIT_CHECK ()
LOC 1 134
  dassign %Reg0_R114 0 (dread ref %Reg9_R114)
  virtualcallassigned &Ljava_2Flang_2FString_3B_7CisEmpty_7C_28_29Z (dread ref %Reg0_R114) { dassign %Reg0_Z 0 }
  brtrue @label54 (eq i32 i32 (
    cvt i32 u1 (dread u1 %Reg0_Z),
    constval i32 0))
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R115) {}
  dassign %Reg1_R114 0 (dread ref %Reg8_R114)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R115, dread ref %Reg1_R114) { dassign %Reg0_R115 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_29 0 }
  dassign %Reg1_R114 0 (dread ptr %L_STR_29)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R115, dread ref %Reg1_R114) { dassign %Reg0_R115 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg0_R115) { dassign %Reg0_R114 0 }
  return (dread ref %Reg0_R114)
@label54
LOC 1 135
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_) { dassign %L_STR_30 0 }
  dassign %Reg0_R114 0 (dread ptr %L_STR_30)
  dassign %Reg6_R114 0 (dread ref %Reg0_R114)
LOC 1 136
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg7_I 0 (dread i32 %Reg0_I)
@label55
  dassign %Reg0_I 0 (dread i32 %Reg7_I)
  dassign %Reg1_R114 0 (dread ref %Reg9_R114)
  virtualcallassigned &Ljava_2Flang_2FString_3B_7Clength_7C_28_29I (dread ref %Reg1_R114) { dassign %Reg1_I 0 }
  brtrue @label56 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R115) {}
  dassign %Reg1_R114 0 (dread ref %Reg6_R114)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R115, dread ref %Reg1_R114) { dassign %Reg0_R115 0 }
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R115 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R115) {}
  dassign %Reg2_R114 0 (dread ref %Reg8_R114)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R115, dread ref %Reg2_R114) { dassign %Reg1_R115 0 }
  dassign %Reg2_R114 0 (dread ref %Reg9_R114)
  dassign %Reg3_I 0 (dread i32 %Reg7_I)
  virtualcallassigned &Ljava_2Flang_2FString_3B_7CcharAt_7C_28I_29C (dread ref %Reg2_R114, dread i32 %Reg3_I) { dassign %Reg2_C 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28C_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R115, dread u16 %Reg2_C) { dassign %Reg1_R115 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R115) { dassign %Reg1_R114 0 }
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg2_R115 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg2_R115) {}
  dassign %Reg3_R114 0 (dread ref %Reg9_R114)
  dassign %Reg4_I 0 (constval i32 0)
  dassign %Reg5_I 0 (dread i32 %Reg7_I)
  virtualcallassigned &Ljava_2Flang_2FString_3B_7Csubstring_7C_28II_29Ljava_2Flang_2FString_3B (dread ref %Reg3_R114, dread i32 %Reg4_I, dread i32 %Reg5_I) { dassign %Reg3_R114 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg2_R115, dread ref %Reg3_R114) { dassign %Reg2_R115 0 }
  dassign %Reg3_R114 0 (dread ref %Reg9_R114)
  dassign %Reg4_I 0 (dread i32 %Reg7_I)
  dassign %Reg5_I 0 (constval i32 1)
  dassign %Reg4_I 0 (add i32 (dread i32 %Reg4_I, dread i32 %Reg5_I))
  virtualcallassigned &Ljava_2Flang_2FString_3B_7Csubstring_7C_28I_29Ljava_2Flang_2FString_3B (dread ref %Reg3_R114, dread i32 %Reg4_I) { dassign %Reg3_R114 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg2_R115, dread ref %Reg3_R114) { dassign %Reg2_R115 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg2_R115) { dassign %Reg2_R114 0 }
  intrinsiccallwithtype <$LControl_3B> JAVA_CLINIT_CHECK ()
  callassigned &LControl_3B_7Cperms_7C_28Ljava_2Flang_2FString_3BLjava_2Flang_2FString_3B_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R114, dread ref %Reg2_R114) { dassign %Reg1_R114 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R115, dread ref %Reg1_R114) { dassign %Reg0_R115 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg0_R115) { dassign %Reg0_R114 0 }
  dassign %Reg6_R114 0 (dread ref %Reg0_R114)
  dassign %Reg7_I 0 (add i32 (dread i32 %Reg7_I, constval i32 1))
  goto @label55
@label56
LOC 1 137
  dassign %Reg0_R114 0 (dread ref %Reg6_R114)
  return (dread ref %Reg0_R114)
}
func &LControl_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V public static (var %Reg23_R119 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>) void {
  funcid 15
  var %Reg0_I i32
  var %Reg0_R116 <* <[] i32>>
  var %Reg1_I i32
  var %Reg2_I i32
  var %Reg9_R116 <* <[] i32>>
  var %Reg9_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg10_I i32
  var %Reg11_I i32
  var %Reg12_I i32
  var %Reg0_R118 <* <$Ljava_2Fio_2FPrintStream_3B>>
  var %Reg1_R115 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg2_R114 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_29 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_R114 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg9_I i32
  var %Reg3_I i32
  var %Reg0_R119 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>
  var %L_STR_17 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_18 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_19 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_22 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_21 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_20 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_31 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_30 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg9_R119 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>
  var %Reg12_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg12_R114 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R114 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R120 <* <$Ljava_2Flang_2FNullPointerException_3B>>
  var %Reg9_R120 <* <$Ljava_2Flang_2FNullPointerException_3B>>
  var %L_STR_32 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_33 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_34 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg2_R116 <* <[] i32>>
  var %Reg4_I i32
  var %L_STR_35 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg3_R117 <* <[] <* <$Ljava_2Flang_2FObject_3B>>>>
  var %Reg5_I i32
  var %Reg5_R121 <* <$Ljava_2Flang_2FInteger_3B>>
  var %Reg5_R114 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg5_D f64
  var %Reg5_R122 <* <$Ljava_2Flang_2FDouble_3B>>
  var %L_STR_36 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_37 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_Z u1
  var %L_STR_38 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_39 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_40 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_41 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_42 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_43 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_Z u1
  var %L_STR_44 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_23 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_24 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg8_I i32
  var %Reg13_R116 <* <[] i32>>
  var %Reg4_R116 <* <[] i32>>
  var %Reg1_R116 <* <[] i32>>
  var %Reg2_Z u1
  var %L_STR_45 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg14_I i32
  var %Reg15_I i32
  var %Reg16_I i32
  var %L_STR_46 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_47 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg17_I i32
  var %L_STR_48 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_49 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg18_I i32
  var %Reg19_R119 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>
  var %Reg19_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg20_I i32
  var %Reg21_I i32
  var %Reg22_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg22_R114 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg19_I i32
  var %Reg19_R114 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg19_R116 <* <[] i32>>

ALIAS %i %Reg11_I i32
ALIAS %b %Reg10_I i32
ALIAS %a %Reg9_I i32
ALIAS %s %Reg22_R114 <* <$Ljava_2Flang_2FString_3B>>
ALIAS %e %Reg9_R120 <* <$Ljava_2Flang_2FNullPointerException_3B>>
ALIAS %j %Reg12_I i32
ALIAS %shadow %Reg19_R114 <* <$Ljava_2Flang_2FString_3B>>
ALIAS %args %Reg23_R119 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>
ALIAS %n %Reg9_I i32
ALIAS %w %Reg10_I i32
ALIAS %r %Reg11_Z u1
ALIAS %q %Reg12_Z u1
ALIAS %cnt %Reg13_R116 <* <[] i32>>
ALIAS %x %Reg14_I i32
ALIAS %y %Reg15_I i32
ALIAS %g %Reg16_C u16
ALIAS %by %Reg17_B i8
ALIAS %v %Reg18_I i32
ALIAS %lazy %Reg19_R116 <* <[] i32>>
  intrinsiccallwithtype <$LControl_3B> JAVA_CLINIT_CHECK ()
LOC 1 141
  dassign %Reg0_I 0 (constval i32 10)
  dassign %Reg0_R116 0 (gcmallocjarray ref <[] i32> (dread i32 %Reg0_I))
  dassign %Reg1_I 0 (constval i32 0)
  dassign %Reg2_I 0 (constval i32 -5)
  iassign <* i32> 0 (
    array 1 ptr <* <[] i32>> (dread ref %Reg0_R116, dread i32 %Reg1_I), 
    dread i32 %Reg2_I)
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg2_I 0 (constval i32 0)
  iassign <* i32> 0 (
    array 1 ptr <* <[] i32>> (dread ref %Reg0_R116, dread i32 %Reg1_I), 
    dread i32 %Reg2_I)
  dassign %Reg1_I 0 (constval i32 2)
  dassign %Reg2_I 0 (constval i32 1)
  iassign <* i32> 0 (
    array 1 ptr <* <[] i32>> (dread ref %Reg0_R116, dread i32 %Reg1_I), 
    dread i32 %Reg2_I)
  dassign %Reg1_I 0 (constval i32 3)
  dassign %Reg2_I 0 (constval i32 2)
  iassign <* i32> 0 (
    array 1 ptr <* <[] i32>> (dread ref %Reg0_R116, dread i32 %Reg1_I), 
    dread i32 %Reg2_I)
  dassign %Reg1_I 0 (constval i32 4)
  dassign %Reg2_I 0 (constval i32 3)
  iassign <* i32> 0 (
    array 1 ptr <* <[] i32>> (dread ref %Reg0_R116, dread i32 %Reg1_I), 
    dread i32 %Reg2_I)
  dassign %Reg1_I 0 (constval i32 5)
  dassign %Reg2_I 0 (constval i32 4)
  iassign <* i32> 0 (
    array 1 ptr <* <[] i32>> (dread ref %Reg0_R116, dread i32 %Reg1_I), 
    dread i32 %Reg2_I)
  dassign %Reg1_I 0 (constval i32 6)
  dassign %Reg2_I 0 (constval i32 0xf4240)
  iassign <* i32> 0 (
    array 1 ptr <* <[] i32>> (dread ref %Reg0_R116, dread i32 %Reg1_I), 
    dread i32 %Reg2_I)
  dassign %Reg1_I 0 (constval i32 7)
  dassign %Reg2_I 0 (constval i32 -2147483648)
  iassign <* i32> 0 (
    array 1 ptr <* <[] i32>> (dread ref %Reg0_R116, dread i32 %Reg1_I), 
    dread i32 %Reg2_I)
  dassign %Reg1_I 0 (constval i32 8)
  dassign %Reg2_I 0 (constval i32 0x7fffffff)
  iassign <* i32> 0 (
    array 1 ptr <* <[] i32>> (dread ref %Reg0_R116, dread i32 %Reg1_I), 
    dread i32 %Reg2_I)
  dassign %Reg1_I 0 (constval i32 9)
  dassign %Reg2_I 0 (constval i32 -6)
  iassign <* i32> 0 (
    array 1 ptr <* <[] i32>> (dread ref %Reg0_R116, dread i32 %Reg1_I), 
    dread i32 %Reg2_I)
  dassign %Reg9_R116 0 (dread ref %Reg0_R116)
  dassign %Reg9_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg9_R116))
  dassign %Reg0_R113 0 (dread ref %Reg9_R113)
  dassign %Reg0_I 0 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %Reg0_R113))
  dassign %Reg10_I 0 (dread i32 %Reg0_I)
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg11_I 0 (dread i32 %Reg0_I)
@label57
  dassign %Reg0_I 0 (dread i32 %Reg11_I)
  dassign %Reg1_I 0 (dread i32 %Reg10_I)
  brtrue @label58 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg9_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg9_R116))
  dassign %Reg0_R113 0 (dread ref %Reg9_R113)
  dassign %Reg1_I 0 (dread i32 %Reg11_I)
  dassign %Reg0_I 0 (iread i32 <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %Reg0_R113, dread i32 %Reg1_I)))
  dassign %Reg12_I 0 (dread i32 %Reg0_I)
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R118 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R115 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R115) {}
  dassign %Reg2_I 0 (dread i32 %Reg12_I)
  intrinsiccallwithtype <$LControl_3B> JAVA_CLINIT_CHECK ()
  callassigned &LControl_3B_7Csw_7C_28I_29Ljava_2Flang_2FString_3B (dread i32 %Reg2_I) { dassign %Reg2_R114 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R115, dread ref %Reg2_R114) { dassign %Reg1_R115 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_29 0 }
  dassign %Reg2_R114 0 (dread ptr %L_STR_29)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R115, dread ref %Reg2_R114) { dassign %Reg1_R115 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R115) { dassign %Reg1_R114 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprint_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R118, dread ref %Reg1_R114) {}
  dassign %Reg11_I 0 (add i32 (dread i32 %Reg11_I, constval i32 1))
  goto @label57
@label58
LOC 1 142
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R118 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28_29V (dread ref %Reg0_R118) {}
LOC 1 143
  dassign %Reg0_I 0 (constval i32 8)
  dassign %Reg9_I 0 (dread i32 %Reg0_I)
@label59
  dassign %Reg0_I 0 (dread i32 %Reg9_I)
  dassign %Reg1_I 0 (constval i32 18)
  brtrue @label60 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R118 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R115 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R115) {}
  dassign %Reg2_I 0 (dread i32 %Reg9_I)
  intrinsiccallwithtype <$LControl_3B> JAVA_CLINIT_CHECK ()
  callassigned &LControl_3B_7Cdense_7C_28I_29I (dread i32 %Reg2_I) { dassign %Reg2_I 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R115, dread i32 %Reg2_I) { dassign %Reg1_R115 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_29 0 }
  dassign %Reg2_R114 0 (dread ptr %L_STR_29)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R115, dread ref %Reg2_R114) { dassign %Reg1_R115 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R115) { dassign %Reg1_R114 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprint_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R118, dread ref %Reg1_R114) {}
  dassign %Reg9_I 0 (add i32 (dread i32 %Reg9_I, constval i32 1))
  goto @label59
@label60
LOC 1 144
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R118 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28_29V (dread ref %Reg0_R118) {}
LOC 1 145
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg9_I 0 (dread i32 %Reg0_I)
@label61
  dassign %Reg0_I 0 (dread i32 %Reg9_I)
  dassign %Reg1_I 0 (constval i32 4)
  brtrue @label64 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg10_I 0 (dread i32 %Reg0_I)
@label62
  dassign %Reg0_I 0 (dread i32 %Reg10_I)
  dassign %Reg1_I 0 (constval i32 4)
  brtrue @label63 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R118 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R115 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R115) {}
  dassign %Reg2_I 0 (dread i32 %Reg9_I)
  dassign %Reg3_I 0 (dread i32 %Reg10_I)
  intrinsiccallwithtype <$LControl_3B> JAVA_CLINIT_CHECK ()
  callassigned &LControl_3B_7Cnested_7C_28II_29I (dread i32 %Reg2_I, dread i32 %Reg3_I) { dassign %Reg2_I 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R115, dread i32 %Reg2_I) { dassign %Reg1_R115 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_29 0 }
  dassign %Reg2_R114 0 (dread ptr %L_STR_29)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R115, dread ref %Reg2_R114) { dassign %Reg1_R115 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R115) { dassign %Reg1_R114 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprint_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R118, dread ref %Reg1_R114) {}
  dassign %Reg10_I 0 (add i32 (dread i32 %Reg10_I, constval i32 1))
  goto @label62
@label63
  dassign %Reg9_I 0 (add i32 (dread i32 %Reg9_I, constval i32 1))
  goto @label61
@label64
LOC 1 146
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R118 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28_29V (dread ref %Reg0_R118) {}
LOC 1 147
  dassign %Reg0_I 0 (constval i32 8)
  dassign %Reg0_R119 0 (gcmallocjarray ref <[] <* <$Ljava_2Flang_2FString_3B>>> (dread i32 %Reg0_I))
  dassign %Reg1_I 0 (constval i32 0)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_6f006e006500) { dassign %L_STR_17 0 }
  dassign %Reg2_R114 0 (dread ptr %L_STR_17)
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R119, dread i32 %Reg1_I), 
    dread ref %Reg2_R114)
  dassign %Reg1_I 0 (constval i32 1)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_740077006f00) { dassign %L_STR_18 0 }
  dassign %Reg2_R114 0 (dread ptr %L_STR_18)
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R119, dread i32 %Reg1_I), 
    dread ref %Reg2_R114)
  dassign %Reg1_I 0 (constval i32 2)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_6400650075007800) { dassign %L_STR_19 0 }
  dassign %Reg2_R114 0 (dread ptr %L_STR_19)
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R119, dread i32 %Reg1_I), 
    dread ref %Reg2_R114)
  dassign %Reg1_I 0 (constval i32 3)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_4100610041006100) { dassign %L_STR_22 0 }
  dassign %Reg2_R114 0 (dread ptr %L_STR_22)
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R119, dread i32 %Reg1_I), 
    dread ref %Reg2_R114)
  dassign %Reg1_I 0 (constval i32 4)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_4200420042004200) { dassign %L_STR_21 0 }
  dassign %Reg2_R114 0 (dread ptr %L_STR_21)
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R119, dread i32 %Reg1_I), 
    dread ref %Reg2_R114)
  dassign %Reg1_I 0 (constval i32 5)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_4100610042004200) { dassign %L_STR_20 0 }
  dassign %Reg2_R114 0 (dread ptr %L_STR_20)
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R119, dread i32 %Reg1_I), 
    dread ref %Reg2_R114)
  dassign %Reg1_I 0 (constval i32 6)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_4200420041006100) { dassign %L_STR_31 0 }
  dassign %Reg2_R114 0 (dread ptr %L_STR_31)
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R119, dread i32 %Reg1_I), 
    dread ref %Reg2_R114)
  dassign %Reg1_I 0 (constval i32 7)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_) { dassign %L_STR_30 0 }
  dassign %Reg2_R114 0 (dread ptr %L_STR_30)
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R119, dread i32 %Reg1_I), 
    dread ref %Reg2_R114)
  dassign %Reg9_R119 0 (dread ref %Reg0_R119)
  dassign %Reg9_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg9_R119))
  dassign %Reg0_R113 0 (dread ref %Reg9_R113)
  dassign %Reg0_I 0 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %Reg0_R113))
  dassign %Reg10_I 0 (dread i32 %Reg0_I)
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg11_I 0 (dread i32 %Reg0_I)
@label65
  dassign %Reg0_I 0 (dread i32 %Reg11_I)
  dassign %Reg1_I 0 (dread i32 %Reg10_I)
  brtrue @label66 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg9_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg9_R119))
  dassign %Reg0_R113 0 (dread ref %Reg9_R113)
  dassign %Reg1_I 0 (dread i32 %Reg11_I)
  dassign %Reg0_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg0_R113, dread i32 %Reg1_I)))
  dassign %Reg12_R113 0 (dread ref %Reg0_R113)
LOC 1 148
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R118 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R115 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R115) {}
  dassign %Reg12_R114 0 (retype ref <* <$Ljava_2Flang_2FString_3B>> (dread ref %Reg12_R113))
  dassign %Reg2_R114 0 (dread ref %Reg12_R114)
  intrinsiccallwithtype <$LControl_3B> JAVA_CLINIT_CHECK ()
  callassigned &LControl_3B_7Cstr_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FString_3B (dread ref %Reg2_R114) { dassign %Reg2_R114 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R115, dread ref %Reg2_R114) { dassign %Reg1_R115 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_29 0 }
  dassign %Reg2_R114 0 (dread ptr %L_STR_29)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R115, dread ref %Reg2_R114) { dassign %Reg1_R115 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R115) { dassign %Reg1_R114 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprint_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R118, dread ref %Reg1_R114) {}
LOC 1 147
  dassign %Reg11_I 0 (add i32 (dread i32 %Reg11_I, constval i32 1))
  goto @label65
@label66
LOC 1 149
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R118 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28_29V (dread ref %Reg0_R118) {}
  try { @label67 }
LOC 1 151
  dassign %Reg0_R113 0 (constval ref 0)
  intrinsiccallwithtype <$LControl_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R114 0 (retype ref <* <$Ljava_2Flang_2FString_3B>> (dread ref %Reg0_R113))
  callassigned &LControl_3B_7Cstr_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FString_3B (dread ref %Reg0_R114) { dassign %Reg0_R114 0 }
  endtry
LOC 1 154
  goto @label68
@label67
  catch { <* <$Ljava_2Flang_2FNullPointerException_3B>> }
  dassign %Reg0_R120 0 (regread ptr %%thrownval)
LOC 1 152
  dassign %Reg9_R120 0 (dread ref %Reg0_R120)
LOC 1 153
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R118 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_0aad3d0eb0464c0b4e1e235462e47ed0) { dassign %L_STR_32 0 }
  dassign %Reg1_R114 0 (dread ptr %L_STR_32)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R118, dread ref %Reg1_R114) {}
@label68
LOC 1 155
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg9_I 0 (dread i32 %Reg0_I)
LOC 1 156
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg10_I 0 (dread i32 %Reg0_I)
@label69
LOC 1 157
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg11_I 0 (dread i32 %Reg0_I)
@label70
LOC 1 158
  dassign %Reg0_I 0 (dread i32 %Reg11_I)
  dassign %Reg1_I 0 (dread i32 %Reg10_I)
  brtrue @label71 (le i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  goto @label74
@label71
LOC 1 159
  dassign %Reg0_I 0 (dread i32 %Reg10_I)
  dassign %Reg1_I 0 (dread i32 %Reg11_I)
  dassign %Reg0_I 0 (mul i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_I 0 (constval i32 50)
  brtrue @label72 (le i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  goto @label75
@label72
LOC 1 160
  dassign %Reg0_I 0 (dread i32 %Reg10_I)
  dassign %Reg1_I 0 (dread i32 %Reg11_I)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_I 0 (constval i32 7)
  dassign %Reg0_I 0 (rem i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_I 0 (constval i32 3)
  brtrue @label73 (ne i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  goto @label74
@label73
LOC 1 161
  dassign %Reg0_I 0 (dread i32 %Reg9_I)
  dassign %Reg1_I 0 (dread i32 %Reg10_I)
  dassign %Reg2_I 0 (dread i32 %Reg11_I)
  dassign %Reg1_I 0 (mul i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg9_I 0 (dread i32 %Reg0_I)
LOC 1 157
  dassign %Reg11_I 0 (add i32 (dread i32 %Reg11_I, constval i32 1))
  goto @label70
@label74
LOC 1 156
  dassign %Reg10_I 0 (add i32 (dread i32 %Reg10_I, constval i32 1))
  goto @label69
@label75
LOC 1 164
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R118 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_I 0 (dread i32 %Reg9_I)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28I_29V (dread ref %Reg0_R118, dread i32 %Reg1_I) {}
LOC 1 166
  dassign %Reg0_I 0 (dread i32 %Reg9_I)
  dassign %Reg1_I 0 (constval i32 5)
  brtrue @label76 (le i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  goto @label77
@label76
LOC 1 167
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R118 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_6e006f00) { dassign %L_STR_33 0 }
  dassign %Reg1_R114 0 (dread ptr %L_STR_33)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R118, dread ref %Reg1_R114) {}
@label77
LOC 1 169
  dassign %Reg0_I 0 (constval i32 10)
  dassign %Reg10_I 0 (dread i32 %Reg0_I)
@label78
LOC 1 171
  dassign %Reg10_I 0 (add i32 (dread i32 %Reg10_I, constval i32 -3))
LOC 1 172
  dassign %Reg0_I 0 (dread i32 %Reg10_I)
  dassign %Reg1_I 0 (constval i32 4)
  brtrue @label79 (ne i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
@label79
LOC 1 173
  dassign %Reg0_I 0 (dread i32 %Reg10_I)
  brtrue @label78 (gt i32 i32 (dread i32 %Reg0_I, constval i32 0))
LOC 1 174
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R118 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_I 0 (dread i32 %Reg10_I)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28I_29V (dread ref %Reg0_R118, dread i32 %Reg1_I) {}
@label80
LOC 1 175
  dassign %Reg0_I 0 (dread i32 %Reg10_I)
  dassign %Reg1_I 0 (constval i32 100)
  brtrue @label81 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
LOC 1 176
  dassign %Reg10_I 0 (add i32 (dread i32 %Reg10_I, constval i32 7))
LOC 1 177
  dassign %Reg0_I 0 (dread i32 %Reg10_I)
  dassign %Reg1_I 0 (constval i32 5)
  dassign %Reg0_I 0 (rem i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  brtrue @label80 (ne i32 i32 (dread i32 %Reg0_I, constval i32 0))
  goto @label81
@label81
LOC 1 179
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R118 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_I 0 (dread i32 %Reg10_I)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28I_29V (dread ref %Reg0_R118, dread i32 %Reg1_I) {}
LOC 1 180
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg11_I 0 (dread i32 %Reg0_I)
  dassign %Reg0_I 0 (constval i32 10)
  dassign %Reg12_I 0 (dread i32 %Reg0_I)
@label82
  dassign %Reg0_I 0 (dread i32 %Reg11_I)
  dassign %Reg1_I 0 (dread i32 %Reg12_I)
  brtrue @label83 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R118 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R115 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R115) {}
  dassign %Reg2_I 0 (dread i32 %Reg11_I)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R115, dread i32 %Reg2_I) { dassign %Reg1_R115 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_3a00) { dassign %L_STR_34 0 }
  dassign %Reg2_R114 0 (dread ptr %L_STR_34)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R115, dread ref %Reg2_R114) { dassign %Reg1_R115 0 }
  dassign %Reg2_I 0 (dread i32 %Reg12_I)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R115, dread i32 %Reg2_I) { dassign %Reg1_R115 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_29 0 }
  dassign %Reg2_R114 0 (dread ptr %L_STR_29)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R115, dread ref %Reg2_R114) { dassign %Reg1_R115 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R115) { dassign %Reg1_R114 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprint_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R118, dread ref %Reg1_R114) {}
  dassign %Reg11_I 0 (add i32 (dread i32 %Reg11_I, constval i32 2))
  dassign %Reg12_I 0 (add i32 (dread i32 %Reg12_I, constval i32 -1))
  goto @label82
@label83
LOC 1 181
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R118 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28_29V (dread ref %Reg0_R118) {}
LOC 1 182
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R118 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R115 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R115) {}
  dassign %Reg2_I 0 (constval i32 0)
  dassign %Reg2_R116 0 (gcmallocjarray ref <[] i32> (dread i32 %Reg2_I))
  intrinsiccallwithtype <$LControl_3B> JAVA_CLINIT_CHECK ()
  callassigned &LControl_3B_7Csum_7C_28AI_29I (dread ref %Reg2_R116) { dassign %Reg2_I 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R115, dread i32 %Reg2_I) { dassign %Reg1_R115 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_29 0 }
  dassign %Reg2_R114 0 (dread ptr %L_STR_29)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R115, dread ref %Reg2_R114) { dassign %Reg1_R115 0 }
  dassign %Reg2_I 0 (constval i32 1)
  dassign %Reg2_R116 0 (gcmallocjarray ref <[] i32> (dread i32 %Reg2_I))
  dassign %Reg3_I 0 (constval i32 0)
  dassign %Reg4_I 0 (constval i32 1)
  iassign <* i32> 0 (
    array 1 ptr <* <[] i32>> (dread ref %Reg2_R116, dread i32 %Reg3_I), 
    dread i32 %Reg4_I)
  intrinsiccallwithtype <$LControl_3B> JAVA_CLINIT_CHECK ()
  callassigned &LControl_3B_7Csum_7C_28AI_29I (dread ref %Reg2_R116) { dassign %Reg2_I 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R115, dread i32 %Reg2_I) { dassign %Reg1_R115 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_29 0 }
  dassign %Reg2_R114 0 (dread ptr %L_STR_29)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R115, dread ref %Reg2_R114) { dassign %Reg1_R115 0 }
  dassign %Reg2_I 0 (constval i32 3)
  dassign %Reg2_R116 0 (gcmallocjarray ref <[] i32> (dread i32 %Reg2_I))
  dassign %Reg3_I 0 (constval i32 0)
  dassign %Reg4_I 0 (constval i32 1)
  iassign <* i32> 0 (
    array 1 ptr <* <[] i32>> (dread ref %Reg2_R116, dread i32 %Reg3_I), 
    dread i32 %Reg4_I)
  dassign %Reg3_I 0 (constval i32 1)
  dassign %Reg4_I 0 (constval i32 2)
  iassign <* i32> 0 (
    array 1 ptr <* <[] i32>> (dread ref %Reg2_R116, dread i32 %Reg3_I), 
    dread i32 %Reg4_I)
  dassign %Reg3_I 0 (constval i32 2)
  dassign %Reg4_I 0 (constval i32 3)
  iassign <* i32> 0 (
    array 1 ptr <* <[] i32>> (dread ref %Reg2_R116, dread i32 %Reg3_I), 
    dread i32 %Reg4_I)
  intrinsiccallwithtype <$LControl_3B> JAVA_CLINIT_CHECK ()
  callassigned &LControl_3B_7Csum_7C_28AI_29I (dread ref %Reg2_R116) { dassign %Reg2_I 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R115, dread i32 %Reg2_I) { dassign %Reg1_R115 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_29 0 }
  dassign %Reg2_R114 0 (dread ptr %L_STR_29)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R115, dread ref %Reg2_R114) { dassign %Reg1_R115 0 }
  dassign %Reg2_I 0 (constval i32 2)
  dassign %Reg2_R116 0 (gcmallocjarray ref <[] i32> (dread i32 %Reg2_I))
  dassign %Reg3_I 0 (constval i32 0)
  dassign %Reg4_I 0 (constval i32 4)
  iassign <* i32> 0 (
    array 1 ptr <* <[] i32>> (dread ref %Reg2_R116, dread i32 %Reg3_I), 
    dread i32 %Reg4_I)
  dassign %Reg3_I 0 (constval i32 1)
  dassign %Reg4_I 0 (constval i32 5)
  iassign <* i32> 0 (
    array 1 ptr <* <[] i32>> (dread ref %Reg2_R116, dread i32 %Reg3_I), 
    dread i32 %Reg4_I)
  intrinsiccallwithtype <$LControl_3B> JAVA_CLINIT_CHECK ()
  callassigned &LControl_3B_7Csum_7C_28AI_29I (dread ref %Reg2_R116) { dassign %Reg2_I 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R115, dread i32 %Reg2_I) { dassign %Reg1_R115 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_25002d0025002d002500) { dassign %L_STR_35 0 }
  dassign %Reg2_R114 0 (dread ptr %L_STR_35)
  dassign %Reg3_I 0 (constval i32 3)
  dassign %Reg3_R117 0 (gcmallocjarray ref <[] <* <$Ljava_2Flang_2FObject_3B>>> (dread i32 %Reg3_I))
  dassign %Reg4_I 0 (constval i32 0)
  dassign %Reg5_I 0 (constval i32 1)
  intrinsiccallwithtype <$Ljava_2Flang_2FInteger_3B> JAVA_CLINIT_CHECK ()
  callassigned &Ljava_2Flang_2FInteger_3B_7CvalueOf_7C_28I_29Ljava_2Flang_2FInteger_3B (dread i32 %Reg5_I) { dassign %Reg5_R121 0 }
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg3_R117, dread i32 %Reg4_I), 
    dread ref %Reg5_R121)
  dassign %Reg4_I 0 (constval i32 1)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_740077006f00) { dassign %L_STR_18 0 }
  dassign %Reg5_R114 0 (dread ptr %L_STR_18)
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg3_R117, dread i32 %Reg4_I), 
    dread ref %Reg5_R114)
  dassign %Reg4_I 0 (constval i32 2)
  dassign %Reg5_D 0 (constval f64 3)
LOC 1 183
  intrinsiccallwithtype <$Ljava_2Flang_2FDouble_3B> JAVA_CLINIT_CHECK ()
  callassigned &Ljava_2Flang_2FDouble_3B_7CvalueOf_7C_28D_29Ljava_2Flang_2FDouble_3B (dread f64 %Reg5_D) { dassign %Reg5_R122 0 }
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg3_R117, dread i32 %Reg4_I), 
    dread ref %Reg5_R122)
LOC 1 182
  intrinsiccallwithtype <$LControl_3B> JAVA_CLINIT_CHECK ()
  callassigned &LControl_3B_7Cfmt_7C_28Ljava_2Flang_2FString_3BALjava_2Flang_2FObject_3B_29Ljava_2Flang_2FString_3B (dread ref %Reg2_R114, dread ref %Reg3_R117) { dassign %Reg2_R114 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R115, dread ref %Reg2_R114) { dassign %Reg1_R115 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_6e006f006e006500) { dassign %L_STR_36 0 }
  dassign %Reg2_R114 0 (dread ptr %L_STR_36)
  dassign %Reg3_I 0 (constval i32 0)
  dassign %Reg3_R117 0 (gcmallocjarray ref <[] <* <$Ljava_2Flang_2FObject_3B>>> (dread i32 %Reg3_I))
LOC 1 183
  intrinsiccallwithtype <$LControl_3B> JAVA_CLINIT_CHECK ()
  callassigned &LControl_3B_7Cfmt_7C_28Ljava_2Flang_2FString_3BALjava_2Flang_2FObject_3B_29Ljava_2Flang_2FString_3B (dread ref %Reg2_R114, dread ref %Reg3_R117) { dassign %Reg2_R114 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R115, dread ref %Reg2_R114) { dassign %Reg1_R115 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R115) { dassign %Reg1_R114 0 }
LOC 1 182
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R118, dread ref %Reg1_R114) {}
LOC 1 184
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_6100) { dassign %L_STR_37 0 }
  dassign %Reg0_R114 0 (dread ptr %L_STR_37)
  intrinsiccallwithtype <$LControl_3B> JAVA_CLINIT_CHECK ()
  callassigned &LControl_3B_7Ct_7C_28Ljava_2Flang_2FString_3B_29Z (dread ref %Reg0_R114) { dassign %Reg0_Z 0 }
  brtrue @label84 (eq i32 i32 (
    cvt i32 u1 (dread u1 %Reg0_Z),
    constval i32 0))
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_6200) { dassign %L_STR_38 0 }
  dassign %Reg0_R114 0 (dread ptr %L_STR_38)
  intrinsiccallwithtype <$LControl_3B> JAVA_CLINIT_CHECK ()
  callassigned &LControl_3B_7Cf_7C_28Ljava_2Flang_2FString_3B_29Z (dread ref %Reg0_R114) { dassign %Reg0_Z 0 }
  brtrue @label85 (ne i32 i32 (
    cvt i32 u1 (dread u1 %Reg0_Z),
    constval i32 0))
@label84
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_6300) { dassign %L_STR_39 0 }
  dassign %Reg0_R114 0 (dread ptr %L_STR_39)
  intrinsiccallwithtype <$LControl_3B> JAVA_CLINIT_CHECK ()
  callassigned &LControl_3B_7Ct_7C_28Ljava_2Flang_2FString_3B_29Z (dread ref %Reg0_R114) { dassign %Reg0_Z 0 }
  brtrue @label86 (eq i32 i32 (
    cvt i32 u1 (dread u1 %Reg0_Z),
    constval i32 0))
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_6400) { dassign %L_STR_40 0 }
  dassign %Reg0_R114 0 (dread ptr %L_STR_40)
  intrinsiccallwithtype <$LControl_3B> JAVA_CLINIT_CHECK ()
  callassigned &LControl_3B_7Cf_7C_28Ljava_2Flang_2FString_3B_29Z (dread ref %Reg0_R114) { dassign %Reg0_Z 0 }
  brtrue @label86 (ne i32 i32 (
    cvt i32 u1 (dread u1 %Reg0_Z),
    constval i32 0))
@label85
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R118 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000790065007300) { dassign %L_STR_41 0 }
  dassign %Reg1_R114 0 (dread ptr %L_STR_41)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R118, dread ref %Reg1_R114) {}
@label86
LOC 1 185
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_7800) { dassign %L_STR_42 0 }
  dassign %Reg0_R114 0 (dread ptr %L_STR_42)
  intrinsiccallwithtype <$LControl_3B> JAVA_CLINIT_CHECK ()
  callassigned &LControl_3B_7Cf_7C_28Ljava_2Flang_2FString_3B_29Z (dread ref %Reg0_R114) { dassign %Reg0_Z 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_7900) { dassign %L_STR_43 0 }
  dassign %Reg1_R114 0 (dread ptr %L_STR_43)
  intrinsiccallwithtype <$LControl_3B> JAVA_CLINIT_CHECK ()
  callassigned &LControl_3B_7Ct_7C_28Ljava_2Flang_2FString_3B_29Z (dread ref %Reg1_R114) { dassign %Reg1_Z 0 }
  dassign %Reg0_I 0 (band i32 (
    cvt i32 u1 (dread u1 %Reg0_Z),
    cvt i32 u1 (dread u1 %Reg1_Z)))
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_7a00) { dassign %L_STR_44 0 }
  dassign %Reg1_R114 0 (dread ptr %L_STR_44)
  intrinsiccallwithtype <$LControl_3B> JAVA_CLINIT_CHECK ()
  callassigned &LControl_3B_7Ct_7C_28Ljava_2Flang_2FString_3B_29Z (dread ref %Reg1_R114) { dassign %Reg1_Z 0 }
  dassign %Reg0_I 0 (bior i32 (
    dread i32 %Reg0_I,
    cvt i32 u1 (dread u1 %Reg1_Z)))
  dassign %Reg11_I 0 (dread i32 %Reg0_I)
LOC 1 186
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R118 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_I 0 (dread i32 %Reg11_I)
  dassign %Reg1_Z 0 (cvt u1 i32 (dread i32 %Reg1_I))
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Z_29V (dread ref %Reg0_R118, dread u1 %Reg1_Z) {}
LOC 1 187
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_3100) { dassign %L_STR_23 0 }
  dassign %Reg0_R114 0 (dread ptr %L_STR_23)
  intrinsiccallwithtype <$LControl_3B> JAVA_CLINIT_CHECK ()
  callassigned &LControl_3B_7Ct_7C_28Ljava_2Flang_2FString_3B_29Z (dread ref %Reg0_R114) { dassign %Reg0_Z 0 }
  brtrue @label87 (ne i32 i32 (
    cvt i32 u1 (dread u1 %Reg0_Z),
    constval i32 0))
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_3200) { dassign %L_STR_24 0 }
  dassign %Reg0_R114 0 (dread ptr %L_STR_24)
  intrinsiccallwithtype <$LControl_3B> JAVA_CLINIT_CHECK ()
  callassigned &LControl_3B_7Ct_7C_28Ljava_2Flang_2FString_3B_29Z (dread ref %Reg0_R114) { dassign %Reg0_Z 0 }
  brtrue @label88 (eq i32 i32 (
    cvt i32 u1 (dread u1 %Reg0_Z),
    constval i32 0))
@label87
  dassign %Reg0_I 0 (constval i32 1)
  dassign %Reg8_I 0 (dread i32 %Reg0_I)
  goto @label89
@label88
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg8_I 0 (dread i32 %Reg0_I)
@label89
  dassign %Reg0_I 0 (dread i32 %Reg8_I)
  dassign %Reg12_I 0 (dread i32 %Reg0_I)
LOC 1 188
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R118 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_I 0 (dread i32 %Reg12_I)
  dassign %Reg1_Z 0 (cvt u1 i32 (dread i32 %Reg1_I))
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Z_29V (dread ref %Reg0_R118, dread u1 %Reg1_Z) {}
LOC 1 189
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R118 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_I 0 (constval i32 2)
  dassign %Reg2_I 0 (constval i32 9)
  intrinsiccallwithtype <$LControl_3B> JAVA_CLINIT_CHECK ()
  callassigned &LControl_3B_7Cack_7C_28II_29I (dread i32 %Reg1_I, dread i32 %Reg2_I) { dassign %Reg1_I 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28I_29V (dread ref %Reg0_R118, dread i32 %Reg1_I) {}
LOC 1 190
  dassign %Reg0_I 0 (constval i32 1)
  dassign %Reg0_R116 0 (gcmallocjarray ref <[] i32> (dread i32 %Reg0_I))
  dassign %Reg1_I 0 (constval i32 0)
  dassign %Reg2_I 0 (constval i32 0)
  iassign <* i32> 0 (
    array 1 ptr <* <[] i32>> (dread ref %Reg0_R116, dread i32 %Reg1_I), 
    dread i32 %Reg2_I)
  dassign %Reg13_R116 0 (dread ref %Reg0_R116)
LOC 1 191
  dassign %Reg0_I 0 (constval i32 12)
  dassign %Reg1_I 0 (constval i32 0)
  dassign %Reg2_I 0 (constval i32 1)
  dassign %Reg3_I 0 (constval i32 2)
  dassign %Reg4_R116 0 (dread ref %Reg13_R116)
  intrinsiccallwithtype <$LControl_3B> JAVA_CLINIT_CHECK ()
  callassigned &LControl_3B_7Chanoi_7C_28IIIIAI_29V (dread i32 %Reg0_I, dread i32 %Reg1_I, dread i32 %Reg2_I, dread i32 %Reg3_I, dread ref %Reg4_R116) {}
LOC 1 192
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R118 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_R116 0 (dread ref %Reg13_R116)
  dassign %Reg2_I 0 (constval i32 0)
  dassign %Reg1_I 0 (iread i32 <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %Reg1_R116, dread i32 %Reg2_I)))
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28I_29V (dread ref %Reg0_R118, dread i32 %Reg1_I) {}
LOC 1 193
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R118 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R115 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R115) {}
  dassign %Reg2_I 0 (constval i32 500)
  intrinsiccallwithtype <$LControl_3B> JAVA_CLINIT_CHECK ()
  callassigned &LControl_3B_7Ceven_7C_28I_29Z (dread i32 %Reg2_I) { dassign %Reg2_Z 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Z_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R115, dread u1 %Reg2_Z) { dassign %Reg1_R115 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_29 0 }
  dassign %Reg2_R114 0 (dread ptr %L_STR_29)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R115, dread ref %Reg2_R114) { dassign %Reg1_R115 0 }
  dassign %Reg2_I 0 (constval i32 333)
  intrinsiccallwithtype <$LControl_3B> JAVA_CLINIT_CHECK ()
  callassigned &LControl_3B_7Codd_7C_28I_29Z (dread i32 %Reg2_I) { dassign %Reg2_Z 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Z_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R115, dread u1 %Reg2_Z) { dassign %Reg1_R115 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R115) { dassign %Reg1_R114 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R118, dread ref %Reg1_R114) {}
LOC 1 194
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R118 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_) { dassign %L_STR_30 0 }
  dassign %Reg1_R114 0 (dread ptr %L_STR_30)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_6100620063006400) { dassign %L_STR_45 0 }
  dassign %Reg2_R114 0 (dread ptr %L_STR_45)
  intrinsiccallwithtype <$LControl_3B> JAVA_CLINIT_CHECK ()
  callassigned &LControl_3B_7Cperms_7C_28Ljava_2Flang_2FString_3BLjava_2Flang_2FString_3B_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R114, dread ref %Reg2_R114) { dassign %Reg1_R114 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R118, dread ref %Reg1_R114) {}
LOC 1 195
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg14_I 0 (dread i32 %Reg0_I)
@label90
LOC 1 197
  dassign %Reg14_I 0 (add i32 (dread i32 %Reg14_I, constval i32 1))
  dassign %Reg0_I 0 (dread i32 %Reg14_I)
  dassign %Reg1_I 0 (constval i32 9)
  brtrue @label90 (le i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  goto @label91
@label91
LOC 1 199
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R118 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_I 0 (dread i32 %Reg14_I)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28I_29V (dread ref %Reg0_R118, dread i32 %Reg1_I) {}
LOC 1 200
  dassign %Reg0_I 0 (dread i32 %Reg14_I)
  dassign %Reg1_I 0 (constval i32 5)
  brtrue @label94 (le i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg0_I 0 (dread i32 %Reg14_I)
  dassign %Reg1_I 0 (constval i32 8)
  brtrue @label92 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg0_I 0 (constval i32 1)
  dassign %Reg8_I 0 (dread i32 %Reg0_I)
  goto @label95
@label92
  dassign %Reg0_I 0 (dread i32 %Reg14_I)
  dassign %Reg1_I 0 (constval i32 10)
  brtrue @label93 (ne i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg0_I 0 (constval i32 2)
  dassign %Reg8_I 0 (dread i32 %Reg0_I)
  goto @label95
@label93
  dassign %Reg0_I 0 (constval i32 3)
  dassign %Reg8_I 0 (dread i32 %Reg0_I)
  goto @label95
@label94
  dassign %Reg0_I 0 (constval i32 4)
  dassign %Reg8_I 0 (dread i32 %Reg0_I)
@label95
  dassign %Reg0_I 0 (dread i32 %Reg8_I)
  dassign %Reg15_I 0 (dread i32 %Reg0_I)
LOC 1 201
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R118 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_I 0 (dread i32 %Reg15_I)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28I_29V (dread ref %Reg0_R118, dread i32 %Reg1_I) {}
LOC 1 202
  dassign %Reg0_I 0 (constval i32 66)
  dassign %Reg16_I 0 (dread i32 %Reg0_I)
LOC 1 203
  dassign %Reg0_I 0 (dread i32 %Reg16_I)
  switch (dread i32 %Reg0_I) @label98 {
    0x41: goto @label96
    0x42: goto @label97 }
@label96
LOC 1 205
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R118 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_4100) { dassign %L_STR_46 0 }
  dassign %Reg1_R114 0 (dread ptr %L_STR_46)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R118, dread ref %Reg1_R114) {}
LOC 1 206
  goto @label98
@label97
LOC 1 208
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R118 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_4200) { dassign %L_STR_47 0 }
  dassign %Reg1_R114 0 (dread ptr %L_STR_47)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R118, dread ref %Reg1_R114) {}
@label98
LOC 1 210
  dassign %Reg0_I 0 (constval i32 3)
  dassign %Reg17_I 0 (dread i32 %Reg0_I)
LOC 1 211
  dassign %Reg0_I 0 (dread i32 %Reg17_I)
  switch (dread i32 %Reg0_I) @label100 {
    0x3: goto @label99 }
@label99
LOC 1 213
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R118 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_74006800720065006500) { dassign %L_STR_48 0 }
  dassign %Reg1_R114 0 (dread ptr %L_STR_48)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R118, dread ref %Reg1_R114) {}
@label100
LOC 1 215
  dassign %Reg0_I 0 (dread i32 %Reg14_I)
LOC 1 217
  dassign %Reg0_I 0 (dread i32 %Reg14_I)
  switch (dread i32 %Reg0_I) @label101 { }
@label101
LOC 1 219
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R118 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_d0954104856ad4f0156ca5b3e9fce301) { dassign %L_STR_49 0 }
  dassign %Reg1_R114 0 (dread ptr %L_STR_49)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R118, dread ref %Reg1_R114) {}
LOC 1 221
  dassign %Reg0_I 0 (constval i32 3)
  dassign %Reg18_I 0 (dread i32 %Reg0_I)
LOC 1 222
  dassign %Reg0_I 0 (dread i32 %Reg18_I)
  dassign %Reg18_I 0 (add i32 (dread i32 %Reg18_I, constval i32 1))
  dassign %Reg1_I 0 (dread i32 %Reg18_I)
  dassign %Reg18_I 0 (add i32 (dread i32 %Reg18_I, constval i32 -1))
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg18_I 0 (dread i32 %Reg0_I)
LOC 1 223
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R118 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_I 0 (dread i32 %Reg18_I)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28I_29V (dread ref %Reg0_R118, dread i32 %Reg1_I) {}
LOC 1 224
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg0_R119 0 (gcmallocjarray ref <[] <* <$Ljava_2Flang_2FString_3B>>> (dread i32 %Reg0_I))
  dassign %Reg19_R119 0 (dread ref %Reg0_R119)
  dassign %Reg19_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg19_R119))
  dassign %Reg0_R113 0 (dread ref %Reg19_R113)
  dassign %Reg0_I 0 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %Reg0_R113))
  dassign %Reg20_I 0 (dread i32 %Reg0_I)
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg21_I 0 (dread i32 %Reg0_I)
@label102
  dassign %Reg0_I 0 (dread i32 %Reg21_I)
  dassign %Reg1_I 0 (dread i32 %Reg20_I)
  brtrue @label103 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg19_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg19_R119))
  dassign %Reg0_R113 0 (dread ref %Reg19_R113)
  dassign %Reg1_I 0 (dread i32 %Reg21_I)
  dassign %Reg0_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg0_R113, dread i32 %Reg1_I)))
  dassign %Reg22_R113 0 (dread ref %Reg0_R113)
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R118 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg22_R114 0 (retype ref <* <$Ljava_2Flang_2FString_3B>> (dread ref %Reg22_R113))
  dassign %Reg1_R114 0 (dread ref %Reg22_R114)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R118, dread ref %Reg1_R114) {}
  dassign %Reg21_I 0 (add i32 (dread i32 %Reg21_I, constval i32 1))
  goto @label102
@label103
LOC 1 226
  dassign %Reg0_I 0 (constval i32 1)
  dassign %Reg19_I 0 (dread i32 %Reg0_I)
LOC 1 227
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R118 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_I 0 (dread i32 %Reg19_I)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28I_29V (dread ref %Reg0_R118, dread i32 %Reg1_I) {}
LOC 1 230
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_740077006f00) { dassign %L_STR_18 0 }
  dassign %Reg0_R114 0 (dread ptr %L_STR_18)
  dassign %Reg19_R114 0 (dread ref %Reg0_R114)
LOC 1 231
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R118 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_R114 0 (dread ref %Reg19_R114)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R118, dread ref %Reg1_R114) {}
LOC 1 233
  dassign %Reg0_I 0 (constval i32 1)
  dassign %Reg0_R116 0 (gcmallocjarray ref <[] i32> (dread i32 %Reg0_I))
  dassign %Reg19_R116 0 (dread ref %Reg0_R116)
@label104
LOC 1 234
  dassign %Reg0_R116 0 (dread ref %Reg19_R116)
  dassign %Reg1_I 0 (constval i32 0)
  dassign %Reg2_I 0 (iread i32 <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %Reg0_R116, dread i32 %Reg1_I)))
  dassign %Reg3_I 0 (constval i32 1)
  dassign %Reg3_I 0 (add i32 (dread i32 %Reg2_I, dread i32 %Reg3_I))
  iassign <* i32> 0 (
    array 1 ptr <* <[] i32>> (dread ref %Reg0_R116, dread i32 %Reg1_I), 
    dread i32 %Reg3_I)
  dassign %Reg0_I 0 (constval i32 3)
  brtrue @label105 (ge i32 i32 (dread i32 %Reg2_I, dread i32 %Reg0_I))
  goto @label104
@label105
LOC 1 235
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R118 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_R116 0 (dread ref %Reg19_R116)
  dassign %Reg2_I 0 (constval i32 0)
  dassign %Reg1_I 0 (iread i32 <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %Reg1_R116, dread i32 %Reg2_I)))
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28I_29V (dread ref %Reg0_R118, dread i32 %Reg1_I) {}
LOC 1 236
  return ()
}
