//! The layers of ARCHITECTURE.md: which folder of the engine may use which, how many files may import each other in a circle, and who names
//! languages. What is named
//! through an imported module counts as named by its whole path.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use maple_codegen::front::LANGUAGES;
use maple_tests::docs::root;

/// The folders and files of `engine/src`, a layer a line, from the bottom. A layer uses itself and those above it in this list.
const LAYERS: [&[&str]; 4] = [
    &["config", "memory", "state", "trace"],
    &["fault", "machine", "managed", "native", "stepper", "unwind"],
    &["api"],
    &["profile"],
];

/// Crates whose files are looked at for circles.
const CRATES: [&str; 9] = [
    "loader/mirbin/src",
    "loader/src",
    "runtime/src",
    "codegen/src",
    "engine/lir/src",
    "engine/dispatch/src",
    "engine/translate/src",
    "engine/src",
    "engine/js/src",
];

/// Files that may import each other in a circle.
const CIRCLE: usize = 8;

/// The modules of a crate: path from the crate's root, and text without comments and tests.
fn modules(source: &Path) -> BTreeMap<Vec<String>, String> {
    fn walk(folder: &Path, path: &[String], found: &mut BTreeMap<Vec<String>, String>) {
        for entry in fs::read_dir(folder).unwrap().map(Result::unwrap) {
            let name = entry.file_name().into_string().unwrap();
            let stem = name.trim_end_matches(".rs").to_owned();
            let is_own = matches!(stem.as_str(), "mod" | "lib" | "main");
            let mut path = path.to_vec();
            if !is_own {
                path.push(stem.clone());
            }
            if entry.path().is_dir() {
                walk(&entry.path(), &path, found);
            } else if name.ends_with(".rs") && stem != "tests" {
                found.insert(path, code(&fs::read_to_string(entry.path()).unwrap()));
            }
        }
    }
    let mut found = BTreeMap::new();
    walk(source, &[], &mut found);
    found.retain(|path, _| path.iter().all(|part| part != "tests"));
    found
}

/// A text without comments and without tests at its end. Strings stay.
fn code(text: &str) -> String {
    let text = text.split("#[cfg(test)]\nmod tests {").next().unwrap_or_default();
    let comment = |line: &str| {
        let mut quoted = false;
        let found = line.match_indices(['"', '/']).find(|(at, sign)| {
            quoted ^= *sign == "\"" && !line[..*at].ends_with(['\\', '\'']);
            !quoted && line[*at..].starts_with("//")
        });
        found.map_or(line.len(), |(at, _)| at)
    };
    let lines = text.lines().map(|line| &line[..comment(line)]);
    lines.collect::<Vec<_>>().join("\n")
}

/// A text without what its strings say.
fn without_strings(text: &str) -> String {
    text.split('"').step_by(2).collect::<Vec<_>>().join("\"\"")
}

/// The paths of a `use` tree.
fn expand(prefix: &str, tree: &str, paths: &mut Vec<String>) {
    let Some((head, group)) = tree.split_once('{') else {
        let path = tree.split(" as ").next().unwrap_or_default().trim();
        paths.push(format!("{prefix}{path}"));
        return;
    };
    let prefix = format!("{prefix}{}", head.trim());
    let group = group.trim_end().trim_end_matches('}');
    let (mut depth, mut start) = (0, 0);
    for (at, letter) in group.char_indices().chain([(group.len(), ',')]) {
        match letter {
            '{' => depth += 1,
            '}' => depth -= 1,
            ',' if depth == 0 => {
                if !group[start..at].trim().is_empty() {
                    expand(&prefix, group[start..at].trim(), paths);
                }
                start = at + 1;
            }
            _ => {}
        }
    }
}

