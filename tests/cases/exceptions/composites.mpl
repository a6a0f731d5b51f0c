# test run
# test regcode step nested
# Composites of try, catch and finally blocks: the three scenarios of the specification, with and without a throw.

# Each step appends a digit.
var $log i32
func &step (var %digit i32) void {
  dassign $log (add i32 (mul i32 (dread i32 $log, constval i32 10), dread i32 %digit))
}
func &start () void {
  dassign $log (constval i32 0)
}
func &thrower (var %n i32) void {
  brfalse @fine (dread i32 %n)
  throw (dread i32 %n)
@fine
  return ()
}

# 1: try and catch.
func &try_catch (var %n i32) i32 {
  call &start ()
  try @h@handler 0
  call &step (constval i32 1)
  call &thrower (dread i32 %n)
  call &step (constval i32 2)
  goto @end
@h@handler
  catch
  call &step (regread i32 %%thrownval)
@end
  endtry
  call &step (constval i32 9)
  return (dread i32 $log)
}

# 2: try and finally.
func &try_finally (var %n i32) i32 {
  call &start ()
  try 0 @f@conclusion
  call &step (constval i32 1)
  call &thrower (dread i32 %n)
  call &step (constval i32 2)
  gosub @f@conclusion
  call &step (constval i32 3)
  goto @end
@f@conclusion
  finally
  call &step (constval i32 4)
  retsub
@end
  endtry
  call &step (constval i32 9)
  return (dread i32 $log)
}

# 3: all of them.
func &all_three (var %n i32, var %again i32) i32 {
  call &start ()
  jstry @h@handler @f@conclusion
  call &step (constval i32 1)
  call &thrower (dread i32 %n)
  call &step (constval i32 2)
  gosub @f@conclusion
  call &step (constval i32 3)
  goto @end
@h@handler
  jscatch
  call &step (regread i32 %%thrownval)
  call &thrower (dread i32 %again)
  gosub @f@conclusion
  call &step (constval i32 6)
  goto @end
@f@conclusion
  finally
  call &step (constval i32 4)
  retsub
@end
  endtry
  call &step (constval i32 9)
  return (dread i32 $log)
}

# The log of a function that throws, with the value thrown behind it.
func &outside (var %f ptr, var %n i32, var %again i32) i32 {
  javatry { @handler }
  icall (dread ptr %f, dread i32 %n, dread i32 %again)
  endtry
  return (constval i32 -1)
@handler
  javacatch { <* void> }
  call &step (regread i32 %%thrownval)
  return (dread i32 $log)
}
func &finally_of_two (var %n i32, var %unused i32) i32 {
  callassigned &try_finally (dread i32 %n) { dassign %n 0 }
  return (dread i32 %n)
}
func &finally_outside (var %n i32) i32 {
  callassigned &outside (addroffunc ptr &finally_of_two, dread i32 %n, constval i32 0) { dassign %n 0 }
  return (dread i32 %n)
}
func &all_outside (var %n i32, var %again i32) i32 {
  callassigned &outside (addroffunc ptr &all_three, dread i32 %n, dread i32 %again) { dassign %n 0 }
  return (dread i32 %n)
}

# A throw in a finally block takes the place of the one that led there.
func &replaces (var %n i32, var %other i32) i32 {
  call &start ()
  jstry 0 @f@conclusion
  call &thrower (dread i32 %n)
  gosub @f@conclusion
  goto @end
@f@conclusion
  finally
  call &step (constval i32 4)
  call &thrower (dread i32 %other)
  retsub
@end
  endtry
  return (dread i32 $log)
}
func &replaces_outside (var %n i32, var %other i32) i32 {
  callassigned &outside (addroffunc ptr &replaces, dread i32 %n, dread i32 %other) { dassign %n 0 }
  return (dread i32 %n)
}

# A composite inside the try block of another, which gets what the inner one does not handle.
func &nested (var %n i32) i32 {
  call &start ()
  jstry @h@outer @f@outer
  jstry 0 @f@inner
  call &step (constval i32 1)
  call &thrower (dread i32 %n)
  gosub @f@inner
  goto @end_inner
@f@inner
  finally
  call &step (constval i32 2)
  retsub
@end_inner
  endtry
  call &step (constval i32 3)
  gosub @f@outer
  goto @end_outer
@h@outer
  jscatch
  call &step (regread i32 %%thrownval)
  gosub @f@outer
  goto @end_outer
@f@outer
  finally
  call &step (constval i32 4)
  retsub
@end_outer
  endtry
  return (dread i32 $log)
}

