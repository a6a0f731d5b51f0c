// test program
// What a name is is settled before the value is computed that it gets (ECMAScript, AssignmentExpression). Expectations are the standard's; node
// looks later. Likewise for what evaluated code may not declare, and for functions in blocks within others.

var scope = { v: 1 };
with (scope) { v = (delete scope.v, 2) }
console.log(scope.v, typeof v);
scope.n = 5;
with (scope) { n += (delete scope.n, 1); console.log(scope.n); n++ }
console.log(scope.n);
(function () { var inner = 'outer'; (function () { inner = (eval('var inner = 1'), 2); console.log(inner) })(); console.log(inner) })();
(function (a, b = 1) { try { (function (p = eval('var arguments')) { })() } catch (e) { console.log(e.name) } })();
console.log((function () { { function arguments() {} } return typeof arguments })());
function nested() { { function n() { return 1 } { function n() { return 2 } console.log(n()) } console.log(n()) } return n() }
console.log(nested());

// stdout: 2 undefined
// stdout: 6
// stdout: 7
// stdout: 1
// stdout: 2
// stdout: SyntaxError
// stdout: object
// stdout: 2
// stdout: 1
// stdout: 1

// status: 0
