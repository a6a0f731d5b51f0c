# test run
# Variadic Maple functions called from Maple: each extra argument takes a slot of 8 bytes, which va_start finds.

func &sum (var %n i32, ...) i64 {
  var %list <* i64>
  var %s i64
  intrinsiccall C_va_start (addrof ptr %list, dread i32 %n)
  dassign %s (constval i64 0)
  while (gt i32 i32 (dread i32 %n, constval i32 0)) {
    dassign %s (add i64 (dread i64 %s, iread i64 <* i64> (dread ptr %list)))
    dassign %list (add ptr (dread ptr %list, constval i64 8))
    dassign %n (sub i32 (dread i32 %n, constval i32 1))
  }
  return (dread i64 %s)
}

func &none () i64 {
  call &sum (constval i32 0)
  return (regread i64 %%retval0)
}

func &four (var %a i64) i64 {
  call &sum (constval i32 4, dread i64 %a, constval i64 -1, constval i64 100, constval i64 0x100000000)
  return (regread i64 %%retval0)
}

# What is computed for the variable arguments lies before the callee's frame, which nobody but va_start finds.
func &computed (var %a i64) i64 {
  call &sum (constval i32 2, add i64 (dread i64 %a, constval i64 5), mul i64 (dread i64 %a, dread i64 %a))
  return (regread i64 %%retval0)
}

# run: &none() == i64 0
# run: &four(i64 7) == i64 4294967402
# run: &computed(i64 7) == i64 61