# One inside the finally block of another: the outstanding exception waits.
func &in_finally (var %n i32, var %inner i32) i32 {
  call &start ()
  jstry 0 @f@outer
  call &thrower (dread i32 %n)
  gosub @f@outer
  goto @end_outer
@f@outer
  finally
  call &step (constval i32 1)
  jstry @h@inner 0
  call &thrower (dread i32 %inner)
  goto @end_inner
@h@inner
  jscatch
  call &step (regread i32 %%thrownval)
@end_inner
  endtry
  call &step (constval i32 2)
  retsub
@end_outer
  endtry
  return (dread i32 $log)
}
func &in_finally_outside (var %n i32, var %inner i32) i32 {
  callassigned &outside (addroffunc ptr &in_finally, dread i32 %n, dread i32 %inner) { dassign %n 0 }
  return (dread i32 %n)
}

# cleanuptry drops the composite and what is outstanding: a jump out of a finally block ends the exception.
func &dropped (var %n i32) i32 {
  call &start ()
  jstry 0 @f@conclusion
  call &step (constval i32 1)
  call &thrower (dread i32 %n)
  gosub @f@conclusion
  goto @end
@f@conclusion
  finally
  call &step (constval i32 2)
  brfalse @conclude (dread i32 %n)
  cleanuptry
  goto @behind
@conclude
  retsub
@end
  endtry
@behind
  call &step (constval i32 3)
  return (dread i32 $log)
}

# An early return leaves the composite; the next call at the same place of the stack has none.
func &returns (var %n i32) i32 {
  jstry @h@handler 0
  brtrue @leave (dread i32 %n)
  call &thrower (constval i32 5)
@leave
  return (constval i32 1)
@h@handler
  jscatch
  cleanuptry
  return (constval i32 2)
}
func &plain (var %n i32) i32 {
  jstry @h@handler 0
  cleanuptry
  call &thrower (dread i32 %n)
  return (constval i32 0)
@h@handler
  jscatch
  return (constval i32 3)
}
func &after_return (var %n i32) i32 {
  var %x i32
  javatry { @handler }
  callassigned &returns (dread i32 %n) { dassign %x 0 }
  callassigned &plain (constval i32 7) { dassign %x 0 }
  endtry
  return (dread i32 %x)
@handler
  javacatch { <* void> }
  return (add i32 (regread i32 %%thrownval, dread i32 %x))
}

# Composites and regions in one function: of the two that are open the one that was opened last comes first.
func &region_inside (var %n i32) i32 {
  call &start ()
  jstry @h@handler @f@conclusion
  javatry { @region }
  call &thrower (dread i32 %n)
  endtry
  gosub @f@conclusion
  goto @end
@region
  javacatch { <* void> }
  call &step (constval i32 1)
  throw (regread i32 %%thrownval)
@h@handler
  jscatch
  call &step (regread i32 %%thrownval)
  gosub @f@conclusion
  goto @end
@f@conclusion
  finally
  call &step (constval i32 2)
  retsub
@end
  endtry
  return (dread i32 $log)
}
func &region_outside (var %n i32) i32 {
  call &start ()
  javatry { @region }
  jstry 0 @f@conclusion
  call &thrower (dread i32 %n)
  gosub @f@conclusion
  goto @end
@f@conclusion
  finally
  call &step (constval i32 2)
  retsub
@end
  endtry
  endtry
  return (dread i32 $log)
@region
  javacatch { <* void> }
  call &step (regread i32 %%thrownval)
  return (dread i32 $log)
}

# A loop whose body is a composite: nothing is left behind.
func &many (var %n i32) i32 {
  var %i i32
  var %caught i32
  var %concluded i32
  dassign %i (constval i32 0)
  dassign %caught (constval i32 0)
  dassign %concluded (constval i32 0)
@again
  jstry @h@handler @f@conclusion
  dassign %i (add i32 (dread i32 %i, constval i32 1))
  call &thrower (rem i32 (dread i32 %i, constval i32 2))
  gosub @f@conclusion
  goto @end
@h@handler
  jscatch
  dassign %caught (add i32 (dread i32 %caught, regread i32 %%thrownval))
  gosub @f@conclusion
  goto @end
@f@conclusion
  finally
  dassign %concluded (add i32 (dread i32 %concluded, constval i32 1))
  retsub
@end
  endtry
  brtrue @again (lt u1 i32 (dread i32 %i, dread i32 %n))
  return (add i32 (mul i32 (dread i32 %concluded, constval i32 10000), dread i32 %caught))
}

# A gosub needs no composite; a retsub needs a gosub.
func &gosub_alone (var %n i32) i32 {
  gosub @f@twice
  gosub @f@twice
  return (dread i32 %n)
@f@twice
  finally
  dassign %n (mul i32 (dread i32 %n, constval i32 2))
  retsub
}
func &retsub_alone () i32 {
  finally
  retsub
}

