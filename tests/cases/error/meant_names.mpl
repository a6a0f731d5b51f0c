# test error
# Names that are nearly those of something: the advice has the right one.

type $point <struct { @x i32 }>
var $counter i32
var $place <$pont>
func &increment (var %amount i32) i32 {
  var %result i32
  dassign %result (add i32 (dread i32 $countr, dread i32 %amuont))
  callassigned &incremet (dread i32 %counter) { dassign %result }
  brtrue @finsh (dread i32 %result)
  goto @elsewhere
@finish
  return (dread i32 %result)
}

# help: 6:5: did you mean `$point`?
# help: 9:39: did you mean `$counter`?
# help: 9:58: did you mean `%amount`?
# help: 10:3: did you mean `&increment`?
# help: 10:37: did you mean the global variable `$counter`?
# help: 11:3: did you mean `@finish`?
# help: 12:3: put it before the statement
# error: 6:5: variable $place: the type is not defined: <$pont>
# error: 9:39: variable $countr is not declared
# error: 9:58: local variable %amuont is not declared
# error: 10:3: function &incremet is not declared
# error: 10:37: local variable %counter is not declared
# error: 11:3: label @finsh is not defined
# error: 12:3: label @elsewhere is not defined
