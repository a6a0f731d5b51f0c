# test error
# What the engine would refuse is refused at the statement that is wrong.

func &f (var %n i32) void {
  javatry { @handler }
  dassign %n (constval i32 1)
  endtry
@handler
  javacatch { <* void> }
}


# error: 7:3: the code of f would be refused: endtry: control runs into the javacatch that follows; jump around it
