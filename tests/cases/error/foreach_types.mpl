# test error
# The variable of a foreachelem has the type of the elements or of the rows: elements are copied as they lie in memory.

type $S <struct {@a i32}>
type $T <struct {@a i32, @b i64}>
var $a <[3] i32>
var $m <[3][4] i32>
var $s <[3] <$S>>
var $table <[2] i32>
func &f () void {
  var %long i64
  var %short i16
  var %float f32
  var %unsigned u32
  var %row <[4] i32>
  var %line <[5] i32>
  var %t <$T>
  foreachelem %long $a { }
  foreachelem %short $a { }
  foreachelem %float $a { }
  foreachelem %unsigned $a { }
  foreachelem %row $m { }
  foreachelem %line $m { }
  foreachelem %unsigned $m { }
  foreachelem %t $s { }
  indexgoto (constval i32 0) $table
}

# error: 18:3: the elements are i32, the variable is i64
# error: 19:3: the elements are i32, the variable is i16
# error: 20:3: the elements are i32, the variable is f32
# error: 23:3: the elements are i32, the variable is <[5] i32>
# error: 24:3: the elements are i32, the variable is u32
# error: 25:3: the elements are <$S>, the variable is <$T>
# error: 26:3: indexgoto jumps through an array of label addresses
