//! Programs of several files: what `require` finds, and what it says if it finds nothing.

mod support;

use std::fs;

use support::Project;

const FILES: &[(&str, &str)] = &[
    (
        "main.js",
        "const a = require('./lib/a'), b = require('./lib/b.js'), data = require('./lib/data.json');\n\
         const pkg = require('./lib/pkg'), dep = require('dep');\n\
         console.log(a.name, b.get(), data, pkg.name, dep.name, require('./lib/a') === a, module.exports === exports);\n\
         console.log(__filename.endsWith('main.js'), process.argv.slice(2));\n\
         for (const name of ['./nope', './lib/bad', 'nodep']) {\n\
           try { require(name) } catch (e) { console.log(e.name, e.code) }\n\
         }\n\
         const fs = require('fs'), file = __dirname + '/made.txt';\n\
         fs.writeFileSync(file, 'one '); fs.appendFileSync(file, 'two');\n\
         console.log(fs.readFileSync(file, 'utf8'), fs.existsSync(__dirname + '/nope'));\n\
         try { fs.readFileSync('/nope/x') } catch (e) { console.log(e.code, e.message) }\n",
    ),
    (
        "lib/a.js",
        "exports.name = 'a'; exports.b = require('./b'); exports.later = 1\n",
    ),
    (
        "lib/b.js",
        "#!/usr/bin/env node\nconst a = require('./a'); module.exports = { get() { return a.later + a.name } }; this.x = 1\n",
    ),
    ("lib/data.json", "{\"k\": [1, 2]}\n"),
    ("lib/bad.js", "let x = ;\n"),
    ("lib/pkg/package.json", "{\"name\": \"p\", \"main\": \"./m\"}\n"),
    (
        "lib/pkg/m.js",
        "module.exports = class P { static s = __dirname.length > 3 }\n",
    ),
    (
        "node_modules/dep/index.js",
        "module.exports = function dep() {}\n",
    ),
];

const EXPECTED: &str = "\
a 1a { k: [ 1, 2 ] } P dep true true
true [ 'p', 'q' ]
Error MODULE_NOT_FOUND
SyntaxError undefined
Error MODULE_NOT_FOUND
one two false
ENOENT ENOENT: no such file or directory, open '/nope/x'
";

#[test]
fn files_find_each_other() {
    let project = Project::new(&[]);
    for (name, text) in FILES {
        let path = project.path(name);
        if let Some(folder) = path.parent() {
            fs::create_dir_all(folder).expect("a folder");
        }
        fs::write(path, text).expect("a file in the folder");
    }
    let ran = project.mplsh(&["--check-leaks", "main.js", "p", "q"]);
    assert_eq!(ran, (0, EXPECTED.to_owned(), String::new()));
    // From elsewhere, as an argument with a folder.
    let main = project.path("main.js");
    let ran = Project::new(&[]).mplsh(&[&main.to_string_lossy(), "p", "q"]);
    assert_eq!(ran, (0, EXPECTED.to_owned(), String::new()));
}
