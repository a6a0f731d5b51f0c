//! A program whose rules are a script: `cargo run --example rules -p maple-js -- rules.js`, or with the script below.
//!
//! The script defines a function `price(order)`. It sees the stock of the program, may take a second and 64 MiB, and finds nothing of the host.

use std::time::Duration;

use maple_js::{Class, Config, Error, Program, Runtime, Value};

const RULES: &str = "
function price(order) {
  const base = order.items.reduce((sum, item) => sum + item.count * stock.price(item.name), 0);
  return base > 100 ? base * 0.9 : base;
}";

/// What the program sells.
struct Stock(Vec<(&'static str, f64)>);

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let (name, rules) = match std::env::args().nth(1) {
        Some(path) => (path.clone(), std::fs::read_to_string(path)?),
        None => ("rules.js".to_owned(), RULES.to_owned()),
    };
    let mut runtime = Runtime::new(Config {
        time_limit: Some(Duration::from_secs(1)),
        max_heap: Some(64 << 20),
        program: Program {
            is_bare: true,
            ..Program::default()
        },
        ..Config::default()
    })?;
    let price = runtime.run(|scope| {
        let stock = Class::<Stock>::new("Stock", 0, |_, _| Ok(Stock(vec![("tea", 12.5), ("cup", 40.0)])))
            .method("price", 1, |stock, scope, call| {
                let name = scope.to_text(&call.arg(0))?;
                let known = stock.0.iter().find(|row| row.0 == name);
                let (_, price) = known.ok_or_else(|| Error::range_error(format!("no {name} in stock")))?;
                Ok(Value::from(*price))
            });
        let stock = scope.class(stock)?;
        let stock = scope.construct(&stock.into(), &[])?;
        scope.set_global("stock", stock)?;
        scope.eval_named(&rules, &name)?;
        scope.eval("price")
    })?;
    for items in [&[("tea", 2)][..], &[("cup", 2), ("tea", 3)], &[("pot", 1)]] {
        let priced = runtime.run(|scope| {
            let list = scope.array(&[])?;
            for (at, (name, count)) in (0..).zip(items) {
                let item = scope.object()?;
                scope.set(&item, "name", *name)?;
                scope.set(&item, "count", *count)?;
                scope.set_index(&list, at, item)?;
            }
            let order = scope.object()?;
            scope.set(&order, "items", list)?;
            scope.call(&price, &Value::Undefined, &[order.into()])
        });
        match priced {
            Ok(sum) => println!("{items:?}: {}", sum.as_number().unwrap_or(f64::NAN)),
            Err(error) => println!("{items:?}: {error}"),
        }
    }
    Ok(())
}
