//! Where the entries of a list in braces stand, for errors about them. The module does not keep it, so the text is read once more.

use crate::diag::FileId;
use crate::mir::lex::{Lexer, Tok};
use crate::mir::{Names, Pos};

use super::Checker;

/// What has its entries in braces.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum List {
    /// A class in angle brackets, after its name.
    Members,
    /// The cases of a statement, which begins there.
    Cases,
}

impl Checker<'_> {
    /// The places of the entries that begin with a token like that; none if the text is not there.
    pub(super) fn places(
        &self,
        list: List,
        file: FileId,
        start: Pos,
        like: impl Fn(Tok, &[u8]) -> bool,
    ) -> Vec<Pos> {
        let mut places = Vec::new();
        let text = self.m.sources.get(file).map_or(&[][..], |file| file.text());
        let text = text.get(start.0 as usize..).unwrap_or_default();
        // Names of the module are not those of this lexer.
        let (mut lexer, mut names) = (Lexer::new(text), Names::default());
        let outside = if list == List::Members { 1 } else { 0 };
        let (mut depth, mut inside, mut begins) = (0u32, false, false);
        loop {
            let token = lexer.next(&mut names);
            if inside && begins && depth == outside + 1 && like(token.tok, lexer.text(&token)) {
                places.push(Pos(start.0 + token.start));
            }
            begins = false;
            match token.tok {
                Tok::Eof | Tok::Bad(_) => return places,
                Tok::Punct(b'{' | b'(' | b'[' | b'<') => {
                    begins = token.tok == Tok::Punct(b'{') && depth == outside;
                    inside |= begins;
                    depth += 1;
                }
                Tok::Punct(b'}' | b')' | b']' | b'>') => {
                    depth = depth.saturating_sub(1);
                    if depth == outside && inside || depth < outside {
                        return places;
                    }
                }
                Tok::Punct(b',') => begins = true,
                // The target of a case is its end.
                Tok::At(_) => begins = list == List::Cases,
                _ => {}
            }
        }
    }
}
