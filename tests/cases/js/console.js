// test program
// `console`: how values are shown, and what belongs to it; expectations are node's.

console.log(1, -0, 'a', "it's", true, null, undefined, NaN, Symbol('x'));
console.log([1,2,3], ['a','b'], [], {}, [[]], [{}]);
console.log({a:1,b:'x',c:[1,2,{d:{e:{f:1}}}]});
console.log([undefined, null, -0, , 5, ,,]);
console.log([,,]);
console.log({a:{b:{c:{}}}}, {a:{b:{c:{d:1}}}}, {a:{b:{c:[]}}}, {a:{b:{c:[1]}}});
function f(){}; class A{}; class B extends A{ constructor(){super(); this.x=1;} }
console.log(f, A, B, new A, new B, function(){}, ()=>{}, class {});
console.log([f, A], {f, A, g(){}, h: () => 1});
f.x = 1; console.log(f, [f]);
console.log(Object.create(null), Object.assign(Object.create(null), {a:1}), Object.create({}), Object.create(A.prototype));
console.log(new Number(3), new String('abc'), new Boolean(false), Object(Symbol('q')));
console.log([new Number(-0), new String("a'b")]);
console.log(new Date(0), [new Date(NaN)], /a\/b/gi, [/x/]);
var o = {name:'o'}; o.self = o; o.list=[o,{o}]; console.log(o);
console.log({get a(){return 1}, set a(v){}, get b(){return 1}, set c(v){}});
console.log({'a-b':1, 1:2, $x:3, _y:4, [Symbol('s')]:5, [Symbol.iterator]: 6, 'é':1, '__proto__x': 1, '':2});
console.log(['a\nb', 'q\'s', 'd"s\'', 'b`"\'', '\x00\x7f\u{1F600}\ud800', '\\']);
var big=[]; for (var i=0;i<120;i++) big.push(i); console.log(big);
console.log(big.map(String)); console.log(big.map(x=>x*1000)); 
console.log(big.slice(0,101), big.slice(0,100), big.slice(0, 7), big.slice(0,6));
var words='the quick brown fox jumps over the lazy dog and then some more words follow here'.split(' '); console.log(words);
console.log({words, n: big.slice(0,30)});
console.log('%s is %d years and %i, %f %j %o %O %%, %c.', 'Bob', 42.5, 42.9, '3.5', {a:[1]}, [1], {x:1}, 'css', 'extra', {y:2});
console.log('%s %s %s %s', null, undefined, {a:{b:1}}, [1,[2]], 'more');
console.log('100%', 5, '%d'); console.log('%d'); console.log('a%', 1); console.log('%x', 1); console.log('%s', 'a', 'b');
console.log('%s|%s|%s|%s', -0, Symbol('a'), class Q{ toString(){return 'qq'} }.prototype, new (class Q{ toString(){return 'qq'} }));
var arr=[1,2,3]; arr.foo='bar'; arr[-1]=2; console.log(arr);
console.log({a:'x'.repeat(100)}); console.log(['x'.repeat(100)]); console.log('y'.repeat(100));
console.log({text:'line one is long enough\nline two is long enough as well, more than eighty columns in total here'});
console.log({aaaaaaaaaaaaaaaaaaaa:1,bbbbbbbbbbbbbbbbbbbbbbbb:2,cccccccccccccccccccccc:3,ddddddddddddd:4});
console.log({aaaaaaaaaaaaaaaaaaaa:1,bbbbbbbbbbbbbbbbbbbbbbbb:2,cccccccccccccccccccccc:3,dddd:4});
(function(){ console.log(arguments) })(1,'b');
console.log(Math.PI, [1.5, 2.25, -3], Math.max, JSON.stringify);
class Foo { get [Symbol.toStringTag]() { return 'bar'; } } console.log(new Foo, {[Symbol.toStringTag]:'T'}, Object.create(null,{[Symbol.toStringTag]:{value:'Z'}}));
console.log([['a','b'],['c','d']], [[1,[2,[3,[4]]]]]);
console.log({a:[{b:1,c:2},{b:3,c:4}], d:new Date(86400000)});
console.log([1.123456789, 22, 333, 4444, 55555, 666666, 7777777, 88888888]);
console.log(['apple','banana','cherry','date','elderberry','fig','grape','honeydew','日本語','kiwi']);
var e = new Error('boom'); e.stack = 'Error: boom'; console.log(e, [e]); e.code='E1'; console.log(e);
class MyE extends Error { constructor(m){super(m); this.stack='Error: '+m} } console.log(new MyE('x'), {e:new MyE('yy')});
var t = new TypeError('bad'); t.stack = 'TypeError: bad\n    at foo (file.js:1:1)\n    at bar (file.js:2:2)'; console.log(t); console.log([t]); console.log({a:{t}});
console.group('G'); console.log('in\nside'); console.group(); console.log({a:1}); console.groupEnd(); console.groupEnd(); console.log('out');
console.count(); console.count('x'); console.count(); console.countReset(); console.count();
console.dir({a:{b:{c:{d:1}}}}, {depth:0}); console.dir({a:{b:{c:{d:{e:1}}}}}, {depth:null});
console.assert(true,'no'); console.info('i'); console.debug('d');
console.log({[Symbol.for('nodejs.util.inspect.custom')]() { return 'CUSTOM\nx' }}, [{[Symbol.for('nodejs.util.inspect.custom')]() { return {z:1} }}]);
console.log(new Array(5), [1,,3], [undefined,,], Array(200));
console.log({u:undefined,n:null,f(){}, a: async=>1});
console.log([[[[[]]]]], [[[[1]]]], {a:{a:{a:{a:{}}}}});
console.log(Object.create({a:1}), Object.create(Object.create(null)), [Object.create(Object.create(null))]);
console.log([true,false,true,false,true,false,true,false], [null,null,null,null,null,null,null]);
console.log(Object.freeze({a:1}));

