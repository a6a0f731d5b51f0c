//! Where the addresses of objects go.

use crate::flow::FlowFacts;
use crate::inline::plan;
use maple_mirbin::header::Frame;
use maple_mirbin::verify::Verified;
use maple_mirbin::{Class, Inst, Op, Prim, Xintrinsic};
use rustc_hash::FxHashMap;

/// Objects that are followed: as many as a set of bits holds.
const MOST: usize = 64;

/// Something in the frame with an address.
#[derive(Clone, Copy, Debug)]
pub(super) enum Object {
    /// Memory that an `alloca` makes: its size.
    Memory { size: u64 },
    /// A variable whose address is taken: its frame index and type.
    Variable { index: i16, ty: Prim },
}

impl Object {
    pub fn size(self) -> u64 {
        match self {
            Object::Memory { size } => size,
            Object::Variable { ty, .. } => u64::from(ty.size()),
        }
    }
}

/// A place in an object.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Place {
    pub object: usize,
    pub offset: i64,
}

#[derive(Clone, Copy, Debug)]
pub(super) struct Access {
    pub place: Place,
    pub ty: Prim,
    pub stores: bool,
}

/// What an instruction does with an object.
#[derive(Clone, Copy, Debug)]
pub(super) enum Use {
    /// It only computes or keeps an address, with a constant that this instruction pushes.
    Address { object: usize, constant: Option<usize> },
    /// It loads or stores.
    Access(Access),
    /// It clears.
    Zero {
        place: Place,
        size: u64,
        constant: usize,
    },
    /// It copies. An end that is none is other memory.
    Copy {
        to: Option<Place>,
        from: Option<Place>,
        size: u64,
        constant: usize,
    },
}

/// What is done with the objects of a function.
pub(super) struct Trace {
    pub objects: Vec<Object>,
    /// By instruction.
    pub uses: Vec<(usize, Use)>,
    /// Those whose address somebody else may have, by bit.
    pub escaped: u64,
}

/// What is known of a value.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Value {
    /// It is no address of an object.
    Other,
    /// The constant that this instruction pushes.
    Constant { bits: u64, at: usize },
    /// An address.
    At(Place),
    /// It may be an address in any of these objects.
    Mixed(u64),
}

impl Value {
    fn objects(self) -> u64 {
        match self {
            Value::Other | Value::Constant { .. } => 0,
            Value::At(place) => 1 << place.object,
            Value::Mixed(objects) => objects,
        }
    }
}

/// The variables that hold addresses.
type State = FxHashMap<i16, Value>;

/// Follows the addresses of the objects of a function; none if it has no objects or all of them escape.
pub(super) fn trace(frame: &Frame, code: &Verified<'_>, flow: &FlowFacts) -> Option<Trace> {
    let mut tracer = Tracer {
        frame,
        code,
        flow,
        objects: Vec::new(),
        at: FxHashMap::default(),
        escaped: 0,
        stack: Vec::new(),
        uses: None,
    };
    tracer.find();
    let all = match tracer.objects.len() {
        0 => return None,
        MOST => u64::MAX,
        count => (1 << count) - 1,
    };
    let blocks = flow.starts.len();
    let mut before: Vec<Option<State>> = vec![None; blocks];
    *before.first_mut()? = Some(State::default());
    let mut waiting = vec![true; blocks];
    while waiting.contains(&true) {
        for block in 0..blocks {
            let waits = std::mem::take(&mut waiting[block]);
            let Some(mut state) = before[block].clone().filter(|_| waits) else {
                continue;
            };
            tracer.block(block, &mut state);
            if tracer.escaped == all {
                return None;
            }
            for next in flow.graph.next(block) {
                waiting[next] |= join(&mut before[next], &state);
            }
        }
    }
    tracer.uses = Some(Vec::new());
    for (block, state) in before.into_iter().enumerate() {
        if let Some(mut state) = state {
            tracer.block(block, &mut state);
        }
    }
    Some(Trace {
        objects: tracer.objects,
        uses: tracer.uses.unwrap_or_default(),
        escaped: tracer.escaped,
    })
}

