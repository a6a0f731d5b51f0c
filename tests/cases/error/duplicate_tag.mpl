# test error
# A tag that occurs twice.

func &f (var %n i32) void {
  switch (dread i32 %n) @end {
    1: goto @end
    2: goto @end
    1: goto @end
  }
@end
}

# error: 5:3: tag 1 occurs twice
