// test program
// Names in classes that are assigned to, heads of loops, results of constructors, default values; expectations are node's.

const log = console.log; const t = f => { try { return f() } catch (e) { return e.name + ": " + e.message } };
// names of classes
log(t(() => { class A { static x = A = 1 } }), t(() => { class A { static { A = 2 } } }), t(() => { class A { [A = 1] } }), t(() => { class A extends (A, Object) {} }), t(() => { class A { static [(() => A)()] = 1 } }));
log(t(() => { class A { m() { return A } } const a = new A; A = null; return a.m().name }), t(() => { let A = class B { m() { return B } }; const a = new A; A = 1; return a.m().name }), t(() => typeof (class Z { static z = typeof Z }).z));
var out = []; for (var n = 0; n < 3; n++) { class L { get() { return L } static id = n } out.push(new L); if (n == 1) L = 5 } log(out.map(o => o.get().id));
log(t(() => { { class A {} A = 3; return A } }), t(() => { function f() { return A } class A {} A = 4; return f() }), t(() => { f(); class A {} function f() { A = 1 } }));
export_: { const o = { A: class { static n = this.name } }; log(o.A.n, o.A.name) }
class Outer { static Inner = class Inner { up() { return Outer } }; static { Outer.tag = "t" } } const inn = new Outer.Inner; Outer = undefined; log(inn.up().tag);
(() => { class Rec { next() { return new Rec } } const r = new Rec; Rec = () => 1; log(r.next() instanceof r.constructor) })();
function* gg() { class G { *[Symbol.iterator]() { yield G.name } } yield* new G; G = 0; yield G } log([...gg()]);
(async () => { class As { async m() { await 0; return As.name } } const a = new As; As = 1; log(await a.m()) })();
log(t(() => eval("class E1 { m() { return E1 } } const e1 = new E1; E1 = 1; e1.m().name")), t(() => (0, eval)("class E2 { m() { return E2 } } var e2 = new E2; E2 = 1; e2.m().name + E2")));
// heads
for (let [a, b] of [[1, 2]].map(([a, b]) => [b, a])) log(a, b);
log(t(() => { for (let { x = y, y } of [{}]) ; }), t(() => { for (const k of (() => [k])()) ; }), t(() => { for (let i = (() => i)(); ;) ; }), t(() => { let r = []; for (let i = 0, f = () => i; i < 2; i++) r.push(f()); return r }), t(() => { for (let a in { a }) ; }), t(() => { for (var a of [a, 1]) ; return a }), t(() => { let q = [5]; for (let w of q) { let q = w; return q } }), t(() => { let z = { p: 1 }; for (let z in z) ; }), t(() => { const r = []; for (const f of [() => f, 2]) r.push(typeof f); return r }));
async function fa() { try { for await (const p of [p]) ; } catch (e) { return e.message } } fa().then(log);
// constructors
class B { constructor(v) { this.b = v } } class D extends B { constructor(m) { try { if (m & 1) super(m); if (m & 2) return { r: m }; if (m & 4) return m; if (m & 8) throw m } catch (e) { this?.b; return { caught: String(e) } } finally { if (m & 16) super(m) } } }
for (const m of [0, 1, 2, 3, 4, 5, 8, 9, 16, 18, 20, 24]) log(m, t(() => JSON.stringify(new D(m))));
class I extends B { constructor() { const f = () => super(7); try { return } finally { } } } log(t(() => new I()));
class J2 extends B { constructor() { return (() => { super(8); return this })() } } log(new J2());
class K2 extends B { constructor(x) { super(x); for (const y of [1]) { try { return y ? undefined : 0 } finally { continue } } } } log(new K2(3));
log(new (class extends B { constructor() { super(1); label: try { break label } finally { return } } })(), t(() => new (class extends B { constructor() { try { return null } catch { return {} } } })()));
function F() { try { return 1 } finally { this.f = 2 } } log(new F()); function G2() { try { return { x: 1 } } finally { } } log(new G2(), G2.call({}));
// defaults
log(t((a = b, b) => 1), t((a, b = a) => b), t(() => ((a = () => b, b = 2) => a())()), t(() => (({ x = y }, y) => x)({}, 1)), t(() => ((y, { x = y }) => x)(1, {})), t(() => (function (a = this.v) { return a }).call({ v: 3 })), t(() => ((a = (() => { throw new Error("d") })()) => a)()), t(() => { const f = (n, m = n ? f(n - 1) : 0) => m + 1; return f(3) }));


// stdout: TypeError: Assignment to constant variable. TypeError: Assignment to constant variable. ReferenceError: Cannot access 'A' before initialization ReferenceError: Cannot access 'A' before initialization ReferenceError: Cannot access 'A' before initialization
// stdout: A B string
// stdout: [ 0, 1, 2 ]
// stdout: 3 4 ReferenceError: Cannot access 'A' before initialization
// stdout: A A
// stdout: t
// stdout: true
// stdout: [ 'G', 0 ]
// stdout: E1 E21
// stdout: 2 1
// stdout: ReferenceError: Cannot access 'y' before initialization ReferenceError: Cannot access 'k' before initialization ReferenceError: Cannot access 'i' before initialization [ 0, 0 ] ReferenceError: Cannot access 'a' before initialization 1 5 ReferenceError: Cannot access 'z' before initialization [ 'function', 'number' ]
// stdout: 0 ReferenceError: Must call super constructor in derived class before accessing 'this' or returning from derived constructor
// stdout: 1 {"b":1}
// stdout: 2 {"r":2}
// stdout: 3 {"r":3}
// stdout: 4 TypeError: Derived constructors may only return object or undefined
// stdout: 5 TypeError: Derived constructors may only return object or undefined
// stdout: 8 ReferenceError: Must call super constructor in derived class before accessing 'this' or returning from derived constructor
// stdout: 9 {"caught":"9"}
// stdout: 16 {"b":16}
// stdout: 18 {"r":18}
// stdout: 20 TypeError: Derived constructors may only return object or undefined
// stdout: 24 ReferenceError: Must call super constructor in derived class before accessing 'this' or returning from derived constructor
// stdout: ReferenceError: Must call super constructor in derived class before accessing 'this' or returning from derived constructor
// stdout: J2 { b: 8 }
// stdout: K2 { b: 3 }
// stdout: B { b: 1 } TypeError: Derived constructors may only return object or undefined
// stdout: F { f: 2 }
// stdout: { x: 1 } { x: 1 }
// stdout: ReferenceError: Cannot access 'b' before initialization undefined 2 ReferenceError: Cannot access 'y' before initialization 1 3 Error: d 4
// stdout: Cannot access 'p' before initialization
// stdout: As

// status: 0
