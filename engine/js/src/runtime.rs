//! A machine with a program that has nothing to do by itself.

use std::sync::Arc;

use maple_codegen::front::{self, Part};
use maple_codegen::mir::NoImports;
use maple_codegen::{Options, Product, Stage};
use maple_loader::Image;
use maple_rt::js::Js;
use maple_vm::{Config, InterruptHandle, SourceKind, SourceText, Statistics, TextCompiler, Vm};

use super::error::Error;
use super::object::Released;
use super::scope::{Scope, left, release};
use super::value::Value;

/// A machine that runs scripts.
pub struct Runtime {
    vm: Vm,
    released: Arc<Released>,
}

/// An image of a text, or what is wrong with it.
fn image(text: &str, name: &str, part: Part) -> Result<Vec<u8>, String> {
    let options = Options {
        stage: Stage::Image,
        reading: front::Options {
            part,
            ..front::Options::default()
        },
        ..Options::default()
    };
    let output = maple_codegen::compile(text.as_bytes(), name, &mut NoImports, &options);
    match output.map(|output| output.product) {
        Ok(Product::Image(bytes)) => Ok(bytes),
        Ok(_) => Err("no image".to_owned()),
        Err(problems) => Err(problems
            .first()
            .map_or_else(String::new, |problem| problem.message.clone())),
    }
}

fn compile(source: &SourceText<'_>) -> Result<Vec<u8>, String> {
    let number = source.number;
    let part = match (source.kind, source.scope) {
        (SourceKind::Statements, Some(scope)) => Part::Within {
            number,
            scope: scope.to_owned(),
        },
        (SourceKind::Statements, None) => Part::Statements(number),
        (SourceKind::Function, _) => Part::Function(number),
        (SourceKind::Script, _) => Part::Script(number),
        (SourceKind::Module, _) => Part::Module(number),
    };
    image(source.text, source.name, part)
}

impl Runtime {
    /// A machine with these settings, and without scripts so far. Its compiler is that of this crate.
    ///
    /// # Errors
    /// [`Error::Start`] if the system does not give what the machine needs.
    pub fn new(config: Config) -> Result<Runtime, Error> {
        let start = |message: String| Error::Start(message);
        let config = Config {
            compiler: Some(TextCompiler(Arc::new(compile))),
            ..config
        };
        let mut vm = Vm::new(config).map_err(|error| start(error.to_string()))?;
        let bytes = image("", "start.js", Part::Program).map_err(start)?;
        let image = Image::from_bytes("start", &bytes).map_err(|error| start(error.to_string()))?;
        vm.load(vec![image]).map_err(|error| start(error.to_string()))?;
        let main = vm.main().map_err(|error| start(error.to_string()))?;
        let begun = vm.run_program_at(main, &[]);
        begun.map_err(|trap| Error::Stopped(Box::new(trap)))?;
        Ok(Runtime {
            vm,
            released: Arc::default(),
        })
    }

    /// Does something with the program's values. What is kept for it is released when it returns.
    ///
    /// # Errors
    /// Those of `body`; [`Error::Stopped`] if the program was stopped meanwhile.
    pub fn run<R>(&mut self, body: impl FnOnce(&mut Scope<'_, '_>) -> Result<R, Error>) -> Result<R, Error> {
        let released = Arc::clone(&self.released);
        let mut failed = None;
        let done = self.vm.with_runtime(|vm| {
            release(vm, &released);
            let mut js = Js::new(vm);
            let mut scope = Scope::new(&mut js, &released);
            let done = body(&mut scope);
            let stopping = scope.take_stopping();
            match (done, stopping) {
                (_, Some(raise)) => Err(raise),
                (Ok(result), None) => Ok(Some(result)),
                (Err(error), None) => {
                    let error = left(&mut js, error, &released)?;
                    failed = Some(error);
                    Ok(None)
                }
            }
        });
        match (done, failed) {
            (Err(trap), _) => Err(Error::Stopped(Box::new(trap))),
            (Ok(Some(result)), _) => Ok(result),
            (Ok(None), Some(error)) => Err(error),
            (Ok(None), None) => Err(Error::Start("nothing was done".to_owned())),
        }
    }

    /// Runs a script in the global scope; gives the value of its last statement. Jobs that it leaves are done by [`Runtime::run_jobs`].
    ///
    /// # Errors
    /// What it throws, a `SyntaxError` if it is none; [`Error::Stopped`].
    pub fn eval(&mut self, text: &str) -> Result<Value, Error> {
        self.run(|scope| scope.eval(text))
    }

    /// Does what scripts have begun and not ended: jobs of promises, then functions that wait for their time, which it waits for.
    ///
    /// # Errors
    /// What they throw; the reason of a promise that was rejected and that nobody has asked. The rest is done by the next call.
    pub fn run_jobs(&mut self) -> Result<(), Error> {
        self.run(|scope| scope.run_jobs())
    }

    /// The handle with which another thread or a signal handler stops what runs.
    pub fn interrupt_handle(&self) -> InterruptHandle {
        self.vm.interrupt_handle()
    }

    /// The machine, for what it can do besides: fuel, profiles, figures of the heap.
    pub fn vm(&mut self) -> &mut Vm {
        &mut self.vm
    }

    /// Ends the program: releases what it still has. The figures tell whether something is left that only counts of each other keep.
    /// [`Object`](crate::Object)s of it are nothing from then on.
    pub fn finish(mut self) -> Option<Statistics> {
        let released = Arc::clone(&self.released);
        let _ = self.vm.with_runtime(|vm| {
            release(vm, &released);
            Ok(())
        });
        self.vm.finish()
    }
}
