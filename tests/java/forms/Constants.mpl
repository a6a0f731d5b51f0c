flavor 1
srclang 3
id 65535
numfuncs 5
import "../library.mplt"
import "Constants.mplt"
entryfunc &LConstants_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V
fileinfo {
  @INFO_filename "Constants.class"}
srcfileinfo {
  1 "Constants.java"}
javaclass $LConstants_3B <$LConstants_3B> public
javainterface $LConstants_24Names_3B <$LConstants_24Names_3B> abstract
# A literal that is the value of a constant field has a variable with its address; to read that is to ask for the string.
var $_C_STR_one fstatic <[3] u64> readonly = [0, 0x700000000, 0x656e6f0001ae66]
var $_PTR_C_STR_one fstatic <* <[3] u64>> = addrof ptr $_C_STR_one
var $_C_STR_two fstatic <[3] u64> readonly = [0, 0x700000000, 0x6f77740001c268]
var $_PTR_C_STR_two <* <$Ljava_2Flang_2FString_3B>> = addrof ptr $_C_STR_two
var $LConstants_3B_7CONE <* <$Ljava_2Flang_2FString_3B>> final static = addrof ptr $_C_STR_one
var $LConstants_3B_7CAGAIN <* <$Ljava_2Flang_2FString_3B>> final public static = addrof ptr $_C_STR_one
var $LConstants_3B_7CNUMBER i32 final static = 42
var $LConstants_24Names_3B_7CNAME <* <$Ljava_2Flang_2FString_3B>> final public static = addrof ptr $_C_STR_two
var $__cinf_Ljava_2Flang_2FString_3B <$__class_meta__>
var $Ljava_2Flang_2FSystem_3B_7Cout extern <* <$Ljava_2Fio_2FPrintStream_3B>>
func &MCC_GetOrInsertLiteral () <* <$Ljava_2Flang_2FString_3B>>
func &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V public virtual (var %_this <* <$Ljava_2Fio_2FPrintStream_3B>>, var %Reg1_R2 <* <$Ljava_2Flang_2FString_3B>>) void
func &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Z_29V public virtual (var %_this <* <$Ljava_2Fio_2FPrintStream_3B>>, var %Reg1_Z u1) void
func &Ljava_2Flang_2FString_3B_7Clength_7C_28_29I public virtual (var %_this <* <$Ljava_2Flang_2FString_3B>>) i32
func &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28I_29V public virtual (var %_this <* <$Ljava_2Fio_2FPrintStream_3B>>, var %Reg1_I i32) void
func &LConstants_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V public static (var %Reg4_R1 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>) void {
  funcid 1
  var %Reg0_R2 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_R2 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R3 <* <$Ljava_2Fio_2FPrintStream_3B>>
  var %Reg2_R4 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>
  var %L_STR_10 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_I i32
  var %initial <* <$Ljava_2Flang_2FString_3B>> = addrof ptr $_C_STR_one

  #LINE Constants.java : 3, INSTIDX : 0||0000:  getstatic
LOC 1 3
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R3 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  #LINE Constants.java : 3, INSTIDX : 3||0003:  ldc
  dassign %Reg1_R2 0 (dread ptr $_PTR_C_STR_one)
  #LINE Constants.java : 3, INSTIDX : 5||0005:  invokevirtual
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R3, dread ref %Reg1_R2) {}
  # The literal, the fields and the variable are one object.
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_one) { dassign %L_STR_10 0 }
  dassign %Reg0_R2 0 (dread ptr %L_STR_10)
  callassigned &LConstants_3B_7Csame_7C_28Ljava_2Flang_2FObject_3BLjava_2Flang_2FObject_3B_29V (dread ref %Reg0_R2, dread ref %Reg1_R2) {}
  intrinsiccallwithtype <$LConstants_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R2 0 (dread ref $LConstants_3B_7CONE)
  callassigned &LConstants_3B_7Csame_7C_28Ljava_2Flang_2FObject_3BLjava_2Flang_2FObject_3B_29V (dread ref %Reg0_R2, dread ref %Reg1_R2) {}
  callassigned &LConstants_3B_7Csame_7C_28Ljava_2Flang_2FObject_3BLjava_2Flang_2FObject_3B_29V (dread ref $LConstants_3B_7CAGAIN, dread ptr $_PTR_C_STR_one) {}
  callassigned &MCC_GetOrInsertLiteral (dread ptr $_PTR_C_STR_one) { dassign %L_STR_10 0 }
  callassigned &LConstants_3B_7Csame_7C_28Ljava_2Flang_2FObject_3BLjava_2Flang_2FObject_3B_29V (dread ptr %L_STR_10, dread ref %Reg1_R2) {}
  # Without a check of the interface: its constants are there from the start.
  callassigned &LConstants_3B_7Csame_7C_28Ljava_2Flang_2FObject_3BLjava_2Flang_2FObject_3B_29V (dread ref $LConstants_24Names_3B_7CNAME, dread ptr $_PTR_C_STR_two) {}
  callassigned &LConstants_3B_7Csame_7C_28Ljava_2Flang_2FObject_3BLjava_2Flang_2FObject_3B_29V (dread ref $LConstants_24Names_3B_7CNAME, dread ptr $_PTR_C_STR_one) {}
  # In an array, returned, and as the receiver of a call.
  dassign %Reg0_I 0 (constval i32 2)
  dassign %Reg2_R4 0 (gcmallocjarray ref <[] <* <$Ljava_2Flang_2FString_3B>>> (dread i32 %Reg0_I))
  dassign %Reg0_I 0 (constval i32 1)
  iassign <* ref> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg2_R4, dread i32 %Reg0_I),
    dread ptr $_PTR_C_STR_two)
  dassign %Reg1_R2 0 (iread ref <* ref> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg2_R4, dread i32 %Reg0_I)))
  callassigned &LConstants_3B_7Cgive_7C_28_29Ljava_2Flang_2FString_3B () { dassign %Reg0_R2 0 }
  callassigned &LConstants_3B_7Csame_7C_28Ljava_2Flang_2FObject_3BLjava_2Flang_2FObject_3B_29V (dread ref %Reg0_R2, dread ref %Reg1_R2) {}
  virtualcallassigned &Ljava_2Flang_2FString_3B_7Clength_7C_28_29I (dread ptr $_PTR_C_STR_two) { dassign %Reg0_I 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28I_29V (dread ref %Reg0_R3, dread i32 %Reg0_I) {}
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28I_29V (dread ref %Reg0_R3, dread i32 $LConstants_3B_7CNUMBER) {}
  # The variable read through its address, and the address of the literal itself.
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R3, iread ref <* ref> 0 (addrof ptr $_PTR_C_STR_two)) {}
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R3, ireadoff ref 0 (addrof ptr $_PTR_C_STR_two)) {}
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R3, addrof ptr $_C_STR_two) {}
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R3, addrof ref $_C_STR_one) {}
  callassigned &LConstants_3B_7Csame_7C_28Ljava_2Flang_2FObject_3BLjava_2Flang_2FObject_3B_29V (iread ptr <* <* <$Ljava_2Flang_2FString_3B>>> 0 (addrof ptr $_PTR_C_STR_two), addrof ptr $_C_STR_two) {}
  callassigned &LConstants_3B_7Csame_7C_28Ljava_2Flang_2FObject_3BLjava_2Flang_2FObject_3B_29V (retype ref <* <$Ljava_2Flang_2FString_3B>> (addrof ptr $_C_STR_one), select ref (constval u1 1, addrof ref $_C_STR_one, dread ref $_PTR_C_STR_two)) {}
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Z_29V (dread ref %Reg0_R3, eq u1 ref (addrof ref $_C_STR_two, constval ref 0)) {}
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Z_29V (dread ref %Reg0_R3, eq u1 ref (addrof ref $_C_STR_one, dread ref $_PTR_C_STR_one)) {}
  virtualcallassigned &Ljava_2Flang_2FString_3B_7Clength_7C_28_29I (addrof ref $_C_STR_two) { dassign %Reg0_I 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28I_29V (dread ref %Reg0_R3, dread i32 %Reg0_I) {}
  # Assigned, stored in an array, returned, as the operand of an intrinsic, asked for twice.
  dassign %Reg1_R2 0 (addrof ptr $_C_STR_two)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R3, dread ref %Reg1_R2) {}
  regassign ref %1 (addrof ref $_C_STR_one)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R3, regread ref %1) {}
  dassign %Reg0_I 0 (constval i32 0)
  iassign <* ref> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg2_R4, dread i32 %Reg0_I), addrof ptr $_C_STR_one)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R3, iread ref <* ref> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg2_R4, dread i32 %Reg0_I))) {}
  callassigned &LConstants_3B_7Cdirect_7C_28_29Ljava_2Flang_2FString_3B () { dassign %Reg0_R2 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R3, dread ref %Reg0_R2) {}
  callassigned &MCC_GetOrInsertLiteral (dread ref %Reg0_R2) { dassign %L_STR_10 0 }
  callassigned &LConstants_3B_7Csame_7C_28Ljava_2Flang_2FObject_3BLjava_2Flang_2FObject_3B_29V (dread ref %L_STR_10, addrof ref $_C_STR_two) {}
  callassigned &MCC_GetOrInsertLiteral (select ptr (constval u1 0, addrof ptr $_C_STR_two, addrof ptr $_C_STR_one)) { dassign %L_STR_10 0 }
  callassigned &LConstants_3B_7Csame_7C_28Ljava_2Flang_2FObject_3BLjava_2Flang_2FObject_3B_29V (dread ref %L_STR_10, dread ref %initial) {}
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Z_29V (dread ref %Reg0_R3, intrinsicopwithtype u1 <$Ljava_2Flang_2FString_3B> JAVA_INSTANCE_OF (addrof ref $_C_STR_two)) {}
  # One place asks for several literals.
  doloop %Reg0_I (constval i32 0, lt u1 i32 (dread i32 %Reg0_I, constval i32 3), constval i32 1) {
    callassigned &LConstants_3B_7Cpick_7C_28I_29Ljava_2Flang_2FString_3B (dread i32 %Reg0_I) { dassign %Reg0_R2 0 }
    virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R3, dread ref %Reg0_R2) {}
  }
  return ()
}
func &LConstants_3B_7Csame_7C_28Ljava_2Flang_2FObject_3BLjava_2Flang_2FObject_3B_29V static (var %Reg2_R5 <* <$Ljava_2Flang_2FObject_3B>>, var %Reg3_R5 <* <$Ljava_2Flang_2FObject_3B>>) void {
  funcid 2
  var %Reg0_R3 <* <$Ljava_2Fio_2FPrintStream_3B>>

  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R3 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Z_29V (dread ref %Reg0_R3, eq u1 ref (dread ref %Reg2_R5, dread ref %Reg3_R5)) {}
  return ()
}
func &LConstants_3B_7Cgive_7C_28_29Ljava_2Flang_2FString_3B static () <* <$Ljava_2Flang_2FString_3B>> {
  funcid 3

  return (dread ptr $_PTR_C_STR_two)
}
func &LConstants_3B_7Cdirect_7C_28_29Ljava_2Flang_2FString_3B static () <* <$Ljava_2Flang_2FString_3B>> {
  funcid 4

  return (addrof ptr $_C_STR_two)
}
func &LConstants_3B_7Cpick_7C_28I_29Ljava_2Flang_2FString_3B static (var %Reg0_I i32) <* <$Ljava_2Flang_2FString_3B>> {
  funcid 5
  var %Reg0_R2 <* <$Ljava_2Flang_2FString_3B>>

  callassigned &MCC_GetOrInsertLiteral (select ptr (dread i32 %Reg0_I, addrof ptr $_C_STR_two, addrof ptr $_C_STR_one)) { dassign %Reg0_R2 0 }
  return (dread ref %Reg0_R2)
}
