import { decodeNamedCharacterReference } from "decode-named-character-reference";
import { type Braces, brokenBraces, type ReadBraces } from "./read-expression.ts";

/** A value as its author wrote it: a text, true for a name without a value, or braces. */
export type AttributeValue = string | true | Braces;

/** An attribute of a tag. */
export interface Attribute {
  /** Undefined for `{...values}`. */
  readonly name: string | undefined;
  /** A text has its character references decoded. */
  readonly value: AttributeValue;
  /** The offsets of the value without its quotes, or of a name without a value. */
  readonly start: number;
  readonly end: number;
  /** True for what HTML has and JSX lacks: a value without quotes, or a name such as `@click`. */
  readonly isOnlyHtml: boolean;
}

/** A tag of a page. */
export interface Tag {
  /** Empty for `<>` and `</>`. */
  readonly name: string;
  readonly isClosing: boolean;
  readonly isSelfClosing: boolean;
  /** In the order of the text. */
  readonly attributes: readonly Attribute[];
}

/** A tag, and the offset after it. */
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
  const attributes: Attribute[] = [];
  let here = at + start.length;
  for (;;) {
    const before = here;
    while (/\s/.test(text.charAt(here))) here += 1;
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
    // As in JSX, a value in quotes or braces ends by itself.
    if (name === "" || (before === here && !/["'}]/.test(text.charAt(here - 1)))) return undefined;
    const found = readAttribute(text, here, readBraces);
    if (found === undefined) return undefined;
    attributes.push(found.attribute);
    here = found.end;
  }
}

/** Names of attributes that JSX lacks start with one of these signs, or have a dot. */
const onlyHtmlName = /^[@:*]|\./;

/** An attribute, and the offset after it. */
interface AttributeAt {
  readonly attribute: Attribute;
  readonly end: number;
}

function readAttribute(text: string, at: number, readBraces: ReadBraces): AttributeAt | undefined {
  if (text[at] === "{") return bracesAt(undefined, text, at, readBraces);
  const name = match(attributeName, text, at)?.[0];
  if (name === undefined) return undefined;
  const afterName = at + name.length;
  const isOnlyHtml = onlyHtmlName.test(name);
  const equals = match(/\s*=\s*/y, text, afterName)?.[0];
  if (equals === undefined)
    return { attribute: { name, value: true, start: at, end: afterName, isOnlyHtml }, end: afterName };
  const from = afterName + equals.length;
  const quote = text[from];
  if (quote === "{") return bracesAt(name, text, from, readBraces);
  const isQuoted = quote === '"' || quote === "'";
  const start = isQuoted ? from + 1 : from;
  const end = isQuoted ? text.indexOf(quote, start) : start + plainLength(text, start);
  if (end === -1 || (end === start && !isQuoted)) return undefined;
  const value = decodeReferences(text.slice(start, end));
  return {
    attribute: { name, value, start, end, isOnlyHtml: isOnlyHtml || !isQuoted },
    end: isQuoted ? end + 1 : end,
  };
}

function bracesAt(name: string | undefined, text: string, at: number, readBraces: ReadBraces): AttributeAt | undefined {
  const value = readBraces(at) ?? brokenBraces(text, at);
  if (value === undefined) return undefined;
  const isOnlyHtml = name !== undefined && onlyHtmlName.test(name);
  return { attribute: { name, value, start: at + 1, end: value.end - 1, isOnlyHtml }, end: value.end };
}

/** Returns the length of a value without quotes. `/` before `>` ends the tag, in `<br clear=all/>` too. */
function plainLength(text: string, at: number): number {
  const { length } = match(plainValue, text, at)?.[0] ?? "";
  return length > 0 && text[at + length - 1] === "/" && text[at + length] === ">" ? length - 1 : length;
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
