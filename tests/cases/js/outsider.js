// test program
// What programs by somebody who had not seen the compiler found; expectations are node's.

function kept() { try { throw 1; } catch (x) { return () => x; } }
print(kept()());
let taken; try { throw { a: 5 }; } catch ({ a }) { taken = () => a; } print(taken());
function texts(i) { return { v: i + "*" }; }
for (let i = 0; i < 3; i++) { try { throw i + "!"; } catch (e) { print(texts(i).v, e); } }
class F { static g; static #h; static h() { return F.#h; } }
print("g" in F, F.h());
(function () { print([...arguments].join()); })(1, 2);
print(Object.getOwnPropertyDescriptor({ get x() { return 1; } }, "x").get.name);
if (1) function inside() {} print(typeof inside);

// stdout: 1
// stdout: 5
// stdout: 0* 0!
// stdout: 1* 1!
// stdout: 2* 2!
// stdout: true undefined
// stdout: 1,2
// stdout: get x
// stdout: function

// status: 0
