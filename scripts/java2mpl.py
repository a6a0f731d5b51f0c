#!/usr/bin/env python3
"""Convert Java programs to MAPLE IR text (NAME.mpl and NAME.mplt), as a front end for class files would write it.

    java2mpl.py --library DIR [-o DIR]                    the class library: DIR.mpl, DIR.mplt
    java2mpl.py --library DIR [-o DIR] NAME.java ...      programs, which import the types of the library: `DIR.mplt` beside the text,
                                                          or what `--types` says

The sources are compiled by javac for Java 8. Lambdas and `invokedynamic` have no form in MAPLE IR.
"""
import argparse, glob, hashlib, os, re, struct, subprocess, sys, tempfile

OBJ, THR, STR, CLS = 'Ljava/lang/Object;', 'Ljava/lang/Throwable;', 'Ljava/lang/String;', 'Ljava/lang/Class;'
NESTED = 'java/lang/reflect/Array', 'newInstance', '(%s[I)%s' % (CLS, OBJ)
PRIM = dict(Z='u1', B='i8', S='i16', C='u16', I='i32', J='i64', F='f32', D='f64', V='void')
NARROW = 'ZBSC'

# ---------------------------------------------------------------- class files

class Reader:
    def __init__(self, b): self.b, self.p = b, 0
    def u1(self): self.p += 1; return self.b[self.p - 1]
    def u2(self): self.p += 2; return struct.unpack_from('>H', self.b, self.p - 2)[0]
    def u4(self): self.p += 4; return struct.unpack_from('>I', self.b, self.p - 4)[0]
    def raw(self, n): self.p += n; return self.b[self.p - n:self.p]

def mutf8(b):
    """Modified UTF-8 to a list of UTF-16 units."""
    out, i = [], 0
    while i < len(b):
        c = b[i]
        if c < 0x80: out.append(c); i += 1
        elif c >> 5 == 6: out.append((c & 31) << 6 | b[i + 1] & 63); i += 2
        else: out.append((c & 15) << 12 | (b[i + 1] & 63) << 6 | b[i + 2] & 63); i += 3
    return out

class Field: pass
class Method: pass

class ClassFile:
    def __init__(self, data):
        r = Reader(data)
        assert r.u4() == 0xCAFEBABE
        r.u2(); r.u2()
        n = r.u2(); self.cp = cp = [None] * n; i = 1
        while i < n:
            t = r.u1()
            if t == 1: cp[i] = ('utf8', mutf8(r.raw(r.u2())))
            elif t == 3: cp[i] = ('int', struct.unpack('>i', r.raw(4))[0])
            elif t == 4: cp[i] = ('float', struct.unpack('>f', r.raw(4))[0])
            elif t == 5: cp[i] = ('long', struct.unpack('>q', r.raw(8))[0]); i += 1
            elif t == 6: cp[i] = ('double', struct.unpack('>d', r.raw(8))[0]); i += 1
            elif t == 7: cp[i] = ('class', r.u2())
            elif t == 8: cp[i] = ('string', r.u2())
            elif t in (9, 10, 11): cp[i] = (('field', 'method', 'imethod')[t - 9], r.u2(), r.u2())
            elif t == 12: cp[i] = ('nat', r.u2(), r.u2())
            else: raise SystemExit('unsupported constant pool tag %d (lambda or indy string concatenation?)' % t)
            i += 1
        self.flags = r.u2(); self.name = self.cls(r.u2()); s = r.u2(); self.sup = self.cls(s) if s else None
        self.ifaces = [self.cls(r.u2()) for _ in range(r.u2())]
        self.fields, self.methods, self.src = [], [], None
        for _ in range(r.u2()):
            f = Field(); f.flags, f.name, f.desc, f.const = r.u2(), self.utf(r.u2()), self.utf(r.u2()), None
            for a, body in self.attrs(r):
                if a == 'ConstantValue': f.const = cp[body.u2()]
            self.fields.append(f)
        for _ in range(r.u2()):
            m = Method(); m.cf = self; m.flags, m.name, m.desc = r.u2(), self.utf(r.u2()), self.utf(r.u2()); m.code = None
            for a, body in self.attrs(r):
                if a == 'Code': self.read_code(m, body)
            self.methods.append(m)
        for a, body in self.attrs(r):
            if a == 'SourceFile': self.src = self.utf(body.u2())
        if self.src is None: self.src = re.sub(r'\$.*', '', self.name.split('/')[-1]) + '.java'
    def utf(self, i): return ''.join(map(chr, self.cp[i][1]))
    def cls(self, i): return self.utf(self.cp[i][1])
    def ref(self, i):
        t, c, nt = self.cp[i]; _, n, d = self.cp[nt]
        return t, self.cls(c), self.utf(n), self.utf(d)
    def attrs(self, r):
        for _ in range(r.u2()):
            n = self.utf(r.u2()); yield n, Reader(r.raw(r.u4()))
    def read_code(self, m, r):
        m.max_stack, m.max_locals = r.u2(), r.u2(); m.code = r.raw(r.u4())
        m.exc = [(r.u2(), r.u2(), r.u2(), r.u2()) for _ in range(r.u2())]
        m.exc = [(s, e, h, self.cls(t) if t else None) for s, e, h, t in m.exc]
        m.lines, m.lvt, m.lvtt = [], [], []
        for a, b in self.attrs(r):
            if a == 'LineNumberTable': m.lines += [(b.u2(), b.u2()) for _ in range(b.u2())]
            elif a in ('LocalVariableTable', 'LocalVariableTypeTable'):
                for _ in range(b.u2()):
                    s, n, nm, d, sl = b.u2(), b.u2(), self.utf(b.u2()), self.utf(b.u2()), b.u2()
                    (m.lvt if a == 'LocalVariableTable' else m.lvtt).append((s, s + n, nm, d, sl))
        m.lines.sort()

# ---------------------------------------------------------------- names, types, attributes

