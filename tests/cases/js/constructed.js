// test program
// What constructors return from `try` statements; expectations are node's.

class P { constructor() { this.p = 1 } }
class A extends P { constructor(x, y) { super(); try { return x } catch (e) { console.log("inner", e.name) } finally { if (y) return { y } } } }
for (const [x, y] of [[1], [undefined], [{ z: 1 }], [1, 2], [null]]) try { console.log(new A(x, y)) } catch (e) { console.log(e.name, e.message) }
class B extends P { constructor(x) { try { if (x) return x; super() } catch (e) { console.log("inner", e.name); super(); return } } }
for (const x of [0, 1, {}]) try { console.log(new B(x)) } catch (e) { console.log(e.name, e.message) }
class D extends P { constructor() { try { return } finally { } } } try { new D() } catch (e) { console.log(e.name, e.message) }
class E { constructor(x) { for (const y of [1, 2]) try { return x } finally { console.log("f") } } } console.log(new E(5), new E({ o: 1 }));
function F(x) { try { return x } finally { this.q = 1 } } console.log(new F(1), new F([2]));
class G extends P { constructor(x) { super(); const f = () => { try { return x } finally { this.g = 1 } }; return f() } } try { console.log(new G({}), new G()); new G(1) } catch (e) { console.log(e.name) }


// stdout: TypeError Derived constructors may only return object or undefined
// stdout: A { p: 1 }
// stdout: { z: 1 }
// stdout: { y: 2 }
// stdout: TypeError Derived constructors may only return object or undefined
// stdout: B { p: 1 }
// stdout: TypeError Derived constructors may only return object or undefined
// stdout: {}
// stdout: ReferenceError Must call super constructor in derived class before accessing 'this' or returning from derived constructor
// stdout: f
// stdout: f
// stdout: E {} { o: 1 }
// stdout: F { q: 1 } [ 2 ]
// stdout: {} G { p: 1, g: 1 }
// stdout: TypeError

// status: 0
