# test run
# f128 in every place that values can be. Halves have the field ids 1, the low one, and 2.

type $pair <struct {@tag i32, @q f128}>
var $decimal f128 = 0.5
var $whole f128 = -3
var $row <[2] f128> = [1.0, 2.0]

func &half_of (var %q f128) f128 {
  return (div f128 (dread f128 %q, constval f128 2.0))
}

func &both (reg %1 f128) f128, f128 {
  return (regread f128 %1, mul f128 (regread f128 %1, regread f128 %1))
}


func &calls () f64 {
  var %a f128
  var %b f128
  callassigned &half_of (add f128 (dread f128 $decimal, dread f128 $whole)) { dassign %a }
  callassigned &both (dread f128 %a) { regassign f128 %2 dassign %b }
  return (cvt f64 f128 (sub f128 (regread f128 %2, dread f128 %b)))
}

func &memory (var %n i32) f64 {
  var %p <$pair>
  var %a <* f128>
  dassign %p 2 (cvt f128 i32 (dread i32 %n))
  dassign %a (iaddrof ptr <* <$pair>> 2 (addrof ptr %p))
  iassign <* f128> (dread ptr %a, mul f128 (iread f128 <* f128> (dread ptr %a), iread f128 <* f128> (dread ptr %a)))
  iassignoff f128 16 (addrof ptr %p, neg f128 (ireadoff f128 16 (addrof ptr %p)))
  iassign <* <$pair>> 2 (addrof ptr %p, add f128 (dread f128 %p 2, iread f128 <* <[2] f128>> (
    array 0 ptr <* <[2] f128>> (addrof ptr $row, constval i32 1))))
  return (cvt f64 f128 (dread f128 %p 2))
}

func &select (var %first i32) f64 {
  var %null <* f128>
  var %r f128
  dassign %r (select f128 (dread i32 %first, dread f128 $whole, iread f128 <* f128> (
    select ptr (dread i32 %first, dread ptr %null, addrof ptr $decimal))))
  dassign %r (select f128 (lt u1 f128 (dread f128 %r, constval f128 0), abs f128 (dread f128 %r), dread f128 %r))
  return (cvt f64 f128 (dread f128 %r))
}

func &bits (var %at i32) i32 {
  var %v v4i32
  dassign %v (retype v4i32 <v4i32> (dread f128 $decimal))
  dassign %v (bior v4i32 (dread v4i32 %v, constval v4i32 [1, 0, 0, 0]))
  if (eq u1 f128 (retype f128 <f128> (dread v4i32 %v), dread f128 $decimal)) {
    return (constval i32 -1)
  }
  return (select i32 (dread i32 %at, dread i32 %v 4, dread i32 %v 1))
}

# Newton's method: the root of 2 to more digits than f64 has.
func &newton () i32 {
  var %i i32
  var %x f128 = 1.0
  doloop %i (constval i32 0, lt u1 i32 (dread i32 %i, constval i32 8), constval i32 1) {
    dassign %x (div f128 (add f128 (dread f128 %x, div f128 (constval f128 2, dread f128 %x)), constval f128 2))
  }
  return (le i32 f128 (abs f128 (sub f128 (dread f128 %x, sqrt f128 (constval f128 2))), constval f128 2e-34))
}

# The real part of a complex number; a complex number whose imaginary part is 0.
func &complex (var %x f64) f64 {
  var %z c128
  var %s c64
  dassign %z 1 (dread f64 %x)
  dassign %z 2 (constval f64 7.0)
  dassign %z (cvt c128 f128 (add f128 (cvt f128 c128 (dread c128 %z), constval f128 0.25)))
  dassign %s (cvt c64 f128 (cvt f128 c64 (cvt c64 c128 (dread c128 %z))))
  return (add f64 (mul f64 (dread f64 %z 1, constval f64 10.0), add f64 (dread f64 %z 2, cvt f64 c64 (dread c64 %s))))
}

# Copies that overlap by half: the value is read before a byte of it is written.
func &overlap (var %at i32) u64 {
  var %m <[4] u64> = [1, 2, 3, 4]
  iassignoff f128 8 (addrof ptr %m, ireadoff f128 0 (addrof ptr %m))
  return (iread u64 <* <[4] u64>> (array 0 ptr <* <[4] u64>> (addrof ptr %m, dread i32 %at)))
}

func &static () f64 {
  var %count pstatic f128 = 1.5
  dassign %count (add f128 (dread f128 %count, constval f128 1))
  return (cvt f64 f128 (dread f128 %count))
}

func &nothing_there () f64 {
  return (cvt f64 f128 (iread f128 <* f128> (constval ptr 0)))
}

func &rounded () i64 {
  return (sub i64 (ceil i64 f128 (constval f128 2.25), floor i64 f128 (constval f128 -2.25)))
}

# run: &calls() == f64 -2.8125
# run: &memory(i32 3) == f64 -7.0
# run: &select(i32 1) == f64 3.0
# run: &select(i32 0) == f64 0.5
# run: &bits(i32 0) == i32 1
# run: &bits(i32 1) == i32 1073610752
# run: &newton() == i32 1
# run: &rounded() == i64 6
# run: &complex(f64 1.5) == f64 19.25
# run: &overlap(i32 1) == u64 1
# run: &overlap(i32 2) == u64 2
# run: &overlap(i32 3) == u64 4
# run: &static() == f64 2.5
# run: &static() == f64 3.5
# run: &nothing_there() traps "null pointer access"
