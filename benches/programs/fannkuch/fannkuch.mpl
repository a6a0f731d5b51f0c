# fannkuch.c as a C front end translates it.

flavor 1
srclang 1
entryfunc &main

func &printf public extern varargs (var %format <* i8>, ...) i32
func &atoi public extern (var %text <* i8>) i32

var $checksum fstatic i32

func &fannkuch static used (var %n i32) i32 {
  var %perm <[16] i32>
  var %perm1 <[16] i32>
  var %count <[16] i32>
  var %most i32
  var %parity i32
  var %r i32
  var %i i32
  var %flips i32
  var %first i32
  var %low i32
  var %high i32
  var %swap i32
  var %head i32
  dassign %most 0 (constval i32 0)
  dassign %parity 0 (constval i32 0)
  dassign %r 0 (dread i32 %n)
  dassign %i 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i, dread i32 %n)) {
    iassign <* i32> 0 (array 0 ptr <* <[16] i32>> (addrof ptr %perm1, dread i32 %i), dread i32 %i)
    dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
  }
  while (constval i32 1) {
    while (gt u1 i32 (dread i32 %r, constval i32 1)) {
      iassign <* i32> 0 (
        array 0 ptr <* <[16] i32>> (addrof ptr %count, sub i32 (dread i32 %r, constval i32 1)),
        dread i32 %r)
      dassign %r 0 (sub i32 (dread i32 %r, constval i32 1))
    }
    dassign %i 0 (constval i32 0)
    while (lt u1 i32 (dread i32 %i, dread i32 %n)) {
      iassign <* i32> 0 (
        array 0 ptr <* <[16] i32>> (addrof ptr %perm, dread i32 %i),
        iread i32 <* i32> 0 (array 0 ptr <* <[16] i32>> (addrof ptr %perm1, dread i32 %i)))
      dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
    }
    dassign %flips 0 (constval i32 0)
    dassign %first 0 (iread i32 <* i32> 0 (array 0 ptr <* <[16] i32>> (addrof ptr %perm, constval i32 0)))
    while (ne u1 i32 (dread i32 %first, constval i32 0)) {
      dassign %low 0 (constval i32 0)
      dassign %high 0 (dread i32 %first)
      while (lt u1 i32 (dread i32 %low, dread i32 %high)) {
        dassign %swap 0 (iread i32 <* i32> 0 (array 0 ptr <* <[16] i32>> (addrof ptr %perm, dread i32 %low)))
        iassign <* i32> 0 (
          array 0 ptr <* <[16] i32>> (addrof ptr %perm, dread i32 %low),
          iread i32 <* i32> 0 (array 0 ptr <* <[16] i32>> (addrof ptr %perm, dread i32 %high)))
        iassign <* i32> 0 (array 0 ptr <* <[16] i32>> (addrof ptr %perm, dread i32 %high), dread i32 %swap)
        dassign %low 0 (add i32 (dread i32 %low, constval i32 1))
        dassign %high 0 (sub i32 (dread i32 %high, constval i32 1))
      }
      dassign %flips 0 (add i32 (dread i32 %flips, constval i32 1))
      dassign %first 0 (iread i32 <* i32> 0 (array 0 ptr <* <[16] i32>> (addrof ptr %perm, constval i32 0)))
    }
    if (gt u1 i32 (dread i32 %flips, dread i32 %most)) {
      dassign %most 0 (dread i32 %flips)
    }
    if (eq u1 i32 (dread i32 %parity, constval i32 0)) {
      dassign $checksum 0 (add i32 (dread i32 $checksum, dread i32 %flips))
    } else {
      dassign $checksum 0 (sub i32 (dread i32 $checksum, dread i32 %flips))
    }
    dassign %parity 0 (sub i32 (constval i32 1, dread i32 %parity))
    while (constval i32 1) {
      if (ge u1 i32 (dread i32 %r, dread i32 %n)) {
        return (dread i32 %most)
      }
      dassign %head 0 (iread i32 <* i32> 0 (array 0 ptr <* <[16] i32>> (addrof ptr %perm1, constval i32 0)))
      dassign %i 0 (constval i32 0)
      while (lt u1 i32 (dread i32 %i, dread i32 %r)) {
        iassign <* i32> 0 (
          array 0 ptr <* <[16] i32>> (addrof ptr %perm1, dread i32 %i),
          iread i32 <* i32> 0 (
            array 0 ptr <* <[16] i32>> (addrof ptr %perm1, add i32 (dread i32 %i, constval i32 1))))
        dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
      }
      iassign <* i32> 0 (array 0 ptr <* <[16] i32>> (addrof ptr %perm1, dread i32 %r), dread i32 %head)
      iassign <* i32> 0 (
        array 0 ptr <* <[16] i32>> (addrof ptr %count, dread i32 %r),
        sub i32 (
          iread i32 <* i32> 0 (array 0 ptr <* <[16] i32>> (addrof ptr %count, dread i32 %r)),
          constval i32 1))
      if (gt u1 i32 (
        iread i32 <* i32> 0 (array 0 ptr <* <[16] i32>> (addrof ptr %count, dread i32 %r)),
        constval i32 0)) {
        goto @next
      }
      dassign %r 0 (add i32 (dread i32 %r, constval i32 1))
    }
  @next
  }
  return (constval i32 0)
}

func &main public used (var %argc i32, var %argv <* <* i8>>) i32 {
  var %n i32
  var %most i32
  var %retVar_1 i32
  if (gt u1 i32 (dread i32 %argc, constval i32 1)) {
    callassigned &atoi (iread ptr <* <* i8>> 0 (add ptr (dread ptr %argv, constval i64 8))) { dassign %n 0 }
  } else {
    dassign %n 0 (constval i32 10)
  }
  callassigned &fannkuch (dread i32 %n) { dassign %most 0 }
  callassigned &printf (conststr ptr "fannkuch %d %d\n", dread i32 $checksum, dread i32 %most) { dassign %retVar_1 0 }
  return (constval i32 0)
}
