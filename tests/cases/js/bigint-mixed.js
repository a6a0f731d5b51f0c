// test program
// Big integers among other values; expectations are node's.

const log = console.log; const t = f => { try { return f() } catch (e) { return e.name + ": " + e.message } };
log(t(() => BigInt.asUintN(64, -1n)), t(() => BigInt.asUintN(2 ** 53, 1n)), t(() => BigInt.asIntN(2 ** 53 - 1, -5n)), t(() => BigInt.asUintN(2 ** 53 - 1, -5n)), t(() => BigInt.asIntN(1, 1n)), t(() => BigInt.asIntN(0, 1n)), t(() => BigInt.asIntN("3", 12n)), t(() => BigInt.asIntN(3)), t(() => BigInt.asIntN(3, 25)));
log([1n, 2, "3", null].map(x => typeof x).join(), [..."ab"].map((c, i) => BigInt(i)), Array.from({ length: 3 }, (_, i) => BigInt(i) ** 2n));
log(1n < 2n && 2n < 3, [10n, 9n, 8n].sort(), [10n, 9n, 8n].sort((a, b) => Number(a - b)), Math.max(...[1n, 2n].map(Number)));
log(JSON.stringify({ a: 1n }, (k, v) => typeof v === "bigint" ? `${v}n` : v), JSON.parse("[12]", (k, v) => typeof v === "number" ? BigInt(v) : v));
const d = Object.freeze({ x: 1n }); log(t(() => { "use strict"; d.x++; return d.x }));
log(`${1n}${[2n]}${{ toString() { return 3n } }}`, 1n + [2n], [] + 1n, ({}) + 1n);
log(t(() => 1n + null), t(() => 1n + undefined), t(() => 1n * true), t(() => -"5" + 5n), t(() => ~"5"), t(() => 5n | 0), t(() => 1n << 1), t(() => 1 >> 1n), t(() => 1n ** 2), t(() => 2 ** 2n), t(() => (-8n) ** 3n), t(() => 0n ** 0n));
var i = 0n; while (i < 5n) { if (i++ & 1n) continue; log(i) } do i--; while (i > 0n); log(i);
for (let k = 2n, j = 0; k < 2n ** 70n; k *= k, j++) log(k, j, k.toString(16));
const m = new Map(); for (let k = 0n; k < 100n; k++) m.set(k * 10n ** 20n, k); log(m.size, m.get(5n * 10n ** 20n), m.has(5n)); for (const [k, v] of m) if (v % 33n === 0n) log(k, v);
log(new WeakSet() instanceof WeakSet, t(() => new WeakSet([1n])), t(() => new WeakMap([[1n, 2]])), t(() => Symbol(1n).toString()), t(() => Object.create(1n)), t(() => Reflect.ownKeys(1n)), Object.keys(1n), Object.entries(12n), Object.assign({}, 1n), { ...5n });
log(isFinite(Number(1n)), Number.isInteger(1n), Number.isNaN(1n), t(() => isFinite(1n)), t(() => parseInt(12n) + 1), t(() => Number("1n")), t(() => Number(2n ** 1024n)), t(() => Number(2n ** 53n + 1n)), t(() => Number(-(2n ** 53n) - 3n)), +Number(123456789012345678901234567890n));
log(t(() => BigInt("123_456")), t(() => BigInt(" 0b101 ")), t(() => BigInt("0o8")), t(() => BigInt("+0x1")), t(() => BigInt("\n")), t(() => BigInt("1e3")), t(() => BigInt("--1")), t(() => BigInt("−1")), t(() => BigInt({})), t(() => BigInt(() => 1)), t(() => BigInt([1, 2])), t(() => BigInt(new Date(5))));
log(1n.hasOwnProperty("x"), 1n.__proto__ === BigInt.prototype, (1n).foo, t(() => { "use strict"; 1n.foo = 1 }), t(() => { 1n.foo = 1; return 1n.foo }), 1n instanceof BigInt, Object(1n) instanceof BigInt);
log([0n, 1n, -1n].filter(Boolean), [3n, 1n, 2n].reduce((a, b) => a > b ? a : b), [1n, 2n, 3n].indexOf(2), [1n, 2n, 3n].includes(2n), Object.is(1n, 1n), [1n].toString(), [[1n, [2n]]].toString(), [1n, 2n].at(-1), [5n, 1n].findLast(x => x > 1n), Array(3).fill(0n), [1n, 2n, 3n].with(1, 9n));
log({ a: 1n, b: [1n, { c: 2n }], c: new Map([[1n, 2n]]), d: new Set([3n]), e: Object(4n), f: new Error("x").message + 5n });
log(-0n, 0n === -0n, 1n / 3n, -7n / 2n, -7n % 2n, 7n % -2n, (-7n) >> 1n, -1n >> 100n, 1n >> 100n, -8n >> 1n, 5n >> -2n, 5n << -1n, ~0n, ~-1n, -1n & 255n, -256n | 1n, -1n ^ 5n, (-(2n ** 64n)) & 0xffn, (2n ** 65n) | -1n, (-(2n ** 65n)) >> 64n, -(2n ** 64n) - 1n >> 64n);
class Q { #n = 1n; static c = 0n; inc() { Q.c++; return this.#n++ } get n() { return this.#n } } const q = new Q; q.inc(); q.inc(); log(q.n, Q.c); let { a = 5n, ...r } = { b: 6n }; log(a, r); const fnn = (x = 1n, ...y) => [x, ...y]; log(fnn(undefined, 2n)); log(((a) => { a += 1n; return a })(1n)); with_: { log((function () { arguments[0]++; return arguments[0] })(7n)) }
async function as() { let s = 0n; for await (const x of [1n, Promise.resolve(2n)]) s += x; return s } as().then(log); function* g() { let x = 0n; while (true) { const y = yield x++; if (y) x += y } } const it = g(); log(it.next().value, it.next().value, it.next(10n).value);
log(eval("1n+1n"), new Function("a", "return a*a")(9n), [1n].map(String), [..."123"].reduce((s, c) => s * 10n + BigInt(c), 0n), typeof Object(1n).valueOf(), process.hrtime.bigint() > 0n, new BigInt64Array(2), BigInt64Array.BYTES_PER_ELEMENT, BigUint64Array.name, new BigUint64Array([1n]).buffer.byteLength, t(() => new BigInt64Array([1.5])), t(() => BigInt64Array.of(1n, "2", true)), t(() => BigInt64Array.from([1n, 2n], x => x * 2n)), t(() => BigInt64Array.of(1)));


// stdout: 18446744073709551615n RangeError: Invalid value: not (convertible to) a safe integer -5n RangeError: Maximum BigInt size exceeded -1n 0n -4n TypeError: Cannot convert undefined to a BigInt TypeError: Cannot convert 25 to a BigInt
// stdout: bigint,number,string,object [ 0n, 1n ] [ 0n, 1n, 4n ]
// stdout: true [ 10n, 8n, 9n ] [ 8n, 9n, 10n ] 2
// stdout: {"a":"1n"} [ 12n ]
// stdout: TypeError: Cannot assign to read only property 'x' of object '#<Object>'
// stdout: 123 12 1 [object Object]1
// stdout: TypeError: Cannot mix BigInt and other types, use explicit conversions TypeError: Cannot mix BigInt and other types, use explicit conversions TypeError: Cannot mix BigInt and other types, use explicit conversions TypeError: Cannot mix BigInt and other types, use explicit conversions -6 TypeError: Cannot mix BigInt and other types, use explicit conversions TypeError: Cannot mix BigInt and other types, use explicit conversions TypeError: Cannot mix BigInt and other types, use explicit conversions TypeError: Cannot mix BigInt and other types, use explicit conversions TypeError: Cannot mix BigInt and other types, use explicit conversions -512n 1n
// stdout: 1n
// stdout: 3n
// stdout: 5n
// stdout: 0n
// stdout: 2n 0 2
// stdout: 4n 1 4
// stdout: 16n 2 10
// stdout: 256n 3 100
// stdout: 65536n 4 10000
// stdout: 4294967296n 5 100000000
// stdout: 18446744073709551616n 6 10000000000000000
// stdout: 100 5n false
// stdout: 0n 0n
// stdout: 3300000000000000000000n 33n
// stdout: 6600000000000000000000n 66n
// stdout: 9900000000000000000000n 99n
// stdout: true TypeError: Invalid value used in weak set TypeError: Invalid value used as weak map key Symbol(1) TypeError: Object prototype may only be an Object or null: 1 TypeError: Reflect.ownKeys called on non-object [] [] {} {}
// stdout: true false false TypeError: Cannot convert a BigInt value to a number 13 NaN Infinity 9007199254740992 -9007199254740996 1.2345678901234568e+29
// stdout: SyntaxError: Cannot convert 123_456 to a BigInt 5n SyntaxError: Cannot convert 0o8 to a BigInt SyntaxError: Cannot convert +0x1 to a BigInt 0n SyntaxError: Cannot convert 1e3 to a BigInt SyntaxError: Cannot convert --1 to a BigInt SyntaxError: Cannot convert −1 to a BigInt SyntaxError: Cannot convert [object Object] to a BigInt SyntaxError: Cannot convert () => 1 to a BigInt SyntaxError: Cannot convert 1,2 to a BigInt 5n
// stdout: false true undefined TypeError: Cannot create property 'foo' on bigint '1' undefined false true
// stdout: [ 1n, -1n ] 3n -1 true true 1 1,2 2n 5n [ 0n, 0n, 0n ] [ 1n, 9n, 3n ]
// stdout: {
// stdout:   a: 1n,
// stdout:   b: [ 1n, { c: 2n } ],
// stdout:   c: Map(1) { 1n => 2n },
// stdout:   d: Set(1) { 3n },
// stdout:   e: [BigInt: 4n],
// stdout:   f: 'x5'
// stdout: }
// stdout: 0n true 0n -3n -1n 1n -4n -1n 0n -4n 20n 2n -1n 0n 255n -255n -6n 0n -1n -2n -2n
// stdout: 3n 2n
// stdout: 5n { b: 6n }
// stdout: [ 1n, 2n ]
// stdout: 2n
// stdout: 8n
// stdout: 0n 1n 12n
// stdout: 2n 81n [ '1' ] 123n bigint true BigInt64Array(2) [ 0n, 0n ] 8 BigUint64Array 8 TypeError: Cannot convert 1.5 to a BigInt BigInt64Array(3) [ 1n, 2n, 1n ] BigInt64Array(2) [ 2n, 4n ] TypeError: Cannot convert 1 to a BigInt
// stdout: 3n

// status: 0
