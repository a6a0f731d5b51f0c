# test run
# test regcode check near
# Exceptions that small functions throw, or let pass: those around them are translated as parts of their callers, and handlers find
# every variable as it was when the call began.

func &check (var %n i32) i32 {
  brfalse @fine (gt u1 i32 (dread i32 %n, constval i32 10))
  throw (dread i32 %n)
@fine
  return (add i32 (dread i32 %n, constval i32 1))
}
func &twice (var %n i32) i32 {
  return (mul i32 (dread i32 %n, constval i32 2))
}
func &half (var %x f64) f64 {
  return (div f64 (dread f64 %x, constval f64 2.0))
}
# Calls the thrower, between functions without a frame.
func &between (var %n i32) i32 {
  callassigned &twice (dread i32 %n) { dassign %n 0 }
  callassigned &check (dread i32 %n) { dassign %n 0 }
  callassigned &twice (dread i32 %n) { dassign %n 0 }
  return (dread i32 %n)
}

# The caller's handler: what was assigned before the call, by the call, and not any more.
func &near (var %n i32) i32 {
  var %before i32
  var %result i32
  var %after i32
  dassign %result (constval i32 1)
  dassign %after (constval i32 2)
  javatry { @handler }
  callassigned &twice (dread i32 %n) { dassign %before 0 }
  callassigned &check (dread i32 %n) { dassign %result 0 }
  dassign %after (constval i32 3)
  endtry
  return (add i32 (mul i32 (dread i32 %result, constval i32 1000), add i32 (dread i32 %before, dread i32 %after)))
@handler
  javacatch { <* void> }
  callassigned &twice (dread i32 %before) { dassign %before 0 }
  return (neg i32 (add i32 (
    mul i32 (add i32 (mul i32 (dread i32 %before, constval i32 10), dread i32 %result), constval i32 1000),
    add i32 (mul i32 (dread i32 %after, constval i32 100), regread i32 %%thrownval))))
}

# Two frames up: neither the thrower nor the function between has a handler.
func &far (var %n i32, var %x f64) f64 {
  var %y f64
  var %i i32
  var %result i32
  dassign %i (constval i32 0)
  dassign %result (constval i32 -1)
  callassigned &half (dread f64 %x) { dassign %y 0 }
  javatry { @handler }
@again
  dassign %i (add i32 (dread i32 %i, constval i32 1))
  dassign %y (add f64 (dread f64 %y, constval f64 1.0))
  callassigned &between (add i32 (dread i32 %n, dread i32 %i)) { dassign %result 0 }
  brtrue @again (lt u1 i32 (dread i32 %i, constval i32 8))
  endtry
  return (dread f64 %y)
@handler
  javacatch { <* void> }
  callassigned &half (dread f64 %y) { dassign %y 0 }
  return (add f64 (
    dread f64 %y,
    cvt f64 i32 (add i32 (
      mul i32 (dread i32 %i, constval i32 1000),
      add i32 (mul i32 (dread i32 %result, constval i32 100000), regread i32 %%thrownval)))))
}

# A handler goes back into the loop that threw; the sum stays what the loop has made of it.
func &retried (var %n i32) i32 {
  var %i i32
  var %sum i32
  var %thrown i32
  var %x i32
  dassign %i (constval i32 0)
  dassign %sum (constval i32 0)
  dassign %thrown (constval i32 0)
@again
  brfalse @end (lt u1 i32 (dread i32 %i, dread i32 %n))
  dassign %i (add i32 (dread i32 %i, constval i32 1))
  javatry { @handler }
  callassigned &twice (dread i32 %i) { dassign %x 0 }
  dassign %sum (add i32 (dread i32 %sum, dread i32 %x))
  callassigned &check (dread i32 %i) { dassign %x 0 }
  dassign %sum (add i32 (dread i32 %sum, dread i32 %x))
  endtry
  goto @again
@handler
  javacatch { <* void> }
  dassign %thrown (add i32 (mul i32 (dread i32 %thrown, constval i32 100), regread i32 %%thrownval))
  goto @again
@end
  return (add i32 (mul i32 (dread i32 %sum, constval i32 10000), dread i32 %thrown))
}

# Both frames have handlers, and what the inner one throws is another exception.
func &inner (var %n i32) i32 {
  var %x i32
  dassign %x (constval i32 5)
  javatry { @handler }
  callassigned &check (dread i32 %n) { dassign %n 0 }
  endtry
  return (dread i32 %n)
@handler
  javacatch { <* void> }
  callassigned &twice (dread i32 %x) { dassign %x 0 }
  callassigned &between (add i32 (dread i32 %x, regread i32 %%thrownval)) { dassign %x 0 }
  return (dread i32 %x)
}
func &both (var %n i32) i32 {
  var %x i32
  callassigned &twice (dread i32 %n) { dassign %x 0 }
  javatry { @handler }
  callassigned &inner (dread i32 %n) { dassign %n 0 }
  endtry
  return (dread i32 %n)
@handler
  javacatch { <* void> }
  return (add i32 (mul i32 (dread i32 %x, constval i32 1000), add i32 (dread i32 %n, regread i32 %%thrownval)))
}

# run: &near(i32 4) == i32 5011
# run: &near(i32 20) == i32 -801220
# run: &far(i32 0, f64 8.0) == f64 2206017.0
# run: &far(i32 20, f64 3.0) == f64 -98956.75
# run: &far(i32 -20, f64 3.0) == f64 9.5
# run: &retried(i32 13) == i32 2581213
# run: &between(i32 5) == i32 22
# run: &between(i32 6) traps "uncaught exception: 0xc"
# run: &both(i32 3) == i32 4
# run: &both(i32 11) == i32 22053

# regcode:
# &check
#     0  0020  BranchLeS32              si   0, 10, 64, 0
#     1  002c  SignExtend32             ps   5, 0, 0, 0
#     2  002c  Throw                    s    5, 0, 0, 0 [0x0 0x0]
#     4  003c  ReturnAdd32              si   0, 0, 1, 0
# &near
#     0  0016  Clear                    s    2, 0, 4, 0
#     1  001a  Const32                  s    4, 0, 1, 0
#     2  0022  Const32                  s    5, 0, 2, 0
#     3  003e  Mul32                    psi  3, 0, 2, 0
#     4  005a  Copy                     qs   9, 0, 0, 0
#     5  005a  Call                          9, 0, 0, 0 [&check 0x0]
#     7  0062  Copy                     pp   4, 9, 0, 0
#     8  006a  Const32                  s    5, 0, 3, 0
#     9  007a  Mul32                    qpi  8, 4, 1000, 0
#    10  0086  Add32                    pss  9, 3, 5, 0
#    11  008e  ReturnAdd32              qp   0, 8, 9, 0
#    12  0092  Raise                         0, 0, 0, 0 [trap reached_catch 0x0]
#    14  00aa  Mul32                    qsi  3, 3, 2, 0
#    15  00be  MulAdd32                 pqis 8, 3, 10, 4
#    16  00ce  Mul32                    qpi  8, 8, 1000, 0
#    17  00da  MulAdd32                 psis 9, 5, 100, 2
#    18  00e6  Add32                    qqp  8, 8, 9, 0
#    19  00ea  Neg32                    pq   8, 8, 0, 0
#    20  00ee  ReturnS32                s    8, 0, 0, 0
