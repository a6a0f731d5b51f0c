// test program
// Big integers; expectations are node's.

const log = console.log;
const attempt = f => { try { return f() } catch (e) { return `${e.name}: ${e.message}` } };
log(typeof 1n, 123n, -5n, 0xffn, 0b101n, 0o17n, 123456789012345678901234567890n, [1n, { a: 2n }], String(-7n), `${8n}`);
const values = [0n, 1n, -1n, 2n, -2n, 3n, 7n, -7n, 63n, 64n, 255n, 2n ** 31n, 2n ** 32n, 2n ** 53n + 1n, 2n ** 63n, -(2n ** 63n), 2n ** 64n - 1n, 2n ** 64n, -(2n ** 64n), 2n ** 100n + 12345n, -(2n ** 127n), 3n ** 200n];
let hash = 7n;
const mix = v => { hash = (hash * 31n + BigInt.asUintN(64, typeof v === "bigint" ? v : BigInt(String(v).length))) & 0xffffffffffffffffn };
for (const a of values) for (const b of values) {
  const row = [a + b, a - b, a * b, attempt(() => a / b), attempt(() => a % b), a & b, a | b, a ^ b, a < b, a > b, a <= b, a >= b, a == b, a != b, a === b, a !== b, Object.is(a, b)];
  if (b < 100n) row.push(attempt(() => a << b), attempt(() => a >> b)); if (b >= 0n && b < 70n) row.push(attempt(() => a ** b));
  row.forEach(mix); if (b == 7n || b == -2n) log(row.slice(0, 8).join(), row.slice(17).join().slice(0, 60));
}
log(hash);
for (const a of values) log(-a, ~a, !a, a.toString(36), Number(a), parseInt(a), BigInt.asIntN(8, a), BigInt.asUintN(8, a), BigInt.asIntN(64, a), BigInt.asUintN(65, a));
for (const f of [() => 1n + 1, () => 1 - 1n, () => 1n * "2", () => 1n / 0n, () => 1n % 0n, () => 1n >>> 0n, () => +1n, () => Math.max(1n), () => BigInt(1.5), () => BigInt("x1"), () => BigInt(undefined), () => BigInt(null), () => BigInt(Symbol("s")), () => new BigInt(1), () => BigInt.prototype.toString.call(1), () => 1n << 100000000000n, () => 2n ** 100000000000n, () => BigInt.asIntN(-1, 1n), () => 1n.toString(1), () => JSON.stringify({ a: 1n }), () => Number.parseFloat(1n), () => isNaN(1n), () => [1n] * [2n], () => 1n & 1, () => Symbol() + 1n, () => 1n in [], () => null[1n], () => (1n).x.y, () => BigInt(NaN), () => BigInt(Infinity), () => new Date(1n), () => "x".repeat(2n)]) log(attempt(f));
log(1n + "a", "b" + 2n, 1n == 1, 1 == 1n, 1n == "1", "0x10" == 16n, 1n == "x", 1n == true, 2n == true, 0n == false, 0n == "", 1n == 1.5, 2n > 1.5, 1.5 < 2n, 1n < "2", "3" > 2n, 1n < "x", 1n < NaN, 2n ** 1024n > Infinity, 2n ** 1024n > Number.MAX_VALUE, 9007199254740993n > 9007199254740992, 1n == Object(1n), Object(1n) == Object(1n), null == 0n, undefined < 1n, 1n === 1);
let x = 5n; log(x++, x, ++x, x--, --x, x += 3n, x -= 1n, x *= 2n, x **= 2n, x /= 3n, x %= 7n, x <<= 3n, x >>= 1n, x |= 1n, x &= 7n, x ^= 2n);
const o = { p: 1n }; log(o.p++, o.p, ++o.p, -o.p--, o.p); let s = "5"; log(s++, s); let n = { valueOf() { return 41n } }; log(n++, n); let u; u++; log(u); var z = "-0"; log(z++, z); z = -0; log(z++);
log(BigInt(10), BigInt("  12  "), BigInt(""), BigInt("-12"), BigInt("0xff"), BigInt(true), BigInt(1e21), BigInt(Number.MAX_SAFE_INTEGER), BigInt([5]), attempt(() => BigInt("1n")), attempt(() => BigInt("-0x1")), attempt(() => BigInt("1_0")));
log(new Map([[1n, "a"], [2n ** 70n, "b"]]).get(2n ** 70n), new Set([1n, 1n, 1, 10n ** 30n, 10n ** 30n]).size, [1n, 2n].includes(2n), [1n, 2n].indexOf(2n), [3n, 1, 2n, 10n].sort(), [3n, 1, 2n, 10n].sort((a, b) => a < b ? -1 : 1), { [1n]: 2 }, [7, 8][1n], Object.keys({ 12345678901234567890123n: 1 }));
log(Object(1n), [Object(2n)], Object.prototype.toString.call(1n), BigInt.name, BigInt.length, BigInt.prototype[Symbol.toStringTag], typeof Object(1n), Object(3n).valueOf() + 1n, 5n.toLocaleString(), BigInt.asIntN.length, Object.getOwnPropertyNames(BigInt.prototype).sort().join());
log("%d %i %s %o %j", 1n, 2n, 3n, 4n, 5, 0n ? 1 : 2, 1n && 3, 0n || 4, 0n ?? 5, !0n, 1n ? "y" : "n");
switch (2n) { case 2: log("no"); break; case 2n: log("two"); break }
const f64 = new BigInt64Array([1n, -1n, 2n ** 63n, 5n]); const u64 = new BigUint64Array(f64); log(f64, u64, f64[2], u64[1], f64.length, f64.map(v => v * 2n), f64.filter(v => v > 0n), f64.slice(1, 3), f64.subarray(2), Array.from(f64, String), f64.includes(5n), f64.indexOf(-1n), f64.join("/"), f64.toSorted(), u64.sort(), f64.reduce((a, b) => a + b), [...f64.entries()], f64.with(0, 9n), f64.toReversed(), f64.fill(3n, 0, 2), f64.at(-1), Object.prototype.toString.call(f64));
for (const f of [() => f64[0] = 1, () => new BigInt64Array([1]), () => new BigInt64Array(new Float64Array(1)), () => new Float64Array(f64), () => f64.set([1]), () => f64.set(new Int8Array(1)), () => f64.fill(1), () => new BigInt64Array(2).set(f64.slice(0, 2)), () => new Uint8Array([1n])]) log(attempt(f));
const view = new DataView(new ArrayBuffer(16)); view.setBigInt64(0, -2n); view.setBigUint64(8, 2n ** 64n - 3n, true); log(view.getBigInt64(0), view.getBigUint64(0), view.getInt32(4), view.getBigUint64(8, true), view.getBigInt64(8, true), view.getBigInt64(8), attempt(() => view.setBigInt64(0, 1)), attempt(() => view.getBigInt64(9)));
function fact(n) { return n ? n * fact(n - 1n) : 1n } log(fact(30n), String(fact(500n)).length, fact(60n) / fact(58n));
let [p, q] = [0n, 1n]; for (let i = 0; i < 300; i++) [p, q] = [q, p + q]; log(p);
function isqrt(n) { let r = n, k = (n + 1n) / 2n; while (k < r) { r = k; k = (k + n / k) / 2n } return r } log(isqrt(10n ** 60n + 12345n));
function powmod(b, e, m) { let r = 1n; b %= m; while (e > 0n) { if (e & 1n) r = r * b % m; b = b * b % m; e >>= 1n } return r } log(powmod(3n, 10n ** 40n, 10n ** 39n + 7n));
let digits = ""; { let qq = 1n, r = 0n, t = 1n, k = 1n, m = 3n, xx = 3n; while (digits.length < 100) { if (4n * qq + r - t < m * t) { digits += m; [qq, r, m] = [10n * qq, 10n * (r - m * t), 10n * (3n * qq + r) / t - 10n * m] } else { [qq, r, t, k, m, xx] = [qq * k, (2n * qq + r) * xx, t * xx, k + 1n, (qq * (7n * k + 2n) + r * xx) / (t * xx), xx + 2n] } } } log(digits);
log(typeof process.hrtime.bigint(), attempt(() => { BigInt.prototype.toJSON = function () { return this.toString() }; return JSON.stringify({ a: 1n, b: [2n] }) }));
log((function* () { yield 1n; return 2n })().next(), [1n].concat(2n), Math.max.apply(null, [1]), [1n, 2n].join(), JSON.stringify([1]), new Function("return 5n")(), eval("6n * 7n"), (() => { try { throw 9n } catch (e) { return e } })());
label: for (let i = 0n; i < 3n; i++) { for (let j = 10n; j > i; j--) { if (j == 5n) continue label; } }
log(((a, b = 2n, ...c) => [a, b, c])(1n), (v => { v += 1n; return v })(1n), Number(123n) + 1, Number("12"), Boolean(0n), 0n === -0n, Object.is(0n, -0n), 10n > 9n, 1n < 2, parseFloat("5n"), 5n.constructor === BigInt, 0x1fffffffffffffn);


