// test program
// Arrays of numbers; expectations are node's.

const log = console.log;
for (const T of [Int8Array, Uint8Array, Uint8ClampedArray, Int16Array, Uint16Array, Int32Array, Uint32Array, Float32Array, Float64Array]) {
  const a = new T([1.5, -1, 300, 1e10, NaN, '7', null, undefined, {}]);
  log(T.name, T.BYTES_PER_ELEMENT, a.length, Array.from(a).join(), a.byteLength, T.prototype[Symbol.toStringTag], Object.prototype.toString.call(a), [...a.keys()].length);
}
const b = new ArrayBuffer(16), v = new DataView(b), u = new Uint8Array(b), f = new Float64Array(b, 8);
v.setInt32(0, -2); v.setInt16(4, 258, true); f[0] = Math.PI; v.setFloat32(8, 1.1);
log(Array.from(u).join(), v.getInt32(0), v.getUint32(0, true), v.getInt16(4), v.getFloat32(8), v.getUint8(0), f.byteOffset, f.buffer === b, b.byteLength, v.byteLength);
log(b.slice(0, 4).byteLength, ArrayBuffer.isView(u), ArrayBuffer.isView(b));
const t = Int32Array.of(5, 1, 4, 2, 3);
log(t.sort().join(), t.map(x => x * 2).join(), t.filter(x => x & 1).join(), t.reduce((a, b) => a + b), t.slice(1, -1).join(), t.subarray(1, 3).join(), t.indexOf(4), t.includes(9), t.at(-1), t.find(x => x > 2), t.findLast(x => x < 3), t.join('-'), t.reverse().join(), t.fill(7, 1, 3).join(), t.toSorted().join(), t.toReversed().join(), t.with(0, 9).join());
t.set([1, 2], 3); log(t.join(), t.some(x => x == 2), t.every(x => x > 0), [...t.entries()].join('|'), t.copyWithin(0, 3).join(), t.lastIndexOf(2));
t[10] = 5; t['-0'] = 1; t['1.5'] = 2; t.foo = 'bar'; log(t[10], t['-0'], t['1.5'], Object.keys(t).join(), '4' in t, '5' in t, delete t.foo, JSON.stringify(t));
log(Object.getOwnPropertyDescriptor(t, 0), Object.getOwnPropertyDescriptor(t, 9), Reflect.ownKeys(t).length, Reflect.defineProperty(t, 0, { value: 3 }), Reflect.defineProperty(t, 0, { value: 3, writable: false }), Reflect.defineProperty(t, 9, { value: 3 }), t[0]);
for (const bad of [() => new Int32Array(b, 1), () => Int32Array(3), () => new Float64Array(b, 8, 9), () => new (Object.getPrototypeOf(Int8Array))(), () => v.getInt32(14), () => t.set([1], 9), () => new Uint8Array(new ArrayBuffer(3), 4), () => t.with(99, 1), () => new DataView({})])
  try { log('no error', bad()) } catch (e) { log(e.name, e.message) }
class My extends Uint8Array { sum() { return this.reduce((a, b) => a + b, 0) } } const my = new My([1, 2, 3]); log(my.sum(), my.map(x => x + 1) instanceof My, my.map(x => x + 1).sum(), my.subarray(1).sum(), My.from([4, 5]).sum(), My.of(1).length, new My(4).length);
log(Uint8Array.from({ length: 3 }, (x, i) => i * 3).join(), Uint8Array.from(new Set([1, 2])).join(), Float32Array.from('123').join(), new Uint8Array(new Uint16Array([256, 1])).join(), new Float64Array(new Float64Array([0.5])).join());
log([1, 2, 3].concat(new Uint8Array(2)).length, Array.prototype.slice.call(new Uint8Array([1, 2])), Math.max(...new Int16Array([3, 9])), Array.isArray(u));
let s = 0; const big = new Float64Array(1000); for (let i = 0; i < big.length; i++) big[i] = i; for (const x of big) s += x; log(s);
for (const k in new Uint8Array(2)) log(k);
log(t.toString(), String(new Uint8Array(2)), t + '', u.toLocaleString());
log(new Uint8Array(3), new Float32Array([1.5]), b, v, new Int8Array(0), my);
console.log(new Uint8Array(200), new Float64Array([1.5,2,3,4,5,6,7,8]), new ArrayBuffer(60), [new Int8Array(2)], {a:{b:new Int8Array(7)}})

