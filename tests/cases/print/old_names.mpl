# test print
# Names that intrinsics had before.
srclang java
func &f (var %a <* <[] i32>>) i32 {
  return (intrinsicop i32 DEX_ARRAY_LENGTH (dread ref %a))
}

# print:
# # test print
# # Names that intrinsics had before.
# srclang 3
# func &f (var %a <* <[] i32>>) i32 {
#   return (
#     intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %a))
# }
