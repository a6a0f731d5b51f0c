# test run
# Functions of the C library that machine code executes in place: memory of a constant size, also where source and destination overlap, and
# rounding of f64.

func &memcpy (var %to <* void>, var %from <* void>, var %n u64) <* void>
func &memmove (var %to <* void>, var %from <* void>, var %n u64) <* void>
func &memset (var %to <* void>, var %c i32, var %n u64) <* void>
func &floor (var %x f64) f64
func &ceil (var %x f64) f64
func &trunc (var %x f64) f64
func &copysign (var %x f64, var %y f64) f64
var $space <[256] u8>

func &start () void {
  var %i i32
  dassign %i (constval i32 0)
  while (lt u1 i32 (dread i32 %i, constval i32 256)) {
    iassign <* u8> 0 (add ptr (addrof ptr $space, cvt ptr i32 (dread i32 %i)), mul i32 (dread i32 %i, constval i32 37))
    dassign %i (add i32 (dread i32 %i, constval i32 1))
  }
}

# The space after the call, and whether the result is the destination.
func &sum (var %result ptr, var %to ptr) u64 {
  var %i i32
  var %sum u64
  dassign %sum (cvt u64 u1 (eq u1 ptr (dread ptr %result, dread ptr %to)))
  dassign %i (constval i32 0)
  while (lt u1 i32 (dread i32 %i, constval i32 256)) {
    dassign %sum (add u64 (mul u64 (dread u64 %sum, constval u64 31), iread u64 <* u8> 0 (add ptr (addrof ptr $space, cvt ptr i32 (dread i32 %i)))))
    dassign %i (add i32 (dread i32 %i, constval i32 1))
  }
  return (dread u64 %sum)
}

func &of0 (var %by i32, var %c i32) u64 {
  var %to ptr
  var %r ptr
  var %sum u64
  call &start ()
  dassign %to (add ptr (addrof ptr $space, constval ptr 100))
  callassigned &memmove (add ptr (dread ptr %to, cvt ptr i32 (dread i32 %by)), dread ptr %to, constval u64 0) { dassign %r }
  callassigned &sum (dread ptr %r, add ptr (dread ptr %to, cvt ptr i32 (dread i32 %by))) { dassign %sum }
  callassigned &memset (addrof ptr $space, dread i32 %c, constval u64 0) { dassign %r }
  callassigned &sum (dread ptr %r, dread ptr %to) { dassign %to }
  callassigned &memcpy (add ptr (addrof ptr $space, constval ptr 180), add ptr (addrof ptr $space, constval ptr 99), constval u64 0) { dassign %r }
  dassign %sum (bxor u64 (dread u64 %sum, dread ptr %to))
  callassigned &sum (dread ptr %r, add ptr (addrof ptr $space, constval ptr 180)) { dassign %to }
  return (bxor u64 (dread u64 %sum, dread ptr %to))
}

func &of1 (var %by i32, var %c i32) u64 {
  var %to ptr
  var %r ptr
  var %sum u64
  call &start ()
  dassign %to (add ptr (addrof ptr $space, constval ptr 100))
  callassigned &memmove (add ptr (dread ptr %to, cvt ptr i32 (dread i32 %by)), dread ptr %to, constval u64 1) { dassign %r }
  callassigned &sum (dread ptr %r, add ptr (dread ptr %to, cvt ptr i32 (dread i32 %by))) { dassign %sum }
  callassigned &memset (addrof ptr $space, dread i32 %c, constval u64 1) { dassign %r }
  callassigned &sum (dread ptr %r, dread ptr %to) { dassign %to }
  callassigned &memcpy (add ptr (addrof ptr $space, constval ptr 180), add ptr (addrof ptr $space, constval ptr 99), constval u64 1) { dassign %r }
  dassign %sum (bxor u64 (dread u64 %sum, dread ptr %to))
  callassigned &sum (dread ptr %r, add ptr (addrof ptr $space, constval ptr 180)) { dassign %to }
  return (bxor u64 (dread u64 %sum, dread ptr %to))
}

