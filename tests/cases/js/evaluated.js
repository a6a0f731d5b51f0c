// test program
// Code that programs make of texts; expectations are those of a script in node.

var x = 1; let y = 2; const z = 3; function f() { return 'f' } class K { }
console.log(eval('x + y + z'), eval('x = 5'), x, eval('y = 6; y'), y);
try { eval('z = 1') } catch (e) { console.log(e.name, e.message) }
console.log((0, eval)('f()'), eval('typeof K'), eval('typeof nope'), eval(7), eval(''), eval('var q = 9; q'), q, globalThis.q, delete globalThis.q, typeof q);
console.log(this.x, globalThis.f === f, Object.keys(globalThis).includes('x'), 'y' in globalThis, delete globalThis.x, JSON.stringify(Object.getOwnPropertyDescriptor(this, 'x')));
this.x = 77; console.log(x); globalThis.nw = 4; console.log(nw);
try { eval('throw new RangeError("r")') } catch (e) { console.log(e.name) }
console.log(eval('1;if(0){}'), eval('2;{}'), eval('3;do{4;break}while(0)'), eval('5;try{6}finally{7}'), eval('for(var i=0;i<3;i++)i'), eval('switch(1){case 1:"one"}'), eval('({a:1})').a, eval('{a:1}'));
console.log(new Function('a', 'b', 'return a+b')(1, 2), Function('return this')() === globalThis, new Function().name, Function('a,b', 'c', 'return c').length);
try { Function('}), (function(){') } catch (e) { console.log(e.name) }
console.log(eval('function g1(){return 1}; g1')(), typeof g1, eval('(function(){ "use strict"; return this })()'));
const fs = []; for (let i = 0; i < 3; i++) fs.push((0, eval)(`let v = ${i}; () => v++`)); console.log(fs.map(f => f()), fs.map(f => f()));
const gen = (0, eval)('(function*(){ yield 1; yield 2 })'); console.log([...gen()], [...(0, eval)('(function*(){ yield x; })')()]);
(0, eval)('(async () => { await 1; console.log("async in eval") })()');
try { eval('let y = 1; var y2 = 1; let y2') } catch (e) { console.log(e.name) }
try { (0,eval)('var y = 1') } catch (e) { console.log(e.name, e.message) }
console.log((() => { let s = 0; for (let i = 0; i < 200; i++) s += eval('1+' + i); return s })());
console.log(eval('"use strict"; var st = 1; st'), typeof st);
console.log(eval('(class A { #p = 3; get p() { return this.#p } })').name, new (eval('(class A { #p = 3; get p() { return this.#p } })'))().p);
const G=Object.getPrototypeOf(function*(){}).constructor; console.log(G.name, G.length, G("a","yield a")(3).next(), function*x(){}, async()=>{}, Object.getPrototypeOf(G)===Function)

// stdout: 6 5 5 6 6
// stdout: TypeError Assignment to constant variable.
// stdout: f function undefined 7 undefined 9 9 9 true undefined
// stdout: 5 true true false false {"value":5,"writable":true,"enumerable":true,"configurable":false}
// stdout: 77
// stdout: 4
// stdout: RangeError
// stdout: undefined 2 4 6 2 one 1 1
// stdout: 3 true anonymous 3
// stdout: SyntaxError
// stdout: 1 function undefined
// stdout: [ 0, 1, 2 ] [ 1, 2, 3 ]
// stdout: [ 1, 2 ] [ 77 ]
// stdout: SyntaxError
// stdout: SyntaxError Identifier 'y' has already been declared
// stdout: 20100
// stdout: 1 undefined
// stdout: A 3
// stdout: GeneratorFunction 1 { value: 3, done: false } [GeneratorFunction: x] [AsyncFunction (anonymous)] true
// stdout: async in eval

// status: 0
