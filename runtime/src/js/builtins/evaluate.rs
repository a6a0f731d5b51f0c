//! `eval`, and the constructors that make functions of texts (ECMAScript 5.1 §15.1.2.1, §15.3.2.1; ECMAScript, CreateDynamicFunction).

use super::super::context::Js;
use super::super::key::Key;
use super::super::kinds::{ErrorKind, Kind, NATIVE, Traits};
use super::super::native::{Call, Native, number};
use super::super::value::Value;
use crate::managed::{CompileError, Raise, SourceKind, SourceText};

const TABLE: usize = 23;
/// What texts without a file are called.
const NAME: &str = "eval.js";
/// Bytes of texts whose code is kept for the next time, and how many are kept.
const MOST_KNOWN: usize = 4096;
const KNOWN: usize = 1024;

pub(super) const FUNCTIONS: &[Native] = &[
    Native::new("eval", 1, |js, call| js.evaluate(call.arg(0))),
    Native::new("GeneratorFunction", 1, |js, call| {
        js.function_of_text("function*", call)
    }),
    Native::new("AsyncFunction", 1, |js, call| {
        js.function_of_text("async function", call)
    }),
    Native::new("AsyncGeneratorFunction", 1, |js, call| {
        js.function_of_text("async function*", call)
    }),
];

pub(super) fn install(js: &mut Js<'_>) -> Result<(), Raise> {
    let Some(global) = js.realm().global.and_then(Value::as_object) else {
        return Ok(());
    };
    js.add_functions(global, TABLE, 0..1)?;
    // Constructors that have no names of their own.
    let kinds = [
        Kind::GeneratorFunction,
        Kind::AsyncFunction,
        Kind::AsyncGeneratorFunction,
    ];
    let parent = js.get_named(global, "Function")?;
    for (place, kind) in (1..).zip(kinds) {
        let Some(prototype) = js.realm().prototype(kind).as_object() else {
            continue;
        };
        let constructor = js.make_native(number(TABLE, place), true)?;
        js.set_prototype(constructor, parent);
        let names = js.realm().names;
        js.own(constructor, Key::Name(names.prototype))?;
        let value = Value::object(prototype);
        js.add(constructor, Key::Name(names.prototype), value, Traits::NONE)?;
        let value = Value::object(constructor);
        js.add(
            prototype,
            Key::Name(names.constructor),
            value,
            Traits::CONFIGURABLE,
        )?;
    }
    Ok(())
}

impl Js<'_> {
    /// What a text gives as a script in the global scope; anything but a string is what it is.
    fn evaluate(&mut self, text: Value) -> Result<Value, Raise> {
        let Some(string) = text.as_string() else {
            return Ok(text);
        };
        let text = self.text_of(string)?;
        self.run_text(&text, NAME, SourceKind::Statements)
    }

    /// Whether a function is `eval`.
    pub(in super::super) fn is_eval(&mut self, function: Value) -> bool {
        let function = function.as_object().filter(|function| function.is(NATIVE));
        function.is_some_and(|function| function.length() == number(TABLE, 0))
    }

    /// What a text gives that sees an environment.
    pub(in super::super) fn evaluate_within(
        &mut self,
        text: Value,
        environment: Value,
        scope: Value,
    ) -> Result<Value, Raise> {
        let (Some(string), Some(scope)) = (text.as_string(), scope.as_string()) else {
            return Ok(text);
        };
        let (text, scope) = (self.text_of(string)?, self.text_of(scope)?);
        let code = self.compile_text(&text, NAME, SourceKind::Statements, Some(&scope))?;
        self.deeper(|js| {
            let bits = js.vm().call(code, &[environment.0])?;
            Ok(js.keep(Value(bits)))
        })
    }

    /// A function of parameters and a body.
    pub(super) fn function_of_text(&mut self, head: &str, call: &Call<'_>) -> Result<Value, Raise> {
        let (body, params) = match call.args {
            [params @ .., body] => (Some(*body), params),
            [] => (None, &[][..]),
        };
        let mut parts = Vec::with_capacity(params.len());
        for param in params {
            parts.push(self.to_text(*param)?);
        }
        let body = match body {
            Some(body) => self.to_text(body)?,
            None => String::new(),
        };
        let params = parts.join(",");
        // Neither part may end the other: each is a function by itself.
        let text = format!("({head} anonymous({params}\n) {{\n{body}\n}})");
        self.run_text(&text, NAME, SourceKind::Function)
    }

    /// The value of a text, whose places are shown with a name.
    pub(in super::super) fn run_text(
        &mut self,
        text: &str,
        name: &str,
        kind: SourceKind,
    ) -> Result<Value, Raise> {
        let code = self.compile_text(text, name, kind, None)?;
        self.deeper(|js| {
            let bits = js.vm().call(code, &[])?;
            Ok(js.keep(Value(bits)))
        })
    }

    /// The code of a text.
    pub(super) fn compile_text(
        &mut self,
        text: &str,
        name: &str,
        kind: SourceKind,
        scope: Option<&str>,
    ) -> Result<u64, Raise> {
        let key = (text.len() <= MOST_KNOWN).then(|| (kind, [scope.unwrap_or_default(), text].join("\n")));
        if let Some(key) = &key
            && let Some(code) = self.realm().compiled.get(key)
        {
            return Ok(*code);
        }
        let number = self.realm().texts.wrapping_add(1);
        self.realm().texts = number;
        let source = SourceText {
            text,
            name,
            kind,
            number,
            scope,
        };
        let compiled = self.vm().compile(&source);
        let code = compiled.map_err(|error| match error {
            CompileError::NoCompiler => {
                let message = "Code generation from strings disallowed for this context";
                self.error(ErrorKind::Eval, message)
            }
            CompileError::Text(message) => self.syntax_error(&message),
            CompileError::Load(message) => self.range_error(&format!("the code cannot be loaded: {message}")),
        })?;
        if let Some(key) = key {
            let known = &mut self.realm().compiled;
            if known.len() >= KNOWN {
                known.clear();
            }
            known.insert(key, code);
        }
        Ok(code)
    }
}
