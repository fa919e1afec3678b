import { type Json, numberFromText } from "#engine/json";

const number = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/;
const decimal = /^[-+]?(?:\.\d+|\d+(?:\.\d*)?)(?:[eE][-+]?\d+)?$/;
const based = /^0(?:o[0-7]+|x[\da-fA-F]+)$/;
const notFinite = /^(?:[-+]?\.(?:inf|Inf|INF)|\.(?:nan|NaN|NAN))$/;
const nothing = /^(?:~|null|Null|NULL)?$/;
const truth = /^(?:true|True|TRUE|false|False|FALSE)$/;

/**
 * Returns the value of a plain scalar in the core schema (YAML 1.2.2 §10.3.2). Numbers keep their digits. Infinities
 * and `.nan` are not JSON and stay text.
 */
export function plainValue(source: string): Json {
  const first = source.charCodeAt(0);
  // Most scalars start with a letter that starts no word of the schema.
  if (first > 58 && !/^[~nNtTfF]/.test(source)) return source;
  if (nothing.test(source)) return null;
  if (truth.test(source)) return /^t/i.test(source);
  return numberIn(source) ?? source;
}

function numberIn(source: string): Json | undefined {
  if (number.test(source)) return numberFromText(source);
  if (based.test(source)) return numberFromText(String(BigInt(source)));
  return decimal.test(source) ? Number(source) : undefined;
}

const schema = "tag:yaml.org,2002:";

/**
 * Returns the value of a scalar with a tag. If the tag is not of the core schema, or the text is not a value of it, the
 * scalar is text.
 */
export function taggedValue(source: string, tag: string): Json {
  const name = tag.startsWith("!!") ? tag.slice(2) : tag.startsWith(`!<${schema}`) ? tag.slice(20, -1) : undefined;
  switch (name) {
    case "null":
      return nothing.test(source) ? null : source;
    case "bool":
      return truth.test(source) ? plainValue(source) : source;
    case "int":
      return /^[-+]?\d+$/.test(source) || based.test(source) ? plainValue(source) : source;
    case "float":
      return notFinite.test(source) || /[.eE]/.test(source) ? plainValue(source) : source;
    default:
      return source;
  }
}
