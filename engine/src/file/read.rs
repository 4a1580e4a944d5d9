//! Reads TOML into the types of a game.
//!
//! The toml crate reads the text, with the place of every value; what a value becomes is decided here, by one
//! kind of reader for everything. (Its own has a reader for tables, one for dates and one for values with
//! places, and each type would be compiled for all three: that was a third of every game.)

use std::fmt;
use std::ops::Range;

use serde::Deserializer;
use serde::de::value::MapAccessDeserializer;
use serde::de::{DeserializeOwned, DeserializeSeed, Error, IntoDeserializer, MapAccess, SeqAccess, Visitor};
use serde::forward_to_deserialize_any;
use toml::Spanned;
use toml::de::{DeFloat, DeInteger, DeString, DeTable, DeValue};

use super::{FileError, Result};

/// Reads a text that should be TOML of a certain shape.
pub fn read<T: DeserializeOwned>(text: &str) -> Result<T> {
    let table = DeTable::parse(text)
        .map_err(|error| FileError::mistake(text, error.span().unwrap_or(0..0), error.message()))?;
    let span = table.span();
    let value = DeValue::Table(table.into_inner());
    T::deserialize(Entry { value: &value, span })
        .map_err(|mistake| FileError::mistake(text, mistake.span.unwrap_or(0..0), &mistake.complaint))
}

/// Something that does not have the expected shape, and where, once that is known.
#[derive(Debug)]
struct Mistake {
    complaint: String,
    span: Option<Range<usize>>,
}

impl Mistake {
    /// Whoever knows a place first knows it best.
    fn at(mut self, span: &Range<usize>) -> Self {
        self.span.get_or_insert_with(|| span.clone());
        self
    }
}

impl Error for Mistake {
    fn custom<T: fmt::Display>(complaint: T) -> Self {
        Mistake { complaint: complaint.to_string(), span: None }
    }
}

impl fmt::Display for Mistake {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.complaint)
    }
}

impl std::error::Error for Mistake {}

/// A value and its place.
struct Entry<'t> {
    value: &'t DeValue<'t>,
    span: Range<usize>,
}

impl<'t> Entry<'t> {
    fn new(value: &'t Spanned<DeValue<'t>>) -> Self {
        Entry { value: value.get_ref(), span: value.span() }
    }
}

impl<'de> Deserializer<'de> for Entry<'_> {
    type Error = Mistake;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> std::result::Result<V::Value, Mistake> {
        let read = match self.value {
            DeValue::String(text) => visitor.visit_str(text),
            DeValue::Integer(number) => match whole(number) {
                Ok(number) => visitor.visit_i64(number),
                Err(mistake) => Err(mistake),
            },
            DeValue::Float(number) => match broken(number) {
                Ok(number) => visitor.visit_f64(number),
                Err(mistake) => Err(mistake),
            },
            DeValue::Boolean(flag) => visitor.visit_bool(*flag),
            // No file of ours has dates.
            DeValue::Datetime(_) => visitor.visit_unit(),
            DeValue::Array(values) => visitor.visit_seq(Values(values.iter())),
            DeValue::Table(table) => visitor.visit_map(Fields::new(table)),
        };
        read.map_err(|mistake| mistake.at(&self.span))
    }

    /// What is there is there: nothing else means that a field is missing.
    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> std::result::Result<V::Value, Mistake> {
        visitor.visit_some(self)
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(
        self,
        _name: &'static str,
        visitor: V,
    ) -> std::result::Result<V::Value, Mistake> {
        visitor.visit_newtype_struct(self)
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _name: &'static str,
        _variants: &'static [&'static str],
        visitor: V,
    ) -> std::result::Result<V::Value, Mistake> {
        let read = match self.value {
            DeValue::String(text) => visitor.visit_enum(text.as_ref().into_deserializer()),
            DeValue::Table(table) => visitor.visit_enum(MapAccessDeserializer::new(Fields::new(table))),
            _ => Err(Mistake::custom("wanted string or table")),
        };
        read.map_err(|mistake| mistake.at(&self.span))
    }

    forward_to_deserialize_any! {
        bool u8 u16 u32 u64 u128 i8 i16 i32 i64 i128 f32 f64 char str string bytes byte_buf seq map unit
        unit_struct tuple_struct tuple struct identifier ignored_any
    }
}

fn whole(number: &DeInteger<'_>) -> std::result::Result<i64, Mistake> {
    let read = i64::from_str_radix(number.as_str(), number.radix());
    read.map_err(|_| Mistake::custom("integer number overflowed"))
}

fn broken(number: &DeFloat<'_>) -> std::result::Result<f64, Mistake> {
    number.as_str().parse().map_err(|_| Mistake::custom("floating-point number overflowed"))
}

/// The values of a list that are left.
struct Values<'t>(std::slice::Iter<'t, Spanned<DeValue<'t>>>);

impl<'de> SeqAccess<'de> for Values<'_> {
    type Error = Mistake;

    fn next_element_seed<T: DeserializeSeed<'de>>(
        &mut self,
        seed: T,
    ) -> std::result::Result<Option<T::Value>, Mistake> {
        self.0.next().map(|value| seed.deserialize(Entry::new(value))).transpose()
    }
}

/// The fields of a table that are left.
struct Fields<'t> {
    fields: Box<dyn Iterator<Item = (&'t Spanned<DeString<'t>>, &'t Spanned<DeValue<'t>>)> + 't>,
    value: Option<&'t Spanned<DeValue<'t>>>,
}

impl<'t> Fields<'t> {
    fn new(table: &'t DeTable<'t>) -> Self {
        Fields { fields: Box::new(table.iter()), value: None }
    }
}

impl<'de> MapAccess<'de> for Fields<'_> {
    type Error = Mistake;

    fn next_key_seed<K: DeserializeSeed<'de>>(
        &mut self,
        seed: K,
    ) -> std::result::Result<Option<K::Value>, Mistake> {
        let Some((name, value)) = self.fields.next() else { return Ok(None) };
        self.value = Some(value);
        let read = seed.deserialize(name.get_ref().as_ref().into_deserializer());
        read.map(Some).map_err(|mistake: Mistake| mistake.at(&name.span()))
    }

    fn next_value_seed<V: DeserializeSeed<'de>>(
        &mut self,
        seed: V,
    ) -> std::result::Result<V::Value, Mistake> {
        let value = self.value.take().ok_or_else(|| Mistake::custom("value is missing"))?;
        seed.deserialize(Entry::new(value))
    }
}
