import type { Mark } from "../marks.ts";
import type { CodeAt } from "../read-code.ts";

/** A part of a text. */
export interface Range {
  readonly start: number;
  readonly end: number;
}

/** An address in angle brackets, which MDX lacks (CommonMark §6.5). */
export interface BracketedAddress {
  readonly kind: "address";
  readonly end: number;
}

/** A mark, and the offset at which it starts. */
export interface PlacedMark {
  readonly start: number;
  readonly mark: Mark | BracketedAddress | (CodeAt & { readonly kind: "code" });
}

/** Marks side by side, which one blank expression replaces. */
export interface Mask extends Range {
  readonly marks: readonly PlacedMark[];
  /** Spaces in front of the expression. One ends a bare address, which would go on with the expression. */
  readonly lead: number;
}

/** Joins marks of a text with at most spaces between them. */
export function masksOf(found: readonly PlacedMark[], text: string): readonly Mask[] {
  const masks: { start: number; end: number; marks: PlacedMark[]; lead: number }[] = [];
  for (const one of found) {
    const last = masks.at(-1);
    if (last !== undefined && /^[ \t]*$/.test(text.slice(last.end, one.start))) {
      last.marks.push(one);
      last.end = one.mark.end;
    } else {
      const { start, mark } = one;
      masks.push({
        start,
        end: mark.end,
        marks: [one],
        lead: mark.end - start > 2 && isBehindAddress(text, start) ? 1 : 0,
      });
    }
  }
  return masks;
}

/** Returns true for a tag that ends the word of a bare address (GFM §6.9). A space could end emphasis too. */
function isBehindAddress(text: string, at: number): boolean {
  if (text[at] !== "<" || "*_~".includes(text.charAt(at - 1))) return false;
  let from = at;
  while (from > 0 && !" \t\n<".includes(text.charAt(from - 1))) from -= 1;
  return /https?:\/\/|www\./i.test(text.slice(from, at));
}

const blank = ({ length }: string): string => " ".repeat(length);

/** Replaces each mask by a blank expression of the same length. */
export function masked(text: string, masks: readonly Mask[]): string {
  let result = "";
  let from = 0;
  for (const { start, end, lead } of masks) {
    const inside = text.slice(start + lead + 1, end - 1).replace(/[^\r\n]+/g, blank);
    result += `${text.slice(from, start)}${" ".repeat(lead)}{${inside}}`;
    from = end;
  }
  return result + text.slice(from);
}