/// Adds what is known at the end of a block to what is known before another; whether that changed anything.
fn join(known: &mut Option<State>, state: &State) -> bool {
    let Some(known) = known else {
        *known = Some(state.clone());
        return true;
    };
    let mut changed = false;
    for (cell, value) in known.iter_mut() {
        let other = state.get(cell).copied().unwrap_or(Value::Other);
        if *value != other {
            let mixed = Value::Mixed(value.objects() | other.objects());
            changed |= *value != mixed;
            *value = mixed;
        }
    }
    for (cell, value) in state {
        known.entry(*cell).or_insert_with(|| {
            changed = true;
            Value::Mixed(value.objects())
        });
    }
    changed
}

struct Tracer<'c> {
    frame: &'c Frame,
    code: &'c Verified<'c>,
    flow: &'c FlowFacts,
    objects: Vec<Object>,
    /// Objects by the `alloca` that makes them, variables by frame index.
    at: FxHashMap<Origin, usize>,
    escaped: u64,
    stack: Vec<Value>,
    /// What is done with objects, once it is asked for.
    uses: Option<Vec<(usize, Use)>>,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum Origin {
    Alloca(usize),
    Variable(i16),
}

impl Tracer<'_> {
    fn find(&mut self) {
        for (at, inst) in self.code.insts.iter().enumerate() {
            let found = match inst.op {
                Op::Alloca => {
                    plan::object(self.code, at).map(|size| (Origin::Alloca(at), Object::Memory { size }))
                }
                Op::AddrOf => {
                    let index = inst.frame_index();
                    let ty = self.frame.slot_type(index).filter(|ty| is_part(*ty));
                    let named = !matches!(index, Frame::RETVAL | Frame::THROWNVAL);
                    ty.filter(|_| named)
                        .map(|ty| (Origin::Variable(index), Object::Variable { index, ty }))
                }
                _ => None,
            };
            if let Some((origin, object)) = found
                && self.objects.len() < MOST
                && !self.at.contains_key(&origin)
            {
                self.at.insert(origin, self.objects.len());
                self.objects.push(object);
            }
        }
    }

    fn block(&mut self, block: usize, state: &mut State) {
        self.stack.clear();
        for index in self.flow.block(block) {
            self.step(index, &self.code.insts[index], state);
        }
    }

    fn step(&mut self, index: usize, inst: &Inst<'_>, state: &mut State) {
        let bottom = self.stack.len().saturating_sub(inst.operand_count() as usize);
        let operands = self.stack.split_off(bottom);
        let result = self.result(index, inst, &operands, state);
        if inst.op.info().class != Class::Stmt {
            self.stack.push(result);
        }
    }

    fn result(&mut self, index: usize, inst: &Inst<'_>, operands: &[Value], state: &mut State) -> Value {
        match (inst.op, operands) {
            (Op::ConstVal | Op::ConstVal64, _) => Value::Constant {
                bits: inst.constant(),
                at: index,
            },
            (Op::Alloca, &[Value::Constant { at, .. }]) => {
                let made = self.at.get(&Origin::Alloca(index)).copied();
                made.map_or(Value::Other, |object| self.address(index, object, 0, Some(at)))
            }
            (Op::AddrOf, _) => {
                let made = self.at.get(&Origin::Variable(inst.frame_index())).copied();
                made.map_or(Value::Other, |object| self.address(index, object, 0, None))
            }
            (Op::RegRead | Op::Dread, _) => {
                let value = state.get(&inst.frame_index()).copied().unwrap_or(Value::Other);
                match value {
                    Value::At(place) if inst.ty.size() == 8 => {
                        self.address(index, place.object, place.offset, None)
                    }
                    value if value.objects() == 0 => Value::Other,
                    value => Value::Mixed(value.objects()),
                }
            }
            (Op::RegAssign | Op::Dassign, &[value]) => {
                self.assign(index, inst, value, state);
                Value::Other
            }
            (Op::Eval, &[Value::At(place)]) => self.address(index, place.object, place.offset, None),
            (Op::Eval, &[Value::Mixed(_)]) => Value::Other,
            (Op::Add, &[Value::At(place), Value::Constant { bits, at }])
            | (Op::Add, &[Value::Constant { bits, at }, Value::At(place)])
                if inst.ty.size() == 8 =>
            {
                let offset = place.offset.wrapping_add(bits as i64);
                self.address(index, place.object, offset, Some(at))
            }
            (Op::Sub, &[Value::At(place), Value::Constant { bits, at }]) if inst.ty.size() == 8 => {
                let offset = place.offset.wrapping_sub(bits as i64);
                self.address(index, place.object, offset, Some(at))
            }
            (Op::Iread | Op::IreadOff | Op::IreadOff32, &[Value::At(place)]) => {
                self.access(index, inst, place, false);
                Value::Other
            }
            (Op::IassignOff | Op::IassignOff32, &[Value::At(place), value]) => {
                self.escape(value);
                self.access(index, inst, place, true);
                Value::Other
            }
            (Op::XintrinsicDo, operands) if self.block_of_memory(index, inst, operands) => Value::Other,
            (_, operands) => {
                operands.iter().for_each(|value| self.escape(*value));
                Value::Other
            }
        }
    }

    fn address(&mut self, index: usize, object: usize, offset: i64, constant: Option<usize>) -> Value {
        self.uses(index, Use::Address { object, constant });
        Value::At(Place { object, offset })
    }

    fn assign(&mut self, index: usize, inst: &Inst<'_>, value: Value, state: &mut State) {
        let cell = inst.frame_index();
        let wide = |ty: Prim| ty.is_integral() && ty.size() == 8;
        let plain = wide(inst.ty)
            && self.frame.slot_type(cell).is_some_and(wide)
            && !matches!(cell, Frame::RETVAL | Frame::THROWNVAL)
            && !self.flow.is_addressed(cell);
        if value.objects() == 0 || !plain {
            self.escape(value);
            state.remove(&cell);
            return;
        }
        if let Value::At(place) = value {
            self.address(index, place.object, place.offset, None);
        }
        state.insert(cell, value);
    }

    fn access(&mut self, index: usize, inst: &Inst<'_>, place: Place, stores: bool) {
        let by = match inst.op {
            Op::Iread => 0,
            _ => i64::from(inst.displacement()),
        };
        let place = Place {
            offset: place.offset.wrapping_add(by),
            ..place
        };
        match is_part(inst.ty) && self.holds(place, u64::from(inst.ty.size())) {
            true => self.uses(
                index,
                Use::Access(Access {
                    place,
                    ty: inst.ty,
                    stores,
                }),
            ),
            false => self.escaped |= 1 << place.object,
        }
    }

    /// Whether an instruction copies or clears parts of objects.
    fn block_of_memory(&mut self, index: usize, inst: &Inst<'_>, operands: &[Value]) -> bool {
        let end = |value: Value| match value {
            Value::At(place) => Some(Some(place)),
            value if value.objects() == 0 => Some(None),
            _ => None,
        };
        let what = match (inst.xintrinsic(), operands) {
            (
                Some(Xintrinsic::CopyBytes),
                &[
                    to,
                    from,
                    Value::Constant {
                        bits: size,
                        at: constant,
                    },
                ],
            ) => {
                let (Some(to), Some(from)) = (end(to), end(from)) else {
                    return false;
                };
                let same = to.zip(from).is_some_and(|(to, from)| to.object == from.object);
                let held = |place: &Place| self.holds(*place, size);
                let any = to.or(from).is_some();
                if same || !any || !to.iter().chain(&from).all(held) {
                    return false;
                }
                Use::Copy {
                    to,
                    from,
                    size,
                    constant,
                }
            }
            (
                Some(Xintrinsic::ZeroBytes),
                &[
                    Value::At(place),
                    Value::Constant {
                        bits: size,
                        at: constant,
                    },
                ],
            ) if self.holds(place, size) => Use::Zero {
                place,
                size,
                constant,
            },
            _ => return false,
        };
        self.uses(index, what);
        true
    }

    /// Whether these bytes lie in the object.
    fn holds(&self, place: Place, size: u64) -> bool {
        let offset = u64::try_from(place.offset).ok();
        let end = offset.and_then(|offset| offset.checked_add(size));
        end.is_some_and(|end| end <= self.objects[place.object].size())
    }

    fn escape(&mut self, value: Value) {
        self.escaped |= value.objects();
    }

    fn uses(&mut self, index: usize, what: Use) {
        if let Some(uses) = &mut self.uses {
            uses.push((index, what));
        }
    }
}

/// Whether a variable can stand for memory of a type.
pub(super) fn is_part(ty: Prim) -> bool {
    (ty.is_integral() && ty != Prim::Ref || matches!(ty, Prim::F32 | Prim::F64))
        && (1..=8).contains(&ty.size())
}
