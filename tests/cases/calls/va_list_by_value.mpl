# test program
# test regcode forward say
# The va_list of front ends for AArch64: a structure that is passed by value, also where the C library takes the address of another one.

srclang 1
type $__va_list <struct {@stack <* void>, @gr_top <* void>, @vr_top <* void>, @gr_offs i32, @vr_offs i32}>
func &vprintf (var %format <* i8>, var %args <$__va_list>) i32
func &vsnprintf (var %to <* i8>, var %size u64, var %format <* i8>, var %args <$__va_list>) i32
func &printf (var %format <* i8>, ...) i32
func &forward (var %f <* i8>, var %list <$__va_list>) i32 {
  call &vprintf (dread ptr %f, dread agg %list)
  return (regread i32 %%retval0)
}
func &say (var %f <* i8>, ...) void {
  var %ap <$__va_list>
  var %text <[50] i8>
  var %length i32
  intrinsiccall C_va_start (dread agg %ap, dread ptr %f)
  # By value: each callee begins at the first argument.
  call &vprintf (dread ptr %f, dread agg %ap)
  call &forward (dread ptr %f, dread agg %ap)
  callassigned &vsnprintf (addrof ptr %text, constval u64 50, dread ptr %f, dread agg %ap) { dassign %length }
  call &printf (conststr ptr "%d: %s", dread i32 %length, addrof ptr %text)
}
func &main () i32 {
  call &say (conststr ptr "%d-%g-%s\n", constval i32 1, constval f64 0.5, conststr ptr "end")
  return (constval i32 0)
}

# stdout: 1-0.5-end
# stdout: 1-0.5-end
# stdout: 10: 1-0.5-end
# status: 0

# regcode:
# &forward
#     0  001a  SlotAddress16            s    4, 5, 0, 0
#     1  002e  CopyBlock32              ss   4, 0, 1, 0
#     2  004a  CopyTwo                  ssss 14, 4, 13, 0
#     3  004a  CallNative                    13, 0, 0, 0 [native vprintf 0x0]
#     5  0052  ReturnS32                s    13, 0, 0, 0
# &say
#     0  001a  SlotAddress16            s    5, 6, 0, 0
#     1  0032  StoreMem64               ss   5, 1, 32, 0
#     2  004a  CopyBlock32              ss   5, 0, 5, 32
#     3  0066  CopyTwo                  ssss 26, 5, 25, 0
#     4  0066  CallNative                    25, 0, 0, 0 [native vprintf 0x0]
#     6  007e  CopyBlock32              ss   5, 0, 5, 32
#     7  009a  CopyTwo                  ssss 26, 5, 25, 0
#     8  009a  Call                          25, 0, 0, 0 [&forward 0x0]
#    10  00b2  CopyBlock32              ss   5, 0, 5, 32
#    11  00de  CopyTwo                  ssss 28, 5, 27, 0
#    12  00de  Const32                  s    26, 0, 50, 0
#    13  00de  Add64                    psi  25, 5, 64, 0
#    14  00de  CallNative                    25, 0, 0, 0 [native vsnprintf 0x0]
#    16  00e6  Copy                     Ps   4, 25, 0, 0
#    17  0112  Add64                    qsi  27, 5, 64, 0
#    18  0112  SignExtend32             qp   26, 26, 0, 0
#    19  0112  Const64                  s    25, 0, 0, 0 [$__Ustr_0 0x0]
#    21  0112  CallNative                    25, 0, 0, 0 [native printf 0x0]
#    23  0116  ReturnVoid                    0, 0, 0, 0
