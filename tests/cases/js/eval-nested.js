// test program
// Direct calls of eval in all kinds of code; expectations are node's.
var s = 0;
for (var i = 0; i < 50; i++) s += eval("i + 1");
console.log(s);
function f(n) { var x = n; return eval("x * 2"); }
for (var i = 0; i < 50; i++) s += f(i);
console.log(s);
var fs = [];
for (let i = 0; i < 3; i++) { eval("fs.push(() => i * 10)"); }
console.log(fs.map(f => f()).join());
class K { #p = 4; constructor() { this.q = 1; } m() { return eval("this.q + 1"); } get g() { return eval("(() => this.q)()"); } }
console.log(new K().m(), new K().g);
function* g() { for (var i = 0; i < 3; i++) { eval("var v" + i + " = i"); yield eval("v" + i); } }
console.log([...g()].join());
function outer() { var a = 1; function inner() { eval("a++"); return a; } return inner() + inner() * 10; }
console.log(outer());
function shadow(e) { var eval = e; return eval("1+1"); }
console.log(shadow(x => x + '!'));
function rec(n) { return n ? eval("rec(n - 1) + 1") : 0; }
console.log(rec(30));
function fin() { try { return eval("throw_me"); } catch (e) { return e.name; } finally { eval("var fv = 1"); } }
console.log(fin());
function w(o) { with (o) { var r = (function () { return eval("x + y"); }); } return r; }
console.log(w({ x: 1, y: 2 })());
function del() { eval("var d = 1"); var f = function () { return typeof d; }; var a = f(); eval("delete d"); return a + f(); }
console.log(del());
function strictInner() { 'use strict'; eval("var s = 1; function q() {}"); return typeof s + typeof q; }
console.log(strictInner());
function ff() { eval("function h() { return 'h' }"); return h(); }
console.log(ff());
function pp(a, b) { eval("a = 5; b = 6"); return [a, b, arguments[0], arguments.length].join(); }
console.log(pp(1), pp(1, 2));
console.log((() => { try { return eval("arguments"); } catch (e) { return e.name; } })() === undefined ? 'u' : 'ok');
console.log(typeof (function () { return eval("new.target === undefined") }));
label: for (var i = 0; i < 3; i++) { for (;;) { eval("i"); continue label; } }
console.log(i);
try { eval("break"); } catch (e) { console.log(e.name); }
try { eval("let q = 1; let q = 2"); } catch (e) { console.log(e.name); }
eval("let scoped = 1"); console.log(typeof scoped);
var glob = 1; (function () { var glob = 2; console.log((0, eval)("glob"), eval("glob")); })();
console.log(eval("({a: 1})").a, eval("{a: 1}"), eval(""), eval("/*c*/"), eval(" 1 ; "), eval(5), eval({}.x));
(function () { let z = 1; { let z = 2; console.log(eval("z")); } console.log(eval("z")); })();
(function () { const f = eval; console.log(typeof f("typeof zzz")); })();
(async function () { var k = 1; await 0; eval("k = 2"); await 0; console.log('k', k); })();
console.log([...eval("'\\ud800x'")].map(c => c.charCodeAt()));

// stdout: 1275
// stdout: 3725
// stdout: 0,10,20
// stdout: 2 1
// stdout: 0,1,2
// stdout: 32
// stdout: 1+1!
// stdout: 30
// stdout: ReferenceError
// stdout: 3
// stdout: numberundefined
// stdout: numberundefined
// stdout: h
// stdout: 5,6,5,1 5,6,5,2
// stdout: ok
// stdout: function
// stdout: 3
// stdout: SyntaxError
// stdout: SyntaxError
// stdout: undefined
// stdout: 1 2
// stdout: 1 1 undefined undefined 1 5 undefined
// stdout: 2
// stdout: 1
// stdout: string
// stdout: [ 55296, 120 ]
// stdout: k 2

// status: 0
