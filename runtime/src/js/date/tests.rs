use super::*;
use crate::js::node;

const ZONES: [&str; 8] = [
    "UTC",
    "Europe/Berlin",
    "America/New_York",
    "Asia/Kolkata",
    "Australia/Lord_Howe",
    "America/St_Johns",
    "Pacific/Auckland",
    "America/Sao_Paulo",
];

/// What is in parentheses is a matter of tables for these.
const NAMELESS: [&str; 2] = ["Australia/Lord_Howe", "America/Sao_Paulo"];

/// `None` where the system has no zone files.
fn zone(name: &str) -> Option<Zone> {
    Zone::named(name)
}

/// Time values of all sizes, most of them near now.
fn random_time(random: &mut node::Random) -> f64 {
    match random.below(8) {
        0 => (random.unit() - 0.5) * 2.0 * MAX_TIME,
        1 => (random.unit() - 0.5) * 2e14,
        2 => (random.below(200_000_000) as f64 - 100_000_000.0) * MS_PER_DAY,
        3 => (random.below(400_000) as f64 - 200_000.0) * MS_PER_HOUR,
        _ => random.unit() * 2.2e12,
    }
    .floor()
}

/// Values that node printed.
#[test]
fn values_of_node() {
    let Some(berlin) = zone("Europe/Berlin") else {
        return;
    };
    assert_eq!(to_iso_string(0.0).as_deref(), Some("1970-01-01T00:00:00.000Z"));
    assert_eq!(
        to_iso_string(-MAX_TIME).as_deref(),
        Some("-271821-04-20T00:00:00.000Z")
    );
    assert_eq!(to_iso_string(f64::NAN), None);
    assert_eq!(
        to_string(0.0, &berlin),
        "Thu Jan 01 1970 01:00:00 GMT+0100 (Central European Standard Time)"
    );
    assert_eq!(
        to_string(-1e13, &berlin),
        "Mon Feb 10 1653 07:06:48 GMT+0053 (Central European Standard Time)"
    );
    assert_eq!(to_utc_string(-62198755200000.0), "Fri, 01 Jan -0001 00:00:00 GMT");
    assert_eq!(
        to_locale_string(946782245000.0, &Zone::utc()),
        "1/2/2000, 3:04:05 AM"
    );
    assert_eq!(to_locale_date_string(-62198755200000.0, &Zone::utc()), "1/1/2");
    assert_eq!(to_string(f64::NAN, &berlin), INVALID_DATE);
    assert_eq!(to_locale_date_string(f64::NAN, &berlin), INVALID_DATE);
    assert_eq!(berlin.behind_utc(0.0), -60.0);
    assert!(time_clip(MAX_TIME + 1.0).is_nan());
    assert!(time_clip(-0.0).is_sign_positive());
    assert_eq!(make_day(2000.0, -1.0, 1.0), 10926.0);
    assert!(make_day(f64::NAN, 0.0, 1.0).is_nan());
    assert_eq!(year_from_time(-1.0), 1969.0);
    assert_eq!(in_leap_year(951_782_400_000.0), 1.0);
    assert!(week_day(f64::NAN).is_nan());
    assert!(now() > 1.6e12);
}

#[test]
fn texts_are_read_as_in_node() {
    let Some(berlin) = zone("Europe/Berlin") else {
        return;
    };
    let times = [
        ("2000-01-02", 946771200000.0),
        ("2000-01-02T03:04", 946778640000.0),
        ("2000-01-02T03:04:05.678Z", 946782245678.0),
        ("+002000-01", 946684800000.0),
        ("-000001-01-01T00:00:00Z", -62198755200000.0),
        ("2000-01-02T24:00Z", 946857600000.0),
        (
            "Sun Jan 02 2000 04:04:05 GMT+0100 (Central European Standard Time)",
            946782245000.0,
        ),
        ("Sun, 02 Jan 2000 03:04:05 GMT", 946782245000.0),
        ("Jan 1 2000 10:00", 946717200000.0),
        ("1/2/2000", 946767600000.0),
        ("1/2/2000, 3:04:05 PM", 946821845000.0),
        ("1/2", 978390000000.0),
        ("Sun, 2 Jan 00 03:04:05 EST", 946800245000.0),
        // In the hour that is left out, and in the one that comes twice.
        ("2024-03-31T02:30", 1711848600000.0),
        ("2024-10-27T02:30", 1729989000000.0),
    ];
    for (text, t) in times {
        assert_eq!(parse_in(text, &berlin), t, "{text}");
    }
    for text in [
        "",
        "x",
        "2000-13-01",
        "-000000-01-01T00:00Z",
        "2000-01-01T25:00",
        "1/2/2000 13:00 PM",
        "1:2:3",
    ] {
        assert!(parse_in(text, &berlin).is_nan(), "{text}");
    }
}

