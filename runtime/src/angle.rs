//! Large angles: what is left of a number after eighths of a turn.

/// 1/2π, in words from the first one after the point: enough for the largest double with 200 bits to spare.
const TURNS: [u64; 21] = [
    0x28be_60db_9391_054a,
    0x7f09_d5f4_7d4d_3770,
    0x36d8_a566_4f10_e410,
    0x7f94_58ea_f7ae_f158,
    0x6dc9_1b8e_9093_74b8,
    0x0192_4bba_8274_6487,
    0x3f87_7ac7_2c4a_69cf,
    0xba20_8d7d_4bae_d121,
    0x3a67_1c09_ad17_df90,
    0x4e64_758e_60d4_ce7d,
    0x2721_17e2_ef7e_4a0e,
    0xc7fe_25ff_f781_6603,
    0xfbcb_c462_d682_9b47,
    0xdb4d_9fb3_c9f2_c26d,
    0xd3d1_8fd9_a797_fa8b,
    0x5d49_eeb1_faf9_7c5e,
    0xcf41_ce7d_e294_a4ba,
    0x9afe_d7ec_47e3_5742,
    0x1580_cc11_bf1e_daea,
    0xfc33_ef08_26bd_0d87,
    0x6a78_e458_57b9_86c2,
];

/// π/4 and what it lacks.
const EIGHTH: [f64; 2] = [
    f64::from_bits(0x3fe9_21fb_5444_2d18),
    f64::from_bits(0x3c81_a626_3314_5c07),
];

/// An angle of `number · π/4 + rest + rest_low`.
pub(crate) struct Octant {
    pub(crate) number: i64,
    /// At most π/8, either way.
    pub(crate) rest: f64,
    /// Less than half of the last place of `rest`.
    pub(crate) rest_low: f64,
}

/// The multiple of π/4 nearest to `x`, which is a normal number, less whole turns.
pub(crate) fn octant(x: f64) -> Octant {
    let bits = x.to_bits();
    let exponent = (bits >> 52 & 0x7ff) as i32 - 1075;
    let significand = bits & ((1 << 52) - 1) | 1 << 52;
    // The fraction of |x|/2π in 256 bits, of which the last 53 are not exact: bits of 1/2π above make whole turns.
    let mut turns = [0; 4];
    let mut carry = 0;
    for (index, word) in turns.iter_mut().enumerate().rev() {
        let product = u128::from(significand) * u128::from(turn_bits(exponent + 64 * index as i32)) + carry;
        *word = product as u64;
        carry = product >> 64;
    }
    let number = (turns[0] >> 61) as i64;
    let mut rest = shift_left(turns, 3);
    let above = rest[0] >> 63 == 1;
    if above {
        rest = rest.map(|word| !word);
    }
    // At least one bit above, for the sign of the 128 bits that are taken.
    let mut scale = -1;
    rest = [
        rest[0] >> 1,
        rest[0] << 63 | rest[1] >> 1,
        rest[1] << 63 | rest[2] >> 1,
        rest[2] << 63 | rest[3] >> 1,
    ];
    while rest[0] >> 62 == 0 && scale < 190 {
        let zeros = (rest[0].leading_zeros() - 1).min(63);
        rest = shift_left(rest, zeros);
        scale += zeros as i32;
    }
    let value = (u128::from(rest[0]) << 64 | u128::from(rest[1])) as i128;
    let unit = f64::from_bits(((1023 - 128 - scale) as u64) << 52);
    let high = value as f64;
    let low = (value - high as i128) as f64 * unit;
    let high = high * unit;

    let product = high * EIGHTH[0];
    let error = high.mul_add(EIGHTH[0], -product) + (high * EIGHTH[1] + low * EIGHTH[0]);
    let sum = product + error;
    let sum_low = error - (sum - product);
    let sign = if above != x.is_sign_negative() { -1.0 } else { 1.0 };
    let number = number + i64::from(above);
    Octant {
        number: if x.is_sign_negative() { -number } else { number },
        rest: sum * sign,
        rest_low: sum_low * sign,
    }
}

/// 64 bits of 1/2π from bit `position` after the point, which may be before it.
fn turn_bits(position: i32) -> u64 {
    let word = |index| {
        usize::try_from(index)
            .ok()
            .and_then(|index| TURNS.get(index))
            .copied()
            .unwrap_or(0)
    };
    let (index, shift) = (position.div_euclid(64), position.rem_euclid(64));
    match shift {
        0 => word(index),
        _ => word(index) << shift | word(index + 1) >> (64 - shift),
    }
}

/// `shift` is from 1 to 63.
fn shift_left(words: [u64; 4], shift: u32) -> [u64; 4] {
    let next = [words[1], words[2], words[3], 0];
    std::array::from_fn(|index| words[index] << shift | next[index] >> (64 - shift))
}
