// test program
// arguments objects whose elements are the parameters; expectations are node's.
function f(a, b) { a = 10; arguments[1] = 20; return [a, b, arguments[0], arguments[1], arguments.length]; }
console.log(f(1, 2, 3), f(1), f());
function g(a) { (function (o) { o[0] = 'changed'; })(arguments); return a; }
console.log(g(1));
function strict(a) { 'use strict'; a = 2; return arguments[0]; }
console.log(strict(1));
function def(a = 0) { a = 2; return arguments[0]; }
console.log(def(1));
function del(a) { delete arguments[0]; a = 2; return [arguments[0], 0 in arguments]; }
console.log(del(1));
function re(a) { delete arguments[0]; arguments[0] = 5; return a; }
console.log(re(1));
function dp(a) { Object.defineProperty(arguments, '0', { value: 3 }); return [a, (a = 4, arguments[0])]; }
console.log(dp(1));
function ro(a) { Object.defineProperty(arguments, '0', { writable: false }); a = 2; return [a, arguments[0]]; }
console.log(ro(1));
function ro2(a) { Object.defineProperty(arguments, '0', { value: 7, writable: false }); var x = a; a = 2; return [x, a, arguments[0]]; }
console.log(ro2(1));
function acc(a) { Object.defineProperty(arguments, '0', { get() { return 'got'; } }); a = 2; return [a, arguments[0]]; }
console.log(acc(1));
function en(a) { Object.defineProperty(arguments, '0', { enumerable: false }); a = 2; return [Object.keys(arguments), arguments[0], JSON.stringify(Object.getOwnPropertyDescriptor(arguments, 0))]; }
console.log(en(1, 9));
function two(a, a) { a = 3; return [arguments[0], arguments[1]]; }
console.log(two(1, 2));
function late(a) { return function () { a++; return arguments.length; }; }
console.log(late(1)(1, 2));
function shift(a, b) { [].shift.call(arguments); return [a, b, arguments.length]; }
console.log(shift(1, 2));
function keys(a, b) { a = 'x'; return Object.keys(arguments).concat(Array.prototype.slice.call(arguments)); }
console.log(keys(1, 2, 3));
function freeze(a) { Object.freeze(arguments); a = 2; return arguments[0]; }
console.log(freeze(1));
function vr(a) { var a = 5; return arguments[0]; }
console.log(vr(1));
function fd(a) { function a() { } return typeof arguments[0]; }
console.log(fd(1));
function ev(a) { eval("a = 6"); return arguments[0]; }
console.log(ev(1));
function arrow(a) { (() => { arguments[0] = 8; })(); return a; }
console.log(arrow(1));
function order(a, b, c) { a = 1; b = 2; c = 3; var k = []; for (var i in arguments) k.push(i); return k; }
console.log(order(0, 0));
function* gen(a) { arguments[0] = 'g'; yield a; }
console.log(gen(1).next().value);
function gaps(a) { arguments.length = 5; arguments[3] = 1; a = 9; return Array.from(arguments); }
console.log(gaps(1));
function self(a) { arguments[0] = arguments; return a === arguments; }
console.log(self(1));
function spread(a, b) { a = 5; return Math.max(...arguments); }
console.log(spread(1, 2));
function app(a, b) { b = 50; return Math.max.apply(null, arguments); }
console.log(app(1, 2));
console.log((function (a) { arguments[0] = 2; return arguments; })(1));

// stdout: [ 10, 20, 10, 20, 3 ] [ 10, undefined, 10, 20, 1 ] [ 10, undefined, undefined, 20, 0 ]
// stdout: changed
// stdout: 1
// stdout: 1
// stdout: [ undefined, false ]
// stdout: 1
// stdout: [ 3, 4 ]
// stdout: [ 2, 1 ]
// stdout: [ 7, 2, 7 ]
// stdout: [ 2, 'got' ]
// stdout: [
// stdout:   [ '1' ],
// stdout:   2,
// stdout:   '{"value":2,"writable":true,"enumerable":false,"configurable":true}'
// stdout: ]
// stdout: [ 1, 3 ]
// stdout: 2
// stdout: [ 2, 2, 1 ]
// stdout: [ '0', '1', '2', 'x', 2, 3 ]
// stdout: 1
// stdout: 5
// stdout: function
// stdout: 6
// stdout: 8
// stdout: [ '0', '1' ]
// stdout: g
// stdout: [ 9, undefined, undefined, 1, undefined ]
// stdout: true
// stdout: 5
// stdout: 50
// stdout: [Arguments] { '0': 2 }

// status: 0
