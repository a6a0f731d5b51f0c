# test run
# Sizes and distances are constants that the compiler computes.

type $inner <struct {@a i8, @b f64, @c i16}>
type $outer <struct {@x i8, @in <$inner>, @list <[3] i16>, @y i64}>
type $empty <struct {}>
type $flexible <struct {@n i32, @data <[] i64>}>

func &prim_i8 () i32 { return (sizeoftype i32 i8) }
func &prim_f64 () i32 { return (sizeoftype i32 f64) }
func &prim_ptr () u64 { return (sizeoftype u64 ptr) }
func &pointer () i32 { return (sizeoftype i32 <* i8>) }
func &array () i32 { return (sizeoftype i32 <[3][5] i16>) }
func &inner () i32 { return (sizeoftype i32 <$inner>) }
func &outer () i64 { return (sizeoftype i64 <$outer>) }
func &flexible () i32 { return (sizeoftype i32 <$flexible>) }

# Ids of $outer: x 1, in 2, a 3, b 4, c 5, list 6, y 7.
func &distance () i32 { return (fieldsdist i32 <$outer> 4 7) }
func &distance_back () i32 { return (fieldsdist i32 <$outer> 7 4) }

# run: &prim_i8() == i32 1
# run: &prim_f64() == i32 8
# run: &prim_ptr() == u64 8
# run: &pointer() == i32 8
# run: &array() == i32 30
# run: &inner() == i32 24
# run: &outer() == i64 48
# run: &flexible() == i32 8
# run: &distance() == i32 24
# run: &distance_back() == i32 -24
