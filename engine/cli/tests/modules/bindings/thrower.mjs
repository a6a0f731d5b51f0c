console.log('thrower runs'); throw new Error('thrown');
