// test program
// Names of classes in themselves, and variables of `for` statements where they have no values yet; expectations are node's.

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

// status: 0
