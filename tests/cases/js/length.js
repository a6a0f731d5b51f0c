// test program
// The length of whatever has one, read where instructions read that of arrays and strings.
function length(value) {
  return value.length;
}
class Longer extends Array {
  get length() {
    return 'own';
  }
}
const values = [
  [], [1, 2, 3], [, , 1], 'text', '', new Array(7), function (a, b) {}, (...rest) => 0, { length: 'any' },
  { get length() { return this.x; }, x: 9 }, Object.create({ length: 4 }), new Int8Array(5), new String('abc'),
  new Longer(), {}, 5, true, Symbol('s'), 10n,
];
for (let round = 0; round < 3; round++) console.log(values.map(length).map(String).join(' '));
for (const nothing of [null, undefined]) {
  try {
    length(nothing);
  } catch (error) {
    console.log(error.message);
  }
}
(function () {
  console.log(arguments.length, length(arguments));
  arguments.length = 'changed';
  console.log(arguments.length);
})(1, 2, 3);

const most = [];
most.length = 4294967295;
console.log(most.length, length(most), most.length + 1);
most.length = 2147483647;
console.log(length(most), length(most) + 1);
most.length = 2147483648;
console.log(length(most), length(most) - 1);

const list = [];
for (let i = 0; i < 5; i++) {
  list[list.length] = list.length * 2;
}
console.log(list.join(), list.length);
for (let i = 0; i < list.length; i++) {
  if (i % 2) list.length -= 1;
  else list.push(i);
}
console.log(list.join(), list.length);
let text = '';
while (text.length < 6) text += 'é€';
console.log(text, text.length, ('a' + text).length, 'ab'.concat(text).length);
var total = 0;
for (const value of [[1], 'ab', { length: 3 }, [1, 2, 3, 4]]) total += value.length;
console.log(total);
let own = [1, 2];
own = own.length;
console.log(own, own.length);
console.log([[1, 2], 'xyz'].map((a) => a.length > 2), delete [].length, 'length' in [], Object.keys([1]).length);

// stdout: 0 3 3 4 0 7 2 0 any 9 4 5 3 0 undefined undefined undefined undefined undefined
// stdout: 0 3 3 4 0 7 2 0 any 9 4 5 3 0 undefined undefined undefined undefined undefined
// stdout: 0 3 3 4 0 7 2 0 any 9 4 5 3 0 undefined undefined undefined undefined undefined
// stdout: Cannot read properties of null (reading 'length')
// stdout: Cannot read properties of undefined (reading 'length')
// stdout: 3 3
// stdout: changed
// stdout: 4294967295 4294967295 4294967296
// stdout: 2147483647 2147483648
// stdout: 2147483648 2147483647
// stdout: 0,2,4,6,8 5
// stdout: 0,2,4,6,8 5
// stdout: é€é€é€ 6 7 8
// stdout: 10
// stdout: 2 undefined
// stdout: [ false, true ] false true 1

// status: 0
