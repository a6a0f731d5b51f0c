//! Random scripts: statements, functions, generators and classes whose values are of any type, so that every operator meets every kind of operand.

use std::fmt::Write;

/// Numbers from a seed (splitmix64).
struct Random(u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut word = self.0;
        word = (word ^ (word >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        word = (word ^ (word >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        word ^ (word >> 31)
    }

    fn below(&mut self, end: usize) -> usize {
        (self.next() % end as u64) as usize
    }

    fn one_in(&mut self, of: usize) -> bool {
        self.below(of) == 0
    }

    fn pick<'t>(&mut self, from: &[&'t str]) -> &'t str {
        from[self.below(from.len())]
    }
}

const LITERALS: &[&str] = &[
    "0",
    "-0",
    "1",
    "2",
    "3",
    "-1",
    "7",
    "31",
    "0.5",
    "-1.5",
    "1e21",
    "2147483647",
    "-2147483648",
    "4294967295",
    "9007199254740991",
    "NaN",
    "0n",
    "1n",
    "(-3n)",
    "12345678901234567890n",
    "Infinity",
    "''",
    "'a'",
    "'b'",
    "'12'",
    "' 7 '",
    "'length'",
    "'ü☃'",
    "true",
    "false",
    "null",
    "undefined",
    "[]",
    "[1, 2]",
    "[, 1]",
    "{}",
    "{ a: 1 }",
    "{ a: 1, b: [2] }",
    "/a+/g",
    "Symbol.iterator",
];

const BINARY: &[&str] = &[
    "+",
    "+",
    "-",
    "*",
    "/",
    "%",
    "**",
    "<<",
    ">>",
    ">>>",
    "&",
    "|",
    "^",
    "<",
    ">",
    "<=",
    ">=",
    "==",
    "!=",
    "===",
    "!==",
    "&&",
    "||",
    "??",
    ",",
    "instanceof",
    "in",
];

const UNARY: &[&str] = &["-", "+", "!", "~", "typeof ", "void "];

const ASSIGNING: &[&str] = &[
    "=", "=", "=", "+=", "-=", "*=", "%=", "<<=", ">>>=", "&=", "|=", "^=", "**=", "&&=", "||=", "??=",
];

const NAMES: &[&str] = &["a", "b", "length", "n", "0", "1"];

/// Forms of expressions: `$` is one, `§` a dollar, `~` one in a function of its own, `@` a function, `#` the name of an attribute, `%` a variable.
const FORMS: &[&str] = &[
    "[$, $]",
    "[...lim([$, $])]",
    "{ a: $, #: $ }",
    "{ ...lim($), # : $ }",
    "{ get #() { burn(); return ~ }, b: $ }",
    "{ [lim(String(typeof $))]: $ }",
    "{ get [lim('n' + typeof $)]() { return ~ }, #: $ }",
    "{ #() { burn(); return ~ } }",
    "(@)($)",
    "(@)($, $)",
    "(@).call($, $)",
    "(@).apply($, [$])",
    "(@).bind($, $)($)",
    "new (@)($)",
    "[$, $, $].map(@)",
    "[$, $].filter(@)",
    "[$, $, $].reduce(@)",
    "[$, $].sort(@)",
    "[$, $].find(@)",
    "[$, $].flatMap(@)",
    "Object.keys(Object($))",
    "Object.entries({ #: $ })",
    "Object.assign({ #: $ }, $)",
    "JSON.stringify($)",
    "Object.freeze({ #: $ })",
    "String($)",
    "Number($)",
    "Boolean($)",
    "`§{$}-§{$}`",
    "String($).split('')",
    "String($).replace('a', @)",
    "String($).slice($, $)",
    "String($).indexOf($)",
    "Math.max($, $)",
    "Math.min($, $)",
    "Math.floor($)",
    "Math.imul($, $)",
    "parseInt($)",
    "Array.from(lim([$, $]), @)",
    "Array.isArray($)",
    "[$, $].concat($)",
    "[$, $].indexOf($)",
    "[$, $].includes($)",
    "[$, $].join($)",
    "[$, $, $].slice($)",
    "[$, $, $].splice($, 1)",
    "[$].at($)",
    "new Map([[$, $]]).get($)",
    "new Set([$, $, $]).size",
    "[...new Set([$, $])]",
    "[...(function* () { burn(); yield ~; yield* [~]; })()]",
    "(($) ? $ : $)",
    "($)?.#",
    "($)?.[$]",
    "($)[$]",
    "($).#",
    "(% = lim($))",
    "(% = lim($))",
    "%++",
    "--%",
    "(%.a = $)",
    "(%.b = lim($))",
    "(%[key($)] = lim($))",
    "%.#++",
    "delete (%).#",
    "delete %[$]",
    "'#' in Object($)",
    "Reflect.ownKeys({ ...lim($) }).length",
    "typeof %",
    "Object.is($, $)",
    "isNaN($)",
    "[$, $].fill($)",
    "[$, $].entries().next()",
    "(([x, y = ~, ...z]) => [x, y, z])(lim([$, $]))",
    "(({ a: x, # : y = ~, ...z }) => [x, y, z])({ a: $, b: $ })",
    "Promise.resolve($) instanceof Promise",
    "new Error($).message",
    "(class { #p = ~; static s = ~; get(x) { burn(); return x ? this.#p : ~ } }).s",
    "new (class { f = ~; constructor() { burn(); this.# = ~ } m() { return ~ } })().m()",
    "new (class extends Array { m() { burn(); return super.concat(~) } })(2).m()",
    "String(Object.getOwnPropertyNames({ #: $ }))",
    "eval('%')",
    "new Function('x', 'return [x, typeof x]')($)",
    "lim(arr).push(lim($))",
    "arr.pop()",
    "arr.shift()",
    "arr.length",
    "(arr[key($)] = lim($))",
    "new Date(0).getTime() + $",
    "BigInt($)",
    "BigInt.asIntN(7, $)",
    "new BigInt64Array([$, 1n])",
    "'abcabc'.replace(/b/g, @)",
    "[...'aXbX'.matchAll(/X/g)].length",
    "Symbol($).description",
];