/// The paths that a module names.
fn paths(text: &str) -> Vec<String> {
    let mut found = Vec::new();
    let text = without_strings(text);
    for statement in text.split(';') {
        let words = statement.rsplit_once("use ");
        let words =
            words.filter(|(before, _)| before.trim_end().is_empty() || before.ends_with([' ', '\n', ')']));
        let (before, tree) = words.map_or((statement, None), |(before, tree)| (before, Some(tree)));
        if let Some(tree) = tree {
            expand("", tree.trim(), &mut found);
        }
        let letters = |letter: char| letter.is_alphanumeric() || matches!(letter, '_' | ':');
        let names = before.split(|letter: char| !letters(letter));
        found.extend(names.filter(|name| name.contains("::")).map(str::to_owned));
    }
    found
}

/// A path seen from a module as one from the crate's root.
fn absolute(from: &[String], path: &str) -> Vec<String> {
    let mut place: Vec<String> = from.to_vec();
    for (index, part) in path.split("::").map(str::trim).enumerate() {
        match part {
            "crate" if index == 0 => place.clear(),
            "self" => {}
            "super" => {
                place.pop();
            }
            _ => place.push(part.to_owned()),
        }
    }
    place
}

/// Which module a path names, seen from a module: the longest part of it that is one, other than the crate's root.
fn resolve<'m>(
    modules: &'m BTreeMap<Vec<String>, String>,
    from: &[String],
    path: &str,
) -> Option<&'m Vec<String>> {
    let mut place = absolute(from, path);
    while !place.is_empty() {
        if let Some((module, _)) = modules.get_key_value(&place) {
            return Some(module).filter(|module| module.as_slice() != from);
        }
        place.pop();
    }
    None
}

type Graph<'m> = BTreeMap<&'m Vec<String>, BTreeSet<&'m Vec<String>>>;

fn graph(modules: &BTreeMap<Vec<String>, String>) -> Graph<'_> {
    // What the root exports is named as if it were the root's.
    let root = modules.get(&Vec::new()).map_or("", String::as_str);
    let exported: BTreeMap<String, String> = paths(root)
        .into_iter()
        .map(|path| match path.split("::").next() {
            Some(first) if modules.contains_key(&vec![first.to_owned()]) => format!("crate::{path}"),
            _ => path,
        })
        .filter_map(|path| Some((path.rsplit("::").next()?.to_owned(), path)))
        .collect();
    let through_root = |path: String| match path.strip_prefix("crate::").map(|rest| rest.split("::").next()) {
        Some(Some(name)) if exported.contains_key(name) => exported[name].clone(),
        _ => path,
    };
    let uses = |from: &[String], text: &str| {
        let named: Vec<String> = paths(text).into_iter().map(through_root).collect();
        // Modules that are imported by their last name: what is named through them is theirs.
        let imported: BTreeMap<&str, &String> = named
            .iter()
            .filter(|path| modules.contains_key(&absolute(from, path)))
            .filter_map(|path| Some((path.rsplit("::").next()?, path)))
            .collect();
        let through = |path: &String| {
            let (first, rest) = path.split_once("::")?;
            Some(format!("{}::{rest}", imported.get(first)?))
        };
        let followed: Vec<String> = named.iter().filter_map(through).collect();
        let named = named.iter().chain(&followed);
        let named = named.filter_map(|path| resolve(modules, from, path));
        // What a module declares is its own.
        named.filter(|to| !to.starts_with(from)).collect()
    };
    modules
        .iter()
        .map(|(from, text)| (from, uses(from, text)))
        .collect()
}

/// Everything that is used from a module on.
fn reachable<'m>(graph: &Graph<'m>, from: &'m Vec<String>) -> BTreeSet<&'m Vec<String>> {
    let mut found = BTreeSet::new();
    let mut work = vec![from];
    while let Some(module) = work.pop() {
        for to in graph.get(module).into_iter().flatten() {
            if found.insert(*to) {
                work.push(to);
            }
        }
    }
    found
}

