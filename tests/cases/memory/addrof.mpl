# test run
# test regcode bump global
# Addresses of locals, formals and globals are stable and alias the variable.

var $g i32 = 5

func &bump (var %p <* i32>) void {
  iassign <* i32> (dread ptr %p, add i32 (iread i32 <* i32> (dread ptr %p), constval i32 1))
  return ()
}

func &local () i32 {
  var %x i32
  dassign %x (constval i32 41)
  call &bump (addrof ptr %x)
  return (dread i32 %x)
}

func &formal (var %x i32) i32 {
  call &bump (addrof ptr %x)
  call &bump (addrof ptr %x)
  return (dread i32 %x)
}

func &global () i32 {
  call &bump (addrof ptr $g)
  return (dread i32 $g)
}

func &stable () u1 {
  var %x i32
  var %p <* i32>
  dassign %p (addrof ptr %x)
  call &bump (addrof ptr %x)
  return (eq u1 ptr (dread ptr %p, addrof ptr %x))
}

func &pointer_to_pointer (var %v i32) i32 {
  var %p <* i32>
  var %q <* <* i32>>
  dassign %p (addrof ptr %v)
  dassign %q (addrof ptr %p)
  iassign <* i32> (iread ptr <* <* i32>> (dread ptr %q), constval i32 -9)
  return (dread i32 %v)
}

# run: &local() == i32 42
# run: &formal(i32 1) == i32 3
# run: &global() == i32 6
# run: &stable() == u1 1
# run: &pointer_to_pointer(i32 3) == i32 -9

# regcode:
# &bump
#     0  001c  UpdateAdd32Mem32         si   0, 0, 1, 0 [0x0 0x0]
#     2  002c  ReturnVoid                    0, 0, 0, 0
# &global
#     0  0026  Const64                  s    2, 0, 0, 0 [$g 0x0]
#     2  0026  UpdateAdd32Mem32         si   2, 0, 1, 0 [0x0 0x0]
#     4  0032  LoadAbsoluteMem32        p    5, 0, 0, 0 [$g 0x0]
#     6  0036  ReturnS32                s    5, 0, 0, 0
