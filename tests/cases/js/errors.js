// test program
// What the language throws; expectations are node's.

try { tdz; let tdz = 1; } catch (e) { print(e.name, e.message); }
try { undef1; } catch (e) { print(e.name, e.message); }
try { const cc = 1; cc = 2; } catch (e) { print(e.name, e.message); }
try { null.x; } catch (e) { print(e.message); }
try { undefined.foo(); } catch (e) { print(e.message); }
try { ({}).foo(); } catch (e) { print(e.message); }

// stdout: ReferenceError Cannot access 'tdz' before initialization
// stdout: ReferenceError undef1 is not defined
// stdout: TypeError Assignment to constant variable.
// stdout: Cannot read properties of null (reading 'x')
// stdout: Cannot read properties of undefined (reading 'foo')
// stdout: {}.foo is not a function

// status: 0