# run: &try_catch(i32 0) == i32 129
# run: &try_catch(i32 5) == i32 159
# run: &try_finally(i32 0) == i32 12439
# run: &try_finally(i32 5) traps "uncaught exception: 0x5"
# run: &finally_outside(i32 5) == i32 145
# run: &all_three(i32 0, i32 0) == i32 12439
# run: &all_three(i32 5, i32 0) == i32 15469
# run: &all_outside(i32 5, i32 7) == i32 1547
# run: &replaces(i32 0, i32 0) == i32 4
# run: &replaces_outside(i32 0, i32 6) == i32 46
# run: &replaces_outside(i32 5, i32 6) == i32 46
# run: &replaces_outside(i32 5, i32 0) == i32 45
# run: &nested(i32 0) == i32 1234
# run: &nested(i32 7) == i32 1274
# run: &in_finally(i32 0, i32 0) == i32 12
# run: &in_finally(i32 0, i32 8) == i32 182
# run: &in_finally_outside(i32 7, i32 8) == i32 1827
# run: &in_finally_outside(i32 7, i32 0) == i32 127
# run: &dropped(i32 0) == i32 123
# run: &dropped(i32 5) == i32 123
# run: &after_return(i32 1) == i32 8
# run: &after_return(i32 0) == i32 9
# run: &region_inside(i32 0) == i32 2
# run: &region_inside(i32 5) == i32 152
# run: &region_outside(i32 0) == i32 2
# run: &region_outside(i32 5) == i32 25
# run: &many(i32 1000) == i32 10000500
# run: &gosub_alone(i32 3) == i32 12
# run: &retsub_alone() traps "jump to address 0x0"

# regcode:
# &step
#     0  0024  LoadAbsoluteMem32        P    6, 0, 0, 0 [$log 0x0]
#     2  002c  MulAdd32                 Qpis 6, 6, 10, 0
#     3  0038  StoreAbsoluteMem32       q    0, 6, 0, 0 [$log 0x0]
#     5  003c  ReturnVoid                    0, 0, 0, 0
# &nested
#     0  0014  Clear                    s    1, 0, 2, 0
#     1  0020  Call                          6, 0, 0, 0 [&start 0x0]
#     3  0020  Copy                     pp   1, 6, 0, 0
#     4  0024  OpenComposite                 0, 0, 0, 0 [0xa4 0xcc] [0x10 0x0]
#     7  0030  OpenComposite                 0, 0, 0, 0 [0xffffffff 0x60] [0x1c 0x0]
#    10  004c  Const32                  s    6, 0, 1, 0
#    11  004c  Call                          6, 0, 0, 0 [&step 0x0]
#    13  004c  Copy                     pp   1, 6, 0, 0
#    14  0060  Copy                     qs   6, 0, 0, 0
#    15  0060  Call                          6, 0, 0, 0 [&thrower 0x0]
#    17  0060  Copy                     pp   1, 6, 0, 0
#    18  0064  Gosub                         0, 0, 0, 0 [0x58 0x50]
#    20  0064  Jump                          0, 0, 32, 0
#    21  006c  Jump                          0, 0, 112, 0
#    22  0074  EnterFinally                  0, 0, 0, 0
#    23  0088  Const32                  s    6, 0, 2, 0
#    24  0088  Call                          6, 0, 0, 0 [&step 0x0]
#    26  0088  Copy                     pp   1, 6, 0, 0
#    27  008c  Retsub                        0, 0, 0, 0
#    28  0090  CloseComposite                0, 0, 0, 0 [0x0 0x0]
#    30  00a4  Const32                  s    6, 0, 3, 0
#    31  00a4  Call                          6, 0, 0, 0 [&step 0x0]
#    33  00a4  Copy                     pp   1, 6, 0, 0
#    34  00a8  Gosub                         0, 0, 0, 0 [0x9c 0x94]
#    36  00a8  Jump                          0, 0, 176, 0
#    37  00b0  Jump                          0, 0, 256, 0
#    38  00b8  EnterCatch                    0, 0, 0, 0
#    39  00cc  Copy                     qs   6, 2, 0, 0
#    40  00cc  Call                          6, 0, 0, 0 [&step 0x0]
#    42  00cc  Copy                     pp   1, 6, 0, 0
#    43  00d0  Gosub                         0, 0, 0, 0 [0xc4 0xbc]
#    45  00d0  Jump                          0, 0, 32, 0
#    46  00d8  Jump                          0, 0, 112, 0
#    47  00e0  EnterFinally                  0, 0, 0, 0
#    48  00f4  Const32                  s    6, 0, 4, 0
#    49  00f4  Call                          6, 0, 0, 0 [&step 0x0]
#    51  00f4  Copy                     pp   1, 6, 0, 0
#    52  00f8  Retsub                        0, 0, 0, 0
#    53  00fc  CloseComposite                0, 0, 0, 0 [0x0 0x0]
#    55  0108  LoadAbsoluteMem32        q    5, 0, 0, 0 [$log 0x0]
#    57  010c  CloseComposite                1, 0, 0, 0 [0x0 0x0]
#    59  010c  ReturnS32                s    5, 0, 0, 0
