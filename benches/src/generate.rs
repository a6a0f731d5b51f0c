//! Large modules in the style of a C front end's output, the same for the same arguments.

use std::fmt::Write;

/// Declarations that the functions of every generated module use.
const HEAD: &str = "\
flavor 1
srclang 1
srcfileinfo {
  1 \"generated.c\"}
type $node <struct {
  @key i32,
  @flags :4 u32,
  @kind :12 u32,
  @weight f64,
  @next <* <$node>>,
  @cells <[8] i32>}>
LOC 1 3 5
var $total i32
LOC 1 4 8
var $nodes <[64] <$node>>
func &labs public extern (var %x i64) i64
";

/// A module of `functions` functions, `function_0` and so on, each `(i32, f64) i32` and of four kinds in turn: arithmetic in a loop,
/// structures and bitfields, a switch, and floating point. With a first argument of 0 or less none calls another, so that each can be
/// run alone; otherwise a function calls one of smaller number.
pub fn module(functions: usize) -> String {
    let mut text = String::with_capacity(HEAD.len() + functions * 1700);
    text.push_str(HEAD);
    for index in 0..functions {
        // Writing to a string cannot fail.
        let _ = function(&mut text, index);
    }
    text
}

/// Number of lines of a text.
pub fn lines(text: &str) -> u64 {
    text.bytes().filter(|byte| *byte == b'\n').count() as u64
}

fn function(out: &mut String, index: usize) -> std::fmt::Result {
    let line = 10 + index * 40;
    let callee = index / 2;
    writeln!(out, "LOC 1 {line} 5")?;
    writeln!(
        out,
        "func &function_{index} public used (var %n i32, var %x f64) i32 {{"
    )?;
    writeln!(out, "  funcid {}", index + 1)?;
    writeln!(out, "  var %i_{line}_7 i32")?;
    writeln!(out, "  var %sum_{line}_14 i32")?;
    writeln!(out, "  var %retVar_{index} i32")?;
    writeln!(out, "  LOC 1 {} 3", line + 1)?;
    writeln!(out, "  dassign %sum_{line}_14 0 (constval i32 {})", index % 1000)?;
    match index % 4 {
        0 => arithmetic(out, index, line)?,
        1 => structures(out, index, line)?,
        2 => switch(out, index, line)?,
        _ => floats(out, index, line)?,
    }
    writeln!(out, "  LOC 1 {} 3", line + 30)?;
    writeln!(out, "  if (gt u1 i32 (dread i32 %n, constval i32 0)) {{")?;
    writeln!(out, "    LOC 1 {} 12", line + 31)?;
    writeln!(
        out,
        "    callassigned &function_{callee} (sub i32 (dread i32 %n, constval i32 1), dread f64 %x) {{ dassign %retVar_{index} 0 }}"
    )?;
    writeln!(
        out,
        "    dassign %sum_{line}_14 0 (add i32 (dread i32 %sum_{line}_14, dread i32 %retVar_{index}))"
    )?;
    writeln!(out, "  }}")?;
    writeln!(out, "  LOC 1 {} 3", line + 33)?;
    writeln!(out, "  return (dread i32 %sum_{line}_14)")?;
    writeln!(out, "}}")
}

/// `for (i = 0; i < 8; i++) { sum = sum * 31 + (i ^ k); if (sum & 1) sum >>= 1; else total += sum; }`
fn arithmetic(out: &mut String, index: usize, line: usize) -> std::fmt::Result {
    write!(
        out,
        "  LOC 1 {l2} 3
  dassign %i_{line}_7 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i_{line}_7, constval i32 8)) {{
    LOC 1 {l3} 5
    dassign %sum_{line}_14 0 (add i32 (
      mul i32 (dread i32 %sum_{line}_14, constval i32 31),
      bxor i32 (dread i32 %i_{line}_7, constval i32 {index})))
    LOC 1 {l4} 5
    if (ne u1 i32 (band i32 (dread i32 %sum_{line}_14, constval i32 1), constval i32 0)) {{
      dassign %sum_{line}_14 0 (ashr i32 (dread i32 %sum_{line}_14, constval i32 1))
    }}
    else {{
      dassign $total 0 (add i32 (dread i32 $total, dread i32 %sum_{line}_14))
    }}
    dassign %i_{line}_7 0 (add i32 (dread i32 %i_{line}_7, constval i32 1))
  }}
",
        l2 = line + 2,
        l3 = line + 3,
        l4 = line + 4
    )
}

