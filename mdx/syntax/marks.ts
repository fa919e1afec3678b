import { isKnownTag } from "../tags/index.ts";
import { type CodeAt, readCode } from "./read-code.ts";
import { type Braces, bracesReader } from "./read-expression.ts";
import { readTag, type Tag } from "./read-tag.ts";

/** A part of a page that MDX adds to markdown. `end` is the offset after it. */
export type Mark =
  | { readonly kind: "tag"; readonly end: number; readonly tag: Tag }
  | { readonly kind: "expression"; readonly end: number; readonly braces: Braces }
  | { readonly kind: "comment"; readonly end: number };

/** The marks of one text, by the offsets at which they start. */
export interface Marks {
  readonly text: string;
  readonly at: (offset: number) => Mark | undefined;
  /** Returns the imports and exports that start at an offset, up to the end of a line. */
  readonly codeAt: (offset: number) => CodeAt | undefined;
  /** Returns the end of a tag of a known name that can't be read, such as `<Note title="`. */
  readonly brokenTagAt: (offset: number) => number | undefined;
  /** Returns true if nothing but marks follows on the line. */
  readonly endsLine: (offset: number) => boolean;
  /** Returns true if the dollar sign at an offset starts a formula. */
  readonly startsMath: (offset: number) => boolean;
}

const comment = /<!--(?:>|->)?|<!\[CDATA\[|<!(?=[a-z])|<\?/iy;
const closings: { readonly [start: string]: string } = { "<!--": "-->", "<![CDATA[": "]]>", "<!": ">", "<?": "?>" };
/** The start of a line in a quote. */
const quoteMark = /^[ \t]*>/;

/** White space behind `<` is a comparison. */
const brokenTag =
  /<(?:\/[ \t]*)?([A-Za-z][\w.-]*)(?:[^<>\n]*>|(?:[ \t]+[\w:-]+=(?:"[^"\n]*"?|'[^'\n]*'?|\{[^{}\n]*\}?|[^\s"'<>{}]*))*)/y;
const rest = /[ \t]*(?:[<{\r\n]|$)/y;

/** Creates the lookup of the marks of a text. Each is read once. */
export function marksOf(text: string): Marks {
  const known = new Map<number, Mark | undefined>();
  const knownCode = new Map<number, CodeAt | undefined>();
  const hasQuotes = /^[ \t]*>/m.test(text);
  const commentEnd = commentEnds();
  const plain = { text, readBraces: bracesReader(text) };
  const withoutQuotes = (): typeof plain => {
    const from = withoutQuoteMarks(text);
    return { text: from, readBraces: bracesReader(from) };
  };
  let unquoted: typeof plain | undefined;

  const read = (offset: number): Mark | undefined => {
    const isQuoted = hasQuotes && quoteMark.test(text.slice(text.lastIndexOf("\n", offset - 1) + 1, offset));
    if (isQuoted) unquoted ??= withoutQuotes();
    const { text: from, readBraces } = (isQuoted && unquoted) || plain;
    if (text[offset] === "{") {
      const braces = readBraces(offset);
      // Braces in braces are a template of another tool, such as `{{ 1 + 1 }}` of Vue.
      const isTemplate = from[offset - 1] === "{" && braces !== undefined && from[braces.end] === "}";
      if (braces === undefined || braces.isSpread || isTemplate) return undefined;
      return braces.expression === undefined
        ? { kind: "comment", end: braces.end }
        : { kind: "expression", end: braces.end, braces };
    }
    const end = commentEnd(from, offset);
    if (end !== undefined) return { kind: "comment", end };
    const found = readTag(from, offset, readBraces);
    return found && { kind: "tag", ...found };
  };

  return {
    text,
    at: (offset) => {
      if (!known.has(offset)) known.set(offset, read(offset));
      return known.get(offset);
    },
    codeAt: (offset) => {
      if (!knownCode.has(offset)) knownCode.set(offset, readCode(text, offset));
      return knownCode.get(offset);
    },
    brokenTagAt: (offset) => {
      brokenTag.lastIndex = offset;
      const [whole, name = ""] = brokenTag.exec(text) ?? [];
      if (whole === undefined) return undefined;
      if (isKnownTag(name)) return offset + whole.length;
      // An underscore behind a name may end emphasis.
      const plain = name.replace(/_+$/, "");
      return plain !== name && isKnownTag(plain) ? offset + whole.indexOf(name) + plain.length : undefined;
    },
    endsLine: (offset) => {
      rest.lastIndex = offset;
      return rest.test(text);
    },
    startsMath: (offset) => startsMath(text, offset),
  };
}

/** Replaces the marks of quotes at the starts of lines by spaces. All offsets remain valid. */
const withoutQuoteMarks = (text: string): string =>
  text.replace(/^[ \t]*>[> \t]*/gm, (prefix) => prefix.replaceAll(">", " "));

/** Creates the search for the end of a comment. What is found nowhere behind an offset is not searched again. */
function commentEnds(): (text: string, at: number) => number | undefined {
  const missing = new Map<string, number>();
  return (text, at) => {
    comment.lastIndex = at;
    const [start] = comment.exec(text) ?? [];
    if (start === undefined) return undefined;
    if (start.endsWith(">")) return at + start.length; // `<!-->` is a whole comment (HTML §13.2.5.44)
    const close = closings[start.toUpperCase()] ?? ">";
    if (at >= (missing.get(close) ?? Number.POSITIVE_INFINITY)) return undefined;
    const end = text.indexOf(close, at + start.length);
    if (end === -1) missing.set(close, at);
    return end === -1 ? undefined : end + close.length;
  };
}

/**
 * A dollar sign starts a formula if another one ends it in the same paragraph, with no space inside of either, and no
 * digit behind: prices such as "$5 to $10" are text.
 */
function startsMath(text: string, at: number): boolean {
  if (/\s/.test(text[at + 1] ?? " ")) return false;
  for (let end = at + 1; end < text.length; end += 1) {
    const character = text[end];
    if (character === "\\") end += 1;
    if (character === "\n" && /^[ \t]*(?:\r?\n|$)/.test(text.slice(end + 1, end + 80))) return false;
    if (character === "$") return !/\s/.test(text.charAt(end - 1)) && !/\d/.test(text.charAt(end + 1));
  }
  return false;
}