#[test]
fn dates_agree_with_node() {
    let script = "const t = +line, d = new Date(t);
        const parts = 'Day,FullYear,Month,Date,Hours,Minutes,Seconds,Milliseconds'.split(',').flatMap(p => [d['get' + p](), d['getUTC' + p]()]);
        return [...parts, d.getTimezoneOffset(), d.toISOString(), d.toString(), d.toDateString(), d.toTimeString(), d.toUTCString(),
            d.toLocaleString(), d.toLocaleDateString(), d.toLocaleTimeString(),
            +new Date(d.getUTCFullYear(), d.getUTCMonth(), d.getUTCDate(), d.getUTCHours(), d.getUTCMinutes())].join('|')";
    for name in ZONES {
        let Some(zone) = zone(name) else {
            return;
        };
        let mut random = node::Random(10);
        let mut input = Vec::new();
        let mut ours = Vec::new();
        for _ in 0..1500 {
            let t = random_time(&mut random);
            input.push(t.to_string());
            let mut parts = Vec::new();
            let of = [
                week_day,
                year_from_time,
                month_from_time,
                date_from_time,
                hour_from_time,
                min_from_time,
                sec_from_time,
                ms_from_time,
            ];
            for part in of {
                parts.push(part(zone.local(t)).to_string());
                parts.push(part(t).to_string());
            }
            let year = year_from_time(t);
            // The constructor takes years before 100 for others.
            let year = if (0.0..100.0).contains(&year) {
                year + 1900.0
            } else {
                year
            };
            let clock = make_time(hour_from_time(t), min_from_time(t), 0.0, 0.0);
            let local = make_date(make_day(year, month_from_time(t), date_from_time(t)), clock);
            parts.extend([
                zone.behind_utc(t).to_string(),
                to_iso_string(t).unwrap(),
                to_string(t, &zone),
                to_date_string(t, &zone),
                to_time_string(t, &zone),
                to_utc_string(t),
                to_locale_string(t, &zone),
                to_locale_date_string(t, &zone),
                to_locale_time_string(t, &zone),
                time_clip(zone.utc_of_local(local)).to_string(),
            ]);
            ours.push(parts.join("|"));
        }
        let Some(mut node) = node::lines_in(name, script, &input) else {
            return;
        };
        if NAMELESS.contains(&name) {
            for line in ours.iter_mut().chain(&mut node) {
                let outside = line
                    .split('(')
                    .map(|part| part.split_once(')').map_or(part, |(_, rest)| rest));
                *line = outside.collect();
            }
        }
        assert_eq!(node::differences(&input, &ours, &node), None, "{name}");
    }
}

#[test]
fn days_agree_with_node() {
    let mut random = node::Random(11);
    let mut input = Vec::new();
    let mut ours = Vec::new();
    for _ in 0..5000 {
        let mut part = |limit: f64| match random.below(4) {
            0 => random.double(),
            1 => (random.unit() - 0.5) * limit,
            _ => ((random.unit() - 0.5) * limit).floor(),
        };
        let parts = [
            part(6e5),
            part(100.0),
            part(1000.0),
            part(100.0),
            part(100.0),
            part(1e5),
            part(1e7),
        ];
        // Before the year -400000 node counts otherwise, for times that other parts bring back.
        if (parts[0] + parts[1] / 12.0).abs() > 390_000.0 {
            continue;
        }
        input.push(parts.map(|part| format!("{:x}", part.to_bits())).join(" "));
        let [year, month, date, hour, min, sec, ms] = parts;
        let year = if (0.0..100.0).contains(&year.trunc()) {
            1900.0 + year.trunc()
        } else {
            year
        };
        let t = make_date(make_day(year, month, date), make_time(hour, min, sec, ms));
        ours.push(node::bits(time_clip(t)));
    }
    let script = "return bits(Date.UTC(...line.split(' ').map(double)))";
    if let Some(node) = node::lines(script, &input) {
        assert_eq!(node::differences(&input, &ours, &node), None);
    }
}

