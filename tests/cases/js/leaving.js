// test program
// Iterators that throw when they are closed, where `catch` is in the body of the loop; expectations are node's.

function it(){ return {[Symbol.iterator](){ return { next(){ return {value:{a:1},done:false} }, return(){ throw 'itret' } } } } }
function T(n,f){ try{ console.log(n,'=',f()) }catch(e){ console.log(n,'!',e) } }
T(1,()=>{ for(let x of it()){ try { return 1 } catch(e){ console.log('caught',e) ; return 2 } } });
T(2,()=>{ for(let x of it()){ for(let i=0;i<2;i++) { try { return 1 } catch(e){ console.log('caught',e); return 2 } } } });
T(3,()=>{ for(let x of it()){ for(let i=0;i<2;i++) { let f=()=>i; try { return 1 } catch(e){ console.log('caught',e); return 2 } } } });
T(4,()=>{ l: for(let x of it()){ for(let i=0;i<2;i++) { let f=()=>i; try { break l } catch(e){ console.log('caught',e); return 2 } } } });
T(5,()=>{ let o={}; l: for({a:o.p} of it()){ try { return {v:1} } catch(e){ console.log('caught',e); return 2 } } });
T(6,()=>{ l: for(let x of it()){ try { break l } catch(e){ console.log('caught',e); return 2 } } });
T(7,()=>{ l: for(let x of it()){ try { return 1 } finally { console.log('fin') } } });
T(8,()=>{ q: for(let k of [1,2]) for(let x of it()){ try { continue q } catch(e){ console.log('caught',e); return 2 } } });
T(9,()=>{ for(let x of it()){ try { try { return 1 } finally { console.log('fin') } } catch(e){ console.log('caught',e); return 2 } } });
T(10,()=>{ for(let x of it()){ try { for(let y of it()) return 1 } catch(e){ console.log('caught',e); return 2 } } });
T(11,()=>{ try { for(let x of it()){ try { return 1 } catch(e){ console.log('caught in',e); return 2 } } } catch(e) { return 'out'+e } });
T(12,()=>{ for(let x of [1]) for(let x of it()) try { return 1 } catch(e){ console.log('caught',e); return 2 } });
T(13,()=>{ function*g(){ for(let x of it()) try { return 1 } catch(e){ console.log('caught',e); return 2 } } return g().next().value });
T(14,()=>{ function*g(){ for(let x of it()) try { yield 1 } catch(e){ console.log('caught',e); return 2 } } let i=g(); i.next(); return i.return(5).value });

// stdout: 1 ! itret
// stdout: 2 ! itret
// stdout: 3 ! itret
// stdout: 4 ! itret
// stdout: 5 ! itret
// stdout: 6 ! itret
// stdout: fin
// stdout: 7 ! itret
// stdout: 8 ! itret
// stdout: fin
// stdout: 9 ! itret
// stdout: caught itret
// stdout: 10 ! itret
// stdout: 11 = outitret
// stdout: 12 ! itret
// stdout: 13 ! itret
// stdout: 14 ! itret

// status: 0
