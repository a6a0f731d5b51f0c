# matmul.shard in MAPLE IR: matmul.mpl, but what it converts from integers is counted in floating point, since Shard has no conversions.

flavor 1
srclang 1
entryfunc &main

func &printf public extern varargs (var %format <* i8>, ...) i32
func &calloc public extern (var %count u64, var %size u64) <* void>

func &matmul static used (var %a <* f64>, var %b <* f64>, var %c <* f64>, var %n i32) void {
  var %i i32
  var %j i32
  var %k i32
  var %sum f64
  dassign %i 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i, dread i32 %n)) {
    dassign %j 0 (constval i32 0)
    while (lt u1 i32 (dread i32 %j, dread i32 %n)) {
      dassign %sum 0 (constval f64 0.0)
      dassign %k 0 (constval i32 0)
      while (lt u1 i32 (dread i32 %k, dread i32 %n)) {
        dassign %sum 0 (add f64 (
          dread f64 %sum,
          mul f64 (
            iread f64 <* f64> 0 (add ptr (
              dread ptr %a,
              mul i64 (
                cvt i64 i32 (add i32 (mul i32 (dread i32 %i, dread i32 %n), dread i32 %k)),
                constval i64 8))),
            iread f64 <* f64> 0 (add ptr (
              dread ptr %b,
              mul i64 (
                cvt i64 i32 (add i32 (mul i32 (dread i32 %k, dread i32 %n), dread i32 %j)),
                constval i64 8))))))
        dassign %k 0 (add i32 (dread i32 %k, constval i32 1))
      }
      iassign <* f64> 0 (
        add ptr (
          dread ptr %c,
          mul i64 (
            cvt i64 i32 (add i32 (mul i32 (dread i32 %i, dread i32 %n), dread i32 %j)),
            constval i64 8)),
        dread f64 %sum)
      dassign %j 0 (add i32 (dread i32 %j, constval i32 1))
    }
    dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
  }
  return ()
}

func &main public used () i32 {
  var %a <* f64>
  var %b <* f64>
  var %c <* f64>
  var %i i32
  var %f f64
  var %sum f64
  callassigned &calloc (constval u64 129600, constval u64 8) { dassign %a 0 }
  callassigned &calloc (constval u64 129600, constval u64 8) { dassign %b 0 }
  callassigned &calloc (constval u64 129600, constval u64 8) { dassign %c 0 }
  dassign %i 0 (constval i32 0)
  dassign %f 0 (constval f64 0.0)
  while (lt u1 i32 (dread i32 %i, constval i32 129600)) {
    iassign <* f64> 0 (
      add ptr (dread ptr %a, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 8)),
      mul f64 (rem f64 (mul f64 (dread f64 %f, constval f64 7.0), constval f64 13.0), constval f64 0.5))
    iassign <* f64> 0 (
      add ptr (dread ptr %b, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 8)),
      mul f64 (rem f64 (mul f64 (dread f64 %f, constval f64 5.0), constval f64 11.0), constval f64 0.25))
    dassign %f 0 (add f64 (dread f64 %f, constval f64 1.0))
    dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
  }
  callassigned &matmul (dread ptr %a, dread ptr %b, dread ptr %c, constval i32 360) {}
  dassign %sum 0 (constval f64 0.0)
  dassign %i 0 (constval i32 0)
  dassign %f 0 (constval f64 0.0)
  while (lt u1 i32 (dread i32 %i, constval i32 129600)) {
    dassign %sum 0 (add f64 (
      dread f64 %sum,
      mul f64 (
        iread f64 <* f64> 0 (add ptr (dread ptr %c, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 8))),
        add f64 (rem f64 (dread f64 %f, constval f64 7.0), constval f64 1.0))))
    dassign %f 0 (add f64 (dread f64 %f, constval f64 1.0))
    dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
  }
  callassigned &printf (conststr ptr "%.2f\n", dread f64 %sum) {}
  return (constval i32 0)
}
