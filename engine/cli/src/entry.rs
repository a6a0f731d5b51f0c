//! `--entry`: programs whose traps the tool answers. Each is printed, and answered by a script, or with zero.

use std::collections::HashMap;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex};

use maple_loader::Image;
use maple_mirbin::Kind;
use maple_vm::{Answer, BREAKPOINT, Caller, Datum, HostError, Prim, Request, Type, Value, Vm};

/// What a line of a script does.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Action {
    /// `return VALUE`, `return` for zero
    Return(String),
    /// `throw VALUE`
    Throw(String),
    /// `exit`
    Exit,
    /// `collect`
    Collect,
    /// `enable N`
    Enable(u32),
    /// `disable N`
    Disable(u32),
    /// `stack`
    Stack,
    /// `load FILE`
    Load(PathBuf),
}

/// Answers to traps, by name.
#[derive(Default, Debug)]
pub struct Script {
    /// Of each name its lines in order: the last one stays.
    answers: HashMap<String, Vec<Vec<Action>>>,
}

impl Script {
    /// Reads a script from a file.
    ///
    /// # Errors
    /// What is wrong, with the line.
    pub fn open(path: &Path) -> Result<Script, String> {
        let text = std::fs::read_to_string(path).map_err(|error| format!("{}: {error}", path.display()))?;
        Script::parse(&text).map_err(|(line, problem)| format!("{}:{line}: {problem}", path.display()))
    }

    fn parse(text: &str) -> Result<Script, (usize, String)> {
        let mut script = Script::default();
        for (number, line) in (1..).zip(text.lines()) {
            let line = line.split('#').next().unwrap_or_default().trim();
            let Some((name, actions)) = line.split_once(char::is_whitespace) else {
                match line.is_empty() {
                    true => continue,
                    false => return Err((number, format!("what to do when `{line}` traps is missing"))),
                }
            };
            let actions = actions.split(';').map(|action| Action::parse(action.trim()));
            let actions: Result<Vec<Action>, String> = actions.collect();
            let actions = actions.map_err(|problem| (number, problem))?;
            script.answers.entry(name.to_owned()).or_default().push(actions);
        }
        Ok(script)
    }

    /// What to do now when this trap happens.
    fn next(&mut self, name: &str) -> Vec<Action> {
        match self.answers.get_mut(name) {
            Some(list) if list.len() > 1 => list.remove(0),
            Some(list) => list.first().cloned().unwrap_or_default(),
            None => Vec::new(),
        }
    }
}

impl Action {
    fn parse(text: &str) -> Result<Action, String> {
        let (word, rest) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
        let rest = rest.trim();
        let number = || {
            rest.parse()
                .map_err(|_| format!("`{word}` takes the number of a watchpoint"))
        };
        let value = || match rest {
            "" => Err(format!("`{word}` takes a value")),
            rest => Ok(rest.to_owned()),
        };
        Ok(match word {
            "return" => Action::Return(rest.to_owned()),
            "throw" => Action::Throw(value()?),
            "enable" => Action::Enable(number()?),
            "disable" => Action::Disable(number()?),
            "load" => Action::Load(value()?.into()),
            "exit" if rest.is_empty() => Action::Exit,
            "collect" if rest.is_empty() => Action::Collect,
            "stack" if rest.is_empty() => Action::Stack,
            _ => {
                return Err(format!(
                    "`{text}` is no answer to a trap; there are return, throw, exit, collect, enable, disable, load and stack"
                ));
            }
        })
    }
}

/// What a script compiles and loads programs with.
pub type Load = dyn Fn(&Path) -> Result<Image, String> + Send + Sync;

