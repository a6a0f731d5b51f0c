# test error
# The tags of a rangegoto have a gap; another has a tag twice.

func &f (var %n i32) void {
  rangegoto (dread i32 %n) 0 {
    0: goto @end
    2: goto @end
  }
  rangegoto (dread i32 %n) 0 {
    0: goto @end
    1: goto @end
    1: goto @end
  }
@end
}

# error: 5:3: tags of a rangegoto lie in 0..65536 without a gap
# error: 9:3: tag 1 occurs twice
