//! Replacing calls: the combined code.

mod rewrite;

pub(super) use rewrite::{Edit, New, rewrite};

use super::plan::{self, InlineSite, Passing, Plan};
use super::{Call, Combined, Held, OWN, Origin};
use crate::environment::Environment;
use crate::slot_of;
use maple_mirbin::header::Frame;
use maple_mirbin::note::RangeGotoForm;
use maple_mirbin::verify::Verified;
use maple_mirbin::{Form, Inst, Op, Prim, Property};

/// A displacement is at most half of this, a frame index 15 bits wide: nothing larger is combined.
const MAX_CODE: usize = i32::MAX as usize / 2;

/// The combined function, if displacements and frame indices reach everything in it.
pub(super) fn splice(env: &dyn Environment, root: &Plan<'_>, code: &Verified<'_>) -> Option<Combined> {
    let mut options = root.options;
    include_features(root, &mut options.features);
    let mut splicer = Splicer::new(env, root, root.frame.clone());
    let body = Body::outermost(root, code);
    let has_objects = splicer.objects(&body)?;
    let starts = splicer.body(&body)?;
    Some(Combined {
        resumable: !has_objects,
        frame: splicer.frame,
        code: splicer.code,
        options,
        places: splicer.places,
        starts,
        calls: splicer.calls,
        frames: splicer.frames,
    })
}

fn include_features(plan: &Plan<'_>, features: &mut u64) {
    *features |= plan.options.features;
    for site in &plan.calls {
        include_features(&site.callee, features);
    }
}

/// What stands for a formal.
#[derive(Clone, Copy)]
enum Actual {
    /// A slot of the combined frame.
    Slot(i16),
    /// A constant of the formal's type.
    Constant(u64),
}

/// How a body is left.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Leave {
    /// With its frame: it is not inlined.
    Frame,
    /// Nobody wants the result.
    Dropping,
    /// The result stays on the evaluation stack.
    Pushing,
    /// The result goes to a cell.
    Assigning(i16),
}

/// A body that is copied.
struct Body<'p, 'c> {
    plan: &'p Plan<'p>,
    code: &'p Verified<'c>,
    formals: Vec<Actual>,
    /// Indices in the combined frame by number of the cell; 0 for `%%retval0` and cells that do not occur.
    cells: Vec<i16>,
    /// The call in the body around it, or [`OWN`].
    call: u32,
    /// Number of the frame it would have.
    frame: u32,
    /// Offset of the outermost call.
    own: u32,
    leave: Leave,
    /// Values on the evaluation stack where it begins.
    depth: u16,
}

struct Splicer<'e, 'r> {
    env: &'e dyn Environment,
    root: &'r Plan<'r>,
    frame: Frame,
    code: Vec<u8>,
    places: Vec<Origin>,
    calls: Vec<Call>,
    frames: Vec<Vec<Held>>,
    /// Cells that were added, and whether the outermost call has given them back.
    free: Vec<i16>,
    /// How many of them are in use.
    given: usize,
    /// Cells with the addresses of the objects of bodies to come, the last one first.
    objects: Vec<i16>,
    /// Whether absolute addresses in the code are relocated already.
    relocated: bool,
}

/// A displacement to be filled in: where it is, which entry of the instruction's tail, the target's index.
struct Fixup {
    at: usize,
    form: Option<RangeGotoForm>,
    target: Option<usize>,
}

impl<'p, 'c> Body<'p, 'c> {
    /// That of the frame's function.
    fn outermost(plan: &'p Plan<'p>, code: &'p Verified<'c>) -> Body<'p, 'c> {
        Body {
            plan,
            code,
            formals: Vec::new(),
            cells: Vec::new(),
            call: OWN,
            frame: OWN,
            own: 0,
            leave: Leave::Frame,
            depth: 0,
        }
    }
}

impl<'e, 'r> Splicer<'e, 'r> {
    fn new(env: &'e dyn Environment, root: &'r Plan<'r>, frame: Frame) -> Splicer<'e, 'r> {
        Splicer {
            env,
            root,
            frame,
            code: Vec::new(),
            places: Vec::new(),
            calls: Vec::new(),
            frames: Vec::new(),
            free: Vec::new(),
            given: 0,
            objects: Vec::new(),
            relocated: false,
        }
    }

