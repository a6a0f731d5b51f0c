# test run
# test regcode forty_one string_end
# Initialisers that are addresses: of variables, of their fields, with a byte offset, of functions, of strings.

type $pair <struct {@a i32, @b i32}>
var $target i32 = 11
var $pair <$pair> = [1= 21, 2= 22]
var $list <[4] i32> = [31, 32, 33, 34]
var $to_scalar <* i32> = addrof ptr $target
var $to_field <* i32> = addrof ptr $pair 2
var $to_element <* i32> = addrof ptr $list (8)
var $to_string <* i8> = conststr ptr "text"
func &forty_one () i32
var $to_function <* <func () i32>> = addroffunc ptr &forty_one
var $table <[3] <* i32>> = [addrof ptr $target, addrof ptr $pair, addrof ptr $list (12)]
var $names <[2] <* i8>> = [conststr ptr "zero", conststr ptr "one"]
var $to_itself <* void> = addrof ptr $to_itself

func &forty_one () i32 { return (constval i32 41) }

func &scalar () i32 { return (iread i32 <* i32> (dread ptr $to_scalar)) }
func &field () i32 { return (iread i32 <* i32> (dread ptr $to_field)) }
func &element () i32 { return (iread i32 <* i32> (dread ptr $to_element)) }
func &string () i32 { return (iread i32 <* i8> (add ptr (dread ptr $to_string, constval i64 3))) }
func &string_end () i32 { return (iread i32 <* i8> (add ptr (dread ptr $to_string, constval i64 4))) }

func &function () i32 {
  var %r i32
  icallassigned (dread ptr $to_function) { dassign %r 0 }
  return (dread i32 %r)
}

func &in_table (var %i i32) i32 {
  return (iread i32 <* i32> (
    iread ptr <* <* i32>> (array 0 ptr <* <[3] <* i32>>> (addrof ptr $table, dread i32 %i))))
}

func &name (var %i i32) i32 {
  return (iread i32 <* i8> (
    iread ptr <* <* i8>> (array 0 ptr <* <[2] <* i8>>> (addrof ptr $names, dread i32 %i))))
}

func &itself () u1 {
  return (eq u1 ptr (dread ptr $to_itself, addrof ptr $to_itself))
}

# run: &scalar() == i32 11
# run: &field() == i32 22
# run: &element() == i32 33
# run: &string() == i32 116
# run: &string_end() == i32 0
# run: &function() == i32 41
# run: &in_table(i32 0) == i32 11
# run: &in_table(i32 1) == i32 21
# run: &in_table(i32 2) == i32 34
# run: &name(i32 0) == i32 122
# run: &name(i32 1) == i32 111
# run: &itself() == u1 1

# regcode:
# &forty_one
#     0  0016  ReturnImm                     41, 0, 0, 0
# &string_end
#     0  001a  LoadAbsoluteMem64        P    4, 0, 0, 0 [$to_string 0x0]
#     2  001e  LoadMemS8                qp   4, 4, 4, 0
#     3  0022  ReturnS32                s    4, 0, 0, 0
