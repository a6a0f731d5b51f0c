# test run
# test regcode init element
# The seed's second example, loops and arrays, with its slips repaired (mpl-syntax.md §5):
#
#   float a[10];
#   void init(void) { int i; for (i = 0; i < 10; i++) a[i] = i * 3; }

var $a <[10] f32>
func &init() void{
  var %i i32
  dassign %i(constval i32 0)
  while(
    lt i32 i32(dread i32 %i, constval i32 10)){
    iassign<* f32>(
      array a64<*[10] f32>(addrof a64 $a, dread i32 %i),
      cvt f32 i32(mul i32(dread i32 %i, constval i32 3)))
    dassign %i(
      add i32(dread i32 %i, constval i32 1))}}

func &element (var %i i32) f32 {
  return (iread f32 <* f32> (array a64 <*[10] f32> (addrof a64 $a, dread i32 %i)))
}

# run: &element(i32 9) == f32 0.0
# run: &init()
# run: &element(i32 0) == f32 0.0
# run: &element(i32 1) == f32 3.0
# run: &element(i32 9) == f32 27.0

# regcode:
# &init
#     0  0018  Const32                  s    2, 0, 0, 0
#     1  0028  BranchGeS32              si   2, 10, 112, 0
#     2  0030  Copy                     Ps   2, 2, 0, 0
#     3  0050  Mul32                    Qpi  6, 2, 3, 0
#     4  0054  F32FromS32               Fq   6, 6, 0, 0
#     5  0058  StoreIndexedMem32Signed32 fkp  6, 0, 2, 0 [$a 0x0]
#     7  007c  StepLtS32Back            Pii  2, 1, 10, 65528
#     8  0084  ReturnVoid                    0, 0, 0, 0
# &element
#     0  002c  LoadIndexedMem32Signed32 fks  5, 0, 0, 0 [$a 0x0]
#     2  0030  ReturnU32                s    5, 0, 0, 0
