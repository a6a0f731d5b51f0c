// test program
// for-of, spread and patterns with an iterator that is closed; expectations are node's.

var it = { [Symbol.iterator]() { var n = 0; return { next() { return { done: n >= 3, value: n++ }; }, return() { print("closed"); return {}; } }; } };
for (const v of it) { if (v == 1) break; print(v); }
print([...it].join(), Math.max(...it));
const [aa] = it; print(aa);

// stdout: 0
// stdout: closed
// stdout: 0,1,2 2
// stdout: closed
// stdout: 0

// status: 0
