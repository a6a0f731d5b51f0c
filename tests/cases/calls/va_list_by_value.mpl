# test program
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
