# test run
# test regcode in_list segment_id
# Initialisers of arrays and structures: one bracket per dimension or nested structure, missing elements zero,
# fields in any order by their number.

var $list <[5] i32> = [1, 2, 3]
var $grid <[2][3] i16> = [[1, 2, 3], [4, 5, 6]]
type $point <struct {@x i32, @y f64}>
var $origin <$point> = [1= 7, 2= 2.5]
var $reversed <$point> = [2= -1.5, 1= -7]
type $segment <struct {@from <$point>, @to <$point>, @name <* i8>, @id u8}>
var $segment <$segment> = [1= [1= 1, 2= 1.0], 2= [1= 2, 2= 2.0], 3= conststr ptr "seg", 4= 200]
var $points <[3] <$point>> = [[1= 10], [2= 20.0], [1= 30, 2= 31.0]]
type $bits <struct {@a :4 u32, @b :4 u32, @c i32}>
var $bits <$bits> = [1= 5, 2= 10, 3= -1]
type $either <union {@word u32, @real f32}>
var $either <$either> = [2= 1.0f]
var $bytes <[4] u8> = ['a', 'b', 99, 0x64]

func &in_list (var %i i32) i32 {
  return (iread i32 <* i32> (array 0 ptr <* <[5] i32>> (addrof ptr $list, dread i32 %i)))
}

func &in_grid (var %i i32, var %j i32) i32 {
  return (iread i32 <* i16> (array 0 ptr <* <[2][3] i16>> (addrof ptr $grid, dread i32 %i, dread i32 %j)))
}

func &origin_y () f64 { return (dread f64 $origin 2) }
func &reversed_x () i32 { return (dread i32 $reversed 1) }
func &reversed_y () f64 { return (dread f64 $reversed 2) }

# Ids of $segment: from 1, x 2, y 3, to 4, x 5, y 6, name 7, id 8.
func &segment_to_x () i32 { return (dread i32 $segment 5) }
func &segment_from_y () f64 { return (dread f64 $segment 3) }
func &segment_id () u32 { return (dread u32 $segment 8) }
func &segment_name () i32 { return (iread i32 <* i8> (add ptr (dread ptr $segment 7, constval i64 1))) }

func &points_x (var %i i32) i32 {
  return (iread i32 <* <$point>> 1 (array 0 ptr <* <[3] <$point>>> (addrof ptr $points, dread i32 %i)))
}

func &points_y (var %i i32) f64 {
  return (iread f64 <* <$point>> 2 (array 0 ptr <* <[3] <$point>>> (addrof ptr $points, dread i32 %i)))
}

func &in_bits () u32 { return (ireadoff u32 0 (addrof ptr $bits)) }
func &in_either () u32 { return (dread u32 $either 1) }
func &in_bytes () u32 { return (ireadoff u32 0 (addrof ptr $bytes)) }

# run: &in_list(i32 0) == i32 1
# run: &in_list(i32 2) == i32 3
# run: &in_list(i32 4) == i32 0
# run: &in_grid(i32 1, i32 0) == i32 4
# run: &in_grid(i32 1, i32 2) == i32 6
# run: &origin_y() == f64 2.5
# run: &reversed_x() == i32 -7
# run: &reversed_y() == f64 -1.5
# run: &segment_to_x() == i32 2
# run: &segment_from_y() == f64 1.0
# run: &segment_id() == u32 200
# run: &segment_name() == i32 101
# run: &points_x(i32 0) == i32 10
# run: &points_x(i32 1) == i32 0
# run: &points_y(i32 1) == f64 20.0
# run: &points_y(i32 2) == f64 31.0
# run: &in_bits() == u32 165
# run: &in_either() == u32 0x3f800000
# run: &in_bytes() == u32 1684234849

# regcode:
# &in_list
#     0  002c  LoadIndexedMem32Signed32 pks  5, 0, 0, 0 [$list 0x0]
#     2  0030  ReturnS32                s    5, 0, 0, 0
# &segment_id
#     0  001a  LoadAbsoluteMem8         p    4, 0, 0, 0 [$segment+0x28 0x0]
#     2  001e  ReturnU32                s    4, 0, 0, 0
