// test program
// `Map`, `Set`, `WeakMap`, `WeakSet`, `Reflect`, and how they are shown; expectations are node's.

var m = new Map([[1,'a'],['k',{x:1}],[NaN,0],[-0,'z']]); console.log(m, m.size, m.get(NaN), m.get(0), m.get('k'), m.has(2));
var s = new Set([1,2,2,'a','a',NaN,NaN,0,-0]); console.log(s, s.size, [...s]);
console.log(new Map, new Set, new WeakMap, new WeakSet, m.entries(), m.keys(), s.values(), s.entries(), m[Symbol.iterator]().next());
for (var [k,v] of m) console.log(k,v);
m.forEach((v,k,mm) => console.log(k, v, mm === m));
var d = new Map(); for (var i=0;i<10;i++) d.set(i,i); var seen=[]; for (var [k] of d) { seen.push(k); d.delete(k); d.delete(k+1); if (k<4) d.set('n'+k,k); } console.log(seen, d.size);
var c = new Set([1,2,3]); var it = c.values(); console.log(it.next()); c.clear(); c.add(9); console.log(it.next(), it.next(), it.next()); c.add(10); console.log(it.next());
var re = new Set([1]); var n=0; for (var x of re) { if (n++ < 50) { re.delete(x); re.add(x+1); } } console.log(n, re);
var big = new Map(); for (var i=0;i<5000;i++) big.set('key'+i, i); var sum=0; for (var i=0;i<5000;i+=2) big.delete('key'+i); for (var v of big.values()) sum+=v; console.log(sum, big.size, big.get('key4999'), big.get('key4998'));
var z = new Map(); var iter = z.keys(); for (var i=0;i<100;i++) { z.set(i,1); } var r=[]; for (var j=0;j<5;j++) r.push(iter.next().value); for (var i=0;i<95;i++) z.delete(i); for (var i=100;i<300;i++) z.set(i,1); r.push(iter.next().value); r.push(iter.next().value); console.log(r);
var w = new WeakMap(), k1={}, k2={}; w.set(k1,1).set(k2,2); console.log(w.get(k1), w.get(k2), w.has({}), w.delete(k1), w.has(k1), w.get(k1), k1, Object.keys(k2));
var ws = new WeakSet([k1]); console.log(ws.has(k1), ws.has(k2), ws.add(k2).has(k2)); try { w.set(1,2) } catch (e) { console.log(e.message) } try { ws.add('x') } catch (e) { console.log(e.message) }
try { Map() } catch (e) { console.log(e.message) } try { new Map([1]) } catch (e) { console.log(e.message) } try { new Set(5) } catch(e) { console.log(e.constructor.name) }
try { Map.prototype.get.call({},1) } catch(e) { console.log(e.message) } try { Map.prototype.size } catch(e) { console.log(e.constructor.name) }
class MM extends Map { sum() { var t=0; for (var v of this.values()) t+=v; return t } } var mm = new MM([[1,2],[3,4]]); console.log(mm, mm.sum(), mm instanceof Map);
console.log(Map.length, Set.length, Map.name, Map.prototype.set.length, Object.prototype.toString.call(m), Set.prototype.keys === Set.prototype.values, Map.prototype.entries === Map.prototype[Symbol.iterator], Map[Symbol.species] === Map);
var cyc = new Map(); cyc.set('me', cyc); cyc.set(cyc, 1); console.log(cyc); cyc = null;
console.log(new Map([[{a:1},new Set([[1,2]])]]), {m:{m:{m:new Map([[1,{a:{}}]])}}}, [new Map([[1,2]])], new Map([['a'.repeat(30),'b'.repeat(30)],['c'.repeat(30),'d']]));
var hund=new Set(); for (var i=0;i<120;i++) hund.add(i); console.log(hund); console.log(hund.values()); console.log(new Map([[1,2],[3,4]]).entries());
console.log(Object.assign(new Map([[1,2]]), {extra:1}), Object.assign(new Set, {e:2}));
console.log(Reflect.ownKeys({b:1,a:2,1:1,[Symbol('s')]:1}), Reflect.has({x:1},'x'), Reflect.get({get y(){return this.z}},'y',{z:5}), Reflect.apply(Math.max,null,[1,3,2]), Reflect.construct(Date,[0]).getTime());
class P { constructor() { this.nt = new.target.name } } class Q {} console.log(Reflect.construct(P,[],Q), Reflect.construct(P,[],Q) instanceof Q);
var o={}; console.log(Reflect.defineProperty(o,'x',{value:1}), Reflect.set(o,'x',2), Reflect.deleteProperty(o,'x'), Reflect.isExtensible(o), Reflect.preventExtensions(o), Reflect.isExtensible(o), Reflect.getPrototypeOf(o)===Object.prototype, Reflect.setPrototypeOf(o,null), Reflect.getOwnPropertyDescriptor(o,'x'), Object.prototype.toString.call(Reflect));
try { Reflect.get(1,'x') } catch (e) { console.log(e.message) }
console.log(Object.fromEntries([['a',1]]), Math.max(...new Set([1,5,2])));
var [p1, ...p2] = new Set([1,2,3]); console.log(p1,p2);