// stdout: Int8Array 1 9 1,-1,44,0,0,7,0,0,0 9 undefined [object Int8Array] 9
// stdout: Uint8Array 1 9 1,255,44,0,0,7,0,0,0 9 undefined [object Uint8Array] 9
// stdout: Uint8ClampedArray 1 9 2,0,255,255,0,7,0,0,0 9 undefined [object Uint8ClampedArray] 9
// stdout: Int16Array 2 9 1,-1,300,-7168,0,7,0,0,0 18 undefined [object Int16Array] 9
// stdout: Uint16Array 2 9 1,65535,300,58368,0,7,0,0,0 18 undefined [object Uint16Array] 9
// stdout: Int32Array 4 9 1,-1,300,1410065408,0,7,0,0,0 36 undefined [object Int32Array] 9
// stdout: Uint32Array 4 9 1,4294967295,300,1410065408,0,7,0,0,0 36 undefined [object Uint32Array] 9
// stdout: Float32Array 4 9 1.5,-1,300,10000000000,NaN,7,0,NaN,NaN 36 undefined [object Float32Array] 9
// stdout: Float64Array 8 9 1.5,-1,300,10000000000,NaN,7,0,NaN,NaN 72 undefined [object Float64Array] 9
// stdout: 255,255,255,254,2,1,0,0,63,140,204,205,251,33,9,64 -2 4278190079 513 1.100000023841858 255 8 true 16 16
// stdout: 4 true false
// stdout: 1,2,3,4,5 2,4,6,8,10 1,3,5 15 2,3,4 2,3 3 false 5 3 2 1-2-3-4-5 5,4,3,2,1 5,7,7,2,1 1,2,5,7,7 1,2,7,7,5 9,7,7,2,1
// stdout: 5,7,7,1,2 true true 0,5|1,7|2,7|3,1|4,2 1,2,7,1,2 4
// stdout: undefined undefined undefined 0,1,2,3,4,foo true false true {"0":1,"1":2,"2":7,"3":1,"4":2}
// stdout: { value: 1, writable: true, enumerable: true, configurable: true } undefined 5 true false false 3
// stdout: RangeError start offset of Int32Array should be a multiple of 4
// stdout: TypeError Constructor Int32Array requires 'new'
// stdout: RangeError Invalid typed array length: 9
// stdout: TypeError Abstract class TypedArray not directly constructable
// stdout: RangeError Offset is outside the bounds of the DataView
// stdout: RangeError offset is out of bounds
// stdout: RangeError Start offset 4 is outside the bounds of the buffer
// stdout: RangeError Invalid typed array index
// stdout: TypeError First argument to DataView constructor must be an ArrayBuffer
// stdout: 6 true 9 5 9 1 4
// stdout: 0,3,6 1,2 1,2,3 0,1 0.5
// stdout: 4 [ 1, 2 ] 9 false
// stdout: 499500
// stdout: 0
// stdout: 1
// stdout: 3,2,7,1,2 0,0 3,2,7,1,2 255,255,255,254,2,1,0,0,63,140,204,205,251,33,9,64
// stdout: Uint8Array(3) [ 0, 0, 0 ] Float32Array(1) [ 1.5 ] ArrayBuffer {
// stdout:   [Uint8Contents]: <ff ff ff fe 02 01 00 00 3f 8c cc cd fb 21 09 40>,
// stdout:   byteLength: 16
// stdout: } DataView {
// stdout:   byteLength: 16,
// stdout:   byteOffset: 0,
// stdout:   buffer: ArrayBuffer {
// stdout:     [Uint8Contents]: <ff ff ff fe 02 01 00 00 3f 8c cc cd fb 21 09 40>,
// stdout:     byteLength: 16
// stdout:   }
// stdout: } Int8Array(0) [] My(3) [Uint8Array] [ 1, 2, 3 ]
// stdout: Uint8Array(200) [
// stdout:   0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
// stdout:   0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
// stdout:   0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
// stdout:   0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
// stdout:   0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
// stdout:   0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
// stdout:   0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
// stdout:   0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
// stdout:   0, 0, 0, 0,
// stdout:   ... 100 more items
// stdout: ] Float64Array(8) [
// stdout:   1.5, 2, 3, 4,
// stdout:     5, 6, 7, 8
// stdout: ] ArrayBuffer {
// stdout:   [Uint8Contents]: <00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00>,
// stdout:   byteLength: 60
// stdout: } [ Int8Array(2) [ 0, 0 ] ] {
// stdout:   a: {
// stdout:     b: Int8Array(7) [
// stdout:       0, 0, 0, 0,
// stdout:       0, 0, 0
// stdout:     ]
// stdout:   }
// stdout: }

// status: 0
