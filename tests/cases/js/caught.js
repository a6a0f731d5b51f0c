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
function f1(){ var b='out'; { try{}catch(b){var b} var b='n'; } return b }
function f6(){var b='out';{try{}catch(b){var b}{var b='n';}}return b}
function f8(){var b='out';if(1){try{}catch(b){var b}for(var b in {n:1})console.log(b)}return b}
function g2(b){{try{}catch(b){var b=1}var b='n'}return [b,arguments[0]]}
function g7(){for(let i=0;i<2;i++){try{throw i}catch(e){var e=e+'x'} try{throw i}catch(e){var e=e+'y'}var e='n'+i}return e}
function b3(){var b='out';try{try{throw 'in'}catch(b){var b;throw 2} finally{for(var b of ['n']);console.log(b)}}catch(q){}}
function b7(){var b='out';for(var k of [1])try{throw 'in'}catch(b){var b;break} finally{for(var b of ['n']);console.log(b)}}
function w1(){var b='out';{try{}catch(b){{var b}}for(var b of ['n']);}return b}
function w3(){var b='out';{try{throw 1}catch(b){for(var b in {k:1});} for(var b of ['n']);}return b}
console.log(f1(), f6(), f8(), g2('arg'), g7(), b3(), b7(), w1(), w3());
(function(){ try{throw 1}catch(f){ { function f(){ return 2 } console.log(typeof f) } console.log(f) } console.log(typeof f) })();
(function(){ var f = 3; try{throw 1}catch(f){ { function f(){ return 2 } console.log(typeof f) } console.log(f) } console.log(typeof f) })();
(function(){ try{throw 1}catch(f){ var f; { function f(){ return 2 } console.log(typeof f) } console.log(f) } console.log(typeof f) })();
(function(){ try{throw 1}catch(f){ try { throw 2 } catch (f) { var f = 7; console.log(f) } console.log(f); var f = 8; console.log(f) } console.log(f); { var f = 9 } console.log(f) })();
(function(a = () => e, e = 5){ try{throw 1}catch(e){ var e = 2 } { var e = 3 } console.log(a(), e) })();
(function(){ var b = 0; const see = () => b; { try{throw 1}catch(b){ var b = 2; } var b = 4; } console.log(see()) })();
(function(){ var b = 0; { try{throw 1}catch(b){ eval("var b = 2"); console.log(b) } var b = 4; } console.log(b, eval("b")) })();
function* gen(){ var b = 0; { try{ throw 1 }catch(b){ var b = yield b; console.log(b) } var b = yield 4; } return b }
const it = gen(); console.log(it.next().value, it.next(8).value, it.next(9).value);
{ try { throw 1 } catch (top) { var top = 2; console.log(top) } var top = 3; } console.log(top);

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
// stdout: n
// stdout: n
// stdout: n
// stdout: n n n [ 'n', 'n' ] n1 undefined undefined n n
// stdout: function
// stdout: 1
// stdout: function
// stdout: function
// stdout: 1
// stdout: function
// stdout: function
// stdout: 1
// stdout: function
// stdout: 7
// stdout: 1
// stdout: 8
// stdout: undefined
// stdout: 9
// stdout: 5 3
// stdout: 4
// stdout: 2
// stdout: 4 4
// stdout: 8
// stdout: 1 4 9
// stdout: 2
// stdout: 3

// status: 0