func &of2 (var %by i32, var %c i32) u64 {
  var %to ptr
  var %r ptr
  var %sum u64
  call &start ()
  dassign %to (add ptr (addrof ptr $space, constval ptr 100))
  callassigned &memmove (add ptr (dread ptr %to, cvt ptr i32 (dread i32 %by)), dread ptr %to, constval u64 2) { dassign %r }
  callassigned &sum (dread ptr %r, add ptr (dread ptr %to, cvt ptr i32 (dread i32 %by))) { dassign %sum }
  callassigned &memset (addrof ptr $space, dread i32 %c, constval u64 2) { dassign %r }
  callassigned &sum (dread ptr %r, dread ptr %to) { dassign %to }
  callassigned &memcpy (add ptr (addrof ptr $space, constval ptr 180), add ptr (addrof ptr $space, constval ptr 99), constval u64 2) { dassign %r }
  dassign %sum (bxor u64 (dread u64 %sum, dread ptr %to))
  callassigned &sum (dread ptr %r, add ptr (addrof ptr $space, constval ptr 180)) { dassign %to }
  return (bxor u64 (dread u64 %sum, dread ptr %to))
}

func &of3 (var %by i32, var %c i32) u64 {
  var %to ptr
  var %r ptr
  var %sum u64
  call &start ()
  dassign %to (add ptr (addrof ptr $space, constval ptr 100))
  callassigned &memmove (add ptr (dread ptr %to, cvt ptr i32 (dread i32 %by)), dread ptr %to, constval u64 3) { dassign %r }
  callassigned &sum (dread ptr %r, add ptr (dread ptr %to, cvt ptr i32 (dread i32 %by))) { dassign %sum }
  callassigned &memset (addrof ptr $space, dread i32 %c, constval u64 3) { dassign %r }
  callassigned &sum (dread ptr %r, dread ptr %to) { dassign %to }
  callassigned &memcpy (add ptr (addrof ptr $space, constval ptr 180), add ptr (addrof ptr $space, constval ptr 99), constval u64 3) { dassign %r }
  dassign %sum (bxor u64 (dread u64 %sum, dread ptr %to))
  callassigned &sum (dread ptr %r, add ptr (addrof ptr $space, constval ptr 180)) { dassign %to }
  return (bxor u64 (dread u64 %sum, dread ptr %to))
}

func &of5 (var %by i32, var %c i32) u64 {
  var %to ptr
  var %r ptr
  var %sum u64
  call &start ()
  dassign %to (add ptr (addrof ptr $space, constval ptr 100))
  callassigned &memmove (add ptr (dread ptr %to, cvt ptr i32 (dread i32 %by)), dread ptr %to, constval u64 5) { dassign %r }
  callassigned &sum (dread ptr %r, add ptr (dread ptr %to, cvt ptr i32 (dread i32 %by))) { dassign %sum }
  callassigned &memset (addrof ptr $space, dread i32 %c, constval u64 5) { dassign %r }
  callassigned &sum (dread ptr %r, dread ptr %to) { dassign %to }
  callassigned &memcpy (add ptr (addrof ptr $space, constval ptr 180), add ptr (addrof ptr $space, constval ptr 99), constval u64 5) { dassign %r }
  dassign %sum (bxor u64 (dread u64 %sum, dread ptr %to))
  callassigned &sum (dread ptr %r, add ptr (addrof ptr $space, constval ptr 180)) { dassign %to }
  return (bxor u64 (dread u64 %sum, dread ptr %to))
}