/// A script that is being made.
struct Script {
    random: Random,
    text: String,
    /// Variables that can be read and assigned.
    variables: Vec<String>,
    names: usize,
    /// Expressions that may still be made of others, which bounds the text.
    left: usize,
    labels: Vec<String>,
    loops: usize,
    /// What may stand here: `return`, `yield`, `await`.
    returns: bool,
    yields: bool,
    awaits: bool,
}

/// The text of the script with this seed, without what it begins with.
pub fn script(seed: u64) -> String {
    let mut script = Script {
        random: Random(seed),
        text: String::new(),
        variables: Vec::new(),
        names: 0,
        left: 20,
        labels: Vec::new(),
        loops: 0,
        returns: false,
        yields: false,
        awaits: false,
    };
    script.text.push_str("fuel = 3000; var arr = [1, 2, 3];\n");
    for _ in 0..3 {
        let value = script.value(2);
        let name = script.declared();
        let _ = writeln!(script.text, "var {name}; try {{ {name} = {value} }} catch {{}}");
    }
    for number in 0..3 + script.random.below(4) {
        script.attempt(number);
    }
    script.text
}

impl Script {
    fn declared(&mut self) -> String {
        let name = format!("v{}", self.names);
        self.names += 1;
        self.variables.push(name.clone());
        name
    }

    fn variable(&mut self) -> String {
        let at = self.random.below(self.variables.len().max(1));
        self.variables
            .get(at)
            .cloned()
            .unwrap_or_else(|| "arr".to_owned())
    }

    /// A call of something that is made for it, so that nothing but globals is left of it.
    fn attempt(&mut self, number: usize) {
        let kind = ["", "", "", "async ", "*"][self.random.below(5)];
        let known = self.variables.len();
        self.left = 40;
        (self.returns, self.awaits, self.yields) = (true, kind == "async ", kind == "*");
        let body = self.block(3);
        (self.returns, self.awaits, self.yields) = (false, false, false);
        self.variables.truncate(known);
        let text = match kind {
            "*" => format!("() => [...(function* () {body})()]"),
            "" => format!("function () {body}"),
            _ => format!("{kind}function () {body}"),
        };
        let strict = if self.random.one_in(4) {
            text.replacen("{ ", "{ 'use strict'; ", 1)
        } else {
            text
        };
        let _ = writeln!(self.text, "attempt({number}, {strict});");
    }

    fn block(&mut self, depth: usize) -> String {
        let known = self.variables.len();
        let mut text = "{ burn(); ".to_owned();
        let count = if self.left == 0 {
            1
        } else {
            1 + self.random.below(4)
        };
        for _ in 0..count {
            text += &self.statement(depth);
            text.push(' ');
        }
        self.variables.truncate(known);
        text + "}"
    }

