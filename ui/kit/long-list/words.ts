import { lateText } from "#locales/messages/late";
import type { Counted } from "../lists/index.ts";
import type { Rows } from "./use-search.ts";

const grouped = (count: number): string => count.toLocaleString("en");

const everyOption: Counted = { noun: "options", others: new Set() };

/** Returns the number of entries that are counted among the rows of a search. */
function countIn({ count, positionAt }: Rows, { others }: Counted): number {
  if (others.size === 0) return count;
  let counted = 0;
  for (let row = 0; row < count; row += 1) if (!others.has(positionAt(row))) counted += 1;
  return counted;
}

/** Describes how many of all entries of a list a search leaves. */
export function optionsFound(rows: Rows, length: number, counted: Counted = everyOption): string {
  if (rows.count === 0) return lateText().nothingFound;
  const { noun, others } = counted;
  const [count, all] = [countIn(rows, counted), length - others.size];
  return count === all ? `${grouped(all)} ${noun}` : `${grouped(count)} of ${grouped(all)} ${noun}`;
}
