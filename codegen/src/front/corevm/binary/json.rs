//! JSON as far as schemas need it: strings, lists and maps. Numbers and words are recognised, their values are not kept.

use super::{Read, fail};

/// A text that was read; its first node is the outermost one.
pub(super) struct Json {
    nodes: Vec<Node>,
}

/// A position in [`Json`].
pub(super) type NodeId = usize;

struct Node {
    at: usize,
    value: Value,
}

/// What a node is.
pub(super) enum Value {
    /// A string.
    Text(String),
    /// `[...]`
    List(Vec<NodeId>),
    /// `{...}`
    Map(Vec<(String, NodeId)>),
    /// A number or a word.
    Other,
}

impl Json {
    /// The outermost node.
    pub(super) const ROOT: NodeId = 0;

    /// Reads a text that stands at `base` in the file.
    pub(super) fn read(bytes: &[u8], base: usize) -> Read<Json> {
        let mut parser = Parser {
            bytes,
            at: 0,
            base,
            nodes: Vec::new(),
            open: Vec::new(),
        };
        parser.text()?;
        Ok(Json { nodes: parser.nodes })
    }

    /// What a node is.
    pub(super) fn value(&self, id: NodeId) -> &Value {
        self.nodes.get(id).map_or(&Value::Other, |node| &node.value)
    }

    /// Where a node stands in the file.
    pub(super) fn offset(&self, id: NodeId) -> usize {
        self.nodes.get(id).map_or(0, |node| node.at)
    }

    /// The node at a key of a map.
    pub(super) fn get(&self, id: NodeId, key: &str) -> Option<NodeId> {
        let Value::Map(entries) = self.value(id) else {
            return None;
        };
        let found = entries.iter().find(|(name, _)| name == key);
        found.map(|&(_, value)| value)
    }

    /// The string at a key of a map.
    pub(super) fn text(&self, id: NodeId, key: &str) -> Option<&str> {
        match self.value(self.get(id, key)?) {
            Value::Text(text) => Some(text),
            _ => None,
        }
    }

    /// The list at a key of a map.
    pub(super) fn list(&self, id: NodeId, key: &str) -> Option<&[NodeId]> {
        match self.value(self.get(id, key)?) {
            Value::List(list) => Some(list),
            _ => None,
        }
    }
}

struct Parser<'b> {
    bytes: &'b [u8],
    at: usize,
    base: usize,
    nodes: Vec<Node>,
    /// Lists and maps that are not closed yet, each with the key of its next entry.
    open: Vec<(NodeId, String)>,
}