ESC = {'_': '__', '/': '_2F', ';': '_3B', '|': '_7C', '(': '_28', ')': '_29', '<': '_3C', '>': '_3E', '$': '_24', '-': '_2D', '[': 'A'}
def mangle(s): return ''.join(ESC.get(c, c) for c in s)
def cdesc(c): return c if c.startswith('[') else 'L' + c + ';'
def cname(c): return mangle('L' + c + ';')
def fname(c, n, d): return '&' + mangle(cdesc(c)) + '_7C' + mangle(n) + '_7C' + mangle(d)
def sname(c, n): return '$' + cname(c) + '_7C' + mangle(n)
def isref(t): return t[0] in 'L['
def obj(t): return '<[] %s>' % ty(t[1:]) if t[0] == '[' else '<$%s>' % mangle(t)
def ty(t): return '<* %s>' % obj(t) if isref(t) else PRIM[t]
def pt(t): return 'ref' if isref(t) else PRIM[t]
def slots(t): return 2 if t in 'JD' else 1
def parse_desc(d):
    ps = re.findall(r'\[*(?:L[^;]*;|[A-Z])', d[1:d.index(')')]); return ps, d[d.index(')') + 1:]

def integer(v): return str(v) if v <= 1024 else '0x%x' % v
def f64(v): return fl('%.17g' % v, '')
def f32(v): return fl('%.9g' % v, 'f')
def fl(s, suffix): return s.lstrip('+') + suffix

def fattrs(f, m=None):
    """Attribute words of a method in the order of the attribute table."""
    a = []
    if f & 0x10: a.append('final')
    a += [w for b, w in ((2, 'private'), (4, 'protected'), (1, 'public'), (8, 'static'), (0x1000, 'synthetic')) if f & b]
    if f & 0x40: a.append('bridge')
    ctor = m.name in ('<init>', '<clinit>')
    if ctor: a.append('constructor')
    if f & 0x100: a.append('native')
    if f & 0x800: a.append('strict')
    if f & 0x80: a.append('varargs')
    if not f & 8 and not ctor: a.append('virtual')
    if f & 0x400: a.append('abstract')
    if f & 0x20: a.append('synchronized')
    return a
def vattrs(f):
    return [w for b, w in ((0x10, 'final'), (2, 'private'), (4, 'protected'), (1, 'public'), (8, 'static'), (0x1000, 'synthetic'),
                           (0x4000, 'enum'), (0x80, 'transient'), (0x40, 'volatile')) if f & b]
def cattrs(f):
    return [w for b, w in ((0x10, 'final'), (1, 'public'), (0x1000, 'synthetic'), (0x400, 'abstract'), (0x2000, 'annotation'), (0x4000, 'enum')) if f & b]

# ---------------------------------------------------------------- opcodes

NAMES = ('nop aconst_null iconst_m1 iconst_0 iconst_1 iconst_2 iconst_3 iconst_4 iconst_5 lconst_0 lconst_1 fconst_0 fconst_1 fconst_2 dconst_0 dconst_1 '
 'bipush sipush ldc ldc_w ldc2_w iload lload fload dload aload iload_0 iload_1 iload_2 iload_3 lload_0 lload_1 lload_2 lload_3 fload_0 fload_1 fload_2 '
 'fload_3 dload_0 dload_1 dload_2 dload_3 aload_0 aload_1 aload_2 aload_3 iaload laload faload daload aaload baload caload saload istore lstore fstore '
 'dstore astore istore_0 istore_1 istore_2 istore_3 lstore_0 lstore_1 lstore_2 lstore_3 fstore_0 fstore_1 fstore_2 fstore_3 dstore_0 dstore_1 dstore_2 '
 'dstore_3 astore_0 astore_1 astore_2 astore_3 iastore lastore fastore dastore aastore bastore castore sastore pop pop2 dup dup_x1 dup_x2 dup2 dup2_x1 '
 'dup2_x2 swap iadd ladd fadd dadd isub lsub fsub dsub imul lmul fmul dmul idiv ldiv fdiv ddiv irem lrem frem drem ineg lneg fneg dneg ishl lshl ishr '
 'lshr iushr lushr iand land ior lor ixor lxor iinc i2l i2f i2d l2i l2f l2d f2i f2l f2d d2i d2l d2f i2b i2c i2s lcmp fcmpl fcmpg dcmpl dcmpg ifeq ifne '
 'iflt ifge ifgt ifle if_icmpeq if_icmpne if_icmplt if_icmpge if_icmpgt if_icmple if_acmpeq if_acmpne goto jsr ret tableswitch lookupswitch ireturn '
 'lreturn freturn dreturn areturn return getstatic putstatic getfield putfield invokevirtual invokespecial invokestatic invokeinterface invokedynamic '
 'new newarray anewarray arraylength athrow checkcast instanceof monitorenter monitorexit wide multianewarray ifnull ifnonnull goto_w jsr_w').split()
LEN = {'bipush': 1, 'sipush': 2, 'ldc': 1, 'ldc_w': 2, 'ldc2_w': 2, 'iinc': 2, 'newarray': 1, 'invokeinterface': 4, 'invokedynamic': 4, 'multianewarray': 3}
for _n in ('iload lload fload dload aload istore lstore fstore dstore astore ret').split(): LEN[_n] = 1
for _n in NAMES:
    if _n.startswith('if') or _n in ('goto', 'jsr', 'getstatic', 'putstatic', 'getfield', 'putfield', 'invokevirtual', 'invokespecial', 'invokestatic',
                                     'new', 'anewarray', 'checkcast', 'instanceof'): LEN[_n] = 2

class Insn:
    __slots__ = ('pc', 'op', 'a', 'b', 'targets', 'next')

