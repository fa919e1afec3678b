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
 * Returns the row with an id, or else the nearest row around it: the rows of types that are nested deeper than a page
 * shows are on the pages of their types, to which that row links.
 */
function nearestRow(page: Document, id: string): HTMLElement | undefined {
  const names = id.split(".");
  const around = names.map((_, i) => names.slice(0, names.length - i).join("."));
  return (
    around.map((one) => page.getElementById(one) ?? page.getElementById(decoded(one))).find((row) => row !== null) ??
    undefined
  );
}

/** Opens all that a row is nested in, and scrolls to it: not every browser opens them for an address. */
function openAround(page: Document, id: string): void {
  const row = nearestRow(page, id);
  const closed: HTMLDetailsElement[] = [];
  for (let one = row?.parentElement; one != null; one = one.parentElement)
    if (one instanceof HTMLDetailsElement && !one.open) closed.push(one);
  for (const one of closed) one.open = true;
  if (closed.length > 0 || row?.id !== id) row?.scrollIntoView();
}

/** An address with a broken escape is taken as it is. */
function decoded(id: string): string {
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}

/**
 * Shows the row that the fragment of the address names: opens what it is nested in, or loads the part of a long list
 * that has it, if the page shows another part.
 */
export function showNamedRow(): void {
  const show = (): void => {
    const href = hrefOfRow(document, location);
    if (href !== undefined) location.replace(href);
    else openAround(document, location.hash.slice(1));
  };
  show();
  addEventListener("hashchange", show);
}
