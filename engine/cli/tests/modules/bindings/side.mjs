console.log('side');