func &of7 (var %by i32, var %c i32) u64 {
  var %to ptr
  var %r ptr
  var %sum u64
  call &start ()
  dassign %to (add ptr (addrof ptr $space, constval ptr 100))
  callassigned &memmove (add ptr (dread ptr %to, cvt ptr i32 (dread i32 %by)), dread ptr %to, constval u64 7) { dassign %r }
  callassigned &sum (dread ptr %r, add ptr (dread ptr %to, cvt ptr i32 (dread i32 %by))) { dassign %sum }
  callassigned &memset (addrof ptr $space, dread i32 %c, constval u64 7) { dassign %r }
  callassigned &sum (dread ptr %r, dread ptr %to) { dassign %to }
  callassigned &memcpy (add ptr (addrof ptr $space, constval ptr 180), add ptr (addrof ptr $space, constval ptr 99), constval u64 7) { dassign %r }
  dassign %sum (bxor u64 (dread u64 %sum, dread ptr %to))
  callassigned &sum (dread ptr %r, add ptr (addrof ptr $space, constval ptr 180)) { dassign %to }
  return (bxor u64 (dread u64 %sum, dread ptr %to))
}

func &of8 (var %by i32, var %c i32) u64 {
  var %to ptr
  var %r ptr
  var %sum u64
  call &start ()
  dassign %to (add ptr (addrof ptr $space, constval ptr 100))
  callassigned &memmove (add ptr (dread ptr %to, cvt ptr i32 (dread i32 %by)), dread ptr %to, constval u64 8) { dassign %r }
  callassigned &sum (dread ptr %r, add ptr (dread ptr %to, cvt ptr i32 (dread i32 %by))) { dassign %sum }
  callassigned &memset (addrof ptr $space, dread i32 %c, constval u64 8) { dassign %r }
  callassigned &sum (dread ptr %r, dread ptr %to) { dassign %to }
  callassigned &memcpy (add ptr (addrof ptr $space, constval ptr 180), add ptr (addrof ptr $space, constval ptr 99), constval u64 8) { dassign %r }
  dassign %sum (bxor u64 (dread u64 %sum, dread ptr %to))
  callassigned &sum (dread ptr %r, add ptr (addrof ptr $space, constval ptr 180)) { dassign %to }
  return (bxor u64 (dread u64 %sum, dread ptr %to))
}

func &of9 (var %by i32, var %c i32) u64 {
  var %to ptr
  var %r ptr
  var %sum u64
  call &start ()
  dassign %to (add ptr (addrof ptr $space, constval ptr 100))
  callassigned &memmove (add ptr (dread ptr %to, cvt ptr i32 (dread i32 %by)), dread ptr %to, constval u64 9) { dassign %r }
  callassigned &sum (dread ptr %r, add ptr (dread ptr %to, cvt ptr i32 (dread i32 %by))) { dassign %sum }
  callassigned &memset (addrof ptr $space, dread i32 %c, constval u64 9) { dassign %r }
  callassigned &sum (dread ptr %r, dread ptr %to) { dassign %to }
  callassigned &memcpy (add ptr (addrof ptr $space, constval ptr 180), add ptr (addrof ptr $space, constval ptr 99), constval u64 9) { dassign %r }
  dassign %sum (bxor u64 (dread u64 %sum, dread ptr %to))
  callassigned &sum (dread ptr %r, add ptr (addrof ptr $space, constval ptr 180)) { dassign %to }
  return (bxor u64 (dread u64 %sum, dread ptr %to))
}

func &of15 (var %by i32, var %c i32) u64 {
  var %to ptr
  var %r ptr
  var %sum u64
  call &start ()
  dassign %to (add ptr (addrof ptr $space, constval ptr 100))
  callassigned &memmove (add ptr (dread ptr %to, cvt ptr i32 (dread i32 %by)), dread ptr %to, constval u64 15) { dassign %r }
  callassigned &sum (dread ptr %r, add ptr (dread ptr %to, cvt ptr i32 (dread i32 %by))) { dassign %sum }
  callassigned &memset (addrof ptr $space, dread i32 %c, constval u64 15) { dassign %r }
  callassigned &sum (dread ptr %r, dread ptr %to) { dassign %to }
  callassigned &memcpy (add ptr (addrof ptr $space, constval ptr 180), add ptr (addrof ptr $space, constval ptr 99), constval u64 15) { dassign %r }
  dassign %sum (bxor u64 (dread u64 %sum, dread ptr %to))
  callassigned &sum (dread ptr %r, add ptr (addrof ptr $space, constval ptr 180)) { dassign %to }
  return (bxor u64 (dread u64 %sum, dread ptr %to))
}

