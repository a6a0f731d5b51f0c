// test program
// Functions that are declared in blocks of sloppy code; expectations are node's.

function a() { { function f() { return 1 } f = 2; console.log(typeof f) } return typeof f }
console.log(a());
function b() { console.log(typeof g); if (true) function g() {} console.log(typeof g); { function g() { return 'second' } } return g() }
console.log(b());
function c(h) { { function h() { return 'inner' } console.log(h()) } return h }
console.log(c(5));
function d() { { let k = 1; { function k() { } } console.log(k) } console.log(typeof k) }
d();
function e() { for (let m of [1]) { { function m() {} } console.log(m) } console.log(typeof m) }
e();
{ function top() { return 'top' } }
console.log(top());
console.log(typeof later); { function later() {} } console.log(typeof later);
function h2() { try { throw 1 } catch (q) { { function q() { return 3 } } console.log(q) } return typeof q }
console.log(h2());
function sw(x) { switch (x) { case 0: function s1() { return 's' } break; case 1: console.log(s1()); } return typeof s1 }
console.log(sw(0), sw(1));
function clos() { var r = []; for (var i = 0; i < 3; i++) { function each() { return each.n } each.n = i; r.push(each) } return r.map(f => f()).join() + each() }
console.log(clos());
function vs() { { function w() { return 1 } } var w; return w() + 1 }
console.log(vs());
function vs2() { var w = 7; { function w() { return 1 } } return w() + 1 }
console.log(vs2());
function dup() { { function z() { return 1 } function z() { return 2 } } return z() }
console.log(dup());
(function () { 'use strict'; { function st() {} } console.log(typeof st) })();
eval('{ function ev() { return "ev" } }'); console.log(ev());
(function () { eval('{ function ev2() { return "ev2" } } '); console.log(ev2()) })();
(function () { let ev3 = 1; eval('{ function ev3() { return "ev3" } } '); console.log(ev3) })();
async function as() { { function in1() { return 4 } } return in1() } as().then(console.log);
function* gg() { { function y1() { return yielded } var yielded = 9; yield y1() } yield y1 } console.log([...gg()].length);
if (0) function no() {} console.log(typeof no);
label: function lab() {} console.log(typeof lab);

// stdout: number
// stdout: function
// stdout: undefined
// stdout: function
// stdout: second
// stdout: inner
// stdout: 5
// stdout: 1
// stdout: undefined
// stdout: 1
// stdout: undefined
// stdout: top
// stdout: undefined
// stdout: function
// stdout: 1
// stdout: function
// stdout: s
// stdout: function undefined
// stdout: 0,1,22
// stdout: 2
// stdout: 2
// stdout: 2
// stdout: undefined
// stdout: ev
// stdout: ev2
// stdout: 1
// stdout: 2
// stdout: undefined
// stdout: function
// stdout: 4

// status: 0