    /// Copies a body. Gives what its instructions have become, by index: where they begin.
    fn body(&mut self, body: &Body<'_, '_>) -> Option<Vec<u32>> {
        let insts = &body.code.insts;
        // The last place is after the body.
        let mut labels = vec![0; insts.len() + 1];
        let mut fixups = Vec::new();
        let mut sites = body.plan.calls.iter().peekable();
        // The cell with a result, and the instruction that reads it.
        let mut kept: Option<(usize, i16)> = None;
        let mut index = 0;
        while let Some(inst) = insts.get(index) {
            labels[index] = self.code.len() as u32;
            if let Some(site) = sites.next_if(|site| site.start == index) {
                (index, kept) = self.replace(body, site)?;
                continue;
            }
            if let Some((_, cell)) = kept.take_if(|(reader, _)| *reader == index) {
                self.frame_access(body, inst, Op::Dread, inst.ty, cell);
                index += 1;
                continue;
            }
            if body.leave != Leave::Frame && plan::object(body.code, index + 1).is_some() {
                // The size of an object that the frame's function makes at its entry.
                let cell = self.objects.pop()?;
                self.frame_access(body, inst, Op::RegRead, Prim::A64, cell);
                labels[index + 1] = self.code.len() as u32;
                index += 2;
                continue;
            }
            if inst.op == Op::Return && body.leave != Leave::Frame {
                self.leave(body, inst)?;
                if index + 1 < insts.len() {
                    self.place(body, inst);
                    self.word(Op::Goto32, Prim::Void, 0, 0);
                    fixups.push(self.hole(None, Some(insts.len())));
                }
            } else {
                self.copy(body, inst, &mut fixups)?;
            }
            index += 1;
        }
        labels[insts.len()] = self.code.len() as u32;
        fixups.iter().try_for_each(|fixup| self.fix(fixup, &labels))?;
        Some(labels)
    }

    /// Makes the objects of all bodies, at the entry of the frame's function. Whether there are any.
    fn objects(&mut self, root: &Body<'_, '_>) -> Option<bool> {
        let first = root.code.insts.first()?;
        let mut sizes = Vec::new();
        for site in &root.plan.calls {
            sizes_of(&site.callee, &mut sizes);
        }
        for size in sizes {
            let cell = i16::try_from(-(self.frame.cells.len() as i64)).ok()?;
            self.frame.cells.push(Prim::A64);
            self.objects.push(cell);
            self.constant(root, first, Prim::U32, size);
            self.place(root, first);
            self.word(Op::Alloca, Prim::A64, 0, 1);
            self.frame_access(root, first, Op::RegAssign, Prim::A64, cell);
        }
        self.objects.reverse();
        self.frame.depth = self.frame.depth.max(1);
        Some(!self.objects.is_empty())
    }

