# test error
# A misspelled statement.

func &f (var %a i32) void {
  dasign %a (constval i32 1)
}

# error: 5:3: expected a statement, found `dasign`
