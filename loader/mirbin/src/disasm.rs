//! Listings of function code: assembly text in the seed's style, and one line per instruction (image.md §8; seed 2 §7.2, §8.4).
//!
//! A listing with [`preamble`] in front assembles with GNU as after the C preprocessor, which removes the comments. The code is read in
//! order; bytes that make no instruction are listed as data up to the next branch target. Comments begin with two offsets: from the first
//! instruction, in JavaScript functions too, as traces count, and from the symbol, as the system's tools and backtraces do.

use std::borrow::Cow;
use std::collections::BTreeSet;
use std::fmt::Write;

use crate::{Form, Frame, Function, Header, Inst, JsFrame, Op, Prim, RangeGotoForm};

mod line;
#[cfg(test)]
mod tests;

pub use line::line;

/// Which name is asked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NameKind {
    /// The function itself; the offset is 0.
    Function,
    /// The symbol, with addend, whose address the 8 bytes at this code offset hold.
    Absolute,
    /// The symbol, with addend, that the displacement at this code offset leads to.
    Relative,
    /// The label at this code offset, which is asked for by [`generated`] only. One without a name is called after its offset.
    Label,
}

/// How comments place instructions, and what they say of them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Style {
    /// Both offsets, and everything that bytes do not show.
    Full,
    /// As the generator of JavaScript images writes them (seed 2 §8.4): one offset that counts the bit vectors; names of intrinsics, and
    /// numbers of registers.
    Seed,
}

/// Gives the text of a comment line, or none, to stand before the instruction at a code offset: where it is from in the source.
pub type Remarks<'r> = dyn Fn(u32) -> Option<String> + 'r;

/// Finds names; the first argument is a code offset. Names that [`quoted`] would change must have been quoted.
pub type Names<'n> = dyn Fn(u32, NameKind) -> Option<String> + 'n;

/// Column of the offset comments.
const COMMENT: usize = 50;
/// Bytes in a line of data.
const ROW: usize = 16;

/// The definitions that a listing needs to assemble by itself: one symbol per opcode of images.
pub fn preamble() -> String {
    let ops = Op::ALL.iter().filter(|op| op.is_encodable());
    ops.fold(String::new(), |mut out, op| {
        let _ = writeln!(out, "OP_{op} = {}", *op as u8);
        out
    })
}

/// `symbol` as assemblers read it: in quotes if it has characters beyond letters, digits, `_`, `.` and `$`.
pub fn quoted(symbol: &str) -> Cow<'_, str> {
    let plain = |c: char| c.is_ascii_alphanumeric() || matches!(c, '_' | '.' | '$');
    if !symbol.is_empty() && symbol.chars().all(plain) && !symbol.starts_with(|c: char| c.is_ascii_digit()) {
        return Cow::Borrowed(symbol);
    }
    Cow::Owned(format!(
        "\"{}\"",
        symbol.replace('\\', "\\\\").replace('"', "\\\"")
    ))
}

/// The listing of a whole function, header included.
pub fn disassemble(function: &Function<'_>, range_goto: RangeGotoForm, names: &Names<'_>) -> String {
    annotated(function, range_goto, names, &|_| None)
}

/// [`disassemble`], with comment lines between the instructions. Remarks must be single lines that do not end in a backslash.
pub fn annotated(
    function: &Function<'_>,
    range_goto: RangeGotoForm,
    names: &Names<'_>,
    remarks: &Remarks<'_>,
) -> String {
    written(Style::Full, function, range_goto, names, remarks)
}

/// [`annotated`] with the comments and labels of the seed's JavaScript sample, in which offsets count the bit vectors of the header.
pub fn generated(
    function: &Function<'_>,
    range_goto: RangeGotoForm,
    names: &Names<'_>,
    remarks: &Remarks<'_>,
) -> String {
    written(Style::Seed, function, range_goto, names, remarks)
}

/// Code offsets that instructions lead to, where other code begins: the places of labels in a listing.
pub fn targets(code: &[u8], range_goto: RangeGotoForm) -> BTreeSet<u32> {
    let (items, targets) = split(code, range_goto);
    let starts: BTreeSet<u32> = items.iter().map(Item::offset).collect();
    targets.intersection(&starts).copied().collect()
}

fn written(
    style: Style,
    function: &Function<'_>,
    range_goto: RangeGotoForm,
    names: &Names<'_>,
    remarks: &Remarks<'_>,
) -> String {
    let name = names(0, NameKind::Function).unwrap_or_else(|| "function".to_owned());
    let mut listing = Listing {
        style,
        out: String::new(),
        name,
        range_goto,
        names,
        remarks,
        header: &function.header,
        code_offset: function.code_offset,
    };
    listing.header();
    listing.code(function.code);
    listing.out
}

