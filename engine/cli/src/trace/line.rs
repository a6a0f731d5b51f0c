//! A line of a trace, as `maple_vm` writes it.

use std::fmt;
use std::str::FromStr;

/// An instruction as traces name it: `0x819f14:0054`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Place {
    /// Address of the function's header in its image: four bytes after the function's symbol.
    pub method: u64,
    /// Offset of the instruction from the first one, in bytes.
    pub offset: u32,
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:#x}:{:04x}", self.method, self.offset)
    }
}

impl FromStr for Place {
    type Err = &'static str;
    fn from_str(text: &str) -> Result<Place, &'static str> {
        let parsed = || {
            let (method, offset) = text.split_once(':')?;
            Some(Place {
                method: hexadecimal(method)?,
                offset: u32::try_from(hexadecimal(offset)?).ok()?,
            })
        };
        parsed().ok_or("is no METHOD:OFFSET; copy one from a line of the trace, such as 0x819f14:0054")
    }
}

fn hexadecimal(text: &str) -> Option<u64> {
    let digits = text.strip_prefix("0x").unwrap_or(text);
    let valid = !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_hexdigit());
    valid.then(|| u64::from_str_radix(digits, 16).ok()).flatten()
}

/// What a line says, as far as calls are concerned.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Line<'t> {
    /// An instruction is about to be executed.
    Instruction {
        /// Which.
        place: Place,
        /// Name of its opcode, without `OP_`.
        opcode: &'t str,
        /// Number of the instruction in its thread, from 1.
        count: u64,
    },
    /// The function that the next lines are about.
    Method {
        /// File name of the image.
        image: &'t str,
        /// Address of its header in the image.
        method: u64,
        /// Its symbol.
        symbol: &'t str,
    },
    /// It starts.
    Running,
    /// A native function is called.
    Native {
        /// File name of the library.
        library: &'t str,
        /// Its name.
        symbol: &'t str,
    },
}

impl<'t> Line<'t> {
    /// Takes a line apart: the number of the thread, and what is said of it. A program's own words may stand before; none if there is nothing
    /// else.
    pub fn parse(text: &'t str) -> Option<(u64, Line<'t>)> {
        const HEAD: &str = "Debug [";
        let start = text.rfind(HEAD)? + HEAD.len();
        let (thread, rest) = text[start..].split_once("] ")?;
        Some((thread.parse().ok()?, Line::content(rest)?))
    }

    fn content(text: &'t str) -> Option<Line<'t>> {
        if let Some(rest) = text.strip_prefix("Method: ") {
            let (image, method, symbol) = function(rest)?;
            return Some(Line::Method {
                image,
                method,
                symbol,
            });
        }
        if let Some(rest) = text.strip_prefix("Function: ") {
            let (library, _, symbol) = function(rest)?;
            return Some(Line::Native { library, symbol });
        }
        if let Some(rest) = text.strip_prefix("Symbol: ") {
            return (rest.contains(", Running ") && rest.contains(" method: ")).then_some(Line::Running);
        }
        let (place, rest) = text.split_once(": ")?;
        let (opcode, count) = rest.rsplit_once(" OP_")?.1.split_once(", ")?;
        Some(Line::Instruction {
            place: place.parse().ok()?,
            opcode,
            count: count.rsplit_once(' ')?.1.parse().ok()?,
        })
    }
}

/// Reads `FILE 0x1a4 : T : SYMBOL`.
fn function(text: &str) -> Option<(&str, u64, &str)> {
    let (place, rest) = text.split_once(" : ")?;
    let (file, address) = place.rsplit_once(' ')?;
    Some((file, hexadecimal(address)?, rest.split_once(" : ")?.1))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The lines of the seed's sample.
    #[test]
    fn lines_are_taken_apart() {
        let symbol = "Ljava_2Flang_2FThreadGroup_3B_7Cremove_7C_28Ljava_2Flang_2FThread_3B_29V";
        let parsed = |text: &str| Line::parse(text).map(|(thread, line)| (thread, format!("{line:?}")));
        let expect = |text: &str, line: Line<'_>| {
            assert_eq!(parsed(text), Some((20573, format!("{line:?}"))), "{text}");
        };
        expect(
            "Debug [20573] 0x2003090:0040: 0x000000000001f1e8, a64, sp=3 : op=0x26, ptyp=0x01, op#= 3,       OP_icall, Stmt, 526451",
            Line::Instruction {
                place: Place {
                    method: 0x200_3090,
                    offset: 0x40,
                },
                opcode: "icall",
                count: 526_451,
            },
        );
        expect(
            &format!("Debug [20573] Method: libcore-all.so 0xba18f4 : t : {symbol}"),
            Line::Method {
                image: "libcore-all.so",
                method: 0xba_18f4,
                symbol,
            },
        );
        expect(
            "words of the programDebug [20573] Symbol: 0x00007f06562f58f4, lib addr: 0x00007f0655754000, Running Java method: eval depth=9",
            Line::Running,
        );
        expect(
            "Debug [20573] Function: libcore-all.so 0x2385640 : T : MRT_IncRef_NaiveRCFast",
            Line::Native {
                library: "libcore-all.so",
                symbol: "MRT_IncRef_NaiveRCFast",
            },
        );
        for other in [
            "Debug [20573] Symbol: 0x00007f06562f58f4: Calling Java method...",
            "Debug [20573] 2 Args: 1: a64, 0x120a0 2: a64, 0x1f1e8",
            "Debug [x] Method: a.so 0x1 : t : f",
            "Debug [",
            "",
        ] {
            assert_eq!(parsed(other), None, "{other}");
        }
    }

    #[test]
    fn places_are_read_as_they_are_shown() {
        let place: Place = "0x819f14:0054".parse().expect("a place");
        assert_eq!((place.method, place.offset), (0x81_9f14, 0x54));
        assert_eq!(place.to_string(), "0x819f14:0054");
        assert_eq!("819f14:54".parse(), Ok(place));
        for wrong in ["", ":", "0x1", "0x1:", "0x1:g", "0x1:+1", "1:123456789"] {
            assert!(wrong.parse::<Place>().is_err(), "{wrong}");
        }
    }
}
