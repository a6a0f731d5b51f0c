//! Static acyclicity: which classes cannot be part of a cycle of references, whatever other images add (DESIGN §6).
//!
//! A field of a final class of this module leads to objects of exactly that class; a field of an array type to exactly that array type if
//! the elements are primitive or of such a class. Everything else, interfaces and classes that may be extended or that other images
//! define, may lead anywhere.

use super::{ClassId, Classes, element};
use crate::mir::layout::instance_fields;
use crate::mir::{Type, TypeId, TypeTable};
use maple_mirbin::class::flags::FINAL;

/// For each class, by position: whether no chain of references from an instance leads back to it.
pub fn acyclic(classes: &Classes, types: &TypeTable) -> Vec<bool> {
    let count = classes.list.len();
    let mut targets: Vec<Vec<usize>> = Vec::with_capacity(count);
    let mut anywhere = Vec::with_capacity(count);
    for (id, class) in classes.iter() {
        let found = targets_of(classes, types, id).filter(|_| class.rooted && !class.interface);
        anywhere.push(found.is_none());
        targets.push(found.unwrap_or_default());
    }
    let mut sources: Vec<Vec<usize>> = vec![Vec::new(); count];
    for (from, to) in targets
        .iter()
        .enumerate()
        .flat_map(|(from, list)| list.iter().map(move |&to| (from, to)))
    {
        if let Some(list) = sources.get_mut(to) {
            list.push(from);
        }
    }
    let open: Vec<usize> = (0..count).filter(|&at| anywhere.get(at) == Some(&true)).collect();
    let open = reached(&sources, open);
    // What is left leads to final classes only. A class on a cycle of those survives peeling from both ends.
    let mut on_cycle: Vec<bool> = open.iter().map(|&open| !open).collect();
    peel(&mut on_cycle, &targets, &sources);
    peel(&mut on_cycle, &sources, &targets);
    open.iter()
        .zip(on_cycle)
        .map(|(&open, cyclic)| !open && !cyclic)
        .collect()
}

/// Everything that edges lead to from `work`.
fn reached(edges: &[Vec<usize>], mut work: Vec<usize>) -> Vec<bool> {
    let mut seen = vec![false; edges.len()];
    while let Some(at) = work.pop() {
        if let Some(seen) = seen.get_mut(at).filter(|seen| !**seen) {
            *seen = true;
            work.extend(edges.get(at).into_iter().flatten());
        }
    }
    seen
}

/// Takes nodes out of `inside` as long as there are some without edges to others that are inside.
fn peel(inside: &mut [bool], edges: &[Vec<usize>], back: &[Vec<usize>]) {
    let is_inside = |inside: &[bool], at: usize| inside.get(at) == Some(&true);
    let mut open: Vec<usize> = edges
        .iter()
        .map(|list| list.iter().filter(|&&to| is_inside(inside, to)).count())
        .collect();
    let mut work: Vec<usize> = (0..edges.len()).filter(|&at| open.get(at) == Some(&0)).collect();
    while let Some(at) = work.pop() {
        let Some(place) = inside.get_mut(at).filter(|place| **place) else {
            continue;
        };
        *place = false;
        for &from in back.get(at).into_iter().flatten() {
            if let Some(open) = open.get_mut(from) {
                *open = open.saturating_sub(1);
                if *open == 0 {
                    work.push(from);
                }
            }
        }
    }
}

/// Classes that the fields of an instance lead to; `None` if they may lead anywhere.
fn targets_of(classes: &Classes, types: &TypeTable, id: ClassId) -> Option<Vec<usize>> {
    let mut targets = Vec::new();
    for class in classes.chain(id) {
        for field in types.aggregate(class.ty).into_iter().flat_map(instance_fields) {
            match target(classes, types, field.ty) {
                Referent::None => {}
                Referent::Class(id) => targets.push(id.0 as usize),
                Referent::Any => return None,
            }
        }
    }
    Some(targets)
}

pub(super) enum Referent {
    /// Not a reference, or to something without references.
    None,
    Class(ClassId),
    Any,
}

/// Where a value of this type leads.
pub(super) fn target(classes: &Classes, types: &TypeTable, ty: TypeId) -> Referent {
    let (rank, inner) = element(types, ty);
    if rank > 0 && types.pointee(inner).is_none() && !types.is_counted(inner, classes.srclang) {
        return Referent::None;
    }
    if !types.is_counted(inner, classes.srclang) {
        // Structures are not looked into.
        return match types.structure(inner) {
            Type::Aggregate(_) | Type::Array { .. } => Referent::Any,
            _ => Referent::None,
        };
    }
    let class = types.pointee(inner).and_then(|to| classes.by_type(types, to));
    match class.and_then(|id| Some((id, classes.get(id)?))) {
        Some((id, class)) if class.own && class.flags & FINAL != 0 => Referent::Class(id),
        _ => Referent::Any,
    }
}
