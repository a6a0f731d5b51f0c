// test program
// What somebody found who had not seen the work; expectations are node's.

for (const text of ["for(;;){ (()=>{ break })() }", "for(let i=0;i<2;i++){ (()=>{ continue })() }", "a: { (() => { break a })() }", "while (1) { class A { x = (() => { break })() } }"]) try { eval(text); console.log("no") } catch (e) { console.log(e.name) }
var a = [1]; Object.defineProperty(a, "length", { writable: false }); a[1] = 2; console.log(a);
(function () { "use strict"; try { a[1] = 2 } catch (e) { console.log(e.message) } try { a.push(2) } catch (e) { console.log(e.name) } })();
console.log(Uint8Array.prototype.join.length);
for (const f of [() => (1).toFixed(101), () => (1).toExponential(101), () => (1).toPrecision(0)]) try { f() } catch (e) { console.log(e.message) }
const m = new Map(); for (let i = 0; i < 20000; i++) m.set(i, -i);
let n = 0; for (const key of m.keys()) { if (key % 3) m.delete(key); if (n++ > 9000) break }
while (m.size > 5) m.delete(m.keys().next().value);
console.log([...m], m.keys().next().value); m.set("a", 1); m.delete(19997); console.log([...m.keys()]); m.clear(); m.set(1, 2); console.log(m, m.entries().next().value);
const cache = new Map(); let sum = 0; for (let i = 0; i < 5000; i++) { cache.set(i % 70, i); if (cache.size > 50) { const oldest = cache.keys().next().value; sum += oldest; cache.delete(oldest) } } console.log(sum, cache.size, [...cache.keys()].slice(0, 4));
const s = new Set([1, 2, 3, 4]); for (const x of s) { s.delete(x); if (x < 20) s.add(x + 4) } console.log(s.size, [...s]);
const w = new Set([1, 2, 3]); const it = w.values(); it.next(); w.delete(1); w.delete(2); console.log(it.next(), it.next()); w.add(9); console.log([...w]);


// stdout: SyntaxError
// stdout: SyntaxError
// stdout: SyntaxError
// stdout: SyntaxError
// stdout: [ 1 ]
// stdout: Cannot assign to read only property 'length' of object '[object Array]'
// stdout: TypeError
// stdout: 1
// stdout: toFixed() digits argument must be between 0 and 100
// stdout: toExponential() argument must be between 0 and 100
// stdout: toPrecision() argument must be between 1 and 100
// stdout: [
// stdout:   [ 19995, -19995 ],
// stdout:   [ 19996, -19996 ],
// stdout:   [ 19997, -19997 ],
// stdout:   [ 19998, -19998 ],
// stdout:   [ 19999, -19999 ]
// stdout: ] 19995
// stdout: [ 19995, 19996, 19998, 19999, 'a' ]
// stdout: Map(1) { 1 => 2 } [ 1, 2 ]
// stdout: 170275 50 [ 50, 51, 52, 53 ]
// stdout: 0 []
// stdout: { value: 3, done: false } { value: undefined, done: true }
// stdout: [ 3, 9 ]

// status: 0
