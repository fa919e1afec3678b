import { isRow, nearestRow } from "./rows.ts";
import { unfoldType } from "./unfold-type.ts";

/** Maximum number of types that an address opens below what its page shows: anybody can write an address. */
const maxUnfolded = 24;

/** Adds the types around a row that its page does not open, one inside the other, until the page has the row. */
async function unfoldTo(page: Document, id: string): Promise<HTMLElement | undefined> {
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

/**
 * Returns the address that shows a row, or undefined if no long list of the page has it in a part that is not shown.
 */
function hrefOfRow(page: Document, { pathname, search, hash }: Location): string | undefined {
  const id = hash.slice(1);
  const query = new URLSearchParams(search);
  if (id === "" || query.get("list") === id || page.getElementById(id) !== null) return undefined;
  const lists = [...page.querySelectorAll<HTMLInputElement>(".list-search input[name=list]")];
  if (!lists.some(({ value }) => id.startsWith(`${value}.`))) return undefined;
  return `${pathname}?${new URLSearchParams({ list: id })}${hash}`;
}

/** Opens all that a row is nested in. Returns true if something was closed. */
function openAround(row: HTMLElement): boolean {
  const closed: HTMLDetailsElement[] = [];
  for (let one = row.parentElement; one !== null; one = one.parentElement)
    if (one instanceof HTMLDetailsElement && !one.open) closed.push(one);
  for (const one of closed) one.open = true;
  return closed.length > 0;
}

/** Shows the row with an id, or what is around it until the types on the way to it are open. */
function showRow(page: Document, id: string): void {
  const row = nearestRow(page, id);
  if (row === undefined) return;
  // Not every browser opens for an address what its target is nested in.
  if (openAround(row) || !isRow(row, id)) row.scrollIntoView();
  if (isRow(row, id)) return;
  // A target is marked only if it is there when the address is followed, which shows it too.
  void unfoldTo(page, id).then((last) => {
    if (last !== row && location.hash.slice(1) === id) location.replace(location.href);
    const found = nearestRow(page, id);
    if (found !== undefined && openAround(found)) found.scrollIntoView();
  });
}

/**
 * Shows the row that the fragment of the address names: opens what it is nested in, adds types that the page does not
 * open, or loads the part of a long list that has it, if the page shows another part.
 */
export function showNamedRow(): void {
  const href = hrefOfRow(document, location);
  if (href !== undefined) location.replace(href);
  else showRow(document, location.hash.slice(1));
}
