# test print
# Exception statements of both dialects, with their special labels.

srclang 3
func &managed (var %x <* void>) void {
  javatry { @h@one @h@two }
  throw (dread ref %x)
  endtry
@h@one javacatch { <* <$LError_3B>> }
  regassign ref %1 (regread ref %%thrownval)
@h@two javacatch { <* void> <* <$LError_3B>> }
  return ()
}
type $LError_3B <class {@a i32}>
func &script () void {
  jstry @h@c @f@f
  gosub @f@f
  endtry
@h@c jscatch
  cleanuptry
@f@f finally
  retsub
}

# print:
# # test print
# # Exception statements of both dialects, with their special labels.
# srclang 3
# func &managed (var %x <* void>) void {
#   javatry { @h@one @h@two }
#   throw (dread ref %x)
#   endtry
# @h@one
#   javacatch { <* <$LError_3B>> }
#   regassign ref %1 (regread ref %%thrownval)
# @h@two
#   javacatch { <* void> <* <$LError_3B>> }
#   return ()
# }
# type $LError_3B <class {
#   @a i32}>
# func &script () void {
#   jstry @h@c @f@f
#   gosub @f@f
#   endtry
# @h@c
#   jscatch
#   cleanuptry
# @f@f
#   finally
#   retsub
# }