    /// Puts a body in the place of a call. Gives the index of the instruction that comes next and, if the result is read later, the instruction that
    /// reads it and the cell that it is in.
    fn replace(
        &mut self,
        caller: &Body<'_, '_>,
        site: &InlineSite<'_>,
    ) -> Option<(usize, Option<(usize, i16)>)> {
        let (callee, at) = (&*site.callee, &caller.code.insts[site.at]);
        let code = callee.code.as_ref()?;
        let mut formals = Vec::with_capacity(site.args.len());
        for (formal, range) in site.args.iter().enumerate() {
            let ty = callee.frame.formals[formal];
            let arg = &caller.code.insts[range.clone()];
            let single = if let [single] = arg { Some(single) } else { None };
            let actual = single.and_then(|arg| self.stands_for(caller, arg, ty, callee.formals[formal]));
            formals.push(match actual {
                Some(actual) => actual,
                None => {
                    for (index, inst) in range.clone().zip(arg) {
                        // A jump into the middle of a call would find nothing there.
                        if caller.code.before[index].is_target && index != site.start {
                            return None;
                        }
                        self.copy(caller, inst, &mut Vec::new())?;
                    }
                    let cell = self.cell(ty)?;
                    self.frame_access(caller, at, Op::Dassign, ty, cell);
                    Actual::Slot(cell)
                }
            });
        }
        let below = caller.depth.checked_add(caller.code.before[site.start].depth)?;
        let deepest = below.checked_add(callee.frame.depth.max(1))?;
        self.frame.depth = self.frame.depth.max(deepest);
        let mut cells = vec![0; callee.frame.cells.len()];
        let accesses = code.insts.iter().filter(|inst| inst.op.form() == Form::F);
        for number in accesses.filter_map(|inst| usize::try_from(-i32::from(inst.frame_index())).ok()) {
            if number > 1 && cells[number] == 0 {
                cells[number] = self.cell(callee.frame.cells[number])?;
            }
        }
        for cell in &callee.cleared {
            let number = usize::from(cell.unsigned_abs());
            let ty = callee.frame.cells[number];
            self.constant(caller, at, ty, 0);
            self.frame_access(caller, at, Op::Dassign, ty, cells[number]);
        }
        let result = callee.frame.result();
        let returns = code.insts.iter().filter(|inst| inst.op == Op::Return).count();
        let last = code.insts.len() - 1;
        let at_end = returns == 1 && code.insts[last].op == Op::Return;
        let later = site.reader.filter(|reader| *reader > site.at + 1);
        let mut next = site.at + 1 + usize::from(site.reader.is_some() && later.is_none());
        let variable = self
            .assigned_next(caller, next, result)
            .filter(|_| later.is_none());
        let leave = match (site.reader, variable) {
            (None, _) => Leave::Dropping,
            _ if later.is_none() && at_end && becomes(code.before[last].top, result) => Leave::Pushing,
            (_, Some(variable)) => Leave::Assigning(variable),
            _ => Leave::Assigning(self.cell(result)?),
        };
        let outermost = caller.leave == Leave::Frame;
        let call = if outermost {
            OWN
        } else {
            self.calls.push(Call {
                function: caller.plan.id,
                offset: at.offset,
                outer: caller.call,
                frame: caller.frame,
            });
            self.calls.len() as u32 - 1
        };
        let frame = self.frames.len() as u32;
        self.frames.push(self.held(&formals, &cells));
        self.body(&Body {
            frame,
            plan: callee,
            code,
            formals,
            cells,
            call,
            own: if outermost { at.offset } else { caller.own },
            leave,
            depth: below,
        })?;
        let mut kept = None;
        match (leave, later) {
            (Leave::Assigning(cell), Some(reader)) => kept = Some((reader, cell)),
            (Leave::Assigning(_), None) if variable.is_some() => next += 1,
            (Leave::Assigning(cell), None) => self.frame_access(caller, at, Op::Dread, result, cell),
            _ => {}
        }
        if outermost {
            self.given = 0;
        }
        Some((next, kept))
    }

    /// Where the variables of a body are.
    fn held(&self, formals: &[Actual], cells: &[i16]) -> Vec<Held> {
        let slot = |index: i16| Held::Slot(slot_of(self.frame.formals.len(), index) as u16);
        let formals = formals.iter().map(|actual| match actual {
            Actual::Slot(index) => slot(*index),
            Actual::Constant(bits) => Held::Constant(*bits),
        });
        let cells = cells.iter().map(|index| match index {
            0 => Held::Nowhere,
            index => slot(*index),
        });
        formals.chain(cells).collect()
    }

    /// The variable of type `ty` that the instruction at `index` assigns.
    fn assigned_next(&self, caller: &Body<'_, '_>, index: usize, ty: Prim) -> Option<i16> {
        let next = caller.code.insts.get(index)?;
        let assigns = next.op.has(Property::WritesCell) && next.ty == ty && ty != Prim::Ref;
        let Actual::Slot(variable) = self.slot(caller, next.frame_index()).filter(|_| assigns)? else {
            return None;
        };
        (self.is_private(caller, variable) && self.frame.slot_type(variable) == Some(ty)).then_some(variable)
    }

    /// Whether a slot of the combined frame that a body has is a variable whose address nobody takes.
    fn is_private(&self, body: &Body<'_, '_>, index: i16) -> bool {
        let addressed = |inst: &Inst<'_>| inst.op == Op::AddrOf && inst.frame_index() == index;
        let own = body.leave != Leave::Frame || !body.code.insts.iter().any(addressed);
        own && !matches!(index, Frame::RETVAL | Frame::THROWNVAL)
    }

