# test run
# Statements, each once and small.

func &assign (var %n i32) i32 {
  var %pair <[2] i32>
  dassign %n (add i32 (dread i32 %n, constval i32 1))
  maydassign %n (add i32 (dread i32 %n, constval i32 1))
  iassign <* i32> (addrof ptr %pair, dread i32 %n)
  iassignoff i32 4 (addrof ptr %pair, constval i32 10)
  regassign i32 %1 (iread i32 <* i32> (addrof ptr %pair))
  eval (regread i32 %1)
  return (add i32 (regread i32 %1, ireadoff i32 4 (addrof ptr %pair)))
}

func &sign (var %n i32) i32 {
  if (lt u1 i32 (dread i32 %n, constval i32 0)) {
    return (constval i32 -1)
  } else {
    return (constval i32 1)
  }
}

func &digits (var %n i32) i32 {
  var %count i32
  while (gt u1 i32 (dread i32 %n, constval i32 0)) {
    dassign %n (div i32 (dread i32 %n, constval i32 10))
    dassign %count (add i32 (dread i32 %count, constval i32 1))
  }
  return (dread i32 %count)
}

func &halvings (var %n i32) i32 {
  var %count i32
  dowhile {
    dassign %n (div i32 (dread i32 %n, constval i32 2))
    dassign %count (add i32 (dread i32 %count, constval i32 1))
  } (gt u1 i32 (dread i32 %n, constval i32 0))
  return (dread i32 %count)
}

func &triangle (var %n i32) i32 {
  var %i i32
  var %sum i32
  doloop %i (constval i32 1, le u1 i32 (dread i32 %i, dread i32 %n), constval i32 1) {
    dassign %sum (add i32 (dread i32 %sum, dread i32 %i))
  }
  return (dread i32 %sum)
}

var $primes <[4] i32> = [2, 3, 5, 7]

func &total () i32 {
  var %p i32
  var %sum i32
  foreachelem %p $primes {
    dassign %sum (add i32 (dread i32 %sum, dread i32 %p))
  }
  return (dread i32 %sum)
}

func &total_again () i32 {
  var %p i32
  var %sum i32
  foreach %p $primes {
    dassign %sum (add i32 (dread i32 %sum, dread i32 %p))
  }
  return (dread i32 %sum)
}

func &name (var %n i32) i32 {
  switch (dread i32 %n) @other {
    1: goto @one
    2: goto @two
  }
@one
  return (constval i32 10)
@two
  return (constval i32 20)
@other
  return (constval i32 0)
}

func &place (var %n i32) i32 {
  rangegoto (dread i32 %n) 5 {
    0: goto @five
    1: goto @six
  }
@five
  return (constval i32 50)
@six
  return (constval i32 60)
}

func &match (var %n i32, var %m i32) i32 {
  multiway (dread i32 %n) @other {
    (dread i32 %m): goto @same
    (neg i32 (dread i32 %m)): goto @opposite
  }
@same
  return (constval i32 1)
@opposite
  return (constval i32 -1)
@other
  return (constval i32 0)
}

func &jumps (var %n i32) i32 {
  var %table pstatic <[2] <* void>> = [addroflabel ptr @first, addroflabel ptr @second]
  brtrue @computed (eq u1 i32 (dread i32 %n, constval i32 2))
  brfalse @out (lt u1 i32 (dread i32 %n, constval i32 2))
  indexgoto (dread i32 %n) %table
@computed
  igoto (addroflabel ptr @second)
@first
  return (constval i32 1)
@second
  return (constval i32 2)
@out
  goto @end
@end
  return (constval i32 0)
}

func &nothing () void {
  return
}

func &blocks (var %n i32) i32 {
  {
    dassign %n (add i32 (dread i32 %n, constval i32 1))
  }
  block {
    dassign %n (mul i32 (dread i32 %n, constval i32 2))
  }
  return (dread i32 %n)
}

func &fences (var %n i32) i32 {
  membaracquire
  membarrelease
  membarstoreload
  membarstorestore
  membarfull
  return (dread i32 %n)
}

func &checks (var %p ptr, var %i i32) i32 {
  assertnonnull (dread ptr %p)
  assertge (dread i32 %i, constval i32 0)
  assertlt (dread i32 %i, constval i32 8)
  return (dread i32 %i)
}

func &memory (var %n i32) i32 {
  var %p <* i32>
  dassign %p (malloc ptr (constval u64 4))
  iassign <* i32> (dread ptr %p, dread i32 %n)
  dassign %n (iread i32 <* i32> (dread ptr %p))
  free (dread ptr %p)
  return (dread i32 %n)
}

# run: &assign(i32 3) == i32 15
# run: &sign(i32 -9) == i32 -1
# run: &digits(i32 4711) == i32 4
# run: &halvings(i32 8) == i32 4
# run: &triangle(i32 10) == i32 55
# run: &total() == i32 17
# run: &total_again() == i32 17
# run: &name(i32 2) == i32 20
# run: &place(i32 6) == i32 60
# run: &place(i32 7) traps "rangegoto"
# run: &match(i32 -3, i32 3) == i32 -1
# run: &jumps(i32 0) == i32 1
# run: &jumps(i32 2) == i32 2
# run: &jumps(i32 3) == i32 0
# run: &nothing()
# run: &blocks(i32 4) == i32 10
# run: &fences(i32 1) == i32 1
# run: &checks(ptr 8, i32 7) == i32 7
# run: &checks(ptr 0, i32 7) traps "null"
# run: &checks(ptr 8, i32 8) traps "out of bounds"
# run: &memory(i32 5) == i32 5