/// Lets the VM print its traps and calls of undefined functions, and answer them by the script.
///
/// # Errors
/// If it has images already.
pub fn listen(vm: &mut Vm, script: Script, load: Box<Load>) -> Result<(), maple_vm::Error> {
    let (script, load): (_, Arc<Load>) = (Arc::new(Mutex::new(script)), Arc::from(load));
    let next = move |name: &str| match script.lock() {
        Ok(mut script) => script.next(name),
        Err(poisoned) => poisoned.into_inner().next(name),
    };
    let (next_undefined, loading) = (next.clone(), load.clone());
    vm.on_undefined(move |caller, symbol| {
        let name = name_of(symbol);
        print(&format!("{name}: undefined"))?;
        for action in next_undefined(&name) {
            match action {
                Action::Return(_) | Action::Throw(_) | Action::Exit => {
                    return Err(HostError::new(
                        "a call of an undefined function has no answer; load what defines it",
                    ));
                }
                action => act(caller, action, loading.as_ref())?,
            }
        }
        Ok(())
    })?;
    vm.stop_at_breakpoints(true);
    vm.on_trap(move |caller, request| {
        print(&match request.name == BREAKPOINT {
            true => at_breakpoint(caller, request),
            false => {
                let values = request.values.iter().map(|(_, value)| format!(" {value}"));
                format!("{}:{}", request.name, values.collect::<String>())
            }
        })?;
        for action in next(&request.name) {
            match action {
                Action::Return(text) => {
                    return Ok(Answer::Return(value(request, &text, &request.result)?));
                }
                Action::Throw(text) => return thrown(request, &text),
                Action::Exit => return Ok(Answer::Exit),
                action => act(caller, action, load.as_ref())?,
            }
        }
        Ok(Answer::Return(request.result.zero()))
    })
}

/// Where a breakpoint is, and what the program has there.
fn at_breakpoint(caller: &mut Caller<'_>, request: &Request) -> String {
    let frames = caller.frames();
    let place = frames.first().map(|frame| {
        let line = frame.place.source.as_ref();
        let line = line.map_or_else(String::new, |(file, line)| format!(" ({file}:{line})"));
        format!(" in {}{line}", frame.place.function)
    });
    let mut text = format!("{BREAKPOINT}{}:", place.unwrap_or_default());
    for (at, (name, value)) in request.values.iter().enumerate() {
        text.push_str(&format!("{} {name} = {value}", if at > 0 { "," } else { "" }));
    }
    text
}

fn print(line: &str) -> Result<(), HostError> {
    let mut out = std::io::stdout().lock();
    out.write_all(line.as_bytes())?;
    out.write_all(b"\n")?;
    Ok(out.flush()?)
}

fn thrown(request: &Request, text: &str) -> Result<Answer, HostError> {
    match value(request, text, &Type::Ref)? {
        Datum::Ref(thrown) => Ok(Answer::Throw(thrown)),
        other => {
            let name = &request.name;
            Err(HostError::new(format!(
                "{name}: {text} is {other}, and no ref; only references are thrown"
            )))
        }
    }
}

/// Does what is no answer.
fn act(caller: &mut Caller<'_>, action: Action, load: &Load) -> Result<(), HostError> {
    match action {
        Action::Collect => caller.collect(),
        Action::Enable(number) => watch(caller, number, true)?,
        Action::Disable(number) => watch(caller, number, false)?,
        Action::Stack => {
            for frame in caller.frames() {
                let mut line = format!("  at {}", frame.place);
                for (at, (name, value)) in (0..).zip(caller.kept(&frame).map_or(Vec::new(), |kept| kept.1)) {
                    let lead = if at == 0 { ":" } else { "," };
                    line.push_str(&format!("{lead} {name} = {value}"));
                }
                print(&line)?;
            }
        }
        Action::Load(path) => {
            let image = load(&path).map_err(HostError::new)?;
            caller.extend(vec![image])?;
        }
        Action::Return(_) | Action::Throw(_) | Action::Exit => {}
    }
    Ok(())
}

fn watch(caller: &mut Caller<'_>, number: u32, enabled: bool) -> Result<(), HostError> {
    match caller.watch(number, enabled) {
        true => Ok(()),
        false => Err(HostError::new(format!("the program has no watchpoint {number}"))),
    }
}

