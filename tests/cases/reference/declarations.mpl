# test run
# Types, variables and functions, each form once.

type $index i32
type $list <struct { @next <* <$list>>, @value $index }>
type $both <union { @word u32, @bytes <[4] u8> }>
type $flags <struct { @low :3 u8, @high :5 u8 }>
type $tight <struct { @tag u8, @value i64 } packed>
type $halves <struct { @tag u8, @value i64 } pack(2)>
type $opaque <structincomplete {}>
type $unary <func (i32) i32>
type $vector <struct { @count i64, @items <[] i32> }>
var $zero i32
var $answer i32 = 42
var $primes <[4] i32> = [2, 3, 5, 7]
var $matrix <[2][3] i32> = [[1, 2, 3], [4, 5, 6]]
var $node <$list> = [1 = 0, 2 = 17]
var $third <* i32> = addrof ptr $primes (8)
var $value_of_node <* i32> = addrof ptr $node 2
var $negate <* <$unary>> = addroffunc ptr &minus
var $greeting <* i8> = conststr ptr "hello"
var $wide_greeting <* u16> = conststr16 ptr "hello"
var $private fstatic i32 = 5
var static $of_file i32 = 6
tempvar $scratch i32
var $elsewhere extern i32

func &later (var %x i32) i32

func &minus (var %x i32) i32 {
  return (neg i32 (dread i32 %x))
}

func &count () i32 {
  var %calls pstatic i32 = 10
  dassign %calls (add i32 (dread i32 %calls, constval i32 1))
  return (dread i32 %calls)
}

func &first_of (var %n i32, ...) i32 {
  return (dread i32 %n)
}

func &first (var %n i32) i32 {
  callassigned &first_of (dread i32 %n, constval f64 2.5) { dassign %n 0 }
  return (dread i32 %n)
}

func &halve (reg %1 i32) i32, i32 {
  return (div i32 (regread i32 %1, constval i32 2), rem i32 (regread i32 %1, constval i32 2))
}

func &locals (var %n i32) i32 {
  type %small i8
  var %start i32 = 3
  tempvar %t i32
  reg %2 i32 0
  var %narrow %small
  dassign %narrow (dread i32 %n)
  regassign i32 %2 (dread i32 %narrow)
  callassigned &halve (add i32 (regread i32 %2, dread i32 %start)) { dassign %t 0 dassign %n 0 }
  return (add i32 (mul i32 (dread i32 %t, constval i32 10), dread i32 %n))
}

func &sum () i32 {
  var %f <* <$unary>>
  var %minus i32
  dassign %f (dread ptr $negate)
  icallassigned (dread ptr %f, iread i32 <* i32> (dread ptr $third)) { dassign %minus 0 }
  return (add i32 (
    mul i32 (iread i32 <* i32> (dread ptr $value_of_node), constval i32 100),
    add i32 (dread i32 $answer, dread i32 %minus)))
}

func &later (var %x i32) i32 {
  return (dread i32 %x)
}

# run: &sum() == i32 1737
# run: &count() == i32 11
# run: &locals(i32 260) == i32 31
# run: &first(i32 4) == i32 4
