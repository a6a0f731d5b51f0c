# test run
# test regcode length power_single
# Functions of the C library, found through prototypes: integers of all widths, addresses, floats, no result.

func &strlen (var %s <* i8>) u64
func &atoi (var %s <* i8>) i32
func &labs (var %v i64) i64
func &abs (var %v i32) i32
func &pow (var %a f64, var %b f64) f64
func &powf (var %a f32, var %b f32) f32
func &toupper (var %c i32) i32
func &malloc (var %n u64) <* void>
func &calloc (var %n u64, var %s u64) <* void>
func &free (var %p <* void>) void
func &strtol (var %s <* i8>, var %end <* <* i8>>, var %base i32) i64
func &memcpy (var %to <* void>, var %from <* void>, var %n u64) <* void>

func &length () u64 {
  call &strlen (conststr ptr "hello, world")
  return (regread u64 %%retval0)
}

func &number () i32 {
  var %r i32
  callassigned &atoi (conststr ptr "-1234xyz") { dassign %r 0 }
  return (dread i32 %r)
}

func &wide (var %v i64) i64 {
  callassigned &labs (dread i64 %v) { dassign %v 0 }
  return (dread i64 %v)
}

# C leaves the upper half of a register with a narrow result undefined.
func &narrow (var %v i32) i32 {
  callassigned &abs (dread i32 %v) { dassign %v 0 }
  return (dread i32 %v)
}

func &power (var %a f64, var %b f64) f64 {
  callassigned &pow (dread f64 %a, dread f64 %b) { dassign %a 0 }
  return (dread f64 %a)
}

func &power_single (var %a f32, var %b f32) f32 {
  callassigned &powf (dread f32 %a, dread f32 %b) { dassign %a 0 }
  return (dread f32 %a)
}

func &memory (var %v i64) i64 {
  var %p <* i64>
  callassigned &malloc (constval u64 64) { dassign %p 0 }
  iassignoff i64 56 (dread ptr %p, dread i64 %v)
  dassign %v (ireadoff i64 56 (dread ptr %p))
  call &free (dread ptr %p)
  return (dread i64 %v)
}

func &cleared () i64 {
  var %p <* i64>
  var %v i64
  callassigned &calloc (constval u64 8, constval u64 8) { dassign %p 0 }
  dassign %v (iread i64 <* i64> (dread ptr %p))
  call &free (dread ptr %p)
  return (dread i64 %v)
}

# An address of the program's own memory, written by C.
func &out_parameter () i64 {
  var %s <* i8>
  var %end <* i8>
  var %r i64
  dassign %s (conststr ptr "0x10rest")
  callassigned &strtol (dread ptr %s, addrof ptr %end, constval i32 16) { dassign %r 0 }
  return (add i64 (
    mul i64 (dread i64 %r, constval i64 100),
    sub i64 (cvt i64 ptr (dread ptr %end), cvt i64 ptr (dread ptr %s))))
}

func &through_pointer (var %c i32) i32 {
  var %f <* <func (i32) i32>>
  dassign %f (addroffunc ptr &toupper)
  icallassigned (dread ptr %f, dread i32 %c) { dassign %c 0 }
  return (dread i32 %c)
}

func &copy () i32 {
  var %from <[4] i32>
  var %to <[4] i32>
  iassignoff i32 12 (addrof ptr %from, constval i32 -8)
  call &memcpy (addrof ptr %to, addrof ptr %from, constval u64 16)
  return (ireadoff i32 12 (addrof ptr %to))
}

# run: &length() == u64 12
# run: &number() == i32 -1234
# run: &wide(i64 -5000000000) == i64 5000000000
# run: &narrow(i32 -7) == i32 7
# run: &power(f64 2.0, f64 0.5) == f64 1.4142135623730951
# run: &power_single(f32 2.0, f32 10.0) == f32 1024.0
# run: &memory(i64 -6) == i64 -6
# run: &cleared() == i64 0
# run: &out_parameter() == i64 1604
# run: &through_pointer(i32 97) == i32 65
# run: &copy() == i32 -8

# regcode:
# &length
#     0  002a  Const64                  s    5, 0, 0, 0 [$__Ustr_0 0x0]
#     2  002a  CallNative                    5, 0, 0, 0 [native strlen 0x0]
#     4  0032  Return64                 s    5, 0, 0, 0
# &power_single
#     0  0028  CopyTwo                  ssss 8, 1, 7, 0
#     1  0028  CallNative                    7, 0, 0, 0 [native powf 0x0]
#     3  0030  FloatCopy                fs   0, 7, 0, 0
#     4  0038  ReturnU32                s    0, 0, 0, 0
