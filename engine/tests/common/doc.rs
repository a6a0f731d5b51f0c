// What the examples of the documentation start from.
mod example {
    use maple_codegen::mir::Importer;
    use maple_codegen::{Options, Product, Stage};
    use maple_vm::{Config, Vm};
    use maple_loader::Image;

    struct NoFiles;

    impl Importer for NoFiles {
        fn load(&mut self, name: &str) -> Result<Vec<u8>, String> {
            Err(name.to_owned())
        }
    }

    fn image(text: &str) -> Image {
        let options = Options { stage: Stage::Image, ..Options::default() };
        let output = maple_codegen::compile(text.as_bytes(), "example.mpl", &mut NoFiles, &options);
        let Product::Image(bytes) = output.expect("compiles").product else { panic!("no image") };
        Image::from_bytes("example.so", &bytes).expect("loads")
    }

    pub fn host_image() -> Image {
        image(
            "func &next (var %n i32) i32
             func &call_next (var %n i32) i32 {
               callassigned &next (dread i32 %n) { dassign %n 0 }
               return (dread i32 %n) }",
        )
    }

    pub fn later_image() -> Image {
        image(
            "func &divide (var %a i32, var %b i32) i32 {
               if (eq u1 i32 (dread i32 %b, constval i32 0)) { return (constval i32 0) }
               return (div i32 (dread i32 %a, dread i32 %b)) }",
        )
    }

    pub fn example_vm() -> Vm {
        example_vm_with(Config::default())
    }

    pub fn example_vm_with(config: Config) -> Vm {
        let mut vm = Vm::new(config).expect("vm");
        let image = image(
            "var $counter i32 = 7
             func &add (var %a i32, var %b i32) i32 { return (add i32 (dread i32 %a, dread i32 %b)) }
             func &divide (var %a i32, var %b i32) i32 { return (div i32 (dread i32 %a, dread i32 %b)) }
             func &forever () void { while (constval u1 1) { dassign $counter (dread i32 $counter) } }",
        );
        vm.load(vec![image]).expect("links");
        vm
    }
}
#[allow(unused_imports)]
use example::{example_vm, example_vm_with, host_image, later_image};
