# test run
# The seed's third example, types and structs; it stores 33 as the C beside it does:
#
#   typedef struct SS { int f1; char f2:6; char f3:2; } ss;
#   ss foo(ss x) { x.f2 = 33; return x; }

type $SS <struct {@f1 i32, @f2:6 i8, @f3:2 i8}>
func &foo (var %x <$SS>) <$SS> {
  dassign %x 2 (constval i32 33 )
  return (dread agg %x) }

func &f1_and_f2 (var %f1 i32) i32 {
  var %x <$SS>
  dassign %x 1 (dread i32 %f1)
  callassigned &foo (dread agg %x) { dassign %x 0 }
  return (add i32 (mul i32 (dread i32 %x 1, constval i32 100), dread i32 %x 2))
}

# run: &f1_and_f2(i32 7) == i32 669
