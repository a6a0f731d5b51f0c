// test program
// What evaluated code sees of functions around: `super`, `new.target`, parameters; expectations are node's.

class Base { constructor(x) { this.x = x } get name() { return 'base ' + this.x } static make() { return 'made' } }
class Derived extends Base {
  constructor(x) { eval('super(x + 1)'); this.target = eval('new.target') }
  get name() { return eval('super.name') + '!' }
  static make() { return eval('() => super.make()')() }
  field = eval('super.name + typeof new.target');
  set(v) { eval('super.other = v'); return this.other }
}
const d = new Derived(1);
console.log(d.name, Derived.make(), d.target === Derived, d.field, d.set(4));
try { new (class extends Base { constructor() { eval('super(1)'); eval('super(2)') } }) } catch (e) { console.log(e.name, e.message) }
try { new (class extends Base { constructor() { eval('this') } }) } catch (e) { console.log(e.name) }
try { new (class { f = eval('arguments') }) } catch (e) { console.log(e.name) }
function plain() { return eval('new.target') }
console.log(plain(), new (function () { this.t = eval('new.target === arguments.callee') })().t);
try { (function () { eval('super.x') })() } catch (e) { console.log(e.name) }
const o = { __proto__: { greet() { return 'hi' } }, greet() { return eval('super.greet()') + ' there' } };
console.log(o.greet());
for (const text of ['var a', 'var b', 'var c'])
  try { (function (a, b = eval(text)) { console.log('fine') })() } catch (e) { console.log(e.name) }
try { ((p = eval('var arguments'), arguments) => { })() } catch (e) { console.log(e.name) }
((p = eval('var arguments = 3')) => console.log('fine'))();
for (const bad of [null, undefined]) try { Object.setPrototypeOf(Base.prototype, null); ({ __proto__: null, m() { return super.q } }).m() } catch (e) { console.log(e.message) }
class Gone { static m() { delete super.x } }
try { Gone.m() } catch (e) { console.log(e.name, e.message) }

// stdout: base 2! made true base 2undefined 4
// stdout: ReferenceError Super constructor may only be called once
// stdout: ReferenceError
// stdout: SyntaxError
// stdout: undefined true
// stdout: SyntaxError
// stdout: hi there
// stdout: SyntaxError
// stdout: SyntaxError
// stdout: fine
// stdout: SyntaxError
// stdout: fine
// stdout: Cannot read properties of null (reading 'q')
// stdout: Cannot read properties of null (reading 'q')
// stdout: ReferenceError Unsupported reference to 'super'

// status: 0
