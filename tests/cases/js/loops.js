// test program
// Closures of loops: a variable per round or one for all; expectations are node's.

var fs = []; for (let i = 0; i < 3; i++) fs.push(() => i); print(fs.map(f => f()).join());
var gs = []; for (var j = 0; j < 3; j++) gs.push(function () { return j; }); print(gs.map(f => f()).join());
// finally

// stdout: 0,1,2
// stdout: 3,3,3

// status: 0
