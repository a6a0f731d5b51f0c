# test error
# What is there twice: the error shows the first.

srclang 3
type $LObject_3B <class {@x i32}>
type $LA_3B <class <$LObject_3B> {
  @x i32,
  @y <struct {@x i32}>, # @x i32, is no field of it
  &LA_3B_7Cm_7C_28_29V public virtual (<* <$LObject_3B>>) void,
  ^LA_3B_7Cs i32 static,
  @x i64,
  @x i32,
  &LA_3B_7Cn_7C_28_29V public virtual () void,
  &LA_3B_7Cm_7C_28_29V public virtual () void,
  ^LA_3B_7Cs i32 static}>
javaclass $LA_3B <$LA_3B> public
javaclass $LA_3B <$LA_3B> public final
func &registers () i32 {
  regassign i32 %1 (constval i32 1)
  reg %2 f64
  reg %2 f64
  regassign f64 %1 (regread f64 %2)
  reg %2 i32
  return (regread i32 %1)
}
func &parameters (reg %1 i32, reg %1 i64) void
func &tags (var %n i32, var %p <* <struct {@a i32}>>) void {
  switch (iread i32 <* <struct {@a i32}>> 1 (dread ptr %p)) @end {
    1: goto @end # 1: goto @end
    -3: goto @end
    2: goto @end
    -3: goto @end
    1: goto @end
  }
  rangegoto (dread i32 %n) 1 {
    0: goto @end
    1: goto @end
    0x1: goto @end
  }
@end
}

# first: 6:6: 7:3
# first: 6:6: 9:3
# first: 6:6: 10:3
# first: 17:11: 16:11
# first: 23:7: 21:7
# first: 26:35: 26:19
# first: 28:3: 30:5
# first: 35:3: 37:5
# error: 6:6: $LA_3B declares method &LA_3B_7Cm_7C_28_29V twice
# error: 6:6: $LA_3B declares field @x twice
# error: 6:6: $LA_3B declares field ^LA_3B_7Cs twice
# error: 17:11: class $LA_3B is declared twice
# error: 23:7: register %2 is declared twice with different types
# error: 26:35: there are two parameters `%1`
# error: 28:3: tag -3 occurs twice
# error: 35:3: tag 1 occurs twice
