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
}

/** Joins marks of a text with at most spaces between them. */
export function masksOf(found: readonly PlacedMark[], text: string): readonly Mask[] {
  const masks: { start: number; end: number; marks: PlacedMark[] }[] = [];
  for (const one of found) {
    const last = masks.at(-1);
    if (last !== undefined && /^[ \t]*$/.test(text.slice(last.end, one.start))) {
      last.marks.push(one);
      last.end = one.mark.end;
    } else masks.push({ start: one.start, end: one.mark.end, marks: [one] });
  }
  return masks;
}

const blank = ({ length }: string): string => " ".repeat(length);

/** Replaces each mask by a blank expression of the same length. */
export function masked(text: string, masks: readonly Mask[]): string {
  let result = "";
  let from = 0;
  for (const { start, end } of masks) {
    result += `${text.slice(from, start)}{${text.slice(start + 1, end - 1).replace(/[^\r\n]+/g, blank)}}`;
    from = end;
  }
  return result + text.slice(from);
}