def decode(code):
    out, pc = [], 0
    while pc < len(code):
        i = Insn(); i.pc = pc; i.op = NAMES[code[pc]]; i.a = i.b = None; i.targets = []; n = 1 + LEN.get(i.op, 0)
        u = lambda o: struct.unpack_from('>H', code, o)[0]
        s2 = lambda o: struct.unpack_from('>h', code, o)[0]
        s4 = lambda o: struct.unpack_from('>i', code, o)[0]
        if i.op == 'wide':
            i.op = NAMES[code[pc + 1]]; i.a = u(pc + 2); n = 4
            if i.op == 'iinc': i.b = s2(pc + 4); n = 6
        elif i.op == 'multianewarray': i.a, i.b = u(pc + 1), code[pc + 3]
        elif i.op == 'iinc': i.a, i.b = code[pc + 1], struct.unpack_from('>b', code, pc + 2)[0]
        elif i.op == 'bipush': i.a = struct.unpack_from('>b', code, pc + 1)[0]
        elif i.op == 'sipush': i.a = s2(pc + 1)
        elif i.op.startswith('if') or i.op == 'goto': i.targets = [pc + s2(pc + 1)]
        elif i.op == 'goto_w': i.targets = [pc + s4(pc + 1)]; n = 5
        elif i.op in ('tableswitch', 'lookupswitch'):
            p = (pc + 4) & ~3; d = pc + s4(p)
            if i.op == 'tableswitch':
                lo, hi = s4(p + 4), s4(p + 8); i.a = [(lo + k, pc + s4(p + 12 + 4 * k)) for k in range(hi - lo + 1)]; n = p + 12 + 4 * (hi - lo + 1) - pc
            else:
                c = s4(p + 4); i.a = [(s4(p + 8 + 8 * k), pc + s4(p + 12 + 8 * k)) for k in range(c)]; n = p + 8 + 8 * c - pc
            i.b = d; i.targets = [t for _, t in i.a] + [d]
        elif n == 2: i.a = code[pc + 1]
        elif n >= 3: i.a = u(pc + 1)
        m = re.match(r'([ilfda](?:load|store))_(\d)$', i.op)
        if m: i.op, i.a = m.group(1), int(m.group(2))
        i.next = pc + n; out.append(i); pc += n
    return out

ENDS = {'goto', 'goto_w', 'athrow', 'ireturn', 'lreturn', 'freturn', 'dreturn', 'areturn', 'return', 'tableswitch', 'lookupswitch'}
BIN = dict(add='add', sub='sub', mul='mul', div='div', rem='rem', shl='shl', shr='ashr', ushr='lshr', xor='bxor', **{'and': 'band', 'or': 'bior'})
KIND = dict(i='I', l='J', f='F', d='D', a=OBJ)
COND = dict(eq='eq', ne='ne', lt='lt', ge='ge', gt='gt', le='le')
CATCHALL = '<* void>'

class Val:
    """A value on the stack: register number, type descriptor, and whether its static type is only a default."""
    __slots__ = ('r', 't', 'soft')
    def __init__(self, r, t, soft=False): self.r, self.t, self.soft = r, t, soft

# ---------------------------------------------------------------- one function

