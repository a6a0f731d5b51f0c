//! C function pointers with bodies in Rust, called by the C library, by compiled code and by prepared calls.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use maple_mirbin::Prim;
use maple_rt::callback::{Callback, CallbackBody};
use maple_rt::native::{AggregateLayout, NativeError, NativePrototype, NativeType, PreparedCall};

use Prim::*;

fn function(args: &[Prim], ret: Prim) -> NativePrototype {
    NativePrototype::new(args.iter().map(|&ty| ty.into()).collect(), ret.into())
}

fn callback(args: &[Prim], ret: Prim, body: impl Fn(&[u64]) -> u64 + Send + Sync + 'static) -> Callback {
    let body = move |args: &[u64], aggregate: *mut u8| {
        assert!(aggregate.is_null());
        body(args)
    };
    Callback::new(&function(args, ret), Box::new(body)).expect("signature is plain")
}

macro_rules! as_function {
    ($callback:expr, $ty:ty) => {
        // SAFETY: the callback was made for this type and lives during the test.
        unsafe {
            std::mem::transmute::<*const (), $ty>(std::ptr::with_exposed_provenance($callback.address()))
        }
    };
}

#[test]
fn qsort_with_a_comparator() {
    let compare = callback(&[Ptr, Ptr], I32, |args| {
        // SAFETY: qsort passes addresses of elements.
        let (a, b) = unsafe { (*(args[0] as *const i32), *(args[1] as *const i32)) };
        (i64::from(a) - i64::from(b)).signum() as u64
    });
    let mut numbers = [5, -3, 9, 0, i32::MIN, 7, i32::MAX, -3];
    let types = [Ptr, U64, U64, Ptr];
    let prepared = PreparedCall::new(&function(&types, Void), &types, Void).expect("signature is plain");
    let args = [
        numbers.as_mut_ptr() as u64,
        numbers.len() as u64,
        4,
        compare.address() as u64,
    ];
    // SAFETY: the arguments describe the array, and the comparator has the type that qsort wants.
    unsafe { prepared.call(libc::qsort as *const () as usize, &args, std::ptr::null_mut()) };
    assert_eq!(numbers, [i32::MIN, -3, -3, 0, 5, 7, 9, i32::MAX]);
}

#[test]
fn scalars_arrive_canonical_and_results_are_narrowed() {
    let types = [I8, U8, I16, U16, I32, U32, U1, F32, F64, I64, U64, Ptr];
    let body = |args: &[u64]| {
        let expected = [
            -1i64 as u64,
            255,
            -2i64 as u64,
            65535,
            -3i64 as u64,
            u32::MAX.into(),
            1,
            1.5f32.to_bits().into(),
            2.5f64.to_bits(),
            i64::MIN as u64,
            u64::MAX,
            0x1234,
        ];
        assert_eq!(args, expected);
        0xffff_ffff_ffff_ff85
    };
    let made = callback(&types, I8, body);
    type Function = extern "C" fn(i8, u8, i16, u16, i32, u32, bool, f32, f64, i64, u64, *const u8) -> i8;
    let f = as_function!(made, Function);
    assert_eq!(
        f(
            -1,
            255,
            -2,
            65535,
            -3,
            u32::MAX,
            true,
            1.5,
            2.5,
            i64::MIN,
            u64::MAX,
            std::ptr::without_provenance(0x1234)
        ),
        -123
    );
}

#[test]
fn results_of_every_kind() {
    let identity = |ty| callback(&[I64], ty, |args| args[0]);
    let f = identity(F32);
    assert_eq!(as_function!(f, extern "C" fn(i64) -> f32)(0x40200000), 2.5);
    let f = identity(F64);
    assert_eq!(
        as_function!(f, extern "C" fn(i64) -> f64)(2.5f64.to_bits() as i64),
        2.5
    );
    let f = identity(U16);
    assert_eq!(as_function!(f, extern "C" fn(i64) -> u16)(-2), 65534);
    let f = identity(U1);
    assert!(as_function!(f, extern "C" fn(i64) -> bool)(1));
    let f = identity(Ptr);
    assert_eq!(as_function!(f, extern "C" fn(i64) -> *const u8)(77).addr(), 77);
    let f = identity(Void);
    as_function!(f, extern "C" fn(i64))(1);
}