/// A stretch of code.
enum Item<'a> {
    Inst(Inst<'a>),
    Data { offset: u32, bytes: &'a [u8] },
}

impl Item<'_> {
    fn offset(&self) -> u32 {
        match self {
            Item::Inst(inst) => inst.offset,
            Item::Data { offset, .. } => *offset,
        }
    }
}

struct Listing<'l> {
    style: Style,
    out: String,
    name: String,
    range_goto: RangeGotoForm,
    names: &'l Names<'l>,
    remarks: &'l Remarks<'l>,
    header: &'l Header,
    code_offset: u32,
}

impl Listing<'_> {
    /// A name derived from the function's, in quotes if that is.
    fn derived(&self, prefix: &str, suffix: &str) -> String {
        match self
            .name
            .strip_prefix('"')
            .and_then(|name| name.strip_suffix('"'))
        {
            Some(name) => format!("\"{prefix}{name}{suffix}\""),
            None => format!("{prefix}{}{suffix}", self.name),
        }
    }

    /// The offsets of what lies at a code offset.
    fn place(&self, offset: u32) -> String {
        match (self.style, self.header) {
            (Style::Seed, Header::Mpjs(frame)) => {
                let vectors = frame.formal_words_type_tagged.len() + frame.local_words_type_tagged.len();
                format!("{:04x}", u64::from(offset) + 2 * vectors as u64)
            }
            (Style::Seed, Header::Mpli(_)) => format!("{offset:04x}"),
            (Style::Full, _) => {
                format!("{offset:04x} +{:#06x}", self.code_offset.saturating_add(offset))
            }
        }
    }

    fn label(&self, offset: u32) -> String {
        let named = (self.style == Style::Seed).then(|| (self.names)(offset, NameKind::Label));
        named
            .flatten()
            .unwrap_or_else(|| self.derived("mirbin_label_", &format!("_{offset:04x}")))
    }

    /// What a comment says of an instruction.
    fn detail(&self, inst: &Inst<'_>) -> Option<String> {
        match (self.style, inst.op.form()) {
            (Style::Full, _) | (Style::Seed, Form::I) => line::detail(inst, Some(self.header)),
            (Style::Seed, Form::F) => Some(format!("%{}", inst.frame_index())),
            (Style::Seed, _) => None,
        }
    }

    /// One line of text with a comment.
    fn put(&mut self, text: &str, comment: &str) {
        let line = if comment.is_empty() {
            format!("\t{text}")
        } else {
            format!("\t{text:COMMENT$}// {comment}")
        };
        self.out.push_str(line.trim_end_matches(' '));
        self.out.push('\n');
    }

    fn header(&mut self) {
        let (info, code) = (self.derived("", "_mirbin_info"), self.derived("", "_mirbin_code"));
        let magic = match self.header {
            Header::Mpli(_) => "MPLI",
            Header::Mpjs(_) => "MPJS",
        };
        let _ = writeln!(self.out, "{}:", self.name);
        self.put(&format!(".ascii \"{magic}\""), "");
        let _ = writeln!(self.out, "{info}:");
        self.put(&format!(".long {code} - ."), "");
        match self.header {
            Header::Mpli(frame) => self.mpli(frame),
            Header::Mpjs(frame) => self.mpjs(frame),
        }
        self.put(".p2align 1, 0", "");
        let _ = writeln!(self.out, "{code}:");
    }

    fn mpli(&mut self, frame: &Frame) {
        let Frame {
            formals,
            cells,
            depth,
            flags,
        } = frame;
        let counts = format!(".word {}, {}, {depth}, {flags:#x}", formals.len(), cells.len());
        self.put(&counts, "formals, cells, evaluation depth, flags");
        self.out.push_str("\t// PrimType of formal arguments\n");
        for (at, ty) in formals.iter().enumerate() {
            self.put(&format!(".byte {:#x}", *ty as u8), &format!("{}: {ty}", at + 1));
        }
        self.out.push_str("\t// PrimType of automatic variables\n");
        for (at, ty) in cells.iter().enumerate() {
            let slot = match at {
                0 => "%%retval0".to_owned(),
                1 => "%%thrownval".to_owned(),
                _ => format!("-{at}"),
            };
            self.put(&format!(".byte {:#x}", *ty as u8), &format!("{slot}: {ty}"));
        }
    }

    fn mpjs(&mut self, frame: &JsFrame) {
        let counts = format!(
            ".word {}, {}, {}, {}",
            frame.up_formal_size, frame.frame_size, frame.depth, frame.flags
        );
        self.put(&counts, "upFormalSize, frameSize, evalStackDepth");
        let sizes = format!(
            ".word {}, {}",
            frame.formal_words_type_tagged.len(),
            frame.local_words_type_tagged.len()
        );
        let what = "formalWords bit vector byte count, localWords bit vector byte count";
        self.put(&sizes, what);
        for (vector, name) in [
            (&frame.formal_words_type_tagged, "formalWordsTypeTagged"),
            (&frame.formal_words_ref_counted, "formalWordsRefCounted"),
            (&frame.local_words_type_tagged, "localWordsTypeTagged"),
            (&frame.local_words_ref_counted, "localWordsRefCounted"),
        ] {
            if !vector.is_empty() {
                self.put(&bytes(vector), name);
            }
        }
    }

    fn code(&mut self, code: &[u8]) {
        let (items, targets) = split(code, self.range_goto);
        let starts: BTreeSet<u32> = items.iter().map(Item::offset).collect();
        let labels: BTreeSet<u32> = targets.intersection(&starts).copied().collect();
        for item in &items {
            if labels.contains(&item.offset()) {
                let label = self.label(item.offset());
                let _ = writeln!(self.out, "{label}:");
            }
            if let Some(remark) = (self.remarks)(item.offset()) {
                let _ = writeln!(self.out, "\t// {remark}");
            }
            match item {
                Item::Inst(inst) => self.inst(inst, &labels),
                Item::Data { offset, bytes: data } if data.iter().all(|&byte| byte == 0) => {
                    self.put(
                        &format!(".zero {}", data.len()),
                        &format!("{}: no instruction", self.place(*offset)),
                    );
                }
                Item::Data { offset, bytes: data } => {
                    for (row, data) in data.chunks(ROW).enumerate() {
                        self.put(
                            &bytes(data),
                            &format!("{}: no instruction", self.place(offset + (ROW * row) as u32)),
                        );
                    }
                }
            }
        }
    }

    fn inst(&mut self, inst: &Inst<'_>, labels: &BTreeSet<u32>) {
        let word = format!(
            ".byte OP_{}, {:#x}, {:#x}, {:#x}",
            inst.op, inst.ty as u8, inst.p0, inst.p1
        );
        let mut comment = self.place(inst.offset);
        if let Some(detail) = self.detail(inst) {
            comment.push_str(": ");
            comment.push_str(&detail);
        }
        self.put(&word, &comment);
        match inst.op.form() {
            Form::O32 if inst.op == Op::IassignPcOff => self.relative(inst, 0),
            Form::O32 | Form::Xi => self.put(&format!(".long {}", inst.word(0)), ""),
            Form::C64 => self.put(&format!(".quad {:#x}", inst.quad()), ""),
            Form::P32 => self.relative(inst, 0),
            Form::A64 => {
                let name = (self.names)(inst.word_offset(0), NameKind::Absolute);
                let text = name.unwrap_or_else(|| format!("{:#x}", inst.quad()));
                self.put(&format!(".quad {text}"), "");
            }
            Form::L32 => self.branch(inst, 0, labels),
            Form::Try => (0..inst.param().into()).for_each(|index| self.branch(inst, index, labels)),
            Form::Catch => (0..inst.param().into()).for_each(|index| {
                let any = inst.word(index) == 0
                    && (self.names)(inst.word_offset(index), NameKind::Relative).is_none();
                if any {
                    self.put(".long 0", "any")
                } else {
                    self.relative(inst, index)
                }
            }),
            Form::Jt => {
                for (index, name) in [(0, "no catch"), (1, "no finally")] {
                    if inst.word(index) == 0 {
                        self.put(".long 0", name)
                    } else {
                        self.branch(inst, index, labels)
                    }
                }
            }
            Form::Rg => self.cases(inst, labels),
            Form::None | Form::B | Form::F | Form::O | Form::C16 | Form::X | Form::T | Form::I => {}
        }
    }

    /// The `index`-th word as the displacement of a symbol.
    fn relative(&mut self, inst: &Inst<'_>, index: usize) {
        match (self.names)(inst.word_offset(index), NameKind::Relative) {
            Some(name) => self.put(&format!(".long {name}-."), ""),
            None => self.put(&format!(".long {}", inst.word(index)), ""),
        }
    }

    /// The `index`-th word as the displacement of a label.
    fn branch(&mut self, inst: &Inst<'_>, index: usize, labels: &BTreeSet<u32>) {
        let text = self.target(inst.target(index), labels);
        match text {
            Some(label) => self.put(&format!(".long {label}-."), ""),
            None => self.put(&format!(".long {}", inst.word(index)), "leads to no instruction"),
        }
    }

    fn cases(&mut self, inst: &Inst<'_>, labels: &BTreeSet<u32>) {
        self.put(&format!(".long {}", inst.word(0)), "");
        for index in 0..inst.param() {
            let label = self.target(inst.range_goto_target(index, self.range_goto), labels);
            let word = inst.word(1 + usize::from(index));
            let (size, displacement) = match self.range_goto {
                RangeGotoForm::Seed => {
                    self.put(
                        &format!(".2byte {:#x}", inst.range_goto_index(index, self.range_goto)),
                        "",
                    );
                    (".2byte", word >> 16)
                }
                RangeGotoForm::Disp32 => (".long", word),
            };
            match label {
                Some(label) => self.put(&format!("{size} {label}-."), ""),
                None => self.put(&format!("{size} {displacement}"), "leads to no instruction"),
            }
        }
    }

    fn target(&self, target: i64, labels: &BTreeSet<u32>) -> Option<String> {
        u32::try_from(target)
            .ok()
            .filter(|target| labels.contains(target))
            .map(|target| self.label(target))
    }
}

