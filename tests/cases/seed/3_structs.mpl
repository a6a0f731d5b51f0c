# test run
# test regcode foo f1_and_f2
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

# regcode:
# &foo
#     0  001c  LoadMemS8                ps   7, 1, 4, 0
#     1  0024  Const32                  s    8, 0, 33, 0
#     2  0024  Generic                  sss  7, 7, 8, 0 [0x40206000295 0x0]
#     4  0028  StoreMem8                ss   1, 7, 4, 0
#     5  0034  LoadMem64                Qs   7, 1, 0, 0
#     6  0038  StoreMem64               sq   0, 7, 0, 0
#     7  003c  ReturnVoid                    0, 0, 0, 0
# &f1_and_f2
#     0  001a  SlotAddress              s    4, 5, 0, 0
#     1  0026  SlotAddress              s    3, 6, 0, 0
#     2  0036  StoreMem32               ss   3, 0, 0, 0
#     3  0042  LoadMem64                Ps   10, 3, 0, 0
#     4  0046  StoreMem64               sp   4, 10, 0, 0
#     5  005e  LoadMemS8                qs   10, 4, 4, 0
#     6  005e  Const32                  s    11, 0, 33, 0
#     7  005e  Generic                  sss  10, 10, 11, 0 [0x40206000295 0x0]
#     9  005e  StoreMem8                ss   4, 10, 4, 0
#    10  005e  LoadMem64                Ps   10, 4, 0, 0
#    11  005e  StoreMem64               sp   3, 10, 0, 0
#    12  0066  LoadMem32                Qs   9, 3, 0, 0
#    13  006e  Mul32                    Pqi  9, 9, 100, 0
#    14  0076  LoadMemS8                qs   10, 3, 4, 0
#    15  007a  Generic                  sss  10, 10, 10, 0 [0x50206000494 0x0]
#    17  0082  ReturnAdd32              ps   0, 9, 10, 0