#[test]
fn more_arguments_than_registers() {
    let types: Vec<Prim> = (0..24).map(|i| if i % 3 == 0 { F64 } else { I32 }).collect();
    let sum = callback(&types, F64, |args| {
        let numbers = args.iter().enumerate().map(|(i, &cell)| {
            if i % 3 == 0 {
                f64::from_bits(cell)
            } else {
                cell as i64 as f64
            }
        });
        numbers
            .enumerate()
            .map(|(i, x)| x * i as f64)
            .sum::<f64>()
            .to_bits()
    });
    let cells: Vec<u64> = (0..24)
        .map(|i| {
            if i % 3 == 0 {
                (i as f64).to_bits()
            } else {
                -i as u64
            }
        })
        .collect();
    let expected: f64 = (0..24i64)
        .map(|i| {
            if i % 3 == 0 {
                (i * i) as f64
            } else {
                (-i * i) as f64
            }
        })
        .sum();
    let prepared = PreparedCall::new(&function(&types, F64), &types, F64).expect("signature is plain");
    // SAFETY: the callback has the type of the call.
    let result = unsafe { prepared.call(sum.address(), &cells, std::ptr::null_mut()) };
    assert_eq!(f64::from_bits(result), expected);
}

#[repr(C)]
#[derive(Clone, Copy, PartialEq, Debug)]
struct Point {
    x: f64,
    y: f32,
}
#[repr(C)]
#[derive(Clone, Copy, PartialEq, Debug)]
struct Large {
    values: [i64; 6],
}

fn aggregate(fields: &[Prim]) -> NativeType {
    NativeType::Aggregate(Arc::new(
        AggregateLayout::of_fields(fields).expect("layout is plain"),
    ))
}

#[test]
fn aggregates_in_and_out() {
    let point = aggregate(&[F64, F32]);
    let swap = |args: &[u64], result: *mut u8| {
        // SAFETY: the prototype says that the argument and the result are points.
        unsafe {
            let p = *(args[1] as *const Point);
            result.cast::<Point>().write(Point {
                x: f64::from(p.y),
                y: p.x as f32 + args[0] as f32,
            });
        }
        0
    };
    let swap = Callback::new(
        &NativePrototype::new(vec![I32.into(), point.clone()], point),
        Box::new(swap),
    )
    .expect("signature is plain");
    let f = as_function!(swap, extern "C" fn(i32, Point) -> Point);
    assert_eq!(f(100, Point { x: 1.0, y: 2.0 }), Point { x: 2.0, y: 101.0 });

    let large = aggregate(&[I64; 6]);
    let reverse = |args: &[u64], result: *mut u8| {
        // SAFETY: the prototype says that the argument and the result are of this type.
        unsafe {
            let mut l = *(args[0] as *const Large);
            l.values.reverse();
            result.cast::<Large>().write(l);
        }
        0
    };
    let reverse = Callback::new(
        &NativePrototype::new(vec![large.clone()], large),
        Box::new(reverse),
    )
    .expect("signature is plain");
    let f = as_function!(reverse, extern "C" fn(Large) -> Large);
    assert_eq!(
        f(Large {
            values: [1, 2, 3, 4, 5, 6]
        }),
        Large {
            values: [6, 5, 4, 3, 2, 1]
        }
    );
}

struct Counter {
    calls: AtomicUsize,
}

/// Counts calls in a place that outlives the callback.
struct Counting(Arc<Counter>);

impl CallbackBody for Counting {
    fn call(&self, args: &[u64], _: *mut u8) -> u64 {
        self.0.calls.fetch_add(args[0] as usize, Ordering::Relaxed) as u64
    }
}

#[test]
fn a_callback_serves_many_threads_and_releases_its_body() {
    let counter = Arc::new(Counter {
        calls: AtomicUsize::new(0),
    });
    let made = Callback::new(&function(&[I32], U64), Box::new(Counting(Arc::clone(&counter))))
        .expect("signature is plain");
    let f = as_function!(made, extern "C" fn(i32) -> u64);
    std::thread::scope(|scope| {
        for _ in 0..4 {
            scope.spawn(move || (0..1000).map(|_| f(2)).max());
        }
    });
    assert_eq!(counter.calls.load(Ordering::Relaxed), 8000);
    assert_eq!(Arc::strong_count(&counter), 2);
    drop(made);
    assert_eq!(Arc::strong_count(&counter), 1);
}

#[test]
fn thousands_of_callbacks_live_side_by_side() {
    let callbacks: Vec<Callback> = (0..5000u64).map(|i| callback(&[], U64, move |_| i)).collect();
    for (i, made) in callbacks.iter().enumerate() {
        assert_eq!(as_function!(made, extern "C" fn() -> u64)(), i as u64);
    }
}

#[test]
fn what_cannot_be_called_from_c_is_refused() {
    let refused = |prototype: &NativePrototype| {
        Callback::new(prototype, Box::new(|_: &[u64], _: *mut u8| 0)).expect_err("bad callback")
    };
    assert_eq!(
        refused(&NativePrototype::variadic(vec![Ptr.into()], I32.into())),
        NativeError::VariadicCallback
    );
    assert_eq!(refused(&function(&[Void], I32)), NativeError::Type(Void));
    assert_eq!(refused(&function(&[I32], F128)), NativeError::Type(F128));
}
