//! Literals as µVM IR.

use super::tree::Value;

/// A literal or a global name.
pub fn literal(value: &Value, seed: u64) -> String {
    match value {
        Value::Int(bits) if *bits > u64::MAX - 1000 => format!("{}", *bits as i64),
        Value::Int(bits) if *bits > 1 << 20 => format!("{bits:#x}"),
        Value::Int(bits) => bits.to_string(),
        Value::Float(bits) => {
            let value = f32::from_bits(*bits);
            match plain(f64::from(value)) {
                Some(text) if value.is_finite() => format!("{text}f"),
                _ => special(f64::from(value), 'f', format!("bitsf({bits:#x})")),
            }
        }
        Value::Double(bits) => {
            let value = f64::from_bits(*bits);
            match plain(value) {
                Some(text) => format!("{text}d"),
                None => special(value, 'd', format!("bitsd({bits:#x})")),
            }
        }
        Value::Null | Value::Var(_) => "NULL".to_owned(),
        Value::Struct(fields) => {
            let fields: Vec<String> = fields.iter().map(|field| literal(field, seed)).collect();
            format!("{{ {} }}", fields.join(" "))
        }
        Value::Global(index) => format!("@g{index}_{seed}"),
        Value::Func(index) => format!("@f{index}_{seed}"),
        Value::Const(index) => format!("@c{index}_{seed}"),
    }
}

/// A number that needs no exponent.
fn plain(value: f64) -> Option<String> {
    let text = format!("{value:?}");
    let digits = text.trim_start_matches('-');
    (digits.len() < 12 && digits.bytes().all(|byte| byte.is_ascii_digit() || byte == b'.')).then_some(text)
}

fn special(value: f64, suffix: char, bits: String) -> String {
    if value.is_nan() {
        format!("nan{suffix}")
    } else if value.is_infinite() {
        format!("{}inf{suffix}", if value > 0.0 { '+' } else { '-' })
    } else {
        bits
    }
}
