// test program
// Patterns whose exec is the program's; expectations are node's.
function log() { console.log([].slice.call(arguments).map(String).join(' ')); }
var r = /a(b)?/g; r.exec = function (s) { log('exec', s, this.lastIndex); return RegExp.prototype.exec.call(this, s); };
log('abaXa'.replace(r, '[$1]'), 'aab'.match(r), r.test('za'), r.lastIndex);
class R extends RegExp { exec(s) { var m = super.exec(s); if (m) m[0] = m[0].toUpperCase(); return m; } }
log('hello'.replace(new R('l', 'g'), m => m + '!'), 'hello'.match(new R('l', 'g')), new R('l').test('hello'));
try { RegExp.prototype.test.call(5); } catch (e) { log(e.name); }
try { RegExp.prototype.test.call({}); } catch (e) { log(e.name); }
try { RegExp.prototype.test.call({ exec: function () { return 1; } }); } catch (e) { log(e.name); }
var named = /(?<y>\d)/; named.exec = function (s) { var m = RegExp.prototype.exec.call(this, s); return m; };
log('a1'.replace(named, '$<y>$<z>|'), 'a1'.search(named));
var e = { exec: () => null, flags: '' };
log(RegExp.prototype[Symbol.match].call(e, 'x'), RegExp.prototype[Symbol.replace].call(e, 'x', 'y'), RegExp.prototype[Symbol.search].call(e, 'x'));
var g = /x*/g; g.exec = RegExp.prototype.exec; log('axb'.match(g).length, 'axb'.replace(g, '-'));
class S extends RegExp { exec(s) { var m = super.exec(s); log('exec', this.lastIndex, m && m.index); return m; } }
log(JSON.stringify('a1b2c'.split(new S('\\d'))), JSON.stringify('a1b2c'.split(new S('(\\d)'), 3)), JSON.stringify(''.split(new S('x'))), JSON.stringify(''.split(new S(''))));
log(JSON.stringify('abc'.split(new S(''))), JSON.stringify('abc'.split(new S('b'), 0)));
var own = /-/; own.constructor = { [Symbol.species]: function (p, f) { log('species', p === own, f); return { exec: function (s) { var i = s.indexOf('+', this.lastIndex); if (i !== this.lastIndex) return null; this.lastIndex = i + 1; return ['+', 'g']; }, lastIndex: 0 }; } };
log(JSON.stringify('a+b+c'.split(own)), JSON.stringify('a-b'.split(/-/)));

// stdout: exec abaXa 0
// stdout: exec abaXa 2
// stdout: exec abaXa 3
// stdout: exec abaXa 5
// stdout: exec aab 0
// stdout: exec aab 1
// stdout: exec aab 3
// stdout: exec za 0
// stdout: [b][]X[] a,ab true 2
// stdout: heL!L!o L,L true
// stdout: TypeError
// stdout: TypeError
// stdout: TypeError
// stdout: a1| 1
// stdout: null x -1
// stdout: 4 -a--b-
// stdout: exec 0 null
// stdout: exec 2 1
// stdout: exec 0 null
// stdout: exec 4 3
// stdout: exec 0 null
// stdout: exec 0 null
// stdout: exec 2 1
// stdout: exec 0 null
// stdout: exec 4 3
// stdout: exec 0 null
// stdout: exec 0 0
// stdout: ["a","b","c"] ["a","1","b"] [""] []
// stdout: exec 0 0
// stdout: exec 1 1
// stdout: exec 1 1
// stdout: exec 2 2
// stdout: exec 2 2
// stdout: ["a","b","c"] []
// stdout: species true y
// stdout: ["a","g","b","g","c"] ["a","b"]

// status: 0
