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
#     0  0018  SlotAddress16            s    3, 5, 0, 0
#     1  0028  StoreMem32               ss   3, 0, 0, 0
#     2  0034  LoadMem64                Ps   12, 3, 0, 0
#     3  0038  StoreMem64               sp   3, 12, 16, 0
#     4  0058  Add64                    Qsi  4, 3, 16, 0
#     5  0058  LoadMemS8                pq   12, 4, 4, 0
#     6  0058  Const32                  s    13, 0, 33, 0
#     7  0058  Generic                  sss  12, 12, 13, 0 [0x40206000295 0x0]
#     9  0058  StoreMem8                qs   4, 12, 4, 0
#    10  0058  LoadMem64                Qq   12, 4, 0, 0
#    11  0058  StoreMem64               sq   3, 12, 0, 0
#    12  0060  LoadMem32                Ps   11, 3, 0, 0
#    13  0068  Mul32                    Qpi  11, 11, 100, 0
#    14  0070  LoadMemS8                ps   12, 3, 4, 0
#    15  0074  Generic                  sss  12, 12, 12, 0 [0x50206000494 0x0]
#    17  007c  ReturnAdd32              qs   0, 11, 12, 0
