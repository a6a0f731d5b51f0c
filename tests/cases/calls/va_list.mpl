# test program
# test regcode format twice
# A variadic Maple function hands its va_list to functions of the C library, directly, copied, and through a Maple function.

srclang 1
# x86-64: what gcc calls __va_list_tag[1]
type $__va_list_tag <struct {@gp_offset u32, @fp_offset u32, @overflow_arg_area <* void>, @reg_save_area <* void>}>
func &vsnprintf (var %to <* i8>, var %size u64, var %format <* i8>, var %args <* void>) i32
func &vprintf (var %format <* i8>, var %args <* void>) i32
func &printf (var %format <* i8>, ...) i32
var $buffer <[100] i8>
func &format (var %f <* i8>, ...) i32 {
  var %ap <[1] <$__va_list_tag>>
  var %r i32
  intrinsiccall C_va_start (addrof ptr %ap, dread ptr %f)
  callassigned &vsnprintf (addrof ptr $buffer, constval u64 100, dread ptr %f, addrof ptr %ap) { dassign %r }
  return (dread i32 %r)
}
func &say (var %f <* i8>, ...) i32 {
  var %ap <$__va_list_tag>
  var %r i32
  intrinsiccall C_va_start (addrof ptr %ap, dread ptr %f)
  callassigned &vprintf (dread ptr %f, addrof ptr %ap) { dassign %r }
  return (dread i32 %r)
}
func &forward (var %f <* i8>, var %list <* void>) i32 {
  call &vprintf (dread ptr %f, dread ptr %list)
  return (regread i32 %%retval0)
}
# Prints its arguments twice: a list that was used up is copied before.
func &twice (var %f <* i8>, ...) void {
  var %ap <$__va_list_tag>
  var %copy <$__va_list_tag>
  intrinsiccall C_va_start (addrof ptr %ap, dread ptr %f)
  dassign %copy (dread agg %ap)
  call &forward (dread ptr %f, addrof ptr %ap)
  call &forward (dread ptr %f, addrof ptr %copy)
}
# Takes the first argument as C does, the rest is for the library.
func &rest (var %f <* i8>, ...) void {
  var %ap <$__va_list_tag>
  var %first i32
  intrinsiccall C_va_start (addrof ptr %ap, dread ptr %f)
  if (le u1 u32 (dread u32 %ap 1, constval u32 40)) {
    dassign %first (constval i32 -1)
  } else {
    dassign %first (iread i32 <* i32> (dread ptr %ap 3))
    dassign %ap 3 (add ptr (dread ptr %ap 3, constval i64 8))
  }
  call &printf (conststr ptr "%d, ", dread i32 %first)
  call &vprintf (dread ptr %f, addrof ptr %ap)
}
func &main () i32 {
  var %r i32
  callassigned &format (conststr ptr "%d %s %.2f %ld %c %g %d %d %d %g", constval i32 -5, conststr ptr "str", constval f64 2.5, constval i64 0x123456789a, constval i32 65, constval f64 1e100, constval i32 7, constval i32 8, constval i32 9, constval f64 0.125) { dassign %r }
  call &printf (conststr ptr "%d [%s]\n", dread i32 %r, addrof ptr $buffer)
  callassigned &say (conststr ptr "%d-%g-%s\n", constval i32 1, constval f64 0.5, conststr ptr "end") { dassign %r }
  call &twice (conststr ptr "%s %.1f|", conststr ptr "again", constval f64 1.5)
  call &twice (conststr ptr "none\n")
  call &rest (conststr ptr "%s\n", constval i32 42, conststr ptr "left")
  return (constval i32 0)
}

# stdout: 44 [-5 str 2.50 78187493530 A 1e+100 7 8 9 0.125]
# stdout: 1-0.5-end
# stdout: again 1.5|again 1.5|none
# stdout: none
# stdout: 42, left
# status: 0

# regcode:
# &format
#     0  001a  SlotAddress16            s    5, 6, 0, 0
#     1  002a  StoreMem32               si   5, 48, 0, 0
#     2  0036  StoreMem32               si   5, 176, 4, 0
#     3  0042  StoreMem64               ss   5, 1, 8, 0
#     4  004e  StoreMem64               si   5, 0, 16, 0
#     5  0072  CopyTwo                  ssss 16, 5, 15, 0
#     6  0072  Const32                  s    14, 0, 100, 0
#     7  0072  Const64                  s    13, 0, 0, 0 [$buffer 0x0]
#     9  0072  CallNative                    13, 0, 0, 0 [native vsnprintf 0x0]
#    11  0082  ReturnS32                s    13, 0, 0, 0
# &twice
#     0  001a  SlotAddress16            s    5, 6, 0, 0
#     1  0026  SlotAddress16            s    4, 10, 0, 0
#     2  0036  StoreMem32               si   4, 48, 0, 0
#     3  0042  StoreMem32               si   4, 176, 4, 0
#     4  004e  StoreMem64               ss   4, 1, 8, 0
#     5  005a  StoreMem64               si   4, 0, 16, 0
#     6  006a  CopyBlock24              ss   5, 0, 4, 0
#     7  0086  CopyTwo                  ssss 18, 4, 17, 0
#     8  0086  Call                          17, 0, 0, 0 [&forward 0x0]
#    10  009e  CopyTwo                  ssss 18, 5, 17, 0
#    11  009e  Call                          17, 0, 0, 0 [&forward 0x0]
#    13  00a2  ReturnVoid                    0, 0, 0, 0