// stdout: bigint 123n -5n 255n 5n 15n 123456789012345678901234567890n [ 1n, { a: 2n } ] -7 8
// stdout: -2,2,0,0,0,0,-2,-2 0,0
// stdout: 7,-7,0,0,0,0,7,7 0,0,0
// stdout: -1,3,-2,0,1,0,-1,-1 0,4
// stdout: 8,-6,7,0,1,1,7,6 128,0,1
// stdout: -3,1,2,0,-1,-2,-1,1 -1,-4
// stdout: 6,-8,-7,0,-1,7,-1,-8 -128,-1,-1
// stdout: 0,4,-4,-1,0,2,-2,-4 0,8
// stdout: 9,-5,14,0,2,2,7,5 256,0,128
// stdout: -4,0,4,1,0,-2,-2,0 -1,-8
// stdout: 5,-9,-14,0,-2,6,-1,-7 -256,-1,-128
// stdout: 1,5,-6,-1,1,2,-1,-3 0,12
// stdout: 10,-4,21,0,3,3,7,4 384,0,2187
// stdout: 5,9,-14,-3,1,6,-1,-7 1,28
// stdout: 14,0,49,1,0,7,7,0 896,0,823543
// stdout: -9,-5,14,3,-1,-8,-1,7 -2,-28
// stdout: 0,-14,-49,-1,0,1,-1,-2 -896,-1,-823543
// stdout: 61,65,-126,-31,1,62,-1,-63 15,252
// stdout: 70,56,441,9,0,7,63,56 8064,0,3938980639167
// stdout: 62,66,-128,-32,0,64,-2,-66 16,256
// stdout: 71,57,448,9,1,0,71,71 8192,0,4398046511104
// stdout: 253,257,-510,-127,1,254,-1,-255 63,1020
// stdout: 262,248,1785,36,3,7,255,248 32640,1,70110209207109375
// stdout: 2147483646,2147483650,-4294967296,-1073741824,0,2147483648,-2,-2147483650 536870912,8589934592
// stdout: 2147483655,2147483641,15032385536,306783378,2,0,2147483655,2147483655 274877906944,16777216,21062458333711437339583605536734086463
// stdout: 4294967294,4294967298,-8589934592,-2147483648,0,4294967296,-2,-4294967298 1073741824,17179869184
// stdout: 4294967303,4294967289,30064771072,613566756,4,0,4294967303,4294967303 549755813888,33554432,26959946667150639794667015087019630673
// stdout: 9007199254740991,9007199254740995,-18014398509481986,-4503599627370496,1,9007199254740992,-1,-9007199254740993 2251799813685248,36028797018963972
// stdout: 9007199254741000,9007199254740986,63050394783186951,1286742750677284,5,1,9007199254740999,9007199254740998 1152921504606847104,70368744177664,4809815209520814188694969
// stdout: 9223372036854775806,9223372036854775810,-18446744073709551616,-4611686018427387904,0,9223372036854775808,-2,-9223372036854775810 2305843009213693952,36893488147419103232
// stdout: 9223372036854775815,9223372036854775801,64563604257983430656,1317624576693539401,1,0,9223372036854775815,9223372036854775815 1180591620717411303424,72057594037927936,5678427533559428832
// stdout: -9223372036854775810,-9223372036854775806,18446744073709551616,4611686018427387904,0,-9223372036854775808,-2,9223372036854775806 -2305843009213693952,-36893488147419103232
// stdout: -9223372036854775801,-9223372036854775815,-64563604257983430656,-1317624576693539401,-1,0,-9223372036854775801,-9223372036854775801 -1180591620717411303424,-72057594037927936,-5678427533559428
// stdout: 18446744073709551613,18446744073709551617,-36893488147419103230,-9223372036854775807,1,18446744073709551614,-1,-18446744073709551615 4611686018427387903,73786976294838206460
// stdout: 18446744073709551622,18446744073709551608,129127208515966861305,2635249153387078802,1,7,18446744073709551615,18446744073709551608 2361183241434822606720,144115188075855871,726838724295606890
// stdout: 18446744073709551614,18446744073709551618,-36893488147419103232,-9223372036854775808,0,18446744073709551616,-2,-18446744073709551618 4611686018427387904,73786976294838206464
// stdout: 18446744073709551623,18446744073709551609,129127208515966861312,2635249153387078802,2,0,18446744073709551623,18446744073709551623 2361183241434822606848,144115188075855872,726838724295606890
// stdout: -18446744073709551618,-18446744073709551614,36893488147419103232,9223372036854775808,0,-18446744073709551616,-2,18446744073709551614 -4611686018427387904,-73786976294838206464
// stdout: -18446744073709551609,-18446744073709551623,-129127208515966861312,-2635249153387078802,-2,0,-18446744073709551609,-18446744073709551609 -2361183241434822606848,-144115188075855872,-726838724295606
// stdout: 1267650600228229401496703217719,1267650600228229401496703217723,-2535301200456458802993406435442,-633825300114114700748351608860,1,1267650600228229401496703217720,-1,-1267650600228229401496703217721 316912650057057350374175804430,50706024009129176059868128708
// stdout: 1267650600228229401496703217728,1267650600228229401496703217714,8873554201597605810476922524047,181092942889747057356671888245,6,1,1267650600228229401496703217727,1267650600228229401496703217726 162259276829213363391578011868288,99035203142830421991929938
// stdout: -170141183460469231731687303715884105730,-170141183460469231731687303715884105726,340282366920938463463374607431768211456,85070591730234615865843651857942052864,0,-170141183460469231731687303715884105728,-2,170141183460469231731687303715884105726 -42535295865117307932921825928971026432,-6805647338418769269
// stdout: -170141183460469231731687303715884105721,-170141183460469231731687303715884105735,-1190988284223284622121811126011188740096,-24305883351495604533098186245126300818,-2,0,-170141183460469231731687303715884105721,-170141183460469231731687303715884105721 -21778071482940061661655974875633165533184,-1329227995784915
// stdout: 265613988875874769338781322035779626829233452653394495974574961739092490901302182994384699043999,265613988875874769338781322035779626829233452653394495974574961739092490901302182994384699044003,-531227977751749538677562644071559253658466905306788991949149923478184981802604365988769398088002,-132806994437937384669390661017889813414616726326697247987287480869546245450651091497192349522000,1,265613988875874769338781322035779626829233452653394495974574961739092490901302182994384699044000,-1,-265613988875874769338781322035779626829233452653394495974574961739092490901302182994384699044001 664034972189686923346953305089449067073083631633486239936437
// stdout: 265613988875874769338781322035779626829233452653394495974574961739092490901302182994384699044008,265613988875874769338781322035779626829233452653394495974574961739092490901302182994384699043994,1859297922131123385371469254250457387804634168573761471822024732173647436309115280960692893308007,37944855553696395619825903147968518118461921807627785139224994534156070128757454713483528434857,2,1,265613988875874769338781322035779626829233452653394495974574961739092490901302182994384699044007,265613988875874769338781322035779626829233452653394495974574961739092490901302182994384699044006 339985905761119704753640092205797922341418819396344954847455
// stdout: 10767468548365172802n
// stdout: 0n -1n true 0 0 0 0n 0n 0n 0n
// stdout: -1n -2n false 1 1 1 1n 1n 1n 1n
// stdout: 1n 0n false -1 -1 -1 -1n 255n -1n 36893488147419103231n
// stdout: -2n -3n false 2 2 2 2n 2n 2n 2n
// stdout: 2n 1n false -2 -2 -2 -2n 254n -2n 36893488147419103230n
// stdout: -3n -4n false 3 3 3 3n 3n 3n 3n
// stdout: -7n -8n false 7 7 7 7n 7n 7n 7n
// stdout: 7n 6n false -7 -7 -7 -7n 249n -7n 36893488147419103225n
// stdout: -63n -64n false 1r 63 63 63n 63n 63n 63n
// stdout: -64n -65n false 1s 64 64 64n 64n 64n 64n
// stdout: -255n -256n false 73 255 255 -1n 255n 255n 255n
// stdout: -2147483648n -2147483649n false zik0zk 2147483648 2147483648 0n 0n 2147483648n 2147483648n
// stdout: -4294967296n -4294967297n false 1z141z4 4294967296 4294967296 0n 0n 4294967296n 4294967296n
// stdout: -9007199254740993n -9007199254740994n false 2gosa7pa2gx 9007199254740992 9007199254740992 1n 1n 9007199254740993n 9007199254740993n
// stdout: -9223372036854775808n -9223372036854775809n false 1y2p0ij32e8e8 9223372036854776000 9223372036854776000 0n 0n -9223372036854775808n 9223372036854775808n
// stdout: 9223372036854775808n 9223372036854775807n false -1y2p0ij32e8e8 -9223372036854776000 -9223372036854776000 0n 0n -9223372036854775808n 27670116110564327424n
// stdout: -18446744073709551615n -18446744073709551616n false 3w5e11264sgsf 18446744073709552000 18446744073709552000 -1n 255n -1n 18446744073709551615n
// stdout: -18446744073709551616n -18446744073709551617n false 3w5e11264sgsg 18446744073709552000 18446744073709552000 0n 0n 0n 18446744073709551616n
// stdout: 18446744073709551616n 18446744073709551615n false -3w5e11264sgsg -18446744073709552000 -18446744073709552000 0n 0n 0n 18446744073709551616n
// stdout: -1267650600228229401496703217721n -1267650600228229401496703217722n false 3ewfdnca0n6ld1ggvozd 1.2676506002282294e+30 1.2676506002282294e+30 57n 57n 12345n 12345n
// stdout: 170141183460469231731687303715884105728n 170141183460469231731687303715884105727n false -7ksyyizzkutudzbv8aqztecjk -1.7014118346046923e+38 -1.7014118346046923e+38 0n 0n 0n 0n
// stdout: -265613988875874769338781322035779626829233452653394495974574961739092490901302182994384699044001n -265613988875874769338781322035779626829233452653394495974574961739092490901302182994384699044002n false 3375wqjpxmrpeavhcpvslqcw6be4sb45nfy61n60v7llcxnro9dixzvozb0529 2.6561398887587478e+95 2.6561398887587478e+95 -95n 161n 6627890308811632801n 6627890308811632801n
// stdout: TypeError: Cannot mix BigInt and other types, use explicit conversions
// stdout: TypeError: Cannot mix BigInt and other types, use explicit conversions
// stdout: TypeError: Cannot mix BigInt and other types, use explicit conversions
// stdout: RangeError: Division by zero
// stdout: RangeError: Division by zero
// stdout: TypeError: BigInts have no unsigned right shift, use >> instead
// stdout: TypeError: Cannot convert a BigInt value to a number
// stdout: TypeError: Cannot convert a BigInt value to a number
// stdout: RangeError: The number 1.5 cannot be converted to a BigInt because it is not an integer
// stdout: SyntaxError: Cannot convert x1 to a BigInt
// stdout: TypeError: Cannot convert undefined to a BigInt
// stdout: TypeError: Cannot convert null to a BigInt
// stdout: TypeError: Cannot convert Symbol(s) to a BigInt
// stdout: TypeError: BigInt is not a constructor
// stdout: TypeError: BigInt.prototype.toString requires that 'this' be a BigInt
// stdout: RangeError: Maximum BigInt size exceeded
// stdout: RangeError: Maximum BigInt size exceeded
// stdout: RangeError: Invalid value: not (convertible to) a safe integer
// stdout: RangeError: toString() radix argument must be between 2 and 36
// stdout: TypeError: Do not know how to serialize a BigInt
// stdout: 1
// stdout: TypeError: Cannot convert a BigInt value to a number
// stdout: 2
// stdout: TypeError: Cannot mix BigInt and other types, use explicit conversions
// stdout: TypeError: Cannot convert a Symbol value to a number
// stdout: false
// stdout: TypeError: Cannot read properties of null (reading '1')
// stdout: TypeError: Cannot read properties of undefined (reading 'y')
// stdout: RangeError: The number NaN cannot be converted to a BigInt because it is not an integer
// stdout: RangeError: The number Infinity cannot be converted to a BigInt because it is not an integer
// stdout: TypeError: Cannot convert a BigInt value to a number
// stdout: TypeError: Cannot convert a BigInt value to a number
// stdout: 1a b2 true true true true false true false true true false true true true true false false false true true true false false false false
// stdout: 5n 6n 7n 7n 5n 8n 7n 14n 196n 65n 2n 16n 8n 9n 1n 3n
// stdout: 1n 2n 3n -3n 2n
// stdout: 5 6
// stdout: 41n 42n
// stdout: NaN
// stdout: -0 1
// stdout: -0
// stdout: 10n 12n 0n -12n 255n 1n 1000000000000000000000n 9007199254740991n 5n SyntaxError: Cannot convert 1n to a BigInt SyntaxError: Cannot convert -0x1 to a BigInt SyntaxError: Cannot convert 1_0 to a BigInt
// stdout: b 3 true 1 [ 1, 10n, 2n, 3n ] [ 1, 2n, 3n, 10n ] { '1': 2 } 8 [ '12345678901234567890123' ]
// stdout: [BigInt: 1n] [ [BigInt: 2n] ] [object BigInt] BigInt 1 BigInt object 4n 5 2 constructor,toLocaleString,toString,valueOf
// stdout: 1n 2n 3n 4n 5 2 3 4 0n true y
// stdout: two
// stdout: BigInt64Array(4) [ 3n, 3n, -9223372036854775808n, 5n ] BigUint64Array(4) [
// stdout:   1n,
// stdout:   5n,
// stdout:   9223372036854775808n,
// stdout:   18446744073709551615n
// stdout: ] -9223372036854775808n 18446744073709551615n 4 BigInt64Array(4) [ 2n, -2n, 0n, 10n ] BigInt64Array(2) [ 1n, 5n ] BigInt64Array(2) [ -1n, -9223372036854775808n ] BigInt64Array(2) [ -9223372036854775808n, 5n ] [ '1', '-1', '-9223372036854775808', '5' ] true 1 1/-1/-9223372036854775808/5 BigInt64Array(4) [ -9223372036854775808n, -1n, 1n, 5n ] BigUint64Array(4) [
// stdout:   1n,
// stdout:   5n,
// stdout:   9223372036854775808n,
// stdout:   18446744073709551615n
// stdout: ] -9223372036854775803n [ [ 0, 1n ], [ 1, -1n ], [ 2, -9223372036854775808n ], [ 3, 5n ] ] BigInt64Array(4) [ 9n, -1n, -9223372036854775808n, 5n ] BigInt64Array(4) [ 5n, -9223372036854775808n, -1n, 1n ] BigInt64Array(4) [ 3n, 3n, -9223372036854775808n, 5n ] 5n [object BigInt64Array]
// stdout: TypeError: Cannot convert 1 to a BigInt
// stdout: TypeError: Cannot convert 1 to a BigInt
// stdout: TypeError: Cannot mix BigInt and other types, use explicit conversions
// stdout: TypeError: Cannot mix BigInt and other types, use explicit conversions
// stdout: TypeError: Cannot convert 1 to a BigInt
// stdout: TypeError: Cannot mix BigInt and other types, use explicit conversions
// stdout: TypeError: Cannot convert 1 to a BigInt
// stdout: undefined
// stdout: TypeError: Cannot convert a BigInt value to a number
// stdout: -2n 18446744073709551614n -2 18446744073709551613n -3n -144115188075855873n TypeError: Cannot convert 1 to a BigInt RangeError: Offset is outside the bounds of the DataView
// stdout: 265252859812191058636308480000000n 1135 3540n
// stdout: 222232244629420445529739893461909967206666939096499764990979600n
// stdout: 1000000000000000000000000000000n
// stdout: 635523189325891717566077266848207489166n
// stdout: 3141592653589793238462643383279502884197169399375105820974944592307816406286208998628034825342117067
// stdout: bigint {"a":"1","b":["2"]}
// stdout: { value: 1n, done: false } [ 1n, 2n ] 1 1,2 [1] 5n 42n 9n
// stdout: [ 1n, 2n, [] ] 2n 124 12 false true true true true 5 true 9007199254740991n

// status: 0
