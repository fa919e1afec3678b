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

/**
 * Loads the part of a long list that has the row named by the fragment of the address, if the page shows another part.
 */
export function showNamedRow(): void {
  const show = (): void => {
    const href = hrefOfRow(document, location);
    if (href !== undefined) location.replace(href);
  };
  show();
  addEventListener("hashchange", show);
}