class Function:
    def __init__(self, mod, m):
        self.mod, self.m, self.cf = mod, m, m.cf
        ps, self.ret = parse_desc(m.desc)
        self.static = bool(m.flags & 8)
        self.params, s = [], 0
        if not self.static: self.params.append((0, 'L' + m.cf.name + ';', True)); s = 1
        for p in ps: self.params.append((s, p, False)); s += slots(p)
        self.argslots = s
        self.nswaps, self.deftype, self.conv = 0, {}, {}
        if m.code is not None:
            self.insns = decode(m.code); self.at = {i.pc: i for i in self.insns}
            self.leaders = sorted({t for i in self.insns for t in i.targets} | {h for _, _, h, _ in m.exc})
            self.dry(); self.flow()

    def reg(self, slot):
        if self.m.code is None: return slot
        base = self.m.max_stack + self.nswaps
        return base + (slot - self.argslots if slot >= self.argslots else self.m.max_locals - self.argslots + slot)
    def var(self, r, t):
        return '%%Reg%d_%s' % (r, 'R%d' % self.mod.tyidx(t) if isref(t) else t)
    def signature(self):
        out = []
        for s, t, this in self.params:
            out.append('var %s %s' % ('%_this' if this else self.var(self.reg(s), t), ty(t)))
        return '%s %s(%s) %s' % (fname(self.cf.name, self.m.name, self.m.desc), ''.join(w + ' ' for w in fattrs(self.m.flags, self.m)), ', '.join(out), ty(self.ret))

    def dry(self):
        """First pass: size of the swap area and the types of the definitions of reference locals."""
        self.deftype = {('p', s): t for s, t, _ in self.params}
        self.defsoft = {}
        save = self.mod.snapshot()
        self.labels = {l: 0 for l in self.leaders}; self.maxswap = 0
        self.translate()
        self.nswaps = self.maxswap
        self.mod.restore(save)

    def lvtype(self, slot, pc):
        for s, e, n, d, sl in self.m.lvt:
            if sl == slot and s <= pc < e: return d
        return None

    def flow(self):
        """Reaching definitions of reference locals: where a use needs another static type than its definition has."""
        m = self.m; preds = {i.pc: None for i in self.insns}
        ins = {self.insns[0].pc: {s: frozenset([('p', s)]) for s, t, _ in self.params}}
        work = [self.insns[0].pc]
        while work:
            pc = work.pop(); i = self.at[pc]; st = ins[pc]
            out = st
            if i.op in ('astore', 'istore', 'lstore', 'fstore', 'dstore'):
                out = dict(st); out[i.a] = frozenset([('d', pc)]) if i.op == 'astore' else frozenset()
            succ = [(t, out) for t in i.targets]
            if i.op not in ENDS: succ.append((i.next, out))
            succ += [(h, st) for s, e, h, _ in m.exc if s <= pc < e]
            for t, o in succ:
                cur = ins.get(t)
                if cur is None: ins[t] = dict(o); work.append(t); continue
                new = None
                for k, v in o.items():
                    c = cur.get(k, frozenset())
                    if not v <= c:
                        if new is None: new = dict(cur)
                        new[k] = c | v
                if new is not None: ins[t] = new; work.append(t)
        self.useretype, self.conv = {}, {}
        for i in self.insns:
            if i.op != 'aload' or i.pc not in ins: continue
            ds = ins[i.pc].get(i.a, frozenset()); u = self.lvtype(i.a, i.pc); want = u or OBJ
            if len(ds) == 1:
                d = next(iter(ds)); t = self.deftype[d]
                if u is None or t != want or self.defsoft.get(d): self.useretype[i.pc] = t
            else:
                for d in ds:
                    if d in self.deftype and self.deftype[d] != want:
                        l = self.conv.setdefault(d, [])
                        if want not in l: l.append(want)

    # -- output helpers

    def line(self, s): self.body.append(s)
    def stmt(self, s):
        loc = (self.mod.srcidx(self.cf), self.cur)
        if self.cur and self.cur != self.mod.lastloc:  # the line alone decides, as in the samples
            self.mod.lastloc = self.cur; self.body.append('LOC %d %d' % loc)
        self.line('  ' + s)
    def declare(self, name, t):
        if name not in self.vars and name not in self.pnames: self.vars[name] = t
    def setv(self, r, t, expr):
        n = self.var(r, t); self.declare(n, ty(t)); self.stmt('dassign %s 0 (%s)' % (n, expr)); return n
    def rd(self, v): return 'dread %s %s' % (pt(v.t), self.var(v.r, v.t))
    def free(self):
        used = {v.r for v in self.stack}; r = 0
        while r in used: r += 1
        return r
    def push(self, t, expr, soft=False):
        r = self.free(); self.setv(r, t, expr); self.stack.append(Val(r, t, soft))
    def pop(self): return self.stack.pop()
    def as_int(self, v):
        """A statement that widens a narrow value, then its read."""
        if v.t in NARROW:
            self.setv(v.r, 'I', 'cvt i32 %s (%s)' % (PRIM[v.t], self.rd(v))); v = Val(v.r, 'I')
        return v
    def inl(self, v):
        """A read widened in place: (text, is leaf)."""
        if v.t in NARROW: return 'cvt i32 %s (%s)' % (PRIM[v.t], self.rd(v)), False
        return self.rd(v), True
    def binary(self, head, x, y):
        (a, la), (b, lb) = x, y
        if la and lb: return '%s (%s, %s)' % (head, a, b)
        return '%s (\n    %s,\n    %s)' % (head, a, b)
    def coerce(self, v, t, merge=False):
        """Make the value of static type t in its own register."""
        if isref(t):
            if v.t != t or v.soft:
                self.setv(v.r, t, 'retype ref %s (%s)' % (ty(t), self.rd(v))); v = Val(v.r, t)
            return v
        if v.t == t: return v
        if t in NARROW:
            v = self.as_int(v)
            self.setv(v.r, t, ('intrinsicop %s JAVA_MERGE (%s)' if merge else 'cvt %s i32 (%s)') % (PRIM[t], self.rd(v)))
            return Val(v.r, t)
        return self.as_int(v)
    def clinit(self, c, always=False):
        if always or not (self.m.name == '<clinit>' and c == self.cf.name):
            self.stmt('intrinsiccallwithtype <$%s> JAVA_CLINIT_CHECK ()' % cname(c))

    # -- swap area

    def store_swap(self):
        n = 0; shape = []
        for v in reversed(self.stack):
            t = OBJ if isref(v.t) else 'I' if v.t in NARROW else v.t
            self.setv(self.m.max_stack + n, t, self.inl(v)[0])
            shape.append((self.m.max_stack + n, t)); n += slots(t)
        self.maxswap = max(self.maxswap, n)
        return shape
    def load_swap(self, shape):
        self.stack = []
        for r, t in reversed(shape): self.push(t, 'dread %s %s' % (pt(t), self.var(r, t)), soft=isref(t))
    def edge(self, i):
        """Stack to the swap area before a branch."""
        shape = self.store_swap()
        for t in i.targets: self.entry[t] = shape
        return shape

    # -- translation

    def translate(self):
        m = self.m
        self.body, self.vars, self.stack, self.cur = [], {}, [], 0
        self.pnames = {self.var(self.reg(s), t) for s, t, this in self.params if not this}
        self.entry = {}
        lines = dict(m.lines); handlers = {}
        for s, e, h, t in m.exc:
            l = handlers.setdefault(h, [])
            x = CATCHALL if t is None else '<* <$%s>>' % cname(t)
            if x not in l: l.append(x)
        # prologue
        if self.static and m.name != '<clinit>' and not m.flags & 2: self.clinit(self.cf.name)
        for s, t, this in self.params:
            if this: self.setv(self.reg(s), t, 'dread ref %_this')
            elif t in NARROW:
                v = 'dread %s %s' % (PRIM[t], self.var(self.reg(s), t))
                self.setv(self.reg(s), 'I', {'Z': 'cvt i32 u1 (%s)', 'C': 'zext i32 16 (%s)', 'B': 'sext i32 8 (%s)', 'S': 'sext i32 16 (%s)'}[t] % v)
            for u in self.conv.get(('p', s), ()):
                self.setv(self.reg(s), u, 'retype ref %s (dread ref %s)' % (ty(u), self.var(self.reg(s), t)))
        self.sync = bool(m.flags & 0x20)
        if self.sync:
            self.cur = m.lines[0][1]; self.monitor('syncenter')
        open_set, alive = [], True
        for i in self.insns:
            pc = i.pc
            hs = []
            for s, e, h, _ in m.exc:
                if s <= pc < e and h not in hs: hs.append(h)
            leader = pc in self.labels
            if leader and alive and self.stack:
                self.entry[pc] = self.store_swap()
            if open_set and (leader or hs != open_set):
                self.line('  endtry'); open_set = []
            if leader:
                self.body.append('@label%d' % self.labels[pc])
                if pc in handlers:
                    self.stack = []
                    t = handlers[pc]; t0 = t[0]
                    self.line('  catch { %s }' % ' '.join(t))
                    vt = THR if len(t) > 1 or t0 == CATCHALL else next('L' + x + ';' for _, _, h, x in m.exc if h == pc)
                    cur, self.cur = self.cur, 0
                    self.push(vt, 'regread ptr %%thrownval'); self.cur = cur
                    alive = True
                else: alive = True; shape = self.entry.get(pc, [])
            if hs and not open_set:
                self.line('  try { %s }' % ' '.join('@label%d' % self.labels[h] for h in hs)); open_set = hs
            if leader and pc not in handlers:
                cur, self.cur = self.cur, 0
                self.load_swap(shape); self.cur = cur
            if pc in lines: self.cur = lines[pc]
            if not alive: continue
            self.insn(i)
            alive = i.op not in ENDS
        if open_set: self.line('  endtry')

    def monitor(self, what):
        if self.static:
            r = self.free()
            n = self.setv(r, CLS, 'intrinsicopwithtype ref <* <$%s>> JAVA_CONST_CLASS ()' % cname(self.cf.name))
            self.stmt('%s (dread ref %s)' % (what, n))
        else: self.stmt('%s (dread ref %s)' % (what, self.var(self.reg(0), 'L' + self.cf.name + ';')))

    def array(self, base, idx, t):
        return 'array 1 ptr <* <[] %s>> (%s, %s)' % (t, self.rd(base), self.rd(idx))

    def insn(self, i):
        op, a, pc = i.op, i.a, i.pc
        st, push, pop = self.stack, self.push, self.pop
        if op == 'nop': return
        if op == 'aconst_null': return push(OBJ, 'constval ref 0')
        if op.startswith('iconst'): return push('I', 'constval i32 %s' % integer(-1 if op[-2:] == 'm1' else int(op[-1])))
        if op.startswith('lconst'): return push('J', 'constval i64 %s' % op[-1])
        if op.startswith('fconst'): return push('F', 'constval f32 %s' % f32(float(op[-1])))
        if op.startswith('dconst'): return push('D', 'constval f64 %s' % f64(float(op[-1])))
        if op in ('bipush', 'sipush'): return push('I', 'constval i32 %s' % integer(a))
        if op in ('ldc', 'ldc_w', 'ldc2_w'): return self.ldc(a)
        if re.match(r'[ilfd]load$', op):
            t = KIND[op[0]]; return push(t, 'dread %s %s' % (PRIM[t], self.var(self.reg(a), t)))
        if op == 'aload':
            r = self.reg(a); want = self.lvtype(a, pc) or OBJ
            u = getattr(self, 'useretype', {}).get(pc)
            if u: self.setv(r, want, 'retype ref %s (dread ref %s)' % (ty(want), self.var(r, u)))
            return push(want, 'dread ref %s' % self.var(r, want))
        if re.match(r'[ilfd]store$', op):
            v = pop(); self.setv(self.reg(a), KIND[op[0]], self.inl(v)[0]); return
        if op == 'astore':
            v = pop(); r = self.reg(a); d = ('d', pc); self.deftype[d] = v.t; self.defsoft[d] = v.soft
            n = self.setv(r, v.t, self.rd(v))
            for u in self.conv.get(d, ()): self.setv(r, u, 'retype ref %s (dread ref %s)' % (ty(u), n))
            return
        m = re.match(r'([ilfdabcs])aload$', op)
        if m:
            k = m.group(1); idx = self.as_int(pop()); b = pop()
            if k == 'a': return push(OBJ, 'iread ref <* %s> 0 (%s)' % (ty(OBJ), self.array(b, idx, 'ref')), True)
            p = dict(i='i32', l='i64', f='f32', d='f64', b='i8', c='u16', s='i16')[k]
            e = 'iread %s <* %s> 0 (%s)' % (p, p, self.array(b, idx, p))
            if k in 'bcs': return push('I', {'b': 'sext i32 8', 'c': 'zext i32 16', 's': 'sext i32 16'}[k] + ' (%s)' % e)
            return push(KIND[k], e)
        m = re.match(r'([ilfdabcs])astore$', op)
        if m:
            k = m.group(1); v = self.as_int(pop()); idx = self.as_int(pop()); b = pop(); x = self.rd(v)
            if k == 'a': p, el = ty(OBJ), 'ref'
            else: p = el = dict(i='i32', l='i64', f='f32', d='f64', b='i8', c='u16', s='i16')[k]
            if k in 'bcs': x = 'cvt %s i32 (%s)' % (p, x)
            self.stmt('iassign <* %s> 0 (\n    %s, \n    %s)' % (p, self.array(b, idx, el), x)); return
        if op == 'pop': pop(); return
        if op == 'pop2':
            if slots(pop().t) == 1: pop()
            return
        if op.startswith('dup') or op == 'swap': return self.shuffle(op)
        m = re.match(r'([ilfd])(add|sub|mul|div|rem|shl|shr|ushr|and|or|xor)$', op)
        if m:
            t = KIND[m.group(1)]; y = self.inl(pop()); x = self.inl(pop())
            return push(t, self.binary('%s %s' % (BIN[m.group(2)], PRIM[t]), x, y))
        m = re.match(r'([ilfd])neg$', op)
        if m: v = pop(); return push(KIND[m.group(1)], 'neg %s (%s)' % (PRIM[KIND[m.group(1)]], self.inl(v)[0]))
        if op == 'iinc':
            r = self.reg(a); n = self.var(r, 'I'); self.setv(r, 'I', 'add i32 (dread i32 %s, constval i32 %s)' % (n, integer(i.b))); return
        m = re.match(r'([ilfd])2([ilfd])$', op)
        if m:
            f, t = KIND[m.group(1)], KIND[m.group(2)]; v = pop(); return push(t, 'cvt %s %s (%s)' % (PRIM[t], PRIM[f], self.inl(v)[0]))
        if op in ('i2b', 'i2s', 'i2c'):
            v = pop(); e = self.inl(v)[0]
            return push('I', {'i2b': 'sext i32 8 (%s)', 'i2s': 'sext i32 16 (%s)', 'i2c': 'zext i32 16 (%s)'}[op] % e)
        if op == 'lcmp' or op[1:4] == 'cmp':
            t = KIND[op[0]]; y, x = pop(), pop(); return push('I', '%s i32 %s (%s, %s)' % (op[1:], PRIM[t], self.rd(x), self.rd(y)))
        m = re.match(r'if(_icmp|_acmp|)(eq|ne|lt|ge|gt|le|null|nonnull)$', op)
        if m:
            k, c = m.groups(); p = 'i32'
            if c in ('null', 'nonnull'): x = (self.rd(pop()), True); y = ('constval ref 0', True); p = 'ref'; c = 'eq' if c == 'null' else 'ne'
            elif k == '': x = self.inl(pop()); y = ('constval i32 0', True)
            elif k == '_acmp': y = (self.rd(pop()), True); x = (self.rd(pop()), True); p = 'ref'
            else: y = self.inl(pop()); x = self.inl(pop())
            shape = self.edge(i)
            self.stmt('brtrue @label%d (%s)' % (self.labels[i.targets[0]], self.binary('%s i32 %s' % (c, p), x, y)))
            if i.next in self.labels: self.entry.setdefault(i.next, shape)
            elif shape: self.load_swap(shape)
            return
        if op in ('goto', 'goto_w'):
            self.edge(i); self.stack = []; self.stmt('goto @label%d' % self.labels[i.targets[0]]); return
        if op in ('tableswitch', 'lookupswitch'):
            v = self.as_int(pop()); self.edge(i); self.stack = []
            cases = ''.join('\n    0x%x: goto @label%d' % (k & (1 << 64) - 1, self.labels[t]) for k, t in a)
            self.stmt('switch (%s) @label%d {%s }' % (self.rd(v), self.labels[i.b], cases)); return
        if op == 'return' or op.endswith('return'):
            if op == 'return':
                if self.sync: self.monitor('syncexit')
                self.stmt('return ()'); return
            v = st[-1]
            if v.t in NARROW and v.t != self.ret: v = self.as_int(v)
            if self.sync: self.monitor('syncexit')
            pop(); self.stmt('return (%s)' % self.rd(v)); return
        if op in ('getstatic', 'putstatic', 'getfield', 'putfield'): return self.field(op, *self.cf.ref(a)[1:])
        if op.startswith('invoke'): return self.invoke(op, *self.cf.ref(a)[1:])
        if op == 'new':
            c = self.cf.cls(a); self.clinit(c); return push('L' + c + ';', 'gcmalloc ref <$%s>' % cname(c))
        if op in ('newarray', 'anewarray'):
            el = {4: 'Z', 5: 'C', 6: 'F', 7: 'D', 8: 'B', 9: 'S', 10: 'I', 11: 'J'}[a] if op == 'newarray' else cdesc(self.cf.cls(a))
            v = self.as_int(pop()); return push('[' + el, 'gcmallocjarray ref <[] %s> (%s)' % (ty(el), self.rd(v)))
        if op == 'arraylength': v = pop(); return push('I', 'intrinsicop i32 JAVA_ARRAY_LENGTH (%s)' % self.rd(v))
        if op == 'athrow':
            v = pop()
            if v.t != THR: v = self.coerce(v, THR)
            self.stmt('throw (%s)' % self.rd(v)); return
        if op == 'checkcast':
            t = cdesc(self.cf.cls(a)); v = pop(); r = self.free(); n = self.var(r, t); self.declare(n, ty(t))
            self.stmt('intrinsiccallwithtypeassigned %s JAVA_CHECK_CAST (%s) { dassign %s 0 }' % (ty(t), self.rd(v), n)); st.append(Val(r, t)); return
        if op == 'instanceof':
            t = cdesc(self.cf.cls(a)); v = pop(); return push('I', 'intrinsicopwithtype i32 %s JAVA_INSTANCE_OF (%s)' % (ty(t), self.rd(v)))
        if op in ('monitorenter', 'monitorexit'):
            v = pop(); self.stmt('%s (%s)' % ('syncenter' if op == 'monitorenter' else 'syncexit', self.rd(v))); return
        if op == 'multianewarray':
            # The lengths go to an int[], and that with the class of the innermost arrays' elements to the library's way to make arrays.
            t = cdesc(self.cf.cls(a)); lengths = [self.rd(pop()) for _ in range(i.b)][::-1]
            r = self.free(); n = self.var(r, '[I'); self.declare(n, ty('[I'))
            self.stmt('intrinsiccallwithtypeassigned %s JAVA_FILL_NEW_ARRAY (%s) { dassign %s 0 }' % (ty('[I'), ', '.join(lengths), n))
            st.append(Val(r, '[I'))
            k = self.setv(self.free(), CLS, 'intrinsicopwithtype ref %s JAVA_CONST_CLASS ()' % ty(t[i.b:]))
            pop(); self.mod.nested = True; o = self.var(r, OBJ); self.declare(o, ty(OBJ))
            self.stmt('callassigned %s (dread ref %s, dread ref %s) { dassign %s 0 }' % (fname(*NESTED), k, n, o))
            m = self.var(r, t); self.declare(m, ty(t))
            self.stmt('intrinsiccallwithtypeassigned %s JAVA_CHECK_CAST (dread ref %s) { dassign %s 0 }' % (ty(t), o, m))
            st.append(Val(r, t)); return
        raise SystemExit('unsupported opcode ' + op)

    def ldc(self, a):
        k = self.cf.cp[a]
        if k[0] == 'int': return self.push('I', 'constval i32 %s' % integer(k[1]))
        if k[0] == 'long': return self.push('J', 'constval i64 %s' % integer(k[1]))
        if k[0] == 'float': return self.push('F', 'constval f32 %s' % f32(k[1]))
        if k[0] == 'double': return self.push('D', 'constval f64 %s' % f64(k[1]))
        if k[0] == 'class': return self.push(CLS, 'intrinsicopwithtype ref %s JAVA_CONST_CLASS ()' % ty(cdesc(self.cf.cls(a))))
        units = self.cf.cp[k[1]][1]; name, n = self.mod.literal(units); lv = '%%L_STR_%d' % n; r = self.free(); v = self.var(r, STR)
        self.declare(v, ty(STR)); self.declare(lv, ty(STR))
        self.stmt('callassigned &MCC_GetOrInsertLiteral (addrof ptr %s) { dassign %s 0 }' % (name, lv))
        self.push(STR, 'dread ptr %s' % lv)

    def shuffle(self, op):
        st = self.stack; w = lambda n: slots(st[-n].t) == 2
        if op == 'swap': st[-1], st[-2] = st[-2], st[-1]; return
        n = 1 if not op.startswith('dup2') or w(1) else 2
        top = st[-n:]
        if op[-2:] == 'x1': under = 1
        elif op[-2:] == 'x2': under = 1 if w(n + 1) else 2
        else: under = 0
        st[len(st) - n - under:len(st) - n - under] = top

    def field(self, op, c, n, d):
        owner = self.mod.field_owner(c, n, d)
        if op.endswith('static'):
            if owner not in self.mod.own: self.mod.statics[owner, n] = d
            if op == 'getstatic':
                self.clinit(owner)
                e = 'dread %s %s' % (pt(d), sname(owner, n))
                return self.narrow_push(d, e)
            v = self.pop()
            self.clinit(owner); v = self.coerce(v, d, True) if v.t != d else v
            self.stmt('dassign %s 0 (%s)' % (sname(owner, n), self.rd(v))); return
        fid = self.mod.fieldid(c, n); ct = 'L' + c + ';'
        if op == 'getfield':
            b = self.pop()
            if b.t != ct: b = self.coerce(b, ct)
            return self.narrow_push(d, 'iread %s %s %d (%s)' % (pt(d), ty(ct), fid, self.rd(b)))
        v = self.pop(); b = self.pop()
        if b.t != ct: b = self.coerce(b, ct)
        if v.t != d: v = self.coerce(v, d, True)
        self.stmt('iassign %s %d (%s, %s)' % (ty(ct), fid, self.rd(b), self.rd(v)))
    def narrow_push(self, d, e):
        if d not in NARROW: return self.push(d, e)
        r = self.free(); n = self.setv(r, d, e); x = 'dread %s %s' % (PRIM[d], n)
        self.push('I', {'Z': 'cvt i32 u1 (%s)', 'C': 'zext i32 16 (%s)', 'B': 'sext i32 8 (%s)', 'S': 'sext i32 16 (%s)'}[d] % x)

    def invoke(self, op, c, n, d):
        ps, ret = parse_desc(d)
        if op in ('invokestatic', 'invokespecial'): c = self.mod.method_owner(c, n, d)  # bound here, so name the definition
        args = [None] * len(ps)
        for k in range(len(ps) - 1, -1, -1): args[k] = self.pop()
        want = list(ps)
        if op != 'invokestatic': args.insert(0, self.pop()); want.insert(0, cdesc(c))
        else: self.clinit(c)
        args = [self.rd(self.coerce(v, t)) for v, t in zip(args, want)]
        self.mod.need(c, n, d)
        kw = dict(invokevirtual='virtualcallassigned', invokeinterface='interfacecallassigned').get(op, 'callassigned')
        if ret == 'V': tail = '{}'
        else:
            r = self.free(); v = self.var(r, ret); self.declare(v, ty(ret)); tail = '{ dassign %s 0 }' % v
        self.stmt('%s %s (%s) %s' % (kw, fname(c, n, d), ', '.join(args), tail))
        if ret != 'V': self.stack.append(Val(r, ret))

    def emit(self, out):
        m = self.m; head = 'func ' + self.signature()
        if m.code is None and not m.flags & 0x100: out.append(head); return
        out.append(head + ' {'); out.append('  funcid %d' % m.id)
        if m.code is not None:
            for l in self.leaders: self.labels[l] = self.mod.newlabel()
            self.zero = self.labels
            self.translate()
            for v, t in self.vars.items(): out.append('  var %s %s' % (v, t))
        out.append('')
        if m.code is not None:
            sig = {(s, e, n, sl): d for s, e, n, d, sl in m.lvtt}; al = {}
            for s, e, n, d, sl in m.lvt:
                if n != 'this': al[n] = 'ALIAS %%%s %s %s%s' % (n, self.var(self.reg(sl), d), ty(d), ' "%s"' % sig[s, e, n, sl] if (s, e, n, sl) in sig else '')
            out.extend(al.values()); out.extend(self.body)
        out.append('}')