    fn statement(&mut self, depth: usize) -> String {
        let kinds = if depth == 0 { 9 } else { 21 };
        match self.random.below(kinds) {
            0..=2 => format!("log({});", self.value(3)),
            3 => {
                let value = self.value(3);
                let kind = self.random.pick(&["let", "let", "var", "const"]);
                // A constant is assigned to as well, which throws.
                let name = self.declared();
                format!("{kind} {name} = {value};")
            }
            4 => {
                let (operator, value) = (self.random.pick(ASSIGNING), self.value(3));
                format!("{} {operator} lim({value});", self.variable())
            }
            5 => {
                let (at, value) = (self.value(1), self.value(2));
                format!("{}[key({at})] = lim({value});", self.variable())
            }
            6 => format!("{};", self.value(4)),
            7 => self.leaving(),
            8 => format!("arr.push(lim({}));", self.value(2)),
            9 | 10 => format!(
                "if ({}) {} else {}",
                self.value(2),
                self.block(depth - 1),
                self.block(depth - 1)
            ),
            11..=14 => self.looping(depth),
            15 | 16 => self.trying(depth),
            17 => self.switching(depth),
            18 => self.function(depth),
            19 => self.pattern(),
            _ => self.class(depth),
        }
    }

    fn leaving(&mut self) -> String {
        let value = self.value(2);
        match self.random.below(6) {
            0 if self.loops > 0 => "break;".to_owned(),
            1 if self.loops > 0 => "continue;".to_owned(),
            2 if !self.labels.is_empty() => {
                let at = self.random.below(self.labels.len());
                format!("if ({value}) break {};", self.labels[at])
            }
            3 if self.returns => format!("if ({value}) return {};", self.value(2)),
            4 => format!("if ({value}) throw {};", self.value(1)),
            5 => format!("if ({value}) nothing;"),
            _ => format!("log({value});"),
        }
    }

    fn looping(&mut self, depth: usize) -> String {
        let label = self.random.one_in(3).then(|| {
            self.names += 1;
            format!("l{}", self.names)
        });
        self.labels.extend(label.clone());
        self.loops += 1;
        let known = self.variables.len();
        let name = self.declared();
        let bound = self.random.below(6);
        let value = self.value(2);
        let body = self.block(depth - 1);
        self.variables.truncate(known);
        self.loops -= 1;
        let text = match self.random.below(6) {
            0 => format!("for (let {name} = 0; {name} < {bound}; {name}++) {body}"),
            1 => format!("for (var {name} = {bound}; {name}-- > 0; ) {body}"),
            2 => format!("for (const {name} in Object({value})) {body}"),
            3 => format!("for (let {name} of lim([{value}, {bound}])) {body}"),
            4 => format!("var {name} = {bound}; while ({name}--) {body}"),
            _ => format!("var {name} = 0; do {body} while ({name}++ < {bound});"),
        };
        match label {
            Some(label) => {
                self.labels.pop();
                // A declaration cannot have one.
                match text.strip_prefix("var ").and_then(|text| text.split_once("; ")) {
                    Some((declared, rest)) => format!("var {declared}; {label}: {rest}"),
                    None => format!("{label}: {text}"),
                }
            }
            None => text,
        }
    }

    fn trying(&mut self, depth: usize) -> String {
        let body = self.block(depth - 1);
        let known = self.variables.len();
        let name = self.declared();
        let handler = self.block(depth - 1);
        self.variables.truncate(known);
        match self.random.below(3) {
            0 => format!("try {body} catch ({name}) {{ {name} = told({name}); {handler} }}"),
            1 => format!("try {body} finally {}", self.block(depth - 1)),
            _ => format!(
                "try {body} catch {} finally {}",
                self.block(depth - 1),
                self.block(depth - 1)
            ),
        }
    }

    fn switching(&mut self, depth: usize) -> String {
        let mut text = format!("switch ({}) {{", self.value(2));
        self.loops += 1;
        // Loops have both; a switch has no `continue` of its own.
        for at in 0..1 + self.random.below(3) {
            let case = if at == 1 {
                "default".to_owned()
            } else {
                format!("case {}", self.value(1))
            };
            let body = self.block(depth - 1).replace("continue;", "break;");
            let _ = write!(text, " {case}: {body}{}", self.random.pick(&["", " break;"]));
        }
        self.loops -= 1;
        text + " }"
    }

    fn pattern(&mut self) -> String {
        let (value, other) = (self.value(2), self.value(2));
        let (first, second) = (self.declared(), self.declared());
        let name = self.random.pick(NAMES);
        match self.random.below(3) {
            0 => format!("let [{first}, {second} = {other}] = lim([{value}]);"),
            1 => format!("let {{ {name}: {first}, ...{second} }} = Object({value});"),
            _ => format!("let {{ {name}: {first} = {other}, b: {second} }} = {{ b: {value} }};"),
        }
    }

