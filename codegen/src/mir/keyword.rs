//! Every bare word that MAPLE IR knows, in one hash table made from the opcode, type, intrinsic and attribute tables.

use std::sync::OnceLock;

use maple_mirbin::{Intrinsic, Level, Op, Prim, Xintrinsic};
use rustc_hash::FxHashMap;

use super::{Attr, IntrinsicRef};

macro_rules! structural {
    ($($variant:ident $name:literal)*) => {
        /// A word with a meaning of its own in declarations, directives or statements.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub(super) enum Kw {
            $(#[doc = $name] $variant,)*
        }

        impl Kw {
            const ALL: &[(Kw, &'static str)] = &[$((Kw::$variant, $name)),*];
        }
    };
}
structural! {
    Var "var" TempVar "tempvar" Reg "reg" Type "type" Func "func" Struct "struct" StructIncomplete "structincomplete" Union "union"
    Class "class" ClassIncomplete "classincomplete" Interface "interface" InterfaceIncomplete "interfaceincomplete"
    JavaClass "javaclass" JavaInterface "javainterface"
    Flavor "flavor" SrcLang "srclang" Id "id" GlobalMemSize "globalmemsize" GlobalMemMap "globalmemmap"
    GlobalWordsTypeTagged "globalwordstypetagged" GlobalWordsRefCounted "globalwordsrefcounted" NumFuncs "numfuncs"
    EntryFunc "entryfunc" Import "import" ImportPath "importpath" FileInfo "fileinfo" FileData "filedata" SrcFileInfo "srcfileinfo"
    FrameSize "framesize" UpFormalSize "upformalsize" ModuleId "moduleid" FuncSize "funcsize" FuncId "funcid"
    FormalWordsTypeTagged "formalwordstypetagged" LocalWordsTypeTagged "localwordstypetagged"
    FormalWordsRefCounted "formalwordsrefcounted" LocalWordsRefCounted "localwordsrefcounted" FuncInfo "funcinfo"
    Else "else" Align "align" Pack "pack" Pragma "pragma" Param "param" FuncEx "func_ex" FuncVar "func_var" StaticValue "staticValue"
    Loc "LOC" Alias "ALIAS" FStatic "fstatic" PStatic "pstatic" Extern "extern" Static "static"
    CppTry "cpptry" CppCatch "cppcatch" IndexGoto "indexgoto" Asm "asm"
    AssignAssertLe "assignassertle" CallAssertLe "callassertle" ReturnAssertLe "returnassertle"
}

/// The meanings of one word; which one counts depends on where it stands.
#[derive(Clone, Copy, Default, Debug)]
pub(super) struct Word {
    pub(super) text: &'static str,
    pub(super) op: Option<Op>,
    pub(super) prim: Option<Prim>,
    pub(super) attr: Option<Attr>,
    pub(super) intrinsic: Option<IntrinsicRef>,
    pub(super) kw: Option<Kw>,
}

/// A word that is looked up. All that are not in the table are one.
#[derive(Clone, Copy, Debug)]
pub(super) struct WordId(&'static Word);

impl WordId {
    /// A word that is not in the table.
    pub(super) fn unknown() -> WordId {
        WordId(&table().words[0])
    }

    /// Whether it is not in the table.
    pub(super) fn is_unknown(self) -> bool {
        self.0.text.is_empty()
    }

    /// The word's meanings.
    pub(super) fn get(self) -> &'static Word {
        self.0
    }
}

impl PartialEq for WordId {
    fn eq(&self, other: &WordId) -> bool {
        std::ptr::eq(self.0, other.0)
    }
}

impl Eq for WordId {}

struct Table {
    words: Vec<Word>,
    index: FxHashMap<&'static [u8], u16>,
    /// The index again, for [`lookup`]: words whose hash leads to the same row lie in the rows after it. A free row has position 0.
    rows: Box<[Row; ROWS]>,
}

/// Rows of the table, some times as many as there are words.
const ROWS: usize = 4096;

#[derive(Clone, Copy)]
struct Row {
    start: u64,
    length: u16,
    word: u16,
}

/// The first eight bytes of a text, zeroes after a shorter one.
pub(super) fn start(text: &[u8]) -> u64 {
    // The halves of words shorter than eight bytes overlap.
    match (text.first_chunk(), text.first_chunk(), text.last_chunk(), text) {
        (Some(whole), ..) => u64::from_le_bytes(*whole),
        (_, Some(low), Some(high), _) => {
            u64::from(u32::from_le_bytes(*low))
                | u64::from(u32::from_le_bytes(*high)) << (8 * (text.len() - 4))
        }
        (.., &[a, b, c]) => u64::from(u32::from_le_bytes([a, b, c, 0])),
        (.., &[a, b]) => u64::from(u16::from_le_bytes([a, b])),
        (.., &[a]) => u64::from(a),
        _ => 0,
    }
}

/// Where a word's row is, or the first of those after which it is.
fn row(start: u64, length: usize) -> usize {
    // Fibonacci hashing: the upper bits depend on all bytes.
    ((start ^ length as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 52) as usize % ROWS
}

impl Table {
    fn word(&mut self, text: &'static str) -> &mut Word {
        let next = self.words.len() as u16;
        let index = *self.index.entry(text.as_bytes()).or_insert(next);
        if index == next {
            self.words.push(Word {
                text,
                ..Word::default()
            });
        }
        &mut self.words[index as usize]
    }
}

/// Words that stand for others: older names, statements that mean the same, and letters that the seed's print lost (mpl-syntax.md §5).
const OPCODE_SYNONYMS: &[(&str, Op)] = &[
    ("foreach", Op::ForeachElem),
    ("membarfull", Op::MembarStoreLoad),
    ("decrefwithcheck", Op::DecRef),
    // Later front ends tell where a check comes from, which means the same.
    ("assignassertnonnull", Op::AssertNonNull),
    ("callassertnonnull", Op::AssertNonNull),
    ("returnassertnonnull", Op::AssertNonNull),
    ("calcassertge", Op::AssertGe),
    ("calcassertlt", Op::AssertLt),
    ("Inot", Op::Lnot),
    ("It", Op::Lt),
    ("Ishr", Op::Lshr),
    ("sh1", Op::Shl),
];

/// Type names without a number of their own (opcodes.md §4, contradictions) and one misprint of the seed.
const PRIM_SYNONYMS: &[(&str, Prim)] = &[
    ("dynu32", Prim::DynI32),
    ("dynhole", Prim::DynNone),
    ("dynptr", Prim::DynAny),
    ("int32", Prim::I32),
];

/// How names of Java's intrinsics begin, and how they began when front ends read Dalvik's bytecode.
const JAVA: &str = "JAVA_";
const OLD_JAVA: &str = "DEX_";

fn table() -> &'static Table {
    static TABLE: OnceLock<Table> = OnceLock::new();
    TABLE.get_or_init(|| {
        let mut table = Table {
            words: vec![Word::default()],
            index: FxHashMap::default(),
            rows: Box::new(
                [Row {
                    start: 0,
                    length: 0,
                    word: 0,
                }; ROWS],
            ),
        };
        // The first opcode of a name wins: an extension that shares a name with an IR opcode comes later in the table.
        for &op in Op::ALL {
            table.word(op.name()).op.get_or_insert(op);
        }
        for &(text, op) in OPCODE_SYNONYMS {
            table.word(text).op = Some(op);
        }
        for &prim in Prim::ALL
            .iter()
            .filter(|&&p| p != Prim::Invalid && p != Prim::Derived)
        {
            table.word(prim.name()).prim = Some(prim);
        }
        for &(text, prim) in PRIM_SYNONYMS {
            table.word(text).prim = Some(prim);
        }
        for &intrinsic in Intrinsic::ALL {
            table.word(intrinsic.name()).intrinsic = Some(IntrinsicRef::Std(intrinsic));
            if let Some(rest) = intrinsic.name().strip_prefix(JAVA) {
                let old = format!("{OLD_JAVA}{rest}").leak();
                table.word(old).intrinsic = Some(IntrinsicRef::Std(intrinsic));
            }
        }
        for &intrinsic in Xintrinsic::ALL {
            table
                .word(intrinsic.info().name)
                .intrinsic
                .get_or_insert(IntrinsicRef::Ext(intrinsic));
        }
        for &attr in Attr::ALL {
            table.word(attr.name()).attr = Some(attr);
        }
        for &(kw, text) in Kw::ALL {
            table.word(text).kw = Some(kw);
        }
        for (text, word) in table
            .words
            .iter()
            .map(|word| word.text.as_bytes())
            .zip(0..)
            .skip(1)
        {
            let start = start(text);
            let mut at = row(start, text.len());
            while table.rows[at].word != 0 {
                at = (at + 1) % ROWS;
            }
            table.rows[at] = Row {
                start,
                length: text.len() as u16,
                word,
            };
        }
        table
    })
}

/// Looks a word up; `start` is [`start`] of it.
#[inline(always)]
pub(super) fn lookup(text: &[u8], start: u64) -> WordId {
    let table = table();
    let mut at = row(start, text.len());
    loop {
        let row = &table.rows[at];
        if row.word == 0 {
            return WordId(&table.words[0]);
        }
        let alike = row.start == start && usize::from(row.length) == text.len();
        if alike && (text.len() <= 8 || table.words[row.word as usize].text.as_bytes() == text) {
            return WordId(&table.words[row.word as usize]);
        }
        at = (at + 1) % ROWS;
    }
}

/// Every word with its meanings.
pub(super) fn words() -> impl Iterator<Item = &'static Word> {
    table().words.iter().skip(1)
}

/// The known word with property `keep` that is nearest to `text`, if one is near enough to be meant.
pub(super) fn nearest(text: &str, keep: impl Fn(&Word) -> bool) -> Option<&'static str> {
    let words = words().filter(|w| keep(w));
    nearest_of(text, words.map(|w| w.text))
}

