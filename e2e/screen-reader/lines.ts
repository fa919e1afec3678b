import type { Phrase } from "./in-page.ts";

/** Roles with content that a screen reader does not repeat after the name */
const namedByContent = /^(button|checkbox|heading|img|image|link|menuitem|menuitemradio|option|radio|switch|tab)(,|$)/;

/** Roles that screen readers do not name while they read text. */
const silent =
  /^(end of )?(paragraph|code|emphasis|strong|status|alert|deletion|insertion|term|definition|rowgroup|generic|sectionheader|caption)$/;

/** Ends that a listener does not hear: ends of items, not of containers. */
const silentEnds =
  /^end, |^end of (heading|listitem|link|term|definition|row|gridcell|cell|columnheader|rowheader|treeitem|article)\b/;

/** Containers that the reader names twice when the cursor enters them. */
const isContainer = /^dialog\b/;

/** Values that differ in each run. */
const unstable: readonly (readonly [RegExp, string])[] = [
  [/(127\.0\.0\.1|localhost):\d+/g, "$1:PORT"],
  [/\b\d+(\.\d+)? m?s\b/g, "N ms"],
  [/\b\d\d:\d\d:\d\d\.\d{3}\b/g, "TIME"],
  [/\b\d{4}-\d\d-\d\d\b(?!T)/g, "TODAY"],
  [/\b\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z/g, "NOW"],
];

/** Returns a phrase without values that differ in each run, and with short positions: `2 of 3`. */
const stable = (text: string): string =>
  unstable
    .reduce((kept, [pattern, written]) => kept.replace(pattern, written), text)
    // Browsers expose a placeholder only if it is not the name already (HTML-AAM 1.0, 4.1.1).
    .replace(/^(\w+), (.+?), placeholder \2(?=,|$)/, "$1, $2")
    .replace(/(?:level 1, )?position (\d+), set size (\d+)/g, "$1 of $2")
    .replace(/\s+/g, " ")
    .trim();

/** Returns role and name of a phrase, without value and states. */
const subject = (text: string): string => text.split(", ").slice(0, 2).join(", ");

/**
 * Returns the phrases of one action without those that are interrupted: by the same element with other states, or by a
 * dialog that opens.
 */
export function corrected(phrases: readonly Phrase[]): readonly Phrase[] {
  const dialog = phrases.findLastIndex(({ text }) => isContainer.test(text));
  return phrases.slice(Math.max(dialog, 0)).filter(({ text }, at, heard) => {
    const next = heard[at + 1]?.text;
    return next === undefined || !text.includes(", ") || subject(next) !== subject(text);
  });
}

/**
 * Returns the phrases without the content of elements with their content as their name; a heading may contain a link.
 */
function withoutRepeats(phrases: readonly Phrase[]): readonly Phrase[] {
  const kept: Phrase[] = [];
  for (let at = 0; at < phrases.length; at += 1) {
    const phrase = phrases[at];
    if (phrase === undefined) break;
    kept.push(phrase);
    if (!namedByContent.test(phrase.text)) continue;
    const end = phrases.findIndex(({ text }, index) => index > at && text === `end of ${phrase.text}`);
    const hasLink = phrases.slice(at + 1, end).some(({ text }) => /^(link|button),/.test(text));
    if (end > at && !(hasLink && phrase.text.startsWith("heading"))) at = end;
  }
  return kept;
}

/** Returns the lines of a transcript: one per phrase, texts of the same block joined. */
export function linesOf(phrases: readonly Phrase[]): readonly string[] {
  const lines: string[] = [];
  let last: number | undefined;
  for (const phrase of withoutRepeats(phrases)) {
    const { text, block } = phrase;
    if (silent.test(text) || silentEnds.test(text) || (text === lines.at(-1) && isContainer.test(text))) continue;
    if (block !== undefined && block === last)
      lines.push(`${lines.pop() ?? ""}${/^[.,;:!?)]/.test(text) ? "" : " "}${text}`);
    else lines.push(text);
    last = block;
  }
  return lines.filter((line) => /[^\p{P}\s]/u.test(line)).map(stable);
}
