# test dump calls
# Methods through the vtable, by name, directly; types of intrinsics and allocations as class records; runtime entries as expressions.

srclang 3
type $LI_3B <interface {&LI_3B_7Crun_7C_28_29V public virtual abstract () void}>
type $LA_3B <class {&LA_3B_7Cf_7C_28I_29I public virtual () i32, &LA_3B_7Cp_7C_28_29V private virtual () void, &LA_3B_7C_3Cclinit_3E_7C_28_29V static () void}>
type $LB_3B <class <$LA_3B> {$LI_3B, @x i32}>
type $LC_3B <class {}>
var $_C_STR_6100 fstatic <[3] u64> = [0, 0x300000000, 0x6100000061]
func &MCC_GetOrInsertLiteral () ref
func &LA_3B_7Cf_7C_28I_29I public virtual (var %_this <* <$LA_3B>>, var %n i32) i32
func &LA_3B_7Cp_7C_28_29V private virtual (var %_this <* <$LA_3B>>) void
func &LA_3B_7C_3Cclinit_3E_7C_28_29V static () void
func &f (var %b <* <$LB_3B>>, var %i <* <$LI_3B>>, var %n i32) void {
  var %r i32
  var %s ref
  virtualcallassigned &LB_3B_7Cf_7C_28I_29I (dread ref %b, dread i32 %n) { dassign %r 0 }
  virtualcall &LB_3B_7Crun_7C_28_29V (dread ref %b)
  virtualcall &LB_3B_7Cp_7C_28_29V (dread ref %b)
  virtualcall &LB_3B_7Cg_7C_28_29V (dread ref %b)
  call &LA_3B_7Cp_7C_28_29V (dread ref %b)
  interfacecall &LI_3B_7Crun_7C_28_29V (dread ref %i)
  superclasscallassigned &LB_3B_7Cf_7C_28I_29I (dread ref %b, div i32 (dread i32 %n, dread i32 %r)) { dassign %r 0 }
  # The division raises before a null receiver does.
  virtualcall &LA_3B_7Cf_7C_28I_29I (iread ref <* ref> 0 (addrof ptr %s), div i32 (dread i32 %n, dread i32 %r))
  intrinsiccallwithtype <$LB_3B> JAVA_CLINIT_CHECK ()
  intrinsiccallwithtype <$LC_3B> JAVA_CLINIT_CHECK ()
  intrinsiccallwithtypeassigned <* <$LI_3B>> JAVA_CHECK_CAST (dread ref %b) { dassign %i 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_6100) { dassign %s 0 }
  dassign %s 0 (gcmalloc ref <$LB_3B>)
  dassign %s 0 (gcmallocjarray ref <[] <* <[] i32>>> (dread i32 %n))
  dassign %s 0 (intrinsicopwithtype ref <* <[] <* <$LB_3B>>>> JAVA_CONST_CLASS ())
  dassign %r 0 (intrinsicopwithtype i32 <* <$LI_3B>> JAVA_INSTANCE_OF (dread ref %s))
  dassign %r 0 (intrinsicop i16 JAVA_MERGE (dread i32 %r))
  syncenter (dread ref %s)
  syncexit (dread ref %s)
  return ()
}

# dump:
# # test dump calls
# # Methods through the vtable, by name, directly; types of intrinsics and allocations as class records; runtime entries as expressions.
# srclang 3
# type $LI_3B <interface {
#   &LI_3B_7Crun_7C_28_29V public virtual abstract () void}>
# type $LA_3B <class {
#   &LA_3B_7Cf_7C_28I_29I public virtual () i32,
#   &LA_3B_7Cp_7C_28_29V private virtual () void,
#   &LA_3B_7C_3Cclinit_3E_7C_28_29V static () void}>
# type $LB_3B <class <$LA_3B> {
#   @x i32,
#   $LI_3B}>
# type $LC_3B <class {}>
# var $_C_STR_6100 fstatic <[3] u64> = [0, 0x300000000, 0x6100000061]
# func &MCC_GetOrInsertLiteral () ref
# func &LA_3B_7Cf_7C_28I_29I public virtual (var %_this <* <$LA_3B>>, var %n i32) i32
# func &LA_3B_7Cp_7C_28_29V private virtual (var %_this <* <$LA_3B>>) void
# func &LA_3B_7C_3Cclinit_3E_7C_28_29V static () void
# func &f (var %b <* <$LB_3B>>, var %i <* <$LI_3B>>, var %n i32) void {
#   reg %1 i32 0
#   reg %2 ref 0
#   var %r i32
#   var %s ref
#   icall (
#     intrinsicop a64 MPL_GET_VTAB_FUNC (dread ref %b, constval u32 0),
#     dread ref %b,
#     dread i32 %n)
#   dassign %r (regread i32 %%retval0)
#   icall (
#     intrinsicop a64 MPL_GET_VTAB_FUNC (dread ref %b, constval u32 8),
#     dread ref %b)
#   assertnonnull (dread ref %b)
#   icall (addroffunc a64 &LA_3B_7Cp_7C_28_29V, dread ref %b)
#   icall (
#     intrinsicop a64 MCCGetFuncPtrFromItabSecondHash64 (dread ref %b, constval u32 0xf458555, conststr ptr "g|()V"),
#     dread ref %b)
#   assertnonnull (dread ref %b)
#   icall (addroffunc a64 &LA_3B_7Cp_7C_28_29V, dread ref %b)
#   icall (
#     intrinsicop a64 MCCGetFuncPtrFromItabSecondHash64 (dread ref %i, constval u32 0x7d934479, conststr ptr "run|()V"),
#     dread ref %i)
#   regassign i32 %1 (
#     div i32 (dread i32 %n, dread i32 %r))
#   assertnonnull (dread ref %b)
#   icall (addroffunc a64 &LA_3B_7Cf_7C_28I_29I, dread ref %b, regread i32 %1)
#   dassign %r (regread i32 %%retval0)
#   # The division raises before a null receiver does.
#   regassign ref %2 (
#     iread ref <* ref> (addrof ptr %s))
#   regassign i32 %1 (
#     div i32 (dread i32 %n, dread i32 %r))
#   icall (
#     intrinsicop a64 MPL_GET_VTAB_FUNC (regread ref %2, constval u32 0),
#     regread ref %2,
#     regread i32 %1)
#   intrinsiccall MPL_CLINIT_CHECK (addrof a64 $__cinf_LB_3B)
#   dassign %i (
#     intrinsicop ref JAVA_CHECK_CAST (dread ref %b, addrof a64 $__cinf_LI_3B))
#   dassign %s (
#     intrinsicop ref MCCGetOrInsertLiteral (addrof ptr $_C_STR_6100))
#   dassign %s (
#     intrinsicop ref MCCNewObjFixedClass (addrof a64 $__cinf_LB_3B))
#   dassign %s (
#     intrinsicop ref new_array (addrof a64 $__pinf_AAI, dread i32 %n))
#   dassign %s (
#     intrinsicop ref JAVA_CONST_CLASS (addrof a64 $__cinf_ALB_3B))
#   dassign %r (
#     intrinsicop i32 JAVA_INSTANCE_OF (dread ref %s, addrof a64 $__cinf_LI_3B))
#   dassign %r (
#     cvt i16 i32 (dread i32 %r))
#   intrinsiccall MCCSyncEnterFast0 (dread ref %s)
#   intrinsiccall MCCSyncExitFast (dread ref %s)
#   return ()
# }