/// The word that is nearest to `text`, if one is near enough to be meant.
pub(crate) fn nearest_of<'w>(text: &str, words: impl IntoIterator<Item = &'w str>) -> Option<&'w str> {
    let limit = (text.len() / 3).clamp(1, 3);
    let near = words
        .into_iter()
        .filter(|word| word.len().abs_diff(text.len()) <= limit);
    near.map(|word| (edit_distance(text.as_bytes(), word.as_bytes()), word))
        .min()
        .filter(|n| n.0 <= limit)
        .map(|n| n.1)
}

/// Edits between two words: changes, insertions, removals, and swaps of neighbours.
pub(super) fn edit_distance(a: &[u8], b: &[u8]) -> usize {
    let mut before: Vec<usize> = Vec::new();
    let mut row: Vec<usize> = (0..=b.len()).collect();
    for (i, x) in a.iter().enumerate() {
        let mut next = vec![i + 1];
        for (j, y) in b.iter().enumerate() {
            let mut cost = (row[j] + usize::from(x != y))
                .min(next[j] + 1)
                .min(row[j + 1] + 1);
            if i > 0 && j > 0 && *x == b[j - 1] && a[i - 1] == *y {
                cost = cost.min(before[j - 1] + 1);
            }
            next.push(cost);
        }
        before = std::mem::replace(&mut row, next);
    }
    row[b.len()]
}