#[test]
fn read_dates_agree_with_node() {
    const PIECES: [&str; 60] = [
        "2000",
        "1999",
        "02",
        "1",
        "31",
        "32",
        "12",
        "0",
        "59",
        "60",
        "24",
        "99",
        "49",
        "50",
        "123456",
        "0001",
        "-",
        "-",
        "/",
        "/",
        ":",
        ":",
        ":",
        ".",
        ".",
        " ",
        " ",
        " ",
        ",",
        "+",
        "T",
        "t",
        "Z",
        "z",
        "GMT",
        "UTC",
        "EST",
        "pdt",
        "Jan",
        "february",
        "Sept",
        "AM",
        "pm",
        "Mon",
        "Sunday",
        "(x)",
        "(a(b)c)",
        "(",
        ")",
        "\u{a0}",
        "\u{2028}",
        "é",
        "10:20",
        "10:20:30",
        "10:20:30.4567",
        "+0100",
        "-08:30",
        "+1",
        "2000-01-02",
        "2000-01-02T03:04:05",
    ];
    const FORMS: [&str; 12] = [
        "Y-M-DTh:m:s.fZ",
        "Y-M-DTh:m:s.f",
        "Y-M-DTh:m+h:m",
        "Y-M-D",
        "D N Y h:m:s GMT+0130",
        "W, D N Y h:m:s GMT",
        "N D, Y h:m AM",
        "W N D Y h:m:s GMT-h:m (Some (Time))",
        "M/D/Y h:m:s PM",
        "Y/M/D h:m",
        "+00Y-M-DTh:mZ",
        "D-N-Y",
    ];
    let names = ["Jan", "Feb", "March", "apr", "MAY", "june"];
    let mut random = node::Random(12);
    let mut texts = Vec::new();
    for index in 0..12_000 {
        let mut text = String::new();
        if index % 2 == 0 {
            for _ in 0..1 + random.below(7) {
                text.push_str(PIECES[random.below(60) as usize]);
            }
        } else {
            for letter in FORMS[random.below(12) as usize].chars() {
                let off = random.below(100);
                let (low, count, width) = match letter {
                    'Y' => (1900, 200, 4),
                    'M' => (1, 12, 2),
                    'D' => (1, 31, 2),
                    'h' => (0, 24, 2),
                    'm' | 's' => (0, 60, 2),
                    'f' => (0, 1000, 3),
                    'N' => {
                        text.push_str(names[random.below(6) as usize]);
                        continue;
                    }
                    'W' => {
                        text.push_str("Tue");
                        continue;
                    }
                    _ => {
                        if off > 1 {
                            text.push(letter);
                        }
                        continue;
                    }
                };
                let value = low + random.below(count + u64::from(off < 2));
                let width = if off < 4 { 1 } else { width };
                text.push_str(&format!("{value:0width$}"));
            }
        }
        texts.push(text);
    }
    for name in ["America/New_York", "Europe/Berlin"] {
        let Some(zone) = zone(name) else {
            return;
        };
        let units = |text: &String| node::hex(&text.encode_utf16().collect::<Vec<_>>());
        let input = texts.iter().map(units).collect::<Vec<_>>();
        let ours = texts
            .iter()
            .map(|text| node::bits(parse_in(text, &zone)))
            .collect::<Vec<_>>();
        let script = "return bits(Date.parse(unhex(line)))";
        if let Some(node) = node::lines_in(name, script, &input) {
            assert_eq!(node::differences(&texts, &ours, &node), None, "{name}");
        }
    }
}
