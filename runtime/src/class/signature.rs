//! Types that descriptors and signatures tell (image.md §5).

use maple_mirbin::Prim;

/// The types of the parameters and of the result that a method's signature tells, without a receiver. What is no descriptor counts as that
/// of a reference.
#[must_use]
pub fn types(signature: &str) -> (Vec<Prim>, Prim) {
    let (parameters, result) = signature.split_once(')').unwrap_or((signature, ""));
    let parameters = parameters.strip_prefix('(').unwrap_or(parameters);
    (prims(parameters).collect(), type_of(result))
}

/// The type of values with this descriptor; `Prim::Void` if it is empty.
#[must_use]
pub fn type_of(descriptor: &str) -> Prim {
    prims(descriptor).next().unwrap_or(Prim::Void)
}

/// The types of a row of descriptors.
fn prims(descriptors: &str) -> impl Iterator<Item = Prim> {
    let mut rest = descriptors;
    std::iter::from_fn(move || {
        let element = rest.trim_start_matches('[');
        let array = element.len() < rest.len();
        let first = element.chars().next()?;
        rest = match first {
            'L' => element.split_once(';').map_or("", |(_, after)| after),
            _ => &element[first.len_utf8()..],
        };
        Some(match first {
            _ if array => Prim::Ref,
            'Z' => Prim::U1,
            'B' => Prim::I8,
            'C' => Prim::U16,
            'S' => Prim::I16,
            'I' => Prim::I32,
            'J' => Prim::I64,
            'F' => Prim::F32,
            'D' => Prim::F64,
            'V' => Prim::Void,
            'T' => Prim::DynAny,
            _ => Prim::Ref,
        })
    })
}
