// test program
// Variables where they have no values yet, in `for` statements and default values, and names of classes in themselves; expectations are node's.

class A { m() { A = 1 } } try { new A().m(); console.log("no") } catch (e) { console.log(e.name) }
(function () { class B { m() { B = 1 } } try { new B().m(); console.log("no") } catch (e) { console.log(e.name) } })();
(function () { class B { m() { B = 1 } } try { B = class X { }; console.log("ok", B.name) } catch (e) { console.log(e.name) } })();
(function () { class B { m() { return B } } const o = new B; B = 1; console.log(o.m() === 1) })();
(function () { class B { m() { return [...(function* () { yield B = 1 })()] } } const o = new B; try { o.m(); console.log("no") } catch (e) { console.log(e.name) } })();
class C { static s = C; m() { return C } } const c = new C; C = 5; console.log(c.m() === 5, typeof C, c.m().name, String(c.m()).slice(0, 9), c.m().s === c.m());
function k() { if (1) { class D { static #x = 1; static g() { return D.#x } } const d = D; D = null; return d.g() } } console.log(k());
try { E; class E {} E = 1 } catch (e) { console.log(e.name, e.message) }
label: { class F { } F = 2; console.log(F); break label }
switch (1) { case 1: class G { n() { return G.name } } { const g = new G; G = 0; console.log(g.n()) } }
console.log(eval("class H { m() { try { H = 1 } catch (e) { return e.message } } } H = 3, new (class I extends Object {}), H"));
for (let v of [1]) { for (let v of (() => { try { return [v] } catch (e) { return [e.name] } })()) console.log(v) }
for (const [a, b = a] of [[1]]) console.log(a, b);
let x = [[1]]; try { for (let x of x) ; } catch (e) { console.log(e.message) }
try { for (const x in x) ; } catch (e) { console.log(e.message) }
let fs = []; for (let y of [1, 2, 3].map(z => () => typeof z)) fs.push(() => y()); console.log(fs.map(f => f()).join());
let later; for (let q of [(later = () => q), 2]) { } try { later() } catch (e) { console.log(e.message) }
class J { m() { return eval("try { J = 1 } catch (e) { e.name }") } } console.log(new J().m());
const K = class L { static m() { try { L = 1 } catch (e) { return e.message } } }; console.log(K.m());
const named = f => { try { return f() } catch (e) { return e.name } };
function f(a = (() => b)(), b = 1) { return [a, b] } console.log(named(() => f()), named(() => f(2)));
function g(a = () => b, b = 1) { return [a(), b] } console.log(named(() => g()), named(() => g(() => 3, 4)));
function h(a = (() => a)()) { return a } console.log(named(() => h()), named(() => h(1)));
function kk(a = (() => { a = 1 })()) { return a } console.log(named(() => kk()));
function m([a = (() => b)(), b] = [undefined, 5]) { return a } console.log(named(() => m()), named(() => m([1])));
const n = (a, b = () => a) => { a++; return b() }; console.log(n(1));
console.log(named(() => ((a = typeof b, b) => a)()), named(() => ((a, b = a) => b)(7)), (function (a, b = () => arguments[0]) { a = 9; return b() })(4));
class M { m(a = (() => b)(), b) { return a } } console.log(named(() => new M().m()), new M().m(1));


// stdout: TypeError
// stdout: TypeError
// stdout: ok X
// stdout: false
// stdout: TypeError
// stdout: false number C class C { true
// stdout: 1
// stdout: ReferenceError Cannot access 'E' before initialization
// stdout: 2
// stdout: G
// stdout: 3
// stdout: ReferenceError
// stdout: 1 1
// stdout: Cannot access 'x' before initialization
// stdout: Cannot access 'x' before initialization
// stdout: number,number,number
// stdout: Cannot access 'q' before initialization
// stdout: TypeError
// stdout: Assignment to constant variable.
// stdout: ReferenceError [ 2, 1 ]
// stdout: [ 1, 1 ] [ 3, 4 ]
// stdout: ReferenceError 1
// stdout: ReferenceError
// stdout: ReferenceError 1
// stdout: 2
// stdout: ReferenceError 7 4
// stdout: ReferenceError 1


// status: 0
