# test run
# f128 and complex numbers as conditions: true unless they are zero, of either sign.

func &quad (var %low u64, var %high u64) i32 {
  var %x f128
  var %r i32
  dassign %x 1 (dread u64 %low)
  dassign %x 2 (dread u64 %high)
  if (dread f128 %x) { dassign %r (constval i32 1) }
  brtrue @yes (dread f128 %x)
  dassign %r (add i32 (dread i32 %r, constval i32 2))
@yes
  brfalse @no (add f128 (dread f128 %x, dread f128 %x))
  dassign %r (add i32 (dread i32 %r, constval i32 4))
@no
  dassign %r (add i32 (dread i32 %r, select i32 (dread f128 %x, constval i32 8, constval i32 16)))
  dassign %r (add i32 (dread i32 %r, mul i32 (lnot u1 (dread f128 %x), constval i32 32)))
  dassign %r (add i32 (dread i32 %r, mul i32 (land u1 (dread f128 %x, constval i32 1), constval i32 64)))
  dassign %r (add i32 (dread i32 %r, mul i32 (lior u1 (constval i32 0, dread f128 %x), constval i32 128)))
  if (cand u1 (dread f128 %x, dread f128 %x)) { dassign %r (add i32 (dread i32 %r, constval i32 256)) }
  if (cior u1 (constval i32 0, dread f128 %x)) { dassign %r (add i32 (dread i32 %r, constval i32 512)) }
  while (dread f128 %x) {
    dassign %r (add i32 (dread i32 %r, constval i32 1024))
    dassign %x (constval f128 0)
  }
  dowhile {
    dassign %r (add i32 (dread i32 %r, constval i32 2048))
  } (dread f128 %x)
  return (dread i32 %r)
}
func &chosen (var %a f64, var %b f64) f64 {
  var %x f128
  var %y f128
  dassign %x (cvt f128 f64 (dread f64 %a))
  dassign %y (cvt f128 f64 (dread f64 %b))
  return (cvt f64 f128 (select f128 (dread f128 %x, dread f128 %y, neg f128 (dread f128 %y))))
}
func &complex (var %re f64, var %im f64) i32 {
  var %z c128
  var %s c64
  dassign %z 1 (dread f64 %re)
  dassign %z 2 (dread f64 %im)
  dassign %s (cvt c64 c128 (dread c128 %z))
  if (cand u1 (dread c128 %z, dread c64 %s)) {
    return (select i32 (dread c64 %s, constval i32 1, constval i32 2))
  }
  return (select i32 (lnot u1 (dread c64 %s), constval i32 3, constval i32 4))
}

# run: &quad(u64 0, u64 0) == i32 2098
# run: &quad(u64 0, u64 0x8000000000000000) == i32 2098
# run: &quad(u64 1, u64 0) == i32 4045
# run: &quad(u64 0, u64 0x7fff800000000000) == i32 4045
# run: &quad(u64 0, u64 0x3fff000000000000) == i32 4045
# run: &chosen(f64 0.5, f64 3.0) == f64 3.0
# run: &chosen(f64 0.0, f64 3.0) == f64 -3.0
# run: &complex(f64 0.0, f64 0.0) == i32 3
# run: &complex(f64 0.0, f64 -1.0) == i32 1
# run: &complex(f64 1.0, f64 0.0) == i32 1