    /// What stands for a formal of type `ty` instead of a cell of its own.
    fn stands_for(
        &self,
        caller: &Body<'_, '_>,
        arg: &Inst<'_>,
        ty: Prim,
        passing: Passing,
    ) -> Option<Actual> {
        let read_only = matches!(passing, Passing::Read | Passing::ReadAsDeclared);
        // A number of 64 bits is the same whatever it is called.
        let same = |other: Prim| {
            other == ty || other.is_integral() && ty.is_integral() && other.size() == 8 && ty.size() == 8
        };
        if arg.op.has(Property::Constant) && passing == Passing::Unused {
            return Some(Actual::Constant(0));
        }
        if arg.op.has(Property::Constant) && passing == Passing::ReadAsDeclared {
            let converts = arg.ty == ty || arg.ty.is_integral() && ty.is_integral();
            return converts.then(|| Actual::Constant(ty.canonical(arg.constant())));
        }
        if !arg.op.has(Property::ReadsCell) || !read_only && passing != Passing::Unused {
            return None;
        }
        let actual = self.slot(caller, arg.frame_index())?;
        let Actual::Slot(index) = actual else {
            return same(arg.ty).then_some(actual);
        };
        let fits = same(arg.ty) && same(self.frame.slot_type(index)?);
        (fits && self.is_private(caller, index)).then_some(actual)
    }

    /// What a frame index of a body has become.
    fn slot(&self, body: &Body<'_, '_>, index: i16) -> Option<Actual> {
        match index {
            _ if body.leave == Leave::Frame => Some(Actual::Slot(index)),
            1.. => body.formals.get(usize::from(index.unsigned_abs()) - 1).copied(),
            _ => body
                .cells
                .get(usize::from(index.unsigned_abs()))
                .map(|cell| Actual::Slot(*cell)),
        }
    }

    /// A cell that no body in use has.
    fn cell(&mut self, ty: Prim) -> Option<i16> {
        // The unwinder does not know of cells that are added: none may own a reference.
        let ty = if ty == Prim::Ref { Prim::A64 } else { ty };
        let found = (self.given..self.free.len()).find(|at| self.frame.slot_type(self.free[*at]) == Some(ty));
        let at = match found {
            Some(at) => at,
            None => {
                self.free
                    .push(i16::try_from(-(self.frame.cells.len() as i64)).ok()?);
                self.frame.cells.push(ty);
                self.free.len() - 1
            }
        };
        self.free.swap(self.given, at);
        self.given += 1;
        Some(self.free[self.given - 1])
    }

    fn leave(&mut self, body: &Body<'_, '_>, inst: &Inst<'_>) -> Option<()> {
        match body.leave {
            _ if inst.operand_count() == 0 => {}
            Leave::Frame | Leave::Dropping => {
                self.place(body, inst);
                self.word(Op::Eval, Prim::Void, 0, 1);
            }
            Leave::Pushing => {
                let result = body.plan.frame.result();
                let index = body.code.index_at(inst.offset)?;
                let top = body.code.before[index].top;
                if top != result {
                    self.place(body, inst);
                    self.word(Op::Cvt, result, top as u8, 1);
                }
            }
            Leave::Assigning(cell) => {
                self.frame_access(body, inst, Op::Dassign, body.plan.frame.result(), cell)
            }
        }
        Some(())
    }

    /// Copies an instruction.
    fn copy(&mut self, body: &Body<'_, '_>, inst: &Inst<'_>, fixups: &mut Vec<Fixup>) -> Option<()> {
        if self.code.len() > MAX_CODE {
            return None;
        }
        if inst.op.form() == Form::F {
            match self.slot(body, inst.frame_index())? {
                Actual::Slot(index) => self.frame_access(body, inst, inst.op, inst.ty, index),
                Actual::Constant(bits) => self.constant(body, inst, inst.ty, bits),
            }
            return Some(());
        }
        self.place(body, inst);
        self.word(inst.op, inst.ty, inst.p0, inst.p1);
        let index = |target: i64| body.code.index_of(target);
        match inst.op.form() {
            Form::L32 => fixups.push(self.hole(None, index(inst.target(0)))),
            Form::Try => {
                for entry in 0..usize::from(inst.param()) {
                    fixups.push(self.hole(None, index(inst.target(entry))));
                }
            }
            Form::Rg => {
                let form = body.plan.options.range_goto;
                self.code.extend(inst.word(0).to_le_bytes());
                for entry in 0..inst.param() {
                    let target = index(inst.range_goto_target(entry, form));
                    let hole = self.hole(Some(form), target);
                    let number = inst.range_goto_index(entry, form).to_le_bytes();
                    self.code[hole.at..hole.at + 2].copy_from_slice(&number);
                    fixups.push(hole);
                }
            }
            Form::P32 => self.distance(body, inst)?,
            Form::O32 if inst.op == Op::IassignPcOff => self.distance(body, inst)?,
            Form::A64 => {
                let place = body.plan.base + u64::from(inst.word_offset(0));
                let address = match self.relocated {
                    true => inst.quad(),
                    false => self.env.code_constant(place, inst.quad()),
                };
                self.code.extend(address.to_le_bytes());
            }
            Form::None | Form::B | Form::F | Form::O | Form::O32 | Form::C16 | Form::C64 | Form::X => {
                self.code.extend(inst.tail);
            }
            Form::T | Form::I | Form::Xi | Form::Catch | Form::Jt => self.code.extend(inst.tail),
        }
        Some(())
    }