func &of16 (var %by i32, var %c i32) u64 {
  var %to ptr
  var %r ptr
  var %sum u64
  call &start ()
  dassign %to (add ptr (addrof ptr $space, constval ptr 100))
  callassigned &memmove (add ptr (dread ptr %to, cvt ptr i32 (dread i32 %by)), dread ptr %to, constval u64 16) { dassign %r }
  callassigned &sum (dread ptr %r, add ptr (dread ptr %to, cvt ptr i32 (dread i32 %by))) { dassign %sum }
  callassigned &memset (addrof ptr $space, dread i32 %c, constval u64 16) { dassign %r }
  callassigned &sum (dread ptr %r, dread ptr %to) { dassign %to }
  callassigned &memcpy (add ptr (addrof ptr $space, constval ptr 180), add ptr (addrof ptr $space, constval ptr 99), constval u64 16) { dassign %r }
  dassign %sum (bxor u64 (dread u64 %sum, dread ptr %to))
  callassigned &sum (dread ptr %r, add ptr (addrof ptr $space, constval ptr 180)) { dassign %to }
  return (bxor u64 (dread u64 %sum, dread ptr %to))
}

func &of17 (var %by i32, var %c i32) u64 {
  var %to ptr
  var %r ptr
  var %sum u64
  call &start ()
  dassign %to (add ptr (addrof ptr $space, constval ptr 100))
  callassigned &memmove (add ptr (dread ptr %to, cvt ptr i32 (dread i32 %by)), dread ptr %to, constval u64 17) { dassign %r }
  callassigned &sum (dread ptr %r, add ptr (dread ptr %to, cvt ptr i32 (dread i32 %by))) { dassign %sum }
  callassigned &memset (addrof ptr $space, dread i32 %c, constval u64 17) { dassign %r }
  callassigned &sum (dread ptr %r, dread ptr %to) { dassign %to }
  callassigned &memcpy (add ptr (addrof ptr $space, constval ptr 180), add ptr (addrof ptr $space, constval ptr 99), constval u64 17) { dassign %r }
  dassign %sum (bxor u64 (dread u64 %sum, dread ptr %to))
  callassigned &sum (dread ptr %r, add ptr (addrof ptr $space, constval ptr 180)) { dassign %to }
  return (bxor u64 (dread u64 %sum, dread ptr %to))
}

func &of24 (var %by i32, var %c i32) u64 {
  var %to ptr
  var %r ptr
  var %sum u64
  call &start ()
  dassign %to (add ptr (addrof ptr $space, constval ptr 100))
  callassigned &memmove (add ptr (dread ptr %to, cvt ptr i32 (dread i32 %by)), dread ptr %to, constval u64 24) { dassign %r }
  callassigned &sum (dread ptr %r, add ptr (dread ptr %to, cvt ptr i32 (dread i32 %by))) { dassign %sum }
  callassigned &memset (addrof ptr $space, dread i32 %c, constval u64 24) { dassign %r }
  callassigned &sum (dread ptr %r, dread ptr %to) { dassign %to }
  callassigned &memcpy (add ptr (addrof ptr $space, constval ptr 180), add ptr (addrof ptr $space, constval ptr 99), constval u64 24) { dassign %r }
  dassign %sum (bxor u64 (dread u64 %sum, dread ptr %to))
  callassigned &sum (dread ptr %r, add ptr (addrof ptr $space, constval ptr 180)) { dassign %to }
  return (bxor u64 (dread u64 %sum, dread ptr %to))
}