/// Fields, bitfields and array elements of one of the nodes, by pointer and by index.
fn structures(out: &mut String, index: usize, line: usize) -> std::fmt::Result {
    let node = index % 64;
    write!(
        out,
        "  var %p_{line}_17 <* <$node>>
  LOC 1 {l2} 3
  dassign %p_{line}_17 0 (array 0 ptr <* <[64] <$node>>> (addrof ptr $nodes, constval i32 {node}))
  iassign <* <$node>> 1 (dread ptr %p_{line}_17, dread i32 %n)
  iassign <* <$node>> 2 (dread ptr %p_{line}_17, constval u32 {flags})
  LOC 1 {l3} 3
  iassign <* <$node>> 4 (
    dread ptr %p_{line}_17,
    mul f64 (dread f64 %x, cvt f64 i32 (iread i32 <* <$node>> 1 (dread ptr %p_{line}_17))))
  dassign %i_{line}_7 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i_{line}_7, constval i32 8)) {{
    LOC 1 {l4} 5
    iassign <* i32> 0 (
      array 0 ptr <* <[8] i32>> (iaddrof ptr <* <$node>> 6 (dread ptr %p_{line}_17), dread i32 %i_{line}_7),
      add i32 (dread i32 %sum_{line}_14, iread u32 <* <$node>> 2 (dread ptr %p_{line}_17)))
    dassign %sum_{line}_14 0 (add i32 (
      dread i32 %sum_{line}_14,
      iread i32 <* i32> 0 (
        array 0 ptr <* <[8] i32>> (iaddrof ptr <* <$node>> 6 (dread ptr %p_{line}_17), dread i32 %i_{line}_7))))
    dassign %i_{line}_7 0 (add i32 (dread i32 %i_{line}_7, constval i32 1))
  }}
",
        flags = index % 16,
        l2 = line + 2,
        l3 = line + 3,
        l4 = line + 4
    )
}

/// A dense switch with a default, and a short-circuit condition.
fn switch(out: &mut String, index: usize, line: usize) -> std::fmt::Result {
    writeln!(out, "  LOC 1 {} 3", line + 2)?;
    writeln!(
        out,
        "  switch (band i32 (add i32 (dread i32 %n, constval i32 {index}), constval i32 7)) @default_{index} {{"
    )?;
    for case in 0..6 {
        writeln!(out, "    {case}: goto @case_{index}_{case}")?;
    }
    writeln!(out, "  }}")?;
    for case in 0..6 {
        writeln!(out, "@case_{index}_{case}")?;
        writeln!(out, "  LOC 1 {} 7", line + 4 + case)?;
        writeln!(
            out,
            "  dassign %sum_{line}_14 0 (sub i32 (mul i32 (dread i32 %sum_{line}_14, constval i32 {}), dread i32 %n))",
            case * 2 + 3
        )?;
        writeln!(out, "  goto @end_{index}")?;
    }
    writeln!(out, "@default_{index}")?;
    writeln!(
        out,
        "  if (cand i32 (\n    gt u1 i32 (dread i32 %n, constval i32 {index}),\n    lt u1 i32 (dread i32 $total, dread i32 %n))) {{"
    )?;
    writeln!(out, "    dassign $total 0 (dread i32 %n)")?;
    writeln!(out, "  }}")?;
    writeln!(out, "@end_{index}")
}

/// `for (i = 0; i < 4; i++) { y = y * x + 1 / (i + k); if (y > 1e6) y -= 1e6; } sum += labs(y);`
fn floats(out: &mut String, index: usize, line: usize) -> std::fmt::Result {
    write!(
        out,
        "  var %y_{line}_10 f64
  var %long_{line}_8 i64
  LOC 1 {l2} 3
  dassign %y_{line}_10 0 (dread f64 %x)
  dassign %i_{line}_7 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i_{line}_7, constval i32 4)) {{
    LOC 1 {l3} 5
    dassign %y_{line}_10 0 (add f64 (
      mul f64 (dread f64 %y_{line}_10, dread f64 %x),
      div f64 (constval f64 1.0, cvt f64 i32 (add i32 (dread i32 %i_{line}_7, constval i32 {divisor})))))
    if (gt u1 f64 (dread f64 %y_{line}_10, constval f64 1000000.0)) {{
      dassign %y_{line}_10 0 (sub f64 (dread f64 %y_{line}_10, constval f64 1000000.0))
    }}
    dassign %i_{line}_7 0 (add i32 (dread i32 %i_{line}_7, constval i32 1))
  }}
  LOC 1 {l8} 3
  callassigned &labs (cvt i64 f64 (dread f64 %y_{line}_10)) {{ dassign %long_{line}_8 0 }}
  dassign %sum_{line}_14 0 (add i32 (dread i32 %sum_{line}_14, cvt i32 i64 (dread i64 %long_{line}_8)))
",
        divisor = index + 1,
        l2 = line + 2,
        l3 = line + 3,
        l8 = line + 8
    )
}
