# test program
# test regcode thrower again
# An exception that nobody catches ends the program with status 1, its value and the calls that led to the throw.

func &printf (var %format <* i8>, ...) i32

func &thrower (var %n i32) void {
  LOC 1 10
  throw (dread i32 %n)
}

func &concluding (var %n i32) void {
  LOC 1 20
  jstry 0 @f@conclusion
  call &thrower (dread i32 %n)
  gosub @f@conclusion
  goto @end
@f@conclusion
  finally
  LOC 1 25
  call &printf (conststr ptr "concluded\n")
  retsub
@end
  endtry
}

func &again (var %n i32) void {
  LOC 1 30
  javatry { @handler }
  call &concluding (dread i32 %n)
  endtry
  return ()
@handler
  javacatch { <* void> }
  LOC 1 35
  throw (regread i32 %%thrownval)
}

func &main () i32 {
  LOC 1 40
  call &again (constval i32 255)
  return (constval i32 0)
}

# stdout: concluded
# stderr: uncaught exception: 0xff
# stderr: thrower
# stderr: concluding
# stderr: again
# stderr: main
# status: 1

# regcode:
# &thrower
#     0  0018  SignExtend32             ps   5, 0, 0, 0
#     1  0018  Throw                    s    5, 0, 0, 0 [0x0 0x0]
# &again
#     0  0014  Const32                  s    2, 0, 0, 0
#     1  002c  Copy                     ps   6, 0, 0, 0
#     2  002c  Call                          6, 0, 0, 0 [&concluding 0x0]
#     4  0034  ReturnVoid                    0, 0, 0, 0
#     5  0038  Raise                         0, 0, 0, 0 [trap reached_catch 0x0]
#     7  0044  SignExtend32             ps   5, 2, 0, 0
#     8  0044  Throw                    s    5, 0, 0, 0 [0x0 0x0]
