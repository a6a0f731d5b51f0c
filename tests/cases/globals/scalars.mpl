# test run
# test regcode read_i8 read_f32
# Initialisers of scalars. Missing ones are zero; a later declaration may bring the initialiser.

var $i8 i8 = -128
var $u8 u8 = 'A'
var $i16 i16 = -2
var $u16 u16 = 0xffff
var $i32 i32 = 0113
var $u32 u32 = 4000000000u
var $i64 i64 = -9223372036854775807
var $u64 u64 = 0xffffffffffffffff
var $u1 u1 = 1
var $f32 f32 = 273f
var $f64 f64 = -1.5e-3
var $f64_int f64 = 3
var $neg_inf f64 = -inf
var $zero i64
var $later extern i32
var $later i32 = 77
var $pointer <* void> = 0x1000
var $constant i32 const = 9

func &read_i8 () i32 { return (dread i32 $i8) }
func &read_u8 () u32 { return (dread u32 $u8) }
func &read_i16 () i32 { return (dread i32 $i16) }
func &read_u16 () u32 { return (dread u32 $u16) }
func &read_i32 () i32 { return (dread i32 $i32) }
func &read_u32 () u32 { return (dread u32 $u32) }
func &read_i64 () i64 { return (dread i64 $i64) }
func &read_u64 () u64 { return (dread u64 $u64) }
func &read_u1 () u1 { return (dread u1 $u1) }
func &read_f32 () f32 { return (dread f32 $f32) }
func &read_f64 () f64 { return (dread f64 $f64) }
func &read_f64_int () f64 { return (dread f64 $f64_int) }
func &read_neg_inf () f64 { return (dread f64 $neg_inf) }
func &read_zero () i64 { return (dread i64 $zero) }
func &read_later () i32 { return (dread i32 $later) }
func &read_pointer () ptr { return (dread ptr $pointer) }
func &read_constant () i32 { return (dread i32 $constant) }

func &write (var %v i32) i32 {
  dassign $i32 (dread i32 %v)
  dassign $zero (cvt i64 i32 (dread i32 $i32))
  return (cvt i32 i64 (dread i64 $zero))
}

# run: &read_i8() == i32 -128
# run: &read_u8() == u32 65
# run: &read_i16() == i32 -2
# run: &read_u16() == u32 65535
# run: &read_i32() == i32 75
# run: &read_u32() == u32 4000000000
# run: &read_i64() == i64 -9223372036854775807
# run: &read_u64() == u64 18446744073709551615
# run: &read_u1() == u1 1
# run: &read_f32() == f32 273.0
# run: &read_f64() == f64 -0.0015
# run: &read_f64_int() == f64 3.0
# run: &read_neg_inf() == f64 -inf
# run: &read_zero() == i64 0
# run: &read_later() == i32 77
# run: &read_pointer() == ptr 0x1000
# run: &read_constant() == i32 9
# run: &write(i32 -5) == i32 -5

# regcode:
# &read_i8
#     0  001a  LoadAbsoluteMemS8        p    4, 0, 0, 0 [$i8 0x0]
#     2  001e  ReturnS32                s    4, 0, 0, 0
# &read_f32
#     0  001a  LoadAbsoluteMem32        f    4, 0, 0, 0 [$f32 0x0]
#     2  001e  ReturnU32                s    4, 0, 0, 0
