//! Errors of patterns in node's words.

use super::Flags;
use super::outline::Outline;

/// The cause that node gives for patterns beyond its limits.
pub(super) const TOO_LARGE: &str = "Regular expression too large";

/// The cause as node words it, for a message of the crate; the crate's own if there is no such.
pub(super) fn of_node(text: &str, outline: &Outline, flags: Flags) -> String {
    let strict = flags.by_code_points();
    let cause = match text {
        "Unbalanced parenthesis" if outline.unmatched => "Unmatched ')'",
        "Unbalanced parenthesis" => "Unterminated group",
        "Unbalanced bracket" | "Unbalanced class set bracket" => "Unterminated character class",
        "Incomplete escape" | "Unterminated escape" | "Incomplete class set escape" => "\\ at end of pattern",
        "Invalid atom character" | "Invalid braced quantifier" => "Nothing to repeat",
        "Quantifier not allowed here" => "Invalid quantifier",
        "Invalid quantifier" if strict => "Incomplete quantifier",
        "Invalid quantifier" => "numbers out of order in {} quantifier",
        "Invalid character range" => "Invalid character class",
        "Invalid character escape" => "Invalid escape",
        "Invalid unicode escape" => "Invalid Unicode escape",
        "Invalid token at named capture group identifier" => "Invalid capture group name",
        "Invalid group modifier" => "Invalid group",
        "Invalid named backreference syntax" => "Invalid named reference",
        "Invalid character at property escape start" => "Invalid property name",
        "Capture group count limit exceeded" => "Too many captures",
        "Regular expression is too deeply nested" | "Loop count limit exceeded" => {
            "Regular expression too large"
        }
        _ if text.starts_with("Range values reversed") => "Range out of order in character class",
        _ if text.starts_with("Backreference to invalid") => "Invalid named capture referenced",
        _ => text,
    };
    cause.to_owned()
}
