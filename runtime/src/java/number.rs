//! Texts of floating-point numbers as Java 17 writes and reads them.
//!
//! Before Java 19, `Double.toString` does not always give the shortest text that reads back as the same number: `2E23` is written
//! `1.9999999999999998E23`, and 2^-44 `5.6843418860808015E-14`. What a program prints is compared with what a real Java prints, so
//! `format` follows the old method, with all of its decisions. It is the free-format algorithm of Steele and White with one margin for both
//! sides, a shortcut, and a few guards:
//!
//! * integers below 2^63 are written out, less the decimal digits that lie below their binary precision;
//! * the margin is half of the distance to the next larger number, halved for powers of two;
//! * digits are produced until the rest is within the margin on either side; the comparison on the upper side is strict as long as all
//!   quantities fit a machine word, and admits equality if not;
//! * where the exponent is written, digits go on after the first one, which is nothing if the guess of the exponent was one too high.

mod big;
mod format;
mod parse;

pub use format::{double_to_string, float_to_string};
pub use parse::{parse_double, parse_float};

#[cfg(test)]
mod tests {
    use super::*;

    /// What a Java 17 prints.
    #[test]
    fn doubles_are_written_as_java_17_does() {
        let texts = [
            (0.0, "0.0"),
            (-0.0, "-0.0"),
            (f64::NAN, "NaN"),
            (f64::NEG_INFINITY, "-Infinity"),
            (1.0, "1.0"),
            (0.001, "0.001"),
            (0.002, "0.002"),
            (0.0009, "9.0E-4"),
            (9999999.0, "9999999.0"),
            (12345678.0, "1.2345678E7"),
            (1.0 / 3.0, "0.3333333333333333"),
            (2e23, "1.9999999999999998E23"),
            (8.41e21, "8.409999999999999E21"),
            (2f64.powi(-44), "5.6843418860808015E-14"),
            (f64::MIN_POSITIVE, "2.2250738585072014E-308"),
            (f64::from_bits(1), "4.9E-324"),
            (2.2e-322, "2.2E-322"),
            (f64::MAX, "1.7976931348623157E308"),
        ];
        for (value, text) in texts {
            assert_eq!(double_to_string(value), text);
        }
    }

    #[test]
    fn floats_are_written_as_java_17_does() {
        let texts = [
            (1e10, "1.0E10"),
            (0.1, "0.1"),
            (3.3554432e7, "3.3554432E7"),
            (8_589_934_592.0, "8.5899346E9"),
            (f32::from_bits(1), "1.4E-45"),
            (f32::MAX, "3.4028235E38"),
        ];
        for (value, text) in texts {
            assert_eq!(float_to_string(value), text);
        }
    }

    #[test]
    fn written_numbers_read_back() {
        let mut bits = 1u64;
        for _ in 0..20_000 {
            bits = bits
                .wrapping_mul(6364136223846793005)
                .wrapping_add(1442695040888963407);
            let (double, float) = (f64::from_bits(bits), f32::from_bits((bits >> 32) as u32));
            if !double.is_nan() {
                assert_eq!(
                    parse_double(&double_to_string(double)).map(f64::to_bits),
                    Some(bits)
                );
            }
            if !float.is_nan() {
                assert_eq!(parse_float(&float_to_string(float)), Some(float));
            }
        }
    }

    #[test]
    fn java_grammar_of_numbers() {
        let numbers = [
            (" 1.5 ", 1.5),
            ("+1.f", 1.0),
            (".5D", 0.5),
            ("-0x1.8p1", -3.0),
            ("0X.8P0f", 0.5),
            ("0x1.00000000000008p0", 1.0),
            ("0x1.000000000000080000001p0", 1.0 + f64::EPSILON),
            ("0x1p-1074", f64::from_bits(1)),
            ("0x1p-1075", 0.0),
            ("0x1.1p-1075", f64::from_bits(1)),
            ("0x1p1024", f64::INFINITY),
            ("-Infinity", f64::NEG_INFINITY),
            ("1e999999999999", f64::INFINITY),
        ];
        for (text, value) in numbers {
            assert_eq!(parse_double(text), Some(value), "{text}");
        }
        for text in [
            "", " ", ".", "inf", "infinity", "nan", "NaNf", "1e", "0x", "0x1", "0x1p", "1_0", "--1", "e5",
            "1 2", "+",
        ] {
            assert_eq!(parse_double(text), None, "{text}");
        }
    }
}