/// Takes those of the images out that define a function which one before them defines, and all after the first of them: they are loaded later,
/// and replace it.
pub fn later(images: &mut Vec<Image>) -> Vec<Image> {
    let defines =
        |image: &Image, name: &str| image.exported(name).is_some() && image.function(name).is_some();
    let first = (1..images.len()).find(|at| {
        let (before, rest) = images.split_at(*at);
        rest.first().is_some_and(|image| {
            let functions = image.functions();
            let mut names = functions.iter().map(|function| image.function_name(function));
            names.any(|name| defines(image, name) && before.iter().any(|image| defines(image, name)))
        })
    });
    first.map_or_else(Vec::new, |first| images.split_off(first))
}

/// The name of a function with this symbol.
fn name_of(symbol: &str) -> String {
    format!("@{}", symbol.replace("|2D", "-"))
}

/// A value of a script: that of a name that the trap keeps alive, or one that is written out.
fn value(request: &Request, text: &str, ty: &Type) -> Result<Datum, HostError> {
    if text.is_empty() {
        return Ok(ty.zero());
    }
    if let Some(kept) = request.value(text) {
        return Ok(kept.clone());
    }
    ty.read(text)
        .ok_or_else(|| HostError::new(format!("{}: `{text}` is no value of type {ty}", request.name)))
}

/// The symbol of a function: its name without `@`, with `|2D` for `-`.
pub fn symbol(name: &str) -> String {
    name.strip_prefix('@').unwrap_or(name).replace('-', "|2D")
}

/// The type of a formal or a result, as far as it tells.
fn shown_type(prim: Prim) -> Type {
    match prim {
        Prim::Void => Type::Void,
        Prim::F32 => Type::Float,
        Prim::F64 => Type::Double,
        prim if prim.is_tagged() => Type::Tagged,
        prim if prim.is_address() => Type::Ref,
        prim => Type::Int(prim.bits() as u8),
    }
}

/// Reads an argument.
///
/// # Errors
/// If it is none.
pub fn argument(prim: Prim, text: &str) -> Result<Value, String> {
    let ty = shown_type(prim);
    match ty.read(text) {
        Some(Datum::Int { bits, .. }) => Ok(Value::new(prim, bits)),
        Some(Datum::Float(value)) => Ok(Value::f32(value)),
        Some(Datum::Double(value)) => Ok(Value::f64(value)),
        Some(Datum::Ref(_)) => Ok(Value::address(0)),
        Some(Datum::Tagged(bits)) => Ok(Value::new(prim, bits)),
        _ => Err(format!("`{text}` is no value of type {ty}")),
    }
}

/// What a result looks like; nothing if there is none. Unsigned integers have a sign unless `unsigned` says otherwise.
pub fn result(value: Value, unsigned: bool) -> Option<String> {
    let ty = shown_type(value.ty());
    if unsigned && value.ty().kind() == Kind::Uint {
        return Some(value.bits().to_string());
    }
    match ty {
        Type::Void => None,
        Type::Int(width) => {
            let bits = value.bits();
            Some(Datum::Int { width, bits }.to_string())
        }
        Type::Float => Some(Datum::Float(f32::from_bits(value.bits() as u32)).to_string()),
        Type::Double => Some(Datum::Double(f64::from_bits(value.bits())).to_string()),
        Type::Tagged => Some(Datum::Tagged(value.bits()).to_string()),
        Type::Ref if value.bits() == 0 => Some("NULL".to_owned()),
        Type::Ref => Some("ref".to_owned()),
        _ => Some(value.to_string()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn scripts_are_read_line_by_line() {
        let text = "# answers\n%a return 5\n%a collect; throw NULL\n%b enable 7; exit # ends\n\n";
        let mut script = Script::parse(text).expect("a script");
        assert_eq!(script.next("%a"), [Action::Return("5".to_owned())]);
        for _ in 0..2 {
            let throws = [Action::Collect, Action::Throw("NULL".to_owned())];
            assert_eq!(script.next("%a"), throws);
        }
        assert_eq!(script.next("%b"), [Action::Enable(7), Action::Exit]);
        assert_eq!(script.next("%c"), []);
        for (text, line) in [
            ("%a", 1),
            ("\n%a throw", 2),
            ("%a go", 1),
            ("%a enable x", 1),
            ("%a exit 3", 1),
        ] {
            assert_eq!(Script::parse(text).expect_err(text).0, line);
        }
    }
}