func &of31 (var %by i32, var %c i32) u64 {
  var %to ptr
  var %r ptr
  var %sum u64
  call &start ()
  dassign %to (add ptr (addrof ptr $space, constval ptr 100))
  callassigned &memmove (add ptr (dread ptr %to, cvt ptr i32 (dread i32 %by)), dread ptr %to, constval u64 31) { dassign %r }
  callassigned &sum (dread ptr %r, add ptr (dread ptr %to, cvt ptr i32 (dread i32 %by))) { dassign %sum }
  callassigned &memset (addrof ptr $space, dread i32 %c, constval u64 31) { dassign %r }
  callassigned &sum (dread ptr %r, dread ptr %to) { dassign %to }
  callassigned &memcpy (add ptr (addrof ptr $space, constval ptr 180), add ptr (addrof ptr $space, constval ptr 99), constval u64 31) { dassign %r }
  dassign %sum (bxor u64 (dread u64 %sum, dread ptr %to))
  callassigned &sum (dread ptr %r, add ptr (addrof ptr $space, constval ptr 180)) { dassign %to }
  return (bxor u64 (dread u64 %sum, dread ptr %to))
}

func &of32 (var %by i32, var %c i32) u64 {
  var %to ptr
  var %r ptr
  var %sum u64
  call &start ()
  dassign %to (add ptr (addrof ptr $space, constval ptr 100))
  callassigned &memmove (add ptr (dread ptr %to, cvt ptr i32 (dread i32 %by)), dread ptr %to, constval u64 32) { dassign %r }
  callassigned &sum (dread ptr %r, add ptr (dread ptr %to, cvt ptr i32 (dread i32 %by))) { dassign %sum }
  callassigned &memset (addrof ptr $space, dread i32 %c, constval u64 32) { dassign %r }
  callassigned &sum (dread ptr %r, dread ptr %to) { dassign %to }
  callassigned &memcpy (add ptr (addrof ptr $space, constval ptr 180), add ptr (addrof ptr $space, constval ptr 99), constval u64 32) { dassign %r }
  dassign %sum (bxor u64 (dread u64 %sum, dread ptr %to))
  callassigned &sum (dread ptr %r, add ptr (addrof ptr $space, constval ptr 180)) { dassign %to }
  return (bxor u64 (dread u64 %sum, dread ptr %to))
}

func &of33 (var %by i32, var %c i32) u64 {
  var %to ptr
  var %r ptr
  var %sum u64
  call &start ()
  dassign %to (add ptr (addrof ptr $space, constval ptr 100))
  callassigned &memmove (add ptr (dread ptr %to, cvt ptr i32 (dread i32 %by)), dread ptr %to, constval u64 33) { dassign %r }
  callassigned &sum (dread ptr %r, add ptr (dread ptr %to, cvt ptr i32 (dread i32 %by))) { dassign %sum }
  callassigned &memset (addrof ptr $space, dread i32 %c, constval u64 33) { dassign %r }
  callassigned &sum (dread ptr %r, dread ptr %to) { dassign %to }
  callassigned &memcpy (add ptr (addrof ptr $space, constval ptr 180), add ptr (addrof ptr $space, constval ptr 99), constval u64 33) { dassign %r }
  dassign %sum (bxor u64 (dread u64 %sum, dread ptr %to))
  callassigned &sum (dread ptr %r, add ptr (addrof ptr $space, constval ptr 180)) { dassign %to }
  return (bxor u64 (dread u64 %sum, dread ptr %to))
}

func &of40 (var %by i32, var %c i32) u64 {
  var %to ptr
  var %r ptr
  var %sum u64
  call &start ()
  dassign %to (add ptr (addrof ptr $space, constval ptr 100))
  callassigned &memmove (add ptr (dread ptr %to, cvt ptr i32 (dread i32 %by)), dread ptr %to, constval u64 40) { dassign %r }
  callassigned &sum (dread ptr %r, add ptr (dread ptr %to, cvt ptr i32 (dread i32 %by))) { dassign %sum }
  callassigned &memset (addrof ptr $space, dread i32 %c, constval u64 40) { dassign %r }
  callassigned &sum (dread ptr %r, dread ptr %to) { dassign %to }
  callassigned &memcpy (add ptr (addrof ptr $space, constval ptr 180), add ptr (addrof ptr $space, constval ptr 99), constval u64 40) { dassign %r }
  dassign %sum (bxor u64 (dread u64 %sum, dread ptr %to))
  callassigned &sum (dread ptr %r, add ptr (addrof ptr $space, constval ptr 180)) { dassign %to }
  return (bxor u64 (dread u64 %sum, dread ptr %to))
}