#[test]
fn folders_of_the_engine_use_those_of_their_layer_and_below() {
    let source = root().join("engine/src");
    let modules = modules(&source);
    let layer = |module: &[String]| {
        let folder = module.first()?;
        LAYERS.iter().position(|layer| layer.contains(&folder.as_str()))
    };
    let unknown: Vec<_> = modules
        .keys()
        .filter(|module| !module.is_empty() && layer(module).is_none())
        .collect();
    assert!(unknown.is_empty(), "in no layer: {unknown:?}");
    let mut wrong = Vec::new();
    for (from, uses) in graph(&modules) {
        let upwards = uses.into_iter().filter(|to| layer(from) < layer(to));
        wrong.extend(
            upwards
                .filter(|_| !from.is_empty())
                .map(|to| format!("{} uses {}", from.join("::"), to.join("::"))),
        );
    }
    assert!(wrong.is_empty(), "against the layers:\n{}", wrong.join("\n"));
}

#[test]
fn circles_of_files_are_small() {
    let mut large: Vec<(PathBuf, Vec<String>)> = Vec::new();
    for source in CRATES {
        let modules = modules(&root().join(source));
        let graph = graph(&modules);
        let reach: BTreeMap<_, _> = graph
            .keys()
            .map(|from| (*from, reachable(&graph, from)))
            .collect();
        let mut seen = BTreeSet::new();
        for (from, found) in &reach {
            let circle: BTreeSet<_> = found
                .iter()
                .filter(|to| reach[*to].contains(from) && reach[*from].contains(*to))
                .copied()
                .collect();
            if circle.len() > CIRCLE && seen.insert(circle.clone()) {
                large.push((
                    source.into(),
                    circle.iter().map(|module| module.join("::")).collect(),
                ));
            }
        }
    }
    assert!(
        large.is_empty(),
        "circles of more than {CIRCLE} files: {large:#?}"
    );
}

/// Folders whose files know languages from the table of front ends and from what managed languages share.
const NEUTRAL: [&str; 7] = [
    "engine/src",
    "engine/cli/src",
    "engine/lir/src",
    "engine/dispatch/src",
    "engine/translate/src",
    "loader",
    "tests/src",
];

#[test]
fn only_a_language_s_own_files_name_it() {
    let languages = ["java", "shard"];
    // Descriptors are the image format's; but which classes there are only the language knows.
    let classes = ["\"ljava/", "java.lang"];
    let mut names = Vec::new();
    let fronts = fs::read_dir(root().join("codegen/src/front"))
        .unwrap()
        .map(Result::unwrap);
    let folders = fronts.filter(|entry| entry.path().is_dir());
    names.extend(folders.map(|folder| folder.file_name().into_string().unwrap()));
    for language in LANGUAGES.iter().skip(1) {
        names.extend(language.name.split(' ').next().map(str::to_lowercase));
        // As in a file's name, or as a word of its own.
        let forms = language.forms.iter().map(|form| form.extension);
        names.extend(forms.flat_map(|form| [format!(".{form}"), format!("\"{form}\"")]));
    }
    let mut found = Vec::new();
    for folder in NEUTRAL {
        for (module, text) in modules(&root().join(folder)) {
            // Images say which language they are from, by numbers that the build note gives names.
            if folder == "loader" && module.last().is_some_and(|last| last == "note") {
                continue;
            }
            // What makes random programs of a language is its own; the folder around it lists such.
            let is_generator = match module.as_slice() {
                [random] => random == "random",
                [random, language, ..] => random == "random" && names.contains(language),
                [] => false,
            };
            if folder == "tests/src" && is_generator {
                continue;
            }
            let imported = paths(&text).into_iter().filter(|path| {
                languages.iter().any(|language| {
                    let rest = path
                        .strip_prefix("maple_rt::")
                        .and_then(|rest| rest.strip_prefix(language));
                    rest.is_some_and(|rest| rest.is_empty() || rest.starts_with("::"))
                })
            });
            found.extend(imported.map(|path| format!("{folder}: {} names {path}", module.join("::"))));
            let text = text.to_lowercase();
            let classes = classes.iter().filter(|_| folder == "engine/src").copied();
            let named = names
                .iter()
                .map(String::as_str)
                .chain(classes)
                .filter(|name| text.contains(name));
            found.extend(named.map(|name| format!("{folder}: {} names {name}", module.join("::"))));
        }
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
}