// stdout: Map(4) { 1 => 'a', 'k' => { x: 1 }, NaN => 0, 0 => 'z' } 4 0 z { x: 1 } false
// stdout: Set(5) { 1, 2, 'a', NaN, 0 } 5 [ 1, 2, 'a', NaN, 0 ]
// stdout: Map(0) {} Set(0) {} WeakMap { <items unknown> } WeakSet { <items unknown> } [Map Entries] { [ 1, 'a' ], [ 'k', { x: 1 } ], [ NaN, 0 ], [ 0, 'z' ] } [Map Iterator] { 1, 'k', NaN, 0 } [Set Iterator] { 1, 2, 'a', NaN, 0 } [Set Entries] {
// stdout:   [ 1, 1 ],
// stdout:   [ 2, 2 ],
// stdout:   [ 'a', 'a' ],
// stdout:   [ NaN, NaN ],
// stdout:   [ 0, 0 ]
// stdout: } { value: [ 1, 'a' ], done: false }
// stdout: 1 a
// stdout: k { x: 1 }
// stdout: NaN 0
// stdout: 0 z
// stdout: 1 a true
// stdout: k { x: 1 } true
// stdout: NaN 0 true
// stdout: 0 z true
// stdout: [
// stdout:   0,    2, 4,
// stdout:   6,    8, 'n0',
// stdout:   'n2'
// stdout: ] 0
// stdout: { value: 1, done: false }
// stdout: { value: 9, done: false } { value: undefined, done: true } { value: undefined, done: true }
// stdout: { value: undefined, done: true }
// stdout: 51 Set(1) { 51 }
// stdout: 6250000 2500 4999 undefined
// stdout: [
// stdout:   0,  1,  2, 3,
// stdout:   4, 95, 96
// stdout: ]
// stdout: 1 2 false true false undefined {} []
// stdout: true false true
// stdout: Invalid value used as weak map key
// stdout: Invalid value used in weak set
// stdout: Constructor Map requires 'new'
// stdout: Iterator value 1 is not an entry object
// stdout: TypeError
// stdout: Method Map.prototype.get called on incompatible receiver #<Object>
// stdout: TypeError
// stdout: MM(2) [Map] { 1 => 2, 3 => 4 } 6 true
// stdout: 0 0 Map 2 [object Map] true true true
// stdout: <ref *1> Map(2) { 'me' => [Circular *1], [Circular *1] => 1 }
// stdout: Map(1) { { a: 1 } => Set(1) { [ 1, 2 ] } } { m: { m: { m: [Map] } } } [ Map(1) { 1 => 2 } ] Map(2) {
// stdout:   'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaa' => 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbb',
// stdout:   'cccccccccccccccccccccccccccccc' => 'd'
// stdout: }
// stdout: Set(120) {
// stdout:   0,
// stdout:   1,
// stdout:   2,
// stdout:   3,
// stdout:   4,
// stdout:   5,
// stdout:   6,
// stdout:   7,
// stdout:   8,
// stdout:   9,
// stdout:   10,
// stdout:   11,
// stdout:   12,
// stdout:   13,
// stdout:   14,
// stdout:   15,
// stdout:   16,
// stdout:   17,
// stdout:   18,
// stdout:   19,
// stdout:   20,
// stdout:   21,
// stdout:   22,
// stdout:   23,
// stdout:   24,
// stdout:   25,
// stdout:   26,
// stdout:   27,
// stdout:   28,
// stdout:   29,
// stdout:   30,
// stdout:   31,
// stdout:   32,
// stdout:   33,
// stdout:   34,
// stdout:   35,
// stdout:   36,
// stdout:   37,
// stdout:   38,
// stdout:   39,
// stdout:   40,
// stdout:   41,
// stdout:   42,
// stdout:   43,
// stdout:   44,
// stdout:   45,
// stdout:   46,
// stdout:   47,
// stdout:   48,
// stdout:   49,
// stdout:   50,
// stdout:   51,
// stdout:   52,
// stdout:   53,
// stdout:   54,
// stdout:   55,
// stdout:   56,
// stdout:   57,
// stdout:   58,
// stdout:   59,
// stdout:   60,
// stdout:   61,
// stdout:   62,
// stdout:   63,
// stdout:   64,
// stdout:   65,
// stdout:   66,
// stdout:   67,
// stdout:   68,
// stdout:   69,
// stdout:   70,
// stdout:   71,
// stdout:   72,
// stdout:   73,
// stdout:   74,
// stdout:   75,
// stdout:   76,
// stdout:   77,
// stdout:   78,
// stdout:   79,
// stdout:   80,
// stdout:   81,
// stdout:   82,
// stdout:   83,
// stdout:   84,
// stdout:   85,
// stdout:   86,
// stdout:   87,
// stdout:   88,
// stdout:   89,
// stdout:   90,
// stdout:   91,
// stdout:   92,
// stdout:   93,
// stdout:   94,
// stdout:   95,
// stdout:   96,
// stdout:   97,
// stdout:   98,
// stdout:   99,
// stdout:   ... 20 more items
// stdout: }
// stdout: [Set Iterator] {
// stdout:   0,
// stdout:   1,
// stdout:   2,
// stdout:   3,
// stdout:   4,
// stdout:   5,
// stdout:   6,
// stdout:   7,
// stdout:   8,
// stdout:   9,
// stdout:   10,
// stdout:   11,
// stdout:   12,
// stdout:   13,
// stdout:   14,
// stdout:   15,
// stdout:   16,
// stdout:   17,
// stdout:   18,
// stdout:   19,
// stdout:   20,
// stdout:   21,
// stdout:   22,
// stdout:   23,
// stdout:   24,
// stdout:   25,
// stdout:   26,
// stdout:   27,
// stdout:   28,
// stdout:   29,
// stdout:   30,
// stdout:   31,
// stdout:   32,
// stdout:   33,
// stdout:   34,
// stdout:   35,
// stdout:   36,
// stdout:   37,
// stdout:   38,
// stdout:   39,
// stdout:   40,
// stdout:   41,
// stdout:   42,
// stdout:   43,
// stdout:   44,
// stdout:   45,
// stdout:   46,
// stdout:   47,
// stdout:   48,
// stdout:   49,
// stdout:   50,
// stdout:   51,
// stdout:   52,
// stdout:   53,
// stdout:   54,
// stdout:   55,
// stdout:   56,
// stdout:   57,
// stdout:   58,
// stdout:   59,
// stdout:   60,
// stdout:   61,
// stdout:   62,
// stdout:   63,
// stdout:   64,
// stdout:   65,
// stdout:   66,
// stdout:   67,
// stdout:   68,
// stdout:   69,
// stdout:   70,
// stdout:   71,
// stdout:   72,
// stdout:   73,
// stdout:   74,
// stdout:   75,
// stdout:   76,
// stdout:   77,
// stdout:   78,
// stdout:   79,
// stdout:   80,
// stdout:   81,
// stdout:   82,
// stdout:   83,
// stdout:   84,
// stdout:   85,
// stdout:   86,
// stdout:   87,
// stdout:   88,
// stdout:   89,
// stdout:   90,
// stdout:   91,
// stdout:   92,
// stdout:   93,
// stdout:   94,
// stdout:   95,
// stdout:   96,
// stdout:   97,
// stdout:   98,
// stdout:   99,
// stdout:   ... 20 more items
// stdout: }
// stdout: [Map Entries] { [ 1, 2 ], [ 3, 4 ] }
// stdout: Map(1) { 1 => 2, extra: 1 } Set(0) { e: 2 }
// stdout: [ '1', 'b', 'a', Symbol(s) ] true 5 3 0
// stdout: Q { nt: 'Q' } true
// stdout: true false false true true false true false { value: 1, writable: false, enumerable: false, configurable: false } [object Reflect]
// stdout: Reflect.get called on non-object
// stdout: { a: 1 } 5
// stdout: 1 [ 2, 3 ]
// status: 0
