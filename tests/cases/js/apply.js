// test program
// Functions that use all their arguments, and apply; expectations are node's.
function f() { return [].slice.call(arguments).join() + '|' + arguments.length; }
console.log(f(), f(1), f(1, 2), f(1, 2, 3, 4, 5, 6, 7));
function g(a, b) { return a + ',' + b + ',' + arguments.length; }
console.log(g(), g(1), g(1, 2), g(1, 2, 3));
function P() { this.init.apply(this, arguments); }
P.prototype.init = function (x, y, z) { this.x = x; this.y = y; this.z = z; };
console.log(new P(1, 2, 3), new P(), new P(1, 2, 3, 4, 5, 6));
function Q() { return { n: arguments.length }; }
console.log(new Q(1, 2).n);
class A { constructor(...r) { this.r = r; } }
class B extends A { constructor() { super(...arguments); } }
console.log(new B(1, 2).r.length, new A(5).r);
function nt() { return new.target === nt && arguments.length; }
console.log(nt(1), typeof new nt(1));
console.log(Math.max.apply(null, [1, 5, 3]), Math.max.apply(null, [1, 2, 3, 4, 5, 6]), f.apply(null, [1, , 3]), f.apply(null, null), f.apply());
console.log(f.apply(1, { length: 2, 0: 'a', 1: 'b' }), f.apply(null, 'x'.split('')));
try { f.apply(null, 5); } catch (e) { console.log(e.name); }
var o = { apply: function (a, b) { return 'own ' + a + b; } };
console.log(o.apply(1, 2));
try { ({}).apply(1, 2); } catch (e) { console.log(e.message); }
function len() { arguments.length = 1; return f.apply(null, arguments); }
console.log(len(7, 8, 9));
function rest(a, ...r) { return a + r.length; }
console.log(rest(1), rest(1, 2, 3));
function strict() { 'use strict'; try { return arguments.callee; } catch (e) { return e.name; } }
console.log(strict(), (function () { return typeof arguments.callee; })());
function deep(n) { return n ? deep.apply(this, [n - 1]) + arguments.length : 0; }
console.log(deep(2000));
(function () { console.log(Object.getOwnPropertyNames(arguments).join(), [...arguments].join()); })(1, 2);
function* gen() { yield* arguments; }
console.log([...gen(1, 2, 3)].join());
(async function () { console.log('async', arguments.length); })(1, 2);
try { (function r() { r.apply(null, arguments); })(1); } catch (e) { console.log(e.name); }

// stdout: |0 1|1 1,2|2 1,2,3,4,5,6,7|7
// stdout: undefined,undefined,0 1,undefined,1 1,2,2 1,2,3
// stdout: P { x: 1, y: 2, z: 3 } P { x: undefined, y: undefined, z: undefined } P { x: 1, y: 2, z: 3 }
// stdout: 2
// stdout: 2 [ 5 ]
// stdout: false object
// stdout: 5 6 1,,3|3 |0 |0
// stdout: a,b|2 x|1
// stdout: TypeError
// stdout: own 12
// stdout: {}.apply is not a function
// stdout: 7|1
// stdout: 1 3
// stdout: TypeError function
// stdout: 2000
// stdout: 0,1,length,callee 1,2
// stdout: 1,2,3
// stdout: async 2
// stdout: RangeError

// status: 0
