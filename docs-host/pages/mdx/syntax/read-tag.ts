import { decodeNamedCharacterReference } from "decode-named-character-reference";
import { type Braces, brokenBraces, type ReadBraces } from "./read-expression.ts";

/** The value of an attribute as it is written: a text, true without a value, or braces. */
export type AttributeValue = string | true | Braces;

/** A tag as it is written. */
export interface Tag {
  /** Empty for `<>` and `</>`. */
  readonly name: string;
  readonly isClosing: boolean;
  readonly isSelfClosing: boolean;
  /** In their order; `{...values}` among them have no name. */
  readonly attributes: readonly (readonly [name: string | undefined, value: AttributeValue])[];
}

/** A tag, and the offset behind it. */
export interface TagAt {
  readonly tag: Tag;
  readonly end: number;
}

const tagName =
  /<\s*(\/?)\s*((?:[\p{ID_Start}$_][\p{ID_Continue}$-]*)(?:\s*[.:]\s*[\p{ID_Start}$_][\p{ID_Continue}$-]*)*)?/uy;
const attributeName = /[\p{ID_Start}$_@:*][\p{ID_Continue}$:.-]*/uy;
const plainValue = /[^\s"'<>=`{}]+/y;
const tagEnd = /(\/?)\s*>/y;

/**
 * Reads the tag at an offset: JSX, and of HTML what JSX lacks, such as values without quotes. Returns undefined if there
 * is no tag.
 */
export function readTag(text: string, at: number, readBraces: ReadBraces): TagAt | undefined {
  // White space behind `<` is a comparison.
  if (/\s/.test(text[at + 1] ?? " ")) return undefined;
  const [start = "<", slash, name = ""] = match(tagName, text, at) ?? [];
  const attributes: Tag["attributes"][number][] = [];
  let here = at + start.length;
  for (;;) {
    const before = here;
    while (/\s/.test(text[here] ?? "")) here += 1;
    const end = match(tagEnd, text, here);
    if (end !== undefined) {
      const isSelfClosing = end[1] === "/";
      if (name === "" && (isSelfClosing || attributes.length > 0)) return undefined;
      const isClosing = slash === "/";
      return {
        tag: { name: name.replaceAll(/\s/g, ""), isClosing, isSelfClosing, attributes },
        end: here + end[0].length,
      };
    }
    if (before === here || name === "") return undefined;
    const attribute = readAttribute(text, here, readBraces);
    if (attribute === undefined) return undefined;
    attributes.push([attribute.name, attribute.value]);
    here = attribute.end;
  }
}

type Attribute =
  | { readonly name: string; readonly value: AttributeValue; readonly end: number }
  | { readonly name: undefined; readonly value: Braces; readonly end: number };

function readAttribute(text: string, at: number, readBraces: ReadBraces): Attribute | undefined {
  if (text[at] === "{") {
    const value = readBraces(at) ?? brokenBraces(text, at);
    return value && { name: undefined, value, end: value.end };
  }
  const name = match(attributeName, text, at)?.[0];
  if (name === undefined) return undefined;
  const afterName = at + name.length;
  const equals = match(/\s*=\s*/y, text, afterName)?.[0];
  if (equals === undefined) return { name, value: true, end: afterName };
  const from = afterName + equals.length;
  const quote = text[from];
  if (quote === '"' || quote === "'") {
    const end = text.indexOf(quote, from + 1);
    return end === -1 ? undefined : { name, value: decodeReferences(text.slice(from + 1, end)), end: end + 1 };
  }
  if (quote === "{") {
    const value = readBraces(from) ?? brokenBraces(text, from);
    return value && { name, value, end: value.end };
  }
  const plain = match(plainValue, text, from)?.[0];
  // `/` before `>` ends the tag, in `<br clear=all/>` too.
  const value = plain?.endsWith("/") && text[from + plain.length] === ">" ? plain.slice(0, -1) : plain;
  return value ? { name, value: decodeReferences(value), end: from + value.length } : undefined;
}

/** Returns the match of a sticky pattern at an offset. */
function match(pattern: RegExp, text: string, at: number): RegExpExecArray | undefined {
  pattern.lastIndex = at;
  return pattern.exec(text) ?? undefined;
}

/** Decodes character references, such as `&quot;` and `&#34;` (HTML §13.5). */
const decodeReferences = (text: string): string =>
  text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z][\da-z]{1,31}));/gi, (whole, decimal, hex, name) => {
    if (name !== undefined) return decodeNamedCharacterReference(name) || whole;
    const code = Number.parseInt(decimal ?? hex, decimal === undefined ? 16 : 10);
    return code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff) ? String.fromCodePoint(code) : "\ufffd";
  });
