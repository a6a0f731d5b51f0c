use super::*;
use crate::js::node;

fn units(text: &str) -> Vec<u16> {
    text.encode_utf16().collect()
}

/// Values that node printed.
#[test]
fn numbers_are_printed_as_in_node() {
    let texts = [
        (0.0, "0"),
        (-0.0, "0"),
        (f64::NAN, "NaN"),
        (f64::NEG_INFINITY, "-Infinity"),
        (123456789012345680000.0, "123456789012345680000"),
        (1e21, "1e+21"),
        (1e-6, "0.000001"),
        (1.5e-7, "1.5e-7"),
        (-0.1, "-0.1"),
        (5e-324, "5e-324"),
    ];
    for (x, text) in texts {
        assert_eq!(to_string(x), text);
    }
    let radixes = [
        (255.0, 16, "ff"),
        (0.1, 3, "0.0022002200220022002200220022002201"),
        (-255.5, 36, "-73.i"),
        (1e21, 36, "5v1j4f4ds7c000"),
        (0.9999999999999999, 7, "0.6666666666666666666"),
        (
            1e-10,
            2,
            "0.00000000000000000000000000000000011011011111001101111111011001110101111011110110111011",
        ),
    ];
    for (x, radix, text) in radixes {
        assert_eq!(to_string_radix(x, radix), text);
    }
}

#[test]
fn digits_are_those_of_the_exact_value() {
    let fixed = [
        (0.5, 0, "1"),
        (2.5, 0, "3"),
        (-1.5, 0, "-2"),
        (1.005, 2, "1.00"),
        (1.45, 1, "1.4"),
        (0.000001, 7, "0.0000010"),
        (999.9, 0, "1000"),
        (0.05, 0, "0"),
        (0.7, 0, "1"),
        (-0.0, 2, "0.00"),
        (-1e-10, 2, "-0.00"),
        (1e21, 2, "1e+21"),
        (123.456, 0, "123"),
        (0.1, 20, "0.10000000000000000555"),
    ];
    for (x, digits, text) in fixed {
        assert_eq!(to_fixed(x, digits), text, "{x} {digits}");
    }
    assert_eq!(to_fixed(1.0, u32::MAX).len(), 102);
    assert_eq!(to_precision(1.0, u32::MAX).len(), 101);
    let exponential = [
        (0.0, None, "0e+0"),
        (123456.0, None, "1.23456e+5"),
        (123456.0, Some(2), "1.23e+5"),
        (25.0, Some(0), "3e+1"),
        (0.00015, Some(0), "1e-4"),
        (9.99, Some(1), "1.0e+1"),
    ];
    for (x, digits, text) in exponential {
        assert_eq!(to_exponential(x, digits), text, "{x} {digits:?}");
    }
    let precise = [
        (0.0, 3, "0.00"),
        (123.456, 4, "123.5"),
        (0.000001, 2, "0.0000010"),
        (1e-7, 2, "1.0e-7"),
        (123456.0, 2, "1.2e+5"),
        (99.99, 3, "100"),
        (99.99, 2, "1.0e+2"),
    ];
    for (x, precision, text) in precise {
        assert_eq!(to_precision(x, precision), text, "{x} {precision}");
    }
}

