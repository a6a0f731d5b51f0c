# test run
# test regcode while_sum doloop_preg
# while tests before, dowhile after, doloop counts, foreachelem visits the elements in order.

var $primes <[6] i32> = [2, 3, 5, 7, 11, 13]

func &while_sum (var %n i32) i32 {
  var %s i32
  dassign %s (constval i32 0)
  while (gt i32 i32 (dread i32 %n, constval i32 0)) {
    dassign %s (add i32 (dread i32 %s, dread i32 %n))
    dassign %n (sub i32 (dread i32 %n, constval i32 1))
  }
  return (dread i32 %s)
}

func &dowhile_turns (var %n i32) i32 {
  var %turns i32
  dassign %turns (constval i32 0)
  dowhile {
    dassign %turns (add i32 (dread i32 %turns, constval i32 1))
    dassign %n (sub i32 (dread i32 %n, constval i32 1))
  } (gt i32 i32 (dread i32 %n, constval i32 0))
  return (dread i32 %turns)
}

func &doloop_sum (var %from i32, var %to i32, var %by i32) i32 {
  var %i i32
  var %s i32
  dassign %s (constval i32 0)
  doloop %i (
    dread i32 %from,
    lt i32 i32 (dread i32 %i, dread i32 %to),
    dread i32 %by) {
    dassign %s (add i32 (dread i32 %s, dread i32 %i))
  }
  return (dread i32 %s)
}

# The variable holds the first value that failed the test.
func &doloop_after (var %to i32) i32 {
  var %i i32
  doloop %i (constval i32 0, lt i32 i32 (dread i32 %i, dread i32 %to), constval i32 3) {
  }
  return (dread i32 %i)
}

func &doloop_down (var %n i32) i32 {
  var %i i32
  var %s i32
  dassign %s (constval i32 0)
  doloop %i (dread i32 %n, gt i32 i32 (dread i32 %i, constval i32 0), constval i32 -2) {
    dassign %s (add i32 (dread i32 %s, dread i32 %i))
  }
  return (dread i32 %s)
}

func &doloop_preg (var %n i32) i32 {
  var %s i32
  dassign %s (constval i32 0)
  doloop %1 (constval i32 0, lt i32 i32 (regread i32 %1, dread i32 %n), constval i32 1) {
    dassign %s (add i32 (dread i32 %s, regread i32 %1))
  }
  return (dread i32 %s)
}

func &foreach_global () i32 {
  var %p i32
  var %s i32
  dassign %s (constval i32 0)
  foreachelem %p $primes {
    dassign %s (add i32 (mul i32 (dread i32 %s, constval i32 3), dread i32 %p))
  }
  return (dread i32 %s)
}

# The element is a copy: assigning to it leaves the array alone.
func &foreach_local () i32 {
  var %a <[3] i64>
  var %e i64
  var %s i64
  iassignoff i64 0 (addrof ptr %a, constval i64 1)
  iassignoff i64 8 (addrof ptr %a, constval i64 2)
  iassignoff i64 16 (addrof ptr %a, constval i64 3)
  dassign %s (constval i64 0)
  foreachelem %e %a {
    dassign %s (add i64 (dread i64 %s, dread i64 %e))
    dassign %e (constval i64 100)
  }
  foreachelem %e %a {
    dassign %s (add i64 (dread i64 %s, dread i64 %e))
  }
  return (cvt i32 i64 (dread i64 %s))
}

func &nested (var %n i32) i32 {
  var %i i32
  var %j i32
  var %s i32
  dassign %s (constval i32 0)
  doloop %i (constval i32 0, lt i32 i32 (dread i32 %i, dread i32 %n), constval i32 1) {
    doloop %j (constval i32 0, le i32 i32 (dread i32 %j, dread i32 %i), constval i32 1) {
      dassign %s (add i32 (dread i32 %s, constval i32 1))
    }
  }
  return (dread i32 %s)
}

# Leaving loops by goto and return.
func &break_out (var %n i32) i32 {
  var %i i32
  dassign %i (constval i32 0)
  while (constval i32 1) {
    if (eq i32 i32 (dread i32 %i, constval i32 100)) {
      return (constval i32 -1)
    }
    if (ge i32 i32 (mul i32 (dread i32 %i, dread i32 %i), dread i32 %n)) {
      goto @done
    }
    dassign %i (add i32 (dread i32 %i, constval i32 1))
  }
@done
  return (dread i32 %i)
}

# run: &while_sum(i32 0) == i32 0
# run: &while_sum(i32 100) == i32 5050
# run: &dowhile_turns(i32 0) == i32 1
# run: &dowhile_turns(i32 5) == i32 5
# run: &doloop_sum(i32 0, i32 10, i32 1) == i32 45
# run: &doloop_sum(i32 1, i32 10, i32 4) == i32 15
# run: &doloop_sum(i32 5, i32 5, i32 1) == i32 0
# run: &doloop_after(i32 10) == i32 12
# run: &doloop_down(i32 7) == i32 16
# run: &doloop_preg(i32 4) == i32 6
# run: &foreach_global() == i32 973
# run: &foreach_local() == i32 12
# run: &nested(i32 10) == i32 55
# run: &break_out(i32 50) == i32 8
# run: &break_out(i32 1000000) == i32 -1

# regcode:
# &while_sum
#     0  0018  Const32                  s    3, 0, 0, 0
#     1  0028  BranchLeS32              si   0, 0, 96, 0
#     2  0030  Copy                     Ps   0, 0, 0, 0
#     3  0030  Copy                     Qs   3, 3, 0, 0
#     4  0038  Add32                    Qqp  3, 3, 0, 0
#     5  0060  StepGtS32Back            Pii  0, 65535, 0, 65534
#     6  0068  Copy                     qq   3, 3, 0, 0
#     7  006c  ReturnS32                s    3, 0, 0, 0
# &doloop_preg
#     0  001a  Const32                  s    3, 0, 0, 0
#     1  0022  Const32                  s    4, 0, 0, 0
#     2  0032  BranchGeS32              ss   4, 0, 96, 0
#     3  003a  Copy                     Ps   4, 4, 0, 0
#     4  003a  Copy                     Qs   3, 3, 0, 0
#     5  0042  Add32                    Qqp  3, 3, 4, 0
#     6  006a  StepLtS32Back            Pis  4, 1, 0, 65534
#     7  0072  Copy                     qq   3, 3, 0, 0
#     8  0076  ReturnS32                s    3, 0, 0, 0
