//! Sizes of structs, which must not contain themselves.

use super::Checker;
use crate::front::shard::Program;
use crate::front::shard::ast::{Base, Type};

/// Size and alignment in bytes.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Layout {
    /// Size, a multiple of the alignment.
    pub size: u64,
    /// Alignment, a power of two; 1 for a struct without fields.
    pub align: u64,
}

/// Largest struct.
const MAX_SIZE: u64 = 1 << 31;

impl Layout {
    /// Layout of a type, given those of all structs.
    pub fn of(ty: Type, structs: &[Layout]) -> Layout {
        match ty.base {
            _ if ty.is_pointer() => Layout { size: 8, align: 8 },
            Base::Fundamental(fundamental) => Layout {
                size: u64::from(fundamental.size()),
                align: u64::from(fundamental.size()),
            },
            Base::Struct(id) => structs.get(usize::from(id.0)).copied().unwrap_or_default(),
        }
    }
}

/// Layouts of the structs of a program by position: fields in order with natural alignment, as C has them.
///
/// # Errors
/// Positions of structs that contain themselves or are too large, and whether it is for the former reason.
pub fn layouts(program: &Program) -> Result<Vec<Layout>, Vec<(usize, bool)>> {
    let count = program.structs.len();
    // Structs that do not exist are reported elsewhere; here every number is a position in the lists.
    let inner = |at: usize| {
        let fields = program.structs.get(at).map_or(&[][..], |s| s.fields.as_slice());
        fields
            .iter()
            .filter_map(|ty| ty.aggregate())
            .map(|id| usize::from(id.0))
            .filter(move |&id| id < count)
    };
    // Innermost structs first: a struct is laid out when the last of those it contains has been.
    let mut waits = vec![0usize; count];
    let mut users: Vec<Vec<usize>> = vec![Vec::new(); count];
    for (at, waits) in waits.iter_mut().enumerate() {
        for field in inner(at) {
            *waits += 1;
            users[field].push(at);
        }
    }
    let mut ready: Vec<usize> = (0..count).filter(|&at| waits[at] == 0).collect();
    let mut all = vec![Layout::default(); count];
    let mut wrong = Vec::new();
    let mut done = 0;
    while let Some(at) = ready.pop() {
        done += 1;
        let mut own = Layout { size: 0, align: 1 };
        for &field in &program.structs[at].fields {
            let field = Layout::of(field, &all);
            own.align = own.align.max(field.align);
            own.size = own.size.next_multiple_of(field.align.max(1)) + field.size;
        }
        own.size = own.size.next_multiple_of(own.align);
        if own.size > MAX_SIZE {
            wrong.push((at, false));
            // Those around it are not blamed for it.
            own.size = 0;
        }
        all[at] = own;
        for &user in &users[at] {
            waits[user] -= 1;
            if waits[user] == 0 {
                ready.push(user);
            }
        }
    }
    if done < count {
        // What waits may be around a cycle instead of on it: those are peeled off from the outside.
        let mut outside: Vec<usize> = vec![0; count];
        let open: Vec<bool> = waits.iter().map(|&waits| waits > 0).collect();
        for at in (0..count).filter(|&at| open[at]) {
            inner(at).for_each(|field| outside[field] += 1);
        }
        let mut on_cycle = open.clone();
        let mut free: Vec<usize> = (0..count).filter(|&at| open[at] && outside[at] == 0).collect();
        while let Some(at) = free.pop() {
            on_cycle[at] = false;
            for field in inner(at) {
                outside[field] -= 1;
                if outside[field] == 0 && open[field] {
                    free.push(field);
                }
            }
        }
        wrong.extend((0..count).filter(|&at| on_cycle[at]).map(|at| (at, true)));
    }
    if wrong.is_empty() { Ok(all) } else { Err(wrong) }
}

impl Checker<'_> {
    pub(super) fn structs(&mut self) {
        for (at, contains_itself) in layouts(self.program).err().unwrap_or_default() {
            let Some(wrong) = self.program.structs.get(at) else {
                continue;
            };
            let name = self.program.names.text(wrong.name).into_owned();
            let (message, hint) = if contains_itself {
                (format!("@{name} contains itself"), "use a pointer to it")
            } else {
                (
                    format!("@{name} is larger than 2 GiB"),
                    "use a pointer to some of its fields",
                )
            };
            self.error("struct", wrong.pos, message, hint);
        }
    }
}
