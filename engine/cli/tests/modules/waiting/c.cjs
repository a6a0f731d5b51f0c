module.exports = 'common';
