//! Calls: finding the function, giving it its arguments.

use std::collections::{BTreeMap, HashMap};
use std::rc::Rc;

use maple_codegen::front::corevm::ast::{Function, Inst, Intrinsic, ParamKind, Type};
use maple_codegen::mir::Name;

use super::convert::Numbers;
use super::fault::{Fault, malformed};
use super::value::{Bytes, Dynamic, Item, Value};
use super::{DEPTH, Frame, Machine};

impl<'m> Machine<'m> {
    /// The function of a name.
    pub(super) fn function(&self, name: &[u8]) -> Option<&'m Function> {
        let module = self.types.0;
        let name = module.names.get(name)?;
        module.functions.iter().find(|function| function.name == name)
    }

    fn declared(&self, name: &[u8]) -> Option<&'m Intrinsic> {
        let module = self.types.0;
        let name = module.names.get(name)?;
        module.intrinsics.iter().find(|declared| declared.name == name)
    }

    /// Executes `call`.
    ///
    /// A name that is computed says nothing about parameters: arguments become objects, of which the function wants exactly its types.
    pub(super) fn call(&mut self, inst: &Inst, callee: &Item, args: &[Item]) -> Result<(), Fault> {
        let computed = inst.constant_name().is_none();
        let name = self.types.string(callee)?;
        let ty = inst.ty.unwrap_or(Type::VOID);
        let boxed: Result<Vec<Item>, Fault>;
        let mut args = args;
        if computed {
            let object = |item: &Item| Ok(Item::Value(Value::Object(self.types.object(item)?)));
            boxed = args.iter().map(object).collect();
            args = boxed.as_deref().map_err(Clone::clone)?;
        }
        if let Some(function) = self.function(&name) {
            if ty.value() != function.ret.value() {
                return unfit(computed, Fault::TypeMismatch);
            }
            return self.enter(function, args, &inst.options, inst.target, ty, computed);
        }
        let Some(declared) = self.declared(&name) else {
            return unfit(computed, Fault::NoSuchFunction);
        };
        if ty.value() != declared.ret.value() {
            return unfit(computed, Fault::TypeMismatch);
        }
        if declared.params.len() != args.len() || !inst.options.is_empty() {
            return unfit(computed, Fault::Arguments);
        }
        let params = declared.params.iter().map(|param| match param.kind {
            ParamKind::Regular(ty) => ty,
            ParamKind::Positional | ParamKind::Keyword => Type::OBJECT,
        });
        let args = params.zip(args);
        let args: Result<Vec<Value>, Fault> =
            args.map(|(ty, arg)| self.argument(arg, ty, computed)).collect();
        let result = self.intrinsic(&name, &args?)?;
        if ty == Type::VOID {
            return Ok(());
        }
        let result = self
            .types
            .coerce(&Item::Value(result), declared.ret, Numbers::Mix)?;
        let result = self.types.coerce(&Item::Value(result), ty, Numbers::Same)?;
        if let (Some(target), Some(frame)) = (inst.target, self.frames.last_mut()) {
            frame.names.insert(target, Item::Value(result));
        }
        Ok(())
    }

    /// An argument as a value of the type of the parameter.
    fn argument(&self, arg: &Item, ty: Type, computed: bool) -> Result<Value, Fault> {
        match self.types.coerce(arg, ty, Numbers::Same) {
            Err(Fault::Malformed(_)) if computed => Err(Fault::TypeMismatch),
            other => other,
        }
    }

    /// Begins a call. The last arguments are those of the keywords.
    pub(super) fn enter(
        &mut self,
        function: &'m Function,
        args: &[Item],
        keywords: &[Name],
        target: Option<Name>,
        ty: Type,
        computed: bool,
    ) -> Result<(), Fault> {
        if self.frames.len() >= DEPTH {
            return Err(Fault::StackOverflow);
        }
        let Some(plain) = args.len().checked_sub(keywords.len()) else {
            return unfit(computed, Fault::Arguments);
        };
        let (plain, named) = args.split_at(plain);
        let (mut list, mut map): (Vec<Dynamic>, BTreeMap<Bytes, Dynamic>) = Default::default();
        let mut given: Vec<Option<&Item>> = vec![None; function.params.len()];
        for (at, arg) in plain.iter().enumerate() {
            match given.get_mut(at) {
                Some(place) => *place = Some(arg),
                None => list.push(self.types.object(arg)?),
            }
        }
        for (name, arg) in keywords.iter().zip(named) {
            let at = function.params.iter().position(|param| param.name == *name);
            let twice = match at {
                Some(at) => given[at].replace(arg).is_some(),
                None => {
                    let key: Bytes = self.types.0.names.bytes(*name).into();
                    map.insert(key, self.types.object(arg)?).is_some()
                }
            };
            if twice {
                return unfit(computed, Fault::Arguments);
            }
        }
        let too_many = function.positional.is_none() && !list.is_empty();
        let unexpected = function.keyword.is_none() && !map.is_empty();
        if too_many || unexpected || given.iter().any(Option::is_none) {
            return unfit(computed, Fault::Arguments);
        }
        let mut names = HashMap::new();
        for (param, arg) in function.params.iter().zip(given.into_iter().flatten()) {
            let spot = self.types.holding(self.argument(arg, param.ty, computed)?)?;
            names.insert(param.name, Item::Place(param.ty, spot));
        }
        let object = |held| Item::Value(Value::Object(held));
        names.extend(
            function
                .positional
                .map(|name| (name, object(Dynamic::List(Rc::new(list))))),
        );
        names.extend(
            function
                .keyword
                .map(|name| (name, object(Dynamic::Map(Rc::new(map))))),
        );
        self.frames.push(Frame {
            function,
            block: 0,
            inst: 0,
            names,
            target,
            ty,
        });
        Ok(())
    }
}

/// The fault of a call that does not fit: the verifier sees it if the name is a constant.
fn unfit<T>(computed: bool, fault: Fault) -> Result<T, Fault> {
    match computed {
        true => Err(fault),
        false => malformed(format!("a call: {fault:?}")),
    }
}