# ---------------------------------------------------------------- module

class Module:
    """A text and its types: `classes` with bodies, of `others` only what is used; `main` is None in a library."""
    def __init__(self, classes, others, main):
        self.by = {c.name: c for c in classes + others}; self.main = main
        self.own = {c.name for c in classes}
        self.classes = sorted(classes, key=lambda c: (c.name != main, c.name + '.class'))
        self.types, self.lits, self.nlabel, self.lastloc, self.needed, self.statics = {}, {}, -1, None, {}, {}
        self.srcs, self.nested = {}, False
        for c in self.classes: self.srcs.setdefault(c.src, len(self.srcs) + 1)
    def tyidx(self, t): return self.types.setdefault(t, 112 + len(self.types))
    def srcidx(self, c): return self.srcs[c.src]
    def newlabel(self): self.nlabel += 1; return self.nlabel
    def snapshot(self): return self.nlabel, self.lastloc
    def restore(self, s): self.nlabel, self.lastloc = s
    def literal(self, units):
        k = tuple(units)
        if k not in self.lits:
            raw = struct.pack('<%dH' % len(k), *k); h = raw.hex()
            self.lits[k] = ('$_C_STR_' + (h if len(h) < 32 else hashlib.md5(raw).hexdigest()), len(self.lits) + 10)
        return self.lits[k]
    def chain(self, c):
        while c: yield self.by[c]; c = self.by[c].sup
    def fieldid(self, c, name):
        depth = list(self.chain(c)); fid = len(depth)  # one id per enclosed superclass
        for k in reversed(depth):
            for f in k.fields:
                if f.flags & 8: continue
                if k.name == c and f.name == name: return fid
                fid += 1
        # an inherited field named through a subclass: the nearest declaration upwards
        fid = len(depth); found = None
        for k in reversed(depth):
            for f in k.fields:
                if f.flags & 8: continue
                if f.name == name: found = fid
                fid += 1
        return found
    def field_owner(self, c, n, d):
        for k in self.supers(c):
            if any(f.name == n and f.desc == d for f in k.fields): return k.name
        raise SystemExit('no field %s.%s' % (c, n))
    def method_owner(self, c, n, d):
        for k in self.supers(c):
            if any(m.name == n and m.desc == d for m in k.methods): return k.name
        raise SystemExit('no method %s.%s%s' % (c, n, d))
    def supers(self, c):
        seen, todo = [], [c]
        while todo:
            k = self.by[todo.pop(0)]
            if k in seen: continue
            seen.append(k)
            todo += ([k.sup] if k.sup else []) + k.ifaces
        return seen
    def need(self, c, n, d):
        if c.startswith('['): c = 'java/lang/Object'
        if c in self.own and any(m.name == n and m.desc == d for m in self.by[c].methods): return
        key = (c, n, d)
        if key in self.needed: return
        for k in self.supers(c):
            for m in k.methods:
                if m.name == n and m.desc == d: self.needed[key] = m; return
        raise SystemExit('no method %s.%s%s' % key)

    def convert(self, name, imports):
        id = 0; funcs = []
        for c in self.classes:
            for m in c.methods: id += 1; m.id = id; funcs.append(m)
        fns = [Function(self, m) for m in funcs]
        self.lits, self.needed, self.statics, self.nlabel, self.lastloc = {}, {}, {}, -1, None
        bodies = []
        for f in fns: f.emit(bodies)
        o = ['flavor 1', 'srclang 3', 'id 65535', 'numfuncs %d' % id, ] + ['import "%s.mplt"' % n for n in imports + [name]] + [
             'fileinfo {\n' + ',\n'.join('  @INFO_filename "%s.class"' % c.name for c in self.classes) + '}',
             'srcfileinfo {\n' + ',\n'.join('  %d "%s"' % (n, s) for s, n in self.srcs.items()) + '}']
        if self.main: o.insert(4 + len(imports) + 1, 'entryfunc ' + fname(self.main, 'main', '([Ljava/lang/String;)V'))
        for c in self.classes:
            o.append(' '.join(['javainterface' if c.flags & 0x200 else 'javaclass', '$' + cname(c.name), '<$%s>' % cname(c.name)] + cattrs(c.flags)))
        o += ['func ' + f.signature() for f in fns]
        for k, (n, _) in self.lits.items():
            latin = all(u < 256 for u in k); h = 0
            for u in k: h = (h * 31 + u) & 0xffffffff
            raw = struct.pack('<QIII', 0, 0, len(k) << 1 | latin, h) + (bytes(k) if latin else struct.pack('<%dH' % len(k), *k))
            raw += b'\0' * (-len(raw) % 8); w = struct.unpack('<%dQ' % (len(raw) // 8), raw)
            o.append('var %s fstatic <[%d] u64> readonly = [%s]' % (n, len(w), ', '.join(map(integer, w))))
        for c in self.classes:
            for f in c.fields:
                if not f.flags & 8: continue
                v = '0'
                if f.const:
                    k, x = f.const[0], f.const[1]
                    v = integer(x) if k in ('int', 'long') else f32(x) if k == 'float' else f64(x) if k == 'double' else '0'
                elif f.desc == 'F': v = '0f'
                o.append('var %s %s %s = %s' % (sname(c.name, f.name), ty(f.desc), ' '.join(vattrs(f.flags)), v))
        for (c, n), d in self.statics.items(): o.append('var %s extern %s' % (sname(c, n), ty(d)))
        for (c, n, d), m in self.needed.items():
            ps, ret = parse_desc(d); ps = ([] if m.flags & 8 else ['var %%_this <* <$%s>>' % cname(c)]) + ['var %s %s' % (self.pname(k, ps, m), ty(p)) for k, p in enumerate(ps)]
            o.append('func %s %s (%s) %s' % (fname(c, n, d), ' '.join(fattrs(m.flags, m)), ', '.join(ps), ty(ret)))
        if self.nested: o.append('func %s public static varargs (var %%Reg0_R1 %s, var %%Reg1_R2 %s) %s' % (fname(*NESTED), ty(CLS), ty('[I'), ty(OBJ)))
        if self.lits:
            o += ['var $__cinf_Ljava_2Flang_2FString_3B <$__class_meta__>', 'func &MCC_GetOrInsertLiteral () ' + ty(STR)]
        return '\n'.join(o + bodies) + '\n', self.types_file()
    def pname(self, k, ps, m):
        r = sum(map(slots, ps[:k])) + (0 if m.flags & 8 else 1); p = ps[k]
        return '%%Reg%d_%s' % (r, 'R%d' % self.tyidx(p) if isref(p) else p)
    def types_file(self):
        o = ['var %s' % n for n, _ in self.lits.values()]
        for c in self.classes:
            mem = ['@INFO_srcfile "%s"' % c.src, '@INFO_classname "%s"' % cname(c.name), '@INFO_classnameorig "L%s;"' % c.name]
            iface = c.flags & 0x200
            mem.append('@INFO_superclassname "%s"' % (cname(c.sup) if c.sup else 'unknown'))
            if not iface: mem += ['@INFO_implements "%s"' % cname(i) for i in c.ifaces]
            mem.append('@INFO_attribute_string " %s"' % ''.join(w + ' ' for w in cattrs(c.flags)))
            mem.append('@INFO_access_flags %d' % c.flags)
            for f in c.fields:
                if not f.flags & 8: mem.append('@%s %s' % (mangle(f.name), ' '.join([ty(f.desc)] + vattrs(f.flags))))
            for f in c.fields:
                if f.flags & 8: mem.append('^%s %s' % (sname(c.name, f.name)[1:], ' '.join([ty(f.desc)] + vattrs(f.flags))))
            for m in c.methods:
                ps, ret = parse_desc(m.desc); ps = ([] if m.flags & 8 else ['L%s;' % c.name]) + ps
                mem.append('%s %s(%s) %s' % (fname(c.name, m.name, m.desc), ''.join(w + ' ' for w in fattrs(m.flags, m)), ','.join(map(ty, ps)), ty(ret)))
            if not iface: mem += ['$' + cname(i) for i in c.ifaces]
            if iface: head = 'interface %s ' % ''.join('<$%s> ' % cname(i) for i in c.ifaces)
            else: head = 'class <$%s> ' % cname(c.sup) if c.sup else 'class '
            o.append('type $%s <%s{\n  %s}>' % (cname(c.name), head, ',\n  '.join(mem)))
        return '\n'.join(o) + '\n'

# ---------------------------------------------------------------- command line

def load(d):
    return [ClassFile(open(f, 'rb').read()) for f in sorted(glob.glob(d + '/**/*.class', recursive=True))]

def javac(sources, boot, out):
    done = subprocess.run(['javac', '-source', '8', '-target', '8', '-g', '-nowarn', '-Xlint:none', '-encoding', 'UTF-8',
                           '-bootclasspath', boot, '-d', out] + sources, capture_output=True, text=True)
    if done.returncode: sys.exit(done.stderr)

def write(module, name, imports, folder):
    for text, extension in zip(module.convert(name, imports), ('.mpl', '.mplt')):
        with open(os.path.join(folder, name + extension), 'w') as f: f.write(text)

def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('programs', nargs='*', help='source files; each has a class of its own name with the main method')
    parser.add_argument('--library', required=True, help='folder with the sources of the class library')
    parser.add_argument('-o', '--output', default='.', help='folder for the texts')
    parser.add_argument('--types', metavar='FILE.mplt', help='types of the library, as programs import them: relative to the text')
    args = parser.parse_args()
    if args.types and not args.types.endswith('.mplt'): parser.error('--types names a file .mplt')
    library = os.path.basename(os.path.normpath(args.library))
    with tempfile.TemporaryDirectory() as tmp:
        boot = os.path.join(tmp, 'library'); os.mkdir(boot)
        javac(sorted(glob.glob(args.library + '/**/*.java', recursive=True)), boot, boot)
        known = load(boot)
        if not args.programs: write(Module(known, [], None), library, [], args.output)
        for k, source in enumerate(args.programs):
            name = os.path.splitext(os.path.basename(source))[0]; classes = os.path.join(tmp, str(k)); os.mkdir(classes)
            javac([source], boot, classes)
            write(Module(load(classes), known, name), name, [args.types[:-len('.mplt')] if args.types else library], args.output)

if __name__ == '__main__': main()
