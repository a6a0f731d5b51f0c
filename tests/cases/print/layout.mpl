# test print
# Line breaks, indents and numbers: two blanks a level, lists of lists on lines of their own, long lists broken; integers above 1024 and all
# of fileinfo in hexadecimal, bit patterns of floating point values as they are.

fileinfo { @INFO_small 3, @INFO_large 5000 }
type $S <struct {@a i32, @b <struct {@c i8, @d <union {@e f64, @f <[3] i32>}>}>, @g i64}>
var $long <[40] i32> = [1000,1001,1002,1003,1004,1005,1006,1007,1008,1009,1010,1011,1012,1013,1014,1015,1016,1017,1018,1019,1020,1021,1022,1023,1024,1025,1026,1027,1028,1029]
var $matrix <[2][2] i16> = [[1, 0x10], [-1, 0x1000]]
var $structs <[2] <$S>> = [[1 = 0x2, 2 = [1 = 4, 2 = [1 = 0x4000000000000000]], 3 = 5000], [1 = 3]]
var $floats <[3] f64> = [5000, 0x4000000000000000, 2.5]
func &f () i32 {
  funcinfo { @INFO_n 2000 }
  var %l <struct {@a i32, @b <struct {@c i8}>}>
  return (constval i32 0)
}


# print:
# # test print
# # Line breaks, indents and numbers: two blanks a level, lists of lists on lines of their own, long lists broken; integers above 1024 and all
# # of fileinfo in hexadecimal, bit patterns of floating point values as they are.
# fileinfo {
#   @INFO_small 0x3,
#   @INFO_large 0x1388}
# type $S <struct {
#   @a i32,
#   @b <struct {
#     @c i8,
#     @d <union {
#       @e f64,
#       @f <[3] i32>}>}>,
#   @g i64}>
# var $long <[40] i32> = [1000, 1001, 1002, 1003, 1004, 1005, 1006, 1007, 1008, 1009, 1010, 1011, 1012, 1013, 1014, 1015, 1016,
#   1017, 1018, 1019, 1020, 1021, 1022, 1023, 1024, 0x401, 0x402, 0x403, 0x404, 0x405]
# var $matrix <[2][2] i16> = [
#   [1, 16],
#   [-1, 0x1000]]
# var $structs <[2] <$S>> = [
#   [
#     1 = 2,
#     2 = [
#       1 = 4,
#       2 = [1 = 0x4000000000000000]],
#     3 = 0x1388],
#   [1 = 3]]
# var $floats <[3] f64> = [5000, 0x4000000000000000, 2.5]
# func &f () i32 {
#   funcinfo {
#     @INFO_n 0x7d0}
#   var %l <struct {
#     @a i32,
#     @b <struct {
#       @c i8}>}>
#   return (constval i32 0)
# }