func &of63 (var %by i32, var %c i32) u64 {
  var %to ptr
  var %r ptr
  var %sum u64
  call &start ()
  dassign %to (add ptr (addrof ptr $space, constval ptr 100))
  callassigned &memmove (add ptr (dread ptr %to, cvt ptr i32 (dread i32 %by)), dread ptr %to, constval u64 63) { dassign %r }
  callassigned &sum (dread ptr %r, add ptr (dread ptr %to, cvt ptr i32 (dread i32 %by))) { dassign %sum }
  callassigned &memset (addrof ptr $space, dread i32 %c, constval u64 63) { dassign %r }
  callassigned &sum (dread ptr %r, dread ptr %to) { dassign %to }
  callassigned &memcpy (add ptr (addrof ptr $space, constval ptr 180), add ptr (addrof ptr $space, constval ptr 99), constval u64 63) { dassign %r }
  dassign %sum (bxor u64 (dread u64 %sum, dread ptr %to))
  callassigned &sum (dread ptr %r, add ptr (addrof ptr $space, constval ptr 180)) { dassign %to }
  return (bxor u64 (dread u64 %sum, dread ptr %to))
}

func &of64 (var %by i32, var %c i32) u64 {
  var %to ptr
  var %r ptr
  var %sum u64
  call &start ()
  dassign %to (add ptr (addrof ptr $space, constval ptr 100))
  callassigned &memmove (add ptr (dread ptr %to, cvt ptr i32 (dread i32 %by)), dread ptr %to, constval u64 64) { dassign %r }
  callassigned &sum (dread ptr %r, add ptr (dread ptr %to, cvt ptr i32 (dread i32 %by))) { dassign %sum }
  callassigned &memset (addrof ptr $space, dread i32 %c, constval u64 64) { dassign %r }
  callassigned &sum (dread ptr %r, dread ptr %to) { dassign %to }
  callassigned &memcpy (add ptr (addrof ptr $space, constval ptr 180), add ptr (addrof ptr $space, constval ptr 99), constval u64 64) { dassign %r }
  dassign %sum (bxor u64 (dread u64 %sum, dread ptr %to))
  callassigned &sum (dread ptr %r, add ptr (addrof ptr $space, constval ptr 180)) { dassign %to }
  return (bxor u64 (dread u64 %sum, dread ptr %to))
}

func &of65 (var %by i32, var %c i32) u64 {
  var %to ptr
  var %r ptr
  var %sum u64
  call &start ()
  dassign %to (add ptr (addrof ptr $space, constval ptr 100))
  callassigned &memmove (add ptr (dread ptr %to, cvt ptr i32 (dread i32 %by)), dread ptr %to, constval u64 65) { dassign %r }
  callassigned &sum (dread ptr %r, add ptr (dread ptr %to, cvt ptr i32 (dread i32 %by))) { dassign %sum }
  callassigned &memset (addrof ptr $space, dread i32 %c, constval u64 65) { dassign %r }
  callassigned &sum (dread ptr %r, dread ptr %to) { dassign %to }
  callassigned &memcpy (add ptr (addrof ptr $space, constval ptr 180), add ptr (addrof ptr $space, constval ptr 99), constval u64 65) { dassign %r }
  dassign %sum (bxor u64 (dread u64 %sum, dread ptr %to))
  callassigned &sum (dread ptr %r, add ptr (addrof ptr $space, constval ptr 180)) { dassign %to }
  return (bxor u64 (dread u64 %sum, dread ptr %to))
}

