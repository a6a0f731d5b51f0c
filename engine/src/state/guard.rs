//! Code of the embedding program: what it panics with ends here.

use std::any::Any;
use std::panic::{AssertUnwindSafe, catch_unwind};

/// Runs code of the embedder: functions that it gave, and `Display` and `Drop` of its values. All such code that a running VM calls is called
/// through this function, because a panic must not reach frames of handlers, of C, or of a thread that others wait for.
///
/// # Errors
/// What it panicked with, in words.
pub fn guarded<R>(code: impl FnOnce() -> R) -> Result<R, String> {
    catch_unwind(AssertUnwindSafe(code)).map_err(|payload| {
        let message = format!("panic: {}", panic_message(&*payload));
        // Dropping what the embedder threw is code of the embedder again. What that throws is not dropped.
        if let Err(next) = catch_unwind(AssertUnwindSafe(move || drop(payload))) {
            std::mem::forget(next);
        }
        message
    })
}

fn panic_message(panic: &(dyn Any + Send)) -> &str {
    let text = panic.downcast_ref::<&str>().copied();
    text.or_else(|| panic.downcast_ref::<String>().map(String::as_str))
        .unwrap_or("without a message")
}
