console.log('cjs runs', typeof require, typeof module); exports.named = 'n'; exports.other = 'o';
