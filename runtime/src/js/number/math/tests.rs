use super::*;
use crate::js::node;

/// Values that node printed.
#[test]
fn values_of_node() {
    assert_eq!(round(-0.2).to_bits(), f64::to_bits(-0.0));
    assert_eq!(
        [round(2.5), round(-2.5), round(0.49999999999999994)],
        [3.0, -2.0, 0.0]
    );
    assert_eq!(sign(-3.0), -1.0);
    assert_eq!(hypot(&[]), 0.0);
    assert_eq!(hypot(&[3.0, 4.0]), 5.0);
    assert_eq!(hypot(&[f64::NAN, f64::NEG_INFINITY]), f64::INFINITY);
    assert_eq!(fround(5.5), 5.5);
    assert_eq!(fround(5.05), 5.050000190734863);
    assert_eq!(clz32(1.0), 31);
    assert_eq!(imul(4294967295.0, 5.0), -5);
    assert_eq!(max(-0.0, 0.0).to_bits(), 0);
    assert_eq!(min(0.0, -0.0).to_bits(), f64::to_bits(-0.0));
    assert!(power(1.0, f64::INFINITY).is_nan());
    assert!(power(f64::NAN, 0.0) == 1.0);
    // The nearest double is 198.22060689802325.
    assert_eq!(power(10.123698614879247, 2.284948984467027), 198.22060689802328);
    assert_eq!(exp(1.0), std::f64::consts::E);
    assert_eq!(cos(5.215889255413008), 0.4824943757184038);
    assert_eq!(cbrt(11.32046060292519), 2.245370603508416);
}

type Unary = (&'static str, fn(f64) -> f64);
type Binary = (&'static str, fn(f64, f64) -> f64);

#[test]
fn functions_agree_with_node() {
    const FUNCTIONS: [Unary; 24] = [
        ("sin", sin),
        ("cos", cos),
        ("tan", tan),
        ("asin", asin),
        ("acos", acos),
        ("atan", atan),
        ("sinh", sinh),
        ("cosh", cosh),
        ("tanh", tanh),
        ("asinh", asinh),
        ("acosh", acosh),
        ("atanh", atanh),
        ("exp", exp),
        ("expm1", expm1),
        ("log", log),
        ("log2", log2),
        ("log10", log10),
        ("log1p", log1p),
        ("cbrt", cbrt),
        ("round", round),
        ("sign", sign),
        ("fround", fround),
        ("floor", f64::floor),
        ("clz32", |x| f64::from(clz32(x))),
    ];
    let mut random = node::Random(1);
    let mut input = Vec::new();
    let mut ours = Vec::new();
    for (name, function) in FUNCTIONS {
        for index in 0..1500 {
            let x = if index % 2 == 0 {
                random.double()
            } else {
                (random.unit() - 0.5) * 30.0
            };
            input.push(format!("{name} {:x}", x.to_bits()));
            ours.push(node::bits(function(x)));
        }
    }
    let script = "const [f, x] = line.split(' '); return bits(Math[f](double(x)))";
    if let Some(node) = node::lines(script, &input) {
        assert_eq!(node::differences(&input, &ours, &node), None);
    }
}

#[test]
fn functions_of_two_numbers_agree_with_node() {
    const FUNCTIONS: [Binary; 6] = [
        ("pow", power),
        ("atan2", atan2),
        ("max", max),
        ("min", min),
        ("imul", |x, y| f64::from(imul(x, y))),
        ("hypot", |x, y| hypot(&[x, y, x])),
    ];
    let mut random = node::Random(2);
    let mut input = Vec::new();
    let mut ours = Vec::new();
    for (name, function) in FUNCTIONS {
        for index in 0..4000 {
            let mut x = random.double();
            let y = if index % 2 == 0 {
                random.double()
            } else {
                (random.unit() - 0.5) * 30.0
            };
            if index % 3 == 0 {
                x = 1.0 + (random.unit() - 0.5) * 2f64.powi(-(random.below(30) as i32));
            }
            if index % 7 == 0 {
                x = x.abs();
            }
            input.push(format!("{name} {:x} {:x}", x.to_bits(), y.to_bits()));
            ours.push(node::bits(function(x, y)));
        }
    }
    let script = "const [f, x, y] = line.split(' '); const a = double(x), b = double(y); return bits(f === 'hypot' ? Math.hypot(a, b, a) : Math[f](a, b))";
    if let Some(node) = node::lines(script, &input) {
        assert_eq!(node::differences(&input, &ours, &node), None);
    }
}