    /// Something within functions of its own: what leaves the ones around it cannot stand there.
    fn within<T>(&mut self, yields: bool, awaits: bool, body: impl FnOnce(&mut Script) -> T) -> T {
        let labels = std::mem::take(&mut self.labels);
        let before = (self.loops, self.returns, self.yields, self.awaits);
        (self.loops, self.returns, self.yields, self.awaits) = (0, true, yields, awaits);
        let made = body(self);
        self.labels = labels;
        (self.loops, self.returns, self.yields, self.awaits) = before;
        made
    }

    fn function(&mut self, depth: usize) -> String {
        let (name, parameter) = (self.declared(), self.declared());
        let default = if self.random.one_in(3) {
            format!(" = {}", self.within(false, false, |script| script.value(1)))
        } else {
            String::new()
        };
        let kind = self.random.below(4);
        let body = self.within(kind == 1, kind == 2, |script| script.block(depth - 1));
        let called = self.value(1);
        let word = ["function ", "function* ", "async function ", "function "][kind];
        let used = match kind {
            1 => format!("for (const x of {name}({called})) log(x);"),
            2 => format!("{name}({called}).then(log, e => log(told(e)));"),
            _ => format!("log({name}({called}));"),
        };
        let text = format!("{word}{name}({parameter}{default}) {body} {used}");
        let at = self.variables.iter().rposition(|known| *known == parameter);
        at.map(|at| self.variables.remove(at));
        text
    }

    fn class(&mut self, depth: usize) -> String {
        let name = self.declared();
        let heritage = self
            .random
            .pick(&["", "", " extends Array", " extends Map", " extends Object"]);
        let [attribute, other] = [(); 2].map(|()| self.random.pick(&["a", "b", "n", "0"]));
        let value = self.within(false, false, |script| script.value(2));
        let [method, getter, init] =
            [(); 3].map(|()| self.within(false, false, |script| script.block(depth - 1)));
        let init = init.replacen('{', if heritage.is_empty() { "{" } else { "{ super();" }, 1);
        let constructor = if self.random.one_in(2) {
            format!("constructor() {init}")
        } else {
            String::new()
        };
        format!(
            "class {name}{heritage} {{ #p = {value}; {attribute} = this.#p; {constructor} m() {method} get g() {getter} static {other}() {{ return {} }} }} \
             {{ const o = new {name}(); log(o.m(), o.g, {name}[{other:?}]?.()); }}",
            self.within(false, false, |script| script.value(1)),
        )
    }

    /// A function, as an expression.
    fn callable(&mut self, depth: usize) -> String {
        let known = self.variables.len();
        let (first, second) = (self.declared(), self.declared());
        let kind = self.random.below(4);
        let text = self.within(false, false, |script| match kind {
            0 => format!("({first}, {second}) => (burn(), {})", script.value(depth)),
            1 => format!("function ({first}, {second}) {}", script.block(depth.min(1))),
            2 => format!("({first}, ...{second}) => {}", script.block(depth.min(1))),
            _ => format!("function ({first}, {second}) {{ burn(); return [this === undefined, arguments.length, {}] }}", script.value(depth)),
        });
        self.variables.truncate(known);
        text
    }

    /// An expression, in brackets where it needs them.
    fn value(&mut self, depth: usize) -> String {
        if depth == 0 || self.left == 0 || self.random.one_in(5) {
            return if self.variables.is_empty() || self.random.one_in(2) {
                let literal = self.random.pick(LITERALS);
                if literal.starts_with('-') || literal.starts_with('{') {
                    format!("({literal})")
                } else {
                    literal.to_owned()
                }
            } else {
                self.variable()
            };
        }
        self.left -= 1;
        match self.random.below(12) {
            0..=3 => {
                let operator = self.random.pick(BINARY);
                format!("({} {operator} {})", self.value(depth - 1), self.value(depth - 1))
            }
            4 => format!("({}{})", self.random.pick(UNARY), self.value(depth - 1)),
            5 if self.yields => format!("(yield {})", self.value(depth - 1)),
            5 if self.awaits => format!("(await {})", self.value(depth - 1)),
            6 => format!("({})", self.callable(depth - 1)),
            _ => self.form(depth),
        }
    }

    fn form(&mut self, depth: usize) -> String {
        let form = self.random.pick(FORMS);
        let mut text = "(".to_owned();
        let private = form.contains("#p");
        for letter in form.chars() {
            match letter {
                '$' => text += &self.value(depth - 1),
                '§' => text.push('$'),
                '~' => text += &self.within(false, false, |script| script.value(depth - 1)),
                '@' => text += &self.callable(depth - 1),
                '#' if !private && text.ends_with('.') => text += self.random.pick(&NAMES[..NAMES.len() - 2]),
                '#' if !private => text += self.random.pick(NAMES),
                '%' => text += &self.variable(),
                _ => text.push(letter),
            }
        }
        text + ")"
    }
}