func &rounded (var %x f64, var %y f64) f64 {
  var %a f64
  var %b f64
  var %c f64
  callassigned &floor (dread f64 %x) { dassign %a }
  callassigned &ceil (dread f64 %x) { dassign %b }
  callassigned &trunc (dread f64 %x) { dassign %c }
  callassigned &copysign (dread f64 %c, dread f64 %y) { dassign %c }
  return (add f64 (dread f64 %a, add f64 (mul f64 (dread f64 %b, constval f64 100.0), mul f64 (dread f64 %c, constval f64 10000.0))))
}

# run: &of0(i32 3, i32 4660) == u64 14450858723931357312
# run: &of0(i32 -5, i32 -1) == u64 14450858723931357312
# run: &of1(i32 3, i32 4660) == u64 5057809377398012540
# run: &of1(i32 -5, i32 -1) == u64 17974578826628602192
# run: &of2(i32 3, i32 4660) == u64 10254357734146791622
# run: &of2(i32 -5, i32 -1) == u64 7185398081393744774
# run: &of3(i32 3, i32 4660) == u64 17309013712380250504
# run: &of3(i32 -5, i32 -1) == u64 4852904436852933072
# run: &of5(i32 3, i32 4660) == u64 18142822217451951097
# run: &of5(i32 -5, i32 -1) == u64 739202972609779647
# run: &of7(i32 3, i32 4660) == u64 3217877122803479119
# run: &of7(i32 -5, i32 -1) == u64 16363780353395385301
# run: &of8(i32 3, i32 4660) == u64 6595085382625946176
# run: &of8(i32 -5, i32 -1) == u64 3068793470475362368
# run: &of9(i32 3, i32 4660) == u64 9403767954739451957
# run: &of9(i32 -5, i32 -1) == u64 2326404932262279935
# run: &of15(i32 3, i32 4660) == u64 14617891049998317975
# run: &of15(i32 -5, i32 -1) == u64 62059299554299485
# run: &of16(i32 3, i32 4660) == u64 3235029701551558336
# run: &of16(i32 -5, i32 -1) == u64 12726330482390476224
# run: &of17(i32 3, i32 4660) == u64 15751825204005945469
# run: &of17(i32 -5, i32 -1) == u64 8277932883090055559
# run: &of24(i32 3, i32 4660) == u64 16137162441437665600
# run: &of24(i32 -5, i32 -1) == u64 9720690793719483200
# run: &of31(i32 3, i32 4660) == u64 6498613485545491159
# run: &of31(i32 -5, i32 -1) == u64 17162767356669939165
# run: &of32(i32 3, i32 4660) == u64 7539642021765183552
# run: &of32(i32 -5, i32 -1) == u64 5359966001110085440
# run: &of33(i32 3, i32 4660) == u64 12317641862146417581
# run: &of33(i32 -5, i32 -1) == u64 13000331729956477687
# run: &of40(i32 3, i32 4660) == u64 7652250379799129280
# run: &of40(i32 -5, i32 -1) == u64 5843424845689288384
# run: &of63(i32 3, i32 4660) == u64 13987737853001908183
# run: &of63(i32 -5, i32 -1) == u64 17234302022435988829
# run: &of64(i32 3, i32 4660) == u64 4637737955874541760
# run: &of64(i32 -5, i32 -1) == u64 13793573671268280000
# run: &of65(i32 3, i32 4660) == u64 13455138321271580045
# run: &of65(i32 -5, i32 -1) == u64 723832795889548407
# run: &rounded(f64 2.5, f64 1.0) == f64 20302.0
# run: &rounded(f64 -2.5, f64 1.0) == f64 19797.0
# run: &rounded(f64 0.75, f64 -1.0) == f64 100.0
# run: &rounded(f64 -1e+300, f64 -1.0) == f64 -1.0101000000000002e+304
