# test run
# The initial value of a variable that a block declares is assigned each time the declaration is reached.

type $s <struct {@a i32, @to <* i32>}>

func &loop (var %n i32) i32 {
  var %i i32
  var %sum i32 = 1000
  while (lt u1 i32 (dread i32 %i, dread i32 %n)) {
    var %x i32 = 5
    dassign %x (add i32 (dread i32 %x, constval i32 1))
    dassign %sum (add i32 (mul i32 (dread i32 %sum, constval i32 10), dread i32 %x))
    dassign %i (add i32 (dread i32 %i, constval i32 1))
  }
  return (dread i32 %sum)
}

func &kinds (var %n i32) i32 {
  var %i i32
  var %sum i32
  doloop %i (constval i32 0, lt u1 i32 (dread i32 %i, dread i32 %n), constval i32 1) {
    var %a <[3] i32> = [1, 2]
    if (gt u1 i32 (dread i32 %i, constval i32 0)) {
      var %s <$s> = [1 = 7, 2 = addrof ptr %i]
      var %f f64 = 1.5
      dassign %sum (add i32 (dread i32 %sum, iread i32 <* i32> 0 (dread ptr %s 2)))
      dassign %sum (add i32 (dread i32 %sum, dread i32 %s 1))
      dassign %sum (add i32 (dread i32 %sum, cvt i32 f64 (mul f64 (dread f64 %f, constval f64 2.0))))
      dassign %s 1 (constval i32 100)
      dassign %s 2 (addrof ptr %sum)
      dassign %f (constval f64 50.0)
    }
    else {
      var %e i32 = 40
      dassign %sum (add i32 (dread i32 %sum, dread i32 %e))
    }
    iassign <* i32> 0 (addrof ptr %a, add i32 (iread i32 <* i32> 0 (addrof ptr %a), constval i32 10))
    dassign %sum (add i32 (dread i32 %sum, iread i32 <* i32> 0 (addrof ptr %a)))
  }
  return (dread i32 %sum)
}

func &inner (var %n i32) i32 {
  var %sum i32
  dowhile {
    var %k i32 = 3
    while (gt u1 i32 (dread i32 %k, constval i32 0)) {
      var %m i32 = 1
      dassign %sum (add i32 (dread i32 %sum, dread i32 %m))
      dassign %m (constval i32 90)
      dassign %k (sub i32 (dread i32 %k, constval i32 1))
    }
    dassign %n (sub i32 (dread i32 %n, constval i32 1))
  } (gt u1 i32 (dread i32 %n, constval i32 0))
  return (dread i32 %sum)
}

# A jump past the declaration leaves the variable alone.
func &into (var %past i32) i32 {
  var %turns i32
  brfalse @again (dread i32 %past)
  goto @inside
@again
  {
    var %x i32 = 5
@inside
    dassign %x (add i32 (dread i32 %x, constval i32 1))
    dassign %turns (add i32 (dread i32 %turns, constval i32 1))
    brtrue @inside (lt u1 i32 (dread i32 %turns, constval i32 3))
  }
  brtrue @again (eq u1 i32 (dread i32 %turns, constval i32 3))
  return (dread i32 %x)
}

# In the function's own block, wherever it stands, it is assigned at the entry.
func &entry (var %n i32) i32 {
@again
  var %x i32 = 5
  dassign %x (add i32 (dread i32 %x, constval i32 1))
  dassign %n (sub i32 (dread i32 %n, constval i32 1))
  brtrue @again (gt u1 i32 (dread i32 %n, constval i32 0))
  return (dread i32 %x)
}

# Storage for good has its value once.
func &once (var %n i32) i32 {
  var %r i32
  while (gt u1 i32 (dread i32 %n, constval i32 0)) {
    var %x pstatic i32 = 5
    dassign %x (add i32 (dread i32 %x, constval i32 1))
    dassign %r (dread i32 %x)
    dassign %n (sub i32 (dread i32 %n, constval i32 1))
  }
  return (dread i32 %r)
}

# run: &loop(i32 2) == i32 100066
# run: &loop(i32 3) == i32 1000666
# run: &kinds(i32 1) == i32 51
# run: &kinds(i32 3) == i32 96
# run: &inner(i32 2) == i32 6
# run: &into(i32 0) == i32 6
# run: &into(i32 1) == i32 6
# run: &entry(i32 3) == i32 8
# run: &once(i32 2) == i32 7
# run: &once(i32 1) == i32 8
