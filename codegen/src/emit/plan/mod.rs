//! Where the functions and objects of a program lie within their sections, whatever the file looks like around these.
//!
//! [`Plan::new`] checks everything that the writers rely on: names fit symbol tables, symbols name what they say, fields and positions
//! lie inside their owner, alignments are powers of two.

use super::EmitError;
use crate::program::{DataObject, DataSection, Definition, Program, Reloc, SymbolId};

mod check;

use check::{check_function, check_object};

/// A section that holds functions or objects.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub(super) enum Area {
    /// Functions.
    #[default]
    Code,
    /// Constants without relocations.
    Rodata,
    /// Constants that the loader completes.
    Relro,
    /// Initialised variables.
    Data,
    /// Variables that start as zero.
    Bss,
    /// Class records.
    Class,
}

impl Area {
    /// All areas.
    pub const ALL: [Area; 6] = [
        Area::Code,
        Area::Rodata,
        Area::Relro,
        Area::Class,
        Area::Data,
        Area::Bss,
    ];

    /// Name of the section.
    pub const fn name(self) -> &'static str {
        match self {
            Area::Code => ".mirbin",
            Area::Rodata => ".rodata",
            Area::Relro => ".data.rel.ro",
            Area::Data => ".data",
            Area::Bss => ".bss",
            Area::Class => maple_mirbin::class::SECTION,
        }
    }

    /// The area of an object.
    pub fn of(object: &DataObject) -> Area {
        match object.section {
            DataSection::Rodata if object.relocs.is_empty() => Area::Rodata,
            DataSection::Rodata => Area::Relro,
            DataSection::Data => Area::Data,
            DataSection::Bss => Area::Bss,
            DataSection::Class => Area::Class,
        }
    }
}

/// A value for each area.
#[derive(Clone, Copy, Default, Debug)]
pub(super) struct PerArea<T>([T; 6]);

impl<T> std::ops::Index<Area> for PerArea<T> {
    type Output = T;

    fn index(&self, area: Area) -> &T {
        &self.0[area as usize]
    }
}

impl<T> std::ops::IndexMut<Area> for PerArea<T> {
    fn index_mut(&mut self, area: Area) -> &mut T {
        &mut self.0[area as usize]
    }
}

/// Size and alignment of an area.
#[derive(Clone, Copy, Debug)]
pub(super) struct Extent {
    /// Bytes.
    pub size: u64,
    /// A power of two.
    pub align: u64,
    /// Something lies in it, if only an object without bytes.
    pub used: bool,
}

impl Default for Extent {
    fn default() -> Extent {
        Extent {
            size: 0,
            align: 1,
            used: false,
        }
    }
}

/// A place in an area.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(super) struct Placement {
    pub area: Area,
    pub offset: u64,
}

/// A relocated field.
#[derive(Clone, Copy, Debug)]
pub(super) struct Field<'a> {
    /// Where it is.
    pub place: Placement,
    /// Name of the function or object that it is part of.
    pub owner: &'a str,
    /// What it holds.
    pub reloc: &'a Reloc,
}

/// Alignment of functions. Headers need 2 (image.md §1); more keeps the words of short functions in one cache line.
pub(super) const FUNCTION_ALIGN: u64 = 8;

/// Size from which zeroed objects go after all others, the largest last: displacements have 32 bits, and so that a few large arrays
/// do not move everything else out of reach of the code.
const LARGE: u64 = 1 << 20;

/// A program with its places.
pub(super) struct Plan<'a> {
    pub program: &'a Program,
    /// Offset of each function in [`Area::Code`].
    pub functions: Vec<u64>,
    /// Place of each object.
    pub data: Vec<Placement>,
    /// The objects with their positions in the program, those of one area by ascending place.
    order: Vec<(usize, &'a DataObject)>,
    extents: PerArea<Extent>,
    /// By symbol: weak, and no field of this program depends on the definition here being the one used.
    preemptible: Vec<bool>,
}

