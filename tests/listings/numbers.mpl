# test run
# The functions of numbers.s, compiled: the listing must give the same results.

var $counter i32 = 40
type $point <struct {@x i32, @y f64}>
var $origin <$point> = [1= 7, 2= 2.5]
func &strlen (var %s <* i8>) u64

func &factorial (var %n i32) i32 {
  if (ne i32 i32 (dread i32 %n, constval i32 1)) {
    call &factorial (sub i32 (dread i32 %n, constval i32 1))
    return (mul i32 (dread i32 %n, regread i32 %%retval0))
  }
  return (constval i32 1)
}

func &sum_to (var %n i32) i64 {
  var %sum i64
  var %i i32
  dassign %sum (constval i64 0)
  doloop %i (constval i32 0, le i32 i32 (dread i32 %i, dread i32 %n), constval i32 1) {
    dassign %sum (add i64 (dread i64 %sum, cvt i64 i32 (dread i32 %i)))
  }
  return (dread i64 %sum)
}

func &color (var %n i32) i32 {
  rangegoto (dread i32 %n) 10 {
    0: goto @red
    1: goto @blue
    2: goto @red
  }
@red
  return (constval i32 100)
@blue
  return (constval i32 200)
}

func &bump (var %n i32) i32 {
  dassign $counter (add i32 (dread i32 $counter, dread i32 %n))
  return (dread i32 $counter)
}

func &exchange (var %n i32) i32 {
  var %old i32
  dassign %old (dread i32 $counter)
  dassign $counter (dread i32 %n)
  return (dread i32 %old)
}

func &origin_y (var %scale f64) f64 {
  return (add f64 (mul f64 (dread f64 $origin 2, dread f64 %scale), constval f64 0.25))
}

func &length () u64 {
  call &strlen (conststr ptr "eleven char")
  return (regread u64 %%retval0)
}

func &through_address (var %n i32) i32 {
  iassign <* i32> (addrof ptr %n, constval i32 -1)
  regassign i32 %1 (dread i32 %n)
  return (regread i32 %1)
}

# run: &factorial(i32 1) == i32 1
# run: &factorial(i32 10) == i32 3628800
# run: &sum_to(i32 -1) == i64 0
# run: &sum_to(i32 100000) == i64 5000050000
# run: &color(i32 10) == i32 100
# run: &color(i32 11) == i32 200
# run: &color(i32 12) == i32 100
# run: &color(i32 13) traps "rangegoto"
# run: &bump(i32 2) == i32 42
# run: &bump(i32 -50) == i32 -8
# run: &exchange(i32 77) == i32 -8
# run: &exchange(i32 0) == i32 77
# run: &origin_y(f64 3.0) == f64 7.75
# run: &length() == u64 11
# run: &through_address(i32 5) == i32 -1
