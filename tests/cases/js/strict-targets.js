// test program
// `eval` and `arguments` in patterns of strict code; expectations are node's.

"use strict";
var a, b;
[a = eval("1 + 1"), b = a] = []; console.log(a, b);
({ a = eval("7"), [eval("'k'")]: b = 3 } = {}); console.log(a, b);
class A { m() { let x; [x = eval("this.q")] = []; return x; } q = 5; n() { let x; [x = arguments] = []; return x.length; } }
console.log(new A().m(), new A().n(1, 2, 3));
for (const bad of ["[eval] = []", "({eval} = {})", "({a: eval} = {})", "[...eval] = []", "eval = 1", "eval++", "[x = eval = 1] = []", "(eval) = 1", "[(eval)] = []", "arguments += 1", "var [eval] = []", "function eval() {}", "[arguments = 1] = []", "(eval) => 1", "({eval = 1} = {})", "eval &&= 1"])
  try { new Function('"use strict"; var x; ' + bad); console.log("taken", bad); } catch (e) { console.log(e.name, bad); }
{
for (const bad of ["for (eval of []);", "for (eval in {});", "for (arguments of []);", "for ((arguments) in {});", "async () => { for await (eval of []); }"])
  try { new Function('"use strict"; ' + bad); console.log("taken", bad); } catch (e) { console.log(e.name, bad); }
try { new Function("for (eval in {}); for (arguments of []);"); console.log("sloppy"); } catch (e) { console.log(e.name); }
}

// stdout: 2 2
// stdout: 7 3
// stdout: 5 3
// stdout: SyntaxError [eval] = []
// stdout: SyntaxError ({eval} = {})
// stdout: SyntaxError ({a: eval} = {})
// stdout: SyntaxError [...eval] = []
// stdout: SyntaxError eval = 1
// stdout: SyntaxError eval++
// stdout: SyntaxError [x = eval = 1] = []
// stdout: SyntaxError (eval) = 1
// stdout: SyntaxError [(eval)] = []
// stdout: SyntaxError arguments += 1
// stdout: SyntaxError var [eval] = []
// stdout: SyntaxError function eval() {}
// stdout: SyntaxError [arguments = 1] = []
// stdout: SyntaxError (eval) => 1
// stdout: SyntaxError ({eval = 1} = {})
// stdout: SyntaxError eval &&= 1
// stdout: SyntaxError for (eval of []);
// stdout: SyntaxError for (eval in {});
// stdout: SyntaxError for (arguments of []);
// stdout: SyntaxError for ((arguments) in {});
// stdout: SyntaxError async () => { for await (eval of []); }
// stdout: sloppy

// status: 0