impl<'a> Plan<'a> {
    /// Places everything: in the order of the program, but for large zeroed objects.
    pub fn new(program: &'a Program) -> Result<Plan<'a>, EmitError> {
        let mut order: Vec<(usize, &DataObject)> = program.data.iter().enumerate().collect();
        order.sort_by_key(|(_, object)| last(object));
        let mut plan = Plan {
            program,
            functions: Vec::with_capacity(program.functions.len()),
            data: vec![Placement::default(); program.data.len()],
            order,
            extents: PerArea::default(),
            preemptible: vec![false; program.symbols.len()],
        };
        plan.check_symbols()?;
        for function in &program.functions {
            check_function(program, function)?;
            let place = plan.put(Area::Code, FUNCTION_ALIGN, function.bytes.len() as u64)?;
            plan.functions.push(place.offset);
        }
        for (index, object) in plan.order.clone() {
            check_object(object)?;
            let place = plan.put(Area::of(object), object.align.into(), object.size)?;
            if let Some(slot) = plan.data.get_mut(index) {
                *slot = place;
            }
        }
        plan.check_fields()?;
        Ok(plan)
    }

    /// Size and alignment of an area.
    pub fn extent(&self, area: Area) -> Extent {
        self.extents[area]
    }

    /// Where a symbol is defined; `None` for what others define.
    pub fn place(&self, symbol: SymbolId) -> Option<Placement> {
        match self.program.definition(symbol)? {
            Definition::Function(index) => self.functions.get(index as usize).map(|&offset| Placement {
                area: Area::Code,
                offset,
            }),
            Definition::Data(index) => self.data.get(index as usize).copied(),
            Definition::Alias(index) => {
                let alias = self.program.aliases.get(index as usize)?;
                self.functions
                    .get(alias.function as usize)
                    .map(|&offset| Placement {
                        area: Area::Code,
                        offset,
                    })
            }
            Definition::Extern(_) => None,
        }
    }

    /// The place that addresses of `symbol` mean, unless the loader has to look the symbol up: because others define it, or because it
    /// is weak and others may. A weak symbol that code here reaches by distance is not looked up, so that all references agree.
    pub fn bound(&self, symbol: SymbolId) -> Option<Placement> {
        let place = self.place(symbol)?;
        (!self.preemptible.get(symbol.0 as usize)?).then_some(place)
    }

    /// The relocated fields of all areas, by area and ascending offset.
    pub fn fields(&self) -> impl Iterator<Item = Field<'a>> {
        let program = self.program;
        let functions = program
            .functions
            .iter()
            .zip(&self.functions)
            .flat_map(|(function, &start)| {
                fields(
                    &function.name,
                    &function.relocs,
                    Placement {
                        area: Area::Code,
                        offset: start,
                    },
                )
            });
        let data = [Area::Relro, Area::Class, Area::Data]
            .into_iter()
            .flat_map(move |area| {
                let objects = program.data.iter().zip(&self.data);
                objects
                    .filter(move |(_, place)| place.area == area)
                    .flat_map(|(object, &place)| fields(&object.name, &object.relocs, place))
            });
        functions.chain(data)
    }

    /// Objects of an area with their offsets, ascending.
    pub fn objects(&self, area: Area) -> impl Iterator<Item = (&'a DataObject, u64)> {
        self.order.iter().filter_map(move |&(index, object)| {
            let place = self.data.get(index).filter(|place| place.area == area)?;
            Some((object, place.offset))
        })
    }

    /// Name of a symbol for messages.
    pub fn name(&self, symbol: SymbolId) -> &'a str {
        self.program.symbol_name(symbol).unwrap_or_default()
    }

    fn put(&mut self, area: Area, align: u64, size: u64) -> Result<Placement, EmitError> {
        let extent = &mut self.extents[area];
        let offset = extent.size.next_multiple_of(align);
        let end = offset.checked_add(size).filter(|&end| end <= EmitError::MAX_SIZE);
        extent.size = end.ok_or(EmitError::Size { section: area.name() })?;
        extent.align = extent.align.max(align);
        extent.used = true;
        Ok(Placement { area, offset })
    }
}

/// Sorts large zeroed objects after the others.
fn last(object: &DataObject) -> u64 {
    match object.section {
        DataSection::Bss if object.size >= LARGE => object.size,
        _ => 0,
    }
}

fn fields<'a>(owner: &'a str, relocs: &'a [Reloc], start: Placement) -> impl Iterator<Item = Field<'a>> {
    relocs.iter().map(move |reloc| Field {
        place: Placement {
            area: start.area,
            offset: start.offset + u64::from(reloc.offset),
        },
        owner,
        reloc,
    })
}
