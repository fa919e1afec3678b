import { isRow, nearestRow } from "./rows.ts";
import { unfoldType } from "./unfold-type.ts";

/** Maximum number of types that an address opens below what its page shows: anybody can write an address. */
const maxUnfolded = 24;

/** Adds the types around a row that its page does not open, one inside the other, until the page has the row. */
export async function unfoldTo(page: Document, id: string): Promise<HTMLElement | undefined> {
  let row = nearestRow(page, id);
  for (let steps = 0; row !== undefined && !isRow(row, id) && steps < maxUnfolded; steps += 1) {
    const at = row.id;
    let added: HTMLElement | undefined;
    for (const link of typeLinksOf(row)) added ??= await unfoldType({ link, at, wanted: id });
    if (added === undefined) return row;
    row = nearestRow(page, id);
  }
  return row;
}

/** Returns the links of a row to the pages of types that don't open in it, those that are listed for it first. */
function typeLinksOf(row: HTMLElement): readonly HTMLAnchorElement[] {
  // In a list of very many properties the name has the id, and the text beside it has the links.
  const line = row.tagName === "DT" ? row.nextElementSibling : undefined;
  if (line) return [...line.querySelectorAll<HTMLAnchorElement>(":scope > a")];
  return [".more-types a", ".type a"].flatMap((selector) =>
    [...row.querySelectorAll<HTMLAnchorElement>(selector)].filter((link) => link.closest("[id]") === row),
  );
}
