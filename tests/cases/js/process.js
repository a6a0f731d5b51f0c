// test program
// `process` and `performance`; expectations are node's.

process.nextTick(() => console.log('tick')); queueMicrotask(() => console.log('micro')); Promise.resolve().then(() => process.nextTick(() => console.log('tick 2'))).then(() => console.log('then 2'));
process.stdout.write('no newline '); process.stdout.write('here\n');
console.log(typeof process.argv, process.platform, typeof performance.now(), process.hrtime().length, typeof process.cwd());
process.env.X_Y = 1; console.log(process.env.X_Y == 1);
setTimeout((a, b) => { console.log('args', a, b); process.exitCode = 4; }, 5, 1, 2);
setTimeout(() => { console.log('last'); process.exit(); console.log('never') }, 30); setTimeout(() => console.log('never'), 60);

// stdout: no newline here
// stdout: object linux number 2 string
// stdout: true
// stdout: tick
// stdout: micro
// stdout: then 2
// stdout: tick 2
// stdout: args 1 2
// stdout: last
// status: 4
