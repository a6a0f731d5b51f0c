# test print
# Classes and interfaces: parents, methods, implemented interfaces, class information, static and parent fields.

srclang 3
type $LObject_3B <class {
  @shadow i32,
  &LObject_3B_7CtoString public virtual (<* <$LObject_3B>>) <* void>}>
type $LRun_3B <interface {
  &LRun_3B_7Crun public abstract virtual (<* <$LRun_3B>>) void}>
type $LPuppy_3B <class <$LObject_3B> {
  @color i32 private,
  ^count i32 static,
  @INFO_srcfile "Puppy.java",
  @INFO_number 12,
  &LPuppy_3B_7Crun public virtual (<* <$LPuppy_3B>>) void,
  $LRun_3B}>
javaclass $LPuppy_3B <$LPuppy_3B> public final
javainterface $LRun_3B <$LRun_3B> public

# print:
# # test print
# # Classes and interfaces: parents, methods, implemented interfaces, class information, static and parent fields.
# srclang 3
# type $LObject_3B <class {
#   @shadow i32,
#   &LObject_3B_7CtoString public virtual (<* <$LObject_3B>>) <* void>}>
# type $LRun_3B <interface {
#   &LRun_3B_7Crun public virtual abstract (<* <$LRun_3B>>) void}>
# type $LPuppy_3B <class <$LObject_3B> {
#   @INFO_srcfile "Puppy.java",
#   @INFO_number 12,
#   @color i32 private,
#   ^count i32 static,
#   &LPuppy_3B_7Crun public virtual (<* <$LPuppy_3B>>) void,
#   $LRun_3B}>
# javaclass $LPuppy_3B <$LPuppy_3B> final public
# javainterface $LRun_3B <$LRun_3B> public