fn bytes(row: &[u8]) -> String {
    let list: Vec<String> = row.iter().map(|byte| format!("{byte:#x}")).collect();
    format!(".byte {}", list.join(", "))
}

/// Splits `code` into instructions and data; also gives every place that an instruction leads to.
fn split(code: &[u8], range_goto: RangeGotoForm) -> (Vec<Item<'_>>, BTreeSet<u32>) {
    let mut items = Vec::new();
    let mut targets = BTreeSet::new();
    let mut offset = 0;
    while let Some(rest) = code.get(offset as usize..).filter(|rest| !rest.is_empty()) {
        if let Ok(inst) = Inst::decode(code, offset) {
            targets.extend(leads_to(&inst, range_goto).filter_map(|target| u32::try_from(target).ok()));
            items.push(Item::Inst(inst));
            offset = inst.next();
        } else {
            let end = targets
                .range(offset + 1..)
                .next()
                .map_or(rest.len(), |&next| (next - offset) as usize);
            let bytes = rest.get(..end).unwrap_or(rest);
            items.push(Item::Data { offset, bytes });
            offset += bytes.len() as u32;
        }
    }
    (items, targets)
}

/// Code offsets that `inst` leads to besides the next instruction.
pub fn leads_to<'a>(inst: &Inst<'a>, range_goto: RangeGotoForm) -> impl Iterator<Item = i64> + use<'a> {
    let inst = *inst;
    let count = match inst.op.form() {
        Form::L32 => 1,
        Form::Jt => 2,
        Form::Try | Form::Rg => inst.param(),
        _ => 0,
    };
    (0..count).filter_map(move |index| match inst.op.form() {
        Form::Rg => Some(inst.range_goto_target(index, range_goto)),
        Form::Jt if inst.word(index.into()) == 0 => None,
        _ => Some(inst.target(index.into())),
    })
}

/// Name of a special register of MPJS functions (exec.md §8).
fn js_register(index: i16) -> String {
    match index {
        -1 => "%%SP".to_owned(),
        -2 => "%%FP".to_owned(),
        -3 => "%%GP".to_owned(),
        -4 => "%%thrownval".to_owned(),
        -5 => "%%method".to_owned(),
        ..=-6 => format!("%%retval{}", -6 - i32::from(index)),
        _ => format!("%{index}"),
    }
}

/// Name of a frame slot, with its declared type if the frame has the slot.
fn slot(index: i16, header: Option<&Header>) -> String {
    let frame = match header {
        Some(Header::Mpjs(_)) => return js_register(index),
        Some(Header::Mpli(frame)) => Some(frame),
        None => None,
    };
    let name = match index {
        Frame::RETVAL => "%%retval0".to_owned(),
        Frame::THROWNVAL => "%%thrownval".to_owned(),
        1.. => format!("formal {index}"),
        _ => format!("local {index}"),
    };
    match frame.and_then(|frame| frame.slot_type(index)) {
        Some(ty) if index != Frame::RETVAL && ty != Prim::Unknown => format!("{name} {ty}"),
        _ => name,
    }
}
