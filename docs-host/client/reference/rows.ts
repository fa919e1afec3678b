/** Decodes the id in an address; an id with a broken escape is returned unchanged. */
function decoded(id: string): string {
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}

/** Returns the row with an id of an address, or else the nearest row around it on the page. */
export function nearestRow(page: Document, id: string): HTMLElement | undefined {
  const names = id.split(".");
  const around = names.map((_, i) => names.slice(0, names.length - i).join("."));
  const rows = around.map((one) => page.getElementById(one) ?? page.getElementById(decoded(one)));
  return rows.find((row) => row !== null) ?? undefined;
}

/** Returns true if an id of an address belongs to a row. */
export const isRow = (row: HTMLElement, id: string): boolean => row.id === id || row.id === decoded(id);