impl Parser<'_> {
    fn fail<T>(&self, message: &str) -> Read<T> {
        let message = format!("the schema is no JSON: {message}");
        fail(self.base + self.at, message, "the file may be damaged")
    }

    /// The next byte that is no space.
    fn peek(&mut self) -> Option<u8> {
        while let Some(b' ' | b'\t' | b'\n' | b'\r') = self.bytes.get(self.at) {
            self.at += 1;
        }
        self.bytes.get(self.at).copied()
    }

    fn accept(&mut self, byte: u8) -> bool {
        let found = self.peek() == Some(byte);
        self.at += usize::from(found);
        found
    }

    fn text(&mut self) -> Read<()> {
        loop {
            let id = self.begin()?;
            let close = match self.nodes.get(id).map(|node| &node.value) {
                Some(Value::List(_)) => b']',
                Some(Value::Map(_)) => b'}',
                _ => b'"',
            };
            if close != b'"' && !self.accept(close) {
                self.entry(id)?;
            } else if !self.end(id)? {
                break;
            }
        }
        match self.peek() {
            None => Ok(()),
            Some(_) => self.fail("something follows its end"),
        }
    }

    /// The node that begins here; of lists and maps, their bracket.
    fn begin(&mut self) -> Read<NodeId> {
        let first = self.peek();
        let at = self.base + self.at;
        let value = match first {
            Some(b'[') => Value::List(Vec::new()),
            Some(b'{') => Value::Map(Vec::new()),
            Some(b'"') => Value::Text(self.string()?),
            _ => {
                self.word()?;
                Value::Other
            }
        };
        if let Value::List(_) | Value::Map(_) = value {
            self.at += 1;
        }
        self.nodes.push(Node { at, value });
        Ok(self.nodes.len() - 1)
    }

    /// An entry of a list or map begins here.
    fn entry(&mut self, container: NodeId) -> Read<()> {
        let mut key = String::new();
        if let Some(Value::Map(_)) = self.nodes.get(container).map(|node| &node.value) {
            if self.peek() != Some(b'"') {
                return self.fail("here should be a key");
            }
            key = self.string()?;
            if !self.accept(b':') {
                return self.fail("here should be a colon");
            }
        }
        self.open.push((container, key));
        Ok(())
    }

    /// A node ends here, and so may what it is in. False at the end of the text.
    fn end(&mut self, mut id: NodeId) -> Read<bool> {
        while let Some((container, key)) = self.open.pop() {
            let close = match self.nodes.get_mut(container).map(|node| &mut node.value) {
                Some(Value::Map(entries)) => {
                    entries.push((key, id));
                    b'}'
                }
                Some(Value::List(list)) => {
                    list.push(id);
                    b']'
                }
                _ => b']',
            };
            if self.accept(b',') {
                self.entry(container)?;
                return Ok(true);
            }
            if !self.accept(close) {
                return self.fail("here should be a comma or a closing bracket");
            }
            id = container;
        }
        Ok(false)
    }

    /// A number, `true`, `false` or `null`.
    fn word(&mut self) -> Read<()> {
        let rest = self.bytes.get(self.at..).unwrap_or(&[]);
        let length = rest
            .iter()
            .take_while(|b| matches!(b, b'+' | b'-' | b'.' | b'0'..=b'9' | b'A'..=b'Z' | b'a'..=b'z'))
            .count();
        let word = rest.get(..length).unwrap_or(&[]);
        let number =
            std::str::from_utf8(word).is_ok_and(|word| word.parse::<f64>().is_ok_and(f64::is_finite));
        if !number && !matches!(word, b"true" | b"false" | b"null") {
            return self.fail("here should be a value");
        }
        self.at += length;
        Ok(())
    }

    /// A string, which begins here.
    fn string(&mut self) -> Read<String> {
        self.at += 1;
        let mut bytes = Vec::new();
        loop {
            let Some(&byte) = self.bytes.get(self.at) else {
                return self.fail("it ends in a string");
            };
            self.at += 1;
            match byte {
                b'"' => break,
                b'\\' => {
                    let escaped = self.escape()?;
                    bytes.extend(escaped.encode_utf8(&mut [0; 4]).bytes());
                }
                0..=0x1f => return self.fail("a control character in a string"),
                _ => bytes.push(byte),
            }
        }
        match String::from_utf8(bytes) {
            Ok(text) => Ok(text),
            Err(_) => self.fail("a string that is not UTF-8"),
        }
    }

    /// What stands after a backslash.
    fn escape(&mut self) -> Read<char> {
        let byte = self.bytes.get(self.at).copied().unwrap_or(0);
        self.at += 1;
        Ok(match byte {
            b'"' | b'\\' | b'/' => char::from(byte),
            b'b' => '\u{8}',
            b'f' => '\u{c}',
            b'n' => '\n',
            b'r' => '\r',
            b't' => '\t',
            b'u' => {
                let first = self.unit()?;
                if let 0xd800..0xdc00 = first
                    && self.bytes.get(self.at..self.at + 2) == Some(b"\\u")
                {
                    self.at += 2;
                    let second = self.unit()?;
                    let mut pair = char::decode_utf16([first, second]);
                    pair.next().and_then(Result::ok).unwrap_or('\u{fffd}')
                } else {
                    char::from_u32(u32::from(first)).unwrap_or('\u{fffd}')
                }
            }
            _ => return self.fail("an unknown escape in a string"),
        })
    }

    /// Four hexadecimal digits.
    fn unit(&mut self) -> Read<u16> {
        let digits = self.bytes.get(self.at..self.at + 4).unwrap_or(&[]);
        let digits = std::str::from_utf8(digits).unwrap_or("");
        match u16::from_str_radix(digits, 16) {
            Ok(unit) if !digits.starts_with('+') => {
                self.at += 4;
                Ok(unit)
            }
            _ => self.fail("here should be four hexadecimal digits"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_are_read_and_refused() {
        let json = Json::read(
            br#" {"a" : [1, -2.5e3, true, null, {}, []], "b": "\u00e9\ud83d\ude00\n\"", "c": {"d": "e"}} "#,
            7,
        )
        .unwrap();
        assert_eq!(json.list(Json::ROOT, "a").unwrap().len(), 6);
        assert_eq!(json.text(Json::ROOT, "b"), Some("\u{e9}\u{1f600}\n\""));
        let c = json.get(Json::ROOT, "c").unwrap();
        assert_eq!((json.text(c, "d"), json.offset(Json::ROOT)), (Some("e"), 8));
        for (text, at) in [
            ("", 0),
            ("[", 1),
            ("[1", 2),
            ("[1,]", 3),
            ("[1}", 2),
            ("{1:2}", 1),
            ("{\"a\" 2}", 5),
            ("{\"a\":}", 5),
            ("\"a", 2),
            ("\"\\x\"", 3),
            ("\"\\u+123\"", 3),
            ("\"\\u12", 3),
            ("inf", 0),
            ("nul", 0),
            ("1 2", 2),
            ("]", 0),
        ] {
            let error = Json::read(text.as_bytes(), 100).err();
            assert_eq!(error.map(|error| error.offset), Some(100 + at), "{text}");
        }
        assert!(Json::read(&[b'['; 1 << 20], 0).is_err());
    }
}
