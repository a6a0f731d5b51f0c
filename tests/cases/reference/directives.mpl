# test run
# What a function may say about itself at the head of its block. Images of this engine have their own sizes and numbers: nothing here changes them.

func &described (var %x i32) i32 {
  moduleid 3
  funcid 7
  funcsize 96
  framesize 16
  upformalsize 8
  formalwordstypetagged = [ 0x1 ]
  formalwordsrefcounted = [ 0x0 ]
  localwordstypetagged = [ 0x2 ]
  localwordsrefcounted = [ 0x0 ]
  funcinfo { @INFO_fullname "described", @INFO_line 12 }
  return (dread i32 %x)
}

# run: &described(i32 3) == i32 3
