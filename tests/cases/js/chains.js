// test program
// Attributes of attributes, where each object is needed for the next one only.
const box = { a: { b: { c: { d: 5 }, list: [{ e: 'x' }], f(k) { return k + this.g; }, g: 2 } } };
class Base {
  get up() {
    return { over: { there: this.#hidden.in } };
  }
  #hidden = { in: { side: 'private' } };
  static deep = { er: { est: 1 } };
  own() {
    return this.#hidden.in.side + this.up.over.there.side;
  }
}
class Derived extends Base {
  read() {
    return super.up.over.there.side + Base.deep.er.est;
  }
}
for (let round = 0; round < 3; round++) {
  console.log(box.a.b.c.d, box.a.b.list[0].e, box.a.b.f(box.a.b.c.d), box.a?.b.c?.d, box.x?.y.z.w);
  console.log(new Base().own(), new Derived().read(), box.a.b.list.length, box.a.b.c.d.toFixed(1));
  box.a.b.c.d += box.a.b.g;
  box.a.b.list[0].e += box.a.b.c.d;
}
function missing(read) {
  try {
    return read();
  } catch (error) {
    return error.message;
  }
}
console.log(missing(() => box.a.x.y), '|', missing(() => box.a.b.c.d.e.f), '|', missing(() => box.q.r.s));
// Getters may drop what they were read from.
const chain = {
  get first() {
    const object = { get second() { return { third: { fourth: String(delete this.second) } }; } };
    return object;
  },
};
console.log(chain.first.second.third.fourth, chain.first.second.third.fourth.length);
(function () {
  let node = { next: { next: { next: null, v: 3 }, v: 2 }, v: 1 };
  let sum = 0;
  while (node.next.next) {
    sum += node.next.next.v + node.next.v;
    node = node.next;
  }
  console.log(sum, node.v, arguments[0].p.q.r);
})({ p: { q: { r: 'argument' } } });
for (const wrap of [(x) => ({ in: { in: x } }), (x) => { const f = () => 0; f.in = { in: x }; return f; }]) {
  console.log(wrap(1).in.in, wrap('s').in.in.length, wrap([1, 2]).in.in.length);
}
// The function of a call is what it was before the arguments were computed.
const holder = { f(x) { return 'first ' + x; }, n: 1 };
console.log(holder.f(((holder.f = (x) => 'second ' + x), holder.n & 3)), holder.f(holder.n + 1));
console.log(missing(() => holder.g(holder.n & 1)), '|', missing(() => holder.n.g(holder.n++ + 1)), holder.n);
console.log(missing(() => holder.f.h.i(holder.n * 2)));

// stdout: 5 x 7 5 undefined
// stdout: privateprivate private1 1 5.0
// stdout: 7 x7 9 7 undefined
// stdout: privateprivate private1 1 7.0
// stdout: 9 x79 11 9 undefined
// stdout: privateprivate private1 1 9.0
// stdout: Cannot read properties of undefined (reading 'y') | Cannot read properties of undefined (reading 'f') | Cannot read properties of undefined (reading 'r')
// stdout: true 4
// stdout: 5 2 argument
// stdout: 1 1 2
// stdout: 1 1 2
// stdout: first 1 second 2
// stdout: holder.g is not a function | holder.n.g is not a function 2
// stdout: Cannot read properties of undefined (reading 'i')

// status: 0
