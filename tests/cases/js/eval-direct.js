// test program
// Direct calls of eval, and functions in with statements; expectations are node's.
function a(x) { var y = 2; let z = 3; const k = 4; eval("x = 10; y = 20; z = 30"); return [x, y, z, eval("k")]; }
console.log(a(1));
function b() { eval("var made = 5; function fn() { return made + 1 }"); return made + fn(); }
console.log(b(), typeof made, typeof fn);
function c(x) { return eval("arguments.length + x + this.v"); }
console.log(c.call({ v: 100 }, 1, 2, 3));
function d() { var t = eval("(function () { return inner; })"); var inner = 'in'; return t(); }
console.log(d());
function e() { "use strict"; eval("var hidden = 1"); return typeof hidden; }
console.log(e());
function f(code) { eval(code); return function () { return q; }; }
console.log(f("var q = 'dynamic'")());
var q = 'global';
console.log(f("")());
function g() { try { eval("tdz"); } catch (x) { console.log(x.name, x.message); } let tdz = 1; }
g();
function h() { const c = 1; try { eval("c = 2"); } catch (x) { console.log(x.name, x.message); } return c; }
console.log(h());
function i() { let l = 1; try { eval("var l = 2"); } catch (x) { console.log(x.name, x.message); } return l; }
console.log(i());
function j() { eval("var v = 1"); console.log(delete v, typeof v); eval("var v = 2"); return v; }
console.log(j());
var k = () => eval("typeof this");
console.log(k());
function l(o) { with (o) { return function () { return p; }; } }
console.log(l({ p: 'with' })());
function m(o) { with (o) { eval("p = 7; var w = 8"); } return [o.p, typeof w, w]; }
console.log(m({ p: 1 }), m({ p: 1, w: 2 }));
function n() { var r = []; for (let i = 0; i < 3; i++) r.push(eval("(() => i)")); return r.map(f => f()); }
console.log(n());
function o() { return eval("eval('var deep = 9; deep')") + deep; }
console.log(o());
console.log((0, eval)("typeof a"), eval("1;;;;"), eval("'use strict'"), eval("var zz = 3"), zz);
function p() { var e = eval; return e("typeof local") + typeof eval("local"); var local = 1; }
console.log(p());
function r(eval) { return eval("x"); }
console.log(r(x => x + x));
function s() { try { throw 1 } catch (err) { eval("var err = 2"); console.log(err); } return err; }
console.log(s());
class T { constructor() { this.t = 5; } m() { return eval("this.t"); } static s = eval("1 + 1"); }
console.log(new T().m(), T.s);
function* gen() { yield eval("x = 1, 2"); yield x; var x; }
console.log([...gen()]);
(async function () { var z = 1; await null; console.log('async', eval("z + 1")); })();
function u(a, b = eval("a + 1")) { return b; }
console.log(u(1));
with ({ top: 1 }) { var fnw = function () { return top; }; }
console.log(fnw());
with ({ sh: 1 }) { let sh = 2; console.log(sh); }
var x1 = 1; function v() { var x1 = 2; function w() { return eval("x1"); } return w(); }
console.log(v());
function typ() { return eval("typeof undefinedThing") + eval("typeof typ"); }
console.log(typ());
(function () { eval("var i = 0; for (; i < 3; i++) ; function gg() { return i }"); console.log(i, gg()); })();
(function () { var i = 0; eval("i++; ++i; i += 10"); console.log(i); })();
(function () { eval("var {aa, bb: [cc]} = {aa: 1, bb: [2]}"); console.log(aa, cc); })();

// stdout: [ 10, 20, 30, 4 ]
// stdout: 11 undefined undefined
// stdout: 104
// stdout: in
// stdout: undefined
// stdout: dynamic
// stdout: global
// stdout: ReferenceError Cannot access 'tdz' before initialization
// stdout: TypeError Assignment to constant variable.
// stdout: 1
// stdout: SyntaxError Identifier 'l' has already been declared
// stdout: 1
// stdout: true function
// stdout: 2
// stdout: object
// stdout: with
// stdout: [ 7, 'number', 8 ] [ 7, 'undefined', undefined ]
// stdout: [ 0, 1, 2 ]
// stdout: 18
// stdout: function 1 use strict undefined 3
// stdout: undefinedundefined
// stdout: xx
// stdout: 2
// stdout: undefined
// stdout: 5 2
// stdout: [ 2, 1 ]
// stdout: 2
// stdout: 1
// stdout: 2
// stdout: 2
// stdout: undefinedfunction
// stdout: 3 3
// stdout: 12
// stdout: 1 2
// stdout: async 2

// status: 0
