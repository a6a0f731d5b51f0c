# test program
# Every line that a module may have, in a program that uses what they declare.

flavor 1
srclang 1
id 7
numfuncs 1
importpath "lib"
import "module.mplt"
entryfunc &start
fileinfo {
  @INFO_filename "module.mpl",
  @INFO_number 0x20}
filedata {
  @DATA_hash 1 2 3,
  @DATA_size 4}
srcfileinfo {
  1 "main.c",
  2 "sub/header.h"}
var $counter i32 = 40
LOC 1 3
func &start () i32 {
  LOC 1 4 2
  dassign $counter (add i32 (dread i32 $counter, constval i32 2))
  ALIAS %count %counter_1 i32 "I"
  var %counter_1 $number
  dassign %counter_1 (dread i32 $counter)
  return (dread i32 %counter_1)
}

# status: 42