/// Whether opcodes of this level can be written in MAPLE IR text; the image forms of addresses and constants cannot.
pub(super) fn is_textual(op: Op) -> bool {
    match op.info().level {
        Level::Ir => true,
        Level::Ext => op == Op::Igoto,
        Level::Image => !matches!(
            op,
            Op::IassignPcOff
                | Op::IreadPcOff
                | Op::Checkpoint
                | Op::AddrOffPc
                | Op::AddrOf32
                | Op::ConstVal64
                | Op::IreadOff32
                | Op::IassignOff32
                | Op::BrTrue32
                | Op::BrFalse32
                | Op::Goto32
                | Op::IreadFpOff32
                | Op::IassignFpOff32
        ),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lookup(text: &[u8]) -> WordId {
        super::lookup(text, start(text))
    }

    #[test]
    fn words_have_all_their_meanings() {
        let interface = lookup(b"interface").get();
        assert_eq!(
            (interface.kw, interface.attr),
            (Some(Kw::Interface), Some(Attr::Interface))
        );
        assert_eq!(lookup(b"xintrinsiccall").get().op, Some(Op::XintrinsicCall));
        assert_eq!(lookup(b"membarfull").get().op, Some(Op::MembarStoreLoad));
        assert_eq!(lookup(b"nonsense"), WordId::unknown());
        assert_eq!(WordId::unknown().get().op, None);
    }

    #[test]
    fn near_words_are_found() {
        assert_eq!(nearest("dasign", |w| w.op.is_some()), Some("dassign"));
        for word in &table().words[1..] {
            let id = lookup(word.text.as_bytes());
            assert_eq!(id.get().text, word.text);
            assert_eq!(
                lookup(format!("{}_", word.text).as_bytes()),
                WordId::unknown(),
                "{}",
                word.text
            );
        }
        assert_eq!(lookup(b""), WordId::unknown());
        assert_eq!(nearest("zzzzzz", |w| w.op.is_some()), None);
        assert_eq!(edit_distance(b"kitten", b"sitting"), 3);
    }
}