// stdout: 1 -0 a it's true null undefined NaN Symbol(x)
// stdout: [ 1, 2, 3 ] [ 'a', 'b' ] [] {} [ [] ] [ {} ]
// stdout: { a: 1, b: 'x', c: [ 1, 2, { d: [Object] } ] }
// stdout: [ undefined, null, -0, <1 empty item>, 5, <2 empty items> ]
// stdout: [ <2 empty items> ]
// stdout: { a: { b: { c: {} } } } { a: { b: { c: [Object] } } } { a: { b: { c: [] } } } { a: { b: { c: [Array] } } }
// stdout: [Function: f] [class A] [class B extends A] A {} B { x: 1 } [Function (anonymous)] [Function (anonymous)] [class (anonymous)]
// stdout: [ [Function: f], [class A] ] { f: [Function: f], A: [class A], g: [Function: g], h: [Function: h] }
// stdout: [Function: f] { x: 1 } [ [Function: f] { x: 1 } ]
// stdout: [Object: null prototype] {} [Object: null prototype] { a: 1 } {} A {}
// stdout: [Number: 3] [String: 'abc'] [Boolean: false] [Symbol: Symbol(q)]
// stdout: [ [Number: -0], [String: "a'b"] ]
// stdout: 1970-01-01T00:00:00.000Z [ Invalid Date ] /a\/b/gi [ /x/ ]
// stdout: <ref *1> {
// stdout:   name: 'o',
// stdout:   self: [Circular *1],
// stdout:   list: [ [Circular *1], { o: [Circular *1] } ]
// stdout: }
// stdout: { a: [Getter/Setter], b: [Getter], c: [Setter] }
// stdout: {
// stdout:   '1': 2,
// stdout:   'a-b': 1,
// stdout:   '$x': 3,
// stdout:   _y: 4,
// stdout:   'é': 1,
// stdout:   __proto__x: 1,
// stdout:   '': 2,
// stdout:   [Symbol(s)]: 5,
// stdout:   [Symbol(Symbol.iterator)]: 6
// stdout: }
// stdout: [ 'a\nb', "q's", `d"s'`, 'b`"\'', '\x00\x7F😀\ud800', '\\' ]
// stdout: [
// stdout:    0,  1,  2,  3,  4,  5,  6,  7,  8,  9, 10, 11,
// stdout:   12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23,
// stdout:   24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35,
// stdout:   36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47,
// stdout:   48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59,
// stdout:   60, 61, 62, 63, 64, 65, 66, 67, 68, 69, 70, 71,
// stdout:   72, 73, 74, 75, 76, 77, 78, 79, 80, 81, 82, 83,
// stdout:   84, 85, 86, 87, 88, 89, 90, 91, 92, 93, 94, 95,
// stdout:   96, 97, 98, 99,
// stdout:   ... 20 more items
// stdout: ]
// stdout: [
// stdout:   '0',  '1',  '2',  '3',  '4',  '5',  '6',  '7',  '8',  '9',
// stdout:   '10', '11', '12', '13', '14', '15', '16', '17', '18', '19',
// stdout:   '20', '21', '22', '23', '24', '25', '26', '27', '28', '29',
// stdout:   '30', '31', '32', '33', '34', '35', '36', '37', '38', '39',
// stdout:   '40', '41', '42', '43', '44', '45', '46', '47', '48', '49',
// stdout:   '50', '51', '52', '53', '54', '55', '56', '57', '58', '59',
// stdout:   '60', '61', '62', '63', '64', '65', '66', '67', '68', '69',
// stdout:   '70', '71', '72', '73', '74', '75', '76', '77', '78', '79',
// stdout:   '80', '81', '82', '83', '84', '85', '86', '87', '88', '89',
// stdout:   '90', '91', '92', '93', '94', '95', '96', '97', '98', '99',
// stdout:   ... 20 more items
// stdout: ]
// stdout: [
// stdout:       0,  1000,  2000,  3000,  4000,  5000,  6000,  7000,
// stdout:    8000,  9000, 10000, 11000, 12000, 13000, 14000, 15000,
// stdout:   16000, 17000, 18000, 19000, 20000, 21000, 22000, 23000,
// stdout:   24000, 25000, 26000, 27000, 28000, 29000, 30000, 31000,
// stdout:   32000, 33000, 34000, 35000, 36000, 37000, 38000, 39000,
// stdout:   40000, 41000, 42000, 43000, 44000, 45000, 46000, 47000,
// stdout:   48000, 49000, 50000, 51000, 52000, 53000, 54000, 55000,
// stdout:   56000, 57000, 58000, 59000, 60000, 61000, 62000, 63000,
// stdout:   64000, 65000, 66000, 67000, 68000, 69000, 70000, 71000,
// stdout:   72000, 73000, 74000, 75000, 76000, 77000, 78000, 79000,
// stdout:   80000, 81000, 82000, 83000, 84000, 85000, 86000, 87000,
// stdout:   88000, 89000, 90000, 91000, 92000, 93000, 94000, 95000,
// stdout:   96000, 97000, 98000, 99000,
// stdout:   ... 20 more items
// stdout: ]
// stdout: [
// stdout:    0,  1,  2,  3,  4,  5,  6,  7,  8,  9, 10, 11,
// stdout:   12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23,
// stdout:   24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35,
// stdout:   36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47,
// stdout:   48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59,
// stdout:   60, 61, 62, 63, 64, 65, 66, 67, 68, 69, 70, 71,
// stdout:   72, 73, 74, 75, 76, 77, 78, 79, 80, 81, 82, 83,
// stdout:   84, 85, 86, 87, 88, 89, 90, 91, 92, 93, 94, 95,
// stdout:   96, 97, 98, 99,
// stdout:   ... 1 more item
// stdout: ] [
// stdout:    0,  1,  2,  3,  4,  5,  6,  7,  8,  9, 10, 11,
// stdout:   12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23,
// stdout:   24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35,
// stdout:   36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47,
// stdout:   48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59,
// stdout:   60, 61, 62, 63, 64, 65, 66, 67, 68, 69, 70, 71,
// stdout:   72, 73, 74, 75, 76, 77, 78, 79, 80, 81, 82, 83,
// stdout:   84, 85, 86, 87, 88, 89, 90, 91, 92, 93, 94, 95,
// stdout:   96, 97, 98, 99
// stdout: ] [
// stdout:   0, 1, 2, 3,
// stdout:   4, 5, 6
// stdout: ] [ 0, 1, 2, 3, 4, 5 ]
// stdout: [
// stdout:   'the',  'quick', 'brown',
// stdout:   'fox',  'jumps', 'over',
// stdout:   'the',  'lazy',  'dog',
// stdout:   'and',  'then',  'some',
// stdout:   'more', 'words', 'follow',
// stdout:   'here'
// stdout: ]
// stdout: {
// stdout:   words: [
// stdout:     'the',  'quick', 'brown',
// stdout:     'fox',  'jumps', 'over',
// stdout:     'the',  'lazy',  'dog',
// stdout:     'and',  'then',  'some',
// stdout:     'more', 'words', 'follow',
// stdout:     'here'
// stdout:   ],
// stdout:   n: [
// stdout:      0,  1,  2,  3,  4,  5,  6,  7,  8,
// stdout:      9, 10, 11, 12, 13, 14, 15, 16, 17,
// stdout:     18, 19, 20, 21, 22, 23, 24, 25, 26,
// stdout:     27, 28, 29
// stdout:   ]
// stdout: }
// stdout: Bob is 42.5 years and 42, 3.5 {"a":[1]} [ 1, [length]: 1 ] { x: 1 } %, . extra { y: 2 }
// stdout: null undefined { a: [Object] } [ 1, [Array] ] more
// stdout: 100% 5 %d
// stdout: %d
// stdout: a% 1
// stdout: %x 1
// stdout: a b
// stdout: -0|Symbol(a)|qq|qq
// stdout: [ 1, 2, 3, foo: 'bar', '-1': 2 ]
// stdout: {
// stdout:   a: 'xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx'
// stdout: }
// stdout: [
// stdout:   'xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx'
// stdout: ]
// stdout: yyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyy
// stdout: {
// stdout:   text: 'line one is long enough\n' +
// stdout:     'line two is long enough as well, more than eighty columns in total here'
// stdout: }
// stdout: {
// stdout:   aaaaaaaaaaaaaaaaaaaa: 1,
// stdout:   bbbbbbbbbbbbbbbbbbbbbbbb: 2,
// stdout:   cccccccccccccccccccccc: 3,
// stdout:   ddddddddddddd: 4
// stdout: }
// stdout: {
// stdout:   aaaaaaaaaaaaaaaaaaaa: 1,
// stdout:   bbbbbbbbbbbbbbbbbbbbbbbb: 2,
// stdout:   cccccccccccccccccccccc: 3,
// stdout:   dddd: 4
// stdout: }
// stdout: [Arguments] { '0': 1, '1': 'b' }
// stdout: 3.141592653589793 [ 1.5, 2.25, -3 ] [Function: max] [Function: stringify]
// stdout: Foo [bar] {} { [Symbol(Symbol.toStringTag)]: 'T' } [Object: null prototype] [Z] {}
// stdout: [ [ 'a', 'b' ], [ 'c', 'd' ] ] [ [ 1, [ 2, [Array] ] ] ]
// stdout: { a: [ { b: 1, c: 2 }, { b: 3, c: 4 } ], d: 1970-01-02T00:00:00.000Z }
// stdout: [ 1.123456789, 22, 333, 4444, 55555, 666666, 7777777, 88888888 ]
// stdout: [
// stdout:   'apple',      'banana',
// stdout:   'cherry',     'date',
// stdout:   'elderberry', 'fig',
// stdout:   'grape',      'honeydew',
// stdout:   '日本語',     'kiwi'
// stdout: ]
// stdout: [Error: boom] [ [Error: boom] ]
// stdout: [Error: boom] { code: 'E1' }
// stdout: [MyE [Error]: x] { e: [MyE [Error]: yy] }
// stdout: TypeError: bad
// stdout:     at foo (file.js:1:1)
// stdout:     at bar (file.js:2:2)
// stdout: [
// stdout:   TypeError: bad
// stdout:       at foo (file.js:1:1)
// stdout:       at bar (file.js:2:2)
// stdout: ]
// stdout: {
// stdout:   a: {
// stdout:     t: TypeError: bad
// stdout:         at foo (file.js:1:1)
// stdout:         at bar (file.js:2:2)
// stdout:   }
// stdout: }
// stdout: G
// stdout:   in
// stdout:   side
// stdout:     { a: 1 }
// stdout: out
// stdout: default: 1
// stdout: x: 1
// stdout: default: 2
// stdout: default: 1
// stdout: { a: [Object] }
// stdout: {
// stdout:   a: {
// stdout:     b: { c: { d: { e: 1 } } }
// stdout:   }
// stdout: }
// stdout: i
// stdout: d
// stdout: CUSTOM
// stdout: x [ { z: 1 } ]
// stdout: [ <5 empty items> ] [ 1, <1 empty item>, 3 ] [ undefined, <1 empty item> ] [ <200 empty items> ]
// stdout: { u: undefined, n: null, f: [Function: f], a: [Function: a] }
// stdout: [ [ [ [Array] ] ] ] [ [ [ [Array] ] ] ] { a: { a: { a: [Object] } } }
// stdout: {} Object <[Object: null prototype] {}> {} [ Object <[Object: null prototype] {}> {} ]
// stdout: [
// stdout:   true, false,
// stdout:   true, false,
// stdout:   true, false,
// stdout:   true, false
// stdout: ] [
// stdout:   null, null,
// stdout:   null, null,
// stdout:   null, null,
// stdout:   null
// stdout: ]
// stdout: { a: 1 }
// status: 0
