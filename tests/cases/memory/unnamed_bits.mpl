# test run
# Bitfields without bits have a position and a field id, but no value.

type $S <struct { @a i8, @z :0 i32, @c i8, @d i8 }>
var $one <$S> = [1 = 1, 3 = 30]
var $two <$S> = [1 = 1, 3 = 30, 4 = 40]
var $all <$S> = [1, 30, 40]

func &of_one () i32 {
  return (add i32 (mul i32 (dread i32 $one 3, constval i32 100), dread i32 $one 4))
}

func &of_two () i32 {
  return (add i32 (mul i32 (dread i32 $two 3, constval i32 100), dread i32 $two 4))
}

func &of_all () i32 {
  return (add i32 (mul i32 (dread i32 $all 3, constval i32 100), dread i32 $all 4))
}

func &local () i32 {
  var %s <$S> = [1 = 1, 3 = 30]
  return (add i32 (mul i32 (dread i32 %s 3, constval i32 100), dread i32 %s 4))
}

# run: &of_one() == i32 3000
# run: &of_two() == i32 3040
# run: &of_all() == i32 3040
# run: &local() == i32 3000