    /// The displacement that leads to where that of `inst` leads.
    fn distance(&mut self, body: &Body<'_, '_>, inst: &Inst<'_>) -> Option<()> {
        let address = body.plan.base.wrapping_add_signed(inst.target(0));
        let here = self.root.base.wrapping_add(self.code.len() as u64);
        let distance = i32::try_from(address.wrapping_sub(here) as i64).ok()?;
        self.code.extend(distance.to_le_bytes());
        Some(())
    }

    fn hole(&mut self, form: Option<RangeGotoForm>, target: Option<usize>) -> Fixup {
        let at = self.code.len();
        self.code.extend([0; 4]);
        Fixup { at, form, target }
    }

    fn fix(&mut self, fixup: &Fixup, labels: &[u32]) -> Option<()> {
        let Fixup { at, form, target } = *fixup;
        let target = i64::from(*labels.get(target?)?);
        if form == Some(RangeGotoForm::Seed) {
            let displacement = i16::try_from(target - at as i64 - 2).ok()?;
            self.code[at + 2..at + 4].copy_from_slice(&displacement.to_le_bytes());
        } else {
            let displacement = i32::try_from(target - at as i64).ok()?;
            self.code[at..at + 4].copy_from_slice(&displacement.to_le_bytes());
        }
        Some(())
    }

    /// Notes where the next instruction comes from.
    fn place(&mut self, body: &Body<'_, '_>, inst: &Inst<'_>) {
        let inlined = body.leave != Leave::Frame;
        let call = if inlined { self.calls.len() as u32 } else { OWN };
        if inlined {
            self.calls.push(Call {
                function: body.plan.id,
                offset: inst.offset,
                outer: body.call,
                frame: body.frame,
            });
        }
        self.places.push(Origin {
            at: self.code.len() as u32,
            own: if inlined { body.own } else { inst.offset },
            call,
        });
    }

    fn word(&mut self, op: Op, ty: Prim, p0: u8, p1: u8) {
        self.code.extend([op as u8, ty as u8, p0, p1]);
    }

    fn frame_access(&mut self, body: &Body<'_, '_>, inst: &Inst<'_>, op: Op, ty: Prim, index: i16) {
        self.place(body, inst);
        let [p0, p1] = index.to_le_bytes();
        self.word(op, ty, p0, p1);
    }

    fn constant(&mut self, body: &Body<'_, '_>, inst: &Inst<'_>, ty: Prim, bits: u64) {
        self.place(body, inst);
        self.word(Op::ConstVal64, ty, 0, 0);
        self.code.extend(bits.to_le_bytes());
    }
}

/// The sizes of the objects of a body and of those in it, in the order of the combined code.
fn sizes_of(plan: &Plan<'_>, sizes: &mut Vec<u64>) {
    let Some(code) = &plan.code else {
        return;
    };
    let mut sites = plan.calls.iter().peekable();
    for at in 0..code.insts.len() {
        if let Some(site) = sites.next_if(|site| site.start == at) {
            sizes_of(&site.callee, sizes);
        }
        sizes.extend(plan::object(code, at));
    }
}

/// Whether a conversion makes of a value what a return of type `result` does. One to `u1` asks whether it is 0.
fn becomes(top: Prim, result: Prim) -> bool {
    top == result || top.is_integral() && result.is_integral() && result != Prim::U1
}
