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
#     0  001a  Clear                    s    11, 0, 3, 0
#     1  001e  SlotAddress16            s    9, 15, 0, 0
#     2  002a  SlotAddress16            s    8, 20, 0, 0
#     3  0036  SlotAddress16            s    7, 28, 0, 0
#     4  0042  SlotAddress16            s    6, 33, 0, 0
#     5  005e  Copy                     ps   10, 1, 0, 0
#     6  006e  Copy                     Qs   14, 6, 0, 0
#     7  006e  StoreMem64               qp   14, 10, 0, 0
#     8  006e  StoreMem64               qs   14, 11, 8, 0
#     9  006e  StoreMem64               qs   14, 12, 16, 0
#    10  006e  StoreMem64               qs   14, 13, 24, 0
#    11  008a  CopyTwo                  ssss 42, 6, 41, 0
#    12  008a  CallNative                    41, 0, 0, 0 [native vprintf 0x0]
#    14  009a  Copy                     Ps   14, 7, 0, 0
#    15  009a  StoreMem64               ps   14, 10, 0, 0
#    16  009a  StoreMem64               ps   14, 11, 8, 0
#    17  009a  StoreMem64               ps   14, 12, 16, 0
#    18  009a  StoreMem64               ps   14, 13, 24, 0
#    19  00b6  CopyTwo                  ssss 42, 7, 41, 0
#    20  00b6  Call                          41, 0, 0, 0 [&forward 0x0]
#    22  00c6  Copy                     Ps   14, 9, 0, 0
#    23  00c6  StoreMem64               ps   14, 10, 0, 0
#    24  00c6  StoreMem64               ps   14, 11, 8, 0
#    25  00c6  StoreMem64               ps   14, 12, 16, 0
#    26  00c6  StoreMem64               ps   14, 13, 24, 0
#    27  00ea  CopyTwo                  ssss 44, 9, 43, 0
#    28  00ea  Const32                  s    42, 0, 50, 0
#    29  00ea  Copy                     qs   41, 8, 0, 0
#    30  00ea  CallNative                    41, 0, 0, 0 [native vsnprintf 0x0]
#    32  00f2  Copy                     ps   4, 41, 0, 0
#    33  0116  CopyTwo                  ssss 43, 8, 42, 4
#    34  0116  SignExtend32             qs   42, 42, 0, 0
#    35  0116  Const64                  s    41, 0, 0, 0 [$__Ustr_0 0x0]
#    37  0116  CallNative                    41, 0, 0, 0 [native printf 0x0]
#    39  011a  ReturnVoid                    0, 0, 0, 0
