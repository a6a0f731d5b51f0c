// test program
// What a frame owns when an exception leaves it: variables whose values were taken just before; expectations are node's.

function sum(x) { let v = [1, 2]; v = v + x(); nothing; }
try { sum(() => 1) } catch (e) { console.log(e.name) }
function either(x) { let v = [1]; if (x) v = v + x; else v = { x }; nothing; }
for (const x of [0, 1]) try { either(x) } catch (e) { console.log(e.name) }
function again(n) { let v = { n }; while (n--) { v = v + v; if (n == 1) nothing; v = [v] } return v }
try { again(3) } catch (e) { console.log(e.name) }
const holder = { value: { x: 1 } };
function within() { with (holder) { throw value } }
try { within() } catch (e) { console.log(e, typeof holder, holder.value) }
(async function () { let v = []; v = v | (await 1); nothing; })().catch(e => console.log(e.name));
(async function () { let v = []; try { v = v + (await 1); nothing; } finally { console.log(v) } })().catch(e => console.log(e.name));


// stdout: ReferenceError
// stdout: ReferenceError
// stdout: ReferenceError
// stdout: ReferenceError
// stdout: { x: 1 } object { x: 1 }
// stdout: 1
// stdout: ReferenceError
// stdout: ReferenceError

// status: 0
