# test error
# A pseudo-register keeps its type.

func &f () i32 {
  regassign i32 %1 (constval i32 1)
  regassign f64 %1 (constval f64 1.0)
  return (regread i64 %1)
}

# first: 6:3: 5:17
# first: 7:11: 5:17
# error: 6:3: pseudo-register %1 holds i32 and is used as f64
# error: 7:11: pseudo-register %1 holds i32 and is used as i64
