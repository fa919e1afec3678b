import { defined } from "#engine/item-at";
/** A part of a text: visible characters, or a run of invisible ones. */
export type TextPart =
  | { readonly kind: "visible"; readonly text: string }
  /** `escaped` is shown in place of the characters. */
  | { readonly kind: "invisible"; readonly text: string; readonly escaped: string }
  /** The rest of a text with more than `maxRuns` runs of invisible characters. */
  | { readonly kind: "rest"; readonly text: string };

/**
 * Characters without a glyph, or that change the order of those around them: controls except tabs and line feeds, line
 * and paragraph separators, annotation marks, and default ignorable code points (`DI`, UAX #44), which include the
 * bidirectional controls (UAX #9 §2), zero width characters, tags and variation selectors.
 */
const invisible = "\\p{DI}\\0-\\x08\\v\\f\\x0e-\\x1f\\x7f-\\x9f\\u2028\\u2029\\ufff9-\\ufffb";

/**
 * Blocks from Arabic to Sinhala, from Tibetan to Myanmar, and Khmer and Mongolian: joiners spell words there (UAX #31
 * §2.3).
 */
const joining = "[\\u0600-\\u0dff\\u0f00-\\u109f\\u1780-\\u18af]";

/** Sequences that need invisible characters: emoji (UTS #51), ideographic variants, words of joining scripts. */
const sequences = [
  "\\u{1f3f4}\\u{e0067}\\u{e0062}[\\u{e0061}-\\u{e007a}]{3}\\u{e007f}",
  "\\p{ExtPict}(?:\\p{EMod}|[\\ufe0e\\ufe0f])?(?:\\u200d\\p{ExtPict}(?:\\p{EMod}|\\ufe0f)?)*",
  "[0-9#*]\\ufe0f\\u20e3",
  "\\p{UIdeo}[\\ufe00-\\ufe02\\u{e0100}-\\u{e01ef}]",
  "(?<=\\p{sc=Mong})[\\u180b-\\u180d\\u180f]",
  `(?<=${joining})[\\u200c\\u200d](?=${joining})`,
].join("|");

const candidate = new RegExp(`[${invisible}]|\\r`, "u");

/** A character that is not plain ASCII. Most texts have no such character, and this pattern reads them in no time. */
const unusual = /[^\t\n -~]/;

// A CR at the end of a text may be half of a CR LF.
const parts = new RegExp(`${sequences}|(?<run>(?:[${invisible}]|\\r(?!\\n|$))+)`, "gu");

/** Blocks of the scripts that are written from right to left (UAX #9 §3.2, classes R and AL). */
const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** Returns true if nothing in a text can change the order of the text around it. */
export const isLeftToRight = (text: string): boolean => !rightToLeft.test(text) && !candidate.test(text);

/** Limit of the runs that are split off a text, since each becomes an element of the page. */
const maxRuns = 500;

/** Splits a text into visible and invisible parts. Joined, the parts are the text again. */
export function splitInvisible(text: string, limit = maxRuns): readonly TextPart[] {
  if (!unusual.test(text) || !candidate.test(text)) return text === "" ? [] : [{ kind: "visible", text }];
  const found: TextPart[] = [];
  let at = 0;
  let runs = 0;
  for (const { index, groups } of text.matchAll(parts)) {
    const run = groups?.run;
    if (run === undefined) continue;
    if (index > at) found.push({ kind: "visible", text: text.slice(at, index) });
    runs += 1;
    if (runs > limit) return [...found, { kind: "rest", text: text.slice(index) }];
    found.push({ kind: "invisible", text: run, escaped: escapeRun(run) });
    at = index + run.length;
  }
  if (at < text.length) found.push({ kind: "visible", text: text.slice(at) });
  return found;
}

/** Replaces invisible characters with escapes, for attributes and elements that hold text only. */
export const escapeInvisible = (text: string): string =>
  splitInvisible(text, Number.POSITIVE_INFINITY)
    .map((part) => (part.kind === "invisible" ? part.escaped : part.text))
    .join("");

/** Limit of the escapes of one run; a longer run ends with its length. */
const maxEscapes = 4;

function escapeRun(run: string): string {
  const characters = Array.from(run);
  const escapes = characters.slice(0, maxEscapes).map(escapeCharacter).join("");
  return characters.length > maxEscapes ? `${escapes}… ×${characters.length}` : escapes;
}

/** Escapes a character as JavaScript does. */
function escapeCharacter(character: string): string {
  const code = defined(character.codePointAt(0)).toString(16).padStart(4, "0");
  return code.length > 4 ? `\\u{${code}}` : `\\u${code}`;
}
