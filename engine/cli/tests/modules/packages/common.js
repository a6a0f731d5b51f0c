// import and export are only words here
module.exports = { common: 1 };
