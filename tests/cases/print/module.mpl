# test print
# Module lines may stand anywhere; they are printed in a fixed order in front of the declarations.

flavor 1
srclang 1
id 65535
numfuncs 1
importpath "lib"
var $early i32
importpath "more"
entryfunc &main
fileinfo {
  @INFO_filename "module.mpl",
  @INFO_number 0x20}
srcfileinfo {
  1 "main.c",
  2 "sub/header.h"}

func &main () i32 {
  return (constval i32 0)
}

# print:
# # test print
# # Module lines may stand anywhere; they are printed in a fixed order in front of the declarations.
# flavor 1
# srclang 1
# id 65535
# numfuncs 1
# importpath "lib"
# importpath "more"
# entryfunc &main
# fileinfo {
#   @INFO_filename "module.mpl",
#   @INFO_number 0x20}
# srcfileinfo {
#   1 "main.c",
#   2 "sub/header.h"}
# var $early i32
# func &main () i32 {
#   return (constval i32 0)
# }
