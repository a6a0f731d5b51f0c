//! Node as the judge of results, where it is installed: version 20, whose engine and tables are those that results are compared with.

use std::io::{Read, Write};
use std::process::{Command, Stdio};

/// What a script ends with in another version of node.
const OTHER_VERSION: i32 = 77;

/// The lines that `script` prints for the lines of `input`: the body of a function from `line` to text. `None` without node 20.
pub(super) fn lines(script: &str, input: &[String]) -> Option<Vec<String>> {
    lines_in("UTC", script, input)
}

/// [`lines`] in a time zone.
pub(super) fn lines_in(zone: &str, script: &str, input: &[String]) -> Option<Vec<String>> {
    let program = format!(
        "if (!process.versions.v8.startsWith('11.3.') || process.versions.unicode !== '17.0') process.exit({OTHER_VERSION});
         const hex = s => Array.from({{length: s.length}}, (_, i) => s.charCodeAt(i).toString(16)).join(' ');
         const unhex = s => s === '' ? '' : String.fromCharCode(...s.split(' ').map(h => parseInt(h, 16)));
         const view = new DataView(new ArrayBuffer(8));
         const bits = x => {{ view.setFloat64(0, x); return x !== x ? 'NaN' : view.getBigUint64(0).toString(16); }};
         const double = s => {{ view.setBigUint64(0, BigInt('0x' + s)); return view.getFloat64(0); }};
         const each = line => {{ {script} }};
         const all = require('fs').readFileSync(0, 'utf8').split('\\n');
         all.pop();
         process.stdout.write(all.map(each).join('\\n') + '\\n');"
    );
    let mut child = Command::new("node")
        .args(["-e", &program])
        .env("TZ", zone)
        .env_remove("LC_ALL")
        .env("LANG", "en_US.UTF-8")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .ok()?;
    let (mut stdin, mut stdout) = (child.stdin.take()?, child.stdout.take()?);
    let mut output = String::new();
    std::thread::scope(|scope| {
        scope.spawn(move || {
            for line in input {
                // A script that fails closes its input; the count of lines tells.
                if writeln!(stdin, "{line}").is_err() {
                    break;
                }
            }
        });
        stdout.read_to_string(&mut output).expect("node prints UTF-8");
    });
    let status = child.wait().expect("node ends");
    if status.code() == Some(OTHER_VERSION) {
        return None;
    }
    assert!(status.success());
    let output = output.lines().map(str::to_owned).collect::<Vec<_>>();
    assert_eq!(output.len(), input.len(), "node prints a line for each");
    Some(output)
}

/// A double as in the scripts' `bits`.
pub(super) fn bits(x: f64) -> String {
    if x.is_nan() {
        "NaN".to_owned()
    } else {
        format!("{:x}", x.to_bits())
    }
}

/// UTF-16 as in the scripts' `hex`.
pub(super) fn hex(text: &[u16]) -> String {
    let units = text.iter().map(|unit| format!("{unit:x}"));
    units.collect::<Vec<_>>().join(" ")
}

/// Numbers that look random and are the same in each run.
pub(super) struct Random(pub(super) u64);

impl Random {
    pub(super) fn bits(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let z = (self.0 ^ self.0 >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let z = (z ^ z >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ z >> 31
    }

    pub(super) fn below(&mut self, limit: u64) -> u64 {
        self.bits() % limit
    }

    pub(super) fn unit(&mut self) -> f64 {
        (self.bits() >> 11) as f64 / (1u64 << 53) as f64
    }

    /// Doubles of all kinds: any bits, moderate ones, short decimals, integers and their halves, special ones.
    pub(super) fn double(&mut self) -> f64 {
        const SPECIAL: [f64; 14] = [
            0.0,
            -0.0,
            f64::NAN,
            f64::INFINITY,
            f64::NEG_INFINITY,
            f64::MAX,
            5e-324,
            f64::MIN_POSITIVE,
            f64::EPSILON,
            1e21,
            9007199254740991.0,
            2147483648.0,
            4294967296.0,
            0.5,
        ];
        match self.below(8) {
            0 => f64::from_bits(self.bits()),
            1 => (self.unit() - 0.5) * 4.0,
            2 => (self.unit() - 0.5) * 10f64.powi(self.below(40) as i32 - 15),
            3 => (self.below(200_000) as f64 - 100_000.0) / 10f64.powi(self.below(8) as i32),
            4 => self.bits() as i64 as f64 / (1u64 << self.below(63)) as f64,
            5 => (self.below(4000) as f64 - 2000.0) / 2f64.powi(self.below(12) as i32),
            6 => f64::from((self.bits() >> 32) as i32),
            _ => SPECIAL[self.below(SPECIAL.len() as u64) as usize],
        }
    }
}

/// Those of the inputs whose results are not node's, as text for a failed test; `None` if there is none.
pub(super) fn differences(input: &[String], ours: &[String], node: &[String]) -> Option<String> {
    let wrong = input
        .iter()
        .zip(ours)
        .zip(node)
        .filter(|((_, ours), node)| ours != node)
        .map(|((input, ours), node)| format!("{input}\n  here {ours}\n  node {node}\n"))
        .collect::<Vec<_>>();
    let shown = wrong.iter().take(6).map(String::as_str).collect::<String>();
    (!wrong.is_empty()).then(|| format!("{} of {}:\n{shown}", wrong.len(), input.len()))
}