#[test]
fn texts_are_read_as_in_node() {
    let numbers = [
        ("", 0.0),
        (" \n\u{feff}12\u{2028}", 12.0),
        ("0x1F", 31.0),
        ("0b101", 5.0),
        ("0o17", 15.0),
        ("0x20000000000001", 9007199254740992.0),
        ("-Infinity", f64::NEG_INFINITY),
        (".5", 0.5),
        ("5.", 5.0),
        ("1e1000", f64::INFINITY),
        ("+1.5E-3", 0.0015),
    ];
    for (text, x) in numbers {
        assert_eq!(from_string(&units(text)), x, "{text}");
    }
    for text in [
        "-0x1",
        "1_000",
        "0x",
        ".",
        "e5",
        "1e",
        "inf",
        "nan",
        "12px",
        "Infinityx",
        "0b2",
        "\u{180e}1",
    ] {
        assert!(from_string(&units(text)).is_nan(), "{text}");
    }
    assert!(from_string(&units("-0")).is_sign_negative());
    assert_eq!(parse_float(&units("  3.25abc")), 3.25);
    assert_eq!(parse_float(&units("1e+")), 1.0);
    assert_eq!(parse_float(&units(".5.5")), 0.5);
    assert!(parse_float(&units("-.")).is_nan());
    assert_eq!(parse_int(&units("0x1f"), 0), 31.0);
    assert_eq!(parse_int(&units("-12.9"), 0), -12.0);
    assert_eq!(parse_int(&units("z"), 36), 35.0);
    assert_eq!(parse_int(&units("0b1"), 0), 0.0);
    assert!(parse_int(&units("9"), 8).is_nan());
    assert!(parse_int(&units("1"), 37).is_nan());
    assert!(parse_int(&units("1"), 1).is_nan());
    assert!(parse_int(&units("-0"), 10).is_sign_negative());
}

#[test]
fn printed_numbers_agree_with_node() {
    let mut random = node::Random(4);
    let mut input = Vec::new();
    let mut ours = Vec::new();
    for index in 0..12_000 {
        let x = random.double();
        let radix = 2 + random.below(35) as u32;
        let digits = if index % 4 == 0 {
            random.below(101)
        } else {
            random.below(8)
        } as u32;
        input.push(format!("{:x} {radix} {digits}", x.to_bits()));
        ours.push(format!(
            "{} {} {} {} {} {}",
            to_string(x),
            to_string_radix(x, radix),
            to_fixed(x, digits),
            to_exponential(x, Some(digits)),
            to_exponential(x, None),
            to_precision(x, digits.max(1)),
        ));
    }
    let script = "const [b, r, d] = line.split(' '), x = double(b);
        return [String(x), x.toString(r), x.toFixed(d), x.toExponential(d), x.toExponential(), x.toPrecision(Math.max(1, d))].join(' ')";
    if let Some(node) = node::lines(script, &input) {
        assert_eq!(node::differences(&input, &ours, &node), None);
    }
}

#[test]
fn read_numbers_agree_with_node() {
    let pieces = [
        "0",
        "1",
        "9",
        "12",
        "99999999999999999999",
        ".",
        "e",
        "E+",
        "e-",
        "-",
        "+",
        "0x",
        "0X",
        "0b",
        "0o",
        "a",
        "F",
        "z",
        "Infinity",
        "_",
        " ",
        "\n",
        "\u{a0}",
        "\u{2003}",
        "\u{feff}",
        "\u{180e}",
        "\u{85}",
        "000000",
        "7",
        "8",
    ];
    let mut random = node::Random(5);
    let mut input = Vec::new();
    let mut ours = Vec::new();
    for index in 0..20_000 {
        let radix = if index % 2 == 0 {
            0
        } else {
            random.below(40) as i32 - 1
        };
        let text = match index % 5 {
            0 => to_string(random.double()),
            1 => {
                let base = 2 + random.below(35) as u32;
                let digits =
                    (0..random.below(80)).map(|_| char::from_digit(random.below(base.into()) as u32, base));
                digits.map(|digit| digit.unwrap()).collect()
            }
            2 => format!(
                "0x{:x}{:x}",
                random.bits() >> random.below(64),
                random.bits() >> random.below(64)
            ),
            _ => (0..random.below(6))
                .map(|_| pieces[random.below(pieces.len() as u64) as usize])
                .collect(),
        };
        let text = units(&text);
        input.push(format!("{radix}:{}", node::hex(&text)));
        ours.push(format!(
            "{} {} {}",
            node::bits(from_string(&text)),
            node::bits(parse_float(&text)),
            node::bits(parse_int(&text, radix))
        ));
    }
    let script = "const [r, h] = line.split(':'), s = unhex(h); return [Number(s), parseFloat(s), parseInt(s, r)].map(bits).join(' ')";
    if let Some(node) = node::lines(script, &input) {
        assert_eq!(node::differences(&input, &ours, &node), None);
    }
}
