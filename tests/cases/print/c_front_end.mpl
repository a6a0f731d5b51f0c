# test print
# The dialect of the later C front end (mpl-syntax.md §10): positions before declarations, implicit prototypes, names with dots and bars.

flavor 1
srclang 1
entryfunc &main
srcfileinfo {
  1 "hello.c",
  2 "/usr/include/stdio.h"}
type $unnamed.6108 <union {@__wch u32, @__wchb <[4] u8>}>
type $__mbstate <struct {@__count i32, @unnamed.6109 <$unnamed.6108> implicit align(4)}>
type $bits <struct {@flag :1 u16 align(2), @rest :15 u16 align(2)}>
type $_IO_FILE <structincomplete {}>
LOC 2 137 14
var $stdin extern <* <$_IO_FILE>>
LOC 1 3 5
var $table <[3] <* u8>>
func &printf implicit public used varargs extern called_once (var %arg|4 <* u8>, ...) i32
LOC 1 5
func &main public used () i32
func &main public used () i32 {
  funcid 2
  funcinfo {
    @INFO_fullname "main"}
  LOC 1 6 7
  var %i_6_7 i32
  var %retVar_48 i32
  LOC 1 7 3
  callassigned &printf (conststr ptr "%d\n", dread i32 %i_6_7) { dassign %retVar_48 0 }
  LOC 1 8
  # a comment line between a position and its statement
  if (ne u1 i32 (dread i32 %i_6_7, constval i32 0)) {
    LOC 1 9
    return (constval i32 1)
  }
  else {
    LOC 1 11
    return (constval i32 0)
  }
}

# print:
# # test print
# # The dialect of the later C front end (mpl-syntax.md §10): positions before declarations, implicit prototypes, names with dots and bars.
# flavor 1
# srclang 1
# entryfunc &main
# srcfileinfo {
#   1 "hello.c",
#   2 "/usr/include/stdio.h"}
# type $unnamed.6108 <union {
#   @__wch u32,
#   @__wchb <[4] u8>}>
# type $__mbstate <struct {
#   @__count i32,
#   @unnamed.6109 <$unnamed.6108> implicit align(4)}>
# type $bits <struct {
#   @flag :1 u16 align(2),
#   @rest :15 u16 align(2)}>
# type $_IO_FILE <structincomplete {}>
# LOC 2 137 14
# var $stdin extern <* <$_IO_FILE>>
# LOC 1 3 5
# var $table <[3] <* u8>>
# func &printf implicit public used varargs called_once extern (var %arg|4 <* u8>, ...) i32
# LOC 1 5
# func &main public used () i32 {
#   funcid 2
#   funcinfo {
#     @INFO_fullname "main"}
# LOC 1 6 7
#   var %i_6_7 i32
#   var %retVar_48 i32
# LOC 1 7 3
#   callassigned &printf (conststr ptr "%d\x0a", dread i32 %i_6_7) { dassign %retVar_48 0 }
# LOC 1 8
#   # a comment line between a position and its statement
#   if (
#     ne u1 i32 (dread i32 %i_6_7, constval i32 0)) {
# LOC 1 9
#     return (constval i32 1)
#   } else {
# LOC 1 11
#     return (constval i32 0)
#   }
# }
