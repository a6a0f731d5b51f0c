// test program
// `var` with the name of what `catch` has caught; expectations are node's.

(function(){ try{throw 1}catch(z){ var z=2; console.log(z) } console.log(z) })();
(function(){ try{throw 1}catch(z){ try{throw 5}catch(z){ var z=2; console.log(z) } console.log(z) } console.log(z) })();
(function(){ try{throw 1}catch(z){ var z; console.log(z); z = 3; console.log(z); } console.log(z) })();
(function(){ try{throw 1}catch(z){ for (var z = 0; z < 2; z++) console.log(z); for (var z in {q:1}) console.log(z); } console.log(z) })();
(function(){ try{throw 1}catch(z){ { var z = 7; } var f = () => z; console.log(f()) } console.log(z, f()) })();
(function(){ z = 9; console.log(z); try{throw 1}catch(z){ var z = 7; } console.log(z) })();
(function(){ try{throw 1}catch(z){ eval("var z = 4"); console.log(z) } console.log(z) })();
(function(z){ try{throw 1}catch(z){ var z = 4; console.log(z) } console.log(z) })(77);
(function(){ try{throw 1}catch(z){ with({z:5}) { var z = 4; } console.log(z) } console.log(z) })();
(function(){ var g = function*() { try{throw 1}catch(z){ var z = yield z; console.log(z) } console.log(z) }; var i = g(); i.next(); i.next(3) })();
(function(){ try{throw 1}catch(z){ var z = 2; } var h = () => z; try{throw 1}catch(z){ var z = 8; } console.log(z, h()) })();
(function(){ console.log(typeof z); try { throw 1 } catch (z) { var z = 2; (() => { console.log(z) })() } (() => { console.log(z) })() })();

// stdout: 2
// stdout: undefined
// stdout: 2
// stdout: 1
// stdout: undefined
// stdout: 1
// stdout: 3
// stdout: undefined
// stdout: 0
// stdout: 1
// stdout: q
// stdout: undefined
// stdout: 7
// stdout: undefined 7
// stdout: 9
// stdout: 9
// stdout: 4
// stdout: undefined
// stdout: 4
// stdout: 77
// stdout: 1
// stdout: undefined
// stdout: 3
// stdout: undefined
// stdout: undefined undefined
// stdout: undefined
// stdout: 2
// stdout: undefined

// status: 0
